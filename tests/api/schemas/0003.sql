-- SPDX-License-Identifier: Apache-2.0
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL
) STRICT;
INSERT INTO migration VALUES(1,'core',X'324449569f032f53481969c3dc97a3bcb5a0447aa162aca6101ae02883e40221',1795327669767);
INSERT INTO migration VALUES(2,'accounts',X'7b0a6eb81c193a7c2c1713c20149cc797babdec6b7a6e6f7658749e82de7e833',1795327669790);
INSERT INTO migration VALUES(3,'expiry',X'0590ae66564bc0986c896c1b4d5825c30f1d7fe46c6ad6c1a40968dfcee8a953',1795327669795);
CREATE TABLE event (
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL,                 -- JSON: the whole truth, secrets included
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO event VALUES('1m80xwdje4tw1zj8',1,1795327669838,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xwdhq3190x1f","status":"joined"},{"player":"1m80xwdhx41ardbq","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m80xwdhq3190x1f","join_code":"6RTNNH"}');
INSERT INTO event VALUES('1m80xwdje4tw1zj8',2,1795327669845,'joined',1,'{"player":"1m80xwdhx41ardbq"}');
INSERT INTO event VALUES('1m80xwdje4tw1zj8',3,1795327669845,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xwdhq3190x1f","status":"joined"},{"player":"1m80xwdhx41ardbq","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES('1m80xwdje4tw1zj8',4,1795327669850,'secret',0,'{"code":"1234","nonce":"e8b7808173556b3fc16c6a836b39ad493dd08a4b36b6f9e69b028bb27a48f51b","commitment":"940b0164aff88afa46d2549bbb1e38f6aa44afac9e077c67e8db3dbdb77b65a5"}');
INSERT INTO event VALUES('1m80xwdje4tw1zj8',5,1795327669854,'guess',1,'{"attempt":1,"code":"5678","bulls":0,"cows":0,"solved":false}');
INSERT INTO event VALUES('1m80xwdje4tw1zj8',6,1795327669855,'guess',1,'{"attempt":2,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES('1m80xwdje4tw1zj8',7,1795327669855,'round-over',NULL,'{"id":"1m80xwdjzf3yjeng","round":1,"leader":0,"attempts":2,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"e8b7808173556b3fc16c6a836b39ad493dd08a4b36b6f9e69b028bb27a48f51b","secret":"1234"}}');
INSERT INTO event VALUES('1m80xwdje4tw1zj8',8,1795327669856,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":1,"seats":[{"player":"1m80xwdhq3190x1f","status":"joined"},{"player":"1m80xwdhx41ardbq","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES('1m80xwdje4tw1zj8',9,1795327669856,'secret',1,'{"code":"4321","nonce":"71467a3d27498722cbabcbd4da8c24574420d8daf232359f84d85f2024e455ce","commitment":"0c95f9dd1f98b8a858e2a9165322691c58c13883a8e6dd484faaa1490cdfdf2e"}');
INSERT INTO event VALUES('1m80xwdje4tw1zj8',10,1795327669857,'resigned',0,'{}');
INSERT INTO event VALUES('1m80xwdje4tw1zj8',11,1795327669857,'round-over',NULL,'{"id":"1m80xwdk1f1z01br","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"71467a3d27498722cbabcbd4da8c24574420d8daf232359f84d85f2024e455ce","secret":"4321"}}');
INSERT INTO event VALUES('1m80xwdje4tw1zj8',12,1795327669857,'finished',NULL,'{"id":"1m80xwdk1f1z1emp","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation"}');
INSERT INTO event VALUES('1m80xwdk214z3wsb',1,1795327669858,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xwdhq3190x1f","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xwdhq3190x1f","join_code":"2FKVX2"}');
INSERT INTO event VALUES('1m80xwdk214z3wsb',2,1795327669859,'joined',1,'{"player":"1m80xwdhx41ardbq"}');
INSERT INTO event VALUES('1m80xwdk214z3wsb',3,1795327669859,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xwdhq3190x1f","status":"joined"},{"player":"1m80xwdhx41ardbq","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES('1m80xwdk214z3wsb',4,1795327669860,'secret',0,'{"code":"1234","nonce":"e8f10254b31f8ddb24df948ca041179ea0388546454459f198d8873dea58d611","commitment":"30af98d08a0dd8434fe9e3533fb496905e4db40d3a35394fff034bba46c854cb"}');
INSERT INTO event VALUES('1m80xwdk214z3wsb',5,1795327669861,'guess',1,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES('1m80xwdk214z3wsb',6,1795327669861,'round-over',NULL,'{"id":"1m80xwdk5cxh34e8","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"e8f10254b31f8ddb24df948ca041179ea0388546454459f198d8873dea58d611","secret":"1234"}}');
INSERT INTO event VALUES('1m80xwdk214z3wsb',7,1795327669862,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":1,"seats":[{"player":"1m80xwdhq3190x1f","status":"joined"},{"player":"1m80xwdhx41ardbq","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES('1m80xwdk214z3wsb',8,1795327669865,'secret',1,'{"code":"4321","nonce":"7a2e9b9b6bb80004686f89cdd3d9607e3b94939a52024bd081b65a303e23915f","commitment":"3245d3b5fd61fca39970096a942f1235293574487c26827019febb0fd720df49"}');
INSERT INTO event VALUES('1m80xwdk214z3wsb',9,1795327669874,'guess',0,'{"attempt":1,"code":"4321","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES('1m80xwdk214z3wsb',10,1795327669874,'round-over',NULL,'{"id":"1m80xwdkj5jz5syw","round":2,"leader":1,"attempts":1,"solved":true,"solver":0,"secret":"4321","honest":true,"forfeited_by":null,"points":[1,0],"proof":{"nonce":"7a2e9b9b6bb80004686f89cdd3d9607e3b94939a52024bd081b65a303e23915f","secret":"4321"}}');
INSERT INTO event VALUES('1m80xwdk214z3wsb',11,1795327669874,'finished',NULL,'{"id":"1m80xwdkj5jz692w","outcome":"draw","winners":[0,1],"points":[1,1],"reason":"rounds"}');
INSERT INTO event VALUES('1m80xwdkmaq5k2ja',1,1795327669876,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xwdhq3190x1f","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xwdhq3190x1f","join_code":"RW26PP"}');
INSERT INTO event VALUES('1m80xwdkmaq5k2ja',2,1795327669878,'joined',1,'{"player":"1m80xwdhx41ardbq"}');
INSERT INTO event VALUES('1m80xwdkmaq5k2ja',3,1795327669879,'joined',2,'{"player":"1m80xwdj34mn63g3"}');
INSERT INTO event VALUES('1m80xwdkmaq5k2ja',4,1795327669879,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xwdhq3190x1f","status":"joined"},{"player":"1m80xwdhx41ardbq","status":"joined"},{"player":"1m80xwdj34mn63g3","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO event VALUES('1m80xwdkmaq5k2ja',5,1795327669882,'secret',0,'{"code":"1122","nonce":"a031a13dc77a4121e6b7e3549d74bae80c63463d7cdf378dbc4cac39f6992e7e","commitment":"3fe35c540c2411c48a068742ea1aa138a66e44cf36ec71f42851654bf6dc5ba9"}');
INSERT INTO event VALUES('1m80xwdkmaq5k2ja',6,1795327669885,'resigned',1,'{}');
INSERT INTO event VALUES('1m80xwdkmaq5k2ja',7,1795327669886,'guess',2,'{"attempt":1,"code":"1122","black":4,"white":0,"solved":true}');
INSERT INTO event VALUES('1m80xwdkmaq5k2ja',8,1795327669886,'round-over',NULL,'{"id":"1m80xwdky1fsgfa3","round":1,"leader":0,"attempts":1,"solved":true,"solver":2,"secret":"1122","honest":true,"forfeited_by":null,"points":[0,0,1],"proof":{"nonce":"a031a13dc77a4121e6b7e3549d74bae80c63463d7cdf378dbc4cac39f6992e7e","secret":"1122"}}');
INSERT INTO event VALUES('1m80xwdkmaq5k2ja',9,1795327669894,'round',NULL,'{"number":2,"leader":2,"commitment":null,"points":[0,0,1],"rules":1,"seats":[{"player":"1m80xwdhq3190x1f","status":"joined"},{"player":"1m80xwdhx41ardbq","status":"resigned"},{"player":"1m80xwdj34mn63g3","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES('1m80xwdkmaq5k2ja',10,1795327675359,'aborted',NULL,'{"reason":"expired"}');
INSERT INTO event VALUES('1m80xwdm7094326k',1,1795327669895,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xwdhq3190x1f","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m80xwdhq3190x1f","join_code":null}');
INSERT INTO event VALUES('1m80xwdm7094326k',2,1795327669895,'round',NULL,'{"number":1,"leader":null,"commitment":"ad5a291b9a4f59d6c1d941902a9ae7a3694d12b97ab0da176f35042dbdc54454","points":[0],"rules":1,"seats":[{"player":"1m80xwdhq3190x1f","status":"joined"}],"rounds":2,"deal":{"nonce":"05e906e69c13dbe0fa4b6d95e3de26e671e9e10d8a748f29c361dbb6a5282336","secret":"5155"},"carry":null}');
INSERT INTO event VALUES('1m80xwdm7094326k',3,1795327669897,'guess',0,'{"attempt":1,"code":"1122","black":1,"white":0,"solved":false}');
INSERT INTO event VALUES('1m80xwdm7094326k',4,1795327669906,'guess',0,'{"attempt":2,"code":"3344","black":0,"white":0,"solved":false}');
INSERT INTO event VALUES('1m80xwdm7094326k',5,1795327669908,'resigned',0,'{}');
INSERT INTO event VALUES('1m80xwdm7094326k',6,1795327669908,'round-over',NULL,'{"id":"1m80xwdmmc2fayba","round":1,"leader":null,"attempts":2,"solved":false,"solver":null,"secret":"5155","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"05e906e69c13dbe0fa4b6d95e3de26e671e9e10d8a748f29c361dbb6a5282336","secret":"5155"}}');
INSERT INTO event VALUES('1m80xwdm7094326k',7,1795327669908,'finished',NULL,'{"id":"1m80xwdmmc2fcbzx","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO event VALUES('1m80xwdmn7qm291z',1,1795327669909,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xwdmn7qm09yv","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m80xwdmn7qm09yv","join_code":null}');
INSERT INTO event VALUES('1m80xwdmn7qm291z',2,1795327669909,'round',NULL,'{"number":1,"leader":null,"commitment":"95ab08fb97a84b6ab407b68bbc57d9192b721e2ceff7b95c97079a2bb99e7ed2","points":[0],"rules":1,"seats":[{"player":"1m80xwdmn7qm09yv","status":"joined"}],"rounds":0,"deal":{"nonce":"be85184cf2e17baca748b7111d96c1b3f8fe634c73da6b24f8e48432187a63f7","secret":"0127"},"carry":null}');
INSERT INTO event VALUES('1m80xwdmn7qm291z',3,1795327675359,'timed-out',0,'{}');
INSERT INTO event VALUES('1m80xwdmn7qm291z',4,1795327675359,'round-over',NULL,'{"id":"1m80xwjyz0wdttfn","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"0127","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"be85184cf2e17baca748b7111d96c1b3f8fe634c73da6b24f8e48432187a63f7","secret":"0127"}}');
INSERT INTO event VALUES('1m80xwdmn7qm291z',5,1795327675359,'finished',NULL,'{"id":"1m80xwjyz0wdvefr","outcome":"loss","winners":[],"points":[0],"reason":"finish"}');
INSERT INTO event VALUES('1m80xwdmp525pq46',1,1795327669910,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"manual","secret":"held","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xwdhq3190x1f","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xwdhq3190x1f","join_code":"HXP6EP"}');
INSERT INTO event VALUES('1m80xwdmp525pq46',2,1795327669912,'joined',1,'{"player":"1m80xwdhx41ardbq"}');
INSERT INTO event VALUES('1m80xwdmp525pq46',3,1795327669912,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xwdhq3190x1f","status":"joined"},{"player":"1m80xwdhx41ardbq","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES('1m80xwdmp525pq46',4,1795327669913,'guess',1,'{"attempt":1,"code":"1234"}');
INSERT INTO event VALUES('1m80xwdmp525pq46',5,1795327669916,'answer',0,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES('1m80xwdmp525pq46',6,1795327669916,'round-over',NULL,'{"id":"1m80xwdmw6c6g1e5","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":null}');
INSERT INTO event VALUES('1m80xwdmp525pq46',7,1795327669918,'resigned',1,'{}');
INSERT INTO event VALUES('1m80xwdmp525pq46',8,1795327669918,'finished',NULL,'{"id":"1m80xwdmya0pckxx","outcome":"win","winners":[0],"points":[0,1],"reason":"resignation"}');
INSERT INTO event VALUES('1m80xwdmz50tj754',1,1795327669919,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xwdhq3190x1f","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m80xwdhq3190x1f","join_code":"ZMTJDC"}');
INSERT INTO event VALUES('1m80xwdn02tnqkp1',1,1795327669920,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xwdhq3190x1f","status":"joined"},{"player":"1m80xwdhx41ardbq","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xwdhq3190x1f","join_code":"SMATFP"}');
INSERT INTO event VALUES('1m80xwdn02tnqkp1',2,1795327669921,'declined',1,'{"player":"1m80xwdhx41ardbq"}');
INSERT INTO event VALUES('1m80xwdn02tnqkp1',3,1795327669921,'aborted',NULL,'{"reason":"declined"}');
INSERT INTO event VALUES('1m80xwdn22xcp0b6',1,1795327669922,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xwdhq3190x1f","status":"joined"},{"player":"1m80xwdhx41ardbq","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xwdhq3190x1f","join_code":"7JNAN8"}');
INSERT INTO event VALUES('1m80xwdn22xcp0b6',2,1795327669923,'aborted',0,'{"reason":"creator"}');
INSERT INTO event VALUES('1m80xwdp60myf9ye',1,1795327669958,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xwdja7dkf6mn","status":"joined"},{"player":"1m80xwdhx41ardbq","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m80xwdja7dkf6mn","join_code":"3C6D54"}');
INSERT INTO event VALUES('1m80xwdp60myf9ye',2,1795327669959,'joined',1,'{"player":"1m80xwdhx41ardbq"}');
INSERT INTO event VALUES('1m80xwdp60myf9ye',3,1795327669959,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xwdja7dkf6mn","status":"joined"},{"player":"1m80xwdhx41ardbq","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES('1m80xwdp60myf9ye',4,1795327669962,'secret',0,'{"code":"1234","nonce":"3d05ce600de4204a4879183d212ca5f80d873b8b269b3de1dc0d996d8a594e0f","commitment":"f2314a003b0d5fc6c4d513e70bf6bcf111b9088902dfc6a1f1ce2dd0eda6b0fd"}');
INSERT INTO event VALUES('1m80xwdp60myf9ye',5,1795327669967,'resigned',0,'{}');
INSERT INTO event VALUES('1m80xwdp60myf9ye',6,1795327669967,'round-over',NULL,'{"id":"1m80xwdpf6m8kpk6","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"3d05ce600de4204a4879183d212ca5f80d873b8b269b3de1dc0d996d8a594e0f","secret":"1234"}}');
INSERT INTO event VALUES('1m80xwdp60myf9ye',7,1795327669967,'finished',NULL,'{"id":"1m80xwdpf6m8nbnm","outcome":"win","winners":[1],"points":[0,1],"reason":"resignation"}');
INSERT INTO event VALUES('1m80xwdppbjhdvpy',1,1795327669974,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xwdhq3190x1f","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xwdhq3190x1f","join_code":"A8MXE5"}');
INSERT INTO event VALUES('1m80xwdppbjhdvpy',2,1795327669975,'joined',1,'{"player":"1m80xwdhx41ardbq"}');
INSERT INTO event VALUES('1m80xwdppbjhdvpy',3,1795327669976,'joined',2,'{"player":"1m80xwdj34mn63g3"}');
INSERT INTO event VALUES('1m80xwdppbjhdvpy',4,1795327669976,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xwdhq3190x1f","status":"joined"},{"player":"1m80xwdhx41ardbq","status":"joined"},{"player":"1m80xwdj34mn63g3","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO event VALUES('1m80xwdppbjhdvpy',5,1795327669977,'secret',0,'{"code":"1234","nonce":"aedf23f45727b443c46d0c52e6a9b903d2fc0afe90870ff5ae825dc7c674d63b","commitment":"e390e0b15c89ca3b430429f47773de11cc518d37f4a350cb2c9848a2f0b73079"}');
INSERT INTO event VALUES('1m80xwdppbjhdvpy',6,1795327675359,'timed-out',1,'{}');
INSERT INTO event VALUES('1m80xwdppbjhdvpy',7,1795327675359,'timed-out',2,'{}');
INSERT INTO event VALUES('1m80xwdppbjhdvpy',8,1795327675359,'round-over',NULL,'{"id":"1m80xwjyz0wdvtah","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":2,"points":[1,0,0],"proof":{"nonce":"aedf23f45727b443c46d0c52e6a9b903d2fc0afe90870ff5ae825dc7c674d63b","secret":"1234"}}');
INSERT INTO event VALUES('1m80xwdppbjhdvpy',9,1795327675359,'finished',NULL,'{"id":"1m80xwjyz0wdwtfa","outcome":"win","winners":[0],"points":[1,0,0],"reason":"finish"}');
INSERT INTO event VALUES('1m80xwk2840qbcpq',1,1795327675464,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xwdhq3190x1f","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xwdhq3190x1f","join_code":"4BBEHW"}');
INSERT INTO event VALUES('1m80xwk2840qbcpq',2,1795327675471,'joined',1,'{"player":"1m80xwdhx41ardbq"}');
INSERT INTO event VALUES('1m80xwk2840qbcpq',3,1795327675473,'joined',2,'{"player":"1m80xwdj34mn63g3"}');
INSERT INTO event VALUES('1m80xwk2840qbcpq',4,1795327675473,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xwdhq3190x1f","status":"joined"},{"player":"1m80xwdhx41ardbq","status":"joined"},{"player":"1m80xwdj34mn63g3","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO event VALUES('1m80xwk2840qbcpq',5,1795327675481,'secret',0,'{"code":"1234","nonce":"b9c5898ed3023c47396da75aa1b4390fcf4ab799fe4a3636669d5d95dda05654","commitment":"4a1a9a5b0b271217d9cc9d32a3e507526786060b1470ad3e474f87f949f96cad"}');
INSERT INTO event VALUES('1m80xwk2ydyhq8f0',1,1795327675486,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xwdhq3190x1f","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xwdhq3190x1f","join_code":"RVYG2J"}');
INSERT INTO event VALUES('1m80xwk2ydyhq8f0',2,1795327675489,'joined',1,'{"player":"1m80xwdhx41ardbq"}');
INSERT INTO event VALUES('1m80xwk2ydyhq8f0',3,1795327675489,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xwdhq3190x1f","status":"joined"},{"player":"1m80xwdhx41ardbq","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES('1m80xwk2ydyhq8f0',4,1795327675498,'secret',0,'{"code":"1234","nonce":"18bb214e376187cb4fb16ee08f670e35c53ab2c2fbae60fbeac52e8c74b92fdd","commitment":"54508004a71cfc7aad73684b2790e94eea6018a9df0b0cc0116017740bf78ae3"}');
CREATE TABLE player (
    id         TEXT    PRIMARY KEY NOT NULL,
    name       TEXT,                                     -- NULL = deleted
    bot        INTEGER NOT NULL CHECK (bot IN (0, 1)),   -- a program
    guest      INTEGER NOT NULL CHECK (guest IN (0, 1)), -- made on the way, by playing without a token
    owner      TEXT REFERENCES player (id),              -- the service that made it
    created_at INTEGER NOT NULL,
    deleted_at INTEGER
) STRICT, WITHOUT ROWID;
INSERT INTO player VALUES('1m80xwdhq3190x1f','Ann',0,0,NULL,1795327669815,NULL);
INSERT INTO player VALUES('1m80xwdhx41ardbq','Bob',0,0,NULL,1795327669821,NULL);
INSERT INTO player VALUES('1m80xwdj34mn63g3','Cid',0,0,NULL,1795327669827,NULL);
INSERT INTO player VALUES('1m80xwdja7dkf6mn',NULL,0,0,NULL,1795327669834,1795327669967);
INSERT INTO player VALUES('1m80xwdmn7qm09yv','Guest',0,1,NULL,1795327669909,NULL);
INSERT INTO player VALUES('1m80xwdnd36fsgxt','service',1,0,NULL,1795327669933,NULL);
INSERT INTO player VALUES('1m80xwdp4an9df8g','Served',0,0,'1m80xwdnd36fsgxt',1795327669956,NULL);
CREATE TABLE token (
    hash       BLOB    PRIMARY KEY NOT NULL, -- SHA-256 of the token: every request looks one up
    id         TEXT    NOT NULL,             -- its name towards its owner
    player     TEXT    NOT NULL REFERENCES player (id),
    scopes     INTEGER NOT NULL,             -- bits: 1 play, 2 service, 4 admin
    label      TEXT    NOT NULL,
    created_at INTEGER NOT NULL,
    expires_at INTEGER,                      -- NULL = never
    revoked_at INTEGER
) STRICT, WITHOUT ROWID;
INSERT INTO token VALUES(X'4266adf30964f92bf54d4e5548f8fc662187d25bcef5126e99aea70d66e61353','1m80xwdhq31926fn','1m80xwdhq3190x1f',1,'',1795327669815,NULL,NULL);
INSERT INTO token VALUES(X'9f028fb8a203bfa2660291ae33fc6b39f657024ca6f3f2ce1cbda1d2ac49aceb','1m80xwdj34mn7nxz','1m80xwdj34mn63g3',1,'',1795327669827,NULL,NULL);
INSERT INTO token VALUES(X'a4cd572de54e9cce5b584b26b4c3b0aedbe4c446e19fcc2d854fc7de81d1539b','1m80xwdnd36ft8h6','1m80xwdnd36fsgxt',2,'referee token create',1795327669933,NULL,NULL);
INSERT INTO token VALUES(X'ba797c67a2eb37cb789bb92fc422427c159e97715e2845af0ed5b2a7ce2c5738','1m80xwdp4an9e2ex','1m80xwdp4an9df8g',1,'',1795327669956,NULL,NULL);
INSERT INTO token VALUES(X'd377f0bbda604670480fd784d27b1c1e81ddc39c5adc701cc16d82b63829384e','1m80xwdja7dkh52f','1m80xwdja7dkf6mn',1,'',1795327669834,NULL,1795327669967);
INSERT INTO token VALUES(X'ebdb6af257013d90049bc894595bce4f151c857fdd1b142639bcd37773b4df85','1m80xwdmn7qm3wrv','1m80xwdmn7qm09yv',1,'',1795327669909,NULL,NULL);
INSERT INTO token VALUES(X'eea533a824e37993c63a4bcd9ddccf5a91eae3e1553ca6d4e6456c66623114c0','1m80xwdhx41at3vq','1m80xwdhx41ardbq',1,'',1795327669821,NULL,NULL);
CREATE TABLE game (
    id          TEXT    PRIMARY KEY NOT NULL,
    ruleset     TEXT    NOT NULL,                       -- bulls-and-cows, gomoku, ...
    -- 'playing' from the first round to the end, also between rounds: a row that changed with every round would cost more
    -- than all the round's moves.
    status      TEXT    NOT NULL CHECK (status IN ('open', 'playing', 'finished', 'aborted')),
    visibility  TEXT    NOT NULL CHECK (visibility IN ('private', 'public')),
    ranked      INTEGER NOT NULL CHECK (ranked IN (0, 1)),
    creator     TEXT,                                   -- a player; a reference would need an index: see seat.player
    join_code   TEXT,                                   -- NULL once the game has ended
    created_at  INTEGER NOT NULL,
    finished_at INTEGER
) STRICT, WITHOUT ROWID;
INSERT INTO game VALUES('1m80xwdje4tw1zj8','bulls-and-cows','finished','private',1,'1m80xwdhq3190x1f',NULL,1795327669838,1795327669857);
INSERT INTO game VALUES('1m80xwdk214z3wsb','bulls-and-cows','finished','private',0,'1m80xwdhq3190x1f',NULL,1795327669858,1795327669874);
INSERT INTO game VALUES('1m80xwdkmaq5k2ja','mastermind','aborted','private',0,'1m80xwdhq3190x1f',NULL,1795327669876,1795327675359);
INSERT INTO game VALUES('1m80xwdm7094326k','mastermind','finished','private',1,'1m80xwdhq3190x1f',NULL,1795327669895,1795327669908);
INSERT INTO game VALUES('1m80xwdmn7qm291z','bulls-and-cows','finished','private',1,'1m80xwdmn7qm09yv',NULL,1795327669909,1795327675359);
INSERT INTO game VALUES('1m80xwdmp525pq46','bulls-and-cows','finished','private',0,'1m80xwdhq3190x1f',NULL,1795327669910,1795327669918);
INSERT INTO game VALUES('1m80xwdmz50tj754','mastermind','open','public',0,'1m80xwdhq3190x1f','ZMTJDC',1795327669919,NULL);
INSERT INTO game VALUES('1m80xwdn02tnqkp1','mastermind','aborted','private',0,'1m80xwdhq3190x1f',NULL,1795327669920,1795327669921);
INSERT INTO game VALUES('1m80xwdn22xcp0b6','mastermind','aborted','private',0,'1m80xwdhq3190x1f',NULL,1795327669922,1795327669923);
INSERT INTO game VALUES('1m80xwdp60myf9ye','bulls-and-cows','finished','private',1,'1m80xwdja7dkf6mn',NULL,1795327669958,1795327669967);
INSERT INTO game VALUES('1m80xwdppbjhdvpy','bulls-and-cows','finished','private',0,'1m80xwdhq3190x1f',NULL,1795327669974,1795327675359);
INSERT INTO game VALUES('1m80xwk2840qbcpq','bulls-and-cows','playing','private',0,'1m80xwdhq3190x1f','4BBEHW',1795327675464,NULL);
INSERT INTO game VALUES('1m80xwk2ydyhq8f0','bulls-and-cows','playing','private',0,'1m80xwdhq3190x1f','RVYG2J',1795327675486,NULL);
CREATE TABLE seat (
    game      TEXT    NOT NULL REFERENCES game (id),
    seat      INTEGER NOT NULL CHECK (seat >= 0),
    -- NULL = open. A guest is written after the seat that he was made for, once nothing can be refused any more: hence
    -- the check at the commit. For it, SQLite looks for each new player among the seats, which takes their index.
    player    TEXT REFERENCES player (id) DEFERRABLE INITIALLY DEFERRED,
    status    TEXT    NOT NULL CHECK (status IN ('open', 'invited', 'joined', 'declined', 'resigned')),
    -- The next two repeat what the game row says, so that an index of seats can tell the few running or public games of
    -- a player from the many others.
    live      INTEGER NOT NULL CHECK (live IN (0, 1)),      -- the game is neither finished nor aborted
    is_public INTEGER NOT NULL CHECK (is_public IN (0, 1)), -- the game is public
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO seat VALUES('1m80xwdje4tw1zj8',0,'1m80xwdhq3190x1f','resigned',0,0);
INSERT INTO seat VALUES('1m80xwdje4tw1zj8',1,'1m80xwdhx41ardbq','joined',0,0);
INSERT INTO seat VALUES('1m80xwdk214z3wsb',0,'1m80xwdhq3190x1f','joined',0,0);
INSERT INTO seat VALUES('1m80xwdk214z3wsb',1,'1m80xwdhx41ardbq','joined',0,0);
INSERT INTO seat VALUES('1m80xwdkmaq5k2ja',0,'1m80xwdhq3190x1f','joined',0,0);
INSERT INTO seat VALUES('1m80xwdkmaq5k2ja',1,'1m80xwdhx41ardbq','resigned',0,0);
INSERT INTO seat VALUES('1m80xwdkmaq5k2ja',2,'1m80xwdj34mn63g3','joined',0,0);
INSERT INTO seat VALUES('1m80xwdm7094326k',0,'1m80xwdhq3190x1f','resigned',0,0);
INSERT INTO seat VALUES('1m80xwdmn7qm291z',0,'1m80xwdmn7qm09yv','joined',0,0);
INSERT INTO seat VALUES('1m80xwdmp525pq46',0,'1m80xwdhq3190x1f','joined',0,0);
INSERT INTO seat VALUES('1m80xwdmp525pq46',1,'1m80xwdhx41ardbq','resigned',0,0);
INSERT INTO seat VALUES('1m80xwdmz50tj754',0,'1m80xwdhq3190x1f','joined',1,1);
INSERT INTO seat VALUES('1m80xwdmz50tj754',1,NULL,'open',1,1);
INSERT INTO seat VALUES('1m80xwdn02tnqkp1',0,'1m80xwdhq3190x1f','joined',0,0);
INSERT INTO seat VALUES('1m80xwdn02tnqkp1',1,'1m80xwdhx41ardbq','declined',0,0);
INSERT INTO seat VALUES('1m80xwdn22xcp0b6',0,'1m80xwdhq3190x1f','joined',0,0);
INSERT INTO seat VALUES('1m80xwdn22xcp0b6',1,'1m80xwdhx41ardbq','invited',0,0);
INSERT INTO seat VALUES('1m80xwdp60myf9ye',0,'1m80xwdja7dkf6mn','resigned',0,0);
INSERT INTO seat VALUES('1m80xwdp60myf9ye',1,'1m80xwdhx41ardbq','joined',0,0);
INSERT INTO seat VALUES('1m80xwdppbjhdvpy',0,'1m80xwdhq3190x1f','joined',0,0);
INSERT INTO seat VALUES('1m80xwdppbjhdvpy',1,'1m80xwdhx41ardbq','joined',0,0);
INSERT INTO seat VALUES('1m80xwdppbjhdvpy',2,'1m80xwdj34mn63g3','joined',0,0);
INSERT INTO seat VALUES('1m80xwk2840qbcpq',0,'1m80xwdhq3190x1f','joined',1,0);
INSERT INTO seat VALUES('1m80xwk2840qbcpq',1,'1m80xwdhx41ardbq','joined',1,0);
INSERT INTO seat VALUES('1m80xwk2840qbcpq',2,'1m80xwdj34mn63g3','joined',1,0);
INSERT INTO seat VALUES('1m80xwk2ydyhq8f0',0,'1m80xwdhq3190x1f','joined',1,0);
INSERT INTO seat VALUES('1m80xwk2ydyhq8f0',1,'1m80xwdhx41ardbq','joined',1,0);
CREATE TABLE result (
    id           TEXT    PRIMARY KEY NOT NULL,
    game         TEXT    NOT NULL REFERENCES game (id),
    round        INTEGER NOT NULL CHECK (round >= 0), -- 1, 2, 3, ...; 0 = the match
    ruleset      TEXT    NOT NULL,
    ranked       INTEGER NOT NULL CHECK (ranked IN (0, 1)),
    is_public    INTEGER NOT NULL CHECK (is_public IN (0, 1)),
    published_at INTEGER NOT NULL,
    body         TEXT    NOT NULL,                    -- JSON, without names
    UNIQUE (game, round)                              -- each is published once
) STRICT, WITHOUT ROWID;
INSERT INTO result VALUES('1m80xwdjzf3yjeng','1m80xwdje4tw1zj8',1,'bulls-and-cows',1,0,1795327669855,'{"id":"1m80xwdjzf3yjeng","round":1,"leader":0,"attempts":2,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T06:07:49.855Z"}');
INSERT INTO result VALUES('1m80xwdk1f1z01br','1m80xwdje4tw1zj8',2,'bulls-and-cows',1,0,1795327669857,'{"id":"1m80xwdk1f1z01br","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T06:07:49.857Z"}');
INSERT INTO result VALUES('1m80xwdk1f1z1emp','1m80xwdje4tw1zj8',0,'bulls-and-cows',1,0,1795327669857,'{"id":"1m80xwdk1f1z1emp","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation","published_at":"2026-11-22T06:07:49.857Z"}');
INSERT INTO result VALUES('1m80xwdk5cxh34e8','1m80xwdk214z3wsb',1,'bulls-and-cows',0,0,1795327669861,'{"id":"1m80xwdk5cxh34e8","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T06:07:49.861Z"}');
INSERT INTO result VALUES('1m80xwdkj5jz5syw','1m80xwdk214z3wsb',2,'bulls-and-cows',0,0,1795327669874,'{"id":"1m80xwdkj5jz5syw","round":2,"leader":1,"attempts":1,"solved":true,"solver":0,"secret":"4321","honest":true,"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T06:07:49.874Z"}');
INSERT INTO result VALUES('1m80xwdkj5jz692w','1m80xwdk214z3wsb',0,'bulls-and-cows',0,0,1795327669874,'{"id":"1m80xwdkj5jz692w","outcome":"draw","winners":[0,1],"points":[1,1],"reason":"rounds","published_at":"2026-11-22T06:07:49.874Z"}');
INSERT INTO result VALUES('1m80xwdky1fsgfa3','1m80xwdkmaq5k2ja',1,'mastermind',0,0,1795327669886,'{"id":"1m80xwdky1fsgfa3","round":1,"leader":0,"attempts":1,"solved":true,"solver":2,"secret":"1122","honest":true,"forfeited_by":null,"points":[0,0,1],"published_at":"2026-11-22T06:07:49.886Z"}');
INSERT INTO result VALUES('1m80xwdmmc2fayba','1m80xwdm7094326k',1,'mastermind',1,0,1795327669908,'{"id":"1m80xwdmmc2fayba","round":1,"leader":null,"attempts":2,"solved":false,"solver":null,"secret":"5155","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T06:07:49.908Z"}');
INSERT INTO result VALUES('1m80xwdmmc2fcbzx','1m80xwdm7094326k',0,'mastermind',1,0,1795327669908,'{"id":"1m80xwdmmc2fcbzx","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T06:07:49.908Z"}');
INSERT INTO result VALUES('1m80xwdmw6c6g1e5','1m80xwdmp525pq46',1,'bulls-and-cows',0,0,1795327669916,'{"id":"1m80xwdmw6c6g1e5","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T06:07:49.916Z"}');
INSERT INTO result VALUES('1m80xwdmya0pckxx','1m80xwdmp525pq46',0,'bulls-and-cows',0,0,1795327669918,'{"id":"1m80xwdmya0pckxx","outcome":"win","winners":[0],"points":[0,1],"reason":"resignation","published_at":"2026-11-22T06:07:49.918Z"}');
INSERT INTO result VALUES('1m80xwdpf6m8kpk6','1m80xwdp60myf9ye',1,'bulls-and-cows',1,0,1795327669967,'{"id":"1m80xwdpf6m8kpk6","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T06:07:49.967Z"}');
INSERT INTO result VALUES('1m80xwdpf6m8nbnm','1m80xwdp60myf9ye',0,'bulls-and-cows',1,0,1795327669967,'{"id":"1m80xwdpf6m8nbnm","outcome":"win","winners":[1],"points":[0,1],"reason":"resignation","published_at":"2026-11-22T06:07:49.967Z"}');
INSERT INTO result VALUES('1m80xwjyz0wdttfn','1m80xwdmn7qm291z',1,'bulls-and-cows',1,0,1795327675359,'{"id":"1m80xwjyz0wdttfn","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"0127","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T06:07:55.359Z"}');
INSERT INTO result VALUES('1m80xwjyz0wdvefr','1m80xwdmn7qm291z',0,'bulls-and-cows',1,0,1795327675359,'{"id":"1m80xwjyz0wdvefr","outcome":"loss","winners":[],"points":[0],"reason":"finish","published_at":"2026-11-22T06:07:55.359Z"}');
INSERT INTO result VALUES('1m80xwjyz0wdvtah','1m80xwdppbjhdvpy',1,'bulls-and-cows',0,0,1795327675359,'{"id":"1m80xwjyz0wdvtah","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":2,"points":[1,0,0],"published_at":"2026-11-22T06:07:55.359Z"}');
INSERT INTO result VALUES('1m80xwjyz0wdwtfa','1m80xwdppbjhdvpy',0,'bulls-and-cows',0,0,1795327675359,'{"id":"1m80xwjyz0wdwtfa","outcome":"win","winners":[0],"points":[1,0,0],"reason":"finish","published_at":"2026-11-22T06:07:55.359Z"}');
CREATE TABLE answer (
    number    INTEGER PRIMARY KEY,
    player    TEXT    NOT NULL,
    key       TEXT    NOT NULL, -- as the client sent it
    method    TEXT    NOT NULL,
    path      TEXT    NOT NULL,
    body_hash BLOB    NOT NULL, -- SHA-256 of the request's body
    at        INTEGER NOT NULL,
    status    INTEGER NOT NULL, -- of the answer: 2xx
    etag      TEXT,
    location  TEXT,
    body      TEXT    NOT NULL, -- JSON without names and without tokens; '' = none
    UNIQUE (player, key)
) STRICT;
CREATE TABLE heartbeat (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL -- the last try that succeeded
) STRICT;
CREATE TABLE departure (
    player TEXT PRIMARY KEY NOT NULL REFERENCES player (id)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX game_by_join_code ON game (join_code) WHERE join_code IS NOT NULL;
CREATE INDEX game_public ON game (id) WHERE visibility = 'public';
CREATE INDEX game_public_by_status ON game (status, id) WHERE visibility = 'public';
CREATE INDEX game_public_by_ruleset ON game (ruleset, id) WHERE visibility = 'public';
CREATE INDEX game_public_by_ruleset_and_status ON game (ruleset, status, id) WHERE visibility = 'public';
CREATE INDEX seat_by_player ON seat (player, live, game) WHERE player IS NOT NULL;
CREATE INDEX seat_by_player_public ON seat (player, live, game) WHERE player IS NOT NULL AND is_public = 1;
CREATE INDEX token_by_player ON token (player, id);
CREATE INDEX game_live ON game (id) WHERE status IN ('open', 'playing');
COMMIT;
