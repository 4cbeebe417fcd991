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
INSERT INTO "beat" VALUES(1,1795836947727);
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
INSERT INTO "due" VALUES('CLCKED',1795836952736);
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
INSERT INTO "log" VALUES('EVENNG',1,1795836918261,'ana','ana-1','{"event":"opened","guest":"ana","edition":"bga","options":{},"chairs":5,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":null,"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false}}','10ef44688d3a34268b7a0dc4e59bb001215801a77b2d9dfa98684a233758c529');
INSERT INTO "log" VALUES('EVENNG',2,1795836918261,'ana',NULL,'{"event":"sat","chair":1,"guest":"ana","name":"Ana"}','076f481cb8dac91872fbf2055815f56a0dc9ae777f6d382129863c272df4c5ed');
INSERT INTO "log" VALUES('EVENNG',3,1795836918334,'ana','ana-3','{"event":"configured","edition":"kozak","options":{"calza":true},"chairs":4,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":null,"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false}}','d5cad163e07ff3b915bfae1101ec6a865406cb9deb796fd1e6b3746036cf7927');
INSERT INTO "log" VALUES('EVENNG',4,1795836918339,'bo','bo-2','{"event":"sat","chair":2,"guest":"bo","name":"Bo"}','a112741224fbf6ca88a1830bfe90049f4c321f262f6dcc9b0f6e1f3d9b250c16');
INSERT INTO "log" VALUES('EVENNG',5,1795836918345,'cleo','cleo-2','{"event":"sat","chair":3,"guest":"cleo","name":"Cleo"}','22c2a8957d03501a7c5fd70fceec4dd3a55cff2fa0e957fc5a8123997b6fb05b');
INSERT INTO "log" VALUES('EVENNG',6,1795836918351,'ana','ana-4','{"event":"botseated","chair":4,"bot":"beginner","left":false}','4f7b515c192e778e0a9c370b79f8e2d7affdd404f9b93a0cfb36b00f97acffa1');
INSERT INTO "log" VALUES('EVENNG',7,1795836918355,'cleo','cleo-3','{"event":"stoodup","chair":3}','ebc8abf660d7e3ab130dcdedc996afe6a52fb8b034de55038a032c56135e03a4');
INSERT INTO "log" VALUES('EVENNG',8,1795836918359,'cleo','cleo-4','{"event":"sat","chair":3,"guest":"cleo","name":"Cleo"}','9886c3f4d0fa528ddf5d0f24f0a7e1751d28aa5089b140736eea3e5c9c475b9c');
INSERT INTO "log" VALUES('EVENNG',9,1795836918363,'cleo','cleo-5','{"event":"sat","chair":3,"guest":"cleo","name":"Cléo"}','e88abde29d778c4e550bafebfb31b12b111516fcc51d35e31aa360bcce72679a');
INSERT INTO "log" VALUES('EVENNG',10,1795836918370,'ana','ana-5','{"event":"chatted","seat":1,"phrase":"good-luck","text":null}','738349d5e9bb91a0e3d2828b4fca6cb7d73244b492cc217b9e24d360efca029b');
INSERT INTO "log" VALUES('EVENNG',11,1795836918376,'bo','bo-3','{"event":"chatted","seat":2,"phrase":null,"text":"Хай щастить!"}','247a833da648fd11a0d5bc4a4e160abc8184171232f934962cc8e7f24b9f889f');
INSERT INTO "log" VALUES('EVENNG',12,1795836918378,'ana','ana-6','{"event":"started"}','87c46f3b66d2c1f56befaa39a9e4fe3faf693ad8cad77418d089b5224c7c2936');
INSERT INTO "log" VALUES('EVENNG',13,1795836918384,'ana','ana-7','{"event":"digestgiven","seat":1,"round":1,"digest":"73042906ce32bc2323b41fb943a1d2e51e83e394559111300e2c3d8f26a661ac"}','927382f40f02caf53dfdf3dc3cbcea9a069afd14312c41991f764cc51cef6145');
INSERT INTO "log" VALUES('EVENNG',14,1795836918393,'bo','bo-4','{"event":"digestgiven","seat":2,"round":1,"digest":"353b7027246b8e484ec378e38bd8629932e7386ac92d9fb55d9b8dc048bbf527"}','b8908f8bf26331d2ed07ebb942dcd25402ae8757a5d369b13dcd94075f4d164d');
INSERT INTO "log" VALUES('EVENNG',15,1795836918398,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ac329c75c13a3f42879a84af1d1711260d4a188fe8cf2638e773418ed40e96a2"}','f9274769e6261dcce7bbd75d46fe6b29625872b6fc576c340af350826f9447d4');
INSERT INTO "log" VALUES('EVENNG',16,1795836918402,'ana','ana-8','{"event":"contributed","seat":1,"contribution":"58e083af152255a9f9e653189400622b"}','f2e854608d0f88c76c33aa2479071dbe6c0717bad93fd3dc92deb49865e27ed8');
INSERT INTO "log" VALUES('EVENNG',17,1795836918405,'bo','bo-5','{"event":"contributed","seat":2,"contribution":"798edeee4afa332e8929e2c7bccf3378"}','82d1ef48a4460bf6842a061918a5658bff9f737f586075107ea4d44676059990');
INSERT INTO "log" VALUES('EVENNG',18,1795836918446,NULL,NULL,'{"event":"rolled","faces":[2,1,4,1]}','ce94b3688e9f991235c90555277ceba070f08e2cf91c830ca943f3eaa430d9b1');
INSERT INTO "log" VALUES('EVENNG',19,1795836918513,NULL,NULL,'{"event":"dealt","hands":[[4,3,1,4,1],[3,1,1,3,5],[1,2,4,6,4],[3,6,1,6,2]],"opener":3}','8d6e1c8c7df8a154f68e988475d33a3e5b0769cf099c0cbb634a0f6cac365d4a');
INSERT INTO "log" VALUES('EVENNG',20,1795836918519,'bo','bo-6','{"event":"pauserequested","seat":2,"wanted":true}','42ca2ecbbae54d862cf68a659050365f2a6e651b815f1b4b97e047eb614db441');
INSERT INTO "log" VALUES('EVENNG',21,1795836918521,'cleo','cleo-8','{"event":"pauserequested","seat":3,"wanted":true}','4caa25312b8975a4229fed3a93eba334ecefd9a23ed355e43faab69bdbf18e5d');
INSERT INTO "log" VALUES('EVENNG',22,1795836918523,'ana','ana-9','{"event":"paused"}','119370903e7e0a3ec4fe82c64c7c16b0d4c93238c0efa11a4d27fce63e73eb85');
INSERT INTO "log" VALUES('EVENNG',23,1795836918526,'bo','bo-7','{"event":"resumed"}','0165b1eb21e46628d5055271ac7ac6987db1176519bbd50fa4782d262bc5dfe3');
INSERT INTO "log" VALUES('EVENNG',24,1795836918544,'phone','phone-2','{"event":"handedover","chair":1,"guest":"phone"}','19273909ed842d4dd1ae6b909a9ce2de57c6dea349a4c87e0e12f82222a52832');
INSERT INTO "log" VALUES('EVENNG',25,1795836918547,'cleo','cleo-9','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','3c9c1d8e7d70c2d9d8850fb9e4e3b0dd438e99be68b36ca300b58cd5aee01ce6');
INSERT INTO "log" VALUES('EVENNG',26,1795836918571,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":6,"face":5},"timed_out":false}','86c309802ae1e5b15dce8df83c0d3bb128998179b02471895967c61d163eacfd');
INSERT INTO "log" VALUES('EVENNG',27,1795836918574,'phone','phone-3','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','3e112eb6e295e7ca0727c24ba72cfd2fdc0846fa57caaedf0c4f0ad47798412e');
INSERT INTO "log" VALUES('EVENNG',28,1795836918574,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','6ff1a7d9d774ad6ce042bfaf24057d8f7f24927a34b1e47f2e06dacd33d899eb');
INSERT INTO "log" VALUES('EVENNG',29,1795836918574,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"9daf2eb92eb9782f1c85fa62778b7dac4f62617ccaacd0119786121a301ae188"}','460c2d48c32b479ce2d406cf1e82036555391d9d37e52397e26fa220918d3388');
INSERT INTO "log" VALUES('EVENNG',30,1795836919018,NULL,NULL,'{"event":"dealt","hands":[[1,1,2,5],[2,4,4,3,4],[1,1,2,5,3],[2,4,3,2,5]],"opener":1}','7979f86624b8d5c99fa62289a0eee9bd0bc931bb47627b8b34e10883c7b7d7b0');
INSERT INTO "log" VALUES('EVENNG',31,1795836919021,'phone','phone-4','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','1ac3a8154257872d77f642b756dfbd34d66d2fe2f6f08403a12cc170dcfd5d41');
INSERT INTO "log" VALUES('EVENNG',32,1795836919024,'phone','phone-5','{"event":"retracted","seat":1}','8223080fb9fda4830e9e00b2a55a64759b7c7e29ae99e82dee8a53abdc0f9f63');
INSERT INTO "log" VALUES('EVENNG',33,1795836919026,'phone','phone-6','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','54041b2c9dac1373c891bf6ba29b9f91826079d839eec6f1ef54b632a7034c26');
INSERT INTO "log" VALUES('EVENNG',34,1795836919035,'bo','bo-8','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','a53a13860eed5a5fa54d61e68befd43b30191d860e847f75448b462c3f7deefa');
INSERT INTO "log" VALUES('EVENNG',35,1795836919046,'phone','phone-7','{"event":"calzacalled","seat":1,"decided_at":1795836919061}','3f984fd399d048640e0f75e984142ad5bc733132d0bb53700fceaae350a48ce2');
INSERT INTO "log" VALUES('EVENNG',36,1795836919049,'bo','bo-9','{"event":"calzacalled","seat":2,"decided_at":1795836919064}','ccd4b36c780b3316e745ae4118cf586198bbfb10b07cee0f7e9a8e6717ef3ca4');
INSERT INTO "log" VALUES('EVENNG',37,1795836919062,NULL,NULL,'{"event":"moved","seat":1,"move":{"move":"calza"},"timed_out":false}','8fd483f9e6f26ef66b0c411ca996b6ccff1ad9edc161df3e761ac370420073e0');
INSERT INTO "log" VALUES('EVENNG',38,1795836919062,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','53e90b6e43ed35382bec73c9ede0a8828794cfb30a14543872f2a5c6ebf9ad16');
INSERT INTO "log" VALUES('EVENNG',39,1795836919062,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"6a2f57f887537e3cfbdb7631c93c3518ec24fd40ab2f5f14934eed6e4eb4b2df"}','04ff70ee6e7862396f18768571b037ae68c4729380fab4bb27ef12ecbd7cd799');
INSERT INTO "log" VALUES('EVENNG',40,1795836919522,NULL,NULL,'{"event":"dealt","hands":[[5,2,4],[4,6,5,2,6],[1,3,5,1,3],[1,5,5,4,6]],"opener":1}','af0cf4242febeb77bba929973795dcc5578eb5c0cf462ace937a660452d0b1bb');
INSERT INTO "log" VALUES('EVENNG',41,1795836919525,'phone','phone-8','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','28f24725bd40af3011d5064d6c974af15e9349a4822975cf18acddd47f188d99');
INSERT INTO "log" VALUES('EVENNG',42,1795836919538,'phone','phone-9','{"event":"retracted","seat":1}','a9fd518a5febbb56aa8b47c207422461134f39f96dd349424da9f4514750764e');
INSERT INTO "log" VALUES('EVENNG',43,1795836919541,'phone','phone-10','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','e6d527bfee20828cd9138b7f7ca256188b26abfa92df912e0db92b1714ef4c8b');
INSERT INTO "log" VALUES('EVENNG',44,1795836919551,'bo','bo-10','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','44d295da3b29f557502b21543a21aa17fd9d6782aee2689499fc0ee1872a6e4c');
INSERT INTO "log" VALUES('EVENNG',45,1795836919561,'cleo','cleo-14','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','74656514d35377d42bb501d82a6324ba064f1e4e7a3cf0808f6e53f0bf18850f');
INSERT INTO "log" VALUES('EVENNG',46,1795836919588,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','68a2e4a101b65db192577ed18b26f7adf2cc9cf57ecf8ce93628e68e4d853383');
INSERT INTO "log" VALUES('EVENNG',47,1795836919594,'phone','phone-11','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','78b257fee1d4a10586addfce817fc69946edeebde387c9dd2afa9b6ac8a6da80');
INSERT INTO "log" VALUES('EVENNG',48,1795836919598,'phone','phone-12','{"event":"retracted","seat":1}','77b1ba334599e2132ba9f41d596148ac402d3c6502b9b3c38a97e3e6bbf448db');
INSERT INTO "log" VALUES('EVENNG',49,1795836919603,'phone','phone-13','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','5d4499296f44bed9907286b0c429c2c3e150c978ef48a59f2391affd56397296');
INSERT INTO "log" VALUES('EVENNG',50,1795836919612,'phone','phone-14','{"event":"calzacalled","seat":1,"decided_at":1795836919627}','eb5e685b281f5db317c36afd4607b815bdc411667018243398c0bc9c1baae1e4');
INSERT INTO "log" VALUES('EVENNG',51,1795836919617,'cleo','cleo-15','{"event":"calzacalled","seat":3,"decided_at":1795836919632}','0dcfd2ff21d89853fff2188a9f6118590d6a52d7d754d92c23807306f59a587e');
INSERT INTO "log" VALUES('EVENNG',52,1795836919628,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"calza"},"timed_out":false}','5f33e7d8869e617d32a48611cbeb50294e6cbb8f92438ad7f74a080282cdd63c');
INSERT INTO "log" VALUES('EVENNG',53,1795836919628,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','0296a80df353d6efefd469e3ade9b4519a70c5d1839e9eea3bf96aff360655c9');
INSERT INTO "log" VALUES('EVENNG',54,1795836919628,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"10a239a1192dda349f49b1ff3d54ba89ca07e9534693d729dd5e1db247e0159a"}','93c8b16902215d216eb80d5f8cad0e97d925e2ad3c82116af5d467e198b03379');
INSERT INTO "log" VALUES('EVENNG',55,1795836920057,NULL,NULL,'{"event":"dealt","hands":[[2,5,4],[4,3,6,6,3],[4,1,5,4],[6,5,2,3,5]],"opener":3}','405aeb08c5a0bee9af35f8ba9a54f2fa3e775411999f3f07a867fe81b57103df');
INSERT INTO "log" VALUES('EVENNG',56,1795836920061,'cleo','cleo-16','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','abb68292662f01b7232347635a97945cde8b8c8ca24ab5091bca41f104e4e1db');
INSERT INTO "log" VALUES('EVENNG',57,1795836920077,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":3},"timed_out":false}','5155fe4f7dba4f059950812c1606a8ac2bd9066c7c1db18afa2589c1800e5138');
INSERT INTO "log" VALUES('EVENNG',58,1795836920083,'phone','phone-15','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','8cf8cdf45b1a30b39fd930ffbfd50e1ed5cba2be867d513cc4b7dc80238970a6');
INSERT INTO "log" VALUES('EVENNG',59,1795836920083,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','197873adc554517b72fadc1620823352f55a9c060d1af5b0dc316e9157fe49cd');
INSERT INTO "log" VALUES('EVENNG',60,1795836920083,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fc88705d4617d839d4d4b57c7e47d347dc1319d6679ca18dce8d10aaa386497a"}','25a8184dd1acd94a0f1acd4e497f8b8d6daacf311b0135e9b3b71220b250bf00');
INSERT INTO "log" VALUES('EVENNG',61,1795836920481,NULL,NULL,'{"event":"dealt","hands":[[1,3,2],[1,1,5,1,2],[3,6,1,3],[4,6,5,6]],"opener":4}','b75622db25110e1c3d1df8b0d4c9b73b85c220383c10d224cb7429bfe66ae5a0');
INSERT INTO "log" VALUES('EVENNG',62,1795836920521,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','6f627eeba32feee8b5a8390c52f3e7c31ef14775cbe751dfc95414827208da13');
INSERT INTO "log" VALUES('EVENNG',63,1795836920528,'phone','phone-16','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','ed73693d2267874c20e2c02194b1dfe3501420db9d2fecbc57834e658dae80e9');
INSERT INTO "log" VALUES('EVENNG',64,1795836920537,'bo','bo-14','{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','714782f8e770616fc1d6bffff9977d8344dba036b9860ec4bce99af4bfea307a');
INSERT INTO "log" VALUES('EVENNG',65,1795836920585,'phone','phone-17','{"event":"calzacalled","seat":1,"decided_at":1795836920600}','928c0c423c64a5e184525684cb2b23aa6f62309a8a75a47c95020fa9733fb11a');
INSERT INTO "log" VALUES('EVENNG',66,1795836920588,'bo','bo-15','{"event":"calzacalled","seat":2,"decided_at":1795836920603}','949d2b1ca676ddec46c0840906e52a3e619d17b22bc6f7e222098a963798979e');
INSERT INTO "log" VALUES('EVENNG',67,1795836920602,NULL,NULL,'{"event":"moved","seat":1,"move":{"move":"calza"},"timed_out":false}','cb564a298ec4e89ca9fc8ac26b80c1a34e0cff18bb389e01ea0ed093425b08d8');
INSERT INTO "log" VALUES('EVENNG',68,1795836920602,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','0886a37c42dd83e77b882d6931aefa96600edd46d9ddd8b59735f49bf5901f19');
INSERT INTO "log" VALUES('EVENNG',69,1795836920602,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"e87da3ea7aa9b6b4dd2cfe1d1c5a95f2190acbc4e73c5a45bf9b40f780683503"}','30948850e18ca45f2b31da90f06d86c5628808b199db3a40b6221e8af7a18e2d');
INSERT INTO "log" VALUES('EVENNG',70,1795836921062,NULL,NULL,'{"event":"dealt","hands":[[2,3],[3,6,6,1,2],[2,2,3,4],[2,1,3,3]],"opener":1}','380e69ad162201f1c77f23da60726f04231bc3208974e43140eb41b18e21663d');
INSERT INTO "log" VALUES('EVENNG',71,1795836921065,'phone','phone-18','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','44192abb7adcb8f0105903a2589eaa879640447b2b1462ddd23c828f59c217bf');
INSERT INTO "log" VALUES('EVENNG',72,1795836921075,'bo','bo-16','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','9c8396e69d4f15cdcf0b6fef580e893f786dcddac79e4096e897181f1325c295');
INSERT INTO "log" VALUES('EVENNG',73,1795836921084,'cleo','cleo-20','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','d527badb796665169e1184d6944e1110c81440d7dafeb655ba054ec382eb4d19');
INSERT INTO "log" VALUES('EVENNG',74,1795836921090,'cleo','cleo-21','{"event":"retracted","seat":3}','0a5b381f22a121add176322f63c0bddf769636287c6f7ef73f27697c48b4f63b');
INSERT INTO "log" VALUES('EVENNG',75,1795836921096,'cleo','cleo-22','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','e0afc882bf79c0eebd9b51b8ba59f0de8760828aacf4a93f3fcb36542a4c80b4');
INSERT INTO "log" VALUES('EVENNG',76,1795836921124,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":6,"face":2},"timed_out":false}','d5da51e7817f31a76a2f8fcd291633209d1fb03a261610fc6ff83c6fae035032');
INSERT INTO "log" VALUES('EVENNG',77,1795836921128,'phone','phone-19','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','0797f74cbf519b1c0b923bc0f61f6232917488401e6647677a22924334fe7d50');
INSERT INTO "log" VALUES('EVENNG',78,1795836921128,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','408908bb059c0cec94c0d6aa1dc1d11c22064ce1035c73725a61c5d6400eb128');
INSERT INTO "log" VALUES('EVENNG',79,1795836921128,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"969568bb298e28c5e39af6f484255c7a79e38c0d37b0d48f75d55d7731668514"}','2d6c6903b216469adaced2bc25a0ec819a5e53c849e9d4c350e47d7b584c84b5');
INSERT INTO "log" VALUES('EVENNG',80,1795836921572,NULL,NULL,'{"event":"dealt","hands":[[4],[6,5,4,4,5],[1,6,5,6],[5,3,3,1]],"opener":1}','987718c42012ab24f507da7e345554f261f53770285e1df5a6b4c29b1911bcd1');
INSERT INTO "log" VALUES('EVENNG',81,1795836921576,'phone','phone-20','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','80f3fcfc0e97f0d5a70589e1ec2133ec2fc4a05d13a00a6697edfcde7c7843b3');
INSERT INTO "log" VALUES('EVENNG',82,1795836921585,'bo','bo-17','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','12ccda60bac8e77095fb7a6e7f57c9e79dae47b3e4c4038b931240d0391f25dc');
INSERT INTO "log" VALUES('EVENNG',83,1795836921590,'bo','bo-18','{"event":"retracted","seat":2}','5544610ae4c436e93f29fd4ba2d7ac0d631edcfad6f6528b0235c6b78b493f15');
INSERT INTO "log" VALUES('EVENNG',84,1795836921594,'bo','bo-19','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','cb16e7754c7fbde9de1fbfdf33fd5ad31b3a3ca85e1f44def26e4bfceb97021c');
INSERT INTO "log" VALUES('EVENNG',85,1795836921603,'cleo','cleo-23','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','fb303b0b694373eae1f65ec05b607397b496a62016c63edd04ed6c28b4f432a3');
INSERT INTO "log" VALUES('EVENNG',86,1795836921691,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','13845623cb22a42e9845a66920e725681c8895568a2df96c34b84a6dc1a5c387');
INSERT INTO "log" VALUES('EVENNG',87,1795836921691,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','640b3dbd92a2783d20b4e1f754ed3037094232fd32129780629c842857e075c9');
INSERT INTO "log" VALUES('EVENNG',88,1795836921691,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ddbeb24a3ec524dc77c2932fc6ecc1e560e369a656536d939bbf976bab42dcb5"}','ddad1df7784d5e3a95e210d24aedb70957dd33d92d24b16fd33a051090cc3d50');
INSERT INTO "log" VALUES('EVENNG',89,1795836922056,NULL,NULL,'{"event":"dealt","hands":[[4],[1,1,2,1,3],[1,1,1],[1,3,1,6]],"opener":3}','453d544235d11b69d8976bcf5e96be4d4b46c8c4bcdf4f516ed10835fdc9e6d3');
INSERT INTO "log" VALUES('EVENNG',90,1795836922062,'cleo','cleo-24','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','af06b8fb180328518cbdaef937cd1766aaf19848d057f1b0d25e1093e4204fe0');
INSERT INTO "log" VALUES('EVENNG',91,1795836922078,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":4},"timed_out":false}','8d94ed37f2ce61adc183291b380c87e7e05582c1644af561eea0d8c083963335');
INSERT INTO "log" VALUES('EVENNG',92,1795836922085,'phone','phone-21','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','2103b0aed4393f3cb20cd257df5b5919584a8e8073ab099655dc7f7277fffa82');
INSERT INTO "log" VALUES('EVENNG',93,1795836922085,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','a00a53f87b0fb4501319dd7f46f473ddbbf3e14bb4673c2b242677f8f0782596');
INSERT INTO "log" VALUES('EVENNG',94,1795836922085,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"36c664e1a9ad01c9395fcfdadf54fc28a94fa34283f0c4554501acf81abcc0e6"}','a9326ff818ed340ba33f3d304fba831196206a7981d4f281e9e4c800053a3f8a');
INSERT INTO "log" VALUES('EVENNG',95,1795836922561,NULL,NULL,'{"event":"dealt","hands":[[],[4,1,2,3,3],[1,6,6],[3,3,1,1]],"opener":2}','2fbd9dbf48db39b9dcfe8b73fe9ba9cdacbb2ce6ad841cca0bd50451c9645815');
INSERT INTO "log" VALUES('EVENNG',96,1795836922573,'bo','bo-22','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','ce842c237fec6e3230d8de6e958ea2a21d97a4766c9630d609eb4954db220a64');
INSERT INTO "log" VALUES('EVENNG',97,1795836922595,'cleo','cleo-25','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','e15f2e3643b176d56e636b3f91471487bc38f7d2be7d7c232fbc04ea127ab453');
INSERT INTO "log" VALUES('EVENNG',98,1795836922612,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":3},"timed_out":false}','6e8a87e36a9954d7ac76de2377808ffaaa9184ad76fee134ed0756465505eb9c');
INSERT INTO "log" VALUES('EVENNG',99,1795836922618,'bo','bo-23','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','6ab4a889c8d685dfb2a53c7b4342bababa32fa5968e37ef5544081631c4958a8');
INSERT INTO "log" VALUES('EVENNG',100,1795836922618,'bo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','817707982df7f6bcc44165bc3264cf27a5376b6caed39ee9d91f688237cddc3c');
INSERT INTO "log" VALUES('EVENNG',101,1795836922618,'bo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ab522b68672b5606c9fef7a3b93d380fb5ff3af4924daded36bd639465e79077"}','1795dbc74628c25bf729cdc44cf22a4c2d8001d0b778f017321eaee09b9a3364');
INSERT INTO "log" VALUES('EVENNG',102,1795836923050,NULL,NULL,'{"event":"dealt","hands":[[],[3,2,5,1],[1,6,4],[1,4,1,4]],"opener":2}','140b1a818a7c76b76401ec95b1e6da7e5e4b34d3cb2ef4f67517ba28df78d3ea');
INSERT INTO "log" VALUES('EVENNG',103,1795836923055,'bo','bo-24','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','343a9d9f21fba8f4d1054876d6289b8047b885d782c9ac9e57d284484ccc5fb5');
INSERT INTO "log" VALUES('EVENNG',104,1795836923070,'cleo','cleo-26','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','c077e23ed26f4c94c566166f85220f8cda9011b1d6635876d5d37868da832f7d');
INSERT INTO "log" VALUES('EVENNG',105,1795836923091,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','a57ac9d8b1760d02c016684e21d4b90046afa6cd391cf5a26fa8f4620f6480b7');
INSERT INTO "log" VALUES('EVENNG',106,1795836923104,'cleo','cleo-27','{"event":"calzacalled","seat":3,"decided_at":1795836923119}','0f70f0cdeb4f16268f6b584f8c74f60b9d3fc608f52ee05f3d0f325e70abf684');
INSERT INTO "log" VALUES('EVENNG',107,1795836923120,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"calza"},"timed_out":false}','b14fb307f9233866c7ae919148721649e6b8f68e40727d66d4143a339200b5c4');
INSERT INTO "log" VALUES('EVENNG',108,1795836923120,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','77f5f9789432d03097ee0b4a71db461aae9909dbec76be8e854a7e6501172eca');
INSERT INTO "log" VALUES('EVENNG',109,1795836923120,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fb04ce8236d7cbf8d81af12ea067f302b3cd53736244c25fb1827db3a35e56ad"}','d82bfa5e338c39423148630e419bdba0601a9998833c33219af8eaaff25992c1');
INSERT INTO "log" VALUES('EVENNG',110,1795836923505,NULL,NULL,'{"event":"dealt","hands":[[],[6,6,5,2],[3,2],[5,4,5,2]],"opener":3}','2fc9b1802db30449c75b5e9055d86f6991baa8a28e8adabced2393bff5d14fc5');
INSERT INTO "log" VALUES('EVENNG',111,1795836923512,'cleo','cleo-28','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','93a026a59b107fbe303a0c26ec3780b2147a228dfca98ee48b05f5471f891611');
INSERT INTO "log" VALUES('EVENNG',112,1795836923536,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','fa9cdf80596edd1aa7d9ceaa54ef8d4e961717968c90b02efbed3a2af06f54bd');
INSERT INTO "log" VALUES('EVENNG',113,1795836923549,'bo','bo-29','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','63b6e9f1ac3e96e3ef16f55abf0c449d49b911f3a8567388ea713892eea39e4f');
INSERT INTO "log" VALUES('EVENNG',114,1795836923560,'cleo','cleo-29','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','23281575acb9d984130995843429e4501f99c9c5c9d64aea94615183d05c0aa6');
INSERT INTO "log" VALUES('EVENNG',115,1795836923566,'cleo','cleo-30','{"event":"retracted","seat":3}','31ff8adf9328a75132c9ccc877d4eeda8e8fd6b0da2d199d36f99b1c743dabb6');
INSERT INTO "log" VALUES('EVENNG',116,1795836923581,'cleo','cleo-31','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','5ef0b124579ac15e01882c3d3ad102abcaa43be48d835e6c9e336d1a14b5e666');
INSERT INTO "log" VALUES('EVENNG',117,1795836923648,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','d96a680dc4dea749dac52a787b833950a5d4c9d2e70f3691ef221bfa97523466');
INSERT INTO "log" VALUES('EVENNG',118,1795836923648,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','30ff0be57f318736d719f8794aceb9962fd0a22ffe07dd899a49c68049332486');
INSERT INTO "log" VALUES('EVENNG',119,1795836923648,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"90033d154a21c3a89b2f661c1285ad2afd865e191f5bccbb161db8e50b16377d"}','50852f2b01aaabf8d0bf63ec87a89072eec17be2af8eec428f187d3a49a810c8');
INSERT INTO "log" VALUES('EVENNG',120,1795836923956,NULL,NULL,'{"event":"dealt","hands":[[],[2,5,6,6],[5],[5,5,2,4]],"opener":3}','0ee61dc944592ee569fee4853c75d50fa6d54472322297e250c51f00083f65f7');
INSERT INTO "log" VALUES('EVENNG',121,1795836923961,'cleo','cleo-32','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','1346033f97b2cd87c0abd1b85c58445511fa91e29d63d3b61388304b00122d79');
INSERT INTO "log" VALUES('EVENNG',122,1795836924021,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','7cdfb03ad41d4d623cbeee87ac2dc6226a6caeeec7274b68ff6c077637bcf2a9');
INSERT INTO "log" VALUES('EVENNG',123,1795836924064,'bo','bo-31','{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','d61202e27cda94af35517fe81237004a62083d14e8133e914a76e07380e0296e');
INSERT INTO "log" VALUES('EVENNG',124,1795836924084,'cleo','cleo-34','{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','bae2e26b1899b2d9b05c77145c55ea86f69362820ca64d39bf418f8ee42bcd45');
INSERT INTO "log" VALUES('EVENNG',125,1795836924094,'cleo','cleo-35','{"event":"retracted","seat":3}','3b9cbb8c100521b1091a55b164f91f441687bc9db879bf1eb7edf9713f1eb92d');
INSERT INTO "log" VALUES('EVENNG',126,1795836924099,'cleo','cleo-36','{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','8af057ca61adce0e4bfe1c609fe5054e8f43f8d92c3300fe941982641c4907ae');
INSERT INTO "log" VALUES('EVENNG',127,1795836924123,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','7654297d8f06abf8e392f8257b2f9aa39c9403ec970f9511614097c210c95c87');
INSERT INTO "log" VALUES('EVENNG',128,1795836924123,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','5b0dc2b1daa4ee11086ccf428cdd719ce7177fa10a483ddc65e461fff5909043');
INSERT INTO "log" VALUES('EVENNG',129,1795836924123,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"966ab5c934780e53cd17b3aa3cdc06a7b8b7f327a8366dd7455577ae16b3e5b9"}','db0786fecdf52c6083bb1b0fd9267240b8444db5daec7056a615849f9c97858a');
INSERT INTO "log" VALUES('EVENNG',130,1795836924492,NULL,NULL,'{"event":"dealt","hands":[[],[3,1,1,2],[2],[5,6,3]],"opener":4}','7b1e93325770cd7b7956b08ec4590a912685982fcd33cae0f4a44ac0059adb00');
INSERT INTO "log" VALUES('EVENNG',131,1795836924535,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','a012826c8cb70dcc0589a87c39e76bc70226eb4d37d701b30a74019e54614c46');
INSERT INTO "log" VALUES('EVENNG',132,1795836924538,'bo','bo-32','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','862e926edfed9ec038636f4687ee7018af046daa73d148765aca9ed3cca4154e');
INSERT INTO "log" VALUES('EVENNG',133,1795836924550,'cleo','cleo-37','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','137353e18499b99e65910c6c2b0106002278634c57d0cb94315bc1477ed4d723');
INSERT INTO "log" VALUES('EVENNG',134,1795836924624,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','344e15d146c4ae186bb95688003e9b71f59e2974e9190b20197bd7315c6db193');
INSERT INTO "log" VALUES('EVENNG',135,1795836924624,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','502698d8db334333205938aa18d8e84d37755966d9e8dc2c36e5c1340d3fad8a');
INSERT INTO "log" VALUES('EVENNG',136,1795836924624,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"1408a74f1a1b25552d609f4b83b4ffd737d86a36a4827519001cb598a1c9438a"}','48ee500b6bc5d0f2bcc6f5a3e9a713fb78ef44038d699302f8a169321a1838d3');
INSERT INTO "log" VALUES('EVENNG',137,1795836924994,NULL,NULL,'{"event":"dealt","hands":[[],[6,6,6,3],[2],[2,2]],"opener":4}','d18b38eff13f15a2ec018a642b3413fa9e1fb7f3318d774210d360ac8059857e');
INSERT INTO "log" VALUES('EVENNG',138,1795836925044,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','3cd43d2db63591096d83a3c3189ab4d88c19042b4c1a4da97d910d7aa122efd0');
INSERT INTO "log" VALUES('EVENNG',139,1795836925057,'bo','bo-33','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":3},"timed_out":false}','faafb4716f50dcb3afeebdc0d189547b2f1d8ff915709e6d851112ff171b5037');
INSERT INTO "log" VALUES('EVENNG',140,1795836925076,'bo','bo-34','{"event":"retracted","seat":2}','5377adeb61742065806c09fdbeaa46b1176a2fec64f75d104f9baed53f55f56c');
INSERT INTO "log" VALUES('EVENNG',141,1795836925086,'bo','bo-35','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":3},"timed_out":false}','a1dbff01a983d9b841a98b9bbc1bcd6e83628302d1d1bde941518799c0f3a8a7');
INSERT INTO "log" VALUES('EVENNG',142,1795836925106,'bo','bo-36','{"event":"calzacalled","seat":2,"decided_at":1795836925121}','93a77f24208bdb269cdc69900a0dbda664f0433ca55feebac1ba15a465659e5e');
INSERT INTO "log" VALUES('EVENNG',143,1795836925123,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"calza"},"timed_out":false}','b386638ebcd40f1fbd4445864426fe5aa58549407907e5f80bf439fbeea5e292');
INSERT INTO "log" VALUES('EVENNG',144,1795836925123,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','12c548801f8c4c9b8702f0854748340a34b5caaf0a1dde3940095f032326e113');
INSERT INTO "log" VALUES('EVENNG',145,1795836925123,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"c6368e1ba56a90855c52a26a66b82159c335297cf51c2f3c689bc8d4f7c59e3e"}','b8de72796bb6ab2e498fc69fec3509d7c83132ca813a4a530102c72fa5529142');
INSERT INTO "log" VALUES('EVENNG',146,1795836925446,NULL,NULL,'{"event":"dealt","hands":[[],[2,4,6],[6],[3,4]],"opener":2}','e00c1a6540dd68e7e878fac3ce43a89891f7dcca820f0a8aa3df3cf5952c2ce2');
INSERT INTO "log" VALUES('EVENNG',147,1795836925461,'bo','bo-37','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','23f288cd704a4351adc02eed0512a0f9f77c079f12dc2357664a3861f8709d68');
INSERT INTO "log" VALUES('EVENNG',148,1795836925473,'cleo','cleo-42','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','9635fcd7419caae9f66a8be1ace0f31af6d3e6bd097692cbf23dc892a5a1602d');
INSERT INTO "log" VALUES('EVENNG',149,1795836925488,'cleo','cleo-43','{"event":"retracted","seat":3}','2b7884bb0ca0f5fe03ba60503a20bd957fb5197b6471d423d8139b2aaaea4ae7');
INSERT INTO "log" VALUES('EVENNG',150,1795836925500,'cleo','cleo-44','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','f52cd3ef17cbfae8ba5fbcc5460f9c8d4a51b507f6f88452348ed9dece631039');
INSERT INTO "log" VALUES('EVENNG',151,1795836925560,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','806267840571205fa886fc6a374b3fd36fdf10fbc8676042054f700661a97b63');
INSERT INTO "log" VALUES('EVENNG',152,1795836925560,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','6c3d85e052d02fa46527f4c5d5325ec725f546657367ac7a7075fe3abc6bead5');
INSERT INTO "log" VALUES('EVENNG',153,1795836925560,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"3ddc78413cc776c6b89b7ab88e5f64f23e6af431d3cdeab91d3f95cce8840d1c"}','1aa7938333895572204661f85c641814d3fb8402378aecf9bfb13f5fb1a3f811');
INSERT INTO "log" VALUES('EVENNG',154,1795836925911,NULL,NULL,'{"event":"dealt","hands":[[],[5,1,4],[],[6,5]],"opener":4}','c49538fd22dc07f53e3f71adfa009843534042ceba18e074ae741aad347b9f47');
INSERT INTO "log" VALUES('EVENNG',155,1795836925969,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','a6f1cbd2f3e292ca3bec4425765e7a975b11fb061106b7830f7cfb9957e9480e');
INSERT INTO "log" VALUES('EVENNG',156,1795836925974,'bo','bo-38','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":3},"timed_out":false}','ab03710bfee6c4032b6f9d8599c0d2ff7cdc15df89dd642ec5edba157b3e2f33');
INSERT INTO "log" VALUES('EVENNG',157,1795836926044,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','b5aee1a23be56f3ad6ca9458667261aed0b443b3334515d651b941bad87cceeb');
INSERT INTO "log" VALUES('EVENNG',158,1795836926044,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','2d261465da2a0634eb36724928fcce891d353cc303c4af5284ee4c607991c43e');
INSERT INTO "log" VALUES('EVENNG',159,1795836926044,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"835529da3e162bd0dad91280f9618bac2049b65b7b5b7f026437c21735fe752a"}','3c095562f8d9a3ba41653106deff489d4aaf8e1cf94b1001e00edf5a25c4e7b5');
INSERT INTO "log" VALUES('EVENNG',160,1795836926340,NULL,NULL,'{"event":"dealt","hands":[[],[5,3],[],[2,5]],"opener":2}','9d53d3fc14637781e975adcbdd5a92d0bb7d64de55476edbf2f144dccbb1cf86');
INSERT INTO "log" VALUES('EVENNG',161,1795836926342,'bo','bo-39','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','243db843f128a0d7a225c6fdc2b65a82431b3823eb5ef34f47cf795337bd0c70');
INSERT INTO "log" VALUES('EVENNG',162,1795836926400,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','30784c9f06088297724dbc09314f3c37d3503410fe1049afacaaec4ede705ce6');
INSERT INTO "log" VALUES('EVENNG',163,1795836926460,'bo','bo-41','{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','ddeb1f5aa9ac2e1c81a217d15915ba162e0d328a71d6e94dd7e9a98d9106a184');
INSERT INTO "log" VALUES('EVENNG',164,1795836926465,'bo','bo-42','{"event":"retracted","seat":2}','0818d0b96e6a6258448d7ddea44a80b69d68b27337a0273acaad34b8e1e8b5c6');
INSERT INTO "log" VALUES('EVENNG',165,1795836926477,'bo','bo-43','{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','478d49ce30f697a649af444fc3c787a3cbf77174e66a6263f60d073523a09bda');
INSERT INTO "log" VALUES('EVENNG',166,1795836926502,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','7f9fed9a541e5b8ef8c1d3aed5cf8be9a39cdaf822736b13fff7f811d9ea56ed');
INSERT INTO "log" VALUES('EVENNG',167,1795836926505,'bo','bo-44','{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','c08fe24caff86a34b049e9f9043fd8cda34ac6c10fbfc3aed1957d33ae1568cc');
INSERT INTO "log" VALUES('EVENNG',168,1795836926678,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','b1790db39f9b2f5c78e6ba8512f0026e5bbff1148f7869deeee3a298fbeadcf7');
INSERT INTO "log" VALUES('EVENNG',169,1795836926678,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','3fc9240f32896c234dc8608639d401a5060fb9fb2a3ff361619eea618b88b5c3');
INSERT INTO "log" VALUES('EVENNG',170,1795836926678,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"db3359d706d48408ebeea2ede9566b9c73347e21789b666352babedc25acc4a3"}','2241b0c7539f9b5a8c91e2b6b624cf77c1c2f5c823d9f172261cc73b80ed370a');
INSERT INTO "log" VALUES('EVENNG',171,1795836926989,NULL,NULL,'{"event":"dealt","hands":[[],[2],[],[5,6]],"opener":2}','d87bdaea09546ab5156ff2b78109186236dbb9f788a2d2547321bee7f51be5f8');
INSERT INTO "log" VALUES('EVENNG',172,1795836926994,'bo','bo-45','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','f9652ac74a58c63113b0de5d3d1b36036b35626f10b98e284daa0cfaf7971f18');
INSERT INTO "log" VALUES('EVENNG',173,1795836927108,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','2e8c7f6cd716d7bf9454ba3ff47d86ce672fada7bb90f6e7d806c2974751e4aa');
INSERT INTO "log" VALUES('EVENNG',174,1795836927108,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','8aa744d8826ee1abcf3a72b5f94d0323fa921633ca104111e89f3b5d7f3462b2');
INSERT INTO "log" VALUES('EVENNG',175,1795836927130,'phone','phone-26','{"event":"muted","chair":2,"muted":true}','0d33ce990e65cf922714946260803038374c3935be79d96aa8de35fefa92cd05');
INSERT INTO "log" VALUES('EVENNG',176,1795836927136,'phone','phone-27','{"event":"locked","locked":true}','e6ae1a97c9b4c4d3f97066f0ed05b66c58bd056feb052b984e73435b48f6b330');
INSERT INTO "log" VALUES('EVENNG',177,1795836927140,'phone','phone-28','{"event":"hostchanged","chair":2}','ede702d078d7834f6032dd80b61b81fca94cc12881162b4812875a7a1d6dd51d');
INSERT INTO "log" VALUES('EVENNG',178,1795836927146,'bo','bo-46','{"event":"hostchanged","chair":1}','6f5d487aa6e0f919aa6d19fdebce79ab0ef1f4798a3572ede4962638c2fa35c7');
INSERT INTO "log" VALUES('EVENNG',179,1795836927151,'phone','phone-29','{"event":"seriesended"}','8d5b99bac22d8dd76f57120daf3c1bf4be0fb0e707b5305526b70e0230972b81');
INSERT INTO "log" VALUES('EVENNG',180,1795836927156,'phone','phone-30','{"event":"reopened"}','ed61953dc6f2b6a84bae58689e6e388d47777c9506cdffe3b8c9be765befb037');
INSERT INTO "log" VALUES('EVENNG',181,1795836927156,'phone',NULL,'{"event":"botseated","chair":2,"bot":"reader","left":false}','14a3cd42853e70f604bd960f5e7ed3ab573d3a543cece8c2d032c5e2fd190c1c');
INSERT INTO "log" VALUES('EVENNG',182,1795836927156,'phone',NULL,'{"event":"botseated","chair":3,"bot":"reader","left":false}','6e6beda2e87da7d61378ed62925aa02ec993445ca1a03419ace057460d187ffb');
INSERT INTO "log" VALUES('EVENNG',183,1795836927156,'phone',NULL,'{"event":"started"}','b9d254b993f8a6d7e4e3ef930f9932c3c2d8160db94976192841a94beb2d9016');
INSERT INTO "log" VALUES('EVENNG',184,1795836927161,'bo','bo-47','{"event":"botseated","chair":2,"bot":"reader","left":true}','47eb1ff9e1328d167686f25792c5257ee3844b5a783a0be6d58a3743815c2fb8');
INSERT INTO "log" VALUES('EVENNG',185,1795836927168,'phone','phone-31','{"event":"removed","chair":2,"bot":"reader"}','d674de40f8a3ed041f5e2f67f13c30f17a69035e76660ecad053e47a2dad4f00');
INSERT INTO "log" VALUES('EVENNG',186,1795836927172,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"32764dd2b9947d9f28ad8d19c891b3f88a9b72f715d77b11bf5a5d3ddc6ec114"}','523a4909a2825ad0acddbc2cd1954ea240c8b0dd2364d1d67dcacc132e3a6f52');
INSERT INTO "log" VALUES('EVENNG',187,1795836927179,'phone','phone-32','{"event":"readmitted","removal":185}','7fb5300ceafacd190ca87a5fe430882c456f032e9095803936f8762e167905c5');
INSERT INTO "log" VALUES('EVENNG',188,1795836927185,NULL,NULL,'{"event":"rolled","faces":[3,3,6,5]}','1a520ce8bbc31d320f7b5142ad14f41be2c2c6fcc9109af95dcb771af57c161b');
INSERT INTO "log" VALUES('EVENNG',189,1795836927213,NULL,NULL,'{"event":"dealt","hands":[[2,1,1,6,5],[1,5,6,4,3],[4,1,1,6,4],[4,6,3,6,5]],"opener":3}','77ab81f5e2a7119db7c6fe0c7064c66f3a776ec61637789eb68bdd497649c8a4');
INSERT INTO "log" VALUES('EVENNG',190,1795836927255,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','86952b518902085331fea6fdf40f3c2df9f4f455d7cb366fa74ef258da74bd0a');
INSERT INTO "log" VALUES('EVENNG',191,1795836927273,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":6,"face":2},"timed_out":false}','9ff23ebb919c9ea2153ef6a9d2e817e6f2438368b105c9759c1608b35767dd28');
INSERT INTO "log" VALUES('EVENNG',192,1795836927281,'phone','phone-33','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','8e52bc736c32903c07c3b5c5f25da0ed9d952ead36812c7205ce1d656ce5cd57');
INSERT INTO "log" VALUES('EVENNG',193,1795836927281,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','5f01c2afafe95f94e68e01016cae84f7540f6d60df768dcbe58ecb85be54f222');
INSERT INTO "log" VALUES('EVENNG',194,1795836927281,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"0eab736550e3f5399763f4146fd11820fc837a1793c142368866afc7a7996b67"}','2804438c014a0e4e04eab692d2043427f9283ef5d739da3b548737da67d7a4fe');
INSERT INTO "log" VALUES('EVENNG',195,1795836927568,NULL,NULL,'{"event":"dealt","hands":[[2,2,2,2],[4,2,3,1,6],[3,3,4,6,3],[6,4,4,4,1]],"opener":1}','c7b0d251b16e77dbc14d94d5e58bbbe1e58dbc40047afe7e4bad90c00116a2f0');
INSERT INTO "log" VALUES('EVENNG',196,1795836927574,'phone','phone-34','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','025ff4fd66e2478581e6ee439b9a36cb67fb54b1afec240bf799251e454d4f52');
INSERT INTO "log" VALUES('EVENNG',197,1795836927584,'phone','phone-35','{"event":"retracted","seat":1}','2c33a73e6cb7cfbd58fee3cd6821865cf234bca30a1ad13f8408874dc32d6737');
INSERT INTO "log" VALUES('EVENNG',198,1795836927593,'phone','phone-36','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','e532afb1af9a1839c968542222fe4af5f7a8443014842bc330b08b97f5e0981b');
INSERT INTO "log" VALUES('EVENNG',199,1795836927619,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','b3e725bae47061e49ac8f2ebb579d0ae66d3588263ae65f3dab6544741270597');
INSERT INTO "log" VALUES('EVENNG',200,1795836927640,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":5,"face":3},"timed_out":false}','1cc3612e0b3c5f83969e87cd4da3abe15dcbfc1dc035d23e0ec69e509a101216');
INSERT INTO "log" VALUES('EVENNG',201,1795836927665,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":4},"timed_out":false}','30b680a3a15757b1f7d23a8577873714e3805728855fb0617891abb3489bc5ee');
INSERT INTO "log" VALUES('EVENNG',202,1795836927718,'phone','phone-38','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','0354c190014cb70c49c67c03304047c98fdfcc64634e697eb512b76fc073c436');
INSERT INTO "log" VALUES('EVENNG',203,1795836927718,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','7cb52b6b3a38eec9d984505aa7f35010d19e33ab2fcc3445e3ef19be41e54346');
INSERT INTO "log" VALUES('EVENNG',204,1795836927718,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"952e94a8a70eb487e64d5889193c5839308f89248cce21856eccf129de66e65d"}','55a890ab2bf3455ba7c8e83deb1004c8cb0578a80650db0e4315352845a42fe7');
INSERT INTO "log" VALUES('EVENNG',205,1795836928015,NULL,NULL,'{"event":"dealt","hands":[[3,2,1],[5,2,3,5,4],[2,4,4,5,1],[4,2,2,5,4]],"opener":1}','f22023a3871c2b75f8cbf00f069dcaeeb53346993eadc2a97494010d6db40188');
INSERT INTO "log" VALUES('EVENNG',206,1795836928024,'phone','phone-39','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','0d5917efef0646024ce13ce38d53e0a09915cbe00ae84d3b081b07c0eea8eb85');
INSERT INTO "log" VALUES('EVENNG',207,1795836928032,'phone','phone-40','{"event":"retracted","seat":1}','88ca7f137a6f2a6af667fe9489bc0ff94ac010c80fc68dd40f453ba1b94f5267');
INSERT INTO "log" VALUES('EVENNG',208,1795836928066,'phone','phone-41','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','7b148ea87973c0917227c88cbac927776afec30762374962c45791b675f32312');
INSERT INTO "log" VALUES('EVENNG',209,1795836928092,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','c9b236ba1af40efb9db0df42ae812d31291a1678ce0baa15a8b193155d056822');
INSERT INTO "log" VALUES('EVENNG',210,1795836928117,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":5,"face":4},"timed_out":false}','1fa2a82822e304b833ac58f6582c9d1fa1808aa8f7b7073b52d4f636c258961e');
INSERT INTO "log" VALUES('EVENNG',211,1795836928155,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":7,"face":4},"timed_out":false}','66524560da79acfe6b598f6cfd13710ee566a6f1a715b7255cbefa014acc0c59');
INSERT INTO "log" VALUES('EVENNG',212,1795836928168,'phone','phone-42','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','f7e9b9e8b29fb01e887da24d9c128f015ed02dd2ccf780dbfc5d0ca706ed9cb9');
INSERT INTO "log" VALUES('EVENNG',213,1795836928168,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','8c6ec2a3f18eeea58007947c52efb381d3ef866931ba37cb4e64932a15fe1091');
INSERT INTO "log" VALUES('EVENNG',214,1795836928168,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"eb885b3433115a974abb7481a916804a7647275d0237dc86283a0f898d37ad58"}','d8dd63fce1401b413d5abea219aed2bff503d826855612dd3af15489ef641398');
INSERT INTO "log" VALUES('EVENNG',215,1795836928464,NULL,NULL,'{"event":"dealt","hands":[[4,5],[6,3,4,4,4],[5,3,4,3,6],[5,6,6,2,4]],"opener":1}','c7964a3868c2c62b6e76a853999dde0cc44dce82d864809dcbc2cc3bf83a9a65');
INSERT INTO "log" VALUES('EVENNG',216,1795836928476,'phone','phone-43','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','55f6bb195b79f53c80e5d47cd9e81cb988f9cb4d7a7c8664aa0a6d7570d9d758');
INSERT INTO "log" VALUES('EVENNG',217,1795836928507,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":3},"timed_out":false}','a4127aed464e00d028fcb50cbc408b73a6f6191570c1b6f5fa8e12f2aa5e5438');
INSERT INTO "log" VALUES('EVENNG',218,1795836928519,'phone','phone-46','{"event":"calzacalled","seat":1,"decided_at":1795836928534}','058e066579a7f19f55b722046bff3faba41dfb802105bfab6c577a60474520ed');
INSERT INTO "log" VALUES('EVENNG',219,1795836928530,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','55acdeb5557c2fc5c379b04d6b401953606245efe51320b74c92524910c49ba1');
INSERT INTO "log" VALUES('EVENNG',220,1795836928550,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":3},"timed_out":false}','058f2751756581d713d69ca120c419c04a10081526884999255a502276fb1979');
INSERT INTO "log" VALUES('EVENNG',221,1795836928594,'phone','phone-47','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','9f205aeb6ca8a8fe1b03c08f2549d83cee1ca7a2abebb75ac65448a5090415ed');
INSERT INTO "log" VALUES('EVENNG',222,1795836928594,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','274c51a09d1088654d05f49b10b0cc19c98731f8f5a66d312a9de57aa0338b54');
INSERT INTO "log" VALUES('EVENNG',223,1795836928594,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"a564141280487a91c94305fe377d2595c4f3bcc367f05a42b3b7fa73d4be03cf"}','14a58a14034f9898a8834b4a7af2c0adbce5ca5cabf6d1b870a70887bab42ce7');
INSERT INTO "log" VALUES('EVENNG',224,1795836928849,NULL,NULL,'{"event":"dealt","hands":[[6,6],[1,1,3,1,2],[1,5,5,6,1],[5,4,1,6]],"opener":4}','b5d4d14628b1c947435312c86914a908e62aa084def5822b781b2b97117deefe');
INSERT INTO "log" VALUES('EVENNG',225,1795836928894,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','db579d550f5ff00b3ce160ee9895160bf7433d55f6f4cb60d35e78d27acdd357');
INSERT INTO "log" VALUES('EVENNG',226,1795836928901,'phone','phone-48','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','fad8b2e8f13fe75fbc40cbec371388a5d33e128502ab00e57c9a5ee5a96d42bd');
INSERT INTO "log" VALUES('EVENNG',227,1795836928922,'phone','phone-49','{"event":"retracted","seat":1}','610dd9e9474a039c611b892ce44d33c2e57bbf77adfbfc3865771a17d9c7a4bf');
INSERT INTO "log" VALUES('EVENNG',228,1795836929047,'phone','phone-50','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','d6baab1a55f990b3c04500572be8440130ba692a58c3e0bee7184d00c29164db');
INSERT INTO "log" VALUES('EVENNG',229,1795836929109,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','28f6051fcba354b922cd9addade62063e83f271471abdedec066e7186a8dd032');
INSERT INTO "log" VALUES('EVENNG',230,1795836929155,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":6,"face":5},"timed_out":false}','67670a248d87f29fdcad150bb576e8880a70f788eadcbad50f3ae7c6b6e9793a');
INSERT INTO "log" VALUES('EVENNG',231,1795836929222,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":6,"face":6},"timed_out":false}','f92132f7a95bb175477505a21b2f414a3d7b177b19458b4b25a803b6b45c3ab6');
INSERT INTO "log" VALUES('EVENNG',232,1795836929299,'phone','phone-52','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','1ff281dfe672b5e210b6161e5ff0998e315d7532b36fb3aa8d5bec75a57d2c69');
INSERT INTO "log" VALUES('EVENNG',233,1795836929299,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','5c02711da827fabb977814b8a88da73bdf080fbac86b963c650427ffaf8343b3');
INSERT INTO "log" VALUES('EVENNG',234,1795836929299,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"757991ef6c90f1965d41fc4723b901b66a7fc706a2bcb81ad9c9654a6a275b43"}','e7d5aebfe6b890fa6ba5b91c077ee0779aabe94a4c4c2187605809787d8d0386');
INSERT INTO "log" VALUES('EVENNG',235,1795836929628,NULL,NULL,'{"event":"dealt","hands":[[6],[2,6,3,3,6],[5,1,3,4,3],[2,2,5,1]],"opener":1}','3bb681e8b8301e17355ced63ea88ac3f8d86ad385a1893c9c7c67753e2c064c6');
INSERT INTO "log" VALUES('EVENNG',236,1795836929635,'phone','phone-53','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','ca7403ae8ab44093958a38dd0f93000b0d37d94fe5268c044701ef0a0ef598b5');
INSERT INTO "log" VALUES('EVENNG',237,1795836929664,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','5104406f4123208ba07321755b17754e8a44c0cbd708aed9ba9a208b2e985b5d');
INSERT INTO "log" VALUES('EVENNG',238,1795836929725,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','672ccca74b8aff59fe692922595416735926b9cb8c1fed0421fca67015c3c569');
INSERT INTO "log" VALUES('EVENNG',239,1795836929725,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','f00443d23ea6ad4d7cc421bb279af2dca45f93370c64c6188527a78ad3fd776b');
INSERT INTO "log" VALUES('EVENNG',240,1795836929725,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"b522c6cf5f21dd67979ac70f42383416d00beb158e0825c831ec96daa25a2efb"}','13d7fb2b3c31041e851b2da7194f616eda684bbcd737c7e833eb17521314736e');
INSERT INTO "log" VALUES('EVENNG',241,1795836929980,NULL,NULL,'{"event":"dealt","hands":[[4],[3,1,2,4,4],[1,6,5,6],[1,2,1,5]],"opener":3}','5ea8bc35393a6f88629cd710accf1d4b5b2cfca93334e5f193c38a0b06876edf');
INSERT INTO "log" VALUES('EVENNG',242,1795836930106,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','2b4a1c5800b7a849e71976f10d00f742282b6fd25088d604489d1c08553188cf');
INSERT INTO "log" VALUES('EVENNG',243,1795836930130,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','06aa8b3d0296eb6a08960ccd67f96944f0ab7c7aaa0f352e137f2793afd1a9b7');
INSERT INTO "log" VALUES('EVENNG',244,1795836930180,'phone','phone-55','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','0c6c3469ca82958508e9f1210d043563070aee09b99559e24822b6db57163f6c');
INSERT INTO "log" VALUES('EVENNG',245,1795836930205,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":4},"timed_out":false}','e21c6147dfd841c23abf3df36b40f5b8071f3907ef796cae1226d7ed7b2e101f');
INSERT INTO "log" VALUES('EVENNG',246,1795836930256,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','5a8dd6f9558fe509f5835feb27bf7ddecb6a05eaa1ce68b7436b355b39984f74');
INSERT INTO "log" VALUES('EVENNG',247,1795836930302,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":6,"face":4},"timed_out":false}','861c2bb5d32c7c31452e2aa1d743cfdac59e5ee9ecc353d6f54f43f813194a58');
INSERT INTO "log" VALUES('EVENNG',248,1795836930317,'phone','phone-56','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','9405d7b28ff75f989d6d57ec9275890d237ff7081037e374a76e6c73ce17526d');
INSERT INTO "log" VALUES('EVENNG',249,1795836930317,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','26fc672c704c144b6b4e74b2ae45174f21e62717e0f3b54e491c58985aeb219d');
INSERT INTO "log" VALUES('EVENNG',250,1795836930317,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"a6479c2aecf4bb8fe8e5f5a5efc1902373f4b8f95b2fb2db2754360789ac41bc"}','e3ef15807fcaf6375adc68e111a2c1e13caf2380f356bde67d7ece3a8fea6b1b');
INSERT INTO "log" VALUES('EVENNG',251,1795836930614,NULL,NULL,'{"event":"dealt","hands":[[],[2,1,3,6,5],[2,1,6,4],[5,1,1,5]],"opener":2}','c8bfc2d96e7f9371757dbd38b28d56ab382a6d75e954638ebedf8921b8dde45a');
INSERT INTO "log" VALUES('EVENNG',252,1795836930674,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','5240499141570e8cd4e98a44490906c41f234ca43c558e0159d5756bdb095b61');
INSERT INTO "log" VALUES('EVENNG',253,1795836930707,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','ceb9458eaacb4f7a081345900b5ba1e3d363bfc039e074617e9a6bb6915d02f6');
INSERT INTO "log" VALUES('EVENNG',254,1795836930729,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":6,"face":2},"timed_out":false}','3c16a3c05f3aed7bab7487ea1e0fbb4ce9dfdead0a41c9c30441f611b3a56efb');
INSERT INTO "log" VALUES('EVENNG',255,1795836930818,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','a2010009471f09e83868a361b9d0882c9ee6c576463e024566e0bd44951f69b6');
INSERT INTO "log" VALUES('EVENNG',256,1795836930818,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','8d59b9514b8062161f3c56d0611c0a9800dbcef1394020f4770e42566f079417');
INSERT INTO "log" VALUES('EVENNG',257,1795836930818,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"05d0f44c083065bb2679a855153e08861f5ae5a7f7bf71498eca6828cb96097d"}','a38d857efeb212056c22ba94a1f5141d482a095e6a10a46beb8387cd360fa73d');
INSERT INTO "log" VALUES('EVENNG',258,1795836931086,NULL,NULL,'{"event":"dealt","hands":[[],[3,1,6,4],[5,1,6,1],[6,3,3,4]],"opener":2}','9ea88552cded6e5a0fdfd532369d8c0b049fe13e09ba27d0a2aaac61e2ce516e');
INSERT INTO "log" VALUES('EVENNG',259,1795836931147,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','42851031112c34e063088b747e7cefd16fb2a5a41d5c04d4e5df3037b605e0ab');
INSERT INTO "log" VALUES('EVENNG',260,1795836931170,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','916bd3a5f21e08c2d8b66f7b1d7a55829013483421a0277f74b2c25559efbeac');
INSERT INTO "log" VALUES('EVENNG',261,1795836931190,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":4},"timed_out":false}','db733cd42c08cdb7e43201a3f0469dff63745d531d8ba55f088821c6c8b2e458');
INSERT INTO "log" VALUES('EVENNG',262,1795836931275,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','22546253c69a3845483d7c95e91948202d5cce42a0fba4dd03d8b1bd63cd44c6');
INSERT INTO "log" VALUES('EVENNG',263,1795836931409,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','02b07489d1d64783db7b180d95e47ae2439fd14eacef3a67f4c1d2e9e7757ffa');
INSERT INTO "log" VALUES('EVENNG',264,1795836931464,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','56e3a21f1ab4a8533ec0abec629cff6ca9d03827f21ac52d4befd73906fb78c2');
INSERT INTO "log" VALUES('EVENNG',265,1795836931464,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','475f30ff5b20e2635c8c97ac0cdabd05faa24aa42b79398bff5c8151226ee841');
INSERT INTO "log" VALUES('EVENNG',266,1795836931464,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"531ca78705992148e2905c03f08f18c5b93b39d54265a57a15b5cc730c5020dd"}','0056e1824243a61b0bcf5b14456866d3e2bb079e20993c66f721464d91ad6fd4');
INSERT INTO "log" VALUES('EVENNG',267,1795836931700,NULL,NULL,'{"event":"dealt","hands":[[],[6,2,1,4],[2,1,1,1],[2,2,2]],"opener":4}','0a33bb36560774b8cac7fa24e02128dcae7c0548d3076eb03b8743229427526b');
INSERT INTO "log" VALUES('EVENNG',268,1795836931732,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','28b72b342134b6ef6f153b890f2e4953c3c75c2204ee275b12a1acf30d4c6320');
INSERT INTO "log" VALUES('EVENNG',269,1795836931758,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','f0b3cda6761bd1d3f9634f02d4fafc3951a544f20a162538034704a0113078a5');
INSERT INTO "log" VALUES('EVENNG',270,1795836931782,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','f12efb98053b01b18d671de2b8f868b03a9f030e2410b43fbb6542ec9f06b83f');
INSERT INTO "log" VALUES('EVENNG',271,1795836931805,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":6,"face":2},"timed_out":false}','2df7ae3c04561b1e3aa0bd0a088e9cccb6720f94770125ceb84a25b37987ae08');
INSERT INTO "log" VALUES('EVENNG',272,1795836931843,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','fc025850d359831d2111d7532260216e6a5f483672ef1be3c5d0d66f50e2d6f3');
INSERT INTO "log" VALUES('EVENNG',273,1795836931843,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','6713322572f8290862ed96d05708e8c1b1335f9e45b128ed1a3736de8a18d1d5');
INSERT INTO "log" VALUES('EVENNG',274,1795836931843,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"5ad5ae60301bfc1feeddb89c8ae86590d01ad77e8fdd3c29f13f9812c236a3d7"}','c518b04d3852c2bac3bd2d10c83ebfef9afccf023bcd17b250225158daed0c4c');
INSERT INTO "log" VALUES('EVENNG',275,1795836932142,NULL,NULL,'{"event":"dealt","hands":[[],[5,2,4],[2,3,1,2],[1,5,4]],"opener":2}','b812751798087cd0be0436b94829d4ba037dad56fc6f8814d6420daed90ae4a9');
INSERT INTO "log" VALUES('EVENNG',276,1795836932194,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','8b9ce90d4b659662de08eaa115110a1e5dc20c1ab7bdfba36c7680b86cc8ce74');
INSERT INTO "log" VALUES('EVENNG',277,1795836932252,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','6825c876ca8a51f74901d5b0ade2fc359095bf477a330c7fff1f8bb74a41a34f');
INSERT INTO "log" VALUES('EVENNG',278,1795836932309,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":3},"timed_out":false}','252ae2167751b9ac2fd0939917c1a1b73b189e595673d93634a60d77a1ca5552');
INSERT INTO "log" VALUES('EVENNG',279,1795836932387,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','d5462b825212e0fb96ed1810a6adb6f8d6214c4d30c84f11e6be8b541d1a2162');
INSERT INTO "log" VALUES('EVENNG',280,1795836932387,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','989888f4ad67831c41098ea01dbceca348330427bcf7ad71dcd6bb923eae1712');
INSERT INTO "log" VALUES('EVENNG',281,1795836932387,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"95ceb3bad0a85a28ecdf70a267730cefc20537dac1c67e63ff94197f7e33406d"}','2e3cba2a945acbdc415ebf7ae0b6a40fe8a38ce2dcc96e76bd3d3550e96fa607');
INSERT INTO "log" VALUES('EVENNG',282,1795836932624,NULL,NULL,'{"event":"dealt","hands":[[],[2,3,6],[1,5,3,3],[6,3]],"opener":4}','5196aaa3d427a41f5d94b4f00b62d6513d3a4daacfd691a40912b66f27aed8d4');
INSERT INTO "log" VALUES('EVENNG',283,1795836932677,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','dc0a9d2f9d7683bf0e2e1eaa555a6a1cc043981457e35ad86c814de14dde03c8');
INSERT INTO "log" VALUES('EVENNG',284,1795836932701,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','39b897465282e9e30076f0dfa857c0b73284ba279b620f8754554b3e6a09ea50');
INSERT INTO "log" VALUES('EVENNG',285,1795836932880,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":3},"timed_out":false}','f932ef0ccf91206c6507d46f374d539b3b7d04e9f0e629039ddb6a4ef655f6b3');
INSERT INTO "log" VALUES('EVENNG',286,1795836932975,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','07f2417b1926dbcee866128c8308d2f91a64e51e6fd622eab174843f430d4e2d');
INSERT INTO "log" VALUES('EVENNG',287,1795836932975,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','869919cd78201577ab9c77f772068a6c65524914df14aa308337510caab5db13');
INSERT INTO "log" VALUES('EVENNG',288,1795836932975,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"44509055a549ff02f019f06fc571c1826c8c28ece58bda2ef833aa57941ef4ff"}','41debff06c5de062b2fa88486f879c6e7a4da4e38451af0c3b700a3ee3e560cb');
INSERT INTO "log" VALUES('EVENNG',289,1795836933231,NULL,NULL,'{"event":"dealt","hands":[[],[4,5,6],[3,5,5,4],[3]],"opener":4}','807a1d02f6b358a26aa1d8be598bd79823eae7a0279a7465191f0b5c047409f1');
INSERT INTO "log" VALUES('EVENNG',290,1795836933285,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','b146d0118428dde2f7e513f1880ce323c1691ad05f2bba5cf45598a3fa046319');
INSERT INTO "log" VALUES('EVENNG',291,1795836933382,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','21c1271ca9d7c6daefeeac79f7b4940d120753f53a11d98205a2f725e163b867');
INSERT INTO "log" VALUES('EVENNG',292,1795836933382,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','0f9fef5720a33bd44fb915e430171c987a6ffd56bb3ef86998f3e057f2e9e118');
INSERT INTO "log" VALUES('EVENNG',293,1795836933382,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"49bdaeaca0e79cd2689285ffcd08a5ce0951d2f7c1bd03b672a213cebdf94ff2"}','8ed9197c7bc5e8baf9449a9b5570b8ff7889cf8e3d46c62ea2b94040cea9548b');
INSERT INTO "log" VALUES('EVENNG',294,1795836933619,NULL,NULL,'{"event":"dealt","hands":[[],[3,1],[1,1,5,2],[1]],"opener":2}','ce9a6f3bdd0e25ffaa0f2f5bfcdc1d67093f13114473187391dc2054923f9236');
INSERT INTO "log" VALUES('EVENNG',295,1795836933674,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','aed91d13b596d24fee4ff3c8090ec67fbb64645d05b596c5465dbeec2e485d25');
INSERT INTO "log" VALUES('EVENNG',296,1795836933713,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','f462c81d45cea3e69d3dec731152aa0c8892ea92edf6531806020df8e2632d99');
INSERT INTO "log" VALUES('EVENNG',297,1795836933756,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','b92d2f6edfdc7f031a054dc1ab471dd741530b2c993474a5ddab08b4e1f04171');
INSERT INTO "log" VALUES('EVENNG',298,1795836933856,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":4},"timed_out":false}','3fa9a4c6b6b3a1dad7caeaa75fd43adc9a57ce95947a8229f8b9c520602a5234');
INSERT INTO "log" VALUES('EVENNG',299,1795836933978,NULL,NULL,'{"event":"calzacalled","seat":2,"decided_at":1795836933993}','348d01d6ab9cec6ac561cf501cc4250d184a7d8427dcc6d909535846127ae1e9');
INSERT INTO "log" VALUES('EVENNG',300,1795836933980,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','cceb5dec6104989e80536a6562f45401ee122ee13b1cac9f757eb2d42c93394d');
INSERT INTO "log" VALUES('EVENNG',301,1795836934235,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":3},"timed_out":false}','aeb1e3f1598629056eb9319c3145aaa8afe9e3cc1e5c35f0880b246455ac9da0');
INSERT INTO "log" VALUES('EVENNG',302,1795836934297,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','9d054e45511f7400c8f09460733f85e31711e2d2c3910a5e4c3756486eaca103');
INSERT INTO "log" VALUES('EVENNG',303,1795836934414,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','d075ee9c3fff98be8d3a7804a3b274422b4c1ab4d34bcbd959ab6ca05ced23b2');
INSERT INTO "log" VALUES('EVENNG',304,1795836934434,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','6522c37bbe72e822f5fd27c3c7c20d1fa6c39b136c3e99e919a3ba7cd33150e1');
INSERT INTO "log" VALUES('EVENNG',305,1795836934434,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','68b0d08736ad859db9fc185fecd603e2967d7d99929fe91b9dc794d4d1ea6d54');
INSERT INTO "log" VALUES('EVENNG',306,1795836934434,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fb20f0f6bbcb8ceeaf58460434705f632c7441cde4eb12e255f9cd2a85db7784"}','c49a8795a1d60b20d6461d7a1f1d207c0caf2aa80167d0aa1ee7996b9c5d0c4b');
INSERT INTO "log" VALUES('EVENNG',307,1795836934683,NULL,NULL,'{"event":"dealt","hands":[[],[1,6],[6,5,2,2],[]],"opener":2}','4c2896d6f8ef4e679a4e7b260693bd1a88506a26900d26c0226440a59bec8a8e');
INSERT INTO "log" VALUES('EVENNG',308,1795836934762,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','07c1dc7d2c449cf4c5e569c046c9260ee6a6d581fb3eeb27837128d17cf7fc5a');
INSERT INTO "log" VALUES('EVENNG',309,1795836934803,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','c47b6f30582ee1efcfb9cceadb47b5c0a7f2e9a5cce151e1652153aa8cc660b8');
INSERT INTO "log" VALUES('EVENNG',310,1795836934892,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','6d05c5917e672cb0a53f4914121f46011ea66ccfb0b8ae243d1fe0da49368df3');
INSERT INTO "log" VALUES('EVENNG',311,1795836935048,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','6d4bb4ce150940378b8b76e9d32b7d127dcdce3c43107a8ae6d2ff487ea7d76b');
INSERT INTO "log" VALUES('EVENNG',312,1795836935114,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','564700b99edd45609c75f7e2b089d18f1d7b9401a971fe8542a7f604c830d04f');
INSERT INTO "log" VALUES('EVENNG',313,1795836935177,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','d7c7512a669b627bd2e93451c72e8c0f406295c07f0058b72c8cc42029e28972');
INSERT INTO "log" VALUES('EVENNG',314,1795836935177,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','d9c07591326f5e030872a81576acdec4deb02fe356bda6048d45a71375739387');
INSERT INTO "log" VALUES('EVENNG',315,1795836935177,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"048e4b40706db408e7840bb633bb876e763dfea0d9bc19bb135a1a4814d68f85"}','aaacbfb5fb12677b9b441ddd2a62cb0de4ac0499dde2378e3176df8b270b5830');
INSERT INTO "log" VALUES('EVENNG',316,1795836935404,NULL,NULL,'{"event":"dealt","hands":[[],[2,3],[1,3,2],[]],"opener":3}','08c3aa80536edab84fa689a4490d5e79e22b5414406deb8b18aeefafaca0c714');
INSERT INTO "log" VALUES('EVENNG',317,1795836935449,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','30a42892d5f06d077231530649c5804a6b16227be5cedb33662c9a91a4a9a00a');
INSERT INTO "log" VALUES('EVENNG',318,1795836935479,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":3},"timed_out":false}','c8cd22ab0f6f0a44e07a9ad2f712f00d74429f527e74f7e6d501610caf2e4644');
INSERT INTO "log" VALUES('EVENNG',319,1795836935596,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','27102b45567c3cc23ada210456b482a03293b10f68b8b99185bdb7eed1383625');
INSERT INTO "log" VALUES('EVENNG',320,1795836935668,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','ccb0652a6e7263d943a2b0db3fb44ae26df1e2955a2397dc25404c4551d3c444');
INSERT INTO "log" VALUES('EVENNG',321,1795836935714,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":3},"timed_out":false}','aed2f37230e25ade72cf8d316e6d38f2d381c45a00dc223bbf75cf59266913bb');
INSERT INTO "log" VALUES('EVENNG',322,1795836935784,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":3},"timed_out":false}','c3aadcc0ea8a4b4fd2950a32f63e632e032169518de4248439f4d3b62058dd4a');
INSERT INTO "log" VALUES('EVENNG',323,1795836935808,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','021ac90ea07f55ba90cc085d81a8127e6aca7209537ad5fabc4e9c6e31461cbc');
INSERT INTO "log" VALUES('EVENNG',324,1795836935808,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','aade787eda403b1218643906e200f0812d41370bf212c504167dfc5d0a078fbe');
INSERT INTO "log" VALUES('EVENNG',325,1795836935808,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"9c0ba02843c35167f0af6faa6cc83fc3ec5fb6923e66c4edc0dccc28c6a26e04"}','5b4d89a43fe7817d8d4858c0d1ee3b3dcf7b450e053c786aab3f5c12a49926cc');
INSERT INTO "log" VALUES('EVENNG',326,1795836936031,NULL,NULL,'{"event":"dealt","hands":[[],[6],[6,4,2],[]],"opener":2}','74db5d05d0126934f5abef3bb1b412203249d419963aae838455ddda64d683ef');
INSERT INTO "log" VALUES('EVENNG',327,1795836936074,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','1fcdf6dcf6a339ee83aa4ab8ed2f511f5ed934e493df513752fd4f2d2992e286');
INSERT INTO "log" VALUES('EVENNG',328,1795836936200,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','ee69003353103e7431c0a2cb60141adf3d6e836968fbc561577ce9a42d1cf49d');
INSERT INTO "log" VALUES('EVENNG',329,1795836936276,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','03c58f54e633cca45e5f7545719fbba950474d197ff1aa0a35ba77764da15795');
INSERT INTO "log" VALUES('EVENNG',330,1795836936306,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','7d6532cb74d1f9c7d1e446253709f5f500581ceb0954850db388393be1485313');
INSERT INTO "log" VALUES('EVENNG',331,1795836936306,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','c1a3aa78a0992f0612c5ba245c64d188dfff764033266fff4abe42e73b442275');
INSERT INTO "log" VALUES('CUSTMS',1,1795836936324,'fay','fay-1','{"event":"opened","guest":"fay","edition":"bga","options":{"players":[2,8],"dice":2,"first_opener":"highest-roll","raise":"any-higher","palifico":"each-time","palifico_with_two":false,"veteran_changes_face":true,"calza":true,"calza_callers":"all-but-next","calza_in_palifico":false,"calza_with_two":false,"calza_wins":"all-others-lose","lost_dice_visible":true,"reveal":"from-caller"},"chairs":5,"table_settings":{"listed":true,"training_aid":true,"spectators_see_previous_round":true,"chat":false,"clock":{"move":60,"bank":600,"increment":5},"autostart_at":2,"speed":"slow","eliminated_see_dice":true,"external_bots":true}}','34d90e65c464e8226e1cf8f5f5d75522eee3d4dcba69700cfef507fbea730bb7');
INSERT INTO "log" VALUES('CUSTMS',2,1795836936324,'fay',NULL,'{"event":"sat","chair":1,"guest":"fay","name":"Fay"}','db18707307ee2f98e7b16b90b0786282d6fc4c837c7744dacc487474292e9f68');
INSERT INTO "log" VALUES('CUSTMS',3,1795836936337,'fay','fay-3','{"event":"sat","chair":1,"guest":"fay","name":"Fay"}','f78c86c03fecdee5511bb4af57baab3a06c0f109b62ff2c67d26d2898a5c8ea0');
INSERT INTO "log" VALUES('CUSTMS',4,1795836936340,'bot-robo','bot-robo-2','{"event":"sat","chair":2,"guest":"bot-robo","name":"Robo"}','4478603dfd0836a14bf7a91f08daed84c86650a93cc1af47521d23dbe6abb40a');
INSERT INTO "log" VALUES('CUSTMS',5,1795836936345,'gus','gus-2','{"event":"sat","chair":3,"guest":"gus","name":"Gus"}','9019d4db6e2f25bb926b86e9eff5f02596f0bc8bbe6f72fedcdf8646a64f31e0');
INSERT INTO "log" VALUES('CUSTMS',6,1795836936345,'gus',NULL,'{"event":"botseated","chair":4,"bot":"odds","left":false}','07c7dd1f1a6b70829dd8210ffea41382a86a4ed89a07dda57a2beed7d4f8a139');
INSERT INTO "log" VALUES('CUSTMS',7,1795836936345,'gus',NULL,'{"event":"botseated","chair":5,"bot":"odds","left":false}','9e57dcaeb65ea89fb8c593cd56400e1d94d6a8d03ff079f3b1e563032aad7117');
INSERT INTO "log" VALUES('CUSTMS',8,1795836936345,'gus',NULL,'{"event":"started"}','9e51fe9c88310aa2e36f60a4bc263508ef5750c05b1ee8dec7692e34fdb56819');
INSERT INTO "log" VALUES('CUSTMS',9,1795836936351,'fay','fay-4','{"event":"digestgiven","seat":1,"round":1,"digest":"12eef32e1f360e9305e6bdd7906625b63bd4a768d9c21ded19354cf14b5d1039"}','165b61f7fac38a7f8970bfcd40632614cf881d24c7ec6345ce67d144ee587e74');
INSERT INTO "log" VALUES('CUSTMS',10,1795836936355,'bot-robo','bot-robo-3','{"event":"digestgiven","seat":2,"round":1,"digest":"fac97fe91b9ecfb23f9a980e9dbc277d7329921aaa2535f5fc84aa1dbbd8d0bf"}','20d47c6dc848a14b6e6474d8801f6ae7af211776b3ecde2ed94e52c96bec53cf');
INSERT INTO "log" VALUES('CUSTMS',11,1795836936358,'gus','gus-3','{"event":"digestgiven","seat":3,"round":1,"digest":"4695f663762fb24705e976c3bbd1c2a547abf1b0912d186028e3bbe93cb7a586"}','372252b8c767f9dce98630a875ee3a1e22b363f5e63969af8b664d20ed4a02fe');
INSERT INTO "log" VALUES('CUSTMS',12,1795836936358,'gus',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"2eb86f3c1dcc3764ff0d7743d6d199ea6ac8f76f39f7662c3e3651712c22bb89"}','fda8c287b43fcdbb4adacc52459a10230c24bddbae7c4ab8a58fbf59a14b0d0f');
INSERT INTO "log" VALUES('CUSTMS',13,1795836936361,'fay','fay-5','{"event":"contributed","seat":1,"contribution":"f33ed7beef58c084452483320a7ff2fe"}','225f308d619c84ce5b08e39ed0536db2376edd35efe1ec37082c1b070c8d3758');
INSERT INTO "log" VALUES('CUSTMS',14,1795836936370,'bot-robo','bot-robo-4','{"event":"contributed","seat":2,"contribution":"3304e3c1869f2a9745a23e48179041d8"}','4bc630a63a442a012441f514fff85348c5cb3b705cf523e7b372f40bfafe19b7');
INSERT INTO "log" VALUES('CUSTMS',15,1795836936373,'gus','gus-4','{"event":"contributed","seat":3,"contribution":"eb367cb454533fce88664909250bae43"}','b16255f8867f66e81d2a5e2fc8bfaa72a2d0b2576d5f3f70134fff4f122edf7c');
INSERT INTO "log" VALUES('CUSTMS',16,1795836936451,NULL,NULL,'{"event":"rolled","faces":[6,1,1,1,1]}','06f834a29ead37c2eb0faa5c2108f671ef99556de15a3dcc1640c9d110c42bcb');
INSERT INTO "log" VALUES('CUSTMS',17,1795836936557,NULL,NULL,'{"event":"dealt","hands":[[2,2],[2,3],[4,5],[4,6],[5,6]],"opener":1}','9d5984ae0430a2c35b133ccb154e84fda9d4878d9b886b118cf505b2a6d6d63e');
INSERT INTO "log" VALUES('CUSTMS',18,1795836936565,'fay','fay-6','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','8978d4f58438451303875d4943bb9b4110eb5c4687b105a8c477e73dfc7a0fa8');
INSERT INTO "log" VALUES('CUSTMS',19,1795836936575,'gus','gus-5','{"event":"calzacalled","seat":3,"decided_at":1795836936590}','1e393704df9231c89c0cb9d7d9cba599223f5e6654386b94129cf8fbe838d804');
INSERT INTO "log" VALUES('CUSTMS',20,1795836936595,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"calza"},"timed_out":false}','678987869bffd3b91990263df8c1f23cfde5ab7dc65a8caca66603de1d7cb01e');
INSERT INTO "log" VALUES('CUSTMS',21,1795836936595,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','56432e2d0b53679ecb89df2523e59f5e130891b9ac86959147def66f9a5bb4b4');
INSERT INTO "log" VALUES('CUSTMS',22,1795836936595,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"e38f23f5f6fa513127463efeed82ca7e3d3205f8e642a4c2a8bb2308b31379ca"}','55a49297c2c45225193d814e0ab119938d06557afa7f9a8f8ac7d7032350062b');
INSERT INTO "log" VALUES('CUSTMS',23,1795836936602,'fay','fay-7','{"event":"configured","edition":"bga","options":{"players":[2,8],"dice":2,"first_opener":"highest-roll","raise":"any-higher","palifico":"each-time","palifico_with_two":false,"veteran_changes_face":true,"calza":true,"calza_callers":"all-but-next","calza_in_palifico":false,"calza_with_two":false,"calza_wins":"all-others-lose","lost_dice_visible":true,"reveal":"from-caller"},"chairs":5,"table_settings":{"listed":true,"training_aid":true,"spectators_see_previous_round":true,"chat":false,"clock":{"move":60,"bank":600,"increment":5},"autostart_at":2,"speed":"fast","eliminated_see_dice":true,"external_bots":true}}','3e9ae9a2ffc9a1013dc72886301891fcd77a2d6b0acb7364ff36916ba5b2fe22');
INSERT INTO "log" VALUES('CUSTMS',24,1795836936718,NULL,NULL,'{"event":"dealt","hands":[[6],[2],[3,1],[3],[3]],"opener":3}','a41da68c757907e640e788a4760a9aceb99e8d2364474885e3283dac6196cb5e');
INSERT INTO "log" VALUES('CUSTMS',25,1795836936726,'gus','gus-6','{"event":"moved","seat":3,"move":{"move":"bid","quantity":6,"face":5},"timed_out":false}','8e3a212676cd6c96dadd5a904ec9118f1adb988807eec5671f84175e29119483');
INSERT INTO "log" VALUES('CUSTMS',26,1795836936738,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','0139496fea34a66161cc6c8afd149759db0ceec3e7f890f38a15d889f907cec2');
INSERT INTO "log" VALUES('CUSTMS',27,1795836936738,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','993a58b64e780b8e7d47701b7b6342de23b2e0f3b0235a30147518303439c44f');
INSERT INTO "log" VALUES('CUSTMS',28,1795836936738,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"451f28daa8d5295553f0be7026edefbfd427b4aee1f04b8856b57d141ee3afe1"}','6cea23085fc87b985dd9e860220077caaa77e1a288cc963612c6587483a69ee3');
INSERT INTO "log" VALUES('CUSTMS',29,1795836936852,NULL,NULL,'{"event":"dealt","hands":[[4],[2],[4],[1],[2]],"opener":3}','24d00a27f0567b4c996599dfe132ab9251a029c0da303165b8d2457afb13df4e');
INSERT INTO "log" VALUES('CUSTMS',30,1795836936859,'gus','gus-7','{"event":"moved","seat":3,"move":{"move":"bid","quantity":5,"face":5},"timed_out":false}','7c7ad5f60336b4fe0298bde087e2897c4723c5bc1cdbd76c6899f4651fdb9a97');
INSERT INTO "log" VALUES('CUSTMS',31,1795836936870,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','3dbbb8ef3a1399b027fa22d1098e3712c741d592921d462ef552ed08e661b15d');
INSERT INTO "log" VALUES('CUSTMS',32,1795836936870,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','76939eb383c65915a574fb9daf17f5c1a7afe3d61b0e31dfb6b005bf59d61b32');
INSERT INTO "log" VALUES('CUSTMS',33,1795836936870,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fafa08f8cc1f847bb3bd510d575855559f1bda7eb404c5e416ad125f726381e5"}','0a76a6ed38d67045e1fd044da6c56771edd1c4494a505936bb8db19d87702611');
INSERT INTO "log" VALUES('CUSTMS',34,1795836936978,NULL,NULL,'{"event":"dealt","hands":[[1],[3],[],[1],[1]],"opener":4}','5ea877fa220de70d637435ca4d581b47331e6093b1ce7342faa5365eb7d253ac');
INSERT INTO "log" VALUES('CUSTMS',35,1795836937000,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','93228172a43196bfec33192ad7101028367aa701b3aee4913f47adad75cc0486');
INSERT INTO "log" VALUES('CUSTMS',36,1795836937019,NULL,NULL,'{"event":"moved","seat":5,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','4f89c7f8e5707d3a707c5ed038d27bdbb465a29bcb6d87f1431dbc4caf5fae2a');
INSERT INTO "log" VALUES('CUSTMS',37,1795836937031,'fay','fay-8','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','5f0d0214b3ac2200c2f6f6dfd62f03c815c964636a4034139220739c5937d152');
INSERT INTO "log" VALUES('CUSTMS',38,1795836937042,'bot-robo','bot-robo-6','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','3adb35994df4324b5d16b24f78bfbf3ac5970234bd0bb134a2d2ded45ce00c1a');
INSERT INTO "log" VALUES('CUSTMS',39,1795836937042,'bot-robo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','d50b133b1a87fe83566bb53de0dcc6b183c9a07cda7535f9adcf9ad69cbc2c35');
INSERT INTO "log" VALUES('CUSTMS',40,1795836937042,'bot-robo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"daf87a27c8eda4fe88b38e6738edca5218e7c61aa44c56e54db73f64ad8d6c77"}','3682584b38f0dd98d6b01bdefe1149ab2d29e1c4ca71292c7e21ba3e14b0f263');
INSERT INTO "log" VALUES('CUSTMS',41,1795836937157,NULL,NULL,'{"event":"dealt","hands":[[],[2],[],[2],[4]],"opener":2}','4fb98d8c5d85a3bbc1b99b40aff2af27066198b8ecb0f2d96ddde2e9f93444ab');
INSERT INTO "log" VALUES('CUSTMS',42,1795836937166,'bot-robo','bot-robo-7','{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','da532e36f4111a71d491f761505dde3428bff3977e5bc4c868e6d56081ee3db1');
INSERT INTO "log" VALUES('CUSTMS',43,1795836937188,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','37ae84de0a20f7d9737ff19ce0ef89867afccf76dedc0e771b0dcb324d4fcf1d');
INSERT INTO "log" VALUES('CUSTMS',44,1795836937188,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','5652027f254462791022e1ff52c1502b401d84064691682ea1e7199bdbdfefa2');
INSERT INTO "log" VALUES('CUSTMS',45,1795836937188,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"55ef36b5031ecdd5a7d83ccd6e1c351d227900cc7f282e8d0715efbe35a29cf2"}','920ae3127678c18dac66b3ee51de7d39e10851906242e574d1317738c4bf21ad');
INSERT INTO "log" VALUES('CUSTMS',46,1795836937198,'fay','fay-9','{"event":"configured","edition":"bga","options":{"players":[2,8],"dice":2,"first_opener":"highest-roll","raise":"any-higher","palifico":"each-time","palifico_with_two":false,"veteran_changes_face":true,"calza":true,"calza_callers":"all-but-next","calza_in_palifico":false,"calza_with_two":false,"calza_wins":"all-others-lose","lost_dice_visible":true,"reveal":"from-caller"},"chairs":5,"table_settings":{"listed":true,"training_aid":true,"spectators_see_previous_round":true,"chat":false,"clock":{"move":60,"bank":600,"increment":5},"autostart_at":2,"speed":"instant","eliminated_see_dice":true,"external_bots":true}}','baec97818ddd59b0491900250f6232b8acd31ef6aaf27d3800e7ba70ad4b0ce5');
INSERT INTO "log" VALUES('CUSTMS',47,1795836937206,NULL,NULL,'{"event":"dealt","hands":[[],[],[],[4],[5]],"opener":4}','957a2776a80738cd8f87f34a388a8cc91ab545a3ad22ff996b76ac3f5804fa1d');
INSERT INTO "log" VALUES('CUSTMS',48,1795836937224,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','a0106ca8b0c51f133b310e939bc5155013b2e49c18fe3c81c98f324007e445ae');
INSERT INTO "log" VALUES('CUSTMS',49,1795836937246,NULL,NULL,'{"event":"moved","seat":5,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','b39d2a82d004f2b03eab8019a0a9384e0703877c3b5b23894d8650ed1184be2f');
INSERT INTO "log" VALUES('CUSTMS',50,1795836937252,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','9708453cbdc0c921356658d46b9f1b69b3471673e6b9e421f12e599eac01976b');
INSERT INTO "log" VALUES('CUSTMS',51,1795836937252,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','6762ab2da73ca2c1c8c27a05e020a5f40ac63033d4e34481e6076ec7e0f4d751');
INSERT INTO "log" VALUES('CLCKED',1,1795836937260,'dan','dan-1','{"event":"opened","guest":"dan","edition":"bga","options":{},"chairs":2,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":{"move":5,"bank":0,"increment":0},"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false}}','6467a202c59208185120327da1e98f6243456cdd2045d33d91fa65c5a2d629b6');
INSERT INTO "log" VALUES('CLCKED',2,1795836937260,'dan',NULL,'{"event":"sat","chair":1,"guest":"dan","name":"Dan"}','8c6d1c9c527f6fafbf31b50b576d67a50320dccf50518c3c764ab20d06d55d71');
INSERT INTO "log" VALUES('CLCKED',3,1795836937266,'eva','eva-2','{"event":"sat","chair":2,"guest":"eva","name":"Eva"}','bebed32e7f0da765360fda1a381859c3f3025ab43a9a5c74213f2180b17ae261');
INSERT INTO "log" VALUES('CLCKED',4,1795836937271,'dan','dan-3','{"event":"started"}','1a2bc457dc0ac6a339428099ceab2db7dbd5afd0c73a04e22a8e46ffd354c53b');
INSERT INTO "log" VALUES('CLCKED',5,1795836937287,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"0726413390b7d62ca2fa3b4eca7d08a3fa469101b613b7bf120f346259598d19"}','1321bb1f76f0ffdee7d1e9e3f376b7aad6e68a9709abf423aca401c47bb1b977');
INSERT INTO "log" VALUES('CLCKED',6,1795836937303,NULL,NULL,'{"event":"dealt","hands":[[4,5,6,3,2],[6,1,5,4,1]],"opener":1}','aa4a7226e8f39f462e38763590fdf4060d700021268a6539a90113b1e903ca5d');
INSERT INTO "log" VALUES('CLCKED',7,1795836937310,'dan','dan-4','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','0b3560a6b66c04db947d89f45b53130d08cd23b620059e7e6dd4ce0a20f5395d');
INSERT INTO "log" VALUES('CLCKED',8,1795836942311,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":true}','c70207c8743b3159f6d39572cc2dbaf570f77bbb138d71af4e70faec27537be9');
INSERT INTO "log" VALUES('CLCKED',9,1795836942311,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','6d11e27e529b9ab645e8d19b0f45bcbe4b6d388d08efa561f04c137fbc3a12ab');
INSERT INTO "log" VALUES('CLCKED',10,1795836942311,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"3cb5a322171883efd331cb0f023851d979d4da234437a34321956d80d40ecbd3"}','aca29b2ff48c35a1a7608ce055ba9a326d1ec0024cfab037af4f6a3ff22f9377');
INSERT INTO "log" VALUES('CLCKED',11,1795836942611,NULL,NULL,'{"event":"dealt","hands":[[6,6,4,5,5],[1,4,4,6]],"opener":2}','fadda96ee08771c12a762a98eb6207dcc858f994ade7dbd995c80251962625b9');
INSERT INTO "log" VALUES('CLCKED',12,1795836947612,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":true}','e0234f354fc1f55846e9cd98e692979cb8e303c5b656e5251323053a75301c8a');
INSERT INTO "log" VALUES('CLCKED',13,1795836947612,NULL,NULL,'{"event":"botseated","chair":2,"bot":"reader","left":false}','1193335767fb83db78562fff6d0d3e378072c26e79187651448fa3309b4cdacd');
INSERT INTO "log" VALUES('CLCKED',14,1795836947736,NULL,NULL,'{"event":"downtimecredited","milliseconds":124}','8d131722415a8e045131bfda087653d9a90d2f0a179eb011f4f648b9bff2f7be');
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
	PRIMARY KEY ("table", game, seat)
);
INSERT INTO "result" VALUES('EVENNG',1,1,'phone',NULL,'kozak',1795836927108,4,4,6,0,0,4,1,2,0);
INSERT INTO "result" VALUES('EVENNG',1,2,'bo',NULL,'kozak',1795836927108,4,2,17,6,2,1,0,1,0);
INSERT INTO "result" VALUES('EVENNG',1,3,'cleo',NULL,'kozak',1795836927108,4,3,14,3,0,0,0,2,0);
INSERT INTO "result" VALUES('EVENNG',1,4,NULL,'beginner','kozak',1795836927108,4,1,15,4,3,8,6,0,0);
INSERT INTO "result" VALUES('EVENNG',2,1,'phone',NULL,'kozak',1795836936306,4,4,6,0,0,6,1,0,0);
INSERT INTO "result" VALUES('EVENNG',2,2,NULL,'reader','kozak',1795836936306,4,2,23,2,0,4,1,0,0);
INSERT INTO "result" VALUES('EVENNG',2,3,'cleo','reader','kozak',1795836936306,4,1,22,0,0,4,2,0,0);
INSERT INTO "result" VALUES('EVENNG',2,4,NULL,'beginner','kozak',1795836936306,4,3,17,2,0,3,0,0,0);
INSERT INTO "result" VALUES('CUSTMS',1,1,'fay',NULL,'bga',1795836937252,5,4,2,1,0,0,0,0,0);
INSERT INTO "result" VALUES('CUSTMS',1,2,'bot-robo',NULL,'bga',1795836937252,5,3,1,1,0,1,1,0,0);
INSERT INTO "result" VALUES('CUSTMS',1,3,'gus',NULL,'bga',1795836937252,5,5,2,2,0,0,0,1,1);
INSERT INTO "result" VALUES('CUSTMS',1,4,NULL,'odds','bga',1795836937252,5,2,2,0,0,4,3,0,0);
INSERT INTO "result" VALUES('CUSTMS',1,5,NULL,'odds','bga',1795836937252,5,1,2,0,0,0,0,0,0);
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
INSERT INTO "tables" VALUES('EVENNG','new',1795836918261,'ana','ana-1',NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES('CUSTMS','new',1795836936324,'fay','fay-1',NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES('CLCKED','new',1795836937260,'dan','dan-1',NULL,NULL,NULL,0,NULL);
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
CREATE INDEX result_guest ON result (guest, ended_at);
COMMIT;
