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
INSERT INTO "block" VALUES('1m8225rjtad8zqwy','1m8225rjsfkhjh6d',1795365724830);
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
INSERT INTO "delivery" VALUES(1,'1m8225rqm1qzzd8c','1m8225rqhcjzy0m9','1m8225rqm1qzxx04','1m8225rqm1qzxx04-1-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T16:42:04.916Z","data":{"seq":1,"at":"2026-11-22T16:42:04.916Z","kind":"created","seat":0,"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m8225rqkce6qs2d","status":"joined"},{"player":"1m8225rqm1qzxed8","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m8225rqkce6qs2d","clock":{"turn_seconds":30,"bot_turn_seconds":1},"game":"1m8225rqm1qzxx04"}}',1795365724916,1,1795365729932,1795365724918,NULL,NULL,0);
INSERT INTO "delivery" VALUES(2,'1m8225rqp9r5zqkm','1m8225rqhcjzy0m9','1m8225rqm1qzxx04','1m8225rqm1qzxx04-2-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T16:42:04.918Z","data":{"seq":2,"at":"2026-11-22T16:42:04.918Z","kind":"joined","seat":1,"player":"1m8225rqm1qzxed8","game":"1m8225rqm1qzxx04"}}',1795365724918,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(3,'1m8225rqp9r61mee','1m8225rqhcjzy0m9','1m8225rqm1qzxx04','1m8225rqm1qzxx04-3-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T16:42:04.918Z","data":{"seq":3,"at":"2026-11-22T16:42:04.918Z","kind":"round","seat":null,"number":1,"leader":0,"commitment":null,"points":[0,0],"game":"1m8225rqm1qzxx04"}}',1795365724918,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(4,'1m8225rqp9r62vnr','1m8225rqhcjzy0m9','1m8225rqm1qzxx04','1m8225rqm1qzxx04-3-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T16:42:04.918Z","data":{"game":"1m8225rqm1qzxx04","seq":3,"players":["1m8225rqkce6qs2d"],"seats":[0],"deadline":"2026-11-22T16:42:34.918Z"}}',1795365724918,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(5,'1m8225rqq6bv20z0','1m8225rqhcjzy0m9','1m8225rqm1qzxx04','1m8225rqm1qzxx04-4-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T16:42:04.919Z","data":{"seq":4,"at":"2026-11-22T16:42:04.919Z","kind":"move","seat":0,"column":0,"row":0,"symbol":"X","game":"1m8225rqm1qzxx04"}}',1795365724919,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(6,'1m8225rqq6bv2793','1m8225rqhcjzy0m9','1m8225rqm1qzxx04','1m8225rqm1qzxx04-4-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T16:42:04.919Z","data":{"game":"1m8225rqm1qzxx04","seq":4,"players":["1m8225rqm1qzxed8"],"seats":[1],"deadline":"2026-11-22T16:42:34.919Z"}}',1795365724919,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(7,'1m8225rqr8fka4ds','1m8225rqhcjzy0m9','1m8225rqm1qzxx04','1m8225rqm1qzxx04-5-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T16:42:04.920Z","data":{"seq":5,"at":"2026-11-22T16:42:04.920Z","kind":"move","seat":1,"column":1,"row":0,"symbol":"O","game":"1m8225rqm1qzxx04"}}',1795365724920,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(8,'1m8225rqr8fkbspq','1m8225rqhcjzy0m9','1m8225rqm1qzxx04','1m8225rqm1qzxx04-5-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T16:42:04.920Z","data":{"game":"1m8225rqm1qzxx04","seq":5,"players":["1m8225rqkce6qs2d"],"seats":[0],"deadline":"2026-11-22T16:42:34.920Z"}}',1795365724920,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(9,'1m8225rqs6e8j0p9','1m8225rqhcjzy0m9','1m8225rqm1qzxx04','1m8225rqm1qzxx04-6-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T16:42:04.921Z","data":{"seq":6,"at":"2026-11-22T16:42:04.921Z","kind":"move","seat":0,"column":0,"row":1,"symbol":"X","game":"1m8225rqm1qzxx04"}}',1795365724921,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(10,'1m8225rqs6e8ksb2','1m8225rqhcjzy0m9','1m8225rqm1qzxx04','1m8225rqm1qzxx04-6-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T16:42:04.921Z","data":{"game":"1m8225rqm1qzxx04","seq":6,"players":["1m8225rqm1qzxed8"],"seats":[1],"deadline":"2026-11-22T16:42:34.921Z"}}',1795365724921,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(11,'1m8225rqs6e8nkb1','1m8225rqhcjzy0m9','1m8225rqm1qzxx04','1m8225rqm1qzxx04-7-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T16:42:04.921Z","data":{"seq":7,"at":"2026-11-22T16:42:04.921Z","kind":"move","seat":1,"column":1,"row":1,"symbol":"O","game":"1m8225rqm1qzxx04"}}',1795365724921,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(12,'1m8225rqs6e8q6yk','1m8225rqhcjzy0m9','1m8225rqm1qzxx04','1m8225rqm1qzxx04-7-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T16:42:04.921Z","data":{"game":"1m8225rqm1qzxx04","seq":7,"players":["1m8225rqkce6qs2d"],"seats":[0],"deadline":"2026-11-22T16:42:34.921Z"}}',1795365724921,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(13,'1m8225rqt7rwvhaf','1m8225rqhcjzy0m9','1m8225rqm1qzxx04','1m8225rqm1qzxx04-8-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T16:42:04.922Z","data":{"seq":8,"at":"2026-11-22T16:42:04.922Z","kind":"move","seat":0,"column":0,"row":2,"symbol":"X","game":"1m8225rqm1qzxx04"}}',1795365724922,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(14,'1m8225rqt7rwwrzc','1m8225rqhcjzy0m9','1m8225rqm1qzxx04','1m8225rqm1qzxx04-9-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T16:42:04.922Z","data":{"seq":9,"at":"2026-11-22T16:42:04.922Z","kind":"round-over","seat":null,"id":"1m8225rqt7rwwk5e","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null,"game":"1m8225rqm1qzxx04"}}',1795365724922,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(15,'1m8225rqt7rwyec6','1m8225rqhcjzy0m9','1m8225rqm1qzxx04','1m8225rqm1qzxx04-9-result.published','result.published','{"type":"result.published","timestamp":"2026-11-22T16:42:04.922Z","data":{"id":"1m8225rqt7rwwk5e","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T16:42:04.922Z","kind":"round","game":"1m8225rqm1qzxx04","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m8225rqkce6qs2d"}},{"seat":1,"player":{"id":"1m8225rqm1qzxed8"}}]}}',1795365724922,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(16,'1m8225rqt7rwyyv5','1m8225rqhcjzy0m9','1m8225rqm1qzxx04','1m8225rqm1qzxx04-10-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T16:42:04.922Z","data":{"seq":10,"at":"2026-11-22T16:42:04.922Z","kind":"finished","seat":null,"id":"1m8225rqt7rwynak","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","game":"1m8225rqm1qzxx04"}}',1795365724922,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(17,'1m8225rqt7rwzxg5','1m8225rqhcjzy0m9','1m8225rqm1qzxx04','1m8225rqm1qzxx04-10-result.published','result.published','{"type":"result.published","timestamp":"2026-11-22T16:42:04.922Z","data":{"id":"1m8225rqt7rwynak","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-22T16:42:04.922Z","kind":"match","game":"1m8225rqm1qzxx04","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m8225rqkce6qs2d"}},{"seat":1,"player":{"id":"1m8225rqm1qzxed8"}}]}}',1795365724922,0,NULL,NULL,NULL,NULL,0);
CREATE TABLE event (
    id   INTEGER PRIMARY KEY,              -- its place in the log of all games
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL                  -- JSON: the whole truth, secrets included
) STRICT;
INSERT INTO "event" VALUES(1,'1m8225rjwb511b5d',1,1795365724764,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m8225rjp60wayms","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m8225rjp60wayms","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(2,'1m8225rjwb511b5d',2,1795365724764,'round',NULL,'{"number":1,"leader":null,"commitment":"5478fdf14e0936b1d79e764d06f4b8f633c4f264a7ea3fcbfd4ed6355ccc7b8f","points":[0],"rules":2,"seats":[{"player":"1m8225rjp60wayms","status":"joined"}],"rounds":1,"deal":{"nonce":"164d5063e878a625692b66d8f49b1ea897204a64064cb16d7ecf366f4afc6d68","secret":"9541"},"carry":null}');
INSERT INTO "event" VALUES(3,'1m8225rjwb511b5d',3,1795365724765,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(4,'1m8225rjwb511b5d',4,1795365724772,'guess',0,'{"attempt":2,"code":"1456","bulls":0,"cows":3,"solved":false}');
INSERT INTO "event" VALUES(5,'1m8225rjwb511b5d',5,1795365724774,'guess',0,'{"attempt":3,"code":"2564","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(6,'1m8225rjwb511b5d',6,1795365724775,'guess',0,'{"attempt":4,"code":"4517","bulls":1,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(7,'1m8225rjwb511b5d',7,1795365724776,'guess',0,'{"attempt":5,"code":"4761","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(8,'1m8225rjwb511b5d',8,1795365724777,'guess',0,'{"attempt":6,"code":"8541","bulls":3,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(9,'1m8225rjwb511b5d',9,1795365724777,'guess',0,'{"attempt":7,"code":"9541","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(10,'1m8225rjwb511b5d',10,1795365724777,'round-over',NULL,'{"id":"1m8225rk97crx669","round":1,"leader":null,"attempts":7,"solved":true,"solver":0,"secret":"9541","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"164d5063e878a625692b66d8f49b1ea897204a64064cb16d7ecf366f4afc6d68","secret":"9541"}}');
INSERT INTO "event" VALUES(11,'1m8225rjwb511b5d',11,1795365724777,'finished',NULL,'{"id":"1m8225rk97crz37c","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(12,'1m8225rkb83ee3te',1,1795365724779,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m8225rjsfkhjh6d","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m8225rjsfkhjh6d","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(13,'1m8225rkb83ee3te',2,1795365724779,'round',NULL,'{"number":1,"leader":null,"commitment":"886b3ddf3709928b538e7e2c1eaa7e68e93c7e705f5756cda41c8a98cee50df7","points":[0],"rules":2,"seats":[{"player":"1m8225rjsfkhjh6d","status":"joined"}],"rounds":1,"deal":{"nonce":"3cbd9feb5f9296d7bdf4ef8cf8dfe262fd89787fe6a259418960a06c22ec41cf","secret":"0546"},"carry":null}');
INSERT INTO "event" VALUES(14,'1m8225rkb83ee3te',3,1795365724780,'guess',0,'{"attempt":1,"code":"0123","bulls":1,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(15,'1m8225rkb83ee3te',4,1795365724787,'guess',0,'{"attempt":2,"code":"0456","bulls":2,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(16,'1m8225rkb83ee3te',5,1795365724788,'guess',0,'{"attempt":3,"code":"0465","bulls":1,"cows":3,"solved":false}');
INSERT INTO "event" VALUES(17,'1m8225rkb83ee3te',6,1795365724789,'guess',0,'{"attempt":4,"code":"0546","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(18,'1m8225rkb83ee3te',7,1795365724789,'round-over',NULL,'{"id":"1m8225rkn62kjwd7","round":1,"leader":null,"attempts":4,"solved":true,"solver":0,"secret":"0546","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"3cbd9feb5f9296d7bdf4ef8cf8dfe262fd89787fe6a259418960a06c22ec41cf","secret":"0546"}}');
INSERT INTO "event" VALUES(19,'1m8225rkb83ee3te',8,1795365724789,'finished',NULL,'{"id":"1m8225rkn62kk6h6","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(20,'1m8225rkpeqf1655',1,1795365724790,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m8225rjp60wayms","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m8225rjp60wayms","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(21,'1m8225rkpeqf1655',2,1795365724790,'round',NULL,'{"number":1,"leader":null,"commitment":"109f80ae2eb4152b1809b301811e2f4a26569a4c3ec94a7f83ebf9689c974106","points":[0],"rules":2,"seats":[{"player":"1m8225rjp60wayms","status":"joined"}],"rounds":1,"deal":{"nonce":"a9d88a9f1715c4477b4e8028b4b39d13871f9f9e46e654c66b88cf0ffe3808ea","secret":"1484"},"carry":null}');
INSERT INTO "event" VALUES(22,'1m8225rkpeqf1655',3,1795365724791,'resigned',0,'{}');
INSERT INTO "event" VALUES(23,'1m8225rkpeqf1655',4,1795365724791,'round-over',NULL,'{"id":"1m8225rkqfe2b9n1","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"1484","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"a9d88a9f1715c4477b4e8028b4b39d13871f9f9e46e654c66b88cf0ffe3808ea","secret":"1484"}}');
INSERT INTO "event" VALUES(24,'1m8225rkpeqf1655',5,1795365724791,'finished',NULL,'{"id":"1m8225rkqfe2chrm","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(25,'1m8225rkr97dk0t2',1,1795365724792,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m8225rjsfkhjh6d","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m8225rjsfkhjh6d","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(26,'1m8225rkr97dk0t2',2,1795365724792,'round',NULL,'{"number":1,"leader":null,"commitment":"46b035ecdd7524d0d1c721a9ff9548944a3e94f8a1dd69f219c1977ce318bafd","points":[0],"rules":2,"seats":[{"player":"1m8225rjsfkhjh6d","status":"joined"}],"rounds":1,"deal":{"nonce":"c1336de884251341fb5ec80262c6fbbff03c60ce07f8a940923c5f566f648e29","secret":"4528"},"carry":null}');
INSERT INTO "event" VALUES(27,'1m8225rkr97dk0t2',3,1795365724792,'resigned',0,'{}');
INSERT INTO "event" VALUES(28,'1m8225rkr97dk0t2',4,1795365724792,'round-over',NULL,'{"id":"1m8225rkr97dmcjp","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"4528","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"c1336de884251341fb5ec80262c6fbbff03c60ce07f8a940923c5f566f648e29","secret":"4528"}}');
INSERT INTO "event" VALUES(29,'1m8225rkr97dk0t2',5,1795365724792,'finished',NULL,'{"id":"1m8225rkr97dnv0w","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(30,'1m8225rkse0w66wz',1,1795365724793,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m8225rkse0w4d8w","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m8225rkse0w4d8w","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(31,'1m8225rkse0w66wz',2,1795365724793,'round',NULL,'{"number":1,"leader":null,"commitment":"716b45df98aa8e9d29421cfde728ea10ce68085624bf4bf8e8644d7fb7bd2b87","points":[0],"rules":2,"seats":[{"player":"1m8225rkse0w4d8w","status":"joined"}],"rounds":0,"deal":{"nonce":"d163408a2ede08190b3a6712cf6e4f3cb54d0ff6857b97f367a0a3526a5ea7fd","secret":"1904"},"carry":null}');
INSERT INTO "event" VALUES(32,'1m8225rkse0w66wz',3,1795365724794,'guess',0,'{"attempt":1,"code":"1234","bulls":2,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(33,'1m8225rkva763q23',1,1795365724795,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m8225rkva761z1n","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m8225rkva761z1n","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(34,'1m8225rkva763q23',2,1795365724795,'round',NULL,'{"number":1,"leader":null,"commitment":"a4704482ec8b377c5a6557431ddb170e3867ea3471b457b7cf7505b1328997f4","points":[0],"rules":2,"seats":[{"player":"1m8225rkva761z1n","status":"joined"}],"rounds":2,"deal":{"nonce":"dd6fca8463bab427d1d67383c0e2bc5072aae0ff71218f0af339e7b87566023f","secret":"2158"},"carry":null}');
INSERT INTO "event" VALUES(35,'1m8225rkva763q23',3,1795365724796,'guess',0,'{"attempt":1,"code":"0123","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(36,'1m8225rkva763q23',4,1795365724803,'guess',0,'{"attempt":2,"code":"0245","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(37,'1m8225rkva763q23',5,1795365724804,'guess',0,'{"attempt":3,"code":"1426","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(38,'1m8225rkva763q23',6,1795365724805,'guess',0,'{"attempt":4,"code":"2157","bulls":3,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(39,'1m8225rkva763q23',7,1795365724806,'guess',0,'{"attempt":5,"code":"2158","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(40,'1m8225rkva763q23',8,1795365724806,'round-over',NULL,'{"id":"1m8225rm6akg7sgh","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"2158","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"dd6fca8463bab427d1d67383c0e2bc5072aae0ff71218f0af339e7b87566023f","secret":"2158"}}');
INSERT INTO "event" VALUES(41,'1m8225rkva763q23',9,1795365724807,'published',0,'{}');
INSERT INTO "event" VALUES(42,'1m8225rkva763q23',10,1795365724808,'round',NULL,'{"number":2,"leader":null,"commitment":"8436706ff02809cd90a174641efd6fd5c5a1b725fbe94ccc463d8968a6210879","points":[1],"rules":2,"seats":[{"player":"1m8225rkva761z1n","status":"joined"}],"rounds":2,"deal":{"nonce":"7403cd4989fe45e8403fe8e2c0ac638f1106dbc5d963b036c16f4e7e58be6364","secret":"4018"},"carry":null,"made_public":true}');
INSERT INTO "event" VALUES(43,'1m8225rmcaqzsvn9',1,1795365724812,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m8225rm8b23xvf6","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m8225rm8b23xvf6","join_code":"V3Z38R","clock":null,"log":3}');
INSERT INTO "event" VALUES(44,'1m8225rmcaqzsvn9',2,1795365724813,'joined',1,'{"player":"1m8225rmb2k4chev"}');
INSERT INTO "event" VALUES(45,'1m8225rmcaqzsvn9',3,1795365724813,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m8225rm8b23xvf6","status":"joined"},{"player":"1m8225rmb2k4chev","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(46,'1m8225rmcaqzsvn9',4,1795365724815,'secret',0,'{"code":"1234","nonce":"2bdb9f5cfe35bbcc9ce1e70c791f1934b2bd7b2aa38d0471a38456a0cdbef5ed","commitment":"4db533e7b03eb2d4239055e40d427767ab71fff7431c5248865e69487b1b1a31"}');
INSERT INTO "event" VALUES(47,'1m8225rmcaqzsvn9',5,1795365724816,'guess',1,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(48,'1m8225rmcaqzsvn9',6,1795365724816,'round-over',NULL,'{"id":"1m8225rmg9v0kx3f","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"2bdb9f5cfe35bbcc9ce1e70c791f1934b2bd7b2aa38d0471a38456a0cdbef5ed","secret":"1234"}}');
INSERT INTO "event" VALUES(49,'1m8225rmcaqzsvn9',7,1795365724816,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":2,"seats":[{"player":"1m8225rm8b23xvf6","status":"joined"},{"player":"1m8225rmb2k4chev","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(50,'1m8225rmcaqzsvn9',8,1795365724817,'secret',1,'{"code":"4321","nonce":"6dc9542a552d52b37f5f631518a2463e23fee8d76085215c715da588374e9776","commitment":"f61ecd466c31e5cb2e098c9ab97b3e983c697211a348be811bfefb1b2253fe83"}');
INSERT INTO "event" VALUES(51,'1m8225rmcaqzsvn9',9,1795365724818,'resigned',0,'{}');
INSERT INTO "event" VALUES(52,'1m8225rmcaqzsvn9',10,1795365724818,'round-over',NULL,'{"id":"1m8225rmjesxjs4c","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"6dc9542a552d52b37f5f631518a2463e23fee8d76085215c715da588374e9776","secret":"4321"}}');
INSERT INTO "event" VALUES(53,'1m8225rmcaqzsvn9',11,1795365724818,'finished',NULL,'{"id":"1m8225rmjesxke0f","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation"}');
INSERT INTO "event" VALUES(54,'1m8225rmmdh018z4',1,1795365724820,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"manual","secret":"held","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m8225rmk3327san","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m8225rmk3327san","join_code":"R3ABSW","clock":null,"log":3}');
INSERT INTO "event" VALUES(55,'1m8225rmmdh018z4',2,1795365724821,'joined',1,'{"player":"1m8225rmk332arbc"}');
INSERT INTO "event" VALUES(56,'1m8225rmmdh018z4',3,1795365724822,'joined',2,'{"player":"1m8225rmmdgzxf4a"}');
INSERT INTO "event" VALUES(57,'1m8225rmmdh018z4',4,1795365724822,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m8225rmk3327san","status":"joined"},{"player":"1m8225rmk332arbc","status":"joined"},{"player":"1m8225rmmdgzxf4a","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(58,'1m8225rmrbvyxfsh',1,1795365724824,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m8225rmq0873782","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m8225rmq0873782","join_code":"V2JR8F","clock":null,"log":3}');
INSERT INTO "event" VALUES(59,'1m8225rmrbvyxfsh',2,1795365724825,'joined',1,'{"player":"1m8225rmq0874zkj"}');
INSERT INTO "event" VALUES(60,'1m8225rmrbvyxfsh',3,1795365724825,'joined',2,'{"player":"1m8225rmrbvytkxc"}');
INSERT INTO "event" VALUES(61,'1m8225rmrbvyxfsh',4,1795365724825,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m8225rmq0873782","status":"joined"},{"player":"1m8225rmq0874zkj","status":"joined"},{"player":"1m8225rmrbvytkxc","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(62,'1m8225rmrbvyxfsh',5,1795365724826,'secret',0,'{"code":"5678","nonce":"16560454407144b7460eda05db3158a9f0a1b76ba7a69a1cc4c7dfc9ea77b8b8","commitment":"fbf83f8e64cf64cb0560d1c5d909d616639291b2f98efac1d6aec928d5cc395c"}');
INSERT INTO "event" VALUES(63,'1m8225rmrbvyxfsh',6,1795365724827,'guess',1,'{"attempt":1,"code":"1234","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(64,'1m8225rmv4jcj4z0',1,1795365724827,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m8225rjp60wayms","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m8225rjp60wayms","join_code":"65RG62","clock":null,"log":3}');
INSERT INTO "event" VALUES(65,'1m8225rmwd5q61ms',1,1795365724828,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m8225rjsfkhjh6d","status":"joined"},{"player":"1m8225rjtad8zqwy","status":"invited"}],"visibility":"public","ranked":false,"creator":"1m8225rjsfkhjh6d","join_code":"2WEQFW","clock":null,"log":3}');
INSERT INTO "event" VALUES(66,'1m8225rmwd5q61ms',2,1795365724829,'aborted',0,'{"reason":"creator"}');
INSERT INTO "event" VALUES(67,'1m8225rmy3n481jt',1,1795365724830,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m8225rjp60wayms","status":"joined"},{"player":"1m8225rjtad8zqwy","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m8225rjp60wayms","join_code":"Y3PZSX","clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(68,'1m8225rmz9kwxjct',1,1795365724831,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m8225rjp60wayms","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"visibility":"private","ranked":false,"creator":"1m8225rjp60wayms","join_code":null,"clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(69,'1m8225rmz9kwxjct',2,1795365724831,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m8225rjp60wayms","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(70,'1m8225rn129bd5np',1,1795365724833,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":null,"hints":false},"seats":[{"player":"1m8225rn0ak508fg","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m8225rn0ak508fg","join_code":"8E6DRR","clock":null,"log":3}');
INSERT INTO "event" VALUES(71,'1m8225rn129bd5np',2,1795365724834,'joined',1,'{"player":"1m8225rn0ak525jq"}');
INSERT INTO "event" VALUES(72,'1m8225rn129bd5np',3,1795365724834,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m8225rn0ak508fg","status":"joined"},{"player":"1m8225rn0ak525jq","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(73,'1m8225rn129bd5np',4,1795365724835,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(74,'1m8225rn129bd5np',5,1795365724835,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(75,'1m8225rn129bd5np',6,1795365724836,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(76,'1m8225rn129bd5np',7,1795365724836,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(77,'1m8225rn129bd5np',8,1795365724837,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(78,'1m8225rn129bd5np',9,1795365724837,'round-over',NULL,'{"id":"1m8225rn5e01cbt7","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(79,'1m8225rn129bd5np',10,1795365724837,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[1,0],"rules":1,"seats":[{"player":"1m8225rn0ak508fg","status":"joined"},{"player":"1m8225rn0ak525jq","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(80,'1m8225rn129bd5np',11,1795365724838,'move',1,'{"column":1,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(81,'1m8225rn77a6t7zr',1,1795365724839,'created',0,'{"ruleset":"gomoku","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m8225rjp60wayms","status":"joined"},{"player":"1m8225rjsfkhjh6d","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m8225rjp60wayms","join_code":"W3DDQH","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(82,'1m8225rn77a6t7zr',2,1795365724839,'joined',1,'{"player":"1m8225rjsfkhjh6d"}');
INSERT INTO "event" VALUES(83,'1m8225rn77a6t7zr',3,1795365724839,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m8225rjp60wayms","status":"joined"},{"player":"1m8225rjsfkhjh6d","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(84,'1m8225rn77a6t7zr',4,1795365724840,'move',0,'{"column":7,"row":7,"symbol":"X"}');
INSERT INTO "event" VALUES(85,'1m8225rn77a6t7zr',5,1795365724841,'move',1,'{"column":8,"row":8,"symbol":"O"}');
INSERT INTO "event" VALUES(86,'1m8225rn77a6t7zr',6,1795365724841,'resigned',1,'{}');
INSERT INTO "event" VALUES(87,'1m8225rn77a6t7zr',7,1795365724841,'round-over',NULL,'{"id":"1m8225rn9aj59vpr","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(88,'1m8225rn77a6t7zr',8,1795365724841,'finished',NULL,'{"id":"1m8225rn9aj5acmf","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation"}');
INSERT INTO "event" VALUES(89,'1m8225rnb8drqpsf',1,1795365724843,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m8225rna03maq7c","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m8225rna03maq7c","join_code":"ZE9SF3","clock":null,"log":3,"commitment":"c9d454dbc1f3f8970fe687adda7217f3e142869d1b5be4f1edc7a23cba376458","client_seeds":["",""],"server_seed":"3ff29cccf1ab68645255f0e2b9eddc11d492a7b1fd53a2b9b99a9795ee72101f"}');
INSERT INTO "event" VALUES(90,'1m8225rnb8drqpsf',2,1795365724844,'joined',1,'{"player":"1m8225rnb8drnjd7"}');
INSERT INTO "event" VALUES(91,'1m8225rnb8drqpsf',3,1795365724844,'round',NULL,'{"number":1,"leader":0,"commitment":"c9d454dbc1f3f8970fe687adda7217f3e142869d1b5be4f1edc7a23cba376458","points":[0,0],"rules":1,"seats":[{"player":"1m8225rna03maq7c","status":"joined"},{"player":"1m8225rnb8drnjd7","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(92,'1m8225rnb8drqpsf',4,1795365724844,'roll',0,'{"keep":[],"dice":[5,6,6,2,5],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(93,'1m8225rnb8drqpsf',5,1795365724845,'score',0,'{"category":"chance","score":24,"bonus":0}');
INSERT INTO "event" VALUES(94,'1m8225rnb8drqpsf',6,1795365724845,'roll',1,'{"keep":[],"dice":[6,3,4,4,2],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(95,'1m8225rnf6p6x7kz',1,1795365724847,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m8225rne781ezdf","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m8225rne781ezdf","join_code":"8P4MXF","clock":null,"log":3,"commitment":"29f3fb1b96802dfbf653679ce9a9f002c7135e1abf3b658bc4d090fccddd0a57","client_seeds":["",""],"server_seed":"7a10de09b22e9e9af7d66ddc8dd6e7d1d12769aad96dfa3f510a6174a2d5229b"}');
INSERT INTO "event" VALUES(96,'1m8225rnf6p6x7kz',2,1795365724847,'joined',1,'{"player":"1m8225rne781hpq7"}');
INSERT INTO "event" VALUES(97,'1m8225rnf6p6x7kz',3,1795365724847,'round',NULL,'{"number":1,"leader":0,"commitment":"29f3fb1b96802dfbf653679ce9a9f002c7135e1abf3b658bc4d090fccddd0a57","points":[0,0],"rules":1,"seats":[{"player":"1m8225rne781ezdf","status":"joined"},{"player":"1m8225rne781hpq7","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(98,'1m8225rnf6p6x7kz',4,1795365724847,'roll',0,'{"keep":[],"dice":[3,2,2,4,1],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(99,'1m8225rnf6p6x7kz',5,1795365724848,'score',0,'{"category":"aces","score":1,"bonus":0}');
INSERT INTO "event" VALUES(100,'1m8225rnf6p6x7kz',6,1795365724848,'roll',1,'{"keep":[],"dice":[4,6,1,6,2],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(101,'1m8225rnf6p6x7kz',7,1795365724849,'score',1,'{"category":"aces","score":1,"bonus":0}');
INSERT INTO "event" VALUES(102,'1m8225rnf6p6x7kz',8,1795365724849,'roll',0,'{"keep":[],"dice":[3,5,4,6,4],"stage":0,"roll":2}');
INSERT INTO "event" VALUES(103,'1m8225rnf6p6x7kz',9,1795365724849,'score',0,'{"category":"twos","score":0,"bonus":0}');
INSERT INTO "event" VALUES(104,'1m8225rnf6p6x7kz',10,1795365724849,'roll',1,'{"keep":[],"dice":[5,6,6,4,2],"stage":0,"roll":3}');
INSERT INTO "event" VALUES(105,'1m8225rnf6p6x7kz',11,1795365724850,'score',1,'{"category":"twos","score":2,"bonus":0}');
INSERT INTO "event" VALUES(106,'1m8225rnf6p6x7kz',12,1795365724850,'roll',0,'{"keep":[],"dice":[6,2,3,2,1],"stage":0,"roll":4}');
INSERT INTO "event" VALUES(107,'1m8225rnf6p6x7kz',13,1795365724851,'score',0,'{"category":"threes","score":3,"bonus":0}');
INSERT INTO "event" VALUES(108,'1m8225rnf6p6x7kz',14,1795365724851,'roll',1,'{"keep":[],"dice":[4,1,6,5,2],"stage":0,"roll":5}');
INSERT INTO "event" VALUES(109,'1m8225rnf6p6x7kz',15,1795365724851,'score',1,'{"category":"threes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(110,'1m8225rnf6p6x7kz',16,1795365724851,'roll',0,'{"keep":[],"dice":[2,2,6,4,1],"stage":0,"roll":6}');
INSERT INTO "event" VALUES(111,'1m8225rnf6p6x7kz',17,1795365724852,'score',0,'{"category":"fours","score":4,"bonus":0}');
INSERT INTO "event" VALUES(112,'1m8225rnf6p6x7kz',18,1795365724852,'roll',1,'{"keep":[],"dice":[5,6,3,6,4],"stage":0,"roll":7}');
INSERT INTO "event" VALUES(113,'1m8225rnf6p6x7kz',19,1795365724852,'score',1,'{"category":"fours","score":4,"bonus":0}');
INSERT INTO "event" VALUES(114,'1m8225rnf6p6x7kz',20,1795365724852,'roll',0,'{"keep":[],"dice":[6,1,1,6,5],"stage":0,"roll":8}');
INSERT INTO "event" VALUES(115,'1m8225rnf6p6x7kz',21,1795365724853,'score',0,'{"category":"fives","score":5,"bonus":0}');
INSERT INTO "event" VALUES(116,'1m8225rnf6p6x7kz',22,1795365724853,'roll',1,'{"keep":[],"dice":[4,2,4,2,1],"stage":0,"roll":9}');
INSERT INTO "event" VALUES(117,'1m8225rnf6p6x7kz',23,1795365724853,'score',1,'{"category":"fives","score":0,"bonus":0}');
INSERT INTO "event" VALUES(118,'1m8225rnf6p6x7kz',24,1795365724853,'roll',0,'{"keep":[],"dice":[2,2,6,1,4],"stage":0,"roll":10}');
INSERT INTO "event" VALUES(119,'1m8225rnf6p6x7kz',25,1795365724854,'score',0,'{"category":"sixes","score":6,"bonus":0}');
INSERT INTO "event" VALUES(120,'1m8225rnf6p6x7kz',26,1795365724854,'roll',1,'{"keep":[],"dice":[1,5,2,2,4],"stage":0,"roll":11}');
INSERT INTO "event" VALUES(121,'1m8225rnf6p6x7kz',27,1795365724855,'score',1,'{"category":"sixes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(122,'1m8225rnf6p6x7kz',28,1795365724855,'roll',0,'{"keep":[],"dice":[5,1,5,5,6],"stage":0,"roll":12}');
INSERT INTO "event" VALUES(123,'1m8225rnf6p6x7kz',29,1795365724855,'score',0,'{"category":"three-of-a-kind","score":22,"bonus":0}');
INSERT INTO "event" VALUES(124,'1m8225rnf6p6x7kz',30,1795365724855,'roll',1,'{"keep":[],"dice":[1,3,3,6,4],"stage":0,"roll":13}');
INSERT INTO "event" VALUES(125,'1m8225rnf6p6x7kz',31,1795365724856,'score',1,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(126,'1m8225rnf6p6x7kz',32,1795365724856,'roll',0,'{"keep":[],"dice":[2,3,1,2,4],"stage":0,"roll":14}');
INSERT INTO "event" VALUES(127,'1m8225rnf6p6x7kz',33,1795365724856,'score',0,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(128,'1m8225rnf6p6x7kz',34,1795365724856,'roll',1,'{"keep":[],"dice":[1,2,3,2,4],"stage":0,"roll":15}');
INSERT INTO "event" VALUES(129,'1m8225rnf6p6x7kz',35,1795365724857,'score',1,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(130,'1m8225rnf6p6x7kz',36,1795365724857,'roll',0,'{"keep":[],"dice":[4,3,4,6,2],"stage":0,"roll":16}');
INSERT INTO "event" VALUES(131,'1m8225rnf6p6x7kz',37,1795365724857,'score',0,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(132,'1m8225rnf6p6x7kz',38,1795365724857,'roll',1,'{"keep":[],"dice":[3,5,2,6,2],"stage":0,"roll":17}');
INSERT INTO "event" VALUES(133,'1m8225rnf6p6x7kz',39,1795365724858,'score',1,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(134,'1m8225rnf6p6x7kz',40,1795365724858,'roll',0,'{"keep":[],"dice":[6,6,3,6,1],"stage":0,"roll":18}');
INSERT INTO "event" VALUES(135,'1m8225rnf6p6x7kz',41,1795365724858,'score',0,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(136,'1m8225rnf6p6x7kz',42,1795365724858,'roll',1,'{"keep":[],"dice":[2,6,5,4,4],"stage":0,"roll":19}');
INSERT INTO "event" VALUES(137,'1m8225rnf6p6x7kz',43,1795365724859,'score',1,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(138,'1m8225rnf6p6x7kz',44,1795365724859,'roll',0,'{"keep":[],"dice":[3,4,2,6,5],"stage":0,"roll":20}');
INSERT INTO "event" VALUES(139,'1m8225rnf6p6x7kz',45,1795365724859,'score',0,'{"category":"large-straight","score":40,"bonus":0}');
INSERT INTO "event" VALUES(140,'1m8225rnf6p6x7kz',46,1795365724859,'roll',1,'{"keep":[],"dice":[3,5,1,5,6],"stage":0,"roll":21}');
INSERT INTO "event" VALUES(141,'1m8225rnf6p6x7kz',47,1795365724860,'score',1,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(142,'1m8225rnf6p6x7kz',48,1795365724860,'roll',0,'{"keep":[],"dice":[1,2,6,1,3],"stage":0,"roll":22}');
INSERT INTO "event" VALUES(143,'1m8225rnf6p6x7kz',49,1795365724861,'score',0,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(144,'1m8225rnf6p6x7kz',50,1795365724861,'roll',1,'{"keep":[],"dice":[5,4,1,4,4],"stage":0,"roll":23}');
INSERT INTO "event" VALUES(145,'1m8225rnf6p6x7kz',51,1795365724861,'score',1,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(146,'1m8225rnf6p6x7kz',52,1795365724861,'roll',0,'{"keep":[],"dice":[4,3,3,6,6],"stage":0,"roll":24}');
INSERT INTO "event" VALUES(147,'1m8225rnf6p6x7kz',53,1795365724862,'score',0,'{"category":"chance","score":22,"bonus":0}');
INSERT INTO "event" VALUES(148,'1m8225rnf6p6x7kz',54,1795365724862,'roll',1,'{"keep":[],"dice":[1,2,1,5,3],"stage":0,"roll":25}');
INSERT INTO "event" VALUES(149,'1m8225rnf6p6x7kz',55,1795365724862,'score',1,'{"category":"chance","score":12,"bonus":0}');
INSERT INTO "event" VALUES(150,'1m8225rnf6p6x7kz',56,1795365724862,'round-over',NULL,'{"id":"1m8225rny10q8c2e","round":1,"leader":0,"winners":[0],"cards":[{"seat":0,"boxes":{"aces":1,"twos":0,"threes":3,"fours":4,"fives":5,"sixes":6,"three-of-a-kind":22,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":40,"yahtzee":0,"chance":22},"upper_total":19,"upper_bonus":0,"yahtzee_bonus":0,"total":103},{"seat":1,"boxes":{"aces":1,"twos":2,"threes":0,"fours":4,"fives":0,"sixes":0,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":12},"upper_total":7,"upper_bonus":0,"yahtzee_bonus":0,"total":19}],"forfeited":[],"forfeited_by":null,"points":[103,19],"proof":null}');
INSERT INTO "event" VALUES(151,'1m8225rnf6p6x7kz',57,1795365724862,'finished',NULL,'{"id":"1m8225rny10q9h2f","outcome":"win","winners":[0],"points":[103,19],"reason":"rounds","proof":{"server_seed":"7a10de09b22e9e9af7d66ddc8dd6e7d1d12769aad96dfa3f510a6174a2d5229b","client_seeds":["",""]}}');
INSERT INTO "event" VALUES(152,'1m8225rqf3mjhkmg',1,1795365724911,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m8225rjp60wayms","status":"invited"},{"player":"1m8225rjtad8zqwy","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m8225rqedc3adsv","join_code":"MQ98EF","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3,"tournament":"1m8225rqedc3adsv"}');
INSERT INTO "event" VALUES(153,'1m8225rqm1qzxx04',1,1795365724916,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m8225rqkce6qs2d","status":"joined"},{"player":"1m8225rqm1qzxed8","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m8225rqkce6qs2d","join_code":"VH9NRR","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(154,'1m8225rqm1qzxx04',2,1795365724918,'joined',1,'{"player":"1m8225rqm1qzxed8"}');
INSERT INTO "event" VALUES(155,'1m8225rqm1qzxx04',3,1795365724918,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m8225rqkce6qs2d","status":"joined"},{"player":"1m8225rqm1qzxed8","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(156,'1m8225rqm1qzxx04',4,1795365724919,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(157,'1m8225rqm1qzxx04',5,1795365724920,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(158,'1m8225rqm1qzxx04',6,1795365724921,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(159,'1m8225rqm1qzxx04',7,1795365724921,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(160,'1m8225rqm1qzxx04',8,1795365724922,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(161,'1m8225rqm1qzxx04',9,1795365724922,'round-over',NULL,'{"id":"1m8225rqt7rwwk5e","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(162,'1m8225rqm1qzxx04',10,1795365724922,'finished',NULL,'{"id":"1m8225rqt7rwynak","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds"}');
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
INSERT INTO "game" VALUES('1m8225rjwb511b5d','main','bulls-and-cows','finished','private',1,'1m8225rjp60wayms',NULL,1795365724764,1795365724777,0);
INSERT INTO "game" VALUES('1m8225rkb83ee3te','main','bulls-and-cows','finished','private',1,'1m8225rjsfkhjh6d',NULL,1795365724779,1795365724789,0);
INSERT INTO "game" VALUES('1m8225rkpeqf1655','main','number-guess','finished','private',1,'1m8225rjp60wayms',NULL,1795365724790,1795365724791,0);
INSERT INTO "game" VALUES('1m8225rkr97dk0t2','main','number-guess','finished','private',1,'1m8225rjsfkhjh6d',NULL,1795365724792,1795365724792,0);
INSERT INTO "game" VALUES('1m8225rkse0w66wz','main','bulls-and-cows','playing','private',1,'1m8225rkse0w4d8w',NULL,1795365724793,NULL,0);
INSERT INTO "game" VALUES('1m8225rkva763q23','main','bulls-and-cows','playing','public',1,'1m8225rkva761z1n',NULL,1795365724795,NULL,0);
INSERT INTO "game" VALUES('1m8225rmcaqzsvn9','main','bulls-and-cows','finished','public',0,'1m8225rm8b23xvf6',NULL,1795365724812,1795365724818,0);
INSERT INTO "game" VALUES('1m8225rmmdh018z4','main','bulls-and-cows','playing','private',0,'1m8225rmk3327san','R3ABSW',1795365724820,NULL,0);
INSERT INTO "game" VALUES('1m8225rmrbvyxfsh','main','bulls-and-cows','playing','private',0,'1m8225rmq0873782','V2JR8F',1795365724824,NULL,0);
INSERT INTO "game" VALUES('1m8225rmv4jcj4z0','main','mastermind','open','public',0,'1m8225rjp60wayms','65RG62',1795365724827,NULL,0);
INSERT INTO "game" VALUES('1m8225rmwd5q61ms','main','mastermind','aborted','public',0,'1m8225rjsfkhjh6d',NULL,1795365724828,1795365724829,0);
INSERT INTO "game" VALUES('1m8225rmy3n481jt','main','mastermind','open','private',0,'1m8225rjp60wayms','Y3PZSX',1795365724830,NULL,1);
INSERT INTO "game" VALUES('1m8225rmz9kwxjct','main','bulls-and-cows','playing','private',0,'1m8225rjp60wayms',NULL,1795365724831,NULL,1);
INSERT INTO "game" VALUES('1m8225rn129bd5np','main','tic-tac-toe','playing','public',0,'1m8225rn0ak508fg','8E6DRR',1795365724833,NULL,0);
INSERT INTO "game" VALUES('1m8225rn77a6t7zr','main','gomoku','finished','private',1,'1m8225rjp60wayms',NULL,1795365724839,1795365724841,0);
INSERT INTO "game" VALUES('1m8225rnb8drqpsf','main','yahtzee','playing','private',0,'1m8225rna03maq7c','ZE9SF3',1795365724843,NULL,0);
INSERT INTO "game" VALUES('1m8225rnf6p6x7kz','main','yahtzee','finished','private',0,'1m8225rne781ezdf',NULL,1795365724847,1795365724862,0);
INSERT INTO "game" VALUES('1m8225rqf3mjhkmg','main','tic-tac-toe','open','private',0,'1m8225rqedc3adsv','MQ98EF',1795365724911,NULL,1);
INSERT INTO "game" VALUES('1m8225rqm1qzxx04','main','tic-tac-toe','finished','private',0,'1m8225rqkce6qs2d',NULL,1795365724916,1795365724922,0);
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
INSERT INTO "idempotency_record" VALUES(1,'1m8225rjp60wayms','open','POST','/v1/games',X'09691FB4A4A800A0B6D83166B89AA76941AFE880DE790D85B4610A9C932FDBEE',1795365724827,201,'1','/v1/games/1m8225rmv4jcj4z0','','1m8225rmv4jcj4z0',0,1,0);
CREATE TABLE idempotency_use (
    player TEXT    NOT NULL,
    hour   INTEGER NOT NULL, -- since 1970
    bytes  INTEGER NOT NULL CHECK (bytes >= 0),
    PRIMARY KEY (player, hour)
) STRICT, WITHOUT ROWID;
INSERT INTO "idempotency_use" VALUES('1m8225rjp60wayms',498712,140);
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL
) STRICT;
INSERT INTO "migration" VALUES(1,'schema',X'40B8F526BD10A2BDC76894ABBF55A6BFC2874D341A62C13B398F87A199DA8C4A',1795365724737);
CREATE TABLE notification (
    player   TEXT    NOT NULL,
    seq      INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the player
    at       INTEGER NOT NULL,
    kind     TEXT    NOT NULL,                 -- invited, joined, declined, turn, round-over, finished, rematch, aborted
    game     TEXT    NOT NULL,
    game_seq INTEGER NOT NULL,                 -- the game's event that it is about
    PRIMARY KEY (player, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "notification" VALUES('1m8225rjp60wayms',1,1795365724839,'joined','1m8225rn77a6t7zr',2);
INSERT INTO "notification" VALUES('1m8225rjp60wayms',2,1795365724839,'turn','1m8225rn77a6t7zr',3);
INSERT INTO "notification" VALUES('1m8225rjp60wayms',3,1795365724841,'turn','1m8225rn77a6t7zr',5);
INSERT INTO "notification" VALUES('1m8225rjp60wayms',4,1795365724841,'round-over','1m8225rn77a6t7zr',7);
INSERT INTO "notification" VALUES('1m8225rjp60wayms',5,1795365724841,'finished','1m8225rn77a6t7zr',8);
INSERT INTO "notification" VALUES('1m8225rjp60wayms',6,1795365724911,'invited','1m8225rqf3mjhkmg',1);
INSERT INTO "notification" VALUES('1m8225rjsfkhjh6d',1,1795365724829,'aborted','1m8225rmwd5q61ms',2);
INSERT INTO "notification" VALUES('1m8225rjsfkhjh6d',2,1795365724839,'invited','1m8225rn77a6t7zr',1);
INSERT INTO "notification" VALUES('1m8225rjsfkhjh6d',3,1795365724840,'turn','1m8225rn77a6t7zr',4);
INSERT INTO "notification" VALUES('1m8225rjsfkhjh6d',4,1795365724841,'finished','1m8225rn77a6t7zr',8);
INSERT INTO "notification" VALUES('1m8225rjtad8zqwy',1,1795365724828,'invited','1m8225rmwd5q61ms',1);
INSERT INTO "notification" VALUES('1m8225rjtad8zqwy',2,1795365724829,'aborted','1m8225rmwd5q61ms',2);
INSERT INTO "notification" VALUES('1m8225rjtad8zqwy',3,1795365724830,'invited','1m8225rmy3n481jt',1);
INSERT INTO "notification" VALUES('1m8225rjtad8zqwy',4,1795365724911,'invited','1m8225rqf3mjhkmg',1);
INSERT INTO "notification" VALUES('1m8225rm8b23xvf6',1,1795365724813,'joined','1m8225rmcaqzsvn9',2);
INSERT INTO "notification" VALUES('1m8225rm8b23xvf6',2,1795365724813,'turn','1m8225rmcaqzsvn9',3);
INSERT INTO "notification" VALUES('1m8225rm8b23xvf6',3,1795365724816,'round-over','1m8225rmcaqzsvn9',6);
INSERT INTO "notification" VALUES('1m8225rm8b23xvf6',4,1795365724817,'turn','1m8225rmcaqzsvn9',8);
INSERT INTO "notification" VALUES('1m8225rm8b23xvf6',5,1795365724818,'finished','1m8225rmcaqzsvn9',11);
INSERT INTO "notification" VALUES('1m8225rmb2k4chev',1,1795365724815,'turn','1m8225rmcaqzsvn9',4);
INSERT INTO "notification" VALUES('1m8225rmb2k4chev',2,1795365724816,'round-over','1m8225rmcaqzsvn9',6);
INSERT INTO "notification" VALUES('1m8225rmb2k4chev',3,1795365724818,'round-over','1m8225rmcaqzsvn9',10);
INSERT INTO "notification" VALUES('1m8225rmb2k4chev',4,1795365724818,'finished','1m8225rmcaqzsvn9',11);
INSERT INTO "notification" VALUES('1m8225rmk3327san',1,1795365724821,'joined','1m8225rmmdh018z4',2);
INSERT INTO "notification" VALUES('1m8225rmk3327san',2,1795365724822,'joined','1m8225rmmdh018z4',3);
INSERT INTO "notification" VALUES('1m8225rmk332arbc',1,1795365724822,'joined','1m8225rmmdh018z4',3);
INSERT INTO "notification" VALUES('1m8225rmk332arbc',2,1795365724822,'turn','1m8225rmmdh018z4',4);
INSERT INTO "notification" VALUES('1m8225rmq0873782',1,1795365724825,'joined','1m8225rmrbvyxfsh',2);
INSERT INTO "notification" VALUES('1m8225rmq0873782',2,1795365724825,'joined','1m8225rmrbvyxfsh',3);
INSERT INTO "notification" VALUES('1m8225rmq0873782',3,1795365724825,'turn','1m8225rmrbvyxfsh',4);
INSERT INTO "notification" VALUES('1m8225rmq0874zkj',1,1795365724825,'joined','1m8225rmrbvyxfsh',3);
INSERT INTO "notification" VALUES('1m8225rmq0874zkj',2,1795365724826,'turn','1m8225rmrbvyxfsh',5);
INSERT INTO "notification" VALUES('1m8225rmrbvytkxc',1,1795365724827,'turn','1m8225rmrbvyxfsh',6);
INSERT INTO "notification" VALUES('1m8225rn0ak508fg',1,1795365724834,'joined','1m8225rn129bd5np',2);
INSERT INTO "notification" VALUES('1m8225rn0ak508fg',2,1795365724834,'turn','1m8225rn129bd5np',3);
INSERT INTO "notification" VALUES('1m8225rn0ak508fg',3,1795365724835,'turn','1m8225rn129bd5np',5);
INSERT INTO "notification" VALUES('1m8225rn0ak508fg',4,1795365724836,'turn','1m8225rn129bd5np',7);
INSERT INTO "notification" VALUES('1m8225rn0ak508fg',5,1795365724837,'round-over','1m8225rn129bd5np',9);
INSERT INTO "notification" VALUES('1m8225rn0ak508fg',6,1795365724838,'turn','1m8225rn129bd5np',11);
INSERT INTO "notification" VALUES('1m8225rn0ak525jq',1,1795365724835,'turn','1m8225rn129bd5np',4);
INSERT INTO "notification" VALUES('1m8225rn0ak525jq',2,1795365724836,'turn','1m8225rn129bd5np',6);
INSERT INTO "notification" VALUES('1m8225rn0ak525jq',3,1795365724837,'round-over','1m8225rn129bd5np',9);
INSERT INTO "notification" VALUES('1m8225rn0ak525jq',4,1795365724837,'turn','1m8225rn129bd5np',10);
INSERT INTO "notification" VALUES('1m8225rna03maq7c',1,1795365724844,'joined','1m8225rnb8drqpsf',2);
INSERT INTO "notification" VALUES('1m8225rna03maq7c',2,1795365724844,'turn','1m8225rnb8drqpsf',4);
INSERT INTO "notification" VALUES('1m8225rnb8drnjd7',1,1795365724845,'turn','1m8225rnb8drqpsf',6);
INSERT INTO "notification" VALUES('1m8225rne781ezdf',1,1795365724847,'joined','1m8225rnf6p6x7kz',2);
INSERT INTO "notification" VALUES('1m8225rne781ezdf',2,1795365724847,'turn','1m8225rnf6p6x7kz',4);
INSERT INTO "notification" VALUES('1m8225rne781ezdf',3,1795365724849,'turn','1m8225rnf6p6x7kz',8);
INSERT INTO "notification" VALUES('1m8225rne781ezdf',4,1795365724850,'turn','1m8225rnf6p6x7kz',12);
INSERT INTO "notification" VALUES('1m8225rne781ezdf',5,1795365724851,'turn','1m8225rnf6p6x7kz',16);
INSERT INTO "notification" VALUES('1m8225rne781ezdf',6,1795365724852,'turn','1m8225rnf6p6x7kz',20);
INSERT INTO "notification" VALUES('1m8225rne781ezdf',7,1795365724853,'turn','1m8225rnf6p6x7kz',24);
INSERT INTO "notification" VALUES('1m8225rne781ezdf',8,1795365724855,'turn','1m8225rnf6p6x7kz',28);
INSERT INTO "notification" VALUES('1m8225rne781ezdf',9,1795365724856,'turn','1m8225rnf6p6x7kz',32);
INSERT INTO "notification" VALUES('1m8225rne781ezdf',10,1795365724857,'turn','1m8225rnf6p6x7kz',36);
INSERT INTO "notification" VALUES('1m8225rne781ezdf',11,1795365724858,'turn','1m8225rnf6p6x7kz',40);
INSERT INTO "notification" VALUES('1m8225rne781ezdf',12,1795365724859,'turn','1m8225rnf6p6x7kz',44);
INSERT INTO "notification" VALUES('1m8225rne781ezdf',13,1795365724860,'turn','1m8225rnf6p6x7kz',48);
INSERT INTO "notification" VALUES('1m8225rne781ezdf',14,1795365724861,'turn','1m8225rnf6p6x7kz',52);
INSERT INTO "notification" VALUES('1m8225rne781ezdf',15,1795365724862,'round-over','1m8225rnf6p6x7kz',56);
INSERT INTO "notification" VALUES('1m8225rne781ezdf',16,1795365724862,'finished','1m8225rnf6p6x7kz',57);
INSERT INTO "notification" VALUES('1m8225rne781hpq7',1,1795365724848,'turn','1m8225rnf6p6x7kz',6);
INSERT INTO "notification" VALUES('1m8225rne781hpq7',2,1795365724849,'turn','1m8225rnf6p6x7kz',10);
INSERT INTO "notification" VALUES('1m8225rne781hpq7',3,1795365724851,'turn','1m8225rnf6p6x7kz',14);
INSERT INTO "notification" VALUES('1m8225rne781hpq7',4,1795365724852,'turn','1m8225rnf6p6x7kz',18);
INSERT INTO "notification" VALUES('1m8225rne781hpq7',5,1795365724853,'turn','1m8225rnf6p6x7kz',22);
INSERT INTO "notification" VALUES('1m8225rne781hpq7',6,1795365724854,'turn','1m8225rnf6p6x7kz',26);
INSERT INTO "notification" VALUES('1m8225rne781hpq7',7,1795365724855,'turn','1m8225rnf6p6x7kz',30);
INSERT INTO "notification" VALUES('1m8225rne781hpq7',8,1795365724856,'turn','1m8225rnf6p6x7kz',34);
INSERT INTO "notification" VALUES('1m8225rne781hpq7',9,1795365724857,'turn','1m8225rnf6p6x7kz',38);
INSERT INTO "notification" VALUES('1m8225rne781hpq7',10,1795365724858,'turn','1m8225rnf6p6x7kz',42);
INSERT INTO "notification" VALUES('1m8225rne781hpq7',11,1795365724859,'turn','1m8225rnf6p6x7kz',46);
INSERT INTO "notification" VALUES('1m8225rne781hpq7',12,1795365724861,'turn','1m8225rnf6p6x7kz',50);
INSERT INTO "notification" VALUES('1m8225rne781hpq7',13,1795365724862,'turn','1m8225rnf6p6x7kz',54);
INSERT INTO "notification" VALUES('1m8225rne781hpq7',14,1795365724862,'round-over','1m8225rnf6p6x7kz',56);
INSERT INTO "notification" VALUES('1m8225rne781hpq7',15,1795365724862,'finished','1m8225rnf6p6x7kz',57);
INSERT INTO "notification" VALUES('1m8225rqkce6qs2d',1,1795365724918,'joined','1m8225rqm1qzxx04',2);
INSERT INTO "notification" VALUES('1m8225rqkce6qs2d',2,1795365724918,'turn','1m8225rqm1qzxx04',3);
INSERT INTO "notification" VALUES('1m8225rqkce6qs2d',3,1795365724920,'turn','1m8225rqm1qzxx04',5);
INSERT INTO "notification" VALUES('1m8225rqkce6qs2d',4,1795365724921,'turn','1m8225rqm1qzxx04',7);
INSERT INTO "notification" VALUES('1m8225rqkce6qs2d',5,1795365724922,'round-over','1m8225rqm1qzxx04',9);
INSERT INTO "notification" VALUES('1m8225rqkce6qs2d',6,1795365724922,'finished','1m8225rqm1qzxx04',10);
INSERT INTO "notification" VALUES('1m8225rqm1qzxed8',1,1795365724916,'invited','1m8225rqm1qzxx04',1);
INSERT INTO "notification" VALUES('1m8225rqm1qzxed8',2,1795365724919,'turn','1m8225rqm1qzxx04',4);
INSERT INTO "notification" VALUES('1m8225rqm1qzxed8',3,1795365724921,'turn','1m8225rqm1qzxx04',6);
INSERT INTO "notification" VALUES('1m8225rqm1qzxed8',4,1795365724922,'round-over','1m8225rqm1qzxx04',9);
INSERT INTO "notification" VALUES('1m8225rqm1qzxed8',5,1795365724922,'finished','1m8225rqm1qzxx04',10);
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
INSERT INTO "player" VALUES('000000000p9c7fga','main','random',1,0,NULL,NULL,1795365724831,NULL);
INSERT INTO "player" VALUES('1m8225rjm757zsnk','main','service',1,0,NULL,NULL,1795365724756,NULL);
INSERT INTO "player" VALUES('1m8225rjp60wayms','main','Ann',0,0,NULL,NULL,1795365724758,NULL);
INSERT INTO "player" VALUES('1m8225rjsfkhjh6d','main','Bob',0,0,NULL,NULL,1795365724761,NULL);
INSERT INTO "player" VALUES('1m8225rjtad8zqwy','main','Cyd',0,0,1795365724763,NULL,1795365724762,NULL);
INSERT INTO "player" VALUES('1m8225rkse0w4d8w','main','Guest',0,1,NULL,NULL,1795365724793,NULL);
INSERT INTO "player" VALUES('1m8225rkva761z1n','main','Guest',0,1,NULL,NULL,1795365724795,NULL);
INSERT INTO "player" VALUES('1m8225rm8b23xvf6','main','Player 0',0,0,NULL,NULL,1795365724808,NULL);
INSERT INTO "player" VALUES('1m8225rmb2k4chev','main','Player 1',0,0,NULL,NULL,1795365724811,NULL);
INSERT INTO "player" VALUES('1m8225rmk3327san','main','Player 0',0,0,NULL,NULL,1795365724819,NULL);
INSERT INTO "player" VALUES('1m8225rmk332arbc','main','Player 1',0,0,NULL,NULL,1795365724819,NULL);
INSERT INTO "player" VALUES('1m8225rmmdgzxf4a','main','Player 2',0,0,NULL,NULL,1795365724820,NULL);
INSERT INTO "player" VALUES('1m8225rmq0873782','main','Player 0',0,0,NULL,NULL,1795365724823,NULL);
INSERT INTO "player" VALUES('1m8225rmq0874zkj','main','Player 1',0,0,NULL,NULL,1795365724823,NULL);
INSERT INTO "player" VALUES('1m8225rmrbvytkxc','main','Player 2',0,0,NULL,NULL,1795365724824,NULL);
INSERT INTO "player" VALUES('1m8225rn0ak508fg','main','Player 0',0,0,NULL,NULL,1795365724832,NULL);
INSERT INTO "player" VALUES('1m8225rn0ak525jq','main','Player 1',0,0,NULL,NULL,1795365724832,NULL);
INSERT INTO "player" VALUES('1m8225rna03maq7c','main','Player 0',0,0,NULL,NULL,1795365724842,NULL);
INSERT INTO "player" VALUES('1m8225rnb8drnjd7','main','Player 1',0,0,NULL,NULL,1795365724843,NULL);
INSERT INTO "player" VALUES('1m8225rne781ezdf','main','Player 0',0,0,NULL,NULL,1795365724846,NULL);
INSERT INTO "player" VALUES('1m8225rne781hpq7','main','Player 1',0,0,NULL,NULL,1795365724846,NULL);
INSERT INTO "player" VALUES('1m8225rqkce6qs2d','main','Dee',0,0,NULL,'1m8225rjm757zsnk',1795365724915,NULL);
INSERT INTO "player" VALUES('1m8225rqm1qzxed8','main',NULL,0,0,NULL,'1m8225rjm757zsnk',1795365724916,1795365724923);
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
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m8225rjp60wayms',1,0,X'0002020000A09C0102E0C508E0C5080202D28997C2C068D28997C2C068D28997C2C068D28997C2C068D28997C2C06880D0EB88C06802020000A09C0102E0C508E0C5080202D28997C2C068D28997C2C068D28997C2C068D28997C2C068D28997C2C06880B0BA9ABC6802020000A09C0102E0C508E0C5080202D28997C2C068D28997C2C068D28997C2C068D28997C2C068D28997C2C06880A0BFC6B26802020000A09C0102E0C508E0C5080202D28997C2C068D28997C2C068D28997C2C068D28997C2C068D28997C2C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m8225rjsfkhjh6d',2,0,X'0002020000A09C010280F10480F1040202EA8997C2C068EA8997C2C068EA8997C2C068EA8997C2C068EA8997C2C06880D0EB88C06802020000A09C010280F10480F1040202EA8997C2C068EA8997C2C068EA8997C2C068EA8997C2C068EA8997C2C06880B0BA9ABC6802020000A09C010280F10480F1040202EA8997C2C068EA8997C2C068EA8997C2C068EA8997C2C068EA8997C2C06880A0BFC6B26802020000A09C010280F10480F1040202EA8997C2C068EA8997C2C068EA8997C2C068EA8997C2C068EA8997C2C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m8225rkva761z1n',3,0,X'0002020000A09C0102A08D06A08D0602028C8A97C2C0688C8A97C2C0688C8A97C2C0688C8A97C2C0688C8A97C2C06880D0EB88C06802020000A09C0102A08D06A08D0602028C8A97C2C0688C8A97C2C0688C8A97C2C0688C8A97C2C0688C8A97C2C06880B0BA9ABC6802020000A09C0102A08D06A08D0602028C8A97C2C0688C8A97C2C0688C8A97C2C0688C8A97C2C0688C8A97C2C06880A0BFC6B26802020000A09C0102A08D06A08D0602028C8A97C2C0688C8A97C2C0688C8A97C2C0688C8A97C2C0688C8A97C2C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','gomoku','1m8225rjp60wayms',3,0,X'0002020000A09C010000000202D28A97C2C068D28A97C2C0680000D28A97C2C06880D0EB88C06802020000A09C010000000202D28A97C2C068D28A97C2C0680000D28A97C2C06880B0BA9ABC6802020000A09C010000000202D28A97C2C068D28A97C2C0680000D28A97C2C06880A0BFC6B26802020000A09C010000000202D28A97C2C068D28A97C2C0680000D28A97C2C068',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795365724841);
INSERT INTO "player_stats" VALUES('main','gomoku','1m8225rjsfkhjh6d',4,0,X'0002000002000000000000000000000080D0EB88C06802000002000000000000000000000080B0BA9ABC6802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795365724841);
INSERT INTO "player_stats" VALUES('main','number-guess','1m8225rjp60wayms',1,0,X'0002000002000000000000000000000080D0EB88C06802000002000000000000000000000080B0BA9ABC6802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','number-guess','1m8225rjsfkhjh6d',2,0,X'0002000002000000000000000000000080D0EB88C06802000002000000000000000000000080B0BA9ABC6802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',NULL,NULL,NULL,NULL);
CREATE TABLE rating_pair (
    ruleset TEXT    NOT NULL,
    a       TEXT    NOT NULL, -- the player whose id is the smaller
    b       TEXT    NOT NULL,
    day     INTEGER NOT NULL, -- its beginning
    games   INTEGER NOT NULL,
    PRIMARY KEY (ruleset, a, b)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_pair" VALUES('gomoku','1m8225rjp60wayms','1m8225rjsfkhjh6d',1795305600000,1);
CREATE TABLE record (
    player  TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    tally   BLOB NOT NULL, -- of all time: see play/stats.h
    PRIMARY KEY (player, ruleset)
) STRICT, WITHOUT ROWID;
INSERT INTO "record" VALUES('1m8225rjp60wayms','bulls-and-cows',X'0002020000A09C010000000202D28997C2C068D28997C2C0680000D28997C2C068');
INSERT INTO "record" VALUES('1m8225rjp60wayms','gomoku',X'0002020000A09C010000000202D28A97C2C068D28A97C2C0680000D28A97C2C068');
INSERT INTO "record" VALUES('1m8225rjp60wayms','number-guess',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m8225rjsfkhjh6d','bulls-and-cows',X'0002020000A09C010000000202EA8997C2C068EA8997C2C0680000EA8997C2C068');
INSERT INTO "record" VALUES('1m8225rjsfkhjh6d','gomoku',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m8225rjsfkhjh6d','number-guess',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m8225rkva761z1n','bulls-and-cows',X'0002020000A09C0100000002028C8A97C2C0688C8A97C2C06800008C8A97C2C068');
INSERT INTO "record" VALUES('1m8225rm8b23xvf6','bulls-and-cows',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m8225rmb2k4chev','bulls-and-cows',X'0002020000C0B8020000000202A48A97C2C068A48A97C2C0680000A48A97C2C068');
INSERT INTO "record" VALUES('1m8225rne781ezdf','yahtzee',X'0002020000E0DD7D0000000202FC8A97C2C068FC8A97C2C0680000FC8A97C2C068');
INSERT INTO "record" VALUES('1m8225rne781hpq7','yahtzee',X'0002000002E09817000000000000FC8A97C2C068000000');
INSERT INTO "record" VALUES('1m8225rqkce6qs2d','tic-tac-toe',X'0002020000A09C010000000202F48B97C2C068F48B97C2C0680000F48B97C2C068');
INSERT INTO "record" VALUES('1m8225rqm1qzxed8','tic-tac-toe',X'00020000020000000000000000000000');
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
INSERT INTO "result" VALUES('1m8225rk97crx669','main','1m8225rjwb511b5d',1,'bulls-and-cows',1,0,1795365724777,'{"id":"1m8225rk97crx669","round":1,"leader":null,"attempts":7,"solved":true,"solver":0,"secret":"9541","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-22T16:42:04.777Z"}');
INSERT INTO "result" VALUES('1m8225rk97crz37c','main','1m8225rjwb511b5d',0,'bulls-and-cows',1,0,1795365724777,'{"id":"1m8225rk97crz37c","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-22T16:42:04.777Z"}');
INSERT INTO "result" VALUES('1m8225rkn62kjwd7','main','1m8225rkb83ee3te',1,'bulls-and-cows',1,0,1795365724789,'{"id":"1m8225rkn62kjwd7","round":1,"leader":null,"attempts":4,"solved":true,"solver":0,"secret":"0546","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-22T16:42:04.789Z"}');
INSERT INTO "result" VALUES('1m8225rkn62kk6h6','main','1m8225rkb83ee3te',0,'bulls-and-cows',1,0,1795365724789,'{"id":"1m8225rkn62kk6h6","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-22T16:42:04.789Z"}');
INSERT INTO "result" VALUES('1m8225rkqfe2b9n1','main','1m8225rkpeqf1655',1,'number-guess',1,0,1795365724791,'{"id":"1m8225rkqfe2b9n1","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"1484","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T16:42:04.791Z"}');
INSERT INTO "result" VALUES('1m8225rkqfe2chrm','main','1m8225rkpeqf1655',0,'number-guess',1,0,1795365724791,'{"id":"1m8225rkqfe2chrm","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T16:42:04.791Z"}');
INSERT INTO "result" VALUES('1m8225rkr97dmcjp','main','1m8225rkr97dk0t2',1,'number-guess',1,0,1795365724792,'{"id":"1m8225rkr97dmcjp","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"4528","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T16:42:04.792Z"}');
INSERT INTO "result" VALUES('1m8225rkr97dnv0w','main','1m8225rkr97dk0t2',0,'number-guess',1,0,1795365724792,'{"id":"1m8225rkr97dnv0w","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T16:42:04.792Z"}');
INSERT INTO "result" VALUES('1m8225rm6akg7sgh','main','1m8225rkva763q23',1,'bulls-and-cows',1,0,1795365724806,'{"id":"1m8225rm6akg7sgh","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"2158","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-22T16:42:04.806Z"}');
INSERT INTO "result" VALUES('1m8225rmg9v0kx3f','main','1m8225rmcaqzsvn9',1,'bulls-and-cows',0,1,1795365724816,'{"id":"1m8225rmg9v0kx3f","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T16:42:04.816Z"}');
INSERT INTO "result" VALUES('1m8225rmjesxjs4c','main','1m8225rmcaqzsvn9',2,'bulls-and-cows',0,1,1795365724818,'{"id":"1m8225rmjesxjs4c","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T16:42:04.818Z"}');
INSERT INTO "result" VALUES('1m8225rmjesxke0f','main','1m8225rmcaqzsvn9',0,'bulls-and-cows',0,1,1795365724818,'{"id":"1m8225rmjesxke0f","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation","published_at":"2026-11-22T16:42:04.818Z"}');
INSERT INTO "result" VALUES('1m8225rn5e01cbt7','main','1m8225rn129bd5np',1,'tic-tac-toe',0,1,1795365724837,'{"id":"1m8225rn5e01cbt7","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T16:42:04.837Z"}');
INSERT INTO "result" VALUES('1m8225rn9aj59vpr','main','1m8225rn77a6t7zr',1,'gomoku',1,0,1795365724841,'{"id":"1m8225rn9aj59vpr","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-22T16:42:04.841Z"}');
INSERT INTO "result" VALUES('1m8225rn9aj5acmf','main','1m8225rn77a6t7zr',0,'gomoku',1,0,1795365724841,'{"id":"1m8225rn9aj5acmf","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","published_at":"2026-11-22T16:42:04.841Z"}');
INSERT INTO "result" VALUES('1m8225rny10q8c2e','main','1m8225rnf6p6x7kz',1,'yahtzee',0,0,1795365724862,'{"id":"1m8225rny10q8c2e","round":1,"leader":0,"winners":[0],"cards":[{"seat":0,"boxes":{"aces":1,"twos":0,"threes":3,"fours":4,"fives":5,"sixes":6,"three-of-a-kind":22,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":40,"yahtzee":0,"chance":22},"upper_total":19,"upper_bonus":0,"yahtzee_bonus":0,"total":103},{"seat":1,"boxes":{"aces":1,"twos":2,"threes":0,"fours":4,"fives":0,"sixes":0,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":12},"upper_total":7,"upper_bonus":0,"yahtzee_bonus":0,"total":19}],"forfeited":[],"forfeited_by":null,"points":[103,19],"published_at":"2026-11-22T16:42:04.862Z"}');
INSERT INTO "result" VALUES('1m8225rny10q9h2f','main','1m8225rnf6p6x7kz',0,'yahtzee',0,0,1795365724862,'{"id":"1m8225rny10q9h2f","outcome":"win","winners":[0],"points":[103,19],"reason":"rounds","published_at":"2026-11-22T16:42:04.862Z"}');
INSERT INTO "result" VALUES('1m8225rqt7rwwk5e','main','1m8225rqm1qzxx04',1,'tic-tac-toe',0,0,1795365724922,'{"id":"1m8225rqt7rwwk5e","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T16:42:04.922Z"}');
INSERT INTO "result" VALUES('1m8225rqt7rwynak','main','1m8225rqm1qzxx04',0,'tic-tac-toe',0,0,1795365724922,'{"id":"1m8225rqt7rwynak","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-22T16:42:04.922Z"}');
CREATE TABLE result_reader (
    reader TEXT NOT NULL, -- a player, or a service's
    result TEXT NOT NULL,
    PRIMARY KEY (reader, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "result_reader" VALUES('1m8225rjm757zsnk','1m8225rqt7rwwk5e');
INSERT INTO "result_reader" VALUES('1m8225rjm757zsnk','1m8225rqt7rwynak');
INSERT INTO "result_reader" VALUES('1m8225rjp60wayms','1m8225rk97crx669');
INSERT INTO "result_reader" VALUES('1m8225rjp60wayms','1m8225rk97crz37c');
INSERT INTO "result_reader" VALUES('1m8225rjp60wayms','1m8225rkqfe2b9n1');
INSERT INTO "result_reader" VALUES('1m8225rjp60wayms','1m8225rkqfe2chrm');
INSERT INTO "result_reader" VALUES('1m8225rjp60wayms','1m8225rn9aj59vpr');
INSERT INTO "result_reader" VALUES('1m8225rjp60wayms','1m8225rn9aj5acmf');
INSERT INTO "result_reader" VALUES('1m8225rjsfkhjh6d','1m8225rkn62kjwd7');
INSERT INTO "result_reader" VALUES('1m8225rjsfkhjh6d','1m8225rkn62kk6h6');
INSERT INTO "result_reader" VALUES('1m8225rjsfkhjh6d','1m8225rkr97dmcjp');
INSERT INTO "result_reader" VALUES('1m8225rjsfkhjh6d','1m8225rkr97dnv0w');
INSERT INTO "result_reader" VALUES('1m8225rjsfkhjh6d','1m8225rn9aj59vpr');
INSERT INTO "result_reader" VALUES('1m8225rjsfkhjh6d','1m8225rn9aj5acmf');
INSERT INTO "result_reader" VALUES('1m8225rkva761z1n','1m8225rm6akg7sgh');
INSERT INTO "result_reader" VALUES('1m8225rm8b23xvf6','1m8225rmg9v0kx3f');
INSERT INTO "result_reader" VALUES('1m8225rm8b23xvf6','1m8225rmjesxjs4c');
INSERT INTO "result_reader" VALUES('1m8225rm8b23xvf6','1m8225rmjesxke0f');
INSERT INTO "result_reader" VALUES('1m8225rmb2k4chev','1m8225rmg9v0kx3f');
INSERT INTO "result_reader" VALUES('1m8225rmb2k4chev','1m8225rmjesxjs4c');
INSERT INTO "result_reader" VALUES('1m8225rmb2k4chev','1m8225rmjesxke0f');
INSERT INTO "result_reader" VALUES('1m8225rn0ak508fg','1m8225rn5e01cbt7');
INSERT INTO "result_reader" VALUES('1m8225rn0ak525jq','1m8225rn5e01cbt7');
INSERT INTO "result_reader" VALUES('1m8225rne781ezdf','1m8225rny10q8c2e');
INSERT INTO "result_reader" VALUES('1m8225rne781ezdf','1m8225rny10q9h2f');
INSERT INTO "result_reader" VALUES('1m8225rne781hpq7','1m8225rny10q8c2e');
INSERT INTO "result_reader" VALUES('1m8225rne781hpq7','1m8225rny10q9h2f');
INSERT INTO "result_reader" VALUES('1m8225rqkce6qs2d','1m8225rqt7rwwk5e');
INSERT INTO "result_reader" VALUES('1m8225rqkce6qs2d','1m8225rqt7rwynak');
INSERT INTO "result_reader" VALUES('1m8225rqm1qzxed8','1m8225rqt7rwwk5e');
INSERT INTO "result_reader" VALUES('1m8225rqm1qzxed8','1m8225rqt7rwynak');
CREATE TABLE seat (
    game      TEXT    NOT NULL REFERENCES game (id),
    seat      INTEGER NOT NULL CHECK (seat >= 0),
    -- NULL = open. A guest is written after the seat that they were made for, once nothing can be refused any more: hence
    -- the check at the commit. For it, SQLite looks for each new player among the seats, which takes their index.
    player    TEXT REFERENCES player (id) DEFERRABLE INITIALLY DEFERRED,
    status    TEXT    NOT NULL CHECK (status IN ('open', 'invited', 'joined', 'declined', 'resigned')),
    -- The next two repeat what the game row says, so that an index of seats can tell the few running or public games of
    -- a player from the many others.
    live      INTEGER NOT NULL CHECK (live IN (0, 1)),      -- the game is neither finished nor aborted
    is_public INTEGER NOT NULL CHECK (is_public IN (0, 1)), -- the game is public
    -- Whose invitation the seat waits for the answer of; NULL = the seat is not invited. The games that are over keep it.
    inviter   TEXT,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "seat" VALUES('1m8225rjwb511b5d',0,'1m8225rjp60wayms','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m8225rkb83ee3te',0,'1m8225rjsfkhjh6d','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m8225rkpeqf1655',0,'1m8225rjp60wayms','resigned',0,0,NULL);
INSERT INTO "seat" VALUES('1m8225rkr97dk0t2',0,'1m8225rjsfkhjh6d','resigned',0,0,NULL);
INSERT INTO "seat" VALUES('1m8225rkse0w66wz',0,'1m8225rkse0w4d8w','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m8225rkva763q23',0,'1m8225rkva761z1n','joined',1,1,NULL);
INSERT INTO "seat" VALUES('1m8225rmcaqzsvn9',0,'1m8225rm8b23xvf6','resigned',0,1,NULL);
INSERT INTO "seat" VALUES('1m8225rmcaqzsvn9',1,'1m8225rmb2k4chev','joined',0,1,NULL);
INSERT INTO "seat" VALUES('1m8225rmmdh018z4',0,'1m8225rmk3327san','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m8225rmmdh018z4',1,'1m8225rmk332arbc','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m8225rmmdh018z4',2,'1m8225rmmdgzxf4a','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m8225rmrbvyxfsh',0,'1m8225rmq0873782','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m8225rmrbvyxfsh',1,'1m8225rmq0874zkj','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m8225rmrbvyxfsh',2,'1m8225rmrbvytkxc','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m8225rmv4jcj4z0',0,'1m8225rjp60wayms','joined',1,1,NULL);
INSERT INTO "seat" VALUES('1m8225rmv4jcj4z0',1,NULL,'open',1,1,NULL);
INSERT INTO "seat" VALUES('1m8225rmwd5q61ms',0,'1m8225rjsfkhjh6d','joined',0,1,NULL);
INSERT INTO "seat" VALUES('1m8225rmwd5q61ms',1,'1m8225rjtad8zqwy','invited',0,1,'1m8225rjsfkhjh6d');
INSERT INTO "seat" VALUES('1m8225rmy3n481jt',0,'1m8225rjp60wayms','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m8225rmy3n481jt',1,'1m8225rjtad8zqwy','invited',1,0,'1m8225rjp60wayms');
INSERT INTO "seat" VALUES('1m8225rmz9kwxjct',0,'1m8225rjp60wayms','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m8225rmz9kwxjct',1,'000000000p9c7fga','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m8225rn129bd5np',0,'1m8225rn0ak508fg','joined',1,1,NULL);
INSERT INTO "seat" VALUES('1m8225rn129bd5np',1,'1m8225rn0ak525jq','joined',1,1,NULL);
INSERT INTO "seat" VALUES('1m8225rn77a6t7zr',0,'1m8225rjp60wayms','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m8225rn77a6t7zr',1,'1m8225rjsfkhjh6d','resigned',0,0,NULL);
INSERT INTO "seat" VALUES('1m8225rnb8drqpsf',0,'1m8225rna03maq7c','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m8225rnb8drqpsf',1,'1m8225rnb8drnjd7','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m8225rnf6p6x7kz',0,'1m8225rne781ezdf','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m8225rnf6p6x7kz',1,'1m8225rne781hpq7','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m8225rqf3mjhkmg',0,'1m8225rjp60wayms','invited',1,0,'1m8225rqedc3adsv');
INSERT INTO "seat" VALUES('1m8225rqf3mjhkmg',1,'1m8225rjtad8zqwy','invited',1,0,'1m8225rqedc3adsv');
INSERT INTO "seat" VALUES('1m8225rqm1qzxx04',0,'1m8225rqkce6qs2d','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m8225rqm1qzxx04',1,'1m8225rqm1qzxed8','joined',0,0,NULL);
CREATE TABLE server_secret (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB    NOT NULL CHECK (length(key) = 32)
) STRICT;
INSERT INTO "server_secret" VALUES(1,X'66B1429983DB69C5AA7C6FA8ABCD09D195220E4C08285BE29148F97DE2CAA45F');
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
INSERT INTO "token" VALUES(X'04895E1E59F4A47E5CA6B460A16313EDA88726E542BB9FCB9C93ABB457411ED1','main','1m8225rmk332cdzk','1m8225rmk332arbc',1,'',1795365724819,NULL,NULL);
INSERT INTO "token" VALUES(X'06D0641E1425B8B86CD33CFC000D48862D7F2029649277420178C817324AD391','main','1m8225rmrbvywean','1m8225rmrbvytkxc',1,'',1795365724824,NULL,NULL);
INSERT INTO "token" VALUES(X'08D53644D61BEE8967CB675B9EC2851D72F511E560B25D338C3EF0F818078190','main','1m8225rjp60wcr0p','1m8225rjp60wayms',1,'',1795365724758,NULL,NULL);
INSERT INTO "token" VALUES(X'1EC067AC281CD5EE26A19489B39761783F264BFE737FEADD25C6BD3E23E07CC0','main','1m8225rjsfkhm0bp','1m8225rjsfkhjh6d',1,'',1795365724761,NULL,NULL);
INSERT INTO "token" VALUES(X'1ECA39E9ED0E11046FF1F7EB27FC250F2B91F80BF428DB6F5D06898BC13FF3A9','main','1m8225rm8b23xxe2','1m8225rm8b23xvf6',1,'',1795365724808,NULL,NULL);
INSERT INTO "token" VALUES(X'2C663930459F176D3C2EB5AFAB15EBD91B8A64AF9FBB560AE741B5DDDC577D41','main','1m8225rne781jg51','1m8225rne781hpq7',1,'',1795365724846,NULL,NULL);
INSERT INTO "token" VALUES(X'3BAF1A34FD0E2D2DC9E5DC2B0DDA938D2880EDA51B5C4C5571D8D8C143B463A2','main','1m8225rmmdgzzc8b','1m8225rmmdgzxf4a',1,'',1795365724820,NULL,NULL);
INSERT INTO "token" VALUES(X'450B5CFD1EB811D956BBC7F15FA42CE6379749C6E9B553573A83C908430D12DB','main','1m8225rjm757ztdk','1m8225rjm757zsnk',2,'referee token create',1795365724756,NULL,NULL);
INSERT INTO "token" VALUES(X'483DFF463365C80AC48A852FC95A9E444016710C04F63CEB0D4ED3D8BA4F9CDD','main','1m8225rnb8drnt33','1m8225rnb8drnjd7',1,'',1795365724843,NULL,NULL);
INSERT INTO "token" VALUES(X'5C670A3B607EFABA13619CBF3201E3F19FF6EF6683B9E458D2B57C0989744DE2','main','1m8225rne781ggjk','1m8225rne781ezdf',1,'',1795365724846,NULL,NULL);
INSERT INTO "token" VALUES(X'6AE2237E3D740B1B5BEBAA684953C02A52F2F1152CE3E6FBF81BA54267137C30','main','1m8225rmq08763z2','1m8225rmq0874zkj',1,'',1795365724823,NULL,NULL);
INSERT INTO "token" VALUES(X'8310BDA7DBA364E2766C3958EBC1ADE15AA6A0CD92A6720A20BA5106AB4D9E9D','main','1m8225rkva763shg','1m8225rkva761z1n',1,'',1795365724795,NULL,NULL);
INSERT INTO "token" VALUES(X'8F8E6D2A43B896BCE4D77DEFFFE393A6FA3E9679E07CB4CF591390BF851864E0','main','1m8225rqkce6qs4q','1m8225rqkce6qs2d',1,'',1795365724915,NULL,NULL);
INSERT INTO "token" VALUES(X'92A2330A1D2BD5C331D289AC54A51B46A7781E298F0242463E1F498325FE0F4B','main','1m8225rjtad91cjs','1m8225rjtad8zqwy',1,'',1795365724762,NULL,NULL);
INSERT INTO "token" VALUES(X'AF92FC28A1A0CA8B4E5DB5EED980F4E807111D41461F63FD0B51FBF320806521','main','1m8225rna03mce85','1m8225rna03maq7c',1,'',1795365724842,NULL,NULL);
INSERT INTO "token" VALUES(X'BB14B3BAE77870F63526CE8C07E6D4767C399A6E2A57A88172D77B06FFEAE2D8','main','1m8225rqm1qzxnpb','1m8225rqm1qzxed8',1,'',1795365724916,NULL,1795365724923);
INSERT INTO "token" VALUES(X'CCB49AF6351B17D1C1E2A61057DA9F343E7D5335D3F764AE10407D7BD5093F3F','main','1m8225rkse0w83sx','1m8225rkse0w4d8w',1,'',1795365724793,NULL,NULL);
INSERT INTO "token" VALUES(X'CE27F1A4D3CBFAD8BE1D982969791B87E02EBD01183B1ECEDE528A08E7FBD54F','main','1m8225rn0ak51fjm','1m8225rn0ak508fg',1,'',1795365724832,NULL,NULL);
INSERT INTO "token" VALUES(X'DCC770C9CB9057CBB925E31BE5D44EECFAD9631DECAD4F75FB6412D0F9F630FD','main','1m8225rmk3328syn','1m8225rmk3327san',1,'',1795365724819,NULL,NULL);
INSERT INTO "token" VALUES(X'E344461FB233BBE63D100B4331B450688252A59D08AFCBE7A2E0AED44F5080F1','main','1m8225rn0ak532rw','1m8225rn0ak525jq',1,'',1795365724832,NULL,NULL);
INSERT INTO "token" VALUES(X'E7605ECB11F5A1FAE7F779B19EC1E9AB918989BAD6789816106786468EE7B57E','main','1m8225rmq0874hp6','1m8225rmq0873782',1,'',1795365724823,NULL,NULL);
INSERT INTO "token" VALUES(X'F6BC0E76D92C6C2114D65DF449DAC518B058A38386E7EF1178FBAD2C5D903AF1','main','1m8225rmb2k4dbkk','1m8225rmb2k4chev',1,'',1795365724811,NULL,NULL);
CREATE TABLE tournament (
    id              TEXT    PRIMARY KEY NOT NULL,
    app             TEXT    NOT NULL DEFAULT 'main',
    creator         TEXT    NOT NULL,             -- a player
    ruleset         TEXT    NOT NULL,
    format          TEXT    NOT NULL CHECK (format IN ('all-play', 'round-robin', 'swiss', 'knockout')),
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
INSERT INTO "tournament" VALUES('1m8225rnzecv2n95','main','1m8225rjp60wayms','tic-tac-toe','swiss','finished',11,3,6,0,5,0,0,1795365724863,1795365724865,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"867b733fc031672d655a89832e60e35154dc560c02326deb238a933afb0ffd8b","seeded":false}','[3]',11);
INSERT INTO "tournament" VALUES('1m8225rppftc9sh9','main','1m8225rjp60wayms','tic-tac-toe','knockout','finished',9,2,4,1,3,0,0,1795365724886,1795365724888,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"0af47d5437236eab9a5fd568211a5e16562d23f0eb9d1cf3d629e6a68bf2053a","seeded":false}','[1]',9);
INSERT INTO "tournament" VALUES('1m8225rqc3dad043','main','1m8225rjp60wayms','tic-tac-toe','round-robin','open',1,1,0,0,2,2,1,1795365724908,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"c7f8ac770be529ec18d4373fb4b1256b389231b9869ef1aee7a5dfcb51ca609f","seeded":false}',NULL,1);
INSERT INTO "tournament" VALUES('1m8225rqedc3adsv','main','1m8225rjp60wayms','tic-tac-toe','knockout','running',4,1,0,0,2,2,0,1795365724910,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"a9f94684bb539a743c91a786379df5212f0f85ba04c412449ce9fae864dd5a75","seeded":false}',NULL,4);
INSERT INTO "tournament" VALUES('1m8225rqf3mjhf36','main','1m8225rjsfkhjh6d','tic-tac-toe','knockout','cancelled',3,1,0,0,1,1,0,1795365724911,1795365724912,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"3e47a05e936f189f3d7d006bb9dd627382f0868aff9abc088285ad7d88494967","seeded":false}',NULL,3);
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
INSERT INTO "tournament_entrant" VALUES('1m8225rnzecv2n95',1,NULL,'random','playing',1.0,1.0,3,1,0,2,4,4);
INSERT INTO "tournament_entrant" VALUES('1m8225rnzecv2n95',2,NULL,'random','playing',2.0,2.0,3,2,0,1,3,3);
INSERT INTO "tournament_entrant" VALUES('1m8225rnzecv2n95',3,NULL,'random','playing',3.0,3.0,3,3,0,0,1,1);
INSERT INTO "tournament_entrant" VALUES('1m8225rnzecv2n95',4,NULL,'random','playing',2.0,2.0,3,2,0,1,2,2);
INSERT INTO "tournament_entrant" VALUES('1m8225rnzecv2n95',5,NULL,'random','playing',1.0,1.0,3,1,0,2,5,5);
INSERT INTO "tournament_entrant" VALUES('1m8225rppftc9sh9',1,NULL,'random','playing',1.0,1.0,2,1,0,1,1,1);
INSERT INTO "tournament_entrant" VALUES('1m8225rppftc9sh9',2,NULL,'random','playing',2.5,2.25,4,2,1,1,2,2);
INSERT INTO "tournament_entrant" VALUES('1m8225rppftc9sh9',3,NULL,'random','playing',0.5,0.25,2,0,1,1,3,3);
INSERT INTO "tournament_entrant" VALUES('1m8225rqc3dad043',1,'1m8225rjp60wayms',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m8225rqc3dad043',2,'1m8225rjsfkhjh6d',NULL,'invited',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m8225rqedc3adsv',1,'1m8225rjp60wayms',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m8225rqedc3adsv',2,'1m8225rjtad8zqwy',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m8225rqf3mjhf36',1,'1m8225rjsfkhjh6d',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m8225rqf3mjhf36',2,'1m8225rjtad8zqwy',NULL,'declined',0.0,0.0,0,0,0,0,NULL,NULL);
CREATE TABLE tournament_event (
    tournament TEXT    NOT NULL,
    seq        INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the tournament; its newest is its version
    at         INTEGER NOT NULL,
    kind       TEXT    NOT NULL,                 -- created, joined, game, ...: see tournament/tournament.h
    body       TEXT    NOT NULL,                 -- JSON: the whole truth
    PRIMARY KEY (tournament, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_event" VALUES('1m8225rnzecv2n95',1,1795365724863,'created','{"ruleset":"tic-tac-toe","format":"swiss","games":3,"deal":"independent","seed":"867b733fc031672d655a89832e60e35154dc560c02326deb238a933afb0ffd8b","seeded":false,"clock":null,"creator":"1m8225rjp60wayms","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m8225rnzecv2n95',2,1795365724864,'round','{"round":1,"pairs":[[1,3],[4,2]],"byes":[5]}');
INSERT INTO "tournament_event" VALUES('1m8225rnzecv2n95',3,1795365724864,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,3],"scores":[0,1],"seed":"717427a4e6f5f3509a7913db2890bd36a3ecfb7a978c0007f46d5429cabcf8fe","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8225rnzecv2n95',4,1795365724864,'game','{"game":2,"round":1,"tie_break":false,"entrants":[4,2],"scores":[1,0],"seed":"218066f1e666f8546ea0856c666c74f9e78bf6d136e1eca6d22b4e16198a6d1e","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8225rnzecv2n95',5,1795365724864,'round','{"round":2,"pairs":[[3,4],[5,1]],"byes":[2]}');
INSERT INTO "tournament_event" VALUES('1m8225rnzecv2n95',6,1795365724864,'game','{"game":3,"round":2,"tie_break":false,"entrants":[3,4],"scores":[1,0],"seed":"e8e92a686ea7a283c47cce71ffd84aa006915f30d67de5e4f23add8eb147a158","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8225rnzecv2n95',7,1795365724864,'game','{"game":4,"round":2,"tie_break":false,"entrants":[5,1],"scores":[0,1],"seed":"e2a42f642f8b3d2c3e9f46962bc74bb4dff49ee9e61670ea241d9bc5841ee728","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8225rnzecv2n95',8,1795365724864,'round','{"round":3,"pairs":[[3,5],[2,1]],"byes":[4]}');
INSERT INTO "tournament_event" VALUES('1m8225rnzecv2n95',9,1795365724864,'game','{"game":5,"round":3,"tie_break":false,"entrants":[3,5],"scores":[1,0],"seed":"0307c2d8040e19659c7969dfb0ce4cc32fb1612e84e9c2120ebc8fb95963ad41","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8225rnzecv2n95',10,1795365724864,'game','{"game":6,"round":3,"tie_break":false,"entrants":[2,1],"scores":[1,0],"seed":"7c60c7a05ad291268697cddaeaac4d3b7584de830f12b40b7399ace55ce97438","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8225rnzecv2n95',11,1795365724865,'finished','{"winners":[3]}');
INSERT INTO "tournament_event" VALUES('1m8225rppftc9sh9',1,1795365724886,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":2,"deal":"independent","seed":"0af47d5437236eab9a5fd568211a5e16562d23f0eb9d1cf3d629e6a68bf2053a","seeded":false,"clock":null,"creator":"1m8225rjp60wayms","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m8225rppftc9sh9',2,1795365724887,'round','{"round":1,"pairs":[[3,2]],"byes":[1]}');
INSERT INTO "tournament_event" VALUES('1m8225rppftc9sh9',3,1795365724887,'game','{"game":1,"round":1,"tie_break":false,"entrants":[3,2],"scores":[0,1],"seed":"99e55ed0ea49be2d43b661f8a9bd5216ff81ffb47f2574f3883548b7ea835504","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8225rppftc9sh9',4,1795365724887,'game','{"game":2,"round":1,"tie_break":false,"entrants":[2,3],"scores":[0.5,0.5],"seed":"18139a870874547445a073dc103220657a8f8664e28a4e95aef508e05e7a3f42","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8225rppftc9sh9',5,1795365724887,'round','{"round":2,"pairs":[[1,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m8225rppftc9sh9',6,1795365724887,'game','{"game":3,"round":2,"tie_break":false,"entrants":[1,2],"scores":[1,0],"seed":"75758342a58e6537c37b59c58dbe8549753b81bd3f2062e651e4e734c8a7d0ce","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8225rppftc9sh9',7,1795365724887,'game','{"game":4,"round":2,"tie_break":false,"entrants":[2,1],"scores":[1,0],"seed":"1821ef985b3e1faee3f01b6865d231d2bb8f6896bb3e41746bb408b24a0af392","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8225rppftc9sh9',8,1795365724887,'game','{"game":5,"round":2,"tie_break":true,"entrants":[1,2],"scores":[1,0],"seed":"15100358b2383ad4a603dce75768eacb9bcf9405b338f241d1d6bca4b0fd92ec","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8225rppftc9sh9',9,1795365724888,'finished','{"winners":[1]}');
INSERT INTO "tournament_event" VALUES('1m8225rqc3dad043',1,1795365724908,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","seed":"c7f8ac770be529ec18d4373fb4b1256b389231b9869ef1aee7a5dfcb51ca609f","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m8225rjp60wayms","entrants":[{"player":"1m8225rjp60wayms","joined":true},{"player":"1m8225rjsfkhjh6d","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m8225rqedc3adsv',1,1795365724910,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","seed":"a9f94684bb539a743c91a786379df5212f0f85ba04c412449ce9fae864dd5a75","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m8225rjp60wayms","entrants":[{"player":"1m8225rjp60wayms","joined":true},{"player":"1m8225rjtad8zqwy","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m8225rqedc3adsv',2,1795365724911,'joined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m8225rqedc3adsv',3,1795365724911,'round','{"round":1,"pairs":[[1,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m8225rqedc3adsv',4,1795365724911,'started','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"id":"1m8225rqf3mjhkmg"}');
INSERT INTO "tournament_event" VALUES('1m8225rqf3mjhf36',1,1795365724911,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","seed":"3e47a05e936f189f3d7d006bb9dd627382f0868aff9abc088285ad7d88494967","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m8225rjsfkhjh6d","entrants":[{"player":"1m8225rjsfkhjh6d","joined":true},{"player":"1m8225rjtad8zqwy","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m8225rqf3mjhf36',2,1795365724912,'declined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m8225rqf3mjhf36',3,1795365724912,'cancelled','{"reason":"declined"}');
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
INSERT INTO "tournament_game" VALUES('1m8225rnzecv2n95',1,1,0,NULL,'[1,3]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m8225rnzecv2n95',2,1,0,NULL,'[4,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8225rnzecv2n95',3,2,0,NULL,'[3,4]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8225rnzecv2n95',4,2,0,NULL,'[5,1]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m8225rnzecv2n95',5,3,0,NULL,'[3,5]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8225rnzecv2n95',6,3,0,NULL,'[2,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8225rppftc9sh9',1,1,0,NULL,'[3,2]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m8225rppftc9sh9',2,1,0,NULL,'[2,3]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m8225rppftc9sh9',3,2,0,NULL,'[1,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8225rppftc9sh9',4,2,0,NULL,'[2,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8225rppftc9sh9',5,2,1,NULL,'[1,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8225rqedc3adsv',1,1,0,'1m8225rqf3mjhkmg','[1,2]',NULL,NULL);
CREATE TABLE uptime_mark (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
INSERT INTO "uptime_mark" VALUES(1,1795365724924);
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
INSERT INTO "webhook" VALUES('1m8225rqhcjzy0m9','1m8225rjm757zsnk','https://receiver.invalid/',11,X'6A8D0C65CBBAE634EFDAC6B2F95B3F43A8EDA2475BC3BAED8104B1C2E88DD0A4',NULL,NULL,1795365724913,NULL,NULL);
INSERT INTO "webhook" VALUES('1m8225rqj6sxc329','1m8225rjm757zsnk','https://receiver.invalid/',16,X'CC91BDE6D72AD83FEE56946BEC173ECD41D4266C9A2A5C09F59578824D028985',NULL,NULL,1795365724914,1795365724915,NULL);
CREATE INDEX token_by_player ON token (player, id);
CREATE INDEX block_by_blocked ON block (blocked, player);
CREATE UNIQUE INDEX event_by_game ON event (game, seq);
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
CREATE INDEX tournament_by_app ON tournament (app, id);
CREATE INDEX tournament_by_status ON tournament (app, status, id);
CREATE INDEX tournament_running ON tournament (id) WHERE status = 'running';
CREATE INDEX tournament_open ON tournament (id) WHERE status = 'open';
CREATE INDEX tournament_behind ON tournament (id) WHERE rows_version < version;
CREATE INDEX tournament_live ON tournament (creator) WHERE status IN ('open', 'running');
CREATE INDEX tournament_entrant_by_points ON tournament_entrant (tournament, points DESC, number, status);
CREATE INDEX tournament_entrant_by_place ON tournament_entrant (tournament, place) WHERE place IS NOT NULL;
CREATE INDEX tournament_entrant_by_player ON tournament_entrant (player, tournament) WHERE player IS NOT NULL;
CREATE INDEX tournament_draft_by_creator ON tournament_draft (creator);
CREATE INDEX idempotency_use_hour ON idempotency_use (hour);
COMMIT;
