-- SPDX-License-Identifier: Apache-2.0
BEGIN TRANSACTION;
CREATE TABLE account_cleanup (
    player TEXT PRIMARY KEY NOT NULL REFERENCES player (id)
) STRICT, WITHOUT ROWID;
CREATE TABLE block (
    player     TEXT    NOT NULL REFERENCES player (id), -- who wants to be left alone
    blocked    TEXT    NOT NULL REFERENCES player (id), -- by whom
    created_at INTEGER NOT NULL,
    PRIMARY KEY (player, blocked)
) STRICT, WITHOUT ROWID;
INSERT INTO "block" VALUES('1m82w0tss2athvqw','1m82w0tss2atf46m',1795392826222);
CREATE TABLE delivery (
    number     INTEGER PRIMARY KEY,
    id         TEXT    NOT NULL UNIQUE,
    webhook    TEXT    NOT NULL REFERENCES webhook (id),
    game       TEXT,                      -- messages of one game go to one webhook one after the other; NULL = a test
    message    TEXT    NOT NULL,          -- GAME-SEQ-TYPE: the same at every attempt
    type       TEXT    NOT NULL,
    body       TEXT    NOT NULL,          -- JSON, without names
    created_at INTEGER NOT NULL,
    attempts   INTEGER NOT NULL,          -- made so far
    due_at     INTEGER,                   -- of the next; NULL = there is none, or one before it has not ended
    tried_at   INTEGER,                   -- the latest
    status     INTEGER,                   -- HTTP status of the latest; NULL = no answer
    ended_at   INTEGER,                   -- delivered or given up
    delivered  INTEGER NOT NULL CHECK (delivered IN (0, 1))
) STRICT;
INSERT INTO "delivery" VALUES(1,'1m82w0ty4amacceb','1m82w0ty156sxh5f','1m82w0ty4amab0xj','1m82w0ty4amab0xj-1-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T00:13:46.308Z","data":{"seq":1,"at":"2026-11-23T00:13:46.308Z","kind":"created","seat":0,"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m82w0ty2day06pp","status":"joined"},{"player":"1m82w0ty31q1mw2t","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m82w0ty2day06pp","clock":{"turn_seconds":30,"bot_turn_seconds":1},"game":"1m82w0ty4amab0xj"}}',1795392826308,1,1795392831416,1795392826310,NULL,NULL,0);
INSERT INTO "delivery" VALUES(2,'1m82w0ty52ngrb26','1m82w0ty156sxh5f','1m82w0ty4amab0xj','1m82w0ty4amab0xj-2-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T00:13:46.309Z","data":{"seq":2,"at":"2026-11-23T00:13:46.309Z","kind":"joined","seat":1,"player":"1m82w0ty31q1mw2t","game":"1m82w0ty4amab0xj"}}',1795392826309,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(3,'1m82w0ty52ngsmd5','1m82w0ty156sxh5f','1m82w0ty4amab0xj','1m82w0ty4amab0xj-3-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T00:13:46.309Z","data":{"seq":3,"at":"2026-11-23T00:13:46.309Z","kind":"round","seat":null,"number":1,"leader":0,"commitment":null,"points":[0,0],"game":"1m82w0ty4amab0xj"}}',1795392826309,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(4,'1m82w0ty52ngtkk4','1m82w0ty156sxh5f','1m82w0ty4amab0xj','1m82w0ty4amab0xj-3-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T00:13:46.309Z","data":{"game":"1m82w0ty4amab0xj","seq":3,"players":["1m82w0ty2day06pp"],"seats":[0],"deadline":"2026-11-23T00:14:16.309Z"}}',1795392826309,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(5,'1m82w0ty6ejq3fwm','1m82w0ty156sxh5f','1m82w0ty4amab0xj','1m82w0ty4amab0xj-4-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T00:13:46.310Z","data":{"seq":4,"at":"2026-11-23T00:13:46.310Z","kind":"move","seat":0,"column":0,"row":0,"symbol":"X","game":"1m82w0ty4amab0xj"}}',1795392826310,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(6,'1m82w0ty6ejq4dr8','1m82w0ty156sxh5f','1m82w0ty4amab0xj','1m82w0ty4amab0xj-4-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T00:13:46.310Z","data":{"game":"1m82w0ty4amab0xj","seq":4,"players":["1m82w0ty31q1mw2t"],"seats":[1],"deadline":"2026-11-23T00:14:16.310Z"}}',1795392826310,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(7,'1m82w0ty78nnp2pk','1m82w0ty156sxh5f','1m82w0ty4amab0xj','1m82w0ty4amab0xj-5-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T00:13:46.311Z","data":{"seq":5,"at":"2026-11-23T00:13:46.311Z","kind":"move","seat":1,"column":1,"row":0,"symbol":"O","game":"1m82w0ty4amab0xj"}}',1795392826311,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(8,'1m82w0ty78nnqpyk','1m82w0ty156sxh5f','1m82w0ty4amab0xj','1m82w0ty4amab0xj-5-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T00:13:46.311Z","data":{"game":"1m82w0ty4amab0xj","seq":5,"players":["1m82w0ty2day06pp"],"seats":[0],"deadline":"2026-11-23T00:14:16.311Z"}}',1795392826311,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(9,'1m82w0ty87a9t9ck','1m82w0ty156sxh5f','1m82w0ty4amab0xj','1m82w0ty4amab0xj-6-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T00:13:46.312Z","data":{"seq":6,"at":"2026-11-23T00:13:46.312Z","kind":"move","seat":0,"column":0,"row":1,"symbol":"X","game":"1m82w0ty4amab0xj"}}',1795392826312,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(10,'1m82w0ty87a9vw77','1m82w0ty156sxh5f','1m82w0ty4amab0xj','1m82w0ty4amab0xj-6-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T00:13:46.312Z","data":{"game":"1m82w0ty4amab0xj","seq":6,"players":["1m82w0ty31q1mw2t"],"seats":[1],"deadline":"2026-11-23T00:14:16.312Z"}}',1795392826312,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(11,'1m82w0ty87a9x658','1m82w0ty156sxh5f','1m82w0ty4amab0xj','1m82w0ty4amab0xj-7-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T00:13:46.312Z","data":{"seq":7,"at":"2026-11-23T00:13:46.312Z","kind":"move","seat":1,"column":1,"row":1,"symbol":"O","game":"1m82w0ty4amab0xj"}}',1795392826312,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(12,'1m82w0ty87a9ycfh','1m82w0ty156sxh5f','1m82w0ty4amab0xj','1m82w0ty4amab0xj-7-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T00:13:46.312Z","data":{"game":"1m82w0ty4amab0xj","seq":7,"players":["1m82w0ty2day06pp"],"seats":[0],"deadline":"2026-11-23T00:14:16.312Z"}}',1795392826312,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(13,'1m82w0ty96d5smgg','1m82w0ty156sxh5f','1m82w0ty4amab0xj','1m82w0ty4amab0xj-8-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T00:13:46.313Z","data":{"seq":8,"at":"2026-11-23T00:13:46.313Z","kind":"move","seat":0,"column":0,"row":2,"symbol":"X","game":"1m82w0ty4amab0xj"}}',1795392826313,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(14,'1m82w0ty96d5v9ek','1m82w0ty156sxh5f','1m82w0ty4amab0xj','1m82w0ty4amab0xj-9-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T00:13:46.313Z","data":{"seq":9,"at":"2026-11-23T00:13:46.313Z","kind":"round-over","seat":null,"id":"1m82w0ty96d5v1pw","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null,"game":"1m82w0ty4amab0xj"}}',1795392826313,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(15,'1m82w0ty96d5vcq4','1m82w0ty156sxh5f','1m82w0ty4amab0xj','1m82w0ty4amab0xj-9-result.published','result.published','{"type":"result.published","timestamp":"2026-11-23T00:13:46.313Z","data":{"id":"1m82w0ty96d5v1pw","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-23T00:13:46.313Z","kind":"round","game":"1m82w0ty4amab0xj","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m82w0ty2day06pp"}},{"seat":1,"player":{"id":"1m82w0ty31q1mw2t"}}]}}',1795392826313,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(16,'1m82w0ty96d5xh81','1m82w0ty156sxh5f','1m82w0ty4amab0xj','1m82w0ty4amab0xj-10-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T00:13:46.313Z","data":{"seq":10,"at":"2026-11-23T00:13:46.313Z","kind":"finished","seat":null,"id":"1m82w0ty96d5wtba","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","game":"1m82w0ty4amab0xj"}}',1795392826313,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(17,'1m82w0ty96d5zfv8','1m82w0ty156sxh5f','1m82w0ty4amab0xj','1m82w0ty4amab0xj-10-result.published','result.published','{"type":"result.published","timestamp":"2026-11-23T00:13:46.313Z","data":{"id":"1m82w0ty96d5wtba","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-23T00:13:46.313Z","kind":"match","game":"1m82w0ty4amab0xj","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m82w0ty2day06pp"}},{"seat":1,"player":{"id":"1m82w0ty31q1mw2t"}}]}}',1795392826313,0,NULL,NULL,NULL,NULL,0);
CREATE TABLE event (
    id   INTEGER PRIMARY KEY,              -- its place in the log of all games
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL                  -- JSON: the whole truth, secrets included
) STRICT;
INSERT INTO "event" VALUES(1,'1m82w0tsv621rf1a',1,1795392826171,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m82w0tsrap844j9","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m82w0tsrap844j9","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(2,'1m82w0tsv621rf1a',2,1795392826171,'round',NULL,'{"number":1,"leader":null,"commitment":"7c70b4df443139a9b4bb7b917d0aa9a415ea06f8d85c19c48a8b907ced8f67ab","points":[0],"rules":2,"seats":[{"player":"1m82w0tsrap844j9","status":"joined"}],"rounds":1,"deal":{"nonce":"7fd2bf4ea79386981c71619b42dd9f411b27774bab6d894274cd67efffc8a033","secret":"5139"},"carry":null}');
INSERT INTO "event" VALUES(3,'1m82w0tsv621rf1a',3,1795392826172,'guess',0,'{"attempt":1,"code":"0123","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(4,'1m82w0tsv621rf1a',4,1795392826178,'guess',0,'{"attempt":2,"code":"0245","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(5,'1m82w0tsv621rf1a',5,1795392826179,'guess',0,'{"attempt":3,"code":"1463","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(6,'1m82w0tsv621rf1a',6,1795392826180,'guess',0,'{"attempt":4,"code":"2176","bulls":1,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(7,'1m82w0tsv621rf1a',7,1795392826181,'guess',0,'{"attempt":5,"code":"3158","bulls":1,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(8,'1m82w0tsv621rf1a',8,1795392826181,'guess',0,'{"attempt":6,"code":"5139","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(9,'1m82w0tsv621rf1a',9,1795392826181,'round-over',NULL,'{"id":"1m82w0tt55d21acg","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"5139","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"7fd2bf4ea79386981c71619b42dd9f411b27774bab6d894274cd67efffc8a033","secret":"5139"}}');
INSERT INTO "event" VALUES(10,'1m82w0tsv621rf1a',10,1795392826181,'finished',NULL,'{"id":"1m82w0tt55d22hw7","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(11,'1m82w0tt60pmmvh2',1,1795392826182,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m82w0tss2atf46m","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m82w0tss2atf46m","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(12,'1m82w0tt60pmmvh2',2,1795392826182,'round',NULL,'{"number":1,"leader":null,"commitment":"90ad7aff7db2c43da1a7184b1916955a4d999300360597c7dd39bab32325ecd2","points":[0],"rules":2,"seats":[{"player":"1m82w0tss2atf46m","status":"joined"}],"rounds":1,"deal":{"nonce":"87d4722b159847882d418af1368cf196e4c49ad5b2d9352f849f991e6f5358ab","secret":"6170"},"carry":null}');
INSERT INTO "event" VALUES(13,'1m82w0tt60pmmvh2',3,1795392826183,'guess',0,'{"attempt":1,"code":"0123","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(14,'1m82w0tt60pmmvh2',4,1795392826189,'guess',0,'{"attempt":2,"code":"0245","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(15,'1m82w0tt60pmmvh2',5,1795392826190,'guess',0,'{"attempt":3,"code":"1463","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(16,'1m82w0tt60pmmvh2',6,1795392826191,'guess',0,'{"attempt":4,"code":"2176","bulls":2,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(17,'1m82w0tt60pmmvh2',7,1795392826191,'guess',0,'{"attempt":5,"code":"6170","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(18,'1m82w0tt60pmmvh2',8,1795392826191,'round-over',NULL,'{"id":"1m82w0ttfecrfpdg","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"6170","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"87d4722b159847882d418af1368cf196e4c49ad5b2d9352f849f991e6f5358ab","secret":"6170"}}');
INSERT INTO "event" VALUES(19,'1m82w0tt60pmmvh2',9,1795392826191,'finished',NULL,'{"id":"1m82w0ttfecrg9em","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(20,'1m82w0ttg4p8qywf',1,1795392826192,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m82w0tsrap844j9","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m82w0tsrap844j9","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(21,'1m82w0ttg4p8qywf',2,1795392826192,'round',NULL,'{"number":1,"leader":null,"commitment":"0dd2dca0f6cbbdf833ba115fd6af0e0ff57fb64034dc1ed04fee065b23776f40","points":[0],"rules":2,"seats":[{"player":"1m82w0tsrap844j9","status":"joined"}],"rounds":1,"deal":{"nonce":"d22396922da7328e2f1b9866ac03820c515a82be3842127463bf39cbedec57cb","secret":"5638"},"carry":null}');
INSERT INTO "event" VALUES(22,'1m82w0ttg4p8qywf',3,1795392826193,'resigned',0,'{}');
INSERT INTO "event" VALUES(23,'1m82w0ttg4p8qywf',4,1795392826193,'round-over',NULL,'{"id":"1m82w0tthcx7x99w","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"5638","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"d22396922da7328e2f1b9866ac03820c515a82be3842127463bf39cbedec57cb","secret":"5638"}}');
INSERT INTO "event" VALUES(24,'1m82w0ttg4p8qywf',5,1795392826193,'finished',NULL,'{"id":"1m82w0tthcx7xpdg","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(25,'1m82w0tthcx7z9e9',1,1795392826193,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m82w0tss2atf46m","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m82w0tss2atf46m","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(26,'1m82w0tthcx7z9e9',2,1795392826193,'round',NULL,'{"number":1,"leader":null,"commitment":"1d9056abf68a033a0eec535270ee3ab944e86977af26c91d12312eb774813ccc","points":[0],"rules":2,"seats":[{"player":"1m82w0tss2atf46m","status":"joined"}],"rounds":1,"deal":{"nonce":"58f9421582ab76840fa7615ecda844eff57823591e101942b02a2149a8c3a6a6","secret":"3481"},"carry":null}');
INSERT INTO "event" VALUES(27,'1m82w0tthcx7z9e9',3,1795392826194,'resigned',0,'{}');
INSERT INTO "event" VALUES(28,'1m82w0tthcx7z9e9',4,1795392826194,'round-over',NULL,'{"id":"1m82w0ttjee1wbxp","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"3481","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"58f9421582ab76840fa7615ecda844eff57823591e101942b02a2149a8c3a6a6","secret":"3481"}}');
INSERT INTO "event" VALUES(29,'1m82w0tthcx7z9e9',5,1795392826194,'finished',NULL,'{"id":"1m82w0ttjee1xsfm","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(30,'1m82w0ttjee20jdp',1,1795392826194,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m82w0ttjee1zbxm","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m82w0ttjee1zbxm","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(31,'1m82w0ttjee20jdp',2,1795392826194,'round',NULL,'{"number":1,"leader":null,"commitment":"7bbe0727e25b1e01b9553b99097025cfbb83bab270c8dd1ab14a7b21790530d0","points":[0],"rules":2,"seats":[{"player":"1m82w0ttjee1zbxm","status":"joined"}],"rounds":0,"deal":{"nonce":"ac01f474a3ab36182da025f5c5218815b24fb05aa744287ca4d85aa4af4ff142","secret":"5629"},"carry":null}');
INSERT INTO "event" VALUES(32,'1m82w0ttjee20jdp',3,1795392826195,'guess',0,'{"attempt":1,"code":"1234","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(33,'1m82w0ttm6a9z55n',1,1795392826196,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m82w0ttm6a9yeg8","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m82w0ttm6a9yeg8","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(34,'1m82w0ttm6a9z55n',2,1795392826196,'round',NULL,'{"number":1,"leader":null,"commitment":"691c0af0eb9af6b420ac7cf2e7f25ee9da37782feb86a0999798a4ace6649b23","points":[0],"rules":2,"seats":[{"player":"1m82w0ttm6a9yeg8","status":"joined"}],"rounds":2,"deal":{"nonce":"5cfcebdd39cb6c41cd1593679e5329718548921fc3e46fde96f66aae337ab2e6","secret":"2597"},"carry":null}');
INSERT INTO "event" VALUES(35,'1m82w0ttm6a9z55n',3,1795392826197,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(36,'1m82w0ttm6a9z55n',4,1795392826202,'guess',0,'{"attempt":2,"code":"1456","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(37,'1m82w0ttm6a9z55n',5,1795392826204,'guess',0,'{"attempt":3,"code":"2578","bulls":2,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(38,'1m82w0ttm6a9z55n',6,1795392826205,'guess',0,'{"attempt":4,"code":"2589","bulls":2,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(39,'1m82w0ttm6a9z55n',7,1795392826206,'guess',0,'{"attempt":5,"code":"2597","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(40,'1m82w0ttm6a9z55n',8,1795392826206,'round-over',NULL,'{"id":"1m82w0tty5eg4zfw","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"2597","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"5cfcebdd39cb6c41cd1593679e5329718548921fc3e46fde96f66aae337ab2e6","secret":"2597"}}');
INSERT INTO "event" VALUES(41,'1m82w0ttm6a9z55n',9,1795392826206,'published',0,'{}');
INSERT INTO "event" VALUES(42,'1m82w0ttm6a9z55n',10,1795392826207,'round',NULL,'{"number":2,"leader":null,"commitment":"17d51e451b5a1d0a4943ea145ca0ee45212fbf6b8104eff2cade3a58b1673c21","points":[1],"rules":2,"seats":[{"player":"1m82w0ttm6a9yeg8","status":"joined"}],"rounds":2,"deal":{"nonce":"5947793254f4575a0a494f1c4aa4932473147872589b08c2a492b63cb4ef6070","secret":"8369"},"carry":null,"made_public":true}');
INSERT INTO "event" VALUES(43,'1m82w0tv00fzf4q5',1,1795392826208,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m82w0ttz193brn7","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m82w0ttz193brn7","join_code":"AQBKSH","clock":null,"log":3}');
INSERT INTO "event" VALUES(44,'1m82w0tv00fzf4q5',2,1795392826209,'joined',1,'{"player":"1m82w0tv00fzcdz7"}');
INSERT INTO "event" VALUES(45,'1m82w0tv00fzf4q5',3,1795392826209,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m82w0ttz193brn7","status":"joined"},{"player":"1m82w0tv00fzcdz7","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(46,'1m82w0tv00fzf4q5',4,1795392826209,'secret',0,'{"code":"1234","nonce":"faeb181512a24dcae64fba584e19009215a937a30f402a4d38459a2c96535fe5","commitment":"9c7a31c6604365cf1b1a8a764432d2fc459e6420e589baec4fccf1deb92b1a2c"}');
INSERT INTO "event" VALUES(47,'1m82w0tv00fzf4q5',5,1795392826210,'guess',1,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(48,'1m82w0tv00fzf4q5',6,1795392826210,'round-over',NULL,'{"id":"1m82w0tv299ngvxg","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"faeb181512a24dcae64fba584e19009215a937a30f402a4d38459a2c96535fe5","secret":"1234"}}');
INSERT INTO "event" VALUES(49,'1m82w0tv00fzf4q5',7,1795392826210,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":2,"seats":[{"player":"1m82w0ttz193brn7","status":"joined"},{"player":"1m82w0tv00fzcdz7","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(50,'1m82w0tv00fzf4q5',8,1795392826211,'secret',1,'{"code":"4321","nonce":"557210f9d26caa3f18aac37df92e3199cdb393117f8352917a7b8b594a0e09ed","commitment":"86dc83a1d01fffdaaf5994bfcf8e2a622ec99d973205b02b9803c1fce8bc513b"}');
INSERT INTO "event" VALUES(51,'1m82w0tv00fzf4q5',9,1795392826211,'resigned',0,'{}');
INSERT INTO "event" VALUES(52,'1m82w0tv00fzf4q5',10,1795392826211,'round-over',NULL,'{"id":"1m82w0tv3cmev0sw","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"557210f9d26caa3f18aac37df92e3199cdb393117f8352917a7b8b594a0e09ed","secret":"4321"}}');
INSERT INTO "event" VALUES(53,'1m82w0tv00fzf4q5',11,1795392826211,'finished',NULL,'{"id":"1m82w0tv3cmewgkd","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation"}');
INSERT INTO "event" VALUES(54,'1m82w0tv6e1157p9',1,1795392826214,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"manual","secret":"held","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m82w0tv4fcgdwpf","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m82w0tv4fcgdwpf","join_code":"Z4ZSPH","clock":null,"log":3}');
INSERT INTO "event" VALUES(55,'1m82w0tv6e1157p9',2,1795392826214,'joined',1,'{"player":"1m82w0tv5065gq0p"}');
INSERT INTO "event" VALUES(56,'1m82w0tv6e1157p9',3,1795392826215,'joined',2,'{"player":"1m82w0tv5065jkem"}');
INSERT INTO "event" VALUES(57,'1m82w0tv6e1157p9',4,1795392826215,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m82w0tv4fcgdwpf","status":"joined"},{"player":"1m82w0tv5065gq0p","status":"joined"},{"player":"1m82w0tv5065jkem","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(58,'1m82w0tv96kcfxwb',1,1795392826217,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m82w0tv7en81mff","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m82w0tv7en81mff","join_code":"JBWRAN","clock":null,"log":3}');
INSERT INTO "event" VALUES(59,'1m82w0tv96kcfxwb',2,1795392826218,'joined',1,'{"player":"1m82w0tv87m6p4wn"}');
INSERT INTO "event" VALUES(60,'1m82w0tv96kcfxwb',3,1795392826218,'joined',2,'{"player":"1m82w0tv87m6r1xb"}');
INSERT INTO "event" VALUES(61,'1m82w0tv96kcfxwb',4,1795392826218,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m82w0tv7en81mff","status":"joined"},{"player":"1m82w0tv87m6p4wn","status":"joined"},{"player":"1m82w0tv87m6r1xb","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(62,'1m82w0tv96kcfxwb',5,1795392826219,'secret',0,'{"code":"5678","nonce":"0ec0c45408c4d1a3b1dbad554f5e66501ddb0cfa6e6923b127cee4993f1bdaaf","commitment":"78dc4b4baf26a5324ea9a2279e29ecdf7fa286f7596f108387dc686a856ae433"}');
INSERT INTO "event" VALUES(63,'1m82w0tv96kcfxwb',6,1795392826219,'guess',1,'{"attempt":1,"code":"1234","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(64,'1m82w0tvcejraqs4',1,1795392826220,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m82w0tsrap844j9","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m82w0tsrap844j9","join_code":"2NS3YV","clock":null,"log":3}');
INSERT INTO "event" VALUES(65,'1m82w0tvddj5bs9e',1,1795392826221,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m82w0tss2atf46m","status":"joined"},{"player":"1m82w0tss2athvqw","status":"invited"}],"visibility":"public","ranked":false,"creator":"1m82w0tss2atf46m","join_code":"JD97N9","clock":null,"log":3}');
INSERT INTO "event" VALUES(66,'1m82w0tvddj5bs9e',2,1795392826221,'aborted',0,'{"reason":"creator"}');
INSERT INTO "event" VALUES(67,'1m82w0tvffv7stan',1,1795392826223,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m82w0tsrap844j9","status":"joined"},{"player":"1m82w0tss2athvqw","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m82w0tsrap844j9","join_code":"4SS663","clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(68,'1m82w0tvffv7v03j',1,1795392826223,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m82w0tsrap844j9","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"visibility":"private","ranked":false,"creator":"1m82w0tsrap844j9","join_code":null,"clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(69,'1m82w0tvffv7v03j',2,1795392826223,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m82w0tsrap844j9","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(70,'1m82w0tvhfdxbs9c',1,1795392826225,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":null,"hints":false},"seats":[{"player":"1m82w0tvg54943ny","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m82w0tvg54943ny","join_code":"M9X8T3","clock":null,"log":3}');
INSERT INTO "event" VALUES(71,'1m82w0tvhfdxbs9c',2,1795392826226,'joined',1,'{"player":"1m82w0tvhfdxb4h1"}');
INSERT INTO "event" VALUES(72,'1m82w0tvhfdxbs9c',3,1795392826226,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m82w0tvg54943ny","status":"joined"},{"player":"1m82w0tvhfdxb4h1","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(73,'1m82w0tvhfdxbs9c',4,1795392826227,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(74,'1m82w0tvhfdxbs9c',5,1795392826227,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(75,'1m82w0tvhfdxbs9c',6,1795392826227,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(76,'1m82w0tvhfdxbs9c',7,1795392826228,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(77,'1m82w0tvhfdxbs9c',8,1795392826228,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(78,'1m82w0tvhfdxbs9c',9,1795392826228,'round-over',NULL,'{"id":"1m82w0tvmffh9v4d","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(79,'1m82w0tvhfdxbs9c',10,1795392826229,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[1,0],"rules":1,"seats":[{"player":"1m82w0tvg54943ny","status":"joined"},{"player":"1m82w0tvhfdxb4h1","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(80,'1m82w0tvhfdxbs9c',11,1795392826229,'move',1,'{"column":1,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(81,'1m82w0tvpdv7hc3s',1,1795392826230,'created',0,'{"ruleset":"gomoku","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m82w0tsrap844j9","status":"joined"},{"player":"1m82w0tss2atf46m","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m82w0tsrap844j9","join_code":"VQJRFC","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(82,'1m82w0tvpdv7hc3s',2,1795392826231,'joined',1,'{"player":"1m82w0tss2atf46m"}');
INSERT INTO "event" VALUES(83,'1m82w0tvpdv7hc3s',3,1795392826231,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m82w0tsrap844j9","status":"joined"},{"player":"1m82w0tss2atf46m","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(84,'1m82w0tvpdv7hc3s',4,1795392826231,'move',0,'{"column":7,"row":7,"symbol":"X"}');
INSERT INTO "event" VALUES(85,'1m82w0tvpdv7hc3s',5,1795392826232,'move',1,'{"column":8,"row":8,"symbol":"O"}');
INSERT INTO "event" VALUES(86,'1m82w0tvpdv7hc3s',6,1795392826232,'resigned',1,'{}');
INSERT INTO "event" VALUES(87,'1m82w0tvpdv7hc3s',7,1795392826232,'round-over',NULL,'{"id":"1m82w0tvr096paaz","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(88,'1m82w0tvpdv7hc3s',8,1795392826232,'finished',NULL,'{"id":"1m82w0tvr096qaqq","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation"}');
INSERT INTO "event" VALUES(89,'1m82w0tvt332cgas',1,1795392826234,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m82w0tvs580br7p","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m82w0tvs580br7p","join_code":"GVZQP3","clock":null,"log":3,"commitment":"18fa2e7781bfaaddf5453e49d07ff2aad7ce02c37d2ef26c4c0f88d394970d6f","client_seeds":["",""],"server_seed":"4198285fda4fbac921ad92f7d94208ae8f845562a65eae84e86f3cef798b6665"}');
INSERT INTO "event" VALUES(90,'1m82w0tvt332cgas',2,1795392826235,'joined',1,'{"player":"1m82w0tvt33294vw"}');
INSERT INTO "event" VALUES(91,'1m82w0tvt332cgas',3,1795392826235,'round',NULL,'{"number":1,"leader":0,"commitment":"18fa2e7781bfaaddf5453e49d07ff2aad7ce02c37d2ef26c4c0f88d394970d6f","points":[0,0],"rules":1,"seats":[{"player":"1m82w0tvs580br7p","status":"joined"},{"player":"1m82w0tvt33294vw","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(92,'1m82w0tvt332cgas',4,1795392826235,'roll',0,'{"keep":[],"dice":[2,2,4,1,5],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(93,'1m82w0tvt332cgas',5,1795392826236,'score',0,'{"category":"chance","score":14,"bonus":0}');
INSERT INTO "event" VALUES(94,'1m82w0tvt332cgas',6,1795392826236,'roll',1,'{"keep":[],"dice":[3,5,2,1,5],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(95,'1m82w0tvy7zd9s67',1,1795392826238,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m82w0tvw8pnyeqf","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m82w0tvw8pnyeqf","join_code":"N68M6Y","clock":null,"log":3,"commitment":"d83a9c6319ccfbba3dcc2e1f2d2a6364d4f158e41097de44346bae78db247176","client_seeds":["",""],"server_seed":"1cef9bf1e26b4b908529c73bc019ad7844cd81ebd79ef8894aa743721e08a280"}');
INSERT INTO "event" VALUES(96,'1m82w0tvy7zd9s67',2,1795392826238,'joined',1,'{"player":"1m82w0tvx0mc5tva"}');
INSERT INTO "event" VALUES(97,'1m82w0tvy7zd9s67',3,1795392826238,'round',NULL,'{"number":1,"leader":0,"commitment":"d83a9c6319ccfbba3dcc2e1f2d2a6364d4f158e41097de44346bae78db247176","points":[0,0],"rules":1,"seats":[{"player":"1m82w0tvw8pnyeqf","status":"joined"},{"player":"1m82w0tvx0mc5tva","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(98,'1m82w0tvy7zd9s67',4,1795392826238,'roll',0,'{"keep":[],"dice":[1,6,1,3,2],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(99,'1m82w0tvy7zd9s67',5,1795392826240,'score',0,'{"category":"aces","score":2,"bonus":0}');
INSERT INTO "event" VALUES(100,'1m82w0tvy7zd9s67',6,1795392826240,'roll',1,'{"keep":[],"dice":[2,4,4,4,2],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(101,'1m82w0tvy7zd9s67',7,1795392826240,'score',1,'{"category":"aces","score":0,"bonus":0}');
INSERT INTO "event" VALUES(102,'1m82w0tvy7zd9s67',8,1795392826240,'roll',0,'{"keep":[],"dice":[5,6,2,1,2],"stage":0,"roll":2}');
INSERT INTO "event" VALUES(103,'1m82w0tvy7zd9s67',9,1795392826241,'score',0,'{"category":"twos","score":4,"bonus":0}');
INSERT INTO "event" VALUES(104,'1m82w0tvy7zd9s67',10,1795392826241,'roll',1,'{"keep":[],"dice":[2,4,3,2,5],"stage":0,"roll":3}');
INSERT INTO "event" VALUES(105,'1m82w0tvy7zd9s67',11,1795392826241,'score',1,'{"category":"twos","score":4,"bonus":0}');
INSERT INTO "event" VALUES(106,'1m82w0tvy7zd9s67',12,1795392826241,'roll',0,'{"keep":[],"dice":[5,1,4,1,2],"stage":0,"roll":4}');
INSERT INTO "event" VALUES(107,'1m82w0tvy7zd9s67',13,1795392826242,'score',0,'{"category":"threes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(108,'1m82w0tvy7zd9s67',14,1795392826242,'roll',1,'{"keep":[],"dice":[3,5,2,2,4],"stage":0,"roll":5}');
INSERT INTO "event" VALUES(109,'1m82w0tvy7zd9s67',15,1795392826242,'score',1,'{"category":"threes","score":3,"bonus":0}');
INSERT INTO "event" VALUES(110,'1m82w0tvy7zd9s67',16,1795392826242,'roll',0,'{"keep":[],"dice":[3,2,4,1,6],"stage":0,"roll":6}');
INSERT INTO "event" VALUES(111,'1m82w0tvy7zd9s67',17,1795392826243,'score',0,'{"category":"fours","score":4,"bonus":0}');
INSERT INTO "event" VALUES(112,'1m82w0tvy7zd9s67',18,1795392826243,'roll',1,'{"keep":[],"dice":[2,4,6,3,4],"stage":0,"roll":7}');
INSERT INTO "event" VALUES(113,'1m82w0tvy7zd9s67',19,1795392826243,'score',1,'{"category":"fours","score":8,"bonus":0}');
INSERT INTO "event" VALUES(114,'1m82w0tvy7zd9s67',20,1795392826243,'roll',0,'{"keep":[],"dice":[5,5,1,3,4],"stage":0,"roll":8}');
INSERT INTO "event" VALUES(115,'1m82w0tvy7zd9s67',21,1795392826244,'score',0,'{"category":"fives","score":10,"bonus":0}');
INSERT INTO "event" VALUES(116,'1m82w0tvy7zd9s67',22,1795392826244,'roll',1,'{"keep":[],"dice":[2,3,4,5,2],"stage":0,"roll":9}');
INSERT INTO "event" VALUES(117,'1m82w0tvy7zd9s67',23,1795392826244,'score',1,'{"category":"fives","score":5,"bonus":0}');
INSERT INTO "event" VALUES(118,'1m82w0tvy7zd9s67',24,1795392826244,'roll',0,'{"keep":[],"dice":[3,1,4,1,3],"stage":0,"roll":10}');
INSERT INTO "event" VALUES(119,'1m82w0tvy7zd9s67',25,1795392826245,'score',0,'{"category":"sixes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(120,'1m82w0tvy7zd9s67',26,1795392826245,'roll',1,'{"keep":[],"dice":[3,2,6,5,2],"stage":0,"roll":11}');
INSERT INTO "event" VALUES(121,'1m82w0tvy7zd9s67',27,1795392826245,'score',1,'{"category":"sixes","score":6,"bonus":0}');
INSERT INTO "event" VALUES(122,'1m82w0tvy7zd9s67',28,1795392826245,'roll',0,'{"keep":[],"dice":[5,4,1,2,3],"stage":0,"roll":12}');
INSERT INTO "event" VALUES(123,'1m82w0tvy7zd9s67',29,1795392826246,'score',0,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(124,'1m82w0tvy7zd9s67',30,1795392826246,'roll',1,'{"keep":[],"dice":[1,2,2,5,3],"stage":0,"roll":13}');
INSERT INTO "event" VALUES(125,'1m82w0tvy7zd9s67',31,1795392826246,'score',1,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(126,'1m82w0tvy7zd9s67',32,1795392826246,'roll',0,'{"keep":[],"dice":[2,1,3,6,1],"stage":0,"roll":14}');
INSERT INTO "event" VALUES(127,'1m82w0tvy7zd9s67',33,1795392826247,'score',0,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(128,'1m82w0tvy7zd9s67',34,1795392826247,'roll',1,'{"keep":[],"dice":[3,3,5,3,3],"stage":0,"roll":15}');
INSERT INTO "event" VALUES(129,'1m82w0tvy7zd9s67',35,1795392826247,'score',1,'{"category":"four-of-a-kind","score":17,"bonus":0}');
INSERT INTO "event" VALUES(130,'1m82w0tvy7zd9s67',36,1795392826247,'roll',0,'{"keep":[],"dice":[5,2,2,6,4],"stage":0,"roll":16}');
INSERT INTO "event" VALUES(131,'1m82w0tvy7zd9s67',37,1795392826248,'score',0,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(132,'1m82w0tvy7zd9s67',38,1795392826248,'roll',1,'{"keep":[],"dice":[3,5,1,4,5],"stage":0,"roll":17}');
INSERT INTO "event" VALUES(133,'1m82w0tvy7zd9s67',39,1795392826248,'score',1,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(134,'1m82w0tvy7zd9s67',40,1795392826248,'roll',0,'{"keep":[],"dice":[2,4,2,6,2],"stage":0,"roll":18}');
INSERT INTO "event" VALUES(135,'1m82w0tvy7zd9s67',41,1795392826249,'score',0,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(136,'1m82w0tvy7zd9s67',42,1795392826249,'roll',1,'{"keep":[],"dice":[3,6,1,6,4],"stage":0,"roll":19}');
INSERT INTO "event" VALUES(137,'1m82w0tvy7zd9s67',43,1795392826249,'score',1,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(138,'1m82w0tvy7zd9s67',44,1795392826249,'roll',0,'{"keep":[],"dice":[2,2,5,6,2],"stage":0,"roll":20}');
INSERT INTO "event" VALUES(139,'1m82w0tvy7zd9s67',45,1795392826250,'score',0,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(140,'1m82w0tvy7zd9s67',46,1795392826250,'roll',1,'{"keep":[],"dice":[4,4,5,1,2],"stage":0,"roll":21}');
INSERT INTO "event" VALUES(141,'1m82w0tvy7zd9s67',47,1795392826250,'score',1,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(142,'1m82w0tvy7zd9s67',48,1795392826250,'roll',0,'{"keep":[],"dice":[4,6,3,3,2],"stage":0,"roll":22}');
INSERT INTO "event" VALUES(143,'1m82w0tvy7zd9s67',49,1795392826251,'score',0,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(144,'1m82w0tvy7zd9s67',50,1795392826251,'roll',1,'{"keep":[],"dice":[1,2,5,6,2],"stage":0,"roll":23}');
INSERT INTO "event" VALUES(145,'1m82w0tvy7zd9s67',51,1795392826251,'score',1,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(146,'1m82w0tvy7zd9s67',52,1795392826251,'roll',0,'{"keep":[],"dice":[3,1,5,1,1],"stage":0,"roll":24}');
INSERT INTO "event" VALUES(147,'1m82w0tvy7zd9s67',53,1795392826252,'score',0,'{"category":"chance","score":11,"bonus":0}');
INSERT INTO "event" VALUES(148,'1m82w0tvy7zd9s67',54,1795392826252,'roll',1,'{"keep":[],"dice":[3,2,2,2,1],"stage":0,"roll":25}');
INSERT INTO "event" VALUES(149,'1m82w0tvy7zd9s67',55,1795392826252,'score',1,'{"category":"chance","score":10,"bonus":0}');
INSERT INTO "event" VALUES(150,'1m82w0tvy7zd9s67',56,1795392826252,'round-over',NULL,'{"id":"1m82w0twc82dkzhf","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":2,"twos":4,"threes":0,"fours":4,"fives":10,"sixes":0,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":11},"upper_total":20,"upper_bonus":0,"yahtzee_bonus":0,"total":31},{"seat":1,"boxes":{"aces":0,"twos":4,"threes":3,"fours":8,"fives":5,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":17,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":10},"upper_total":26,"upper_bonus":0,"yahtzee_bonus":0,"total":53}],"forfeited":[],"forfeited_by":null,"points":[31,53],"proof":null}');
INSERT INTO "event" VALUES(151,'1m82w0tvy7zd9s67',57,1795392826252,'finished',NULL,'{"id":"1m82w0twc82dns9m","outcome":"win","winners":[1],"points":[31,53],"reason":"rounds","proof":{"server_seed":"1cef9bf1e26b4b908529c73bc019ad7844cd81ebd79ef8894aa743721e08a280","client_seeds":["",""]}}');
INSERT INTO "event" VALUES(152,'1m82w0txv7717reh',1,1795392826299,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m82w0tsrap844j9","status":"invited"},{"player":"1m82w0tss2athvqw","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m82w0txtc6h762q","join_code":"GNVA23","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3,"tournament":"1m82w0txtc6h762q"}');
INSERT INTO "event" VALUES(153,'1m82w0ty4amab0xj',1,1795392826308,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m82w0ty2day06pp","status":"joined"},{"player":"1m82w0ty31q1mw2t","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m82w0ty2day06pp","join_code":"PE8DDD","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(154,'1m82w0ty4amab0xj',2,1795392826309,'joined',1,'{"player":"1m82w0ty31q1mw2t"}');
INSERT INTO "event" VALUES(155,'1m82w0ty4amab0xj',3,1795392826309,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m82w0ty2day06pp","status":"joined"},{"player":"1m82w0ty31q1mw2t","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(156,'1m82w0ty4amab0xj',4,1795392826310,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(157,'1m82w0ty4amab0xj',5,1795392826311,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(158,'1m82w0ty4amab0xj',6,1795392826312,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(159,'1m82w0ty4amab0xj',7,1795392826312,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(160,'1m82w0ty4amab0xj',8,1795392826313,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(161,'1m82w0ty4amab0xj',9,1795392826313,'round-over',NULL,'{"id":"1m82w0ty96d5v1pw","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(162,'1m82w0ty4amab0xj',10,1795392826313,'finished',NULL,'{"id":"1m82w0ty96d5wtba","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds"}');
CREATE TABLE event_mark (
    only  INTEGER PRIMARY KEY CHECK (only = 1),
    id    INTEGER NOT NULL,
    until INTEGER NOT NULL CHECK (until >= id),
    game  TEXT    NOT NULL,
    seq   INTEGER NOT NULL
) STRICT;
INSERT INTO "event_mark" VALUES(1,162,162,'',0);
CREATE TABLE event_place (
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL,
    id   INTEGER NOT NULL, -- of the event
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "event_place" VALUES('1m82w0tsv621rf1a',1,1);
INSERT INTO "event_place" VALUES('1m82w0tsv621rf1a',2,2);
INSERT INTO "event_place" VALUES('1m82w0tsv621rf1a',3,3);
INSERT INTO "event_place" VALUES('1m82w0tsv621rf1a',4,4);
INSERT INTO "event_place" VALUES('1m82w0tsv621rf1a',5,5);
INSERT INTO "event_place" VALUES('1m82w0tsv621rf1a',6,6);
INSERT INTO "event_place" VALUES('1m82w0tsv621rf1a',7,7);
INSERT INTO "event_place" VALUES('1m82w0tsv621rf1a',8,8);
INSERT INTO "event_place" VALUES('1m82w0tsv621rf1a',9,9);
INSERT INTO "event_place" VALUES('1m82w0tsv621rf1a',10,10);
INSERT INTO "event_place" VALUES('1m82w0tt60pmmvh2',1,11);
INSERT INTO "event_place" VALUES('1m82w0tt60pmmvh2',2,12);
INSERT INTO "event_place" VALUES('1m82w0tt60pmmvh2',3,13);
INSERT INTO "event_place" VALUES('1m82w0tt60pmmvh2',4,14);
INSERT INTO "event_place" VALUES('1m82w0tt60pmmvh2',5,15);
INSERT INTO "event_place" VALUES('1m82w0tt60pmmvh2',6,16);
INSERT INTO "event_place" VALUES('1m82w0tt60pmmvh2',7,17);
INSERT INTO "event_place" VALUES('1m82w0tt60pmmvh2',8,18);
INSERT INTO "event_place" VALUES('1m82w0tt60pmmvh2',9,19);
INSERT INTO "event_place" VALUES('1m82w0ttg4p8qywf',1,20);
INSERT INTO "event_place" VALUES('1m82w0ttg4p8qywf',2,21);
INSERT INTO "event_place" VALUES('1m82w0ttg4p8qywf',3,22);
INSERT INTO "event_place" VALUES('1m82w0ttg4p8qywf',4,23);
INSERT INTO "event_place" VALUES('1m82w0ttg4p8qywf',5,24);
INSERT INTO "event_place" VALUES('1m82w0tthcx7z9e9',1,25);
INSERT INTO "event_place" VALUES('1m82w0tthcx7z9e9',2,26);
INSERT INTO "event_place" VALUES('1m82w0tthcx7z9e9',3,27);
INSERT INTO "event_place" VALUES('1m82w0tthcx7z9e9',4,28);
INSERT INTO "event_place" VALUES('1m82w0tthcx7z9e9',5,29);
INSERT INTO "event_place" VALUES('1m82w0ttjee20jdp',1,30);
INSERT INTO "event_place" VALUES('1m82w0ttjee20jdp',2,31);
INSERT INTO "event_place" VALUES('1m82w0ttjee20jdp',3,32);
INSERT INTO "event_place" VALUES('1m82w0ttm6a9z55n',1,33);
INSERT INTO "event_place" VALUES('1m82w0ttm6a9z55n',2,34);
INSERT INTO "event_place" VALUES('1m82w0ttm6a9z55n',3,35);
INSERT INTO "event_place" VALUES('1m82w0ttm6a9z55n',4,36);
INSERT INTO "event_place" VALUES('1m82w0ttm6a9z55n',5,37);
INSERT INTO "event_place" VALUES('1m82w0ttm6a9z55n',6,38);
INSERT INTO "event_place" VALUES('1m82w0ttm6a9z55n',7,39);
INSERT INTO "event_place" VALUES('1m82w0ttm6a9z55n',8,40);
INSERT INTO "event_place" VALUES('1m82w0ttm6a9z55n',9,41);
INSERT INTO "event_place" VALUES('1m82w0ttm6a9z55n',10,42);
INSERT INTO "event_place" VALUES('1m82w0tv00fzf4q5',1,43);
INSERT INTO "event_place" VALUES('1m82w0tv00fzf4q5',2,44);
INSERT INTO "event_place" VALUES('1m82w0tv00fzf4q5',3,45);
INSERT INTO "event_place" VALUES('1m82w0tv00fzf4q5',4,46);
INSERT INTO "event_place" VALUES('1m82w0tv00fzf4q5',5,47);
INSERT INTO "event_place" VALUES('1m82w0tv00fzf4q5',6,48);
INSERT INTO "event_place" VALUES('1m82w0tv00fzf4q5',7,49);
INSERT INTO "event_place" VALUES('1m82w0tv00fzf4q5',8,50);
INSERT INTO "event_place" VALUES('1m82w0tv00fzf4q5',9,51);
INSERT INTO "event_place" VALUES('1m82w0tv00fzf4q5',10,52);
INSERT INTO "event_place" VALUES('1m82w0tv00fzf4q5',11,53);
INSERT INTO "event_place" VALUES('1m82w0tv6e1157p9',1,54);
INSERT INTO "event_place" VALUES('1m82w0tv6e1157p9',2,55);
INSERT INTO "event_place" VALUES('1m82w0tv6e1157p9',3,56);
INSERT INTO "event_place" VALUES('1m82w0tv6e1157p9',4,57);
INSERT INTO "event_place" VALUES('1m82w0tv96kcfxwb',1,58);
INSERT INTO "event_place" VALUES('1m82w0tv96kcfxwb',2,59);
INSERT INTO "event_place" VALUES('1m82w0tv96kcfxwb',3,60);
INSERT INTO "event_place" VALUES('1m82w0tv96kcfxwb',4,61);
INSERT INTO "event_place" VALUES('1m82w0tv96kcfxwb',5,62);
INSERT INTO "event_place" VALUES('1m82w0tv96kcfxwb',6,63);
INSERT INTO "event_place" VALUES('1m82w0tvcejraqs4',1,64);
INSERT INTO "event_place" VALUES('1m82w0tvddj5bs9e',1,65);
INSERT INTO "event_place" VALUES('1m82w0tvddj5bs9e',2,66);
INSERT INTO "event_place" VALUES('1m82w0tvffv7stan',1,67);
INSERT INTO "event_place" VALUES('1m82w0tvffv7v03j',1,68);
INSERT INTO "event_place" VALUES('1m82w0tvffv7v03j',2,69);
INSERT INTO "event_place" VALUES('1m82w0tvhfdxbs9c',1,70);
INSERT INTO "event_place" VALUES('1m82w0tvhfdxbs9c',2,71);
INSERT INTO "event_place" VALUES('1m82w0tvhfdxbs9c',3,72);
INSERT INTO "event_place" VALUES('1m82w0tvhfdxbs9c',4,73);
INSERT INTO "event_place" VALUES('1m82w0tvhfdxbs9c',5,74);
INSERT INTO "event_place" VALUES('1m82w0tvhfdxbs9c',6,75);
INSERT INTO "event_place" VALUES('1m82w0tvhfdxbs9c',7,76);
INSERT INTO "event_place" VALUES('1m82w0tvhfdxbs9c',8,77);
INSERT INTO "event_place" VALUES('1m82w0tvhfdxbs9c',9,78);
INSERT INTO "event_place" VALUES('1m82w0tvhfdxbs9c',10,79);
INSERT INTO "event_place" VALUES('1m82w0tvhfdxbs9c',11,80);
INSERT INTO "event_place" VALUES('1m82w0tvpdv7hc3s',1,81);
INSERT INTO "event_place" VALUES('1m82w0tvpdv7hc3s',2,82);
INSERT INTO "event_place" VALUES('1m82w0tvpdv7hc3s',3,83);
INSERT INTO "event_place" VALUES('1m82w0tvpdv7hc3s',4,84);
INSERT INTO "event_place" VALUES('1m82w0tvpdv7hc3s',5,85);
INSERT INTO "event_place" VALUES('1m82w0tvpdv7hc3s',6,86);
INSERT INTO "event_place" VALUES('1m82w0tvpdv7hc3s',7,87);
INSERT INTO "event_place" VALUES('1m82w0tvpdv7hc3s',8,88);
INSERT INTO "event_place" VALUES('1m82w0tvt332cgas',1,89);
INSERT INTO "event_place" VALUES('1m82w0tvt332cgas',2,90);
INSERT INTO "event_place" VALUES('1m82w0tvt332cgas',3,91);
INSERT INTO "event_place" VALUES('1m82w0tvt332cgas',4,92);
INSERT INTO "event_place" VALUES('1m82w0tvt332cgas',5,93);
INSERT INTO "event_place" VALUES('1m82w0tvt332cgas',6,94);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',1,95);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',2,96);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',3,97);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',4,98);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',5,99);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',6,100);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',7,101);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',8,102);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',9,103);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',10,104);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',11,105);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',12,106);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',13,107);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',14,108);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',15,109);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',16,110);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',17,111);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',18,112);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',19,113);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',20,114);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',21,115);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',22,116);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',23,117);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',24,118);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',25,119);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',26,120);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',27,121);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',28,122);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',29,123);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',30,124);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',31,125);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',32,126);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',33,127);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',34,128);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',35,129);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',36,130);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',37,131);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',38,132);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',39,133);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',40,134);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',41,135);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',42,136);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',43,137);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',44,138);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',45,139);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',46,140);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',47,141);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',48,142);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',49,143);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',50,144);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',51,145);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',52,146);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',53,147);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',54,148);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',55,149);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',56,150);
INSERT INTO "event_place" VALUES('1m82w0tvy7zd9s67',57,151);
INSERT INTO "event_place" VALUES('1m82w0txv7717reh',1,152);
INSERT INTO "event_place" VALUES('1m82w0ty4amab0xj',1,153);
INSERT INTO "event_place" VALUES('1m82w0ty4amab0xj',2,154);
INSERT INTO "event_place" VALUES('1m82w0ty4amab0xj',3,155);
INSERT INTO "event_place" VALUES('1m82w0ty4amab0xj',4,156);
INSERT INTO "event_place" VALUES('1m82w0ty4amab0xj',5,157);
INSERT INTO "event_place" VALUES('1m82w0ty4amab0xj',6,158);
INSERT INTO "event_place" VALUES('1m82w0ty4amab0xj',7,159);
INSERT INTO "event_place" VALUES('1m82w0ty4amab0xj',8,160);
INSERT INTO "event_place" VALUES('1m82w0ty4amab0xj',9,161);
INSERT INTO "event_place" VALUES('1m82w0ty4amab0xj',10,162);
CREATE TABLE game (
    id          TEXT    PRIMARY KEY NOT NULL,
    app         TEXT    NOT NULL DEFAULT 'main',
    ruleset     TEXT    NOT NULL,                       -- bulls-and-cows, gomoku, ...
    -- 'playing' from the first round to the end, also between rounds: a row that changed with every round would cost more
    -- than all the round's moves.
    status      TEXT    NOT NULL CHECK (status IN ('open', 'playing', 'finished', 'aborted')),
    visibility  TEXT    NOT NULL CHECK (visibility IN ('private', 'public')),
    ranked      INTEGER NOT NULL CHECK (ranked IN (0, 1)),
    creator     TEXT,                                   -- a player; a reference would need an index: see seat.player
    join_code   TEXT,                                   -- NULL once the game has ended
    created_at  INTEGER NOT NULL,
    finished_at INTEGER,
    timed       INTEGER NOT NULL CHECK (timed IN (0, 1)) -- a turn can have a deadline; 0 once the game is over
) STRICT, WITHOUT ROWID;
INSERT INTO "game" VALUES('1m82w0tsv621rf1a','main','bulls-and-cows','finished','private',1,'1m82w0tsrap844j9',NULL,1795392826171,1795392826181,0);
INSERT INTO "game" VALUES('1m82w0tt60pmmvh2','main','bulls-and-cows','finished','private',1,'1m82w0tss2atf46m',NULL,1795392826182,1795392826191,0);
INSERT INTO "game" VALUES('1m82w0ttg4p8qywf','main','number-guess','finished','private',1,'1m82w0tsrap844j9',NULL,1795392826192,1795392826193,0);
INSERT INTO "game" VALUES('1m82w0tthcx7z9e9','main','number-guess','finished','private',1,'1m82w0tss2atf46m',NULL,1795392826193,1795392826194,0);
INSERT INTO "game" VALUES('1m82w0ttjee20jdp','main','bulls-and-cows','playing','private',1,'1m82w0ttjee1zbxm',NULL,1795392826194,NULL,0);
INSERT INTO "game" VALUES('1m82w0ttm6a9z55n','main','bulls-and-cows','playing','public',1,'1m82w0ttm6a9yeg8',NULL,1795392826196,NULL,0);
INSERT INTO "game" VALUES('1m82w0tv00fzf4q5','main','bulls-and-cows','finished','public',0,'1m82w0ttz193brn7',NULL,1795392826208,1795392826211,0);
INSERT INTO "game" VALUES('1m82w0tv6e1157p9','main','bulls-and-cows','playing','private',0,'1m82w0tv4fcgdwpf','Z4ZSPH',1795392826214,NULL,0);
INSERT INTO "game" VALUES('1m82w0tv96kcfxwb','main','bulls-and-cows','playing','private',0,'1m82w0tv7en81mff','JBWRAN',1795392826217,NULL,0);
INSERT INTO "game" VALUES('1m82w0tvcejraqs4','main','mastermind','open','public',0,'1m82w0tsrap844j9','2NS3YV',1795392826220,NULL,0);
INSERT INTO "game" VALUES('1m82w0tvddj5bs9e','main','mastermind','aborted','public',0,'1m82w0tss2atf46m',NULL,1795392826221,1795392826221,0);
INSERT INTO "game" VALUES('1m82w0tvffv7stan','main','mastermind','open','private',0,'1m82w0tsrap844j9','4SS663',1795392826223,NULL,1);
INSERT INTO "game" VALUES('1m82w0tvffv7v03j','main','bulls-and-cows','playing','private',0,'1m82w0tsrap844j9',NULL,1795392826223,NULL,1);
INSERT INTO "game" VALUES('1m82w0tvhfdxbs9c','main','tic-tac-toe','playing','public',0,'1m82w0tvg54943ny','M9X8T3',1795392826225,NULL,0);
INSERT INTO "game" VALUES('1m82w0tvpdv7hc3s','main','gomoku','finished','private',1,'1m82w0tsrap844j9',NULL,1795392826230,1795392826232,0);
INSERT INTO "game" VALUES('1m82w0tvt332cgas','main','yahtzee','playing','private',0,'1m82w0tvs580br7p','GVZQP3',1795392826234,NULL,0);
INSERT INTO "game" VALUES('1m82w0tvy7zd9s67','main','yahtzee','finished','private',0,'1m82w0tvw8pnyeqf',NULL,1795392826238,1795392826252,0);
INSERT INTO "game" VALUES('1m82w0txv7717reh','main','tic-tac-toe','open','private',0,'1m82w0txtc6h762q','GNVA23',1795392826299,NULL,1);
INSERT INTO "game" VALUES('1m82w0ty4amab0xj','main','tic-tac-toe','finished','private',0,'1m82w0ty2day06pp',NULL,1795392826308,1795392826313,0);
CREATE TABLE idempotency_record (
    number    INTEGER PRIMARY KEY,
    player    TEXT    NOT NULL,
    key       TEXT    NOT NULL, -- as the client sent it, or its hash where it is long
    method    TEXT    NOT NULL,
    path      TEXT    NOT NULL, -- likewise
    body_hash BLOB    NOT NULL, -- SHA-256 of the request's body
    at        INTEGER NOT NULL,
    status    INTEGER NOT NULL, -- of the answer: 2xx
    etag      TEXT,
    location  TEXT,
    body      TEXT    NOT NULL, -- what was recorded of its outcome, without names and without tokens; '' = nothing
    game      TEXT,             -- that the answer shows at the version etag; NULL = none
    round     INTEGER NOT NULL, -- seq of the `round` event of that version; 0 before the first
    seq       INTEGER NOT NULL, -- that the answer tells: of the event
    minimal   INTEGER NOT NULL CHECK (minimal IN (0, 1)), -- the answer left out the game
    UNIQUE (player, key)
) STRICT;
INSERT INTO "idempotency_record" VALUES(1,'1m82w0tsrap844j9','open','POST','/v1/games',X'09691FB4A4A800A0B6D83166B89AA76941AFE880DE790D85B4610A9C932FDBEE',1795392826220,201,'1','/v1/games/1m82w0tvcejraqs4','','1m82w0tvcejraqs4',0,1,0);
CREATE TABLE idempotency_use (
    player TEXT    NOT NULL,
    hour   INTEGER NOT NULL, -- since 1970
    bytes  INTEGER NOT NULL CHECK (bytes >= 0),
    PRIMARY KEY (player, hour)
) STRICT, WITHOUT ROWID;
INSERT INTO "idempotency_use" VALUES('1m82w0tsrap844j9',498720,140);
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL
) STRICT;
INSERT INTO "migration" VALUES(1,'schema',X'CEBBA0E84DF61518320E7DD5C4F4CD45E346A4F2E2A1CB76C16A1A86DE31D3A7',1795392826145);
CREATE TABLE notification (
    player   TEXT    NOT NULL,
    seq      INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the player
    at       INTEGER NOT NULL,
    kind     TEXT    NOT NULL,                 -- invited, joined, declined, turn, round-over, finished, rematch, aborted
    game     TEXT    NOT NULL,
    game_seq INTEGER NOT NULL,                 -- the game's event that it is about
    PRIMARY KEY (player, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "notification" VALUES('1m82w0tsrap844j9',1,1795392826231,'joined','1m82w0tvpdv7hc3s',2);
INSERT INTO "notification" VALUES('1m82w0tsrap844j9',2,1795392826231,'turn','1m82w0tvpdv7hc3s',3);
INSERT INTO "notification" VALUES('1m82w0tsrap844j9',3,1795392826232,'turn','1m82w0tvpdv7hc3s',5);
INSERT INTO "notification" VALUES('1m82w0tsrap844j9',4,1795392826232,'round-over','1m82w0tvpdv7hc3s',7);
INSERT INTO "notification" VALUES('1m82w0tsrap844j9',5,1795392826232,'finished','1m82w0tvpdv7hc3s',8);
INSERT INTO "notification" VALUES('1m82w0tsrap844j9',6,1795392826299,'invited','1m82w0txv7717reh',1);
INSERT INTO "notification" VALUES('1m82w0tss2atf46m',1,1795392826221,'aborted','1m82w0tvddj5bs9e',2);
INSERT INTO "notification" VALUES('1m82w0tss2atf46m',2,1795392826230,'invited','1m82w0tvpdv7hc3s',1);
INSERT INTO "notification" VALUES('1m82w0tss2atf46m',3,1795392826231,'turn','1m82w0tvpdv7hc3s',4);
INSERT INTO "notification" VALUES('1m82w0tss2atf46m',4,1795392826232,'finished','1m82w0tvpdv7hc3s',8);
INSERT INTO "notification" VALUES('1m82w0tss2athvqw',1,1795392826221,'invited','1m82w0tvddj5bs9e',1);
INSERT INTO "notification" VALUES('1m82w0tss2athvqw',2,1795392826221,'aborted','1m82w0tvddj5bs9e',2);
INSERT INTO "notification" VALUES('1m82w0tss2athvqw',3,1795392826223,'invited','1m82w0tvffv7stan',1);
INSERT INTO "notification" VALUES('1m82w0tss2athvqw',4,1795392826299,'invited','1m82w0txv7717reh',1);
INSERT INTO "notification" VALUES('1m82w0ttz193brn7',1,1795392826209,'joined','1m82w0tv00fzf4q5',2);
INSERT INTO "notification" VALUES('1m82w0ttz193brn7',2,1795392826209,'turn','1m82w0tv00fzf4q5',3);
INSERT INTO "notification" VALUES('1m82w0ttz193brn7',3,1795392826210,'round-over','1m82w0tv00fzf4q5',6);
INSERT INTO "notification" VALUES('1m82w0ttz193brn7',4,1795392826211,'turn','1m82w0tv00fzf4q5',8);
INSERT INTO "notification" VALUES('1m82w0ttz193brn7',5,1795392826211,'finished','1m82w0tv00fzf4q5',11);
INSERT INTO "notification" VALUES('1m82w0tv00fzcdz7',1,1795392826209,'turn','1m82w0tv00fzf4q5',4);
INSERT INTO "notification" VALUES('1m82w0tv00fzcdz7',2,1795392826210,'round-over','1m82w0tv00fzf4q5',6);
INSERT INTO "notification" VALUES('1m82w0tv00fzcdz7',3,1795392826211,'round-over','1m82w0tv00fzf4q5',10);
INSERT INTO "notification" VALUES('1m82w0tv00fzcdz7',4,1795392826211,'finished','1m82w0tv00fzf4q5',11);
INSERT INTO "notification" VALUES('1m82w0tv4fcgdwpf',1,1795392826214,'joined','1m82w0tv6e1157p9',2);
INSERT INTO "notification" VALUES('1m82w0tv4fcgdwpf',2,1795392826215,'joined','1m82w0tv6e1157p9',3);
INSERT INTO "notification" VALUES('1m82w0tv5065gq0p',1,1795392826215,'joined','1m82w0tv6e1157p9',3);
INSERT INTO "notification" VALUES('1m82w0tv5065gq0p',2,1795392826215,'turn','1m82w0tv6e1157p9',4);
INSERT INTO "notification" VALUES('1m82w0tv7en81mff',1,1795392826218,'joined','1m82w0tv96kcfxwb',2);
INSERT INTO "notification" VALUES('1m82w0tv7en81mff',2,1795392826218,'joined','1m82w0tv96kcfxwb',3);
INSERT INTO "notification" VALUES('1m82w0tv7en81mff',3,1795392826218,'turn','1m82w0tv96kcfxwb',4);
INSERT INTO "notification" VALUES('1m82w0tv87m6p4wn',1,1795392826218,'joined','1m82w0tv96kcfxwb',3);
INSERT INTO "notification" VALUES('1m82w0tv87m6p4wn',2,1795392826219,'turn','1m82w0tv96kcfxwb',5);
INSERT INTO "notification" VALUES('1m82w0tv87m6r1xb',1,1795392826219,'turn','1m82w0tv96kcfxwb',6);
INSERT INTO "notification" VALUES('1m82w0tvg54943ny',1,1795392826226,'joined','1m82w0tvhfdxbs9c',2);
INSERT INTO "notification" VALUES('1m82w0tvg54943ny',2,1795392826226,'turn','1m82w0tvhfdxbs9c',3);
INSERT INTO "notification" VALUES('1m82w0tvg54943ny',3,1795392826227,'turn','1m82w0tvhfdxbs9c',5);
INSERT INTO "notification" VALUES('1m82w0tvg54943ny',4,1795392826228,'turn','1m82w0tvhfdxbs9c',7);
INSERT INTO "notification" VALUES('1m82w0tvg54943ny',5,1795392826228,'round-over','1m82w0tvhfdxbs9c',9);
INSERT INTO "notification" VALUES('1m82w0tvg54943ny',6,1795392826229,'turn','1m82w0tvhfdxbs9c',11);
INSERT INTO "notification" VALUES('1m82w0tvhfdxb4h1',1,1795392826227,'turn','1m82w0tvhfdxbs9c',4);
INSERT INTO "notification" VALUES('1m82w0tvhfdxb4h1',2,1795392826227,'turn','1m82w0tvhfdxbs9c',6);
INSERT INTO "notification" VALUES('1m82w0tvhfdxb4h1',3,1795392826228,'round-over','1m82w0tvhfdxbs9c',9);
INSERT INTO "notification" VALUES('1m82w0tvhfdxb4h1',4,1795392826229,'turn','1m82w0tvhfdxbs9c',10);
INSERT INTO "notification" VALUES('1m82w0tvs580br7p',1,1795392826235,'joined','1m82w0tvt332cgas',2);
INSERT INTO "notification" VALUES('1m82w0tvs580br7p',2,1795392826235,'turn','1m82w0tvt332cgas',4);
INSERT INTO "notification" VALUES('1m82w0tvt33294vw',1,1795392826236,'turn','1m82w0tvt332cgas',6);
INSERT INTO "notification" VALUES('1m82w0tvw8pnyeqf',1,1795392826238,'joined','1m82w0tvy7zd9s67',2);
INSERT INTO "notification" VALUES('1m82w0tvw8pnyeqf',2,1795392826238,'turn','1m82w0tvy7zd9s67',4);
INSERT INTO "notification" VALUES('1m82w0tvw8pnyeqf',3,1795392826240,'turn','1m82w0tvy7zd9s67',8);
INSERT INTO "notification" VALUES('1m82w0tvw8pnyeqf',4,1795392826241,'turn','1m82w0tvy7zd9s67',12);
INSERT INTO "notification" VALUES('1m82w0tvw8pnyeqf',5,1795392826242,'turn','1m82w0tvy7zd9s67',16);
INSERT INTO "notification" VALUES('1m82w0tvw8pnyeqf',6,1795392826243,'turn','1m82w0tvy7zd9s67',20);
INSERT INTO "notification" VALUES('1m82w0tvw8pnyeqf',7,1795392826244,'turn','1m82w0tvy7zd9s67',24);
INSERT INTO "notification" VALUES('1m82w0tvw8pnyeqf',8,1795392826245,'turn','1m82w0tvy7zd9s67',28);
INSERT INTO "notification" VALUES('1m82w0tvw8pnyeqf',9,1795392826246,'turn','1m82w0tvy7zd9s67',32);
INSERT INTO "notification" VALUES('1m82w0tvw8pnyeqf',10,1795392826247,'turn','1m82w0tvy7zd9s67',36);
INSERT INTO "notification" VALUES('1m82w0tvw8pnyeqf',11,1795392826248,'turn','1m82w0tvy7zd9s67',40);
INSERT INTO "notification" VALUES('1m82w0tvw8pnyeqf',12,1795392826249,'turn','1m82w0tvy7zd9s67',44);
INSERT INTO "notification" VALUES('1m82w0tvw8pnyeqf',13,1795392826250,'turn','1m82w0tvy7zd9s67',48);
INSERT INTO "notification" VALUES('1m82w0tvw8pnyeqf',14,1795392826251,'turn','1m82w0tvy7zd9s67',52);
INSERT INTO "notification" VALUES('1m82w0tvw8pnyeqf',15,1795392826252,'round-over','1m82w0tvy7zd9s67',56);
INSERT INTO "notification" VALUES('1m82w0tvw8pnyeqf',16,1795392826252,'finished','1m82w0tvy7zd9s67',57);
INSERT INTO "notification" VALUES('1m82w0tvx0mc5tva',1,1795392826240,'turn','1m82w0tvy7zd9s67',6);
INSERT INTO "notification" VALUES('1m82w0tvx0mc5tva',2,1795392826241,'turn','1m82w0tvy7zd9s67',10);
INSERT INTO "notification" VALUES('1m82w0tvx0mc5tva',3,1795392826242,'turn','1m82w0tvy7zd9s67',14);
INSERT INTO "notification" VALUES('1m82w0tvx0mc5tva',4,1795392826243,'turn','1m82w0tvy7zd9s67',18);
INSERT INTO "notification" VALUES('1m82w0tvx0mc5tva',5,1795392826244,'turn','1m82w0tvy7zd9s67',22);
INSERT INTO "notification" VALUES('1m82w0tvx0mc5tva',6,1795392826245,'turn','1m82w0tvy7zd9s67',26);
INSERT INTO "notification" VALUES('1m82w0tvx0mc5tva',7,1795392826246,'turn','1m82w0tvy7zd9s67',30);
INSERT INTO "notification" VALUES('1m82w0tvx0mc5tva',8,1795392826247,'turn','1m82w0tvy7zd9s67',34);
INSERT INTO "notification" VALUES('1m82w0tvx0mc5tva',9,1795392826248,'turn','1m82w0tvy7zd9s67',38);
INSERT INTO "notification" VALUES('1m82w0tvx0mc5tva',10,1795392826249,'turn','1m82w0tvy7zd9s67',42);
INSERT INTO "notification" VALUES('1m82w0tvx0mc5tva',11,1795392826250,'turn','1m82w0tvy7zd9s67',46);
INSERT INTO "notification" VALUES('1m82w0tvx0mc5tva',12,1795392826251,'turn','1m82w0tvy7zd9s67',50);
INSERT INTO "notification" VALUES('1m82w0tvx0mc5tva',13,1795392826252,'turn','1m82w0tvy7zd9s67',54);
INSERT INTO "notification" VALUES('1m82w0tvx0mc5tva',14,1795392826252,'round-over','1m82w0tvy7zd9s67',56);
INSERT INTO "notification" VALUES('1m82w0tvx0mc5tva',15,1795392826252,'finished','1m82w0tvy7zd9s67',57);
INSERT INTO "notification" VALUES('1m82w0ty2day06pp',1,1795392826309,'joined','1m82w0ty4amab0xj',2);
INSERT INTO "notification" VALUES('1m82w0ty2day06pp',2,1795392826309,'turn','1m82w0ty4amab0xj',3);
INSERT INTO "notification" VALUES('1m82w0ty2day06pp',3,1795392826311,'turn','1m82w0ty4amab0xj',5);
INSERT INTO "notification" VALUES('1m82w0ty2day06pp',4,1795392826312,'turn','1m82w0ty4amab0xj',7);
INSERT INTO "notification" VALUES('1m82w0ty2day06pp',5,1795392826313,'round-over','1m82w0ty4amab0xj',9);
INSERT INTO "notification" VALUES('1m82w0ty2day06pp',6,1795392826313,'finished','1m82w0ty4amab0xj',10);
INSERT INTO "notification" VALUES('1m82w0ty31q1mw2t',1,1795392826308,'invited','1m82w0ty4amab0xj',1);
INSERT INTO "notification" VALUES('1m82w0ty31q1mw2t',2,1795392826310,'turn','1m82w0ty4amab0xj',4);
INSERT INTO "notification" VALUES('1m82w0ty31q1mw2t',3,1795392826312,'turn','1m82w0ty4amab0xj',6);
INSERT INTO "notification" VALUES('1m82w0ty31q1mw2t',4,1795392826313,'round-over','1m82w0ty4amab0xj',9);
INSERT INTO "notification" VALUES('1m82w0ty31q1mw2t',5,1795392826313,'finished','1m82w0ty4amab0xj',10);
CREATE TABLE player (
    id         TEXT    PRIMARY KEY NOT NULL,
    app        TEXT    NOT NULL DEFAULT 'main',
    name       TEXT,                                     -- NULL = deleted
    bot        INTEGER NOT NULL CHECK (bot IN (0, 1)),   -- a program
    guest      INTEGER NOT NULL CHECK (guest IN (0, 1)), -- who has not chosen a name: is not rated
    named_at   INTEGER,                                  -- when a guest became a player: games begun since are rated
    owner      TEXT REFERENCES player (id),              -- the service that made it
    created_at INTEGER NOT NULL,
    deleted_at INTEGER,
    CHECK (guest = 0 OR named_at IS NULL)
) STRICT, WITHOUT ROWID;
INSERT INTO "player" VALUES('000000000p9c7fga','main','random',1,0,NULL,NULL,1795392826223,NULL);
INSERT INTO "player" VALUES('1m82w0tspdya2wph','main','service',1,0,NULL,NULL,1795392826166,NULL);
INSERT INTO "player" VALUES('1m82w0tsrap844j9','main','Ann',0,0,NULL,NULL,1795392826168,NULL);
INSERT INTO "player" VALUES('1m82w0tss2atf46m','main','Bob',0,0,NULL,NULL,1795392826169,NULL);
INSERT INTO "player" VALUES('1m82w0tss2athvqw','main','Cyd',0,0,1795392826170,NULL,1795392826169,NULL);
INSERT INTO "player" VALUES('1m82w0ttjee1zbxm','main','Guest',0,1,NULL,NULL,1795392826194,NULL);
INSERT INTO "player" VALUES('1m82w0ttm6a9yeg8','main','Guest',0,1,NULL,NULL,1795392826196,NULL);
INSERT INTO "player" VALUES('1m82w0ttz193brn7','main','Player 0',0,0,NULL,NULL,1795392826207,NULL);
INSERT INTO "player" VALUES('1m82w0tv00fzcdz7','main','Player 1',0,0,NULL,NULL,1795392826208,NULL);
INSERT INTO "player" VALUES('1m82w0tv4fcgdwpf','main','Player 0',0,0,NULL,NULL,1795392826212,NULL);
INSERT INTO "player" VALUES('1m82w0tv5065gq0p','main','Player 1',0,0,NULL,NULL,1795392826213,NULL);
INSERT INTO "player" VALUES('1m82w0tv5065jkem','main','Player 2',0,0,NULL,NULL,1795392826213,NULL);
INSERT INTO "player" VALUES('1m82w0tv7en81mff','main','Player 0',0,0,NULL,NULL,1795392826215,NULL);
INSERT INTO "player" VALUES('1m82w0tv87m6p4wn','main','Player 1',0,0,NULL,NULL,1795392826216,NULL);
INSERT INTO "player" VALUES('1m82w0tv87m6r1xb','main','Player 2',0,0,NULL,NULL,1795392826216,NULL);
INSERT INTO "player" VALUES('1m82w0tvg54943ny','main','Player 0',0,0,NULL,NULL,1795392826224,NULL);
INSERT INTO "player" VALUES('1m82w0tvhfdxb4h1','main','Player 1',0,0,NULL,NULL,1795392826225,NULL);
INSERT INTO "player" VALUES('1m82w0tvs580br7p','main','Player 0',0,0,NULL,NULL,1795392826233,NULL);
INSERT INTO "player" VALUES('1m82w0tvt33294vw','main','Player 1',0,0,NULL,NULL,1795392826234,NULL);
INSERT INTO "player" VALUES('1m82w0tvw8pnyeqf','main','Player 0',0,0,NULL,NULL,1795392826236,NULL);
INSERT INTO "player" VALUES('1m82w0tvx0mc5tva','main','Player 1',0,0,NULL,NULL,1795392826237,NULL);
INSERT INTO "player" VALUES('1m82w0ty2day06pp','main','Dee',0,0,NULL,'1m82w0tspdya2wph',1795392826306,NULL);
INSERT INTO "player" VALUES('1m82w0ty31q1mw2t','main',NULL,0,0,NULL,'1m82w0tspdya2wph',1795392826307,1795392826314);
CREATE TABLE player_stats (
    app        TEXT    NOT NULL DEFAULT 'main',
    ruleset    TEXT    NOT NULL,
    player     TEXT    NOT NULL,
    changed    INTEGER NOT NULL,               -- 1, 2, 3, ... within the ruleset: a board in memory asks for what is newer
    gone       INTEGER NOT NULL DEFAULT 0 CHECK (gone IN (0, 1)), -- the account is deleted: on no board any more
    tallies    BLOB    NOT NULL,               -- all time, day, week, month: see play/stats.h
    rating     REAL,                           -- Glicko-2; NULL = never rated
    deviation  REAL,                           -- as it was after the last rated match
    volatility REAL,
    rated_at   INTEGER,
    PRIMARY KEY (app, ruleset, player)
) STRICT, WITHOUT ROWID;
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m82w0tsrap844j9',1,0,X'0002020000A09C0102C0A907C0A90702028AAD83DCC0688AAD83DCC0688AAD83DCC0688AAD83DCC0688AAD83DCC06880C09EDBC06802020000A09C0102C0A907C0A90702028AAD83DCC0688AAD83DCC0688AAD83DCC0688AAD83DCC0688AAD83DCC06880C09EDBC06802020000A09C0102C0A907C0A90702028AAD83DCC0688AAD83DCC0688AAD83DCC0688AAD83DCC0688AAD83DCC06880A0BFC6B26802020000A09C0102C0A907C0A90702028AAD83DCC0688AAD83DCC0688AAD83DCC0688AAD83DCC0688AAD83DCC068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m82w0tss2atf46m',2,0,X'0002020000A09C0102A08D06A08D0602029EAD83DCC0689EAD83DCC0689EAD83DCC0689EAD83DCC0689EAD83DCC06880C09EDBC06802020000A09C0102A08D06A08D0602029EAD83DCC0689EAD83DCC0689EAD83DCC0689EAD83DCC0689EAD83DCC06880C09EDBC06802020000A09C0102A08D06A08D0602029EAD83DCC0689EAD83DCC0689EAD83DCC0689EAD83DCC0689EAD83DCC06880A0BFC6B26802020000A09C0102A08D06A08D0602029EAD83DCC0689EAD83DCC0689EAD83DCC0689EAD83DCC0689EAD83DCC068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m82w0ttm6a9yeg8',3,0,X'0002020000A09C0102A08D06A08D060202BCAD83DCC068BCAD83DCC068BCAD83DCC068BCAD83DCC068BCAD83DCC06880C09EDBC06802020000A09C0102A08D06A08D060202BCAD83DCC068BCAD83DCC068BCAD83DCC068BCAD83DCC068BCAD83DCC06880C09EDBC06802020000A09C0102A08D06A08D060202BCAD83DCC068BCAD83DCC068BCAD83DCC068BCAD83DCC068BCAD83DCC06880A0BFC6B26802020000A09C0102A08D06A08D060202BCAD83DCC068BCAD83DCC068BCAD83DCC068BCAD83DCC068BCAD83DCC068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','gomoku','1m82w0tsrap844j9',3,0,X'0002020000A09C010000000202F0AD83DCC068F0AD83DCC0680000F0AD83DCC06880C09EDBC06802020000A09C010000000202F0AD83DCC068F0AD83DCC0680000F0AD83DCC06880C09EDBC06802020000A09C010000000202F0AD83DCC068F0AD83DCC0680000F0AD83DCC06880A0BFC6B26802020000A09C010000000202F0AD83DCC068F0AD83DCC0680000F0AD83DCC068',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795392826232);
INSERT INTO "player_stats" VALUES('main','gomoku','1m82w0tss2atf46m',4,0,X'0002000002000000000000000000000080C09EDBC06802000002000000000000000000000080C09EDBC06802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795392826232);
INSERT INTO "player_stats" VALUES('main','number-guess','1m82w0tsrap844j9',1,0,X'0002000002000000000000000000000080C09EDBC06802000002000000000000000000000080C09EDBC06802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','number-guess','1m82w0tss2atf46m',2,0,X'0002000002000000000000000000000080C09EDBC06802000002000000000000000000000080C09EDBC06802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',NULL,NULL,NULL,NULL);
CREATE TABLE question_draft (
    upload    TEXT    PRIMARY KEY NOT NULL,
    owner     TEXT    NOT NULL,
    at        INTEGER NOT NULL,                            -- when it was begun
    bytes     INTEGER NOT NULL,                            -- that it will count for
    abandoned INTEGER NOT NULL CHECK (abandoned IN (0, 1)) -- it is being cleared away: nothing is added any more
) STRICT, WITHOUT ROWID;
CREATE TABLE question_part (
    id     INTEGER PRIMARY KEY,
    upload TEXT    NOT NULL,
    number INTEGER NOT NULL CHECK (number >= 0), -- 0, 1, 2, ... within the upload
    body   TEXT    NOT NULL,                     -- JSON: an array of questions of the native form
    UNIQUE (upload, number)
) STRICT;
INSERT INTO "question_part" VALUES(1,'1m82w0txx8psemj4',0,'[{"text":"What is the capital of France?","answers":["Paris"],"category":"Europe","difficulty":"easy"}]');
INSERT INTO "question_part" VALUES(2,'1m82w0txy33f7f3h',0,'[{"text":"What is the capital of France?","answers":["Paris"],"category":"Europe","difficulty":"easy"},{"text":"Which is the capital of Norway?","choices":["Oslo","Bergen"],"correct":0}]');
INSERT INTO "question_part" VALUES(3,'1m82w0txze5j925d',0,'[{"text":"When was Canberra founded?","range":[1912,1914]}]');
INSERT INTO "question_part" VALUES(4,'1m82w0ty073d0v6k',0,'[{"text":"Is Oslo in Norway?","correct":true}]');
CREATE TABLE question_set (
    id          TEXT    PRIMARY KEY NOT NULL,
    app         TEXT    NOT NULL DEFAULT 'main',
    owner       TEXT    NOT NULL REFERENCES player (id),
    version     INTEGER NOT NULL CHECK (version > 0), -- the newest: all from 1 on are there
    title       TEXT    NOT NULL,
    plain_title TEXT    NOT NULL,                     -- what it is searched by: see rules/quiz_summary.h
    language    TEXT    NOT NULL,                     -- of its questions, BCP 47
    licence     TEXT    NOT NULL,
    author      TEXT,
    source      TEXT,
    subject     TEXT,
    is_public   INTEGER NOT NULL CHECK (is_public IN (0, 1)), -- everybody may play it; else its owner alone
    bytes       INTEGER NOT NULL,                     -- that its versions count for: see store/question_sets.h
    created_at  INTEGER NOT NULL,
    updated_at  INTEGER NOT NULL,
    deleted_at  INTEGER                               -- the row goes after its versions; NULL = it is there
) STRICT, WITHOUT ROWID;
INSERT INTO "question_set" VALUES('1m82w0txx8psg2aj','main','1m82w0tsrap844j9',3,'Capitals','capitals','en','own','Ann',NULL,NULL,0,3507,1795392826301,1795392826303,NULL);
INSERT INTO "question_set" VALUES('1m82w0ty073d2bjx','main','1m82w0tss2atf46m',1,'One','one','en','own','Ann',NULL,NULL,1,1072,1795392826304,1795392826304,NULL);
CREATE TABLE question_version (
    question_set TEXT    NOT NULL REFERENCES question_set (id),
    version      INTEGER NOT NULL CHECK (version > 0),
    base         INTEGER NOT NULL CHECK (base > 0 AND base <= version),
    upload       TEXT    NOT NULL, -- the parts with its own questions
    at           INTEGER NOT NULL,
    title        TEXT    NOT NULL,
    language     TEXT    NOT NULL,
    licence      TEXT    NOT NULL,
    author       TEXT,
    source       TEXT,
    subject      TEXT,
    is_public    INTEGER NOT NULL CHECK (is_public IN (0, 1)),
    questions    INTEGER NOT NULL, -- how many there are, from base on
    kinds        TEXT    NOT NULL, -- JSON: how many of each kind
    categories   TEXT    NOT NULL, -- JSON: [{"name", "count"}]
    bytes        INTEGER NOT NULL, -- that it counts for
    PRIMARY KEY (question_set, version)
) STRICT, WITHOUT ROWID;
INSERT INTO "question_version" VALUES('1m82w0txx8psg2aj',1,1,'1m82w0txx8psemj4',1795392826301,'Capitals','en','own','Ann',NULL,NULL,0,1,'{"text":1,"choice":0,"boolean":0,"number":0}','[{"name":"Europe","count":1}]',1156);
INSERT INTO "question_version" VALUES('1m82w0txx8psg2aj',2,2,'1m82w0txy33f7f3h',1795392826302,'Capitals','en','own','Ann',NULL,NULL,0,2,'{"text":1,"choice":1,"boolean":0,"number":0}','[{"name":"Europe","count":1}]',1239);
INSERT INTO "question_version" VALUES('1m82w0txx8psg2aj',3,2,'1m82w0txze5j925d',1795392826303,'Capitals','en','own','Ann',NULL,NULL,0,3,'{"text":1,"choice":1,"boolean":0,"number":1}','[{"name":"Europe","count":1}]',1112);
INSERT INTO "question_version" VALUES('1m82w0ty073d2bjx',1,1,'1m82w0ty073d0v6k',1795392826304,'One','en','own','Ann',NULL,NULL,1,1,'{"text":0,"choice":0,"boolean":1,"number":0}','[]',1072);
CREATE TABLE rating_pair (
    ruleset TEXT    NOT NULL,
    a       TEXT    NOT NULL, -- the player whose id is the smaller
    b       TEXT    NOT NULL,
    day     INTEGER NOT NULL, -- its beginning
    games   INTEGER NOT NULL,
    PRIMARY KEY (ruleset, a, b)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_pair" VALUES('gomoku','1m82w0tsrap844j9','1m82w0tss2atf46m',1795392000000,1);
CREATE TABLE rating_step (
    player    TEXT NOT NULL,
    ruleset   TEXT NOT NULL,
    result    TEXT NOT NULL, -- the match
    rating    REAL NOT NULL, -- from then on
    deviation REAL NOT NULL,
    PRIMARY KEY (player, ruleset, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_step" VALUES('1m82w0tsrap844j9','gomoku','1m82w0tvr096qaqq',1.66231089390629767875e+03,2.90318963717980466293e+02);
INSERT INTO "rating_step" VALUES('1m82w0tss2atf46m','gomoku','1m82w0tvr096qaqq',1.33768910609370232124e+03,2.90318963717980466293e+02);
CREATE TABLE record (
    player  TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    tally   BLOB NOT NULL, -- of all time: see play/stats.h
    PRIMARY KEY (player, ruleset)
) STRICT, WITHOUT ROWID;
INSERT INTO "record" VALUES('1m82w0tsrap844j9','bulls-and-cows',X'0002020000A09C0100000002028AAD83DCC0688AAD83DCC06800008AAD83DCC068');
INSERT INTO "record" VALUES('1m82w0tsrap844j9','gomoku',X'0002020000A09C010000000202F0AD83DCC068F0AD83DCC0680000F0AD83DCC068');
INSERT INTO "record" VALUES('1m82w0tsrap844j9','number-guess',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m82w0tss2atf46m','bulls-and-cows',X'0002020000A09C0100000002029EAD83DCC0689EAD83DCC06800009EAD83DCC068');
INSERT INTO "record" VALUES('1m82w0tss2atf46m','gomoku',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m82w0tss2atf46m','number-guess',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m82w0ttm6a9yeg8','bulls-and-cows',X'0002020000A09C010000000202BCAD83DCC068BCAD83DCC0680000BCAD83DCC068');
INSERT INTO "record" VALUES('1m82w0ttz193brn7','bulls-and-cows',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m82w0tv00fzcdz7','bulls-and-cows',X'0002020000C0B8020000000202C6AD83DCC068C6AD83DCC0680000C6AD83DCC068');
INSERT INTO "record" VALUES('1m82w0tvw8pnyeqf','yahtzee',X'0002000002E0EB2500000000000098AE83DCC068000000');
INSERT INTO "record" VALUES('1m82w0tvx0mc5tva','yahtzee',X'0002020000A0D940000000020298AE83DCC06898AE83DCC068000098AE83DCC068');
INSERT INTO "record" VALUES('1m82w0ty2day06pp','tic-tac-toe',X'0002020000A09C01000000020292AF83DCC06892AF83DCC068000092AF83DCC068');
INSERT INTO "record" VALUES('1m82w0ty31q1mw2t','tic-tac-toe',X'00020000020000000000000000000000');
CREATE TABLE result (
    id           TEXT    PRIMARY KEY NOT NULL,
    app          TEXT    NOT NULL DEFAULT 'main',
    game         TEXT    NOT NULL REFERENCES game (id),
    round        INTEGER NOT NULL CHECK (round >= 0), -- 1, 2, 3, ...; 0 = the match
    ruleset      TEXT    NOT NULL,
    ranked       INTEGER NOT NULL CHECK (ranked IN (0, 1)),
    is_public    INTEGER NOT NULL CHECK (is_public IN (0, 1)), -- the game was, when this was published: in the feed
    published_at INTEGER NOT NULL,
    body         TEXT    NOT NULL,                    -- JSON, without names
    UNIQUE (game, round)                              -- each is published once
) STRICT, WITHOUT ROWID;
INSERT INTO "result" VALUES('1m82w0tt55d21acg','main','1m82w0tsv621rf1a',1,'bulls-and-cows',1,0,1795392826181,'{"id":"1m82w0tt55d21acg","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"5139","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-23T00:13:46.181Z"}');
INSERT INTO "result" VALUES('1m82w0tt55d22hw7','main','1m82w0tsv621rf1a',0,'bulls-and-cows',1,0,1795392826181,'{"id":"1m82w0tt55d22hw7","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-23T00:13:46.181Z"}');
INSERT INTO "result" VALUES('1m82w0ttfecrfpdg','main','1m82w0tt60pmmvh2',1,'bulls-and-cows',1,0,1795392826191,'{"id":"1m82w0ttfecrfpdg","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"6170","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-23T00:13:46.191Z"}');
INSERT INTO "result" VALUES('1m82w0ttfecrg9em','main','1m82w0tt60pmmvh2',0,'bulls-and-cows',1,0,1795392826191,'{"id":"1m82w0ttfecrg9em","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-23T00:13:46.191Z"}');
INSERT INTO "result" VALUES('1m82w0tthcx7x99w','main','1m82w0ttg4p8qywf',1,'number-guess',1,0,1795392826193,'{"id":"1m82w0tthcx7x99w","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"5638","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-23T00:13:46.193Z"}');
INSERT INTO "result" VALUES('1m82w0tthcx7xpdg','main','1m82w0ttg4p8qywf',0,'number-guess',1,0,1795392826193,'{"id":"1m82w0tthcx7xpdg","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-23T00:13:46.193Z"}');
INSERT INTO "result" VALUES('1m82w0ttjee1wbxp','main','1m82w0tthcx7z9e9',1,'number-guess',1,0,1795392826194,'{"id":"1m82w0ttjee1wbxp","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"3481","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-23T00:13:46.194Z"}');
INSERT INTO "result" VALUES('1m82w0ttjee1xsfm','main','1m82w0tthcx7z9e9',0,'number-guess',1,0,1795392826194,'{"id":"1m82w0ttjee1xsfm","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-23T00:13:46.194Z"}');
INSERT INTO "result" VALUES('1m82w0tty5eg4zfw','main','1m82w0ttm6a9z55n',1,'bulls-and-cows',1,0,1795392826206,'{"id":"1m82w0tty5eg4zfw","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"2597","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-23T00:13:46.206Z"}');
INSERT INTO "result" VALUES('1m82w0tv299ngvxg','main','1m82w0tv00fzf4q5',1,'bulls-and-cows',0,1,1795392826210,'{"id":"1m82w0tv299ngvxg","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-23T00:13:46.210Z"}');
INSERT INTO "result" VALUES('1m82w0tv3cmev0sw','main','1m82w0tv00fzf4q5',2,'bulls-and-cows',0,1,1795392826211,'{"id":"1m82w0tv3cmev0sw","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-23T00:13:46.211Z"}');
INSERT INTO "result" VALUES('1m82w0tv3cmewgkd','main','1m82w0tv00fzf4q5',0,'bulls-and-cows',0,1,1795392826211,'{"id":"1m82w0tv3cmewgkd","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation","published_at":"2026-11-23T00:13:46.211Z"}');
INSERT INTO "result" VALUES('1m82w0tvmffh9v4d','main','1m82w0tvhfdxbs9c',1,'tic-tac-toe',0,1,1795392826228,'{"id":"1m82w0tvmffh9v4d","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-23T00:13:46.228Z"}');
INSERT INTO "result" VALUES('1m82w0tvr096paaz','main','1m82w0tvpdv7hc3s',1,'gomoku',1,0,1795392826232,'{"id":"1m82w0tvr096paaz","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-23T00:13:46.232Z"}');
INSERT INTO "result" VALUES('1m82w0tvr096qaqq','main','1m82w0tvpdv7hc3s',0,'gomoku',1,0,1795392826232,'{"id":"1m82w0tvr096qaqq","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","published_at":"2026-11-23T00:13:46.232Z"}');
INSERT INTO "result" VALUES('1m82w0twc82dkzhf','main','1m82w0tvy7zd9s67',1,'yahtzee',0,0,1795392826252,'{"id":"1m82w0twc82dkzhf","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":2,"twos":4,"threes":0,"fours":4,"fives":10,"sixes":0,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":11},"upper_total":20,"upper_bonus":0,"yahtzee_bonus":0,"total":31},{"seat":1,"boxes":{"aces":0,"twos":4,"threes":3,"fours":8,"fives":5,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":17,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":10},"upper_total":26,"upper_bonus":0,"yahtzee_bonus":0,"total":53}],"forfeited":[],"forfeited_by":null,"points":[31,53],"published_at":"2026-11-23T00:13:46.252Z"}');
INSERT INTO "result" VALUES('1m82w0twc82dns9m','main','1m82w0tvy7zd9s67',0,'yahtzee',0,0,1795392826252,'{"id":"1m82w0twc82dns9m","outcome":"win","winners":[1],"points":[31,53],"reason":"rounds","published_at":"2026-11-23T00:13:46.252Z"}');
INSERT INTO "result" VALUES('1m82w0ty96d5v1pw','main','1m82w0ty4amab0xj',1,'tic-tac-toe',0,0,1795392826313,'{"id":"1m82w0ty96d5v1pw","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-23T00:13:46.313Z"}');
INSERT INTO "result" VALUES('1m82w0ty96d5wtba','main','1m82w0ty4amab0xj',0,'tic-tac-toe',0,0,1795392826313,'{"id":"1m82w0ty96d5wtba","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-23T00:13:46.313Z"}');
CREATE TABLE result_reader (
    reader TEXT NOT NULL, -- a player, or a service's
    result TEXT NOT NULL,
    PRIMARY KEY (reader, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "result_reader" VALUES('1m82w0tspdya2wph','1m82w0ty96d5v1pw');
INSERT INTO "result_reader" VALUES('1m82w0tspdya2wph','1m82w0ty96d5wtba');
INSERT INTO "result_reader" VALUES('1m82w0tsrap844j9','1m82w0tt55d21acg');
INSERT INTO "result_reader" VALUES('1m82w0tsrap844j9','1m82w0tt55d22hw7');
INSERT INTO "result_reader" VALUES('1m82w0tsrap844j9','1m82w0tthcx7x99w');
INSERT INTO "result_reader" VALUES('1m82w0tsrap844j9','1m82w0tthcx7xpdg');
INSERT INTO "result_reader" VALUES('1m82w0tsrap844j9','1m82w0tvr096paaz');
INSERT INTO "result_reader" VALUES('1m82w0tsrap844j9','1m82w0tvr096qaqq');
INSERT INTO "result_reader" VALUES('1m82w0tss2atf46m','1m82w0ttfecrfpdg');
INSERT INTO "result_reader" VALUES('1m82w0tss2atf46m','1m82w0ttfecrg9em');
INSERT INTO "result_reader" VALUES('1m82w0tss2atf46m','1m82w0ttjee1wbxp');
INSERT INTO "result_reader" VALUES('1m82w0tss2atf46m','1m82w0ttjee1xsfm');
INSERT INTO "result_reader" VALUES('1m82w0tss2atf46m','1m82w0tvr096paaz');
INSERT INTO "result_reader" VALUES('1m82w0tss2atf46m','1m82w0tvr096qaqq');
INSERT INTO "result_reader" VALUES('1m82w0ttm6a9yeg8','1m82w0tty5eg4zfw');
INSERT INTO "result_reader" VALUES('1m82w0ttz193brn7','1m82w0tv299ngvxg');
INSERT INTO "result_reader" VALUES('1m82w0ttz193brn7','1m82w0tv3cmev0sw');
INSERT INTO "result_reader" VALUES('1m82w0ttz193brn7','1m82w0tv3cmewgkd');
INSERT INTO "result_reader" VALUES('1m82w0tv00fzcdz7','1m82w0tv299ngvxg');
INSERT INTO "result_reader" VALUES('1m82w0tv00fzcdz7','1m82w0tv3cmev0sw');
INSERT INTO "result_reader" VALUES('1m82w0tv00fzcdz7','1m82w0tv3cmewgkd');
INSERT INTO "result_reader" VALUES('1m82w0tvg54943ny','1m82w0tvmffh9v4d');
INSERT INTO "result_reader" VALUES('1m82w0tvhfdxb4h1','1m82w0tvmffh9v4d');
INSERT INTO "result_reader" VALUES('1m82w0tvw8pnyeqf','1m82w0twc82dkzhf');
INSERT INTO "result_reader" VALUES('1m82w0tvw8pnyeqf','1m82w0twc82dns9m');
INSERT INTO "result_reader" VALUES('1m82w0tvx0mc5tva','1m82w0twc82dkzhf');
INSERT INTO "result_reader" VALUES('1m82w0tvx0mc5tva','1m82w0twc82dns9m');
INSERT INTO "result_reader" VALUES('1m82w0ty2day06pp','1m82w0ty96d5v1pw');
INSERT INTO "result_reader" VALUES('1m82w0ty2day06pp','1m82w0ty96d5wtba');
INSERT INTO "result_reader" VALUES('1m82w0ty31q1mw2t','1m82w0ty96d5v1pw');
INSERT INTO "result_reader" VALUES('1m82w0ty31q1mw2t','1m82w0ty96d5wtba');
CREATE TABLE seat (
    game      TEXT    NOT NULL REFERENCES game (id),
    seat      INTEGER NOT NULL CHECK (seat >= 0),
    -- NULL = open, or somebody without an account. A guest is written after the seat that they were made for, once nothing can be refused any more: hence
    -- the check at the commit. For it, SQLite looks for each new player among the seats, which takes their index.
    player    TEXT REFERENCES player (id) DEFERRABLE INITIALLY DEFERRED,
    status    TEXT    NOT NULL CHECK (status IN ('open', 'invited', 'joined', 'declined', 'resigned')),
    -- The next two repeat what the game row says, so that an index of seats can tell the few running or public games of
    -- a player from the many others.
    live      INTEGER NOT NULL CHECK (live IN (0, 1)),      -- the game is neither finished nor aborted
    is_public INTEGER NOT NULL CHECK (is_public IN (0, 1)), -- the game is public
    -- Whose invitation the seat waits for the answer of; NULL = the seat is not invited. The games that are over keep it.
    inviter   TEXT,
    official  INTEGER NOT NULL CHECK (official IN (0, 1)), -- it acts and does not compete: nothing is counted for it
    -- Of a seat without an account: what it is called in this game, and the seat that acts for it.
    name      TEXT,
    acted_by  INTEGER CHECK ((acted_by IS NULL) = (name IS NULL)),
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "seat" VALUES('1m82w0tsv621rf1a',0,'1m82w0tsrap844j9','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82w0tt60pmmvh2',0,'1m82w0tss2atf46m','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82w0ttg4p8qywf',0,'1m82w0tsrap844j9','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82w0tthcx7z9e9',0,'1m82w0tss2atf46m','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82w0ttjee20jdp',0,'1m82w0ttjee1zbxm','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82w0ttm6a9z55n',0,'1m82w0ttm6a9yeg8','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82w0tv00fzf4q5',0,'1m82w0ttz193brn7','resigned',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82w0tv00fzf4q5',1,'1m82w0tv00fzcdz7','joined',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82w0tv6e1157p9',0,'1m82w0tv4fcgdwpf','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82w0tv6e1157p9',1,'1m82w0tv5065gq0p','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82w0tv6e1157p9',2,'1m82w0tv5065jkem','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82w0tv96kcfxwb',0,'1m82w0tv7en81mff','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82w0tv96kcfxwb',1,'1m82w0tv87m6p4wn','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82w0tv96kcfxwb',2,'1m82w0tv87m6r1xb','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82w0tvcejraqs4',0,'1m82w0tsrap844j9','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82w0tvcejraqs4',1,NULL,'open',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82w0tvddj5bs9e',0,'1m82w0tss2atf46m','joined',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82w0tvddj5bs9e',1,'1m82w0tss2athvqw','invited',0,1,'1m82w0tss2atf46m',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82w0tvffv7stan',0,'1m82w0tsrap844j9','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82w0tvffv7stan',1,'1m82w0tss2athvqw','invited',1,0,'1m82w0tsrap844j9',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82w0tvffv7v03j',0,'1m82w0tsrap844j9','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82w0tvffv7v03j',1,'000000000p9c7fga','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82w0tvhfdxbs9c',0,'1m82w0tvg54943ny','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82w0tvhfdxbs9c',1,'1m82w0tvhfdxb4h1','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82w0tvpdv7hc3s',0,'1m82w0tsrap844j9','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82w0tvpdv7hc3s',1,'1m82w0tss2atf46m','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82w0tvt332cgas',0,'1m82w0tvs580br7p','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82w0tvt332cgas',1,'1m82w0tvt33294vw','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82w0tvy7zd9s67',0,'1m82w0tvw8pnyeqf','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82w0tvy7zd9s67',1,'1m82w0tvx0mc5tva','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82w0txv7717reh',0,'1m82w0tsrap844j9','invited',1,0,'1m82w0txtc6h762q',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82w0txv7717reh',1,'1m82w0tss2athvqw','invited',1,0,'1m82w0txtc6h762q',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82w0ty4amab0xj',0,'1m82w0ty2day06pp','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82w0ty4amab0xj',1,'1m82w0ty31q1mw2t','joined',0,0,NULL,0,NULL,NULL);
CREATE TABLE server_secret (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB    NOT NULL CHECK (length(key) = 32)
) STRICT;
INSERT INTO "server_secret" VALUES(1,X'84B98DA68082815E9B703122235C1599778C5135EC1320A0B3FB0E8D45667D79');
CREATE TABLE store_probe (
    id      INTEGER PRIMARY KEY CHECK (id = 1),
    at      INTEGER NOT NULL, -- the last try that succeeded
    ballast BLOB    NOT NULL  -- random bytes, other ones each time, as SQLite does not write what has not changed
) STRICT;
CREATE TABLE token (
    hash       BLOB    PRIMARY KEY NOT NULL, -- SHA-256 of the token: every request looks one up
    app        TEXT    NOT NULL DEFAULT 'main',
    id         TEXT    NOT NULL,             -- its name towards its owner
    player     TEXT    NOT NULL REFERENCES player (id),
    scopes     INTEGER NOT NULL,             -- bits: 1 play, 2 service, 4 admin
    label      TEXT    NOT NULL,
    created_at INTEGER NOT NULL,
    expires_at INTEGER,                      -- NULL = never
    revoked_at INTEGER
) STRICT, WITHOUT ROWID;
INSERT INTO "token" VALUES(X'0A642EB63FED02C7352DDD1CCA233701A247123D6FDE8BA7F5D43AF001B4B0EB','main','1m82w0tvhfdxb64t','1m82w0tvhfdxb4h1',1,'',1795392826225,NULL,NULL);
INSERT INTO "token" VALUES(X'0DC2A43F9806F2E96023551F65718EF8395E978F1BD0E19DA244B0D72D49F87D','main','1m82w0tv87m6pp5z','1m82w0tv87m6p4wn',1,'',1795392826216,NULL,NULL);
INSERT INTO "token" VALUES(X'180DF01454A58850B064D24737160051A5CFF0981C14BFDF2EDE26143309C5C0','main','1m82w0tv4fcgfsm5','1m82w0tv4fcgdwpf',1,'',1795392826212,NULL,NULL);
INSERT INTO "token" VALUES(X'277EFF2AB47B428114AD763E5D0FB2B2812ED265C7B98F5EB193E02392DF445B','main','1m82w0tss2atgk49','1m82w0tss2atf46m',1,'',1795392826169,NULL,NULL);
INSERT INTO "token" VALUES(X'28B1504971C846192E881FE2D72608761738C96A3CF8D93ACAF32DCDCBB8B2D2','main','1m82w0tv5065kxn0','1m82w0tv5065jkem',1,'',1795392826213,NULL,NULL);
INSERT INTO "token" VALUES(X'2F8A6F70BEB16D7A2FC756B18367CB086E578BB254A8D3DCF93888B9DC540CB1','main','1m82w0ttjee21vd9','1m82w0ttjee1zbxm',1,'',1795392826194,NULL,NULL);
INSERT INTO "token" VALUES(X'5A66A64E0F43AA35B99C6E529D949F1B725F65CDEB8BB5539999C1661BC692B2','main','1m82w0tv00fzd9k3','1m82w0tv00fzcdz7',1,'',1795392826208,NULL,NULL);
INSERT INTO "token" VALUES(X'67058AC67EC28225A6415A2D4EF61431A0806E9646EBD286D730C6A87DD7320A','main','1m82w0ttz193czs5','1m82w0ttz193brn7',1,'',1795392826207,NULL,NULL);
INSERT INTO "token" VALUES(X'698921956FFB7C28635F406F705F3B6EC40737825525A267C35819149FD57B43','main','1m82w0tvs580datw','1m82w0tvs580br7p',1,'',1795392826233,NULL,NULL);
INSERT INTO "token" VALUES(X'6A62F5638F17A0E1A1A856CC3FE25677383FDFBC83F0A0D93288E7B5F8F4BE37','main','1m82w0ty2day24y0','1m82w0ty2day06pp',1,'',1795392826306,NULL,NULL);
INSERT INTO "token" VALUES(X'7B6A5495F4C3E0407C85AD5BFE217051E0E9B17C379BB2CD0BEAB9ED357D760D','main','1m82w0tv7en835h7','1m82w0tv7en81mff',1,'',1795392826215,NULL,NULL);
INSERT INTO "token" VALUES(X'862EF9C971E750B86E57B17DCA24822700DDC1711332477FADB6DB9FD3790C17','main','1m82w0tvw8pp07x2','1m82w0tvw8pnyeqf',1,'',1795392826236,NULL,NULL);
INSERT INTO "token" VALUES(X'8F6990489B8F6E39BD618E771C8F70A366D0020E64477C1A8A7FE9C5C0F8C9B9','main','1m82w0tv5065hv1r','1m82w0tv5065gq0p',1,'',1795392826213,NULL,NULL);
INSERT INTO "token" VALUES(X'91B7BBE4AD38C2320D1E405A62A9C6C25EC35B511D819108B3A1086ECF0D48AA','main','1m82w0tsrap859nr','1m82w0tsrap844j9',1,'',1795392826168,NULL,NULL);
INSERT INTO "token" VALUES(X'B4E1279F251E639FF10F1293C549549767F786D0F434F8EC588DA71B62A975D5','main','1m82w0tvx0mc6zyw','1m82w0tvx0mc5tva',1,'',1795392826237,NULL,NULL);
INSERT INTO "token" VALUES(X'BA7D61FCD93060905D55697285CF30B47E85855A1C3DF37BBBA5B8BA4216F4A6','main','1m82w0tvt332av91','1m82w0tvt33294vw',1,'',1795392826234,NULL,NULL);
INSERT INTO "token" VALUES(X'C1F6DA9CF016DCDD158E03108A1133FCE70EFA04C71DFEDE3887656F4E029F1A','main','1m82w0tvg5494qxp','1m82w0tvg54943ny',1,'',1795392826224,NULL,NULL);
INSERT INTO "token" VALUES(X'C51101D939C8C611DDD1C39317DF237AFF1E2DE48782DB06BA9B30108F2DB72F','main','1m82w0tspdya472f','1m82w0tspdya2wph',2,'referee token create',1795392826166,NULL,NULL);
INSERT INTO "token" VALUES(X'CDB8FDA4425868904BEC5489EBD15DCE874B8557B772C2958E9AC43665458100','main','1m82w0tv87m6rdz9','1m82w0tv87m6r1xb',1,'',1795392826216,NULL,NULL);
INSERT INTO "token" VALUES(X'D21755C4248AAD52A409C55FB4DBAE133066F7DDC2F4AB8E5596C33FA14BB801','main','1m82w0ttm6a9zwrf','1m82w0ttm6a9yeg8',1,'',1795392826196,NULL,NULL);
INSERT INTO "token" VALUES(X'DFE1D40C06B2BE52CC7B0CC8C01092066097703AC48B25065FE70548C71288F0','main','1m82w0tss2atkns7','1m82w0tss2athvqw',1,'',1795392826169,NULL,NULL);
INSERT INTO "token" VALUES(X'FF7D9AA4104DFA51A9CD25FBF1AB83309CC3F90691396FE010EA0147448CE795','main','1m82w0ty31q1njsf','1m82w0ty31q1mw2t',1,'',1795392826307,NULL,1795392826314);
CREATE TABLE tournament (
    id              TEXT    PRIMARY KEY NOT NULL,
    app             TEXT    NOT NULL DEFAULT 'main',
    creator         TEXT    NOT NULL,             -- a player
    ruleset         TEXT    NOT NULL,
    format          TEXT    NOT NULL CHECK (format IN ('all-play', 'round-robin', 'swiss', 'knockout')),
    is_public       INTEGER NOT NULL CHECK (is_public IN (0, 1)), -- else only its creator and its entrants know of it
    status          TEXT    NOT NULL CHECK (status IN ('open', 'running', 'finished', 'cancelled')),
    version         INTEGER NOT NULL,             -- seq of the newest event: who appends to another one came too late
    games           INTEGER NOT NULL,             -- as asked for: what it counts depends on the format
    played          INTEGER NOT NULL,             -- games that are over, without the next
    tie_break_games INTEGER NOT NULL,
    entrants        INTEGER NOT NULL,             -- that have not declined
    people          INTEGER NOT NULL,             -- entrants that are players of their own, built-in bots being none
    waiting         INTEGER NOT NULL,             -- people who have neither joined nor declined
    created_at      INTEGER NOT NULL,
    finished_at     INTEGER,                      -- or cancelled; NULL = not yet
    plan            TEXT    NOT NULL,             -- JSON: options, seed, deal, clock
    winners         TEXT,                         -- JSON: numbers of entrants; NULL = not yet
    -- The entrants' rows are as the log had it at this seq. Less than `version`: some are as it has it now, and the rest
    -- follows, also after a crash.
    rows_version    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament" VALUES('1m82w0twd1kxq69p','main','1m82w0tsrap844j9','tic-tac-toe','swiss',1,'finished',11,3,6,0,5,0,0,1795392826253,1795392826255,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"08e80ce9f5410fe8c805d713da66e22c0ee6248af31db7bbb2e16ebee16f6b76","seeded":false}','[1]',11);
INSERT INTO "tournament" VALUES('1m82w0tx4f0d8tq1','main','1m82w0tsrap844j9','tic-tac-toe','knockout',1,'finished',9,2,4,1,3,0,0,1795392826276,1795392826277,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"37e37cdc72a7e6147f82dd6c77d3cead7db8dea35b7ac1f6e354075b11abd814","seeded":false}','[1]',9);
INSERT INTO "tournament" VALUES('1m82w0txse62yzvy','main','1m82w0tsrap844j9','tic-tac-toe','round-robin',1,'open',1,1,0,0,2,2,1,1795392826297,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"a0dd67b15ff966af3563c7b1dbee55aa50ee9bcd755e4623fc27917181c4cfd7","seeded":false}',NULL,1);
INSERT INTO "tournament" VALUES('1m82w0txtc6h762q','main','1m82w0tsrap844j9','tic-tac-toe','knockout',1,'running',4,1,0,0,2,2,0,1795392826298,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"ba827958f14f157d01eb8324d8814afc22615a3e55f4dbf3d8b5299ab4db267b","seeded":false}',NULL,4);
INSERT INTO "tournament" VALUES('1m82w0txv7718425','main','1m82w0tss2atf46m','tic-tac-toe','knockout',0,'cancelled',3,1,0,0,1,1,0,1795392826300,1795392826300,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"9362df4a89a9cca4107e555662e34709fbb12e0c1da93ccb22f4466843f13fc7","seeded":false}',NULL,3);
CREATE TABLE tournament_draft (
    tournament TEXT    PRIMARY KEY NOT NULL,
    creator    TEXT    NOT NULL,                            -- a player: drafts count among their tournaments
    at         INTEGER NOT NULL,                            -- when it was begun
    abandoned  INTEGER NOT NULL CHECK (abandoned IN (0, 1)) -- its rows are being cleared away: nothing is added any more
) STRICT, WITHOUT ROWID;
CREATE TABLE tournament_entrant (
    tournament TEXT    NOT NULL,
    number     INTEGER NOT NULL CHECK (number > 0), -- 1, 2, 3, ...: an entrant may repeat, the number does not
    player     TEXT,                                -- NULL = a built-in bot
    bot        TEXT,                                -- its name
    status     TEXT    NOT NULL CHECK (status IN ('invited', 'playing', 'declined', 'disqualified')),
    points     REAL    NOT NULL,
    squares    REAL    NOT NULL,                    -- of the points of each game, added up: for the confidence interval
    games      INTEGER NOT NULL,
    wins       INTEGER NOT NULL,
    draws      INTEGER NOT NULL,
    losses     INTEGER NOT NULL,
    place      INTEGER,                             -- 1, 2, 3, ...: the order of the final standings; NULL = not yet
    rank       INTEGER,                             -- equals share one
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_entrant" VALUES('1m82w0twd1kxq69p',1,NULL,'random','playing',3.0,3.0,3,3,0,0,1,1);
INSERT INTO "tournament_entrant" VALUES('1m82w0twd1kxq69p',2,NULL,'random','playing',1.5,1.25,3,1,1,1,3,3);
INSERT INTO "tournament_entrant" VALUES('1m82w0twd1kxq69p',3,NULL,'random','playing',1.0,1.0,3,1,0,2,5,5);
INSERT INTO "tournament_entrant" VALUES('1m82w0twd1kxq69p',4,NULL,'random','playing',1.5,1.25,3,1,1,1,4,4);
INSERT INTO "tournament_entrant" VALUES('1m82w0twd1kxq69p',5,NULL,'random','playing',2.0,2.0,3,2,0,1,2,2);
INSERT INTO "tournament_entrant" VALUES('1m82w0tx4f0d8tq1',1,NULL,'random','playing',1.0,1.0,2,1,0,1,1,1);
INSERT INTO "tournament_entrant" VALUES('1m82w0tx4f0d8tq1',2,NULL,'random','playing',2.5,2.25,4,2,1,1,2,2);
INSERT INTO "tournament_entrant" VALUES('1m82w0tx4f0d8tq1',3,NULL,'random','playing',0.5,0.25,2,0,1,1,3,3);
INSERT INTO "tournament_entrant" VALUES('1m82w0txse62yzvy',1,'1m82w0tsrap844j9',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m82w0txse62yzvy',2,'1m82w0tss2atf46m',NULL,'invited',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m82w0txtc6h762q',1,'1m82w0tsrap844j9',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m82w0txtc6h762q',2,'1m82w0tss2athvqw',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m82w0txv7718425',1,'1m82w0tss2atf46m',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m82w0txv7718425',2,'1m82w0tss2athvqw',NULL,'declined',0.0,0.0,0,0,0,0,NULL,NULL);
CREATE TABLE tournament_event (
    tournament TEXT    NOT NULL,
    seq        INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the tournament; its newest is its version
    at         INTEGER NOT NULL,
    kind       TEXT    NOT NULL,                 -- created, joined, game, ...: see tournament/tournament.h
    body       TEXT    NOT NULL,                 -- JSON: the whole truth
    PRIMARY KEY (tournament, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_event" VALUES('1m82w0twd1kxq69p',1,1795392826253,'created','{"ruleset":"tic-tac-toe","format":"swiss","games":3,"deal":"independent","visibility":"public","seed":"08e80ce9f5410fe8c805d713da66e22c0ee6248af31db7bbb2e16ebee16f6b76","seeded":false,"clock":null,"creator":"1m82w0tsrap844j9","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m82w0twd1kxq69p',2,1795392826254,'round','{"round":1,"pairs":[[1,3],[4,2]],"byes":[5]}');
INSERT INTO "tournament_event" VALUES('1m82w0twd1kxq69p',3,1795392826254,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,3],"scores":[1,0],"seed":"7df4e132e669d2f0235d9aafd04eb184ec72a9d2768660a70ff892c0d3959664","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82w0twd1kxq69p',4,1795392826254,'game','{"game":2,"round":1,"tie_break":false,"entrants":[4,2],"scores":[0.5,0.5],"seed":"650847dd0169e058bdedf4c5e682f7f0b2e79f2f43e3dc17814b038cc3882b22","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82w0twd1kxq69p',5,1795392826254,'round','{"round":2,"pairs":[[5,1],[3,4]],"byes":[2]}');
INSERT INTO "tournament_event" VALUES('1m82w0twd1kxq69p',6,1795392826254,'game','{"game":3,"round":2,"tie_break":false,"entrants":[5,1],"scores":[0,1],"seed":"bd44169817017b98d570f506e1db625c9d1faad5a9ed750d3de6491930c0e3a7","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82w0twd1kxq69p',7,1795392826254,'game','{"game":4,"round":2,"tie_break":false,"entrants":[3,4],"scores":[1,0],"seed":"0a618950feed899309e71b1bfdc2d6e4844fe7ba09afcf29c47ea9e15473cb4e","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82w0twd1kxq69p',8,1795392826254,'round','{"round":3,"pairs":[[2,1],[3,5]],"byes":[4]}');
INSERT INTO "tournament_event" VALUES('1m82w0twd1kxq69p',9,1795392826254,'game','{"game":5,"round":3,"tie_break":false,"entrants":[2,1],"scores":[0,1],"seed":"4e54e37edcc5fba8f8bd6ee23d5595aa50af0cb4da2f8a171d3f66e2090bff83","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82w0twd1kxq69p',10,1795392826254,'game','{"game":6,"round":3,"tie_break":false,"entrants":[3,5],"scores":[0,1],"seed":"df35b0a0e0738726bf0c496a9147683301b1aa05168e1a6d68e54cb24fde7d6b","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82w0twd1kxq69p',11,1795392826255,'finished','{"winners":[1]}');
INSERT INTO "tournament_event" VALUES('1m82w0tx4f0d8tq1',1,1795392826276,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":2,"deal":"independent","visibility":"public","seed":"37e37cdc72a7e6147f82dd6c77d3cead7db8dea35b7ac1f6e354075b11abd814","seeded":false,"clock":null,"creator":"1m82w0tsrap844j9","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m82w0tx4f0d8tq1',2,1795392826276,'round','{"round":1,"pairs":[[3,2]],"byes":[1]}');
INSERT INTO "tournament_event" VALUES('1m82w0tx4f0d8tq1',3,1795392826276,'game','{"game":1,"round":1,"tie_break":false,"entrants":[3,2],"scores":[0,1],"seed":"b920b5cbdbd75e92b725f21a9d1c0ec9a6146b8a698977c5d6b4f4f28ee50a34","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82w0tx4f0d8tq1',4,1795392826276,'game','{"game":2,"round":1,"tie_break":false,"entrants":[2,3],"scores":[0.5,0.5],"seed":"cb51136c1f2059c5004b650b3359f349fdf194ee461749e37e1bfbb23a93a645","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82w0tx4f0d8tq1',5,1795392826276,'round','{"round":2,"pairs":[[1,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m82w0tx4f0d8tq1',6,1795392826276,'game','{"game":3,"round":2,"tie_break":false,"entrants":[1,2],"scores":[0,1],"seed":"9fca1220f2109d8618bb945e3e8d38ce91cd7505b46e7692870950930e206470","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82w0tx4f0d8tq1',7,1795392826276,'game','{"game":4,"round":2,"tie_break":false,"entrants":[2,1],"scores":[0,1],"seed":"8481260e5ccfef2a93a9697e5b70259e58f8f8b9040e34d324b0f007efc39e84","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82w0tx4f0d8tq1',8,1795392826276,'game','{"game":5,"round":2,"tie_break":true,"entrants":[1,2],"scores":[1,0],"seed":"6ef55615bec5cee2219d4a841136a1b663036b24e76d022247bd447e7cc808e9","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82w0tx4f0d8tq1',9,1795392826277,'finished','{"winners":[1]}');
INSERT INTO "tournament_event" VALUES('1m82w0txse62yzvy',1,1795392826297,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","visibility":"public","seed":"a0dd67b15ff966af3563c7b1dbee55aa50ee9bcd755e4623fc27917181c4cfd7","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m82w0tsrap844j9","entrants":[{"player":"1m82w0tsrap844j9","joined":true},{"player":"1m82w0tss2atf46m","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m82w0txtc6h762q',1,1795392826298,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"public","seed":"ba827958f14f157d01eb8324d8814afc22615a3e55f4dbf3d8b5299ab4db267b","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m82w0tsrap844j9","entrants":[{"player":"1m82w0tsrap844j9","joined":true},{"player":"1m82w0tss2athvqw","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m82w0txtc6h762q',2,1795392826299,'joined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m82w0txtc6h762q',3,1795392826299,'round','{"round":1,"pairs":[[1,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m82w0txtc6h762q',4,1795392826299,'started','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"id":"1m82w0txv7717reh"}');
INSERT INTO "tournament_event" VALUES('1m82w0txv7718425',1,1795392826300,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"private","seed":"9362df4a89a9cca4107e555662e34709fbb12e0c1da93ccb22f4466843f13fc7","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m82w0tss2atf46m","entrants":[{"player":"1m82w0tss2atf46m","joined":true},{"player":"1m82w0tss2athvqw","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m82w0txv7718425',2,1795392826300,'declined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m82w0txv7718425',3,1795392826300,'cancelled','{"reason":"declined"}');
CREATE TABLE tournament_game (
    tournament TEXT    NOT NULL,
    number     INTEGER NOT NULL CHECK (number > 0), -- of the game within the tournament
    round      INTEGER NOT NULL,
    tie_break  INTEGER NOT NULL CHECK (tie_break IN (0, 1)),
    game       TEXT,                                -- a game of its own; NULL = played by bots inside the server
    entrants   TEXT    NOT NULL,                    -- JSON: numbers, by seat
    scores     TEXT,                                -- JSON: by seat; NULL = it is not over
    -- With a duplicate deal each of the people at it plays a game of their own. JSON: their ids by seat, null for who has
    -- none; NULL = nobody plays alone.
    games      TEXT,
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_game" VALUES('1m82w0twd1kxq69p',1,1,0,NULL,'[1,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m82w0twd1kxq69p',2,1,0,NULL,'[4,2]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m82w0twd1kxq69p',3,2,0,NULL,'[5,1]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m82w0twd1kxq69p',4,2,0,NULL,'[3,4]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m82w0twd1kxq69p',5,3,0,NULL,'[2,1]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m82w0twd1kxq69p',6,3,0,NULL,'[3,5]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m82w0tx4f0d8tq1',1,1,0,NULL,'[3,2]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m82w0tx4f0d8tq1',2,1,0,NULL,'[2,3]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m82w0tx4f0d8tq1',3,2,0,NULL,'[1,2]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m82w0tx4f0d8tq1',4,2,0,NULL,'[2,1]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m82w0tx4f0d8tq1',5,2,1,NULL,'[1,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m82w0txtc6h762q',1,1,0,'1m82w0txv7717reh','[1,2]',NULL,NULL);
CREATE TABLE uptime_mark (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
INSERT INTO "uptime_mark" VALUES(1,1795392826314);
CREATE TABLE webhook (
    id               TEXT    PRIMARY KEY NOT NULL,
    owner            TEXT    NOT NULL REFERENCES player (id), -- the service
    url              TEXT    NOT NULL,
    events           INTEGER NOT NULL,                        -- bits: see store/webhooks.h
    secret           BLOB    NOT NULL,                        -- messages are signed with it
    old_secret       BLOB,                                    -- the one before: signs too until then
    old_secret_until INTEGER,
    created_at       INTEGER NOT NULL,
    disabled_at      INTEGER,                                 -- NULL = in use
    deleted_at       INTEGER                                  -- the row goes after its messages; NULL = it is there
) STRICT, WITHOUT ROWID;
INSERT INTO "webhook" VALUES('1m82w0ty156sxh5f','1m82w0tspdya2wph','https://receiver.invalid/',11,X'B86236FA38968A312DCFD25A5C0089F76B6015F817EB5AF2F3FA483F3929BE98',NULL,NULL,1795392826305,NULL,NULL);
INSERT INTO "webhook" VALUES('1m82w0ty156sym3r','1m82w0tspdya2wph','https://receiver.invalid/',16,X'D0FCA93024B9F63A498960451FA2212DC68DA98C3002339DE6C3FCF79FB82065',NULL,NULL,1795392826305,1795392826306,NULL);
CREATE INDEX token_by_player ON token (player, id);
CREATE INDEX block_by_blocked ON block (blocked, player);
CREATE UNIQUE INDEX game_by_join_code ON game (join_code) WHERE join_code IS NOT NULL;
CREATE INDEX game_public ON game (app, id) WHERE visibility = 'public';
CREATE INDEX game_public_by_status ON game (app, status, id) WHERE visibility = 'public';
CREATE INDEX game_public_by_ruleset ON game (app, ruleset, id) WHERE visibility = 'public';
CREATE INDEX game_public_by_ruleset_and_status ON game (app, ruleset, status, id) WHERE visibility = 'public';
CREATE INDEX game_live ON game (id) WHERE status IN ('open', 'playing');
CREATE INDEX game_timed ON game (id) WHERE timed = 1;
CREATE INDEX seat_by_player ON seat (player, live, game) WHERE player IS NOT NULL;
CREATE INDEX seat_by_player_public ON seat (player, live, game) WHERE player IS NOT NULL AND is_public = 1;
CREATE INDEX seat_by_inviter ON seat (inviter, player) WHERE inviter IS NOT NULL AND live = 1;
CREATE INDEX result_public ON result (app, id) WHERE is_public = 1;
CREATE INDEX result_public_by_ruleset ON result (app, ruleset, id) WHERE is_public = 1;
CREATE UNIQUE INDEX player_stats_by_change ON player_stats (app, ruleset, changed);
CREATE INDEX webhook_by_owner ON webhook (owner, id);
CREATE INDEX webhook_deleted ON webhook (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX delivery_by_webhook ON delivery (webhook, id);
CREATE INDEX delivery_due ON delivery (webhook, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX delivery_in_order ON delivery (webhook, game, number) WHERE ended_at IS NULL;
CREATE INDEX delivery_ended ON delivery (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX tournament_public ON tournament (app, id) WHERE is_public = 1;
CREATE INDEX tournament_public_by_status ON tournament (app, status, id) WHERE is_public = 1;
CREATE INDEX tournament_private ON tournament (creator, id) WHERE is_public = 0;
CREATE INDEX tournament_private_by_status ON tournament (creator, status, id) WHERE is_public = 0;
CREATE INDEX tournament_running ON tournament (id) WHERE status = 'running';
CREATE INDEX tournament_open ON tournament (id) WHERE status = 'open';
CREATE INDEX tournament_behind ON tournament (id) WHERE rows_version < version;
CREATE INDEX tournament_live ON tournament (creator) WHERE status IN ('open', 'running');
CREATE INDEX tournament_entrant_by_points ON tournament_entrant (tournament, points DESC, number, status);
CREATE INDEX tournament_entrant_by_place ON tournament_entrant (tournament, place) WHERE place IS NOT NULL;
CREATE INDEX tournament_entrant_by_player ON tournament_entrant (player, tournament) WHERE player IS NOT NULL;
CREATE INDEX tournament_draft_by_creator ON tournament_draft (creator);
CREATE INDEX question_set_public ON question_set (app, id) WHERE is_public = 1 AND deleted_at IS NULL;
CREATE INDEX question_set_by_owner ON question_set (owner, id);
CREATE INDEX question_set_deleted ON question_set (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX question_draft_by_owner ON question_draft (owner);
CREATE INDEX idempotency_use_hour ON idempotency_use (hour);
COMMIT;
