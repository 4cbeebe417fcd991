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
INSERT INTO "beat" VALUES(1,1795860310891);
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
INSERT INTO "club" VALUES('ae30efb9e9072540c0363f51f3e85c1f','SA8REQP6E1HA','Thursday','8Q0RY8R54EA5',NULL,1795860299603);
CREATE TABLE club_member (
	club TEXT NOT NULL, 
	person TEXT NOT NULL, 
	joined_at BIGINT NOT NULL, 
	coming BOOLEAN, 
	coming_at BIGINT, 
	PRIMARY KEY (club, person)
);
INSERT INTO "club_member" VALUES('ae30efb9e9072540c0363f51f3e85c1f','8Q0RY8R54EA5',1795860299602,NULL,NULL);
CREATE TABLE club_table (
	"table" TEXT NOT NULL, 
	club TEXT NOT NULL, 
	opened_at BIGINT NOT NULL, 
	PRIMARY KEY ("table")
);
INSERT INTO "club_table" VALUES('CUSTMS','ae30efb9e9072540c0363f51f3e85c1f',1795860299612);
CREATE TABLE due (
	"table" TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY ("table")
);
INSERT INTO "due" VALUES('CLCKED',1795860315896);
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
INSERT INTO "log" VALUES('EVENNG',1,1795860281819,'ana','ana-1','{"event":"opened","guest":"ana","edition":"bga","options":{},"chairs":5,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":null,"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false},"club":null}','18dddcccfed4bb3d1b461468e91cddc19f4c383d6b02d41b816175aba051aab5');
INSERT INTO "log" VALUES('EVENNG',2,1795860281819,'ana',NULL,'{"event":"sat","chair":1,"guest":"ana","name":"Ana","person":null}','9f820e543d541926500461b93dd186a7c96cb35149a33e2ac5971332b61ef489');
INSERT INTO "log" VALUES('EVENNG',3,1795860281875,'ana','ana-3','{"event":"configured","edition":"kozak","options":{"calza":true},"chairs":4,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":null,"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false}}','122ee14d7e2bd32dcfcc4194533a1ba22ff914e99854ca5a9f6e8bcfb0320c10');
INSERT INTO "log" VALUES('EVENNG',4,1795860281880,'bo','bo-2','{"event":"sat","chair":2,"guest":"bo","name":"Bo","person":null}','eb9980e4c532e4103522dbc8d6b3b9b81d2537e3d7e08f41105f334fa108f084');
INSERT INTO "log" VALUES('EVENNG',5,1795860281884,'cleo','cleo-2','{"event":"sat","chair":3,"guest":"cleo","name":"Cleo","person":null}','0a54ff40a74f63600f59c96fdfa3092b6488e2dc0a41d5ed115e83d81a0e543e');
INSERT INTO "log" VALUES('EVENNG',6,1795860281886,'ana','ana-4','{"event":"botseated","chair":4,"bot":"beginner","left":false}','1e8eb7b1e55445cced0a751b062c924842de020c842cd6d0e71aa68a77b067d8');
INSERT INTO "log" VALUES('EVENNG',7,1795860281887,'cleo','cleo-3','{"event":"stoodup","chair":3}','8fbc27ae934bd7c3804114f1457612954ee311d0f72b2d3164ada565b68e53f3');
INSERT INTO "log" VALUES('EVENNG',8,1795860281891,'cleo','cleo-4','{"event":"sat","chair":3,"guest":"cleo","name":"Cleo","person":null}','17231ed37077ea882cab875c803f7c6041616e84b7169baa18fac6d1ad5716b5');
INSERT INTO "log" VALUES('EVENNG',9,1795860281894,'cleo','cleo-5','{"event":"sat","chair":3,"guest":"cleo","name":"Cléo","person":null}','979ed8ac9c1fbce820b2e1dbc03c5b43ed350c1b3841148d08b3f5ee18e7f001');
INSERT INTO "log" VALUES('EVENNG',10,1795860281896,'ana','ana-5','{"event":"chatted","seat":1,"phrase":"good-luck","text":null}','998edbb3fa08313799640bfa0cb34eb621984161f155080671bb9cfda3bc02c6');
INSERT INTO "log" VALUES('EVENNG',11,1795860281898,'bo','bo-3','{"event":"chatted","seat":2,"phrase":null,"text":"Хай щастить!"}','efbc454eb28f943f37c89eebc54947aa234b56aa08378dbf3ed642b8d236803e');
INSERT INTO "log" VALUES('EVENNG',12,1795860281899,'ana','ana-6','{"event":"started"}','48e0aa38f4976640ad94b95758344379c54c8160aa76502c1324a37a43929b49');
INSERT INTO "log" VALUES('EVENNG',13,1795860281901,'ana','ana-7','{"event":"digestgiven","seat":1,"round":1,"digest":"73042906ce32bc2323b41fb943a1d2e51e83e394559111300e2c3d8f26a661ac"}','326c833c71e2144c85628dde46f7ef39681da1b5c440af79e76833ef617b6819');
INSERT INTO "log" VALUES('EVENNG',14,1795860281903,'bo','bo-4','{"event":"digestgiven","seat":2,"round":1,"digest":"353b7027246b8e484ec378e38bd8629932e7386ac92d9fb55d9b8dc048bbf527"}','c7a9ecbbc6677dd10cbb40dab3c1fe42f09789d4fbeab7958c520d0b7e2d548f');
INSERT INTO "log" VALUES('EVENNG',15,1795860281905,'cleo','cleo-6','{"event":"digestgiven","seat":3,"round":1,"digest":"ba67975d95b316cef4abaef7e6e13249ab4566e0a9b720eec20f6e443b393fc1"}','5660be010a99080f28cecc223776a8866c6976f4d2e49fb850d4004636e0a264');
INSERT INTO "log" VALUES('EVENNG',16,1795860281905,'cleo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ac329c75c13a3f42879a84af1d1711260d4a188fe8cf2638e773418ed40e96a2"}','d8e6f4b3aa572be33fe2990dbb10da35fb4fd64b082c1ddb9b57664eaa912ec3');
INSERT INTO "log" VALUES('EVENNG',17,1795860281907,'ana','ana-8','{"event":"contributed","seat":1,"contribution":"58e083af152255a9f9e653189400622b"}','13c0fc634a643b872523bb41d95c88fa8681534a988cd6de53442bfd0b04ada7');
INSERT INTO "log" VALUES('EVENNG',18,1795860281909,'bo','bo-5','{"event":"contributed","seat":2,"contribution":"798edeee4afa332e8929e2c7bccf3378"}','fc64d18805b1d40ee735cf2dc2d3e1fc8592ec01014008b5cee37d173d571c7e');
INSERT INTO "log" VALUES('EVENNG',19,1795860281910,'cleo','cleo-7','{"event":"contributed","seat":3,"contribution":"3aa05d28338c419cf5a35ac2ac3664ae"}','8944b79e4c7fc02caedd950e8f936a3a79c559a2bd22353823a4ce2957d5c5b0');
INSERT INTO "log" VALUES('EVENNG',20,1795860281965,NULL,NULL,'{"event":"rolled","faces":[2,1,4,1]}','3846289a90e3434a01733bd8c3d673b25e71f9c672656bfa63840ba8f6642742');
INSERT INTO "log" VALUES('EVENNG',21,1795860282032,NULL,NULL,'{"event":"dealt","hands":[[4,3,1,4,1],[3,1,1,3,5],[1,2,4,6,4],[3,6,1,6,2]],"opener":3}','cd1a9f029fcdce92390920a669cdfbbaf0aa7e4623e5ac1a1e3a4b8a4e26d55d');
INSERT INTO "log" VALUES('EVENNG',22,1795860282036,'bo','bo-6','{"event":"pauserequested","seat":2,"wanted":true}','e5e3a4fcea99717db668802195c24830bce5bf27816199930e1e5746b9e5c33c');
INSERT INTO "log" VALUES('EVENNG',23,1795860282038,'cleo','cleo-8','{"event":"pauserequested","seat":3,"wanted":true}','820cf44cb22356d9b20a74a8c42e8597db244c2187e170e02ac9660bbc7ec9f3');
INSERT INTO "log" VALUES('EVENNG',24,1795860282040,'ana','ana-9','{"event":"paused"}','e894ff69f3bdd4a3a0501c15510ac501365dfada9b102728f132e4272300fdf0');
INSERT INTO "log" VALUES('EVENNG',25,1795860282042,'bo','bo-7','{"event":"resumed"}','bfd0ee371c9a7b91a1185098611b67e25d1a2007b5b4e414fb91e691cec839f1');
INSERT INTO "log" VALUES('EVENNG',26,1795860282054,'phone','phone-2','{"event":"handedover","chair":1,"guest":"phone"}','447ebf3db2d2c980234819812308fe3c7df2cd18eafa2365112013e941d1109d');
INSERT INTO "log" VALUES('EVENNG',27,1795860282056,'cleo','cleo-9','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','f6fce4aea7c9e5e320e5397b3600ac62e639dbb99417758e66f4e134809c1d58');
INSERT INTO "log" VALUES('EVENNG',28,1795860282081,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":9,"face":6},"timed_out":false}','45159ace3de205a35f5fc236420392d0fb0ec247e8a995031d0f24e5e7c31d45');
INSERT INTO "log" VALUES('EVENNG',29,1795860282084,'phone','phone-3','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','83533d8e1e37fa8963c139a526a0bfab7b11b883efe215bc061b1e48503f4d13');
INSERT INTO "log" VALUES('EVENNG',30,1795860282084,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','919289f919abc8e0771a524eb9a4899d7e2439ae3db10c35b211d623e7328a46');
INSERT INTO "log" VALUES('EVENNG',31,1795860282084,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"9daf2eb92eb9782f1c85fa62778b7dac4f62617ccaacd0119786121a301ae188"}','7fc473cc42573287aac38d6f04ef2e2882130b3b0498f562dd0595f570115069');
INSERT INTO "log" VALUES('EVENNG',32,1795860282559,NULL,NULL,'{"event":"dealt","hands":[[1,1,2,5],[2,4,4,3,4],[1,1,2,5,3],[2,4,3,2,5]],"opener":1}','76bbe0cdd71ff5f3b77fa9a4f64b803f576fb4ec6b8e9aa08f62d717eb2c5be0');
INSERT INTO "log" VALUES('EVENNG',33,1795860282563,'phone','phone-4','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','d01a8dc833f5ed61a5ed675479e78998598d8ad0b23dd5dd24b5c372199a8b8e');
INSERT INTO "log" VALUES('EVENNG',34,1795860282565,'phone','phone-5','{"event":"retracted","seat":1}','79a779a28632c55baa3d457345b02a8d7d80e9d11f6ad68fbf99c4a8964f4898');
INSERT INTO "log" VALUES('EVENNG',35,1795860282568,'phone','phone-6','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','1233c95c22b337c4ca28f8ffb618413c6338a52226941111777f18c422a57163');
INSERT INTO "log" VALUES('EVENNG',36,1795860282576,'bo','bo-8','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','679451fe21fe0ba06aebd61a704c649a777b2aab8a7029da68be9e9b3d1ba809');
INSERT INTO "log" VALUES('EVENNG',37,1795860282587,'phone','phone-7','{"event":"calzacalled","seat":1,"decided_at":1795860282602}','4c0cbfac0ac49b2001645c3083b94f010709468a5470695c024967d0a6481403');
INSERT INTO "log" VALUES('EVENNG',38,1795860282590,'bo','bo-9','{"event":"calzacalled","seat":2,"decided_at":1795860282605}','ed3590c128387e9dd17abf0a14426f0f7059af0f42d8e2559cc00a4ac38a4a57');
INSERT INTO "log" VALUES('EVENNG',39,1795860282604,NULL,NULL,'{"event":"moved","seat":1,"move":{"move":"calza"},"timed_out":false}','05f9640740d2077934b9c74615ece98eddd246057b70e21ae379ddc76b50bfe4');
INSERT INTO "log" VALUES('EVENNG',40,1795860282604,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','68c66c78550f0e403fd3782a6b37f7d78700f612732eb19d2020bfe838841b04');
INSERT INTO "log" VALUES('EVENNG',41,1795860282604,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"6a2f57f887537e3cfbdb7631c93c3518ec24fd40ab2f5f14934eed6e4eb4b2df"}','83206c9b70a963c944fd023779805fedf6c1851b718f8954d285d9e2a911c4ef');
INSERT INTO "log" VALUES('EVENNG',42,1795860283064,NULL,NULL,'{"event":"dealt","hands":[[5,2,4],[4,6,5,2,6],[1,3,5,1,3],[1,5,5,4,6]],"opener":1}','144cd942c8943bc5dfa099456a1d92eec1477a758f0ef7ddfbd865fe48a7208a');
INSERT INTO "log" VALUES('EVENNG',43,1795860283066,'phone','phone-8','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','bc5b4eb8d68068125229270c831e54fe6720d03d9b58d1d429418039dd8fcc80');
INSERT INTO "log" VALUES('EVENNG',44,1795860283069,'phone','phone-9','{"event":"retracted","seat":1}','45db13bc992ebb30bd620c7a6fb7eaa8fdb26e0659b9176bffb5a690a9b4e0a5');
INSERT INTO "log" VALUES('EVENNG',45,1795860283071,'phone','phone-10','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','f0e550264978f3daa75696578c2bfff52dda835df4807975fd1b789a3a2c8547');
INSERT INTO "log" VALUES('EVENNG',46,1795860283080,'bo','bo-10','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','19877db53a34b0f2fefa20d68ce6727c5e4f92f2a9a7e5c6c14d290eba8a0291');
INSERT INTO "log" VALUES('EVENNG',47,1795860283088,'cleo','cleo-14','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','4192525937cceaa7811aaccb067f1210857c5b0b6b973b3d035dd7ed6b973556');
INSERT INTO "log" VALUES('EVENNG',48,1795860283113,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":3},"timed_out":false}','b45ee655af7d878c2c40d8e6bd6648b1ef2c1efb59432e11a33cfaffd41d4a6f');
INSERT INTO "log" VALUES('EVENNG',49,1795860283116,'phone','phone-11','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":3},"timed_out":false}','a094b2bb0e8b70eac9c264f309c84db71ada5d866079c22b2168431ef658f1c0');
INSERT INTO "log" VALUES('EVENNG',50,1795860283120,'phone','phone-12','{"event":"retracted","seat":1}','3fe66c1c0a4f8a2423a4b9b98e9ae82ac5c67409b03d53afc6c712661af32482');
INSERT INTO "log" VALUES('EVENNG',51,1795860283122,'phone','phone-13','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":3},"timed_out":false}','c38571b3fd0fa53341f678a61b9f1df4c5b0256a1773c8217bfb06db34012124');
INSERT INTO "log" VALUES('EVENNG',52,1795860283131,'phone','phone-14','{"event":"calzacalled","seat":1,"decided_at":1795860283146}','3e3df2f63ec3b33017ed6ca8b6659b01dd3517eff76d7a6ac4172008c342115f');
INSERT INTO "log" VALUES('EVENNG',53,1795860283135,'cleo','cleo-15','{"event":"calzacalled","seat":3,"decided_at":1795860283150}','76066a456c13078204c99dc72d6e9c67a3c469cf96b63fe331cf21c8cceca49c');
INSERT INTO "log" VALUES('EVENNG',54,1795860283147,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"calza"},"timed_out":false}','ab55c7238d4f22008ecf30e99dc0191d5613ba8ee6c0cd8143c798732345407f');
INSERT INTO "log" VALUES('EVENNG',55,1795860283147,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','9615683da4a3ee482a87c68afd731535e3e4b09c58917c8853def6b4090e5ea1');
INSERT INTO "log" VALUES('EVENNG',56,1795860283147,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"10a239a1192dda349f49b1ff3d54ba89ca07e9534693d729dd5e1db247e0159a"}','7c343ceb121db31f9f52436c65fc0c4d5d0ab1277374400059f7e985496449a4');
INSERT INTO "log" VALUES('EVENNG',57,1795860283560,NULL,NULL,'{"event":"dealt","hands":[[2,5,4],[4,3,6,6,3],[4,1,5,4],[6,5,2,3,5]],"opener":3}','3af384aefd5950c647f401d2360025e55f7297d6d08f3ca341189e315996549a');
INSERT INTO "log" VALUES('EVENNG',58,1795860283567,'cleo','cleo-16','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','c6398a62c4ae52c91098a92804947189fa9fa0de5f71c8610234e72e4f489bab');
INSERT INTO "log" VALUES('EVENNG',59,1795860283584,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":6,"face":5},"timed_out":false}','71180bdeb983c8831419ec8a7e168abc052f55bd2369f1b55a279c290543d001');
INSERT INTO "log" VALUES('EVENNG',60,1795860283587,'phone','phone-15','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','f21e9c9cd81901e17187c98aadb7125d78bfad8b245fc2969dcf76a727a040de');
INSERT INTO "log" VALUES('EVENNG',61,1795860283587,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','f86916ccc987edbaaa8e1625eded7bc266baa8433fd3fad5f7b7f2c4dc53c8c9');
INSERT INTO "log" VALUES('EVENNG',62,1795860283587,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fc88705d4617d839d4d4b57c7e47d347dc1319d6679ca18dce8d10aaa386497a"}','662579a52784c5326444442ae62cd5388454a28e86ad5db5b2e58b8d5e8344d5');
INSERT INTO "log" VALUES('EVENNG',63,1795860283999,NULL,NULL,'{"event":"dealt","hands":[[1,3,2],[1,1,5,1,2],[3,6,1,3],[4,6,5,6]],"opener":4}','3cb4b2d078921d6ea37389362682d01269890a7577f6eb1ebeeadbf2199b0f5d');
INSERT INTO "log" VALUES('EVENNG',64,1795860284036,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":6,"face":5},"timed_out":false}','0bbf8f632f26675a1730ae3b7701bbf6e5c95033f596c11b4f4a4a5b32061c01');
INSERT INTO "log" VALUES('EVENNG',65,1795860284039,'phone','phone-16','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','14cee67f7680fc98c2ab64fa65bb372a638b74b0610644d112cf5db2f86ef3d4');
INSERT INTO "log" VALUES('EVENNG',66,1795860284039,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','a39b5a1ab9acfd271f0a3ca1224b15b22d2f1171d08ed30b9fa9a153a944cb47');
INSERT INTO "log" VALUES('EVENNG',67,1795860284039,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"e87da3ea7aa9b6b4dd2cfe1d1c5a95f2190acbc4e73c5a45bf9b40f780683503"}','d0c509a9f879675b16d7dbe9bd13c1909dc2e205d64b23e2fd5d251cf4dc4ba3');
INSERT INTO "log" VALUES('EVENNG',68,1795860284483,NULL,NULL,'{"event":"dealt","hands":[[2,3],[3,6,6,1,2],[2,2,3,4],[2,1,3,3]],"opener":1}','bccb7dd57e772fcfafa776f5646250b8e24e06e5e75ee90493de702913cc3eab');
INSERT INTO "log" VALUES('EVENNG',69,1795860284490,'phone','phone-17','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','e30ee4b06086b129f7208213b3c83b0a76dc761b460fc7ef506a53f9c969bf27');
INSERT INTO "log" VALUES('EVENNG',70,1795860284500,'phone','phone-18','{"event":"calzacalled","seat":1,"decided_at":1795860284515}','fe4723c35669c763e6afdb8d3546f27871cafc34a4cdf1460e6ce938675e395e');
INSERT INTO "log" VALUES('EVENNG',71,1795860284505,'cleo','cleo-17','{"event":"calzacalled","seat":3,"decided_at":1795860284520}','e8e7d7ec2fe88ef9b06b52cf68480039aaa0c69e0ccd36260d4b233f5753213c');
INSERT INTO "log" VALUES('EVENNG',72,1795860284515,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"calza"},"timed_out":false}','1f5762cba5190333fb55883b1a319974f04b322a7e66b0a3c4eb4b2e77562f4f');
INSERT INTO "log" VALUES('EVENNG',73,1795860284515,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','d6dd372a7c01e7b2a1a1a1218f5b9e1967d04b9ca7ddafe41e1e2cb871a7e9ce');
INSERT INTO "log" VALUES('EVENNG',74,1795860284515,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"969568bb298e28c5e39af6f484255c7a79e38c0d37b0d48f75d55d7731668514"}','5ac58adefe0d7ed75bf56caf68430708e040cfbfb2b5a67cfedd84419f70334a');
INSERT INTO "log" VALUES('EVENNG',75,1795860284879,NULL,NULL,'{"event":"dealt","hands":[[4,6],[5,4,4,5,1],[6,5,6],[5,3,3,1]],"opener":3}','3fe9ded73679e0becddfdb510b7ff931cdfeae9c77f8eb87c5072bdd35c00ae8');
INSERT INTO "log" VALUES('EVENNG',76,1795860284886,'cleo','cleo-18','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','68c8c7ec006dc952fd59e5589415c6b0ec0d71380b82ee9d28a550f34b0ce6a2');
INSERT INTO "log" VALUES('EVENNG',77,1795860284911,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":4},"timed_out":false}','42d4a2401e53c28de84c49de5132c8ba8d9febc0df8d866e66791dc28008e187');
INSERT INTO "log" VALUES('EVENNG',78,1795860284917,'phone','phone-19','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":4},"timed_out":false}','9c00fa4fb5ee0f69dfa8420dd961b11fd2e3d18a776d83b43cb529dcfc15672c');
INSERT INTO "log" VALUES('EVENNG',79,1795860284927,'bo','bo-18','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','411b264abd403aa7094190d8fb084e69985e7fdbfcb6ca2a332a0a187e3a9a07');
INSERT INTO "log" VALUES('EVENNG',80,1795860284927,'bo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','dd4069201c2d15a521e050411eaccb9d8de0aff46e462d333bbcba5bc63538f1');
INSERT INTO "log" VALUES('EVENNG',81,1795860284927,'bo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ddbeb24a3ec524dc77c2932fc6ecc1e560e369a656536d939bbf976bab42dcb5"}','2bfe0ae24f875980210e7f3af5c25b29ca98dff76c94c235e758e3ba1f48e0c2');
INSERT INTO "log" VALUES('EVENNG',82,1795860285340,NULL,NULL,'{"event":"dealt","hands":[[4,1],[1,2,1,3],[1,1,1],[1,3,1,6]],"opener":2}','76bd955eb417e3190ed1e47d142d35438b03008b01b2a53c6579d9e502b2dd91');
INSERT INTO "log" VALUES('EVENNG',83,1795860285342,'bo','bo-19','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','0b60f27b30eda63bd0734f915cf42c326eaf1d264e9b9b6619ba2b0e2ece6524');
INSERT INTO "log" VALUES('EVENNG',84,1795860285351,'phone','phone-20','{"event":"calzacalled","seat":1,"decided_at":1795860285366}','31d13db3e1ffdfd0d654fe120b79ad92949bea7b3e2b566beb8b5250c96a28d4');
INSERT INTO "log" VALUES('EVENNG',85,1795860285353,'bo','bo-20','{"event":"calzacalled","seat":2,"decided_at":1795860285368}','f4c8a6fc7e43986d197df55421f6a2de82f4b41b5e3169f3d42a63ee3ccce7a6');
INSERT INTO "log" VALUES('EVENNG',86,1795860285367,NULL,NULL,'{"event":"moved","seat":1,"move":{"move":"calza"},"timed_out":false}','e57f4c6d3023cfad6162d8e4c57360dc6d1da16960ec168da2bbb1b58cd52313');
INSERT INTO "log" VALUES('EVENNG',87,1795860285367,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','2e31b6ed39aeac83b8ccfc14257ed31d5b17efc1532dfe9bb77ec8bb07d77b4f');
INSERT INTO "log" VALUES('EVENNG',88,1795860285367,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"36c664e1a9ad01c9395fcfdadf54fc28a94fa34283f0c4554501acf81abcc0e6"}','7abaea69a6cd4a880ae07e666b0d23996a5c1f4f6d393c028c598662aad5e8e3');
INSERT INTO "log" VALUES('EVENNG',89,1795860285827,NULL,NULL,'{"event":"dealt","hands":[[4],[1,2,3,3],[1,6,6],[3,3,1,1]],"opener":1}','0c6dd176ea4d90757eeeb4a78c070a1782df51d7843799d42cf2880bffff01ed');
INSERT INTO "log" VALUES('EVENNG',90,1795860285835,'phone','phone-21','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','b8af4d25945913c1e6bd75db39c0ab2b747411cf7effae6acf2148933306734c');
INSERT INTO "log" VALUES('EVENNG',91,1795860285839,'phone','phone-22','{"event":"retracted","seat":1}','79548bd7749f771958181d16637f2063008a3cee880eda39f2dd22a68029bb75');
INSERT INTO "log" VALUES('EVENNG',92,1795860285842,'phone','phone-23','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','b9658dfafd3c8acad89daf7830632d661844d4fd3fc99dfa6b4e038c7ea7f6fb');
INSERT INTO "log" VALUES('EVENNG',93,1795860285851,'bo','bo-21','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','01ebac70b05cbbfc678903030db302c7e963421e52b9042d2f8725871b8a8bde');
INSERT INTO "log" VALUES('EVENNG',94,1795860285861,'cleo','cleo-23','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','89015b86667bab913c4386822a5eee54de9532799f0b3ef981de650760031735');
INSERT INTO "log" VALUES('EVENNG',95,1795860285915,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','67f123d3bcee21e185df42dbdb07b8206ef6a2129bfeecdbfc3d809c1a6452b5');
INSERT INTO "log" VALUES('EVENNG',96,1795860285915,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','71c2b757f5d90f336e3a5c78ddeb37ebc35e801f33dd4ef83917e09533b806c6');
INSERT INTO "log" VALUES('EVENNG',97,1795860285915,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ab522b68672b5606c9fef7a3b93d380fb5ff3af4924daded36bd639465e79077"}','2f174526a362da54c5d33dc2b7c88984e29ebc544ad074e0a5e6805d1abb3efc');
INSERT INTO "log" VALUES('EVENNG',98,1795860286265,NULL,NULL,'{"event":"dealt","hands":[[3],[2,5,1,1],[6,4],[1,4,1,4]],"opener":3}','3bf908a18782ad65d788aa72feee6a059990f1b8cd1edfcfd2d26f81d431a522');
INSERT INTO "log" VALUES('EVENNG',99,1795860286268,'cleo','cleo-24','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','1a3e9c63b08ddc075d1f06d4d94c38a522f7633022ecac9d650f0d944b8a1fc6');
INSERT INTO "log" VALUES('EVENNG',100,1795860286273,'cleo','cleo-25','{"event":"retracted","seat":3}','54c284e60288f17a4768ff2b84ed7241ccceb974704f319b3fc2749b140540d3');
INSERT INTO "log" VALUES('EVENNG',101,1795860286277,'cleo','cleo-26','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','c7c67961172cca89e060704be92578fc53fffa6442c0cc16584552fb443700ed');
INSERT INTO "log" VALUES('EVENNG',102,1795860286296,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','903cc64e340a43f1074ca0c564b6a61813058df642f8384b647649cca97174a8');
INSERT INTO "log" VALUES('EVENNG',103,1795860286304,'bo','bo-22','{"event":"calzacalled","seat":2,"decided_at":1795860286319}','cbb7d4731aabcfa6180d6b88462a880c9b4b94085ec2909a61ed5b3ed27a02c0');
INSERT INTO "log" VALUES('EVENNG',104,1795860286307,'cleo','cleo-27','{"event":"calzacalled","seat":3,"decided_at":1795860286322}','7da9c9ee03a49c37680f96aaf1ffe7ac27a26ec7dc22b6d29785d5f7d6f2f5a6');
INSERT INTO "log" VALUES('EVENNG',105,1795860286321,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"calza"},"timed_out":false}','0fcc6dcd1a8b696896640b62d93e27b8969a1ef332c1ffabcfe89c54fcef3792');
INSERT INTO "log" VALUES('EVENNG',106,1795860286321,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','be8143b7eea9bcbc8fe1200e5599e031d417deedf9bf16bbf6ea7f91b01fbfb2');
INSERT INTO "log" VALUES('EVENNG',107,1795860286321,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fb04ce8236d7cbf8d81af12ea067f302b3cd53736244c25fb1827db3a35e56ad"}','bd10f21618016a35643f4ac6f080e17dcf40dccc00e924750772027b3ff5d050');
INSERT INTO "log" VALUES('EVENNG',108,1795860286717,NULL,NULL,'{"event":"dealt","hands":[[6],[6,5,2],[3,2],[5,4,5,2]],"opener":2}','214809afc1959dedfbfb6d6fb0ec2532c843e61ddee4430417fc2392c3b6b65e');
INSERT INTO "log" VALUES('EVENNG',109,1795860286723,'bo','bo-23','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','13a01a9470d5e04fbfc12f9ff4957be7d5294d917a7b34175a2ac74d3d2cafa3');
INSERT INTO "log" VALUES('EVENNG',110,1795860286734,'cleo','cleo-28','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','ed673975e97cd86a69543e33e11a06201f9c0c9f4506b80e215b1096fc906233');
INSERT INTO "log" VALUES('EVENNG',111,1795860286740,'cleo','cleo-29','{"event":"retracted","seat":3}','3cca0b8b36a49926acd53ee54238619c484f22d05d4c4bc11cc38ae6896da436');
INSERT INTO "log" VALUES('EVENNG',112,1795860286744,'cleo','cleo-30','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','cfe7cbeef006fb94762cd90fce7f987f9a1afec8063862824bcab6d1a1dc75db');
INSERT INTO "log" VALUES('EVENNG',113,1795860286773,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','45a1b5473565e9e47e831c8a45aefdd1c56ca26205b4630f779bc9a3ca9ebee6');
INSERT INTO "log" VALUES('EVENNG',114,1795860286776,'phone','phone-28','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":4},"timed_out":false}','a591ff49b51f059aa3f3e4d37146c445f8a42ee7a8f1ad5571f6ceec28fd0085');
INSERT INTO "log" VALUES('EVENNG',115,1795860286786,'bo','bo-24','{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":4},"timed_out":false}','630263e2606f50f6a9a56d0d33a68fec6999ab645953a4de22b0aedbe90c57a5');
INSERT INTO "log" VALUES('EVENNG',116,1795860286797,'phone','phone-29','{"event":"calzacalled","seat":1,"decided_at":1795860286812}','fde64533f5fa3a2f311ed43bc698c7aef4b702b1e4f735d2ba38a469203dfcc7');
INSERT INTO "log" VALUES('EVENNG',117,1795860286801,'bo','bo-25','{"event":"calzacalled","seat":2,"decided_at":1795860286816}','820742daf97b990279faa68c7c67b2b646101ba3e3b07b46dc1cb0ca6c1b3374');
INSERT INTO "log" VALUES('EVENNG',118,1795860286813,NULL,NULL,'{"event":"moved","seat":1,"move":{"move":"calza"},"timed_out":false}','e0616225e5e39eb06c11fdbe397307a8385179991d904098a5315b48da9cac2b');
INSERT INTO "log" VALUES('EVENNG',119,1795860286813,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','db82b71de30a8f7b89cad6cb45d4db4cef57cc93b2cecc417718126dbcad4c21');
INSERT INTO "log" VALUES('EVENNG',120,1795860286813,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"90033d154a21c3a89b2f661c1285ad2afd865e191f5bccbb161db8e50b16377d"}','303337a8e8b785b51f70e3898fc2ea8f1f38fc4e8e40c5c5484b56ea8460986b');
INSERT INTO "log" VALUES('EVENNG',121,1795860287162,NULL,NULL,'{"event":"dealt","hands":[[],[2,5,6],[6,5],[5,5,2,4]],"opener":2}','218046efad48148f64757886f9e6c1910633ed87d53c5bad06835a759132b57e');
INSERT INTO "log" VALUES('EVENNG',122,1795860287167,'bo','bo-26','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','32ad34420b35156830ddb14566d402d4c8e3767731364e95e4b7f79375cdb2ba');
INSERT INTO "log" VALUES('EVENNG',123,1795860287178,'cleo','cleo-34','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','b53cb2ca070b450d6c5ef3da0503ac6df576f88019d127f1d2924088e647426b');
INSERT INTO "log" VALUES('EVENNG',124,1795860287212,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','72d466bf120f4fdcfb5a95d6464a0bda401f2d7930d16f6cc720cef81d1cbfa2');
INSERT INTO "log" VALUES('EVENNG',125,1795860287218,'bo','bo-27','{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','adca73dadabac804dd4f29ea689d1a9eae4d309a33e6b17943cd61ee4ff5d4ba');
INSERT INTO "log" VALUES('EVENNG',126,1795860287223,'bo','bo-28','{"event":"retracted","seat":2}','180a8f802c5ec0899bf6f7a7f7d2bfe80708136aa375da1ca1004b9b36015ee5');
INSERT INTO "log" VALUES('EVENNG',127,1795860287227,'bo','bo-29','{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','5b9f6332fa98528b0d41215f5c519ef098a004fe0976ec9e5c6258a678a0bc70');
INSERT INTO "log" VALUES('EVENNG',128,1795860287241,'cleo','cleo-35','{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','fb29ff53a585960c8cd30a3b4135b571078126d3e5203ee20f24678a09377398');
INSERT INTO "log" VALUES('EVENNG',129,1795860287241,'cleo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','87209f07bc0c7158d5ac82d6f95c3f39aa59f345f4f917c4f4952dcd3277cb34');
INSERT INTO "log" VALUES('EVENNG',130,1795860287241,'cleo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"966ab5c934780e53cd17b3aa3cdc06a7b8b7f327a8366dd7455577ae16b3e5b9"}','81a131597c9da735d0c35cbd1db498e418a9544e0b42fdb12ab07b10d2d2e1d6');
INSERT INTO "log" VALUES('EVENNG',131,1795860287581,NULL,NULL,'{"event":"dealt","hands":[[],[3,1],[1,2],[2,5,6,3]],"opener":2}','89a540cf24ddd2c5aacc07191bcceb562fdd8679e33ce158ec3a4007a8a4b0aa');
INSERT INTO "log" VALUES('EVENNG',132,1795860287592,'bo','bo-32','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','6522ea696d4e21a2d45f1d13ce2437d05766ac03b5b2044cac1cd43168a3c763');
INSERT INTO "log" VALUES('EVENNG',133,1795860287603,'cleo','cleo-36','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','a43c435bf2fbc39f4660a6a07576a7c4101c8e3abed006c14106606acc1ff4f7');
INSERT INTO "log" VALUES('EVENNG',134,1795860287608,'cleo','cleo-37','{"event":"retracted","seat":3}','77e19ee8d0791f699acb2086c2c694c3f26a5b6b268b8beeb58a6bce4fcc9af6');
INSERT INTO "log" VALUES('EVENNG',135,1795860287613,'cleo','cleo-38','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','65253ad219b5ffcdccb4b1863a23ee07144edfcfc164c5b536d83282e519e84e');
INSERT INTO "log" VALUES('EVENNG',136,1795860287650,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":3},"timed_out":false}','abe37b4f4c536877761d971612ad014c07a6dcd24b7852abaa5ac90e044e8e67');
INSERT INTO "log" VALUES('EVENNG',137,1795860287654,'bo','bo-33','{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":3},"timed_out":false}','26ebbb110a909f9440f3bcff1b1fdcf16b37bf18540db5a0dc3b5abee53c2f28');
INSERT INTO "log" VALUES('EVENNG',138,1795860287665,'cleo','cleo-39','{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":3},"timed_out":false}','f5f5fcd23a385384611422ab132040d1c86b47be854227e5712d0c5a9972dd3c');
INSERT INTO "log" VALUES('EVENNG',139,1795860287727,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','24ae5825c551f96cb53e7fd57ffbce8fd0ba9ef7ee7ea0204d0bf1d9a8f6be67');
INSERT INTO "log" VALUES('EVENNG',140,1795860287727,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','f7bb05fe3a6c1371a78b3219ab8d89c69d68c562dc3bd30693de3591f90c0dc4');
INSERT INTO "log" VALUES('EVENNG',141,1795860287727,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"1408a74f1a1b25552d609f4b83b4ffd737d86a36a4827519001cb598a1c9438a"}','a041ac746c46d0a9c3a06c3d3b5aacde1df75fdea108f53502e2eb4e5673ef16');
INSERT INTO "log" VALUES('EVENNG',142,1795860288097,NULL,NULL,'{"event":"dealt","hands":[[],[6,6],[6,3],[2,2,2]],"opener":4}','a59caa0710baab7ac0ffc7c25d80e28350d2c7008edbbe5c72da64436826bdad');
INSERT INTO "log" VALUES('EVENNG',143,1795860288150,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":2},"timed_out":false}','c7789602a7e6e1e4791fb9b642b155a14f2974e5e931cea520bceed7fe515c91');
INSERT INTO "log" VALUES('EVENNG',144,1795860288154,'bo','bo-34','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','485146e70d93cebda60c0ce068f3b521217d965f00d25959eaaa5d608ebe2e6b');
INSERT INTO "log" VALUES('EVENNG',145,1795860288154,'bo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','c43c1aa4c683fef35259feba8d34008bd245f290a1b7c130d4055d2dc4432d6e');
INSERT INTO "log" VALUES('EVENNG',146,1795860288154,'bo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"c6368e1ba56a90855c52a26a66b82159c335297cf51c2f3c689bc8d4f7c59e3e"}','d176b7941e4be8b37f5835841f2361aa4a11889b979d43c0c64f7dd9dcec9b51');
INSERT INTO "log" VALUES('EVENNG',147,1795860288507,NULL,NULL,'{"event":"dealt","hands":[[],[2,4],[6,6],[3,4]],"opener":4}','8922aad9ffe988ae963289ffdac848b907b18b6d34e34997efb807cd863c4d32');
INSERT INTO "log" VALUES('EVENNG',148,1795860288578,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','3e744fea6bf0dad67b6b3f9d9b8f055ab56a68973c756f0b2b781af7848b1a78');
INSERT INTO "log" VALUES('EVENNG',149,1795860288586,'cleo','cleo-40','{"event":"calzacalled","seat":3,"decided_at":1795860288601}','137c4713865ab9229df2f27795d7e75c41963a4e0cde3772918196a2e830281a');
INSERT INTO "log" VALUES('EVENNG',150,1795860288602,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"calza"},"timed_out":false}','f1a1d69d158b70a3b1576eb8ee85f1926a6a61bbaffd61be436d2ba049e469c2');
INSERT INTO "log" VALUES('EVENNG',151,1795860288602,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','931a8a9ab6548060486b7ff6cb0e28db182a33d482bb0ac3d56df4fc9fecf5cb');
INSERT INTO "log" VALUES('EVENNG',152,1795860288602,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"3ddc78413cc776c6b89b7ab88e5f64f23e6af431d3cdeab91d3f95cce8840d1c"}','c7cdd8b88141b8cd6f50d20fbf06909cc6ab1e1382db492a7c9ef2935417c23b');
INSERT INTO "log" VALUES('EVENNG',153,1795860288925,NULL,NULL,'{"event":"dealt","hands":[[],[5,1],[4],[6,5]],"opener":3}','c734dd0cd4960525d2b971434612dc4cbf98be519d6461e4e942c12340c17376');
INSERT INTO "log" VALUES('EVENNG',154,1795860288931,'cleo','cleo-41','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','4dc95de3889266dc7e7620531f4cf8b50d8ce83cf68d4a0e8b7bc65c3c07fae7');
INSERT INTO "log" VALUES('EVENNG',155,1795860289039,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','fb814cf2080061502e5a2ae7569db77e50d728b510ba403601409086c52c3e07');
INSERT INTO "log" VALUES('EVENNG',156,1795860289039,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','cca5e8e9554ea74edae57e8dea31a8eb8eb884114eda3645f712cf13bf90f37b');
INSERT INTO "log" VALUES('EVENNG',157,1795860289039,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"835529da3e162bd0dad91280f9618bac2049b65b7b5b7f026437c21735fe752a"}','64c7025793fe7cf549a2f94485a680fad54a6806a7c4093f975d4064d8c20fc8');
INSERT INTO "log" VALUES('EVENNG',158,1795860289345,NULL,NULL,'{"event":"dealt","hands":[[],[5,3],[],[2,5]],"opener":4}','112ac571cd1dc0f545cc8428b7f68c50187168b76086430bfc59574e180e3bc1');
INSERT INTO "log" VALUES('EVENNG',159,1795860289383,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','34ed86a362d399dfba2ad1a1de4f75f4676e6d56981d76950dec9f4f70cadc05');
INSERT INTO "log" VALUES('EVENNG',160,1795860289386,'bo','bo-39','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','056d9244370953692e9fb311ca5bd2643f55551b0ec2ec307d28c86a7d3ed09c');
INSERT INTO "log" VALUES('EVENNG',161,1795860289390,'bo','bo-40','{"event":"retracted","seat":2}','76d4eda18ab3e344b04934480c1674a0e06c3040f456847a35bda18b96419e76');
INSERT INTO "log" VALUES('EVENNG',162,1795860289394,'bo','bo-41','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','61b5ccbed6a56ad1a8c23ac3bde76f7e24d80eb55ea20e3613fe439f06289d9c');
INSERT INTO "log" VALUES('EVENNG',163,1795860289460,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','ddd35b62bd4609cbb6b339c52479806fa45c553ec1968873e5e2978498fadf66');
INSERT INTO "log" VALUES('EVENNG',164,1795860289466,'bo','bo-42','{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','b2767cb07b258dcb917f235033dd233196276bec94288d8a3f6d81cc5e795124');
INSERT INTO "log" VALUES('EVENNG',165,1795860289491,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','edd6cd3a8bb31446d54df717d607f0e60f5222f227ae45fd500ad75990c95179');
INSERT INTO "log" VALUES('EVENNG',166,1795860289491,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','cbd9e541e23ee29bd7ca2f830ec9d1cf685f4e77023984cf7eba686fc39895a3');
INSERT INTO "log" VALUES('EVENNG',167,1795860289491,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"db3359d706d48408ebeea2ede9566b9c73347e21789b666352babedc25acc4a3"}','465eb5d321d76bd65f90da2a77070d435e025a616dda6a2cf062004d387897c6');
INSERT INTO "log" VALUES('EVENNG',168,1795860289802,NULL,NULL,'{"event":"dealt","hands":[[],[2],[],[5,6]],"opener":2}','ebccad40e11739bbd01d8a27665e9b789969a155106c312bb9242b76c009c738');
INSERT INTO "log" VALUES('EVENNG',169,1795860289809,'bo','bo-43','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','45c1e73c824d3028d90bf5029592507cf3a13dfcfca7e54c9a93e38a015ececa');
INSERT INTO "log" VALUES('EVENNG',170,1795860289864,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','251bb3a7ef02f4a43b549c03ebc00a0f2f700744e4d882be81757aacdd54a6e7');
INSERT INTO "log" VALUES('EVENNG',171,1795860289907,'bo','bo-45','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','65adf70172dc94c99d6160b2978f9125ab4a73a312fec9a96cd4fbf55ccd1634');
INSERT INTO "log" VALUES('EVENNG',172,1795860289912,'bo','bo-46','{"event":"retracted","seat":2}','c7c226042db0dadaa7c50627bb833dcf74cce9a02d59f3a91995fc00cd4a1aad');
INSERT INTO "log" VALUES('EVENNG',173,1795860289915,'bo','bo-47','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','d5761638258411e7b9c7c91929247ebc3f506e9454147f5ae94594fd72fc104b');
INSERT INTO "log" VALUES('EVENNG',174,1795860289982,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','aaf281089d9d24441fd95bb4f9398edde834027a89b715ac3e3abdb7effff029');
INSERT INTO "log" VALUES('EVENNG',175,1795860289982,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','dcefce96f2304525441e662e0e90934e5f0e1bc603ae1e541ba983db55d8379c');
INSERT INTO "log" VALUES('EVENNG',176,1795860289987,'phone','phone-32','{"event":"muted","chair":2,"muted":true}','932561c679a3492aab0c375199b3a3f82cc244824ebdce9ebd7d387c054ed53e');
INSERT INTO "log" VALUES('EVENNG',177,1795860289992,'phone','phone-33','{"event":"locked","locked":true}','560306c6a5d2618592715ab26f4b2ab4944354aba51644f94f99e4d5ef8a1662');
INSERT INTO "log" VALUES('EVENNG',178,1795860290080,'phone','phone-34','{"event":"hostchanged","chair":2}','ccee2cbc6bb4806cebb7febb060c0d7302cc5342586af5900edb48856ee7c02b');
INSERT INTO "log" VALUES('EVENNG',179,1795860290085,'bo','bo-48','{"event":"hostchanged","chair":1}','334c2123b51bdc205b5f065ea8acdb94bbe46ca01abd578185ca14fd6edd7ea1');
INSERT INTO "log" VALUES('EVENNG',180,1795860290091,'phone','phone-35','{"event":"seriesended"}','38622c53f8b76987c2a43453605f055563daaaa17967e73561b75bc975ea62f4');
INSERT INTO "log" VALUES('EVENNG',181,1795860290096,'phone','phone-36','{"event":"reopened"}','a85a79e916ab897676390352548ec3bb143023253c778f822da7d6b0fffd5e1b');
INSERT INTO "log" VALUES('EVENNG',182,1795860290096,'phone',NULL,'{"event":"botseated","chair":2,"bot":"reader","left":false}','e0cdd7f15348a2a8c222fc3dcf07d57bbb0baecd684e1c9fc5d0bd2ffc040ab3');
INSERT INTO "log" VALUES('EVENNG',183,1795860290096,'phone',NULL,'{"event":"botseated","chair":3,"bot":"reader","left":false}','1e3975b1938f271a85249b932452c478966b2b41cb017dc65c51c1886d1af80f');
INSERT INTO "log" VALUES('EVENNG',184,1795860290096,'phone',NULL,'{"event":"started"}','129297b3d013dba214a7b105bfeb50d05182957cd27e5703254d0b955f117453');
INSERT INTO "log" VALUES('EVENNG',185,1795860290103,'bo','bo-49','{"event":"botseated","chair":2,"bot":"reader","left":true}','983f18de5b6020d3d92299b0a461c5b298913872b9477cb75b885d2c934b4e6b');
INSERT INTO "log" VALUES('EVENNG',186,1795860290112,'phone','phone-37','{"event":"removed","chair":2,"bot":"reader"}','b4e5e64ff7cb9afed6a0abfcce9d8c957e599afc4a476d69b7d8fff560f597c0');
INSERT INTO "log" VALUES('EVENNG',187,1795860290114,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"32764dd2b9947d9f28ad8d19c891b3f88a9b72f715d77b11bf5a5d3ddc6ec114"}','88e4a970f467a23970a6d2e966da882788e58ba2d69924539603ddc45ac1ba29');
INSERT INTO "log" VALUES('EVENNG',188,1795860290120,'phone','phone-38','{"event":"readmitted","removal":186}','1a81309b76114691bb49d4f342a0c2bac272b1b3ba49be4413262ad80bffa768');
INSERT INTO "log" VALUES('EVENNG',189,1795860290126,NULL,NULL,'{"event":"rolled","faces":[3,3,6,5]}','28e675d5d5ce8adc528a74f6be2f0d6f7dd26115444c5b1a414e691b32ea040a');
INSERT INTO "log" VALUES('EVENNG',190,1795860290154,NULL,NULL,'{"event":"dealt","hands":[[2,1,1,6,5],[1,5,6,4,3],[4,1,1,6,4],[4,6,3,6,5]],"opener":3}','83675acbd04518fcf5f81ae2c2f174fffe25f88b193fcf8326715bf2a119b329');
INSERT INTO "log" VALUES('EVENNG',191,1795860290209,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":4},"timed_out":false}','352590a490b265e62b8d17f6cbf73a24035101c4875777363bcf1a27ed609e48');
INSERT INTO "log" VALUES('EVENNG',192,1795860290226,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":8,"face":6},"timed_out":false}','783e9fc8306c19a98a47e4ba5da0623c410eadc5b9772e0803f232c4e4c9a029');
INSERT INTO "log" VALUES('EVENNG',193,1795860290232,'phone','phone-39','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','fc71e1014cad04f5c3f352522fed9884fe9e31cb15a6460d7dfbe84dea561987');
INSERT INTO "log" VALUES('EVENNG',194,1795860290232,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','1b2e7beeb2ec6045266c4b9fad4db2f79bc44a2f38102919693c439a11227cc7');
INSERT INTO "log" VALUES('EVENNG',195,1795860290232,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"0eab736550e3f5399763f4146fd11820fc837a1793c142368866afc7a7996b67"}','b64fd9b9e0b27c994b780c0638403feb5a0a13653a6ae8e673a20941be3cff2c');
INSERT INTO "log" VALUES('EVENNG',196,1795860290560,NULL,NULL,'{"event":"dealt","hands":[[2,2,2,2],[4,2,3,1,6],[3,3,4,6,3],[6,4,4,4,1]],"opener":1}','7659dac28ebd243212ecc786de49c1b8157616a5e80b8f6d50fbe8688e9b6387');
INSERT INTO "log" VALUES('EVENNG',197,1795860290568,'phone','phone-40','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','61b3f8b1f38cf73756484944d98dea7b20b0eed5901d5f90b83d0615d7366f92');
INSERT INTO "log" VALUES('EVENNG',198,1795860290595,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":4},"timed_out":false}','b8dd3da8db2f7aa318d2f3b6ab616aa38166b8e6f53f8c376c3499f35536ad24');
INSERT INTO "log" VALUES('EVENNG',199,1795860290602,'phone','phone-41','{"event":"calzacalled","seat":1,"decided_at":1795860290617}','b878a4a2dda78546b928cfe1e247501deac523410863d8137f2206df52d73acc');
INSERT INTO "log" VALUES('EVENNG',200,1795860290616,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','676c672eed84294bcdddcbe891b1c8b8fb942b8f2f8119ec04b3698fc36c12b6');
INSERT INTO "log" VALUES('EVENNG',201,1795860290632,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":6,"face":6},"timed_out":false}','8938175c132ad36aae7488514827b2f97f5ac6f69ff125ce72829f06fc335022');
INSERT INTO "log" VALUES('EVENNG',202,1795860290657,'phone','phone-42','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','b10b9b8d3d1e910be62b36cc2f121020335e9c98880c2d4a7d84af69e14d5878');
INSERT INTO "log" VALUES('EVENNG',203,1795860290657,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','d1fc9de60ec18ff891b8fcecc74ed8c1c13178f24a35d0160245b11aaa36b192');
INSERT INTO "log" VALUES('EVENNG',204,1795860290657,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"952e94a8a70eb487e64d5889193c5839308f89248cce21856eccf129de66e65d"}','9fd1d2f5786f5d12bf7b7f5f0d12a309bed4b7ea532cd5ea1e51a9cbecddfe65');
INSERT INTO "log" VALUES('EVENNG',205,1795860290931,NULL,NULL,'{"event":"dealt","hands":[[3,2,1,5],[2,3,5,4,2],[4,4,5,1,4],[2,2,5,4]],"opener":4}','a52a5c261e1604f822b8b1ad40acb572d89b92269a431d5072d2b75a84272fee');
INSERT INTO "log" VALUES('EVENNG',206,1795860290966,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','c40dc0776c7e39f275c666915f4d80131a907a5f068c5d43b11bff18890c85e6');
INSERT INTO "log" VALUES('EVENNG',207,1795860290973,'phone','phone-43','{"event":"moved","seat":1,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','e81743027ff7b1ad0d14c65d92fc0ae81df25a9a2c7cb05393fc1492b0a8de09');
INSERT INTO "log" VALUES('EVENNG',208,1795860290997,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','45144c33e7bab4a042a3c82c6a9f1b29f67e9dc4ab75b2bb6c8db9d5887e35d7');
INSERT INTO "log" VALUES('EVENNG',209,1795860291026,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":5,"face":4},"timed_out":false}','0a9efae955c8e6df695b029ed4d5f7588ed5f5d7ae3d06e45badeeb446c75450');
INSERT INTO "log" VALUES('EVENNG',210,1795860291056,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":7,"face":2},"timed_out":false}','ed651729f97f91677d179a6d030aa3c51db2196235b0f85fd1dd570f43fea38c');
INSERT INTO "log" VALUES('EVENNG',211,1795860291100,'phone','phone-45','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','400a8f0b59980a7243b1cbdd2494e539cf9b22445e52be2c77c95c00beb45a13');
INSERT INTO "log" VALUES('EVENNG',212,1795860291100,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','648598d015c3232adfe50d51de081e1328de0e4cfd06670d547d432e5d594a32');
INSERT INTO "log" VALUES('EVENNG',213,1795860291100,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"eb885b3433115a974abb7481a916804a7647275d0237dc86283a0f898d37ad58"}','00a0f21f5007f76bac0384813e83d6de287422d55ef31c5a0bea6bf70a64fc91');
INSERT INTO "log" VALUES('EVENNG',214,1795860291397,NULL,NULL,'{"event":"dealt","hands":[[4,5,6],[3,4,4,4,5],[3,4,3,6,5],[6,6,2,4]],"opener":1}','d7c545420374d4e116f76a2f55e5785f988f9f8e3bbf6c28596b9feadfccaebd');
INSERT INTO "log" VALUES('EVENNG',215,1795860291405,'phone','phone-46','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','652d90052b25606a97899d0b3055807062d36c2fd50cf1aca1b4a1321293d74a');
INSERT INTO "log" VALUES('EVENNG',216,1795860291425,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','bea928206a9414786c2f5f001f0104290731aadee264f9476f2cbf5a57eef2ed');
INSERT INTO "log" VALUES('EVENNG',217,1795860291543,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','337b11a3e0cba9816db2b34f651074c2a7f490fc2c5bb8dfb0f6aa83dfcb024a');
INSERT INTO "log" VALUES('EVENNG',218,1795860291564,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":4},"timed_out":false}','f0b7c2b5b11018c25b11941f621deca720aeaf67f0c0bd679382ca5b678a27c5');
INSERT INTO "log" VALUES('EVENNG',219,1795860291568,'phone','phone-47','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','3a2521d8be1b14455ede1240e3c5abe18c1c13f6be6429d6e6dbaf16db57162f');
INSERT INTO "log" VALUES('EVENNG',220,1795860291568,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','2bca5cc39f4931d7cb6b31ed7d98b4e57431930809738d1d28bfdf618b5d5993');
INSERT INTO "log" VALUES('EVENNG',221,1795860291568,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"a564141280487a91c94305fe377d2595c4f3bcc367f05a42b3b7fa73d4be03cf"}','601313224f87301d5f8db2e4f1aebe33655944cf6b0e2f984ed84d978a08e6da');
INSERT INTO "log" VALUES('EVENNG',222,1795860291855,NULL,NULL,'{"event":"dealt","hands":[[6,6],[1,1,3,1,2],[1,5,5,6,1],[5,4,1,6]],"opener":1}','972709763213d9e7b497387e6444e6bd12f0d4f4744e9743295caf0b61c75fd7');
INSERT INTO "log" VALUES('EVENNG',223,1795860291857,'phone','phone-48','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','808ce55742ffb34c9bcb2f04f67caaaf050bfb2faf9a8959f98b79b80d9e3aaa');
INSERT INTO "log" VALUES('EVENNG',224,1795860291877,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','627a6c0e83698e6acd3d07fd20df021adb186f1d425d32e29312251a4521be06');
INSERT INTO "log" VALUES('EVENNG',225,1795860291883,'phone','phone-49','{"event":"calzacalled","seat":1,"decided_at":1795860291898}','07b04fd7e657dbf48940270708971771a614cf89a518102e4ac8ae53237bab7f');
INSERT INTO "log" VALUES('EVENNG',226,1795860291896,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','7103b8bb8bb9c167f699adfce8dbded3f71f8ea137a509dafd5252cc5ca3dce4');
INSERT INTO "log" VALUES('EVENNG',227,1795860291929,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','c1d3ed79fae1eb99221dd7139703b0c792189b9d206a00cdbd37fa8bd9007541');
INSERT INTO "log" VALUES('EVENNG',228,1795860291947,'phone','phone-50','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','c1fce365924df598e6d553ad7d28a39d4bb6425311a8114e67f771ae33519102');
INSERT INTO "log" VALUES('EVENNG',229,1795860291947,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','5954c1b195fc46774e77eb9eda7ae5686fe25f1fd8e89f79350a39bf2de6e3db');
INSERT INTO "log" VALUES('EVENNG',230,1795860291947,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"757991ef6c90f1965d41fc4723b901b66a7fc706a2bcb81ad9c9654a6a275b43"}','e86d437b011cda65ca7724e11e07b402ffdf69cfaac6de6dcfd3a411bd221696');
INSERT INTO "log" VALUES('EVENNG',231,1795860292275,NULL,NULL,'{"event":"dealt","hands":[[6],[2,6,3,3,6],[5,1,3,4,3],[2,2,5,1]],"opener":1}','629bde4816ca567dd4871f99f437c141e7798c695cbbc58485135eb80160550b');
INSERT INTO "log" VALUES('EVENNG',232,1795860292278,'phone','phone-51','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','db4ae1adabd24997f24098cde08964abefaf33f9354c3af5ee42967878dd1814');
INSERT INTO "log" VALUES('EVENNG',233,1795860292307,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":3},"timed_out":false}','3c0fb9f7a899460ebccdfbf61921b0e897bb651944ee4af4aafb4235f4374a93');
INSERT INTO "log" VALUES('EVENNG',234,1795860292379,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":3},"timed_out":false}','bb5275877b229add8f388c297e9defe134f9e4a17144f68bf0f7df9ea0e1a27d');
INSERT INTO "log" VALUES('EVENNG',235,1795860292445,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','7453561a74605d548aab8fc479bdc27bf701755bbc4c788f7fbc1ecc4df317b2');
INSERT INTO "log" VALUES('EVENNG',236,1795860292445,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','1efa4378cd917e1fd13ab022c7d736151912c122fdec87aeeceec5d8f1f2b0e7');
INSERT INTO "log" VALUES('EVENNG',237,1795860292445,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"b522c6cf5f21dd67979ac70f42383416d00beb158e0825c831ec96daa25a2efb"}','7daf13d395e58cd65fbf2ed0ac7cb834e25f50c91387c36f049bc4fbc3511a0d');
INSERT INTO "log" VALUES('EVENNG',238,1795860292710,NULL,NULL,'{"event":"dealt","hands":[[4],[3,1,2,4,4],[1,6,5,6,1],[2,1,5]],"opener":4}','06b2c18b38cfb510ae0219191c2534f95a4ec50df6d1249b2d2796a90a40baa7');
INSERT INTO "log" VALUES('EVENNG',239,1795860292745,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":4},"timed_out":false}','7b2b9ae4cc9a150e083d220f86f2e4dd83f96ada6c76a8b693f1b9c5e5481c92');
INSERT INTO "log" VALUES('EVENNG',240,1795860292751,'phone','phone-53','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','2b9dca707743c410e1423b10bb0a1245ce4b58894cd6acdda52069ec2d5efd0d');
INSERT INTO "log" VALUES('EVENNG',241,1795860292751,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','1fe138707d0088291b22d7b49ce13fe6962f895545587807724564091aee649f');
INSERT INTO "log" VALUES('EVENNG',242,1795860292751,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"a6479c2aecf4bb8fe8e5f5a5efc1902373f4b8f95b2fb2db2754360789ac41bc"}','23877e3a4164776a8bcec6644424315bc4f1fa3894bf76a879ee917586080f97');
INSERT INTO "log" VALUES('EVENNG',243,1795860293048,NULL,NULL,'{"event":"dealt","hands":[[],[2,1,3,6,5],[2,1,6,4,5],[1,1,5]],"opener":2}','9c17c1e37d6fe3d98971181bbed4f81e53a43219bcf1cccdeba8e72dd277980d');
INSERT INTO "log" VALUES('EVENNG',244,1795860293089,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','6ce3dfebcb8990dc7d326f27bde6755ec52076bfc99228d2d64a128eba474b9e');
INSERT INTO "log" VALUES('EVENNG',245,1795860293178,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','3d46db94f5ea36c24acd7e2f696bb344ef644a78c8ebd89380a196504b9d8b1c');
INSERT INTO "log" VALUES('EVENNG',246,1795860293205,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":4},"timed_out":false}','468fceda6e1fb0143a8b469ba60f6be70486a6be7245339f3dc110b41c4dc9ce');
INSERT INTO "log" VALUES('EVENNG',247,1795860293257,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','5e1743b393251e216672e601f092da42d3ee98c649527fcbbacf854376a525a0');
INSERT INTO "log" VALUES('EVENNG',248,1795860293309,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":5,"face":4},"timed_out":false}','bd50c97616b03196cfe9da73165086fbbd12a3e7766f31befa736e961ff621ee');
INSERT INTO "log" VALUES('EVENNG',249,1795860293396,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":6,"face":5},"timed_out":false}','f0dc7854db4cd7f8f5f13a64b948c857f1fe53d88e9ff0399bb68ff6a9027d4b');
INSERT INTO "log" VALUES('EVENNG',250,1795860293456,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','58d75c6867d4823894a14a6b4667a35ea569ab41bbd3aa66dd23cba67c6b10da');
INSERT INTO "log" VALUES('EVENNG',251,1795860293456,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','779c422a9dc2c614a7dc5a60778ef5c5382ebeb6eadb9dbeaa9607e4a35f7a2a');
INSERT INTO "log" VALUES('EVENNG',252,1795860293456,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"05d0f44c083065bb2679a855153e08861f5ae5a7f7bf71498eca6828cb96097d"}','64ef75fc078bfcc84b465bc9936c12b7dbb709783b7502219f3bdd31fda7a5e8');
INSERT INTO "log" VALUES('EVENNG',253,1795860293735,NULL,NULL,'{"event":"dealt","hands":[[],[3,1,6,4],[5,1,6,1,6],[3,3,4]],"opener":2}','ea27ae4a29dc896ad37566afea436cee5adb7847f6a61f6730f0381dfa6138af');
INSERT INTO "log" VALUES('EVENNG',254,1795860293795,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','a2a8745590c68ff04979590a4dfabb49b0508260cd8e472852d62ae5942afd41');
INSERT INTO "log" VALUES('EVENNG',255,1795860293886,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','1d04bfa4d9c36d805e05c54e1b093b01d2bf6448d02db50b2212519272a9868f');
INSERT INTO "log" VALUES('EVENNG',256,1795860293902,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":4},"timed_out":false}','166f68bedeabab012e86963b8bf853c93fac58c675cd7a2ba52e8053a3ea5712');
INSERT INTO "log" VALUES('EVENNG',257,1795860294011,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":5,"face":6},"timed_out":false}','dfe2acaeb745e13335eec77f9996a0a294ce03f41d5be90d5eab067b44806887');
INSERT INTO "log" VALUES('EVENNG',258,1795860294101,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":6,"face":6},"timed_out":false}','82004f80a28401ab9678f72c7cdb403e02c2e8d1d15805a845ab1665de0adee7');
INSERT INTO "log" VALUES('EVENNG',259,1795860294139,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','cb9f9d64a9dcec99e3ec42eec4b19f58edd71ae3bf3061d0a65a01ddb290083a');
INSERT INTO "log" VALUES('EVENNG',260,1795860294139,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','7d4bce38b65a025f0c2cdc1b66e359275e5867b5401d054eff2bf6c3c8ae11f5');
INSERT INTO "log" VALUES('EVENNG',261,1795860294139,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"531ca78705992148e2905c03f08f18c5b93b39d54265a57a15b5cc730c5020dd"}','f143bb629115d3cda9cd9071636c08341492d5c16ed4a4edd85a6c72403ec3e5');
INSERT INTO "log" VALUES('EVENNG',262,1795860294408,NULL,NULL,'{"event":"dealt","hands":[[],[6,2,1,4],[2,1,1,1,2],[2,2]],"opener":4}','afa406208fafca42a15edc5a51c7ce7d34f51207d7b89f1f4a664615b0a44740');
INSERT INTO "log" VALUES('EVENNG',263,1795860294440,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','a62d8990264a7c029e3a35239aa9a94f1acb4acc71cb1f08ce035a4f631d72b5');
INSERT INTO "log" VALUES('EVENNG',264,1795860294466,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','2dd05175a271a0e5354474f4eed853b011594e70c2bc90161dd28e2bbdf170d5');
INSERT INTO "log" VALUES('EVENNG',265,1795860294488,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','1dfe42dda40c48ce9456db112536b333e09ab8c7726b886b2e0cac23ca3879b8');
INSERT INTO "log" VALUES('EVENNG',266,1795860294594,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":2},"timed_out":false}','61d155f37fd37f05e57fc6043e7fadf14f03dd623744fd74098f70755d17273c');
INSERT INTO "log" VALUES('EVENNG',267,1795860294689,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','013ce48869100e68eeb599118af2f8fb264d4ca2b8ba91b1db67bfa12f09898a');
INSERT INTO "log" VALUES('EVENNG',268,1795860294769,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":7,"face":2},"timed_out":false}','ec6f80d3bd7e84bf5e39729381144e1087e945bfcd2981c74c36557d98ec73c5');
INSERT INTO "log" VALUES('EVENNG',269,1795860294787,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','63af034fb1b6ac3fec43355217c2eb41c94cbc27ae6735f1716e6be0323bd398');
INSERT INTO "log" VALUES('EVENNG',270,1795860294787,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','b2dc00511a72e5cade9b0495cc4db10c404beb7a56aa88f40f2d4128f30acad9');
INSERT INTO "log" VALUES('EVENNG',271,1795860294787,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"5ad5ae60301bfc1feeddb89c8ae86590d01ad77e8fdd3c29f13f9812c236a3d7"}','1beb39533708262bad0f62f21222bb74740b187bbd7f00d30132153ea85f7540');
INSERT INTO "log" VALUES('EVENNG',272,1795860295086,NULL,NULL,'{"event":"dealt","hands":[[],[5,2,4,2],[3,1,2,1,5],[4]],"opener":4}','4e36877f157c4907b990145515da3b8fe0d7a159de99416e5cf23ebb1ac039f8');
INSERT INTO "log" VALUES('EVENNG',273,1795860295135,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":4},"timed_out":false}','2f7d7734b19bf04286d73426d827082e32898eeca9a69bcdfc044a84017734f8');
INSERT INTO "log" VALUES('EVENNG',274,1795860295191,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','b31b1628664defa712a01865d2ff3e38f311bfd50cc6a7f98d52f9662ccc449b');
INSERT INTO "log" VALUES('EVENNG',275,1795860295191,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','ce5f10816a54282344b231627b9d39c20a5d4c7e7f90211588fc374ad639bba5');
INSERT INTO "log" VALUES('EVENNG',276,1795860295191,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"95ceb3bad0a85a28ecdf70a267730cefc20537dac1c67e63ff94197f7e33406d"}','d82b9e7f1ee2b90bb424f7fe5c3cbfbc224d8db895c48965e1752e9139e998f9');
INSERT INTO "log" VALUES('EVENNG',277,1795860295417,NULL,NULL,'{"event":"dealt","hands":[[],[2,3,6,1],[5,3,3,6,3],[]],"opener":2}','05188e7898c4c7ff197e9b6e33eefa73e961ce0547d83b99569669d3e74547bc');
INSERT INTO "log" VALUES('EVENNG',278,1795860295460,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','af21efc12d4335720ee97dd0c559d7c089fd78540f8675db9eb837cabc592a6e');
INSERT INTO "log" VALUES('EVENNG',279,1795860295581,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":3},"timed_out":false}','3a6eb7e53bd067ddd53b579d4015715b984c0ae709215558587abc4a872b29d1');
INSERT INTO "log" VALUES('EVENNG',280,1795860295644,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":3},"timed_out":false}','d48d609c4c443ceb52492c30a0d94c84b561b0aaba0ab2efa3bd56537257d458');
INSERT INTO "log" VALUES('EVENNG',281,1795860295726,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":5,"face":3},"timed_out":false}','6592b6eae112e7a348f43ec2fddc7cb65d2eb40b5e79e14e9abb7bad275c4395');
INSERT INTO "log" VALUES('EVENNG',282,1795860295758,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":6,"face":3},"timed_out":false}','6e958e9ff5f8c430e52059d06bfc9f05063a5eb531c45364dafca271c02b9546');
INSERT INTO "log" VALUES('EVENNG',283,1795860295782,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','3d2eb43a2f9c2a655a3396e6b416dba3767156462bf80233130b47a51a53094f');
INSERT INTO "log" VALUES('EVENNG',284,1795860295782,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','c6c967d91704439ae512028ceab342c15e254e6b6ea8cebfe25186a51942d257');
INSERT INTO "log" VALUES('EVENNG',285,1795860295782,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"44509055a549ff02f019f06fc571c1826c8c28ece58bda2ef833aa57941ef4ff"}','a8ad361d3689c7423b7859f46bf647a3edc1b71dd015e3b999e37379abf2eabe');
INSERT INTO "log" VALUES('EVENNG',286,1795860296021,NULL,NULL,'{"event":"dealt","hands":[[],[4,5,6],[3,5,5,4,3],[]],"opener":2}','eafb960092b16eec8844efea6b7a6d4d191e7c4207d6ea19912ee2a1edef4df6');
INSERT INTO "log" VALUES('EVENNG',287,1795860296056,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','fd4e0804843b84b2682c27aebeafe695febf59803f3ace7d7c582c77300b20e4');
INSERT INTO "log" VALUES('EVENNG',288,1795860296084,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":3},"timed_out":false}','9de5c6faf3bdcdf96ff18f77c8e5c92fe0119fcadc3385118a7fa8b2a801e172');
INSERT INTO "log" VALUES('EVENNG',289,1795860296115,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','819161f33937f30421dc919abc52e3d673702e0c631572ba868b6e51f9de1d51');
INSERT INTO "log" VALUES('EVENNG',290,1795860296231,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','fe2f19df97afb14fdbd53734e68d592ed23f119d51f013a50f919205932f9539');
INSERT INTO "log" VALUES('EVENNG',291,1795860296276,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','fc9889f76ba9355d59ec8875e4cd4ca2a7c73a0c6db733a886c44c16b2040a10');
INSERT INTO "log" VALUES('EVENNG',292,1795860296464,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','fedd21d3e7f211d824aba145d67d1351ea970a6bbeb0c56cdb7b80937fa804ec');
INSERT INTO "log" VALUES('EVENNG',293,1795860296544,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','19d44ca859e3fbe850b8963c63d35f914bbbffaf195b7e030ec024bbc3af8de4');
INSERT INTO "log" VALUES('EVENNG',294,1795860296544,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','87716de5826c82af0bfe8fa060ef7aca53bf871c51783bc478ee2cc98f30d813');
INSERT INTO "log" VALUES('EVENNG',295,1795860296544,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"49bdaeaca0e79cd2689285ffcd08a5ce0951d2f7c1bd03b672a213cebdf94ff2"}','4882c130fcc270c46df805559ed48e175960c5522062abe12875e27e6ffdfa56');
INSERT INTO "log" VALUES('EVENNG',296,1795860296763,NULL,NULL,'{"event":"dealt","hands":[[],[3,1,1],[1,5,2,1],[]],"opener":3}','023a91ccb988368a297733c7f03f656dc1e8fae9e43473f6a0fe31993c4b845a');
INSERT INTO "log" VALUES('EVENNG',297,1795860296832,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','55e0ce6fb7327df2e6445388143b44cc04f09e417d473503f0098133e15f56dd');
INSERT INTO "log" VALUES('EVENNG',298,1795860296893,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','d5e2569c68a668a86055d2f436bb2af50f9eff5b9777743c41c4df175f4c3be4');
INSERT INTO "log" VALUES('EVENNG',299,1795860297020,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','a9ab732bf90131be96495fcc72922cc354a68262b0307b45a00d422898f89702');
INSERT INTO "log" VALUES('EVENNG',300,1795860297057,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":1},"timed_out":false}','90c411d408f2c3dc03dcbeb83950d63d4284b511ef54a63f170a136da291b75c');
INSERT INTO "log" VALUES('EVENNG',301,1795860297084,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','d8a396bf28722016d0f7434fa564f48c3d5a095978acdcc104aebb6756b9d829');
INSERT INTO "log" VALUES('EVENNG',302,1795860297084,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','3e96f67ed258f17361b49e83ed5b701247194abeb33ec35c7661e8c26852e5fb');
INSERT INTO "log" VALUES('EVENNG',303,1795860297084,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fb20f0f6bbcb8ceeaf58460434705f632c7441cde4eb12e255f9cd2a85db7784"}','764941439a41345a884f5afe2d7f502a638abba4f3b699ecf3d5d059ddae1910');
INSERT INTO "log" VALUES('EVENNG',304,1795860297313,NULL,NULL,'{"event":"dealt","hands":[[],[1,6,6],[5,2,2],[]],"opener":3}','ae70a7b696b63cc197663ebd421e0e47c8e872413c2c9f1db1f1d03d3bfdf1ac');
INSERT INTO "log" VALUES('EVENNG',305,1795860297428,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','23f892ad78b882f2553b27db28375ebcb2ce6a5996ea87289098c7fcc0d5132d');
INSERT INTO "log" VALUES('EVENNG',306,1795860297464,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','20d4844ae38d6fd015f2c248a010e3826e713dbce75656f1aaafb0f5f7081f0e');
INSERT INTO "log" VALUES('EVENNG',307,1795860297535,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','26c45dd0b9b463cbcc9094b198347672395c6895567b3710b6bff4c8a8413449');
INSERT INTO "log" VALUES('EVENNG',308,1795860297671,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','cc4071605244ed0ff879b9c1b4241aa25010b222977c51f44655e47e6842e9ca');
INSERT INTO "log" VALUES('EVENNG',309,1795860297778,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','2922c6f14b26824efaa9ec625e4bcbf269581e233b18f6d5a4b4885ba5928177');
INSERT INTO "log" VALUES('EVENNG',310,1795860297778,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','d61ffd0e0bf9b963cc176639867f0679a1886f89ce3002a21aaf312b97b1807b');
INSERT INTO "log" VALUES('EVENNG',311,1795860297778,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"048e4b40706db408e7840bb633bb876e763dfea0d9bc19bb135a1a4814d68f85"}','0456a674acb67fbe96c6ba55725c34bab96c2648d8f0c92dfe7814ef0b1d6f28');
INSERT INTO "log" VALUES('EVENNG',312,1795860297997,NULL,NULL,'{"event":"dealt","hands":[[],[2,3,1],[3,2],[]],"opener":3}','069c5b10f714e35da109c62bd775c150bf50c427e0e9a294c2e5f2aad8cc30ff');
INSERT INTO "log" VALUES('EVENNG',313,1795860298042,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','1f19ab249a61a5ad61b3da43f92d729589b4cbfb966a6c48c14e26f980181583');
INSERT INTO "log" VALUES('EVENNG',314,1795860298072,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','19ce286265186cb23585d89b532a38c6c5ae2121d5cee1ca92e4e7572397c9ea');
INSERT INTO "log" VALUES('EVENNG',315,1795860298192,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":3},"timed_out":false}','787429b58fe3ce8fba8277bf233451d8cadf0cb3f45f655b99b4a5863f1ad249');
INSERT INTO "log" VALUES('EVENNG',316,1795860298242,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":3},"timed_out":false}','83ff3220913834368894b8944fb56f46314557bfe795116bac5f7ff907c92ead');
INSERT INTO "log" VALUES('EVENNG',317,1795860298261,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','1dc0a0270d57e2ad530c35593901430b0e4497d49b7144a953efc0bf1345e1d8');
INSERT INTO "log" VALUES('EVENNG',318,1795860298261,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','a7f66124cdd5a3da8e24c97d87aeef58e2327122e72078e8a4318ea947b08af9');
INSERT INTO "log" VALUES('EVENNG',319,1795860298261,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"9c0ba02843c35167f0af6faa6cc83fc3ec5fb6923e66c4edc0dccc28c6a26e04"}','6b0dd6f1e907595ce69965555e8e7f624a8134086da763f4f84f33b27ba6c202');
INSERT INTO "log" VALUES('EVENNG',320,1795860298481,NULL,NULL,'{"event":"dealt","hands":[[],[6,6],[4,2],[]],"opener":2}','9b7a966a25d2f9d6cb9136e2155efe01355fe4889efa79d9a0d80f8c68fa3235');
INSERT INTO "log" VALUES('EVENNG',321,1795860298524,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','7f8812508b481f2a153f20feed4060798731a9b6b81bc0a8fc82f6ef75ff7d2a');
INSERT INTO "log" VALUES('EVENNG',322,1795860298630,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','35ca9bdf70c274bff32b8099b7cb5053b1339da91fdea73229c13423ed2a89e6');
INSERT INTO "log" VALUES('EVENNG',323,1795860298705,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','c07ccd7d3de452b6ab15c61f2d4fd290ba52158b737f4f096d6e8d6c952a156e');
INSERT INTO "log" VALUES('EVENNG',324,1795860298780,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','8054c8b06cce76f8b2dd73b33812b9f0f3a70c0c35a51928f26274f49cf63789');
INSERT INTO "log" VALUES('EVENNG',325,1795860298780,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','0403cd489ae7aaeca5e6d084827cd609b3bb929770bae0e9e22da69a5b624fb0');
INSERT INTO "log" VALUES('EVENNG',326,1795860298780,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"e332226da91b328e0b25a2955b4b26befdd72580fa7675626b6b73bfac89e25b"}','beda91c9f2259332457f643615f2706ee09fce583075f4b3fe3e33c841178d45');
INSERT INTO "log" VALUES('EVENNG',327,1795860298988,NULL,NULL,'{"event":"dealt","hands":[[],[6,2],[3],[]],"opener":3}','4f7b32ef9352f741606f88c0b2d518bbaa8579f71714342d81841bf053b826f9');
INSERT INTO "log" VALUES('EVENNG',328,1795860299127,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','e828eb23522cb47684047ddee2af09311f1dfba3a25452624067df63ddf8b898');
INSERT INTO "log" VALUES('EVENNG',329,1795860299191,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','6474bc1f1bee5f5f76f11febaec7fdc685966dfd92a3cf7f84f03060f4b74475');
INSERT INTO "log" VALUES('EVENNG',330,1795860299235,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','1d7f8698671b1dd38adddf034875442b73b82f8ed97fc8e8f22caf0b409868da');
INSERT INTO "log" VALUES('EVENNG',331,1795860299235,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','ce8bf382da71c202d737e091eb9ce51106f3c4560f0cad9372ee71fa0533233d');
INSERT INTO "log" VALUES('EVENNG',332,1795860299235,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"8c595fdff26d953696005076fbb60b697fa5e0f80665b772a75f0e24b4950c90"}','1d12b678febe429fda18c2ac17668d480ab95162cbbecc268ece67562c35b601');
INSERT INTO "log" VALUES('EVENNG',333,1795860299422,NULL,NULL,'{"event":"dealt","hands":[[],[1],[3],[]],"opener":2}','5575020452954296e7dd778c6cda9bcc1dbd21260ef2fc8d38531b3a9f9cdd1f');
INSERT INTO "log" VALUES('EVENNG',334,1795860299481,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','90f95f7334a8752bf72f6d89daa18a561c299b21eac1338f674d2f8af8ac5af2');
INSERT INTO "log" VALUES('EVENNG',335,1795860299585,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','9bcff728bd2e0858b1a480fa0219563edd3ab79338f7dcb3cd81cc851a4aed50');
INSERT INTO "log" VALUES('EVENNG',336,1795860299585,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','c6bc2c80d5c70a32f99b2e71d9eaa08e0ea4dd957f275532a026b9d532f03cac');
INSERT INTO "log" VALUES('CUSTMS',1,1795860299610,'fay','fay-1','{"event":"opened","guest":"fay","edition":"bga","options":{"players":[2,8],"dice":2,"first_opener":"highest-roll","raise":"any-higher","palifico":"each-time","palifico_with_two":false,"veteran_changes_face":true,"calza":true,"calza_callers":"all-but-next","calza_in_palifico":false,"calza_with_two":false,"calza_wins":"all-others-lose","lost_dice_visible":true,"reveal":"from-caller"},"chairs":5,"table_settings":{"listed":true,"training_aid":true,"spectators_see_previous_round":true,"chat":false,"clock":{"move":60,"bank":600,"increment":5},"autostart_at":2,"speed":"slow","eliminated_see_dice":true,"external_bots":true},"club":"ae30efb9e9072540c0363f51f3e85c1f"}','a82f8c9ef2e5f5a98326414399a3fcca7456ef8de54bcff6ecc4f243b34f3859');
INSERT INTO "log" VALUES('CUSTMS',2,1795860299610,'fay',NULL,'{"event":"sat","chair":1,"guest":"fay","name":"Fay","person":"8Q0RY8R54EA5"}','d0aaf003c78d5a8867613c1c71f8671669507d97a709d5c7e9b62b01d5f0f8dc');
INSERT INTO "log" VALUES('CUSTMS',3,1795860299621,'fay','fay-3','{"event":"sat","chair":1,"guest":"fay","name":"Fay","person":"8Q0RY8R54EA5"}','2ac33bed4e7c61c57e80e65206ec95357a68bd8eed579bfbc84e5b7ccf0bed3a');
INSERT INTO "log" VALUES('CUSTMS',4,1795860299623,'bot-robo','bot-robo-2','{"event":"sat","chair":2,"guest":"bot-robo","name":"Robo","person":null}','b12f0a9c20eab5397c35a122d7c41292f63e257c1b847ec2a4bc828862975539');
INSERT INTO "log" VALUES('CUSTMS',5,1795860299626,'gus','gus-2','{"event":"sat","chair":3,"guest":"gus","name":"Gus","person":null}','522a0537c7779b6bed572689e20c95f917c477c8532fd5640e153ec2b7972a5e');
INSERT INTO "log" VALUES('CUSTMS',6,1795860299626,'gus',NULL,'{"event":"botseated","chair":4,"bot":"odds","left":false}','535e94e31711f36e46e8da4edea81421b0742eab6b34849bff43add1670246f8');
INSERT INTO "log" VALUES('CUSTMS',7,1795860299626,'gus',NULL,'{"event":"botseated","chair":5,"bot":"odds","left":false}','fa34fb9bb9a5b96f0810d0909aaae4c3cc334d1955aa9a6964058e945dc966a5');
INSERT INTO "log" VALUES('CUSTMS',8,1795860299626,'gus',NULL,'{"event":"started"}','27f1b253889ccb0fa118a8fd7b33be2b4e38adb23c100eccfa648bbc36cd7351');
INSERT INTO "log" VALUES('CUSTMS',9,1795860299630,'fay','fay-4','{"event":"digestgiven","seat":1,"round":1,"digest":"12eef32e1f360e9305e6bdd7906625b63bd4a768d9c21ded19354cf14b5d1039"}','c725c3a5ec725d7b347ab0f92bdf4e5fb3cd997983c0e7adefaa9eede46ec899');
INSERT INTO "log" VALUES('CUSTMS',10,1795860299632,'bot-robo','bot-robo-3','{"event":"digestgiven","seat":2,"round":1,"digest":"fac97fe91b9ecfb23f9a980e9dbc277d7329921aaa2535f5fc84aa1dbbd8d0bf"}','475fee96a5c930004ea3a69323014648ea5eb01fb691adee5df599a05c5f8715');
INSERT INTO "log" VALUES('CUSTMS',11,1795860299635,'gus','gus-3','{"event":"digestgiven","seat":3,"round":1,"digest":"4695f663762fb24705e976c3bbd1c2a547abf1b0912d186028e3bbe93cb7a586"}','1716cf64f25f6bce4bbbefa192541fafd95db5f71feef7c8410fcd02a5d4d75b');
INSERT INTO "log" VALUES('CUSTMS',12,1795860299635,'gus',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"2eb86f3c1dcc3764ff0d7743d6d199ea6ac8f76f39f7662c3e3651712c22bb89"}','450ad24ad3a744f0dbcb5cdfcd36e840243b43b366ba593d8a9759229ea0736b');
INSERT INTO "log" VALUES('CUSTMS',13,1795860299637,'fay','fay-5','{"event":"contributed","seat":1,"contribution":"f33ed7beef58c084452483320a7ff2fe"}','b65477643b6c1d9c69e9b7363aab9e6f66d74f0c3ac1307e7f4a02f8626c3f15');
INSERT INTO "log" VALUES('CUSTMS',14,1795860299639,'bot-robo','bot-robo-4','{"event":"contributed","seat":2,"contribution":"3304e3c1869f2a9745a23e48179041d8"}','ee59262cf5ce52cfbcf68f94ca0879911514503e7de948a6017fdb723632ca9a');
INSERT INTO "log" VALUES('CUSTMS',15,1795860299641,'gus','gus-4','{"event":"contributed","seat":3,"contribution":"eb367cb454533fce88664909250bae43"}','9d123b33288ab15bd83080ca5a70bcfa9f829eb15ab75a3a21518c0dd8029e53');
INSERT INTO "log" VALUES('CUSTMS',16,1795860299733,NULL,NULL,'{"event":"rolled","faces":[6,1,1,1,1]}','8cbac5cfa2a5377404088a15957e5eeee12f231433cee459fbfd7bcf195a96dc');
INSERT INTO "log" VALUES('CUSTMS',17,1795860299840,NULL,NULL,'{"event":"dealt","hands":[[2,2],[2,3],[4,5],[4,6],[5,6]],"opener":1}','e59004c627f3a6f62c235f3013cd414331870060a4e54e935a2a76ed2a51d7ef');
INSERT INTO "log" VALUES('CUSTMS',18,1795860299845,'fay','fay-6','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','ec242ae7a15962909be0cbb49565fea15954d11ac2da8bb79f1642b1496ffb0a');
INSERT INTO "log" VALUES('CUSTMS',19,1795860299850,'gus','gus-5','{"event":"calzacalled","seat":3,"decided_at":1795860299865}','005cba9f7dc04b1b51020f73798af6019979058c20958fc48268ac1b1c19acf9');
INSERT INTO "log" VALUES('CUSTMS',20,1795860299866,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"calza"},"timed_out":false}','a50e96069f5dcfdfda506a46b94d96f62b8198f136295dacee21ed6f4f427e54');
INSERT INTO "log" VALUES('CUSTMS',21,1795860299866,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','568401af5390dc10ce23b647a820306f7571cfcd8c69240f869db528daab4f97');
INSERT INTO "log" VALUES('CUSTMS',22,1795860299866,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"e38f23f5f6fa513127463efeed82ca7e3d3205f8e642a4c2a8bb2308b31379ca"}','3de342d13d11f1a7caa1ba8b35e91d09f6a342214051c47589b8f3c57d4e5038');
INSERT INTO "log" VALUES('CUSTMS',23,1795860299872,'fay','fay-7','{"event":"configured","edition":"bga","options":{"players":[2,8],"dice":2,"first_opener":"highest-roll","raise":"any-higher","palifico":"each-time","palifico_with_two":false,"veteran_changes_face":true,"calza":true,"calza_callers":"all-but-next","calza_in_palifico":false,"calza_with_two":false,"calza_wins":"all-others-lose","lost_dice_visible":true,"reveal":"from-caller"},"chairs":5,"table_settings":{"listed":true,"training_aid":true,"spectators_see_previous_round":true,"chat":false,"clock":{"move":60,"bank":600,"increment":5},"autostart_at":2,"speed":"fast","eliminated_see_dice":true,"external_bots":true}}','3ce183d7e2d9a9b5cd690b1e3743340695d9bba86f214aa3a953b9ef31f0ad1c');
INSERT INTO "log" VALUES('CUSTMS',24,1795860299989,NULL,NULL,'{"event":"dealt","hands":[[3],[4],[2,4],[1],[2]],"opener":3}','89293d0d5dcafead29b6422df0878331edd3ba023445e5de3ed79e79520de9c8');
INSERT INTO "log" VALUES('CUSTMS',25,1795860299996,'gus','gus-6','{"event":"moved","seat":3,"move":{"move":"bid","quantity":6,"face":5},"timed_out":false}','fe7385f8eba3cf7fa95c25cb04ce56b9ad4161a50ec6ae25a453c3b14dcb71dc');
INSERT INTO "log" VALUES('CUSTMS',26,1795860300004,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','65666586e1645b28cb3c88f60d9f1de5fb60f760db6230072337259f71982289');
INSERT INTO "log" VALUES('CUSTMS',27,1795860300004,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','95f4e51406083895ee0062f3e2e20b3416ef5f9dca2a2e13a7f09e599729c13c');
INSERT INTO "log" VALUES('CUSTMS',28,1795860300004,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"451f28daa8d5295553f0be7026edefbfd427b4aee1f04b8856b57d141ee3afe1"}','62d1f594e2d18130c70d7560cfa2baaf60f96f307b0faa1a448be5e86e7c2e53');
INSERT INTO "log" VALUES('CUSTMS',29,1795860300118,NULL,NULL,'{"event":"dealt","hands":[[1],[3],[1],[1],[2]],"opener":3}','ca3ee614cb4a9c439cc2069f29f8d3a71efe8be906de21c1dd7468127b26543e');
INSERT INTO "log" VALUES('CUSTMS',30,1795860300123,'gus','gus-7','{"event":"moved","seat":3,"move":{"move":"bid","quantity":5,"face":5},"timed_out":false}','4bd3e8fdffa8296527d0822a4c11e772b682084882a7ad8d1309f90d91d6158e');
INSERT INTO "log" VALUES('CUSTMS',31,1795860300134,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','47ccf86b9b8847204bd28f8d44d7e0318c3978145eb0bb6d17aba47db6a51ffa');
INSERT INTO "log" VALUES('CUSTMS',32,1795860300134,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','1efbd12f5ec892fb83b97acbe299c30d9ed881c5dd7da06cf385e60f28ecc095');
INSERT INTO "log" VALUES('CUSTMS',33,1795860300134,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fafa08f8cc1f847bb3bd510d575855559f1bda7eb404c5e416ad125f726381e5"}','67053986c02c04911d6844d4c805dd7d5e24788ad3461a3d29de9d5e1d05ec30');
INSERT INTO "log" VALUES('CUSTMS',34,1795860300243,NULL,NULL,'{"event":"dealt","hands":[[2],[4],[],[4],[5]],"opener":4}','318ad9e30c2f94421dbd7342971c34759ef0498dba2fc741a737a3c1068754d8');
INSERT INTO "log" VALUES('CUSTMS',35,1795860300266,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','51c700a08a43697daccf50b6dd614515ad606499fa2a911cffd9eac7420dd025');
INSERT INTO "log" VALUES('CUSTMS',36,1795860300284,NULL,NULL,'{"event":"moved","seat":5,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','ad4f7e515f63dd173ad635a9129b844d1eb97af67e7f07d735d6fb11e72b727f');
INSERT INTO "log" VALUES('CUSTMS',37,1795860300290,'fay','fay-8','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','5a36d01158a4f1e4050a5383a22709b078ae161df1aa9eea687b457b0b09ea0a');
INSERT INTO "log" VALUES('CUSTMS',38,1795860300296,'bot-robo','bot-robo-6','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','d7bb113d745ff3cf855c0f1ce577f859e723b1e30b02e57a66d04b77a45fcbd3');
INSERT INTO "log" VALUES('CUSTMS',39,1795860300296,'bot-robo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','2a3d8c98f2a4a47707a205bba02406d1a95e5294bf22281c5875203689cb43d2');
INSERT INTO "log" VALUES('CUSTMS',40,1795860300296,'bot-robo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"daf87a27c8eda4fe88b38e6738edca5218e7c61aa44c56e54db73f64ad8d6c77"}','0dc865f0eb83261285431ca0cedde48784c877919ae2236829cb0ff55b1dde0e');
INSERT INTO "log" VALUES('CUSTMS',41,1795860300402,NULL,NULL,'{"event":"dealt","hands":[[],[4],[],[5],[6]],"opener":2}','0ae78bdaa87b39554ff68f284ada35073da71f6655db246f210772221de48d3f');
INSERT INTO "log" VALUES('CUSTMS',42,1795860300408,'bot-robo','bot-robo-7','{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','e5a0ca1b01395160d1ae9f6d69993a19739577409922061de7bb34e13c5ab123');
INSERT INTO "log" VALUES('CUSTMS',43,1795860300416,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','7d0a9f1c847b95834db222f27edb1b11cf32d8c718c051c27bdcd8d128d83d95');
INSERT INTO "log" VALUES('CUSTMS',44,1795860300416,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','401fdceda21db097551d6759a790a89a69c440bfb39c69eb74f7b1174147bebf');
INSERT INTO "log" VALUES('CUSTMS',45,1795860300416,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"55ef36b5031ecdd5a7d83ccd6e1c351d227900cc7f282e8d0715efbe35a29cf2"}','9ed3203d7f93cc14b5e7c03af29b5e5fccccc9af56e926cb7bd0127e0a2c59b4');
INSERT INTO "log" VALUES('CUSTMS',46,1795860300421,'fay','fay-9','{"event":"configured","edition":"bga","options":{"players":[2,8],"dice":2,"first_opener":"highest-roll","raise":"any-higher","palifico":"each-time","palifico_with_two":false,"veteran_changes_face":true,"calza":true,"calza_callers":"all-but-next","calza_in_palifico":false,"calza_with_two":false,"calza_wins":"all-others-lose","lost_dice_visible":true,"reveal":"from-caller"},"chairs":5,"table_settings":{"listed":true,"training_aid":true,"spectators_see_previous_round":true,"chat":false,"clock":{"move":60,"bank":600,"increment":5},"autostart_at":2,"speed":"instant","eliminated_see_dice":true,"external_bots":true}}','c3507da816c66f084fa99adf6f5fe4037840ab4a5ce24ca63c1e495831c00d7b');
INSERT INTO "log" VALUES('CUSTMS',47,1795860300426,NULL,NULL,'{"event":"dealt","hands":[[],[],[],[3],[2]],"opener":4}','cb217ec669c4ca161cbb6abdc000425b567d0f3547e29c7a5840585161c9f2ad');
INSERT INTO "log" VALUES('CUSTMS',48,1795860300433,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','60394a8b5c2d6ac04afb7e20598d6d9e16dc4064400a825e756a9e8b684cd47d');
INSERT INTO "log" VALUES('CUSTMS',49,1795860300442,NULL,NULL,'{"event":"moved","seat":5,"move":{"move":"dudo"},"timed_out":false}','b5fd2ef6d590d262763a06d8bb549c028dc8bfc80862cc13da500d2a26a4ae6e');
INSERT INTO "log" VALUES('CUSTMS',50,1795860300442,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','97cb24b4b5d67ebee30de1d706284188d9d27034657c61b20204e66090075078');
INSERT INTO "log" VALUES('CLCKED',1,1795860300449,'dan','dan-1','{"event":"opened","guest":"dan","edition":"bga","options":{},"chairs":2,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":{"move":5,"bank":0,"increment":0},"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false},"club":null}','4dd501ed3d764e796609bc43bbce6f24506c085971cf9bdeb01514a3c0f236e5');
INSERT INTO "log" VALUES('CLCKED',2,1795860300449,'dan',NULL,'{"event":"sat","chair":1,"guest":"dan","name":"Dan","person":null}','2e3ccf0bedc4cca4a7dc9a4b63effa20d4727643ecb8b6d51c43f7f8d2fdc7ba');
INSERT INTO "log" VALUES('CLCKED',3,1795860300454,'eva','eva-2','{"event":"sat","chair":2,"guest":"eva","name":"Eva","person":null}','7736c10eeaf8a75093cca73ecc0870dd96c9c3c46d5bfad5771a3a1bc489dbb6');
INSERT INTO "log" VALUES('CLCKED',4,1795860300456,'dan','dan-3','{"event":"started"}','37ac8e39e6dd22c389792f7dfe68537adad1e228f926bc1a959910e734441864');
INSERT INTO "log" VALUES('CLCKED',5,1795860300472,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"0726413390b7d62ca2fa3b4eca7d08a3fa469101b613b7bf120f346259598d19"}','a653eec300cf2df4ccaa5448fb98a01989fe1abba1130695f967a66f1229bfc6');
INSERT INTO "log" VALUES('CLCKED',6,1795860300487,NULL,NULL,'{"event":"dealt","hands":[[6,1,5,4,1],[6,6,4,5,5]],"opener":1}','b498bb16680f0a361c4aed8b9f363b35677b35522b015a1146b32ee0055630dc');
INSERT INTO "log" VALUES('CLCKED',7,1795860300492,'dan','dan-4','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','cc097efb1f1bfb7927c851a9799ea3370df7edae6d1f9ca3e9a95f13a3ef37e9');
INSERT INTO "log" VALUES('CLCKED',8,1795860305493,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":true}','662d7344cd8e5227c97d394bd1249737d17775d6567a1994adb7e87a5ea74867');
INSERT INTO "log" VALUES('CLCKED',9,1795860305493,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','0e46a73ab00ef4f58f750e569b10279d8127c288744c9db4c96c9b90e73cabf9');
INSERT INTO "log" VALUES('CLCKED',10,1795860305493,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"3cb5a322171883efd331cb0f023851d979d4da234437a34321956d80d40ecbd3"}','7fcfec49aeac5d248bcd781780059c61cb58ff2ead285abe6e9802d954836141');
INSERT INTO "log" VALUES('CLCKED',11,1795860305778,NULL,NULL,'{"event":"dealt","hands":[[1,4,4,6,5],[5,4,6,5]],"opener":2}','4ab021d82ea74e89197c8dcd67087d14ac7fcc4576d76206e014e163341a88a8');
INSERT INTO "log" VALUES('CLCKED',12,1795860310778,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":true}','d95ebc52db6a8037a3958d741f1475e16265c0572184c7d24005303d819e9216');
INSERT INTO "log" VALUES('CLCKED',13,1795860310778,NULL,NULL,'{"event":"botseated","chair":2,"bot":"reader","left":false}','39ad607e7d207e429af3127168d61fbda566c0a4c8ddcb27cc94d2d8c50490cc');
INSERT INTO "log" VALUES('CLCKED',14,1795860310896,NULL,NULL,'{"event":"downtimecredited","milliseconds":118}','b910cf2df3198ff42092de48b733359e9a2b602d5a6db0806d08290692cd9739');
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
INSERT INTO "person" VALUES('8Q0RY8R54EA5','Fay','fay','1bb48601c6202cbbc388dd07631ca5d7b7898422c10ec94a85766ac10fbade08',1795860299595);
CREATE TABLE person_guest (
	guest TEXT NOT NULL, 
	person TEXT NOT NULL, 
	PRIMARY KEY (guest)
);
INSERT INTO "person_guest" VALUES('fay','8Q0RY8R54EA5');
CREATE TABLE person_name (
	look TEXT NOT NULL, 
	person TEXT NOT NULL, 
	PRIMARY KEY (look)
);
INSERT INTO "person_name" VALUES('fay','8Q0RY8R54EA5');
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
	PRIMARY KEY ("table", game, seat)
);
INSERT INTO "result" VALUES('EVENNG',1,1,'phone',NULL,'kozak',1795860289982,4,4,7,1,1,3,1,3,0,NULL);
INSERT INTO "result" VALUES('EVENNG',1,2,'bo',NULL,'kozak',1795860289982,4,2,14,6,2,2,1,1,0,NULL);
INSERT INTO "result" VALUES('EVENNG',1,3,'cleo',NULL,'kozak',1795860289982,4,3,11,2,0,1,1,3,0,NULL);
INSERT INTO "result" VALUES('EVENNG',1,4,NULL,'beginner','kozak',1795860289982,4,1,14,5,2,5,4,0,0,NULL);
INSERT INTO "result" VALUES('EVENNG',2,1,'phone',NULL,'kozak',1795860299585,4,4,5,0,0,6,1,0,0,NULL);
INSERT INTO "result" VALUES('EVENNG',2,2,NULL,'reader','kozak',1795860299585,4,1,27,3,0,3,2,0,0,NULL);
INSERT INTO "result" VALUES('EVENNG',2,3,'cleo','reader','kozak',1795860299585,4,2,25,2,1,7,3,0,0,NULL);
INSERT INTO "result" VALUES('EVENNG',2,4,NULL,'beginner','kozak',1795860299585,4,3,13,2,0,3,0,0,0,NULL);
INSERT INTO "result" VALUES('CUSTMS',1,1,'fay',NULL,'bga',1795860300442,5,4,2,1,0,0,0,0,0,'ae30efb9e9072540c0363f51f3e85c1f');
INSERT INTO "result" VALUES('CUSTMS',1,2,'bot-robo',NULL,'bga',1795860300442,5,3,1,1,0,1,1,0,0,'ae30efb9e9072540c0363f51f3e85c1f');
INSERT INTO "result" VALUES('CUSTMS',1,3,'gus',NULL,'bga',1795860300442,5,5,2,2,0,0,0,1,1,'ae30efb9e9072540c0363f51f3e85c1f');
INSERT INTO "result" VALUES('CUSTMS',1,4,NULL,'odds','bga',1795860300442,5,1,2,0,0,3,3,0,0,'ae30efb9e9072540c0363f51f3e85c1f');
INSERT INTO "result" VALUES('CUSTMS',1,5,NULL,'odds','bga',1795860300442,5,2,1,0,0,1,0,0,0,'ae30efb9e9072540c0363f51f3e85c1f');
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
INSERT INTO "session" VALUES('fay''s token','YZTFBWA4MPPZ','8Q0RY8R54EA5','Firefox',1795860299595,1795860299595);
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
INSERT INTO "tables" VALUES('EVENNG','new',1795860281819,'ana','ana-1',NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES('CUSTMS','new',1795860299610,'fay','fay-1',NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES('CLCKED','new',1795860300449,'dan','dan-1',NULL,NULL,NULL,0,NULL);
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
CREATE INDEX sign_in_expiry ON sign_in (expires_at);
CREATE INDEX sign_in_person ON sign_in (person);
CREATE INDEX passkey_person ON passkey (person);
CREATE INDEX challenge_expiry ON challenge (expires_at);
CREATE INDEX turn_guest ON turn (guest, at);
CREATE INDEX result_guest ON result (guest, ended_at);
CREATE INDEX result_club ON result (club, ended_at) WHERE club IS NOT NULL;
CREATE INDEX club_member_person ON club_member (person);
CREATE INDEX club_table_club ON club_table (club, opened_at);
COMMIT;
