BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE beat (
	id INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "beat" VALUES(1,1795866403848);
CREATE TABLE challenge (
	challenge TEXT NOT NULL, 
	person TEXT, 
	expires_at BIGINT NOT NULL, 
	PRIMARY KEY (challenge)
);
CREATE TABLE club (
	id TEXT NOT NULL, 
	code TEXT NOT NULL, 
	name TEXT NOT NULL, 
	owner TEXT NOT NULL, 
	next_at BIGINT, 
	created_at BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (code)
);
INSERT INTO "club" VALUES('ef44aa6b22c056df7dd56aff13eb615d','G5CAXPTBBS57','Thursday','HGY38M4GAPVS',NULL,1795866392207);
CREATE TABLE club_member (
	club TEXT NOT NULL, 
	person TEXT NOT NULL, 
	joined_at BIGINT NOT NULL, 
	coming BOOLEAN, 
	coming_at BIGINT, 
	PRIMARY KEY (club, person)
);
INSERT INTO "club_member" VALUES('ef44aa6b22c056df7dd56aff13eb615d','HGY38M4GAPVS',1795866392205,NULL,NULL);
CREATE TABLE club_table (
	"table" TEXT NOT NULL, 
	club TEXT NOT NULL, 
	opened_at BIGINT NOT NULL, 
	PRIMARY KEY ("table")
);
INSERT INTO "club_table" VALUES('CUSTMS','ef44aa6b22c056df7dd56aff13eb615d',1795866392231);
CREATE TABLE due (
	"table" TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY ("table")
);
INSERT INTO "due" VALUES('CLCKED',1795866408912);
CREATE TABLE erasure (
	guest TEXT NOT NULL, 
	name TEXT NOT NULL, 
	PRIMARY KEY (guest)
);
CREATE TABLE format (
	version INTEGER NOT NULL, 
	oldest INTEGER NOT NULL, 
	PRIMARY KEY (version)
);
INSERT INTO "format" VALUES(3,3);
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
INSERT INTO "log" VALUES('EVENNG',1,1795866375894,'ana','ana-1','{"event":"opened","guest":"ana","edition":"bga","options":{},"chairs":5,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":null,"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false},"club":null,"rated":false}','c8964f9b9d81b80e9526d2a5ba4214864d8af84f556499ab8576c797be1709e0');
INSERT INTO "log" VALUES('EVENNG',2,1795866375894,'ana',NULL,'{"event":"sat","chair":1,"guest":"ana","name":"Ana","person":null}','333eb907659506e79cf61d42c03debdac443967972939ebe7e7db4566a69d2dd');
INSERT INTO "log" VALUES('EVENNG',3,1795866376012,'ana','ana-3','{"event":"configured","edition":"kozak","options":{"calza":true},"chairs":4,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":null,"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false}}','8b4a05c83d3c9c3910f9b365e248ec0dfde516ec52a7c49fc4b21c56ffc118e7');
INSERT INTO "log" VALUES('EVENNG',4,1795866376015,'bo','bo-2','{"event":"sat","chair":2,"guest":"bo","name":"Bo","person":null}','3926a3b301285e94695151c7a0370504bf5fac83b88d1b95a47480f4bfecc49d');
INSERT INTO "log" VALUES('EVENNG',5,1795866376018,'cleo','cleo-2','{"event":"sat","chair":3,"guest":"cleo","name":"Cleo","person":null}','2cae87e3d8404c4ddea34acfd76400e69106caed6e8e3afe3d38bb24bfddadb0');
INSERT INTO "log" VALUES('EVENNG',6,1795866376019,'ana','ana-4','{"event":"botseated","chair":4,"bot":"beginner","left":false}','82dd15563dc2251a3e7ca12b3d0feed2a2f26cf7b921fe9709856bfeaf928521');
INSERT INTO "log" VALUES('EVENNG',7,1795866376020,'cleo','cleo-3','{"event":"stoodup","chair":3}','d497d524453ea48ef48171c3ba7debb4a938477b4317eee49a72fe65c006b465');
INSERT INTO "log" VALUES('EVENNG',8,1795866376022,'cleo','cleo-4','{"event":"sat","chair":3,"guest":"cleo","name":"Cleo","person":null}','752325acac4bdd538b824215ef1479aca44b913b494b71f9957824be2ea5c7db');
INSERT INTO "log" VALUES('EVENNG',9,1795866376027,'cleo','cleo-5','{"event":"sat","chair":3,"guest":"cleo","name":"Cléo","person":null}','ab50fe317392b059a13ae5ebf770059cf381fafd0010d65d8923081b4135011d');
INSERT INTO "log" VALUES('EVENNG',10,1795866376029,'ana','ana-5','{"event":"chatted","seat":1,"phrase":"good-luck","text":null}','3e642f33d29d9beca1b1472aaba183519f65e356f53add5c3ccf80a56219f24e');
INSERT INTO "log" VALUES('EVENNG',11,1795866376030,'bo','bo-3','{"event":"chatted","seat":2,"phrase":null,"text":"Хай щастить!"}','c487fa3324bc4372c3eb4cdc574e652476715790d8996764c712ff85bce06f0f');
INSERT INTO "log" VALUES('EVENNG',12,1795866376032,'ana','ana-6','{"event":"started","unrated":null}','cd1ebd6a673f42805829755e9386601be929fbab840ff1a45b3c0949b5962b95');
INSERT INTO "log" VALUES('EVENNG',13,1795866376034,'ana','ana-7','{"event":"digestgiven","seat":1,"round":1,"digest":"73042906ce32bc2323b41fb943a1d2e51e83e394559111300e2c3d8f26a661ac"}','8b88135f392b8e0e0ae79009a0eb24ffb8b6f42747143d05dd3496a85767fb34');
INSERT INTO "log" VALUES('EVENNG',14,1795866376040,'bo','bo-4','{"event":"digestgiven","seat":2,"round":1,"digest":"353b7027246b8e484ec378e38bd8629932e7386ac92d9fb55d9b8dc048bbf527"}','103499cfe287e7d9d571b770ce185725fb7d9b3fc1472eaa3ab5ec820d42b24b');
INSERT INTO "log" VALUES('EVENNG',15,1795866376063,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ac329c75c13a3f42879a84af1d1711260d4a188fe8cf2638e773418ed40e96a2"}','ab5549b2665adeaff0d081088ddf5694e0fc7c3222d3eee13ed207481e850029');
INSERT INTO "log" VALUES('EVENNG',16,1795866376069,'ana','ana-8','{"event":"contributed","seat":1,"contribution":"58e083af152255a9f9e653189400622b"}','898526050683f865a8764535f0d50d9104032dcd8e98b2d9010f9a50cf923538');
INSERT INTO "log" VALUES('EVENNG',17,1795866376073,'bo','bo-5','{"event":"contributed","seat":2,"contribution":"798edeee4afa332e8929e2c7bccf3378"}','8da72b2e3720b66d4db0a2a137fded92b078d54dfd38a570743312182d3c4c11');
INSERT INTO "log" VALUES('EVENNG',18,1795866376100,NULL,NULL,'{"event":"rolled","faces":[2,1,4,1]}','0f1ff8bdfbf60906d9df786cd61e5454b0ddd4e2d68c493291a1796699a5eed3');
INSERT INTO "log" VALUES('EVENNG',19,1795866376167,NULL,NULL,'{"event":"dealt","hands":[[4,3,1,4,1],[3,1,1,3,5],[1,2,4,6,4],[3,6,1,6,2]],"opener":3}','729ddd560fd4e325f0cb168daabfc2f2d4b0270168afa54eb5ba2018eb883bea');
INSERT INTO "log" VALUES('EVENNG',20,1795866376174,'bo','bo-6','{"event":"pauserequested","seat":2,"wanted":true}','95bb8e3e1bc81dbe1e63dbe3893776e1109d866fccabdeb161f5d23521aadf94');
INSERT INTO "log" VALUES('EVENNG',21,1795866376177,'cleo','cleo-8','{"event":"pauserequested","seat":3,"wanted":true}','e8c77aef941a536fe2f7ef47ebb9127e66fee37764dc48759b8e3f70d24476d8');
INSERT INTO "log" VALUES('EVENNG',22,1795866376181,'ana','ana-9','{"event":"paused"}','43da3903e6503d5a373bb441bb5c365a33d1ccfb750a6b45ffdc444657093bac');
INSERT INTO "log" VALUES('EVENNG',23,1795866376186,'bo','bo-7','{"event":"resumed"}','0f0f06dd597daba6aa38d1bfba91ab3c1d8253e370d3c447397f259943b0d0d6');
INSERT INTO "log" VALUES('EVENNG',24,1795866376231,'phone','phone-2','{"event":"handedover","chair":1,"guest":"phone"}','ee5166c22eca9a6044da4d37ad30ef3b27ccce23c43197f7354b171b0855e260');
INSERT INTO "log" VALUES('EVENNG',25,1795866376239,'cleo','cleo-9','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','ec279617703c75ae98c6425bce4452e1c3843012e7fcbe48ca896a1ca7f64eea');
INSERT INTO "log" VALUES('EVENNG',26,1795866376267,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','7c0b3f45390907978cb900d34070d8bcfca5a943f8b074d56be35bb2cd3b67da');
INSERT INTO "log" VALUES('EVENNG',27,1795866376277,'phone','phone-3','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":1},"timed_out":false}','40c5ae5abb8ef831fa1d2e7a46c028ca9021aba69d0ba1ffd5754c009d04a49d');
INSERT INTO "log" VALUES('EVENNG',28,1795866376295,'bo','bo-8','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','c11fa295c6e5e948721a2705871e2a673645a5033780fe28a11bb48710373300');
INSERT INTO "log" VALUES('EVENNG',29,1795866376295,'bo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','09661bbe1b7333fd2843137f14db01365bc4307c6bc133ba4f8ec62552b10389');
INSERT INTO "log" VALUES('EVENNG',30,1795866376295,'bo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"9daf2eb92eb9782f1c85fa62778b7dac4f62617ccaacd0119786121a301ae188"}','857cc60877c6da6a151dae8c98b9936f79622257bd2c2a2f91fb378bd74a0d64');
INSERT INTO "log" VALUES('EVENNG',31,1795866376724,NULL,NULL,'{"event":"dealt","hands":[[1,1,2,5,2],[4,4,3,4],[1,1,2,5,3],[2,4,3,2,5]],"opener":2}','a809ad75d2d93fcf2946094eaf6cf3da1139c502340d4744b3ac311d4c3fe70a');
INSERT INTO "log" VALUES('EVENNG',32,1795866376730,'bo','bo-9','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','366dc02b486fb41476afdf8feca529fe67f5694809021e9cf56ce1a196bcc012');
INSERT INTO "log" VALUES('EVENNG',33,1795866376745,'phone','phone-4','{"event":"calzacalled","seat":1,"decided_at":1795866376760}','3bac41078b5df63e3e7514feb496705f2dc08ba2ddf0fc8d0496f956c9538445');
INSERT INTO "log" VALUES('EVENNG',34,1795866376756,'bo','bo-10','{"event":"calzacalled","seat":2,"decided_at":1795866376771}','a90f564ee5419859276e0d872e347fadafb350bcbabe2cf845d2b603dea72393');
INSERT INTO "log" VALUES('EVENNG',35,1795866376765,NULL,NULL,'{"event":"moved","seat":1,"move":{"move":"calza"},"timed_out":false}','ed259871276619b7e61389cd2e43542392ef68ae7cd6cca51a677d0cff547639');
INSERT INTO "log" VALUES('EVENNG',36,1795866376765,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','6b31e6ad5caebd25833f5cdb7ce921a0455523a54352e08e241f771950a086a5');
INSERT INTO "log" VALUES('EVENNG',37,1795866376765,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"6a2f57f887537e3cfbdb7631c93c3518ec24fd40ab2f5f14934eed6e4eb4b2df"}','991a53927f410e6c8326c4c958f223433768523bc1bdfa368d3f697588e9b7dc');
INSERT INTO "log" VALUES('EVENNG',38,1795866377209,NULL,NULL,'{"event":"dealt","hands":[[5,2,4,4],[6,5,2,6],[1,3,5,1,3],[1,5,5,4,6]],"opener":1}','2dee68860e0989170a6e099fff6fd1391015c45cca90513e59f32428a8fc6725');
INSERT INTO "log" VALUES('EVENNG',39,1795866377215,'phone','phone-5','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','44abc7a93d057fe511a6a841de26c6454921306b7db637ca43f894dc33ee3e53');
INSERT INTO "log" VALUES('EVENNG',40,1795866377217,'phone','phone-6','{"event":"retracted","seat":1}','31bbdb29bb7f9b21c6fb4c17f39a844ffaa14a813aec35d8988595a9611212fc');
INSERT INTO "log" VALUES('EVENNG',41,1795866377220,'phone','phone-7','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','fefbfd441b379e379dd035f06410cb5db94a9224fd76c032be1c17a3f0130534');
INSERT INTO "log" VALUES('EVENNG',42,1795866377235,'bo','bo-11','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','7d9fdee6c36d6b439f612e06f78093cc52bbffedf7aa88ae6fdf1ffbff8735d3');
INSERT INTO "log" VALUES('EVENNG',43,1795866377250,'cleo','cleo-14','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','edbe2815fa0d0906809c3ed7fbd8b2592f57803761152f88d6198a7e5f7f2b13');
INSERT INTO "log" VALUES('EVENNG',44,1795866377279,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":3},"timed_out":false}','00c308835a10d0832df678b96ae7d76e2d0debc5ff2d73e539a8095ecb577705');
INSERT INTO "log" VALUES('EVENNG',45,1795866377294,'phone','phone-8','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','f87e9b7894dbee56c4e64ab7e43045b1d3d7440f87a90e5ac4db71144ad6aeb4');
INSERT INTO "log" VALUES('EVENNG',46,1795866377294,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','098b463474b25f5ebf234d5b8e6189e56fdd529645345325e57e840c99ac13cd');
INSERT INTO "log" VALUES('EVENNG',47,1795866377294,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"10a239a1192dda349f49b1ff3d54ba89ca07e9534693d729dd5e1db247e0159a"}','194510765a26cf4b9833e3f21e41f957404c88b31dd5fa975dd448926b02f23e');
INSERT INTO "log" VALUES('EVENNG',48,1795866377707,NULL,NULL,'{"event":"dealt","hands":[[2,5,4],[4,3,6,6],[3,4,1,5,4],[6,5,2,3,5]],"opener":1}','340d83bf237c6704a9d383b2dc82f4b7e73eae8528858dc4948bf1d24619142a');
INSERT INTO "log" VALUES('EVENNG',49,1795866377730,'phone','phone-11','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','390ad5b3aa54b1bcc9a361a5fa1a70ab594d116ca1cf9de67d7894c7ebc81b12');
INSERT INTO "log" VALUES('EVENNG',50,1795866377748,'bo','bo-12','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','b5be9b2055f373500cccbbc5ee5d8b0014e55957379d847ae1240d9ae1bd37cc');
INSERT INTO "log" VALUES('EVENNG',51,1795866377771,'cleo','cleo-15','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','6161f2d172b7f31ad29d7a827a4dcf89cdfad558c608da8bb84f29cfef1c58c8');
INSERT INTO "log" VALUES('EVENNG',52,1795866377776,'cleo','cleo-16','{"event":"retracted","seat":3}','7741502fb1540bca4f171cb03d5dc23ce00eae3cd0714d8985d11077174266f2');
INSERT INTO "log" VALUES('EVENNG',53,1795866377780,'cleo','cleo-17','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','5e9fec5c34362efe35107848a9437db85b452aceec44ad51a74c1897794fdb8a');
INSERT INTO "log" VALUES('EVENNG',54,1795866377798,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":7,"face":5},"timed_out":false}','cacfd09b4e91711fd1e61b94b5eaffd8d6819790b401cdcfcfffce0946fcb88d');
INSERT INTO "log" VALUES('EVENNG',55,1795866377801,'phone','phone-12','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','b98a9f9ca0b181539ba3bc90acbc70807751db06d7a2421d1786009b4bdfedb1');
INSERT INTO "log" VALUES('EVENNG',56,1795866377801,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','0b763e16af0429a6055e7b992e9f60347bec418d261e1b6af6b6c42aa17eeb77');
INSERT INTO "log" VALUES('EVENNG',57,1795866377801,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fc88705d4617d839d4d4b57c7e47d347dc1319d6679ca18dce8d10aaa386497a"}','b7cb984fe9744ddb33cf9acb0cfae5979cc200d9542ccd7f2b55efa9352e3a4a');
INSERT INTO "log" VALUES('EVENNG',58,1795866378215,NULL,NULL,'{"event":"dealt","hands":[[1,3,2],[1,1,5,1],[2,3,6,1,3],[4,6,5,6]],"opener":4}','5f7fa4e48c84ce92f3a221411a35334763b4abc056b5894753f40b650c2659b1');
INSERT INTO "log" VALUES('EVENNG',59,1795866378253,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','548fe480f28ddd1cbb58b5512ec2592c456513155b0fa353641bcb1d071b533a');
INSERT INTO "log" VALUES('EVENNG',60,1795866378257,'phone','phone-13','{"event":"moved","seat":1,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','11f168ce3460812abf8eea81e7b692f19a82b38cd76b7499615af00259c12ed8');
INSERT INTO "log" VALUES('EVENNG',61,1795866378278,'phone','phone-14','{"event":"calzacalled","seat":1,"decided_at":1795866378293}','4b1e4ff9c4422430e5b27c8ccb0e4018488f79a07eaf4551f88e3f6953c61287');
INSERT INTO "log" VALUES('EVENNG',62,1795866378290,'cleo','cleo-18','{"event":"calzacalled","seat":3,"decided_at":1795866378305}','18265ccc35a9280f761ba2a48bc561db3a2c6f70d3234fbcd524ab615397b3e8');
INSERT INTO "log" VALUES('EVENNG',63,1795866378303,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"calza"},"timed_out":false}','022ad682a986d7dee6e10a5327228d478ddf1e1e5e04064fa8400e7664786823');
INSERT INTO "log" VALUES('EVENNG',64,1795866378303,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','92a149382ff5fdd29baa2dbfe7325a0660e5514e13916ba6ecf8e3be1efbbb34');
INSERT INTO "log" VALUES('EVENNG',65,1795866378303,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"e87da3ea7aa9b6b4dd2cfe1d1c5a95f2190acbc4e73c5a45bf9b40f780683503"}','4931d0e571d38520c8efc3de783230c989fea0b765749d71939a4411a2dc9473');
INSERT INTO "log" VALUES('EVENNG',66,1795866378732,NULL,NULL,'{"event":"dealt","hands":[[2,3,3],[6,6,1,2],[2,2,3,4],[2,1,3,3]],"opener":3}','d32aefbe9f221ac75fe14b41d7042ff059b981ab74ce0e4599dd066151583dd8');
INSERT INTO "log" VALUES('EVENNG',67,1795866378736,'cleo','cleo-19','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','98c35b3e689c78350ef4aa7c3159d4fc6b7ef7794291b999a87fd3d02d1e56cd');
INSERT INTO "log" VALUES('EVENNG',68,1795866378753,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','1f2f0ea264aa40c02e313826f2b789db2ab269477ae4948a3a048e971cd52315');
INSERT INTO "log" VALUES('EVENNG',69,1795866378763,'phone','phone-15','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','5acb846361739f0835389c3ae07178eff9afc4793e8505a39f4582010d3d918c');
INSERT INTO "log" VALUES('EVENNG',70,1795866378775,'bo','bo-17','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','41d3e80149d45dde78b8db79ad2ea817e373ef479fe21c7e4654a6802bc1e968');
INSERT INTO "log" VALUES('EVENNG',71,1795866378775,'bo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','2611221059ab347e90d6f4992d2098448aadb6896d11aba4918730439979369a');
INSERT INTO "log" VALUES('EVENNG',72,1795866378775,'bo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"969568bb298e28c5e39af6f484255c7a79e38c0d37b0d48f75d55d7731668514"}','ad80de247ff6c9c9c639522d2d8c434a09f794216fddf5a8e05457f8b010f72e');
INSERT INTO "log" VALUES('EVENNG',73,1795866379179,NULL,NULL,'{"event":"dealt","hands":[[4,6],[5,4,4,5],[1,6,5,6],[5,3,3,1]],"opener":1}','d284c5afec1c97e1fa9a2db4ff558cebd31b4eac6d2ff80ae5e6bab2846b74ef');
INSERT INTO "log" VALUES('EVENNG',74,1795866379185,'phone','phone-16','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','ce444ca6a9b250ab073829b4df6973d358e6334350bdad1caecd2dac8071c23d');
INSERT INTO "log" VALUES('EVENNG',75,1795866379202,'phone','phone-17','{"event":"calzacalled","seat":1,"decided_at":1795866379217}','255f420fc50d0d6f1044263ce046f88e06c7646f4c98d6a4fb114d127d2221e1');
INSERT INTO "log" VALUES('EVENNG',76,1795866379207,'cleo','cleo-20','{"event":"calzacalled","seat":3,"decided_at":1795866379222}','11d0b7ffafe970b21bd4286aefb762ccfd74fc6040d5a608d5b5166b450a0622');
INSERT INTO "log" VALUES('EVENNG',77,1795866379340,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"calza"},"timed_out":false}','c4aa18299edd263acab28d6b360c2f4e1c3b0d24fd76475bcf85660a40680418');
INSERT INTO "log" VALUES('EVENNG',78,1795866379340,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','6d5124e369a9fc77b906e4e96ea05b282d6a5f29ec3634c3626118559c04f7ff');
INSERT INTO "log" VALUES('EVENNG',79,1795866379340,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ddbeb24a3ec524dc77c2932fc6ecc1e560e369a656536d939bbf976bab42dcb5"}','89b6f3839563fdc8965a4d9df5e01efd327f59ef0e1a7d537f53d28706f4c80e');
INSERT INTO "log" VALUES('EVENNG',80,1795866379769,NULL,NULL,'{"event":"dealt","hands":[[4,1],[1,2,1,3],[1,1,1],[1,3,1,6]],"opener":3}','3868b9208d0a08990f24013aef28977f5b1dfaf6cb45fdaf686f2d1c061d7b90');
INSERT INTO "log" VALUES('EVENNG',81,1795866379774,'cleo','cleo-21','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','394ca685e11afd60152dcc8f2ed4743cd82ed6e37274c4c1424f4b747a36c1de');
INSERT INTO "log" VALUES('EVENNG',82,1795866379780,'cleo','cleo-22','{"event":"retracted","seat":3}','2bf79e2d114ffe2b1b503045fd4005186a65b82f791ebacbb509c7f024096fe2');
INSERT INTO "log" VALUES('EVENNG',83,1795866379783,'cleo','cleo-23','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','cccbadf96e7f53bd82045202091b19af3dca06d619df1849467c7ef37544803c');
INSERT INTO "log" VALUES('EVENNG',84,1795866379804,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":3},"timed_out":false}','9b70e7f1563425d66a3de4ea64022f7ee7e244981c03ce0f28091725eb621c96');
INSERT INTO "log" VALUES('EVENNG',85,1795866379814,'phone','phone-18','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','cad5805b75b4fa0edecd1590f7e11fe0987a598e2993a0c03043f435ac27fe6c');
INSERT INTO "log" VALUES('EVENNG',86,1795866379814,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','dc163c16cb563097d40d97b4a9acd9a8ebda60558ec5cc4da64fc1e942d96f15');
INSERT INTO "log" VALUES('EVENNG',87,1795866379814,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"36c664e1a9ad01c9395fcfdadf54fc28a94fa34283f0c4554501acf81abcc0e6"}','a22536551395d57ad76f306f56716e33ddc71891c59809a32b05739d4ed4386c');
INSERT INTO "log" VALUES('EVENNG',88,1795866380305,NULL,NULL,'{"event":"dealt","hands":[[4],[1,2,3,3],[1,6,6],[3,3,1,1]],"opener":1}','193644ae8e71d61bcd26dca6ba67bbd348c60c9c5be5f8821be6d74d78e2bfbc');
INSERT INTO "log" VALUES('EVENNG',89,1795866380342,'phone','phone-19','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','572f41b8cf77ea2c755d632804dfa8034cfe20e4b023b15e1a5a8d350fffc69e');
INSERT INTO "log" VALUES('EVENNG',90,1795866380359,'bo','bo-22','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','25438822c03a83c864de1f2ea3cf678a5aafe67c6b5ec2c9c0a34b93821e33c5');
INSERT INTO "log" VALUES('EVENNG',91,1795866380368,'bo','bo-23','{"event":"retracted","seat":2}','59b6248b230006dc817ac237facee4e5b013d3239a7f458078212fa2ae70b113');
INSERT INTO "log" VALUES('EVENNG',92,1795866380373,'bo','bo-24','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','0ebda06f6ae0aa1aeada43fdbfa87cb3270e29699cd762d5a09eef6ccf745407');
INSERT INTO "log" VALUES('EVENNG',93,1795866380423,'cleo','cleo-25','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":4},"timed_out":false}','1138450827060a98b7296313e4dcab74d8206e6d3391f0e630667e2383c4dd5e');
INSERT INTO "log" VALUES('EVENNG',94,1795866380476,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','162a3ec2676d1e472a158d8a6b74da524a7663df09528ce2295b700ecbda0d98');
INSERT INTO "log" VALUES('EVENNG',95,1795866380476,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','716095429f9cdb3d06bc9ac760ec528a5d4288027cef86bfa327f741516a1bfc');
INSERT INTO "log" VALUES('EVENNG',96,1795866380476,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ab522b68672b5606c9fef7a3b93d380fb5ff3af4924daded36bd639465e79077"}','fb9218dc0ed04d8aa95074f4bb74145fdc461d0c3e59b485be685846b556181c');
INSERT INTO "log" VALUES('EVENNG',97,1795866380825,NULL,NULL,'{"event":"dealt","hands":[[3],[2,5,1,1],[6,4],[1,4,1,4]],"opener":3}','e67de40c731c2d415474d33c05cb5da6818cac64f4f6f7487f6a42ae1f8b2b1a');
INSERT INTO "log" VALUES('EVENNG',98,1795866380833,'cleo','cleo-26','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','92702145a072c54828a9ac524915a0806f2d9a269a211be39cf5ce968959fa7b');
INSERT INTO "log" VALUES('EVENNG',99,1795866380850,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":2},"timed_out":false}','9e3a507a7800ccb15ff51527113f41b4aa8a5a6fca91421ac12bbbbc76ed99da');
INSERT INTO "log" VALUES('EVENNG',100,1795866380871,'phone','phone-21','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','4077c8583eca60eb7630eb59674c0ff1c1973df72cdbf7fd5fdfecbe5c4cd17b');
INSERT INTO "log" VALUES('EVENNG',101,1795866380871,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','b3dee87ba9def89691acf9c67a9431d15f2cad0dabd86b7bef9cebd578332932');
INSERT INTO "log" VALUES('EVENNG',102,1795866380871,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fb04ce8236d7cbf8d81af12ea067f302b3cd53736244c25fb1827db3a35e56ad"}','bc8128223d3067b1c9751e6902579244acb61aeea5bdab2facdd1eebdd18cc91');
INSERT INTO "log" VALUES('EVENNG',103,1795866381286,NULL,NULL,'{"event":"dealt","hands":[[],[6,6,5,2],[3,2],[5,4,5,2]],"opener":2}','ae87d82e805944c1f1d8fe26971db8f353c0f625eb8a00c87dbc38f63f6b85d2');
INSERT INTO "log" VALUES('EVENNG',104,1795866381297,'bo','bo-26','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','a138f041ab6d7abc2c1e30a599736b962c722671f69866e4b842a55a73d287f4');
INSERT INTO "log" VALUES('EVENNG',105,1795866381326,'cleo','cleo-27','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','12b952bb32696a2f53527bb526a2475343564748429a663aac8a88540addde19');
INSERT INTO "log" VALUES('EVENNG',106,1795866381349,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":3},"timed_out":false}','dc26832fc376c2316c3ea45e9bfde96d02bc39a36f4892c732014117e1bdc274');
INSERT INTO "log" VALUES('EVENNG',107,1795866381358,'cleo','cleo-28','{"event":"calzacalled","seat":3,"decided_at":1795866381373}','8d8a2e52c73bd54b5fcde0f14111a34899d27799affe000f5bed276bb77412a3');
INSERT INTO "log" VALUES('EVENNG',108,1795866381375,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"calza"},"timed_out":false}','82b0b83db41bb4b78c2512dc3873e614c899d24bfe73bb70aa0ac2bf2ab6c845');
INSERT INTO "log" VALUES('EVENNG',109,1795866381375,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','ca6dd0ff51d1632c4f4bdfa0a0b1448800c0d685a2fe50704a8b1d18feb359ba');
INSERT INTO "log" VALUES('EVENNG',110,1795866381375,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"90033d154a21c3a89b2f661c1285ad2afd865e191f5bccbb161db8e50b16377d"}','d0ca51b2120eeb2f4162338b5f637682e91476317b6f975dc536c6ceb2e4e170');
INSERT INTO "log" VALUES('EVENNG',111,1795866381698,NULL,NULL,'{"event":"dealt","hands":[[],[2,5,6,6],[5],[5,5,2,4]],"opener":3}','d7d4af3f4b26c554b890fd0ab185001ab5d90334f1c0f0929c2c89b1e8392873');
INSERT INTO "log" VALUES('EVENNG',112,1795866381708,'cleo','cleo-29','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','60ac354aeff33af4b42d5ee590039c014df4700bee49b5af7668a22b4be33429');
INSERT INTO "log" VALUES('EVENNG',113,1795866381755,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','3fb3e76e27a4e5df31c9a2d491551c6247014c0f88ba062a8d284da2dbeb528a');
INSERT INTO "log" VALUES('EVENNG',114,1795866381763,'bo','bo-31','{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','62ec50f929fa671d32eba0f31c9f469b54d3c8bf507a7f98e910e05e7182116c');
INSERT INTO "log" VALUES('EVENNG',115,1795866381777,'cleo','cleo-30','{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','89bac58e1a083f967700d46ad9fa30c40fef0071faae06d8ff3d9f4ec14a2e33');
INSERT INTO "log" VALUES('EVENNG',116,1795866381782,'cleo','cleo-31','{"event":"retracted","seat":3}','cfa161046d14a671bc24592a063b08327c236c201a5804e02990988a2d1cb708');
INSERT INTO "log" VALUES('EVENNG',117,1795866381798,'cleo','cleo-32','{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','d6abf142e7ec8d5326557bc3c3ddf4188dc37db9aa9039b6b97a165dd18a6b10');
INSERT INTO "log" VALUES('EVENNG',118,1795866381824,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','3ee483ec59a5fc269ab0b3e8892ad7607f6ce2ba428153c0c194e51ad15ad4a8');
INSERT INTO "log" VALUES('EVENNG',119,1795866381824,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','9e6224cdb61587132cbacaaa3b431ecf8c6905a5bfad2fa1563455c8e5b46a51');
INSERT INTO "log" VALUES('EVENNG',120,1795866381824,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"966ab5c934780e53cd17b3aa3cdc06a7b8b7f327a8366dd7455577ae16b3e5b9"}','daeda4ff341e334e75afbb88a1f12baa09db76b4bfaaeafa08205d5996814ff8');
INSERT INTO "log" VALUES('EVENNG',121,1795866382162,NULL,NULL,'{"event":"dealt","hands":[[],[3,1,1,2],[],[2,5,6,3]],"opener":4}','ccf5d57201441ed0bcf56308fb4f0a04d0ffa3b9df348038e7e545662fbd22c8');
INSERT INTO "log" VALUES('EVENNG',122,1795866382229,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','200de511b6b8e9a1ea5c7242d98b64ca2eec574ebe22d542feab4e1929cdb1f0');
INSERT INTO "log" VALUES('EVENNG',123,1795866382235,'bo','bo-32','{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','c7e0ee350c9220dac3d8951ef0cec8404280c737278c977454c414e228aef369');
INSERT INTO "log" VALUES('EVENNG',124,1795866382321,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','54748e32acc356703aa16bd714026c50cdc19b8d9139779668a99ee4e52b4267');
INSERT INTO "log" VALUES('EVENNG',125,1795866382321,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','3f33e17252a48a6f5ad48373e1930be695998ad239d87ac1deeffaa999262c8c');
INSERT INTO "log" VALUES('EVENNG',126,1795866382321,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"1408a74f1a1b25552d609f4b83b4ffd737d86a36a4827519001cb598a1c9438a"}','1db319ae63f323b16f8f95974ac580ae82bbb1f1ca805ca3e658f83a4cae80ff');
INSERT INTO "log" VALUES('EVENNG',127,1795866382648,NULL,NULL,'{"event":"dealt","hands":[[],[6,6,6,3],[],[2,2,2]],"opener":4}','110a27beacee1638095f691b307ea43d3a3405d2e328ecd95de4bf98b08f57c0');
INSERT INTO "log" VALUES('EVENNG',128,1795866382699,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','d6101701be4fe26c0667669e62d3415e02df1ef370218eea9caf3c40c18be3ac');
INSERT INTO "log" VALUES('EVENNG',129,1795866382740,'bo','bo-34','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','6fa70c2ad86e0b0fd5f797356d1b5df0388042be5cf3bfea84584e0726f2d0e4');
INSERT INTO "log" VALUES('EVENNG',130,1795866382740,'bo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','0a42b896207fe946d41a3ed66113d40565bad66c0fd64f09f36820d50ebedaee');
INSERT INTO "log" VALUES('EVENNG',131,1795866382740,'bo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"c6368e1ba56a90855c52a26a66b82159c335297cf51c2f3c689bc8d4f7c59e3e"}','202e8aa99405382e0ac720959abebb6dc45448c3ae840181270aa18af185128b');
INSERT INTO "log" VALUES('EVENNG',132,1795866383066,NULL,NULL,'{"event":"dealt","hands":[[],[2,4,6,6],[],[3,4]],"opener":4}','95d122f9808b389cf497240c66251c1f3bcbc275a3e18816a16320e69dc54dad');
INSERT INTO "log" VALUES('EVENNG',133,1795866383126,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','0ba78fdc5ca55275d8a25056158af4eca19f04dcd638e40c3d2e168fbad01a9b');
INSERT INTO "log" VALUES('EVENNG',134,1795866383132,'bo','bo-35','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','78659c5cbbb1d4540dfbc7ae8db3eb2ad6c5cffaff14fd84bc8f82ff314521a7');
INSERT INTO "log" VALUES('EVENNG',135,1795866383141,'bo','bo-36','{"event":"retracted","seat":2}','074890259f6e87db954a7ab6c4cf609a63b4eaa5e4fc06d269868396a3b47d51');
INSERT INTO "log" VALUES('EVENNG',136,1795866383144,'bo','bo-37','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','83f709e72ced28f8da185bbc8fa6ba669e97d392aab717eecbcfb1293e6d7bd3');
INSERT INTO "log" VALUES('EVENNG',137,1795866383207,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','92f81718a8cf68b560f41f566908bb85003334d0c3edb04fcdf2e55576855c0e');
INSERT INTO "log" VALUES('EVENNG',138,1795866383207,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','eda039fca6def0fa22442c66a3fc1569d129bf2390bee024936d86a4b3bb445a');
INSERT INTO "log" VALUES('EVENNG',139,1795866383207,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"3ddc78413cc776c6b89b7ab88e5f64f23e6af431d3cdeab91d3f95cce8840d1c"}','223f5961bb4d6d38f0540775bdf54d29989caa6b79a1d16c55bc8d54afc1a072');
INSERT INTO "log" VALUES('EVENNG',140,1795866383517,NULL,NULL,'{"event":"dealt","hands":[[],[5,1,4,6],[],[5]],"opener":4}','44b7c2c84479278f98716d7f767ba69601bf7abb021994f4764e6d2c9121fb46');
INSERT INTO "log" VALUES('EVENNG',141,1795866383570,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','52ed818a66e5640db224ebe644b0001f663529b5cd1939612a574453af13ae9f');
INSERT INTO "log" VALUES('EVENNG',142,1795866383576,'bo','bo-38','{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','1daf4b27d006402da7c9c1bffc3abe76d3b0f45137e2f3315c33725a47a9e257');
INSERT INTO "log" VALUES('EVENNG',143,1795866383636,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','6b6ffe4439d8974853a8f139068fe8df2fa8f16cb17982e70d90b35555d3fa1e');
INSERT INTO "log" VALUES('EVENNG',144,1795866383636,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','895eb642d56bb9f02e5aefde5412124039ed8c9629f19aa9e97177d7ac514e14');
INSERT INTO "log" VALUES('EVENNG',145,1795866383660,'phone','phone-24','{"event":"muted","chair":2,"muted":true}','7861f43e9631c926e5a27549b9c8a545fae433c6b0b0b26e25d9367541ca11f5');
INSERT INTO "log" VALUES('EVENNG',146,1795866383668,'phone','phone-25','{"event":"locked","locked":true}','dc283233163e2aa284b82af71f995a60c11e5806cb57d2a0c3ddec2cbda62d0e');
INSERT INTO "log" VALUES('EVENNG',147,1795866383675,'phone','phone-26','{"event":"hostchanged","chair":2}','fb5c01a9c1770e3187f38b6202bee9b53ac7a551556a9fe60023769d47d531e9');
INSERT INTO "log" VALUES('EVENNG',148,1795866383678,'bo','bo-39','{"event":"hostchanged","chair":1}','2022c906a68bba99c31ce277c401f50265cd0882fb3ade1516e37a189094d016');
INSERT INTO "log" VALUES('EVENNG',149,1795866383684,'phone','phone-27','{"event":"seriesended"}','497e6d15b6f271b2603139db4dad9f148a02e1b98f03cc82ff79bf38235baced');
INSERT INTO "log" VALUES('EVENNG',150,1795866383688,'phone','phone-28','{"event":"reopened"}','d4d22f8bd64d0531140ea5f7c259d2f555cfb80a2c5cd0019b333733c98da810');
INSERT INTO "log" VALUES('EVENNG',151,1795866383688,'phone',NULL,'{"event":"botseated","chair":2,"bot":"reader","left":false}','ad32b78efad29045d595378bf7348446f34af2a9dbaf80c08a2aa25d773d3a36');
INSERT INTO "log" VALUES('EVENNG',152,1795866383688,'phone',NULL,'{"event":"botseated","chair":3,"bot":"reader","left":false}','888fe6e6e64cf5060c181efbca087342fda8bdca3824b9855a4624beb28e09d5');
INSERT INTO "log" VALUES('EVENNG',153,1795866383688,'phone',NULL,'{"event":"started","unrated":null}','ee894c9cdc05e54a61e584d657c419b66d74f95dd258527522e9cc71599a05d1');
INSERT INTO "log" VALUES('EVENNG',154,1795866383690,'bo','bo-40','{"event":"botseated","chair":2,"bot":"reader","left":true}','9bf4062be53e619121c599fe991e4a09d99cfa9e6c30b2b5061db6c0b61eeda6');
INSERT INTO "log" VALUES('EVENNG',155,1795866383693,'phone','phone-29','{"event":"removed","chair":2,"bot":"reader"}','95145e99973d232d09cb60ee31b62f8b6caca9531604d5a1c88948823430f41b');
INSERT INTO "log" VALUES('EVENNG',156,1795866383696,'phone','phone-30','{"event":"readmitted","removal":155}','1dbb300a55f153060cbf0e6aeb93374c8a8c932f5dd5d4a10d696c5c234da898');
INSERT INTO "log" VALUES('EVENNG',157,1795866383704,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"32764dd2b9947d9f28ad8d19c891b3f88a9b72f715d77b11bf5a5d3ddc6ec114"}','7d110a7785fa8bc5d080e08707f7f1e47b389101b84a07a468310a1c4578c26e');
INSERT INTO "log" VALUES('EVENNG',158,1795866383715,NULL,NULL,'{"event":"rolled","faces":[5,3,2,5]}','955ae36834e6140d13ac1fd1a4ee5fac3ccfa68c145fb2fca95df3bfdb1ba693');
INSERT INTO "log" VALUES('EVENNG',159,1795866383743,NULL,NULL,'{"event":"rolled","faces":[2,0,0,5]}','5f6d992fca92708404a1adc98ed87ad956079fd74982a197c5ec1314ccd57ebb');
INSERT INTO "log" VALUES('EVENNG',160,1795866383772,NULL,NULL,'{"event":"dealt","hands":[[6,3,3,6,5],[2,1,1,6,5],[1,5,6,4,3],[4,1,1,6,4]],"opener":4}','50dde162e5518f1c2b8f01f98b88c23607dcc43bd0501c7fd740e62e6490c31d');
INSERT INTO "log" VALUES('EVENNG',161,1795866383810,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":6,"face":4},"timed_out":false}','0dd8f31a1d1fe0e2a3754b2a7ef90c80b9f92b1edffa0da2a9404fdebd0dd285');
INSERT INTO "log" VALUES('EVENNG',162,1795866383854,'phone','phone-31','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','cfed4de4085221129895461882b2022a84757626d649cd5a83569a7ca645d581');
INSERT INTO "log" VALUES('EVENNG',163,1795866383854,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','3182afe3f129a2e7372cd3db13fedc6ed538b412b84e1819fc42b10a1e6360bb');
INSERT INTO "log" VALUES('EVENNG',164,1795866383854,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"0eab736550e3f5399763f4146fd11820fc837a1793c142368866afc7a7996b67"}','295eaae8178062f7e72ac199f90b88c14ae2e7b2e5e861cac144bd8421b51a1b');
INSERT INTO "log" VALUES('EVENNG',165,1795866384161,NULL,NULL,'{"event":"dealt","hands":[[4,6,3,6],[5,2,2,2,2],[4,2,3,1,6],[3,3,4,6,3]],"opener":1}','85d26e882bb4f38a29ca6ca28969b951fe96f4e5443d587696a110fa52763c80');
INSERT INTO "log" VALUES('EVENNG',166,1795866384165,'phone','phone-32','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','ecdfd4a44ccad6167595b69c5db3a76bde8966d64324b9085c50010a6e5ef60a');
INSERT INTO "log" VALUES('EVENNG',167,1795866384189,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":5,"face":2},"timed_out":false}','27c763a726f8a0ca5280bb165006ff44d159ce5bd04008120cfc16bc0512c191');
INSERT INTO "log" VALUES('EVENNG',168,1795866384218,'phone','phone-33','{"event":"calzacalled","seat":1,"decided_at":1795866384233}','10911875e429573b9ac61b783a8a567af39fefc3d138e22ac526c219ecd016a9');
INSERT INTO "log" VALUES('EVENNG',169,1795866384230,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":5,"face":4},"timed_out":false}','aabcab28afeabb8a20002e1b697a71945fe28c58279795c8a334290c106bbc68');
INSERT INTO "log" VALUES('EVENNG',170,1795866384258,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":6,"face":3},"timed_out":false}','efd925cc687eb32b583e3a49a2a301d3c7f63de677e9262c944e47aa0de01ce2');
INSERT INTO "log" VALUES('EVENNG',171,1795866384275,'phone','phone-34','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','3d220036afe7f76baf5c052c394d1bf9bc88520bea54511d1c5fad2b1263be96');
INSERT INTO "log" VALUES('EVENNG',172,1795866384275,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','25e4a1a26eb50c39bc7a8f308c489014f56614a50eb8737fbdfa2af9be6514e5');
INSERT INTO "log" VALUES('EVENNG',173,1795866384275,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"952e94a8a70eb487e64d5889193c5839308f89248cce21856eccf129de66e65d"}','46f521c365dcfd92f99ea73924d71f674d84dcbf9f45d8e4c80653e88d53fc03');
INSERT INTO "log" VALUES('EVENNG',174,1795866384561,NULL,NULL,'{"event":"dealt","hands":[[6,4,4],[4,1,3,2,1],[5,2,3,5,4],[2,4,4,5,1]],"opener":1}','5ff0192541af61ed0070fb061d1e405f0e393b15be1e8b553678f0a94f1dd147');
INSERT INTO "log" VALUES('EVENNG',175,1795866384563,'phone','phone-35','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','37569f13efc0c6ecabc11d75b0647ea33415a06e197288bc19911bdfaf4268e0');
INSERT INTO "log" VALUES('EVENNG',176,1795866384586,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','08935a176dc31ec07adb35532a384bec5cdc5c0c6d765e81759c852d37f01f9a');
INSERT INTO "log" VALUES('EVENNG',177,1795866384612,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','7bfd8bd0eac2536c4b0e31a28351f7adfa472cd9763b2d824af4e2951cfd7b5d');
INSERT INTO "log" VALUES('EVENNG',178,1795866384791,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','04431cec13fd048d15dfaa29494528dea35bd03a82d8b50d70384861eac0588f');
INSERT INTO "log" VALUES('EVENNG',179,1795866384869,'phone','phone-37','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','c91c58a8e6ccb9cf5db2725afc3bae2293f0c75b64c873380d966520940c10b2');
INSERT INTO "log" VALUES('EVENNG',180,1795866384898,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','fcc0db5c7a76e3cdbfa06b481a5f834301ba31fc17e46b21b6baedecf1f72040');
INSERT INTO "log" VALUES('EVENNG',181,1795866384936,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":5,"face":5},"timed_out":false}','01f01b227c969109e5b23547874c14ef78f34af7da6b92d3423ee6ac704bfa63');
INSERT INTO "log" VALUES('EVENNG',182,1795866384976,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":6,"face":3},"timed_out":false}','ac5f6463c96d01c69cc72aed12d58929aaa3d511f2c5836c0b60a4c31f9e72b4');
INSERT INTO "log" VALUES('EVENNG',183,1795866384984,'phone','phone-38','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','c2d29814957deca6d84926e968c2b07516a4c896d4a7f7a2eb26aa76f45f3a70');
INSERT INTO "log" VALUES('EVENNG',184,1795866384984,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','4dff0c0b8bda0787c07600eb42a54fc9e618399bb4f0684f23d2e173ea092e9a');
INSERT INTO "log" VALUES('EVENNG',185,1795866384984,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"eb885b3433115a974abb7481a916804a7647275d0237dc86283a0f898d37ad58"}','79ac561c8996d1805dfdd4449b250b1cb6193a9da2af7bf427547b1195fca17e');
INSERT INTO "log" VALUES('EVENNG',186,1795866385259,NULL,NULL,'{"event":"dealt","hands":[[4,2,2],[5,4,4,5,6],[3,4,4,4,5],[3,4,3,6]],"opener":4}','1576bd034f49943a0da35bdec87d53b4dcfe26f49d78d8869b2158d60e105ae1');
INSERT INTO "log" VALUES('EVENNG',187,1795866385306,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','490e8b3426989c8ba5b30dbe23c29fd7d532c2a014f739a1e0234b0daf4776ad');
INSERT INTO "log" VALUES('EVENNG',188,1795866385316,'phone','phone-39','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','bd6b5f4c60e10a2bf290e5d069c1cf966cdcd02f1adc0e9bb2aeadb943e38da9');
INSERT INTO "log" VALUES('EVENNG',189,1795866385336,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":4},"timed_out":false}','c62095a0bb929e601cdea146631c98af78b02c4026994aa063429661a997e0e3');
INSERT INTO "log" VALUES('EVENNG',190,1795866385342,'phone','phone-40','{"event":"calzacalled","seat":1,"decided_at":1795866385357}','088fe351dba6e732bd1655a67a6a5f54cdf798b8a91cea651c190463dd27b820');
INSERT INTO "log" VALUES('EVENNG',191,1795866385366,NULL,NULL,'{"event":"moved","seat":1,"move":{"move":"calza"},"timed_out":false}','3f494ce7e541871a168ad62283406afb4d31c6ba4bed43e9783220d2790d0feb');
INSERT INTO "log" VALUES('EVENNG',192,1795866385366,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','f9fe429e5f104aa1de822ede9e8b5df6594cee6a32b939811a2445d536f207c3');
INSERT INTO "log" VALUES('EVENNG',193,1795866385366,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"a564141280487a91c94305fe377d2595c4f3bcc367f05a42b3b7fa73d4be03cf"}','6c3d07235e9121595a30b4ee15b7e92514f2539364ca2680aabdcd48575e7d76');
INSERT INTO "log" VALUES('EVENNG',194,1795866385663,NULL,NULL,'{"event":"dealt","hands":[[5,6],[6,2,4,6,6],[1,1,3,1,2],[1,5,5,6]],"opener":1}','805d8a2ba2615948625f67dc8e535007dbbb16fda64318fc78cfe8244bb801e0');
INSERT INTO "log" VALUES('EVENNG',195,1795866385669,'phone','phone-41','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','cbfb25acca2cf6ab8409da761fb97aa5f84a3488b72ece5d896ff7e692a3a2c7');
INSERT INTO "log" VALUES('EVENNG',196,1795866385694,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','adf81472d758e00672255a4c9ae432f3958f0ad0f355292877886653c73c24c3');
INSERT INTO "log" VALUES('EVENNG',197,1795866385808,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','59d8b299f658af58f7c87446cba14866394170fcf689a3fd6d290d9aa91edb0f');
INSERT INTO "log" VALUES('EVENNG',198,1795866385838,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":6,"face":3},"timed_out":false}','e81452e237132758f3cca0cc8f3e21389106f4faa58f9e2b7dd02abd9d7a58aa');
INSERT INTO "log" VALUES('EVENNG',199,1795866385841,'phone','phone-42','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','d26bb72ba9fdd0a7c0ea4f5e821c917230e9c327777821b6683aa6e3895905c7');
INSERT INTO "log" VALUES('EVENNG',200,1795866385841,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','ec5fe83c3f834616cef8c66fdaddbc84122eb76f3767e322c2159e69415f7465');
INSERT INTO "log" VALUES('EVENNG',201,1795866385841,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"757991ef6c90f1965d41fc4723b901b66a7fc706a2bcb81ad9c9654a6a275b43"}','6dd9b6e07183498ab85324f10f71389751213b2fc48e2ba5b8c8670ca0b6a178');
INSERT INTO "log" VALUES('EVENNG',202,1795866386117,NULL,NULL,'{"event":"dealt","hands":[[1,5],[4,1,6,6,2],[6,3,3,6,5],[1,3,4]],"opener":4}','4d633957810c1ece8c9912cafcca068ab45a14ccaf89f9dcaaf58f6b38bc5375');
INSERT INTO "log" VALUES('EVENNG',203,1795866386166,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":4},"timed_out":false}','1d959bbb9f9f79d0127ad588a1d9a4deaaaa7e0cfe9864c5ed330c8a111292ca');
INSERT INTO "log" VALUES('EVENNG',204,1795866386196,'phone','phone-43','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','accaeb273d323ddf27aa890abc55b287933966b8bd99ecfac2f79fe48463aeb2');
INSERT INTO "log" VALUES('EVENNG',205,1795866386196,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','eb99528c7cfa10e70de131e963c1c0dc44410a3b5d67d25230c780831556e716');
INSERT INTO "log" VALUES('EVENNG',206,1795866386196,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"b522c6cf5f21dd67979ac70f42383416d00beb158e0825c831ec96daa25a2efb"}','a04a0b6561e288f6dcd91a3429ac4b4a806a6c084057abd81275ceec89c2b55c');
INSERT INTO "log" VALUES('EVENNG',207,1795866386471,NULL,NULL,'{"event":"dealt","hands":[[3],[2,2,5,1,4],[3,1,2,4,4],[1,6,5]],"opener":1}','091e947005fddc618bd7126a6db86395e778a6c74bf77d13d013a5b79ecffa79');
INSERT INTO "log" VALUES('EVENNG',208,1795866386486,'phone','phone-44','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','203743d8bbb88b9ea8490ef8f643e1770e07bf51fa39d506c7c641b8327d6253');
INSERT INTO "log" VALUES('EVENNG',209,1795866386519,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','44a3f47c4e760b4248951b65a271a371265fec52a5991af2b1c264597d118e0f');
INSERT INTO "log" VALUES('EVENNG',210,1795866386583,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','b8d0e7d792a2b0a571912f1320dfe6298600a52dfddedd27b5fac39e8ad378d7');
INSERT INTO "log" VALUES('EVENNG',211,1795866386667,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":1},"timed_out":false}','7aaa43166d2daea57068d6e08a0ae08079d756425869a6d81ad90ab674f34007');
INSERT INTO "log" VALUES('EVENNG',212,1795866386672,'phone','phone-45','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','738b03f1e6cb8b213aac5f579baf4f5a3100cdbf78d1dff0d8e608b2ae54bf7a');
INSERT INTO "log" VALUES('EVENNG',213,1795866386672,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','6ee4f2f7e8195803a32f905a354442104047f9c4baccffd8e2801aa4adb6c6d5');
INSERT INTO "log" VALUES('EVENNG',214,1795866386672,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"a6479c2aecf4bb8fe8e5f5a5efc1902373f4b8f95b2fb2db2754360789ac41bc"}','317dcac5622275b6796e446bc8c394a033377a55af4fdd1aebb3abec5e25fd85');
INSERT INTO "log" VALUES('EVENNG',215,1795866386926,NULL,NULL,'{"event":"dealt","hands":[[6],[1,2,1,5,2],[1,3,6,5,2],[1,6]],"opener":4}','42393d1d27bf2a5318988d1dd651a97cc57f92f5fbcb4044e1b8f1b55eeffb61');
INSERT INTO "log" VALUES('EVENNG',216,1795866386972,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":5},"timed_out":false}','17ded78548746d7083b4cbbc73ca0810b32e3219eac8d7f71cbdf7d951a9b130');
INSERT INTO "log" VALUES('EVENNG',217,1795866387017,'phone','phone-47','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','0e367350e42371bd56d8af43370289a556ff8ccddb109ecbe48513879b5e889c');
INSERT INTO "log" VALUES('EVENNG',218,1795866387017,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','6a49c0126faa5a3c4798d605d1e3c0474a9789b44b91e111048ee42e01779663');
INSERT INTO "log" VALUES('EVENNG',219,1795866387017,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"05d0f44c083065bb2679a855153e08861f5ae5a7f7bf71498eca6828cb96097d"}','06279815427744a7666497287c7e0d32d299dd350ee2a3434e142db85750a873');
INSERT INTO "log" VALUES('EVENNG',220,1795866387305,NULL,NULL,'{"event":"dealt","hands":[[],[4,5,1,1,5],[3,1,6,4,5],[1,6]],"opener":2}','28fc28e98855137be7c919633b471fcdeba964ec5d743d34a8c9b1c397af4a93');
INSERT INTO "log" VALUES('EVENNG',221,1795866387350,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','18980cef1cac41950250cba3b6ae69c68bb2dab202b14fa3b852e0423e4ec309');
INSERT INTO "log" VALUES('EVENNG',222,1795866387438,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','ffb0a978aa10f4ac6521f63bd6477e4209dc8e7bf83eec7aa2595fe7c1af1f46');
INSERT INTO "log" VALUES('EVENNG',223,1795866387457,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','9549fd7f58edaf0374c6f2f967bd46a0449dd2828d25734dd9d1e30f4390247b');
INSERT INTO "log" VALUES('EVENNG',224,1795866387534,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":7,"face":5},"timed_out":false}','e2e000ebe33a66a12e7e5f29e8809cb6d35332b1c37609f0076dfbb49a6178a1');
INSERT INTO "log" VALUES('EVENNG',225,1795866387606,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','ad547bb634a12773f6779f6ec428c02feb6ba55582d5d82222f82fab55fcd30b');
INSERT INTO "log" VALUES('EVENNG',226,1795866387606,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','52731dae20a12224637973608a228a6d96a96f7b8cfb1edca2c8a6ad64e7933a');
INSERT INTO "log" VALUES('EVENNG',227,1795866387606,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"531ca78705992148e2905c03f08f18c5b93b39d54265a57a15b5cc730c5020dd"}','1c36c9705ed88f5b238271e6a77a8fa94b6c6be4a667e1f1cba53a31b7d841ea');
INSERT INTO "log" VALUES('EVENNG',228,1795866387884,NULL,NULL,'{"event":"dealt","hands":[[],[1,6,3,3,4],[6,2,1,4],[2,1]],"opener":3}','bc0074f2e9f10371e11c698bf9262948c410da0307074da7dc37d04215cee0fd');
INSERT INTO "log" VALUES('EVENNG',229,1795866387931,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','b66393b30c34ae97026c3fc0567a40615776870ccf0844743680ccd9d4be2916');
INSERT INTO "log" VALUES('EVENNG',230,1795866387956,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','5af17e71fe0cd4a891fe2137d5dfc81bf7f2950b621f1d1d5ad94866e9d9b6f5');
INSERT INTO "log" VALUES('EVENNG',231,1795866388048,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":5,"face":3},"timed_out":false}','9c71106a5e3646fdd576d2ce1f03e228517ad1953e3da573f5a4c3f67774a994');
INSERT INTO "log" VALUES('EVENNG',232,1795866388142,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','4faf2807d6df9cf0391af7a3c5092beedfff78d2c7bbf1d956ea35feb2c9a2ba');
INSERT INTO "log" VALUES('EVENNG',233,1795866388198,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','b02110187f26a9f880dc5b6e216205a7ab7d3444826db33542773f966ab4f50f');
INSERT INTO "log" VALUES('EVENNG',234,1795866388198,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','638e0f49428ed35555025186db8ae98e9c2414a404acd527e379ee9a6e9d194b');
INSERT INTO "log" VALUES('EVENNG',235,1795866388198,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"5ad5ae60301bfc1feeddb89c8ae86590d01ad77e8fdd3c29f13f9812c236a3d7"}','9df105ab70cb21296c44f04f0e2651b2208adbf131f814f1a3c88862fbceca89');
INSERT INTO "log" VALUES('EVENNG',236,1795866388435,NULL,NULL,'{"event":"dealt","hands":[[],[1,1,2,2,2],[5,2,4,2],[3]],"opener":4}','7b4d5c93b1425323c7e53e92c531be79e50caaf3de307ced9dac175f0c9bdfd3');
INSERT INTO "log" VALUES('EVENNG',237,1795866388471,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','a3d5e758913a00244311dfefebc01b8e5a71ff92ae8881aab4d37e85bf152730');
INSERT INTO "log" VALUES('EVENNG',238,1795866388515,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','78bba813f86567bad7cbbfa001b3552deca01fc4fca2f20c20a48981f49620bd');
INSERT INTO "log" VALUES('EVENNG',239,1795866388712,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','d8c74495704e99f076444eae8460e9323402f66f9c921704dece3e034d8a9f6f');
INSERT INTO "log" VALUES('EVENNG',240,1795866388712,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','dbb3f42eaa4fb15476239ac1d38a54ced932522f8dac3838abe3e4d756d5f364');
INSERT INTO "log" VALUES('EVENNG',241,1795866388712,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"95ceb3bad0a85a28ecdf70a267730cefc20537dac1c67e63ff94197f7e33406d"}','37963b9dd5654f95776bb7a3d926e0e6631147fabc43cdab3628a2c211cc3244');
INSERT INTO "log" VALUES('EVENNG',242,1795866388938,NULL,NULL,'{"event":"dealt","hands":[[],[1,2,1,5,4],[2,3,6],[1]],"opener":3}','449c7ddca4b67b1b98db82aa0f38aff6eb78d978e5ba68ca03e145844c7a5ca2');
INSERT INTO "log" VALUES('EVENNG',243,1795866388978,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','bb7174dda8957069d431b1fcbe48ce32bd5fd77b816647c559cfe7b53a0acad8');
INSERT INTO "log" VALUES('EVENNG',244,1795866388999,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','cae9405cee8d0d5707ff604a680be0a100146a1b2ca2ecf154cc3cfd9f7c1ff7');
INSERT INTO "log" VALUES('EVENNG',245,1795866389038,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','03fd983283d732bbcfd0a95475e7ac81c2b9e4ad28be026fa988001bb8b1717d');
INSERT INTO "log" VALUES('EVENNG',246,1795866389195,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','6c54ab67791fceb94455329df68951df6fcc35e52e830f23bb33d557907adc04');
INSERT INTO "log" VALUES('EVENNG',247,1795866389278,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','342b8d6cb94814b4b531d45d595368225165eaea8c4a2777563281fcc39b254e');
INSERT INTO "log" VALUES('EVENNG',248,1795866389278,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','5fa29b25bad664e9997fbfc2182f2c61b865c2916843f2a55771b6f0cd28aa6d');
INSERT INTO "log" VALUES('EVENNG',249,1795866389278,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"44509055a549ff02f019f06fc571c1826c8c28ece58bda2ef833aa57941ef4ff"}','5f51d6ecdca713a1d817f323cf7476ca050c2ed69efa377f94c8eb4b8c563a9c');
INSERT INTO "log" VALUES('EVENNG',250,1795866389535,NULL,NULL,'{"event":"dealt","hands":[[],[5,3,3,6,3],[4,5,6],[]],"opener":2}','4a1d5e6dac0bcf5121c11acd015c710879824d11e49b586a3507d32c6a36b56d');
INSERT INTO "log" VALUES('EVENNG',251,1795866389596,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','5905e1c18c6acfdcb85d9cd76452a7141b5bf9d77bcc828c17e4fcd22f4effdf');
INSERT INTO "log" VALUES('EVENNG',252,1795866389624,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','56bb8ae3560a09c55ac301c43ae3a8759aa673118c3222fdde51201520ec0945');
INSERT INTO "log" VALUES('EVENNG',253,1795866389675,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":3},"timed_out":false}','bf8ce4f62d62ef39e42b7a5cde20ed77ef9303644a719b1af5876447b613caf7');
INSERT INTO "log" VALUES('EVENNG',254,1795866389783,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','d291f3c518e95176e19c273c1093f833a315452ee9d6276b804c09d6e1db19f7');
INSERT INTO "log" VALUES('EVENNG',255,1795866389783,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','73b3577485b164f602bca6dbbac1eeb507fb429ba3daba9fd5790b6f11eaa7f0');
INSERT INTO "log" VALUES('EVENNG',256,1795866389783,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"49bdaeaca0e79cd2689285ffcd08a5ce0951d2f7c1bd03b672a213cebdf94ff2"}','decb7a7a3045340c5488f4ffb745279920767fec46c1752a16583ab697d7cd8a');
INSERT INTO "log" VALUES('EVENNG',257,1795866390002,NULL,NULL,'{"event":"dealt","hands":[[],[3,5,5,4,3],[3,1],[]],"opener":3}','e69f6e87fea346b215f4d374d06810e3cd959ea5ec168e9fb789ab3a4762b38e');
INSERT INTO "log" VALUES('EVENNG',258,1795866390246,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":3},"timed_out":false}','1cb7734ff2d8d56550a449c39d298d3f535f9ac3b3b4f9a861e6c15a9c4790a6');
INSERT INTO "log" VALUES('EVENNG',259,1795866390335,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','1a13a2ed390aea8df2db002549f424ed058414e73dffb775dc61b1ede511ba08');
INSERT INTO "log" VALUES('EVENNG',260,1795866390411,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','3821f26d443ef074d41f7572ff670eabfb511709df7f7744d86ed4070cd01770');
INSERT INTO "log" VALUES('EVENNG',261,1795866390484,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":3},"timed_out":false}','e7f555b4c26458f384a515f24bb6e4e0e1297a5ec8cfddaad1321621f8e6171c');
INSERT INTO "log" VALUES('EVENNG',262,1795866390769,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','6cbfe0014ecfbdfd1ebe886c7ffdb27037aa55c99ad69f7e61529b22c2b04a74');
INSERT INTO "log" VALUES('EVENNG',263,1795866390942,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":3},"timed_out":false}','5e440e5521831052f40fd6676a371694c672ddb5ff38ff8da2015a99778cd821');
INSERT INTO "log" VALUES('EVENNG',264,1795866391008,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','c4da9f34412503af50a1f3d7d435f7e9b1035e88154e54f5607cdd7511d5761a');
INSERT INTO "log" VALUES('EVENNG',265,1795866391104,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','8a6dbef3d9a60c247729b5029b998165f29707d02a149dba25dce4a635b045fa');
INSERT INTO "log" VALUES('EVENNG',266,1795866391104,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','b181dc5bc520c2a3badc543a0121a59045d10dfc401ee05b6f5da80bbcc7130b');
INSERT INTO "log" VALUES('EVENNG',267,1795866391104,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fb20f0f6bbcb8ceeaf58460434705f632c7441cde4eb12e255f9cd2a85db7784"}','2ccb9577d4a8455d4be17b71deeba08d7ed08a1abe065271351cbeda20ec0f81');
INSERT INTO "log" VALUES('EVENNG',268,1795866391302,NULL,NULL,'{"event":"dealt","hands":[[],[1,1,5,2,1],[1],[]],"opener":3}','e77790571d157f0243611f3381053829ada6389d35fdc520f64a60b179ba8cea');
INSERT INTO "log" VALUES('EVENNG',269,1795866391378,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','da198ee99d374bfcd4dc7d2f8fff4a21da9af56e4a44a2f4bbd044142fa072f0');
INSERT INTO "log" VALUES('EVENNG',270,1795866391412,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','5889bf2aad30a174eccda9cf0c9fec08483b37d118c03533d296ca37808e7ad7');
INSERT INTO "log" VALUES('EVENNG',271,1795866391447,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','e070bf689c6b92999e06a74a3eb0e7dee86621e61678e9c14e7535173b20751b');
INSERT INTO "log" VALUES('EVENNG',272,1795866391485,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','1b0d2aaeb2be2e53b95e2a23fadbb04353b0b39d7b59e3c5e0e80b04e73efe78');
INSERT INTO "log" VALUES('EVENNG',273,1795866391632,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','ed7431140ef0e4db85f73526e932a99fcbd7a9f70b144a27e438419261c5c1d6');
INSERT INTO "log" VALUES('EVENNG',274,1795866391698,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','2c89ab64f3be2ace95bf3938724d5a54fc982cdc9cacab169f0182852a5a0c50');
INSERT INTO "log" VALUES('EVENNG',275,1795866391918,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":4},"timed_out":false}','4e520caf4ca38d5d3ed0333109e2d876c0b3808a6b19f7f3c348f090ac16afda');
INSERT INTO "log" VALUES('EVENNG',276,1795866391991,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','1a7a5baac0269c33bde1741140367d97749580d17ae0dec393419d496bac9d48');
INSERT INTO "log" VALUES('EVENNG',277,1795866392084,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','0095746d95b7039e1223f842bff9c8d1ad956662d5b24c33a17e4dae6643d563');
INSERT INTO "log" VALUES('EVENNG',278,1795866392142,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":5,"face":5},"timed_out":false}','7ebbc6b1931436dc0e1b824b4649203957d83cd66542d5adca82399596edcba9');
INSERT INTO "log" VALUES('EVENNG',279,1795866392171,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','276f1db1a5208f9af83276c472b0c99dc4691f2b7cdc26751cb0e539ae87cc6c');
INSERT INTO "log" VALUES('EVENNG',280,1795866392171,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','13cf4c479f42163d99c509a0a3dc961c73248cd9b73df9191d09047800d8a8e6');
INSERT INTO "log" VALUES('CUSTMS',1,1795866392225,'fay','fay-1','{"event":"opened","guest":"fay","edition":"bga","options":{"players":[2,8],"dice":2,"first_opener":"highest-roll","raise":"any-higher","palifico":"each-time","palifico_with_two":false,"veteran_changes_face":true,"calza":true,"calza_callers":"all-but-next","calza_in_palifico":false,"calza_with_two":false,"calza_wins":"all-others-lose","lost_dice_visible":true,"reveal":"from-caller"},"chairs":5,"table_settings":{"listed":true,"training_aid":true,"spectators_see_previous_round":true,"chat":false,"clock":{"move":60,"bank":600,"increment":5},"autostart_at":2,"speed":"slow","eliminated_see_dice":true,"external_bots":true},"club":"ef44aa6b22c056df7dd56aff13eb615d","rated":false}','7b834ad98f0c2cdb51b063569e3ee7471507942a235050596dd614e24506e014');
INSERT INTO "log" VALUES('CUSTMS',2,1795866392225,'fay',NULL,'{"event":"sat","chair":1,"guest":"fay","name":"Fay","person":"HGY38M4GAPVS"}','b7525e96e8da6a1bed127d0b42306e3e56f8ff4b5394768be7c5ad3463c9eda9');
INSERT INTO "log" VALUES('CUSTMS',3,1795866392238,'fay','fay-3','{"event":"sat","chair":1,"guest":"fay","name":"Fay","person":"HGY38M4GAPVS"}','425a9590021f9d988f839a4b3700b52a353e725ec2d2dc20489551656b9e126d');
INSERT INTO "log" VALUES('CUSTMS',4,1795866392242,'bot-robo','bot-robo-2','{"event":"sat","chair":2,"guest":"bot-robo","name":"Robo","person":null}','c9db83936c74c3e6707cd28a46da3a3bc49ff1adf955b317bb66ec1380f8fc61');
INSERT INTO "log" VALUES('CUSTMS',5,1795866392250,'gus','gus-2','{"event":"sat","chair":3,"guest":"gus","name":"Gus","person":null}','68b1dc4324e395751bcef3a971aa29680d556a3aed616c4251d1712b21990ce0');
INSERT INTO "log" VALUES('CUSTMS',6,1795866392250,'gus',NULL,'{"event":"botseated","chair":4,"bot":"odds","left":false}','b8f7d5d57aab47e3bf7bf411ff2c7bf7ce2739577af923ac9b284397ad788a29');
INSERT INTO "log" VALUES('CUSTMS',7,1795866392250,'gus',NULL,'{"event":"botseated","chair":5,"bot":"odds","left":false}','9f17682088342c6066c23c3d24ca1c83bed646d8b2507afd9329bde71b38b3b2');
INSERT INTO "log" VALUES('CUSTMS',8,1795866392250,'gus',NULL,'{"event":"started","unrated":null}','11dc65a2912fc1209958458da1fbae91ea55e3725f90eda1d11ee45ef5f8b89e');
INSERT INTO "log" VALUES('CUSTMS',9,1795866392255,'fay','fay-4','{"event":"digestgiven","seat":1,"round":1,"digest":"12eef32e1f360e9305e6bdd7906625b63bd4a768d9c21ded19354cf14b5d1039"}','ecbafc77a17e4533901e9f2e088fa8dbdc01cfb7285968cda04202543b60b624');
INSERT INTO "log" VALUES('CUSTMS',10,1795866392265,'bot-robo','bot-robo-3','{"event":"digestgiven","seat":2,"round":1,"digest":"fac97fe91b9ecfb23f9a980e9dbc277d7329921aaa2535f5fc84aa1dbbd8d0bf"}','b92a9e85369fb90b1845b2b31b4f6bd0d17438e4ecc74b97b0e98039b755c2c1');
INSERT INTO "log" VALUES('CUSTMS',11,1795866392274,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"2eb86f3c1dcc3764ff0d7743d6d199ea6ac8f76f39f7662c3e3651712c22bb89"}','caa5068c64462c398aac6c2ca6754ea3262273a4d50b6371411fdab22e1dbf17');
INSERT INTO "log" VALUES('CUSTMS',12,1795866392294,'fay','fay-5','{"event":"contributed","seat":1,"contribution":"f33ed7beef58c084452483320a7ff2fe"}','60d4c8d8039f4bccdbd64ca90173773a139c874622d33bef7f1f839830343b0f');
INSERT INTO "log" VALUES('CUSTMS',13,1795866392311,'bot-robo','bot-robo-4','{"event":"contributed","seat":2,"contribution":"3304e3c1869f2a9745a23e48179041d8"}','38148bf1e7678a46cfa2acab99f12795af563527b9bb858e8cc485d5d1e88bf4');
INSERT INTO "log" VALUES('CUSTMS',14,1795866392357,NULL,NULL,'{"event":"rolled","faces":[6,1,1,1,1]}','24e7c48343127fef9d7858d3365980949f77e1ada3a5129ca0760e4a55ff4c01');
INSERT INTO "log" VALUES('CUSTMS',15,1795866392464,NULL,NULL,'{"event":"dealt","hands":[[2,2],[2,3],[4,5],[4,6],[5,6]],"opener":1}','8757cd46475ef8794d8e6779685d2479e62bac985b54efb9c649582324dca824');
INSERT INTO "log" VALUES('CUSTMS',16,1795866392468,'fay','fay-6','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','2d6d86fa2ba8e8cd0e0dc03e1ebf506379c7657679c0235e3b268e0a62108d18');
INSERT INTO "log" VALUES('CUSTMS',17,1795866392471,'gus','gus-5','{"event":"calzacalled","seat":3,"decided_at":1795866392486}','c29f13791353aa1bcaa41c2904656af3226ab4ae736d9f0ee77cb7fbd6e12832');
INSERT INTO "log" VALUES('CUSTMS',18,1795866392487,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"calza"},"timed_out":false}','efa34a9d30941b0a2d82fa3780ea4bc8a41b9ea9280a3f304892878b3448515a');
INSERT INTO "log" VALUES('CUSTMS',19,1795866392487,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','7d68d8eed9c5b25ef452ad442fe2158b4a08049a177a955df10a98781dd5f9e0');
INSERT INTO "log" VALUES('CUSTMS',20,1795866392487,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"e38f23f5f6fa513127463efeed82ca7e3d3205f8e642a4c2a8bb2308b31379ca"}','9046179e54c8802589f2e1f004eb88d58a5b21ab206803f76eec9b445ecc1d1f');
INSERT INTO "log" VALUES('CUSTMS',21,1795866392494,'fay','fay-7','{"event":"configured","edition":"bga","options":{"players":[2,8],"dice":2,"first_opener":"highest-roll","raise":"any-higher","palifico":"each-time","palifico_with_two":false,"veteran_changes_face":true,"calza":true,"calza_callers":"all-but-next","calza_in_palifico":false,"calza_with_two":false,"calza_wins":"all-others-lose","lost_dice_visible":true,"reveal":"from-caller"},"chairs":5,"table_settings":{"listed":true,"training_aid":true,"spectators_see_previous_round":true,"chat":false,"clock":{"move":60,"bank":600,"increment":5},"autostart_at":2,"speed":"fast","eliminated_see_dice":true,"external_bots":true}}','f59a2e2ddb68763109892e4d9ce4855bba3d28ea1c680b71cebf5d670411ef96');
INSERT INTO "log" VALUES('CUSTMS',22,1795866392609,NULL,NULL,'{"event":"dealt","hands":[[6],[6],[5,2],[2],[2]],"opener":3}','1128b6f91bf5570b968f6fb117702be00927a1820a45786bee59d10ae78c84ad');
INSERT INTO "log" VALUES('CUSTMS',23,1795866392639,'gus','gus-6','{"event":"moved","seat":3,"move":{"move":"bid","quantity":6,"face":5},"timed_out":false}','feea62871d901dd68bc11402b54229a9c5ef6e94f0cc939bb23da46b8c9c31ff');
INSERT INTO "log" VALUES('CUSTMS',24,1795866392658,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','3b2efa8f31813daf8112e8fb3b7dcdf8af42cda2c3959c5ff0e7f564729aa8fb');
INSERT INTO "log" VALUES('CUSTMS',25,1795866392658,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','cdebea0d09c80ae60680428b8374dc3baf0f37e6863bbea0744a853443565fb5');
INSERT INTO "log" VALUES('CUSTMS',26,1795866392658,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"451f28daa8d5295553f0be7026edefbfd427b4aee1f04b8856b57d141ee3afe1"}','03903d343ca4f2c1d8794664a44d6e8bad5069fe745b5eb2cffeb5fe60795722');
INSERT INTO "log" VALUES('CUSTMS',27,1795866392772,NULL,NULL,'{"event":"dealt","hands":[[3],[1],[3],[2],[6]],"opener":3}','00493529cc6a2c5f8e4dbcee3e737765d83942e768bdceed2a43fd5ce38e1b38');
INSERT INTO "log" VALUES('CUSTMS',28,1795866392782,'gus','gus-7','{"event":"moved","seat":3,"move":{"move":"bid","quantity":5,"face":5},"timed_out":false}','92ec16769b41acae183c88128c5fad0581c254751fcf2a308a363fea2fe97e01');
INSERT INTO "log" VALUES('CUSTMS',29,1795866392790,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','e674b49720af9397db3120c15d308357e3aa3e72271c5961683fd61fc45bad69');
INSERT INTO "log" VALUES('CUSTMS',30,1795866392790,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','dd763716d71e12d23be85f11c2fe02c7095f9cfebf86c47d8dea6ace89bef945');
INSERT INTO "log" VALUES('CUSTMS',31,1795866392790,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fafa08f8cc1f847bb3bd510d575855559f1bda7eb404c5e416ad125f726381e5"}','eb7bfdd3a21d9276d1197b7fb0c464a5e08062cdeb633ec97be312d97bfb62fa');
INSERT INTO "log" VALUES('CUSTMS',32,1795866392899,NULL,NULL,'{"event":"dealt","hands":[[6],[4],[],[2],[6]],"opener":4}','e9c91a4123119300492f2a2b6a09563bab3058950aeb9e0dd1850a03a8a5dbef');
INSERT INTO "log" VALUES('CUSTMS',33,1795866392922,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','1f406da7c65860f683a38bc1951b57b125d8fa824a82e4c2850c65301e9a35a0');
INSERT INTO "log" VALUES('CUSTMS',34,1795866392942,NULL,NULL,'{"event":"moved","seat":5,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','3b6fbe7f003130c8bbaa61d414109f66742caf856fe2f69ffb99fe1a414ad457');
INSERT INTO "log" VALUES('CUSTMS',35,1795866392948,'fay','fay-8','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','737985f47d843b969f4d9e2fa812bc0f0fd6d6fb968523df98894a770a91b12a');
INSERT INTO "log" VALUES('CUSTMS',36,1795866392967,'bot-robo','bot-robo-6','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','c603beee8c2d081f4613e9ef753ef976d0ab2691c530eeb9af92811cbe147ae4');
INSERT INTO "log" VALUES('CUSTMS',37,1795866392967,'bot-robo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','8d345d370174a3da49d51b797f3df857a86ea282cc9e2097c89e9292553054cc');
INSERT INTO "log" VALUES('CUSTMS',38,1795866392967,'bot-robo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"daf87a27c8eda4fe88b38e6738edca5218e7c61aa44c56e54db73f64ad8d6c77"}','10c62b5297d17ed150d692c9dae200d5f4f289797145f45cdea6be8e455217b9');
INSERT INTO "log" VALUES('CUSTMS',39,1795866393067,NULL,NULL,'{"event":"dealt","hands":[[],[2],[],[3],[1]],"opener":2}','8d1a134514acaf813be2e89d2e9cdcfe4ead660b0404264ed85154a10df0ada1');
INSERT INTO "log" VALUES('CUSTMS',40,1795866393072,'bot-robo','bot-robo-7','{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','dad40311d156a8c3f4f98ff045ca8e85110abc5ebee070d45169c9a5a8e8214a');
INSERT INTO "log" VALUES('CUSTMS',41,1795866393081,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','2f157071676362d6fd3486d4d93874acd8688e3732a837674ccd008cc88ce8a4');
INSERT INTO "log" VALUES('CUSTMS',42,1795866393081,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','345fa77f8e07f1f7b3729d76b882c5ff5d7dfe8647700b8d4002a605693c7bc5');
INSERT INTO "log" VALUES('CUSTMS',43,1795866393081,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"55ef36b5031ecdd5a7d83ccd6e1c351d227900cc7f282e8d0715efbe35a29cf2"}','a0852916fead6bb3f361af65aafccf42ba35c5309d2f0986936794c62196b478');
INSERT INTO "log" VALUES('CUSTMS',44,1795866393088,'fay','fay-9','{"event":"configured","edition":"bga","options":{"players":[2,8],"dice":2,"first_opener":"highest-roll","raise":"any-higher","palifico":"each-time","palifico_with_two":false,"veteran_changes_face":true,"calza":true,"calza_callers":"all-but-next","calza_in_palifico":false,"calza_with_two":false,"calza_wins":"all-others-lose","lost_dice_visible":true,"reveal":"from-caller"},"chairs":5,"table_settings":{"listed":true,"training_aid":true,"spectators_see_previous_round":true,"chat":false,"clock":{"move":60,"bank":600,"increment":5},"autostart_at":2,"speed":"instant","eliminated_see_dice":true,"external_bots":true}}','5b4b410641fe566c89a7b4cc48f9505c42460ff93be81695f208d8b3b78895ae');
INSERT INTO "log" VALUES('CUSTMS',45,1795866393094,NULL,NULL,'{"event":"dealt","hands":[[],[],[],[3],[3]],"opener":4}','d4c5c19a5d5bd977cb60e0a4e52ddc5fc7ea997471499c98c7d5c6e28c54060b');
INSERT INTO "log" VALUES('CUSTMS',46,1795866393113,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','c8e7f75b5080991374b083b5abbb191907b6a84e9318e1b3d38e71275e76c491');
INSERT INTO "log" VALUES('CUSTMS',47,1795866393133,NULL,NULL,'{"event":"moved","seat":5,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','8e77eacc868e49ba9c7eaa87348022c7de21d12b7aac379edadb7400c13ad150');
INSERT INTO "log" VALUES('CUSTMS',48,1795866393142,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','a50f2f6f2a36980d51bce1f4977fa55037dffd2f64b97a8514e289f80ade8f56');
INSERT INTO "log" VALUES('CUSTMS',49,1795866393142,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','08603f888d7c3ec2a3403fc2dcb83ebcd009a3a3d988fb1bbe50942b0efee7b7');
INSERT INTO "log" VALUES('CLCKED',1,1795866393149,'dan','dan-1','{"event":"opened","guest":"dan","edition":"bga","options":{},"chairs":2,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":{"move":5,"bank":0,"increment":0},"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false},"club":null,"rated":false}','6cbf9520c059048a3518aa051699167a06e2277b8844937f97961860e7a4c936');
INSERT INTO "log" VALUES('CLCKED',2,1795866393149,'dan',NULL,'{"event":"sat","chair":1,"guest":"dan","name":"Dan","person":null}','af0d6e5f17011296aee8d2ce6e9b6b7d74d84e2ac6baeb2b99da70500474138f');
INSERT INTO "log" VALUES('CLCKED',3,1795866393157,'eva','eva-2','{"event":"sat","chair":2,"guest":"eva","name":"Eva","person":null}','7e1283b42c41472d9de9ceee3d9317181c4614607a6da824a4c0bb3bbd2fb66c');
INSERT INTO "log" VALUES('CLCKED',4,1795866393160,'dan','dan-3','{"event":"started","unrated":null}','327f33cbaa3d892a9b298723cb69d63ed1b5305afd89ada27309467aae6bc3b0');
INSERT INTO "log" VALUES('CLCKED',5,1795866393176,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"0726413390b7d62ca2fa3b4eca7d08a3fa469101b613b7bf120f346259598d19"}','a80a76d9e121d2a126ad6dae846646a6a8b2c4d2b86705940b5221c1d57439a1');
INSERT INTO "log" VALUES('CLCKED',6,1795866393192,NULL,NULL,'{"event":"dealt","hands":[[4,2,4,1,2],[1,3,1,1,2]],"opener":1}','b23c569d0900b54078a0b036368470766a9328a6da3a056c6d95ad1a278b6216');
INSERT INTO "log" VALUES('CLCKED',7,1795866393198,'dan','dan-4','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','dac9d8372079ae7247521ac70ff5587ee68b7b079426032a7437e1e14f243cd1');
INSERT INTO "log" VALUES('CLCKED',8,1795866398199,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":true}','a8f2c399e5901548f3d6f758cc219aa7429360fa2a7348cda9f8345559f2a671');
INSERT INTO "log" VALUES('CLCKED',9,1795866398199,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','1d413b2d276045326a5cd1fb3ae438ba1c1d84310cf81f69a0870e67f53e90a3');
INSERT INTO "log" VALUES('CLCKED',10,1795866398199,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"3cb5a322171883efd331cb0f023851d979d4da234437a34321956d80d40ecbd3"}','bcc7c55314ede74a0d9cad89e79cf8b6f26c216b3eed3e52bca781b74b3347a9');
INSERT INTO "log" VALUES('CLCKED',11,1795866398562,NULL,NULL,'{"event":"dealt","hands":[[2,4,4,5,4],[5,6,3,2]],"opener":2}','fb76c798e4ac41c96d11b2c33d91c9500a6dbbcfcc99a946bd79798ec217f561');
INSERT INTO "log" VALUES('CLCKED',12,1795866403563,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":true}','f37593e76bdb7c503745d2d04cdc93750048b8ee0f6ea08ce4690787c46c3ae8');
INSERT INTO "log" VALUES('CLCKED',13,1795866403563,NULL,NULL,'{"event":"botseated","chair":2,"bot":"reader","left":false}','bfcf39f699f6f51eb7ed7eb35f8f3470951bafd0eb22489a4e19dfb5a70b07bd');
INSERT INTO "log" VALUES('RATED2',1,1795866403589,'hal','hal-1','{"event":"opened","guest":"hal","edition":"bga","options":{"dice":1},"chairs":2,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":null,"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false},"club":null,"rated":true}','36d7caeede84af4016983b97e44a43307eab13b1885f05ea380f515f8726bd23');
INSERT INTO "log" VALUES('RATED2',2,1795866403589,'hal',NULL,'{"event":"sat","chair":1,"guest":"hal","name":"Hal","person":"64AT5GECG3NH"}','18c6136737a8670686c179c22ff3e43df64fd8b5c68029a97d9d596f3411d266');
INSERT INTO "log" VALUES('RATED2',3,1795866403593,'ida','ida-2','{"event":"sat","chair":2,"guest":"ida","name":"Ida","person":"1Y5RE7TA2G3V"}','0d9325986f58542bd9e56056b3e45917df30daeb5626a57380d2987f1c6e6742');
INSERT INTO "log" VALUES('RATED2',4,1795866403595,'hal','hal-3','{"event":"started","unrated":"address"}','9a90ee9f4fa3eebac331a75dc320b71ca6469a88ca4db14d826b7ca442df1a41');
INSERT INTO "log" VALUES('RATED2',5,1795866403597,'hal','hal-4','{"event":"digestgiven","seat":1,"round":1,"digest":"027feaa31f24e9b744593bff14ff7d92f8bad021bd78e07000b1bf1f6c550f2b"}','7e3aa47ffe689565e21f655466d50fd46263b04e1f07952f9adc8964592ea259');
INSERT INTO "log" VALUES('RATED2',6,1795866403599,'ida','ida-3','{"event":"digestgiven","seat":2,"round":1,"digest":"1bd1f1becf9d7343d0f49eb06f85b4a67988f0ac0f400628bf02d58cf1cb1bb6"}','486176793ed92bf89b87662c23d1ba84f5b8eee635d60f9ea75a72a336c2fdbb');
INSERT INTO "log" VALUES('RATED2',7,1795866403599,'ida',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"08a2d17a20409e7394002eb3b908ca2688c3b30f5a60f96a23929af27940eb7c"}','38595e9d134f4c0e1c304dbd1a558237021e867e288f3a7b33b7acfe8c76d15e');
INSERT INTO "log" VALUES('RATED2',8,1795866403602,'hal','hal-5','{"event":"contributed","seat":1,"contribution":"6e34847286588417c46642a862132a58"}','bddf6076df481ef47769cdb7973c01fb83a879e2a49be421eaa9a79f48598e84');
INSERT INTO "log" VALUES('RATED2',9,1795866403603,'ida','ida-4','{"event":"contributed","seat":2,"contribution":"fc0ac91b05629760288f149e95f9c3fc"}','092d56c68db1796eded58bfdd5cb213393b93b1c00ce39285c839da3da40566e');
INSERT INTO "log" VALUES('RATED2',10,1795866403603,'ida',NULL,'{"event":"dealt","hands":[[6],[1]],"opener":1}','a76d299790ca8a0a479f77d26b61b3409024725a6f869d71374c7cc5dbb35499');
INSERT INTO "log" VALUES('RATED2',11,1795866403605,'hal','hal-6','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','90a982fe2087224cde2ccf1698ebf88d521d4c84f1850a411c362aa2352dc362');
INSERT INTO "log" VALUES('RATED2',12,1795866403614,'ida','ida-5','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','22cc62002389580d4976001a6f61b6d27236d6b3a7534dc9f6626874a1aff27c');
INSERT INTO "log" VALUES('RATED2',13,1795866403723,'hal','hal-8','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','1f54d2c759c41631cca3e53a207aaf1270e5533e256ac4dbe47f8acc7efc64f6');
INSERT INTO "log" VALUES('RATED2',14,1795866403723,'hal',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','1e08ba7fa29e1550b8839fc35a19314143b81a13f70fad1a572cd3a79613aa15');
INSERT INTO "log" VALUES('CLCKED',14,1795866403912,NULL,NULL,'{"event":"downtimecredited","milliseconds":349}','453fb6de20bc108d5dc990b05acbb9b6845c0494759af77df41ce662e5c3609f');
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
	visibility TEXT DEFAULT 'clubs' NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (guest), 
	UNIQUE (recovery)
);
INSERT INTO "person" VALUES('HGY38M4GAPVS','Fay','fay','469b1e1156b39ae3323ef62e8b40e8c6f1b986e61e2868797634321c72cc68f1',1795866392190,'clubs');
INSERT INTO "person" VALUES('64AT5GECG3NH','Hal','hal','33926f12d2b75186b5f64ddf1c7df67964c3b900a1a337303e2f8af957df7bab',1795866403581,'clubs');
INSERT INTO "person" VALUES('1Y5RE7TA2G3V','Ida','ida','6005fb8eb9b38e1ce58db5c76ca892c3e14f5c4043dea1985243d43cfd9ccb2b',1795866403585,'clubs');
CREATE TABLE person_guest (
	guest TEXT NOT NULL, 
	person TEXT NOT NULL, 
	PRIMARY KEY (guest)
);
INSERT INTO "person_guest" VALUES('fay','HGY38M4GAPVS');
INSERT INTO "person_guest" VALUES('hal','64AT5GECG3NH');
INSERT INTO "person_guest" VALUES('ida','1Y5RE7TA2G3V');
CREATE TABLE person_name (
	look TEXT NOT NULL, 
	person TEXT NOT NULL, 
	PRIMARY KEY (look)
);
INSERT INTO "person_name" VALUES('fay','HGY38M4GAPVS');
INSERT INTO "person_name" VALUES('hal','64AT5GECG3NH');
INSERT INTO "person_name" VALUES('ida','1Y5RE7TA2G3V');
INSERT INTO "person_name" VALUES('lcla','1Y5RE7TA2G3V');
INSERT INTO "person_name" VALUES('lda','1Y5RE7TA2G3V');
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
CREATE TABLE result (
	"table" TEXT NOT NULL, 
	game INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	guest TEXT, 
	bot TEXT, 
	edition TEXT NOT NULL, 
	ended_at BIGINT NOT NULL, 
	players INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	bids INTEGER NOT NULL, 
	bluffs INTEGER NOT NULL, 
	bluffs_believed INTEGER NOT NULL, 
	dudos INTEGER NOT NULL, 
	right_dudos INTEGER NOT NULL, 
	calzas INTEGER NOT NULL, 
	right_calzas INTEGER NOT NULL, 
	club TEXT, 
	rank INTEGER, 
	rating_class INTEGER, 
	mean DOUBLE, 
	deviation DOUBLE, 
	rated_games INTEGER, 
	PRIMARY KEY ("table", game, seat)
);
INSERT INTO "result" VALUES('EVENNG',1,1,'phone',NULL,'kozak',1795866383636,4,4,7,1,0,4,1,1,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('EVENNG',1,2,'bo',NULL,'kozak',1795866383636,4,1,9,2,2,3,2,0,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('EVENNG',1,3,'cleo',NULL,'kozak',1795866383636,4,3,10,3,1,0,0,3,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('EVENNG',1,4,NULL,'beginner','kozak',1795866383636,4,2,13,4,1,5,2,0,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('EVENNG',2,1,'phone',NULL,'kozak',1795866392171,4,4,6,1,1,7,3,1,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('EVENNG',2,2,NULL,'reader','kozak',1795866392171,4,1,21,0,0,1,1,0,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('EVENNG',2,3,'cleo','reader','kozak',1795866392171,4,2,20,2,1,4,0,0,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('EVENNG',2,4,NULL,'beginner','kozak',1795866392171,4,3,13,3,0,2,0,0,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('CUSTMS',1,1,'fay',NULL,'bga',1795866393142,5,4,2,1,0,0,0,0,0,'ef44aa6b22c056df7dd56aff13eb615d',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('CUSTMS',1,2,'bot-robo',NULL,'bga',1795866393142,5,3,1,1,0,1,1,0,0,'ef44aa6b22c056df7dd56aff13eb615d',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('CUSTMS',1,3,'gus',NULL,'bga',1795866393142,5,5,2,2,0,0,0,1,1,'ef44aa6b22c056df7dd56aff13eb615d',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('CUSTMS',1,4,NULL,'odds','bga',1795866393142,5,1,2,0,0,4,4,0,0,'ef44aa6b22c056df7dd56aff13eb615d',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('CUSTMS',1,5,NULL,'odds','bga',1795866393142,5,2,2,1,0,0,0,0,0,'ef44aa6b22c056df7dd56aff13eb615d',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('RATED2',1,1,'hal',NULL,'bga',1795866403723,2,1,1,0,0,1,1,0,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('RATED2',1,2,'ida',NULL,'bga',1795866403723,2,2,1,1,0,0,0,0,0,NULL,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "session" VALUES('fay''s token','ARB8TQF4XTTR','HGY38M4GAPVS','Firefox',1795866392190,1795866392190);
INSERT INTO "session" VALUES('hal''s token','QE3D3SVPQ6N9','64AT5GECG3NH','Firefox',1795866403581,1795866403581);
INSERT INTO "session" VALUES('ida''s token','4PCM0TX0285Y','1Y5RE7TA2G3V','Firefox',1795866403585,1795866403585);
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
INSERT INTO "tables" VALUES('EVENNG','new',1795866375894,'ana','ana-1',NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES('CUSTMS','new',1795866392225,'fay','fay-1',NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES('CLCKED','new',1795866393149,'dan','dan-1',NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES('RATED2','new',1795866403589,'hal','hal-1',NULL,NULL,NULL,0,NULL);
CREATE TABLE turn (
	"table" TEXT NOT NULL, 
	guest TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY ("table")
);
CREATE INDEX sat_down ON log (guest, command) WHERE substr(event, 1, 14) = '{"event":"sat"';
CREATE INDEX tables_listed ON tables (at) WHERE listing IS NOT NULL;
CREATE UNIQUE INDEX opened ON tables (guest, command) WHERE command IS NOT NULL;
CREATE INDEX tables_by_age ON tables (state, at);
CREATE INDEX due_at ON due (at);
CREATE INDEX person_name_person ON person_name (person);
CREATE INDEX person_guest_person ON person_guest (person);
CREATE INDEX session_person ON session (person);
CREATE INDEX sign_in_expiry ON sign_in (expires_at);
CREATE INDEX sign_in_person ON sign_in (person);
CREATE INDEX passkey_person ON passkey (person);
CREATE INDEX challenge_expiry ON challenge (expires_at);
CREATE INDEX turn_guest ON turn (guest, at);
CREATE INDEX result_guest ON result (guest, ended_at);
CREATE INDEX result_rating ON result (guest, rating_class, rated_games) WHERE rating_class IS NOT NULL;
CREATE INDEX result_club ON result (club, ended_at) WHERE club IS NOT NULL;
CREATE INDEX club_member_person ON club_member (person);
CREATE INDEX club_table_club ON club_table (club, opened_at);
COMMIT;
