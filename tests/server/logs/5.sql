BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
CREATE TABLE beat (
	id INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "beat" VALUES(1,1795886833317);
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
	called_at BIGINT, 
	PRIMARY KEY (id), 
	UNIQUE (code)
);
INSERT INTO "club" VALUES('a82ae1e9c3ff4dae1eab424919749db0','W7CEVPZ2WFSH','Thursday','VJZE4NF5HJJX',NULL,1795886821533,NULL);
CREATE TABLE club_member (
	club TEXT NOT NULL, 
	person TEXT NOT NULL, 
	joined_at BIGINT NOT NULL, 
	coming BOOLEAN, 
	coming_at BIGINT, 
	PRIMARY KEY (club, person)
);
INSERT INTO "club_member" VALUES('a82ae1e9c3ff4dae1eab424919749db0','VJZE4NF5HJJX',1795886821532,NULL,NULL);
CREATE TABLE club_table (
	"table" TEXT NOT NULL, 
	club TEXT NOT NULL, 
	opened_at BIGINT NOT NULL, 
	PRIMARY KEY ("table")
);
INSERT INTO "club_table" VALUES('CUSTMS','a82ae1e9c3ff4dae1eab424919749db0',1795886821542);
CREATE TABLE due (
	"table" TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY ("table")
);
INSERT INTO "due" VALUES('CLCKED',1795886838322);
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
INSERT INTO "format" VALUES(5,5);
CREATE TABLE invitation (
	guest TEXT NOT NULL, 
	sender TEXT NOT NULL, 
	"table" TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (guest, sender)
);
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
INSERT INTO "log" VALUES('EVENNG',1,1795886804570,'ana','ana-1','{"event":"opened","guest":"ana","edition":"bga","options":{},"chairs":5,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":null,"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false},"club":null,"rated":false,"tournament":null}','3a25b59356145214c564af6c8d67741d66582f650fc6924e25ba8206f04213a1');
INSERT INTO "log" VALUES('EVENNG',2,1795886804570,'ana',NULL,'{"event":"sat","chair":1,"guest":"ana","name":"Ana","person":null}','539218d64b4c8af25a3898fdf521e1359a6815aec1bc59032ef74db664629695');
INSERT INTO "log" VALUES('EVENNG',3,1795886804599,'ana','ana-3','{"event":"configured","edition":"kozak","options":{"calza":true},"chairs":4,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":null,"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false}}','f63ddc11d9753c0375734f4d622734d0be98328698da4a8ef22f5dce6efb99ed');
INSERT INTO "log" VALUES('EVENNG',4,1795886804601,'bo','bo-2','{"event":"sat","chair":2,"guest":"bo","name":"Bo","person":null}','22c6ada47a53de24ddc0aa7cd92df00dae500335b1d1c32e27d3b24a46303a9b');
INSERT INTO "log" VALUES('EVENNG',5,1795886804603,'cleo','cleo-2','{"event":"sat","chair":3,"guest":"cleo","name":"Cleo","person":null}','6f3ddf291ce786597d8e6f7043c9f3f69cb0c7f7ea22dccd780595a9c2e5750d');
INSERT INTO "log" VALUES('EVENNG',6,1795886804604,'ana','ana-4','{"event":"botseated","chair":4,"bot":"beginner","left":false,"name":null}','831c11d4c85c07ef914b733c7405038174b5b02d0740bda50adfd71db68ff773');
INSERT INTO "log" VALUES('EVENNG',7,1795886804605,'cleo','cleo-3','{"event":"stoodup","chair":3}','b97d218b132ab4e43f2c811bbf3f9c8a7cfd3295e830ad2565643942e5a5bbb9');
INSERT INTO "log" VALUES('EVENNG',8,1795886804606,'cleo','cleo-4','{"event":"sat","chair":3,"guest":"cleo","name":"Cleo","person":null}','4edecbb7646272fae3301a0e98b77e15f49102cf61efd09146373c516c24d8fa');
INSERT INTO "log" VALUES('EVENNG',9,1795886804608,'cleo','cleo-5','{"event":"sat","chair":3,"guest":"cleo","name":"Cléo","person":null}','da8cb0821dfef08a5de44fa21645b8c578c21c53a9c157efd41fd7ad48a63bd1');
INSERT INTO "log" VALUES('EVENNG',10,1795886804609,'ana','ana-5','{"event":"chatted","seat":1,"phrase":"good-luck","text":null}','bd87a22e3387d2bdf0cceb69f192a163fae96eaf679d3c6ce750980391770c9a');
INSERT INTO "log" VALUES('EVENNG',11,1795886804610,'bo','bo-3','{"event":"chatted","seat":2,"phrase":null,"text":"Хай щастить!"}','6831e6186d1366c85d8e45d2ebfbb3afe20d6b921ca25863e24f5a67a5a678f5');
INSERT INTO "log" VALUES('EVENNG',12,1795886804610,'ana','ana-6','{"event":"started","unrated":null}','650707b1b9ff6663b1bc432234e35feb75b7a880cf8aa78cf1f5fa9c782f2434');
INSERT INTO "log" VALUES('EVENNG',13,1795886804612,'ana','ana-7','{"event":"digestgiven","seat":1,"round":1,"digest":"73042906ce32bc2323b41fb943a1d2e51e83e394559111300e2c3d8f26a661ac"}','ea6cdf92720ad1e52a3eff2b4403491f53218bda7e8dfeffb880b184e32f5c38');
INSERT INTO "log" VALUES('EVENNG',14,1795886804613,'bo','bo-4','{"event":"digestgiven","seat":2,"round":1,"digest":"353b7027246b8e484ec378e38bd8629932e7386ac92d9fb55d9b8dc048bbf527"}','71a4d48e791034f2d850c2a5795781cbd945a81bfabd2a5827225553635af39f');
INSERT INTO "log" VALUES('EVENNG',15,1795886804613,'cleo','cleo-6','{"event":"digestgiven","seat":3,"round":1,"digest":"ba67975d95b316cef4abaef7e6e13249ab4566e0a9b720eec20f6e443b393fc1"}','dd369de14a09b85f1d90b191437870b825badae0b795e98d1f00ccde25f2cac3');
INSERT INTO "log" VALUES('EVENNG',16,1795886804613,'cleo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ac329c75c13a3f42879a84af1d1711260d4a188fe8cf2638e773418ed40e96a2"}','f696bb104058276729d5edb3e8ec75bdb21a8922ea0348872a5b4d4c13901c9b');
INSERT INTO "log" VALUES('EVENNG',17,1795886804615,'ana','ana-8','{"event":"contributed","seat":1,"contribution":"58e083af152255a9f9e653189400622b"}','e1e7091bd5c0731d80ad4db6ac5921e87d60517e374774553d9a89104ed4f868');
INSERT INTO "log" VALUES('EVENNG',18,1795886804615,'bo','bo-5','{"event":"contributed","seat":2,"contribution":"798edeee4afa332e8929e2c7bccf3378"}','3eec902cc527025a86ea40ecf5d990aa5e649db9743bae4846570bfd3c9c87ae');
INSERT INTO "log" VALUES('EVENNG',19,1795886804616,'cleo','cleo-7','{"event":"contributed","seat":3,"contribution":"3aa05d28338c419cf5a35ac2ac3664ae"}','6d836c16cf27300db6ecabcf08953bb6455e2596e1dcab804bef11d6e8ee2142');
INSERT INTO "log" VALUES('EVENNG',20,1795886804676,NULL,NULL,'{"event":"rolled","faces":[2,1,4,1]}','7d1360ed4438070e8b1263cf03024f2197e8238251bd6811b122029def0611c7');
INSERT INTO "log" VALUES('EVENNG',21,1795886804743,NULL,NULL,'{"event":"dealt","hands":[[4,3,1,4,1],[3,1,1,3,5],[1,2,4,6,4],[3,6,1,6,2]],"opener":3}','a77776ebc21e01aac7f9f19d842a9cc631120cffced1d994ea738776e675a585');
INSERT INTO "log" VALUES('EVENNG',22,1795886804747,'bo','bo-6','{"event":"pauserequested","seat":2,"wanted":true}','04072f1ec555a7cdff7e5a2b8eee7d55e48a5611c5ed8351c62d99020aca2d90');
INSERT INTO "log" VALUES('EVENNG',23,1795886804748,'cleo','cleo-8','{"event":"pauserequested","seat":3,"wanted":true}','43aa353ec4560f9dee0712ab7a3a2a9981375e6c9ccd1ab620a30e0b0e9abf25');
INSERT INTO "log" VALUES('EVENNG',24,1795886804749,'ana','ana-9','{"event":"paused"}','6194e6a8a9d981f69fe4fa1a8ebe31c0aec7265f6f2dfbe5a37833fbc799b2a1');
INSERT INTO "log" VALUES('EVENNG',25,1795886804750,'bo','bo-7','{"event":"resumed"}','508d729936c2657c07b9efa90c8cd4ef3940e10fec2341f05a643b61893a2dc2');
INSERT INTO "log" VALUES('EVENNG',26,1795886804759,'phone','phone-2','{"event":"handedover","chair":1,"guest":"phone"}','556e03f27e7240f4646ca57bd1c31a9d1cc2df89b00ae97694c7fcdae987bd29');
INSERT INTO "log" VALUES('EVENNG',27,1795886804761,'cleo','cleo-9','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','c3d496344b37489499477234077787087339ea9d771b4dd1f827e76243e20110');
INSERT INTO "log" VALUES('EVENNG',28,1795886804784,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','f66dd4d0a8b70f36d2c380f9caabd820af80842a7e114e4366e4fe6915116f4c');
INSERT INTO "log" VALUES('EVENNG',29,1795886804786,'phone','phone-3','{"event":"moved","seat":1,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','10e5842fe91f61019f10ea1691858a82d45d5fc9db38e56f17d6fdaa5cb392ab');
INSERT INTO "log" VALUES('EVENNG',30,1795886804793,'bo','bo-8','{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','8b5d4f5edaa9e5b609dca8cb60d4e505bb4135f384dd70e26567f68a3ffdd4d9');
INSERT INTO "log" VALUES('EVENNG',31,1795886804796,'bo','bo-9','{"event":"retracted","seat":2}','f9d3e12e549d18cf39ab8fd59380768d74ec933d0b063e1c46e615f62f9ebcf6');
INSERT INTO "log" VALUES('EVENNG',32,1795886804798,'bo','bo-10','{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','bc4aaf0ff63ba998f8a13ed1a6438156ad3f0c2e35b490a7589eedc24bcb7070');
INSERT INTO "log" VALUES('EVENNG',33,1795886804806,'cleo','cleo-10','{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":1},"timed_out":false}','d55b817d81cd407587eb98737462b6337d8208b49e877bc832cc64d9383f96b4');
INSERT INTO "log" VALUES('EVENNG',34,1795886804880,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":9,"face":6},"timed_out":false}','2aa300fed9360955c68c55f212f86d2ab10f3f82863b2f16f7031d43797e6b1e');
INSERT INTO "log" VALUES('EVENNG',35,1795886804884,'bo','bo-11','{"event":"calzacalled","seat":2,"decided_at":1795886804899}','34ac683e400c3ed09fa21a9086ed54f2615fb1b843b7444ef14ee8a10b07ec51');
INSERT INTO "log" VALUES('EVENNG',36,1795886804886,'cleo','cleo-11','{"event":"calzacalled","seat":3,"decided_at":1795886804901}','8f147c33d3d12691abe31f68d719c97aaa0357fd7e181edd178b6efb6910121f');
INSERT INTO "log" VALUES('EVENNG',37,1795886804900,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"calza"},"timed_out":false}','45ff0efd0d4e57e613f939a3411e1935d13fd14420997117074a05d260ec86d0');
INSERT INTO "log" VALUES('EVENNG',38,1795886804900,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','8a639ac803484281e765f8ce969896db57e317fd3c60546aab11deba6c31070e');
INSERT INTO "log" VALUES('EVENNG',39,1795886804900,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"9daf2eb92eb9782f1c85fa62778b7dac4f62617ccaacd0119786121a301ae188"}','c433f0cee9c8e4550662195b31dc7f22fd5a4f8d3dff4bcbe09b0ee6427756ba');
INSERT INTO "log" VALUES('EVENNG',40,1795886805377,NULL,NULL,'{"event":"dealt","hands":[[1,1,2,5,2],[4,4,3,4,1],[1,2,5,3,2],[4,3,2,5,5]],"opener":2}','cd8283cb23e8d1709829ac9c1c4b60eb7697fd5f993cb831f7c885389e1340e7');
INSERT INTO "log" VALUES('EVENNG',41,1795886805380,'bo','bo-12','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','6c23fcd62c998a6948d9e59619a224c67000b5bbbb9091dfafee9fe6f2cbd3ac');
INSERT INTO "log" VALUES('EVENNG',42,1795886805382,'bo','bo-13','{"event":"retracted","seat":2}','d09f472727de7c917838648bca9a7294b2cfc1a72f0a898504648def56c47d11');
INSERT INTO "log" VALUES('EVENNG',43,1795886805384,'bo','bo-14','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','2d123fb2682f9674d02d9dfe8db07f3477c494dd16360a6ffa14be3fbf2db627');
INSERT INTO "log" VALUES('EVENNG',44,1795886805391,'cleo','cleo-12','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','8d0db7a831f4ae16044982e2c00467e757c79b8739b27563885e977abd6d0647');
INSERT INTO "log" VALUES('EVENNG',45,1795886805416,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":3},"timed_out":false}','7db9df428c317fdde4327d2b39c32b5bddd84f6d3178d3d8f91bdc369c3c8971');
INSERT INTO "log" VALUES('EVENNG',46,1795886805420,'phone','phone-7','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','9fd4a4d6d6a4216a24cccc5cadb918a808aae193938467d1ad32645523ce4521');
INSERT INTO "log" VALUES('EVENNG',47,1795886805420,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','02d47cba7d342fe24242d119e031af142af9842e13619856643c342d8a8a98bf');
INSERT INTO "log" VALUES('EVENNG',48,1795886805420,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"6a2f57f887537e3cfbdb7631c93c3518ec24fd40ab2f5f14934eed6e4eb4b2df"}','c76173a619f9eb4ee81a42fe64da5b35354acff23b694d166773e4459c79a521');
INSERT INTO "log" VALUES('EVENNG',49,1795886805864,NULL,NULL,'{"event":"dealt","hands":[[2,4,4,6],[5,2,6,1,3],[5,1,3,1,5],[5,4,6,2,5]],"opener":1}','ac2a43f8a1b4b6d48766ca1970a71e62178b49a69def8ad17645ff96ddd8bc00');
INSERT INTO "log" VALUES('EVENNG',50,1795886805866,'phone','phone-8','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','4b5f556417674667781c36b26d6f257ac1fe410b8a9561cb9f39d5f7ba76af07');
INSERT INTO "log" VALUES('EVENNG',51,1795886805868,'phone','phone-9','{"event":"retracted","seat":1}','27dc2af909075a7d9c4c3df1ca7d689dfad20082cdca75fcd19a909600301643');
INSERT INTO "log" VALUES('EVENNG',52,1795886805870,'phone','phone-10','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','f86287026552c3e616cd59838037b0cc22cd50bf8269f1db1310a12b7c7f57c6');
INSERT INTO "log" VALUES('EVENNG',53,1795886805877,'phone','phone-11','{"event":"calzacalled","seat":1,"decided_at":1795886805892}','460c9a1f1d76fd1cd9d30907c4c0c1dc4c7c1df202c7114793e6911f2d57e2da');
INSERT INTO "log" VALUES('EVENNG',54,1795886805879,'cleo','cleo-13','{"event":"calzacalled","seat":3,"decided_at":1795886805894}','04b5c26abec301911e67a6394f4e1b0818a9fb28aa1a1046aad416523fcb69b5');
INSERT INTO "log" VALUES('EVENNG',55,1795886805892,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"calza"},"timed_out":false}','ae4a28345915bae09225f59c273d4b0556dfa5813308e55a2d7ef7bbb8a9ab1a');
INSERT INTO "log" VALUES('EVENNG',56,1795886805892,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','d2ec395f91c5e94cf5607c5d5d826ba64be9ef705958cd6ddf33789e6f99f4f3');
INSERT INTO "log" VALUES('EVENNG',57,1795886805892,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"10a239a1192dda349f49b1ff3d54ba89ca07e9534693d729dd5e1db247e0159a"}','0a52322d4a4846b1648f277c9e404bf266709986744e53c37ec9692386f6c8f3');
INSERT INTO "log" VALUES('EVENNG',58,1795886806352,NULL,NULL,'{"event":"dealt","hands":[[4,4,3,6],[6,3,4,1,5],[4,6,5,2],[3,5,1,3,2]],"opener":3}','98a0d54f86ddd8e83c9088cbd9f880929f3380feda31bcb09d2188950fbb55cf');
INSERT INTO "log" VALUES('EVENNG',59,1795886806357,'cleo','cleo-14','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','ddee0f88c9fe25a75911299688f0278d48b14c5dd0aa85e669542bf3cc649c50');
INSERT INTO "log" VALUES('EVENNG',60,1795886806374,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','952e19eac6024bd0e566542ac20d82f55964a4783fcbaee3a4b1af7ef21e0414');
INSERT INTO "log" VALUES('EVENNG',61,1795886806376,'phone','phone-12','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','0b108b8cdf4f1cd89e7e3f240342e670158819c4bce667965b0657686cfc3a29');
INSERT INTO "log" VALUES('EVENNG',62,1795886806378,'phone','phone-13','{"event":"retracted","seat":1}','e0616645e9e1ee1530ab70697af72ff54f4f7ec851e934adaf2d298561ab105d');
INSERT INTO "log" VALUES('EVENNG',63,1795886806380,'phone','phone-14','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','8142ea1c8ca683343b3e12cc2f811c91b7205269530871707f749f640b79372e');
INSERT INTO "log" VALUES('EVENNG',64,1795886806387,'bo','bo-19','{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":1},"timed_out":false}','dcb3405a65d5cf2edd16225080b9f1b61b8063d29db83fb2dc89574ffba152a7');
INSERT INTO "log" VALUES('EVENNG',65,1795886806394,'cleo','cleo-15','{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','00bbb8cc32b2dd07892c8584f7bff3ff5b189ca35f4550b5552981e4e4fa44ca');
INSERT INTO "log" VALUES('EVENNG',66,1795886806394,'cleo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','6139ce083d7f0e8a575347ea7f438f5edd41f179d11bdc8c9d23cde4f7b38e37');
INSERT INTO "log" VALUES('EVENNG',67,1795886806394,'cleo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fc88705d4617d839d4d4b57c7e47d347dc1319d6679ca18dce8d10aaa386497a"}','9cd7edd850327d1073880750a5d286d65c6bb15dd9f061000f41f62237abdc92');
INSERT INTO "log" VALUES('EVENNG',68,1795886806759,NULL,NULL,'{"event":"dealt","hands":[[1,1,5,1],[2,3,6,1],[3,4,6,5],[6,2,3,3,6]],"opener":2}','7cb2d02c5664cd440062853777c78f1621639d94d0e2bf1fd9c77be57189b05b');
INSERT INTO "log" VALUES('EVENNG',69,1795886806765,'bo','bo-22','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','46a9cf66bd0741c46bdaa7a9aa0a144202e19d548476d5d44560262d3effeb36');
INSERT INTO "log" VALUES('EVENNG',70,1795886806773,'cleo','cleo-16','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','08521c84e1570d42f1605d1ad7285d4d78e50cd2dac52e24c99b978436486ec0');
INSERT INTO "log" VALUES('EVENNG',71,1795886806823,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','7779a9e6ff9825c39f68e42b2b90232cf15e90ea4d1aea29878980f8320f1f8f');
INSERT INTO "log" VALUES('EVENNG',72,1795886806829,'phone','phone-15','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','508fec51f89305732216c1f827f228cb43689eb6b48d61d50e0d5726854bce0f');
INSERT INTO "log" VALUES('EVENNG',73,1795886806829,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','5b380096900589b36632e095b962772f29f250831d7d4a05151c0f2878915549');
INSERT INTO "log" VALUES('EVENNG',74,1795886806829,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"e87da3ea7aa9b6b4dd2cfe1d1c5a95f2190acbc4e73c5a45bf9b40f780683503"}','9b5fda37695aadc34ba41bda45e48b3357e4ac28088886ea486f7e1f1cab2df1');
INSERT INTO "log" VALUES('EVENNG',75,1795886807257,NULL,NULL,'{"event":"dealt","hands":[[6,1,2],[2,2,3,4],[2,1,3,3],[4,6,5,4,4]],"opener":1}','d5aed244ee6e532c9a90e84ac6e79e6372f5ae85fbc67649e9df2a616673ff82');
INSERT INTO "log" VALUES('EVENNG',76,1795886807259,'phone','phone-16','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','8d30cfd2f718169b8548203b04d86131160bd1f51eafa1c207c92cd636120487');
INSERT INTO "log" VALUES('EVENNG',77,1795886807262,'phone','phone-17','{"event":"retracted","seat":1}','e319c89034ea76f922a3a57eb592f61a2a7f442b4d2b4a4f5ddfd0c0720ff69c');
INSERT INTO "log" VALUES('EVENNG',78,1795886807264,'phone','phone-18','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','f962da27db479962a8abcd59396c5b70f7630585ae1fb54eedae904c9a9ac0e8');
INSERT INTO "log" VALUES('EVENNG',79,1795886807272,'bo','bo-23','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','456bedc23c394ea8e9f9b0fa93eecb432e100dec2e31ad3bfb4dd371f92aa684');
INSERT INTO "log" VALUES('EVENNG',80,1795886807280,'phone','phone-19','{"event":"calzacalled","seat":1,"decided_at":1795886807295}','cd6518d9741ce32f262f9cb3959130c16ed0972c20020d99adddb33dae32920f');
INSERT INTO "log" VALUES('EVENNG',81,1795886807281,'bo','bo-24','{"event":"calzacalled","seat":2,"decided_at":1795886807296}','e1dab6e6fbc5257ccd0d90f67d10776983cdd30089e117cbde2648627ceb3059');
INSERT INTO "log" VALUES('EVENNG',82,1795886807296,NULL,NULL,'{"event":"moved","seat":1,"move":{"move":"calza"},"timed_out":false}','8296fdbd6c5d9e99999c2862dc6c02f971ac62e9b17634dccffb08bfec36e338');
INSERT INTO "log" VALUES('EVENNG',83,1795886807296,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','fcfc8d42fa664160571964a6ae4a7d229f3d1823568981eea0ad283d80bb400f');
INSERT INTO "log" VALUES('EVENNG',84,1795886807296,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"969568bb298e28c5e39af6f484255c7a79e38c0d37b0d48f75d55d7731668514"}','a3dcac9e478859f51043a155a1a04de18106307ffc22e2b1150d2b35bb976384');
INSERT INTO "log" VALUES('EVENNG',85,1795886807724,NULL,NULL,'{"event":"dealt","hands":[[5,1],[6,5,6,5],[3,3,1,4],[1,1,2,1,3]],"opener":1}','92cf854650f95f1a0ef3a39b70fec0eb55c12f6b41c20253da06b774c9139a7e');
INSERT INTO "log" VALUES('EVENNG',86,1795886807731,'phone','phone-20','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','6b20e4468b99fa3d20abe3445d4307602f0d3b9dc8d62aec74cd2478b507d99b');
INSERT INTO "log" VALUES('EVENNG',87,1795886807734,'phone','phone-21','{"event":"retracted","seat":1}','c35c6ce0b2556d20442f46a644f3fc4873083e8853a081aec1a55743cb3c19c4');
INSERT INTO "log" VALUES('EVENNG',88,1795886807736,'phone','phone-22','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','5f18f23416cc2f81ed5fece5464fc904d0b8d17b24cf6f1f599cdf97c1ac09a5');
INSERT INTO "log" VALUES('EVENNG',89,1795886807745,'bo','bo-25','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','8fdc25e2dec69d01c465620a6aa3f6c30453ddfee2cc615f07cac30fb268e60c');
INSERT INTO "log" VALUES('EVENNG',90,1795886807753,'cleo','cleo-21','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','9a7a171153db9a33d3f72d58904588bc9c4221116c9a785e52872e13f23f4794');
INSERT INTO "log" VALUES('EVENNG',91,1795886807771,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":4},"timed_out":false}','3957b293b49c605df600764964616da96aebba88e6b11a2a7c0804297eafa7c9');
INSERT INTO "log" VALUES('EVENNG',92,1795886807773,'phone','phone-23','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','117b6e4450b3968d64d05e69361fbb403614f5e168584d96ccdc810cd0bd0778');
INSERT INTO "log" VALUES('EVENNG',93,1795886807773,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','a11c9f1779a345855c6748d576f78ae3ede87f11de9091230cdfe23e818e8534');
INSERT INTO "log" VALUES('EVENNG',94,1795886807773,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ddbeb24a3ec524dc77c2932fc6ecc1e560e369a656536d939bbf976bab42dcb5"}','94b53cf586ff7e769ee738299563450b943c6b34f93eb463f30b695ef56e17cf');
INSERT INTO "log" VALUES('EVENNG',95,1795886808202,NULL,NULL,'{"event":"dealt","hands":[[1],[1,1,1,3],[1,6,4,1],[2,3,3,1,6]],"opener":1}','ef83765b544e3c39ee1ebd24800bcc0d5be774cf5d1fb363fea3ab0f7afdaad5');
INSERT INTO "log" VALUES('EVENNG',96,1795886808208,'phone','phone-24','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','dd1b2b07c3777447cfdcb1e9271112413e16b83bc0b5656527f8267370bcc3b9');
INSERT INTO "log" VALUES('EVENNG',97,1795886808216,'bo','bo-26','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','a7f6948cd21d38742fc84f0ca1b880d57be686c44fb8c23fe89661e6d268be25');
INSERT INTO "log" VALUES('EVENNG',98,1795886808224,'cleo','cleo-22','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','3a59e1cba454a34c9d15f72f8e08c9b8881ff1f04b836f959d60235cbe8a9aa9');
INSERT INTO "log" VALUES('EVENNG',99,1795886808227,'cleo','cleo-23','{"event":"retracted","seat":3}','8cc2a532934c19df252bffad4311fbfada772734f7f2ebaa3472f2ed1f78c780');
INSERT INTO "log" VALUES('EVENNG',100,1795886808229,'cleo','cleo-24','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','8af2dc3a4089015111200fb5cf51d2ad3e902a0efbbb7575a5bf6730bbc33de2');
INSERT INTO "log" VALUES('EVENNG',101,1795886808302,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','aa940658d383383add8d1ae7a1815984416b257845f47e935b849591ead8a00c');
INSERT INTO "log" VALUES('EVENNG',102,1795886808302,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','33dbd63c6acd8c7df28578cd53de2b7eed1bc45ad78c1c966a2f5bbd2ec1c896');
INSERT INTO "log" VALUES('EVENNG',103,1795886808302,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"36c664e1a9ad01c9395fcfdadf54fc28a94fa34283f0c4554501acf81abcc0e6"}','6a35bd2b65704b342f8fefd3a2f01745ee16130b356aba846b7ae8e9d07cb8a3');
INSERT INTO "log" VALUES('EVENNG',104,1795886808746,NULL,NULL,'{"event":"dealt","hands":[[6],[3,3,1,1],[3,2,5,1],[1,6,4,1]],"opener":4}','95cdf09789db225fac390512a1044bed3054af778482645e3ebfd862a6b2f822');
INSERT INTO "log" VALUES('EVENNG',105,1795886808787,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":3},"timed_out":false}','66991cf88128264ac571ed2797edbcb6fe887b2a470e50aba9b70c403405eb66');
INSERT INTO "log" VALUES('EVENNG',106,1795886808790,'phone','phone-25','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','30943a7315136db19490c9c1ae3226171a3504c7e434756b2d1e669d1b65449d');
INSERT INTO "log" VALUES('EVENNG',107,1795886808790,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','77302c0c97ea8861eb796e54364c489d13b9e28364963605b4b1356ce390f7e4');
INSERT INTO "log" VALUES('EVENNG',108,1795886808790,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ab522b68672b5606c9fef7a3b93d380fb5ff3af4924daded36bd639465e79077"}','f68de3d4d940679d6ee4dbd1941e524bc571e884b26253972b1e01c475db979c');
INSERT INTO "log" VALUES('EVENNG',109,1795886809250,NULL,NULL,'{"event":"dealt","hands":[[],[4,1,4,6],[6,5,2,3],[2,5,4,5]],"opener":2}','9c02cd56d039887294b2caa8639af2163379cf12b54473f8ae6487e641eb9a0c');
INSERT INTO "log" VALUES('EVENNG',110,1795886809254,'bo','bo-27','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','af15717d6e51c9fd7a7846a523e4bf37cb148d9b6fa35533295a7b72ba3954fc');
INSERT INTO "log" VALUES('EVENNG',111,1795886809265,'bo','bo-28','{"event":"calzacalled","seat":2,"decided_at":1795886809280}','b57072a624e26f81aa4dfd403e8609061976a089adf27c8efbd6dcd4f847c465');
INSERT INTO "log" VALUES('EVENNG',112,1795886809280,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"calza"},"timed_out":false}','2033086a90d9159d4999862f1577df2e86244fdb8be938712263d3ec55e49fe6');
INSERT INTO "log" VALUES('EVENNG',113,1795886809280,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','82ecf780f49f5a404dd9df9e3e46d84844560a092d5759719c68d8825526a8c6');
INSERT INTO "log" VALUES('EVENNG',114,1795886809280,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fb04ce8236d7cbf8d81af12ea067f302b3cd53736244c25fb1827db3a35e56ad"}','8ff0b251ed4fa322f4be50ff7179e8449d10a6556bfeacdc5ea2437fbfdf86a9');
INSERT INTO "log" VALUES('EVENNG',115,1795886809650,NULL,NULL,'{"event":"dealt","hands":[[],[2,2,5],[6,6,5,5],[5,2,4,3]],"opener":2}','66e141cde1c68b6996567e3a7ed4d56b5ced56abe3466b7febefc34902598e76');
INSERT INTO "log" VALUES('EVENNG',116,1795886809652,'bo','bo-29','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','253c064026fd5963466a2972e83960388a14bf797104b70a6a33eff1801d13fe');
INSERT INTO "log" VALUES('EVENNG',117,1795886809660,'cleo','cleo-29','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','af2945d2831c5874b943e3d26c56b599734260e4750b922134c508fb21819345');
INSERT INTO "log" VALUES('EVENNG',118,1795886809689,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','bc0fa8fb3359b7d4ddfaaf855ed3ef8dab32f588b85c5a01a4fd0b2129a9f6cc');
INSERT INTO "log" VALUES('EVENNG',119,1795886809694,'bo','bo-30','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','bba88ba3addab1f2fe749aac91eef6c97ad9e819fe06096b9d965e59c749cbae');
INSERT INTO "log" VALUES('EVENNG',120,1795886809694,'bo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','e6b266455c0a452c03d518613279998edf8feb224ccaa1ad99ae157de7e0fcba');
INSERT INTO "log" VALUES('EVENNG',121,1795886809694,'bo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"90033d154a21c3a89b2f661c1285ad2afd865e191f5bccbb161db8e50b16377d"}','02c2a73012598f5f932ab0f7deb7d38a25f1c7e15b343f3a251986bedfcda71a');
INSERT INTO "log" VALUES('EVENNG',122,1795886810047,NULL,NULL,'{"event":"dealt","hands":[[],[1,1,2],[2,5,6,3],[6,6,6]],"opener":4}','54f9112598916392bdd72f01dcf732dfc21e8292af0ed18b1ad8b1559c61e495');
INSERT INTO "log" VALUES('EVENNG',123,1795886810097,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','360d45b781cb44324b6bf99f389cc42930aef68e75f81c1faabee422ce4b3be1');
INSERT INTO "log" VALUES('EVENNG',124,1795886810100,'bo','bo-31','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','a431b84efd26c091e95e457639b05d0b500bb2953ad6bc0a1f0ccd0240ecb675');
INSERT INTO "log" VALUES('EVENNG',125,1795886810100,'bo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','7e115ef9a513d0b7bc7fc17756ced17d87384c4ba500a14dc7e3df59adef9432');
INSERT INTO "log" VALUES('EVENNG',126,1795886810100,'bo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"966ab5c934780e53cd17b3aa3cdc06a7b8b7f327a8366dd7455577ae16b3e5b9"}','523231fe10b651c72e276847e708c3ed41f530f9e74d9fb90359b4a0f2da07d1');
INSERT INTO "log" VALUES('EVENNG',127,1795886810500,NULL,NULL,'{"event":"dealt","hands":[[],[3,2],[2,2,2,4],[6,6,3]],"opener":2}','1a6c9b17b5b9ef82b4758d992064f3055ba0bfb41b134e85f8e13bd22d105d3e');
INSERT INTO "log" VALUES('EVENNG',128,1795886810507,'bo','bo-34','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','120adf9c6185e6c5c4fa3a66f6b068b61558042b4576d76c2bc4ae1c5ea0f107');
INSERT INTO "log" VALUES('EVENNG',129,1795886810515,'cleo','cleo-30','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','30129b4a3c6a9ad2496ec367a6a0a2fbac57316463d2d0f8cfae06d7b74fcddf');
INSERT INTO "log" VALUES('EVENNG',130,1795886810518,'cleo','cleo-31','{"event":"retracted","seat":3}','3f388305c0dba3325450740b7a67f14ac8952c1155faa7f2b5ca6f40c2c59221');
INSERT INTO "log" VALUES('EVENNG',131,1795886810522,'cleo','cleo-32','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','20ed551e6ab1d6f1f0b9180a7223a3e78d13646a3701a4a95f16123b3c5d9429');
INSERT INTO "log" VALUES('EVENNG',132,1795886810558,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','6219379ba8b069ee60b759b8698f9b5b562a299b1114c6755e5dd92d9167e13a');
INSERT INTO "log" VALUES('EVENNG',133,1795886810562,'bo','bo-35','{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','9cc8a71ddd9f9dbc2d1de9d5fd8789ff02fd69c5528c8d9c1bf957e73583f1f4');
INSERT INTO "log" VALUES('EVENNG',134,1795886810571,'cleo','cleo-33','{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','41e08b5b60401c4c599ec051be9bbbbfa596167c6509e70d39670a8efe7e4eff');
INSERT INTO "log" VALUES('EVENNG',135,1795886810571,'cleo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','7698cd8a6114492c7adc555a64d3457a32b4a70804c61a3f18a342f4a3d05cc6');
INSERT INTO "log" VALUES('EVENNG',136,1795886810571,'cleo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"1408a74f1a1b25552d609f4b83b4ffd737d86a36a4827519001cb598a1c9438a"}','4bf8ee836c1257f014b4433715a354205ad5679869de90482ebf69ea64ebc1f3');
INSERT INTO "log" VALUES('EVENNG',137,1795886810878,NULL,NULL,'{"event":"dealt","hands":[[],[4],[5,1,4,6],[5,5,3]],"opener":2}','c555661977df50dd72c93a2506772e3fccc4fc5ff2cc051b60dab476ae3f6b96');
INSERT INTO "log" VALUES('EVENNG',138,1795886810880,'bo','bo-36','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','b8799a2a7578cb3382cf361b7e1fbc88757ca13c305a82554d9a4050c7e1fbfd');
INSERT INTO "log" VALUES('EVENNG',139,1795886810883,'bo','bo-37','{"event":"retracted","seat":2}','3451012ba54acb8f8fe496f42d4c3ae5393f6c89f3a69a5ab9494228ed5ae3c8');
INSERT INTO "log" VALUES('EVENNG',140,1795886810885,'bo','bo-38','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','5ce6f67e3292c5feaf39ffed138051a0c09789ef4f789f14b46bc6e39a9f3b98');
INSERT INTO "log" VALUES('EVENNG',141,1795886810926,'cleo','cleo-35','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','70a93231a99740a551972ff6f8adde1ed940542a8e84f86ba1653394c5c7c06b');
INSERT INTO "log" VALUES('EVENNG',142,1795886811012,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','76a46c0238b727597f59ad81fb6a4fb3d758cf4900f68ed277c8fc2800ca7587');
INSERT INTO "log" VALUES('EVENNG',143,1795886811015,'bo','bo-40','{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','363d0204edf8361d2e7a118323714faf431067f6e616b1b99e6447ddbcdc1707');
INSERT INTO "log" VALUES('EVENNG',144,1795886811023,'cleo','cleo-36','{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','d2a8806938ea43352afc7c763df551558e8eaf9a4cf3b15c900ab8d0a1976eeb');
INSERT INTO "log" VALUES('EVENNG',145,1795886811023,'cleo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','0243077141d83e9abd412f2860841e8c362c89a569ab4e59a9251df882c1abbb');
INSERT INTO "log" VALUES('EVENNG',146,1795886811023,'cleo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"c6368e1ba56a90855c52a26a66b82159c335297cf51c2f3c689bc8d4f7c59e3e"}','a943bed61b2278f7344b132d5a8d6ef83f940625796562258315bb2a7ad581fb');
INSERT INTO "log" VALUES('EVENNG',147,1795886811376,NULL,NULL,'{"event":"dealt","hands":[[],[],[2,5,2,5],[6,3,3]],"opener":3}','10445241423443eb46ceba4364407326790759120dcc00f36fb4c89a6bac089f');
INSERT INTO "log" VALUES('EVENNG',148,1795886811378,'cleo','cleo-37','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','39ca77df7a8cbbcb74dfb9b15672353a927e79ce6af633f57540a5953f6b0208');
INSERT INTO "log" VALUES('EVENNG',149,1795886811409,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','28cfabbf766582f7f24e19671c157112217950bdf15338730900a047d243305c');
INSERT INTO "log" VALUES('EVENNG',150,1795886811413,'cleo','cleo-38','{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','a5d73db58379e5b9644640d6500416f395d6d8d835fe922bd2527960b21015d8');
INSERT INTO "log" VALUES('EVENNG',151,1795886811438,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','edfbe633af223ac08806c6a1cc5defbdce7bfd303ead76268af445889eae83b7');
INSERT INTO "log" VALUES('EVENNG',152,1795886811479,'cleo','cleo-40','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','89cc045bd25fbdaa3179ae26230b59613714138400c4ad5e02a6d26a46b6ff58');
INSERT INTO "log" VALUES('EVENNG',153,1795886811485,'cleo','cleo-41','{"event":"retracted","seat":3}','13f1fa5e51afe8c315712984bfd868c571ac1b47a73c03160170816a316438c3');
INSERT INTO "log" VALUES('EVENNG',154,1795886811488,'cleo','cleo-42','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','853f95a13832a21fb57d6014643b5662f2ebdc36a475e6439db3601cf6fc7d5b');
INSERT INTO "log" VALUES('EVENNG',155,1795886811507,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','654565268fd7d5485fb27f9d954614ca384929def30ca4d52cf0b1e01131449a');
INSERT INTO "log" VALUES('EVENNG',156,1795886811507,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','201a28d78af7442ccc19a1f963a9f119c0e965e920a98c577aecbbc2d0c242a8');
INSERT INTO "log" VALUES('EVENNG',157,1795886811507,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"3ddc78413cc776c6b89b7ab88e5f64f23e6af431d3cdeab91d3f95cce8840d1c"}','406289dca0b74ed5a063700c9bbd0558c38c2369a7c5100bb18a2f9a73c4a0fd');
INSERT INTO "log" VALUES('EVENNG',158,1795886811786,NULL,NULL,'{"event":"dealt","hands":[[],[],[6,5,2],[1,1,6]],"opener":3}','c0e6f1d4b6488434515191157fefaffba10670ff322dc9ef1646be1063a5d775');
INSERT INTO "log" VALUES('EVENNG',159,1795886811792,'cleo','cleo-43','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','760be0ab5be72baf8468c98d90f6b5f0cf9382281a6fff08cc1929339bb6d6b8');
INSERT INTO "log" VALUES('EVENNG',160,1795886811819,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','75c34525c2bd803c813f2d3117cfd916d25a707aece543bfdb2c51ed43a48419');
INSERT INTO "log" VALUES('EVENNG',161,1795886811823,'cleo','cleo-44','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','9ca7efa0744cf4169b70544afcba10d57241279493ed3d404eb990c624ade4a3');
INSERT INTO "log" VALUES('EVENNG',162,1795886811934,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','9b1b5853b1e189f8fe0fe002f9bdafa3113822b8865e59069cdd6a1587506b51');
INSERT INTO "log" VALUES('EVENNG',163,1795886811936,'cleo','cleo-45','{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','e887430c47d5cb44273d1f382f9201fe6d0049587719eda7a45da634da6e4acb');
INSERT INTO "log" VALUES('EVENNG',164,1795886811936,'cleo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','f8214cf46d718d3468a0e448f4dbd393a9e073087192c7bc668f2fcc1678e329');
INSERT INTO "log" VALUES('EVENNG',165,1795886811936,'cleo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"835529da3e162bd0dad91280f9618bac2049b65b7b5b7f026437c21735fe752a"}','fb238e0118a4dac160a04441bc75936f91edacd38ad19d0fe1d0c5ebbc95564a');
INSERT INTO "log" VALUES('EVENNG',166,1795886812263,NULL,NULL,'{"event":"dealt","hands":[[],[],[5,1,5],[6,4]],"opener":4}','3e53ad75fdb67bb9ab5201c765047a876eac5bcf4dcdb9452cd9abfc753bdf83');
INSERT INTO "log" VALUES('EVENNG',167,1795886812302,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','0463d7cd793a8063b2939af0420a86e25fb04fc857dccecb8e40cbcc7370119a');
INSERT INTO "log" VALUES('EVENNG',168,1795886812306,'cleo','cleo-46','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','bb96295426dd41cee47d0d0a89f7fa6802f78c899b1943e280afab7e1de8ee49');
INSERT INTO "log" VALUES('EVENNG',169,1795886812330,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','70605f17bd6b0166e20d8fdf0f7fd519e5df1da9ca3fe7592a4ab64e3c81852a');
INSERT INTO "log" VALUES('EVENNG',170,1795886812330,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','f8b59beca601dd4e80fa0bed18e6418ef7fffa2892bce2bc750fe01cd7fabbf0');
INSERT INTO "log" VALUES('EVENNG',171,1795886812330,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"db3359d706d48408ebeea2ede9566b9c73347e21789b666352babedc25acc4a3"}','acfba8f5c153a7608c439917cff4d54ad8742e92beeeecb9b7dc47b90736319d');
INSERT INTO "log" VALUES('EVENNG',172,1795886812656,NULL,NULL,'{"event":"dealt","hands":[[],[],[3,4,1],[1]],"opener":4}','70d3d31cdf6659633cb8a0d32d09c85914ab5f02c29de7468fdeb19e99aeda38');
INSERT INTO "log" VALUES('EVENNG',173,1795886812728,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','418c8423faca51356ade1a3c784b06cad93e0751a6417cbf3c25b2b50af84209');
INSERT INTO "log" VALUES('EVENNG',174,1795886812769,'cleo','cleo-48','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','a61a3ed745cc995f22fba976ff09e6d8048a9c5cbab1c6f9206ba81e64b6f629');
INSERT INTO "log" VALUES('EVENNG',175,1795886812832,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":4},"timed_out":false}','0239e44d8c9721436e2f016a360199d2b6431d82ab7b226704f6575daec6855b');
INSERT INTO "log" VALUES('EVENNG',176,1795886812837,'cleo','cleo-49','{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":4},"timed_out":false}','a2bb251ec9421d1243666928d366437e255a7b2cb5d93960c4a731f335599d39');
INSERT INTO "log" VALUES('EVENNG',177,1795886812840,'cleo','cleo-50','{"event":"retracted","seat":3}','3f85cc1a59581c6c18afebbe448cf604e055cc662eaae4e78f53e6f125e5362c');
INSERT INTO "log" VALUES('EVENNG',178,1795886812843,'cleo','cleo-51','{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":4},"timed_out":false}','96c02707e771161b1a4a7ec3ca3eddcb13dfd8315d791344c1d95b24626afc9e');
INSERT INTO "log" VALUES('EVENNG',179,1795886812866,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','d1e7f2fe124086c38f3031409cc59178edcbb7ceaa7ba80de78817c56b94ac38');
INSERT INTO "log" VALUES('EVENNG',180,1795886812866,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','45846fffb68845ea2360a21a048d573f3a23b64015e15158d8ee6ec4ccb28cb9');
INSERT INTO "log" VALUES('EVENNG',181,1795886812866,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ed5242ad8dba6eacfdad5b8014dd4331af50bc880b376fe47654bd2553516afb"}','e45e95538e36d9c0d5a61002dd72ccf08f0e478e2a47b3fc74be2a35719c7890');
INSERT INTO "log" VALUES('EVENNG',182,1795886813193,NULL,NULL,'{"event":"dealt","hands":[[],[],[6,4],[4]],"opener":3}','7a30be3f2ca5c1c5bb28e2332d2ddab115c63e727f3f69389b7818a3dd544f03');
INSERT INTO "log" VALUES('EVENNG',183,1795886813197,'cleo','cleo-52','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','65634bb5669275bd1e1172c760631870c86b1c7211d25f22ce015984587d8767');
INSERT INTO "log" VALUES('EVENNG',184,1795886813285,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','cddfb3082e588e1f9020a0a6567cedbc33f564c7cd7f136ef7df1ef1626b01e0');
INSERT INTO "log" VALUES('EVENNG',185,1795886813291,'cleo','cleo-53','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','3d87d791fb319228aa212b044a3203a29003ddcb6d895f7b314edf689d85dbcb');
INSERT INTO "log" VALUES('EVENNG',186,1795886813317,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','187bdc4baa3eab3e1c4bba1715d198055b3f8d57c90f6eb7b817dedc2d19562d');
INSERT INTO "log" VALUES('EVENNG',187,1795886813317,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','24de53026afa08452f6f126c3dd92ee447100eda41494cebac8da6ee2cd267e8');
INSERT INTO "log" VALUES('EVENNG',188,1795886813317,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"8e91c0e4b20e001d239a9e4c9ed7808a3e2751540cbf96fee7fc813216accc7d"}','592bc8d94a33110afc7d550b6507e8f2eef7a6feeb684bd79bdf1f0c75956470');
INSERT INTO "log" VALUES('EVENNG',189,1795886813614,NULL,NULL,'{"event":"dealt","hands":[[],[],[6],[3]],"opener":3}','ba3b205d116a2d540f200c6e60620b1051e419bca4b82174e743f3a660ba67e2');
INSERT INTO "log" VALUES('EVENNG',190,1795886813616,'cleo','cleo-54','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','c318c3f97898bf43a059fa3e9f92fb7466996f669d91d7032e0d8b801287d869');
INSERT INTO "log" VALUES('EVENNG',191,1795886813619,'cleo','cleo-55','{"event":"retracted","seat":3}','8a7ab25ec64932d9e582da7775932c3058b20272c97ae018139f08ea728ea56e');
INSERT INTO "log" VALUES('EVENNG',192,1795886813622,'cleo','cleo-56','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','96192b8ba6a3342219b327cdcca25b5b4c6ddc4c933836c8e5feeebbe4cc27ad');
INSERT INTO "log" VALUES('EVENNG',193,1795886813682,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','d64ba1eb33a3532ed8b84818d77c794a36287465387a6193fc63be1958431b65');
INSERT INTO "log" VALUES('EVENNG',194,1795886813682,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','e1b079fb95c9c772b89a917c3c6244d70661403e1d5426e4bedaaca41320a0e1');
INSERT INTO "log" VALUES('EVENNG',195,1795886813685,'phone','phone-30','{"event":"muted","chair":2,"muted":true}','4846c8c4f26763b176b40ff84fffd137317ce061719eff39681df358c45c9dbe');
INSERT INTO "log" VALUES('EVENNG',196,1795886813687,'phone','phone-31','{"event":"locked","locked":true}','57435a924b5f6abf2aa64f5642ada6eb5fdb87ebc3b7298f4d87724b2e3fb768');
INSERT INTO "log" VALUES('EVENNG',197,1795886813690,'phone','phone-32','{"event":"hostchanged","chair":2}','d5c1c07c6ca6fd3d7cf3ba41196a960ef4c09576cc8ae1f4b190e6ba58bb17ed');
INSERT INTO "log" VALUES('EVENNG',198,1795886813692,'bo','bo-43','{"event":"hostchanged","chair":1}','2c53983286d8451e83b27b32e4b87578a378446fc72762bb9418e67ab980d32b');
INSERT INTO "log" VALUES('EVENNG',199,1795886813694,'phone','phone-33','{"event":"seriesended"}','d7d199d5c157572b8519aa12b31771d0717d066604975ee1d01da61f4b2648df');
INSERT INTO "log" VALUES('EVENNG',200,1795886813696,'phone','phone-34','{"event":"reopened"}','e14b3b5c7921e6e48394d5e86326961669af2a74b4bc76fa45004a0f8de72e74');
INSERT INTO "log" VALUES('EVENNG',201,1795886813696,'phone',NULL,'{"event":"botseated","chair":2,"bot":"reader","left":false,"name":null}','5af15e2ca1c11c06d377e3f85a6ecb1f994c179b23b3a31540f1afc7150b8abe');
INSERT INTO "log" VALUES('EVENNG',202,1795886813696,'phone',NULL,'{"event":"botseated","chair":3,"bot":"reader","left":false,"name":null}','5ff918e1fcd3cf5d826d94db5df08cfd658194f17cdeae9812fa4150da5763bd');
INSERT INTO "log" VALUES('EVENNG',203,1795886813696,'phone',NULL,'{"event":"started","unrated":null}','3491fa22cae33c1d8a8469fe4899a417076fcc1b8b2bdcb915d098f538709884');
INSERT INTO "log" VALUES('EVENNG',204,1795886813699,'bo','bo-44','{"event":"botseated","chair":2,"bot":"reader","left":true,"name":null}','f381bd1a226c83aa70148c95de27718602430b2c2f654eb8c3f29f573ddd8e07');
INSERT INTO "log" VALUES('EVENNG',205,1795886813701,'phone','phone-35','{"event":"removed","chair":2,"bot":"reader"}','fc23506c8d2d008ba566495905da55dd3034d988832ed89eafbed1405c760bbb');
INSERT INTO "log" VALUES('EVENNG',206,1795886813703,'phone','phone-36','{"event":"readmitted","removal":205}','5401f5238e5f62713af69fe231139b02e59d348909b79f8ae26c08e6274f3d61');
INSERT INTO "log" VALUES('EVENNG',207,1795886813712,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"32764dd2b9947d9f28ad8d19c891b3f88a9b72f715d77b11bf5a5d3ddc6ec114"}','3453e1064119b8671b27d048c40f7e535cf9129a41ff781c5073c2a88cdad5c5');
INSERT INTO "log" VALUES('EVENNG',208,1795886813723,NULL,NULL,'{"event":"rolled","faces":[6,5,2,2]}','22f50666b1bef1a3e333cdf5dd353bb72fdbac55d4bcdc8a0fa22cdf349e9aba');
INSERT INTO "log" VALUES('EVENNG',209,1795886813752,NULL,NULL,'{"event":"dealt","hands":[[2,2,4,2,3],[1,6,3,3,4],[6,3,6,4,4],[4,1,3,2,1]],"opener":1}','467277a53a209957102ea42492b211349863127ee05d15054288e99d0a007b9d');
INSERT INTO "log" VALUES('EVENNG',210,1795886813754,'phone','phone-37','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','29ab6a7d9e0aaa01c141dd9b92c7874ffd0e8a071111c2953cb27b89a42b68dc');
INSERT INTO "log" VALUES('EVENNG',211,1795886813785,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','b2a674385f43f553c9ff19f728a79a5e6360ddb479876887404d591407f7b147');
INSERT INTO "log" VALUES('EVENNG',212,1795886813863,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','c5ba4361ab53549fa05069909de0287b42fbb87daa17c246d0d8df6654902d94');
INSERT INTO "log" VALUES('EVENNG',213,1795886813882,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":6,"face":3},"timed_out":false}','2b876921ce0918be2a82873438feb0d37ff3b89a5c634228ce3a4260ef17cc91');
INSERT INTO "log" VALUES('EVENNG',214,1795886813886,'phone','phone-38','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','a938be88b2cdb70c7d91de833151217d800bf74e5fe61f2675fde0eac5d90d4a');
INSERT INTO "log" VALUES('EVENNG',215,1795886813886,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','7eb6b6ff446658d717c1f595ff34f3a4b7ec1132a045de8a87b536d84b58e30d');
INSERT INTO "log" VALUES('EVENNG',216,1795886813886,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"0eab736550e3f5399763f4146fd11820fc837a1793c142368866afc7a7996b67"}','81aaf1e65c421e0921bc23b865580d39882f030b15d8d21f80603daf7518904f');
INSERT INTO "log" VALUES('EVENNG',217,1795886814193,NULL,NULL,'{"event":"dealt","hands":[[5,2,3,5],[4,2,4,4,5],[1,4,2,2,5],[4,4,5,6,3]],"opener":1}','ee2fbe73aa69585d661a861bc7f3fd5d7a1bab4d7690be4a5425e4264c110428');
INSERT INTO "log" VALUES('EVENNG',218,1795886814201,'phone','phone-41','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','2bef4e332339736c36619e5cb8d749a69c09ea2dcd887051e3007fe31ad98c1e');
INSERT INTO "log" VALUES('EVENNG',219,1795886814221,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":3},"timed_out":false}','73821d2692792ed1463358c24e9c34c6304a7741d86a11f9b4b43b3018836ef0');
INSERT INTO "log" VALUES('EVENNG',220,1795886814236,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":5,"face":2},"timed_out":false}','1cca22f6dc5d24412ca62edba1fa8e048a60b1ab6b0f05cb4fccb5165dff9d59');
INSERT INTO "log" VALUES('EVENNG',221,1795886814268,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','5b24a585b98df6afb5fe309b920a035630c20269d1e1000fe63a8bd1ea9ca177');
INSERT INTO "log" VALUES('EVENNG',222,1795886814268,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','59e4492caa1e9f86e56cbc8d2dd6f69f054f47a9a807ae29a7df96c3f0953e98');
INSERT INTO "log" VALUES('EVENNG',223,1795886814268,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"952e94a8a70eb487e64d5889193c5839308f89248cce21856eccf129de66e65d"}','5b3ef8bc5073b18ede0c1444b80ca229903938b143327fd20f5fe5bcc4d73454');
INSERT INTO "log" VALUES('EVENNG',224,1795886814542,NULL,NULL,'{"event":"dealt","hands":[[4,4,4,5],[3,4,3,6,5],[6,6,2,4,6],[6,1,1,3]],"opener":4}','c646980410829732aae9af81c8ca2796bc6b189fc9bac499ce40a2304eb0f7b1');
INSERT INTO "log" VALUES('EVENNG',225,1795886814585,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','9da07893483d8961d7f68a1e7eade14c543b0ef785a96f5e0b9b6cdf7f62a205');
INSERT INTO "log" VALUES('EVENNG',226,1795886814588,'phone','phone-42','{"event":"moved","seat":1,"move":{"move":"bid","quantity":2,"face":3},"timed_out":false}','1eebe131065d9571e3d7fe5032e0bf9e9caaec99e284430847ac8dc8b10af025');
INSERT INTO "log" VALUES('EVENNG',227,1795886814607,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','3f65557c77180e3342ef74bf58afa850827109a63461b1a8ceba5e149a38f828');
INSERT INTO "log" VALUES('EVENNG',228,1795886814635,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','5ec19c74873ae37617a5c8cdc8bd5037e831dba2c473e21f7a0320192614a8be');
INSERT INTO "log" VALUES('EVENNG',229,1795886814655,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":3},"timed_out":false}','0ba625482a675deb7fe8c999790333893b182e0fcf2e0d4945c3224f2aaa0605');
INSERT INTO "log" VALUES('EVENNG',230,1795886814697,'phone','phone-44','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','26716fadbc274f59bcd4fa7aafc755dd2a5e4dd0d4548920f4ca9d94b7817fc7');
INSERT INTO "log" VALUES('EVENNG',231,1795886814697,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','fcf798473a343584013a628e754f1c4c6003a447490cf401a1a9f6b3ab24136e');
INSERT INTO "log" VALUES('EVENNG',232,1795886814697,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"eb885b3433115a974abb7481a916804a7647275d0237dc86283a0f898d37ad58"}','9a191f1fd5c9e765fa1af6f07a8ecc25500e3b762c40de4f909c760d695fe189');
INSERT INTO "log" VALUES('EVENNG',233,1795886814972,NULL,NULL,'{"event":"dealt","hands":[[1,2,1],[5,5,6,1,5],[4,1,6,6,2],[6,3,3,6]],"opener":1}','fe71075f40f524d0a9af585884508e6e56d687427f37d80b6bd762bfc069bfb0');
INSERT INTO "log" VALUES('EVENNG',234,1795886814977,'phone','phone-45','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','bddd14acb5865d4d2d5539af4beebf55439c0f4b40e54f71e44737901ad4df57');
INSERT INTO "log" VALUES('EVENNG',235,1795886815002,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','f1e9d91aa508ac1ad67a1f5f8f498c1eb548f5fdd723acdcf604777e0741d529');
INSERT INTO "log" VALUES('EVENNG',236,1795886815072,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','a54ed5b2fb86bf18a3ae2f617433d63a487f887a9f2f065d55976776a65ec665');
INSERT INTO "log" VALUES('EVENNG',237,1795886815088,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','414a990d410dc6e955ac19e88705626820f2efad1b11d332adf056cea513da67');
INSERT INTO "log" VALUES('EVENNG',238,1795886815092,'phone','phone-46','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','780e08e3850b6ad88892554a51a2094008d3a97af3d3f186ff61024f694103c7');
INSERT INTO "log" VALUES('EVENNG',239,1795886815118,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','19ffeb98775409ed237247ac0b10fcd767e6a388d2d926f1afd2d410544c1c74');
INSERT INTO "log" VALUES('EVENNG',240,1795886815137,'phone','phone-47','{"event":"calzacalled","seat":1,"decided_at":1795886815152}','f77bb92b71234de6a63f9622a0e58fc8664869d2f043f9eb5e02312ddd484629');
INSERT INTO "log" VALUES('EVENNG',241,1795886815145,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','ddebfe9c1a742321185fb8462f0727012cc9b0a32135ff88dd85c0af23851f82');
INSERT INTO "log" VALUES('EVENNG',242,1795886815171,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":6},"timed_out":false}','8c763351094ee3b68d8fd8b18e986b3e76df1dbfb3cdf0b7cc27a08abcf9423f');
INSERT INTO "log" VALUES('EVENNG',243,1795886815192,'phone','phone-48','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','2f68c27c0c9d5ea317c0a5f139204ba642bc8b0bf5eb98ff93f36b7fac0bcec1');
INSERT INTO "log" VALUES('EVENNG',244,1795886815192,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','1f8daee4a03ea66eed124c593258cacd5a025c5af4a642fb8df5e626e7b3d262');
INSERT INTO "log" VALUES('EVENNG',245,1795886815192,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"a564141280487a91c94305fe377d2595c4f3bcc367f05a42b3b7fa73d4be03cf"}','4fdab667b33a6ad4e2d0d11bc71f3aedec00d9b5b4c64e1f160e311e253ceb86');
INSERT INTO "log" VALUES('EVENNG',246,1795886815508,NULL,NULL,'{"event":"dealt","hands":[[5,1],[3,4,3,2,2],[5,1,4,3,1],[2,4,4,1]],"opener":1}','b2f97dbb80cef3d6ed0167ecda890b0d697af619742d15dc811921504c8a459c');
INSERT INTO "log" VALUES('EVENNG',247,1795886815510,'phone','phone-49','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','d05987dfa7b2d74a59d2617f43363bdb13685d55ab7692342a6ad65df9788ae2');
INSERT INTO "log" VALUES('EVENNG',248,1795886815529,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','489c9039f60f1784a1e267552e1274ee0b3872ad8aea758cdb24bba5e50b6eb4');
INSERT INTO "log" VALUES('EVENNG',249,1795886815546,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":3},"timed_out":false}','b13b0339342f4d1a91b07c8ad4d339edcbb48b9e3209295bdaf31e7e74a41ce4');
INSERT INTO "log" VALUES('EVENNG',250,1795886815567,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','5cfb292e895974a9deef71312297d30af59e6543c1e39b67a7f7931d8db82848');
INSERT INTO "log" VALUES('EVENNG',251,1795886815571,'phone','phone-50','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','a7d9266ab6e065ea289afbb9f68563e2e8460efafb3011974341af3af756d0e0');
INSERT INTO "log" VALUES('EVENNG',252,1795886815673,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','5e3bac4a9943b7a9450a2081e981d64e17f51ce7eee3142c505eb73d55a25fa2');
INSERT INTO "log" VALUES('EVENNG',253,1795886815673,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','d0054c46997f3df88d7a0497bc3d7a40dddcf9e67cdc1d9f2734597090591c0d');
INSERT INTO "log" VALUES('EVENNG',254,1795886815673,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"757991ef6c90f1965d41fc4723b901b66a7fc706a2bcb81ad9c9654a6a275b43"}','d5e5f68f17dbf10e0d9855bcd551795c5a3ef673962050e6f7fec6e293b03cca');
INSERT INTO "log" VALUES('EVENNG',255,1795886815938,NULL,NULL,'{"event":"dealt","hands":[[6,5],[6,1,2,1],[5,2,1,3,6],[5,2,1,6]],"opener":2}','661dfafeb1a3503199e90a0fb649de4c3564e7b6d0a2dc7f8cab77b3579606dd');
INSERT INTO "log" VALUES('EVENNG',256,1795886815998,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','6a16391f00b7759dd00488b31c5f3ae4fa99c037ae9bf0ba1435526a81d4a779');
INSERT INTO "log" VALUES('EVENNG',257,1795886816001,'phone','phone-51','{"event":"calzacalled","seat":1,"decided_at":1795886816016}','02dd2862bb2c6b826bbf620c0231d945c575b75c026d4130ab3d962dc06553f2');
INSERT INTO "log" VALUES('EVENNG',258,1795886816016,NULL,NULL,'{"event":"moved","seat":1,"move":{"move":"calza"},"timed_out":false}','f249ac253210ba9c8e7f5b6f6b51d8d0a5b95b9d9ca5a13ba07dc37b836ded09');
INSERT INTO "log" VALUES('EVENNG',259,1795886816016,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','1e9c738b578be7caa2598b33acc0e830af321743305765168223194bbe026834');
INSERT INTO "log" VALUES('EVENNG',260,1795886816016,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"b522c6cf5f21dd67979ac70f42383416d00beb158e0825c831ec96daa25a2efb"}','7c7c954256858e111500aab8a9ccac29d90ece3146c5aa8e058313eeb3b45c2c');
INSERT INTO "log" VALUES('EVENNG',261,1795886816313,NULL,NULL,'{"event":"dealt","hands":[[4],[5,1,1,5],[3,1,6,4,5],[1,6,1,6]],"opener":1}','adcee269886e17be7f1d81b48a9aab14369c885566c3b610413bc91af558b6bd');
INSERT INTO "log" VALUES('EVENNG',262,1795886816315,'phone','phone-52','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','a07b3a19fc21921106098d10680d683cdeec1cb26f97db6733422581a9e9a302');
INSERT INTO "log" VALUES('EVENNG',263,1795886816322,'phone','phone-53','{"event":"retracted","seat":1}','aa65a41cc0229520d3c5faa9c3a79b92f0501200adce867b78ebc2f218fffb25');
INSERT INTO "log" VALUES('EVENNG',264,1795886816325,'phone','phone-54','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','78fd76457160db7a355fc56860b17ddbf1261abf65823324fddbe64ebcff1c18');
INSERT INTO "log" VALUES('EVENNG',265,1795886816356,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','d6cd976ba2e0d68b25a82c783f466ab27278f88ef55489d2b408ccc7977fcdd2');
INSERT INTO "log" VALUES('EVENNG',266,1795886816415,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','d0df9ef7e10c83167ff9100346224eac4138b35ad7b87c1a90fb1b57fc264839');
INSERT INTO "log" VALUES('EVENNG',267,1795886816415,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','e6ccf684434dab5716461e3e22cfc482cb505a176a04bf61c33d31d0abd41d2e');
INSERT INTO "log" VALUES('EVENNG',268,1795886816415,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"a6479c2aecf4bb8fe8e5f5a5efc1902373f4b8f95b2fb2db2754360789ac41bc"}','91de5cdfa591230956b6c45297686df5dd2dee00f303970a6b538fa8f71e0f85');
INSERT INTO "log" VALUES('EVENNG',269,1795886816638,NULL,NULL,'{"event":"dealt","hands":[[3],[3,4,6],[2,1,4,2,1],[1,1,2,2]],"opener":2}','bef962cf6f934dddfd3f7eb5f66210caff50272f22f7b40a61d8dffa5c5dc8fc');
INSERT INTO "log" VALUES('EVENNG',270,1795886816697,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','3d4ff98c685e1b5f43089e3686f40b1a075f1d928713de361b653104a8001dc6');
INSERT INTO "log" VALUES('EVENNG',271,1795886816714,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":4},"timed_out":false}','170b5b18f788d58059e3182f8af9b65a74a0c53f17fa2fac61fdf52ba68ff3d9');
INSERT INTO "log" VALUES('EVENNG',272,1795886816744,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','d0b5f95f39605afcb825b92253c90c973c1393b764345176e75cb2a3c96cf963');
INSERT INTO "log" VALUES('EVENNG',273,1795886816747,'phone','phone-56','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','5a78fa9e18273bfb2a962db948ac8f4d29bd80ffe43468a254eb7e633cf6a6dd');
INSERT INTO "log" VALUES('EVENNG',274,1795886816747,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','211b84a673c50d3bb8b52ffbe0f8bcb43cb4597c3d6f2c410ac60c6608eda8ea');
INSERT INTO "log" VALUES('EVENNG',275,1795886816747,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"05d0f44c083065bb2679a855153e08861f5ae5a7f7bf71498eca6828cb96097d"}','d8b306552c9c04feb05c2563da74732f35f84a7614ecbb560dce10924a44e156');
INSERT INTO "log" VALUES('EVENNG',276,1795886817022,NULL,NULL,'{"event":"dealt","hands":[[],[2,5,2],[4,2,3,1,2],[1,5,4,2]],"opener":2}','f9829e9048324948524f9bac3c5276e122203cfb85f20bfa3b53b14267043b2f');
INSERT INTO "log" VALUES('EVENNG',277,1795886817065,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','4deee518706d928de3facd52ebc586d8e6ecd9a02063d0d7701028bc5a288d67');
INSERT INTO "log" VALUES('EVENNG',278,1795886817086,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','c3c5ab0512cb758bcf2ac4378f7e744df38fa926b249c48292aad2b234a691e9');
INSERT INTO "log" VALUES('EVENNG',279,1795886817109,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":4},"timed_out":false}','691b8411ad10e861f58fc156fb2667514ee168a3a654f438605962f3b529a603');
INSERT INTO "log" VALUES('EVENNG',280,1795886817187,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','fc82bf1691c06baf240d195febd07f874a5c6ebb25d51ff65f47e3893b37bfb7');
INSERT INTO "log" VALUES('EVENNG',281,1795886817187,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','8795c67cc195db260e2c11791752dc3b46c7296f8ae02f543786004441d9fca8');
INSERT INTO "log" VALUES('EVENNG',282,1795886817187,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"531ca78705992148e2905c03f08f18c5b93b39d54265a57a15b5cc730c5020dd"}','00b70aa88ef0ec499936aedefbfabf055fd1972574e64fe9c1377104539a4d7f');
INSERT INTO "log" VALUES('EVENNG',283,1795886817434,NULL,NULL,'{"event":"dealt","hands":[[],[3,6,1],[5,3,3,6,3],[4,5,6]],"opener":4}','8686a710689a1e45b51fbfede94d6877307961454860cd69a5d82a68cbd2439c');
INSERT INTO "log" VALUES('EVENNG',284,1795886817488,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','1673937b7df850ea3e00411f9856bfaa615abdb4a09f8529fb7a817ea1ddd432');
INSERT INTO "log" VALUES('EVENNG',285,1795886817520,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','3cea46a310b7761281bcde44b71092b0ed33726e7d18c470c987fc711c7d396c');
INSERT INTO "log" VALUES('EVENNG',286,1795886817639,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":3},"timed_out":false}','e525dc5c8b8357ed288bd02737d70a57411d9dd9d20b276e4dfc509a965ae129');
INSERT INTO "log" VALUES('EVENNG',287,1795886817732,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','c31260fdee0057cec0bc4a995b40cc9f1ffbd4aa8f683853a742c4f45c2c266e');
INSERT INTO "log" VALUES('EVENNG',288,1795886817732,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','8d1f981dee30de162ff5ac34bed28f7d0ea007d70ca593d64a4694c404bc841e');
INSERT INTO "log" VALUES('EVENNG',289,1795886817732,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"5ad5ae60301bfc1feeddb89c8ae86590d01ad77e8fdd3c29f13f9812c236a3d7"}','3f6d3d7a17a0a6603beac0fd536f36948f6673c32e59930741789f25cd3f1ac2');
INSERT INTO "log" VALUES('EVENNG',290,1795886817989,NULL,NULL,'{"event":"dealt","hands":[[],[3,5,5],[4,3,3,1,1],[1,5]],"opener":4}','39beba2da15aaa7baaba1330ea205abcc87873573e785f2fca293d8d15b7275d');
INSERT INTO "log" VALUES('EVENNG',291,1795886818027,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','53f2c193db8b13d4f683b97d17136b233284cee5decbe5b5e62679aeab57ad06');
INSERT INTO "log" VALUES('EVENNG',292,1795886818090,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','5fac7ec0aa809eafb1db77d6284098ce30c08f7c8c1b0add7c262156720980fc');
INSERT INTO "log" VALUES('EVENNG',293,1795886818155,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":3},"timed_out":false}','18f8e940e6c58590d336a192f5e21c2946d272df58c0bde82fe0610c5647125f');
INSERT INTO "log" VALUES('EVENNG',294,1795886818266,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','e3adfc41a9bf005cf6bc921707a8789eb3604e8a45e2db3b4405f137b91b9176');
INSERT INTO "log" VALUES('EVENNG',295,1795886818365,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','25f2b92afebc6fac6afc6d6c47315ae6100cd82089dd4c81c1c8995b5477cdb7');
INSERT INTO "log" VALUES('EVENNG',296,1795886818365,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','919a63f23c167325d5ec9c999d4eb9f0a759b0907ec0a7410e1481ed71841f3b');
INSERT INTO "log" VALUES('EVENNG',297,1795886818365,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"95ceb3bad0a85a28ecdf70a267730cefc20537dac1c67e63ff94197f7e33406d"}','b4ad6761106cb73617d16642e79c8db562ab01355dad75a205343f758e39c282');
INSERT INTO "log" VALUES('EVENNG',298,1795886818602,NULL,NULL,'{"event":"dealt","hands":[[],[2,1,1],[6,6,5,2,2],[2]],"opener":4}','4be932318c0f51abc0fbb09464f8b64f2d92da0e5c6ad37dc76735305c4a01b5');
INSERT INTO "log" VALUES('EVENNG',299,1795886818642,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','87a70f555841874439e7ebcf646ecd560015b10803b07787541aa3d5af4a9247');
INSERT INTO "log" VALUES('EVENNG',300,1795886818705,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','0676af7ba7d5c7217919dabb323815a84f30ef53500f7e4ce96656fcd4c9376c');
INSERT INTO "log" VALUES('EVENNG',301,1795886818820,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','10d3c402f531cea096be0762ec78b55aafc865f92655ecc0a96cf18bd1cbf1bd');
INSERT INTO "log" VALUES('EVENNG',302,1795886818820,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','55f15c99e966767599706cc9bfdac1fc00cbb5c0fd74d552cea887a16459be88');
INSERT INTO "log" VALUES('EVENNG',303,1795886818820,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"44509055a549ff02f019f06fc571c1826c8c28ece58bda2ef833aa57941ef4ff"}','bbc0211d617fd1645179282e69807dc642aa18a8f9c530a551971d51864cfb4c');
INSERT INTO "log" VALUES('EVENNG',304,1795886819046,NULL,NULL,'{"event":"dealt","hands":[[],[3,1,3],[2,6,6,4],[2]],"opener":3}','daf1ebfc16fff6e5385e970858ebc0b54f5c8f69c38a99de48216b5b1c368f6c');
INSERT INTO "log" VALUES('EVENNG',305,1795886819161,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','27ecdd78ae570a537349cb78f44587ce92f3b7b4b0c320bb9da005abf31966e5');
INSERT INTO "log" VALUES('EVENNG',306,1795886819190,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":4},"timed_out":false}','ff317d43bacd372b7f903829009e5b75971cd4165f045f81a792770f964140cb');
INSERT INTO "log" VALUES('EVENNG',307,1795886819297,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":3},"timed_out":false}','0c25927f97ad07d86e8d4ec82946582b034a746849ca3017f20c2e1617534cdd');
INSERT INTO "log" VALUES('EVENNG',308,1795886819448,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','f644e07ef36dd480441cfd734fb8e3bfa13aed794b837716ba5f3f9da590973b');
INSERT INTO "log" VALUES('EVENNG',309,1795886819448,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','4a614d9715b1039b8af2dd6b9c6ba2cec81352c6247e6ac9db630147e1120462');
INSERT INTO "log" VALUES('EVENNG',310,1795886819448,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"49bdaeaca0e79cd2689285ffcd08a5ce0951d2f7c1bd03b672a213cebdf94ff2"}','3eed1fb716fd0fb91e0a1a4894f2ff25badaa998c8681a21911f512fc431b11c');
INSERT INTO "log" VALUES('EVENNG',311,1795886819685,NULL,NULL,'{"event":"dealt","hands":[[],[6,2],[3,1,3,3],[4]],"opener":2}','891140934ac457183adf02676e951d7f27cb17ca45b08e8f06ae0b3d893e1d84');
INSERT INTO "log" VALUES('EVENNG',312,1795886819726,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','617b4764ba07340280a81fe8b3801ffc83af0640d2ff8d7f2a3ab84a2ca8c9ca');
INSERT INTO "log" VALUES('EVENNG',313,1795886819750,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":3},"timed_out":false}','f56897173973651a3e9b75c8723e7f0b394ff1546661d7f5c68abb5079acd357');
INSERT INTO "log" VALUES('EVENNG',314,1795886819803,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','2f96f7fb90e501a4b899209e09eb293b5368c508b55d8ebf4e0781ea2d7aa4d0');
INSERT INTO "log" VALUES('EVENNG',315,1795886819922,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','cb450c9e033bd60f57180aadbd94b89067afceeeb6418ea1ab1e8d335ae99a19');
INSERT INTO "log" VALUES('EVENNG',316,1795886819922,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','ef7071d8ed860c3900ecdc0228697e22655378702f780b688c02424bca4b0e14');
INSERT INTO "log" VALUES('EVENNG',317,1795886819922,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fb20f0f6bbcb8ceeaf58460434705f632c7441cde4eb12e255f9cd2a85db7784"}','d2908bd927aa9985f1c5b22dd227ff4b3e5dab2a70813bbb9fe533a381b4c826');
INSERT INTO "log" VALUES('EVENNG',318,1795886820148,NULL,NULL,'{"event":"dealt","hands":[[],[2,4],[1,2,1,3],[]],"opener":2}','5ca27d9db430fa635a325283e9c114052d2552083bfd822ce80748a60095f25d');
INSERT INTO "log" VALUES('EVENNG',319,1795886820207,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','af777f116580f78935e2d5f693848da9608c6d9fcb4659c8956dad73b99337a7');
INSERT INTO "log" VALUES('EVENNG',320,1795886820276,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','865f8d05e0a7b61e81a6870d263fba8c17b8fffa3dfa45dd1c856618a6b357d7');
INSERT INTO "log" VALUES('EVENNG',321,1795886820333,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','d6200ff0212db3db75703d910fb5e26e0212da5e4c030d0c5d3b0bd15b4c04d3');
INSERT INTO "log" VALUES('EVENNG',322,1795886820333,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','61748f77684aaeb7be85f5a0c39d1cc2ec54837b8dea17f75b6ac4eeb9a79f6e');
INSERT INTO "log" VALUES('EVENNG',323,1795886820333,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"048e4b40706db408e7840bb633bb876e763dfea0d9bc19bb135a1a4814d68f85"}','1c638c67324766246957ca99b8c714f8fd13a3543f907d37989e9ca41d46feb5');
INSERT INTO "log" VALUES('EVENNG',324,1795886820541,NULL,NULL,'{"event":"dealt","hands":[[],[1],[1,2,2,4],[]],"opener":2}','5b79059289567e9ca6f2c130853fd0673c9142a4be60250a13b09c43f380f38a');
INSERT INTO "log" VALUES('EVENNG',325,1795886820585,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','30d6733090bd18b582d38f46b1e5bc5464acb58e39e61ff7afe031774eaeeb37');
INSERT INTO "log" VALUES('EVENNG',326,1795886820616,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','e713539a50ceb963238068554bb6c4046480a8e2e9960a149ae859902f8198ff');
INSERT INTO "log" VALUES('EVENNG',327,1795886820688,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','0e7d4e1563cb05f713f41b33202f5a2b561005c4699e43af7e73bdf08ebed815');
INSERT INTO "log" VALUES('EVENNG',328,1795886820780,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','7b3ab64fbe593d9564995a759c885c338dcef652243754ba709602ea745c093c');
INSERT INTO "log" VALUES('EVENNG',329,1795886820780,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','e778097ba801e557f488bac7f5661a48d1846ef5ed41377a467485ce61d8d84e');
INSERT INTO "log" VALUES('EVENNG',330,1795886820780,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"9c0ba02843c35167f0af6faa6cc83fc3ec5fb6923e66c4edc0dccc28c6a26e04"}','614f19dc1c0d72d8b65256e8efee9bc7f6266921eeaa73ea21ac93be8e2e3c88');
INSERT INTO "log" VALUES('EVENNG',331,1795886820988,NULL,NULL,'{"event":"dealt","hands":[[],[4],[5,4,5],[]],"opener":3}','b51af6c505ac83007ade5b9830ca91c8c944f1930c6d919313c3de391d1f9d72');
INSERT INTO "log" VALUES('EVENNG',332,1795886821087,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','0248b86750f68686e22cb681f8e06b76ebc40756a36df24fc95c0a346d59e64c');
INSERT INTO "log" VALUES('EVENNG',333,1795886821164,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','f8b807c5a2d003cfd4a9c1f2ccf3e2603f6e9d6a6dbab36788011dfdf97476d5');
INSERT INTO "log" VALUES('EVENNG',334,1795886821264,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','bd61ac624ce2620f458835e0982a6dae6fd219892a85fd4a0e867c943c7ea02e');
INSERT INTO "log" VALUES('EVENNG',335,1795886821369,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','52553bfcd82b94bdd8680a352cecc98f5a1bbf6dec739f89256741cfadd141e0');
INSERT INTO "log" VALUES('EVENNG',336,1795886821470,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','2bb922dd4cb7819a4091beeb7c8adf44d32c3ad1fc092cdfafada2589eccce68');
INSERT INTO "log" VALUES('EVENNG',337,1795886821470,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','dcce217ada51309011767e8a4c5f127908bfabdfbc2b02d25d2b155d56331efa');
INSERT INTO "log" VALUES('CUSTMS',1,1795886821539,'fay','fay-1','{"event":"opened","guest":"fay","edition":"bga","options":{"players":[2,8],"dice":2,"first_opener":"highest-roll","raise":"any-higher","palifico":"each-time","palifico_with_two":false,"veteran_changes_face":true,"calza":true,"calza_callers":"all-but-next","calza_in_palifico":false,"calza_with_two":false,"calza_wins":"all-others-lose","lost_dice_visible":true,"reveal":"from-caller"},"chairs":5,"table_settings":{"listed":true,"training_aid":true,"spectators_see_previous_round":true,"chat":false,"clock":{"move":60,"bank":600,"increment":5},"autostart_at":2,"speed":"slow","eliminated_see_dice":true,"external_bots":true},"club":"a82ae1e9c3ff4dae1eab424919749db0","rated":false,"tournament":null}','845a7eea386bcf185a531f492b8f454eac11443e02f1a5c79c4a9383720011f0');
INSERT INTO "log" VALUES('CUSTMS',2,1795886821539,'fay',NULL,'{"event":"sat","chair":1,"guest":"fay","name":"Fay","person":"VJZE4NF5HJJX"}','425a4deb5b9f246796389a0b762e35f8c9710c538757b57fbe0cc9416e117316');
INSERT INTO "log" VALUES('CUSTMS',3,1795886821547,'fay','fay-3','{"event":"sat","chair":1,"guest":"fay","name":"Fay","person":"VJZE4NF5HJJX"}','b24b4f4528edf0315726289c42c124d5b02815b05d452bd66ba33db47b487998');
INSERT INTO "log" VALUES('CUSTMS',4,1795886821549,'bot-robo','bot-robo-2','{"event":"sat","chair":2,"guest":"bot-robo","name":"Robo","person":null}','5d047807fe8192e8549c9097b47e067541c60b22ba8fd7f70652f198c0ceac79');
INSERT INTO "log" VALUES('CUSTMS',5,1795886821552,'gus','gus-2','{"event":"sat","chair":3,"guest":"gus","name":"Gus","person":null}','4c70d643dc1ab60fdf0b1a78d59c03707b4c4caca22897c52d2e5276933cc240');
INSERT INTO "log" VALUES('CUSTMS',6,1795886821552,'gus',NULL,'{"event":"botseated","chair":4,"bot":"odds","left":false,"name":null}','93c9f96f0922b40692023d8ea8c5731f6507527172915a6e5e5f15ae8b3d58ac');
INSERT INTO "log" VALUES('CUSTMS',7,1795886821552,'gus',NULL,'{"event":"botseated","chair":5,"bot":"odds","left":false,"name":null}','6ab99e8478d7c3c347036eb149a1d954942f7a3074630d39598130af13cc3a0c');
INSERT INTO "log" VALUES('CUSTMS',8,1795886821552,'gus',NULL,'{"event":"started","unrated":null}','1f6e9f7aed76762ed53b99d39d0395f3a9b2f9ac6d5be9466bf0e4b47e44a9d8');
INSERT INTO "log" VALUES('CUSTMS',9,1795886821555,'fay','fay-4','{"event":"digestgiven","seat":1,"round":1,"digest":"12eef32e1f360e9305e6bdd7906625b63bd4a768d9c21ded19354cf14b5d1039"}','e83b05a035146952c0d2a53413fce71ac56ea812998b972399d1dd6d1288a577');
INSERT INTO "log" VALUES('CUSTMS',10,1795886821557,'bot-robo','bot-robo-3','{"event":"digestgiven","seat":2,"round":1,"digest":"fac97fe91b9ecfb23f9a980e9dbc277d7329921aaa2535f5fc84aa1dbbd8d0bf"}','f86ab16bd3a5d277bdf15c00264019aacde369be557f22585afd1b98f0f4578d');
INSERT INTO "log" VALUES('CUSTMS',11,1795886821559,'gus','gus-3','{"event":"digestgiven","seat":3,"round":1,"digest":"4695f663762fb24705e976c3bbd1c2a547abf1b0912d186028e3bbe93cb7a586"}','3191ea1725e73b577c812ad4d8a8ee657adf44e31e9759eee56a715fabc988a1');
INSERT INTO "log" VALUES('CUSTMS',12,1795886821559,'gus',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"2eb86f3c1dcc3764ff0d7743d6d199ea6ac8f76f39f7662c3e3651712c22bb89"}','9245b4054a908d8463e5920ca1f38dc7f764bba83faa3ffd0fb51fe414a1db7c');
INSERT INTO "log" VALUES('CUSTMS',13,1795886821561,'fay','fay-5','{"event":"contributed","seat":1,"contribution":"f33ed7beef58c084452483320a7ff2fe"}','cccc591e331dfb6a5851cd5f8dbf93a7c8229e3c5358b2ab830f00689988ce82');
INSERT INTO "log" VALUES('CUSTMS',14,1795886821563,'bot-robo','bot-robo-4','{"event":"contributed","seat":2,"contribution":"3304e3c1869f2a9745a23e48179041d8"}','546899a965bfc0638ef79a0903c14c6b496a97957afd9c61bfc151df08d4eaf4');
INSERT INTO "log" VALUES('CUSTMS',15,1795886821565,'gus','gus-4','{"event":"contributed","seat":3,"contribution":"eb367cb454533fce88664909250bae43"}','9902c8904a1675f88742dc5b65ef5d8b9c874c0ed53015c675551aeb6c4666b9');
INSERT INTO "log" VALUES('CUSTMS',16,1795886821659,NULL,NULL,'{"event":"rolled","faces":[6,1,1,1,1]}','a68d6d49a5f6acbb2be295712460e68ec24a16d1dac51e56f7f196d385398e8e');
INSERT INTO "log" VALUES('CUSTMS',17,1795886821766,NULL,NULL,'{"event":"dealt","hands":[[2,2],[2,3],[4,5],[4,6],[5,6]],"opener":1}','6a62be25975824e493734a37ae296f39ace7529e8300cc71a8d77af96d7573b4');
INSERT INTO "log" VALUES('CUSTMS',18,1795886821772,'fay','fay-6','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','8edae17e797e1ec09aedba367aafc33f84a9fee6af0abcbfaa8cc01b1c6711ab');
INSERT INTO "log" VALUES('CUSTMS',19,1795886821775,'gus','gus-5','{"event":"calzacalled","seat":3,"decided_at":1795886821790}','b8a7f220225980b192497bc02b6f580e91ff67b8c169ab8c6ab1b5e3f73b4a8a');
INSERT INTO "log" VALUES('CUSTMS',20,1795886821791,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"calza"},"timed_out":false}','4709af484d0b7f59c1c542989e2adbf7138d34832f25e3b9ed0320e0e232f634');
INSERT INTO "log" VALUES('CUSTMS',21,1795886821791,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','b6ad7c503f68da8c48d1d6bb192deeb7e2ce9b66afe61d0adde86ec0aada5f55');
INSERT INTO "log" VALUES('CUSTMS',22,1795886821791,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"e38f23f5f6fa513127463efeed82ca7e3d3205f8e642a4c2a8bb2308b31379ca"}','966723f2d209f3d98ae2e635fd3f29536ce9ce88cb8b9fb957f17b1635c6d566');
INSERT INTO "log" VALUES('CUSTMS',23,1795886821793,'fay','fay-7','{"event":"configured","edition":"bga","options":{"players":[2,8],"dice":2,"first_opener":"highest-roll","raise":"any-higher","palifico":"each-time","palifico_with_two":false,"veteran_changes_face":true,"calza":true,"calza_callers":"all-but-next","calza_in_palifico":false,"calza_with_two":false,"calza_wins":"all-others-lose","lost_dice_visible":true,"reveal":"from-caller"},"chairs":5,"table_settings":{"listed":true,"training_aid":true,"spectators_see_previous_round":true,"chat":false,"clock":{"move":60,"bank":600,"increment":5},"autostart_at":2,"speed":"fast","eliminated_see_dice":true,"external_bots":true}}','0c0edfc6b55063952c8676b240d6ba8714d1f48840e2892615f776f39baf1a54');
INSERT INTO "log" VALUES('CUSTMS',24,1795886821914,NULL,NULL,'{"event":"dealt","hands":[[6],[3],[2,6],[1],[5]],"opener":3}','402126d2c348a14d9fd022cb8f3b60e391702d921e4940193f2096b7ad60b5fc');
INSERT INTO "log" VALUES('CUSTMS',25,1795886821921,'gus','gus-6','{"event":"moved","seat":3,"move":{"move":"bid","quantity":6,"face":5},"timed_out":false}','5ac6aa59fb41f9ab53a3116637f96141d68390bc1a65d2fec466f8c88d2ee20a');
INSERT INTO "log" VALUES('CUSTMS',26,1795886821929,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','9cdcf8c10b1b1d3ad8dc09fc6c8dc4b832386369e75b6f86b1f2625757dadbd9');
INSERT INTO "log" VALUES('CUSTMS',27,1795886821929,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','1384f0afe45489d4e3793c41d710404ae99823581cf1f44f021a120c378a309c');
INSERT INTO "log" VALUES('CUSTMS',28,1795886821929,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"451f28daa8d5295553f0be7026edefbfd427b4aee1f04b8856b57d141ee3afe1"}','e9aa1414a008f4212c01f4e25953d6b6a4270d2b6347d2988770e804c7e68415');
INSERT INTO "log" VALUES('CUSTMS',29,1795886822046,NULL,NULL,'{"event":"dealt","hands":[[4],[1],[6],[6],[4]],"opener":3}','f22cbfa1dc096441fd5f8caaa9707677a8ee8b090f66874f1e0c4bfd9cfe9d6a');
INSERT INTO "log" VALUES('CUSTMS',30,1795886822050,'gus','gus-7','{"event":"moved","seat":3,"move":{"move":"bid","quantity":5,"face":5},"timed_out":false}','51bd628d98c6507cc8264768623b1533b04e77fb0bd34c02279b1d87abb6fadc');
INSERT INTO "log" VALUES('CUSTMS',31,1795886822060,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','041f0e85d1d9cfcf2c177dbdb15085e1825f3e7dbf07eea26e1c9851ccb79dc2');
INSERT INTO "log" VALUES('CUSTMS',32,1795886822060,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','53e0c2a49386710737974344f0e108057461d93e6ed1042896427140f0915018');
INSERT INTO "log" VALUES('CUSTMS',33,1795886822060,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fafa08f8cc1f847bb3bd510d575855559f1bda7eb404c5e416ad125f726381e5"}','e161847859596fc75053236a9b8facf245fb448372213d1ca8d5183b7a0dfa03');
INSERT INTO "log" VALUES('CUSTMS',34,1795886822170,NULL,NULL,'{"event":"dealt","hands":[[5],[5],[],[1],[4]],"opener":4}','f73a916489fe94ce79bdbe5c4470c1f7989041d7395d835fe9af9efde16f806e');
INSERT INTO "log" VALUES('CUSTMS',35,1795886822191,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','d1f63c489df262fe194fb29b49f0306fcf881ef4ecb9c6089702228d04cc0f44');
INSERT INTO "log" VALUES('CUSTMS',36,1795886822209,NULL,NULL,'{"event":"moved","seat":5,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','2ded6e0f31fdcd939b69205866e1733e82103d5f4f94c10102eab8bff5e8675f');
INSERT INTO "log" VALUES('CUSTMS',37,1795886822212,'fay','fay-8','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','27b8cdd06f98496fb3b2ca675583bd6958eb564e576c6f0db3faa4649d55d4a0');
INSERT INTO "log" VALUES('CUSTMS',38,1795886822215,'bot-robo','bot-robo-6','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','d64fa51ea0020678f4aa931a00d2fae4085f15249c484e8df7e956cd8c0976c0');
INSERT INTO "log" VALUES('CUSTMS',39,1795886822215,'bot-robo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','a2d69c8304642184854567bc90f2421ab53651ff56e3c17dc4753c8a27688016');
INSERT INTO "log" VALUES('CUSTMS',40,1795886822215,'bot-robo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"daf87a27c8eda4fe88b38e6738edca5218e7c61aa44c56e54db73f64ad8d6c77"}','7f01b7633a4286a602ffbb4802eae1abc255d94628e8d81f56e16c9ec6b0a95e');
INSERT INTO "log" VALUES('CUSTMS',41,1795886822330,NULL,NULL,'{"event":"dealt","hands":[[],[4],[],[6],[5]],"opener":2}','8feaab752b6419589ac54cb9370b0378c965de0010a24f95e718327a2354908b');
INSERT INTO "log" VALUES('CUSTMS',42,1795886822337,'bot-robo','bot-robo-7','{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','dcc5da5fb6ca81d7f65d21f191ffc4359649a074c4688391df15c48e2da3166a');
INSERT INTO "log" VALUES('CUSTMS',43,1795886822345,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','ecc12888b49c9966b1428de3477f3851c881fe3d6bae4990fbc1815005339831');
INSERT INTO "log" VALUES('CUSTMS',44,1795886822345,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','3a3c52f6c167c496fcb034ab085086cd9d8e2cbcaf3370cb37076273ce90316c');
INSERT INTO "log" VALUES('CUSTMS',45,1795886822345,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"55ef36b5031ecdd5a7d83ccd6e1c351d227900cc7f282e8d0715efbe35a29cf2"}','910bb38cbe5077737f72bca21e76bb9497ac9e9960c49c4fa52c78a43f655faa');
INSERT INTO "log" VALUES('CUSTMS',46,1795886822351,'fay','fay-9','{"event":"configured","edition":"bga","options":{"players":[2,8],"dice":2,"first_opener":"highest-roll","raise":"any-higher","palifico":"each-time","palifico_with_two":false,"veteran_changes_face":true,"calza":true,"calza_callers":"all-but-next","calza_in_palifico":false,"calza_with_two":false,"calza_wins":"all-others-lose","lost_dice_visible":true,"reveal":"from-caller"},"chairs":5,"table_settings":{"listed":true,"training_aid":true,"spectators_see_previous_round":true,"chat":false,"clock":{"move":60,"bank":600,"increment":5},"autostart_at":2,"speed":"instant","eliminated_see_dice":true,"external_bots":true}}','eb5a00002f561791c2cdd0ba58c6536016605e77cacb48b7619f4bf79978e194');
INSERT INTO "log" VALUES('CUSTMS',47,1795886822354,NULL,NULL,'{"event":"dealt","hands":[[],[],[],[5],[4]],"opener":4}','6c14f6ecf1cbefc3ba3ca452ab75d38c1e7313cbd4fb3d2e8ef3e2e37a9053b9');
INSERT INTO "log" VALUES('CUSTMS',48,1795886822356,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','95064e8061828736a73f6ed08fbdc8577a9d3e449220284119fe44e3cd1a3339');
INSERT INTO "log" VALUES('CUSTMS',49,1795886822358,NULL,NULL,'{"event":"moved","seat":5,"move":{"move":"dudo"},"timed_out":false}','2f8ecf4be8da761b8a354030a5ac85993fdf3e3161d26a5a551cf2f712359835');
INSERT INTO "log" VALUES('CUSTMS',50,1795886822358,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','3bb80cbbcc858e57e495f7638a5390d44c6e966933aa584f849d463658a0464d');
INSERT INTO "log" VALUES('CLCKED',1,1795886822362,'dan','dan-1','{"event":"opened","guest":"dan","edition":"bga","options":{},"chairs":2,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":{"move":5,"bank":0,"increment":0},"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false},"club":null,"rated":false,"tournament":null}','939842a051d3949bd73c66f47a7192554e9d4fd5d03e51cd599a30d7a7c1e893');
INSERT INTO "log" VALUES('CLCKED',2,1795886822362,'dan',NULL,'{"event":"sat","chair":1,"guest":"dan","name":"Dan","person":null}','0aef10b63ac4dfdcbaa61ac2c01a12e97331237d1308db52c4137b968aa9aa25');
INSERT INTO "log" VALUES('CLCKED',3,1795886822366,'eva','eva-2','{"event":"sat","chair":2,"guest":"eva","name":"Eva","person":null}','fc08d1ecfadffc8086d35e41bb979d38dd1d029e2caaa528f8c52fab0a6d0df4');
INSERT INTO "log" VALUES('CLCKED',4,1795886822367,'dan','dan-3','{"event":"started","unrated":null}','ebe229285b07b989c1eefa5a3162d03bc4405933b3f822f60fac7bffd85c8660');
INSERT INTO "log" VALUES('CLCKED',5,1795886822383,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"0726413390b7d62ca2fa3b4eca7d08a3fa469101b613b7bf120f346259598d19"}','39b3073af0e3c96e7ff837ca8e0881a7ee911c5a13edcdc8281175ab47d8a38b');
INSERT INTO "log" VALUES('CLCKED',6,1795886822399,NULL,NULL,'{"event":"dealt","hands":[[6,5,5,2,1],[1,3,1,6,4]],"opener":1}','98d3dbc2bf0bbf68c733c5abecd7bfe6af935bcbf392e3e0c017ce399165d0d1');
INSERT INTO "log" VALUES('CLCKED',7,1795886822402,'dan','dan-4','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','1ab23e645a5d66019951a8592adf41388b672ff3f97244c03ecf16865ee98918');
INSERT INTO "log" VALUES('CLCKED',8,1795886827403,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":true}','31d12a40cbd2c4c54bb1939bbb0155162338aa6b9ded4cd3b3720d2b0a314399');
INSERT INTO "log" VALUES('CLCKED',9,1795886827403,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','a08c06990e89002c39f60ed50b7373b576a9a8719b9764ce0dcb7d385325d679');
INSERT INTO "log" VALUES('CLCKED',10,1795886827403,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"3cb5a322171883efd331cb0f023851d979d4da234437a34321956d80d40ecbd3"}','994dd6f4e3b75134449382f805afac1a60ce6379517fd1ed3a5e6cef2bf59779');
INSERT INTO "log" VALUES('CLCKED',11,1795886827719,NULL,NULL,'{"event":"dealt","hands":[[4,4,5,3,1],[5,5,4,4]],"opener":2}','9a8dcfc0928c57fa73bb294fda9b41915f7532323343b6a6b4625973a1f964b3');
INSERT INTO "log" VALUES('CLCKED',12,1795886832720,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":true}','b44792088a8c3d7aa6455325cc9e9c6a805383a64a5314efee02278830278163');
INSERT INTO "log" VALUES('CLCKED',13,1795886832720,NULL,NULL,'{"event":"botseated","chair":2,"bot":"reader","left":false,"name":null}','fc3dd5989c8f5842475fd7286ab0434d4449ef3f8713fb34d971656aaec6ae74');
INSERT INTO "log" VALUES('RATED2',1,1795886832735,'hal','hal-1','{"event":"opened","guest":"hal","edition":"bga","options":{"dice":1},"chairs":2,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":null,"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false},"club":null,"rated":true,"tournament":null}','816ca9b91610ec520d111b3cf3faaabc39249df7c8f9cdc99d20bc84e7140bae');
INSERT INTO "log" VALUES('RATED2',2,1795886832735,'hal',NULL,'{"event":"sat","chair":1,"guest":"hal","name":"Hal","person":"6AHG6XP2GW6E"}','00ace6629d4bbb4fe7f8667fe61fdb8d838ac44d1d412e09e287b5a3236844c3');
INSERT INTO "log" VALUES('RATED2',3,1795886832739,'ida','ida-2','{"event":"sat","chair":2,"guest":"ida","name":"Ida","person":"5DMV7ZQC4252"}','c18532f44181618293c69d9c109b9b300600a543b2761013b4f1c4f3a7a058dd');
INSERT INTO "log" VALUES('RATED2',4,1795886832741,'hal','hal-3','{"event":"started","unrated":"address"}','fedc8a20793f081eab8ecaf768416e6b76e72662cf28d5a0043e3d75eac34840');
INSERT INTO "log" VALUES('RATED2',5,1795886832742,'hal','hal-4','{"event":"digestgiven","seat":1,"round":1,"digest":"027feaa31f24e9b744593bff14ff7d92f8bad021bd78e07000b1bf1f6c550f2b"}','2098b21050c6cb3bd21ccfe54d9f151e245438cf8161c98ca7bc559a449d224f');
INSERT INTO "log" VALUES('RATED2',6,1795886832744,'ida','ida-3','{"event":"digestgiven","seat":2,"round":1,"digest":"1bd1f1becf9d7343d0f49eb06f85b4a67988f0ac0f400628bf02d58cf1cb1bb6"}','f0059dee6f8461fa5c74c31eb041811cca8c5a676a13d530faaef356373631e2');
INSERT INTO "log" VALUES('RATED2',7,1795886832744,'ida',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"08a2d17a20409e7394002eb3b908ca2688c3b30f5a60f96a23929af27940eb7c"}','531a63b302f3f83a61d8d954ba1bf2e095d7ab9ad261fdfdefac0506dc1bcd06');
INSERT INTO "log" VALUES('RATED2',8,1795886832745,'hal','hal-5','{"event":"contributed","seat":1,"contribution":"6e34847286588417c46642a862132a58"}','a955b1b3a615742c608cefaff568e4a15d6f2ada8ce9e367f2f262becfabfcfd');
INSERT INTO "log" VALUES('RATED2',9,1795886832746,'ida','ida-4','{"event":"contributed","seat":2,"contribution":"fc0ac91b05629760288f149e95f9c3fc"}','5bfc4b50959c29c2365686824a50588f4a21f96c9770ff9648141150b1092a42');
INSERT INTO "log" VALUES('RATED2',10,1795886832746,'ida',NULL,'{"event":"dealt","hands":[[4],[1]],"opener":1}','6b8f260f99bfe1cc31f0345a18f92e81eec0624c7256a7e002b84a8f5935cdd9');
INSERT INTO "log" VALUES('RATED2',11,1795886832748,'hal','hal-6','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','679180530eeb03c6ededb89e0accad6fad8a1a949a1a1ae851cead7ed9586b45');
INSERT INTO "log" VALUES('RATED2',12,1795886832754,'ida','ida-5','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','9a2912b4d51b55f9da02a0eaf05c58684263dacf13912657a74c6d371448ad3e');
INSERT INTO "log" VALUES('RATED2',13,1795886832762,'hal','hal-8','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','f30c70fa40fb33df858b52615ab7ab52a4b7986ce6948fefae97f51ed62972d3');
INSERT INTO "log" VALUES('RATED2',14,1795886832762,'hal',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','e19943f2ad6ead69c04f6a96052f188afb360522fd8f99f7dde04b0d5efff46f');
INSERT INTO "log" VALUES('CUPTBL',1,1795886832790,'tournament','0ded148c011e64e945dc108e80c2774f-1-1','{"event":"opened","guest":"tournament","edition":"bga","options":{"dice":1},"chairs":3,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":{"move":600,"bank":0,"increment":0},"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false},"club":null,"rated":false,"tournament":"9AQVRWEQ10A6"}','7cd38f99af5d970fb91783da6665252091d32a79ded050eb572c24831c9beb22');
INSERT INTO "log" VALUES('CUPTBL',2,1795886832790,'tournament',NULL,'{"event":"botseated","chair":1,"bot":"odds","left":false,"name":"Inti"}','7ec5ee27458fa77c255a46628a8dd825b2cb0396daa1c11ead1ccc9cb4be72f5');
INSERT INTO "log" VALUES('CUPTBL',3,1795886832790,'jo',NULL,'{"event":"sat","chair":2,"guest":"jo","name":"Jo","person":null}','fe0ff136a7febfe0a16fbe4026644c2c348b18dfb5a3398533cb163d0de0e88b');
INSERT INTO "log" VALUES('CUPTBL',4,1795886832790,'kim',NULL,'{"event":"sat","chair":3,"guest":"kim","name":"Kim","person":null}','ef4dc3d81f88ace00cbf2ec2d27925da6666c5708d09361fe1a41c73837682a3');
INSERT INTO "log" VALUES('CUPTBL',5,1795886832790,'tournament',NULL,'{"event":"started","unrated":null}','c381c141029c25e20f39199f47eaf8ed3c7bb1d5d0c6395dc9c09be1ddf4c95c');
INSERT INTO "log" VALUES('CUPTBL',6,1795886832800,'jo','jo-2','{"event":"digestgiven","seat":2,"round":1,"digest":"3f6b9e4af5f040db10752d77371192cb573ddabe93476b7b998f6aa462b5a1c8"}','7f9a2db27f77a57ab81797bc6417c6b0b2fe847da3591857925ec104426c147c');
INSERT INTO "log" VALUES('CUPTBL',7,1795886832802,'kim','kim-2','{"event":"digestgiven","seat":3,"round":1,"digest":"3113c9e07151fbb8eafea876111892edee72ea461fdb95794d507ee65ea52ecb"}','a428eb86d30b25982e52cace22a0e763993e5e71b8853fa4a5120a544b7523f6');
INSERT INTO "log" VALUES('CUPTBL',8,1795886832802,'kim',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"3e794eb0c5dbfccb0af1642b0ae71259bfac447a51345803c17d95ab270fd4cc"}','ba2a4756bdd000cf5813ea2ccd7dcd6206f93bbfa9d191defe2ed1923a1b8c72');
INSERT INTO "log" VALUES('CUPTBL',9,1795886832804,'jo','jo-3','{"event":"contributed","seat":2,"contribution":"4feac5d08466bc30f6bd5a7aae318c32"}','50f16301ad9cfb3779c7c8a3ae6a946e5b9600be4b6e9d1eef4be1718c308f72');
INSERT INTO "log" VALUES('CUPTBL',10,1795886832806,'kim','kim-3','{"event":"contributed","seat":3,"contribution":"d0a3b710ecc09d91c7aded7e28845bfd"}','4089ab6e1c885fe26d5b18fc061a5ce815a02f25f357dad33269d55971b433b9');
INSERT INTO "log" VALUES('CUPTBL',11,1795886832806,'kim',NULL,'{"event":"dealt","hands":[[5],[2],[1]],"opener":1}','67547914005c7f418f6050c51fc51a3aa24e56e30d6c1a8e955645d426c1642c');
INSERT INTO "log" VALUES('CUPTBL',12,1795886832834,NULL,NULL,'{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','80853c3de579c5b0ae57367a7a9d4849166e48ab9c65524f72231dd7fe4bc7d4');
INSERT INTO "log" VALUES('CUPTBL',13,1795886832841,'jo','jo-4','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','0063ff72aa7b2ac1531714e9b99a8b85b346986fa5125ab8b25e082004398f87');
INSERT INTO "log" VALUES('CUPTBL',14,1795886832849,'kim','kim-4','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','eda99911fd10e779dc4e4f267612e5d71f19ee200aa039d7bcee632e456f9d14');
INSERT INTO "log" VALUES('CUPTBL',15,1795886832865,NULL,NULL,'{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','25c60d95dc0f5f7e1a6d67f6536e59e03582cf4fb84489ecfbb0f174c7a2e8af');
INSERT INTO "log" VALUES('CUPTBL',16,1795886832865,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','b5152d3db3c4ec889c7f9108ee29ce001ed5599ea525c711f8a770282566072a');
INSERT INTO "log" VALUES('CUPTBL',17,1795886832865,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"6804674670dfdbed67725c4b71ec6abccaaea6333bf53de7ef62892a664007dc"}','49edc08667148018f09e93a321177d6a7b01ca9223ab6bcbe068602d1b548621');
INSERT INTO "log" VALUES('CUPTBL',18,1795886833150,NULL,NULL,'{"event":"dealt","hands":[[2],[5],[]],"opener":1}','c91501179c279623c07c7a7288fd2e0a8a45dd101e2019b7f581f62dff01f00b');
INSERT INTO "log" VALUES('CUPTBL',19,1795886833179,NULL,NULL,'{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','01a24bbff6bf6c2017f6d62f9e180d91e9c44b5b45b6e0f5aac80360e062b1ee');
INSERT INTO "log" VALUES('CUPTBL',20,1795886833185,'jo','jo-5','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','e0cd2c52269bafe499fa60e0fb0c4032ffd0ad337f5f0d0a5d21cb89fb89d90e');
INSERT INTO "log" VALUES('CUPTBL',21,1795886833189,'jo','jo-6','{"event":"retracted","seat":2}','a1d255a6f7c239feb45bb5e483cdc6b42391e7fbe606f19d90ddb2d94db04d0b');
INSERT INTO "log" VALUES('CUPTBL',22,1795886833191,'jo','jo-7','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','50a557bbf69367a2913dd3ba1cf6b1fdf465632ffd794cfaad1985d5a3107c23');
INSERT INTO "log" VALUES('CUPTBL',23,1795886833206,NULL,NULL,'{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','bbfbc0f0844a5ef313ba9c8c18518149ba46e0a5991e02b09547bac3d3b223f1');
INSERT INTO "log" VALUES('CUPTBL',24,1795886833206,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','08048b3aca3cae93c0832109dab02ec1dd552fa0beb59b92db78ab6b7b986770');
INSERT INTO "log" VALUES('CLCKED',14,1795886833322,NULL,NULL,'{"event":"downtimecredited","milliseconds":602}','3bb2f4f4d9963c191a6d7d348fc5f299ea2a849f412c0b3aa79d35272a749f5b');
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
	banned TEXT, 
	PRIMARY KEY (id), 
	UNIQUE (guest), 
	UNIQUE (recovery)
);
INSERT INTO "person" VALUES('VJZE4NF5HJJX','Fay','fay','155a324f921b0d649f68305828995abb41a32b5dddedb4a2153e04097bccf8b1',1795886821524,'clubs',NULL);
INSERT INTO "person" VALUES('6AHG6XP2GW6E','Hal','hal','7a4debe36ac5d5bd166f7c76fa03d36b4bbdd4f7ebf42d8cdfe80249e3c86383',1795886832726,'clubs',NULL);
INSERT INTO "person" VALUES('5DMV7ZQC4252','Ida','ida','9f45a518c4d8922e716a6f56fe28a3a791a8c37565d9cf00d8b3d62a66ea7bd6',1795886832730,'clubs',NULL);
CREATE TABLE person_guest (
	guest TEXT NOT NULL, 
	person TEXT NOT NULL, 
	PRIMARY KEY (guest)
);
INSERT INTO "person_guest" VALUES('fay','VJZE4NF5HJJX');
INSERT INTO "person_guest" VALUES('hal','6AHG6XP2GW6E');
INSERT INTO "person_guest" VALUES('ida','5DMV7ZQC4252');
CREATE TABLE person_name (
	look TEXT NOT NULL, 
	person TEXT NOT NULL, 
	PRIMARY KEY (look)
);
INSERT INTO "person_name" VALUES('fay','VJZE4NF5HJJX');
INSERT INTO "person_name" VALUES('hal','6AHG6XP2GW6E');
INSERT INTO "person_name" VALUES('ida','5DMV7ZQC4252');
INSERT INTO "person_name" VALUES('lcla','5DMV7ZQC4252');
INSERT INTO "person_name" VALUES('lda','5DMV7ZQC4252');
CREATE TABLE practice (
	person TEXT NOT NULL, 
	state TEXT NOT NULL, 
	PRIMARY KEY (person)
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
CREATE TABLE report (
	id TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	person TEXT NOT NULL, 
	name TEXT NOT NULL, 
	guest TEXT NOT NULL, 
	"table" TEXT, 
	text TEXT NOT NULL, 
	PRIMARY KEY (id)
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
	accuracy INTEGER, 
	PRIMARY KEY ("table", game, seat)
);
INSERT INTO "result" VALUES('EVENNG',1,1,'phone',NULL,'kozak',1795886813682,4,4,6,1,1,4,0,1,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('EVENNG',1,2,'bo',NULL,'kozak',1795886813682,4,3,13,3,0,2,1,2,1,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('EVENNG',1,3,'cleo',NULL,'kozak',1795886813682,4,2,21,7,3,4,4,1,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('EVENNG',1,4,NULL,'beginner','kozak',1795886813682,4,1,19,5,3,6,4,0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('EVENNG',2,1,'phone',NULL,'kozak',1795886821470,4,4,8,1,1,4,0,1,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('EVENNG',2,2,NULL,'reader','kozak',1795886821470,4,2,20,3,0,5,3,0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('EVENNG',2,3,'cleo','reader','kozak',1795886821470,4,1,16,0,0,5,3,0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('EVENNG',2,4,NULL,'beginner','kozak',1795886821470,4,3,14,4,1,2,0,0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('CUSTMS',1,1,'fay',NULL,'bga',1795886822358,5,4,2,1,0,0,0,0,0,'a82ae1e9c3ff4dae1eab424919749db0',NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('CUSTMS',1,2,'bot-robo',NULL,'bga',1795886822358,5,3,1,1,0,1,1,0,0,'a82ae1e9c3ff4dae1eab424919749db0',NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('CUSTMS',1,3,'gus',NULL,'bga',1795886822358,5,5,2,2,0,0,0,1,1,'a82ae1e9c3ff4dae1eab424919749db0',NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('CUSTMS',1,4,NULL,'odds','bga',1795886822358,5,1,2,0,0,3,3,0,0,'a82ae1e9c3ff4dae1eab424919749db0',NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('CUSTMS',1,5,NULL,'odds','bga',1795886822358,5,2,1,0,0,1,0,0,0,'a82ae1e9c3ff4dae1eab424919749db0',NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('RATED2',1,1,'hal',NULL,'bga',1795886832762,2,1,1,0,0,1,1,0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('RATED2',1,2,'ida',NULL,'bga',1795886832762,2,2,1,1,0,0,0,0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('CUPTBL',1,1,NULL,'odds','bga',1795886833206,3,1,2,0,0,2,2,0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('CUPTBL',1,2,'jo',NULL,'bga',1795886833206,3,2,2,1,0,0,0,0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('CUPTBL',1,3,'kim',NULL,'bga',1795886833206,3,3,1,1,0,0,0,0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "session" VALUES('fay''s token','2H004JD5MXXK','VJZE4NF5HJJX','Firefox',1795886821524,1795886821524);
INSERT INTO "session" VALUES('hal''s token','EV8H10SWMEC0','6AHG6XP2GW6E','Firefox',1795886832726,1795886832726);
INSERT INTO "session" VALUES('ida''s token','KVBCGNZ4SVKZ','5DMV7ZQC4252','Firefox',1795886832730,1795886832730);
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
INSERT INTO "tables" VALUES('EVENNG','new',1795886804570,'ana','ana-1',NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES('CUSTMS','new',1795886821539,'fay','fay-1',NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES('CLCKED','new',1795886822362,'dan','dan-1',NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES('RATED2','new',1795886832735,'hal','hal-1',NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES('CUPTBL','new',1795886832790,'tournament','0ded148c011e64e945dc108e80c2774f-1-1',NULL,NULL,NULL,0,NULL);
CREATE TABLE tournament (
	id TEXT NOT NULL, 
	code TEXT NOT NULL, 
	name TEXT NOT NULL, 
	owner TEXT NOT NULL, 
	form TEXT NOT NULL, 
	table_size INTEGER NOT NULL, 
	swiss_rounds INTEGER NOT NULL, 
	rules TEXT NOT NULL, 
	stage TEXT NOT NULL, 
	round INTEGER NOT NULL, 
	changed_at BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (code)
);
INSERT INTO "tournament" VALUES('0ded148c011e64e945dc108e80c2774f','9AQVRWEQ10A6','Cup','jo','knock-out',3,4,'{"edition":"bga","options":{"dice":1},"clock":{"move":600,"bank":0,"increment":0}}','playing',1,1795886832784);
CREATE TABLE tournament_entrant (
	tournament TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	guest TEXT, 
	person TEXT, 
	name TEXT NOT NULL, 
	since INTEGER NOT NULL, 
	away BOOLEAN NOT NULL, 
	PRIMARY KEY (tournament, number), 
	UNIQUE (guest, tournament)
);
INSERT INTO "tournament_entrant" VALUES('0ded148c011e64e945dc108e80c2774f',1,'jo',NULL,'Jo',1,0);
INSERT INTO "tournament_entrant" VALUES('0ded148c011e64e945dc108e80c2774f',2,'kim',NULL,'Kim',1,0);
INSERT INTO "tournament_entrant" VALUES('0ded148c011e64e945dc108e80c2774f',3,NULL,NULL,'Inti',1,0);
CREATE TABLE tournament_table (
	tournament TEXT NOT NULL, 
	round INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	entrants TEXT NOT NULL, 
	"table" TEXT, 
	PRIMARY KEY (tournament, round, number)
);
INSERT INTO "tournament_table" VALUES('0ded148c011e64e945dc108e80c2774f',1,1,'3,1,2','CUPTBL');
CREATE TABLE turn (
	"table" TEXT NOT NULL, 
	guest TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY ("table")
);
CREATE INDEX sat_down ON log (guest, command) WHERE substr(event, 1, 14) = '{"event":"sat"';
CREATE UNIQUE INDEX opened ON tables (guest, command) WHERE command IS NOT NULL;
CREATE INDEX tables_listed ON tables (at) WHERE listing IS NOT NULL;
CREATE INDEX tables_by_age ON tables (state, at);
CREATE INDEX due_at ON due (at);
CREATE INDEX person_banned ON person (guest) WHERE banned IS NOT NULL;
CREATE INDEX report_guest ON report (guest);
CREATE INDEX report_person ON report (person);
CREATE INDEX person_name_person ON person_name (person);
CREATE INDEX person_guest_person ON person_guest (person);
CREATE INDEX session_person ON session (person);
CREATE INDEX sign_in_expiry ON sign_in (expires_at);
CREATE INDEX sign_in_person ON sign_in (person);
CREATE INDEX passkey_person ON passkey (person);
CREATE INDEX challenge_expiry ON challenge (expires_at);
CREATE INDEX turn_guest ON turn (guest, at);
CREATE INDEX result_club ON result (club, ended_at) WHERE club IS NOT NULL;
CREATE INDEX result_member ON result (club, guest, ended_at, place, right_dudos) WHERE club IS NOT NULL;
CREATE INDEX result_guest ON result (guest, ended_at);
CREATE INDEX result_rating ON result (guest, rating_class, rated_games) WHERE rating_class IS NOT NULL;
CREATE INDEX club_evening ON club (next_at);
CREATE INDEX club_member_person ON club_member (person);
CREATE INDEX club_table_club ON club_table (club, opened_at);
CREATE INDEX invitation_sender ON invitation (sender);
CREATE INDEX invitation_at ON invitation (at);
CREATE INDEX tournament_stage ON tournament (stage, changed_at);
CREATE INDEX tournament_owner ON tournament (owner);
COMMIT;
