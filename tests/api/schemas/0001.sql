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
INSERT INTO "block" VALUES('1m822tzjzacvvgz8','1m822tzjg1jkzz9p',1795366420547);
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
INSERT INTO "delivery" VALUES(1,'1m822v0f48jsn2sv','1m822v0cybyxknpx','1m822v0f48jsm5v8','1m822v0f48jsm5v8-1-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T16:53:40.964Z","data":{"seq":1,"at":"2026-11-22T16:53:40.964Z","kind":"created","seat":0,"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m822v0e2c181s4r","status":"joined"},{"player":"1m822v0ep075z6px","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m822v0e2c181s4r","clock":{"turn_seconds":30,"bot_turn_seconds":1},"game":"1m822v0f48jsm5v8"}}',1795366420964,1,1795366425993,1795366420986,NULL,NULL,0);
INSERT INTO "delivery" VALUES(2,'1m822v0g99s5wsvw','1m822v0cybyxknpx','1m822v0f48jsm5v8','1m822v0f48jsm5v8-2-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T16:53:41.001Z","data":{"seq":2,"at":"2026-11-22T16:53:41.001Z","kind":"joined","seat":1,"player":"1m822v0ep075z6px","game":"1m822v0f48jsm5v8"}}',1795366421001,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(3,'1m822v0g99s5xvyw','1m822v0cybyxknpx','1m822v0f48jsm5v8','1m822v0f48jsm5v8-3-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T16:53:41.001Z","data":{"seq":3,"at":"2026-11-22T16:53:41.001Z","kind":"round","seat":null,"number":1,"leader":0,"commitment":null,"points":[0,0],"game":"1m822v0f48jsm5v8"}}',1795366421001,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(4,'1m822v0g99s5y0t1','1m822v0cybyxknpx','1m822v0f48jsm5v8','1m822v0f48jsm5v8-3-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T16:53:41.001Z","data":{"game":"1m822v0f48jsm5v8","seq":3,"players":["1m822v0e2c181s4r"],"seats":[0],"deadline":"2026-11-22T16:54:11.001Z"}}',1795366421001,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(5,'1m822v0gzbkw9tke','1m822v0cybyxknpx','1m822v0f48jsm5v8','1m822v0f48jsm5v8-4-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T16:53:41.023Z","data":{"seq":4,"at":"2026-11-22T16:53:41.023Z","kind":"move","seat":0,"column":0,"row":0,"symbol":"X","game":"1m822v0f48jsm5v8"}}',1795366421023,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(6,'1m822v0gzbkwaaba','1m822v0cybyxknpx','1m822v0f48jsm5v8','1m822v0f48jsm5v8-4-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T16:53:41.023Z","data":{"game":"1m822v0f48jsm5v8","seq":4,"players":["1m822v0ep075z6px"],"seats":[1],"deadline":"2026-11-22T16:54:11.023Z"}}',1795366421023,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(7,'1m822v0h6a6bjkss','1m822v0cybyxknpx','1m822v0f48jsm5v8','1m822v0f48jsm5v8-5-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T16:53:41.030Z","data":{"seq":5,"at":"2026-11-22T16:53:41.030Z","kind":"move","seat":1,"column":1,"row":0,"symbol":"O","game":"1m822v0f48jsm5v8"}}',1795366421030,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(8,'1m822v0h6a6bjms7','1m822v0cybyxknpx','1m822v0f48jsm5v8','1m822v0f48jsm5v8-5-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T16:53:41.030Z","data":{"game":"1m822v0f48jsm5v8","seq":5,"players":["1m822v0e2c181s4r"],"seats":[0],"deadline":"2026-11-22T16:54:11.030Z"}}',1795366421030,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(9,'1m822v0hff389pbf','1m822v0cybyxknpx','1m822v0f48jsm5v8','1m822v0f48jsm5v8-6-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T16:53:41.039Z","data":{"seq":6,"at":"2026-11-22T16:53:41.039Z","kind":"move","seat":0,"column":0,"row":1,"symbol":"X","game":"1m822v0f48jsm5v8"}}',1795366421039,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(10,'1m822v0hff38aad0','1m822v0cybyxknpx','1m822v0f48jsm5v8','1m822v0f48jsm5v8-6-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T16:53:41.039Z","data":{"game":"1m822v0f48jsm5v8","seq":6,"players":["1m822v0ep075z6px"],"seats":[1],"deadline":"2026-11-22T16:54:11.039Z"}}',1795366421039,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(11,'1m822v0hnbqm0r8v','1m822v0cybyxknpx','1m822v0f48jsm5v8','1m822v0f48jsm5v8-7-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T16:53:41.045Z","data":{"seq":7,"at":"2026-11-22T16:53:41.045Z","kind":"move","seat":1,"column":1,"row":1,"symbol":"O","game":"1m822v0f48jsm5v8"}}',1795366421045,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(12,'1m822v0hnbqm2fka','1m822v0cybyxknpx','1m822v0f48jsm5v8','1m822v0f48jsm5v8-7-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T16:53:41.045Z","data":{"game":"1m822v0f48jsm5v8","seq":7,"players":["1m822v0e2c181s4r"],"seats":[0],"deadline":"2026-11-22T16:54:11.045Z"}}',1795366421045,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(13,'1m822v0j7c6bq8wb','1m822v0cybyxknpx','1m822v0f48jsm5v8','1m822v0f48jsm5v8-8-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T16:53:41.063Z","data":{"seq":8,"at":"2026-11-22T16:53:41.063Z","kind":"move","seat":0,"column":0,"row":2,"symbol":"X","game":"1m822v0f48jsm5v8"}}',1795366421063,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(14,'1m822v0j7c6bs1hw','1m822v0cybyxknpx','1m822v0f48jsm5v8','1m822v0f48jsm5v8-9-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T16:53:41.063Z","data":{"seq":9,"at":"2026-11-22T16:53:41.063Z","kind":"round-over","seat":null,"id":"1m822v0j7c6bqs9t","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null,"game":"1m822v0f48jsm5v8"}}',1795366421063,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(15,'1m822v0j7c6bscp1','1m822v0cybyxknpx','1m822v0f48jsm5v8','1m822v0f48jsm5v8-9-result.published','result.published','{"type":"result.published","timestamp":"2026-11-22T16:53:41.063Z","data":{"id":"1m822v0j7c6bqs9t","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T16:53:41.063Z","kind":"round","game":"1m822v0f48jsm5v8","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m822v0e2c181s4r"}},{"seat":1,"player":{"id":"1m822v0ep075z6px"}}]}}',1795366421063,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(16,'1m822v0j7c6bttje','1m822v0cybyxknpx','1m822v0f48jsm5v8','1m822v0f48jsm5v8-10-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T16:53:41.063Z","data":{"seq":10,"at":"2026-11-22T16:53:41.063Z","kind":"finished","seat":null,"id":"1m822v0j7c6btetc","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","game":"1m822v0f48jsm5v8"}}',1795366421063,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(17,'1m822v0j7c6bvgr9','1m822v0cybyxknpx','1m822v0f48jsm5v8','1m822v0f48jsm5v8-10-result.published','result.published','{"type":"result.published","timestamp":"2026-11-22T16:53:41.063Z","data":{"id":"1m822v0j7c6btetc","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-22T16:53:41.063Z","kind":"match","game":"1m822v0f48jsm5v8","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m822v0e2c181s4r"}},{"seat":1,"player":{"id":"1m822v0ep075z6px"}}]}}',1795366421063,0,NULL,NULL,NULL,NULL,0);
CREATE TABLE event (
    id   INTEGER PRIMARY KEY,              -- its place in the log of all games
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL                  -- JSON: the whole truth, secrets included
) STRICT;
INSERT INTO "event" VALUES(1,'1m822tzma0sd5q9c',1,1795366420106,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m822tzhv8rehv09","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m822tzhv8rehv09","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(2,'1m822tzma0sd5q9c',2,1795366420106,'round',NULL,'{"number":1,"leader":null,"commitment":"8b54d7ef7fcfb1f7332eea76f321a6904ceb3abc6ad07c8b0ead745bf44222be","points":[0],"rules":2,"seats":[{"player":"1m822tzhv8rehv09","status":"joined"}],"rounds":1,"deal":{"nonce":"2b78133b42f49fecbfda7fa6f8a92b1c2696d79bea7474b665a45d55d39f959e","secret":"5297"},"carry":null}');
INSERT INTO "event" VALUES(3,'1m822tzma0sd5q9c',3,1795366420128,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(4,'1m822tzma0sd5q9c',4,1795366420172,'guess',0,'{"attempt":2,"code":"1456","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(5,'1m822tzma0sd5q9c',5,1795366420189,'guess',0,'{"attempt":3,"code":"2578","bulls":0,"cows":3,"solved":false}');
INSERT INTO "event" VALUES(6,'1m822tzma0sd5q9c',6,1795366420204,'guess',0,'{"attempt":4,"code":"3785","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(7,'1m822tzma0sd5q9c',7,1795366420234,'guess',0,'{"attempt":5,"code":"5297","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(8,'1m822tzma0sd5q9c',8,1795366420234,'round-over',NULL,'{"id":"1m822tzrabh4aa2d","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"5297","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"2b78133b42f49fecbfda7fa6f8a92b1c2696d79bea7474b665a45d55d39f959e","secret":"5297"}}');
INSERT INTO "event" VALUES(9,'1m822tzma0sd5q9c',9,1795366420234,'finished',NULL,'{"id":"1m822tzrabh4awqe","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(10,'1m822tzrh0fcdgz1',1,1795366420241,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m822tzjg1jkzz9p","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m822tzjg1jkzz9p","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(11,'1m822tzrh0fcdgz1',2,1795366420241,'round',NULL,'{"number":1,"leader":null,"commitment":"1521fce726613056b9e696c62e5b07d44f8fd71ad5cb9abafd05474e05b93f71","points":[0],"rules":2,"seats":[{"player":"1m822tzjg1jkzz9p","status":"joined"}],"rounds":1,"deal":{"nonce":"4ddeeecded847b4668455a9aa081c7fdaa00dc25d5dbf136c19c664478a0ea96","secret":"8145"},"carry":null}');
INSERT INTO "event" VALUES(12,'1m822tzrh0fcdgz1',3,1795366420244,'guess',0,'{"attempt":1,"code":"0123","bulls":1,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(13,'1m822tzrh0fcdgz1',4,1795366420289,'guess',0,'{"attempt":2,"code":"0456","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(14,'1m822tzrh0fcdgz1',5,1795366420319,'guess',0,'{"attempt":3,"code":"4167","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(15,'1m822tzrh0fcdgz1',6,1795366420332,'guess',0,'{"attempt":4,"code":"4573","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(16,'1m822tzrh0fcdgz1',7,1795366420339,'guess',0,'{"attempt":5,"code":"5148","bulls":2,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(17,'1m822tzrh0fcdgz1',8,1795366420351,'guess',0,'{"attempt":6,"code":"5184","bulls":1,"cows":3,"solved":false}');
INSERT INTO "event" VALUES(18,'1m822tzrh0fcdgz1',9,1795366420362,'guess',0,'{"attempt":7,"code":"8145","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(19,'1m822tzrh0fcdgz1',10,1795366420362,'round-over',NULL,'{"id":"1m822tzwaaaykqr2","round":1,"leader":null,"attempts":7,"solved":true,"solver":0,"secret":"8145","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"4ddeeecded847b4668455a9aa081c7fdaa00dc25d5dbf136c19c664478a0ea96","secret":"8145"}}');
INSERT INTO "event" VALUES(20,'1m822tzrh0fcdgz1',11,1795366420362,'finished',NULL,'{"id":"1m822tzwaaaymssz","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(21,'1m822tzwt7ze4kn6',1,1795366420378,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m822tzhv8rehv09","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m822tzhv8rehv09","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(22,'1m822tzwt7ze4kn6',2,1795366420378,'round',NULL,'{"number":1,"leader":null,"commitment":"3afc19cd28dbd3665d08322219c3157001ea33ffe51c3a9853f955569d016c81","points":[0],"rules":2,"seats":[{"player":"1m822tzhv8rehv09","status":"joined"}],"rounds":1,"deal":{"nonce":"0f4237a74aa8ddecb935acc5b7edb6c64e084771eeca714aa1c891ae05ea5ab6","secret":"2026"},"carry":null}');
INSERT INTO "event" VALUES(23,'1m822tzwt7ze4kn6',3,1795366420399,'resigned',0,'{}');
INSERT INTO "event" VALUES(24,'1m822tzwt7ze4kn6',4,1795366420399,'round-over',NULL,'{"id":"1m822tzxf7gmh2j1","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"2026","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"0f4237a74aa8ddecb935acc5b7edb6c64e084771eeca714aa1c891ae05ea5ab6","secret":"2026"}}');
INSERT INTO "event" VALUES(25,'1m822tzwt7ze4kn6',5,1795366420399,'finished',NULL,'{"id":"1m822tzxf7gmjx1r","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(26,'1m822tzxyb46svyg',1,1795366420414,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m822tzjg1jkzz9p","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m822tzjg1jkzz9p","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(27,'1m822tzxyb46svyg',2,1795366420414,'round',NULL,'{"number":1,"leader":null,"commitment":"2a21d08096ac86e13bd251561b1fe46712211b5935ed3a5aee5f3e9dd3536214","points":[0],"rules":2,"seats":[{"player":"1m822tzjg1jkzz9p","status":"joined"}],"rounds":1,"deal":{"nonce":"4ec381fe12bdfea9101b5d5a51a8efbab5b1cdab6daa8d3be408d2e500ad9ae0","secret":"6182"},"carry":null}');
INSERT INTO "event" VALUES(28,'1m822tzxyb46svyg',3,1795366420419,'resigned',0,'{}');
INSERT INTO "event" VALUES(29,'1m822tzxyb46svyg',4,1795366420419,'round-over',NULL,'{"id":"1m822tzy33f04k9a","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"6182","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"4ec381fe12bdfea9101b5d5a51a8efbab5b1cdab6daa8d3be408d2e500ad9ae0","secret":"6182"}}');
INSERT INTO "event" VALUES(30,'1m822tzxyb46svyg',5,1795366420419,'finished',NULL,'{"id":"1m822tzy33f05g4e","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(31,'1m822tzyb99hq4fm',1,1795366420427,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m822tzyb99hpe58","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m822tzyb99hpe58","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(32,'1m822tzyb99hq4fm',2,1795366420427,'round',NULL,'{"number":1,"leader":null,"commitment":"21a42d3aef3fc498c41efc2005e0af46cbe9112bb5e6905f86baa29abfbaec11","points":[0],"rules":2,"seats":[{"player":"1m822tzyb99hpe58","status":"joined"}],"rounds":0,"deal":{"nonce":"7a4dbc2e2789e8f315ea56dea0851fb206ca7c3cdd15397d2f07c050dffb7306","secret":"2893"},"carry":null}');
INSERT INTO "event" VALUES(33,'1m822tzyb99hq4fm',3,1795366420429,'guess',0,'{"attempt":1,"code":"1234","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(34,'1m822tzye3bc3159',1,1795366420430,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m822tzye3bc287k","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m822tzye3bc287k","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(35,'1m822tzye3bc3159',2,1795366420430,'round',NULL,'{"number":1,"leader":null,"commitment":"458a0e50a5fd762571103caf9be57909ecf97f0a0f3d8c37a84272b627649c8d","points":[0],"rules":2,"seats":[{"player":"1m822tzye3bc287k","status":"joined"}],"rounds":2,"deal":{"nonce":"f94945d027ccca8fda3167b3eea84eb710a24c70135cd373e2492d3c0bd9ba72","secret":"8942"},"carry":null}');
INSERT INTO "event" VALUES(36,'1m822tzye3bc3159',3,1795366420444,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(37,'1m822tzye3bc3159',4,1795366420452,'guess',0,'{"attempt":2,"code":"1456","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(38,'1m822tzye3bc3159',5,1795366420460,'guess',0,'{"attempt":3,"code":"2578","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(39,'1m822tzye3bc3159',6,1795366420461,'guess',0,'{"attempt":4,"code":"3687","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(40,'1m822tzye3bc3159',7,1795366420462,'guess',0,'{"attempt":5,"code":"4792","bulls":1,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(41,'1m822tzye3bc3159',8,1795366420463,'guess',0,'{"attempt":6,"code":"8294","bulls":1,"cows":3,"solved":false}');
INSERT INTO "event" VALUES(42,'1m822tzye3bc3159',9,1795366420463,'guess',0,'{"attempt":7,"code":"8942","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(43,'1m822tzye3bc3159',10,1795366420463,'round-over',NULL,'{"id":"1m822tzzf8kvd1xf","round":1,"leader":null,"attempts":7,"solved":true,"solver":0,"secret":"8942","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"f94945d027ccca8fda3167b3eea84eb710a24c70135cd373e2492d3c0bd9ba72","secret":"8942"}}');
INSERT INTO "event" VALUES(44,'1m822tzzhcap65q4',1,1795366420465,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m822tzzg9y0z4nb","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m822tzzg9y0z4nb","join_code":"BYPB54","clock":null,"log":3}');
INSERT INTO "event" VALUES(45,'1m822tzzhcap65q4',2,1795366420466,'joined',1,'{"player":"1m822tzzhcap4zk8"}');
INSERT INTO "event" VALUES(46,'1m822tzzhcap65q4',3,1795366420466,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m822tzzg9y0z4nb","status":"joined"},{"player":"1m822tzzhcap4zk8","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(47,'1m822tzzhcap65q4',4,1795366420467,'secret',0,'{"code":"1234","nonce":"6a8d78fff7181e4999be6a6530e587acee543cee88879db94be7355313fb4886","commitment":"99fe01ba91503d6e5c2b3debdb5c2c0d17c9d5e46c9966e050878242a8baea58"}');
INSERT INTO "event" VALUES(48,'1m822tzzhcap65q4',5,1795366420467,'guess',1,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(49,'1m822tzzhcap65q4',6,1795366420467,'round-over',NULL,'{"id":"1m822tzzkehvs08r","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"6a8d78fff7181e4999be6a6530e587acee543cee88879db94be7355313fb4886","secret":"1234"}}');
INSERT INTO "event" VALUES(50,'1m822tzzhcap65q4',7,1795366420468,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":2,"seats":[{"player":"1m822tzzg9y0z4nb","status":"joined"},{"player":"1m822tzzhcap4zk8","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(51,'1m822tzzhcap65q4',8,1795366420469,'secret',1,'{"code":"4321","nonce":"f9d7e5135aab8407f58fa44bc45da2b68bb729c33cfdb749ece3cbef561ef90e","commitment":"e7db63f3e9492027a742a4e4cbbffb1a0326fdcd2264abaad57911ec18126dec"}');
INSERT INTO "event" VALUES(52,'1m822tzzhcap65q4',9,1795366420469,'resigned',0,'{}');
INSERT INTO "event" VALUES(53,'1m822tzzhcap65q4',10,1795366420469,'round-over',NULL,'{"id":"1m822tzzn5mng2bs","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"f9d7e5135aab8407f58fa44bc45da2b68bb729c33cfdb749ece3cbef561ef90e","secret":"4321"}}');
INSERT INTO "event" VALUES(54,'1m822tzzhcap65q4',11,1795366420469,'finished',NULL,'{"id":"1m822tzzn5mnggh9","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation"}');
INSERT INTO "event" VALUES(55,'1m822v007557zjqv',1,1795366420487,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"manual","secret":"held","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m822tzzp2yz3enb","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m822tzzp2yz3enb","join_code":"FRQVR8","clock":null,"log":3}');
INSERT INTO "event" VALUES(56,'1m822v007557zjqv',2,1795366420488,'joined',1,'{"player":"1m822tzzt2h00x67"}');
INSERT INTO "event" VALUES(57,'1m822v007557zjqv',3,1795366420491,'joined',2,'{"player":"1m822v0000xhwfbc"}');
INSERT INTO "event" VALUES(58,'1m822v007557zjqv',4,1795366420491,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m822tzzp2yz3enb","status":"joined"},{"player":"1m822tzzt2h00x67","status":"joined"},{"player":"1m822v0000xhwfbc","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(59,'1m822v0166a5zw7q',1,1795366420518,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m822v00wapvvdav","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m822v00wapvvdav","join_code":"HJ5PKE","clock":null,"log":3}');
INSERT INTO "event" VALUES(60,'1m822v0166a5zw7q',2,1795366420523,'joined',1,'{"player":"1m822v014ccxn3ae"}');
INSERT INTO "event" VALUES(61,'1m822v0166a5zw7q',3,1795366420525,'joined',2,'{"player":"1m822v0155d48wth"}');
INSERT INTO "event" VALUES(62,'1m822v0166a5zw7q',4,1795366420525,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m822v00wapvvdav","status":"joined"},{"player":"1m822v014ccxn3ae","status":"joined"},{"player":"1m822v0155d48wth","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(63,'1m822v0166a5zw7q',5,1795366420531,'secret',0,'{"code":"5678","nonce":"c0540eab5422783bcb59a94fd801e057b4de8681aeb32ae0b9e4f7e14c5d95e0","commitment":"4485f97fd1e7c615e9eccd57a80f23e789aa544fe29a4ddba5f855a5baa28dea"}');
INSERT INTO "event" VALUES(64,'1m822v0166a5zw7q',6,1795366420534,'guess',1,'{"attempt":1,"code":"1234","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(65,'1m822v01zc14pne3',1,1795366420543,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m822tzhv8rehv09","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m822tzhv8rehv09","join_code":"HEHSVV","clock":null,"log":3}');
INSERT INTO "event" VALUES(66,'1m822v0218kaa6fk',1,1795366420545,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m822tzjg1jkzz9p","status":"joined"},{"player":"1m822tzjzacvvgz8","status":"invited"}],"visibility":"public","ranked":false,"creator":"1m822tzjg1jkzz9p","join_code":"BDH9DY","clock":null,"log":3}');
INSERT INTO "event" VALUES(67,'1m822v0218kaa6fk',2,1795366420546,'aborted',0,'{"reason":"creator"}');
INSERT INTO "event" VALUES(68,'1m822v02387ycmmr',1,1795366420547,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m822tzhv8rehv09","status":"joined"},{"player":"1m822tzjzacvvgz8","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m822tzhv8rehv09","join_code":"BBW4XT","clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(69,'1m822v024f9v4kfy',1,1795366420548,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m822tzhv8rehv09","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"visibility":"private","ranked":false,"creator":"1m822tzhv8rehv09","join_code":null,"clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(70,'1m822v024f9v4kfy',2,1795366420548,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m822tzhv8rehv09","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(71,'1m822v0282ergryq',1,1795366420552,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":null,"hints":false},"seats":[{"player":"1m822v0266dz1cd1","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m822v0266dz1cd1","join_code":"HSG6JG","clock":null,"log":3}');
INSERT INTO "event" VALUES(72,'1m822v0282ergryq',2,1795366420554,'joined',1,'{"player":"1m822v027a6mczx4"}');
INSERT INTO "event" VALUES(73,'1m822v0282ergryq',3,1795366420554,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m822v0266dz1cd1","status":"joined"},{"player":"1m822v027a6mczx4","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(74,'1m822v0282ergryq',4,1795366420563,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(75,'1m822v0282ergryq',5,1795366420563,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(76,'1m822v0282ergryq',6,1795366420569,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(77,'1m822v0282ergryq',7,1795366420574,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(78,'1m822v0282ergryq',8,1795366420578,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(79,'1m822v0282ergryq',9,1795366420578,'round-over',NULL,'{"id":"1m822v0320dghpj9","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(80,'1m822v0282ergryq',10,1795366420579,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[1,0],"rules":1,"seats":[{"player":"1m822v0266dz1cd1","status":"joined"},{"player":"1m822v027a6mczx4","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(81,'1m822v0282ergryq',11,1795366420583,'move',1,'{"column":1,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(82,'1m822v0392d0d3h6',1,1795366420585,'created',0,'{"ruleset":"gomoku","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m822tzhv8rehv09","status":"joined"},{"player":"1m822tzjg1jkzz9p","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m822tzhv8rehv09","join_code":"7W33WK","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(83,'1m822v0392d0d3h6',2,1795366420587,'joined',1,'{"player":"1m822tzjg1jkzz9p"}');
INSERT INTO "event" VALUES(84,'1m822v0392d0d3h6',3,1795366420587,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m822tzhv8rehv09","status":"joined"},{"player":"1m822tzjg1jkzz9p","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(85,'1m822v0392d0d3h6',4,1795366420588,'move',0,'{"column":7,"row":7,"symbol":"X"}');
INSERT INTO "event" VALUES(86,'1m822v0392d0d3h6',5,1795366420591,'move',1,'{"column":8,"row":8,"symbol":"O"}');
INSERT INTO "event" VALUES(87,'1m822v0392d0d3h6',6,1795366420595,'resigned',1,'{}');
INSERT INTO "event" VALUES(88,'1m822v0392d0d3h6',7,1795366420595,'round-over',NULL,'{"id":"1m822v03k9750a3m","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(89,'1m822v0392d0d3h6',8,1795366420595,'finished',NULL,'{"id":"1m822v03k9750xy1","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation"}');
INSERT INTO "event" VALUES(90,'1m822v03v85bhr41',1,1795366420603,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m822v03meev28qn","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m822v03meev28qn","join_code":"8HN5BB","clock":null,"log":3,"commitment":"deb5c2dd7a5c14902816f99dc1d4188acf4d8836aff690c326cc77c4181d2a60","client_seeds":["",""],"server_seed":"5d620048c0b847513dc71dee8da5d5a2bd5b76c15a2899f2a99f0ec55527f554"}');
INSERT INTO "event" VALUES(91,'1m822v03v85bhr41',2,1795366420611,'joined',1,'{"player":"1m822v03pc6c046g"}');
INSERT INTO "event" VALUES(92,'1m822v03v85bhr41',3,1795366420611,'round',NULL,'{"number":1,"leader":0,"commitment":"deb5c2dd7a5c14902816f99dc1d4188acf4d8836aff690c326cc77c4181d2a60","points":[0,0],"rules":1,"seats":[{"player":"1m822v03meev28qn","status":"joined"},{"player":"1m822v03pc6c046g","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(93,'1m822v03v85bhr41',4,1795366420611,'roll',0,'{"keep":[],"dice":[2,2,2,3,2],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(94,'1m822v03v85bhr41',5,1795366420619,'score',0,'{"category":"chance","score":11,"bonus":0}');
INSERT INTO "event" VALUES(95,'1m822v03v85bhr41',6,1795366420619,'roll',1,'{"keep":[],"dice":[2,6,3,5,3],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(96,'1m822v04pfe73dbt',1,1795366420630,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m822v04jbjqyqhr","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m822v04jbjqyqhr","join_code":"QXHP7P","clock":null,"log":3,"commitment":"f60c797a27ffa164b4d6a382424a80f53ae9c239b268f347b16b4afd813221f4","client_seeds":["",""],"server_seed":"d0fc6c50e431898d2459e748321736b3f583aba94bb47718eb26d8f9e53e67a6"}');
INSERT INTO "event" VALUES(97,'1m822v04pfe73dbt',2,1795366420631,'joined',1,'{"player":"1m822v04nfbw66ta"}');
INSERT INTO "event" VALUES(98,'1m822v04pfe73dbt',3,1795366420631,'round',NULL,'{"number":1,"leader":0,"commitment":"f60c797a27ffa164b4d6a382424a80f53ae9c239b268f347b16b4afd813221f4","points":[0,0],"rules":1,"seats":[{"player":"1m822v04jbjqyqhr","status":"joined"},{"player":"1m822v04nfbw66ta","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(99,'1m822v04pfe73dbt',4,1795366420631,'roll',0,'{"keep":[],"dice":[6,5,4,4,3],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(100,'1m822v04pfe73dbt',5,1795366420632,'score',0,'{"category":"aces","score":0,"bonus":0}');
INSERT INTO "event" VALUES(101,'1m822v04pfe73dbt',6,1795366420632,'roll',1,'{"keep":[],"dice":[6,6,1,6,1],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(102,'1m822v04pfe73dbt',7,1795366420635,'score',1,'{"category":"aces","score":2,"bonus":0}');
INSERT INTO "event" VALUES(103,'1m822v04pfe73dbt',8,1795366420635,'roll',0,'{"keep":[],"dice":[1,1,4,4,3],"stage":0,"roll":2}');
INSERT INTO "event" VALUES(104,'1m822v04pfe73dbt',9,1795366420639,'score',0,'{"category":"twos","score":0,"bonus":0}');
INSERT INTO "event" VALUES(105,'1m822v04pfe73dbt',10,1795366420639,'roll',1,'{"keep":[],"dice":[6,3,4,5,5],"stage":0,"roll":3}');
INSERT INTO "event" VALUES(106,'1m822v04pfe73dbt',11,1795366420640,'score',1,'{"category":"twos","score":0,"bonus":0}');
INSERT INTO "event" VALUES(107,'1m822v04pfe73dbt',12,1795366420640,'roll',0,'{"keep":[],"dice":[1,1,3,5,6],"stage":0,"roll":4}');
INSERT INTO "event" VALUES(108,'1m822v04pfe73dbt',13,1795366420641,'score',0,'{"category":"threes","score":3,"bonus":0}');
INSERT INTO "event" VALUES(109,'1m822v04pfe73dbt',14,1795366420641,'roll',1,'{"keep":[],"dice":[5,3,5,6,3],"stage":0,"roll":5}');
INSERT INTO "event" VALUES(110,'1m822v04pfe73dbt',15,1795366420641,'score',1,'{"category":"threes","score":6,"bonus":0}');
INSERT INTO "event" VALUES(111,'1m822v04pfe73dbt',16,1795366420641,'roll',0,'{"keep":[],"dice":[2,3,4,2,3],"stage":0,"roll":6}');
INSERT INTO "event" VALUES(112,'1m822v04pfe73dbt',17,1795366420643,'score',0,'{"category":"fours","score":4,"bonus":0}');
INSERT INTO "event" VALUES(113,'1m822v04pfe73dbt',18,1795366420643,'roll',1,'{"keep":[],"dice":[4,3,4,1,6],"stage":0,"roll":7}');
INSERT INTO "event" VALUES(114,'1m822v04pfe73dbt',19,1795366420647,'score',1,'{"category":"fours","score":8,"bonus":0}');
INSERT INTO "event" VALUES(115,'1m822v04pfe73dbt',20,1795366420647,'roll',0,'{"keep":[],"dice":[4,3,4,3,1],"stage":0,"roll":8}');
INSERT INTO "event" VALUES(116,'1m822v04pfe73dbt',21,1795366420648,'score',0,'{"category":"fives","score":0,"bonus":0}');
INSERT INTO "event" VALUES(117,'1m822v04pfe73dbt',22,1795366420648,'roll',1,'{"keep":[],"dice":[6,5,3,3,4],"stage":0,"roll":9}');
INSERT INTO "event" VALUES(118,'1m822v04pfe73dbt',23,1795366420648,'score',1,'{"category":"fives","score":5,"bonus":0}');
INSERT INTO "event" VALUES(119,'1m822v04pfe73dbt',24,1795366420648,'roll',0,'{"keep":[],"dice":[3,4,6,4,2],"stage":0,"roll":10}');
INSERT INTO "event" VALUES(120,'1m822v04pfe73dbt',25,1795366420649,'score',0,'{"category":"sixes","score":6,"bonus":0}');
INSERT INTO "event" VALUES(121,'1m822v04pfe73dbt',26,1795366420649,'roll',1,'{"keep":[],"dice":[4,1,1,5,5],"stage":0,"roll":11}');
INSERT INTO "event" VALUES(122,'1m822v04pfe73dbt',27,1795366420651,'score',1,'{"category":"sixes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(123,'1m822v04pfe73dbt',28,1795366420651,'roll',0,'{"keep":[],"dice":[4,2,4,2,5],"stage":0,"roll":12}');
INSERT INTO "event" VALUES(124,'1m822v04pfe73dbt',29,1795366420652,'score',0,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(125,'1m822v04pfe73dbt',30,1795366420652,'roll',1,'{"keep":[],"dice":[1,5,6,1,2],"stage":0,"roll":13}');
INSERT INTO "event" VALUES(126,'1m822v04pfe73dbt',31,1795366420656,'score',1,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(127,'1m822v04pfe73dbt',32,1795366420656,'roll',0,'{"keep":[],"dice":[3,2,6,2,5],"stage":0,"roll":14}');
INSERT INTO "event" VALUES(128,'1m822v04pfe73dbt',33,1795366420662,'score',0,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(129,'1m822v04pfe73dbt',34,1795366420662,'roll',1,'{"keep":[],"dice":[2,2,1,3,4],"stage":0,"roll":15}');
INSERT INTO "event" VALUES(130,'1m822v04pfe73dbt',35,1795366420666,'score',1,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(131,'1m822v04pfe73dbt',36,1795366420666,'roll',0,'{"keep":[],"dice":[1,5,1,4,2],"stage":0,"roll":16}');
INSERT INTO "event" VALUES(132,'1m822v04pfe73dbt',37,1795366420667,'score',0,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(133,'1m822v04pfe73dbt',38,1795366420667,'roll',1,'{"keep":[],"dice":[1,6,5,3,3],"stage":0,"roll":17}');
INSERT INTO "event" VALUES(134,'1m822v04pfe73dbt',39,1795366420667,'score',1,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(135,'1m822v04pfe73dbt',40,1795366420667,'roll',0,'{"keep":[],"dice":[1,2,1,2,4],"stage":0,"roll":18}');
INSERT INTO "event" VALUES(136,'1m822v04pfe73dbt',41,1795366420668,'score',0,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(137,'1m822v04pfe73dbt',42,1795366420668,'roll',1,'{"keep":[],"dice":[1,5,4,2,3],"stage":0,"roll":19}');
INSERT INTO "event" VALUES(138,'1m822v04pfe73dbt',43,1795366420669,'score',1,'{"category":"small-straight","score":30,"bonus":0}');
INSERT INTO "event" VALUES(139,'1m822v04pfe73dbt',44,1795366420669,'roll',0,'{"keep":[],"dice":[6,4,1,2,2],"stage":0,"roll":20}');
INSERT INTO "event" VALUES(140,'1m822v04pfe73dbt',45,1795366420670,'score',0,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(141,'1m822v04pfe73dbt',46,1795366420670,'roll',1,'{"keep":[],"dice":[2,2,3,4,6],"stage":0,"roll":21}');
INSERT INTO "event" VALUES(142,'1m822v04pfe73dbt',47,1795366420670,'score',1,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(143,'1m822v04pfe73dbt',48,1795366420670,'roll',0,'{"keep":[],"dice":[2,4,5,3,4],"stage":0,"roll":22}');
INSERT INTO "event" VALUES(144,'1m822v04pfe73dbt',49,1795366420671,'score',0,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(145,'1m822v04pfe73dbt',50,1795366420671,'roll',1,'{"keep":[],"dice":[5,4,6,6,4],"stage":0,"roll":23}');
INSERT INTO "event" VALUES(146,'1m822v04pfe73dbt',51,1795366420672,'score',1,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(147,'1m822v04pfe73dbt',52,1795366420672,'roll',0,'{"keep":[],"dice":[1,1,6,6,1],"stage":0,"roll":24}');
INSERT INTO "event" VALUES(148,'1m822v04pfe73dbt',53,1795366420673,'score',0,'{"category":"chance","score":15,"bonus":0}');
INSERT INTO "event" VALUES(149,'1m822v04pfe73dbt',54,1795366420673,'roll',1,'{"keep":[],"dice":[5,3,1,2,4],"stage":0,"roll":25}');
INSERT INTO "event" VALUES(150,'1m822v04pfe73dbt',55,1795366420683,'score',1,'{"category":"chance","score":15,"bonus":0}');
INSERT INTO "event" VALUES(151,'1m822v04pfe73dbt',56,1795366420683,'round-over',NULL,'{"id":"1m822v06b3h7b79d","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":0,"twos":0,"threes":3,"fours":4,"fives":0,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":15},"upper_total":13,"upper_bonus":0,"yahtzee_bonus":0,"total":28},{"seat":1,"boxes":{"aces":2,"twos":0,"threes":6,"fours":8,"fives":5,"sixes":0,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":30,"large-straight":0,"yahtzee":0,"chance":15},"upper_total":21,"upper_bonus":0,"yahtzee_bonus":0,"total":66}],"forfeited":[],"forfeited_by":null,"points":[28,66],"proof":null}');
INSERT INTO "event" VALUES(152,'1m822v04pfe73dbt',57,1795366420683,'finished',NULL,'{"id":"1m822v06b3h7bzn3","outcome":"win","winners":[1],"points":[28,66],"reason":"rounds","proof":{"server_seed":"d0fc6c50e431898d2459e748321736b3f583aba94bb47718eb26d8f9e53e67a6","client_seeds":["",""]}}');
INSERT INTO "event" VALUES(153,'1m822v0bk92xk439',1,1795366420854,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m822tzhv8rehv09","status":"invited"},{"player":"1m822tzjzacvvgz8","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m822v0as5n9v6fz","join_code":"QMKZJJ","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3,"tournament":"1m822v0as5n9v6fz"}');
INSERT INTO "event" VALUES(154,'1m822v0f48jsm5v8',1,1795366420964,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m822v0e2c181s4r","status":"joined"},{"player":"1m822v0ep075z6px","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m822v0e2c181s4r","join_code":"C8HGKM","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(155,'1m822v0f48jsm5v8',2,1795366421001,'joined',1,'{"player":"1m822v0ep075z6px"}');
INSERT INTO "event" VALUES(156,'1m822v0f48jsm5v8',3,1795366421001,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m822v0e2c181s4r","status":"joined"},{"player":"1m822v0ep075z6px","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(157,'1m822v0f48jsm5v8',4,1795366421023,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(158,'1m822v0f48jsm5v8',5,1795366421030,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(159,'1m822v0f48jsm5v8',6,1795366421039,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(160,'1m822v0f48jsm5v8',7,1795366421045,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(161,'1m822v0f48jsm5v8',8,1795366421063,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(162,'1m822v0f48jsm5v8',9,1795366421063,'round-over',NULL,'{"id":"1m822v0j7c6bqs9t","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(163,'1m822v0f48jsm5v8',10,1795366421063,'finished',NULL,'{"id":"1m822v0j7c6btetc","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds"}');
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
INSERT INTO "game" VALUES('1m822tzma0sd5q9c','main','bulls-and-cows','finished','private',1,'1m822tzhv8rehv09',NULL,1795366420106,1795366420234,0);
INSERT INTO "game" VALUES('1m822tzrh0fcdgz1','main','bulls-and-cows','finished','private',1,'1m822tzjg1jkzz9p',NULL,1795366420241,1795366420362,0);
INSERT INTO "game" VALUES('1m822tzwt7ze4kn6','main','number-guess','finished','private',1,'1m822tzhv8rehv09',NULL,1795366420378,1795366420399,0);
INSERT INTO "game" VALUES('1m822tzxyb46svyg','main','number-guess','finished','private',1,'1m822tzjg1jkzz9p',NULL,1795366420414,1795366420419,0);
INSERT INTO "game" VALUES('1m822tzyb99hq4fm','main','bulls-and-cows','playing','private',1,'1m822tzyb99hpe58',NULL,1795366420427,NULL,0);
INSERT INTO "game" VALUES('1m822tzye3bc3159','main','bulls-and-cows','playing','private',1,'1m822tzye3bc287k',NULL,1795366420430,NULL,0);
INSERT INTO "game" VALUES('1m822tzzhcap65q4','main','bulls-and-cows','finished','public',0,'1m822tzzg9y0z4nb',NULL,1795366420465,1795366420469,0);
INSERT INTO "game" VALUES('1m822v007557zjqv','main','bulls-and-cows','playing','private',0,'1m822tzzp2yz3enb','FRQVR8',1795366420487,NULL,0);
INSERT INTO "game" VALUES('1m822v0166a5zw7q','main','bulls-and-cows','playing','private',0,'1m822v00wapvvdav','HJ5PKE',1795366420518,NULL,0);
INSERT INTO "game" VALUES('1m822v01zc14pne3','main','mastermind','open','public',0,'1m822tzhv8rehv09','HEHSVV',1795366420543,NULL,0);
INSERT INTO "game" VALUES('1m822v0218kaa6fk','main','mastermind','aborted','public',0,'1m822tzjg1jkzz9p',NULL,1795366420545,1795366420546,0);
INSERT INTO "game" VALUES('1m822v02387ycmmr','main','mastermind','open','private',0,'1m822tzhv8rehv09','BBW4XT',1795366420547,NULL,1);
INSERT INTO "game" VALUES('1m822v024f9v4kfy','main','bulls-and-cows','playing','private',0,'1m822tzhv8rehv09',NULL,1795366420548,NULL,1);
INSERT INTO "game" VALUES('1m822v0282ergryq','main','tic-tac-toe','playing','public',0,'1m822v0266dz1cd1','HSG6JG',1795366420552,NULL,0);
INSERT INTO "game" VALUES('1m822v0392d0d3h6','main','gomoku','finished','private',1,'1m822tzhv8rehv09',NULL,1795366420585,1795366420595,0);
INSERT INTO "game" VALUES('1m822v03v85bhr41','main','yahtzee','playing','private',0,'1m822v03meev28qn','8HN5BB',1795366420603,NULL,0);
INSERT INTO "game" VALUES('1m822v04pfe73dbt','main','yahtzee','finished','private',0,'1m822v04jbjqyqhr',NULL,1795366420630,1795366420683,0);
INSERT INTO "game" VALUES('1m822v0bk92xk439','main','tic-tac-toe','open','private',0,'1m822v0as5n9v6fz','QMKZJJ',1795366420854,NULL,1);
INSERT INTO "game" VALUES('1m822v0f48jsm5v8','main','tic-tac-toe','finished','private',0,'1m822v0e2c181s4r',NULL,1795366420964,1795366421063,0);
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
INSERT INTO "idempotency_record" VALUES(1,'1m822tzhv8rehv09','open','POST','/v1/games',X'09691FB4A4A800A0B6D83166B89AA76941AFE880DE790D85B4610A9C932FDBEE',1795366420543,201,'1','/v1/games/1m822v01zc14pne3','','1m822v01zc14pne3',0,1,0);
CREATE TABLE idempotency_use (
    player TEXT    NOT NULL,
    hour   INTEGER NOT NULL, -- since 1970
    bytes  INTEGER NOT NULL CHECK (bytes >= 0),
    PRIMARY KEY (player, hour)
) STRICT, WITHOUT ROWID;
INSERT INTO "idempotency_use" VALUES('1m822tzhv8rehv09',498712,140);
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL
) STRICT;
INSERT INTO "migration" VALUES(1,'schema',X'38F3A9A1EE83A82B44A11A29E69C7FDBF56C51721BFBCBC16DB786B096215A47',1795366419923);
CREATE TABLE notification (
    player   TEXT    NOT NULL,
    seq      INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the player
    at       INTEGER NOT NULL,
    kind     TEXT    NOT NULL,                 -- invited, joined, declined, turn, round-over, finished, rematch, aborted
    game     TEXT    NOT NULL,
    game_seq INTEGER NOT NULL,                 -- the game's event that it is about
    PRIMARY KEY (player, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "notification" VALUES('1m822tzhv8rehv09',1,1795366420587,'joined','1m822v0392d0d3h6',2);
INSERT INTO "notification" VALUES('1m822tzhv8rehv09',2,1795366420587,'turn','1m822v0392d0d3h6',3);
INSERT INTO "notification" VALUES('1m822tzhv8rehv09',3,1795366420591,'turn','1m822v0392d0d3h6',5);
INSERT INTO "notification" VALUES('1m822tzhv8rehv09',4,1795366420595,'round-over','1m822v0392d0d3h6',7);
INSERT INTO "notification" VALUES('1m822tzhv8rehv09',5,1795366420595,'finished','1m822v0392d0d3h6',8);
INSERT INTO "notification" VALUES('1m822tzhv8rehv09',6,1795366420854,'invited','1m822v0bk92xk439',1);
INSERT INTO "notification" VALUES('1m822tzjg1jkzz9p',1,1795366420546,'aborted','1m822v0218kaa6fk',2);
INSERT INTO "notification" VALUES('1m822tzjg1jkzz9p',2,1795366420585,'invited','1m822v0392d0d3h6',1);
INSERT INTO "notification" VALUES('1m822tzjg1jkzz9p',3,1795366420588,'turn','1m822v0392d0d3h6',4);
INSERT INTO "notification" VALUES('1m822tzjg1jkzz9p',4,1795366420595,'finished','1m822v0392d0d3h6',8);
INSERT INTO "notification" VALUES('1m822tzjzacvvgz8',1,1795366420545,'invited','1m822v0218kaa6fk',1);
INSERT INTO "notification" VALUES('1m822tzjzacvvgz8',2,1795366420546,'aborted','1m822v0218kaa6fk',2);
INSERT INTO "notification" VALUES('1m822tzjzacvvgz8',3,1795366420547,'invited','1m822v02387ycmmr',1);
INSERT INTO "notification" VALUES('1m822tzjzacvvgz8',4,1795366420854,'invited','1m822v0bk92xk439',1);
INSERT INTO "notification" VALUES('1m822tzzg9y0z4nb',1,1795366420466,'joined','1m822tzzhcap65q4',2);
INSERT INTO "notification" VALUES('1m822tzzg9y0z4nb',2,1795366420466,'turn','1m822tzzhcap65q4',3);
INSERT INTO "notification" VALUES('1m822tzzg9y0z4nb',3,1795366420467,'round-over','1m822tzzhcap65q4',6);
INSERT INTO "notification" VALUES('1m822tzzg9y0z4nb',4,1795366420469,'turn','1m822tzzhcap65q4',8);
INSERT INTO "notification" VALUES('1m822tzzg9y0z4nb',5,1795366420469,'finished','1m822tzzhcap65q4',11);
INSERT INTO "notification" VALUES('1m822tzzhcap4zk8',1,1795366420467,'turn','1m822tzzhcap65q4',4);
INSERT INTO "notification" VALUES('1m822tzzhcap4zk8',2,1795366420467,'round-over','1m822tzzhcap65q4',6);
INSERT INTO "notification" VALUES('1m822tzzhcap4zk8',3,1795366420469,'round-over','1m822tzzhcap65q4',10);
INSERT INTO "notification" VALUES('1m822tzzhcap4zk8',4,1795366420469,'finished','1m822tzzhcap65q4',11);
INSERT INTO "notification" VALUES('1m822tzzp2yz3enb',1,1795366420488,'joined','1m822v007557zjqv',2);
INSERT INTO "notification" VALUES('1m822tzzp2yz3enb',2,1795366420491,'joined','1m822v007557zjqv',3);
INSERT INTO "notification" VALUES('1m822tzzt2h00x67',1,1795366420491,'joined','1m822v007557zjqv',3);
INSERT INTO "notification" VALUES('1m822tzzt2h00x67',2,1795366420491,'turn','1m822v007557zjqv',4);
INSERT INTO "notification" VALUES('1m822v00wapvvdav',1,1795366420523,'joined','1m822v0166a5zw7q',2);
INSERT INTO "notification" VALUES('1m822v00wapvvdav',2,1795366420525,'joined','1m822v0166a5zw7q',3);
INSERT INTO "notification" VALUES('1m822v00wapvvdav',3,1795366420525,'turn','1m822v0166a5zw7q',4);
INSERT INTO "notification" VALUES('1m822v014ccxn3ae',1,1795366420525,'joined','1m822v0166a5zw7q',3);
INSERT INTO "notification" VALUES('1m822v014ccxn3ae',2,1795366420531,'turn','1m822v0166a5zw7q',5);
INSERT INTO "notification" VALUES('1m822v0155d48wth',1,1795366420534,'turn','1m822v0166a5zw7q',6);
INSERT INTO "notification" VALUES('1m822v0266dz1cd1',1,1795366420554,'joined','1m822v0282ergryq',2);
INSERT INTO "notification" VALUES('1m822v0266dz1cd1',2,1795366420554,'turn','1m822v0282ergryq',3);
INSERT INTO "notification" VALUES('1m822v0266dz1cd1',3,1795366420563,'turn','1m822v0282ergryq',5);
INSERT INTO "notification" VALUES('1m822v0266dz1cd1',4,1795366420574,'turn','1m822v0282ergryq',7);
INSERT INTO "notification" VALUES('1m822v0266dz1cd1',5,1795366420578,'round-over','1m822v0282ergryq',9);
INSERT INTO "notification" VALUES('1m822v0266dz1cd1',6,1795366420583,'turn','1m822v0282ergryq',11);
INSERT INTO "notification" VALUES('1m822v027a6mczx4',1,1795366420563,'turn','1m822v0282ergryq',4);
INSERT INTO "notification" VALUES('1m822v027a6mczx4',2,1795366420569,'turn','1m822v0282ergryq',6);
INSERT INTO "notification" VALUES('1m822v027a6mczx4',3,1795366420578,'round-over','1m822v0282ergryq',9);
INSERT INTO "notification" VALUES('1m822v027a6mczx4',4,1795366420579,'turn','1m822v0282ergryq',10);
INSERT INTO "notification" VALUES('1m822v03meev28qn',1,1795366420611,'joined','1m822v03v85bhr41',2);
INSERT INTO "notification" VALUES('1m822v03meev28qn',2,1795366420611,'turn','1m822v03v85bhr41',4);
INSERT INTO "notification" VALUES('1m822v03pc6c046g',1,1795366420619,'turn','1m822v03v85bhr41',6);
INSERT INTO "notification" VALUES('1m822v04jbjqyqhr',1,1795366420631,'joined','1m822v04pfe73dbt',2);
INSERT INTO "notification" VALUES('1m822v04jbjqyqhr',2,1795366420631,'turn','1m822v04pfe73dbt',4);
INSERT INTO "notification" VALUES('1m822v04jbjqyqhr',3,1795366420635,'turn','1m822v04pfe73dbt',8);
INSERT INTO "notification" VALUES('1m822v04jbjqyqhr',4,1795366420640,'turn','1m822v04pfe73dbt',12);
INSERT INTO "notification" VALUES('1m822v04jbjqyqhr',5,1795366420641,'turn','1m822v04pfe73dbt',16);
INSERT INTO "notification" VALUES('1m822v04jbjqyqhr',6,1795366420647,'turn','1m822v04pfe73dbt',20);
INSERT INTO "notification" VALUES('1m822v04jbjqyqhr',7,1795366420648,'turn','1m822v04pfe73dbt',24);
INSERT INTO "notification" VALUES('1m822v04jbjqyqhr',8,1795366420651,'turn','1m822v04pfe73dbt',28);
INSERT INTO "notification" VALUES('1m822v04jbjqyqhr',9,1795366420656,'turn','1m822v04pfe73dbt',32);
INSERT INTO "notification" VALUES('1m822v04jbjqyqhr',10,1795366420666,'turn','1m822v04pfe73dbt',36);
INSERT INTO "notification" VALUES('1m822v04jbjqyqhr',11,1795366420667,'turn','1m822v04pfe73dbt',40);
INSERT INTO "notification" VALUES('1m822v04jbjqyqhr',12,1795366420669,'turn','1m822v04pfe73dbt',44);
INSERT INTO "notification" VALUES('1m822v04jbjqyqhr',13,1795366420670,'turn','1m822v04pfe73dbt',48);
INSERT INTO "notification" VALUES('1m822v04jbjqyqhr',14,1795366420672,'turn','1m822v04pfe73dbt',52);
INSERT INTO "notification" VALUES('1m822v04jbjqyqhr',15,1795366420683,'round-over','1m822v04pfe73dbt',56);
INSERT INTO "notification" VALUES('1m822v04jbjqyqhr',16,1795366420683,'finished','1m822v04pfe73dbt',57);
INSERT INTO "notification" VALUES('1m822v04nfbw66ta',1,1795366420632,'turn','1m822v04pfe73dbt',6);
INSERT INTO "notification" VALUES('1m822v04nfbw66ta',2,1795366420639,'turn','1m822v04pfe73dbt',10);
INSERT INTO "notification" VALUES('1m822v04nfbw66ta',3,1795366420641,'turn','1m822v04pfe73dbt',14);
INSERT INTO "notification" VALUES('1m822v04nfbw66ta',4,1795366420643,'turn','1m822v04pfe73dbt',18);
INSERT INTO "notification" VALUES('1m822v04nfbw66ta',5,1795366420648,'turn','1m822v04pfe73dbt',22);
INSERT INTO "notification" VALUES('1m822v04nfbw66ta',6,1795366420649,'turn','1m822v04pfe73dbt',26);
INSERT INTO "notification" VALUES('1m822v04nfbw66ta',7,1795366420652,'turn','1m822v04pfe73dbt',30);
INSERT INTO "notification" VALUES('1m822v04nfbw66ta',8,1795366420662,'turn','1m822v04pfe73dbt',34);
INSERT INTO "notification" VALUES('1m822v04nfbw66ta',9,1795366420667,'turn','1m822v04pfe73dbt',38);
INSERT INTO "notification" VALUES('1m822v04nfbw66ta',10,1795366420668,'turn','1m822v04pfe73dbt',42);
INSERT INTO "notification" VALUES('1m822v04nfbw66ta',11,1795366420670,'turn','1m822v04pfe73dbt',46);
INSERT INTO "notification" VALUES('1m822v04nfbw66ta',12,1795366420671,'turn','1m822v04pfe73dbt',50);
INSERT INTO "notification" VALUES('1m822v04nfbw66ta',13,1795366420673,'turn','1m822v04pfe73dbt',54);
INSERT INTO "notification" VALUES('1m822v04nfbw66ta',14,1795366420683,'round-over','1m822v04pfe73dbt',56);
INSERT INTO "notification" VALUES('1m822v04nfbw66ta',15,1795366420683,'finished','1m822v04pfe73dbt',57);
INSERT INTO "notification" VALUES('1m822v0e2c181s4r',1,1795366421001,'joined','1m822v0f48jsm5v8',2);
INSERT INTO "notification" VALUES('1m822v0e2c181s4r',2,1795366421001,'turn','1m822v0f48jsm5v8',3);
INSERT INTO "notification" VALUES('1m822v0e2c181s4r',3,1795366421030,'turn','1m822v0f48jsm5v8',5);
INSERT INTO "notification" VALUES('1m822v0e2c181s4r',4,1795366421045,'turn','1m822v0f48jsm5v8',7);
INSERT INTO "notification" VALUES('1m822v0e2c181s4r',5,1795366421063,'round-over','1m822v0f48jsm5v8',9);
INSERT INTO "notification" VALUES('1m822v0e2c181s4r',6,1795366421063,'finished','1m822v0f48jsm5v8',10);
INSERT INTO "notification" VALUES('1m822v0ep075z6px',1,1795366420964,'invited','1m822v0f48jsm5v8',1);
INSERT INTO "notification" VALUES('1m822v0ep075z6px',2,1795366421023,'turn','1m822v0f48jsm5v8',4);
INSERT INTO "notification" VALUES('1m822v0ep075z6px',3,1795366421039,'turn','1m822v0f48jsm5v8',6);
INSERT INTO "notification" VALUES('1m822v0ep075z6px',4,1795366421063,'round-over','1m822v0f48jsm5v8',9);
INSERT INTO "notification" VALUES('1m822v0ep075z6px',5,1795366421063,'finished','1m822v0f48jsm5v8',10);
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
INSERT INTO "player" VALUES('000000000p9c7fga','main','random',1,0,NULL,NULL,1795366420548,NULL);
INSERT INTO "player" VALUES('1m822tzgceyqsvym','main','service',1,0,NULL,NULL,1795366419980,NULL);
INSERT INTO "player" VALUES('1m822tzhv8rehv09','main','Ann',0,0,NULL,NULL,1795366420027,NULL);
INSERT INTO "player" VALUES('1m822tzjg1jkzz9p','main','Bob',0,0,NULL,NULL,1795366420048,NULL);
INSERT INTO "player" VALUES('1m822tzjzacvvgz8','main','Cyd',0,0,1795366420083,NULL,1795366420063,NULL);
INSERT INTO "player" VALUES('1m822tzyb99hpe58','main','Guest',0,1,NULL,NULL,1795366420427,NULL);
INSERT INTO "player" VALUES('1m822tzye3bc287k','main','Guest',0,1,NULL,NULL,1795366420430,NULL);
INSERT INTO "player" VALUES('1m822tzzg9y0z4nb','main','Player 0',0,0,NULL,NULL,1795366420464,NULL);
INSERT INTO "player" VALUES('1m822tzzhcap4zk8','main','Player 1',0,0,NULL,NULL,1795366420465,NULL);
INSERT INTO "player" VALUES('1m822tzzp2yz3enb','main','Player 0',0,0,NULL,NULL,1795366420470,NULL);
INSERT INTO "player" VALUES('1m822tzzt2h00x67','main','Player 1',0,0,NULL,NULL,1795366420474,NULL);
INSERT INTO "player" VALUES('1m822v0000xhwfbc','main','Player 2',0,0,NULL,NULL,1795366420480,NULL);
INSERT INTO "player" VALUES('1m822v00wapvvdav','main','Player 0',0,0,NULL,NULL,1795366420508,NULL);
INSERT INTO "player" VALUES('1m822v014ccxn3ae','main','Player 1',0,0,NULL,NULL,1795366420516,NULL);
INSERT INTO "player" VALUES('1m822v0155d48wth','main','Player 2',0,0,NULL,NULL,1795366420517,NULL);
INSERT INTO "player" VALUES('1m822v0266dz1cd1','main','Player 0',0,0,NULL,NULL,1795366420550,NULL);
INSERT INTO "player" VALUES('1m822v027a6mczx4','main','Player 1',0,0,NULL,NULL,1795366420551,NULL);
INSERT INTO "player" VALUES('1m822v03meev28qn','main','Player 0',0,0,NULL,NULL,1795366420596,NULL);
INSERT INTO "player" VALUES('1m822v03pc6c046g','main','Player 1',0,0,NULL,NULL,1795366420598,NULL);
INSERT INTO "player" VALUES('1m822v04jbjqyqhr','main','Player 0',0,0,NULL,NULL,1795366420626,NULL);
INSERT INTO "player" VALUES('1m822v04nfbw66ta','main','Player 1',0,0,NULL,NULL,1795366420629,NULL);
INSERT INTO "player" VALUES('1m822v0e2c181s4r','main','Dee',0,0,NULL,'1m822tzgceyqsvym',1795366420930,NULL);
INSERT INTO "player" VALUES('1m822v0ep075z6px','main',NULL,0,0,NULL,'1m822tzgceyqsvym',1795366420950,1795366421082);
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
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m822tzhv8rehv09',1,0,X'0002020000A09C0102A08D06A08D06020294FCEBC2C06894FCEBC2C06894FCEBC2C06894FCEBC2C06894FCEBC2C06880D0EB88C06802020000A09C0102A08D06A08D06020294FCEBC2C06894FCEBC2C06894FCEBC2C06894FCEBC2C06894FCEBC2C06880B0BA9ABC6802020000A09C0102A08D06A08D06020294FCEBC2C06894FCEBC2C06894FCEBC2C06894FCEBC2C06894FCEBC2C06880A0BFC6B26802020000A09C0102A08D06A08D06020294FCEBC2C06894FCEBC2C06894FCEBC2C06894FCEBC2C06894FCEBC2C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m822tzjg1jkzz9p',2,0,X'0002020000A09C0102E0C508E0C508020294FEEBC2C06894FEEBC2C06894FEEBC2C06894FEEBC2C06894FEEBC2C06880D0EB88C06802020000A09C0102E0C508E0C508020294FEEBC2C06894FEEBC2C06894FEEBC2C06894FEEBC2C06894FEEBC2C06880B0BA9ABC6802020000A09C0102E0C508E0C508020294FEEBC2C06894FEEBC2C06894FEEBC2C06894FEEBC2C06894FEEBC2C06880A0BFC6B26802020000A09C0102E0C508E0C508020294FEEBC2C06894FEEBC2C06894FEEBC2C06894FEEBC2C06894FEEBC2C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m822tzye3bc287k',3,0,X'0002020000A09C0102E0C508E0C5080202DEFFEBC2C068DEFFEBC2C068DEFFEBC2C068DEFFEBC2C068DEFFEBC2C06880D0EB88C06802020000A09C0102E0C508E0C5080202DEFFEBC2C068DEFFEBC2C068DEFFEBC2C068DEFFEBC2C068DEFFEBC2C06880B0BA9ABC6802020000A09C0102E0C508E0C5080202DEFFEBC2C068DEFFEBC2C068DEFFEBC2C068DEFFEBC2C068DEFFEBC2C06880A0BFC6B26802020000A09C0102E0C508E0C5080202DEFFEBC2C068DEFFEBC2C068DEFFEBC2C068DEFFEBC2C068DEFFEBC2C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','gomoku','1m822tzhv8rehv09',3,0,X'0002020000A09C010000000202E681ECC2C068E681ECC2C0680000E681ECC2C06880D0EB88C06802020000A09C010000000202E681ECC2C068E681ECC2C0680000E681ECC2C06880B0BA9ABC6802020000A09C010000000202E681ECC2C068E681ECC2C0680000E681ECC2C06880A0BFC6B26802020000A09C010000000202E681ECC2C068E681ECC2C0680000E681ECC2C068',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795366420595);
INSERT INTO "player_stats" VALUES('main','gomoku','1m822tzjg1jkzz9p',4,0,X'0002000002000000000000000000000080D0EB88C06802000002000000000000000000000080B0BA9ABC6802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795366420595);
INSERT INTO "player_stats" VALUES('main','number-guess','1m822tzhv8rehv09',1,0,X'0002000002000000000000000000000080D0EB88C06802000002000000000000000000000080B0BA9ABC6802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','number-guess','1m822tzjg1jkzz9p',2,0,X'0002000002000000000000000000000080D0EB88C06802000002000000000000000000000080B0BA9ABC6802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',NULL,NULL,NULL,NULL);
CREATE TABLE rating_pair (
    ruleset TEXT    NOT NULL,
    a       TEXT    NOT NULL, -- the player whose id is the smaller
    b       TEXT    NOT NULL,
    day     INTEGER NOT NULL, -- its beginning
    games   INTEGER NOT NULL,
    PRIMARY KEY (ruleset, a, b)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_pair" VALUES('gomoku','1m822tzhv8rehv09','1m822tzjg1jkzz9p',1795305600000,1);
CREATE TABLE record (
    player  TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    tally   BLOB NOT NULL, -- of all time: see play/stats.h
    PRIMARY KEY (player, ruleset)
) STRICT, WITHOUT ROWID;
INSERT INTO "record" VALUES('1m822tzhv8rehv09','bulls-and-cows',X'0002020000A09C01000000020294FCEBC2C06894FCEBC2C068000094FCEBC2C068');
INSERT INTO "record" VALUES('1m822tzhv8rehv09','gomoku',X'0002020000A09C010000000202E681ECC2C068E681ECC2C0680000E681ECC2C068');
INSERT INTO "record" VALUES('1m822tzhv8rehv09','number-guess',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m822tzjg1jkzz9p','bulls-and-cows',X'0002020000A09C01000000020294FEEBC2C06894FEEBC2C068000094FEEBC2C068');
INSERT INTO "record" VALUES('1m822tzjg1jkzz9p','gomoku',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m822tzjg1jkzz9p','number-guess',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m822tzye3bc287k','bulls-and-cows',X'0002020000A09C010000000202DEFFEBC2C068DEFFEBC2C0680000DEFFEBC2C068');
INSERT INTO "record" VALUES('1m822tzzg9y0z4nb','bulls-and-cows',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m822tzzhcap4zk8','bulls-and-cows',X'0002020000C0B8020000000202EAFFEBC2C068EAFFEBC2C0680000EAFFEBC2C068');
INSERT INTO "record" VALUES('1m822v04jbjqyqhr','yahtzee',X'00020000028097220000000000009683ECC2C068000000');
INSERT INTO "record" VALUES('1m822v04nfbw66ta','yahtzee',X'0002020000C0C85000000002029683ECC2C0689683ECC2C06800009683ECC2C068');
INSERT INTO "record" VALUES('1m822v0e2c181s4r','tic-tac-toe',X'0002020000A09C0100000002028E89ECC2C0688E89ECC2C06800008E89ECC2C068');
INSERT INTO "record" VALUES('1m822v0ep075z6px','tic-tac-toe',X'00020000020000000000000000000000');
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
INSERT INTO "result" VALUES('1m822tzrabh4aa2d','main','1m822tzma0sd5q9c',1,'bulls-and-cows',1,0,1795366420234,'{"id":"1m822tzrabh4aa2d","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"5297","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-22T16:53:40.234Z"}');
INSERT INTO "result" VALUES('1m822tzrabh4awqe','main','1m822tzma0sd5q9c',0,'bulls-and-cows',1,0,1795366420234,'{"id":"1m822tzrabh4awqe","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-22T16:53:40.234Z"}');
INSERT INTO "result" VALUES('1m822tzwaaaykqr2','main','1m822tzrh0fcdgz1',1,'bulls-and-cows',1,0,1795366420362,'{"id":"1m822tzwaaaykqr2","round":1,"leader":null,"attempts":7,"solved":true,"solver":0,"secret":"8145","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-22T16:53:40.362Z"}');
INSERT INTO "result" VALUES('1m822tzwaaaymssz','main','1m822tzrh0fcdgz1',0,'bulls-and-cows',1,0,1795366420362,'{"id":"1m822tzwaaaymssz","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-22T16:53:40.362Z"}');
INSERT INTO "result" VALUES('1m822tzxf7gmh2j1','main','1m822tzwt7ze4kn6',1,'number-guess',1,0,1795366420399,'{"id":"1m822tzxf7gmh2j1","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"2026","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T16:53:40.399Z"}');
INSERT INTO "result" VALUES('1m822tzxf7gmjx1r','main','1m822tzwt7ze4kn6',0,'number-guess',1,0,1795366420399,'{"id":"1m822tzxf7gmjx1r","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T16:53:40.399Z"}');
INSERT INTO "result" VALUES('1m822tzy33f04k9a','main','1m822tzxyb46svyg',1,'number-guess',1,0,1795366420419,'{"id":"1m822tzy33f04k9a","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"6182","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T16:53:40.419Z"}');
INSERT INTO "result" VALUES('1m822tzy33f05g4e','main','1m822tzxyb46svyg',0,'number-guess',1,0,1795366420419,'{"id":"1m822tzy33f05g4e","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T16:53:40.419Z"}');
INSERT INTO "result" VALUES('1m822tzzf8kvd1xf','main','1m822tzye3bc3159',1,'bulls-and-cows',1,0,1795366420463,'{"id":"1m822tzzf8kvd1xf","round":1,"leader":null,"attempts":7,"solved":true,"solver":0,"secret":"8942","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-22T16:53:40.463Z"}');
INSERT INTO "result" VALUES('1m822tzzkehvs08r','main','1m822tzzhcap65q4',1,'bulls-and-cows',0,1,1795366420467,'{"id":"1m822tzzkehvs08r","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T16:53:40.467Z"}');
INSERT INTO "result" VALUES('1m822tzzn5mng2bs','main','1m822tzzhcap65q4',2,'bulls-and-cows',0,1,1795366420469,'{"id":"1m822tzzn5mng2bs","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T16:53:40.469Z"}');
INSERT INTO "result" VALUES('1m822tzzn5mnggh9','main','1m822tzzhcap65q4',0,'bulls-and-cows',0,1,1795366420469,'{"id":"1m822tzzn5mnggh9","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation","published_at":"2026-11-22T16:53:40.469Z"}');
INSERT INTO "result" VALUES('1m822v0320dghpj9','main','1m822v0282ergryq',1,'tic-tac-toe',0,1,1795366420578,'{"id":"1m822v0320dghpj9","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T16:53:40.578Z"}');
INSERT INTO "result" VALUES('1m822v03k9750a3m','main','1m822v0392d0d3h6',1,'gomoku',1,0,1795366420595,'{"id":"1m822v03k9750a3m","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-22T16:53:40.595Z"}');
INSERT INTO "result" VALUES('1m822v03k9750xy1','main','1m822v0392d0d3h6',0,'gomoku',1,0,1795366420595,'{"id":"1m822v03k9750xy1","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","published_at":"2026-11-22T16:53:40.595Z"}');
INSERT INTO "result" VALUES('1m822v06b3h7b79d','main','1m822v04pfe73dbt',1,'yahtzee',0,0,1795366420683,'{"id":"1m822v06b3h7b79d","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":0,"twos":0,"threes":3,"fours":4,"fives":0,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":15},"upper_total":13,"upper_bonus":0,"yahtzee_bonus":0,"total":28},{"seat":1,"boxes":{"aces":2,"twos":0,"threes":6,"fours":8,"fives":5,"sixes":0,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":30,"large-straight":0,"yahtzee":0,"chance":15},"upper_total":21,"upper_bonus":0,"yahtzee_bonus":0,"total":66}],"forfeited":[],"forfeited_by":null,"points":[28,66],"published_at":"2026-11-22T16:53:40.683Z"}');
INSERT INTO "result" VALUES('1m822v06b3h7bzn3','main','1m822v04pfe73dbt',0,'yahtzee',0,0,1795366420683,'{"id":"1m822v06b3h7bzn3","outcome":"win","winners":[1],"points":[28,66],"reason":"rounds","published_at":"2026-11-22T16:53:40.683Z"}');
INSERT INTO "result" VALUES('1m822v0j7c6bqs9t','main','1m822v0f48jsm5v8',1,'tic-tac-toe',0,0,1795366421063,'{"id":"1m822v0j7c6bqs9t","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T16:53:41.063Z"}');
INSERT INTO "result" VALUES('1m822v0j7c6btetc','main','1m822v0f48jsm5v8',0,'tic-tac-toe',0,0,1795366421063,'{"id":"1m822v0j7c6btetc","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-22T16:53:41.063Z"}');
CREATE TABLE result_reader (
    reader TEXT NOT NULL, -- a player, or a service's
    result TEXT NOT NULL,
    PRIMARY KEY (reader, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "result_reader" VALUES('1m822tzgceyqsvym','1m822v0j7c6bqs9t');
INSERT INTO "result_reader" VALUES('1m822tzgceyqsvym','1m822v0j7c6btetc');
INSERT INTO "result_reader" VALUES('1m822tzhv8rehv09','1m822tzrabh4aa2d');
INSERT INTO "result_reader" VALUES('1m822tzhv8rehv09','1m822tzrabh4awqe');
INSERT INTO "result_reader" VALUES('1m822tzhv8rehv09','1m822tzxf7gmh2j1');
INSERT INTO "result_reader" VALUES('1m822tzhv8rehv09','1m822tzxf7gmjx1r');
INSERT INTO "result_reader" VALUES('1m822tzhv8rehv09','1m822v03k9750a3m');
INSERT INTO "result_reader" VALUES('1m822tzhv8rehv09','1m822v03k9750xy1');
INSERT INTO "result_reader" VALUES('1m822tzjg1jkzz9p','1m822tzwaaaykqr2');
INSERT INTO "result_reader" VALUES('1m822tzjg1jkzz9p','1m822tzwaaaymssz');
INSERT INTO "result_reader" VALUES('1m822tzjg1jkzz9p','1m822tzy33f04k9a');
INSERT INTO "result_reader" VALUES('1m822tzjg1jkzz9p','1m822tzy33f05g4e');
INSERT INTO "result_reader" VALUES('1m822tzjg1jkzz9p','1m822v03k9750a3m');
INSERT INTO "result_reader" VALUES('1m822tzjg1jkzz9p','1m822v03k9750xy1');
INSERT INTO "result_reader" VALUES('1m822tzye3bc287k','1m822tzzf8kvd1xf');
INSERT INTO "result_reader" VALUES('1m822tzzg9y0z4nb','1m822tzzkehvs08r');
INSERT INTO "result_reader" VALUES('1m822tzzg9y0z4nb','1m822tzzn5mng2bs');
INSERT INTO "result_reader" VALUES('1m822tzzg9y0z4nb','1m822tzzn5mnggh9');
INSERT INTO "result_reader" VALUES('1m822tzzhcap4zk8','1m822tzzkehvs08r');
INSERT INTO "result_reader" VALUES('1m822tzzhcap4zk8','1m822tzzn5mng2bs');
INSERT INTO "result_reader" VALUES('1m822tzzhcap4zk8','1m822tzzn5mnggh9');
INSERT INTO "result_reader" VALUES('1m822v0266dz1cd1','1m822v0320dghpj9');
INSERT INTO "result_reader" VALUES('1m822v027a6mczx4','1m822v0320dghpj9');
INSERT INTO "result_reader" VALUES('1m822v04jbjqyqhr','1m822v06b3h7b79d');
INSERT INTO "result_reader" VALUES('1m822v04jbjqyqhr','1m822v06b3h7bzn3');
INSERT INTO "result_reader" VALUES('1m822v04nfbw66ta','1m822v06b3h7b79d');
INSERT INTO "result_reader" VALUES('1m822v04nfbw66ta','1m822v06b3h7bzn3');
INSERT INTO "result_reader" VALUES('1m822v0e2c181s4r','1m822v0j7c6bqs9t');
INSERT INTO "result_reader" VALUES('1m822v0e2c181s4r','1m822v0j7c6btetc');
INSERT INTO "result_reader" VALUES('1m822v0ep075z6px','1m822v0j7c6bqs9t');
INSERT INTO "result_reader" VALUES('1m822v0ep075z6px','1m822v0j7c6btetc');
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
INSERT INTO "seat" VALUES('1m822tzma0sd5q9c',0,'1m822tzhv8rehv09','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m822tzrh0fcdgz1',0,'1m822tzjg1jkzz9p','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m822tzwt7ze4kn6',0,'1m822tzhv8rehv09','resigned',0,0,NULL);
INSERT INTO "seat" VALUES('1m822tzxyb46svyg',0,'1m822tzjg1jkzz9p','resigned',0,0,NULL);
INSERT INTO "seat" VALUES('1m822tzyb99hq4fm',0,'1m822tzyb99hpe58','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m822tzye3bc3159',0,'1m822tzye3bc287k','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m822tzzhcap65q4',0,'1m822tzzg9y0z4nb','resigned',0,1,NULL);
INSERT INTO "seat" VALUES('1m822tzzhcap65q4',1,'1m822tzzhcap4zk8','joined',0,1,NULL);
INSERT INTO "seat" VALUES('1m822v007557zjqv',0,'1m822tzzp2yz3enb','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m822v007557zjqv',1,'1m822tzzt2h00x67','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m822v007557zjqv',2,'1m822v0000xhwfbc','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m822v0166a5zw7q',0,'1m822v00wapvvdav','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m822v0166a5zw7q',1,'1m822v014ccxn3ae','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m822v0166a5zw7q',2,'1m822v0155d48wth','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m822v01zc14pne3',0,'1m822tzhv8rehv09','joined',1,1,NULL);
INSERT INTO "seat" VALUES('1m822v01zc14pne3',1,NULL,'open',1,1,NULL);
INSERT INTO "seat" VALUES('1m822v0218kaa6fk',0,'1m822tzjg1jkzz9p','joined',0,1,NULL);
INSERT INTO "seat" VALUES('1m822v0218kaa6fk',1,'1m822tzjzacvvgz8','invited',0,1,'1m822tzjg1jkzz9p');
INSERT INTO "seat" VALUES('1m822v02387ycmmr',0,'1m822tzhv8rehv09','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m822v02387ycmmr',1,'1m822tzjzacvvgz8','invited',1,0,'1m822tzhv8rehv09');
INSERT INTO "seat" VALUES('1m822v024f9v4kfy',0,'1m822tzhv8rehv09','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m822v024f9v4kfy',1,'000000000p9c7fga','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m822v0282ergryq',0,'1m822v0266dz1cd1','joined',1,1,NULL);
INSERT INTO "seat" VALUES('1m822v0282ergryq',1,'1m822v027a6mczx4','joined',1,1,NULL);
INSERT INTO "seat" VALUES('1m822v0392d0d3h6',0,'1m822tzhv8rehv09','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m822v0392d0d3h6',1,'1m822tzjg1jkzz9p','resigned',0,0,NULL);
INSERT INTO "seat" VALUES('1m822v03v85bhr41',0,'1m822v03meev28qn','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m822v03v85bhr41',1,'1m822v03pc6c046g','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m822v04pfe73dbt',0,'1m822v04jbjqyqhr','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m822v04pfe73dbt',1,'1m822v04nfbw66ta','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m822v0bk92xk439',0,'1m822tzhv8rehv09','invited',1,0,'1m822v0as5n9v6fz');
INSERT INTO "seat" VALUES('1m822v0bk92xk439',1,'1m822tzjzacvvgz8','invited',1,0,'1m822v0as5n9v6fz');
INSERT INTO "seat" VALUES('1m822v0f48jsm5v8',0,'1m822v0e2c181s4r','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m822v0f48jsm5v8',1,'1m822v0ep075z6px','joined',0,0,NULL);
CREATE TABLE server_secret (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB    NOT NULL CHECK (length(key) = 32)
) STRICT;
INSERT INTO "server_secret" VALUES(1,X'F728DF8452C6753685052AFDAE1090F351F1F7E87A9B181859CA525183E0A54F');
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
INSERT INTO "token" VALUES(X'05B660259832194CCEFE230741922D445D4336C65FFAFB60A347DA4B4AACB716','main','1m822tzye3bc39ey','1m822tzye3bc287k',1,'',1795366420430,NULL,NULL);
INSERT INTO "token" VALUES(X'07B6E4357837B459F72CADCC3C68CC42F42053B8262B8A81343D4C19F3AE8CBB','main','1m822tzzhcap58ps','1m822tzzhcap4zk8',1,'',1795366420465,NULL,NULL);
INSERT INTO "token" VALUES(X'1279262FA3A1D4AAA66F651324481A6662740EB7C4FF2F8CAE886077C6A09278','main','1m822v0ep07611kv','1m822v0ep075z6px',1,'',1795366420950,NULL,1795366421082);
INSERT INTO "token" VALUES(X'1AE5F7EE651ECA8D8354DD3F490C711B7DAAE1986D6AD0D1BB64B7993268782A','main','1m822v00wapvwk16','1m822v00wapvvdav',1,'',1795366420508,NULL,NULL);
INSERT INTO "token" VALUES(X'28F37345EC26A7C064CB01558D012BFD2E77B80E99C3DE86758138661EA3C388','main','1m822tzjzacvxcdy','1m822tzjzacvvgz8',1,'',1795366420063,NULL,NULL);
INSERT INTO "token" VALUES(X'3757B05325DC1EBFE313558D10DB5E07A6D0CD60E2C68765AE61F202E9EABE4B','main','1m822tzzg9y100e3','1m822tzzg9y0z4nb',1,'',1795366420464,NULL,NULL);
INSERT INTO "token" VALUES(X'4CC170E1C22392CE04F6803492DDD22C33FC3A66CA3AE765E730641C36ADD58C','main','1m822tzyb99hq9dz','1m822tzyb99hpe58',1,'',1795366420427,NULL,NULL);
INSERT INTO "token" VALUES(X'64EB9359A1F280FAE2CB3FA0415AED85CC1FB339586670F04EDD2D4B57C75132','main','1m822v014ccxpfpb','1m822v014ccxn3ae',1,'',1795366420516,NULL,NULL);
INSERT INTO "token" VALUES(X'67AF79949F55BBE3FBB894C2AB37196187E52214CFFF6023531C2B665CEE006E','main','1m822v0000xhxjp9','1m822v0000xhwfbc',1,'',1795366420480,NULL,NULL);
INSERT INTO "token" VALUES(X'78A44BEF06B82ECB74A417927E5E0568B401AD1598110ACCD689161489F20065','main','1m822v027a6mdg07','1m822v027a6mczx4',1,'',1795366420551,NULL,NULL);
INSERT INTO "token" VALUES(X'807D05D513056F16FA338262CF9AA8260DCE7FC887698E9AD8708A928B192FFE','main','1m822tzzt2h01td1','1m822tzzt2h00x67',1,'',1795366420474,NULL,NULL);
INSERT INTO "token" VALUES(X'8D40A9C4FA455F4A9C08FD49FB2C7E155C5CA6514F4C959E5AAD51E19C7D4AD2','main','1m822v03meev2qg3','1m822v03meev28qn',1,'',1795366420596,NULL,NULL);
INSERT INTO "token" VALUES(X'91729297B578CDDE98411EA07A42FF4C788BAE4E4F2D2CA9F32AE0F7D0917AF6','main','1m822v04jbjqz6bs','1m822v04jbjqyqhr',1,'',1795366420626,NULL,NULL);
INSERT INTO "token" VALUES(X'9601598B525CD7559E5847B05BD43CC19D9B0E3E74737106835635EA28A5EA28','main','1m822tzjg1jm1h3s','1m822tzjg1jkzz9p',1,'',1795366420048,NULL,NULL);
INSERT INTO "token" VALUES(X'9F5AA8811F0377408AA81227C3788CD54083D9694FEE24B4DAC40B12730FB2AD','main','1m822v0266dz1zdz','1m822v0266dz1cd1',1,'',1795366420550,NULL,NULL);
INSERT INTO "token" VALUES(X'A43B9DEE3635F2F728D9013BC1B46C58AF39C1462B7E7E7ED02F0EBB6CFC342E','main','1m822tzhv8rek071','1m822tzhv8rehv09',1,'',1795366420027,NULL,NULL);
INSERT INTO "token" VALUES(X'AAABDCD4BB5C342054104B6BEA2733C7A7516017BCD196CDD1C1D5187F416928','main','1m822tzgceyqvcsv','1m822tzgceyqsvym',2,'referee token create',1795366419980,NULL,NULL);
INSERT INTO "token" VALUES(X'BE62AEAD3B5654A0C6F7E6D434D8DBDE8A4010A54D293E5E68E36F8536E50393','main','1m822v04nfbw6zab','1m822v04nfbw66ta',1,'',1795366420629,NULL,NULL);
INSERT INTO "token" VALUES(X'DBD89AAB4D86466E7AED5A0ED289B86F76C54FF52BB991E3A7803C47A2AD6268','main','1m822v03pc6c162k','1m822v03pc6c046g',1,'',1795366420598,NULL,NULL);
INSERT INTO "token" VALUES(X'EC6088D9870D45738E4092F46C77724FB92B6FB2B9B4A66F3D41F4D63113577D','main','1m822v0e2c1835v9','1m822v0e2c181s4r',1,'',1795366420930,NULL,NULL);
INSERT INTO "token" VALUES(X'F4153C55275361D22856D44D70CCE5ABA68E53CF1A50D98A3DAADB4817E4495B','main','1m822v0155d4ajny','1m822v0155d48wth',1,'',1795366420517,NULL,NULL);
INSERT INTO "token" VALUES(X'FB4ECAFCA13252518A23FFB388499BB280117AD80BA044F948B5CB7FD661E653','main','1m822tzzp2yz4dpa','1m822tzzp2yz3enb',1,'',1795366420470,NULL,NULL);
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
INSERT INTO "tournament" VALUES('1m822v07e8ppnnkg','main','1m822tzhv8rehv09','tic-tac-toe','swiss','finished',17,3,6,6,5,0,0,1795366420718,1795366420730,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"10cde82269544be960f7b977d42e5ac8cb80ec2166fa8e121ca4ae68f717db87","seeded":false}','[2]',17);
INSERT INTO "tournament" VALUES('1m822v09413vrstn','main','1m822tzhv8rehv09','tic-tac-toe','knockout','finished',8,2,4,0,3,0,0,1795366420772,1795366420797,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"ad56b1506f18b933d626468c9df19ae2948c702cd591501ef612098dd3f1e4ae","seeded":false}','[3]',8);
INSERT INTO "tournament" VALUES('1m822v0add776apd','main','1m822tzhv8rehv09','tic-tac-toe','round-robin','open',1,1,0,0,2,2,1,1795366420815,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"ee2138b29c9d11b15b957d93bac6c7fe1734324019494e57692151fbd5ed7b10","seeded":false}',NULL,1);
INSERT INTO "tournament" VALUES('1m822v0as5n9v6fz','main','1m822tzhv8rehv09','tic-tac-toe','knockout','running',4,1,0,0,2,2,0,1795366420826,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"7a1d921d0b53aa244bed82b9bff5a7323f62ef2564dd30a255a445d7e8b1375a","seeded":false}',NULL,4);
INSERT INTO "tournament" VALUES('1m822v0bxd85dn03','main','1m822tzjg1jkzz9p','tic-tac-toe','knockout','cancelled',3,1,0,0,1,1,0,1795366420867,1795366420877,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"f9d99639a56c095acbed2e6631aa54b438bdbb39ee857f20ac2720cc10869db8","seeded":false}',NULL,3);
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
INSERT INTO "tournament_entrant" VALUES('1m822v07e8ppnnkg',1,NULL,'random','playing',1.0,1.0,3,1,0,2,5,5);
INSERT INTO "tournament_entrant" VALUES('1m822v07e8ppnnkg',2,NULL,'random','playing',2.0,2.0,3,2,0,1,1,1);
INSERT INTO "tournament_entrant" VALUES('1m822v07e8ppnnkg',3,NULL,'random','playing',2.0,2.0,3,2,0,1,2,2);
INSERT INTO "tournament_entrant" VALUES('1m822v07e8ppnnkg',4,NULL,'random','playing',2.0,2.0,3,2,0,1,3,2);
INSERT INTO "tournament_entrant" VALUES('1m822v07e8ppnnkg',5,NULL,'random','playing',2.0,2.0,3,2,0,1,4,2);
INSERT INTO "tournament_entrant" VALUES('1m822v09413vrstn',1,NULL,'random','playing',0.0,0.0,2,0,0,2,2,2);
INSERT INTO "tournament_entrant" VALUES('1m822v09413vrstn',2,NULL,'random','playing',0.0,0.0,2,0,0,2,3,3);
INSERT INTO "tournament_entrant" VALUES('1m822v09413vrstn',3,NULL,'random','playing',4.0,4.0,4,4,0,0,1,1);
INSERT INTO "tournament_entrant" VALUES('1m822v0add776apd',1,'1m822tzhv8rehv09',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m822v0add776apd',2,'1m822tzjg1jkzz9p',NULL,'invited',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m822v0as5n9v6fz',1,'1m822tzhv8rehv09',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m822v0as5n9v6fz',2,'1m822tzjzacvvgz8',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m822v0bxd85dn03',1,'1m822tzjg1jkzz9p',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m822v0bxd85dn03',2,'1m822tzjzacvvgz8',NULL,'declined',0.0,0.0,0,0,0,0,NULL,NULL);
CREATE TABLE tournament_event (
    tournament TEXT    NOT NULL,
    seq        INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the tournament; its newest is its version
    at         INTEGER NOT NULL,
    kind       TEXT    NOT NULL,                 -- created, joined, game, ...: see tournament/tournament.h
    body       TEXT    NOT NULL,                 -- JSON: the whole truth
    PRIMARY KEY (tournament, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_event" VALUES('1m822v07e8ppnnkg',1,1795366420718,'created','{"ruleset":"tic-tac-toe","format":"swiss","games":3,"deal":"independent","seed":"10cde82269544be960f7b977d42e5ac8cb80ec2166fa8e121ca4ae68f717db87","seeded":false,"clock":null,"creator":"1m822tzhv8rehv09","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m822v07e8ppnnkg',2,1795366420723,'round','{"round":1,"pairs":[[1,3],[4,2]],"byes":[5]}');
INSERT INTO "tournament_event" VALUES('1m822v07e8ppnnkg',3,1795366420723,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,3],"scores":[1,0],"seed":"a89977a5a2838e3c0de0464c9b8b227584d209e8607b4e884a1f4e1d1cf04f6f","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m822v07e8ppnnkg',4,1795366420723,'game','{"game":2,"round":1,"tie_break":false,"entrants":[4,2],"scores":[1,0],"seed":"abcae3dc7cf8b0b302e5bcfa3553df600feb6b240e6e495f44a375d8e3ed131f","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m822v07e8ppnnkg',5,1795366420723,'round','{"round":2,"pairs":[[4,1],[2,5]],"byes":[3]}');
INSERT INTO "tournament_event" VALUES('1m822v07e8ppnnkg',6,1795366420723,'game','{"game":3,"round":2,"tie_break":false,"entrants":[4,1],"scores":[1,0],"seed":"76c0e7144951c49a6b2f39431299e873dcb4017a37d1a044debb36bd1937bc18","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m822v07e8ppnnkg',7,1795366420723,'game','{"game":4,"round":2,"tie_break":false,"entrants":[2,5],"scores":[1,0],"seed":"18f0f4faf1ef9459d0250cf8e7f74fdba6018214cfa80014905949dc8ff7992b","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m822v07e8ppnnkg',8,1795366420723,'round','{"round":3,"pairs":[[3,4],[5,1]],"byes":[2]}');
INSERT INTO "tournament_event" VALUES('1m822v07e8ppnnkg',9,1795366420723,'game','{"game":5,"round":3,"tie_break":false,"entrants":[3,4],"scores":[1,0],"seed":"876873d5fc31226f51a5beb6f41da6cda277a733bd4c9b57a89e7e2c9a5eba5b","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m822v07e8ppnnkg',10,1795366420723,'game','{"game":6,"round":3,"tie_break":false,"entrants":[5,1],"scores":[1,0],"seed":"35d2635d6b48d6f350e255fb8cc8699a8e5c874657c0a6aa87e2380b6d7c42f1","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m822v07e8ppnnkg',11,1795366420724,'game','{"game":7,"round":4,"tie_break":true,"entrants":[2,3],"scores":[0.5,0.5],"seed":"509b0b25a986a90219416bdd9ecbb6118bb353bbe4b5c75e527c66566d9ce7c5","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m822v07e8ppnnkg',12,1795366420724,'game','{"game":8,"round":4,"tie_break":true,"entrants":[4,2],"scores":[0,1],"seed":"1dfdbd476dc021bc7a856826cf2a3c373b01a3ad44931bcf440f06e66c70ce46","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m822v07e8ppnnkg',13,1795366420724,'game','{"game":9,"round":4,"tie_break":true,"entrants":[2,5],"scores":[1,0],"seed":"f0054eefe5e333afae5b981b51e3e90f870ad9b03d3097affc75cd48be9b474a","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m822v07e8ppnnkg',14,1795366420724,'game','{"game":10,"round":4,"tie_break":true,"entrants":[4,3],"scores":[0.5,0.5],"seed":"dd2282bb1d1fd6b033a031fc7f2cd4c205a03c76d3be2b0c7dd7a47ffbd2ea92","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m822v07e8ppnnkg',15,1795366420724,'game','{"game":11,"round":4,"tie_break":true,"entrants":[3,5],"scores":[1,0],"seed":"6eeb8baf1af2a02d2c4fd7fd5efd2e1e2289251900671df0bce5a7412cca9c83","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m822v07e8ppnnkg',16,1795366420724,'game','{"game":12,"round":4,"tie_break":true,"entrants":[5,4],"scores":[1,0],"seed":"f29a3302d5c1ebc7e536e7fb2ba800baed932716d4709fafd5bcb11c7a474378","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m822v07e8ppnnkg',17,1795366420730,'finished','{"winners":[2]}');
INSERT INTO "tournament_event" VALUES('1m822v09413vrstn',1,1795366420772,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":2,"deal":"independent","seed":"ad56b1506f18b933d626468c9df19ae2948c702cd591501ef612098dd3f1e4ae","seeded":false,"clock":null,"creator":"1m822tzhv8rehv09","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m822v09413vrstn',2,1795366420782,'round','{"round":1,"pairs":[[3,2]],"byes":[1]}');
INSERT INTO "tournament_event" VALUES('1m822v09413vrstn',3,1795366420782,'game','{"game":1,"round":1,"tie_break":false,"entrants":[3,2],"scores":[1,0],"seed":"871c12e1131579bc4316264e31a21c2e67566dc113bd61e7ada94045c1745f8c","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m822v09413vrstn',4,1795366420782,'game','{"game":2,"round":1,"tie_break":false,"entrants":[2,3],"scores":[0,1],"seed":"56f6a222ba268d9724cc2cce4cb2215f906dc091fcd0167ec3e505e9d97edc48","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m822v09413vrstn',5,1795366420782,'round','{"round":2,"pairs":[[1,3]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m822v09413vrstn',6,1795366420782,'game','{"game":3,"round":2,"tie_break":false,"entrants":[1,3],"scores":[0,1],"seed":"08bcd827814150a1bfb9975e4a048f23f0bdea207fff15711fbe5670709b3b72","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m822v09413vrstn',7,1795366420782,'game','{"game":4,"round":2,"tie_break":false,"entrants":[3,1],"scores":[1,0],"seed":"9130494393fdf8588d68c9f69210a5e7de3a063bd748c12a7fab64a2206de96b","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m822v09413vrstn',8,1795366420797,'finished','{"winners":[3]}');
INSERT INTO "tournament_event" VALUES('1m822v0add776apd',1,1795366420815,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","seed":"ee2138b29c9d11b15b957d93bac6c7fe1734324019494e57692151fbd5ed7b10","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m822tzhv8rehv09","entrants":[{"player":"1m822tzhv8rehv09","joined":true},{"player":"1m822tzjg1jkzz9p","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m822v0as5n9v6fz',1,1795366420826,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","seed":"7a1d921d0b53aa244bed82b9bff5a7323f62ef2564dd30a255a445d7e8b1375a","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m822tzhv8rehv09","entrants":[{"player":"1m822tzhv8rehv09","joined":true},{"player":"1m822tzjzacvvgz8","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m822v0as5n9v6fz',2,1795366420843,'joined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m822v0as5n9v6fz',3,1795366420851,'round','{"round":1,"pairs":[[1,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m822v0as5n9v6fz',4,1795366420851,'started','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"id":"1m822v0bk92xk439"}');
INSERT INTO "tournament_event" VALUES('1m822v0bxd85dn03',1,1795366420867,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","seed":"f9d99639a56c095acbed2e6631aa54b438bdbb39ee857f20ac2720cc10869db8","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m822tzjg1jkzz9p","entrants":[{"player":"1m822tzjg1jkzz9p","joined":true},{"player":"1m822tzjzacvvgz8","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m822v0bxd85dn03',2,1795366420877,'declined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m822v0bxd85dn03',3,1795366420877,'cancelled','{"reason":"declined"}');
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
INSERT INTO "tournament_game" VALUES('1m822v07e8ppnnkg',1,1,0,NULL,'[1,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m822v07e8ppnnkg',2,1,0,NULL,'[4,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m822v07e8ppnnkg',3,2,0,NULL,'[4,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m822v07e8ppnnkg',4,2,0,NULL,'[2,5]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m822v07e8ppnnkg',5,3,0,NULL,'[3,4]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m822v07e8ppnnkg',6,3,0,NULL,'[5,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m822v07e8ppnnkg',7,4,1,NULL,'[2,3]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m822v07e8ppnnkg',8,4,1,NULL,'[4,2]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m822v07e8ppnnkg',9,4,1,NULL,'[2,5]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m822v07e8ppnnkg',10,4,1,NULL,'[4,3]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m822v07e8ppnnkg',11,4,1,NULL,'[3,5]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m822v07e8ppnnkg',12,4,1,NULL,'[5,4]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m822v09413vrstn',1,1,0,NULL,'[3,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m822v09413vrstn',2,1,0,NULL,'[2,3]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m822v09413vrstn',3,2,0,NULL,'[1,3]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m822v09413vrstn',4,2,0,NULL,'[3,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m822v0as5n9v6fz',1,1,0,'1m822v0bk92xk439','[1,2]',NULL,NULL);
CREATE TABLE uptime_mark (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
INSERT INTO "uptime_mark" VALUES(1,1795366421093);
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
INSERT INTO "webhook" VALUES('1m822v0cybyxknpx','1m822tzgceyqsvym','https://receiver.invalid/',11,X'4D7BCDDA32CFE8F6E63F2C5F682EEF96759F268052EE4131027A508868769179',NULL,NULL,1795366420894,NULL,NULL);
INSERT INTO "webhook" VALUES('1m822v0dcerqp3dg','1m822tzgceyqsvym','https://receiver.invalid/',16,X'4C36782AD04831B18792E8CBD5CCB89F6FACECF5F71C96514630CB560A75ED9C',NULL,NULL,1795366420908,1795366420920,NULL);
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
