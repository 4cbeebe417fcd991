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
INSERT INTO "beat" VALUES(1,1795851284736);
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
INSERT INTO "club" VALUES('67e173a684236d871fc61920c4086c90','XDECGVFZ3A8C','Thursday','4DKTP9B70BY8',NULL,1795851273454);
CREATE TABLE club_member (
	club TEXT NOT NULL, 
	person TEXT NOT NULL, 
	joined_at BIGINT NOT NULL, 
	coming BOOLEAN, 
	coming_at BIGINT, 
	PRIMARY KEY (club, person)
);
INSERT INTO "club_member" VALUES('67e173a684236d871fc61920c4086c90','4DKTP9B70BY8',1795851273453,NULL,NULL);
CREATE TABLE club_table (
	"table" TEXT NOT NULL, 
	club TEXT NOT NULL, 
	opened_at BIGINT NOT NULL, 
	PRIMARY KEY ("table")
);
INSERT INTO "club_table" VALUES('CUSTMS','67e173a684236d871fc61920c4086c90',1795851273464);
CREATE TABLE due (
	"table" TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY ("table")
);
INSERT INTO "due" VALUES('CLCKED',1795851289741);
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
INSERT INTO "log" VALUES('EVENNG',1,1795851256784,'ana','ana-1','{"event":"opened","guest":"ana","edition":"bga","options":{},"chairs":5,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":null,"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false},"club":null}','9b761890e485f998f9eeba1b0198869223eb6d1e6f96eddba73d195fd2dcb617');
INSERT INTO "log" VALUES('EVENNG',2,1795851256784,'ana',NULL,'{"event":"sat","chair":1,"guest":"ana","name":"Ana"}','d530d42c988f9afb05cf0b50a4ad9919b438eed8abf83cab67efa25fd9c50ca9');
INSERT INTO "log" VALUES('EVENNG',3,1795851256822,'ana','ana-3','{"event":"configured","edition":"kozak","options":{"calza":true},"chairs":4,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":null,"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false}}','08e7be0b364e197ce03829fdb0f4ad0591d36159a0d4adab52c67637ee00d8fd');
INSERT INTO "log" VALUES('EVENNG',4,1795851256825,'bo','bo-2','{"event":"sat","chair":2,"guest":"bo","name":"Bo"}','61001531bf150ce1a8b194bd6e442f410a06f2cf48a0686ac03a2a74dd109a59');
INSERT INTO "log" VALUES('EVENNG',5,1795851256826,'cleo','cleo-2','{"event":"sat","chair":3,"guest":"cleo","name":"Cleo"}','25eaaee5acdfe1d78549ffe3b9cd38fdcae5985b349ffb3b9dd931da248f164d');
INSERT INTO "log" VALUES('EVENNG',6,1795851256828,'ana','ana-4','{"event":"botseated","chair":4,"bot":"beginner","left":false}','8bc5af038af9ae00f536df4721ba0e6a5c8d910bec12c1ffc43d2b6e25c083d5');
INSERT INTO "log" VALUES('EVENNG',7,1795851256829,'cleo','cleo-3','{"event":"stoodup","chair":3}','7d2b74f1cd973b39523338250cf577bbd372a1a01f08e5a3605313fc744df33d');
INSERT INTO "log" VALUES('EVENNG',8,1795851256831,'cleo','cleo-4','{"event":"sat","chair":3,"guest":"cleo","name":"Cleo"}','4f26041c0adaada253bc9f9a18daa85e2f5700ba0d3231fbe18d1edfb00a906e');
INSERT INTO "log" VALUES('EVENNG',9,1795851256832,'cleo','cleo-5','{"event":"sat","chair":3,"guest":"cleo","name":"Cléo"}','f89574a03545f1ad4e4b941a5ac3b83111099d964cb21749ad89fc4e8237ff6e');
INSERT INTO "log" VALUES('EVENNG',10,1795851256833,'ana','ana-5','{"event":"chatted","seat":1,"phrase":"good-luck","text":null}','13be165c8e53622fce5b333a1d43af49d7c6c1bf9e36bf1af2cbab546c2935be');
INSERT INTO "log" VALUES('EVENNG',11,1795851256835,'bo','bo-3','{"event":"chatted","seat":2,"phrase":null,"text":"Хай щастить!"}','4293dcca48a30641cfd787cb3a3d9199ad206dfdb107c23a2030c6745063a74a');
INSERT INTO "log" VALUES('EVENNG',12,1795851256836,'ana','ana-6','{"event":"started"}','828542ee6f2dbf51b5a28a8b67ae7154387c166b090e08134f9189fed820f3c2');
INSERT INTO "log" VALUES('EVENNG',13,1795851256837,'ana','ana-7','{"event":"digestgiven","seat":1,"round":1,"digest":"73042906ce32bc2323b41fb943a1d2e51e83e394559111300e2c3d8f26a661ac"}','3eff41f4842a33a7c7421ea7dd4ecf0feeb520fad80c8dcc7835474ef1f77393');
INSERT INTO "log" VALUES('EVENNG',14,1795851256839,'bo','bo-4','{"event":"digestgiven","seat":2,"round":1,"digest":"353b7027246b8e484ec378e38bd8629932e7386ac92d9fb55d9b8dc048bbf527"}','d53f714455785977ca816a8c1f6a7bc3aab89ed8ce9a783fafa3f9cdc60c46fe');
INSERT INTO "log" VALUES('EVENNG',15,1795851256840,'cleo','cleo-6','{"event":"digestgiven","seat":3,"round":1,"digest":"ba67975d95b316cef4abaef7e6e13249ab4566e0a9b720eec20f6e443b393fc1"}','134b3d218fdfa46656370ff2da6d4f307da0def5250fd2c9a01cfeeff1c81975');
INSERT INTO "log" VALUES('EVENNG',16,1795851256840,'cleo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ac329c75c13a3f42879a84af1d1711260d4a188fe8cf2638e773418ed40e96a2"}','27253f40d0324e744c9cab2249a8a8973c2e7dbd8f447fa15fe0ca096eab9863');
INSERT INTO "log" VALUES('EVENNG',17,1795851256842,'ana','ana-8','{"event":"contributed","seat":1,"contribution":"58e083af152255a9f9e653189400622b"}','dddcbc92d90495e0e7f96a34ad0c2bbe6845fe33a7e0ffabc8bf7aca9816f5bd');
INSERT INTO "log" VALUES('EVENNG',18,1795851256843,'bo','bo-5','{"event":"contributed","seat":2,"contribution":"798edeee4afa332e8929e2c7bccf3378"}','09146eae0643e83fe807b4c289bec44b2420b50a3ad7422247e8be236b39d40c');
INSERT INTO "log" VALUES('EVENNG',19,1795851256844,'cleo','cleo-7','{"event":"contributed","seat":3,"contribution":"3aa05d28338c419cf5a35ac2ac3664ae"}','5137cbcc7f104b47bd017e36bb2625796c0b5ee1ba232dca784e850133df21af');
INSERT INTO "log" VALUES('EVENNG',20,1795851256903,NULL,NULL,'{"event":"rolled","faces":[2,1,4,1]}','84cea358031136e8f68fa9205c8fde27bfa5b2f0871ba733cb8248b6aa62955a');
INSERT INTO "log" VALUES('EVENNG',21,1795851256969,NULL,NULL,'{"event":"dealt","hands":[[4,3,1,4,1],[3,1,1,3,5],[1,2,4,6,4],[3,6,1,6,2]],"opener":3}','55893e96be1f62af412b70094ffeee2aab124fd585a1c0940efd2e64db082340');
INSERT INTO "log" VALUES('EVENNG',22,1795851256975,'bo','bo-6','{"event":"pauserequested","seat":2,"wanted":true}','2d5308ce0fd5b017b3899a978cab095095f2a27d1c720589194e6790401d814e');
INSERT INTO "log" VALUES('EVENNG',23,1795851256977,'cleo','cleo-8','{"event":"pauserequested","seat":3,"wanted":true}','1b77a962f2e19d8773435f6647b51bc4390cd04f8f8d1f5326714b43cc44a797');
INSERT INTO "log" VALUES('EVENNG',24,1795851256978,'ana','ana-9','{"event":"paused"}','156c0f559cb77226d72bdfb5e33ce1fc159e57eda7df97b464602d63fcbec253');
INSERT INTO "log" VALUES('EVENNG',25,1795851256979,'bo','bo-7','{"event":"resumed"}','fcb45b78c6e298d902c7e31f2f89373e4ebd1ae569a101791bf0c9dc287b025c');
INSERT INTO "log" VALUES('EVENNG',26,1795851256991,'phone','phone-2','{"event":"handedover","chair":1,"guest":"phone"}','9e4c82967584c36ab93c8d90b1b25052194b4d850592544b70df6e56868b28b9');
INSERT INTO "log" VALUES('EVENNG',27,1795851256996,'cleo','cleo-9','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','69548e61d6b75242f0436f41949970f25d71ad52cca509d0bf96e090247dd722');
INSERT INTO "log" VALUES('EVENNG',28,1795851257019,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":9,"face":6},"timed_out":false}','f61b3f0a97bce7d362a2fb062a855df68949adab27c439e2a50e811930c63d92');
INSERT INTO "log" VALUES('EVENNG',29,1795851257025,'phone','phone-3','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','001c0d373f2bcddcc3e90c3373a7978c8de5624f954324a813a8dbef2a0dc4c7');
INSERT INTO "log" VALUES('EVENNG',30,1795851257025,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','387016ff5b59fce30a8d5152f23b5947c3178b64cab069f3e4ce6aa42d5cd6f2');
INSERT INTO "log" VALUES('EVENNG',31,1795851257025,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"9daf2eb92eb9782f1c85fa62778b7dac4f62617ccaacd0119786121a301ae188"}','1fccd9ef24d5161eb150039b280921c4c191c1287bafdca4697653b8f0cb2048');
INSERT INTO "log" VALUES('EVENNG',32,1795851257500,NULL,NULL,'{"event":"dealt","hands":[[1,1,2,5],[2,4,4,3,4],[1,1,2,5,3],[2,4,3,2,5]],"opener":1}','323d385b794860726b6292c3a0df3f2bd2dc134ffbad77c471986129591e9599');
INSERT INTO "log" VALUES('EVENNG',33,1795851257506,'phone','phone-4','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','e550ea1f4ff63703d0c1cb14ec9613a263c51ab164ce3475bb55ed2c0a62f428');
INSERT INTO "log" VALUES('EVENNG',34,1795851257508,'phone','phone-5','{"event":"retracted","seat":1}','8c4fd833c188d7a8b81dada2d74e35b9cb9b0b920234f8f1244ff431fcd2ea9b');
INSERT INTO "log" VALUES('EVENNG',35,1795851257509,'phone','phone-6','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','b3db01f09da25866e5231eecd4d83b88d0e1d70dc655b8c93ceb66f8ab1bc188');
INSERT INTO "log" VALUES('EVENNG',36,1795851257517,'bo','bo-8','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','e9907e9f01eb0ca6b9e40c1063f6c48fd557109504b5358b933413ab2891f6b1');
INSERT INTO "log" VALUES('EVENNG',37,1795851257525,'phone','phone-7','{"event":"calzacalled","seat":1,"decided_at":1795851257540}','c9918f7506a8595bfb7ce4fa6e4360c3c9773950e3646a8429d5b22959367afb');
INSERT INTO "log" VALUES('EVENNG',38,1795851257526,'bo','bo-9','{"event":"calzacalled","seat":2,"decided_at":1795851257541}','029e74f50937c46c5ef0d4ccf6b1237bcd29637a78cc736f07204843ae6001df');
INSERT INTO "log" VALUES('EVENNG',39,1795851257540,NULL,NULL,'{"event":"moved","seat":1,"move":{"move":"calza"},"timed_out":false}','0fa86623edc6dc5298766f42844322c0f092fcf68f455d9d8770f7fd0e3d6c52');
INSERT INTO "log" VALUES('EVENNG',40,1795851257540,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','a25eee6c292d3e08643bab1e9d6abab31a809fa2a664708eb28ee82edef3ce8d');
INSERT INTO "log" VALUES('EVENNG',41,1795851257540,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"6a2f57f887537e3cfbdb7631c93c3518ec24fd40ab2f5f14934eed6e4eb4b2df"}','4dd8cddaba4c1bbae47070260bba245ea5b01852e6bc70a1139c60e43de99f27');
INSERT INTO "log" VALUES('EVENNG',42,1795851258000,NULL,NULL,'{"event":"dealt","hands":[[5,2,4],[4,6,5,2,6],[1,3,5,1,3],[1,5,5,4,6]],"opener":1}','decaf5fbcb78ff4d641e1e8656b216c09a2b8316fb4f191bcfa5e5aad89bee17');
INSERT INTO "log" VALUES('EVENNG',43,1795851258004,'phone','phone-8','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','8651066480885274e10c38bbee01f2b130ff398bfa5f62dbe6fba426968a1af3');
INSERT INTO "log" VALUES('EVENNG',44,1795851258007,'phone','phone-9','{"event":"retracted","seat":1}','8554bc6241d5a1112f2e00ca061781cd29aacbfbffbc1d3ffd4df12f5aabfce4');
INSERT INTO "log" VALUES('EVENNG',45,1795851258009,'phone','phone-10','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','861e2f444d87c72f7ce386e8e9c7f94ffb3c1a696acee05726be45d1bcf11f17');
INSERT INTO "log" VALUES('EVENNG',46,1795851258018,'bo','bo-10','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','5b3aac339fa7571e451d6d896fb478b10302f41dbf75d5ea750f25f346b80147');
INSERT INTO "log" VALUES('EVENNG',47,1795851258027,'cleo','cleo-14','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','2df0f17614cd5dc4500981fdaf872518d475a4060fc904f5509763af82fda029');
INSERT INTO "log" VALUES('EVENNG',48,1795851258052,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','e8962c4f300b9a82e70065ee441d5db563648a2d0406c2ab79f096197553b193');
INSERT INTO "log" VALUES('EVENNG',49,1795851258055,'phone','phone-11','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','a511fdea5986c56b06ab8cf0a43e4ad5a0964187da0950d5991e8ecc43a7c3d5');
INSERT INTO "log" VALUES('EVENNG',50,1795851258055,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','654e601e950589844394d037362834e89e4dcde16461619306e1e5ddd19e6fd2');
INSERT INTO "log" VALUES('EVENNG',51,1795851258055,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"10a239a1192dda349f49b1ff3d54ba89ca07e9534693d729dd5e1db247e0159a"}','186a17e37487ead15fd716f19394970af832aa2b1bf61620c259cfdbe7f5dcd4');
INSERT INTO "log" VALUES('EVENNG',52,1795851258484,NULL,NULL,'{"event":"dealt","hands":[[2,5],[4,4,3,6,6],[3,4,1,5,4],[6,5,2,3,5]],"opener":1}','fe93de57858edd66725fe8f00cf817998a761ae26410366802b2d4e7ac88693a');
INSERT INTO "log" VALUES('EVENNG',53,1795851258489,'phone','phone-14','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','319636a7a38e9fa34c29ae609f43a45cb260a2864cf44434ccc60c502edc0ad9');
INSERT INTO "log" VALUES('EVENNG',54,1795851258498,'bo','bo-11','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','09eee7a05d71593c692d227fe222bcfbd0738c3bba5264e9415332cd06046b05');
INSERT INTO "log" VALUES('EVENNG',55,1795851258507,'cleo','cleo-15','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','d26675db0d88f6c514d4ff1ea5b1fda0ebea7391d84a693858111c8945fc3598');
INSERT INTO "log" VALUES('EVENNG',56,1795851258510,'cleo','cleo-16','{"event":"retracted","seat":3}','33853fd0b12bf1b631b6e572bb568254e63aeef78af220624d0a76f0695b0a86');
INSERT INTO "log" VALUES('EVENNG',57,1795851258512,'cleo','cleo-17','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','94454e264a8a1f5dc2d873f1522e50397047b53c1cc6179b936d6ab9f8f59238');
INSERT INTO "log" VALUES('EVENNG',58,1795851258529,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":3},"timed_out":false}','b934d639cc44694cd0b3998ffa088fb6551d370ee9cc6f5133d85221a2e47863');
INSERT INTO "log" VALUES('EVENNG',59,1795851258533,'phone','phone-15','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":3},"timed_out":false}','9a3f3962a9b33d8fc1bba872bc1de84e60f8438761c9ec49803ca627a1192f5b');
INSERT INTO "log" VALUES('EVENNG',60,1795851258543,'bo','bo-12','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','2a36578f5803f33dfd4c9efeee7f8bb0c4b53cec8cc7a8d273fb890033e838c0');
INSERT INTO "log" VALUES('EVENNG',61,1795851258543,'bo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','4ea2f58706cdae4d76814e37fcccc9c8d14fec80ade4feeb292c798fa539073e');
INSERT INTO "log" VALUES('EVENNG',62,1795851258543,'bo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fc88705d4617d839d4d4b57c7e47d347dc1319d6679ca18dce8d10aaa386497a"}','558144266f8e5c03a02ef138cd8ed4b72db9ec7f801aebce486f3b5034688c2b');
INSERT INTO "log" VALUES('EVENNG',63,1795851258940,NULL,NULL,'{"event":"dealt","hands":[[1,3],[2,1,1,5],[1,2,3,6,1],[3,4,6,5,6]],"opener":2}','01c26bd4a60944b38d49caea811e4fb10b7701790550e1d1e44cedb019c4fef2');
INSERT INTO "log" VALUES('EVENNG',64,1795851258949,'bo','bo-15','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','f8eb8e293378b52efce1db88208bed20928a488a3e694d27ae2916887dc9a53e');
INSERT INTO "log" VALUES('EVENNG',65,1795851258958,'cleo','cleo-18','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','007b986744c457f6d803b9789d85037b283a6cca8b78c29d8185bd09cbb5dcb6');
INSERT INTO "log" VALUES('EVENNG',66,1795851258975,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','d4966c247c48bd02dde1dc27294bb8a1849625625a942f0ef3e231b5887439cd');
INSERT INTO "log" VALUES('EVENNG',67,1795851258977,'phone','phone-16','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','fb3d5b6ae218a0c83bd6abfdafbc6daff68ec84698dd1afdeaaa195cde5e4aa7');
INSERT INTO "log" VALUES('EVENNG',68,1795851258987,'bo','bo-16','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','0ce5fce1bfc4d2dc697ec8fd7e69fca76ec72ffb29b92e71e80331611492d31f');
INSERT INTO "log" VALUES('EVENNG',69,1795851258987,'bo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','5455c6834b01916f24678c271b972bd930168c3bcebc55ac2d57920f65ab81cc');
INSERT INTO "log" VALUES('EVENNG',70,1795851258987,'bo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"e87da3ea7aa9b6b4dd2cfe1d1c5a95f2190acbc4e73c5a45bf9b40f780683503"}','2bf72d67f9f3fea2edb392537e3bb6f80e33c98421ef1d1221b1cef5f635fbaa');
INSERT INTO "log" VALUES('EVENNG',71,1795851259431,NULL,NULL,'{"event":"dealt","hands":[[2,3],[3,6,6],[1,2,2,2,3],[4,2,1,3,3]],"opener":2}','55e1e912e6aec9468587c35f203665756a2ddb53c2863a759e4ac69d3c13f184');
INSERT INTO "log" VALUES('EVENNG',72,1795851259438,'bo','bo-17','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','ff5339ccd30424fa21c5638186f636dae638726242973b8f98c45a5a07676af8');
INSERT INTO "log" VALUES('EVENNG',73,1795851259448,'phone','phone-17','{"event":"calzacalled","seat":1,"decided_at":1795851259463}','272d73695ec0b0f24c5aff80449ea4b3ebc0283a545a82679ab4dc7d15389a3d');
INSERT INTO "log" VALUES('EVENNG',74,1795851259450,'bo','bo-18','{"event":"calzacalled","seat":2,"decided_at":1795851259465}','68229853153703236b9a5db78c56f2b2ecac2923b07626dffa7d08879a76ae57');
INSERT INTO "log" VALUES('EVENNG',75,1795851259463,NULL,NULL,'{"event":"moved","seat":1,"move":{"move":"calza"},"timed_out":false}','94ef5965e2a99518bb203c4035ed9ac431dcf97940fc0ed7eded690ca08836f3');
INSERT INTO "log" VALUES('EVENNG',76,1795851259463,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','df3c0f686a746ad63f753761913abeb062e20f0cae79690995ebf37755e7d71d');
INSERT INTO "log" VALUES('EVENNG',77,1795851259463,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"969568bb298e28c5e39af6f484255c7a79e38c0d37b0d48f75d55d7731668514"}','d303ccb39f2fb25635da3076ad4563d559f01fb24bf412f1436850f9cec73d00');
INSERT INTO "log" VALUES('EVENNG',78,1795851259829,NULL,NULL,'{"event":"dealt","hands":[[4],[6,5,4],[4,5,1,6,5],[6,5,3,3,1]],"opener":1}','6bfe17416e2167aaaccb0d1b1da91a1f93c6733f1c2e4bdaeb24c1efe8b512db');
INSERT INTO "log" VALUES('EVENNG',79,1795851259831,'phone','phone-18','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','5ab7226674063d2740c7521ace1a7a353a005d9b87a74a716dbae8e51dec844c');
INSERT INTO "log" VALUES('EVENNG',80,1795851259835,'phone','phone-19','{"event":"retracted","seat":1}','a772241491dae0a6f01c3c7771b544c54bfe0d9784cf9ca1e6575199cc413a3d');
INSERT INTO "log" VALUES('EVENNG',81,1795851259838,'phone','phone-20','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','5d2a4d463a806888b50e5a8ffdd451cba462864c134c805cffa135ab7ecb51d7');
INSERT INTO "log" VALUES('EVENNG',82,1795851259846,'bo','bo-19','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','81a1331bb1cb85aaeff6c92bd4d4260c8a5a7510d2ebb60ce604362f53a29565');
INSERT INTO "log" VALUES('EVENNG',83,1795851259856,'cleo','cleo-23','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','2e95f47631b44ed52b82f060e15c9506af63adcf01ed9dba99c090e25c7d2c2a');
INSERT INTO "log" VALUES('EVENNG',84,1795851259945,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','e5b15b6af0b34422f81bcd6068405a4d6f6cc4ee18b4d3a2fa5f0c221f81da3c');
INSERT INTO "log" VALUES('EVENNG',85,1795851259945,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','bf4937604884cb9fb78936bd1018463c87ee8aea0a14a3dd95440a94b491a42b');
INSERT INTO "log" VALUES('EVENNG',86,1795851259945,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ddbeb24a3ec524dc77c2932fc6ecc1e560e369a656536d939bbf976bab42dcb5"}','89f41c296d7c2af2592f3fc5aeda305027e92b266ee77ed07df66a7fa4ce141b');
INSERT INTO "log" VALUES('EVENNG',87,1795851260279,NULL,NULL,'{"event":"dealt","hands":[[4],[1,1,2],[1,3,1,1],[1,1,3,1,6]],"opener":3}','aebcc766bfa3d953ed582e32fbd5486fc8337d51a030a9394befaea3c0e49c8c');
INSERT INTO "log" VALUES('EVENNG',88,1795851260287,'cleo','cleo-24','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','c2b7e05d1e1f122b8f995324ac16b912e1cffd7c882fa60619dc62f4e240eec7');
INSERT INTO "log" VALUES('EVENNG',89,1795851260295,'cleo','cleo-25','{"event":"retracted","seat":3}','53e98859bce309009efe3179a50a7de17711be2e3db38718e25a04dce0cbc08e');
INSERT INTO "log" VALUES('EVENNG',90,1795851260299,'cleo','cleo-26','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','5a400d872f10893fbaa77079d3f04d1e5a8090b770a815860782a834cf5625ad');
INSERT INTO "log" VALUES('EVENNG',91,1795851260316,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','035f14100d607e142985046d9ed225eb99c39acbb73946db35c47e08ede170df');
INSERT INTO "log" VALUES('EVENNG',92,1795851260321,'bo','bo-20','{"event":"calzacalled","seat":2,"decided_at":1795851260336}','a37012aea1c0fd8dc7e2f35761e1fa36eaada95f1766b5b08682f94969a66fb4');
INSERT INTO "log" VALUES('EVENNG',93,1795851260323,'cleo','cleo-27','{"event":"calzacalled","seat":3,"decided_at":1795851260338}','992033918552ffde6119bdd883c21353225eeb13c7684867ef0ca0f51047e58a');
INSERT INTO "log" VALUES('EVENNG',94,1795851260337,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"calza"},"timed_out":false}','3df5d09cd75c0bfd2226822c62d0c931fb9989f40ae34fa167b56900d2a28653');
INSERT INTO "log" VALUES('EVENNG',95,1795851260337,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','8075a2017fb1cc4010cc45288ce7ab478a96e9908a98069ea14ec5365cba9c81');
INSERT INTO "log" VALUES('EVENNG',96,1795851260337,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"36c664e1a9ad01c9395fcfdadf54fc28a94fa34283f0c4554501acf81abcc0e6"}','0a102e831dfa24b163991c5154fec6b397de3db3a3fecfaae5c47f1ff143486c');
INSERT INTO "log" VALUES('EVENNG',97,1795851260797,NULL,NULL,'{"event":"dealt","hands":[[4],[1,2],[3,3,1,6],[6,3,3,1,1]],"opener":2}','40340cafb90d17ff342a599350380844e40e930b2377f0823ca9c71049f2a016');
INSERT INTO "log" VALUES('EVENNG',98,1795851260803,'bo','bo-21','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','a4e9642c1c80f71a8cb803db39fc5a0df3bb9aeaf934dce23543a536981b6f06');
INSERT INTO "log" VALUES('EVENNG',99,1795851260814,'cleo','cleo-28','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','09215793e335cffdcae29bda6eb88240fd9e51bed2f0401b85a7a2fe2406f11a');
INSERT INTO "log" VALUES('EVENNG',100,1795851260819,'cleo','cleo-29','{"event":"retracted","seat":3}','215ad0c5e8762991a66a8b4f949a072c9fdc6ced3022c1cd22738b1aebf4ca3f');
INSERT INTO "log" VALUES('EVENNG',101,1795851260823,'cleo','cleo-30','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','08866feca360085399a2d38f00ebe8fc8272427eb68a982c661f144933eeaa40');
INSERT INTO "log" VALUES('EVENNG',102,1795851260844,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":1},"timed_out":false}','75dfecdc6b785c8f19581804628ef0b337547e215e9a09dad4040c9f2a32ad60');
INSERT INTO "log" VALUES('EVENNG',103,1795851260848,'phone','phone-25','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','fad1531060e52efbf056b44b29bf101e1433394cc43dc0e203fa2e16c15b9972');
INSERT INTO "log" VALUES('EVENNG',104,1795851260848,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','018b1be6a795bb09f33d44a780d142da79a97b4aa14fda8afc8617957775e4d0');
INSERT INTO "log" VALUES('EVENNG',105,1795851260848,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ab522b68672b5606c9fef7a3b93d380fb5ff3af4924daded36bd639465e79077"}','266dca0acdbce6879a679a5b4fe146a1a9b47770dfacffdcef9587360a6ecc8c');
INSERT INTO "log" VALUES('EVENNG',106,1795851261245,NULL,NULL,'{"event":"dealt","hands":[[],[3,2],[5,1,1,6],[4,1,4,1,4]],"opener":2}','8bf33c8c87c69ecf4f85a4bfd7e4567041a2bf08ba1fe39936d1bdbb3152a345');
INSERT INTO "log" VALUES('EVENNG',107,1795851261247,'bo','bo-22','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','063a5da64ae9ac39f5c80c5f9890a49b5b39eff9766b455f02d1d24f68ba89a2');
INSERT INTO "log" VALUES('EVENNG',108,1795851261257,'bo','bo-23','{"event":"calzacalled","seat":2,"decided_at":1795851261272}','4396942e217f46532472761036d9a6e32def7ca3da33c0cccf6e5d04f313590d');
INSERT INTO "log" VALUES('EVENNG',109,1795851261273,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"calza"},"timed_out":false}','0fc4d75d63ffd016a4769bd3a9b8d7b371aae189069e3c869c2daed75e7ca489');
INSERT INTO "log" VALUES('EVENNG',110,1795851261273,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','dc07284a163b74a7f0dd0b97da01bcd1b99c31b1a9d3a6eb22a96aa9ca8d844d');
INSERT INTO "log" VALUES('EVENNG',111,1795851261273,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fb04ce8236d7cbf8d81af12ea067f302b3cd53736244c25fb1827db3a35e56ad"}','c62cb8abe38c84a5045bb9e4c012fda054e44b2d28a26b03c7ec39bcec6d18c1');
INSERT INTO "log" VALUES('EVENNG',112,1795851261660,NULL,NULL,'{"event":"dealt","hands":[[],[6],[6,5,2,3],[2,5,4,5,2]],"opener":2}','d83a697d1ca68f8ac2bdddd2aa9b21563f18ed27fa410d4c40a1fdb63ca8acc7');
INSERT INTO "log" VALUES('EVENNG',113,1795851261662,'bo','bo-24','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','8f97d8f4982e7dfae1761a9319cbea1d8e3862c6e0f0cec30a54ee60c8cec178');
INSERT INTO "log" VALUES('EVENNG',114,1795851261670,'cleo','cleo-35','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','144e09ed342d39e0e675cbbf85f02a8bc7b1f581cfe18db3e27eb98248774196');
INSERT INTO "log" VALUES('EVENNG',115,1795851261803,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','5854eb1344fcff97810e48ba5a899498fa0083a244a1fcae3ca2782d4444bd56');
INSERT INTO "log" VALUES('EVENNG',116,1795851261805,'bo','bo-25','{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','ebe4595b48f737d710efe75fe5d2382b643555ce877a15219cbfffac64987727');
INSERT INTO "log" VALUES('EVENNG',117,1795851261808,'bo','bo-26','{"event":"retracted","seat":2}','80db3dc3c96eed511ee72ba53da91bd33ba6433d725c84a25ddaa61c4425ef52');
INSERT INTO "log" VALUES('EVENNG',118,1795851261810,'bo','bo-27','{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','d089d61c28fd17ea2ba57f4fe947744eda09d0e82fb8567a981677147b90c84e');
INSERT INTO "log" VALUES('EVENNG',119,1795851261817,'cleo','cleo-36','{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','07e2d5147ce2647cb829ef8d01854148886ef41e6dd5a3d077edf5cad9dd2998');
INSERT INTO "log" VALUES('EVENNG',120,1795851261817,'cleo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','b17e6b8799f6201cb196f387b4a31c30ce572380a38196e7330d570ea0b45f11');
INSERT INTO "log" VALUES('EVENNG',121,1795851261817,'cleo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"90033d154a21c3a89b2f661c1285ad2afd865e191f5bccbb161db8e50b16377d"}','10fab71038edec98ca28580e579d85e9079c63e8f736412865929f8a267920e3');
INSERT INTO "log" VALUES('EVENNG',122,1795851262171,NULL,NULL,'{"event":"dealt","hands":[[],[],[2,5,6,6],[5,5,5,2,4]],"opener":3}','c0b568f002e86af2df8325090d6a9c1528c05c5207ef625862ac6726767a8c3b');
INSERT INTO "log" VALUES('EVENNG',123,1795851262176,'cleo','cleo-39','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','90249ddeec4c23671f32b60d07ffeca136091ed4f31fd7825e7f6aa23b0ae553');
INSERT INTO "log" VALUES('EVENNG',124,1795851262199,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','7c00f9c3709f6b2e7eafbed3546270ff688e98bac5b78587ba8b3693d9ce6a30');
INSERT INTO "log" VALUES('EVENNG',125,1795851262201,'cleo','cleo-40','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','1c2eec2948a49e7fa04aed7a9795369e4a418140293bcd5dcd405d3d8ceb622b');
INSERT INTO "log" VALUES('EVENNG',126,1795851262204,'cleo','cleo-41','{"event":"retracted","seat":3}','a941e5701db222b04cff9a4af1e60f0b91f6eaaa6740b17fcc18799ed388bff9');
INSERT INTO "log" VALUES('EVENNG',127,1795851262207,'cleo','cleo-42','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','96b97c2e75ea80852773b7930c2dc05a3154f6a4fc4b3775313f07b29c2a4fd0');
INSERT INTO "log" VALUES('EVENNG',128,1795851262280,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','84f9a562a75c89b7efbd8e897b71fdce00798e17341026a91d8a8d56524734f8');
INSERT INTO "log" VALUES('EVENNG',129,1795851262280,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','0042e498361839daa962b7eb7def88bb75a46d915e9118d66ab2bfd7e7d79e88');
INSERT INTO "log" VALUES('EVENNG',130,1795851262280,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"966ab5c934780e53cd17b3aa3cdc06a7b8b7f327a8366dd7455577ae16b3e5b9"}','e6de1f14603dc0181015a4462fbad882ce9306a77f2156e1e30a6aed2d0de7bc');
INSERT INTO "log" VALUES('EVENNG',131,1795851262591,NULL,NULL,'{"event":"dealt","hands":[[],[],[3,1,1],[2,2,5,6,3]],"opener":3}','6ba35ebc842d0dc2a4a120a0f399a2418358fb6c6b57995da5285f01883ecbff');
INSERT INTO "log" VALUES('EVENNG',132,1795851262593,'cleo','cleo-43','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','9ccef06d6b3979f6076e14ddce811d1c9eabe042f22ad2e6d5e77dd544ac8a3f');
INSERT INTO "log" VALUES('EVENNG',133,1795851262615,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','6050415947d179c3b357f865b224279868c95f0998a15b03758e3b8f5b571289');
INSERT INTO "log" VALUES('EVENNG',134,1795851262621,'cleo','cleo-44','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','513d09c0f4626f77194250a28dc662ce6751832a18d913c2415e14387e4c1868');
INSERT INTO "log" VALUES('EVENNG',135,1795851262696,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','9b5d5a17f423b1b6f9e4a6dbdfa29a55620ec9d67910e47b14108205a0173e2c');
INSERT INTO "log" VALUES('EVENNG',136,1795851262696,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','86cdd97c35ac417e75885b4798c673327ca4e3030316dce3294056153ef5ba80');
INSERT INTO "log" VALUES('EVENNG',137,1795851262696,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"1408a74f1a1b25552d609f4b83b4ffd737d86a36a4827519001cb598a1c9438a"}','d46d9f82309ab99e8b2a4eedb89fe02b9ee0af4e6acc6e8e97290a2e2a10c479');
INSERT INTO "log" VALUES('EVENNG',138,1795851263022,NULL,NULL,'{"event":"dealt","hands":[[],[],[6,6,6],[3,2,2,2]],"opener":4}','da9aa11377ec847d527e563573f4fe49ece28e84b518b008a5a1fcc0da69e2ce');
INSERT INTO "log" VALUES('EVENNG',139,1795851263064,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','197612e299f3b301e9463a5065f108055443147a1d191da1456d45e4b591af73');
INSERT INTO "log" VALUES('EVENNG',140,1795851263066,'cleo','cleo-45','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','708572af7e190e210415a74c8cda1c5d8a1a13d169756961f12162739a63c46c');
INSERT INTO "log" VALUES('EVENNG',141,1795851263071,'cleo','cleo-46','{"event":"retracted","seat":3}','15e89c1c462b8f5473b25773596e3fafac32055ea40aa98bd085475d96540edd');
INSERT INTO "log" VALUES('EVENNG',142,1795851263075,'cleo','cleo-47','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','899a6ab7bc71c7dcf2e06da98663c12a2df69798f7b24775bbd36f215f72efe7');
INSERT INTO "log" VALUES('EVENNG',143,1795851263134,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','13e68ca827e9d5def6064a07a2d370bd9e739e2a331ae1872f792701ce13dc9a');
INSERT INTO "log" VALUES('EVENNG',144,1795851263173,'cleo','cleo-49','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','ae84fff423832f9172bd34d590f39af7eedc07f1512891ed577723005d5eabe8');
INSERT INTO "log" VALUES('EVENNG',145,1795851263270,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','4d2f6a5abc255b587679f8b66ecf3995f0fee7bc2d260b0b555b10dd0a44cc86');
INSERT INTO "log" VALUES('EVENNG',146,1795851263270,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','e8b7138b3851e3a6dbd3b3a121e6200620abe201917c98f30dcffcc3b6949de5');
INSERT INTO "log" VALUES('EVENNG',147,1795851263270,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"c6368e1ba56a90855c52a26a66b82159c335297cf51c2f3c689bc8d4f7c59e3e"}','d8e17413f3ec196b057104b69dd186eccb1bfd4a1a3292e0771351f63e05bb9e');
INSERT INTO "log" VALUES('EVENNG',148,1795851263549,NULL,NULL,'{"event":"dealt","hands":[[],[],[2,4],[6,6,3,4]],"opener":3}','a9f298ba7fc23c3d0cb36b3b6085c633cc4c1da95b31f4df5bf1830fffd3c576');
INSERT INTO "log" VALUES('EVENNG',149,1795851263551,'cleo','cleo-50','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','2d98baefb742b97eef5c2ba88e0c46e1771321c091b9a6dd04f85f97138a09c4');
INSERT INTO "log" VALUES('EVENNG',150,1795851263583,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','ff838d821c991c191b068a72c571b79c2577120a0d4a3461e15d10e388c9c3db');
INSERT INTO "log" VALUES('EVENNG',151,1795851263583,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','efff08ca135171ab8865a2d952823d59538203048ac620dbe172af6742f2948a');
INSERT INTO "log" VALUES('EVENNG',152,1795851263583,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"3ddc78413cc776c6b89b7ab88e5f64f23e6af431d3cdeab91d3f95cce8840d1c"}','af36b9cd3f407418348ab743ef83ce334cb25e38a276980e012b95b927674929');
INSERT INTO "log" VALUES('EVENNG',153,1795851263879,NULL,NULL,'{"event":"dealt","hands":[[],[],[5,1],[4,6,5]],"opener":4}','a6459cb2950a2f1b7406a4c85d14142a130ddcb30cbf144c33c7214d2685e3e8');
INSERT INTO "log" VALUES('EVENNG',154,1795851263920,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','45e46ec31fce9d62eb3576f2c4e9f3abe219118ee0546c5fcd4164728580d013');
INSERT INTO "log" VALUES('EVENNG',155,1795851263922,'cleo','cleo-51','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','b22b4be53e0b8986c6bc9745796e1c832a863ae3e17dfadb695d2c9aec577c54');
INSERT INTO "log" VALUES('EVENNG',156,1795851263925,'cleo','cleo-52','{"event":"retracted","seat":3}','e0a2ef9f6820aa35f83d4241fb75192a4c57cabf9903a468d4de7f0033680cb4');
INSERT INTO "log" VALUES('EVENNG',157,1795851263927,'cleo','cleo-53','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','f1784421712b0b374b30d52f4720791f140342424e77c713dd5b175ed2f45f74');
INSERT INTO "log" VALUES('EVENNG',158,1795851263997,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','43e1311086bf8b974ab9d036704b26aeeea6ac4cb9e70533ac17f27634f6d6f4');
INSERT INTO "log" VALUES('EVENNG',159,1795851264003,'cleo','cleo-54','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','9c9f035ac45c313a788d858b7ddc6c3e74e3417596e0990dda74aaed3209c0c0');
INSERT INTO "log" VALUES('EVENNG',160,1795851264041,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','7b2c85a7fed5ec17e92dc5ec1df266e09b43993c9f421ac7335078c28a579baf');
INSERT INTO "log" VALUES('EVENNG',161,1795851264041,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','054c35f8b3fd8a82d2d5e204f3646d3fed8f550ae0b221add9bc10f028ac0c73');
INSERT INTO "log" VALUES('EVENNG',162,1795851264041,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"835529da3e162bd0dad91280f9618bac2049b65b7b5b7f026437c21735fe752a"}','238035d10aae19b780d4521962f53207d89bc91d5738199ffb0153917e1f4bc4');
INSERT INTO "log" VALUES('EVENNG',163,1795851264338,NULL,NULL,'{"event":"dealt","hands":[[],[],[5],[3,2,5]],"opener":3}','08b51975aee2e538a07595752ee2e20b0da22f646006648970c837aa50b9d283');
INSERT INTO "log" VALUES('EVENNG',164,1795851264341,'cleo','cleo-55','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','3021395819edf1704a9f31518f2fe8bdcd8cb6dd4c80b90c87406d842ac3716e');
INSERT INTO "log" VALUES('EVENNG',165,1795851264380,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','05efa7c7e785cd27707d077b54525486a39a7b476ad096be415e92f0ea4e75b0');
INSERT INTO "log" VALUES('EVENNG',166,1795851264417,'cleo','cleo-57','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','e6ec20a7e13f4e2e45144cb980d3968e11f466310477e59f74554a387ea846fc');
INSERT INTO "log" VALUES('EVENNG',167,1795851264423,'cleo','cleo-58','{"event":"retracted","seat":3}','dad1d57c8836d56eb0a847475ee0c8ab433daf7dfe88a20afac47da84ab2eb72');
INSERT INTO "log" VALUES('EVENNG',168,1795851264426,'cleo','cleo-59','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','3d635367bb7f339bbc89947141d130a7f7217b066693e09236029ec782648a75');
INSERT INTO "log" VALUES('EVENNG',169,1795851264448,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','ccbf451e596e26cba9b9d45e84fe5c481ff3bac702b3110ce018e18a2faa277e');
INSERT INTO "log" VALUES('EVENNG',170,1795851264448,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','f6411c5f64526764825a62f07a0bd5bbee877e23db4251a5f1604a0a920594d1');
INSERT INTO "log" VALUES('EVENNG',171,1795851264455,'phone','phone-29','{"event":"muted","chair":2,"muted":true}','70fc49a1ccd173729af09cf551bf72113d4323d51820332ca6c684afef8e020d');
INSERT INTO "log" VALUES('EVENNG',172,1795851264459,'phone','phone-30','{"event":"locked","locked":true}','b3bc13ed9da5ccd1a6935e143af208e461605aeca5b8f9552b61871c69aea444');
INSERT INTO "log" VALUES('EVENNG',173,1795851264531,'phone','phone-31','{"event":"hostchanged","chair":2}','c384e0ed56dfc9da5891e9b139b2647a824c9546b5092d6b9bf5f089ba0b6940');
INSERT INTO "log" VALUES('EVENNG',174,1795851264534,'bo','bo-30','{"event":"hostchanged","chair":1}','bcaf8a212ef31b5d4a6a2a3dbcd1cdfd3bc49d11cb11fe0673294c4872fde5bb');
INSERT INTO "log" VALUES('EVENNG',175,1795851264537,'phone','phone-32','{"event":"seriesended"}','103e29d43faa3ec362dad51a3664cef0d85c9615ec9d44fc72d335b2b7fd6940');
INSERT INTO "log" VALUES('EVENNG',176,1795851264540,'phone','phone-33','{"event":"reopened"}','d456c0860acb5412fe93e6fdb5aa22c5ceccd5730b610f8756454fd3b97f01dd');
INSERT INTO "log" VALUES('EVENNG',177,1795851264540,'phone',NULL,'{"event":"botseated","chair":2,"bot":"reader","left":false}','8feb483f9d77e8512f4e9c4c2dffea95981e65d87b22ae35bc526f65d8c20ec8');
INSERT INTO "log" VALUES('EVENNG',178,1795851264540,'phone',NULL,'{"event":"botseated","chair":3,"bot":"reader","left":false}','259855a63e02ce2943781113cd0b27355c585fc7e1e550867561689b3e105bd7');
INSERT INTO "log" VALUES('EVENNG',179,1795851264540,'phone',NULL,'{"event":"started"}','808a754b41e5e349982923d0448c92802afa147798d551856dff71be60173cf1');
INSERT INTO "log" VALUES('EVENNG',180,1795851264543,'bo','bo-31','{"event":"botseated","chair":2,"bot":"reader","left":true}','41eb19c1c3641274dee596d950ecfcfb8c8184ddb5baac39ac400ffde8a9f9aa');
INSERT INTO "log" VALUES('EVENNG',181,1795851264546,'phone','phone-34','{"event":"removed","chair":2,"bot":"reader"}','5614f352eaa4f00204c0e78f17277e60431f9beb8e7db974b87083bd82b82299');
INSERT INTO "log" VALUES('EVENNG',182,1795851264548,'phone','phone-35','{"event":"readmitted","removal":181}','2a8fee8937edbe2a4ca0bd2823bf833abe49f7774ed1b8539c48debe128d0bba');
INSERT INTO "log" VALUES('EVENNG',183,1795851264556,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"32764dd2b9947d9f28ad8d19c891b3f88a9b72f715d77b11bf5a5d3ddc6ec114"}','b00cd4f8b505a33b90e10b7c96108782cd9c685da342d7a1ad11ce36de217449');
INSERT INTO "log" VALUES('EVENNG',184,1795851264567,NULL,NULL,'{"event":"rolled","faces":[2,5,6,3]}','3952d325dcc217721ebb3c79ce60c0956b6fc3dda590694871fc82edecc80f27');
INSERT INTO "log" VALUES('EVENNG',185,1795851264594,NULL,NULL,'{"event":"dealt","hands":[[3,6,5,2,1],[1,6,5,1,5],[6,4,3,4,1],[1,6,4,4,6]],"opener":3}','dae4659636d32d2bf5708c738e9f4699e7bb3f8682d5c6010e49ac1dcff470c3');
INSERT INTO "log" VALUES('EVENNG',186,1795851264636,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','5380db3156c16fc25269086063add6c7afafd7b1edf0f90f4d384a95dd90ed50');
INSERT INTO "log" VALUES('EVENNG',187,1795851264657,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','2e8834609938da09f5cf5f2fbdbc53fa2f8225a9e8c52ba142b352bf6d00fc3f');
INSERT INTO "log" VALUES('EVENNG',188,1795851264661,'phone','phone-36','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','a5e1889ad7d62284096ac4fce86d357a6f2989c4b28d9c650cc3bad4c92afc18');
INSERT INTO "log" VALUES('EVENNG',189,1795851264661,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','a0199d3de0a95e6e24ab43421884439e077a87158cb66d4bb16733b3a302394d');
INSERT INTO "log" VALUES('EVENNG',190,1795851264661,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"0eab736550e3f5399763f4146fd11820fc837a1793c142368866afc7a7996b67"}','edf012df76f7633f8081c752217f90f6a2cb750462c8c25f279822ef43f273fd');
INSERT INTO "log" VALUES('EVENNG',191,1795851264968,NULL,NULL,'{"event":"dealt","hands":[[3,6,5,2],[2,2,2,4,2],[3,1,6,3,3],[4,6,3,6,4]],"opener":1}','60f9f05f7368b5d7654b2fb9c887f7ac92d768eb423a78a3590e6da4b91fdd4a');
INSERT INTO "log" VALUES('EVENNG',192,1795851264975,'phone','phone-37','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','dccbb99298263e000f1e1564ef88b500c3824f45982a7b8ec45b4dbd8dbfdbc4');
INSERT INTO "log" VALUES('EVENNG',193,1795851265002,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','7af4d1f8305cdf66b30545f042ff76ba8934f6112cb418c38c4745808cd87eae');
INSERT INTO "log" VALUES('EVENNG',194,1795851265006,'phone','phone-38','{"event":"calzacalled","seat":1,"decided_at":1795851265021}','b8afada8868d60f3ca9fefa7c8095329404bc7b95916035871ee687707e046e6');
INSERT INTO "log" VALUES('EVENNG',195,1795851265022,NULL,NULL,'{"event":"moved","seat":1,"move":{"move":"calza"},"timed_out":false}','5ced55290a8a4c75819414566442d955ab03bbc226c0e636e1ecc52489a28bf6');
INSERT INTO "log" VALUES('EVENNG',196,1795851265022,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','e2f0993ea4c907930c71a82367deff0f3a67c60b0e5c3c2acafff458e7128522');
INSERT INTO "log" VALUES('EVENNG',197,1795851265022,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"952e94a8a70eb487e64d5889193c5839308f89248cce21856eccf129de66e65d"}','04b3bf8c7ace0a26947b74976367b0af1391cac81a51a0385d622d37cd17aadd');
INSERT INTO "log" VALUES('EVENNG',198,1795851265308,NULL,NULL,'{"event":"dealt","hands":[[4,4,1],[3,2,1,5,2],[3,5,4,2,4],[4,5,1,4,2]],"opener":1}','4488a5df55585d28dc589ef0088f5277815cac9d6de4d3e98fdbac173cb55f55');
INSERT INTO "log" VALUES('EVENNG',199,1795851265316,'phone','phone-39','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','20eb04053d88c0cf295357378a3239c1756246549202690326303cde13df3b1b');
INSERT INTO "log" VALUES('EVENNG',200,1795851265324,'phone','phone-40','{"event":"retracted","seat":1}','b59f891c91f7469301244318062fbdcfe445bedf8843b75ddd3233ec9e6c7822');
INSERT INTO "log" VALUES('EVENNG',201,1795851265332,'phone','phone-41','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','5e70dd39b53ecde1efbcc6f0cd272117ba82c973e5f7664ae0b5ab64a0f1758d');
INSERT INTO "log" VALUES('EVENNG',202,1795851265355,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','2c163b5c11730e82f67b01399812e138e9359873b87025d814729eddcd47a680');
INSERT INTO "log" VALUES('EVENNG',203,1795851265383,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','75dcc5597c329752d94d020659dcc993a9d73d97e0432866539c5dc0fd81bbe5');
INSERT INTO "log" VALUES('EVENNG',204,1795851265400,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":6,"face":2},"timed_out":false}','43736115928640279a6c25c339e5192d4f82d6817cbe8117531bf5f5f0a95dd8');
INSERT INTO "log" VALUES('EVENNG',205,1795851265407,'phone','phone-42','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','b3b83c5f71070973f2ef5501fa80918b306d204001a0074328d5ddb894954463');
INSERT INTO "log" VALUES('EVENNG',206,1795851265407,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','35d00926a70f0694129fa12217b1953e28bc04cf6a03b5be6c3d4577abbde345');
INSERT INTO "log" VALUES('EVENNG',207,1795851265407,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"eb885b3433115a974abb7481a916804a7647275d0237dc86283a0f898d37ad58"}','8fc9f6e0d79e215f5f1fb472f200823c5afc6aa613d6d5b1ea6fcb619685717c');
INSERT INTO "log" VALUES('EVENNG',208,1795851265704,NULL,NULL,'{"event":"dealt","hands":[[2,5],[4,4,5,6,3],[4,4,4,5,3],[4,3,6,5,6]],"opener":1}','315d55c6713cbf455854ce831e28f7f354dd72f3176b4ff9118afd956c5a218e');
INSERT INTO "log" VALUES('EVENNG',209,1795851265712,'phone','phone-45','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','4f779d9511d085da4a99989cdd9188b7044e16173302642313845aa25b1ace45');
INSERT INTO "log" VALUES('EVENNG',210,1795851265737,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":4},"timed_out":false}','5a4af2cb6e8e315126bf925dbce3b13c5e1dc1c2101e40632eb2a53cc180f4d6');
INSERT INTO "log" VALUES('EVENNG',211,1795851265756,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":5,"face":4},"timed_out":false}','0fcdfb3d7c62254be79d812751db4014553a3fe866f6235b8e2938bba518357a');
INSERT INTO "log" VALUES('EVENNG',212,1795851265803,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":6,"face":4},"timed_out":false}','732011ac32305d8eee5035edc822203e0055ecd752b543eb95d518c00aed4fa3');
INSERT INTO "log" VALUES('EVENNG',213,1795851265809,'phone','phone-46','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','fdfe356eb586eaea12159b5735bed5db6c2406ed75559fc15d1a16a9b1d09dd2');
INSERT INTO "log" VALUES('EVENNG',214,1795851265809,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','4a27e727f5385d536b5eef68c33810b49df45860077c8c50102c0cabe325bfb4');
INSERT INTO "log" VALUES('EVENNG',215,1795851265809,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"a564141280487a91c94305fe377d2595c4f3bcc367f05a42b3b7fa73d4be03cf"}','b03cf237ca2c4fee77c19bba2dd0a8696ccf0a8fde107981d5abf5537953d057');
INSERT INTO "log" VALUES('EVENNG',216,1795851266094,NULL,NULL,'{"event":"dealt","hands":[[6],[2,4,6,6,1],[1,3,1,2,1],[5,5,6,1,5]],"opener":1}','23ab5b7f7d1dfbe44e854fc5e15441a7eb42823ab8e310e263c5eb6503268a6d');
INSERT INTO "log" VALUES('EVENNG',217,1795851266099,'phone','phone-47','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','a27fec1a1fc690c2632a98c4f93de008d47024e5e2e26dbdb5565b1050a5aae7');
INSERT INTO "log" VALUES('EVENNG',218,1795851266122,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','26d50dfbe601e2aff2674025be2535a65fde8c940e4864ee82f4aa2f082bb4c4');
INSERT INTO "log" VALUES('EVENNG',219,1795851266152,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','31b7e4a539a8ad75bb9a0940bb8f7950eaffea4a0b09b52e112187efa80e1162');
INSERT INTO "log" VALUES('EVENNG',220,1795851266152,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','70804f73e80626f937eacb77a2196325f923971cbdbb05e0592a1dc11ef37ade');
INSERT INTO "log" VALUES('EVENNG',221,1795851266152,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"757991ef6c90f1965d41fc4723b901b66a7fc706a2bcb81ad9c9654a6a275b43"}','3dfa9d0904559040b908d9dad8d3c0e1eb0a26bb98def1c53ef5dbd84a2c0617');
INSERT INTO "log" VALUES('EVENNG',222,1795851266385,NULL,NULL,'{"event":"dealt","hands":[[4],[1,6,6,2],[6,3,3,6,5],[1,3,4,3,2]],"opener":2}','2e262dcf507c906ff1fc81993f57583e0a309590d9945cbbfbf31d3060bd223a');
INSERT INTO "log" VALUES('EVENNG',223,1795851266430,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','fb12a87e38c93326108c306451f14bce8145b7d2a5fc65651d08144f921137b5');
INSERT INTO "log" VALUES('EVENNG',224,1795851266446,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','e99f96f16f386fd3dcddb32b8fe2f2dc4f38a516a4a7f0aa77fff3ac77a0d9a1');
INSERT INTO "log" VALUES('EVENNG',225,1795851266465,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":3},"timed_out":false}','a78ffce74f951a4765df0b4afcac3abe615dbc7ee354e2d8fb4feb68d1e8e078');
INSERT INTO "log" VALUES('EVENNG',226,1795851266471,'phone','phone-49','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":3},"timed_out":false}','d5f1b8630bf967289f574d3703355a8b92a9ff9f784b6f9c08fe60f90522b9f0');
INSERT INTO "log" VALUES('EVENNG',227,1795851266493,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','cc9d2f8716d1266dbfc0f91847e45146fcf3c3baa62b786a568416ac0222c212');
INSERT INTO "log" VALUES('EVENNG',228,1795851266522,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":5,"face":6},"timed_out":false}','5d3eff94e86d3e5e94e3cc3d4b5b90b17cbd068be15b7dd95d068d4a2e55bcba');
INSERT INTO "log" VALUES('EVENNG',229,1795851266594,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','9f60a786fec42c7cd2789dca251093c68423425b84ea090d89956b8d111d5443');
INSERT INTO "log" VALUES('EVENNG',230,1795851266594,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','d4eed3dcb800488ce556fbb91364348b6b914e0f89e26cc56f5fd0d175dca9fb');
INSERT INTO "log" VALUES('EVENNG',231,1795851266594,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"b522c6cf5f21dd67979ac70f42383416d00beb158e0825c831ec96daa25a2efb"}','8a163a7767007081ae329f1ae731b2edd5c589a49cff9b64e742f3f2d2a52add');
INSERT INTO "log" VALUES('EVENNG',232,1795851266880,NULL,NULL,'{"event":"dealt","hands":[[2],[5,1,4,3],[1,2,4,4,1],[6,5,6,1]],"opener":4}','1b1ac4ac3f0aa675a6727bcbb5e72751425cf399ed9ac9a07e60c3fe51aa99d5');
INSERT INTO "log" VALUES('EVENNG',233,1795851266916,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":2},"timed_out":false}','6dc332d969bcc7cadab5625fd6ca468e0886b66f0f6e5773f14aaa3dc8beacbb');
INSERT INTO "log" VALUES('EVENNG',234,1795851266920,'phone','phone-51','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','66e0308035c5c45bb541b7c267448954355de899528f1f5ff7c92d957accb3e9');
INSERT INTO "log" VALUES('EVENNG',235,1795851266920,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','29c6f49893ff27e25327c04e3946018774aa00b914b56b481cc2f64752f06c34');
INSERT INTO "log" VALUES('EVENNG',236,1795851266920,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"a6479c2aecf4bb8fe8e5f5a5efc1902373f4b8f95b2fb2db2754360789ac41bc"}','73fbecff0e84da23dd0133921b6b8b1cf766c52728c4fe0b8dd040936c4b3be9');
INSERT INTO "log" VALUES('EVENNG',237,1795851267205,NULL,NULL,'{"event":"dealt","hands":[[],[2,1,5,2],[1,3,6,5,2],[1,6,4,5]],"opener":2}','9cb1b3e2ea961c571e69ec40f1ece3b61244df589cbfc8a4808a9ca9d6dbddae');
INSERT INTO "log" VALUES('EVENNG',238,1795851267260,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','912e71f391c0a8d3e0866431c8897f70b50c48e447b3131a66e1c83cfe15253f');
INSERT INTO "log" VALUES('EVENNG',239,1795851267284,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','24ba3714294ef1251f9cc4797865a8615e9c06536c55f74df23c32d8a2f6c77a');
INSERT INTO "log" VALUES('EVENNG',240,1795851267300,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','77fd737acecff0daf8b73c09ff1cda0125885af1090f4c2ccfbe25ec13d17946');
INSERT INTO "log" VALUES('EVENNG',241,1795851267326,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','00a55319e57bd80e11c7f3607c1b4d03463f169d672b4f2f082f584b1fb60cbd');
INSERT INTO "log" VALUES('EVENNG',242,1795851267374,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','b0368c003606ef4aa09ea2bb2c17b2f675a839f491dea3edf89c58e79771d9ae');
INSERT INTO "log" VALUES('EVENNG',243,1795851267430,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":2},"timed_out":false}','d0b6d1a1fa79f38ce9e9825dc5fe1f859947c240bed6438927744fe9036d3327');
INSERT INTO "log" VALUES('EVENNG',244,1795851267505,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":6,"face":2},"timed_out":false}','3278420f52f0d7136653880f83128a2286879bb72ad409122abe22a5333b34ae');
INSERT INTO "log" VALUES('EVENNG',245,1795851267609,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":7,"face":2},"timed_out":false}','b5fca0e74d9a73cc777dd530b80acc6675599060c171b96211dcf573e92d604a');
INSERT INTO "log" VALUES('EVENNG',246,1795851267645,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','2ed0cf356d7f67036fe20fe73b43f6e6f415201c226f7913b30d5a2e50563430');
INSERT INTO "log" VALUES('EVENNG',247,1795851267645,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','2c6a68ef8ad835415f2706f8dcae133937a0bb6e622d950060fde635a9237e41');
INSERT INTO "log" VALUES('EVENNG',248,1795851267645,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"05d0f44c083065bb2679a855153e08861f5ae5a7f7bf71498eca6828cb96097d"}','c28797c45fd5b876aef2d1e91ae375aa0d2267bb1718bec39e7de6619d4de2b7');
INSERT INTO "log" VALUES('EVENNG',249,1795851267912,NULL,NULL,'{"event":"dealt","hands":[[],[1,1,5,3],[1,6,4,5],[1,6,1,6]],"opener":3}','4361ac6a7af0dd5bf60323781eb81f0179759dd6b477f59692e31159985461ce');
INSERT INTO "log" VALUES('EVENNG',250,1795851267957,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','6e36460182b4aca31bd04d202438d04561ecf66d8824542e07257082a73d04c4');
INSERT INTO "log" VALUES('EVENNG',251,1795851267973,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','f03b3197485fad702b255675f4254d96fcbec801a452275dd40b20e49042bc60');
INSERT INTO "log" VALUES('EVENNG',252,1795851267999,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":3},"timed_out":false}','7c112a557ee9f15e7a345df3d769e4efae8ea19e0f1375ba2304011659d2229f');
INSERT INTO "log" VALUES('EVENNG',253,1795851268101,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','7ac4888625984b8704ae995585965ad9612247053d8d889757c8298ef2e882f0');
INSERT INTO "log" VALUES('EVENNG',254,1795851268118,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":3},"timed_out":false}','bf8ec1481e72be041cafd0967840699747d41a603e01b07579430ec38f2c25fc');
INSERT INTO "log" VALUES('EVENNG',255,1795851268206,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','5d4f4f52e2ee172e904f5607ed62d3d687c43e21f68eb1a58459bd2bea1133cf');
INSERT INTO "log" VALUES('EVENNG',256,1795851268378,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":5,"face":3},"timed_out":false}','3c7a417b9711177c0758a18cf35860030fe2b5f42fb153eca81f40fc98c28fe7');
INSERT INTO "log" VALUES('EVENNG',257,1795851268439,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":4},"timed_out":false}','4de5c84be34c9f1f33ce14e9b1651d978f90f59c245e7310f0a36dd34fe96ca2');
INSERT INTO "log" VALUES('EVENNG',258,1795851268501,NULL,NULL,'{"event":"calzacalled","seat":4,"decided_at":1795851268516}','3cc64321e6fa7703eb807070b9ba14fbfe3bf30dba525dd80363a2e8e13dff6a');
INSERT INTO "log" VALUES('EVENNG',259,1795851268517,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"calza"},"timed_out":false}','ae22d4668f8d4184c7c911b98f734a5a7ec0e027d6cf82416ace8f257f807b72');
INSERT INTO "log" VALUES('EVENNG',260,1795851268517,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','41670cf3a18e099047106f35eb69cbc5e1558f1144bfc052906ba9a1b995f181');
INSERT INTO "log" VALUES('EVENNG',261,1795851268517,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"531ca78705992148e2905c03f08f18c5b93b39d54265a57a15b5cc730c5020dd"}','ad7f99d7e36288a43175fe00ffcb62f7a636b5ecef210acb30aae688f261dc68');
INSERT INTO "log" VALUES('EVENNG',262,1795851268785,NULL,NULL,'{"event":"dealt","hands":[[],[3,3,4,6],[2,1,4,2],[1,1,1]],"opener":4}','3cec465a32cace6c6b4db6e48616faa80dbc0b053ceb5e184f09415a16438628');
INSERT INTO "log" VALUES('EVENNG',263,1795851268816,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":3},"timed_out":false}','eacb10fb68c94f6c32078e95ef711c228228524eec95a2eea7a223e4806a35d5');
INSERT INTO "log" VALUES('EVENNG',264,1795851268912,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','f08915fc69d6348b9c9a00bb138d80492ed4b8ee052660b0d4ff0876da25c2f9');
INSERT INTO "log" VALUES('EVENNG',265,1795851268912,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','96f3c6c31480cfe6f1e48d2b18602cd6f271da00ae6465265d213c6009e9bbd3');
INSERT INTO "log" VALUES('EVENNG',266,1795851268912,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"5ad5ae60301bfc1feeddb89c8ae86590d01ad77e8fdd3c29f13f9812c236a3d7"}','83860346958beee505226cacbdc8a1865d707c1117e7469a43a27d12d77b24f8');
INSERT INTO "log" VALUES('EVENNG',267,1795851269180,NULL,NULL,'{"event":"dealt","hands":[[],[2,2,2],[5,2,4,2],[3,1,2]],"opener":2}','5885f04fb23412122dde9e888c18028423eab3b7a555d2d9a0a4065c9cb19ba6');
INSERT INTO "log" VALUES('EVENNG',268,1795851269239,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','9fe3cc102f511382d1bfe6df79034760851102fbcc08313925ee6237b4e37677');
INSERT INTO "log" VALUES('EVENNG',269,1795851269304,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','c01f018f70d579ce5442a2b02ea98650c01d057fdbde64aa217ca4c221c9e740');
INSERT INTO "log" VALUES('EVENNG',270,1795851269407,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','afc857c79639d927ccf88f92a7a71cff96990a97d2781a0c9ac35e0f550217b9');
INSERT INTO "log" VALUES('EVENNG',271,1795851269407,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','6c17eedcd223b88a6d5b7bc84b1a0a45af1f6c3b9fc26d0e692bf26a6880bb0a');
INSERT INTO "log" VALUES('EVENNG',272,1795851269407,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"95ceb3bad0a85a28ecdf70a267730cefc20537dac1c67e63ff94197f7e33406d"}','c8a6b7d6716f165ebe60abdb95d5df9a8c52a31294f2f8c98613341161a1c919');
INSERT INTO "log" VALUES('EVENNG',273,1795851269686,NULL,NULL,'{"event":"dealt","hands":[[],[1,5,4],[2,3,6,1],[5,3]],"opener":4}','dde96d131efc861f75c77e8038ec87addd7d25a8a593bfc44de61be757731a60');
INSERT INTO "log" VALUES('EVENNG',274,1795851269735,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','f256a58c6b3aa51c74492dfe852760fa0fe07f5bde699b8b7a16da00464d37f0');
INSERT INTO "log" VALUES('EVENNG',275,1795851269756,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','611c9c04cb9a03680093f6df3d860eec3e0af10bf5e2dfdf1e1e35928a28dcbb');
INSERT INTO "log" VALUES('EVENNG',276,1795851269872,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','ecc4e01734f409b46900cb22a901245ce796ff2ee268bf7811a02c963e7827d2');
INSERT INTO "log" VALUES('EVENNG',277,1795851269916,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','acdd5174451b8fc2df56bb52b86e27a21b7d06a841e6e45767cf712c83e9e6de');
INSERT INTO "log" VALUES('EVENNG',278,1795851269981,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','d89bd78dd985867b114e07b81f8cc91e6f78996403cb1199b893db92bec8257a');
INSERT INTO "log" VALUES('EVENNG',279,1795851270037,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','c1389c3f00aa7d9d1b3f0d8a454c937bba7fad728359e7a2ed6630cddc3b2300');
INSERT INTO "log" VALUES('EVENNG',280,1795851270110,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','f51fdd1efe53bea0b301ec0a7b44946f1a40127bbdab512b553187975ee850f0');
INSERT INTO "log" VALUES('EVENNG',281,1795851270169,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','41095cb7e5bc93dbe95f41d1850716ef07c5cf7c5b9ea04dffd54454a6908bc5');
INSERT INTO "log" VALUES('EVENNG',282,1795851270271,NULL,NULL,'{"event":"calzacalled","seat":2,"decided_at":1795851270286}','78fcf0012ffac3e2ef0313271b68e285f61f8132c4acf5034359999ab4ab9a14');
INSERT INTO "log" VALUES('EVENNG',283,1795851270274,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','b32567d7b769377543f1b15fa8fbb76a9956062940d7f7e7f614144e02ff9cec');
INSERT INTO "log" VALUES('EVENNG',284,1795851270274,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','24200dc3bffe9d596ff470932e2d86e8152f8e8414e024c85833f8d6cd478a08');
INSERT INTO "log" VALUES('EVENNG',285,1795851270274,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"44509055a549ff02f019f06fc571c1826c8c28ece58bda2ef833aa57941ef4ff"}','5d50f2de85a23a24887a71301eb55813bc5b33433747bcbc5b3d370c0a4e0680');
INSERT INTO "log" VALUES('EVENNG',286,1795851270500,NULL,NULL,'{"event":"dealt","hands":[[],[3,6,3],[4,5,6],[3,5]],"opener":3}','258c3c8380ab2b3c5f412d11b9003b8f1c7ca12d47885e0fe12f62174315e564');
INSERT INTO "log" VALUES('EVENNG',287,1795851270571,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','3479205aa712826014b4b8ebb3f8733dd3086efc101e69affd224a73f1e90b24');
INSERT INTO "log" VALUES('EVENNG',288,1795851270595,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','dbc9372606b8148c5a511deb8dac5c3cc8afee69ba42989e237860cfef3f0239');
INSERT INTO "log" VALUES('EVENNG',289,1795851270626,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','87a527dcdfd6a3baf2e5a0fd50f4e73433f1896027e34fe764d6157549eae217');
INSERT INTO "log" VALUES('EVENNG',290,1795851270739,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','0fcdb952dd23cd542dd868ca99b83a5e12071ec49bb258637b43d9db7dd68f13');
INSERT INTO "log" VALUES('EVENNG',291,1795851270806,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','9f363bc7d666225fd6d02313afc867b30adf4683fc372ab3db9a498f5a8cc613');
INSERT INTO "log" VALUES('EVENNG',292,1795851270900,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','22ff990012d0c10cf7a0de73611e61a94339600354a528f47a6b1dcb0b5764e8');
INSERT INTO "log" VALUES('EVENNG',293,1795851270900,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','3ebbcc223a6db44efdf89cc6d1db98cd68bded079e822fd4d672ca9de691b407');
INSERT INTO "log" VALUES('EVENNG',294,1795851270900,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"49bdaeaca0e79cd2689285ffcd08a5ce0951d2f7c1bd03b672a213cebdf94ff2"}','64b5ff6dcaed840d621f0b08333b2313ff147033d08aa21b55d4b0f30a3907d1');
INSERT INTO "log" VALUES('EVENNG',295,1795851271126,NULL,NULL,'{"event":"dealt","hands":[[],[5,4,3],[3,1,1],[1]],"opener":4}','73778865885b992046b0ec2f3e90a5b35272ff57f42281e80323e339142b5940');
INSERT INTO "log" VALUES('EVENNG',296,1795851271165,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','b28cae5f15845b5732fbe98324fd57954cbf0c3f01144d3a001734eded167537');
INSERT INTO "log" VALUES('EVENNG',297,1795851271232,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','869d90b31b7a0d7beb4d7e7626177ed9a5b8c3c283e076e8d9abb63d0c8df1a9');
INSERT INTO "log" VALUES('EVENNG',298,1795851271411,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','60511af9842000c4be94b95146e8c89e4d131f0d99602bcf18383dd2c115d9c2');
INSERT INTO "log" VALUES('EVENNG',299,1795851271434,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','badeeab7ce7717df614d9f7ba75504679ae4ad04d3c74f473a966e75f0fd96a2');
INSERT INTO "log" VALUES('EVENNG',300,1795851271434,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','a9bb72d7e7827c9930c7257c389aaad3f5fc3e1ed59bc81387ad8db1649d14dd');
INSERT INTO "log" VALUES('EVENNG',301,1795851271434,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fb20f0f6bbcb8ceeaf58460434705f632c7441cde4eb12e255f9cd2a85db7784"}','0237763d8d26ba0c8684fff60efc989774361c220a2a53926ed63ac53f09937a');
INSERT INTO "log" VALUES('EVENNG',302,1795851271671,NULL,NULL,'{"event":"dealt","hands":[[],[5,2,1],[1,6,6],[]],"opener":2}','307248db413eeeec16a6f4a9119c12ce437808c3b47e5690e8947c6d166798c1');
INSERT INTO "log" VALUES('EVENNG',303,1795851271732,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','c7b60ca9e802ff8628bd98f7c5df6683ae14eaa3d4300e4307ded162236a80ad');
INSERT INTO "log" VALUES('EVENNG',304,1795851271765,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','4bf12809f5cf534adf067dba67a57c67a9c514e621343a6a6ffe51861fa2ec4d');
INSERT INTO "log" VALUES('EVENNG',305,1795851271800,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','c3fb97a149fff72bd1e00d1ca81cad29d9f6251d4ae56eaca009a381e326739b');
INSERT INTO "log" VALUES('EVENNG',306,1795851271834,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','b6d1b6fa770f3379545d9cea3a1f33811bf4e6f751ad1887edfbcbd64c876759');
INSERT INTO "log" VALUES('EVENNG',307,1795851271923,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','7887dfdc8467ee3860da63ffa348ddf5451ea50e465ef40183778023d7faf756');
INSERT INTO "log" VALUES('EVENNG',308,1795851272028,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','5cf6dcf7e2540ec96de9dd66f9113e61d3a86eb8c1d2306c398e4ebdcaf3dbd5');
INSERT INTO "log" VALUES('EVENNG',309,1795851272127,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','8034068df2b8ccaa987105f17c74db04e07036f4fc7e38da8d861e9e1251fb93');
INSERT INTO "log" VALUES('EVENNG',310,1795851272279,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":5,"face":6},"timed_out":false}','25e7a9b6c9480c1ff223908f4adc3d31639faff2b763e05012881441dbe43b24');
INSERT INTO "log" VALUES('EVENNG',311,1795851272298,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','f9504e5e8bc2ae20eadb064afa2a6ff57d05d5fb87347b79a606f8082fb60aa7');
INSERT INTO "log" VALUES('EVENNG',312,1795851272298,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','20753b7747ae2277f5b0c95b2e2ece953b3a10d7833a13091789e91da77e3c30');
INSERT INTO "log" VALUES('EVENNG',313,1795851272298,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"048e4b40706db408e7840bb633bb876e763dfea0d9bc19bb135a1a4814d68f85"}','5545842ac07260aee1703c64d7e585aea1b9ca80d06c853aa6e43f4970b155bb');
INSERT INTO "log" VALUES('EVENNG',314,1795851272527,NULL,NULL,'{"event":"dealt","hands":[[],[5,2,2],[2,3],[]],"opener":3}','ae1b302b738cbe82ce6dd6bfc5f070155941de071ef0d4f2628bfda8ce95daa8');
INSERT INTO "log" VALUES('EVENNG',315,1795851272594,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','3d8341f8c144f66caf68c8aaecb5af9b80eec3945cc67df3cef9a796f2f7cba2');
INSERT INTO "log" VALUES('EVENNG',316,1795851272624,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','242c62e729fe27e47a0863e99f8e21d3decd20f6e1c4c24f3b16dee0012234bb');
INSERT INTO "log" VALUES('EVENNG',317,1795851272754,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','40402ad92ed312e7ac3ae53ab9f01dcc69ef6649504743c4ce8e404554935db2');
INSERT INTO "log" VALUES('EVENNG',318,1795851272827,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','1bc2cb76b09f36370cee893b66453cae17b0c8aa631f05740d3f3f5bf1fbef02');
INSERT INTO "log" VALUES('EVENNG',319,1795851272871,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','6b93d50464ce571aaa7a7e862f7684aae00ec7a958c5afe97e4149462a5784d5');
INSERT INTO "log" VALUES('EVENNG',320,1795851272871,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','e6843b4d63dbcc10236da863bb2be3e8cd0e488eed3bb463db206d2ab2702d80');
INSERT INTO "log" VALUES('EVENNG',321,1795851272871,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"9c0ba02843c35167f0af6faa6cc83fc3ec5fb6923e66c4edc0dccc28c6a26e04"}','3a3e4543203dc71c1fef0f8369cffdb3710bec32e20df3ea98686f2a6444fda9');
INSERT INTO "log" VALUES('EVENNG',322,1795851273089,NULL,NULL,'{"event":"dealt","hands":[[],[1,3,2],[6],[]],"opener":3}','e423e1d5eafc23bd4bf97029090337c634502b34c05a11fdb1b223f8230dfa4b');
INSERT INTO "log" VALUES('EVENNG',323,1795851273185,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','11dd5728527939e08ac5a7a8304799a846c004ec61936457acaa35583e73a032');
INSERT INTO "log" VALUES('EVENNG',324,1795851273227,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','6eb5fd56d7b6262996262b078d2d49ec87f87784e6e19ba2ab587ccefcf469a4');
INSERT INTO "log" VALUES('EVENNG',325,1795851273382,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','a9492b4a660486b729c3508cccbe45b494bc8db8a7abe48ae590f370f72ae62a');
INSERT INTO "log" VALUES('EVENNG',326,1795851273410,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','ff05162185cc60f50fa9d806d17febfc236fb24b5cbda69754ebd0af6a0d3561');
INSERT INTO "log" VALUES('EVENNG',327,1795851273410,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','a7f4ced8eec8a91f4f5beb4660917ab89c162c90a136828d932dfc83e75cfa85');
INSERT INTO "log" VALUES('CUSTMS',1,1795851273462,'fay','fay-1','{"event":"opened","guest":"fay","edition":"bga","options":{"players":[2,8],"dice":2,"first_opener":"highest-roll","raise":"any-higher","palifico":"each-time","palifico_with_two":false,"veteran_changes_face":true,"calza":true,"calza_callers":"all-but-next","calza_in_palifico":false,"calza_with_two":false,"calza_wins":"all-others-lose","lost_dice_visible":true,"reveal":"from-caller"},"chairs":5,"table_settings":{"listed":true,"training_aid":true,"spectators_see_previous_round":true,"chat":false,"clock":{"move":60,"bank":600,"increment":5},"autostart_at":2,"speed":"slow","eliminated_see_dice":true,"external_bots":true},"club":"67e173a684236d871fc61920c4086c90"}','4a606013c08ea562ba09ea59b8d887f8e67d9b1296086e99f4a387443cc56184');
INSERT INTO "log" VALUES('CUSTMS',2,1795851273462,'fay',NULL,'{"event":"sat","chair":1,"guest":"fay","name":"Fay"}','599b0cd0d242422994d21a4406f71d3c3fc8e12ed9efd68194223b07d4f93b9e');
INSERT INTO "log" VALUES('CUSTMS',3,1795851273469,'fay','fay-3','{"event":"sat","chair":1,"guest":"fay","name":"Fay"}','d5819050076bb0b9351fa3bcf5d3254df836597b2dd521f4822fbd3af96c5cb1');
INSERT INTO "log" VALUES('CUSTMS',4,1795851273471,'bot-robo','bot-robo-2','{"event":"sat","chair":2,"guest":"bot-robo","name":"Robo"}','993004d9d4086c8eee7018014f51b821db6f0762146c9312a499ada84505f89e');
INSERT INTO "log" VALUES('CUSTMS',5,1795851273473,'gus','gus-2','{"event":"sat","chair":3,"guest":"gus","name":"Gus"}','061e7fa5b3b69d029ddbb4c0023f2ad66cbeb295fb9c51422a75a4eccf6d6f47');
INSERT INTO "log" VALUES('CUSTMS',6,1795851273473,'gus',NULL,'{"event":"botseated","chair":4,"bot":"odds","left":false}','307d670b3cb085766dfe1da826eaa895082d8378129e821889fad22fe03c624b');
INSERT INTO "log" VALUES('CUSTMS',7,1795851273473,'gus',NULL,'{"event":"botseated","chair":5,"bot":"odds","left":false}','14afb6e8bb9b292d7cb446699100ac8e202eff6773020c506526de01d4b9d83d');
INSERT INTO "log" VALUES('CUSTMS',8,1795851273473,'gus',NULL,'{"event":"started"}','5750dc8768063a1d94e205f479626a1168aaae8444c81588659eaaa5ddaedf89');
INSERT INTO "log" VALUES('CUSTMS',9,1795851273477,'fay','fay-4','{"event":"digestgiven","seat":1,"round":1,"digest":"12eef32e1f360e9305e6bdd7906625b63bd4a768d9c21ded19354cf14b5d1039"}','7c0f6ff41789d3b814822ad2d5fcf3e4d9dc01362ec6add1c2eb7ac89b68d723');
INSERT INTO "log" VALUES('CUSTMS',10,1795851273479,'bot-robo','bot-robo-3','{"event":"digestgiven","seat":2,"round":1,"digest":"fac97fe91b9ecfb23f9a980e9dbc277d7329921aaa2535f5fc84aa1dbbd8d0bf"}','7f8b14a050da488e69586591140dc6d2cd99ed4d9bb606e83af296c3742c77da');
INSERT INTO "log" VALUES('CUSTMS',11,1795851273482,'gus','gus-3','{"event":"digestgiven","seat":3,"round":1,"digest":"4695f663762fb24705e976c3bbd1c2a547abf1b0912d186028e3bbe93cb7a586"}','33edf2cf94e678aaf95b8897255746bb579b43b4053410390f29a61d8b894c8d');
INSERT INTO "log" VALUES('CUSTMS',12,1795851273482,'gus',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"2eb86f3c1dcc3764ff0d7743d6d199ea6ac8f76f39f7662c3e3651712c22bb89"}','14e9a662a243c68de4df5fca36857771f8148bc3dec1ee4cec548d8809238fd4');
INSERT INTO "log" VALUES('CUSTMS',13,1795851273485,'fay','fay-5','{"event":"contributed","seat":1,"contribution":"f33ed7beef58c084452483320a7ff2fe"}','2675355aec43abdf6272ee227fcff676bdc9042e53af09399ced07ad3d8f6a50');
INSERT INTO "log" VALUES('CUSTMS',14,1795851273487,'bot-robo','bot-robo-4','{"event":"contributed","seat":2,"contribution":"3304e3c1869f2a9745a23e48179041d8"}','24b8b0347f11740cf34f63ab20843599b4f5d22022379ba4134bcc19ec951d21');
INSERT INTO "log" VALUES('CUSTMS',15,1795851273490,'gus','gus-4','{"event":"contributed","seat":3,"contribution":"eb367cb454533fce88664909250bae43"}','9c59b302b0a5c4c6bdb10754f1ed52e6b4dc3e3ba4e23de3aa260309ec6fffbc');
INSERT INTO "log" VALUES('CUSTMS',16,1795851273580,NULL,NULL,'{"event":"rolled","faces":[6,1,1,1,1]}','d6593f2d7f4f342dbb0547fd030b0b0e0e4516bfbdcf794545152eb4c4f28113');
INSERT INTO "log" VALUES('CUSTMS',17,1795851273687,NULL,NULL,'{"event":"dealt","hands":[[2,2],[2,3],[4,5],[4,6],[5,6]],"opener":1}','8a754709715dfd69f3097bbfac5f90040ed3ae606d24cf99d8e078baf36c6b55');
INSERT INTO "log" VALUES('CUSTMS',18,1795851273694,'fay','fay-6','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','63300466f7e8ebed97f8f248439a1ff04ea3a0bb58f6b72d64c3ed8a41b41e7e');
INSERT INTO "log" VALUES('CUSTMS',19,1795851273699,'gus','gus-5','{"event":"calzacalled","seat":3,"decided_at":1795851273714}','9b4d37893e11099e5dcc7646bfc16096e33aa0f6bc87d372ee309d6061c64b4b');
INSERT INTO "log" VALUES('CUSTMS',20,1795851273715,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"calza"},"timed_out":false}','b49c4573398901ed73ae5069a5debc2d1a084fa5ac0d86f73f67e7e7f4a0021e');
INSERT INTO "log" VALUES('CUSTMS',21,1795851273715,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','16aa7a0e71684362d916ac32c722d41f7090c4e9717ff5e984f2e2545937f1c3');
INSERT INTO "log" VALUES('CUSTMS',22,1795851273715,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"e38f23f5f6fa513127463efeed82ca7e3d3205f8e642a4c2a8bb2308b31379ca"}','211c426f4be1af11a3262cf130fd7773860333e7c998929921bb9a158f51f1d5');
INSERT INTO "log" VALUES('CUSTMS',23,1795851273720,'fay','fay-7','{"event":"configured","edition":"bga","options":{"players":[2,8],"dice":2,"first_opener":"highest-roll","raise":"any-higher","palifico":"each-time","palifico_with_two":false,"veteran_changes_face":true,"calza":true,"calza_callers":"all-but-next","calza_in_palifico":false,"calza_with_two":false,"calza_wins":"all-others-lose","lost_dice_visible":true,"reveal":"from-caller"},"chairs":5,"table_settings":{"listed":true,"training_aid":true,"spectators_see_previous_round":true,"chat":false,"clock":{"move":60,"bank":600,"increment":5},"autostart_at":2,"speed":"fast","eliminated_see_dice":true,"external_bots":true}}','1fd5c50ef01154e61f6209f0537083ac95db41a58974f4df519552047a26cfee');
INSERT INTO "log" VALUES('CUSTMS',24,1795851273837,NULL,NULL,'{"event":"dealt","hands":[[6],[4],[2,6],[2],[3]],"opener":3}','97ec1e90a3a36771927dbb23c271be518532e730c92f368f5593dbf4492ddbff');
INSERT INTO "log" VALUES('CUSTMS',25,1795851273842,'gus','gus-6','{"event":"moved","seat":3,"move":{"move":"bid","quantity":6,"face":5},"timed_out":false}','dc787e98774d98192584a5c4a6cf5471faf965d07bb2bd62ebfeb276e693af28');
INSERT INTO "log" VALUES('CUSTMS',26,1795851273850,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','84846259a97062664712319b6d808a42940a137d27298d820eb0fe6a4418cb8e');
INSERT INTO "log" VALUES('CUSTMS',27,1795851273850,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','16b27f9ce8a4eb10032d3b1450884d960a85b301e2b7e7291e1b43c4540c5fe7');
INSERT INTO "log" VALUES('CUSTMS',28,1795851273850,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"451f28daa8d5295553f0be7026edefbfd427b4aee1f04b8856b57d141ee3afe1"}','5138ce252600c8ee982d04acbc6b8405a0bf5d85a7671dc0d503a5351c82fa1b');
INSERT INTO "log" VALUES('CUSTMS',29,1795851273960,NULL,NULL,'{"event":"dealt","hands":[[1],[3],[3],[4],[2]],"opener":3}','104d2f73941ed69948d3ab696b27a0a3bede18dd35ec40ba818c14733c3aeb03');
INSERT INTO "log" VALUES('CUSTMS',30,1795851273967,'gus','gus-7','{"event":"moved","seat":3,"move":{"move":"bid","quantity":5,"face":5},"timed_out":false}','96b50fcdaf86fa911280ba0b6af5289d81b561528def4acb873a222410dd14a0');
INSERT INTO "log" VALUES('CUSTMS',31,1795851273979,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','41ed0e03ce294a99c4d0ccaa945c61252a990e57db7e8f52c75eda4a688386f3');
INSERT INTO "log" VALUES('CUSTMS',32,1795851273979,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','fefd1c9f7168ded927e7ea743deedb5d881a5bfb7ff7384269e32183b00d1093');
INSERT INTO "log" VALUES('CUSTMS',33,1795851273979,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fafa08f8cc1f847bb3bd510d575855559f1bda7eb404c5e416ad125f726381e5"}','059746db284db8af9a1d7825b560fc80427f5d97635b2781a2611807ac62b3e7');
INSERT INTO "log" VALUES('CUSTMS',34,1795851274089,NULL,NULL,'{"event":"dealt","hands":[[4],[1],[],[2],[1]],"opener":4}','6e192fd9b09ff38adf8d3ae62563088de1c786c5f918cbf6994b31458f811c4d');
INSERT INTO "log" VALUES('CUSTMS',35,1795851274110,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','2ae366a02607a76bacbc29b95a8a82593cd192ef7fb84fdd1e9e970e00c95c84');
INSERT INTO "log" VALUES('CUSTMS',36,1795851274129,NULL,NULL,'{"event":"moved","seat":5,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','dde466b288e6f4a989d01d86da5d72077d8767445dcc5004b3de6f68290bea33');
INSERT INTO "log" VALUES('CUSTMS',37,1795851274134,'fay','fay-8','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','08fe2431d705fd6e534349c43325abb0671c77cdae3b12e99c9b0ce0b5458e48');
INSERT INTO "log" VALUES('CUSTMS',38,1795851274140,'bot-robo','bot-robo-6','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','e851dacf80e0fdccb2ce581d4f35b2a5c3936d78476632bb5fb3cffe91418950');
INSERT INTO "log" VALUES('CUSTMS',39,1795851274140,'bot-robo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','6c0adaadcf61e1223a5fc8e99ce3449282023e6220260a579d40e40aa52e31b6');
INSERT INTO "log" VALUES('CUSTMS',40,1795851274140,'bot-robo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"daf87a27c8eda4fe88b38e6738edca5218e7c61aa44c56e54db73f64ad8d6c77"}','7ea2f90bd625e00e1193531d03bc9b4d90581d539481c031335388fa12c0c72f');
INSERT INTO "log" VALUES('CUSTMS',41,1795851274249,NULL,NULL,'{"event":"dealt","hands":[[],[3],[],[1],[1]],"opener":2}','10bd135a449e887026e7038a0ba924c9c4453589e021540fcf7a95453244a50f');
INSERT INTO "log" VALUES('CUSTMS',42,1795851274254,'bot-robo','bot-robo-7','{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','390027b62994922411daf4d637d5adf00dce25ed907772390cba7e02659ba4a1');
INSERT INTO "log" VALUES('CUSTMS',43,1795851274262,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','f08d4e7af755be408bd6eec83be3336d1bd9edecc737ffe2a41f5c7e5edbce2f');
INSERT INTO "log" VALUES('CUSTMS',44,1795851274262,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','2427a8f30e6a7e3ad26dbc5f3ba52654faed67c8dcdce5be94dc141cc83844b2');
INSERT INTO "log" VALUES('CUSTMS',45,1795851274262,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"55ef36b5031ecdd5a7d83ccd6e1c351d227900cc7f282e8d0715efbe35a29cf2"}','8baf328e740acd73e2ea384a675482aa20d645fb5029a2155098e2744cc1883b');
INSERT INTO "log" VALUES('CUSTMS',46,1795851274266,'fay','fay-9','{"event":"configured","edition":"bga","options":{"players":[2,8],"dice":2,"first_opener":"highest-roll","raise":"any-higher","palifico":"each-time","palifico_with_two":false,"veteran_changes_face":true,"calza":true,"calza_callers":"all-but-next","calza_in_palifico":false,"calza_with_two":false,"calza_wins":"all-others-lose","lost_dice_visible":true,"reveal":"from-caller"},"chairs":5,"table_settings":{"listed":true,"training_aid":true,"spectators_see_previous_round":true,"chat":false,"clock":{"move":60,"bank":600,"increment":5},"autostart_at":2,"speed":"instant","eliminated_see_dice":true,"external_bots":true}}','8e2c67a76f2a30eaa45afb6e715d33b61ba7863ab354ec535cee85b33f14b22b');
INSERT INTO "log" VALUES('CUSTMS',47,1795851274269,NULL,NULL,'{"event":"dealt","hands":[[],[],[],[2],[2]],"opener":4}','d347bf8a63e9e10417fb6a165d342082f0f0f78fa23c05694943ef6ec835cc1f');
INSERT INTO "log" VALUES('CUSTMS',48,1795851274273,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','053a593f91e7f6a05e2d596eed31c0e6aca87f255c21da702b41cd47c19f2fec');
INSERT INTO "log" VALUES('CUSTMS',49,1795851274279,NULL,NULL,'{"event":"moved","seat":5,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','4e40be4d7f10fb1619d419cb63e76a80a411b342a37bed475d71561508f200e4');
INSERT INTO "log" VALUES('CUSTMS',50,1795851274283,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','bf868df0a8faf837d3c54b32a23ae7380905bda609a2ac9557bb7fa74e3f6e4a');
INSERT INTO "log" VALUES('CUSTMS',51,1795851274283,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','e15566c97a11fa3bcddd0b45920fd8c8875ee5270b0801564dff9e24f2f26f42');
INSERT INTO "log" VALUES('CLCKED',1,1795851274293,'dan','dan-1','{"event":"opened","guest":"dan","edition":"bga","options":{},"chairs":2,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":{"move":5,"bank":0,"increment":0},"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false},"club":null}','307e6ba7e2445b949ffe55fe8c2ddae0408eeae9e1f133b4978de3747110e2fa');
INSERT INTO "log" VALUES('CLCKED',2,1795851274293,'dan',NULL,'{"event":"sat","chair":1,"guest":"dan","name":"Dan"}','3d204a5d8bdec7c679dd269c5027d96c8eeec725951d3d66798cc9d4809f2b53');
INSERT INTO "log" VALUES('CLCKED',3,1795851274298,'eva','eva-2','{"event":"sat","chair":2,"guest":"eva","name":"Eva"}','119416646953ea281e15b229a37c1fd9b4c79b104fa6915be132f4993efa49f9');
INSERT INTO "log" VALUES('CLCKED',4,1795851274300,'dan','dan-3','{"event":"started"}','bc44a5bf98e334ce0d32b61aa75ce743d5149ae9f45ecdf42efb45f527ec4102');
INSERT INTO "log" VALUES('CLCKED',5,1795851274316,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"0726413390b7d62ca2fa3b4eca7d08a3fa469101b613b7bf120f346259598d19"}','b9d8144f2ac48e7d4308f5fbb5b245a7e3e9ed86b74e9e2ca5bb62a0cca61099');
INSERT INTO "log" VALUES('CLCKED',6,1795851274332,NULL,NULL,'{"event":"dealt","hands":[[4,4,5,4,5],[6,3,2,6,1]],"opener":1}','299abd872ec0ada413961777667688d9ceaf7907b8c1e59ba8729afea5adbd5e');
INSERT INTO "log" VALUES('CLCKED',7,1795851274335,'dan','dan-4','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','b15f52ecb6278201a0277a4ae5a38ae78bf180a90999d6f180f17413c38e362c');
INSERT INTO "log" VALUES('CLCKED',8,1795851279336,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":true}','9f731beb26fd7c6f2afcdf60a5eb0a23aed656c8bcfadb5e720d9f4de813f193');
INSERT INTO "log" VALUES('CLCKED',9,1795851279336,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','ee061880f435c1b9d82f2d4d915cc4a92bb4c5db923d5125734001ed22396489');
INSERT INTO "log" VALUES('CLCKED',10,1795851279336,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"3cb5a322171883efd331cb0f023851d979d4da234437a34321956d80d40ecbd3"}','62e8a9ecdb972966c2c8eaaee728a05c54779da8f8e3041401145d832266bec9');
INSERT INTO "log" VALUES('CLCKED',11,1795851279620,NULL,NULL,'{"event":"dealt","hands":[[5,4,1,6,6],[4,5,5,1]],"opener":2}','371b5b8ea7041ec7cb2279286673c5e90a161f3f8d148e9f729a3f57b3ed99c1');
INSERT INTO "log" VALUES('CLCKED',12,1795851284621,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":true}','de7f70888aafb5bf24c499af44ef0bcf3cf1e9599ada892274974f9e35c8f1dd');
INSERT INTO "log" VALUES('CLCKED',13,1795851284621,NULL,NULL,'{"event":"botseated","chair":2,"bot":"reader","left":false}','e27bef82b04dbf7daa930efdc646afd05220548073a1b16898044726f9d8b400');
INSERT INTO "log" VALUES('CLCKED',14,1795851284741,NULL,NULL,'{"event":"downtimecredited","milliseconds":120}','144a6c79df7da5e590c06fc76a917a82aaa3b3e9c4bccdeb40e5342516dd393a');
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
INSERT INTO "person" VALUES('4DKTP9B70BY8','Fay','fay','6037e510108cde569a50c363d8a13b1a73184750b2e10765673a748a4fb41813',1795851273444);
CREATE TABLE person_guest (
	guest TEXT NOT NULL, 
	person TEXT NOT NULL, 
	PRIMARY KEY (guest)
);
INSERT INTO "person_guest" VALUES('fay','4DKTP9B70BY8');
CREATE TABLE person_name (
	look TEXT NOT NULL, 
	person TEXT NOT NULL, 
	PRIMARY KEY (look)
);
INSERT INTO "person_name" VALUES('fay','4DKTP9B70BY8');
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
INSERT INTO "result" VALUES('EVENNG',1,1,'phone',NULL,'kozak',1795851264448,4,4,6,1,1,3,0,2,0,NULL);
INSERT INTO "result" VALUES('EVENNG',1,2,'bo',NULL,'kozak',1795851264448,4,3,10,2,1,2,0,2,0,NULL);
INSERT INTO "result" VALUES('EVENNG',1,3,'cleo',NULL,'kozak',1795851264448,4,2,19,5,0,1,1,0,0,NULL);
INSERT INTO "result" VALUES('EVENNG',1,4,NULL,'beginner','kozak',1795851264448,4,1,14,2,2,7,5,0,0,NULL);
INSERT INTO "result" VALUES('EVENNG',2,1,'phone',NULL,'kozak',1795851273410,4,4,5,0,0,4,0,1,0,NULL);
INSERT INTO "result" VALUES('EVENNG',2,2,NULL,'reader','kozak',1795851273410,4,1,24,1,0,4,3,0,0,NULL);
INSERT INTO "result" VALUES('EVENNG',2,3,'cleo','reader','kozak',1795851273410,4,2,25,4,1,3,1,0,0,NULL);
INSERT INTO "result" VALUES('EVENNG',2,4,NULL,'beginner','kozak',1795851273410,4,3,17,1,0,4,1,1,0,NULL);
INSERT INTO "result" VALUES('CUSTMS',1,1,'fay',NULL,'bga',1795851274283,5,4,2,1,0,0,0,0,0,'67e173a684236d871fc61920c4086c90');
INSERT INTO "result" VALUES('CUSTMS',1,2,'bot-robo',NULL,'bga',1795851274283,5,3,1,1,0,1,1,0,0,'67e173a684236d871fc61920c4086c90');
INSERT INTO "result" VALUES('CUSTMS',1,3,'gus',NULL,'bga',1795851274283,5,5,2,2,0,0,0,1,1,'67e173a684236d871fc61920c4086c90');
INSERT INTO "result" VALUES('CUSTMS',1,4,NULL,'odds','bga',1795851274283,5,1,2,0,0,4,4,0,0,'67e173a684236d871fc61920c4086c90');
INSERT INTO "result" VALUES('CUSTMS',1,5,NULL,'odds','bga',1795851274283,5,2,2,1,0,0,0,0,0,'67e173a684236d871fc61920c4086c90');
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
INSERT INTO "session" VALUES('fay''s token','ESJF8RZZNGP8','4DKTP9B70BY8','Firefox',1795851273444,1795851273444);
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
INSERT INTO "tables" VALUES('EVENNG','new',1795851256784,'ana','ana-1',NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES('CUSTMS','new',1795851273462,'fay','fay-1',NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES('CLCKED','new',1795851274293,'dan','dan-1',NULL,NULL,NULL,0,NULL);
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
CREATE INDEX result_club ON result (club, ended_at) WHERE club IS NOT NULL;
CREATE INDEX result_guest ON result (guest, ended_at);
CREATE INDEX club_member_person ON club_member (person);
CREATE INDEX club_table_club ON club_table (club, opened_at);
COMMIT;
