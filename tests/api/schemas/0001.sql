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
INSERT INTO "block" VALUES('1m82ex4xf0f4e1pr','1m82ex4xbd4a4dzn',1795379074302);
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
INSERT INTO "delivery" VALUES(1,'1m82ex5h8d5etpn5','1m82ex5h49v1x4gy','1m82ex5h8d5es068','1m82ex5h8d5es068-1-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T20:24:34.600Z","data":{"seq":1,"at":"2026-11-22T20:24:34.600Z","kind":"created","seat":0,"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m82ex5h79m4yw97","status":"joined"},{"player":"1m82ex5h79m528ec","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m82ex5h79m4yw97","clock":{"turn_seconds":30,"bot_turn_seconds":1},"game":"1m82ex5h8d5es068"}}',1795379074600,1,1795379079822,1795379074604,NULL,NULL,0);
INSERT INTO "delivery" VALUES(2,'1m82ex5hc0bh5q4t','1m82ex5h49v1x4gy','1m82ex5h8d5es068','1m82ex5h8d5es068-2-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T20:24:34.604Z","data":{"seq":2,"at":"2026-11-22T20:24:34.604Z","kind":"joined","seat":1,"player":"1m82ex5h79m528ec","game":"1m82ex5h8d5es068"}}',1795379074604,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(3,'1m82ex5hc0bh66z8','1m82ex5h49v1x4gy','1m82ex5h8d5es068','1m82ex5h8d5es068-3-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T20:24:34.604Z","data":{"seq":3,"at":"2026-11-22T20:24:34.604Z","kind":"round","seat":null,"number":1,"leader":0,"commitment":null,"points":[0,0],"game":"1m82ex5h8d5es068"}}',1795379074604,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(4,'1m82ex5hc0bh7c4w','1m82ex5h49v1x4gy','1m82ex5h8d5es068','1m82ex5h8d5es068-3-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T20:24:34.604Z","data":{"game":"1m82ex5h8d5es068","seq":3,"players":["1m82ex5h79m4yw97"],"seats":[0],"deadline":"2026-11-22T20:25:04.604Z"}}',1795379074604,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(5,'1m82ex5he48trfg0','1m82ex5h49v1x4gy','1m82ex5h8d5es068','1m82ex5h8d5es068-4-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T20:24:34.606Z","data":{"seq":4,"at":"2026-11-22T20:24:34.606Z","kind":"move","seat":0,"column":0,"row":0,"symbol":"X","game":"1m82ex5h8d5es068"}}',1795379074606,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(6,'1m82ex5he48tswme','1m82ex5h49v1x4gy','1m82ex5h8d5es068','1m82ex5h8d5es068-4-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T20:24:34.606Z","data":{"game":"1m82ex5h8d5es068","seq":4,"players":["1m82ex5h79m528ec"],"seats":[1],"deadline":"2026-11-22T20:25:04.606Z"}}',1795379074606,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(7,'1m82ex5hf5y492rb','1m82ex5h49v1x4gy','1m82ex5h8d5es068','1m82ex5h8d5es068-5-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T20:24:34.607Z","data":{"seq":5,"at":"2026-11-22T20:24:34.607Z","kind":"move","seat":1,"column":1,"row":0,"symbol":"O","game":"1m82ex5h8d5es068"}}',1795379074607,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(8,'1m82ex5hf5y49zhq','1m82ex5h49v1x4gy','1m82ex5h8d5es068','1m82ex5h8d5es068-5-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T20:24:34.607Z","data":{"game":"1m82ex5h8d5es068","seq":5,"players":["1m82ex5h79m4yw97"],"seats":[0],"deadline":"2026-11-22T20:25:04.607Z"}}',1795379074607,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(9,'1m82ex5hh2j4p57m','1m82ex5h49v1x4gy','1m82ex5h8d5es068','1m82ex5h8d5es068-6-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T20:24:34.608Z","data":{"seq":6,"at":"2026-11-22T20:24:34.608Z","kind":"move","seat":0,"column":0,"row":1,"symbol":"X","game":"1m82ex5h8d5es068"}}',1795379074609,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(10,'1m82ex5hh2j4qb41','1m82ex5h49v1x4gy','1m82ex5h8d5es068','1m82ex5h8d5es068-6-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T20:24:34.608Z","data":{"game":"1m82ex5h8d5es068","seq":6,"players":["1m82ex5h79m528ec"],"seats":[1],"deadline":"2026-11-22T20:25:04.608Z"}}',1795379074609,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(11,'1m82ex5hj5abq79c','1m82ex5h49v1x4gy','1m82ex5h8d5es068','1m82ex5h8d5es068-7-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T20:24:34.610Z","data":{"seq":7,"at":"2026-11-22T20:24:34.610Z","kind":"move","seat":1,"column":1,"row":1,"symbol":"O","game":"1m82ex5h8d5es068"}}',1795379074610,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(12,'1m82ex5hj5abqvh0','1m82ex5h49v1x4gy','1m82ex5h8d5es068','1m82ex5h8d5es068-7-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T20:24:34.610Z","data":{"game":"1m82ex5h8d5es068","seq":7,"players":["1m82ex5h79m4yw97"],"seats":[0],"deadline":"2026-11-22T20:25:04.610Z"}}',1795379074610,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(13,'1m82ex5hk6fbeczg','1m82ex5h49v1x4gy','1m82ex5h8d5es068','1m82ex5h8d5es068-8-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T20:24:34.611Z","data":{"seq":8,"at":"2026-11-22T20:24:34.611Z","kind":"move","seat":0,"column":0,"row":2,"symbol":"X","game":"1m82ex5h8d5es068"}}',1795379074611,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(14,'1m82ex5hk6fbj2tx','1m82ex5h49v1x4gy','1m82ex5h8d5es068','1m82ex5h8d5es068-9-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T20:24:34.611Z","data":{"seq":9,"at":"2026-11-22T20:24:34.611Z","kind":"round-over","seat":null,"id":"1m82ex5hk6fbgcs9","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null,"game":"1m82ex5h8d5es068"}}',1795379074611,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(15,'1m82ex5hk6fbkxdt','1m82ex5h49v1x4gy','1m82ex5h8d5es068','1m82ex5h8d5es068-9-result.published','result.published','{"type":"result.published","timestamp":"2026-11-22T20:24:34.611Z","data":{"id":"1m82ex5hk6fbgcs9","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T20:24:34.611Z","kind":"round","game":"1m82ex5h8d5es068","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m82ex5h79m4yw97"}},{"seat":1,"player":{"id":"1m82ex5h79m528ec"}}]}}',1795379074611,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(16,'1m82ex5hk6fbntxr','1m82ex5h49v1x4gy','1m82ex5h8d5es068','1m82ex5h8d5es068-10-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T20:24:34.611Z","data":{"seq":10,"at":"2026-11-22T20:24:34.611Z","kind":"finished","seat":null,"id":"1m82ex5hk6fbn02n","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","game":"1m82ex5h8d5es068"}}',1795379074611,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(17,'1m82ex5hk6fbpnd1','1m82ex5h49v1x4gy','1m82ex5h8d5es068','1m82ex5h8d5es068-10-result.published','result.published','{"type":"result.published","timestamp":"2026-11-22T20:24:34.611Z","data":{"id":"1m82ex5hk6fbn02n","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-22T20:24:34.611Z","kind":"match","game":"1m82ex5h8d5es068","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m82ex5h79m4yw97"}},{"seat":1,"player":{"id":"1m82ex5h79m528ec"}}]}}',1795379074611,0,NULL,NULL,NULL,NULL,0);
CREATE TABLE event (
    id   INTEGER PRIMARY KEY,              -- its place in the log of all games
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL                  -- JSON: the whole truth, secrets included
) STRICT;
INSERT INTO "event" VALUES(1,'1m82ex4xs03z8axt',1,1795379073977,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m82ex4x67fp3zz2","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m82ex4x67fp3zz2","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(2,'1m82ex4xs03z8axt',2,1795379073977,'round',NULL,'{"number":1,"leader":null,"commitment":"b4d161d56ed76400c9d9c565f2dc1923f1d6ea80b023cb9399639e841d4c7a90","points":[0],"rules":2,"seats":[{"player":"1m82ex4x67fp3zz2","status":"joined"}],"rounds":1,"deal":{"nonce":"da34bed10725a99a68288b818c83b0f70b5b7dd484ff0272133201ec5a5d392a","secret":"4016"},"carry":null}');
INSERT INTO "event" VALUES(3,'1m82ex4xs03z8axt',3,1795379073988,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(4,'1m82ex4xs03z8axt',4,1795379074012,'guess',0,'{"attempt":2,"code":"1045","bulls":1,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(5,'1m82ex4xs03z8axt',5,1795379074020,'guess',0,'{"attempt":3,"code":"1254","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(6,'1m82ex4xs03z8axt',6,1795379074022,'guess',0,'{"attempt":4,"code":"3405","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(7,'1m82ex4xs03z8axt',7,1795379074031,'guess',0,'{"attempt":5,"code":"4016","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(8,'1m82ex4xs03z8axt',8,1795379074031,'round-over',NULL,'{"id":"1m82ex4zf0h0ctcy","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"4016","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"da34bed10725a99a68288b818c83b0f70b5b7dd484ff0272133201ec5a5d392a","secret":"4016"}}');
INSERT INTO "event" VALUES(9,'1m82ex4xs03z8axt',9,1795379074031,'finished',NULL,'{"id":"1m82ex4zf0h0dw0e","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(10,'1m82ex4zsa2sgz1x',1,1795379074041,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m82ex4xbd4a4dzn","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m82ex4xbd4a4dzn","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(11,'1m82ex4zsa2sgz1x',2,1795379074041,'round',NULL,'{"number":1,"leader":null,"commitment":"f4397237dd49044f314342032d3c331554cd9131d125e3ffdd2cf1097d95ba1f","points":[0],"rules":2,"seats":[{"player":"1m82ex4xbd4a4dzn","status":"joined"}],"rounds":1,"deal":{"nonce":"e00c07a81337dd5accc80e29ea7d6224effd905ce40dfed79baa25b2d7c0ba93","secret":"7034"},"carry":null}');
INSERT INTO "event" VALUES(12,'1m82ex4zsa2sgz1x',3,1795379074048,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(13,'1m82ex4zsa2sgz1x',4,1795379074077,'guess',0,'{"attempt":2,"code":"1045","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(14,'1m82ex4zsa2sgz1x',5,1795379074087,'guess',0,'{"attempt":3,"code":"1256","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(15,'1m82ex4zsa2sgz1x',6,1795379074091,'guess',0,'{"attempt":4,"code":"3074","bulls":2,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(16,'1m82ex4zsa2sgz1x',7,1795379074097,'guess',0,'{"attempt":5,"code":"7034","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(17,'1m82ex4zsa2sgz1x',8,1795379074097,'round-over',NULL,'{"id":"1m82ex51h9p5121t","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"7034","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"e00c07a81337dd5accc80e29ea7d6224effd905ce40dfed79baa25b2d7c0ba93","secret":"7034"}}');
INSERT INTO "event" VALUES(18,'1m82ex4zsa2sgz1x',9,1795379074097,'finished',NULL,'{"id":"1m82ex51h9p51vk4","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(19,'1m82ex51r2yg4zkr',1,1795379074104,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m82ex4x67fp3zz2","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m82ex4x67fp3zz2","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(20,'1m82ex51r2yg4zkr',2,1795379074104,'round',NULL,'{"number":1,"leader":null,"commitment":"6b66464a01c9dab044331fb980159a84e40da52eccfe9e32702bf168d575a89b","points":[0],"rules":2,"seats":[{"player":"1m82ex4x67fp3zz2","status":"joined"}],"rounds":1,"deal":{"nonce":"ac84265e93fbe70954689cedfbee08116bc812c73bfce4d7a16eb5923aec979e","secret":"9426"},"carry":null}');
INSERT INTO "event" VALUES(21,'1m82ex51r2yg4zkr',3,1795379074106,'resigned',0,'{}');
INSERT INTO "event" VALUES(22,'1m82ex51r2yg4zkr',4,1795379074106,'round-over',NULL,'{"id":"1m82ex51te4sa2jh","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"9426","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"ac84265e93fbe70954689cedfbee08116bc812c73bfce4d7a16eb5923aec979e","secret":"9426"}}');
INSERT INTO "event" VALUES(23,'1m82ex51r2yg4zkr',5,1795379074106,'finished',NULL,'{"id":"1m82ex51te4sbjza","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(24,'1m82ex51y4xr5bg2',1,1795379074110,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m82ex4xbd4a4dzn","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m82ex4xbd4a4dzn","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(25,'1m82ex51y4xr5bg2',2,1795379074110,'round',NULL,'{"number":1,"leader":null,"commitment":"f1fced7e0bd1cb6ab1421c1a6eda9a003f0655494a4aa8ee8750b2e034d07741","points":[0],"rules":2,"seats":[{"player":"1m82ex4xbd4a4dzn","status":"joined"}],"rounds":1,"deal":{"nonce":"6dd01e5992b02668dc8c66b3b6fe37bdb521d0cb14673889f9a870ec25463a8e","secret":"9863"},"carry":null}');
INSERT INTO "event" VALUES(26,'1m82ex51y4xr5bg2',3,1795379074115,'resigned',0,'{}');
INSERT INTO "event" VALUES(27,'1m82ex51y4xr5bg2',4,1795379074115,'round-over',NULL,'{"id":"1m82ex5232x3yakn","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"9863","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"6dd01e5992b02668dc8c66b3b6fe37bdb521d0cb14673889f9a870ec25463a8e","secret":"9863"}}');
INSERT INTO "event" VALUES(28,'1m82ex51y4xr5bg2',5,1795379074115,'finished',NULL,'{"id":"1m82ex5232x3ybm8","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(29,'1m82ex5270q5r6wc',1,1795379074119,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m82ex5270q5r6e4","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m82ex5270q5r6e4","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(30,'1m82ex5270q5r6wc',2,1795379074119,'round',NULL,'{"number":1,"leader":null,"commitment":"22477bccf3391da980f339a70e75590221e1fc919183205fdd6582f1b43cab64","points":[0],"rules":2,"seats":[{"player":"1m82ex5270q5r6e4","status":"joined"}],"rounds":0,"deal":{"nonce":"ba7794aa055a6475ea42b170f2b2d1cbba64b65d66db07d36bb24f335bc4bfa7","secret":"1279"},"carry":null}');
INSERT INTO "event" VALUES(31,'1m82ex5270q5r6wc',3,1795379074121,'guess',0,'{"attempt":1,"code":"1234","bulls":2,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(32,'1m82ex52b673nvrz',1,1795379074123,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m82ex52b673njwd","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m82ex52b673njwd","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(33,'1m82ex52b673nvrz',2,1795379074123,'round',NULL,'{"number":1,"leader":null,"commitment":"20fbc0a5acf1846c514be68ab47f85c177f062d09c95be590779f6bdacfd5ebd","points":[0],"rules":2,"seats":[{"player":"1m82ex52b673njwd","status":"joined"}],"rounds":2,"deal":{"nonce":"1bf54b1fdda90f6f42e7d10ebf520699d12f0c322fd43da4d0626c6bd54fc6da","secret":"5843"},"carry":null}');
INSERT INTO "event" VALUES(34,'1m82ex52b673nvrz',3,1795379074131,'guess',0,'{"attempt":1,"code":"0123","bulls":1,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(35,'1m82ex52b673nvrz',4,1795379074156,'guess',0,'{"attempt":2,"code":"0456","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(36,'1m82ex52b673nvrz',5,1795379074165,'guess',0,'{"attempt":3,"code":"4167","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(37,'1m82ex52b673nvrz',6,1795379074168,'guess',0,'{"attempt":4,"code":"5628","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(38,'1m82ex52b673nvrz',7,1795379074172,'guess',0,'{"attempt":5,"code":"5843","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(39,'1m82ex52b673nvrz',8,1795379074172,'round-over',NULL,'{"id":"1m82ex53w13m12aw","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"5843","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"1bf54b1fdda90f6f42e7d10ebf520699d12f0c322fd43da4d0626c6bd54fc6da","secret":"5843"}}');
INSERT INTO "event" VALUES(40,'1m82ex52b673nvrz',9,1795379074179,'published',0,'{}');
INSERT INTO "event" VALUES(41,'1m82ex52b673nvrz',10,1795379074183,'round',NULL,'{"number":2,"leader":null,"commitment":"bd9f8f53f929932855a213f3d625a76600c9c2f3a58830e4b339c0f4d6b2653e","points":[1],"rules":2,"seats":[{"player":"1m82ex52b673njwd","status":"joined"}],"rounds":2,"deal":{"nonce":"dcc63d5fd7192ac412bd4f67e25cdb22e8517e7e6903d427476f4416c6d53c9c","secret":"1739"},"carry":null,"made_public":true}');
INSERT INTO "event" VALUES(42,'1m82ex54f467wqhq',1,1795379074191,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m82ex54cewjxw2c","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m82ex54cewjxw2c","join_code":"5PC49F","clock":null,"log":3}');
INSERT INTO "event" VALUES(43,'1m82ex54f467wqhq',2,1795379074192,'joined',1,'{"player":"1m82ex54ecwh4w2v"}');
INSERT INTO "event" VALUES(44,'1m82ex54f467wqhq',3,1795379074192,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m82ex54cewjxw2c","status":"joined"},{"player":"1m82ex54ecwh4w2v","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(45,'1m82ex54f467wqhq',4,1795379074193,'secret',0,'{"code":"1234","nonce":"9a54e4ae16131977e00c3cd2cb1fc93949ce70503e628421947816badb426076","commitment":"262a5d88be4e6b6c45fe2c8dea21ed21356f43bbe656ab0c7d8ada949ef4b9a7"}');
INSERT INTO "event" VALUES(46,'1m82ex54f467wqhq',5,1795379074198,'guess',1,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(47,'1m82ex54f467wqhq',6,1795379074198,'round-over',NULL,'{"id":"1m82ex54p9wq8wta","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"9a54e4ae16131977e00c3cd2cb1fc93949ce70503e628421947816badb426076","secret":"1234"}}');
INSERT INTO "event" VALUES(48,'1m82ex54f467wqhq',7,1795379074201,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":2,"seats":[{"player":"1m82ex54cewjxw2c","status":"joined"},{"player":"1m82ex54ecwh4w2v","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(49,'1m82ex54f467wqhq',8,1795379074205,'secret',1,'{"code":"4321","nonce":"51839c68c1d8df2d9d9d8d5eb4fb18c23af18b9597b56b50c0ee824ca53d6397","commitment":"95ab875a6bad2404d2f3a13770821c150b327e5c264dc46c5fee539b2c190496"}');
INSERT INTO "event" VALUES(50,'1m82ex54f467wqhq',9,1795379074208,'resigned',0,'{}');
INSERT INTO "event" VALUES(51,'1m82ex54f467wqhq',10,1795379074208,'round-over',NULL,'{"id":"1m82ex55071ar0ed","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"51839c68c1d8df2d9d9d8d5eb4fb18c23af18b9597b56b50c0ee824ca53d6397","secret":"4321"}}');
INSERT INTO "event" VALUES(52,'1m82ex54f467wqhq',11,1795379074208,'finished',NULL,'{"id":"1m82ex55071ary9y","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation"}');
INSERT INTO "event" VALUES(53,'1m82ex55hb0aqr21',1,1795379074225,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"manual","secret":"held","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m82ex5574jnxqx0","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m82ex5574jnxqx0","join_code":"8FFFZN","clock":null,"log":3}');
INSERT INTO "event" VALUES(54,'1m82ex55hb0aqr21',2,1795379074236,'joined',1,'{"player":"1m82ex55b18pqmag"}');
INSERT INTO "event" VALUES(55,'1m82ex55hb0aqr21',3,1795379074239,'joined',2,'{"player":"1m82ex55d2xwr3wk"}');
INSERT INTO "event" VALUES(56,'1m82ex55hb0aqr21',4,1795379074239,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m82ex5574jnxqx0","status":"joined"},{"player":"1m82ex55b18pqmag","status":"joined"},{"player":"1m82ex55d2xwr3wk","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(57,'1m82ex56mafm0byx',1,1795379074260,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m82ex5624yrh0c9","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m82ex5624yrh0c9","join_code":"R45QR8","clock":null,"log":3}');
INSERT INTO "event" VALUES(58,'1m82ex56mafm0byx',2,1795379074267,'joined',1,'{"player":"1m82ex5675tm10kk"}');
INSERT INTO "event" VALUES(59,'1m82ex56mafm0byx',3,1795379074274,'joined',2,'{"player":"1m82ex56fc72m7pm"}');
INSERT INTO "event" VALUES(60,'1m82ex56mafm0byx',4,1795379074274,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m82ex5624yrh0c9","status":"joined"},{"player":"1m82ex5675tm10kk","status":"joined"},{"player":"1m82ex56fc72m7pm","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(61,'1m82ex56mafm0byx',5,1795379074278,'secret',0,'{"code":"5678","nonce":"6e06cc520118f93442105b2d7932408a48e9b809ab7c1cede73cf380c5123ab9","commitment":"64f9f229758d88560a5c0eff3dd9bbd30cd6ef8186dd87181f75099a6ca517ab"}');
INSERT INTO "event" VALUES(62,'1m82ex56mafm0byx',6,1795379074283,'guess',1,'{"attempt":1,"code":"1234","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(63,'1m82ex57hbj11vmh',1,1795379074289,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m82ex4x67fp3zz2","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m82ex4x67fp3zz2","join_code":"WCEJTP","clock":null,"log":3}');
INSERT INTO "event" VALUES(64,'1m82ex57q2x4xtpg',1,1795379074295,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m82ex4xbd4a4dzn","status":"joined"},{"player":"1m82ex4xf0f4e1pr","status":"invited"}],"visibility":"public","ranked":false,"creator":"1m82ex4xbd4a4dzn","join_code":"WNMEB5","clock":null,"log":3}');
INSERT INTO "event" VALUES(65,'1m82ex57q2x4xtpg',2,1795379074298,'aborted',0,'{"reason":"creator"}');
INSERT INTO "event" VALUES(66,'1m82ex582bgdnvdf',1,1795379074306,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m82ex4x67fp3zz2","status":"joined"},{"player":"1m82ex4xf0f4e1pr","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m82ex4x67fp3zz2","join_code":"YNBKX5","clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(67,'1m82ex587561qmmw',1,1795379074311,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m82ex4x67fp3zz2","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"visibility":"private","ranked":false,"creator":"1m82ex4x67fp3zz2","join_code":null,"clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(68,'1m82ex587561qmmw',2,1795379074311,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m82ex4x67fp3zz2","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(69,'1m82ex58p9r6e2g3',1,1795379074326,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":null,"hints":false},"seats":[{"player":"1m82ex58c3svcm0e","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m82ex58c3svcm0e","join_code":"RFJMMK","clock":null,"log":3}');
INSERT INTO "event" VALUES(70,'1m82ex58p9r6e2g3',2,1795379074332,'joined',1,'{"player":"1m82ex58f8dzspyw"}');
INSERT INTO "event" VALUES(71,'1m82ex58p9r6e2g3',3,1795379074332,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m82ex58c3svcm0e","status":"joined"},{"player":"1m82ex58f8dzspyw","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(72,'1m82ex58p9r6e2g3',4,1795379074338,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(73,'1m82ex58p9r6e2g3',5,1795379074346,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(74,'1m82ex58p9r6e2g3',6,1795379074353,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(75,'1m82ex58p9r6e2g3',7,1795379074363,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(76,'1m82ex58p9r6e2g3',8,1795379074365,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(77,'1m82ex58p9r6e2g3',9,1795379074365,'round-over',NULL,'{"id":"1m82ex59x6m8qtsj","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(78,'1m82ex58p9r6e2g3',10,1795379074379,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[1,0],"rules":1,"seats":[{"player":"1m82ex58c3svcm0e","status":"joined"},{"player":"1m82ex58f8dzspyw","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(79,'1m82ex58p9r6e2g3',11,1795379074401,'move',1,'{"column":1,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(80,'1m82ex5bt7y8b3z1',1,1795379074426,'created',0,'{"ruleset":"gomoku","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m82ex4x67fp3zz2","status":"joined"},{"player":"1m82ex4xbd4a4dzn","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m82ex4x67fp3zz2","join_code":"YT98AE","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(81,'1m82ex5bt7y8b3z1',2,1795379074433,'joined',1,'{"player":"1m82ex4xbd4a4dzn"}');
INSERT INTO "event" VALUES(82,'1m82ex5bt7y8b3z1',3,1795379074433,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m82ex4x67fp3zz2","status":"joined"},{"player":"1m82ex4xbd4a4dzn","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(83,'1m82ex5bt7y8b3z1',4,1795379074461,'move',0,'{"column":7,"row":7,"symbol":"X"}');
INSERT INTO "event" VALUES(84,'1m82ex5bt7y8b3z1',5,1795379074461,'move',1,'{"column":8,"row":8,"symbol":"O"}');
INSERT INTO "event" VALUES(85,'1m82ex5bt7y8b3z1',6,1795379074462,'resigned',1,'{}');
INSERT INTO "event" VALUES(86,'1m82ex5bt7y8b3z1',7,1795379074462,'round-over',NULL,'{"id":"1m82ex5cy3x9www4","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(87,'1m82ex5bt7y8b3z1',8,1795379074462,'finished',NULL,'{"id":"1m82ex5cy3x9x7sn","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation"}');
INSERT INTO "event" VALUES(88,'1m82ex5d07h9yfba',1,1795379074464,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m82ex5cz82b1rtm","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m82ex5cz82b1rtm","join_code":"TQS9J5","clock":null,"log":3,"commitment":"62a0f389ff37c1957716194078df6b198705fbdb0f76bdf47db524b2f7fddf80","client_seeds":["",""],"server_seed":"2c47ff961d528b5ea188721757b064eacbb2c0efdb5f62f359dfeafebb889187"}');
INSERT INTO "event" VALUES(89,'1m82ex5d07h9yfba',2,1795379074465,'joined',1,'{"player":"1m82ex5cz82b2n64"}');
INSERT INTO "event" VALUES(90,'1m82ex5d07h9yfba',3,1795379074465,'round',NULL,'{"number":1,"leader":0,"commitment":"62a0f389ff37c1957716194078df6b198705fbdb0f76bdf47db524b2f7fddf80","points":[0,0],"rules":1,"seats":[{"player":"1m82ex5cz82b1rtm","status":"joined"},{"player":"1m82ex5cz82b2n64","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(91,'1m82ex5d07h9yfba',4,1795379074465,'roll',0,'{"keep":[],"dice":[4,2,6,6,5],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(92,'1m82ex5d07h9yfba',5,1795379074466,'score',0,'{"category":"chance","score":23,"bonus":0}');
INSERT INTO "event" VALUES(93,'1m82ex5d07h9yfba',6,1795379074466,'roll',1,'{"keep":[],"dice":[3,3,5,1,4],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(94,'1m82ex5d639ca5fm',1,1795379074470,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m82ex5d44aksx3t","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m82ex5d44aksx3t","join_code":"HQGQ4Z","clock":null,"log":3,"commitment":"fc81a85ffd400cdc8d82e5a06f66621d555b2802192a0bf00be4cae9e6c8fa3b","client_seeds":["",""],"server_seed":"09fc3563ce00ae867a194643c21e4098ea7f944e83c9afff68fccd4e3692cfa5"}');
INSERT INTO "event" VALUES(95,'1m82ex5d639ca5fm',2,1795379074471,'joined',1,'{"player":"1m82ex5d5e1pqaz4"}');
INSERT INTO "event" VALUES(96,'1m82ex5d639ca5fm',3,1795379074471,'round',NULL,'{"number":1,"leader":0,"commitment":"fc81a85ffd400cdc8d82e5a06f66621d555b2802192a0bf00be4cae9e6c8fa3b","points":[0,0],"rules":1,"seats":[{"player":"1m82ex5d44aksx3t","status":"joined"},{"player":"1m82ex5d5e1pqaz4","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(97,'1m82ex5d639ca5fm',4,1795379074471,'roll',0,'{"keep":[],"dice":[2,1,5,4,3],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(98,'1m82ex5d639ca5fm',5,1795379074473,'score',0,'{"category":"aces","score":1,"bonus":0}');
INSERT INTO "event" VALUES(99,'1m82ex5d639ca5fm',6,1795379074473,'roll',1,'{"keep":[],"dice":[2,2,2,6,3],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(100,'1m82ex5d639ca5fm',7,1795379074474,'score',1,'{"category":"aces","score":0,"bonus":0}');
INSERT INTO "event" VALUES(101,'1m82ex5d639ca5fm',8,1795379074474,'roll',0,'{"keep":[],"dice":[6,5,3,6,2],"stage":0,"roll":2}');
INSERT INTO "event" VALUES(102,'1m82ex5d639ca5fm',9,1795379074475,'score',0,'{"category":"twos","score":2,"bonus":0}');
INSERT INTO "event" VALUES(103,'1m82ex5d639ca5fm',10,1795379074475,'roll',1,'{"keep":[],"dice":[5,6,5,1,4],"stage":0,"roll":3}');
INSERT INTO "event" VALUES(104,'1m82ex5d639ca5fm',11,1795379074476,'score',1,'{"category":"twos","score":0,"bonus":0}');
INSERT INTO "event" VALUES(105,'1m82ex5d639ca5fm',12,1795379074476,'roll',0,'{"keep":[],"dice":[1,4,4,6,4],"stage":0,"roll":4}');
INSERT INTO "event" VALUES(106,'1m82ex5d639ca5fm',13,1795379074476,'score',0,'{"category":"threes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(107,'1m82ex5d639ca5fm',14,1795379074476,'roll',1,'{"keep":[],"dice":[6,5,2,2,6],"stage":0,"roll":5}');
INSERT INTO "event" VALUES(108,'1m82ex5d639ca5fm',15,1795379074477,'score',1,'{"category":"threes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(109,'1m82ex5d639ca5fm',16,1795379074477,'roll',0,'{"keep":[],"dice":[5,5,4,4,2],"stage":0,"roll":6}');
INSERT INTO "event" VALUES(110,'1m82ex5d639ca5fm',17,1795379074477,'score',0,'{"category":"fours","score":8,"bonus":0}');
INSERT INTO "event" VALUES(111,'1m82ex5d639ca5fm',18,1795379074477,'roll',1,'{"keep":[],"dice":[1,3,4,4,2],"stage":0,"roll":7}');
INSERT INTO "event" VALUES(112,'1m82ex5d639ca5fm',19,1795379074478,'score',1,'{"category":"fours","score":8,"bonus":0}');
INSERT INTO "event" VALUES(113,'1m82ex5d639ca5fm',20,1795379074478,'roll',0,'{"keep":[],"dice":[2,1,6,1,6],"stage":0,"roll":8}');
INSERT INTO "event" VALUES(114,'1m82ex5d639ca5fm',21,1795379074488,'score',0,'{"category":"fives","score":0,"bonus":0}');
INSERT INTO "event" VALUES(115,'1m82ex5d639ca5fm',22,1795379074488,'roll',1,'{"keep":[],"dice":[5,4,5,4,5],"stage":0,"roll":9}');
INSERT INTO "event" VALUES(116,'1m82ex5d639ca5fm',23,1795379074489,'score',1,'{"category":"fives","score":15,"bonus":0}');
INSERT INTO "event" VALUES(117,'1m82ex5d639ca5fm',24,1795379074489,'roll',0,'{"keep":[],"dice":[4,6,4,4,3],"stage":0,"roll":10}');
INSERT INTO "event" VALUES(118,'1m82ex5d639ca5fm',25,1795379074489,'score',0,'{"category":"sixes","score":6,"bonus":0}');
INSERT INTO "event" VALUES(119,'1m82ex5d639ca5fm',26,1795379074489,'roll',1,'{"keep":[],"dice":[1,5,5,6,1],"stage":0,"roll":11}');
INSERT INTO "event" VALUES(120,'1m82ex5d639ca5fm',27,1795379074490,'score',1,'{"category":"sixes","score":6,"bonus":0}');
INSERT INTO "event" VALUES(121,'1m82ex5d639ca5fm',28,1795379074490,'roll',0,'{"keep":[],"dice":[5,3,5,6,3],"stage":0,"roll":12}');
INSERT INTO "event" VALUES(122,'1m82ex5d639ca5fm',29,1795379074491,'score',0,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(123,'1m82ex5d639ca5fm',30,1795379074491,'roll',1,'{"keep":[],"dice":[1,2,6,6,1],"stage":0,"roll":13}');
INSERT INTO "event" VALUES(124,'1m82ex5d639ca5fm',31,1795379074492,'score',1,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(125,'1m82ex5d639ca5fm',32,1795379074492,'roll',0,'{"keep":[],"dice":[2,5,3,4,2],"stage":0,"roll":14}');
INSERT INTO "event" VALUES(126,'1m82ex5d639ca5fm',33,1795379074493,'score',0,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(127,'1m82ex5d639ca5fm',34,1795379074493,'roll',1,'{"keep":[],"dice":[5,3,5,2,5],"stage":0,"roll":15}');
INSERT INTO "event" VALUES(128,'1m82ex5d639ca5fm',35,1795379074494,'score',1,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(129,'1m82ex5d639ca5fm',36,1795379074494,'roll',0,'{"keep":[],"dice":[3,5,5,4,4],"stage":0,"roll":16}');
INSERT INTO "event" VALUES(130,'1m82ex5d639ca5fm',37,1795379074494,'score',0,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(131,'1m82ex5d639ca5fm',38,1795379074494,'roll',1,'{"keep":[],"dice":[1,1,4,4,4],"stage":0,"roll":17}');
INSERT INTO "event" VALUES(132,'1m82ex5d639ca5fm',39,1795379074495,'score',1,'{"category":"full-house","score":25,"bonus":0}');
INSERT INTO "event" VALUES(133,'1m82ex5d639ca5fm',40,1795379074495,'roll',0,'{"keep":[],"dice":[6,6,1,6,1],"stage":0,"roll":18}');
INSERT INTO "event" VALUES(134,'1m82ex5d639ca5fm',41,1795379074496,'score',0,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(135,'1m82ex5d639ca5fm',42,1795379074496,'roll',1,'{"keep":[],"dice":[1,6,5,6,5],"stage":0,"roll":19}');
INSERT INTO "event" VALUES(136,'1m82ex5d639ca5fm',43,1795379074496,'score',1,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(137,'1m82ex5d639ca5fm',44,1795379074496,'roll',0,'{"keep":[],"dice":[4,5,3,1,4],"stage":0,"roll":20}');
INSERT INTO "event" VALUES(138,'1m82ex5d639ca5fm',45,1795379074497,'score',0,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(139,'1m82ex5d639ca5fm',46,1795379074497,'roll',1,'{"keep":[],"dice":[3,6,3,2,2],"stage":0,"roll":21}');
INSERT INTO "event" VALUES(140,'1m82ex5d639ca5fm',47,1795379074497,'score',1,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(141,'1m82ex5d639ca5fm',48,1795379074497,'roll',0,'{"keep":[],"dice":[6,1,5,4,2],"stage":0,"roll":22}');
INSERT INTO "event" VALUES(142,'1m82ex5d639ca5fm',49,1795379074498,'score',0,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(143,'1m82ex5d639ca5fm',50,1795379074498,'roll',1,'{"keep":[],"dice":[5,3,1,6,2],"stage":0,"roll":23}');
INSERT INTO "event" VALUES(144,'1m82ex5d639ca5fm',51,1795379074499,'score',1,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(145,'1m82ex5d639ca5fm',52,1795379074499,'roll',0,'{"keep":[],"dice":[6,3,1,1,6],"stage":0,"roll":24}');
INSERT INTO "event" VALUES(146,'1m82ex5d639ca5fm',53,1795379074499,'score',0,'{"category":"chance","score":17,"bonus":0}');
INSERT INTO "event" VALUES(147,'1m82ex5d639ca5fm',54,1795379074499,'roll',1,'{"keep":[],"dice":[4,5,6,1,3],"stage":0,"roll":25}');
INSERT INTO "event" VALUES(148,'1m82ex5d639ca5fm',55,1795379074500,'score',1,'{"category":"chance","score":19,"bonus":0}');
INSERT INTO "event" VALUES(149,'1m82ex5d639ca5fm',56,1795379074500,'round-over',NULL,'{"id":"1m82ex5e45s0pd8g","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":1,"twos":2,"threes":0,"fours":8,"fives":0,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":17},"upper_total":17,"upper_bonus":0,"yahtzee_bonus":0,"total":34},{"seat":1,"boxes":{"aces":0,"twos":0,"threes":0,"fours":8,"fives":15,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":25,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":19},"upper_total":29,"upper_bonus":0,"yahtzee_bonus":0,"total":73}],"forfeited":[],"forfeited_by":null,"points":[34,73],"proof":null}');
INSERT INTO "event" VALUES(150,'1m82ex5d639ca5fm',57,1795379074500,'finished',NULL,'{"id":"1m82ex5e45s0qzvp","outcome":"win","winners":[1],"points":[34,73],"reason":"rounds","proof":{"server_seed":"09fc3563ce00ae867a194643c21e4098ea7f944e83c9afff68fccd4e3692cfa5","client_seeds":["",""]}}');
INSERT INTO "event" VALUES(151,'1m82ex5gj7ya6xc6',1,1795379074578,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m82ex4x67fp3zz2","status":"invited"},{"player":"1m82ex4xf0f4e1pr","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m82ex5gf5xt9jdx","join_code":"RZ2PGQ","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3,"tournament":"1m82ex5gf5xt9jdx"}');
INSERT INTO "event" VALUES(152,'1m82ex5h8d5es068',1,1795379074600,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m82ex5h79m4yw97","status":"joined"},{"player":"1m82ex5h79m528ec","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m82ex5h79m4yw97","join_code":"F8WR4Y","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(153,'1m82ex5h8d5es068',2,1795379074604,'joined',1,'{"player":"1m82ex5h79m528ec"}');
INSERT INTO "event" VALUES(154,'1m82ex5h8d5es068',3,1795379074604,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m82ex5h79m4yw97","status":"joined"},{"player":"1m82ex5h79m528ec","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(155,'1m82ex5h8d5es068',4,1795379074606,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(156,'1m82ex5h8d5es068',5,1795379074607,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(157,'1m82ex5h8d5es068',6,1795379074608,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(158,'1m82ex5h8d5es068',7,1795379074610,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(159,'1m82ex5h8d5es068',8,1795379074611,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(160,'1m82ex5h8d5es068',9,1795379074611,'round-over',NULL,'{"id":"1m82ex5hk6fbgcs9","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(161,'1m82ex5h8d5es068',10,1795379074611,'finished',NULL,'{"id":"1m82ex5hk6fbn02n","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds"}');
CREATE TABLE event_mark (
    only  INTEGER PRIMARY KEY CHECK (only = 1),
    id    INTEGER NOT NULL,
    until INTEGER NOT NULL CHECK (until >= id),
    game  TEXT    NOT NULL,
    seq   INTEGER NOT NULL
) STRICT;
INSERT INTO "event_mark" VALUES(1,161,161,'',0);
CREATE TABLE event_place (
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL,
    id   INTEGER NOT NULL, -- of the event
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "event_place" VALUES('1m82ex4xs03z8axt',1,1);
INSERT INTO "event_place" VALUES('1m82ex4xs03z8axt',2,2);
INSERT INTO "event_place" VALUES('1m82ex4xs03z8axt',3,3);
INSERT INTO "event_place" VALUES('1m82ex4xs03z8axt',4,4);
INSERT INTO "event_place" VALUES('1m82ex4xs03z8axt',5,5);
INSERT INTO "event_place" VALUES('1m82ex4xs03z8axt',6,6);
INSERT INTO "event_place" VALUES('1m82ex4xs03z8axt',7,7);
INSERT INTO "event_place" VALUES('1m82ex4xs03z8axt',8,8);
INSERT INTO "event_place" VALUES('1m82ex4xs03z8axt',9,9);
INSERT INTO "event_place" VALUES('1m82ex4zsa2sgz1x',1,10);
INSERT INTO "event_place" VALUES('1m82ex4zsa2sgz1x',2,11);
INSERT INTO "event_place" VALUES('1m82ex4zsa2sgz1x',3,12);
INSERT INTO "event_place" VALUES('1m82ex4zsa2sgz1x',4,13);
INSERT INTO "event_place" VALUES('1m82ex4zsa2sgz1x',5,14);
INSERT INTO "event_place" VALUES('1m82ex4zsa2sgz1x',6,15);
INSERT INTO "event_place" VALUES('1m82ex4zsa2sgz1x',7,16);
INSERT INTO "event_place" VALUES('1m82ex4zsa2sgz1x',8,17);
INSERT INTO "event_place" VALUES('1m82ex4zsa2sgz1x',9,18);
INSERT INTO "event_place" VALUES('1m82ex51r2yg4zkr',1,19);
INSERT INTO "event_place" VALUES('1m82ex51r2yg4zkr',2,20);
INSERT INTO "event_place" VALUES('1m82ex51r2yg4zkr',3,21);
INSERT INTO "event_place" VALUES('1m82ex51r2yg4zkr',4,22);
INSERT INTO "event_place" VALUES('1m82ex51r2yg4zkr',5,23);
INSERT INTO "event_place" VALUES('1m82ex51y4xr5bg2',1,24);
INSERT INTO "event_place" VALUES('1m82ex51y4xr5bg2',2,25);
INSERT INTO "event_place" VALUES('1m82ex51y4xr5bg2',3,26);
INSERT INTO "event_place" VALUES('1m82ex51y4xr5bg2',4,27);
INSERT INTO "event_place" VALUES('1m82ex51y4xr5bg2',5,28);
INSERT INTO "event_place" VALUES('1m82ex5270q5r6wc',1,29);
INSERT INTO "event_place" VALUES('1m82ex5270q5r6wc',2,30);
INSERT INTO "event_place" VALUES('1m82ex5270q5r6wc',3,31);
INSERT INTO "event_place" VALUES('1m82ex52b673nvrz',1,32);
INSERT INTO "event_place" VALUES('1m82ex52b673nvrz',2,33);
INSERT INTO "event_place" VALUES('1m82ex52b673nvrz',3,34);
INSERT INTO "event_place" VALUES('1m82ex52b673nvrz',4,35);
INSERT INTO "event_place" VALUES('1m82ex52b673nvrz',5,36);
INSERT INTO "event_place" VALUES('1m82ex52b673nvrz',6,37);
INSERT INTO "event_place" VALUES('1m82ex52b673nvrz',7,38);
INSERT INTO "event_place" VALUES('1m82ex52b673nvrz',8,39);
INSERT INTO "event_place" VALUES('1m82ex52b673nvrz',9,40);
INSERT INTO "event_place" VALUES('1m82ex52b673nvrz',10,41);
INSERT INTO "event_place" VALUES('1m82ex54f467wqhq',1,42);
INSERT INTO "event_place" VALUES('1m82ex54f467wqhq',2,43);
INSERT INTO "event_place" VALUES('1m82ex54f467wqhq',3,44);
INSERT INTO "event_place" VALUES('1m82ex54f467wqhq',4,45);
INSERT INTO "event_place" VALUES('1m82ex54f467wqhq',5,46);
INSERT INTO "event_place" VALUES('1m82ex54f467wqhq',6,47);
INSERT INTO "event_place" VALUES('1m82ex54f467wqhq',7,48);
INSERT INTO "event_place" VALUES('1m82ex54f467wqhq',8,49);
INSERT INTO "event_place" VALUES('1m82ex54f467wqhq',9,50);
INSERT INTO "event_place" VALUES('1m82ex54f467wqhq',10,51);
INSERT INTO "event_place" VALUES('1m82ex54f467wqhq',11,52);
INSERT INTO "event_place" VALUES('1m82ex55hb0aqr21',1,53);
INSERT INTO "event_place" VALUES('1m82ex55hb0aqr21',2,54);
INSERT INTO "event_place" VALUES('1m82ex55hb0aqr21',3,55);
INSERT INTO "event_place" VALUES('1m82ex55hb0aqr21',4,56);
INSERT INTO "event_place" VALUES('1m82ex56mafm0byx',1,57);
INSERT INTO "event_place" VALUES('1m82ex56mafm0byx',2,58);
INSERT INTO "event_place" VALUES('1m82ex56mafm0byx',3,59);
INSERT INTO "event_place" VALUES('1m82ex56mafm0byx',4,60);
INSERT INTO "event_place" VALUES('1m82ex56mafm0byx',5,61);
INSERT INTO "event_place" VALUES('1m82ex56mafm0byx',6,62);
INSERT INTO "event_place" VALUES('1m82ex57hbj11vmh',1,63);
INSERT INTO "event_place" VALUES('1m82ex57q2x4xtpg',1,64);
INSERT INTO "event_place" VALUES('1m82ex57q2x4xtpg',2,65);
INSERT INTO "event_place" VALUES('1m82ex582bgdnvdf',1,66);
INSERT INTO "event_place" VALUES('1m82ex587561qmmw',1,67);
INSERT INTO "event_place" VALUES('1m82ex587561qmmw',2,68);
INSERT INTO "event_place" VALUES('1m82ex58p9r6e2g3',1,69);
INSERT INTO "event_place" VALUES('1m82ex58p9r6e2g3',2,70);
INSERT INTO "event_place" VALUES('1m82ex58p9r6e2g3',3,71);
INSERT INTO "event_place" VALUES('1m82ex58p9r6e2g3',4,72);
INSERT INTO "event_place" VALUES('1m82ex58p9r6e2g3',5,73);
INSERT INTO "event_place" VALUES('1m82ex58p9r6e2g3',6,74);
INSERT INTO "event_place" VALUES('1m82ex58p9r6e2g3',7,75);
INSERT INTO "event_place" VALUES('1m82ex58p9r6e2g3',8,76);
INSERT INTO "event_place" VALUES('1m82ex58p9r6e2g3',9,77);
INSERT INTO "event_place" VALUES('1m82ex58p9r6e2g3',10,78);
INSERT INTO "event_place" VALUES('1m82ex58p9r6e2g3',11,79);
INSERT INTO "event_place" VALUES('1m82ex5bt7y8b3z1',1,80);
INSERT INTO "event_place" VALUES('1m82ex5bt7y8b3z1',2,81);
INSERT INTO "event_place" VALUES('1m82ex5bt7y8b3z1',3,82);
INSERT INTO "event_place" VALUES('1m82ex5bt7y8b3z1',4,83);
INSERT INTO "event_place" VALUES('1m82ex5bt7y8b3z1',5,84);
INSERT INTO "event_place" VALUES('1m82ex5bt7y8b3z1',6,85);
INSERT INTO "event_place" VALUES('1m82ex5bt7y8b3z1',7,86);
INSERT INTO "event_place" VALUES('1m82ex5bt7y8b3z1',8,87);
INSERT INTO "event_place" VALUES('1m82ex5d07h9yfba',1,88);
INSERT INTO "event_place" VALUES('1m82ex5d07h9yfba',2,89);
INSERT INTO "event_place" VALUES('1m82ex5d07h9yfba',3,90);
INSERT INTO "event_place" VALUES('1m82ex5d07h9yfba',4,91);
INSERT INTO "event_place" VALUES('1m82ex5d07h9yfba',5,92);
INSERT INTO "event_place" VALUES('1m82ex5d07h9yfba',6,93);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',1,94);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',2,95);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',3,96);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',4,97);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',5,98);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',6,99);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',7,100);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',8,101);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',9,102);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',10,103);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',11,104);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',12,105);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',13,106);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',14,107);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',15,108);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',16,109);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',17,110);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',18,111);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',19,112);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',20,113);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',21,114);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',22,115);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',23,116);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',24,117);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',25,118);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',26,119);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',27,120);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',28,121);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',29,122);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',30,123);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',31,124);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',32,125);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',33,126);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',34,127);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',35,128);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',36,129);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',37,130);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',38,131);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',39,132);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',40,133);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',41,134);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',42,135);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',43,136);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',44,137);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',45,138);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',46,139);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',47,140);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',48,141);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',49,142);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',50,143);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',51,144);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',52,145);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',53,146);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',54,147);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',55,148);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',56,149);
INSERT INTO "event_place" VALUES('1m82ex5d639ca5fm',57,150);
INSERT INTO "event_place" VALUES('1m82ex5gj7ya6xc6',1,151);
INSERT INTO "event_place" VALUES('1m82ex5h8d5es068',1,152);
INSERT INTO "event_place" VALUES('1m82ex5h8d5es068',2,153);
INSERT INTO "event_place" VALUES('1m82ex5h8d5es068',3,154);
INSERT INTO "event_place" VALUES('1m82ex5h8d5es068',4,155);
INSERT INTO "event_place" VALUES('1m82ex5h8d5es068',5,156);
INSERT INTO "event_place" VALUES('1m82ex5h8d5es068',6,157);
INSERT INTO "event_place" VALUES('1m82ex5h8d5es068',7,158);
INSERT INTO "event_place" VALUES('1m82ex5h8d5es068',8,159);
INSERT INTO "event_place" VALUES('1m82ex5h8d5es068',9,160);
INSERT INTO "event_place" VALUES('1m82ex5h8d5es068',10,161);
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
INSERT INTO "game" VALUES('1m82ex4xs03z8axt','main','bulls-and-cows','finished','private',1,'1m82ex4x67fp3zz2',NULL,1795379073977,1795379074031,0);
INSERT INTO "game" VALUES('1m82ex4zsa2sgz1x','main','bulls-and-cows','finished','private',1,'1m82ex4xbd4a4dzn',NULL,1795379074041,1795379074097,0);
INSERT INTO "game" VALUES('1m82ex51r2yg4zkr','main','number-guess','finished','private',1,'1m82ex4x67fp3zz2',NULL,1795379074104,1795379074106,0);
INSERT INTO "game" VALUES('1m82ex51y4xr5bg2','main','number-guess','finished','private',1,'1m82ex4xbd4a4dzn',NULL,1795379074110,1795379074115,0);
INSERT INTO "game" VALUES('1m82ex5270q5r6wc','main','bulls-and-cows','playing','private',1,'1m82ex5270q5r6e4',NULL,1795379074119,NULL,0);
INSERT INTO "game" VALUES('1m82ex52b673nvrz','main','bulls-and-cows','playing','public',1,'1m82ex52b673njwd',NULL,1795379074123,NULL,0);
INSERT INTO "game" VALUES('1m82ex54f467wqhq','main','bulls-and-cows','finished','public',0,'1m82ex54cewjxw2c',NULL,1795379074191,1795379074208,0);
INSERT INTO "game" VALUES('1m82ex55hb0aqr21','main','bulls-and-cows','playing','private',0,'1m82ex5574jnxqx0','8FFFZN',1795379074225,NULL,0);
INSERT INTO "game" VALUES('1m82ex56mafm0byx','main','bulls-and-cows','playing','private',0,'1m82ex5624yrh0c9','R45QR8',1795379074260,NULL,0);
INSERT INTO "game" VALUES('1m82ex57hbj11vmh','main','mastermind','open','public',0,'1m82ex4x67fp3zz2','WCEJTP',1795379074289,NULL,0);
INSERT INTO "game" VALUES('1m82ex57q2x4xtpg','main','mastermind','aborted','public',0,'1m82ex4xbd4a4dzn',NULL,1795379074295,1795379074298,0);
INSERT INTO "game" VALUES('1m82ex582bgdnvdf','main','mastermind','open','private',0,'1m82ex4x67fp3zz2','YNBKX5',1795379074306,NULL,1);
INSERT INTO "game" VALUES('1m82ex587561qmmw','main','bulls-and-cows','playing','private',0,'1m82ex4x67fp3zz2',NULL,1795379074311,NULL,1);
INSERT INTO "game" VALUES('1m82ex58p9r6e2g3','main','tic-tac-toe','playing','public',0,'1m82ex58c3svcm0e','RFJMMK',1795379074326,NULL,0);
INSERT INTO "game" VALUES('1m82ex5bt7y8b3z1','main','gomoku','finished','private',1,'1m82ex4x67fp3zz2',NULL,1795379074426,1795379074462,0);
INSERT INTO "game" VALUES('1m82ex5d07h9yfba','main','yahtzee','playing','private',0,'1m82ex5cz82b1rtm','TQS9J5',1795379074464,NULL,0);
INSERT INTO "game" VALUES('1m82ex5d639ca5fm','main','yahtzee','finished','private',0,'1m82ex5d44aksx3t',NULL,1795379074470,1795379074500,0);
INSERT INTO "game" VALUES('1m82ex5gj7ya6xc6','main','tic-tac-toe','open','private',0,'1m82ex5gf5xt9jdx','RZ2PGQ',1795379074578,NULL,1);
INSERT INTO "game" VALUES('1m82ex5h8d5es068','main','tic-tac-toe','finished','private',0,'1m82ex5h79m4yw97',NULL,1795379074600,1795379074611,0);
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
INSERT INTO "idempotency_record" VALUES(1,'1m82ex4x67fp3zz2','open','POST','/v1/games',X'09691FB4A4A800A0B6D83166B89AA76941AFE880DE790D85B4610A9C932FDBEE',1795379074289,201,'1','/v1/games/1m82ex57hbj11vmh','','1m82ex57hbj11vmh',0,1,0);
CREATE TABLE idempotency_use (
    player TEXT    NOT NULL,
    hour   INTEGER NOT NULL, -- since 1970
    bytes  INTEGER NOT NULL CHECK (bytes >= 0),
    PRIMARY KEY (player, hour)
) STRICT, WITHOUT ROWID;
INSERT INTO "idempotency_use" VALUES('1m82ex4x67fp3zz2',498716,140);
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL
) STRICT;
INSERT INTO "migration" VALUES(1,'schema',X'C027C1377CCF41945F150D4AC3BB34C8C237EB0903C5AB317955D2AC51ECAA88',1795379073838);
CREATE TABLE notification (
    player   TEXT    NOT NULL,
    seq      INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the player
    at       INTEGER NOT NULL,
    kind     TEXT    NOT NULL,                 -- invited, joined, declined, turn, round-over, finished, rematch, aborted
    game     TEXT    NOT NULL,
    game_seq INTEGER NOT NULL,                 -- the game's event that it is about
    PRIMARY KEY (player, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "notification" VALUES('1m82ex4x67fp3zz2',1,1795379074433,'joined','1m82ex5bt7y8b3z1',2);
INSERT INTO "notification" VALUES('1m82ex4x67fp3zz2',2,1795379074433,'turn','1m82ex5bt7y8b3z1',3);
INSERT INTO "notification" VALUES('1m82ex4x67fp3zz2',3,1795379074461,'turn','1m82ex5bt7y8b3z1',5);
INSERT INTO "notification" VALUES('1m82ex4x67fp3zz2',4,1795379074462,'round-over','1m82ex5bt7y8b3z1',7);
INSERT INTO "notification" VALUES('1m82ex4x67fp3zz2',5,1795379074462,'finished','1m82ex5bt7y8b3z1',8);
INSERT INTO "notification" VALUES('1m82ex4x67fp3zz2',6,1795379074578,'invited','1m82ex5gj7ya6xc6',1);
INSERT INTO "notification" VALUES('1m82ex4xbd4a4dzn',1,1795379074298,'aborted','1m82ex57q2x4xtpg',2);
INSERT INTO "notification" VALUES('1m82ex4xbd4a4dzn',2,1795379074426,'invited','1m82ex5bt7y8b3z1',1);
INSERT INTO "notification" VALUES('1m82ex4xbd4a4dzn',3,1795379074461,'turn','1m82ex5bt7y8b3z1',4);
INSERT INTO "notification" VALUES('1m82ex4xbd4a4dzn',4,1795379074462,'finished','1m82ex5bt7y8b3z1',8);
INSERT INTO "notification" VALUES('1m82ex4xf0f4e1pr',1,1795379074295,'invited','1m82ex57q2x4xtpg',1);
INSERT INTO "notification" VALUES('1m82ex4xf0f4e1pr',2,1795379074298,'aborted','1m82ex57q2x4xtpg',2);
INSERT INTO "notification" VALUES('1m82ex4xf0f4e1pr',3,1795379074306,'invited','1m82ex582bgdnvdf',1);
INSERT INTO "notification" VALUES('1m82ex4xf0f4e1pr',4,1795379074578,'invited','1m82ex5gj7ya6xc6',1);
INSERT INTO "notification" VALUES('1m82ex54cewjxw2c',1,1795379074192,'joined','1m82ex54f467wqhq',2);
INSERT INTO "notification" VALUES('1m82ex54cewjxw2c',2,1795379074192,'turn','1m82ex54f467wqhq',3);
INSERT INTO "notification" VALUES('1m82ex54cewjxw2c',3,1795379074198,'round-over','1m82ex54f467wqhq',6);
INSERT INTO "notification" VALUES('1m82ex54cewjxw2c',4,1795379074205,'turn','1m82ex54f467wqhq',8);
INSERT INTO "notification" VALUES('1m82ex54cewjxw2c',5,1795379074208,'finished','1m82ex54f467wqhq',11);
INSERT INTO "notification" VALUES('1m82ex54ecwh4w2v',1,1795379074193,'turn','1m82ex54f467wqhq',4);
INSERT INTO "notification" VALUES('1m82ex54ecwh4w2v',2,1795379074198,'round-over','1m82ex54f467wqhq',6);
INSERT INTO "notification" VALUES('1m82ex54ecwh4w2v',3,1795379074208,'round-over','1m82ex54f467wqhq',10);
INSERT INTO "notification" VALUES('1m82ex54ecwh4w2v',4,1795379074208,'finished','1m82ex54f467wqhq',11);
INSERT INTO "notification" VALUES('1m82ex5574jnxqx0',1,1795379074236,'joined','1m82ex55hb0aqr21',2);
INSERT INTO "notification" VALUES('1m82ex5574jnxqx0',2,1795379074239,'joined','1m82ex55hb0aqr21',3);
INSERT INTO "notification" VALUES('1m82ex55b18pqmag',1,1795379074239,'joined','1m82ex55hb0aqr21',3);
INSERT INTO "notification" VALUES('1m82ex55b18pqmag',2,1795379074239,'turn','1m82ex55hb0aqr21',4);
INSERT INTO "notification" VALUES('1m82ex5624yrh0c9',1,1795379074267,'joined','1m82ex56mafm0byx',2);
INSERT INTO "notification" VALUES('1m82ex5624yrh0c9',2,1795379074274,'joined','1m82ex56mafm0byx',3);
INSERT INTO "notification" VALUES('1m82ex5624yrh0c9',3,1795379074274,'turn','1m82ex56mafm0byx',4);
INSERT INTO "notification" VALUES('1m82ex5675tm10kk',1,1795379074274,'joined','1m82ex56mafm0byx',3);
INSERT INTO "notification" VALUES('1m82ex5675tm10kk',2,1795379074278,'turn','1m82ex56mafm0byx',5);
INSERT INTO "notification" VALUES('1m82ex56fc72m7pm',1,1795379074283,'turn','1m82ex56mafm0byx',6);
INSERT INTO "notification" VALUES('1m82ex58c3svcm0e',1,1795379074332,'joined','1m82ex58p9r6e2g3',2);
INSERT INTO "notification" VALUES('1m82ex58c3svcm0e',2,1795379074332,'turn','1m82ex58p9r6e2g3',3);
INSERT INTO "notification" VALUES('1m82ex58c3svcm0e',3,1795379074346,'turn','1m82ex58p9r6e2g3',5);
INSERT INTO "notification" VALUES('1m82ex58c3svcm0e',4,1795379074363,'turn','1m82ex58p9r6e2g3',7);
INSERT INTO "notification" VALUES('1m82ex58c3svcm0e',5,1795379074365,'round-over','1m82ex58p9r6e2g3',9);
INSERT INTO "notification" VALUES('1m82ex58c3svcm0e',6,1795379074401,'turn','1m82ex58p9r6e2g3',11);
INSERT INTO "notification" VALUES('1m82ex58f8dzspyw',1,1795379074338,'turn','1m82ex58p9r6e2g3',4);
INSERT INTO "notification" VALUES('1m82ex58f8dzspyw',2,1795379074353,'turn','1m82ex58p9r6e2g3',6);
INSERT INTO "notification" VALUES('1m82ex58f8dzspyw',3,1795379074365,'round-over','1m82ex58p9r6e2g3',9);
INSERT INTO "notification" VALUES('1m82ex58f8dzspyw',4,1795379074379,'turn','1m82ex58p9r6e2g3',10);
INSERT INTO "notification" VALUES('1m82ex5cz82b1rtm',1,1795379074465,'joined','1m82ex5d07h9yfba',2);
INSERT INTO "notification" VALUES('1m82ex5cz82b1rtm',2,1795379074465,'turn','1m82ex5d07h9yfba',4);
INSERT INTO "notification" VALUES('1m82ex5cz82b2n64',1,1795379074466,'turn','1m82ex5d07h9yfba',6);
INSERT INTO "notification" VALUES('1m82ex5d44aksx3t',1,1795379074471,'joined','1m82ex5d639ca5fm',2);
INSERT INTO "notification" VALUES('1m82ex5d44aksx3t',2,1795379074471,'turn','1m82ex5d639ca5fm',4);
INSERT INTO "notification" VALUES('1m82ex5d44aksx3t',3,1795379074474,'turn','1m82ex5d639ca5fm',8);
INSERT INTO "notification" VALUES('1m82ex5d44aksx3t',4,1795379074476,'turn','1m82ex5d639ca5fm',12);
INSERT INTO "notification" VALUES('1m82ex5d44aksx3t',5,1795379074477,'turn','1m82ex5d639ca5fm',16);
INSERT INTO "notification" VALUES('1m82ex5d44aksx3t',6,1795379074478,'turn','1m82ex5d639ca5fm',20);
INSERT INTO "notification" VALUES('1m82ex5d44aksx3t',7,1795379074489,'turn','1m82ex5d639ca5fm',24);
INSERT INTO "notification" VALUES('1m82ex5d44aksx3t',8,1795379074490,'turn','1m82ex5d639ca5fm',28);
INSERT INTO "notification" VALUES('1m82ex5d44aksx3t',9,1795379074492,'turn','1m82ex5d639ca5fm',32);
INSERT INTO "notification" VALUES('1m82ex5d44aksx3t',10,1795379074494,'turn','1m82ex5d639ca5fm',36);
INSERT INTO "notification" VALUES('1m82ex5d44aksx3t',11,1795379074495,'turn','1m82ex5d639ca5fm',40);
INSERT INTO "notification" VALUES('1m82ex5d44aksx3t',12,1795379074496,'turn','1m82ex5d639ca5fm',44);
INSERT INTO "notification" VALUES('1m82ex5d44aksx3t',13,1795379074497,'turn','1m82ex5d639ca5fm',48);
INSERT INTO "notification" VALUES('1m82ex5d44aksx3t',14,1795379074499,'turn','1m82ex5d639ca5fm',52);
INSERT INTO "notification" VALUES('1m82ex5d44aksx3t',15,1795379074500,'round-over','1m82ex5d639ca5fm',56);
INSERT INTO "notification" VALUES('1m82ex5d44aksx3t',16,1795379074500,'finished','1m82ex5d639ca5fm',57);
INSERT INTO "notification" VALUES('1m82ex5d5e1pqaz4',1,1795379074473,'turn','1m82ex5d639ca5fm',6);
INSERT INTO "notification" VALUES('1m82ex5d5e1pqaz4',2,1795379074475,'turn','1m82ex5d639ca5fm',10);
INSERT INTO "notification" VALUES('1m82ex5d5e1pqaz4',3,1795379074476,'turn','1m82ex5d639ca5fm',14);
INSERT INTO "notification" VALUES('1m82ex5d5e1pqaz4',4,1795379074477,'turn','1m82ex5d639ca5fm',18);
INSERT INTO "notification" VALUES('1m82ex5d5e1pqaz4',5,1795379074488,'turn','1m82ex5d639ca5fm',22);
INSERT INTO "notification" VALUES('1m82ex5d5e1pqaz4',6,1795379074489,'turn','1m82ex5d639ca5fm',26);
INSERT INTO "notification" VALUES('1m82ex5d5e1pqaz4',7,1795379074491,'turn','1m82ex5d639ca5fm',30);
INSERT INTO "notification" VALUES('1m82ex5d5e1pqaz4',8,1795379074493,'turn','1m82ex5d639ca5fm',34);
INSERT INTO "notification" VALUES('1m82ex5d5e1pqaz4',9,1795379074494,'turn','1m82ex5d639ca5fm',38);
INSERT INTO "notification" VALUES('1m82ex5d5e1pqaz4',10,1795379074496,'turn','1m82ex5d639ca5fm',42);
INSERT INTO "notification" VALUES('1m82ex5d5e1pqaz4',11,1795379074497,'turn','1m82ex5d639ca5fm',46);
INSERT INTO "notification" VALUES('1m82ex5d5e1pqaz4',12,1795379074498,'turn','1m82ex5d639ca5fm',50);
INSERT INTO "notification" VALUES('1m82ex5d5e1pqaz4',13,1795379074499,'turn','1m82ex5d639ca5fm',54);
INSERT INTO "notification" VALUES('1m82ex5d5e1pqaz4',14,1795379074500,'round-over','1m82ex5d639ca5fm',56);
INSERT INTO "notification" VALUES('1m82ex5d5e1pqaz4',15,1795379074500,'finished','1m82ex5d639ca5fm',57);
INSERT INTO "notification" VALUES('1m82ex5h79m4yw97',1,1795379074604,'joined','1m82ex5h8d5es068',2);
INSERT INTO "notification" VALUES('1m82ex5h79m4yw97',2,1795379074604,'turn','1m82ex5h8d5es068',3);
INSERT INTO "notification" VALUES('1m82ex5h79m4yw97',3,1795379074607,'turn','1m82ex5h8d5es068',5);
INSERT INTO "notification" VALUES('1m82ex5h79m4yw97',4,1795379074610,'turn','1m82ex5h8d5es068',7);
INSERT INTO "notification" VALUES('1m82ex5h79m4yw97',5,1795379074611,'round-over','1m82ex5h8d5es068',9);
INSERT INTO "notification" VALUES('1m82ex5h79m4yw97',6,1795379074611,'finished','1m82ex5h8d5es068',10);
INSERT INTO "notification" VALUES('1m82ex5h79m528ec',1,1795379074600,'invited','1m82ex5h8d5es068',1);
INSERT INTO "notification" VALUES('1m82ex5h79m528ec',2,1795379074606,'turn','1m82ex5h8d5es068',4);
INSERT INTO "notification" VALUES('1m82ex5h79m528ec',3,1795379074608,'turn','1m82ex5h8d5es068',6);
INSERT INTO "notification" VALUES('1m82ex5h79m528ec',4,1795379074611,'round-over','1m82ex5h8d5es068',9);
INSERT INTO "notification" VALUES('1m82ex5h79m528ec',5,1795379074611,'finished','1m82ex5h8d5es068',10);
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
INSERT INTO "player" VALUES('000000000p9c7fga','main','random',1,0,NULL,NULL,1795379074311,NULL);
INSERT INTO "player" VALUES('1m82ex4wk1pagw0d','main','service',1,0,NULL,NULL,1795379073939,NULL);
INSERT INTO "player" VALUES('1m82ex4x67fp3zz2','main','Ann',0,0,NULL,NULL,1795379073958,NULL);
INSERT INTO "player" VALUES('1m82ex4xbd4a4dzn','main','Bob',0,0,NULL,NULL,1795379073963,NULL);
INSERT INTO "player" VALUES('1m82ex4xf0f4e1pr','main','Cyd',0,0,1795379073973,NULL,1795379073967,NULL);
INSERT INTO "player" VALUES('1m82ex5270q5r6e4','main','Guest',0,1,NULL,NULL,1795379074119,NULL);
INSERT INTO "player" VALUES('1m82ex52b673njwd','main','Guest',0,1,NULL,NULL,1795379074123,NULL);
INSERT INTO "player" VALUES('1m82ex54cewjxw2c','main','Player 0',0,0,NULL,NULL,1795379074188,NULL);
INSERT INTO "player" VALUES('1m82ex54ecwh4w2v','main','Player 1',0,0,NULL,NULL,1795379074190,NULL);
INSERT INTO "player" VALUES('1m82ex5574jnxqx0','main','Player 0',0,0,NULL,NULL,1795379074215,NULL);
INSERT INTO "player" VALUES('1m82ex55b18pqmag','main','Player 1',0,0,NULL,NULL,1795379074219,NULL);
INSERT INTO "player" VALUES('1m82ex55d2xwr3wk','main','Player 2',0,0,NULL,NULL,1795379074221,NULL);
INSERT INTO "player" VALUES('1m82ex5624yrh0c9','main','Player 0',0,0,NULL,NULL,1795379074242,NULL);
INSERT INTO "player" VALUES('1m82ex5675tm10kk','main','Player 1',0,0,NULL,NULL,1795379074247,NULL);
INSERT INTO "player" VALUES('1m82ex56fc72m7pm','main','Player 2',0,0,NULL,NULL,1795379074255,NULL);
INSERT INTO "player" VALUES('1m82ex58c3svcm0e','main','Player 0',0,0,NULL,NULL,1795379074316,NULL);
INSERT INTO "player" VALUES('1m82ex58f8dzspyw','main','Player 1',0,0,NULL,NULL,1795379074319,NULL);
INSERT INTO "player" VALUES('1m82ex5cz82b1rtm','main','Player 0',0,0,NULL,NULL,1795379074463,NULL);
INSERT INTO "player" VALUES('1m82ex5cz82b2n64','main','Player 1',0,0,NULL,NULL,1795379074463,NULL);
INSERT INTO "player" VALUES('1m82ex5d44aksx3t','main','Player 0',0,0,NULL,NULL,1795379074468,NULL);
INSERT INTO "player" VALUES('1m82ex5d5e1pqaz4','main','Player 1',0,0,NULL,NULL,1795379074469,NULL);
INSERT INTO "player" VALUES('1m82ex5h79m4yw97','main','Dee',0,0,NULL,'1m82ex4wk1pagw0d',1795379074599,NULL);
INSERT INTO "player" VALUES('1m82ex5h79m528ec','main',NULL,0,0,NULL,'1m82ex4wk1pagw0d',1795379074599,1795379074613);
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
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m82ex4x67fp3zz2',1,0,X'0002020000A09C0102A08D06A08D060202DECFF4CEC068DECFF4CEC068DECFF4CEC068DECFF4CEC068DECFF4CEC06880D0EB88C06802020000A09C0102A08D06A08D060202DECFF4CEC068DECFF4CEC068DECFF4CEC068DECFF4CEC068DECFF4CEC06880B0BA9ABC6802020000A09C0102A08D06A08D060202DECFF4CEC068DECFF4CEC068DECFF4CEC068DECFF4CEC068DECFF4CEC06880A0BFC6B26802020000A09C0102A08D06A08D060202DECFF4CEC068DECFF4CEC068DECFF4CEC068DECFF4CEC068DECFF4CEC068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m82ex4xbd4a4dzn',2,0,X'0002020000A09C0102A08D06A08D060202E2D0F4CEC068E2D0F4CEC068E2D0F4CEC068E2D0F4CEC068E2D0F4CEC06880D0EB88C06802020000A09C0102A08D06A08D060202E2D0F4CEC068E2D0F4CEC068E2D0F4CEC068E2D0F4CEC068E2D0F4CEC06880B0BA9ABC6802020000A09C0102A08D06A08D060202E2D0F4CEC068E2D0F4CEC068E2D0F4CEC068E2D0F4CEC068E2D0F4CEC06880A0BFC6B26802020000A09C0102A08D06A08D060202E2D0F4CEC068E2D0F4CEC068E2D0F4CEC068E2D0F4CEC068E2D0F4CEC068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m82ex52b673njwd',3,0,X'0002020000A09C0102A08D06A08D060202F8D1F4CEC068F8D1F4CEC068F8D1F4CEC068F8D1F4CEC068F8D1F4CEC06880D0EB88C06802020000A09C0102A08D06A08D060202F8D1F4CEC068F8D1F4CEC068F8D1F4CEC068F8D1F4CEC068F8D1F4CEC06880B0BA9ABC6802020000A09C0102A08D06A08D060202F8D1F4CEC068F8D1F4CEC068F8D1F4CEC068F8D1F4CEC068F8D1F4CEC06880A0BFC6B26802020000A09C0102A08D06A08D060202F8D1F4CEC068F8D1F4CEC068F8D1F4CEC068F8D1F4CEC068F8D1F4CEC068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','gomoku','1m82ex4x67fp3zz2',3,0,X'0002020000A09C010000000202BCD6F4CEC068BCD6F4CEC0680000BCD6F4CEC06880D0EB88C06802020000A09C010000000202BCD6F4CEC068BCD6F4CEC0680000BCD6F4CEC06880B0BA9ABC6802020000A09C010000000202BCD6F4CEC068BCD6F4CEC0680000BCD6F4CEC06880A0BFC6B26802020000A09C010000000202BCD6F4CEC068BCD6F4CEC0680000BCD6F4CEC068',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795379074462);
INSERT INTO "player_stats" VALUES('main','gomoku','1m82ex4xbd4a4dzn',4,0,X'0002000002000000000000000000000080D0EB88C06802000002000000000000000000000080B0BA9ABC6802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795379074462);
INSERT INTO "player_stats" VALUES('main','number-guess','1m82ex4x67fp3zz2',1,0,X'0002000002000000000000000000000080D0EB88C06802000002000000000000000000000080B0BA9ABC6802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','number-guess','1m82ex4xbd4a4dzn',2,0,X'0002000002000000000000000000000080D0EB88C06802000002000000000000000000000080B0BA9ABC6802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',NULL,NULL,NULL,NULL);
CREATE TABLE rating_pair (
    ruleset TEXT    NOT NULL,
    a       TEXT    NOT NULL, -- the player whose id is the smaller
    b       TEXT    NOT NULL,
    day     INTEGER NOT NULL, -- its beginning
    games   INTEGER NOT NULL,
    PRIMARY KEY (ruleset, a, b)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_pair" VALUES('gomoku','1m82ex4x67fp3zz2','1m82ex4xbd4a4dzn',1795305600000,1);
CREATE TABLE rating_step (
    player    TEXT NOT NULL,
    ruleset   TEXT NOT NULL,
    result    TEXT NOT NULL, -- the match
    rating    REAL NOT NULL, -- from then on
    deviation REAL NOT NULL,
    PRIMARY KEY (player, ruleset, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_step" VALUES('1m82ex4x67fp3zz2','gomoku','1m82ex5cy3x9x7sn',1.66231089390629767875e+03,2.90318963717980466293e+02);
INSERT INTO "rating_step" VALUES('1m82ex4xbd4a4dzn','gomoku','1m82ex5cy3x9x7sn',1.33768910609370232124e+03,2.90318963717980466293e+02);
CREATE TABLE record (
    player  TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    tally   BLOB NOT NULL, -- of all time: see play/stats.h
    PRIMARY KEY (player, ruleset)
) STRICT, WITHOUT ROWID;
INSERT INTO "record" VALUES('1m82ex4x67fp3zz2','bulls-and-cows',X'0002020000A09C010000000202DECFF4CEC068DECFF4CEC0680000DECFF4CEC068');
INSERT INTO "record" VALUES('1m82ex4x67fp3zz2','gomoku',X'0002020000A09C010000000202BCD6F4CEC068BCD6F4CEC0680000BCD6F4CEC068');
INSERT INTO "record" VALUES('1m82ex4x67fp3zz2','number-guess',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m82ex4xbd4a4dzn','bulls-and-cows',X'0002020000A09C010000000202E2D0F4CEC068E2D0F4CEC0680000E2D0F4CEC068');
INSERT INTO "record" VALUES('1m82ex4xbd4a4dzn','gomoku',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m82ex4xbd4a4dzn','number-guess',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m82ex52b673njwd','bulls-and-cows',X'0002020000A09C010000000202F8D1F4CEC068F8D1F4CEC0680000F8D1F4CEC068');
INSERT INTO "record" VALUES('1m82ex54cewjxw2c','bulls-and-cows',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m82ex54ecwh4w2v','bulls-and-cows',X'0002020000C0B8020000000202C0D2F4CEC068C0D2F4CEC0680000C0D2F4CEC068');
INSERT INTO "record" VALUES('1m82ex5d44aksx3t','yahtzee',X'0002000002C0C02900000000000088D7F4CEC068000000');
INSERT INTO "record" VALUES('1m82ex5d5e1pqaz4','yahtzee',X'0002020000A08E59000000020288D7F4CEC06888D7F4CEC068000088D7F4CEC068');
INSERT INTO "record" VALUES('1m82ex5h79m4yw97','tic-tac-toe',X'0002020000A09C010000000202E6D8F4CEC068E6D8F4CEC0680000E6D8F4CEC068');
INSERT INTO "record" VALUES('1m82ex5h79m528ec','tic-tac-toe',X'00020000020000000000000000000000');
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
INSERT INTO "result" VALUES('1m82ex4zf0h0ctcy','main','1m82ex4xs03z8axt',1,'bulls-and-cows',1,0,1795379074031,'{"id":"1m82ex4zf0h0ctcy","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"4016","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-22T20:24:34.031Z"}');
INSERT INTO "result" VALUES('1m82ex4zf0h0dw0e','main','1m82ex4xs03z8axt',0,'bulls-and-cows',1,0,1795379074031,'{"id":"1m82ex4zf0h0dw0e","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-22T20:24:34.031Z"}');
INSERT INTO "result" VALUES('1m82ex51h9p5121t','main','1m82ex4zsa2sgz1x',1,'bulls-and-cows',1,0,1795379074097,'{"id":"1m82ex51h9p5121t","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"7034","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-22T20:24:34.097Z"}');
INSERT INTO "result" VALUES('1m82ex51h9p51vk4','main','1m82ex4zsa2sgz1x',0,'bulls-and-cows',1,0,1795379074097,'{"id":"1m82ex51h9p51vk4","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-22T20:24:34.097Z"}');
INSERT INTO "result" VALUES('1m82ex51te4sa2jh','main','1m82ex51r2yg4zkr',1,'number-guess',1,0,1795379074106,'{"id":"1m82ex51te4sa2jh","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"9426","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T20:24:34.106Z"}');
INSERT INTO "result" VALUES('1m82ex51te4sbjza','main','1m82ex51r2yg4zkr',0,'number-guess',1,0,1795379074106,'{"id":"1m82ex51te4sbjza","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T20:24:34.106Z"}');
INSERT INTO "result" VALUES('1m82ex5232x3yakn','main','1m82ex51y4xr5bg2',1,'number-guess',1,0,1795379074115,'{"id":"1m82ex5232x3yakn","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"9863","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T20:24:34.115Z"}');
INSERT INTO "result" VALUES('1m82ex5232x3ybm8','main','1m82ex51y4xr5bg2',0,'number-guess',1,0,1795379074115,'{"id":"1m82ex5232x3ybm8","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T20:24:34.115Z"}');
INSERT INTO "result" VALUES('1m82ex53w13m12aw','main','1m82ex52b673nvrz',1,'bulls-and-cows',1,0,1795379074172,'{"id":"1m82ex53w13m12aw","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"5843","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-22T20:24:34.172Z"}');
INSERT INTO "result" VALUES('1m82ex54p9wq8wta','main','1m82ex54f467wqhq',1,'bulls-and-cows',0,1,1795379074198,'{"id":"1m82ex54p9wq8wta","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T20:24:34.198Z"}');
INSERT INTO "result" VALUES('1m82ex55071ar0ed','main','1m82ex54f467wqhq',2,'bulls-and-cows',0,1,1795379074208,'{"id":"1m82ex55071ar0ed","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T20:24:34.208Z"}');
INSERT INTO "result" VALUES('1m82ex55071ary9y','main','1m82ex54f467wqhq',0,'bulls-and-cows',0,1,1795379074208,'{"id":"1m82ex55071ary9y","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation","published_at":"2026-11-22T20:24:34.208Z"}');
INSERT INTO "result" VALUES('1m82ex59x6m8qtsj','main','1m82ex58p9r6e2g3',1,'tic-tac-toe',0,1,1795379074365,'{"id":"1m82ex59x6m8qtsj","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T20:24:34.365Z"}');
INSERT INTO "result" VALUES('1m82ex5cy3x9www4','main','1m82ex5bt7y8b3z1',1,'gomoku',1,0,1795379074462,'{"id":"1m82ex5cy3x9www4","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-22T20:24:34.462Z"}');
INSERT INTO "result" VALUES('1m82ex5cy3x9x7sn','main','1m82ex5bt7y8b3z1',0,'gomoku',1,0,1795379074462,'{"id":"1m82ex5cy3x9x7sn","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","published_at":"2026-11-22T20:24:34.462Z"}');
INSERT INTO "result" VALUES('1m82ex5e45s0pd8g','main','1m82ex5d639ca5fm',1,'yahtzee',0,0,1795379074500,'{"id":"1m82ex5e45s0pd8g","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":1,"twos":2,"threes":0,"fours":8,"fives":0,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":17},"upper_total":17,"upper_bonus":0,"yahtzee_bonus":0,"total":34},{"seat":1,"boxes":{"aces":0,"twos":0,"threes":0,"fours":8,"fives":15,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":25,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":19},"upper_total":29,"upper_bonus":0,"yahtzee_bonus":0,"total":73}],"forfeited":[],"forfeited_by":null,"points":[34,73],"published_at":"2026-11-22T20:24:34.500Z"}');
INSERT INTO "result" VALUES('1m82ex5e45s0qzvp','main','1m82ex5d639ca5fm',0,'yahtzee',0,0,1795379074500,'{"id":"1m82ex5e45s0qzvp","outcome":"win","winners":[1],"points":[34,73],"reason":"rounds","published_at":"2026-11-22T20:24:34.500Z"}');
INSERT INTO "result" VALUES('1m82ex5hk6fbgcs9','main','1m82ex5h8d5es068',1,'tic-tac-toe',0,0,1795379074611,'{"id":"1m82ex5hk6fbgcs9","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T20:24:34.611Z"}');
INSERT INTO "result" VALUES('1m82ex5hk6fbn02n','main','1m82ex5h8d5es068',0,'tic-tac-toe',0,0,1795379074611,'{"id":"1m82ex5hk6fbn02n","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-22T20:24:34.611Z"}');
CREATE TABLE result_reader (
    reader TEXT NOT NULL, -- a player, or a service's
    result TEXT NOT NULL,
    PRIMARY KEY (reader, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "result_reader" VALUES('1m82ex4wk1pagw0d','1m82ex5hk6fbgcs9');
INSERT INTO "result_reader" VALUES('1m82ex4wk1pagw0d','1m82ex5hk6fbn02n');
INSERT INTO "result_reader" VALUES('1m82ex4x67fp3zz2','1m82ex4zf0h0ctcy');
INSERT INTO "result_reader" VALUES('1m82ex4x67fp3zz2','1m82ex4zf0h0dw0e');
INSERT INTO "result_reader" VALUES('1m82ex4x67fp3zz2','1m82ex51te4sa2jh');
INSERT INTO "result_reader" VALUES('1m82ex4x67fp3zz2','1m82ex51te4sbjza');
INSERT INTO "result_reader" VALUES('1m82ex4x67fp3zz2','1m82ex5cy3x9www4');
INSERT INTO "result_reader" VALUES('1m82ex4x67fp3zz2','1m82ex5cy3x9x7sn');
INSERT INTO "result_reader" VALUES('1m82ex4xbd4a4dzn','1m82ex51h9p5121t');
INSERT INTO "result_reader" VALUES('1m82ex4xbd4a4dzn','1m82ex51h9p51vk4');
INSERT INTO "result_reader" VALUES('1m82ex4xbd4a4dzn','1m82ex5232x3yakn');
INSERT INTO "result_reader" VALUES('1m82ex4xbd4a4dzn','1m82ex5232x3ybm8');
INSERT INTO "result_reader" VALUES('1m82ex4xbd4a4dzn','1m82ex5cy3x9www4');
INSERT INTO "result_reader" VALUES('1m82ex4xbd4a4dzn','1m82ex5cy3x9x7sn');
INSERT INTO "result_reader" VALUES('1m82ex52b673njwd','1m82ex53w13m12aw');
INSERT INTO "result_reader" VALUES('1m82ex54cewjxw2c','1m82ex54p9wq8wta');
INSERT INTO "result_reader" VALUES('1m82ex54cewjxw2c','1m82ex55071ar0ed');
INSERT INTO "result_reader" VALUES('1m82ex54cewjxw2c','1m82ex55071ary9y');
INSERT INTO "result_reader" VALUES('1m82ex54ecwh4w2v','1m82ex54p9wq8wta');
INSERT INTO "result_reader" VALUES('1m82ex54ecwh4w2v','1m82ex55071ar0ed');
INSERT INTO "result_reader" VALUES('1m82ex54ecwh4w2v','1m82ex55071ary9y');
INSERT INTO "result_reader" VALUES('1m82ex58c3svcm0e','1m82ex59x6m8qtsj');
INSERT INTO "result_reader" VALUES('1m82ex58f8dzspyw','1m82ex59x6m8qtsj');
INSERT INTO "result_reader" VALUES('1m82ex5d44aksx3t','1m82ex5e45s0pd8g');
INSERT INTO "result_reader" VALUES('1m82ex5d44aksx3t','1m82ex5e45s0qzvp');
INSERT INTO "result_reader" VALUES('1m82ex5d5e1pqaz4','1m82ex5e45s0pd8g');
INSERT INTO "result_reader" VALUES('1m82ex5d5e1pqaz4','1m82ex5e45s0qzvp');
INSERT INTO "result_reader" VALUES('1m82ex5h79m4yw97','1m82ex5hk6fbgcs9');
INSERT INTO "result_reader" VALUES('1m82ex5h79m4yw97','1m82ex5hk6fbn02n');
INSERT INTO "result_reader" VALUES('1m82ex5h79m528ec','1m82ex5hk6fbgcs9');
INSERT INTO "result_reader" VALUES('1m82ex5h79m528ec','1m82ex5hk6fbn02n');
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
INSERT INTO "seat" VALUES('1m82ex4xs03z8axt',0,'1m82ex4x67fp3zz2','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m82ex4zsa2sgz1x',0,'1m82ex4xbd4a4dzn','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m82ex51r2yg4zkr',0,'1m82ex4x67fp3zz2','resigned',0,0,NULL);
INSERT INTO "seat" VALUES('1m82ex51y4xr5bg2',0,'1m82ex4xbd4a4dzn','resigned',0,0,NULL);
INSERT INTO "seat" VALUES('1m82ex5270q5r6wc',0,'1m82ex5270q5r6e4','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m82ex52b673nvrz',0,'1m82ex52b673njwd','joined',1,1,NULL);
INSERT INTO "seat" VALUES('1m82ex54f467wqhq',0,'1m82ex54cewjxw2c','resigned',0,1,NULL);
INSERT INTO "seat" VALUES('1m82ex54f467wqhq',1,'1m82ex54ecwh4w2v','joined',0,1,NULL);
INSERT INTO "seat" VALUES('1m82ex55hb0aqr21',0,'1m82ex5574jnxqx0','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m82ex55hb0aqr21',1,'1m82ex55b18pqmag','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m82ex55hb0aqr21',2,'1m82ex55d2xwr3wk','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m82ex56mafm0byx',0,'1m82ex5624yrh0c9','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m82ex56mafm0byx',1,'1m82ex5675tm10kk','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m82ex56mafm0byx',2,'1m82ex56fc72m7pm','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m82ex57hbj11vmh',0,'1m82ex4x67fp3zz2','joined',1,1,NULL);
INSERT INTO "seat" VALUES('1m82ex57hbj11vmh',1,NULL,'open',1,1,NULL);
INSERT INTO "seat" VALUES('1m82ex57q2x4xtpg',0,'1m82ex4xbd4a4dzn','joined',0,1,NULL);
INSERT INTO "seat" VALUES('1m82ex57q2x4xtpg',1,'1m82ex4xf0f4e1pr','invited',0,1,'1m82ex4xbd4a4dzn');
INSERT INTO "seat" VALUES('1m82ex582bgdnvdf',0,'1m82ex4x67fp3zz2','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m82ex582bgdnvdf',1,'1m82ex4xf0f4e1pr','invited',1,0,'1m82ex4x67fp3zz2');
INSERT INTO "seat" VALUES('1m82ex587561qmmw',0,'1m82ex4x67fp3zz2','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m82ex587561qmmw',1,'000000000p9c7fga','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m82ex58p9r6e2g3',0,'1m82ex58c3svcm0e','joined',1,1,NULL);
INSERT INTO "seat" VALUES('1m82ex58p9r6e2g3',1,'1m82ex58f8dzspyw','joined',1,1,NULL);
INSERT INTO "seat" VALUES('1m82ex5bt7y8b3z1',0,'1m82ex4x67fp3zz2','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m82ex5bt7y8b3z1',1,'1m82ex4xbd4a4dzn','resigned',0,0,NULL);
INSERT INTO "seat" VALUES('1m82ex5d07h9yfba',0,'1m82ex5cz82b1rtm','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m82ex5d07h9yfba',1,'1m82ex5cz82b2n64','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m82ex5d639ca5fm',0,'1m82ex5d44aksx3t','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m82ex5d639ca5fm',1,'1m82ex5d5e1pqaz4','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m82ex5gj7ya6xc6',0,'1m82ex4x67fp3zz2','invited',1,0,'1m82ex5gf5xt9jdx');
INSERT INTO "seat" VALUES('1m82ex5gj7ya6xc6',1,'1m82ex4xf0f4e1pr','invited',1,0,'1m82ex5gf5xt9jdx');
INSERT INTO "seat" VALUES('1m82ex5h8d5es068',0,'1m82ex5h79m4yw97','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m82ex5h8d5es068',1,'1m82ex5h79m528ec','joined',0,0,NULL);
CREATE TABLE server_secret (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB    NOT NULL CHECK (length(key) = 32)
) STRICT;
INSERT INTO "server_secret" VALUES(1,X'4887CB621FD48942360DBD3D769CF1014C08F34BAC01DB0E9F6089C3192A7DB7');
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
INSERT INTO "token" VALUES(X'06C1CB2FEB8308F5B965A659537FFBAC25237BAAE0FFAF1580F63240D59C113C','main','1m82ex58f8dztn3m','1m82ex58f8dzspyw',1,'',1795379074319,NULL,NULL);
INSERT INTO "token" VALUES(X'196FEAB7BD8869E190B438E7F47789B6386E0D2C539D3212FE15F4CE8884E74C','main','1m82ex54ecwh5a8p','1m82ex54ecwh4w2v',1,'',1795379074190,NULL,NULL);
INSERT INTO "token" VALUES(X'28F4300048E92DB9D20C872B19A64FFDD3009ABA0A5B59318DA1733C9A124C2A','main','1m82ex5cz82b3d85','1m82ex5cz82b2n64',1,'',1795379074463,NULL,NULL);
INSERT INTO "token" VALUES(X'38EE2403C2C77846CE25D20B0F36D4AA580FD304E91070D6AA9317320E627ED8','main','1m82ex4wk1pah095','1m82ex4wk1pagw0d',2,'referee token create',1795379073939,NULL,NULL);
INSERT INTO "token" VALUES(X'3BBEECD9C6FF46D5347443673C9B0078735B91D4676C3D933049AD398F883C0F','main','1m82ex52b673qc5r','1m82ex52b673njwd',1,'',1795379074123,NULL,NULL);
INSERT INTO "token" VALUES(X'526D6B8C0B0124866E1D4520A66B3C520CFB6E6A87105036C225133D95226DAE','main','1m82ex5cz82b1w5e','1m82ex5cz82b1rtm',1,'',1795379074463,NULL,NULL);
INSERT INTO "token" VALUES(X'54CE941D246CF5AAC9E02F02FB8C47FAFD87C9CA40607774DBD5D18E5DB5939A','main','1m82ex5h79m52x47','1m82ex5h79m528ec',1,'',1795379074599,NULL,1795379074613);
INSERT INTO "token" VALUES(X'558AEEC7A7C5DB907DCE4F7B52A8BC52796E66F9DFAF524327BA74E753EA79E3','main','1m82ex56fc72p34j','1m82ex56fc72m7pm',1,'',1795379074255,NULL,NULL);
INSERT INTO "token" VALUES(X'736F0AE440BE76C6F28E069CA8CFFFB559D07616286AF0746A27BB1832ACFBEE','main','1m82ex58c3svec9q','1m82ex58c3svcm0e',1,'',1795379074316,NULL,NULL);
INSERT INTO "token" VALUES(X'8AAE84F4086C403C14796E947E2536F10D6994CF3D1A174BCB9968E5E57FDF9F','main','1m82ex5d44akvgmv','1m82ex5d44aksx3t',1,'',1795379074468,NULL,NULL);
INSERT INTO "token" VALUES(X'8B9E61A3729459E801C0F0E20448B7E0678C6FA96AE3E465CEA7AD5A545F4383','main','1m82ex5270q5rr6w','1m82ex5270q5r6e4',1,'',1795379074119,NULL,NULL);
INSERT INTO "token" VALUES(X'99E4906D000486B72BF8F55AD2144764DD534614BEC8138FFDA4C83F9D334E13','main','1m82ex5624yrhchk','1m82ex5624yrh0c9',1,'',1795379074242,NULL,NULL);
INSERT INTO "token" VALUES(X'9EA89741B6AB0C534DE15C92E9F027183B17C7CC64774716CA3F6C5817CEFFC2','main','1m82ex5h79m50jpv','1m82ex5h79m4yw97',1,'',1795379074599,NULL,NULL);
INSERT INTO "token" VALUES(X'A3EE1A2AB70E6AB65C701320121E029B658641FC8625FAD5DE65FD9BD9058A89','main','1m82ex4x67fp4h02','1m82ex4x67fp3zz2',1,'',1795379073958,NULL,NULL);
INSERT INTO "token" VALUES(X'A84C65DCAE9E62918CA888EA2930F66E9E8DF30EEB5CCDC00DD1C77CE3B632A5','main','1m82ex5574jnybgy','1m82ex5574jnxqx0',1,'',1795379074215,NULL,NULL);
INSERT INTO "token" VALUES(X'AC9FED25FF18C3C63B4477430926CDA4670D4740B4A333352F47CDF1CD9D9676','main','1m82ex54cewjy48g','1m82ex54cewjxw2c',1,'',1795379074188,NULL,NULL);
INSERT INTO "token" VALUES(X'B1BC61F7D9D545936E0F7B4233B9488D1700DA4F8D5238A981022C0D9D54F218','main','1m82ex5d5e1ps6q4','1m82ex5d5e1pqaz4',1,'',1795379074469,NULL,NULL);
INSERT INTO "token" VALUES(X'BB8EEBEF7923027DA39FBAB2885D458A54FB464C86A8EC12CFE9D0F30C644427','main','1m82ex4xf0f4e7my','1m82ex4xf0f4e1pr',1,'',1795379073967,NULL,NULL);
INSERT INTO "token" VALUES(X'D0CE0A77DFA65B6833E9E362DDFFCAA663164DB462C6B75080AA71EED9E240EB','main','1m82ex55d2xwsbm6','1m82ex55d2xwr3wk',1,'',1795379074221,NULL,NULL);
INSERT INTO "token" VALUES(X'E01DBD7EC053DE6623665A290C1E25C0133207895A1C2DCA7373A2C54330C82F','main','1m82ex55b18pseyr','1m82ex55b18pqmag',1,'',1795379074219,NULL,NULL);
INSERT INTO "token" VALUES(X'E5B3D24AA7FDDC73D2E8E9C034362B2BC87C6D2131DF9D5500F19AE7EBEF9B0B','main','1m82ex5675tm2jsj','1m82ex5675tm10kk',1,'',1795379074247,NULL,NULL);
INSERT INTO "token" VALUES(X'F67D4036D9A022CB79C487187ACEA3F8D6D127CBFD6BD9E0C1449DFED5C0CEB3','main','1m82ex4xbd4a54vw','1m82ex4xbd4a4dzn',1,'',1795379073963,NULL,NULL);
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
INSERT INTO "tournament" VALUES('1m82ex5e576wxvze','main','1m82ex4x67fp3zz2','tic-tac-toe','swiss',1,'finished',11,3,6,0,5,0,0,1795379074501,1795379074515,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"aa58516a866b9949167d52d1cf4a8c251808e016e9a773970610eb13577ecd0f","seeded":false}','[5]',11);
INSERT INTO "tournament" VALUES('1m82ex5f85kkrdwa','main','1m82ex4x67fp3zz2','tic-tac-toe','knockout',1,'finished',9,2,4,1,3,0,0,1795379074545,1795379074552,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"c47fc58db99926ab9aee52c2f0082facbdc6cf2605c4e6f8adfb27a53e469a50","seeded":false}','[3]',9);
INSERT INTO "tournament" VALUES('1m82ex5ge58yhem0','main','1m82ex4x67fp3zz2','tic-tac-toe','round-robin',1,'open',1,1,0,0,2,2,1,1795379074574,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"ed6f9ba41428f54ae66fe240def8fcbfaf436492e84b9d97a52c22ec38b2f59b","seeded":false}',NULL,1);
INSERT INTO "tournament" VALUES('1m82ex5gf5xt9jdx','main','1m82ex4x67fp3zz2','tic-tac-toe','knockout',1,'running',4,1,0,0,2,2,0,1795379074575,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"07fe981ffa6410af9dbbda2080ddedac0ca66e6ae2dbf66f024012c49e871270","seeded":false}',NULL,4);
INSERT INTO "tournament" VALUES('1m82ex5gh1r7v71d','main','1m82ex4xbd4a4dzn','tic-tac-toe','knockout',0,'cancelled',3,1,0,0,1,1,0,1795379074577,1795379074593,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"ffd64ac3df796e62d1ac8a2c8dac49cdfc2a74afec61e934a5d2e999f4c9f0c6","seeded":false}',NULL,3);
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
INSERT INTO "tournament_entrant" VALUES('1m82ex5e576wxvze',1,NULL,'random','playing',2.0,2.0,3,2,0,1,2,2);
INSERT INTO "tournament_entrant" VALUES('1m82ex5e576wxvze',2,NULL,'random','playing',1.5,1.25,3,1,1,1,4,4);
INSERT INTO "tournament_entrant" VALUES('1m82ex5e576wxvze',3,NULL,'random','playing',2.0,2.0,3,2,0,1,3,3);
INSERT INTO "tournament_entrant" VALUES('1m82ex5e576wxvze',4,NULL,'random','playing',1.0,1.0,3,1,0,2,5,5);
INSERT INTO "tournament_entrant" VALUES('1m82ex5e576wxvze',5,NULL,'random','playing',2.5,2.25,3,2,1,0,1,1);
INSERT INTO "tournament_entrant" VALUES('1m82ex5f85kkrdwa',1,NULL,'random','playing',0.0,0.0,2,0,0,2,2,2);
INSERT INTO "tournament_entrant" VALUES('1m82ex5f85kkrdwa',2,NULL,'random','playing',1.0,1.0,2,1,0,1,3,3);
INSERT INTO "tournament_entrant" VALUES('1m82ex5f85kkrdwa',3,NULL,'random','playing',3.0,3.0,4,3,0,1,1,1);
INSERT INTO "tournament_entrant" VALUES('1m82ex5ge58yhem0',1,'1m82ex4x67fp3zz2',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m82ex5ge58yhem0',2,'1m82ex4xbd4a4dzn',NULL,'invited',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m82ex5gf5xt9jdx',1,'1m82ex4x67fp3zz2',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m82ex5gf5xt9jdx',2,'1m82ex4xf0f4e1pr',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m82ex5gh1r7v71d',1,'1m82ex4xbd4a4dzn',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m82ex5gh1r7v71d',2,'1m82ex4xf0f4e1pr',NULL,'declined',0.0,0.0,0,0,0,0,NULL,NULL);
CREATE TABLE tournament_event (
    tournament TEXT    NOT NULL,
    seq        INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the tournament; its newest is its version
    at         INTEGER NOT NULL,
    kind       TEXT    NOT NULL,                 -- created, joined, game, ...: see tournament/tournament.h
    body       TEXT    NOT NULL,                 -- JSON: the whole truth
    PRIMARY KEY (tournament, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_event" VALUES('1m82ex5e576wxvze',1,1795379074501,'created','{"ruleset":"tic-tac-toe","format":"swiss","games":3,"deal":"independent","visibility":"public","seed":"aa58516a866b9949167d52d1cf4a8c251808e016e9a773970610eb13577ecd0f","seeded":false,"clock":null,"creator":"1m82ex4x67fp3zz2","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m82ex5e576wxvze',2,1795379074502,'round','{"round":1,"pairs":[[1,3],[4,2]],"byes":[5]}');
INSERT INTO "tournament_event" VALUES('1m82ex5e576wxvze',3,1795379074502,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,3],"scores":[1,0],"seed":"92a622e3342df4dddc4a22d8a2374bcb6a2ffc5812b316f0642dd81468d9f7cc","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82ex5e576wxvze',4,1795379074502,'game','{"game":2,"round":1,"tie_break":false,"entrants":[4,2],"scores":[1,0],"seed":"3c460125ed9dd4563dd485185f385549d50a0b2b9dc74695e17eb51254fbc9ae","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82ex5e576wxvze',5,1795379074502,'round','{"round":2,"pairs":[[4,1],[2,5]],"byes":[3]}');
INSERT INTO "tournament_event" VALUES('1m82ex5e576wxvze',6,1795379074502,'game','{"game":3,"round":2,"tie_break":false,"entrants":[4,1],"scores":[0,1],"seed":"401b6aeb76e13e08adab69b8e0563ffbd62675079e7cb160335940650fc4d1e2","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82ex5e576wxvze',7,1795379074502,'game','{"game":4,"round":2,"tie_break":false,"entrants":[2,5],"scores":[0.5,0.5],"seed":"bdf034d00ace0da943059acf648f469ed31f459a14272847aae7157e1be830fc","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82ex5e576wxvze',8,1795379074502,'round','{"round":3,"pairs":[[5,1],[3,4]],"byes":[2]}');
INSERT INTO "tournament_event" VALUES('1m82ex5e576wxvze',9,1795379074502,'game','{"game":5,"round":3,"tie_break":false,"entrants":[5,1],"scores":[1,0],"seed":"a66e78e99cfaf099e2c37dd3a5712cc70685d08a0f53d646504d33223339079f","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82ex5e576wxvze',10,1795379074502,'game','{"game":6,"round":3,"tie_break":false,"entrants":[3,4],"scores":[1,0],"seed":"c0d34facee7769fafd197c41074e5e4c4dd42ee0fdf5895e9cf7445357a5df21","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82ex5e576wxvze',11,1795379074515,'finished','{"winners":[5]}');
INSERT INTO "tournament_event" VALUES('1m82ex5f85kkrdwa',1,1795379074545,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":2,"deal":"independent","visibility":"public","seed":"c47fc58db99926ab9aee52c2f0082facbdc6cf2605c4e6f8adfb27a53e469a50","seeded":false,"clock":null,"creator":"1m82ex4x67fp3zz2","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m82ex5f85kkrdwa',2,1795379074551,'round','{"round":1,"pairs":[[3,2]],"byes":[1]}');
INSERT INTO "tournament_event" VALUES('1m82ex5f85kkrdwa',3,1795379074551,'game','{"game":1,"round":1,"tie_break":false,"entrants":[3,2],"scores":[1,0],"seed":"f9d75d5dca2e46c77a94d895adcb551dd251313c4c4a3e4e709bbac20377541a","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82ex5f85kkrdwa',4,1795379074551,'game','{"game":2,"round":1,"tie_break":false,"entrants":[2,3],"scores":[1,0],"seed":"524f164345833a36209bd1043044cf7ee2e2a9bdbb0d87f68a5a4e683903f5f9","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82ex5f85kkrdwa',5,1795379074551,'game','{"game":3,"round":1,"tie_break":true,"entrants":[3,2],"scores":[1,0],"seed":"39a9c603c88d57aeefafca15161377aae5c9580441a9120c7f661eac39500970","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82ex5f85kkrdwa',6,1795379074551,'round','{"round":2,"pairs":[[1,3]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m82ex5f85kkrdwa',7,1795379074551,'game','{"game":4,"round":2,"tie_break":false,"entrants":[1,3],"scores":[0,1],"seed":"ed48adedd89aa1c6f8f5e6cc6faaeba732e6f94cd3e551a7ce3ed6d7c499af94","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82ex5f85kkrdwa',8,1795379074551,'game','{"game":5,"round":2,"tie_break":false,"entrants":[3,1],"scores":[1,0],"seed":"3ef98f6c8ea608b4aaa6be11bcce582661be9cc7801ab19422c76352c0b40847","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82ex5f85kkrdwa',9,1795379074552,'finished','{"winners":[3]}');
INSERT INTO "tournament_event" VALUES('1m82ex5ge58yhem0',1,1795379074574,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","visibility":"public","seed":"ed6f9ba41428f54ae66fe240def8fcbfaf436492e84b9d97a52c22ec38b2f59b","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m82ex4x67fp3zz2","entrants":[{"player":"1m82ex4x67fp3zz2","joined":true},{"player":"1m82ex4xbd4a4dzn","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m82ex5gf5xt9jdx',1,1795379074575,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"public","seed":"07fe981ffa6410af9dbbda2080ddedac0ca66e6ae2dbf66f024012c49e871270","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m82ex4x67fp3zz2","entrants":[{"player":"1m82ex4x67fp3zz2","joined":true},{"player":"1m82ex4xf0f4e1pr","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m82ex5gf5xt9jdx',2,1795379074576,'joined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m82ex5gf5xt9jdx',3,1795379074578,'round','{"round":1,"pairs":[[1,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m82ex5gf5xt9jdx',4,1795379074578,'started','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"id":"1m82ex5gj7ya6xc6"}');
INSERT INTO "tournament_event" VALUES('1m82ex5gh1r7v71d',1,1795379074577,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"private","seed":"ffd64ac3df796e62d1ac8a2c8dac49cdfc2a74afec61e934a5d2e999f4c9f0c6","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m82ex4xbd4a4dzn","entrants":[{"player":"1m82ex4xbd4a4dzn","joined":true},{"player":"1m82ex4xf0f4e1pr","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m82ex5gh1r7v71d',2,1795379074593,'declined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m82ex5gh1r7v71d',3,1795379074593,'cancelled','{"reason":"declined"}');
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
INSERT INTO "tournament_game" VALUES('1m82ex5e576wxvze',1,1,0,NULL,'[1,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m82ex5e576wxvze',2,1,0,NULL,'[4,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m82ex5e576wxvze',3,2,0,NULL,'[4,1]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m82ex5e576wxvze',4,2,0,NULL,'[2,5]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m82ex5e576wxvze',5,3,0,NULL,'[5,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m82ex5e576wxvze',6,3,0,NULL,'[3,4]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m82ex5f85kkrdwa',1,1,0,NULL,'[3,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m82ex5f85kkrdwa',2,1,0,NULL,'[2,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m82ex5f85kkrdwa',3,1,1,NULL,'[3,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m82ex5f85kkrdwa',4,2,0,NULL,'[1,3]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m82ex5f85kkrdwa',5,2,0,NULL,'[3,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m82ex5gf5xt9jdx',1,1,0,'1m82ex5gj7ya6xc6','[1,2]',NULL,NULL);
CREATE TABLE uptime_mark (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
INSERT INTO "uptime_mark" VALUES(1,1795379074614);
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
INSERT INTO "webhook" VALUES('1m82ex5h49v1x4gy','1m82ex4wk1pagw0d','https://receiver.invalid/',11,X'D2A4F9852D3EC62588C709B1658E38552C2C0919C849FB1D3736B06DE4693EA1',NULL,NULL,1795379074596,NULL,NULL);
INSERT INTO "webhook" VALUES('1m82ex5h53mhxwr0','1m82ex4wk1pagw0d','https://receiver.invalid/',16,X'274B510C38571AA9D3D799C99E35A9BDE4F01BC20389170CB98704EF03559212',NULL,NULL,1795379074597,1795379074598,NULL);
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
