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
INSERT INTO "block" VALUES('1m8g4n50818d3w1b','1m8g4n4zpbs6d05h',1795838088966);
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
INSERT INTO "delivery" VALUES(1,'1m8g4n72p052gy6g','1m8g4n70x89gd0bw','1m8g4n72p052fyjs','1m8g4n72p052fyjs-1-game.event','game.event','{"type":"game.event","timestamp":"2026-11-28T03:54:50.326Z","data":{"seq":1,"at":"2026-11-28T03:54:50.326Z","kind":"created","seat":0,"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m8g4n71y0f7mz5f","status":"joined"},{"player":"1m8g4n72e8ccta7v","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m8g4n71y0f7mz5f","clock":{"turn_seconds":30,"bot_turn_seconds":1},"game":"1m8g4n72p052fyjs"}}',NULL,NULL,1795838090326,1,1795838095409,1795838090369,NULL,NULL,0);
INSERT INTO "delivery" VALUES(2,'1m8g4n73n11erb82','1m8g4n70x89gd0bw','1m8g4n72p052fyjs','1m8g4n72p052fyjs-2-game.event','game.event','{"type":"game.event","timestamp":"2026-11-28T03:54:50.357Z","data":{"seq":2,"at":"2026-11-28T03:54:50.357Z","kind":"joined","seat":1,"player":"1m8g4n72e8ccta7v","game":"1m8g4n72p052fyjs"}}',NULL,NULL,1795838090357,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(3,'1m8g4n73n11esvwh','1m8g4n70x89gd0bw','1m8g4n72p052fyjs','1m8g4n72p052fyjs-3-game.event','game.event','{"type":"game.event","timestamp":"2026-11-28T03:54:50.357Z","data":{"seq":3,"at":"2026-11-28T03:54:50.357Z","kind":"round","seat":null,"number":1,"leader":0,"commitment":null,"points":[0,0],"game":"1m8g4n72p052fyjs"}}',NULL,NULL,1795838090357,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(4,'1m8g4n73n11ev49s','1m8g4n70x89gd0bw','1m8g4n72p052fyjs','1m8g4n72p052fyjs-3-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-28T03:54:50.357Z","data":{"game":"1m8g4n72p052fyjs","seq":3,"players":["1m8g4n71y0f7mz5f"],"seats":[0],"deadline":"2026-11-28T03:55:20.357Z"}}',NULL,NULL,1795838090357,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(5,'1m8g4n741ay256wn','1m8g4n70x89gd0bw','1m8g4n72p052fyjs','1m8g4n72p052fyjs-4-game.event','game.event','{"type":"game.event","timestamp":"2026-11-28T03:54:50.369Z","data":{"seq":4,"at":"2026-11-28T03:54:50.369Z","kind":"move","seat":0,"column":0,"row":0,"symbol":"X","game":"1m8g4n72p052fyjs"}}',NULL,NULL,1795838090369,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(6,'1m8g4n741ay265a4','1m8g4n70x89gd0bw','1m8g4n72p052fyjs','1m8g4n72p052fyjs-4-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-28T03:54:50.369Z","data":{"game":"1m8g4n72p052fyjs","seq":4,"players":["1m8g4n72e8ccta7v"],"seats":[1],"deadline":"2026-11-28T03:55:20.369Z"}}',NULL,NULL,1795838090369,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(7,'1m8g4n74x9kah4qg','1m8g4n70x89gd0bw','1m8g4n72p052fyjs','1m8g4n72p052fyjs-5-game.event','game.event','{"type":"game.event","timestamp":"2026-11-28T03:54:50.390Z","data":{"seq":5,"at":"2026-11-28T03:54:50.390Z","kind":"move","seat":1,"column":1,"row":0,"symbol":"O","game":"1m8g4n72p052fyjs"}}',NULL,NULL,1795838090397,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(8,'1m8g4n74x9kahzjp','1m8g4n70x89gd0bw','1m8g4n72p052fyjs','1m8g4n72p052fyjs-5-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-28T03:54:50.390Z","data":{"game":"1m8g4n72p052fyjs","seq":5,"players":["1m8g4n71y0f7mz5f"],"seats":[0],"deadline":"2026-11-28T03:55:20.390Z"}}',NULL,NULL,1795838090397,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(9,'1m8g4n75k7ctn6yq','1m8g4n70x89gd0bw','1m8g4n72p052fyjs','1m8g4n72p052fyjs-6-game.event','game.event','{"type":"game.event","timestamp":"2026-11-28T03:54:50.419Z","data":{"seq":6,"at":"2026-11-28T03:54:50.419Z","kind":"move","seat":0,"column":0,"row":1,"symbol":"X","game":"1m8g4n72p052fyjs"}}',NULL,NULL,1795838090419,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(10,'1m8g4n75k7ctp8tq','1m8g4n70x89gd0bw','1m8g4n72p052fyjs','1m8g4n72p052fyjs-6-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-28T03:54:50.419Z","data":{"game":"1m8g4n72p052fyjs","seq":6,"players":["1m8g4n72e8ccta7v"],"seats":[1],"deadline":"2026-11-28T03:55:20.419Z"}}',NULL,NULL,1795838090419,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(11,'1m8g4n76354xsbm1','1m8g4n70x89gd0bw','1m8g4n72p052fyjs','1m8g4n72p052fyjs-7-game.event','game.event','{"type":"game.event","timestamp":"2026-11-28T03:54:50.434Z","data":{"seq":7,"at":"2026-11-28T03:54:50.434Z","kind":"move","seat":1,"column":1,"row":1,"symbol":"O","game":"1m8g4n72p052fyjs"}}',NULL,NULL,1795838090435,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(12,'1m8g4n76354xtxjt','1m8g4n70x89gd0bw','1m8g4n72p052fyjs','1m8g4n72p052fyjs-7-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-28T03:54:50.434Z","data":{"game":"1m8g4n72p052fyjs","seq":7,"players":["1m8g4n71y0f7mz5f"],"seats":[0],"deadline":"2026-11-28T03:55:20.434Z"}}',NULL,NULL,1795838090435,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(13,'1m8g4n7753a8kkxq','1m8g4n70x89gd0bw','1m8g4n72p052fyjs','1m8g4n72p052fyjs-8-game.event','game.event','{"type":"game.event","timestamp":"2026-11-28T03:54:50.469Z","data":{"seq":8,"at":"2026-11-28T03:54:50.469Z","kind":"move","seat":0,"column":0,"row":2,"symbol":"X","game":"1m8g4n72p052fyjs"}}',NULL,NULL,1795838090469,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(14,'1m8g4n7753a8n8fx','1m8g4n70x89gd0bw','1m8g4n72p052fyjs','1m8g4n72p052fyjs-9-game.event','game.event','{"type":"game.event","timestamp":"2026-11-28T03:54:50.469Z","data":{"seq":9,"at":"2026-11-28T03:54:50.469Z","kind":"round-over","seat":null,"id":"1m8g4n7753a8mke0","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null,"game":"1m8g4n72p052fyjs"}}',NULL,NULL,1795838090469,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(15,'1m8g4n7753a8nesm','1m8g4n70x89gd0bw','1m8g4n72p052fyjs','1m8g4n72p052fyjs-9-result.published','result.published','{"type":"result.published","timestamp":"2026-11-28T03:54:50.469Z","data":{"id":"1m8g4n7753a8mke0","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-28T03:54:50.469Z","kind":"round","game":"1m8g4n72p052fyjs","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m8g4n71y0f7mz5f"}},{"seat":1,"player":{"id":"1m8g4n72e8ccta7v"}}]}}',NULL,NULL,1795838090469,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(16,'1m8g4n7753a8qnzs','1m8g4n70x89gd0bw','1m8g4n72p052fyjs','1m8g4n72p052fyjs-10-game.event','game.event','{"type":"game.event","timestamp":"2026-11-28T03:54:50.469Z","data":{"seq":10,"at":"2026-11-28T03:54:50.469Z","kind":"finished","seat":null,"id":"1m8g4n7753a8ptm8","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","game":"1m8g4n72p052fyjs"}}',NULL,NULL,1795838090469,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(17,'1m8g4n7753a8rp3k','1m8g4n70x89gd0bw','1m8g4n72p052fyjs','1m8g4n72p052fyjs-10-result.published','result.published','{"type":"result.published","timestamp":"2026-11-28T03:54:50.469Z","data":{"id":"1m8g4n7753a8ptm8","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-28T03:54:50.469Z","kind":"match","game":"1m8g4n72p052fyjs","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m8g4n71y0f7mz5f"}},{"seat":1,"player":{"id":"1m8g4n72e8ccta7v"}}]}}',NULL,NULL,1795838090469,0,NULL,NULL,NULL,NULL,0);
CREATE TABLE event (
    id   INTEGER PRIMARY KEY,              -- its place in the log of all games
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL                  -- JSON: the whole truth, secrets included
) STRICT;
INSERT INTO "event" VALUES(1,'1m8g4n5166dgnrsm',1,1795838088230,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8g4n4z9awn5j9m","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m8g4n4z9awn5j9m","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(2,'1m8g4n5166dgnrsm',2,1795838088230,'round',NULL,'{"number":1,"leader":null,"commitment":"ee33327e9f97a278b3be0a320a72e8226820d392c20c1e9f31f1be8ed716018b","points":[0],"rules":2,"seats":[{"player":"1m8g4n4z9awn5j9m","status":"joined"}],"rounds":1,"deal":{"nonce":"151d590eb3b9e053e09c27bdbb828d6345d5915601797ad0fe9839bfee64ff7d","secret":"5182"},"carry":null}');
INSERT INTO "event" VALUES(3,'1m8g4n5166dgnrsm',3,1795838088257,'guess',0,'{"attempt":1,"code":"0123","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(4,'1m8g4n5166dgnrsm',4,1795838088285,'guess',0,'{"attempt":2,"code":"0245","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(5,'1m8g4n5166dgnrsm',5,1795838088301,'guess',0,'{"attempt":3,"code":"1426","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(6,'1m8g4n5166dgnrsm',6,1795838088333,'guess',0,'{"attempt":4,"code":"2157","bulls":1,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(7,'1m8g4n5166dgnrsm',7,1795838088346,'guess',0,'{"attempt":5,"code":"5182","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(8,'1m8g4n5166dgnrsm',8,1795838088346,'round-over',NULL,'{"id":"1m8g4n54tahxs69j","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"5182","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"151d590eb3b9e053e09c27bdbb828d6345d5915601797ad0fe9839bfee64ff7d","secret":"5182"}}');
INSERT INTO "event" VALUES(9,'1m8g4n5166dgnrsm',9,1795838088346,'finished',NULL,'{"id":"1m8g4n54tahxt5k9","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(10,'1m8g4n55ce9s9hr8',1,1795838088364,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8g4n4zpbs6d05h","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m8g4n4zpbs6d05h","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(11,'1m8g4n55ce9s9hr8',2,1795838088364,'round',NULL,'{"number":1,"leader":null,"commitment":"73b6c5456e55dcbe71efd318978fbe509897a60dd834596ac01ce43b61be1ddb","points":[0],"rules":2,"seats":[{"player":"1m8g4n4zpbs6d05h","status":"joined"}],"rounds":1,"deal":{"nonce":"c36ab8a5103e207e4998da3bdd4b73e72d887b43c7a9b258b53083ab50e1e9ba","secret":"0351"},"carry":null}');
INSERT INTO "event" VALUES(12,'1m8g4n55ce9s9hr8',3,1795838088387,'guess',0,'{"attempt":1,"code":"0123","bulls":1,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(13,'1m8g4n55ce9s9hr8',4,1795838088398,'guess',0,'{"attempt":2,"code":"0214","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(14,'1m8g4n55ce9s9hr8',5,1795838088426,'guess',0,'{"attempt":3,"code":"0351","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(15,'1m8g4n55ce9s9hr8',6,1795838088426,'round-over',NULL,'{"id":"1m8g4n57afgz92kd","round":1,"leader":null,"attempts":3,"solved":true,"solver":0,"secret":"0351","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"c36ab8a5103e207e4998da3bdd4b73e72d887b43c7a9b258b53083ab50e1e9ba","secret":"0351"}}');
INSERT INTO "event" VALUES(16,'1m8g4n55ce9s9hr8',7,1795838088426,'finished',NULL,'{"id":"1m8g4n57afgza2pr","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(17,'1m8g4n57d7hasfye',1,1795838088429,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","consistent_guesses":false,"codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8g4n4z9awn5j9m","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m8g4n4z9awn5j9m","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(18,'1m8g4n57d7hasfye',2,1795838088429,'round',NULL,'{"number":1,"leader":null,"commitment":"1082548d3a104663ac183e2e744070eace46be0caabec7445304fe21a26299cb","points":[0],"rules":2,"seats":[{"player":"1m8g4n4z9awn5j9m","status":"joined"}],"rounds":1,"deal":{"nonce":"e9527bbc40880229d11a5c76d37be6c2fc0a119c98f72477138ef5f6279c254d","secret":"3127"},"carry":null}');
INSERT INTO "event" VALUES(19,'1m8g4n57d7hasfye',3,1795838088452,'resigned',0,'{}');
INSERT INTO "event" VALUES(20,'1m8g4n57d7hasfye',4,1795838088452,'round-over',NULL,'{"id":"1m8g4n58424vf539","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"3127","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"e9527bbc40880229d11a5c76d37be6c2fc0a119c98f72477138ef5f6279c254d","secret":"3127"}}');
INSERT INTO "event" VALUES(21,'1m8g4n57d7hasfye',5,1795838088452,'finished',NULL,'{"id":"1m8g4n58424vf6me","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(22,'1m8g4n58y5kkmam2',1,1795838088478,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","consistent_guesses":false,"codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8g4n4zpbs6d05h","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m8g4n4zpbs6d05h","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(23,'1m8g4n58y5kkmam2',2,1795838088478,'round',NULL,'{"number":1,"leader":null,"commitment":"e95ca78cc2080a99b82a10e6adde07fa160aaeacf5e82fec5b0b9af21552ac4c","points":[0],"rules":2,"seats":[{"player":"1m8g4n4zpbs6d05h","status":"joined"}],"rounds":1,"deal":{"nonce":"926d4ee091d2796766eb5ffe62630b581bb639ff69d1f0daabe4c1e6591dd254","secret":"3779"},"carry":null}');
INSERT INTO "event" VALUES(24,'1m8g4n58y5kkmam2',3,1795838088480,'resigned',0,'{}');
INSERT INTO "event" VALUES(25,'1m8g4n58y5kkmam2',4,1795838088480,'round-over',NULL,'{"id":"1m8g4n590f67ks42","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"3779","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"926d4ee091d2796766eb5ffe62630b581bb639ff69d1f0daabe4c1e6591dd254","secret":"3779"}}');
INSERT INTO "event" VALUES(26,'1m8g4n58y5kkmam2',5,1795838088480,'finished',NULL,'{"id":"1m8g4n590f67ndfh","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(27,'1m8g4n59nbnhgy88',1,1795838088501,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8g4n59nbnhf8dp","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m8g4n59nbnhf8dp","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(28,'1m8g4n59nbnhgy88',2,1795838088501,'round',NULL,'{"number":1,"leader":null,"commitment":"1cabaec296f55c6f5bfc459d822613403c94abcab0a09610f15e5f227eb1d7a1","points":[0],"rules":2,"seats":[{"player":"1m8g4n59nbnhf8dp","status":"joined"}],"rounds":0,"deal":{"nonce":"4d32608104f76f14469269be090ca5efc3039bbaef126a4f5b7518cdfd3d6537","secret":"8517"},"carry":null}');
INSERT INTO "event" VALUES(29,'1m8g4n59nbnhgy88',3,1795838088518,'guess',0,'{"attempt":1,"code":"1234","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(30,'1m8g4n5as5an6vb3',1,1795838088537,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"server","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8g4n5as5an64m9","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m8g4n5as5an64m9","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(31,'1m8g4n5as5an6vb3',2,1795838088537,'round',NULL,'{"number":1,"leader":null,"commitment":"e84681ef58e74b66f29e1cbd7f34e6c76f160cb25687411eabab4175298e697e","points":[0],"rules":2,"seats":[{"player":"1m8g4n5as5an64m9","status":"joined"}],"rounds":2,"deal":{"nonce":"035997704ce264ace6cf81666c399b0b0ae63f9b328f7eaf79a874002ea53277","secret":"9607"},"carry":null}');
INSERT INTO "event" VALUES(32,'1m8g4n5as5an6vb3',3,1795838088555,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(33,'1m8g4n5as5an6vb3',4,1795838088605,'guess',0,'{"attempt":2,"code":"1456","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(34,'1m8g4n5as5an6vb3',5,1795838088645,'guess',0,'{"attempt":3,"code":"2578","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(35,'1m8g4n5as5an6vb3',6,1795838088679,'guess',0,'{"attempt":4,"code":"3689","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(36,'1m8g4n5as5an6vb3',7,1795838088694,'guess',0,'{"attempt":5,"code":"3794","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(37,'1m8g4n5as5an6vb3',8,1795838088714,'guess',0,'{"attempt":6,"code":"4809","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(38,'1m8g4n5as5an6vb3',9,1795838088718,'guess',0,'{"attempt":7,"code":"7069","bulls":0,"cows":4,"solved":false}');
INSERT INTO "event" VALUES(39,'1m8g4n5as5an6vb3',10,1795838088720,'guess',0,'{"attempt":8,"code":"9607","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(40,'1m8g4n5as5an6vb3',11,1795838088720,'round-over',NULL,'{"id":"1m8g4n5gg9tswkd9","round":1,"leader":null,"attempts":8,"solved":true,"solver":0,"secret":"9607","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"035997704ce264ace6cf81666c399b0b0ae63f9b328f7eaf79a874002ea53277","secret":"9607"}}');
INSERT INTO "event" VALUES(41,'1m8g4n5as5an6vb3',12,1795838088722,'published',0,'{}');
INSERT INTO "event" VALUES(42,'1m8g4n5as5an6vb3',13,1795838088724,'round',NULL,'{"number":2,"leader":null,"commitment":"1ddd9c6dc078fa905f99e8a52c3ee05f61f10440a3dd159224f1a9ecda8f3a6f","points":[1],"rules":2,"seats":[{"player":"1m8g4n5as5an64m9","status":"joined"}],"rounds":2,"deal":{"nonce":"072ea9c1ca0f0e923434dc53ac6e4120b0e8b81134bee2dce1daa0de255c3d56","secret":"3579"},"carry":null,"made_public":true}');
INSERT INTO "event" VALUES(43,'1m8g4n5gn1phgmvj',1,1795838088725,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m8g4n4zpbs6d05h","status":"invited"},{"player":"000000000vexb2yq","status":"joined","bot":"gomoku","level":3}],"visibility":"private","ranked":false,"creator":"1m8g4n4z9awn5j9m","join_code":"VEEDZ3","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(44,'1m8g4n5gv0e96mxg',1,1795838088731,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8g4n5gs4avey9q","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m8g4n5gs4avey9q","join_code":"55K6HN","clock":null,"log":3}');
INSERT INTO "event" VALUES(45,'1m8g4n5gv0e96mxg',2,1795838088737,'joined',1,'{"player":"1m8g4n5gt6qyz4v6"}');
INSERT INTO "event" VALUES(46,'1m8g4n5gv0e96mxg',3,1795838088737,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m8g4n5gs4avey9q","status":"joined"},{"player":"1m8g4n5gt6qyz4v6","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(47,'1m8g4n5gv0e96mxg',4,1795838088750,'secret',0,'{"code":"1234","nonce":"0591607ec094508b5d24fd0df0901b85083a7c9498c0ffe0c0223cd701f2ab5e","commitment":"caa810180af005082df3c3dae5c39ac372efc4c12671d53449ea7aee34425dc2"}');
INSERT INTO "event" VALUES(48,'1m8g4n5gv0e96mxg',5,1795838088769,'guess',1,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(49,'1m8g4n5gv0e96mxg',6,1795838088769,'round-over',NULL,'{"id":"1m8g4n5j14htr81v","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"0591607ec094508b5d24fd0df0901b85083a7c9498c0ffe0c0223cd701f2ab5e","secret":"1234"}}');
INSERT INTO "event" VALUES(50,'1m8g4n5gv0e96mxg',7,1795838088774,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":2,"seats":[{"player":"1m8g4n5gs4avey9q","status":"joined"},{"player":"1m8g4n5gt6qyz4v6","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(51,'1m8g4n5gv0e96mxg',8,1795838088778,'secret',1,'{"code":"4321","nonce":"7e73c827d9800602e81cbd3dbc8d7bdf1675df4daff45bca6934697d5936f47a","commitment":"6ede7fa55d416c622b471cfb29b4c0c3aedf799094febbb1bdf63c329917c2c4"}');
INSERT INTO "event" VALUES(52,'1m8g4n5gv0e96mxg',9,1795838088780,'resigned',0,'{}');
INSERT INTO "event" VALUES(53,'1m8g4n5gv0e96mxg',10,1795838088780,'round-over',NULL,'{"id":"1m8g4n5jc6wx5bxy","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"7e73c827d9800602e81cbd3dbc8d7bdf1675df4daff45bca6934697d5936f47a","secret":"4321"}}');
INSERT INTO "event" VALUES(54,'1m8g4n5gv0e96mxg',11,1795838088780,'finished',NULL,'{"id":"1m8g4n5jc6wx7axc","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation"}');
INSERT INTO "event" VALUES(55,'1m8g4n5m776qbgae',1,1795838088839,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"manual","secret":"held","rounds":3,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8g4n5jj9w7g165","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m8g4n5jj9w7g165","join_code":"DAWCTJ","clock":null,"log":3}');
INSERT INTO "event" VALUES(56,'1m8g4n5m776qbgae',2,1795838088841,'joined',1,'{"player":"1m8g4n5jn7v717s1"}');
INSERT INTO "event" VALUES(57,'1m8g4n5m776qbgae',3,1795838088843,'joined',2,'{"player":"1m8g4n5m57agt718"}');
INSERT INTO "event" VALUES(58,'1m8g4n5m776qbgae',4,1795838088843,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m8g4n5jj9w7g165","status":"joined"},{"player":"1m8g4n5jn7v717s1","status":"joined"},{"player":"1m8g4n5m57agt718","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(59,'1m8g4n5mh2eeh0z9',1,1795838088849,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8g4n5mdbzjb9vc","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m8g4n5mdbzjb9vc","join_code":"DBCWHT","clock":null,"log":3}');
INSERT INTO "event" VALUES(60,'1m8g4n5mh2eeh0z9',2,1795838088851,'joined',1,'{"player":"1m8g4n5me4jd5y1c"}');
INSERT INTO "event" VALUES(61,'1m8g4n5mh2eeh0z9',3,1795838088853,'joined',2,'{"player":"1m8g4n5mg4awczcv"}');
INSERT INTO "event" VALUES(62,'1m8g4n5mh2eeh0z9',4,1795838088853,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m8g4n5mdbzjb9vc","status":"joined"},{"player":"1m8g4n5me4jd5y1c","status":"joined"},{"player":"1m8g4n5mg4awczcv","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(63,'1m8g4n5mh2eeh0z9',5,1795838088863,'secret',0,'{"code":"5678","nonce":"970ee809ca185819d9103c5d31b7e03fe719c4ee2aed2cef483634b1eed50479","commitment":"8d46d1f96a4beedb1e9fceeaca439fd0d0bf24c1f52b6103d588a4760c3ab4b5"}');
INSERT INTO "event" VALUES(64,'1m8g4n5mh2eeh0z9',6,1795838088874,'guess',1,'{"attempt":1,"code":"1234","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(65,'1m8g4n5pzfwr23t5',1,1795838088927,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8g4n4z9awn5j9m","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m8g4n4z9awn5j9m","join_code":"9QE6HZ","clock":null,"log":3}');
INSERT INTO "event" VALUES(66,'1m8g4n5qed1hye31',1,1795838088942,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8g4n4zpbs6d05h","status":"joined"},{"player":"1m8g4n50818d3w1b","status":"invited"}],"visibility":"public","ranked":false,"creator":"1m8g4n4zpbs6d05h","join_code":"82C8XK","clock":null,"log":3}');
INSERT INTO "event" VALUES(67,'1m8g4n5qed1hye31',2,1795838088947,'aborted',0,'{"reason":"creator"}');
INSERT INTO "event" VALUES(68,'1m8g4n5r98f60asx',1,1795838088969,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8g4n4z9awn5j9m","status":"joined"},{"player":"1m8g4n50818d3w1b","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m8g4n4z9awn5j9m","join_code":"7852KX","clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(69,'1m8g4n5rh1z65jqf',1,1795838088977,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8g4n4z9awn5j9m","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"visibility":"private","ranked":false,"creator":"1m8g4n4z9awn5j9m","join_code":null,"clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(70,'1m8g4n5rh1z65jqf',2,1795838088977,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m8g4n4z9awn5j9m","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(71,'1m8g4n5sg24wkp02',1,1795838089008,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":null,"hints":false},"seats":[{"player":"1m8g4n5s3e4bvk4y","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m8g4n5s3e4bvk4y","join_code":"N45ERS","clock":null,"log":3}');
INSERT INTO "event" VALUES(72,'1m8g4n5sg24wkp02',2,1795838089025,'joined',1,'{"player":"1m8g4n5sa49t0c5z"}');
INSERT INTO "event" VALUES(73,'1m8g4n5sg24wkp02',3,1795838089025,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m8g4n5s3e4bvk4y","status":"joined"},{"player":"1m8g4n5sa49t0c5z","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(74,'1m8g4n5sg24wkp02',4,1795838089028,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(75,'1m8g4n5sg24wkp02',5,1795838089033,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(76,'1m8g4n5sg24wkp02',6,1795838089041,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(77,'1m8g4n5sg24wkp02',7,1795838089046,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(78,'1m8g4n5sg24wkp02',8,1795838089066,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(79,'1m8g4n5sg24wkp02',9,1795838089066,'round-over',NULL,'{"id":"1m8g4n5va8szvmv2","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(80,'1m8g4n5sg24wkp02',10,1795838089068,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[1,0],"rules":1,"seats":[{"player":"1m8g4n5s3e4bvk4y","status":"joined"},{"player":"1m8g4n5sa49t0c5z","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(81,'1m8g4n5sg24wkp02',11,1795838089070,'move',1,'{"column":1,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(82,'1m8g4n5vf26m4a0y',1,1795838089071,'created',0,'{"ruleset":"gomoku","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m8g4n4z9awn5j9m","status":"joined"},{"player":"1m8g4n4zpbs6d05h","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m8g4n4z9awn5j9m","join_code":"WHZYSV","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(83,'1m8g4n5vf26m4a0y',2,1795838089073,'joined',1,'{"player":"1m8g4n4zpbs6d05h"}');
INSERT INTO "event" VALUES(84,'1m8g4n5vf26m4a0y',3,1795838089073,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m8g4n4z9awn5j9m","status":"joined"},{"player":"1m8g4n4zpbs6d05h","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(85,'1m8g4n5vf26m4a0y',4,1795838089075,'move',0,'{"column":7,"row":7,"symbol":"X"}');
INSERT INTO "event" VALUES(86,'1m8g4n5vf26m4a0y',5,1795838089076,'move',1,'{"column":8,"row":8,"symbol":"O"}');
INSERT INTO "event" VALUES(87,'1m8g4n5vf26m4a0y',6,1795838089077,'resigned',1,'{}');
INSERT INTO "event" VALUES(88,'1m8g4n5vf26m4a0y',7,1795838089077,'round-over',NULL,'{"id":"1m8g4n5vn1erp9fn","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(89,'1m8g4n5vf26m4a0y',8,1795838089077,'finished',NULL,'{"id":"1m8g4n5vn1erpxck","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation"}');
INSERT INTO "event" VALUES(90,'1m8g4n5vt0pqc7xd',1,1795838089082,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","cards":"shown","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m8g4n5vr7xmmd7a","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m8g4n5vr7xmmd7a","join_code":"S6J7G7","clock":null,"log":3,"commitment":"d5e675569b2128783efd812849a4b792e9a26d8093461b2784322fd1f27b6a9c","client_seeds":["",""],"server_seed":"0bad1056275b9e10b3fde00faad9380c208e1832e981bafe4bae57b3bf6054ef"}');
INSERT INTO "event" VALUES(91,'1m8g4n5vt0pqc7xd',2,1795838089084,'joined',1,'{"player":"1m8g4n5vs3r51xvw"}');
INSERT INTO "event" VALUES(92,'1m8g4n5vt0pqc7xd',3,1795838089084,'round',NULL,'{"number":1,"leader":0,"commitment":"d5e675569b2128783efd812849a4b792e9a26d8093461b2784322fd1f27b6a9c","points":[0,0],"rules":1,"seats":[{"player":"1m8g4n5vr7xmmd7a","status":"joined"},{"player":"1m8g4n5vs3r51xvw","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(93,'1m8g4n5vt0pqc7xd',4,1795838089084,'roll',0,'{"keep":[],"dice":[5,2,3,1,3],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(94,'1m8g4n5vt0pqc7xd',5,1795838089088,'score',0,'{"category":"chance","score":14,"bonus":0}');
INSERT INTO "event" VALUES(95,'1m8g4n5vt0pqc7xd',6,1795838089088,'roll',1,'{"keep":[],"dice":[3,4,3,2,3],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(96,'1m8g4n5we2xkka3d',1,1795838089102,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","cards":"shown","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m8g4n5w57zpjfjm","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m8g4n5w57zpjfjm","join_code":"D39QFD","clock":null,"log":3,"commitment":"ebee664dc247cad99895ff46b1b2240b7fb3428d328afd3369c09f0493067abc","client_seeds":["",""],"server_seed":"321b59603a5b29a93786bb41650b6df7985115b65cf79b4801e3169f0f7f3cf0"}');
INSERT INTO "event" VALUES(97,'1m8g4n5we2xkka3d',2,1795838089106,'joined',1,'{"player":"1m8g4n5wa7wrnhtg"}');
INSERT INTO "event" VALUES(98,'1m8g4n5we2xkka3d',3,1795838089106,'round',NULL,'{"number":1,"leader":0,"commitment":"ebee664dc247cad99895ff46b1b2240b7fb3428d328afd3369c09f0493067abc","points":[0,0],"rules":1,"seats":[{"player":"1m8g4n5w57zpjfjm","status":"joined"},{"player":"1m8g4n5wa7wrnhtg","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(99,'1m8g4n5we2xkka3d',4,1795838089106,'roll',0,'{"keep":[],"dice":[3,6,5,5,5],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(100,'1m8g4n5we2xkka3d',5,1795838089110,'score',0,'{"category":"aces","score":0,"bonus":0}');
INSERT INTO "event" VALUES(101,'1m8g4n5we2xkka3d',6,1795838089110,'roll',1,'{"keep":[],"dice":[1,4,3,5,6],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(102,'1m8g4n5we2xkka3d',7,1795838089117,'score',1,'{"category":"aces","score":1,"bonus":0}');
INSERT INTO "event" VALUES(103,'1m8g4n5we2xkka3d',8,1795838089117,'roll',0,'{"keep":[],"dice":[5,1,4,1,1],"stage":0,"roll":2}');
INSERT INTO "event" VALUES(104,'1m8g4n5we2xkka3d',9,1795838089121,'score',0,'{"category":"twos","score":0,"bonus":0}');
INSERT INTO "event" VALUES(105,'1m8g4n5we2xkka3d',10,1795838089121,'roll',1,'{"keep":[],"dice":[1,3,1,1,5],"stage":0,"roll":3}');
INSERT INTO "event" VALUES(106,'1m8g4n5we2xkka3d',11,1795838089125,'score',1,'{"category":"twos","score":0,"bonus":0}');
INSERT INTO "event" VALUES(107,'1m8g4n5we2xkka3d',12,1795838089125,'roll',0,'{"keep":[],"dice":[3,2,6,6,5],"stage":0,"roll":4}');
INSERT INTO "event" VALUES(108,'1m8g4n5we2xkka3d',13,1795838089132,'score',0,'{"category":"threes","score":3,"bonus":0}');
INSERT INTO "event" VALUES(109,'1m8g4n5we2xkka3d',14,1795838089132,'roll',1,'{"keep":[],"dice":[4,5,1,4,6],"stage":0,"roll":5}');
INSERT INTO "event" VALUES(110,'1m8g4n5we2xkka3d',15,1795838089154,'score',1,'{"category":"threes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(111,'1m8g4n5we2xkka3d',16,1795838089154,'roll',0,'{"keep":[],"dice":[1,5,2,1,2],"stage":0,"roll":6}');
INSERT INTO "event" VALUES(112,'1m8g4n5we2xkka3d',17,1795838089202,'score',0,'{"category":"fours","score":0,"bonus":0}');
INSERT INTO "event" VALUES(113,'1m8g4n5we2xkka3d',18,1795838089202,'roll',1,'{"keep":[],"dice":[5,1,6,2,2],"stage":0,"roll":7}');
INSERT INTO "event" VALUES(114,'1m8g4n5we2xkka3d',19,1795838089213,'score',1,'{"category":"fours","score":0,"bonus":0}');
INSERT INTO "event" VALUES(115,'1m8g4n5we2xkka3d',20,1795838089213,'roll',0,'{"keep":[],"dice":[1,3,5,5,6],"stage":0,"roll":8}');
INSERT INTO "event" VALUES(116,'1m8g4n5we2xkka3d',21,1795838089218,'score',0,'{"category":"fives","score":10,"bonus":0}');
INSERT INTO "event" VALUES(117,'1m8g4n5we2xkka3d',22,1795838089218,'roll',1,'{"keep":[],"dice":[1,2,2,1,6],"stage":0,"roll":9}');
INSERT INTO "event" VALUES(118,'1m8g4n5we2xkka3d',23,1795838089243,'score',1,'{"category":"fives","score":0,"bonus":0}');
INSERT INTO "event" VALUES(119,'1m8g4n5we2xkka3d',24,1795838089243,'roll',0,'{"keep":[],"dice":[3,2,2,4,2],"stage":0,"roll":10}');
INSERT INTO "event" VALUES(120,'1m8g4n5we2xkka3d',25,1795838089258,'score',0,'{"category":"sixes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(121,'1m8g4n5we2xkka3d',26,1795838089258,'roll',1,'{"keep":[],"dice":[5,6,3,3,5],"stage":0,"roll":11}');
INSERT INTO "event" VALUES(122,'1m8g4n5we2xkka3d',27,1795838089281,'score',1,'{"category":"sixes","score":6,"bonus":0}');
INSERT INTO "event" VALUES(123,'1m8g4n5we2xkka3d',28,1795838089281,'roll',0,'{"keep":[],"dice":[3,1,4,5,2],"stage":0,"roll":12}');
INSERT INTO "event" VALUES(124,'1m8g4n5we2xkka3d',29,1795838089291,'score',0,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(125,'1m8g4n5we2xkka3d',30,1795838089291,'roll',1,'{"keep":[],"dice":[6,4,2,3,5],"stage":0,"roll":13}');
INSERT INTO "event" VALUES(126,'1m8g4n5we2xkka3d',31,1795838089301,'score',1,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(127,'1m8g4n5we2xkka3d',32,1795838089301,'roll',0,'{"keep":[],"dice":[6,3,3,5,2],"stage":0,"roll":14}');
INSERT INTO "event" VALUES(128,'1m8g4n5we2xkka3d',33,1795838089309,'score',0,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(129,'1m8g4n5we2xkka3d',34,1795838089309,'roll',1,'{"keep":[],"dice":[6,6,4,6,1],"stage":0,"roll":15}');
INSERT INTO "event" VALUES(130,'1m8g4n5we2xkka3d',35,1795838089312,'score',1,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(131,'1m8g4n5we2xkka3d',36,1795838089312,'roll',0,'{"keep":[],"dice":[5,4,5,5,5],"stage":0,"roll":16}');
INSERT INTO "event" VALUES(132,'1m8g4n5we2xkka3d',37,1795838089317,'score',0,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(133,'1m8g4n5we2xkka3d',38,1795838089317,'roll',1,'{"keep":[],"dice":[1,5,2,4,3],"stage":0,"roll":17}');
INSERT INTO "event" VALUES(134,'1m8g4n5we2xkka3d',39,1795838089321,'score',1,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(135,'1m8g4n5we2xkka3d',40,1795838089321,'roll',0,'{"keep":[],"dice":[6,3,5,3,5],"stage":0,"roll":18}');
INSERT INTO "event" VALUES(136,'1m8g4n5we2xkka3d',41,1795838089328,'score',0,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(137,'1m8g4n5we2xkka3d',42,1795838089328,'roll',1,'{"keep":[],"dice":[6,6,1,5,4],"stage":0,"roll":19}');
INSERT INTO "event" VALUES(138,'1m8g4n5we2xkka3d',43,1795838089330,'score',1,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(139,'1m8g4n5we2xkka3d',44,1795838089330,'roll',0,'{"keep":[],"dice":[4,4,5,3,1],"stage":0,"roll":20}');
INSERT INTO "event" VALUES(140,'1m8g4n5we2xkka3d',45,1795838089337,'score',0,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(141,'1m8g4n5we2xkka3d',46,1795838089337,'roll',1,'{"keep":[],"dice":[2,2,4,3,4],"stage":0,"roll":21}');
INSERT INTO "event" VALUES(142,'1m8g4n5we2xkka3d',47,1795838089345,'score',1,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(143,'1m8g4n5we2xkka3d',48,1795838089345,'roll',0,'{"keep":[],"dice":[3,4,6,1,2],"stage":0,"roll":22}');
INSERT INTO "event" VALUES(144,'1m8g4n5we2xkka3d',49,1795838089353,'score',0,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(145,'1m8g4n5we2xkka3d',50,1795838089353,'roll',1,'{"keep":[],"dice":[6,4,1,5,2],"stage":0,"roll":23}');
INSERT INTO "event" VALUES(146,'1m8g4n5we2xkka3d',51,1795838089361,'score',1,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(147,'1m8g4n5we2xkka3d',52,1795838089361,'roll',0,'{"keep":[],"dice":[5,3,4,5,3],"stage":0,"roll":24}');
INSERT INTO "event" VALUES(148,'1m8g4n5we2xkka3d',53,1795838089369,'score',0,'{"category":"chance","score":20,"bonus":0}');
INSERT INTO "event" VALUES(149,'1m8g4n5we2xkka3d',54,1795838089369,'roll',1,'{"keep":[],"dice":[1,2,5,1,6],"stage":0,"roll":25}');
INSERT INTO "event" VALUES(150,'1m8g4n5we2xkka3d',55,1795838089373,'score',1,'{"category":"chance","score":15,"bonus":0}');
INSERT INTO "event" VALUES(151,'1m8g4n5we2xkka3d',56,1795838089373,'round-over',NULL,'{"id":"1m8g4n64x1ydpwbs","round":1,"leader":0,"winners":[0],"cards":[{"seat":0,"boxes":{"aces":0,"twos":0,"threes":3,"fours":0,"fives":10,"sixes":0,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":20},"upper_total":13,"upper_bonus":0,"yahtzee_bonus":0,"total":33},{"seat":1,"boxes":{"aces":1,"twos":0,"threes":0,"fours":0,"fives":0,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":15},"upper_total":7,"upper_bonus":0,"yahtzee_bonus":0,"total":22}],"forfeited":[],"forfeited_by":null,"points":[33,22],"proof":null}');
INSERT INTO "event" VALUES(152,'1m8g4n5we2xkka3d',57,1795838089373,'finished',NULL,'{"id":"1m8g4n64x1ydpy3g","outcome":"win","winners":[0],"points":[33,22],"reason":"rounds","proof":{"server_seed":"321b59603a5b29a93786bb41650b6df7985115b65cf79b4801e3169f0f7f3cf0","client_seeds":["",""]}}');
INSERT INTO "event" VALUES(153,'1m8g4n6hz7w8gr9c',1,1795838089792,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m8g4n4z9awn5j9m","status":"invited"},{"player":"1m8g4n4zpbs6d05h","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m8g4n68kdzgcq13","join_code":"WPYRVN","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3,"tournament":"1m8g4n68kdzgcq13"}');
INSERT INTO "event" VALUES(154,'1m8g4n6hz7w8gr9c',2,1795838089828,'joined',0,'{"player":"1m8g4n4z9awn5j9m"}');
INSERT INTO "event" VALUES(155,'1m8g4n6hz7w8gr9c',3,1795838089842,'joined',1,'{"player":"1m8g4n4zpbs6d05h"}');
INSERT INTO "event" VALUES(156,'1m8g4n6hz7w8gr9c',4,1795838089842,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m8g4n4z9awn5j9m","status":"joined"},{"player":"1m8g4n4zpbs6d05h","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(157,'1m8g4n6hz7w8gr9c',5,1795838089852,'resigned',1,'{}');
INSERT INTO "event" VALUES(158,'1m8g4n6hz7w8gr9c',6,1795838089852,'round-over',NULL,'{"id":"1m8g4n6kwb88r73r","round":1,"leader":0,"moves":0,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(159,'1m8g4n6hz7w8gr9c',7,1795838089852,'finished',NULL,'{"id":"1m8g4n6kwb88sbt6","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation"}');
INSERT INTO "event" VALUES(160,'1m8g4n6w8cwk3rbn',1,1795838090121,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m8g4n4z9awn5j9m","status":"invited"},{"player":"1m8g4n50818d3w1b","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m8g4n6vk6y3nk86","join_code":"R39Y6Z","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3,"tournament":"1m8g4n6vk6y3nk86"}');
INSERT INTO "event" VALUES(161,'1m8g4n6yx96dsnnh',1,1795838090205,'created',0,'{"ruleset":"quiz","options":{"judge":"automatic","reading":"screen","spelling":"exact","grace_seconds":15,"ready_seconds":60,"judge_seconds":30,"appeal_seconds":0,"tie_break":true,"rounds":1,"title":null,"parts":[{"kind":"sheet","set":{"set":"1m8g4n6y9aehxg1n","version":1,"categories":null,"difficulty":null},"seconds":300,"questions":1,"points":1,"title":null}]},"seats":[{"player":"1m8g4n4z9awn5j9m","status":"joined","role":"contender"}],"visibility":"private","ranked":false,"creator":"1m8g4n4z9awn5j9m","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(162,'1m8g4n6yx96dsnnh',2,1795838090205,'round',NULL,'{"number":1,"leader":null,"commitment":"3f6f4f795d4633f5b9ccfd4d770a0e8cac7213b25f1b94331ae9fe358661be90","points":[0],"minor":[0],"rules":1,"seats":[{"player":"1m8g4n4z9awn5j9m","status":"joined"}],"rounds":1,"deal":{"nonce":"e1720218d6d6d469e02b686285ecda313ceee0bb9e9de97ec70caafe68ca6dd7","sets":[{"set":"1m8g4n6y9aehxg1n","version":1,"title":"One","language":"en","licence":"own","author":"Ann"}],"questions":[{"set":0,"number":0,"salt":"faaa993d70e3a974c13af0a6ef2e46f41c0c58175467a49c6bbfbdd1a1363986","dealt":"{\"choices\":[\"true\",\"false\"],\"correct\":[0],\"kind\":\"boolean\",\"text\":\"Is Oslo in Norway?\"}"}],"tie_break":0,"parts":[[1]]},"carry":null}');
INSERT INTO "event" VALUES(163,'1m8g4n6yx96dsnnh',3,1795838090205,'part',NULL,'{"part":1,"of":1,"part_kind":"sheet","title":null,"seconds":300,"order":null}');
INSERT INTO "event" VALUES(164,'1m8g4n6yx96dsnnh',4,1795838090218,'ready',0,'{}');
INSERT INTO "event" VALUES(165,'1m8g4n6yx96dsnnh',5,1795838090218,'question',NULL,'{"question":1,"text":"Is Oslo in Norway?","language":"en","answer_kind":"boolean","choices":["true","false"],"unit":null,"category":null,"difficulty":null,"media":null}');
INSERT INTO "event" VALUES(166,'1m8g4n6yx96dsnnh',6,1795838090253,'hand-in',0,'{}');
INSERT INTO "event" VALUES(167,'1m8g4n6yx96dsnnh',7,1795838090253,'closed',NULL,'{"question":1,"answer":"true","outcomes":[{"seat":0,"outcome":"unanswered","points":0,"text":null}]}');
INSERT INTO "event" VALUES(168,'1m8g4n6yx96dsnnh',8,1795838090253,'round-over',NULL,'{"id":"1m8g4n70d34pax39","round":1,"leader":null,"scores":[{"seat":0,"points":0,"right":0,"wrong":0,"passes":0,"unanswered":1,"tie_break":null}],"places":[1],"tie_break":null,"title":null,"forfeited_by":null,"points":[0],"proof":{"nonce":"e1720218d6d6d469e02b686285ecda313ceee0bb9e9de97ec70caafe68ca6dd7","secret":"7aead07608b29986d8dffb6856b75043037e44f563677c7440213bcc62b3e801"}}');
INSERT INTO "event" VALUES(169,'1m8g4n6yx96dsnnh',9,1795838090253,'finished',NULL,'{"id":"1m8g4n70d34pcmr6","outcome":"loss","winners":[],"points":[0],"minor":[0],"reason":"rounds"}');
INSERT INTO "event" VALUES(170,'1m8g4n72p052fyjs',1,1795838090326,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m8g4n71y0f7mz5f","status":"joined"},{"player":"1m8g4n72e8ccta7v","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m8g4n71y0f7mz5f","join_code":"92H3T8","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(171,'1m8g4n72p052fyjs',2,1795838090357,'joined',1,'{"player":"1m8g4n72e8ccta7v"}');
INSERT INTO "event" VALUES(172,'1m8g4n72p052fyjs',3,1795838090357,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m8g4n71y0f7mz5f","status":"joined"},{"player":"1m8g4n72e8ccta7v","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(173,'1m8g4n72p052fyjs',4,1795838090369,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(174,'1m8g4n72p052fyjs',5,1795838090390,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(175,'1m8g4n72p052fyjs',6,1795838090419,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(176,'1m8g4n72p052fyjs',7,1795838090434,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(177,'1m8g4n72p052fyjs',8,1795838090469,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(178,'1m8g4n72p052fyjs',9,1795838090469,'round-over',NULL,'{"id":"1m8g4n7753a8mke0","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(179,'1m8g4n72p052fyjs',10,1795838090469,'finished',NULL,'{"id":"1m8g4n7753a8ptm8","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds"}');
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
INSERT INTO "event_place" VALUES('1m8g4n5166dgnrsm',1,1);
INSERT INTO "event_place" VALUES('1m8g4n5166dgnrsm',2,2);
INSERT INTO "event_place" VALUES('1m8g4n5166dgnrsm',3,3);
INSERT INTO "event_place" VALUES('1m8g4n5166dgnrsm',4,4);
INSERT INTO "event_place" VALUES('1m8g4n5166dgnrsm',5,5);
INSERT INTO "event_place" VALUES('1m8g4n5166dgnrsm',6,6);
INSERT INTO "event_place" VALUES('1m8g4n5166dgnrsm',7,7);
INSERT INTO "event_place" VALUES('1m8g4n5166dgnrsm',8,8);
INSERT INTO "event_place" VALUES('1m8g4n5166dgnrsm',9,9);
INSERT INTO "event_place" VALUES('1m8g4n55ce9s9hr8',1,10);
INSERT INTO "event_place" VALUES('1m8g4n55ce9s9hr8',2,11);
INSERT INTO "event_place" VALUES('1m8g4n55ce9s9hr8',3,12);
INSERT INTO "event_place" VALUES('1m8g4n55ce9s9hr8',4,13);
INSERT INTO "event_place" VALUES('1m8g4n55ce9s9hr8',5,14);
INSERT INTO "event_place" VALUES('1m8g4n55ce9s9hr8',6,15);
INSERT INTO "event_place" VALUES('1m8g4n55ce9s9hr8',7,16);
INSERT INTO "event_place" VALUES('1m8g4n57d7hasfye',1,17);
INSERT INTO "event_place" VALUES('1m8g4n57d7hasfye',2,18);
INSERT INTO "event_place" VALUES('1m8g4n57d7hasfye',3,19);
INSERT INTO "event_place" VALUES('1m8g4n57d7hasfye',4,20);
INSERT INTO "event_place" VALUES('1m8g4n57d7hasfye',5,21);
INSERT INTO "event_place" VALUES('1m8g4n58y5kkmam2',1,22);
INSERT INTO "event_place" VALUES('1m8g4n58y5kkmam2',2,23);
INSERT INTO "event_place" VALUES('1m8g4n58y5kkmam2',3,24);
INSERT INTO "event_place" VALUES('1m8g4n58y5kkmam2',4,25);
INSERT INTO "event_place" VALUES('1m8g4n58y5kkmam2',5,26);
INSERT INTO "event_place" VALUES('1m8g4n59nbnhgy88',1,27);
INSERT INTO "event_place" VALUES('1m8g4n59nbnhgy88',2,28);
INSERT INTO "event_place" VALUES('1m8g4n59nbnhgy88',3,29);
INSERT INTO "event_place" VALUES('1m8g4n5as5an6vb3',1,30);
INSERT INTO "event_place" VALUES('1m8g4n5as5an6vb3',2,31);
INSERT INTO "event_place" VALUES('1m8g4n5as5an6vb3',3,32);
INSERT INTO "event_place" VALUES('1m8g4n5as5an6vb3',4,33);
INSERT INTO "event_place" VALUES('1m8g4n5as5an6vb3',5,34);
INSERT INTO "event_place" VALUES('1m8g4n5as5an6vb3',6,35);
INSERT INTO "event_place" VALUES('1m8g4n5as5an6vb3',7,36);
INSERT INTO "event_place" VALUES('1m8g4n5as5an6vb3',8,37);
INSERT INTO "event_place" VALUES('1m8g4n5as5an6vb3',9,38);
INSERT INTO "event_place" VALUES('1m8g4n5as5an6vb3',10,39);
INSERT INTO "event_place" VALUES('1m8g4n5as5an6vb3',11,40);
INSERT INTO "event_place" VALUES('1m8g4n5as5an6vb3',12,41);
INSERT INTO "event_place" VALUES('1m8g4n5as5an6vb3',13,42);
INSERT INTO "event_place" VALUES('1m8g4n5gn1phgmvj',1,43);
INSERT INTO "event_place" VALUES('1m8g4n5gv0e96mxg',1,44);
INSERT INTO "event_place" VALUES('1m8g4n5gv0e96mxg',2,45);
INSERT INTO "event_place" VALUES('1m8g4n5gv0e96mxg',3,46);
INSERT INTO "event_place" VALUES('1m8g4n5gv0e96mxg',4,47);
INSERT INTO "event_place" VALUES('1m8g4n5gv0e96mxg',5,48);
INSERT INTO "event_place" VALUES('1m8g4n5gv0e96mxg',6,49);
INSERT INTO "event_place" VALUES('1m8g4n5gv0e96mxg',7,50);
INSERT INTO "event_place" VALUES('1m8g4n5gv0e96mxg',8,51);
INSERT INTO "event_place" VALUES('1m8g4n5gv0e96mxg',9,52);
INSERT INTO "event_place" VALUES('1m8g4n5gv0e96mxg',10,53);
INSERT INTO "event_place" VALUES('1m8g4n5gv0e96mxg',11,54);
INSERT INTO "event_place" VALUES('1m8g4n5m776qbgae',1,55);
INSERT INTO "event_place" VALUES('1m8g4n5m776qbgae',2,56);
INSERT INTO "event_place" VALUES('1m8g4n5m776qbgae',3,57);
INSERT INTO "event_place" VALUES('1m8g4n5m776qbgae',4,58);
INSERT INTO "event_place" VALUES('1m8g4n5mh2eeh0z9',1,59);
INSERT INTO "event_place" VALUES('1m8g4n5mh2eeh0z9',2,60);
INSERT INTO "event_place" VALUES('1m8g4n5mh2eeh0z9',3,61);
INSERT INTO "event_place" VALUES('1m8g4n5mh2eeh0z9',4,62);
INSERT INTO "event_place" VALUES('1m8g4n5mh2eeh0z9',5,63);
INSERT INTO "event_place" VALUES('1m8g4n5mh2eeh0z9',6,64);
INSERT INTO "event_place" VALUES('1m8g4n5pzfwr23t5',1,65);
INSERT INTO "event_place" VALUES('1m8g4n5qed1hye31',1,66);
INSERT INTO "event_place" VALUES('1m8g4n5qed1hye31',2,67);
INSERT INTO "event_place" VALUES('1m8g4n5r98f60asx',1,68);
INSERT INTO "event_place" VALUES('1m8g4n5rh1z65jqf',1,69);
INSERT INTO "event_place" VALUES('1m8g4n5rh1z65jqf',2,70);
INSERT INTO "event_place" VALUES('1m8g4n5sg24wkp02',1,71);
INSERT INTO "event_place" VALUES('1m8g4n5sg24wkp02',2,72);
INSERT INTO "event_place" VALUES('1m8g4n5sg24wkp02',3,73);
INSERT INTO "event_place" VALUES('1m8g4n5sg24wkp02',4,74);
INSERT INTO "event_place" VALUES('1m8g4n5sg24wkp02',5,75);
INSERT INTO "event_place" VALUES('1m8g4n5sg24wkp02',6,76);
INSERT INTO "event_place" VALUES('1m8g4n5sg24wkp02',7,77);
INSERT INTO "event_place" VALUES('1m8g4n5sg24wkp02',8,78);
INSERT INTO "event_place" VALUES('1m8g4n5sg24wkp02',9,79);
INSERT INTO "event_place" VALUES('1m8g4n5sg24wkp02',10,80);
INSERT INTO "event_place" VALUES('1m8g4n5sg24wkp02',11,81);
INSERT INTO "event_place" VALUES('1m8g4n5vf26m4a0y',1,82);
INSERT INTO "event_place" VALUES('1m8g4n5vf26m4a0y',2,83);
INSERT INTO "event_place" VALUES('1m8g4n5vf26m4a0y',3,84);
INSERT INTO "event_place" VALUES('1m8g4n5vf26m4a0y',4,85);
INSERT INTO "event_place" VALUES('1m8g4n5vf26m4a0y',5,86);
INSERT INTO "event_place" VALUES('1m8g4n5vf26m4a0y',6,87);
INSERT INTO "event_place" VALUES('1m8g4n5vf26m4a0y',7,88);
INSERT INTO "event_place" VALUES('1m8g4n5vf26m4a0y',8,89);
INSERT INTO "event_place" VALUES('1m8g4n5vt0pqc7xd',1,90);
INSERT INTO "event_place" VALUES('1m8g4n5vt0pqc7xd',2,91);
INSERT INTO "event_place" VALUES('1m8g4n5vt0pqc7xd',3,92);
INSERT INTO "event_place" VALUES('1m8g4n5vt0pqc7xd',4,93);
INSERT INTO "event_place" VALUES('1m8g4n5vt0pqc7xd',5,94);
INSERT INTO "event_place" VALUES('1m8g4n5vt0pqc7xd',6,95);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',1,96);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',2,97);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',3,98);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',4,99);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',5,100);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',6,101);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',7,102);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',8,103);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',9,104);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',10,105);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',11,106);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',12,107);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',13,108);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',14,109);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',15,110);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',16,111);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',17,112);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',18,113);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',19,114);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',20,115);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',21,116);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',22,117);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',23,118);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',24,119);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',25,120);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',26,121);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',27,122);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',28,123);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',29,124);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',30,125);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',31,126);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',32,127);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',33,128);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',34,129);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',35,130);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',36,131);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',37,132);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',38,133);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',39,134);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',40,135);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',41,136);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',42,137);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',43,138);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',44,139);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',45,140);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',46,141);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',47,142);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',48,143);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',49,144);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',50,145);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',51,146);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',52,147);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',53,148);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',54,149);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',55,150);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',56,151);
INSERT INTO "event_place" VALUES('1m8g4n5we2xkka3d',57,152);
INSERT INTO "event_place" VALUES('1m8g4n6hz7w8gr9c',1,153);
INSERT INTO "event_place" VALUES('1m8g4n6hz7w8gr9c',2,154);
INSERT INTO "event_place" VALUES('1m8g4n6hz7w8gr9c',3,155);
INSERT INTO "event_place" VALUES('1m8g4n6hz7w8gr9c',4,156);
INSERT INTO "event_place" VALUES('1m8g4n6hz7w8gr9c',5,157);
INSERT INTO "event_place" VALUES('1m8g4n6hz7w8gr9c',6,158);
INSERT INTO "event_place" VALUES('1m8g4n6hz7w8gr9c',7,159);
INSERT INTO "event_place" VALUES('1m8g4n6w8cwk3rbn',1,160);
INSERT INTO "event_place" VALUES('1m8g4n6yx96dsnnh',1,161);
INSERT INTO "event_place" VALUES('1m8g4n6yx96dsnnh',2,162);
INSERT INTO "event_place" VALUES('1m8g4n6yx96dsnnh',3,163);
INSERT INTO "event_place" VALUES('1m8g4n6yx96dsnnh',4,164);
INSERT INTO "event_place" VALUES('1m8g4n6yx96dsnnh',5,165);
INSERT INTO "event_place" VALUES('1m8g4n6yx96dsnnh',6,166);
INSERT INTO "event_place" VALUES('1m8g4n6yx96dsnnh',7,167);
INSERT INTO "event_place" VALUES('1m8g4n6yx96dsnnh',8,168);
INSERT INTO "event_place" VALUES('1m8g4n6yx96dsnnh',9,169);
INSERT INTO "event_place" VALUES('1m8g4n72p052fyjs',1,170);
INSERT INTO "event_place" VALUES('1m8g4n72p052fyjs',2,171);
INSERT INTO "event_place" VALUES('1m8g4n72p052fyjs',3,172);
INSERT INTO "event_place" VALUES('1m8g4n72p052fyjs',4,173);
INSERT INTO "event_place" VALUES('1m8g4n72p052fyjs',5,174);
INSERT INTO "event_place" VALUES('1m8g4n72p052fyjs',6,175);
INSERT INTO "event_place" VALUES('1m8g4n72p052fyjs',7,176);
INSERT INTO "event_place" VALUES('1m8g4n72p052fyjs',8,177);
INSERT INTO "event_place" VALUES('1m8g4n72p052fyjs',9,178);
INSERT INTO "event_place" VALUES('1m8g4n72p052fyjs',10,179);
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
INSERT INTO "game" VALUES('1m8g4n5166dgnrsm','main','bulls-and-cows','finished','private',1,'1m8g4n4z9awn5j9m',NULL,1795838088230,1795838088346,0);
INSERT INTO "game" VALUES('1m8g4n55ce9s9hr8','main','bulls-and-cows','finished','private',1,'1m8g4n4zpbs6d05h',NULL,1795838088364,1795838088426,0);
INSERT INTO "game" VALUES('1m8g4n57d7hasfye','main','number-guess','finished','private',1,'1m8g4n4z9awn5j9m',NULL,1795838088429,1795838088452,0);
INSERT INTO "game" VALUES('1m8g4n58y5kkmam2','main','number-guess','finished','private',1,'1m8g4n4zpbs6d05h',NULL,1795838088478,1795838088480,0);
INSERT INTO "game" VALUES('1m8g4n59nbnhgy88','main','bulls-and-cows','playing','private',1,'1m8g4n59nbnhf8dp',NULL,1795838088501,NULL,0);
INSERT INTO "game" VALUES('1m8g4n5as5an6vb3','main','bulls-and-cows','playing','public',1,'1m8g4n5as5an64m9',NULL,1795838088537,NULL,0);
INSERT INTO "game" VALUES('1m8g4n5gn1phgmvj','main','tic-tac-toe','open','private',0,'1m8g4n4z9awn5j9m','VEEDZ3',1795838088725,NULL,1);
INSERT INTO "game" VALUES('1m8g4n5gv0e96mxg','main','bulls-and-cows','finished','public',0,'1m8g4n5gs4avey9q',NULL,1795838088731,1795838088780,0);
INSERT INTO "game" VALUES('1m8g4n5m776qbgae','main','bulls-and-cows','playing','private',0,'1m8g4n5jj9w7g165','DAWCTJ',1795838088839,NULL,0);
INSERT INTO "game" VALUES('1m8g4n5mh2eeh0z9','main','bulls-and-cows','playing','private',0,'1m8g4n5mdbzjb9vc','DBCWHT',1795838088849,NULL,0);
INSERT INTO "game" VALUES('1m8g4n5pzfwr23t5','main','mastermind','open','public',0,'1m8g4n4z9awn5j9m','9QE6HZ',1795838088927,NULL,0);
INSERT INTO "game" VALUES('1m8g4n5qed1hye31','main','mastermind','aborted','public',0,'1m8g4n4zpbs6d05h',NULL,1795838088942,1795838088947,0);
INSERT INTO "game" VALUES('1m8g4n5r98f60asx','main','mastermind','open','private',0,'1m8g4n4z9awn5j9m','7852KX',1795838088969,NULL,1);
INSERT INTO "game" VALUES('1m8g4n5rh1z65jqf','main','bulls-and-cows','playing','private',0,'1m8g4n4z9awn5j9m',NULL,1795838088977,NULL,1);
INSERT INTO "game" VALUES('1m8g4n5sg24wkp02','main','tic-tac-toe','playing','public',0,'1m8g4n5s3e4bvk4y','N45ERS',1795838089008,NULL,0);
INSERT INTO "game" VALUES('1m8g4n5vf26m4a0y','main','gomoku','finished','private',1,'1m8g4n4z9awn5j9m',NULL,1795838089071,1795838089077,0);
INSERT INTO "game" VALUES('1m8g4n5vt0pqc7xd','main','yahtzee','playing','private',0,'1m8g4n5vr7xmmd7a','S6J7G7',1795838089082,NULL,0);
INSERT INTO "game" VALUES('1m8g4n5we2xkka3d','main','yahtzee','finished','private',0,'1m8g4n5w57zpjfjm',NULL,1795838089102,1795838089373,0);
INSERT INTO "game" VALUES('1m8g4n6hz7w8gr9c','main','tic-tac-toe','finished','private',0,'1m8g4n68kdzgcq13',NULL,1795838089792,1795838089852,0);
INSERT INTO "game" VALUES('1m8g4n6w8cwk3rbn','main','tic-tac-toe','open','private',0,'1m8g4n6vk6y3nk86','R39Y6Z',1795838090121,NULL,1);
INSERT INTO "game" VALUES('1m8g4n6yx96dsnnh','main','quiz','finished','private',0,'1m8g4n4z9awn5j9m',NULL,1795838090205,1795838090253,0);
INSERT INTO "game" VALUES('1m8g4n72p052fyjs','main','tic-tac-toe','finished','private',0,'1m8g4n71y0f7mz5f',NULL,1795838090326,1795838090469,0);
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
INSERT INTO "idempotency_record" VALUES(1,'1m8g4n4z9awn5j9m','open','POST','/v1/games',X'09691FB4A4A800A0B6D83166B89AA76941AFE880DE790D85B4610A9C932FDBEE',1795838088927,201,'1','/v1/games/1m8g4n5pzfwr23t5','','1m8g4n5pzfwr23t5',0,1,0);
CREATE TABLE idempotency_use (
    player TEXT    NOT NULL,
    hour   INTEGER NOT NULL, -- since 1970
    bytes  INTEGER NOT NULL CHECK (bytes >= 0),
    PRIMARY KEY (player, hour)
) STRICT, WITHOUT ROWID;
INSERT INTO "idempotency_use" VALUES('1m8g4n4z9awn5j9m',498843,140);
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL,
    needs      INTEGER NOT NULL CHECK (needs > 0) -- how many migrations a program must know to work with it
) STRICT;
INSERT INTO "migration" VALUES(1,'schema',X'26FF95652282ECFD32B66ED732CE55C031E8B88156B1995C2FF320D549FCDF7F',1795838087729,1);
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
INSERT INTO "notification" VALUES('1m8g4n4z9awn5j9m',1,1795838089073,'joined','1m8g4n5vf26m4a0y',2);
INSERT INTO "notification" VALUES('1m8g4n4z9awn5j9m',2,1795838089073,'turn','1m8g4n5vf26m4a0y',3);
INSERT INTO "notification" VALUES('1m8g4n4z9awn5j9m',3,1795838089076,'turn','1m8g4n5vf26m4a0y',5);
INSERT INTO "notification" VALUES('1m8g4n4z9awn5j9m',4,1795838089077,'round-over','1m8g4n5vf26m4a0y',7);
INSERT INTO "notification" VALUES('1m8g4n4z9awn5j9m',5,1795838089077,'finished','1m8g4n5vf26m4a0y',8);
INSERT INTO "notification" VALUES('1m8g4n4z9awn5j9m',6,1795838089792,'invited','1m8g4n6hz7w8gr9c',1);
INSERT INTO "notification" VALUES('1m8g4n4z9awn5j9m',7,1795838089842,'joined','1m8g4n6hz7w8gr9c',3);
INSERT INTO "notification" VALUES('1m8g4n4z9awn5j9m',8,1795838089842,'turn','1m8g4n6hz7w8gr9c',4);
INSERT INTO "notification" VALUES('1m8g4n4z9awn5j9m',9,1795838089852,'round-over','1m8g4n6hz7w8gr9c',6);
INSERT INTO "notification" VALUES('1m8g4n4z9awn5j9m',10,1795838089852,'finished','1m8g4n6hz7w8gr9c',7);
INSERT INTO "notification" VALUES('1m8g4n4z9awn5j9m',11,1795838090121,'invited','1m8g4n6w8cwk3rbn',1);
INSERT INTO "notification" VALUES('1m8g4n4zpbs6d05h',1,1795838088725,'invited','1m8g4n5gn1phgmvj',1);
INSERT INTO "notification" VALUES('1m8g4n4zpbs6d05h',2,1795838088947,'aborted','1m8g4n5qed1hye31',2);
INSERT INTO "notification" VALUES('1m8g4n4zpbs6d05h',3,1795838089071,'invited','1m8g4n5vf26m4a0y',1);
INSERT INTO "notification" VALUES('1m8g4n4zpbs6d05h',4,1795838089075,'turn','1m8g4n5vf26m4a0y',4);
INSERT INTO "notification" VALUES('1m8g4n4zpbs6d05h',5,1795838089077,'finished','1m8g4n5vf26m4a0y',8);
INSERT INTO "notification" VALUES('1m8g4n4zpbs6d05h',6,1795838089491,'tournament-invited','1m8g4n68kdzgcq13',1);
INSERT INTO "notification" VALUES('1m8g4n4zpbs6d05h',7,1795838089792,'invited','1m8g4n6hz7w8gr9c',1);
INSERT INTO "notification" VALUES('1m8g4n4zpbs6d05h',8,1795838089852,'finished','1m8g4n6hz7w8gr9c',7);
INSERT INTO "notification" VALUES('1m8g4n4zpbs6d05h',9,1795838090073,'tournament-invited','1m8g4n6tsaay57ct',1);
INSERT INTO "notification" VALUES('1m8g4n50818d3w1b',1,1795838088942,'invited','1m8g4n5qed1hye31',1);
INSERT INTO "notification" VALUES('1m8g4n50818d3w1b',2,1795838088947,'aborted','1m8g4n5qed1hye31',2);
INSERT INTO "notification" VALUES('1m8g4n50818d3w1b',3,1795838088969,'invited','1m8g4n5r98f60asx',1);
INSERT INTO "notification" VALUES('1m8g4n50818d3w1b',4,1795838089491,'tournament-invited','1m8g4n68kdzgcq13',1);
INSERT INTO "notification" VALUES('1m8g4n50818d3w1b',5,1795838089791,'tournament-missed','1m8g4n68kdzgcq13',3);
INSERT INTO "notification" VALUES('1m8g4n50818d3w1b',6,1795838090099,'tournament-invited','1m8g4n6vk6y3nk86',1);
INSERT INTO "notification" VALUES('1m8g4n50818d3w1b',7,1795838090121,'invited','1m8g4n6w8cwk3rbn',1);
INSERT INTO "notification" VALUES('1m8g4n50818d3w1b',8,1795838090121,'tournament-invited','1m8g4n6w9cjbanpk',1);
INSERT INTO "notification" VALUES('1m8g4n5gs4avey9q',1,1795838088737,'joined','1m8g4n5gv0e96mxg',2);
INSERT INTO "notification" VALUES('1m8g4n5gs4avey9q',2,1795838088737,'turn','1m8g4n5gv0e96mxg',3);
INSERT INTO "notification" VALUES('1m8g4n5gs4avey9q',3,1795838088769,'round-over','1m8g4n5gv0e96mxg',6);
INSERT INTO "notification" VALUES('1m8g4n5gs4avey9q',4,1795838088778,'turn','1m8g4n5gv0e96mxg',8);
INSERT INTO "notification" VALUES('1m8g4n5gs4avey9q',5,1795838088780,'finished','1m8g4n5gv0e96mxg',11);
INSERT INTO "notification" VALUES('1m8g4n5gt6qyz4v6',1,1795838088750,'turn','1m8g4n5gv0e96mxg',4);
INSERT INTO "notification" VALUES('1m8g4n5gt6qyz4v6',2,1795838088769,'round-over','1m8g4n5gv0e96mxg',6);
INSERT INTO "notification" VALUES('1m8g4n5gt6qyz4v6',3,1795838088780,'round-over','1m8g4n5gv0e96mxg',10);
INSERT INTO "notification" VALUES('1m8g4n5gt6qyz4v6',4,1795838088780,'finished','1m8g4n5gv0e96mxg',11);
INSERT INTO "notification" VALUES('1m8g4n5jj9w7g165',1,1795838088841,'joined','1m8g4n5m776qbgae',2);
INSERT INTO "notification" VALUES('1m8g4n5jj9w7g165',2,1795838088843,'joined','1m8g4n5m776qbgae',3);
INSERT INTO "notification" VALUES('1m8g4n5jn7v717s1',1,1795838088843,'joined','1m8g4n5m776qbgae',3);
INSERT INTO "notification" VALUES('1m8g4n5jn7v717s1',2,1795838088843,'turn','1m8g4n5m776qbgae',4);
INSERT INTO "notification" VALUES('1m8g4n5mdbzjb9vc',1,1795838088851,'joined','1m8g4n5mh2eeh0z9',2);
INSERT INTO "notification" VALUES('1m8g4n5mdbzjb9vc',2,1795838088853,'joined','1m8g4n5mh2eeh0z9',3);
INSERT INTO "notification" VALUES('1m8g4n5mdbzjb9vc',3,1795838088853,'turn','1m8g4n5mh2eeh0z9',4);
INSERT INTO "notification" VALUES('1m8g4n5me4jd5y1c',1,1795838088853,'joined','1m8g4n5mh2eeh0z9',3);
INSERT INTO "notification" VALUES('1m8g4n5me4jd5y1c',2,1795838088863,'turn','1m8g4n5mh2eeh0z9',5);
INSERT INTO "notification" VALUES('1m8g4n5mg4awczcv',1,1795838088874,'turn','1m8g4n5mh2eeh0z9',6);
INSERT INTO "notification" VALUES('1m8g4n5s3e4bvk4y',1,1795838089025,'joined','1m8g4n5sg24wkp02',2);
INSERT INTO "notification" VALUES('1m8g4n5s3e4bvk4y',2,1795838089025,'turn','1m8g4n5sg24wkp02',3);
INSERT INTO "notification" VALUES('1m8g4n5s3e4bvk4y',3,1795838089033,'turn','1m8g4n5sg24wkp02',5);
INSERT INTO "notification" VALUES('1m8g4n5s3e4bvk4y',4,1795838089046,'turn','1m8g4n5sg24wkp02',7);
INSERT INTO "notification" VALUES('1m8g4n5s3e4bvk4y',5,1795838089066,'round-over','1m8g4n5sg24wkp02',9);
INSERT INTO "notification" VALUES('1m8g4n5s3e4bvk4y',6,1795838089070,'turn','1m8g4n5sg24wkp02',11);
INSERT INTO "notification" VALUES('1m8g4n5sa49t0c5z',1,1795838089028,'turn','1m8g4n5sg24wkp02',4);
INSERT INTO "notification" VALUES('1m8g4n5sa49t0c5z',2,1795838089041,'turn','1m8g4n5sg24wkp02',6);
INSERT INTO "notification" VALUES('1m8g4n5sa49t0c5z',3,1795838089066,'round-over','1m8g4n5sg24wkp02',9);
INSERT INTO "notification" VALUES('1m8g4n5sa49t0c5z',4,1795838089068,'turn','1m8g4n5sg24wkp02',10);
INSERT INTO "notification" VALUES('1m8g4n5vr7xmmd7a',1,1795838089084,'joined','1m8g4n5vt0pqc7xd',2);
INSERT INTO "notification" VALUES('1m8g4n5vr7xmmd7a',2,1795838089084,'turn','1m8g4n5vt0pqc7xd',4);
INSERT INTO "notification" VALUES('1m8g4n5vs3r51xvw',1,1795838089088,'turn','1m8g4n5vt0pqc7xd',6);
INSERT INTO "notification" VALUES('1m8g4n5w57zpjfjm',1,1795838089106,'joined','1m8g4n5we2xkka3d',2);
INSERT INTO "notification" VALUES('1m8g4n5w57zpjfjm',2,1795838089106,'turn','1m8g4n5we2xkka3d',4);
INSERT INTO "notification" VALUES('1m8g4n5w57zpjfjm',3,1795838089117,'turn','1m8g4n5we2xkka3d',8);
INSERT INTO "notification" VALUES('1m8g4n5w57zpjfjm',4,1795838089125,'turn','1m8g4n5we2xkka3d',12);
INSERT INTO "notification" VALUES('1m8g4n5w57zpjfjm',5,1795838089154,'turn','1m8g4n5we2xkka3d',16);
INSERT INTO "notification" VALUES('1m8g4n5w57zpjfjm',6,1795838089213,'turn','1m8g4n5we2xkka3d',20);
INSERT INTO "notification" VALUES('1m8g4n5w57zpjfjm',7,1795838089243,'turn','1m8g4n5we2xkka3d',24);
INSERT INTO "notification" VALUES('1m8g4n5w57zpjfjm',8,1795838089281,'turn','1m8g4n5we2xkka3d',28);
INSERT INTO "notification" VALUES('1m8g4n5w57zpjfjm',9,1795838089301,'turn','1m8g4n5we2xkka3d',32);
INSERT INTO "notification" VALUES('1m8g4n5w57zpjfjm',10,1795838089312,'turn','1m8g4n5we2xkka3d',36);
INSERT INTO "notification" VALUES('1m8g4n5w57zpjfjm',11,1795838089321,'turn','1m8g4n5we2xkka3d',40);
INSERT INTO "notification" VALUES('1m8g4n5w57zpjfjm',12,1795838089330,'turn','1m8g4n5we2xkka3d',44);
INSERT INTO "notification" VALUES('1m8g4n5w57zpjfjm',13,1795838089345,'turn','1m8g4n5we2xkka3d',48);
INSERT INTO "notification" VALUES('1m8g4n5w57zpjfjm',14,1795838089361,'turn','1m8g4n5we2xkka3d',52);
INSERT INTO "notification" VALUES('1m8g4n5w57zpjfjm',15,1795838089373,'round-over','1m8g4n5we2xkka3d',56);
INSERT INTO "notification" VALUES('1m8g4n5w57zpjfjm',16,1795838089373,'finished','1m8g4n5we2xkka3d',57);
INSERT INTO "notification" VALUES('1m8g4n5wa7wrnhtg',1,1795838089110,'turn','1m8g4n5we2xkka3d',6);
INSERT INTO "notification" VALUES('1m8g4n5wa7wrnhtg',2,1795838089121,'turn','1m8g4n5we2xkka3d',10);
INSERT INTO "notification" VALUES('1m8g4n5wa7wrnhtg',3,1795838089132,'turn','1m8g4n5we2xkka3d',14);
INSERT INTO "notification" VALUES('1m8g4n5wa7wrnhtg',4,1795838089202,'turn','1m8g4n5we2xkka3d',18);
INSERT INTO "notification" VALUES('1m8g4n5wa7wrnhtg',5,1795838089218,'turn','1m8g4n5we2xkka3d',22);
INSERT INTO "notification" VALUES('1m8g4n5wa7wrnhtg',6,1795838089258,'turn','1m8g4n5we2xkka3d',26);
INSERT INTO "notification" VALUES('1m8g4n5wa7wrnhtg',7,1795838089291,'turn','1m8g4n5we2xkka3d',30);
INSERT INTO "notification" VALUES('1m8g4n5wa7wrnhtg',8,1795838089309,'turn','1m8g4n5we2xkka3d',34);
INSERT INTO "notification" VALUES('1m8g4n5wa7wrnhtg',9,1795838089317,'turn','1m8g4n5we2xkka3d',38);
INSERT INTO "notification" VALUES('1m8g4n5wa7wrnhtg',10,1795838089328,'turn','1m8g4n5we2xkka3d',42);
INSERT INTO "notification" VALUES('1m8g4n5wa7wrnhtg',11,1795838089337,'turn','1m8g4n5we2xkka3d',46);
INSERT INTO "notification" VALUES('1m8g4n5wa7wrnhtg',12,1795838089353,'turn','1m8g4n5we2xkka3d',50);
INSERT INTO "notification" VALUES('1m8g4n5wa7wrnhtg',13,1795838089369,'turn','1m8g4n5we2xkka3d',54);
INSERT INTO "notification" VALUES('1m8g4n5wa7wrnhtg',14,1795838089373,'round-over','1m8g4n5we2xkka3d',56);
INSERT INTO "notification" VALUES('1m8g4n5wa7wrnhtg',15,1795838089373,'finished','1m8g4n5we2xkka3d',57);
INSERT INTO "notification" VALUES('1m8g4n71y0f7mz5f',1,1795838090357,'joined','1m8g4n72p052fyjs',2);
INSERT INTO "notification" VALUES('1m8g4n71y0f7mz5f',2,1795838090357,'turn','1m8g4n72p052fyjs',3);
INSERT INTO "notification" VALUES('1m8g4n71y0f7mz5f',3,1795838090390,'turn','1m8g4n72p052fyjs',5);
INSERT INTO "notification" VALUES('1m8g4n71y0f7mz5f',4,1795838090434,'turn','1m8g4n72p052fyjs',7);
INSERT INTO "notification" VALUES('1m8g4n71y0f7mz5f',5,1795838090469,'round-over','1m8g4n72p052fyjs',9);
INSERT INTO "notification" VALUES('1m8g4n71y0f7mz5f',6,1795838090469,'finished','1m8g4n72p052fyjs',10);
INSERT INTO "notification" VALUES('1m8g4n72e8ccta7v',1,1795838090326,'invited','1m8g4n72p052fyjs',1);
INSERT INTO "notification" VALUES('1m8g4n72e8ccta7v',2,1795838090369,'turn','1m8g4n72p052fyjs',4);
INSERT INTO "notification" VALUES('1m8g4n72e8ccta7v',3,1795838090419,'turn','1m8g4n72p052fyjs',6);
INSERT INTO "notification" VALUES('1m8g4n72e8ccta7v',4,1795838090469,'round-over','1m8g4n72p052fyjs',9);
INSERT INTO "notification" VALUES('1m8g4n72e8ccta7v',5,1795838090469,'finished','1m8g4n72p052fyjs',10);
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
INSERT INTO "player" VALUES('000000000p9c7fga','main','random',1,0,NULL,NULL,1795838088977,NULL);
INSERT INTO "player" VALUES('000000000vexb2yq','main','gomoku, level 3',1,0,NULL,NULL,1795838088725,NULL);
INSERT INTO "player" VALUES('1m8g4n4xz30gyazy','main','service',1,0,NULL,NULL,1795838088127,NULL);
INSERT INTO "player" VALUES('1m8g4n4z9awn5j9m','main','Ann',0,0,NULL,NULL,1795838088169,NULL);
INSERT INTO "player" VALUES('1m8g4n4zpbs6d05h','main','Bob',0,0,NULL,NULL,1795838088182,NULL);
INSERT INTO "player" VALUES('1m8g4n50818d3w1b','main','Cyd',0,0,1795838088210,NULL,1795838088200,NULL);
INSERT INTO "player" VALUES('1m8g4n59nbnhf8dp','main','Guest',0,1,NULL,NULL,1795838088501,NULL);
INSERT INTO "player" VALUES('1m8g4n5as5an64m9','main','Guest',0,1,NULL,NULL,1795838088537,NULL);
INSERT INTO "player" VALUES('1m8g4n5gs4avey9q','main','Player 0',0,0,NULL,NULL,1795838088729,NULL);
INSERT INTO "player" VALUES('1m8g4n5gt6qyz4v6','main','Player 1',0,0,NULL,NULL,1795838088730,NULL);
INSERT INTO "player" VALUES('1m8g4n5jj9w7g165','main','Player 0',0,0,NULL,NULL,1795838088786,NULL);
INSERT INTO "player" VALUES('1m8g4n5jn7v717s1','main','Player 1',0,0,NULL,NULL,1795838088789,NULL);
INSERT INTO "player" VALUES('1m8g4n5m57agt718','main','Player 2',0,0,NULL,NULL,1795838088837,NULL);
INSERT INTO "player" VALUES('1m8g4n5mdbzjb9vc','main','Player 0',0,0,NULL,NULL,1795838088845,NULL);
INSERT INTO "player" VALUES('1m8g4n5me4jd5y1c','main','Player 1',0,0,NULL,NULL,1795838088846,NULL);
INSERT INTO "player" VALUES('1m8g4n5mg4awczcv','main','Player 2',0,0,NULL,NULL,1795838088848,NULL);
INSERT INTO "player" VALUES('1m8g4n5s3e4bvk4y','main','Player 0',0,0,NULL,NULL,1795838088995,NULL);
INSERT INTO "player" VALUES('1m8g4n5sa49t0c5z','main','Player 1',0,0,NULL,NULL,1795838089002,NULL);
INSERT INTO "player" VALUES('1m8g4n5vr7xmmd7a','main','Player 0',0,0,NULL,NULL,1795838089080,NULL);
INSERT INTO "player" VALUES('1m8g4n5vs3r51xvw','main','Player 1',0,0,NULL,NULL,1795838089081,NULL);
INSERT INTO "player" VALUES('1m8g4n5w57zpjfjm','main','Player 0',0,0,NULL,NULL,1795838089093,NULL);
INSERT INTO "player" VALUES('1m8g4n5wa7wrnhtg','main','Player 1',0,0,NULL,NULL,1795838089098,NULL);
INSERT INTO "player" VALUES('1m8g4n71y0f7mz5f','main','Dee',0,0,NULL,'1m8g4n4xz30gyazy',1795838090302,NULL);
INSERT INTO "player" VALUES('1m8g4n72e8ccta7v','main',NULL,0,0,NULL,'1m8g4n4xz30gyazy',1795838090318,1795838090510);
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
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m8g4n4z9awn5j9m',1,0,X'0002020000A09C0102A08D06A08D06A08D060202B4D2D484C468B4D2D484C468B4D2D484C468B4D2D484C468B4D2D484C46880F09CF7C36802020000A09C0102A08D06A08D06A08D060202B4D2D484C468B4D2D484C468B4D2D484C468B4D2D484C468B4D2D484C46880C09EDBC06802020000A09C0102A08D06A08D06A08D060202B4D2D484C468B4D2D484C468B4D2D484C468B4D2D484C468B4D2D484C46880A0BFC6B26802020000A09C0102A08D06A08D06A08D060202B4D2D484C468B4D2D484C468B4D2D484C468B4D2D484C468B4D2D484C468',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m8g4n4zpbs6d05h',2,0,X'0002020000A09C0102E0D403E0D403E0D4030202D4D3D484C468D4D3D484C468D4D3D484C468D4D3D484C468D4D3D484C46880F09CF7C36802020000A09C0102E0D403E0D403E0D4030202D4D3D484C468D4D3D484C468D4D3D484C468D4D3D484C468D4D3D484C46880C09EDBC06802020000A09C0102E0D403E0D403E0D4030202D4D3D484C468D4D3D484C468D4D3D484C468D4D3D484C468D4D3D484C46880A0BFC6B26802020000A09C0102E0D403E0D403E0D4030202D4D3D484C468D4D3D484C468D4D3D484C468D4D3D484C468D4D3D484C468',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m8g4n5as5an64m9',3,0,X'0002020000A09C010280E20980E20980E2090202A0D8D484C468A0D8D484C468A0D8D484C468A0D8D484C468A0D8D484C46880F09CF7C36802020000A09C010280E20980E20980E2090202A0D8D484C468A0D8D484C468A0D8D484C468A0D8D484C468A0D8D484C46880C09EDBC06802020000A09C010280E20980E20980E2090202A0D8D484C468A0D8D484C468A0D8D484C468A0D8D484C468A0D8D484C46880A0BFC6B26802020000A09C010280E20980E20980E2090202A0D8D484C468A0D8D484C468A0D8D484C468A0D8D484C468A0D8D484C468',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','gomoku','1m8g4n4z9awn5j9m',3,0,X'0002020000A09C01000000000202EADDD484C468EADDD484C4680000EADDD484C46880F09CF7C36802020000A09C01000000000202EADDD484C468EADDD484C4680000EADDD484C46880C09EDBC06802020000A09C01000000000202EADDD484C468EADDD484C4680000EADDD484C46880A0BFC6B26802020000A09C01000000000202EADDD484C468EADDD484C4680000EADDD484C468',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795838089077);
INSERT INTO "player_stats" VALUES('main','gomoku','1m8g4n4zpbs6d05h',4,0,X'000200000200000000000000000000000080F09CF7C3680200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080A0BFC6B26802000002000000000000000000000000',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795838089077);
INSERT INTO "player_stats" VALUES('main','number-guess','1m8g4n4z9awn5j9m',1,0,X'000200000200000000000000000000000080F09CF7C3680200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080A0BFC6B26802000002000000000000000000000000',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','number-guess','1m8g4n4zpbs6d05h',2,0,X'000200000200000000000000000000000080F09CF7C3680200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080A0BFC6B26802000002000000000000000000000000',NULL,NULL,NULL,NULL);
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
INSERT INTO "question_part" VALUES(1,'1m8g4n6xd39dy051',0,'[{"text":"What is the capital of France?","answers":["Paris"],"category":"Europe","difficulty":"easy"}]');
INSERT INTO "question_part" VALUES(2,'1m8g4n6xf4kmv3rt',0,'[{"text":"What is the capital of France?","answers":["Paris"],"category":"Europe","difficulty":"easy"},{"text":"Which is the capital of Norway?","choices":["Oslo","Bergen"],"correct":0}]');
INSERT INTO "question_part" VALUES(3,'1m8g4n6xq7knabjm',0,'[{"text":"When was Canberra founded?","range":[1912,1914]}]');
INSERT INTO "question_part" VALUES(4,'1m8g4n6y677spmvd',0,'[{"text":"Is Oslo in Norway?","correct":true}]');
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
INSERT INTO "question_set" VALUES('1m8g4n6xd39dy51y','main','1m8g4n4z9awn5j9m',3,'Capitals','capitals','en','own','Ann',NULL,NULL,0,3507,1795838090157,1795838090167,NULL);
INSERT INTO "question_set" VALUES('1m8g4n6y9aehxg1n','main','1m8g4n4zpbs6d05h',1,'One','one','en','own','Ann',NULL,NULL,1,1072,1795838090185,1795838090185,NULL);
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
INSERT INTO "question_version" VALUES('1m8g4n6xd39dy51y',1,1,'1m8g4n6xd39dy051',1795838090157,'Capitals','en','own','Ann',NULL,NULL,0,1,'{"text":1,"choice":0,"boolean":0,"number":0}','[{"name":"Europe","count":1}]',1156);
INSERT INTO "question_version" VALUES('1m8g4n6xd39dy51y',2,2,'1m8g4n6xf4kmv3rt',1795838090159,'Capitals','en','own','Ann',NULL,NULL,0,2,'{"text":1,"choice":1,"boolean":0,"number":0}','[{"name":"Europe","count":1}]',1239);
INSERT INTO "question_version" VALUES('1m8g4n6xd39dy51y',3,2,'1m8g4n6xq7knabjm',1795838090167,'Capitals','en','own','Ann',NULL,NULL,0,3,'{"text":1,"choice":1,"boolean":0,"number":1}','[{"name":"Europe","count":1}]',1112);
INSERT INTO "question_version" VALUES('1m8g4n6y9aehxg1n',1,1,'1m8g4n6y677spmvd',1795838090185,'One','en','own','Ann',NULL,NULL,1,1,'{"text":0,"choice":0,"boolean":1,"number":0}','[]',1072);
CREATE TABLE rating_pair (
    ruleset TEXT    NOT NULL,
    a       TEXT    NOT NULL, -- the player whose id is the smaller
    b       TEXT    NOT NULL,
    day     INTEGER NOT NULL, -- its beginning
    games   INTEGER NOT NULL,
    PRIMARY KEY (ruleset, a, b)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_pair" VALUES('gomoku','1m8g4n4z9awn5j9m','1m8g4n4zpbs6d05h',1795824000000,1);
CREATE TABLE rating_step (
    player    TEXT NOT NULL,
    ruleset   TEXT NOT NULL,
    result    TEXT NOT NULL, -- the match
    rating    REAL NOT NULL, -- from then on
    deviation REAL NOT NULL,
    PRIMARY KEY (player, ruleset, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_step" VALUES('1m8g4n4z9awn5j9m','gomoku','1m8g4n5vn1erpxck',1.66231089390629767875e+03,2.90318963717980466293e+02);
INSERT INTO "rating_step" VALUES('1m8g4n4zpbs6d05h','gomoku','1m8g4n5vn1erpxck',1.33768910609370232124e+03,2.90318963717980466293e+02);
CREATE TABLE record (
    player  TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    tally   BLOB NOT NULL, -- of all time: see play/stats.h
    PRIMARY KEY (player, ruleset)
) STRICT, WITHOUT ROWID;
INSERT INTO "record" VALUES('1m8g4n4z9awn5j9m','bulls-and-cows',X'0002020000A09C01000000000202B4D2D484C468B4D2D484C4680000B4D2D484C468');
INSERT INTO "record" VALUES('1m8g4n4z9awn5j9m','gomoku',X'0002020000A09C01000000000202EADDD484C468EADDD484C4680000EADDD484C468');
INSERT INTO "record" VALUES('1m8g4n4z9awn5j9m','number-guess',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m8g4n4z9awn5j9m','quiz',X'0002000000000000000000000000000000');
INSERT INTO "record" VALUES('1m8g4n4z9awn5j9m','tic-tac-toe',X'0002020000A09C01000000000202F8E9D484C468F8E9D484C4680000F8E9D484C468');
INSERT INTO "record" VALUES('1m8g4n4zpbs6d05h','bulls-and-cows',X'0002020000A09C01000000000202D4D3D484C468D4D3D484C4680000D4D3D484C468');
INSERT INTO "record" VALUES('1m8g4n4zpbs6d05h','gomoku',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m8g4n4zpbs6d05h','number-guess',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m8g4n4zpbs6d05h','tic-tac-toe',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m8g4n5as5an64m9','bulls-and-cows',X'0002020000A09C01000000000202A0D8D484C468A0D8D484C4680000A0D8D484C468');
INSERT INTO "record" VALUES('1m8g4n5gs4avey9q','bulls-and-cows',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m8g4n5gt6qyz4v6','bulls-and-cows',X'0002020000C0B80200000000020298D9D484C46898D9D484C468000098D9D484C468');
INSERT INTO "record" VALUES('1m8g4n5w57zpjfjm','yahtzee',X'0002020000A0A428000000000202BAE2D484C468BAE2D484C4680000BAE2D484C468');
INSERT INTO "record" VALUES('1m8g4n5wa7wrnhtg','yahtzee',X'0002000002C0ED1A00000000000000BAE2D484C468000000');
INSERT INTO "record" VALUES('1m8g4n71y0f7mz5f','tic-tac-toe',X'0002020000A09C01000000000202CAF3D484C468CAF3D484C4680000CAF3D484C468');
INSERT INTO "record" VALUES('1m8g4n72e8ccta7v','tic-tac-toe',X'0002000002000000000000000000000000');
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
INSERT INTO "result" VALUES('1m8g4n54tahxs69j','main','1m8g4n5166dgnrsm',1,'bulls-and-cows',1,0,1795838088346,'{"id":"1m8g4n54tahxs69j","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"5182","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-28T03:54:48.346Z"}');
INSERT INTO "result" VALUES('1m8g4n54tahxt5k9','main','1m8g4n5166dgnrsm',0,'bulls-and-cows',1,0,1795838088346,'{"id":"1m8g4n54tahxt5k9","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-28T03:54:48.346Z"}');
INSERT INTO "result" VALUES('1m8g4n57afgz92kd','main','1m8g4n55ce9s9hr8',1,'bulls-and-cows',1,0,1795838088426,'{"id":"1m8g4n57afgz92kd","round":1,"leader":null,"attempts":3,"solved":true,"solver":0,"secret":"0351","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-28T03:54:48.426Z"}');
INSERT INTO "result" VALUES('1m8g4n57afgza2pr','main','1m8g4n55ce9s9hr8',0,'bulls-and-cows',1,0,1795838088426,'{"id":"1m8g4n57afgza2pr","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-28T03:54:48.426Z"}');
INSERT INTO "result" VALUES('1m8g4n58424vf539','main','1m8g4n57d7hasfye',1,'number-guess',1,0,1795838088452,'{"id":"1m8g4n58424vf539","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"3127","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-28T03:54:48.452Z"}');
INSERT INTO "result" VALUES('1m8g4n58424vf6me','main','1m8g4n57d7hasfye',0,'number-guess',1,0,1795838088452,'{"id":"1m8g4n58424vf6me","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-28T03:54:48.452Z"}');
INSERT INTO "result" VALUES('1m8g4n590f67ks42','main','1m8g4n58y5kkmam2',1,'number-guess',1,0,1795838088480,'{"id":"1m8g4n590f67ks42","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"3779","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-28T03:54:48.480Z"}');
INSERT INTO "result" VALUES('1m8g4n590f67ndfh','main','1m8g4n58y5kkmam2',0,'number-guess',1,0,1795838088480,'{"id":"1m8g4n590f67ndfh","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-28T03:54:48.480Z"}');
INSERT INTO "result" VALUES('1m8g4n5gg9tswkd9','main','1m8g4n5as5an6vb3',1,'bulls-and-cows',1,0,1795838088720,'{"id":"1m8g4n5gg9tswkd9","round":1,"leader":null,"attempts":8,"solved":true,"solver":0,"secret":"9607","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-28T03:54:48.720Z"}');
INSERT INTO "result" VALUES('1m8g4n5j14htr81v','main','1m8g4n5gv0e96mxg',1,'bulls-and-cows',0,1,1795838088769,'{"id":"1m8g4n5j14htr81v","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-28T03:54:48.769Z"}');
INSERT INTO "result" VALUES('1m8g4n5jc6wx5bxy','main','1m8g4n5gv0e96mxg',2,'bulls-and-cows',0,1,1795838088780,'{"id":"1m8g4n5jc6wx5bxy","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-28T03:54:48.780Z"}');
INSERT INTO "result" VALUES('1m8g4n5jc6wx7axc','main','1m8g4n5gv0e96mxg',0,'bulls-and-cows',0,1,1795838088780,'{"id":"1m8g4n5jc6wx7axc","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation","published_at":"2026-11-28T03:54:48.780Z"}');
INSERT INTO "result" VALUES('1m8g4n5va8szvmv2','main','1m8g4n5sg24wkp02',1,'tic-tac-toe',0,1,1795838089066,'{"id":"1m8g4n5va8szvmv2","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-28T03:54:49.066Z"}');
INSERT INTO "result" VALUES('1m8g4n5vn1erp9fn','main','1m8g4n5vf26m4a0y',1,'gomoku',1,0,1795838089077,'{"id":"1m8g4n5vn1erp9fn","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-28T03:54:49.077Z"}');
INSERT INTO "result" VALUES('1m8g4n5vn1erpxck','main','1m8g4n5vf26m4a0y',0,'gomoku',1,0,1795838089077,'{"id":"1m8g4n5vn1erpxck","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","published_at":"2026-11-28T03:54:49.077Z"}');
INSERT INTO "result" VALUES('1m8g4n64x1ydpwbs','main','1m8g4n5we2xkka3d',1,'yahtzee',0,0,1795838089373,'{"id":"1m8g4n64x1ydpwbs","round":1,"leader":0,"winners":[0],"cards":[{"seat":0,"boxes":{"aces":0,"twos":0,"threes":3,"fours":0,"fives":10,"sixes":0,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":20},"upper_total":13,"upper_bonus":0,"yahtzee_bonus":0,"total":33},{"seat":1,"boxes":{"aces":1,"twos":0,"threes":0,"fours":0,"fives":0,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":15},"upper_total":7,"upper_bonus":0,"yahtzee_bonus":0,"total":22}],"forfeited":[],"forfeited_by":null,"points":[33,22],"published_at":"2026-11-28T03:54:49.373Z"}');
INSERT INTO "result" VALUES('1m8g4n64x1ydpy3g','main','1m8g4n5we2xkka3d',0,'yahtzee',0,0,1795838089373,'{"id":"1m8g4n64x1ydpy3g","outcome":"win","winners":[0],"points":[33,22],"reason":"rounds","published_at":"2026-11-28T03:54:49.373Z"}');
INSERT INTO "result" VALUES('1m8g4n6kwb88r73r','main','1m8g4n6hz7w8gr9c',1,'tic-tac-toe',0,0,1795838089852,'{"id":"1m8g4n6kwb88r73r","round":1,"leader":0,"moves":0,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-28T03:54:49.852Z"}');
INSERT INTO "result" VALUES('1m8g4n6kwb88sbt6','main','1m8g4n6hz7w8gr9c',0,'tic-tac-toe',0,0,1795838089852,'{"id":"1m8g4n6kwb88sbt6","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","published_at":"2026-11-28T03:54:49.852Z"}');
INSERT INTO "result" VALUES('1m8g4n70d34pax39','main','1m8g4n6yx96dsnnh',1,'quiz',0,0,1795838090253,'{"id":"1m8g4n70d34pax39","round":1,"leader":null,"scores":[{"seat":0,"points":0,"right":0,"wrong":0,"passes":0,"unanswered":1,"tie_break":null}],"places":[1],"tie_break":null,"title":null,"forfeited_by":null,"points":[0],"published_at":"2026-11-28T03:54:50.253Z"}');
INSERT INTO "result" VALUES('1m8g4n70d34pcmr6','main','1m8g4n6yx96dsnnh',0,'quiz',0,0,1795838090253,'{"id":"1m8g4n70d34pcmr6","outcome":"loss","winners":[],"points":[0],"minor":[0],"reason":"rounds","published_at":"2026-11-28T03:54:50.253Z"}');
INSERT INTO "result" VALUES('1m8g4n7753a8mke0','main','1m8g4n72p052fyjs',1,'tic-tac-toe',0,0,1795838090469,'{"id":"1m8g4n7753a8mke0","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-28T03:54:50.469Z"}');
INSERT INTO "result" VALUES('1m8g4n7753a8ptm8','main','1m8g4n72p052fyjs',0,'tic-tac-toe',0,0,1795838090469,'{"id":"1m8g4n7753a8ptm8","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-28T03:54:50.469Z"}');
CREATE TABLE result_reader (
    reader TEXT NOT NULL, -- a player, or a service's
    result TEXT NOT NULL,
    PRIMARY KEY (reader, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "result_reader" VALUES('1m8g4n4xz30gyazy','1m8g4n7753a8mke0');
INSERT INTO "result_reader" VALUES('1m8g4n4xz30gyazy','1m8g4n7753a8ptm8');
INSERT INTO "result_reader" VALUES('1m8g4n4z9awn5j9m','1m8g4n54tahxs69j');
INSERT INTO "result_reader" VALUES('1m8g4n4z9awn5j9m','1m8g4n54tahxt5k9');
INSERT INTO "result_reader" VALUES('1m8g4n4z9awn5j9m','1m8g4n58424vf539');
INSERT INTO "result_reader" VALUES('1m8g4n4z9awn5j9m','1m8g4n58424vf6me');
INSERT INTO "result_reader" VALUES('1m8g4n4z9awn5j9m','1m8g4n5vn1erp9fn');
INSERT INTO "result_reader" VALUES('1m8g4n4z9awn5j9m','1m8g4n5vn1erpxck');
INSERT INTO "result_reader" VALUES('1m8g4n4z9awn5j9m','1m8g4n6kwb88r73r');
INSERT INTO "result_reader" VALUES('1m8g4n4z9awn5j9m','1m8g4n6kwb88sbt6');
INSERT INTO "result_reader" VALUES('1m8g4n4z9awn5j9m','1m8g4n70d34pax39');
INSERT INTO "result_reader" VALUES('1m8g4n4z9awn5j9m','1m8g4n70d34pcmr6');
INSERT INTO "result_reader" VALUES('1m8g4n4zpbs6d05h','1m8g4n57afgz92kd');
INSERT INTO "result_reader" VALUES('1m8g4n4zpbs6d05h','1m8g4n57afgza2pr');
INSERT INTO "result_reader" VALUES('1m8g4n4zpbs6d05h','1m8g4n590f67ks42');
INSERT INTO "result_reader" VALUES('1m8g4n4zpbs6d05h','1m8g4n590f67ndfh');
INSERT INTO "result_reader" VALUES('1m8g4n4zpbs6d05h','1m8g4n5vn1erp9fn');
INSERT INTO "result_reader" VALUES('1m8g4n4zpbs6d05h','1m8g4n5vn1erpxck');
INSERT INTO "result_reader" VALUES('1m8g4n4zpbs6d05h','1m8g4n6kwb88r73r');
INSERT INTO "result_reader" VALUES('1m8g4n4zpbs6d05h','1m8g4n6kwb88sbt6');
INSERT INTO "result_reader" VALUES('1m8g4n5as5an64m9','1m8g4n5gg9tswkd9');
INSERT INTO "result_reader" VALUES('1m8g4n5gs4avey9q','1m8g4n5j14htr81v');
INSERT INTO "result_reader" VALUES('1m8g4n5gs4avey9q','1m8g4n5jc6wx5bxy');
INSERT INTO "result_reader" VALUES('1m8g4n5gs4avey9q','1m8g4n5jc6wx7axc');
INSERT INTO "result_reader" VALUES('1m8g4n5gt6qyz4v6','1m8g4n5j14htr81v');
INSERT INTO "result_reader" VALUES('1m8g4n5gt6qyz4v6','1m8g4n5jc6wx5bxy');
INSERT INTO "result_reader" VALUES('1m8g4n5gt6qyz4v6','1m8g4n5jc6wx7axc');
INSERT INTO "result_reader" VALUES('1m8g4n5s3e4bvk4y','1m8g4n5va8szvmv2');
INSERT INTO "result_reader" VALUES('1m8g4n5sa49t0c5z','1m8g4n5va8szvmv2');
INSERT INTO "result_reader" VALUES('1m8g4n5w57zpjfjm','1m8g4n64x1ydpwbs');
INSERT INTO "result_reader" VALUES('1m8g4n5w57zpjfjm','1m8g4n64x1ydpy3g');
INSERT INTO "result_reader" VALUES('1m8g4n5wa7wrnhtg','1m8g4n64x1ydpwbs');
INSERT INTO "result_reader" VALUES('1m8g4n5wa7wrnhtg','1m8g4n64x1ydpy3g');
INSERT INTO "result_reader" VALUES('1m8g4n71y0f7mz5f','1m8g4n7753a8mke0');
INSERT INTO "result_reader" VALUES('1m8g4n71y0f7mz5f','1m8g4n7753a8ptm8');
INSERT INTO "result_reader" VALUES('1m8g4n72e8ccta7v','1m8g4n7753a8mke0');
INSERT INTO "result_reader" VALUES('1m8g4n72e8ccta7v','1m8g4n7753a8ptm8');
CREATE TABLE round_questions (
    game         TEXT    NOT NULL REFERENCES game (id),
    round        INTEGER NOT NULL CHECK (round > 0),
    fingerprints BLOB    NOT NULL, -- of each question eight bytes, the highest first: see rules/quiz_set.h
    PRIMARY KEY (game, round)
) STRICT, WITHOUT ROWID;
INSERT INTO "round_questions" VALUES('1m8g4n6yx96dsnnh',1,X'08293EB9F6B0DCC6');
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
INSERT INTO "seat" VALUES('1m8g4n5166dgnrsm',0,'1m8g4n4z9awn5j9m','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g4n55ce9s9hr8',0,'1m8g4n4zpbs6d05h','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g4n57d7hasfye',0,'1m8g4n4z9awn5j9m','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g4n58y5kkmam2',0,'1m8g4n4zpbs6d05h','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g4n59nbnhgy88',0,'1m8g4n59nbnhf8dp','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g4n5as5an6vb3',0,'1m8g4n5as5an64m9','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g4n5gn1phgmvj',-1,'1m8g4n4z9awn5j9m','watching',1,0,NULL,1,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g4n5gn1phgmvj',0,'1m8g4n4zpbs6d05h','invited',1,0,'1m8g4n4z9awn5j9m',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g4n5gn1phgmvj',1,'000000000vexb2yq','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g4n5gv0e96mxg',0,'1m8g4n5gs4avey9q','resigned',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g4n5gv0e96mxg',1,'1m8g4n5gt6qyz4v6','joined',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g4n5m776qbgae',0,'1m8g4n5jj9w7g165','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g4n5m776qbgae',1,'1m8g4n5jn7v717s1','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g4n5m776qbgae',2,'1m8g4n5m57agt718','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g4n5mh2eeh0z9',0,'1m8g4n5mdbzjb9vc','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g4n5mh2eeh0z9',1,'1m8g4n5me4jd5y1c','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g4n5mh2eeh0z9',2,'1m8g4n5mg4awczcv','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g4n5pzfwr23t5',0,'1m8g4n4z9awn5j9m','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g4n5pzfwr23t5',1,NULL,'open',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g4n5qed1hye31',0,'1m8g4n4zpbs6d05h','joined',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g4n5qed1hye31',1,'1m8g4n50818d3w1b','invited',0,1,'1m8g4n4zpbs6d05h',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g4n5r98f60asx',0,'1m8g4n4z9awn5j9m','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g4n5r98f60asx',1,'1m8g4n50818d3w1b','invited',1,0,'1m8g4n4z9awn5j9m',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g4n5rh1z65jqf',0,'1m8g4n4z9awn5j9m','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g4n5rh1z65jqf',1,'000000000p9c7fga','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g4n5sg24wkp02',0,'1m8g4n5s3e4bvk4y','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g4n5sg24wkp02',1,'1m8g4n5sa49t0c5z','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g4n5vf26m4a0y',0,'1m8g4n4z9awn5j9m','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g4n5vf26m4a0y',1,'1m8g4n4zpbs6d05h','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g4n5vt0pqc7xd',0,'1m8g4n5vr7xmmd7a','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g4n5vt0pqc7xd',1,'1m8g4n5vs3r51xvw','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g4n5we2xkka3d',0,'1m8g4n5w57zpjfjm','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g4n5we2xkka3d',1,'1m8g4n5wa7wrnhtg','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g4n6hz7w8gr9c',0,'1m8g4n4z9awn5j9m','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g4n6hz7w8gr9c',1,'1m8g4n4zpbs6d05h','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g4n6w8cwk3rbn',0,'1m8g4n4z9awn5j9m','invited',1,0,'1m8g4n6vk6y3nk86',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g4n6w8cwk3rbn',1,'1m8g4n50818d3w1b','invited',1,0,'1m8g4n6vk6y3nk86',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g4n6yx96dsnnh',0,'1m8g4n4z9awn5j9m','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g4n72p052fyjs',0,'1m8g4n71y0f7mz5f','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g4n72p052fyjs',1,'1m8g4n72e8ccta7v','joined',0,0,NULL,0,NULL,NULL);
CREATE TABLE server_secret (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB    NOT NULL CHECK (length(key) = 32)
) STRICT;
INSERT INTO "server_secret" VALUES(1,X'6E26B7F33CDCA3C4C87CDAC4BF2F695027206483624034C28CF24F177C056614');
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
INSERT INTO "token" VALUES(X'00A875298FF4583EFB13FCA763A9E6BA17B0F484508E41DEC828FCA78B416A52','main','1m8g4n5vs3r53kgv','1m8g4n5vs3r51xvw',1,'',1795838089081,NULL,NULL);
INSERT INTO "token" VALUES(X'0159D440B26297AC3C041DC2E7073206B2EB06B47CCB5695F76EFB8134B45A12','main','1m8g4n5mg4awdjr0','1m8g4n5mg4awczcv',1,'',1795838088848,NULL,NULL);
INSERT INTO "token" VALUES(X'07732488FFCAE10F543C6846736F555A2A0BA407F4081C77D01F144C79BEF645','main','1m8g4n5me4jd7s99','1m8g4n5me4jd5y1c',1,'',1795838088846,NULL,NULL);
INSERT INTO "token" VALUES(X'0C6A10909F2D4E29D0E4CC1CB26C62C3C637003865B3229EC740AEE2ED536739','main','1m8g4n5jn7v72fea','1m8g4n5jn7v717s1',1,'',1795838088789,NULL,NULL);
INSERT INTO "token" VALUES(X'10377E6D4F240A84938AC5BB4B2508CC10B9BBFEB66EDDCA2EEC29815C61B77C','main','1m8g4n5vr7xmnarj','1m8g4n5vr7xmmd7a',1,'',1795838089080,NULL,NULL);
INSERT INTO "token" VALUES(X'150A03575E1ED55F77B153E5CC905E9D5E33DC4574E5FDA46B89B9E39E3D3C45','main','1m8g4n4xz30gzbvh','1m8g4n4xz30gyazy',2,'referee token create',1795838088127,NULL,NULL);
INSERT INTO "token" VALUES(X'15E4606C44C1AF2E8ECC2310B78854F2DE4D9BA3CADCB86328647C08983612EC','main','1m8g4n5wa7wrpm8c','1m8g4n5wa7wrnhtg',1,'',1795838089098,NULL,NULL);
INSERT INTO "token" VALUES(X'1C407A179F8733CC94C9AADF534DD3A84CB2F8A2D4AA9987E22BF6D3CEE6148C','main','1m8g4n4zpbs6dzef','1m8g4n4zpbs6d05h',1,'',1795838088182,NULL,NULL);
INSERT INTO "token" VALUES(X'43A62AEE1B5A02861171199E516568D6559D7BE3FDE684FDDA0F6C3907036703','main','1m8g4n5gs4avfh8a','1m8g4n5gs4avey9q',1,'',1795838088729,NULL,NULL);
INSERT INTO "token" VALUES(X'4866C9FC998AF55F43834962726AAF01F44A5E92225A32B4375FC4EED036A652','main','1m8g4n5jj9w7h17x','1m8g4n5jj9w7g165',1,'',1795838088786,NULL,NULL);
INSERT INTO "token" VALUES(X'4EB2AF3C39130D5FD2DAEF51CD73C9E357457C7B65436B9163A3642A50186C5B','main','1m8g4n5sa49t12r3','1m8g4n5sa49t0c5z',1,'',1795838089002,NULL,NULL);
INSERT INTO "token" VALUES(X'6530837F28E59A32432600649E7D515202686A7AEC4490532FB9FF130D1321D6','main','1m8g4n5mdbzjd909','1m8g4n5mdbzjb9vc',1,'',1795838088845,NULL,NULL);
INSERT INTO "token" VALUES(X'7AE74A36ECD14D46ABE018AE81B96B3E34E9068845E45CE77DC162969D1F12F5','main','1m8g4n5gt6qz0a84','1m8g4n5gt6qyz4v6',1,'',1795838088730,NULL,NULL);
INSERT INTO "token" VALUES(X'7AF919E48BD8D68268055B62ADBD4102D379B86FBE1899078897C604F7BD6BDA','main','1m8g4n5s3e4bw8fh','1m8g4n5s3e4bvk4y',1,'',1795838088995,NULL,NULL);
INSERT INTO "token" VALUES(X'842ACFEA740EF268749A1A0E093A7CF506456E77B23D1172E0477D5ABC97D2DD','main','1m8g4n72e8ccvs1c','1m8g4n72e8ccta7v',1,'',1795838090318,NULL,1795838090510);
INSERT INTO "token" VALUES(X'96E7DC9558C82DB76DB4EA5C48631A616313A667BA08B86D7DCCA3080FFB8055','main','1m8g4n5as5an84v7','1m8g4n5as5an64m9',1,'',1795838088537,NULL,NULL);
INSERT INTO "token" VALUES(X'97A320A3E500CF26C7D348427969D575DA7FA455A7EC1D16F85817ED76BC9D1C','main','1m8g4n50818d5h73','1m8g4n50818d3w1b',1,'',1795838088200,NULL,NULL);
INSERT INTO "token" VALUES(X'A6FF503F297810A25F866C3DCD304B93ACF0C8AA72052F311AF9F4502823AAF9','main','1m8g4n71y0f7n8r7','1m8g4n71y0f7mz5f',1,'',1795838090302,NULL,NULL);
INSERT INTO "token" VALUES(X'A929947E912766598E1A461735F681A4FBD146CA6D6BE930A334C165EC781FD1','main','1m8g4n4z9awn7569','1m8g4n4z9awn5j9m',1,'',1795838088169,NULL,NULL);
INSERT INTO "token" VALUES(X'B4FB2FFBA01B19B3E8AA94594969EA664D64344764F0501BC6D842BEB4B7FDDB','main','1m8g4n59nbnhhj5w','1m8g4n59nbnhf8dp',1,'',1795838088501,NULL,NULL);
INSERT INTO "token" VALUES(X'D2757F9D846A8A30AD92DFA012C31801AAE1F46EBE2C62CE42F853A632C4A600','main','1m8g4n5m57agvshn','1m8g4n5m57agt718',1,'',1795838088837,NULL,NULL);
INSERT INTO "token" VALUES(X'EDA8DEADBAB455F6F3704C67EBBB3347B3B9E96CEAE02EDCBBF60D9E51CBBD9F','main','1m8g4n5w57zpmd8r','1m8g4n5w57zpjfjm',1,'',1795838089093,NULL,NULL);
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
INSERT INTO "tournament" VALUES('1m8g4n6549wcawqp','main','1m8g4n4z9awn5j9m','tic-tac-toe','swiss',1,'finished',11,3,6,0,5,0,0,1795838089380,1795838089397,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":null,"seed":"a5ddddd35f434556d452f8c170bfff657ebdcb2215349c8485527e8b37c93e34","seeded":false}','[4]',NULL,NULL,NULL,NULL,NULL,NULL,11);
INSERT INTO "tournament" VALUES('1m8g4n66f4jmvyn6','main','1m8g4n4z9awn5j9m','tic-tac-toe','swiss',1,'finished',17,3,9,3,6,0,0,1795838089423,1795838089469,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":null,"seed":"f32bb92b43d6baecadb49a6c3f12c2f5e3e2b2abafc0a96f96b84f771a9c6d0e","seeded":false}','[1]',NULL,NULL,NULL,NULL,'1m8g4n6549wcawqp',NULL,17);
INSERT INTO "tournament" VALUES('1m8g4n68kdzgcq13','main','1m8g4n4z9awn5j9m','tic-tac-toe','round-robin',1,'finished',6,1,1,0,2,2,0,1795838089491,1795838089913,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"disqualify","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"2edb297f91d8d060012a2c4d50abf97d301c9ba2f596bd6e8fb95e50ed7803fd","seeded":false}','[1]',NULL,NULL,NULL,1795838089790,NULL,NULL,6);
INSERT INTO "tournament" VALUES('1m8g4n6pyax160sz','main','1m8g4n4z9awn5j9m','tic-tac-toe','knockout',1,'finished',8,2,4,0,3,0,0,1795838089957,1795838089981,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":null,"seed":"7217d51186776600a1ea30d1e56f8da511f905098a7e53b6755924f5d424f30f","seeded":false}','[3]',NULL,NULL,NULL,NULL,NULL,NULL,8);
INSERT INTO "tournament" VALUES('1m8g4n6s0a6jpbhq','main','1m8g4n4z9awn5j9m','yahtzee','heats',1,'finished',7,1,3,0,5,0,0,1795838090016,1795838090054,'{"options":{"joker":"forced","cards":"shown","rounds":1,"await_client_seed":false,"hints":false},"deal":"independent","illegal":"refuse","clock":null,"seed":"ef98051d8793616b783132d66f14646594453a61a0c1ccd5b9ea5544ca1819ef","seeded":false,"table":3,"advance":1}','[5]',NULL,NULL,NULL,NULL,NULL,'Spring cup',7);
INSERT INTO "tournament" VALUES('1m8g4n6tsaay57ct','main','1m8g4n4z9awn5j9m','tic-tac-toe','round-robin',1,'open',1,1,0,0,3,2,1,1795838090073,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"b8d642b88154a5cb02eb8108d11403bc4748f175e3edfb36fabf04ef616bf481","seeded":false}',NULL,NULL,NULL,NULL,NULL,NULL,NULL,1);
INSERT INTO "tournament" VALUES('1m8g4n6vk6y3nk86','main','1m8g4n4z9awn5j9m','tic-tac-toe','knockout',1,'running',4,1,0,0,2,2,0,1795838090099,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"732da461fc713085de62dc9773e6cbe169ff12630efcfc143c0546d05ffb1d25","seeded":false}',NULL,NULL,NULL,NULL,NULL,NULL,NULL,4);
INSERT INTO "tournament" VALUES('1m8g4n6w9cjbanpk','main','1m8g4n4zpbs6d05h','tic-tac-toe','knockout',0,'cancelled',3,1,0,0,1,1,0,1795838090121,1795838090154,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"33e9806dd9e99ef59dc90b60603b287d237eb5e317479aaa6b5a4cdf26e17ad1","seeded":false}',NULL,NULL,NULL,NULL,NULL,NULL,NULL,3);
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
INSERT INTO "tournament_entrant" VALUES('1m8g4n6549wcawqp',1,NULL,'random',NULL,'playing',2.0,2.0,3,2,0,1,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m8g4n6549wcawqp',2,NULL,'random',NULL,'playing',2.0,2.0,3,2,0,1,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m8g4n6549wcawqp',3,NULL,'random',NULL,'playing',1.5,1.25,3,1,1,1,4,4,0);
INSERT INTO "tournament_entrant" VALUES('1m8g4n6549wcawqp',4,NULL,'random',NULL,'playing',2.5,2.25,3,2,1,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m8g4n6549wcawqp',5,NULL,'random',NULL,'playing',1.0,1.0,3,1,0,2,5,5,0);
INSERT INTO "tournament_entrant" VALUES('1m8g4n66f4jmvyn6',1,NULL,'random',NULL,'playing',2.0,2.0,3,2,0,1,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m8g4n66f4jmvyn6',2,NULL,'random',NULL,'playing',2.0,1.5,3,1,2,0,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m8g4n66f4jmvyn6',3,NULL,'random',NULL,'playing',2.0,2.0,3,2,0,1,3,2,0);
INSERT INTO "tournament_entrant" VALUES('1m8g4n66f4jmvyn6',4,NULL,'random',NULL,'playing',1.5,1.25,3,1,1,1,4,4,0);
INSERT INTO "tournament_entrant" VALUES('1m8g4n66f4jmvyn6',5,NULL,'random',NULL,'playing',0.5,0.25,3,0,1,2,6,6,0);
INSERT INTO "tournament_entrant" VALUES('1m8g4n66f4jmvyn6',6,NULL,'random',NULL,'playing',1.0,1.0,3,1,0,2,5,5,0);
INSERT INTO "tournament_entrant" VALUES('1m8g4n68kdzgcq13',1,'1m8g4n4z9awn5j9m',NULL,NULL,'playing',1.0,1.0,1,1,0,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m8g4n68kdzgcq13',2,'1m8g4n4zpbs6d05h',NULL,NULL,'playing',0.0,0.0,1,0,0,1,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m8g4n68kdzgcq13',3,'1m8g4n50818d3w1b',NULL,NULL,'declined',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m8g4n6pyax160sz',1,NULL,'random',NULL,'playing',0.0,0.0,2,0,0,2,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m8g4n6pyax160sz',2,NULL,'random',NULL,'playing',0.0,0.0,2,0,0,2,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m8g4n6pyax160sz',3,NULL,'random',NULL,'playing',4.0,4.0,4,4,0,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m8g4n6s0a6jpbhq',1,NULL,'random',NULL,'playing',0.0,0.0,1,0,0,1,4,4,0);
INSERT INTO "tournament_entrant" VALUES('1m8g4n6s0a6jpbhq',2,NULL,'random',NULL,'playing',1.0,1.0,2,1,0,1,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m8g4n6s0a6jpbhq',3,NULL,'random',NULL,'playing',0.0,0.0,2,0,0,2,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m8g4n6s0a6jpbhq',4,NULL,'random',NULL,'playing',0.0,0.0,1,0,0,1,5,5,0);
INSERT INTO "tournament_entrant" VALUES('1m8g4n6s0a6jpbhq',5,NULL,'random',NULL,'playing',2.0,2.0,2,2,0,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m8g4n6tsaay57ct',1,'1m8g4n4z9awn5j9m',NULL,NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m8g4n6tsaay57ct',2,'1m8g4n4zpbs6d05h',NULL,NULL,'invited',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m8g4n6tsaay57ct',3,NULL,'gomoku',3,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m8g4n6vk6y3nk86',1,'1m8g4n4z9awn5j9m',NULL,NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m8g4n6vk6y3nk86',2,'1m8g4n50818d3w1b',NULL,NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m8g4n6w9cjbanpk',1,'1m8g4n4zpbs6d05h',NULL,NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m8g4n6w9cjbanpk',2,'1m8g4n50818d3w1b',NULL,NULL,'declined',0.0,0.0,0,0,0,0,NULL,NULL,0);
CREATE TABLE tournament_event (
    tournament TEXT    NOT NULL,
    seq        INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the tournament; its newest is its version
    at         INTEGER NOT NULL,
    kind       TEXT    NOT NULL,                 -- created, joined, game, ...: see tournament/tournament.h
    body       TEXT    NOT NULL,                 -- JSON: the whole truth
    PRIMARY KEY (tournament, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_event" VALUES('1m8g4n6549wcawqp',1,1795838089380,'created','{"ruleset":"tic-tac-toe","format":"swiss","games":3,"deal":"independent","visibility":"public","illegal":"refuse","seed":"a5ddddd35f434556d452f8c170bfff657ebdcb2215349c8485527e8b37c93e34","seeded":false,"clock":null,"creator":"1m8g4n4z9awn5j9m","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m8g4n6549wcawqp',2,1795838089389,'round','{"round":1,"pairs":[[1,3],[4,2]],"byes":[5]}');
INSERT INTO "tournament_event" VALUES('1m8g4n6549wcawqp',3,1795838089389,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,3],"scores":[1,0],"seed":"e85ea8d2cc9876314d754620e405a66f46dd44d4ee7ebf99ced1f8fef03f7d9a","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g4n6549wcawqp',4,1795838089389,'game','{"game":2,"round":1,"tie_break":false,"entrants":[4,2],"scores":[1,0],"seed":"569608a6543513ab64e27063f62c04c856d1a831c0fc84cf12d1b53ceb60d99d","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g4n6549wcawqp',5,1795838089389,'round','{"round":2,"pairs":[[4,1],[2,5]],"byes":[3]}');
INSERT INTO "tournament_event" VALUES('1m8g4n6549wcawqp',6,1795838089389,'game','{"game":3,"round":2,"tie_break":false,"entrants":[4,1],"scores":[1,0],"seed":"7965f68a3edb20fc747ea9984d5d4b4e9003c09661b3e2b1e145f174dfe6c492","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g4n6549wcawqp',7,1795838089389,'game','{"game":4,"round":2,"tie_break":false,"entrants":[2,5],"scores":[1,0],"seed":"183cfdd130666824d0a1e8460f8477d0f0f867642b289410dbc0404cda2cf71e","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g4n6549wcawqp',8,1795838089389,'round','{"round":3,"pairs":[[3,4],[5,1]],"byes":[2]}');
INSERT INTO "tournament_event" VALUES('1m8g4n6549wcawqp',9,1795838089389,'game','{"game":5,"round":3,"tie_break":false,"entrants":[3,4],"scores":[0.5,0.5],"seed":"6a31d9cb19ee95b5a9565dcd73340a60fb494346126eef2bd1bd2c6c77f0d6c6","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g4n6549wcawqp',10,1795838089389,'game','{"game":6,"round":3,"tie_break":false,"entrants":[5,1],"scores":[0,1],"seed":"fb45ee307c3825d047fef72532d540e8fbff692d00b2e27f934c199dc8d6af83","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g4n6549wcawqp',11,1795838089397,'finished','{"winners":[4]}');
INSERT INTO "tournament_event" VALUES('1m8g4n66f4jmvyn6',1,1795838089423,'created','{"ruleset":"tic-tac-toe","format":"swiss","games":3,"deal":"independent","visibility":"public","illegal":"refuse","seed":"f32bb92b43d6baecadb49a6c3f12c2f5e3e2b2abafc0a96f96b84f771a9c6d0e","seeded":false,"clock":null,"creator":"1m8g4n4z9awn5j9m","series":"1m8g4n6549wcawqp","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m8g4n66f4jmvyn6',2,1795838089446,'round','{"round":1,"pairs":[[1,4],[5,2],[3,6]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m8g4n66f4jmvyn6',3,1795838089446,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,4],"scores":[1,0],"seed":"3927949672713a5753501743ffc3cea1e60792a09df8997e7635df686bf823ed","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g4n66f4jmvyn6',4,1795838089446,'game','{"game":2,"round":1,"tie_break":false,"entrants":[5,2],"scores":[0.5,0.5],"seed":"23362230bfcf67663ab889d07f19fe6459eeb3e5c1e60a6246669b5a1c93b8af","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g4n66f4jmvyn6',5,1795838089446,'game','{"game":3,"round":1,"tie_break":false,"entrants":[3,6],"scores":[1,0],"seed":"f225aeeeb41ca6c749892fe0cce6c816c0782db363943ddac4bd66e1a5ac05e9","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g4n66f4jmvyn6',6,1795838089446,'round','{"round":2,"pairs":[[3,1],[2,4],[6,5]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m8g4n66f4jmvyn6',7,1795838089446,'game','{"game":4,"round":2,"tie_break":false,"entrants":[3,1],"scores":[1,0],"seed":"6b94259cbb048dcde33027b134b0f9efa63c2c3c7d19fecc17c25aa9a2424e64","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g4n66f4jmvyn6',8,1795838089446,'game','{"game":5,"round":2,"tie_break":false,"entrants":[2,4],"scores":[0.5,0.5],"seed":"66b9f94b905dc665050da470c354c849a94c72421c9cfec64cce1a2036881075","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g4n66f4jmvyn6',9,1795838089446,'game','{"game":6,"round":2,"tie_break":false,"entrants":[6,5],"scores":[1,0],"seed":"3b9accaf720694746a9e36c78f58b8bd58b1d5ffbc98deb1285030ccc82e470e","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g4n66f4jmvyn6',10,1795838089446,'round','{"round":3,"pairs":[[2,3],[1,6],[4,5]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m8g4n66f4jmvyn6',11,1795838089446,'game','{"game":7,"round":3,"tie_break":false,"entrants":[2,3],"scores":[1,0],"seed":"51c39a3f7865feccc24de720bccb689df3d4e896ac7f581909c6bbbe8a8decc2","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g4n66f4jmvyn6',12,1795838089446,'game','{"game":8,"round":3,"tie_break":false,"entrants":[1,6],"scores":[1,0],"seed":"fd68662cab5dcab6faf51d879e4f56f89473bc607f7612bb038302cf599fa7ab","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g4n66f4jmvyn6',13,1795838089446,'game','{"game":9,"round":3,"tie_break":false,"entrants":[4,5],"scores":[1,0],"seed":"40a970371a39ab02166edbabf98ee5d4f65df082403433144376905a25e31032","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g4n66f4jmvyn6',14,1795838089446,'game','{"game":10,"round":4,"tie_break":true,"entrants":[1,2],"scores":[1,0],"seed":"30338d34ac06727ccdba13bbe608595ba1884ecf43fac8c02c4bb7f0705f162d","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g4n66f4jmvyn6',15,1795838089446,'game','{"game":11,"round":4,"tie_break":true,"entrants":[3,1],"scores":[0.5,0.5],"seed":"184b9aa2ebd42b7cc0b4308ac085efd94259dcb70f6e0f9c4b95751427dce469","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g4n66f4jmvyn6',16,1795838089446,'game','{"game":12,"round":4,"tie_break":true,"entrants":[2,3],"scores":[1,0],"seed":"4316266873275dcc7ba66f1bab74f3b005cfc120372d31b7c125fc3dd7f4bc01","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g4n66f4jmvyn6',17,1795838089469,'finished','{"winners":[1]}');
INSERT INTO "tournament_event" VALUES('1m8g4n68kdzgcq13',1,1795838089491,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","visibility":"public","illegal":"disqualify","seed":"2edb297f91d8d060012a2c4d50abf97d301c9ba2f596bd6e8fb95e50ed7803fd","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m8g4n4z9awn5j9m","starts_at":"2026-11-28T03:54:49.790Z","entrants":[{"player":"1m8g4n4z9awn5j9m","joined":true},{"player":"1m8g4n4zpbs6d05h","joined":false},{"player":"1m8g4n50818d3w1b","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m8g4n68kdzgcq13',2,1795838089510,'joined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m8g4n68kdzgcq13',3,1795838089791,'begun','{}');
INSERT INTO "tournament_event" VALUES('1m8g4n68kdzgcq13',4,1795838089791,'started','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"id":"1m8g4n6hz7w8gr9c"}');
INSERT INTO "tournament_event" VALUES('1m8g4n68kdzgcq13',5,1795838089881,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"scores":[1,0],"forfeits":[2],"id":"1m8g4n6hz7w8gr9c"}');
INSERT INTO "tournament_event" VALUES('1m8g4n68kdzgcq13',6,1795838089913,'finished','{"winners":[1]}');
INSERT INTO "tournament_event" VALUES('1m8g4n6pyax160sz',1,1795838089957,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":2,"deal":"independent","visibility":"public","illegal":"refuse","seed":"7217d51186776600a1ea30d1e56f8da511f905098a7e53b6755924f5d424f30f","seeded":false,"clock":null,"creator":"1m8g4n4z9awn5j9m","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m8g4n6pyax160sz',2,1795838089967,'round','{"round":1,"pairs":[[3,2]],"byes":[1]}');
INSERT INTO "tournament_event" VALUES('1m8g4n6pyax160sz',3,1795838089967,'game','{"game":1,"round":1,"tie_break":false,"entrants":[3,2],"scores":[1,0],"seed":"f008ab094ff01878b38b59471c5ec8bb2f77fa181bddc911bc43de2f0e422320","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g4n6pyax160sz',4,1795838089968,'game','{"game":2,"round":1,"tie_break":false,"entrants":[2,3],"scores":[0,1],"seed":"0e31154a1ca323adb142d6e739bd0e887ce2ed0c158a67cdac8c9caa73ed8ebe","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g4n6pyax160sz',5,1795838089968,'round','{"round":2,"pairs":[[1,3]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m8g4n6pyax160sz',6,1795838089968,'game','{"game":3,"round":2,"tie_break":false,"entrants":[1,3],"scores":[0,1],"seed":"2a24050f6adb33d935922dea85e9840731223437eccb2ead276a3e1ed4f4c678","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g4n6pyax160sz',7,1795838089968,'game','{"game":4,"round":2,"tie_break":false,"entrants":[3,1],"scores":[1,0],"seed":"cf0c429fe80840f0bf109c9d5ba8add381a99efe3c2b624b97184221ab7a88ed","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g4n6pyax160sz',8,1795838089981,'finished','{"winners":[3]}');
INSERT INTO "tournament_event" VALUES('1m8g4n6s0a6jpbhq',1,1795838090016,'created','{"ruleset":"yahtzee","format":"heats","games":1,"deal":"independent","visibility":"public","illegal":"refuse","seed":"ef98051d8793616b783132d66f14646594453a61a0c1ccd5b9ea5544ca1819ef","seeded":false,"clock":null,"creator":"1m8g4n4z9awn5j9m","table":3,"advance":1,"master":null,"title":null,"entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m8g4n6s0a6jpbhq',2,1795838090026,'stage','{"stage":1,"tables":[[3,1,2],[4,5]]}');
INSERT INTO "tournament_event" VALUES('1m8g4n6s0a6jpbhq',3,1795838090026,'game','{"game":1,"round":1,"tie_break":false,"entrants":[3,1,2],"scores":[35,26,48],"seed":"ebabeddb05b9718f3325e4d2cb06388a8955b8202a624ee5ee926847345998ba","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g4n6s0a6jpbhq',4,1795838090026,'game','{"game":2,"round":1,"tie_break":false,"entrants":[4,5],"scores":[25,65],"seed":"90834b34fa98a458e75da7986913b8a159035549de345ac76c1a643fa3e5fe0b","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g4n6s0a6jpbhq',5,1795838090027,'stage','{"stage":2,"tables":[[5,3,2]]}');
INSERT INTO "tournament_event" VALUES('1m8g4n6s0a6jpbhq',6,1795838090027,'game','{"game":3,"round":2,"tie_break":false,"entrants":[5,3,2],"scores":[38,29,28],"seed":"f9fa12874be7045e5fb79942c1777991bef8e1ba62d1fc679708bd456f8cb78c","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g4n6s0a6jpbhq',7,1795838090054,'finished','{"winners":[5]}');
INSERT INTO "tournament_event" VALUES('1m8g4n6tsaay57ct',1,1795838090073,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","visibility":"public","illegal":"refuse","seed":"b8d642b88154a5cb02eb8108d11403bc4748f175e3edfb36fabf04ef616bf481","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m8g4n4z9awn5j9m","entrants":[{"player":"1m8g4n4z9awn5j9m","joined":true},{"player":"1m8g4n4zpbs6d05h","joined":false},{"bot":"gomoku","level":3}]}');
INSERT INTO "tournament_event" VALUES('1m8g4n6vk6y3nk86',1,1795838090099,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"public","illegal":"refuse","seed":"732da461fc713085de62dc9773e6cbe169ff12630efcfc143c0546d05ffb1d25","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m8g4n4z9awn5j9m","entrants":[{"player":"1m8g4n4z9awn5j9m","joined":true},{"player":"1m8g4n50818d3w1b","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m8g4n6vk6y3nk86',2,1795838090110,'joined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m8g4n6vk6y3nk86',3,1795838090120,'round','{"round":1,"pairs":[[1,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m8g4n6vk6y3nk86',4,1795838090120,'started','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"id":"1m8g4n6w8cwk3rbn"}');
INSERT INTO "tournament_event" VALUES('1m8g4n6w9cjbanpk',1,1795838090121,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"private","illegal":"refuse","seed":"33e9806dd9e99ef59dc90b60603b287d237eb5e317479aaa6b5a4cdf26e17ad1","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m8g4n4zpbs6d05h","entrants":[{"player":"1m8g4n4zpbs6d05h","joined":true},{"player":"1m8g4n50818d3w1b","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m8g4n6w9cjbanpk',2,1795838090154,'declined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m8g4n6w9cjbanpk',3,1795838090154,'cancelled','{"reason":"declined"}');
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
INSERT INTO "tournament_game" VALUES('1m8g4n6549wcawqp',1,1,0,NULL,'[1,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g4n6549wcawqp',2,1,0,NULL,'[4,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g4n6549wcawqp',3,2,0,NULL,'[4,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g4n6549wcawqp',4,2,0,NULL,'[2,5]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g4n6549wcawqp',5,3,0,NULL,'[3,4]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g4n6549wcawqp',6,3,0,NULL,'[5,1]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g4n66f4jmvyn6',1,1,0,NULL,'[1,4]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g4n66f4jmvyn6',2,1,0,NULL,'[5,2]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g4n66f4jmvyn6',3,1,0,NULL,'[3,6]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g4n66f4jmvyn6',4,2,0,NULL,'[3,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g4n66f4jmvyn6',5,2,0,NULL,'[2,4]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g4n66f4jmvyn6',6,2,0,NULL,'[6,5]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g4n66f4jmvyn6',7,3,0,NULL,'[2,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g4n66f4jmvyn6',8,3,0,NULL,'[1,6]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g4n66f4jmvyn6',9,3,0,NULL,'[4,5]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g4n66f4jmvyn6',10,4,1,NULL,'[1,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g4n66f4jmvyn6',11,4,1,NULL,'[3,1]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g4n66f4jmvyn6',12,4,1,NULL,'[2,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g4n68kdzgcq13',1,1,0,'1m8g4n6hz7w8gr9c','[1,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g4n6pyax160sz',1,1,0,NULL,'[3,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g4n6pyax160sz',2,1,0,NULL,'[2,3]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g4n6pyax160sz',3,2,0,NULL,'[1,3]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g4n6pyax160sz',4,2,0,NULL,'[3,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g4n6s0a6jpbhq',1,1,0,NULL,'[3,1,2]','[35,26,48]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g4n6s0a6jpbhq',2,1,0,NULL,'[4,5]','[25,65]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g4n6s0a6jpbhq',3,2,0,NULL,'[5,3,2]','[38,29,28]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g4n6vk6y3nk86',1,1,0,'1m8g4n6w8cwk3rbn','[1,2]',NULL,NULL);
CREATE TABLE tournament_stage (
    tournament TEXT    NOT NULL,
    number     INTEGER NOT NULL CHECK (number > 0), -- 1, 2, 3, ...
    -- JSON, by table: the number of its latest game and its id, null where there is none; its entrants' numbers; of these,
    -- who are at that game; and what the entrants have scored, in their order, null while they play. Where they choose what
    -- they are asked of: that, in their order, null for those who have not yet.
    tables     TEXT    NOT NULL,
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_stage" VALUES('1m8g4n6s0a6jpbhq',1,'[{"game":1,"id":null,"entrants":[3,1,2],"players":[3,1,2],"points":[35,26,48]},{"game":2,"id":null,"entrants":[4,5],"players":[4,5],"points":[25,65]}]');
INSERT INTO "tournament_stage" VALUES('1m8g4n6s0a6jpbhq',2,'[{"game":3,"id":null,"entrants":[5,3,2],"players":[5,3,2],"points":[38,29,28]}]');
CREATE TABLE uptime_mark (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
INSERT INTO "uptime_mark" VALUES(1,1795838090521);
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
INSERT INTO "webhook" VALUES('1m8g4n70x89gd0bw','1m8g4n4xz30gyazy','https://receiver.invalid/',11,X'A40D321191FC0E84152B9F183D052898448A975B21F9FA97D8D30D2AA7930592',NULL,NULL,1795838090269,NULL,NULL);
INSERT INTO "webhook" VALUES('1m8g4n71c90dwntq','1m8g4n4xz30gyazy','https://receiver.invalid/',16,X'48123FF0D1CA056F03F1064CFF9252F5FA1B41E0A616532FE73D702AD976033E',NULL,NULL,1795838090284,1795838090294,NULL);
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
