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
INSERT INTO "block" VALUES('1m821zyx4f548vrk','1m821zyx37j7c24x',1795365534678);
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
INSERT INTO "delivery" VALUES(1,'1m821zz1e0e6ea6b','1m821zz1bcff5xbq','1m821zz1e0e6cbpe','1m821zz1e0e6cbpe-1-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T16:38:54.766Z","data":{"seq":1,"at":"2026-11-22T16:38:54.766Z","kind":"created","seat":0,"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m821zz1d4j19vb7","status":"joined"},{"player":"1m821zz1d4j1c4nv","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m821zz1d4j19vb7","clock":{"turn_seconds":30,"bot_turn_seconds":1},"game":"1m821zz1e0e6cbpe"}}',1795365534766,1,1795365539954,1795365534768,NULL,NULL,0);
INSERT INTO "delivery" VALUES(2,'1m821zz1ga70160d','1m821zz1bcff5xbq','1m821zz1e0e6cbpe','1m821zz1e0e6cbpe-2-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T16:38:54.768Z","data":{"seq":2,"at":"2026-11-22T16:38:54.768Z","kind":"joined","seat":1,"player":"1m821zz1d4j1c4nv","game":"1m821zz1e0e6cbpe"}}',1795365534768,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(3,'1m821zz1ga7033gd','1m821zz1bcff5xbq','1m821zz1e0e6cbpe','1m821zz1e0e6cbpe-3-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T16:38:54.768Z","data":{"seq":3,"at":"2026-11-22T16:38:54.768Z","kind":"round","seat":null,"number":1,"leader":0,"commitment":null,"points":[0,0],"game":"1m821zz1e0e6cbpe"}}',1795365534768,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(4,'1m821zz1ga7041m0','1m821zz1bcff5xbq','1m821zz1e0e6cbpe','1m821zz1e0e6cbpe-3-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T16:38:54.768Z","data":{"game":"1m821zz1e0e6cbpe","seq":3,"players":["1m821zz1d4j19vb7"],"seats":[0],"deadline":"2026-11-22T16:39:24.768Z"}}',1795365534768,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(5,'1m821zz1hbjh13ev','1m821zz1bcff5xbq','1m821zz1e0e6cbpe','1m821zz1e0e6cbpe-4-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T16:38:54.769Z","data":{"seq":4,"at":"2026-11-22T16:38:54.769Z","kind":"move","seat":0,"column":0,"row":0,"symbol":"X","game":"1m821zz1e0e6cbpe"}}',1795365534769,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(6,'1m821zz1hbjh2vrd','1m821zz1bcff5xbq','1m821zz1e0e6cbpe','1m821zz1e0e6cbpe-4-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T16:38:54.769Z","data":{"game":"1m821zz1e0e6cbpe","seq":4,"players":["1m821zz1d4j1c4nv"],"seats":[1],"deadline":"2026-11-22T16:39:24.769Z"}}',1795365534769,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(7,'1m821zz1jca66m0s','1m821zz1bcff5xbq','1m821zz1e0e6cbpe','1m821zz1e0e6cbpe-5-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T16:38:54.770Z","data":{"seq":5,"at":"2026-11-22T16:38:54.770Z","kind":"move","seat":1,"column":1,"row":0,"symbol":"O","game":"1m821zz1e0e6cbpe"}}',1795365534770,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(8,'1m821zz1jca68hn2','1m821zz1bcff5xbq','1m821zz1e0e6cbpe','1m821zz1e0e6cbpe-5-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T16:38:54.770Z","data":{"game":"1m821zz1e0e6cbpe","seq":5,"players":["1m821zz1d4j19vb7"],"seats":[0],"deadline":"2026-11-22T16:39:24.770Z"}}',1795365534770,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(9,'1m821zz1kdw6r9b6','1m821zz1bcff5xbq','1m821zz1e0e6cbpe','1m821zz1e0e6cbpe-6-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T16:38:54.771Z","data":{"seq":6,"at":"2026-11-22T16:38:54.771Z","kind":"move","seat":0,"column":0,"row":1,"symbol":"X","game":"1m821zz1e0e6cbpe"}}',1795365534771,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(10,'1m821zz1kdw6sc9c','1m821zz1bcff5xbq','1m821zz1e0e6cbpe','1m821zz1e0e6cbpe-6-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T16:38:54.771Z","data":{"game":"1m821zz1e0e6cbpe","seq":6,"players":["1m821zz1d4j1c4nv"],"seats":[1],"deadline":"2026-11-22T16:39:24.771Z"}}',1795365534771,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(11,'1m821zz1kdw6scrj','1m821zz1bcff5xbq','1m821zz1e0e6cbpe','1m821zz1e0e6cbpe-7-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T16:38:54.771Z","data":{"seq":7,"at":"2026-11-22T16:38:54.771Z","kind":"move","seat":1,"column":1,"row":1,"symbol":"O","game":"1m821zz1e0e6cbpe"}}',1795365534771,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(12,'1m821zz1kdw6tzxs','1m821zz1bcff5xbq','1m821zz1e0e6cbpe','1m821zz1e0e6cbpe-7-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T16:38:54.771Z","data":{"game":"1m821zz1e0e6cbpe","seq":7,"players":["1m821zz1d4j19vb7"],"seats":[0],"deadline":"2026-11-22T16:39:24.771Z"}}',1795365534771,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(13,'1m821zz1mc0g7j7k','1m821zz1bcff5xbq','1m821zz1e0e6cbpe','1m821zz1e0e6cbpe-8-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T16:38:54.772Z","data":{"seq":8,"at":"2026-11-22T16:38:54.772Z","kind":"move","seat":0,"column":0,"row":2,"symbol":"X","game":"1m821zz1e0e6cbpe"}}',1795365534772,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(14,'1m821zz1mc0ga43g','1m821zz1bcff5xbq','1m821zz1e0e6cbpe','1m821zz1e0e6cbpe-9-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T16:38:54.772Z","data":{"seq":9,"at":"2026-11-22T16:38:54.772Z","kind":"round-over","seat":null,"id":"1m821zz1mc0g90w8","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null,"game":"1m821zz1e0e6cbpe"}}',1795365534772,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(15,'1m821zz1mc0gba8k','1m821zz1bcff5xbq','1m821zz1e0e6cbpe','1m821zz1e0e6cbpe-9-result.published','result.published','{"type":"result.published","timestamp":"2026-11-22T16:38:54.772Z","data":{"id":"1m821zz1mc0g90w8","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T16:38:54.772Z","kind":"round","game":"1m821zz1e0e6cbpe","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m821zz1d4j19vb7"}},{"seat":1,"player":{"id":"1m821zz1d4j1c4nv"}}]}}',1795365534772,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(16,'1m821zz1mc0gcpnc','1m821zz1bcff5xbq','1m821zz1e0e6cbpe','1m821zz1e0e6cbpe-10-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T16:38:54.772Z","data":{"seq":10,"at":"2026-11-22T16:38:54.772Z","kind":"finished","seat":null,"id":"1m821zz1mc0gbxh0","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","game":"1m821zz1e0e6cbpe"}}',1795365534772,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(17,'1m821zz1mc0gdvgk','1m821zz1bcff5xbq','1m821zz1e0e6cbpe','1m821zz1e0e6cbpe-10-result.published','result.published','{"type":"result.published","timestamp":"2026-11-22T16:38:54.772Z","data":{"id":"1m821zz1mc0gbxh0","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-22T16:38:54.772Z","kind":"match","game":"1m821zz1e0e6cbpe","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m821zz1d4j19vb7"}},{"seat":1,"player":{"id":"1m821zz1d4j1c4nv"}}]}}',1795365534772,0,NULL,NULL,NULL,NULL,0);
CREATE TABLE event (
    id   INTEGER PRIMARY KEY,              -- its place in the log of all games
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL                  -- JSON: the whole truth, secrets included
) STRICT;
INSERT INTO "event" VALUES(1,'1m821zyx4f54b650',1,1795365534628,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m821zyx0dffkf4m","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m821zyx0dffkf4m","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(2,'1m821zyx4f54b650',2,1795365534628,'round',NULL,'{"number":1,"leader":null,"commitment":"8b3868d51baf98eba34e45c46c0e80379f316e0f61ac413af39531c76071d5c8","points":[0],"rules":2,"seats":[{"player":"1m821zyx0dffkf4m","status":"joined"}],"rounds":1,"deal":{"nonce":"f78ff2ab44001fde87be5357283785e86bbaa6aa00563964d796eb7aa52e772e","secret":"0134"},"carry":null}');
INSERT INTO "event" VALUES(3,'1m821zyx4f54b650',3,1795365534630,'guess',0,'{"attempt":1,"code":"0123","bulls":2,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(4,'1m821zyx4f54b650',4,1795365534636,'guess',0,'{"attempt":2,"code":"0134","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(5,'1m821zyx4f54b650',5,1795365534636,'round-over',NULL,'{"id":"1m821zyxc2ps0125","round":1,"leader":null,"attempts":2,"solved":true,"solver":0,"secret":"0134","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"f78ff2ab44001fde87be5357283785e86bbaa6aa00563964d796eb7aa52e772e","secret":"0134"}}');
INSERT INTO "event" VALUES(6,'1m821zyx4f54b650',6,1795365534636,'finished',NULL,'{"id":"1m821zyxc2ps1wty","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(7,'1m821zyxdcakmt75',1,1795365534637,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m821zyx37j7c24x","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m821zyx37j7c24x","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(8,'1m821zyxdcakmt75',2,1795365534637,'round',NULL,'{"number":1,"leader":null,"commitment":"db6abf3e9a1ea0121279fa7264b2fc92e84f148ac6303294838a0a293b0d1152","points":[0],"rules":2,"seats":[{"player":"1m821zyx37j7c24x","status":"joined"}],"rounds":1,"deal":{"nonce":"8480f29e6066e2e7071ff9789291ebbad7447534d87b8601bf3fb13df6b5cd18","secret":"7629"},"carry":null}');
INSERT INTO "event" VALUES(9,'1m821zyxdcakmt75',3,1795365534638,'guess',0,'{"attempt":1,"code":"0123","bulls":1,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(10,'1m821zyxdcakmt75',4,1795365534644,'guess',0,'{"attempt":2,"code":"0456","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(11,'1m821zyxdcakmt75',5,1795365534645,'guess',0,'{"attempt":3,"code":"4178","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(12,'1m821zyxdcakmt75',6,1795365534646,'guess',0,'{"attempt":4,"code":"5729","bulls":2,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(13,'1m821zyxdcakmt75',7,1795365534646,'guess',0,'{"attempt":5,"code":"5793","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(14,'1m821zyxdcakmt75',8,1795365534647,'guess',0,'{"attempt":6,"code":"7629","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(15,'1m821zyxdcakmt75',9,1795365534647,'round-over',NULL,'{"id":"1m821zyxqd157789","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"7629","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"8480f29e6066e2e7071ff9789291ebbad7447534d87b8601bf3fb13df6b5cd18","secret":"7629"}}');
INSERT INTO "event" VALUES(16,'1m821zyxdcakmt75',10,1795365534647,'finished',NULL,'{"id":"1m821zyxqd158t5k","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(17,'1m821zyxr2z7mrmz',1,1795365534648,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m821zyx0dffkf4m","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m821zyx0dffkf4m","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(18,'1m821zyxr2z7mrmz',2,1795365534648,'round',NULL,'{"number":1,"leader":null,"commitment":"97d8b544752db22c5cb19a9cafc1a4b48e97b339c8c40ba2e7147429f96b2cca","points":[0],"rules":2,"seats":[{"player":"1m821zyx0dffkf4m","status":"joined"}],"rounds":1,"deal":{"nonce":"9301c94fd7448aaa9ad3f8e5189b086d9e7ce731e999545de1c4970df2278259","secret":"6641"},"carry":null}');
INSERT INTO "event" VALUES(19,'1m821zyxr2z7mrmz',3,1795365534648,'resigned',0,'{}');
INSERT INTO "event" VALUES(20,'1m821zyxr2z7mrmz',4,1795365534648,'round-over',NULL,'{"id":"1m821zyxr2z7npqh","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"6641","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"9301c94fd7448aaa9ad3f8e5189b086d9e7ce731e999545de1c4970df2278259","secret":"6641"}}');
INSERT INTO "event" VALUES(21,'1m821zyxr2z7mrmz',5,1795365534648,'finished',NULL,'{"id":"1m821zyxr2z7p28e","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(22,'1m821zyxsdxkvb54',1,1795365534649,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m821zyx37j7c24x","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m821zyx37j7c24x","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(23,'1m821zyxsdxkvb54',2,1795365534649,'round',NULL,'{"number":1,"leader":null,"commitment":"648a28395c4fa191ef8290d5e3ae05e1101176ecefdd81d848b7d1f4ac621905","points":[0],"rules":2,"seats":[{"player":"1m821zyx37j7c24x","status":"joined"}],"rounds":1,"deal":{"nonce":"6c01ea8bac9bb7371016d2787b9ae11b084b5a14ccc6c1371fd60b176b5ac683","secret":"9316"},"carry":null}');
INSERT INTO "event" VALUES(24,'1m821zyxsdxkvb54',3,1795365534650,'resigned',0,'{}');
INSERT INTO "event" VALUES(25,'1m821zyxsdxkvb54',4,1795365534650,'round-over',NULL,'{"id":"1m821zyxt8d4wfhm","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"9316","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"6c01ea8bac9bb7371016d2787b9ae11b084b5a14ccc6c1371fd60b176b5ac683","secret":"9316"}}');
INSERT INTO "event" VALUES(26,'1m821zyxsdxkvb54',5,1795365534650,'finished',NULL,'{"id":"1m821zyxt8d4wjt9","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(27,'1m821zyxt8d4ynq2',1,1795365534650,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m821zyxt8d4xw16","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m821zyxt8d4xw16","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(28,'1m821zyxt8d4ynq2',2,1795365534650,'round',NULL,'{"number":1,"leader":null,"commitment":"f99adf877aa61bfbe9f8f29e6a47735af5b624cbc3028abf75ea8a0034cafabf","points":[0],"rules":2,"seats":[{"player":"1m821zyxt8d4xw16","status":"joined"}],"rounds":0,"deal":{"nonce":"dd27b861190958affb551f213fbe2a5578597ed39add8b86de667d8a43882e1c","secret":"3521"},"carry":null}');
INSERT INTO "event" VALUES(29,'1m821zyxt8d4ynq2',3,1795365534651,'guess',0,'{"attempt":1,"code":"1234","bulls":0,"cows":3,"solved":false}');
INSERT INTO "event" VALUES(30,'1m821zyxwe9w2mj7',1,1795365534652,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m821zyxwe9w230e","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m821zyxwe9w230e","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(31,'1m821zyxwe9w2mj7',2,1795365534652,'round',NULL,'{"number":1,"leader":null,"commitment":"24b50af3fbadaad2bc45d498cd8ba77fac2943899b84b9aa3cd6c9a0784d97aa","points":[0],"rules":2,"seats":[{"player":"1m821zyxwe9w230e","status":"joined"}],"rounds":2,"deal":{"nonce":"904005e88b06fc035113004185060d0f696f6de873d5c0008c9aa2fe806f0ce3","secret":"1240"},"carry":null}');
INSERT INTO "event" VALUES(32,'1m821zyxwe9w2mj7',3,1795365534653,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":3,"solved":false}');
INSERT INTO "event" VALUES(33,'1m821zyxwe9w2mj7',4,1795365534659,'guess',0,'{"attempt":2,"code":"1034","bulls":1,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(34,'1m821zyxwe9w2mj7',5,1795365534660,'guess',0,'{"attempt":3,"code":"1240","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(35,'1m821zyxwe9w2mj7',6,1795365534660,'round-over',NULL,'{"id":"1m821zyy4f9kg713","round":1,"leader":null,"attempts":3,"solved":true,"solver":0,"secret":"1240","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"904005e88b06fc035113004185060d0f696f6de873d5c0008c9aa2fe806f0ce3","secret":"1240"}}');
INSERT INTO "event" VALUES(36,'1m821zyy63n1n128',1,1795365534662,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m821zyy5chcqdvs","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m821zyy5chcqdvs","join_code":"CD652Y","clock":null,"log":3}');
INSERT INTO "event" VALUES(37,'1m821zyy63n1n128',2,1795365534662,'joined',1,'{"player":"1m821zyy5chcs4qv"}');
INSERT INTO "event" VALUES(38,'1m821zyy63n1n128',3,1795365534662,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m821zyy5chcqdvs","status":"joined"},{"player":"1m821zyy5chcs4qv","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(39,'1m821zyy63n1n128',4,1795365534663,'secret',0,'{"code":"1234","nonce":"243522d7eeaa3f8214e9d1eb4ceb2944e65279f735c8cb3e6c7ada846eb1c624","commitment":"d4262e2e6b06246e13084d4798035aabc72e6df05f1e1519eb1337bb04230256"}');
INSERT INTO "event" VALUES(40,'1m821zyy63n1n128',5,1795365534664,'guess',1,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(41,'1m821zyy63n1n128',6,1795365534664,'round-over',NULL,'{"id":"1m821zyy82d0ysxr","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"243522d7eeaa3f8214e9d1eb4ceb2944e65279f735c8cb3e6c7ada846eb1c624","secret":"1234"}}');
INSERT INTO "event" VALUES(42,'1m821zyy63n1n128',7,1795365534664,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":2,"seats":[{"player":"1m821zyy5chcqdvs","status":"joined"},{"player":"1m821zyy5chcs4qv","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(43,'1m821zyy63n1n128',8,1795365534665,'secret',1,'{"code":"4321","nonce":"474b8453ad61081c6be2a89808615b0e811c657fc3ff59339a3487eebbf7d309","commitment":"7fdc18215060e32b9733a1cdc7241dc6acd813a308b4aec1ca937086b30fea8e"}');
INSERT INTO "event" VALUES(44,'1m821zyy63n1n128',9,1795365534665,'resigned',0,'{}');
INSERT INTO "event" VALUES(45,'1m821zyy63n1n128',10,1795365534665,'round-over',NULL,'{"id":"1m821zyy91qty69k","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"474b8453ad61081c6be2a89808615b0e811c657fc3ff59339a3487eebbf7d309","secret":"4321"}}');
INSERT INTO "event" VALUES(46,'1m821zyy63n1n128',11,1795365534665,'finished',NULL,'{"id":"1m821zyy91qtz0rp","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation"}');
INSERT INTO "event" VALUES(47,'1m821zyycdmrznwf',1,1795365534668,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"manual","secret":"held","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m821zyya7akg1tr","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m821zyya7akg1tr","join_code":"RQGS2T","clock":null,"log":3}');
INSERT INTO "event" VALUES(48,'1m821zyycdmrznwf',2,1795365534669,'joined',1,'{"player":"1m821zyybd7hxfe5"}');
INSERT INTO "event" VALUES(49,'1m821zyycdmrznwf',3,1795365534669,'joined',2,'{"player":"1m821zyybd7hzbym"}');
INSERT INTO "event" VALUES(50,'1m821zyycdmrznwf',4,1795365534669,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m821zyya7akg1tr","status":"joined"},{"player":"1m821zyybd7hxfe5","status":"joined"},{"player":"1m821zyybd7hzbym","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(51,'1m821zyyg8tmv0d0',1,1795365534672,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m821zyyeckpg529","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m821zyyeckpg529","join_code":"NYWM2X","clock":null,"log":3}');
INSERT INTO "event" VALUES(52,'1m821zyyg8tmv0d0',2,1795365534672,'joined',1,'{"player":"1m821zyyf8qzmgsb"}');
INSERT INTO "event" VALUES(53,'1m821zyyg8tmv0d0',3,1795365534673,'joined',2,'{"player":"1m821zyyf8qznhyz"}');
INSERT INTO "event" VALUES(54,'1m821zyyg8tmv0d0',4,1795365534673,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m821zyyeckpg529","status":"joined"},{"player":"1m821zyyf8qzmgsb","status":"joined"},{"player":"1m821zyyf8qznhyz","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(55,'1m821zyyg8tmv0d0',5,1795365534674,'secret',0,'{"code":"5678","nonce":"28abd49bd847554f8b45f1a069bbd47f26a33c2482f303cfd4378f9fea03ecef","commitment":"b300a177aea27a7bd552410e35b89c9ff4edabccb979ef8f7614f161907ef60a"}');
INSERT INTO "event" VALUES(56,'1m821zyyg8tmv0d0',6,1795365534675,'guess',1,'{"attempt":1,"code":"1234","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(57,'1m821zyykagdak9n',1,1795365534675,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m821zyx0dffkf4m","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m821zyx0dffkf4m","join_code":"QC4ST9","clock":null,"log":3}');
INSERT INTO "event" VALUES(58,'1m821zyym5wjdeza',1,1795365534676,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m821zyx37j7c24x","status":"joined"},{"player":"1m821zyx4f548vrk","status":"invited"}],"visibility":"public","ranked":false,"creator":"1m821zyx37j7c24x","join_code":"NXX64C","clock":null,"log":3}');
INSERT INTO "event" VALUES(59,'1m821zyym5wjdeza',2,1795365534677,'aborted',0,'{"reason":"creator"}');
INSERT INTO "event" VALUES(60,'1m821zyyq3skd16t',1,1795365534679,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m821zyx0dffkf4m","status":"joined"},{"player":"1m821zyx4f548vrk","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m821zyx0dffkf4m","join_code":"DCKP3E","clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(61,'1m821zyyr3f0vwx7',1,1795365534680,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m821zyx0dffkf4m","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"visibility":"private","ranked":false,"creator":"1m821zyx0dffkf4m","join_code":null,"clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(62,'1m821zyyr3f0vwx7',2,1795365534680,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m821zyx0dffkf4m","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(63,'1m821zyytedbqsh0',1,1795365534682,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":null,"hints":false},"seats":[{"player":"1m821zyys3d1bf10","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m821zyys3d1bf10","join_code":"SBFKWP","clock":null,"log":3}');
INSERT INTO "event" VALUES(64,'1m821zyytedbqsh0',2,1795365534682,'joined',1,'{"player":"1m821zyys3d1d8ff"}');
INSERT INTO "event" VALUES(65,'1m821zyytedbqsh0',3,1795365534682,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m821zyys3d1bf10","status":"joined"},{"player":"1m821zyys3d1d8ff","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(66,'1m821zyytedbqsh0',4,1795365534684,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(67,'1m821zyytedbqsh0',5,1795365534684,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(68,'1m821zyytedbqsh0',6,1795365534685,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(69,'1m821zyytedbqsh0',7,1795365534685,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(70,'1m821zyytedbqsh0',8,1795365534686,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(71,'1m821zyytedbqsh0',9,1795365534686,'round-over',NULL,'{"id":"1m821zyyydh0s0rf","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(72,'1m821zyytedbqsh0',10,1795365534687,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[1,0],"rules":1,"seats":[{"player":"1m821zyys3d1bf10","status":"joined"},{"player":"1m821zyys3d1d8ff","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(73,'1m821zyytedbqsh0',11,1795365534687,'move',1,'{"column":1,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(74,'1m821zyz0e99kthf',1,1795365534688,'created',0,'{"ruleset":"gomoku","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m821zyx0dffkf4m","status":"joined"},{"player":"1m821zyx37j7c24x","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m821zyx0dffkf4m","join_code":"9YETC9","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(75,'1m821zyz0e99kthf',2,1795365534689,'joined',1,'{"player":"1m821zyx37j7c24x"}');
INSERT INTO "event" VALUES(76,'1m821zyz0e99kthf',3,1795365534689,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m821zyx0dffkf4m","status":"joined"},{"player":"1m821zyx37j7c24x","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(77,'1m821zyz0e99kthf',4,1795365534690,'move',0,'{"column":7,"row":7,"symbol":"X"}');
INSERT INTO "event" VALUES(78,'1m821zyz0e99kthf',5,1795365534690,'move',1,'{"column":8,"row":8,"symbol":"O"}');
INSERT INTO "event" VALUES(79,'1m821zyz0e99kthf',6,1795365534691,'resigned',1,'{}');
INSERT INTO "event" VALUES(80,'1m821zyz0e99kthf',7,1795365534691,'round-over',NULL,'{"id":"1m821zyz39423qse","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(81,'1m821zyz0e99kthf',8,1795365534691,'finished',NULL,'{"id":"1m821zyz39423t6z","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation"}');
INSERT INTO "event" VALUES(82,'1m821zyz50841npf',1,1795365534693,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m821zyz4df6abng","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m821zyz4df6abng","join_code":"4PC4C3","clock":null,"log":3,"commitment":"a3eb22c6875faf540c4bf850e1913a9c2f2ed89dc3f061bd0e05d9230ad9843e","client_seeds":["",""],"server_seed":"26ca55761fa33010f02d54027318fec33f298f637f73535c5754ce712a26d2eb"}');
INSERT INTO "event" VALUES(83,'1m821zyz50841npf',2,1795365534694,'joined',1,'{"player":"1m821zyz4df6by3n"}');
INSERT INTO "event" VALUES(84,'1m821zyz50841npf',3,1795365534694,'round',NULL,'{"number":1,"leader":0,"commitment":"a3eb22c6875faf540c4bf850e1913a9c2f2ed89dc3f061bd0e05d9230ad9843e","points":[0,0],"rules":1,"seats":[{"player":"1m821zyz4df6abng","status":"joined"},{"player":"1m821zyz4df6by3n","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(85,'1m821zyz50841npf',4,1795365534694,'roll',0,'{"keep":[],"dice":[3,4,4,1,3],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(86,'1m821zyz50841npf',5,1795365534695,'score',0,'{"category":"chance","score":15,"bonus":0}');
INSERT INTO "event" VALUES(87,'1m821zyz50841npf',6,1795365534695,'roll',1,'{"keep":[],"dice":[6,6,4,4,1],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(88,'1m821zyz89ysb6cs',1,1795365534696,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m821zyz76jfngc4","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m821zyz76jfngc4","join_code":"Z8BZGR","clock":null,"log":3,"commitment":"ec5eb55590156552ba3712767ec52a3113cf6c6c45e3d3c5abee9c096f858115","client_seeds":["",""],"server_seed":"9713245f67d675c8b67af09032e7a76f90886c12305b67c9f21bef13dee5d79b"}');
INSERT INTO "event" VALUES(89,'1m821zyz89ysb6cs',2,1795365534697,'joined',1,'{"player":"1m821zyz89ys7r1y"}');
INSERT INTO "event" VALUES(90,'1m821zyz89ysb6cs',3,1795365534697,'round',NULL,'{"number":1,"leader":0,"commitment":"ec5eb55590156552ba3712767ec52a3113cf6c6c45e3d3c5abee9c096f858115","points":[0,0],"rules":1,"seats":[{"player":"1m821zyz76jfngc4","status":"joined"},{"player":"1m821zyz89ys7r1y","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(91,'1m821zyz89ysb6cs',4,1795365534697,'roll',0,'{"keep":[],"dice":[3,4,4,5,1],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(92,'1m821zyz89ysb6cs',5,1795365534698,'score',0,'{"category":"aces","score":1,"bonus":0}');
INSERT INTO "event" VALUES(93,'1m821zyz89ysb6cs',6,1795365534698,'roll',1,'{"keep":[],"dice":[2,3,5,2,1],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(94,'1m821zyz89ysb6cs',7,1795365534699,'score',1,'{"category":"aces","score":1,"bonus":0}');
INSERT INTO "event" VALUES(95,'1m821zyz89ysb6cs',8,1795365534699,'roll',0,'{"keep":[],"dice":[2,2,6,1,6],"stage":0,"roll":2}');
INSERT INTO "event" VALUES(96,'1m821zyz89ysb6cs',9,1795365534699,'score',0,'{"category":"twos","score":4,"bonus":0}');
INSERT INTO "event" VALUES(97,'1m821zyz89ysb6cs',10,1795365534699,'roll',1,'{"keep":[],"dice":[1,4,4,1,6],"stage":0,"roll":3}');
INSERT INTO "event" VALUES(98,'1m821zyz89ysb6cs',11,1795365534700,'score',1,'{"category":"twos","score":0,"bonus":0}');
INSERT INTO "event" VALUES(99,'1m821zyz89ysb6cs',12,1795365534700,'roll',0,'{"keep":[],"dice":[3,3,5,5,5],"stage":0,"roll":4}');
INSERT INTO "event" VALUES(100,'1m821zyz89ysb6cs',13,1795365534700,'score',0,'{"category":"threes","score":6,"bonus":0}');
INSERT INTO "event" VALUES(101,'1m821zyz89ysb6cs',14,1795365534700,'roll',1,'{"keep":[],"dice":[5,4,1,5,5],"stage":0,"roll":5}');
INSERT INTO "event" VALUES(102,'1m821zyz89ysb6cs',15,1795365534701,'score',1,'{"category":"threes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(103,'1m821zyz89ysb6cs',16,1795365534701,'roll',0,'{"keep":[],"dice":[2,5,1,6,2],"stage":0,"roll":6}');
INSERT INTO "event" VALUES(104,'1m821zyz89ysb6cs',17,1795365534702,'score',0,'{"category":"fours","score":0,"bonus":0}');
INSERT INTO "event" VALUES(105,'1m821zyz89ysb6cs',18,1795365534702,'roll',1,'{"keep":[],"dice":[5,1,3,2,4],"stage":0,"roll":7}');
INSERT INTO "event" VALUES(106,'1m821zyz89ysb6cs',19,1795365534702,'score',1,'{"category":"fours","score":4,"bonus":0}');
INSERT INTO "event" VALUES(107,'1m821zyz89ysb6cs',20,1795365534702,'roll',0,'{"keep":[],"dice":[3,4,3,5,1],"stage":0,"roll":8}');
INSERT INTO "event" VALUES(108,'1m821zyz89ysb6cs',21,1795365534703,'score',0,'{"category":"fives","score":5,"bonus":0}');
INSERT INTO "event" VALUES(109,'1m821zyz89ysb6cs',22,1795365534703,'roll',1,'{"keep":[],"dice":[1,4,3,1,3],"stage":0,"roll":9}');
INSERT INTO "event" VALUES(110,'1m821zyz89ysb6cs',23,1795365534703,'score',1,'{"category":"fives","score":0,"bonus":0}');
INSERT INTO "event" VALUES(111,'1m821zyz89ysb6cs',24,1795365534703,'roll',0,'{"keep":[],"dice":[5,5,5,5,3],"stage":0,"roll":10}');
INSERT INTO "event" VALUES(112,'1m821zyz89ysb6cs',25,1795365534704,'score',0,'{"category":"sixes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(113,'1m821zyz89ysb6cs',26,1795365534704,'roll',1,'{"keep":[],"dice":[1,1,6,4,4],"stage":0,"roll":11}');
INSERT INTO "event" VALUES(114,'1m821zyz89ysb6cs',27,1795365534705,'score',1,'{"category":"sixes","score":6,"bonus":0}');
INSERT INTO "event" VALUES(115,'1m821zyz89ysb6cs',28,1795365534705,'roll',0,'{"keep":[],"dice":[5,1,5,2,1],"stage":0,"roll":12}');
INSERT INTO "event" VALUES(116,'1m821zyz89ysb6cs',29,1795365534705,'score',0,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(117,'1m821zyz89ysb6cs',30,1795365534705,'roll',1,'{"keep":[],"dice":[4,2,1,3,6],"stage":0,"roll":13}');
INSERT INTO "event" VALUES(118,'1m821zyz89ysb6cs',31,1795365534706,'score',1,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(119,'1m821zyz89ysb6cs',32,1795365534706,'roll',0,'{"keep":[],"dice":[1,4,6,3,4],"stage":0,"roll":14}');
INSERT INTO "event" VALUES(120,'1m821zyz89ysb6cs',33,1795365534707,'score',0,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(121,'1m821zyz89ysb6cs',34,1795365534707,'roll',1,'{"keep":[],"dice":[3,5,1,5,6],"stage":0,"roll":15}');
INSERT INTO "event" VALUES(122,'1m821zyz89ysb6cs',35,1795365534707,'score',1,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(123,'1m821zyz89ysb6cs',36,1795365534707,'roll',0,'{"keep":[],"dice":[5,2,6,5,6],"stage":0,"roll":16}');
INSERT INTO "event" VALUES(124,'1m821zyz89ysb6cs',37,1795365534708,'score',0,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(125,'1m821zyz89ysb6cs',38,1795365534708,'roll',1,'{"keep":[],"dice":[6,1,3,5,2],"stage":0,"roll":17}');
INSERT INTO "event" VALUES(126,'1m821zyz89ysb6cs',39,1795365534708,'score',1,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(127,'1m821zyz89ysb6cs',40,1795365534708,'roll',0,'{"keep":[],"dice":[1,1,1,2,6],"stage":0,"roll":18}');
INSERT INTO "event" VALUES(128,'1m821zyz89ysb6cs',41,1795365534709,'score',0,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(129,'1m821zyz89ysb6cs',42,1795365534709,'roll',1,'{"keep":[],"dice":[4,2,1,3,1],"stage":0,"roll":19}');
INSERT INTO "event" VALUES(130,'1m821zyz89ysb6cs',43,1795365534709,'score',1,'{"category":"small-straight","score":30,"bonus":0}');
INSERT INTO "event" VALUES(131,'1m821zyz89ysb6cs',44,1795365534709,'roll',0,'{"keep":[],"dice":[5,5,6,4,5],"stage":0,"roll":20}');
INSERT INTO "event" VALUES(132,'1m821zyz89ysb6cs',45,1795365534710,'score',0,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(133,'1m821zyz89ysb6cs',46,1795365534710,'roll',1,'{"keep":[],"dice":[6,4,3,4,1],"stage":0,"roll":21}');
INSERT INTO "event" VALUES(134,'1m821zyz89ysb6cs',47,1795365534711,'score',1,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(135,'1m821zyz89ysb6cs',48,1795365534711,'roll',0,'{"keep":[],"dice":[5,6,1,3,3],"stage":0,"roll":22}');
INSERT INTO "event" VALUES(136,'1m821zyz89ysb6cs',49,1795365534711,'score',0,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(137,'1m821zyz89ysb6cs',50,1795365534711,'roll',1,'{"keep":[],"dice":[1,3,2,2,5],"stage":0,"roll":23}');
INSERT INTO "event" VALUES(138,'1m821zyz89ysb6cs',51,1795365534712,'score',1,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(139,'1m821zyz89ysb6cs',52,1795365534712,'roll',0,'{"keep":[],"dice":[1,3,3,2,6],"stage":0,"roll":24}');
INSERT INTO "event" VALUES(140,'1m821zyz89ysb6cs',53,1795365534712,'score',0,'{"category":"chance","score":15,"bonus":0}');
INSERT INTO "event" VALUES(141,'1m821zyz89ysb6cs',54,1795365534712,'roll',1,'{"keep":[],"dice":[2,2,6,4,2],"stage":0,"roll":25}');
INSERT INTO "event" VALUES(142,'1m821zyz89ysb6cs',55,1795365534713,'score',1,'{"category":"chance","score":16,"bonus":0}');
INSERT INTO "event" VALUES(143,'1m821zyz89ysb6cs',56,1795365534713,'round-over',NULL,'{"id":"1m821zyzs8drxptd","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":1,"twos":4,"threes":6,"fours":0,"fives":5,"sixes":0,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":15},"upper_total":16,"upper_bonus":0,"yahtzee_bonus":0,"total":31},{"seat":1,"boxes":{"aces":1,"twos":0,"threes":0,"fours":4,"fives":0,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":30,"large-straight":0,"yahtzee":0,"chance":16},"upper_total":11,"upper_bonus":0,"yahtzee_bonus":0,"total":57}],"forfeited":[],"forfeited_by":null,"points":[31,57],"proof":null}');
INSERT INTO "event" VALUES(144,'1m821zyz89ysb6cs',57,1795365534713,'finished',NULL,'{"id":"1m821zyzs8dryhat","outcome":"win","winners":[1],"points":[31,57],"reason":"rounds","proof":{"server_seed":"9713245f67d675c8b67af09032e7a76f90886c12305b67c9f21bef13dee5d79b","client_seeds":["",""]}}');
INSERT INTO "event" VALUES(145,'1m821zz19aefkf8f',1,1795365534762,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m821zyx0dffkf4m","status":"invited"},{"player":"1m821zyx4f548vrk","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m821zz17dp49y6d","join_code":"D5VEYM","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3,"tournament":"1m821zz17dp49y6d"}');
INSERT INTO "event" VALUES(146,'1m821zz1e0e6cbpe',1,1795365534766,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m821zz1d4j19vb7","status":"joined"},{"player":"1m821zz1d4j1c4nv","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m821zz1d4j19vb7","join_code":"A55TCN","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(147,'1m821zz1e0e6cbpe',2,1795365534768,'joined',1,'{"player":"1m821zz1d4j1c4nv"}');
INSERT INTO "event" VALUES(148,'1m821zz1e0e6cbpe',3,1795365534768,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m821zz1d4j19vb7","status":"joined"},{"player":"1m821zz1d4j1c4nv","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(149,'1m821zz1e0e6cbpe',4,1795365534769,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(150,'1m821zz1e0e6cbpe',5,1795365534770,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(151,'1m821zz1e0e6cbpe',6,1795365534771,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(152,'1m821zz1e0e6cbpe',7,1795365534771,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(153,'1m821zz1e0e6cbpe',8,1795365534772,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(154,'1m821zz1e0e6cbpe',9,1795365534772,'round-over',NULL,'{"id":"1m821zz1mc0g90w8","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(155,'1m821zz1e0e6cbpe',10,1795365534772,'finished',NULL,'{"id":"1m821zz1mc0gbxh0","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds"}');
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
INSERT INTO "game" VALUES('1m821zyx4f54b650','main','bulls-and-cows','finished','private',1,'1m821zyx0dffkf4m',NULL,1795365534628,1795365534636,0);
INSERT INTO "game" VALUES('1m821zyxdcakmt75','main','bulls-and-cows','finished','private',1,'1m821zyx37j7c24x',NULL,1795365534637,1795365534647,0);
INSERT INTO "game" VALUES('1m821zyxr2z7mrmz','main','number-guess','finished','private',1,'1m821zyx0dffkf4m',NULL,1795365534648,1795365534648,0);
INSERT INTO "game" VALUES('1m821zyxsdxkvb54','main','number-guess','finished','private',1,'1m821zyx37j7c24x',NULL,1795365534649,1795365534650,0);
INSERT INTO "game" VALUES('1m821zyxt8d4ynq2','main','bulls-and-cows','playing','private',1,'1m821zyxt8d4xw16',NULL,1795365534650,NULL,0);
INSERT INTO "game" VALUES('1m821zyxwe9w2mj7','main','bulls-and-cows','playing','private',1,'1m821zyxwe9w230e',NULL,1795365534652,NULL,0);
INSERT INTO "game" VALUES('1m821zyy63n1n128','main','bulls-and-cows','finished','public',0,'1m821zyy5chcqdvs',NULL,1795365534662,1795365534665,0);
INSERT INTO "game" VALUES('1m821zyycdmrznwf','main','bulls-and-cows','playing','private',0,'1m821zyya7akg1tr','RQGS2T',1795365534668,NULL,0);
INSERT INTO "game" VALUES('1m821zyyg8tmv0d0','main','bulls-and-cows','playing','private',0,'1m821zyyeckpg529','NYWM2X',1795365534672,NULL,0);
INSERT INTO "game" VALUES('1m821zyykagdak9n','main','mastermind','open','public',0,'1m821zyx0dffkf4m','QC4ST9',1795365534675,NULL,0);
INSERT INTO "game" VALUES('1m821zyym5wjdeza','main','mastermind','aborted','public',0,'1m821zyx37j7c24x',NULL,1795365534676,1795365534677,0);
INSERT INTO "game" VALUES('1m821zyyq3skd16t','main','mastermind','open','private',0,'1m821zyx0dffkf4m','DCKP3E',1795365534679,NULL,1);
INSERT INTO "game" VALUES('1m821zyyr3f0vwx7','main','bulls-and-cows','playing','private',0,'1m821zyx0dffkf4m',NULL,1795365534680,NULL,1);
INSERT INTO "game" VALUES('1m821zyytedbqsh0','main','tic-tac-toe','playing','public',0,'1m821zyys3d1bf10','SBFKWP',1795365534682,NULL,0);
INSERT INTO "game" VALUES('1m821zyz0e99kthf','main','gomoku','finished','private',1,'1m821zyx0dffkf4m',NULL,1795365534688,1795365534691,0);
INSERT INTO "game" VALUES('1m821zyz50841npf','main','yahtzee','playing','private',0,'1m821zyz4df6abng','4PC4C3',1795365534693,NULL,0);
INSERT INTO "game" VALUES('1m821zyz89ysb6cs','main','yahtzee','finished','private',0,'1m821zyz76jfngc4',NULL,1795365534696,1795365534713,0);
INSERT INTO "game" VALUES('1m821zz19aefkf8f','main','tic-tac-toe','open','private',0,'1m821zz17dp49y6d','D5VEYM',1795365534762,NULL,1);
INSERT INTO "game" VALUES('1m821zz1e0e6cbpe','main','tic-tac-toe','finished','private',0,'1m821zz1d4j19vb7',NULL,1795365534766,1795365534772,0);
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
INSERT INTO "idempotency_record" VALUES(1,'1m821zyx0dffkf4m','open','POST','/v1/games',X'09691FB4A4A800A0B6D83166B89AA76941AFE880DE790D85B4610A9C932FDBEE',1795365534675,201,'1','/v1/games/1m821zyykagdak9n','','1m821zyykagdak9n',0,1,0);
CREATE TABLE idempotency_use (
    player TEXT    NOT NULL,
    hour   INTEGER NOT NULL, -- since 1970
    bytes  INTEGER NOT NULL CHECK (bytes >= 0),
    PRIMARY KEY (player, hour)
) STRICT, WITHOUT ROWID;
INSERT INTO "idempotency_use" VALUES('1m821zyx0dffkf4m',498712,140);
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL
) STRICT;
INSERT INTO "migration" VALUES(1,'schema',X'AC3C9DB7568CBB92065E8C04245DA669CE219B46473441784EA65608A90C1EE5',1795365534592);
CREATE TABLE notification (
    player   TEXT    NOT NULL,
    seq      INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the player
    at       INTEGER NOT NULL,
    kind     TEXT    NOT NULL,                 -- invited, joined, declined, turn, round-over, finished, rematch, aborted
    game     TEXT    NOT NULL,
    game_seq INTEGER NOT NULL,                 -- the game's event that it is about
    PRIMARY KEY (player, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "notification" VALUES('1m821zyx0dffkf4m',1,1795365534689,'joined','1m821zyz0e99kthf',2);
INSERT INTO "notification" VALUES('1m821zyx0dffkf4m',2,1795365534689,'turn','1m821zyz0e99kthf',3);
INSERT INTO "notification" VALUES('1m821zyx0dffkf4m',3,1795365534690,'turn','1m821zyz0e99kthf',5);
INSERT INTO "notification" VALUES('1m821zyx0dffkf4m',4,1795365534691,'round-over','1m821zyz0e99kthf',7);
INSERT INTO "notification" VALUES('1m821zyx0dffkf4m',5,1795365534691,'finished','1m821zyz0e99kthf',8);
INSERT INTO "notification" VALUES('1m821zyx0dffkf4m',6,1795365534762,'invited','1m821zz19aefkf8f',1);
INSERT INTO "notification" VALUES('1m821zyx37j7c24x',1,1795365534677,'aborted','1m821zyym5wjdeza',2);
INSERT INTO "notification" VALUES('1m821zyx37j7c24x',2,1795365534688,'invited','1m821zyz0e99kthf',1);
INSERT INTO "notification" VALUES('1m821zyx37j7c24x',3,1795365534690,'turn','1m821zyz0e99kthf',4);
INSERT INTO "notification" VALUES('1m821zyx37j7c24x',4,1795365534691,'finished','1m821zyz0e99kthf',8);
INSERT INTO "notification" VALUES('1m821zyx4f548vrk',1,1795365534676,'invited','1m821zyym5wjdeza',1);
INSERT INTO "notification" VALUES('1m821zyx4f548vrk',2,1795365534677,'aborted','1m821zyym5wjdeza',2);
INSERT INTO "notification" VALUES('1m821zyx4f548vrk',3,1795365534679,'invited','1m821zyyq3skd16t',1);
INSERT INTO "notification" VALUES('1m821zyx4f548vrk',4,1795365534762,'invited','1m821zz19aefkf8f',1);
INSERT INTO "notification" VALUES('1m821zyy5chcqdvs',1,1795365534662,'joined','1m821zyy63n1n128',2);
INSERT INTO "notification" VALUES('1m821zyy5chcqdvs',2,1795365534662,'turn','1m821zyy63n1n128',3);
INSERT INTO "notification" VALUES('1m821zyy5chcqdvs',3,1795365534664,'round-over','1m821zyy63n1n128',6);
INSERT INTO "notification" VALUES('1m821zyy5chcqdvs',4,1795365534665,'turn','1m821zyy63n1n128',8);
INSERT INTO "notification" VALUES('1m821zyy5chcqdvs',5,1795365534665,'finished','1m821zyy63n1n128',11);
INSERT INTO "notification" VALUES('1m821zyy5chcs4qv',1,1795365534663,'turn','1m821zyy63n1n128',4);
INSERT INTO "notification" VALUES('1m821zyy5chcs4qv',2,1795365534664,'round-over','1m821zyy63n1n128',6);
INSERT INTO "notification" VALUES('1m821zyy5chcs4qv',3,1795365534665,'round-over','1m821zyy63n1n128',10);
INSERT INTO "notification" VALUES('1m821zyy5chcs4qv',4,1795365534665,'finished','1m821zyy63n1n128',11);
INSERT INTO "notification" VALUES('1m821zyya7akg1tr',1,1795365534669,'joined','1m821zyycdmrznwf',2);
INSERT INTO "notification" VALUES('1m821zyya7akg1tr',2,1795365534669,'joined','1m821zyycdmrznwf',3);
INSERT INTO "notification" VALUES('1m821zyybd7hxfe5',1,1795365534669,'joined','1m821zyycdmrznwf',3);
INSERT INTO "notification" VALUES('1m821zyybd7hxfe5',2,1795365534669,'turn','1m821zyycdmrznwf',4);
INSERT INTO "notification" VALUES('1m821zyyeckpg529',1,1795365534672,'joined','1m821zyyg8tmv0d0',2);
INSERT INTO "notification" VALUES('1m821zyyeckpg529',2,1795365534673,'joined','1m821zyyg8tmv0d0',3);
INSERT INTO "notification" VALUES('1m821zyyeckpg529',3,1795365534673,'turn','1m821zyyg8tmv0d0',4);
INSERT INTO "notification" VALUES('1m821zyyf8qzmgsb',1,1795365534673,'joined','1m821zyyg8tmv0d0',3);
INSERT INTO "notification" VALUES('1m821zyyf8qzmgsb',2,1795365534674,'turn','1m821zyyg8tmv0d0',5);
INSERT INTO "notification" VALUES('1m821zyyf8qznhyz',1,1795365534675,'turn','1m821zyyg8tmv0d0',6);
INSERT INTO "notification" VALUES('1m821zyys3d1bf10',1,1795365534682,'joined','1m821zyytedbqsh0',2);
INSERT INTO "notification" VALUES('1m821zyys3d1bf10',2,1795365534682,'turn','1m821zyytedbqsh0',3);
INSERT INTO "notification" VALUES('1m821zyys3d1bf10',3,1795365534684,'turn','1m821zyytedbqsh0',5);
INSERT INTO "notification" VALUES('1m821zyys3d1bf10',4,1795365534685,'turn','1m821zyytedbqsh0',7);
INSERT INTO "notification" VALUES('1m821zyys3d1bf10',5,1795365534686,'round-over','1m821zyytedbqsh0',9);
INSERT INTO "notification" VALUES('1m821zyys3d1bf10',6,1795365534687,'turn','1m821zyytedbqsh0',11);
INSERT INTO "notification" VALUES('1m821zyys3d1d8ff',1,1795365534684,'turn','1m821zyytedbqsh0',4);
INSERT INTO "notification" VALUES('1m821zyys3d1d8ff',2,1795365534685,'turn','1m821zyytedbqsh0',6);
INSERT INTO "notification" VALUES('1m821zyys3d1d8ff',3,1795365534686,'round-over','1m821zyytedbqsh0',9);
INSERT INTO "notification" VALUES('1m821zyys3d1d8ff',4,1795365534687,'turn','1m821zyytedbqsh0',10);
INSERT INTO "notification" VALUES('1m821zyz4df6abng',1,1795365534694,'joined','1m821zyz50841npf',2);
INSERT INTO "notification" VALUES('1m821zyz4df6abng',2,1795365534694,'turn','1m821zyz50841npf',4);
INSERT INTO "notification" VALUES('1m821zyz4df6by3n',1,1795365534695,'turn','1m821zyz50841npf',6);
INSERT INTO "notification" VALUES('1m821zyz76jfngc4',1,1795365534697,'joined','1m821zyz89ysb6cs',2);
INSERT INTO "notification" VALUES('1m821zyz76jfngc4',2,1795365534697,'turn','1m821zyz89ysb6cs',4);
INSERT INTO "notification" VALUES('1m821zyz76jfngc4',3,1795365534699,'turn','1m821zyz89ysb6cs',8);
INSERT INTO "notification" VALUES('1m821zyz76jfngc4',4,1795365534700,'turn','1m821zyz89ysb6cs',12);
INSERT INTO "notification" VALUES('1m821zyz76jfngc4',5,1795365534701,'turn','1m821zyz89ysb6cs',16);
INSERT INTO "notification" VALUES('1m821zyz76jfngc4',6,1795365534702,'turn','1m821zyz89ysb6cs',20);
INSERT INTO "notification" VALUES('1m821zyz76jfngc4',7,1795365534703,'turn','1m821zyz89ysb6cs',24);
INSERT INTO "notification" VALUES('1m821zyz76jfngc4',8,1795365534705,'turn','1m821zyz89ysb6cs',28);
INSERT INTO "notification" VALUES('1m821zyz76jfngc4',9,1795365534706,'turn','1m821zyz89ysb6cs',32);
INSERT INTO "notification" VALUES('1m821zyz76jfngc4',10,1795365534707,'turn','1m821zyz89ysb6cs',36);
INSERT INTO "notification" VALUES('1m821zyz76jfngc4',11,1795365534708,'turn','1m821zyz89ysb6cs',40);
INSERT INTO "notification" VALUES('1m821zyz76jfngc4',12,1795365534709,'turn','1m821zyz89ysb6cs',44);
INSERT INTO "notification" VALUES('1m821zyz76jfngc4',13,1795365534711,'turn','1m821zyz89ysb6cs',48);
INSERT INTO "notification" VALUES('1m821zyz76jfngc4',14,1795365534712,'turn','1m821zyz89ysb6cs',52);
INSERT INTO "notification" VALUES('1m821zyz76jfngc4',15,1795365534713,'round-over','1m821zyz89ysb6cs',56);
INSERT INTO "notification" VALUES('1m821zyz76jfngc4',16,1795365534713,'finished','1m821zyz89ysb6cs',57);
INSERT INTO "notification" VALUES('1m821zyz89ys7r1y',1,1795365534698,'turn','1m821zyz89ysb6cs',6);
INSERT INTO "notification" VALUES('1m821zyz89ys7r1y',2,1795365534699,'turn','1m821zyz89ysb6cs',10);
INSERT INTO "notification" VALUES('1m821zyz89ys7r1y',3,1795365534700,'turn','1m821zyz89ysb6cs',14);
INSERT INTO "notification" VALUES('1m821zyz89ys7r1y',4,1795365534702,'turn','1m821zyz89ysb6cs',18);
INSERT INTO "notification" VALUES('1m821zyz89ys7r1y',5,1795365534703,'turn','1m821zyz89ysb6cs',22);
INSERT INTO "notification" VALUES('1m821zyz89ys7r1y',6,1795365534704,'turn','1m821zyz89ysb6cs',26);
INSERT INTO "notification" VALUES('1m821zyz89ys7r1y',7,1795365534705,'turn','1m821zyz89ysb6cs',30);
INSERT INTO "notification" VALUES('1m821zyz89ys7r1y',8,1795365534707,'turn','1m821zyz89ysb6cs',34);
INSERT INTO "notification" VALUES('1m821zyz89ys7r1y',9,1795365534708,'turn','1m821zyz89ysb6cs',38);
INSERT INTO "notification" VALUES('1m821zyz89ys7r1y',10,1795365534709,'turn','1m821zyz89ysb6cs',42);
INSERT INTO "notification" VALUES('1m821zyz89ys7r1y',11,1795365534710,'turn','1m821zyz89ysb6cs',46);
INSERT INTO "notification" VALUES('1m821zyz89ys7r1y',12,1795365534711,'turn','1m821zyz89ysb6cs',50);
INSERT INTO "notification" VALUES('1m821zyz89ys7r1y',13,1795365534712,'turn','1m821zyz89ysb6cs',54);
INSERT INTO "notification" VALUES('1m821zyz89ys7r1y',14,1795365534713,'round-over','1m821zyz89ysb6cs',56);
INSERT INTO "notification" VALUES('1m821zyz89ys7r1y',15,1795365534713,'finished','1m821zyz89ysb6cs',57);
INSERT INTO "notification" VALUES('1m821zz1d4j19vb7',1,1795365534768,'joined','1m821zz1e0e6cbpe',2);
INSERT INTO "notification" VALUES('1m821zz1d4j19vb7',2,1795365534768,'turn','1m821zz1e0e6cbpe',3);
INSERT INTO "notification" VALUES('1m821zz1d4j19vb7',3,1795365534770,'turn','1m821zz1e0e6cbpe',5);
INSERT INTO "notification" VALUES('1m821zz1d4j19vb7',4,1795365534771,'turn','1m821zz1e0e6cbpe',7);
INSERT INTO "notification" VALUES('1m821zz1d4j19vb7',5,1795365534772,'round-over','1m821zz1e0e6cbpe',9);
INSERT INTO "notification" VALUES('1m821zz1d4j19vb7',6,1795365534772,'finished','1m821zz1e0e6cbpe',10);
INSERT INTO "notification" VALUES('1m821zz1d4j1c4nv',1,1795365534766,'invited','1m821zz1e0e6cbpe',1);
INSERT INTO "notification" VALUES('1m821zz1d4j1c4nv',2,1795365534769,'turn','1m821zz1e0e6cbpe',4);
INSERT INTO "notification" VALUES('1m821zz1d4j1c4nv',3,1795365534771,'turn','1m821zz1e0e6cbpe',6);
INSERT INTO "notification" VALUES('1m821zz1d4j1c4nv',4,1795365534772,'round-over','1m821zz1e0e6cbpe',9);
INSERT INTO "notification" VALUES('1m821zz1d4j1c4nv',5,1795365534772,'finished','1m821zz1e0e6cbpe',10);
CREATE TABLE player (
    id         TEXT    PRIMARY KEY NOT NULL,
    app        TEXT    NOT NULL DEFAULT 'main',
    name       TEXT,                                     -- NULL = deleted
    bot        INTEGER NOT NULL CHECK (bot IN (0, 1)),   -- a program
    guest      INTEGER NOT NULL CHECK (guest IN (0, 1)), -- made on the way, by playing without a token
    owner      TEXT REFERENCES player (id),              -- the service that made it
    created_at INTEGER NOT NULL,
    deleted_at INTEGER
) STRICT, WITHOUT ROWID;
INSERT INTO "player" VALUES('000000000p9c7fga','main','random',1,0,NULL,1795365534680,NULL);
INSERT INTO "player" VALUES('1m821zywwdc49910','main','service',1,0,NULL,1795365534620,NULL);
INSERT INTO "player" VALUES('1m821zyx0dffkf4m','main','Ann',0,0,NULL,1795365534624,NULL);
INSERT INTO "player" VALUES('1m821zyx37j7c24x','main','Bob',0,0,NULL,1795365534627,NULL);
INSERT INTO "player" VALUES('1m821zyx4f548vrk','main','Cyd',0,0,NULL,1795365534628,NULL);
INSERT INTO "player" VALUES('1m821zyxt8d4xw16','main','Guest',0,1,NULL,1795365534650,NULL);
INSERT INTO "player" VALUES('1m821zyxwe9w230e','main','Guest',0,1,NULL,1795365534652,NULL);
INSERT INTO "player" VALUES('1m821zyy5chcqdvs','main','Player 0',0,0,NULL,1795365534661,NULL);
INSERT INTO "player" VALUES('1m821zyy5chcs4qv','main','Player 1',0,0,NULL,1795365534661,NULL);
INSERT INTO "player" VALUES('1m821zyya7akg1tr','main','Player 0',0,0,NULL,1795365534666,NULL);
INSERT INTO "player" VALUES('1m821zyybd7hxfe5','main','Player 1',0,0,NULL,1795365534667,NULL);
INSERT INTO "player" VALUES('1m821zyybd7hzbym','main','Player 2',0,0,NULL,1795365534667,NULL);
INSERT INTO "player" VALUES('1m821zyyeckpg529','main','Player 0',0,0,NULL,1795365534670,NULL);
INSERT INTO "player" VALUES('1m821zyyf8qzmgsb','main','Player 1',0,0,NULL,1795365534671,NULL);
INSERT INTO "player" VALUES('1m821zyyf8qznhyz','main','Player 2',0,0,NULL,1795365534671,NULL);
INSERT INTO "player" VALUES('1m821zyys3d1bf10','main','Player 0',0,0,NULL,1795365534681,NULL);
INSERT INTO "player" VALUES('1m821zyys3d1d8ff','main','Player 1',0,0,NULL,1795365534681,NULL);
INSERT INTO "player" VALUES('1m821zyz4df6abng','main','Player 0',0,0,NULL,1795365534692,NULL);
INSERT INTO "player" VALUES('1m821zyz4df6by3n','main','Player 1',0,0,NULL,1795365534692,NULL);
INSERT INTO "player" VALUES('1m821zyz76jfngc4','main','Player 0',0,0,NULL,1795365534695,NULL);
INSERT INTO "player" VALUES('1m821zyz89ys7r1y','main','Player 1',0,0,NULL,1795365534696,NULL);
INSERT INTO "player" VALUES('1m821zz1d4j19vb7','main','Dee',0,0,'1m821zywwdc49910',1795365534765,NULL);
INSERT INTO "player" VALUES('1m821zz1d4j1c4nv','main',NULL,0,0,'1m821zywwdc49910',1795365534765,1795365534773);
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
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m821zyx0dffkf4m',1,0,X'0002020000A09C0102C0B802C0B8020202D8EEFFC1C068D8EEFFC1C068D8EEFFC1C068D8EEFFC1C068D8EEFFC1C06880D0EB88C06802020000A09C0102C0B802C0B8020202D8EEFFC1C068D8EEFFC1C068D8EEFFC1C068D8EEFFC1C068D8EEFFC1C06880B0BA9ABC6802020000A09C0102C0B802C0B8020202D8EEFFC1C068D8EEFFC1C068D8EEFFC1C068D8EEFFC1C068D8EEFFC1C06880A0BFC6B26802020000A09C0102C0B802C0B8020202D8EEFFC1C068D8EEFFC1C068D8EEFFC1C068D8EEFFC1C068D8EEFFC1C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m821zyx37j7c24x',2,0,X'0002020000A09C0102C0A907C0A9070202EEEEFFC1C068EEEEFFC1C068EEEEFFC1C068EEEEFFC1C068EEEEFFC1C06880D0EB88C06802020000A09C0102C0A907C0A9070202EEEEFFC1C068EEEEFFC1C068EEEEFFC1C068EEEEFFC1C068EEEEFFC1C06880B0BA9ABC6802020000A09C0102C0A907C0A9070202EEEEFFC1C068EEEEFFC1C068EEEEFFC1C068EEEEFFC1C068EEEEFFC1C06880A0BFC6B26802020000A09C0102C0A907C0A9070202EEEEFFC1C068EEEEFFC1C068EEEEFFC1C068EEEEFFC1C068EEEEFFC1C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m821zyxwe9w230e',3,0,X'0002020000A09C0102E0D403E0D403020288EFFFC1C06888EFFFC1C06888EFFFC1C06888EFFFC1C06888EFFFC1C06880D0EB88C06802020000A09C0102E0D403E0D403020288EFFFC1C06888EFFFC1C06888EFFFC1C06888EFFFC1C06888EFFFC1C06880B0BA9ABC6802020000A09C0102E0D403E0D403020288EFFFC1C06888EFFFC1C06888EFFFC1C06888EFFFC1C06888EFFFC1C06880A0BFC6B26802020000A09C0102E0D403E0D403020288EFFFC1C06888EFFFC1C06888EFFFC1C06888EFFFC1C06888EFFFC1C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','gomoku','1m821zyx0dffkf4m',3,0,X'0002020000A09C010000000202C6EFFFC1C068C6EFFFC1C0680000C6EFFFC1C06880D0EB88C06802020000A09C010000000202C6EFFFC1C068C6EFFFC1C0680000C6EFFFC1C06880B0BA9ABC6802020000A09C010000000202C6EFFFC1C068C6EFFFC1C0680000C6EFFFC1C06880A0BFC6B26802020000A09C010000000202C6EFFFC1C068C6EFFFC1C0680000C6EFFFC1C068',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795365534691);
INSERT INTO "player_stats" VALUES('main','gomoku','1m821zyx37j7c24x',4,0,X'0002000002000000000000000000000080D0EB88C06802000002000000000000000000000080B0BA9ABC6802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795365534691);
INSERT INTO "player_stats" VALUES('main','number-guess','1m821zyx0dffkf4m',1,0,X'0002000002000000000000000000000080D0EB88C06802000002000000000000000000000080B0BA9ABC6802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','number-guess','1m821zyx37j7c24x',2,0,X'0002000002000000000000000000000080D0EB88C06802000002000000000000000000000080B0BA9ABC6802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',NULL,NULL,NULL,NULL);
CREATE TABLE rating_pair (
    ruleset TEXT    NOT NULL,
    a       TEXT    NOT NULL, -- the player whose id is the smaller
    b       TEXT    NOT NULL,
    day     INTEGER NOT NULL, -- its beginning
    games   INTEGER NOT NULL,
    PRIMARY KEY (ruleset, a, b)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_pair" VALUES('gomoku','1m821zyx0dffkf4m','1m821zyx37j7c24x',1795305600000,1);
CREATE TABLE rating_step (
    player    TEXT NOT NULL,
    ruleset   TEXT NOT NULL,
    result    TEXT NOT NULL, -- the match
    rating    REAL NOT NULL, -- from then on
    deviation REAL NOT NULL,
    PRIMARY KEY (player, ruleset, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_step" VALUES('1m821zyx0dffkf4m','gomoku','1m821zyz39423t6z',1.66231089390629767875e+03,2.90318963717980466293e+02);
INSERT INTO "rating_step" VALUES('1m821zyx37j7c24x','gomoku','1m821zyz39423t6z',1.33768910609370232124e+03,2.90318963717980466293e+02);
CREATE TABLE record (
    player  TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    tally   BLOB NOT NULL, -- of all time: see play/stats.h
    PRIMARY KEY (player, ruleset)
) STRICT, WITHOUT ROWID;
INSERT INTO "record" VALUES('1m821zyx0dffkf4m','bulls-and-cows',X'0002020000A09C010000000202D8EEFFC1C068D8EEFFC1C0680000D8EEFFC1C068');
INSERT INTO "record" VALUES('1m821zyx0dffkf4m','gomoku',X'0002020000A09C010000000202C6EFFFC1C068C6EFFFC1C0680000C6EFFFC1C068');
INSERT INTO "record" VALUES('1m821zyx0dffkf4m','number-guess',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m821zyx37j7c24x','bulls-and-cows',X'0002020000A09C010000000202EEEEFFC1C068EEEEFFC1C0680000EEEEFFC1C068');
INSERT INTO "record" VALUES('1m821zyx37j7c24x','gomoku',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m821zyx37j7c24x','number-guess',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m821zyxwe9w230e','bulls-and-cows',X'0002020000A09C01000000020288EFFFC1C06888EFFFC1C068000088EFFFC1C068');
INSERT INTO "record" VALUES('1m821zyy5chcqdvs','bulls-and-cows',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m821zyy5chcs4qv','bulls-and-cows',X'0002020000C0B802000000020292EFFFC1C06892EFFFC1C068000092EFFFC1C068');
INSERT INTO "record" VALUES('1m821zyz76jfngc4','yahtzee',X'0002000002E0EB25000000000000F2EFFFC1C068000000');
INSERT INTO "record" VALUES('1m821zyz89ys7r1y','yahtzee',X'0002020000A0CA450000000202F2EFFFC1C068F2EFFFC1C0680000F2EFFFC1C068');
INSERT INTO "record" VALUES('1m821zz1d4j19vb7','tic-tac-toe',X'0002020000A09C010000000202E8F0FFC1C068E8F0FFC1C0680000E8F0FFC1C068');
INSERT INTO "record" VALUES('1m821zz1d4j1c4nv','tic-tac-toe',X'00020000020000000000000000000000');
CREATE TABLE result (
    id           TEXT    PRIMARY KEY NOT NULL,
    app          TEXT    NOT NULL DEFAULT 'main',
    game         TEXT    NOT NULL REFERENCES game (id),
    round        INTEGER NOT NULL CHECK (round >= 0), -- 1, 2, 3, ...; 0 = the match
    ruleset      TEXT    NOT NULL,
    ranked       INTEGER NOT NULL CHECK (ranked IN (0, 1)),
    is_public    INTEGER NOT NULL CHECK (is_public IN (0, 1)),
    published_at INTEGER NOT NULL,
    body         TEXT    NOT NULL,                    -- JSON, without names
    UNIQUE (game, round)                              -- each is published once
) STRICT, WITHOUT ROWID;
INSERT INTO "result" VALUES('1m821zyxc2ps0125','main','1m821zyx4f54b650',1,'bulls-and-cows',1,0,1795365534636,'{"id":"1m821zyxc2ps0125","round":1,"leader":null,"attempts":2,"solved":true,"solver":0,"secret":"0134","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-22T16:38:54.636Z"}');
INSERT INTO "result" VALUES('1m821zyxc2ps1wty','main','1m821zyx4f54b650',0,'bulls-and-cows',1,0,1795365534636,'{"id":"1m821zyxc2ps1wty","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-22T16:38:54.636Z"}');
INSERT INTO "result" VALUES('1m821zyxqd157789','main','1m821zyxdcakmt75',1,'bulls-and-cows',1,0,1795365534647,'{"id":"1m821zyxqd157789","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"7629","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-22T16:38:54.647Z"}');
INSERT INTO "result" VALUES('1m821zyxqd158t5k','main','1m821zyxdcakmt75',0,'bulls-and-cows',1,0,1795365534647,'{"id":"1m821zyxqd158t5k","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-22T16:38:54.647Z"}');
INSERT INTO "result" VALUES('1m821zyxr2z7npqh','main','1m821zyxr2z7mrmz',1,'number-guess',1,0,1795365534648,'{"id":"1m821zyxr2z7npqh","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"6641","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T16:38:54.648Z"}');
INSERT INTO "result" VALUES('1m821zyxr2z7p28e','main','1m821zyxr2z7mrmz',0,'number-guess',1,0,1795365534648,'{"id":"1m821zyxr2z7p28e","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T16:38:54.648Z"}');
INSERT INTO "result" VALUES('1m821zyxt8d4wfhm','main','1m821zyxsdxkvb54',1,'number-guess',1,0,1795365534650,'{"id":"1m821zyxt8d4wfhm","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"9316","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T16:38:54.650Z"}');
INSERT INTO "result" VALUES('1m821zyxt8d4wjt9','main','1m821zyxsdxkvb54',0,'number-guess',1,0,1795365534650,'{"id":"1m821zyxt8d4wjt9","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T16:38:54.650Z"}');
INSERT INTO "result" VALUES('1m821zyy4f9kg713','main','1m821zyxwe9w2mj7',1,'bulls-and-cows',1,0,1795365534660,'{"id":"1m821zyy4f9kg713","round":1,"leader":null,"attempts":3,"solved":true,"solver":0,"secret":"1240","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-22T16:38:54.660Z"}');
INSERT INTO "result" VALUES('1m821zyy82d0ysxr','main','1m821zyy63n1n128',1,'bulls-and-cows',0,1,1795365534664,'{"id":"1m821zyy82d0ysxr","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T16:38:54.664Z"}');
INSERT INTO "result" VALUES('1m821zyy91qty69k','main','1m821zyy63n1n128',2,'bulls-and-cows',0,1,1795365534665,'{"id":"1m821zyy91qty69k","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T16:38:54.665Z"}');
INSERT INTO "result" VALUES('1m821zyy91qtz0rp','main','1m821zyy63n1n128',0,'bulls-and-cows',0,1,1795365534665,'{"id":"1m821zyy91qtz0rp","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation","published_at":"2026-11-22T16:38:54.665Z"}');
INSERT INTO "result" VALUES('1m821zyyydh0s0rf','main','1m821zyytedbqsh0',1,'tic-tac-toe',0,1,1795365534686,'{"id":"1m821zyyydh0s0rf","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T16:38:54.686Z"}');
INSERT INTO "result" VALUES('1m821zyz39423qse','main','1m821zyz0e99kthf',1,'gomoku',1,0,1795365534691,'{"id":"1m821zyz39423qse","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-22T16:38:54.691Z"}');
INSERT INTO "result" VALUES('1m821zyz39423t6z','main','1m821zyz0e99kthf',0,'gomoku',1,0,1795365534691,'{"id":"1m821zyz39423t6z","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","published_at":"2026-11-22T16:38:54.691Z"}');
INSERT INTO "result" VALUES('1m821zyzs8drxptd','main','1m821zyz89ysb6cs',1,'yahtzee',0,0,1795365534713,'{"id":"1m821zyzs8drxptd","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":1,"twos":4,"threes":6,"fours":0,"fives":5,"sixes":0,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":15},"upper_total":16,"upper_bonus":0,"yahtzee_bonus":0,"total":31},{"seat":1,"boxes":{"aces":1,"twos":0,"threes":0,"fours":4,"fives":0,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":30,"large-straight":0,"yahtzee":0,"chance":16},"upper_total":11,"upper_bonus":0,"yahtzee_bonus":0,"total":57}],"forfeited":[],"forfeited_by":null,"points":[31,57],"published_at":"2026-11-22T16:38:54.713Z"}');
INSERT INTO "result" VALUES('1m821zyzs8dryhat','main','1m821zyz89ysb6cs',0,'yahtzee',0,0,1795365534713,'{"id":"1m821zyzs8dryhat","outcome":"win","winners":[1],"points":[31,57],"reason":"rounds","published_at":"2026-11-22T16:38:54.713Z"}');
INSERT INTO "result" VALUES('1m821zz1mc0g90w8','main','1m821zz1e0e6cbpe',1,'tic-tac-toe',0,0,1795365534772,'{"id":"1m821zz1mc0g90w8","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T16:38:54.772Z"}');
INSERT INTO "result" VALUES('1m821zz1mc0gbxh0','main','1m821zz1e0e6cbpe',0,'tic-tac-toe',0,0,1795365534772,'{"id":"1m821zz1mc0gbxh0","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-22T16:38:54.772Z"}');
CREATE TABLE result_reader (
    reader TEXT NOT NULL, -- a player, or a service's
    result TEXT NOT NULL,
    PRIMARY KEY (reader, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "result_reader" VALUES('1m821zywwdc49910','1m821zz1mc0g90w8');
INSERT INTO "result_reader" VALUES('1m821zywwdc49910','1m821zz1mc0gbxh0');
INSERT INTO "result_reader" VALUES('1m821zyx0dffkf4m','1m821zyxc2ps0125');
INSERT INTO "result_reader" VALUES('1m821zyx0dffkf4m','1m821zyxc2ps1wty');
INSERT INTO "result_reader" VALUES('1m821zyx0dffkf4m','1m821zyxr2z7npqh');
INSERT INTO "result_reader" VALUES('1m821zyx0dffkf4m','1m821zyxr2z7p28e');
INSERT INTO "result_reader" VALUES('1m821zyx0dffkf4m','1m821zyz39423qse');
INSERT INTO "result_reader" VALUES('1m821zyx0dffkf4m','1m821zyz39423t6z');
INSERT INTO "result_reader" VALUES('1m821zyx37j7c24x','1m821zyxqd157789');
INSERT INTO "result_reader" VALUES('1m821zyx37j7c24x','1m821zyxqd158t5k');
INSERT INTO "result_reader" VALUES('1m821zyx37j7c24x','1m821zyxt8d4wfhm');
INSERT INTO "result_reader" VALUES('1m821zyx37j7c24x','1m821zyxt8d4wjt9');
INSERT INTO "result_reader" VALUES('1m821zyx37j7c24x','1m821zyz39423qse');
INSERT INTO "result_reader" VALUES('1m821zyx37j7c24x','1m821zyz39423t6z');
INSERT INTO "result_reader" VALUES('1m821zyxwe9w230e','1m821zyy4f9kg713');
INSERT INTO "result_reader" VALUES('1m821zyy5chcqdvs','1m821zyy82d0ysxr');
INSERT INTO "result_reader" VALUES('1m821zyy5chcqdvs','1m821zyy91qty69k');
INSERT INTO "result_reader" VALUES('1m821zyy5chcqdvs','1m821zyy91qtz0rp');
INSERT INTO "result_reader" VALUES('1m821zyy5chcs4qv','1m821zyy82d0ysxr');
INSERT INTO "result_reader" VALUES('1m821zyy5chcs4qv','1m821zyy91qty69k');
INSERT INTO "result_reader" VALUES('1m821zyy5chcs4qv','1m821zyy91qtz0rp');
INSERT INTO "result_reader" VALUES('1m821zyys3d1bf10','1m821zyyydh0s0rf');
INSERT INTO "result_reader" VALUES('1m821zyys3d1d8ff','1m821zyyydh0s0rf');
INSERT INTO "result_reader" VALUES('1m821zyz76jfngc4','1m821zyzs8drxptd');
INSERT INTO "result_reader" VALUES('1m821zyz76jfngc4','1m821zyzs8dryhat');
INSERT INTO "result_reader" VALUES('1m821zyz89ys7r1y','1m821zyzs8drxptd');
INSERT INTO "result_reader" VALUES('1m821zyz89ys7r1y','1m821zyzs8dryhat');
INSERT INTO "result_reader" VALUES('1m821zz1d4j19vb7','1m821zz1mc0g90w8');
INSERT INTO "result_reader" VALUES('1m821zz1d4j19vb7','1m821zz1mc0gbxh0');
INSERT INTO "result_reader" VALUES('1m821zz1d4j1c4nv','1m821zz1mc0g90w8');
INSERT INTO "result_reader" VALUES('1m821zz1d4j1c4nv','1m821zz1mc0gbxh0');
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
INSERT INTO "seat" VALUES('1m821zyx4f54b650',0,'1m821zyx0dffkf4m','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m821zyxdcakmt75',0,'1m821zyx37j7c24x','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m821zyxr2z7mrmz',0,'1m821zyx0dffkf4m','resigned',0,0,NULL);
INSERT INTO "seat" VALUES('1m821zyxsdxkvb54',0,'1m821zyx37j7c24x','resigned',0,0,NULL);
INSERT INTO "seat" VALUES('1m821zyxt8d4ynq2',0,'1m821zyxt8d4xw16','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m821zyxwe9w2mj7',0,'1m821zyxwe9w230e','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m821zyy63n1n128',0,'1m821zyy5chcqdvs','resigned',0,1,NULL);
INSERT INTO "seat" VALUES('1m821zyy63n1n128',1,'1m821zyy5chcs4qv','joined',0,1,NULL);
INSERT INTO "seat" VALUES('1m821zyycdmrznwf',0,'1m821zyya7akg1tr','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m821zyycdmrznwf',1,'1m821zyybd7hxfe5','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m821zyycdmrznwf',2,'1m821zyybd7hzbym','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m821zyyg8tmv0d0',0,'1m821zyyeckpg529','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m821zyyg8tmv0d0',1,'1m821zyyf8qzmgsb','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m821zyyg8tmv0d0',2,'1m821zyyf8qznhyz','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m821zyykagdak9n',0,'1m821zyx0dffkf4m','joined',1,1,NULL);
INSERT INTO "seat" VALUES('1m821zyykagdak9n',1,NULL,'open',1,1,NULL);
INSERT INTO "seat" VALUES('1m821zyym5wjdeza',0,'1m821zyx37j7c24x','joined',0,1,NULL);
INSERT INTO "seat" VALUES('1m821zyym5wjdeza',1,'1m821zyx4f548vrk','invited',0,1,'1m821zyx37j7c24x');
INSERT INTO "seat" VALUES('1m821zyyq3skd16t',0,'1m821zyx0dffkf4m','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m821zyyq3skd16t',1,'1m821zyx4f548vrk','invited',1,0,'1m821zyx0dffkf4m');
INSERT INTO "seat" VALUES('1m821zyyr3f0vwx7',0,'1m821zyx0dffkf4m','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m821zyyr3f0vwx7',1,'000000000p9c7fga','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m821zyytedbqsh0',0,'1m821zyys3d1bf10','joined',1,1,NULL);
INSERT INTO "seat" VALUES('1m821zyytedbqsh0',1,'1m821zyys3d1d8ff','joined',1,1,NULL);
INSERT INTO "seat" VALUES('1m821zyz0e99kthf',0,'1m821zyx0dffkf4m','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m821zyz0e99kthf',1,'1m821zyx37j7c24x','resigned',0,0,NULL);
INSERT INTO "seat" VALUES('1m821zyz50841npf',0,'1m821zyz4df6abng','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m821zyz50841npf',1,'1m821zyz4df6by3n','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m821zyz89ysb6cs',0,'1m821zyz76jfngc4','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m821zyz89ysb6cs',1,'1m821zyz89ys7r1y','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m821zz19aefkf8f',0,'1m821zyx0dffkf4m','invited',1,0,'1m821zz17dp49y6d');
INSERT INTO "seat" VALUES('1m821zz19aefkf8f',1,'1m821zyx4f548vrk','invited',1,0,'1m821zz17dp49y6d');
INSERT INTO "seat" VALUES('1m821zz1e0e6cbpe',0,'1m821zz1d4j19vb7','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m821zz1e0e6cbpe',1,'1m821zz1d4j1c4nv','joined',0,0,NULL);
CREATE TABLE server_secret (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB    NOT NULL CHECK (length(key) = 32)
) STRICT;
INSERT INTO "server_secret" VALUES(1,X'11EE0B40C18138AC76DDDA96D2F289C58CAC69412E99710922CC46B70AF569C2');
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
INSERT INTO "token" VALUES(X'0038AA153811D9F728FE45D508FA138D38D07C1FEBD4DB3ECCDD2141FB68117D','main','1m821zyys3d1bggt','1m821zyys3d1bf10',1,'',1795365534681,NULL,NULL);
INSERT INTO "token" VALUES(X'14C7E177BC048132D8538D21946EA1B50A0C6470DC318C8E45C1F103AFB84A4F','main','1m821zyyf8qznaw2','1m821zyyf8qzmgsb',1,'',1795365534671,NULL,NULL);
INSERT INTO "token" VALUES(X'214EEC3617C34ABFA6575760253C4C767FCC475BAEB8BC5306958E6AE9E0C7A2','main','1m821zyz89ys9kpz','1m821zyz89ys7r1y',1,'',1795365534696,NULL,NULL);
INSERT INTO "token" VALUES(X'4719E2413C1F1ED3BC87076C1FAE3CD38F71B2D7573CA967BAD2F4DD4ED082B0','main','1m821zyx0dffmc91','1m821zyx0dffkf4m',1,'',1795365534624,NULL,NULL);
INSERT INTO "token" VALUES(X'5145A3C5E29A1D1A007F2FFA6D2223BA63F5F590A239DAA865A14EE5FD3FD6DE','main','1m821zz1d4j1dpeq','1m821zz1d4j1c4nv',1,'',1795365534765,NULL,1795365534773);
INSERT INTO "token" VALUES(X'5BC89E7BECFE8D2A52E30FBB599430B07E0F9EE89AED24156D6DEF66C103A64F','main','1m821zyybd7hykwg','1m821zyybd7hxfe5',1,'',1795365534667,NULL,NULL);
INSERT INTO "token" VALUES(X'62BEDA2870F01BFA6D6F161BEB6DA95E39791F0E37D5B237D596D1E64132D5A9','main','1m821zyz4df6d6y7','1m821zyz4df6by3n',1,'',1795365534692,NULL,NULL);
INSERT INTO "token" VALUES(X'67F8586A04250CB7450B97DD374890AEBA656D1A99F5F8D1244D9AA5C6E0B60B','main','1m821zyx4f54aj13','1m821zyx4f548vrk',1,'',1795365534628,NULL,NULL);
INSERT INTO "token" VALUES(X'6A82D3407731990EEAC6BF6B571416ECD598CB3BC9D3A30C8B0F6113D589A8D4','main','1m821zyy5chcsacz','1m821zyy5chcs4qv',1,'',1795365534661,NULL,NULL);
INSERT INTO "token" VALUES(X'734646BFB9DDF20F97DDEB8FAE337CCBD488AF05BF7AFACB75645B85CC03F067','main','1m821zyyeckph7pf','1m821zyyeckpg529',1,'',1795365534670,NULL,NULL);
INSERT INTO "token" VALUES(X'75102032950C14DCA0F764BF29BAFFD8A7766FB6249DC466C200995B0905544D','main','1m821zywwdc4abn2','1m821zywwdc49910',2,'referee token create',1795365534620,NULL,NULL);
INSERT INTO "token" VALUES(X'7E98879DA76C08D536812F98EB3C286245BDE61EF2D6E5BFC93A025CEE79A7DD','main','1m821zyy5chcr6rg','1m821zyy5chcqdvs',1,'',1795365534661,NULL,NULL);
INSERT INTO "token" VALUES(X'8C0EBF8408A81957F480F350337E9A7981CF6821BD85FCCF0E3F8456F115D189','main','1m821zyya7akgwxq','1m821zyya7akg1tr',1,'',1795365534666,NULL,NULL);
INSERT INTO "token" VALUES(X'975ED480080B249D01F55D4FCEC540BFE46059BF021A2783E215925195A7ECFD','main','1m821zyx37j7cwcr','1m821zyx37j7c24x',1,'',1795365534627,NULL,NULL);
INSERT INTO "token" VALUES(X'AD5A345C0C46AA1D269910A296E5308A1B9115EB57077FB9032203D630AB36EA','main','1m821zyz76jfq3rf','1m821zyz76jfngc4',1,'',1795365534695,NULL,NULL);
INSERT INTO "token" VALUES(X'B930D84A8D48DD89AED8EFD61173D85BF2EDE2BE04E8BC7AFD44698FFA306F89','main','1m821zz1d4j1apmf','1m821zz1d4j19vb7',1,'',1795365534765,NULL,NULL);
INSERT INTO "token" VALUES(X'CE067E55EDB9280629E0018D53183CAA6A4AFDDC0C6B9C3F96F3D1CCE13E0C7A','main','1m821zyybd7hzevv','1m821zyybd7hzbym',1,'',1795365534667,NULL,NULL);
INSERT INTO "token" VALUES(X'D67F0D302A3688BD401E8F3B5376899D0CC534A0D4ABAFF7A8B9D46A200DB8A7','main','1m821zyxwe9w4hw9','1m821zyxwe9w230e',1,'',1795365534652,NULL,NULL);
INSERT INTO "token" VALUES(X'E420F0A01B7912492988BD4DCFF3F04100117C1FD5A4389A022CE30386283809','main','1m821zyz4df6bpar','1m821zyz4df6abng',1,'',1795365534692,NULL,NULL);
INSERT INTO "token" VALUES(X'EDB6DEAEC638868A0A318B10ABBD87AE6340ADB5C4AA44706C2857EB3F94C3F3','main','1m821zyyf8qzq8nq','1m821zyyf8qznhyz',1,'',1795365534671,NULL,NULL);
INSERT INTO "token" VALUES(X'EFD8F9737B3E29C6A35F6064275FE9C6198DE335C12706096677313ECC1BC233','main','1m821zyys3d1empx','1m821zyys3d1d8ff',1,'',1795365534681,NULL,NULL);
INSERT INTO "token" VALUES(X'F3AA54C0ADD06B4A0218939DD45A5551C1A907B3D9EACE1DB064F139FA0F3FA5','main','1m821zyxt8d4z646','1m821zyxt8d4xw16',1,'',1795365534650,NULL,NULL);
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
INSERT INTO "tournament" VALUES('1m821zyztemhssb1','main','1m821zyx0dffkf4m','tic-tac-toe','swiss',1,'finished',12,3,6,1,5,0,0,1795365534714,1795365534716,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"e2c0989464d69ee0492669754ad38984d552d17964635fe36bdb274fe4429fb1","seeded":false}','[3]',12);
INSERT INTO "tournament" VALUES('1m821zz0gdjga9s0','main','1m821zyx0dffkf4m','tic-tac-toe','knockout',1,'finished',9,2,4,1,3,0,0,1795365534736,1795365534737,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"9e16500fcb89ca896ace85ca55638d119e18313da56d47f00ce5aca2a9390705","seeded":false}','[1]',9);
INSERT INTO "tournament" VALUES('1m821zz163a9st2a','main','1m821zyx0dffkf4m','tic-tac-toe','round-robin',1,'open',1,1,0,0,2,2,1,1795365534758,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"62fa7036b64f29fdf701a091adae1f1207b64ef2ca3d9e3f422693cde4759596","seeded":false}',NULL,1);
INSERT INTO "tournament" VALUES('1m821zz17dp49y6d','main','1m821zyx0dffkf4m','tic-tac-toe','knockout',1,'running',4,1,0,0,2,2,0,1795365534759,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"0ffd5835fcde4a8e442864b35adf2cb26595decf5401208c2dc4886b97a56d27","seeded":false}',NULL,4);
INSERT INTO "tournament" VALUES('1m821zz19aefjbs1','main','1m821zyx37j7c24x','tic-tac-toe','knockout',0,'cancelled',3,1,0,0,1,1,0,1795365534761,1795365534762,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"b8ac292d587a572d7e2e94866f42ab539f10d601ba49cd71142ccd547a6f3694","seeded":false}',NULL,3);
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
INSERT INTO "tournament_entrant" VALUES('1m821zyztemhssb1',1,NULL,'random','playing',2.0,1.5,3,1,2,0,3,3);
INSERT INTO "tournament_entrant" VALUES('1m821zyztemhssb1',2,NULL,'random','playing',1.0,1.0,3,1,0,2,5,5);
INSERT INTO "tournament_entrant" VALUES('1m821zyztemhssb1',3,NULL,'random','playing',2.5,2.25,3,2,1,0,1,1);
INSERT INTO "tournament_entrant" VALUES('1m821zyztemhssb1',4,NULL,'random','playing',1.0,1.0,3,1,0,2,4,4);
INSERT INTO "tournament_entrant" VALUES('1m821zyztemhssb1',5,NULL,'random','playing',2.5,2.25,3,2,1,0,2,2);
INSERT INTO "tournament_entrant" VALUES('1m821zz0gdjga9s0',1,NULL,'random','playing',1.0,1.0,2,1,0,1,1,1);
INSERT INTO "tournament_entrant" VALUES('1m821zz0gdjga9s0',2,NULL,'random','playing',0.0,0.0,2,0,0,2,3,3);
INSERT INTO "tournament_entrant" VALUES('1m821zz0gdjga9s0',3,NULL,'random','playing',3.0,3.0,4,3,0,1,2,2);
INSERT INTO "tournament_entrant" VALUES('1m821zz163a9st2a',1,'1m821zyx0dffkf4m',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m821zz163a9st2a',2,'1m821zyx37j7c24x',NULL,'invited',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m821zz17dp49y6d',1,'1m821zyx0dffkf4m',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m821zz17dp49y6d',2,'1m821zyx4f548vrk',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m821zz19aefjbs1',1,'1m821zyx37j7c24x',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m821zz19aefjbs1',2,'1m821zyx4f548vrk',NULL,'declined',0.0,0.0,0,0,0,0,NULL,NULL);
CREATE TABLE tournament_event (
    tournament TEXT    NOT NULL,
    seq        INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the tournament; its newest is its version
    at         INTEGER NOT NULL,
    kind       TEXT    NOT NULL,                 -- created, joined, game, ...: see tournament/tournament.h
    body       TEXT    NOT NULL,                 -- JSON: the whole truth
    PRIMARY KEY (tournament, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_event" VALUES('1m821zyztemhssb1',1,1795365534714,'created','{"ruleset":"tic-tac-toe","format":"swiss","games":3,"deal":"independent","visibility":"public","seed":"e2c0989464d69ee0492669754ad38984d552d17964635fe36bdb274fe4429fb1","seeded":false,"clock":null,"creator":"1m821zyx0dffkf4m","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m821zyztemhssb1',2,1795365534715,'round','{"round":1,"pairs":[[1,3],[4,2]],"byes":[5]}');
INSERT INTO "tournament_event" VALUES('1m821zyztemhssb1',3,1795365534715,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,3],"scores":[0.5,0.5],"seed":"a5cfa907ad575d5eb6109d72e55be78625e0df6144714e12caabee7f798c230b","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m821zyztemhssb1',4,1795365534715,'game','{"game":2,"round":1,"tie_break":false,"entrants":[4,2],"scores":[1,0],"seed":"17a7c51f51ebbd8f2119c54fbc04f182a82d09873aa1602fa21d7a4b3db555c5","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m821zyztemhssb1',5,1795365534715,'round','{"round":2,"pairs":[[5,4],[3,2]],"byes":[1]}');
INSERT INTO "tournament_event" VALUES('1m821zyztemhssb1',6,1795365534715,'game','{"game":3,"round":2,"tie_break":false,"entrants":[5,4],"scores":[1,0],"seed":"5d8c44996a832707e4a5b6c80120ab5175835c8e9a92b020836ead7d0658690d","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m821zyztemhssb1',7,1795365534715,'game','{"game":4,"round":2,"tie_break":false,"entrants":[3,2],"scores":[1,0],"seed":"5994e5f79915b058cfb2f7bfaf0854f02c64a6db5e61df4642c9e7ecd0da4155","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m821zyztemhssb1',8,1795365534715,'round','{"round":3,"pairs":[[1,5],[4,3]],"byes":[2]}');
INSERT INTO "tournament_event" VALUES('1m821zyztemhssb1',9,1795365534715,'game','{"game":5,"round":3,"tie_break":false,"entrants":[1,5],"scores":[0.5,0.5],"seed":"acdcda47251dd7ea23c79ceffa30b4a43a0aab57ca1fccdb5bafc0c5139e55a8","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m821zyztemhssb1',10,1795365534715,'game','{"game":6,"round":3,"tie_break":false,"entrants":[4,3],"scores":[0,1],"seed":"5af9bab66a9d61e8806aebe71d6d5d115451a6473c99bc4eff6766a10fbed8d9","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m821zyztemhssb1',11,1795365534715,'game','{"game":7,"round":4,"tie_break":true,"entrants":[3,5],"scores":[1,0],"seed":"7ffba411fb32cd4893da8a829585c1109a8fd06bf5a3b4d1765becc96ffd7df4","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m821zyztemhssb1',12,1795365534716,'finished','{"winners":[3]}');
INSERT INTO "tournament_event" VALUES('1m821zz0gdjga9s0',1,1795365534736,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":2,"deal":"independent","visibility":"public","seed":"9e16500fcb89ca896ace85ca55638d119e18313da56d47f00ce5aca2a9390705","seeded":false,"clock":null,"creator":"1m821zyx0dffkf4m","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m821zz0gdjga9s0',2,1795365534736,'round','{"round":1,"pairs":[[3,2]],"byes":[1]}');
INSERT INTO "tournament_event" VALUES('1m821zz0gdjga9s0',3,1795365534737,'game','{"game":1,"round":1,"tie_break":false,"entrants":[3,2],"scores":[1,0],"seed":"f3188d92ba0c12018497e1e264c9d46d0844ccdcb13002fef00ca44d21e78905","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m821zz0gdjga9s0',4,1795365534737,'game','{"game":2,"round":1,"tie_break":false,"entrants":[2,3],"scores":[0,1],"seed":"ffcfbc50bd028dfa7a886d3792aa7408cfac0bbd75bbff788eff94a8787778f0","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m821zz0gdjga9s0',5,1795365534737,'round','{"round":2,"pairs":[[1,3]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m821zz0gdjga9s0',6,1795365534737,'game','{"game":3,"round":2,"tie_break":false,"entrants":[1,3],"scores":[0,1],"seed":"5484037c95f32703b1b45d98b32cf4f635996dfe4ca79e7964ef7516034878d1","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m821zz0gdjga9s0',7,1795365534737,'game','{"game":4,"round":2,"tie_break":false,"entrants":[3,1],"scores":[0,1],"seed":"a464e24d07b11f468ea22626b8dc5d67fc4d1b64567ddddc7e1d5ff74e0b6352","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m821zz0gdjga9s0',8,1795365534737,'game','{"game":5,"round":2,"tie_break":true,"entrants":[1,3],"scores":[1,0],"seed":"75fd515931d1a32511c3de6cad30f35ff1212aa69999dfe14318149b66a3e574","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m821zz0gdjga9s0',9,1795365534737,'finished','{"winners":[1]}');
INSERT INTO "tournament_event" VALUES('1m821zz163a9st2a',1,1795365534758,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","visibility":"public","seed":"62fa7036b64f29fdf701a091adae1f1207b64ef2ca3d9e3f422693cde4759596","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m821zyx0dffkf4m","entrants":[{"player":"1m821zyx0dffkf4m","joined":true},{"player":"1m821zyx37j7c24x","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m821zz17dp49y6d',1,1795365534759,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"public","seed":"0ffd5835fcde4a8e442864b35adf2cb26595decf5401208c2dc4886b97a56d27","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m821zyx0dffkf4m","entrants":[{"player":"1m821zyx0dffkf4m","joined":true},{"player":"1m821zyx4f548vrk","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m821zz17dp49y6d',2,1795365534760,'joined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m821zz17dp49y6d',3,1795365534761,'round','{"round":1,"pairs":[[1,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m821zz17dp49y6d',4,1795365534761,'started','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"id":"1m821zz19aefkf8f"}');
INSERT INTO "tournament_event" VALUES('1m821zz19aefjbs1',1,1795365534761,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"private","seed":"b8ac292d587a572d7e2e94866f42ab539f10d601ba49cd71142ccd547a6f3694","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m821zyx37j7c24x","entrants":[{"player":"1m821zyx37j7c24x","joined":true},{"player":"1m821zyx4f548vrk","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m821zz19aefjbs1',2,1795365534762,'declined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m821zz19aefjbs1',3,1795365534762,'cancelled','{"reason":"declined"}');
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
INSERT INTO "tournament_game" VALUES('1m821zyztemhssb1',1,1,0,NULL,'[1,3]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m821zyztemhssb1',2,1,0,NULL,'[4,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m821zyztemhssb1',3,2,0,NULL,'[5,4]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m821zyztemhssb1',4,2,0,NULL,'[3,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m821zyztemhssb1',5,3,0,NULL,'[1,5]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m821zyztemhssb1',6,3,0,NULL,'[4,3]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m821zyztemhssb1',7,4,1,NULL,'[3,5]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m821zz0gdjga9s0',1,1,0,NULL,'[3,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m821zz0gdjga9s0',2,1,0,NULL,'[2,3]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m821zz0gdjga9s0',3,2,0,NULL,'[1,3]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m821zz0gdjga9s0',4,2,0,NULL,'[3,1]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m821zz0gdjga9s0',5,2,1,NULL,'[1,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m821zz17dp49y6d',1,1,0,'1m821zz19aefkf8f','[1,2]',NULL,NULL);
CREATE TABLE uptime_mark (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
INSERT INTO "uptime_mark" VALUES(1,1795365534774);
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
INSERT INTO "webhook" VALUES('1m821zz1bcff5xbq','1m821zywwdc49910','https://receiver.invalid/',11,X'224121A208819F8EE5FC910E9183CD881C0E85CF52BCED56BAE2397662F7A50C',NULL,NULL,1795365534763,NULL,NULL);
INSERT INTO "webhook" VALUES('1m821zz1cb92af08','1m821zywwdc49910','https://receiver.invalid/',16,X'C7CCD0814918758FFBE4DEAFC6B2664ABD3673E879221E7A7654FBD73243A0E2',NULL,NULL,1795365534764,1795365534764,NULL);
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
CREATE INDEX idempotency_use_hour ON idempotency_use (hour);
COMMIT;
