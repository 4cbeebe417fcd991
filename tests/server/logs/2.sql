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
INSERT INTO "beat" VALUES(1,1795849501646);
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
INSERT INTO "due" VALUES('CLCKED',1795849506651);
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
INSERT INTO "log" VALUES('EVENNG',1,1795849471806,'ana','ana-1','{"event":"opened","guest":"ana","edition":"bga","options":{},"chairs":5,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":null,"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false}}','057740bf22fe7227dfc7e30963c8e4ad343eb85d04cf19b729577957f19f4213');
INSERT INTO "log" VALUES('EVENNG',2,1795849471806,'ana',NULL,'{"event":"sat","chair":1,"guest":"ana","name":"Ana"}','efd0abc350447b7301cd9e4f003080e56c754fb30f81bf06452a6361020aae03');
INSERT INTO "log" VALUES('EVENNG',3,1795849471845,'ana','ana-3','{"event":"configured","edition":"kozak","options":{"calza":true},"chairs":4,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":null,"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false}}','1c2ab8808c84b177298fe9349f6a0662bc08ef3e6f594613e4717ea2ed9c2267');
INSERT INTO "log" VALUES('EVENNG',4,1795849471847,'bo','bo-2','{"event":"sat","chair":2,"guest":"bo","name":"Bo"}','7b2c6ddef4e47429ada3ca97c428b7af853a3309a4c2db0503b6a9f03bcbbceb');
INSERT INTO "log" VALUES('EVENNG',5,1795849471849,'cleo','cleo-2','{"event":"sat","chair":3,"guest":"cleo","name":"Cleo"}','6670c75ade7d1f64196d7b87c7120552dfa6a1162590510c583b86a299b16d5c');
INSERT INTO "log" VALUES('EVENNG',6,1795849471851,'ana','ana-4','{"event":"botseated","chair":4,"bot":"beginner","left":false}','dcbd9767b261959d079d7026b9e77aecd90610fc91eeca7f38b393246506ab3d');
INSERT INTO "log" VALUES('EVENNG',7,1795849471852,'cleo','cleo-3','{"event":"stoodup","chair":3}','27b578ebd720a9e884156c1a3eda3ac1781cb68d44e24cf5a9ab083ea6b7401a');
INSERT INTO "log" VALUES('EVENNG',8,1795849471854,'cleo','cleo-4','{"event":"sat","chair":3,"guest":"cleo","name":"Cleo"}','ffa06e2a332c7ff3d7617ca6e6af6be9a5b28a22520c65b85de943cd891cb995');
INSERT INTO "log" VALUES('EVENNG',9,1795849471855,'cleo','cleo-5','{"event":"sat","chair":3,"guest":"cleo","name":"Cléo"}','7ce67c4d6b9419ea40c8d781d5e1d7d9ad176e080c887be94a73180155d56ed2');
INSERT INTO "log" VALUES('EVENNG',10,1795849471857,'ana','ana-5','{"event":"chatted","seat":1,"phrase":"good-luck","text":null}','ce10dc2586cbdb24247cef5764366d698376e2ae3f66b6156a551d6b7c278ed0');
INSERT INTO "log" VALUES('EVENNG',11,1795849471858,'bo','bo-3','{"event":"chatted","seat":2,"phrase":null,"text":"Хай щастить!"}','49f59da8266207d4be718d1d8db377900f99608607f9196a1b77b5b02676284a');
INSERT INTO "log" VALUES('EVENNG',12,1795849471860,'ana','ana-6','{"event":"started"}','ed1e1c870fd1b58e0f816b697395cf63a0d2024d1e06d2aa1ed893f103132d8a');
INSERT INTO "log" VALUES('EVENNG',13,1795849471862,'ana','ana-7','{"event":"digestgiven","seat":1,"round":1,"digest":"73042906ce32bc2323b41fb943a1d2e51e83e394559111300e2c3d8f26a661ac"}','3700e6b8da58638bcd41da19e19fd8fad399d2d1c9c289d0ca34dbceb18f8829');
INSERT INTO "log" VALUES('EVENNG',14,1795849471864,'bo','bo-4','{"event":"digestgiven","seat":2,"round":1,"digest":"353b7027246b8e484ec378e38bd8629932e7386ac92d9fb55d9b8dc048bbf527"}','ee4096802ac16196cbfd57baaab25bf787ac23618d293839fd248f227dff26d1');
INSERT INTO "log" VALUES('EVENNG',15,1795849471865,'cleo','cleo-6','{"event":"digestgiven","seat":3,"round":1,"digest":"ba67975d95b316cef4abaef7e6e13249ab4566e0a9b720eec20f6e443b393fc1"}','4baf23f001911072c93ccf6975cad8d6286f7a31541577235e41d5b08f0397d0');
INSERT INTO "log" VALUES('EVENNG',16,1795849471865,'cleo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ac329c75c13a3f42879a84af1d1711260d4a188fe8cf2638e773418ed40e96a2"}','e64619f9dc538f448d980e1a4155d88a720e81390664536da38578cd375cda42');
INSERT INTO "log" VALUES('EVENNG',17,1795849471867,'ana','ana-8','{"event":"contributed","seat":1,"contribution":"58e083af152255a9f9e653189400622b"}','01df67fad1ca691a0de37dea70119292dc33fadc4e964cf28cf2b692d544551c');
INSERT INTO "log" VALUES('EVENNG',18,1795849471868,'bo','bo-5','{"event":"contributed","seat":2,"contribution":"798edeee4afa332e8929e2c7bccf3378"}','bbc85b9fa7329b485fe1685e31b94163efa112c6da21b4f13765d7f8f94045a9');
INSERT INTO "log" VALUES('EVENNG',19,1795849471869,'cleo','cleo-7','{"event":"contributed","seat":3,"contribution":"3aa05d28338c419cf5a35ac2ac3664ae"}','e2753b1db574b0ee6ac2f75b358b45abb4bc3ad7a6d995c1a8f2d5575c84fc08');
INSERT INTO "log" VALUES('EVENNG',20,1795849471927,NULL,NULL,'{"event":"rolled","faces":[2,1,4,1]}','4facb9d1eb042e06909d4b7bde733c4b86fd6fa51d62a06bf21ee40ed0fc585e');
INSERT INTO "log" VALUES('EVENNG',21,1795849471994,NULL,NULL,'{"event":"dealt","hands":[[4,3,1,4,1],[3,1,1,3,5],[1,2,4,6,4],[3,6,1,6,2]],"opener":3}','df92b1e2de6bf4147142437c1bcb7bc35433baae12b8c18de04b7907a4e70156');
INSERT INTO "log" VALUES('EVENNG',22,1795849472001,'bo','bo-6','{"event":"pauserequested","seat":2,"wanted":true}','98b982d025d714ca4052183041ea04bf2894360f3970b18f3c6561fa59b9f78b');
INSERT INTO "log" VALUES('EVENNG',23,1795849472003,'cleo','cleo-8','{"event":"pauserequested","seat":3,"wanted":true}','85553b57b15566fad5c50e9e4c23319e81e0067f2cdfa9b96c342be0bf0c7660');
INSERT INTO "log" VALUES('EVENNG',24,1795849472005,'ana','ana-9','{"event":"paused"}','24657a86da8117adfac629e221de17a159ee91e595a46074424f32c50e274b02');
INSERT INTO "log" VALUES('EVENNG',25,1795849472006,'bo','bo-7','{"event":"resumed"}','6466f9c70136161036117a0aa8d67d224a290e71f1be528e25f7a84718bfc9bd');
INSERT INTO "log" VALUES('EVENNG',26,1795849472022,'phone','phone-2','{"event":"handedover","chair":1,"guest":"phone"}','fcc4f7686638552aecda4ef38564093d60cefde3661342ecc1ea95bc317c1886');
INSERT INTO "log" VALUES('EVENNG',27,1795849472025,'cleo','cleo-9','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','e1a93e5210ddb91d7fd75e4c76393f96e1432033e45c5e67f1654661e803077d');
INSERT INTO "log" VALUES('EVENNG',28,1795849472049,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":6,"face":6},"timed_out":false}','d342363484da3d733e0e4d1e7fb8bb33f5378c65fbe8bd354ca38c6710069cec');
INSERT INTO "log" VALUES('EVENNG',29,1795849472054,'phone','phone-3','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','3c14103e09c7ce32b80cf5f39c3dcf6afb01f6f09b053fbd055cdbb20beda4d5');
INSERT INTO "log" VALUES('EVENNG',30,1795849472054,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','1252587313430f5f1b533bac00a3dc21f3a6d71c8a1c5bd0b5c12760ac733621');
INSERT INTO "log" VALUES('EVENNG',31,1795849472054,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"9daf2eb92eb9782f1c85fa62778b7dac4f62617ccaacd0119786121a301ae188"}','86ee92b6fe8d7191c7abebf86fd49dd55ced3b2286283157748d6cdad582ac5f');
INSERT INTO "log" VALUES('EVENNG',32,1795849472530,NULL,NULL,'{"event":"dealt","hands":[[1,1,2,5],[2,4,4,3,4],[1,1,2,5,3],[2,4,3,2,5]],"opener":1}','65bc1ce069b8956ec1999ea9fcfb5a00e92816adf3056a80ee3fbae4bc0abc21');
INSERT INTO "log" VALUES('EVENNG',33,1795849472537,'phone','phone-4','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','c697d6d4352a98a14702db721260157427ad1dab935798ab6e7d391607f503cc');
INSERT INTO "log" VALUES('EVENNG',34,1795849472541,'phone','phone-5','{"event":"retracted","seat":1}','e499ebf061a8f68c6693dc01d929cc5ac325921fa989ccc10f8b882e0bfb23a3');
INSERT INTO "log" VALUES('EVENNG',35,1795849472543,'phone','phone-6','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','6457aedac5328dd2d74caaef622650ad9398cc12440eaf4e1e6d1a8d0e15106e');
INSERT INTO "log" VALUES('EVENNG',36,1795849472551,'bo','bo-8','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','c716386a9ce1d0b93a6afebe9be2d011318dd418b74122b98d0569f9e0d2a286');
INSERT INTO "log" VALUES('EVENNG',37,1795849472560,'phone','phone-7','{"event":"calzacalled","seat":1,"decided_at":1795849472575}','d0eb1c95e03ac97cc834ed0d9c4c7d75bd53e5b50b3d9b24edc12b9ec2464374');
INSERT INTO "log" VALUES('EVENNG',38,1795849472562,'bo','bo-9','{"event":"calzacalled","seat":2,"decided_at":1795849472577}','01fa741af1248126944523fede2a92bf1f051a52873db8f8028c06acb9b73099');
INSERT INTO "log" VALUES('EVENNG',39,1795849472575,NULL,NULL,'{"event":"moved","seat":1,"move":{"move":"calza"},"timed_out":false}','732586910e139cbe840f560a8555256e5afa9fea5757d4e427b528214cf9f7b8');
INSERT INTO "log" VALUES('EVENNG',40,1795849472575,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','e25713212ca18a429103cc9da4e5c5e442a464ea71a7504fe129dc8fc4d04f87');
INSERT INTO "log" VALUES('EVENNG',41,1795849472575,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"6a2f57f887537e3cfbdb7631c93c3518ec24fd40ab2f5f14934eed6e4eb4b2df"}','60b184d97532ac5910887d6b993ba1293257af5c9372fed43ac04c6c014398a6');
INSERT INTO "log" VALUES('EVENNG',42,1795849473035,NULL,NULL,'{"event":"dealt","hands":[[5,2,4],[4,6,5,2,6],[1,3,5,1,3],[1,5,5,4,6]],"opener":1}','91e7a2fd7b84e1e00bb111d5e3e888ddb43dc64782f85259bfd0a0c2d46978ab');
INSERT INTO "log" VALUES('EVENNG',43,1795849473041,'phone','phone-8','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','18bdd25198169ac107e556d9de524d2bd52be5f3b8507f8a5edd61ec9b515bd2');
INSERT INTO "log" VALUES('EVENNG',44,1795849473044,'phone','phone-9','{"event":"retracted","seat":1}','69b44cccec193a0c4abb25d302afda5048a87614c7f6de7bcee23f8e5df6a422');
INSERT INTO "log" VALUES('EVENNG',45,1795849473045,'phone','phone-10','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','c3020ce79165ef5694503050b8e21cee02b23595401f04bb0240f42d66222d0d');
INSERT INTO "log" VALUES('EVENNG',46,1795849473052,'bo','bo-10','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','cc06a3e1ffa461bb9299ff223bce1208bb611fe00e67476fe8e52b668c9b3d6d');
INSERT INTO "log" VALUES('EVENNG',47,1795849473060,'cleo','cleo-14','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','ff57858663fd0f9b85166da1c09991def50ddd4bf7b30a2f1aa1bb53164f975e');
INSERT INTO "log" VALUES('EVENNG',48,1795849473084,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','aebace0375a29a8d293ae9b7afd51459bc251e4228cd40d1182fa2dd64671c18');
INSERT INTO "log" VALUES('EVENNG',49,1795849473090,'phone','phone-11','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','7a1d83feebb3264c5c1b0b23ccbd536310810e01c9070fcb0928bd9c0b5cf24f');
INSERT INTO "log" VALUES('EVENNG',50,1795849473090,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','05cb6494bd4cc16a2b556aaeaa1a81084df851567257174b89b9a828851ebecc');
INSERT INTO "log" VALUES('EVENNG',51,1795849473090,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"10a239a1192dda349f49b1ff3d54ba89ca07e9534693d729dd5e1db247e0159a"}','c2c7397d8816d58ea53caa8c0e0b75e4b35d3ae18145c79c452580106618fbfb');
INSERT INTO "log" VALUES('EVENNG',52,1795849473503,NULL,NULL,'{"event":"dealt","hands":[[2,5],[4,4,3,6,6],[3,4,1,5,4],[6,5,2,3,5]],"opener":1}','252f2559f0eff2f0c3cfc99e7c00eb7cc39356136e77b93f7e3d2e0997fe09bf');
INSERT INTO "log" VALUES('EVENNG',53,1795849473509,'phone','phone-14','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','d64e90f6fc74e0bb18038e47e92754061fe21c0382b3964e5848c3da84c9e773');
INSERT INTO "log" VALUES('EVENNG',54,1795849473518,'bo','bo-11','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','3bc6be9f49bd33fb0a7e5caacd1fa94545c90e28eee02ba1b887430b259ae1d0');
INSERT INTO "log" VALUES('EVENNG',55,1795849473527,'cleo','cleo-15','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','7290a92b740b8bc9da025da14f8e570a69a7af4b7dddb46e11301378615ebd25');
INSERT INTO "log" VALUES('EVENNG',56,1795849473530,'cleo','cleo-16','{"event":"retracted","seat":3}','3b7c3adcee826847fbb2a1eb5d977b7155043143b7bfe8042a211f0dba6367a5');
INSERT INTO "log" VALUES('EVENNG',57,1795849473533,'cleo','cleo-17','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','3e3661d61936339f582ab61dc06acdefeffd1d86ef6b144a68f0486d08a5726b');
INSERT INTO "log" VALUES('EVENNG',58,1795849473551,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":2},"timed_out":false}','300a78bb5c40dc5b07abd8915eddb94f01d3b82af669ffc04b895c01464e7cd4');
INSERT INTO "log" VALUES('EVENNG',59,1795849473558,'phone','phone-15','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','3c89275f6d4f926d3d11171b45f4fe0999ea729d5bcb77c0df7f2c49a8c19887');
INSERT INTO "log" VALUES('EVENNG',60,1795849473558,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','c8f9dd2c61c5d952ea6af1cc7baebed494112f8372cc58e275f4d62ff331d2c8');
INSERT INTO "log" VALUES('EVENNG',61,1795849473558,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fc88705d4617d839d4d4b57c7e47d347dc1319d6679ca18dce8d10aaa386497a"}','8353365eb30754b70725716a250f0ee73bb2824d127e20965eadb615895df989');
INSERT INTO "log" VALUES('EVENNG',62,1795849473939,NULL,NULL,'{"event":"dealt","hands":[[1,3],[2,1,1,5,1],[2,3,6,1,3],[4,6,5,6]],"opener":4}','14e0558bebc9c0b33b43fcef5f8e29c5b6e0574e7e1624b6f3cb61aea4e075b8');
INSERT INTO "log" VALUES('EVENNG',63,1795849473977,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','12822a02055c40ba963b19bb53a0884a8c0ee7e53b1d142bdbe4b13cb47c6d21');
INSERT INTO "log" VALUES('EVENNG',64,1795849473985,'phone','phone-16','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":4},"timed_out":false}','18b3d891cbb4366f18f2431d27875f87962f9c036c4179297f4e6bed7abef5b8');
INSERT INTO "log" VALUES('EVENNG',65,1795849473995,'phone','phone-17','{"event":"calzacalled","seat":1,"decided_at":1795849474010}','1a56369be2e15cd40db0ad71f6cf997cda89970c30c0029ce93d826a575080af');
INSERT INTO "log" VALUES('EVENNG',66,1795849473999,'cleo','cleo-18','{"event":"calzacalled","seat":3,"decided_at":1795849474014}','8b8ece157bf935f58839343e274e02d26dd0212559638e09f97733a33038b2c8');
INSERT INTO "log" VALUES('EVENNG',67,1795849474010,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"calza"},"timed_out":false}','2854cea961213a16f9c478542a22d112caa3f94b8a24da085c7defc61927162c');
INSERT INTO "log" VALUES('EVENNG',68,1795849474010,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','a232e4501914d356f56902c741ccaf81a4aa0925ac139db8e27f5f133d759057');
INSERT INTO "log" VALUES('EVENNG',69,1795849474010,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"e87da3ea7aa9b6b4dd2cfe1d1c5a95f2190acbc4e73c5a45bf9b40f780683503"}','81027d7bafbb69e2bff95a3fa0b58abf69a48c789d0f5341098cab5464af29e5');
INSERT INTO "log" VALUES('EVENNG',70,1795849474439,NULL,NULL,'{"event":"dealt","hands":[[2,3],[3,6,6,1,2],[2,2,3,4],[2,1,3,3]],"opener":3}','a3b2d64ba00b4ccb05b0d61d7502e97f91ea4f0abf4bb1e0706e4535b5932717');
INSERT INTO "log" VALUES('EVENNG',71,1795849474446,'cleo','cleo-19','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','3ddf08449b30c1a9501c85f2168cf0442fb159471691ffa2fb5c54fd3def351a');
INSERT INTO "log" VALUES('EVENNG',72,1795849474470,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','0b4f302259bfe53fe077631c5926e6e087e380fe8f6d1514b89badfb04b26b81');
INSERT INTO "log" VALUES('EVENNG',73,1795849474473,'phone','phone-18','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','f553982250be0b69a709466a385d5d460c7acf352569e1874d7a9418da8b3b62');
INSERT INTO "log" VALUES('EVENNG',74,1795849474481,'bo','bo-16','{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','0d687ffbf5d521b75872f38e3a0fd7aea50243f5a30f88b2df334cfc49c101f7');
INSERT INTO "log" VALUES('EVENNG',75,1795849474485,'bo','bo-17','{"event":"retracted","seat":2}','26a33b49ec7a996b75989d8a0d8b7b560193aca75478adfabc9afa969b304946');
INSERT INTO "log" VALUES('EVENNG',76,1795849474491,'bo','bo-18','{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','07bf403c4ebaf133c1d8b5827a7169918c5d5e8b5f46a7508f198dae751411cf');
INSERT INTO "log" VALUES('EVENNG',77,1795849474501,'cleo','cleo-20','{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','6d6b344b469f116ce97401363b0504af30de067e94e1746feb847b841e2897d8');
INSERT INTO "log" VALUES('EVENNG',78,1795849474501,'cleo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','ab61e101c44d1e8311512ab1b16599d318231cfd127c1f3bac501bd2eed828e9');
INSERT INTO "log" VALUES('EVENNG',79,1795849474501,'cleo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"969568bb298e28c5e39af6f484255c7a79e38c0d37b0d48f75d55d7731668514"}','95b94915a9a653597330fdbb52e75f3a602cb6440b0bd9d2e00c5e0a9e408315');
INSERT INTO "log" VALUES('EVENNG',80,1795849474946,NULL,NULL,'{"event":"dealt","hands":[[4,6],[5,4,4,5,1],[6,5,6],[5,3,3,1]],"opener":3}','e805598d919ca8f9751eb1ea3f00495e87d9de6fd412f8940629bedd3e10e060');
INSERT INTO "log" VALUES('EVENNG',81,1795849475021,'cleo','cleo-23','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','9c4b8c89405dda2092be105dfbd1084d9b8f818dfa7efa23f6f08557f7828d2b');
INSERT INTO "log" VALUES('EVENNG',82,1795849475042,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":4},"timed_out":false}','570333ff61ecb1559ceaad83a6d05cb32a7a336aadf82cc304cd15e906a67e40');
INSERT INTO "log" VALUES('EVENNG',83,1795849475047,'phone','phone-19','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":4},"timed_out":false}','e1ccf6c0715a41c6214e68d194a1b4fe8845dfd5ba8586e7d7dcbf3a9a7ae4a7');
INSERT INTO "log" VALUES('EVENNG',84,1795849475051,'phone','phone-20','{"event":"retracted","seat":1}','446b9031c2182444d91af28aea59f865c8fcd186ce2d9f5b1ebeb94e80cae718');
INSERT INTO "log" VALUES('EVENNG',85,1795849475053,'phone','phone-21','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":4},"timed_out":false}','beedfde912f1805f9018f159229ef9ba999789fe94d44d25c2882f6560562c46');
INSERT INTO "log" VALUES('EVENNG',86,1795849475063,'bo','bo-19','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','ab653823fe6a4cffab27170f31d2a975271bf2d1a4962256f51e5d555a54c1b7');
INSERT INTO "log" VALUES('EVENNG',87,1795849475063,'bo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','b827474953fe72ac09f67d42a0d13f59e7a7f615b82bd99efcf5a2cf9460dda3');
INSERT INTO "log" VALUES('EVENNG',88,1795849475063,'bo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ddbeb24a3ec524dc77c2932fc6ecc1e560e369a656536d939bbf976bab42dcb5"}','be623e958fafd304260226ac9b8c8ddbf990c7f6c5b448b455fb8086121c3581');
INSERT INTO "log" VALUES('EVENNG',89,1795849475476,NULL,NULL,'{"event":"dealt","hands":[[4,1],[1,2,1,3],[1,1,1],[1,3,1,6]],"opener":2}','30d9323e04e3a6713b99647c3427d9b7a92abce56543c6e82789426d87fefe51');
INSERT INTO "log" VALUES('EVENNG',90,1795849475481,'bo','bo-20','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','c7d884bf5272c9b142e1da7b251a25addfdf69e7be78ece475ad6e51b8654fd1');
INSERT INTO "log" VALUES('EVENNG',91,1795849475491,'cleo','cleo-24','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','151d2d6182e76d7a577bb565a1672649157199b811abfbf53a7c3cd933b6c4cb');
INSERT INTO "log" VALUES('EVENNG',92,1795849475495,'cleo','cleo-25','{"event":"retracted","seat":3}','2dfe773e9e5f13d7fb4aab896cd6b9b892a3886b766c69af87d6a131095c6397');
INSERT INTO "log" VALUES('EVENNG',93,1795849475502,'cleo','cleo-26','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','93e3dd7e2653152fd733dedf63141595a937b9c275b339e6808aa0368cb5e88e');
INSERT INTO "log" VALUES('EVENNG',94,1795849475519,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','ed36bfa8eedbff3ae4679b73b0292b3164f36a5932caf72df60caab359666fd1');
INSERT INTO "log" VALUES('EVENNG',95,1795849475525,'bo','bo-21','{"event":"calzacalled","seat":2,"decided_at":1795849475540}','405fd01fbfac4149839ed56751de246280fccb480a17935ab3669864a9b82c90');
INSERT INTO "log" VALUES('EVENNG',96,1795849475528,'cleo','cleo-27','{"event":"calzacalled","seat":3,"decided_at":1795849475543}','ee9760f3006c02cb8c7dd9cbb419ac45950eb6e9c33107b79befdf22cd6cd208');
INSERT INTO "log" VALUES('EVENNG',97,1795849475540,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"calza"},"timed_out":false}','df72497421354471be04c50f77f4836db43bef6b1c104cdd0cc79488b084e2e0');
INSERT INTO "log" VALUES('EVENNG',98,1795849475540,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','70e6bb2e7405137bcd1179f86dd00d671c6f10ec8ca659a10059c9bb01eb129f');
INSERT INTO "log" VALUES('EVENNG',99,1795849475540,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"36c664e1a9ad01c9395fcfdadf54fc28a94fa34283f0c4554501acf81abcc0e6"}','b52e51741cc537e8f551f76736b0691fba84da3f6ceb645de74cf81b47ad0f11');
INSERT INTO "log" VALUES('EVENNG',100,1795849476000,NULL,NULL,'{"event":"dealt","hands":[[4,1],[2,3,3],[1,6,6],[3,3,1,1]],"opener":2}','a8ccef628ad3fa3323bb61d76a84e1c7c8204e893da877f5f3b748a5e3fceb27');
INSERT INTO "log" VALUES('EVENNG',101,1795849476004,'bo','bo-22','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','37100772495d4d0ea70ad5f07f51c0f0e2a92bda3905b7bd7b1a21d773954a31');
INSERT INTO "log" VALUES('EVENNG',102,1795849476012,'cleo','cleo-28','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','9da50534664d10aaa38e7149e69550eb321bcc0fe2441ea158612a95c426d872');
INSERT INTO "log" VALUES('EVENNG',103,1795849476015,'cleo','cleo-29','{"event":"retracted","seat":3}','defe20857904f2e0f62d819685eed83bc8455931de40b308e6f828d70dec144d');
INSERT INTO "log" VALUES('EVENNG',104,1795849476019,'cleo','cleo-30','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','f5826417a1d2e62337983576ed31d9f9310dec9184805b91a74d377bc024405a');
INSERT INTO "log" VALUES('EVENNG',105,1795849476039,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','6a232608a344cc5d635d96a1063af1ce114d7555cfb17f222fce27ac8f4a1020');
INSERT INTO "log" VALUES('EVENNG',106,1795849476043,'phone','phone-26','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','ef12545f6a353af28a5d88dcce6c137dec106cebd40a469c3444f3a403e13a88');
INSERT INTO "log" VALUES('EVENNG',107,1795849476052,'bo','bo-23','{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','f64b76d2908753f753959c28dcee365735a8109c3f6b4844ed3a2986f15fb83d');
INSERT INTO "log" VALUES('EVENNG',108,1795849476061,'phone','phone-27','{"event":"calzacalled","seat":1,"decided_at":1795849476076}','e9c6d41bd733bf4c6a0c89063f32c76878eb20f081788bef440ee0a2781f14cc');
INSERT INTO "log" VALUES('EVENNG',109,1795849476065,'bo','bo-24','{"event":"calzacalled","seat":2,"decided_at":1795849476080}','e8d2d96ca2119edc7d3e56255d707be9859ea04f83dcfcb9e19e9e59edf3c38a');
INSERT INTO "log" VALUES('EVENNG',110,1795849476076,NULL,NULL,'{"event":"moved","seat":1,"move":{"move":"calza"},"timed_out":false}','b0018de5bd104ac5ffcdd0e95d57bd471c4928b4053d0280fbdbea60bafb3b59');
INSERT INTO "log" VALUES('EVENNG',111,1795849476076,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','9a2ac3ec57a6a07e7a4ee829ba5ff19b61233c899b1f51b5bab08f7a579ed4d8');
INSERT INTO "log" VALUES('EVENNG',112,1795849476076,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ab522b68672b5606c9fef7a3b93d380fb5ff3af4924daded36bd639465e79077"}','a2418d5655ab94bdb3dae9956b61414f42d944a532a7cc2a20b630a4a349bf93');
INSERT INTO "log" VALUES('EVENNG',113,1795849476505,NULL,NULL,'{"event":"dealt","hands":[[3],[2,5,1],[1,6,4],[1,4,1,4]],"opener":1}','87df4e3fbea253bf07f74538ea37acfd96fdb5d6c4211688cff245e82e8ecb8b');
INSERT INTO "log" VALUES('EVENNG',114,1795849476509,'phone','phone-28','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','a1aa50492174a34d9dc3e8fb03c2cc02c0fceb2569151d3c0c79a5ced5d18187');
INSERT INTO "log" VALUES('EVENNG',115,1795849476518,'bo','bo-25','{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','9eca4e62561424a57cdbd13d8366320dc9ac3fac28f50e40de3469a092880ee3');
INSERT INTO "log" VALUES('EVENNG',116,1795849476527,'cleo','cleo-34','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','74987cc15b55a5c6ba0c45f2384c6f1793ab3b155eacfe92188da7ca926acacf');
INSERT INTO "log" VALUES('EVENNG',117,1795849476531,'cleo','cleo-35','{"event":"retracted","seat":3}','6427120a3fe5c26c3306250d9f25f0ec2860ab51d6407ce7bff09de7e5f2d450');
INSERT INTO "log" VALUES('EVENNG',118,1795849476534,'cleo','cleo-36','{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','af4c73c59a11d568fa4261d6dfcba911c975b4f12dd273d8e42d30af053ec3a8');
INSERT INTO "log" VALUES('EVENNG',119,1795849476614,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','89879e91ff152cff814a35e155ee43e8804d55b4e45e4976e6d00b9ffb6fb9f7');
INSERT INTO "log" VALUES('EVENNG',120,1795849476614,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','236c2ab2b98604f56b218860600ffea41883b253e9df150e41de1f1495e8d6c4');
INSERT INTO "log" VALUES('EVENNG',121,1795849476614,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fb04ce8236d7cbf8d81af12ea067f302b3cd53736244c25fb1827db3a35e56ad"}','eda5ea73ed5a936ad7e93dc76b0afb8913920819ab0748598e7fc5382039a635');
INSERT INTO "log" VALUES('EVENNG',122,1795849476964,NULL,NULL,'{"event":"dealt","hands":[[6],[6,5,2],[3,2],[5,4,5,2]],"opener":3}','d15d234118b8fac029fe1fc2fd3683989ef53f4c43ed77d3531595ba2f316d83');
INSERT INTO "log" VALUES('EVENNG',123,1795849476967,'cleo','cleo-37','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','2780a1a8b20297b8029e8dfad84ea1eca7654941fc7ae85ec9b657fdda67ca78');
INSERT INTO "log" VALUES('EVENNG',124,1795849476988,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','eb4f37c341ffdf10ad52100bbbce3e81dd0163b8f7bb3206451edcb3118174c5');
INSERT INTO "log" VALUES('EVENNG',125,1795849476997,'bo','bo-26','{"event":"calzacalled","seat":2,"decided_at":1795849477012}','48c9fb1a4d081dd8f013b59fb96113a082f5974d44d8821ddbe4bd4079beef40');
INSERT INTO "log" VALUES('EVENNG',126,1795849477000,'cleo','cleo-38','{"event":"calzacalled","seat":3,"decided_at":1795849477015}','d13178e3ff785643ce724205426cbd0c461ab25a499671969dded7beba8c29b5');
INSERT INTO "log" VALUES('EVENNG',127,1795849477014,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"calza"},"timed_out":false}','d9967eefcbeb3776a6ba6c6fd251ede1ce4b4dcabb40e226be55e97907130c32');
INSERT INTO "log" VALUES('EVENNG',128,1795849477014,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','7dba3a937292afff29a1cf5988c2b6f814796a85a344c3a142d0b58afae66dc6');
INSERT INTO "log" VALUES('EVENNG',129,1795849477014,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"90033d154a21c3a89b2f661c1285ad2afd865e191f5bccbb161db8e50b16377d"}','8245762640f2dd39280333cb5de94ef7ec2f14d892e431341d785829d416a626');
INSERT INTO "log" VALUES('EVENNG',130,1795849477395,NULL,NULL,'{"event":"dealt","hands":[[2],[5,6,6,5],[5,5],[2,4,3,1]],"opener":2}','4d6b31dc2b65836e5522ae486ca6f5ddb316a7ad3efd72909413ec766d15191a');
INSERT INTO "log" VALUES('EVENNG',131,1795849477397,'bo','bo-27','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','4b9ad6009ae1c709ebf9e2b238e39becbd77e45031d938ad6517983e2d241fe7');
INSERT INTO "log" VALUES('EVENNG',132,1795849477401,'bo','bo-28','{"event":"retracted","seat":2}','6d35564230ffb34a8ba95f83c21d7fd3a8f2eddd90b97acb4383d43b1ca4cf6b');
INSERT INTO "log" VALUES('EVENNG',133,1795849477404,'bo','bo-29','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','5c87d7c96a494ecb7ff03e43b1119205a712a4c8d98e10e845840dddec228952');
INSERT INTO "log" VALUES('EVENNG',134,1795849477416,'cleo','cleo-39','{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','af96537129a68cd53e2e42f11f33aee3a8ac76e2f776fb9323cbb3204b5afe9c');
INSERT INTO "log" VALUES('EVENNG',135,1795849477446,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":4},"timed_out":false}','095ba74c6b572ac135440815c148efc3551f9ea69240dab24020812217d4ffee');
INSERT INTO "log" VALUES('EVENNG',136,1795849477449,'phone','phone-33','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','142f318f1a64d93be09a0d9b65f2020adff4e9aca43cc4d6f8b964eeff47e37b');
INSERT INTO "log" VALUES('EVENNG',137,1795849477449,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','07644922afc94bb9a64d65bfd9c70dad7d61c6e9b5833a1e6722e679bc069100');
INSERT INTO "log" VALUES('EVENNG',138,1795849477449,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"966ab5c934780e53cd17b3aa3cdc06a7b8b7f327a8366dd7455577ae16b3e5b9"}','612ac1f1e000ba803e5380ff1151fd110da2844956b0c734eb7b69632dec2fee');
INSERT INTO "log" VALUES('EVENNG',139,1795849477813,NULL,NULL,'{"event":"dealt","hands":[[1],[2,2,5,6],[3,6],[6,6,3]],"opener":4}','e6e8086b70d10b07601b4dc58651630804be39cb1f1d4efa72f1669d910f6ff9');
INSERT INTO "log" VALUES('EVENNG',140,1795849477854,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','360d3467aafe2a1bf21b42b06c95a91f5956ddca97f0ae52e5a819632546fa33');
INSERT INTO "log" VALUES('EVENNG',141,1795849477861,'phone','phone-34','{"event":"moved","seat":1,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','94e3642b7b4ecb73d80de94c3fda2d99d3899811a13fa7852fb46f28664ac01d');
INSERT INTO "log" VALUES('EVENNG',142,1795849477867,'phone','phone-35','{"event":"retracted","seat":1}','6fb489fc189aa86b5c0ba9c8f5c7ee7736e90c33280902c169f09d6a26dade63');
INSERT INTO "log" VALUES('EVENNG',143,1795849477875,'phone','phone-36','{"event":"moved","seat":1,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','bedca68941630d0574ef50dd7666cfe9243fe2ecde9c3673f5bb1cd6c759c1c7');
INSERT INTO "log" VALUES('EVENNG',144,1795849477885,'phone','phone-37','{"event":"calzacalled","seat":1,"decided_at":1795849477900}','423fdb01c32b7632064312520d4638fa6bdc04524578a0d80e9d79320af50ac0');
INSERT INTO "log" VALUES('EVENNG',145,1795849477891,'cleo','cleo-40','{"event":"calzacalled","seat":3,"decided_at":1795849477906}','93939821bbc5a0f2059c0358e4bd8494b3dd180e17121188224ab0ae0cc4b45f');
INSERT INTO "log" VALUES('EVENNG',146,1795849477901,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"calza"},"timed_out":false}','2ac40d2e2377408b5d9bebb49ab3e7e8ef78dc3adc8d5e3d7881a8e75278ef54');
INSERT INTO "log" VALUES('EVENNG',147,1795849477901,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','49447c6b2f43588dd55fb59de88c35fb28b8c0a44d8bae305dc280554efba599');
INSERT INTO "log" VALUES('EVENNG',148,1795849477901,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"1408a74f1a1b25552d609f4b83b4ffd737d86a36a4827519001cb598a1c9438a"}','be4a28635ec9c2aed68910c29bffa429694fecbb8eb2ed07f35fa6cf6f11b6f1');
INSERT INTO "log" VALUES('EVENNG',149,1795849478315,NULL,NULL,'{"event":"dealt","hands":[[2],[2,2,2,4],[6],[6,3,4]],"opener":3}','dcc78c6125306738f083b37c09bcfbf94f927696d6811fadebf7adb5f2c230ca');
INSERT INTO "log" VALUES('EVENNG',150,1795849478322,'cleo','cleo-41','{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','116a23b14baf3f97ac6b52e070ac51e807dfa0c60ab80a4891e810ee5cded9af');
INSERT INTO "log" VALUES('EVENNG',151,1795849478372,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','5b5581b56533f22e340e4f843567618e9f4d042c438387d16a3cf3e48f9acbe6');
INSERT INTO "log" VALUES('EVENNG',152,1795849478375,'phone','phone-38','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','c721f0e190d34ec969840eaa0fbf000cbab468d141be3e8b29ba1d01f29cb2dd');
INSERT INTO "log" VALUES('EVENNG',153,1795849478379,'phone','phone-39','{"event":"retracted","seat":1}','0590343ae27258b70eacfa683192c294e7868e77ee731f61297a50b6e3ec206d');
INSERT INTO "log" VALUES('EVENNG',154,1795849478384,'phone','phone-40','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','7a046dec83341f89c37d7a7ab85f1d11fa6cef3fa17a2bbb6c5c0c4ca31962fa');
INSERT INTO "log" VALUES('EVENNG',155,1795849478394,'bo','bo-34','{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','87d8c20d248744233b603bc6b48d878e654b3d11b51b43c1d9d0f3889c4cae3b');
INSERT INTO "log" VALUES('EVENNG',156,1795849478405,'cleo','cleo-42','{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','3c24b0e251b50d4b0e7bf9a7e150492a0fb8c6a68b0f49d60ad3d740bca2c829');
INSERT INTO "log" VALUES('EVENNG',157,1795849478405,'cleo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','00bdd872858062a27b412bc9b436fa683c5130e256a8480c83f31dff13cee6c8');
INSERT INTO "log" VALUES('EVENNG',158,1795849478405,'cleo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"c6368e1ba56a90855c52a26a66b82159c335297cf51c2f3c689bc8d4f7c59e3e"}','554a36ac26c7246be58270283ef29bfe88ab94709cd80b46886c9a7b90929f91');
INSERT INTO "log" VALUES('EVENNG',159,1795849478801,NULL,NULL,'{"event":"dealt","hands":[[5],[1,4,6,5],[],[5,3,2]],"opener":4}','b934f2095d9ef233f8f9e6e3162ec9e5cfad187134ecb2c94b5f49f54a1596c1');
INSERT INTO "log" VALUES('EVENNG',160,1795849478840,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','0672dab9c277080affcdcedf3602a05345ce04d13c0429fb72d10f9f1a7f5f9b');
INSERT INTO "log" VALUES('EVENNG',161,1795849478846,'bo','bo-35','{"event":"calzacalled","seat":2,"decided_at":1795849478861}','5ecf7d8ec44e3881b152d8fd17135e2f66fcacd5b9e1cd038bb15c581ea91a32');
INSERT INTO "log" VALUES('EVENNG',162,1795849478862,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"calza"},"timed_out":false}','5f6d2513556eb17e31ca7a5d673c9af73f1278c31e3295fe8eb072691d4766fe');
INSERT INTO "log" VALUES('EVENNG',163,1795849478862,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','dfb9beb15d272957d90fc6a6a8b41337809545204aa41e2468ad41aed0f737db');
INSERT INTO "log" VALUES('EVENNG',164,1795849478862,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"3ddc78413cc776c6b89b7ab88e5f64f23e6af431d3cdeab91d3f95cce8840d1c"}','789bc7f900e6ba22453d9d94cf483475fdde07b974f017650b1b3d4a3bec7431');
INSERT INTO "log" VALUES('EVENNG',165,1795849479201,NULL,NULL,'{"event":"dealt","hands":[[5],[2,5,6,3,3],[],[6,5,2]],"opener":2}','9960393b3579d108e3ae370391468b01b37c1ec4fb32718d3e8ab86604bbd267');
INSERT INTO "log" VALUES('EVENNG',166,1795849479207,'bo','bo-36','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','f987feee19de5c44b096edcb1da8481ea5e605475d2fb4ff7a4358bb0e0153f2');
INSERT INTO "log" VALUES('EVENNG',167,1795849479233,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','f6fa454066c3db64ed59f6debdf2955b594eac133c05c64d3465b182fedb8f4a');
INSERT INTO "log" VALUES('EVENNG',168,1795849479239,'phone','phone-45','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":4},"timed_out":false}','72441312858a8f4b2d54f06a011ef550ac94d8ddaf983d2d6bf4ba51f60b7e46');
INSERT INTO "log" VALUES('EVENNG',169,1795849479249,'bo','bo-37','{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":4},"timed_out":false}','eebe5ef145e7265d9a84f0c7902278d65d6345cdfbe298293c584ee3c8789b0e');
INSERT INTO "log" VALUES('EVENNG',170,1795849479254,'bo','bo-38','{"event":"retracted","seat":2}','294ccee45646ac7bf8e10ce5a36b44024a4bdb30037c4c23837bcb674ddddda6');
INSERT INTO "log" VALUES('EVENNG',171,1795849479263,'bo','bo-39','{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":4},"timed_out":false}','4088a0e1e99737cdc45572ac599d4fb70f91595e66590eaf3124f8b33700502b');
INSERT INTO "log" VALUES('EVENNG',172,1795849479289,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','8e282af4e07b5a2ac44f7dd3e0e55654dafb01b8dea87c344d8b4b8f0778a829');
INSERT INTO "log" VALUES('EVENNG',173,1795849479289,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','f50a3878e9377949f3f88219bbe8d1e417a6babaecbdac9986586e1e99e599bb');
INSERT INTO "log" VALUES('EVENNG',174,1795849479289,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"835529da3e162bd0dad91280f9618bac2049b65b7b5b7f026437c21735fe752a"}','b20dc07862c903e887962d9acc82fa6d542d0813b373e93c45f8af5c460dc6df');
INSERT INTO "log" VALUES('EVENNG',175,1795849479595,NULL,NULL,'{"event":"dealt","hands":[[1],[1,6,5,1],[],[5,6,4]],"opener":2}','9c8ee78a0036fd08b9d89dc875204c96cbbaecfe2b1d877511f388736b04ec14');
INSERT INTO "log" VALUES('EVENNG',176,1795849479600,'bo','bo-40','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','566cf979e5e7e9bb8309132390216e3ae437324e61ed8c54f1acab9fcea5fee3');
INSERT INTO "log" VALUES('EVENNG',177,1795849479656,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','b514022df9130169ddbff63865adde3350f9bc42b4825333989b874e473369fc');
INSERT INTO "log" VALUES('EVENNG',178,1795849479661,'bo','bo-41','{"event":"calzacalled","seat":2,"decided_at":1795849479676}','9fa2eeedfde41bd7848b0673deda1de8c134734ae363c3654231403db2f63b76');
INSERT INTO "log" VALUES('EVENNG',179,1795849479736,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"calza"},"timed_out":false}','6c1f1fd4b2f51b1ba21b2f009d95cd3ae4865951e922104a4428a73e7292cb96');
INSERT INTO "log" VALUES('EVENNG',180,1795849479736,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','114dfae4b2903c50022bdd97811514ab4cd8524f0a17429fe68e3e4ea7595c8f');
INSERT INTO "log" VALUES('EVENNG',181,1795849479736,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"db3359d706d48408ebeea2ede9566b9c73347e21789b666352babedc25acc4a3"}','7f3f50498d2d237f6269c47cb16baa88d0b497953468e020d1eb6299732fb902');
INSERT INTO "log" VALUES('EVENNG',182,1795849480090,NULL,NULL,'{"event":"dealt","hands":[[3],[4,1,1],[],[6,4,4]],"opener":2}','c8ad9cab045ff9ec7d5e080dbb3c6046e585df99fdb88ee758a7cb68a6bda069');
INSERT INTO "log" VALUES('EVENNG',183,1795849480095,'bo','bo-42','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','b798fe71d7af299ce668190a12ff8957e9092e0ea01dc11e382c8bdcb39548da');
INSERT INTO "log" VALUES('EVENNG',184,1795849480099,'bo','bo-43','{"event":"retracted","seat":2}','d8f418e779e1aa9523cbf4bd7ee4807ab75b151fbca9056239d9dcfdfeb4af9b');
INSERT INTO "log" VALUES('EVENNG',185,1795849480102,'bo','bo-44','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','26db977d68ef86f70bf57300d12ec6670611fd98b8463fe7b403364630668a13');
INSERT INTO "log" VALUES('EVENNG',186,1795849480171,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','a31244ed45fdfec8975fe8a4686bcfcb63ed232ce67d001ebe11148832dbebc6');
INSERT INTO "log" VALUES('EVENNG',187,1795849480177,'phone','phone-50','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','9afb1999a15dff95d287afd4faf46f3465b030fdbd05e857ce5bf8ab9c1f264d');
INSERT INTO "log" VALUES('EVENNG',188,1795849480187,'bo','bo-45','{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','6bc2be2c4318e24b83d51682e4b126407dc5c3ef8be3b78c9e11c3dc10446be3');
INSERT INTO "log" VALUES('EVENNG',189,1795849480207,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','670b1e9fb6db5a27b1cca4b5b3dbe2c4e1c1dfa11d8a6147dec00414d8701490');
INSERT INTO "log" VALUES('EVENNG',190,1795849480207,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','63d7c64e00119cb895b5e419f54ff201136e9cc434afafed4705638e772d130e');
INSERT INTO "log" VALUES('EVENNG',191,1795849480207,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"ed5242ad8dba6eacfdad5b8014dd4331af50bc880b376fe47654bd2553516afb"}','9d34537d15f90b16f53c6f1cf170cf4eb0b50d595623c32bd9734796e036338b');
INSERT INTO "log" VALUES('EVENNG',192,1795849480562,NULL,NULL,'{"event":"dealt","hands":[[6],[3,6],[],[5,2,2]],"opener":2}','16366f767f1846442113bdfd0df52b0f0b6aef641e6043c191300016ce1eaf09');
INSERT INTO "log" VALUES('EVENNG',193,1795849480570,'bo','bo-46','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','4c7f5a13760b3a7455cff051a209fa8d7768cd4e7a56010a8ad0e34bd3ed8acc');
INSERT INTO "log" VALUES('EVENNG',194,1795849480576,'bo','bo-47','{"event":"retracted","seat":2}','b92e9b5fde511aa76aceb4bdab7bc1aa7aec746d74cb92ff5ca759c3cb217c5f');
INSERT INTO "log" VALUES('EVENNG',195,1795849480582,'bo','bo-48','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','80ad8b91feebbab1058f626247c3986d9cdd3650e4378e8b073bb4cc3569619b');
INSERT INTO "log" VALUES('EVENNG',196,1795849480630,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','4904b019e016c913d55e08eba49053432b5314e21f71eddb8b8a3b93971f4457');
INSERT INTO "log" VALUES('EVENNG',197,1795849480634,'bo','bo-49','{"event":"calzacalled","seat":2,"decided_at":1795849480650}','8de4138fdff6cb65964983e901b3dca3e59411cdd39be8f6550d04874533a860');
INSERT INTO "log" VALUES('EVENNG',198,1795849480651,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"calza"},"timed_out":false}','766722c46e678c899e244f2ce5a97b4e5bbd49aa17026de9fb1df2f9b3c8a02a');
INSERT INTO "log" VALUES('EVENNG',199,1795849480651,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','e55953f9545cad2acb01d1cc6c0ea00eec4a49a3be17c25fe8e290722b381a9f');
INSERT INTO "log" VALUES('EVENNG',200,1795849480651,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"8e91c0e4b20e001d239a9e4c9ed7808a3e2751540cbf96fee7fc813216accc7d"}','c1c85c4276c555f7ab5d64965d4fb0c7187bdc571097768310548e55a8069afc');
INSERT INTO "log" VALUES('EVENNG',201,1795849480990,NULL,NULL,'{"event":"dealt","hands":[[2],[2],[],[4,2,3]],"opener":2}','4d658c10b8e9991a258a12bc38043f61cd0d08220f47b4fd4bb3aba56bc1cb6a');
INSERT INTO "log" VALUES('EVENNG',202,1795849480995,'bo','bo-50','{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','87b8072df014e3134b31ac3b9c68692ab692c7effda09bbfb6ebfa31232e010e');
INSERT INTO "log" VALUES('EVENNG',203,1795849481055,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','a977bec9b050cb867320e4bae5aae187b29cdd46d26f22e0dbc35c884e18c2a4');
INSERT INTO "log" VALUES('EVENNG',204,1795849481062,'phone','phone-55','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','f90c52be6a1a2b770333d91feac89336d8d83a9a7d8f9bfc637d39e856be7418');
INSERT INTO "log" VALUES('EVENNG',205,1795849481067,'phone','phone-56','{"event":"retracted","seat":1}','7ce1cb11d3e8f8be13a38f5827027fb52884b1cab42938a5afe0bd168f338f08');
INSERT INTO "log" VALUES('EVENNG',206,1795849481070,'phone','phone-57','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','79d69f70b465cb7e1267fdaed39f0aefa14322e5993c58c97410a5fd8a174f12');
INSERT INTO "log" VALUES('EVENNG',207,1795849481079,'bo','bo-51','{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','7538ee87bf0986b26267baaf27fdea2100e41b5fe837fe1c50cebf315cffccd1');
INSERT INTO "log" VALUES('EVENNG',208,1795849481095,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','c4eb4fa4cc26914c6d2e0edd4420767249f9e31e6541bffc1994c98959ca2811');
INSERT INTO "log" VALUES('EVENNG',209,1795849481095,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','06c4fc0598c69c9adefd668936f183461e49b30abedbb1ab9187399041cfa52e');
INSERT INTO "log" VALUES('EVENNG',210,1795849481095,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"d1e178fe2bc6e8d93a111e76cd686541e19e2f21d98f9abbe31d6bd692da7d6f"}','4864727c18672bc68f0daac6d85912ea58be04192d30ae8be28562977c6f0735');
INSERT INTO "log" VALUES('EVENNG',211,1795849481449,NULL,NULL,'{"event":"dealt","hands":[[1],[],[],[6,3,3]],"opener":4}','f54b516a43b047bc42f64f18691e71a46417a53c807ada87f1138bdc87145333');
INSERT INTO "log" VALUES('EVENNG',212,1795849481494,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','c76766c0a5ada9d981b5f564d1570d35170e04e74709e7631261387a812436c3');
INSERT INTO "log" VALUES('EVENNG',213,1795849481501,'phone','phone-58','{"event":"moved","seat":1,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','adb386d8f414d6db2b185b1a878eaae304e750f904c0e302e069f0fe97357e5f');
INSERT INTO "log" VALUES('EVENNG',214,1795849481525,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','10eb27cbec5188cdad5035b3e968ff511d54dc197923c886969c25095f7787af');
INSERT INTO "log" VALUES('EVENNG',215,1795849481525,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','0e2b091c462df52afdbfbcc18eee3e0ea15595f4b4e6b3b9d37f844ecfcab81b');
INSERT INTO "log" VALUES('EVENNG',216,1795849481530,'phone','phone-59','{"event":"muted","chair":2,"muted":true}','ccc3e74bfa1010a2ddbd17656d9e6dfbf6b7d5ac9b8deb2fdeb519a2af9abaff');
INSERT INTO "log" VALUES('EVENNG',217,1795849481533,'phone','phone-60','{"event":"locked","locked":true}','19c50e6d8f0b5ab6845541895f020fe37d12ce8a3e29298c67b881f59f673487');
INSERT INTO "log" VALUES('EVENNG',218,1795849481536,'phone','phone-61','{"event":"hostchanged","chair":2}','09f5f1fcc6c233d086b3dd8d8ec3907eeeb6668a5411b916afd252db0911a083');
INSERT INTO "log" VALUES('EVENNG',219,1795849481607,'bo','bo-52','{"event":"hostchanged","chair":1}','f66aa7d1bfbe69d576fe611cc597385ac41a966250460fa8d740dc09c7061e32');
INSERT INTO "log" VALUES('EVENNG',220,1795849481611,'phone','phone-62','{"event":"seriesended"}','2906c15ec53f2c14a327ac386c1382a6681c526cc5e92ffb1f5a0ed6ef89f421');
INSERT INTO "log" VALUES('EVENNG',221,1795849481615,'phone','phone-63','{"event":"reopened"}','e84e609e5aa961231853b90c2bf745e05b37738aeac38fe478e3122b14ea6e37');
INSERT INTO "log" VALUES('EVENNG',222,1795849481615,'phone',NULL,'{"event":"botseated","chair":2,"bot":"reader","left":false}','cdb6bf48487fae19d66e231e9d11ebd3037c6238420a26e73cc172fa0d02225e');
INSERT INTO "log" VALUES('EVENNG',223,1795849481615,'phone',NULL,'{"event":"botseated","chair":3,"bot":"reader","left":false}','3a9fc72fb0c40394914d8ce1e06a52d2be43ec898141771c5709ccbe57688ff7');
INSERT INTO "log" VALUES('EVENNG',224,1795849481615,'phone',NULL,'{"event":"started"}','d27a61bbd6385fbfc2a6ccbd837a4a49ad225fac0dc02ba3400ea8b728a59c19');
INSERT INTO "log" VALUES('EVENNG',225,1795849481619,'bo','bo-53','{"event":"botseated","chair":2,"bot":"reader","left":true}','9a5292fcbdfd3a1bf4b9af8520d0b3c63e60c39fbb9a041a343f016869da1a22');
INSERT INTO "log" VALUES('EVENNG',226,1795849481625,'phone','phone-64','{"event":"removed","chair":2,"bot":"reader"}','52f7c20ba0d4e790a656632cd404a7861fd32a36e0be068baef8512ac620a36d');
INSERT INTO "log" VALUES('EVENNG',227,1795849481630,'phone','phone-65','{"event":"readmitted","removal":226}','afaba55e8a8c60b9aadd81eea6c7cdd4910b872bff4afe6973ac70d2bf12868d');
INSERT INTO "log" VALUES('EVENNG',228,1795849481633,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"32764dd2b9947d9f28ad8d19c891b3f88a9b72f715d77b11bf5a5d3ddc6ec114"}','fa5a14cd972d72eb8e12ecff2360111319c5d081e1690adf1d7227a0a2102f44');
INSERT INTO "log" VALUES('EVENNG',229,1795849481643,NULL,NULL,'{"event":"rolled","faces":[4,6,3,6]}','5a9c03cced328d54779a252bc1459d8da25b4dc3f996fb4f6d5950e6c53f73e3');
INSERT INTO "log" VALUES('EVENNG',230,1795849481671,NULL,NULL,'{"event":"rolled","faces":[0,4,0,4]}','4cac87f13cd15b8d5341c381a7a12e9a10b3dae786a1d756369fe5c166f582cf');
INSERT INTO "log" VALUES('EVENNG',231,1795849481700,NULL,NULL,'{"event":"rolled","faces":[0,4,0,1]}','a1577900898fa02f9386bcd95d33a2fc4e9d7e1806f0e21c40f333c102608977');
INSERT INTO "log" VALUES('EVENNG',232,1795849481728,NULL,NULL,'{"event":"dealt","hands":[[3,2,1,5,2],[3,5,4,2,4],[4,5,1,4,2],[2,5,4,4,5]],"opener":2}','14a8d3e0eba2e41312746b98b28636dc043a0c94afa2055cc8c7ca07c5409d40');
INSERT INTO "log" VALUES('EVENNG',233,1795849481784,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','818752710ffb520886d41220f79e64aba4fa7c7ad46e6c32c35d9b7fc4badff4');
INSERT INTO "log" VALUES('EVENNG',234,1795849481806,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":3},"timed_out":false}','7670ce091a7fb618114fd67f80719df6abb2143d4e4f1f1195b54ad4141994b4');
INSERT INTO "log" VALUES('EVENNG',235,1795849481822,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','669ed26c63b586d5915160925c1df503bbb0e65dfd627e8c6f3e2e8e7f219548');
INSERT INTO "log" VALUES('EVENNG',236,1795849481827,'phone','phone-66','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','4be0afaf8ae3a64aba634a577cc8d6ccf07fc92649ea95526e46fc1cd533f71f');
INSERT INTO "log" VALUES('EVENNG',237,1795849481827,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','4ad9d59a15f4278847c8e365f10d7153e69b2f2ff095b98f6fd3a0f867044cd2');
INSERT INTO "log" VALUES('EVENNG',238,1795849481827,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"0eab736550e3f5399763f4146fd11820fc837a1793c142368866afc7a7996b67"}','3bc5991d50f64d3c632d0d025a46749bcaeb684f97fae95feb3e868e60fdd209');
INSERT INTO "log" VALUES('EVENNG',239,1795849482123,NULL,NULL,'{"event":"dealt","hands":[[6,3,4,4],[4,5,3,4,3],[6,5,6,6,2],[4,6,6,1,1]],"opener":1}','2b316a31f134373c573f3217dba3f56dfdc9862457237616148389b4736770e7');
INSERT INTO "log" VALUES('EVENNG',240,1795849482128,'phone','phone-67','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','bfbc543684b6ca5f7215d69ece3ef3b290db53c9e3708789b01bc9c3201364ca');
INSERT INTO "log" VALUES('EVENNG',241,1795849482137,'phone','phone-68','{"event":"retracted","seat":1}','497fd45e1592ca8bf330fdd0376c361624fe8fcb765c37c24bdf6c0d6779fb54');
INSERT INTO "log" VALUES('EVENNG',242,1795849482145,'phone','phone-69','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','2af025ba123d21d66567a9188591cd4a625435eaa3830e2a4ade711018e1c056');
INSERT INTO "log" VALUES('EVENNG',243,1795849482164,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','99b0652cb859b36310102351142c6408b766e3cc88858d8366c16a478c084137');
INSERT INTO "log" VALUES('EVENNG',244,1795849482182,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','f74322ee6062492bfb54d4cd63fe169c772228295dbb3b599e6c68e93a351ed4');
INSERT INTO "log" VALUES('EVENNG',245,1795849482202,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":1},"timed_out":false}','18ef1651bad15d8249fe73ae7fd47326d9582ae16081682cc3668dce0c944b03');
INSERT INTO "log" VALUES('EVENNG',246,1795849482242,'phone','phone-71','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','d6953a6fdf310ed7ba701a897732b9c30b27e6bcd8620720a1f91735384c8557');
INSERT INTO "log" VALUES('EVENNG',247,1795849482242,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','45a376a63548c56de82f6f9d61e7b25f682ab494ab1c372827aa7962e2ffe190');
INSERT INTO "log" VALUES('EVENNG',248,1795849482242,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"952e94a8a70eb487e64d5889193c5839308f89248cce21856eccf129de66e65d"}','29b7746c021cddd195a27c52ad89809e62f7abcf3f8f329c70647e1b35b72164');
INSERT INTO "log" VALUES('EVENNG',249,1795849482485,NULL,NULL,'{"event":"dealt","hands":[[3,1,2,1],[5,5,6,1,5],[4,1,6,6,2],[6,3,3,6]],"opener":4}','e442616a90511f41277f8b2a21b3bf85561154149877b7b74cfd36ff0667cb1b');
INSERT INTO "log" VALUES('EVENNG',250,1795849482532,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":3},"timed_out":false}','1bcb857530dcf9d942f811975228ea23c356dba81a84ed14843890f330160b75');
INSERT INTO "log" VALUES('EVENNG',251,1795849482538,'phone','phone-72','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":3},"timed_out":false}','a64b4f7d281518a5737a1d476b4c78cf1b1459f1032b8e23c90870b7034a7363');
INSERT INTO "log" VALUES('EVENNG',252,1795849482545,'phone','phone-73','{"event":"retracted","seat":1}','e3819f5ca9f4f2d3529c33fe604570fcce66d4fc2dceb9367011ff6367772ced');
INSERT INTO "log" VALUES('EVENNG',253,1795849482631,'phone','phone-74','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":3},"timed_out":false}','e1901b41ac125c3b801c5a6640777641f6682942cb68841b749b7a9efa0dfee4');
INSERT INTO "log" VALUES('EVENNG',254,1795849482657,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','f0c62c15b099a7bd82b00c5c91996d703cc1d974cb7871c3441d7f68fefdef85');
INSERT INTO "log" VALUES('EVENNG',255,1795849482680,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','dd44af78c4fb00911113bd1b82b8a15f37323db5a9dd087dd7539ac5c3e56657');
INSERT INTO "log" VALUES('EVENNG',256,1795849482698,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":6,"face":3},"timed_out":false}','d50e2051054020aa6c69a57be71ac8592ec78c7d469753f247d7656a98199d92');
INSERT INTO "log" VALUES('EVENNG',257,1795849482702,'phone','phone-75','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','0375ccc0ea6be3672801326ea674ac9553e92bae0ba3c3ad43363e40f4bbdf18');
INSERT INTO "log" VALUES('EVENNG',258,1795849482702,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','d087b51aa651cd9ce6aa54b0936549cc4535482908349a1a7a5184628e5be5e3');
INSERT INTO "log" VALUES('EVENNG',259,1795849482702,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"eb885b3433115a974abb7481a916804a7647275d0237dc86283a0f898d37ad58"}','580974a15163bafd9c66c63f498c4c5187519b92564238030eae992c1b55c5bd');
INSERT INTO "log" VALUES('EVENNG',260,1795849482998,NULL,NULL,'{"event":"dealt","hands":[[5,1,3],[4,3,2,2,5],[1,4,3,1,2],[4,4,1,6]],"opener":1}','e5e2659296c02fbc26fdce29e839be03afceb13d26f0a105a80fb0dda0bf07f3');
INSERT INTO "log" VALUES('EVENNG',261,1795849483009,'phone','phone-78','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','092c1c7b7dd5fa40cfa01bb20280650952256d0f24339179f16b39778df0524b');
INSERT INTO "log" VALUES('EVENNG',262,1795849483034,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','33d6f875fd43fa21af76000de660f6a626d19ee9d93b2c95816baacb1ad4c536');
INSERT INTO "log" VALUES('EVENNG',263,1795849483056,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','49c58cd13604ddb7b2c42ce681f41e73ea4609b5511226eb839a8015745e9bb0');
INSERT INTO "log" VALUES('EVENNG',264,1795849483074,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":7,"face":6},"timed_out":false}','b51fad53484b5ec8609b4f4c382ce670142f193cbe0f8e1fcc1cf418beae8487');
INSERT INTO "log" VALUES('EVENNG',265,1795849483078,'phone','phone-79','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','26a5ebdd3449a4791f7fa523b6a82fc70be15e4dd092366bc6970e608c539c8e');
INSERT INTO "log" VALUES('EVENNG',266,1795849483078,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','4aa16e1ec9ed237e2f20313d643cf9beff2747573afc49c78818e1eb6db394df');
INSERT INTO "log" VALUES('EVENNG',267,1795849483078,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"a564141280487a91c94305fe377d2595c4f3bcc367f05a42b3b7fa73d4be03cf"}','2bb96779169c198bb09451a4b6695bba262babc3de8b357249aa7bf796289945');
INSERT INTO "log" VALUES('EVENNG',268,1795849483353,NULL,NULL,'{"event":"dealt","hands":[[5,6,1],[2,1,5,2,1],[3,6,5,2,1],[6,4,5]],"opener":4}','10467ab9eafcb7d26ff1133df1491a51cb65a005a21e29547cdd37d8e51f4fe7');
INSERT INTO "log" VALUES('EVENNG',269,1795849483384,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','4f2657beaef1705c8aeaeadfeb5b885e7ba452957791384724166208c8a6461f');
INSERT INTO "log" VALUES('EVENNG',270,1795849483388,'phone','phone-80','{"event":"moved","seat":1,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','c723906799c72520c07e1dbbcdda6d25fc36be9d5cfdf602a84e543e058a7487');
INSERT INTO "log" VALUES('EVENNG',271,1795849483406,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":3},"timed_out":false}','2a7727cbd407930b7b0f906fb51c31e9f0092f61427bd832e8ea86c59840cb4a');
INSERT INTO "log" VALUES('EVENNG',272,1795849483409,'phone','phone-81','{"event":"calzacalled","seat":1,"decided_at":1795849483424}','33bd8073809f917410f9807164c2ee718c4a0f50cd1d0a94af26cb911b4be218');
INSERT INTO "log" VALUES('EVENNG',273,1795849483424,NULL,NULL,'{"event":"moved","seat":1,"move":{"move":"calza"},"timed_out":false}','b17489928a89d7840d4ef9c3324bfa90c09c20b9a8c1c215bfdbb1b36ff59d6a');
INSERT INTO "log" VALUES('EVENNG',274,1795849483424,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','fde70a8350dd542f0b6ef7a76c91a5f75955789a74cf09645f48de1c5c15b7aa');
INSERT INTO "log" VALUES('EVENNG',275,1795849483424,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"757991ef6c90f1965d41fc4723b901b66a7fc706a2bcb81ad9c9654a6a275b43"}','4b2bf25c70156d45ee626e7e3c902abb022c927bf0f393d1dd4d0f667af73851');
INSERT INTO "log" VALUES('EVENNG',276,1795849483699,NULL,NULL,'{"event":"dealt","hands":[[1,1],[5,3,1,6,4],[5,1,6,1,6],[3,3,4]],"opener":1}','b5b61a94d68a808c86f0b16f9edae58d1f8ea6eb9cfd43e97a5315194003b4fe');
INSERT INTO "log" VALUES('EVENNG',277,1795849483706,'phone','phone-82','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','b0a2e7f1386396de0ebee0c0bf7ea22451426ac495c1684b78e6d4e7671c80ed');
INSERT INTO "log" VALUES('EVENNG',278,1795849483724,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','42319aa827a1cd4b6ab2eac75f877dcccfd380968616cff19c0bbaeb07538dec');
INSERT INTO "log" VALUES('EVENNG',279,1795849483741,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":4},"timed_out":false}','3517a450d69ddf9cf6d65190d4e1968bd08ec7c0f6fbe8bbd46e28c888bda3d7');
INSERT INTO "log" VALUES('EVENNG',280,1795849483765,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":6,"face":3},"timed_out":false}','15a571865533a6f3d9b76d5049aba27dafb287bbd1774a3214accea2d5a4591a');
INSERT INTO "log" VALUES('EVENNG',281,1795849483773,'phone','phone-83','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','7e78383478bace50c7081bbb3e64141b5c3906200fd2311d0112eab2d9b7df34');
INSERT INTO "log" VALUES('EVENNG',282,1795849483773,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','5ac8dbb8e96be473706cfa976fe2715a63b130722b491ba869a8c2717c5c26d8');
INSERT INTO "log" VALUES('EVENNG',283,1795849483773,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"b522c6cf5f21dd67979ac70f42383416d00beb158e0825c831ec96daa25a2efb"}','5d2b1c814d71f95e71ba396772d60a50949eda277ba952220f4c15d64d1f25e2');
INSERT INTO "log" VALUES('EVENNG',284,1795849484080,NULL,NULL,'{"event":"dealt","hands":[[6],[2,1,4,2,1],[1,1,2,2,2],[5,2,4]],"opener":1}','de67845c3dce9937c8993c90c087ef72cbfc2ca99561a32d37cdfa81e0086e48');
INSERT INTO "log" VALUES('EVENNG',285,1795849484082,'phone','phone-84','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','45a3c13b99d504c2f725e8ad41ce7cc01ad94c2544b3da8a115c719c22c19d13');
INSERT INTO "log" VALUES('EVENNG',286,1795849484101,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','7a8dd9691c973964786cd3d8223185faf834e3ddd8d20cb05e2b0ca5cba23e4a');
INSERT INTO "log" VALUES('EVENNG',287,1795849484241,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','fca13115b842b6cbac7986d0c9454dbad4c1cbb75d5fc250ef95f010a10f08c7');
INSERT INTO "log" VALUES('EVENNG',288,1795849484241,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','fda09311d5635ad19a646b32a63be69ca8cac7ae30d69f9d4f80ebc3539e7c85');
INSERT INTO "log" VALUES('EVENNG',289,1795849484241,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"a6479c2aecf4bb8fe8e5f5a5efc1902373f4b8f95b2fb2db2754360789ac41bc"}','a8ba3790399c33e136afd3529f628f0961408bdc04b40f71581d134374c5c744');
INSERT INTO "log" VALUES('EVENNG',290,1795849484474,NULL,NULL,'{"event":"dealt","hands":[[2],[3,1,2,1],[5,4,2,3,6],[1,5,3]],"opener":2}','24a35bfb4f71a4a644cdb57603fe8c14708a5e0b31cf87106577785f1fb4ac85');
INSERT INTO "log" VALUES('EVENNG',291,1795849484527,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":3},"timed_out":false}','bb7573e5e83e250dc0a5ad45e5077fd5d0cf9a0f6329e3ca78f2170b4be49d7e');
INSERT INTO "log" VALUES('EVENNG',292,1795849484554,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','a13c9d53b18ce4126a9b1eba44ccd07704e3fad62069d85d245124a209efe6bb');
INSERT INTO "log" VALUES('EVENNG',293,1795849484573,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":4},"timed_out":false}','d0968d584481c3d561b080df946209e78bd2bea5ee413f35fe00f4f9bb391b59');
INSERT INTO "log" VALUES('EVENNG',294,1795849484575,'phone','phone-86','{"event":"moved","seat":1,"move":{"move":"dudo"},"timed_out":false}','caf184e926816bf9547faec008b086edcb3ad0d97da168fa724fb27d3fc24c28');
INSERT INTO "log" VALUES('EVENNG',295,1795849484575,'phone',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','e4eda2627ecd94f12257a6567957e6aa20ec50dea1764447069e1b9b718a666f');
INSERT INTO "log" VALUES('EVENNG',296,1795849484575,'phone',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"05d0f44c083065bb2679a855153e08861f5ae5a7f7bf71498eca6828cb96097d"}','cf55a5b399f03fc9ad0b5f7c3302416ed2dc4c8cce31d725e4d71ea34cf220c8');
INSERT INTO "log" VALUES('EVENNG',297,1795849484840,NULL,NULL,'{"event":"dealt","hands":[[3],[6,3,4,5],[6,3,5,5,4],[3,3]],"opener":4}','1ab511a774b12327dc9055792fa5236ed1b320c5e51bb320433e7120c0ac588b');
INSERT INTO "log" VALUES('EVENNG',298,1795849484879,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','d2c09a77875c25c080c07dfc06cd22f34835ba2c500af1f3f3c8f44ec91235e3');
INSERT INTO "log" VALUES('EVENNG',299,1795849484883,'phone','phone-87','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','13086205ff5bfd69d9e54a5c013317e7b30461a489692f0d5920f529d105b32f');
INSERT INTO "log" VALUES('EVENNG',300,1795849484891,'phone','phone-88','{"event":"retracted","seat":1}','85f65b27af2f3e7a98f76f68faf6176e8009a303450ff1dfb20ab41c50790d65');
INSERT INTO "log" VALUES('EVENNG',301,1795849484900,'phone','phone-89','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','914fa32e8a0f37f1ee94bd0f0fa862a2d5be4d83cb3acb8f39c3d1aba468ba66');
INSERT INTO "log" VALUES('EVENNG',302,1795849484969,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":6},"timed_out":false}','94ba4545cf80252cf01f1b2a0651720cbd2170294a8389efbb91043b98ef8372');
INSERT INTO "log" VALUES('EVENNG',303,1795849484973,'phone','phone-90','{"event":"calzacalled","seat":1,"decided_at":1795849484988}','3e57366917e5db4b76de7169ba7147a2bdca9cfa42937f3cd242ce6b5aaf21c7');
INSERT INTO "log" VALUES('EVENNG',304,1795849484988,NULL,NULL,'{"event":"moved","seat":1,"move":{"move":"calza"},"timed_out":false}','1b1e6658fc85e44eeb7e119e7c0afd3202c87398ed238cf0e4e30aad44e20795');
INSERT INTO "log" VALUES('EVENNG',305,1795849484988,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','0594b9c8ba14b174821c7bbc5a30b6bed69731787026f2fde4b23b0f823db08e');
INSERT INTO "log" VALUES('EVENNG',306,1795849484988,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"531ca78705992148e2905c03f08f18c5b93b39d54265a57a15b5cc730c5020dd"}','a23cc5c307521f580ef62e89337e2418402db3c50d1c0a3f20ea87d1148081ae');
INSERT INTO "log" VALUES('EVENNG',307,1795849485232,NULL,NULL,'{"event":"dealt","hands":[[],[1,1,1,5],[2,1,1,6,6],[5,2]],"opener":2}','745f9cb90b5e1c10f8f463501b2eb0239428e7c047d2ec4112b9195210b65114');
INSERT INTO "log" VALUES('EVENNG',308,1795849485311,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','1fe33f0bcd98b7ff4386b70db67cc9586694d1e39f1b39f3f08ec03782fa1197');
INSERT INTO "log" VALUES('EVENNG',309,1795849485332,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','c4d8ab97ddc7b4544da2b5dc13a59d9617d93aa5973217f6b0bcb78ed1f56db6');
INSERT INTO "log" VALUES('EVENNG',310,1795849485364,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":5,"face":2},"timed_out":false}','c03e64c341a8cdb58c9b245f4b56978bb5871265603aa755ece3c7285c4141cd');
INSERT INTO "log" VALUES('EVENNG',311,1795849485429,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','3081777ac79092625afbaa706616d3eba224612d2eec78caba7377cd1f134b48');
INSERT INTO "log" VALUES('EVENNG',312,1795849485492,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":4,"face":1},"timed_out":false}','c0ccf6803293be5711df43d0f463822d5ae942f8a2e09bc9e87b7db24aa8974b');
INSERT INTO "log" VALUES('EVENNG',313,1795849485522,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','1b13eef150e480f79cf370f2d9881d15dd8372af304438dc70b17ea28cacc83f');
INSERT INTO "log" VALUES('EVENNG',314,1795849485522,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','f229d2843ea34d6e748fe25d1aedc371b794ee0239d606dd14435a01732fb485');
INSERT INTO "log" VALUES('EVENNG',315,1795849485522,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"5ad5ae60301bfc1feeddb89c8ae86590d01ad77e8fdd3c29f13f9812c236a3d7"}','39b870b2e0f7740c0502e46c14d155fe7db892343f02fb5654b1cb5457bb48d7');
INSERT INTO "log" VALUES('EVENNG',316,1795849485779,NULL,NULL,'{"event":"dealt","hands":[[],[2,2,3,1],[3,2,6,6,4],[2]],"opener":4}','635e9f5ea9739332621e42f1e5756e1bf7b7cc19f9c09e5e8809be0e6cdb0fce');
INSERT INTO "log" VALUES('EVENNG',317,1795849485827,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":2,"face":3},"timed_out":false}','a7f758af03752cb190e01cc48693eb76cfdec34dd84bc7f56a3b2d56040a6956');
INSERT INTO "log" VALUES('EVENNG',318,1795849485908,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":3},"timed_out":false}','bb52601e0964804d9e339f4d37a5b1427b77a78f44ca6f8aa36068219896bdf0');
INSERT INTO "log" VALUES('EVENNG',319,1795849486046,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','168803320f32a1dc71a6f047c5e61cb96206226e14cdbf8c0aa0a30603130c51');
INSERT INTO "log" VALUES('EVENNG',320,1795849486046,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','e79c6261d2caa21e7174790691a687250415293c017fccfbca83c1071b05a2b8');
INSERT INTO "log" VALUES('EVENNG',321,1795849486046,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"95ceb3bad0a85a28ecdf70a267730cefc20537dac1c67e63ff94197f7e33406d"}','947d0e544e22f244d28fd71f07912c03fa83ed4872f8026910f3005474a524a7');
INSERT INTO "log" VALUES('EVENNG',322,1795849486272,NULL,NULL,'{"event":"dealt","hands":[[],[6,2,3],[1,3,3,4,2],[4]],"opener":2}','f707c0fad4698982fc8b22c79c25c43ba994310d1d8358e08ef66542098213e5');
INSERT INTO "log" VALUES('EVENNG',323,1795849486314,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','a25b12067e0004db63f0694305e4027e37f2c92d1f176109a4581788be23a90e');
INSERT INTO "log" VALUES('EVENNG',324,1795849486334,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','6fc7b57ad26c9d363f1ef6b0cdd1e9d864c9964c7ae95d18f8df4806d8938251');
INSERT INTO "log" VALUES('EVENNG',325,1795849486375,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":3,"face":6},"timed_out":false}','1b41d167134fa8e50beda703d3d18b89bd9daab680aee940e2f2e0b8ae92fb1a');
INSERT INTO "log" VALUES('EVENNG',326,1795849486437,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','4511536362afd3328708410abd9027b48b7a8a8415c8c74b9147cffcdf8f40a3');
INSERT INTO "log" VALUES('EVENNG',327,1795849486437,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','e179eb8e4abea6196187b59d5c3a168f95b0c354f1901496dc95c07b0f100fd0');
INSERT INTO "log" VALUES('EVENNG',328,1795849486437,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"44509055a549ff02f019f06fc571c1826c8c28ece58bda2ef833aa57941ef4ff"}','1f2f99e6c244bd40df59a3b4da995a805297313571d25cf151f90fb59343cba7');
INSERT INTO "log" VALUES('EVENNG',329,1795849486663,NULL,NULL,'{"event":"dealt","hands":[[],[1,2,1],[3,1,1,2,2],[]],"opener":2}','77431dd592bffea88eba6b9bdb19e95c1d3396b2ac8d64c36ba654552a62fdea');
INSERT INTO "log" VALUES('EVENNG',330,1795849486706,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','4d44d041977c32ad1d74f07e2ecbccd3b5b8f94915367cf546af60cf6d3e12be');
INSERT INTO "log" VALUES('EVENNG',331,1795849486738,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','871d2fbe8ea3fb37d95374e7e96dcaa073ee982c818b6a857211ec24c9d9a60c');
INSERT INTO "log" VALUES('EVENNG',332,1795849486788,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":2},"timed_out":false}','8f52e39a08ae4d76fddfb26d678696d2d9168c707e952e8b18977c1ccca33771');
INSERT INTO "log" VALUES('EVENNG',333,1795849486895,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','9f0022fe1e6b0f9fd9d73274924659a923775c8f7d4ae59c469ad3b938ff2de3');
INSERT INTO "log" VALUES('EVENNG',334,1795849487001,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":5,"face":2},"timed_out":false}','a9ebfbe7854eeceb6d09020f02178093deb78fd7a4830b31a3ad73873f615b07');
INSERT INTO "log" VALUES('EVENNG',335,1795849487039,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":6,"face":2},"timed_out":false}','152f6cf5513590bf6e157516302b16f7d5f1f331f6f9dc2ec1e2d392cc371a69');
INSERT INTO "log" VALUES('EVENNG',336,1795849487065,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":1},"timed_out":false}','c4edc6c64a67f58eb06c8ac8c4ff2772e057daeef2907ac54d0c397eabe4ad4e');
INSERT INTO "log" VALUES('EVENNG',337,1795849487162,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":7,"face":2},"timed_out":false}','2eb189ee12d10933f1a5876a2784b91110739f1d42192efbb69515fcd51aa98e');
INSERT INTO "log" VALUES('EVENNG',338,1795849487189,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":1},"timed_out":false}','6ac185a69f69fbed44165ab7a34d2d0532d46bce122b1677e50513c634607689');
INSERT INTO "log" VALUES('EVENNG',339,1795849487211,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','5d47002b7f01c495d4868457d42faa71dad729743efe1e304995348dea8e593e');
INSERT INTO "log" VALUES('EVENNG',340,1795849487211,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','eb4a2d6534da3cc5f76297ecfe2672f0ad5cfcc763fe754e06701d2aae3c1fcc');
INSERT INTO "log" VALUES('EVENNG',341,1795849487211,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"49bdaeaca0e79cd2689285ffcd08a5ce0951d2f7c1bd03b672a213cebdf94ff2"}','79af444d5e71423eb2ce6c14afad142a733ca5f9e2f104dbc6255a4e69f216e3');
INSERT INTO "log" VALUES('EVENNG',342,1795849487440,NULL,NULL,'{"event":"dealt","hands":[[],[4,4,5],[4,5,6,3],[]],"opener":3}','7b6646896807b498138bf7ea2aa0d7b8ed737e2c0ed5e7fa2a2a78420eef3c79');
INSERT INTO "log" VALUES('EVENNG',343,1795849487482,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','b59f72553f6b8feaecd9245a3f0ed0d65f132a79f5242445f00c99da54c70b67');
INSERT INTO "log" VALUES('EVENNG',344,1795849487506,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','fa9cd9640b54a3ce69f877af30a9f19059f35847e275b0cdf15021432d401ca9');
INSERT INTO "log" VALUES('EVENNG',345,1795849487610,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":4},"timed_out":false}','ae81477721de4b8fed0f68edb5264f0b81da659c9d1239adc5f1ee1c4bb6acac');
INSERT INTO "log" VALUES('EVENNG',346,1795849487694,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":4,"face":4},"timed_out":false}','0b32d9b744a40628ed3de2bfc245738b2ff50204e1864fcee2f6442991b5dfaf');
INSERT INTO "log" VALUES('EVENNG',347,1795849487729,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','9de0d77018f5297bc45666387139a008771ec23eca70d630984e987d7a734417');
INSERT INTO "log" VALUES('EVENNG',348,1795849487729,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','8186240233c1e36d98513d026399962bb3cf7f32b99d20c255cf21b33be0c3cc');
INSERT INTO "log" VALUES('EVENNG',349,1795849487729,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fb20f0f6bbcb8ceeaf58460434705f632c7441cde4eb12e255f9cd2a85db7784"}','ad1353dc3d01a84d21db49b5246ba51ec58bbe613a7ec61443605877432b5034');
INSERT INTO "log" VALUES('EVENNG',350,1795849487948,NULL,NULL,'{"event":"dealt","hands":[[],[2,6],[1,5,4,1],[]],"opener":2}','37b397a9fb4b2bb60ea0b1a099e266d12249e667c88b841a16aee0ef0354b2bc');
INSERT INTO "log" VALUES('EVENNG',351,1795849488004,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','76a34cd224d4bc3b85d7348a0f5a0131e573256fdea5de4dacf34f17c552a2dd');
INSERT INTO "log" VALUES('EVENNG',352,1795849488113,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":2},"timed_out":false}','8faf7389634bfb1e1d423ac969dd85aff6827989ce4feb1f85fcc2a10a9f59da');
INSERT INTO "log" VALUES('EVENNG',353,1795849488194,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','645f757b06c91254d6bdae348a6f294b2458506b3c97950e2ca73ce18c5a122a');
INSERT INTO "log" VALUES('EVENNG',354,1795849488358,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','830ee991313fb2d88de3efee8313e1f5bc82f52856e22f898e529fc8bb9c9763');
INSERT INTO "log" VALUES('EVENNG',355,1795849488471,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','0f26a32c6b6ff8e6698a7f9f39d41a247cbf6d1a8d9c153ce9579d44ce0429cd');
INSERT INTO "log" VALUES('EVENNG',356,1795849488622,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":3,"face":4},"timed_out":false}','57b4d372099132d6558f2a72d42f2b68a7f564af0b6092c5272518b91ffb8962');
INSERT INTO "log" VALUES('EVENNG',357,1795849488712,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','f051833a8e2257abfa71c88c56ceb6dc955c15d317d15d6c4dda9006bbb20138');
INSERT INTO "log" VALUES('EVENNG',358,1795849488712,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','70727465b28f121a4943659eac37a45b934f97bf28e42d98ce8840445e42302f');
INSERT INTO "log" VALUES('EVENNG',359,1795849488712,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"048e4b40706db408e7840bb633bb876e763dfea0d9bc19bb135a1a4814d68f85"}','222046e212b850bb7968e99cf34e22976701920b98d8d42552c09d7ab8b9907e');
INSERT INTO "log" VALUES('EVENNG',360,1795849488931,NULL,NULL,'{"event":"dealt","hands":[[],[6],[6,4,5,5],[]],"opener":2}','a1f9fbefdffe7195cf43e952d29a3627a50028eeae9b9cda7770943d3990841c');
INSERT INTO "log" VALUES('EVENNG',361,1795849488989,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":6},"timed_out":false}','bb6b72ae4f0020afc84475077162a42f430228aa6c83371a17bc60c16420c1c5');
INSERT INTO "log" VALUES('EVENNG',362,1795849489037,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','e809db8f28313559b13916777053872dea875c98354549c97ca6de7355ae0da3');
INSERT INTO "log" VALUES('EVENNG',363,1795849489140,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":6},"timed_out":false}','4464f88bbf92aeb6c8b8399e1f0914b35d2c091c838417d84b5bdf156b453d59');
INSERT INTO "log" VALUES('EVENNG',364,1795849489239,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":14,"face":1},"timed_out":false}','34daed05c5e36dd3a2431071049d58be131bf91652b5b803afb62c0acf1ef269');
INSERT INTO "log" VALUES('EVENNG',365,1795849489264,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','aca4495c7a99513be4a07d4333947e3adf3837761c0c29c43d2e97a47c147bd6');
INSERT INTO "log" VALUES('EVENNG',366,1795849489264,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','e3ffeaef535156a384f92a84eda8b1e5236b06b2627a3b88f6b8097af7f0b773');
INSERT INTO "log" VALUES('EVENNG',367,1795849489264,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"9c0ba02843c35167f0af6faa6cc83fc3ec5fb6923e66c4edc0dccc28c6a26e04"}','586789b4014e26fb0f07e500fa525d61524929ec1a087260775ebe23ae8ea6b7');
INSERT INTO "log" VALUES('EVENNG',368,1795849489451,NULL,NULL,'{"event":"dealt","hands":[[],[1],[4,4,6],[]],"opener":3}','454aba38ff39d754847232841c07ed3d8f78fef2778281e164af939ca1a59fce');
INSERT INTO "log" VALUES('EVENNG',369,1795849489571,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":4},"timed_out":false}','b07cf486403a368f044881edd737a12b8b986f8f3f6566c2e7ffa4c5f14618e4');
INSERT INTO "log" VALUES('EVENNG',370,1795849489669,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','780b8c707e148a0ce865bef4f171ff9059c335568790476b106e68f66885ec27');
INSERT INTO "log" VALUES('EVENNG',371,1795849489739,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','1472a52ca8e23af2f931559538bac08b58d5357b12200c2af078c94acfab0b0c');
INSERT INTO "log" VALUES('EVENNG',372,1795849489739,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','b1b9bf69063fe5c57989d5fd66daa636f05452a466b50141a406f5ed9ca40b3c');
INSERT INTO "log" VALUES('EVENNG',373,1795849489739,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"e332226da91b328e0b25a2955b4b26befdd72580fa7675626b6b73bfac89e25b"}','7310ea013bdb9ae2f24f3123e2b58ed2055d6568c7f28cb5f2d9665c84ea5ce4');
INSERT INTO "log" VALUES('EVENNG',374,1795849489935,NULL,NULL,'{"event":"dealt","hands":[[],[5],[5,4],[]],"opener":3}','7ba99c42b86fe6ebe2722c59ff3b3966f5792e6552bfd9a8db0c5cdf51dd5266');
INSERT INTO "log" VALUES('EVENNG',375,1795849490044,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','9e24366755c7493a737a4471f93fcac2c0d287b2e8cfd1653fba38c3e7bbba8c');
INSERT INTO "log" VALUES('EVENNG',376,1795849490109,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','9602b9cd2dfb4f6476cda1afdef06f6b032398de6881392db511ec925f1aad15');
INSERT INTO "log" VALUES('EVENNG',377,1795849490167,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"bid","quantity":2,"face":5},"timed_out":false}','4b16fb46063886a8e5eb4fc99e0ebafa1df668c25d5f61167e53970f57ef20f9');
INSERT INTO "log" VALUES('EVENNG',378,1795849490301,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":2,"face":1},"timed_out":false}','2d53ed2eb928ef84883f26c0f42c24e6ab4b0b9d9b1dd3921b7d617e2b42797e');
INSERT INTO "log" VALUES('EVENNG',379,1795849490317,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"dudo"},"timed_out":false}','b3d0b2922bda12a87885557deb4ff58bb46a9728b1f13fc94fdf80b9bae71c4d');
INSERT INTO "log" VALUES('EVENNG',380,1795849490317,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','eab121fa065c1f6a424778ef96aae712b61735f54f23fbb9396cd479098ea1ab');
INSERT INTO "log" VALUES('CUSTMS',1,1795849490324,'fay','fay-1','{"event":"opened","guest":"fay","edition":"bga","options":{"players":[2,8],"dice":2,"first_opener":"highest-roll","raise":"any-higher","palifico":"each-time","palifico_with_two":false,"veteran_changes_face":true,"calza":true,"calza_callers":"all-but-next","calza_in_palifico":false,"calza_with_two":false,"calza_wins":"all-others-lose","lost_dice_visible":true,"reveal":"from-caller"},"chairs":5,"table_settings":{"listed":true,"training_aid":true,"spectators_see_previous_round":true,"chat":false,"clock":{"move":60,"bank":600,"increment":5},"autostart_at":2,"speed":"slow","eliminated_see_dice":true,"external_bots":true}}','a0ca3edfde33dff9b960fbbbd85108163707315c625206622cdda4010e10bd0b');
INSERT INTO "log" VALUES('CUSTMS',2,1795849490324,'fay',NULL,'{"event":"sat","chair":1,"guest":"fay","name":"Fay"}','56af7eb03889e5dfd1782e1aa3b642e0e3b33c083e97b0e0dbc63f35742c2222');
INSERT INTO "log" VALUES('CUSTMS',3,1795849490328,'fay','fay-3','{"event":"sat","chair":1,"guest":"fay","name":"Fay"}','7d969ba9684ec6bef1e71345560f71620d00ae24b707c4516ac295eb5b618eba');
INSERT INTO "log" VALUES('CUSTMS',4,1795849490330,'bot-robo','bot-robo-2','{"event":"sat","chair":2,"guest":"bot-robo","name":"Robo"}','746dc0a60a40fd3ccdbad63f3875cae96df32b01c4d95791415ca3d8b94ea6dd');
INSERT INTO "log" VALUES('CUSTMS',5,1795849490331,'gus','gus-2','{"event":"sat","chair":3,"guest":"gus","name":"Gus"}','5732c7b693d04d77df1defc73fe1e4b570f46ab4b2e9c3b8e19b9427d87c7285');
INSERT INTO "log" VALUES('CUSTMS',6,1795849490331,'gus',NULL,'{"event":"botseated","chair":4,"bot":"odds","left":false}','b07a9165a1ed784d577b567664877e0a75c7cebbce5af03f9061ba385ecdd6cd');
INSERT INTO "log" VALUES('CUSTMS',7,1795849490331,'gus',NULL,'{"event":"botseated","chair":5,"bot":"odds","left":false}','ddaa6153e3d1d34b2f51741cbd0e11c03ee2ff1cf4e7a8f726b4276cc59faf9c');
INSERT INTO "log" VALUES('CUSTMS',8,1795849490331,'gus',NULL,'{"event":"started"}','5510c35c0136507535778f7c284ced8cab6775084fcf7105efe06fd7e07b1d94');
INSERT INTO "log" VALUES('CUSTMS',9,1795849490334,'fay','fay-4','{"event":"digestgiven","seat":1,"round":1,"digest":"12eef32e1f360e9305e6bdd7906625b63bd4a768d9c21ded19354cf14b5d1039"}','8a7fc572f29326448118c99ff064d060641956e2ffce9b440f146e221c0bdd41');
INSERT INTO "log" VALUES('CUSTMS',10,1795849490336,'bot-robo','bot-robo-3','{"event":"digestgiven","seat":2,"round":1,"digest":"fac97fe91b9ecfb23f9a980e9dbc277d7329921aaa2535f5fc84aa1dbbd8d0bf"}','801cd852f57685b8b72f5d02ff0506d8378c19071703c5b64d811a6eb9242b24');
INSERT INTO "log" VALUES('CUSTMS',11,1795849490338,'gus','gus-3','{"event":"digestgiven","seat":3,"round":1,"digest":"4695f663762fb24705e976c3bbd1c2a547abf1b0912d186028e3bbe93cb7a586"}','1f8dc12e286bca56f80777136a1b34b9670dcb80181b0d168ac645d2d4381eb7');
INSERT INTO "log" VALUES('CUSTMS',12,1795849490338,'gus',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"2eb86f3c1dcc3764ff0d7743d6d199ea6ac8f76f39f7662c3e3651712c22bb89"}','ec908ac5f8155a69d39ded4f57a57f4d25441f579b6524e5860db7819f5c15ab');
INSERT INTO "log" VALUES('CUSTMS',13,1795849490340,'fay','fay-5','{"event":"contributed","seat":1,"contribution":"f33ed7beef58c084452483320a7ff2fe"}','59b92e9c8cfe31d8e96636a148ba931dd4ed7715a3f099a5c2b28b9d4c24492b');
INSERT INTO "log" VALUES('CUSTMS',14,1795849490342,'bot-robo','bot-robo-4','{"event":"contributed","seat":2,"contribution":"3304e3c1869f2a9745a23e48179041d8"}','2b6b133af69983f373e9a0a782b9d50aa4f8836a27e8c6d84b1626eddfa34bea');
INSERT INTO "log" VALUES('CUSTMS',15,1795849490344,'gus','gus-4','{"event":"contributed","seat":3,"contribution":"eb367cb454533fce88664909250bae43"}','5c673443f820d961b1a7302f8494a9e92a2e3c1c01c9295e043485c10ca24684');
INSERT INTO "log" VALUES('CUSTMS',16,1795849490438,NULL,NULL,'{"event":"rolled","faces":[6,1,1,1,1]}','55c4831bf5683147f1e47ebd748794ecd6b00acbc35f5eac35893b59ba9cbdee');
INSERT INTO "log" VALUES('CUSTMS',17,1795849490545,NULL,NULL,'{"event":"dealt","hands":[[2,2],[2,3],[4,5],[4,6],[5,6]],"opener":1}','940b1db97282c2724ff837ad66f4f44ec09c2d4bb95315f3ac99bca8dfc40a9e');
INSERT INTO "log" VALUES('CUSTMS',18,1795849490548,'fay','fay-6','{"event":"moved","seat":1,"move":{"move":"bid","quantity":3,"face":2},"timed_out":false}','ce599f7cb13e58787c31afd3b05d2a8200a08a7efc2b89d2bcca7de00ff36f03');
INSERT INTO "log" VALUES('CUSTMS',19,1795849490553,'gus','gus-5','{"event":"calzacalled","seat":3,"decided_at":1795849490568}','826a0054c6d4d0443b6b6a1d7043c417e865e1be846aae75b4f1fe58ba200889');
INSERT INTO "log" VALUES('CUSTMS',20,1795849490569,NULL,NULL,'{"event":"moved","seat":3,"move":{"move":"calza"},"timed_out":false}','73285367ca7ceff9bbe27e7845f039b0020c05bc22ae94130f135c0a01f1c8b9');
INSERT INTO "log" VALUES('CUSTMS',21,1795849490569,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','4b393ff1da04bd9e1c142f610111fea11de01cb86c011d493b49224a68084c7d');
INSERT INTO "log" VALUES('CUSTMS',22,1795849490569,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"e38f23f5f6fa513127463efeed82ca7e3d3205f8e642a4c2a8bb2308b31379ca"}','22375a3f1a4fe97ebf1062ef66086c9bf00bd28f3c8bd86593444e9401ce677d');
INSERT INTO "log" VALUES('CUSTMS',23,1795849490573,'fay','fay-7','{"event":"configured","edition":"bga","options":{"players":[2,8],"dice":2,"first_opener":"highest-roll","raise":"any-higher","palifico":"each-time","palifico_with_two":false,"veteran_changes_face":true,"calza":true,"calza_callers":"all-but-next","calza_in_palifico":false,"calza_with_two":false,"calza_wins":"all-others-lose","lost_dice_visible":true,"reveal":"from-caller"},"chairs":5,"table_settings":{"listed":true,"training_aid":true,"spectators_see_previous_round":true,"chat":false,"clock":{"move":60,"bank":600,"increment":5},"autostart_at":2,"speed":"fast","eliminated_see_dice":true,"external_bots":true}}','a67b632d0150306e53585d8da7579e07806ea3c5e8ba7fc283178a30e18e8c24');
INSERT INTO "log" VALUES('CUSTMS',24,1795849490692,NULL,NULL,'{"event":"dealt","hands":[[6],[5],[5,2],[1],[1]],"opener":3}','62461baeb1f40d62a5c8b9c25fe02ed9e162b4e937f447e87ea66e98fea51cc7');
INSERT INTO "log" VALUES('CUSTMS',25,1795849490695,'gus','gus-6','{"event":"moved","seat":3,"move":{"move":"bid","quantity":6,"face":5},"timed_out":false}','a52a98db6c95ac89be52c4ea45e02f2a673880ac3653f553138e5a63fc348685');
INSERT INTO "log" VALUES('CUSTMS',26,1795849490704,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','26e3da5b68156ed655371e87c44be4c08a29de7cc17ddac2c74bfc62fac5db50');
INSERT INTO "log" VALUES('CUSTMS',27,1795849490704,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','c65bbaa752b0bbd9c10aad30bfbb98d950a0e10887563291bccff1e286f20708');
INSERT INTO "log" VALUES('CUSTMS',28,1795849490704,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"451f28daa8d5295553f0be7026edefbfd427b4aee1f04b8856b57d141ee3afe1"}','4bac8930abec56d69e220e3713e60a4dcd4ae21c21308a6fb181a4c41691770b');
INSERT INTO "log" VALUES('CUSTMS',29,1795849490832,NULL,NULL,'{"event":"dealt","hands":[[3],[1],[6],[4],[4]],"opener":3}','acaba093fa271257bbd1da2148f07d78df232d7e7eacaf80256436623d2c4b9e');
INSERT INTO "log" VALUES('CUSTMS',30,1795849490838,'gus','gus-7','{"event":"moved","seat":3,"move":{"move":"bid","quantity":5,"face":5},"timed_out":false}','50cce63eb56b5f7ae932e7e6bd3bebd282da78e598fdf8ea5dcbf64290bfb38c');
INSERT INTO "log" VALUES('CUSTMS',31,1795849490848,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','e4117bfa2650523487b064508b41e6b1631457ed1e782ce89fbfe8025e564633');
INSERT INTO "log" VALUES('CUSTMS',32,1795849490848,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','fa88e0f090371f8f80e44e3e2c5a9ac3405463d83d203c7437ee108bb62d6e0e');
INSERT INTO "log" VALUES('CUSTMS',33,1795849490848,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"fafa08f8cc1f847bb3bd510d575855559f1bda7eb404c5e416ad125f726381e5"}','2d826aac6fda4075a128c9efb564f38a548524957729a3f839288bb69fbc5e59');
INSERT INTO "log" VALUES('CUSTMS',34,1795849490956,NULL,NULL,'{"event":"dealt","hands":[[4],[5],[],[3],[1]],"opener":4}','f1930085e1d441dd0a13bcfe31fec2e7fda22ec435a34341fae74cd2eb3bd489');
INSERT INTO "log" VALUES('CUSTMS',35,1795849490978,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":3},"timed_out":false}','bdabf2e9401da1ea6329a1c4222d9f2a0807a5884d320eaf0fe4bafefbdb46fe');
INSERT INTO "log" VALUES('CUSTMS',36,1795849490996,NULL,NULL,'{"event":"moved","seat":5,"move":{"move":"bid","quantity":1,"face":1},"timed_out":false}','8be6683565ea9483da3734b5d9507225c0733b8e0f7212bce47b780e743f515d');
INSERT INTO "log" VALUES('CUSTMS',37,1795849491000,'fay','fay-8','{"event":"moved","seat":1,"move":{"move":"bid","quantity":4,"face":5},"timed_out":false}','f5b2f0a964ec9f829b59323785c36617434594d6784afb6f8ae402e979abf9d0');
INSERT INTO "log" VALUES('CUSTMS',38,1795849491005,'bot-robo','bot-robo-6','{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":false}','11efaf60f03699ee1fbec4311f5c91eda34505228d65abbf3a7e331aee234a8a');
INSERT INTO "log" VALUES('CUSTMS',39,1795849491005,'bot-robo',NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','fa8e40daad3754a7a8ebfaefff7b0e46c8c0c422c884ad4284e7dfd6293de5b1');
INSERT INTO "log" VALUES('CUSTMS',40,1795849491005,'bot-robo',NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"daf87a27c8eda4fe88b38e6738edca5218e7c61aa44c56e54db73f64ad8d6c77"}','e58f944eb93f8b441be6e662d79b72ddf68a028f0e296831a0d2a84a5f073ec2');
INSERT INTO "log" VALUES('CUSTMS',41,1795849491114,NULL,NULL,'{"event":"dealt","hands":[[],[5],[],[5],[4]],"opener":2}','42d8c5a5d3471552f56e9b343f1a9545cf0b3577d8105964f345a7205450f765');
INSERT INTO "log" VALUES('CUSTMS',42,1795849491120,'bot-robo','bot-robo-7','{"event":"moved","seat":2,"move":{"move":"bid","quantity":3,"face":5},"timed_out":false}','0ccc911dc2ecd3ea5b5bffa2978623543554e4522f60e9b270e5f39955a7a904');
INSERT INTO "log" VALUES('CUSTMS',43,1795849491128,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','09b43b3555741b1ac324ea89b9f83a1400177efff64fe27597e3e31e08aa0677');
INSERT INTO "log" VALUES('CUSTMS',44,1795849491128,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','4efe1f06c6e7bc71d302bfcc0b980d021ae705ba18632f6999e3dd89e8a75dad');
INSERT INTO "log" VALUES('CUSTMS',45,1795849491128,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"55ef36b5031ecdd5a7d83ccd6e1c351d227900cc7f282e8d0715efbe35a29cf2"}','0d0e4bffa3a69835d053ba81aa7ecbf8d21a25b59755c0ecbfc755456523baf7');
INSERT INTO "log" VALUES('CUSTMS',46,1795849491137,'fay','fay-9','{"event":"configured","edition":"bga","options":{"players":[2,8],"dice":2,"first_opener":"highest-roll","raise":"any-higher","palifico":"each-time","palifico_with_two":false,"veteran_changes_face":true,"calza":true,"calza_callers":"all-but-next","calza_in_palifico":false,"calza_with_two":false,"calza_wins":"all-others-lose","lost_dice_visible":true,"reveal":"from-caller"},"chairs":5,"table_settings":{"listed":true,"training_aid":true,"spectators_see_previous_round":true,"chat":false,"clock":{"move":60,"bank":600,"increment":5},"autostart_at":2,"speed":"instant","eliminated_see_dice":true,"external_bots":true}}','0be07c8c28bf3293bdd35036784b8bc4c62ea80a43b45ca28b7876458370e72f');
INSERT INTO "log" VALUES('CUSTMS',47,1795849491140,NULL,NULL,'{"event":"dealt","hands":[[],[],[],[4],[4]],"opener":4}','0c5e80323f8631817f80d521e1444aaac2169a183cfe512f80724cbc85aa0ef7');
INSERT INTO "log" VALUES('CUSTMS',48,1795849491143,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"bid","quantity":1,"face":4},"timed_out":false}','2672a5278583a14ba533156847086e9ad6cd58ced19d24f22eefd3bd8db6041d');
INSERT INTO "log" VALUES('CUSTMS',49,1795849491145,NULL,NULL,'{"event":"moved","seat":5,"move":{"move":"bid","quantity":1,"face":5},"timed_out":false}','7efafe997ab6e7373fb75cf0cb589215b6405a53687428604d2f9813dc9b178d');
INSERT INTO "log" VALUES('CUSTMS',50,1795849491148,NULL,NULL,'{"event":"moved","seat":4,"move":{"move":"dudo"},"timed_out":false}','b28cc5ffce28b8c6b3ebd53c8751d21132ef6f243cbbbae6570bb2b3b198ffde');
INSERT INTO "log" VALUES('CUSTMS',51,1795849491148,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','9b1ad47b0a3d1fe1685ff3bb368748a9f411392b7a80de84b06e8184e650ab1b');
INSERT INTO "log" VALUES('CLCKED',1,1795849491154,'dan','dan-1','{"event":"opened","guest":"dan","edition":"bga","options":{},"chairs":2,"table_settings":{"listed":false,"training_aid":false,"spectators_see_previous_round":false,"chat":true,"clock":{"move":5,"bank":0,"increment":0},"autostart_at":null,"speed":"normal","eliminated_see_dice":false,"external_bots":false}}','75bb898468e8170eabb20f6bc5583a43a5fc24985e3b67cba7b1df254537ffab');
INSERT INTO "log" VALUES('CLCKED',2,1795849491154,'dan',NULL,'{"event":"sat","chair":1,"guest":"dan","name":"Dan"}','97a4d88a6f311b2ef7157a9aeb15f58318a8213d392aca330b9559cdab896145');
INSERT INTO "log" VALUES('CLCKED',3,1795849491158,'eva','eva-2','{"event":"sat","chair":2,"guest":"eva","name":"Eva"}','6f578d4ef7ff6dd12d14506b704c61f15a158f20cb78d25cfab4383c3edce2c6');
INSERT INTO "log" VALUES('CLCKED',4,1795849491160,'dan','dan-3','{"event":"started"}','f56a08e2f978d47cc0de08aaa1ad9943ffd224ec0ece886f02f097e459a7f717');
INSERT INTO "log" VALUES('CLCKED',5,1795849491176,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"0726413390b7d62ca2fa3b4eca7d08a3fa469101b613b7bf120f346259598d19"}','962e5c21cb612739f86001ee9084744706567346e85555aa02d176f90bf435d7');
INSERT INTO "log" VALUES('CLCKED',6,1795849491192,NULL,NULL,'{"event":"dealt","hands":[[1,5,2,1,2],[5,2,5,6,3]],"opener":1}','cfc305ed22020c4bcd0aa5c3b99048faa31ed68d8fd24c59786987451cb7f6b9');
INSERT INTO "log" VALUES('CLCKED',7,1795849491195,'dan','dan-4','{"event":"moved","seat":1,"move":{"move":"bid","quantity":1,"face":2},"timed_out":false}','9f58395484671b57f82fcf26540c52d289a44889cc1d6346ad70702be6ba31b8');
INSERT INTO "log" VALUES('CLCKED',8,1795849496195,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"dudo"},"timed_out":true}','27b7d7811e518c187c4814cfff199bdb3af1dc2f20b2271a21563dbde7ddde11');
INSERT INTO "log" VALUES('CLCKED',9,1795849496195,NULL,NULL,'{"event":"seedrevealed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}','a1f28546a79ff3aaa6bff40a0353d40a1fafd814b80baed97f88765152b77a9b');
INSERT INTO "log" VALUES('CLCKED',10,1795849496195,NULL,NULL,'{"event":"seedcommitted","salt":"00000000000000000000000000000000","commitment":"3cb5a322171883efd331cb0f023851d979d4da234437a34321956d80d40ecbd3"}','b2dc3edd550fe5e7611dd32ac07cc851eda3fa54975ba849e48560737439ecbb');
INSERT INTO "log" VALUES('CLCKED',11,1795849496530,NULL,NULL,'{"event":"dealt","hands":[[3,3,5,5,4],[4,1,1,2]],"opener":2}','2a2860776b9a307886f6fbb339eac8b2f3868f80a3c560aba9417ce1d3ae582d');
INSERT INTO "log" VALUES('CLCKED',12,1795849501531,NULL,NULL,'{"event":"moved","seat":2,"move":{"move":"bid","quantity":1,"face":2},"timed_out":true}','bb2ec7d83476ffb3a3caec336558dc350c487ddf11cebbd74f60d041fc4c5885');
INSERT INTO "log" VALUES('CLCKED',13,1795849501531,NULL,NULL,'{"event":"botseated","chair":2,"bot":"reader","left":false}','26f5e8c2081bc1573fdd31902a0fea5c0f08cd97295a30bbf218065205f655ac');
INSERT INTO "log" VALUES('CLCKED',14,1795849501651,NULL,NULL,'{"event":"downtimecredited","milliseconds":120}','2eb0895f7ed80ab639272b11a6bd8d4ea71ee2dbcea751bcdc6082b7a047fe8f');
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
INSERT INTO "result" VALUES('EVENNG',1,1,'phone',NULL,'kozak',1795849481525,4,2,14,2,1,4,2,2,0);
INSERT INTO "result" VALUES('EVENNG',1,2,'bo',NULL,'kozak',1795849481525,4,3,18,4,1,1,0,5,2);
INSERT INTO "result" VALUES('EVENNG',1,3,'cleo',NULL,'kozak',1795849481525,4,4,11,1,0,2,0,2,0);
INSERT INTO "result" VALUES('EVENNG',1,4,NULL,'beginner','kozak',1795849481525,4,1,19,3,1,5,5,0,0);
INSERT INTO "result" VALUES('EVENNG',2,1,'phone',NULL,'kozak',1795849490317,4,4,7,1,1,6,3,2,0);
INSERT INTO "result" VALUES('EVENNG',2,2,NULL,'reader','kozak',1795849490317,4,2,28,5,0,3,2,0,0);
INSERT INTO "result" VALUES('EVENNG',2,3,'cleo','reader','kozak',1795849490317,4,1,23,2,1,6,4,0,0);
INSERT INTO "result" VALUES('EVENNG',2,4,NULL,'beginner','kozak',1795849490317,4,3,12,4,0,1,0,0,0);
INSERT INTO "result" VALUES('CUSTMS',1,1,'fay',NULL,'bga',1795849491148,5,4,2,1,0,0,0,0,0);
INSERT INTO "result" VALUES('CUSTMS',1,2,'bot-robo',NULL,'bga',1795849491148,5,3,1,1,0,1,1,0,0);
INSERT INTO "result" VALUES('CUSTMS',1,3,'gus',NULL,'bga',1795849491148,5,5,2,2,0,0,0,1,1);
INSERT INTO "result" VALUES('CUSTMS',1,4,NULL,'odds','bga',1795849491148,5,1,2,0,0,4,4,0,0);
INSERT INTO "result" VALUES('CUSTMS',1,5,NULL,'odds','bga',1795849491148,5,2,2,1,0,0,0,0,0);
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
INSERT INTO "tables" VALUES('EVENNG','new',1795849471806,'ana','ana-1',NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES('CUSTMS','new',1795849490324,'fay','fay-1',NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES('CLCKED','new',1795849491154,'dan','dan-1',NULL,NULL,NULL,0,NULL);
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
