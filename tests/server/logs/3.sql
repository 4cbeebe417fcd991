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
INSERT INTO "beat" VALUES(1,1795862015583);
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
INSERT INTO "club" VALUES('8901e7d49164a6947ec347b50465a047','BWKDMBD88FF3','Thursday','7QMR489H01GN',NULL,1795862004180);
CREATE TABLE club_member (
	club TEXT NOT NULL, 
	person TEXT NOT NULL, 
	joined_at BIGINT NOT NULL, 
	coming BOOLEAN, 
	coming_at BIGINT, 
	PRIMARY KEY (club, person)
);
INSERT INTO "club_member" VALUES('8901e7d49164a6947ec347b50465a047','7QMR489H01GN',1795862004178,NULL,NULL);
CREATE TABLE club_table (
	"table" TEXT NOT NULL, 
	club TEXT NOT NULL, 
	opened_at BIGINT NOT NULL, 
	PRIMARY KEY ("table")
);
INSERT INTO "club_table" VALUES('CUSTMS','8901e7d49164a6947ec347b50465a047',1795862004188);
CREATE TABLE due (
	"table" TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY ("table")
);
INSERT INTO "due" VALUES('CLCKED',1795862020587);
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
INSERT INTO "log" VALUES('EVENNG',1,1795861987277,'ana','ana-1','{"event":"opened","guest":"ana","edition":"bga","options":{},"chairs":5,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":null,"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false},"club":null,"rated":false}','c702903d56e8d0f2d6d029bf16ff58295c2f2080ed689e8c604adfc404550eef');
INSERT INTO "log" VALUES('EVENNG',2,1795861987277,'ana',NULL,'{"event":"sat","chair":1,"guest":"ana","name":"Ana","person":null}','1af110d17cefb68d8585b62d9460f7603476e8e6703e8ceafb3ae56eb94f8fe6');
INSERT INTO "log" VALUES('EVENNG',3,1795861987336,'ana','ana-3','{"event":"configured","edition":"kozak","options":{"calza":true},"chairs":4,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":null,"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false}}','b3d9ab28b8008d4e904e692b4d866beb1828d356c32a35a8a0142505b0669dbe');
INSERT INTO "log" VALUES('EVENNG',4,1795861987340,'bo','bo-2','{"event":"sat","chair":2,"guest":"bo","name":"Bo","person":null}','da94b71d7382d4a76148fef1a3dfd1fa3dca5db08d97e400c0754c70a5fb10ce');
INSERT INTO "log" VALUES('EVENNG',5,1795861987343,'cleo','cleo-2','{"event":"sat","chair":3,"guest":"cleo","name":"Cleo","person":null}','6a4b25c5f2233105e4e020db6e643de188dcd0d48b8a787bc9e2a00159a08477');
INSERT INTO "log" VALUES('EVENNG',6,1795861987345,'ana','ana-4','{"event":"botseated","chair":4,"bot":"beginner","left":false}','8f2b0aff1fff932dc5a9d51b20e0df35cf29c9c1a95aa6e1b7061203a881ba86');
INSERT INTO "log" VALUES('EVENNG',7,1795861987347,'cleo','cleo-3','{"event":"stoodup","chair":3}','257a90fc3b6a82e2dfc194ed4dc1cbceb6e7d05e042009505bcb2a7b1b0c412c');
INSERT INTO "log" VALUES('EVENNG',8,1795861987351,'cleo','cleo-4','{"event":"sat","chair":3,"guest":"cleo","name":"Cleo","person":null}','91aecf422ca40d2ac15ca01b0b9bbf20fdeba9f5da675ca7b1e129075efc4b23');
INSERT INTO "log" VALUES('EVENNG',9,1795861987354,'cleo','cleo-5','{"event":"sat","chair":3,"guest":"cleo","name":"Cléo","person":null}','fbb8387a27e69a4ea24b4c3affc7964d9aa7bdb650af2076db171413af2ba7a8');
INSERT INTO "log" VALUES('EVENNG',10,1795861987356,'ana','ana-5','{"event":"chatted","seat":1,"phrase":"good-luck","text":null}','5c3c5a5d9b2b7f36322eec4b2e26695cc98199ad22ca0a154d9c66785dcd909f');
INSERT INTO "log" VALUES('EVENNG',11,1795861987358,'bo','bo-3','{"event":"chatted","seat":2,"phrase":null,"text":"Хай щастить!"}','a32000ae5ff220ae57e43dc4f29298397714d2ca8aa48b16ca58347b4f298b58');
INSERT INTO "log" VALUES('EVENNG',12,1795861987359,'ana','ana-6','{"event":"started","unrated":null}','c0a4f31a73eb485d4c4d5f89a5bf01b96db0307c037f9d5ecf05fcc7cb13dfb0');
INSERT INTO "log" VALUES('EVENNG',13,1795861987361,'ana','ana-7','{"event":"digestgiven","seat":1,"round":1,"digest":"73042906ce32bc2323b41fb943a1d2e51e83e394559111300e2c3d8f26a661ac"}','3563e29d3051e41809e747d53ba9adfbcc21368c07ea7bf4fda636c9a43431fd');
INSERT INTO "log" VALUES('EVENNG',14,1795861987363,'bo','bo-4','{"event":"digestgiven","seat":2,"round":1,"digest":"353b7027246b8e484ec378e38bd8629932e7386ac92d9fb55d9b8dc048bbf527"}','a98bfdf5e09184ca3279d3c9e9e70d2d046b236e781eb7c3145d8db76b65011d');
INSERT INTO "log" VALUES('EVENNG',15,1795861987364,'cleo','cleo-6','{"event":"digestgiven","seat":3,"round":1,"digest":"ba67975d95b316cef4abaef7e6e13249ab4566e0a9b720eec20f6e443b393fc1"}','b57053509f5dac72c24f2244427e42de8b5f131cd5144159088668ed955b998f');
INSERT INTO "log" VALUES('EVENNG',16,1795861987364,'cleo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ac329c75c13a3f42879a84af1d1711260d4a188fe8cf2638e773418ed40e96a2"}','f88da9ccea3d6ea9ae29852bd5e1c9b4f25516b54f0cb91640f134cb2e67f500');
INSERT INTO "log" VALUES('EVENNG',17,1795861987366,'ana','ana-8','{"event":"contributed","seat":1,"contribution":"58e083af152255a9f9e653189400622b"}','105a0b4afecc76abbfc92b32de5abb122677fc1e5f6e2b46efbe95a72c563e89');
INSERT INTO "log" VALUES('EVENNG',18,1795861987367,'bo','bo-5','{"event":"contributed","seat":2,"contribution":"798edeee4afa332e8929e2c7bccf3378"}','ea7c74f6d29db16d18e494c1b0a2b67da13a887eb2d33c3ce3e57d7a2926136b');
INSERT INTO "log" VALUES('EVENNG',19,1795861987368,'cleo','cleo-7','{"event":"contributed","seat":3,"contribution":"3aa05d28338c419cf5a35ac2ac3664ae"}','ecdced90f7a59f42cb3b63f20739f3f3f282e566c2d9ab4a6cd6774ce4458b08');
INSERT INTO "log" VALUES('EVENNG',20,1795861987426,NULL,NULL,'{"event":"rolled","faces":[2,1,4,1]}','57af05318fdddbde6ceacf3ac6fa4db7142592155aafcc18632dbaecd3f89aa5');
INSERT INTO "log" VALUES('EVENNG',21,1795861987493,NULL,NULL,'{"event":"dealt","hands":[[4,3,1,4,1],[3,1,1,3,5],[1,2,4,6,4],[3,6,1,6,2]],"opener":3}','3c5a153a9629bbb6925befd84e00936422ca115c9f7f7fbf0b1b33ba90180dc0');
INSERT INTO "log" VALUES('EVENNG',22,1795861987498,'bo','bo-6','{"event":"pauserequested","seat":2,"wanted":true}','cd30095e106ac4e6df00625c3d04f74e740460d1b3bd9fd08875cbe3d25e8fee');
INSERT INTO "log" VALUES('EVENNG',23,1795861987500,'cleo','cleo-8','{"event":"pauserequested","seat":3,"wanted":true}','5ce86988a487cb46b4bcda33035e25fcc47d3cab8d7cdf511a76c354e7301417');
INSERT INTO "log" VALUES('EVENNG',24,1795861987502,'ana','ana-9','{"event":"paused"}','23d9ef83854d2d6e79cd85dd9d1523d778d2947e08bb5ab4d925a952f7e78e9b');
INSERT INTO "log" VALUES('EVENNG',25,1795861987503,'bo','bo-7','{"event":"resumed"}','eb082222f27e55d8a8a977a8ec2f6f7ed09ee1d70a25a6a8270f0c5c16955c57');
INSERT INTO "log" VALUES('EVENNG',26,1795861987516,'phone','phone-2','{"event":"handedover","chair":1,"guest":"phone"}','c4003c34b00268c5a6ef806523804219b194b758d1d7350633980d2ac657909b');
INSERT INTO "log" VALUES('EVENNG',27,1795861987519,'cleo','cleo-9','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','7f8acd53107c9bab689da1c0a9c1d874e2d0356673402b6de8bc55366189a898');
INSERT INTO "log" VALUES('EVENNG',28,1795861987542,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":7,"face":5},"timed_out":false}','518b6a6f93390ed288734753a19456e888aa3caf0655a8d16b90ef7905afabb9');
INSERT INTO "log" VALUES('EVENNG',29,1795861987546,'phone','phone-3','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','b2db4cbc42b6fbc32131a21a23a9dd27bfae471f5e94b2dfcccd401d670043c9');
INSERT INTO "log" VALUES('EVENNG',30,1795861987546,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','97d61641c6fa507ab54eae1fb64590947598a86318586e694a5be141d4fa01f9');
INSERT INTO "log" VALUES('EVENNG',31,1795861987546,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"9daf2eb92eb9782f1c85fa62778b7dac4f62617ccaacd0119786121a301ae188"}','383d5e5b02a77ccbc1491e0df4548860dfe8eb77a9d3686a67739eb36f33d426');
INSERT INTO "log" VALUES('EVENNG',32,1795861987990,NULL,NULL,'{"event":"dealt","hands":[[1,1,2,5],[2,4,4,3,4],[1,1,2,5,3],[2,4,3,2,5]],"opener":1}','60bbb46f1ebb008c72847a62b013501997fac24ea2589bfe39ab828e03411824');
INSERT INTO "log" VALUES('EVENNG',33,1795861987992,'phone','phone-4','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','086aded49cda60fbcfc571acf23314baa8c03f138e833ddb7755fba69fc36fda');
INSERT INTO "log" VALUES('EVENNG',34,1795861987995,'phone','phone-5','{"event":"retracted","seat":1}','81bc84ad6b5874eda7c8baa5b3276bab0521aacd74b9c367b3d969e6824af373');
INSERT INTO "log" VALUES('EVENNG',35,1795861987996,'phone','phone-6','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','267bef35476ad53954de8aa56da1e4e11fe4445ed1f3cc14469c4b209df530c3');
INSERT INTO "log" VALUES('EVENNG',36,1795861988003,'bo','bo-8','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','8b117e61cee29fc795761a9ad7854ffe0f695774391d53ebdabc0817d4a5d500');
INSERT INTO "log" VALUES('EVENNG',37,1795861988010,'phone','phone-7','{"event":"calzacalled","seat":1,"decided_at":1795861988025}','382afb38dd54aa9975aaf42101b5116a45bfd57a43ef3f6d6a873870231baff5');
INSERT INTO "log" VALUES('EVENNG',38,1795861988012,'bo','bo-9','{"event":"calzacalled","seat":2,"decided_at":1795861988027}','bf5ea775a920cdf5d9db44a27b7c14856b6a4d4454ea9475c1d244c13e7060f8');
INSERT INTO "log" VALUES('EVENNG',39,1795861988026,NULL,NULL,'{"event":"moved","seat":1,"move":{"move":"calza"},"timed_out":false}','66fe641a558c4c4ed9583117d58f13861affc2a7f38218f0ad6f404046131fd4');
INSERT INTO "log" VALUES('EVENNG',40,1795861988026,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','418bfe7a0c665bc70beddead090c4f567549bd672dedd89323f960e5ae62f9ac');
INSERT INTO "log" VALUES('EVENNG',41,1795861988026,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"6a2f57f887537e3cfbdb7631c93c3518ec24fd40ab2f5f14934eed6e4eb4b2df"}','0f482c8bac29c1de50926becfd50d7c6a905ba2a3d4d2037c67e0893f6393c64');
INSERT INTO "log" VALUES('EVENNG',42,1795861988486,NULL,NULL,'{"event":"dealt","hands":[[5,2,4],[4,6,5,2,6],[1,3,5,1,3],[1,5,5,4,6]],"opener":1}','847686ced2bff568cc1cf6e58dc476caad938e7eb242796c0232a403a36a2d7d');
INSERT INTO "log" VALUES('EVENNG',43,1795861988489,'phone','phone-8','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','e6bed7fbf915bcf66a92653048c58350c517ca55af930e22de67b881dbf0a38c');
INSERT INTO "log" VALUES('EVENNG',44,1795861988492,'phone','phone-9','{"event":"retracted","seat":1}','dc87c434e559602d55c35813b0840a800fa996da2fb58cfa5bf17200119f9f40');
INSERT INTO "log" VALUES('EVENNG',45,1795861988495,'phone','phone-10','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','981fd147158004c941eb823b94496e471f01e75d1183df9c93f64c1fde0ae565');
INSERT INTO "log" VALUES('EVENNG',46,1795861988504,'bo','bo-10','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','8109386b27abeab2fc8bbce4af3e1401667b864b75e7b92a806062902f40e6c2');
INSERT INTO "log" VALUES('EVENNG',47,1795861988514,'cleo','cleo-14','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','d9efe3d56f0105c608def6edca5c1a34b434daad4167e317b76c19c556951673');
INSERT INTO "log" VALUES('EVENNG',48,1795861988539,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','22af79b8ef3b83204b58b293a1eed9649914cc6a8ad3c3d8d4390c28e90eb01c');
INSERT INTO "log" VALUES('EVENNG',49,1795861988545,'phone','phone-11','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','78aaebfed42f4780b68202fd49f90b11a5edf295291f7e16e535e86130f38104');
INSERT INTO "log" VALUES('EVENNG',50,1795861988545,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','d2e1212eb91a6a8381c4c61e04095a7ff486127247734ae4917dc7121ca51b05');
INSERT INTO "log" VALUES('EVENNG',51,1795861988545,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"10a239a1192dda349f49b1ff3d54ba89ca07e9534693d729dd5e1db247e0159a"}','81ab7b1adf09e1d9f758141e1b3435f7ddab66f67a7bb5850217b936df2635bf');
INSERT INTO "log" VALUES('EVENNG',52,1795861988958,NULL,NULL,'{"event":"dealt","hands":[[2,5],[4,4,3,6,6],[3,4,1,5,4],[6,5,2,3,5]],"opener":1}','da36fc5a75e5a90da341cea1bbefae9c2d0f1a14e8088f864d34dd44339f6879');
INSERT INTO "log" VALUES('EVENNG',53,1795861988963,'phone','phone-14','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','fddd073fa0b70fdf75eb08c703960a3cf01824bf3e600a85c39f1dc6de3fba55');
INSERT INTO "log" VALUES('EVENNG',54,1795861988970,'bo','bo-11','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','f11229fbc8ae97d8f0a213246dcbec101afa29421e31eeb333dcf3f2d5e99845');
INSERT INTO "log" VALUES('EVENNG',55,1795861988981,'cleo','cleo-15','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','a0c9b6a7beb8b652a85bfbe57e0a225138370136f4ef2c2e16673bd681fe03f3');
INSERT INTO "log" VALUES('EVENNG',56,1795861988985,'cleo','cleo-16','{"event":"retracted","seat":3}','10667393580945629384204969e4223230f5385b6d5acd82ce5385613e7dff0d');
INSERT INTO "log" VALUES('EVENNG',57,1795861988987,'cleo','cleo-17','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','0ebe6a01e0eb4a3177edbbceb673639e3f085453ce0e3062ff4c25a5f90a00c5');
INSERT INTO "log" VALUES('EVENNG',58,1795861989004,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','efd4bcc8fa49c9852480a18447ac719a649bd1e11736c21b060cfd8126d7dcce');
INSERT INTO "log" VALUES('EVENNG',59,1795861989008,'phone','phone-15','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','d68967ae3cc29a0e5d68317a0a75e9c2df0e61603e771dfc2daf235613c58d55');
INSERT INTO "log" VALUES('EVENNG',60,1795861989016,'bo','bo-12','{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":1},"timed_out":false}','abbed25034941592a32a21a16324e1002aea9be4c7aff475ea3441b315ed93b8');
INSERT INTO "log" VALUES('EVENNG',61,1795861989024,'phone','phone-16','{"event":"calzacalled","seat":1,"decided_at":1795861989039}','58a2aef204564d87c1eeb9a38423f4704362e3bf1c8df71d1ca26b2bac558ae5');
INSERT INTO "log" VALUES('EVENNG',62,1795861989026,'bo','bo-13','{"event":"calzacalled","seat":2,"decided_at":1795861989041}','553505b7d9cbf908d48f8c6f2f0eb30dbd9d06d6227b41b2fc3930f8a0c5e542');
INSERT INTO "log" VALUES('EVENNG',63,1795861989040,NULL,NULL,'{"event":"moved","seat":1,"move":{"move":"calza"},"timed_out":false}','31cf7e8b929626d3ef88392ac312e700bf1e520e22b11e159f0a6bdd9f8e8767');
INSERT INTO "log" VALUES('EVENNG',64,1795861989040,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','82e09c6561c750591d35d5f257614601def2637e747caffa1908d5fc7e7b2bc0');
INSERT INTO "log" VALUES('EVENNG',65,1795861989040,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fc88705d4617d839d4d4b57c7e47d347dc1319d6679ca18dce8d10aaa386497a"}','ebad0011ab6552c01889bf6585650df3505ce1391f22604b85fda4151e0fc63e');
INSERT INTO "log" VALUES('EVENNG',66,1795861989390,NULL,NULL,'{"event":"dealt","hands":[[1],[3,2,1,1,5],[1,2,3,6,1],[3,4,6,5,6]],"opener":1}','a47bc5723a8b1e77b90c84e7c4535564b441d9f2183927d0cb0c2684062bfac7');
INSERT INTO "log" VALUES('EVENNG',67,1795861989392,'phone','phone-17','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','db0fa35d89a23b105c1d0f21f070589044af76621ab544a0e6021d7fe60269c6');
INSERT INTO "log" VALUES('EVENNG',68,1795861989400,'bo','bo-14','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','c555d02c22de43e4e4a29eb01b8c8ad0e0e40d1c9f14fa57b4a614d3a3b50a1e');
INSERT INTO "log" VALUES('EVENNG',69,1795861989407,'cleo','cleo-21','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','ce52cb4489c14f5ce25392b3853060e9afc8672fa26f3f87b808fa6c8483a471');
INSERT INTO "log" VALUES('EVENNG',70,1795861989410,'cleo','cleo-22','{"event":"retracted","seat":3}','da32f412b3e73070b8ca3fd21212163bb2f56603eed39162d444ca8f1dcf4c2e');
INSERT INTO "log" VALUES('EVENNG',71,1795861989412,'cleo','cleo-23','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','1d72bf025038a80192d47bd42987bcaaab9b2b48a1f4034d1c925e7fe0980ea9');
INSERT INTO "log" VALUES('EVENNG',72,1795861989504,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','8f33e52d46e045eee54c0029f1d95e7c4b7ec62c6899c24c8f021e1ffa2c0f50');
INSERT INTO "log" VALUES('EVENNG',73,1795861989504,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','f70d4c7d23f45f368ce92b228a08f33b93eaf3ab80bfb800e75737a9f957e74d');
INSERT INTO "log" VALUES('EVENNG',74,1795861989504,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"e87da3ea7aa9b6b4dd2cfe1d1c5a95f2190acbc4e73c5a45bf9b40f780683503"}','9ec2a6dd4aec598b298a0709dfd0f1bb19439cd8c03a23369fe79d791f3c8379');
INSERT INTO "log" VALUES('EVENNG',75,1795861989869,NULL,NULL,'{"event":"dealt","hands":[[2],[3,3,6,6,1],[2,2,2,3],[4,2,1,3,3]],"opener":3}','7f67ea243fb1515d9a17b707fc2b454e150039647b5cfe6bd2501a3968796f26');
INSERT INTO "log" VALUES('EVENNG',76,1795861989873,'cleo','cleo-24','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','3d7287290efe11fae9f4359fc6d039ec81cab1831f513d0ec642801d2da783bc');
INSERT INTO "log" VALUES('EVENNG',77,1795861989957,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":3},"timed_out":false}','0edb33028286bb7898b80892b11719aa4530c43e4b3c0c5644f80be91b44819a');
INSERT INTO "log" VALUES('EVENNG',78,1795861989964,'bo','bo-15','{"event":"calzacalled","seat":2,"decided_at":1795861989979}','4e9434af0a47f69481cfe9c2fa6c7cf2eecab42bfe656eb10114e0553d9d60e3');
INSERT INTO "log" VALUES('EVENNG',79,1795861989967,'cleo','cleo-25','{"event":"calzacalled","seat":3,"decided_at":1795861989982}','c84a075acc2c5b6f9fee416208ead493505c46f39965e2f835e6b3d45870ca24');
INSERT INTO "log" VALUES('EVENNG',80,1795861989980,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"calza"},"timed_out":false}','074399f76b2be9b6eef2308d1dfe5e926495479cf443fc5b1a8bc2a95bb44aec');
INSERT INTO "log" VALUES('EVENNG',81,1795861989980,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','0f9df7b6707ee2e8fdff87142bd115e26958eba5044651415179d029a8c81e01');
INSERT INTO "log" VALUES('EVENNG',82,1795861989980,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"969568bb298e28c5e39af6f484255c7a79e38c0d37b0d48f75d55d7731668514"}','9397ce5676b4161105fa9fd998969e4dd48631076ae42b6731ae9505b96673de');
INSERT INTO "log" VALUES('EVENNG',83,1795861990425,NULL,NULL,'{"event":"dealt","hands":[[4],[6,5,4,4],[5,1,6,5],[6,5,3,3,1]],"opener":2}','cb376eb5733aa0d62eb12554ed35bb684743a170ce2e96523ec801aeb58a67a4');
INSERT INTO "log" VALUES('EVENNG',84,1795861990429,'bo','bo-16','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','ca8d5b144d30d4b73914597c7dd6d1ffde16bce1fdac1b97f6d896bb8dd008ee');
INSERT INTO "log" VALUES('EVENNG',85,1795861990432,'bo','bo-17','{"event":"retracted","seat":2}','885dd34b2a51c00f53ea41a12f2add4910e6cd993e966cea51b3681d8b334b18');
INSERT INTO "log" VALUES('EVENNG',86,1795861990434,'bo','bo-18','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','7b97dc19d2bcd709a61f5981ccea4639cd39ef43db7ac2547acafda29bd63428');
INSERT INTO "log" VALUES('EVENNG',87,1795861990442,'cleo','cleo-26','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','726b98385aec888e2e8949f519047196abfbcacb4390788ecf613c2792dbe795');
INSERT INTO "log" VALUES('EVENNG',88,1795861990464,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":3},"timed_out":false}','f6ed4df06cae3aca5c46c313fbcc8490284ed8fc0454b0dc04bf1837659ae2dd');
INSERT INTO "log" VALUES('EVENNG',89,1795861990466,'phone','phone-22','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":3},"timed_out":false}','3dcdb7cff0ac88998c177cf36e8ee8bbe1ebc1d40b3c0b1d91800371f2dd779e');
INSERT INTO "log" VALUES('EVENNG',90,1795861990474,'bo','bo-19','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','4e0c1bd799988316f8f8bf2ee9bd2d240f853493ab1f326d4b64f29a5a3036b9');
INSERT INTO "log" VALUES('EVENNG',91,1795861990474,'bo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','85ff25270359ce619b6b3f6ad0fd049771318f0a439548b7ba96389796c23cab');
INSERT INTO "log" VALUES('EVENNG',92,1795861990474,'bo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ddbeb24a3ec524dc77c2932fc6ecc1e560e369a656536d939bbf976bab42dcb5"}','38d2af59d4013bd5135fdcc4f2f33fed938ceb0c0c30fad2dcac8b6ab50f2e17');
INSERT INTO "log" VALUES('EVENNG',93,1795861990871,NULL,NULL,'{"event":"dealt","hands":[[4],[1,1,2],[1,3,1,1],[1,1,3,1,6]],"opener":2}','0245b68ba62e214b5989efbbf2bb576a10e270354771f5680839ae5f0c1cd9bf');
INSERT INTO "log" VALUES('EVENNG',94,1795861990875,'bo','bo-22','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','a2bf74ea413d76b2abeb51fa35b7f702d8a3455ddea639d346198b10013df348');
INSERT INTO "log" VALUES('EVENNG',95,1795861990882,'cleo','cleo-27','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','fae91bdb13c29ac80d18719851299f8051b1df0c5c81af2a3cb9f96ef742ee4c');
INSERT INTO "log" VALUES('EVENNG',96,1795861990898,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":6},"timed_out":false}','4a9301fdf85e479a7ad915610c304f28583093e02660450dcedda60a738afe1f');
INSERT INTO "log" VALUES('EVENNG',97,1795861990901,'phone','phone-23','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','6d82d80da625a304aa6aec70fa81fe43be5ee13d21f5e6177418f7d1f051dd2d');
INSERT INTO "log" VALUES('EVENNG',98,1795861990901,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','87368926e2d9e6f38847e96779a0dc13f694bc191750fa2c10da451d8bc93c36');
INSERT INTO "log" VALUES('EVENNG',99,1795861990901,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"36c664e1a9ad01c9395fcfdadf54fc28a94fa34283f0c4554501acf81abcc0e6"}','6d40cdc82d2504368206d1727d42116f9279e62b5597ea5419afe093d4241365');
INSERT INTO "log" VALUES('EVENNG',100,1795861991376,NULL,NULL,'{"event":"dealt","hands":[[],[4,1,2],[3,3,1,6],[6,3,3,1,1]],"opener":2}','1d51214a3cb4b5fe31dfb7a8d67b1e24859f817bad1b271e3d00dfac98e432e4');
INSERT INTO "log" VALUES('EVENNG',101,1795861991380,'bo','bo-23','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','7e3a819f4c5cea7574f1d178c12f5986085cad02ab5b9781e43fd3dc624b8d60');
INSERT INTO "log" VALUES('EVENNG',102,1795861991389,'cleo','cleo-28','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','b024f2f51b61d4a0b52c1849edac39c31ffcd0022c2580b2eb87f0e939832320');
INSERT INTO "log" VALUES('EVENNG',103,1795861991408,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":4},"timed_out":false}','9ef99b476683272c1a315d6866f338eeaa89386bd86beee4fcc479ee69465aff');
INSERT INTO "log" VALUES('EVENNG',104,1795861991415,'cleo','cleo-29','{"event":"calzacalled","seat":3,"decided_at":1795861991430}','8c8ba947fed6552a8a0e295b48cd1b3ac06fe5a50838ed3a26e26a734f379b7d');
INSERT INTO "log" VALUES('EVENNG',105,1795861991431,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"calza"},"timed_out":false}','90eed2700978a65d990d95eb8def5380c39aac5cb38462eeac9108c7321c459d');
INSERT INTO "log" VALUES('EVENNG',106,1795861991431,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','bfbdb712ef5ded1d033309e5e07c18778ee709c83a1d1a2892e212d9f7bc9b0e');
INSERT INTO "log" VALUES('EVENNG',107,1795861991431,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ab522b68672b5606c9fef7a3b93d380fb5ff3af4924daded36bd639465e79077"}','46d624325888aacdcf7518a1a1b3a71600b89054cc5502c099396420d34a50e7');
INSERT INTO "log" VALUES('EVENNG',108,1795861991817,NULL,NULL,'{"event":"dealt","hands":[[],[3,2,5],[1,1,6],[4,1,4,1,4]],"opener":3}','5f6474991d591c923db4c9210cd300141fbec0f54b0871047dfc78280f4ed566');
INSERT INTO "log" VALUES('EVENNG',109,1795861991821,'cleo','cleo-30','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','bf646a5565b8d7e4b9814c57c1668f62cf1144ae5441995151df78f74d6a98ef');
INSERT INTO "log" VALUES('EVENNG',110,1795861991839,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":6},"timed_out":false}','5f26fd4608f6a4ed87b1fc24746302051a5d05aed082a65d120566640ad4c89b');
INSERT INTO "log" VALUES('EVENNG',111,1795861991841,'bo','bo-27','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','be3b769f9688e87c8eedf8740cd3a81d365b2d384babd70cdedf158572cfc2c4');
INSERT INTO "log" VALUES('EVENNG',112,1795861991841,'bo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','1dd12af1931283a372b68052c458c2d76fb4b9787028e507b1c388887cdba254');
INSERT INTO "log" VALUES('EVENNG',113,1795861991841,'bo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fb04ce8236d7cbf8d81af12ea067f302b3cd53736244c25fb1827db3a35e56ad"}','fda1fcbe5417dc6766970b70be078f97db44b3ca3937d1a47a6583950a961553');
INSERT INTO "log" VALUES('EVENNG',114,1795861992227,NULL,NULL,'{"event":"dealt","hands":[[],[6,6],[5,2,3],[2,5,4,5,2]],"opener":2}','17c954e718a2d165f07d5d0b2d6b8b5068e8b3e7655fb6018b75fd4ea372bd62');
INSERT INTO "log" VALUES('EVENNG',115,1795861992234,'bo','bo-28','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','af5fb477d1eb6118ade0c86742d02bbcc11cf69b0b7957be0d1da44f93411c40');
INSERT INTO "log" VALUES('EVENNG',116,1795861992239,'bo','bo-29','{"event":"retracted","seat":2}','3eb1f2625b448e0cad7e2ab44cb27bf7165f71c29e3e7ec065bc991a2a6fd066');
INSERT INTO "log" VALUES('EVENNG',117,1795861992242,'bo','bo-30','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','06807c3ca6956368da42b827fbd8803ef5c79593eb92dca28616d1de3cfbbf10');
INSERT INTO "log" VALUES('EVENNG',118,1795861992255,'cleo','cleo-31','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','581889031d1294a0bb1e4a40677bf940b238e301241be921046749e76212788a');
INSERT INTO "log" VALUES('EVENNG',119,1795861992286,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','f1a4d4d9fd139ad04ba0a8bd26f1fc328426c7412664a3ef5011cd35e53e66f1');
INSERT INTO "log" VALUES('EVENNG',120,1795861992295,'cleo','cleo-32','{"event":"calzacalled","seat":3,"decided_at":1795861992310}','d181df87ebd7f4782bcd267dc3a4c6d6abf032f23c131429d26e464f63a2ba00');
INSERT INTO "log" VALUES('EVENNG',121,1795861992312,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"calza"},"timed_out":false}','851bed814d717f62b88429c97adecb10f698b308b0edff932668d0f295c174d6');
INSERT INTO "log" VALUES('EVENNG',122,1795861992312,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','4b9bd2da24d0eb3f1e303c18ec78e1bc1960a616c62eff30aaf2dfbf47a309fe');
INSERT INTO "log" VALUES('EVENNG',123,1795861992312,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"90033d154a21c3a89b2f661c1285ad2afd865e191f5bccbb161db8e50b16377d"}','74c047eccea8ba3b0a5fb72b7cf6c5e166be0c296cae0e8ea22ee2367bb6081f');
INSERT INTO "log" VALUES('EVENNG',124,1795861992666,NULL,NULL,'{"event":"dealt","hands":[[],[2,5],[6,6],[5,5,5,2,4]],"opener":3}','60034b04a2fee6174950050910580198bcef90f628ce923b69f6671fd222933f');
INSERT INTO "log" VALUES('EVENNG',125,1795861992672,'cleo','cleo-33','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','33905f42b2910ead1497dcd14b7c74753540507faccd12cb9f2adace088825c7');
INSERT INTO "log" VALUES('EVENNG',126,1795861992676,'cleo','cleo-34','{"event":"retracted","seat":3}','769f2abc993f8db7e891fc52ca790ad4f58a471c97990fe5c93a552cd7b5312c');
INSERT INTO "log" VALUES('EVENNG',127,1795861992679,'cleo','cleo-35','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','8ef7cb1bf2e5652902c5668e4b8a2e67f702f24e9b6509b51b6c5382c843528e');
INSERT INTO "log" VALUES('EVENNG',128,1795861992702,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','dd97505636dd0c1cf0a7374f21272625338720eed05a13f782cd43ef43459971');
INSERT INTO "log" VALUES('EVENNG',129,1795861992709,'bo','bo-34','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":3},"timed_out":false}','76bd6d9123b653ca76f76b41943cd30e3b8130090b0e033ea7624860aea23fb1');
INSERT INTO "log" VALUES('EVENNG',130,1795861992718,'cleo','cleo-36','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":3},"timed_out":false}','82ced905505881e4fdb41af61372c88afd3e633d75f2ea5fd3bdfe3449fa6da7');
INSERT INTO "log" VALUES('EVENNG',131,1795861992781,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','f74ffb98dbbdc3d4299590505b1d952e9aa4f54ab8818997ac6c2af5ec526753');
INSERT INTO "log" VALUES('EVENNG',132,1795861992781,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','e01e586c994d0c9502b5bf5b7906bc0cc2da95b83775a60322b737eb93640ed9');
INSERT INTO "log" VALUES('EVENNG',133,1795861992781,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"966ab5c934780e53cd17b3aa3cdc06a7b8b7f327a8366dd7455577ae16b3e5b9"}','e22427f3a48834642c898ce89c81a6dccb2690887981355919c584408bc684bb');
INSERT INTO "log" VALUES('EVENNG',134,1795861993087,NULL,NULL,'{"event":"dealt","hands":[[],[3,1],[1],[2,2,5,6,3]],"opener":3}','bcebb9167f02265fcd09f7a53bd091c4861b1d7b57a351ed5878f7b9a8bc02e7');
INSERT INTO "log" VALUES('EVENNG',135,1795861993092,'cleo','cleo-37','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','f7387df04fdd623552688e8393aeeaef1b17e484347e8e395ea08e6595a32b96');
INSERT INTO "log" VALUES('EVENNG',136,1795861993096,'cleo','cleo-38','{"event":"retracted","seat":3}','3db2422ce77b188a184f0ef5da85caaca7708656f51fb97da9e13241061ff957');
INSERT INTO "log" VALUES('EVENNG',137,1795861993099,'cleo','cleo-39','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','8367ec41fc9db1e6890d7490e4bda1dd1a3a9951369a2839ebbca537bacfe896');
INSERT INTO "log" VALUES('EVENNG',138,1795861993144,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','a7b974f8d81c4741e5d28993e81a39798c880e7602e96483550e02454977809c');
INSERT INTO "log" VALUES('EVENNG',139,1795861993182,'bo','bo-36','{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','66b52acd8f2a26111d870cf2cb3edb28c8b01d2772fbb4bb18df63a2ade5e54e');
INSERT INTO "log" VALUES('EVENNG',140,1795861993192,'cleo','cleo-41','{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','903b73f02902bbba906f8adddd29e5b1908021cc66f67a6df37024dfd6a5c139');
INSERT INTO "log" VALUES('EVENNG',141,1795861993216,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','2c844d33cc9a487c8da2426de55305828f68e49ce78076df6ac66fadc344345d');
INSERT INTO "log" VALUES('EVENNG',142,1795861993216,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','7ef0ef47b8cecec02e8db9e6dec7a646f5f3fd65697a9514fcc8b6f22ddf8da5');
INSERT INTO "log" VALUES('EVENNG',143,1795861993216,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"1408a74f1a1b25552d609f4b83b4ffd737d86a36a4827519001cb598a1c9438a"}','8a347ec8840560c4d80d7d9762bbbf25c0eceabc89447b29a074c35fbfccfb8c');
INSERT INTO "log" VALUES('EVENNG',144,1795861993540,NULL,NULL,'{"event":"dealt","hands":[[],[6,6],[],[6,3,2,2,2]],"opener":4}','2b052bddfa73cd5b022e2c04446383adc8c5d2cedb07732e1551190a14a7ec71');
INSERT INTO "log" VALUES('EVENNG',145,1795861993594,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','9af5eb3451563ac1322f8bbed597d4ca6a80391883f741d231eeb571115a3940');
INSERT INTO "log" VALUES('EVENNG',146,1795861993598,'bo','bo-37','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','52a5d912de465c9e9e4567d393bfac399b6d8416ff00b85d09432232bc9621e0');
INSERT INTO "log" VALUES('EVENNG',147,1795861993604,'bo','bo-38','{"event":"retracted","seat":2}','fd319de35346efdbd3e7a270c9ccee1fb3ff00c4a1553542166b1ec20bc3b8f3');
INSERT INTO "log" VALUES('EVENNG',148,1795861993608,'bo','bo-39','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','d28e430a97ad9670448fab833feb14be9218df04a9ca11af498e4c17f7d26378');
INSERT INTO "log" VALUES('EVENNG',149,1795861993668,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','7e82301295f6a82e397e673a9aade81f4c9ed56f180a8675941d5c81f457a2bf');
INSERT INTO "log" VALUES('EVENNG',150,1795861993671,'bo','bo-40','{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','02abf5d48319b6306a73e208dabc8d2da75554d3015da8d3d22090730fd98e99');
INSERT INTO "log" VALUES('EVENNG',151,1795861993743,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','7afdb642247ab34f695fe0a923e0862e73ba2e9da338347ecb01481374549a47');
INSERT INTO "log" VALUES('EVENNG',152,1795861993743,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','934ed99bb3dbbc9956899f053b4b3677d1897bb3e0a5dcb684f97fe9206aed6f');
INSERT INTO "log" VALUES('EVENNG',153,1795861993743,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"c6368e1ba56a90855c52a26a66b82159c335297cf51c2f3c689bc8d4f7c59e3e"}','c91ff36a813d12e7f4c36aa80ecebd30de4a199335a8d044fdbbae56b3634d64');
INSERT INTO "log" VALUES('EVENNG',154,1795861994070,NULL,NULL,'{"event":"dealt","hands":[[],[2,4],[],[6,6,3,4]],"opener":4}','9c8370077d366c37d4235ddc6cc608ada81d079d26bb3e738dcfe9fe98e23d3a');
INSERT INTO "log" VALUES('EVENNG',155,1795861994127,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','328b3ee966a15dd49e835d5029ae849d9ab4bdb1d3786dae246d7a6582345de9');
INSERT INTO "log" VALUES('EVENNG',156,1795861994129,'bo','bo-41','{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','16963713264404d521cfcb9fbd10dafbe526fafeba134a6abb4d2527f8fbbe72');
INSERT INTO "log" VALUES('EVENNG',157,1795861994156,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','3256f5fe322f857eebc0c6ce34ac7dc6ac08c16e32f0fd70f1be3866dad6358f');
INSERT INTO "log" VALUES('EVENNG',158,1795861994156,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','ac770e029b287e7f973ee70d0b6373421863e1bb4cbe6d9ac150ef82c35ca065');
INSERT INTO "log" VALUES('EVENNG',159,1795861994156,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"3ddc78413cc776c6b89b7ab88e5f64f23e6af431d3cdeab91d3f95cce8840d1c"}','de87536794bf2e87b9b5f3431170e5a6ed84d6dc530ad9330c1058ceb1e17881');
INSERT INTO "log" VALUES('EVENNG',160,1795861994468,NULL,NULL,'{"event":"dealt","hands":[[],[5],[],[1,4,6,5]],"opener":2}','e57ff774b25451f6e157c280a5571244e7bb1fcf6116592e84966702dcb25468');
INSERT INTO "log" VALUES('EVENNG',161,1795861994475,'bo','bo-44','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','c23fe46b5db33cd808a5ccedd6b9e28d32f097bcd06218cae6df79f7786dfc1d');
INSERT INTO "log" VALUES('EVENNG',162,1795861994511,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','cafabc7426ee48f10b7bd65cf0b561a370704bc966fd7887efae8486ebf79ba5');
INSERT INTO "log" VALUES('EVENNG',163,1795861994511,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','bdcc78c4a2177b36bf42b160d774f72881126e6294c880da0267c92b637680cc');
INSERT INTO "log" VALUES('EVENNG',164,1795861994511,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"835529da3e162bd0dad91280f9618bac2049b65b7b5b7f026437c21735fe752a"}','4e620ab6eab4fa831162682ecd5d9cc4a9332c602d29ccffecfbaa7d6bc8cade');
INSERT INTO "log" VALUES('EVENNG',165,1795861994808,NULL,NULL,'{"event":"dealt","hands":[[],[5],[],[3,2,5]],"opener":4}','29010c4960c5208b07c1d530a48a824eac4b7c2bdcf91bc95a6ca9e6e5398be6');
INSERT INTO "log" VALUES('EVENNG',166,1795861994847,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','618bfc3ec71f2579b7c5e112375294a600d29049c747ab99e7487bd26957d391');
INSERT INTO "log" VALUES('EVENNG',167,1795861994852,'bo','bo-45','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','fe8a3797cd49c74af37509c6245b022460c790dcf4d582a73607c846271923f2');
INSERT INTO "log" VALUES('EVENNG',168,1795861994918,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','3c50c3040a08a68a0301113f6dc8a64a6ca49779f83dbb8c7f792adc8d024c83');
INSERT INTO "log" VALUES('EVENNG',169,1795861994924,'bo','bo-46','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','0f8bf97c4b8e1e86dc67256aa94a35e507d9f40109163c089880ee4bee9ee1e0');
INSERT INTO "log" VALUES('EVENNG',170,1795861994947,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','3983ac7d9d3318c130008a3f1219d6975ce3d8efbe128b89efc3bc4e6ae2851e');
INSERT INTO "log" VALUES('EVENNG',171,1795861994947,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','505a98849d1bafa7c6f5244d6e8ef127717bcaf1637824c2c22abbd708a56ad5');
INSERT INTO "log" VALUES('EVENNG',172,1795861994955,'phone','phone-27','{"event":"muted","chair":2,"muted":true}','1d3550a1e336e090051529de95d91a44937f31eebda7d916f7fae7c867aac43f');
INSERT INTO "log" VALUES('EVENNG',173,1795861995066,'phone','phone-28','{"event":"locked","locked":true}','5c8c8486734aa76fe8bd78095764bddbd554c21810a5c79d6f5629ecbd238a76');
INSERT INTO "log" VALUES('EVENNG',174,1795861995070,'phone','phone-29','{"event":"hostchanged","chair":2}','d68793c9522834ea2b04884241efa941bb0f4a70ef3d4b983010585b250f5291');
INSERT INTO "log" VALUES('EVENNG',175,1795861995077,'bo','bo-47','{"event":"hostchanged","chair":1}','bfd232ab73e1ae077c879e8279873dd4411db254683ce0c7da743e9d49ce94e6');
INSERT INTO "log" VALUES('EVENNG',176,1795861995085,'phone','phone-30','{"event":"seriesended"}','7681f5c723a22ab8f1dd1a354d1877aaa3d5a8966e2e758c32e43326315ffdb8');
INSERT INTO "log" VALUES('EVENNG',177,1795861995092,'phone','phone-31','{"event":"reopened"}','a455baac6a3f6b5439e4db9f3684e9eba503b1e23217c8fc597ebc30e395f69d');
INSERT INTO "log" VALUES('EVENNG',178,1795861995092,'phone',NULL,'{"event":"botseated","chair":2,"bot":"reader","left":false}','1fad6ed76a630fafaa15c6e6da0865c2ac62eb485609261ea02b8760a02b968b');
INSERT INTO "log" VALUES('EVENNG',179,1795861995092,'phone',NULL,'{"event":"botseated","chair":3,"bot":"reader","left":false}','e526493d6e644eb5abd113a47822d4b561928ab35bc182a93a6e38512623793c');
INSERT INTO "log" VALUES('EVENNG',180,1795861995092,'phone',NULL,'{"event":"started","unrated":null}','8820efb972e0c8fd3b18023942eed5782e754712fe28088df20a1a8da0d80cf3');
INSERT INTO "log" VALUES('EVENNG',181,1795861995098,'bo','bo-48','{"event":"botseated","chair":2,"bot":"reader","left":true}','07a48af1b6e2733cb2cb919dfe8c3e90200e1c4f0bf8bc81af1242ced6b6c629');
INSERT INTO "log" VALUES('EVENNG',182,1795861995105,'phone','phone-32','{"event":"removed","chair":2,"bot":"reader"}','f6d2ceb20eb1dc32f502efe7e0355d012f74a70d98ae2749c5ff267ba6606d9d');
INSERT INTO "log" VALUES('EVENNG',183,1795861995111,'phone','phone-33','{"event":"readmitted","removal":182}','65db17b4992e750242118556a8c225bf792412cdee4de7674ad307d95e2d0203');
INSERT INTO "log" VALUES('EVENNG',184,1795861995111,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"32764dd2b9947d9f28ad8d19c891b3f88a9b72f715d77b11bf5a5d3ddc6ec114"}','2f50fea894c1571c71ded52c379f333982bbe3084a44999034c1efd36d23ce7c');
INSERT INTO "log" VALUES('EVENNG',185,1795861995120,NULL,NULL,'{"event":"rolled","faces":[2,5,6,3]}','40fa4f0c32a8dd048bb445a39eab1e89142c5a312cd721d4fb18b7a6c6f2d066');
INSERT INTO "log" VALUES('EVENNG',186,1795861995158,NULL,NULL,'{"event":"dealt","hands":[[3,6,5,2,1],[1,6,5,1,5],[6,4,3,4,1],[1,6,4,4,6]],"opener":3}','0be3868ebf439fbc8451433d25e74ae0121b590e2e70a26a4713768279d3885d');
INSERT INTO "log" VALUES('EVENNG',187,1795861995198,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','12980437e3dfc709b0b539d9a8d463437aeee05aac73be0d37920bdff4599566');
INSERT INTO "log" VALUES('EVENNG',188,1795861995218,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":7,"face":4},"timed_out":false}','a17fb182f233b66d04d350e95fecc9f48e017fbdb6cb7df04842fc0775b2c411');
INSERT INTO "log" VALUES('EVENNG',189,1795861995221,'phone','phone-34','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','58f7625d7c4fb80eb3eb1ec5236397442734d005d23e7aa145944a3c4d55e030');
INSERT INTO "log" VALUES('EVENNG',190,1795861995221,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','4e26700c2d992fc01c80f97ac69d7054e5db486bdfcf0d54346b2d6fe48d5352');
INSERT INTO "log" VALUES('EVENNG',191,1795861995221,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"0eab736550e3f5399763f4146fd11820fc837a1793c142368866afc7a7996b67"}','c0092e866c80beb2903a5ba11ffb18fe127478d72f9c9c941048dad0b4f78945');
INSERT INTO "log" VALUES('EVENNG',192,1795861995538,NULL,NULL,'{"event":"dealt","hands":[[3,6,5,2],[2,2,2,4,2],[3,1,6,3,3],[4,6,3,6,4]],"opener":1}','2e6386b0f37bcce17d2bc675c7e035165d9e9cb99c7edec24f2b2af866b2f1f3');
INSERT INTO "log" VALUES('EVENNG',193,1795861995541,'phone','phone-35','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','3a53b3c545ab48d90a6fb356ba038494214935182fc8f169dddd5ac1db40550c');
INSERT INTO "log" VALUES('EVENNG',194,1795861995568,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','86f0cda05d5e32901554d7bc93885f70b84953497d2b34a036bf2f8ca2b3001e');
INSERT INTO "log" VALUES('EVENNG',195,1795861995573,'phone','phone-36','{"event":"calzacalled","seat":1,"decided_at":1795861995588}','deb988b60205616f2983cd397af066f2594bb16d7111944f912585fd26b80b98');
INSERT INTO "log" VALUES('EVENNG',196,1795861995589,NULL,NULL,'{"event":"moved","seat":1,"move":{"move":"calza"},"timed_out":false}','9ecf9d5b95a3c31681cac81bcac9e45e714820517196c4e51bdbed482d49d8e7');
INSERT INTO "log" VALUES('EVENNG',197,1795861995589,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','4273bc7e3a022c2a69e8a421e665dcf23d6bd37d4bbd11422e31e71817816b21');
INSERT INTO "log" VALUES('EVENNG',198,1795861995589,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"952e94a8a70eb487e64d5889193c5839308f89248cce21856eccf129de66e65d"}','f75054582cfb863f908b9f3579c4accbe908992a7d5d56afeef0ee7c138b1719');
INSERT INTO "log" VALUES('EVENNG',199,1795861995864,NULL,NULL,'{"event":"dealt","hands":[[4,4,1],[3,2,1,5,2],[3,5,4,2,4],[4,5,1,4,2]],"opener":1}','1c0471a0c79abb8174f62eeb10c11e4bf5c16ff0061215e801fcbe2c8af72f28');
INSERT INTO "log" VALUES('EVENNG',200,1795861995869,'phone','phone-37','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','6152c21235db9c1ea99dc620066bb812eab545640d8d0d60645fdc85ba30bdcd');
INSERT INTO "log" VALUES('EVENNG',201,1795861995874,'phone','phone-38','{"event":"retracted","seat":1}','8ae63e3c130ae5b8a2ff739d1a855e70c0155cbc39d4f3406f30b96f0d4184c9');
INSERT INTO "log" VALUES('EVENNG',202,1795861995946,'phone','phone-39','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','7685005e5b48cb2ff1de90f6f3c7920bb339cbb29758e3e34c06ff8e363dc03c');
INSERT INTO "log" VALUES('EVENNG',203,1795861995969,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":3},"timed_out":false}','1fed1684f76804408488eb6a92b9051c822e7bf8a98c8dd8abddec313ee558d9');
INSERT INTO "log" VALUES('EVENNG',204,1795861995991,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','055d51975ad1461f9b4cff947b0981abe727fb7f623e42f2f4343e5b6b9b1a9e');
INSERT INTO "log" VALUES('EVENNG',205,1795861996008,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','ef3bbe63b6971ada811edb62b465a576a9c02d77a93045746f3553c4018ae849');
INSERT INTO "log" VALUES('EVENNG',206,1795861996014,'phone','phone-40','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":1},"timed_out":false}','33758ab644146a0ab3a95d3d30bf297ae32c47edbf82d4a0809b764fdf4d33af');
INSERT INTO "log" VALUES('EVENNG',207,1795861996018,'phone','phone-41','{"event":"retracted","seat":1}','ddca906b143c88ad7822c3901524cae41d1bc7c2b6d9d1be633d7ebcd3070b87');
INSERT INTO "log" VALUES('EVENNG',208,1795861996024,'phone','phone-42','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":1},"timed_out":false}','0f44f08336e330d18bf9c0cf327de3390aec96e108070713fb9c794a3394306c');
INSERT INTO "log" VALUES('EVENNG',209,1795861996123,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','7e48f050e8f9e5c70614fe0d557ead7f33e4e21399f35a65f8693f1b764b8a5e');
INSERT INTO "log" VALUES('EVENNG',210,1795861996123,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','f35ea796c6d50796a8ea53942d22da4a09cd12bfb42e6b68131cd7289f9b45af');
INSERT INTO "log" VALUES('EVENNG',211,1795861996123,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"eb885b3433115a974abb7481a916804a7647275d0237dc86283a0f898d37ad58"}','38a92bdf010da5edbdced726fd87ed019f1441eca6b281cf16d764a032aff067');
INSERT INTO "log" VALUES('EVENNG',212,1795861996378,NULL,NULL,'{"event":"dealt","hands":[[2,5],[4,4,5,6,3],[4,4,4,5,3],[4,3,6,5,6]],"opener":1}','ba6fd4ed96a2fab7ec4869ece4c3fc82d0a9a467e62aa50cd8230c5f9577dc0c');
INSERT INTO "log" VALUES('EVENNG',213,1795861996386,'phone','phone-45','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','80b8adfd60f16f79e1f89d5c0535ec9816ee9891f2c83f4d24c0004c2b1a2843');
INSERT INTO "log" VALUES('EVENNG',214,1795861996406,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','98adbb0c14f007242d17db843d27cf8626d0bab3ffc7ccb58df0b735fdd1821e');
INSERT INTO "log" VALUES('EVENNG',215,1795861996422,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":4},"timed_out":false}','cbeaa3d271289ad760435dc62ec3f43345b8e27ac2b7790c216bf99c2eebd79e');
INSERT INTO "log" VALUES('EVENNG',216,1795861996448,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":5},"timed_out":false}','0948f706e9972f4c328b79ba6c4936b9e85b4d5d35f26754d7166a8e749e491a');
INSERT INTO "log" VALUES('EVENNG',217,1795861996454,'phone','phone-46','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','feb902e0c1da6fba502dd7aeba882d8392330f3027b655cb395fd26d094db354');
INSERT INTO "log" VALUES('EVENNG',218,1795861996454,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','84d1c9aa1dd6b20dcf544ef9b76774ac24783aacaa08403d0a7462435668dd0c');
INSERT INTO "log" VALUES('EVENNG',219,1795861996454,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"a564141280487a91c94305fe377d2595c4f3bcc367f05a42b3b7fa73d4be03cf"}','67ae932d227e987674d7a20de95b13e3521ec058c9d866f196732995bf53b9ff');
INSERT INTO "log" VALUES('EVENNG',220,1795861996719,NULL,NULL,'{"event":"dealt","hands":[[6,2],[4,6,6,1,1],[3,1,2,1,5],[5,6,1,5]],"opener":4}','aa3e94c0b86f2d6388611946e79102763a0904c7198414b2ba066db790e317d0');
INSERT INTO "log" VALUES('EVENNG',221,1795861996763,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','17e08de3c24c10cf58cc12c8fe4294d26736c4d1c03fad5e0588834da5c29189');
INSERT INTO "log" VALUES('EVENNG',222,1795861996766,'phone','phone-47','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','2b2f2be4e6da343dbde6fc9b31cd25f9557b585d8b8e4e6e50de6901549ef725');
INSERT INTO "log" VALUES('EVENNG',223,1795861996796,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":4},"timed_out":false}','a3772523278e01f6f91568422ae0aa2528bce5cae2cb704c876322a448b0c93d');
INSERT INTO "log" VALUES('EVENNG',224,1795861996798,'phone','phone-48','{"event":"calzacalled","seat":1,"decided_at":1795861996814}','36323ea23c6fe064fb576fdc0a1127427d5ab7c0d307677fa7a6a10e5e6c1e77');
INSERT INTO "log" VALUES('EVENNG',225,1795861996815,NULL,NULL,'{"event":"moved","seat":1,"move":{"move":"calza"},"timed_out":false}','57fa21169415445bc779aa67fb8a0a70a7cd531ea73947fa8ca91f32371457d7');
INSERT INTO "log" VALUES('EVENNG',226,1795861996815,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','9e5753a6607a21476fa4a78450b980a2e05c57d80fef896a731b01204f194520');
INSERT INTO "log" VALUES('EVENNG',227,1795861996815,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"757991ef6c90f1965d41fc4723b901b66a7fc706a2bcb81ad9c9654a6a275b43"}','156788e495b74289a2e13949aae6bfcb27f3043cdb1d075f55734895530c1487');
INSERT INTO "log" VALUES('EVENNG',228,1795861997102,NULL,NULL,'{"event":"dealt","hands":[[4],[1,6,6,2,6],[3,3,6,5,1],[3,4,3,2]],"opener":1}','d8c13449734bc1cf5d72b042ca7706a43e4dc44b563a7bf71e969668e6969143');
INSERT INTO "log" VALUES('EVENNG',229,1795861997110,'phone','phone-49','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','bf97ca39c2b6f5101a146d78d8e3ea4a2705ecdadae208c79fab5c62585180e1');
INSERT INTO "log" VALUES('EVENNG',230,1795861997133,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','8709497ceeb0269e596f641514b1f0c3fc02d8d4c96e2065700e2b49cf01d10f');
INSERT INTO "log" VALUES('EVENNG',231,1795861997227,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','6be8467624424466035c1d2e0c4a627e1a83f7377a27c43225374e80f72645ed');
INSERT INTO "log" VALUES('EVENNG',232,1795861997227,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','3b5f2197fcdd96c7ba1e9bbac1e4e3e22e47baa026ba220bf78777d8dd356497');
INSERT INTO "log" VALUES('EVENNG',233,1795861997227,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"b522c6cf5f21dd67979ac70f42383416d00beb158e0825c831ec96daa25a2efb"}','931285c16ded9ead03e4c1d673e6e4087fb9eca3bfbf600b35eb194c080dade1');
INSERT INTO "log" VALUES('EVENNG',234,1795861997470,NULL,NULL,'{"event":"dealt","hands":[[2],[5,1,4,3,1],[2,4,4,1],[6,5,6,1]],"opener":3}','1fe6b1dee6ffae0a0c673d61c0e0571a5c286f9b6c423976197924b1b5afc312');
INSERT INTO "log" VALUES('EVENNG',235,1795861997523,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','eaf6b688775c17f5415a0fa365db82fb62a4632c2656f000b39e53301c46a52f');
INSERT INTO "log" VALUES('EVENNG',236,1795861997543,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','2968c953f1a32f973930701186ae1b6666ce15349feff050b65956bcf1e3f4d9');
INSERT INTO "log" VALUES('EVENNG',237,1795861997547,'phone','phone-50','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":1},"timed_out":false}','d4b6a3374872f9af26e58c6eac8c8681d43d515e7f3a382540104de6e53163ad');
INSERT INTO "log" VALUES('EVENNG',238,1795861997551,'phone','phone-51','{"event":"retracted","seat":1}','e7e7a268e5d30a03c326ab5bd0291f98c6c192545e9c95b805adac7f8c0c2ef8');
INSERT INTO "log" VALUES('EVENNG',239,1795861997556,'phone','phone-52','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":1},"timed_out":false}','33eed179ec51ee1002ef11dd70c847606467f4989409ca851ba85821621be08e');
INSERT INTO "log" VALUES('EVENNG',240,1795861997624,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":5,"face":1},"timed_out":false}','1aadb5798eca43ff8ea3ed2760398e4269f3052685cba59dac6811cd4c2409f6');
INSERT INTO "log" VALUES('EVENNG',241,1795861997631,'phone','phone-53','{"event":"calzacalled","seat":1,"decided_at":1795861997646}','2448bd4b26a376d893aa6cc4eb1bed972994abc4c66edb308651e36e94e670c1');
INSERT INTO "log" VALUES('EVENNG',242,1795861997646,NULL,NULL,'{"event":"moved","seat":1,"move":{"move":"calza"},"timed_out":false}','0f9770ca4a98767370075c84a1199c21748f1880fb12f5353d27689f7e22ab06');
INSERT INTO "log" VALUES('EVENNG',243,1795861997646,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','0b25b597e1e05d67b25c38c4ca15943ef4c99981cc63b68cdaecd890628e818e');
INSERT INTO "log" VALUES('EVENNG',244,1795861997646,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"a6479c2aecf4bb8fe8e5f5a5efc1902373f4b8f95b2fb2db2754360789ac41bc"}','8cabb2767d2f61e751c99cfe01a1c2a2532a081a8ff5f20cc3c8e47b7e2fe28f');
INSERT INTO "log" VALUES('EVENNG',245,1795861997911,NULL,NULL,'{"event":"dealt","hands":[[],[2,1,5,2,1],[3,6,5,2],[1,6,4,5]],"opener":2}','34834e06e6421bee3ef5d15c1491aaed35af7588cedaf57648e1838709709b2e');
INSERT INTO "log" VALUES('EVENNG',246,1795861997954,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','716de41df574f08943b65a7a10ed87ed1ef15ddb82c82509de675b1d5786aea4');
INSERT INTO "log" VALUES('EVENNG',247,1795861998038,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','815fa234cb1fdaa66ebd59ed0f0f204d6de09af6118778ea8b40efd20826eeac');
INSERT INTO "log" VALUES('EVENNG',248,1795861998059,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','8a7bc4639b2af4d6f56746d583fc0b26f46f01d9374e339a0e272ab0a70ea631');
INSERT INTO "log" VALUES('EVENNG',249,1795861998132,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":7,"face":2},"timed_out":false}','9bfb7b600fab98311bc29fc0635d86b11c87351c28ae27b769c23e86cb797522');
INSERT INTO "log" VALUES('EVENNG',250,1795861998162,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','5d95b1fd4f3b2b494dca4ff12570eb3ac4ed521b5a2cd9da57d35597ee019c4d');
INSERT INTO "log" VALUES('EVENNG',251,1795861998162,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','a4b3176e33035a4ef7cd205333208835df7a32bec54d5fe2d5516af7af620639');
INSERT INTO "log" VALUES('EVENNG',252,1795861998162,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"05d0f44c083065bb2679a855153e08861f5ae5a7f7bf71498eca6828cb96097d"}','91b678091d0116d76c64e97bff803f54cca662cbb4668093a752afc21233de03');
INSERT INTO "log" VALUES('EVENNG',253,1795861998430,NULL,NULL,'{"event":"dealt","hands":[[],[1,1,5,3],[1,6,4,5],[1,6,1,6]],"opener":2}','14c1a5bb53c7f62cb12abab350f004356de4da90010ff7377b5182257169e636');
INSERT INTO "log" VALUES('EVENNG',254,1795861998489,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','0c6c17b7a02451c76edf34c05c3ac9a7faa76942ad732a8703a2e047b1fd4da5');
INSERT INTO "log" VALUES('EVENNG',255,1795861998510,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','de9e902ac8218b1422cdf80ddf45a91a0522eb5709cbfde12827f8407f8af257');
INSERT INTO "log" VALUES('EVENNG',256,1795861998526,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','9c749d98ea9135478a73c9837e394290c1c45931bee0f7d07e39766e3c0673d2');
INSERT INTO "log" VALUES('EVENNG',257,1795861998614,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','cb857df0579a1085506ef91e3ee8b525cffd560de9d5fca8c2eff6cab23fc362');
INSERT INTO "log" VALUES('EVENNG',258,1795861998746,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":5,"face":6},"timed_out":false}','98b71aa4f9dbfa219393b23b77bdfcb6e8e66fe1242dc025db13cf3dcc5d12a4');
INSERT INTO "log" VALUES('EVENNG',259,1795861998805,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":6,"face":6},"timed_out":false}','1b20bc50e1a84e77b62f7668ed7f6ebd3e0e2b416aaadb29664da4c5cd4a7f01');
INSERT INTO "log" VALUES('EVENNG',260,1795861998901,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','32291aec74f1c367100174da3b11fb267ea347ae0c4ab08d8c5c3e23b7ba587a');
INSERT INTO "log" VALUES('EVENNG',261,1795861999086,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":7,"face":6},"timed_out":false}','86ac9fa33f849bf3ce61c51f4e45314285ae60444e7d411ae2c4f118410fd8f1');
INSERT INTO "log" VALUES('EVENNG',262,1795861999105,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":1},"timed_out":false}','9957eb724ed3e0406dc82a1c55668dacca4b14af58cd0d93ab886a3e3bb1f587');
INSERT INTO "log" VALUES('EVENNG',263,1795861999151,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','905ebf24d6ff43ab581322aa53c8a0afdc2fa98d8035d76f6e6e054b144d13e1');
INSERT INTO "log" VALUES('EVENNG',264,1795861999151,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','957f5e172f4ad766353d73f8fefb253de3b4f7f6232bf18930f9866956da6cbd');
INSERT INTO "log" VALUES('EVENNG',265,1795861999151,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"531ca78705992148e2905c03f08f18c5b93b39d54265a57a15b5cc730c5020dd"}','4bcfa567dd51e790c81556c64a9aba94a3eb7f9a5271a7afb99eadee028a5a21');
INSERT INTO "log" VALUES('EVENNG',266,1795861999408,NULL,NULL,'{"event":"dealt","hands":[[],[3,3,4],[6,2,1,4],[2,1,1,1]],"opener":2}','0a540da45bd19af89f951b19cea409196822aed642a32285002500dde8eae4f9');
INSERT INTO "log" VALUES('EVENNG',267,1795861999465,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','dd3ca01bcc6a13479d6b9d99d34c3563fafe335ab95deea8c0f921cf967e5b80');
INSERT INTO "log" VALUES('EVENNG',268,1795861999489,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','7fdb825fd58e34903f71ce5ed8160b83340f31c6ca0f10bb3fc280100dd1deb1');
INSERT INTO "log" VALUES('EVENNG',269,1795861999505,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":6,"face":6},"timed_out":false}','a0edc776123b55c655a25b4bad2c4beed77039cbfafd40d0227717aacbe9bab2');
INSERT INTO "log" VALUES('EVENNG',270,1795861999555,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','90909c8c5c5d6b8024d6a564787a66475ee5fec361416fb29438a1da365cbf98');
INSERT INTO "log" VALUES('EVENNG',271,1795861999555,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','366a56bc7d9c00da4f731b456c97b4481141421dff64471ab2e8c718e7630b51');
INSERT INTO "log" VALUES('EVENNG',272,1795861999555,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"5ad5ae60301bfc1feeddb89c8ae86590d01ad77e8fdd3c29f13f9812c236a3d7"}','12a565acee0780563c29140ba9670285fb4be81ba970cc307ac4d6620eaac301');
INSERT INTO "log" VALUES('EVENNG',273,1795861999812,NULL,NULL,'{"event":"dealt","hands":[[],[2,2,2],[5,2,4,2],[3,1,2]],"opener":4}','578f246207953e24aa719b3048f190efdf1b60533e064ecc912f0bcf6be3869e');
INSERT INTO "log" VALUES('EVENNG',274,1795861999860,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','f9eb00ce3cc7339da2b557d2b81bbf193534c9a7d4fc9d7652fc3ae9dec42881');
INSERT INTO "log" VALUES('EVENNG',275,1795861999910,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','37e7e73b6407017e4144fe605d12752f240f2035d041858de9fef249c4c997e0');
INSERT INTO "log" VALUES('EVENNG',276,1795862000019,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":5,"face":2},"timed_out":false}','26d45115cff4f4e061ef4c5375a48616192a1926e5ff6c97ed513ed6a1c84da2');
INSERT INTO "log" VALUES('EVENNG',277,1795862000082,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','497e14498168160170826a110007ca3eac76d68f9d00b6d76ec300cd09bf1279');
INSERT INTO "log" VALUES('EVENNG',278,1795862000082,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','42c7a1eb6bcf5af4cc21de7b85c374c8f5ff9c8f2c5a8ea11305f514f19733d7');
INSERT INTO "log" VALUES('EVENNG',279,1795862000082,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"95ceb3bad0a85a28ecdf70a267730cefc20537dac1c67e63ff94197f7e33406d"}','8e97c92cab6b89c86757db3a90c185fa3471ed79df40a90932f2657509650419');
INSERT INTO "log" VALUES('EVENNG',280,1795862000361,NULL,NULL,'{"event":"dealt","hands":[[],[1,5,4],[2,3,6,1],[5,3]],"opener":4}','a27d2ebc336d7b17c998365ec8577c4a234dab8a46c58c9d6c1174b6fc1d96d2');
INSERT INTO "log" VALUES('EVENNG',281,1795862000414,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','8a63d1cbe60d87b628262bdaaa7c745b08f464f433303e8a8261685825eeeded');
INSERT INTO "log" VALUES('EVENNG',282,1795862000437,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','4a1d4ae4a20526193ca11605ab3b8a5d3020a464c6b0e5e88d8aeb9d056eaa9b');
INSERT INTO "log" VALUES('EVENNG',283,1795862000482,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','8180e4804130b8fe95e691a1ed0303a1cb720c2327a3166180f8a28e5142d98e');
INSERT INTO "log" VALUES('EVENNG',284,1795862000561,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":3},"timed_out":false}','5f2bd32f4279d73f5fb580d0fa46b5aaa53f2b5c71daee54aabfaa4e3e42febc');
INSERT INTO "log" VALUES('EVENNG',285,1795862000621,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','7ee5d404d53d8b4101899c5cda4b4b3e0c763fc46f90697bb3fb765f62ccc45c');
INSERT INTO "log" VALUES('EVENNG',286,1795862000748,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','f88a370c9954fe81ba3b41523e5ec403fcdcccf7bf0009e2e884f89f80240281');
INSERT INTO "log" VALUES('EVENNG',287,1795862000803,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','5acdd4db4a8c8beb779dbc8aa36e57fe74c0a9cde3d52b1696a07eb29b29ab43');
INSERT INTO "log" VALUES('EVENNG',288,1795862000803,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','8b5c898cabd6bb617645082fb611bc490f3a8c2314a8c41304e371621bec9485');
INSERT INTO "log" VALUES('EVENNG',289,1795862000803,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"44509055a549ff02f019f06fc571c1826c8c28ece58bda2ef833aa57941ef4ff"}','70f97d7120678d8090b9baf043e49f4feed3defb603e8244016166cd809576d2');
INSERT INTO "log" VALUES('EVENNG',290,1795862001029,NULL,NULL,'{"event":"dealt","hands":[[],[3,6,3],[4,5,6],[3,5]],"opener":3}','4212bac76c7e86f7b042d61da28a3331dd756ba413d37ebac0810ed93d2665f6');
INSERT INTO "log" VALUES('EVENNG',291,1795862001151,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','bbebca68b5fb4e5c86db3269395754bcd24a2401193c4ac945c82fa0769723c9');
INSERT INTO "log" VALUES('EVENNG',292,1795862001170,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','15ac6d732213c4e25bf9cd67434ce4bff30536b618df81a3ea00da8a89c8cced');
INSERT INTO "log" VALUES('EVENNG',293,1795862001264,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":3},"timed_out":false}','17fd58c25b737f7ec5f6766c7199c7d70c9c53e6838638797227bc8bf469e9e8');
INSERT INTO "log" VALUES('EVENNG',294,1795862001345,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','7657e9eb4cd2e0d8ad43ebd99d089d3ddcff9d4f43ca56950e7bbb76dc1bfadb');
INSERT INTO "log" VALUES('EVENNG',295,1795862001345,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','3b939b6a63f5b17d004f94540ffa95ebd3fa5d7a19154689dc31c5584dc26c2f');
INSERT INTO "log" VALUES('EVENNG',296,1795862001345,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"49bdaeaca0e79cd2689285ffcd08a5ce0951d2f7c1bd03b672a213cebdf94ff2"}','8de9e401a26de71aa51c4bed4586ceaf9a8bdf0a3964663c291c4e33c035d0bc');
INSERT INTO "log" VALUES('EVENNG',297,1795862001581,NULL,NULL,'{"event":"dealt","hands":[[],[5,4],[3,3,1],[1,1]],"opener":2}','b6088f1ad337895866c75bec34c3056094ebca58493f13e69190e83d9971299e');
INSERT INTO "log" VALUES('EVENNG',298,1795862001635,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','64bac64ea058aaf4505606997b59404520d52cf02b8d03ed8ea84b8e9658e25c');
INSERT INTO "log" VALUES('EVENNG',299,1795862001715,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','c3703bc58254f99f22a2f39afef426ecc6f73e10dfe3ee8edfe73f4e7580d503');
INSERT INTO "log" VALUES('EVENNG',300,1795862001735,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','0fbc09aa860539073a828a48ba711406059c2a5b98ad5441fe9cb33ac43e97ae');
INSERT INTO "log" VALUES('EVENNG',301,1795862001802,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','999894db7767eb4f752d30e214ba3881dccdb5ffefe25d9caea1cd68a2fafd4b');
INSERT INTO "log" VALUES('EVENNG',302,1795862001897,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":3},"timed_out":false}','0030789524dca61bcde709a4c609ed614d0c1dfc99474b4c20f48fb1ee19eb83');
INSERT INTO "log" VALUES('EVENNG',303,1795862001948,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','35df4bfa43c5016df8b0f244ac4343e90e4a6bfc14b2eb141a9246589e4185d8');
INSERT INTO "log" VALUES('EVENNG',304,1795862001948,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','4089ff6f201d2c057485786fb4ff36a25f1433763cc6ce07e13cd9cc0a43cc2c');
INSERT INTO "log" VALUES('EVENNG',305,1795862001948,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fb20f0f6bbcb8ceeaf58460434705f632c7441cde4eb12e255f9cd2a85db7784"}','43c4d4638e1673584fa4489b484e821daad5806dffa5141aadb66930a5c7aba8');
INSERT INTO "log" VALUES('EVENNG',306,1795862002204,NULL,NULL,'{"event":"dealt","hands":[[],[5,2],[1,1,6],[6]],"opener":4}','7cdf7658cd9c5deedd75f21cbec75f676c2196d8b524617cbcfebc81f47b71b8');
INSERT INTO "log" VALUES('EVENNG',307,1795862002237,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','8f7fb0a4ea985ddcf38b3a195a63657f81526823900a31f258f60609f0307585');
INSERT INTO "log" VALUES('EVENNG',308,1795862002359,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','36900bd43f886b5cc360a7933a44abd2cf8634893a6be869880ae975e3bf18b1');
INSERT INTO "log" VALUES('EVENNG',309,1795862002439,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','751ed38bc96e67abe187076fe6906f3d4ea23f39aa0bf6f4a34523ce3f79e8e8');
INSERT INTO "log" VALUES('EVENNG',310,1795862002455,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','31206a76f0bfdcdd58b711f4773bd9cb6f0e4098f16fbc6cd1eb1c43a58bc385');
INSERT INTO "log" VALUES('EVENNG',311,1795862002455,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','baf06c2f98ac50489cbc166ec9b3a44260f992ddc2d9caba8b6443a725e94633');
INSERT INTO "log" VALUES('EVENNG',312,1795862002455,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"048e4b40706db408e7840bb633bb876e763dfea0d9bc19bb135a1a4814d68f85"}','1979ddbd51e0ba26417b335b53f00405340c003ad2df77c238556e0ccbf41513');
INSERT INTO "log" VALUES('EVENNG',313,1795862002681,NULL,NULL,'{"event":"dealt","hands":[[],[5,2],[2,2],[3]],"opener":3}','76fba3952c575648d663e5e72c93cf678e36ab1b8e65280b62f0f5466e05365c');
INSERT INTO "log" VALUES('EVENNG',314,1795862002719,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','779b0070bbedbc3456fbe954794ccef37a441f62907512f734b9c9d46feb5d8f');
INSERT INTO "log" VALUES('EVENNG',315,1795862002804,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":3},"timed_out":false}','9cb77dd03a97ade230d4a0660292ce5e9b06b6520e634240e60abbc8cf0782a9');
INSERT INTO "log" VALUES('EVENNG',316,1795862002850,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','f8bf05f2abf624640ef1141de8c1df08363383928d1425265e64a125e30467e7');
INSERT INTO "log" VALUES('EVENNG',317,1795862002850,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','cbfc74b0cd8941b730c2fffbeec932a1673753d9e0391607def9ddf9bce9c676');
INSERT INTO "log" VALUES('EVENNG',318,1795862002850,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"9c0ba02843c35167f0af6faa6cc83fc3ec5fb6923e66c4edc0dccc28c6a26e04"}','e5068893f9db598e1888c413cb87860af52031d42a78150c03f11359c6bd4cf8');
INSERT INTO "log" VALUES('EVENNG',319,1795862003065,NULL,NULL,'{"event":"dealt","hands":[[],[1,3],[2,6],[]],"opener":2}','21bb1113eba56f235fdaf591696d10aa549eac6151270c785be6f131fc3c82d4');
INSERT INTO "log" VALUES('EVENNG',320,1795862003107,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','394bddd09c38afa12d0b6efc03d39d1b08c07b8ba16e6cf5530420971e42b5da');
INSERT INTO "log" VALUES('EVENNG',321,1795862003186,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','99e355ca4260c1642db3a39ebfa760e81fa24928c57438083d165deca9274b86');
INSERT INTO "log" VALUES('EVENNG',322,1795862003246,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','172909710e6131483a9dec6cd4a1fc7b0c8c57e0d2bd16765d752df74c19ece9');
INSERT INTO "log" VALUES('EVENNG',323,1795862003363,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','614bc0a928a8e720c488cf038a33871702ed42835751dca928e8a394eecaa7b4');
INSERT INTO "log" VALUES('EVENNG',324,1795862003390,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','81b65598b99ec0538d86f6c2b0dfebdd3b1664d14a7d0789f5139b56c2da0c04');
INSERT INTO "log" VALUES('EVENNG',325,1795862003390,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','4cede06d92cdb6748c27539ffa41d8525236ebfe95a40eb90ec8b99f5b37d2b4');
INSERT INTO "log" VALUES('EVENNG',326,1795862003390,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"e332226da91b328e0b25a2955b4b26befdd72580fa7675626b6b73bfac89e25b"}','1f0a00308e31dad8711da1139cb93f35ef337d24a57c03c1b20af93798c8b468');
INSERT INTO "log" VALUES('EVENNG',327,1795862003597,NULL,NULL,'{"event":"dealt","hands":[[],[6,4],[2],[]],"opener":3}','b5e9c41653f71de741bb08d5c9b1768b0eb755ce4051d7ef839d23a527173431');
INSERT INTO "log" VALUES('EVENNG',328,1795862003634,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','7ad36697c78a272445d3ea44ddce189149be66ef7d831dfb81f20bf373b73af2');
INSERT INTO "log" VALUES('EVENNG',329,1795862003698,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','70b34ab364f15364695d5f60a542aef5503e54ecdecfa42772f35fbb10f0cf2f');
INSERT INTO "log" VALUES('EVENNG',330,1795862003802,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','1fc136028d23e22823890f155914ccd769a2dd29eabae8e2f9e1e0eaf5aad342');
INSERT INTO "log" VALUES('EVENNG',331,1795862003802,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','0416887ac1ef404f96e2bdfbc20026154dc86476eb0cb078c6035a64db45ce81');
INSERT INTO "log" VALUES('EVENNG',332,1795862003802,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"8c595fdff26d953696005076fbb60b697fa5e0f80665b772a75f0e24b4950c90"}','375a9ea57968c6ac51dc4e53b1d0244c3b0bc3a76e2dc441a19d9edc4dfc29c4');
INSERT INTO "log" VALUES('EVENNG',333,1795862003999,NULL,NULL,'{"event":"dealt","hands":[[],[6],[2],[]],"opener":2}','10494d291be9309f3392cdf8acd5173266e8ccba622a59ae05fea900bde7e68d');
INSERT INTO "log" VALUES('EVENNG',334,1795862004058,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','82be4628e0ddaacaf0ca811d8790d981a1420d83bbb2e0d34812e1973a2288ad');
INSERT INTO "log" VALUES('EVENNG',335,1795862004160,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','23c2a593dcb0cd6c95fcd70fdebddec82c77f2f2b1e05355b75d951132fbd5a1');
INSERT INTO "log" VALUES('EVENNG',336,1795862004160,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','190a494f41c0d705ece8a19fa57df879be12e4bb6b688d63ef6072f9ef217e7c');
INSERT INTO "log" VALUES('CUSTMS',1,1795862004186,'fay','fay-1','{"event":"opened","guest":"fay","edition":"bga","options":{"players":[2,8],"dice":2,"first_opener":"highest-roll","raise":"any-higher","palifico":"each-time","palifico_with_two":false,"veteran_changes_face":true,"calza":true,"calza_callers":"all-but-next","calza_in_palifico":false,"calza_with_two":false,"calza_wins":"all-others-lose","lost_dice_visible":true,"reveal":"from-caller"},"chairs":5,"table_settings":{"listed":true,"training_aid":true,"spectators_see_previous_round":true,"chat":false,"clock":{"move":60,"bank":600,"increment":5},"autostart_at":2,"speed":"slow","eliminated_see_dice":true,"external_bots":true},"club":"8901e7d49164a6947ec347b50465a047","rated":false}','22cff3f3d07ce28f92f5b2ac4c8b0368a0df5aa14b6cb9f66dd05351a4a42c4b');
INSERT INTO "log" VALUES('CUSTMS',2,1795862004186,'fay',NULL,'{"event":"sat","chair":1,"guest":"fay","name":"Fay","person":"7QMR489H01GN"}','83adaa99718f11df57a32fb549672ed3237254bb59ff4e68453f55a2bd3e016f');
INSERT INTO "log" VALUES('CUSTMS',3,1795862004194,'fay','fay-3','{"event":"sat","chair":1,"guest":"fay","name":"Fay","person":"7QMR489H01GN"}','cea79f6c133d21715628234d2dd6abc08627ddf4bd68f73ad975aa59f451485b');
INSERT INTO "log" VALUES('CUSTMS',4,1795862004196,'bot-robo','bot-robo-2','{"event":"sat","chair":2,"guest":"bot-robo","name":"Robo","person":null}','a6bb6598450fcdaccb6661e4ee6864a334b94a5a0bcaf4cb50e3b1b913dd50a3');
INSERT INTO "log" VALUES('CUSTMS',5,1795862004200,'gus','gus-2','{"event":"sat","chair":3,"guest":"gus","name":"Gus","person":null}','dd84de7bef942c7c128b2be5fdf3a44509e575e9ae9e43345d4ca4c8cf364129');
INSERT INTO "log" VALUES('CUSTMS',6,1795862004200,'gus',NULL,'{"event":"botseated","chair":4,"bot":"odds","left":false}','cf772e23e653e1780b80f14defdee544ae666305533924a16d399f804d6a3754');
INSERT INTO "log" VALUES('CUSTMS',7,1795862004200,'gus',NULL,'{"event":"botseated","chair":5,"bot":"odds","left":false}','a1a7cfc97c818fb049662638f681fb80a663fcef71a60ce47ff292ba964b18c1');
INSERT INTO "log" VALUES('CUSTMS',8,1795862004200,'gus',NULL,'{"event":"started","unrated":null}','2b6f3b93862a25cd0b2d11b8c6da42f5660530f404296a1a0c668e2ce61e4357');
INSERT INTO "log" VALUES('CUSTMS',9,1795862004203,'fay','fay-4','{"event":"digestgiven","seat":1,"round":1,"digest":"12eef32e1f360e9305e6bdd7906625b63bd4a768d9c21ded19354cf14b5d1039"}','fda72541608b8f49926959c7f4b9c70a001251b808289601df5a6a9c8c019acd');
INSERT INTO "log" VALUES('CUSTMS',10,1795862004206,'bot-robo','bot-robo-3','{"event":"digestgiven","seat":2,"round":1,"digest":"fac97fe91b9ecfb23f9a980e9dbc277d7329921aaa2535f5fc84aa1dbbd8d0bf"}','49fd2dfdc71cce925ce93408be31200d9ff166637a46c8fb199d0c09e1ac2be8');
INSERT INTO "log" VALUES('CUSTMS',11,1795862004208,'gus','gus-3','{"event":"digestgiven","seat":3,"round":1,"digest":"4695f663762fb24705e976c3bbd1c2a547abf1b0912d186028e3bbe93cb7a586"}','9e74c057f3c3d0d993f57297c666ca5f6e55a18ad6d8205a5ceb38f48e7671da');
INSERT INTO "log" VALUES('CUSTMS',12,1795862004208,'gus',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"2eb86f3c1dcc3764ff0d7743d6d199ea6ac8f76f39f7662c3e3651712c22bb89"}','7bd15660465f2ce9d264c6bdafac4d9e8b13baabdfa65794708038bd218542d9');
INSERT INTO "log" VALUES('CUSTMS',13,1795862004210,'fay','fay-5','{"event":"contributed","seat":1,"contribution":"f33ed7beef58c084452483320a7ff2fe"}','824e3fae7533c29444a35a9020587f37d4fb9cf645b8177f653e0b4f61536c80');
INSERT INTO "log" VALUES('CUSTMS',14,1795862004211,'bot-robo','bot-robo-4','{"event":"contributed","seat":2,"contribution":"3304e3c1869f2a9745a23e48179041d8"}','37f4e7ccb14301305824c2e711765f20364f846f2af0c2a0ca7aa154eb9f816f');
INSERT INTO "log" VALUES('CUSTMS',15,1795862004213,'gus','gus-4','{"event":"contributed","seat":3,"contribution":"eb367cb454533fce88664909250bae43"}','a2363b761328ace131ca4f0d2a3ebe71b8664b2f825569fe48dee420d93b6a84');
INSERT INTO "log" VALUES('CUSTMS',16,1795862004306,NULL,NULL,'{"event":"rolled","faces":[6,1,1,1,1]}','87eb8b17fc7c238a435f4a3758792b110a313e9b2ff9750c25ee550a86b505c3');
INSERT INTO "log" VALUES('CUSTMS',17,1795862004412,NULL,NULL,'{"event":"dealt","hands":[[2,2],[2,3],[4,5],[4,6],[5,6]],"opener":1}','cedbe2f12385ad79c287ee4d771fc35727e29ecd31b2a15140c3761e54fe5c45');
INSERT INTO "log" VALUES('CUSTMS',18,1795862004421,'fay','fay-6','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','a5ee9e35f5793bcf5f2b0ca46638dd9fb0c1ad8a67324ba583a1ada84e117368');
INSERT INTO "log" VALUES('CUSTMS',19,1795862004425,'gus','gus-5','{"event":"calzacalled","seat":3,"decided_at":1795862004440}','bff5fa22cf0e55724b39b5745e86022ffcaf44c8a1786cd46366589af9f987e7');
INSERT INTO "log" VALUES('CUSTMS',20,1795862004442,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"calza"},"timed_out":false}','6bb95b47e9e1d8e367660869cd833603760a4248fb6e830a3bd7e22f025b567c');
INSERT INTO "log" VALUES('CUSTMS',21,1795862004442,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','032031dfece92892852f5ed1c92ea333c24402b75538c635ae1e127471cd6c72');
INSERT INTO "log" VALUES('CUSTMS',22,1795862004442,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"e38f23f5f6fa513127463efeed82ca7e3d3205f8e642a4c2a8bb2308b31379ca"}','b5db8ba1ea4ba8d600bc4f7e6406544671c8c35d4ae1c2890a1cd28e67e0193c');
INSERT INTO "log" VALUES('CUSTMS',23,1795862004445,'fay','fay-7','{"event":"configured","edition":"bga","options":{"players":[2,8],"dice":2,"first_opener":"highest-roll","raise":"any-higher","palifico":"each-time","palifico_with_two":false,"veteran_changes_face":true,"calza":true,"calza_callers":"all-but-next","calza_in_palifico":false,"calza_with_two":false,"calza_wins":"all-others-lose","lost_dice_visible":true,"reveal":"from-caller"},"chairs":5,"table_settings":{"listed":true,"training_aid":true,"spectators_see_previous_round":true,"chat":false,"clock":{"move":60,"bank":600,"increment":5},"autostart_at":2,"speed":"fast","eliminated_see_dice":true,"external_bots":true}}','cc2973f9537b0099303ce77f4be3eae5d73379c957056be06febfb9b725325ca');
INSERT INTO "log" VALUES('CUSTMS',24,1795862004565,NULL,NULL,'{"event":"dealt","hands":[[3],[1],[3,3],[4],[2]],"opener":3}','188a5f9e079a288370c997322f7a3464045eef68c51b16508a26c770cdbbef20');
INSERT INTO "log" VALUES('CUSTMS',25,1795862004569,'gus','gus-6','{"event":"moved","seat":3,"move":{"move":"bid","quantity":6,"face":5},"timed_out":false}','67da7897c9fc72eb810193ece4206d4028ab31d94b91b70cb9523545742cf32b');
INSERT INTO "log" VALUES('CUSTMS',26,1795862004577,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','7ee6f648a35609b96745fb8717cd349c3864ab4458fb25dc16c57b2adfbe14ef');
INSERT INTO "log" VALUES('CUSTMS',27,1795862004577,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','29d1f6d9e4666ff49c94e6ce77a64982cd09779f1dc99ce2c755b90931bc190c');
INSERT INTO "log" VALUES('CUSTMS',28,1795862004577,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"451f28daa8d5295553f0be7026edefbfd427b4aee1f04b8856b57d141ee3afe1"}','9e990c935f44340a5b940514e96c79abf0e009bd6600bb6db1e38a409257f0c0');
INSERT INTO "log" VALUES('CUSTMS',29,1795862004691,NULL,NULL,'{"event":"dealt","hands":[[4],[1],[2],[1],[3]],"opener":3}','d4d6835cf2689631ddaa236e3f33a585dba438dea4dee98b7b8e4dee53bcb062');
INSERT INTO "log" VALUES('CUSTMS',30,1795862004694,'gus','gus-7','{"event":"moved","seat":3,"move":{"move":"bid","quantity":5,"face":5},"timed_out":false}','31394391fab8aa47cd086e40e76c8d2255a8c1b401564843b3587b89c8de51e2');
INSERT INTO "log" VALUES('CUSTMS',31,1795862004704,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','936fdda62d9c71fc97cabafed60849826c40bd0a3ab463f67aa3f808b9291bad');
INSERT INTO "log" VALUES('CUSTMS',32,1795862004704,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','a2a62d7f49fcfa5e4075477c69d9f35e64bc3ada55e11ae7e18c1a6f2482d7b5');
INSERT INTO "log" VALUES('CUSTMS',33,1795862004704,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fafa08f8cc1f847bb3bd510d575855559f1bda7eb404c5e416ad125f726381e5"}','86b6a391c98d6893712179fdc43305d4770217e2209555a7ba1f720ba2f3328a');
INSERT INTO "log" VALUES('CUSTMS',34,1795862004814,NULL,NULL,'{"event":"dealt","hands":[[1],[1],[],[2],[2]],"opener":4}','7e3679166c332f347aa1644bd25a98f3a206bbe0a2893034a99c0584ecbe5f14');
INSERT INTO "log" VALUES('CUSTMS',35,1795862004836,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','8226192398319fb9966adc60e0b597045d75c07cffd04f8346ea19e8963bee04');
INSERT INTO "log" VALUES('CUSTMS',36,1795862004854,NULL,NULL,'{"event":"moved","seat":5,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','e988cbb2ece68aa40d81f384102366204928ce719c4dd5b25e49144341ca0e19');
INSERT INTO "log" VALUES('CUSTMS',37,1795862004858,'fay','fay-8','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','44ea05e57bed61ff14370d68599a44be59aafad4d67abe662aab96018b071313');
INSERT INTO "log" VALUES('CUSTMS',38,1795862004865,'bot-robo','bot-robo-6','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','f1019138fdd5c6355987d176361da89c4eddb2a80b5a360b9e1b783478a9dfaa');
INSERT INTO "log" VALUES('CUSTMS',39,1795862004865,'bot-robo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','1348dfaccaf8864d8369d1f5190334a1275226690dd11dedc0c3f0ff669e714e');
INSERT INTO "log" VALUES('CUSTMS',40,1795862004865,'bot-robo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"daf87a27c8eda4fe88b38e6738edca5218e7c61aa44c56e54db73f64ad8d6c77"}','6fa70681c62b534a482b406e75c1b32e3356e682cdadce2a513be684bb17182e');
INSERT INTO "log" VALUES('CUSTMS',41,1795862004974,NULL,NULL,'{"event":"dealt","hands":[[],[4],[],[4],[5]],"opener":2}','a3989cf9908e3c79e296d7947628b7dfa191fce93489176013dab5c94fb74c0c');
INSERT INTO "log" VALUES('CUSTMS',42,1795862004978,'bot-robo','bot-robo-7','{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','9a4fff6a7c17ed2de4e787b7f182d4b10d80b6bf1b02434bfedf06d020e2a5bf');
INSERT INTO "log" VALUES('CUSTMS',43,1795862004985,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','73c142a00f6dcfcb595ca5993265bc5ea3a396f503c06b3487e4dae2b5e820fe');
INSERT INTO "log" VALUES('CUSTMS',44,1795862004985,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','e68837580f5c09b3a9ef7e2d94b6e69486f8c5695b4232dfe136845af47bf2bf');
INSERT INTO "log" VALUES('CUSTMS',45,1795862004985,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"55ef36b5031ecdd5a7d83ccd6e1c351d227900cc7f282e8d0715efbe35a29cf2"}','3c53beb5a52f44533841a5f419009a74564140c83954fbcebba7a505563c944c');
INSERT INTO "log" VALUES('CUSTMS',46,1795862004989,'fay','fay-9','{"event":"configured","edition":"bga","options":{"players":[2,8],"dice":2,"first_opener":"highest-roll","raise":"any-higher","palifico":"each-time","palifico_with_two":false,"veteran_changes_face":true,"calza":true,"calza_callers":"all-but-next","calza_in_palifico":false,"calza_with_two":false,"calza_wins":"all-others-lose","lost_dice_visible":true,"reveal":"from-caller"},"chairs":5,"table_settings":{"listed":true,"training_aid":true,"spectators_see_previous_round":true,"chat":false,"clock":{"move":60,"bank":600,"increment":5},"autostart_at":2,"speed":"instant","eliminated_see_dice":true,"external_bots":true}}','ac396a2d1fdc3de1b49c19b56a30b327f6ba3f0cb2ce97c5db993d88cf36498b');
INSERT INTO "log" VALUES('CUSTMS',47,1795862005066,NULL,NULL,'{"event":"dealt","hands":[[],[],[],[4],[5]],"opener":4}','690ff1f44e733bb924a927294c603fea3d4c58da7d99ada2a2ca741491ac020f');
INSERT INTO "log" VALUES('CUSTMS',48,1795862005070,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','c67635ac072cc4d55f1d9c2b334339e0712d6585b68c907e84f0d3d91f19ccc1');
INSERT INTO "log" VALUES('CUSTMS',49,1795862005074,NULL,NULL,'{"event":"moved","seat":5,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','0bb81fdf5833fac989aafdb73e958586b14048b778b3621eeba67aec0941749a');
INSERT INTO "log" VALUES('CUSTMS',50,1795862005077,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','84c838931771ba67968ddbf3edaad4907859577173ba5dfeeaec95aadc99c798');
INSERT INTO "log" VALUES('CUSTMS',51,1795862005077,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','7d6b0a78b5af7fdfcb4312997c229d4f9687fb8e8fc878f86266a455f11df10c');
INSERT INTO "log" VALUES('CLCKED',1,1795862005087,'dan','dan-1','{"event":"opened","guest":"dan","edition":"bga","options":{},"chairs":2,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":{"move":5,"bank":0,"increment":0},"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false},"club":null,"rated":false}','451a0b69e15891cfdbd54560ac7213171eb3ae932769e178a3819994f1f2576b');
INSERT INTO "log" VALUES('CLCKED',2,1795862005087,'dan',NULL,'{"event":"sat","chair":1,"guest":"dan","name":"Dan","person":null}','02d9e8d644bd1b39ca1ae0ae9b45170740fee215ed415dacb720d736c40f2be3');
INSERT INTO "log" VALUES('CLCKED',3,1795862005090,'eva','eva-2','{"event":"sat","chair":2,"guest":"eva","name":"Eva","person":null}','4588da5138d2b3e401ed619ac8de74a38d6c6302eedd3dcb2f9fa5b6343a2b1e');
INSERT INTO "log" VALUES('CLCKED',4,1795862005092,'dan','dan-3','{"event":"started","unrated":null}','0c14e713ba826276893f9150408425a7d9847a7950ed8c83a35c0e97c1eb5009');
INSERT INTO "log" VALUES('CLCKED',5,1795862005108,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"0726413390b7d62ca2fa3b4eca7d08a3fa469101b613b7bf120f346259598d19"}','c77a37687105beb6795b008f6b918ab6ca5fee0f6b9585a4d41a40afeaa6c6a7');
INSERT INTO "log" VALUES('CLCKED',6,1795862005124,NULL,NULL,'{"event":"dealt","hands":[[6,3,2,6,1],[5,4,1,6,6]],"opener":1}','601f485b3b8659a33bec992ee1bbf80583278ff586f2eef20f62e073d723fa07');
INSERT INTO "log" VALUES('CLCKED',7,1795862005127,'dan','dan-4','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','4532b27aefdb5d12cfba1947792ec8d076d2cc1751504d1053eec7b468feacb6');
INSERT INTO "log" VALUES('CLCKED',8,1795862010127,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":true}','925ab63e1f654306d3cc46d0e5b9b47a3f22b3fef62668878e82abc1045ddaf0');
INSERT INTO "log" VALUES('CLCKED',9,1795862010127,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','d62ca7c509f18e1c5ed81b23a5095ba21eb80d8c82c5fba76129f89d7846e25a');
INSERT INTO "log" VALUES('CLCKED',10,1795862010127,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"3cb5a322171883efd331cb0f023851d979d4da234437a34321956d80d40ecbd3"}','a7c892aae9a7c21e535c621ad0aacd2d26b0bcabe1b76d78e3ed3dbde373928a');
INSERT INTO "log" VALUES('CLCKED',11,1795862010426,NULL,NULL,'{"event":"dealt","hands":[[4,5,5,1,4],[4,6,5,5]],"opener":2}','dc2f4227e3ac6ea308dc375364e01b201576a8285db2e1bebe6d3630728f17b8');
INSERT INTO "log" VALUES('CLCKED',12,1795862015427,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":true}','5b4f74d6a28d7a79c15e482b2b641af307879c5857a61d381d42466a65429abd');
INSERT INTO "log" VALUES('CLCKED',13,1795862015427,NULL,NULL,'{"event":"botseated","chair":2,"bot":"reader","left":false}','584f8a85d1b643a2a218768ee5ec9755f9362368a8ddcfbeba3f6c4afffc8b24');
INSERT INTO "log" VALUES('RATED2',1,1795862015441,'hal','hal-1','{"event":"opened","guest":"hal","edition":"bga","options":{"dice":1},"chairs":2,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":null,"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false},"club":null,"rated":true}','1ef935eddd61bca19db9941f519e9d7867d750c1730c9052e3b7b1e19f874bf0');
INSERT INTO "log" VALUES('RATED2',2,1795862015441,'hal',NULL,'{"event":"sat","chair":1,"guest":"hal","name":"Hal","person":"01ADSX4KV9EH"}','caba7c8b7e81e13a5a76712f389336c2f7527f2607263eacae5864080e61d6cc');
INSERT INTO "log" VALUES('RATED2',3,1795862015446,'ida','ida-2','{"event":"sat","chair":2,"guest":"ida","name":"Ida","person":"HAWMRC4HY7WF"}','c122e13c7bfb10bafaa249ba995b771c76e0e28e609f3eb5057210965cc55a53');
INSERT INTO "log" VALUES('RATED2',4,1795862015447,'hal','hal-3','{"event":"started","unrated":"address"}','10c2c3a9c7ccad54f44962baefff5fa549fb9dec0fe13cadf2a0f5e2e9e7c794');
INSERT INTO "log" VALUES('RATED2',5,1795862015449,'hal','hal-4','{"event":"digestgiven","seat":1,"round":1,"digest":"027feaa31f24e9b744593bff14ff7d92f8bad021bd78e07000b1bf1f6c550f2b"}','b2724e865c86afb4bf36193edc04bf7ecf2c158986e17fe6b092ccd21a9e7b7a');
INSERT INTO "log" VALUES('RATED2',6,1795862015450,'ida','ida-3','{"event":"digestgiven","seat":2,"round":1,"digest":"1bd1f1becf9d7343d0f49eb06f85b4a67988f0ac0f400628bf02d58cf1cb1bb6"}','e2037a483ea8af451c7d62934fcc37b45ea9b59a4b671ba41fbbc54af0e00894');
INSERT INTO "log" VALUES('RATED2',7,1795862015450,'ida',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"08a2d17a20409e7394002eb3b908ca2688c3b30f5a60f96a23929af27940eb7c"}','12f45703470f7abf806c97e517e9df5ddb28c297988b78bd23a902c96c4658de');
INSERT INTO "log" VALUES('RATED2',8,1795862015452,'hal','hal-5','{"event":"contributed","seat":1,"contribution":"6e34847286588417c46642a862132a58"}','2c9e07045c76ecf279e023dd2090d6eabc7224184c7786520b74c1b391cc5bfd');
INSERT INTO "log" VALUES('RATED2',9,1795862015453,'ida','ida-4','{"event":"contributed","seat":2,"contribution":"fc0ac91b05629760288f149e95f9c3fc"}','04d0a7f6ad28712d992d85c41cc58928f39097cd60abed2afbf2a5d14af343d1');
INSERT INTO "log" VALUES('RATED2',10,1795862015453,'ida',NULL,'{"event":"dealt","hands":[[4],[6]],"opener":1}','5776c786b1f9ef0e8f1a5c4bdd7c7e27fef5f16b7daa7a6ab57df54cffde8fc5');
INSERT INTO "log" VALUES('RATED2',11,1795862015455,'hal','hal-6','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','15332bba9df6de4d8738da73c9cb83e827f31878b931da2559b140e251b40f3c');
INSERT INTO "log" VALUES('RATED2',12,1795862015462,'ida','ida-5','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','d8f618d2f3ffc91210e7d0003b9b2acd14e322fec9b9438c3c86e3f333eb1ef9');
INSERT INTO "log" VALUES('RATED2',13,1795862015470,'hal','hal-8','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','b02930d76644c9fd46ff445c980e0c770ac1b1d2a6288b24e4f620e5941ab237');
INSERT INTO "log" VALUES('RATED2',14,1795862015470,'hal',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','f315b79748510884bdc94a9a726a14ad8e6c6a60c774df1b7249857be0459595');
INSERT INTO "log" VALUES('CLCKED',14,1795862015588,NULL,NULL,'{"event":"downtimecredited","milliseconds":160}','f6833ddd43a9b37a1d25ad549c3ac04be8654e5f16f8770a57bc072db190affe');
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
INSERT INTO "person" VALUES('7QMR489H01GN','Fay','fay','6da37743a2a61bf41fb59a7ba062bf53205dae7631c45d090d5b28dadf0bb164',1795862004171);
INSERT INTO "person" VALUES('01ADSX4KV9EH','Hal','hal','505b377bdb3965a7fe54a2166cdd0b2f3ac01c947cef30c469435a95f4468dde',1795862015432);
INSERT INTO "person" VALUES('HAWMRC4HY7WF','Ida','ida','551a809c1711bb0f627dc63bfb88d0beaae3749b6c367a132f1a5daa9493877f',1795862015437);
CREATE TABLE person_guest (
	guest TEXT NOT NULL, 
	person TEXT NOT NULL, 
	PRIMARY KEY (guest)
);
INSERT INTO "person_guest" VALUES('fay','7QMR489H01GN');
INSERT INTO "person_guest" VALUES('hal','01ADSX4KV9EH');
INSERT INTO "person_guest" VALUES('ida','HAWMRC4HY7WF');
CREATE TABLE person_name (
	look TEXT NOT NULL, 
	person TEXT NOT NULL, 
	PRIMARY KEY (look)
);
INSERT INTO "person_name" VALUES('fay','7QMR489H01GN');
INSERT INTO "person_name" VALUES('hal','01ADSX4KV9EH');
INSERT INTO "person_name" VALUES('ida','HAWMRC4HY7WF');
INSERT INTO "person_name" VALUES('lcla','HAWMRC4HY7WF');
INSERT INTO "person_name" VALUES('lda','HAWMRC4HY7WF');
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
INSERT INTO "result" VALUES('EVENNG',1,1,'phone',NULL,'kozak',1795861994947,4,4,6,1,1,3,0,2,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('EVENNG',1,2,'bo',NULL,'kozak',1795861994947,4,2,17,7,4,2,0,1,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('EVENNG',1,3,'cleo',NULL,'kozak',1795861994947,4,3,14,4,1,0,0,2,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('EVENNG',1,4,NULL,'beginner','kozak',1795861994947,4,1,16,8,7,7,5,0,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('EVENNG',2,1,'phone',NULL,'kozak',1795862004160,4,4,7,1,0,2,1,3,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('EVENNG',2,2,NULL,'reader','kozak',1795862004160,4,1,23,4,0,5,4,0,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('EVENNG',2,3,'cleo','reader','kozak',1795862004160,4,2,20,3,0,5,3,0,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('EVENNG',2,4,NULL,'beginner','kozak',1795862004160,4,3,17,5,2,4,2,0,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('CUSTMS',1,1,'fay',NULL,'bga',1795862005077,5,4,2,1,0,0,0,0,0,'8901e7d49164a6947ec347b50465a047',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('CUSTMS',1,2,'bot-robo',NULL,'bga',1795862005077,5,3,1,1,0,1,1,0,0,'8901e7d49164a6947ec347b50465a047',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('CUSTMS',1,3,'gus',NULL,'bga',1795862005077,5,5,2,2,0,0,0,1,1,'8901e7d49164a6947ec347b50465a047',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('CUSTMS',1,4,NULL,'odds','bga',1795862005077,5,2,2,0,0,4,3,0,0,'8901e7d49164a6947ec347b50465a047',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('CUSTMS',1,5,NULL,'odds','bga',1795862005077,5,1,2,0,0,0,0,0,0,'8901e7d49164a6947ec347b50465a047',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('RATED2',1,1,'hal',NULL,'bga',1795862015470,2,1,1,1,1,1,1,0,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('RATED2',1,2,'ida',NULL,'bga',1795862015470,2,2,1,1,0,0,0,0,0,NULL,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "session" VALUES('fay''s token','53H0AWFCE1GT','7QMR489H01GN','Firefox',1795862004171,1795862004171);
INSERT INTO "session" VALUES('hal''s token','626Y1SK5850H','01ADSX4KV9EH','Firefox',1795862015432,1795862015432);
INSERT INTO "session" VALUES('ida''s token','Z27QBV49CNX6','HAWMRC4HY7WF','Firefox',1795862015437,1795862015437);
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
INSERT INTO "tables" VALUES('EVENNG','new',1795861987277,'ana','ana-1',NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES('CUSTMS','new',1795862004186,'fay','fay-1',NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES('CLCKED','new',1795862005087,'dan','dan-1',NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES('RATED2','new',1795862015441,'hal','hal-1',NULL,NULL,NULL,0,NULL);
CREATE TABLE turn (
	"table" TEXT NOT NULL, 
	guest TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY ("table")
);
CREATE INDEX sat_down ON log (guest, command) WHERE substr(event, 1, 14) = '{"event":"sat"';
CREATE INDEX tables_listed ON tables (at) WHERE listing IS NOT NULL;
CREATE INDEX tables_by_age ON tables (state, at);
CREATE UNIQUE INDEX opened ON tables (guest, command) WHERE command IS NOT NULL;
CREATE INDEX due_at ON due (at);
CREATE INDEX person_name_person ON person_name (person);
CREATE INDEX person_guest_person ON person_guest (person);
CREATE INDEX session_person ON session (person);
CREATE INDEX sign_in_person ON sign_in (person);
CREATE INDEX sign_in_expiry ON sign_in (expires_at);
CREATE INDEX passkey_person ON passkey (person);
CREATE INDEX challenge_expiry ON challenge (expires_at);
CREATE INDEX turn_guest ON turn (guest, at);
CREATE INDEX result_guest ON result (guest, ended_at);
CREATE INDEX result_club ON result (club, ended_at) WHERE club IS NOT NULL;
CREATE INDEX result_rating ON result (guest, rating_class, rated_games) WHERE rating_class IS NOT NULL;
CREATE INDEX club_member_person ON club_member (person);
CREATE INDEX club_table_club ON club_table (club, opened_at);
COMMIT;
