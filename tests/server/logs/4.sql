BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE beat (
	id INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "beat" VALUES(1,1795880688099);
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
INSERT INTO "club" VALUES('d8d7a3e28af69fd8a03aa8f3e14535c3','JMF11EX8TCEJ','Thursday','96J4FB49JKNA',NULL,1795880676207);
CREATE TABLE club_member (
	club TEXT NOT NULL, 
	person TEXT NOT NULL, 
	joined_at BIGINT NOT NULL, 
	coming BOOLEAN, 
	coming_at BIGINT, 
	PRIMARY KEY (club, person)
);
INSERT INTO "club_member" VALUES('d8d7a3e28af69fd8a03aa8f3e14535c3','96J4FB49JKNA',1795880676206,NULL,NULL);
CREATE TABLE club_table (
	"table" TEXT NOT NULL, 
	club TEXT NOT NULL, 
	opened_at BIGINT NOT NULL, 
	PRIMARY KEY ("table")
);
INSERT INTO "club_table" VALUES('CUSTMS','d8d7a3e28af69fd8a03aa8f3e14535c3',1795880676218);
CREATE TABLE due (
	"table" TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY ("table")
);
INSERT INTO "due" VALUES('CLCKED',1795880693103);
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
INSERT INTO "format" VALUES(4,4);
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
INSERT INTO "log" VALUES('EVENNG',1,1795880657057,'ana','ana-1','{"event":"opened","guest":"ana","edition":"bga","options":{},"chairs":5,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":null,"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false},"club":null,"rated":false,"tournament":null}','eae1f86812d9d6be18ecff6d247b3c92b5acc589dc62de50d6c29acae5851d0d');
INSERT INTO "log" VALUES('EVENNG',2,1795880657057,'ana',NULL,'{"event":"sat","chair":1,"guest":"ana","name":"Ana","person":null}','a9683104b140a5d717f09c62f3009b180c67b9fc075b17e943a29a4ff85be40d');
INSERT INTO "log" VALUES('EVENNG',3,1795880657120,'ana','ana-3','{"event":"configured","edition":"kozak","options":{"calza":true},"chairs":4,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":null,"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false}}','d668e468e1d2d80bf669b64f06d370900dca3cf2e2653f1f8dc6a4c73adedbae');
INSERT INTO "log" VALUES('EVENNG',4,1795880657129,'bo','bo-2','{"event":"sat","chair":2,"guest":"bo","name":"Bo","person":null}','06efc7a5e67c94afd1390881c5d522c1bd869e84ef332bee7418344d6a08527c');
INSERT INTO "log" VALUES('EVENNG',5,1795880657137,'cleo','cleo-2','{"event":"sat","chair":3,"guest":"cleo","name":"Cleo","person":null}','4d711943f55ee406703cadef27059694b112ab044bca5a877e052ef88da5db11');
INSERT INTO "log" VALUES('EVENNG',6,1795880657143,'ana','ana-4','{"event":"botseated","chair":4,"bot":"beginner","left":false,"name":null}','0e69c848207324ed00230e8296f028bc12a8402c294ad847e234dc8fdb422edf');
INSERT INTO "log" VALUES('EVENNG',7,1795880657151,'cleo','cleo-3','{"event":"stoodup","chair":3}','ca270041844aa2a32628ab59f62fba39959f0215a226dc27cefab13f64867f79');
INSERT INTO "log" VALUES('EVENNG',8,1795880657154,'cleo','cleo-4','{"event":"sat","chair":3,"guest":"cleo","name":"Cleo","person":null}','43b8f5016d4a68366847bd161e2bb4abe1e6a35f8f88bc491de9e9f33d658c44');
INSERT INTO "log" VALUES('EVENNG',9,1795880657157,'cleo','cleo-5','{"event":"sat","chair":3,"guest":"cleo","name":"Cléo","person":null}','b96b5cf67ed5385a67507f1c0d42107aac368d4c0d0448156a686697c2fd41e4');
INSERT INTO "log" VALUES('EVENNG',10,1795880657163,'ana','ana-5','{"event":"chatted","seat":1,"phrase":"good-luck","text":null}','45a23e8ee32fd33001b8d6eface58da9ee8366a0b1123c73efd228c33229111a');
INSERT INTO "log" VALUES('EVENNG',11,1795880657165,'bo','bo-3','{"event":"chatted","seat":2,"phrase":null,"text":"Хай щастить!"}','36edc5e9c8ac1842feb4545783f273b51c7992b0e129b2ac96328ca841730845');
INSERT INTO "log" VALUES('EVENNG',12,1795880657171,'ana','ana-6','{"event":"started","unrated":null}','5b32a1340c0271c21a9ce6008a96beacbbe2922280f30411acebeba93c3ef58e');
INSERT INTO "log" VALUES('EVENNG',13,1795880657173,'ana','ana-7','{"event":"digestgiven","seat":1,"round":1,"digest":"73042906ce32bc2323b41fb943a1d2e51e83e394559111300e2c3d8f26a661ac"}','d965ace6d87aba41ed7ddfcaad5076f6ba727fff7c98271dab0f53963ea36c0c');
INSERT INTO "log" VALUES('EVENNG',14,1795880657179,'bo','bo-4','{"event":"digestgiven","seat":2,"round":1,"digest":"353b7027246b8e484ec378e38bd8629932e7386ac92d9fb55d9b8dc048bbf527"}','fcc479e8e96779a7cee637d793bc7ef7166f1190414d07253a4ed22a7b999728');
INSERT INTO "log" VALUES('EVENNG',15,1795880657181,'cleo','cleo-6','{"event":"digestgiven","seat":3,"round":1,"digest":"ba67975d95b316cef4abaef7e6e13249ab4566e0a9b720eec20f6e443b393fc1"}','dc8bf9172ea43f68a13e33724cac0afbe9f0f657561b6699e1e0e49cfb05e8ed');
INSERT INTO "log" VALUES('EVENNG',16,1795880657181,'cleo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ac329c75c13a3f42879a84af1d1711260d4a188fe8cf2638e773418ed40e96a2"}','f3752d55dc6edd1b433a72b8f48e4b31b41dbc52bfd4b434012f9f41acbeac07');
INSERT INTO "log" VALUES('EVENNG',17,1795880657184,'ana','ana-8','{"event":"contributed","seat":1,"contribution":"58e083af152255a9f9e653189400622b"}','254db0759a9ef5d96c907226671780d34213bf8ed5c2ab4a7ca0991f8e815849');
INSERT INTO "log" VALUES('EVENNG',18,1795880657187,'bo','bo-5','{"event":"contributed","seat":2,"contribution":"798edeee4afa332e8929e2c7bccf3378"}','38313122adc95a27681655183d99e264da9ec365b5509d89422cd452a94383c0');
INSERT INTO "log" VALUES('EVENNG',19,1795880657190,'cleo','cleo-7','{"event":"contributed","seat":3,"contribution":"3aa05d28338c419cf5a35ac2ac3664ae"}','032391872bd04a410d4c22ae641ab82f4c907880926c91cc0b9459d7e666acfa');
INSERT INTO "log" VALUES('EVENNG',20,1795880657238,NULL,NULL,'{"event":"rolled","faces":[2,1,4,1]}','da39e081b19136df24f748fa231555e5b5ead5cdc2072405b137590130e74f8e');
INSERT INTO "log" VALUES('EVENNG',21,1795880657305,NULL,NULL,'{"event":"dealt","hands":[[4,3,1,4,1],[3,1,1,3,5],[1,2,4,6,4],[3,6,1,6,2]],"opener":3}','d9cd2c37c1c5d29c564447aa3809985f24d1fb680fc94f8c3a70cc75edc87def');
INSERT INTO "log" VALUES('EVENNG',22,1795880657311,'bo','bo-6','{"event":"pauserequested","seat":2,"wanted":true}','82a1b5ee9ae31864b85dbc12d3f5334dd1cbdc2ce0c0b60881a5da2260470907');
INSERT INTO "log" VALUES('EVENNG',23,1795880657314,'cleo','cleo-8','{"event":"pauserequested","seat":3,"wanted":true}','35e4bcccdf733c44c52fdfbb9daf94039cf8c8eccd98eb704b3caec1cf0fd6a2');
INSERT INTO "log" VALUES('EVENNG',24,1795880657316,'ana','ana-9','{"event":"paused"}','d4fce19b21fcccb3962f5862a762917f4bc065860600d165f39755a150f9e20e');
INSERT INTO "log" VALUES('EVENNG',25,1795880657317,'bo','bo-7','{"event":"resumed"}','c77eb81e91f6ab5441a68d4d2a9ff109226a25533f5a859386aac81a9bad1baa');
INSERT INTO "log" VALUES('EVENNG',26,1795880657337,'phone','phone-2','{"event":"handedover","chair":1,"guest":"phone"}','e664c4fac4b2b739440ae9f04858ed85d41c34d7c799c55163c0d20ad25dfd11');
INSERT INTO "log" VALUES('EVENNG',27,1795880657344,'cleo','cleo-9','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','48481bb52c09d89e5dc66750b21d17c7d63bef52f4cc56571a6b69d802026ea6');
INSERT INTO "log" VALUES('EVENNG',28,1795880657367,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','734573bc0a81c41724002360db17ed14ee3b63b28519e8d200d4e6d05bb1620a');
INSERT INTO "log" VALUES('EVENNG',29,1795880657375,'phone','phone-3','{"event":"moved","seat":1,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','2540338894d78c9b66bbb750db9edbc0ac0011025d6b9cd24615d2e00e498258');
INSERT INTO "log" VALUES('EVENNG',30,1795880657386,'bo','bo-8','{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','65be4d80bbab8941cf2ebfa07c0a4d5da11bcebbfa6cf896fd8c488cda8e43ae');
INSERT INTO "log" VALUES('EVENNG',31,1795880657390,'bo','bo-9','{"event":"retracted","seat":2}','af6a806c540b7e91e2d0ebaf38735a97dd834655076ba18f0be4e1b733e5f061');
INSERT INTO "log" VALUES('EVENNG',32,1795880657393,'bo','bo-10','{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','2d7bc6510c3ad86d00fae7c97ffa1df9d0c006f8837c7fc4be3518cc88a86ecc');
INSERT INTO "log" VALUES('EVENNG',33,1795880657405,'cleo','cleo-10','{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','775ac421b697cce3235d9da0597f66810795340dabe24f8be2bfd06e0b1df2ab');
INSERT INTO "log" VALUES('EVENNG',34,1795880657424,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":7,"face":4},"timed_out":false}','b11a30ec0daa482e23733495945930b0a4c14ba226ac1a3e438fa65d44a8e4b4');
INSERT INTO "log" VALUES('EVENNG',35,1795880657436,'bo','bo-11','{"event":"calzacalled","seat":2,"decided_at":1795880657451}','b7b83bf38fef56f4ad41179b5f0e2725ad8af92a492ec0e8f2850744ed23647d');
INSERT INTO "log" VALUES('EVENNG',36,1795880657439,'cleo','cleo-11','{"event":"calzacalled","seat":3,"decided_at":1795880657454}','e9a6a8c8daff754491c581805a8191f93f98681f432832762c84039d0ad5612a');
INSERT INTO "log" VALUES('EVENNG',37,1795880657452,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"calza"},"timed_out":false}','a479d78e4181e38e7f0fd90685c1b8a85608968d8ccdd40586a13e89108442a0');
INSERT INTO "log" VALUES('EVENNG',38,1795880657452,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','a130d18bc5dea2422b4ed472ecd827a39e4100983d5210bfa9e90fa748514625');
INSERT INTO "log" VALUES('EVENNG',39,1795880657452,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"9daf2eb92eb9782f1c85fa62778b7dac4f62617ccaacd0119786121a301ae188"}','9a1ec09a51697e7816eaefd1efe282bae154972fa28df1aef0f25af6c2b0288a');
INSERT INTO "log" VALUES('EVENNG',40,1795880657942,NULL,NULL,'{"event":"dealt","hands":[[1,1,2,5,2],[4,4,3,4],[1,1,2,5,3],[2,4,3,2,5]],"opener":2}','e3c7ea81fdc6bc262049715269ba49ac2f3428f8a05a2622a18979d61aa96f93');
INSERT INTO "log" VALUES('EVENNG',41,1795880657954,'bo','bo-12','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','b825f038c8b249999b02741cb965c197be83a8abd696ca18473a91b15fe8d1c8');
INSERT INTO "log" VALUES('EVENNG',42,1795880657958,'bo','bo-13','{"event":"retracted","seat":2}','131472858ccb891dc4b8a062f40d5a91b7cef529780bd5e1668a80aaab39fa8f');
INSERT INTO "log" VALUES('EVENNG',43,1795880657964,'bo','bo-14','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','6ea6de1933f667edbe8d7ba933150fa490cd099a3f5299bdda9868aad7189629');
INSERT INTO "log" VALUES('EVENNG',44,1795880657978,'cleo','cleo-12','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','eae6dd1a01ff0d7d3adf6c559a6bcd2a697a3ca4b8f8f46ecb25b56a2e402369');
INSERT INTO "log" VALUES('EVENNG',45,1795880658002,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":3},"timed_out":false}','e42c03f8ff5ae75a2c68f2cba130283f7713025b6b4a28d6b100948b9bbd39e8');
INSERT INTO "log" VALUES('EVENNG',46,1795880658011,'phone','phone-7','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','8cd20aa065db9d5c957da4d7a0b8e182d3a8185671116b1c667f2007366f2a7e');
INSERT INTO "log" VALUES('EVENNG',47,1795880658011,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','408b942b1503389e9c3aa5cf7f2f2edfe8396d581d3f8c8ebf6d3b570b0cc527');
INSERT INTO "log" VALUES('EVENNG',48,1795880658011,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"6a2f57f887537e3cfbdb7631c93c3518ec24fd40ab2f5f14934eed6e4eb4b2df"}','e5aa8f1d64800e0a2d631acfa2d958d4925b8d0ca56e559a5d7e1b4b2184ac3b');
INSERT INTO "log" VALUES('EVENNG',49,1795880658455,NULL,NULL,'{"event":"dealt","hands":[[5,2,4,4],[6,5,2,6],[1,3,5,1,3],[1,5,5,4,6]],"opener":1}','eff169ff708f9b5ac483cff9769acb2e0778f97ae8902a45f1c0c4d2db566863');
INSERT INTO "log" VALUES('EVENNG',50,1795880658457,'phone','phone-8','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','180d4da4c20ffee24b037594346de2b776f4bd067da0f66fc1a3fe16a1258268');
INSERT INTO "log" VALUES('EVENNG',51,1795880658465,'phone','phone-9','{"event":"retracted","seat":1}','0b4d4ed7efd2b2c4f4b1a608fc2dbb15fad6fe7d0bb512ca688f388719659e3d');
INSERT INTO "log" VALUES('EVENNG',52,1795880658470,'phone','phone-10','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','cc60e5d5ceb07b775853785eb1183f697cabd1abafb90e0f3d397dca78151b4c');
INSERT INTO "log" VALUES('EVENNG',53,1795880658480,'phone','phone-11','{"event":"calzacalled","seat":1,"decided_at":1795880658495}','c9a217b366917c64d3d422579a7a7cc33f39f39f95e7a67e66c17dd9317c9e63');
INSERT INTO "log" VALUES('EVENNG',54,1795880658487,'cleo','cleo-13','{"event":"calzacalled","seat":3,"decided_at":1795880658502}','f89aa9c79070323e6dde6af22ba769c533d2b2be4f08e19286675a62215dbb62');
INSERT INTO "log" VALUES('EVENNG',55,1795880658496,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"calza"},"timed_out":false}','b4e2caa8f44c7ce1aa0fa2b2b4239915e3a5a6c9fcc44ea5a6ee53e88ce8451f');
INSERT INTO "log" VALUES('EVENNG',56,1795880658496,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','f291c896257cc38d52f072d3e03728a1ceeef1cba4eb93865f3dd480a284c2eb');
INSERT INTO "log" VALUES('EVENNG',57,1795880658496,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"10a239a1192dda349f49b1ff3d54ba89ca07e9534693d729dd5e1db247e0159a"}','732c6c60d8c61f1fb0f69aa1b6e8bddc289d9853531e02265c9d04c41895d5b9');
INSERT INTO "log" VALUES('EVENNG',58,1795880658956,NULL,NULL,'{"event":"dealt","hands":[[2,5,4,4],[3,6,6,3],[4,1,5,4],[6,5,2,3,5]],"opener":3}','885ac72c4ca9b5cbd04b034144dc5a94d6b241892b02daf0e4129d5a0bd55383');
INSERT INTO "log" VALUES('EVENNG',59,1795880658965,'cleo','cleo-14','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','249be02fdd2b5fb27501f1b9991595033ad8d42e00e1caffc0abfcf804eb181b');
INSERT INTO "log" VALUES('EVENNG',60,1795880658982,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":4},"timed_out":false}','f69941b2f4d9ba147554c772c034e3c4afdc753f3e795a0cb5c81da8ab0e5c56');
INSERT INTO "log" VALUES('EVENNG',61,1795880658991,'phone','phone-12','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','1981c6be3ea2da8e55548c03cacd396927f030128061a55d0e71b6dfd05c9474');
INSERT INTO "log" VALUES('EVENNG',62,1795880658991,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','ab4c58407120cdaf776279e06ffe94d34677c6be008908778e801c36e58860ee');
INSERT INTO "log" VALUES('EVENNG',63,1795880658991,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fc88705d4617d839d4d4b57c7e47d347dc1319d6679ca18dce8d10aaa386497a"}','b09766bb98e9d6cbf4e8201ff5e1e989f08dc6093801b166cbc448ae9353801c');
INSERT INTO "log" VALUES('EVENNG',64,1795880659404,NULL,NULL,'{"event":"dealt","hands":[[1,3,2],[1,1,5,1],[2,3,6,1],[3,4,6,5,6]],"opener":1}','82223e33c9b65444f09aba64136a301ebfd16f7c3c193ce57d89d23e1ac62981');
INSERT INTO "log" VALUES('EVENNG',65,1795880659415,'phone','phone-13','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','1833eb2e4fd6dcd2990176fdc24fba030eadf806c42fe3faaf42f0b186bf5e02');
INSERT INTO "log" VALUES('EVENNG',66,1795880659429,'bo','bo-19','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','1a874713c19a10f9e26067889b8a93fbcdc251359f3d8326b0489f8ab50a3ba0');
INSERT INTO "log" VALUES('EVENNG',67,1795880659443,'phone','phone-14','{"event":"calzacalled","seat":1,"decided_at":1795880659458}','d7a408d1d58475e0b6aaefb3015c9bc0bcedf75da7f5148f30d9b06a6e5008c2');
INSERT INTO "log" VALUES('EVENNG',68,1795880659448,'bo','bo-20','{"event":"calzacalled","seat":2,"decided_at":1795880659463}','4695a808e97ea596c178811471dc997e6572b8e14742def19d66a0baf5ef52a0');
INSERT INTO "log" VALUES('EVENNG',69,1795880659459,NULL,NULL,'{"event":"moved","seat":1,"move":{"move":"calza"},"timed_out":false}','a48682711cb581dd69d711230c755f0f0b341e595df8de460ccd8846ebdafe83');
INSERT INTO "log" VALUES('EVENNG',70,1795880659459,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','921b8eca24f9b7582163667b75060e1f7e2a1020a134e50665e65e8761ad1187');
INSERT INTO "log" VALUES('EVENNG',71,1795880659459,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"e87da3ea7aa9b6b4dd2cfe1d1c5a95f2190acbc4e73c5a45bf9b40f780683503"}','f00867ddea97bcaeee4af374384803999330e9060b268d9343945aead989fe10');
INSERT INTO "log" VALUES('EVENNG',72,1795880659889,NULL,NULL,'{"event":"dealt","hands":[[2,3],[3,6,6,1],[2,2,2,3],[4,2,1,3,3]],"opener":1}','ac121f226e84d7657ecb757782b4d5f7f68318291cbe5f4ff37cced32f9399df');
INSERT INTO "log" VALUES('EVENNG',73,1795880659897,'phone','phone-15','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','3cf8759f5ada467140a7f0a0005a57a3a722cf7266eab8106201f1b279446a3a');
INSERT INTO "log" VALUES('EVENNG',74,1795880659910,'bo','bo-21','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','62ed095e248888cc18ff3858dface6158d716801912980e98ae2423d7b1d6621');
INSERT INTO "log" VALUES('EVENNG',75,1795880659998,'cleo','cleo-19','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','6bc799f02468a70be6f2e9b12703753641bdad82d04512b89cdd6b290a78ce34');
INSERT INTO "log" VALUES('EVENNG',76,1795880660003,'cleo','cleo-20','{"event":"retracted","seat":3}','4e772daf5a2749e8cc7bc9bd24aa15b612e67a554d50756dc38f11c6454ac931');
INSERT INTO "log" VALUES('EVENNG',77,1795880660008,'cleo','cleo-21','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','7b2476bbed398b18ccc8f5b3814a6ed0274e286280470371b9ae1bcffae3fbe3');
INSERT INTO "log" VALUES('EVENNG',78,1795880660039,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":4},"timed_out":false}','507045f011ca352c21779be153563cd86048ae2219346718f672f73416e93a9d');
INSERT INTO "log" VALUES('EVENNG',79,1795880660044,'phone','phone-16','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','37ab200c31f270f788a18969bb3bca3712aae6e3e25f4a89f941c4df87e63538');
INSERT INTO "log" VALUES('EVENNG',80,1795880660044,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','708f5783b196452441b43dc4be4bbd67b03167abcf7e9ab065cf5139b6b9da40');
INSERT INTO "log" VALUES('EVENNG',81,1795880660044,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"969568bb298e28c5e39af6f484255c7a79e38c0d37b0d48f75d55d7731668514"}','022e90ef9f6b69f505a643f9a324829ae703e9fbcf95e1a61db8b370544128e2');
INSERT INTO "log" VALUES('EVENNG',82,1795880660425,NULL,NULL,'{"event":"dealt","hands":[[4,6],[5,4,4,5],[1,6,5,6],[5,3,3,1]],"opener":4}','630e4fbbfdb9740d9de004dea6cf4b2a5caa70909b3c314d983122fd1517d87e');
INSERT INTO "log" VALUES('EVENNG',83,1795880660473,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":3},"timed_out":false}','c0eea5443bd573e51e5b953fa3f410cc16ed2e6c139185dc9f8366507df67538');
INSERT INTO "log" VALUES('EVENNG',84,1795880660486,'bo','bo-22','{"event":"calzacalled","seat":2,"decided_at":1795880660501}','8d09f4275f4e9eab59225df926d26a8173dbe9c9373b80d07f3a6e8793c3f892');
INSERT INTO "log" VALUES('EVENNG',85,1795880660488,'cleo','cleo-22','{"event":"calzacalled","seat":3,"decided_at":1795880660503}','51d46468cfe84004267984a7b1785994e10ff1bf1a053e93a2924f845610bb1c');
INSERT INTO "log" VALUES('EVENNG',86,1795880660502,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"calza"},"timed_out":false}','e5c12429f5cdeef15d7dc3d980f837d9a639f71bc4f89e185fb2284004e6d51c');
INSERT INTO "log" VALUES('EVENNG',87,1795880660502,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','47052516fa510b3cfec2426aa3336d869f23f092afc439ff0f52cd960891b89d');
INSERT INTO "log" VALUES('EVENNG',88,1795880660502,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ddbeb24a3ec524dc77c2932fc6ecc1e560e369a656536d939bbf976bab42dcb5"}','a5641dd35b33fd749951b4595c6f0b5685f5f68fff6d7603cece2fe131b1de0e');
INSERT INTO "log" VALUES('EVENNG',89,1795880660899,NULL,NULL,'{"event":"dealt","hands":[[4,1],[1,2,1,3,1],[1,1,1,3],[1,6,4,1]],"opener":2}','26abb90e09d9561857d6592c4e35494e5a48af32c52c90cf82b2976a001e06d4');
INSERT INTO "log" VALUES('EVENNG',90,1795880660908,'bo','bo-23','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','81688651345dede7f9457d1101fb820565490ca99547d503402bcd6e0eeb63a1');
INSERT INTO "log" VALUES('EVENNG',91,1795880660913,'bo','bo-24','{"event":"retracted","seat":2}','4cf65b749adc0ddf9414509c9f9c379c5c85653140f05c302ba32a3808e17e22');
INSERT INTO "log" VALUES('EVENNG',92,1795880660917,'bo','bo-25','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','be3d0997b50baf81574ee4ad1c19351088c1e532fed5523fe48d3ea371f49a43');
INSERT INTO "log" VALUES('EVENNG',93,1795880660930,'cleo','cleo-23','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','dbd311741937f701565c9e3663289e208d5ac807b00a75140e8f3478ac074f47');
INSERT INTO "log" VALUES('EVENNG',94,1795880660946,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":1},"timed_out":false}','dcf00f96c47da62a7aa62f55c288d6c47c68b01728be0a39383f90e731ea7982');
INSERT INTO "log" VALUES('EVENNG',95,1795880660952,'phone','phone-20','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','64a9bc909030b416cdbeba226efd85c756bf1897b9396040e64a20040fd87cde');
INSERT INTO "log" VALUES('EVENNG',96,1795880660952,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','d1ca77d8f8412e30b20d802d858456d36cf6a82ec794d3491e1709754f7a4275');
INSERT INTO "log" VALUES('EVENNG',97,1795880660952,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"36c664e1a9ad01c9395fcfdadf54fc28a94fa34283f0c4554501acf81abcc0e6"}','e23452c62f58928d40e8fa48575138f9a6ab606684a8383b8eab4119bc121745');
INSERT INTO "log" VALUES('EVENNG',98,1795880661427,NULL,NULL,'{"event":"dealt","hands":[[2],[3,3,1,6,6],[3,3,1,1],[3,2,5,1]],"opener":1}','08639d1c41f5efa0c15e02ac8da6fdf665e619f7f7cf17269db06980dadeec19');
INSERT INTO "log" VALUES('EVENNG',99,1795880661433,'phone','phone-21','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','04c056ff003ed3c261225fbdc352dee02c17ab1c84d585ff603e50511e4c4a52');
INSERT INTO "log" VALUES('EVENNG',100,1795880661440,'phone','phone-22','{"event":"retracted","seat":1}','fcdfddd8a45dafbc68ce4acf4ec418104a8e9fed0686b4f8ed9f72b000e20f51');
INSERT INTO "log" VALUES('EVENNG',101,1795880661445,'phone','phone-23','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','b872af3cef564d33a93576fca0e28e301aa3f9bfab8a8400bb6e0b676d4bc4a4');
INSERT INTO "log" VALUES('EVENNG',102,1795880661493,'bo','bo-27','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','c45e10866339221ee6538e2d1da9ca0593ee4eacb630e8dd4342d047c0e77451');
INSERT INTO "log" VALUES('EVENNG',103,1795880661506,'cleo','cleo-25','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','79d69d4e315a1cabf22d44c2708db9bf694adb22d5a96d5692ac63b8f93efbfb');
INSERT INTO "log" VALUES('EVENNG',104,1795880661579,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','873dff845fc91a456f142e112977b677eda9d8838642d0158867faf31a128312');
INSERT INTO "log" VALUES('EVENNG',105,1795880661579,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','7fc8a86b8294ba381a781b4f93fced7af6fcd38388c972ba97d8817465d9e322');
INSERT INTO "log" VALUES('EVENNG',106,1795880661579,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ab522b68672b5606c9fef7a3b93d380fb5ff3af4924daded36bd639465e79077"}','b2e193059d58115cc5eb370f594b5c8e45954d6c25c6d4770160cf0d8c31a33f');
INSERT INTO "log" VALUES('EVENNG',107,1795880661929,NULL,NULL,'{"event":"dealt","hands":[[1],[6,4,1,4,1],[4,6,6],[5,2,3,2]],"opener":3}','56315001916e93f7e9407233fe16081293d93a4a803685ed4066f572496b6525');
INSERT INTO "log" VALUES('EVENNG',108,1795880661937,'cleo','cleo-26','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','6149854d2637cb7d045a95759e3734ed4ebef34f04d1d34c2c88b1b43a0bdff6');
INSERT INTO "log" VALUES('EVENNG',109,1795880661945,'cleo','cleo-27','{"event":"retracted","seat":3}','e2a3b19a247dedfff1e467baf22369254a70496b39d930cd5b71b254c6473399');
INSERT INTO "log" VALUES('EVENNG',110,1795880661956,'cleo','cleo-28','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','229ae8c2b4ef6d86edfb58e014647d99ebe50f1fe555ef74a0fb588f1436502d');
INSERT INTO "log" VALUES('EVENNG',111,1795880661980,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','118ead99504b57fa6f848164ba54e9e699eb791934ab5ed259142494b8e3c0f7');
INSERT INTO "log" VALUES('EVENNG',112,1795880661984,'phone','phone-25','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','38e586fad0ed082e615390f1235595da382c73f35caa1cb7422c5283a205c77f');
INSERT INTO "log" VALUES('EVENNG',113,1795880661995,'bo','bo-28','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','c7deb0064fa30c07e04e0ab425b6767d1f6cc652ad6da601c016919142c0f355');
INSERT INTO "log" VALUES('EVENNG',114,1795880661995,'bo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','58dd324f43a87d47b03fd86c529664737db09fd18aafa1d023a46570e108f23e');
INSERT INTO "log" VALUES('EVENNG',115,1795880661995,'bo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fb04ce8236d7cbf8d81af12ea067f302b3cd53736244c25fb1827db3a35e56ad"}','59a85e30fa483f75ce977b6a23f7df95a413c29ef8dd2fc9e88ab7b223744455');
INSERT INTO "log" VALUES('EVENNG',116,1795880662424,NULL,NULL,'{"event":"dealt","hands":[[5],[4,5,2,2],[5,6,6],[5,5,5,2]],"opener":2}','8e5d0075dd575a3084c83962d87e3bc726825ec18ca29c747e5329a1c8741efc');
INSERT INTO "log" VALUES('EVENNG',117,1795880662440,'bo','bo-31','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','ae89df4b704385c015af7a3b753f7f94dd331957da0f3377c268ee047768690f');
INSERT INTO "log" VALUES('EVENNG',118,1795880662455,'cleo','cleo-29','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','3e1a39fa31495ad8cd0886965e63bfce3bb22439ae241cd0fc950361fd57b791');
INSERT INTO "log" VALUES('EVENNG',119,1795880662487,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','b88114c3a2eea4c7dde6254c795aa7b1ddd8f95f37dbf65b733ed067fce76ff2');
INSERT INTO "log" VALUES('EVENNG',120,1795880662492,'phone','phone-26','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','a9309509d1ac5ac315af6056bae861894b593ada56ff6180cb1e65f067145c4b');
INSERT INTO "log" VALUES('EVENNG',121,1795880662511,'bo','bo-32','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','a1285951a4ea6ccc57775e093ca6ac829927d911cae35150d8b2bda9d42e2bea');
INSERT INTO "log" VALUES('EVENNG',122,1795880662511,'bo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','0a08a9a7a9d9463aef38316ab0f82b8a957434805984b82004246dc90c10cebc');
INSERT INTO "log" VALUES('EVENNG',123,1795880662511,'bo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"90033d154a21c3a89b2f661c1285ad2afd865e191f5bccbb161db8e50b16377d"}','714650eee00ec1f4929ad02e5eb892cc4008a72e6deedc1b7e95793b93e41b41');
INSERT INTO "log" VALUES('EVENNG',124,1795880662878,NULL,NULL,'{"event":"dealt","hands":[[],[4,3,1,1],[2,2,5],[6,3,6,6]],"opener":2}','796703e25e28aefa0dbf5c22369aff2f004e5ee76a291b0dad445b2ef385a22b');
INSERT INTO "log" VALUES('EVENNG',125,1795880662885,'bo','bo-33','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','a60d01fe787bf26114743a1b94a0dc0a35527fdf6112a586477b6396303984fc');
INSERT INTO "log" VALUES('EVENNG',126,1795880662904,'bo','bo-34','{"event":"calzacalled","seat":2,"decided_at":1795880662919}','df18a120a862b2b073e789c2cb3537f785056a3b9a2f75abed0baed89c52226c');
INSERT INTO "log" VALUES('EVENNG',127,1795880662919,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"calza"},"timed_out":false}','a26ae4393b050b9ebbc466b4902059f32264ff8b447ab4ca5de5b313d9e8121e');
INSERT INTO "log" VALUES('EVENNG',128,1795880662919,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','409be9cbfa8958eab5b097275c424dadbc68bb1e2d517f2b55e14dfd6aaf4c79');
INSERT INTO "log" VALUES('EVENNG',129,1795880662919,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"966ab5c934780e53cd17b3aa3cdc06a7b8b7f327a8366dd7455577ae16b3e5b9"}','3a89abd444ad71454279b8a756ef0af0840489c464dd99b81b8aad9c40348578');
INSERT INTO "log" VALUES('EVENNG',130,1795880663273,NULL,NULL,'{"event":"dealt","hands":[[],[6,3,2],[2,2,2],[4,6,6,3]],"opener":2}','d9e6508da4281dfbc72c57a0591dea740c4583ea71b365771a209ea5524c0314');
INSERT INTO "log" VALUES('EVENNG',131,1795880663285,'bo','bo-35','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','d35a08c474b2e2178c5678704189a4d06f228a15b1d5eefffa06d6582f6fc483');
INSERT INTO "log" VALUES('EVENNG',132,1795880663290,'bo','bo-36','{"event":"retracted","seat":2}','cfe7a89531c4dc522a6db7d1eb9bd6ceb06663d437ba7512d4df0fd90d00c87d');
INSERT INTO "log" VALUES('EVENNG',133,1795880663304,'bo','bo-37','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','55a5fd34b52126ffb173075ccdf67e1bc54cfaad40275fe55a66fcc928d88a49');
INSERT INTO "log" VALUES('EVENNG',134,1795880663326,'cleo','cleo-34','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','e9323d1aa2da283109c1fc5672da119c424fb4576676b52116247f3e06087e76');
INSERT INTO "log" VALUES('EVENNG',135,1795880663361,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','2dac375595ed464d9c3b51fbbdcee9a462ede9aad3c1c9fd75bbb4019de706aa');
INSERT INTO "log" VALUES('EVENNG',136,1795880663361,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','3b01d58005f764a457dd7cf7e2982f71d212e53f34402abe926cf3254667bbff');
INSERT INTO "log" VALUES('EVENNG',137,1795880663361,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"1408a74f1a1b25552d609f4b83b4ffd737d86a36a4827519001cb598a1c9438a"}','efc0bad35a7dff8b08d1297d5dbc0c99a8baae9f04758bd1b0da06472ee2b4aa');
INSERT INTO "log" VALUES('EVENNG',138,1795880663731,NULL,NULL,'{"event":"dealt","hands":[[],[4,5,1],[4,6,5],[5,3,2]],"opener":4}','97228f99e47ea95f3fce9a6577f49a3e0c1e6edc7ccfe5f728196ede543c43ec');
INSERT INTO "log" VALUES('EVENNG',139,1795880663774,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','a058b2efd94ebdbf09ecd27795bffbeec1d3399b4eb2ab9b934b5d727f99fb09');
INSERT INTO "log" VALUES('EVENNG',140,1795880663780,'bo','bo-38','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','412418ead5285a5d3b742d4c8ebe735ee7d4f67407eca425a3c87078400ad97f');
INSERT INTO "log" VALUES('EVENNG',141,1795880663780,'bo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','f504556926627f846c6a21d34aaffa3083a611cfd51256b258a525c55d3ea839');
INSERT INTO "log" VALUES('EVENNG',142,1795880663780,'bo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"c6368e1ba56a90855c52a26a66b82159c335297cf51c2f3c689bc8d4f7c59e3e"}','1f6046ba4a41a390bc26305ed0925de03c7ff04d2fbb506bea37fde6541bd4b0');
INSERT INTO "log" VALUES('EVENNG',143,1795880664151,NULL,NULL,'{"event":"dealt","hands":[[],[5,2],[5,6,3],[3,6,5]],"opener":2}','f99c5e2f0a010a06917ceb428487d79f55f8d28d5b10dfc9c8f80d8fdc13bcf2');
INSERT INTO "log" VALUES('EVENNG',144,1795880664155,'bo','bo-39','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','baf9b6470117b12c09a7ffa08683a3ffa43c21507c09cc9c6f8035dd0cbb8648');
INSERT INTO "log" VALUES('EVENNG',145,1795880664169,'bo','bo-40','{"event":"retracted","seat":2}','6bce3d8cb1d14d2112fb02bc41b98e037d0a5343c006c6dcda1e5019fe587748');
INSERT INTO "log" VALUES('EVENNG',146,1795880664173,'bo','bo-41','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','fbd61a295e5c1ec1133e57961f3745199f91de1371203fea73c0bbd6416d9ed6');
INSERT INTO "log" VALUES('EVENNG',147,1795880664197,'bo','bo-42','{"event":"calzacalled","seat":2,"decided_at":1795880664212}','1e7901523c94a4b2f57efd6055afc0ffd8b4d563602c5f72496205f2326444c3');
INSERT INTO "log" VALUES('EVENNG',148,1795880664212,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"calza"},"timed_out":false}','286cb206b71ef8e130d88e8b968de274e24ddb8615503fb4c982bf1814f65d88');
INSERT INTO "log" VALUES('EVENNG',149,1795880664212,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','60ef1b1490b727628dc2f24472513cdaf9d8e76b4e04c9e0b2b15e8d31fa6482');
INSERT INTO "log" VALUES('EVENNG',150,1795880664212,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"3ddc78413cc776c6b89b7ab88e5f64f23e6af431d3cdeab91d3f95cce8840d1c"}','8162a9b46a78bedae51122ce6b6f678fd9e2146e4fa2e9f908f9f399abd57802');
INSERT INTO "log" VALUES('EVENNG',151,1795880664567,NULL,NULL,'{"event":"dealt","hands":[[],[2],[1,1,6],[5,1,5]],"opener":2}','209931b42e5169b2bb76baf8889b6391ee06c00684c2861ed81bd147a83d5664');
INSERT INTO "log" VALUES('EVENNG',152,1795880664569,'bo','bo-43','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','07365b24f8cafa63b0237986fa9d07e711588baaaad092d1802ecd5d38c24c38');
INSERT INTO "log" VALUES('EVENNG',153,1795880664582,'cleo','cleo-39','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','5813e4d9a6c8774ff7aed4684ce33c337939d69a8bbf7eee77064e177c8324d7');
INSERT INTO "log" VALUES('EVENNG',154,1795880664591,'cleo','cleo-40','{"event":"retracted","seat":3}','ab1130a835805ac87ccfff83bf2ec184928f9c27085ffb994b84e25692c67f0e');
INSERT INTO "log" VALUES('EVENNG',155,1795880664597,'cleo','cleo-41','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','cc057107b5e87df2945fa5d35a23eab54a107225a37ba0356fd6302c3cc1e5ec');
INSERT INTO "log" VALUES('EVENNG',156,1795880664635,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','84cf0895809666ecb7817e8fb213397c52e85fea0642c2a42d374e2c93057d39');
INSERT INTO "log" VALUES('EVENNG',157,1795880664635,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','19e9b0882bcd199459812e08ae2e632ac46ee9e28956e36a92ceab56c7a25bc9');
INSERT INTO "log" VALUES('EVENNG',158,1795880664635,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"835529da3e162bd0dad91280f9618bac2049b65b7b5b7f026437c21735fe752a"}','817f33212241262da4fb6d817be326619e8de936e0dca1fd661081b272f71e15');
INSERT INTO "log" VALUES('EVENNG',159,1795880664959,NULL,NULL,'{"event":"dealt","hands":[[],[6],[4,3],[4,1,1]],"opener":3}','7435e6711c30bd7b62ed855aadc443406d31f2503a9e65f2513a04ff13a55c80');
INSERT INTO "log" VALUES('EVENNG',160,1795880664968,'cleo','cleo-42','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','bfbb9d8f2a6f5af0abf1181b54f7c66148283c0ff6cab10955bcfa66baf8d341');
INSERT INTO "log" VALUES('EVENNG',161,1795880665007,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":4},"timed_out":false}','09aa923b819e94a42c2325912ef2e80c6c1a77d725d1106cbf72031210f967ed');
INSERT INTO "log" VALUES('EVENNG',162,1795880665012,'bo','bo-44','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','46f540a0c598ecb501680e59798619ab38043549c9722ed2c2d67012df2189fd');
INSERT INTO "log" VALUES('EVENNG',163,1795880665012,'bo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','08a7f447e75324484d233f03ec674b9aab2fdb604d1556fcc3475320ab1d5b00');
INSERT INTO "log" VALUES('EVENNG',164,1795880665012,'bo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"db3359d706d48408ebeea2ede9566b9c73347e21789b666352babedc25acc4a3"}','676f54d5660f891ba8de859d6e14d8a5ab0ed68c8e5d50be918a0702f068c7a0');
INSERT INTO "log" VALUES('EVENNG',165,1795880665382,NULL,NULL,'{"event":"dealt","hands":[[],[],[6,4],[4,6,3]],"opener":3}','63c035770b46475fe4b26338563af34de5d8d1e50f840e685d6beb55cf7fb3ee');
INSERT INTO "log" VALUES('EVENNG',166,1795880665396,'cleo','cleo-45','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','0a56475b236c5b553c9bf5620639949f9fc6a41b5f78e1cda0e92a02559fb523');
INSERT INTO "log" VALUES('EVENNG',167,1795880665451,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','fb285b9d7891705651bb5dd12690b77dc19673d03ec81216714a4a8b92c71688');
INSERT INTO "log" VALUES('EVENNG',168,1795880665454,'cleo','cleo-46','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":3},"timed_out":false}','45a0670f5fbcf012040d382bf707e7786f1857c0db4e6b73e58f05faa0b3dfc1');
INSERT INTO "log" VALUES('EVENNG',169,1795880665567,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','41615ac7b6c0a1064aa95f64067334f458f8e9beeb826f0ae30787497657834b');
INSERT INTO "log" VALUES('EVENNG',170,1795880665567,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','0fe2fbf7d3dd2561116d086c5efb52c1e51d882bced685875de53db75d9d5ecf');
INSERT INTO "log" VALUES('EVENNG',171,1795880665567,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ed5242ad8dba6eacfdad5b8014dd4331af50bc880b376fe47654bd2553516afb"}','f8317bb4deed19dda20a00b42040cedf46c92c3d12d0c45f9556e7bf27b4885c');
INSERT INTO "log" VALUES('EVENNG',172,1795880665862,NULL,NULL,'{"event":"dealt","hands":[[],[],[6],[5,2,2]],"opener":3}','de9de39d072b0c3629a700f72ad18ca9fcd8cde136a958fb3cd07710d6018e03');
INSERT INTO "log" VALUES('EVENNG',173,1795880665865,'cleo','cleo-47','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','59166399e5fcb8fe7811c49d116adb15eea0a3c600d02492406b17b7193920af');
INSERT INTO "log" VALUES('EVENNG',174,1795880665966,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','b97146dceee12fbfafbca16e9b515b457242d02725b56a26f884460f1d56d613');
INSERT INTO "log" VALUES('EVENNG',175,1795880665972,'cleo','cleo-48','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','0c1e08d63f5df8d78bb2bc14ec9794d0f82849cd84d6bb2ee28a46badbeaf996');
INSERT INTO "log" VALUES('EVENNG',176,1795880665984,'cleo','cleo-49','{"event":"retracted","seat":3}','9823de24b6707a2c66be6494a4b82e1bf521e56f6ea0b3863b60d7454cb6f1f3');
INSERT INTO "log" VALUES('EVENNG',177,1795880665994,'cleo','cleo-50','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','995a82eb4fc0e5ff76d1d8fa476cbcbe26b6115b77dc399e48bf3442393b1cae');
INSERT INTO "log" VALUES('EVENNG',178,1795880666020,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','87ab993ea2c9423a1136f1176bd458920d3cab5e57846d1076895afc3227ce89');
INSERT INTO "log" VALUES('EVENNG',179,1795880666020,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','71b318d5e209b0a578afe83c0cf84c142779bc8a20e14afe825d1e3fb0ca1beb');
INSERT INTO "log" VALUES('EVENNG',180,1795880666032,'phone','phone-29','{"event":"muted","chair":2,"muted":true}','64652d8ea587564dab7c609073765f21fde835729ce758c6ff90041503c9b9db');
INSERT INTO "log" VALUES('EVENNG',181,1795880666038,'phone','phone-30','{"event":"locked","locked":true}','7f0f773418c3defb8fc9b67877b22ed59a81fbee007496f0a5cb44ae6ec68616');
INSERT INTO "log" VALUES('EVENNG',182,1795880666042,'phone','phone-31','{"event":"hostchanged","chair":2}','ce0ec37c93525a25e0e6e272034dfb39ced22c2d841b926988308e67903c40d3');
INSERT INTO "log" VALUES('EVENNG',183,1795880666047,'bo','bo-45','{"event":"hostchanged","chair":1}','2c2ce70cc688c172c60142b92b9940976a7e2aa645448cd86c893ab1b0759127');
INSERT INTO "log" VALUES('EVENNG',184,1795880666050,'phone','phone-32','{"event":"seriesended"}','e3da5b9b298bcf8e3f7a2b2c03999a3948dfea84d96e74eeb32ceec385d9af18');
INSERT INTO "log" VALUES('EVENNG',185,1795880666061,'phone','phone-33','{"event":"reopened"}','450960e689ba73a2bbdc12582f94826a61540f408ce99f49da84d3b00a11ff36');
INSERT INTO "log" VALUES('EVENNG',186,1795880666061,'phone',NULL,'{"event":"botseated","chair":2,"bot":"reader","left":false,"name":null}','52d537b6f278ad4073c12c8338382d822343a103a4b0008e5c4aa41d647afc2a');
INSERT INTO "log" VALUES('EVENNG',187,1795880666061,'phone',NULL,'{"event":"botseated","chair":3,"bot":"reader","left":false,"name":null}','5d992a4150bf27d1469f6e60d4076f0504fd41c4d4f963303ee2ce1abce4895a');
INSERT INTO "log" VALUES('EVENNG',188,1795880666061,'phone',NULL,'{"event":"started","unrated":null}','be2b9f387e065c77941af346fac1c714a09a99b14bd4a99e33ebee0474bd92ee');
INSERT INTO "log" VALUES('EVENNG',189,1795880666066,'bo','bo-46','{"event":"botseated","chair":2,"bot":"reader","left":true,"name":null}','354e5a31b077bdd1b284b42a54ed90e425bd5e07fb8abbae95baac476dce2d51');
INSERT INTO "log" VALUES('EVENNG',190,1795880666070,'phone','phone-34','{"event":"removed","chair":2,"bot":"reader"}','8c6e735f9392e02f98ad3721cb695c648d7227bc6767f5e03c4796bd9b7d4692');
INSERT INTO "log" VALUES('EVENNG',191,1795880666077,'phone','phone-35','{"event":"readmitted","removal":190}','8ea5ab22e71709134c3d119626e0081958c2a6e647d76911710976b82fd4c808');
INSERT INTO "log" VALUES('EVENNG',192,1795880666079,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"32764dd2b9947d9f28ad8d19c891b3f88a9b72f715d77b11bf5a5d3ddc6ec114"}','8d357378ed55b40b9ab29cb28853477f0d9c215e0dfb46582576e093190248f0');
INSERT INTO "log" VALUES('EVENNG',193,1795880666088,NULL,NULL,'{"event":"rolled","faces":[2,2,4,2]}','5e857a190f0e50e6da65ec29e0468c7ebacc3627fd25bd5ec4cb933cfe7ff734');
INSERT INTO "log" VALUES('EVENNG',194,1795880666118,NULL,NULL,'{"event":"dealt","hands":[[3,1,6,3,3],[4,6,3,6,4],[4,4,1,3,2],[1,5,2,3,5]],"opener":3}','aa617fd7f31439e082dcfe25139528b4eb29d817fd451790c6a5af983316aea3');
INSERT INTO "log" VALUES('EVENNG',195,1795880666172,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":4},"timed_out":false}','0112df61f06e6eee114265917fb768f536cc2f941948bbe8a2157fe38fba1ffb');
INSERT INTO "log" VALUES('EVENNG',196,1795880666205,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":7,"face":6},"timed_out":false}','d740edf7b66fbd0fe4cd8628e4b89f861bbec7c7b4cef902627c0ac28c361ae8');
INSERT INTO "log" VALUES('EVENNG',197,1795880666212,'phone','phone-36','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','3d2793fb115639e85f900673fc41768fcbbb2452952d0fd6ab60ad4a47cabbb3');
INSERT INTO "log" VALUES('EVENNG',198,1795880666212,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','24bff80f83ede48490eb030f301feb40bbbff167b6fb3b357cca73bb4c255383');
INSERT INTO "log" VALUES('EVENNG',199,1795880666212,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"0eab736550e3f5399763f4146fd11820fc837a1793c142368866afc7a7996b67"}','41f555c09d4551611042927891890cd7ca9286ca4c4cf7fb0aad068a7cca3727');
INSERT INTO "log" VALUES('EVENNG',200,1795880666498,NULL,NULL,'{"event":"dealt","hands":[[4,2,4,4,5],[1,4,2,2,5],[4,4,5,6,3],[4,4,4,5]],"opener":4}','822c3ca559b047205f346888058e08732fa3ba26d26c469329e800f2b358cadd');
INSERT INTO "log" VALUES('EVENNG',201,1795880666533,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":3},"timed_out":false}','560f301a3ffb026771c652e325c384e9cc145c632ff4f01e569c027d6ec21bf6');
INSERT INTO "log" VALUES('EVENNG',202,1795880666540,'phone','phone-37','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','f259d74b0f5c2c5db01cec1112eddf7dfa5acb84409fb5e8fe22d9c339b8a9f9');
INSERT INTO "log" VALUES('EVENNG',203,1795880666540,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','b2f68000dbdb8d9bb217d946bd0b904d85115712d2f744aa88a99ee52227a086');
INSERT INTO "log" VALUES('EVENNG',204,1795880666540,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"952e94a8a70eb487e64d5889193c5839308f89248cce21856eccf129de66e65d"}','0646c4d0d454cd686a10451063d270e1a1e2eca1e395c01df59a532193c3b10f');
INSERT INTO "log" VALUES('EVENNG',205,1795880666784,NULL,NULL,'{"event":"dealt","hands":[[3,4,3,6,5],[6,6,2,4,6],[6,1,1,3,1],[2,1,5]],"opener":4}','dea67103f3e0656eb3aad6f7f8b4049a4b3b39438f5db8d3f2de74908cccd5f4');
INSERT INTO "log" VALUES('EVENNG',206,1795880666819,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','69fa7f76565e25bf5cb463c8528d15297530564d6e6071ef31f47785a835e9cc');
INSERT INTO "log" VALUES('EVENNG',207,1795880666871,'phone','phone-39','{"event":"moved","seat":1,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','4ea3d71476f6574c889df7f2ea94adfb4fa130c8eab86cdb4a5838d4d0310c33');
INSERT INTO "log" VALUES('EVENNG',208,1795880666894,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','bcfcba691edd7b5dde7774ec41851fcbb87fbeb3752f81cca05ebdcd43d2b11e');
INSERT INTO "log" VALUES('EVENNG',209,1795880666923,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','a461752af87237de54181084b4bcbe3def0c883acd5d8343c12e4dbd11e15051');
INSERT INTO "log" VALUES('EVENNG',210,1795880667021,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":1},"timed_out":false}','55f69d0f159fcd38a6d0de9a8903b1223383dba82b59a733544a40fcab8121be');
INSERT INTO "log" VALUES('EVENNG',211,1795880667026,'phone','phone-40','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','bc2bf9f5a0a051377bca63f76cdf13e69e59982060d8ac87e7a0c8a5a2f59eee');
INSERT INTO "log" VALUES('EVENNG',212,1795880667026,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','1b66360217d96d3960735a13c4349c68c11320cb25be81187ba5f7b194090a28');
INSERT INTO "log" VALUES('EVENNG',213,1795880667026,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"eb885b3433115a974abb7481a916804a7647275d0237dc86283a0f898d37ad58"}','328d3035b8be5644246c0afd21029459dec16a92fc8ddcb5e01b6824671fc082');
INSERT INTO "log" VALUES('EVENNG',214,1795880667291,NULL,NULL,'{"event":"dealt","hands":[[5,6,1,5],[4,1,6,6,2],[6,3,3,6,5],[1,3,4]],"opener":1}','d667c88d41ffc6a44d595a4c6fea7823178abbc4aad4cee71b8b1b4e116a5009');
INSERT INTO "log" VALUES('EVENNG',215,1795880667305,'phone','phone-43','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','e15e4a7311ec029fb19c78bc0cefdcc3074c13a450b01c4d56dc26fe351811bf');
INSERT INTO "log" VALUES('EVENNG',216,1795880667329,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','d310764638b1c78f4e516edd7dd6833c13f4d723406de4efa725d1cd58a3f55b');
INSERT INTO "log" VALUES('EVENNG',217,1795880667346,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":3},"timed_out":false}','876bb3f469794e370041bcfd0256262c97c60b6232e2e61ef2483efb34fe6740');
INSERT INTO "log" VALUES('EVENNG',218,1795880667371,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','4d6df1ba56d1f443bf3facafa56ee14abfa23668c4a3b906482ce2000eb2a2a2');
INSERT INTO "log" VALUES('EVENNG',219,1795880667377,'phone','phone-44','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','85fd0b8cfd8c72dee2e533dad993794beb36e906f77808a51392259f85a5c48f');
INSERT INTO "log" VALUES('EVENNG',220,1795880667388,'phone','phone-45','{"event":"retracted","seat":1}','55c4e7cd73f113709822dd9be83f9b239700b50f30d930a6dfcdf6b009ba2c61');
INSERT INTO "log" VALUES('EVENNG',221,1795880667409,'phone','phone-46','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','759ddb29001c952e4230edd418aa6011b7bc1eb10ec741966ff894ad9e044da7');
INSERT INTO "log" VALUES('EVENNG',222,1795880667440,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":5,"face":6},"timed_out":false}','4aeb465de49d369deeb3c8941330c5104e18643c6279003568ff4d19e0a56de5');
INSERT INTO "log" VALUES('EVENNG',223,1795880667471,'phone','phone-47','{"event":"calzacalled","seat":1,"decided_at":1795880667486}','0680122e8fe446361dccd74a391ee86f9d22982af512d08b506aeec8628f8f8d');
INSERT INTO "log" VALUES('EVENNG',224,1795880667480,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":6,"face":6},"timed_out":false}','8fdf10e4ef60beb33c12695e51211f7732fe262a81cc02267fe7f5c4aa5f0d87');
INSERT INTO "log" VALUES('EVENNG',225,1795880667554,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','f6c6da71fc4c6d33ace8fb33d2ed5b3d86644e37cc76c9c046b01a944d00b304');
INSERT INTO "log" VALUES('EVENNG',226,1795880667554,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','ede6328e7fa4a6e038283baa5b6c1d02e9053da085d18131534cdf9e25554d51');
INSERT INTO "log" VALUES('EVENNG',227,1795880667554,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"a564141280487a91c94305fe377d2595c4f3bcc367f05a42b3b7fa73d4be03cf"}','9c33e4dc680bcc1e716e6ff078406b517fc31d8fe8a8ba417a5a3ea62914d0f7');
INSERT INTO "log" VALUES('EVENNG',228,1795880667860,NULL,NULL,'{"event":"dealt","hands":[[3,2,2,5],[1,4,3,1,2],[4,4,1,6,5],[6,1]],"opener":4}','680550a0b62b7fbd82b9d31685d43cdb75ac6ac5c0c8d919cb7807e3c0a04418');
INSERT INTO "log" VALUES('EVENNG',229,1795880667904,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','f11784e1779499573ea1c720fee20e46cc4c383a701d597a098068e272c6038f');
INSERT INTO "log" VALUES('EVENNG',230,1795880667917,'phone','phone-48','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','b316b4485850e182ef6967f1efa5d7d3c596f0d7ae068f46e26faa40a1de9c03');
INSERT INTO "log" VALUES('EVENNG',231,1795880667955,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','de99268650f51064a1f52575d798bc7c819322c833f5fa8c295c54a8175b606e');
INSERT INTO "log" VALUES('EVENNG',232,1795880668093,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":5,"face":4},"timed_out":false}','4ba3f435273e925d0ab58797bfd23a971a7fc4090e80b8ee720a48e6fb00448c');
INSERT INTO "log" VALUES('EVENNG',233,1795880668138,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','b4fef4b36a00e8f92df6cf199b2e945b70e6952c1f7f5398b678f8bf669655e0');
INSERT INTO "log" VALUES('EVENNG',234,1795880668138,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','6936ceb880c385f82b8524cf6b9c6ef702209b7ecb4dd952f56d2973fb1ed08f');
INSERT INTO "log" VALUES('EVENNG',235,1795880668138,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"757991ef6c90f1965d41fc4723b901b66a7fc706a2bcb81ad9c9654a6a275b43"}','7f10cc3a0171a748db533209ca9689486824bebcd8c8c96055c5c7dfd278aae2');
INSERT INTO "log" VALUES('EVENNG',236,1795880668435,NULL,NULL,'{"event":"dealt","hands":[[2,1,5,2],[1,3,6,5,2],[1,6,4,5,1],[1]],"opener":4}','0e1d038e60064540ae193cc95d816ed8f54e435b5bfbc2420e881561f5091ab3');
INSERT INTO "log" VALUES('EVENNG',237,1795880668475,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','a1ca375fc08e9fe7511ed8be62dfa5d5392603f462f7f4f22eb83a93e4a327a0');
INSERT INTO "log" VALUES('EVENNG',238,1795880668482,'phone','phone-49','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','16403681e9c75ecb3eb1c8ca6614d8d0eb0887b7f73cb72f7d809bc08d4ff3ba');
INSERT INTO "log" VALUES('EVENNG',239,1795880668585,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','fff82cc42bb21a652420b7bae3850526eefdc5249f98dab5139cde8978746e47');
INSERT INTO "log" VALUES('EVENNG',240,1795880668663,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','80db6e287c4a2210945494ad061839771df0f13c8e1b70cbc00477eb648bc8f8');
INSERT INTO "log" VALUES('EVENNG',241,1795880668663,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','424da5fb4f8c8b7ce15cabfb5fd9d2467a09037ed8986357d712d42b3eaf4f4f');
INSERT INTO "log" VALUES('EVENNG',242,1795880668663,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"b522c6cf5f21dd67979ac70f42383416d00beb158e0825c831ec96daa25a2efb"}','89a44ac16fd4cd4dd0f8450d2501af21e32a412c52883a912c8d1a04869b730a');
INSERT INTO "log" VALUES('EVENNG',243,1795880668907,NULL,NULL,'{"event":"dealt","hands":[[5,3,1,6],[4,5,1,6],[1,6,3,3,4],[6]],"opener":2}','9fecb0798dc3eefaedb0fce3fd35aee250a8032f9b0402e8d59c78c7937430b1');
INSERT INTO "log" VALUES('EVENNG',244,1795880668949,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','fcdd09741ed038223648205d495e9fb48d0410d7f50e10f2c5326359f0c67e3e');
INSERT INTO "log" VALUES('EVENNG',245,1795880668981,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":3},"timed_out":false}','ec73cbd764a322770c0009aafda0fdb03af3f414b605edab5128ddae293a4480');
INSERT INTO "log" VALUES('EVENNG',246,1795880669027,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','7f1e83f0fe9c3327839c740b73f0dae1b86fd3ced6e25b27c5eec53c8eef7a6c');
INSERT INTO "log" VALUES('EVENNG',247,1795880669027,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','feb6599d734df5dc2bcbea1b1f799afd96354a17fdd75ce5a06ef5247e42ec76');
INSERT INTO "log" VALUES('EVENNG',248,1795880669027,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"a6479c2aecf4bb8fe8e5f5a5efc1902373f4b8f95b2fb2db2754360789ac41bc"}','1808aeaeff6e7ad5f0a7c05b517b37bd2b55da3a4c143d4dd49ff6ccf46ac7f4');
INSERT INTO "log" VALUES('EVENNG',249,1795880669313,NULL,NULL,'{"event":"dealt","hands":[[2,1,4,2],[1,1,1,2],[2,2,5,2,4],[]],"opener":1}','a327405843b0e83f187cbe19f3cca6476ab02e1f2ceb1e60700ab76331b212c8');
INSERT INTO "log" VALUES('EVENNG',250,1795880669317,'phone','phone-51','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','96d5ec5342316ba79d947710fbf39944e85d86a95517d00c88cd6e5234073a4c');
INSERT INTO "log" VALUES('EVENNG',251,1795880669321,'phone','phone-52','{"event":"retracted","seat":1}','d6bcab0ada26abb2eea1d7442c4d71bd8b85ebd4beac671739810af8ae2fd7db');
INSERT INTO "log" VALUES('EVENNG',252,1795880669332,'phone','phone-53','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','446e2d11838cec7cd870e2151e05fc88e42f6aca7562c40c6b2d5c8da80edaa2');
INSERT INTO "log" VALUES('EVENNG',253,1795880669379,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":5,"face":2},"timed_out":false}','597054cb439eee693cf729a8f9df5924b919aff85a2eae53048737c30b04931e');
INSERT INTO "log" VALUES('EVENNG',254,1795880669404,'phone','phone-54','{"event":"calzacalled","seat":1,"decided_at":1795880669419}','d2f70c4ac64a70d7c4c9b5c2583d0964b8ec5f86b526e9c2fc9f92d4e081d5d8');
INSERT INTO "log" VALUES('EVENNG',255,1795880669423,NULL,NULL,'{"event":"moved","seat":1,"move":{"move":"calza"},"timed_out":false}','ae31fb462d751a913e072a4f2c49ca896e3a5c7368e775cf1755427d5af29e31');
INSERT INTO "log" VALUES('EVENNG',256,1795880669423,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','b193282a9aa6a8420075d248dc65e8c1aa08c70cbd8857150a19583f3a0e7322');
INSERT INTO "log" VALUES('EVENNG',257,1795880669423,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"05d0f44c083065bb2679a855153e08861f5ae5a7f7bf71498eca6828cb96097d"}','d1afce63f4d374c6a75959b8a13ffec53f9f6607bda4df27435545496552fe0a');
INSERT INTO "log" VALUES('EVENNG',258,1795880669734,NULL,NULL,'{"event":"dealt","hands":[[2,3,1],[2,1,5,4],[2,3,6,1,5],[]],"opener":1}','948199f7e73bcda47798430eb1631facb3c953ae2f94bdd4916e3a9fade4c26c');
INSERT INTO "log" VALUES('EVENNG',259,1795880669746,'phone','phone-55','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','79dd723d6e5c6ae2c507c1672fc6e7d8750658dccb1829cf3d8999764bd2524a');
INSERT INTO "log" VALUES('EVENNG',260,1795880669774,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','f48bd7b64f16df2195242ba1077a0373230c9fb8d7733595e84e67acf6ffdba5');
INSERT INTO "log" VALUES('EVENNG',261,1795880669807,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','2eb7ce0e455eda2cfb81ad770590f7c91674c5dc77b34f68a0345ca626f889f9');
INSERT INTO "log" VALUES('EVENNG',262,1795880669835,'phone','phone-56','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','93cfeffa8d7cc176ea297f1517e60f2705a710be6e19cab911d61830742b0419');
INSERT INTO "log" VALUES('EVENNG',263,1795880669878,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','6f36504e52ea5260a04516cbc995b3284667b4ba34773db508fe10197d4b956d');
INSERT INTO "log" VALUES('EVENNG',264,1795880669886,'phone','phone-57','{"event":"calzacalled","seat":1,"decided_at":1795880669901}','b01f5423762d71d57863df46e181a49b77ea10f701ca6333ba05806591d106d7');
INSERT INTO "log" VALUES('EVENNG',265,1795880669903,NULL,NULL,'{"event":"moved","seat":1,"move":{"move":"calza"},"timed_out":false}','f950dec737b3ea5e8be5cf15c3115afff21d89c3269db6214da0de20552f5b81');
INSERT INTO "log" VALUES('EVENNG',266,1795880669903,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','d075f035177ce99320aa5a986c9df2fa188b5063fb32ada15515426735681e13');
INSERT INTO "log" VALUES('EVENNG',267,1795880669903,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"531ca78705992148e2905c03f08f18c5b93b39d54265a57a15b5cc730c5020dd"}','fa1c9fb168a6855219ac8cdfcb8cb04015c5c252c951d6bd75d1070d6c150d85');
INSERT INTO "log" VALUES('EVENNG',268,1795880670160,NULL,NULL,'{"event":"dealt","hands":[[3,3],[6,3,4,5],[6,3,5,5,4],[]],"opener":1}','04126c0ee661ff633016bef0c56c158d6d5a2f56a84f2196a2f71f3916e0a3a9');
INSERT INTO "log" VALUES('EVENNG',269,1795880670168,'phone','phone-58','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','651af6ddccab46243516bd4e28a783520c51e8a295073fc8891eb0237b937b15');
INSERT INTO "log" VALUES('EVENNG',270,1795880670193,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','b1c0ab536187b43a137037c1eff2bc54f01e220e1506b64a313bfa09254686be');
INSERT INTO "log" VALUES('EVENNG',271,1795880670324,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','2b7a8ae10bc726ec0079b66113d872b5b4e9e2a40987b9c127d0c3e080c2aab7');
INSERT INTO "log" VALUES('EVENNG',272,1795880670329,'phone','phone-59','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','733181ba1512f90e3d49d6e578b8e944ff0ab15ad342b17c405bae215895f6fe');
INSERT INTO "log" VALUES('EVENNG',273,1795880670338,'phone','phone-60','{"event":"retracted","seat":1}','7e5e4e6ea975f15db50809b78944d6bcc77cd00f45325617d83d16d2f420be52');
INSERT INTO "log" VALUES('EVENNG',274,1795880670359,'phone','phone-61','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','b1b0bfa7db2cbb2834acb51d3a5f40bb2d8153c49691df4a052ead6f7bce448e');
INSERT INTO "log" VALUES('EVENNG',275,1795880670435,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','b5607c3b1aca9df5464d4760ac6af5b0af4a0b9453dd19a7d131fe3d01640a01');
INSERT INTO "log" VALUES('EVENNG',276,1795880670452,'phone','phone-62','{"event":"calzacalled","seat":1,"decided_at":1795880670467}','0fc5cb57008d81971d9239b002ede082144a3846467b22f9899ddee44e1a0f03');
INSERT INTO "log" VALUES('EVENNG',277,1795880670470,NULL,NULL,'{"event":"moved","seat":1,"move":{"move":"calza"},"timed_out":false}','7366613c345dca942adc660ffe96c5a238018e9a0405dd7f5ab208f2934a6420');
INSERT INTO "log" VALUES('EVENNG',278,1795880670470,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','88abacf0c31f291a6f8085657b33eb96ed7f831ca984145e4eef535286fde9bb');
INSERT INTO "log" VALUES('EVENNG',279,1795880670470,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"5ad5ae60301bfc1feeddb89c8ae86590d01ad77e8fdd3c29f13f9812c236a3d7"}','d1e5ff9c56b0d1e47c883041a31b47df6436c566e4f9f82758094623956e380a');
INSERT INTO "log" VALUES('EVENNG',280,1795880670707,NULL,NULL,'{"event":"dealt","hands":[[3],[3,1,1,1],[5,2,1,1,6],[]],"opener":1}','ab1b0760f9764024df16e1a11e522bf1ca2954cd7660becb1932fc2e86bc2fec');
INSERT INTO "log" VALUES('EVENNG',281,1795880670710,'phone','phone-63','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','ac816dc20f27803072251d40be2e8024a6d637b1e6c948531f9f2710e069a1b2');
INSERT INTO "log" VALUES('EVENNG',282,1795880670718,'phone','phone-64','{"event":"retracted","seat":1}','cf0575eaf51db497da62871f79c58f868836580e1c3ad9ea8ec2c6f5a3e7ed1e');
INSERT INTO "log" VALUES('EVENNG',283,1795880670726,'phone','phone-65','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','ee0283ad67ee59ba013d359260acd3da02a49f968830f1563453c2c1ab2b24e5');
INSERT INTO "log" VALUES('EVENNG',284,1795880670783,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','63dfadce90742d23099d8ff0a8db9830aeef798664684f3d4d684c3ca19cf191');
INSERT INTO "log" VALUES('EVENNG',285,1795880670933,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','efef1bc2390c456fc912e7cb69868744a33e271cc2a9b772b587c96b572a3d45');
INSERT INTO "log" VALUES('EVENNG',286,1795880670938,'phone','phone-66','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','be42d68c04295eb58bbf35d8cebfbd073f10e27e056e042f3d7d1c67b2f0d915');
INSERT INTO "log" VALUES('EVENNG',287,1795880670951,'phone','phone-67','{"event":"retracted","seat":1}','c8f4ae2c97b68c057ac602cd6f8fc398ac0741e8f93fc712b8596d9afb082c0c');
INSERT INTO "log" VALUES('EVENNG',288,1795880670960,'phone','phone-68','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','9937fec4ecc3abde9aec187fb92ee23f6d1ef1061ee0410031a46701bbe5c79a');
INSERT INTO "log" VALUES('EVENNG',289,1795880670999,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','4e499b5a1dfde77aa49f564549a0b92460d8b4f9164cfbbaf06f1c1aadc16a73');
INSERT INTO "log" VALUES('EVENNG',290,1795880670999,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','96fc970b55daeeaef4962d7dea66fddbc1e640fa06650947c5a9baf248cbf591');
INSERT INTO "log" VALUES('EVENNG',291,1795880670999,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"95ceb3bad0a85a28ecdf70a267730cefc20537dac1c67e63ff94197f7e33406d"}','57f29f493b71c53a5c5338dd4716d12856199b758f0ccffc0605b612079dea2e');
INSERT INTO "log" VALUES('EVENNG',292,1795880671214,NULL,NULL,'{"event":"dealt","hands":[[],[6,5,2,2],[2,3,1,3,2],[]],"opener":2}','59129cf82e10978659ce34f3350626c0e96ee1da9460779babf5fcc1ca6295bb');
INSERT INTO "log" VALUES('EVENNG',293,1795880671268,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','2b82d66d6e77217b8ad1e4be47865c98c5dc4fc76f49c5f4e5a1f5a5a817aed5');
INSERT INTO "log" VALUES('EVENNG',294,1795880671334,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','091233034b8846a71d868a02478adb9267ea5fc27d0c028b7da68f2179efa3df');
INSERT INTO "log" VALUES('EVENNG',295,1795880671414,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','3436851b28bdd411c87a99290408c2c4402e8ef384adc64badbf145db2d6bfe0');
INSERT INTO "log" VALUES('EVENNG',296,1795880671563,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":3},"timed_out":false}','8f123af132fbb3cf09c4f4e7c778a452b1044a14e3291895f5dfd2a03f325341');
INSERT INTO "log" VALUES('EVENNG',297,1795880671658,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','b4a186ce3f43d0db1d4187b434e5540a13e286c44eed8c2c49e5df52f05a7c2f');
INSERT INTO "log" VALUES('EVENNG',298,1795880671658,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','ae63e3139821c7dd57118eeb01cc225465c590094ef35511585946c44378c509');
INSERT INTO "log" VALUES('EVENNG',299,1795880671658,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"44509055a549ff02f019f06fc571c1826c8c28ece58bda2ef833aa57941ef4ff"}','008d9622481bc0ec95ab10a90b369364b160073a18c2cf9a1dd54363848fde9a');
INSERT INTO "log" VALUES('EVENNG',300,1795880671877,NULL,NULL,'{"event":"dealt","hands":[[],[6,6,4,2],[6,2,3,1],[]],"opener":3}','da0531b97bbd6d79b7c054871fa2ded693c0abbe10c3e9c80abc64abc4c88f74');
INSERT INTO "log" VALUES('EVENNG',301,1795880671938,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','44eed1a01ae4eed3c9263eaa547372ef8da4af7bbb1a2edaffd9fdd87397b060');
INSERT INTO "log" VALUES('EVENNG',302,1795880671966,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','48b0f4ee1f487a8c704913d14f566dc57fe16c314bc2ee99a80cc37a645c099a');
INSERT INTO "log" VALUES('EVENNG',303,1795880672009,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','f9ce8c179192f764f7e9c95259bc87172ca7406655de7e6e9e775e6de96f0111');
INSERT INTO "log" VALUES('EVENNG',304,1795880672116,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','2d56e029482a4b161f3c408c8776104f89a9580db2869ab4406251f59deefc87');
INSERT INTO "log" VALUES('EVENNG',305,1795880672208,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','11a86e37ceebbde231bfbbfc5dc81a75dc28bd204879d951df1b7d48dacd56e2');
INSERT INTO "log" VALUES('EVENNG',306,1795880672313,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":5,"face":6},"timed_out":false}','3322d1b2fbe7ab12b263fe69325e1485c4a08a763df954ec643034bff645fcab');
INSERT INTO "log" VALUES('EVENNG',307,1795880672349,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','ecece856c94b6e71cad59ac2a9f9c54e99d1e51a99d05ac96d3f8ae5886298d0');
INSERT INTO "log" VALUES('EVENNG',308,1795880672349,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','9649439b677953f2e25045bc7488b88153c33e009009b24d2cee64cb5db479c9');
INSERT INTO "log" VALUES('EVENNG',309,1795880672349,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"49bdaeaca0e79cd2689285ffcd08a5ce0951d2f7c1bd03b672a213cebdf94ff2"}','0c365a9384de668f84ebe55bf77479814fda70936d8c55a2f1950e80d4c7220f');
INSERT INTO "log" VALUES('EVENNG',310,1795880672578,NULL,NULL,'{"event":"dealt","hands":[[],[3,3,4],[2,4,1,2],[]],"opener":2}','22f958089b1acec43161773526f102aa254af942ba2cf48b2010c75bbbc66ec7');
INSERT INTO "log" VALUES('EVENNG',311,1795880672617,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','bf97654edf7d81a5daf888f7a8cfd5e4f394ef9f0626b8745c1835b84455dbf5');
INSERT INTO "log" VALUES('EVENNG',312,1795880672641,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','a5de389a7e71f97d145830fb1c0d6fb28df1a026d1d29dbd159cf8c3a242fe6b');
INSERT INTO "log" VALUES('EVENNG',313,1795880672663,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":3},"timed_out":false}','234cbe9b569de10fa3a38d221b98f89034551954b314bc7e051c53f6456f158c');
INSERT INTO "log" VALUES('EVENNG',314,1795880672772,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','1b404c1a1af301b36e7f97ba0fdaae0fb4fd008a6cdee26e7dd6cfa0a2ccf8cd');
INSERT INTO "log" VALUES('EVENNG',315,1795880672893,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','db4d991aeeb1bf534c3aeb4e81dd612bc4c83cbaf14f2585e420f979e22dda50');
INSERT INTO "log" VALUES('EVENNG',316,1795880672893,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','34df71cf16ae3c44873e67ba6d4bf2e1e4ec0d38ad2963a36f79824cf95db786');
INSERT INTO "log" VALUES('EVENNG',317,1795880672893,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fb20f0f6bbcb8ceeaf58460434705f632c7441cde4eb12e255f9cd2a85db7784"}','8b8891cbfb0069ee864176ae61a53b86cfcd3a89a648944d51f81a7388167c60');
INSERT INTO "log" VALUES('EVENNG',318,1795880673112,NULL,NULL,'{"event":"dealt","hands":[[],[1,3],[1,1,2,2],[]],"opener":2}','ad1efd682ba6925fe3146f7d7e0891aa7b6946aebb19bf36be9c3d79b028cbca');
INSERT INTO "log" VALUES('EVENNG',319,1795880673173,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','51eddd105ecb1586f32d57aeab55dce1aab8aaff05dc8f74706430dc19905b28');
INSERT INTO "log" VALUES('EVENNG',320,1795880673213,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":3},"timed_out":false}','51474b0c84fb5d44c8f9b6a337d7fd0e2b3aba73c10137b1b4945701ed54a8bb');
INSERT INTO "log" VALUES('EVENNG',321,1795880673275,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','0c4cf6bf262e9610f400d18fa174dbce2470c5f064924fa5892667a4b1b40709');
INSERT INTO "log" VALUES('EVENNG',322,1795880673476,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":4},"timed_out":false}','b87167f4aa2ba10ce4df93467b2a152fd090e2fd95c80d79fa3bd1850bcc058e');
INSERT INTO "log" VALUES('EVENNG',323,1795880673545,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":3},"timed_out":false}','a674a659234a3ba64a3f5fdadf3130999d937161b53916fa0f0db2130a05a075');
INSERT INTO "log" VALUES('EVENNG',324,1795880673570,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','12a2e6f6ae844f9ecaa500b68cedc08382fb924d40e87cb421e6d44cc311b289');
INSERT INTO "log" VALUES('EVENNG',325,1795880673628,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','9cc74befbdc99312b28f5247577acff0cad8caa8d10d4e17a2f5e1b54a95ddce');
INSERT INTO "log" VALUES('EVENNG',326,1795880673655,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":14,"face":5},"timed_out":false}','fe7faad93ba48d939a8e672ed51591df55a4c9d54b0641a02ba286c349b0f3ae');
INSERT INTO "log" VALUES('EVENNG',327,1795880673674,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','cfd96529d7cc2fd19a1e4d090070d628273438d61c258a054e4bc975beb70208');
INSERT INTO "log" VALUES('EVENNG',328,1795880673674,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','368052524073f83fe165142165fa9d75fc69da707daca336a77e3d54d66b795b');
INSERT INTO "log" VALUES('EVENNG',329,1795880673674,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"048e4b40706db408e7840bb633bb876e763dfea0d9bc19bb135a1a4814d68f85"}','cc4c9939f10212e58c2be27dfc23ce6e67bcfdb939e0757155d2109987660f77');
INSERT INTO "log" VALUES('EVENNG',330,1795880673893,NULL,NULL,'{"event":"dealt","hands":[[],[4,4],[5,4,5],[]],"opener":3}','e3d43cff6345b7040f7c1eda8d45f97e42584d1821e51e579b62db86313ffd2e');
INSERT INTO "log" VALUES('EVENNG',331,1795880674031,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','8e1dc41247f24a1c089e70a25f56ed9f4a4423cd1a33f9e3004d26de083389e2');
INSERT INTO "log" VALUES('EVENNG',332,1795880674136,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":4},"timed_out":false}','6b073179d1febb2e1d838e6d9d463052c78f693ddab1ec45aad3e661319aab4d');
INSERT INTO "log" VALUES('EVENNG',333,1795880674226,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','8bbf1394e612e33d3f2a5bdc5e9637da37433aff48e6a2052dcb73edf2c34e9a');
INSERT INTO "log" VALUES('EVENNG',334,1795880674226,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','b157f11f3ad311835d35038685e0c374c348a24062743e613c77b433b30adc6e');
INSERT INTO "log" VALUES('EVENNG',335,1795880674226,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"9c0ba02843c35167f0af6faa6cc83fc3ec5fb6923e66c4edc0dccc28c6a26e04"}','60369648ecbeb06a96ad718f0c1d6314561c9b2e0d712754d94769eff12d458c');
INSERT INTO "log" VALUES('EVENNG',336,1795880674445,NULL,NULL,'{"event":"dealt","hands":[[],[6,3],[2,6],[]],"opener":3}','c3fa924c78845c010e6ec122027e2b801b83986ea15d3631c2fc23b4072d7413');
INSERT INTO "log" VALUES('EVENNG',337,1795880674589,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','2adf5883a169cee24d0a785201340b43e0b795c480ff79b2dd004a3c1f073b77');
INSERT INTO "log" VALUES('EVENNG',338,1795880674655,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','da4064ed1f67871230c21bbf9ab2496e5aaadcd5157b082782259d13c4d24bdd');
INSERT INTO "log" VALUES('EVENNG',339,1795880674827,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','9dc13d7ad06650e7fd60cb097254d461f7cc960ec5696e1ad223838f154597bf');
INSERT INTO "log" VALUES('EVENNG',340,1795880674935,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','691ddeeffa31f5bf1c0639158e7ff9b9ba1d06318247eefc82d9b98349ade8ee');
INSERT INTO "log" VALUES('EVENNG',341,1795880674935,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','23435bce44a19b0f25940aeb2d639aec25e5b2d5a0bb9656e16d0facaad2cd40');
INSERT INTO "log" VALUES('EVENNG',342,1795880674935,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"e332226da91b328e0b25a2955b4b26befdd72580fa7675626b6b73bfac89e25b"}','c781192141c8ae0e8b471c69085fb2bf0fa6fe2d2769ccfe91148720c1cdcb1d');
INSERT INTO "log" VALUES('EVENNG',343,1795880675122,NULL,NULL,'{"event":"dealt","hands":[[],[1,5],[4],[]],"opener":3}','4c022626c76eda69c1213197427cce9e01773eec9601ea24b4261cf2298b4ec8');
INSERT INTO "log" VALUES('EVENNG',344,1795880675209,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','cd6caad28b58631faf21cd827c73a43ed27d3338286f3ed1cd2c80210c697de9');
INSERT INTO "log" VALUES('EVENNG',345,1795880675276,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','18c9fb51f42301edff3a8e5c2443d8ec31c29a8b92140596e461506b2916faf8');
INSERT INTO "log" VALUES('EVENNG',346,1795880675392,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','ebec00f18c4d6d14500eab65cd304ab85a58fd1eb574c93e949cb2830a11d01f');
INSERT INTO "log" VALUES('EVENNG',347,1795880675471,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','deaf366ba5484182f4e953ad23e6bfe5fda83dda589c50dbabb0524f66c003b7');
INSERT INTO "log" VALUES('EVENNG',348,1795880675489,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','1dc86f0a604f6636495f15ff49599b8fe0d26f34f747efcb4dd71d7f31706474');
INSERT INTO "log" VALUES('EVENNG',349,1795880675489,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','1ecb0708dd9a51b6587ee68a5a1c6c3ebf9bb9aeda7a0ff428d57f5b1114a011');
INSERT INTO "log" VALUES('EVENNG',350,1795880675489,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"8c595fdff26d953696005076fbb60b697fa5e0f80665b772a75f0e24b4950c90"}','bf6d8a533695fc217f2376291421f31bebf19ee55b08f4e7ddcc082385725264');
INSERT INTO "log" VALUES('EVENNG',351,1795880675686,NULL,NULL,'{"event":"dealt","hands":[[],[1],[6],[]],"opener":2}','6bc7e9a12fd9ec6dcc4072c3095d2577268c6050efb07dc046bf0e48ed47eb38');
INSERT INTO "log" VALUES('EVENNG',352,1795880675744,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','460377992518e016575fae70b8ed0d524da4374f9311891853bba9f0c62cfb4f');
INSERT INTO "log" VALUES('EVENNG',353,1795880675845,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','4b9e2e56c2aa4c8c2e1131320f2b73d4b9c777b8287fdb39d9e4c129678a99e7');
INSERT INTO "log" VALUES('EVENNG',354,1795880675978,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','c06e7a8bdd93cc5a204607ebf00a337283ddc33a768eb1a59fb838666a9e8c76');
INSERT INTO "log" VALUES('EVENNG',355,1795880676181,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','542b694c1ca015bafebbf3747c7a5c1e69ff0a083761e7f8da4661c81c2fc719');
INSERT INTO "log" VALUES('EVENNG',356,1795880676181,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','a8e9335b466c639347cdfeca806518877ad5d43b75159a9c9e68cb6abfc16a7a');
INSERT INTO "log" VALUES('CUSTMS',1,1795880676215,'fay','fay-1','{"event":"opened","guest":"fay","edition":"bga","options":{"players":[2,8],"dice":2,"first_opener":"highest-roll","raise":"any-higher","palifico":"each-time","palifico_with_two":false,"veteran_changes_face":true,"calza":true,"calza_callers":"all-but-next","calza_in_palifico":false,"calza_with_two":false,"calza_wins":"all-others-lose","lost_dice_visible":true,"reveal":"from-caller"},"chairs":5,"table_settings":{"listed":true,"training_aid":true,"spectators_see_previous_round":true,"chat":false,"clock":{"move":60,"bank":600,"increment":5},"autostart_at":2,"speed":"slow","eliminated_see_dice":true,"external_bots":true},"club":"d8d7a3e28af69fd8a03aa8f3e14535c3","rated":false,"tournament":null}','ab107be398fb1389ffde7a9002ba696d2c76ec43ea26eaa8569911c4d05afb9f');
INSERT INTO "log" VALUES('CUSTMS',2,1795880676215,'fay',NULL,'{"event":"sat","chair":1,"guest":"fay","name":"Fay","person":"96J4FB49JKNA"}','8eb76404b0bff4362bcdebf9603ea64ebc2022978019f80501c6bcc5ec03eeea');
INSERT INTO "log" VALUES('CUSTMS',3,1795880676226,'fay','fay-3','{"event":"sat","chair":1,"guest":"fay","name":"Fay","person":"96J4FB49JKNA"}','00cb83f110f8a98957a501a3b3e1823a3fb0c32ba1023dc9b240f941cd1fde7d');
INSERT INTO "log" VALUES('CUSTMS',4,1795880676228,'bot-robo','bot-robo-2','{"event":"sat","chair":2,"guest":"bot-robo","name":"Robo","person":null}','e0334ba86fee3a8b0c015cc1ebe7092bbe35e1875ea869ed469f838db193b0d0');
INSERT INTO "log" VALUES('CUSTMS',5,1795880676233,'gus','gus-2','{"event":"sat","chair":3,"guest":"gus","name":"Gus","person":null}','f38f9ed59c9638886b1762f59f5b312dd05acc6b13edc5c7edb6ad054bdfa17e');
INSERT INTO "log" VALUES('CUSTMS',6,1795880676233,'gus',NULL,'{"event":"botseated","chair":4,"bot":"odds","left":false,"name":null}','e1a12bc59a310bda760197d9a5669ecb26e36d837b95d7c523f494ac5344f4de');
INSERT INTO "log" VALUES('CUSTMS',7,1795880676233,'gus',NULL,'{"event":"botseated","chair":5,"bot":"odds","left":false,"name":null}','d7b90045774979f396f52d0258f8b734c7d7e793787ccb87a82503f4e49eb617');
INSERT INTO "log" VALUES('CUSTMS',8,1795880676233,'gus',NULL,'{"event":"started","unrated":null}','a9e995470148a9cf6eda5b8a5babd073e5f0d9b6ed8bf5a0f87a518ac604ff66');
INSERT INTO "log" VALUES('CUSTMS',9,1795880676238,'fay','fay-4','{"event":"digestgiven","seat":1,"round":1,"digest":"12eef32e1f360e9305e6bdd7906625b63bd4a768d9c21ded19354cf14b5d1039"}','d9d2b2ded739fb7a32a2018770bf5c64d9ef9cc98200b5f36f9309d45ee0c0a0');
INSERT INTO "log" VALUES('CUSTMS',10,1795880676241,'bot-robo','bot-robo-3','{"event":"digestgiven","seat":2,"round":1,"digest":"fac97fe91b9ecfb23f9a980e9dbc277d7329921aaa2535f5fc84aa1dbbd8d0bf"}','a9fda9197b68f9fdd2e92d8a53dedaf9c1ade9ee110938f1e7e4222ffbb813f9');
INSERT INTO "log" VALUES('CUSTMS',11,1795880676243,'gus','gus-3','{"event":"digestgiven","seat":3,"round":1,"digest":"4695f663762fb24705e976c3bbd1c2a547abf1b0912d186028e3bbe93cb7a586"}','b41ba2e70aca48a5840850ab5fdd0ea11a4c87fa3aaa7a02819c9d758249291e');
INSERT INTO "log" VALUES('CUSTMS',12,1795880676243,'gus',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"2eb86f3c1dcc3764ff0d7743d6d199ea6ac8f76f39f7662c3e3651712c22bb89"}','bd9b92b26aa1f6f6a475faa3203d41d19aa846ac16b88daa124c9e08098f6f08');
INSERT INTO "log" VALUES('CUSTMS',13,1795880676246,'fay','fay-5','{"event":"contributed","seat":1,"contribution":"f33ed7beef58c084452483320a7ff2fe"}','cb9e8b772268b2cd0df69f9edfc8222e6cadc30772b0f72c2aa0cb4e41264652');
INSERT INTO "log" VALUES('CUSTMS',14,1795880676248,'bot-robo','bot-robo-4','{"event":"contributed","seat":2,"contribution":"3304e3c1869f2a9745a23e48179041d8"}','85521ad997a1eba1b4c80ccddd3dca93314921f2006dfc358d121b6752868eb8');
INSERT INTO "log" VALUES('CUSTMS',15,1795880676251,'gus','gus-4','{"event":"contributed","seat":3,"contribution":"eb367cb454533fce88664909250bae43"}','17428ca4e2da610d47932a5b5d221a65ece39fee26d62433249ac0069003d503');
INSERT INTO "log" VALUES('CUSTMS',16,1795880676340,NULL,NULL,'{"event":"rolled","faces":[6,1,1,1,1]}','43b8e7dba9aa774a522196053f787b6248b19ab9ac8dc11821ed1e88783baae6');
INSERT INTO "log" VALUES('CUSTMS',17,1795880676447,NULL,NULL,'{"event":"dealt","hands":[[2,2],[2,3],[4,5],[4,6],[5,6]],"opener":1}','1fa0db96875bddb46e6c20fc86002b08299af3d4ceb66dd7916e4c6820b38ae7');
INSERT INTO "log" VALUES('CUSTMS',18,1795880676462,'fay','fay-6','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','47851504839f406b5f89f67549efa2cc96cfd8f1c5f9212e219c6ad2e243b9c9');
INSERT INTO "log" VALUES('CUSTMS',19,1795880676467,'gus','gus-5','{"event":"calzacalled","seat":3,"decided_at":1795880676482}','dfa5330788cc9ee5fd8bcc5c1f2b9ee87ebd3c8095f5a0063c3bb40bf8dca19a');
INSERT INTO "log" VALUES('CUSTMS',20,1795880676484,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"calza"},"timed_out":false}','ae0e1c6f91feaf1980f1ebf13da44d2502f0afbbee6a5baac1a5eb3b18cc16fa');
INSERT INTO "log" VALUES('CUSTMS',21,1795880676484,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','b752180dac8126ebff220ead5a2ff24e93182eed3b295caac05d783b09e23352');
INSERT INTO "log" VALUES('CUSTMS',22,1795880676484,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"e38f23f5f6fa513127463efeed82ca7e3d3205f8e642a4c2a8bb2308b31379ca"}','64c5136355b504a7226d1ba58c1d9142164120b31870958cadaf7528860274f5');
INSERT INTO "log" VALUES('CUSTMS',23,1795880676490,'fay','fay-7','{"event":"configured","edition":"bga","options":{"players":[2,8],"dice":2,"first_opener":"highest-roll","raise":"any-higher","palifico":"each-time","palifico_with_two":false,"veteran_changes_face":true,"calza":true,"calza_callers":"all-but-next","calza_in_palifico":false,"calza_with_two":false,"calza_wins":"all-others-lose","lost_dice_visible":true,"reveal":"from-caller"},"chairs":5,"table_settings":{"listed":true,"training_aid":true,"spectators_see_previous_round":true,"chat":false,"clock":{"move":60,"bank":600,"increment":5},"autostart_at":2,"speed":"fast","eliminated_see_dice":true,"external_bots":true}}','41a2b76269af9aeded00aa288f2222168f59efa11c371381ae12bcd334efdda2');
INSERT INTO "log" VALUES('CUSTMS',24,1795880676608,NULL,NULL,'{"event":"dealt","hands":[[6],[4],[5,5],[1],[4]],"opener":3}','d50a57dad3eeaacccd08c222c10f4947c799efcc84850ec5ceb188edd93b0820');
INSERT INTO "log" VALUES('CUSTMS',25,1795880676627,'gus','gus-6','{"event":"moved","seat":3,"move":{"move":"bid","quantity":6,"face":5},"timed_out":false}','7f355483e075ad2959747a0b841c930d979453cdd262ea100e673d31bbc36762');
INSERT INTO "log" VALUES('CUSTMS',26,1795880676648,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','bd8528c1e44c7358dfcaffdf60c95c9870864227bf5ea88c81ba44f7ae75b25f');
INSERT INTO "log" VALUES('CUSTMS',27,1795880676648,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','5f1c4b18917544cb011965d14bb7b7005675166629105c7f897d2b6c1d1478ba');
INSERT INTO "log" VALUES('CUSTMS',28,1795880676648,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"451f28daa8d5295553f0be7026edefbfd427b4aee1f04b8856b57d141ee3afe1"}','4309ab6167c845342e8e0a5b8e5a7edeb3c1b712b3c28d513af4641aff2fb055');
INSERT INTO "log" VALUES('CUSTMS',29,1795880676770,NULL,NULL,'{"event":"dealt","hands":[[4],[6],[5],[5],[4]],"opener":3}','2294e0b1d6b4f9343f34787f0e635edffedf5e7d769b97f9629e56f939fdc4aa');
INSERT INTO "log" VALUES('CUSTMS',30,1795880676773,'gus','gus-7','{"event":"moved","seat":3,"move":{"move":"bid","quantity":5,"face":5},"timed_out":false}','0f6c7af3f052fce0ea40012f2a9fe6ba20e5aa7006dabcddc0ed2c3d77020670');
INSERT INTO "log" VALUES('CUSTMS',31,1795880676784,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','73f8cf8dd34598e73267eabf61a4ad83ca5dd3bba5f3977bd58e378aa73979f7');
INSERT INTO "log" VALUES('CUSTMS',32,1795880676784,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','40037f15904e99676603c392d90d8380b90d60d2174f782b120277976d417079');
INSERT INTO "log" VALUES('CUSTMS',33,1795880676784,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fafa08f8cc1f847bb3bd510d575855559f1bda7eb404c5e416ad125f726381e5"}','27be31839ed9f45295d45e61635d7edb559d9d1ece30015abf573af14d85ea4e');
INSERT INTO "log" VALUES('CUSTMS',34,1795880676902,NULL,NULL,'{"event":"dealt","hands":[[6],[5],[],[5],[2]],"opener":4}','90a556ffc854b7e526548a80df68787e9c696ad0108abda83cc6dc25b2c35d77');
INSERT INTO "log" VALUES('CUSTMS',35,1795880676924,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','44d422bff2bd8d42471bc9ffea9f81bf1ff9161ab03d8763ee6eb51c51ac1932');
INSERT INTO "log" VALUES('CUSTMS',36,1795880676943,NULL,NULL,'{"event":"moved","seat":5,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','c0db4e742c67000b010f21c1082fe53e7961269865a1fff7059cb33e683aa0c5');
INSERT INTO "log" VALUES('CUSTMS',37,1795880676948,'fay','fay-8','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','72dc0788351e33cdefc24dcacd20bcf890cab761659d11a51c79af751aa51991');
INSERT INTO "log" VALUES('CUSTMS',38,1795880676954,'bot-robo','bot-robo-6','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','e6a9ff75e153367a3c21f2e4153d0c6244fcacb494309371505fe5633b9a62e4');
INSERT INTO "log" VALUES('CUSTMS',39,1795880676954,'bot-robo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','93b812006f3a30a473ff49f6bf20cb160a2f2510e2360da542b1574132fa1ccd');
INSERT INTO "log" VALUES('CUSTMS',40,1795880676954,'bot-robo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"daf87a27c8eda4fe88b38e6738edca5218e7c61aa44c56e54db73f64ad8d6c77"}','ec2b8dbc55bc72ceb546b5088bd5021c33bb096b7d20665505b9032af970710d');
INSERT INTO "log" VALUES('CUSTMS',41,1795880677064,NULL,NULL,'{"event":"dealt","hands":[[],[1],[],[1],[3]],"opener":2}','ef286a50fa8ad0e9c1f89ef36c7ef264330c3c262eae233c1343f7f15a4b0bf2');
INSERT INTO "log" VALUES('CUSTMS',42,1795880677077,'bot-robo','bot-robo-7','{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','22045c244ec076643cd7cd94e59e733f3a7ddeda87e56b9714998ec2a97e8453');
INSERT INTO "log" VALUES('CUSTMS',43,1795880677086,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','27042cfd82e6a5dbc2ce8ec7afabd43e44def85e8821782e23eef60b051e2ff7');
INSERT INTO "log" VALUES('CUSTMS',44,1795880677086,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','ccd7a691d156353051470843c608f6af0475523cf90029051da72751b7ad10e4');
INSERT INTO "log" VALUES('CUSTMS',45,1795880677086,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"55ef36b5031ecdd5a7d83ccd6e1c351d227900cc7f282e8d0715efbe35a29cf2"}','58db910fadc3c0ace3b099271c12a029de02426111c45c7704eadd7a86022b0b');
INSERT INTO "log" VALUES('CUSTMS',46,1795880677094,'fay','fay-9','{"event":"configured","edition":"bga","options":{"players":[2,8],"dice":2,"first_opener":"highest-roll","raise":"any-higher","palifico":"each-time","palifico_with_two":false,"veteran_changes_face":true,"calza":true,"calza_callers":"all-but-next","calza_in_palifico":false,"calza_with_two":false,"calza_wins":"all-others-lose","lost_dice_visible":true,"reveal":"from-caller"},"chairs":5,"table_settings":{"listed":true,"training_aid":true,"spectators_see_previous_round":true,"chat":false,"clock":{"move":60,"bank":600,"increment":5},"autostart_at":2,"speed":"instant","eliminated_see_dice":true,"external_bots":true}}','7dc093d7318e4f74b384bded294ceb104088ac1a1bb43408e3fc5eeb203863b4');
INSERT INTO "log" VALUES('CUSTMS',47,1795880677098,NULL,NULL,'{"event":"dealt","hands":[[],[],[],[1],[6]],"opener":4}','f895456b2b8f50c24e553ea3dabb1b8be628483fdedde41fec46944a5c9564de');
INSERT INTO "log" VALUES('CUSTMS',48,1795880677102,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','b855506d946745a91f749e6996e45507af3d62a4980298fddb69df4eb18dd66d');
INSERT INTO "log" VALUES('CUSTMS',49,1795880677108,NULL,NULL,'{"event":"moved","seat":5,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','f6ce1d52ad2d9390b57b2e8a231aa6613a5b7f6b5947bbd5826d691ef5fe2a82');
INSERT INTO "log" VALUES('CUSTMS',50,1795880677112,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','173a474cacc93319fafa4f40a1e0f8ad31bcff12b892fb134de866bcdf3af028');
INSERT INTO "log" VALUES('CUSTMS',51,1795880677117,NULL,NULL,'{"event":"moved","seat":5,"move":{"move":"dudo"},"timed_out":false}','eb4fd23192cbd3139b24254d105cdce92b3ba73b0a7991a34eef5f5f54ac2a66');
INSERT INTO "log" VALUES('CUSTMS',52,1795880677117,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','a817d1e7355a894f8d45351ddfbc8c15465ee0b83fb40060b09bdfe1d1f8540a');
INSERT INTO "log" VALUES('CLCKED',1,1795880677125,'dan','dan-1','{"event":"opened","guest":"dan","edition":"bga","options":{},"chairs":2,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":{"move":5,"bank":0,"increment":0},"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false},"club":null,"rated":false,"tournament":null}','6ab45d4cd6ece3024d3629ba424777cf6b613ae2bdc67268c43b8dbf11209260');
INSERT INTO "log" VALUES('CLCKED',2,1795880677125,'dan',NULL,'{"event":"sat","chair":1,"guest":"dan","name":"Dan","person":null}','a6978a876aad31dfb3b19cdd3e396498e63401eff242903e9d6ce8f8c7e37eeb');
INSERT INTO "log" VALUES('CLCKED',3,1795880677131,'eva','eva-2','{"event":"sat","chair":2,"guest":"eva","name":"Eva","person":null}','10e99f36887cb46575f36ad210cc8568d766de676ac8b8ceb9e230c1347cc5f5');
INSERT INTO "log" VALUES('CLCKED',4,1795880677132,'dan','dan-3','{"event":"started","unrated":null}','8935cfda872a943b7b10b8e41784a2964f7b51f3afdbe1f17d9865599aae6dd5');
INSERT INTO "log" VALUES('CLCKED',5,1795880677149,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"0726413390b7d62ca2fa3b4eca7d08a3fa469101b613b7bf120f346259598d19"}','216f7e17be46df6cde26e4003d69c343f8e780da4ce4574281bde79136af9f44');
INSERT INTO "log" VALUES('CLCKED',6,1795880677166,NULL,NULL,'{"event":"dealt","hands":[[4,4,4,5,3],[1,5,5,4,4]],"opener":1}','ef12b3eb00153d8ea788980e7a865bde6066c343eba818874f641b819491e6d5');
INSERT INTO "log" VALUES('CLCKED',7,1795880677177,'dan','dan-4','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','3ecf5efa0fbd660f8143055a497d0a15c0914ff1979e37f137f636ce37292001');
INSERT INTO "log" VALUES('CLCKED',8,1795880682178,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":true}','1f74abefc2bd6ff6abb3fc399d5927c19a8b91d4a3c9ae1d69d5e73548cd07df');
INSERT INTO "log" VALUES('CLCKED',9,1795880682178,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','e3dc0bcfdbfda36508a35561dea4b0568f876222f3f021757ac33a072d193a63');
INSERT INTO "log" VALUES('CLCKED',10,1795880682178,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"3cb5a322171883efd331cb0f023851d979d4da234437a34321956d80d40ecbd3"}','f0b6287932d7e6b6f0602f9f48980d4d5622e1b5cd5a6feb18c6ac027d054fcd');
INSERT INTO "log" VALUES('CLCKED',11,1795880682446,NULL,NULL,'{"event":"dealt","hands":[[4,1,5,2,1],[2,5,2,5]],"opener":2}','c96d55b3e6c547c750eab467c315b36735d9480907bd22a0f86588c9c318ee45');
INSERT INTO "log" VALUES('CLCKED',12,1795880687447,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":true}','74eaf43aabe524d9bf9aae6e544cf4d8adadf510ae0b381cda6587e6ce7add1f');
INSERT INTO "log" VALUES('CLCKED',13,1795880687447,NULL,NULL,'{"event":"botseated","chair":2,"bot":"reader","left":false,"name":null}','7165eb01cfdd93b12807672d6bb10b2dfa7f55e57180667f5fb5278a736d51f6');
INSERT INTO "log" VALUES('RATED2',1,1795880687465,'hal','hal-1','{"event":"opened","guest":"hal","edition":"bga","options":{"dice":1},"chairs":2,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":null,"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false},"club":null,"rated":true,"tournament":null}','196968c708af433be745b29b83c0f5283ca6957f5612e603f94aae7d008a4b7a');
INSERT INTO "log" VALUES('RATED2',2,1795880687465,'hal',NULL,'{"event":"sat","chair":1,"guest":"hal","name":"Hal","person":"QJP8Q10A0W9N"}','066f8a29c5c375199f6351a06a037e40486d4484b06011d658867da9f8bd67af');
INSERT INTO "log" VALUES('RATED2',3,1795880687475,'ida','ida-2','{"event":"sat","chair":2,"guest":"ida","name":"Ida","person":"ZT4S4AGFH31D"}','9a0276b882e3dc1d83a38ad7fcef83b503c9d88ab9fd66998c68ca456da8b7b0');
INSERT INTO "log" VALUES('RATED2',4,1795880687480,'hal','hal-3','{"event":"started","unrated":"address"}','334bd4a09d0e6bdfa3437155b285af4216b5dfbbef809763b3b9643d7fff1253');
INSERT INTO "log" VALUES('RATED2',5,1795880687483,'hal','hal-4','{"event":"digestgiven","seat":1,"round":1,"digest":"027feaa31f24e9b744593bff14ff7d92f8bad021bd78e07000b1bf1f6c550f2b"}','376c032861e558a526f2c096e8b6c18eef4557fc2c720a8c0ca92aa9cd3a57df');
INSERT INTO "log" VALUES('RATED2',6,1795880687486,'ida','ida-3','{"event":"digestgiven","seat":2,"round":1,"digest":"1bd1f1becf9d7343d0f49eb06f85b4a67988f0ac0f400628bf02d58cf1cb1bb6"}','21b858e7d3c388cd16e553aa151306f19996fda95813cb853e867b22523c0480');
INSERT INTO "log" VALUES('RATED2',7,1795880687486,'ida',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"08a2d17a20409e7394002eb3b908ca2688c3b30f5a60f96a23929af27940eb7c"}','81bc9c44c39d78d30f046b071fb31f67f4bbf3d02683da0244b271e24dd0d9aa');
INSERT INTO "log" VALUES('RATED2',8,1795880687489,'hal','hal-5','{"event":"contributed","seat":1,"contribution":"6e34847286588417c46642a862132a58"}','76d3c147c28b475a992102bbfb8b0383bc90b9b5e1e80bd9872be6da11a97050');
INSERT INTO "log" VALUES('RATED2',9,1795880687495,'ida','ida-4','{"event":"contributed","seat":2,"contribution":"fc0ac91b05629760288f149e95f9c3fc"}','b805f632e5830c5c7aa4889f1c4fd177edb113dc362597fe88d5929238cb7140');
INSERT INTO "log" VALUES('RATED2',10,1795880687495,'ida',NULL,'{"event":"dealt","hands":[[6],[3]],"opener":1}','ab7e9449d3a4a2feac8fefe30d5ef2dceaac832e536b687698818fe5bbc71955');
INSERT INTO "log" VALUES('RATED2',11,1795880687501,'hal','hal-6','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','a2743f2f1c6d434516d478682b95f350bee31705c3f7f1b8e5510de343b03275');
INSERT INTO "log" VALUES('RATED2',12,1795880687510,'ida','ida-5','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','f894c62026bff3bb6e4fffd8dd10feb4b82d10a0e02917bf52076c562fce32fe');
INSERT INTO "log" VALUES('RATED2',13,1795880687521,'hal','hal-8','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','0c3b57d8a5bc73868ab65355e3ad29f32fd75e57e7e52d33632759f513e0c4ba');
INSERT INTO "log" VALUES('RATED2',14,1795880687521,'hal',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','ba686a262b5e890715c560e481d484c00d033220ce9269df068102f6a58156c7');
INSERT INTO "log" VALUES('CUPTBL',1,1795880687559,'tournament','0ded148c011e64e945dc108e80c2774f-1-1','{"event":"opened","guest":"tournament","edition":"bga","options":{"dice":1},"chairs":3,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":{"move":600,"bank":0,"increment":0},"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false},"club":null,"rated":false,"tournament":"XJD3X44RY9N3"}','9f190e8725f5e6960d5c93614e63ae27624dff1ea1d049b89defba1e53df7b20');
INSERT INTO "log" VALUES('CUPTBL',2,1795880687559,'jo',NULL,'{"event":"sat","chair":1,"guest":"jo","name":"Jo","person":null}','d7ed5cf2bd58bfb9899145cd62a7ab304fb1b38d6eff0dbe407db54f39c4104e');
INSERT INTO "log" VALUES('CUPTBL',3,1795880687559,'kim',NULL,'{"event":"sat","chair":2,"guest":"kim","name":"Kim","person":null}','b39e5c89c6f85323c995cf7bc070f28a8f095291193426277dbf866085c96d04');
INSERT INTO "log" VALUES('CUPTBL',4,1795880687559,'tournament',NULL,'{"event":"botseated","chair":3,"bot":"odds","left":false,"name":"Inti"}','8ee7bf99964e2c5d34ae71a8cb503c4a7d0089be39105f9e0c0e086520105886');
INSERT INTO "log" VALUES('CUPTBL',5,1795880687559,'tournament',NULL,'{"event":"started","unrated":null}','2c551e1c1c94cb29b9d5458e09fbe09a8f47ca1cf0b8159059edabf92d19e5d0');
INSERT INTO "log" VALUES('CUPTBL',6,1795880687576,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"3e794eb0c5dbfccb0af1642b0ae71259bfac447a51345803c17d95ab270fd4cc"}','2ca8c94e4c2d93c79a2fa31c12f3ff0f10ef26d5d04f02aeeefa9c256d31f621');
INSERT INTO "log" VALUES('CUPTBL',7,1795880687588,'jo','jo-3','{"event":"dealt","hands":[[3],[3],[5]],"opener":1}','c1fec013bebb45ea69f56a3e83a23012213ba6db7a2d881666a075af7637df7a');
INSERT INTO "log" VALUES('CUPTBL',8,1795880687593,'jo','jo-4','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','3d1ed2978e0cbb056b046ba9f1887961131fb31190bb1e97bf50302e96b1b48d');
INSERT INTO "log" VALUES('CUPTBL',9,1795880687606,'kim','kim-2','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','e6872ae3d0b7ca4f1be409d390ade9776c6ce0d9bd50296b986089f5f2fa1183');
INSERT INTO "log" VALUES('CUPTBL',10,1795880687644,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','061f951f1913bc1923d286069dc1972476cf5eb616095205ccc8be6bb04c2534');
INSERT INTO "log" VALUES('CUPTBL',11,1795880687644,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','c1227084eb2f085037933d48b9ddca91135b07cb1d00027e4aae2aa028ba4cc8');
INSERT INTO "log" VALUES('CUPTBL',12,1795880687644,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"6804674670dfdbed67725c4b71ec6abccaaea6333bf53de7ef62892a664007dc"}','cb36cad87399174b86efb4ee04d08bd7d0b5b414b05d71e12be30667e71f99d2');
INSERT INTO "log" VALUES('CUPTBL',13,1795880687898,NULL,NULL,'{"event":"dealt","hands":[[5],[],[4]],"opener":3}','3c11dd0e72a2a5357a7f5a427dfda0894100c1df34421695a2d95f4ff5126f7e');
INSERT INTO "log" VALUES('CUPTBL',14,1795880687946,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','5d5545b3d44bfbcdd5ab332cd516d6a2b61459bb8a33c3834932f031338d22bc');
INSERT INTO "log" VALUES('CUPTBL',15,1795880687950,'jo','jo-5','{"event":"moved","seat":1,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','e0aeced66fafea620111c196ff9b45aba3ddcb23dc036b59f55fcad4a98dd2e2');
INSERT INTO "log" VALUES('CUPTBL',16,1795880687954,'jo','jo-6','{"event":"retracted","seat":1}','8f899312c61ec45d679ee080f047fb103c7c633a8405e68dd44f397331436f71');
INSERT INTO "log" VALUES('CUPTBL',17,1795880687957,'jo','jo-7','{"event":"moved","seat":1,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','62912e7b6e48d1351ce44c94595609ebd1a69723ac40b49e484f4a9d77874b29');
INSERT INTO "log" VALUES('CUPTBL',18,1795880687981,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','db9b6eef240829ecd446787a44b4f54d02a17db9d83a95fca39df38f16e25f45');
INSERT INTO "log" VALUES('CUPTBL',19,1795880687981,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','c4234f024b02b40f96d5d49df4d262552307863f2c5fb81c5a8571c269e29870');
INSERT INTO "log" VALUES('CLCKED',14,1795880688103,NULL,NULL,'{"event":"downtimecredited","milliseconds":656}','7c08c8c32e5c3576cc38b52c2eb40b0a129e4e2a7b92703f3c40dc4c887dd431');
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
INSERT INTO "person" VALUES('96J4FB49JKNA','Fay','fay','f93989c9c1ac48ac8dcc32b5e90b8a939b002a71371c670af20225eb28aa236d',1795880676195,'clubs',NULL);
INSERT INTO "person" VALUES('QJP8Q10A0W9N','Hal','hal','a74c7a4d72955df635947e135d3416bbd674e7b25328d3e0b84b96c2d484fe92',1795880687453,'clubs',NULL);
INSERT INTO "person" VALUES('ZT4S4AGFH31D','Ida','ida','14f98a140ca99a24b0ffb9f46d0d4bae26615698807ce3912cf15207ac3fff38',1795880687458,'clubs',NULL);
CREATE TABLE person_guest (
	guest TEXT NOT NULL, 
	person TEXT NOT NULL, 
	PRIMARY KEY (guest)
);
INSERT INTO "person_guest" VALUES('fay','96J4FB49JKNA');
INSERT INTO "person_guest" VALUES('hal','QJP8Q10A0W9N');
INSERT INTO "person_guest" VALUES('ida','ZT4S4AGFH31D');
CREATE TABLE person_name (
	look TEXT NOT NULL, 
	person TEXT NOT NULL, 
	PRIMARY KEY (look)
);
INSERT INTO "person_name" VALUES('fay','96J4FB49JKNA');
INSERT INTO "person_name" VALUES('hal','QJP8Q10A0W9N');
INSERT INTO "person_name" VALUES('ida','ZT4S4AGFH31D');
INSERT INTO "person_name" VALUES('lcla','ZT4S4AGFH31D');
INSERT INTO "person_name" VALUES('lda','ZT4S4AGFH31D');
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
	PRIMARY KEY ("table", game, seat)
);
INSERT INTO "result" VALUES('EVENNG',1,1,'phone',NULL,'kozak',1795880666020,4,4,7,1,0,4,1,1,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('EVENNG',1,2,'bo',NULL,'kozak',1795880666020,4,3,11,1,1,4,1,4,1,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('EVENNG',1,3,'cleo',NULL,'kozak',1795880666020,4,2,16,6,2,0,0,1,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('EVENNG',1,4,NULL,'beginner','kozak',1795880666020,4,1,13,3,2,5,4,0,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('EVENNG',2,1,'phone',NULL,'kozak',1795880676181,4,3,12,3,2,3,2,3,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('EVENNG',2,2,NULL,'reader','kozak',1795880676181,4,1,29,5,1,5,4,0,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('EVENNG',2,3,'cleo','reader','kozak',1795880676181,4,2,26,4,1,5,3,0,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('EVENNG',2,4,NULL,'beginner','kozak',1795880676181,4,4,7,2,0,3,0,0,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('CUSTMS',1,1,'fay',NULL,'bga',1795880677117,5,4,2,1,0,0,0,0,0,'d8d7a3e28af69fd8a03aa8f3e14535c3',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('CUSTMS',1,2,'bot-robo',NULL,'bga',1795880677117,5,3,1,1,0,1,1,0,0,'d8d7a3e28af69fd8a03aa8f3e14535c3',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('CUSTMS',1,3,'gus',NULL,'bga',1795880677117,5,5,2,2,0,0,0,1,1,'d8d7a3e28af69fd8a03aa8f3e14535c3',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('CUSTMS',1,4,NULL,'odds','bga',1795880677117,5,1,3,0,0,3,3,0,0,'d8d7a3e28af69fd8a03aa8f3e14535c3',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('CUSTMS',1,5,NULL,'odds','bga',1795880677117,5,2,2,1,1,1,0,0,0,'d8d7a3e28af69fd8a03aa8f3e14535c3',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('RATED2',1,1,'hal',NULL,'bga',1795880687521,2,1,1,1,1,1,1,0,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('RATED2',1,2,'ida',NULL,'bga',1795880687521,2,2,1,1,0,0,0,0,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('CUPTBL',1,1,'jo',NULL,'bga',1795880687981,3,2,2,2,1,0,0,0,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('CUPTBL',1,2,'kim',NULL,'bga',1795880687981,3,3,1,1,0,0,0,0,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('CUPTBL',1,3,NULL,'odds','bga',1795880687981,3,1,1,0,0,2,2,0,0,NULL,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "session" VALUES('fay''s token','6QEG42C35MAA','96J4FB49JKNA','Firefox',1795880676195,1795880676195);
INSERT INTO "session" VALUES('hal''s token','7QSJZPER2N2A','QJP8Q10A0W9N','Firefox',1795880687453,1795880687453);
INSERT INTO "session" VALUES('ida''s token','TTV61CS9461D','ZT4S4AGFH31D','Firefox',1795880687458,1795880687458);
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
INSERT INTO "tables" VALUES('EVENNG','new',1795880657057,'ana','ana-1',NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES('CUSTMS','new',1795880676215,'fay','fay-1',NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES('CLCKED','new',1795880677125,'dan','dan-1',NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES('RATED2','new',1795880687465,'hal','hal-1',NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES('CUPTBL','new',1795880687559,'tournament','0ded148c011e64e945dc108e80c2774f-1-1',NULL,NULL,NULL,0,NULL);
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
INSERT INTO "tournament" VALUES('0ded148c011e64e945dc108e80c2774f','XJD3X44RY9N3','Cup','jo','knock-out',3,4,'{"edition":"bga","options":{"dice":1},"clock":{"move":600,"bank":0,"increment":0}}','playing',1,1795880687550);
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
INSERT INTO "tournament_table" VALUES('0ded148c011e64e945dc108e80c2774f',1,1,'1,2,3','CUPTBL');
CREATE TABLE turn (
	"table" TEXT NOT NULL, 
	guest TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY ("table")
);
CREATE INDEX sat_down ON log (guest, command) WHERE substr(event, 1, 14) = '{"event":"sat"';
CREATE INDEX tables_by_age ON tables (state, at);
CREATE UNIQUE INDEX opened ON tables (guest, command) WHERE command IS NOT NULL;
CREATE INDEX tables_listed ON tables (at) WHERE listing IS NOT NULL;
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
CREATE INDEX result_rating ON result (guest, rating_class, rated_games) WHERE rating_class IS NOT NULL;
CREATE INDEX result_club ON result (club, ended_at) WHERE club IS NOT NULL;
CREATE INDEX result_guest ON result (guest, ended_at);
CREATE INDEX club_member_person ON club_member (person);
CREATE INDEX club_table_club ON club_table (club, opened_at);
CREATE INDEX tournament_owner ON tournament (owner);
CREATE INDEX tournament_stage ON tournament (stage, changed_at);
COMMIT;
