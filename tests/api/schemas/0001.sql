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
INSERT INTO "block" VALUES('1m8hbnzfs070q3pt','1m8hbnzfrfak959v',1795879009936);
CREATE TABLE delivery (
    number     INTEGER PRIMARY KEY,
    id         TEXT    NOT NULL UNIQUE,
    webhook    TEXT    NOT NULL REFERENCES webhook (id),
    game       TEXT,                      -- messages of one game go to one webhook one after the other; NULL = a test
    message    TEXT    NOT NULL,          -- GAME-SEQ-TYPE: the same at every attempt
    type       TEXT    NOT NULL,
    body       TEXT    NOT NULL,          -- JSON, without names
    traceparent TEXT,                     -- of the request that caused it, W3C Trace Context; NULL = none, or nobody asked
    tracestate TEXT,                      -- that came with it; NULL = none
    created_at INTEGER NOT NULL,
    attempts   INTEGER NOT NULL,          -- made so far
    due_at     INTEGER,                   -- of the next; NULL = there is none, or one before it has not ended
    tried_at   INTEGER,                   -- the latest
    status     INTEGER,                   -- HTTP status of the latest; NULL = no answer
    ended_at   INTEGER,                   -- delivered or given up
    delivered  INTEGER NOT NULL CHECK (delivered IN (0, 1))
) STRICT;
INSERT INTO "delivery" VALUES(1,'1m8hbp04v3ztvgt5','1m8hbp04n4ksng36','1m8hbp04v3ztv0fc','1m8hbp04v3ztv0fc-1-game.event','game.event','{"type":"game.event","timestamp":"2026-11-28T15:16:50.459Z","data":{"seq":1,"at":"2026-11-28T15:16:50.459Z","kind":"created","seat":0,"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m8hbp04sbmd1sqf","status":"joined"},{"player":"1m8hbp04t8dp4dxc","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m8hbp04sbmd1sqf","clock":{"turn_seconds":30,"bot_turn_seconds":1},"game":"1m8hbp04v3ztv0fc"}}',NULL,NULL,1795879010459,1,1795879015963,1795879010474,NULL,NULL,0);
INSERT INTO "delivery" VALUES(2,'1m8hbp04zddvr6ze','1m8hbp04n4ksng36','1m8hbp04v3ztv0fc','1m8hbp04v3ztv0fc-2-game.event','game.event','{"type":"game.event","timestamp":"2026-11-28T15:16:50.463Z","data":{"seq":2,"at":"2026-11-28T15:16:50.463Z","kind":"joined","seat":1,"player":"1m8hbp04t8dp4dxc","game":"1m8hbp04v3ztv0fc"}}',NULL,NULL,1795879010463,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(3,'1m8hbp04zddvsxv2','1m8hbp04n4ksng36','1m8hbp04v3ztv0fc','1m8hbp04v3ztv0fc-3-game.event','game.event','{"type":"game.event","timestamp":"2026-11-28T15:16:50.463Z","data":{"seq":3,"at":"2026-11-28T15:16:50.463Z","kind":"round","seat":null,"number":1,"leader":0,"commitment":null,"points":[0,0],"game":"1m8hbp04v3ztv0fc"}}',NULL,NULL,1795879010463,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(4,'1m8hbp04zddvtz7d','1m8hbp04n4ksng36','1m8hbp04v3ztv0fc','1m8hbp04v3ztv0fc-3-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-28T15:16:50.463Z","data":{"game":"1m8hbp04v3ztv0fc","seq":3,"players":["1m8hbp04sbmd1sqf"],"seats":[0],"deadline":"2026-11-28T15:17:20.463Z"}}',NULL,NULL,1795879010463,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(5,'1m8hbp0539gh1taa','1m8hbp04n4ksng36','1m8hbp04v3ztv0fc','1m8hbp04v3ztv0fc-4-game.event','game.event','{"type":"game.event","timestamp":"2026-11-28T15:16:50.467Z","data":{"seq":4,"at":"2026-11-28T15:16:50.467Z","kind":"move","seat":0,"column":0,"row":0,"symbol":"X","game":"1m8hbp04v3ztv0fc"}}',NULL,NULL,1795879010467,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(6,'1m8hbp0539gh3fdm','1m8hbp04n4ksng36','1m8hbp04v3ztv0fc','1m8hbp04v3ztv0fc-4-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-28T15:16:50.467Z","data":{"game":"1m8hbp04v3ztv0fc","seq":4,"players":["1m8hbp04t8dp4dxc"],"seats":[1],"deadline":"2026-11-28T15:17:20.467Z"}}',NULL,NULL,1795879010467,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(7,'1m8hbp0594zq8fj8','1m8hbp04n4ksng36','1m8hbp04v3ztv0fc','1m8hbp04v3ztv0fc-5-game.event','game.event','{"type":"game.event","timestamp":"2026-11-28T15:16:50.473Z","data":{"seq":5,"at":"2026-11-28T15:16:50.473Z","kind":"move","seat":1,"column":1,"row":0,"symbol":"O","game":"1m8hbp04v3ztv0fc"}}',NULL,NULL,1795879010473,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(8,'1m8hbp0594zq9hje','1m8hbp04n4ksng36','1m8hbp04v3ztv0fc','1m8hbp04v3ztv0fc-5-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-28T15:16:50.473Z","data":{"game":"1m8hbp04v3ztv0fc","seq":5,"players":["1m8hbp04sbmd1sqf"],"seats":[0],"deadline":"2026-11-28T15:17:20.473Z"}}',NULL,NULL,1795879010473,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(9,'1m8hbp05a50f8ehs','1m8hbp04n4ksng36','1m8hbp04v3ztv0fc','1m8hbp04v3ztv0fc-6-game.event','game.event','{"type":"game.event","timestamp":"2026-11-28T15:16:50.474Z","data":{"seq":6,"at":"2026-11-28T15:16:50.474Z","kind":"move","seat":0,"column":0,"row":1,"symbol":"X","game":"1m8hbp04v3ztv0fc"}}',NULL,NULL,1795879010474,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(10,'1m8hbp05a50f9wcz','1m8hbp04n4ksng36','1m8hbp04v3ztv0fc','1m8hbp04v3ztv0fc-6-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-28T15:16:50.474Z","data":{"game":"1m8hbp04v3ztv0fc","seq":6,"players":["1m8hbp04t8dp4dxc"],"seats":[1],"deadline":"2026-11-28T15:17:20.474Z"}}',NULL,NULL,1795879010474,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(11,'1m8hbp05c81v7zcp','1m8hbp04n4ksng36','1m8hbp04v3ztv0fc','1m8hbp04v3ztv0fc-7-game.event','game.event','{"type":"game.event","timestamp":"2026-11-28T15:16:50.476Z","data":{"seq":7,"at":"2026-11-28T15:16:50.476Z","kind":"move","seat":1,"column":1,"row":1,"symbol":"O","game":"1m8hbp04v3ztv0fc"}}',NULL,NULL,1795879010476,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(12,'1m8hbp05c81v9egb','1m8hbp04n4ksng36','1m8hbp04v3ztv0fc','1m8hbp04v3ztv0fc-7-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-28T15:16:50.476Z","data":{"game":"1m8hbp04v3ztv0fc","seq":7,"players":["1m8hbp04sbmd1sqf"],"seats":[0],"deadline":"2026-11-28T15:17:20.476Z"}}',NULL,NULL,1795879010476,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(13,'1m8hbp05de6zppga','1m8hbp04n4ksng36','1m8hbp04v3ztv0fc','1m8hbp04v3ztv0fc-8-game.event','game.event','{"type":"game.event","timestamp":"2026-11-28T15:16:50.476Z","data":{"seq":8,"at":"2026-11-28T15:16:50.476Z","kind":"move","seat":0,"column":0,"row":2,"symbol":"X","game":"1m8hbp04v3ztv0fc"}}',NULL,NULL,1795879010477,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(14,'1m8hbp05de6zsjfx','1m8hbp04n4ksng36','1m8hbp04v3ztv0fc','1m8hbp04v3ztv0fc-9-game.event','game.event','{"type":"game.event","timestamp":"2026-11-28T15:16:50.477Z","data":{"seq":9,"at":"2026-11-28T15:16:50.477Z","kind":"round-over","seat":null,"id":"1m8hbp05de6zqzca","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null,"game":"1m8hbp04v3ztv0fc"}}',NULL,NULL,1795879010477,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(15,'1m8hbp05de6zsxbc','1m8hbp04n4ksng36','1m8hbp04v3ztv0fc','1m8hbp04v3ztv0fc-9-result.published','result.published','{"type":"result.published","timestamp":"2026-11-28T15:16:50.477Z","data":{"id":"1m8hbp05de6zqzca","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-28T15:16:50.477Z","kind":"round","game":"1m8hbp04v3ztv0fc","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m8hbp04sbmd1sqf"}},{"seat":1,"player":{"id":"1m8hbp04t8dp4dxc"}}]}}',NULL,NULL,1795879010477,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(16,'1m8hbp05de6zwp1a','1m8hbp04n4ksng36','1m8hbp04v3ztv0fc','1m8hbp04v3ztv0fc-10-game.event','game.event','{"type":"game.event","timestamp":"2026-11-28T15:16:50.477Z","data":{"seq":10,"at":"2026-11-28T15:16:50.477Z","kind":"finished","seat":null,"id":"1m8hbp05de6zv8wj","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","game":"1m8hbp04v3ztv0fc"}}',NULL,NULL,1795879010477,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(17,'1m8hbp05de6zy4gj','1m8hbp04n4ksng36','1m8hbp04v3ztv0fc','1m8hbp04v3ztv0fc-10-result.published','result.published','{"type":"result.published","timestamp":"2026-11-28T15:16:50.477Z","data":{"id":"1m8hbp05de6zv8wj","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-28T15:16:50.477Z","kind":"match","game":"1m8hbp04v3ztv0fc","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m8hbp04sbmd1sqf"}},{"seat":1,"player":{"id":"1m8hbp04t8dp4dxc"}}]}}',NULL,NULL,1795879010477,0,NULL,NULL,NULL,NULL,0);
CREATE TABLE event (
    id   INTEGER PRIMARY KEY,              -- its place in the log of all games
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL                  -- JSON: the whole truth, secrets included
) STRICT;
INSERT INTO "event" VALUES(1,'1m8hbnzgb0b268wb',1,1795879009803,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8hbnzfqevnkye9","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m8hbnzfqevnkye9","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(2,'1m8hbnzgb0b268wb',2,1795879009803,'round',NULL,'{"number":1,"leader":null,"commitment":"8326c12872e9d610ecc1e43f84d653dee329340e34ae4dd93f21162dd8398439","points":[0],"rules":2,"seats":[{"player":"1m8hbnzfqevnkye9","status":"joined"}],"rounds":1,"deal":{"nonce":"df48d2527b404f05fe0816b1cb61ad3e1448f2b7d6ce7dbb1cf3450d2f77303e","secret":"1467"},"carry":null}');
INSERT INTO "event" VALUES(3,'1m8hbnzgb0b268wb',3,1795879009812,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(4,'1m8hbnzgb0b268wb',4,1795879009820,'guess',0,'{"attempt":2,"code":"1456","bulls":2,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(5,'1m8hbnzgb0b268wb',5,1795879009823,'guess',0,'{"attempt":3,"code":"1467","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(6,'1m8hbnzgb0b268wb',6,1795879009823,'round-over',NULL,'{"id":"1m8hbnzgz8jy5r8a","round":1,"leader":null,"attempts":3,"solved":true,"solver":0,"secret":"1467","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"df48d2527b404f05fe0816b1cb61ad3e1448f2b7d6ce7dbb1cf3450d2f77303e","secret":"1467"}}');
INSERT INTO "event" VALUES(7,'1m8hbnzgb0b268wb',7,1795879009823,'finished',NULL,'{"id":"1m8hbnzgz8jy67w4","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(8,'1m8hbnzh10pq5s02',1,1795879009825,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8hbnzfrfak959v","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m8hbnzfrfak959v","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(9,'1m8hbnzh10pq5s02',2,1795879009825,'round',NULL,'{"number":1,"leader":null,"commitment":"78722c7522f8373891a0a48ceb5f4b16e34ba4b649ebac4e3d310ea0d3c35365","points":[0],"rules":2,"seats":[{"player":"1m8hbnzfrfak959v","status":"joined"}],"rounds":1,"deal":{"nonce":"f713750f5e5fd84727b60b37f33ad4da4b7befc890676c01d4e13e2e90c64fef","secret":"6741"},"carry":null}');
INSERT INTO "event" VALUES(10,'1m8hbnzh10pq5s02',3,1795879009828,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(11,'1m8hbnzh10pq5s02',4,1795879009836,'guess',0,'{"attempt":2,"code":"1456","bulls":0,"cows":3,"solved":false}');
INSERT INTO "event" VALUES(12,'1m8hbnzh10pq5s02',5,1795879009840,'guess',0,'{"attempt":3,"code":"2564","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(13,'1m8hbnzh10pq5s02',6,1795879009842,'guess',0,'{"attempt":4,"code":"4617","bulls":0,"cows":4,"solved":false}');
INSERT INTO "event" VALUES(14,'1m8hbnzh10pq5s02',7,1795879009843,'guess',0,'{"attempt":5,"code":"6741","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(15,'1m8hbnzh10pq5s02',8,1795879009843,'round-over',NULL,'{"id":"1m8hbnzhk7t9jg8h","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"6741","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"f713750f5e5fd84727b60b37f33ad4da4b7befc890676c01d4e13e2e90c64fef","secret":"6741"}}');
INSERT INTO "event" VALUES(16,'1m8hbnzh10pq5s02',9,1795879009843,'finished',NULL,'{"id":"1m8hbnzhk7t9kgmb","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(17,'1m8hbnzhnet7w91z',1,1795879009845,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","consistent_guesses":false,"codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8hbnzfqevnkye9","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m8hbnzfqevnkye9","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(18,'1m8hbnzhnet7w91z',2,1795879009845,'round',NULL,'{"number":1,"leader":null,"commitment":"df8d8858e79c899f179f71f1550a891b47bfe769599b8b7aca31469d33112d5e","points":[0],"rules":2,"seats":[{"player":"1m8hbnzfqevnkye9","status":"joined"}],"rounds":1,"deal":{"nonce":"f4df39037e56fcb760bef2a1630f8e070a4a98d8be02d6e53d7ec9e7a7032a62","secret":"5437"},"carry":null}');
INSERT INTO "event" VALUES(19,'1m8hbnzhnet7w91z',3,1795879009846,'resigned',0,'{}');
INSERT INTO "event" VALUES(20,'1m8hbnzhnet7w91z',4,1795879009846,'round-over',NULL,'{"id":"1m8hbnzhp960s75f","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"5437","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"f4df39037e56fcb760bef2a1630f8e070a4a98d8be02d6e53d7ec9e7a7032a62","secret":"5437"}}');
INSERT INTO "event" VALUES(21,'1m8hbnzhnet7w91z',5,1795879009846,'finished',NULL,'{"id":"1m8hbnzhp960sw2w","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(22,'1m8hbnzhs53ncxzv',1,1795879009849,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","consistent_guesses":false,"codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8hbnzfrfak959v","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m8hbnzfrfak959v","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(23,'1m8hbnzhs53ncxzv',2,1795879009849,'round',NULL,'{"number":1,"leader":null,"commitment":"502df2337e16855c053df8424e073a77d70f9b3f9d2d7355aa8e73d3d1a1970e","points":[0],"rules":2,"seats":[{"player":"1m8hbnzfrfak959v","status":"joined"}],"rounds":1,"deal":{"nonce":"2c1e03de8d0f2ebfd8857cb08315ad48c9fb0cf02e42e6385793b5799442c2c5","secret":"4641"},"carry":null}');
INSERT INTO "event" VALUES(24,'1m8hbnzhs53ncxzv',3,1795879009851,'resigned',0,'{}');
INSERT INTO "event" VALUES(25,'1m8hbnzhs53ncxzv',4,1795879009851,'round-over',NULL,'{"id":"1m8hbnzhv8vzrapq","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"4641","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"2c1e03de8d0f2ebfd8857cb08315ad48c9fb0cf02e42e6385793b5799442c2c5","secret":"4641"}}');
INSERT INTO "event" VALUES(26,'1m8hbnzhs53ncxzv',5,1795879009851,'finished',NULL,'{"id":"1m8hbnzhv8vzs6h8","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(27,'1m8hbnzhx28y8q05',1,1795879009853,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8hbnzhx28y7wpp","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m8hbnzhx28y7wpp","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(28,'1m8hbnzhx28y8q05',2,1795879009853,'round',NULL,'{"number":1,"leader":null,"commitment":"dd0cd135d413b5b5ac8d57c63795d20f59e34e9aad07763d6e914a0e2c726689","points":[0],"rules":2,"seats":[{"player":"1m8hbnzhx28y7wpp","status":"joined"}],"rounds":0,"deal":{"nonce":"be3179fb642600113e063c7f2085643e13e051b14a051a151e084a102d634cdf","secret":"6092"},"carry":null}');
INSERT INTO "event" VALUES(29,'1m8hbnzhx28y8q05',3,1795879009861,'guess',0,'{"attempt":1,"code":"1234","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(30,'1m8hbnzj709s6t05',1,1795879009863,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"server","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8hbnzj709s5pnq","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m8hbnzj709s5pnq","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(31,'1m8hbnzj709s6t05',2,1795879009863,'round',NULL,'{"number":1,"leader":null,"commitment":"30311759eb3fc9499365c71ff23e3df9fe380489ce401a85c4b6f681aa28e171","points":[0],"rules":2,"seats":[{"player":"1m8hbnzj709s5pnq","status":"joined"}],"rounds":2,"deal":{"nonce":"f0fe3a88e34434f7fdd8e02b51e09f317a246a4478e866e4215bce69ceccc39d","secret":"0539"},"carry":null}');
INSERT INTO "event" VALUES(32,'1m8hbnzj709s6t05',3,1795879009866,'guess',0,'{"attempt":1,"code":"0123","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(33,'1m8hbnzj709s6t05',4,1795879009876,'guess',0,'{"attempt":2,"code":"0245","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(34,'1m8hbnzj709s6t05',5,1795879009879,'guess',0,'{"attempt":3,"code":"0356","bulls":1,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(35,'1m8hbnzj709s6t05',6,1795879009881,'guess',0,'{"attempt":4,"code":"0537","bulls":3,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(36,'1m8hbnzj709s6t05',7,1795879009882,'guess',0,'{"attempt":5,"code":"0538","bulls":3,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(37,'1m8hbnzj709s6t05',8,1795879009884,'guess',0,'{"attempt":6,"code":"0539","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(38,'1m8hbnzj709s6t05',9,1795879009884,'round-over',NULL,'{"id":"1m8hbnzjw7x22nv2","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"0539","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"f0fe3a88e34434f7fdd8e02b51e09f317a246a4478e866e4215bce69ceccc39d","secret":"0539"}}');
INSERT INTO "event" VALUES(39,'1m8hbnzj709s6t05',10,1795879009885,'published',0,'{}');
INSERT INTO "event" VALUES(40,'1m8hbnzj709s6t05',11,1795879009886,'round',NULL,'{"number":2,"leader":null,"commitment":"b48f4d09aa7715b8c031d4a641efa28760272a5e7a7e78b3a20e59ac334b8ea5","points":[1],"rules":2,"seats":[{"player":"1m8hbnzj709s5pnq","status":"joined"}],"rounds":2,"deal":{"nonce":"d3a805aec751f97a5466e51b0c6509b4a3ebed95ff069fa69037f8b9516f609c","secret":"7201"},"carry":null,"made_public":true}');
INSERT INTO "event" VALUES(41,'1m8hbnzjy9x1127w',1,1795879009886,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m8hbnzfrfak959v","status":"invited"},{"player":"000000000vexb2yq","status":"joined","bot":"gomoku","level":3}],"visibility":"private","ranked":false,"creator":"1m8hbnzfqevnkye9","join_code":"BRPAZE","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(42,'1m8hbnzk69rdnecd',1,1795879009894,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8hbnzk01j7f1sw","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m8hbnzk01j7f1sw","join_code":"FYPQXP","clock":null,"log":3}');
INSERT INTO "event" VALUES(43,'1m8hbnzk69rdnecd',2,1795879009901,'joined',1,'{"player":"1m8hbnzk01j7hd95"}');
INSERT INTO "event" VALUES(44,'1m8hbnzk69rdnecd',3,1795879009901,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m8hbnzk01j7f1sw","status":"joined"},{"player":"1m8hbnzk01j7hd95","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(45,'1m8hbnzk69rdnecd',4,1795879009902,'secret',0,'{"code":"1234","nonce":"ae6e27ce65a0124571c507e327b3ac07645c695934ec5c38ab6a1404e435a377","commitment":"ed2ac6093872d2aba07944d2d8837cc3888ee3850f682dc64bc9435236803656"}');
INSERT INTO "event" VALUES(46,'1m8hbnzk69rdnecd',5,1795879009903,'guess',1,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(47,'1m8hbnzk69rdnecd',6,1795879009903,'round-over',NULL,'{"id":"1m8hbnzkf7tfsy9e","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"ae6e27ce65a0124571c507e327b3ac07645c695934ec5c38ab6a1404e435a377","secret":"1234"}}');
INSERT INTO "event" VALUES(48,'1m8hbnzk69rdnecd',7,1795879009904,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":2,"seats":[{"player":"1m8hbnzk01j7f1sw","status":"joined"},{"player":"1m8hbnzk01j7hd95","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(49,'1m8hbnzk69rdnecd',8,1795879009904,'secret',1,'{"code":"4321","nonce":"329e62e942ef27f71d7cbff9c23d127dc0d3c68a9673c6926313e3ae400b9d8f","commitment":"12962d8d0e62fe6b3530ebeec7ef6f2e2a834e6177ce01aa803f20d662363465"}');
INSERT INTO "event" VALUES(50,'1m8hbnzk69rdnecd',9,1795879009905,'resigned',0,'{}');
INSERT INTO "event" VALUES(51,'1m8hbnzk69rdnecd',10,1795879009905,'round-over',NULL,'{"id":"1m8hbnzkh0bcf9tq","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"329e62e942ef27f71d7cbff9c23d127dc0d3c68a9673c6926313e3ae400b9d8f","secret":"4321"}}');
INSERT INTO "event" VALUES(52,'1m8hbnzk69rdnecd',11,1795879009905,'finished',NULL,'{"id":"1m8hbnzkh0bcfwrt","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation"}');
INSERT INTO "event" VALUES(53,'1m8hbnzktc6ztesb',1,1795879009914,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"manual","secret":"held","rounds":3,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8hbnzkjfmv47dr","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m8hbnzkjfmv47dr","join_code":"X99JFT","clock":null,"log":3}');
INSERT INTO "event" VALUES(54,'1m8hbnzktc6ztesb',2,1795879009920,'joined',1,'{"player":"1m8hbnzkkbssz7xe"}');
INSERT INTO "event" VALUES(55,'1m8hbnzktc6ztesb',3,1795879009921,'joined',2,'{"player":"1m8hbnzkm575gpyd"}');
INSERT INTO "event" VALUES(56,'1m8hbnzktc6ztesb',4,1795879009921,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m8hbnzkjfmv47dr","status":"joined"},{"player":"1m8hbnzkkbssz7xe","status":"joined"},{"player":"1m8hbnzkm575gpyd","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(57,'1m8hbnzm9b21kxhw',1,1795879009929,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8hbnzm2e2p54j1","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m8hbnzm2e2p54j1","join_code":"GNMQW7","clock":null,"log":3}');
INSERT INTO "event" VALUES(58,'1m8hbnzm9b21kxhw',2,1795879009930,'joined',1,'{"player":"1m8hbnzm2e2p7pt1"}');
INSERT INTO "event" VALUES(59,'1m8hbnzm9b21kxhw',3,1795879009931,'joined',2,'{"player":"1m8hbnzm34drb4ej"}');
INSERT INTO "event" VALUES(60,'1m8hbnzm9b21kxhw',4,1795879009931,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m8hbnzm2e2p54j1","status":"joined"},{"player":"1m8hbnzm2e2p7pt1","status":"joined"},{"player":"1m8hbnzm34drb4ej","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(61,'1m8hbnzm9b21kxhw',5,1795879009932,'secret',0,'{"code":"5678","nonce":"ceb6d02a28e9601f95cc399a3992390168ed10f9d91d9aaaa71bfeb2d9dad71e","commitment":"037fca1105a86f517610079c6625a73961ea0e923c029194b76124f60e05013e"}');
INSERT INTO "event" VALUES(62,'1m8hbnzm9b21kxhw',6,1795879009932,'guess',1,'{"attempt":1,"code":"1234","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(63,'1m8hbnzmd41mezy2',1,1795879009933,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8hbnzfqevnkye9","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m8hbnzfqevnkye9","join_code":"ZGN7FM","clock":null,"log":3}');
INSERT INTO "event" VALUES(64,'1m8hbnzme61vzf8h',1,1795879009934,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8hbnzfrfak959v","status":"joined"},{"player":"1m8hbnzfs070q3pt","status":"invited"}],"visibility":"public","ranked":false,"creator":"1m8hbnzfrfak959v","join_code":"RPYVW6","clock":null,"log":3}');
INSERT INTO "event" VALUES(65,'1m8hbnzme61vzf8h',2,1795879009935,'aborted',0,'{"reason":"creator"}');
INSERT INTO "event" VALUES(66,'1m8hbnzmh995mnpw',1,1795879009937,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8hbnzfqevnkye9","status":"joined"},{"player":"1m8hbnzfs070q3pt","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m8hbnzfqevnkye9","join_code":"3TE9Y2","clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(67,'1m8hbnzmh995mwsj',1,1795879009937,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8hbnzfqevnkye9","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"visibility":"private","ranked":false,"creator":"1m8hbnzfqevnkye9","join_code":null,"clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(68,'1m8hbnzmh995mwsj',2,1795879009937,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m8hbnzfqevnkye9","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(69,'1m8hbnzmmejsaatc',1,1795879009940,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":null,"hints":false},"seats":[{"player":"1m8hbnzmk3740q4z","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m8hbnzmk3740q4z","join_code":"T4SBAF","clock":null,"log":3}');
INSERT INTO "event" VALUES(70,'1m8hbnzmmejsaatc',2,1795879009941,'joined',1,'{"player":"1m8hbnzmmejs8vhs"}');
INSERT INTO "event" VALUES(71,'1m8hbnzmmejsaatc',3,1795879009941,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m8hbnzmk3740q4z","status":"joined"},{"player":"1m8hbnzmmejs8vhs","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(72,'1m8hbnzmmejsaatc',4,1795879009943,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(73,'1m8hbnzmmejsaatc',5,1795879009943,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(74,'1m8hbnzmmejsaatc',6,1795879009944,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(75,'1m8hbnzmmejsaatc',7,1795879009945,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(76,'1m8hbnzmmejsaatc',8,1795879009946,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(77,'1m8hbnzmmejsaatc',9,1795879009946,'round-over',NULL,'{"id":"1m8hbnzmt6xp1qn2","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(78,'1m8hbnzmmejsaatc',10,1795879009946,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[1,0],"rules":1,"seats":[{"player":"1m8hbnzmk3740q4z","status":"joined"},{"player":"1m8hbnzmmejs8vhs","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(79,'1m8hbnzmmejsaatc',11,1795879009948,'move',1,'{"column":1,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(80,'1m8hbnzmxcpvypdx',1,1795879009949,'created',0,'{"ruleset":"gomoku","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m8hbnzfqevnkye9","status":"joined"},{"player":"1m8hbnzfrfak959v","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m8hbnzfqevnkye9","join_code":"M3JFKN","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(81,'1m8hbnzmxcpvypdx',2,1795879009949,'joined',1,'{"player":"1m8hbnzfrfak959v"}');
INSERT INTO "event" VALUES(82,'1m8hbnzmxcpvypdx',3,1795879009949,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m8hbnzfqevnkye9","status":"joined"},{"player":"1m8hbnzfrfak959v","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(83,'1m8hbnzmxcpvypdx',4,1795879009951,'move',0,'{"column":7,"row":7,"symbol":"X"}');
INSERT INTO "event" VALUES(84,'1m8hbnzmxcpvypdx',5,1795879009951,'move',1,'{"column":8,"row":8,"symbol":"O"}');
INSERT INTO "event" VALUES(85,'1m8hbnzmxcpvypdx',6,1795879009952,'resigned',1,'{}');
INSERT INTO "event" VALUES(86,'1m8hbnzmxcpvypdx',7,1795879009952,'round-over',NULL,'{"id":"1m8hbnzn02z6qehz","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(87,'1m8hbnzmxcpvypdx',8,1795879009952,'finished',NULL,'{"id":"1m8hbnzn02z6s7bk","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation"}');
INSERT INTO "event" VALUES(88,'1m8hbnzn3ckzh1bn',1,1795879009955,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","cards":"shown","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m8hbnzn19z1m03r","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m8hbnzn19z1m03r","join_code":"R8ZDCR","clock":null,"log":3,"commitment":"9133260f95e0f19a4cbd3cbeb498bd4b6fd26e2b04bb7c6b2a3221d891035321","client_seeds":["",""],"server_seed":"7362bf8c2128b930cc177c901e1764e6aa89e3b1285fcdbe4b14b12be3c9fecb"}');
INSERT INTO "event" VALUES(89,'1m8hbnzn3ckzh1bn',2,1795879009955,'joined',1,'{"player":"1m8hbnzn269vc8f3"}');
INSERT INTO "event" VALUES(90,'1m8hbnzn3ckzh1bn',3,1795879009955,'round',NULL,'{"number":1,"leader":0,"commitment":"9133260f95e0f19a4cbd3cbeb498bd4b6fd26e2b04bb7c6b2a3221d891035321","points":[0,0],"rules":1,"seats":[{"player":"1m8hbnzn19z1m03r","status":"joined"},{"player":"1m8hbnzn269vc8f3","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(91,'1m8hbnzn3ckzh1bn',4,1795879009955,'roll',0,'{"keep":[],"dice":[6,6,6,5,6],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(92,'1m8hbnzn3ckzh1bn',5,1795879009962,'score',0,'{"category":"chance","score":29,"bonus":0}');
INSERT INTO "event" VALUES(93,'1m8hbnzn3ckzh1bn',6,1795879009962,'roll',1,'{"keep":[],"dice":[3,3,4,5,1],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(94,'1m8hbnzncac4m1n8',1,1795879009964,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","cards":"shown","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m8hbnznb0x6rre7","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m8hbnznb0x6rre7","join_code":"5FSDSZ","clock":null,"log":3,"commitment":"63eaf093b8d642da0694c6e6857f001665c3b30962148eac573b38dd2dd1a797","client_seeds":["",""],"server_seed":"231fee5de9f7824f839f8310d825c8661b33304ec451bdc91b14af7bc7ae0722"}');
INSERT INTO "event" VALUES(95,'1m8hbnzncac4m1n8',2,1795879009965,'joined',1,'{"player":"1m8hbnznb0x6w73b"}');
INSERT INTO "event" VALUES(96,'1m8hbnzncac4m1n8',3,1795879009965,'round',NULL,'{"number":1,"leader":0,"commitment":"63eaf093b8d642da0694c6e6857f001665c3b30962148eac573b38dd2dd1a797","points":[0,0],"rules":1,"seats":[{"player":"1m8hbnznb0x6rre7","status":"joined"},{"player":"1m8hbnznb0x6w73b","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(97,'1m8hbnzncac4m1n8',4,1795879009965,'roll',0,'{"keep":[],"dice":[3,6,6,3,3],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(98,'1m8hbnzncac4m1n8',5,1795879009966,'score',0,'{"category":"aces","score":0,"bonus":0}');
INSERT INTO "event" VALUES(99,'1m8hbnzncac4m1n8',6,1795879009966,'roll',1,'{"keep":[],"dice":[1,4,5,5,4],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(100,'1m8hbnzncac4m1n8',7,1795879009967,'score',1,'{"category":"aces","score":1,"bonus":0}');
INSERT INTO "event" VALUES(101,'1m8hbnzncac4m1n8',8,1795879009967,'roll',0,'{"keep":[],"dice":[1,6,1,5,3],"stage":0,"roll":2}');
INSERT INTO "event" VALUES(102,'1m8hbnzncac4m1n8',9,1795879009968,'score',0,'{"category":"twos","score":0,"bonus":0}');
INSERT INTO "event" VALUES(103,'1m8hbnzncac4m1n8',10,1795879009968,'roll',1,'{"keep":[],"dice":[3,2,3,5,5],"stage":0,"roll":3}');
INSERT INTO "event" VALUES(104,'1m8hbnzncac4m1n8',11,1795879009968,'score',1,'{"category":"twos","score":2,"bonus":0}');
INSERT INTO "event" VALUES(105,'1m8hbnzncac4m1n8',12,1795879009968,'roll',0,'{"keep":[],"dice":[6,5,6,2,1],"stage":0,"roll":4}');
INSERT INTO "event" VALUES(106,'1m8hbnzncac4m1n8',13,1795879009969,'score',0,'{"category":"threes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(107,'1m8hbnzncac4m1n8',14,1795879009969,'roll',1,'{"keep":[],"dice":[2,2,2,4,2],"stage":0,"roll":5}');
INSERT INTO "event" VALUES(108,'1m8hbnzncac4m1n8',15,1795879009970,'score',1,'{"category":"threes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(109,'1m8hbnzncac4m1n8',16,1795879009970,'roll',0,'{"keep":[],"dice":[4,5,5,5,5],"stage":0,"roll":6}');
INSERT INTO "event" VALUES(110,'1m8hbnzncac4m1n8',17,1795879009970,'score',0,'{"category":"fours","score":4,"bonus":0}');
INSERT INTO "event" VALUES(111,'1m8hbnzncac4m1n8',18,1795879009970,'roll',1,'{"keep":[],"dice":[4,6,6,5,5],"stage":0,"roll":7}');
INSERT INTO "event" VALUES(112,'1m8hbnzncac4m1n8',19,1795879009971,'score',1,'{"category":"fours","score":4,"bonus":0}');
INSERT INTO "event" VALUES(113,'1m8hbnzncac4m1n8',20,1795879009971,'roll',0,'{"keep":[],"dice":[3,6,1,3,6],"stage":0,"roll":8}');
INSERT INTO "event" VALUES(114,'1m8hbnzncac4m1n8',21,1795879009972,'score',0,'{"category":"fives","score":0,"bonus":0}');
INSERT INTO "event" VALUES(115,'1m8hbnzncac4m1n8',22,1795879009972,'roll',1,'{"keep":[],"dice":[5,5,4,2,1],"stage":0,"roll":9}');
INSERT INTO "event" VALUES(116,'1m8hbnzncac4m1n8',23,1795879009972,'score',1,'{"category":"fives","score":10,"bonus":0}');
INSERT INTO "event" VALUES(117,'1m8hbnzncac4m1n8',24,1795879009972,'roll',0,'{"keep":[],"dice":[4,3,4,2,6],"stage":0,"roll":10}');
INSERT INTO "event" VALUES(118,'1m8hbnzncac4m1n8',25,1795879009973,'score',0,'{"category":"sixes","score":6,"bonus":0}');
INSERT INTO "event" VALUES(119,'1m8hbnzncac4m1n8',26,1795879009973,'roll',1,'{"keep":[],"dice":[3,2,1,6,4],"stage":0,"roll":11}');
INSERT INTO "event" VALUES(120,'1m8hbnzncac4m1n8',27,1795879009974,'score',1,'{"category":"sixes","score":6,"bonus":0}');
INSERT INTO "event" VALUES(121,'1m8hbnzncac4m1n8',28,1795879009974,'roll',0,'{"keep":[],"dice":[1,5,5,4,6],"stage":0,"roll":12}');
INSERT INTO "event" VALUES(122,'1m8hbnzncac4m1n8',29,1795879009974,'score',0,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(123,'1m8hbnzncac4m1n8',30,1795879009974,'roll',1,'{"keep":[],"dice":[3,3,4,1,6],"stage":0,"roll":13}');
INSERT INTO "event" VALUES(124,'1m8hbnzncac4m1n8',31,1795879009975,'score',1,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(125,'1m8hbnzncac4m1n8',32,1795879009975,'roll',0,'{"keep":[],"dice":[2,4,3,3,6],"stage":0,"roll":14}');
INSERT INTO "event" VALUES(126,'1m8hbnzncac4m1n8',33,1795879009976,'score',0,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(127,'1m8hbnzncac4m1n8',34,1795879009976,'roll',1,'{"keep":[],"dice":[4,6,3,1,1],"stage":0,"roll":15}');
INSERT INTO "event" VALUES(128,'1m8hbnzncac4m1n8',35,1795879009977,'score',1,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(129,'1m8hbnzncac4m1n8',36,1795879009977,'roll',0,'{"keep":[],"dice":[6,2,4,5,3],"stage":0,"roll":16}');
INSERT INTO "event" VALUES(130,'1m8hbnzncac4m1n8',37,1795879009977,'score',0,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(131,'1m8hbnzncac4m1n8',38,1795879009977,'roll',1,'{"keep":[],"dice":[6,5,2,2,6],"stage":0,"roll":17}');
INSERT INTO "event" VALUES(132,'1m8hbnzncac4m1n8',39,1795879009978,'score',1,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(133,'1m8hbnzncac4m1n8',40,1795879009978,'roll',0,'{"keep":[],"dice":[3,3,2,6,2],"stage":0,"roll":18}');
INSERT INTO "event" VALUES(134,'1m8hbnzncac4m1n8',41,1795879009979,'score',0,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(135,'1m8hbnzncac4m1n8',42,1795879009979,'roll',1,'{"keep":[],"dice":[3,1,3,4,2],"stage":0,"roll":19}');
INSERT INTO "event" VALUES(136,'1m8hbnzncac4m1n8',43,1795879009980,'score',1,'{"category":"small-straight","score":30,"bonus":0}');
INSERT INTO "event" VALUES(137,'1m8hbnzncac4m1n8',44,1795879009980,'roll',0,'{"keep":[],"dice":[2,6,5,3,3],"stage":0,"roll":20}');
INSERT INTO "event" VALUES(138,'1m8hbnzncac4m1n8',45,1795879009980,'score',0,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(139,'1m8hbnzncac4m1n8',46,1795879009980,'roll',1,'{"keep":[],"dice":[6,2,3,2,5],"stage":0,"roll":21}');
INSERT INTO "event" VALUES(140,'1m8hbnzncac4m1n8',47,1795879009981,'score',1,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(141,'1m8hbnzncac4m1n8',48,1795879009981,'roll',0,'{"keep":[],"dice":[6,1,5,2,6],"stage":0,"roll":22}');
INSERT INTO "event" VALUES(142,'1m8hbnzncac4m1n8',49,1795879009982,'score',0,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(143,'1m8hbnzncac4m1n8',50,1795879009982,'roll',1,'{"keep":[],"dice":[6,3,1,6,3],"stage":0,"roll":23}');
INSERT INTO "event" VALUES(144,'1m8hbnzncac4m1n8',51,1795879009982,'score',1,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(145,'1m8hbnzncac4m1n8',52,1795879009982,'roll',0,'{"keep":[],"dice":[1,4,5,6,5],"stage":0,"roll":24}');
INSERT INTO "event" VALUES(146,'1m8hbnzncac4m1n8',53,1795879009983,'score',0,'{"category":"chance","score":21,"bonus":0}');
INSERT INTO "event" VALUES(147,'1m8hbnzncac4m1n8',54,1795879009983,'roll',1,'{"keep":[],"dice":[6,3,1,1,6],"stage":0,"roll":25}');
INSERT INTO "event" VALUES(148,'1m8hbnzncac4m1n8',55,1795879009983,'score',1,'{"category":"chance","score":17,"bonus":0}');
INSERT INTO "event" VALUES(149,'1m8hbnzncac4m1n8',56,1795879009984,'round-over',NULL,'{"id":"1m8hbnzp0ab2105s","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":0,"twos":0,"threes":0,"fours":4,"fives":0,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":21},"upper_total":10,"upper_bonus":0,"yahtzee_bonus":0,"total":31},{"seat":1,"boxes":{"aces":1,"twos":2,"threes":0,"fours":4,"fives":10,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":30,"large-straight":0,"yahtzee":0,"chance":17},"upper_total":23,"upper_bonus":0,"yahtzee_bonus":0,"total":70}],"forfeited":[],"forfeited_by":null,"points":[31,70],"proof":null}');
INSERT INTO "event" VALUES(150,'1m8hbnzncac4m1n8',57,1795879009984,'finished',NULL,'{"id":"1m8hbnzp0ab21fgc","outcome":"win","winners":[1],"points":[31,70],"reason":"rounds","proof":{"server_seed":"231fee5de9f7824f839f8310d825c8661b33304ec451bdc91b14af7bc7ae0722","client_seeds":["",""]}}');
INSERT INTO "event" VALUES(151,'1m8hbp01a1nr3jta',1,1795879010346,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m8hbnzfqevnkye9","status":"invited"},{"player":"1m8hbnzfrfak959v","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m8hbnzqx467zaqc","join_code":"S2B57Y","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3,"tournament":"1m8hbnzqx467zaqc"}');
INSERT INTO "event" VALUES(152,'1m8hbp01a1nr3jta',2,1795879010363,'joined',0,'{"player":"1m8hbnzfqevnkye9"}');
INSERT INTO "event" VALUES(153,'1m8hbp01a1nr3jta',3,1795879010364,'joined',1,'{"player":"1m8hbnzfrfak959v"}');
INSERT INTO "event" VALUES(154,'1m8hbp01a1nr3jta',4,1795879010364,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m8hbnzfqevnkye9","status":"joined"},{"player":"1m8hbnzfrfak959v","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(155,'1m8hbp01a1nr3jta',5,1795879010366,'resigned',1,'{}');
INSERT INTO "event" VALUES(156,'1m8hbp01a1nr3jta',6,1795879010366,'round-over',NULL,'{"id":"1m8hbp01yb736xqd","round":1,"leader":0,"moves":0,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(157,'1m8hbp01a1nr3jta',7,1795879010366,'finished',NULL,'{"id":"1m8hbp01yb737j9m","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation"}');
INSERT INTO "event" VALUES(158,'1m8hbp049084da85',1,1795879010441,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m8hbnzfqevnkye9","status":"invited"},{"player":"1m8hbnzfs070q3pt","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m8hbp047bykmm1r","join_code":"4R6Y4N","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3,"tournament":"1m8hbp047bykmm1r"}');
INSERT INTO "event" VALUES(159,'1m8hbp04j28svvym',1,1795879010450,'created',0,'{"ruleset":"quiz","options":{"judge":"automatic","reading":"screen","spelling":"exact","grace_seconds":15,"ready_seconds":60,"judge_seconds":30,"appeal_seconds":0,"tie_break":true,"rounds":1,"title":null,"parts":[{"kind":"sheet","set":{"set":"1m8hbp04g0j87evy","version":1,"categories":null,"difficulty":null},"seconds":300,"questions":1,"points":1,"title":null}]},"seats":[{"player":"1m8hbnzfqevnkye9","status":"joined","role":"contender"}],"visibility":"private","ranked":false,"creator":"1m8hbnzfqevnkye9","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(160,'1m8hbp04j28svvym',2,1795879010450,'round',NULL,'{"number":1,"leader":null,"commitment":"2f02d945b837f59d8440292d19cf686ded10b1b622b63a761c22ecf3b114be4f","points":[0],"minor":[0],"rules":1,"seats":[{"player":"1m8hbnzfqevnkye9","status":"joined"}],"rounds":1,"deal":{"nonce":"62c69855f7e38feabdc0889ed81353f7115c4d8244f50e894f1c00d849f6ae35","sets":[{"set":"1m8hbp04g0j87evy","version":1,"title":"One","language":"en","licence":"own","author":"Ann"}],"questions":[{"set":0,"number":0,"salt":"af66e2dde2a772b162e862047e35c8cead0826da43ff15ddbd8dbbdb36f40352","dealt":"{\"choices\":[\"true\",\"false\"],\"correct\":[0],\"kind\":\"boolean\",\"text\":\"Is Oslo in Norway?\"}"}],"tie_break":0,"parts":[[1]]},"carry":null}');
INSERT INTO "event" VALUES(161,'1m8hbp04j28svvym',3,1795879010450,'part',NULL,'{"part":1,"of":1,"part_kind":"sheet","title":null,"seconds":300,"order":null}');
INSERT INTO "event" VALUES(162,'1m8hbp04j28svvym',4,1795879010451,'ready',0,'{}');
INSERT INTO "event" VALUES(163,'1m8hbp04j28svvym',5,1795879010451,'question',NULL,'{"question":1,"text":"Is Oslo in Norway?","language":"en","answer_kind":"boolean","choices":["true","false"],"unit":null,"category":null,"difficulty":null,"media":null}');
INSERT INTO "event" VALUES(164,'1m8hbp04j28svvym',6,1795879010452,'hand-in',0,'{}');
INSERT INTO "event" VALUES(165,'1m8hbp04j28svvym',7,1795879010452,'closed',NULL,'{"question":1,"answer":"true","outcomes":[{"seat":0,"outcome":"unanswered","points":0,"text":null}]}');
INSERT INTO "event" VALUES(166,'1m8hbp04j28svvym',8,1795879010452,'round-over',NULL,'{"id":"1m8hbp04m79f55af","round":1,"leader":null,"scores":[{"seat":0,"points":0,"right":0,"wrong":0,"passes":0,"unanswered":1,"tie_break":null}],"places":[1],"tie_break":null,"title":null,"forfeited_by":null,"points":[0],"proof":{"nonce":"62c69855f7e38feabdc0889ed81353f7115c4d8244f50e894f1c00d849f6ae35","secret":"43befcc49becc9340586f3a05a5a71c550aeb5f7b179824e1d1dac40bbc26127"}}');
INSERT INTO "event" VALUES(167,'1m8hbp04j28svvym',9,1795879010452,'finished',NULL,'{"id":"1m8hbp04m79f5g32","outcome":"loss","winners":[],"points":[0],"minor":[0],"reason":"rounds"}');
INSERT INTO "event" VALUES(168,'1m8hbp04v3ztv0fc',1,1795879010459,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m8hbp04sbmd1sqf","status":"joined"},{"player":"1m8hbp04t8dp4dxc","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m8hbp04sbmd1sqf","join_code":"PWW8XC","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(169,'1m8hbp04v3ztv0fc',2,1795879010463,'joined',1,'{"player":"1m8hbp04t8dp4dxc"}');
INSERT INTO "event" VALUES(170,'1m8hbp04v3ztv0fc',3,1795879010463,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m8hbp04sbmd1sqf","status":"joined"},{"player":"1m8hbp04t8dp4dxc","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(171,'1m8hbp04v3ztv0fc',4,1795879010467,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(172,'1m8hbp04v3ztv0fc',5,1795879010473,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(173,'1m8hbp04v3ztv0fc',6,1795879010474,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(174,'1m8hbp04v3ztv0fc',7,1795879010476,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(175,'1m8hbp04v3ztv0fc',8,1795879010476,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(176,'1m8hbp04v3ztv0fc',9,1795879010477,'round-over',NULL,'{"id":"1m8hbp05de6zqzca","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(177,'1m8hbp04v3ztv0fc',10,1795879010477,'finished',NULL,'{"id":"1m8hbp05de6zv8wj","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds"}');
CREATE TABLE event_mark (
    only  INTEGER PRIMARY KEY CHECK (only = 1),
    id    INTEGER NOT NULL,
    until INTEGER NOT NULL CHECK (until >= id),
    game  TEXT    NOT NULL,
    seq   INTEGER NOT NULL
) STRICT;
INSERT INTO "event_mark" VALUES(1,177,177,'',0);
CREATE TABLE event_place (
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL,
    id   INTEGER NOT NULL, -- of the event
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "event_place" VALUES('1m8hbnzgb0b268wb',1,1);
INSERT INTO "event_place" VALUES('1m8hbnzgb0b268wb',2,2);
INSERT INTO "event_place" VALUES('1m8hbnzgb0b268wb',3,3);
INSERT INTO "event_place" VALUES('1m8hbnzgb0b268wb',4,4);
INSERT INTO "event_place" VALUES('1m8hbnzgb0b268wb',5,5);
INSERT INTO "event_place" VALUES('1m8hbnzgb0b268wb',6,6);
INSERT INTO "event_place" VALUES('1m8hbnzgb0b268wb',7,7);
INSERT INTO "event_place" VALUES('1m8hbnzh10pq5s02',1,8);
INSERT INTO "event_place" VALUES('1m8hbnzh10pq5s02',2,9);
INSERT INTO "event_place" VALUES('1m8hbnzh10pq5s02',3,10);
INSERT INTO "event_place" VALUES('1m8hbnzh10pq5s02',4,11);
INSERT INTO "event_place" VALUES('1m8hbnzh10pq5s02',5,12);
INSERT INTO "event_place" VALUES('1m8hbnzh10pq5s02',6,13);
INSERT INTO "event_place" VALUES('1m8hbnzh10pq5s02',7,14);
INSERT INTO "event_place" VALUES('1m8hbnzh10pq5s02',8,15);
INSERT INTO "event_place" VALUES('1m8hbnzh10pq5s02',9,16);
INSERT INTO "event_place" VALUES('1m8hbnzhnet7w91z',1,17);
INSERT INTO "event_place" VALUES('1m8hbnzhnet7w91z',2,18);
INSERT INTO "event_place" VALUES('1m8hbnzhnet7w91z',3,19);
INSERT INTO "event_place" VALUES('1m8hbnzhnet7w91z',4,20);
INSERT INTO "event_place" VALUES('1m8hbnzhnet7w91z',5,21);
INSERT INTO "event_place" VALUES('1m8hbnzhs53ncxzv',1,22);
INSERT INTO "event_place" VALUES('1m8hbnzhs53ncxzv',2,23);
INSERT INTO "event_place" VALUES('1m8hbnzhs53ncxzv',3,24);
INSERT INTO "event_place" VALUES('1m8hbnzhs53ncxzv',4,25);
INSERT INTO "event_place" VALUES('1m8hbnzhs53ncxzv',5,26);
INSERT INTO "event_place" VALUES('1m8hbnzhx28y8q05',1,27);
INSERT INTO "event_place" VALUES('1m8hbnzhx28y8q05',2,28);
INSERT INTO "event_place" VALUES('1m8hbnzhx28y8q05',3,29);
INSERT INTO "event_place" VALUES('1m8hbnzj709s6t05',1,30);
INSERT INTO "event_place" VALUES('1m8hbnzj709s6t05',2,31);
INSERT INTO "event_place" VALUES('1m8hbnzj709s6t05',3,32);
INSERT INTO "event_place" VALUES('1m8hbnzj709s6t05',4,33);
INSERT INTO "event_place" VALUES('1m8hbnzj709s6t05',5,34);
INSERT INTO "event_place" VALUES('1m8hbnzj709s6t05',6,35);
INSERT INTO "event_place" VALUES('1m8hbnzj709s6t05',7,36);
INSERT INTO "event_place" VALUES('1m8hbnzj709s6t05',8,37);
INSERT INTO "event_place" VALUES('1m8hbnzj709s6t05',9,38);
INSERT INTO "event_place" VALUES('1m8hbnzj709s6t05',10,39);
INSERT INTO "event_place" VALUES('1m8hbnzj709s6t05',11,40);
INSERT INTO "event_place" VALUES('1m8hbnzjy9x1127w',1,41);
INSERT INTO "event_place" VALUES('1m8hbnzk69rdnecd',1,42);
INSERT INTO "event_place" VALUES('1m8hbnzk69rdnecd',2,43);
INSERT INTO "event_place" VALUES('1m8hbnzk69rdnecd',3,44);
INSERT INTO "event_place" VALUES('1m8hbnzk69rdnecd',4,45);
INSERT INTO "event_place" VALUES('1m8hbnzk69rdnecd',5,46);
INSERT INTO "event_place" VALUES('1m8hbnzk69rdnecd',6,47);
INSERT INTO "event_place" VALUES('1m8hbnzk69rdnecd',7,48);
INSERT INTO "event_place" VALUES('1m8hbnzk69rdnecd',8,49);
INSERT INTO "event_place" VALUES('1m8hbnzk69rdnecd',9,50);
INSERT INTO "event_place" VALUES('1m8hbnzk69rdnecd',10,51);
INSERT INTO "event_place" VALUES('1m8hbnzk69rdnecd',11,52);
INSERT INTO "event_place" VALUES('1m8hbnzktc6ztesb',1,53);
INSERT INTO "event_place" VALUES('1m8hbnzktc6ztesb',2,54);
INSERT INTO "event_place" VALUES('1m8hbnzktc6ztesb',3,55);
INSERT INTO "event_place" VALUES('1m8hbnzktc6ztesb',4,56);
INSERT INTO "event_place" VALUES('1m8hbnzm9b21kxhw',1,57);
INSERT INTO "event_place" VALUES('1m8hbnzm9b21kxhw',2,58);
INSERT INTO "event_place" VALUES('1m8hbnzm9b21kxhw',3,59);
INSERT INTO "event_place" VALUES('1m8hbnzm9b21kxhw',4,60);
INSERT INTO "event_place" VALUES('1m8hbnzm9b21kxhw',5,61);
INSERT INTO "event_place" VALUES('1m8hbnzm9b21kxhw',6,62);
INSERT INTO "event_place" VALUES('1m8hbnzmd41mezy2',1,63);
INSERT INTO "event_place" VALUES('1m8hbnzme61vzf8h',1,64);
INSERT INTO "event_place" VALUES('1m8hbnzme61vzf8h',2,65);
INSERT INTO "event_place" VALUES('1m8hbnzmh995mnpw',1,66);
INSERT INTO "event_place" VALUES('1m8hbnzmh995mwsj',1,67);
INSERT INTO "event_place" VALUES('1m8hbnzmh995mwsj',2,68);
INSERT INTO "event_place" VALUES('1m8hbnzmmejsaatc',1,69);
INSERT INTO "event_place" VALUES('1m8hbnzmmejsaatc',2,70);
INSERT INTO "event_place" VALUES('1m8hbnzmmejsaatc',3,71);
INSERT INTO "event_place" VALUES('1m8hbnzmmejsaatc',4,72);
INSERT INTO "event_place" VALUES('1m8hbnzmmejsaatc',5,73);
INSERT INTO "event_place" VALUES('1m8hbnzmmejsaatc',6,74);
INSERT INTO "event_place" VALUES('1m8hbnzmmejsaatc',7,75);
INSERT INTO "event_place" VALUES('1m8hbnzmmejsaatc',8,76);
INSERT INTO "event_place" VALUES('1m8hbnzmmejsaatc',9,77);
INSERT INTO "event_place" VALUES('1m8hbnzmmejsaatc',10,78);
INSERT INTO "event_place" VALUES('1m8hbnzmmejsaatc',11,79);
INSERT INTO "event_place" VALUES('1m8hbnzmxcpvypdx',1,80);
INSERT INTO "event_place" VALUES('1m8hbnzmxcpvypdx',2,81);
INSERT INTO "event_place" VALUES('1m8hbnzmxcpvypdx',3,82);
INSERT INTO "event_place" VALUES('1m8hbnzmxcpvypdx',4,83);
INSERT INTO "event_place" VALUES('1m8hbnzmxcpvypdx',5,84);
INSERT INTO "event_place" VALUES('1m8hbnzmxcpvypdx',6,85);
INSERT INTO "event_place" VALUES('1m8hbnzmxcpvypdx',7,86);
INSERT INTO "event_place" VALUES('1m8hbnzmxcpvypdx',8,87);
INSERT INTO "event_place" VALUES('1m8hbnzn3ckzh1bn',1,88);
INSERT INTO "event_place" VALUES('1m8hbnzn3ckzh1bn',2,89);
INSERT INTO "event_place" VALUES('1m8hbnzn3ckzh1bn',3,90);
INSERT INTO "event_place" VALUES('1m8hbnzn3ckzh1bn',4,91);
INSERT INTO "event_place" VALUES('1m8hbnzn3ckzh1bn',5,92);
INSERT INTO "event_place" VALUES('1m8hbnzn3ckzh1bn',6,93);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',1,94);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',2,95);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',3,96);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',4,97);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',5,98);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',6,99);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',7,100);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',8,101);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',9,102);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',10,103);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',11,104);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',12,105);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',13,106);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',14,107);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',15,108);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',16,109);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',17,110);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',18,111);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',19,112);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',20,113);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',21,114);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',22,115);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',23,116);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',24,117);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',25,118);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',26,119);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',27,120);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',28,121);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',29,122);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',30,123);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',31,124);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',32,125);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',33,126);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',34,127);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',35,128);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',36,129);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',37,130);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',38,131);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',39,132);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',40,133);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',41,134);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',42,135);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',43,136);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',44,137);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',45,138);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',46,139);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',47,140);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',48,141);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',49,142);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',50,143);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',51,144);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',52,145);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',53,146);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',54,147);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',55,148);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',56,149);
INSERT INTO "event_place" VALUES('1m8hbnzncac4m1n8',57,150);
INSERT INTO "event_place" VALUES('1m8hbp01a1nr3jta',1,151);
INSERT INTO "event_place" VALUES('1m8hbp01a1nr3jta',2,152);
INSERT INTO "event_place" VALUES('1m8hbp01a1nr3jta',3,153);
INSERT INTO "event_place" VALUES('1m8hbp01a1nr3jta',4,154);
INSERT INTO "event_place" VALUES('1m8hbp01a1nr3jta',5,155);
INSERT INTO "event_place" VALUES('1m8hbp01a1nr3jta',6,156);
INSERT INTO "event_place" VALUES('1m8hbp01a1nr3jta',7,157);
INSERT INTO "event_place" VALUES('1m8hbp049084da85',1,158);
INSERT INTO "event_place" VALUES('1m8hbp04j28svvym',1,159);
INSERT INTO "event_place" VALUES('1m8hbp04j28svvym',2,160);
INSERT INTO "event_place" VALUES('1m8hbp04j28svvym',3,161);
INSERT INTO "event_place" VALUES('1m8hbp04j28svvym',4,162);
INSERT INTO "event_place" VALUES('1m8hbp04j28svvym',5,163);
INSERT INTO "event_place" VALUES('1m8hbp04j28svvym',6,164);
INSERT INTO "event_place" VALUES('1m8hbp04j28svvym',7,165);
INSERT INTO "event_place" VALUES('1m8hbp04j28svvym',8,166);
INSERT INTO "event_place" VALUES('1m8hbp04j28svvym',9,167);
INSERT INTO "event_place" VALUES('1m8hbp04v3ztv0fc',1,168);
INSERT INTO "event_place" VALUES('1m8hbp04v3ztv0fc',2,169);
INSERT INTO "event_place" VALUES('1m8hbp04v3ztv0fc',3,170);
INSERT INTO "event_place" VALUES('1m8hbp04v3ztv0fc',4,171);
INSERT INTO "event_place" VALUES('1m8hbp04v3ztv0fc',5,172);
INSERT INTO "event_place" VALUES('1m8hbp04v3ztv0fc',6,173);
INSERT INTO "event_place" VALUES('1m8hbp04v3ztv0fc',7,174);
INSERT INTO "event_place" VALUES('1m8hbp04v3ztv0fc',8,175);
INSERT INTO "event_place" VALUES('1m8hbp04v3ztv0fc',9,176);
INSERT INTO "event_place" VALUES('1m8hbp04v3ztv0fc',10,177);
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
INSERT INTO "game" VALUES('1m8hbnzgb0b268wb','main','bulls-and-cows','finished','private',1,'1m8hbnzfqevnkye9',NULL,1795879009803,1795879009823,0);
INSERT INTO "game" VALUES('1m8hbnzh10pq5s02','main','bulls-and-cows','finished','private',1,'1m8hbnzfrfak959v',NULL,1795879009825,1795879009843,0);
INSERT INTO "game" VALUES('1m8hbnzhnet7w91z','main','number-guess','finished','private',1,'1m8hbnzfqevnkye9',NULL,1795879009845,1795879009846,0);
INSERT INTO "game" VALUES('1m8hbnzhs53ncxzv','main','number-guess','finished','private',1,'1m8hbnzfrfak959v',NULL,1795879009849,1795879009851,0);
INSERT INTO "game" VALUES('1m8hbnzhx28y8q05','main','bulls-and-cows','playing','private',1,'1m8hbnzhx28y7wpp',NULL,1795879009853,NULL,0);
INSERT INTO "game" VALUES('1m8hbnzj709s6t05','main','bulls-and-cows','playing','public',1,'1m8hbnzj709s5pnq',NULL,1795879009863,NULL,0);
INSERT INTO "game" VALUES('1m8hbnzjy9x1127w','main','tic-tac-toe','open','private',0,'1m8hbnzfqevnkye9','BRPAZE',1795879009886,NULL,1);
INSERT INTO "game" VALUES('1m8hbnzk69rdnecd','main','bulls-and-cows','finished','public',0,'1m8hbnzk01j7f1sw',NULL,1795879009894,1795879009905,0);
INSERT INTO "game" VALUES('1m8hbnzktc6ztesb','main','bulls-and-cows','playing','private',0,'1m8hbnzkjfmv47dr','X99JFT',1795879009914,NULL,0);
INSERT INTO "game" VALUES('1m8hbnzm9b21kxhw','main','bulls-and-cows','playing','private',0,'1m8hbnzm2e2p54j1','GNMQW7',1795879009929,NULL,0);
INSERT INTO "game" VALUES('1m8hbnzmd41mezy2','main','mastermind','open','public',0,'1m8hbnzfqevnkye9','ZGN7FM',1795879009933,NULL,0);
INSERT INTO "game" VALUES('1m8hbnzme61vzf8h','main','mastermind','aborted','public',0,'1m8hbnzfrfak959v',NULL,1795879009934,1795879009935,0);
INSERT INTO "game" VALUES('1m8hbnzmh995mnpw','main','mastermind','open','private',0,'1m8hbnzfqevnkye9','3TE9Y2',1795879009937,NULL,1);
INSERT INTO "game" VALUES('1m8hbnzmh995mwsj','main','bulls-and-cows','playing','private',0,'1m8hbnzfqevnkye9',NULL,1795879009937,NULL,1);
INSERT INTO "game" VALUES('1m8hbnzmmejsaatc','main','tic-tac-toe','playing','public',0,'1m8hbnzmk3740q4z','T4SBAF',1795879009940,NULL,0);
INSERT INTO "game" VALUES('1m8hbnzmxcpvypdx','main','gomoku','finished','private',1,'1m8hbnzfqevnkye9',NULL,1795879009949,1795879009952,0);
INSERT INTO "game" VALUES('1m8hbnzn3ckzh1bn','main','yahtzee','playing','private',0,'1m8hbnzn19z1m03r','R8ZDCR',1795879009955,NULL,0);
INSERT INTO "game" VALUES('1m8hbnzncac4m1n8','main','yahtzee','finished','private',0,'1m8hbnznb0x6rre7',NULL,1795879009964,1795879009984,0);
INSERT INTO "game" VALUES('1m8hbp01a1nr3jta','main','tic-tac-toe','finished','private',0,'1m8hbnzqx467zaqc',NULL,1795879010346,1795879010366,0);
INSERT INTO "game" VALUES('1m8hbp049084da85','main','tic-tac-toe','open','private',0,'1m8hbp047bykmm1r','4R6Y4N',1795879010441,NULL,1);
INSERT INTO "game" VALUES('1m8hbp04j28svvym','main','quiz','finished','private',0,'1m8hbnzfqevnkye9',NULL,1795879010450,1795879010452,0);
INSERT INTO "game" VALUES('1m8hbp04v3ztv0fc','main','tic-tac-toe','finished','private',0,'1m8hbp04sbmd1sqf',NULL,1795879010459,1795879010477,0);
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
INSERT INTO "idempotency_record" VALUES(1,'1m8hbnzfqevnkye9','open','POST','/v1/games',X'09691FB4A4A800A0B6D83166B89AA76941AFE880DE790D85B4610A9C932FDBEE',1795879009933,201,'1','/v1/games/1m8hbnzmd41mezy2','','1m8hbnzmd41mezy2',0,1,0);
CREATE TABLE idempotency_use (
    player TEXT    NOT NULL,
    hour   INTEGER NOT NULL, -- since 1970
    bytes  INTEGER NOT NULL CHECK (bytes >= 0),
    PRIMARY KEY (player, hour)
) STRICT, WITHOUT ROWID;
INSERT INTO "idempotency_use" VALUES('1m8hbnzfqevnkye9',498855,140);
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL,
    needs      INTEGER NOT NULL CHECK (needs > 0) -- how many migrations a program must know to work with it
) STRICT;
INSERT INTO "migration" VALUES(1,'schema',X'8B6F21AAD20D1622AAF0CEF77F084433EFF137EF969BCF366CF19540B87EA435',1795879009699,1);
CREATE TABLE notification (
    player   TEXT    NOT NULL,
    seq      INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the player
    at       INTEGER NOT NULL,
    kind     TEXT    NOT NULL,                 -- invited, joined, declined, turn, round-over, finished, rematch, aborted;
                                               -- tournament-invited, tournament-missed
    game     TEXT    NOT NULL,                 -- of the kinds that begin with `tournament-` a tournament
    game_seq INTEGER NOT NULL,                 -- its event that it is about
    PRIMARY KEY (player, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "notification" VALUES('1m8hbnzfqevnkye9',1,1795879009949,'joined','1m8hbnzmxcpvypdx',2);
INSERT INTO "notification" VALUES('1m8hbnzfqevnkye9',2,1795879009949,'turn','1m8hbnzmxcpvypdx',3);
INSERT INTO "notification" VALUES('1m8hbnzfqevnkye9',3,1795879009951,'turn','1m8hbnzmxcpvypdx',5);
INSERT INTO "notification" VALUES('1m8hbnzfqevnkye9',4,1795879009952,'round-over','1m8hbnzmxcpvypdx',7);
INSERT INTO "notification" VALUES('1m8hbnzfqevnkye9',5,1795879009952,'finished','1m8hbnzmxcpvypdx',8);
INSERT INTO "notification" VALUES('1m8hbnzfqevnkye9',6,1795879010346,'invited','1m8hbp01a1nr3jta',1);
INSERT INTO "notification" VALUES('1m8hbnzfqevnkye9',7,1795879010364,'joined','1m8hbp01a1nr3jta',3);
INSERT INTO "notification" VALUES('1m8hbnzfqevnkye9',8,1795879010364,'turn','1m8hbp01a1nr3jta',4);
INSERT INTO "notification" VALUES('1m8hbnzfqevnkye9',9,1795879010366,'round-over','1m8hbp01a1nr3jta',6);
INSERT INTO "notification" VALUES('1m8hbnzfqevnkye9',10,1795879010366,'finished','1m8hbp01a1nr3jta',7);
INSERT INTO "notification" VALUES('1m8hbnzfqevnkye9',11,1795879010441,'invited','1m8hbp049084da85',1);
INSERT INTO "notification" VALUES('1m8hbnzfrfak959v',1,1795879009886,'invited','1m8hbnzjy9x1127w',1);
INSERT INTO "notification" VALUES('1m8hbnzfrfak959v',2,1795879009935,'aborted','1m8hbnzme61vzf8h',2);
INSERT INTO "notification" VALUES('1m8hbnzfrfak959v',3,1795879009949,'invited','1m8hbnzmxcpvypdx',1);
INSERT INTO "notification" VALUES('1m8hbnzfrfak959v',4,1795879009951,'turn','1m8hbnzmxcpvypdx',4);
INSERT INTO "notification" VALUES('1m8hbnzfrfak959v',5,1795879009952,'finished','1m8hbnzmxcpvypdx',8);
INSERT INTO "notification" VALUES('1m8hbnzfrfak959v',6,1795879010045,'tournament-invited','1m8hbnzqx467zaqc',1);
INSERT INTO "notification" VALUES('1m8hbnzfrfak959v',7,1795879010346,'invited','1m8hbp01a1nr3jta',1);
INSERT INTO "notification" VALUES('1m8hbnzfrfak959v',8,1795879010366,'finished','1m8hbp01a1nr3jta',7);
INSERT INTO "notification" VALUES('1m8hbnzfrfak959v',9,1795879010437,'tournament-invited','1m8hbp04561g9nrv',1);
INSERT INTO "notification" VALUES('1m8hbnzfs070q3pt',1,1795879009934,'invited','1m8hbnzme61vzf8h',1);
INSERT INTO "notification" VALUES('1m8hbnzfs070q3pt',2,1795879009935,'aborted','1m8hbnzme61vzf8h',2);
INSERT INTO "notification" VALUES('1m8hbnzfs070q3pt',3,1795879009937,'invited','1m8hbnzmh995mnpw',1);
INSERT INTO "notification" VALUES('1m8hbnzfs070q3pt',4,1795879010045,'tournament-invited','1m8hbnzqx467zaqc',1);
INSERT INTO "notification" VALUES('1m8hbnzfs070q3pt',5,1795879010346,'tournament-missed','1m8hbnzqx467zaqc',3);
INSERT INTO "notification" VALUES('1m8hbnzfs070q3pt',6,1795879010439,'tournament-invited','1m8hbp047bykmm1r',1);
INSERT INTO "notification" VALUES('1m8hbnzfs070q3pt',7,1795879010441,'invited','1m8hbp049084da85',1);
INSERT INTO "notification" VALUES('1m8hbnzfs070q3pt',8,1795879010441,'tournament-invited','1m8hbp049084df3c',1);
INSERT INTO "notification" VALUES('1m8hbnzk01j7f1sw',1,1795879009901,'joined','1m8hbnzk69rdnecd',2);
INSERT INTO "notification" VALUES('1m8hbnzk01j7f1sw',2,1795879009901,'turn','1m8hbnzk69rdnecd',3);
INSERT INTO "notification" VALUES('1m8hbnzk01j7f1sw',3,1795879009903,'round-over','1m8hbnzk69rdnecd',6);
INSERT INTO "notification" VALUES('1m8hbnzk01j7f1sw',4,1795879009904,'turn','1m8hbnzk69rdnecd',8);
INSERT INTO "notification" VALUES('1m8hbnzk01j7f1sw',5,1795879009905,'finished','1m8hbnzk69rdnecd',11);
INSERT INTO "notification" VALUES('1m8hbnzk01j7hd95',1,1795879009902,'turn','1m8hbnzk69rdnecd',4);
INSERT INTO "notification" VALUES('1m8hbnzk01j7hd95',2,1795879009903,'round-over','1m8hbnzk69rdnecd',6);
INSERT INTO "notification" VALUES('1m8hbnzk01j7hd95',3,1795879009905,'round-over','1m8hbnzk69rdnecd',10);
INSERT INTO "notification" VALUES('1m8hbnzk01j7hd95',4,1795879009905,'finished','1m8hbnzk69rdnecd',11);
INSERT INTO "notification" VALUES('1m8hbnzkjfmv47dr',1,1795879009920,'joined','1m8hbnzktc6ztesb',2);
INSERT INTO "notification" VALUES('1m8hbnzkjfmv47dr',2,1795879009921,'joined','1m8hbnzktc6ztesb',3);
INSERT INTO "notification" VALUES('1m8hbnzkkbssz7xe',1,1795879009921,'joined','1m8hbnzktc6ztesb',3);
INSERT INTO "notification" VALUES('1m8hbnzkkbssz7xe',2,1795879009921,'turn','1m8hbnzktc6ztesb',4);
INSERT INTO "notification" VALUES('1m8hbnzm2e2p54j1',1,1795879009930,'joined','1m8hbnzm9b21kxhw',2);
INSERT INTO "notification" VALUES('1m8hbnzm2e2p54j1',2,1795879009931,'joined','1m8hbnzm9b21kxhw',3);
INSERT INTO "notification" VALUES('1m8hbnzm2e2p54j1',3,1795879009931,'turn','1m8hbnzm9b21kxhw',4);
INSERT INTO "notification" VALUES('1m8hbnzm2e2p7pt1',1,1795879009931,'joined','1m8hbnzm9b21kxhw',3);
INSERT INTO "notification" VALUES('1m8hbnzm2e2p7pt1',2,1795879009932,'turn','1m8hbnzm9b21kxhw',5);
INSERT INTO "notification" VALUES('1m8hbnzm34drb4ej',1,1795879009932,'turn','1m8hbnzm9b21kxhw',6);
INSERT INTO "notification" VALUES('1m8hbnzmk3740q4z',1,1795879009941,'joined','1m8hbnzmmejsaatc',2);
INSERT INTO "notification" VALUES('1m8hbnzmk3740q4z',2,1795879009941,'turn','1m8hbnzmmejsaatc',3);
INSERT INTO "notification" VALUES('1m8hbnzmk3740q4z',3,1795879009943,'turn','1m8hbnzmmejsaatc',5);
INSERT INTO "notification" VALUES('1m8hbnzmk3740q4z',4,1795879009945,'turn','1m8hbnzmmejsaatc',7);
INSERT INTO "notification" VALUES('1m8hbnzmk3740q4z',5,1795879009946,'round-over','1m8hbnzmmejsaatc',9);
INSERT INTO "notification" VALUES('1m8hbnzmk3740q4z',6,1795879009948,'turn','1m8hbnzmmejsaatc',11);
INSERT INTO "notification" VALUES('1m8hbnzmmejs8vhs',1,1795879009943,'turn','1m8hbnzmmejsaatc',4);
INSERT INTO "notification" VALUES('1m8hbnzmmejs8vhs',2,1795879009944,'turn','1m8hbnzmmejsaatc',6);
INSERT INTO "notification" VALUES('1m8hbnzmmejs8vhs',3,1795879009946,'round-over','1m8hbnzmmejsaatc',9);
INSERT INTO "notification" VALUES('1m8hbnzmmejs8vhs',4,1795879009946,'turn','1m8hbnzmmejsaatc',10);
INSERT INTO "notification" VALUES('1m8hbnzn19z1m03r',1,1795879009955,'joined','1m8hbnzn3ckzh1bn',2);
INSERT INTO "notification" VALUES('1m8hbnzn19z1m03r',2,1795879009955,'turn','1m8hbnzn3ckzh1bn',4);
INSERT INTO "notification" VALUES('1m8hbnzn269vc8f3',1,1795879009962,'turn','1m8hbnzn3ckzh1bn',6);
INSERT INTO "notification" VALUES('1m8hbnznb0x6rre7',1,1795879009965,'joined','1m8hbnzncac4m1n8',2);
INSERT INTO "notification" VALUES('1m8hbnznb0x6rre7',2,1795879009965,'turn','1m8hbnzncac4m1n8',4);
INSERT INTO "notification" VALUES('1m8hbnznb0x6rre7',3,1795879009967,'turn','1m8hbnzncac4m1n8',8);
INSERT INTO "notification" VALUES('1m8hbnznb0x6rre7',4,1795879009968,'turn','1m8hbnzncac4m1n8',12);
INSERT INTO "notification" VALUES('1m8hbnznb0x6rre7',5,1795879009970,'turn','1m8hbnzncac4m1n8',16);
INSERT INTO "notification" VALUES('1m8hbnznb0x6rre7',6,1795879009971,'turn','1m8hbnzncac4m1n8',20);
INSERT INTO "notification" VALUES('1m8hbnznb0x6rre7',7,1795879009972,'turn','1m8hbnzncac4m1n8',24);
INSERT INTO "notification" VALUES('1m8hbnznb0x6rre7',8,1795879009974,'turn','1m8hbnzncac4m1n8',28);
INSERT INTO "notification" VALUES('1m8hbnznb0x6rre7',9,1795879009975,'turn','1m8hbnzncac4m1n8',32);
INSERT INTO "notification" VALUES('1m8hbnznb0x6rre7',10,1795879009977,'turn','1m8hbnzncac4m1n8',36);
INSERT INTO "notification" VALUES('1m8hbnznb0x6rre7',11,1795879009978,'turn','1m8hbnzncac4m1n8',40);
INSERT INTO "notification" VALUES('1m8hbnznb0x6rre7',12,1795879009980,'turn','1m8hbnzncac4m1n8',44);
INSERT INTO "notification" VALUES('1m8hbnznb0x6rre7',13,1795879009981,'turn','1m8hbnzncac4m1n8',48);
INSERT INTO "notification" VALUES('1m8hbnznb0x6rre7',14,1795879009982,'turn','1m8hbnzncac4m1n8',52);
INSERT INTO "notification" VALUES('1m8hbnznb0x6rre7',15,1795879009984,'round-over','1m8hbnzncac4m1n8',56);
INSERT INTO "notification" VALUES('1m8hbnznb0x6rre7',16,1795879009984,'finished','1m8hbnzncac4m1n8',57);
INSERT INTO "notification" VALUES('1m8hbnznb0x6w73b',1,1795879009966,'turn','1m8hbnzncac4m1n8',6);
INSERT INTO "notification" VALUES('1m8hbnznb0x6w73b',2,1795879009968,'turn','1m8hbnzncac4m1n8',10);
INSERT INTO "notification" VALUES('1m8hbnznb0x6w73b',3,1795879009969,'turn','1m8hbnzncac4m1n8',14);
INSERT INTO "notification" VALUES('1m8hbnznb0x6w73b',4,1795879009970,'turn','1m8hbnzncac4m1n8',18);
INSERT INTO "notification" VALUES('1m8hbnznb0x6w73b',5,1795879009972,'turn','1m8hbnzncac4m1n8',22);
INSERT INTO "notification" VALUES('1m8hbnznb0x6w73b',6,1795879009973,'turn','1m8hbnzncac4m1n8',26);
INSERT INTO "notification" VALUES('1m8hbnznb0x6w73b',7,1795879009974,'turn','1m8hbnzncac4m1n8',30);
INSERT INTO "notification" VALUES('1m8hbnznb0x6w73b',8,1795879009976,'turn','1m8hbnzncac4m1n8',34);
INSERT INTO "notification" VALUES('1m8hbnznb0x6w73b',9,1795879009977,'turn','1m8hbnzncac4m1n8',38);
INSERT INTO "notification" VALUES('1m8hbnznb0x6w73b',10,1795879009979,'turn','1m8hbnzncac4m1n8',42);
INSERT INTO "notification" VALUES('1m8hbnznb0x6w73b',11,1795879009980,'turn','1m8hbnzncac4m1n8',46);
INSERT INTO "notification" VALUES('1m8hbnznb0x6w73b',12,1795879009982,'turn','1m8hbnzncac4m1n8',50);
INSERT INTO "notification" VALUES('1m8hbnznb0x6w73b',13,1795879009983,'turn','1m8hbnzncac4m1n8',54);
INSERT INTO "notification" VALUES('1m8hbnznb0x6w73b',14,1795879009984,'round-over','1m8hbnzncac4m1n8',56);
INSERT INTO "notification" VALUES('1m8hbnznb0x6w73b',15,1795879009984,'finished','1m8hbnzncac4m1n8',57);
INSERT INTO "notification" VALUES('1m8hbp04sbmd1sqf',1,1795879010463,'joined','1m8hbp04v3ztv0fc',2);
INSERT INTO "notification" VALUES('1m8hbp04sbmd1sqf',2,1795879010463,'turn','1m8hbp04v3ztv0fc',3);
INSERT INTO "notification" VALUES('1m8hbp04sbmd1sqf',3,1795879010473,'turn','1m8hbp04v3ztv0fc',5);
INSERT INTO "notification" VALUES('1m8hbp04sbmd1sqf',4,1795879010476,'turn','1m8hbp04v3ztv0fc',7);
INSERT INTO "notification" VALUES('1m8hbp04sbmd1sqf',5,1795879010477,'round-over','1m8hbp04v3ztv0fc',9);
INSERT INTO "notification" VALUES('1m8hbp04sbmd1sqf',6,1795879010477,'finished','1m8hbp04v3ztv0fc',10);
INSERT INTO "notification" VALUES('1m8hbp04t8dp4dxc',1,1795879010459,'invited','1m8hbp04v3ztv0fc',1);
INSERT INTO "notification" VALUES('1m8hbp04t8dp4dxc',2,1795879010467,'turn','1m8hbp04v3ztv0fc',4);
INSERT INTO "notification" VALUES('1m8hbp04t8dp4dxc',3,1795879010474,'turn','1m8hbp04v3ztv0fc',6);
INSERT INTO "notification" VALUES('1m8hbp04t8dp4dxc',4,1795879010477,'round-over','1m8hbp04v3ztv0fc',9);
INSERT INTO "notification" VALUES('1m8hbp04t8dp4dxc',5,1795879010477,'finished','1m8hbp04v3ztv0fc',10);
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
INSERT INTO "player" VALUES('000000000p9c7fga','main','random',1,0,NULL,NULL,1795879009937,NULL);
INSERT INTO "player" VALUES('000000000vexb2yq','main','gomoku, level 3',1,0,NULL,NULL,1795879009886,NULL);
INSERT INTO "player" VALUES('1m8hbnzfd2nhdfy0','main','service',1,0,NULL,NULL,1795879009773,NULL);
INSERT INTO "player" VALUES('1m8hbnzfqevnkye9','main','Ann',0,0,NULL,NULL,1795879009783,NULL);
INSERT INTO "player" VALUES('1m8hbnzfrfak959v','main','Bob',0,0,NULL,NULL,1795879009784,NULL);
INSERT INTO "player" VALUES('1m8hbnzfs070q3pt','main','Cyd',0,0,1795879009791,NULL,1795879009785,NULL);
INSERT INTO "player" VALUES('1m8hbnzhx28y7wpp','main','Guest',0,1,NULL,NULL,1795879009853,NULL);
INSERT INTO "player" VALUES('1m8hbnzj709s5pnq','main','Guest',0,1,NULL,NULL,1795879009863,NULL);
INSERT INTO "player" VALUES('1m8hbnzk01j7f1sw','main','Player 0',0,0,NULL,NULL,1795879009888,NULL);
INSERT INTO "player" VALUES('1m8hbnzk01j7hd95','main','Player 1',0,0,NULL,NULL,1795879009888,NULL);
INSERT INTO "player" VALUES('1m8hbnzkjfmv47dr','main','Player 0',0,0,NULL,NULL,1795879009906,NULL);
INSERT INTO "player" VALUES('1m8hbnzkkbssz7xe','main','Player 1',0,0,NULL,NULL,1795879009907,NULL);
INSERT INTO "player" VALUES('1m8hbnzkm575gpyd','main','Player 2',0,0,NULL,NULL,1795879009908,NULL);
INSERT INTO "player" VALUES('1m8hbnzm2e2p54j1','main','Player 0',0,0,NULL,NULL,1795879009922,NULL);
INSERT INTO "player" VALUES('1m8hbnzm2e2p7pt1','main','Player 1',0,0,NULL,NULL,1795879009922,NULL);
INSERT INTO "player" VALUES('1m8hbnzm34drb4ej','main','Player 2',0,0,NULL,NULL,1795879009923,NULL);
INSERT INTO "player" VALUES('1m8hbnzmk3740q4z','main','Player 0',0,0,NULL,NULL,1795879009939,NULL);
INSERT INTO "player" VALUES('1m8hbnzmmejs8vhs','main','Player 1',0,0,NULL,NULL,1795879009940,NULL);
INSERT INTO "player" VALUES('1m8hbnzn19z1m03r','main','Player 0',0,0,NULL,NULL,1795879009953,NULL);
INSERT INTO "player" VALUES('1m8hbnzn269vc8f3','main','Player 1',0,0,NULL,NULL,1795879009954,NULL);
INSERT INTO "player" VALUES('1m8hbnznb0x6rre7','main','Player 0',0,0,NULL,NULL,1795879009963,NULL);
INSERT INTO "player" VALUES('1m8hbnznb0x6w73b','main','Player 1',0,0,NULL,NULL,1795879009963,NULL);
INSERT INTO "player" VALUES('1m8hbp04sbmd1sqf','main','Dee',0,0,NULL,'1m8hbnzfd2nhdfy0',1795879010457,NULL);
INSERT INTO "player" VALUES('1m8hbp04t8dp4dxc','main',NULL,0,0,NULL,'1m8hbnzfd2nhdfy0',1795879010458,1795879010478);
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
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m8hbnzfqevnkye9',1,0,X'0002020000A09C0102E0D403E0D403E0D4030202BEF8D7ABC468BEF8D7ABC468BEF8D7ABC468BEF8D7ABC468BEF8D7ABC46880F09CF7C36802020000A09C0102E0D403E0D403E0D4030202BEF8D7ABC468BEF8D7ABC468BEF8D7ABC468BEF8D7ABC468BEF8D7ABC46880C09EDBC06802020000A09C0102E0D403E0D403E0D4030202BEF8D7ABC468BEF8D7ABC468BEF8D7ABC468BEF8D7ABC468BEF8D7ABC46880A0BFC6B26802020000A09C0102E0D403E0D403E0D4030202BEF8D7ABC468BEF8D7ABC468BEF8D7ABC468BEF8D7ABC468BEF8D7ABC468',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m8hbnzfrfak959v',2,0,X'0002020000A09C0102A08D06A08D06A08D060202E6F8D7ABC468E6F8D7ABC468E6F8D7ABC468E6F8D7ABC468E6F8D7ABC46880F09CF7C36802020000A09C0102A08D06A08D06A08D060202E6F8D7ABC468E6F8D7ABC468E6F8D7ABC468E6F8D7ABC468E6F8D7ABC46880C09EDBC06802020000A09C0102A08D06A08D06A08D060202E6F8D7ABC468E6F8D7ABC468E6F8D7ABC468E6F8D7ABC468E6F8D7ABC46880A0BFC6B26802020000A09C0102A08D06A08D06A08D060202E6F8D7ABC468E6F8D7ABC468E6F8D7ABC468E6F8D7ABC468E6F8D7ABC468',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m8hbnzj709s5pnq',3,0,X'0002020000A09C0102C0A907C0A907C0A9070202B8F9D7ABC468B8F9D7ABC468B8F9D7ABC468B8F9D7ABC468B8F9D7ABC46880F09CF7C36802020000A09C0102C0A907C0A907C0A9070202B8F9D7ABC468B8F9D7ABC468B8F9D7ABC468B8F9D7ABC468B8F9D7ABC46880C09EDBC06802020000A09C0102C0A907C0A907C0A9070202B8F9D7ABC468B8F9D7ABC468B8F9D7ABC468B8F9D7ABC468B8F9D7ABC46880A0BFC6B26802020000A09C0102C0A907C0A907C0A9070202B8F9D7ABC468B8F9D7ABC468B8F9D7ABC468B8F9D7ABC468B8F9D7ABC468',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','gomoku','1m8hbnzfqevnkye9',3,0,X'0002020000A09C01000000000202C0FAD7ABC468C0FAD7ABC4680000C0FAD7ABC46880F09CF7C36802020000A09C01000000000202C0FAD7ABC468C0FAD7ABC4680000C0FAD7ABC46880C09EDBC06802020000A09C01000000000202C0FAD7ABC468C0FAD7ABC4680000C0FAD7ABC46880A0BFC6B26802020000A09C01000000000202C0FAD7ABC468C0FAD7ABC4680000C0FAD7ABC468',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795879009952);
INSERT INTO "player_stats" VALUES('main','gomoku','1m8hbnzfrfak959v',4,0,X'000200000200000000000000000000000080F09CF7C3680200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080A0BFC6B26802000002000000000000000000000000',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795879009952);
INSERT INTO "player_stats" VALUES('main','number-guess','1m8hbnzfqevnkye9',1,0,X'000200000200000000000000000000000080F09CF7C3680200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080A0BFC6B26802000002000000000000000000000000',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','number-guess','1m8hbnzfrfak959v',2,0,X'000200000200000000000000000000000080F09CF7C3680200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080A0BFC6B26802000002000000000000000000000000',NULL,NULL,NULL,NULL);
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
INSERT INTO "question_part" VALUES(1,'1m8hbp04ccj8b1p2',0,'[{"text":"What is the capital of France?","answers":["Paris"],"category":"Europe","difficulty":"easy"}]');
INSERT INTO "question_part" VALUES(2,'1m8hbp04dah16enk',0,'[{"text":"What is the capital of France?","answers":["Paris"],"category":"Europe","difficulty":"easy"},{"text":"Which is the capital of Norway?","choices":["Oslo","Bergen"],"correct":0}]');
INSERT INTO "question_part" VALUES(3,'1m8hbp04f4m8hpwt',0,'[{"text":"When was Canberra founded?","range":[1912,1914]}]');
INSERT INTO "question_part" VALUES(4,'1m8hbp04g0j86qdh',0,'[{"text":"Is Oslo in Norway?","correct":true}]');
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
INSERT INTO "question_set" VALUES('1m8hbp04ccj8cr6v','main','1m8hbnzfqevnkye9',3,'Capitals','capitals','en','own','Ann',NULL,NULL,0,3507,1795879010444,1795879010447,NULL);
INSERT INTO "question_set" VALUES('1m8hbp04g0j87evy','main','1m8hbnzfrfak959v',1,'One','one','en','own','Ann',NULL,NULL,1,1072,1795879010448,1795879010448,NULL);
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
INSERT INTO "question_version" VALUES('1m8hbp04ccj8cr6v',1,1,'1m8hbp04ccj8b1p2',1795879010444,'Capitals','en','own','Ann',NULL,NULL,0,1,'{"text":1,"choice":0,"boolean":0,"number":0}','[{"name":"Europe","count":1}]',1156);
INSERT INTO "question_version" VALUES('1m8hbp04ccj8cr6v',2,2,'1m8hbp04dah16enk',1795879010445,'Capitals','en','own','Ann',NULL,NULL,0,2,'{"text":1,"choice":1,"boolean":0,"number":0}','[{"name":"Europe","count":1}]',1239);
INSERT INTO "question_version" VALUES('1m8hbp04ccj8cr6v',3,2,'1m8hbp04f4m8hpwt',1795879010447,'Capitals','en','own','Ann',NULL,NULL,0,3,'{"text":1,"choice":1,"boolean":0,"number":1}','[{"name":"Europe","count":1}]',1112);
INSERT INTO "question_version" VALUES('1m8hbp04g0j87evy',1,1,'1m8hbp04g0j86qdh',1795879010448,'One','en','own','Ann',NULL,NULL,1,1,'{"text":0,"choice":0,"boolean":1,"number":0}','[]',1072);
CREATE TABLE rating_pair (
    ruleset TEXT    NOT NULL,
    a       TEXT    NOT NULL, -- the player whose id is the smaller
    b       TEXT    NOT NULL,
    day     INTEGER NOT NULL, -- its beginning
    games   INTEGER NOT NULL,
    PRIMARY KEY (ruleset, a, b)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_pair" VALUES('gomoku','1m8hbnzfqevnkye9','1m8hbnzfrfak959v',1795824000000,1);
CREATE TABLE rating_step (
    player    TEXT NOT NULL,
    ruleset   TEXT NOT NULL,
    result    TEXT NOT NULL, -- the match
    rating    REAL NOT NULL, -- from then on
    deviation REAL NOT NULL,
    PRIMARY KEY (player, ruleset, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_step" VALUES('1m8hbnzfqevnkye9','gomoku','1m8hbnzn02z6s7bk',1.66231089390629767875e+03,2.90318963717980466293e+02);
INSERT INTO "rating_step" VALUES('1m8hbnzfrfak959v','gomoku','1m8hbnzn02z6s7bk',1.33768910609370232124e+03,2.90318963717980466293e+02);
CREATE TABLE record (
    player  TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    tally   BLOB NOT NULL, -- of all time: see play/stats.h
    PRIMARY KEY (player, ruleset)
) STRICT, WITHOUT ROWID;
INSERT INTO "record" VALUES('1m8hbnzfqevnkye9','bulls-and-cows',X'0002020000A09C01000000000202BEF8D7ABC468BEF8D7ABC4680000BEF8D7ABC468');
INSERT INTO "record" VALUES('1m8hbnzfqevnkye9','gomoku',X'0002020000A09C01000000000202C0FAD7ABC468C0FAD7ABC4680000C0FAD7ABC468');
INSERT INTO "record" VALUES('1m8hbnzfqevnkye9','number-guess',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m8hbnzfqevnkye9','quiz',X'0002000000000000000000000000000000');
INSERT INTO "record" VALUES('1m8hbnzfqevnkye9','tic-tac-toe',X'0002020000A09C01000000000202FC80D8ABC468FC80D8ABC4680000FC80D8ABC468');
INSERT INTO "record" VALUES('1m8hbnzfrfak959v','bulls-and-cows',X'0002020000A09C01000000000202E6F8D7ABC468E6F8D7ABC4680000E6F8D7ABC468');
INSERT INTO "record" VALUES('1m8hbnzfrfak959v','gomoku',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m8hbnzfrfak959v','number-guess',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m8hbnzfrfak959v','tic-tac-toe',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m8hbnzj709s5pnq','bulls-and-cows',X'0002020000A09C01000000000202B8F9D7ABC468B8F9D7ABC4680000B8F9D7ABC468');
INSERT INTO "record" VALUES('1m8hbnzk01j7f1sw','bulls-and-cows',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m8hbnzk01j7hd95','bulls-and-cows',X'0002020000C0B802000000000202E2F9D7ABC468E2F9D7ABC4680000E2F9D7ABC468');
INSERT INTO "record" VALUES('1m8hbnznb0x6rre7','yahtzee',X'0002000002E0EB250000000000000080FBD7ABC468000000');
INSERT INTO "record" VALUES('1m8hbnznb0x6w73b','yahtzee',X'0002020000C0B95500000000020280FBD7ABC46880FBD7ABC468000080FBD7ABC468');
INSERT INTO "record" VALUES('1m8hbp04sbmd1sqf','tic-tac-toe',X'0002020000A09C01000000000202DA82D8ABC468DA82D8ABC4680000DA82D8ABC468');
INSERT INTO "record" VALUES('1m8hbp04t8dp4dxc','tic-tac-toe',X'0002000002000000000000000000000000');
CREATE TABLE result (
    id           TEXT    PRIMARY KEY NOT NULL,
    app          TEXT    NOT NULL DEFAULT 'main',
    game         TEXT    NOT NULL,                    -- a reference would read a row of the game at the end of each round
    round        INTEGER NOT NULL CHECK (round >= 0), -- 1, 2, 3, ...; 0 = the match
    ruleset      TEXT    NOT NULL,
    ranked       INTEGER NOT NULL CHECK (ranked IN (0, 1)),
    is_public    INTEGER NOT NULL CHECK (is_public IN (0, 1)), -- the game was, when this was published: in the feed
    published_at INTEGER NOT NULL,
    body         TEXT    NOT NULL,                    -- JSON, without names
    UNIQUE (game, round)                              -- each is published once
) STRICT, WITHOUT ROWID;
INSERT INTO "result" VALUES('1m8hbnzgz8jy5r8a','main','1m8hbnzgb0b268wb',1,'bulls-and-cows',1,0,1795879009823,'{"id":"1m8hbnzgz8jy5r8a","round":1,"leader":null,"attempts":3,"solved":true,"solver":0,"secret":"1467","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-28T15:16:49.823Z"}');
INSERT INTO "result" VALUES('1m8hbnzgz8jy67w4','main','1m8hbnzgb0b268wb',0,'bulls-and-cows',1,0,1795879009823,'{"id":"1m8hbnzgz8jy67w4","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-28T15:16:49.823Z"}');
INSERT INTO "result" VALUES('1m8hbnzhk7t9jg8h','main','1m8hbnzh10pq5s02',1,'bulls-and-cows',1,0,1795879009843,'{"id":"1m8hbnzhk7t9jg8h","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"6741","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-28T15:16:49.843Z"}');
INSERT INTO "result" VALUES('1m8hbnzhk7t9kgmb','main','1m8hbnzh10pq5s02',0,'bulls-and-cows',1,0,1795879009843,'{"id":"1m8hbnzhk7t9kgmb","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-28T15:16:49.843Z"}');
INSERT INTO "result" VALUES('1m8hbnzhp960s75f','main','1m8hbnzhnet7w91z',1,'number-guess',1,0,1795879009846,'{"id":"1m8hbnzhp960s75f","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"5437","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-28T15:16:49.846Z"}');
INSERT INTO "result" VALUES('1m8hbnzhp960sw2w','main','1m8hbnzhnet7w91z',0,'number-guess',1,0,1795879009846,'{"id":"1m8hbnzhp960sw2w","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-28T15:16:49.846Z"}');
INSERT INTO "result" VALUES('1m8hbnzhv8vzrapq','main','1m8hbnzhs53ncxzv',1,'number-guess',1,0,1795879009851,'{"id":"1m8hbnzhv8vzrapq","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"4641","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-28T15:16:49.851Z"}');
INSERT INTO "result" VALUES('1m8hbnzhv8vzs6h8','main','1m8hbnzhs53ncxzv',0,'number-guess',1,0,1795879009851,'{"id":"1m8hbnzhv8vzs6h8","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-28T15:16:49.851Z"}');
INSERT INTO "result" VALUES('1m8hbnzjw7x22nv2','main','1m8hbnzj709s6t05',1,'bulls-and-cows',1,0,1795879009884,'{"id":"1m8hbnzjw7x22nv2","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"0539","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-28T15:16:49.884Z"}');
INSERT INTO "result" VALUES('1m8hbnzkf7tfsy9e','main','1m8hbnzk69rdnecd',1,'bulls-and-cows',0,1,1795879009903,'{"id":"1m8hbnzkf7tfsy9e","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-28T15:16:49.903Z"}');
INSERT INTO "result" VALUES('1m8hbnzkh0bcf9tq','main','1m8hbnzk69rdnecd',2,'bulls-and-cows',0,1,1795879009905,'{"id":"1m8hbnzkh0bcf9tq","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-28T15:16:49.905Z"}');
INSERT INTO "result" VALUES('1m8hbnzkh0bcfwrt','main','1m8hbnzk69rdnecd',0,'bulls-and-cows',0,1,1795879009905,'{"id":"1m8hbnzkh0bcfwrt","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation","published_at":"2026-11-28T15:16:49.905Z"}');
INSERT INTO "result" VALUES('1m8hbnzmt6xp1qn2','main','1m8hbnzmmejsaatc',1,'tic-tac-toe',0,1,1795879009946,'{"id":"1m8hbnzmt6xp1qn2","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-28T15:16:49.946Z"}');
INSERT INTO "result" VALUES('1m8hbnzn02z6qehz','main','1m8hbnzmxcpvypdx',1,'gomoku',1,0,1795879009952,'{"id":"1m8hbnzn02z6qehz","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-28T15:16:49.952Z"}');
INSERT INTO "result" VALUES('1m8hbnzn02z6s7bk','main','1m8hbnzmxcpvypdx',0,'gomoku',1,0,1795879009952,'{"id":"1m8hbnzn02z6s7bk","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","published_at":"2026-11-28T15:16:49.952Z"}');
INSERT INTO "result" VALUES('1m8hbnzp0ab2105s','main','1m8hbnzncac4m1n8',1,'yahtzee',0,0,1795879009984,'{"id":"1m8hbnzp0ab2105s","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":0,"twos":0,"threes":0,"fours":4,"fives":0,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":21},"upper_total":10,"upper_bonus":0,"yahtzee_bonus":0,"total":31},{"seat":1,"boxes":{"aces":1,"twos":2,"threes":0,"fours":4,"fives":10,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":30,"large-straight":0,"yahtzee":0,"chance":17},"upper_total":23,"upper_bonus":0,"yahtzee_bonus":0,"total":70}],"forfeited":[],"forfeited_by":null,"points":[31,70],"published_at":"2026-11-28T15:16:49.984Z"}');
INSERT INTO "result" VALUES('1m8hbnzp0ab21fgc','main','1m8hbnzncac4m1n8',0,'yahtzee',0,0,1795879009984,'{"id":"1m8hbnzp0ab21fgc","outcome":"win","winners":[1],"points":[31,70],"reason":"rounds","published_at":"2026-11-28T15:16:49.984Z"}');
INSERT INTO "result" VALUES('1m8hbp01yb736xqd','main','1m8hbp01a1nr3jta',1,'tic-tac-toe',0,0,1795879010366,'{"id":"1m8hbp01yb736xqd","round":1,"leader":0,"moves":0,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-28T15:16:50.366Z"}');
INSERT INTO "result" VALUES('1m8hbp01yb737j9m','main','1m8hbp01a1nr3jta',0,'tic-tac-toe',0,0,1795879010366,'{"id":"1m8hbp01yb737j9m","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","published_at":"2026-11-28T15:16:50.366Z"}');
INSERT INTO "result" VALUES('1m8hbp04m79f55af','main','1m8hbp04j28svvym',1,'quiz',0,0,1795879010452,'{"id":"1m8hbp04m79f55af","round":1,"leader":null,"scores":[{"seat":0,"points":0,"right":0,"wrong":0,"passes":0,"unanswered":1,"tie_break":null}],"places":[1],"tie_break":null,"title":null,"forfeited_by":null,"points":[0],"published_at":"2026-11-28T15:16:50.452Z"}');
INSERT INTO "result" VALUES('1m8hbp04m79f5g32','main','1m8hbp04j28svvym',0,'quiz',0,0,1795879010452,'{"id":"1m8hbp04m79f5g32","outcome":"loss","winners":[],"points":[0],"minor":[0],"reason":"rounds","published_at":"2026-11-28T15:16:50.452Z"}');
INSERT INTO "result" VALUES('1m8hbp05de6zqzca','main','1m8hbp04v3ztv0fc',1,'tic-tac-toe',0,0,1795879010477,'{"id":"1m8hbp05de6zqzca","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-28T15:16:50.477Z"}');
INSERT INTO "result" VALUES('1m8hbp05de6zv8wj','main','1m8hbp04v3ztv0fc',0,'tic-tac-toe',0,0,1795879010477,'{"id":"1m8hbp05de6zv8wj","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-28T15:16:50.477Z"}');
CREATE TABLE result_reader (
    reader TEXT NOT NULL, -- a player, or a service's
    result TEXT NOT NULL,
    PRIMARY KEY (reader, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "result_reader" VALUES('1m8hbnzfd2nhdfy0','1m8hbp05de6zqzca');
INSERT INTO "result_reader" VALUES('1m8hbnzfd2nhdfy0','1m8hbp05de6zv8wj');
INSERT INTO "result_reader" VALUES('1m8hbnzfqevnkye9','1m8hbnzgz8jy5r8a');
INSERT INTO "result_reader" VALUES('1m8hbnzfqevnkye9','1m8hbnzgz8jy67w4');
INSERT INTO "result_reader" VALUES('1m8hbnzfqevnkye9','1m8hbnzhp960s75f');
INSERT INTO "result_reader" VALUES('1m8hbnzfqevnkye9','1m8hbnzhp960sw2w');
INSERT INTO "result_reader" VALUES('1m8hbnzfqevnkye9','1m8hbnzn02z6qehz');
INSERT INTO "result_reader" VALUES('1m8hbnzfqevnkye9','1m8hbnzn02z6s7bk');
INSERT INTO "result_reader" VALUES('1m8hbnzfqevnkye9','1m8hbp01yb736xqd');
INSERT INTO "result_reader" VALUES('1m8hbnzfqevnkye9','1m8hbp01yb737j9m');
INSERT INTO "result_reader" VALUES('1m8hbnzfqevnkye9','1m8hbp04m79f55af');
INSERT INTO "result_reader" VALUES('1m8hbnzfqevnkye9','1m8hbp04m79f5g32');
INSERT INTO "result_reader" VALUES('1m8hbnzfrfak959v','1m8hbnzhk7t9jg8h');
INSERT INTO "result_reader" VALUES('1m8hbnzfrfak959v','1m8hbnzhk7t9kgmb');
INSERT INTO "result_reader" VALUES('1m8hbnzfrfak959v','1m8hbnzhv8vzrapq');
INSERT INTO "result_reader" VALUES('1m8hbnzfrfak959v','1m8hbnzhv8vzs6h8');
INSERT INTO "result_reader" VALUES('1m8hbnzfrfak959v','1m8hbnzn02z6qehz');
INSERT INTO "result_reader" VALUES('1m8hbnzfrfak959v','1m8hbnzn02z6s7bk');
INSERT INTO "result_reader" VALUES('1m8hbnzfrfak959v','1m8hbp01yb736xqd');
INSERT INTO "result_reader" VALUES('1m8hbnzfrfak959v','1m8hbp01yb737j9m');
INSERT INTO "result_reader" VALUES('1m8hbnzj709s5pnq','1m8hbnzjw7x22nv2');
INSERT INTO "result_reader" VALUES('1m8hbnzk01j7f1sw','1m8hbnzkf7tfsy9e');
INSERT INTO "result_reader" VALUES('1m8hbnzk01j7f1sw','1m8hbnzkh0bcf9tq');
INSERT INTO "result_reader" VALUES('1m8hbnzk01j7f1sw','1m8hbnzkh0bcfwrt');
INSERT INTO "result_reader" VALUES('1m8hbnzk01j7hd95','1m8hbnzkf7tfsy9e');
INSERT INTO "result_reader" VALUES('1m8hbnzk01j7hd95','1m8hbnzkh0bcf9tq');
INSERT INTO "result_reader" VALUES('1m8hbnzk01j7hd95','1m8hbnzkh0bcfwrt');
INSERT INTO "result_reader" VALUES('1m8hbnzmk3740q4z','1m8hbnzmt6xp1qn2');
INSERT INTO "result_reader" VALUES('1m8hbnzmmejs8vhs','1m8hbnzmt6xp1qn2');
INSERT INTO "result_reader" VALUES('1m8hbnznb0x6rre7','1m8hbnzp0ab2105s');
INSERT INTO "result_reader" VALUES('1m8hbnznb0x6rre7','1m8hbnzp0ab21fgc');
INSERT INTO "result_reader" VALUES('1m8hbnznb0x6w73b','1m8hbnzp0ab2105s');
INSERT INTO "result_reader" VALUES('1m8hbnznb0x6w73b','1m8hbnzp0ab21fgc');
INSERT INTO "result_reader" VALUES('1m8hbp04sbmd1sqf','1m8hbp05de6zqzca');
INSERT INTO "result_reader" VALUES('1m8hbp04sbmd1sqf','1m8hbp05de6zv8wj');
INSERT INTO "result_reader" VALUES('1m8hbp04t8dp4dxc','1m8hbp05de6zqzca');
INSERT INTO "result_reader" VALUES('1m8hbp04t8dp4dxc','1m8hbp05de6zv8wj');
CREATE TABLE round_questions (
    game         TEXT    NOT NULL REFERENCES game (id),
    round        INTEGER NOT NULL CHECK (round > 0),
    fingerprints BLOB    NOT NULL, -- of each question eight bytes, the highest first: see rules/quiz_set.h
    PRIMARY KEY (game, round)
) STRICT, WITHOUT ROWID;
INSERT INTO "round_questions" VALUES('1m8hbp04j28svvym',1,X'08293EB9F6B0DCC6');
CREATE TABLE seat (
    game      TEXT    NOT NULL REFERENCES game (id),
    seat      INTEGER NOT NULL CHECK (seat >= -1), -- -1 = who made the game and sits nowhere: they watch it
    -- NULL = open, or somebody without an account. A guest is written after the seat that they were made for, once nothing can be refused any more: hence
    -- the check at the commit. For it, SQLite looks for each new player among the seats, which takes their index.
    player    TEXT REFERENCES player (id) DEFERRABLE INITIALLY DEFERRED,
    status    TEXT    NOT NULL CHECK (status IN ('open', 'invited', 'joined', 'declined', 'resigned', 'watching')),
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
INSERT INTO "seat" VALUES('1m8hbnzgb0b268wb',0,'1m8hbnzfqevnkye9','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8hbnzh10pq5s02',0,'1m8hbnzfrfak959v','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8hbnzhnet7w91z',0,'1m8hbnzfqevnkye9','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8hbnzhs53ncxzv',0,'1m8hbnzfrfak959v','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8hbnzhx28y8q05',0,'1m8hbnzhx28y7wpp','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8hbnzj709s6t05',0,'1m8hbnzj709s5pnq','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8hbnzjy9x1127w',-1,'1m8hbnzfqevnkye9','watching',1,0,NULL,1,NULL,NULL);
INSERT INTO "seat" VALUES('1m8hbnzjy9x1127w',0,'1m8hbnzfrfak959v','invited',1,0,'1m8hbnzfqevnkye9',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8hbnzjy9x1127w',1,'000000000vexb2yq','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8hbnzk69rdnecd',0,'1m8hbnzk01j7f1sw','resigned',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8hbnzk69rdnecd',1,'1m8hbnzk01j7hd95','joined',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8hbnzktc6ztesb',0,'1m8hbnzkjfmv47dr','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8hbnzktc6ztesb',1,'1m8hbnzkkbssz7xe','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8hbnzktc6ztesb',2,'1m8hbnzkm575gpyd','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8hbnzm9b21kxhw',0,'1m8hbnzm2e2p54j1','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8hbnzm9b21kxhw',1,'1m8hbnzm2e2p7pt1','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8hbnzm9b21kxhw',2,'1m8hbnzm34drb4ej','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8hbnzmd41mezy2',0,'1m8hbnzfqevnkye9','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8hbnzmd41mezy2',1,NULL,'open',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8hbnzme61vzf8h',0,'1m8hbnzfrfak959v','joined',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8hbnzme61vzf8h',1,'1m8hbnzfs070q3pt','invited',0,1,'1m8hbnzfrfak959v',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8hbnzmh995mnpw',0,'1m8hbnzfqevnkye9','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8hbnzmh995mnpw',1,'1m8hbnzfs070q3pt','invited',1,0,'1m8hbnzfqevnkye9',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8hbnzmh995mwsj',0,'1m8hbnzfqevnkye9','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8hbnzmh995mwsj',1,'000000000p9c7fga','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8hbnzmmejsaatc',0,'1m8hbnzmk3740q4z','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8hbnzmmejsaatc',1,'1m8hbnzmmejs8vhs','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8hbnzmxcpvypdx',0,'1m8hbnzfqevnkye9','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8hbnzmxcpvypdx',1,'1m8hbnzfrfak959v','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8hbnzn3ckzh1bn',0,'1m8hbnzn19z1m03r','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8hbnzn3ckzh1bn',1,'1m8hbnzn269vc8f3','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8hbnzncac4m1n8',0,'1m8hbnznb0x6rre7','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8hbnzncac4m1n8',1,'1m8hbnznb0x6w73b','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8hbp01a1nr3jta',0,'1m8hbnzfqevnkye9','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8hbp01a1nr3jta',1,'1m8hbnzfrfak959v','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8hbp049084da85',0,'1m8hbnzfqevnkye9','invited',1,0,'1m8hbp047bykmm1r',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8hbp049084da85',1,'1m8hbnzfs070q3pt','invited',1,0,'1m8hbp047bykmm1r',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8hbp04j28svvym',0,'1m8hbnzfqevnkye9','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8hbp04v3ztv0fc',0,'1m8hbp04sbmd1sqf','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8hbp04v3ztv0fc',1,'1m8hbp04t8dp4dxc','joined',0,0,NULL,0,NULL,NULL);
CREATE TABLE server_secret (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB    NOT NULL CHECK (length(key) = 32)
) STRICT;
INSERT INTO "server_secret" VALUES(1,X'6D4F053FF2F8A93A2C5C5289559A3F4CBF9D6ECA9E58A4383A953C361F3F7270');
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
INSERT INTO "token" VALUES(X'0711CCA8EB0DC3997D56FC508EBF4E31ABBAA0D328526C2744EC8D8E41FE9AE2','main','1m8hbnzhx28y8wp5','1m8hbnzhx28y7wpp',1,'',1795879009853,NULL,NULL);
INSERT INTO "token" VALUES(X'071CA3AEE564F0C21B9BF30992989BE816F66532548A4AF97482C959F6B7B3C1','main','1m8hbnzk01j7fz3e','1m8hbnzk01j7f1sw',1,'',1795879009888,NULL,NULL);
INSERT INTO "token" VALUES(X'0C9705C29014EB5E6585F637F3A90483980E1DDA5CC86C804A1C4437EFD0F370','main','1m8hbnzfs070r24e','1m8hbnzfs070q3pt',1,'',1795879009785,NULL,NULL);
INSERT INTO "token" VALUES(X'146D257EAF55C8975C2BF0E087003CD374BD51D30B25339B4D8C4C9B62EE5517','main','1m8hbnzm34drczda','1m8hbnzm34drb4ej',1,'',1795879009923,NULL,NULL);
INSERT INTO "token" VALUES(X'19A4805B6A4A7EEADA8790C7C7CD28FD66A1FE1F6023EBE96770B3E88D6C7E19','main','1m8hbnzfrfakan9j','1m8hbnzfrfak959v',1,'',1795879009784,NULL,NULL);
INSERT INTO "token" VALUES(X'1DD90777E6D981C0D1D21F0E49B5EF8DCF610F8E061FA77FC22BCD85DF0F2963','main','1m8hbnzn269vdnc6','1m8hbnzn269vc8f3',1,'',1795879009954,NULL,NULL);
INSERT INTO "token" VALUES(X'368BB169603C7F508A7A6253FE350A3CE09519B33BC4EEEC65F615757360FA35','main','1m8hbnzn19z1ndnq','1m8hbnzn19z1m03r',1,'',1795879009953,NULL,NULL);
INSERT INTO "token" VALUES(X'36B3CC723DDC53C236CB3561CBAA9292622F5851BE320B70150E82D480C1C892','main','1m8hbnzm2e2p82c0','1m8hbnzm2e2p7pt1',1,'',1795879009922,NULL,NULL);
INSERT INTO "token" VALUES(X'37CA8931C7DBDF59F2845449A4A15777C03C720639D071574BC2551143C0AE1D','main','1m8hbnzmmejs9wwy','1m8hbnzmmejs8vhs',1,'',1795879009940,NULL,NULL);
INSERT INTO "token" VALUES(X'5C84C5AF378F6829E0FC75E0C8AEEEB33C9035E692C2675354253A6942CCE220','main','1m8hbnzfd2nhf4y9','1m8hbnzfd2nhdfy0',2,'referee token create',1795879009773,NULL,NULL);
INSERT INTO "token" VALUES(X'5E90F89DBF8FCE5CD6857B4EBEE7975D5628A6AE2E001694EA1322F0F1ACC71A','main','1m8hbnzj709s8a9a','1m8hbnzj709s5pnq',1,'',1795879009863,NULL,NULL);
INSERT INTO "token" VALUES(X'6B8334E2621528F240AF6B68D5082E31C2C7CE3F3650958084EEA1BF232718EE','main','1m8hbnznb0x6war1','1m8hbnznb0x6w73b',1,'',1795879009963,NULL,NULL);
INSERT INTO "token" VALUES(X'7D8AFD8E73F4D66982A6EA1CE56C666F7DE74405E9955D5DF10D09B30502D652','main','1m8hbnzkkbst0rm7','1m8hbnzkkbssz7xe',1,'',1795879009907,NULL,NULL);
INSERT INTO "token" VALUES(X'81168207925613E72DA7C4D8BBDE16161A5BA081944C7EDDA2CF3AD789387CC6','main','1m8hbnzmk3742ebt','1m8hbnzmk3740q4z',1,'',1795879009939,NULL,NULL);
INSERT INTO "token" VALUES(X'812894A23719FB6B306D232DA1292E037D3883842ED652083B905BB72D76EE8A','main','1m8hbp04sbmd2dtn','1m8hbp04sbmd1sqf',1,'',1795879010457,NULL,NULL);
INSERT INTO "token" VALUES(X'87AFF8798EFF0F09BA575135D90B48F3F7A4959E3C16C9A53F457B87CDA1BD47','main','1m8hbp04t8dp5r7c','1m8hbp04t8dp4dxc',1,'',1795879010458,NULL,1795879010478);
INSERT INTO "token" VALUES(X'9C10F6126CF50BBC496ED59E623080DF102DF26F1F5AB94BA8428B74EBC78E49','main','1m8hbnzk01j7hejm','1m8hbnzk01j7hd95',1,'',1795879009888,NULL,NULL);
INSERT INTO "token" VALUES(X'AA9A20DBF32D91EC2FAD4CDF91FFA0C82F5F0CAC923910B1E0E5956B4F45A44B','main','1m8hbnzkjfmv67cw','1m8hbnzkjfmv47dr',1,'',1795879009906,NULL,NULL);
INSERT INTO "token" VALUES(X'CD848362CD9223C4346D6BB59BDEC3A164BB74D3F4EE163334EEF62ABFA1D249','main','1m8hbnzkm575hbbr','1m8hbnzkm575gpyd',1,'',1795879009908,NULL,NULL);
INSERT INTO "token" VALUES(X'E21D2ECC5425540E8176ED4257E8D2585F49925D361750FA967F7A330A6D42A0','main','1m8hbnzfqevnmd81','1m8hbnzfqevnkye9',1,'',1795879009783,NULL,NULL);
INSERT INTO "token" VALUES(X'F3B158FF300E57BD821E3AA3143F5B700D393A37374ECBA472C828646EA8F1CA','main','1m8hbnzm2e2p5wyd','1m8hbnzm2e2p54j1',1,'',1795879009922,NULL,NULL);
INSERT INTO "token" VALUES(X'FC81F8A6D5F62F5D78C96A0D438176DD881DB8DFCCA353ACE1C8D5229C8D6831','main','1m8hbnznb0x6tfa0','1m8hbnznb0x6rre7',1,'',1795879009963,NULL,NULL);
CREATE TABLE tournament (
    id              TEXT    PRIMARY KEY NOT NULL,
    app             TEXT    NOT NULL DEFAULT 'main',
    creator         TEXT    NOT NULL,             -- a player
    ruleset         TEXT    NOT NULL,
    format          TEXT    NOT NULL CHECK (format IN ('all-play', 'round-robin', 'swiss', 'knockout', 'heats')),
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
    plan            TEXT    NOT NULL,             -- JSON: options, seed, seeded, given, deal, clock; of heats table, advance
    winners         TEXT,                         -- JSON: numbers of entrants; NULL = not yet
    master          TEXT,                         -- a player: an official at each table of heats; NULL = nobody
    title           TEXT,                         -- what the winner of heats is called; NULL = nothing in particular
    choose_by       INTEGER,                      -- until then tables of heats wait for choices; NULL = none does
    starts_at       INTEGER,                      -- not before, and without those who have not joined by then; NULL = at once
    series          TEXT CHECK (series <> id),    -- of a rematch: the first tournament before it; NULL = it is none
    -- What whoever made it calls it; NULL = nothing. Beside the log, as it may hold the name of somebody: it goes with the
    -- creator's account.
    name            TEXT,
    -- The entrants' rows are as the log had it at this seq. Less than `version`: some are as it has it now, and the rest
    -- follows, also after a crash.
    rows_version    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament" VALUES('1m8hbnzp1ex4m15s','main','1m8hbnzfqevnkye9','tic-tac-toe','swiss',1,'finished',11,3,6,0,5,0,0,1795879009985,1795879009993,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":null,"seed":"600c9e94aebb8498e18dca4cb251bdca44f78bacd30217e96fdf1b7ba3d27024","seeded":false}','[3]',NULL,NULL,NULL,NULL,NULL,NULL,11);
INSERT INTO "tournament" VALUES('1m8hbnzq549e7p6a','main','1m8hbnzfqevnkye9','tic-tac-toe','swiss',1,'finished',14,3,9,0,6,0,0,1795879010022,1795879010024,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":null,"seed":"cbd5c619ea07fcf51f2cf04d94a2161fc8f8478ba457c1b0b49f0cf5a2b549de","seeded":false}','[5]',NULL,NULL,NULL,NULL,'1m8hbnzp1ex4m15s',NULL,14);
INSERT INTO "tournament" VALUES('1m8hbnzqx467zaqc','main','1m8hbnzfqevnkye9','tic-tac-toe','round-robin',1,'finished',6,1,1,0,2,2,0,1795879010045,1795879010369,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"disqualify","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"6f6b30aad65d7d3d07a50251769b575fbcc8cfd9e721963211a613c30b221fe9","seeded":false}','[1]',NULL,NULL,NULL,1795879010345,NULL,NULL,6);
INSERT INTO "tournament" VALUES('1m8hbp02pc99aq0q','main','1m8hbnzfqevnkye9','tic-tac-toe','knockout',1,'finished',8,2,4,0,3,0,0,1795879010390,1795879010393,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":null,"seed":"62234ea79961f4e33a310f827885ac20e99cad9f00228299b4b2f46ed1a3ffc5","seeded":false}','[3]',NULL,NULL,NULL,NULL,NULL,NULL,8);
INSERT INTO "tournament" VALUES('1m8hbp03d7zvn03s','main','1m8hbnzfqevnkye9','yahtzee','heats',1,'finished',7,1,3,0,5,0,0,1795879010413,1795879010417,'{"options":{"joker":"forced","cards":"shown","rounds":1,"await_client_seed":false,"hints":false},"deal":"independent","illegal":"refuse","clock":null,"seed":"7df88e5bb9b29942efebb04e33d23c179fa34c9a6333da90747199cd0beab579","seeded":false,"table":3,"advance":1}','[2]',NULL,NULL,NULL,NULL,NULL,'Spring cup',7);
INSERT INTO "tournament" VALUES('1m8hbp04561g9nrv','main','1m8hbnzfqevnkye9','tic-tac-toe','round-robin',1,'open',1,1,0,0,3,2,1,1795879010437,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"5860afc6f2e50875d65e36928a93155425c37f2ef927a749451243bf7279f5fd","seeded":false}',NULL,NULL,NULL,NULL,NULL,NULL,NULL,1);
INSERT INTO "tournament" VALUES('1m8hbp047bykmm1r','main','1m8hbnzfqevnkye9','tic-tac-toe','knockout',1,'running',4,1,0,0,2,2,0,1795879010439,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"6fefead7d695403272974537ef1e4467648d720771ef785e9f54bfbc60c5e908","seeded":false}',NULL,NULL,NULL,NULL,NULL,NULL,NULL,4);
INSERT INTO "tournament" VALUES('1m8hbp049084df3c','main','1m8hbnzfrfak959v','tic-tac-toe','knockout',0,'cancelled',3,1,0,0,1,1,0,1795879010441,1795879010442,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"9f19e98668915356d38caab617e75865c2247b0275486375f4afa2ba4417a910","seeded":false}',NULL,NULL,NULL,NULL,NULL,NULL,NULL,3);
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
    level      INTEGER,                             -- of the bot, where one was asked for; NULL = its full strength
    status     TEXT    NOT NULL CHECK (status IN ('invited', 'playing', 'declined', 'disqualified')),
    points     REAL    NOT NULL,
    squares    REAL    NOT NULL,                    -- of the points of each game, added up: for the confidence interval
    games      INTEGER NOT NULL,
    wins       INTEGER NOT NULL,
    draws      INTEGER NOT NULL,
    losses     INTEGER NOT NULL,
    place      INTEGER,                             -- 1, 2, 3, ...: the order of the final standings; NULL = not yet
    rank       INTEGER,                             -- equals share one
    has_title  INTEGER NOT NULL CHECK (has_title IN (0, 1)), -- the tournament's, which they have won for all to see
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_entrant" VALUES('1m8hbnzp1ex4m15s',1,NULL,'random',NULL,'playing',2.0,2.0,3,2,0,1,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m8hbnzp1ex4m15s',2,NULL,'random',NULL,'playing',1.0,1.0,3,1,0,2,5,5,0);
INSERT INTO "tournament_entrant" VALUES('1m8hbnzp1ex4m15s',3,NULL,'random',NULL,'playing',3.0,3.0,3,3,0,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m8hbnzp1ex4m15s',4,NULL,'random',NULL,'playing',2.0,2.0,3,2,0,1,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m8hbnzp1ex4m15s',5,NULL,'random',NULL,'playing',1.0,1.0,3,1,0,2,4,4,0);
INSERT INTO "tournament_entrant" VALUES('1m8hbnzq549e7p6a',1,NULL,'random',NULL,'playing',1.0,1.0,3,1,0,2,5,5,0);
INSERT INTO "tournament_entrant" VALUES('1m8hbnzq549e7p6a',2,NULL,'random',NULL,'playing',1.0,1.0,3,1,0,2,4,4,0);
INSERT INTO "tournament_entrant" VALUES('1m8hbnzq549e7p6a',3,NULL,'random',NULL,'playing',2.0,2.0,3,2,0,1,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m8hbnzq549e7p6a',4,NULL,'random',NULL,'playing',2.0,2.0,3,2,0,1,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m8hbnzq549e7p6a',5,NULL,'random',NULL,'playing',3.0,3.0,3,3,0,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m8hbnzq549e7p6a',6,NULL,'random',NULL,'playing',0.0,0.0,3,0,0,3,6,6,0);
INSERT INTO "tournament_entrant" VALUES('1m8hbnzqx467zaqc',1,'1m8hbnzfqevnkye9',NULL,NULL,'playing',1.0,1.0,1,1,0,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m8hbnzqx467zaqc',2,'1m8hbnzfrfak959v',NULL,NULL,'playing',0.0,0.0,1,0,0,1,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m8hbnzqx467zaqc',3,'1m8hbnzfs070q3pt',NULL,NULL,'declined',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m8hbp02pc99aq0q',1,NULL,'random',NULL,'playing',0.0,0.0,2,0,0,2,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m8hbp02pc99aq0q',2,NULL,'random',NULL,'playing',0.0,0.0,2,0,0,2,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m8hbp02pc99aq0q',3,NULL,'random',NULL,'playing',4.0,4.0,4,4,0,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m8hbp03d7zvn03s',1,NULL,'random',NULL,'playing',0.0,0.0,1,0,0,1,4,4,0);
INSERT INTO "tournament_entrant" VALUES('1m8hbp03d7zvn03s',2,NULL,'random',NULL,'playing',2.0,2.0,2,2,0,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m8hbp03d7zvn03s',3,NULL,'random',NULL,'playing',1.0,1.0,2,1,0,1,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m8hbp03d7zvn03s',4,NULL,'random',NULL,'playing',0.0,0.0,1,0,0,1,5,5,0);
INSERT INTO "tournament_entrant" VALUES('1m8hbp03d7zvn03s',5,NULL,'random',NULL,'playing',0.0,0.0,2,0,0,2,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m8hbp04561g9nrv',1,'1m8hbnzfqevnkye9',NULL,NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m8hbp04561g9nrv',2,'1m8hbnzfrfak959v',NULL,NULL,'invited',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m8hbp04561g9nrv',3,NULL,'gomoku',3,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m8hbp047bykmm1r',1,'1m8hbnzfqevnkye9',NULL,NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m8hbp047bykmm1r',2,'1m8hbnzfs070q3pt',NULL,NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m8hbp049084df3c',1,'1m8hbnzfrfak959v',NULL,NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m8hbp049084df3c',2,'1m8hbnzfs070q3pt',NULL,NULL,'declined',0.0,0.0,0,0,0,0,NULL,NULL,0);
CREATE TABLE tournament_event (
    tournament TEXT    NOT NULL,
    seq        INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the tournament; its newest is its version
    at         INTEGER NOT NULL,
    kind       TEXT    NOT NULL,                 -- created, joined, game, ...: see tournament/tournament.h
    body       TEXT    NOT NULL,                 -- JSON: the whole truth
    PRIMARY KEY (tournament, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_event" VALUES('1m8hbnzp1ex4m15s',1,1795879009985,'created','{"ruleset":"tic-tac-toe","format":"swiss","games":3,"deal":"independent","visibility":"public","illegal":"refuse","seed":"600c9e94aebb8498e18dca4cb251bdca44f78bacd30217e96fdf1b7ba3d27024","seeded":false,"clock":null,"creator":"1m8hbnzfqevnkye9","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m8hbnzp1ex4m15s',2,1795879009986,'round','{"round":1,"pairs":[[1,3],[4,2]],"byes":[5]}');
INSERT INTO "tournament_event" VALUES('1m8hbnzp1ex4m15s',3,1795879009986,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,3],"scores":[0,1],"seed":"0c525f9de76e94c06be40b22dd117ad65d4548bb90e3862e71ebef8089b52e8f","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8hbnzp1ex4m15s',4,1795879009993,'game','{"game":2,"round":1,"tie_break":false,"entrants":[4,2],"scores":[1,0],"seed":"e8353e56758f697c5e5b94a80962a4725b5d46cf5ed3088082d101297c96c324","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8hbnzp1ex4m15s',5,1795879009993,'round','{"round":2,"pairs":[[3,4],[5,1]],"byes":[2]}');
INSERT INTO "tournament_event" VALUES('1m8hbnzp1ex4m15s',6,1795879009993,'game','{"game":3,"round":2,"tie_break":false,"entrants":[3,4],"scores":[1,0],"seed":"3b33b16a855be5cf130348a710a49931d673be6de75024417b4dd6c98d703c50","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8hbnzp1ex4m15s',7,1795879009993,'game','{"game":4,"round":2,"tie_break":false,"entrants":[5,1],"scores":[0,1],"seed":"8161479b17a14a1509f61f6b1ad7a96216844ea5e7fb2ba6b4ae48b5ae6590a1","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8hbnzp1ex4m15s',8,1795879009993,'round','{"round":3,"pairs":[[3,5],[2,1]],"byes":[4]}');
INSERT INTO "tournament_event" VALUES('1m8hbnzp1ex4m15s',9,1795879009993,'game','{"game":5,"round":3,"tie_break":false,"entrants":[3,5],"scores":[1,0],"seed":"bf23cbe09b770b245e3c429ac3af1f6e41622f1aeef406145566e63672c4f2d8","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8hbnzp1ex4m15s',10,1795879009993,'game','{"game":6,"round":3,"tie_break":false,"entrants":[2,1],"scores":[0,1],"seed":"8ecc747ce739b822513a21b6f58b1444af9dd27f76dc6e29b07e4da4dec97621","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8hbnzp1ex4m15s',11,1795879009993,'finished','{"winners":[3]}');
INSERT INTO "tournament_event" VALUES('1m8hbnzq549e7p6a',1,1795879010022,'created','{"ruleset":"tic-tac-toe","format":"swiss","games":3,"deal":"independent","visibility":"public","illegal":"refuse","seed":"cbd5c619ea07fcf51f2cf04d94a2161fc8f8478ba457c1b0b49f0cf5a2b549de","seeded":false,"clock":null,"creator":"1m8hbnzfqevnkye9","series":"1m8hbnzp1ex4m15s","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m8hbnzq549e7p6a',2,1795879010023,'round','{"round":1,"pairs":[[1,4],[5,2],[3,6]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m8hbnzq549e7p6a',3,1795879010023,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,4],"scores":[0,1],"seed":"c3a92766f022ca2b36cf0aacedb7fe55feb60b22b5c034a9ae3b51ae5f6dfcb3","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8hbnzq549e7p6a',4,1795879010023,'game','{"game":2,"round":1,"tie_break":false,"entrants":[5,2],"scores":[1,0],"seed":"19f553a5ce4afd51ea9cb90583281f9ba9e676e17e4c8d7085a6143a26007c32","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8hbnzq549e7p6a',5,1795879010023,'game','{"game":3,"round":1,"tie_break":false,"entrants":[3,6],"scores":[1,0],"seed":"075aa96a627256b366a62932af6f17658d3a412d5efbef367de6d47d153a7422","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8hbnzq549e7p6a',6,1795879010023,'round','{"round":2,"pairs":[[4,3],[6,5],[2,1]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m8hbnzq549e7p6a',7,1795879010023,'game','{"game":4,"round":2,"tie_break":false,"entrants":[4,3],"scores":[0,1],"seed":"1f7134d198f5ffa0c48b21d3ea512ab230745dfb913dcb213933bbfa8a26214a","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8hbnzq549e7p6a',8,1795879010023,'game','{"game":5,"round":2,"tie_break":false,"entrants":[6,5],"scores":[0,1],"seed":"6df0714436dc345bf711b57f02342e6a41ef93e9bfadbea39cc0b59e958ba1ad","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8hbnzq549e7p6a',9,1795879010023,'game','{"game":6,"round":2,"tie_break":false,"entrants":[2,1],"scores":[1,0],"seed":"392241dee65e60ac1ba0375e94c2eeee3916c9768ae7387b5c6000767b1e6040","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8hbnzq549e7p6a',10,1795879010023,'round','{"round":3,"pairs":[[3,5],[4,2],[1,6]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m8hbnzq549e7p6a',11,1795879010023,'game','{"game":7,"round":3,"tie_break":false,"entrants":[3,5],"scores":[0,1],"seed":"636c6f364699a8353f57cfdb31c9a53ac6369fd8c570238f4cd9c2c264da5b5e","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8hbnzq549e7p6a',12,1795879010023,'game','{"game":8,"round":3,"tie_break":false,"entrants":[4,2],"scores":[1,0],"seed":"7615229cfa00c1cc8f6fe95ae6f861f67c9941cad1cac6800eaafd3be350107e","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8hbnzq549e7p6a',13,1795879010023,'game','{"game":9,"round":3,"tie_break":false,"entrants":[1,6],"scores":[1,0],"seed":"01be15511e6a2a44f472f7eebc527dbabbe9c1af59fc7afe44601a310345c5d6","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8hbnzq549e7p6a',14,1795879010024,'finished','{"winners":[5]}');
INSERT INTO "tournament_event" VALUES('1m8hbnzqx467zaqc',1,1795879010045,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","visibility":"public","illegal":"disqualify","seed":"6f6b30aad65d7d3d07a50251769b575fbcc8cfd9e721963211a613c30b221fe9","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m8hbnzfqevnkye9","starts_at":"2026-11-28T15:16:50.345Z","entrants":[{"player":"1m8hbnzfqevnkye9","joined":true},{"player":"1m8hbnzfrfak959v","joined":false},{"player":"1m8hbnzfs070q3pt","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m8hbnzqx467zaqc',2,1795879010047,'joined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m8hbnzqx467zaqc',3,1795879010346,'begun','{}');
INSERT INTO "tournament_event" VALUES('1m8hbnzqx467zaqc',4,1795879010346,'started','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"id":"1m8hbp01a1nr3jta"}');
INSERT INTO "tournament_event" VALUES('1m8hbnzqx467zaqc',5,1795879010368,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"scores":[1,0],"forfeits":[2],"id":"1m8hbp01a1nr3jta"}');
INSERT INTO "tournament_event" VALUES('1m8hbnzqx467zaqc',6,1795879010369,'finished','{"winners":[1]}');
INSERT INTO "tournament_event" VALUES('1m8hbp02pc99aq0q',1,1795879010390,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":2,"deal":"independent","visibility":"public","illegal":"refuse","seed":"62234ea79961f4e33a310f827885ac20e99cad9f00228299b4b2f46ed1a3ffc5","seeded":false,"clock":null,"creator":"1m8hbnzfqevnkye9","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m8hbp02pc99aq0q',2,1795879010391,'round','{"round":1,"pairs":[[3,2]],"byes":[1]}');
INSERT INTO "tournament_event" VALUES('1m8hbp02pc99aq0q',3,1795879010391,'game','{"game":1,"round":1,"tie_break":false,"entrants":[3,2],"scores":[1,0],"seed":"7c1e9fb7856ca0bc2cd321d8dfa35d78ea0c51b9547474281f96f5c4f00d68f5","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8hbp02pc99aq0q',4,1795879010392,'game','{"game":2,"round":1,"tie_break":false,"entrants":[2,3],"scores":[0,1],"seed":"e0d66c0202a86ff3a99e07f27aec64d2aa905505e1e0c84cfcd97994e7b66529","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8hbp02pc99aq0q',5,1795879010392,'round','{"round":2,"pairs":[[1,3]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m8hbp02pc99aq0q',6,1795879010392,'game','{"game":3,"round":2,"tie_break":false,"entrants":[1,3],"scores":[0,1],"seed":"c7e215503e48bce7cfee3922a0e1ed952edb3df949a18bfbfaeb8bc60abc810a","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8hbp02pc99aq0q',7,1795879010392,'game','{"game":4,"round":2,"tie_break":false,"entrants":[3,1],"scores":[1,0],"seed":"6c2a2b542d66c7ed1e4d832980d81130629bf3a8a0475d671df5dad316e9dee4","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8hbp02pc99aq0q',8,1795879010393,'finished','{"winners":[3]}');
INSERT INTO "tournament_event" VALUES('1m8hbp03d7zvn03s',1,1795879010413,'created','{"ruleset":"yahtzee","format":"heats","games":1,"deal":"independent","visibility":"public","illegal":"refuse","seed":"7df88e5bb9b29942efebb04e33d23c179fa34c9a6333da90747199cd0beab579","seeded":false,"clock":null,"creator":"1m8hbnzfqevnkye9","table":3,"advance":1,"master":null,"title":null,"entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m8hbp03d7zvn03s',2,1795879010415,'stage','{"stage":1,"tables":[[5,3,4],[2,1]]}');
INSERT INTO "tournament_event" VALUES('1m8hbp03d7zvn03s',3,1795879010415,'game','{"game":1,"round":1,"tie_break":false,"entrants":[5,3,4],"scores":[60,64,26],"seed":"a48809739dd131c43dc1d4e443cca510d1223bcd4a697e78487971a3a55c75ea","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8hbp03d7zvn03s',4,1795879010415,'game','{"game":2,"round":1,"tie_break":false,"entrants":[2,1],"scores":[40,36],"seed":"51ded399689364c88c62e4a908fee210989d73ebebd1e3d0fa5bec2966284a23","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8hbp03d7zvn03s',5,1795879010415,'stage','{"stage":2,"tables":[[5,3,2]]}');
INSERT INTO "tournament_event" VALUES('1m8hbp03d7zvn03s',6,1795879010415,'game','{"game":3,"round":2,"tie_break":false,"entrants":[5,3,2],"scores":[57,28,68],"seed":"216ab7fc73298dc874ce14bb146f59d805078abdaf8bba950b618cec8b2633ea","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8hbp03d7zvn03s',7,1795879010417,'finished','{"winners":[2]}');
INSERT INTO "tournament_event" VALUES('1m8hbp04561g9nrv',1,1795879010437,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","visibility":"public","illegal":"refuse","seed":"5860afc6f2e50875d65e36928a93155425c37f2ef927a749451243bf7279f5fd","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m8hbnzfqevnkye9","entrants":[{"player":"1m8hbnzfqevnkye9","joined":true},{"player":"1m8hbnzfrfak959v","joined":false},{"bot":"gomoku","level":3}]}');
INSERT INTO "tournament_event" VALUES('1m8hbp047bykmm1r',1,1795879010439,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"public","illegal":"refuse","seed":"6fefead7d695403272974537ef1e4467648d720771ef785e9f54bfbc60c5e908","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m8hbnzfqevnkye9","entrants":[{"player":"1m8hbnzfqevnkye9","joined":true},{"player":"1m8hbnzfs070q3pt","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m8hbp047bykmm1r',2,1795879010440,'joined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m8hbp047bykmm1r',3,1795879010441,'round','{"round":1,"pairs":[[1,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m8hbp047bykmm1r',4,1795879010441,'started','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"id":"1m8hbp049084da85"}');
INSERT INTO "tournament_event" VALUES('1m8hbp049084df3c',1,1795879010441,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"private","illegal":"refuse","seed":"9f19e98668915356d38caab617e75865c2247b0275486375f4afa2ba4417a910","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m8hbnzfrfak959v","entrants":[{"player":"1m8hbnzfrfak959v","joined":true},{"player":"1m8hbnzfs070q3pt","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m8hbp049084df3c',2,1795879010442,'declined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m8hbp049084df3c',3,1795879010442,'cancelled','{"reason":"declined"}');
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
INSERT INTO "tournament_game" VALUES('1m8hbnzp1ex4m15s',1,1,0,NULL,'[1,3]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m8hbnzp1ex4m15s',2,1,0,NULL,'[4,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8hbnzp1ex4m15s',3,2,0,NULL,'[3,4]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8hbnzp1ex4m15s',4,2,0,NULL,'[5,1]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m8hbnzp1ex4m15s',5,3,0,NULL,'[3,5]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8hbnzp1ex4m15s',6,3,0,NULL,'[2,1]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m8hbnzq549e7p6a',1,1,0,NULL,'[1,4]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m8hbnzq549e7p6a',2,1,0,NULL,'[5,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8hbnzq549e7p6a',3,1,0,NULL,'[3,6]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8hbnzq549e7p6a',4,2,0,NULL,'[4,3]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m8hbnzq549e7p6a',5,2,0,NULL,'[6,5]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m8hbnzq549e7p6a',6,2,0,NULL,'[2,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8hbnzq549e7p6a',7,3,0,NULL,'[3,5]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m8hbnzq549e7p6a',8,3,0,NULL,'[4,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8hbnzq549e7p6a',9,3,0,NULL,'[1,6]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8hbnzqx467zaqc',1,1,0,'1m8hbp01a1nr3jta','[1,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8hbp02pc99aq0q',1,1,0,NULL,'[3,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8hbp02pc99aq0q',2,1,0,NULL,'[2,3]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m8hbp02pc99aq0q',3,2,0,NULL,'[1,3]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m8hbp02pc99aq0q',4,2,0,NULL,'[3,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8hbp03d7zvn03s',1,1,0,NULL,'[5,3,4]','[60,64,26]',NULL);
INSERT INTO "tournament_game" VALUES('1m8hbp03d7zvn03s',2,1,0,NULL,'[2,1]','[40,36]',NULL);
INSERT INTO "tournament_game" VALUES('1m8hbp03d7zvn03s',3,2,0,NULL,'[5,3,2]','[57,28,68]',NULL);
INSERT INTO "tournament_game" VALUES('1m8hbp047bykmm1r',1,1,0,'1m8hbp049084da85','[1,2]',NULL,NULL);
CREATE TABLE tournament_stage (
    tournament TEXT    NOT NULL,
    number     INTEGER NOT NULL CHECK (number > 0), -- 1, 2, 3, ...
    -- JSON, by table: the number of its latest game and its id, null where there is none; its entrants' numbers; of these,
    -- who are at that game; and what the entrants have scored, in their order, null while they play. Where they choose what
    -- they are asked of: that, in their order, null for those who have not yet.
    tables     TEXT    NOT NULL,
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_stage" VALUES('1m8hbp03d7zvn03s',1,'[{"game":1,"id":null,"entrants":[5,3,4],"players":[5,3,4],"points":[60,64,26]},{"game":2,"id":null,"entrants":[2,1],"players":[2,1],"points":[40,36]}]');
INSERT INTO "tournament_stage" VALUES('1m8hbp03d7zvn03s',2,'[{"game":3,"id":null,"entrants":[5,3,2],"players":[5,3,2],"points":[57,28,68]}]');
CREATE TABLE uptime_mark (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
INSERT INTO "uptime_mark" VALUES(1,1795879010479);
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
INSERT INTO "webhook" VALUES('1m8hbp04n4ksng36','1m8hbnzfd2nhdfy0','https://receiver.invalid/',11,X'36BD73792617B00A7A904D4F47CC8BEA085A82E4E3B4F876D6EFFAFADDD38291',NULL,NULL,1795879010453,NULL,NULL);
INSERT INTO "webhook" VALUES('1m8hbp04pc2xazs2','1m8hbnzfd2nhdfy0','https://receiver.invalid/',16,X'C3540B488E1CEDE5F8823347145358958F1111FF343A33AE0C333FF7EB62CDF1',NULL,NULL,1795879010454,1795879010455,NULL);
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
CREATE INDEX tournament_due ON tournament (choose_by) WHERE choose_by IS NOT NULL;
CREATE INDEX tournament_starting ON tournament (starts_at) WHERE status = 'open' AND starts_at IS NOT NULL;
CREATE INDEX tournament_by_series ON tournament (series, id) WHERE series IS NOT NULL;
CREATE INDEX tournament_named ON tournament (creator) WHERE name IS NOT NULL;
CREATE INDEX tournament_live ON tournament (creator) WHERE status IN ('open', 'running');
CREATE INDEX tournament_entrant_by_points ON tournament_entrant (tournament, points DESC, number, status);
CREATE INDEX tournament_entrant_by_place ON tournament_entrant (tournament, place) WHERE place IS NOT NULL;
CREATE INDEX tournament_entrant_by_player ON tournament_entrant (player, tournament) WHERE player IS NOT NULL;
CREATE INDEX tournament_entrant_by_title ON tournament_entrant (player, tournament) WHERE has_title = 1;
CREATE INDEX tournament_draft_by_creator ON tournament_draft (creator);
CREATE INDEX question_set_public ON question_set (app, id) WHERE is_public = 1 AND deleted_at IS NULL;
CREATE INDEX question_set_by_owner ON question_set (owner, id);
CREATE INDEX question_set_deleted ON question_set (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX question_draft_by_owner ON question_draft (owner);
CREATE INDEX idempotency_use_hour ON idempotency_use (hour);
COMMIT;
