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
INSERT INTO "beat" VALUES(1,1795879171149);
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
INSERT INTO "club" VALUES('6c7688864183ff3f0788c2ec8227a4d3','WD0ZRDQR5Z1G','Thursday','699GCZX9WX2W',NULL,1795879159140);
CREATE TABLE club_member (
	club TEXT NOT NULL, 
	person TEXT NOT NULL, 
	joined_at BIGINT NOT NULL, 
	coming BOOLEAN, 
	coming_at BIGINT, 
	PRIMARY KEY (club, person)
);
INSERT INTO "club_member" VALUES('6c7688864183ff3f0788c2ec8227a4d3','699GCZX9WX2W',1795879159139,NULL,NULL);
CREATE TABLE club_table (
	"table" TEXT NOT NULL, 
	club TEXT NOT NULL, 
	opened_at BIGINT NOT NULL, 
	PRIMARY KEY ("table")
);
INSERT INTO "club_table" VALUES('CUSTMS','6c7688864183ff3f0788c2ec8227a4d3',1795879159156);
CREATE TABLE due (
	"table" TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY ("table")
);
INSERT INTO "due" VALUES('CLCKED',1795879176153);
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
INSERT INTO "log" VALUES('EVENNG',1,1795879138740,'ana','ana-1','{"event":"opened","guest":"ana","edition":"bga","options":{},"chairs":5,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":null,"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false},"club":null,"rated":false,"tournament":null}','d8b29f03b77d78afbadd82ce7329492555b21cbd11e88f9c13ae646f432d390c');
INSERT INTO "log" VALUES('EVENNG',2,1795879138740,'ana',NULL,'{"event":"sat","chair":1,"guest":"ana","name":"Ana","person":null}','5645dd3a2db3431d2913cf902341adcc2e6a02f5ccbad5301d63716fdeb92b91');
INSERT INTO "log" VALUES('EVENNG',3,1795879138805,'ana','ana-3','{"event":"configured","edition":"kozak","options":{"calza":true},"chairs":4,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":null,"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false}}','49e543ad73220149fd1d031f694d209da2ceb57f921d0e2cdff9289a2b86a8cd');
INSERT INTO "log" VALUES('EVENNG',4,1795879138870,'bo','bo-2','{"event":"sat","chair":2,"guest":"bo","name":"Bo","person":null}','fe53abcba26b699c1aa31e79aadabfe55dba846bd313e7c7ce795988e398d07a');
INSERT INTO "log" VALUES('EVENNG',5,1795879138873,'cleo','cleo-2','{"event":"sat","chair":3,"guest":"cleo","name":"Cleo","person":null}','9915ba2e20d25579fc79b98c516ae04ed6386e47dd007c9d902bea7579e945ce');
INSERT INTO "log" VALUES('EVENNG',6,1795879138877,'ana','ana-4','{"event":"botseated","chair":4,"bot":"beginner","left":false,"name":null}','e22566542c10566786d62bce9288104b73cfba9790843532864323db291faa9a');
INSERT INTO "log" VALUES('EVENNG',7,1795879138879,'cleo','cleo-3','{"event":"stoodup","chair":3}','83d5e545b3061b6872065d994b8273237bf14a23a38a64cb601b61122db7a494');
INSERT INTO "log" VALUES('EVENNG',8,1795879138886,'cleo','cleo-4','{"event":"sat","chair":3,"guest":"cleo","name":"Cleo","person":null}','4a874295f9916e4cf08cf4b08081d1187040ca1154eed5fbb570995b9e40432f');
INSERT INTO "log" VALUES('EVENNG',9,1795879138902,'cleo','cleo-5','{"event":"sat","chair":3,"guest":"cleo","name":"Cléo","person":null}','12a2695a2e3b7b7b6611a75bb740921e379df51bed272c1eecfd5cd240c5ee7d');
INSERT INTO "log" VALUES('EVENNG',10,1795879138904,'ana','ana-5','{"event":"chatted","seat":1,"phrase":"good-luck","text":null}','00c7ae967f4f4ed94c6779e67deb3aeaef0ebdaa014c6d36a406eb05e964b8ad');
INSERT INTO "log" VALUES('EVENNG',11,1795879138905,'bo','bo-3','{"event":"chatted","seat":2,"phrase":null,"text":"Хай щастить!"}','9a3664f96066242a7e334622ffd6457510acd0a6e22590d5ec9da44dba10adde');
INSERT INTO "log" VALUES('EVENNG',12,1795879138906,'ana','ana-6','{"event":"started","unrated":null}','401f55525e3a0a3960f71238c7cf69e2e865f1b8354d5f378a06f28d2fe2f33a');
INSERT INTO "log" VALUES('EVENNG',13,1795879138908,'ana','ana-7','{"event":"digestgiven","seat":1,"round":1,"digest":"73042906ce32bc2323b41fb943a1d2e51e83e394559111300e2c3d8f26a661ac"}','20fac9c0893a618daa2e01ea2bc3e28cf810ac1179b4fb097bd0636f7a52708b');
INSERT INTO "log" VALUES('EVENNG',14,1795879138910,'bo','bo-4','{"event":"digestgiven","seat":2,"round":1,"digest":"353b7027246b8e484ec378e38bd8629932e7386ac92d9fb55d9b8dc048bbf527"}','601247cd0d2dc2f393f21a7b064fa1ac757da391a7ae91d1d2640583640cd210');
INSERT INTO "log" VALUES('EVENNG',15,1795879138912,'cleo','cleo-6','{"event":"digestgiven","seat":3,"round":1,"digest":"ba67975d95b316cef4abaef7e6e13249ab4566e0a9b720eec20f6e443b393fc1"}','de9fc4028c282fd826874c84293b37bc44579deba8b930d07b4e975575fc93a3');
INSERT INTO "log" VALUES('EVENNG',16,1795879138912,'cleo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ac329c75c13a3f42879a84af1d1711260d4a188fe8cf2638e773418ed40e96a2"}','62456cd8ec011b9d7e77c77e9a4b95fab7f0cc7fdaa61d4e9f530ff544f52ae3');
INSERT INTO "log" VALUES('EVENNG',17,1795879138921,'ana','ana-8','{"event":"contributed","seat":1,"contribution":"58e083af152255a9f9e653189400622b"}','cda61ed33d09b85c1a329910a96523b1c70008783ddb93139f777a6e8cf0e66f');
INSERT INTO "log" VALUES('EVENNG',18,1795879138929,'bo','bo-5','{"event":"contributed","seat":2,"contribution":"798edeee4afa332e8929e2c7bccf3378"}','50b7f34fcdfdb15e07133f30907780c8c6667f9bdf80da87d830275538c79db8');
INSERT INTO "log" VALUES('EVENNG',19,1795879138931,'cleo','cleo-7','{"event":"contributed","seat":3,"contribution":"3aa05d28338c419cf5a35ac2ac3664ae"}','c8f91a79e33450db0e9edb91066f75866966bb4f8a00e203f7b75c0cc7b9d6e7');
INSERT INTO "log" VALUES('EVENNG',20,1795879138973,NULL,NULL,'{"event":"rolled","faces":[2,1,4,1]}','632abe7b31f5153effb6389990a1b0874c4ad19ecc2f619064feffad803e3070');
INSERT INTO "log" VALUES('EVENNG',21,1795879139039,NULL,NULL,'{"event":"dealt","hands":[[4,3,1,4,1],[3,1,1,3,5],[1,2,4,6,4],[3,6,1,6,2]],"opener":3}','a2d103e9f1d7117e459b20ebf4328565189927374e66a77e53ec727c642e3b88');
INSERT INTO "log" VALUES('EVENNG',22,1795879139043,'bo','bo-6','{"event":"pauserequested","seat":2,"wanted":true}','8b793433e5d7fe3ddaaa73fc4e1d664622ef7ff31f3943f68fd362d40a35f026');
INSERT INTO "log" VALUES('EVENNG',23,1795879139045,'cleo','cleo-8','{"event":"pauserequested","seat":3,"wanted":true}','99b7d62f72d6d586f183f2f7e1d51f9900c93824476612d16f10ec316a85c60f');
INSERT INTO "log" VALUES('EVENNG',24,1795879139046,'ana','ana-9','{"event":"paused"}','6ec2f31b276342ca4e0ef0944608a1f45d18e0599f5f541c263b36973fd93299');
INSERT INTO "log" VALUES('EVENNG',25,1795879139048,'bo','bo-7','{"event":"resumed"}','91ffcbfe56e0cbf155134f65e79fb0674241fed6f080fb2ecac34a34a299906e');
INSERT INTO "log" VALUES('EVENNG',26,1795879139070,'phone','phone-2','{"event":"handedover","chair":1,"guest":"phone"}','f1e4875debebd5819ec6f515f073f5202b0fc8cc9b7476f65e1495b53d20bd06');
INSERT INTO "log" VALUES('EVENNG',27,1795879139072,'cleo','cleo-9','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','401bda69289d45a82cd38a96b03040783d2c9b9a26021056ae0f7cfa51b43e0d');
INSERT INTO "log" VALUES('EVENNG',28,1795879139096,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":6,"face":6},"timed_out":false}','f23451d4785a18e13e4f090300e6bc74b4f4d00da070c855ba8bdb9b7a27aa50');
INSERT INTO "log" VALUES('EVENNG',29,1795879139098,'phone','phone-3','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','5f57ef5df5239007fe39069bc10baab49094c47563683fc730ec5fa606352460');
INSERT INTO "log" VALUES('EVENNG',30,1795879139098,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','293f2cea65e586d3302f4d3ce9db3b8033fa351d75d9a02b76f00f2999d85168');
INSERT INTO "log" VALUES('EVENNG',31,1795879139098,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"9daf2eb92eb9782f1c85fa62778b7dac4f62617ccaacd0119786121a301ae188"}','c184481f1594bf394900a0348aa7293026e05b4ecb5ac7433adb42f93d5b3efe');
INSERT INTO "log" VALUES('EVENNG',32,1795879139575,NULL,NULL,'{"event":"dealt","hands":[[1,1,2,5],[2,4,4,3,4],[1,1,2,5,3],[2,4,3,2,5]],"opener":1}','41392876cc57eec6e422bebe9b62e19ccde6eed61c3d0621a70f67ad8dacc797');
INSERT INTO "log" VALUES('EVENNG',33,1795879139584,'phone','phone-4','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','7531b593cf85772af55549818148845d6b73ad3f80495c0ac01c1ca6b5fbc886');
INSERT INTO "log" VALUES('EVENNG',34,1795879139588,'phone','phone-5','{"event":"retracted","seat":1}','4325f84c400910fa20eb9910c1b5a4cd9ef68e0425995577ef9ed1b4d328b056');
INSERT INTO "log" VALUES('EVENNG',35,1795879139589,'phone','phone-6','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','79e046de74fb3e05a63ec4c065bf04ee5095df3bcc328db105a5d894d7232075');
INSERT INTO "log" VALUES('EVENNG',36,1795879139602,'bo','bo-8','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','ef56c353f712ff4f55a844ac72d821f110e3f1d83633f61cb0850aeb06d24d5e');
INSERT INTO "log" VALUES('EVENNG',37,1795879139649,'phone','phone-7','{"event":"calzacalled","seat":1,"decided_at":1795879139664}','b2ee8882cfb36615774ec7753654063f6369e51c3c96eaf58b93b16028e8bbd1');
INSERT INTO "log" VALUES('EVENNG',38,1795879139651,'bo','bo-9','{"event":"calzacalled","seat":2,"decided_at":1795879139666}','7993a0fe32d3e6f46eb605e1ac77ac33a906b02a0a14c5d901eb36941ab05e1f');
INSERT INTO "log" VALUES('EVENNG',39,1795879139664,NULL,NULL,'{"event":"moved","seat":1,"move":{"move":"calza"},"timed_out":false}','1ecb26ebae1a2b5c4bb18e4f96e5c9dad71b921a6342ff28e1bb90699aefe112');
INSERT INTO "log" VALUES('EVENNG',40,1795879139664,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','dcada3477a18e71f5a3ae4ec08c1d69e1bdebc58d565c521427725c77c0ae2ad');
INSERT INTO "log" VALUES('EVENNG',41,1795879139664,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"6a2f57f887537e3cfbdb7631c93c3518ec24fd40ab2f5f14934eed6e4eb4b2df"}','2181b19cababa3e08f76e670472b1bd2eb75f4912acfb11a8d3c9d1a13fb9a60');
INSERT INTO "log" VALUES('EVENNG',42,1795879140123,NULL,NULL,'{"event":"dealt","hands":[[5,2,4],[4,6,5,2,6],[1,3,5,1,3],[1,5,5,4,6]],"opener":1}','e880fb3bc7367ebeee335c25b19198bfe56e05c0d2993b0e912210b11e7b04dd');
INSERT INTO "log" VALUES('EVENNG',43,1795879140132,'phone','phone-8','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','2510d28ffdb933a6ed09d3309beef782c18fb6bf5dcf58e7ba874feb4a6179c6');
INSERT INTO "log" VALUES('EVENNG',44,1795879140134,'phone','phone-9','{"event":"retracted","seat":1}','d56a8a32a7118b6321271a0ee6850662b9a49b63b159bbf3ed1e8557a7d50d79');
INSERT INTO "log" VALUES('EVENNG',45,1795879140136,'phone','phone-10','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','28feae4d11fc1cb539cc859669fae3f47f53905b46cb09f70026b2e6d800cf72');
INSERT INTO "log" VALUES('EVENNG',46,1795879140145,'bo','bo-10','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','7b06cbc3a1703a76700bfb71403d7d169016d69bd442993b403d3445cfec6b53');
INSERT INTO "log" VALUES('EVENNG',47,1795879140157,'cleo','cleo-14','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','6413ba3fa70727ca8ca5391838350ac566ec21b4c25dcbc4ea7afadf3c5025e9');
INSERT INTO "log" VALUES('EVENNG',48,1795879140188,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":6,"face":3},"timed_out":false}','83dac4b1e7ef816707ef75bf480c6596c310b4e8e72fe91778bcc7d7d6b0a776');
INSERT INTO "log" VALUES('EVENNG',49,1795879140195,'phone','phone-11','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','9ca1fe6b4c0c84b82fa5a1e7387d0525ac3922061d49ea1acfd3b223027feb4c');
INSERT INTO "log" VALUES('EVENNG',50,1795879140195,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','550ec0ef38e9152628ee0127091413229c295cc4341d8aaaceb098adf6f5e766');
INSERT INTO "log" VALUES('EVENNG',51,1795879140195,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"10a239a1192dda349f49b1ff3d54ba89ca07e9534693d729dd5e1db247e0159a"}','eb3994bdb7b18ca2036fbfbb8fb8e61fe5d625da2ee160214e2663543422d10d');
INSERT INTO "log" VALUES('EVENNG',52,1795879140610,NULL,NULL,'{"event":"dealt","hands":[[2,5,4],[4,3,6,6,3],[4,1,5,4,6],[5,2,3,5]],"opener":4}','e3983d310d98022123ba9dee7578d064406bac82476a9b848b690a5e21c03eab');
INSERT INTO "log" VALUES('EVENNG',53,1795879140666,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":5},"timed_out":false}','356f978f4df1bd5f80ba39357943334f0444c0cbeaf597e94010bdb4c19a306b');
INSERT INTO "log" VALUES('EVENNG',54,1795879140672,'bo','bo-11','{"event":"calzacalled","seat":2,"decided_at":1795879140687}','5a7c1e1b593f833b4c6e17393fabe76359d7e72869ef0b692e16d135c792a6cb');
INSERT INTO "log" VALUES('EVENNG',55,1795879140675,'cleo','cleo-15','{"event":"calzacalled","seat":3,"decided_at":1795879140690}','852462100ab3e846656a2ec750328df78475b3615a079ce15162f597662d548b');
INSERT INTO "log" VALUES('EVENNG',56,1795879140708,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"calza"},"timed_out":false}','f71093f9756e5bce55f53f204d5fe89a976c7a61ac59576ce4d24c4cf820b059');
INSERT INTO "log" VALUES('EVENNG',57,1795879140708,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','e27047675a491fd87bf07d6ea5409c12ddbe8c22834708d75c6dd4b071118d08');
INSERT INTO "log" VALUES('EVENNG',58,1795879140708,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fc88705d4617d839d4d4b57c7e47d347dc1319d6679ca18dce8d10aaa386497a"}','565a8057f1bd4651e34d160e528fb5df3b95c79e12d7360150aa952f84771492');
INSERT INTO "log" VALUES('EVENNG',59,1795879141120,NULL,NULL,'{"event":"dealt","hands":[[1,3,2],[1,1,5,1,2],[3,6,1,3,4],[6,5,6,2]],"opener":2}','7f1d57ec1b7ef80efa10d70ea49c2826bf7157863a1cf259981fecd61ba8c393');
INSERT INTO "log" VALUES('EVENNG',60,1795879141123,'bo','bo-12','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','f8cce71f88997f6855cb753c3e814db51d5b1fb098c82507b925f23cf7d50728');
INSERT INTO "log" VALUES('EVENNG',61,1795879141131,'cleo','cleo-16','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','9ac8c979cfcd4f510572761c6970817ee10f0f35d5b869dbc33c259fc60fabfe');
INSERT INTO "log" VALUES('EVENNG',62,1795879141137,'cleo','cleo-17','{"event":"retracted","seat":3}','e216777d4139091064f945c46bc032eb27f22c0d8a01ec7f66821e38b7c189ec');
INSERT INTO "log" VALUES('EVENNG',63,1795879141143,'cleo','cleo-18','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','e7f3cdc225ae52f84c5b16814c7b913c953b83af4d5416a38d580af5719b6347');
INSERT INTO "log" VALUES('EVENNG',64,1795879141185,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":6},"timed_out":false}','b21942fe660e19f644782faa5f223ea6e8b17da533efee12946cc0afd714388d');
INSERT INTO "log" VALUES('EVENNG',65,1795879141191,'phone','phone-15','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','39ad63a084c253d427eb7bbc6bd352ea1b8618e1e13313b3d09a974226d17c45');
INSERT INTO "log" VALUES('EVENNG',66,1795879141191,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','6b92b967b5a753970e73ed74fd9733a1f8da2c929207db29e744b58e4b7640c1');
INSERT INTO "log" VALUES('EVENNG',67,1795879141191,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"e87da3ea7aa9b6b4dd2cfe1d1c5a95f2190acbc4e73c5a45bf9b40f780683503"}','b0c48623c9ec0d7b6c9c9fbfe2104a194d67f6a90b896b5bc279c59dad9e1f8d');
INSERT INTO "log" VALUES('EVENNG',68,1795879141654,NULL,NULL,'{"event":"dealt","hands":[[3,3],[6,6,1,2,2],[2,3,4,2,1],[3,3,4,6]],"opener":1}','d695fef34e393f38b25f9d3936f1d8ee3608024d8213dd2e00e36a8510dd62b9');
INSERT INTO "log" VALUES('EVENNG',69,1795879141685,'phone','phone-16','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','20d5eed5fbfa4ed7a240e20ca07295e0683ece7b56fafae212917e4441889482');
INSERT INTO "log" VALUES('EVENNG',70,1795879141718,'phone','phone-17','{"event":"calzacalled","seat":1,"decided_at":1795879141733}','d479b8fd3151925d28005d4039b37a15b1250f89b62cdf49ab560de83b16211f');
INSERT INTO "log" VALUES('EVENNG',71,1795879141720,'cleo','cleo-19','{"event":"calzacalled","seat":3,"decided_at":1795879141735}','3593a3fbb5902c66dfd0d59ae98af55e9f11ef8fab0ad5992cd8233767dcb8e9');
INSERT INTO "log" VALUES('EVENNG',72,1795879141738,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"calza"},"timed_out":false}','7a141b6d186146744ac2f2507d750c43ea6c80594f24fcddcf411c92dac5b57d');
INSERT INTO "log" VALUES('EVENNG',73,1795879141738,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','bc1caf31bcbef58997df0c87a1f42bdc0ff057add6e6d2634156195c780990aa');
INSERT INTO "log" VALUES('EVENNG',74,1795879141738,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"969568bb298e28c5e39af6f484255c7a79e38c0d37b0d48f75d55d7731668514"}','2c925943457341899e207d21d6102bfb9eeb3e344cef22cfea5fbab02c744664');
INSERT INTO "log" VALUES('EVENNG',75,1795879142103,NULL,NULL,'{"event":"dealt","hands":[[5,4],[4,5,1,6,5],[6,5,3,3],[1,4,1,1]],"opener":3}','02ac3d8c361a3888ff7c3b72ca5d3841642338fc2db1f6bcd9ae6b7f63e84162');
INSERT INTO "log" VALUES('EVENNG',76,1795879142121,'cleo','cleo-20','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','753f390af58d793e3367847b9b7072faff1f8351adf17ed98775ff9731fdd036');
INSERT INTO "log" VALUES('EVENNG',77,1795879142301,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','d8390bf24c3d489e6c54ca6352f772b0b784ed6171e32484bf5b120835e57d82');
INSERT INTO "log" VALUES('EVENNG',78,1795879142338,'phone','phone-18','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','55faf2a1518ea95e05d3683893664f802a3c765791ac667080d4e29796c2e1cb');
INSERT INTO "log" VALUES('EVENNG',79,1795879142348,'bo','bo-17','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','c002e1c5f89290a049e02536d44b87b01f1f4fb2a7d044301df60b990992b7d5');
INSERT INTO "log" VALUES('EVENNG',80,1795879142348,'bo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','1bd339220fc52e475c205dd528283d9fa6b4a4dddf6ae965ddd57dd2285fa2b8');
INSERT INTO "log" VALUES('EVENNG',81,1795879142348,'bo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ddbeb24a3ec524dc77c2932fc6ecc1e560e369a656536d939bbf976bab42dcb5"}','895cb1ba095f546bf2331aac102e4e51629454fa978a8baa31a273969f6cc568');
INSERT INTO "log" VALUES('EVENNG',82,1795879142815,NULL,NULL,'{"event":"dealt","hands":[[2,1],[3,1,1,1],[1,3,1,6],[4,1,2,3]],"opener":2}','c01b5dea50e7a93b862b9fc93f0ca66b7d97476b62a3c95475c61433ba0a78be');
INSERT INTO "log" VALUES('EVENNG',83,1795879142823,'bo','bo-18','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','512aca5762410cd83b5653876aed91ed35e3ea510747d75984aef12022caa131');
INSERT INTO "log" VALUES('EVENNG',84,1795879142851,'phone','phone-19','{"event":"calzacalled","seat":1,"decided_at":1795879142866}','9957fea4af41d4101334a6d1549d3887efbe24932ccbe0c3b72931da7c543a7e');
INSERT INTO "log" VALUES('EVENNG',85,1795879142857,'bo','bo-19','{"event":"calzacalled","seat":2,"decided_at":1795879142872}','6fdf7ca3a964a2476323d90696710b6b9e152f14ec5602a413ef861d449ef7ce');
INSERT INTO "log" VALUES('EVENNG',86,1795879142927,NULL,NULL,'{"event":"moved","seat":1,"move":{"move":"calza"},"timed_out":false}','4859ed6a082345f6d24596df8aa6efd8a793b15a6666dbf13ae28cf6b09da0bb');
INSERT INTO "log" VALUES('EVENNG',87,1795879142927,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','720b4d9c59029d1cfb1ecf3feebb3b94e5f6243956f35fc84f9328ba6e5d76df');
INSERT INTO "log" VALUES('EVENNG',88,1795879142927,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"36c664e1a9ad01c9395fcfdadf54fc28a94fa34283f0c4554501acf81abcc0e6"}','5367728bac87ceb5a64534aa9abdfb1527db89134f5a0ac434436bab628256eb');
INSERT INTO "log" VALUES('EVENNG',89,1795879143371,NULL,NULL,'{"event":"dealt","hands":[[3],[1,6,6,3],[3,1,1,3],[2,5,1,1]],"opener":1}','d7427e5dee76c989151dc331d68d47e1d413055df7d3e6393c4480c49e415645');
INSERT INTO "log" VALUES('EVENNG',90,1795879143383,'phone','phone-20','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','a6be5316375c6c586aa57acc5dc409bf320202968d06013e0d92dadac7c65c40');
INSERT INTO "log" VALUES('EVENNG',91,1795879143400,'phone','phone-21','{"event":"retracted","seat":1}','07e3cff522c1c21a8b7a1534a6a47a5a89886e107b29d8d985a353106731c55a');
INSERT INTO "log" VALUES('EVENNG',92,1795879143403,'phone','phone-22','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','b9d12be395d1a5a146bc549d28025ddd89d9da012cd4b7b8a730c76b74fc0c7a');
INSERT INTO "log" VALUES('EVENNG',93,1795879143413,'bo','bo-20','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','430fa4be8d7f870cd24fdb9fa1e3bd4ce38adb935fce7159ec4c84f8f5fe8b6f');
INSERT INTO "log" VALUES('EVENNG',94,1795879143428,'cleo','cleo-25','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','338d79e3ef880a9df3b29e2d591a04a0c0e665e7650dc0ab3ad3a8c701c82048');
INSERT INTO "log" VALUES('EVENNG',95,1795879143552,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','218dcafa37224f014a41e2b191c1222b93365e06609822c9bb16a9fe19d48d45');
INSERT INTO "log" VALUES('EVENNG',96,1795879143552,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','d6cdc415089c921c25141a775c34c6ba0bf1d59da2469913b308f88353048931');
INSERT INTO "log" VALUES('EVENNG',97,1795879143552,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ab522b68672b5606c9fef7a3b93d380fb5ff3af4924daded36bd639465e79077"}','3c7ef6d8e40c9c435f1a613656274bd78f842f0d6f78b5ee3fbb17e983bd7eeb');
INSERT INTO "log" VALUES('EVENNG',98,1795879143903,NULL,NULL,'{"event":"dealt","hands":[[6],[4,1,4,1],[4,6,6],[5,2,3,2]],"opener":3}','f0621496b4fde9354aac0f556bf476eb0ca4ad9a97c08aee5f6d4f25257322dc');
INSERT INTO "log" VALUES('EVENNG',99,1795879143909,'cleo','cleo-26','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','6217bb4cf1e409df8ba71b23adbd679c44bcd41f70acb08a531742560e7f9a4d');
INSERT INTO "log" VALUES('EVENNG',100,1795879143916,'cleo','cleo-27','{"event":"retracted","seat":3}','fc82c9b18335ff3764d1446e4dda3a1b5d0f06f52a27022132206bc161621413');
INSERT INTO "log" VALUES('EVENNG',101,1795879143919,'cleo','cleo-28','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','8269ae0f7eafc7049f24ba64bfbb159205fd97bc4aaec07da8078e6d8cb1354c');
INSERT INTO "log" VALUES('EVENNG',102,1795879143964,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','96721be0333c7542e56acf57062ceb155f2019cbcdce33802285a362040a2cac');
INSERT INTO "log" VALUES('EVENNG',103,1795879143997,'bo','bo-21','{"event":"calzacalled","seat":2,"decided_at":1795879144012}','fcfe55b81e932e1ef95152d599324e03c77940c6f1f109fee443799e9e4d969c');
INSERT INTO "log" VALUES('EVENNG',104,1795879144000,'cleo','cleo-29','{"event":"calzacalled","seat":3,"decided_at":1795879144015}','ae328ddbe090afa4f265afd335f11a31a8d5ae7cbc9dc964d7ee117bd1ff80f2');
INSERT INTO "log" VALUES('EVENNG',105,1795879144053,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"calza"},"timed_out":false}','6d387ac8a63fdcebaf2c482d3407a29c3e54ce9fa5fc5b61cb38b64b1b3fe114');
INSERT INTO "log" VALUES('EVENNG',106,1795879144053,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','2733f910bf97bddf479f4ac833d207d7a0b424ac8833d9977eb9d24a6b8d9008');
INSERT INTO "log" VALUES('EVENNG',107,1795879144053,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fb04ce8236d7cbf8d81af12ea067f302b3cd53736244c25fb1827db3a35e56ad"}','06d8bcbc16dc33f31c0c1ab915cb8a1c15e3b7d1eaaa6e0a8b594409f13e85b1');
INSERT INTO "log" VALUES('EVENNG',108,1795879144466,NULL,NULL,'{"event":"dealt","hands":[[5],[4,5,2],[2,5,6],[6,5,5,5]],"opener":2}','b40f4004a20d3340a00c74a84cde121f98b386382162b413d3d83ac6630210f2');
INSERT INTO "log" VALUES('EVENNG',109,1795879144493,'bo','bo-22','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','efdec24edab011d53063c0f93cfb4871fcd4eae20671ce2a5c4a175ca2819c8a');
INSERT INTO "log" VALUES('EVENNG',110,1795879144505,'cleo','cleo-30','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','4ede81d0a5d984a3bf52fa63ff1ec092d74de6312fdaf13f955bb4dd90294539');
INSERT INTO "log" VALUES('EVENNG',111,1795879144515,'cleo','cleo-31','{"event":"retracted","seat":3}','743f2df041b3481cebafff5e4e30366e2551065a4fc15edf53fdd0279f6d2465');
INSERT INTO "log" VALUES('EVENNG',112,1795879144520,'cleo','cleo-32','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','6a14eb0b78e5967d52c737384df82586a69c20f1e283e76a340ce8e8191684bc');
INSERT INTO "log" VALUES('EVENNG',113,1795879144550,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','600f1d5e2fb6d16b3a2bdbe6db771c8e560f44a39545888a1ad6f6bf057676b1');
INSERT INTO "log" VALUES('EVENNG',114,1795879144586,'phone','phone-27','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','a6a81374527898be2e45b7fcc22feca1ef8030d813ca1074ce2896aaf91b681c');
INSERT INTO "log" VALUES('EVENNG',115,1795879144627,'bo','bo-23','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','0cb57fadcb01b5013c3851f115953812bf2dcfe67dc73f1e1ef326da153cc173');
INSERT INTO "log" VALUES('EVENNG',116,1795879144627,'bo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','48f62262a618a4a9cd16d8d17ec16b5318bf494beba1d1d3810bc5b13e07bef6');
INSERT INTO "log" VALUES('EVENNG',117,1795879144627,'bo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"90033d154a21c3a89b2f661c1285ad2afd865e191f5bccbb161db8e50b16377d"}','79866de4c940b020fd135afdddb8b2565c0b46290aeb07386d4fe8123afb5c00');
INSERT INTO "log" VALUES('EVENNG',118,1795879144992,NULL,NULL,'{"event":"dealt","hands":[[],[2,4,3],[1,1,2],[2,5,6,3]],"opener":2}','2fac091c734138880cfd7b5c163f3135136012005755e00dd6356e64681499ff');
INSERT INTO "log" VALUES('EVENNG',119,1795879145012,'bo','bo-26','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','735338c7c15744d0080b065aa2fd07c949ee9388805d8dcb52e40f9668ce8c5e');
INSERT INTO "log" VALUES('EVENNG',120,1795879145045,'cleo','cleo-33','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','e420fd57cdf2fe64cdf092468a3b4039ae3f3e99c7d8e0d5180ae9f3e3416c7a');
INSERT INTO "log" VALUES('EVENNG',121,1795879145079,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":3},"timed_out":false}','77ffa1739e06a8845997a1635c720949c069d6da32cb384883312db5803b15f0');
INSERT INTO "log" VALUES('EVENNG',122,1795879145089,'bo','bo-27','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','08e53418be211fce106766d0268705fa6bc8f5ebfff172d92a6d639f95337907');
INSERT INTO "log" VALUES('EVENNG',123,1795879145089,'bo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','52c71f3d54a1e6259f4f36155898ff0903b6548cca723784d91b02e8b5e96d69');
INSERT INTO "log" VALUES('EVENNG',124,1795879145089,'bo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"966ab5c934780e53cd17b3aa3cdc06a7b8b7f327a8366dd7455577ae16b3e5b9"}','eeb1f1bf6e260166780f979bb138d075a795bd3551230dccdd1a237d908bb000');
INSERT INTO "log" VALUES('EVENNG',125,1795879145458,NULL,NULL,'{"event":"dealt","hands":[[],[6,6],[6,3,2],[2,2,2,4]],"opener":2}','7c7bb6b50a943f7db81cb32177263b39c642e21a0787cb8bfcde6fa401694fb3');
INSERT INTO "log" VALUES('EVENNG',126,1795879145464,'bo','bo-28','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','059ea27b7dbc71bb9e891aa1824bdf6ee773f60942e7bb96e02ae07513039e54');
INSERT INTO "log" VALUES('EVENNG',127,1795879145470,'bo','bo-29','{"event":"retracted","seat":2}','9375ec26e95b8dbc386459016a966b4f832edc22d27ad04c9cc5650b79374be4');
INSERT INTO "log" VALUES('EVENNG',128,1795879145477,'bo','bo-30','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','b7a409352e65409f0589146816ecf45ec0b0f4884fb218f5a9bee972ff17fefe');
INSERT INTO "log" VALUES('EVENNG',129,1795879145494,'cleo','cleo-34','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','f211736e3d2eab9f1899ecafe6c59c69a37203738e10ca7a9e524538a9bb242e');
INSERT INTO "log" VALUES('EVENNG',130,1795879145538,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','640a0f9a2fa5a2f04bf64f28dd4fd027c2890b6dd446c197b40469630b6ab4f1');
INSERT INTO "log" VALUES('EVENNG',131,1795879145554,'cleo','cleo-35','{"event":"calzacalled","seat":3,"decided_at":1795879145569}','80ab87621424dd685a8d9a4acd51763646072ec085669616a4633014739f426e');
INSERT INTO "log" VALUES('EVENNG',132,1795879145570,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"calza"},"timed_out":false}','0e40509e00526ad3b0b5bdc3c4e7a962731fc2168bf6b27954f22ce0d94f4e1c');
INSERT INTO "log" VALUES('EVENNG',133,1795879145570,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','e6e74ad125ca3ae72cbeed128e6703791a85073d03fab66f44452260c4900bfd');
INSERT INTO "log" VALUES('EVENNG',134,1795879145570,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"1408a74f1a1b25552d609f4b83b4ffd737d86a36a4827519001cb598a1c9438a"}','8e6dfcaf514cedae633b4051b52003fe1b03a9cc1a99bbda67cbcf07bf87d606');
INSERT INTO "log" VALUES('EVENNG',135,1795879145923,NULL,NULL,'{"event":"dealt","hands":[[],[6,6],[3,4],[5,1,4,6]],"opener":3}','9d42ad5fcea101cea65a74b22f933bfd00abfd2e4e54b93c6e60b3ece200e4d4');
INSERT INTO "log" VALUES('EVENNG',136,1795879145928,'cleo','cleo-36','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','bb40c0ff101191c06cb4191f51210eae39e887fd5bf48670524724f35bab9b06');
INSERT INTO "log" VALUES('EVENNG',137,1795879145941,'cleo','cleo-37','{"event":"retracted","seat":3}','f420a1578d2320a3be2cbc266254a5b21ddf4c525e3eb2de4bcf45753c6254b3');
INSERT INTO "log" VALUES('EVENNG',138,1795879145971,'cleo','cleo-38','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','1ecd8ad58f87fc1b78ef237e0f47138237451d1bac9b4c989f4e43b071534302');
INSERT INTO "log" VALUES('EVENNG',139,1795879146021,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":3},"timed_out":false}','880f7bf1b1c45687411136d384919557f176bf272f6625fa0bc2622ccf7e2892');
INSERT INTO "log" VALUES('EVENNG',140,1795879146093,'bo','bo-35','{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":3},"timed_out":false}','5bb51b2b418528cd890bdfa2e7b846470802251c90affe065cb0369a6651887b');
INSERT INTO "log" VALUES('EVENNG',141,1795879146105,'cleo','cleo-39','{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":3},"timed_out":false}','e8905e8d6383c622119dd1215cb8a7e48536700718b70b1de520fd579195080f');
INSERT INTO "log" VALUES('EVENNG',142,1795879146161,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":4},"timed_out":false}','ac76a39f6850326bf61f1b45b4d5b3e7dda64c85196636e52c09392ae559003b');
INSERT INTO "log" VALUES('EVENNG',143,1795879146167,'bo','bo-36','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','36b799b0c57712c0babd213f7574b8ce93fa92e23dd71b5d474ce0f2ae11dcb3');
INSERT INTO "log" VALUES('EVENNG',144,1795879146167,'bo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','6f9450fced3369dbb0fb5ace3dc47b97fce3aa022ebe54031c29395d8f4b1f6a');
INSERT INTO "log" VALUES('EVENNG',145,1795879146167,'bo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"c6368e1ba56a90855c52a26a66b82159c335297cf51c2f3c689bc8d4f7c59e3e"}','de086697d43738a26f9e2b3a7f4599ab1582dc6b92632ce7573dcbc9d9289b89');
INSERT INTO "log" VALUES('EVENNG',146,1795879146521,NULL,NULL,'{"event":"dealt","hands":[[],[5,5],[3,2],[5,2,5]],"opener":4}','59fa463e0a2a3637bed70577a9f1b4d72d640ab270fc83fca220ef5205c377f9');
INSERT INTO "log" VALUES('EVENNG',147,1795879146585,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','207bb5f9c4283e5a5e42e98f9dca19c5f90b14a0114b70513f737e13b570ff4b');
INSERT INTO "log" VALUES('EVENNG',148,1795879146632,'cleo','cleo-40','{"event":"calzacalled","seat":3,"decided_at":1795879146647}','a8576bbfbeb5d15ad845d9e27487657ba474876c966e57c760a9fd76d575b781');
INSERT INTO "log" VALUES('EVENNG',149,1795879146648,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"calza"},"timed_out":false}','70fe1a0aa4256935ea61172156034f06895e08c28acf92e8bd0636c8fb541a1a');
INSERT INTO "log" VALUES('EVENNG',150,1795879146648,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','73916b9a7f72d0fb23fb3d7dc1e44a5054839fdb9c25cba096b33d5dd9d1960a');
INSERT INTO "log" VALUES('EVENNG',151,1795879146648,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"3ddc78413cc776c6b89b7ab88e5f64f23e6af431d3cdeab91d3f95cce8840d1c"}','b3f48b780c5fcba44a9e9e0eaaa3af5ba6af1d705977ace0bee5d918058c4f24');
INSERT INTO "log" VALUES('EVENNG',152,1795879147018,NULL,NULL,'{"event":"dealt","hands":[[],[6,3],[3,6,5],[2,1,1]],"opener":3}','530160edb78462951cec2972701cf71162c14da0f321f81fb6777162f0f4aa70');
INSERT INTO "log" VALUES('EVENNG',153,1795879147029,'cleo','cleo-41','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','38e425e74f81423552b1f2e0280d61c6efe794aa8639260fb5f023c0918c47ac');
INSERT INTO "log" VALUES('EVENNG',154,1795879147058,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','aae813377ace0899067b52d0945eef85c37b66004ed3967472368ad588d116b2');
INSERT INTO "log" VALUES('EVENNG',155,1795879147065,'bo','bo-40','{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','adeee8803a434898590b932425b00882caaeb207f7f88c162a9a607772d4eec0');
INSERT INTO "log" VALUES('EVENNG',156,1795879147188,'cleo','cleo-42','{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":1},"timed_out":false}','e26c41868e01149eaac76b9248b9ea550272907e7a8d5e890898ec6e150793f3');
INSERT INTO "log" VALUES('EVENNG',157,1795879147336,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','aad81feb8b4dab51d38a3117f7ea5f091cd9cd764fcabb08b38ed7f661e37e69');
INSERT INTO "log" VALUES('EVENNG',158,1795879147336,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','a76aa23fcb3899ae415c648be84fbdbd59b9b48cf6d3febbb5c07ae82772450c');
INSERT INTO "log" VALUES('EVENNG',159,1795879147336,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"835529da3e162bd0dad91280f9618bac2049b65b7b5b7f026437c21735fe752a"}','e29f7809dac344794ef7cf0801b79f73df752bb8d9f86e3690ea44892d2519c3');
INSERT INTO "log" VALUES('EVENNG',160,1795879147676,NULL,NULL,'{"event":"dealt","hands":[[],[6,5],[1,5],[6,4,3]],"opener":3}','b069baf9436d52f8cf2afca88a579a2a363a1a7013a0bdbb7b72e9cc9ab9444a');
INSERT INTO "log" VALUES('EVENNG',161,1795879147687,'cleo','cleo-43','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','e0846a24201cde314a16764ef958d960e6cf97e7dcde52294f01f82aa27d07d0');
INSERT INTO "log" VALUES('EVENNG',162,1795879147745,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','759e6b2ee240a44f4c2f47e92d8f7ae6f56e79cc98319ce24f88e4a4a62aaffd');
INSERT INTO "log" VALUES('EVENNG',163,1795879147784,'cleo','cleo-44','{"event":"calzacalled","seat":3,"decided_at":1795879147799}','35f39016e051cc14beaa6d9887d1bd50cd5ba502a08169b0b884da78067d19e8');
INSERT INTO "log" VALUES('EVENNG',164,1795879147831,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"calza"},"timed_out":false}','fad48794a72332734c2a68002f2b268d557b8cf3c32e01f0f91be6635f7d4c9d');
INSERT INTO "log" VALUES('EVENNG',165,1795879147831,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','75811412176c619679abb2cfe8dce8dfa0b2d273d6cdb732a6dabce1b77eb075');
INSERT INTO "log" VALUES('EVENNG',166,1795879147831,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"db3359d706d48408ebeea2ede9566b9c73347e21789b666352babedc25acc4a3"}','fc0ae57cf73f64c4a3ddc509169d6c9f6131635ffff7923305b18dd9932b96b3');
INSERT INTO "log" VALUES('EVENNG',167,1795879148185,NULL,NULL,'{"event":"dealt","hands":[[],[4,1],[1],[6,4,4]],"opener":3}','2bf125604633a6f82f0400fd71e2fd4d41adf47333f853c8832ca628b80b99c0');
INSERT INTO "log" VALUES('EVENNG',168,1795879148192,'cleo','cleo-45','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','228056db740c9cfe33a265aaaf44d7c16f30113dc071771294a2ede44a8f5176');
INSERT INTO "log" VALUES('EVENNG',169,1795879148255,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','2df8ccf1bf2ba10a9589e6a8e2745848389c1d41ab0f0e49b49dda9d9c8028e9');
INSERT INTO "log" VALUES('EVENNG',170,1795879148255,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','6636dedadeb15f6bfabefdc27f8b819e4ec3ababd7ae014378006b03ceff8000');
INSERT INTO "log" VALUES('EVENNG',171,1795879148255,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ed5242ad8dba6eacfdad5b8014dd4331af50bc880b376fe47654bd2553516afb"}','a08ce45f57c53ce1788de9fd050d86800705d8cf85a8720556d23fd27fb00fe6');
INSERT INTO "log" VALUES('EVENNG',172,1795879148562,NULL,NULL,'{"event":"dealt","hands":[[],[6,3],[],[6,5,2]],"opener":4}','95b22f4a7074dd6aaf19ed2761b80c8e10c756234d8eaee7ac2860278e0f1623');
INSERT INTO "log" VALUES('EVENNG',173,1795879148635,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','8c331f155edfd1f694f9351af09ecb294e8c85a38c9e9e14f1e887bed9d2facd');
INSERT INTO "log" VALUES('EVENNG',174,1795879148647,'bo','bo-47','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','dfb36ff122f07b5ee183089cf1213330562abf73ba34e30b5092ef5708df2970');
INSERT INTO "log" VALUES('EVENNG',175,1795879148730,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','b2fa33d6cca2faaea5ee4c60ecd57c219f674b31e6fa96349f79923bae78855a');
INSERT INTO "log" VALUES('EVENNG',176,1795879148730,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','b7c488212825f9e016c0453cd590bdd9987097c3c0ebf5ebee88c740a7388d40');
INSERT INTO "log" VALUES('EVENNG',177,1795879148730,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"8e91c0e4b20e001d239a9e4c9ed7808a3e2751540cbf96fee7fc813216accc7d"}','e9750d7b0396ad9c1a039b72fb1af4209787cd668d807c8814d7aba898914ed3');
INSERT INTO "log" VALUES('EVENNG',178,1795879149025,NULL,NULL,'{"event":"dealt","hands":[[],[2],[],[2,2,4]],"opener":2}','7476c591fcba25b8023a2ed2ad16a6429600516398d8e5facaca8aa8da1f5402');
INSERT INTO "log" VALUES('EVENNG',179,1795879149036,'bo','bo-48','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','df58d93d72d28b9492d10bb246b9212490c8a9c41c1cf6d6b46f4c6694ecc8e0');
INSERT INTO "log" VALUES('EVENNG',180,1795879149052,'bo','bo-49','{"event":"retracted","seat":2}','5109d07cb6a6497fc0ceead667b7f50e82d152b573a326cd9acba7eaa11e46c4');
INSERT INTO "log" VALUES('EVENNG',181,1795879149059,'bo','bo-50','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','02baaa9a4cf260e337d8c87b36f09b20325602b297dba2fd8d5f536bf15173d6');
INSERT INTO "log" VALUES('EVENNG',182,1795879149147,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','b39908c646bdf333479a5b4205d327bbe90149755ed55c25b69b3f0d92524aba');
INSERT INTO "log" VALUES('EVENNG',183,1795879149154,'bo','bo-51','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','8d6aa5cd23cbdcc54be4c48c6a628e92f9e63600b1b995a456eabcee971f33f5');
INSERT INTO "log" VALUES('EVENNG',184,1795879149250,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','661d9f980d5b7d7ddacac6b8b516fbf6d381727602fa488e3efce2b3fd496573');
INSERT INTO "log" VALUES('EVENNG',185,1795879149250,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','60883013345b5757b7eac27c8c77a97a14aff18297d5be822973227c80a62224');
INSERT INTO "log" VALUES('EVENNG',186,1795879149255,'phone','phone-31','{"event":"muted","chair":2,"muted":true}','7ed6fc39b0f981b94aa2954970bfa19334923d0e0e04d6a76a536fed10158fcb');
INSERT INTO "log" VALUES('EVENNG',187,1795879149266,'phone','phone-32','{"event":"locked","locked":true}','3a496d58266bc9b10b61aa092c8d105417c09c8be3f16298ac3a2881bfde0bf9');
INSERT INTO "log" VALUES('EVENNG',188,1795879149309,'phone','phone-33','{"event":"hostchanged","chair":2}','0e5baa4e0458adcc0b4355dbc9a809b119384f25e6e68ba61fbc0531edf7cc24');
INSERT INTO "log" VALUES('EVENNG',189,1795879149321,'bo','bo-52','{"event":"hostchanged","chair":1}','890694b748f5fa39de449de1a63397b1f29ae5d78b91ddd9a374e47104032fda');
INSERT INTO "log" VALUES('EVENNG',190,1795879149352,'phone','phone-34','{"event":"seriesended"}','0d038a3d919edc5ec58c804abc90b4fd8af4831b59c5486e3dfc94e0d75ee2f6');
INSERT INTO "log" VALUES('EVENNG',191,1795879149364,'phone','phone-35','{"event":"reopened"}','cff1fa6094b3c1847d78e5d541305062f9624664584a2bc3c206fcf18808c2fb');
INSERT INTO "log" VALUES('EVENNG',192,1795879149364,'phone',NULL,'{"event":"botseated","chair":2,"bot":"reader","left":false,"name":null}','b67c6a12f268f7333fe143475e8da210fdcf9bbfc371cc59a6740da448f24170');
INSERT INTO "log" VALUES('EVENNG',193,1795879149364,'phone',NULL,'{"event":"botseated","chair":3,"bot":"reader","left":false,"name":null}','dc949d48eb0f539ac68876351001691293b30316e1d0450b3d2f2dbb76c95f49');
INSERT INTO "log" VALUES('EVENNG',194,1795879149364,'phone',NULL,'{"event":"started","unrated":null}','1d706fb6d43569e8c85476e5ae4ac11c138e918f956c129faa3a9c632abdbdfc');
INSERT INTO "log" VALUES('EVENNG',195,1795879149370,'bo','bo-53','{"event":"botseated","chair":2,"bot":"reader","left":true,"name":null}','4e23496f4126226f269e15eefc26f7f75b50b62b5118f6177f3452e8814d970a');
INSERT INTO "log" VALUES('EVENNG',196,1795879149379,'phone','phone-36','{"event":"removed","chair":2,"bot":"reader"}','810c40ed63a05c855c78b9228519ff92f2c0050e2d7347bc68c0365b9fc89c63');
INSERT INTO "log" VALUES('EVENNG',197,1795879149387,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"32764dd2b9947d9f28ad8d19c891b3f88a9b72f715d77b11bf5a5d3ddc6ec114"}','e0b962451349ead9f506f3d24940930963c8a1000d5f8d75ee693335f8a4dc54');
INSERT INTO "log" VALUES('EVENNG',198,1795879149392,'phone','phone-37','{"event":"readmitted","removal":196}','9d666f882357f8a03eb6e31de32869c1a2eb4eaf7d00a9322a59ab1b5b8ab470');
INSERT INTO "log" VALUES('EVENNG',199,1795879149392,NULL,NULL,'{"event":"rolled","faces":[2,3,1,6]}','0cd0c798b14193b8377bc95e51a85fc95474bd510b0ec2a3d916f1ae52522f14');
INSERT INTO "log" VALUES('EVENNG',200,1795879149420,NULL,NULL,'{"event":"dealt","hands":[[3,3,4,6,3],[6,4,4,4,1],[3,2,1,5,2],[3,5,4,2,4]],"opener":4}','f99da3aa7e2d2eacaf4b8ef5db5aaeef7c8748442137395801006fce59546fc4');
INSERT INTO "log" VALUES('EVENNG',201,1795879149460,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','266e409649307a29400d2084a3a652a3b0a9d81a3300d17fc7c0f0b5a0d4fc97');
INSERT INTO "log" VALUES('EVENNG',202,1795879149530,'phone','phone-38','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','7f11967e4b4da7c3a1e65d7f36c4b366e920f7bfacdd8b9f7a49d013312c45df');
INSERT INTO "log" VALUES('EVENNG',203,1795879149530,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','74484abc642d0ed8f639b756be022045bd8dedffb094189df1c81b64dce7c850');
INSERT INTO "log" VALUES('EVENNG',204,1795879149530,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"0eab736550e3f5399763f4146fd11820fc837a1793c142368866afc7a7996b67"}','84b57a92d51d7d33e9db618fc6bc3f6eab18324d8a73e39a23da592e10275bc7');
INSERT INTO "log" VALUES('EVENNG',205,1795879149795,NULL,NULL,'{"event":"dealt","hands":[[4,5,1,4],[2,2,5,4,4],[5,6,3,4,4],[4,5,3,4,3]],"opener":1}','cb31296a1e18e3214f2902e67a8cf7fbcf0a1775aaab89024f0e7158dfd48a32');
INSERT INTO "log" VALUES('EVENNG',206,1795879149797,'phone','phone-39','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','9cdbcd3826cb0f6545eace615c368117d495b01c3ca4c6abe7ec09da848fb5a7');
INSERT INTO "log" VALUES('EVENNG',207,1795879149821,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','e0ba9b88f19782a151868ffe4bc3d287529ada15192b66c7df1861f2261dadef');
INSERT INTO "log" VALUES('EVENNG',208,1795879149913,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":4},"timed_out":false}','3f753822a5abb434b82866f1da60fcf33e8c5ea0c6256ff35cbc38d91fd78b1b');
INSERT INTO "log" VALUES('EVENNG',209,1795879149935,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":7,"face":3},"timed_out":false}','0d19db9cc67f72a3612b942ca319444b25b53b6791696c90e011ec3ab4ebd82c');
INSERT INTO "log" VALUES('EVENNG',210,1795879150017,'phone','phone-41','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','5aec502596e6751e84814e47cad47e3b1f781f6c7db0c0322829f320c3dcbb60');
INSERT INTO "log" VALUES('EVENNG',211,1795879150017,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','4fb09c3a555e22dbf8f956717d19714c5c415723378470e7dfbfb087aee0fbfd');
INSERT INTO "log" VALUES('EVENNG',212,1795879150017,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"952e94a8a70eb487e64d5889193c5839308f89248cce21856eccf129de66e65d"}','5beb267aca41e0dcefe0ddfdb90c7f872b0f9e7a470ff933169323c47fce8332');
INSERT INTO "log" VALUES('EVENNG',213,1795879150282,NULL,NULL,'{"event":"dealt","hands":[[6,5,6,6],[2,4,6,6,1],[1,3,1,2,1],[5,5,6,1]],"opener":4}','825e541a95d3c3255925575bb346fc34b0e59f98425c42e6ed480bf7271ee5f2');
INSERT INTO "log" VALUES('EVENNG',214,1795879150327,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','5c0fbc48eb1060af34b09ec6be9caec4b41ffa3bc9b5ce0da826a4938b998e14');
INSERT INTO "log" VALUES('EVENNG',215,1795879150344,'phone','phone-42','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','3bbeecfac64e6e886e0aa78fb7d4307095b6a781383905e9da2aa5cbf308e2f5');
INSERT INTO "log" VALUES('EVENNG',216,1795879150355,'phone','phone-43','{"event":"retracted","seat":1}','769f0dd8d87b8a696a07e31072a345ecbdb65d72250bae2fdbfd3e018425d257');
INSERT INTO "log" VALUES('EVENNG',217,1795879150381,'phone','phone-44','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','88deb0df99559def0ee72cffa6a2ce8a4d2bc36e6098b0dde389252a9688588f');
INSERT INTO "log" VALUES('EVENNG',218,1795879150580,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','6906b99ff6c14e7c3d8bbddf60f7ec6b2be64c3e6d89f21ec980c2be10aaef65');
INSERT INTO "log" VALUES('EVENNG',219,1795879150627,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','d91a9e0e0edac259b19dc121e21090c3de2e8cabc81dcdb23110a370f3c0974c');
INSERT INTO "log" VALUES('EVENNG',220,1795879150800,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":6,"face":3},"timed_out":false}','f60261c51c2e6deda370f484c421f793641ed861622af3df95bb4158a246299c');
INSERT INTO "log" VALUES('EVENNG',221,1795879150877,'phone','phone-46','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','754a33b8e44609410bd59fcf3e4567e5f6addbb911e1559a4b0e387716fddb65');
INSERT INTO "log" VALUES('EVENNG',222,1795879150877,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','1e8ba8a3d7858e213dc31357023a5478d1cbbac2923296b076a5c4e516adb7dd');
INSERT INTO "log" VALUES('EVENNG',223,1795879150877,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"eb885b3433115a974abb7481a916804a7647275d0237dc86283a0f898d37ad58"}','5c74a83a9fc59dd505db550fa5edbf4dc2ba7d40f736097e17c8e5b45425fa8a');
INSERT INTO "log" VALUES('EVENNG',224,1795879151163,NULL,NULL,'{"event":"dealt","hands":[[5,4,1],[6,6,2,6,3],[3,6,5,1,3],[4,3,2,2]],"opener":1}','027c988b8eceb23aa4cda5fc549bd4d19654ea9c2f13a461f56be10e2d2a5593');
INSERT INTO "log" VALUES('EVENNG',225,1795879151168,'phone','phone-47','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','13a29378382384572c52ac532479496ac4ce6e3558a7c9e835dd9383e41ec209');
INSERT INTO "log" VALUES('EVENNG',226,1795879151190,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','c21d5a1f1301847bcf9dade8ef0668bda1597f9b82e4b30069d8b28f9098806d');
INSERT INTO "log" VALUES('EVENNG',227,1795879151214,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":3},"timed_out":false}','fee4a5e916c667d0ea9cea83c8461c058f128455b1f09a33e554f2e95e992f26');
INSERT INTO "log" VALUES('EVENNG',228,1795879151253,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":3},"timed_out":false}','703597c359c91659ca9169694623b5d5da6bf0444b94b7dfca96a6921407db78');
INSERT INTO "log" VALUES('EVENNG',229,1795879151273,'phone','phone-48','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','bf85b4b9e25ae312fb9dd0483f0eeb6ed491e7d9bb848ed8c489b189da736de9');
INSERT INTO "log" VALUES('EVENNG',230,1795879151273,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','fffd08145154048c216feb1db835e72816c4297ec0b8b78c792f8af02515fe68');
INSERT INTO "log" VALUES('EVENNG',231,1795879151273,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"a564141280487a91c94305fe377d2595c4f3bcc367f05a42b3b7fa73d4be03cf"}','45c8e9e3c32a77fd0d0969aefb1e62acf2f37097fb853c6da0bdc700aed5319a');
INSERT INTO "log" VALUES('EVENNG',232,1795879151565,NULL,NULL,'{"event":"dealt","hands":[[5,1],[4,3,1,2,4],[4,1,6,5,6],[1,2,1,5]],"opener":1}','ca7da9ed89570c482a0fe43161f98034b5f895f196dd173fe35526150b0777f4');
INSERT INTO "log" VALUES('EVENNG',233,1795879151597,'phone','phone-49','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','020830c5fb8f3d381bd53647a1210826ae7099d9e9fec1f450bb7bb890a95330');
INSERT INTO "log" VALUES('EVENNG',234,1795879151628,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":3},"timed_out":false}','5cb0e3edb6f0b29f990921071b894b3955c4c9b9a39abcadcdd09b22cdd88ff1');
INSERT INTO "log" VALUES('EVENNG',235,1795879151640,'phone','phone-50','{"event":"calzacalled","seat":1,"decided_at":1795879151655}','56f6c8793b7ab0e4da2eac810aaa43421d06ed4e7e9e4e11f1ffb5670ca98f11');
INSERT INTO "log" VALUES('EVENNG',236,1795879151652,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','d8ae89758bcb9bb3ba5253b9065611dcdfa7ba409ec5cb2a017390d6d2241a8d');
INSERT INTO "log" VALUES('EVENNG',237,1795879151677,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":6,"face":5},"timed_out":false}','8d5f22a143f03266d56c324654cfea266c0ced55b1b2dbe60a388f8db4e35cc2');
INSERT INTO "log" VALUES('EVENNG',238,1795879151702,'phone','phone-51','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','68e6107a125952186ca6b7cb240db9d8358f3c45365c39c8c73b0ae2f2e1f74a');
INSERT INTO "log" VALUES('EVENNG',239,1795879151702,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','64aaa6660bcff457786df9fcb2cd9e6bb45108c992a2f01ad141a7a9cb1430e1');
INSERT INTO "log" VALUES('EVENNG',240,1795879151702,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"757991ef6c90f1965d41fc4723b901b66a7fc706a2bcb81ad9c9654a6a275b43"}','521dfd831359ee9c89c98be5cb57d499b2b79de411d9e466d7fddaebcf30224a');
INSERT INTO "log" VALUES('EVENNG',241,1795879152010,NULL,NULL,'{"event":"dealt","hands":[[2],[1,3,6,5,2],[1,6,4,5,1],[1,5,3,1]],"opener":1}','98744d1da343ba2641194e2ca0fa183a7f705e35c7fb3effd7371fda53cf4275');
INSERT INTO "log" VALUES('EVENNG',242,1795879152027,'phone','phone-52','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','638cc3cf613f68c94068bf6e4bbbfe6a5c8a0b09c4fb796969df642825eb854a');
INSERT INTO "log" VALUES('EVENNG',243,1795879152051,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":3},"timed_out":false}','6b51caf02a3b5f93e12272ef94cf8a818b929c3f0fba084a8044b5c5d070ac5a');
INSERT INTO "log" VALUES('EVENNG',244,1795879152167,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','df72912aef333516f3b7f517d1999dff8aaaf3de5fefbd08deeb5d516ef95d81');
INSERT INTO "log" VALUES('EVENNG',245,1795879152167,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','576634b8e1ed8bcaed9fb25418e68ce59c5bd0f1e8491e08d6ca0db2fdce81e9');
INSERT INTO "log" VALUES('EVENNG',246,1795879152167,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"b522c6cf5f21dd67979ac70f42383416d00beb158e0825c831ec96daa25a2efb"}','ccfaf75fd0a3098f94724770db2e23e72920b5e0a78ab497aa7e5adcad044b3f');
INSERT INTO "log" VALUES('EVENNG',247,1795879152412,NULL,NULL,'{"event":"dealt","hands":[[6],[4,5,1,6,1],[6,3,3,4],[6,2,1,4]],"opener":3}','fb71830512f34796c9e08a031319fef111204d2c96735f9574da2f434767bf31');
INSERT INTO "log" VALUES('EVENNG',248,1795879152770,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','4ca62abad4c0ea5af2d3e5f0a2d21b682298e63f7ce205a733db4d40ad175f11');
INSERT INTO "log" VALUES('EVENNG',249,1795879152793,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":3},"timed_out":false}','b4f9ac3845b5a56f5b8cddd022b51e833679302c65895fc77709713b08edf2dc');
INSERT INTO "log" VALUES('EVENNG',250,1795879152807,'phone','phone-53','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','2305ea84d7c051720c5a302c140e3da3660779af06b06d7e9f5f47fef800f9ff');
INSERT INTO "log" VALUES('EVENNG',251,1795879152807,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','dfd9a40c696b1a244fb0059ee4a09ea5b7b8dfc71c391a716630bc2ee80b6c03');
INSERT INTO "log" VALUES('EVENNG',252,1795879152807,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"a6479c2aecf4bb8fe8e5f5a5efc1902373f4b8f95b2fb2db2754360789ac41bc"}','1c9eb55b206bac76bb5726e0b7732c5794cca9aef5354a9af44cf30d3b892f30');
INSERT INTO "log" VALUES('EVENNG',253,1795879153083,NULL,NULL,'{"event":"dealt","hands":[[],[2,1,1,1,2],[2,2,5,2],[4,2,3,1]],"opener":2}','23abb9bd377f37089335977b15a86144ff2159ca913bf2b3408291fc9d9f733b');
INSERT INTO "log" VALUES('EVENNG',254,1795879153142,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":3},"timed_out":false}','964087cd7add1aea54a21d223b5402d15ca94c989675b973f6fb30d81b27f74a');
INSERT INTO "log" VALUES('EVENNG',255,1795879153192,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','a6a0d4a5cce5e966854e2e92d92c154555ce721fbfcc9bf69a7f796b28ddb19e');
INSERT INTO "log" VALUES('EVENNG',256,1795879153411,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','61e2a9af175a5fa2b828865d09893f1d50b4592bfc3784b6f66f910b1a79ec7c');
INSERT INTO "log" VALUES('EVENNG',257,1795879153493,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','4abf2bad650bfc7fbc5749e608aabb810108bef3d704472974cf858bee368686');
INSERT INTO "log" VALUES('EVENNG',258,1795879153656,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','d942cbe98c1438d6172f474b767f7bece34ea9d8a3b85205e610d2ae79daf892');
INSERT INTO "log" VALUES('EVENNG',259,1795879153656,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','ebb8b46b90aba986dcda774ce8393c9fee6ad150f412ac41552de7da0ca0b7ac');
INSERT INTO "log" VALUES('EVENNG',260,1795879153656,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"05d0f44c083065bb2679a855153e08861f5ae5a7f7bf71498eca6828cb96097d"}','f1c1e21a468d401be2b018e4ea75f4a586c0b40751890b2df5f12d6eed31d38a');
INSERT INTO "log" VALUES('EVENNG',261,1795879154176,NULL,NULL,'{"event":"dealt","hands":[[],[2,1,5,4,2],[3,6,1],[5,3,3,6]],"opener":3}','1c839d0e8e317980c181f664b1da898b93e50f72ab5536bdad161b59221c5eeb');
INSERT INTO "log" VALUES('EVENNG',262,1795879154377,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":3},"timed_out":false}','e4c6d1e3765a0e5114de7f18bdc6d30b9a709ea10f66f1491cb21db29dd76abc');
INSERT INTO "log" VALUES('EVENNG',263,1795879154470,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','71346b65809168c2ccead81c0dcdc26e4cb70a4a89b9f689851ed7211946deab');
INSERT INTO "log" VALUES('EVENNG',264,1795879154496,NULL,NULL,'{"event":"calzacalled","seat":4,"decided_at":1795879154511}','ccfd5142900cab5f0681534cda2db405173449630bfc9161a34731bd32b9fc0d');
INSERT INTO "log" VALUES('EVENNG',265,1795879154603,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"calza"},"timed_out":false}','eeedaee98de793addc359c9b94299eb3687980ca3e16eaf177ddcafe190a30f0');
INSERT INTO "log" VALUES('EVENNG',266,1795879154603,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','ab8d4b15f03a6b84edf8944fda59d93f93a3b86f5b80342f00f2649d64645ea5');
INSERT INTO "log" VALUES('EVENNG',267,1795879154603,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"531ca78705992148e2905c03f08f18c5b93b39d54265a57a15b5cc730c5020dd"}','e1b1577a5d1133fc5ed63860c4acc6ee36c6c1b74c1382624e85d62e46d8980c');
INSERT INTO "log" VALUES('EVENNG',268,1795879154829,NULL,NULL,'{"event":"dealt","hands":[[],[3,4,5,6,3],[5,5,4],[3,3,1]],"opener":4}','b6088e08924eb8b7bee13019d7e6449da91e3040313aad66b66fc0e4d8652d2f');
INSERT INTO "log" VALUES('EVENNG',269,1795879154860,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','d1d5219b91e979ecc2f799e7a460cb00e40a7a87acc41ed5acc5091d4c568cec');
INSERT INTO "log" VALUES('EVENNG',270,1795879155120,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":3},"timed_out":false}','aadb087fe9efd2bcdc32c4b7512db1060063c328836b58783fedc9dbb69e95d1');
INSERT INTO "log" VALUES('EVENNG',271,1795879155422,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','39a77147464b069aa61a6e8c9cd247a2ee290456b347c89f83edaeef9c962113');
INSERT INTO "log" VALUES('EVENNG',272,1795879155513,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":6,"face":3},"timed_out":false}','31bad729b3be6ff64b5ba1b5bd71d24e5cb766eeb58df97b3ceaf4aca8f76178');
INSERT INTO "log" VALUES('EVENNG',273,1795879155550,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','14849995c8b185a63fa2abb571fe6e066ef9fbac1796223fb74a69aa254ec3b1');
INSERT INTO "log" VALUES('EVENNG',274,1795879155550,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','e3ef078dd71cc7ce3f5367a55132477f3af35604ecbef3275dac5e7fb3ce4981');
INSERT INTO "log" VALUES('EVENNG',275,1795879155550,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"5ad5ae60301bfc1feeddb89c8ae86590d01ad77e8fdd3c29f13f9812c236a3d7"}','dc0faeed461d820d6d9e76bf7612a94d045e93b321fa26771999d28e2b433111');
INSERT INTO "log" VALUES('EVENNG',276,1795879155807,NULL,NULL,'{"event":"dealt","hands":[[],[1,1,5,2,1],[1,6,6],[5,2]],"opener":4}','7c7167d08f35be049d154d5b419c3c81341f042ebd3b1114246442d6b9ef394b');
INSERT INTO "log" VALUES('EVENNG',277,1795879155857,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','d31cb6d163996285e44a0b1d6164a642f80bbfd69d3451cb9e25b5f815f7e957');
INSERT INTO "log" VALUES('EVENNG',278,1795879155937,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','050fe48a5f91fb17b36fdea135cb6ed034221f26efd1f6f8419808be53f1cf96');
INSERT INTO "log" VALUES('EVENNG',279,1795879156374,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','81e4f2695e1583c850c44142c7b7b9a6c253ac16fc690b286e32c70445dd1716');
INSERT INTO "log" VALUES('EVENNG',280,1795879156374,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','f86ee50909018e6406aca38ab943c30fe4d82ef05ec6bb00195b4bb667d90738');
INSERT INTO "log" VALUES('EVENNG',281,1795879156374,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"95ceb3bad0a85a28ecdf70a267730cefc20537dac1c67e63ff94197f7e33406d"}','787c96a1c9adb15c3d5e0218eafd50d3a36ae47095ca38a6fc91e034e0c77e09');
INSERT INTO "log" VALUES('EVENNG',282,1795879156633,NULL,NULL,'{"event":"dealt","hands":[[],[2,2,3,1,3],[2,6],[6,4]],"opener":3}','9b72677c69cd74d60486d03402b3186f1ad3538e58c8eb08697a4586a9f9bec1');
INSERT INTO "log" VALUES('EVENNG',283,1795879156693,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','b9d8d2d2438452c8ab50538cfe7707d4d1d5f9cacaedb6f3d28f86cd583b7645');
INSERT INTO "log" VALUES('EVENNG',284,1795879156728,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','ef72b67b6625e6727eab9cc3864ca0bf99259c3adedcfee6c493236d11a463c4');
INSERT INTO "log" VALUES('EVENNG',285,1795879156753,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":3},"timed_out":false}','4f5062d455b6d7487aaf136d0d712869bd94ba154955a392b377e8e2ef7b6f2b');
INSERT INTO "log" VALUES('EVENNG',286,1795879156842,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','2e9ea26b3eac67837468345140af36dd4c66126d167f81eba946a404543866d4');
INSERT INTO "log" VALUES('EVENNG',287,1795879156878,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":4},"timed_out":false}','bd955c987efd30a48ce7f1fd6057de246e305ef46473ceaab6786b4f918d6412');
INSERT INTO "log" VALUES('EVENNG',288,1795879156939,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','303341439218db52540fb87776b662d947e5bbd5f909784475b315a221571976');
INSERT INTO "log" VALUES('EVENNG',289,1795879156939,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','e6f9ffa1ac65ba73ccdb708b36674ded6017517a96fab4437f626341c6de5030');
INSERT INTO "log" VALUES('EVENNG',290,1795879156939,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"44509055a549ff02f019f06fc571c1826c8c28ece58bda2ef833aa57941ef4ff"}','292a201add2f70fb614ad36d8d82fa23947fa52ab1164e4cd1b2d0708f7570df');
INSERT INTO "log" VALUES('EVENNG',291,1795879157165,NULL,NULL,'{"event":"dealt","hands":[[],[2,6,2,3,1],[3,3],[4]],"opener":4}','c5b98059bb0b910785f5e4c6b6c9d8eadb1de43ed5dd58941accba18595d5108');
INSERT INTO "log" VALUES('EVENNG',292,1795879157210,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":3},"timed_out":false}','af3e948ac836f37513229abe68aa2dac29dc72a0d25ce437273b4562d5ab947b');
INSERT INTO "log" VALUES('EVENNG',293,1795879157307,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','ef1246efcda0203be53d64871f75f18a87748343d0ea281b87407bb22cedfdd6');
INSERT INTO "log" VALUES('EVENNG',294,1795879157307,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','39dbd439e20135f23539f9fb6709a7082b117ff7e89628742c72df84c75748ca');
INSERT INTO "log" VALUES('EVENNG',295,1795879157307,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"49bdaeaca0e79cd2689285ffcd08a5ce0951d2f7c1bd03b672a213cebdf94ff2"}','a2926d42839fd531e1429340c8e16f3a8f2115c8f89964a7cc67ad03ac2b276c');
INSERT INTO "log" VALUES('EVENNG',296,1795879157544,NULL,NULL,'{"event":"dealt","hands":[[],[2,4,1,2],[1,3],[1]],"opener":2}','3e273d959c3f6a1e2ee15c0229eac43b6aaf2d45e34fdb2dc64002a40017cc3b');
INSERT INTO "log" VALUES('EVENNG',297,1795879157603,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','048e526cd2a2cacbf7647b016497eacc7bd06008a03408499c3f40cf431d8654');
INSERT INTO "log" VALUES('EVENNG',298,1795879157814,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','35a3d81156eaf1ecd0f6e5d02c2808e7f016e7f5e718ee233cb28e4ec6a5272b');
INSERT INTO "log" VALUES('EVENNG',299,1795879157864,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','52db9d3f40a6cbdb5c6bc764c9afd7204d55583bef85399ff2dcf720df78a5fa');
INSERT INTO "log" VALUES('EVENNG',300,1795879157938,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','fd1cb584320abdc8b87a5b7b8681440e16f50eb4debf56af5ab61367007fffd8');
INSERT INTO "log" VALUES('EVENNG',301,1795879157938,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','bac78ccad754cfc901c4b1dbd1a22a022f2b104a117acb9a37c75e3f40361194');
INSERT INTO "log" VALUES('EVENNG',302,1795879157938,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fb20f0f6bbcb8ceeaf58460434705f632c7441cde4eb12e255f9cd2a85db7784"}','6cabae1f95c0a144b285453f9c5fab5a350cbb336d95356711fb36f96d05ee9a');
INSERT INTO "log" VALUES('EVENNG',303,1795879158175,NULL,NULL,'{"event":"dealt","hands":[[],[1,2,2,4],[4,5],[]],"opener":2}','08e056730bb671059585f5e9ce611a52881d36f5fa95092a814e2619492116bd');
INSERT INTO "log" VALUES('EVENNG',304,1795879158235,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','9442fbf789a274e12a7ea47b5414edcf5678868864688985679f77947a4c0d2b');
INSERT INTO "log" VALUES('EVENNG',305,1795879158321,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','ef2700961d593670ae7333a02bb4c448b247f50a975046c249febf220d57b58e');
INSERT INTO "log" VALUES('EVENNG',306,1795879158414,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','02829d191d6b255761e6d2085ca4659e94a84ad0964244332ca18090dc9453e6');
INSERT INTO "log" VALUES('EVENNG',307,1795879158643,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','b4cbc1ffd330bf3b38f19f570ad0fdb0933eee17bf4a3a529a6300e1d4497862');
INSERT INTO "log" VALUES('EVENNG',308,1795879158643,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','f0a57e53accb117ebf12a989e348e2e967bf11dda3f27c0ad0f9a8c4130d1d7f');
INSERT INTO "log" VALUES('EVENNG',309,1795879158643,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"048e4b40706db408e7840bb633bb876e763dfea0d9bc19bb135a1a4814d68f85"}','a75873261bfc0c645f8f6eef606c60908875ad0c755230b1bf17eff574942a37');
INSERT INTO "log" VALUES('EVENNG',310,1795879158862,NULL,NULL,'{"event":"dealt","hands":[[],[4,5,6,3],[2],[]],"opener":3}','c315d5420d2bf916eaff2c0e51c35f0373871cca83fcb54c04761ad7186ac4ef');
INSERT INTO "log" VALUES('EVENNG',311,1795879158936,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','35b1b246c5cc50e2cca0df0352ee715c90d5d7987252500baaf4d4f2399e114a');
INSERT INTO "log" VALUES('EVENNG',312,1795879158966,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','a839e9903ffd6774cc894f7c6417b37cd68bc616e789895ce8130ab123958788');
INSERT INTO "log" VALUES('EVENNG',313,1795879159043,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','c512cba667e6044812ef7ba2d1152b6fe304c6a26c9ce0788fafd63883856950');
INSERT INTO "log" VALUES('EVENNG',314,1795879159115,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','e29455e4c6185779e4a366f303b3bc696b3d840621e829a338315f438476fba8');
INSERT INTO "log" VALUES('EVENNG',315,1795879159115,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','015c270050b5d26288482a0e51988307fb88e834db70af2d48aa952c5a65e8e6');
INSERT INTO "log" VALUES('CUSTMS',1,1795879159153,'fay','fay-1','{"event":"opened","guest":"fay","edition":"bga","options":{"players":[2,8],"dice":2,"first_opener":"highest-roll","raise":"any-higher","palifico":"each-time","palifico_with_two":false,"veteran_changes_face":true,"calza":true,"calza_callers":"all-but-next","calza_in_palifico":false,"calza_with_two":false,"calza_wins":"all-others-lose","lost_dice_visible":true,"reveal":"from-caller"},"chairs":5,"table_settings":{"listed":true,"training_aid":true,"spectators_see_previous_round":true,"chat":false,"clock":{"move":60,"bank":600,"increment":5},"autostart_at":2,"speed":"slow","eliminated_see_dice":true,"external_bots":true},"club":"6c7688864183ff3f0788c2ec8227a4d3","rated":false,"tournament":null}','24d98b53bbebf68646c717bf7966bada663cd846c0c5989a3694cbf3ccb91fc5');
INSERT INTO "log" VALUES('CUSTMS',2,1795879159153,'fay',NULL,'{"event":"sat","chair":1,"guest":"fay","name":"Fay","person":"699GCZX9WX2W"}','b1f34662da914641f26cc7e254f5e0832ca1b079315c08c466fab0c9beebbfcd');
INSERT INTO "log" VALUES('CUSTMS',3,1795879159160,'fay','fay-3','{"event":"sat","chair":1,"guest":"fay","name":"Fay","person":"699GCZX9WX2W"}','1ea828fff720dbd1a0f1ed9eedc798f5161d06d664f02a9d564368c0aefa4414');
INSERT INTO "log" VALUES('CUSTMS',4,1795879159161,'bot-robo','bot-robo-2','{"event":"sat","chair":2,"guest":"bot-robo","name":"Robo","person":null}','a44d8b3df0368ca367fa831253d2458766313b10fdb1c45ae6ca49a8bd2974bd');
INSERT INTO "log" VALUES('CUSTMS',5,1795879159164,'gus','gus-2','{"event":"sat","chair":3,"guest":"gus","name":"Gus","person":null}','331742f0a54dfc6bea430fadd265920145b479470055ff502e8c44d9600a485c');
INSERT INTO "log" VALUES('CUSTMS',6,1795879159164,'gus',NULL,'{"event":"botseated","chair":4,"bot":"odds","left":false,"name":null}','527daa88e5de4f729ac98519f33b7895eb7436e9fbed8090410aa1abb8132da5');
INSERT INTO "log" VALUES('CUSTMS',7,1795879159164,'gus',NULL,'{"event":"botseated","chair":5,"bot":"odds","left":false,"name":null}','26d3693a04080dd584ff085b977e8f5936b1aaf6647b744d5e9f24a38fc98a42');
INSERT INTO "log" VALUES('CUSTMS',8,1795879159164,'gus',NULL,'{"event":"started","unrated":null}','926a5e07653cf41109a636b10dbb59f735378c3cffc9e2fc89713f370b364497');
INSERT INTO "log" VALUES('CUSTMS',9,1795879159169,'fay','fay-4','{"event":"digestgiven","seat":1,"round":1,"digest":"12eef32e1f360e9305e6bdd7906625b63bd4a768d9c21ded19354cf14b5d1039"}','1b8f33e0b49645e0fdc7469235bc90b9ec91dba48eb95bcae2edac105ce1194b');
INSERT INTO "log" VALUES('CUSTMS',10,1795879159173,'bot-robo','bot-robo-3','{"event":"digestgiven","seat":2,"round":1,"digest":"fac97fe91b9ecfb23f9a980e9dbc277d7329921aaa2535f5fc84aa1dbbd8d0bf"}','75ae6387e71925156fc9fd23046ceb67fbde55e1579faa377e540bdb978c541c');
INSERT INTO "log" VALUES('CUSTMS',11,1795879159175,'gus','gus-3','{"event":"digestgiven","seat":3,"round":1,"digest":"4695f663762fb24705e976c3bbd1c2a547abf1b0912d186028e3bbe93cb7a586"}','b29b7634cd6fe6060de700944be6c465c274c0102b06ddf4065631129962f9ef');
INSERT INTO "log" VALUES('CUSTMS',12,1795879159175,'gus',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"2eb86f3c1dcc3764ff0d7743d6d199ea6ac8f76f39f7662c3e3651712c22bb89"}','471cb64afad6c29decd00394640d67180f197067beb0ccb273df8cfb19e05e6b');
INSERT INTO "log" VALUES('CUSTMS',13,1795879159179,'fay','fay-5','{"event":"contributed","seat":1,"contribution":"f33ed7beef58c084452483320a7ff2fe"}','e744a913908a109d7db1bc2b6450e872cd3a3b01fa8d3d126006876859671d15');
INSERT INTO "log" VALUES('CUSTMS',14,1795879159184,'bot-robo','bot-robo-4','{"event":"contributed","seat":2,"contribution":"3304e3c1869f2a9745a23e48179041d8"}','65895a2e80d72686641a9a8270856283990db68c972c9d25bb7ca544e36a28cc');
INSERT INTO "log" VALUES('CUSTMS',15,1795879159186,'gus','gus-4','{"event":"contributed","seat":3,"contribution":"eb367cb454533fce88664909250bae43"}','e46fa8197bf6b8f44cb7f8fa6e0d9926d75c70a4115b3292c477ca3757cb2f88');
INSERT INTO "log" VALUES('CUSTMS',16,1795879159271,NULL,NULL,'{"event":"rolled","faces":[6,1,1,1,1]}','cf416322d6814ac97575494516e231921e8a0f5ebda088bfed1599b47de3a0b9');
INSERT INTO "log" VALUES('CUSTMS',17,1795879159378,NULL,NULL,'{"event":"dealt","hands":[[2,2],[2,3],[4,5],[4,6],[5,6]],"opener":1}','ae6185e6a5b61a56eb43d77775e1071f319ade69ca1116d7b33af2296569939b');
INSERT INTO "log" VALUES('CUSTMS',18,1795879159383,'fay','fay-6','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','0849296232c09756b3780b2c6db12e694d4e0ed9e1aa07cb2a037610342a3b67');
INSERT INTO "log" VALUES('CUSTMS',19,1795879159388,'gus','gus-5','{"event":"calzacalled","seat":3,"decided_at":1795879159403}','8f40e5176f9d2a2b9226641218c9d56762a1a4050628c96f941db7153db60aeb');
INSERT INTO "log" VALUES('CUSTMS',20,1795879159404,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"calza"},"timed_out":false}','eb065210d0e9b0700d8f6052fc82a8f00434eab6c26ddb8a68bb039ab190c73a');
INSERT INTO "log" VALUES('CUSTMS',21,1795879159404,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','f2f024a2f115a79fd3857bd42879ef63004c73f8b921a842b76b4c5f7e72ed09');
INSERT INTO "log" VALUES('CUSTMS',22,1795879159404,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"e38f23f5f6fa513127463efeed82ca7e3d3205f8e642a4c2a8bb2308b31379ca"}','6867d3fb479edbd528aac870c2d32fb728ebbf6893d40a57cc043135fae87083');
INSERT INTO "log" VALUES('CUSTMS',23,1795879159412,'fay','fay-7','{"event":"configured","edition":"bga","options":{"players":[2,8],"dice":2,"first_opener":"highest-roll","raise":"any-higher","palifico":"each-time","palifico_with_two":false,"veteran_changes_face":true,"calza":true,"calza_callers":"all-but-next","calza_in_palifico":false,"calza_with_two":false,"calza_wins":"all-others-lose","lost_dice_visible":true,"reveal":"from-caller"},"chairs":5,"table_settings":{"listed":true,"training_aid":true,"spectators_see_previous_round":true,"chat":false,"clock":{"move":60,"bank":600,"increment":5},"autostart_at":2,"speed":"fast","eliminated_see_dice":true,"external_bots":true}}','e9ed87349937eb1c8b6d105cff932c891a04c4bd3233b590b8ff954a536b46bd');
INSERT INTO "log" VALUES('CUSTMS',24,1795879159527,NULL,NULL,'{"event":"dealt","hands":[[6],[1],[5,4],[1],[6]],"opener":3}','52644515c25d3aede03977a0a93d1691265b05df0f27124caa5cdd480faa3d9b');
INSERT INTO "log" VALUES('CUSTMS',25,1795879159533,'gus','gus-6','{"event":"moved","seat":3,"move":{"move":"bid","quantity":6,"face":5},"timed_out":false}','492b4e849a0bd385717b6c97ebb4c8f008ea416c519cb4dcd622eebd389ee461');
INSERT INTO "log" VALUES('CUSTMS',26,1795879159541,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','359e7b1c81f52090dbddd8c247d1f4a716f32267c68b437b74d8d8a136c436d0');
INSERT INTO "log" VALUES('CUSTMS',27,1795879159541,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','f6353600144fc38112d76a3faeb61825c152261d410b6cca4dd8b5596de0d368');
INSERT INTO "log" VALUES('CUSTMS',28,1795879159541,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"451f28daa8d5295553f0be7026edefbfd427b4aee1f04b8856b57d141ee3afe1"}','72878b758e5c9f4186dd9b05c20913a7d8aba307f7f02be3b3643ba2c9ac8435');
INSERT INTO "log" VALUES('CUSTMS',29,1795879159676,NULL,NULL,'{"event":"dealt","hands":[[6],[4],[5],[5],[1]],"opener":3}','13f4235c9b5636d05c5478c753aed93be9bc494ed23cec684cb8ac6f28e55e79');
INSERT INTO "log" VALUES('CUSTMS',30,1795879159692,'gus','gus-7','{"event":"moved","seat":3,"move":{"move":"bid","quantity":5,"face":5},"timed_out":false}','69a54a9c44417f79192d374081de55dbd1ba9278b65a73ac0630239165b74954');
INSERT INTO "log" VALUES('CUSTMS',31,1795879159702,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','777bd843a48de552dc7c7dd828fef73ed44e4a953b98aa30c20097e2bcd5c53a');
INSERT INTO "log" VALUES('CUSTMS',32,1795879159702,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','08d727136fe5c52d01021563c8fb70f9bf5fc8900e8d74ddae939b83b5402d35');
INSERT INTO "log" VALUES('CUSTMS',33,1795879159702,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fafa08f8cc1f847bb3bd510d575855559f1bda7eb404c5e416ad125f726381e5"}','9208d528c4b14ab73280452d247644e7076536a88b873afdafa46d1cd784dc8c');
INSERT INTO "log" VALUES('CUSTMS',34,1795879159820,NULL,NULL,'{"event":"dealt","hands":[[4],[4],[],[6],[5]],"opener":4}','698d1e807fcd01974f1b2f73332d12a9a35a69c08473f60002f29bab1a2b00df');
INSERT INTO "log" VALUES('CUSTMS',35,1795879159842,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','60e3e22325d7c46afbaa688a9c170355c80e8db4005ab0628300690d45a282cb');
INSERT INTO "log" VALUES('CUSTMS',36,1795879159860,NULL,NULL,'{"event":"moved","seat":5,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','5c94bc3583a2fbe2b93370820bfaa69be874a4bf8e37e731ba74646cf72f61fc');
INSERT INTO "log" VALUES('CUSTMS',37,1795879159866,'fay','fay-8','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','21287a58bac569e10649b90025296ec4ba31e6a83befae382367425c06a46a0b');
INSERT INTO "log" VALUES('CUSTMS',38,1795879159882,'bot-robo','bot-robo-6','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','416585e2e8873b3762ba777160fc1624d4562bbdcfd20c32099f3aacee8d883f');
INSERT INTO "log" VALUES('CUSTMS',39,1795879159882,'bot-robo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','03e7f6a786e15a5a583549e7ed6eb25c9965d07476597b27581553d2a0f0e234');
INSERT INTO "log" VALUES('CUSTMS',40,1795879159882,'bot-robo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"daf87a27c8eda4fe88b38e6738edca5218e7c61aa44c56e54db73f64ad8d6c77"}','92c71d81392f01494ed6ef0111c327e09a41d6818cdd2d56550998127d3c4148');
INSERT INTO "log" VALUES('CUSTMS',41,1795879159988,NULL,NULL,'{"event":"dealt","hands":[[],[5],[],[4],[6]],"opener":2}','48717449e4ce7dbf8cdbb8e6016ff156704ff59a99dfaabf8c5eeff6e228b58f');
INSERT INTO "log" VALUES('CUSTMS',42,1795879159997,'bot-robo','bot-robo-7','{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','d1f15beeb6ef53ed69c5da351da37009c30f7ecdd50bf6abcef152928619afd4');
INSERT INTO "log" VALUES('CUSTMS',43,1795879160010,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','6a416d93ab4a8d20548f2f3f3d3f9eccfd31e58487638d161b3c21b137174a20');
INSERT INTO "log" VALUES('CUSTMS',44,1795879160010,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','f249a894ce816277f84e1d8ab6bf31f8b32d0e4bc3dcaa816f0542bb522e6418');
INSERT INTO "log" VALUES('CUSTMS',45,1795879160010,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"55ef36b5031ecdd5a7d83ccd6e1c351d227900cc7f282e8d0715efbe35a29cf2"}','7d5c77173206a7019871ec6ed8cc51f24f8b16c8cfe4d61457d69c5b9168eaac');
INSERT INTO "log" VALUES('CUSTMS',46,1795879160016,'fay','fay-9','{"event":"configured","edition":"bga","options":{"players":[2,8],"dice":2,"first_opener":"highest-roll","raise":"any-higher","palifico":"each-time","palifico_with_two":false,"veteran_changes_face":true,"calza":true,"calza_callers":"all-but-next","calza_in_palifico":false,"calza_with_two":false,"calza_wins":"all-others-lose","lost_dice_visible":true,"reveal":"from-caller"},"chairs":5,"table_settings":{"listed":true,"training_aid":true,"spectators_see_previous_round":true,"chat":false,"clock":{"move":60,"bank":600,"increment":5},"autostart_at":2,"speed":"instant","eliminated_see_dice":true,"external_bots":true}}','fb8fab98c2967a0012a1daab9d589744fcde50daa5c0f70353003c062dab1b8e');
INSERT INTO "log" VALUES('CUSTMS',47,1795879160020,NULL,NULL,'{"event":"dealt","hands":[[],[],[],[5],[5]],"opener":4}','f5298695dc0e742f8f8950ed231bda446924e7ee9afeca8588316614ed7b8be3');
INSERT INTO "log" VALUES('CUSTMS',48,1795879160033,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','82e1c685b4c2fc8591b0d6abb1a012bc223100e0e7e106ed17d646ac7b52e78a');
INSERT INTO "log" VALUES('CUSTMS',49,1795879160043,NULL,NULL,'{"event":"moved","seat":5,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','1f4a8b30bea81f2aab4b1cf749f4c84fee8da44623d079910d201884c723907f');
INSERT INTO "log" VALUES('CUSTMS',50,1795879160052,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','bfa0a9a7db79152337e26e41c1690f921a95f61894b306ab428f3d27b3285068');
INSERT INTO "log" VALUES('CUSTMS',51,1795879160052,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','c63f4eb7d84b49cb90794359c77204071b257e24e34bf80deee59d9f8f0d28b1');
INSERT INTO "log" VALUES('CLCKED',1,1795879160065,'dan','dan-1','{"event":"opened","guest":"dan","edition":"bga","options":{},"chairs":2,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":{"move":5,"bank":0,"increment":0},"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false},"club":null,"rated":false,"tournament":null}','2ea19474c7e93a4b4963cbb4cdeb94ba1758f0a82e3c89c631cd651ffa8d1efc');
INSERT INTO "log" VALUES('CLCKED',2,1795879160065,'dan',NULL,'{"event":"sat","chair":1,"guest":"dan","name":"Dan","person":null}','f917d24bcfd565cb0840a5b77ac87bd18c4ac7eae3b7b2070d9c1ab59705cda8');
INSERT INTO "log" VALUES('CLCKED',3,1795879160073,'eva','eva-2','{"event":"sat","chair":2,"guest":"eva","name":"Eva","person":null}','4b103b72fab2422e86b13d0d1170a5550db0ecd9324bf14949aa0beaa809dae4');
INSERT INTO "log" VALUES('CLCKED',4,1795879160075,'dan','dan-3','{"event":"started","unrated":null}','bd0055989d606098b86b8af15eb8db7cc66f6c955a4e454daf5b98177735aee0');
INSERT INTO "log" VALUES('CLCKED',5,1795879160092,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"0726413390b7d62ca2fa3b4eca7d08a3fa469101b613b7bf120f346259598d19"}','2538c24b829de76ac588798d1f648327b1adfc26d364664473f47be07ca5b360');
INSERT INTO "log" VALUES('CLCKED',6,1795879160108,NULL,NULL,'{"event":"dealt","hands":[[2,1,1,3,1],[6,4,4,4,5]],"opener":1}','a245346da6528a6373dcc33ede51690ebd5b3e45f665e88983c7c5e0606fe596');
INSERT INTO "log" VALUES('CLCKED',7,1795879160112,'dan','dan-4','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','899d02222c3a5a0e77f5fbb674d33dd98ef52fbae2c4690b97c82d8d2c815b56');
INSERT INTO "log" VALUES('CLCKED',8,1795879165117,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":true}','c3a8954f94d925169d8618954a41099785f814fc9aa24260b9e36e9809423955');
INSERT INTO "log" VALUES('CLCKED',9,1795879165117,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','41f8ddc85e7f0276dfbdd2e76e8f9e81d237701400130e4d61d251df130ae240');
INSERT INTO "log" VALUES('CLCKED',10,1795879165117,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"3cb5a322171883efd331cb0f023851d979d4da234437a34321956d80d40ecbd3"}','16bec57e89bf33d11d6d42bfbe69154d80464320563bcc7d57170329f8fc9fd5');
INSERT INTO "log" VALUES('CLCKED',11,1795879165435,NULL,NULL,'{"event":"dealt","hands":[[3,1,5,5,4],[4,4,1,5]],"opener":2}','c46352872a543d2aa3e7d5e4155865905420067bbe8343455fb2e52f957f3793');
INSERT INTO "log" VALUES('CLCKED',12,1795879170435,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":true}','b5afcddefa9127e10a7fcf625c308bee015f1e41326d5c7089a8db636f920cbd');
INSERT INTO "log" VALUES('CLCKED',13,1795879170435,NULL,NULL,'{"event":"botseated","chair":2,"bot":"reader","left":false,"name":null}','786c0726056b15f08d87abaae0f0a72b65673b5ef3a209b037afab7e2271c0b4');
INSERT INTO "log" VALUES('RATED2',1,1795879170468,'hal','hal-1','{"event":"opened","guest":"hal","edition":"bga","options":{"dice":1},"chairs":2,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":null,"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false},"club":null,"rated":true,"tournament":null}','e546dd995781b14f93b0d9141a9d77018df7bc3d2f56b72d0ba0a5bb0c71863c');
INSERT INTO "log" VALUES('RATED2',2,1795879170468,'hal',NULL,'{"event":"sat","chair":1,"guest":"hal","name":"Hal","person":"6YJCPBT4AXRA"}','2dc596181af0a664819981e55c04f6613a3b5af8a8571dcf1a226f791ca2e30d');
INSERT INTO "log" VALUES('RATED2',3,1795879170476,'ida','ida-2','{"event":"sat","chair":2,"guest":"ida","name":"Ida","person":"2AT0VPAHF0MP"}','5131b1ba1a2e4d1455c55ccdfd39b9133cd0bd41775cd3f6e5dc203ae501a571');
INSERT INTO "log" VALUES('RATED2',4,1795879170477,'hal','hal-3','{"event":"started","unrated":"address"}','2e4deb768260c3f8ea605d47174bcf1a6afbcc06e8bc6e398fe4a852374b632d');
INSERT INTO "log" VALUES('RATED2',5,1795879170482,'hal','hal-4','{"event":"digestgiven","seat":1,"round":1,"digest":"027feaa31f24e9b744593bff14ff7d92f8bad021bd78e07000b1bf1f6c550f2b"}','aae5274979505fb8707da79a61c024fc0ebe26c2b509017faa56e8a2dbb37d7f');
INSERT INTO "log" VALUES('RATED2',6,1795879170485,'ida','ida-3','{"event":"digestgiven","seat":2,"round":1,"digest":"1bd1f1becf9d7343d0f49eb06f85b4a67988f0ac0f400628bf02d58cf1cb1bb6"}','d4fb433212dc4b27e205904150a71a730970a230e336b152fcfa18bb4f022374');
INSERT INTO "log" VALUES('RATED2',7,1795879170485,'ida',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"08a2d17a20409e7394002eb3b908ca2688c3b30f5a60f96a23929af27940eb7c"}','5a5f6d94a8c047359c6e4a07f2335733f1b5a8ff71af863e78161d66d7dcf3d4');
INSERT INTO "log" VALUES('RATED2',8,1795879170488,'hal','hal-5','{"event":"contributed","seat":1,"contribution":"6e34847286588417c46642a862132a58"}','8c629cfa8639a0d0f32342006e1a39bf60e079050732eca15228a3e773552cd5');
INSERT INTO "log" VALUES('RATED2',9,1795879170489,'ida','ida-4','{"event":"contributed","seat":2,"contribution":"fc0ac91b05629760288f149e95f9c3fc"}','73dba7453c68e4270cdabfdc9d81809b9186a21c46c03a82e3b196d7633cb6ef');
INSERT INTO "log" VALUES('RATED2',10,1795879170489,'ida',NULL,'{"event":"dealt","hands":[[2],[1]],"opener":1}','c3c75a1bd791f3e565f1a4be22343dda3f7f4365b2cd8c74bf08b6e779297f4e');
INSERT INTO "log" VALUES('RATED2',11,1795879170491,'hal','hal-6','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','9021a30f0dded4395e38c023ae2ba4f70fba55d64e6a8e3c42a1bec281bc197e');
INSERT INTO "log" VALUES('RATED2',12,1795879170499,'ida','ida-5','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','3403e4793e92e3a7b3d41628e47542a57aac62cfc839978216b184a68a10298a');
INSERT INTO "log" VALUES('RATED2',13,1795879170508,'hal','hal-8','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','61aab1fe8fe095425d5d9a7fe1554cf70ab1df4c6f4fb8721a35c1f5b5f0992e');
INSERT INTO "log" VALUES('RATED2',14,1795879170508,'hal',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','a8ed13d8969362040ec6a0f8a949f9da3f5db702c1275a6d5d1be4e9afcff4ad');
INSERT INTO "log" VALUES('CUPTBL',1,1795879170552,'tournament','0ded148c011e64e945dc108e80c2774f-1-1','{"event":"opened","guest":"tournament","edition":"bga","options":{"dice":1},"chairs":3,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":{"move":600,"bank":0,"increment":0},"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false},"club":null,"rated":false,"tournament":"X8DXYC6NCPY9"}','b260ec58808ea97a48138263ea3fb6851f133987df15d4e824461201a0aa7029');
INSERT INTO "log" VALUES('CUPTBL',2,1795879170552,'jo',NULL,'{"event":"sat","chair":1,"guest":"jo","name":"Jo","person":null}','ea8058f7b1885795ced7f8d3331df93ad9b422d0a4d8aeceb8d72af2c61bd03d');
INSERT INTO "log" VALUES('CUPTBL',3,1795879170552,'kim',NULL,'{"event":"sat","chair":2,"guest":"kim","name":"Kim","person":null}','ab66225e3dce17edd99ce47842d76fad655e07c8932f1fdaeb4cf9e2c545dc81');
INSERT INTO "log" VALUES('CUPTBL',4,1795879170552,'tournament',NULL,'{"event":"botseated","chair":3,"bot":"odds","left":false,"name":"Inti"}','0d1c18b43c39884a1744748df8c8c8423cc85b4b151e58e51fa866bef64a86a1');
INSERT INTO "log" VALUES('CUPTBL',5,1795879170552,'tournament',NULL,'{"event":"started","unrated":null}','9d0895a5bd2aa031dc26d6ff61e6dbf3a650dc1b4a2bd55085379dcb75e26f0c');
INSERT INTO "log" VALUES('CUPTBL',6,1795879170562,'jo','jo-2','{"event":"digestgiven","seat":1,"round":1,"digest":"3641bb13ce7a530d063a45a0e2c96663f7eafab8df66d0ca0201afafe431642e"}','7d87466e883bb712f08015738aa2bede3789a66c01c7e75a9171621b959ac35a');
INSERT INTO "log" VALUES('CUPTBL',7,1795879170565,'kim','kim-2','{"event":"digestgiven","seat":2,"round":1,"digest":"bd7dd9f0075c4c98cdb101a89f26b2982dc950e1286891d2014ee3f11162f0d8"}','ab06993abdf1a66e3079f1e62d14795ccb19f3237422b43d3df1d430ba5dabbe');
INSERT INTO "log" VALUES('CUPTBL',8,1795879170565,'kim',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"3e794eb0c5dbfccb0af1642b0ae71259bfac447a51345803c17d95ab270fd4cc"}','fe80b968e373b99caebd5f9b53a8e1a88999cd77ad4c43ff70ac1cbf71ef90c1');
INSERT INTO "log" VALUES('CUPTBL',9,1795879170567,'jo','jo-3','{"event":"contributed","seat":1,"contribution":"4feac5d08466bc30f6bd5a7aae318c32"}','97dc340356010d4bcafd95337db447531a0d2144d0a0c75b520f1b7f114768eb');
INSERT INTO "log" VALUES('CUPTBL',10,1795879170572,'kim','kim-3','{"event":"contributed","seat":2,"contribution":"d0a3b710ecc09d91c7aded7e28845bfd"}','5a9c1756ba4b34d36570abb74303d7f25647cf07506d45a2bd6894583c4ccd10');
INSERT INTO "log" VALUES('CUPTBL',11,1795879170572,'kim',NULL,'{"event":"dealt","hands":[[2],[5],[2]],"opener":1}','05368e899926080c544f618eefd4bd36aac3435c715b38c494533be3eba2cc8b');
INSERT INTO "log" VALUES('CUPTBL',12,1795879170576,'jo','jo-4','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','162d9326eb5142763d1a4254dd32dc2731b2d18e62fa50e0b5500a531994a731');
INSERT INTO "log" VALUES('CUPTBL',13,1795879170596,'kim','kim-4','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','6dd967de2dfea675f06ef26e266416a342d9c82b512d36816296985f2f5e6503');
INSERT INTO "log" VALUES('CUPTBL',14,1795879170652,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','e6e48d60014ee09c7db77dd67a3425514e9586f5918973a40df67dab2dd5560b');
INSERT INTO "log" VALUES('CUPTBL',15,1795879170652,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','6860119b58356ec630bbd0f85611f8a8dc1d060470cdd916bc31c518bfc21e6f');
INSERT INTO "log" VALUES('CUPTBL',16,1795879170652,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"6804674670dfdbed67725c4b71ec6abccaaea6333bf53de7ef62892a664007dc"}','ee712efe5cb239becc6a9fc1d8ff9ead08b079fa73b2e42ac2126ac8564c5dc4');
INSERT INTO "log" VALUES('CUPTBL',17,1795879170939,NULL,NULL,'{"event":"dealt","hands":[[5],[6],[]],"opener":1}','51304fb9d6497c394f52f0f24fbb3b1eb1f3354b8cfc8daa610b36c7f2b21041');
INSERT INTO "log" VALUES('CUPTBL',18,1795879170957,'jo','jo-5','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','d6545a68111c2736a4e4e2c211ca0b0c50b3e704afa0aeeaf1a20697fcba6be2');
INSERT INTO "log" VALUES('CUPTBL',19,1795879170966,'jo','jo-6','{"event":"retracted","seat":1}','01290542fe65df401e665ea24c9a0bfc7594119ce1fc9d887e01413daa0fc562');
INSERT INTO "log" VALUES('CUPTBL',20,1795879170972,'jo','jo-7','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','21fbf18c5b67341ff83325adf3e3b0e1bbf9f922e34c3e2ede2b624640d73967');
INSERT INTO "log" VALUES('CUPTBL',21,1795879170980,'kim','kim-5','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','a48cbca37fea8c723858ce28dfe356b709f1ae16ad1025504f4b3518cd67b6a1');
INSERT INTO "log" VALUES('CUPTBL',22,1795879171020,'jo','jo-9','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":4},"timed_out":false}','cc020a6385b96f073b9a291f884c1ff67bcdc054fefb30e424c137d583ae60b6');
INSERT INTO "log" VALUES('CUPTBL',23,1795879171029,'kim','kim-8','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','f00fc5f090b5a6f9bf6152a5b789af15a7d7d79bb6f1224c35c29588edb9810f');
INSERT INTO "log" VALUES('CUPTBL',24,1795879171029,'kim',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','0d5fb56446dc35cd04ed79610f76897bf9f31f184c76a4f0e0443cd38413c3fa');
INSERT INTO "log" VALUES('CLCKED',14,1795879171153,NULL,NULL,'{"event":"downtimecredited","milliseconds":718}','51acf8621bc2ea59a5f2e12d444033c31dea8de4daba62cc2a55eebbdd2e13c4');
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
INSERT INTO "person" VALUES('699GCZX9WX2W','Fay','fay','eb0fef22c314a303a9752326ca925f0f4581f9ce6d1b03d2a6c8db3e25ac60dd',1795879159125,'clubs',NULL);
INSERT INTO "person" VALUES('6YJCPBT4AXRA','Hal','hal','c9fa7e3fe637e2a50b5f5c9f6c45cb8704adf48bf53328ecc11252985e18ed80',1795879170450,'clubs',NULL);
INSERT INTO "person" VALUES('2AT0VPAHF0MP','Ida','ida','6a96e4a4333e13b479724c5d9b307f0fc60ed57002be3042ca9a3993ce974047',1795879170460,'clubs',NULL);
CREATE TABLE person_guest (
	guest TEXT NOT NULL, 
	person TEXT NOT NULL, 
	PRIMARY KEY (guest)
);
INSERT INTO "person_guest" VALUES('fay','699GCZX9WX2W');
INSERT INTO "person_guest" VALUES('hal','6YJCPBT4AXRA');
INSERT INTO "person_guest" VALUES('ida','2AT0VPAHF0MP');
CREATE TABLE person_name (
	look TEXT NOT NULL, 
	person TEXT NOT NULL, 
	PRIMARY KEY (look)
);
INSERT INTO "person_name" VALUES('fay','699GCZX9WX2W');
INSERT INTO "person_name" VALUES('hal','6YJCPBT4AXRA');
INSERT INTO "person_name" VALUES('ida','2AT0VPAHF0MP');
INSERT INTO "person_name" VALUES('lcla','2AT0VPAHF0MP');
INSERT INTO "person_name" VALUES('lda','2AT0VPAHF0MP');
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
INSERT INTO "result" VALUES('EVENNG',1,1,'phone',NULL,'kozak',1795879149250,4,4,6,1,0,3,1,2,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('EVENNG',1,2,'bo',NULL,'kozak',1795879149250,4,2,13,5,3,4,2,2,1,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('EVENNG',1,3,'cleo',NULL,'kozak',1795879149250,4,3,15,5,2,0,0,4,1,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('EVENNG',1,4,NULL,'beginner','kozak',1795879149250,4,1,16,4,2,5,5,0,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('EVENNG',2,1,'phone',NULL,'kozak',1795879159115,4,4,5,0,0,6,1,0,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('EVENNG',2,2,NULL,'reader','kozak',1795879159115,4,1,14,0,0,5,4,0,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('EVENNG',2,3,'cleo','reader','kozak',1795879159115,4,2,14,1,0,4,0,0,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('EVENNG',2,4,NULL,'beginner','kozak',1795879159115,4,3,16,5,1,0,0,1,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('CUSTMS',1,1,'fay',NULL,'bga',1795879160052,5,4,2,1,0,0,0,0,0,'6c7688864183ff3f0788c2ec8227a4d3',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('CUSTMS',1,2,'bot-robo',NULL,'bga',1795879160052,5,3,1,1,0,1,1,0,0,'6c7688864183ff3f0788c2ec8227a4d3',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('CUSTMS',1,3,'gus',NULL,'bga',1795879160052,5,5,2,2,0,0,0,1,1,'6c7688864183ff3f0788c2ec8227a4d3',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('CUSTMS',1,4,NULL,'odds','bga',1795879160052,5,2,2,0,0,4,3,0,0,'6c7688864183ff3f0788c2ec8227a4d3',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('CUSTMS',1,5,NULL,'odds','bga',1795879160052,5,1,2,1,1,0,0,0,0,'6c7688864183ff3f0788c2ec8227a4d3',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('RATED2',1,1,'hal',NULL,'bga',1795879170508,2,2,1,0,0,1,0,0,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('RATED2',1,2,'ida',NULL,'bga',1795879170508,2,1,1,0,0,0,0,0,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('CUPTBL',1,1,'jo',NULL,'bga',1795879171029,3,2,3,2,1,0,0,0,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('CUPTBL',1,2,'kim',NULL,'bga',1795879171029,3,1,2,1,1,1,1,0,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "result" VALUES('CUPTBL',1,3,NULL,'odds','bga',1795879171029,3,3,0,0,0,1,0,0,0,NULL,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "session" VALUES('fay''s token','BN5X6RWSYTGN','699GCZX9WX2W','Firefox',1795879159125,1795879159125);
INSERT INTO "session" VALUES('hal''s token','FTEVJ3Y75TSG','6YJCPBT4AXRA','Firefox',1795879170450,1795879170450);
INSERT INTO "session" VALUES('ida''s token','NKP0RHKQ6Z07','2AT0VPAHF0MP','Firefox',1795879170460,1795879170460);
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
INSERT INTO "tables" VALUES('EVENNG','new',1795879138740,'ana','ana-1',NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES('CUSTMS','new',1795879159153,'fay','fay-1',NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES('CLCKED','new',1795879160065,'dan','dan-1',NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES('RATED2','new',1795879170468,'hal','hal-1',NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES('CUPTBL','new',1795879170552,'tournament','0ded148c011e64e945dc108e80c2774f-1-1',NULL,NULL,NULL,0,NULL);
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
INSERT INTO "tournament" VALUES('0ded148c011e64e945dc108e80c2774f','X8DXYC6NCPY9','Cup','jo','knock-out',3,4,'{"edition":"bga","options":{"dice":1},"clock":{"move":600,"bank":0,"increment":0}}','playing',1,1795879170533);
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
CREATE INDEX tables_listed ON tables (at) WHERE listing IS NOT NULL;
CREATE UNIQUE INDEX opened ON tables (guest, command) WHERE command IS NOT NULL;
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
CREATE INDEX result_rating ON result (guest, rating_class, rated_games) WHERE rating_class IS NOT NULL;
CREATE INDEX result_club ON result (club, ended_at) WHERE club IS NOT NULL;
CREATE INDEX result_guest ON result (guest, ended_at);
CREATE INDEX club_member_person ON club_member (person);
CREATE INDEX club_table_club ON club_table (club, opened_at);
CREATE INDEX tournament_owner ON tournament (owner);
CREATE INDEX tournament_stage ON tournament (stage, changed_at);
COMMIT;
