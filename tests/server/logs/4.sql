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
INSERT INTO "beat" VALUES(1,1795877684931);
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
INSERT INTO "club" VALUES('62ab8d307a9b13d0658f208a6fe0ed78','6R7KRDDRWZFS','Thursday','VB6THW6T092W',NULL,1795877673065);
CREATE TABLE club_member (
	club TEXT NOT NULL, 
	person TEXT NOT NULL, 
	joined_at BIGINT NOT NULL, 
	coming BOOLEAN, 
	coming_at BIGINT, 
	PRIMARY KEY (club, person)
);
INSERT INTO "club_member" VALUES('62ab8d307a9b13d0658f208a6fe0ed78','VB6THW6T092W',1795877673064,NULL,NULL);
CREATE TABLE club_table (
	"table" TEXT NOT NULL, 
	club TEXT NOT NULL, 
	opened_at BIGINT NOT NULL, 
	PRIMARY KEY ("table")
);
INSERT INTO "club_table" VALUES('CUSTMS','62ab8d307a9b13d0658f208a6fe0ed78',1795877673072);
CREATE TABLE due (
	"table" TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY ("table")
);
INSERT INTO "due" VALUES('CLCKED',1795877689936);
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
INSERT INTO "log" VALUES('EVENNG',1,1795877655722,'ana','ana-1','{"event":"opened","guest":"ana","edition":"bga","options":{},"chairs":5,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":null,"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false},"club":null,"rated":false,"tournament":null}','11e779e59974bdee51bbdfa88ccc1fee6398a1cd11ab0455b2c658351589efc5');
INSERT INTO "log" VALUES('EVENNG',2,1795877655722,'ana',NULL,'{"event":"sat","chair":1,"guest":"ana","name":"Ana","person":null}','973bebc9f88a626a6bb5364cb2db4377ee480eb3ccebf10b073b829f72dda008');
INSERT INTO "log" VALUES('EVENNG',3,1795877655760,'ana','ana-3','{"event":"configured","edition":"kozak","options":{"calza":true},"chairs":4,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":null,"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false}}','61553e4132ed058c8b191fb4457f4b54d4bc2f864792af6718140142a160fa71');
INSERT INTO "log" VALUES('EVENNG',4,1795877655764,'bo','bo-2','{"event":"sat","chair":2,"guest":"bo","name":"Bo","person":null}','6f34ecff7696f02bcc9980d0ccb9a80c10e6c093a344a699d00f6fbfe8c8bdca');
INSERT INTO "log" VALUES('EVENNG',5,1795877655767,'cleo','cleo-2','{"event":"sat","chair":3,"guest":"cleo","name":"Cleo","person":null}','ca61c70d5dfba4d2fb6fced05587fc9aa27f56cf91c14af67009ccd30c9c6f52');
INSERT INTO "log" VALUES('EVENNG',6,1795877655769,'ana','ana-4','{"event":"botseated","chair":4,"bot":"beginner","left":false,"name":null}','3b51d0cc83ac63bd3ced6dabc0f27c0863df6dbfd4556d14ee2efe544c0d10fe');
INSERT INTO "log" VALUES('EVENNG',7,1795877655770,'cleo','cleo-3','{"event":"stoodup","chair":3}','3fc1d3a5c4c73213723ad85cde3bafba4bfe49bf58a593853fe5941c89f1408a');
INSERT INTO "log" VALUES('EVENNG',8,1795877655773,'cleo','cleo-4','{"event":"sat","chair":3,"guest":"cleo","name":"Cleo","person":null}','1ff1c181b131e989379dc8ee6f71caad75f140021249d0c35e323e3b3370c44c');
INSERT INTO "log" VALUES('EVENNG',9,1795877655776,'cleo','cleo-5','{"event":"sat","chair":3,"guest":"cleo","name":"Cléo","person":null}','8725ea2931c01ed849bca9a90e53a1f8cbb8b6f1df1ced08e69064e1e0d669de');
INSERT INTO "log" VALUES('EVENNG',10,1795877655777,'ana','ana-5','{"event":"chatted","seat":1,"phrase":"good-luck","text":null}','3738762c2ba865bcebd8c238ab153fb503be5edaf48a0937caea30611bdef7b2');
INSERT INTO "log" VALUES('EVENNG',11,1795877655779,'bo','bo-3','{"event":"chatted","seat":2,"phrase":null,"text":"Хай щастить!"}','c54157635a4dfe317040e6ded19f8fc819a9e78f317fb424ea98da3ef0f2b1e8');
INSERT INTO "log" VALUES('EVENNG',12,1795877655780,'ana','ana-6','{"event":"started","unrated":null}','27e83a0d31c3cb6718f60199b87b75281efc602fefce50ffe3dd5e6b04140711');
INSERT INTO "log" VALUES('EVENNG',13,1795877655782,'ana','ana-7','{"event":"digestgiven","seat":1,"round":1,"digest":"73042906ce32bc2323b41fb943a1d2e51e83e394559111300e2c3d8f26a661ac"}','36d9b1969f552a043ba8baa69cdd87529e8213dd96de1924b805e9bcc73bb45e');
INSERT INTO "log" VALUES('EVENNG',14,1795877655783,'bo','bo-4','{"event":"digestgiven","seat":2,"round":1,"digest":"353b7027246b8e484ec378e38bd8629932e7386ac92d9fb55d9b8dc048bbf527"}','48278e79e835ca44ed6401731c777ec43cde75dd5ac1f40edd664fc8426d4b64');
INSERT INTO "log" VALUES('EVENNG',15,1795877655784,'cleo','cleo-6','{"event":"digestgiven","seat":3,"round":1,"digest":"ba67975d95b316cef4abaef7e6e13249ab4566e0a9b720eec20f6e443b393fc1"}','962598e60c579c6985269d44c4d570e24c77f9578cf974d88e83c4210a3eac62');
INSERT INTO "log" VALUES('EVENNG',16,1795877655784,'cleo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ac329c75c13a3f42879a84af1d1711260d4a188fe8cf2638e773418ed40e96a2"}','3503f89fe7d37ba542635dc24cac2c4acf6bb11d9ec45940ff2d9febcecfa42e');
INSERT INTO "log" VALUES('EVENNG',17,1795877655786,'ana','ana-8','{"event":"contributed","seat":1,"contribution":"58e083af152255a9f9e653189400622b"}','0b7c3d3761750a516adc5e8e8e2d437be5d0d7df7f0bd6e18d52c9126c7ed502');
INSERT INTO "log" VALUES('EVENNG',18,1795877655787,'bo','bo-5','{"event":"contributed","seat":2,"contribution":"798edeee4afa332e8929e2c7bccf3378"}','d482bce6a77ef33f7fe4a1fc09bbef41ee8062739d09215d7a1238e4c3bba87b');
INSERT INTO "log" VALUES('EVENNG',19,1795877655789,'cleo','cleo-7','{"event":"contributed","seat":3,"contribution":"3aa05d28338c419cf5a35ac2ac3664ae"}','736cf91b84bf396d6a4abbf0cdd97788cf134c8166f630cfdf101e691ea5d0ef');
INSERT INTO "log" VALUES('EVENNG',20,1795877655847,NULL,NULL,'{"event":"rolled","faces":[2,1,4,1]}','4a05569a8d1a06ef3ef197f017f31bbbdd1adaad407c76967e3d6f40fc9509eb');
INSERT INTO "log" VALUES('EVENNG',21,1795877655914,NULL,NULL,'{"event":"dealt","hands":[[4,3,1,4,1],[3,1,1,3,5],[1,2,4,6,4],[3,6,1,6,2]],"opener":3}','17ac19cb36da01f2f71a7793cde0c6f1a5ab29b4d837dededd7fa553d72d886d');
INSERT INTO "log" VALUES('EVENNG',22,1795877655918,'bo','bo-6','{"event":"pauserequested","seat":2,"wanted":true}','8be881244a038dd162edee65809a2ed3d99afba258eff1c68139030b0cb53a0a');
INSERT INTO "log" VALUES('EVENNG',23,1795877655919,'cleo','cleo-8','{"event":"pauserequested","seat":3,"wanted":true}','070f64b32e293c1f1a4e9ddffaf085d0ff7c5c5163659d79472bbadaea40fa71');
INSERT INTO "log" VALUES('EVENNG',24,1795877655921,'ana','ana-9','{"event":"paused"}','44e13529d3eb5eaa1d0566656d44adb37f598bcf0c4fd82ad513a98a3615dee2');
INSERT INTO "log" VALUES('EVENNG',25,1795877655922,'bo','bo-7','{"event":"resumed"}','454d7d61a15e25264e88d5ab5769c2282efbbfe33407e1da4c1c3f2cdeb2b4f9');
INSERT INTO "log" VALUES('EVENNG',26,1795877655932,'phone','phone-2','{"event":"handedover","chair":1,"guest":"phone"}','d674cfafacaae36aeda45ba4a46e4671d5d9217db2ce69c921b37a29a2e93116');
INSERT INTO "log" VALUES('EVENNG',27,1795877655935,'cleo','cleo-9','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','ed4cec6ed487a4d85282dba8bebad4ce368b9a80399d82a80f49f74eaa17cbe1');
INSERT INTO "log" VALUES('EVENNG',28,1795877655958,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":3},"timed_out":false}','7d536aaea455e1787c3965e457e09b4942a16ce9c9f35d3138a974203c34bfb9');
INSERT INTO "log" VALUES('EVENNG',29,1795877655963,'phone','phone-3','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":3},"timed_out":false}','3e37594ac8fa93f063597efddc0a7f87b6c9e31725bc98966afeb46ad299ce6e');
INSERT INTO "log" VALUES('EVENNG',30,1795877655970,'bo','bo-8','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','56f8edce09934a5314471c13083adb36075748d530bc124c9f295f55030334de');
INSERT INTO "log" VALUES('EVENNG',31,1795877655970,'bo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','6f44768645dc04b53630a6b7f8108bd2da71c5c982f94bcf67beb83dab3e3486');
INSERT INTO "log" VALUES('EVENNG',32,1795877655970,'bo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"9daf2eb92eb9782f1c85fa62778b7dac4f62617ccaacd0119786121a301ae188"}','5eed0fac2a7f60bfb6d636f98641c1ddd0ca9b85da77828c9276f84280f413df');
INSERT INTO "log" VALUES('EVENNG',33,1795877656461,NULL,NULL,'{"event":"dealt","hands":[[1,1,2,5,2],[4,4,3,4],[1,1,2,5,3],[2,4,3,2,5]],"opener":2}','ffc986ea69f36fb210aefb8ce4e6aa8a1b72cfc03df679569ccac8285fddfaa7');
INSERT INTO "log" VALUES('EVENNG',34,1795877656465,'bo','bo-9','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','c7a3623f4c9752783c1dcefd390ed1f82e176908f8b74edadc2a1c0be2464a39');
INSERT INTO "log" VALUES('EVENNG',35,1795877656474,'phone','phone-4','{"event":"calzacalled","seat":1,"decided_at":1795877656489}','3a7074f2143db78dd2396a2ba8be1492612c1aabbe55610e7a81dbba15eaae6c');
INSERT INTO "log" VALUES('EVENNG',36,1795877656476,'bo','bo-10','{"event":"calzacalled","seat":2,"decided_at":1795877656491}','1e47f32fb33e3fb57aa28f569acba5a3a5b0b4a8badc44e128e32d1d92cd6a21');
INSERT INTO "log" VALUES('EVENNG',37,1795877656489,NULL,NULL,'{"event":"moved","seat":1,"move":{"move":"calza"},"timed_out":false}','984509d35377d6212eb71fc5a43cb626b2130dbaa331f1636a315f3a2eb33dab');
INSERT INTO "log" VALUES('EVENNG',38,1795877656489,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','326541251aeb35dca13263bf90df6952b9f9522676e00aa9cea6bea411eaf70d');
INSERT INTO "log" VALUES('EVENNG',39,1795877656489,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"6a2f57f887537e3cfbdb7631c93c3518ec24fd40ab2f5f14934eed6e4eb4b2df"}','04b6726b542611124bcebb3612654c2cae0e41847704c7bcf84d10d00cd1bbac');
INSERT INTO "log" VALUES('EVENNG',40,1795877656933,NULL,NULL,'{"event":"dealt","hands":[[5,2,4,4],[6,5,2,6],[1,3,5,1,3],[1,5,5,4,6]],"opener":1}','2fbcfa46d12bf424475e6e72acc3f30d1672615741218ffc17eb3bad3464f9aa');
INSERT INTO "log" VALUES('EVENNG',41,1795877656937,'phone','phone-5','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','bec92aa878ed8802d9a49ab06fda976939aa8d8e7388d4263a447cc31c5a3392');
INSERT INTO "log" VALUES('EVENNG',42,1795877656939,'phone','phone-6','{"event":"retracted","seat":1}','950f34e94911af41ff85a8523eacdb67838f2b7f58d65c7db35bf4bcbfc1110a');
INSERT INTO "log" VALUES('EVENNG',43,1795877656941,'phone','phone-7','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','4fa9d42082dc9b4871514f551536f3a6251b44da77155f4e0e53266275e794d3');
INSERT INTO "log" VALUES('EVENNG',44,1795877656949,'bo','bo-11','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','3c127becf0e39dbcbac02a18738a11a19df4b1f99c109f0c549a21b589cc8eb6');
INSERT INTO "log" VALUES('EVENNG',45,1795877656957,'cleo','cleo-14','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','eba422021bc2d2aad9d7a98957e979a79b2bf647df10c89c7ad97a136f0feca9');
INSERT INTO "log" VALUES('EVENNG',46,1795877656982,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":2},"timed_out":false}','a014c3b7069d0389984431bef74fd6aa8d47018048ec28dd24a0cabe83890d60');
INSERT INTO "log" VALUES('EVENNG',47,1795877656988,'phone','phone-8','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','40564a596af891bafddaeb0edb203ffed2b1a83306e08cf42d970c793d8d3513');
INSERT INTO "log" VALUES('EVENNG',48,1795877656988,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','1d190127a18b7ef2d8922a153b94132606877a82074d97f429e9aa1878a0075b');
INSERT INTO "log" VALUES('EVENNG',49,1795877656988,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"10a239a1192dda349f49b1ff3d54ba89ca07e9534693d729dd5e1db247e0159a"}','1999121b0ebaed44d310a478dcb12433d486fb747751ed54f93eeaad1a0e6d5b');
INSERT INTO "log" VALUES('EVENNG',50,1795877657400,NULL,NULL,'{"event":"dealt","hands":[[2,5,4],[4,3,6,6],[3,4,1,5,4],[6,5,2,3,5]],"opener":1}','677ec2670d1699993d16b62ea9c9b91ee8b822d13268b53f8507d6496617c773');
INSERT INTO "log" VALUES('EVENNG',51,1795877657404,'phone','phone-11','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','8460fb2a85c1eca77294d5f92382b11aeed128493e3063be0b3e5a75f5d75917');
INSERT INTO "log" VALUES('EVENNG',52,1795877657411,'bo','bo-12','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','bffea1c9c546577396163a3243c0b4b648267cb90e099165940b49224530df6e');
INSERT INTO "log" VALUES('EVENNG',53,1795877657418,'cleo','cleo-15','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','9792117b2ef4fe31ae196c53eedfbec226f21bbf9b630f008ad1bed00fa10a01');
INSERT INTO "log" VALUES('EVENNG',54,1795877657422,'cleo','cleo-16','{"event":"retracted","seat":3}','2b6fd9b1957119a80bde4423f72f69261279c6ccafb7edac353e90d8552adc1d');
INSERT INTO "log" VALUES('EVENNG',55,1795877657426,'cleo','cleo-17','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','38ab9b803fa2899dfee385cc0d5228253f508cadc46b233cb77019254967ead3');
INSERT INTO "log" VALUES('EVENNG',56,1795877657443,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','ceec92ffa7393ab163e0fec2ad10846165cddeb48bcb7d5ae4f28271eb197260');
INSERT INTO "log" VALUES('EVENNG',57,1795877657446,'phone','phone-12','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":1},"timed_out":false}','6e277e65ba05579b30191ec653abbbd8ef2efd6a7d9bbab93dadec9962f4ec1e');
INSERT INTO "log" VALUES('EVENNG',58,1795877657454,'bo','bo-13','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','fc3cdb3ba63b3aea6e4e3ac18af1d5ba84b6bd738673e1c87cbb551cdd6e11ca');
INSERT INTO "log" VALUES('EVENNG',59,1795877657454,'bo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','6cba9fbd62a784bb9d8d7993612b08eed92c5e66aeca74f08ce5a7d4bfde7738');
INSERT INTO "log" VALUES('EVENNG',60,1795877657454,'bo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fc88705d4617d839d4d4b57c7e47d347dc1319d6679ca18dce8d10aaa386497a"}','d2d83f61711dd7202e114b8abc96993c42a7d6c3c107a1f70bdc8c43abfcd7ca');
INSERT INTO "log" VALUES('EVENNG',61,1795877657804,NULL,NULL,'{"event":"dealt","hands":[[1,3],[2,1,1,5],[1,2,3,6,1],[3,4,6,5,6]],"opener":1}','c08bcbd9abf7c6388195ec1c504339ce5c2b63e4e3851b638bbc742b7ac4372f');
INSERT INTO "log" VALUES('EVENNG',62,1795877657813,'phone','phone-15','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','5f8c70e359974a4f9d7051d605201bc0538e4b25d7096760d567781baa61c596');
INSERT INTO "log" VALUES('EVENNG',63,1795877657822,'bo','bo-14','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','8f915eae49bf4fd06281c5658ead8490733ab2fc7ed7b483689018bfbd2a0079');
INSERT INTO "log" VALUES('EVENNG',64,1795877657832,'cleo','cleo-18','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','3f84f7b0496971b1e8f5416bdf5c2a730f163c5ccaea512420a72054dc904bb5');
INSERT INTO "log" VALUES('EVENNG',65,1795877657851,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":6,"face":6},"timed_out":false}','447a69a72d6f4d8dc679ba1349f4a18b0f4df7ee89f51f5cbc76cd9ac9b061c0');
INSERT INTO "log" VALUES('EVENNG',66,1795877657854,'phone','phone-16','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','480dae25df3d16e966484af5db16a035e503e8912e0e9be10e144644f36c2421');
INSERT INTO "log" VALUES('EVENNG',67,1795877657854,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','e796f3ab91489317764710ae33dbe86855349d46cce12fe608389e2d7bcd80fe');
INSERT INTO "log" VALUES('EVENNG',68,1795877657854,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"e87da3ea7aa9b6b4dd2cfe1d1c5a95f2190acbc4e73c5a45bf9b40f780683503"}','622c3cf02257dcb5315a0da3f57a9f4a1368dc55c0cd125fa0e18800a58633e4');
INSERT INTO "log" VALUES('EVENNG',69,1795877658313,NULL,NULL,'{"event":"dealt","hands":[[2],[3,3,6,6],[1,2,2,2,3],[4,2,1,3,3]],"opener":1}','81dd7c448e6cb206178b79bb852fa9841707e2099499fa07cceaa8114b22301f');
INSERT INTO "log" VALUES('EVENNG',70,1795877658319,'phone','phone-17','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','4c78840d0280dc1d0977190cabe59f5a4ae7cd4149f42408ed3cc002018e311d');
INSERT INTO "log" VALUES('EVENNG',71,1795877658361,'bo','bo-16','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','de680c9b4159bf436183f4329a1471a25756b4a72daa5c68efd67f737afe891d');
INSERT INTO "log" VALUES('EVENNG',72,1795877658453,'cleo','cleo-20','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','b599f8a4748555b65946d9ea003d55ce30aaa8f11000a4ff87aedaece50c868a');
INSERT INTO "log" VALUES('EVENNG',73,1795877658456,'cleo','cleo-21','{"event":"retracted","seat":3}','7b84162916dbbebd4d3e64c5b9aaddf90688bd5f01e35adfbf2d25eb58d6d7aa');
INSERT INTO "log" VALUES('EVENNG',74,1795877658460,'cleo','cleo-22','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','36509a19ad5e910006fb6b1910dc8daffc1ce704163a135b2a18bb56a9e417b2');
INSERT INTO "log" VALUES('EVENNG',75,1795877658596,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','47230f8ef5c19b0ba4a7fa713c3ebd4584a0cd2bb2964fe4d3c2902980a883c9');
INSERT INTO "log" VALUES('EVENNG',76,1795877658596,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','fe9200c8ac714dcea4c1b2bafe0af84bec15bfd7a782079461658ab8b61e2376');
INSERT INTO "log" VALUES('EVENNG',77,1795877658596,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"969568bb298e28c5e39af6f484255c7a79e38c0d37b0d48f75d55d7731668514"}','1c6ab7fd5e0b035df9b9ef6d6e79be608c28859e76cbae1b813a1f28b266ed64');
INSERT INTO "log" VALUES('EVENNG',78,1795877658930,NULL,NULL,'{"event":"dealt","hands":[[4],[6,5,4,4],[5,1,6,5],[6,5,3,3,1]],"opener":3}','3fdde69091b35c90d40f0f8dbcbd47825a5b4d3ce36c9890d870aebb5810b7fc');
INSERT INTO "log" VALUES('EVENNG',79,1795877658937,'cleo','cleo-23','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','db567c34ba2df849a32fb53eba23a746e93803bf3f417d3e7441c68bcaf3cc8d');
INSERT INTO "log" VALUES('EVENNG',80,1795877658961,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','28a5e1243b3a488cc3f33f01993704e7b819a0748b75274f8215266640acaa20');
INSERT INTO "log" VALUES('EVENNG',81,1795877658964,'phone','phone-19','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":1},"timed_out":false}','985369ee33dec861ba6a50ef16291e9284a050ad468addce0a36961e7759155c');
INSERT INTO "log" VALUES('EVENNG',82,1795877658972,'bo','bo-17','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','ae46742d147205f8a9b74d21e7e9c652bcf3da280ee21fa2f04d3bce2d848659');
INSERT INTO "log" VALUES('EVENNG',83,1795877658972,'bo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','0ffcd8e2c6f0fa34ab37333f5137a399ee13cd505d10b1c97f0472b20f547cd5');
INSERT INTO "log" VALUES('EVENNG',84,1795877658972,'bo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ddbeb24a3ec524dc77c2932fc6ecc1e560e369a656536d939bbf976bab42dcb5"}','a78bdaeb3da7fba4b5add49f2f62e6e33d4701e136445aa386fef54afda968fa');
INSERT INTO "log" VALUES('EVENNG',85,1795877659337,NULL,NULL,'{"event":"dealt","hands":[[],[4,1,1,2],[1,3,1,1],[1,1,3,1,6]],"opener":2}','0026e9dd113083000c222f46421ffae87872473b114cd123d57bd39ce242e7c1');
INSERT INTO "log" VALUES('EVENNG',86,1795877659342,'bo','bo-20','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','f823d65e0963a39b500081539429cd8496bb7f067fadc3c4bd371bb34efba19b');
INSERT INTO "log" VALUES('EVENNG',87,1795877659351,'cleo','cleo-24','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','53f8c03314b44e0b711af76bdf225f5bddda99fb1d07e30ef48d5ffd136371f6');
INSERT INTO "log" VALUES('EVENNG',88,1795877659373,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','3f548bd702da132c0b8328588adb8c09299b573b07ef761b52a2e2b24423d533');
INSERT INTO "log" VALUES('EVENNG',89,1795877659379,'bo','bo-21','{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','5ee878dbfd03fda7937c280969cd62de3bbc2b473d2471137c61e8ab19575378');
INSERT INTO "log" VALUES('EVENNG',90,1795877659382,'bo','bo-22','{"event":"retracted","seat":2}','caa9c607f3ede623546239bc758f331da3b2712562be0e779909b850c5e3a63b');
INSERT INTO "log" VALUES('EVENNG',91,1795877659386,'bo','bo-23','{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','49e942e37d9df897aaa446b8e46bef0855eaedcfe81e40ab1850bf36cfa6c0fd');
INSERT INTO "log" VALUES('EVENNG',92,1795877659394,'cleo','cleo-25','{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','0cba06abe34314fbc320d756c5971061ba49923dfcf71e31daf679846f7502fd');
INSERT INTO "log" VALUES('EVENNG',93,1795877659457,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":1},"timed_out":false}','f57ab0fe32ff06a45c901d615b178e8043849f7dcd83f1bf0fa9daaeca77c6f8');
INSERT INTO "log" VALUES('EVENNG',94,1795877659463,'bo','bo-24','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','79d38f0878125d2f7c082a54a9692bcdf14fecf0fe34ace8030c7034409161c3');
INSERT INTO "log" VALUES('EVENNG',95,1795877659463,'bo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','2a8b42979c983fdcc4d7a9d4f3105425aa340c9f7cb3e33edb579769a9ade268');
INSERT INTO "log" VALUES('EVENNG',96,1795877659463,'bo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"36c664e1a9ad01c9395fcfdadf54fc28a94fa34283f0c4554501acf81abcc0e6"}','ec88a74ed179e083f8b1663f65c1a2894c1ee6ff2ea9449895ea6deecc33b88f');
INSERT INTO "log" VALUES('EVENNG',97,1795877659896,NULL,NULL,'{"event":"dealt","hands":[[],[4,1,2],[3,3,1,6],[6,3,3,1,1]],"opener":2}','f69f8224f67ce27676596f47fcf906cba33e7c3eda6b243b1bde0403204d5b7c');
INSERT INTO "log" VALUES('EVENNG',98,1795877659901,'bo','bo-27','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','1aacf28bed84d5966051a0ac880545f2ce1190d5557d92272da2878862b61fb4');
INSERT INTO "log" VALUES('EVENNG',99,1795877659910,'cleo','cleo-26','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','88fb2e364b6a73ec7ce97ffac9a40af7c57cd0c0a9825b00eba8909de117af82');
INSERT INTO "log" VALUES('EVENNG',100,1795877659926,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','fe77df098409c2bf19874f3ab3d9cfc79980ffe5d1ec618985be36b6006272bc');
INSERT INTO "log" VALUES('EVENNG',101,1795877659930,'bo','bo-28','{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','ac6165e571e8766901f84fa1800cccf2fc73de890a0b1ecf121b0cd98835345c');
INSERT INTO "log" VALUES('EVENNG',102,1795877659940,'cleo','cleo-27','{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','785f93542c8b03f7c636b392d7404dda3f27e9e07cbc594e537bfdc96221d525');
INSERT INTO "log" VALUES('EVENNG',103,1795877659940,'cleo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','aa1451f86739ab2843d959a04b6fa83d2f70e24cee8c113bb78548b686538283');
INSERT INTO "log" VALUES('EVENNG',104,1795877659940,'cleo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ab522b68672b5606c9fef7a3b93d380fb5ff3af4924daded36bd639465e79077"}','13fdab9b51b54a0f0174ca8b6bb72269bd894fb355a3a55d22cddfd9150501e5');
INSERT INTO "log" VALUES('EVENNG',105,1795877660326,NULL,NULL,'{"event":"dealt","hands":[[],[3,2,5],[1,1,6],[4,1,4,1,4]],"opener":3}','9e06842ea2f3e270fc4fe3a32a0376baaba2ff2f3ad4a545f99018310b5a88cb');
INSERT INTO "log" VALUES('EVENNG',106,1795877660332,'cleo','cleo-28','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','c142f9284e07d457dcd45a02ce4f5b222f657ab7b4fd5e333e5df2060edf0163');
INSERT INTO "log" VALUES('EVENNG',107,1795877660350,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":1},"timed_out":false}','08ccdf8788bc468d1c17dd1013c078b7faf5ac2119edd119b44bd5c99088a5e4');
INSERT INTO "log" VALUES('EVENNG',108,1795877660355,'cleo','cleo-29','{"event":"calzacalled","seat":3,"decided_at":1795877660370}','ad0e7efa177672db0b58ef8a7092cbb2ed2d40070a8e977087251306505cb947');
INSERT INTO "log" VALUES('EVENNG',109,1795877660370,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"calza"},"timed_out":false}','b73741b1b9b28fd547686591cd83ae1a81f31ada0abaf71c1c2ccd2ef62ef7bc');
INSERT INTO "log" VALUES('EVENNG',110,1795877660370,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','7079fc018b31583f0d13d37f0466048ebf695b61becc1ac71f9c8fdcd95ae78e');
INSERT INTO "log" VALUES('EVENNG',111,1795877660370,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fb04ce8236d7cbf8d81af12ea067f302b3cd53736244c25fb1827db3a35e56ad"}','9c4a23affae8fbf244c7857b227c0ab3327fa45cee9ff264d660cc537d9f6765');
INSERT INTO "log" VALUES('EVENNG',112,1795877660740,NULL,NULL,'{"event":"dealt","hands":[[],[6,6,5],[2,3,2,5],[4,5,2,2,5]],"opener":3}','ed45a0233112bd3193ab4ac45281a50e36188f170b94960a0eec23cf92b36d18');
INSERT INTO "log" VALUES('EVENNG',113,1795877660746,'cleo','cleo-30','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','f865689343bce23d9b9da02665d5de53301a2c056306dbf447df124262a0e762');
INSERT INTO "log" VALUES('EVENNG',114,1795877660751,'cleo','cleo-31','{"event":"retracted","seat":3}','a1305836b2e4ccea73e1abb42ececf03e5610bc2289aab423a78ce3cdc2bee7b');
INSERT INTO "log" VALUES('EVENNG',115,1795877660754,'cleo','cleo-32','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','b62564b58b293d8e1f0a569f0460be7a1aec3b42090d33816532f94ae1eff5f7');
INSERT INTO "log" VALUES('EVENNG',116,1795877660778,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','f23c27ce192329632ec8e1d036dbe37439b4bda2bc1731322ff95978d39d31a3');
INSERT INTO "log" VALUES('EVENNG',117,1795877660780,'bo','bo-32','{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','edd463eadd7f45d2c3bf842cf902912a1133009590ce1ebefeea5789d56bc1b1');
INSERT INTO "log" VALUES('EVENNG',118,1795877660788,'cleo','cleo-33','{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','12f3a54e77e54e3fee1a4fedc5f50f4b34fddd68f2b3cdca269f202293467a2c');
INSERT INTO "log" VALUES('EVENNG',119,1795877660884,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":4},"timed_out":false}','717ed31d59618b14e68289c932fe9ed3631c7c93ab0b27d7f9b63096b966c509');
INSERT INTO "log" VALUES('EVENNG',120,1795877660887,'bo','bo-33','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','cda26435558d619df78815d2171eb55fab9290db8a3c57ce8e3f5504af75e043');
INSERT INTO "log" VALUES('EVENNG',121,1795877660887,'bo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','26c480653f7a5cbc8987b2144358909600a74f61a6a25783bc78bc4241edf15a');
INSERT INTO "log" VALUES('EVENNG',122,1795877660887,'bo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"90033d154a21c3a89b2f661c1285ad2afd865e191f5bccbb161db8e50b16377d"}','f2d7db298d411a921a8d3439b987a0707c0cb41c0c8215719b56ad0356f933ac');
INSERT INTO "log" VALUES('EVENNG',123,1795877661211,NULL,NULL,'{"event":"dealt","hands":[[],[6,6,5],[5,5,2,4],[3,1,1,2]],"opener":4}','598506da8e00d49f3610286d0057adbf71395f984c68ab3db8637d2e4871f593');
INSERT INTO "log" VALUES('EVENNG',124,1795877661261,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":3},"timed_out":false}','c82b292fdcf26029362ba806c09f755c0748e809f705251f4b0e943e24af437d');
INSERT INTO "log" VALUES('EVENNG',125,1795877661271,'cleo','cleo-34','{"event":"calzacalled","seat":3,"decided_at":1795877661286}','0b422ed4d9c75c8fd46e51927ca17ee7ecb369f42405de207b4912a7ccff97f4');
INSERT INTO "log" VALUES('EVENNG',126,1795877661287,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"calza"},"timed_out":false}','d099f5baea22da4526aa84773dd07f1714c2a3ba76778ea6275e976a1d158880');
INSERT INTO "log" VALUES('EVENNG',127,1795877661287,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','00e547dd6d1601166783f998fa5dca19a5e692c923fe61c2eb4aa46a7bd89809');
INSERT INTO "log" VALUES('EVENNG',128,1795877661287,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"966ab5c934780e53cd17b3aa3cdc06a7b8b7f327a8366dd7455577ae16b3e5b9"}','94dd1cbbd2d65fe25aaae2e9026ca476bb7b8345b635ea825cae5e7f5a704d04');
INSERT INTO "log" VALUES('EVENNG',129,1795877661641,NULL,NULL,'{"event":"dealt","hands":[[],[2,5,6],[3,6,6,6,3],[2,2,2,2]],"opener":3}','d84d2bf5bf23952dd8529409d5c2a90754da30d407c4f3e4ab41f2cc594d23c7');
INSERT INTO "log" VALUES('EVENNG',130,1795877661644,'cleo','cleo-35','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','7ed68e468247c3c10556187654fd946674b355686f60c54039f3392586bb32f6');
INSERT INTO "log" VALUES('EVENNG',131,1795877661664,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','e9a6a68a86e92ecd8e0dd5fb18e2757fdef67ec6c4e8dd148fce5e15ae38e6e3');
INSERT INTO "log" VALUES('EVENNG',132,1795877661670,'bo','bo-38','{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','6bbdcbf1da7a1740a5721da3a2ba92591b2cd99469b83dbaf96788782f071ae0');
INSERT INTO "log" VALUES('EVENNG',133,1795877661674,'bo','bo-39','{"event":"retracted","seat":2}','46f4b5cd5e41887e948735568b14e3d78b460925efd06347eee6cc92e94d0f12');
INSERT INTO "log" VALUES('EVENNG',134,1795877661683,'bo','bo-40','{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','5937c00558b40a5434f9ae5f2265a250dfa480dbdbb39d84889e108ba38ecd1f');
INSERT INTO "log" VALUES('EVENNG',135,1795877661693,'cleo','cleo-36','{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":1},"timed_out":false}','73ae5df0be6fda51e0d0602ffd99ee5f1f8cbf8fea807fc8388e40dcac719e51');
INSERT INTO "log" VALUES('EVENNG',136,1795877661713,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','ab93b1115aa290a334c188881f8592e32f2f341c1c68d2ddfc9ff524a0fe398e');
INSERT INTO "log" VALUES('EVENNG',137,1795877661713,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','1635fea717c90b126dc9ebc354f6ad782dcef9f4a51fa781aec8f9b5fc95f249');
INSERT INTO "log" VALUES('EVENNG',138,1795877661713,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"1408a74f1a1b25552d609f4b83b4ffd737d86a36a4827519001cb598a1c9438a"}','a1c70b1f8c909701b79d3aaf67569b729592a40a4c578ddbd0ff42ab4c5a4187');
INSERT INTO "log" VALUES('EVENNG',139,1795877662019,NULL,NULL,'{"event":"dealt","hands":[[],[4,6,6],[3,4,5,1],[4,6,5,5]],"opener":3}','586ea4920c5476d96b8b3292c8794f24edd21d85aba390f923a550de256f84e5');
INSERT INTO "log" VALUES('EVENNG',140,1795877662025,'cleo','cleo-37','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','dfc9e501fc5743e91d88b1c991a295334e1af0478b2849c93122ad9299d6d82d');
INSERT INTO "log" VALUES('EVENNG',141,1795877662052,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','b22df7ae323c52b396311401de806eb6aa49530bc8e875ea39c9d2f99cf76815');
INSERT INTO "log" VALUES('EVENNG',142,1795877662058,'cleo','cleo-38','{"event":"calzacalled","seat":3,"decided_at":1795877662073}','1a27d742d4a9ec9fd8ff443900a79530be71e8ab914019e3ddbce09489537d54');
INSERT INTO "log" VALUES('EVENNG',143,1795877662075,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"calza"},"timed_out":false}','ba2727c8575dfa393386e4f7d4d55018b6d1739c226983cf7c99648fb8bcdfae');
INSERT INTO "log" VALUES('EVENNG',144,1795877662075,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','cf26c4136b9d21a11bc1fd311b8b9346eef2da51209e98c3cef479cc83b57d7e');
INSERT INTO "log" VALUES('EVENNG',145,1795877662075,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"c6368e1ba56a90855c52a26a66b82159c335297cf51c2f3c689bc8d4f7c59e3e"}','c6af27e6526182820b1f0b3136fa495cec5b3efb148483bf00d10b7f674abc1e');
INSERT INTO "log" VALUES('EVENNG',146,1795877662397,NULL,NULL,'{"event":"dealt","hands":[[],[3,2,5],[2,5,6],[3,3,6,5]],"opener":3}','1083b4559bd6dc2bdbdfbdc6a01b806d961465ca4da9886006c9bfeaeb78e79f');
INSERT INTO "log" VALUES('EVENNG',147,1795877662403,'cleo','cleo-39','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','c4f9f6df2e56d17168af697faef44db86525c3409be86540092113b24539e63c');
INSERT INTO "log" VALUES('EVENNG',148,1795877662437,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','070f8b53238dcf9f7fea6a81a87cdacc5ece3b16f58eeb07e5c15b46e08a3988');
INSERT INTO "log" VALUES('EVENNG',149,1795877662442,'bo','bo-45','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','ce6e18429194fdea2d184682eed349bdfc4aa56a4dec1b7d9b7cc469a14e441c');
INSERT INTO "log" VALUES('EVENNG',150,1795877662442,'bo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','3a0f2daf928b864e8e75b5f93b9c0b69fc9acb7f4bd591102756a07dfa5de1e8');
INSERT INTO "log" VALUES('EVENNG',151,1795877662442,'bo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"3ddc78413cc776c6b89b7ab88e5f64f23e6af431d3cdeab91d3f95cce8840d1c"}','9d930da99ca22c4530b38ad78aeba7449d0f052e375ceffe9558e33c85f91e18');
INSERT INTO "log" VALUES('EVENNG',152,1795877662781,NULL,NULL,'{"event":"dealt","hands":[[],[2,1,1],[6,5,1],[5,6,4]],"opener":4}','3dd1051d3115883b074cb1429fc24aeda950c5e212ac2013a0ca09ccf0fd5f86');
INSERT INTO "log" VALUES('EVENNG',153,1795877662821,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','5327925980efc287e8abd2684fb10a660c268b0887200d156d941ec0dbd4a6b1');
INSERT INTO "log" VALUES('EVENNG',154,1795877662823,'bo','bo-46','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','e2c245a468b28fd9326a4617cfad44164ad9df2cd5f97896fe60c870918e536c');
INSERT INTO "log" VALUES('EVENNG',155,1795877662823,'bo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','cb7f50610ec084dbe9bdb90b9af2dbb469fb6f21973e25ed0fc477b6a30b6fed');
INSERT INTO "log" VALUES('EVENNG',156,1795877662823,'bo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"835529da3e162bd0dad91280f9618bac2049b65b7b5b7f026437c21735fe752a"}','c5deaddb05b6090625ae537edee3ae509626321a0f0971599f5b4fb861b54864');
INSERT INTO "log" VALUES('EVENNG',157,1795877663209,NULL,NULL,'{"event":"dealt","hands":[[],[3,4],[1,1,6],[4,4,6]],"opener":2}','d6d9b8744ed0cf4d4ba1f8b06172fc0a52f59c19315ee35fd5284865d6d8019c');
INSERT INTO "log" VALUES('EVENNG',158,1795877663212,'bo','bo-47','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','b9d96e8e8032d759a9df57268f6ef0af26641b9d8bbbebd53c7edd9af248ee58');
INSERT INTO "log" VALUES('EVENNG',159,1795877663223,'bo','bo-48','{"event":"calzacalled","seat":2,"decided_at":1795877663238}','5bc4c51dd47efd0264911de7cc94ad972730bfa5b46825fb839c2b96edbedfcd');
INSERT INTO "log" VALUES('EVENNG',160,1795877663239,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"calza"},"timed_out":false}','61475018c010d25bf247ab9e4f9e1142eb17f6ac1e76c68692d4561927017ad8');
INSERT INTO "log" VALUES('EVENNG',161,1795877663239,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','47e45ecad0fff5d1a73f2885a45e68bef757d2d1c529512ea7af5ffdbb868b4d');
INSERT INTO "log" VALUES('EVENNG',162,1795877663239,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"db3359d706d48408ebeea2ede9566b9c73347e21789b666352babedc25acc4a3"}','4b35e793b1f8bc8403d39d0caa935a311bb817423d5d62d3f14e3b541613c19d');
INSERT INTO "log" VALUES('EVENNG',163,1795877663578,NULL,NULL,'{"event":"dealt","hands":[[],[3],[6,5,2],[2,2,2]],"opener":2}','a1a3a40f0119a6d97dcec892f7938670b31e30e87dcf2264d99e4a18fb7d6589');
INSERT INTO "log" VALUES('EVENNG',164,1795877663581,'bo','bo-49','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','42e1a69cdb5e737d0fff3418c4630e733783e9062708e6670199eaf6ba1f62a7');
INSERT INTO "log" VALUES('EVENNG',165,1795877663587,'bo','bo-50','{"event":"retracted","seat":2}','28976a6553b9338d1b8dc4eca56241bdcbdc7596ee861e27f6cb9c70d4b216e6');
INSERT INTO "log" VALUES('EVENNG',166,1795877663590,'bo','bo-51','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','264d5d5b101438e3b7b107ad3f21c868e2b7402cb19b41a91fb6a8af9e5b7e4b');
INSERT INTO "log" VALUES('EVENNG',167,1795877663599,'cleo','cleo-44','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','f87b423cd4a6a25cb639dad59cc3879d8c1966aa146166862663dd5a7b897193');
INSERT INTO "log" VALUES('EVENNG',168,1795877663687,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','a208d532084e3a77d005bc8541a04ee9e5eda53f0cff1e7cf4d8199662facb57');
INSERT INTO "log" VALUES('EVENNG',169,1795877663693,'bo','bo-52','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','f0ef7d5788ff61c7a69554f6d21d2eb3f8b42d33ff03f68eb203d18de1e769ce');
INSERT INTO "log" VALUES('EVENNG',170,1795877663693,'bo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','8747491e33bdac5327399e825e9bba319ba480d0c63ae20359a2731cb0825555');
INSERT INTO "log" VALUES('EVENNG',171,1795877663693,'bo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ed5242ad8dba6eacfdad5b8014dd4331af50bc880b376fe47654bd2553516afb"}','54782661700c3e203d79ff4da28642cb0b4aa2ca19d0139b5efe9f0ea96d12c6');
INSERT INTO "log" VALUES('EVENNG',172,1795877664063,NULL,NULL,'{"event":"dealt","hands":[[],[],[4,2,3],[1,6,3]],"opener":3}','fb45029117da6c3afa8ef73d4065b4049c1d610c7d9e55e992482f27be28b343');
INSERT INTO "log" VALUES('EVENNG',173,1795877664065,'cleo','cleo-45','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','007c0e952f5bc27c6ec9f40975df24ec142331fc1cd0f0071d07fb87d15510a8');
INSERT INTO "log" VALUES('EVENNG',174,1795877664069,'cleo','cleo-46','{"event":"retracted","seat":3}','4f2ff8b17e1c4a54f7988e5307332b56f7704788b8231d3cef1d870dacd9d413');
INSERT INTO "log" VALUES('EVENNG',175,1795877664072,'cleo','cleo-47','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','fe559dd0c435c7a35e0e7a04b85352d93bbf6178f3c24d284843958714b64747');
INSERT INTO "log" VALUES('EVENNG',176,1795877664172,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','1f5d7af3212458fa80eaa612464879fafe60732c4ee3c16de63b957a30893deb');
INSERT INTO "log" VALUES('EVENNG',177,1795877664210,'cleo','cleo-49','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":4},"timed_out":false}','8f101feb0dae7ee0395976bb2f8eec48e3ffdcb1fa2a0f9e2743a95843c03636');
INSERT INTO "log" VALUES('EVENNG',178,1795877664234,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','78378fe8a6fbf860b7919ca0d20c9ab680bd6c7fc5a3653805ade81bfe8203f2');
INSERT INTO "log" VALUES('EVENNG',179,1795877664234,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','5d72228756a64bc9dab24dd2670d437ae78041a0190273daa9f3e984e4d306b0');
INSERT INTO "log" VALUES('EVENNG',180,1795877664234,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"8e91c0e4b20e001d239a9e4c9ed7808a3e2751540cbf96fee7fc813216accc7d"}','505e5d00be75f0e6a0a7f37d06422da999582c753bbfd645316e0aa33543d202');
INSERT INTO "log" VALUES('EVENNG',181,1795877664545,NULL,NULL,'{"event":"dealt","hands":[[],[],[3,4],[6,3,6]],"opener":3}','70f4c020a18d171c543d5c083b622aa445599680860fd8ce21243c20e0a58f1e');
INSERT INTO "log" VALUES('EVENNG',182,1795877664548,'cleo','cleo-50','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','3f0e0ccf1cf08551893a810f7955d591f88a2146cda79208cf3d3bd92798f7fa');
INSERT INTO "log" VALUES('EVENNG',183,1795877664636,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','d849ca42c9e15d43c8a2e11b44fbe93007a59eae83618f5b9cc0681e1d5457c1');
INSERT INTO "log" VALUES('EVENNG',184,1795877664636,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','c3260d844d7b9ed45d60df20106632b0da3181d6fedb828a813d7be76a753059');
INSERT INTO "log" VALUES('EVENNG',185,1795877664636,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"d1e178fe2bc6e8d93a111e76cd686541e19e2f21d98f9abbe31d6bd692da7d6f"}','7c6a70f0acb0108c6132f72b06c0160d01b94b3f22af5bd980131d2a8c17a5f9');
INSERT INTO "log" VALUES('EVENNG',186,1795877664916,NULL,NULL,'{"event":"dealt","hands":[[],[],[4],[4,4,1]],"opener":3}','045c5271231276439bc89eb19140da4c6c60a07db7dcbf63e4f2c0e6226b0f71');
INSERT INTO "log" VALUES('EVENNG',187,1795877664918,'cleo','cleo-51','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','da3f042bce4de20d8d98ad76256eba7af7e3efb7f849674a51d74fa88c776ebd');
INSERT INTO "log" VALUES('EVENNG',188,1795877664924,'cleo','cleo-52','{"event":"retracted","seat":3}','5b777c86d6b95165b0ef063203c9d33abbaff2125834dbf8cb3cd967ce68078d');
INSERT INTO "log" VALUES('EVENNG',189,1795877664929,'cleo','cleo-53','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','0d3d2c9c4b377fba8b410b8fb799433a17684389377d44825d4ee422b1694af9');
INSERT INTO "log" VALUES('EVENNG',190,1795877665014,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','602e5412c807cb0cd63bc4592efd91194a75e181c816419582ed6204160b559b');
INSERT INTO "log" VALUES('EVENNG',191,1795877665014,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','a1dc94a84c33aa944e61031ec164090a9ba60cb98f75892791db7edb461208b8');
INSERT INTO "log" VALUES('EVENNG',192,1795877665014,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"b214a860dc64fbcf3246b1a8e2996909df1c9c85728a3da54a451d62db7b99b7"}','1726e7e6d8765189f83b452e91087f28bc1a0b8a727b88b78a2c25e02224703b');
INSERT INTO "log" VALUES('EVENNG',193,1795877665310,NULL,NULL,'{"event":"dealt","hands":[[],[],[3],[2,1]],"opener":4}','bbe5aebfcb5f67f048d652fdebd5123cafcf019745154d0b9255e863670147af');
INSERT INTO "log" VALUES('EVENNG',194,1795877665342,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','5dfc381c6f81b0e77e0c31205a097153cff633a595821da04b35e1447d777a67');
INSERT INTO "log" VALUES('EVENNG',195,1795877665345,'cleo','cleo-54','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','228ca3f33f27a32697c138b1f41b6c7afc5f2e648d1531ccded53c0e94a3d995');
INSERT INTO "log" VALUES('EVENNG',196,1795877665363,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','1b8ea73d46246ddeb39413242c22044f84ae8d504efff4d45a858b4f966d5d49');
INSERT INTO "log" VALUES('EVENNG',197,1795877665363,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','4e5664da88c8b85d0c53cb3efeff452df466cb499b31d11e92b657ae2ec5f771');
INSERT INTO "log" VALUES('EVENNG',198,1795877665371,'phone','phone-25','{"event":"muted","chair":2,"muted":true}','f2a2f349e80c77b797b809cc5a597fdd9e95c167ee40c835ae6ecd14f2e457db');
INSERT INTO "log" VALUES('EVENNG',199,1795877665375,'phone','phone-26','{"event":"locked","locked":true}','cfba98dfe28992dadeca11912b8be20b4f1dd1762856770ee1dee73142f37a76');
INSERT INTO "log" VALUES('EVENNG',200,1795877665379,'phone','phone-27','{"event":"hostchanged","chair":2}','2945d7105ba174d8a8579d3718edc73a4f8366ce677db27174de5884a740defd');
INSERT INTO "log" VALUES('EVENNG',201,1795877665382,'bo','bo-54','{"event":"hostchanged","chair":1}','c16c18b2eb4c9083f2df26c83472cf340df0ac4449944be00e06973e70cbbb77');
INSERT INTO "log" VALUES('EVENNG',202,1795877665386,'phone','phone-28','{"event":"seriesended"}','3d52c93add7357b85c46a1a93f6d0e430311408abd88f491260de5d3b91fc986');
INSERT INTO "log" VALUES('EVENNG',203,1795877665390,'phone','phone-29','{"event":"reopened"}','64eb7bfb92e424d12caef3bceb300b9931d877ba467c67e9dd69a702a7d15a1f');
INSERT INTO "log" VALUES('EVENNG',204,1795877665390,'phone',NULL,'{"event":"botseated","chair":2,"bot":"reader","left":false,"name":null}','7c2ee0da243f363a65bd5aa7d25eb2a4069bcfe0a83a920687c3b411db0fd15b');
INSERT INTO "log" VALUES('EVENNG',205,1795877665390,'phone',NULL,'{"event":"botseated","chair":3,"bot":"reader","left":false,"name":null}','646a9dc9c794a24d949aada80f0b4a9beefbe6a8a213af565aa4b9953605caa6');
INSERT INTO "log" VALUES('EVENNG',206,1795877665390,'phone',NULL,'{"event":"started","unrated":null}','6832db9479a4a051b13a742187c56a3d3b1ea61d5943dec4ee0444caf31fc1a7');
INSERT INTO "log" VALUES('EVENNG',207,1795877665394,'bo','bo-55','{"event":"botseated","chair":2,"bot":"reader","left":true,"name":null}','1985a6409d4e30de9e3b22be884f2f468adbc5a1657d8a8dada2392f6ae47e6a');
INSERT INTO "log" VALUES('EVENNG',208,1795877665398,'phone','phone-30','{"event":"removed","chair":2,"bot":"reader"}','128414704572a65d1a401a76289dcb94cd18bdb41e63f3011b5f0e5a56e9ea20');
INSERT INTO "log" VALUES('EVENNG',209,1795877665402,'phone','phone-31','{"event":"readmitted","removal":208}','8330214d9f179ffa1063fa35e18d7b546312679df5f872a085b59718ce6d39a8');
INSERT INTO "log" VALUES('EVENNG',210,1795877665406,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"32764dd2b9947d9f28ad8d19c891b3f88a9b72f715d77b11bf5a5d3ddc6ec114"}','ff13a7866e588334f02ae99fac335180b9ab2c86c3fbfa40897201d6b53c25e9');
INSERT INTO "log" VALUES('EVENNG',211,1795877665417,NULL,NULL,'{"event":"rolled","faces":[5,2,3,5]}','0851091b9d1aa443d96f52ee15660905efdc59b3a648108d86ac124fa706406b');
INSERT INTO "log" VALUES('EVENNG',212,1795877665444,NULL,NULL,'{"event":"rolled","faces":[4,0,0,2]}','f19de6fcbafdb5482edca9aca2a0191340f4dffdf65f8eb23e5fff5a5574dcb0');
INSERT INTO "log" VALUES('EVENNG',213,1795877665471,NULL,NULL,'{"event":"dealt","hands":[[4,4,5,1,4],[2,2,5,4,4],[5,6,3,4,4],[4,5,3,4,3]],"opener":1}','892f65cae6e9117d7c9b6cd3073beede2695c440f937e0cbba29c6a9dee8c4c9');
INSERT INTO "log" VALUES('EVENNG',214,1795877665478,'phone','phone-32','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','ac4be8bdfd873ff4332b7044c7032ea8f317f8f3fb21061e8275f4309b466a46');
INSERT INTO "log" VALUES('EVENNG',215,1795877665510,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','559da0f1dc2020b7dad8b58c63a8ee6c93c08a82f5854a19696ef1439b332695');
INSERT INTO "log" VALUES('EVENNG',216,1795877665528,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":4},"timed_out":false}','055a333e78686b51e7faf7f903b6885bdcc0b9d795fd8b39b85faae5fadf3bac');
INSERT INTO "log" VALUES('EVENNG',217,1795877665548,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','bb5c79615f81947736ca02dd4907e1da6eaa8db6168ba9802437ae8820a0005e');
INSERT INTO "log" VALUES('EVENNG',218,1795877665552,'phone','phone-33','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','da2be2d2b9a6f5f76ccd05b23e0d0e6ce6af396368aa00d0a6e26aafb9685e5f');
INSERT INTO "log" VALUES('EVENNG',219,1795877665552,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','8a25983623b84cfa86f8071a76e72db7635bbaa837f8b1a91e3dc4fd74dd9381');
INSERT INTO "log" VALUES('EVENNG',220,1795877665552,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"0eab736550e3f5399763f4146fd11820fc837a1793c142368866afc7a7996b67"}','9b7e0fa0c8a012598c246d5eb86f2fccb7202b8451de931e8c80d8637647b1ac');
INSERT INTO "log" VALUES('EVENNG',221,1795877665807,NULL,NULL,'{"event":"dealt","hands":[[6,5,6,6,2],[4,6,6,1,1],[3,1,2,1,5],[5,6,1,5]],"opener":4}','d5c8865ee94d9bdbceed3f559ec311625737423b45e0b2c2910e295ab72c8c84');
INSERT INTO "log" VALUES('EVENNG',222,1795877665851,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','ed3a73250ade8a416302b5f2380bac260faac136b8edfea09422c7fad9d267c3');
INSERT INTO "log" VALUES('EVENNG',223,1795877665965,'phone','phone-35','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','2757078e859dd7b23d58cd2eb4c873ae70efee852989dce9fdf146db52478a27');
INSERT INTO "log" VALUES('EVENNG',224,1795877665985,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','2ca68931a08388902764dbb2376d2fdfc726c7c7df981ec8428af91c4d976564');
INSERT INTO "log" VALUES('EVENNG',225,1795877666015,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','7124664acad77bdd99f9a873ebf764be65e16f9fce24a9bebb133a3d21b821aa');
INSERT INTO "log" VALUES('EVENNG',226,1795877666071,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":7,"face":6},"timed_out":false}','3f851b31cda65835b708b606a716c99de923f8a7b1c9039b553b79387d84488a');
INSERT INTO "log" VALUES('EVENNG',227,1795877666074,'phone','phone-36','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','3ced644d529a540d23419963a1791614b30fa8b529fa5ddf39fa918d4b52e9f8');
INSERT INTO "log" VALUES('EVENNG',228,1795877666074,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','f892aca08e791dc94dc8872a9f7b40b0632e74a9fa650aa17dbb9ef550d9d54b');
INSERT INTO "log" VALUES('EVENNG',229,1795877666074,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"952e94a8a70eb487e64d5889193c5839308f89248cce21856eccf129de66e65d"}','ab40fb784061c62607a5ff7b7682cedee200a2877dc58f319287ce643b7b65c4');
INSERT INTO "log" VALUES('EVENNG',230,1795877666413,NULL,NULL,'{"event":"dealt","hands":[[4,1,6,6],[2,6,3,3,6],[5,1,3,4,3],[2,2,5,1]],"opener":1}','dad6a422ae5e2a2e46da3b77dc9763ecb8bf7cf3241614339465b981ee917655');
INSERT INTO "log" VALUES('EVENNG',231,1795877666420,'phone','phone-37','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','71888e9cc0778ba6d428a17fcdb6409b8c2b049f2cb013cc6d6312c23a30793d');
INSERT INTO "log" VALUES('EVENNG',232,1795877666425,'phone','phone-38','{"event":"retracted","seat":1}','402bc1ab9f15e24002dcbd603ef647a45b1ecd2564c2e1732fdff2e36c9609e6');
INSERT INTO "log" VALUES('EVENNG',233,1795877666434,'phone','phone-39','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','51eeabcf61348d60ef0ec174e69f158f4f574ff6d98a1ee3f3b6326fe7434764');
INSERT INTO "log" VALUES('EVENNG',234,1795877666459,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":3},"timed_out":false}','318db1a2ce8e40e8a8fe01e8590fb135fa7e084114436f44e7617b26584325a5');
INSERT INTO "log" VALUES('EVENNG',235,1795877666465,'phone','phone-40','{"event":"calzacalled","seat":1,"decided_at":1795877666480}','f0a579b43f7ec01f0ca70fdaa5f9b81b6caa588246e33fa567d5f013a865243d');
INSERT INTO "log" VALUES('EVENNG',236,1795877666480,NULL,NULL,'{"event":"moved","seat":1,"move":{"move":"calza"},"timed_out":false}','ed0c0c941176d4906d5743b8ef628b3a15234b43b886ef671be9dee5874569f1');
INSERT INTO "log" VALUES('EVENNG',237,1795877666480,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','dab84986fd6b231e5ac45df36396729a2aaf41c6439df04c56faacd066255dbd');
INSERT INTO "log" VALUES('EVENNG',238,1795877666480,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"eb885b3433115a974abb7481a916804a7647275d0237dc86283a0f898d37ad58"}','a21946fbc20bff0b7ad93df022ec9779d4a6f4592276cd25bf788b431c552074');
INSERT INTO "log" VALUES('EVENNG',239,1795877666776,NULL,NULL,'{"event":"dealt","hands":[[4,3,1],[2,4,4,1,6],[5,6,1,2,1],[5,2,1,3]],"opener":1}','8df472825f0f168dfa1f525f65e250e5c6d2f2548e4009ae4cff0df0d85c201f');
INSERT INTO "log" VALUES('EVENNG',240,1795877666778,'phone','phone-41','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','15aa4239c13be2edd5e6869a60ed7a238dc8cb28217ebfd3350b0dfc776d9aac');
INSERT INTO "log" VALUES('EVENNG',241,1795877666796,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','8a916d7e38b3996557bcc4bd7b6440a826926faeb9ae7ba662b2de9a4efd59be');
INSERT INTO "log" VALUES('EVENNG',242,1795877666888,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":4},"timed_out":false}','ce003d5bbc7e116b40e5a3467ec3c61938b9ea75c0205865e75fd953e221e519');
INSERT INTO "log" VALUES('EVENNG',243,1795877666909,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":5},"timed_out":false}','8f4dacd08b83b6f1dca1ce6157f8f207ab92695a3854ec6df3e41a40004cb60a');
INSERT INTO "log" VALUES('EVENNG',244,1795877666916,'phone','phone-42','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','ff2aa55a1223f08bdb723e6f83625937fc10fa8a79d8128c88237d205ffc68a2');
INSERT INTO "log" VALUES('EVENNG',245,1795877666916,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','a8ee5561e824dc402a23b3d45a0d27427ff9f0ce1bc4f4c087ca5f1bc9b5dccc');
INSERT INTO "log" VALUES('EVENNG',246,1795877666916,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"a564141280487a91c94305fe377d2595c4f3bcc367f05a42b3b7fa73d4be03cf"}','d1e5ee82c1049324808a2112b20be8bebe5e752d6ec24e21ebeb4c54b9182325');
INSERT INTO "log" VALUES('EVENNG',247,1795877667213,NULL,NULL,'{"event":"dealt","hands":[[6,5],[2,1,6,4,5],[1,1,5,3,1],[6,4,5,1]],"opener":1}','f7a5e62d576f216a6d0153be3313d3427d38471525208760824fc030dce02bb6');
INSERT INTO "log" VALUES('EVENNG',248,1795877667225,'phone','phone-45','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','e0cb0d668689d8ef79e258c935cf727ff225164fbda1f71ddad2cfbc0fe7e64f');
INSERT INTO "log" VALUES('EVENNG',249,1795877667243,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','117616310aa8a25c040294c37ce9b943f3bdad7300c62d353e44ec21bc8228bd');
INSERT INTO "log" VALUES('EVENNG',250,1795877667262,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','e6c169b2bcfe7c91522d990dce534be031a3a8291269ef4cbd8ca7828ce37e50');
INSERT INTO "log" VALUES('EVENNG',251,1795877667292,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":4},"timed_out":false}','0e2d0b2eed4b9e476687561d16472080807a9b15aa2c5756d187287defbf691b');
INSERT INTO "log" VALUES('EVENNG',252,1795877667298,'phone','phone-46','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','442b7679ea71249f16aa6095da03df2ab3da634c39d0ccf2368d4d931a9276bf');
INSERT INTO "log" VALUES('EVENNG',253,1795877667298,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','9c67c27db1843c619aee70c06054727f5993378bc1028044ae80cb074977e6ff');
INSERT INTO "log" VALUES('EVENNG',254,1795877667298,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"757991ef6c90f1965d41fc4723b901b66a7fc706a2bcb81ad9c9654a6a275b43"}','0099e8537f6d0c7303155750ebbf93b5c004abdf992d5c3a7e9c9addc540651e');
INSERT INTO "log" VALUES('EVENNG',255,1795877667595,NULL,NULL,'{"event":"dealt","hands":[[6],[1,6,3,3,4],[6,2,1,4,2],[1,1,1,2]],"opener":1}','45246a6e8aceb62e0ca2216045024884b77a2d9ec117c45d9c0ae944d591e31d');
INSERT INTO "log" VALUES('EVENNG',256,1795877667600,'phone','phone-47','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','0ac969d90a53957214df3e5cbfe45af8e01ba222c454cd1fab55784e155f7412');
INSERT INTO "log" VALUES('EVENNG',257,1795877667609,'phone','phone-48','{"event":"retracted","seat":1}','d3d8e5cde74f41ebc3fbc72dbc4123f148859a783541c9a25522d1c13be5329e');
INSERT INTO "log" VALUES('EVENNG',258,1795877667615,'phone','phone-49','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','b4badf466aa1b98075bce1648d09c20ff1cb96d7fedfca3d8dc1cfb1a2eaeabb');
INSERT INTO "log" VALUES('EVENNG',259,1795877667646,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','09d14e4e55fca6d62ab85fa1f1c6ad0b258889a436e505f8cb1a8b1967fd7257');
INSERT INTO "log" VALUES('EVENNG',260,1795877667716,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":4},"timed_out":false}','712750fba3a1b14c9d2ff77c5d9f21fd9116d71b1336d2961dc25caa69d845cd');
INSERT INTO "log" VALUES('EVENNG',261,1795877667824,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":4},"timed_out":false}','0b71a257c3a87f181c4867a4a619ab11079a00cd24fe18ab7092fba2a87cec59');
INSERT INTO "log" VALUES('EVENNG',262,1795877667829,'phone','phone-51','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','e1b87ec95582efdef69cc49af224b908c680bdaa00c2cc0a6767faff041f3946');
INSERT INTO "log" VALUES('EVENNG',263,1795877667829,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','111e0cc7d87994e6258c9c22cb76f9c133ae8fc5b3e30d5124fe11a7b0d41dda');
INSERT INTO "log" VALUES('EVENNG',264,1795877667829,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"b522c6cf5f21dd67979ac70f42383416d00beb158e0825c831ec96daa25a2efb"}','c6c57b74f17f449b18bd9df44e67c60f1a5e08acb1a767dad8ed25738b50c41f');
INSERT INTO "log" VALUES('EVENNG',265,1795877668073,NULL,NULL,'{"event":"dealt","hands":[[2],[2,5,2,4,2],[3,1,2,1,5],[4,2,3]],"opener":4}','17f54c7d9ef53b11af4e9f51c225a0b26fb397e8010129b5551ed8065bf95cfd');
INSERT INTO "log" VALUES('EVENNG',266,1795877668105,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','7ee25aba44bd08f3fd05f59b0e9ee8f80c906232926ff9130b8f7403d7235f6e');
INSERT INTO "log" VALUES('EVENNG',267,1795877668117,'phone','phone-52','{"event":"moved","seat":1,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','084d714d833b3b4d4cea9700d33d634560b1a0425d35d490dac26f82cff36444');
INSERT INTO "log" VALUES('EVENNG',268,1795877668143,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','7d1725fe5438c1c4d4b2841fc2fbcfc9f38933a4731879baa3c5432df54f4156');
INSERT INTO "log" VALUES('EVENNG',269,1795877668170,'phone','phone-53','{"event":"calzacalled","seat":1,"decided_at":1795877668185}','f8bedb104540afb67209c7fd0de77a854975e456396ddfb5bf7328cc34ecd910');
INSERT INTO "log" VALUES('EVENNG',270,1795877668186,NULL,NULL,'{"event":"moved","seat":1,"move":{"move":"calza"},"timed_out":false}','74ee353a6dc3d7460c014ea14a6c9128a3d76b0a989a11a4e7cc445371567363');
INSERT INTO "log" VALUES('EVENNG',271,1795877668186,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','fcd708fda956aac01e8bab2a1346578820c32e35a9f4f9190558d0b176d4582f');
INSERT INTO "log" VALUES('EVENNG',272,1795877668186,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"a6479c2aecf4bb8fe8e5f5a5efc1902373f4b8f95b2fb2db2754360789ac41bc"}','bff4df83923bab665e029c21edca43f465fdb1fdf753206b98ed59d83435eaed');
INSERT INTO "log" VALUES('EVENNG',273,1795877668493,NULL,NULL,'{"event":"dealt","hands":[[],[6,1,5,3,3],[6,3,4,5,6],[3,5,5]],"opener":2}','96e9c3d68a624de5ad041ef8e0d663991a39f76e369cce57e8b3e21f620ab878');
INSERT INTO "log" VALUES('EVENNG',274,1795877668536,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":3},"timed_out":false}','aed382f31a44e933ee23c8556a3896a164ec39ec4d299a993ed3a7195987504c');
INSERT INTO "log" VALUES('EVENNG',275,1795877668568,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','202e23efd0db31ebc551f79862adb0b1102b883394fdccb7eba2f5384c1d53cb');
INSERT INTO "log" VALUES('EVENNG',276,1795877668598,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','733c6f35ed93f357393e5a5bb336860801791f12a7eb25f46ccbada7a503b9d2');
INSERT INTO "log" VALUES('EVENNG',277,1795877668650,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','f2b6e0fa11d824f997833b2f7d0d3b907287bfbf2c84b36ba7b442943a677e94');
INSERT INTO "log" VALUES('EVENNG',278,1795877668767,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":5,"face":6},"timed_out":false}','1878e1bbfb2b492089a154b0fc06e87093518f0c291f96ead0400946d58bde14');
INSERT INTO "log" VALUES('EVENNG',279,1795877668857,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":6,"face":5},"timed_out":false}','bc913b51c8200634b5f5114b1cbf6394033bc9316aa58a913a69717a6741f894');
INSERT INTO "log" VALUES('EVENNG',280,1795877668922,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','958700fd75293463537f9a55b10181d459289cf98f7def8f013610321fdb0acb');
INSERT INTO "log" VALUES('EVENNG',281,1795877668922,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','20a4f041a7800397a4e17d05b123646236bb9b6b8508592fcb66c09654f1105c');
INSERT INTO "log" VALUES('EVENNG',282,1795877668922,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"05d0f44c083065bb2679a855153e08861f5ae5a7f7bf71498eca6828cb96097d"}','255c0660fdccb02dc88fd9e3957847946b74f86ff31e283dcae5dae4534faed3');
INSERT INTO "log" VALUES('EVENNG',283,1795877669180,NULL,NULL,'{"event":"dealt","hands":[[],[4,3,3,1,1],[1,5,2,1,1],[6,6]],"opener":4}','eaaf7cf8a04244923f9653f2ea2b6367a1cdd0531d69c7ea77fea90e31d2d142');
INSERT INTO "log" VALUES('EVENNG',284,1795877669235,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','67b789130f36fa9de898e5b91dc7d3d120091a4346c45ca12d50eeb8344f6299');
INSERT INTO "log" VALUES('EVENNG',285,1795877669285,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','1a2a8402ae0710e4b3534406cdba8b46eba83f08a24df45bd5b8b8dba1dca31c');
INSERT INTO "log" VALUES('EVENNG',286,1795877669366,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','43e4eeba8f7e4fdfeff532614c8285b9f80d06b590009b27a96dfc390dac3cba');
INSERT INTO "log" VALUES('EVENNG',287,1795877669458,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":7,"face":6},"timed_out":false}','6867550ff912b08a3f23ef7cdf6b2f88d1f37181a3b3c4a6fc3e4553813bb8ed');
INSERT INTO "log" VALUES('EVENNG',288,1795877669478,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','9bd450c76ea72df00b323e9f8a4675923109a334d21e66efa2424cd8c2d96968');
INSERT INTO "log" VALUES('EVENNG',289,1795877669478,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','1e53340ee7de4f4cfce03aef47b626bfaba04d4927017112644ed530414c3718');
INSERT INTO "log" VALUES('EVENNG',290,1795877669478,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"531ca78705992148e2905c03f08f18c5b93b39d54265a57a15b5cc730c5020dd"}','fe8b77798b80df2b876f5640568ef03f1f040465b163dec3e46a5359f775e3ff');
INSERT INTO "log" VALUES('EVENNG',291,1795877669757,NULL,NULL,'{"event":"dealt","hands":[[],[5,2,2,2],[3,1,3,2,6],[6,4]],"opener":2}','6f1a04204003c776e32d6b3619425aebba8fd2677b36807ccdcbca6bb8df4075');
INSERT INTO "log" VALUES('EVENNG',292,1795877669811,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','598a376669757b5a11f0f8d4b48fcbc27f2bca39309d0b15312513b5db9313be');
INSERT INTO "log" VALUES('EVENNG',293,1795877669913,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','3773d39bfa6af2e3ab82d1c80dd273ac91f2303b9a7f76e3d80b30861db672aa');
INSERT INTO "log" VALUES('EVENNG',294,1795877669930,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":3},"timed_out":false}','add7bd8a646b22f593f22a4c8645cf6fd8db3aaf08a7f7ab8a44a90c1473a393');
INSERT INTO "log" VALUES('EVENNG',295,1795877669956,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','7c6b56125454eeff4af7fe213fc0b6d300fd9d4b331c3657f4139fb61dae2b25');
INSERT INTO "log" VALUES('EVENNG',296,1795877670025,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":3},"timed_out":false}','30744d48536992c4421d3bc3e6cce6767b468481f3a4367e66f8aa92f57fe445');
INSERT INTO "log" VALUES('EVENNG',297,1795877670062,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','0f356577830ca81685a4f6df610c2fa4ba99d343e93d506e455200642fef5477');
INSERT INTO "log" VALUES('EVENNG',298,1795877670062,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','f5d256548da7ca22a54bb1c472faa1c2e69307849095e1485df2095a970ffc96');
INSERT INTO "log" VALUES('EVENNG',299,1795877670062,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"5ad5ae60301bfc1feeddb89c8ae86590d01ad77e8fdd3c29f13f9812c236a3d7"}','8754c0124f7acc26da9cb6495951625b95e2134ad31fce165a9b7c26c8ddba4e');
INSERT INTO "log" VALUES('EVENNG',300,1795877670299,NULL,NULL,'{"event":"dealt","hands":[[],[2,6,2,3],[1,3,3,4,2],[4]],"opener":4}','4eaf80a3d35554163d489905ba3afda96deff75229ebeda10b605e0329d0128a');
INSERT INTO "log" VALUES('EVENNG',301,1795877670331,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','5a605c8d52ef46a8e5a0fb948b098cb21dd396e30bd3a585342cbb33b0bb32e8');
INSERT INTO "log" VALUES('EVENNG',302,1795877670437,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','e53afbd4d0c370a08f5ba9bf2016d86036db15c87b02364900d0b8ad7d099cac');
INSERT INTO "log" VALUES('EVENNG',303,1795877670437,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','1c75a23b954c7a279c593fa44c195bde5bfbf9e4263868fec81c2dca19435bad');
INSERT INTO "log" VALUES('EVENNG',304,1795877670437,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"95ceb3bad0a85a28ecdf70a267730cefc20537dac1c67e63ff94197f7e33406d"}','51bce9bfb7f7ea02c402df738e7eb942c5924284b3c3e3e887b724ccdd279d1c');
INSERT INTO "log" VALUES('EVENNG',305,1795877670663,NULL,NULL,'{"event":"dealt","hands":[[],[1,2,1],[3,1,1,2,2],[4]],"opener":2}','78002cb28992561165f6962610642b136ac5b787d6496bd0d9cafabf04028e5c');
INSERT INTO "log" VALUES('EVENNG',306,1795877670724,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','93c5933f456746b40083d0469afa6abadee956b6af83cd431d3ede589c7ec1a1');
INSERT INTO "log" VALUES('EVENNG',307,1795877670748,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','435782de5a6548919884d801178b75aec0e3f927dfd75ff541e5f8720e268e16');
INSERT INTO "log" VALUES('EVENNG',308,1795877670770,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":4},"timed_out":false}','704260c4fc8c94420dbc91b28d43d22b7145c3cff5630f72e6b7c9795d225204');
INSERT INTO "log" VALUES('EVENNG',309,1795877670875,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','4e4ccf693962099ce9ed8f78ec7c4588247af78c2ec699279f7f96dbe2d4ee3f');
INSERT INTO "log" VALUES('EVENNG',310,1795877670964,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":5,"face":2},"timed_out":false}','257f9b67b93c130730e76d44c7ed74077eeea98ef3c2fa16af467c51699865dc');
INSERT INTO "log" VALUES('EVENNG',311,1795877671008,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','4c04d556ecb486945084e326239e8e75d1562e3f3e8d06b8f7889433d7074a37');
INSERT INTO "log" VALUES('EVENNG',312,1795877671008,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','e00eff5d707cdf14aa83ee8f738e38217e2bdf4efb787e00bbb5234904e9c2ee');
INSERT INTO "log" VALUES('EVENNG',313,1795877671008,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"44509055a549ff02f019f06fc571c1826c8c28ece58bda2ef833aa57941ef4ff"}','150b9de27877419bbacc1631c6ca5da121d45ddd9df99b3122319468928413f6');
INSERT INTO "log" VALUES('EVENNG',314,1795877671287,NULL,NULL,'{"event":"dealt","hands":[[],[4,5,4],[5,6,3,2,6],[]],"opener":2}','a9ef0d835a1433167f97a9a52c4adf021ad5c4b223a1f90a77ecf21978f1c834');
INSERT INTO "log" VALUES('EVENNG',315,1795877671347,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','d7f6204e7c68825d223dd8e4177f55c5aab7cbb2f37a12c2e7e7266496cadb34');
INSERT INTO "log" VALUES('EVENNG',316,1795877671365,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','4b5404c9d5f13f86467c24034ac08052701e1b49422983dcdba08c99a74b3769');
INSERT INTO "log" VALUES('EVENNG',317,1795877671399,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":4},"timed_out":false}','979332486c243dd1719d76c7e5c019f83b6dff6d043e6b575381afc32452bfb0');
INSERT INTO "log" VALUES('EVENNG',318,1795877671553,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','874a99c3a87c0509360f6291da772e06aa14252683115f11d92477468ff50060');
INSERT INTO "log" VALUES('EVENNG',319,1795877671553,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','5749a01a253c434c8fe72604ee9a08a65c049b9be974b84c03cd68c1ea8b9443');
INSERT INTO "log" VALUES('EVENNG',320,1795877671553,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"49bdaeaca0e79cd2689285ffcd08a5ce0951d2f7c1bd03b672a213cebdf94ff2"}','ab5ed4789ec220e8684e74a8f6242eca2dc512e9e7091db8dacd722172e301a8');
INSERT INTO "log" VALUES('EVENNG',321,1795877671762,NULL,NULL,'{"event":"dealt","hands":[[],[1,5],[4,1,6,6,4],[]],"opener":2}','660a02deb40d71221e0f210dc6a129eddfac5de6926f999d0827a5e1cf40548d');
INSERT INTO "log" VALUES('EVENNG',322,1795877671822,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','e17d018e04e6f1a599ec46a537cf8727a5e059aa8ec19d2d5946514e84748465');
INSERT INTO "log" VALUES('EVENNG',323,1795877671874,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','1fc3c70bdc228e35b138d6ce42787545fd845672a1af20296ea76b7d5b4e429a');
INSERT INTO "log" VALUES('EVENNG',324,1795877671951,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','04321923327c23586cd4d1d2bf05d9c4c5cfa6b9c2cde8ed20f3526e4da1a8f2');
INSERT INTO "log" VALUES('EVENNG',325,1795877672046,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','6468445c463807b58cc599d2e1e0f8f172b9f967bf2e895d64107cb6e52642c8');
INSERT INTO "log" VALUES('EVENNG',326,1795877672046,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','d4bb9a9616db959d931ed24f32bc02e4122979669161310ac194b9980416c841');
INSERT INTO "log" VALUES('EVENNG',327,1795877672046,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fb20f0f6bbcb8ceeaf58460434705f632c7441cde4eb12e255f9cd2a85db7784"}','e332cc9e02eb74121bdcef280d9a149a7c8d2988993caa2705cd3cd0a5d25f99');
INSERT INTO "log" VALUES('EVENNG',328,1795877672254,NULL,NULL,'{"event":"dealt","hands":[[],[5,5],[1,4,4,6],[]],"opener":3}','f6bcc05a87458b5adc5a86f6f574732119e64b8e09bd1f11f8320d26f404ea34');
INSERT INTO "log" VALUES('EVENNG',329,1795877672293,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','8317828b6577d4987e47e2d4ec149cdfd4a4e4bc23dd28df894e6e8eef9f729e');
INSERT INTO "log" VALUES('EVENNG',330,1795877672319,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','c8d6ca0761aae55660a6059ff4cf2a3330ce5fad1f7918e8e0badfe7fc809d00');
INSERT INTO "log" VALUES('EVENNG',331,1795877672432,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":4},"timed_out":false}','50c3e1cfcb0bcea2139106c8aa633d31882e731d656f3fd716d445bad266a5fd');
INSERT INTO "log" VALUES('EVENNG',332,1795877672528,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','b3f90c8609bdb2cd151de329698259aaac739e015b745e922ee0e1bf5b885897');
INSERT INTO "log" VALUES('EVENNG',333,1795877672528,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','da4e73072155a2525bf0d4c05c7b41a499ade77c54774bbfa407e7671b95ba88');
INSERT INTO "log" VALUES('EVENNG',334,1795877672528,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"048e4b40706db408e7840bb633bb876e763dfea0d9bc19bb135a1a4814d68f85"}','c5ececf8de48a1e4eaa1674494cc13100a285ffe193814b61383e622e6066f18');
INSERT INTO "log" VALUES('EVENNG',335,1795877672747,NULL,NULL,'{"event":"dealt","hands":[[],[5],[5,4,6,5],[]],"opener":2}','838146243513a78c9485db4bb13ed3e37ee2c72c2abb2dfe364ff518ee1c4a87');
INSERT INTO "log" VALUES('EVENNG',336,1795877672806,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','92487e7c309cfd8ba955f10f8f54225855108a1e7e18bab14a50ec28e566ff1a');
INSERT INTO "log" VALUES('EVENNG',337,1795877672842,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','4a4e39dbf46ea14fa793dd9e9f16228f6699a33496188dab7cad50526c152fb2');
INSERT INTO "log" VALUES('EVENNG',338,1795877672885,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','f15130249b7ed8f17d48f9db69177a2baef831a7a2151820ac1ee69c302613cb');
INSERT INTO "log" VALUES('EVENNG',339,1795877672985,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','1c614a49ec7a2ebec8b0243cfbee35558d81823f4b78178b3ce98a329ad5755b');
INSERT INTO "log" VALUES('EVENNG',340,1795877673049,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','6db70a847f34ce4082b0023e75a797bc747d59c04e48b09ed49333c3636a8bd8');
INSERT INTO "log" VALUES('EVENNG',341,1795877673049,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','9403841c1365e496cc3a54429ba164e603c1ed71fec8aa9aca96f1497640c6dc');
INSERT INTO "log" VALUES('CUSTMS',1,1795877673070,'fay','fay-1','{"event":"opened","guest":"fay","edition":"bga","options":{"players":[2,8],"dice":2,"first_opener":"highest-roll","raise":"any-higher","palifico":"each-time","palifico_with_two":false,"veteran_changes_face":true,"calza":true,"calza_callers":"all-but-next","calza_in_palifico":false,"calza_with_two":false,"calza_wins":"all-others-lose","lost_dice_visible":true,"reveal":"from-caller"},"chairs":5,"table_settings":{"listed":true,"training_aid":true,"spectators_see_previous_round":true,"chat":false,"clock":{"move":60,"bank":600,"increment":5},"autostart_at":2,"speed":"slow","eliminated_see_dice":true,"external_bots":true},"club":"62ab8d307a9b13d0658f208a6fe0ed78","rated":false,"tournament":null}','443c55595f425e481b064b7a38c657757474ee4310b4f2516777972ec25f0044');
INSERT INTO "log" VALUES('CUSTMS',2,1795877673070,'fay',NULL,'{"event":"sat","chair":1,"guest":"fay","name":"Fay","person":"VB6THW6T092W"}','d936500caacd0d8670a257f62c209ed4e191021cfd17e1e1833a296208554a33');
INSERT INTO "log" VALUES('CUSTMS',3,1795877673076,'fay','fay-3','{"event":"sat","chair":1,"guest":"fay","name":"Fay","person":"VB6THW6T092W"}','b747808d3b3b4d48246e054fb0ec3bdeeec37540727fbfbc0ace2f5441e35c99');
INSERT INTO "log" VALUES('CUSTMS',4,1795877673078,'bot-robo','bot-robo-2','{"event":"sat","chair":2,"guest":"bot-robo","name":"Robo","person":null}','4ca578e613af4933e5aed5a2ba3c35276b0d3b8d31abc4107663f6812a0fc6ea');
INSERT INTO "log" VALUES('CUSTMS',5,1795877673080,'gus','gus-2','{"event":"sat","chair":3,"guest":"gus","name":"Gus","person":null}','a60d994ad910555cfab829242ed55c55b92113469d49892b130f78ba5a93b1da');
INSERT INTO "log" VALUES('CUSTMS',6,1795877673080,'gus',NULL,'{"event":"botseated","chair":4,"bot":"odds","left":false,"name":null}','243d1d993c9babdc87d01f8299ef02d13ac667fd27d605aad7769f424e94aa07');
INSERT INTO "log" VALUES('CUSTMS',7,1795877673080,'gus',NULL,'{"event":"botseated","chair":5,"bot":"odds","left":false,"name":null}','2cb0ff6fc9d8418d5f2abd7c07a35bf1a01aaae529c9c221d61a567ff2d83e27');
INSERT INTO "log" VALUES('CUSTMS',8,1795877673080,'gus',NULL,'{"event":"started","unrated":null}','ba0230b8111a56b70ea913cec3d32b341a25de6986c0eb8f3e6045ec2aab1406');
INSERT INTO "log" VALUES('CUSTMS',9,1795877673083,'fay','fay-4','{"event":"digestgiven","seat":1,"round":1,"digest":"12eef32e1f360e9305e6bdd7906625b63bd4a768d9c21ded19354cf14b5d1039"}','2348879c75e5a4bda144a998e2cd15d0e6e42da6f20aea73b04ac0a2689c6748');
INSERT INTO "log" VALUES('CUSTMS',10,1795877673085,'bot-robo','bot-robo-3','{"event":"digestgiven","seat":2,"round":1,"digest":"fac97fe91b9ecfb23f9a980e9dbc277d7329921aaa2535f5fc84aa1dbbd8d0bf"}','b1b9902204e1b711b01938e37ae39c1eed84bef8edaaa9fb3edac238eaf0f1e6');
INSERT INTO "log" VALUES('CUSTMS',11,1795877673086,'gus','gus-3','{"event":"digestgiven","seat":3,"round":1,"digest":"4695f663762fb24705e976c3bbd1c2a547abf1b0912d186028e3bbe93cb7a586"}','4602b548c73ec10624cc12571d7b22d832be4e8cd261085274132ebfe96ee1ef');
INSERT INTO "log" VALUES('CUSTMS',12,1795877673086,'gus',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"2eb86f3c1dcc3764ff0d7743d6d199ea6ac8f76f39f7662c3e3651712c22bb89"}','a7b362a07f46eabd71f0833f77c7123ea075b454237a76b10637c2f5450a52df');
INSERT INTO "log" VALUES('CUSTMS',13,1795877673088,'fay','fay-5','{"event":"contributed","seat":1,"contribution":"f33ed7beef58c084452483320a7ff2fe"}','f424da469a27cf40fe58607915be540291aea10cbb0b1e6c5cf4963651bb590a');
INSERT INTO "log" VALUES('CUSTMS',14,1795877673090,'bot-robo','bot-robo-4','{"event":"contributed","seat":2,"contribution":"3304e3c1869f2a9745a23e48179041d8"}','75be2bd8f613d80a460a5c09b523bf9b82055f5c767f8e4539d0e792fc81ac27');
INSERT INTO "log" VALUES('CUSTMS',15,1795877673091,'gus','gus-4','{"event":"contributed","seat":3,"contribution":"eb367cb454533fce88664909250bae43"}','261b2f2bdd82d6e3b9d11d10d1a654f3b3b00301c2ec4bfa36aad15f1800d1a1');
INSERT INTO "log" VALUES('CUSTMS',16,1795877673187,NULL,NULL,'{"event":"rolled","faces":[6,1,1,1,1]}','bc705fdbc5b6ba8c3eb6af6fe03bf4d54e5ef9dc6c9b9052bf78af64e5b7ed7b');
INSERT INTO "log" VALUES('CUSTMS',17,1795877673294,NULL,NULL,'{"event":"dealt","hands":[[2,2],[2,3],[4,5],[4,6],[5,6]],"opener":1}','05a6a8695bfb030b121750bc0920aade406b196af092f30d0c0072f22b04e33a');
INSERT INTO "log" VALUES('CUSTMS',18,1795877673298,'fay','fay-6','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','734e30339f6fc4b92c531c9489275769cd4c909c2a9b1203bd68a86558c3475d');
INSERT INTO "log" VALUES('CUSTMS',19,1795877673302,'gus','gus-5','{"event":"calzacalled","seat":3,"decided_at":1795877673317}','a3c96485e4d6b1fef74ebce8be3bda16b2514e130c9cf66ecbbfa77ddbe9d8b6');
INSERT INTO "log" VALUES('CUSTMS',20,1795877673317,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"calza"},"timed_out":false}','6dc46b5beb47887ceeb37540a9546626b5529d6f8f07cbee0f28e8baf6b281be');
INSERT INTO "log" VALUES('CUSTMS',21,1795877673317,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','43b86db8c80acfc67834633a1f62124bc900284dce1ad99c103f70370a59f3bb');
INSERT INTO "log" VALUES('CUSTMS',22,1795877673317,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"e38f23f5f6fa513127463efeed82ca7e3d3205f8e642a4c2a8bb2308b31379ca"}','9dd000e5202f51deffb1f93d12cb097791297cd5ce6f679213780d3dc262f0ce');
INSERT INTO "log" VALUES('CUSTMS',23,1795877673321,'fay','fay-7','{"event":"configured","edition":"bga","options":{"players":[2,8],"dice":2,"first_opener":"highest-roll","raise":"any-higher","palifico":"each-time","palifico_with_two":false,"veteran_changes_face":true,"calza":true,"calza_callers":"all-but-next","calza_in_palifico":false,"calza_with_two":false,"calza_wins":"all-others-lose","lost_dice_visible":true,"reveal":"from-caller"},"chairs":5,"table_settings":{"listed":true,"training_aid":true,"spectators_see_previous_round":true,"chat":false,"clock":{"move":60,"bank":600,"increment":5},"autostart_at":2,"speed":"fast","eliminated_see_dice":true,"external_bots":true}}','3e785663662093095788a64e4608b94004024fb5c6574093a2bab4a4e42ab891');
INSERT INTO "log" VALUES('CUSTMS',24,1795877673441,NULL,NULL,'{"event":"dealt","hands":[[5],[2],[1,1],[3],[1]],"opener":3}','760a33ebad91987d1427a9c61987eb238a13e62db5afcc1ac3c86eb8647ceab5');
INSERT INTO "log" VALUES('CUSTMS',25,1795877673444,'gus','gus-6','{"event":"moved","seat":3,"move":{"move":"bid","quantity":6,"face":5},"timed_out":false}','84002bc4a896935fbde5a14de0a50aeebbdf3d0ab374d1bbfc2a5c213ed1a3d8');
INSERT INTO "log" VALUES('CUSTMS',26,1795877673453,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','b4311958218e4a7019507638435f0f8df8bb7170fe46cee895cf3be2f1860c0c');
INSERT INTO "log" VALUES('CUSTMS',27,1795877673453,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','fabd13eee2b7f02a87d296c355ba1fdf23b2063a9041a8db32561bb124b34062');
INSERT INTO "log" VALUES('CUSTMS',28,1795877673453,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"451f28daa8d5295553f0be7026edefbfd427b4aee1f04b8856b57d141ee3afe1"}','a99fdafcc118de4fb1a026d8a5ae9bdba8381885ef6741deacae807f46ebc609');
INSERT INTO "log" VALUES('CUSTMS',29,1795877673580,NULL,NULL,'{"event":"dealt","hands":[[6],[4],[4],[4],[5]],"opener":3}','1386d4f77463b4413f81be81a707e4312ed35a5656371d51d2eb4694dfc33f72');
INSERT INTO "log" VALUES('CUSTMS',30,1795877673586,'gus','gus-7','{"event":"moved","seat":3,"move":{"move":"bid","quantity":5,"face":5},"timed_out":false}','0e6017f0f1c35685250d2f4765839d3f664c35793631c0fac57940def3cffa8b');
INSERT INTO "log" VALUES('CUSTMS',31,1795877673597,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','a6a2051e1625575824b6098462d866f491283c3b460c442ab0bbdebcfaae1a7a');
INSERT INTO "log" VALUES('CUSTMS',32,1795877673597,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','eb508d4f78a0c5739064ab536b2b4b2f2aae7ed0759ff21833e312a8c80ff394');
INSERT INTO "log" VALUES('CUSTMS',33,1795877673597,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fafa08f8cc1f847bb3bd510d575855559f1bda7eb404c5e416ad125f726381e5"}','06d0421c08a8db75ae096a497082a9aec09c11a9ffb89f0601c79c5baff99d45');
INSERT INTO "log" VALUES('CUSTMS',34,1795877673711,NULL,NULL,'{"event":"dealt","hands":[[3],[1],[],[5],[5]],"opener":4}','8156e801c96d29fe5805e76ceeba6f5c873d36d3e2663f6f5f04426ed21b92cd');
INSERT INTO "log" VALUES('CUSTMS',35,1795877673733,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','120f149fa57afde7c5710ac0cd6c0a8838331def6937b3f0ee701075cbaf3803');
INSERT INTO "log" VALUES('CUSTMS',36,1795877673751,NULL,NULL,'{"event":"moved","seat":5,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','2c202e6c46727610642f5850054d5aa66b183d2a6f81ff704654677d34aa4038');
INSERT INTO "log" VALUES('CUSTMS',37,1795877673756,'fay','fay-8','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','e243ae62c31b013e4e2cb7657d24bb4b5cab96c427f8fa945db723442d9b5077');
INSERT INTO "log" VALUES('CUSTMS',38,1795877673763,'bot-robo','bot-robo-6','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','4d4774c7230b809a27be1eea661458ab814501bdfc38d7545477fa9ddb1cd768');
INSERT INTO "log" VALUES('CUSTMS',39,1795877673763,'bot-robo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','a1399032d049701823e4470fbf4c620bc547d79427a96301494097bfe9fcbb7d');
INSERT INTO "log" VALUES('CUSTMS',40,1795877673763,'bot-robo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"daf87a27c8eda4fe88b38e6738edca5218e7c61aa44c56e54db73f64ad8d6c77"}','8737a05b5c31bb6c83b7e4c9ea890a1101938ca4c07e005ab5aa6dba1d6e92ce');
INSERT INTO "log" VALUES('CUSTMS',41,1795877673877,NULL,NULL,'{"event":"dealt","hands":[[],[4],[],[4],[4]],"opener":2}','f457e4673a2b7ef0be93b6f08527c8315c7cf2e91cdc6dea0655cb00d10acdb4');
INSERT INTO "log" VALUES('CUSTMS',42,1795877673881,'bot-robo','bot-robo-7','{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','c356c5e1df978de58b40acecc4b6787d8e7cd679accd36918fd1bc14e4f6b563');
INSERT INTO "log" VALUES('CUSTMS',43,1795877673890,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','1e7c2ae0bb055a86aa1e77ea7c166b146b94fee207450b4c600657d8072e8eaf');
INSERT INTO "log" VALUES('CUSTMS',44,1795877673890,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','bba43b7c9387fc1798542f0cad207169aa37afe79bb064293bd5d033fe6cb0f0');
INSERT INTO "log" VALUES('CUSTMS',45,1795877673890,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"55ef36b5031ecdd5a7d83ccd6e1c351d227900cc7f282e8d0715efbe35a29cf2"}','37474cc57ef568b57bb3b646950e6563495aba309d7d983c88b37dc5b912c72d');
INSERT INTO "log" VALUES('CUSTMS',46,1795877673894,'fay','fay-9','{"event":"configured","edition":"bga","options":{"players":[2,8],"dice":2,"first_opener":"highest-roll","raise":"any-higher","palifico":"each-time","palifico_with_two":false,"veteran_changes_face":true,"calza":true,"calza_callers":"all-but-next","calza_in_palifico":false,"calza_with_two":false,"calza_wins":"all-others-lose","lost_dice_visible":true,"reveal":"from-caller"},"chairs":5,"table_settings":{"listed":true,"training_aid":true,"spectators_see_previous_round":true,"chat":false,"clock":{"move":60,"bank":600,"increment":5},"autostart_at":2,"speed":"instant","eliminated_see_dice":true,"external_bots":true}}','4af59ec872c301b8f1068a48784609674c759b2800f2beb3c897c6b948bfe6ee');
INSERT INTO "log" VALUES('CUSTMS',47,1795877673897,NULL,NULL,'{"event":"dealt","hands":[[],[],[],[1],[5]],"opener":4}','31f764a46a1329825aa71d7cb491c5b34823b8be463d291565a1de5256617ccc');
INSERT INTO "log" VALUES('CUSTMS',48,1795877673901,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','b2650672d85d1cd2b9749c774959085d532965130e33a85ed9001bdf1be47025');
INSERT INTO "log" VALUES('CUSTMS',49,1795877673907,NULL,NULL,'{"event":"moved","seat":5,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','87885aa46c8173a856fdc7f391887b4bdeab4712868ed0ffc761f14d53b4b93d');
INSERT INTO "log" VALUES('CUSTMS',50,1795877673910,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','b59a28ff9ac56b6698a08c0481c33a7cd691a5b198cffc8871d49ba3637c90d4');
INSERT INTO "log" VALUES('CUSTMS',51,1795877673915,NULL,NULL,'{"event":"moved","seat":5,"move":{"move":"dudo"},"timed_out":false}','c755c9d4cfc4f0764769b2d4edf1a3214506c23932b78516d84545b824dbdc8f');
INSERT INTO "log" VALUES('CUSTMS',52,1795877673915,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','a2cf9f93adab2612f71044e9c6455c62a5d2d5ff6c47cf9770db5d364b2f29b2');
INSERT INTO "log" VALUES('CLCKED',1,1795877673922,'dan','dan-1','{"event":"opened","guest":"dan","edition":"bga","options":{},"chairs":2,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":{"move":5,"bank":0,"increment":0},"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false},"club":null,"rated":false,"tournament":null}','520af54f53ed01386875e7110a6a0fea63e1a92d5ac414767cca3064b4550a25');
INSERT INTO "log" VALUES('CLCKED',2,1795877673922,'dan',NULL,'{"event":"sat","chair":1,"guest":"dan","name":"Dan","person":null}','dca65fc3bb629f3ad537b2029c65619834518d7765c2b5d4fe0116effe707117');
INSERT INTO "log" VALUES('CLCKED',3,1795877673927,'eva','eva-2','{"event":"sat","chair":2,"guest":"eva","name":"Eva","person":null}','87cf4bb31ade2c435762147991f5cc0fcabc6af12498b8778564e391207d550c');
INSERT INTO "log" VALUES('CLCKED',4,1795877673929,'dan','dan-3','{"event":"started","unrated":null}','f0ce1ca2f31fb2c4c1440dbffd20d57bb5b1a8ac817cf6262ea45da95b4e7cd7');
INSERT INTO "log" VALUES('CLCKED',5,1795877673946,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"0726413390b7d62ca2fa3b4eca7d08a3fa469101b613b7bf120f346259598d19"}','4be05b81ddf29fdd845cb9e4767448afeda9a289952f75b5329bd9e8540a0bdf');
INSERT INTO "log" VALUES('CLCKED',6,1795877673962,NULL,NULL,'{"event":"dealt","hands":[[2,1,2,5,2],[5,6,3,3,3]],"opener":1}','14a1f91dd560d225a4176bfc0eb8c990869a4278e4c2bd82a86239ce96354bdd');
INSERT INTO "log" VALUES('CLCKED',7,1795877673966,'dan','dan-4','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','9484eda7e746cda31f6f9d38ac12310b536a3b832450ab82cf12e1bb8641fc42');
INSERT INTO "log" VALUES('CLCKED',8,1795877678967,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":true}','67472502892995186a60f7a4582428cea0cb8953465b0511e0e728a1dcdb2c44');
INSERT INTO "log" VALUES('CLCKED',9,1795877678967,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','fc9cdea4cace39975b5c216ba908e642c17e390b2359db29a9c3f3ca42e2e60d');
INSERT INTO "log" VALUES('CLCKED',10,1795877678967,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"3cb5a322171883efd331cb0f023851d979d4da234437a34321956d80d40ecbd3"}','01c2018c30b9e84f9e87cc78370840560e5851e2f191d671d6d7a7cfb66bc798');
INSERT INTO "log" VALUES('CLCKED',11,1795877679282,NULL,NULL,'{"event":"dealt","hands":[[5,5,4,4,1],[1,2,5,2]],"opener":2}','a31ac1cfd4e9fac856303b34ebd4940b1025eff2b642731f5ee376a442491a52');
INSERT INTO "log" VALUES('CLCKED',12,1795877684283,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":true}','bd8f465ac88a5b0affbd8d0da872e51c8e30c1a8bf544576fa06c46fd3d72ab4');
INSERT INTO "log" VALUES('CLCKED',13,1795877684283,NULL,NULL,'{"event":"botseated","chair":2,"bot":"reader","left":false,"name":null}','c9b9af11f9c7fa0321ae8c8942e1ba0ef83d88a6bb92c32e73107a251faebf64');
INSERT INTO "log" VALUES('RATED2',1,1795877684302,'hal','hal-1','{"event":"opened","guest":"hal","edition":"bga","options":{"dice":1},"chairs":2,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":null,"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false},"club":null,"rated":true,"tournament":null}','c7918193e6f5836bc79f33e7b91a806046b4ba7b91f3431657eeeeabaea3122a');
INSERT INTO "log" VALUES('RATED2',2,1795877684302,'hal',NULL,'{"event":"sat","chair":1,"guest":"hal","name":"Hal","person":"AWY83VTEFM3F"}','23354e29760bc1cf930da965fc1fb29b5e762f188703d6aed2316f8e170619ea');
INSERT INTO "log" VALUES('RATED2',3,1795877684306,'ida','ida-2','{"event":"sat","chair":2,"guest":"ida","name":"Ida","person":"2W48Z3SRQA19"}','f14953a0bd0030433878127be936b9fa554be5c25d7b81ece8cc092f748995b9');
INSERT INTO "log" VALUES('RATED2',4,1795877684307,'hal','hal-3','{"event":"started","unrated":"address"}','a2f29e428c63753ce7cfae626197fb25d9eeb1cfda1319c04c90784559b30b16');
INSERT INTO "log" VALUES('RATED2',5,1795877684308,'hal','hal-4','{"event":"digestgiven","seat":1,"round":1,"digest":"027feaa31f24e9b744593bff14ff7d92f8bad021bd78e07000b1bf1f6c550f2b"}','453281077ccea66886d2212a9a56db49f19e3554163785eaa4e68bc8a566b7e3');
INSERT INTO "log" VALUES('RATED2',6,1795877684309,'ida','ida-3','{"event":"digestgiven","seat":2,"round":1,"digest":"1bd1f1becf9d7343d0f49eb06f85b4a67988f0ac0f400628bf02d58cf1cb1bb6"}','5f9b7534a764b8229fca00eb19fd657f37392210c80a4d2a2fac8b449f3b053d');
INSERT INTO "log" VALUES('RATED2',7,1795877684309,'ida',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"08a2d17a20409e7394002eb3b908ca2688c3b30f5a60f96a23929af27940eb7c"}','e6013653b79eaccee5c1e716ab7c5d5c3f3a3a7dbd15c109faee9bd2e97e230a');
INSERT INTO "log" VALUES('RATED2',8,1795877684311,'hal','hal-5','{"event":"contributed","seat":1,"contribution":"6e34847286588417c46642a862132a58"}','3d8dff44a7dee5a176846a3f5c9006ae86b061ba68791604b800bf1e482fd61e');
INSERT INTO "log" VALUES('RATED2',9,1795877684312,'ida','ida-4','{"event":"contributed","seat":2,"contribution":"fc0ac91b05629760288f149e95f9c3fc"}','485bf151e55d0f15c2eaa97905b866efd9b25630f7ef865be09553ed291ba4a1');
INSERT INTO "log" VALUES('RATED2',10,1795877684312,'ida',NULL,'{"event":"dealt","hands":[[4],[1]],"opener":1}','c44e2940f074fbb342cce098bb83c56b33968d36c6183164ef5ebf6f1f6e8acb');
INSERT INTO "log" VALUES('RATED2',11,1795877684314,'hal','hal-6','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','d903112d1379abe52a4d524c26c9ba56cc722f05c8259d18847d04191989ee2c');
INSERT INTO "log" VALUES('RATED2',12,1795877684321,'ida','ida-5','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','c6cb5ddf794fb136832cede793286c39d30f8877190251a50a9e8c05486a8f60');
INSERT INTO "log" VALUES('RATED2',13,1795877684336,'hal','hal-8','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','cf36bd5ed77640551ec7f078c576cf5b46ab9a9fa799ec6d4ee6f5cf60c15977');
INSERT INTO "log" VALUES('RATED2',14,1795877684336,'hal',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','cbcc1e6b0d6bb57b049b4a4107884bf010a287e26a213420bea6d695b01db1a0');
INSERT INTO "log" VALUES('CUPTBL',1,1795877684366,'tournament','0ded148c011e64e945dc108e80c2774f-1-1','{"event":"opened","guest":"tournament","edition":"bga","options":{"dice":1},"chairs":3,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":{"move":600,"bank":0,"increment":0},"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false},"club":null,"rated":false,"tournament":"FY4DGN9SNBSA"}','5b048e043490dd9779607b38541506290e84f09e24f355bdd94efefc532049f5');
INSERT INTO "log" VALUES('CUPTBL',2,1795877684366,'jo',NULL,'{"event":"sat","chair":1,"guest":"jo","name":"Jo","person":null}','41b03b95cc820a96f2862302ff68b7c1613863360fbdce4279a8750c01cebe74');
INSERT INTO "log" VALUES('CUPTBL',3,1795877684366,'kim',NULL,'{"event":"sat","chair":2,"guest":"kim","name":"Kim","person":null}','8459d26d4abbab11c4f1ab5bca557832e25eb23aaf87428fc0065936cd23ffe8');
INSERT INTO "log" VALUES('CUPTBL',4,1795877684366,'tournament',NULL,'{"event":"botseated","chair":3,"bot":"odds","left":false,"name":"Inti"}','101daf9431cf70ba527b5302f1b8decc74a5805405e4cb5f561d7adbe15121d7');
INSERT INTO "log" VALUES('CUPTBL',5,1795877684366,'tournament',NULL,'{"event":"started","unrated":null}','981dcb772ee0a8840ea69292515dbf71713eb5ece4850561edc575fef6b94095');
INSERT INTO "log" VALUES('CUPTBL',6,1795877684380,'jo','jo-2','{"event":"digestgiven","seat":1,"round":1,"digest":"3641bb13ce7a530d063a45a0e2c96663f7eafab8df66d0ca0201afafe431642e"}','0d9f4aa584923ce4be28cdd62a23c482f7d722f04a7534816e10371b356f0eab');
INSERT INTO "log" VALUES('CUPTBL',7,1795877684382,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"3e794eb0c5dbfccb0af1642b0ae71259bfac447a51345803c17d95ab270fd4cc"}','b754ad8831877996b66722b5b764c5bb9728b41d4f31d0ad216f9fabd706685b');
INSERT INTO "log" VALUES('CUPTBL',8,1795877684384,'jo','jo-3','{"event":"contributed","seat":1,"contribution":"4feac5d08466bc30f6bd5a7aae318c32"}','d7fb66df17a4861f341c17e4edddd85b9478389ea93e5e5c2975455ff88a9c5c');
INSERT INTO "log" VALUES('CUPTBL',9,1795877684384,'jo',NULL,'{"event":"dealt","hands":[[1],[2],[5]],"opener":1}','f9f1c8f1394c6fb62d7ade984a36055094a3a7d53946174bc869ac18f3f7345f');
INSERT INTO "log" VALUES('CUPTBL',10,1795877684389,'jo','jo-4','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','9f1e88c9d7a08bccf58654f02dde307ad5b6be09b08b539d80927cd0c262c876');
INSERT INTO "log" VALUES('CUPTBL',11,1795877684397,'kim','kim-3','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','0b97e0fbfafb9d894c6793eed66029ddc910caa62db2117561d81019e57257a7');
INSERT INTO "log" VALUES('CUPTBL',12,1795877684453,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','a1c941e9477c5ca468fc494a98b7be3f36b9d39602663294ac0c226bf278632b');
INSERT INTO "log" VALUES('CUPTBL',13,1795877684453,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','2704ec499ef74322d9d4d8b9d409d3247005e2adeecdd843905ccdf6bf547c52');
INSERT INTO "log" VALUES('CUPTBL',14,1795877684453,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"6804674670dfdbed67725c4b71ec6abccaaea6333bf53de7ef62892a664007dc"}','9f275e7e19e4d72a0d316076220161dc421ad4ba574ea54ba79bad6dbe0ad8af');
INSERT INTO "log" VALUES('CUPTBL',15,1795877684738,NULL,NULL,'{"event":"dealt","hands":[[5],[5],[]],"opener":1}','c508e9719a21b736d31639adb9d930e1da7a23366f4962329d61d54380d372fc');
INSERT INTO "log" VALUES('CUPTBL',16,1795877684744,'jo','jo-5','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','aef10b153bad171a0b07eca8191ee95c4261351956e5dce81ca13cf8f79edd92');
INSERT INTO "log" VALUES('CUPTBL',17,1795877684748,'jo','jo-6','{"event":"retracted","seat":1}','4a78a5959314b9bd30300f702e4d8371a7f6627797e534adee2bffd2c5c30f40');
INSERT INTO "log" VALUES('CUPTBL',18,1795877684752,'jo','jo-7','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','f0f84b7839ddf8dc6f73e91768e67ffc72ac90cbf9cd7a091d594c7b46ff5098');
INSERT INTO "log" VALUES('CUPTBL',19,1795877684761,'kim','kim-4','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','492ca9fc53834954a84a3c7934fc4ae307154af2cb7ddae35f22b1788bb53af5');
INSERT INTO "log" VALUES('CUPTBL',20,1795877684803,'jo','jo-9','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":4},"timed_out":false}','7d9527f796ee9933e9131f10d6376ba98e932c39d1c521f9993b3780d70f94d6');
INSERT INTO "log" VALUES('CUPTBL',21,1795877684814,'kim','kim-7','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','da7c81be47ef246f1b8a023f0e075c46a737c83bc75a48f7627eb446bd21a77b');
INSERT INTO "log" VALUES('CUPTBL',22,1795877684814,'kim',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','b9d7f9e799378c44b73f3e0acd878fa777107279840cbf3c686de7a9e493eaa2');
INSERT INTO "log" VALUES('CLCKED',14,1795877684936,NULL,NULL,'{"event":"downtimecredited","milliseconds":653}','42b169eaf24e4beac1afa21801110187b5a0b1552c8f90173318a03fe8595736');
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
INSERT INTO "person" VALUES('VB6THW6T092W','Fay','fay','8fb93b1df22d0144d6212e957061b2bdb6e9a3ee405a5462f8257e616435884b',1795877673057,'clubs');
INSERT INTO "person" VALUES('AWY83VTEFM3F','Hal','hal','ec3b95c406912884d3dd514da2b331c7c01a8febe7f9f17a88c356fdc6ba9917',1795877684291,'clubs');
INSERT INTO "person" VALUES('2W48Z3SRQA19','Ida','ida','d5d3c7c4777115ae234d5a67f62d7ba1083ba5bce1ec0addff1fb08b452eacd4',1795877684297,'clubs');
CREATE TABLE person_guest (
	guest TEXT NOT NULL, 
	person TEXT NOT NULL, 
	PRIMARY KEY (guest)
);
INSERT INTO "person_guest" VALUES('fay','VB6THW6T092W');
INSERT INTO "person_guest" VALUES('hal','AWY83VTEFM3F');
INSERT INTO "person_guest" VALUES('ida','2W48Z3SRQA19');
CREATE TABLE person_name (
	look TEXT NOT NULL, 
	person TEXT NOT NULL, 
	PRIMARY KEY (look)
);
INSERT INTO "person_name" VALUES('fay','VB6THW6T092W');
INSERT INTO "person_name" VALUES('hal','AWY83VTEFM3F');
INSERT INTO "person_name" VALUES('ida','2W48Z3SRQA19');
INSERT INTO "person_name" VALUES('lcla','2W48Z3SRQA19');
INSERT INTO "person_name" VALUES('lda','2W48Z3SRQA19');
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
INSERT INTO "result" VALUES('EVENNG',1,1,'phone',NULL,'kozak',1795877665363,4,4,7,3,1,2,0,1,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('EVENNG',1,2,'bo',NULL,'kozak',1795877665363,4,3,13,2,2,8,4,1,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('EVENNG',1,3,'cleo',NULL,'kozak',1795877665363,4,2,22,5,0,1,0,3,2,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('EVENNG',1,4,NULL,'beginner','kozak',1795877665363,4,1,19,6,3,6,5,0,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('EVENNG',2,1,'phone',NULL,'kozak',1795877673049,4,4,7,0,0,5,2,2,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('EVENNG',2,2,NULL,'reader','kozak',1795877673049,4,2,21,1,0,5,1,0,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('EVENNG',2,3,'cleo','reader','kozak',1795877673049,4,1,18,2,2,2,1,0,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('EVENNG',2,4,NULL,'beginner','kozak',1795877673049,4,3,14,3,0,2,0,0,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('CUSTMS',1,1,'fay',NULL,'bga',1795877673915,5,4,2,1,0,0,0,0,0,'62ab8d307a9b13d0658f208a6fe0ed78',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('CUSTMS',1,2,'bot-robo',NULL,'bga',1795877673915,5,3,1,1,0,1,1,0,0,'62ab8d307a9b13d0658f208a6fe0ed78',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('CUSTMS',1,3,'gus',NULL,'bga',1795877673915,5,5,2,2,0,0,0,1,1,'62ab8d307a9b13d0658f208a6fe0ed78',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('CUSTMS',1,4,NULL,'odds','bga',1795877673915,5,1,3,0,0,3,3,0,0,'62ab8d307a9b13d0658f208a6fe0ed78',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('CUSTMS',1,5,NULL,'odds','bga',1795877673915,5,2,2,0,0,1,0,0,0,'62ab8d307a9b13d0658f208a6fe0ed78',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('RATED2',1,1,'hal',NULL,'bga',1795877684336,2,1,1,0,0,1,1,0,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('RATED2',1,2,'ida',NULL,'bga',1795877684336,2,2,1,1,0,0,0,0,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('CUPTBL',1,1,'jo',NULL,'bga',1795877684814,3,2,3,2,1,0,0,0,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('CUPTBL',1,2,'kim',NULL,'bga',1795877684814,3,1,2,1,1,1,1,0,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('CUPTBL',1,3,NULL,'odds','bga',1795877684814,3,3,0,0,0,1,0,0,0,NULL,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "session" VALUES('fay''s token','PF79SF50MATS','VB6THW6T092W','Firefox',1795877673057,1795877673057);
INSERT INTO "session" VALUES('hal''s token','94V7R9RW6B04','AWY83VTEFM3F','Firefox',1795877684291,1795877684291);
INSERT INTO "session" VALUES('ida''s token','4N3KQY9YDRX1','2W48Z3SRQA19','Firefox',1795877684297,1795877684297);
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
INSERT INTO "tables" VALUES('EVENNG','new',1795877655722,'ana','ana-1',NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES('CUSTMS','new',1795877673070,'fay','fay-1',NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES('CLCKED','new',1795877673922,'dan','dan-1',NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES('RATED2','new',1795877684302,'hal','hal-1',NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES('CUPTBL','new',1795877684366,'tournament','0ded148c011e64e945dc108e80c2774f-1-1',NULL,NULL,NULL,0,NULL);
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
INSERT INTO "tournament" VALUES('0ded148c011e64e945dc108e80c2774f','FY4DGN9SNBSA','Cup','jo','knock-out',3,4,'{"edition":"bga","options":{"dice":1},"clock":{"move":600,"bank":0,"increment":0}}','playing',1,1795877684360);
CREATE TABLE tournament_entrant (
	tournament TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	guest TEXT, 
	person TEXT, 
	name TEXT NOT NULL, 
	since INTEGER NOT NULL, 
	PRIMARY KEY (tournament, number), 
	UNIQUE (guest, tournament)
);
INSERT INTO "tournament_entrant" VALUES('0ded148c011e64e945dc108e80c2774f',1,'jo',NULL,'Jo',1);
INSERT INTO "tournament_entrant" VALUES('0ded148c011e64e945dc108e80c2774f',2,'kim',NULL,'Kim',1);
INSERT INTO "tournament_entrant" VALUES('0ded148c011e64e945dc108e80c2774f',3,NULL,NULL,'Inti',1);
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
CREATE UNIQUE INDEX opened ON tables (guest, command) WHERE command IS NOT NULL;
CREATE INDEX tables_by_age ON tables (state, at);
CREATE INDEX tables_listed ON tables (at) WHERE listing IS NOT NULL;
CREATE INDEX due_at ON due (at);
CREATE INDEX person_name_person ON person_name (person);
CREATE INDEX person_guest_person ON person_guest (person);
CREATE INDEX session_person ON session (person);
CREATE INDEX sign_in_person ON sign_in (person);
CREATE INDEX sign_in_expiry ON sign_in (expires_at);
CREATE INDEX passkey_person ON passkey (person);
CREATE INDEX challenge_expiry ON challenge (expires_at);
CREATE INDEX turn_guest ON turn (guest, at);
CREATE INDEX result_club ON result (club, ended_at) WHERE club IS NOT NULL;
CREATE INDEX result_guest ON result (guest, ended_at);
CREATE INDEX result_rating ON result (guest, rating_class, rated_games) WHERE rating_class IS NOT NULL;
CREATE INDEX club_member_person ON club_member (person);
CREATE INDEX club_table_club ON club_table (club, opened_at);
CREATE INDEX tournament_stage ON tournament (stage, changed_at);
CREATE INDEX tournament_owner ON tournament (owner);
COMMIT;
