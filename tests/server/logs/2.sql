BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE beat (
	id INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "beat" VALUES(1,1795835585847);
CREATE TABLE challenge (
	challenge TEXT NOT NULL, 
	person TEXT, 
	expires_at BIGINT NOT NULL, 
	PRIMARY KEY (challenge)
);
CREATE TABLE due (
	"table" TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY ("table")
);
INSERT INTO "due" VALUES('CLCKED',1795835590852);
CREATE TABLE format (
	version INTEGER NOT NULL, 
	oldest INTEGER NOT NULL, 
	PRIMARY KEY (version)
);
INSERT INTO "format" VALUES(2,2);
CREATE TABLE log (
	"table" TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	guest TEXT, 
	command TEXT, 
	event TEXT NOT NULL, 
	digest TEXT NOT NULL, 
	PRIMARY KEY ("table", seq)
);
INSERT INTO "log" VALUES('EVENNG',1,1795835557680,'ana','ana-1','{"event":"opened","guest":"ana","edition":"bga","options":{},"chairs":5,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":null,"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false}}','53205f6812cca860b4ea7e5aebe805968948b7b22a06e6479ed17e79a22fe89d');
INSERT INTO "log" VALUES('EVENNG',2,1795835557680,'ana',NULL,'{"event":"sat","chair":1,"guest":"ana","name":"Ana"}','6496b15331bfd8fe289a6698204b025d223872e2b41998315d99f2a163ee03bb');
INSERT INTO "log" VALUES('EVENNG',3,1795835557749,'ana','ana-3','{"event":"configured","edition":"kozak","options":{"calza":true},"chairs":4,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":null,"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false}}','9ddafe3b47541fc8a2a32e43c57b0a472031fca43b3fda7966e7c355e9dc63d0');
INSERT INTO "log" VALUES('EVENNG',4,1795835557752,'bo','bo-2','{"event":"sat","chair":2,"guest":"bo","name":"Bo"}','712710009399845ff27639ac1df2de001ef594d599f6f1fdf6efbfbabbaac1e6');
INSERT INTO "log" VALUES('EVENNG',5,1795835557754,'cleo','cleo-2','{"event":"sat","chair":3,"guest":"cleo","name":"Cleo"}','f32138a8b6d929b9dd8d8aafb623ac1fea2d9c6744433eadf43d013c8931de57');
INSERT INTO "log" VALUES('EVENNG',6,1795835557757,'ana','ana-4','{"event":"botseated","chair":4,"bot":"beginner","left":false}','a176f04a106d5aed22e5bf7e0269558fc4a1fb6effe2ea7521006b6d657ad0c3');
INSERT INTO "log" VALUES('EVENNG',7,1795835557759,'cleo','cleo-3','{"event":"stoodup","chair":3}','4f44b69cbc8c84ad73f3f1e837feeaa222cf888ca8cc9e5ba96dc1392dbc423a');
INSERT INTO "log" VALUES('EVENNG',8,1795835557760,'cleo','cleo-4','{"event":"sat","chair":3,"guest":"cleo","name":"Cleo"}','0e36a6b1652658b5c72e9705edc599886896262751cd3a33bf6abbe0a768ac73');
INSERT INTO "log" VALUES('EVENNG',9,1795835557762,'cleo','cleo-5','{"event":"sat","chair":3,"guest":"cleo","name":"Cléo"}','e6aa913e012bd4dbc8566399ff381cea7d294d319ff226500ced4e110ea2bbf5');
INSERT INTO "log" VALUES('EVENNG',10,1795835557765,'ana','ana-5','{"event":"chatted","seat":1,"phrase":"good-luck","text":null}','2e7ccfd2be9075a216aea2782299feee014993705812e410fa299fc1d615dab5');
INSERT INTO "log" VALUES('EVENNG',11,1795835557766,'bo','bo-3','{"event":"chatted","seat":2,"phrase":null,"text":"Хай щастить!"}','28abc107c006c363778b8858a9aec50f8ec6e4f56b2008cd50b0c98908988f37');
INSERT INTO "log" VALUES('EVENNG',12,1795835557768,'ana','ana-6','{"event":"started"}','c99be4acf96cf4ae86f7e4accc2b22b4fc841bd47d4b17a92e3f8625975cb5b8');
INSERT INTO "log" VALUES('EVENNG',13,1795835557771,'ana','ana-7','{"event":"digestgiven","seat":1,"round":1,"digest":"73042906ce32bc2323b41fb943a1d2e51e83e394559111300e2c3d8f26a661ac"}','3ae28ccb1765e2a1ad967cf2004e5dcbd32ef9bd9d0670ba7c3adf98a35421cd');
INSERT INTO "log" VALUES('EVENNG',14,1795835557773,'bo','bo-4','{"event":"digestgiven","seat":2,"round":1,"digest":"353b7027246b8e484ec378e38bd8629932e7386ac92d9fb55d9b8dc048bbf527"}','5b1c39fe38dd5ddeebf1c464bca4d1f1a4118963fdc5897299402011d3f82671');
INSERT INTO "log" VALUES('EVENNG',15,1795835557775,'cleo','cleo-6','{"event":"digestgiven","seat":3,"round":1,"digest":"ba67975d95b316cef4abaef7e6e13249ab4566e0a9b720eec20f6e443b393fc1"}','f61f6a533f635d66eaf7749781823844d4b23c9ebf047b3290dd30d43c06f66f');
INSERT INTO "log" VALUES('EVENNG',16,1795835557775,'cleo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ac329c75c13a3f42879a84af1d1711260d4a188fe8cf2638e773418ed40e96a2"}','ad065e3f70981f2fe2367967222d2fc96b3837060b58051207269a4a4cbacf1c');
INSERT INTO "log" VALUES('EVENNG',17,1795835557778,'ana','ana-8','{"event":"contributed","seat":1,"contribution":"58e083af152255a9f9e653189400622b"}','89ab3750f56f7c8b8a334e1fc35d7d4a829c485459a944c6b622f9482930f22f');
INSERT INTO "log" VALUES('EVENNG',18,1795835557780,'bo','bo-5','{"event":"contributed","seat":2,"contribution":"798edeee4afa332e8929e2c7bccf3378"}','ed53677f0028e656eeae6a1d823d366cea7977f56382f1149007269beeb8e03d');
INSERT INTO "log" VALUES('EVENNG',19,1795835557783,'cleo','cleo-7','{"event":"contributed","seat":3,"contribution":"3aa05d28338c419cf5a35ac2ac3664ae"}','7a7a09a17241d71934c566012a09772ee478e086b08d8ab2dae4be7c9de433c3');
INSERT INTO "log" VALUES('EVENNG',20,1795835557835,NULL,NULL,'{"event":"rolled","faces":[2,1,4,1]}','15df81a3a297c2436e49de84924195acb90a7ae6e88d99d7819076cf08defae3');
INSERT INTO "log" VALUES('EVENNG',21,1795835557903,NULL,NULL,'{"event":"dealt","hands":[[4,3,1,4,1],[3,1,1,3,5],[1,2,4,6,4],[3,6,1,6,2]],"opener":3}','3c0829eedcfa79d55b2b9926a60ff2d33ab46fbdff0fce07f1fafe6b6c88fa85');
INSERT INTO "log" VALUES('EVENNG',22,1795835557910,'bo','bo-6','{"event":"pauserequested","seat":2,"wanted":true}','d07d808c53debd56a83c77a0698ec4ff6ee041c93de24c93d6a64f7dbe4526e5');
INSERT INTO "log" VALUES('EVENNG',23,1795835557911,'cleo','cleo-8','{"event":"pauserequested","seat":3,"wanted":true}','cf9b329a11acfb25358d4df76d2413ec2bdc116a939cd1e0e0bb01dc90f8a924');
INSERT INTO "log" VALUES('EVENNG',24,1795835557913,'ana','ana-9','{"event":"paused"}','0d5c02f57ce887ef41b5f5f39d9c76255ccaba28e41b92f0caf942dfa0c0e63b');
INSERT INTO "log" VALUES('EVENNG',25,1795835557914,'bo','bo-7','{"event":"resumed"}','9832436a1a90d0dbe99055da5cfccfc1f4611235020abdcec77024daeccb3643');
INSERT INTO "log" VALUES('EVENNG',26,1795835557930,'phone','phone-2','{"event":"handedover","chair":1,"guest":"phone"}','1f7e74ff9830b97594376195182d845127817247b3f9515c5967f2ca2d64e8a0');
INSERT INTO "log" VALUES('EVENNG',27,1795835557932,'cleo','cleo-9','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','42ae7cbfc2b822e44c91cacc0024cec7db847350cf11c5e634c30234170dde31');
INSERT INTO "log" VALUES('EVENNG',28,1795835557955,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":1},"timed_out":false}','a65da1df4847ed7904051c2601ad32cf31a77c16f2bbd365625dc25e3c850afb');
INSERT INTO "log" VALUES('EVENNG',29,1795835557959,'phone','phone-3','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','0069a45ebae81d52a22e37b04c7695159d5cf8105c096c2f303fda90709e8ec1');
INSERT INTO "log" VALUES('EVENNG',30,1795835557959,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','774188bdcad271f354263c33946fda0062869974aabfad17a53df8de19942e4d');
INSERT INTO "log" VALUES('EVENNG',31,1795835557959,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"9daf2eb92eb9782f1c85fa62778b7dac4f62617ccaacd0119786121a301ae188"}','8ff9599ce27e7aacf2626d1bdf004f8408e92a7fd16a09686f555beff62e9996');
INSERT INTO "log" VALUES('EVENNG',32,1795835558388,NULL,NULL,'{"event":"dealt","hands":[[1,1,2,5],[2,4,4,3,4],[1,1,2,5,3],[2,4,3,2,5]],"opener":1}','27fbf87ba7cfbcebf46be6f1b8322094a554b210d25f89b07fbc9592c5089fc8');
INSERT INTO "log" VALUES('EVENNG',33,1795835558393,'phone','phone-4','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','b36ce56d28bbd7dcdb9b7e9091493ce422810e8288db5cb5c87e15c6ba6daacf');
INSERT INTO "log" VALUES('EVENNG',34,1795835558397,'phone','phone-5','{"event":"retracted","seat":1}','fea46c879f6e72b104a2fa4308a1b051562e14e8d6425de5eb6d9373e7630ce1');
INSERT INTO "log" VALUES('EVENNG',35,1795835558399,'phone','phone-6','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','33ac2b69fd283057220d4c10137a109de2bb5be4e4330e3f6ef6c59b3a59b59a');
INSERT INTO "log" VALUES('EVENNG',36,1795835558408,'bo','bo-8','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','d79e483a9af5646eac2c71a77fac6074298e1b85124156769473039bc28fe196');
INSERT INTO "log" VALUES('EVENNG',37,1795835558418,'phone','phone-7','{"event":"calzacalled","seat":1,"decided_at":1795835558433}','c4b15d508db4a2df4f030f0f773ef1866d238874a98937ae5cbfc396d483b8b4');
INSERT INTO "log" VALUES('EVENNG',38,1795835558420,'bo','bo-9','{"event":"calzacalled","seat":2,"decided_at":1795835558435}','f193f6db4f312529d510d0ee02f2659381c3afcda0da0040441ec5283773a160');
INSERT INTO "log" VALUES('EVENNG',39,1795835558433,NULL,NULL,'{"event":"moved","seat":1,"move":{"move":"calza"},"timed_out":false}','873108d7c8944e8938931596c0a56b2566cef3e3a2dbb7bdb1527417447a792f');
INSERT INTO "log" VALUES('EVENNG',40,1795835558433,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','288ba160640450087bf6d88f1d528aa3fc63b8ffe81b5f3fef2c3674dbb178d2');
INSERT INTO "log" VALUES('EVENNG',41,1795835558433,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"6a2f57f887537e3cfbdb7631c93c3518ec24fd40ab2f5f14934eed6e4eb4b2df"}','a2f9c16dd7577a769d60a5fa235a207cad1e1aeb57a7284365dce420cedecd3b');
INSERT INTO "log" VALUES('EVENNG',42,1795835558893,NULL,NULL,'{"event":"dealt","hands":[[5,2,4],[4,6,5,2,6],[1,3,5,1,3],[1,5,5,4,6]],"opener":1}','45876273a7a2809c681a58980c417896b8fd349c4e92daab6a70b9a1f12b6103');
INSERT INTO "log" VALUES('EVENNG',43,1795835558898,'phone','phone-8','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','cae8908369a86cfa191935e6faf4de47f3a57fbbb7e929ae5802cfb9152dcfa4');
INSERT INTO "log" VALUES('EVENNG',44,1795835558902,'phone','phone-9','{"event":"retracted","seat":1}','493b9ec1be30c43ae5b92597a52b468f016e0caa9b64576007c2e4a848dd2245');
INSERT INTO "log" VALUES('EVENNG',45,1795835558904,'phone','phone-10','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','b98ec896e233eb9ab6825d6eaf0ac5fecd2ba85977a07ec5fd1660b0c7e45d22');
INSERT INTO "log" VALUES('EVENNG',46,1795835558914,'bo','bo-10','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','7a4b4589a14db45b0a094492dd57de0c68c39196106d110ebce132fe29dbe44f');
INSERT INTO "log" VALUES('EVENNG',47,1795835558924,'cleo','cleo-14','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','8c1f9f30b02b31061d8ee069f53e44064e3b6d71968b57b230e3ac8d8c872bc6');
INSERT INTO "log" VALUES('EVENNG',48,1795835558949,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":6,"face":5},"timed_out":false}','b6d15be6d5ab3fcc1f7ebc1fd8e7d6dd37ca242280c1d65c6afcdbc78c9afaeb');
INSERT INTO "log" VALUES('EVENNG',49,1795835558953,'phone','phone-11','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','6e0107fe5059725c6d1e7aafa302c454fd9254060b138a5e9effe0ec7ac39a40');
INSERT INTO "log" VALUES('EVENNG',50,1795835558953,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','4573891f55b3e0afedbd17c98fa7e38626a5619aff553b8bde500c591c032e56');
INSERT INTO "log" VALUES('EVENNG',51,1795835558953,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"10a239a1192dda349f49b1ff3d54ba89ca07e9534693d729dd5e1db247e0159a"}','b1564598ae109c2cbe3b831e2864c3485e4b1be68c15686d2363de07e4fb0127');
INSERT INTO "log" VALUES('EVENNG',52,1795835559413,NULL,NULL,'{"event":"dealt","hands":[[2,5],[4,4,3,6,6],[3,4,1,5,4],[6,5,2,3,5]],"opener":1}','c83141cd3e42b4bfb4428ba5d1623a2f20e48113d17bb808767e4feebe28856a');
INSERT INTO "log" VALUES('EVENNG',53,1795835559416,'phone','phone-14','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','6c3a681a41ecb47bd1c15fc8bc634ab014cfea1ef80b9f53a9708c77774cf9e9');
INSERT INTO "log" VALUES('EVENNG',54,1795835559424,'bo','bo-11','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','cb0ec0f73fb96b6799adbdb3a61cd40dcff3b47f3caef6f4372af628e9e53357');
INSERT INTO "log" VALUES('EVENNG',55,1795835559434,'cleo','cleo-15','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','c8aa46fac02fff762e8b6b48b23270e6d1601bbf3b61c2e0a97b2f8c13230014');
INSERT INTO "log" VALUES('EVENNG',56,1795835559438,'cleo','cleo-16','{"event":"retracted","seat":3}','a82495f64340bdcc29abea5188b739453e36ee79133ef672cd5360c58e221df4');
INSERT INTO "log" VALUES('EVENNG',57,1795835559443,'cleo','cleo-17','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','857bcbe1735306a0e2b4536e64350c05bafcd61d46840e7dce31ac01ba86f62b');
INSERT INTO "log" VALUES('EVENNG',58,1795835559460,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":6,"face":2},"timed_out":false}','3c7b27c39b33e2efc66f171e98ebd260a80deba753cf69f0f197e87fb5f7262c');
INSERT INTO "log" VALUES('EVENNG',59,1795835559464,'phone','phone-15','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','dc620ad4621b522c6bb4870b79a3be44384a185369cb21ea731fd54d0d9a22a7');
INSERT INTO "log" VALUES('EVENNG',60,1795835559464,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','933ecd9a84be70c734e1ff2bfb884406dd3240674cdd7a47d1360775ad8f2375');
INSERT INTO "log" VALUES('EVENNG',61,1795835559464,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fc88705d4617d839d4d4b57c7e47d347dc1319d6679ca18dce8d10aaa386497a"}','76abaa7de12c4dbe8c21e1aefbb49aa65e599f04039563da6dfb450b8b173c8c');
INSERT INTO "log" VALUES('EVENNG',62,1795835559845,NULL,NULL,'{"event":"dealt","hands":[[1,3],[2,1,1,5,1],[2,3,6,1,3],[4,6,5,6]],"opener":4}','14140e88a470fec67698b004b553a5edf7ad4612335bc9b79b117520c17ba527');
INSERT INTO "log" VALUES('EVENNG',63,1795835559884,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":4},"timed_out":false}','14c37349a36f32693b712c082415ecdefd3abcea727dcd59124ba442a8b21d69');
INSERT INTO "log" VALUES('EVENNG',64,1795835559890,'phone','phone-16','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":4},"timed_out":false}','773cb015310b896c2ecaf9d4b905d71b8264b4b5b8b6c28c1fd8a5620c05e4d1');
INSERT INTO "log" VALUES('EVENNG',65,1795835559900,'phone','phone-17','{"event":"calzacalled","seat":1,"decided_at":1795835559915}','b273f186e8e81ab39b58747270bcd7c72571950b5d8e93e987652dc45eca22a6');
INSERT INTO "log" VALUES('EVENNG',66,1795835559905,'cleo','cleo-18','{"event":"calzacalled","seat":3,"decided_at":1795835559920}','1f60b06695590e74fc38d00da231194c2bc59906c17537d585fe783357a5950b');
INSERT INTO "log" VALUES('EVENNG',67,1795835559918,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"calza"},"timed_out":false}','5d7503560475a2289a13af5de692d57affc91203b26f0314a39e881738f131c0');
INSERT INTO "log" VALUES('EVENNG',68,1795835559918,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','f3353b8f58b337847c725abad53e81042d9239f28da7242e396212f09c4fcf0e');
INSERT INTO "log" VALUES('EVENNG',69,1795835559918,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"e87da3ea7aa9b6b4dd2cfe1d1c5a95f2190acbc4e73c5a45bf9b40f780683503"}','a48ff141006bcf796c9f09b46f4034533b3a41ac63a331312403cc3081bd086b');
INSERT INTO "log" VALUES('EVENNG',70,1795835560347,NULL,NULL,'{"event":"dealt","hands":[[2,3],[3,6,6,1,2],[2,2,3,4],[2,1,3,3]],"opener":3}','1fb0da82954c6877e7d516c75d968113880057fd175b133c9fa05980f79974e4');
INSERT INTO "log" VALUES('EVENNG',71,1795835560352,'cleo','cleo-19','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','17362f4e919c725a9f7e81684c4ea86955e7caf671ec0e7d463391cd59b6718e');
INSERT INTO "log" VALUES('EVENNG',72,1795835560376,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":2},"timed_out":false}','51dc372911c9c078145ada45c6286197c4dcd117aa703b8c3ed0f2accc749a46');
INSERT INTO "log" VALUES('EVENNG',73,1795835560385,'phone','phone-18','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','86626ad9b6f0e7b47353eb451be8719153f14740a6b35b6d7a3b0f8feb2d411f');
INSERT INTO "log" VALUES('EVENNG',74,1795835560385,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','637488ecaabbb6af84a9c12580949db4e570dd1b5bd5e984fee4137eb8b45f69');
INSERT INTO "log" VALUES('EVENNG',75,1795835560385,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"969568bb298e28c5e39af6f484255c7a79e38c0d37b0d48f75d55d7731668514"}','e4803b979750c2a0c016c0d111b41f74ab8aa0fc9d444b096d616b5363d94b9c');
INSERT INTO "log" VALUES('EVENNG',76,1795835560828,NULL,NULL,'{"event":"dealt","hands":[[4],[6,5,4,4,5],[1,6,5,6],[5,3,3,1]],"opener":1}','1fae062f2870cc3beab1895d93175fc776c2596204e7fb212522e1997d73554a');
INSERT INTO "log" VALUES('EVENNG',77,1795835560835,'phone','phone-19','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','83b0629df3821ab532e150840f6684e041f3461bfab7d4baa627a2e2cee9bec7');
INSERT INTO "log" VALUES('EVENNG',78,1795835560839,'phone','phone-20','{"event":"retracted","seat":1}','266a3d55f67b1cda0d9939d38686a2cb24aef8a876080446a07bd0c209418a9b');
INSERT INTO "log" VALUES('EVENNG',79,1795835560849,'phone','phone-21','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','d27f102efde454a8e9208cc8848c5a2b270c6844d88736b0e2bec9a86040f404');
INSERT INTO "log" VALUES('EVENNG',80,1795835560859,'bo','bo-15','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','b62b1b30d4d2876ce9576d629c6c966d6fa5bbda885d89844df935b36978388e');
INSERT INTO "log" VALUES('EVENNG',81,1795835560995,'cleo','cleo-21','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":4},"timed_out":false}','060278714855f3e9c9584d65eeee13feb787570a931493f4782670853d41e2dc');
INSERT INTO "log" VALUES('EVENNG',82,1795835561129,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','1863594b189fe149b8d3ded9c176208f3c31eab91335143e5baf2bb13046fc62');
INSERT INTO "log" VALUES('EVENNG',83,1795835561129,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','9a8e992c71a4039289097644d899cdae423185eb79829ee57d0c372112ad0923');
INSERT INTO "log" VALUES('EVENNG',84,1795835561129,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ddbeb24a3ec524dc77c2932fc6ecc1e560e369a656536d939bbf976bab42dcb5"}','4910bf4eeb295b628ae7130306692ee7621b768a6b729d2bf9af1094f4821baa');
INSERT INTO "log" VALUES('EVENNG',85,1795835561510,NULL,NULL,'{"event":"dealt","hands":[[4],[1,1,2,1,3],[1,1,1,1],[3,1,6]],"opener":4}','f4b72bf42d7f60979f039b9d81e8352c62da3dc5d2c0b484af36e76784aea971');
INSERT INTO "log" VALUES('EVENNG',86,1795835561559,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','3b5328c6c4f21994374532824c8757443db2a3110f4e3d84e8fcbdf04b612e07');
INSERT INTO "log" VALUES('EVENNG',87,1795835561565,'phone','phone-23','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','35ff2b1f7194b72abe77794ed74132c138f99d820f378bc1b990e847cabc0846');
INSERT INTO "log" VALUES('EVENNG',88,1795835561565,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','58e0160379f3afac1b0e341d98ffa2423918125ea511141984b37a5b8b3981c0');
INSERT INTO "log" VALUES('EVENNG',89,1795835561565,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"36c664e1a9ad01c9395fcfdadf54fc28a94fa34283f0c4554501acf81abcc0e6"}','918a7719d744a4d737ae25a20b88a4d98caff438cdd362ef8d2663cb9f666497');
INSERT INTO "log" VALUES('EVENNG',90,1795835562042,NULL,NULL,'{"event":"dealt","hands":[[],[4,1,2,3,3],[1,6,6,3],[3,1,1]],"opener":2}','5f1e9940c49b1dabac48849e40041317956309fb8b56946eb77b626d55d52bad');
INSERT INTO "log" VALUES('EVENNG',91,1795835562049,'bo','bo-17','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','6c7f5a7c674e8000f99539a3c641805dc6ea5ce43d034bd806b25ad10427ba09');
INSERT INTO "log" VALUES('EVENNG',92,1795835562060,'cleo','cleo-22','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":3},"timed_out":false}','cee3d537b2bb57c66b6812c4ac2f6dac284f7a66ada908b9ae68588f9635f59b');
INSERT INTO "log" VALUES('EVENNG',93,1795835562076,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":4},"timed_out":false}','f1b1df883fa275c023e5e9b9f56299c54aa3d85341f341827edba3ba9e4be160');
INSERT INTO "log" VALUES('EVENNG',94,1795835562083,'bo','bo-18','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','ff1aa7962a62e50a079b46825dd73b935beba13468387fec44c55836afc14e45');
INSERT INTO "log" VALUES('EVENNG',95,1795835562083,'bo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','5674ba4d071bd0c2495dbb56b1580793c7ed8c27a6fdb7199118e21d13ad3cbc');
INSERT INTO "log" VALUES('EVENNG',96,1795835562083,'bo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ab522b68672b5606c9fef7a3b93d380fb5ff3af4924daded36bd639465e79077"}','5887d4ca01ae6e1787798d7cb9f6d190be79a17e80a55b1fd83f19318c93af56');
INSERT INTO "log" VALUES('EVENNG',97,1795835562469,NULL,NULL,'{"event":"dealt","hands":[[],[3,2,5,1],[1,6,4,1],[4,1,4]],"opener":2}','34ed34aa24aaf4cbae2fa825182fa0aac633b1106b9fd4c6d681c42226f7d62c');
INSERT INTO "log" VALUES('EVENNG',98,1795835562476,'bo','bo-21','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','5d348352f65d72559e5e7c8dcf44e221a0061499bd7fbdde7a74cc2a2fa389f4');
INSERT INTO "log" VALUES('EVENNG',99,1795835562488,'cleo','cleo-23','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','c0c55fecc5e6480b4676ebcad93d33cdc9b9d6b521a9710a0546ae346b6e6d70');
INSERT INTO "log" VALUES('EVENNG',100,1795835562504,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','4133569a243549f07672ed880742f150712d929112334904f7f7ab77e938efe4');
INSERT INTO "log" VALUES('EVENNG',101,1795835562510,'bo','bo-22','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','6ca8c5078fef918b22aed34fbb00579022be0e2298981f5cc4c108edbba17c5a');
INSERT INTO "log" VALUES('EVENNG',102,1795835562510,'bo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','2ce4e20d7173db2d0783e3e22f172adb9560f2ca367231aafad42baf88b11e2c');
INSERT INTO "log" VALUES('EVENNG',103,1795835562510,'bo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fb04ce8236d7cbf8d81af12ea067f302b3cd53736244c25fb1827db3a35e56ad"}','2a27a487819c5984c3bfc3ce1349560485af88c4ab0941674764a2846e9728d3');
INSERT INTO "log" VALUES('EVENNG',104,1795835562896,NULL,NULL,'{"event":"dealt","hands":[[],[6,6,5],[2,3,2,5],[4,5,2]],"opener":2}','15c89425e4c282679b34d4349af9ae2ff2f59a2fc2a5c3a03c9fe1e5ca6a90f1');
INSERT INTO "log" VALUES('EVENNG',105,1795835562899,'bo','bo-23','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','f6abcb35e1647d482684437dc83f26de61d82206f11db88ba4cef274ab459151');
INSERT INTO "log" VALUES('EVENNG',106,1795835562910,'cleo','cleo-24','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','535dee45408fbe257e539f0a18ab0e8163a735ad89a495083b81f84cee439c39');
INSERT INTO "log" VALUES('EVENNG',107,1795835562935,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','aa5e7a9a936aa144ad259c03dc033bf4b5408091f3f03c4ea5f0b274dc13d2d1');
INSERT INTO "log" VALUES('EVENNG',108,1795835562943,'cleo','cleo-25','{"event":"calzacalled","seat":3,"decided_at":1795835562958}','c79d2ce8dfdae8d89cdf2830a9e6a9205811204ae2f5aa7985efa9e04f720848');
INSERT INTO "log" VALUES('EVENNG',109,1795835562959,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"calza"},"timed_out":false}','8649aff4522d29c0a8ceb0d103cee7372b34be331dd1e3ce2ba0be6b385f1f76');
INSERT INTO "log" VALUES('EVENNG',110,1795835562959,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','47fa0db6724f8bbdefa6554c100f8ebe4d918eefbc42432328219cf05d730d59');
INSERT INTO "log" VALUES('EVENNG',111,1795835562959,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"90033d154a21c3a89b2f661c1285ad2afd865e191f5bccbb161db8e50b16377d"}','7045dc1aebe4714437823b708f6a86e82faf7214d2c5e8c55ffc34e7de856f13');
INSERT INTO "log" VALUES('EVENNG',112,1795835563266,NULL,NULL,'{"event":"dealt","hands":[[],[2,5,6],[6,5,5],[5,2,4]],"opener":3}','bc66d7c4187840d7c1872ec35140122d057c7a47e2a61d905b55906d13fc4e98');
INSERT INTO "log" VALUES('EVENNG',113,1795835563277,'cleo','cleo-26','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','dd578d24795f714a1f003f8b9fa76d55755e59e605d26daf0a26e6888e56db60');
INSERT INTO "log" VALUES('EVENNG',114,1795835563300,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','6005d77acddab9d70fda628a399b1945773f0becc24cab269f424a69084b5aff');
INSERT INTO "log" VALUES('EVENNG',115,1795835563304,'bo','bo-28','{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','6e62b34c78208692af76c288d385ab4753283ee9330750974b4a5b799aee06b2');
INSERT INTO "log" VALUES('EVENNG',116,1795835563316,'cleo','cleo-27','{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','276ea109270f4d631f866491d1482fcd10afa9399f1f6ee84c2c6a358fb2fbae');
INSERT INTO "log" VALUES('EVENNG',117,1795835563316,'cleo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','455204d5b246db04774cd6f093277b5dd514ff342f1d1547dcf8557bc735f735');
INSERT INTO "log" VALUES('EVENNG',118,1795835563316,'cleo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"966ab5c934780e53cd17b3aa3cdc06a7b8b7f327a8366dd7455577ae16b3e5b9"}','7bfb3b6300a997320f16ddc7f143257fb1afe0e320af0520fba4fa70924d1014');
INSERT INTO "log" VALUES('EVENNG',119,1795835563655,NULL,NULL,'{"event":"dealt","hands":[[],[3,1],[1,2,2],[5,6,3]],"opener":2}','09fa7ff9fcc2ffbc90ed4d3b9585014aaef6c772f3c4cf41867aa8873c21a5c5');
INSERT INTO "log" VALUES('EVENNG',120,1795835563662,'bo','bo-29','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','f83a4239fc620c6a92bcc567137cdd0984674d6d5bf8cc996ca1e198b233c3ee');
INSERT INTO "log" VALUES('EVENNG',121,1795835563679,'bo','bo-30','{"event":"calzacalled","seat":2,"decided_at":1795835563694}','871dbd140532fac9268d20712b8ddcf4e35112e6b3000db673bb6af7dc222afc');
INSERT INTO "log" VALUES('EVENNG',122,1795835563697,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"calza"},"timed_out":false}','5d477dae5cd031e2caa8d062d02ab56ccac2fb089df3aab9ab3c38827905085d');
INSERT INTO "log" VALUES('EVENNG',123,1795835563697,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','b79fb3bedf3576fbf0328a1e8cc9481b1dff0879deca3261f76a71236e85eacc');
INSERT INTO "log" VALUES('EVENNG',124,1795835563697,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"1408a74f1a1b25552d609f4b83b4ffd737d86a36a4827519001cb598a1c9438a"}','b56461d426e8c93d538fececdeabfe64f47f2492bd40d096a3be7a5c9066d347');
INSERT INTO "log" VALUES('EVENNG',125,1795835564052,NULL,NULL,'{"event":"dealt","hands":[[],[6],[6,6,3],[2,2,2]],"opener":2}','2ba5ca90ce1058fc40e9ffc8ac6708fe9d8f0910750b0d2bf9f9cdd0c9e02e6f');
INSERT INTO "log" VALUES('EVENNG',126,1795835564056,'bo','bo-31','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','7811c9e42967af99b35ce5c966f490b514e3801ba33a75fcc290c6c96722e983');
INSERT INTO "log" VALUES('EVENNG',127,1795835564062,'bo','bo-32','{"event":"retracted","seat":2}','43a9333302744dc123c10ac15ddd55bbe070f7c623d1d610b9ebc8e7b2658d10');
INSERT INTO "log" VALUES('EVENNG',128,1795835564068,'bo','bo-33','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','be2efcb460c154e010cfc841c85222545852090421fe728308d1d3a17042f62c');
INSERT INTO "log" VALUES('EVENNG',129,1795835564081,'cleo','cleo-32','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','99ba0d71e2a1115a2d548dbcf445c8c9ceb6dca9de04ab7e3f01de17b8ef1744');
INSERT INTO "log" VALUES('EVENNG',130,1795835564165,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','8500f5616b435e401192c72abe5ba8b8c2337264c8632c770febd6d09ab5fc27');
INSERT INTO "log" VALUES('EVENNG',131,1795835564171,'bo','bo-34','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','2344f03482d08e91214a7542f022ee7822e9f48424dd9f5eaa21343fcaecffd2');
INSERT INTO "log" VALUES('EVENNG',132,1795835564171,'bo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','9efb37f198818ae8819d4404bb1573ac1aa3df20abc190fd41bcd476d4003d67');
INSERT INTO "log" VALUES('EVENNG',133,1795835564171,'bo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"c6368e1ba56a90855c52a26a66b82159c335297cf51c2f3c689bc8d4f7c59e3e"}','4b20fae04a19fdca234fc5c5ed830c65e5a9a31c3d01eefe3075fdfab851d8b5');
INSERT INTO "log" VALUES('EVENNG',134,1795835564525,NULL,NULL,'{"event":"dealt","hands":[[],[2],[4,6,6],[3,4]],"opener":4}','3c5fb2753d56e555f99a61583ab50c28a58eb80d8d01eed6a50e8c95c020b533');
INSERT INTO "log" VALUES('EVENNG',135,1795835564569,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','4b5bf5de360a014d4f2d187b0495417e3aaad825bc69e0f5b822db994630a2d5');
INSERT INTO "log" VALUES('EVENNG',136,1795835564575,'bo','bo-35','{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','c38790d1b93b7144b69e8a4fe8106b6c37e4ddc8d3ac1b9c6332db112343db4a');
INSERT INTO "log" VALUES('EVENNG',137,1795835564588,'bo','bo-36','{"event":"retracted","seat":2}','d214b56a582dabebf4e9d7f79e001dec567f911c9952c776f06f5255ba34e8ec');
INSERT INTO "log" VALUES('EVENNG',138,1795835564600,'bo','bo-37','{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','6ffc6ee1020bdf4108b8ad9867471e7c7eb71b5ea154d514d87a9e781cfb910b');
INSERT INTO "log" VALUES('EVENNG',139,1795835564617,'bo','bo-38','{"event":"calzacalled","seat":2,"decided_at":1795835564632}','6e02411a4bcde225d071b12f7b8c7723074c5bd6764835eb81bc70bf3d4bdba4');
INSERT INTO "log" VALUES('EVENNG',140,1795835564633,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"calza"},"timed_out":false}','5cdd862e939ca72ba08f778d22255c95fc12be90d2f5b2fc1fe1d085376af669');
INSERT INTO "log" VALUES('EVENNG',141,1795835564633,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','a7e7f50bb191845e53ee60ed363a8b8bc62ad48bcf5deb75dbb0522b6233e8fe');
INSERT INTO "log" VALUES('EVENNG',142,1795835564633,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"3ddc78413cc776c6b89b7ab88e5f64f23e6af431d3cdeab91d3f95cce8840d1c"}','0ccbca2206ad2b77b848dc620bca1d032ce00da4cba8f77a9931aa0568c3d003');
INSERT INTO "log" VALUES('EVENNG',143,1795835564956,NULL,NULL,'{"event":"dealt","hands":[[],[],[5,1,4],[6,5]],"opener":3}','06a60dd233f9ec38d6a3d6ae248ee532f7335339362fc2737848e909a7bce6ce');
INSERT INTO "log" VALUES('EVENNG',144,1795835564963,'cleo','cleo-37','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','231923c0832749819e4f9fe0b24c7b82b4d48eac2b1b2d9c43661a659be601f8');
INSERT INTO "log" VALUES('EVENNG',145,1795835565001,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','add43b9e269efbacd4f6180f6f6668dc94954d78ee129c88533c1ca44536217d');
INSERT INTO "log" VALUES('EVENNG',146,1795835565008,'cleo','cleo-38','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":4},"timed_out":false}','a71765111e5a3ce45d9a7227f846cfe40b9f318ee17bf9293df61f6631101ac4');
INSERT INTO "log" VALUES('EVENNG',147,1795835565013,'cleo','cleo-39','{"event":"retracted","seat":3}','c71e4c77d653871e20db5ca03ec44d045d3c20eef7769c39af44ce7f23992b0d');
INSERT INTO "log" VALUES('EVENNG',148,1795835565025,'cleo','cleo-40','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":4},"timed_out":false}','66cd070352a26caaddb16dc6b67d1f7c50b9b0b5ee6a4f8439cf0830b425c0eb');
INSERT INTO "log" VALUES('EVENNG',149,1795835565084,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','da4956d1aa3e8da1212143279fc6c121a05349178703d6ceeb880c9da6cf3bac');
INSERT INTO "log" VALUES('EVENNG',150,1795835565084,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','f216d4c73803c91f3079c5552b8e6b5d3cf9b85f2a07dd11fbfa749d1b6fa912');
INSERT INTO "log" VALUES('EVENNG',151,1795835565084,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"835529da3e162bd0dad91280f9618bac2049b65b7b5b7f026437c21735fe752a"}','5ab74435518404736a99f01fbd2eadfe12b9402b6471dd7e144d5ed87f25a704');
INSERT INTO "log" VALUES('EVENNG',152,1795835565394,NULL,NULL,'{"event":"dealt","hands":[[],[],[5,3],[2,5]],"opener":3}','d1f986a8b65f308621815960775c7c19a5d632a46e1048b032f934d519f1b4c1');
INSERT INTO "log" VALUES('EVENNG',153,1795835565396,'cleo','cleo-41','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','0f6541c917791ce942bd4e19dc8f9aa8ad9a9d554b7c7e593f4d009140379e03');
INSERT INTO "log" VALUES('EVENNG',154,1795835565436,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','9d292ae33ec36d9b1c7b31918d25cb70f4b485e1e75ba582be437d741f1c2e04');
INSERT INTO "log" VALUES('EVENNG',155,1795835565436,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','7c1b0964c0a2495f0c350e9ef4a5c7b3e84af139073f66db60fdee8077a3ade6');
INSERT INTO "log" VALUES('EVENNG',156,1795835565436,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"db3359d706d48408ebeea2ede9566b9c73347e21789b666352babedc25acc4a3"}','482a2b701ac0261c0ed2f881089c7f27adc9d8dab702c0c21621d6f21a4411d2');
INSERT INTO "log" VALUES('EVENNG',157,1795835565715,NULL,NULL,'{"event":"dealt","hands":[[],[],[2],[5,6]],"opener":3}','af09e3b7e72e23ba97b5d78e807695744472feac31c471ee6663563fa3cf3554');
INSERT INTO "log" VALUES('EVENNG',158,1795835565722,'cleo','cleo-42','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','776668275f1830dd81b75d5cd854c213aa0f1c71498811e8dd9fe99ecd7b4476');
INSERT INTO "log" VALUES('EVENNG',159,1795835565779,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','e9cee2dc0b3a38cf8fa3bfeaa65c970912e440c66583d9a987324df74bec8efd');
INSERT INTO "log" VALUES('EVENNG',160,1795835565830,'cleo','cleo-44','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','48c15b03b98af2e9455fbe47b087c2d3e98f974dc05c55e3565007780ce5bffc');
INSERT INTO "log" VALUES('EVENNG',161,1795835565973,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','85800dce0fb22182c6a3ef7edc8990ffc4d383b2ddf20ac4def057a95f27a8c3');
INSERT INTO "log" VALUES('EVENNG',162,1795835565973,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','ce525b56aabdd3a65edad1141cb2f257b39e25dc97467ea0455321306f31a911');
INSERT INTO "log" VALUES('EVENNG',163,1795835565987,'phone','phone-28','{"event":"muted","chair":2,"muted":true}','e176553b350ec6c11ee1ce59948e961a4199a6d1de0b0be2127fad36aa680ec4');
INSERT INTO "log" VALUES('EVENNG',164,1795835566001,'phone','phone-29','{"event":"locked","locked":true}','08edd7f9c8dda219ba469963841fd5577654fc29a6cb06a89a13841b386b9ca8');
INSERT INTO "log" VALUES('EVENNG',165,1795835566007,'phone','phone-30','{"event":"hostchanged","chair":2}','46d9b3b35a3488b92ea869ee6aa077f7b357a8b28a63f3795ba7c3faf570c6b3');
INSERT INTO "log" VALUES('EVENNG',166,1795835566013,'bo','bo-40','{"event":"hostchanged","chair":1}','8082caf1079830ec9c96c4e5e6d2c4274f69800839ff76f6257d01ea7cd72010');
INSERT INTO "log" VALUES('EVENNG',167,1795835566019,'phone','phone-31','{"event":"seriesended"}','b4d537588fee0b7d275426fa0be7d0fcaec974bac8ba0647f1060fe5392e39dd');
INSERT INTO "log" VALUES('EVENNG',168,1795835566024,'phone','phone-32','{"event":"reopened"}','eb775ac08f20b1bbb963f43886eec1259ed022506c2f71048ba2f92322090c18');
INSERT INTO "log" VALUES('EVENNG',169,1795835566024,'phone',NULL,'{"event":"botseated","chair":2,"bot":"reader","left":false}','7d4d4ff2dff4112ca4591a5eaea3a2c5d397b92c6ce5b94b947d02088acec2bf');
INSERT INTO "log" VALUES('EVENNG',170,1795835566024,'phone',NULL,'{"event":"botseated","chair":3,"bot":"reader","left":false}','76b78d7c5085168d35b2feb581d0d1b2b5c34b68f67b23e26340d6c2efb45725');
INSERT INTO "log" VALUES('EVENNG',171,1795835566024,'phone',NULL,'{"event":"started"}','4a922c939c01b4e0189e8b55f066aefea1c8b137ce6cd0e85c232b23bf202d76');
INSERT INTO "log" VALUES('EVENNG',172,1795835566029,'bo','bo-41','{"event":"botseated","chair":2,"bot":"reader","left":true}','263b704deda939febb83df0b84cbc208d8e60404f2fd939426159078ab5d4078');
INSERT INTO "log" VALUES('EVENNG',173,1795835566036,'phone','phone-33','{"event":"removed","chair":2,"bot":"reader"}','5d2bf470e3c7bc2158a4ac20732623aa79b2bbd361fac2313f244f05ae8d9a48');
INSERT INTO "log" VALUES('EVENNG',174,1795835566040,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"32764dd2b9947d9f28ad8d19c891b3f88a9b72f715d77b11bf5a5d3ddc6ec114"}','9ec84a7191962629fcadd92956ddeefc85e29a5fb296c406f31dfe839e75ce22');
INSERT INTO "log" VALUES('EVENNG',175,1795835566048,'phone','phone-34','{"event":"readmitted","removal":173}','b4017304ac357ca6cc09d3c45180a7cd8e94d15aae7248508b3bc31e8f8f3693');
INSERT INTO "log" VALUES('EVENNG',176,1795835566054,NULL,NULL,'{"event":"rolled","faces":[3,3,6,5]}','84cddeda5c9d51ddc31aedb4e5bfee6e3d53d9475bf30ce8a9c943f6993c3b45');
INSERT INTO "log" VALUES('EVENNG',177,1795835566081,NULL,NULL,'{"event":"dealt","hands":[[2,1,1,6,5],[1,5,6,4,3],[4,1,1,6,4],[4,6,3,6,5]],"opener":3}','15827f5f09e0ebf82f20c6e58acf491fba30040fe9cd0f4dbb987def0cb68894');
INSERT INTO "log" VALUES('EVENNG',178,1795835566148,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','d12dd83869a6678107da690dd47e896611d8acc4c757ad3f2e94bf16571b6874');
INSERT INTO "log" VALUES('EVENNG',179,1795835566174,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":6,"face":3},"timed_out":false}','23171c977879caacbb714cf2af8a72fee07d0e66c29423688408535c5036693b');
INSERT INTO "log" VALUES('EVENNG',180,1795835566185,'phone','phone-35','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','7f7c8d5f525191c680211ee1c6c967989f8f389005f88d1100aa63cfdb3df0b8');
INSERT INTO "log" VALUES('EVENNG',181,1795835566185,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','2120e984ad8559112c0399e4fb66438205b4da053c839eed9befe59765d453ce');
INSERT INTO "log" VALUES('EVENNG',182,1795835566185,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"0eab736550e3f5399763f4146fd11820fc837a1793c142368866afc7a7996b67"}','e11f5477071c133185fb8d13d973be0243be2554e8bd52cf22d3e8d47fb10095');
INSERT INTO "log" VALUES('EVENNG',183,1795835566483,NULL,NULL,'{"event":"dealt","hands":[[2,2,2,2],[4,2,3,1,6],[3,3,4,6,3],[6,4,4,4,1]],"opener":1}','81d8763f5cca0f957f26b30115fc6276e03df107182ea3ac85083ef9ac23681a');
INSERT INTO "log" VALUES('EVENNG',184,1795835566486,'phone','phone-36','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','890a333c4817669da7b08bfccdde348c5885403db7dfc7bf91c1cdfbc1d648db');
INSERT INTO "log" VALUES('EVENNG',185,1795835566493,'phone','phone-37','{"event":"retracted","seat":1}','ba22cebaf66ac9b0c3498f8c93e0de34a5c7425d294dac63f234b95eda263054');
INSERT INTO "log" VALUES('EVENNG',186,1795835566503,'phone','phone-38','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','a9e9855f4bd094e9da4d2c96f6c3c70bb9cd17f2be0bbdb2c792805e9e481075');
INSERT INTO "log" VALUES('EVENNG',187,1795835566520,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','8f5a822c1360c13bf0ae31683ee9ef2bac0e71f3d2f9a218954a5ab4fd8387db');
INSERT INTO "log" VALUES('EVENNG',188,1795835566540,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":5,"face":3},"timed_out":false}','c0c1d7369d29e8387e7d9de9d54c1392af0ad8a6089bde60687df6c001f1a07d');
INSERT INTO "log" VALUES('EVENNG',189,1795835566574,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":7,"face":6},"timed_out":false}','d8b6bf538d32f1c6130a0481a5af6054907f90bfa2a7baa093576e6bb586c2ba');
INSERT INTO "log" VALUES('EVENNG',190,1795835566624,'phone','phone-40','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','1e840509b698d761f1d412f7b5fbb9ed6e261e2c921e4d8cfcbc0870023b3074');
INSERT INTO "log" VALUES('EVENNG',191,1795835566624,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','3dbd215793107db106d34b2319f5f87d34be91c6ca7076d3334c4f215f28a3e6');
INSERT INTO "log" VALUES('EVENNG',192,1795835566624,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"952e94a8a70eb487e64d5889193c5839308f89248cce21856eccf129de66e65d"}','dd7a64c50ff85fc90158afd0aafee8c87b4b1019ea8f4a34dbadd4ef42a2cd62');
INSERT INTO "log" VALUES('EVENNG',193,1795835566899,NULL,NULL,'{"event":"dealt","hands":[[3,2,1,5],[2,3,5,4,2],[4,4,5,1,4],[2,2,5,4]],"opener":4}','ae31081e8c3656e2943714fd2a5c314808efc12b01ca31be36ef9b6c1d9900f7');
INSERT INTO "log" VALUES('EVENNG',194,1795835566931,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":4},"timed_out":false}','eae81d2fde1dc6b9aed07c30c41d6d3ba8c53c6e6e7d100ec125f359c3cfd07c');
INSERT INTO "log" VALUES('EVENNG',195,1795835566938,'phone','phone-41','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":4},"timed_out":false}','bc505cf91c500588303824437712afa89faa06ed3efba42852903e5defb420ed');
INSERT INTO "log" VALUES('EVENNG',196,1795835566951,'phone','phone-42','{"event":"retracted","seat":1}','66d4f6c816517fd9782e471a0e5b7ed9f54430f64aacf9219134bc161460d794');
INSERT INTO "log" VALUES('EVENNG',197,1795835566971,'phone','phone-43','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":4},"timed_out":false}','de4e7453506f9df9a53ef1609ecab7cf7ecbf5eb87a8ad36571f4418d132022d');
INSERT INTO "log" VALUES('EVENNG',198,1795835567005,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','02597cc6c8b881fc0e340d45c993527b838c0f1d217204dd962efcf2a1aa7200');
INSERT INTO "log" VALUES('EVENNG',199,1795835567035,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":6,"face":4},"timed_out":false}','b4619bff58a6c46a1d9cf552393fddb9b6a8a3058b7640727e5efd6bee7c924c');
INSERT INTO "log" VALUES('EVENNG',200,1795835567084,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','15c1184e1364ae52325519105c8f11fb64ef80bffc652c993cba64bc4f97ae7b');
INSERT INTO "log" VALUES('EVENNG',201,1795835567084,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','74784d6ca568da1e7e2f805249dfb28206635d23e023f9ad99e6cb48a3ea867f');
INSERT INTO "log" VALUES('EVENNG',202,1795835567084,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"eb885b3433115a974abb7481a916804a7647275d0237dc86283a0f898d37ad58"}','8eb2cba9e67586f2bff2bb5d5edcfd92e46e9db59b32f3197f8b8fe4b444e9a2');
INSERT INTO "log" VALUES('EVENNG',203,1795835567381,NULL,NULL,'{"event":"dealt","hands":[[4,5,6,3],[4,4,4,5,3],[4,3,6,5,6],[6,2,4]],"opener":4}','6e4c9f4c5a9571e4ed594a477883ec900b2e5ab7650629f1154a5ba448cda3ca');
INSERT INTO "log" VALUES('EVENNG',204,1795835567434,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','76f396c6170795fcaf372414198af31df1d29c5551f68d2bd6679161027b60aa');
INSERT INTO "log" VALUES('EVENNG',205,1795835567445,'phone','phone-44','{"event":"moved","seat":1,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','643eacd157e8b755a77eed13d3902ecd1fd88772b9f25eddebd36cb74b5ea337');
INSERT INTO "log" VALUES('EVENNG',206,1795835567479,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":4},"timed_out":false}','92fe99abbbf7cf8b479321322c393b5d92713ae9aa00aeb1ce040b980ed7d5bf');
INSERT INTO "log" VALUES('EVENNG',207,1795835567485,'phone','phone-47','{"event":"calzacalled","seat":1,"decided_at":1795835567500}','6819d2596e009d2b98553372b777339582014b0d268ada18599325e5004c5315');
INSERT INTO "log" VALUES('EVENNG',208,1795835567502,NULL,NULL,'{"event":"moved","seat":1,"move":{"move":"calza"},"timed_out":false}','1baadc5a91aaf225dd872832e88e2ca4d9794fa38dcf02d87494e9ebe22a3d2b');
INSERT INTO "log" VALUES('EVENNG',209,1795835567502,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','7613027b21e181b5d540df70641ad763bd0b334fd93edc44f31fb3b183619749');
INSERT INTO "log" VALUES('EVENNG',210,1795835567502,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"a564141280487a91c94305fe377d2595c4f3bcc367f05a42b3b7fa73d4be03cf"}','134e4804aa67a5ad4e1afe50914808f33c34f5a1bf69f58efe0701077152d710');
INSERT INTO "log" VALUES('EVENNG',211,1795835567794,NULL,NULL,'{"event":"dealt","hands":[[6,6,1],[1,3,1,2,1],[5,5,6,1,5],[4,1,6]],"opener":1}','e468250149fbd0fc7c6d503136b33eeb1e3131b39d251e862fe4d5677c755b70');
INSERT INTO "log" VALUES('EVENNG',212,1795835567801,'phone','phone-48','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','a331ef3fe41c217035982d1dd4f25be287a77c684d0ea2bdcffbe8df07e50188');
INSERT INTO "log" VALUES('EVENNG',213,1795835567821,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":5,"face":3},"timed_out":false}','29ef9e68121e64fb40c0e3e0db4d5943f2a4a8e14130a0abadc0138a3a1c6611');
INSERT INTO "log" VALUES('EVENNG',214,1795835567863,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":5,"face":5},"timed_out":false}','50d3a00efa7d833dff502fa81ffa0428949a7fd25523ace8a9d32e1cc8e5fddb');
INSERT INTO "log" VALUES('EVENNG',215,1795835567919,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":6,"face":5},"timed_out":false}','496fad31ca87a871b03739d24a8e5890a066926011f0cc1c4ea70ca4b59b281b');
INSERT INTO "log" VALUES('EVENNG',216,1795835567927,'phone','phone-49','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','d15999755bc78158406ab9e93ca491130799a937374e54ffabfc99b81f2f5dcd');
INSERT INTO "log" VALUES('EVENNG',217,1795835567927,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','b18c4ed9e42e22a0fb800e68bdace5a53dad6c57c19f5f6ac9d4df340e4085bd');
INSERT INTO "log" VALUES('EVENNG',218,1795835567927,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"757991ef6c90f1965d41fc4723b901b66a7fc706a2bcb81ad9c9654a6a275b43"}','f9bd8f8ba327023cb519f7277ed7c679d554de81476ebb697c0d0357cc0b7258');
INSERT INTO "log" VALUES('EVENNG',219,1795835568244,NULL,NULL,'{"event":"dealt","hands":[[6,2],[6,3,3,6,5],[1,3,4,3,2],[2,5,1]],"opener":1}','96fc750da9682301ed2de83e2ee6d26f60d10518b787c6b6b9423228a60ed87c');
INSERT INTO "log" VALUES('EVENNG',220,1795835568261,'phone','phone-52','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','85f66f252c21eef1f7448ffaa44f52d8a3a1b388157e68827537c1db23d017fc');
INSERT INTO "log" VALUES('EVENNG',221,1795835568280,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','dca2778c5e79ba5379d65edb204757b2f784267fcd43207806e905303a49795e');
INSERT INTO "log" VALUES('EVENNG',222,1795835568311,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','abffb4b0d46a9072abb626b88b95411e17b93c6e3399fb35cd89a7e9e8cc635c');
INSERT INTO "log" VALUES('EVENNG',223,1795835568329,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','4927d4422242c42507bdb6d327e3ca3ebea8b3a6105c307ea577911992a65275');
INSERT INTO "log" VALUES('EVENNG',224,1795835568342,'phone','phone-53','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','d3bcbf35c17c7eb9af4e25493d60f96c38f4db0c5a5255b965986acb26d5cb75');
INSERT INTO "log" VALUES('EVENNG',225,1795835568378,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','b4c85896406d8cc74745b42b3cb26e832ee9413f81299b6fdd52d959c67bfdd2');
INSERT INTO "log" VALUES('EVENNG',226,1795835568407,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":3},"timed_out":false}','705031993d13f5c174add005ffdc50749b330868d7d611865605dc96853e0b02');
INSERT INTO "log" VALUES('EVENNG',227,1795835568443,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":5},"timed_out":false}','cf85ecb8c291e62c633b5991e5ede11d58d57572e1ef4b9c0aaaf3e6f7478c80');
INSERT INTO "log" VALUES('EVENNG',228,1795835568451,'phone','phone-54','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','9a64200ad3775d72ac4479ef42721203279b74a59ccc7521bb077fc4e15d9375');
INSERT INTO "log" VALUES('EVENNG',229,1795835568451,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','dde023a2fe3a60797e057802688fe3433e547d5f90758280059ab6c6a78d3f71');
INSERT INTO "log" VALUES('EVENNG',230,1795835568451,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"b522c6cf5f21dd67979ac70f42383416d00beb158e0825c831ec96daa25a2efb"}','791f04d0a9130391d229a4f91886d0cfc8f5bb07d7b67a7d7162d3dee879b98a');
INSERT INTO "log" VALUES('EVENNG',231,1795835568716,NULL,NULL,'{"event":"dealt","hands":[[4,3],[1,2,4,4,1],[6,5,6,1,2],[1,5]],"opener":4}','cbcbc6dfb113d66f7a5e9e799bd00c79f45137ea7937edfb6863f29f070ecab5');
INSERT INTO "log" VALUES('EVENNG',232,1795835568754,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','1586efe4e78e95827246e8228e8ff31710b0d9d22d4567d128a74507b20af5c2');
INSERT INTO "log" VALUES('EVENNG',233,1795835568809,'phone','phone-56','{"event":"moved","seat":1,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','5e9cb5dfeaa44ff5a99b0393862ab0a3a68a4a015043d26af3dcf850443e7b4e');
INSERT INTO "log" VALUES('EVENNG',234,1795835568833,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','8c2c95fc3a5e61f788fc5a2e086b262d5f4bf5028575b3432326dfc169c173f5');
INSERT INTO "log" VALUES('EVENNG',235,1795835569044,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','b0241accd1d575a801fb4d0b2611ccf0dad02a647bd5cfc5779f3c9ba9cc430a');
INSERT INTO "log" VALUES('EVENNG',236,1795835569079,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','71e13eaa61dfe262e191ae6c2bc3a76091a839645aa01b9226ceb1ee1b56653a');
INSERT INTO "log" VALUES('EVENNG',237,1795835569085,'phone','phone-57','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','ee31747887218949d1e0376a81ccfb2a048acc5c42a16dfa6a8d1c5dc3feea13');
INSERT INTO "log" VALUES('EVENNG',238,1795835569188,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":7,"face":4},"timed_out":false}','e475054168bed7ef4ea0225a97d190ce1839cc34ec35883203a8d11618c96bcd');
INSERT INTO "log" VALUES('EVENNG',239,1795835569238,'phone','phone-58','{"event":"calzacalled","seat":1,"decided_at":1795835569253}','d59dad78517f2503dc2eb0134a24065f145c5b73a7bfd5aaf7cff7ef93ae4018');
INSERT INTO "log" VALUES('EVENNG',240,1795835569251,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','d41d4add99f86a8efd8dfd8c1b9403e4ca37faffe66fe68b1a06ee947ba06fc2');
INSERT INTO "log" VALUES('EVENNG',241,1795835569251,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','01aecfa385af911c4c47dc3c162b546255f0b5ccfd0171a5e0e66e0c44db5870');
INSERT INTO "log" VALUES('EVENNG',242,1795835569251,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"a6479c2aecf4bb8fe8e5f5a5efc1902373f4b8f95b2fb2db2754360789ac41bc"}','9cb0b9173d7a8138e98e0f7a8fe81ae7cfc229621a26e1032781976bdb34fc5b');
INSERT INTO "log" VALUES('EVENNG',243,1795835569548,NULL,NULL,'{"event":"dealt","hands":[[2,1],[3,6,5,2,1],[6,4,5,1],[1,5]],"opener":3}','ac41449bb3dedb22ebf64aec8fd96917de70edec10ed56631008c51f80669004');
INSERT INTO "log" VALUES('EVENNG',244,1795835569590,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','bf4be28551f26d05b0c69785975f72c2f8c0f3c0a6d202d6e92d5c6132212c88');
INSERT INTO "log" VALUES('EVENNG',245,1795835569618,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":5},"timed_out":false}','895ffce4ac35c5857097dba69bf4d6e16ead02c00f5c4f763d3f61a773464ab1');
INSERT INTO "log" VALUES('EVENNG',246,1795835569622,'phone','phone-59','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','8e7d8140b03e7f2a6575d13c53511e46a16dbd994364869f58941b5463c4e6b3');
INSERT INTO "log" VALUES('EVENNG',247,1795835569622,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','4341c97e545fb01ea635c5247c3640c2448bb7a199d958b4030aa2ba8ddfb771');
INSERT INTO "log" VALUES('EVENNG',248,1795835569622,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"05d0f44c083065bb2679a855153e08861f5ae5a7f7bf71498eca6828cb96097d"}','a18dfecd270b09934d165a9f5e421839552404d6c175314efcb0b8acced0b003');
INSERT INTO "log" VALUES('EVENNG',249,1795835569920,NULL,NULL,'{"event":"dealt","hands":[[3],[1,6,4,5,1],[6,1,6,3],[3,4]],"opener":1}','eb9af440c34da0706ebe9b19435de64c310b0b72508ab11109eca471d3755a23');
INSERT INTO "log" VALUES('EVENNG',250,1795835569928,'phone','phone-60','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','fc820ed481ced96145ca7cc121e2312b7079cea1eae89851662c3560288cc9f2');
INSERT INTO "log" VALUES('EVENNG',251,1795835570030,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','5d1807ad53485b1bb2b82f9ed301cde3deb3284a9a1827972c13a8f70aba83ac');
INSERT INTO "log" VALUES('EVENNG',252,1795835570115,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','e8e7284e2d0cc3d0628fa2d99068846c647090a9702c1e1fcf02f03b28b80c8f');
INSERT INTO "log" VALUES('EVENNG',253,1795835570115,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','a531e44b1cb346cf1aab66795b9688b938c7885c0164ef8c0c4957ea0e026b7b');
INSERT INTO "log" VALUES('EVENNG',254,1795835570115,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"531ca78705992148e2905c03f08f18c5b93b39d54265a57a15b5cc730c5020dd"}','20081136a2fe51de523ff6722002db9832cea1bbaebf55951d4a11a938a73cc4');
INSERT INTO "log" VALUES('EVENNG',255,1795835570354,NULL,NULL,'{"event":"dealt","hands":[[6],[2,1,4,2],[1,1,1,2],[2,2]],"opener":2}','0a48003ca5c154e532e2e8116bf836a133becf59edc64613ef35765abb814e72');
INSERT INTO "log" VALUES('EVENNG',256,1795835570414,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','217ffd2b04aff66ad38f6f559f1b515b55b8145fe255fe1074d5767c944b2def');
INSERT INTO "log" VALUES('EVENNG',257,1795835570436,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','219dc3c49ed32d4828b7ed47952e669b115bb33e5d484cd247d4dddcbb8aecab');
INSERT INTO "log" VALUES('EVENNG',258,1795835570453,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":3},"timed_out":false}','33e56c125fa06e1159d283889cf8ac7ee4a5c9c83833c21a2548cb78f8714355');
INSERT INTO "log" VALUES('EVENNG',259,1795835570459,'phone','phone-62','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":3},"timed_out":false}','4f45d1b4173a3b75f4be933c58e413d35bdbae55a74919c9fcc07dd8377fe4f4');
INSERT INTO "log" VALUES('EVENNG',260,1795835570472,'phone','phone-63','{"event":"retracted","seat":1}','3ca0d2c3d5d4f207ea5e3fadb49c00f52d9c4a15ac1d0607c3eb7d76c926e27c');
INSERT INTO "log" VALUES('EVENNG',261,1795835570509,'phone','phone-64','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":3},"timed_out":false}','10bef38e5df15301ff57c5f24e580ec529412f31059d5fef2c9b221a78922a17');
INSERT INTO "log" VALUES('EVENNG',262,1795835570597,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','3a0a5952e10498bfd44a75003714ba0cad49faf67507530d33e928d81d3f7dfa');
INSERT INTO "log" VALUES('EVENNG',263,1795835570618,'phone','phone-65','{"event":"calzacalled","seat":1,"decided_at":1795835570633}','cc0f436b952b0be6171008054f06218017019f450fb1097a34bc6e20ee605be8');
INSERT INTO "log" VALUES('EVENNG',264,1795835570634,NULL,NULL,'{"event":"moved","seat":1,"move":{"move":"calza"},"timed_out":false}','3a802e9f8074757410b089993c49c9616f46498541873c15be3922f148a6a70b');
INSERT INTO "log" VALUES('EVENNG',265,1795835570634,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','7c890cca124463a5be7a789443ad883e8b0e4cd3274572d4539c95b4fe21c5ca');
INSERT INTO "log" VALUES('EVENNG',266,1795835570634,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"5ad5ae60301bfc1feeddb89c8ae86590d01ad77e8fdd3c29f13f9812c236a3d7"}','ea314172a63e5588f09520042f85a03c81f1a09ed1024afe1523dd2f9a203897');
INSERT INTO "log" VALUES('EVENNG',267,1795835570951,NULL,NULL,'{"event":"dealt","hands":[[],[5,2,4,2],[3,1,2,1],[5,4]],"opener":2}','9fdf35eb2103d0971d80400a7f37096754e2bd982982737ac221d294beb624bc');
INSERT INTO "log" VALUES('EVENNG',268,1795835571010,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','a560a0acee0d08a21958730b7f22741e00330a82b87e8b4243692d9a134f4681');
INSERT INTO "log" VALUES('EVENNG',269,1795835571043,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','15489b29a065c1a5f7651d476a91a9ac3c40a8689154c760cc61832b4ea6c405');
INSERT INTO "log" VALUES('EVENNG',270,1795835571103,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','20211abd4fe18fe7316feb24f257d5d19df14336387e5cc2ec2ce5e7f7ba8d73');
INSERT INTO "log" VALUES('EVENNG',271,1795835571103,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','5e8acd8f11c7521a5dbd15e0c8ca53e70f21c66b04f0e67423b9701a9324a072');
INSERT INTO "log" VALUES('EVENNG',272,1795835571103,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"95ceb3bad0a85a28ecdf70a267730cefc20537dac1c67e63ff94197f7e33406d"}','f7c4f6e43eb47f133d49078e72ef6e56d723d714888eac7ae83c07d28f5d670f');
INSERT INTO "log" VALUES('EVENNG',273,1795835571361,NULL,NULL,'{"event":"dealt","hands":[[],[2,3,6,1],[5,3,3,6],[3]],"opener":4}','3eda9da7b4561aaa07c5c949c3f66489051ed97882a681fd65d68bc7fba1ec6d');
INSERT INTO "log" VALUES('EVENNG',274,1795835571409,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":3},"timed_out":false}','18fb40dedd1dca7288c348d68c26802e35e6095dd8bf865d6f003dfa4fc08ecd');
INSERT INTO "log" VALUES('EVENNG',275,1795835571489,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','cefb8af4a5de2d5c129a12ae4929f9a2c894c8d254b24176b22d639abc0f4f64');
INSERT INTO "log" VALUES('EVENNG',276,1795835571489,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','d00adfcf87295eaac047d5a328fbc3df7f6bca04d7e654d9715391dadabd80b1');
INSERT INTO "log" VALUES('EVENNG',277,1795835571489,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"44509055a549ff02f019f06fc571c1826c8c28ece58bda2ef833aa57941ef4ff"}','c8438ebb1db5b17eb6cac00b29b37f14242004476f865d6561aff68ff6e38536');
INSERT INTO "log" VALUES('EVENNG',278,1795835571736,NULL,NULL,'{"event":"dealt","hands":[[],[4,5,6],[3,5,5,4],[3]],"opener":2}','838e0912e49477e32586a7d2f35fc9506c5fe38dd473ceec18a269fec0a1de36');
INSERT INTO "log" VALUES('EVENNG',279,1795835571780,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','876943c819757b6c32ea68b3c2e6e01539f03bbb96d962b1887f2999c8911c7e');
INSERT INTO "log" VALUES('EVENNG',280,1795835571805,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','9f9761dd9eff1446e53c83c70fc51ef69d57005ef175edfa52d6bc69c1924aa9');
INSERT INTO "log" VALUES('EVENNG',281,1795835571851,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','af01b65b786e4a0d418ad72c7f5db97439352464dcfd34c0c5e4a82db3cb9764');
INSERT INTO "log" VALUES('EVENNG',282,1795835571887,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','a45d66e55c869c8dba7a55a88c5bbcb9df60db64e792efa9dbbb51dc2e95e5a2');
INSERT INTO "log" VALUES('EVENNG',283,1795835571971,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','27fa8f3381734da5cd76ef95b85f0f9e5e74c752725fab0bad5095cc91bb3f5f');
INSERT INTO "log" VALUES('EVENNG',284,1795835572127,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','dc42641922b379654610487756c7e208c0a252cc67742a9526235312b375d95a');
INSERT INTO "log" VALUES('EVENNG',285,1795835572127,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','77de5b7e6b23780526a76a36385887ba664860565d4a86909053f6771b299680');
INSERT INTO "log" VALUES('EVENNG',286,1795835572127,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"49bdaeaca0e79cd2689285ffcd08a5ce0951d2f7c1bd03b672a213cebdf94ff2"}','656e2d9a7c3ea119a9729a022be9b8b706dbdc11b9fb27ae390c401f7f8dfd23');
INSERT INTO "log" VALUES('EVENNG',287,1795835572364,NULL,NULL,'{"event":"dealt","hands":[[],[3,1,1],[1,5,2],[1]],"opener":3}','5c2148a89de3aca117b53135d5d3ac2a0a8f3401ddbd4c5fb7af8f42c6fb03e8');
INSERT INTO "log" VALUES('EVENNG',288,1795835572410,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','279eff1b3929cdb990214eb14beb9190a63907f155ae697a0015746d3ae09221');
INSERT INTO "log" VALUES('EVENNG',289,1795835572437,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','0acc55d0e3a9f24e1114588f27af3275c556c5dd33535410a548ae4d16ca390a');
INSERT INTO "log" VALUES('EVENNG',290,1795835572477,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":3},"timed_out":false}','f84f2a2aa3c50dbd4be53c523e995a2e81a830fff4435bcce916ebde40c91f01');
INSERT INTO "log" VALUES('EVENNG',291,1795835572620,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','7ba27d178630bf199c41ae17f344b205c9752c281a988959c869134b00ab9760');
INSERT INTO "log" VALUES('EVENNG',292,1795835572690,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','aa882a3d0342663b0f31bde594a6a554d07fb59f7e04c1a00b264a3a452f775b');
INSERT INTO "log" VALUES('EVENNG',293,1795835572690,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','ba84016367b39f3b5258660c77948148b21abad1284952082fa929a38c79020e');
INSERT INTO "log" VALUES('EVENNG',294,1795835572690,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fb20f0f6bbcb8ceeaf58460434705f632c7441cde4eb12e255f9cd2a85db7784"}','22aced69b9cf0917d23fe6259e5dcc72e2e6912a39ef1d85bb56bf765a935454');
INSERT INTO "log" VALUES('EVENNG',295,1795835572947,NULL,NULL,'{"event":"dealt","hands":[[],[1,6,6],[5,2,2],[]],"opener":2}','b501fdde30de4bb986c76b48eb2c80249ad40b1b90c8256d55da4847024e4846');
INSERT INTO "log" VALUES('EVENNG',296,1795835573002,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','5b2507297d91c9d9fbbb704fef318ea1004154a9482a6fd52f778c5a38aca433');
INSERT INTO "log" VALUES('EVENNG',297,1795835573100,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','d86c0654e56f4d59e16e247f8830778ad2ba8eefadd302da657a7c10624c255a');
INSERT INTO "log" VALUES('EVENNG',298,1795835573100,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','2720892a921c1396715d037d37d40101534ea159fcaf64bc67ca6ed505720446');
INSERT INTO "log" VALUES('EVENNG',299,1795835573100,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"048e4b40706db408e7840bb633bb876e763dfea0d9bc19bb135a1a4814d68f85"}','e4d0d935b24f76de343a9ac941895d552d71030906175cb774fc9056f252137b');
INSERT INTO "log" VALUES('EVENNG',300,1795835573320,NULL,NULL,'{"event":"dealt","hands":[[],[2,3,1],[3,2],[]],"opener":3}','a48a92152851342cd7b0430d199354041acdbfe5005a33a1c8fb605bb4dfad11');
INSERT INTO "log" VALUES('EVENNG',301,1795835573428,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','b2f2cf8e554aed43a1c8abc6426c74a77390135d4ca9188094784f4560a52369');
INSERT INTO "log" VALUES('EVENNG',302,1795835573472,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','58c17203a633a3e462cab93ec3b6ed73da2ded96c6a580f1b5fdec61393a81c6');
INSERT INTO "log" VALUES('EVENNG',303,1795835573510,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','9b659e5b3ea46a48bba8876eed1d28d5422e2627dda898779f512a99fe86309b');
INSERT INTO "log" VALUES('EVENNG',304,1795835573619,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":3},"timed_out":false}','23558d5ae4f71fe96eb2da74866c0da068385e012776e3bec7a05f7d8cf0b8ba');
INSERT INTO "log" VALUES('EVENNG',305,1795835573740,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','2e4d03af4c3cc0dce843651ddf7cd42722e3ea4b1bf02ec26cb4859657b26128');
INSERT INTO "log" VALUES('EVENNG',306,1795835573844,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','a3b9c7539e8dc8bfe7d66459d8b89812ce9e2d900ad4bd393260327a3e6de9e6');
INSERT INTO "log" VALUES('EVENNG',307,1795835573900,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','69615fdbb59ef63607f8c050cc16908fc0ffa4050f4dd2f7a03907b990569bc9');
INSERT INTO "log" VALUES('EVENNG',308,1795835573900,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','f173010cd4fe3fdf73e92af56de4d239b50e2a9b5b224ace60afa8366e5c2a08');
INSERT INTO "log" VALUES('EVENNG',309,1795835573900,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"9c0ba02843c35167f0af6faa6cc83fc3ec5fb6923e66c4edc0dccc28c6a26e04"}','2926f2318266f9a96a40cbafe196979e0c321e65dfe92bec48c2d52648f8c0f5');
INSERT INTO "log" VALUES('EVENNG',310,1795835574119,NULL,NULL,'{"event":"dealt","hands":[[],[6,6,4],[2],[]],"opener":3}','8dba1824b6c0c77de35f9d00eabfcfd3ac5a49c5e3d5fa828a4618913822451d');
INSERT INTO "log" VALUES('EVENNG',311,1795835574253,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','956a13c8f1adeb6d2f94a3c0fd08936e3b7e14c321cbb920a48400ef7e78895e');
INSERT INTO "log" VALUES('EVENNG',312,1795835574294,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','7107d500e0e527bfdf37890b18150e14ef74be04a4586be9bbe0bdd41f227358');
INSERT INTO "log" VALUES('EVENNG',313,1795835574368,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','fbfc5d62f523387fe8b00c2ae555ad968df0719966bddd38cc938059184938ae');
INSERT INTO "log" VALUES('EVENNG',314,1795835574518,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','c200133aa19be76be45539e5abdd47664fc9e4f2e1468b0dbd400bfb8542253d');
INSERT INTO "log" VALUES('EVENNG',315,1795835574518,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','8e632e5b584d0442a492ce4313ac0552666f2a5fcfd69b592db6960d39bb9974');
INSERT INTO "log" VALUES('CUSTMS',1,1795835574529,'fay','fay-1','{"event":"opened","guest":"fay","edition":"bga","options":{"players":[2,8],"dice":2,"first_opener":"highest-roll","raise":"any-higher","palifico":"each-time","palifico_with_two":false,"veteran_changes_face":true,"calza":true,"calza_callers":"all-but-next","calza_in_palifico":false,"calza_with_two":false,"calza_wins":"all-others-lose","lost_dice_visible":true,"reveal":"from-caller"},"chairs":5,"table_settings":{"listed":true,"training_aid":true,"spectators_see_previous_round":true,"chat":false,"clock":{"move":60,"bank":600,"increment":5},"autostart_at":2,"speed":"slow","eliminated_see_dice":true,"external_bots":true}}','4ed39e00839fbe92fb52b46b9288c6de7d429e8bf3a51592cc1e8579680cebc0');
INSERT INTO "log" VALUES('CUSTMS',2,1795835574529,'fay',NULL,'{"event":"sat","chair":1,"guest":"fay","name":"Fay"}','72d5993d178c952b3cd46ea8b89f1f3e0ca58595cbc7ac9a3d6314aca2deff4a');
INSERT INTO "log" VALUES('CUSTMS',3,1795835574540,'fay','fay-3','{"event":"sat","chair":1,"guest":"fay","name":"Fay"}','64bd04df52959cfd515bfb6d025c9766f3424648a5fc30610dad7108beee7504');
INSERT INTO "log" VALUES('CUSTMS',4,1795835574542,'bot-robo','bot-robo-2','{"event":"sat","chair":2,"guest":"bot-robo","name":"Robo"}','360a408893630a8f5ba1cc2f5ca1e14035f03a0b0d0e79bd71ea0df2fcf7a342');
INSERT INTO "log" VALUES('CUSTMS',5,1795835574545,'gus','gus-2','{"event":"sat","chair":3,"guest":"gus","name":"Gus"}','44b9492a0a0e7ae3181cf397529c56d5654d725aa4b78756bf37ad24791ccb94');
INSERT INTO "log" VALUES('CUSTMS',6,1795835574545,'gus',NULL,'{"event":"botseated","chair":4,"bot":"odds","left":false}','70b50fb7359f2ccc64e9279f1b543da5d9fda4f33448a2b7167fbfb95a66cdce');
INSERT INTO "log" VALUES('CUSTMS',7,1795835574545,'gus',NULL,'{"event":"botseated","chair":5,"bot":"odds","left":false}','a0f6c029946529e0710f3e5a5ee4eb332b3ebc8e283b68248ae536f077e223c9');
INSERT INTO "log" VALUES('CUSTMS',8,1795835574545,'gus',NULL,'{"event":"started"}','c68206c992a0d74f7411d821798e9c56e45c6fffff9e9fa7210e092cb7ff65ed');
INSERT INTO "log" VALUES('CUSTMS',9,1795835574550,'fay','fay-4','{"event":"digestgiven","seat":1,"round":1,"digest":"12eef32e1f360e9305e6bdd7906625b63bd4a768d9c21ded19354cf14b5d1039"}','a95ad52d00737e3021e0381afdeebf98982a01b552472ac14e8b0b66e1beafd4');
INSERT INTO "log" VALUES('CUSTMS',10,1795835574554,'bot-robo','bot-robo-3','{"event":"digestgiven","seat":2,"round":1,"digest":"fac97fe91b9ecfb23f9a980e9dbc277d7329921aaa2535f5fc84aa1dbbd8d0bf"}','689e74936d6c21f47bee46f7e8f0b26ae44d6b8336ed6b8afe77dbe65199c54d');
INSERT INTO "log" VALUES('CUSTMS',11,1795835574556,'gus','gus-3','{"event":"digestgiven","seat":3,"round":1,"digest":"4695f663762fb24705e976c3bbd1c2a547abf1b0912d186028e3bbe93cb7a586"}','2804fef825181a3bd0f94ab6f69f8d16ca34d1c0a7718b87bcd9aa3ddef31a07');
INSERT INTO "log" VALUES('CUSTMS',12,1795835574556,'gus',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"2eb86f3c1dcc3764ff0d7743d6d199ea6ac8f76f39f7662c3e3651712c22bb89"}','d858d61c807161f94ae36984989648d8f0e4ba5ae8118ef7127288813f1ba46c');
INSERT INTO "log" VALUES('CUSTMS',13,1795835574559,'fay','fay-5','{"event":"contributed","seat":1,"contribution":"f33ed7beef58c084452483320a7ff2fe"}','df4765c6f01afb63250e596905ec3def4095c94a589dd6a53ed7225e33b0bc9d');
INSERT INTO "log" VALUES('CUSTMS',14,1795835574562,'bot-robo','bot-robo-4','{"event":"contributed","seat":2,"contribution":"3304e3c1869f2a9745a23e48179041d8"}','e2e840ffe54218b69b4995dce316d7ae9008312bb0cc6440bd4b9fb98dbca30b');
INSERT INTO "log" VALUES('CUSTMS',15,1795835574565,'gus','gus-4','{"event":"contributed","seat":3,"contribution":"eb367cb454533fce88664909250bae43"}','bfa3c2cc62a718cb9dad465c0a037ef8f5b359676fa68ca283059655266d3787');
INSERT INTO "log" VALUES('CUSTMS',16,1795835574652,NULL,NULL,'{"event":"rolled","faces":[6,1,1,1,1]}','c94a3da04dc486e58d1579aaebb5828d8c3f86c311b9dc1aeaca2d271992a14c');
INSERT INTO "log" VALUES('CUSTMS',17,1795835574758,NULL,NULL,'{"event":"dealt","hands":[[2,2],[2,3],[4,5],[4,6],[5,6]],"opener":1}','9e6efa020b69ecaaa61756028504f2e1cabc16f3e5de2d4c1e4e886ab0e92f0c');
INSERT INTO "log" VALUES('CUSTMS',18,1795835574766,'fay','fay-6','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','acdc6d852ae42fb08b5197a544e636dc8b66d12aacffd6a794eb7b38960a05d0');
INSERT INTO "log" VALUES('CUSTMS',19,1795835574772,'gus','gus-5','{"event":"calzacalled","seat":3,"decided_at":1795835574787}','1ffbe7bcfffb0f229b4695db09f851fb9a8510359091f48a21ca43adb3d24778');
INSERT INTO "log" VALUES('CUSTMS',20,1795835574788,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"calza"},"timed_out":false}','45c559ca9156ba4947ed357748a9e97e0aa0286635e5d4aa997b40144637a469');
INSERT INTO "log" VALUES('CUSTMS',21,1795835574788,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','7a2fa03ab12224e93a6b61ae95f998d770c2ee47b55d1ee1fa3371e53c640b7a');
INSERT INTO "log" VALUES('CUSTMS',22,1795835574788,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"e38f23f5f6fa513127463efeed82ca7e3d3205f8e642a4c2a8bb2308b31379ca"}','01ba78bae2b2626677571fcc5814225382413895b4f03f158dedd849eec7b9f1');
INSERT INTO "log" VALUES('CUSTMS',23,1795835574793,'fay','fay-7','{"event":"configured","edition":"bga","options":{"players":[2,8],"dice":2,"first_opener":"highest-roll","raise":"any-higher","palifico":"each-time","palifico_with_two":false,"veteran_changes_face":true,"calza":true,"calza_callers":"all-but-next","calza_in_palifico":false,"calza_with_two":false,"calza_wins":"all-others-lose","lost_dice_visible":true,"reveal":"from-caller"},"chairs":5,"table_settings":{"listed":true,"training_aid":true,"spectators_see_previous_round":true,"chat":false,"clock":{"move":60,"bank":600,"increment":5},"autostart_at":2,"speed":"fast","eliminated_see_dice":true,"external_bots":true}}','e1d6c895e686398aeac32f420db25601002aefca834ed1934ab561ab7c523e57');
INSERT INTO "log" VALUES('CUSTMS',24,1795835574913,NULL,NULL,'{"event":"dealt","hands":[[6],[2],[3,1],[3],[3]],"opener":3}','bc23a4cb3665ff2a17deefd71942c9cc55af8ee17586420c0f605197f3ea32bf');
INSERT INTO "log" VALUES('CUSTMS',25,1795835574924,'gus','gus-6','{"event":"moved","seat":3,"move":{"move":"bid","quantity":6,"face":5},"timed_out":false}','dd954374fd09c08610551bd56a1845126622cb48562ea6495fd564e79f4efb2f');
INSERT INTO "log" VALUES('CUSTMS',26,1795835574932,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','bdd9a904b297af6d12d5050c5d6a6601bc99d9fe83edc6eb982ff13e1cde07bc');
INSERT INTO "log" VALUES('CUSTMS',27,1795835574932,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','8bff8c0e010c1ab5843e627865aabd9a4b5804a5cca57eafa200bd193c3afa2d');
INSERT INTO "log" VALUES('CUSTMS',28,1795835574932,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"451f28daa8d5295553f0be7026edefbfd427b4aee1f04b8856b57d141ee3afe1"}','1e1b7a3cc2cb88e7e2326e8bea1de378e5f57305ea76581e12752bba32b262fa');
INSERT INTO "log" VALUES('CUSTMS',29,1795835575046,NULL,NULL,'{"event":"dealt","hands":[[4],[2],[4],[1],[2]],"opener":3}','060ffac3db21be399f85037cb4a556fbc1018393b6a3d0b7c1c7e8fcab57081e');
INSERT INTO "log" VALUES('CUSTMS',30,1795835575051,'gus','gus-7','{"event":"moved","seat":3,"move":{"move":"bid","quantity":5,"face":5},"timed_out":false}','2229b89950afa9546a9f86d1113bb46a9db2dfb17e65cddda8ac4d772db8830c');
INSERT INTO "log" VALUES('CUSTMS',31,1795835575062,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','aeb192b215fa2718dd8e525e15ccdecec5d06c6d748ab5f4ea2c64ee212b60a9');
INSERT INTO "log" VALUES('CUSTMS',32,1795835575062,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','d70cd919f8496cb615e230a363a0d41b9d75aaba03f1c1884ee07ada223248a6');
INSERT INTO "log" VALUES('CUSTMS',33,1795835575062,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fafa08f8cc1f847bb3bd510d575855559f1bda7eb404c5e416ad125f726381e5"}','05542db5cc17209dbdf065538cd4036e76ab075747d277d40169f2147155a2ec');
INSERT INTO "log" VALUES('CUSTMS',34,1795835575171,NULL,NULL,'{"event":"dealt","hands":[[1],[3],[],[1],[1]],"opener":4}','53b5b69514cb08bef063683f0ef012e0831a2ac90debb0248b69e4896ac812b1');
INSERT INTO "log" VALUES('CUSTMS',35,1795835575193,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','5e9c08b35d25f9f8df0d3edabacb3bd882cbced40da92b793b0faf2d7891dce5');
INSERT INTO "log" VALUES('CUSTMS',36,1795835575211,NULL,NULL,'{"event":"moved","seat":5,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','9edf7faabcf0ce0ac3701607dbe402711f4899055ce7cdf9ae3688e0c63ce612');
INSERT INTO "log" VALUES('CUSTMS',37,1795835575218,'fay','fay-8','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','56c5e5f0361cb7b603ccd70e2b42d30b16d82755d8edbd9341a7593652681823');
INSERT INTO "log" VALUES('CUSTMS',38,1795835575224,'bot-robo','bot-robo-6','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','2757446dcb163097dd3a8d459e34acf1d9158248c064b172726731cc47ca39c9');
INSERT INTO "log" VALUES('CUSTMS',39,1795835575224,'bot-robo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','b176ecc98a14ec01e937469f52d6bbd6ddb659285de5cbbdbe474f80fcf85891');
INSERT INTO "log" VALUES('CUSTMS',40,1795835575224,'bot-robo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"daf87a27c8eda4fe88b38e6738edca5218e7c61aa44c56e54db73f64ad8d6c77"}','e8a5b5671f1170cf0b5865a129b86530ad482a46192a8ab62147743401258650');
INSERT INTO "log" VALUES('CUSTMS',41,1795835575339,NULL,NULL,'{"event":"dealt","hands":[[],[2],[],[2],[4]],"opener":2}','7a59a3541418dc170eacb1d90f8462d9b72364c3e37c198a75a2c646abcbe21e');
INSERT INTO "log" VALUES('CUSTMS',42,1795835575345,'bot-robo','bot-robo-7','{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','f6f71024a20aca4bd4a5b47c1b44f72d1cf376856b684eba6d57caee00f1c26c');
INSERT INTO "log" VALUES('CUSTMS',43,1795835575354,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','ad63149857bdb5bb05998fbca7f177490ea0748061a840864bb021d66ce19874');
INSERT INTO "log" VALUES('CUSTMS',44,1795835575354,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','990bfddefcddba88c33cb538c3827f4e1d07ea287e312046c74ccd03cde41085');
INSERT INTO "log" VALUES('CUSTMS',45,1795835575354,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"55ef36b5031ecdd5a7d83ccd6e1c351d227900cc7f282e8d0715efbe35a29cf2"}','046fafd3d35d92d7b0489ec928d841597f2aaea53928cbc889ec0a25cb27cbfc');
INSERT INTO "log" VALUES('CUSTMS',46,1795835575358,'fay','fay-9','{"event":"configured","edition":"bga","options":{"players":[2,8],"dice":2,"first_opener":"highest-roll","raise":"any-higher","palifico":"each-time","palifico_with_two":false,"veteran_changes_face":true,"calza":true,"calza_callers":"all-but-next","calza_in_palifico":false,"calza_with_two":false,"calza_wins":"all-others-lose","lost_dice_visible":true,"reveal":"from-caller"},"chairs":5,"table_settings":{"listed":true,"training_aid":true,"spectators_see_previous_round":true,"chat":false,"clock":{"move":60,"bank":600,"increment":5},"autostart_at":2,"speed":"instant","eliminated_see_dice":true,"external_bots":true}}','da96596df04ec49396aa006f87455bb23e0a465b097a3cc5fd906cd0c4a26c6d');
INSERT INTO "log" VALUES('CUSTMS',47,1795835575362,NULL,NULL,'{"event":"dealt","hands":[[],[],[],[4],[5]],"opener":4}','fdba3ea58735e40e8a589bc879cbc23dc48750562c586954a05f7b1e69fd672c');
INSERT INTO "log" VALUES('CUSTMS',48,1795835575366,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','1d80ef2c4ce8998dcbdda1998aea2ca9161f090f155ddc0adda538ad64ce3ea0');
INSERT INTO "log" VALUES('CUSTMS',49,1795835575371,NULL,NULL,'{"event":"moved","seat":5,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','5c8af6c930fe4ce9c62ef5ef2afd42c0a9400487c989eeb7efa8efd59cef2e90');
INSERT INTO "log" VALUES('CUSTMS',50,1795835575377,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','4ae2722511444308c73acac16b5e07d3bedf4a216a3791c035ae89be81aa6337');
INSERT INTO "log" VALUES('CUSTMS',51,1795835575377,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','98d3a1e971bc2237a8595358393ad882792341975f28ba559724192ec51b395b');
INSERT INTO "log" VALUES('CLCKED',1,1795835575383,'dan','dan-1','{"event":"opened","guest":"dan","edition":"bga","options":{},"chairs":2,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":{"move":5,"bank":0,"increment":0},"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false}}','e9eb51e7934bd889e42263da3625196a94ac507c3d55fc9778473df6962ef7f4');
INSERT INTO "log" VALUES('CLCKED',2,1795835575383,'dan',NULL,'{"event":"sat","chair":1,"guest":"dan","name":"Dan"}','2669fe4b1146e1aa98bee95f60e5026164110286fa0ba6bbdf2f607f73c8af32');
INSERT INTO "log" VALUES('CLCKED',3,1795835575389,'eva','eva-2','{"event":"sat","chair":2,"guest":"eva","name":"Eva"}','ade7aa5a4a8bfa19e3fc5d976540e15f6ff9ffac20c4ecb2bbb842d15dcf5104');
INSERT INTO "log" VALUES('CLCKED',4,1795835575391,'dan','dan-3','{"event":"started"}','11dc17b70a882f0604b96e61a532ee62f70c130f7863511b84ce19b290946794');
INSERT INTO "log" VALUES('CLCKED',5,1795835575406,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"0726413390b7d62ca2fa3b4eca7d08a3fa469101b613b7bf120f346259598d19"}','0dc51028bfd8a94b692b930e7b2f79db76ae9ed545151a331080259be6b2545e');
INSERT INTO "log" VALUES('CLCKED',6,1795835575424,NULL,NULL,'{"event":"dealt","hands":[[4,5,6,3,2],[6,1,5,4,1]],"opener":1}','fdbb4e8d458b3905a2e472b9ce3dc6e4b503beaacb9933448b0d2e8ce0df9e70');
INSERT INTO "log" VALUES('CLCKED',7,1795835575432,'dan','dan-4','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','37260839c5146996884dbfe24f69fdff3e60640cf9c56231276374cfe2d9d2b0');
INSERT INTO "log" VALUES('CLCKED',8,1795835580433,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":true}','cf50e8f39a3fe8d596b778b460b3c5d33d7d42d03dcdf1660b7544b85f24618d');
INSERT INTO "log" VALUES('CLCKED',9,1795835580433,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','73dc4b31382a6227eee814aae668d9de11abff4e63806623fddf479b49f748b5');
INSERT INTO "log" VALUES('CLCKED',10,1795835580433,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"3cb5a322171883efd331cb0f023851d979d4da234437a34321956d80d40ecbd3"}','1d76d44521799eb7f89446b89e29bce59659bd95ffb8498ff727281602c65814');
INSERT INTO "log" VALUES('CLCKED',11,1795835580733,NULL,NULL,'{"event":"dealt","hands":[[6,6,4,5,5],[1,4,4,6]],"opener":2}','7b9336f6f547900adeb816d40e3fe7d5cf472a89594bb2a89213edf58ad808f2');
INSERT INTO "log" VALUES('CLCKED',12,1795835585734,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":true}','4fbfc7ab3b363fa26081474ebde5a44ef1f0bc26202b02f313ee1d7b2503a03e');
INSERT INTO "log" VALUES('CLCKED',13,1795835585734,NULL,NULL,'{"event":"botseated","chair":2,"bot":"reader","left":false}','d52c88839e8808259cfdb8b670a50e30341e34c67fb9d71956c6491397901afe');
INSERT INTO "log" VALUES('CLCKED',14,1795835585852,NULL,NULL,'{"event":"downtimecredited","milliseconds":118}','ae0c760f64d53644229d101d3a661958ca59144b38f827cd1e439c84636d3e10');
CREATE TABLE node (
	id TEXT NOT NULL, 
	address TEXT NOT NULL, 
	alive_at BIGINT NOT NULL, 
	expires_at BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE passkey (
	id TEXT NOT NULL, 
	person TEXT NOT NULL, 
	public_key TEXT NOT NULL, 
	sign_count BIGINT NOT NULL, 
	created_at BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE person (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	guest TEXT NOT NULL, 
	recovery TEXT, 
	created_at BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (guest), 
	UNIQUE (recovery)
);
CREATE TABLE person_guest (
	guest TEXT NOT NULL, 
	person TEXT NOT NULL, 
	PRIMARY KEY (guest)
);
CREATE TABLE person_name (
	look TEXT NOT NULL, 
	person TEXT NOT NULL, 
	PRIMARY KEY (look)
);
CREATE TABLE push (
	token TEXT NOT NULL, 
	endpoint TEXT NOT NULL, 
	p256dh TEXT NOT NULL, 
	auth TEXT NOT NULL, 
	language TEXT NOT NULL, 
	quiet_nights BOOLEAN NOT NULL, 
	PRIMARY KEY (token), 
	UNIQUE (endpoint)
);
CREATE TABLE seated (
	guest TEXT NOT NULL, 
	command TEXT NOT NULL, 
	"table" TEXT NOT NULL, 
	PRIMARY KEY (guest, command, "table")
);
CREATE TABLE session (
	token TEXT NOT NULL, 
	id TEXT NOT NULL, 
	person TEXT NOT NULL, 
	device TEXT NOT NULL, 
	created_at BIGINT NOT NULL, 
	used_at BIGINT NOT NULL, 
	PRIMARY KEY (token), 
	UNIQUE (id)
);
CREATE TABLE sign_in (
	link TEXT NOT NULL, 
	person TEXT NOT NULL, 
	expires_at BIGINT NOT NULL, 
	PRIMARY KEY (link)
);
CREATE TABLE signer (
	id INTEGER NOT NULL, 
	"key" TEXT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE tables (
	"table" TEXT NOT NULL, 
	state TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	guest TEXT, 
	command TEXT, 
	events INTEGER, 
	head TEXT, 
	owner TEXT, 
	epoch BIGINT DEFAULT '0' NOT NULL, 
	listing TEXT, 
	PRIMARY KEY ("table")
);
INSERT INTO "tables" VALUES('EVENNG','new',1795835557680,'ana','ana-1',NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES('CUSTMS','new',1795835574529,'fay','fay-1',NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES('CLCKED','new',1795835575383,'dan','dan-1',NULL,NULL,NULL,0,NULL);
CREATE TABLE turn (
	"table" TEXT NOT NULL, 
	guest TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY ("table")
);
CREATE INDEX sat_down ON log (guest, command) WHERE substr(event, 1, 14) = '{"event":"sat"';
CREATE INDEX tables_by_age ON tables (state, at);
CREATE INDEX tables_listed ON tables (at) WHERE listing IS NOT NULL;
CREATE UNIQUE INDEX opened ON tables (guest, command) WHERE command IS NOT NULL;
CREATE INDEX due_at ON due (at);
CREATE INDEX person_name_person ON person_name (person);
CREATE INDEX person_guest_person ON person_guest (person);
CREATE INDEX session_person ON session (person);
CREATE INDEX sign_in_expiry ON sign_in (expires_at);
CREATE INDEX sign_in_person ON sign_in (person);
CREATE INDEX passkey_person ON passkey (person);
CREATE INDEX challenge_expiry ON challenge (expires_at);
CREATE INDEX turn_guest ON turn (guest, at);
COMMIT;
