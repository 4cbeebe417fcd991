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
INSERT INTO "beat" VALUES(1,1795824080020);
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
INSERT INTO "due" VALUES('CLCKED',1795824085044);
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
INSERT INTO "log" VALUES('EVENNG',1,1795824050287,'ana','ana-1','{"event":"opened","guest":"ana","edition":"bga","options":{},"chairs":5,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":null,"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false}}','a090333e995af5dece44f661bac2f8963700b290150a36943be3d2a8d8e8bac7');
INSERT INTO "log" VALUES('EVENNG',2,1795824050287,'ana',NULL,'{"event":"sat","chair":1,"guest":"ana","name":"Ana"}','4e7aa08dfe04363bf9375cf15ae5a87c6cf7eb08b60b0dfcc56e0c21d5bd9607');
INSERT INTO "log" VALUES('EVENNG',3,1795824050486,'ana','ana-3','{"event":"configured","edition":"kozak","options":{"calza":true},"chairs":4,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":null,"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false}}','1b58162682b0286c7fccab503eda4ab099dd6444af1621c17cf64b87f5db9de6');
INSERT INTO "log" VALUES('EVENNG',4,1795824050653,'bo','bo-2','{"event":"sat","chair":2,"guest":"bo","name":"Bo"}','75d0bd7b15688da601be69b0b7037be26176702eb6460ebda60d05887097f4f2');
INSERT INTO "log" VALUES('EVENNG',5,1795824050656,'cleo','cleo-2','{"event":"sat","chair":3,"guest":"cleo","name":"Cleo"}','3b00c927d3fac0cd1a853b3a34d4f7d5ecec193b5cb3938fcc70cff742f0dab8');
INSERT INTO "log" VALUES('EVENNG',6,1795824050660,'ana','ana-4','{"event":"botseated","chair":4,"bot":"beginner","left":false}','fb3d7a92ea7f36f6d763fed61e6a2e4f65a2f0b4342d63042e30e072f33f0b79');
INSERT INTO "log" VALUES('EVENNG',7,1795824050667,'cleo','cleo-3','{"event":"stoodup","chair":3}','e54153bde7902c51dbc2e8e0d5ed9df2cf195acd5e9c5237380f2fccba0c08e2');
INSERT INTO "log" VALUES('EVENNG',8,1795824050676,'cleo','cleo-4','{"event":"sat","chair":3,"guest":"cleo","name":"Cleo"}','17387f15aa4c9617618fca877d1a28dcc0042b35f5e46f8489aac5976139ab9e');
INSERT INTO "log" VALUES('EVENNG',9,1795824050689,'cleo','cleo-5','{"event":"sat","chair":3,"guest":"cleo","name":"Cléo"}','8847f4fbbf9f3fffb5dbbca0ece64a51fc9b6249a1fb4700b8b6c74347ce21cb');
INSERT INTO "log" VALUES('EVENNG',10,1795824050703,'ana','ana-5','{"event":"chatted","seat":1,"phrase":"good-luck","text":null}','cd9fa0864647cc02eacc8f9c91b5ea0e09e5df35fef64091b9c20bcb31dec822');
INSERT INTO "log" VALUES('EVENNG',11,1795824050705,'bo','bo-3','{"event":"chatted","seat":2,"phrase":null,"text":"Хай щастить!"}','d1621ec9a78137c40e221ddadf49bc3546cd0271179b85819b58c1a3a03471c9');
INSERT INTO "log" VALUES('EVENNG',12,1795824050708,'ana','ana-6','{"event":"started"}','8d4f4531a5f674b847459ff850de60e270477167df4cc89bd052adbdd8d2e46e');
INSERT INTO "log" VALUES('EVENNG',13,1795824050714,'ana','ana-7','{"event":"digestgiven","seat":1,"round":1,"digest":"73042906ce32bc2323b41fb943a1d2e51e83e394559111300e2c3d8f26a661ac"}','271fcad82acba9d73ab9263cd401db49172e4742370a1983b7422ec76328cbad');
INSERT INTO "log" VALUES('EVENNG',14,1795824050720,'bo','bo-4','{"event":"digestgiven","seat":2,"round":1,"digest":"353b7027246b8e484ec378e38bd8629932e7386ac92d9fb55d9b8dc048bbf527"}','318dd92460355fde42a5d2c38650f0bb015511898ec5128e1eee048d93e83107');
INSERT INTO "log" VALUES('EVENNG',15,1795824050728,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ac329c75c13a3f42879a84af1d1711260d4a188fe8cf2638e773418ed40e96a2"}','4655b6d020debee135e37223777729fff24d1d8656d61e1d4e3f6b12a4046b2c');
INSERT INTO "log" VALUES('EVENNG',16,1795824050744,'ana','ana-8','{"event":"contributed","seat":1,"contribution":"58e083af152255a9f9e653189400622b"}','774895cb09f24c85319d3fbf3cc28755358b25a5ada00c89b27436244623c345');
INSERT INTO "log" VALUES('EVENNG',17,1795824050758,'bo','bo-5','{"event":"contributed","seat":2,"contribution":"798edeee4afa332e8929e2c7bccf3378"}','a7504da15a512b6e841c65974a01f9996ce4aa21be5d955fdbfd89460a36e645');
INSERT INTO "log" VALUES('EVENNG',18,1795824050775,NULL,NULL,'{"event":"rolled","faces":[2,1,4,1]}','1d6971afe254cb11d33e525c9c251b0abd62f03ea2ac0cada5edd3776c9502d7');
INSERT INTO "log" VALUES('EVENNG',19,1795824050886,NULL,NULL,'{"event":"dealt","hands":[[4,3,1,4,1],[3,1,1,3,5],[1,2,4,6,4],[3,6,1,6,2]],"opener":3}','42f972da26f613c5d34826f0e1849ff26aefd7b606a1ee1fa623523caa93a75a');
INSERT INTO "log" VALUES('EVENNG',20,1795824050893,'bo','bo-6','{"event":"pauserequested","seat":2,"wanted":true}','0e57cf28cad291d04bff839f0b333f1d1376ee3a82beffce752aeb6e46261e2d');
INSERT INTO "log" VALUES('EVENNG',21,1795824050898,'cleo','cleo-8','{"event":"pauserequested","seat":3,"wanted":true}','026fd15439a516b08d51681c7abd327d03556e04208ea3c46dc6a7e28005a7de');
INSERT INTO "log" VALUES('EVENNG',22,1795824050903,'ana','ana-9','{"event":"paused"}','68aaa5f92e6c4f05179c11ea6dcaf727ec1fe45772765f0c07995bc7162a4353');
INSERT INTO "log" VALUES('EVENNG',23,1795824050945,'bo','bo-7','{"event":"resumed"}','3c0cf30cacf0c39033827d94010dd06a55dcebe7f5a5eca774fa09b8ada3d220');
INSERT INTO "log" VALUES('EVENNG',24,1795824050988,'phone','phone-2','{"event":"handedover","chair":1,"guest":"phone"}','5ae4797ae4f3233a820fdb0732150800b4577f324fa853e80cee0edc0e54086b');
INSERT INTO "log" VALUES('EVENNG',25,1795824050995,'cleo','cleo-9','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','1dc313bb852d33205766dedf4811a86c5e5bf04be14afb6b3ac2cbc26dfe07ad');
INSERT INTO "log" VALUES('EVENNG',26,1795824051157,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":1},"timed_out":false}','432fd8024e7a290d0f52a3bce9728ce7574142aef7be112fe2af6edb43585e02');
INSERT INTO "log" VALUES('EVENNG',27,1795824051170,'phone','phone-3','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','b9d39ed6a43ac8c81f66574f7bcbe59330295e8ee3abb3273e3bef05abf91c27');
INSERT INTO "log" VALUES('EVENNG',28,1795824051170,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','d52df6bd0de9721f66428ba2f654dc4dedb4868beefd557cddfc425791671784');
INSERT INTO "log" VALUES('EVENNG',29,1795824051170,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"9daf2eb92eb9782f1c85fa62778b7dac4f62617ccaacd0119786121a301ae188"}','1f256ad43b365ed8a2f8c73443e424ace80fe11ac4289bfcae714f0424317b24');
INSERT INTO "log" VALUES('EVENNG',30,1795824051598,NULL,NULL,'{"event":"dealt","hands":[[1,1,2,5],[2,4,4,3,4],[1,1,2,5,3],[2,4,3,2,5]],"opener":1}','022fe5572e4921925fe2eef28768d647a0706d16a0c1fdf2633ff5c838ff49b2');
INSERT INTO "log" VALUES('EVENNG',31,1795824051603,'phone','phone-4','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','e6cc2449d9c6fdc9180a0b8ad1b50b6895445ab39760c82a62312545b8fc049d');
INSERT INTO "log" VALUES('EVENNG',32,1795824051653,'bo','bo-8','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','87b8bc87dc98206fe6ff8a5f1a093d1bc683483af1e4aa0285a61fb244e91307');
INSERT INTO "log" VALUES('EVENNG',33,1795824051664,'phone','phone-7','{"event":"calzacalled","seat":1,"decided_at":1795824051679}','58c3a3f599d38711a2f2fef2b5a2fe6b3431f83eba92d044e07da147edacee66');
INSERT INTO "log" VALUES('EVENNG',34,1795824051667,'bo','bo-9','{"event":"calzacalled","seat":2,"decided_at":1795824051682}','030e2198d5a284ff7e1dcdc812135526da341d4bf2b87fa68f81e7c6a2e8ade7');
INSERT INTO "log" VALUES('EVENNG',35,1795824051679,NULL,NULL,'{"event":"moved","seat":1,"move":{"move":"calza"},"timed_out":false}','6cf952200af2dfdc4d417ebf12ce2f350ff144be3551b12f236d059badf570f1');
INSERT INTO "log" VALUES('EVENNG',36,1795824051679,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','82245b22c2352fcd1b5cc9ff57d6b83fe51df484ca66f81c9f2174eacbe2f613');
INSERT INTO "log" VALUES('EVENNG',37,1795824051679,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"6a2f57f887537e3cfbdb7631c93c3518ec24fd40ab2f5f14934eed6e4eb4b2df"}','fa2e4db0b85f578b334830b98920e0e63139512369ff7dd9a8b54409941621b0');
INSERT INTO "log" VALUES('EVENNG',38,1795824052139,NULL,NULL,'{"event":"dealt","hands":[[5,2,4],[4,6,5,2,6],[1,3,5,1,3],[1,5,5,4,6]],"opener":1}','45e7295806bca3c88a1e4b0069338e72ebfbbed28e68cd56c1a44774d4c0e53c');
INSERT INTO "log" VALUES('EVENNG',39,1795824052147,'phone','phone-8','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','4dd11636e26560b9ec9c5752a44bbb9c3ff928e37417d79bd022870f26ae525f');
INSERT INTO "log" VALUES('EVENNG',40,1795824052151,'phone','phone-9','{"event":"retracted","seat":1}','292c66cfefbded386edd8bd88f7e9625795c5be520d9705d0b1d4fd0fa9017db');
INSERT INTO "log" VALUES('EVENNG',41,1795824052160,'phone','phone-10','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','c7a09e764f6abd8681e4cc629dc93bec7d5511a9b8f8a5b411cca949e38bf651');
INSERT INTO "log" VALUES('EVENNG',42,1795824052251,'bo','bo-10','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','6c1c290d3902fd3fc1141c17fc242f69613237646c3f4663cebe87b41296fc0c');
INSERT INTO "log" VALUES('EVENNG',43,1795824052264,'cleo','cleo-14','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','cd2d2a684e46e1b0080906d0a6a5bb4d34f96a4e4f7420f7b3586176168f92a8');
INSERT INTO "log" VALUES('EVENNG',44,1795824052291,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','08b59a53d03aded066a308c614fa6798775e6e3543c8d75083cee0e6de6eadd2');
INSERT INTO "log" VALUES('EVENNG',45,1795824052302,'phone','phone-11','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','34bea92442a2c5fc2ad40fa012346dc0eaf1aa9b8d2bc0ab12f9512235444ee7');
INSERT INTO "log" VALUES('EVENNG',46,1795824052319,'phone','phone-12','{"event":"retracted","seat":1}','db5cd18b149226f824e36664f19be2f2544999d22aac4f17bf74bbdb7b65fbc1');
INSERT INTO "log" VALUES('EVENNG',47,1795824052333,'phone','phone-13','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','7e347034e1e40184651cfd9d15e3f49f57ad229f155bfa70ed147c0410ac5467');
INSERT INTO "log" VALUES('EVENNG',48,1795824052346,'phone','phone-14','{"event":"calzacalled","seat":1,"decided_at":1795824052361}','612419ff0d507d50f6b8254b2a53eedaf84a181abc5c4771ef65c09088488da0');
INSERT INTO "log" VALUES('EVENNG',49,1795824052356,'cleo','cleo-15','{"event":"calzacalled","seat":3,"decided_at":1795824052371}','7d134b1cfef862be2e3ddec3e9c613d62887a873f16bba46eea124102d7d2ce6');
INSERT INTO "log" VALUES('EVENNG',50,1795824052363,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"calza"},"timed_out":false}','6050a4e202d49de1cc8ba78a406208e0da38d3469feb7014103797769ff39025');
INSERT INTO "log" VALUES('EVENNG',51,1795824052363,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','d85521c722cba08ddd1bcac77885675cc05e413194ab44da4ba157ccfac2c41f');
INSERT INTO "log" VALUES('EVENNG',52,1795824052363,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"10a239a1192dda349f49b1ff3d54ba89ca07e9534693d729dd5e1db247e0159a"}','b666c60981b83a27e56cb64248a0a938b8d185caba7ea1f30ca0bdeefc9c9d5e');
INSERT INTO "log" VALUES('EVENNG',53,1795824052792,NULL,NULL,'{"event":"dealt","hands":[[2,5,4],[4,3,6,6,3],[4,1,5,4],[6,5,2,3,5]],"opener":3}','b81248d3c64a5057fb1598433f10602d76091c69f936f40dbd477d7d583f6b10');
INSERT INTO "log" VALUES('EVENNG',54,1795824052868,'cleo','cleo-16','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','6d320a70a3c38fef6081d13b739d7dce8f568f6f7e5335108f32e579756e0dba');
INSERT INTO "log" VALUES('EVENNG',55,1795824052919,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','3335a2498870917e49621bed996b343554a1df89a05e2dbdc509a56f4a9b34b7');
INSERT INTO "log" VALUES('EVENNG',56,1795824052926,'phone','phone-15','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','68dfcd05e10448ee2e109589b5bc3968a79c48df8302c869edba237811451937');
INSERT INTO "log" VALUES('EVENNG',57,1795824052937,'phone','phone-16','{"event":"retracted","seat":1}','9bf40accf8fc207ed7eda55115b0ff6114c51d7f07e2f89065151bc01ae303f7');
INSERT INTO "log" VALUES('EVENNG',58,1795824052950,'phone','phone-17','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','b1b7e8118af42614734472590fd5e6c60a083f495dbebedd778b8356b5b2d5ea');
INSERT INTO "log" VALUES('EVENNG',59,1795824052977,'bo','bo-14','{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','9f57456b19ec45bd1564340da45a972d1c7796756fa5f53dcf69c552398dd707');
INSERT INTO "log" VALUES('EVENNG',60,1795824052993,'cleo','cleo-17','{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','d8636f0310d2a353c90cd6050e09b5e7ed996a93a56699641ab0a6e0577c737a');
INSERT INTO "log" VALUES('EVENNG',61,1795824052993,'cleo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','21631f2e77f48c988a57af860e6f4b040283a010386595b97fe601a74c5d1094');
INSERT INTO "log" VALUES('EVENNG',62,1795824052993,'cleo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fc88705d4617d839d4d4b57c7e47d347dc1319d6679ca18dce8d10aaa386497a"}','4acd48c3a14f533abd2eea59858ad51547afc5ffc1e5cdc09cb0d71b4644bdcb');
INSERT INTO "log" VALUES('EVENNG',63,1795824053390,NULL,NULL,'{"event":"dealt","hands":[[1,3,2],[1,1,5,1,2],[3,6,1],[3,4,6,5,6]],"opener":3}','4049b8a08d7b33e07666926666618bdbee1560a08d0468d5a1b703d98ae4999a');
INSERT INTO "log" VALUES('EVENNG',64,1795824053401,'cleo','cleo-20','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','e73dbc2010f14e26ada3ba0ba223affdcb2d38b17615855769ec45b334afa5b9');
INSERT INTO "log" VALUES('EVENNG',65,1795824053418,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','02fa03096b642cb121d826971a50345ffd110726a3696220f8675507795aa38d');
INSERT INTO "log" VALUES('EVENNG',66,1795824053426,'phone','phone-18','{"event":"moved","seat":1,"move":{"move":"bid","quantity":2,"face":3},"timed_out":false}','de5e66070e7ecd896309f580649f15b9cafb82dc795d9ba551ff23e21dee6411');
INSERT INTO "log" VALUES('EVENNG',67,1795824053441,'bo','bo-15','{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":3},"timed_out":false}','2d36e14bf5e9d64e8ac6c372f0a276e900e6229364761e90f6ac51588fb3da4d');
INSERT INTO "log" VALUES('EVENNG',68,1795824053462,'cleo','cleo-21','{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":3},"timed_out":false}','f4c67457572451c3a8b60bd8055ad070765946fec559124587340fdcb886b381');
INSERT INTO "log" VALUES('EVENNG',69,1795824053468,'cleo','cleo-22','{"event":"retracted","seat":3}','19e62682d54914952cfc877235a10f979a0e458cd93c95b78d2db68b54727b26');
INSERT INTO "log" VALUES('EVENNG',70,1795824053476,'cleo','cleo-23','{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":3},"timed_out":false}','7ec959a5dd9694667d4555a6a1c860ac5e09e8d260ec11a9944dd2e619a6da92');
INSERT INTO "log" VALUES('EVENNG',71,1795824053512,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','d7bac9794130dcb72b9980f5c89d6149251af17c1abb9db48e4474e147ade6a2');
INSERT INTO "log" VALUES('EVENNG',72,1795824053512,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','4bdfb08d4f5f24c426b89f5bba8548d3028122690835888f8bb235697325faf3');
INSERT INTO "log" VALUES('EVENNG',73,1795824053512,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"e87da3ea7aa9b6b4dd2cfe1d1c5a95f2190acbc4e73c5a45bf9b40f780683503"}','0b5ff37e860dea9ce0e7efb43bb3ae3f0024223190d1201295f2dca804710740');
INSERT INTO "log" VALUES('EVENNG',74,1795824053972,NULL,NULL,'{"event":"dealt","hands":[[2,3,3],[6,6,1,2,2],[2,3,4],[2,1,3,3]],"opener":4}','f05910559d3ce77968ad6ebf8c4d885b9fdbb6f5a5381774bf408ae848a3ad27');
INSERT INTO "log" VALUES('EVENNG',75,1795824054045,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":4},"timed_out":false}','0d1bc042721ba9534759deeac930d6244b528e42068f91d5ad4d267a0580aa92');
INSERT INTO "log" VALUES('EVENNG',76,1795824054056,'phone','phone-19','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','c0df5e8b753e59b264a472b2e6b11aa7fe55ab326b15c0f6faa71933d17c75e5');
INSERT INTO "log" VALUES('EVENNG',77,1795824054056,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','6d48729a561dd829d45feac3115061b685d16df6f17dd1abccf8161690e235f7');
INSERT INTO "log" VALUES('EVENNG',78,1795824054056,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"969568bb298e28c5e39af6f484255c7a79e38c0d37b0d48f75d55d7731668514"}','c4e2504d6fe12da2bfe4c275bb2fc8c1af80340c26db5788dc3d185e2a6eee77');
INSERT INTO "log" VALUES('EVENNG',79,1795824054438,NULL,NULL,'{"event":"dealt","hands":[[4,6,5],[4,4,5,1,6],[5,6,5],[3,3,1]],"opener":4}','571c0d8201d1d51aa1df4e9a9deaf4864b65fde89d9d9b32dd394385f7f66c80');
INSERT INTO "log" VALUES('EVENNG',80,1795824054547,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','3228bc3649d89726157cc41dab59fd67253c4a46aa748fcadf12fdd0fcfada0b');
INSERT INTO "log" VALUES('EVENNG',81,1795824054555,'bo','bo-16','{"event":"calzacalled","seat":2,"decided_at":1795824054570}','f465b4b395f8405adaed3467c2417d6d568d14b0c59317d54a23240016133edc');
INSERT INTO "log" VALUES('EVENNG',82,1795824054560,'cleo','cleo-24','{"event":"calzacalled","seat":3,"decided_at":1795824054575}','ea1986a4bf3f98c5fa8b9881bbde31abf71ee5db8f46cf0718ffc06b4ea96b19');
INSERT INTO "log" VALUES('EVENNG',83,1795824054571,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"calza"},"timed_out":false}','71233542739ff529eae9ab0e85000ce720a923598861f16d58dc4885a5f015a5');
INSERT INTO "log" VALUES('EVENNG',84,1795824054571,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','aba1f5398596e4e1cec391286901d562cd99a939058848f37d62cb4837c126b4');
INSERT INTO "log" VALUES('EVENNG',85,1795824054571,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ddbeb24a3ec524dc77c2932fc6ecc1e560e369a656536d939bbf976bab42dcb5"}','a603db234860505e9642b670870d5041a66bda51ab455c685cd4af45722cac44');
INSERT INTO "log" VALUES('EVENNG',86,1795824054937,NULL,NULL,'{"event":"dealt","hands":[[4,1,1],[2,1,3,1,1],[1,1,3],[1,6,4]],"opener":2}','42853974676766865f0df32261ab851c2c4296fe68c5c44a4b3ac598f0f254f0');
INSERT INTO "log" VALUES('EVENNG',87,1795824054941,'bo','bo-17','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','edc4301e29fa57baa0d9d2e2f2a43b44ca9490173263dc49e1002108fe44dee1');
INSERT INTO "log" VALUES('EVENNG',88,1795824054946,'bo','bo-18','{"event":"retracted","seat":2}','84245725287993352161d38108133fe925394d003b099bab9da6e1bcccd26f9f');
INSERT INTO "log" VALUES('EVENNG',89,1795824054960,'bo','bo-19','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','144e2bd4068a520438369aef3f208c275f2c353e9cc7e3bc8773264c5681a72d');
INSERT INTO "log" VALUES('EVENNG',90,1795824054980,'cleo','cleo-25','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','e42936a33b569b821314f9dfd5ad3fe007eba17347d60b9eed275066a6dd8f1e');
INSERT INTO "log" VALUES('EVENNG',91,1795824054998,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":4},"timed_out":false}','c5634c7767cc3073ff5574bba893ea77d14cf38b58d5b34c519172f87a256e7c');
INSERT INTO "log" VALUES('EVENNG',92,1795824055014,'phone','phone-24','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','702bf0585dcedc7106c392e740b5bf0aa3951c0b772c93113d3eacde02363a9c');
INSERT INTO "log" VALUES('EVENNG',93,1795824055014,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','99cf131993d1207e723874b17b2f09813652017151694801f48401799d4641c9');
INSERT INTO "log" VALUES('EVENNG',94,1795824055014,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"36c664e1a9ad01c9395fcfdadf54fc28a94fa34283f0c4554501acf81abcc0e6"}','9e366bcbdeed879792c97a7be14ec5cc11fb6d346ab4c2938fe3f0bd8efd8b6f');
INSERT INTO "log" VALUES('EVENNG',95,1795824055506,NULL,NULL,'{"event":"dealt","hands":[[1,2],[3,3,1,6,6],[3,3,1],[1,3,2]],"opener":1}','25fa2179079f5ae9adb8fd70d42ce4ac8471f4fab3aeca7adb2165e2a705a38f');
INSERT INTO "log" VALUES('EVENNG',96,1795824055555,'phone','phone-25','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','fb6b23ead9e0fdc64bb0561d23f655c163509a8964c5398f414223cbbe9536d8');
INSERT INTO "log" VALUES('EVENNG',97,1795824055566,'phone','phone-26','{"event":"retracted","seat":1}','fd7fbb5176d37940f1942b43b8320ad5ba358db177a007928157d32d48fe1e89');
INSERT INTO "log" VALUES('EVENNG',98,1795824055584,'phone','phone-27','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','f0a4c0b506a7876ed59a91136ae2c89fe860235cc3c05fdc60528efcfb9691a5');
INSERT INTO "log" VALUES('EVENNG',99,1795824055602,'phone','phone-28','{"event":"calzacalled","seat":1,"decided_at":1795824055617}','e48a002ef1f9e6c29f15757a9e5e7e466873816169cc50ad341243c2ff3facd1');
INSERT INTO "log" VALUES('EVENNG',100,1795824055614,'cleo','cleo-26','{"event":"calzacalled","seat":3,"decided_at":1795824055629}','aff5f0a78d98d05d60a219f948201adc146d5b02688eb0f42b5ae4a7966684e7');
INSERT INTO "log" VALUES('EVENNG',101,1795824055619,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"calza"},"timed_out":false}','1e66ab77ee4816e277ac8b460edd113e1358a833693d81349c85624084852762');
INSERT INTO "log" VALUES('EVENNG',102,1795824055619,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','6619d62c3743baf2996741106ba645159369fc543c7d54f9a46d261c193c4fc8');
INSERT INTO "log" VALUES('EVENNG',103,1795824055619,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ab522b68672b5606c9fef7a3b93d380fb5ff3af4924daded36bd639465e79077"}','2bdc81ef03f22a4adddcf14496dc4d8b818b8aa4d2739f37c164cdbd7c289655');
INSERT INTO "log" VALUES('EVENNG',104,1795824056016,NULL,NULL,'{"event":"dealt","hands":[[5,1],[1,6,4,1,4],[1,4],[6,6,5]],"opener":3}','94e730ebca7625e627b6ca663484bc52a9fcbf010d37193c42a53256677c61c9');
INSERT INTO "log" VALUES('EVENNG',105,1795824056023,'cleo','cleo-27','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','84eff49a6909b8cc23cd46ca86a6fa1233e54c0b94e6bb67b84198fa9abd49c2');
INSERT INTO "log" VALUES('EVENNG',106,1795824056042,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":5},"timed_out":false}','c522e3ad62f48a47839b1bea3ca6e3c53289db4cfccafef1c0ebc15c20c70f50');
INSERT INTO "log" VALUES('EVENNG',107,1795824056052,'phone','phone-29','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','fa86e1e319fb46b8d0e209fccf8e664acda566d733848b34c0fb2a75d9e839f9');
INSERT INTO "log" VALUES('EVENNG',108,1795824056052,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','2e60a891d13fa2a90a6b6fab8b0cc85e37730647b72822de54e136441996e4f8');
INSERT INTO "log" VALUES('EVENNG',109,1795824056052,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fb04ce8236d7cbf8d81af12ea067f302b3cd53736244c25fb1827db3a35e56ad"}','bbc31ac2d4d2c1ae912fd6e0386eba6cbe2acdd31489804fea0c6d2a7c7d72c4');
INSERT INTO "log" VALUES('EVENNG',110,1795824056482,NULL,NULL,'{"event":"dealt","hands":[[2],[3,2,5,4,5],[2,2],[5,6,6]],"opener":1}','345eb916cbbaede428e13a2a7a9dce975a5fe9d3bbcc7a27d0e5fb1fbc90c730');
INSERT INTO "log" VALUES('EVENNG',111,1795824056489,'phone','phone-30','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','5435d323545c41d068f85082b6943038e3a2ec626d640218cc9af95da1b9ef67');
INSERT INTO "log" VALUES('EVENNG',112,1795824056501,'bo','bo-24','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','a451d0038b9098f07d63dcfab30322ce7fe74dd0ecbfc519f67da26a3542c393');
INSERT INTO "log" VALUES('EVENNG',113,1795824056579,'cleo','cleo-29','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":4},"timed_out":false}','0cbbe7af0361bbe3b1c4978522f98e616aa2f697b8579dc05ae61b02d80ba035');
INSERT INTO "log" VALUES('EVENNG',114,1795824056587,'cleo','cleo-30','{"event":"retracted","seat":3}','1f1ddc062ef2c99b3df8f3da4500e64936e9a0db396a8924a4f82297aa8287ee');
INSERT INTO "log" VALUES('EVENNG',115,1795824056598,'cleo','cleo-31','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":4},"timed_out":false}','317b06b295f637eb5cfe9cf8f6e97be35e1be940401ad0c0b19b67bde0c9f2ef');
INSERT INTO "log" VALUES('EVENNG',116,1795824056666,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','71346c9965957494dde64d647b8de3698305275b46ad58c22d89b773be93bd6f');
INSERT INTO "log" VALUES('EVENNG',117,1795824056666,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','b55aae43ff6a6810143ea31a9a40caa42f3fd7efd53c7832b3388c8f04e7218f');
INSERT INTO "log" VALUES('EVENNG',118,1795824056666,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"90033d154a21c3a89b2f661c1285ad2afd865e191f5bccbb161db8e50b16377d"}','64118412b090a703fea1e8cee852ba0a11c8f3bd51f948655c30fb4169833260');
INSERT INTO "log" VALUES('EVENNG',119,1795824057016,NULL,NULL,'{"event":"dealt","hands":[[5],[5,5,2,4,3],[1],[1,2,2]],"opener":3}','1b93b968e0ea419d7521bd03883250d13fbf1ac5f92a79a2e1e3da57ae91a36d');
INSERT INTO "log" VALUES('EVENNG',120,1795824057024,'cleo','cleo-32','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','cdc323220523c7b84746168de4734aa1f22169bd4fdfa3a5b7ef41b80b75bf81');
INSERT INTO "log" VALUES('EVENNG',121,1795824057069,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','13545b4354afd3f1b6efdaaacd65424d29246b2ab33df63f0d4a2b601c6b7341');
INSERT INTO "log" VALUES('EVENNG',122,1795824057079,'phone','phone-32','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','32fb0a97b65abdcf904d010ca39de04de1de5092b38916cfeae1bdc32bb59655');
INSERT INTO "log" VALUES('EVENNG',123,1795824057091,'bo','bo-26','{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','49107c18b5447214678aec06a863b0b8aa5fbfadd6035845621ec7d0f5137c2a');
INSERT INTO "log" VALUES('EVENNG',124,1795824057097,'bo','bo-27','{"event":"retracted","seat":2}','50d789161b55edc2f2c328357444a9f11b90424ea71655d3e87cb27a72f28abb');
INSERT INTO "log" VALUES('EVENNG',125,1795824057101,'bo','bo-28','{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','2535a19b6b7f01010eb812bdad5e85ef922ddedc1c1fe18ad5aedf9086e4cb8b');
INSERT INTO "log" VALUES('EVENNG',126,1795824057112,'cleo','cleo-33','{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','a7446ff2963d8fd3afa54c669b135d1becfa21c28b737b83de9e2bb0f213f960');
INSERT INTO "log" VALUES('EVENNG',127,1795824057112,'cleo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','e0cb2d0a9e45c04f96f9276477d915f021988ef026561b69afcf9c30011e3bf2');
INSERT INTO "log" VALUES('EVENNG',128,1795824057112,'cleo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"966ab5c934780e53cd17b3aa3cdc06a7b8b7f327a8366dd7455577ae16b3e5b9"}','7f50603345f3a2f3efd0fe802fcc0e32cfa614c3678252018edd231b4f745f2c');
INSERT INTO "log" VALUES('EVENNG',129,1795824057494,NULL,NULL,'{"event":"dealt","hands":[[5],[6,3,6,6],[6],[3,2,2]],"opener":2}','975f90ccb6212d43ca0533574acdb164637697123869fbb4400461be62f856ac');
INSERT INTO "log" VALUES('EVENNG',130,1795824057501,'bo','bo-31','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','505fa85870fd7a8d891ba16f82c63b07fe77c52a6cf48db2d18bf8bf90266020');
INSERT INTO "log" VALUES('EVENNG',131,1795824057522,'cleo','cleo-34','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','b81a9c2d4a71c8e1754ba3c1eb15e15179b4ffaa8564143de3b5d223f7a4dd85');
INSERT INTO "log" VALUES('EVENNG',132,1795824057531,'cleo','cleo-35','{"event":"retracted","seat":3}','caebe241c01b18a99215a5b378f7c9a8ae766781b7ccc69317da624b7efbb02d');
INSERT INTO "log" VALUES('EVENNG',133,1795824057537,'cleo','cleo-36','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','ae8d538477cf1bc7903cd7b05b1c0343bcf14fc2433504234f8bf03f05d8707f');
INSERT INTO "log" VALUES('EVENNG',134,1795824057573,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":3},"timed_out":false}','d071acd32dd75c30e61771947af76bac38c747c745407467c5e3a2117d47ff8f');
INSERT INTO "log" VALUES('EVENNG',135,1795824057576,'phone','phone-33','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":3},"timed_out":false}','64e68c93d1ad27292a8d0d3516c7a0cbc403de7d994b7657b6840f36f72b4fc2');
INSERT INTO "log" VALUES('EVENNG',136,1795824057587,'bo','bo-32','{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":3},"timed_out":false}','0f854950de7b637adaaeb7022100dbb93bbdb21230ee94fcf5637abce6e5e34a');
INSERT INTO "log" VALUES('EVENNG',137,1795824057602,'cleo','cleo-37','{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','111f4a201d2c191e9ad9590f85bedd462ea1eeee342cbe905cc1eaa473809a3e');
INSERT INTO "log" VALUES('EVENNG',138,1795824057602,'cleo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','46fd2a38ee3ef5edd5ca159b869b9b00e6a8b4dc6ca2d2f77a274c0c753b1815');
INSERT INTO "log" VALUES('EVENNG',139,1795824057602,'cleo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"1408a74f1a1b25552d609f4b83b4ffd737d86a36a4827519001cb598a1c9438a"}','2f6fc8b6d19c09bd8fd1f24b0ef26acf2837a4879cd57f70b8c2539d1e8647d1');
INSERT INTO "log" VALUES('EVENNG',140,1795824057967,NULL,NULL,'{"event":"dealt","hands":[[2],[2,4,6],[6],[3,4,5]],"opener":2}','4453be1612b7848215853d9bfd220ec791539abda88b44e4d254365ceaae2f19');
INSERT INTO "log" VALUES('EVENNG',141,1795824057976,'bo','bo-35','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','68e38063fef703f825de34b732af54b6727f5810dd6b8182caa0c567028e39b7');
INSERT INTO "log" VALUES('EVENNG',142,1795824057991,'cleo','cleo-38','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','c8c5cf36ea2bdc90252e3ab368d395a9f08485c196e6c58301810815be2019be');
INSERT INTO "log" VALUES('EVENNG',143,1795824058050,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','848f039cbe9b102c220aaf3eac631781e42c780362b2cc9a681eeb0b11d50651');
INSERT INTO "log" VALUES('EVENNG',144,1795824058060,'phone','phone-34','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','72d8455ef5a2b120b64b2b1adb84edae3ab6bd7903677880642c71f646243863');
INSERT INTO "log" VALUES('EVENNG',145,1795824058065,'phone','phone-35','{"event":"retracted","seat":1}','808f97b03d6ef5241861e90c56118c145aae3be357590433b9e7504b6a6b0ef9');
INSERT INTO "log" VALUES('EVENNG',146,1795824058073,'phone','phone-36','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','8b52bd2dd523cb1d3a31e4a01e4abb31d7af150366f5ecc263a279cdc72a9da0');
INSERT INTO "log" VALUES('EVENNG',147,1795824058098,'bo','bo-36','{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','7bafbd66f947467c323bd7360c15ec82c1fc23e216d3caa0ac5f2ac48030f547');
INSERT INTO "log" VALUES('EVENNG',148,1795824058150,'cleo','cleo-39','{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','aec9c29b589fec574001fffd4280dc73c122e3f35082f55badc463ef06234e52');
INSERT INTO "log" VALUES('EVENNG',149,1795824058150,'cleo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','fd0de920a9d80b0c53beafea9406724443f12441e054b2ba08a3ce707708c08f');
INSERT INTO "log" VALUES('EVENNG',150,1795824058150,'cleo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"c6368e1ba56a90855c52a26a66b82159c335297cf51c2f3c689bc8d4f7c59e3e"}','127b8f06d524780f477917b51a34ec959ffbebcb6a9e4021091ab4e749464c63');
INSERT INTO "log" VALUES('EVENNG',151,1795824058515,NULL,NULL,'{"event":"dealt","hands":[[1],[4,6],[5],[5,3,2]],"opener":2}','aaa51f2aa4d34b8706d8f9e011c6485071f0b42eb6b98b6a3231ece59751b002');
INSERT INTO "log" VALUES('EVENNG',152,1795824058522,'bo','bo-39','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','3ccfd2ad20ce5d87047bd7a1a3a5c777bd4f8172e570e26866221492c8f77b98');
INSERT INTO "log" VALUES('EVENNG',153,1795824058536,'cleo','cleo-40','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','35b578e8d800be2d46b34ce610b882efab22ca62cd1fbe679ab9a91d31055478');
INSERT INTO "log" VALUES('EVENNG',154,1795824058595,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','a6854a800c2c5f34aa61f3524cd55a8b35e08d534d316da8a889969c98c41640');
INSERT INTO "log" VALUES('EVENNG',155,1795824058604,'phone','phone-37','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":4},"timed_out":false}','a591b0ec543c0cf7341b5dcb08f2d70caf0da47de494e242e580b472629f0cb8');
INSERT INTO "log" VALUES('EVENNG',156,1795824058616,'bo','bo-40','{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":4},"timed_out":false}','d2f4d9f370b776d7ba6621e1a1fd9de9dd34d0a1ecb387282b515a62b5ae3849');
INSERT INTO "log" VALUES('EVENNG',157,1795824058622,'bo','bo-41','{"event":"retracted","seat":2}','2293205d7587c19c43d333e1d6af089d6a55a2b3301ce97a527523bffa5f91d0');
INSERT INTO "log" VALUES('EVENNG',158,1795824058632,'bo','bo-42','{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":4},"timed_out":false}','f299b928b6f1343610ed08cc2a3e63b7fcaae9107e0733385cf0a1d9b3db4171');
INSERT INTO "log" VALUES('EVENNG',159,1795824058643,'cleo','cleo-41','{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','8ae45f512c1d187b659eca860de50c2ebd69531db2b6eedf2f0f45bbfaf93f33');
INSERT INTO "log" VALUES('EVENNG',160,1795824058643,'cleo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','9a8ef764238816d8a833a94829a8d0c5915a71c2443dc87b60089c42b83cacf2');
INSERT INTO "log" VALUES('EVENNG',161,1795824058643,'cleo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"3ddc78413cc776c6b89b7ab88e5f64f23e6af431d3cdeab91d3f95cce8840d1c"}','f5844062f931de30f8639752ca385eebb91516c53729edcbc8ddbd7f6a2965fb');
INSERT INTO "log" VALUES('EVENNG',162,1795824059008,NULL,NULL,'{"event":"dealt","hands":[[5],[2],[5],[6,3,3]],"opener":2}','cce875d168d0217b8b50563550cc130ffcaefee277e814a5300d85696472ad85');
INSERT INTO "log" VALUES('EVENNG',163,1795824059012,'bo','bo-43','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','cdda9a8ced8ba01960d6feb60610e2f536b80dc6d7543ddeece808f533c6f43e');
INSERT INTO "log" VALUES('EVENNG',164,1795824059023,'cleo','cleo-42','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','656037392ce1dfdd99729bc30e4424dadffc206b7b7449a00291352796dd6c2c');
INSERT INTO "log" VALUES('EVENNG',165,1795824059029,'cleo','cleo-43','{"event":"retracted","seat":3}','45b221063a88244cb6d413b3b35c7c3d312f1a9f49f9874e36d05bf5340bb901');
INSERT INTO "log" VALUES('EVENNG',166,1795824059034,'cleo','cleo-44','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','7e246fda03fec049c542837693189ed43c7943984a774d028cd29f080763b07e');
INSERT INTO "log" VALUES('EVENNG',167,1795824059069,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','670e3ece22c8ef64e328094510638ae0a723002598225f1fa6427bc6d91b8163');
INSERT INTO "log" VALUES('EVENNG',168,1795824059069,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','eda748f4922df251914d038cb32f565fee5b7d7ca990df6d846b04eda376988d');
INSERT INTO "log" VALUES('EVENNG',169,1795824059069,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"835529da3e162bd0dad91280f9618bac2049b65b7b5b7f026437c21735fe752a"}','9c3d121525fea5a2e208caaee0bb4370d56fad3348bfb1bc105c0040de8ecb03');
INSERT INTO "log" VALUES('EVENNG',170,1795824059404,NULL,NULL,'{"event":"dealt","hands":[[6],[5],[],[2,1,1]],"opener":4}','23512478c45d45b050d4a80daad971c57de86a164530e50f2eae932f46e3bc90');
INSERT INTO "log" VALUES('EVENNG',171,1795824059459,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','540e90cc7364d20dd2eb6c990d6f1d61d40cee32e0673f98082c2491fd6a768b');
INSERT INTO "log" VALUES('EVENNG',172,1795824059461,'phone','phone-38','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":4},"timed_out":false}','e342f262a29043aab1fdd3b093ac16af31fce4c38c3f1f0e57dcf155ef39c6a0');
INSERT INTO "log" VALUES('EVENNG',173,1795824059562,'bo','bo-44','{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":4},"timed_out":false}','1b2edcf8f29cf14968d80e7b9e628beda57ccc6d128f17dcb53ed3d0a81aeb65');
INSERT INTO "log" VALUES('EVENNG',174,1795824059586,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','a8123d4014bb8a56bb1ef91a3f2075038c93fd4fec3bd19f1dac143a1f6a9cfe');
INSERT INTO "log" VALUES('EVENNG',175,1795824059586,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','ba397b885fd10f3bd731b75dad104b7acaa18bdb5af2123ea97cfaaf90405aad');
INSERT INTO "log" VALUES('EVENNG',176,1795824059586,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"db3359d706d48408ebeea2ede9566b9c73347e21789b666352babedc25acc4a3"}','f1fb14b3452fa093a6b7415fdbf09017e33d840e448973c9d1ea247d2fdf6271');
INSERT INTO "log" VALUES('EVENNG',177,1795824059924,NULL,NULL,'{"event":"dealt","hands":[[6],[],[],[5,1,5]],"opener":4}','502dbbcb154feca4764ed6a9d49340ee5cbf98125b32e870c69a9429a4563c2c');
INSERT INTO "log" VALUES('EVENNG',178,1795824059978,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','7ac627905bee4549ab6a8758d926c560fcae9421f7f3aef15ce3eea01472f283');
INSERT INTO "log" VALUES('EVENNG',179,1795824059981,'phone','phone-39','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','87fb4fae3a5a20525913d868aa30ef1874d64d927f94e15c37e0d8d6097162c1');
INSERT INTO "log" VALUES('EVENNG',180,1795824059987,'phone','phone-40','{"event":"retracted","seat":1}','16e82d99c9c91ebaf22058dc6b976983a9d9147f209d23f45db448b833d349e6');
INSERT INTO "log" VALUES('EVENNG',181,1795824059998,'phone','phone-41','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','085cf2c55173b523bde53aafc83c6591af5d0349c2b0821eab7d91545958ac73');
INSERT INTO "log" VALUES('EVENNG',182,1795824060020,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','d244773f8039965f094c66a9f01eef4e07a13a4bb3197709300ab889b85c3e9d');
INSERT INTO "log" VALUES('EVENNG',183,1795824060020,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','fd27dd88d95ff92418f95509a1fbd0cc526378b314a8009522af728d2ba2e7d1');
INSERT INTO "log" VALUES('EVENNG',184,1795824060028,'phone','phone-42','{"event":"muted","chair":2,"muted":true}','b896e7a6e644a91474a501ccf38d1e2a701a736dddbb15ea94c8177afaa93807');
INSERT INTO "log" VALUES('EVENNG',185,1795824060033,'phone','phone-43','{"event":"locked","locked":true}','0baccd5cbc20345d53853be5186a48afb6f7ddec4c2eaf8f403df470c87a48dd');
INSERT INTO "log" VALUES('EVENNG',186,1795824060038,'phone','phone-44','{"event":"hostchanged","chair":2}','4aa75fccd6b794b382e6b61e05b3f47b03a04b1482a7a6f32e25f4b122c83f11');
INSERT INTO "log" VALUES('EVENNG',187,1795824060042,'bo','bo-45','{"event":"hostchanged","chair":1}','47e2976f1a9f4d0d85c7366be1739eb41019e333dbd4fb18a5cb406c204ff0db');
INSERT INTO "log" VALUES('EVENNG',188,1795824060047,'phone','phone-45','{"event":"seriesended"}','b6872d303dc2a8818b8cc70dff84607eee65beec3883e33c852ccea7788c55b7');
INSERT INTO "log" VALUES('EVENNG',189,1795824060051,'phone','phone-46','{"event":"reopened"}','d86e5d4f30596a0f8ddf90ab3317c6f447e72482a5b3b2cf6a0d320577e05f68');
INSERT INTO "log" VALUES('EVENNG',190,1795824060051,'phone',NULL,'{"event":"botseated","chair":2,"bot":"reader","left":false}','da62dae6053e323ac4782348c4700aadc090347bf29f9d2268c83aa54f2c5f74');
INSERT INTO "log" VALUES('EVENNG',191,1795824060051,'phone',NULL,'{"event":"botseated","chair":3,"bot":"reader","left":false}','51740e1b69772aec2c11cda88a170729eb962207002540c1171b0faffc87bd86');
INSERT INTO "log" VALUES('EVENNG',192,1795824060051,'phone',NULL,'{"event":"started"}','f0c879b6f52a2dfbc2b027a4a04ef1757f8f9008aee413c699380bad514f4ca2');
INSERT INTO "log" VALUES('EVENNG',193,1795824060056,'bo','bo-46','{"event":"botseated","chair":2,"bot":"reader","left":true}','d86aee00b12a232f3923008a3c3c5c6a054414f84a18f2238ed804d0be4f91a5');
INSERT INTO "log" VALUES('EVENNG',194,1795824060060,'phone','phone-47','{"event":"removed","chair":2,"bot":"reader"}','296584269a91e9c2c5d545cd5f5261d412021c35da362e072a3fa6e39644b78a');
INSERT INTO "log" VALUES('EVENNG',195,1795824060067,'phone','phone-48','{"event":"readmitted","removal":194}','5d79d779e8ce53219fdb530d911bf9727736c8db8be212dee744247016f2e86f');
INSERT INTO "log" VALUES('EVENNG',196,1795824060069,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"32764dd2b9947d9f28ad8d19c891b3f88a9b72f715d77b11bf5a5d3ddc6ec114"}','38a8553d577bc2ba16eaa9544c818dc2cefaae5be210f76a672624b7f7c17b95');
INSERT INTO "log" VALUES('EVENNG',197,1795824060079,NULL,NULL,'{"event":"rolled","faces":[6,4,3,4]}','5f0ecb9dddf71771602023e40d6da0a757ee686e94b26be0c22aad472fa49d61');
INSERT INTO "log" VALUES('EVENNG',198,1795824060106,NULL,NULL,'{"event":"dealt","hands":[[1,1,6,4,4],[6,3,6,5,2],[2,2,2,4,2],[3,1,6,3,3]],"opener":1}','a721277664e22dbfe0a649db4bb64d7a680e97744960f7d6c8e6b2f7c124d2d3');
INSERT INTO "log" VALUES('EVENNG',199,1795824060109,'phone','phone-49','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','47d7f645946fff103166faefe4bfc4582b425b9472da759b880446f2e508b24e');
INSERT INTO "log" VALUES('EVENNG',200,1795824060144,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','f36b67d007922dd7c72026876c4c5cf2421f9b1911c1fb212d88571d24cedb84');
INSERT INTO "log" VALUES('EVENNG',201,1795824060171,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','9c02c61c72cd674fb320129963a6e1ef0f4aaeb1728c7a1806b768e7b5d37ac5');
INSERT INTO "log" VALUES('EVENNG',202,1795824060188,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":3},"timed_out":false}','9b2a32e91aab98703caf498eef6be834ccae6e2e7d97c6b11beb6b3a5350c5b9');
INSERT INTO "log" VALUES('EVENNG',203,1795824060195,'phone','phone-50','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','1823b5ed37ffa86d2363793d3c694027ea05d30f6868094b2929df7bcd0d2573');
INSERT INTO "log" VALUES('EVENNG',204,1795824060195,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','29525802a84da13e7edfade24f0649005a22d890c8973984b585d63b848a201b');
INSERT INTO "log" VALUES('EVENNG',205,1795824060195,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"0eab736550e3f5399763f4146fd11820fc837a1793c142368866afc7a7996b67"}','bdb28a685c5d469afe5237e780d0cf5ca4cf794f5d92cb3a8199a344a9353791');
INSERT INTO "log" VALUES('EVENNG',206,1795824060492,NULL,NULL,'{"event":"dealt","hands":[[4,6,3,6],[4,4,4,1,3],[2,1,5,2,3],[5,4,2,4,4]],"opener":1}','28235227ede3626b95dbe48f3565c4c09cb7488805f65a82692fde47519cfe7a');
INSERT INTO "log" VALUES('EVENNG',207,1795824060592,'phone','phone-53','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','32c567b3106057b1c3dfa3c99ae584bbef7a9d0244a117ff6e53458c7626d918');
INSERT INTO "log" VALUES('EVENNG',208,1795824060615,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":6,"face":4},"timed_out":false}','9aa11d9671978bfe4f46347944afca6a8a1771a02c323b994b1f3ebf233dd2bf');
INSERT INTO "log" VALUES('EVENNG',209,1795824060663,'phone','phone-54','{"event":"calzacalled","seat":1,"decided_at":1795824060678}','0ccf1df190d0e319c44795cd429e332d28b3f16a800f73043454a9fa2be29680');
INSERT INTO "log" VALUES('EVENNG',210,1795824060679,NULL,NULL,'{"event":"moved","seat":1,"move":{"move":"calza"},"timed_out":false}','1b483cef4aeae21d810ff63584e42d8f7063b204060b7996d3ded6e802ae7825');
INSERT INTO "log" VALUES('EVENNG',211,1795824060679,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','43bf709397791223c809399122fbdb0dbb872e9ab44ff13804bed1af815c1ff8');
INSERT INTO "log" VALUES('EVENNG',212,1795824060679,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"952e94a8a70eb487e64d5889193c5839308f89248cce21856eccf129de66e65d"}','4b5d0cdda9fcea7c595b236893019d119d467e1f359045108a3d01a89cc6e2ad');
INSERT INTO "log" VALUES('EVENNG',213,1795824060996,NULL,NULL,'{"event":"dealt","hands":[[5,1,4],[2,2,5,4,4],[5,6,3,4,4],[4,5,3,4,3]],"opener":1}','0f6d8604d9ca35f792d5c55a0b5719bc99cba5f9acce8b3bedd50eb89e43eca9');
INSERT INTO "log" VALUES('EVENNG',214,1795824060998,'phone','phone-55','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','2a3a03fa1ef20006c38d584637c4cb76f6b5052581bb98e7302931b6d61f26f8');
INSERT INTO "log" VALUES('EVENNG',215,1795824061019,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','f03d91edb02c90967e21c244221ae0ef9c23543eb6b77fdcca30b9815cc36376');
INSERT INTO "log" VALUES('EVENNG',216,1795824061048,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":4},"timed_out":false}','22c2686605d027bfd797248682ff3c543fac7beec51702a7cc7f8a548eb3de01');
INSERT INTO "log" VALUES('EVENNG',217,1795824061068,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','960856f8f23932bc079f26e131cd9a8b447d6e3ebef42a140309e77994b0a928');
INSERT INTO "log" VALUES('EVENNG',218,1795824061070,'phone','phone-56','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','1c6d3922cd0c6c0e806334687f3abf7b2588026a621d90fae8574abe9400ba6f');
INSERT INTO "log" VALUES('EVENNG',219,1795824061098,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":5,"face":4},"timed_out":false}','cfbe62b1ecd276c895d86224db3a818389899348245516c6a72ffc210605c0e7');
INSERT INTO "log" VALUES('EVENNG',220,1795824061117,'phone','phone-57','{"event":"calzacalled","seat":1,"decided_at":1795824061132}','d80f3c97058bc9223a11ae55fb7894b562aa4da9eab481a237157d0c7354a0c7');
INSERT INTO "log" VALUES('EVENNG',221,1795824061133,NULL,NULL,'{"event":"moved","seat":1,"move":{"move":"calza"},"timed_out":false}','23d1010a61868645933a69855ba9d425586eba21ec1c6e346f724136900064a1');
INSERT INTO "log" VALUES('EVENNG',222,1795824061133,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','1763419f29abbda9e86d3670f1c0e619d41d56c906f6f471f4176f4e0935d9d3');
INSERT INTO "log" VALUES('EVENNG',223,1795824061133,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"eb885b3433115a974abb7481a916804a7647275d0237dc86283a0f898d37ad58"}','53e386ed8b80f3687693a8b73a5462e11550b5f31055eb1a43205fc9f58dbe69');
INSERT INTO "log" VALUES('EVENNG',224,1795824061440,NULL,NULL,'{"event":"dealt","hands":[[6,5],[6,6,2,4,6],[6,1,1,3,1],[2,1,5,5,6]],"opener":1}','44696730ebfd1c7912618867205084813f76f3cb9afa3eed66d256e64f843b31');
INSERT INTO "log" VALUES('EVENNG',225,1795824061442,'phone','phone-58','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','11b5402967dc979994b3d74c98b7aece4c72985b246a060a1adbd2bdffded883');
INSERT INTO "log" VALUES('EVENNG',226,1795824061462,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','b30d3b9868cce17cd51ecdf015b02df31cad2b57d0c10eeda6884d2a5750c956');
INSERT INTO "log" VALUES('EVENNG',227,1795824061676,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":4},"timed_out":false}','b82f00bb93693e6c3f6e8891183f0107f27d56031c6df0fb01e9ab4e43946dd9');
INSERT INTO "log" VALUES('EVENNG',228,1795824061695,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":7,"face":2},"timed_out":false}','af5d78fa87406f770e46c29f0215583d828d225b892d96c92c5ccc7a68c513e5');
INSERT INTO "log" VALUES('EVENNG',229,1795824061710,'phone','phone-59','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','86f3bac1e523dd928c75be59655c8f060165f64d605a5bd3df8ebcd7fbf6d751');
INSERT INTO "log" VALUES('EVENNG',230,1795824061710,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','6bcebe3308413393030d1754a0bf36aa6dd9f93142ccf4f8ff62ae0bea5d68d3');
INSERT INTO "log" VALUES('EVENNG',231,1795824061710,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"a564141280487a91c94305fe377d2595c4f3bcc367f05a42b3b7fa73d4be03cf"}','5c0718e07e19766f50411d95624e6d49e4dbbe2b9b887fe8825d30ec615dd9a0');
INSERT INTO "log" VALUES('EVENNG',232,1795824061996,NULL,NULL,'{"event":"dealt","hands":[[1,5],[4,1,6,6,2],[6,3,3,6,5],[1,3,4,3]],"opener":4}','46808edf1d4a7543f40c3693fc53902722afa0dedaab4300abd17c219506ec75');
INSERT INTO "log" VALUES('EVENNG',233,1795824062043,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','18345c9ac217f376ba05b939cb0a50e9d39e535a2427fe8a7bc4665815df56b9');
INSERT INTO "log" VALUES('EVENNG',234,1795824062050,'phone','phone-60','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','2cc2ffcf0d7264213fade5c78193809ba2fc8d8fac88ddb3cd76ef5341b9793c');
INSERT INTO "log" VALUES('EVENNG',235,1795824062079,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','677191c4304ff6517a7f958b014832339886c067dcb00c3bbaf661f074d5968a');
INSERT INTO "log" VALUES('EVENNG',236,1795824062098,'phone','phone-61','{"event":"calzacalled","seat":1,"decided_at":1795824062113}','d0d208ee7ef1e9b5583438080067ba92f3ca48e81f2f84351d98341ed7238bad');
INSERT INTO "log" VALUES('EVENNG',237,1795824062115,NULL,NULL,'{"event":"moved","seat":1,"move":{"move":"calza"},"timed_out":false}','58209c5572ed56d786cf580f682baec142c58d5aa7c125ac410b0e9676bb22a1');
INSERT INTO "log" VALUES('EVENNG',238,1795824062115,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','a2c3ba3c9ad15e59fd9b8164776de0282593f3c72df6ccae690e861d1d028fbb');
INSERT INTO "log" VALUES('EVENNG',239,1795824062115,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"757991ef6c90f1965d41fc4723b901b66a7fc706a2bcb81ad9c9654a6a275b43"}','2ff01a44a4fe9dd125469c4af9b788d17c35d658623e6a8cab9e795fd89268f7');
INSERT INTO "log" VALUES('EVENNG',240,1795824062411,NULL,NULL,'{"event":"dealt","hands":[[2],[2,5,1,4,3],[1,2,4,4,1],[6,5,6,1]],"opener":1}','f902ccac53b312d8b0d3fb9d7dd45933f1be206c4d56bdecb798f2d5150fba8a');
INSERT INTO "log" VALUES('EVENNG',241,1795824062415,'phone','phone-62','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','5037a6960f3e2b1bdbb2074c1103c8797a572a48c965bc0e3599085bd9ac14b8');
INSERT INTO "log" VALUES('EVENNG',242,1795824062454,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','30ede5b76d9c292038ca316f790d7164beefe3b327efd56b1a7df8c6167bcb2b');
INSERT INTO "log" VALUES('EVENNG',243,1795824062539,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','ee4c44e554ec4e88a5333d40f968007f9e5bba9efdf72a1baba6a098bc99540d');
INSERT INTO "log" VALUES('EVENNG',244,1795824062622,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','41056eb563965b59dcc99b765ec248e22b7419eeff5ea913a13f791e767cef89');
INSERT INTO "log" VALUES('EVENNG',245,1795824062631,'phone','phone-65','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','4f804b9dfc753bf0cf0f0b44f357b10e45604ecebf1edb82edec145afba709da');
INSERT INTO "log" VALUES('EVENNG',246,1795824062631,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','bba32a4c9229d411b13594a8df9ba2e3be1e3423586b50a370d8de41ee2384e0');
INSERT INTO "log" VALUES('EVENNG',247,1795824062631,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"b522c6cf5f21dd67979ac70f42383416d00beb158e0825c831ec96daa25a2efb"}','ff654d75726df26d409e16cd382b136b7334a4139c6a3f235bd645901da2867c');
INSERT INTO "log" VALUES('EVENNG',248,1795824062886,NULL,NULL,'{"event":"dealt","hands":[[2],[1,5,2,1,3],[6,5,2,1,6],[4,5,1]],"opener":4}','e682fb496572ced77d385ae8ecec22a1843bf3eea035da3a0abbd5f1185649fa');
INSERT INTO "log" VALUES('EVENNG',249,1795824062933,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','0665b978f2149be362558056359fe6032725b07354b95574a706333ffb7c179a');
INSERT INTO "log" VALUES('EVENNG',250,1795824062982,'phone','phone-67','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','f9891aa9abc365c4828deb1c5ee0c77166a567dbdc3febacb001c2218cce003c');
INSERT INTO "log" VALUES('EVENNG',251,1795824062982,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','06e5157962c631a87405d396f971c698b35ecb8364c437cff29bdb8acaad5c19');
INSERT INTO "log" VALUES('EVENNG',252,1795824062982,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"a6479c2aecf4bb8fe8e5f5a5efc1902373f4b8f95b2fb2db2754360789ac41bc"}','aa3257f2f91a1c89e0252dc7b87da83e3bcc217f8d92f709a5241f660d067fa8');
INSERT INTO "log" VALUES('EVENNG',253,1795824063268,NULL,NULL,'{"event":"dealt","hands":[[],[1,5,3,1,6],[4,5,1,6,1],[6,3,3]],"opener":2}','8effffac4d09c44d3acdff1212eeddcdcf633ff9fd30ae6b9b356cfc16992ce6');
INSERT INTO "log" VALUES('EVENNG',254,1795824063327,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','8fde88c89ce031f82ae5f9bcc49a5daa69252f0b7c973dabe8de88ea651c290a');
INSERT INTO "log" VALUES('EVENNG',255,1795824063360,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":3},"timed_out":false}','6236676bfb00d9e0b213fe2613a7d29257579a44f6062b521b70c38362b76baf');
INSERT INTO "log" VALUES('EVENNG',256,1795824063380,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','c06d93f782e2d8eb8614a7c21b4769ee9e708d2df4b5d938a5618fe292e8c32d');
INSERT INTO "log" VALUES('EVENNG',257,1795824063415,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":3},"timed_out":false}','824bca45842ef67fcef9c380bb1895d58b58c55b3ee7588618f3b62a03118a62');
INSERT INTO "log" VALUES('EVENNG',258,1795824063455,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','e18cf16c5c37a5161f2b8131ada081e70f296bc36bb4fc2dbe6500cbd56d6ff1');
INSERT INTO "log" VALUES('EVENNG',259,1795824063475,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":4},"timed_out":false}','d2860216501ac1b12866469ab79d909668d7ed91814421fe69fa0718aeef519a');
INSERT INTO "log" VALUES('EVENNG',260,1795824063573,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','dd37f718428e95cfb0169fbd44d6e8304ef50ac1199171a1dae208937f146a38');
INSERT INTO "log" VALUES('EVENNG',261,1795824063686,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','2b994f2f0fc26a939463493556cb0f1b1132a06174d6dea3118d82e17af96d27');
INSERT INTO "log" VALUES('EVENNG',262,1795824063727,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":3},"timed_out":false}','db7891564f3a6490ab12d2ebd9b2fef6c28072b0870818588426a8bd3c140681');
INSERT INTO "log" VALUES('EVENNG',263,1795824063833,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":5,"face":6},"timed_out":false}','4380f1e51c74ed2f9e1df7400d889d822431987640e8b7f30f32846522c56efb');
INSERT INTO "log" VALUES('EVENNG',264,1795824063923,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','b03d1631bd41a7c8a7272e57ad1065ab5cf3cf9dd327586533bd1b96b566b431');
INSERT INTO "log" VALUES('EVENNG',265,1795824063981,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','f9f1d3bb9bb9d7adfc9b5fd251717cdcfea9da738fd9855b8ebc348619d4b280');
INSERT INTO "log" VALUES('EVENNG',266,1795824063981,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','49fdd41e122ba2e1a596ab2de8a8e2bef52c69800f632c462680e3609900c394');
INSERT INTO "log" VALUES('EVENNG',267,1795824063981,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"05d0f44c083065bb2679a855153e08861f5ae5a7f7bf71498eca6828cb96097d"}','6aa106e931afefe9e665153016781d3e1f37723fa2cf0f3309fa6f0298938ae0');
INSERT INTO "log" VALUES('EVENNG',268,1795824064227,NULL,NULL,'{"event":"dealt","hands":[[],[4,6,2,1,4],[2,1,1,1,2],[2,2]],"opener":4}','735f50d0ebc8a0249bc560e98163b44d0ff5b1b0a83219f48e78b585fa5523a4');
INSERT INTO "log" VALUES('EVENNG',269,1795824064260,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','d2c25853e855ff5b851a2f7dadbfa11eefe0a32cdd3b7b73e22bf19b17db6d52');
INSERT INTO "log" VALUES('EVENNG',270,1795824064285,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','30d2ba8d0e22eb982725646f7e8754f94051fa271d1d15a6667b40a3279dfd5d');
INSERT INTO "log" VALUES('EVENNG',271,1795824064316,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','2f25fbe3dfa409902c61198c2fbae1b5db0473ec7c9fc5b973d0b9ba7e60b783');
INSERT INTO "log" VALUES('EVENNG',272,1795824064339,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','d13c8a44db881f42963429a80b0e9c704de9b95c094b3169c76c533edcc6df3e');
INSERT INTO "log" VALUES('EVENNG',273,1795824064389,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":4},"timed_out":false}','dc63a00e3a771b466d3a3db0d2305f58cacc2e607e514a32baa4c1fdcf4db0be');
INSERT INTO "log" VALUES('EVENNG',274,1795824064521,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','2bf837105ae458e1857876888c62b14d9c0e1c12f96ac88336d8be86340de63d');
INSERT INTO "log" VALUES('EVENNG',275,1795824064592,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','4de125dac146bbe39ea89708250a6bcd64c059076642ccbb9f3079fd1785bf99');
INSERT INTO "log" VALUES('EVENNG',276,1795824064592,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','1bf059227dc2f185e4193ed65ab7fc0ba5a4e5b6eba54553a4b4ecdc74b292f2');
INSERT INTO "log" VALUES('EVENNG',277,1795824064592,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"531ca78705992148e2905c03f08f18c5b93b39d54265a57a15b5cc730c5020dd"}','b58585b1c2adcc33a11e0b6be859299ca50c0aed72dba346b02e5319bcbdb646');
INSERT INTO "log" VALUES('EVENNG',278,1795824064839,NULL,NULL,'{"event":"dealt","hands":[[],[5,2,4,2,3],[1,2,1,5,4],[2]],"opener":4}','2b5e7a57b0b44c1be9fd5959c9f706c6ca5662dc2e347317af839ba2a98ea9b3');
INSERT INTO "log" VALUES('EVENNG',279,1795824064889,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','9f3cca89f534e351c63989adce1a46b815680d98db4047d6c8ec799e92504999');
INSERT INTO "log" VALUES('EVENNG',280,1795824064959,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":4},"timed_out":false}','8386159bc465c44193dda322dfdf9c68cafcf8498ff212ec5944e6e3d85487d5');
INSERT INTO "log" VALUES('EVENNG',281,1795824065041,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','e42aa7d5ec5fb2786c8a01f82c901bce03fc97a08a0e30652712e4a01628d68e');
INSERT INTO "log" VALUES('EVENNG',282,1795824065041,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','f51b4e9d63178263f66f4120e0d02dc2a05fba98335768a29fa8192239d6f6f2');
INSERT INTO "log" VALUES('EVENNG',283,1795824065041,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"5ad5ae60301bfc1feeddb89c8ae86590d01ad77e8fdd3c29f13f9812c236a3d7"}','2494d42d74eb28e2f6abbf7b09428d95ccda509dde4d8c292fdcef941095cf0a');
INSERT INTO "log" VALUES('EVENNG',284,1795824065267,NULL,NULL,'{"event":"dealt","hands":[[],[3,6,1,5],[3,3,6,3,4],[5]],"opener":2}','15f97bf06cb59d264eba3613439cc66028768f07be5c0a0722050a808bde6835');
INSERT INTO "log" VALUES('EVENNG',285,1795824065303,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','ea8ba9541690ced01010aff0d7daf229cbfef1748b62b773385d0e765aa62e17');
INSERT INTO "log" VALUES('EVENNG',286,1795824065352,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":3},"timed_out":false}','ba209bedd203e507172b7089ece89bcf50f728337ad7b431be51c9f8435df85e');
INSERT INTO "log" VALUES('EVENNG',287,1795824065495,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":3},"timed_out":false}','24aaaa63b4ff08b2cb9f26401b78be6f3a309bd9f773275e05f6d6844fb782d3');
INSERT INTO "log" VALUES('EVENNG',288,1795824065557,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','fb08d7dc33e6a53262c7e2be84ec4c4fad2032d14d7e415eb49acc6edeca0b32');
INSERT INTO "log" VALUES('EVENNG',289,1795824065653,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":5,"face":3},"timed_out":false}','09ae7f68de552abd9a36fbd85a7c4385b4c12148b7fede4c70e1bb1e88237d5b');
INSERT INTO "log" VALUES('EVENNG',290,1795824065723,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','3ca19b64c88a8ad88b3b148210107ebd7eb25199a3fc360eb6bebbd0ff546a20');
INSERT INTO "log" VALUES('EVENNG',291,1795824065723,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','45ed2fe891ad61c5122de6ebd4e191ac81e7baac711ada06575632a2be41dcf6');
INSERT INTO "log" VALUES('EVENNG',292,1795824065723,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"95ceb3bad0a85a28ecdf70a267730cefc20537dac1c67e63ff94197f7e33406d"}','bcb629437e64e478087918e634ebcde82257225ba696ebc01c41d2c220e59e0f');
INSERT INTO "log" VALUES('EVENNG',293,1795824065979,NULL,NULL,'{"event":"dealt","hands":[[],[6,3,5,5],[4,3,3,1,1],[]],"opener":2}','6a0878f54d032d062584549c28758e41a054230567bee327547efaf3add1c329');
INSERT INTO "log" VALUES('EVENNG',294,1795824066033,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','6a795e7638a92a133f258bd222f1c6407284abf29338cfe960188daf6945519e');
INSERT INTO "log" VALUES('EVENNG',295,1795824066116,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":4},"timed_out":false}','e5de1e13bcc35139ad6d8f598397d1bf67d2f954e548abb72b3adb8e41e0ea04');
INSERT INTO "log" VALUES('EVENNG',296,1795824066195,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','873ff3a74520e0e515017b0eca48ab9c80e41d2f0942a46fbbe27619d085cbed');
INSERT INTO "log" VALUES('EVENNG',297,1795824066280,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":3},"timed_out":false}','bc55f69b00f1abaa18f67f716df3bc3071f2389568a16e57d642ef63bda07280');
INSERT INTO "log" VALUES('EVENNG',298,1795824066375,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','e703fde67560be13c06c72a49865f3cdc2141d8487c6c7459fba7a4bea6c45a0');
INSERT INTO "log" VALUES('EVENNG',299,1795824066375,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','cd64f0f0fe59f8468aaf5da72fcdaa3f2e191d24e3297a61982eb32e3d210529');
INSERT INTO "log" VALUES('EVENNG',300,1795824066375,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"44509055a549ff02f019f06fc571c1826c8c28ece58bda2ef833aa57941ef4ff"}','8169be24780b9901f7328ac9d716114ced5acce2e6057662a92906ee891043dd');
INSERT INTO "log" VALUES('EVENNG',301,1795824066614,NULL,NULL,'{"event":"dealt","hands":[[],[1,5,2],[1,1,6,6,5],[]],"opener":2}','79988f928ac6a7e07931da3c9ce660034cc0df5206428dd980beabc47e421320');
INSERT INTO "log" VALUES('EVENNG',302,1795824066674,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','6965eaf7ce4b5d85f65bf53a6d893c1b4e2acf2263dfe89adbb9738806cb7a0f');
INSERT INTO "log" VALUES('EVENNG',303,1795824066697,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','53c394f40992bf4711cf3c2e33f62b0741b736a0f971241d45050f72cc6ce631');
INSERT INTO "log" VALUES('EVENNG',304,1795824066725,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','5bddc57b5f9fb1cfb446e68560844c085a6267dc78aeef18646ccf311004e3f0');
INSERT INTO "log" VALUES('EVENNG',305,1795824066748,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','bd058cb2ed8848ae01b782f2832d0e4d183c8d81a1408fe9d25b872deb053c45');
INSERT INTO "log" VALUES('EVENNG',306,1795824066812,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','86166d9581edef94440223c39189d13a1eb445bcf3b6f9b1357e63e14fe2fae9');
INSERT INTO "log" VALUES('EVENNG',307,1795824066997,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','a5ebec332a2b73482f64fbb98c9334316f589554b5bf4b3daee0deba033e8896');
INSERT INTO "log" VALUES('EVENNG',308,1795824067133,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','ea8361e8080ac8e0da23043e6d9aafafa62b6521799f99fb72feefb88345ec0b');
INSERT INTO "log" VALUES('EVENNG',309,1795824067220,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":5,"face":6},"timed_out":false}','c652b8d67d9230b5967959f697d097fd0c308698a672d14dd6af34a4dfc0eb5b');
INSERT INTO "log" VALUES('EVENNG',310,1795824067346,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','201b242471c728a33d0639b2a3a9b4d2f2f35b6a123edf306c780018833040e3');
INSERT INTO "log" VALUES('EVENNG',311,1795824067346,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','94d93f0ea1d7e1cc2d03c9dd0855f9b6b1bb31ac764967aa6e918715559492b3');
INSERT INTO "log" VALUES('EVENNG',312,1795824067346,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"49bdaeaca0e79cd2689285ffcd08a5ce0951d2f7c1bd03b672a213cebdf94ff2"}','f67d02b416ac15a9447df0bf89213229457077ed6adb27805e105ef707ceb344');
INSERT INTO "log" VALUES('EVENNG',313,1795824067586,NULL,NULL,'{"event":"dealt","hands":[[],[2,2],[2,3,1,3,2],[]],"opener":2}','5506ddd3471f91d6012e51f784ac322dd9fef4fc936f9b93b40b4bc7479fda2d');
INSERT INTO "log" VALUES('EVENNG',314,1795824067627,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','f8d9934513c14db97e056e68335dd3cf7f358d44305dccfc9ed4a0fd1705ea00');
INSERT INTO "log" VALUES('EVENNG',315,1795824067664,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":3},"timed_out":false}','52376aa9cfa015bb946fcc3b9c02214ece3c868fe8ab20ea24fb279d5e584d80');
INSERT INTO "log" VALUES('EVENNG',316,1795824067740,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','7d317d1ab84255cdac6cdd66f8ed0900aef70defa6f563419a899453599d1489');
INSERT INTO "log" VALUES('EVENNG',317,1795824067788,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":5,"face":2},"timed_out":false}','4c421ba595030550fb0d12aaaaa8edc8ac11bf56b075e29f0cdb1cc9637fdd02');
INSERT INTO "log" VALUES('EVENNG',318,1795824067817,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','df88c25eaf9a27a16efb84da9bc91ba2625cbe92d4b5e8d9756553847f38d362');
INSERT INTO "log" VALUES('EVENNG',319,1795824067817,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','46d6e234178d304f4c3beeb6dcc35cd62a8f8bb4a7bef9b77d0f5515d1a481ca');
INSERT INTO "log" VALUES('EVENNG',320,1795824067817,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fb20f0f6bbcb8ceeaf58460434705f632c7441cde4eb12e255f9cd2a85db7784"}','3a41dbc5b73017081c1cf719ce88af64ef981ae9d7334c32448782430001fc1a');
INSERT INTO "log" VALUES('EVENNG',321,1795824068056,NULL,NULL,'{"event":"dealt","hands":[[],[6],[6,4,2,6,2],[]],"opener":2}','f256d634ccc7e5331cdfdcc78f0be9e3bf81ac6dd075ed93b8b329246fb6715b');
INSERT INTO "log" VALUES('EVENNG',322,1795824068116,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','743df11d5a2ddb39d95ee58007341a6087dfff6738332f7e1904ebdaffa3f3df');
INSERT INTO "log" VALUES('EVENNG',323,1795824068143,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','dda5cd3884410906e8239f13b9d53569c78e0a297192bc262e50e253ffb132f7');
INSERT INTO "log" VALUES('EVENNG',324,1795824068324,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','27b4b19dd394849202882ec6dba0bf1ecd8b98e3c24a49e8b77682275265761a');
INSERT INTO "log" VALUES('EVENNG',325,1795824068378,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','a93a02a60f3cc63e65a6957559e6e9fe6e98647cb6fbce41ed761136a2366553');
INSERT INTO "log" VALUES('EVENNG',326,1795824068448,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','a28d76e7592e45d73f0b1dd4d5cb59edde925e7d4376fa96163ccb6667b9f8a7');
INSERT INTO "log" VALUES('EVENNG',327,1795824068479,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','a1d6ab4e9964717bfea0ee79086926755d320849ae4ace260982b8b1a75f8a5e');
INSERT INTO "log" VALUES('EVENNG',328,1795824068479,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','a5f4bf6f76e60888c142e712bd801209ccba70bef366e7d930e1f13cea9225be');
INSERT INTO "log" VALUES('CUSTMS',1,1795824068500,'fay','fay-1','{"event":"opened","guest":"fay","edition":"bga","options":{"players":[2,8],"dice":2,"first_opener":"highest-roll","raise":"any-higher","palifico":"each-time","palifico_with_two":false,"veteran_changes_face":true,"calza":true,"calza_callers":"all-but-next","calza_in_palifico":false,"calza_with_two":false,"calza_wins":"all-others-lose","lost_dice_visible":true,"reveal":"from-caller"},"chairs":5,"table_settings":{"listed":true,"training_aid":true,"spectators_see_previous_round":true,"chat":false,"clock":{"move":60,"bank":600,"increment":5},"autostart_at":2,"speed":"slow","eliminated_see_dice":true,"external_bots":true}}','c90309ebd97dbad39215f20ca7ac5daf1b56e6e73ae39f1279152ce3afb43044');
INSERT INTO "log" VALUES('CUSTMS',2,1795824068500,'fay',NULL,'{"event":"sat","chair":1,"guest":"fay","name":"Fay"}','d5ef94f1eaeaa04a6329eb460f7095e24efb6dde0767d6000bc5d4f957b01e59');
INSERT INTO "log" VALUES('CUSTMS',3,1795824068506,'fay','fay-3','{"event":"sat","chair":1,"guest":"fay","name":"Fay"}','a93e4a972a5d7a7138f16b0a49de049abebd3fc09e090c7be8a06a2dd1ae64be');
INSERT INTO "log" VALUES('CUSTMS',4,1795824068508,'bot-robo','bot-robo-2','{"event":"sat","chair":2,"guest":"bot-robo","name":"Robo"}','eb9d885255e814a40aa93fec64f95fa8ea6ec9efb4f719aacd4141818b8d3d0d');
INSERT INTO "log" VALUES('CUSTMS',5,1795824068511,'gus','gus-2','{"event":"sat","chair":3,"guest":"gus","name":"Gus"}','e73e7ffdbfb3b40aa0dcce7d873bc178b009480da5009118398bf39cade923f6');
INSERT INTO "log" VALUES('CUSTMS',6,1795824068511,'gus',NULL,'{"event":"botseated","chair":4,"bot":"odds","left":false}','48a3128ee97a12a5de69c2efee3109759fa2f37fabf68a6c5c204cee4c75f384');
INSERT INTO "log" VALUES('CUSTMS',7,1795824068511,'gus',NULL,'{"event":"botseated","chair":5,"bot":"odds","left":false}','40da2c577043207c3f5b260d2069029434ffb62041c4930e3b493b3026f6784c');
INSERT INTO "log" VALUES('CUSTMS',8,1795824068511,'gus',NULL,'{"event":"started"}','2017fa71a16b2f47b23f0eb78c6b5e94be6a101ba8007e331d54daee1e010f96');
INSERT INTO "log" VALUES('CUSTMS',9,1795824068515,'fay','fay-4','{"event":"digestgiven","seat":1,"round":1,"digest":"12eef32e1f360e9305e6bdd7906625b63bd4a768d9c21ded19354cf14b5d1039"}','439779e38b3d9814bea8a17afc81a83327051263ebdf4aedf566acc543838d13');
INSERT INTO "log" VALUES('CUSTMS',10,1795824068520,'bot-robo','bot-robo-3','{"event":"digestgiven","seat":2,"round":1,"digest":"fac97fe91b9ecfb23f9a980e9dbc277d7329921aaa2535f5fc84aa1dbbd8d0bf"}','75abea8f757f75d25e0a6903fc4bbc2921ebea6e1ce6b8f23717e813daa8465d');
INSERT INTO "log" VALUES('CUSTMS',11,1795824068522,'gus','gus-3','{"event":"digestgiven","seat":3,"round":1,"digest":"4695f663762fb24705e976c3bbd1c2a547abf1b0912d186028e3bbe93cb7a586"}','4fcaeab11339e6737418bc4f9120fc0e926c4f83e8ac40b08e9194e26881e767');
INSERT INTO "log" VALUES('CUSTMS',12,1795824068522,'gus',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"2eb86f3c1dcc3764ff0d7743d6d199ea6ac8f76f39f7662c3e3651712c22bb89"}','a5f2b810dcbe600e5154a3a4bf4852560a549d3c2bf534c9d0ece27879250c00');
INSERT INTO "log" VALUES('CUSTMS',13,1795824068524,'fay','fay-5','{"event":"contributed","seat":1,"contribution":"f33ed7beef58c084452483320a7ff2fe"}','d40a3f402a0047deaeff5112ae9778201b63fb40c565d520593407f7f295b6e8');
INSERT INTO "log" VALUES('CUSTMS',14,1795824068527,'bot-robo','bot-robo-4','{"event":"contributed","seat":2,"contribution":"3304e3c1869f2a9745a23e48179041d8"}','91a9b3d3373276ce8ac3b60b614379f29da96b2befa34b3ec6bc3d236e3a67fa');
INSERT INTO "log" VALUES('CUSTMS',15,1795824068529,'gus','gus-4','{"event":"contributed","seat":3,"contribution":"eb367cb454533fce88664909250bae43"}','f8341fd0137a1333062b25ec7181f27cf8d0923b9ac0b691eec898b9604160b3');
INSERT INTO "log" VALUES('CUSTMS',16,1795824068618,NULL,NULL,'{"event":"rolled","faces":[6,1,1,1,1]}','38f4b252eb4d11c23fd2420a451124c91667c685da2d144b70e1df47d3e73fcf');
INSERT INTO "log" VALUES('CUSTMS',17,1795824068725,NULL,NULL,'{"event":"dealt","hands":[[2,2],[2,3],[4,5],[4,6],[5,6]],"opener":1}','7bb339a730e2478b0d5078268bbdcf3395a0a540f0b81f350fe898b4c4897ea4');
INSERT INTO "log" VALUES('CUSTMS',18,1795824068729,'fay','fay-6','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','611b7d04675e2fd4308f3a83b88cb4134a9c4c66c83b7b7a8eaab409205b0ff9');
INSERT INTO "log" VALUES('CUSTMS',19,1795824068736,'gus','gus-5','{"event":"calzacalled","seat":3,"decided_at":1795824068751}','982a06b5d7e0777682219259d78691695d199ff3bed0f314d84f7e3e7c4a6094');
INSERT INTO "log" VALUES('CUSTMS',20,1795824068752,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"calza"},"timed_out":false}','48fc12ac13664d8df49b917ecd3b7235416f6719d1532b8ea64179d28adc3f83');
INSERT INTO "log" VALUES('CUSTMS',21,1795824068752,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','4f420bbc708f8ed9cff5a36830bc0c54e4a6efc5ee9ff1df61e74df14d830c40');
INSERT INTO "log" VALUES('CUSTMS',22,1795824068752,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"e38f23f5f6fa513127463efeed82ca7e3d3205f8e642a4c2a8bb2308b31379ca"}','c2905a83c2cc5084719122b475768a4759d5ce95337b6a2c9a9958bb96abc1a2');
INSERT INTO "log" VALUES('CUSTMS',23,1795824068759,'fay','fay-7','{"event":"configured","edition":"bga","options":{"players":[2,8],"dice":2,"first_opener":"highest-roll","raise":"any-higher","palifico":"each-time","palifico_with_two":false,"veteran_changes_face":true,"calza":true,"calza_callers":"all-but-next","calza_in_palifico":false,"calza_with_two":false,"calza_wins":"all-others-lose","lost_dice_visible":true,"reveal":"from-caller"},"chairs":5,"table_settings":{"listed":true,"training_aid":true,"spectators_see_previous_round":true,"chat":false,"clock":{"move":60,"bank":600,"increment":5},"autostart_at":2,"speed":"fast","eliminated_see_dice":true,"external_bots":true}}','8f175ed861b20e561bdfc4f32b20197a3c3d99a48262324ee5cccbf6df52a7b8');
INSERT INTO "log" VALUES('CUSTMS',24,1795824068875,NULL,NULL,'{"event":"dealt","hands":[[3],[1],[3,3],[4],[2]],"opener":3}','9e7496070bdc505e4873bd2382e4427b824a4d3313d9ae8dac39c5ca369aa38c');
INSERT INTO "log" VALUES('CUSTMS',25,1795824068878,'gus','gus-6','{"event":"moved","seat":3,"move":{"move":"bid","quantity":6,"face":5},"timed_out":false}','0057ba606a1a77c162e356d689da534a56865bb97427afee729424cce9e9d658');
INSERT INTO "log" VALUES('CUSTMS',26,1795824068886,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','f5e01a90500c8d54488b18d3a3dcffa63a06453430b244f029123923b4cc09fc');
INSERT INTO "log" VALUES('CUSTMS',27,1795824068886,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','4640e9f897f734cdd872961a1376c759e956dfc220fe15398077c15b8fac32e9');
INSERT INTO "log" VALUES('CUSTMS',28,1795824068886,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"451f28daa8d5295553f0be7026edefbfd427b4aee1f04b8856b57d141ee3afe1"}','aae10dba9278fb7230dcac457bdced25edac2ca53270f9a59f566aabcd200a25');
INSERT INTO "log" VALUES('CUSTMS',29,1795824069001,NULL,NULL,'{"event":"dealt","hands":[[4],[1],[2],[1],[3]],"opener":3}','73fb779ade580ea42b4f09fcbd3fc89a4a8102df36664633a35779a90e0ff844');
INSERT INTO "log" VALUES('CUSTMS',30,1795824069005,'gus','gus-7','{"event":"moved","seat":3,"move":{"move":"bid","quantity":5,"face":5},"timed_out":false}','1f0e179791f1d172183bf435ebc2fb45632eb2207a935a3dbea292125de9f94d');
INSERT INTO "log" VALUES('CUSTMS',31,1795824069022,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','ca93f6358a90e1473546469ed18116c06e8673a0af6bf0d0e5fd93eb33606560');
INSERT INTO "log" VALUES('CUSTMS',32,1795824069022,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','05162be1e4cd48d9ceb3dcfe04b832821e3e545548db223078601dd74dba7212');
INSERT INTO "log" VALUES('CUSTMS',33,1795824069022,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fafa08f8cc1f847bb3bd510d575855559f1bda7eb404c5e416ad125f726381e5"}','553b69bbb1740ca196bf153bf10e8a960d24ec2a5c6fa5e278e888f541abf05a');
INSERT INTO "log" VALUES('CUSTMS',34,1795824069131,NULL,NULL,'{"event":"dealt","hands":[[1],[1],[],[2],[2]],"opener":4}','44a7ffbb4ae49cb58ce509a2fc5a5024d0e462b5968ff8437555d109f6510f5d');
INSERT INTO "log" VALUES('CUSTMS',35,1795824069153,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','a4473cd5b343b4e490bb7ff7277660947225ecd0223a12db700b522847f2e1ca');
INSERT INTO "log" VALUES('CUSTMS',36,1795824069171,NULL,NULL,'{"event":"moved","seat":5,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','5c3a6447ad282f647a72f30eb784d7fb1e2789528bf2f060bbe542244b69bad6');
INSERT INTO "log" VALUES('CUSTMS',37,1795824069182,'fay','fay-8','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','1bcfb85b0d44947014529b6c7e2fdab3bbe183ae78437fb6af0c37f72a0c5dcb');
INSERT INTO "log" VALUES('CUSTMS',38,1795824069195,'bot-robo','bot-robo-6','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','9186332f108875169f490e64b4557960be7c8af86424c95caf4f49b92febe323');
INSERT INTO "log" VALUES('CUSTMS',39,1795824069195,'bot-robo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','a68f9d821fd53207ce1e16b6f86c942dcca9b45aed2ec186bd3b843e39a09045');
INSERT INTO "log" VALUES('CUSTMS',40,1795824069195,'bot-robo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"daf87a27c8eda4fe88b38e6738edca5218e7c61aa44c56e54db73f64ad8d6c77"}','718b96ab5e09c3c45474dfe3cdfc91358fd58c32447087ac7e26eefb41638563');
INSERT INTO "log" VALUES('CUSTMS',41,1795824069306,NULL,NULL,'{"event":"dealt","hands":[[],[4],[],[4],[5]],"opener":2}','a201c7d69e259c1e6939ddcd3765c20f7d7b181e44db6437273a6a0dc85f67ca');
INSERT INTO "log" VALUES('CUSTMS',42,1795824069311,'bot-robo','bot-robo-7','{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','aaf73b4bb5f5395d0907a0bae4a9200c505a2656182b4cd9a55bd0e74c137180');
INSERT INTO "log" VALUES('CUSTMS',43,1795824069485,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','14d83437157e212603cd568bee5df92553c7e835b3dbb97f6070454a7d4b687e');
INSERT INTO "log" VALUES('CUSTMS',44,1795824069485,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','0125a92a8a8ce420b1c8fe8d75c10f85b76464d40f69d796a70c1a929f576858');
INSERT INTO "log" VALUES('CUSTMS',45,1795824069485,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"55ef36b5031ecdd5a7d83ccd6e1c351d227900cc7f282e8d0715efbe35a29cf2"}','d388e842043fc35bc32dde85ecb5f5492cd36e514abeb357c4a31a6872ca53ae');
INSERT INTO "log" VALUES('CUSTMS',46,1795824069496,'fay','fay-9','{"event":"configured","edition":"bga","options":{"players":[2,8],"dice":2,"first_opener":"highest-roll","raise":"any-higher","palifico":"each-time","palifico_with_two":false,"veteran_changes_face":true,"calza":true,"calza_callers":"all-but-next","calza_in_palifico":false,"calza_with_two":false,"calza_wins":"all-others-lose","lost_dice_visible":true,"reveal":"from-caller"},"chairs":5,"table_settings":{"listed":true,"training_aid":true,"spectators_see_previous_round":true,"chat":false,"clock":{"move":60,"bank":600,"increment":5},"autostart_at":2,"speed":"instant","eliminated_see_dice":true,"external_bots":true}}','7dd4a56764b4a6f1d8073919f6ce4e66cc2eceb3eb35f6475de4152536e67ad8');
INSERT INTO "log" VALUES('CUSTMS',47,1795824069499,NULL,NULL,'{"event":"dealt","hands":[[],[],[],[4],[5]],"opener":4}','3364532e037e8677327a9e5e2b15827313e52f555c6f83d3ae9dfbfb83bf3d67');
INSERT INTO "log" VALUES('CUSTMS',48,1795824069508,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','a5734481dc0192d4bb51b89072eac4882c12d134fdbab35a09b518717c703c92');
INSERT INTO "log" VALUES('CUSTMS',49,1795824069520,NULL,NULL,'{"event":"moved","seat":5,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','7f08e01abfc935f9919fb23d10b2d2dde63271c1baf2c589453e9a033953d7d5');
INSERT INTO "log" VALUES('CUSTMS',50,1795824069528,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','938a404937ac5fbc7ab9171634743e2ff56f05264ecc71904a52771ac04f532c');
INSERT INTO "log" VALUES('CUSTMS',51,1795824069528,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','ec19bb2ac7ad85a1120573361ad8d6c8c92c571d8afa485a45c4eed7b501c4b8');
INSERT INTO "log" VALUES('CLCKED',1,1795824069537,'dan','dan-1','{"event":"opened","guest":"dan","edition":"bga","options":{},"chairs":2,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":{"move":5,"bank":0,"increment":0},"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false}}','ecdf032f83a595f4e57501f764b2bef729ac5142b034aa0616c83f5ceebae77d');
INSERT INTO "log" VALUES('CLCKED',2,1795824069537,'dan',NULL,'{"event":"sat","chair":1,"guest":"dan","name":"Dan"}','494f065eb27074a64c2af932ea25a825c49d9e211e1577355b9992887fa668f1');
INSERT INTO "log" VALUES('CLCKED',3,1795824069551,'eva','eva-2','{"event":"sat","chair":2,"guest":"eva","name":"Eva"}','dc702ba18cc2dd70acc6efcbb64ec788317a3ab7bbfc126a73f8db34b5fb4ab5');
INSERT INTO "log" VALUES('CLCKED',4,1795824069553,'dan','dan-3','{"event":"started"}','0c85a709b815b55cd62ca43b8a3be3af96f77e7ae19fba4009239d2b0c1ea3e2');
INSERT INTO "log" VALUES('CLCKED',5,1795824069568,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"0726413390b7d62ca2fa3b4eca7d08a3fa469101b613b7bf120f346259598d19"}','4a7a8e14a24f6bce2e04f114b26cfc56481159d420ca94f940b87fb60f557d07');
INSERT INTO "log" VALUES('CLCKED',6,1795824069584,NULL,NULL,'{"event":"dealt","hands":[[6,3,2,6,1],[5,4,1,6,6]],"opener":1}','54ba7741a9c5cd65c50b0e67874e424749f0fbce4be506c4143b8ff89835bea5');
INSERT INTO "log" VALUES('CLCKED',7,1795824069592,'dan','dan-4','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','476902699fbc8759f3f1a9c49816ceaf6d525b427d9cec3dc09a07a6b403de40');
INSERT INTO "log" VALUES('CLCKED',8,1795824074593,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":true}','2d5d9d84be62df76dd4057dd223b164f1dd40670d0b9b18bc1bc3070599aeaf3');
INSERT INTO "log" VALUES('CLCKED',9,1795824074593,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','51b9febd2ae7684ceddf0d0f1e63ff9d1955ae8d05864c615421b3a971530683');
INSERT INTO "log" VALUES('CLCKED',10,1795824074593,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"3cb5a322171883efd331cb0f023851d979d4da234437a34321956d80d40ecbd3"}','3c30e49072fc82cc9ee755c1f40b03f3a1f6c32500dc094d4bb712ea918b8a4d');
INSERT INTO "log" VALUES('CLCKED',11,1795824074893,NULL,NULL,'{"event":"dealt","hands":[[4,5,5,1,4],[4,6,5,5]],"opener":2}','c4bd4cf7c2f5e041f02cd455b7f308fcbb5571d37f3f72fef7f313bcc2595617');
INSERT INTO "log" VALUES('CLCKED',12,1795824079894,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":true}','92e3e98472d4503d981a1962211e2f5396405e38e25c7a080c02b5a9a0104c9f');
INSERT INTO "log" VALUES('CLCKED',13,1795824079894,NULL,NULL,'{"event":"botseated","chair":2,"bot":"reader","left":false}','c8668498ee7877f670e7220d48ecfd4990f219eacf72f86fa9b424c3bc3537d7');
INSERT INTO "log" VALUES('CLCKED',14,1795824080044,NULL,NULL,'{"event":"downtimecredited","milliseconds":150}','b93d15f1632b525db181585b46fb87afdcbd4797827bc5fbd182e36d851312ab');
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
INSERT INTO "tables" VALUES('EVENNG','new',1795824050287,'ana','ana-1',NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES('CUSTMS','new',1795824068500,'fay','fay-1',NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES('CLCKED','new',1795824069537,'dan','dan-1',NULL,NULL,NULL,0,NULL);
CREATE INDEX sat_down ON log (guest, command) WHERE substr(event, 1, 14) = '{"event":"sat"';
CREATE UNIQUE INDEX opened ON tables (guest, command) WHERE command IS NOT NULL;
CREATE INDEX tables_by_age ON tables (state, at);
CREATE INDEX tables_listed ON tables (at) WHERE listing IS NOT NULL;
CREATE INDEX due_at ON due (at);
CREATE INDEX person_name_person ON person_name (person);
CREATE INDEX person_guest_person ON person_guest (person);
CREATE INDEX session_person ON session (person);
CREATE INDEX sign_in_expiry ON sign_in (expires_at);
CREATE INDEX sign_in_person ON sign_in (person);
CREATE INDEX passkey_person ON passkey (person);
CREATE INDEX challenge_expiry ON challenge (expires_at);
COMMIT;
