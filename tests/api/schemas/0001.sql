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
INSERT INTO "block" VALUES('1m85dh9bg5gdj9bz','1m85dh9bba2vefpf',1795478300261);
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
INSERT INTO "delivery" VALUES(1,'1m85dha4fbmz3k7z','1m85dha4b2dxf9wv','1m85dha4fbmz2pjv','1m85dha4fbmz2pjv-1-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T23:58:20.815Z","data":{"seq":1,"at":"2026-11-23T23:58:20.815Z","kind":"created","seat":0,"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m85dha4e5mzx0e3","status":"joined"},{"player":"1m85dha4e5n0063m","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m85dha4e5mzx0e3","clock":{"turn_seconds":30,"bot_turn_seconds":1},"game":"1m85dha4fbmz2pjv"}}',1795478300815,1,1795478306146,1795478300818,NULL,NULL,0);
INSERT INTO "delivery" VALUES(2,'1m85dha4hdhymrhh','1m85dha4b2dxf9wv','1m85dha4fbmz2pjv','1m85dha4fbmz2pjv-2-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T23:58:20.817Z","data":{"seq":2,"at":"2026-11-23T23:58:20.817Z","kind":"joined","seat":1,"player":"1m85dha4e5n0063m","game":"1m85dha4fbmz2pjv"}}',1795478300817,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(3,'1m85dha4hdhypqnk','1m85dha4b2dxf9wv','1m85dha4fbmz2pjv','1m85dha4fbmz2pjv-3-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T23:58:20.817Z","data":{"seq":3,"at":"2026-11-23T23:58:20.817Z","kind":"round","seat":null,"number":1,"leader":0,"commitment":null,"points":[0,0],"game":"1m85dha4fbmz2pjv"}}',1795478300817,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(4,'1m85dha4hdhyrpw7','1m85dha4b2dxf9wv','1m85dha4fbmz2pjv','1m85dha4fbmz2pjv-3-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T23:58:20.817Z","data":{"game":"1m85dha4fbmz2pjv","seq":3,"players":["1m85dha4e5mzx0e3"],"seats":[0],"deadline":"2026-11-23T23:58:50.817Z"}}',1795478300817,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(5,'1m85dha4kbtfa9zf','1m85dha4b2dxf9wv','1m85dha4fbmz2pjv','1m85dha4fbmz2pjv-4-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T23:58:20.819Z","data":{"seq":4,"at":"2026-11-23T23:58:20.819Z","kind":"move","seat":0,"column":0,"row":0,"symbol":"X","game":"1m85dha4fbmz2pjv"}}',1795478300819,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(6,'1m85dha4kbtfb6h7','1m85dha4b2dxf9wv','1m85dha4fbmz2pjv','1m85dha4fbmz2pjv-4-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T23:58:20.819Z","data":{"game":"1m85dha4fbmz2pjv","seq":4,"players":["1m85dha4e5n0063m"],"seats":[1],"deadline":"2026-11-23T23:58:50.819Z"}}',1795478300819,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(7,'1m85dha4m45yne7a','1m85dha4b2dxf9wv','1m85dha4fbmz2pjv','1m85dha4fbmz2pjv-5-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T23:58:20.819Z","data":{"seq":5,"at":"2026-11-23T23:58:20.819Z","kind":"move","seat":1,"column":1,"row":0,"symbol":"O","game":"1m85dha4fbmz2pjv"}}',1795478300820,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(8,'1m85dha4m45yq6qv','1m85dha4b2dxf9wv','1m85dha4fbmz2pjv','1m85dha4fbmz2pjv-5-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T23:58:20.819Z","data":{"game":"1m85dha4fbmz2pjv","seq":5,"players":["1m85dha4e5mzx0e3"],"seats":[0],"deadline":"2026-11-23T23:58:50.819Z"}}',1795478300820,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(9,'1m85dha4n3etp0cz','1m85dha4b2dxf9wv','1m85dha4fbmz2pjv','1m85dha4fbmz2pjv-6-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T23:58:20.821Z","data":{"seq":6,"at":"2026-11-23T23:58:20.821Z","kind":"move","seat":0,"column":0,"row":1,"symbol":"X","game":"1m85dha4fbmz2pjv"}}',1795478300821,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(10,'1m85dha4n3etqgej','1m85dha4b2dxf9wv','1m85dha4fbmz2pjv','1m85dha4fbmz2pjv-6-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T23:58:20.821Z","data":{"game":"1m85dha4fbmz2pjv","seq":6,"players":["1m85dha4e5n0063m"],"seats":[1],"deadline":"2026-11-23T23:58:50.821Z"}}',1795478300821,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(11,'1m85dha4p0xv92pz','1m85dha4b2dxf9wv','1m85dha4fbmz2pjv','1m85dha4fbmz2pjv-7-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T23:58:20.822Z","data":{"seq":7,"at":"2026-11-23T23:58:20.822Z","kind":"move","seat":1,"column":1,"row":1,"symbol":"O","game":"1m85dha4fbmz2pjv"}}',1795478300822,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(12,'1m85dha4p0xv9ktk','1m85dha4b2dxf9wv','1m85dha4fbmz2pjv','1m85dha4fbmz2pjv-7-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T23:58:20.822Z","data":{"game":"1m85dha4fbmz2pjv","seq":7,"players":["1m85dha4e5mzx0e3"],"seats":[0],"deadline":"2026-11-23T23:58:50.822Z"}}',1795478300822,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(13,'1m85dha4p0xvb0cg','1m85dha4b2dxf9wv','1m85dha4fbmz2pjv','1m85dha4fbmz2pjv-8-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T23:58:20.822Z","data":{"seq":8,"at":"2026-11-23T23:58:20.822Z","kind":"move","seat":0,"column":0,"row":2,"symbol":"X","game":"1m85dha4fbmz2pjv"}}',1795478300822,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(14,'1m85dha4p0xvc9xp','1m85dha4b2dxf9wv','1m85dha4fbmz2pjv','1m85dha4fbmz2pjv-9-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T23:58:20.822Z","data":{"seq":9,"at":"2026-11-23T23:58:20.822Z","kind":"round-over","seat":null,"id":"1m85dha4p0xvbkjz","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null,"game":"1m85dha4fbmz2pjv"}}',1795478300822,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(15,'1m85dha4p0xvd8np','1m85dha4b2dxf9wv','1m85dha4fbmz2pjv','1m85dha4fbmz2pjv-9-result.published','result.published','{"type":"result.published","timestamp":"2026-11-23T23:58:20.822Z","data":{"id":"1m85dha4p0xvbkjz","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-23T23:58:20.822Z","kind":"round","game":"1m85dha4fbmz2pjv","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m85dha4e5mzx0e3"}},{"seat":1,"player":{"id":"1m85dha4e5n0063m"}}]}}',1795478300822,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(16,'1m85dha4p0xvgzhp','1m85dha4b2dxf9wv','1m85dha4fbmz2pjv','1m85dha4fbmz2pjv-10-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T23:58:20.822Z","data":{"seq":10,"at":"2026-11-23T23:58:20.822Z","kind":"finished","seat":null,"id":"1m85dha4p0xvf1vz","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","game":"1m85dha4fbmz2pjv"}}',1795478300822,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(17,'1m85dha4p0xvj8wm','1m85dha4b2dxf9wv','1m85dha4fbmz2pjv','1m85dha4fbmz2pjv-10-result.published','result.published','{"type":"result.published","timestamp":"2026-11-23T23:58:20.822Z","data":{"id":"1m85dha4p0xvf1vz","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-23T23:58:20.822Z","kind":"match","game":"1m85dha4fbmz2pjv","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m85dha4e5mzx0e3"}},{"seat":1,"player":{"id":"1m85dha4e5n0063m"}}]}}',1795478300822,0,NULL,NULL,NULL,NULL,0);
CREATE TABLE event (
    id   INTEGER PRIMARY KEY,              -- its place in the log of all games
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL                  -- JSON: the whole truth, secrets included
) STRICT;
INSERT INTO "event" VALUES(1,'1m85dh9bz424pdw9',1,1795478300031,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m85dh9b1cgw4zw3","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m85dh9b1cgw4zw3","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(2,'1m85dh9bz424pdw9',2,1795478300031,'round',NULL,'{"number":1,"leader":null,"commitment":"9ce157a90222832f6b41f223a70f9e0d049e751c47c67e35bc2b938b7661f34d","points":[0],"rules":2,"seats":[{"player":"1m85dh9b1cgw4zw3","status":"joined"}],"rounds":1,"deal":{"nonce":"948a97001e2b6cad3ad768adf182baec99d6fd2d146b0000a9877dc9affddf89","secret":"4971"},"carry":null}');
INSERT INTO "event" VALUES(3,'1m85dh9bz424pdw9',3,1795478300040,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(4,'1m85dh9bz424pdw9',4,1795478300070,'guess',0,'{"attempt":2,"code":"1456","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(5,'1m85dh9bz424pdw9',5,1795478300082,'guess',0,'{"attempt":3,"code":"2547","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(6,'1m85dh9bz424pdw9',6,1795478300086,'guess',0,'{"attempt":4,"code":"3674","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(7,'1m85dh9bz424pdw9',7,1795478300088,'guess',0,'{"attempt":5,"code":"4682","bulls":1,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(8,'1m85dh9bz424pdw9',8,1795478300089,'guess',0,'{"attempt":6,"code":"4971","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(9,'1m85dh9bz424pdw9',9,1795478300089,'round-over',NULL,'{"id":"1m85dh9ds3efmd3e","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"4971","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"948a97001e2b6cad3ad768adf182baec99d6fd2d146b0000a9877dc9affddf89","secret":"4971"}}');
INSERT INTO "event" VALUES(10,'1m85dh9bz424pdw9',10,1795478300089,'finished',NULL,'{"id":"1m85dh9ds3efnr9q","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(11,'1m85dh9dv11tphn2',1,1795478300091,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m85dh9bba2vefpf","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m85dh9bba2vefpf","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(12,'1m85dh9dv11tphn2',2,1795478300091,'round',NULL,'{"number":1,"leader":null,"commitment":"a54e60ebc8aa8ce3db57916bce343e4938db7e59de001497d9fbc44aba810c33","points":[0],"rules":2,"seats":[{"player":"1m85dh9bba2vefpf","status":"joined"}],"rounds":1,"deal":{"nonce":"d4805e3c5a25b0d45f616032d4628053c659544f30b212e79607c22d5e63dec5","secret":"7451"},"carry":null}');
INSERT INTO "event" VALUES(13,'1m85dh9dv11tphn2',3,1795478300093,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(14,'1m85dh9dv11tphn2',4,1795478300101,'guess',0,'{"attempt":2,"code":"1456","bulls":2,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(15,'1m85dh9dv11tphn2',5,1795478300104,'guess',0,'{"attempt":3,"code":"1467","bulls":1,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(16,'1m85dh9dv11tphn2',6,1795478300105,'guess',0,'{"attempt":4,"code":"1576","bulls":0,"cows":3,"solved":false}');
INSERT INTO "event" VALUES(17,'1m85dh9dv11tphn2',7,1795478300106,'guess',0,'{"attempt":5,"code":"7451","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(18,'1m85dh9dv11tphn2',8,1795478300106,'round-over',NULL,'{"id":"1m85dh9ea1qg1rg4","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"7451","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"d4805e3c5a25b0d45f616032d4628053c659544f30b212e79607c22d5e63dec5","secret":"7451"}}');
INSERT INTO "event" VALUES(19,'1m85dh9dv11tphn2',9,1795478300106,'finished',NULL,'{"id":"1m85dh9ea1qg28h4","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(20,'1m85dh9ecfvrtgfq',1,1795478300108,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","consistent_guesses":false,"codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m85dh9b1cgw4zw3","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m85dh9b1cgw4zw3","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(21,'1m85dh9ecfvrtgfq',2,1795478300108,'round',NULL,'{"number":1,"leader":null,"commitment":"e2d89dd3ae8532a9bb012ae3e727c12bd35e22df4e7830f1ff203636dc557a53","points":[0],"rules":2,"seats":[{"player":"1m85dh9b1cgw4zw3","status":"joined"}],"rounds":1,"deal":{"nonce":"8e8d595ae6e6c64571e30d6a0d68691376f2877a5ca0e02312e4bc2400da6188","secret":"4618"},"carry":null}');
INSERT INTO "event" VALUES(22,'1m85dh9ecfvrtgfq',3,1795478300109,'resigned',0,'{}');
INSERT INTO "event" VALUES(23,'1m85dh9ecfvrtgfq',4,1795478300109,'round-over',NULL,'{"id":"1m85dh9ed08rtq93","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"4618","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"8e8d595ae6e6c64571e30d6a0d68691376f2877a5ca0e02312e4bc2400da6188","secret":"4618"}}');
INSERT INTO "event" VALUES(24,'1m85dh9ecfvrtgfq',5,1795478300109,'finished',NULL,'{"id":"1m85dh9ed08rvqnj","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(25,'1m85dh9efeqhrvw6',1,1795478300111,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","consistent_guesses":false,"codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m85dh9bba2vefpf","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m85dh9bba2vefpf","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(26,'1m85dh9efeqhrvw6',2,1795478300111,'round',NULL,'{"number":1,"leader":null,"commitment":"06fdceca3910dc5cd30383fb00aaa94032849da86794b38c53fa3b20e0b41e05","points":[0],"rules":2,"seats":[{"player":"1m85dh9bba2vefpf","status":"joined"}],"rounds":1,"deal":{"nonce":"9771cab3c1c416acec1b93837fb03644c010948f55f543a1627adc5847317db6","secret":"7948"},"carry":null}');
INSERT INTO "event" VALUES(27,'1m85dh9efeqhrvw6',3,1795478300111,'resigned',0,'{}');
INSERT INTO "event" VALUES(28,'1m85dh9efeqhrvw6',4,1795478300111,'round-over',NULL,'{"id":"1m85dh9efeqhs130","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"7948","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"9771cab3c1c416acec1b93837fb03644c010948f55f543a1627adc5847317db6","secret":"7948"}}');
INSERT INTO "event" VALUES(29,'1m85dh9efeqhrvw6',5,1795478300111,'finished',NULL,'{"id":"1m85dh9efeqht5p1","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(30,'1m85dh9em68ckk5n',1,1795478300116,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m85dh9em68chn0w","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m85dh9em68chn0w","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(31,'1m85dh9em68ckk5n',2,1795478300116,'round',NULL,'{"number":1,"leader":null,"commitment":"7edceb8e763536692cf736fa67059a6775b62b3101fd8fae903756b658f355f7","points":[0],"rules":2,"seats":[{"player":"1m85dh9em68chn0w","status":"joined"}],"rounds":0,"deal":{"nonce":"bbdb85bd211148e0d45c5fda5860ddb5a3f3b2c24fee361f9694ba34bb65e533","secret":"7396"},"carry":null}');
INSERT INTO "event" VALUES(32,'1m85dh9em68ckk5n',3,1795478300118,'guess',0,'{"attempt":1,"code":"1234","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(33,'1m85dh9ezcev3txn',1,1795478300127,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"server","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m85dh9ezcev2xcb","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m85dh9ezcev2xcb","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(34,'1m85dh9ezcev3txn',2,1795478300127,'round',NULL,'{"number":1,"leader":null,"commitment":"413fdcb8eb2425ffaa7db6d5655f078cfd1780e494a02ab94c35b633269990c6","points":[0],"rules":2,"seats":[{"player":"1m85dh9ezcev2xcb","status":"joined"}],"rounds":2,"deal":{"nonce":"b256af7a4942b4a9861c09a94f68f17bb67f754ff7fa90080c572b789437b2fc","secret":"5623"},"carry":null}');
INSERT INTO "event" VALUES(35,'1m85dh9ezcev3txn',3,1795478300129,'guess',0,'{"attempt":1,"code":"0123","bulls":2,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(36,'1m85dh9ezcev3txn',4,1795478300175,'guess',0,'{"attempt":2,"code":"0145","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(37,'1m85dh9ezcev3txn',5,1795478300176,'guess',0,'{"attempt":3,"code":"4623","bulls":3,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(38,'1m85dh9ezcev3txn',6,1795478300178,'guess',0,'{"attempt":4,"code":"4723","bulls":2,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(39,'1m85dh9ezcev3txn',7,1795478300181,'guess',0,'{"attempt":5,"code":"5623","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(40,'1m85dh9ezcev3txn',8,1795478300181,'round-over',NULL,'{"id":"1m85dh9gn9xfmnpj","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"5623","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"b256af7a4942b4a9861c09a94f68f17bb67f754ff7fa90080c572b789437b2fc","secret":"5623"}}');
INSERT INTO "event" VALUES(41,'1m85dh9ezcev3txn',9,1795478300182,'published',0,'{}');
INSERT INTO "event" VALUES(42,'1m85dh9ezcev3txn',10,1795478300190,'round',NULL,'{"number":2,"leader":null,"commitment":"cf6cbc5957269a7f061884d164519dd2f0469dd2679bdf27f6b4c08720e8afee","points":[1],"rules":2,"seats":[{"player":"1m85dh9ezcev2xcb","status":"joined"}],"rounds":2,"deal":{"nonce":"394b054b524d7fd214cd4adb55b81b5d813533b3230c228e92ceebd7d04367a6","secret":"9752"},"carry":null,"made_public":true}');
INSERT INTO "event" VALUES(43,'1m85dh9h0fsjex3n',1,1795478300192,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m85dh9bba2vefpf","status":"invited"},{"player":"000000000t4atnvd","status":"joined","bot":"random"}],"visibility":"private","ranked":false,"creator":"1m85dh9b1cgw4zw3","join_code":"HRV54Y","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(44,'1m85dh9h29g2t3rh',1,1795478300194,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m85dh9h10bt9k39","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m85dh9h10bt9k39","join_code":"7ABBG2","clock":null,"log":3}');
INSERT INTO "event" VALUES(45,'1m85dh9h29g2t3rh',2,1795478300195,'joined',1,'{"player":"1m85dh9h29g2q83f"}');
INSERT INTO "event" VALUES(46,'1m85dh9h29g2t3rh',3,1795478300195,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m85dh9h10bt9k39","status":"joined"},{"player":"1m85dh9h29g2q83f","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(47,'1m85dh9h29g2t3rh',4,1795478300196,'secret',0,'{"code":"1234","nonce":"7f2a711f88629a9c4a0c302b9d5d888871796d6721c0324df87c1fb6645d3fad","commitment":"91df6a3296a3c5a1b74addd1b384c9d5a4dd543fe73b9c097dd86d5130297a2a"}');
INSERT INTO "event" VALUES(48,'1m85dh9h29g2t3rh',5,1795478300197,'guess',1,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(49,'1m85dh9h29g2t3rh',6,1795478300197,'round-over',NULL,'{"id":"1m85dh9h521jmahf","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"7f2a711f88629a9c4a0c302b9d5d888871796d6721c0324df87c1fb6645d3fad","secret":"1234"}}');
INSERT INTO "event" VALUES(50,'1m85dh9h29g2t3rh',7,1795478300198,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":2,"seats":[{"player":"1m85dh9h10bt9k39","status":"joined"},{"player":"1m85dh9h29g2q83f","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(51,'1m85dh9h29g2t3rh',8,1795478300202,'secret',1,'{"code":"4321","nonce":"e9c0dcd49674fadba983b573170067c338b2b35d08783a697f8a52d82bb54e40","commitment":"13085566ba839dc05f995d533df14bdc70a64cb258972cb9c8e543fb34e29a24"}');
INSERT INTO "event" VALUES(52,'1m85dh9h29g2t3rh',9,1795478300204,'resigned',0,'{}');
INSERT INTO "event" VALUES(53,'1m85dh9h29g2t3rh',10,1795478300204,'round-over',NULL,'{"id":"1m85dh9hc4zx3x91","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"e9c0dcd49674fadba983b573170067c338b2b35d08783a697f8a52d82bb54e40","secret":"4321"}}');
INSERT INTO "event" VALUES(54,'1m85dh9h29g2t3rh',11,1795478300204,'finished',NULL,'{"id":"1m85dh9hc4zx4gkd","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation"}');
INSERT INTO "event" VALUES(55,'1m85dh9hpaam202v',1,1795478300214,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"manual","secret":"held","rounds":3,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m85dh9hf2a0wtrs","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m85dh9hf2a0wtrs","join_code":"VET9XM","clock":null,"log":3}');
INSERT INTO "event" VALUES(56,'1m85dh9hpaam202v',2,1795478300216,'joined',1,'{"player":"1m85dh9hj04sjz37"}');
INSERT INTO "event" VALUES(57,'1m85dh9hpaam202v',3,1795478300217,'joined',2,'{"player":"1m85dh9hnajsp2kr"}');
INSERT INTO "event" VALUES(58,'1m85dh9hpaam202v',4,1795478300217,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m85dh9hf2a0wtrs","status":"joined"},{"player":"1m85dh9hj04sjz37","status":"joined"},{"player":"1m85dh9hnajsp2kr","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(59,'1m85dh9hz225d0fs',1,1795478300223,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m85dh9hsc0t01jb","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m85dh9hsc0t01jb","join_code":"PECJFA","clock":null,"log":3}');
INSERT INTO "event" VALUES(60,'1m85dh9hz225d0fs',2,1795478300225,'joined',1,'{"player":"1m85dh9htapx9emh"}');
INSERT INTO "event" VALUES(61,'1m85dh9hz225d0fs',3,1795478300232,'joined',2,'{"player":"1m85dh9hx1xr0h05"}');
INSERT INTO "event" VALUES(62,'1m85dh9hz225d0fs',4,1795478300232,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m85dh9hsc0t01jb","status":"joined"},{"player":"1m85dh9htapx9emh","status":"joined"},{"player":"1m85dh9hx1xr0h05","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(63,'1m85dh9hz225d0fs',5,1795478300237,'secret',0,'{"code":"5678","nonce":"f55d1f3d49d114b6dc01189a70acb0dede875ce8fa69cae7f17552e95be30eb9","commitment":"96b46d3c715d4021eebc0b7364e407708d4aa119a2d5d12385d9164214466dd3"}');
INSERT INTO "event" VALUES(64,'1m85dh9hz225d0fs',6,1795478300243,'guess',1,'{"attempt":1,"code":"1234","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(65,'1m85dh9jm6p7zg2f',1,1795478300244,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m85dh9b1cgw4zw3","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m85dh9b1cgw4zw3","join_code":"9RCFBD","clock":null,"log":3}');
INSERT INTO "event" VALUES(66,'1m85dh9jratx3dkv',1,1795478300248,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m85dh9bba2vefpf","status":"joined"},{"player":"1m85dh9bg5gdj9bz","status":"invited"}],"visibility":"public","ranked":false,"creator":"1m85dh9bba2vefpf","join_code":"G4QKQG","clock":null,"log":3}');
INSERT INTO "event" VALUES(67,'1m85dh9jratx3dkv',2,1795478300250,'aborted',0,'{"reason":"creator"}');
INSERT INTO "event" VALUES(68,'1m85dh9ka2ytgspf',1,1795478300266,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m85dh9b1cgw4zw3","status":"joined"},{"player":"1m85dh9bg5gdj9bz","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m85dh9b1cgw4zw3","join_code":"Y3DMDP","clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(69,'1m85dh9kd2ye4fy0',1,1795478300269,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m85dh9b1cgw4zw3","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"visibility":"private","ranked":false,"creator":"1m85dh9b1cgw4zw3","join_code":null,"clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(70,'1m85dh9kd2ye4fy0',2,1795478300269,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m85dh9b1cgw4zw3","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(71,'1m85dh9kk3c7ywa6',1,1795478300275,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":null,"hints":false},"seats":[{"player":"1m85dh9kh23pvfcd","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m85dh9kh23pvfcd","join_code":"FJS5BA","clock":null,"log":3}');
INSERT INTO "event" VALUES(72,'1m85dh9kk3c7ywa6',2,1795478300278,'joined',1,'{"player":"1m85dh9kj8n08w63"}');
INSERT INTO "event" VALUES(73,'1m85dh9kk3c7ywa6',3,1795478300278,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m85dh9kh23pvfcd","status":"joined"},{"player":"1m85dh9kj8n08w63","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(74,'1m85dh9kk3c7ywa6',4,1795478300279,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(75,'1m85dh9kk3c7ywa6',5,1795478300280,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(76,'1m85dh9kk3c7ywa6',6,1795478300281,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(77,'1m85dh9kk3c7ywa6',7,1795478300284,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(78,'1m85dh9kk3c7ywa6',8,1795478300289,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(79,'1m85dh9kk3c7ywa6',9,1795478300289,'round-over',NULL,'{"id":"1m85dh9m12x4wp88","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(80,'1m85dh9kk3c7ywa6',10,1795478300292,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[1,0],"rules":1,"seats":[{"player":"1m85dh9kh23pvfcd","status":"joined"},{"player":"1m85dh9kj8n08w63","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(81,'1m85dh9kk3c7ywa6',11,1795478300293,'move',1,'{"column":1,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(82,'1m85dh9m63c0qyy1',1,1795478300294,'created',0,'{"ruleset":"gomoku","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m85dh9b1cgw4zw3","status":"joined"},{"player":"1m85dh9bba2vefpf","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m85dh9b1cgw4zw3","join_code":"PEDF4K","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(83,'1m85dh9m63c0qyy1',2,1795478300296,'joined',1,'{"player":"1m85dh9bba2vefpf"}');
INSERT INTO "event" VALUES(84,'1m85dh9m63c0qyy1',3,1795478300296,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m85dh9b1cgw4zw3","status":"joined"},{"player":"1m85dh9bba2vefpf","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(85,'1m85dh9m63c0qyy1',4,1795478300297,'move',0,'{"column":7,"row":7,"symbol":"X"}');
INSERT INTO "event" VALUES(86,'1m85dh9m63c0qyy1',5,1795478300298,'move',1,'{"column":8,"row":8,"symbol":"O"}');
INSERT INTO "event" VALUES(87,'1m85dh9m63c0qyy1',6,1795478300299,'resigned',1,'{}');
INSERT INTO "event" VALUES(88,'1m85dh9m63c0qyy1',7,1795478300299,'round-over',NULL,'{"id":"1m85dh9mb41me1z4","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(89,'1m85dh9m63c0qyy1',8,1795478300299,'finished',NULL,'{"id":"1m85dh9mb41mfvff","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation"}');
INSERT INTO "event" VALUES(90,'1m85dh9me5r4gysz',1,1795478300302,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","cards":"shown","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m85dh9mc1x7f88c","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m85dh9mc1x7f88c","join_code":"VCJCAD","clock":null,"log":3,"commitment":"223dce73ca02a72e69f9a1820cd4469c6433ce3868a7ec5a5bfac6fbb0cd1a16","client_seeds":["",""],"server_seed":"a3689dde2ba24c3a203495898245ce06b2180f610436218341d96129dd6bd86d"}');
INSERT INTO "event" VALUES(91,'1m85dh9me5r4gysz',2,1795478300304,'joined',1,'{"player":"1m85dh9mdfmh468d"}');
INSERT INTO "event" VALUES(92,'1m85dh9me5r4gysz',3,1795478300304,'round',NULL,'{"number":1,"leader":0,"commitment":"223dce73ca02a72e69f9a1820cd4469c6433ce3868a7ec5a5bfac6fbb0cd1a16","points":[0,0],"rules":1,"seats":[{"player":"1m85dh9mc1x7f88c","status":"joined"},{"player":"1m85dh9mdfmh468d","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(93,'1m85dh9me5r4gysz',4,1795478300304,'roll',0,'{"keep":[],"dice":[5,3,6,4,1],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(94,'1m85dh9me5r4gysz',5,1795478300306,'score',0,'{"category":"chance","score":19,"bonus":0}');
INSERT INTO "event" VALUES(95,'1m85dh9me5r4gysz',6,1795478300306,'roll',1,'{"keep":[],"dice":[2,1,6,3,4],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(96,'1m85dh9mn87w82ag',1,1795478300309,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","cards":"shown","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m85dh9mkfs0wxxn","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m85dh9mkfs0wxxn","join_code":"TQV7R7","clock":null,"log":3,"commitment":"a0ae7ef2dd1cccfaa92d10435cf7265cb7739490f42534fcb7bed66a8f0bead0","client_seeds":["",""],"server_seed":"9f5485f7bb916e219df810bbb3f4bf50b22e931f8a07b0be0c83c78b865ba4f6"}');
INSERT INTO "event" VALUES(97,'1m85dh9mn87w82ag',2,1795478300310,'joined',1,'{"player":"1m85dh9mm01xp2fj"}');
INSERT INTO "event" VALUES(98,'1m85dh9mn87w82ag',3,1795478300310,'round',NULL,'{"number":1,"leader":0,"commitment":"a0ae7ef2dd1cccfaa92d10435cf7265cb7739490f42534fcb7bed66a8f0bead0","points":[0,0],"rules":1,"seats":[{"player":"1m85dh9mkfs0wxxn","status":"joined"},{"player":"1m85dh9mm01xp2fj","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(99,'1m85dh9mn87w82ag',4,1795478300310,'roll',0,'{"keep":[],"dice":[4,5,4,5,4],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(100,'1m85dh9mn87w82ag',5,1795478300311,'score',0,'{"category":"aces","score":0,"bonus":0}');
INSERT INTO "event" VALUES(101,'1m85dh9mn87w82ag',6,1795478300311,'roll',1,'{"keep":[],"dice":[1,4,2,2,1],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(102,'1m85dh9mn87w82ag',7,1795478300312,'score',1,'{"category":"aces","score":2,"bonus":0}');
INSERT INTO "event" VALUES(103,'1m85dh9mn87w82ag',8,1795478300312,'roll',0,'{"keep":[],"dice":[6,6,3,4,6],"stage":0,"roll":2}');
INSERT INTO "event" VALUES(104,'1m85dh9mn87w82ag',9,1795478300313,'score',0,'{"category":"twos","score":0,"bonus":0}');
INSERT INTO "event" VALUES(105,'1m85dh9mn87w82ag',10,1795478300313,'roll',1,'{"keep":[],"dice":[6,4,5,5,1],"stage":0,"roll":3}');
INSERT INTO "event" VALUES(106,'1m85dh9mn87w82ag',11,1795478300313,'score',1,'{"category":"twos","score":0,"bonus":0}');
INSERT INTO "event" VALUES(107,'1m85dh9mn87w82ag',12,1795478300313,'roll',0,'{"keep":[],"dice":[2,4,3,4,1],"stage":0,"roll":4}');
INSERT INTO "event" VALUES(108,'1m85dh9mn87w82ag',13,1795478300314,'score',0,'{"category":"threes","score":3,"bonus":0}');
INSERT INTO "event" VALUES(109,'1m85dh9mn87w82ag',14,1795478300314,'roll',1,'{"keep":[],"dice":[3,1,3,4,5],"stage":0,"roll":5}');
INSERT INTO "event" VALUES(110,'1m85dh9mn87w82ag',15,1795478300315,'score',1,'{"category":"threes","score":6,"bonus":0}');
INSERT INTO "event" VALUES(111,'1m85dh9mn87w82ag',16,1795478300315,'roll',0,'{"keep":[],"dice":[5,3,6,6,6],"stage":0,"roll":6}');
INSERT INTO "event" VALUES(112,'1m85dh9mn87w82ag',17,1795478300315,'score',0,'{"category":"fours","score":0,"bonus":0}');
INSERT INTO "event" VALUES(113,'1m85dh9mn87w82ag',18,1795478300315,'roll',1,'{"keep":[],"dice":[2,6,6,1,5],"stage":0,"roll":7}');
INSERT INTO "event" VALUES(114,'1m85dh9mn87w82ag',19,1795478300316,'score',1,'{"category":"fours","score":0,"bonus":0}');
INSERT INTO "event" VALUES(115,'1m85dh9mn87w82ag',20,1795478300316,'roll',0,'{"keep":[],"dice":[2,4,2,4,2],"stage":0,"roll":8}');
INSERT INTO "event" VALUES(116,'1m85dh9mn87w82ag',21,1795478300317,'score',0,'{"category":"fives","score":0,"bonus":0}');
INSERT INTO "event" VALUES(117,'1m85dh9mn87w82ag',22,1795478300317,'roll',1,'{"keep":[],"dice":[4,5,3,4,2],"stage":0,"roll":9}');
INSERT INTO "event" VALUES(118,'1m85dh9mn87w82ag',23,1795478300318,'score',1,'{"category":"fives","score":5,"bonus":0}');
INSERT INTO "event" VALUES(119,'1m85dh9mn87w82ag',24,1795478300318,'roll',0,'{"keep":[],"dice":[2,3,5,6,3],"stage":0,"roll":10}');
INSERT INTO "event" VALUES(120,'1m85dh9mn87w82ag',25,1795478300318,'score',0,'{"category":"sixes","score":6,"bonus":0}');
INSERT INTO "event" VALUES(121,'1m85dh9mn87w82ag',26,1795478300318,'roll',1,'{"keep":[],"dice":[4,4,6,5,6],"stage":0,"roll":11}');
INSERT INTO "event" VALUES(122,'1m85dh9mn87w82ag',27,1795478300319,'score',1,'{"category":"sixes","score":12,"bonus":0}');
INSERT INTO "event" VALUES(123,'1m85dh9mn87w82ag',28,1795478300319,'roll',0,'{"keep":[],"dice":[6,5,2,3,6],"stage":0,"roll":12}');
INSERT INTO "event" VALUES(124,'1m85dh9mn87w82ag',29,1795478300320,'score',0,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(125,'1m85dh9mn87w82ag',30,1795478300320,'roll',1,'{"keep":[],"dice":[5,3,5,4,1],"stage":0,"roll":13}');
INSERT INTO "event" VALUES(126,'1m85dh9mn87w82ag',31,1795478300320,'score',1,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(127,'1m85dh9mn87w82ag',32,1795478300320,'roll',0,'{"keep":[],"dice":[5,3,6,5,3],"stage":0,"roll":14}');
INSERT INTO "event" VALUES(128,'1m85dh9mn87w82ag',33,1795478300321,'score',0,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(129,'1m85dh9mn87w82ag',34,1795478300321,'roll',1,'{"keep":[],"dice":[2,6,2,1,1],"stage":0,"roll":15}');
INSERT INTO "event" VALUES(130,'1m85dh9mn87w82ag',35,1795478300322,'score',1,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(131,'1m85dh9mn87w82ag',36,1795478300322,'roll',0,'{"keep":[],"dice":[2,2,4,3,6],"stage":0,"roll":16}');
INSERT INTO "event" VALUES(132,'1m85dh9mn87w82ag',37,1795478300323,'score',0,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(133,'1m85dh9mn87w82ag',38,1795478300323,'roll',1,'{"keep":[],"dice":[4,1,2,1,4],"stage":0,"roll":17}');
INSERT INTO "event" VALUES(134,'1m85dh9mn87w82ag',39,1795478300323,'score',1,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(135,'1m85dh9mn87w82ag',40,1795478300323,'roll',0,'{"keep":[],"dice":[1,3,4,2,2],"stage":0,"roll":18}');
INSERT INTO "event" VALUES(136,'1m85dh9mn87w82ag',41,1795478300324,'score',0,'{"category":"small-straight","score":30,"bonus":0}');
INSERT INTO "event" VALUES(137,'1m85dh9mn87w82ag',42,1795478300324,'roll',1,'{"keep":[],"dice":[6,4,2,6,3],"stage":0,"roll":19}');
INSERT INTO "event" VALUES(138,'1m85dh9mn87w82ag',43,1795478300325,'score',1,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(139,'1m85dh9mn87w82ag',44,1795478300325,'roll',0,'{"keep":[],"dice":[5,1,6,4,2],"stage":0,"roll":20}');
INSERT INTO "event" VALUES(140,'1m85dh9mn87w82ag',45,1795478300325,'score',0,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(141,'1m85dh9mn87w82ag',46,1795478300325,'roll',1,'{"keep":[],"dice":[1,6,5,1,2],"stage":0,"roll":21}');
INSERT INTO "event" VALUES(142,'1m85dh9mn87w82ag',47,1795478300326,'score',1,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(143,'1m85dh9mn87w82ag',48,1795478300326,'roll',0,'{"keep":[],"dice":[4,1,1,1,5],"stage":0,"roll":22}');
INSERT INTO "event" VALUES(144,'1m85dh9mn87w82ag',49,1795478300327,'score',0,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(145,'1m85dh9mn87w82ag',50,1795478300327,'roll',1,'{"keep":[],"dice":[2,4,3,6,2],"stage":0,"roll":23}');
INSERT INTO "event" VALUES(146,'1m85dh9mn87w82ag',51,1795478300327,'score',1,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(147,'1m85dh9mn87w82ag',52,1795478300327,'roll',0,'{"keep":[],"dice":[1,2,1,3,6],"stage":0,"roll":24}');
INSERT INTO "event" VALUES(148,'1m85dh9mn87w82ag',53,1795478300328,'score',0,'{"category":"chance","score":13,"bonus":0}');
INSERT INTO "event" VALUES(149,'1m85dh9mn87w82ag',54,1795478300328,'roll',1,'{"keep":[],"dice":[3,4,3,4,4],"stage":0,"roll":25}');
INSERT INTO "event" VALUES(150,'1m85dh9mn87w82ag',55,1795478300329,'score',1,'{"category":"chance","score":18,"bonus":0}');
INSERT INTO "event" VALUES(151,'1m85dh9mn87w82ag',56,1795478300329,'round-over',NULL,'{"id":"1m85dh9n97j397ap","round":1,"leader":0,"winners":[0],"cards":[{"seat":0,"boxes":{"aces":0,"twos":0,"threes":3,"fours":0,"fives":0,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":30,"large-straight":0,"yahtzee":0,"chance":13},"upper_total":9,"upper_bonus":0,"yahtzee_bonus":0,"total":52},{"seat":1,"boxes":{"aces":2,"twos":0,"threes":6,"fours":0,"fives":5,"sixes":12,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":18},"upper_total":25,"upper_bonus":0,"yahtzee_bonus":0,"total":43}],"forfeited":[],"forfeited_by":null,"points":[52,43],"proof":null}');
INSERT INTO "event" VALUES(152,'1m85dh9mn87w82ag',57,1795478300329,'finished',NULL,'{"id":"1m85dh9n97j3annw","outcome":"win","winners":[0],"points":[52,43],"reason":"rounds","proof":{"server_seed":"9f5485f7bb916e219df810bbb3f4bf50b22e931f8a07b0be0c83c78b865ba4f6","client_seeds":["",""]}}');
INSERT INTO "event" VALUES(153,'1m85dha0b4fcy9a6',1,1795478300683,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m85dh9b1cgw4zw3","status":"invited"},{"player":"1m85dh9bba2vefpf","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m85dh9pz6b2m6c8","join_code":"GCA3RK","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3,"tournament":"1m85dh9pz6b2m6c8"}');
INSERT INTO "event" VALUES(154,'1m85dha0b4fcy9a6',2,1795478300698,'joined',0,'{"player":"1m85dh9b1cgw4zw3"}');
INSERT INTO "event" VALUES(155,'1m85dha0b4fcy9a6',3,1795478300706,'joined',1,'{"player":"1m85dh9bba2vefpf"}');
INSERT INTO "event" VALUES(156,'1m85dha0b4fcy9a6',4,1795478300706,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m85dh9b1cgw4zw3","status":"joined"},{"player":"1m85dh9bba2vefpf","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(157,'1m85dha0b4fcy9a6',5,1795478300711,'resigned',1,'{}');
INSERT INTO "event" VALUES(158,'1m85dha0b4fcy9a6',6,1795478300711,'round-over',NULL,'{"id":"1m85dha177x5yg2g","round":1,"leader":0,"moves":0,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(159,'1m85dha0b4fcy9a6',7,1795478300711,'finished',NULL,'{"id":"1m85dha177x5zf47","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation"}');
INSERT INTO "event" VALUES(160,'1m85dha3yc5xgskc',1,1795478300799,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m85dh9b1cgw4zw3","status":"invited"},{"player":"1m85dh9bg5gdj9bz","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m85dha3v8w7nn83","join_code":"CYY2FK","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3,"tournament":"1m85dha3v8w7nn83"}');
INSERT INTO "event" VALUES(161,'1m85dha481d3xa89',1,1795478300808,'created',0,'{"ruleset":"quiz","options":{"judge":"automatic","reading":"screen","spelling":"exact","grace_seconds":15,"ready_seconds":60,"judge_seconds":30,"appeal_seconds":0,"tie_break":true,"rounds":1,"title":null,"parts":[{"kind":"sheet","set":{"set":"1m85dha462q5nv9t","version":1,"categories":null,"difficulty":null},"seconds":300,"questions":1,"points":1,"title":null}]},"seats":[{"player":"1m85dh9b1cgw4zw3","status":"joined","role":"contender"}],"visibility":"private","ranked":false,"creator":"1m85dh9b1cgw4zw3","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(162,'1m85dha481d3xa89',2,1795478300808,'round',NULL,'{"number":1,"leader":null,"commitment":"ead9efcf8fad4db9f2fd575fe0b71099dcf2baeb6664cd5279ed9fbe94a917cf","points":[0],"minor":[0],"rules":1,"seats":[{"player":"1m85dh9b1cgw4zw3","status":"joined"}],"rounds":1,"deal":{"nonce":"24a35b207fe856a41a07496475cb9c6ac17c5febe5ac160ec52fdd1e482c714f","sets":[{"set":"1m85dha462q5nv9t","version":1,"title":"One","language":"en","licence":"own","author":"Ann"}],"questions":[{"set":0,"number":0,"salt":"46d313ac8ccdf4ec5ccdc60f39125311c704577c47eb12859be2288b3b5a8cae","dealt":"{\"choices\":[\"true\",\"false\"],\"correct\":[0],\"kind\":\"boolean\",\"text\":\"Is Oslo in Norway?\"}"}],"tie_break":0,"parts":[[1]]},"carry":null}');
INSERT INTO "event" VALUES(163,'1m85dha481d3xa89',3,1795478300808,'part',NULL,'{"part":1,"of":1,"part_kind":"sheet","title":null,"seconds":300,"order":null}');
INSERT INTO "event" VALUES(164,'1m85dha481d3xa89',4,1795478300809,'ready',0,'{}');
INSERT INTO "event" VALUES(165,'1m85dha481d3xa89',5,1795478300809,'question',NULL,'{"question":1,"text":"Is Oslo in Norway?","language":"en","answer_kind":"boolean","choices":["true","false"],"unit":null,"category":null,"difficulty":null,"media":null}');
INSERT INTO "event" VALUES(166,'1m85dha481d3xa89',6,1795478300809,'hand-in',0,'{}');
INSERT INTO "event" VALUES(167,'1m85dha481d3xa89',7,1795478300809,'closed',NULL,'{"question":1,"answer":"true","outcomes":[{"seat":0,"outcome":"unanswered","points":0,"text":null}]}');
INSERT INTO "event" VALUES(168,'1m85dha481d3xa89',8,1795478300809,'round-over',NULL,'{"id":"1m85dha49fye8mmb","round":1,"leader":null,"scores":[{"seat":0,"points":0,"right":0,"wrong":0,"passes":0,"unanswered":1,"tie_break":null}],"places":[1],"tie_break":null,"title":null,"forfeited_by":null,"points":[0],"proof":{"nonce":"24a35b207fe856a41a07496475cb9c6ac17c5febe5ac160ec52fdd1e482c714f","secret":"88d0af40cfbf160ae3b265649df4d14e182065f64880487a5df7b74281f42815"}}');
INSERT INTO "event" VALUES(169,'1m85dha481d3xa89',9,1795478300809,'finished',NULL,'{"id":"1m85dha49fyeabn3","outcome":"loss","winners":[],"points":[0],"minor":[0],"reason":"rounds"}');
INSERT INTO "event" VALUES(170,'1m85dha4fbmz2pjv',1,1795478300815,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m85dha4e5mzx0e3","status":"joined"},{"player":"1m85dha4e5n0063m","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m85dha4e5mzx0e3","join_code":"2VV8XX","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(171,'1m85dha4fbmz2pjv',2,1795478300817,'joined',1,'{"player":"1m85dha4e5n0063m"}');
INSERT INTO "event" VALUES(172,'1m85dha4fbmz2pjv',3,1795478300817,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m85dha4e5mzx0e3","status":"joined"},{"player":"1m85dha4e5n0063m","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(173,'1m85dha4fbmz2pjv',4,1795478300819,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(174,'1m85dha4fbmz2pjv',5,1795478300819,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(175,'1m85dha4fbmz2pjv',6,1795478300821,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(176,'1m85dha4fbmz2pjv',7,1795478300822,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(177,'1m85dha4fbmz2pjv',8,1795478300822,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(178,'1m85dha4fbmz2pjv',9,1795478300822,'round-over',NULL,'{"id":"1m85dha4p0xvbkjz","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(179,'1m85dha4fbmz2pjv',10,1795478300822,'finished',NULL,'{"id":"1m85dha4p0xvf1vz","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds"}');
CREATE TABLE event_mark (
    only  INTEGER PRIMARY KEY CHECK (only = 1),
    id    INTEGER NOT NULL,
    until INTEGER NOT NULL CHECK (until >= id),
    game  TEXT    NOT NULL,
    seq   INTEGER NOT NULL
) STRICT;
INSERT INTO "event_mark" VALUES(1,179,179,'',0);
CREATE TABLE event_place (
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL,
    id   INTEGER NOT NULL, -- of the event
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "event_place" VALUES('1m85dh9bz424pdw9',1,1);
INSERT INTO "event_place" VALUES('1m85dh9bz424pdw9',2,2);
INSERT INTO "event_place" VALUES('1m85dh9bz424pdw9',3,3);
INSERT INTO "event_place" VALUES('1m85dh9bz424pdw9',4,4);
INSERT INTO "event_place" VALUES('1m85dh9bz424pdw9',5,5);
INSERT INTO "event_place" VALUES('1m85dh9bz424pdw9',6,6);
INSERT INTO "event_place" VALUES('1m85dh9bz424pdw9',7,7);
INSERT INTO "event_place" VALUES('1m85dh9bz424pdw9',8,8);
INSERT INTO "event_place" VALUES('1m85dh9bz424pdw9',9,9);
INSERT INTO "event_place" VALUES('1m85dh9bz424pdw9',10,10);
INSERT INTO "event_place" VALUES('1m85dh9dv11tphn2',1,11);
INSERT INTO "event_place" VALUES('1m85dh9dv11tphn2',2,12);
INSERT INTO "event_place" VALUES('1m85dh9dv11tphn2',3,13);
INSERT INTO "event_place" VALUES('1m85dh9dv11tphn2',4,14);
INSERT INTO "event_place" VALUES('1m85dh9dv11tphn2',5,15);
INSERT INTO "event_place" VALUES('1m85dh9dv11tphn2',6,16);
INSERT INTO "event_place" VALUES('1m85dh9dv11tphn2',7,17);
INSERT INTO "event_place" VALUES('1m85dh9dv11tphn2',8,18);
INSERT INTO "event_place" VALUES('1m85dh9dv11tphn2',9,19);
INSERT INTO "event_place" VALUES('1m85dh9ecfvrtgfq',1,20);
INSERT INTO "event_place" VALUES('1m85dh9ecfvrtgfq',2,21);
INSERT INTO "event_place" VALUES('1m85dh9ecfvrtgfq',3,22);
INSERT INTO "event_place" VALUES('1m85dh9ecfvrtgfq',4,23);
INSERT INTO "event_place" VALUES('1m85dh9ecfvrtgfq',5,24);
INSERT INTO "event_place" VALUES('1m85dh9efeqhrvw6',1,25);
INSERT INTO "event_place" VALUES('1m85dh9efeqhrvw6',2,26);
INSERT INTO "event_place" VALUES('1m85dh9efeqhrvw6',3,27);
INSERT INTO "event_place" VALUES('1m85dh9efeqhrvw6',4,28);
INSERT INTO "event_place" VALUES('1m85dh9efeqhrvw6',5,29);
INSERT INTO "event_place" VALUES('1m85dh9em68ckk5n',1,30);
INSERT INTO "event_place" VALUES('1m85dh9em68ckk5n',2,31);
INSERT INTO "event_place" VALUES('1m85dh9em68ckk5n',3,32);
INSERT INTO "event_place" VALUES('1m85dh9ezcev3txn',1,33);
INSERT INTO "event_place" VALUES('1m85dh9ezcev3txn',2,34);
INSERT INTO "event_place" VALUES('1m85dh9ezcev3txn',3,35);
INSERT INTO "event_place" VALUES('1m85dh9ezcev3txn',4,36);
INSERT INTO "event_place" VALUES('1m85dh9ezcev3txn',5,37);
INSERT INTO "event_place" VALUES('1m85dh9ezcev3txn',6,38);
INSERT INTO "event_place" VALUES('1m85dh9ezcev3txn',7,39);
INSERT INTO "event_place" VALUES('1m85dh9ezcev3txn',8,40);
INSERT INTO "event_place" VALUES('1m85dh9ezcev3txn',9,41);
INSERT INTO "event_place" VALUES('1m85dh9ezcev3txn',10,42);
INSERT INTO "event_place" VALUES('1m85dh9h0fsjex3n',1,43);
INSERT INTO "event_place" VALUES('1m85dh9h29g2t3rh',1,44);
INSERT INTO "event_place" VALUES('1m85dh9h29g2t3rh',2,45);
INSERT INTO "event_place" VALUES('1m85dh9h29g2t3rh',3,46);
INSERT INTO "event_place" VALUES('1m85dh9h29g2t3rh',4,47);
INSERT INTO "event_place" VALUES('1m85dh9h29g2t3rh',5,48);
INSERT INTO "event_place" VALUES('1m85dh9h29g2t3rh',6,49);
INSERT INTO "event_place" VALUES('1m85dh9h29g2t3rh',7,50);
INSERT INTO "event_place" VALUES('1m85dh9h29g2t3rh',8,51);
INSERT INTO "event_place" VALUES('1m85dh9h29g2t3rh',9,52);
INSERT INTO "event_place" VALUES('1m85dh9h29g2t3rh',10,53);
INSERT INTO "event_place" VALUES('1m85dh9h29g2t3rh',11,54);
INSERT INTO "event_place" VALUES('1m85dh9hpaam202v',1,55);
INSERT INTO "event_place" VALUES('1m85dh9hpaam202v',2,56);
INSERT INTO "event_place" VALUES('1m85dh9hpaam202v',3,57);
INSERT INTO "event_place" VALUES('1m85dh9hpaam202v',4,58);
INSERT INTO "event_place" VALUES('1m85dh9hz225d0fs',1,59);
INSERT INTO "event_place" VALUES('1m85dh9hz225d0fs',2,60);
INSERT INTO "event_place" VALUES('1m85dh9hz225d0fs',3,61);
INSERT INTO "event_place" VALUES('1m85dh9hz225d0fs',4,62);
INSERT INTO "event_place" VALUES('1m85dh9hz225d0fs',5,63);
INSERT INTO "event_place" VALUES('1m85dh9hz225d0fs',6,64);
INSERT INTO "event_place" VALUES('1m85dh9jm6p7zg2f',1,65);
INSERT INTO "event_place" VALUES('1m85dh9jratx3dkv',1,66);
INSERT INTO "event_place" VALUES('1m85dh9jratx3dkv',2,67);
INSERT INTO "event_place" VALUES('1m85dh9ka2ytgspf',1,68);
INSERT INTO "event_place" VALUES('1m85dh9kd2ye4fy0',1,69);
INSERT INTO "event_place" VALUES('1m85dh9kd2ye4fy0',2,70);
INSERT INTO "event_place" VALUES('1m85dh9kk3c7ywa6',1,71);
INSERT INTO "event_place" VALUES('1m85dh9kk3c7ywa6',2,72);
INSERT INTO "event_place" VALUES('1m85dh9kk3c7ywa6',3,73);
INSERT INTO "event_place" VALUES('1m85dh9kk3c7ywa6',4,74);
INSERT INTO "event_place" VALUES('1m85dh9kk3c7ywa6',5,75);
INSERT INTO "event_place" VALUES('1m85dh9kk3c7ywa6',6,76);
INSERT INTO "event_place" VALUES('1m85dh9kk3c7ywa6',7,77);
INSERT INTO "event_place" VALUES('1m85dh9kk3c7ywa6',8,78);
INSERT INTO "event_place" VALUES('1m85dh9kk3c7ywa6',9,79);
INSERT INTO "event_place" VALUES('1m85dh9kk3c7ywa6',10,80);
INSERT INTO "event_place" VALUES('1m85dh9kk3c7ywa6',11,81);
INSERT INTO "event_place" VALUES('1m85dh9m63c0qyy1',1,82);
INSERT INTO "event_place" VALUES('1m85dh9m63c0qyy1',2,83);
INSERT INTO "event_place" VALUES('1m85dh9m63c0qyy1',3,84);
INSERT INTO "event_place" VALUES('1m85dh9m63c0qyy1',4,85);
INSERT INTO "event_place" VALUES('1m85dh9m63c0qyy1',5,86);
INSERT INTO "event_place" VALUES('1m85dh9m63c0qyy1',6,87);
INSERT INTO "event_place" VALUES('1m85dh9m63c0qyy1',7,88);
INSERT INTO "event_place" VALUES('1m85dh9m63c0qyy1',8,89);
INSERT INTO "event_place" VALUES('1m85dh9me5r4gysz',1,90);
INSERT INTO "event_place" VALUES('1m85dh9me5r4gysz',2,91);
INSERT INTO "event_place" VALUES('1m85dh9me5r4gysz',3,92);
INSERT INTO "event_place" VALUES('1m85dh9me5r4gysz',4,93);
INSERT INTO "event_place" VALUES('1m85dh9me5r4gysz',5,94);
INSERT INTO "event_place" VALUES('1m85dh9me5r4gysz',6,95);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',1,96);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',2,97);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',3,98);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',4,99);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',5,100);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',6,101);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',7,102);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',8,103);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',9,104);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',10,105);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',11,106);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',12,107);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',13,108);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',14,109);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',15,110);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',16,111);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',17,112);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',18,113);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',19,114);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',20,115);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',21,116);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',22,117);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',23,118);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',24,119);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',25,120);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',26,121);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',27,122);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',28,123);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',29,124);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',30,125);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',31,126);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',32,127);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',33,128);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',34,129);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',35,130);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',36,131);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',37,132);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',38,133);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',39,134);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',40,135);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',41,136);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',42,137);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',43,138);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',44,139);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',45,140);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',46,141);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',47,142);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',48,143);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',49,144);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',50,145);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',51,146);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',52,147);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',53,148);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',54,149);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',55,150);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',56,151);
INSERT INTO "event_place" VALUES('1m85dh9mn87w82ag',57,152);
INSERT INTO "event_place" VALUES('1m85dha0b4fcy9a6',1,153);
INSERT INTO "event_place" VALUES('1m85dha0b4fcy9a6',2,154);
INSERT INTO "event_place" VALUES('1m85dha0b4fcy9a6',3,155);
INSERT INTO "event_place" VALUES('1m85dha0b4fcy9a6',4,156);
INSERT INTO "event_place" VALUES('1m85dha0b4fcy9a6',5,157);
INSERT INTO "event_place" VALUES('1m85dha0b4fcy9a6',6,158);
INSERT INTO "event_place" VALUES('1m85dha0b4fcy9a6',7,159);
INSERT INTO "event_place" VALUES('1m85dha3yc5xgskc',1,160);
INSERT INTO "event_place" VALUES('1m85dha481d3xa89',1,161);
INSERT INTO "event_place" VALUES('1m85dha481d3xa89',2,162);
INSERT INTO "event_place" VALUES('1m85dha481d3xa89',3,163);
INSERT INTO "event_place" VALUES('1m85dha481d3xa89',4,164);
INSERT INTO "event_place" VALUES('1m85dha481d3xa89',5,165);
INSERT INTO "event_place" VALUES('1m85dha481d3xa89',6,166);
INSERT INTO "event_place" VALUES('1m85dha481d3xa89',7,167);
INSERT INTO "event_place" VALUES('1m85dha481d3xa89',8,168);
INSERT INTO "event_place" VALUES('1m85dha481d3xa89',9,169);
INSERT INTO "event_place" VALUES('1m85dha4fbmz2pjv',1,170);
INSERT INTO "event_place" VALUES('1m85dha4fbmz2pjv',2,171);
INSERT INTO "event_place" VALUES('1m85dha4fbmz2pjv',3,172);
INSERT INTO "event_place" VALUES('1m85dha4fbmz2pjv',4,173);
INSERT INTO "event_place" VALUES('1m85dha4fbmz2pjv',5,174);
INSERT INTO "event_place" VALUES('1m85dha4fbmz2pjv',6,175);
INSERT INTO "event_place" VALUES('1m85dha4fbmz2pjv',7,176);
INSERT INTO "event_place" VALUES('1m85dha4fbmz2pjv',8,177);
INSERT INTO "event_place" VALUES('1m85dha4fbmz2pjv',9,178);
INSERT INTO "event_place" VALUES('1m85dha4fbmz2pjv',10,179);
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
INSERT INTO "game" VALUES('1m85dh9bz424pdw9','main','bulls-and-cows','finished','private',1,'1m85dh9b1cgw4zw3',NULL,1795478300031,1795478300089,0);
INSERT INTO "game" VALUES('1m85dh9dv11tphn2','main','bulls-and-cows','finished','private',1,'1m85dh9bba2vefpf',NULL,1795478300091,1795478300106,0);
INSERT INTO "game" VALUES('1m85dh9ecfvrtgfq','main','number-guess','finished','private',1,'1m85dh9b1cgw4zw3',NULL,1795478300108,1795478300109,0);
INSERT INTO "game" VALUES('1m85dh9efeqhrvw6','main','number-guess','finished','private',1,'1m85dh9bba2vefpf',NULL,1795478300111,1795478300111,0);
INSERT INTO "game" VALUES('1m85dh9em68ckk5n','main','bulls-and-cows','playing','private',1,'1m85dh9em68chn0w',NULL,1795478300116,NULL,0);
INSERT INTO "game" VALUES('1m85dh9ezcev3txn','main','bulls-and-cows','playing','public',1,'1m85dh9ezcev2xcb',NULL,1795478300127,NULL,0);
INSERT INTO "game" VALUES('1m85dh9h0fsjex3n','main','tic-tac-toe','open','private',0,'1m85dh9b1cgw4zw3','HRV54Y',1795478300192,NULL,1);
INSERT INTO "game" VALUES('1m85dh9h29g2t3rh','main','bulls-and-cows','finished','public',0,'1m85dh9h10bt9k39',NULL,1795478300194,1795478300204,0);
INSERT INTO "game" VALUES('1m85dh9hpaam202v','main','bulls-and-cows','playing','private',0,'1m85dh9hf2a0wtrs','VET9XM',1795478300214,NULL,0);
INSERT INTO "game" VALUES('1m85dh9hz225d0fs','main','bulls-and-cows','playing','private',0,'1m85dh9hsc0t01jb','PECJFA',1795478300223,NULL,0);
INSERT INTO "game" VALUES('1m85dh9jm6p7zg2f','main','mastermind','open','public',0,'1m85dh9b1cgw4zw3','9RCFBD',1795478300244,NULL,0);
INSERT INTO "game" VALUES('1m85dh9jratx3dkv','main','mastermind','aborted','public',0,'1m85dh9bba2vefpf',NULL,1795478300248,1795478300250,0);
INSERT INTO "game" VALUES('1m85dh9ka2ytgspf','main','mastermind','open','private',0,'1m85dh9b1cgw4zw3','Y3DMDP',1795478300266,NULL,1);
INSERT INTO "game" VALUES('1m85dh9kd2ye4fy0','main','bulls-and-cows','playing','private',0,'1m85dh9b1cgw4zw3',NULL,1795478300269,NULL,1);
INSERT INTO "game" VALUES('1m85dh9kk3c7ywa6','main','tic-tac-toe','playing','public',0,'1m85dh9kh23pvfcd','FJS5BA',1795478300275,NULL,0);
INSERT INTO "game" VALUES('1m85dh9m63c0qyy1','main','gomoku','finished','private',1,'1m85dh9b1cgw4zw3',NULL,1795478300294,1795478300299,0);
INSERT INTO "game" VALUES('1m85dh9me5r4gysz','main','yahtzee','playing','private',0,'1m85dh9mc1x7f88c','VCJCAD',1795478300302,NULL,0);
INSERT INTO "game" VALUES('1m85dh9mn87w82ag','main','yahtzee','finished','private',0,'1m85dh9mkfs0wxxn',NULL,1795478300309,1795478300329,0);
INSERT INTO "game" VALUES('1m85dha0b4fcy9a6','main','tic-tac-toe','finished','private',0,'1m85dh9pz6b2m6c8',NULL,1795478300683,1795478300711,0);
INSERT INTO "game" VALUES('1m85dha3yc5xgskc','main','tic-tac-toe','open','private',0,'1m85dha3v8w7nn83','CYY2FK',1795478300799,NULL,1);
INSERT INTO "game" VALUES('1m85dha481d3xa89','main','quiz','finished','private',0,'1m85dh9b1cgw4zw3',NULL,1795478300808,1795478300809,0);
INSERT INTO "game" VALUES('1m85dha4fbmz2pjv','main','tic-tac-toe','finished','private',0,'1m85dha4e5mzx0e3',NULL,1795478300815,1795478300822,0);
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
INSERT INTO "idempotency_record" VALUES(1,'1m85dh9b1cgw4zw3','open','POST','/v1/games',X'09691FB4A4A800A0B6D83166B89AA76941AFE880DE790D85B4610A9C932FDBEE',1795478300244,201,'1','/v1/games/1m85dh9jm6p7zg2f','','1m85dh9jm6p7zg2f',0,1,0);
CREATE TABLE idempotency_use (
    player TEXT    NOT NULL,
    hour   INTEGER NOT NULL, -- since 1970
    bytes  INTEGER NOT NULL CHECK (bytes >= 0),
    PRIMARY KEY (player, hour)
) STRICT, WITHOUT ROWID;
INSERT INTO "idempotency_use" VALUES('1m85dh9b1cgw4zw3',498743,140);
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL,
    needs      INTEGER NOT NULL CHECK (needs > 0) -- how many migrations a program must know to work with it
) STRICT;
INSERT INTO "migration" VALUES(1,'schema',X'C7B3F5A53E3B904E357458B93392B1329B5B9F69EB0F7B1A8456D2EC5126D38A',1795478299876,1);
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
INSERT INTO "notification" VALUES('1m85dh9b1cgw4zw3',1,1795478300296,'joined','1m85dh9m63c0qyy1',2);
INSERT INTO "notification" VALUES('1m85dh9b1cgw4zw3',2,1795478300296,'turn','1m85dh9m63c0qyy1',3);
INSERT INTO "notification" VALUES('1m85dh9b1cgw4zw3',3,1795478300298,'turn','1m85dh9m63c0qyy1',5);
INSERT INTO "notification" VALUES('1m85dh9b1cgw4zw3',4,1795478300299,'round-over','1m85dh9m63c0qyy1',7);
INSERT INTO "notification" VALUES('1m85dh9b1cgw4zw3',5,1795478300299,'finished','1m85dh9m63c0qyy1',8);
INSERT INTO "notification" VALUES('1m85dh9b1cgw4zw3',6,1795478300683,'invited','1m85dha0b4fcy9a6',1);
INSERT INTO "notification" VALUES('1m85dh9b1cgw4zw3',7,1795478300706,'joined','1m85dha0b4fcy9a6',3);
INSERT INTO "notification" VALUES('1m85dh9b1cgw4zw3',8,1795478300706,'turn','1m85dha0b4fcy9a6',4);
INSERT INTO "notification" VALUES('1m85dh9b1cgw4zw3',9,1795478300711,'round-over','1m85dha0b4fcy9a6',6);
INSERT INTO "notification" VALUES('1m85dh9b1cgw4zw3',10,1795478300711,'finished','1m85dha0b4fcy9a6',7);
INSERT INTO "notification" VALUES('1m85dh9b1cgw4zw3',11,1795478300799,'invited','1m85dha3yc5xgskc',1);
INSERT INTO "notification" VALUES('1m85dh9bba2vefpf',1,1795478300192,'invited','1m85dh9h0fsjex3n',1);
INSERT INTO "notification" VALUES('1m85dh9bba2vefpf',2,1795478300250,'aborted','1m85dh9jratx3dkv',2);
INSERT INTO "notification" VALUES('1m85dh9bba2vefpf',3,1795478300294,'invited','1m85dh9m63c0qyy1',1);
INSERT INTO "notification" VALUES('1m85dh9bba2vefpf',4,1795478300297,'turn','1m85dh9m63c0qyy1',4);
INSERT INTO "notification" VALUES('1m85dh9bba2vefpf',5,1795478300299,'finished','1m85dh9m63c0qyy1',8);
INSERT INTO "notification" VALUES('1m85dh9bba2vefpf',6,1795478300383,'tournament-invited','1m85dh9pz6b2m6c8',1);
INSERT INTO "notification" VALUES('1m85dh9bba2vefpf',7,1795478300683,'invited','1m85dha0b4fcy9a6',1);
INSERT INTO "notification" VALUES('1m85dh9bba2vefpf',8,1795478300711,'finished','1m85dha0b4fcy9a6',7);
INSERT INTO "notification" VALUES('1m85dh9bba2vefpf',9,1795478300794,'tournament-invited','1m85dha3tacs7293',1);
INSERT INTO "notification" VALUES('1m85dh9bg5gdj9bz',1,1795478300248,'invited','1m85dh9jratx3dkv',1);
INSERT INTO "notification" VALUES('1m85dh9bg5gdj9bz',2,1795478300250,'aborted','1m85dh9jratx3dkv',2);
INSERT INTO "notification" VALUES('1m85dh9bg5gdj9bz',3,1795478300266,'invited','1m85dh9ka2ytgspf',1);
INSERT INTO "notification" VALUES('1m85dh9bg5gdj9bz',4,1795478300383,'tournament-invited','1m85dh9pz6b2m6c8',1);
INSERT INTO "notification" VALUES('1m85dh9bg5gdj9bz',5,1795478300683,'tournament-missed','1m85dh9pz6b2m6c8',3);
INSERT INTO "notification" VALUES('1m85dh9bg5gdj9bz',6,1795478300795,'tournament-invited','1m85dha3v8w7nn83',1);
INSERT INTO "notification" VALUES('1m85dh9bg5gdj9bz',7,1795478300799,'invited','1m85dha3yc5xgskc',1);
INSERT INTO "notification" VALUES('1m85dh9bg5gdj9bz',8,1795478300800,'tournament-invited','1m85dha3z37k922d',1);
INSERT INTO "notification" VALUES('1m85dh9h10bt9k39',1,1795478300195,'joined','1m85dh9h29g2t3rh',2);
INSERT INTO "notification" VALUES('1m85dh9h10bt9k39',2,1795478300195,'turn','1m85dh9h29g2t3rh',3);
INSERT INTO "notification" VALUES('1m85dh9h10bt9k39',3,1795478300197,'round-over','1m85dh9h29g2t3rh',6);
INSERT INTO "notification" VALUES('1m85dh9h10bt9k39',4,1795478300202,'turn','1m85dh9h29g2t3rh',8);
INSERT INTO "notification" VALUES('1m85dh9h10bt9k39',5,1795478300204,'finished','1m85dh9h29g2t3rh',11);
INSERT INTO "notification" VALUES('1m85dh9h29g2q83f',1,1795478300196,'turn','1m85dh9h29g2t3rh',4);
INSERT INTO "notification" VALUES('1m85dh9h29g2q83f',2,1795478300197,'round-over','1m85dh9h29g2t3rh',6);
INSERT INTO "notification" VALUES('1m85dh9h29g2q83f',3,1795478300204,'round-over','1m85dh9h29g2t3rh',10);
INSERT INTO "notification" VALUES('1m85dh9h29g2q83f',4,1795478300204,'finished','1m85dh9h29g2t3rh',11);
INSERT INTO "notification" VALUES('1m85dh9hf2a0wtrs',1,1795478300216,'joined','1m85dh9hpaam202v',2);
INSERT INTO "notification" VALUES('1m85dh9hf2a0wtrs',2,1795478300217,'joined','1m85dh9hpaam202v',3);
INSERT INTO "notification" VALUES('1m85dh9hj04sjz37',1,1795478300217,'joined','1m85dh9hpaam202v',3);
INSERT INTO "notification" VALUES('1m85dh9hj04sjz37',2,1795478300217,'turn','1m85dh9hpaam202v',4);
INSERT INTO "notification" VALUES('1m85dh9hsc0t01jb',1,1795478300225,'joined','1m85dh9hz225d0fs',2);
INSERT INTO "notification" VALUES('1m85dh9hsc0t01jb',2,1795478300232,'joined','1m85dh9hz225d0fs',3);
INSERT INTO "notification" VALUES('1m85dh9hsc0t01jb',3,1795478300232,'turn','1m85dh9hz225d0fs',4);
INSERT INTO "notification" VALUES('1m85dh9htapx9emh',1,1795478300232,'joined','1m85dh9hz225d0fs',3);
INSERT INTO "notification" VALUES('1m85dh9htapx9emh',2,1795478300237,'turn','1m85dh9hz225d0fs',5);
INSERT INTO "notification" VALUES('1m85dh9hx1xr0h05',1,1795478300243,'turn','1m85dh9hz225d0fs',6);
INSERT INTO "notification" VALUES('1m85dh9kh23pvfcd',1,1795478300278,'joined','1m85dh9kk3c7ywa6',2);
INSERT INTO "notification" VALUES('1m85dh9kh23pvfcd',2,1795478300278,'turn','1m85dh9kk3c7ywa6',3);
INSERT INTO "notification" VALUES('1m85dh9kh23pvfcd',3,1795478300280,'turn','1m85dh9kk3c7ywa6',5);
INSERT INTO "notification" VALUES('1m85dh9kh23pvfcd',4,1795478300284,'turn','1m85dh9kk3c7ywa6',7);
INSERT INTO "notification" VALUES('1m85dh9kh23pvfcd',5,1795478300289,'round-over','1m85dh9kk3c7ywa6',9);
INSERT INTO "notification" VALUES('1m85dh9kh23pvfcd',6,1795478300293,'turn','1m85dh9kk3c7ywa6',11);
INSERT INTO "notification" VALUES('1m85dh9kj8n08w63',1,1795478300279,'turn','1m85dh9kk3c7ywa6',4);
INSERT INTO "notification" VALUES('1m85dh9kj8n08w63',2,1795478300281,'turn','1m85dh9kk3c7ywa6',6);
INSERT INTO "notification" VALUES('1m85dh9kj8n08w63',3,1795478300289,'round-over','1m85dh9kk3c7ywa6',9);
INSERT INTO "notification" VALUES('1m85dh9kj8n08w63',4,1795478300292,'turn','1m85dh9kk3c7ywa6',10);
INSERT INTO "notification" VALUES('1m85dh9mc1x7f88c',1,1795478300304,'joined','1m85dh9me5r4gysz',2);
INSERT INTO "notification" VALUES('1m85dh9mc1x7f88c',2,1795478300304,'turn','1m85dh9me5r4gysz',4);
INSERT INTO "notification" VALUES('1m85dh9mdfmh468d',1,1795478300306,'turn','1m85dh9me5r4gysz',6);
INSERT INTO "notification" VALUES('1m85dh9mkfs0wxxn',1,1795478300310,'joined','1m85dh9mn87w82ag',2);
INSERT INTO "notification" VALUES('1m85dh9mkfs0wxxn',2,1795478300310,'turn','1m85dh9mn87w82ag',4);
INSERT INTO "notification" VALUES('1m85dh9mkfs0wxxn',3,1795478300312,'turn','1m85dh9mn87w82ag',8);
INSERT INTO "notification" VALUES('1m85dh9mkfs0wxxn',4,1795478300313,'turn','1m85dh9mn87w82ag',12);
INSERT INTO "notification" VALUES('1m85dh9mkfs0wxxn',5,1795478300315,'turn','1m85dh9mn87w82ag',16);
INSERT INTO "notification" VALUES('1m85dh9mkfs0wxxn',6,1795478300316,'turn','1m85dh9mn87w82ag',20);
INSERT INTO "notification" VALUES('1m85dh9mkfs0wxxn',7,1795478300318,'turn','1m85dh9mn87w82ag',24);
INSERT INTO "notification" VALUES('1m85dh9mkfs0wxxn',8,1795478300319,'turn','1m85dh9mn87w82ag',28);
INSERT INTO "notification" VALUES('1m85dh9mkfs0wxxn',9,1795478300320,'turn','1m85dh9mn87w82ag',32);
INSERT INTO "notification" VALUES('1m85dh9mkfs0wxxn',10,1795478300322,'turn','1m85dh9mn87w82ag',36);
INSERT INTO "notification" VALUES('1m85dh9mkfs0wxxn',11,1795478300323,'turn','1m85dh9mn87w82ag',40);
INSERT INTO "notification" VALUES('1m85dh9mkfs0wxxn',12,1795478300325,'turn','1m85dh9mn87w82ag',44);
INSERT INTO "notification" VALUES('1m85dh9mkfs0wxxn',13,1795478300326,'turn','1m85dh9mn87w82ag',48);
INSERT INTO "notification" VALUES('1m85dh9mkfs0wxxn',14,1795478300327,'turn','1m85dh9mn87w82ag',52);
INSERT INTO "notification" VALUES('1m85dh9mkfs0wxxn',15,1795478300329,'round-over','1m85dh9mn87w82ag',56);
INSERT INTO "notification" VALUES('1m85dh9mkfs0wxxn',16,1795478300329,'finished','1m85dh9mn87w82ag',57);
INSERT INTO "notification" VALUES('1m85dh9mm01xp2fj',1,1795478300311,'turn','1m85dh9mn87w82ag',6);
INSERT INTO "notification" VALUES('1m85dh9mm01xp2fj',2,1795478300313,'turn','1m85dh9mn87w82ag',10);
INSERT INTO "notification" VALUES('1m85dh9mm01xp2fj',3,1795478300314,'turn','1m85dh9mn87w82ag',14);
INSERT INTO "notification" VALUES('1m85dh9mm01xp2fj',4,1795478300315,'turn','1m85dh9mn87w82ag',18);
INSERT INTO "notification" VALUES('1m85dh9mm01xp2fj',5,1795478300317,'turn','1m85dh9mn87w82ag',22);
INSERT INTO "notification" VALUES('1m85dh9mm01xp2fj',6,1795478300318,'turn','1m85dh9mn87w82ag',26);
INSERT INTO "notification" VALUES('1m85dh9mm01xp2fj',7,1795478300320,'turn','1m85dh9mn87w82ag',30);
INSERT INTO "notification" VALUES('1m85dh9mm01xp2fj',8,1795478300321,'turn','1m85dh9mn87w82ag',34);
INSERT INTO "notification" VALUES('1m85dh9mm01xp2fj',9,1795478300323,'turn','1m85dh9mn87w82ag',38);
INSERT INTO "notification" VALUES('1m85dh9mm01xp2fj',10,1795478300324,'turn','1m85dh9mn87w82ag',42);
INSERT INTO "notification" VALUES('1m85dh9mm01xp2fj',11,1795478300325,'turn','1m85dh9mn87w82ag',46);
INSERT INTO "notification" VALUES('1m85dh9mm01xp2fj',12,1795478300327,'turn','1m85dh9mn87w82ag',50);
INSERT INTO "notification" VALUES('1m85dh9mm01xp2fj',13,1795478300328,'turn','1m85dh9mn87w82ag',54);
INSERT INTO "notification" VALUES('1m85dh9mm01xp2fj',14,1795478300329,'round-over','1m85dh9mn87w82ag',56);
INSERT INTO "notification" VALUES('1m85dh9mm01xp2fj',15,1795478300329,'finished','1m85dh9mn87w82ag',57);
INSERT INTO "notification" VALUES('1m85dha4e5mzx0e3',1,1795478300817,'joined','1m85dha4fbmz2pjv',2);
INSERT INTO "notification" VALUES('1m85dha4e5mzx0e3',2,1795478300817,'turn','1m85dha4fbmz2pjv',3);
INSERT INTO "notification" VALUES('1m85dha4e5mzx0e3',3,1795478300819,'turn','1m85dha4fbmz2pjv',5);
INSERT INTO "notification" VALUES('1m85dha4e5mzx0e3',4,1795478300822,'turn','1m85dha4fbmz2pjv',7);
INSERT INTO "notification" VALUES('1m85dha4e5mzx0e3',5,1795478300822,'round-over','1m85dha4fbmz2pjv',9);
INSERT INTO "notification" VALUES('1m85dha4e5mzx0e3',6,1795478300822,'finished','1m85dha4fbmz2pjv',10);
INSERT INTO "notification" VALUES('1m85dha4e5n0063m',1,1795478300815,'invited','1m85dha4fbmz2pjv',1);
INSERT INTO "notification" VALUES('1m85dha4e5n0063m',2,1795478300819,'turn','1m85dha4fbmz2pjv',4);
INSERT INTO "notification" VALUES('1m85dha4e5n0063m',3,1795478300821,'turn','1m85dha4fbmz2pjv',6);
INSERT INTO "notification" VALUES('1m85dha4e5n0063m',4,1795478300822,'round-over','1m85dha4fbmz2pjv',9);
INSERT INTO "notification" VALUES('1m85dha4e5n0063m',5,1795478300822,'finished','1m85dha4fbmz2pjv',10);
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
INSERT INTO "player" VALUES('000000000p9c7fga','main','random',1,0,NULL,NULL,1795478300269,NULL);
INSERT INTO "player" VALUES('000000000t4atnvd','main','random',1,0,NULL,NULL,1795478300192,NULL);
INSERT INTO "player" VALUES('1m85dh9ar5a630fp','main','service',1,0,NULL,NULL,1795478299992,NULL);
INSERT INTO "player" VALUES('1m85dh9b1cgw4zw3','main','Ann',0,0,NULL,NULL,1795478300001,NULL);
INSERT INTO "player" VALUES('1m85dh9bba2vefpf','main','Bob',0,0,NULL,NULL,1795478300011,NULL);
INSERT INTO "player" VALUES('1m85dh9bg5gdj9bz','main','Cyd',0,0,1795478300027,NULL,1795478300016,NULL);
INSERT INTO "player" VALUES('1m85dh9em68chn0w','main','Guest',0,1,NULL,NULL,1795478300116,NULL);
INSERT INTO "player" VALUES('1m85dh9ezcev2xcb','main','Guest',0,1,NULL,NULL,1795478300127,NULL);
INSERT INTO "player" VALUES('1m85dh9h10bt9k39','main','Player 0',0,0,NULL,NULL,1795478300193,NULL);
INSERT INTO "player" VALUES('1m85dh9h29g2q83f','main','Player 1',0,0,NULL,NULL,1795478300194,NULL);
INSERT INTO "player" VALUES('1m85dh9hf2a0wtrs','main','Player 0',0,0,NULL,NULL,1795478300207,NULL);
INSERT INTO "player" VALUES('1m85dh9hj04sjz37','main','Player 1',0,0,NULL,NULL,1795478300210,NULL);
INSERT INTO "player" VALUES('1m85dh9hnajsp2kr','main','Player 2',0,0,NULL,NULL,1795478300213,NULL);
INSERT INTO "player" VALUES('1m85dh9hsc0t01jb','main','Player 0',0,0,NULL,NULL,1795478300217,NULL);
INSERT INTO "player" VALUES('1m85dh9htapx9emh','main','Player 1',0,0,NULL,NULL,1795478300218,NULL);
INSERT INTO "player" VALUES('1m85dh9hx1xr0h05','main','Player 2',0,0,NULL,NULL,1795478300221,NULL);
INSERT INTO "player" VALUES('1m85dh9kh23pvfcd','main','Player 0',0,0,NULL,NULL,1795478300273,NULL);
INSERT INTO "player" VALUES('1m85dh9kj8n08w63','main','Player 1',0,0,NULL,NULL,1795478300274,NULL);
INSERT INTO "player" VALUES('1m85dh9mc1x7f88c','main','Player 0',0,0,NULL,NULL,1795478300300,NULL);
INSERT INTO "player" VALUES('1m85dh9mdfmh468d','main','Player 1',0,0,NULL,NULL,1795478300301,NULL);
INSERT INTO "player" VALUES('1m85dh9mkfs0wxxn','main','Player 0',0,0,NULL,NULL,1795478300307,NULL);
INSERT INTO "player" VALUES('1m85dh9mm01xp2fj','main','Player 1',0,0,NULL,NULL,1795478300308,NULL);
INSERT INTO "player" VALUES('1m85dha4e5mzx0e3','main','Dee',0,0,NULL,'1m85dh9ar5a630fp',1795478300814,NULL);
INSERT INTO "player" VALUES('1m85dha4e5n0063m','main',NULL,0,0,NULL,'1m85dh9ar5a630fp',1795478300814,1795478300824);
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
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m85dh9b1cgw4zw3',1,0,X'0002020000A09C0102C0A907C0A907C0A9070202F296C5ADC168F296C5ADC168F296C5ADC168F296C5ADC168F296C5ADC16880C09EDBC06802020000A09C0102C0A907C0A907C0A9070202F296C5ADC168F296C5ADC168F296C5ADC168F296C5ADC168F296C5ADC16880C09EDBC06802020000A09C0102C0A907C0A907C0A9070202F296C5ADC168F296C5ADC168F296C5ADC168F296C5ADC168F296C5ADC16880A0BFC6B26802020000A09C0102C0A907C0A907C0A9070202F296C5ADC168F296C5ADC168F296C5ADC168F296C5ADC168F296C5ADC168',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m85dh9bba2vefpf',2,0,X'0002020000A09C0102A08D06A08D06A08D0602029497C5ADC1689497C5ADC1689497C5ADC1689497C5ADC1689497C5ADC16880C09EDBC06802020000A09C0102A08D06A08D06A08D0602029497C5ADC1689497C5ADC1689497C5ADC1689497C5ADC1689497C5ADC16880C09EDBC06802020000A09C0102A08D06A08D06A08D0602029497C5ADC1689497C5ADC1689497C5ADC1689497C5ADC1689497C5ADC16880A0BFC6B26802020000A09C0102A08D06A08D06A08D0602029497C5ADC1689497C5ADC1689497C5ADC1689497C5ADC1689497C5ADC168',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m85dh9ezcev2xcb',3,0,X'0002020000A09C0102A08D06A08D06A08D060202AA98C5ADC168AA98C5ADC168AA98C5ADC168AA98C5ADC168AA98C5ADC16880C09EDBC06802020000A09C0102A08D06A08D06A08D060202AA98C5ADC168AA98C5ADC168AA98C5ADC168AA98C5ADC168AA98C5ADC16880C09EDBC06802020000A09C0102A08D06A08D06A08D060202AA98C5ADC168AA98C5ADC168AA98C5ADC168AA98C5ADC168AA98C5ADC16880A0BFC6B26802020000A09C0102A08D06A08D06A08D060202AA98C5ADC168AA98C5ADC168AA98C5ADC168AA98C5ADC168AA98C5ADC168',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','gomoku','1m85dh9b1cgw4zw3',3,0,X'0002020000A09C01000000000202969AC5ADC168969AC5ADC1680000969AC5ADC16880C09EDBC06802020000A09C01000000000202969AC5ADC168969AC5ADC1680000969AC5ADC16880C09EDBC06802020000A09C01000000000202969AC5ADC168969AC5ADC1680000969AC5ADC16880A0BFC6B26802020000A09C01000000000202969AC5ADC168969AC5ADC1680000969AC5ADC168',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795478300299);
INSERT INTO "player_stats" VALUES('main','gomoku','1m85dh9bba2vefpf',4,0,X'000200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080A0BFC6B26802000002000000000000000000000000',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795478300299);
INSERT INTO "player_stats" VALUES('main','number-guess','1m85dh9b1cgw4zw3',1,0,X'000200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080A0BFC6B26802000002000000000000000000000000',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','number-guess','1m85dh9bba2vefpf',2,0,X'000200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080A0BFC6B26802000002000000000000000000000000',NULL,NULL,NULL,NULL);
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
INSERT INTO "question_part" VALUES(1,'1m85dha429a5faz9',0,'[{"text":"What is the capital of France?","answers":["Paris"],"category":"Europe","difficulty":"easy"}]');
INSERT INTO "question_part" VALUES(2,'1m85dha435hemdwj',0,'[{"text":"What is the capital of France?","answers":["Paris"],"category":"Europe","difficulty":"easy"},{"text":"Which is the capital of Norway?","choices":["Oslo","Bergen"],"correct":0}]');
INSERT INTO "question_part" VALUES(3,'1m85dha457vczknj',0,'[{"text":"When was Canberra founded?","range":[1912,1914]}]');
INSERT INTO "question_part" VALUES(4,'1m85dha462q5mmzy',0,'[{"text":"Is Oslo in Norway?","correct":true}]');
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
INSERT INTO "question_set" VALUES('1m85dha429a5fm61','main','1m85dh9b1cgw4zw3',3,'Capitals','capitals','en','own','Ann',NULL,NULL,0,3507,1795478300802,1795478300805,NULL);
INSERT INTO "question_set" VALUES('1m85dha462q5nv9t','main','1m85dh9bba2vefpf',1,'One','one','en','own','Ann',NULL,NULL,1,1072,1795478300806,1795478300806,NULL);
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
INSERT INTO "question_version" VALUES('1m85dha429a5fm61',1,1,'1m85dha429a5faz9',1795478300802,'Capitals','en','own','Ann',NULL,NULL,0,1,'{"text":1,"choice":0,"boolean":0,"number":0}','[{"name":"Europe","count":1}]',1156);
INSERT INTO "question_version" VALUES('1m85dha429a5fm61',2,2,'1m85dha435hemdwj',1795478300803,'Capitals','en','own','Ann',NULL,NULL,0,2,'{"text":1,"choice":1,"boolean":0,"number":0}','[{"name":"Europe","count":1}]',1239);
INSERT INTO "question_version" VALUES('1m85dha429a5fm61',3,2,'1m85dha457vczknj',1795478300805,'Capitals','en','own','Ann',NULL,NULL,0,3,'{"text":1,"choice":1,"boolean":0,"number":1}','[{"name":"Europe","count":1}]',1112);
INSERT INTO "question_version" VALUES('1m85dha462q5nv9t',1,1,'1m85dha462q5mmzy',1795478300806,'One','en','own','Ann',NULL,NULL,1,1,'{"text":0,"choice":0,"boolean":1,"number":0}','[]',1072);
CREATE TABLE rating_pair (
    ruleset TEXT    NOT NULL,
    a       TEXT    NOT NULL, -- the player whose id is the smaller
    b       TEXT    NOT NULL,
    day     INTEGER NOT NULL, -- its beginning
    games   INTEGER NOT NULL,
    PRIMARY KEY (ruleset, a, b)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_pair" VALUES('gomoku','1m85dh9b1cgw4zw3','1m85dh9bba2vefpf',1795392000000,1);
CREATE TABLE rating_step (
    player    TEXT NOT NULL,
    ruleset   TEXT NOT NULL,
    result    TEXT NOT NULL, -- the match
    rating    REAL NOT NULL, -- from then on
    deviation REAL NOT NULL,
    PRIMARY KEY (player, ruleset, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_step" VALUES('1m85dh9b1cgw4zw3','gomoku','1m85dh9mb41mfvff',1.66231089390629767875e+03,2.90318963717980466293e+02);
INSERT INTO "rating_step" VALUES('1m85dh9bba2vefpf','gomoku','1m85dh9mb41mfvff',1.33768910609370232124e+03,2.90318963717980466293e+02);
CREATE TABLE record (
    player  TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    tally   BLOB NOT NULL, -- of all time: see play/stats.h
    PRIMARY KEY (player, ruleset)
) STRICT, WITHOUT ROWID;
INSERT INTO "record" VALUES('1m85dh9b1cgw4zw3','bulls-and-cows',X'0002020000A09C01000000000202F296C5ADC168F296C5ADC1680000F296C5ADC168');
INSERT INTO "record" VALUES('1m85dh9b1cgw4zw3','gomoku',X'0002020000A09C01000000000202969AC5ADC168969AC5ADC1680000969AC5ADC168');
INSERT INTO "record" VALUES('1m85dh9b1cgw4zw3','number-guess',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m85dh9b1cgw4zw3','quiz',X'0002000000000000000000000000000000');
INSERT INTO "record" VALUES('1m85dh9b1cgw4zw3','tic-tac-toe',X'0002020000A09C01000000000202CEA0C5ADC168CEA0C5ADC1680000CEA0C5ADC168');
INSERT INTO "record" VALUES('1m85dh9bba2vefpf','bulls-and-cows',X'0002020000A09C010000000002029497C5ADC1689497C5ADC16800009497C5ADC168');
INSERT INTO "record" VALUES('1m85dh9bba2vefpf','gomoku',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m85dh9bba2vefpf','number-guess',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m85dh9bba2vefpf','tic-tac-toe',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m85dh9ezcev2xcb','bulls-and-cows',X'0002020000A09C01000000000202AA98C5ADC168AA98C5ADC1680000AA98C5ADC168');
INSERT INTO "record" VALUES('1m85dh9h10bt9k39','bulls-and-cows',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m85dh9h29g2q83f','bulls-and-cows',X'0002020000C0B802000000000202D898C5ADC168D898C5ADC1680000D898C5ADC168');
INSERT INTO "record" VALUES('1m85dh9mkfs0wxxn','yahtzee',X'000202000080BD3F000000000202D29AC5ADC168D29AC5ADC1680000D29AC5ADC168');
INSERT INTO "record" VALUES('1m85dh9mm01xp2fj','yahtzee',X'0002000002E0BE3400000000000000D29AC5ADC168000000');
INSERT INTO "record" VALUES('1m85dha4e5mzx0e3','tic-tac-toe',X'0002020000A09C01000000000202ACA2C5ADC168ACA2C5ADC1680000ACA2C5ADC168');
INSERT INTO "record" VALUES('1m85dha4e5n0063m','tic-tac-toe',X'0002000002000000000000000000000000');
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
INSERT INTO "result" VALUES('1m85dh9ds3efmd3e','main','1m85dh9bz424pdw9',1,'bulls-and-cows',1,0,1795478300089,'{"id":"1m85dh9ds3efmd3e","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"4971","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-23T23:58:20.089Z"}');
INSERT INTO "result" VALUES('1m85dh9ds3efnr9q','main','1m85dh9bz424pdw9',0,'bulls-and-cows',1,0,1795478300089,'{"id":"1m85dh9ds3efnr9q","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-23T23:58:20.089Z"}');
INSERT INTO "result" VALUES('1m85dh9ea1qg1rg4','main','1m85dh9dv11tphn2',1,'bulls-and-cows',1,0,1795478300106,'{"id":"1m85dh9ea1qg1rg4","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"7451","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-23T23:58:20.106Z"}');
INSERT INTO "result" VALUES('1m85dh9ea1qg28h4','main','1m85dh9dv11tphn2',0,'bulls-and-cows',1,0,1795478300106,'{"id":"1m85dh9ea1qg28h4","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-23T23:58:20.106Z"}');
INSERT INTO "result" VALUES('1m85dh9ed08rtq93','main','1m85dh9ecfvrtgfq',1,'number-guess',1,0,1795478300109,'{"id":"1m85dh9ed08rtq93","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"4618","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-23T23:58:20.109Z"}');
INSERT INTO "result" VALUES('1m85dh9ed08rvqnj','main','1m85dh9ecfvrtgfq',0,'number-guess',1,0,1795478300109,'{"id":"1m85dh9ed08rvqnj","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-23T23:58:20.109Z"}');
INSERT INTO "result" VALUES('1m85dh9efeqhs130','main','1m85dh9efeqhrvw6',1,'number-guess',1,0,1795478300111,'{"id":"1m85dh9efeqhs130","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"7948","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-23T23:58:20.111Z"}');
INSERT INTO "result" VALUES('1m85dh9efeqht5p1','main','1m85dh9efeqhrvw6',0,'number-guess',1,0,1795478300111,'{"id":"1m85dh9efeqht5p1","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-23T23:58:20.111Z"}');
INSERT INTO "result" VALUES('1m85dh9gn9xfmnpj','main','1m85dh9ezcev3txn',1,'bulls-and-cows',1,0,1795478300181,'{"id":"1m85dh9gn9xfmnpj","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"5623","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-23T23:58:20.181Z"}');
INSERT INTO "result" VALUES('1m85dh9h521jmahf','main','1m85dh9h29g2t3rh',1,'bulls-and-cows',0,1,1795478300197,'{"id":"1m85dh9h521jmahf","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-23T23:58:20.197Z"}');
INSERT INTO "result" VALUES('1m85dh9hc4zx3x91','main','1m85dh9h29g2t3rh',2,'bulls-and-cows',0,1,1795478300204,'{"id":"1m85dh9hc4zx3x91","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-23T23:58:20.204Z"}');
INSERT INTO "result" VALUES('1m85dh9hc4zx4gkd','main','1m85dh9h29g2t3rh',0,'bulls-and-cows',0,1,1795478300204,'{"id":"1m85dh9hc4zx4gkd","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation","published_at":"2026-11-23T23:58:20.204Z"}');
INSERT INTO "result" VALUES('1m85dh9m12x4wp88','main','1m85dh9kk3c7ywa6',1,'tic-tac-toe',0,1,1795478300289,'{"id":"1m85dh9m12x4wp88","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-23T23:58:20.289Z"}');
INSERT INTO "result" VALUES('1m85dh9mb41me1z4','main','1m85dh9m63c0qyy1',1,'gomoku',1,0,1795478300299,'{"id":"1m85dh9mb41me1z4","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-23T23:58:20.299Z"}');
INSERT INTO "result" VALUES('1m85dh9mb41mfvff','main','1m85dh9m63c0qyy1',0,'gomoku',1,0,1795478300299,'{"id":"1m85dh9mb41mfvff","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","published_at":"2026-11-23T23:58:20.299Z"}');
INSERT INTO "result" VALUES('1m85dh9n97j397ap','main','1m85dh9mn87w82ag',1,'yahtzee',0,0,1795478300329,'{"id":"1m85dh9n97j397ap","round":1,"leader":0,"winners":[0],"cards":[{"seat":0,"boxes":{"aces":0,"twos":0,"threes":3,"fours":0,"fives":0,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":30,"large-straight":0,"yahtzee":0,"chance":13},"upper_total":9,"upper_bonus":0,"yahtzee_bonus":0,"total":52},{"seat":1,"boxes":{"aces":2,"twos":0,"threes":6,"fours":0,"fives":5,"sixes":12,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":18},"upper_total":25,"upper_bonus":0,"yahtzee_bonus":0,"total":43}],"forfeited":[],"forfeited_by":null,"points":[52,43],"published_at":"2026-11-23T23:58:20.329Z"}');
INSERT INTO "result" VALUES('1m85dh9n97j3annw','main','1m85dh9mn87w82ag',0,'yahtzee',0,0,1795478300329,'{"id":"1m85dh9n97j3annw","outcome":"win","winners":[0],"points":[52,43],"reason":"rounds","published_at":"2026-11-23T23:58:20.329Z"}');
INSERT INTO "result" VALUES('1m85dha177x5yg2g','main','1m85dha0b4fcy9a6',1,'tic-tac-toe',0,0,1795478300711,'{"id":"1m85dha177x5yg2g","round":1,"leader":0,"moves":0,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-23T23:58:20.711Z"}');
INSERT INTO "result" VALUES('1m85dha177x5zf47','main','1m85dha0b4fcy9a6',0,'tic-tac-toe',0,0,1795478300711,'{"id":"1m85dha177x5zf47","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","published_at":"2026-11-23T23:58:20.711Z"}');
INSERT INTO "result" VALUES('1m85dha49fye8mmb','main','1m85dha481d3xa89',1,'quiz',0,0,1795478300809,'{"id":"1m85dha49fye8mmb","round":1,"leader":null,"scores":[{"seat":0,"points":0,"right":0,"wrong":0,"passes":0,"unanswered":1,"tie_break":null}],"places":[1],"tie_break":null,"title":null,"forfeited_by":null,"points":[0],"published_at":"2026-11-23T23:58:20.809Z"}');
INSERT INTO "result" VALUES('1m85dha49fyeabn3','main','1m85dha481d3xa89',0,'quiz',0,0,1795478300809,'{"id":"1m85dha49fyeabn3","outcome":"loss","winners":[],"points":[0],"minor":[0],"reason":"rounds","published_at":"2026-11-23T23:58:20.809Z"}');
INSERT INTO "result" VALUES('1m85dha4p0xvbkjz','main','1m85dha4fbmz2pjv',1,'tic-tac-toe',0,0,1795478300822,'{"id":"1m85dha4p0xvbkjz","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-23T23:58:20.822Z"}');
INSERT INTO "result" VALUES('1m85dha4p0xvf1vz','main','1m85dha4fbmz2pjv',0,'tic-tac-toe',0,0,1795478300822,'{"id":"1m85dha4p0xvf1vz","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-23T23:58:20.822Z"}');
CREATE TABLE result_reader (
    reader TEXT NOT NULL, -- a player, or a service's
    result TEXT NOT NULL,
    PRIMARY KEY (reader, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "result_reader" VALUES('1m85dh9ar5a630fp','1m85dha4p0xvbkjz');
INSERT INTO "result_reader" VALUES('1m85dh9ar5a630fp','1m85dha4p0xvf1vz');
INSERT INTO "result_reader" VALUES('1m85dh9b1cgw4zw3','1m85dh9ds3efmd3e');
INSERT INTO "result_reader" VALUES('1m85dh9b1cgw4zw3','1m85dh9ds3efnr9q');
INSERT INTO "result_reader" VALUES('1m85dh9b1cgw4zw3','1m85dh9ed08rtq93');
INSERT INTO "result_reader" VALUES('1m85dh9b1cgw4zw3','1m85dh9ed08rvqnj');
INSERT INTO "result_reader" VALUES('1m85dh9b1cgw4zw3','1m85dh9mb41me1z4');
INSERT INTO "result_reader" VALUES('1m85dh9b1cgw4zw3','1m85dh9mb41mfvff');
INSERT INTO "result_reader" VALUES('1m85dh9b1cgw4zw3','1m85dha177x5yg2g');
INSERT INTO "result_reader" VALUES('1m85dh9b1cgw4zw3','1m85dha177x5zf47');
INSERT INTO "result_reader" VALUES('1m85dh9b1cgw4zw3','1m85dha49fye8mmb');
INSERT INTO "result_reader" VALUES('1m85dh9b1cgw4zw3','1m85dha49fyeabn3');
INSERT INTO "result_reader" VALUES('1m85dh9bba2vefpf','1m85dh9ea1qg1rg4');
INSERT INTO "result_reader" VALUES('1m85dh9bba2vefpf','1m85dh9ea1qg28h4');
INSERT INTO "result_reader" VALUES('1m85dh9bba2vefpf','1m85dh9efeqhs130');
INSERT INTO "result_reader" VALUES('1m85dh9bba2vefpf','1m85dh9efeqht5p1');
INSERT INTO "result_reader" VALUES('1m85dh9bba2vefpf','1m85dh9mb41me1z4');
INSERT INTO "result_reader" VALUES('1m85dh9bba2vefpf','1m85dh9mb41mfvff');
INSERT INTO "result_reader" VALUES('1m85dh9bba2vefpf','1m85dha177x5yg2g');
INSERT INTO "result_reader" VALUES('1m85dh9bba2vefpf','1m85dha177x5zf47');
INSERT INTO "result_reader" VALUES('1m85dh9ezcev2xcb','1m85dh9gn9xfmnpj');
INSERT INTO "result_reader" VALUES('1m85dh9h10bt9k39','1m85dh9h521jmahf');
INSERT INTO "result_reader" VALUES('1m85dh9h10bt9k39','1m85dh9hc4zx3x91');
INSERT INTO "result_reader" VALUES('1m85dh9h10bt9k39','1m85dh9hc4zx4gkd');
INSERT INTO "result_reader" VALUES('1m85dh9h29g2q83f','1m85dh9h521jmahf');
INSERT INTO "result_reader" VALUES('1m85dh9h29g2q83f','1m85dh9hc4zx3x91');
INSERT INTO "result_reader" VALUES('1m85dh9h29g2q83f','1m85dh9hc4zx4gkd');
INSERT INTO "result_reader" VALUES('1m85dh9kh23pvfcd','1m85dh9m12x4wp88');
INSERT INTO "result_reader" VALUES('1m85dh9kj8n08w63','1m85dh9m12x4wp88');
INSERT INTO "result_reader" VALUES('1m85dh9mkfs0wxxn','1m85dh9n97j397ap');
INSERT INTO "result_reader" VALUES('1m85dh9mkfs0wxxn','1m85dh9n97j3annw');
INSERT INTO "result_reader" VALUES('1m85dh9mm01xp2fj','1m85dh9n97j397ap');
INSERT INTO "result_reader" VALUES('1m85dh9mm01xp2fj','1m85dh9n97j3annw');
INSERT INTO "result_reader" VALUES('1m85dha4e5mzx0e3','1m85dha4p0xvbkjz');
INSERT INTO "result_reader" VALUES('1m85dha4e5mzx0e3','1m85dha4p0xvf1vz');
INSERT INTO "result_reader" VALUES('1m85dha4e5n0063m','1m85dha4p0xvbkjz');
INSERT INTO "result_reader" VALUES('1m85dha4e5n0063m','1m85dha4p0xvf1vz');
CREATE TABLE round_questions (
    game         TEXT    NOT NULL REFERENCES game (id),
    round        INTEGER NOT NULL CHECK (round > 0),
    fingerprints BLOB    NOT NULL, -- of each question eight bytes, the highest first: see rules/quiz_set.h
    PRIMARY KEY (game, round)
) STRICT, WITHOUT ROWID;
INSERT INTO "round_questions" VALUES('1m85dha481d3xa89',1,X'08293EB9F6B0DCC6');
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
INSERT INTO "seat" VALUES('1m85dh9bz424pdw9',0,'1m85dh9b1cgw4zw3','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85dh9dv11tphn2',0,'1m85dh9bba2vefpf','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85dh9ecfvrtgfq',0,'1m85dh9b1cgw4zw3','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85dh9efeqhrvw6',0,'1m85dh9bba2vefpf','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85dh9em68ckk5n',0,'1m85dh9em68chn0w','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85dh9ezcev3txn',0,'1m85dh9ezcev2xcb','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85dh9h0fsjex3n',-1,'1m85dh9b1cgw4zw3','watching',1,0,NULL,1,NULL,NULL);
INSERT INTO "seat" VALUES('1m85dh9h0fsjex3n',0,'1m85dh9bba2vefpf','invited',1,0,'1m85dh9b1cgw4zw3',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85dh9h0fsjex3n',1,'000000000t4atnvd','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85dh9h29g2t3rh',0,'1m85dh9h10bt9k39','resigned',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85dh9h29g2t3rh',1,'1m85dh9h29g2q83f','joined',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85dh9hpaam202v',0,'1m85dh9hf2a0wtrs','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85dh9hpaam202v',1,'1m85dh9hj04sjz37','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85dh9hpaam202v',2,'1m85dh9hnajsp2kr','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85dh9hz225d0fs',0,'1m85dh9hsc0t01jb','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85dh9hz225d0fs',1,'1m85dh9htapx9emh','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85dh9hz225d0fs',2,'1m85dh9hx1xr0h05','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85dh9jm6p7zg2f',0,'1m85dh9b1cgw4zw3','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85dh9jm6p7zg2f',1,NULL,'open',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85dh9jratx3dkv',0,'1m85dh9bba2vefpf','joined',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85dh9jratx3dkv',1,'1m85dh9bg5gdj9bz','invited',0,1,'1m85dh9bba2vefpf',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85dh9ka2ytgspf',0,'1m85dh9b1cgw4zw3','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85dh9ka2ytgspf',1,'1m85dh9bg5gdj9bz','invited',1,0,'1m85dh9b1cgw4zw3',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85dh9kd2ye4fy0',0,'1m85dh9b1cgw4zw3','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85dh9kd2ye4fy0',1,'000000000p9c7fga','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85dh9kk3c7ywa6',0,'1m85dh9kh23pvfcd','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85dh9kk3c7ywa6',1,'1m85dh9kj8n08w63','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85dh9m63c0qyy1',0,'1m85dh9b1cgw4zw3','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85dh9m63c0qyy1',1,'1m85dh9bba2vefpf','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85dh9me5r4gysz',0,'1m85dh9mc1x7f88c','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85dh9me5r4gysz',1,'1m85dh9mdfmh468d','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85dh9mn87w82ag',0,'1m85dh9mkfs0wxxn','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85dh9mn87w82ag',1,'1m85dh9mm01xp2fj','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85dha0b4fcy9a6',0,'1m85dh9b1cgw4zw3','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85dha0b4fcy9a6',1,'1m85dh9bba2vefpf','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85dha3yc5xgskc',0,'1m85dh9b1cgw4zw3','invited',1,0,'1m85dha3v8w7nn83',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85dha3yc5xgskc',1,'1m85dh9bg5gdj9bz','invited',1,0,'1m85dha3v8w7nn83',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85dha481d3xa89',0,'1m85dh9b1cgw4zw3','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85dha4fbmz2pjv',0,'1m85dha4e5mzx0e3','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85dha4fbmz2pjv',1,'1m85dha4e5n0063m','joined',0,0,NULL,0,NULL,NULL);
CREATE TABLE server_secret (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB    NOT NULL CHECK (length(key) = 32)
) STRICT;
INSERT INTO "server_secret" VALUES(1,X'3D3478142E8DB252C636908F89002E86F15F99A50B3BBACC6CD837ACC1E9EF91');
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
INSERT INTO "token" VALUES(X'026C0F5F9EEE22FE793F2587E6C686473C488DA2D03BF4CDCAB614C266CF3D3A','main','1m85dha4e5n025pj','1m85dha4e5n0063m',1,'',1795478300814,NULL,1795478300824);
INSERT INTO "token" VALUES(X'06CA721D217CE9A7249A741EE8C1A231E4F02BB70AD4FB8BBF4AB1B8ED98692D','main','1m85dh9mdfmh4ep5','1m85dh9mdfmh468d',1,'',1795478300301,NULL,NULL);
INSERT INTO "token" VALUES(X'08FCECE6E47C7C6FA14327CDDF74EAE243F7F1F8AA4F41CB2E7CB83AD356F285','main','1m85dh9kh23pvqep','1m85dh9kh23pvfcd',1,'',1795478300273,NULL,NULL);
INSERT INTO "token" VALUES(X'13BFF3AD6E6A694C4F25798D4851A6CF338238B46D09DD9597A6AEA72939184C','main','1m85dh9mkfs0y9sm','1m85dh9mkfs0wxxn',1,'',1795478300307,NULL,NULL);
INSERT INTO "token" VALUES(X'32DB3C488A793367DDE08649A9AC7B627229D8AFB0876581FEC1B03C4503DF4A','main','1m85dh9htapxasfp','1m85dh9htapx9emh',1,'',1795478300218,NULL,NULL);
INSERT INTO "token" VALUES(X'3C380605E2DCA130DD999169C5B759344C2A8FDB9593B01E195946AC075FD788','main','1m85dha4e5mzycb0','1m85dha4e5mzx0e3',1,'',1795478300814,NULL,NULL);
INSERT INTO "token" VALUES(X'44FB86CC07A654BC488C6ADF111B838294F2838609F1A7D40BF55C29FC8CE92E','main','1m85dh9bba2vfeqc','1m85dh9bba2vefpf',1,'',1795478300011,NULL,NULL);
INSERT INTO "token" VALUES(X'48075E93BF35414269DD013A86DD593F5A74AF40BFFBE982C0972BE0D28C34AC','main','1m85dh9h29g2s0av','1m85dh9h29g2q83f',1,'',1795478300194,NULL,NULL);
INSERT INTO "token" VALUES(X'7115442DE1497EB164CFD3DF7048F38A61BBD248A7EA587669A9070FF738ABBC','main','1m85dh9hsc0t1dby','1m85dh9hsc0t01jb',1,'',1795478300217,NULL,NULL);
INSERT INTO "token" VALUES(X'72017B5F885B475E300544A6AEB862C33FF6EA5654C3F8E24956000DAAC57C41','main','1m85dh9ezcev4zwq','1m85dh9ezcev2xcb',1,'',1795478300127,NULL,NULL);
INSERT INTO "token" VALUES(X'74671058A3B5A40C3F85EC9A3270FBCB3F60CB4F1D3D98B1980EEF0004D1A7AA','main','1m85dh9bg5gdjepy','1m85dh9bg5gdj9bz',1,'',1795478300016,NULL,NULL);
INSERT INTO "token" VALUES(X'76923690F69B081B438BAA4257428AEEF4A5EC8D18CE3AC9819E6D26C5AB78BD','main','1m85dh9h10btbjqe','1m85dh9h10bt9k39',1,'',1795478300193,NULL,NULL);
INSERT INTO "token" VALUES(X'AAF0CBC310F0786F11066F36369730EA016E5CA416B1A85620721F12C54E875C','main','1m85dh9hx1xr0h5p','1m85dh9hx1xr0h05',1,'',1795478300221,NULL,NULL);
INSERT INTO "token" VALUES(X'ACA6340C03CFD67B2B1C5BA5AC87CC22E7A73704BAAB2F4FD7013F008A115D0A','main','1m85dh9em68ckx8z','1m85dh9em68chn0w',1,'',1795478300116,NULL,NULL);
INSERT INTO "token" VALUES(X'BC890B3688EA3674512EA98A8F78288F47AA841DDFEE0D7EE63DB41817BED7BE','main','1m85dh9mm01xr0nh','1m85dh9mm01xp2fj',1,'',1795478300308,NULL,NULL);
INSERT INTO "token" VALUES(X'C6A222C6787EDDC8AA3D8788E73F4368200996857A518858CA743104EA2FE4C3','main','1m85dh9hf2a0ykzq','1m85dh9hf2a0wtrs',1,'',1795478300207,NULL,NULL);
INSERT INTO "token" VALUES(X'C793F03B9126E3D1879D3B39DCF0DB1AC9BD1420D138253471568BA46E463230','main','1m85dh9kj8n0a6nn','1m85dh9kj8n08w63',1,'',1795478300274,NULL,NULL);
INSERT INTO "token" VALUES(X'D4CD681A81F211A25C1D53521CECC945009C7453BAD334F65653EF0EBB3CB08B','main','1m85dh9b1cgw5wa2','1m85dh9b1cgw4zw3',1,'',1795478300001,NULL,NULL);
INSERT INTO "token" VALUES(X'D9A35784F8040E0B0713DAF43AD5B69783D166617BE9994DA061B9CA4FEBB4F3','main','1m85dh9hj04smcgd','1m85dh9hj04sjz37',1,'',1795478300210,NULL,NULL);
INSERT INTO "token" VALUES(X'E1AB950AA358AAD0067375B05AF2602C5E2EB80989A25B82DF57D41F5C8EBD9B','main','1m85dh9mc1x7ghgh','1m85dh9mc1x7f88c',1,'',1795478300300,NULL,NULL);
INSERT INTO "token" VALUES(X'E84D44D6F9AA82FBBFE567BCA6DF0A36385BF0F4D4E6AAE7C18196665FEA7839','main','1m85dh9ar5a64k98','1m85dh9ar5a630fp',2,'referee token create',1795478299992,NULL,NULL);
INSERT INTO "token" VALUES(X'FBD692104F412D3452B889FBB7223295F9B2CBA34437AA324A4C6144CCA97822','main','1m85dh9hnajspzqa','1m85dh9hnajsp2kr',1,'',1795478300213,NULL,NULL);
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
INSERT INTO "tournament" VALUES('1m85dh9na2fbcff4','main','1m85dh9b1cgw4zw3','tic-tac-toe','swiss',1,'finished',11,3,6,0,5,0,0,1795478300330,1795478300332,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":null,"seed":"0f8f67528d4497ff67a2153bcb7a5289b9de317ce544bdaeefc6d39e4cf1ab17","seeded":false}','[1]',NULL,NULL,NULL,NULL,NULL,NULL,11);
INSERT INTO "tournament" VALUES('1m85dh9p3e9zkdrt','main','1m85dh9b1cgw4zw3','tic-tac-toe','swiss',1,'finished',14,3,9,0,6,0,0,1795478300355,1795478300365,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":null,"seed":"8a53286fdab95ea8ce9dba9233e088ef2c36bf60bff0bd5b9a14df0f7a8b8c2b","seeded":false}','[3]',NULL,NULL,NULL,NULL,'1m85dh9na2fbcff4',NULL,14);
INSERT INTO "tournament" VALUES('1m85dh9pz6b2m6c8','main','1m85dh9b1cgw4zw3','tic-tac-toe','round-robin',1,'finished',6,1,1,0,2,2,0,1795478300383,1795478300728,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"disqualify","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"4ad0cf45aad39e0dc46e4ad1a75c71d447ad22ab29f49ea7a9d16adfba70c9e7","seeded":false}','[1]',NULL,NULL,NULL,1795478300682,NULL,NULL,6);
INSERT INTO "tournament" VALUES('1m85dha2cdjw5y27','main','1m85dh9b1cgw4zw3','tic-tac-toe','knockout',1,'finished',9,2,4,1,3,0,0,1795478300748,1795478300750,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":null,"seed":"ce1de39562ca055ff3c27d7a27d60279b9c5737e0cae4d3e45abfa31a91f4f93","seeded":false}','[3]',NULL,NULL,NULL,NULL,NULL,NULL,9);
INSERT INTO "tournament" VALUES('1m85dha336mv1bwf','main','1m85dh9b1cgw4zw3','yahtzee','heats',1,'finished',7,1,3,0,5,0,0,1795478300771,1795478300773,'{"options":{"joker":"forced","cards":"shown","rounds":1,"await_client_seed":false,"hints":false},"deal":"independent","illegal":"refuse","clock":null,"seed":"d7693437205f1d95e9a65ed560d15c10f42df947ed2aad73cf2186cbc5036571","seeded":false,"table":3,"advance":1}','[1]',NULL,NULL,NULL,NULL,NULL,'Spring cup',7);
INSERT INTO "tournament" VALUES('1m85dha3tacs7293','main','1m85dh9b1cgw4zw3','tic-tac-toe','round-robin',1,'open',1,1,0,0,2,2,1,1795478300794,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"5494710f778400c001a3ec86e16577a58368a6e4e60ec497455e52cfdc38f268","seeded":false}',NULL,NULL,NULL,NULL,NULL,NULL,NULL,1);
INSERT INTO "tournament" VALUES('1m85dha3v8w7nn83','main','1m85dh9b1cgw4zw3','tic-tac-toe','knockout',1,'running',4,1,0,0,2,2,0,1795478300795,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"9e1902ec0509be67586e77e7a6fbc257434283abee6386fd1bd510471ee188fb","seeded":false}',NULL,NULL,NULL,NULL,NULL,NULL,NULL,4);
INSERT INTO "tournament" VALUES('1m85dha3z37k922d','main','1m85dh9bba2vefpf','tic-tac-toe','knockout',0,'cancelled',3,1,0,0,1,1,0,1795478300800,1795478300801,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"4eb704c8097bdd7f158f8a5bcf8ce08789b1f0bb0c927688f091f35433194f9e","seeded":false}',NULL,NULL,NULL,NULL,NULL,NULL,NULL,3);
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
    has_title  INTEGER NOT NULL CHECK (has_title IN (0, 1)), -- the tournament's, which they have won for all to see
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_entrant" VALUES('1m85dh9na2fbcff4',1,NULL,'random','playing',2.5,2.25,3,2,1,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m85dh9na2fbcff4',2,NULL,'random','playing',1.5,1.25,3,1,1,1,4,4,0);
INSERT INTO "tournament_entrant" VALUES('1m85dh9na2fbcff4',3,NULL,'random','playing',1.5,1.25,3,1,1,1,5,4,0);
INSERT INTO "tournament_entrant" VALUES('1m85dh9na2fbcff4',4,NULL,'random','playing',2.0,1.5,3,1,2,0,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m85dh9na2fbcff4',5,NULL,'random','playing',1.5,1.25,3,1,1,1,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m85dh9p3e9zkdrt',1,NULL,'random','playing',2.0,2.0,3,2,0,1,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m85dh9p3e9zkdrt',2,NULL,'random','playing',0.0,0.0,3,0,0,3,6,6,0);
INSERT INTO "tournament_entrant" VALUES('1m85dh9p3e9zkdrt',3,NULL,'random','playing',2.5,2.25,3,2,1,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m85dh9p3e9zkdrt',4,NULL,'random','playing',1.5,1.25,3,1,1,1,4,4,0);
INSERT INTO "tournament_entrant" VALUES('1m85dh9p3e9zkdrt',5,NULL,'random','playing',1.0,1.0,3,1,0,2,5,5,0);
INSERT INTO "tournament_entrant" VALUES('1m85dh9p3e9zkdrt',6,NULL,'random','playing',2.0,2.0,3,2,0,1,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m85dh9pz6b2m6c8',1,'1m85dh9b1cgw4zw3',NULL,'playing',1.0,1.0,1,1,0,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m85dh9pz6b2m6c8',2,'1m85dh9bba2vefpf',NULL,'playing',0.0,0.0,1,0,0,1,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m85dh9pz6b2m6c8',3,'1m85dh9bg5gdj9bz',NULL,'declined',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m85dha2cdjw5y27',1,NULL,'random','playing',0.0,0.0,2,0,0,2,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m85dha2cdjw5y27',2,NULL,'random','playing',1.0,0.5,2,0,2,0,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m85dha2cdjw5y27',3,NULL,'random','playing',3.0,2.5,4,2,2,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m85dha336mv1bwf',1,NULL,'random','playing',2.0,2.0,2,2,0,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m85dha336mv1bwf',2,NULL,'random','playing',0.0,0.0,1,0,0,1,4,4,0);
INSERT INTO "tournament_entrant" VALUES('1m85dha336mv1bwf',3,NULL,'random','playing',1.0,1.0,2,1,0,1,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m85dha336mv1bwf',4,NULL,'random','playing',0.0,0.0,1,0,0,1,5,5,0);
INSERT INTO "tournament_entrant" VALUES('1m85dha336mv1bwf',5,NULL,'random','playing',0.0,0.0,2,0,0,2,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m85dha3tacs7293',1,'1m85dh9b1cgw4zw3',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m85dha3tacs7293',2,'1m85dh9bba2vefpf',NULL,'invited',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m85dha3v8w7nn83',1,'1m85dh9b1cgw4zw3',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m85dha3v8w7nn83',2,'1m85dh9bg5gdj9bz',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m85dha3z37k922d',1,'1m85dh9bba2vefpf',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m85dha3z37k922d',2,'1m85dh9bg5gdj9bz',NULL,'declined',0.0,0.0,0,0,0,0,NULL,NULL,0);
CREATE TABLE tournament_event (
    tournament TEXT    NOT NULL,
    seq        INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the tournament; its newest is its version
    at         INTEGER NOT NULL,
    kind       TEXT    NOT NULL,                 -- created, joined, game, ...: see tournament/tournament.h
    body       TEXT    NOT NULL,                 -- JSON: the whole truth
    PRIMARY KEY (tournament, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_event" VALUES('1m85dh9na2fbcff4',1,1795478300330,'created','{"ruleset":"tic-tac-toe","format":"swiss","games":3,"deal":"independent","visibility":"public","illegal":"refuse","seed":"0f8f67528d4497ff67a2153bcb7a5289b9de317ce544bdaeefc6d39e4cf1ab17","seeded":false,"clock":null,"creator":"1m85dh9b1cgw4zw3","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m85dh9na2fbcff4',2,1795478300331,'round','{"round":1,"pairs":[[1,3],[4,2]],"byes":[5]}');
INSERT INTO "tournament_event" VALUES('1m85dh9na2fbcff4',3,1795478300331,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,3],"scores":[1,0],"seed":"4a979943f80a8b36ea1faf8f80889b0e70a50d3daab236306f0267057e582875","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85dh9na2fbcff4',4,1795478300331,'game','{"game":2,"round":1,"tie_break":false,"entrants":[4,2],"scores":[0.5,0.5],"seed":"093c3c123046ab931b35bb808170d172be52ef52e046ee47f356d9b5ec6692bf","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85dh9na2fbcff4',5,1795478300331,'round','{"round":2,"pairs":[[5,1],[3,4]],"byes":[2]}');
INSERT INTO "tournament_event" VALUES('1m85dh9na2fbcff4',6,1795478300331,'game','{"game":3,"round":2,"tie_break":false,"entrants":[5,1],"scores":[0.5,0.5],"seed":"588d26c396834650a3f7d18c8d18ad134010428dc012e43e80580159d2f27ea3","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85dh9na2fbcff4',7,1795478300331,'game','{"game":4,"round":2,"tie_break":false,"entrants":[3,4],"scores":[0.5,0.5],"seed":"6599de2851966c82b1c8f93f4e8375d8836298f3ad359deb265ea3fb7c26d71d","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85dh9na2fbcff4',8,1795478300331,'round','{"round":3,"pairs":[[2,1],[4,5]],"byes":[3]}');
INSERT INTO "tournament_event" VALUES('1m85dh9na2fbcff4',9,1795478300331,'game','{"game":5,"round":3,"tie_break":false,"entrants":[2,1],"scores":[0,1],"seed":"9e94d668aa4268628de5245a58cf56c61db3ee554acc23b23b08de2a07911e75","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85dh9na2fbcff4',10,1795478300331,'game','{"game":6,"round":3,"tie_break":false,"entrants":[4,5],"scores":[1,0],"seed":"33d299b59b525b48120971d712b27b70be4d36a69b6d127bc84744991865a22a","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85dh9na2fbcff4',11,1795478300332,'finished','{"winners":[1]}');
INSERT INTO "tournament_event" VALUES('1m85dh9p3e9zkdrt',1,1795478300355,'created','{"ruleset":"tic-tac-toe","format":"swiss","games":3,"deal":"independent","visibility":"public","illegal":"refuse","seed":"8a53286fdab95ea8ce9dba9233e088ef2c36bf60bff0bd5b9a14df0f7a8b8c2b","seeded":false,"clock":null,"creator":"1m85dh9b1cgw4zw3","series":"1m85dh9na2fbcff4","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m85dh9p3e9zkdrt',2,1795478300356,'round','{"round":1,"pairs":[[1,4],[5,2],[3,6]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m85dh9p3e9zkdrt',3,1795478300356,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,4],"scores":[1,0],"seed":"75b825b04d9939084e16e9b2019b9a7493a91e2e29d69ecda36516381648a062","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85dh9p3e9zkdrt',4,1795478300356,'game','{"game":2,"round":1,"tie_break":false,"entrants":[5,2],"scores":[1,0],"seed":"fc2ee9b7e76d16d69b04d41d997f035a402a882905e2071831234d8f85c89245","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85dh9p3e9zkdrt',5,1795478300356,'game','{"game":3,"round":1,"tie_break":false,"entrants":[3,6],"scores":[1,0],"seed":"344460aef1eeeeccf2da3641646be6ba379b5752b72b2cbed3f4a4f40213b2e8","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85dh9p3e9zkdrt',6,1795478300356,'round','{"round":2,"pairs":[[3,1],[4,5],[2,6]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m85dh9p3e9zkdrt',7,1795478300356,'game','{"game":4,"round":2,"tie_break":false,"entrants":[3,1],"scores":[1,0],"seed":"10df5b9a54fe2808a8e94189631cffc39b7f694cbb84e7d5959af1039a5ee96b","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85dh9p3e9zkdrt',8,1795478300356,'game','{"game":5,"round":2,"tie_break":false,"entrants":[4,5],"scores":[1,0],"seed":"f7d70d01b7843b2b7d6640ae217ec903abe75b94f4505d01adfcf2e4f2a5fd3b","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85dh9p3e9zkdrt',9,1795478300356,'game','{"game":6,"round":2,"tie_break":false,"entrants":[2,6],"scores":[0,1],"seed":"37f6df5c40483ecab337c5c2c9b1e1f486718064b889125254c29e272e5c69e8","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85dh9p3e9zkdrt',10,1795478300356,'round','{"round":3,"pairs":[[4,3],[1,2],[6,5]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m85dh9p3e9zkdrt',11,1795478300356,'game','{"game":7,"round":3,"tie_break":false,"entrants":[4,3],"scores":[0.5,0.5],"seed":"3572295eb00c579c38a3fb6f866df6b91b62f725c9a948c51eb71902528d7972","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85dh9p3e9zkdrt',12,1795478300356,'game','{"game":8,"round":3,"tie_break":false,"entrants":[1,2],"scores":[1,0],"seed":"045f1009a8a7fdb18b69aca5dc4f2249b0496f5ebacdcb2d3913f076c1b99bfd","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85dh9p3e9zkdrt',13,1795478300356,'game','{"game":9,"round":3,"tie_break":false,"entrants":[6,5],"scores":[1,0],"seed":"c44aaba516181130c64fab2716f5fbe5a2eff0b4a9e1c82bdb3ce6e2b529df1e","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85dh9p3e9zkdrt',14,1795478300365,'finished','{"winners":[3]}');
INSERT INTO "tournament_event" VALUES('1m85dh9pz6b2m6c8',1,1795478300383,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","visibility":"public","illegal":"disqualify","seed":"4ad0cf45aad39e0dc46e4ad1a75c71d447ad22ab29f49ea7a9d16adfba70c9e7","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m85dh9b1cgw4zw3","starts_at":"2026-11-23T23:58:20.682Z","entrants":[{"player":"1m85dh9b1cgw4zw3","joined":true},{"player":"1m85dh9bba2vefpf","joined":false},{"player":"1m85dh9bg5gdj9bz","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m85dh9pz6b2m6c8',2,1795478300391,'joined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m85dh9pz6b2m6c8',3,1795478300683,'begun','{}');
INSERT INTO "tournament_event" VALUES('1m85dh9pz6b2m6c8',4,1795478300683,'started','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"id":"1m85dha0b4fcy9a6"}');
INSERT INTO "tournament_event" VALUES('1m85dh9pz6b2m6c8',5,1795478300726,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"scores":[1,0],"forfeits":[2],"id":"1m85dha0b4fcy9a6"}');
INSERT INTO "tournament_event" VALUES('1m85dh9pz6b2m6c8',6,1795478300728,'finished','{"winners":[1]}');
INSERT INTO "tournament_event" VALUES('1m85dha2cdjw5y27',1,1795478300748,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":2,"deal":"independent","visibility":"public","illegal":"refuse","seed":"ce1de39562ca055ff3c27d7a27d60279b9c5737e0cae4d3e45abfa31a91f4f93","seeded":false,"clock":null,"creator":"1m85dh9b1cgw4zw3","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m85dha2cdjw5y27',2,1795478300749,'round','{"round":1,"pairs":[[3,2]],"byes":[1]}');
INSERT INTO "tournament_event" VALUES('1m85dha2cdjw5y27',3,1795478300749,'game','{"game":1,"round":1,"tie_break":false,"entrants":[3,2],"scores":[0.5,0.5],"seed":"7687adf70be32f859852b6bb7cfa4c7a3358cb0c6469181295494a7709989b4c","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85dha2cdjw5y27',4,1795478300749,'game','{"game":2,"round":1,"tie_break":false,"entrants":[2,3],"scores":[0.5,0.5],"seed":"9c78883ae6e3fa3981c9a1b099360b9fc0e94e72a960b2f77455d16b3e42b3c0","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85dha2cdjw5y27',5,1795478300749,'game','{"game":3,"round":1,"tie_break":true,"entrants":[3,2],"scores":[1,0],"seed":"4af6030c767ce2b9c0d9ffe108864e734ff4368f44426f6133d5ff03ae713e74","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85dha2cdjw5y27',6,1795478300749,'round','{"round":2,"pairs":[[1,3]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m85dha2cdjw5y27',7,1795478300749,'game','{"game":4,"round":2,"tie_break":false,"entrants":[1,3],"scores":[0,1],"seed":"081d83b1de6d0686e23d70041303537c8002bd4c160ceaaa74fb4cf62da1dff5","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85dha2cdjw5y27',8,1795478300749,'game','{"game":5,"round":2,"tie_break":false,"entrants":[3,1],"scores":[1,0],"seed":"94cf1ee10dcde7c09a7881eef942be58cc2d415dc6ba6c7d4f4ada4c80a13a73","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85dha2cdjw5y27',9,1795478300750,'finished','{"winners":[3]}');
INSERT INTO "tournament_event" VALUES('1m85dha336mv1bwf',1,1795478300771,'created','{"ruleset":"yahtzee","format":"heats","games":1,"deal":"independent","visibility":"public","illegal":"refuse","seed":"d7693437205f1d95e9a65ed560d15c10f42df947ed2aad73cf2186cbc5036571","seeded":false,"clock":null,"creator":"1m85dh9b1cgw4zw3","table":3,"advance":1,"master":null,"title":null,"entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m85dha336mv1bwf',2,1795478300772,'stage','{"stage":1,"tables":[[3,5,4],[2,1]]}');
INSERT INTO "tournament_event" VALUES('1m85dha336mv1bwf',3,1795478300772,'game','{"game":1,"round":1,"tie_break":false,"entrants":[3,5,4],"scores":[57,49,20],"seed":"4f11abbdacf04d027fab8285a766cde3e43bc77c634077d3e1ba4a818f354122","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85dha336mv1bwf',4,1795478300772,'game','{"game":2,"round":1,"tie_break":false,"entrants":[2,1],"scores":[25,40],"seed":"d584c201578477a34611f20d4c01cbc126aebf59ee1d054fe7a0bee597bffcc3","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85dha336mv1bwf',5,1795478300772,'stage','{"stage":2,"tables":[[3,5,1]]}');
INSERT INTO "tournament_event" VALUES('1m85dha336mv1bwf',6,1795478300773,'game','{"game":3,"round":2,"tie_break":false,"entrants":[3,5,1],"scores":[42,66,78],"seed":"1742e4c42bad320789cf9d692e0f78a9906af0baccad6e153322e388c24d60c8","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85dha336mv1bwf',7,1795478300773,'finished','{"winners":[1]}');
INSERT INTO "tournament_event" VALUES('1m85dha3tacs7293',1,1795478300794,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","visibility":"public","illegal":"refuse","seed":"5494710f778400c001a3ec86e16577a58368a6e4e60ec497455e52cfdc38f268","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m85dh9b1cgw4zw3","entrants":[{"player":"1m85dh9b1cgw4zw3","joined":true},{"player":"1m85dh9bba2vefpf","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m85dha3v8w7nn83',1,1795478300795,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"public","illegal":"refuse","seed":"9e1902ec0509be67586e77e7a6fbc257434283abee6386fd1bd510471ee188fb","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m85dh9b1cgw4zw3","entrants":[{"player":"1m85dh9b1cgw4zw3","joined":true},{"player":"1m85dh9bg5gdj9bz","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m85dha3v8w7nn83',2,1795478300797,'joined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m85dha3v8w7nn83',3,1795478300798,'round','{"round":1,"pairs":[[1,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m85dha3v8w7nn83',4,1795478300798,'started','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"id":"1m85dha3yc5xgskc"}');
INSERT INTO "tournament_event" VALUES('1m85dha3z37k922d',1,1795478300800,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"private","illegal":"refuse","seed":"4eb704c8097bdd7f158f8a5bcf8ce08789b1f0bb0c927688f091f35433194f9e","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m85dh9bba2vefpf","entrants":[{"player":"1m85dh9bba2vefpf","joined":true},{"player":"1m85dh9bg5gdj9bz","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m85dha3z37k922d',2,1795478300801,'declined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m85dha3z37k922d',3,1795478300801,'cancelled','{"reason":"declined"}');
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
INSERT INTO "tournament_game" VALUES('1m85dh9na2fbcff4',1,1,0,NULL,'[1,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m85dh9na2fbcff4',2,1,0,NULL,'[4,2]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m85dh9na2fbcff4',3,2,0,NULL,'[5,1]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m85dh9na2fbcff4',4,2,0,NULL,'[3,4]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m85dh9na2fbcff4',5,3,0,NULL,'[2,1]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m85dh9na2fbcff4',6,3,0,NULL,'[4,5]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m85dh9p3e9zkdrt',1,1,0,NULL,'[1,4]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m85dh9p3e9zkdrt',2,1,0,NULL,'[5,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m85dh9p3e9zkdrt',3,1,0,NULL,'[3,6]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m85dh9p3e9zkdrt',4,2,0,NULL,'[3,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m85dh9p3e9zkdrt',5,2,0,NULL,'[4,5]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m85dh9p3e9zkdrt',6,2,0,NULL,'[2,6]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m85dh9p3e9zkdrt',7,3,0,NULL,'[4,3]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m85dh9p3e9zkdrt',8,3,0,NULL,'[1,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m85dh9p3e9zkdrt',9,3,0,NULL,'[6,5]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m85dh9pz6b2m6c8',1,1,0,'1m85dha0b4fcy9a6','[1,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m85dha2cdjw5y27',1,1,0,NULL,'[3,2]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m85dha2cdjw5y27',2,1,0,NULL,'[2,3]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m85dha2cdjw5y27',3,1,1,NULL,'[3,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m85dha2cdjw5y27',4,2,0,NULL,'[1,3]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m85dha2cdjw5y27',5,2,0,NULL,'[3,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m85dha336mv1bwf',1,1,0,NULL,'[3,5,4]','[57,49,20]',NULL);
INSERT INTO "tournament_game" VALUES('1m85dha336mv1bwf',2,1,0,NULL,'[2,1]','[25,40]',NULL);
INSERT INTO "tournament_game" VALUES('1m85dha336mv1bwf',3,2,0,NULL,'[3,5,1]','[42,66,78]',NULL);
INSERT INTO "tournament_game" VALUES('1m85dha3v8w7nn83',1,1,0,'1m85dha3yc5xgskc','[1,2]',NULL,NULL);
CREATE TABLE tournament_stage (
    tournament TEXT    NOT NULL,
    number     INTEGER NOT NULL CHECK (number > 0), -- 1, 2, 3, ...
    -- JSON, by table: the number of its latest game and its id, null where there is none; its entrants' numbers; of these,
    -- who are at that game; and what the entrants have scored, in their order, null while they play. Where they choose what
    -- they are asked of: that, in their order, null for those who have not yet.
    tables     TEXT    NOT NULL,
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_stage" VALUES('1m85dha336mv1bwf',1,'[{"game":1,"id":null,"entrants":[3,5,4],"players":[3,5,4],"points":[57,49,20]},{"game":2,"id":null,"entrants":[2,1],"players":[2,1],"points":[25,40]}]');
INSERT INTO "tournament_stage" VALUES('1m85dha336mv1bwf',2,'[{"game":3,"id":null,"entrants":[3,5,1],"players":[3,5,1],"points":[42,66,78]}]');
CREATE TABLE uptime_mark (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
INSERT INTO "uptime_mark" VALUES(1,1795478300825);
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
INSERT INTO "webhook" VALUES('1m85dha4b2dxf9wv','1m85dh9ar5a630fp','https://receiver.invalid/',11,X'1C5A296B20A440D221A4FF94FFFEDBBCFF02E730C317E753CEA8A822AF5E091D',NULL,NULL,1795478300811,NULL,NULL);
INSERT INTO "webhook" VALUES('1m85dha4cb51n64p','1m85dh9ar5a630fp','https://receiver.invalid/',16,X'26146397A94D4D95297978616C996107E96C1FF5BD0657758A518A90AF7DC80F',NULL,NULL,1795478300812,1795478300813,NULL);
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
