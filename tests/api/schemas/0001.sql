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
INSERT INTO "block" VALUES('1m82s5t9wbzr5d40','1m82s5t9vcyn2g7n',1795389843843);
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
INSERT INTO "delivery" VALUES(1,'1m82s5tfqbxcszxs','1m82s5tfkcz3a4yj','1m82s5tfqbxcre6k','1m82s5tfqbxcre6k-1-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T23:24:03.959Z","data":{"seq":1,"at":"2026-11-22T23:24:03.959Z","kind":"created","seat":0,"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m82s5tfndjq6r3c","status":"joined"},{"player":"1m82s5tfpcvzt8dz","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m82s5tfndjq6r3c","clock":{"turn_seconds":30,"bot_turn_seconds":1},"game":"1m82s5tfqbxcre6k"}}',1795389843959,1,1795389849048,1795389843961,NULL,NULL,0);
INSERT INTO "delivery" VALUES(2,'1m82s5tfs9fqmjyg','1m82s5tfkcz3a4yj','1m82s5tfqbxcre6k','1m82s5tfqbxcre6k-2-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T23:24:03.961Z","data":{"seq":2,"at":"2026-11-22T23:24:03.961Z","kind":"joined","seat":1,"player":"1m82s5tfpcvzt8dz","game":"1m82s5tfqbxcre6k"}}',1795389843961,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(3,'1m82s5tfs9fqnbbk','1m82s5tfkcz3a4yj','1m82s5tfqbxcre6k','1m82s5tfqbxcre6k-3-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T23:24:03.961Z","data":{"seq":3,"at":"2026-11-22T23:24:03.961Z","kind":"round","seat":null,"number":1,"leader":0,"commitment":null,"points":[0,0],"game":"1m82s5tfqbxcre6k"}}',1795389843961,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(4,'1m82s5tfs9fqnfdr','1m82s5tfkcz3a4yj','1m82s5tfqbxcre6k','1m82s5tfqbxcre6k-3-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T23:24:03.961Z","data":{"game":"1m82s5tfqbxcre6k","seq":3,"players":["1m82s5tfndjq6r3c"],"seats":[0],"deadline":"2026-11-22T23:24:33.961Z"}}',1795389843961,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(5,'1m82s5tft0zjzn11','1m82s5tfkcz3a4yj','1m82s5tfqbxcre6k','1m82s5tfqbxcre6k-4-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T23:24:03.962Z","data":{"seq":4,"at":"2026-11-22T23:24:03.962Z","kind":"move","seat":0,"column":0,"row":0,"symbol":"X","game":"1m82s5tfqbxcre6k"}}',1795389843962,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(6,'1m82s5tft0zjzp1e','1m82s5tfkcz3a4yj','1m82s5tfqbxcre6k','1m82s5tfqbxcre6k-4-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T23:24:03.962Z","data":{"game":"1m82s5tfqbxcre6k","seq":4,"players":["1m82s5tfpcvzt8dz"],"seats":[1],"deadline":"2026-11-22T23:24:33.962Z"}}',1795389843962,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(7,'1m82s5tfv2dxm8ay','1m82s5tfkcz3a4yj','1m82s5tfqbxcre6k','1m82s5tfqbxcre6k-5-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T23:24:03.963Z","data":{"seq":5,"at":"2026-11-22T23:24:03.963Z","kind":"move","seat":1,"column":1,"row":0,"symbol":"O","game":"1m82s5tfqbxcre6k"}}',1795389843963,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(8,'1m82s5tfv2dxp2vx','1m82s5tfkcz3a4yj','1m82s5tfqbxcre6k','1m82s5tfqbxcre6k-5-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T23:24:03.963Z","data":{"game":"1m82s5tfqbxcre6k","seq":5,"players":["1m82s5tfndjq6r3c"],"seats":[0],"deadline":"2026-11-22T23:24:33.963Z"}}',1795389843963,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(9,'1m82s5tfw1mxq899','1m82s5tfkcz3a4yj','1m82s5tfqbxcre6k','1m82s5tfqbxcre6k-6-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T23:24:03.964Z","data":{"seq":6,"at":"2026-11-22T23:24:03.964Z","kind":"move","seat":0,"column":0,"row":1,"symbol":"X","game":"1m82s5tfqbxcre6k"}}',1795389843964,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(10,'1m82s5tfw1mxqker','1m82s5tfkcz3a4yj','1m82s5tfqbxcre6k','1m82s5tfqbxcre6k-6-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T23:24:03.964Z","data":{"game":"1m82s5tfqbxcre6k","seq":6,"players":["1m82s5tfpcvzt8dz"],"seats":[1],"deadline":"2026-11-22T23:24:33.964Z"}}',1795389843964,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(11,'1m82s5tfxbtpcgfw','1m82s5tfkcz3a4yj','1m82s5tfqbxcre6k','1m82s5tfqbxcre6k-7-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T23:24:03.965Z","data":{"seq":7,"at":"2026-11-22T23:24:03.965Z","kind":"move","seat":1,"column":1,"row":1,"symbol":"O","game":"1m82s5tfqbxcre6k"}}',1795389843965,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(12,'1m82s5tfxbtpe6kb','1m82s5tfkcz3a4yj','1m82s5tfqbxcre6k','1m82s5tfqbxcre6k-7-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T23:24:03.965Z","data":{"game":"1m82s5tfqbxcre6k","seq":7,"players":["1m82s5tfndjq6r3c"],"seats":[0],"deadline":"2026-11-22T23:24:33.965Z"}}',1795389843965,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(13,'1m82s5tfxbtpfgew','1m82s5tfkcz3a4yj','1m82s5tfqbxcre6k','1m82s5tfqbxcre6k-8-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T23:24:03.965Z","data":{"seq":8,"at":"2026-11-22T23:24:03.965Z","kind":"move","seat":0,"column":0,"row":2,"symbol":"X","game":"1m82s5tfqbxcre6k"}}',1795389843965,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(14,'1m82s5tfxbtph13p','1m82s5tfkcz3a4yj','1m82s5tfqbxcre6k','1m82s5tfqbxcre6k-9-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T23:24:03.965Z","data":{"seq":9,"at":"2026-11-22T23:24:03.965Z","kind":"round-over","seat":null,"id":"1m82s5tfxbtpfqbp","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null,"game":"1m82s5tfqbxcre6k"}}',1795389843965,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(15,'1m82s5tfxbtpk0qw','1m82s5tfkcz3a4yj','1m82s5tfqbxcre6k','1m82s5tfqbxcre6k-9-result.published','result.published','{"type":"result.published","timestamp":"2026-11-22T23:24:03.965Z","data":{"id":"1m82s5tfxbtpfqbp","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T23:24:03.965Z","kind":"round","game":"1m82s5tfqbxcre6k","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m82s5tfndjq6r3c"}},{"seat":1,"player":{"id":"1m82s5tfpcvzt8dz"}}]}}',1795389843965,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(16,'1m82s5tfxbtpmgkr','1m82s5tfkcz3a4yj','1m82s5tfqbxcre6k','1m82s5tfqbxcre6k-10-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T23:24:03.965Z","data":{"seq":10,"at":"2026-11-22T23:24:03.965Z","kind":"finished","seat":null,"id":"1m82s5tfxbtpkq5t","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","game":"1m82s5tfqbxcre6k"}}',1795389843965,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(17,'1m82s5tfxbtppcgr','1m82s5tfkcz3a4yj','1m82s5tfqbxcre6k','1m82s5tfqbxcre6k-10-result.published','result.published','{"type":"result.published","timestamp":"2026-11-22T23:24:03.965Z","data":{"id":"1m82s5tfxbtpkq5t","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-22T23:24:03.965Z","kind":"match","game":"1m82s5tfqbxcre6k","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m82s5tfndjq6r3c"}},{"seat":1,"player":{"id":"1m82s5tfpcvzt8dz"}}]}}',1795389843965,0,NULL,NULL,NULL,NULL,0);
CREATE TABLE event (
    id   INTEGER PRIMARY KEY,              -- its place in the log of all games
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL                  -- JSON: the whole truth, secrets included
) STRICT;
INSERT INTO "event" VALUES(1,'1m82s5t9x24p4z3b',1,1795389843773,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m82s5t9tescrv1c","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m82s5t9tescrv1c","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(2,'1m82s5t9x24p4z3b',2,1795389843773,'round',NULL,'{"number":1,"leader":null,"commitment":"3f694d409ac1da88edc527fffc7d5222be0a8ab99a92f745bd0686470624ccb0","points":[0],"rules":2,"seats":[{"player":"1m82s5t9tescrv1c","status":"joined"}],"rounds":1,"deal":{"nonce":"82341c920abb97e01f2508daef98d60cb90f24a68907751bb023f29358d3d0aa","secret":"6837"},"carry":null}');
INSERT INTO "event" VALUES(3,'1m82s5t9x24p4z3b',3,1795389843775,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(4,'1m82s5t9x24p4z3b',4,1795389843781,'guess',0,'{"attempt":2,"code":"1456","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(5,'1m82s5t9x24p4z3b',5,1795389843783,'guess',0,'{"attempt":3,"code":"2578","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(6,'1m82s5t9x24p4z3b',6,1795389843784,'guess',0,'{"attempt":4,"code":"3687","bulls":1,"cows":3,"solved":false}');
INSERT INTO "event" VALUES(7,'1m82s5t9x24p4z3b',7,1795389843785,'guess',0,'{"attempt":5,"code":"6837","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(8,'1m82s5t9x24p4z3b',8,1795389843785,'round-over',NULL,'{"id":"1m82s5ta9e5rj627","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"6837","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"82341c920abb97e01f2508daef98d60cb90f24a68907751bb023f29358d3d0aa","secret":"6837"}}');
INSERT INTO "event" VALUES(9,'1m82s5t9x24p4z3b',9,1795389843785,'finished',NULL,'{"id":"1m82s5ta9e5rkfhc","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(10,'1m82s5taaahqqh0t',1,1795389843786,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m82s5t9vcyn2g7n","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m82s5t9vcyn2g7n","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(11,'1m82s5taaahqqh0t',2,1795389843786,'round',NULL,'{"number":1,"leader":null,"commitment":"c429973d043394ca4a91493dae8d7d3ed4fbc9592c03a3da2eead06adf2b44ad","points":[0],"rules":2,"seats":[{"player":"1m82s5t9vcyn2g7n","status":"joined"}],"rounds":1,"deal":{"nonce":"5685f0c78e6953300c69533c982bc1927d65db9d3a4f474363299cde6c412581","secret":"0361"},"carry":null}');
INSERT INTO "event" VALUES(12,'1m82s5taaahqqh0t',3,1795389843787,'guess',0,'{"attempt":1,"code":"0123","bulls":1,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(13,'1m82s5taaahqqh0t',4,1795389843793,'guess',0,'{"attempt":2,"code":"0214","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(14,'1m82s5taaahqqh0t',5,1795389843794,'guess',0,'{"attempt":3,"code":"0351","bulls":3,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(15,'1m82s5taaahqqh0t',6,1795389843795,'guess',0,'{"attempt":4,"code":"0352","bulls":2,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(16,'1m82s5taaahqqh0t',7,1795389843795,'guess',0,'{"attempt":5,"code":"0361","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(17,'1m82s5taaahqqh0t',8,1795389843795,'round-over',NULL,'{"id":"1m82s5tak1exxt3b","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"0361","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"5685f0c78e6953300c69533c982bc1927d65db9d3a4f474363299cde6c412581","secret":"0361"}}');
INSERT INTO "event" VALUES(18,'1m82s5taaahqqh0t',9,1795389843795,'finished',NULL,'{"id":"1m82s5tak1exz3et","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(19,'1m82s5tam0enx7ck',1,1795389843796,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m82s5t9tescrv1c","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m82s5t9tescrv1c","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(20,'1m82s5tam0enx7ck',2,1795389843796,'round',NULL,'{"number":1,"leader":null,"commitment":"256eb4c2b126b96048d7546f6e7931ee9693912bfeaccf579c2e1e2bc80959c9","points":[0],"rules":2,"seats":[{"player":"1m82s5t9tescrv1c","status":"joined"}],"rounds":1,"deal":{"nonce":"ef2df5f5ef44bcfb911c560703578f47aeacbd05fd584ce4976b1d03c6bd1e53","secret":"5263"},"carry":null}');
INSERT INTO "event" VALUES(21,'1m82s5tam0enx7ck',3,1795389843797,'resigned',0,'{}');
INSERT INTO "event" VALUES(22,'1m82s5tam0enx7ck',4,1795389843797,'round-over',NULL,'{"id":"1m82s5tanb51sxww","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"5263","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"ef2df5f5ef44bcfb911c560703578f47aeacbd05fd584ce4976b1d03c6bd1e53","secret":"5263"}}');
INSERT INTO "event" VALUES(23,'1m82s5tam0enx7ck',5,1795389843797,'finished',NULL,'{"id":"1m82s5tanb51ve8x","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(24,'1m82s5tapbw2ccqj',1,1795389843798,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m82s5t9vcyn2g7n","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m82s5t9vcyn2g7n","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(25,'1m82s5tapbw2ccqj',2,1795389843798,'round',NULL,'{"number":1,"leader":null,"commitment":"0129de099c75466c94ace248e6ab6eca08f6d912853909581fbee0b423dfa0ec","points":[0],"rules":2,"seats":[{"player":"1m82s5t9vcyn2g7n","status":"joined"}],"rounds":1,"deal":{"nonce":"0c89313095c1b4f7bd4f5ccbb4d934e4d6698a2906e227b65e86a1cfda3130f3","secret":"5365"},"carry":null}');
INSERT INTO "event" VALUES(26,'1m82s5tapbw2ccqj',3,1795389843799,'resigned',0,'{}');
INSERT INTO "event" VALUES(27,'1m82s5tapbw2ccqj',4,1795389843799,'round-over',NULL,'{"id":"1m82s5taqc1dva0f","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"5365","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"0c89313095c1b4f7bd4f5ccbb4d934e4d6698a2906e227b65e86a1cfda3130f3","secret":"5365"}}');
INSERT INTO "event" VALUES(28,'1m82s5tapbw2ccqj',5,1795389843799,'finished',NULL,'{"id":"1m82s5taqc1dw57z","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(29,'1m82s5tarb398yfs',1,1795389843800,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m82s5tarb397rhm","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m82s5tarb397rhm","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(30,'1m82s5tarb398yfs',2,1795389843800,'round',NULL,'{"number":1,"leader":null,"commitment":"e994bee6ebcb9f491451effc9a54f2eaeb15d6b826b6c82a78faf4876950510e","points":[0],"rules":2,"seats":[{"player":"1m82s5tarb397rhm","status":"joined"}],"rounds":0,"deal":{"nonce":"b92479590f050a8179e7690e5a6df00fe414be6e42555d6f00d5e7cb3b1eaa3f","secret":"6817"},"carry":null}');
INSERT INTO "event" VALUES(31,'1m82s5tarb398yfs',3,1795389843803,'guess',0,'{"attempt":1,"code":"1234","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(32,'1m82s5tav4t6dg9m',1,1795389843803,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m82s5tav4t6cz34","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m82s5tav4t6cz34","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(33,'1m82s5tav4t6dg9m',2,1795389843803,'round',NULL,'{"number":1,"leader":null,"commitment":"86cea55522e48362990058162f3209789feb3f8143a388e5c82114700a784615","points":[0],"rules":2,"seats":[{"player":"1m82s5tav4t6cz34","status":"joined"}],"rounds":2,"deal":{"nonce":"d48a4b5d98f27278d9ad02b7edf0deee9da615aeb5340a2799cd17658ba31e72","secret":"6054"},"carry":null}');
INSERT INTO "event" VALUES(34,'1m82s5tav4t6dg9m',3,1795389843805,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(35,'1m82s5tav4t6dg9m',4,1795389843811,'guess',0,'{"attempt":2,"code":"1456","bulls":1,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(36,'1m82s5tav4t6dg9m',5,1795389843816,'guess',0,'{"attempt":3,"code":"1547","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(37,'1m82s5tav4t6dg9m',6,1795389843817,'guess',0,'{"attempt":4,"code":"2465","bulls":0,"cows":3,"solved":false}');
INSERT INTO "event" VALUES(38,'1m82s5tav4t6dg9m',7,1795389843818,'guess',0,'{"attempt":5,"code":"3654","bulls":2,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(39,'1m82s5tav4t6dg9m',8,1795389843818,'guess',0,'{"attempt":6,"code":"4650","bulls":1,"cows":3,"solved":false}');
INSERT INTO "event" VALUES(40,'1m82s5tav4t6dg9m',9,1795389843819,'guess',0,'{"attempt":7,"code":"6054","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(41,'1m82s5tav4t6dg9m',10,1795389843819,'round-over',NULL,'{"id":"1m82s5tbb01458yk","round":1,"leader":null,"attempts":7,"solved":true,"solver":0,"secret":"6054","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"d48a4b5d98f27278d9ad02b7edf0deee9da615aeb5340a2799cd17658ba31e72","secret":"6054"}}');
INSERT INTO "event" VALUES(42,'1m82s5tav4t6dg9m',11,1795389843820,'published',0,'{}');
INSERT INTO "event" VALUES(43,'1m82s5tav4t6dg9m',12,1795389843820,'round',NULL,'{"number":2,"leader":null,"commitment":"39cd11511f697dfa511b334cc0112a9e1ef1af3f13557a8bb9ef425ad4c52d66","points":[1],"rules":2,"seats":[{"player":"1m82s5tav4t6cz34","status":"joined"}],"rounds":2,"deal":{"nonce":"8722a2b50f3d0daccf7684866d95fadfe3b98384c5784ceaef20b15d43a12131","secret":"9586"},"carry":null,"made_public":true}');
INSERT INTO "event" VALUES(44,'1m82s5tbe41hh6s0',1,1795389843822,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m82s5tbd7y546ke","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m82s5tbd7y546ke","join_code":"HEDF7T","clock":null,"log":3}');
INSERT INTO "event" VALUES(45,'1m82s5tbe41hh6s0',2,1795389843823,'joined',1,'{"player":"1m82s5tbe41hg0vb"}');
INSERT INTO "event" VALUES(46,'1m82s5tbe41hh6s0',3,1795389843823,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m82s5tbd7y546ke","status":"joined"},{"player":"1m82s5tbe41hg0vb","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(47,'1m82s5tbe41hh6s0',4,1795389843824,'secret',0,'{"code":"1234","nonce":"2e0166aafbe5fc79cf0ccff82cdced29f20c9aa2b35ec03f402c592484feff71","commitment":"02575a9aa03949fa2ecf7e258689ff78d43eda79e3f8856dac29631c32e04447"}');
INSERT INTO "event" VALUES(48,'1m82s5tbe41hh6s0',5,1795389843824,'guess',1,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(49,'1m82s5tbe41hh6s0',6,1795389843824,'round-over',NULL,'{"id":"1m82s5tbg2g9hv25","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"2e0166aafbe5fc79cf0ccff82cdced29f20c9aa2b35ec03f402c592484feff71","secret":"1234"}}');
INSERT INTO "event" VALUES(50,'1m82s5tbe41hh6s0',7,1795389843825,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":2,"seats":[{"player":"1m82s5tbd7y546ke","status":"joined"},{"player":"1m82s5tbe41hg0vb","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(51,'1m82s5tbe41hh6s0',8,1795389843826,'secret',1,'{"code":"4321","nonce":"67702524640e66ed4d759a267a11d86ec9bf78b4bc1512a417022b02ab721e0f","commitment":"815734d2815e668225c2f9190e2e0521b6ee9999deaea66ab1b1f32f6e8b2ca6"}');
INSERT INTO "event" VALUES(52,'1m82s5tbe41hh6s0',9,1795389843826,'resigned',0,'{}');
INSERT INTO "event" VALUES(53,'1m82s5tbe41hh6s0',10,1795389843826,'round-over',NULL,'{"id":"1m82s5tbj2qahfdf","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"67702524640e66ed4d759a267a11d86ec9bf78b4bc1512a417022b02ab721e0f","secret":"4321"}}');
INSERT INTO "event" VALUES(54,'1m82s5tbe41hh6s0',11,1795389843826,'finished',NULL,'{"id":"1m82s5tbj2qahrxa","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation"}');
INSERT INTO "event" VALUES(55,'1m82s5tbn5wq1mz7',1,1795389843829,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"manual","secret":"held","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m82s5tbk72c874t","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m82s5tbk72c874t","join_code":"FP8RG6","clock":null,"log":3}');
INSERT INTO "event" VALUES(56,'1m82s5tbn5wq1mz7',2,1795389843830,'joined',1,'{"player":"1m82s5tbm04m445k"}');
INSERT INTO "event" VALUES(57,'1m82s5tbn5wq1mz7',3,1795389843831,'joined',2,'{"player":"1m82s5tbm04m5mmn"}');
INSERT INTO "event" VALUES(58,'1m82s5tbn5wq1mz7',4,1795389843831,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m82s5tbk72c874t","status":"joined"},{"player":"1m82s5tbm04m445k","status":"joined"},{"player":"1m82s5tbm04m5mmn","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(59,'1m82s5tbs7f1073v',1,1795389843833,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m82s5tbqfn6dfx3","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m82s5tbqfn6dfx3","join_code":"XJ9GMV","clock":null,"log":3}');
INSERT INTO "event" VALUES(60,'1m82s5tbs7f1073v',2,1795389843834,'joined',1,'{"player":"1m82s5tbr7cmrk01"}');
INSERT INTO "event" VALUES(61,'1m82s5tbs7f1073v',3,1795389843835,'joined',2,'{"player":"1m82s5tbs7f0xrd0"}');
INSERT INTO "event" VALUES(62,'1m82s5tbs7f1073v',4,1795389843835,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m82s5tbqfn6dfx3","status":"joined"},{"player":"1m82s5tbr7cmrk01","status":"joined"},{"player":"1m82s5tbs7f0xrd0","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(63,'1m82s5tbs7f1073v',5,1795389843835,'secret',0,'{"code":"5678","nonce":"89b6ef6bda364be85ad5e1f4459a570e7267ce4afd4c6fe4b881dc7fcb952057","commitment":"a61d8d1ae70d119eabcc44b4f6c1d0aaf57356d7a50e3b18828203ccb1db996d"}');
INSERT INTO "event" VALUES(64,'1m82s5tbs7f1073v',6,1795389843836,'guess',1,'{"attempt":1,"code":"1234","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(65,'1m82s5tbz4ahg5j0',1,1795389843839,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m82s5t9tescrv1c","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m82s5t9tescrv1c","join_code":"3Q6YW7","clock":null,"log":3}');
INSERT INTO "event" VALUES(66,'1m82s5tc2a6rym1r',1,1795389843842,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m82s5t9vcyn2g7n","status":"joined"},{"player":"1m82s5t9wbzr5d40","status":"invited"}],"visibility":"public","ranked":false,"creator":"1m82s5t9vcyn2g7n","join_code":"KZ9CW3","clock":null,"log":3}');
INSERT INTO "event" VALUES(67,'1m82s5tc2a6rym1r',2,1795389843843,'aborted',0,'{"reason":"creator"}');
INSERT INTO "event" VALUES(68,'1m82s5tc4699ww6b',1,1795389843844,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m82s5t9tescrv1c","status":"joined"},{"player":"1m82s5t9wbzr5d40","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m82s5t9tescrv1c","join_code":"C2B5N7","clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(69,'1m82s5tc56hhgp4v',1,1795389843845,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m82s5t9tescrv1c","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"visibility":"private","ranked":false,"creator":"1m82s5t9tescrv1c","join_code":null,"clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(70,'1m82s5tc56hhgp4v',2,1795389843845,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m82s5t9tescrv1c","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(71,'1m82s5tc73sdsy8m',1,1795389843847,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":null,"hints":false},"seats":[{"player":"1m82s5tc65e1sprr","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m82s5tc65e1sprr","join_code":"46YE64","clock":null,"log":3}');
INSERT INTO "event" VALUES(72,'1m82s5tc73sdsy8m',2,1795389843848,'joined',1,'{"player":"1m82s5tc73sdp6at"}');
INSERT INTO "event" VALUES(73,'1m82s5tc73sdsy8m',3,1795389843848,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m82s5tc65e1sprr","status":"joined"},{"player":"1m82s5tc73sdp6at","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(74,'1m82s5tc73sdsy8m',4,1795389843849,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(75,'1m82s5tc73sdsy8m',5,1795389843850,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(76,'1m82s5tc73sdsy8m',6,1795389843850,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(77,'1m82s5tc73sdsy8m',7,1795389843859,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(78,'1m82s5tc73sdsy8m',8,1795389843863,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(79,'1m82s5tc73sdsy8m',9,1795389843863,'round-over',NULL,'{"id":"1m82s5tcqbmws4rk","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(80,'1m82s5tc73sdsy8m',10,1795389843875,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[1,0],"rules":1,"seats":[{"player":"1m82s5tc65e1sprr","status":"joined"},{"player":"1m82s5tc73sdp6at","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(81,'1m82s5tc73sdsy8m',11,1795389843876,'move',1,'{"column":1,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(82,'1m82s5td52trf86m',1,1795389843877,'created',0,'{"ruleset":"gomoku","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m82s5t9tescrv1c","status":"joined"},{"player":"1m82s5t9vcyn2g7n","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m82s5t9tescrv1c","join_code":"YZBN5V","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(83,'1m82s5td52trf86m',2,1795389843878,'joined',1,'{"player":"1m82s5t9vcyn2g7n"}');
INSERT INTO "event" VALUES(84,'1m82s5td52trf86m',3,1795389843878,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m82s5t9tescrv1c","status":"joined"},{"player":"1m82s5t9vcyn2g7n","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(85,'1m82s5td52trf86m',4,1795389843879,'move',0,'{"column":7,"row":7,"symbol":"X"}');
INSERT INTO "event" VALUES(86,'1m82s5td52trf86m',5,1795389843880,'move',1,'{"column":8,"row":8,"symbol":"O"}');
INSERT INTO "event" VALUES(87,'1m82s5td52trf86m',6,1795389843880,'resigned',1,'{}');
INSERT INTO "event" VALUES(88,'1m82s5td52trf86m',7,1795389843880,'round-over',NULL,'{"id":"1m82s5td841gwt9x","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(89,'1m82s5td52trf86m',8,1795389843880,'finished',NULL,'{"id":"1m82s5td841gxm3e","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation"}');
INSERT INTO "event" VALUES(90,'1m82s5tdade7755p',1,1795389843882,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m82s5td9d9gadqx","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m82s5td9d9gadqx","join_code":"PYKJD8","clock":null,"log":3,"commitment":"9f7509eb7c791511485da1c21fc3771fb0769523857180e65677c417647b50e6","client_seeds":["",""],"server_seed":"baca892db0e0c9b2186612b018809f80b53fa749eca83c6a88f5614f9b2c6d4b"}');
INSERT INTO "event" VALUES(91,'1m82s5tdade7755p',2,1795389843883,'joined',1,'{"player":"1m82s5tdade74n7b"}');
INSERT INTO "event" VALUES(92,'1m82s5tdade7755p',3,1795389843883,'round',NULL,'{"number":1,"leader":0,"commitment":"9f7509eb7c791511485da1c21fc3771fb0769523857180e65677c417647b50e6","points":[0,0],"rules":1,"seats":[{"player":"1m82s5td9d9gadqx","status":"joined"},{"player":"1m82s5tdade74n7b","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(93,'1m82s5tdade7755p',4,1795389843883,'roll',0,'{"keep":[],"dice":[4,3,6,4,5],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(94,'1m82s5tdade7755p',5,1795389843884,'score',0,'{"category":"chance","score":22,"bonus":0}');
INSERT INTO "event" VALUES(95,'1m82s5tdade7755p',6,1795389843884,'roll',1,'{"keep":[],"dice":[2,2,6,1,3],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(96,'1m82s5tdeag821nn',1,1795389843886,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m82s5tdd09dgs0s","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m82s5tdd09dgs0s","join_code":"5SMXTX","clock":null,"log":3,"commitment":"5bf7f247bd44589e3009c41b304885f6f9a9263ec7b34c262f32fce7babb64b9","client_seeds":["",""],"server_seed":"6d9082b256c6cb5c41b514600028d86203fa91c592819ce65e48e47753b3eb16"}');
INSERT INTO "event" VALUES(97,'1m82s5tdeag821nn',2,1795389843887,'joined',1,'{"player":"1m82s5tdd09dkasn"}');
INSERT INTO "event" VALUES(98,'1m82s5tdeag821nn',3,1795389843887,'round',NULL,'{"number":1,"leader":0,"commitment":"5bf7f247bd44589e3009c41b304885f6f9a9263ec7b34c262f32fce7babb64b9","points":[0,0],"rules":1,"seats":[{"player":"1m82s5tdd09dgs0s","status":"joined"},{"player":"1m82s5tdd09dkasn","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(99,'1m82s5tdeag821nn',4,1795389843887,'roll',0,'{"keep":[],"dice":[2,4,2,5,3],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(100,'1m82s5tdeag821nn',5,1795389843888,'score',0,'{"category":"aces","score":0,"bonus":0}');
INSERT INTO "event" VALUES(101,'1m82s5tdeag821nn',6,1795389843888,'roll',1,'{"keep":[],"dice":[5,4,1,4,3],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(102,'1m82s5tdeag821nn',7,1795389843888,'score',1,'{"category":"aces","score":1,"bonus":0}');
INSERT INTO "event" VALUES(103,'1m82s5tdeag821nn',8,1795389843888,'roll',0,'{"keep":[],"dice":[3,6,6,2,4],"stage":0,"roll":2}');
INSERT INTO "event" VALUES(104,'1m82s5tdeag821nn',9,1795389843889,'score',0,'{"category":"twos","score":2,"bonus":0}');
INSERT INTO "event" VALUES(105,'1m82s5tdeag821nn',10,1795389843889,'roll',1,'{"keep":[],"dice":[6,6,5,6,2],"stage":0,"roll":3}');
INSERT INTO "event" VALUES(106,'1m82s5tdeag821nn',11,1795389843890,'score',1,'{"category":"twos","score":2,"bonus":0}');
INSERT INTO "event" VALUES(107,'1m82s5tdeag821nn',12,1795389843890,'roll',0,'{"keep":[],"dice":[3,4,2,6,5],"stage":0,"roll":4}');
INSERT INTO "event" VALUES(108,'1m82s5tdeag821nn',13,1795389843890,'score',0,'{"category":"threes","score":3,"bonus":0}');
INSERT INTO "event" VALUES(109,'1m82s5tdeag821nn',14,1795389843890,'roll',1,'{"keep":[],"dice":[1,6,2,3,5],"stage":0,"roll":5}');
INSERT INTO "event" VALUES(110,'1m82s5tdeag821nn',15,1795389843891,'score',1,'{"category":"threes","score":3,"bonus":0}');
INSERT INTO "event" VALUES(111,'1m82s5tdeag821nn',16,1795389843891,'roll',0,'{"keep":[],"dice":[2,5,4,2,3],"stage":0,"roll":6}');
INSERT INTO "event" VALUES(112,'1m82s5tdeag821nn',17,1795389843891,'score',0,'{"category":"fours","score":4,"bonus":0}');
INSERT INTO "event" VALUES(113,'1m82s5tdeag821nn',18,1795389843891,'roll',1,'{"keep":[],"dice":[1,3,6,5,3],"stage":0,"roll":7}');
INSERT INTO "event" VALUES(114,'1m82s5tdeag821nn',19,1795389843892,'score',1,'{"category":"fours","score":0,"bonus":0}');
INSERT INTO "event" VALUES(115,'1m82s5tdeag821nn',20,1795389843892,'roll',0,'{"keep":[],"dice":[3,3,4,4,6],"stage":0,"roll":8}');
INSERT INTO "event" VALUES(116,'1m82s5tdeag821nn',21,1795389843893,'score',0,'{"category":"fives","score":0,"bonus":0}');
INSERT INTO "event" VALUES(117,'1m82s5tdeag821nn',22,1795389843893,'roll',1,'{"keep":[],"dice":[1,2,1,2,3],"stage":0,"roll":9}');
INSERT INTO "event" VALUES(118,'1m82s5tdeag821nn',23,1795389843893,'score',1,'{"category":"fives","score":0,"bonus":0}');
INSERT INTO "event" VALUES(119,'1m82s5tdeag821nn',24,1795389843893,'roll',0,'{"keep":[],"dice":[5,1,6,2,1],"stage":0,"roll":10}');
INSERT INTO "event" VALUES(120,'1m82s5tdeag821nn',25,1795389843894,'score',0,'{"category":"sixes","score":6,"bonus":0}');
INSERT INTO "event" VALUES(121,'1m82s5tdeag821nn',26,1795389843894,'roll',1,'{"keep":[],"dice":[3,1,4,6,3],"stage":0,"roll":11}');
INSERT INTO "event" VALUES(122,'1m82s5tdeag821nn',27,1795389843895,'score',1,'{"category":"sixes","score":6,"bonus":0}');
INSERT INTO "event" VALUES(123,'1m82s5tdeag821nn',28,1795389843895,'roll',0,'{"keep":[],"dice":[2,3,5,3,1],"stage":0,"roll":12}');
INSERT INTO "event" VALUES(124,'1m82s5tdeag821nn',29,1795389843895,'score',0,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(125,'1m82s5tdeag821nn',30,1795389843895,'roll',1,'{"keep":[],"dice":[3,3,4,4,5],"stage":0,"roll":13}');
INSERT INTO "event" VALUES(126,'1m82s5tdeag821nn',31,1795389843896,'score',1,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(127,'1m82s5tdeag821nn',32,1795389843896,'roll',0,'{"keep":[],"dice":[3,5,2,5,4],"stage":0,"roll":14}');
INSERT INTO "event" VALUES(128,'1m82s5tdeag821nn',33,1795389843897,'score',0,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(129,'1m82s5tdeag821nn',34,1795389843897,'roll',1,'{"keep":[],"dice":[1,4,2,6,5],"stage":0,"roll":15}');
INSERT INTO "event" VALUES(130,'1m82s5tdeag821nn',35,1795389843897,'score',1,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(131,'1m82s5tdeag821nn',36,1795389843897,'roll',0,'{"keep":[],"dice":[1,1,5,1,1],"stage":0,"roll":16}');
INSERT INTO "event" VALUES(132,'1m82s5tdeag821nn',37,1795389843898,'score',0,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(133,'1m82s5tdeag821nn',38,1795389843898,'roll',1,'{"keep":[],"dice":[5,5,2,6,5],"stage":0,"roll":17}');
INSERT INTO "event" VALUES(134,'1m82s5tdeag821nn',39,1795389843898,'score',1,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(135,'1m82s5tdeag821nn',40,1795389843898,'roll',0,'{"keep":[],"dice":[6,2,2,5,3],"stage":0,"roll":18}');
INSERT INTO "event" VALUES(136,'1m82s5tdeag821nn',41,1795389843899,'score',0,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(137,'1m82s5tdeag821nn',42,1795389843899,'roll',1,'{"keep":[],"dice":[4,6,2,5,1],"stage":0,"roll":19}');
INSERT INTO "event" VALUES(138,'1m82s5tdeag821nn',43,1795389843900,'score',1,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(139,'1m82s5tdeag821nn',44,1795389843900,'roll',0,'{"keep":[],"dice":[5,5,3,2,2],"stage":0,"roll":20}');
INSERT INTO "event" VALUES(140,'1m82s5tdeag821nn',45,1795389843900,'score',0,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(141,'1m82s5tdeag821nn',46,1795389843900,'roll',1,'{"keep":[],"dice":[4,1,2,5,3],"stage":0,"roll":21}');
INSERT INTO "event" VALUES(142,'1m82s5tdeag821nn',47,1795389843901,'score',1,'{"category":"large-straight","score":40,"bonus":0}');
INSERT INTO "event" VALUES(143,'1m82s5tdeag821nn',48,1795389843901,'roll',0,'{"keep":[],"dice":[1,1,5,6,6],"stage":0,"roll":22}');
INSERT INTO "event" VALUES(144,'1m82s5tdeag821nn',49,1795389843901,'score',0,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(145,'1m82s5tdeag821nn',50,1795389843901,'roll',1,'{"keep":[],"dice":[1,6,3,1,4],"stage":0,"roll":23}');
INSERT INTO "event" VALUES(146,'1m82s5tdeag821nn',51,1795389843902,'score',1,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(147,'1m82s5tdeag821nn',52,1795389843902,'roll',0,'{"keep":[],"dice":[1,1,1,2,1],"stage":0,"roll":24}');
INSERT INTO "event" VALUES(148,'1m82s5tdeag821nn',53,1795389843903,'score',0,'{"category":"chance","score":6,"bonus":0}');
INSERT INTO "event" VALUES(149,'1m82s5tdeag821nn',54,1795389843903,'roll',1,'{"keep":[],"dice":[4,2,1,4,6],"stage":0,"roll":25}');
INSERT INTO "event" VALUES(150,'1m82s5tdeag821nn',55,1795389843903,'score',1,'{"category":"chance","score":17,"bonus":0}');
INSERT INTO "event" VALUES(151,'1m82s5tdeag821nn',56,1795389843903,'round-over',NULL,'{"id":"1m82s5tdz4h96vgs","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":0,"twos":2,"threes":3,"fours":4,"fives":0,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":6},"upper_total":15,"upper_bonus":0,"yahtzee_bonus":0,"total":21},{"seat":1,"boxes":{"aces":1,"twos":2,"threes":3,"fours":0,"fives":0,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":40,"yahtzee":0,"chance":17},"upper_total":12,"upper_bonus":0,"yahtzee_bonus":0,"total":69}],"forfeited":[],"forfeited_by":null,"points":[21,69],"proof":null}');
INSERT INTO "event" VALUES(152,'1m82s5tdeag821nn',57,1795389843903,'finished',NULL,'{"id":"1m82s5tdz4h98sgs","outcome":"win","winners":[1],"points":[21,69],"reason":"rounds","proof":{"server_seed":"6d9082b256c6cb5c41b514600028d86203fa91c592819ce65e48e47753b3eb16","client_seeds":["",""]}}');
INSERT INTO "event" VALUES(153,'1m82s5tfh4t7et7a',1,1795389843953,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m82s5t9tescrv1c","status":"invited"},{"player":"1m82s5t9wbzr5d40","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m82s5tff0artdg3","join_code":"WHWDGS","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3,"tournament":"1m82s5tff0artdg3"}');
INSERT INTO "event" VALUES(154,'1m82s5tfqbxcre6k',1,1795389843959,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m82s5tfndjq6r3c","status":"joined"},{"player":"1m82s5tfpcvzt8dz","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m82s5tfndjq6r3c","join_code":"A3JMBX","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(155,'1m82s5tfqbxcre6k',2,1795389843961,'joined',1,'{"player":"1m82s5tfpcvzt8dz"}');
INSERT INTO "event" VALUES(156,'1m82s5tfqbxcre6k',3,1795389843961,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m82s5tfndjq6r3c","status":"joined"},{"player":"1m82s5tfpcvzt8dz","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(157,'1m82s5tfqbxcre6k',4,1795389843962,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(158,'1m82s5tfqbxcre6k',5,1795389843963,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(159,'1m82s5tfqbxcre6k',6,1795389843964,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(160,'1m82s5tfqbxcre6k',7,1795389843965,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(161,'1m82s5tfqbxcre6k',8,1795389843965,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(162,'1m82s5tfqbxcre6k',9,1795389843965,'round-over',NULL,'{"id":"1m82s5tfxbtpfqbp","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(163,'1m82s5tfqbxcre6k',10,1795389843965,'finished',NULL,'{"id":"1m82s5tfxbtpkq5t","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds"}');
CREATE TABLE event_mark (
    only  INTEGER PRIMARY KEY CHECK (only = 1),
    id    INTEGER NOT NULL,
    until INTEGER NOT NULL CHECK (until >= id),
    game  TEXT    NOT NULL,
    seq   INTEGER NOT NULL
) STRICT;
INSERT INTO "event_mark" VALUES(1,163,163,'',0);
CREATE TABLE event_place (
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL,
    id   INTEGER NOT NULL, -- of the event
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "event_place" VALUES('1m82s5t9x24p4z3b',1,1);
INSERT INTO "event_place" VALUES('1m82s5t9x24p4z3b',2,2);
INSERT INTO "event_place" VALUES('1m82s5t9x24p4z3b',3,3);
INSERT INTO "event_place" VALUES('1m82s5t9x24p4z3b',4,4);
INSERT INTO "event_place" VALUES('1m82s5t9x24p4z3b',5,5);
INSERT INTO "event_place" VALUES('1m82s5t9x24p4z3b',6,6);
INSERT INTO "event_place" VALUES('1m82s5t9x24p4z3b',7,7);
INSERT INTO "event_place" VALUES('1m82s5t9x24p4z3b',8,8);
INSERT INTO "event_place" VALUES('1m82s5t9x24p4z3b',9,9);
INSERT INTO "event_place" VALUES('1m82s5taaahqqh0t',1,10);
INSERT INTO "event_place" VALUES('1m82s5taaahqqh0t',2,11);
INSERT INTO "event_place" VALUES('1m82s5taaahqqh0t',3,12);
INSERT INTO "event_place" VALUES('1m82s5taaahqqh0t',4,13);
INSERT INTO "event_place" VALUES('1m82s5taaahqqh0t',5,14);
INSERT INTO "event_place" VALUES('1m82s5taaahqqh0t',6,15);
INSERT INTO "event_place" VALUES('1m82s5taaahqqh0t',7,16);
INSERT INTO "event_place" VALUES('1m82s5taaahqqh0t',8,17);
INSERT INTO "event_place" VALUES('1m82s5taaahqqh0t',9,18);
INSERT INTO "event_place" VALUES('1m82s5tam0enx7ck',1,19);
INSERT INTO "event_place" VALUES('1m82s5tam0enx7ck',2,20);
INSERT INTO "event_place" VALUES('1m82s5tam0enx7ck',3,21);
INSERT INTO "event_place" VALUES('1m82s5tam0enx7ck',4,22);
INSERT INTO "event_place" VALUES('1m82s5tam0enx7ck',5,23);
INSERT INTO "event_place" VALUES('1m82s5tapbw2ccqj',1,24);
INSERT INTO "event_place" VALUES('1m82s5tapbw2ccqj',2,25);
INSERT INTO "event_place" VALUES('1m82s5tapbw2ccqj',3,26);
INSERT INTO "event_place" VALUES('1m82s5tapbw2ccqj',4,27);
INSERT INTO "event_place" VALUES('1m82s5tapbw2ccqj',5,28);
INSERT INTO "event_place" VALUES('1m82s5tarb398yfs',1,29);
INSERT INTO "event_place" VALUES('1m82s5tarb398yfs',2,30);
INSERT INTO "event_place" VALUES('1m82s5tarb398yfs',3,31);
INSERT INTO "event_place" VALUES('1m82s5tav4t6dg9m',1,32);
INSERT INTO "event_place" VALUES('1m82s5tav4t6dg9m',2,33);
INSERT INTO "event_place" VALUES('1m82s5tav4t6dg9m',3,34);
INSERT INTO "event_place" VALUES('1m82s5tav4t6dg9m',4,35);
INSERT INTO "event_place" VALUES('1m82s5tav4t6dg9m',5,36);
INSERT INTO "event_place" VALUES('1m82s5tav4t6dg9m',6,37);
INSERT INTO "event_place" VALUES('1m82s5tav4t6dg9m',7,38);
INSERT INTO "event_place" VALUES('1m82s5tav4t6dg9m',8,39);
INSERT INTO "event_place" VALUES('1m82s5tav4t6dg9m',9,40);
INSERT INTO "event_place" VALUES('1m82s5tav4t6dg9m',10,41);
INSERT INTO "event_place" VALUES('1m82s5tav4t6dg9m',11,42);
INSERT INTO "event_place" VALUES('1m82s5tav4t6dg9m',12,43);
INSERT INTO "event_place" VALUES('1m82s5tbe41hh6s0',1,44);
INSERT INTO "event_place" VALUES('1m82s5tbe41hh6s0',2,45);
INSERT INTO "event_place" VALUES('1m82s5tbe41hh6s0',3,46);
INSERT INTO "event_place" VALUES('1m82s5tbe41hh6s0',4,47);
INSERT INTO "event_place" VALUES('1m82s5tbe41hh6s0',5,48);
INSERT INTO "event_place" VALUES('1m82s5tbe41hh6s0',6,49);
INSERT INTO "event_place" VALUES('1m82s5tbe41hh6s0',7,50);
INSERT INTO "event_place" VALUES('1m82s5tbe41hh6s0',8,51);
INSERT INTO "event_place" VALUES('1m82s5tbe41hh6s0',9,52);
INSERT INTO "event_place" VALUES('1m82s5tbe41hh6s0',10,53);
INSERT INTO "event_place" VALUES('1m82s5tbe41hh6s0',11,54);
INSERT INTO "event_place" VALUES('1m82s5tbn5wq1mz7',1,55);
INSERT INTO "event_place" VALUES('1m82s5tbn5wq1mz7',2,56);
INSERT INTO "event_place" VALUES('1m82s5tbn5wq1mz7',3,57);
INSERT INTO "event_place" VALUES('1m82s5tbn5wq1mz7',4,58);
INSERT INTO "event_place" VALUES('1m82s5tbs7f1073v',1,59);
INSERT INTO "event_place" VALUES('1m82s5tbs7f1073v',2,60);
INSERT INTO "event_place" VALUES('1m82s5tbs7f1073v',3,61);
INSERT INTO "event_place" VALUES('1m82s5tbs7f1073v',4,62);
INSERT INTO "event_place" VALUES('1m82s5tbs7f1073v',5,63);
INSERT INTO "event_place" VALUES('1m82s5tbs7f1073v',6,64);
INSERT INTO "event_place" VALUES('1m82s5tbz4ahg5j0',1,65);
INSERT INTO "event_place" VALUES('1m82s5tc2a6rym1r',1,66);
INSERT INTO "event_place" VALUES('1m82s5tc2a6rym1r',2,67);
INSERT INTO "event_place" VALUES('1m82s5tc4699ww6b',1,68);
INSERT INTO "event_place" VALUES('1m82s5tc56hhgp4v',1,69);
INSERT INTO "event_place" VALUES('1m82s5tc56hhgp4v',2,70);
INSERT INTO "event_place" VALUES('1m82s5tc73sdsy8m',1,71);
INSERT INTO "event_place" VALUES('1m82s5tc73sdsy8m',2,72);
INSERT INTO "event_place" VALUES('1m82s5tc73sdsy8m',3,73);
INSERT INTO "event_place" VALUES('1m82s5tc73sdsy8m',4,74);
INSERT INTO "event_place" VALUES('1m82s5tc73sdsy8m',5,75);
INSERT INTO "event_place" VALUES('1m82s5tc73sdsy8m',6,76);
INSERT INTO "event_place" VALUES('1m82s5tc73sdsy8m',7,77);
INSERT INTO "event_place" VALUES('1m82s5tc73sdsy8m',8,78);
INSERT INTO "event_place" VALUES('1m82s5tc73sdsy8m',9,79);
INSERT INTO "event_place" VALUES('1m82s5tc73sdsy8m',10,80);
INSERT INTO "event_place" VALUES('1m82s5tc73sdsy8m',11,81);
INSERT INTO "event_place" VALUES('1m82s5td52trf86m',1,82);
INSERT INTO "event_place" VALUES('1m82s5td52trf86m',2,83);
INSERT INTO "event_place" VALUES('1m82s5td52trf86m',3,84);
INSERT INTO "event_place" VALUES('1m82s5td52trf86m',4,85);
INSERT INTO "event_place" VALUES('1m82s5td52trf86m',5,86);
INSERT INTO "event_place" VALUES('1m82s5td52trf86m',6,87);
INSERT INTO "event_place" VALUES('1m82s5td52trf86m',7,88);
INSERT INTO "event_place" VALUES('1m82s5td52trf86m',8,89);
INSERT INTO "event_place" VALUES('1m82s5tdade7755p',1,90);
INSERT INTO "event_place" VALUES('1m82s5tdade7755p',2,91);
INSERT INTO "event_place" VALUES('1m82s5tdade7755p',3,92);
INSERT INTO "event_place" VALUES('1m82s5tdade7755p',4,93);
INSERT INTO "event_place" VALUES('1m82s5tdade7755p',5,94);
INSERT INTO "event_place" VALUES('1m82s5tdade7755p',6,95);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',1,96);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',2,97);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',3,98);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',4,99);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',5,100);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',6,101);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',7,102);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',8,103);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',9,104);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',10,105);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',11,106);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',12,107);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',13,108);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',14,109);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',15,110);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',16,111);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',17,112);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',18,113);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',19,114);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',20,115);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',21,116);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',22,117);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',23,118);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',24,119);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',25,120);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',26,121);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',27,122);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',28,123);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',29,124);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',30,125);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',31,126);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',32,127);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',33,128);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',34,129);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',35,130);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',36,131);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',37,132);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',38,133);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',39,134);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',40,135);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',41,136);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',42,137);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',43,138);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',44,139);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',45,140);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',46,141);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',47,142);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',48,143);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',49,144);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',50,145);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',51,146);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',52,147);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',53,148);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',54,149);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',55,150);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',56,151);
INSERT INTO "event_place" VALUES('1m82s5tdeag821nn',57,152);
INSERT INTO "event_place" VALUES('1m82s5tfh4t7et7a',1,153);
INSERT INTO "event_place" VALUES('1m82s5tfqbxcre6k',1,154);
INSERT INTO "event_place" VALUES('1m82s5tfqbxcre6k',2,155);
INSERT INTO "event_place" VALUES('1m82s5tfqbxcre6k',3,156);
INSERT INTO "event_place" VALUES('1m82s5tfqbxcre6k',4,157);
INSERT INTO "event_place" VALUES('1m82s5tfqbxcre6k',5,158);
INSERT INTO "event_place" VALUES('1m82s5tfqbxcre6k',6,159);
INSERT INTO "event_place" VALUES('1m82s5tfqbxcre6k',7,160);
INSERT INTO "event_place" VALUES('1m82s5tfqbxcre6k',8,161);
INSERT INTO "event_place" VALUES('1m82s5tfqbxcre6k',9,162);
INSERT INTO "event_place" VALUES('1m82s5tfqbxcre6k',10,163);
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
INSERT INTO "game" VALUES('1m82s5t9x24p4z3b','main','bulls-and-cows','finished','private',1,'1m82s5t9tescrv1c',NULL,1795389843773,1795389843785,0);
INSERT INTO "game" VALUES('1m82s5taaahqqh0t','main','bulls-and-cows','finished','private',1,'1m82s5t9vcyn2g7n',NULL,1795389843786,1795389843795,0);
INSERT INTO "game" VALUES('1m82s5tam0enx7ck','main','number-guess','finished','private',1,'1m82s5t9tescrv1c',NULL,1795389843796,1795389843797,0);
INSERT INTO "game" VALUES('1m82s5tapbw2ccqj','main','number-guess','finished','private',1,'1m82s5t9vcyn2g7n',NULL,1795389843798,1795389843799,0);
INSERT INTO "game" VALUES('1m82s5tarb398yfs','main','bulls-and-cows','playing','private',1,'1m82s5tarb397rhm',NULL,1795389843800,NULL,0);
INSERT INTO "game" VALUES('1m82s5tav4t6dg9m','main','bulls-and-cows','playing','public',1,'1m82s5tav4t6cz34',NULL,1795389843803,NULL,0);
INSERT INTO "game" VALUES('1m82s5tbe41hh6s0','main','bulls-and-cows','finished','public',0,'1m82s5tbd7y546ke',NULL,1795389843822,1795389843826,0);
INSERT INTO "game" VALUES('1m82s5tbn5wq1mz7','main','bulls-and-cows','playing','private',0,'1m82s5tbk72c874t','FP8RG6',1795389843829,NULL,0);
INSERT INTO "game" VALUES('1m82s5tbs7f1073v','main','bulls-and-cows','playing','private',0,'1m82s5tbqfn6dfx3','XJ9GMV',1795389843833,NULL,0);
INSERT INTO "game" VALUES('1m82s5tbz4ahg5j0','main','mastermind','open','public',0,'1m82s5t9tescrv1c','3Q6YW7',1795389843839,NULL,0);
INSERT INTO "game" VALUES('1m82s5tc2a6rym1r','main','mastermind','aborted','public',0,'1m82s5t9vcyn2g7n',NULL,1795389843842,1795389843843,0);
INSERT INTO "game" VALUES('1m82s5tc4699ww6b','main','mastermind','open','private',0,'1m82s5t9tescrv1c','C2B5N7',1795389843844,NULL,1);
INSERT INTO "game" VALUES('1m82s5tc56hhgp4v','main','bulls-and-cows','playing','private',0,'1m82s5t9tescrv1c',NULL,1795389843845,NULL,1);
INSERT INTO "game" VALUES('1m82s5tc73sdsy8m','main','tic-tac-toe','playing','public',0,'1m82s5tc65e1sprr','46YE64',1795389843847,NULL,0);
INSERT INTO "game" VALUES('1m82s5td52trf86m','main','gomoku','finished','private',1,'1m82s5t9tescrv1c',NULL,1795389843877,1795389843880,0);
INSERT INTO "game" VALUES('1m82s5tdade7755p','main','yahtzee','playing','private',0,'1m82s5td9d9gadqx','PYKJD8',1795389843882,NULL,0);
INSERT INTO "game" VALUES('1m82s5tdeag821nn','main','yahtzee','finished','private',0,'1m82s5tdd09dgs0s',NULL,1795389843886,1795389843903,0);
INSERT INTO "game" VALUES('1m82s5tfh4t7et7a','main','tic-tac-toe','open','private',0,'1m82s5tff0artdg3','WHWDGS',1795389843953,NULL,1);
INSERT INTO "game" VALUES('1m82s5tfqbxcre6k','main','tic-tac-toe','finished','private',0,'1m82s5tfndjq6r3c',NULL,1795389843959,1795389843965,0);
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
INSERT INTO "idempotency_record" VALUES(1,'1m82s5t9tescrv1c','open','POST','/v1/games',X'09691FB4A4A800A0B6D83166B89AA76941AFE880DE790D85B4610A9C932FDBEE',1795389843839,201,'1','/v1/games/1m82s5tbz4ahg5j0','','1m82s5tbz4ahg5j0',0,1,0);
CREATE TABLE idempotency_use (
    player TEXT    NOT NULL,
    hour   INTEGER NOT NULL, -- since 1970
    bytes  INTEGER NOT NULL CHECK (bytes >= 0),
    PRIMARY KEY (player, hour)
) STRICT, WITHOUT ROWID;
INSERT INTO "idempotency_use" VALUES('1m82s5t9tescrv1c',498719,140);
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL
) STRICT;
INSERT INTO "migration" VALUES(1,'schema',X'D47309B5C500660B4CC92D7ADAC5F60F732B9FC57DF65309585E88C322AE5F11',1795389843623);
CREATE TABLE notification (
    player   TEXT    NOT NULL,
    seq      INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the player
    at       INTEGER NOT NULL,
    kind     TEXT    NOT NULL,                 -- invited, joined, declined, turn, round-over, finished, rematch, aborted
    game     TEXT    NOT NULL,
    game_seq INTEGER NOT NULL,                 -- the game's event that it is about
    PRIMARY KEY (player, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "notification" VALUES('1m82s5t9tescrv1c',1,1795389843878,'joined','1m82s5td52trf86m',2);
INSERT INTO "notification" VALUES('1m82s5t9tescrv1c',2,1795389843878,'turn','1m82s5td52trf86m',3);
INSERT INTO "notification" VALUES('1m82s5t9tescrv1c',3,1795389843880,'turn','1m82s5td52trf86m',5);
INSERT INTO "notification" VALUES('1m82s5t9tescrv1c',4,1795389843880,'round-over','1m82s5td52trf86m',7);
INSERT INTO "notification" VALUES('1m82s5t9tescrv1c',5,1795389843880,'finished','1m82s5td52trf86m',8);
INSERT INTO "notification" VALUES('1m82s5t9tescrv1c',6,1795389843953,'invited','1m82s5tfh4t7et7a',1);
INSERT INTO "notification" VALUES('1m82s5t9vcyn2g7n',1,1795389843843,'aborted','1m82s5tc2a6rym1r',2);
INSERT INTO "notification" VALUES('1m82s5t9vcyn2g7n',2,1795389843877,'invited','1m82s5td52trf86m',1);
INSERT INTO "notification" VALUES('1m82s5t9vcyn2g7n',3,1795389843879,'turn','1m82s5td52trf86m',4);
INSERT INTO "notification" VALUES('1m82s5t9vcyn2g7n',4,1795389843880,'finished','1m82s5td52trf86m',8);
INSERT INTO "notification" VALUES('1m82s5t9wbzr5d40',1,1795389843842,'invited','1m82s5tc2a6rym1r',1);
INSERT INTO "notification" VALUES('1m82s5t9wbzr5d40',2,1795389843843,'aborted','1m82s5tc2a6rym1r',2);
INSERT INTO "notification" VALUES('1m82s5t9wbzr5d40',3,1795389843844,'invited','1m82s5tc4699ww6b',1);
INSERT INTO "notification" VALUES('1m82s5t9wbzr5d40',4,1795389843953,'invited','1m82s5tfh4t7et7a',1);
INSERT INTO "notification" VALUES('1m82s5tbd7y546ke',1,1795389843823,'joined','1m82s5tbe41hh6s0',2);
INSERT INTO "notification" VALUES('1m82s5tbd7y546ke',2,1795389843823,'turn','1m82s5tbe41hh6s0',3);
INSERT INTO "notification" VALUES('1m82s5tbd7y546ke',3,1795389843824,'round-over','1m82s5tbe41hh6s0',6);
INSERT INTO "notification" VALUES('1m82s5tbd7y546ke',4,1795389843826,'turn','1m82s5tbe41hh6s0',8);
INSERT INTO "notification" VALUES('1m82s5tbd7y546ke',5,1795389843826,'finished','1m82s5tbe41hh6s0',11);
INSERT INTO "notification" VALUES('1m82s5tbe41hg0vb',1,1795389843824,'turn','1m82s5tbe41hh6s0',4);
INSERT INTO "notification" VALUES('1m82s5tbe41hg0vb',2,1795389843824,'round-over','1m82s5tbe41hh6s0',6);
INSERT INTO "notification" VALUES('1m82s5tbe41hg0vb',3,1795389843826,'round-over','1m82s5tbe41hh6s0',10);
INSERT INTO "notification" VALUES('1m82s5tbe41hg0vb',4,1795389843826,'finished','1m82s5tbe41hh6s0',11);
INSERT INTO "notification" VALUES('1m82s5tbk72c874t',1,1795389843830,'joined','1m82s5tbn5wq1mz7',2);
INSERT INTO "notification" VALUES('1m82s5tbk72c874t',2,1795389843831,'joined','1m82s5tbn5wq1mz7',3);
INSERT INTO "notification" VALUES('1m82s5tbm04m445k',1,1795389843831,'joined','1m82s5tbn5wq1mz7',3);
INSERT INTO "notification" VALUES('1m82s5tbm04m445k',2,1795389843831,'turn','1m82s5tbn5wq1mz7',4);
INSERT INTO "notification" VALUES('1m82s5tbqfn6dfx3',1,1795389843834,'joined','1m82s5tbs7f1073v',2);
INSERT INTO "notification" VALUES('1m82s5tbqfn6dfx3',2,1795389843835,'joined','1m82s5tbs7f1073v',3);
INSERT INTO "notification" VALUES('1m82s5tbqfn6dfx3',3,1795389843835,'turn','1m82s5tbs7f1073v',4);
INSERT INTO "notification" VALUES('1m82s5tbr7cmrk01',1,1795389843835,'joined','1m82s5tbs7f1073v',3);
INSERT INTO "notification" VALUES('1m82s5tbr7cmrk01',2,1795389843835,'turn','1m82s5tbs7f1073v',5);
INSERT INTO "notification" VALUES('1m82s5tbs7f0xrd0',1,1795389843836,'turn','1m82s5tbs7f1073v',6);
INSERT INTO "notification" VALUES('1m82s5tc65e1sprr',1,1795389843848,'joined','1m82s5tc73sdsy8m',2);
INSERT INTO "notification" VALUES('1m82s5tc65e1sprr',2,1795389843848,'turn','1m82s5tc73sdsy8m',3);
INSERT INTO "notification" VALUES('1m82s5tc65e1sprr',3,1795389843850,'turn','1m82s5tc73sdsy8m',5);
INSERT INTO "notification" VALUES('1m82s5tc65e1sprr',4,1795389843859,'turn','1m82s5tc73sdsy8m',7);
INSERT INTO "notification" VALUES('1m82s5tc65e1sprr',5,1795389843863,'round-over','1m82s5tc73sdsy8m',9);
INSERT INTO "notification" VALUES('1m82s5tc65e1sprr',6,1795389843876,'turn','1m82s5tc73sdsy8m',11);
INSERT INTO "notification" VALUES('1m82s5tc73sdp6at',1,1795389843849,'turn','1m82s5tc73sdsy8m',4);
INSERT INTO "notification" VALUES('1m82s5tc73sdp6at',2,1795389843850,'turn','1m82s5tc73sdsy8m',6);
INSERT INTO "notification" VALUES('1m82s5tc73sdp6at',3,1795389843863,'round-over','1m82s5tc73sdsy8m',9);
INSERT INTO "notification" VALUES('1m82s5tc73sdp6at',4,1795389843875,'turn','1m82s5tc73sdsy8m',10);
INSERT INTO "notification" VALUES('1m82s5td9d9gadqx',1,1795389843883,'joined','1m82s5tdade7755p',2);
INSERT INTO "notification" VALUES('1m82s5td9d9gadqx',2,1795389843883,'turn','1m82s5tdade7755p',4);
INSERT INTO "notification" VALUES('1m82s5tdade74n7b',1,1795389843884,'turn','1m82s5tdade7755p',6);
INSERT INTO "notification" VALUES('1m82s5tdd09dgs0s',1,1795389843887,'joined','1m82s5tdeag821nn',2);
INSERT INTO "notification" VALUES('1m82s5tdd09dgs0s',2,1795389843887,'turn','1m82s5tdeag821nn',4);
INSERT INTO "notification" VALUES('1m82s5tdd09dgs0s',3,1795389843888,'turn','1m82s5tdeag821nn',8);
INSERT INTO "notification" VALUES('1m82s5tdd09dgs0s',4,1795389843890,'turn','1m82s5tdeag821nn',12);
INSERT INTO "notification" VALUES('1m82s5tdd09dgs0s',5,1795389843891,'turn','1m82s5tdeag821nn',16);
INSERT INTO "notification" VALUES('1m82s5tdd09dgs0s',6,1795389843892,'turn','1m82s5tdeag821nn',20);
INSERT INTO "notification" VALUES('1m82s5tdd09dgs0s',7,1795389843893,'turn','1m82s5tdeag821nn',24);
INSERT INTO "notification" VALUES('1m82s5tdd09dgs0s',8,1795389843895,'turn','1m82s5tdeag821nn',28);
INSERT INTO "notification" VALUES('1m82s5tdd09dgs0s',9,1795389843896,'turn','1m82s5tdeag821nn',32);
INSERT INTO "notification" VALUES('1m82s5tdd09dgs0s',10,1795389843897,'turn','1m82s5tdeag821nn',36);
INSERT INTO "notification" VALUES('1m82s5tdd09dgs0s',11,1795389843898,'turn','1m82s5tdeag821nn',40);
INSERT INTO "notification" VALUES('1m82s5tdd09dgs0s',12,1795389843900,'turn','1m82s5tdeag821nn',44);
INSERT INTO "notification" VALUES('1m82s5tdd09dgs0s',13,1795389843901,'turn','1m82s5tdeag821nn',48);
INSERT INTO "notification" VALUES('1m82s5tdd09dgs0s',14,1795389843902,'turn','1m82s5tdeag821nn',52);
INSERT INTO "notification" VALUES('1m82s5tdd09dgs0s',15,1795389843903,'round-over','1m82s5tdeag821nn',56);
INSERT INTO "notification" VALUES('1m82s5tdd09dgs0s',16,1795389843903,'finished','1m82s5tdeag821nn',57);
INSERT INTO "notification" VALUES('1m82s5tdd09dkasn',1,1795389843888,'turn','1m82s5tdeag821nn',6);
INSERT INTO "notification" VALUES('1m82s5tdd09dkasn',2,1795389843889,'turn','1m82s5tdeag821nn',10);
INSERT INTO "notification" VALUES('1m82s5tdd09dkasn',3,1795389843890,'turn','1m82s5tdeag821nn',14);
INSERT INTO "notification" VALUES('1m82s5tdd09dkasn',4,1795389843891,'turn','1m82s5tdeag821nn',18);
INSERT INTO "notification" VALUES('1m82s5tdd09dkasn',5,1795389843893,'turn','1m82s5tdeag821nn',22);
INSERT INTO "notification" VALUES('1m82s5tdd09dkasn',6,1795389843894,'turn','1m82s5tdeag821nn',26);
INSERT INTO "notification" VALUES('1m82s5tdd09dkasn',7,1795389843895,'turn','1m82s5tdeag821nn',30);
INSERT INTO "notification" VALUES('1m82s5tdd09dkasn',8,1795389843897,'turn','1m82s5tdeag821nn',34);
INSERT INTO "notification" VALUES('1m82s5tdd09dkasn',9,1795389843898,'turn','1m82s5tdeag821nn',38);
INSERT INTO "notification" VALUES('1m82s5tdd09dkasn',10,1795389843899,'turn','1m82s5tdeag821nn',42);
INSERT INTO "notification" VALUES('1m82s5tdd09dkasn',11,1795389843900,'turn','1m82s5tdeag821nn',46);
INSERT INTO "notification" VALUES('1m82s5tdd09dkasn',12,1795389843901,'turn','1m82s5tdeag821nn',50);
INSERT INTO "notification" VALUES('1m82s5tdd09dkasn',13,1795389843903,'turn','1m82s5tdeag821nn',54);
INSERT INTO "notification" VALUES('1m82s5tdd09dkasn',14,1795389843903,'round-over','1m82s5tdeag821nn',56);
INSERT INTO "notification" VALUES('1m82s5tdd09dkasn',15,1795389843903,'finished','1m82s5tdeag821nn',57);
INSERT INTO "notification" VALUES('1m82s5tfndjq6r3c',1,1795389843961,'joined','1m82s5tfqbxcre6k',2);
INSERT INTO "notification" VALUES('1m82s5tfndjq6r3c',2,1795389843961,'turn','1m82s5tfqbxcre6k',3);
INSERT INTO "notification" VALUES('1m82s5tfndjq6r3c',3,1795389843963,'turn','1m82s5tfqbxcre6k',5);
INSERT INTO "notification" VALUES('1m82s5tfndjq6r3c',4,1795389843965,'turn','1m82s5tfqbxcre6k',7);
INSERT INTO "notification" VALUES('1m82s5tfndjq6r3c',5,1795389843965,'round-over','1m82s5tfqbxcre6k',9);
INSERT INTO "notification" VALUES('1m82s5tfndjq6r3c',6,1795389843965,'finished','1m82s5tfqbxcre6k',10);
INSERT INTO "notification" VALUES('1m82s5tfpcvzt8dz',1,1795389843959,'invited','1m82s5tfqbxcre6k',1);
INSERT INTO "notification" VALUES('1m82s5tfpcvzt8dz',2,1795389843962,'turn','1m82s5tfqbxcre6k',4);
INSERT INTO "notification" VALUES('1m82s5tfpcvzt8dz',3,1795389843964,'turn','1m82s5tfqbxcre6k',6);
INSERT INTO "notification" VALUES('1m82s5tfpcvzt8dz',4,1795389843965,'round-over','1m82s5tfqbxcre6k',9);
INSERT INTO "notification" VALUES('1m82s5tfpcvzt8dz',5,1795389843965,'finished','1m82s5tfqbxcre6k',10);
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
INSERT INTO "player" VALUES('000000000p9c7fga','main','random',1,0,NULL,NULL,1795389843845,NULL);
INSERT INTO "player" VALUES('1m82s5t92fn8mntp','main','service',1,0,NULL,NULL,1795389843746,NULL);
INSERT INTO "player" VALUES('1m82s5t9tescrv1c','main','Ann',0,0,NULL,NULL,1795389843770,NULL);
INSERT INTO "player" VALUES('1m82s5t9vcyn2g7n','main','Bob',0,0,NULL,NULL,1795389843771,NULL);
INSERT INTO "player" VALUES('1m82s5t9wbzr5d40','main','Cyd',0,0,1795389843773,NULL,1795389843772,NULL);
INSERT INTO "player" VALUES('1m82s5tarb397rhm','main','Guest',0,1,NULL,NULL,1795389843800,NULL);
INSERT INTO "player" VALUES('1m82s5tav4t6cz34','main','Guest',0,1,NULL,NULL,1795389843803,NULL);
INSERT INTO "player" VALUES('1m82s5tbd7y546ke','main','Player 0',0,0,NULL,NULL,1795389843821,NULL);
INSERT INTO "player" VALUES('1m82s5tbe41hg0vb','main','Player 1',0,0,NULL,NULL,1795389843822,NULL);
INSERT INTO "player" VALUES('1m82s5tbk72c874t','main','Player 0',0,0,NULL,NULL,1795389843827,NULL);
INSERT INTO "player" VALUES('1m82s5tbm04m445k','main','Player 1',0,0,NULL,NULL,1795389843828,NULL);
INSERT INTO "player" VALUES('1m82s5tbm04m5mmn','main','Player 2',0,0,NULL,NULL,1795389843828,NULL);
INSERT INTO "player" VALUES('1m82s5tbqfn6dfx3','main','Player 0',0,0,NULL,NULL,1795389843831,NULL);
INSERT INTO "player" VALUES('1m82s5tbr7cmrk01','main','Player 1',0,0,NULL,NULL,1795389843832,NULL);
INSERT INTO "player" VALUES('1m82s5tbs7f0xrd0','main','Player 2',0,0,NULL,NULL,1795389843833,NULL);
INSERT INTO "player" VALUES('1m82s5tc65e1sprr','main','Player 0',0,0,NULL,NULL,1795389843846,NULL);
INSERT INTO "player" VALUES('1m82s5tc73sdp6at','main','Player 1',0,0,NULL,NULL,1795389843847,NULL);
INSERT INTO "player" VALUES('1m82s5td9d9gadqx','main','Player 0',0,0,NULL,NULL,1795389843881,NULL);
INSERT INTO "player" VALUES('1m82s5tdade74n7b','main','Player 1',0,0,NULL,NULL,1795389843882,NULL);
INSERT INTO "player" VALUES('1m82s5tdd09dgs0s','main','Player 0',0,0,NULL,NULL,1795389843885,NULL);
INSERT INTO "player" VALUES('1m82s5tdd09dkasn','main','Player 1',0,0,NULL,NULL,1795389843885,NULL);
INSERT INTO "player" VALUES('1m82s5tfndjq6r3c','main','Dee',0,0,NULL,'1m82s5t92fn8mntp',1795389843957,NULL);
INSERT INTO "player" VALUES('1m82s5tfpcvzt8dz','main',NULL,0,0,NULL,'1m82s5t92fn8mntp',1795389843958,1795389843966);
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
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m82s5t9tescrv1c',1,0,X'0002020000A09C0102A08D06A08D06020292A597D9C06892A597D9C06892A597D9C06892A597D9C06892A597D9C06880D0EB88C06802020000A09C0102A08D06A08D06020292A597D9C06892A597D9C06892A597D9C06892A597D9C06892A597D9C06880B0BA9ABC6802020000A09C0102A08D06A08D06020292A597D9C06892A597D9C06892A597D9C06892A597D9C06892A597D9C06880A0BFC6B26802020000A09C0102A08D06A08D06020292A597D9C06892A597D9C06892A597D9C06892A597D9C06892A597D9C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m82s5t9vcyn2g7n',2,0,X'0002020000A09C0102A08D06A08D060202A6A597D9C068A6A597D9C068A6A597D9C068A6A597D9C068A6A597D9C06880D0EB88C06802020000A09C0102A08D06A08D060202A6A597D9C068A6A597D9C068A6A597D9C068A6A597D9C068A6A597D9C06880B0BA9ABC6802020000A09C0102A08D06A08D060202A6A597D9C068A6A597D9C068A6A597D9C068A6A597D9C068A6A597D9C06880A0BFC6B26802020000A09C0102A08D06A08D060202A6A597D9C068A6A597D9C068A6A597D9C068A6A597D9C068A6A597D9C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m82s5tav4t6cz34',3,0,X'0002020000A09C0102E0C508E0C5080202D6A597D9C068D6A597D9C068D6A597D9C068D6A597D9C068D6A597D9C06880D0EB88C06802020000A09C0102E0C508E0C5080202D6A597D9C068D6A597D9C068D6A597D9C068D6A597D9C068D6A597D9C06880B0BA9ABC6802020000A09C0102E0C508E0C5080202D6A597D9C068D6A597D9C068D6A597D9C068D6A597D9C068D6A597D9C06880A0BFC6B26802020000A09C0102E0C508E0C5080202D6A597D9C068D6A597D9C068D6A597D9C068D6A597D9C068D6A597D9C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','gomoku','1m82s5t9tescrv1c',3,0,X'0002020000A09C010000000202D0A697D9C068D0A697D9C0680000D0A697D9C06880D0EB88C06802020000A09C010000000202D0A697D9C068D0A697D9C0680000D0A697D9C06880B0BA9ABC6802020000A09C010000000202D0A697D9C068D0A697D9C0680000D0A697D9C06880A0BFC6B26802020000A09C010000000202D0A697D9C068D0A697D9C0680000D0A697D9C068',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795389843880);
INSERT INTO "player_stats" VALUES('main','gomoku','1m82s5t9vcyn2g7n',4,0,X'0002000002000000000000000000000080D0EB88C06802000002000000000000000000000080B0BA9ABC6802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795389843880);
INSERT INTO "player_stats" VALUES('main','number-guess','1m82s5t9tescrv1c',1,0,X'0002000002000000000000000000000080D0EB88C06802000002000000000000000000000080B0BA9ABC6802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','number-guess','1m82s5t9vcyn2g7n',2,0,X'0002000002000000000000000000000080D0EB88C06802000002000000000000000000000080B0BA9ABC6802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',NULL,NULL,NULL,NULL);
CREATE TABLE rating_pair (
    ruleset TEXT    NOT NULL,
    a       TEXT    NOT NULL, -- the player whose id is the smaller
    b       TEXT    NOT NULL,
    day     INTEGER NOT NULL, -- its beginning
    games   INTEGER NOT NULL,
    PRIMARY KEY (ruleset, a, b)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_pair" VALUES('gomoku','1m82s5t9tescrv1c','1m82s5t9vcyn2g7n',1795305600000,1);
CREATE TABLE rating_step (
    player    TEXT NOT NULL,
    ruleset   TEXT NOT NULL,
    result    TEXT NOT NULL, -- the match
    rating    REAL NOT NULL, -- from then on
    deviation REAL NOT NULL,
    PRIMARY KEY (player, ruleset, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_step" VALUES('1m82s5t9tescrv1c','gomoku','1m82s5td841gxm3e',1.66231089390629767875e+03,2.90318963717980466293e+02);
INSERT INTO "rating_step" VALUES('1m82s5t9vcyn2g7n','gomoku','1m82s5td841gxm3e',1.33768910609370232124e+03,2.90318963717980466293e+02);
CREATE TABLE record (
    player  TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    tally   BLOB NOT NULL, -- of all time: see play/stats.h
    PRIMARY KEY (player, ruleset)
) STRICT, WITHOUT ROWID;
INSERT INTO "record" VALUES('1m82s5t9tescrv1c','bulls-and-cows',X'0002020000A09C01000000020292A597D9C06892A597D9C068000092A597D9C068');
INSERT INTO "record" VALUES('1m82s5t9tescrv1c','gomoku',X'0002020000A09C010000000202D0A697D9C068D0A697D9C0680000D0A697D9C068');
INSERT INTO "record" VALUES('1m82s5t9tescrv1c','number-guess',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m82s5t9vcyn2g7n','bulls-and-cows',X'0002020000A09C010000000202A6A597D9C068A6A597D9C0680000A6A597D9C068');
INSERT INTO "record" VALUES('1m82s5t9vcyn2g7n','gomoku',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m82s5t9vcyn2g7n','number-guess',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m82s5tav4t6cz34','bulls-and-cows',X'0002020000A09C010000000202D6A597D9C068D6A597D9C0680000D6A597D9C068');
INSERT INTO "record" VALUES('1m82s5tbd7y546ke','bulls-and-cows',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m82s5tbe41hg0vb','bulls-and-cows',X'0002020000C0B8020000000202E4A597D9C068E4A597D9C0680000E4A597D9C068');
INSERT INTO "record" VALUES('1m82s5tdd09dgs0s','yahtzee',X'0002000002A0D119000000000000FEA697D9C068000000');
INSERT INTO "record" VALUES('1m82s5tdd09dkasn','yahtzee',X'0002020000A09D540000000202FEA697D9C068FEA697D9C0680000FEA697D9C068');
INSERT INTO "record" VALUES('1m82s5tfndjq6r3c','tic-tac-toe',X'0002020000A09C010000000202FAA797D9C068FAA797D9C0680000FAA797D9C068');
INSERT INTO "record" VALUES('1m82s5tfpcvzt8dz','tic-tac-toe',X'00020000020000000000000000000000');
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
INSERT INTO "result" VALUES('1m82s5ta9e5rj627','main','1m82s5t9x24p4z3b',1,'bulls-and-cows',1,0,1795389843785,'{"id":"1m82s5ta9e5rj627","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"6837","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-22T23:24:03.785Z"}');
INSERT INTO "result" VALUES('1m82s5ta9e5rkfhc','main','1m82s5t9x24p4z3b',0,'bulls-and-cows',1,0,1795389843785,'{"id":"1m82s5ta9e5rkfhc","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-22T23:24:03.785Z"}');
INSERT INTO "result" VALUES('1m82s5tak1exxt3b','main','1m82s5taaahqqh0t',1,'bulls-and-cows',1,0,1795389843795,'{"id":"1m82s5tak1exxt3b","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"0361","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-22T23:24:03.795Z"}');
INSERT INTO "result" VALUES('1m82s5tak1exz3et','main','1m82s5taaahqqh0t',0,'bulls-and-cows',1,0,1795389843795,'{"id":"1m82s5tak1exz3et","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-22T23:24:03.795Z"}');
INSERT INTO "result" VALUES('1m82s5tanb51sxww','main','1m82s5tam0enx7ck',1,'number-guess',1,0,1795389843797,'{"id":"1m82s5tanb51sxww","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"5263","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T23:24:03.797Z"}');
INSERT INTO "result" VALUES('1m82s5tanb51ve8x','main','1m82s5tam0enx7ck',0,'number-guess',1,0,1795389843797,'{"id":"1m82s5tanb51ve8x","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T23:24:03.797Z"}');
INSERT INTO "result" VALUES('1m82s5taqc1dva0f','main','1m82s5tapbw2ccqj',1,'number-guess',1,0,1795389843799,'{"id":"1m82s5taqc1dva0f","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"5365","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T23:24:03.799Z"}');
INSERT INTO "result" VALUES('1m82s5taqc1dw57z','main','1m82s5tapbw2ccqj',0,'number-guess',1,0,1795389843799,'{"id":"1m82s5taqc1dw57z","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T23:24:03.799Z"}');
INSERT INTO "result" VALUES('1m82s5tbb01458yk','main','1m82s5tav4t6dg9m',1,'bulls-and-cows',1,0,1795389843819,'{"id":"1m82s5tbb01458yk","round":1,"leader":null,"attempts":7,"solved":true,"solver":0,"secret":"6054","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-22T23:24:03.819Z"}');
INSERT INTO "result" VALUES('1m82s5tbg2g9hv25','main','1m82s5tbe41hh6s0',1,'bulls-and-cows',0,1,1795389843824,'{"id":"1m82s5tbg2g9hv25","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T23:24:03.824Z"}');
INSERT INTO "result" VALUES('1m82s5tbj2qahfdf','main','1m82s5tbe41hh6s0',2,'bulls-and-cows',0,1,1795389843826,'{"id":"1m82s5tbj2qahfdf","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T23:24:03.826Z"}');
INSERT INTO "result" VALUES('1m82s5tbj2qahrxa','main','1m82s5tbe41hh6s0',0,'bulls-and-cows',0,1,1795389843826,'{"id":"1m82s5tbj2qahrxa","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation","published_at":"2026-11-22T23:24:03.826Z"}');
INSERT INTO "result" VALUES('1m82s5tcqbmws4rk','main','1m82s5tc73sdsy8m',1,'tic-tac-toe',0,1,1795389843863,'{"id":"1m82s5tcqbmws4rk","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T23:24:03.863Z"}');
INSERT INTO "result" VALUES('1m82s5td841gwt9x','main','1m82s5td52trf86m',1,'gomoku',1,0,1795389843880,'{"id":"1m82s5td841gwt9x","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-22T23:24:03.880Z"}');
INSERT INTO "result" VALUES('1m82s5td841gxm3e','main','1m82s5td52trf86m',0,'gomoku',1,0,1795389843880,'{"id":"1m82s5td841gxm3e","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","published_at":"2026-11-22T23:24:03.880Z"}');
INSERT INTO "result" VALUES('1m82s5tdz4h96vgs','main','1m82s5tdeag821nn',1,'yahtzee',0,0,1795389843903,'{"id":"1m82s5tdz4h96vgs","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":0,"twos":2,"threes":3,"fours":4,"fives":0,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":6},"upper_total":15,"upper_bonus":0,"yahtzee_bonus":0,"total":21},{"seat":1,"boxes":{"aces":1,"twos":2,"threes":3,"fours":0,"fives":0,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":40,"yahtzee":0,"chance":17},"upper_total":12,"upper_bonus":0,"yahtzee_bonus":0,"total":69}],"forfeited":[],"forfeited_by":null,"points":[21,69],"published_at":"2026-11-22T23:24:03.903Z"}');
INSERT INTO "result" VALUES('1m82s5tdz4h98sgs','main','1m82s5tdeag821nn',0,'yahtzee',0,0,1795389843903,'{"id":"1m82s5tdz4h98sgs","outcome":"win","winners":[1],"points":[21,69],"reason":"rounds","published_at":"2026-11-22T23:24:03.903Z"}');
INSERT INTO "result" VALUES('1m82s5tfxbtpfqbp','main','1m82s5tfqbxcre6k',1,'tic-tac-toe',0,0,1795389843965,'{"id":"1m82s5tfxbtpfqbp","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T23:24:03.965Z"}');
INSERT INTO "result" VALUES('1m82s5tfxbtpkq5t','main','1m82s5tfqbxcre6k',0,'tic-tac-toe',0,0,1795389843965,'{"id":"1m82s5tfxbtpkq5t","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-22T23:24:03.965Z"}');
CREATE TABLE result_reader (
    reader TEXT NOT NULL, -- a player, or a service's
    result TEXT NOT NULL,
    PRIMARY KEY (reader, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "result_reader" VALUES('1m82s5t92fn8mntp','1m82s5tfxbtpfqbp');
INSERT INTO "result_reader" VALUES('1m82s5t92fn8mntp','1m82s5tfxbtpkq5t');
INSERT INTO "result_reader" VALUES('1m82s5t9tescrv1c','1m82s5ta9e5rj627');
INSERT INTO "result_reader" VALUES('1m82s5t9tescrv1c','1m82s5ta9e5rkfhc');
INSERT INTO "result_reader" VALUES('1m82s5t9tescrv1c','1m82s5tanb51sxww');
INSERT INTO "result_reader" VALUES('1m82s5t9tescrv1c','1m82s5tanb51ve8x');
INSERT INTO "result_reader" VALUES('1m82s5t9tescrv1c','1m82s5td841gwt9x');
INSERT INTO "result_reader" VALUES('1m82s5t9tescrv1c','1m82s5td841gxm3e');
INSERT INTO "result_reader" VALUES('1m82s5t9vcyn2g7n','1m82s5tak1exxt3b');
INSERT INTO "result_reader" VALUES('1m82s5t9vcyn2g7n','1m82s5tak1exz3et');
INSERT INTO "result_reader" VALUES('1m82s5t9vcyn2g7n','1m82s5taqc1dva0f');
INSERT INTO "result_reader" VALUES('1m82s5t9vcyn2g7n','1m82s5taqc1dw57z');
INSERT INTO "result_reader" VALUES('1m82s5t9vcyn2g7n','1m82s5td841gwt9x');
INSERT INTO "result_reader" VALUES('1m82s5t9vcyn2g7n','1m82s5td841gxm3e');
INSERT INTO "result_reader" VALUES('1m82s5tav4t6cz34','1m82s5tbb01458yk');
INSERT INTO "result_reader" VALUES('1m82s5tbd7y546ke','1m82s5tbg2g9hv25');
INSERT INTO "result_reader" VALUES('1m82s5tbd7y546ke','1m82s5tbj2qahfdf');
INSERT INTO "result_reader" VALUES('1m82s5tbd7y546ke','1m82s5tbj2qahrxa');
INSERT INTO "result_reader" VALUES('1m82s5tbe41hg0vb','1m82s5tbg2g9hv25');
INSERT INTO "result_reader" VALUES('1m82s5tbe41hg0vb','1m82s5tbj2qahfdf');
INSERT INTO "result_reader" VALUES('1m82s5tbe41hg0vb','1m82s5tbj2qahrxa');
INSERT INTO "result_reader" VALUES('1m82s5tc65e1sprr','1m82s5tcqbmws4rk');
INSERT INTO "result_reader" VALUES('1m82s5tc73sdp6at','1m82s5tcqbmws4rk');
INSERT INTO "result_reader" VALUES('1m82s5tdd09dgs0s','1m82s5tdz4h96vgs');
INSERT INTO "result_reader" VALUES('1m82s5tdd09dgs0s','1m82s5tdz4h98sgs');
INSERT INTO "result_reader" VALUES('1m82s5tdd09dkasn','1m82s5tdz4h96vgs');
INSERT INTO "result_reader" VALUES('1m82s5tdd09dkasn','1m82s5tdz4h98sgs');
INSERT INTO "result_reader" VALUES('1m82s5tfndjq6r3c','1m82s5tfxbtpfqbp');
INSERT INTO "result_reader" VALUES('1m82s5tfndjq6r3c','1m82s5tfxbtpkq5t');
INSERT INTO "result_reader" VALUES('1m82s5tfpcvzt8dz','1m82s5tfxbtpfqbp');
INSERT INTO "result_reader" VALUES('1m82s5tfpcvzt8dz','1m82s5tfxbtpkq5t');
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
INSERT INTO "seat" VALUES('1m82s5t9x24p4z3b',0,'1m82s5t9tescrv1c','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82s5taaahqqh0t',0,'1m82s5t9vcyn2g7n','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82s5tam0enx7ck',0,'1m82s5t9tescrv1c','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82s5tapbw2ccqj',0,'1m82s5t9vcyn2g7n','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82s5tarb398yfs',0,'1m82s5tarb397rhm','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82s5tav4t6dg9m',0,'1m82s5tav4t6cz34','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82s5tbe41hh6s0',0,'1m82s5tbd7y546ke','resigned',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82s5tbe41hh6s0',1,'1m82s5tbe41hg0vb','joined',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82s5tbn5wq1mz7',0,'1m82s5tbk72c874t','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82s5tbn5wq1mz7',1,'1m82s5tbm04m445k','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82s5tbn5wq1mz7',2,'1m82s5tbm04m5mmn','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82s5tbs7f1073v',0,'1m82s5tbqfn6dfx3','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82s5tbs7f1073v',1,'1m82s5tbr7cmrk01','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82s5tbs7f1073v',2,'1m82s5tbs7f0xrd0','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82s5tbz4ahg5j0',0,'1m82s5t9tescrv1c','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82s5tbz4ahg5j0',1,NULL,'open',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82s5tc2a6rym1r',0,'1m82s5t9vcyn2g7n','joined',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82s5tc2a6rym1r',1,'1m82s5t9wbzr5d40','invited',0,1,'1m82s5t9vcyn2g7n',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82s5tc4699ww6b',0,'1m82s5t9tescrv1c','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82s5tc4699ww6b',1,'1m82s5t9wbzr5d40','invited',1,0,'1m82s5t9tescrv1c',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82s5tc56hhgp4v',0,'1m82s5t9tescrv1c','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82s5tc56hhgp4v',1,'000000000p9c7fga','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82s5tc73sdsy8m',0,'1m82s5tc65e1sprr','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82s5tc73sdsy8m',1,'1m82s5tc73sdp6at','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82s5td52trf86m',0,'1m82s5t9tescrv1c','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82s5td52trf86m',1,'1m82s5t9vcyn2g7n','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82s5tdade7755p',0,'1m82s5td9d9gadqx','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82s5tdade7755p',1,'1m82s5tdade74n7b','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82s5tdeag821nn',0,'1m82s5tdd09dgs0s','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82s5tdeag821nn',1,'1m82s5tdd09dkasn','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82s5tfh4t7et7a',0,'1m82s5t9tescrv1c','invited',1,0,'1m82s5tff0artdg3',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82s5tfh4t7et7a',1,'1m82s5t9wbzr5d40','invited',1,0,'1m82s5tff0artdg3',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82s5tfqbxcre6k',0,'1m82s5tfndjq6r3c','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m82s5tfqbxcre6k',1,'1m82s5tfpcvzt8dz','joined',0,0,NULL,0,NULL,NULL);
CREATE TABLE server_secret (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB    NOT NULL CHECK (length(key) = 32)
) STRICT;
INSERT INTO "server_secret" VALUES(1,X'DBBADA01FBFE408886161C8C1FF9623B2B27292DE753367DC5CA21475282EAE3');
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
INSERT INTO "token" VALUES(X'034FA86EBE3051F45EC9421369301D04228117C823809D0B65D5F0EEF07F494F','main','1m82s5tbqfn6dqpr','1m82s5tbqfn6dfx3',1,'',1795389843831,NULL,NULL);
INSERT INTO "token" VALUES(X'068413145C651121F9C43DF385A1D2C868D1CAA48FBA0D3E34259DBA952601E9','main','1m82s5tdd09dhqxa','1m82s5tdd09dgs0s',1,'',1795389843885,NULL,NULL);
INSERT INTO "token" VALUES(X'19797D502F0E8FCE39669D602FD9D532F744F2BBFFA7FC49951F84F6D20E7B4C','main','1m82s5td9d9gb33x','1m82s5td9d9gadqx',1,'',1795389843881,NULL,NULL);
INSERT INTO "token" VALUES(X'31C69B2BF31A29881D5DDB0CBAF73187305D21AB153166BF534AFA9D22DF64DD','main','1m82s5tbe41hh54y','1m82s5tbe41hg0vb',1,'',1795389843822,NULL,NULL);
INSERT INTO "token" VALUES(X'34AA9EE1186ADCF9917D98C3BECB392929537D256903DCBFEEB8D10BF094976B','main','1m82s5tdd09dm2xp','1m82s5tdd09dkasn',1,'',1795389843885,NULL,NULL);
INSERT INTO "token" VALUES(X'36C58ED473F780E5AAD11AA8307011D857C895B7ECC835B603E413274AA226A7','main','1m82s5tc73sdqze7','1m82s5tc73sdp6at',1,'',1795389843847,NULL,NULL);
INSERT INTO "token" VALUES(X'4EED0610711536DBA3A4CD1343D48B03BA6BC15FF81CBD141E7FD8F442ED3A88','main','1m82s5tbm04m707m','1m82s5tbm04m5mmn',1,'',1795389843828,NULL,NULL);
INSERT INTO "token" VALUES(X'5311E5BF5CDBF28C6EE653C8DD5662ECBB3DE630C52A2099D5FAE6D91134FC78','main','1m82s5t9vcyn34hs','1m82s5t9vcyn2g7n',1,'',1795389843771,NULL,NULL);
INSERT INTO "token" VALUES(X'5C3B7C58303AD49B505F53E41E198C90B0170C3AEAAA5529BB589F8C360E44E0','main','1m82s5tbr7cmsnqj','1m82s5tbr7cmrk01',1,'',1795389843832,NULL,NULL);
INSERT INTO "token" VALUES(X'71438D7D60116D977012AD1D78B62A4BFD784496D640D7549B8868517455471F','main','1m82s5tbs7f0yv09','1m82s5tbs7f0xrd0',1,'',1795389843833,NULL,NULL);
INSERT INTO "token" VALUES(X'762839AD2ADB5AE5BEB4B5596D7B1D69438BC775B8FD3542CDF710AB5DCF0142','main','1m82s5t9tescrv5n','1m82s5t9tescrv1c',1,'',1795389843770,NULL,NULL);
INSERT INTO "token" VALUES(X'8E5E0E07FC32DEC1FFD9CB49A65FFE9B2CC30306440D2F22D6F9934D4080041A','main','1m82s5tfndjq7cmr','1m82s5tfndjq6r3c',1,'',1795389843957,NULL,NULL);
INSERT INTO "token" VALUES(X'9B550A581890E88178B263E6EF5A894C24426FCB027ECE86974BB1CA4417DC2E','main','1m82s5tdade76n13','1m82s5tdade74n7b',1,'',1795389843882,NULL,NULL);
INSERT INTO "token" VALUES(X'9E2FDAEA974520AAC8133E0BC9E5D3BE6FC7471797925F1F0CFEEE81D9759C35','main','1m82s5tarb39admf','1m82s5tarb397rhm',1,'',1795389843800,NULL,NULL);
INSERT INTO "token" VALUES(X'A917B55B069D460A0194C02C710608750BC14782EEAC76648FD20F16C849A83F','main','1m82s5tc65e1v0x3','1m82s5tc65e1sprr',1,'',1795389843846,NULL,NULL);
INSERT INTO "token" VALUES(X'AC3356C92A04625A026B2A075F84489EADD06A9F8DC6ED7153A823449EF0647D','main','1m82s5tbm04m4vrt','1m82s5tbm04m445k',1,'',1795389843828,NULL,NULL);
INSERT INTO "token" VALUES(X'B8675DE9991A3D38DCC22C794A0315EE14804E1D46D414DF8CA31CA9A3CA5521','main','1m82s5tav4t6em1v','1m82s5tav4t6cz34',1,'',1795389843803,NULL,NULL);
INSERT INTO "token" VALUES(X'C15EF7E80098831078F172E2430E93B7EB84EC44172D3891EAA339D7E32692CA','main','1m82s5tbd7y5607k','1m82s5tbd7y546ke',1,'',1795389843821,NULL,NULL);
INSERT INTO "token" VALUES(X'E5C1008820A3DFB2044DC90B44A11EBBE1E9CC8EDAB2B8AE8CE5783BE704CC3D','main','1m82s5tfpcvzvcqb','1m82s5tfpcvzt8dz',1,'',1795389843958,NULL,1795389843966);
INSERT INTO "token" VALUES(X'EDAB9D8EBF03713882B0DB7163D59041AF4DE2A772CD39B32D7371211F785B23','main','1m82s5tbk72c8je6','1m82s5tbk72c874t',1,'',1795389843827,NULL,NULL);
INSERT INTO "token" VALUES(X'F0FE5948FD8E98B17845548DD90425B3103585DCA061A9A95632515090E1D629','main','1m82s5t92fn8n3b7','1m82s5t92fn8mntp',2,'referee token create',1795389843746,NULL,NULL);
INSERT INTO "token" VALUES(X'F2DEDCBBBD550D8A0BF09E8091FF265028071D6001C23A457976E91CAE0B3C61','main','1m82s5t9wbzr6d2s','1m82s5t9wbzr5d40',1,'',1795389843772,NULL,NULL);
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
INSERT INTO "tournament" VALUES('1m82s5te0fjgx0a9','main','1m82s5t9tescrv1c','tic-tac-toe','swiss',1,'finished',11,3,6,0,5,0,0,1795389843904,1795389843906,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"36d038322f15d055745c4780fe3a52dbaf334522440324e1f32da8a4790b0c67","seeded":false}','[1]',11);
INSERT INTO "tournament" VALUES('1m82s5teq4nzx2q6','main','1m82s5t9tescrv1c','tic-tac-toe','knockout',1,'finished',10,2,4,2,3,0,0,1795389843927,1795389843929,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"9ebf4204721dd6ce299ccbe028864cd31fb42a971db110e3a648448356a1ec43","seeded":false}','[3]',10);
INSERT INTO "tournament" VALUES('1m82s5tfe21qkv55','main','1m82s5t9tescrv1c','tic-tac-toe','round-robin',1,'open',1,1,0,0,2,2,1,1795389843950,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"913f30b7b168ed4bd038a7ad9e75e990068479151537e0febdef45385bc14c8f","seeded":false}',NULL,1);
INSERT INTO "tournament" VALUES('1m82s5tff0artdg3','main','1m82s5t9tescrv1c','tic-tac-toe','knockout',1,'running',4,1,0,0,2,2,0,1795389843951,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"102f02a4ca7203fb8ae1070a881d9deec11fab5d72f2a0188e3f6a043e80f1b9","seeded":false}',NULL,4);
INSERT INTO "tournament" VALUES('1m82s5tfh4t7g057','main','1m82s5t9vcyn2g7n','tic-tac-toe','knockout',0,'cancelled',3,1,0,0,1,1,0,1795389843953,1795389843954,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"dc6d5174dd41d597389e190b4bdd30cc99189ece8b889f62a9bb3a520eff31ea","seeded":false}',NULL,3);
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
INSERT INTO "tournament_entrant" VALUES('1m82s5te0fjgx0a9',1,NULL,'random','playing',3.0,3.0,3,3,0,0,1,1);
INSERT INTO "tournament_entrant" VALUES('1m82s5te0fjgx0a9',2,NULL,'random','playing',2.0,2.0,3,2,0,1,2,2);
INSERT INTO "tournament_entrant" VALUES('1m82s5te0fjgx0a9',3,NULL,'random','playing',0.0,0.0,3,0,0,3,5,5);
INSERT INTO "tournament_entrant" VALUES('1m82s5te0fjgx0a9',4,NULL,'random','playing',2.0,2.0,3,2,0,1,4,4);
INSERT INTO "tournament_entrant" VALUES('1m82s5te0fjgx0a9',5,NULL,'random','playing',2.0,2.0,3,2,0,1,3,3);
INSERT INTO "tournament_entrant" VALUES('1m82s5teq4nzx2q6',1,NULL,'random','playing',0.0,0.0,2,0,0,2,2,2);
INSERT INTO "tournament_entrant" VALUES('1m82s5teq4nzx2q6',2,NULL,'random','playing',1.0,1.0,2,1,0,1,3,3);
INSERT INTO "tournament_entrant" VALUES('1m82s5teq4nzx2q6',3,NULL,'random','playing',3.0,3.0,4,3,0,1,1,1);
INSERT INTO "tournament_entrant" VALUES('1m82s5tfe21qkv55',1,'1m82s5t9tescrv1c',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m82s5tfe21qkv55',2,'1m82s5t9vcyn2g7n',NULL,'invited',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m82s5tff0artdg3',1,'1m82s5t9tescrv1c',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m82s5tff0artdg3',2,'1m82s5t9wbzr5d40',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m82s5tfh4t7g057',1,'1m82s5t9vcyn2g7n',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m82s5tfh4t7g057',2,'1m82s5t9wbzr5d40',NULL,'declined',0.0,0.0,0,0,0,0,NULL,NULL);
CREATE TABLE tournament_event (
    tournament TEXT    NOT NULL,
    seq        INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the tournament; its newest is its version
    at         INTEGER NOT NULL,
    kind       TEXT    NOT NULL,                 -- created, joined, game, ...: see tournament/tournament.h
    body       TEXT    NOT NULL,                 -- JSON: the whole truth
    PRIMARY KEY (tournament, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_event" VALUES('1m82s5te0fjgx0a9',1,1795389843904,'created','{"ruleset":"tic-tac-toe","format":"swiss","games":3,"deal":"independent","visibility":"public","seed":"36d038322f15d055745c4780fe3a52dbaf334522440324e1f32da8a4790b0c67","seeded":false,"clock":null,"creator":"1m82s5t9tescrv1c","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m82s5te0fjgx0a9',2,1795389843906,'round','{"round":1,"pairs":[[1,3],[4,2]],"byes":[5]}');
INSERT INTO "tournament_event" VALUES('1m82s5te0fjgx0a9',3,1795389843906,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,3],"scores":[1,0],"seed":"c6deb87d3fb3fb0148d97b58942e30e759d278bd0326d62bc125d035cb85e3b1","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82s5te0fjgx0a9',4,1795389843906,'game','{"game":2,"round":1,"tie_break":false,"entrants":[4,2],"scores":[0,1],"seed":"f0724a0e75dee5481b782fce55a89cdc3839c3e7019fdd123af67734151bbcbf","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82s5te0fjgx0a9',5,1795389843906,'round','{"round":2,"pairs":[[2,1],[3,5]],"byes":[4]}');
INSERT INTO "tournament_event" VALUES('1m82s5te0fjgx0a9',6,1795389843906,'game','{"game":3,"round":2,"tie_break":false,"entrants":[2,1],"scores":[0,1],"seed":"72abba60f9f7e6f54e6fbf4d3a672316dc076ce885262171b51e31b8e89756ae","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82s5te0fjgx0a9',7,1795389843906,'game','{"game":4,"round":2,"tie_break":false,"entrants":[3,5],"scores":[0,1],"seed":"c5999a66df50855aeea8efc1da527a9dbb22f86a8e5a0156f6c62b87e61238e1","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82s5te0fjgx0a9',8,1795389843906,'round','{"round":3,"pairs":[[5,1],[3,4]],"byes":[2]}');
INSERT INTO "tournament_event" VALUES('1m82s5te0fjgx0a9',9,1795389843906,'game','{"game":5,"round":3,"tie_break":false,"entrants":[5,1],"scores":[0,1],"seed":"f4c32e2958e6ad027967e53c2932460dac7ce91db59e2704836999a2a7a21e6c","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82s5te0fjgx0a9',10,1795389843906,'game','{"game":6,"round":3,"tie_break":false,"entrants":[3,4],"scores":[0,1],"seed":"cf9616d110fa2743e52019536b243bcf1da94e272c8da0be1caacee55a4ae953","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82s5te0fjgx0a9',11,1795389843906,'finished','{"winners":[1]}');
INSERT INTO "tournament_event" VALUES('1m82s5teq4nzx2q6',1,1795389843927,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":2,"deal":"independent","visibility":"public","seed":"9ebf4204721dd6ce299ccbe028864cd31fb42a971db110e3a648448356a1ec43","seeded":false,"clock":null,"creator":"1m82s5t9tescrv1c","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m82s5teq4nzx2q6',2,1795389843928,'round','{"round":1,"pairs":[[3,2]],"byes":[1]}');
INSERT INTO "tournament_event" VALUES('1m82s5teq4nzx2q6',3,1795389843928,'game','{"game":1,"round":1,"tie_break":false,"entrants":[3,2],"scores":[1,0],"seed":"07586137c50e2eea12be4758fe974d58e09af962dbc560c6dc37446eabd11aa6","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82s5teq4nzx2q6',4,1795389843928,'game','{"game":2,"round":1,"tie_break":false,"entrants":[2,3],"scores":[1,0],"seed":"9c4dc9181c824707de5216bc1bceb6722706f36b2a3eb373a47e5cd1786eb918","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82s5teq4nzx2q6',5,1795389843928,'game','{"game":3,"round":1,"tie_break":true,"entrants":[3,2],"scores":[0.5,0.5],"seed":"d0674572fa3637f540d3d892c1246b29d50f638c9cf9a65532ef09618543d246","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82s5teq4nzx2q6',6,1795389843928,'game','{"game":4,"round":1,"tie_break":true,"entrants":[2,3],"scores":[0,1],"seed":"e2b3a03916c2a3efbad37801910bb04846b9a459af520b8b5cceac0c3c5b05d6","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82s5teq4nzx2q6',7,1795389843928,'round','{"round":2,"pairs":[[1,3]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m82s5teq4nzx2q6',8,1795389843928,'game','{"game":5,"round":2,"tie_break":false,"entrants":[1,3],"scores":[0,1],"seed":"81ab1ce7e27feb4319d558f24b1eb6b61392ce80c04a674316f378ece8ee662f","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82s5teq4nzx2q6',9,1795389843928,'game','{"game":6,"round":2,"tie_break":false,"entrants":[3,1],"scores":[1,0],"seed":"7f28121604b37407930a85afedc98469764558dcc6c78c7bdf3ed8aea75a6292","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82s5teq4nzx2q6',10,1795389843929,'finished','{"winners":[3]}');
INSERT INTO "tournament_event" VALUES('1m82s5tfe21qkv55',1,1795389843950,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","visibility":"public","seed":"913f30b7b168ed4bd038a7ad9e75e990068479151537e0febdef45385bc14c8f","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m82s5t9tescrv1c","entrants":[{"player":"1m82s5t9tescrv1c","joined":true},{"player":"1m82s5t9vcyn2g7n","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m82s5tff0artdg3',1,1795389843951,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"public","seed":"102f02a4ca7203fb8ae1070a881d9deec11fab5d72f2a0188e3f6a043e80f1b9","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m82s5t9tescrv1c","entrants":[{"player":"1m82s5t9tescrv1c","joined":true},{"player":"1m82s5t9wbzr5d40","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m82s5tff0artdg3',2,1795389843952,'joined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m82s5tff0artdg3',3,1795389843953,'round','{"round":1,"pairs":[[1,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m82s5tff0artdg3',4,1795389843953,'started','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"id":"1m82s5tfh4t7et7a"}');
INSERT INTO "tournament_event" VALUES('1m82s5tfh4t7g057',1,1795389843953,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"private","seed":"dc6d5174dd41d597389e190b4bdd30cc99189ece8b889f62a9bb3a520eff31ea","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m82s5t9vcyn2g7n","entrants":[{"player":"1m82s5t9vcyn2g7n","joined":true},{"player":"1m82s5t9wbzr5d40","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m82s5tfh4t7g057',2,1795389843954,'declined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m82s5tfh4t7g057',3,1795389843954,'cancelled','{"reason":"declined"}');
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
INSERT INTO "tournament_game" VALUES('1m82s5te0fjgx0a9',1,1,0,NULL,'[1,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m82s5te0fjgx0a9',2,1,0,NULL,'[4,2]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m82s5te0fjgx0a9',3,2,0,NULL,'[2,1]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m82s5te0fjgx0a9',4,2,0,NULL,'[3,5]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m82s5te0fjgx0a9',5,3,0,NULL,'[5,1]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m82s5te0fjgx0a9',6,3,0,NULL,'[3,4]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m82s5teq4nzx2q6',1,1,0,NULL,'[3,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m82s5teq4nzx2q6',2,1,0,NULL,'[2,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m82s5teq4nzx2q6',3,1,1,NULL,'[3,2]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m82s5teq4nzx2q6',4,1,1,NULL,'[2,3]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m82s5teq4nzx2q6',5,2,0,NULL,'[1,3]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m82s5teq4nzx2q6',6,2,0,NULL,'[3,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m82s5tff0artdg3',1,1,0,'1m82s5tfh4t7et7a','[1,2]',NULL,NULL);
CREATE TABLE uptime_mark (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
INSERT INTO "uptime_mark" VALUES(1,1795389843971);
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
INSERT INTO "webhook" VALUES('1m82s5tfkcz3a4yj','1m82s5t92fn8mntp','https://receiver.invalid/',11,X'57A66449F3A24D5D3BCF06DCDA686162AC667C589B3C44F7A3BFB6D90A992857',NULL,NULL,1795389843955,NULL,NULL);
INSERT INTO "webhook" VALUES('1m82s5tfm4pc482v','1m82s5t92fn8mntp','https://receiver.invalid/',16,X'44B7EF34537CA9A2D775ECA644825ED4224D3B9457A09D2804771F9DA98526EE',NULL,NULL,1795389843956,1795389843956,NULL);
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
CREATE INDEX idempotency_use_hour ON idempotency_use (hour);
COMMIT;
