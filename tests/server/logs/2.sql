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
INSERT INTO "beat" VALUES(1,1795822815691);
CREATE TABLE due (
	"table" TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY ("table")
);
INSERT INTO "due" VALUES('CLCKED',1795822820695);
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
INSERT INTO "log" VALUES('EVENNG',1,1795822788086,'ana','ana-1','{"event":"opened","guest":"ana","edition":"bga","options":{},"chairs":5,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":null,"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false}}','96f7b22910d0ecf4609592926047e36f362d07d00368d92343d1d965bdb08c67');
INSERT INTO "log" VALUES('EVENNG',2,1795822788086,'ana',NULL,'{"event":"sat","chair":1,"guest":"ana","name":"Ana"}','d7801d3288a587476781e81fe98c4a9d52e6cf92bc2e085276ed28f3cf3832bd');
INSERT INTO "log" VALUES('EVENNG',3,1795822788121,'ana','ana-3','{"event":"configured","edition":"kozak","options":{"calza":true},"chairs":4,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":null,"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false}}','93b00e5c5d320ae7af0c105da1213dfa16642675a931fad85218243c8eea56c9');
INSERT INTO "log" VALUES('EVENNG',4,1795822788123,'bo','bo-2','{"event":"sat","chair":2,"guest":"bo","name":"Bo"}','f94c0a9c8feff272571498e30b3e984ec50c9715e84760c6ff2875e69a67d5a2');
INSERT INTO "log" VALUES('EVENNG',5,1795822788125,'cleo','cleo-2','{"event":"sat","chair":3,"guest":"cleo","name":"Cleo"}','62659334d2edf473bfd455aabf78865d3fd19581c91156f58370b024ca26312c');
INSERT INTO "log" VALUES('EVENNG',6,1795822788127,'ana','ana-4','{"event":"botseated","chair":4,"bot":"beginner","left":false}','f8207c6257af531e52eedb04b70c47f06edfb29de61d6efa1c8f706a39c79968');
INSERT INTO "log" VALUES('EVENNG',7,1795822788128,'cleo','cleo-3','{"event":"stoodup","chair":3}','c30fc37123f2651a68ab5491e0f97415ef80bbbf2897863b99905d0e7d41a3de');
INSERT INTO "log" VALUES('EVENNG',8,1795822788129,'cleo','cleo-4','{"event":"sat","chair":3,"guest":"cleo","name":"Cleo"}','ca63ca5ffae1fb9dbd837a8c928e9442ac16b499e7f9f5f78c72617f80a58f47');
INSERT INTO "log" VALUES('EVENNG',9,1795822788130,'cleo','cleo-5','{"event":"sat","chair":3,"guest":"cleo","name":"Cléo"}','9be3fb36eecc3ce37a9312bfac223229f85c813d7cbfc87eb95e90f8863bab91');
INSERT INTO "log" VALUES('EVENNG',10,1795822788132,'ana','ana-5','{"event":"chatted","seat":1,"phrase":"good-luck","text":null}','6763534671a782c6ea0edf07aba7c31b1d4a3636a852a6fb64dc4d13383f20fe');
INSERT INTO "log" VALUES('EVENNG',11,1795822788133,'bo','bo-3','{"event":"chatted","seat":2,"phrase":null,"text":"Хай щастить!"}','f043c8904a98fee6e31555bbf4ee6e5b0bbae802136c3733d988770491452150');
INSERT INTO "log" VALUES('EVENNG',12,1795822788134,'ana','ana-6','{"event":"started"}','7e71d988a67ebf54996ef251dc15f121102ab90a33256af0a1010e818d8108a7');
INSERT INTO "log" VALUES('EVENNG',13,1795822788135,'ana','ana-7','{"event":"digestgiven","seat":1,"round":1,"digest":"73042906ce32bc2323b41fb943a1d2e51e83e394559111300e2c3d8f26a661ac"}','e1ad260d9960e399adbe9d4c32ba2a17d297feb8e2934cefc5d7b7074d2911a8');
INSERT INTO "log" VALUES('EVENNG',14,1795822788137,'bo','bo-4','{"event":"digestgiven","seat":2,"round":1,"digest":"353b7027246b8e484ec378e38bd8629932e7386ac92d9fb55d9b8dc048bbf527"}','573c273ec5d4dfea001f7e2192f0b35c208b29ee71abc2d2eb9336001509a277');
INSERT INTO "log" VALUES('EVENNG',15,1795822788138,'cleo','cleo-6','{"event":"digestgiven","seat":3,"round":1,"digest":"ba67975d95b316cef4abaef7e6e13249ab4566e0a9b720eec20f6e443b393fc1"}','7cf839a35f0c20d3a5e21041f4ed695ee968c3cf0656cc285ce4e55f5a6c80a1');
INSERT INTO "log" VALUES('EVENNG',16,1795822788138,'cleo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ac329c75c13a3f42879a84af1d1711260d4a188fe8cf2638e773418ed40e96a2"}','d26bededbc746218dfc48dd10e923068d8ca7fa2c1f49e7a668ef0a6dd51b99e');
INSERT INTO "log" VALUES('EVENNG',17,1795822788139,'ana','ana-8','{"event":"contributed","seat":1,"contribution":"58e083af152255a9f9e653189400622b"}','58cc67bfc706960328f75b66ea3c39ba6b83e0d114c30be8719b6a2749ac8fe6');
INSERT INTO "log" VALUES('EVENNG',18,1795822788140,'bo','bo-5','{"event":"contributed","seat":2,"contribution":"798edeee4afa332e8929e2c7bccf3378"}','35748df143ed3b21fe3bfec4795d160b2d09f69f4ec4f517090c5b07620f8f10');
INSERT INTO "log" VALUES('EVENNG',19,1795822788141,'cleo','cleo-7','{"event":"contributed","seat":3,"contribution":"3aa05d28338c419cf5a35ac2ac3664ae"}','85d7fe7ff02f9f2a56666ab64ad1c759ee4a12bc9905092a5cf1ff40282fc675');
INSERT INTO "log" VALUES('EVENNG',20,1795822788200,NULL,NULL,'{"event":"rolled","faces":[2,1,4,1]}','492bc2b0d01df0f58d6ad801f5c6e5fa04c7aa753ced973382d65632a6aabedd');
INSERT INTO "log" VALUES('EVENNG',21,1795822788267,NULL,NULL,'{"event":"dealt","hands":[[4,3,1,4,1],[3,1,1,3,5],[1,2,4,6,4],[3,6,1,6,2]],"opener":3}','bed474fb9998d3a6701a4260ed6b332eb8cf8957dbeffae8f6c3629459f8b334');
INSERT INTO "log" VALUES('EVENNG',22,1795822788270,'bo','bo-6','{"event":"pauserequested","seat":2,"wanted":true}','49c848702679b6a932bd020461774b45116a3b322f8bd039190efbaed9201c1d');
INSERT INTO "log" VALUES('EVENNG',23,1795822788271,'cleo','cleo-8','{"event":"pauserequested","seat":3,"wanted":true}','3e3aea34121f7dedb3678d1efd3c6c2cb975ed9f4d2f0da245f19e71c0977983');
INSERT INTO "log" VALUES('EVENNG',24,1795822788272,'ana','ana-9','{"event":"paused"}','e470e6d91c7e3d274b9bb4c6003408bd9c5952a8962252415a35d3b87c32957c');
INSERT INTO "log" VALUES('EVENNG',25,1795822788273,'bo','bo-7','{"event":"resumed"}','029bb8395522ed907b81ffeebe3b6718d673cc37b3b6b6970743467fe35c5f4f');
INSERT INTO "log" VALUES('EVENNG',26,1795822788283,'phone','phone-2','{"event":"handedover","chair":1,"guest":"phone"}','4849413fe6a425ea788bbc5bcbb3fe84fc628df9959ee551816eaaf7bd049f6c');
INSERT INTO "log" VALUES('EVENNG',27,1795822788286,'cleo','cleo-9','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','7b52eeb1b1e62399e48358be9d91a2914801d15d90e327dae8bca8376984a775');
INSERT INTO "log" VALUES('EVENNG',28,1795822788309,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','b04ff210e5f3101d104a8883d7bc9d9b3493a62f3be717681fbdca8501a87e73');
INSERT INTO "log" VALUES('EVENNG',29,1795822788312,'phone','phone-3','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','1dac0f17fd635fa5f3e0549aecb994096effb78c0a3123877fcaa7f0138b1cd8');
INSERT INTO "log" VALUES('EVENNG',30,1795822788312,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','1cd46993cbad4a40fe64ea9361b039c7d9b48f51b19f7b40e49cc6b6f605b87d');
INSERT INTO "log" VALUES('EVENNG',31,1795822788312,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"9daf2eb92eb9782f1c85fa62778b7dac4f62617ccaacd0119786121a301ae188"}','cf7ffbbe099b3a408b1e2b8c4a0231896f8f1426e54c86464b3bd8dfef58bcc1');
INSERT INTO "log" VALUES('EVENNG',32,1795822788788,NULL,NULL,'{"event":"dealt","hands":[[1,1,2,5],[2,4,4,3,4],[1,1,2,5,3],[2,4,3,2,5]],"opener":1}','1a30b6ea91fb2c5ff4cf3e14b3b852840675e581c31e83b974f900d90ad5f4c2');
INSERT INTO "log" VALUES('EVENNG',33,1795822788790,'phone','phone-4','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','0264a7727e6bacefe3ddbbae50e1a4b8df453f306c54427cab9108f9ed7b5f05');
INSERT INTO "log" VALUES('EVENNG',34,1795822788794,'phone','phone-5','{"event":"retracted","seat":1}','8b9ad60a444950e0ef03aeac8edf7fdcd54978ac4b1a44644a9ba0047e694dcb');
INSERT INTO "log" VALUES('EVENNG',35,1795822788796,'phone','phone-6','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','39ec6d6ea403a833bce888fd7eeda5b7d1f6f94e2fda50a13f572eebd19945aa');
INSERT INTO "log" VALUES('EVENNG',36,1795822788804,'bo','bo-8','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','12f9362fed7143fe8a851deceff4e1f74cd8bfe5e4322f33eedb6112334d172c');
INSERT INTO "log" VALUES('EVENNG',37,1795822788813,'phone','phone-7','{"event":"calzacalled","seat":1,"decided_at":1795822788828}','433d51499684193b232e6e05edf65c44e2681d3bb6012170c81845073aa937c9');
INSERT INTO "log" VALUES('EVENNG',38,1795822788815,'bo','bo-9','{"event":"calzacalled","seat":2,"decided_at":1795822788830}','5da3bcec2988cc800b56853adbad50a3bec57e121a206e32753ba5ed39891173');
INSERT INTO "log" VALUES('EVENNG',39,1795822788828,NULL,NULL,'{"event":"moved","seat":1,"move":{"move":"calza"},"timed_out":false}','c0db5866ba16eca188fa2a9d2ae38c5f3e5725b6997a5065934b52981ff89ba8');
INSERT INTO "log" VALUES('EVENNG',40,1795822788828,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','48e06a6cc0767737f114c831f38871ce9295aa4c26fbd5aaeccb518723f1e969');
INSERT INTO "log" VALUES('EVENNG',41,1795822788828,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"6a2f57f887537e3cfbdb7631c93c3518ec24fd40ab2f5f14934eed6e4eb4b2df"}','9272e9f83a0297e85584a51093278e75070a38ad9ba2b5fe8aae033a78b58fe8');
INSERT INTO "log" VALUES('EVENNG',42,1795822789288,NULL,NULL,'{"event":"dealt","hands":[[5,2,4],[4,6,5,2,6],[1,3,5,1,3],[1,5,5,4,6]],"opener":1}','df1eb74572ff8b2b421622fbabe9e5d9f08e418803d26ba3ee49ab6b2b9bd879');
INSERT INTO "log" VALUES('EVENNG',43,1795822789291,'phone','phone-8','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','33f0ca7956b6396402e8c9078150f1dd7fcdbc5a384c7aeca1c186debd2fbf94');
INSERT INTO "log" VALUES('EVENNG',44,1795822789293,'phone','phone-9','{"event":"retracted","seat":1}','aaeadb1360e38596d10295d5181a5f1897ad1035c301c01b721818756cfa9d59');
INSERT INTO "log" VALUES('EVENNG',45,1795822789295,'phone','phone-10','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','ddb56053c580ba916521f5b7bb11323052d4302b8e0a80ce08fca0246916621b');
INSERT INTO "log" VALUES('EVENNG',46,1795822789302,'bo','bo-10','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','918afa61c94091f9fd21c2fefb8b63ccde6ac285d3b08068de03e7745e022244');
INSERT INTO "log" VALUES('EVENNG',47,1795822789310,'cleo','cleo-14','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','73df64637f93c074e99efc0e5cb73e4a9d17e2cc6b96bda2faa27dafb5174034');
INSERT INTO "log" VALUES('EVENNG',48,1795822789336,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','e9d8e018e370d2a7eabc34e45471fa04e60b12846239c2fc504a864cb8a313bb');
INSERT INTO "log" VALUES('EVENNG',49,1795822789342,'phone','phone-11','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','6ed0f3537c43d5172905d467eaac9a19407b4b3df5f7387abaf142c87cef3586');
INSERT INTO "log" VALUES('EVENNG',50,1795822789344,'phone','phone-12','{"event":"retracted","seat":1}','fdf57788de8db104c97cdd78289bba8548e02d1f2c3207a02e743d25b2a79d13');
INSERT INTO "log" VALUES('EVENNG',51,1795822789346,'phone','phone-13','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','a479ee932dcd1fe12c0eaf4b52839d8bc6ac5d69d246debe6d01868fb30c2681');
INSERT INTO "log" VALUES('EVENNG',52,1795822789355,'phone','phone-14','{"event":"calzacalled","seat":1,"decided_at":1795822789370}','3aa0b9898dbc95a0c0ea1c6b75941b25a479efe2b562ce4d2f313bdf04168ade');
INSERT INTO "log" VALUES('EVENNG',53,1795822789358,'cleo','cleo-15','{"event":"calzacalled","seat":3,"decided_at":1795822789373}','e5ca7ada3ddc693febc2c670e9fe4719c8b58ce48b508853e5b53c6f9a6d8de0');
INSERT INTO "log" VALUES('EVENNG',54,1795822789371,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"calza"},"timed_out":false}','a70b5870a5db19909582b53c7802300141d5bcffc1552345ca4875f09693515f');
INSERT INTO "log" VALUES('EVENNG',55,1795822789371,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','c8ef2276cc85212fd6af1e139d8598d1fe91a50a911593f6347e8338ada1284b');
INSERT INTO "log" VALUES('EVENNG',56,1795822789371,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"10a239a1192dda349f49b1ff3d54ba89ca07e9534693d729dd5e1db247e0159a"}','6d365e0b6987ad433b64b57323b9dec4338d36303cf54f1f2b9e2760eec7558b');
INSERT INTO "log" VALUES('EVENNG',57,1795822789800,NULL,NULL,'{"event":"dealt","hands":[[2,5,4],[4,3,6,6,3],[4,1,5,4],[6,5,2,3,5]],"opener":3}','ab26c3a0befc09b9d5fc6ebc0d8b10a5ec74cc3c5a418806461cf514a76cfb45');
INSERT INTO "log" VALUES('EVENNG',58,1795822789807,'cleo','cleo-16','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','87f50fd310e9c8c3398160c295b4715c3e4f2e9444ed275f7e04c07c69057ab9');
INSERT INTO "log" VALUES('EVENNG',59,1795822789825,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":4},"timed_out":false}','dc5185b840289df5b0e35a0137c6c65e944a30041f8b2b546cb9120c05329edd');
INSERT INTO "log" VALUES('EVENNG',60,1795822789828,'phone','phone-15','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','3a062a520a4fd02d9d568caff8178c48b1f912fbbdce6196f216e7990ada1060');
INSERT INTO "log" VALUES('EVENNG',61,1795822789828,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','c08fdee630932ae9f8ae60baca3b847f6a78dfc055416abb37c5b6cb88502b22');
INSERT INTO "log" VALUES('EVENNG',62,1795822789828,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fc88705d4617d839d4d4b57c7e47d347dc1319d6679ca18dce8d10aaa386497a"}','3c0954722dca4dba2d354861d7150dfcf06e5ff72f5e68a1c3ef68c49ad4dd0c');
INSERT INTO "log" VALUES('EVENNG',63,1795822790242,NULL,NULL,'{"event":"dealt","hands":[[1,3],[2,1,1,5,1],[2,3,6,1],[3,4,6,5,6]],"opener":1}','3aba66a122a08a4ef566d8cb585a9143ff040468bab025b3ef606d55328fd89a');
INSERT INTO "log" VALUES('EVENNG',64,1795822790248,'phone','phone-16','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','a1c66deefcc5411670ee374d6c632f242988d8b430aae67c8599550401cd6490');
INSERT INTO "log" VALUES('EVENNG',65,1795822790257,'bo','bo-14','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','dc36c3902818956db8b100bb624f6c659daf0edbb1abc68fe863b6c66dbef6b5');
INSERT INTO "log" VALUES('EVENNG',66,1795822790266,'phone','phone-17','{"event":"calzacalled","seat":1,"decided_at":1795822790281}','72044678e8c09d4eb6f63e1177cabde5623acaea23eeca37b7ab725c7bc0ac84');
INSERT INTO "log" VALUES('EVENNG',67,1795822790268,'bo','bo-15','{"event":"calzacalled","seat":2,"decided_at":1795822790283}','fc036475e92034b168f28dd03236514a46f12a27dd6ce861675b8bc5b67a418f');
INSERT INTO "log" VALUES('EVENNG',68,1795822790281,NULL,NULL,'{"event":"moved","seat":1,"move":{"move":"calza"},"timed_out":false}','2cb1c333d5ad2414f903ea6e3acf87f5e77a7de11af67665501de9e6f3f0bcb4');
INSERT INTO "log" VALUES('EVENNG',69,1795822790281,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','468e07e68ede662f1a31a5a97642e2c9505599a31cf01083b51328e480204dd3');
INSERT INTO "log" VALUES('EVENNG',70,1795822790281,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"e87da3ea7aa9b6b4dd2cfe1d1c5a95f2190acbc4e73c5a45bf9b40f780683503"}','7955a988579f4ec99bd17c07c6589668bcaf2d88fc962c220a5935964d2a9224');
INSERT INTO "log" VALUES('EVENNG',71,1795822790710,NULL,NULL,'{"event":"dealt","hands":[[2],[3,3,6,6,1],[2,2,2,3],[4,2,1,3,3]],"opener":1}','0cbe7d38517bac2b3dd3cc804ed7bd82f6e7ce89b622f0506d84581abbead677');
INSERT INTO "log" VALUES('EVENNG',72,1795822790716,'phone','phone-18','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','529382c7269fb4680db6ac1edab41e00f4512bde582f1c7f150525c2f8a4e4dc');
INSERT INTO "log" VALUES('EVENNG',73,1795822790724,'bo','bo-16','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','7a1e3dd96e87f17a25b6613ec097df7651ef1a9871a16ebdaafd0b9dadcf38b4');
INSERT INTO "log" VALUES('EVENNG',74,1795822790732,'cleo','cleo-21','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','a15f5c1d33f8bbabdcd85fe4891e174cddb6e1ffbeaf2c4b1b51e7efb3d95236');
INSERT INTO "log" VALUES('EVENNG',75,1795822790735,'cleo','cleo-22','{"event":"retracted","seat":3}','d1a456f6c55fbd7243cd99da2d24c81d63069592266a16582e1f50ddd808bdac');
INSERT INTO "log" VALUES('EVENNG',76,1795822790737,'cleo','cleo-23','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','20c02f409cabf69dc2d81add7d806e36ba2bbcbe741f45e20e4a6f9fc8565c19');
INSERT INTO "log" VALUES('EVENNG',77,1795822790834,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','5bd29375594bfd6910314b014abf10b92a35a72bc7875da5e815a914414ba245');
INSERT INTO "log" VALUES('EVENNG',78,1795822790834,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','25636131393da3db0d1935d2abede8cff71eb0a6da2e9ed48ad1914b3d01fd60');
INSERT INTO "log" VALUES('EVENNG',79,1795822790834,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"969568bb298e28c5e39af6f484255c7a79e38c0d37b0d48f75d55d7731668514"}','0714ce46e283c1fd0bdf0f645d34f1c6870c0d9fae2aa4d44ac93d49e1af0894');
INSERT INTO "log" VALUES('EVENNG',80,1795822791247,NULL,NULL,'{"event":"dealt","hands":[[4],[6,5,4,4,5],[1,6,5,6],[5,3,3,1]],"opener":4}','c4da212e900c2db2ba1e109df1ac4bd366dd99a519c43019ddf327ca9d3daec1');
INSERT INTO "log" VALUES('EVENNG',81,1795822791295,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":6},"timed_out":false}','88f78e4d1da8b867c255ddb6fdd2a990e261eae41dc403aff27dab15e7ebdf41');
INSERT INTO "log" VALUES('EVENNG',82,1795822791298,'phone','phone-19','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','d9968ad042d14944def58c692629228769f35a8b3f6edb1cf1fa8d3261cf9c44');
INSERT INTO "log" VALUES('EVENNG',83,1795822791298,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','b1bcfb83e2e31e021f7e708809c6baac8a2777ac7845636639be39b86eda1091');
INSERT INTO "log" VALUES('EVENNG',84,1795822791298,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ddbeb24a3ec524dc77c2932fc6ecc1e560e369a656536d939bbf976bab42dcb5"}','e4d366e5bbdddc654c1fcdb7fbc04c96803e143bb7e5a0a6fe67e1e7910d257f');
INSERT INTO "log" VALUES('EVENNG',85,1795822791711,NULL,NULL,'{"event":"dealt","hands":[[],[4,1,1,2,1],[3,1,1,1],[1,3,1,6]],"opener":2}','c22778ab57af8d4da30a6e9cc527eb8f58d3c5cac52ecef45d87858a2cb87f19');
INSERT INTO "log" VALUES('EVENNG',86,1795822791716,'bo','bo-19','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','654a992247300c3d72aaba5de21ff1e4b79c7ab183e67a7f4825a962b0a0211a');
INSERT INTO "log" VALUES('EVENNG',87,1795822791725,'cleo','cleo-24','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','8f0a130a8aaabb9cba6e3efc12d7c4b7adaa7b47e643ec92d5b9910440695546');
INSERT INTO "log" VALUES('EVENNG',88,1795822791729,'cleo','cleo-25','{"event":"retracted","seat":3}','1a91a09f5baf8c093a3555d8d49e9e3999485b74cbc77614cddd0be6abf2e379');
INSERT INTO "log" VALUES('EVENNG',89,1795822791734,'cleo','cleo-26','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','116c512a70647aa4ab95475e7bae6c35967dad27d997c6f20aec0e3e61c0ef8c');
INSERT INTO "log" VALUES('EVENNG',90,1795822791756,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":7,"face":3},"timed_out":false}','ba33b0dc88d4cba00d235264eb411c55cad10b5705c1b9f0cb3de8589fdbcb32');
INSERT INTO "log" VALUES('EVENNG',91,1795822791762,'bo','bo-20','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','b1d12afcd7874ffd5960e23f0d12ac1e2e9009f863a3e39595d918b5746eceb0');
INSERT INTO "log" VALUES('EVENNG',92,1795822791762,'bo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','ffe78f08ad36b0c0e0a859aaa41512c6cc53a87ba7331038c4a023cf40d14974');
INSERT INTO "log" VALUES('EVENNG',93,1795822791762,'bo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"36c664e1a9ad01c9395fcfdadf54fc28a94fa34283f0c4554501acf81abcc0e6"}','b7e3a98c9c444ba40db52731fcd0fe2c756266d3f26c59d667febc09e7227a39');
INSERT INTO "log" VALUES('EVENNG',94,1795822792228,NULL,NULL,'{"event":"dealt","hands":[[],[4,1,2,3],[3,1,6,6],[3,3,1,1]],"opener":2}','e2b743ce78b1f5bc5c672203447d087f71465b3f2b56a6b9072f7213b0b40abf');
INSERT INTO "log" VALUES('EVENNG',95,1795822792234,'bo','bo-21','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','b4ccf1514b0b07557d2a6c598d316976d409c466a90c69fc79ce2a3b152269b9');
INSERT INTO "log" VALUES('EVENNG',96,1795822792244,'cleo','cleo-27','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','940ac98d761734cd7b64de8ce09246814b7b3ff4f4e36b3b117e764ca572559c');
INSERT INTO "log" VALUES('EVENNG',97,1795822792248,'cleo','cleo-28','{"event":"retracted","seat":3}','704bfaeb44c7cb40cfcf2ae8789b3781183f50c67881075d178ef3dc33ff4b9f');
INSERT INTO "log" VALUES('EVENNG',98,1795822792252,'cleo','cleo-29','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','5372fd5a86ba2d9857076671e7b55c7e8574793ed91130723f38b3f89001ee86');
INSERT INTO "log" VALUES('EVENNG',99,1795822792268,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','2d2830254be09d25a4d5a853e3de531fdb158888efb4586a78f65dbc7add886b');
INSERT INTO "log" VALUES('EVENNG',100,1795822792276,'cleo','cleo-30','{"event":"calzacalled","seat":3,"decided_at":1795822792291}','8364eb3c2e0fbf0d35c890d45303698a3a5753838f1052e5fe3250164cf9be8e');
INSERT INTO "log" VALUES('EVENNG',101,1795822792291,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"calza"},"timed_out":false}','9e6b39d64fcffb96526d07ed0c9e752a9ffcd129280d54b7706d562437383cbb');
INSERT INTO "log" VALUES('EVENNG',102,1795822792291,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','b9fa4236b973080bc7452fa5b1929d3d35f907a988c0a6a0d1923850a4fdd2e3');
INSERT INTO "log" VALUES('EVENNG',103,1795822792291,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ab522b68672b5606c9fef7a3b93d380fb5ff3af4924daded36bd639465e79077"}','0f2fbb4c285da6e48915bed52fa816d46cdd20b5a99da895492311bcef3830d3');
INSERT INTO "log" VALUES('EVENNG',104,1795822792677,NULL,NULL,'{"event":"dealt","hands":[[],[3,2,5,1],[1,6,4],[1,4,1,4]],"opener":3}','20de844e35209e98b7301b170fe1b2d5b832e0b50f94c495f1a89ed610d36cd9');
INSERT INTO "log" VALUES('EVENNG',105,1795822792680,'cleo','cleo-31','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','a2c0eaab646e80b8720f933b0c921db6bd5703ae8a6aa8323d236b34312b69ae');
INSERT INTO "log" VALUES('EVENNG',106,1795822792698,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":3},"timed_out":false}','511f8a13735c48626f28c189b36f666e87c1c6c9076d9ae81a4ae1bac820e656');
INSERT INTO "log" VALUES('EVENNG',107,1795822792701,'bo','bo-26','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','446a0c1c605d364a52333267afa47d5d21166e274df473051b3adb0e78b2855d');
INSERT INTO "log" VALUES('EVENNG',108,1795822792701,'bo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','07134379cd6ef446e5aeade11ae4d4058be4c0ba694052096b6abf9c5c3c5c0c');
INSERT INTO "log" VALUES('EVENNG',109,1795822792701,'bo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fb04ce8236d7cbf8d81af12ea067f302b3cd53736244c25fb1827db3a35e56ad"}','f2415f8d22e96a1e919e6b2ccfb93d33e43723c68a35c1de5f6ce49d724b45b4');
INSERT INTO "log" VALUES('EVENNG',110,1795822793088,NULL,NULL,'{"event":"dealt","hands":[[],[6,6,5],[2,3,2],[5,4,5,2]],"opener":2}','08cfd4e8e2ddcc81784d6b0c3b16d6648ce5e4f88caba6982155b5185585afd7');
INSERT INTO "log" VALUES('EVENNG',111,1795822793094,'bo','bo-27','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','bb62f7513e1412d072cba019e9010e764b6f0d1d97ab7cc712b94edbb25dd00c');
INSERT INTO "log" VALUES('EVENNG',112,1795822793102,'cleo','cleo-32','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','5208a4a0e6257f8392b596f0721e3727ee282b207ff68ac00489e05f140f7d85');
INSERT INTO "log" VALUES('EVENNG',113,1795822793132,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','ae2f755b8fe42d95c6b86a1128f829137bf69526f6a775f9c1fd828607f1dabf');
INSERT INTO "log" VALUES('EVENNG',114,1795822793137,'cleo','cleo-33','{"event":"calzacalled","seat":3,"decided_at":1795822793152}','40a03115f6423ab1ec914fcf4e6de54b3e939885fffebca22441795a2c789888');
INSERT INTO "log" VALUES('EVENNG',115,1795822793154,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"calza"},"timed_out":false}','0c1b04761aa00c235cb0ec7aa4b3de8c9e28df4261d0f74100eaea3b5238b054');
INSERT INTO "log" VALUES('EVENNG',116,1795822793154,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','f4b795315eb4b14e0058c23404c37441121346a996322e561f3661151f7360c8');
INSERT INTO "log" VALUES('EVENNG',117,1795822793154,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"90033d154a21c3a89b2f661c1285ad2afd865e191f5bccbb161db8e50b16377d"}','538914250f66be56732f4bf4a951dab95b1f25714fe9698f9242103b16927a80');
INSERT INTO "log" VALUES('EVENNG',118,1795822793508,NULL,NULL,'{"event":"dealt","hands":[[],[2,5,6],[6,5],[5,5,2,4]],"opener":3}','c5761dae70a4bc82871ba6829d91aea73b5af41c04c3bfb843b6ec0c52bc442f');
INSERT INTO "log" VALUES('EVENNG',119,1795822793515,'cleo','cleo-34','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','f50abceb0c2d8ba4ed4c9eaa75cc1bc60dc057dab04bc4f75f9208fe0e97f020');
INSERT INTO "log" VALUES('EVENNG',120,1795822793540,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','e85d794aa2e70d424b95238edb2481f5b0584fc5aeb6703f19842e23ed84bbc5');
INSERT INTO "log" VALUES('EVENNG',121,1795822793546,'bo','bo-31','{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','a46dcbffe41c6265feba21051767735aa67d8f2f143a24ae0058f9be4d26918e');
INSERT INTO "log" VALUES('EVENNG',122,1795822793556,'cleo','cleo-35','{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','7585196556ee0b68dedaaff73d8eb1d5d9e583a9fee78d2f73fd9bd07d68818f');
INSERT INTO "log" VALUES('EVENNG',123,1795822793556,'cleo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','002d1e2981b23b9f5de30fd0dc3af721354c1948612f3ca01ba20b926c3c94a3');
INSERT INTO "log" VALUES('EVENNG',124,1795822793556,'cleo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"966ab5c934780e53cd17b3aa3cdc06a7b8b7f327a8366dd7455577ae16b3e5b9"}','303c18f66ea309c1243c0fbe6cc4e7c818b14d2594ec6f1bc340a636f72da546');
INSERT INTO "log" VALUES('EVENNG',125,1795822793926,NULL,NULL,'{"event":"dealt","hands":[[],[3,1,1],[2],[2,5,6,3]],"opener":3}','030bc3d6bacf02a17336bb629be79142d0e78ada7fb2b2a5f414af5a1c7c3a3e');
INSERT INTO "log" VALUES('EVENNG',126,1795822793929,'cleo','cleo-36','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','dcc9cf2ce81688681e02e5c84476ffbd4455f2ecb1f13bc7abfbf21ec3566cfa');
INSERT INTO "log" VALUES('EVENNG',127,1795822793982,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','ab7fb3021b8006a491693b7e59e57eb1da13c3d5f0e0f10a97429b6afb5ad031');
INSERT INTO "log" VALUES('EVENNG',128,1795822794022,'bo','bo-33','{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','bb777f1ef2c7c943dcb47d0af52e20cb0b74e96ed26f38b10d1604b0d88a9b66');
INSERT INTO "log" VALUES('EVENNG',129,1795822794030,'cleo','cleo-38','{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','b3263c809a274bcd990e6801b9629738850673ff152e774f6d14629c44a0aaa8');
INSERT INTO "log" VALUES('EVENNG',130,1795822794034,'cleo','cleo-39','{"event":"retracted","seat":3}','3c6f4189d1dfa8cf3901b164d6a4e5d25bc5665fbd041ae5bd5f688795d0a862');
INSERT INTO "log" VALUES('EVENNG',131,1795822794036,'cleo','cleo-40','{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','541d671250527f95f211bbbb3be5fca5c3026428d87b3d5054cfd75fd25e790c');
INSERT INTO "log" VALUES('EVENNG',132,1795822794055,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','0d4fefdcbb91abfa433315b7b8fac510031db77060197244bfedeee5a39a8d8d');
INSERT INTO "log" VALUES('EVENNG',133,1795822794055,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','74cea091d31c58b0fb48fdb8240aba29a3d7990b18a54e411c91589f6bf45f8b');
INSERT INTO "log" VALUES('EVENNG',134,1795822794055,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"1408a74f1a1b25552d609f4b83b4ffd737d86a36a4827519001cb598a1c9438a"}','331735530cf62be9a1e323f7756ef435e749ccf89bc7b698135539092b2d82e9');
INSERT INTO "log" VALUES('EVENNG',135,1795822794379,NULL,NULL,'{"event":"dealt","hands":[[],[6,6,6],[],[3,2,2,2]],"opener":4}','e88771c898125315f14bf2a7183514aa38c3fef4a63395ccbf7ccde82c03c0b4');
INSERT INTO "log" VALUES('EVENNG',136,1795822794421,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','0e71f82c32b15e0cf80e4f4e7ce79bd212e1f034ca7aa11e84a8d609f972323a');
INSERT INTO "log" VALUES('EVENNG',137,1795822794424,'bo','bo-34','{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','ca0ce2af7299d8103cd5634670ebd4614d1b42d2d6238e85555705c9ecade6a9');
INSERT INTO "log" VALUES('EVENNG',138,1795822794468,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','c05024e59618876ea2489a8115fd7a4b647db726a285ca23bf9f171f95854832');
INSERT INTO "log" VALUES('EVENNG',139,1795822794468,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','1e333e8c646f2ac11edae3b40460a0bf238015951aa3b9d3656c1b63f2a369ff');
INSERT INTO "log" VALUES('EVENNG',140,1795822794468,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"c6368e1ba56a90855c52a26a66b82159c335297cf51c2f3c689bc8d4f7c59e3e"}','2c4aa338bd7be978a1246dd76afc00f284cb45929deeb1bb2ff372d942997327');
INSERT INTO "log" VALUES('EVENNG',141,1795822794795,NULL,NULL,'{"event":"dealt","hands":[[],[2,4],[],[6,6,3,4]],"opener":2}','e3622f3b431a4ccea946ca0152bfa07889495f4e03583c02034cbc7e02a62347');
INSERT INTO "log" VALUES('EVENNG',142,1795822794801,'bo','bo-35','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','6af711f17883cf3bcb1998d23840ef6068179593e86b1cae815abb9ff67daee4');
INSERT INTO "log" VALUES('EVENNG',143,1795822794833,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','1b6a27cca809c5036f5d6a9170488e3047a81588114392c092b8c7e4505c504e');
INSERT INTO "log" VALUES('EVENNG',144,1795822794839,'bo','bo-36','{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":4},"timed_out":false}','000af730828891d899bd8cf2264ec38ebf05cb5a7f4d1ebda0badac2d54d2e17');
INSERT INTO "log" VALUES('EVENNG',145,1795822794845,'bo','bo-37','{"event":"retracted","seat":2}','5f3c54a87dd2c66acc54030ee37e9039ec3a21832fcd0b659ba1d23ea54c190e');
INSERT INTO "log" VALUES('EVENNG',146,1795822794849,'bo','bo-38','{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":4},"timed_out":false}','93f39c99acebe8e9b826585592fcfb64f5c5db9ff6908966375c09b952635116');
INSERT INTO "log" VALUES('EVENNG',147,1795822794934,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','c86faf1116af5b8709b6d27960e4b361af8860a2e7ccaed5f78e390631e0f652');
INSERT INTO "log" VALUES('EVENNG',148,1795822794934,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','061f69cf9d8860b7f7779db3927eb513beb9fb3ef7813a39f119d713ad922978');
INSERT INTO "log" VALUES('EVENNG',149,1795822794934,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"3ddc78413cc776c6b89b7ab88e5f64f23e6af431d3cdeab91d3f95cce8840d1c"}','b64c49f61f8c16377a2ee82f179f6d3cf75e2f99ba12139a1463e640efed4387');
INSERT INTO "log" VALUES('EVENNG',150,1795822795246,NULL,NULL,'{"event":"dealt","hands":[[],[5],[],[1,4,6,5]],"opener":2}','38d4f875a071cca9dbed12ec67782e0be61aefbe208d5d49ad3bb8d6c732155a');
INSERT INTO "log" VALUES('EVENNG',151,1795822795253,'bo','bo-41','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','8223bd7d2228547581783911420a7704191062240ab2ba34d2e504544004155f');
INSERT INTO "log" VALUES('EVENNG',152,1795822795282,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":4},"timed_out":false}','efb22a7b9dcf758a99a8c7d75c3555429207a1a4d1112c15b1de7810e544c417');
INSERT INTO "log" VALUES('EVENNG',153,1795822795286,'bo','bo-42','{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":4},"timed_out":false}','1e78236ba05afb1a642c2f0dea693ec481b0a02e08d250bad0c45b965d24a821');
INSERT INTO "log" VALUES('EVENNG',154,1795822795306,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','291dd396e7451885a452f5c7a234ceaa0ead51233d69ca38dac3345c3b5ba63d');
INSERT INTO "log" VALUES('EVENNG',155,1795822795306,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','40b121eb14bd7fd8c940d5b9de6c317c7e430dba03941186dd358b0f720a35d6');
INSERT INTO "log" VALUES('EVENNG',156,1795822795313,'phone','phone-23','{"event":"muted","chair":2,"muted":true}','ce12314aa9407b5f4953e515b5e554a43662b8f2ce51c4ae745d5d1fedd9e775');
INSERT INTO "log" VALUES('EVENNG',157,1795822795318,'phone','phone-24','{"event":"locked","locked":true}','5909f49ed780b39e5ed2ba511256c8aed5ff437f7ee143d80b9713977e7f8ab0');
INSERT INTO "log" VALUES('EVENNG',158,1795822795322,'phone','phone-25','{"event":"hostchanged","chair":2}','f676fdfe119e0661e45c00f64f269e8d5ba41cce1df8c7da810928db931408d0');
INSERT INTO "log" VALUES('EVENNG',159,1795822795324,'bo','bo-43','{"event":"hostchanged","chair":1}','c849474a4264a516d5bc1d852f2d16a990e42642f083c81d84d9e21d46911a44');
INSERT INTO "log" VALUES('EVENNG',160,1795822795328,'phone','phone-26','{"event":"seriesended"}','9d202ef978c4323253fa72aaa35ca5c9ea2a8d5a2b49c2daa5a71424f579ec1b');
INSERT INTO "log" VALUES('EVENNG',161,1795822795332,'phone','phone-27','{"event":"reopened"}','cbd89004decf8a42f6a2e304a337bcde4e9c4e73cf92739bb815fc3955490194');
INSERT INTO "log" VALUES('EVENNG',162,1795822795332,'phone',NULL,'{"event":"botseated","chair":2,"bot":"reader","left":false}','b40820189632ab6e6ecc2cc98eeacd3914aeac1ac82cd32f842a342c0cb4f248');
INSERT INTO "log" VALUES('EVENNG',163,1795822795332,'phone',NULL,'{"event":"botseated","chair":3,"bot":"reader","left":false}','7204b983300642bf748f38b39009056f013fd20e55d74046c5740f4e50cb0546');
INSERT INTO "log" VALUES('EVENNG',164,1795822795332,'phone',NULL,'{"event":"started"}','e40110198f9f2bbbc3730aaee2f1d1f9c52c3d5ca8b2b8d6b5c5af18737f8ab9');
INSERT INTO "log" VALUES('EVENNG',165,1795822795336,'bo','bo-44','{"event":"botseated","chair":2,"bot":"reader","left":true}','da00af2bec7fdfcf403451259ceb6e06a86f32629b76a77303882d584916d248');
INSERT INTO "log" VALUES('EVENNG',166,1795822795340,'phone','phone-28','{"event":"removed","chair":2,"bot":"reader"}','0a8a08f68334adb5d6430c7d3b355c21285f89eb50315a818ff2869fc2147c41');
INSERT INTO "log" VALUES('EVENNG',167,1795822795346,'phone','phone-29','{"event":"readmitted","removal":166}','3354fd500c230c26730b46808cebae9aff0aec9684577f18cf49044491996a5e');
INSERT INTO "log" VALUES('EVENNG',168,1795822795348,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"32764dd2b9947d9f28ad8d19c891b3f88a9b72f715d77b11bf5a5d3ddc6ec114"}','b644aa619f600ac79c891c2a20ae38c7bb2b40934490a93ac4a391c4d119c15b');
INSERT INTO "log" VALUES('EVENNG',169,1795822795360,NULL,NULL,'{"event":"rolled","faces":[5,3,2,5]}','151f14bb813758c624d914177db4fb0b1a73095100ed7485ae3697297fbb7044');
INSERT INTO "log" VALUES('EVENNG',170,1795822795388,NULL,NULL,'{"event":"rolled","faces":[2,0,0,5]}','6df903cfdd2fec12ef9128db4db860eef479f976db16a6dcd1736f5ad1398212');
INSERT INTO "log" VALUES('EVENNG',171,1795822795417,NULL,NULL,'{"event":"dealt","hands":[[6,3,3,6,5],[2,1,1,6,5],[1,5,6,4,3],[4,1,1,6,4]],"opener":4}','854d07f7e3239f7ca8b40657da1573a13f62a669bd7cbf1a28e878c704295ec1');
INSERT INTO "log" VALUES('EVENNG',172,1795822795472,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":3},"timed_out":false}','4e6e58fbc5301b0aa59ff83c3ec539e75573530a183b471a1201a5c5b3473fea');
INSERT INTO "log" VALUES('EVENNG',173,1795822795504,'phone','phone-30','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','28afb573468c49231a6659104dad5921b412bcb7ece4d36120be74c3b8e1abd0');
INSERT INTO "log" VALUES('EVENNG',174,1795822795504,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','5306940a035f5b955cbc5c18f773c69bd0e2e57ec9a6810af2ddf2bb6d6593ac');
INSERT INTO "log" VALUES('EVENNG',175,1795822795504,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"0eab736550e3f5399763f4146fd11820fc837a1793c142368866afc7a7996b67"}','15945edada6bedc5d787f2e693d1d7ea56f23766b9555c90c699a992c7db9e94');
INSERT INTO "log" VALUES('EVENNG',176,1795822795811,NULL,NULL,'{"event":"dealt","hands":[[4,6,3,6],[5,2,2,2,2],[4,2,3,1,6],[3,3,4,6,3]],"opener":1}','90aa9abc187a7bb691a308183cbeaad133250ea124f2b79a901f7160603c4d0d');
INSERT INTO "log" VALUES('EVENNG',177,1795822795817,'phone','phone-31','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','ffa23953264a1cb47d8495aad70c30ae5eddb273bf9464d5bad7c7b7e78967a4');
INSERT INTO "log" VALUES('EVENNG',178,1795822795833,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','5f53b4929ac8f09d6b4cc2f4f0aa2ea50b4ef0c1880502317e6c18c253c4db84');
INSERT INTO "log" VALUES('EVENNG',179,1795822795856,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','b21947422dc6ddea2be8025073c2d621da631dc1357891b138c233ba4ef3638e');
INSERT INTO "log" VALUES('EVENNG',180,1795822795880,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":8,"face":3},"timed_out":false}','f98e7d7da727e7b05be2b2c646dbdc6d4efd78374e95d6ed6ac0d9e2562cb243');
INSERT INTO "log" VALUES('EVENNG',181,1795822795922,'phone','phone-33','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','2b924cff3dc1a832e8d3d2052dec2a947baed0401bc9bdfc4ab25376b52f2260');
INSERT INTO "log" VALUES('EVENNG',182,1795822795922,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','53e81e42e639aae2d663b5df80e010093d9022ae33f67a69bf404acdd3da487b');
INSERT INTO "log" VALUES('EVENNG',183,1795822795922,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"952e94a8a70eb487e64d5889193c5839308f89248cce21856eccf129de66e65d"}','498aa4a7309138afe899ea5f395877d395e20293a0b7b47c223b5d11d5f056e9');
INSERT INTO "log" VALUES('EVENNG',184,1795822796208,NULL,NULL,'{"event":"dealt","hands":[[6,4,4,4],[1,3,2,1,5],[2,3,5,4,2],[4,4,5,1]],"opener":4}','1188743b09d852ca0b12e731889f9a1cc6be2d2080f5e67ed024550e4b46a9cb');
INSERT INTO "log" VALUES('EVENNG',185,1795822796255,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":3},"timed_out":false}','d97f76abd951a593c51eac3ec3834a27b2194ba40d9de74b82fb4d383f496ba4');
INSERT INTO "log" VALUES('EVENNG',186,1795822796260,'phone','phone-34','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":3},"timed_out":false}','03830a2d5f5e846c71a8ec9b976200ab4eceaa343ba3bb85cc6afa10a1a838a8');
INSERT INTO "log" VALUES('EVENNG',187,1795822796267,'phone','phone-35','{"event":"retracted","seat":1}','e54c6b882531c94d191eb1d1d80c1858d5c716dbfabbd9ba4934b6a5891914fd');
INSERT INTO "log" VALUES('EVENNG',188,1795822796280,'phone','phone-36','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":3},"timed_out":false}','6046f15d34c5afa45d74331184d6b68006eff26b5727ad3bf658582125919432');
INSERT INTO "log" VALUES('EVENNG',189,1795822796302,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','8f4d3b0471b705a224f159da9af788d3375314f7aa760f803834ce96790dbada');
INSERT INTO "log" VALUES('EVENNG',190,1795822796333,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":5,"face":2},"timed_out":false}','40cc4efbae004059aa8c908a3beb363b5cc6674769bbcc2d54cad47e7719f6bb');
INSERT INTO "log" VALUES('EVENNG',191,1795822796360,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":6,"face":2},"timed_out":false}','06a3b00dbacee692f98db3ac5aa86be85fbfebdb302e6f77674d448699d01fe3');
INSERT INTO "log" VALUES('EVENNG',192,1795822796398,'phone','phone-38','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','f396a9ca06250c54b1874ef93a7822c5ff18e8d37db80eaf7aa088a285a1d290');
INSERT INTO "log" VALUES('EVENNG',193,1795822796398,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','74a2ce622cafff5f86c5f8b35f5b9a88e0d814c1a4b33e172bf321fc915ec593');
INSERT INTO "log" VALUES('EVENNG',194,1795822796398,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"eb885b3433115a974abb7481a916804a7647275d0237dc86283a0f898d37ad58"}','f416ba1e42e41e135d64c0b33c4157a9e3d3df2cad3257423f86456d93af7115');
INSERT INTO "log" VALUES('EVENNG',195,1795822796684,NULL,NULL,'{"event":"dealt","hands":[[4,2,2],[5,4,4,5,6],[3,4,4,4,5],[3,4,3,6]],"opener":1}','e53d5ee9fa89098d0ff21cdceef9c568175c2d9e6a2bc68ea17807c361818339');
INSERT INTO "log" VALUES('EVENNG',196,1795822796686,'phone','phone-39','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','57a89397b465b56f55e408101b354569026aab29e34d01cf986db12f537fc828');
INSERT INTO "log" VALUES('EVENNG',197,1795822796712,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','0b886e9a677daffe6292639b0047aaffaf4ae8432d2f1b9bf110e711115186fb');
INSERT INTO "log" VALUES('EVENNG',198,1795822796733,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":4},"timed_out":false}','4e3957fc828bf0462c5ce464d790bc9cae4dc6b4eb7686c8ca028455ff3d56e2');
INSERT INTO "log" VALUES('EVENNG',199,1795822796753,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":7,"face":3},"timed_out":false}','9ac9240d71ec69e618f2b601596f2273a39e8f447dd85d0587e68986707cf2fb');
INSERT INTO "log" VALUES('EVENNG',200,1795822796755,'phone','phone-40','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','264427dae94d9199cf95dd6320fd5bcbad1f8cd3a1172f92364d8dc538a189d7');
INSERT INTO "log" VALUES('EVENNG',201,1795822796755,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','8ecf26345eb27fbbdf4c721f2238ee0da640e2fad5bdc4764a36c0e0406e4b39');
INSERT INTO "log" VALUES('EVENNG',202,1795822796755,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"a564141280487a91c94305fe377d2595c4f3bcc367f05a42b3b7fa73d4be03cf"}','559f3bd7b95b722368a3fbe5a91df2f1879f509c7a59b566a457a692f2f31781');
INSERT INTO "log" VALUES('EVENNG',203,1795822797010,NULL,NULL,'{"event":"dealt","hands":[[5,6,6],[2,4,6,6,1],[1,3,1,2,1],[5,5,6]],"opener":4}','6c83ae573dc423cdc96e30343a77c4be0af6ccfc53b16b119630aa880d28dfcb');
INSERT INTO "log" VALUES('EVENNG',204,1795822797063,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":6,"face":5},"timed_out":false}','01d1233b0e2e1654900f2f9303f78037781a758558dcafcf933c4a16e114ca4d');
INSERT INTO "log" VALUES('EVENNG',205,1795822797105,'phone','phone-42','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','642d6d478b92f9c5b384b0a840bdcda222723d06484435916a820174a1e12a23');
INSERT INTO "log" VALUES('EVENNG',206,1795822797105,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','75d721505c40bf83ca5d55237ca63ecf48a37b590e88f3d729328fd1aab7cf2d');
INSERT INTO "log" VALUES('EVENNG',207,1795822797105,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"757991ef6c90f1965d41fc4723b901b66a7fc706a2bcb81ad9c9654a6a275b43"}','7167248d28cd9e919e5ebd539ddfd9f2d22ff3a146259b737a519529ee5ef517');
INSERT INTO "log" VALUES('EVENNG',208,1795822797401,NULL,NULL,'{"event":"dealt","hands":[[1,5],[4,1,6,6,2],[6,3,3,6,5],[1,3,4]],"opener":1}','424c4dcd9b4dda9d89b66d9c119f710ba610dd9cba88d9c0c56f8a28e6bf589b');
INSERT INTO "log" VALUES('EVENNG',209,1795822797407,'phone','phone-43','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','be8f3f23db8c12d9e115a209e86fdb847c80151094c145d77da1f2138296ecd2');
INSERT INTO "log" VALUES('EVENNG',210,1795822797431,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','3ef6d76ce79fc38f01e320ac2b148a3c4251b297c2e11f00e0c93cf252a94e73');
INSERT INTO "log" VALUES('EVENNG',211,1795822797452,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','db6413b52ba39fcc6a3cef0ce7c48fc69d299a249762847172432f8f09de6a57');
INSERT INTO "log" VALUES('EVENNG',212,1795822797542,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":3},"timed_out":false}','26b0ae47c288c49a8539e9f24ee924b61108b449c41600b2cb9d029b02ebd154');
INSERT INTO "log" VALUES('EVENNG',213,1795822797546,'phone','phone-44','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','167c41b2158cd72793f085c19f26e858ac718fed2733c9117b2187f4018410fb');
INSERT INTO "log" VALUES('EVENNG',214,1795822797546,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','e20893a8bdd65fd011d5270802fe7f494cb56684b2472dded31b0799129a510e');
INSERT INTO "log" VALUES('EVENNG',215,1795822797546,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"b522c6cf5f21dd67979ac70f42383416d00beb158e0825c831ec96daa25a2efb"}','3c8ab086497eeb09f4f89bc3018856fe69b035d0005b363571b9c15d1bbb8323');
INSERT INTO "log" VALUES('EVENNG',216,1795822797832,NULL,NULL,'{"event":"dealt","hands":[[3],[2,2,5,1,4],[3,1,2,4,4],[1,6,5]],"opener":1}','4a37ce943c3268097faf74458e9b25da70167540d9f418fc46ee59a122ed9086');
INSERT INTO "log" VALUES('EVENNG',217,1795822797835,'phone','phone-45','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','b058df94fb3d2f42284b209024e12f95580c9a97ef7f792ead0854d1252ea5a8');
INSERT INTO "log" VALUES('EVENNG',218,1795822797860,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','bc311fe1d15e796d4b3aef486e82a55fb5359bd9397901d0cb4c8d79f849a4ec');
INSERT INTO "log" VALUES('EVENNG',219,1795822797917,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','de58ee619ef6792655774300e6e55b3014052f7ce3b0d21aaf54c3ed52ec1ce9');
INSERT INTO "log" VALUES('EVENNG',220,1795822798000,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','f226919445e8f841b56533c7db99f99ed6cb8b229008d75d64ac7de1a57cc675');
INSERT INTO "log" VALUES('EVENNG',221,1795822798000,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','2cdaf2533da26729e41fa1337e57d1015c1833eb919ab34590daed91a3d07c74');
INSERT INTO "log" VALUES('EVENNG',222,1795822798000,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"a6479c2aecf4bb8fe8e5f5a5efc1902373f4b8f95b2fb2db2754360789ac41bc"}','2d5bde4ef0cbef4a08ddc30d42e03737cc76443cda0d0fdc884bfa6b9bc024e5');
INSERT INTO "log" VALUES('EVENNG',223,1795822798254,NULL,NULL,'{"event":"dealt","hands":[[6],[1,2,1,5,2],[1,3,6,5,2],[1,6]],"opener":4}','4801933d1c17ffee8095b45f9122b8d74be0e29c283fa523fa3378dafa9c56cf');
INSERT INTO "log" VALUES('EVENNG',224,1795822798297,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":2},"timed_out":false}','cfb6e483f414da46a6df08c0f96c33623de8c34d009bcc9c4a1bfb166656ef60');
INSERT INTO "log" VALUES('EVENNG',225,1795822798301,'phone','phone-46','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','6a8ed8444d25eb3ccbae6e46c42ed0940ade0784651dd8864e673adb2a055401');
INSERT INTO "log" VALUES('EVENNG',226,1795822798301,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','bff3b390604b554a5b5b0ca1991f4d17be4395fd4a1063f1a81633fd5e8f038b');
INSERT INTO "log" VALUES('EVENNG',227,1795822798301,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"05d0f44c083065bb2679a855153e08861f5ae5a7f7bf71498eca6828cb96097d"}','d94923e94fe299d0d2870ec87b8c116fbf4380a30b14e18d77306906fab00b07');
INSERT INTO "log" VALUES('EVENNG',228,1795822798598,NULL,NULL,'{"event":"dealt","hands":[[],[4,5,1,1,5],[3,1,6,4,5],[1,6]],"opener":2}','0ac9b9d219a5be6c0f7910cd54807a23b2204c6c0b8acf6b5f525cf9976f56e7');
INSERT INTO "log" VALUES('EVENNG',229,1795822798643,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','e569dfe335b4d23923e439b4b764b4f64e31a5d5532777a60ecc22f06b2a8b2a');
INSERT INTO "log" VALUES('EVENNG',230,1795822798660,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','c8c130ca9ab89de7bb9e72d8aecc644538cf59554324b373c105c97677565010');
INSERT INTO "log" VALUES('EVENNG',231,1795822798676,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":3},"timed_out":false}','3006b60d978f6968b52ca6de4476f50105221dc98e4f7bbb89a3b2d1a791f4c2');
INSERT INTO "log" VALUES('EVENNG',232,1795822798718,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','a5235f0fd761b38f163c7b3aea5504c63a775a6378c58fd22ea11252f4764506');
INSERT INTO "log" VALUES('EVENNG',233,1795822798834,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":5,"face":3},"timed_out":false}','ae6e1e1481d9b833e27e046057e7a5724fd6e01247dabbc78ef97a9e9961161a');
INSERT INTO "log" VALUES('EVENNG',234,1795822798901,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','584ea26230c9ace73d4aa84d2a7de512f9566961f8a558fbdac297a32450a2b7');
INSERT INTO "log" VALUES('EVENNG',235,1795822798901,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','71bd08aba1ecc65c6662ac53a183ba53cfc98dbe6b6ec318ff2937416f7d55fa');
INSERT INTO "log" VALUES('EVENNG',236,1795822798901,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"531ca78705992148e2905c03f08f18c5b93b39d54265a57a15b5cc730c5020dd"}','165690618075040fb7270d4e3482bc0a3a11d88a6fdae33c40a657b474b2162e');
INSERT INTO "log" VALUES('EVENNG',237,1795822799159,NULL,NULL,'{"event":"dealt","hands":[[],[1,6,3,3,4],[6,2,1,4,2],[1]],"opener":4}','cb0f236de2acb4122e51419c7f78a5b0558ab67480e9ed6de5d27e76d2f68b47');
INSERT INTO "log" VALUES('EVENNG',238,1795822799195,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','f87e3649e26650488e6da7f2ccc4adf8b791f877744ec4dc52dcb4def3b8c410');
INSERT INTO "log" VALUES('EVENNG',239,1795822799236,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','9f25edbd9f43343c2ac856f336bd972b00fdf6d00f5d8382483dc7ce48f31c16');
INSERT INTO "log" VALUES('EVENNG',240,1795822799328,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','299303ce3048fafc8324092efc514506dc368516d6b2e3ffefbd601e64054aef');
INSERT INTO "log" VALUES('EVENNG',241,1795822799398,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','597606b484fd6dc296cbbfe0542d0f691c370248dcfa8caa8afdb0bb2e24229e');
INSERT INTO "log" VALUES('EVENNG',242,1795822799398,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','f85ff0ce468e2130d3a44fa8353b908811025c053756dbde4cbb6a5c164c38e5');
INSERT INTO "log" VALUES('EVENNG',243,1795822799398,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"5ad5ae60301bfc1feeddb89c8ae86590d01ad77e8fdd3c29f13f9812c236a3d7"}','1ec3c317952839c5c7e1f71b8f057c3c16a25de8d7c3904b4e4c065224a4ef2c');
INSERT INTO "log" VALUES('EVENNG',244,1795822799624,NULL,NULL,'{"event":"dealt","hands":[[],[1,1,2,2,2],[5,2,4,2],[3]],"opener":3}','7c99424af64de9cf3e0456ae8047a9b63223d298b3ee1ab480da4f23373b6102');
INSERT INTO "log" VALUES('EVENNG',245,1795822799704,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','fca1968deeb54dfef31617d94d698d81a6a73becc1e80effcb4486ce506a2f04');
INSERT INTO "log" VALUES('EVENNG',246,1795822799724,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','c19f2913edabc4e702455ff0b4cecf9a994f496fe5985606bdd4365b1ee76233');
INSERT INTO "log" VALUES('EVENNG',247,1795822799773,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','4ec232c3022eb4d37c7e75c74736e85d4c0e800cc9844c9d2bf746bdc77cf0c7');
INSERT INTO "log" VALUES('EVENNG',248,1795822799850,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":5,"face":2},"timed_out":false}','f8feb7d04afad0cbe1a34ab0571b4e2dc43115fee3a9bba2bde442b740548220');
INSERT INTO "log" VALUES('EVENNG',249,1795822799912,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','876d4e61b4f23adf1e32f348919ac7ce67c2857c3b4a9c73e0d2b94df244e59f');
INSERT INTO "log" VALUES('EVENNG',250,1795822799912,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','c0839075cd01b9dd4c9a72b974b4afd6ae19135fef86f7c6d8e7fdf10e7f912a');
INSERT INTO "log" VALUES('EVENNG',251,1795822799912,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"95ceb3bad0a85a28ecdf70a267730cefc20537dac1c67e63ff94197f7e33406d"}','4c1d8e6dae94d202b7758eaaaae556b6fdb7ffcaab0e93b8c30ee2a2a9f1f56f');
INSERT INTO "log" VALUES('EVENNG',252,1795822800191,NULL,NULL,'{"event":"dealt","hands":[[],[1,2,1,5,4],[2,3,6,1],[]],"opener":2}','d9eacf9970e7a700814a6e8f99030614e1a3b2c2fff0a7e7143237987d956a00');
INSERT INTO "log" VALUES('EVENNG',253,1795822800250,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','f943447742b5967c66a62ba95b8ab28763ff4b3442f106b47d4edf2b18df643a');
INSERT INTO "log" VALUES('EVENNG',254,1795822800285,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','714e510259fa395aed0dd5df3fd8090f996eede66c2c6d3aa26a155da11e6cfb');
INSERT INTO "log" VALUES('EVENNG',255,1795822800340,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','09b8226548479d95ca7f268b329bcb28aeda1140b0ccc4cee4e3fabecc95ceda');
INSERT INTO "log" VALUES('EVENNG',256,1795822800445,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','1a9eed86a968013fb764b65cf5c49a1b335c9f1d8f3a7667f2b893bcb62bc4ef');
INSERT INTO "log" VALUES('EVENNG',257,1795822800533,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','5d72eb851fa3404532306774362eb0ea23b08f161969ef433f5802bba56256a7');
INSERT INTO "log" VALUES('EVENNG',258,1795822800692,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','3e8fba514d11f72da54ba4855a2ad210eb3317c4a7192844d65a34601397b1ff');
INSERT INTO "log" VALUES('EVENNG',259,1795822800755,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":1},"timed_out":false}','19d8218388536771d1454de6fc3689ccf946259d524eed65da5544ec5611e03f');
INSERT INTO "log" VALUES('EVENNG',260,1795822800779,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','19bd1a2fb35722979e3c70d59f73a7fc434b7614b4b184ac008709e9be965674');
INSERT INTO "log" VALUES('EVENNG',261,1795822800779,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','50feae522f4c8bcec88eefcdec0b63c7c51766cb6dcab2eb2bb9584cb48fb7f4');
INSERT INTO "log" VALUES('EVENNG',262,1795822800779,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"44509055a549ff02f019f06fc571c1826c8c28ece58bda2ef833aa57941ef4ff"}','402b63d2629e381bcefdce4a4a9b188a678b1fbd8de2b275bc5aba1676d2ae2f');
INSERT INTO "log" VALUES('EVENNG',263,1795822800998,NULL,NULL,'{"event":"dealt","hands":[[],[5,3,3,6],[3,4,5,6],[]],"opener":2}','bfc84a2c8a79aea1b00c6444982aaaa042465caaa7ca519aca294af9abfff5c9');
INSERT INTO "log" VALUES('EVENNG',264,1795822801057,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":3},"timed_out":false}','6878b3ca8149e07437692254c6db817cee54c763c792eb95eef5dae4463fff80');
INSERT INTO "log" VALUES('EVENNG',265,1795822801097,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','485ade03709f8b35c72776f2424f82b54d7bf49c86ffe33c42f3dd0f61ac9ffd');
INSERT INTO "log" VALUES('EVENNG',266,1795822801145,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','f4f65fa290d291f4d611922e1878a65dab212974c69b4fe6c4c182a6c01fc9fe');
INSERT INTO "log" VALUES('EVENNG',267,1795822801247,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','9bc62cf4400d4c16f1f5bbd95fb8f2080bc6764c833e3dc183bb3ad2d4a756cd');
INSERT INTO "log" VALUES('EVENNG',268,1795822801247,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','1dc4c43563c47d447e0ae5c7cd7e664db4f1b2d9f0637a6fd7a4dbcc3141d344');
INSERT INTO "log" VALUES('EVENNG',269,1795822801247,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"49bdaeaca0e79cd2689285ffcd08a5ce0951d2f7c1bd03b672a213cebdf94ff2"}','4e9cededf782f36713827508b6d25dae0cde1a5e99b5b95c0c277d4fb6161fb4');
INSERT INTO "log" VALUES('EVENNG',270,1795822801456,NULL,NULL,'{"event":"dealt","hands":[[],[3,5,5],[4,3,3,1],[]],"opener":2}','fa7bcbca71ca9afb1d2bbbc04c9d1918e17cc1c7050860dd7d7454b0e6ed0200');
INSERT INTO "log" VALUES('EVENNG',271,1795822801499,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','d48e43b36ca88fdc1ee9646d862ca0f774766bfc26fd0879df34bb01aefb9fb4');
INSERT INTO "log" VALUES('EVENNG',272,1795822801520,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":3},"timed_out":false}','a5f61f188b4ab7d42ed26f2e2d267e96fb6f3e8709fdbe249f55463584094729');
INSERT INTO "log" VALUES('EVENNG',273,1795822801568,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','868086ba4da21b7f6553bc438b9b439c93c24f442b5c1c4b805a0880de195aac');
INSERT INTO "log" VALUES('EVENNG',274,1795822801682,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','fdfe26602aa7726e7f563e0d0d86d2e450fd3078ad3fcf34edc8f85a355beddf');
INSERT INTO "log" VALUES('EVENNG',275,1795822801736,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','3f3327c80b6f3fd6ec2c16e17c4de1d5f5a0942ff91f4d619dd654924f6b50e4');
INSERT INTO "log" VALUES('EVENNG',276,1795822801805,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":3},"timed_out":false}','3c3bcc7845f7bd87059a783d9a55b47eb75506c1001c842b2a2bf8798b5be32b');
INSERT INTO "log" VALUES('EVENNG',277,1795822801851,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','83951200deeee7539888c4e089749aeea65c907138b8cc7004a89ccb836e7a84');
INSERT INTO "log" VALUES('EVENNG',278,1795822801851,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','f819405bc3c77c633ffd22eac8c2d16146f54fc568c285e47a24c879d8d06b38');
INSERT INTO "log" VALUES('EVENNG',279,1795822801851,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fb20f0f6bbcb8ceeaf58460434705f632c7441cde4eb12e255f9cd2a85db7784"}','6716a969e626539f7a466e49989a25277757dc4a85651c6787b04175463f82e0');
INSERT INTO "log" VALUES('EVENNG',280,1795822802079,NULL,NULL,'{"event":"dealt","hands":[[],[1,1],[5,2,1,1],[]],"opener":2}','b61ab80f97d62e1afdc30c4b00832c9d88cf5619adb6648b4697d2a95f4cac01');
INSERT INTO "log" VALUES('EVENNG',281,1795822802112,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','c0c7985991c9fc688aee2e07f4e8f35558ceefbc992a732dc0a9978499a9c46e');
INSERT INTO "log" VALUES('EVENNG',282,1795822802214,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','2900e5b99ac66434ff0659468474c7814dc5084cb6639c8bd8dbbf630800ddfd');
INSERT INTO "log" VALUES('EVENNG',283,1795822802264,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','a629a257f7239398eb7c47d210622c4a1a4eb46b92b3334710bade1457019e4c');
INSERT INTO "log" VALUES('EVENNG',284,1795822802327,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','8b1e37fa992810133c14334ff47f6821029e415bd81013e0e8ea8fade9e6dc8c');
INSERT INTO "log" VALUES('EVENNG',285,1795822802348,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":1},"timed_out":false}','31c82fc3563adc5a87f74d96d9ebfc0a130c12c8b1f4763469de973012ba44d4');
INSERT INTO "log" VALUES('EVENNG',286,1795822802435,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','c3f1da69c12682575b7222f944f1befaeaabb80f105ac95175ff0fa26cb593fa');
INSERT INTO "log" VALUES('EVENNG',287,1795822802435,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','2c157b0e5911798938545261d99b2e4369dfb79f3d7be08d7da1f697e48b2875');
INSERT INTO "log" VALUES('EVENNG',288,1795822802435,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"048e4b40706db408e7840bb633bb876e763dfea0d9bc19bb135a1a4814d68f85"}','ea54b221a16a94a434e78f2087ebb7e568242cafd7b8efe51f4d70f93a7e1977');
INSERT INTO "log" VALUES('EVENNG',289,1795822802664,NULL,NULL,'{"event":"dealt","hands":[[],[6,6],[5,2,2],[]],"opener":3}','e71a0da1a24ad2f7ea057f346aff2278256e8508321b11efb013a87820963239');
INSERT INTO "log" VALUES('EVENNG',290,1795822802713,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','2f4edd114f9770b8dde48bad38f2c228983ed52c53d704368749cd49749fc1e5');
INSERT INTO "log" VALUES('EVENNG',291,1795822802808,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','9f2b5b634677f5490de1de493f9a1fee89833aa230107cff271f979ce48ea43b');
INSERT INTO "log" VALUES('EVENNG',292,1795822802914,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','5a95a7db40ec086a4a5fca41ccad7ce54781e21fbdace0da54c1d571d0fecaf6');
INSERT INTO "log" VALUES('EVENNG',293,1795822802914,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','131673c7389fc3d3a07f2f829e3c4ed27b3a167ae98603dc8686443e959a6a8a');
INSERT INTO "log" VALUES('EVENNG',294,1795822802914,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"9c0ba02843c35167f0af6faa6cc83fc3ec5fb6923e66c4edc0dccc28c6a26e04"}','6d8781a19f7a68bcd82bac8f82297754dabc8c85049e60f2553e802a07a45b8f');
INSERT INTO "log" VALUES('EVENNG',295,1795822803122,NULL,NULL,'{"event":"dealt","hands":[[],[2,3],[1,3],[]],"opener":3}','df57a04d13698a5fb12c5a07bf7bc07a906eecfb91eb991ae67f37d7105e2497');
INSERT INTO "log" VALUES('EVENNG',296,1795822803270,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','158e4e90cd3189c0fc5edfb51c5917860b5050ced6ef715a0e7e30d4dc1cfc6a');
INSERT INTO "log" VALUES('EVENNG',297,1795822803325,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','fec8e9e6ab2076c6a46d730773812242a0da7a4f7a7592251a141026af87bb2f');
INSERT INTO "log" VALUES('EVENNG',298,1795822803382,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":3},"timed_out":false}','329e4f1afd01fe55b76010419ad41ce2c99cea47e45c9cf04125b52812d434f1');
INSERT INTO "log" VALUES('EVENNG',299,1795822803476,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":3},"timed_out":false}','ad6e9cac11a02d52675e23326a4050ae2af54d499e3d9301af5470146ece00ad');
INSERT INTO "log" VALUES('EVENNG',300,1795822803519,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','d3823490dd6b512679e2b42a8e20f63897532a3461e6334b2b3a06af9cc14e83');
INSERT INTO "log" VALUES('EVENNG',301,1795822803519,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','815d9676b3fc5aecaadf14171213773e9abdeab5cbc43abce01697fe931daa14');
INSERT INTO "log" VALUES('EVENNG',302,1795822803519,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"e332226da91b328e0b25a2955b4b26befdd72580fa7675626b6b73bfac89e25b"}','4572f293cb0be5ebb8efcee0fb0de1df9ac6ddd66150b4e34bf07be354c73a4b');
INSERT INTO "log" VALUES('EVENNG',303,1795822803738,NULL,NULL,'{"event":"dealt","hands":[[],[2,6],[6],[]],"opener":3}','10fc87b6f4db5716d8ff76f2c633abe549f7ea4a73b05a67a1029812534519a0');
INSERT INTO "log" VALUES('EVENNG',304,1795822803831,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','22337faf0c7f5822e6b736976b8452e1ea89593fb480b1f6c4a24d3fa1b65424');
INSERT INTO "log" VALUES('EVENNG',305,1795822803922,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":3},"timed_out":false}','8ff7b1c8d4b216ea04ddb218c6320d5bbd993ab502f826d060a818ecd46b60c6');
INSERT INTO "log" VALUES('EVENNG',306,1795822803985,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','9939fb15343ff94c4267f6821a75de80d19c10ceb8f238290475f2f2daba050d');
INSERT INTO "log" VALUES('EVENNG',307,1795822803985,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','6433d14e704b7495b20813ff9edf86579b9266242231b3534a55ebe67c17224d');
INSERT INTO "log" VALUES('EVENNG',308,1795822803985,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"8c595fdff26d953696005076fbb60b697fa5e0f80665b772a75f0e24b4950c90"}','ad7208c4077793e3bb8b7d952138a8af2d669ba278d442c22d0da04072c93d9e');
INSERT INTO "log" VALUES('EVENNG',309,1795822804172,NULL,NULL,'{"event":"dealt","hands":[[],[4],[2],[]],"opener":2}','7fac7112de5d8b64da9ae8e8344e5ce505486941bcffa6385709dcae0404b379');
INSERT INTO "log" VALUES('EVENNG',310,1795822804233,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','25924252e3ad8d88964dc08c545afa74bac17dd11d41ef6e0eba9ca1b9533f0d');
INSERT INTO "log" VALUES('EVENNG',311,1795822804391,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','68465ef9bd243d5050e3591e185063370d5db3d761589be8b01415bbe8965129');
INSERT INTO "log" VALUES('EVENNG',312,1795822804391,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','5e3120af44325e3d022eb8cbcf04bca1b0e1015bcf15c78d9d1c4d70e95544c0');
INSERT INTO "log" VALUES('CUSTMS',1,1795822804399,'fay','fay-1','{"event":"opened","guest":"fay","edition":"bga","options":{"players":[2,8],"dice":2,"first_opener":"highest-roll","raise":"any-higher","palifico":"each-time","palifico_with_two":false,"veteran_changes_face":true,"calza":true,"calza_callers":"all-but-next","calza_in_palifico":false,"calza_with_two":false,"calza_wins":"all-others-lose","lost_dice_visible":true,"reveal":"from-caller"},"chairs":5,"table_settings":{"listed":true,"training_aid":true,"spectators_see_previous_round":true,"chat":false,"clock":{"move":60,"bank":600,"increment":5},"autostart_at":2,"speed":"slow","eliminated_see_dice":true,"external_bots":true}}','1b964a1dd0a1da4b962ee9b88f6873ea879f826b112c5e9de769a3f755fd772b');
INSERT INTO "log" VALUES('CUSTMS',2,1795822804399,'fay',NULL,'{"event":"sat","chair":1,"guest":"fay","name":"Fay"}','d0d88891007ae92e2908556ea2c3489409119c24d9029e66dcb6532b4d56229c');
INSERT INTO "log" VALUES('CUSTMS',3,1795822804405,'fay','fay-3','{"event":"sat","chair":1,"guest":"fay","name":"Fay"}','252ef13e8dd53204a84752712d9d23bdc9bf36be47a9fe33898a0397878d6645');
INSERT INTO "log" VALUES('CUSTMS',4,1795822804406,'bot-robo','bot-robo-2','{"event":"sat","chair":2,"guest":"bot-robo","name":"Robo"}','59c076e1c616ed358c1bca6938b27f598489c82beddcd75707dacaa69c2b86a1');
INSERT INTO "log" VALUES('CUSTMS',5,1795822804408,'gus','gus-2','{"event":"sat","chair":3,"guest":"gus","name":"Gus"}','635b58e5b54d3836ffa43dd7e2b4acb957a2477b2c45508b17288fd982be9695');
INSERT INTO "log" VALUES('CUSTMS',6,1795822804408,'gus',NULL,'{"event":"botseated","chair":4,"bot":"odds","left":false}','bd1e632943a5593ce18df1dc8378cb9be05ebdfb667931f867c16a12e33878db');
INSERT INTO "log" VALUES('CUSTMS',7,1795822804408,'gus',NULL,'{"event":"botseated","chair":5,"bot":"odds","left":false}','3d9be0dd01618e82989b626bb85b8a65ed69f6f5a30317c4f3bdab0e164039b0');
INSERT INTO "log" VALUES('CUSTMS',8,1795822804408,'gus',NULL,'{"event":"started"}','9d3f6eebb3c736ba412e3c0a5c73ee5c98e5df9966003f93d3472d0267fc1f83');
INSERT INTO "log" VALUES('CUSTMS',9,1795822804412,'fay','fay-4','{"event":"digestgiven","seat":1,"round":1,"digest":"12eef32e1f360e9305e6bdd7906625b63bd4a768d9c21ded19354cf14b5d1039"}','cd6efae08d77b317b87037c1fa8bc0d23c42dc7732fd55b03f55381378f690db');
INSERT INTO "log" VALUES('CUSTMS',10,1795822804414,'bot-robo','bot-robo-3','{"event":"digestgiven","seat":2,"round":1,"digest":"fac97fe91b9ecfb23f9a980e9dbc277d7329921aaa2535f5fc84aa1dbbd8d0bf"}','cd5eccdadf390bd1877e5c851947cf88975c2a1c8105a6c0b87c85fb3edad1cf');
INSERT INTO "log" VALUES('CUSTMS',11,1795822804416,'gus','gus-3','{"event":"digestgiven","seat":3,"round":1,"digest":"4695f663762fb24705e976c3bbd1c2a547abf1b0912d186028e3bbe93cb7a586"}','47435b2bb37b0742e0337e4f05c86afe0bf66eb8007ad618e74f3e076155232e');
INSERT INTO "log" VALUES('CUSTMS',12,1795822804416,'gus',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"2eb86f3c1dcc3764ff0d7743d6d199ea6ac8f76f39f7662c3e3651712c22bb89"}','0805ffe00281e25b53868f11eee1bdf2f6a51f795990aa958f6dbbfb04e76348');
INSERT INTO "log" VALUES('CUSTMS',13,1795822804419,'fay','fay-5','{"event":"contributed","seat":1,"contribution":"f33ed7beef58c084452483320a7ff2fe"}','b2f967cf010ea605020590b39f532d9b819a40810b596b2d2630812db95dbc2c');
INSERT INTO "log" VALUES('CUSTMS',14,1795822804421,'bot-robo','bot-robo-4','{"event":"contributed","seat":2,"contribution":"3304e3c1869f2a9745a23e48179041d8"}','c558c6f74b46151be0e46e350644acf0851b1e950f8a8dac5668dcc700c8ac62');
INSERT INTO "log" VALUES('CUSTMS',15,1795822804422,'gus','gus-4','{"event":"contributed","seat":3,"contribution":"eb367cb454533fce88664909250bae43"}','f100d8f5438d26e62ca8e473ced343c27a858b55d56c354a2fe2741997389384');
INSERT INTO "log" VALUES('CUSTMS',16,1795822804514,NULL,NULL,'{"event":"rolled","faces":[6,1,1,1,1]}','35d8e4da38ebed71f9c88ce1fe6181d09113fa219ce72e82a2efd5724131d16d');
INSERT INTO "log" VALUES('CUSTMS',17,1795822804621,NULL,NULL,'{"event":"dealt","hands":[[2,2],[2,3],[4,5],[4,6],[5,6]],"opener":1}','c100e2a0cdf7fc0af44c05fc89db6d589321674ab47d311dd08c9ba0cb1fc996');
INSERT INTO "log" VALUES('CUSTMS',18,1795822804629,'fay','fay-6','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','de1318884ec372850eb3cef60e9d14c0cf40a869559e6d0a272f315cc2dd05e1');
INSERT INTO "log" VALUES('CUSTMS',19,1795822804634,'gus','gus-5','{"event":"calzacalled","seat":3,"decided_at":1795822804649}','20de2e3c7b76731e83290531606bfada29628620d837670609aa97ff738a8309');
INSERT INTO "log" VALUES('CUSTMS',20,1795822804650,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"calza"},"timed_out":false}','48c7cd8ed7bbb62eb7408a72142972b56d17f0290d9ab6867873e4d3c356b31e');
INSERT INTO "log" VALUES('CUSTMS',21,1795822804650,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','622a5443c11788bd688f6ac4850c6ce8feefedfa4a18943810a38e0602987e39');
INSERT INTO "log" VALUES('CUSTMS',22,1795822804650,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"e38f23f5f6fa513127463efeed82ca7e3d3205f8e642a4c2a8bb2308b31379ca"}','9ee3acb5b3af76bb458db1ea6701adfffd2ecb590cb8d8b9c9111e0d1fb8b505');
INSERT INTO "log" VALUES('CUSTMS',23,1795822804654,'fay','fay-7','{"event":"configured","edition":"bga","options":{"players":[2,8],"dice":2,"first_opener":"highest-roll","raise":"any-higher","palifico":"each-time","palifico_with_two":false,"veteran_changes_face":true,"calza":true,"calza_callers":"all-but-next","calza_in_palifico":false,"calza_with_two":false,"calza_wins":"all-others-lose","lost_dice_visible":true,"reveal":"from-caller"},"chairs":5,"table_settings":{"listed":true,"training_aid":true,"spectators_see_previous_round":true,"chat":false,"clock":{"move":60,"bank":600,"increment":5},"autostart_at":2,"speed":"fast","eliminated_see_dice":true,"external_bots":true}}','b883414c1b86af759aba4213161f1f4953524247fdce725c2ca4b91d8760e0ab');
INSERT INTO "log" VALUES('CUSTMS',24,1795822804773,NULL,NULL,'{"event":"dealt","hands":[[6],[2],[3,1],[3],[3]],"opener":3}','8333d26edf94b701d8cc45343e9f3ce51c4ee831dea97e077f1cda6af6b70b07');
INSERT INTO "log" VALUES('CUSTMS',25,1795822804777,'gus','gus-6','{"event":"moved","seat":3,"move":{"move":"bid","quantity":6,"face":5},"timed_out":false}','30dd64537649b75dfd98290f50a23d32ce978a86f056eb3ecf7124926ab68bae');
INSERT INTO "log" VALUES('CUSTMS',26,1795822804785,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','f3dd87b963eba5fcb5d6761cf8569d0294231f76f897052c7943b5a821ae57fa');
INSERT INTO "log" VALUES('CUSTMS',27,1795822804785,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','842b2741ad00d787e3b7abc49c1bda3fd1d0264c86d7c306783ee5f62a171f46');
INSERT INTO "log" VALUES('CUSTMS',28,1795822804785,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"451f28daa8d5295553f0be7026edefbfd427b4aee1f04b8856b57d141ee3afe1"}','0bbe833fc07cfccf771988ecde276ca356f09e3a7e37295aa1d12733e66be69c');
INSERT INTO "log" VALUES('CUSTMS',29,1795822804899,NULL,NULL,'{"event":"dealt","hands":[[4],[2],[4],[1],[2]],"opener":3}','dad118a89681e81a19a0fdcea074a423968cda98f27f0eed74d46f398c118104');
INSERT INTO "log" VALUES('CUSTMS',30,1795822804903,'gus','gus-7','{"event":"moved","seat":3,"move":{"move":"bid","quantity":5,"face":5},"timed_out":false}','9d979881fa21f422dde52819bda94d808bbfb5fb254eab811dfa1d0807b98c0e');
INSERT INTO "log" VALUES('CUSTMS',31,1795822804913,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','ed4c5652ffa12b7bc88208d77dfe6561c5eab9f7e7f8fcd705dfa3d2a60f47cd');
INSERT INTO "log" VALUES('CUSTMS',32,1795822804913,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','1d19ed95b0087aa0f3562f44689f8bc2583bbccc62aeb4a7334a5a1614d878f3');
INSERT INTO "log" VALUES('CUSTMS',33,1795822804913,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fafa08f8cc1f847bb3bd510d575855559f1bda7eb404c5e416ad125f726381e5"}','835debfc691055a27f1df726483f67a5f220f35a937ac5304f0c58dde890ce27');
INSERT INTO "log" VALUES('CUSTMS',34,1795822805022,NULL,NULL,'{"event":"dealt","hands":[[1],[3],[],[1],[1]],"opener":4}','17fbcff57694f0b48cbdcc1284c7364e7d11b25589d4baa9795cfb2b8521cee7');
INSERT INTO "log" VALUES('CUSTMS',35,1795822805044,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','3c18a36f30461e314245a3729246c2ec794dc02eb71cec8f6bfb69cc63fad1be');
INSERT INTO "log" VALUES('CUSTMS',36,1795822805063,NULL,NULL,'{"event":"moved","seat":5,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','9bc3be594ae1e8645ac9472c382daef15df951a5939502d1a97d714bcd9ffad5');
INSERT INTO "log" VALUES('CUSTMS',37,1795822805070,'fay','fay-8','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','bc71c4f2ca2c9961a3e7d5573e54c999f4603a0cf41c6a17b10191491b104ae8');
INSERT INTO "log" VALUES('CUSTMS',38,1795822805075,'bot-robo','bot-robo-6','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','0806cb1195cc51d313e6b2c8cab3739293a345143b654267ffecb3f77770c3c3');
INSERT INTO "log" VALUES('CUSTMS',39,1795822805075,'bot-robo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','26f335f51ec68268bacd030a496dffe463f29a4ee915b3b040d7f5f2cf552a4f');
INSERT INTO "log" VALUES('CUSTMS',40,1795822805075,'bot-robo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"daf87a27c8eda4fe88b38e6738edca5218e7c61aa44c56e54db73f64ad8d6c77"}','13ad3f01d2982eedb5f5408a0a39e30f22c0e02e58366a33152f0d22f1f874e5');
INSERT INTO "log" VALUES('CUSTMS',41,1795822805190,NULL,NULL,'{"event":"dealt","hands":[[],[2],[],[2],[4]],"opener":2}','6a6070bd782833e667a664a5a39b6c528ce8b3e9080501f95cc108c273ff2ae8');
INSERT INTO "log" VALUES('CUSTMS',42,1795822805193,'bot-robo','bot-robo-7','{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','122d35df3dd26cd906658748d0a9e3b3bbd23a7e12632f93d427f8c83a1f416a');
INSERT INTO "log" VALUES('CUSTMS',43,1795822805202,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','29850d857a98caf6bda161a644abffa569b64b87281f00d90606c336601d981e');
INSERT INTO "log" VALUES('CUSTMS',44,1795822805202,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','bdcca9979ddb23a90b03f935261072502d0a4592b6a2b18ad545102a8eb35360');
INSERT INTO "log" VALUES('CUSTMS',45,1795822805202,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"55ef36b5031ecdd5a7d83ccd6e1c351d227900cc7f282e8d0715efbe35a29cf2"}','5a41ada7e19ba7d8e523c3ca521f930c35d005c8044cde89196f6582b8d844d3');
INSERT INTO "log" VALUES('CUSTMS',46,1795822805209,'fay','fay-9','{"event":"configured","edition":"bga","options":{"players":[2,8],"dice":2,"first_opener":"highest-roll","raise":"any-higher","palifico":"each-time","palifico_with_two":false,"veteran_changes_face":true,"calza":true,"calza_callers":"all-but-next","calza_in_palifico":false,"calza_with_two":false,"calza_wins":"all-others-lose","lost_dice_visible":true,"reveal":"from-caller"},"chairs":5,"table_settings":{"listed":true,"training_aid":true,"spectators_see_previous_round":true,"chat":false,"clock":{"move":60,"bank":600,"increment":5},"autostart_at":2,"speed":"instant","eliminated_see_dice":true,"external_bots":true}}','8acdb2cdf5c942184762c7215de7352d7258494c46a0d743bb7e235f97d39a2f');
INSERT INTO "log" VALUES('CUSTMS',47,1795822805214,NULL,NULL,'{"event":"dealt","hands":[[],[],[],[4],[5]],"opener":4}','ded9d31f8fcf807cf26bc90346ee8ba356e2f2cc68d6b079a62652fe9be90075');
INSERT INTO "log" VALUES('CUSTMS',48,1795822805218,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','2e0019a46ac2cb7ed1b29339fcdac49dfc903cd8653e8fbbfce7892aa475b9f5');
INSERT INTO "log" VALUES('CUSTMS',49,1795822805224,NULL,NULL,'{"event":"moved","seat":5,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','9b11132303d35067f375da4e4191043f64139751c20bb78e44d7b5bbfecb739e');
INSERT INTO "log" VALUES('CUSTMS',50,1795822805229,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','bb166078e57359ec750b741b3f26f134217e9661d1e0cf01a50ad15d675626de');
INSERT INTO "log" VALUES('CUSTMS',51,1795822805229,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','284f76fb3405e3ebff8e22cf946523318b69c305fe1ec4d77570a9a42c69bf84');
INSERT INTO "log" VALUES('CLCKED',1,1795822805236,'dan','dan-1','{"event":"opened","guest":"dan","edition":"bga","options":{},"chairs":2,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":{"move":5,"bank":0,"increment":0},"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false}}','222619405b15905a11e750b038e81f6c371393b34e4942acc345e26d88095a77');
INSERT INTO "log" VALUES('CLCKED',2,1795822805236,'dan',NULL,'{"event":"sat","chair":1,"guest":"dan","name":"Dan"}','bb56675c6f2a66bf09896eca1de61aa6708602d788225b77b0b70b7abfcb36c8');
INSERT INTO "log" VALUES('CLCKED',3,1795822805242,'eva','eva-2','{"event":"sat","chair":2,"guest":"eva","name":"Eva"}','6f1e9cbcd01bb8faf95d95e1bb1bd20ca9c6680b192a6b662541fc072fcb6d4f');
INSERT INTO "log" VALUES('CLCKED',4,1795822805244,'dan','dan-3','{"event":"started"}','e558128460243149b5d7ea15e3577c194c7499cb9431957f7a0a267b50b04ced');
INSERT INTO "log" VALUES('CLCKED',5,1795822805259,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"0726413390b7d62ca2fa3b4eca7d08a3fa469101b613b7bf120f346259598d19"}','ff8702b64aa17117cdef34aaf09d454a29295bd81308f89853fc56ca572cc115');
INSERT INTO "log" VALUES('CLCKED',6,1795822805275,NULL,NULL,'{"event":"dealt","hands":[[4,5,6,3,2],[6,1,5,4,1]],"opener":1}','4fbf44e44d0424177c19df5c59ca7bafc6939af4235042e501385bc447221f0c');
INSERT INTO "log" VALUES('CLCKED',7,1795822805279,'dan','dan-4','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','ea03a3f46e6791cccca91a683abb3805568b539b9ff9a24729969b9aab12eedd');
INSERT INTO "log" VALUES('CLCKED',8,1795822810280,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":true}','e96c76626528fdde517cb36805788a61864f4ce4a714cd5dc32492d310c27148');
INSERT INTO "log" VALUES('CLCKED',9,1795822810280,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','fe103e90c267b4f7412264b18f34a50b8e1131b7afa9a7eb8ae8d813a0ed5fa8');
INSERT INTO "log" VALUES('CLCKED',10,1795822810280,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"3cb5a322171883efd331cb0f023851d979d4da234437a34321956d80d40ecbd3"}','446616a0cb9d37328029d4ecea5bcfd189978a64f3d37731196b128fb1e38968');
INSERT INTO "log" VALUES('CLCKED',11,1795822810580,NULL,NULL,'{"event":"dealt","hands":[[6,6,4,5,5],[1,4,4,6]],"opener":2}','641dd1e1f915ac252c84e27465a470e10d04cfcd06ee3a76fe620ef7336a56ff');
INSERT INTO "log" VALUES('CLCKED',12,1795822815581,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":true}','927ad5c18ca0c5641fa58cb164ff8bda388a46102e7fab7a7b9473594c9eedc6');
INSERT INTO "log" VALUES('CLCKED',13,1795822815581,NULL,NULL,'{"event":"botseated","chair":2,"bot":"reader","left":false}','bf353ef463a8846f8a6b2dd02fff6018efe3bddd20572e26d14d139ae4e0fe6c');
INSERT INTO "log" VALUES('CLCKED',14,1795822815695,NULL,NULL,'{"event":"downtimecredited","milliseconds":114}','dde017f5125aa5ad7d11ec5c53b18b7535460b74984409e2ad646690c05fd8f9');
CREATE TABLE node (
	id TEXT NOT NULL, 
	address TEXT NOT NULL, 
	alive_at BIGINT NOT NULL, 
	expires_at BIGINT NOT NULL, 
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
INSERT INTO "tables" VALUES('EVENNG','new',1795822788086,'ana','ana-1',NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES('CUSTMS','new',1795822804399,'fay','fay-1',NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES('CLCKED','new',1795822805236,'dan','dan-1',NULL,NULL,NULL,0,NULL);
CREATE INDEX sat_down ON log (guest, command) WHERE substr(event, 1, 14) = '{"event":"sat"';
CREATE INDEX tables_by_age ON tables (state, at);
CREATE UNIQUE INDEX opened ON tables (guest, command) WHERE command IS NOT NULL;
CREATE INDEX tables_listed ON tables (at) WHERE listing IS NOT NULL;
CREATE INDEX due_at ON due (at);
CREATE INDEX person_name_person ON person_name (person);
CREATE INDEX person_guest_person ON person_guest (person);
CREATE INDEX session_person ON session (person);
CREATE INDEX sign_in_person ON sign_in (person);
CREATE INDEX sign_in_expiry ON sign_in (expires_at);
COMMIT;
