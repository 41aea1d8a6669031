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
INSERT INTO "block" VALUES('1m851jnbr2b7r040','1m851jnbqcaq3qea',1795465762266);
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
INSERT INTO "delivery" VALUES(1,'1m851jp0aa6w11xe','1m851jp01773x32c','1m851jp0aa6w0cff','1m851jp0aa6w0cff-1-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T20:29:22.826Z","data":{"seq":1,"at":"2026-11-23T20:29:22.826Z","kind":"created","seat":0,"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m851jp0523jj9dq","status":"joined"},{"player":"1m851jp078eje36k","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m851jp0523jj9dq","clock":{"turn_seconds":30,"bot_turn_seconds":1},"game":"1m851jp0aa6w0cff"}}',1795465762826,1,1795465768286,1795465762832,NULL,NULL,0);
INSERT INTO "delivery" VALUES(2,'1m851jp0cb9560n2','1m851jp01773x32c','1m851jp0aa6w0cff','1m851jp0aa6w0cff-2-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T20:29:22.828Z","data":{"seq":2,"at":"2026-11-23T20:29:22.828Z","kind":"joined","seat":1,"player":"1m851jp078eje36k","game":"1m851jp0aa6w0cff"}}',1795465762828,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(3,'1m851jp0cb95803n','1m851jp01773x32c','1m851jp0aa6w0cff','1m851jp0aa6w0cff-3-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T20:29:22.828Z","data":{"seq":3,"at":"2026-11-23T20:29:22.828Z","kind":"round","seat":null,"number":1,"leader":0,"commitment":null,"points":[0,0],"game":"1m851jp0aa6w0cff"}}',1795465762828,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(4,'1m851jp0cb95818m','1m851jp01773x32c','1m851jp0aa6w0cff','1m851jp0aa6w0cff-3-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T20:29:22.828Z","data":{"game":"1m851jp0aa6w0cff","seq":3,"players":["1m851jp0523jj9dq"],"seats":[0],"deadline":"2026-11-23T20:29:52.828Z"}}',1795465762828,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(5,'1m851jp0efc536cb','1m851jp01773x32c','1m851jp0aa6w0cff','1m851jp0aa6w0cff-4-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T20:29:22.830Z","data":{"seq":4,"at":"2026-11-23T20:29:22.830Z","kind":"move","seat":0,"column":0,"row":0,"symbol":"X","game":"1m851jp0aa6w0cff"}}',1795465762830,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(6,'1m851jp0efc5374d','1m851jp01773x32c','1m851jp0aa6w0cff','1m851jp0aa6w0cff-4-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T20:29:22.830Z","data":{"game":"1m851jp0aa6w0cff","seq":4,"players":["1m851jp078eje36k"],"seats":[1],"deadline":"2026-11-23T20:29:52.830Z"}}',1795465762830,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(7,'1m851jp0f38955d0','1m851jp01773x32c','1m851jp0aa6w0cff','1m851jp0aa6w0cff-5-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T20:29:22.831Z","data":{"seq":5,"at":"2026-11-23T20:29:22.831Z","kind":"move","seat":1,"column":1,"row":0,"symbol":"O","game":"1m851jp0aa6w0cff"}}',1795465762831,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(8,'1m851jp0f3896hb9','1m851jp01773x32c','1m851jp0aa6w0cff','1m851jp0aa6w0cff-5-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T20:29:22.831Z","data":{"game":"1m851jp0aa6w0cff","seq":5,"players":["1m851jp0523jj9dq"],"seats":[0],"deadline":"2026-11-23T20:29:52.831Z"}}',1795465762831,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(9,'1m851jp0gb5k18vt','1m851jp01773x32c','1m851jp0aa6w0cff','1m851jp0aa6w0cff-6-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T20:29:22.832Z","data":{"seq":6,"at":"2026-11-23T20:29:22.832Z","kind":"move","seat":0,"column":0,"row":1,"symbol":"X","game":"1m851jp0aa6w0cff"}}',1795465762832,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(10,'1m851jp0gb5k1h7h','1m851jp01773x32c','1m851jp0aa6w0cff','1m851jp0aa6w0cff-6-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T20:29:22.832Z","data":{"game":"1m851jp0aa6w0cff","seq":6,"players":["1m851jp078eje36k"],"seats":[1],"deadline":"2026-11-23T20:29:52.832Z"}}',1795465762832,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(11,'1m851jp0hddn22sj','1m851jp01773x32c','1m851jp0aa6w0cff','1m851jp0aa6w0cff-7-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T20:29:22.833Z","data":{"seq":7,"at":"2026-11-23T20:29:22.833Z","kind":"move","seat":1,"column":1,"row":1,"symbol":"O","game":"1m851jp0aa6w0cff"}}',1795465762833,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(12,'1m851jp0hddn2wxb','1m851jp01773x32c','1m851jp0aa6w0cff','1m851jp0aa6w0cff-7-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T20:29:22.833Z","data":{"game":"1m851jp0aa6w0cff","seq":7,"players":["1m851jp0523jj9dq"],"seats":[0],"deadline":"2026-11-23T20:29:52.833Z"}}',1795465762833,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(13,'1m851jp0k3956w4x','1m851jp01773x32c','1m851jp0aa6w0cff','1m851jp0aa6w0cff-8-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T20:29:22.835Z","data":{"seq":8,"at":"2026-11-23T20:29:22.835Z","kind":"move","seat":0,"column":0,"row":2,"symbol":"X","game":"1m851jp0aa6w0cff"}}',1795465762835,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(14,'1m851jp0k3958k6c','1m851jp01773x32c','1m851jp0aa6w0cff','1m851jp0aa6w0cff-9-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T20:29:22.835Z","data":{"seq":9,"at":"2026-11-23T20:29:22.835Z","kind":"round-over","seat":null,"id":"1m851jp0k3957y1t","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null,"game":"1m851jp0aa6w0cff"}}',1795465762835,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(15,'1m851jp0k395ahjb','1m851jp01773x32c','1m851jp0aa6w0cff','1m851jp0aa6w0cff-9-result.published','result.published','{"type":"result.published","timestamp":"2026-11-23T20:29:22.835Z","data":{"id":"1m851jp0k3957y1t","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-23T20:29:22.835Z","kind":"round","game":"1m851jp0aa6w0cff","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m851jp0523jj9dq"}},{"seat":1,"player":{"id":"1m851jp078eje36k"}}]}}',1795465762835,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(16,'1m851jp0k395bpqj','1m851jp01773x32c','1m851jp0aa6w0cff','1m851jp0aa6w0cff-10-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T20:29:22.835Z","data":{"seq":10,"at":"2026-11-23T20:29:22.835Z","kind":"finished","seat":null,"id":"1m851jp0k395aq36","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","game":"1m851jp0aa6w0cff"}}',1795465762835,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(17,'1m851jp0k395dd8b','1m851jp01773x32c','1m851jp0aa6w0cff','1m851jp0aa6w0cff-10-result.published','result.published','{"type":"result.published","timestamp":"2026-11-23T20:29:22.835Z","data":{"id":"1m851jp0k395aq36","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-23T20:29:22.835Z","kind":"match","game":"1m851jp0aa6w0cff","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m851jp0523jj9dq"}},{"seat":1,"player":{"id":"1m851jp078eje36k"}}]}}',1795465762835,0,NULL,NULL,NULL,NULL,0);
CREATE TABLE event (
    id   INTEGER PRIMARY KEY,              -- its place in the log of all games
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL                  -- JSON: the whole truth, secrets included
) STRICT;
INSERT INTO "event" VALUES(1,'1m851jnbt4kbjpyx',1,1795465762170,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m851jnbg3d9s3a6","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m851jnbg3d9s3a6","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(2,'1m851jnbt4kbjpyx',2,1795465762170,'round',NULL,'{"number":1,"leader":null,"commitment":"a8f9f00fcb2b96b9cd73286278d4a0f6fdff01b7e26faf6c71eadb2b834ead26","points":[0],"rules":2,"seats":[{"player":"1m851jnbg3d9s3a6","status":"joined"}],"rounds":1,"deal":{"nonce":"0f100be4f87ecfd8ca011c99e85ea1dff0e2bf5922ec8e173680266ec0fc63b7","secret":"5742"},"carry":null}');
INSERT INTO "event" VALUES(3,'1m851jnbt4kbjpyx',3,1795465762172,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(4,'1m851jnbt4kbjpyx',4,1795465762180,'guess',0,'{"attempt":2,"code":"1456","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(5,'1m851jnbt4kbjpyx',5,1795465762183,'guess',0,'{"attempt":3,"code":"2547","bulls":1,"cows":3,"solved":false}');
INSERT INTO "event" VALUES(6,'1m851jnbt4kbjpyx',6,1795465762187,'guess',0,'{"attempt":4,"code":"4572","bulls":1,"cows":3,"solved":false}');
INSERT INTO "event" VALUES(7,'1m851jnbt4kbjpyx',7,1795465762188,'guess',0,'{"attempt":5,"code":"5742","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(8,'1m851jnbt4kbjpyx',8,1795465762188,'round-over',NULL,'{"id":"1m851jnccfhmh47h","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"5742","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"0f100be4f87ecfd8ca011c99e85ea1dff0e2bf5922ec8e173680266ec0fc63b7","secret":"5742"}}');
INSERT INTO "event" VALUES(9,'1m851jnbt4kbjpyx',9,1795465762188,'finished',NULL,'{"id":"1m851jnccfhmhyxr","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(10,'1m851jncd1syhh6x',1,1795465762189,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m851jnbqcaq3qea","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m851jnbqcaq3qea","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(11,'1m851jncd1syhh6x',2,1795465762189,'round',NULL,'{"number":1,"leader":null,"commitment":"4dc949a575c161e76eae8010c60596e442e9c787e49dfb626bf6a571c53411b5","points":[0],"rules":2,"seats":[{"player":"1m851jnbqcaq3qea","status":"joined"}],"rounds":1,"deal":{"nonce":"208678175cac2ea966dd94fbb021b14c4bd12dbf72f6bce10873f2df9be17e0e","secret":"4592"},"carry":null}');
INSERT INTO "event" VALUES(12,'1m851jncd1syhh6x',3,1795465762191,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(13,'1m851jncd1syhh6x',4,1795465762199,'guess',0,'{"attempt":2,"code":"1456","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(14,'1m851jncd1syhh6x',5,1795465762202,'guess',0,'{"attempt":3,"code":"2547","bulls":1,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(15,'1m851jncd1syhh6x',6,1795465762203,'guess',0,'{"attempt":4,"code":"2674","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(16,'1m851jncd1syhh6x',7,1795465762204,'guess',0,'{"attempt":5,"code":"3745","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(17,'1m851jncd1syhh6x',8,1795465762204,'guess',0,'{"attempt":6,"code":"4582","bulls":3,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(18,'1m851jncd1syhh6x',9,1795465762205,'guess',0,'{"attempt":7,"code":"4592","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(19,'1m851jncd1syhh6x',10,1795465762205,'round-over',NULL,'{"id":"1m851jncx0h63vr9","round":1,"leader":null,"attempts":7,"solved":true,"solver":0,"secret":"4592","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"208678175cac2ea966dd94fbb021b14c4bd12dbf72f6bce10873f2df9be17e0e","secret":"4592"}}');
INSERT INTO "event" VALUES(20,'1m851jncd1syhh6x',11,1795465762205,'finished',NULL,'{"id":"1m851jncx0h64krh","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(21,'1m851jncybeep5vz',1,1795465762206,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m851jnbg3d9s3a6","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m851jnbg3d9s3a6","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(22,'1m851jncybeep5vz',2,1795465762206,'round',NULL,'{"number":1,"leader":null,"commitment":"700345693549ce6133b3d14055056ddc838db19cb26b82859e6754bf5274a250","points":[0],"rules":2,"seats":[{"player":"1m851jnbg3d9s3a6","status":"joined"}],"rounds":1,"deal":{"nonce":"f0de39a26483608cb6add30e517a7d799fab82833ce8b58d9c294cffe39a1cc8","secret":"9798"},"carry":null}');
INSERT INTO "event" VALUES(23,'1m851jncybeep5vz',3,1795465762207,'resigned',0,'{}');
INSERT INTO "event" VALUES(24,'1m851jncybeep5vz',4,1795465762207,'round-over',NULL,'{"id":"1m851jnczcjq9q4j","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"9798","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"f0de39a26483608cb6add30e517a7d799fab82833ce8b58d9c294cffe39a1cc8","secret":"9798"}}');
INSERT INTO "event" VALUES(25,'1m851jncybeep5vz',5,1795465762207,'finished',NULL,'{"id":"1m851jnczcjqa9ek","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(26,'1m851jnd08r32vza',1,1795465762208,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m851jnbqcaq3qea","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m851jnbqcaq3qea","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(27,'1m851jnd08r32vza',2,1795465762208,'round',NULL,'{"number":1,"leader":null,"commitment":"f4d2ed1f70e73c3d6a9fd4738757a1c8db3b1f7f9ba71bdb2fe0a0c6d553ffa1","points":[0],"rules":2,"seats":[{"player":"1m851jnbqcaq3qea","status":"joined"}],"rounds":1,"deal":{"nonce":"e43a31826bbfe1c53ca78cba04f7acaf17bf2252d4c09c24a331dd7e026d5925","secret":"7927"},"carry":null}');
INSERT INTO "event" VALUES(28,'1m851jnd08r32vza',3,1795465762208,'resigned',0,'{}');
INSERT INTO "event" VALUES(29,'1m851jnd08r32vza',4,1795465762208,'round-over',NULL,'{"id":"1m851jnd08r34tc5","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"7927","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"e43a31826bbfe1c53ca78cba04f7acaf17bf2252d4c09c24a331dd7e026d5925","secret":"7927"}}');
INSERT INTO "event" VALUES(30,'1m851jnd08r32vza',5,1795465762208,'finished',NULL,'{"id":"1m851jnd08r352sg","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(31,'1m851jnd15wf5kw7',1,1795465762209,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m851jnd15wf4hrd","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m851jnd15wf4hrd","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(32,'1m851jnd15wf5kw7',2,1795465762209,'round',NULL,'{"number":1,"leader":null,"commitment":"65daa619fa7174da0cd16088aecf2017f661b1733d374a9a7bb0919b6f8f4808","points":[0],"rules":2,"seats":[{"player":"1m851jnd15wf4hrd","status":"joined"}],"rounds":0,"deal":{"nonce":"0915106fecfbd65c7cf9e960d0e9fb873d512ef57cd5a51cf02d77816ff7b9f5","secret":"7598"},"carry":null}');
INSERT INTO "event" VALUES(33,'1m851jnd15wf5kw7',3,1795465762211,'guess',0,'{"attempt":1,"code":"1234","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(34,'1m851jnd50ajze2b',1,1795465762213,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m851jnd50ajzak7","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m851jnd50ajzak7","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(35,'1m851jnd50ajze2b',2,1795465762213,'round',NULL,'{"number":1,"leader":null,"commitment":"915e887d842433e59fa05e96768bcf381d3eb1acba988800455bd934f7419e4c","points":[0],"rules":2,"seats":[{"player":"1m851jnd50ajzak7","status":"joined"}],"rounds":2,"deal":{"nonce":"d25e17f4c38bc9f5d5ff1e56054185ef8fedaf121c95dbb17be538eb4271e2ea","secret":"9524"},"carry":null}');
INSERT INTO "event" VALUES(36,'1m851jnd50ajze2b',3,1795465762215,'guess',0,'{"attempt":1,"code":"0123","bulls":1,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(37,'1m851jnd50ajze2b',4,1795465762222,'guess',0,'{"attempt":2,"code":"0456","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(38,'1m851jnd50ajze2b',5,1795465762224,'guess',0,'{"attempt":3,"code":"4167","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(39,'1m851jnd50ajze2b',6,1795465762225,'guess',0,'{"attempt":4,"code":"5628","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(40,'1m851jnd50ajze2b',7,1795465762226,'guess',0,'{"attempt":5,"code":"5843","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(41,'1m851jnd50ajze2b',8,1795465762227,'guess',0,'{"attempt":6,"code":"9524","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(42,'1m851jnd50ajze2b',9,1795465762227,'round-over',NULL,'{"id":"1m851jndk5vhzfwz","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"9524","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"d25e17f4c38bc9f5d5ff1e56054185ef8fedaf121c95dbb17be538eb4271e2ea","secret":"9524"}}');
INSERT INTO "event" VALUES(43,'1m851jnd50ajze2b',10,1795465762229,'published',0,'{}');
INSERT INTO "event" VALUES(44,'1m851jnd50ajze2b',11,1795465762234,'round',NULL,'{"number":2,"leader":null,"commitment":"972619648562745aedc6749a40bca11a6a84d8f77d93150e3bf010ea820aa236","points":[1],"rules":2,"seats":[{"player":"1m851jnd50ajzak7","status":"joined"}],"rounds":2,"deal":{"nonce":"2189d1094b2b01b90745fc1b59d462ec71e36173f54f71de763697aad37d72d0","secret":"8675"},"carry":null,"made_public":true}');
INSERT INTO "event" VALUES(45,'1m851jne5es83d0c',1,1795465762245,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m851jne28gvcma7","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m851jne28gvcma7","join_code":"SBAPJY","clock":null,"log":3}');
INSERT INTO "event" VALUES(46,'1m851jne5es83d0c',2,1795465762246,'joined',1,'{"player":"1m851jne4age39r1"}');
INSERT INTO "event" VALUES(47,'1m851jne5es83d0c',3,1795465762246,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m851jne28gvcma7","status":"joined"},{"player":"1m851jne4age39r1","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(48,'1m851jne5es83d0c',4,1795465762247,'secret',0,'{"code":"1234","nonce":"e86ebfbca7dbd1e2f38934aa32f2edb17274baf67cd8348d98605963c0f0f05d","commitment":"b045e13415cdd7fcd435b5586bb4c36567d6d056bf6cef17ba6ae1ec28d8a328"}');
INSERT INTO "event" VALUES(49,'1m851jne5es83d0c',5,1795465762247,'guess',1,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(50,'1m851jne5es83d0c',6,1795465762247,'round-over',NULL,'{"id":"1m851jne7bqn1xmb","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"e86ebfbca7dbd1e2f38934aa32f2edb17274baf67cd8348d98605963c0f0f05d","secret":"1234"}}');
INSERT INTO "event" VALUES(51,'1m851jne5es83d0c',7,1795465762248,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":2,"seats":[{"player":"1m851jne28gvcma7","status":"joined"},{"player":"1m851jne4age39r1","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(52,'1m851jne5es83d0c',8,1795465762249,'secret',1,'{"code":"4321","nonce":"acdac51a2d2d2cab7598b2378aa9e4812262e62943fac77b1a74209a78457dab","commitment":"c01217913255d6b9d3c4b31f4b00d963bfa5a2c2df086724000364054fd5a273"}');
INSERT INTO "event" VALUES(53,'1m851jne5es83d0c',9,1795465762249,'resigned',0,'{}');
INSERT INTO "event" VALUES(54,'1m851jne5es83d0c',10,1795465762249,'round-over',NULL,'{"id":"1m851jne94v7yze6","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"acdac51a2d2d2cab7598b2378aa9e4812262e62943fac77b1a74209a78457dab","secret":"4321"}}');
INSERT INTO "event" VALUES(55,'1m851jne5es83d0c',11,1795465762249,'finished',NULL,'{"id":"1m851jne94v8032v","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation"}');
INSERT INTO "event" VALUES(56,'1m851jnef6xv10qt',1,1795465762255,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"manual","secret":"held","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m851jnea59vvtn0","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m851jnea59vvtn0","join_code":"NFSXTY","clock":null,"log":3}');
INSERT INTO "event" VALUES(57,'1m851jnef6xv10qt',2,1795465762256,'joined',1,'{"player":"1m851jnebb7ww9fd"}');
INSERT INTO "event" VALUES(58,'1m851jnef6xv10qt',3,1795465762257,'joined',2,'{"player":"1m851jnebb7wzayz"}');
INSERT INTO "event" VALUES(59,'1m851jnef6xv10qt',4,1795465762257,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m851jnea59vvtn0","status":"joined"},{"player":"1m851jnebb7ww9fd","status":"joined"},{"player":"1m851jnebb7wzayz","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(60,'1m851jnemf9qf324',1,1795465762260,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m851jnej97frq52","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m851jnej97frq52","join_code":"NNSPF3","clock":null,"log":3}');
INSERT INTO "event" VALUES(61,'1m851jnemf9qf324',2,1795465762260,'joined',1,'{"player":"1m851jnekdpa4080"}');
INSERT INTO "event" VALUES(62,'1m851jnemf9qf324',3,1795465762261,'joined',2,'{"player":"1m851jnekdpa4ptj"}');
INSERT INTO "event" VALUES(63,'1m851jnemf9qf324',4,1795465762261,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m851jnej97frq52","status":"joined"},{"player":"1m851jnekdpa4080","status":"joined"},{"player":"1m851jnekdpa4ptj","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(64,'1m851jnemf9qf324',5,1795465762262,'secret',0,'{"code":"5678","nonce":"c3768611055be9a129ccf50d0b6e0557c432c24a069713c57087fa035cfba2f9","commitment":"e92325ec95e8a443e991b7d17098ef78e214367de46008c892c18655191e161f"}');
INSERT INTO "event" VALUES(65,'1m851jnemf9qf324',6,1795465762263,'guess',1,'{"attempt":1,"code":"1234","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(66,'1m851jneqfdzbqyn',1,1795465762263,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m851jnbg3d9s3a6","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m851jnbg3d9s3a6","join_code":"XX46K8","clock":null,"log":3}');
INSERT INTO "event" VALUES(67,'1m851jnereg9d34k',1,1795465762264,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m851jnbqcaq3qea","status":"joined"},{"player":"1m851jnbr2b7r040","status":"invited"}],"visibility":"public","ranked":false,"creator":"1m851jnbqcaq3qea","join_code":"3N2C3H","clock":null,"log":3}');
INSERT INTO "event" VALUES(68,'1m851jnereg9d34k',2,1795465762265,'aborted',0,'{"reason":"creator"}');
INSERT INTO "event" VALUES(69,'1m851jnev4a39ebt',1,1795465762267,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m851jnbg3d9s3a6","status":"joined"},{"player":"1m851jnbr2b7r040","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m851jnbg3d9s3a6","join_code":"XY57DR","clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(70,'1m851jnew6x33qp8',1,1795465762268,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m851jnbg3d9s3a6","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"visibility":"private","ranked":false,"creator":"1m851jnbg3d9s3a6","join_code":null,"clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(71,'1m851jnew6x33qp8',2,1795465762268,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m851jnbg3d9s3a6","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(72,'1m851jnf3ere6t1y',1,1795465762275,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":null,"hints":false},"seats":[{"player":"1m851jnex1831wrj","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m851jnex1831wrj","join_code":"GB5BEG","clock":null,"log":3}');
INSERT INTO "event" VALUES(73,'1m851jnf3ere6t1y',2,1795465762279,'joined',1,'{"player":"1m851jneyeyyz4pb"}');
INSERT INTO "event" VALUES(74,'1m851jnf3ere6t1y',3,1795465762279,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m851jnex1831wrj","status":"joined"},{"player":"1m851jneyeyyz4pb","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(75,'1m851jnf3ere6t1y',4,1795465762280,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(76,'1m851jnf3ere6t1y',5,1795465762280,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(77,'1m851jnf3ere6t1y',6,1795465762281,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(78,'1m851jnf3ere6t1y',7,1795465762282,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(79,'1m851jnf3ere6t1y',8,1795465762282,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(80,'1m851jnf3ere6t1y',9,1795465762282,'round-over',NULL,'{"id":"1m851jnfa9kzf5cv","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(81,'1m851jnf3ere6t1y',10,1795465762283,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[1,0],"rules":1,"seats":[{"player":"1m851jnex1831wrj","status":"joined"},{"player":"1m851jneyeyyz4pb","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(82,'1m851jnf3ere6t1y',11,1795465762286,'move',1,'{"column":1,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(83,'1m851jnfff0g9a06',1,1795465762287,'created',0,'{"ruleset":"gomoku","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m851jnbg3d9s3a6","status":"joined"},{"player":"1m851jnbqcaq3qea","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m851jnbg3d9s3a6","join_code":"JCTWT4","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(84,'1m851jnfff0g9a06',2,1795465762288,'joined',1,'{"player":"1m851jnbqcaq3qea"}');
INSERT INTO "event" VALUES(85,'1m851jnfff0g9a06',3,1795465762288,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m851jnbg3d9s3a6","status":"joined"},{"player":"1m851jnbqcaq3qea","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(86,'1m851jnfff0g9a06',4,1795465762289,'move',0,'{"column":7,"row":7,"symbol":"X"}');
INSERT INTO "event" VALUES(87,'1m851jnfff0g9a06',5,1795465762290,'move',1,'{"column":8,"row":8,"symbol":"O"}');
INSERT INTO "event" VALUES(88,'1m851jnfff0g9a06',6,1795465762290,'resigned',1,'{}');
INSERT INTO "event" VALUES(89,'1m851jnfff0g9a06',7,1795465762290,'round-over',NULL,'{"id":"1m851jnfjf509tbv","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(90,'1m851jnfff0g9a06',8,1795465762290,'finished',NULL,'{"id":"1m851jnfjf50bcj6","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation"}');
INSERT INTO "event" VALUES(91,'1m851jnfn1s1fcgn',1,1795465762293,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m851jnfm8gxj21b","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m851jnfm8gxj21b","join_code":"3A2FCD","clock":null,"log":3,"commitment":"a4e6aece8c134bb7f42db93eea2b28c433cd45c40b415ba8e21c0505890aefdc","client_seeds":["",""],"server_seed":"8aa93152ddf0aecc60ab3f13c478c94ccc58b4a15186a05e932b0420e246ab17"}');
INSERT INTO "event" VALUES(92,'1m851jnfn1s1fcgn',2,1795465762294,'joined',1,'{"player":"1m851jnfm8gxka8f"}');
INSERT INTO "event" VALUES(93,'1m851jnfn1s1fcgn',3,1795465762294,'round',NULL,'{"number":1,"leader":0,"commitment":"a4e6aece8c134bb7f42db93eea2b28c433cd45c40b415ba8e21c0505890aefdc","points":[0,0],"rules":1,"seats":[{"player":"1m851jnfm8gxj21b","status":"joined"},{"player":"1m851jnfm8gxka8f","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(94,'1m851jnfn1s1fcgn',4,1795465762294,'roll',0,'{"keep":[],"dice":[3,6,2,3,6],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(95,'1m851jnfn1s1fcgn',5,1795465762299,'score',0,'{"category":"chance","score":20,"bonus":0}');
INSERT INTO "event" VALUES(96,'1m851jnfn1s1fcgn',6,1795465762299,'roll',1,'{"keep":[],"dice":[4,4,6,3,3],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(97,'1m851jng2c5xz9s0',1,1795465762306,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m851jnfw8s5rd9z","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m851jnfw8s5rd9z","join_code":"VCQRYC","clock":null,"log":3,"commitment":"8403a847d013f3831a5683a2cf08b91c862ed08411ce7859f49b8dd1150bc657","client_seeds":["",""],"server_seed":"e85c9f7ac6a493539b22e57173a9ebdb06e979b6835434f0e51708a090a27726"}');
INSERT INTO "event" VALUES(98,'1m851jng2c5xz9s0',2,1795465762307,'joined',1,'{"player":"1m851jnfz3wh3d2z"}');
INSERT INTO "event" VALUES(99,'1m851jng2c5xz9s0',3,1795465762307,'round',NULL,'{"number":1,"leader":0,"commitment":"8403a847d013f3831a5683a2cf08b91c862ed08411ce7859f49b8dd1150bc657","points":[0,0],"rules":1,"seats":[{"player":"1m851jnfw8s5rd9z","status":"joined"},{"player":"1m851jnfz3wh3d2z","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(100,'1m851jng2c5xz9s0',4,1795465762307,'roll',0,'{"keep":[],"dice":[6,3,5,1,5],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(101,'1m851jng2c5xz9s0',5,1795465762308,'score',0,'{"category":"aces","score":1,"bonus":0}');
INSERT INTO "event" VALUES(102,'1m851jng2c5xz9s0',6,1795465762308,'roll',1,'{"keep":[],"dice":[2,1,4,3,6],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(103,'1m851jng2c5xz9s0',7,1795465762309,'score',1,'{"category":"aces","score":1,"bonus":0}');
INSERT INTO "event" VALUES(104,'1m851jng2c5xz9s0',8,1795465762309,'roll',0,'{"keep":[],"dice":[4,4,5,4,1],"stage":0,"roll":2}');
INSERT INTO "event" VALUES(105,'1m851jng2c5xz9s0',9,1795465762310,'score',0,'{"category":"twos","score":0,"bonus":0}');
INSERT INTO "event" VALUES(106,'1m851jng2c5xz9s0',10,1795465762310,'roll',1,'{"keep":[],"dice":[2,4,3,1,6],"stage":0,"roll":3}');
INSERT INTO "event" VALUES(107,'1m851jng2c5xz9s0',11,1795465762311,'score',1,'{"category":"twos","score":2,"bonus":0}');
INSERT INTO "event" VALUES(108,'1m851jng2c5xz9s0',12,1795465762311,'roll',0,'{"keep":[],"dice":[2,5,3,2,1],"stage":0,"roll":4}');
INSERT INTO "event" VALUES(109,'1m851jng2c5xz9s0',13,1795465762311,'score',0,'{"category":"threes","score":3,"bonus":0}');
INSERT INTO "event" VALUES(110,'1m851jng2c5xz9s0',14,1795465762311,'roll',1,'{"keep":[],"dice":[6,1,6,5,3],"stage":0,"roll":5}');
INSERT INTO "event" VALUES(111,'1m851jng2c5xz9s0',15,1795465762312,'score',1,'{"category":"threes","score":3,"bonus":0}');
INSERT INTO "event" VALUES(112,'1m851jng2c5xz9s0',16,1795465762312,'roll',0,'{"keep":[],"dice":[2,3,2,2,3],"stage":0,"roll":6}');
INSERT INTO "event" VALUES(113,'1m851jng2c5xz9s0',17,1795465762313,'score',0,'{"category":"fours","score":0,"bonus":0}');
INSERT INTO "event" VALUES(114,'1m851jng2c5xz9s0',18,1795465762313,'roll',1,'{"keep":[],"dice":[1,4,6,4,5],"stage":0,"roll":7}');
INSERT INTO "event" VALUES(115,'1m851jng2c5xz9s0',19,1795465762313,'score',1,'{"category":"fours","score":8,"bonus":0}');
INSERT INTO "event" VALUES(116,'1m851jng2c5xz9s0',20,1795465762313,'roll',0,'{"keep":[],"dice":[3,4,1,3,3],"stage":0,"roll":8}');
INSERT INTO "event" VALUES(117,'1m851jng2c5xz9s0',21,1795465762314,'score',0,'{"category":"fives","score":0,"bonus":0}');
INSERT INTO "event" VALUES(118,'1m851jng2c5xz9s0',22,1795465762314,'roll',1,'{"keep":[],"dice":[5,2,4,3,6],"stage":0,"roll":9}');
INSERT INTO "event" VALUES(119,'1m851jng2c5xz9s0',23,1795465762315,'score',1,'{"category":"fives","score":5,"bonus":0}');
INSERT INTO "event" VALUES(120,'1m851jng2c5xz9s0',24,1795465762315,'roll',0,'{"keep":[],"dice":[5,1,3,6,2],"stage":0,"roll":10}');
INSERT INTO "event" VALUES(121,'1m851jng2c5xz9s0',25,1795465762316,'score',0,'{"category":"sixes","score":6,"bonus":0}');
INSERT INTO "event" VALUES(122,'1m851jng2c5xz9s0',26,1795465762316,'roll',1,'{"keep":[],"dice":[6,3,4,5,1],"stage":0,"roll":11}');
INSERT INTO "event" VALUES(123,'1m851jng2c5xz9s0',27,1795465762316,'score',1,'{"category":"sixes","score":6,"bonus":0}');
INSERT INTO "event" VALUES(124,'1m851jng2c5xz9s0',28,1795465762316,'roll',0,'{"keep":[],"dice":[1,2,1,2,2],"stage":0,"roll":12}');
INSERT INTO "event" VALUES(125,'1m851jng2c5xz9s0',29,1795465762321,'score',0,'{"category":"three-of-a-kind","score":8,"bonus":0}');
INSERT INTO "event" VALUES(126,'1m851jng2c5xz9s0',30,1795465762321,'roll',1,'{"keep":[],"dice":[1,1,3,6,5],"stage":0,"roll":13}');
INSERT INTO "event" VALUES(127,'1m851jng2c5xz9s0',31,1795465762321,'score',1,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(128,'1m851jng2c5xz9s0',32,1795465762321,'roll',0,'{"keep":[],"dice":[3,6,4,1,1],"stage":0,"roll":14}');
INSERT INTO "event" VALUES(129,'1m851jng2c5xz9s0',33,1795465762322,'score',0,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(130,'1m851jng2c5xz9s0',34,1795465762322,'roll',1,'{"keep":[],"dice":[5,6,1,2,1],"stage":0,"roll":15}');
INSERT INTO "event" VALUES(131,'1m851jng2c5xz9s0',35,1795465762326,'score',1,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(132,'1m851jng2c5xz9s0',36,1795465762326,'roll',0,'{"keep":[],"dice":[6,2,1,4,2],"stage":0,"roll":16}');
INSERT INTO "event" VALUES(133,'1m851jng2c5xz9s0',37,1795465762327,'score',0,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(134,'1m851jng2c5xz9s0',38,1795465762327,'roll',1,'{"keep":[],"dice":[3,6,1,5,6],"stage":0,"roll":17}');
INSERT INTO "event" VALUES(135,'1m851jng2c5xz9s0',39,1795465762328,'score',1,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(136,'1m851jng2c5xz9s0',40,1795465762328,'roll',0,'{"keep":[],"dice":[4,5,5,2,2],"stage":0,"roll":18}');
INSERT INTO "event" VALUES(137,'1m851jng2c5xz9s0',41,1795465762329,'score',0,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(138,'1m851jng2c5xz9s0',42,1795465762329,'roll',1,'{"keep":[],"dice":[3,1,6,1,1],"stage":0,"roll":19}');
INSERT INTO "event" VALUES(139,'1m851jng2c5xz9s0',43,1795465762329,'score',1,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(140,'1m851jng2c5xz9s0',44,1795465762329,'roll',0,'{"keep":[],"dice":[3,6,6,3,4],"stage":0,"roll":20}');
INSERT INTO "event" VALUES(141,'1m851jng2c5xz9s0',45,1795465762330,'score',0,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(142,'1m851jng2c5xz9s0',46,1795465762330,'roll',1,'{"keep":[],"dice":[4,6,4,1,5],"stage":0,"roll":21}');
INSERT INTO "event" VALUES(143,'1m851jng2c5xz9s0',47,1795465762331,'score',1,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(144,'1m851jng2c5xz9s0',48,1795465762331,'roll',0,'{"keep":[],"dice":[3,5,4,1,3],"stage":0,"roll":22}');
INSERT INTO "event" VALUES(145,'1m851jng2c5xz9s0',49,1795465762332,'score',0,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(146,'1m851jng2c5xz9s0',50,1795465762332,'roll',1,'{"keep":[],"dice":[6,4,4,4,3],"stage":0,"roll":23}');
INSERT INTO "event" VALUES(147,'1m851jng2c5xz9s0',51,1795465762332,'score',1,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(148,'1m851jng2c5xz9s0',52,1795465762332,'roll',0,'{"keep":[],"dice":[4,5,4,3,4],"stage":0,"roll":24}');
INSERT INTO "event" VALUES(149,'1m851jng2c5xz9s0',53,1795465762333,'score',0,'{"category":"chance","score":20,"bonus":0}');
INSERT INTO "event" VALUES(150,'1m851jng2c5xz9s0',54,1795465762333,'roll',1,'{"keep":[],"dice":[3,6,4,1,2],"stage":0,"roll":25}');
INSERT INTO "event" VALUES(151,'1m851jng2c5xz9s0',55,1795465762334,'score',1,'{"category":"chance","score":16,"bonus":0}');
INSERT INTO "event" VALUES(152,'1m851jng2c5xz9s0',56,1795465762334,'round-over',NULL,'{"id":"1m851jngy4qjhybh","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":1,"twos":0,"threes":3,"fours":0,"fives":0,"sixes":6,"three-of-a-kind":8,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":20},"upper_total":10,"upper_bonus":0,"yahtzee_bonus":0,"total":38},{"seat":1,"boxes":{"aces":1,"twos":2,"threes":3,"fours":8,"fives":5,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":16},"upper_total":25,"upper_bonus":0,"yahtzee_bonus":0,"total":41}],"forfeited":[],"forfeited_by":null,"points":[38,41],"proof":null}');
INSERT INTO "event" VALUES(153,'1m851jng2c5xz9s0',57,1795465762334,'finished',NULL,'{"id":"1m851jngy4qjkcem","outcome":"win","winners":[1],"points":[38,41],"reason":"rounds","proof":{"server_seed":"e85c9f7ac6a493539b22e57173a9ebdb06e979b6835434f0e51708a090a27726","client_seeds":["",""]}}');
INSERT INTO "event" VALUES(154,'1m851jnvxapccn11',1,1795465762685,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m851jnbg3d9s3a6","status":"invited"},{"player":"1m851jnbqcaq3qea","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m851jnjg6aj5g1w","join_code":"6BX9WK","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3,"tournament":"1m851jnjg6aj5g1w"}');
INSERT INTO "event" VALUES(155,'1m851jnvxapccn11',2,1795465762691,'joined',0,'{"player":"1m851jnbg3d9s3a6"}');
INSERT INTO "event" VALUES(156,'1m851jnvxapccn11',3,1795465762697,'joined',1,'{"player":"1m851jnbqcaq3qea"}');
INSERT INTO "event" VALUES(157,'1m851jnvxapccn11',4,1795465762697,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m851jnbg3d9s3a6","status":"joined"},{"player":"1m851jnbqcaq3qea","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(158,'1m851jnvxapccn11',5,1795465762703,'resigned',1,'{}');
INSERT INTO "event" VALUES(159,'1m851jnvxapccn11',6,1795465762703,'round-over',NULL,'{"id":"1m851jnwf6pg2ena","round":1,"leader":0,"moves":0,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(160,'1m851jnvxapccn11',7,1795465762703,'finished',NULL,'{"id":"1m851jnwf6pg2v4x","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation"}');
INSERT INTO "event" VALUES(161,'1m851jnz9d0zxv6m',1,1795465762794,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m851jnbg3d9s3a6","status":"invited"},{"player":"1m851jnbr2b7r040","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m851jnz61e1ysq9","join_code":"4JV3XD","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3,"tournament":"1m851jnz61e1ysq9"}');
INSERT INTO "event" VALUES(162,'1m851jnzvb22r2d0',1,1795465762811,'created',0,'{"ruleset":"quiz","options":{"judge":"automatic","reading":"screen","spelling":"exact","grace_seconds":15,"ready_seconds":60,"judge_seconds":30,"appeal_seconds":0,"tie_break":true,"rounds":1,"title":null,"parts":[{"kind":"sheet","set":{"set":"1m851jnzn8639mys","version":1,"categories":null,"difficulty":null},"seconds":300,"questions":1,"points":1,"title":null}]},"seats":[{"player":"1m851jnbg3d9s3a6","status":"joined","role":"contender"}],"visibility":"private","ranked":false,"creator":"1m851jnbg3d9s3a6","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(163,'1m851jnzvb22r2d0',2,1795465762811,'round',NULL,'{"number":1,"leader":null,"commitment":"056cf0425a681da5ce60f23f6489149c3e7470886a4a795deb4df452221ce31d","points":[0],"minor":[0],"rules":1,"seats":[{"player":"1m851jnbg3d9s3a6","status":"joined"}],"rounds":1,"deal":{"nonce":"8085197f56817af329d4f7d3c7b0eb0ba917008f4537d90048baeb042f5db2a9","sets":[{"set":"1m851jnzn8639mys","version":1,"title":"One","language":"en","licence":"own","author":"Ann"}],"questions":[{"set":0,"number":0,"salt":"ea7c029762fc821915ef9255f755e9843c2dbc59275e773f9fe52cc3a5da70d8","dealt":"{\"choices\":[\"true\",\"false\"],\"correct\":[0],\"kind\":\"boolean\",\"text\":\"Is Oslo in Norway?\"}"}],"tie_break":0,"parts":[[1]]},"carry":null}');
INSERT INTO "event" VALUES(164,'1m851jnzvb22r2d0',3,1795465762811,'part',NULL,'{"part":1,"of":1,"part_kind":"sheet","title":null,"seconds":300,"order":null}');
INSERT INTO "event" VALUES(165,'1m851jnzvb22r2d0',4,1795465762813,'ready',0,'{}');
INSERT INTO "event" VALUES(166,'1m851jnzvb22r2d0',5,1795465762813,'question',NULL,'{"question":1,"text":"Is Oslo in Norway?","language":"en","answer_kind":"boolean","choices":["true","false"],"unit":null,"category":null,"difficulty":null,"media":null}');
INSERT INTO "event" VALUES(167,'1m851jnzvb22r2d0',6,1795465762815,'hand-in',0,'{}');
INSERT INTO "event" VALUES(168,'1m851jnzvb22r2d0',7,1795465762815,'closed',NULL,'{"question":1,"answer":"true","outcomes":[{"seat":0,"outcome":"unanswered","points":0,"text":null}]}');
INSERT INTO "event" VALUES(169,'1m851jnzvb22r2d0',8,1795465762815,'round-over',NULL,'{"id":"1m851jnzz4pppmzp","round":1,"leader":null,"scores":[{"seat":0,"points":0,"right":0,"wrong":0,"passes":0,"unanswered":1,"tie_break":null}],"places":[1],"tie_break":null,"title":null,"forfeited_by":null,"points":[0],"proof":{"nonce":"8085197f56817af329d4f7d3c7b0eb0ba917008f4537d90048baeb042f5db2a9","secret":"cc95ead6efb70c17a7940885a4447c131fca6d10c263d195acb088629557c73f"}}');
INSERT INTO "event" VALUES(170,'1m851jnzvb22r2d0',9,1795465762815,'finished',NULL,'{"id":"1m851jnzz4ppqek8","outcome":"loss","winners":[],"points":[0],"minor":[0],"reason":"rounds"}');
INSERT INTO "event" VALUES(171,'1m851jp0aa6w0cff',1,1795465762826,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m851jp0523jj9dq","status":"joined"},{"player":"1m851jp078eje36k","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m851jp0523jj9dq","join_code":"AAD6BA","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(172,'1m851jp0aa6w0cff',2,1795465762828,'joined',1,'{"player":"1m851jp078eje36k"}');
INSERT INTO "event" VALUES(173,'1m851jp0aa6w0cff',3,1795465762828,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m851jp0523jj9dq","status":"joined"},{"player":"1m851jp078eje36k","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(174,'1m851jp0aa6w0cff',4,1795465762830,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(175,'1m851jp0aa6w0cff',5,1795465762831,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(176,'1m851jp0aa6w0cff',6,1795465762832,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(177,'1m851jp0aa6w0cff',7,1795465762833,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(178,'1m851jp0aa6w0cff',8,1795465762835,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(179,'1m851jp0aa6w0cff',9,1795465762835,'round-over',NULL,'{"id":"1m851jp0k3957y1t","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(180,'1m851jp0aa6w0cff',10,1795465762835,'finished',NULL,'{"id":"1m851jp0k395aq36","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds"}');
CREATE TABLE event_mark (
    only  INTEGER PRIMARY KEY CHECK (only = 1),
    id    INTEGER NOT NULL,
    until INTEGER NOT NULL CHECK (until >= id),
    game  TEXT    NOT NULL,
    seq   INTEGER NOT NULL
) STRICT;
INSERT INTO "event_mark" VALUES(1,180,180,'',0);
CREATE TABLE event_place (
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL,
    id   INTEGER NOT NULL, -- of the event
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "event_place" VALUES('1m851jnbt4kbjpyx',1,1);
INSERT INTO "event_place" VALUES('1m851jnbt4kbjpyx',2,2);
INSERT INTO "event_place" VALUES('1m851jnbt4kbjpyx',3,3);
INSERT INTO "event_place" VALUES('1m851jnbt4kbjpyx',4,4);
INSERT INTO "event_place" VALUES('1m851jnbt4kbjpyx',5,5);
INSERT INTO "event_place" VALUES('1m851jnbt4kbjpyx',6,6);
INSERT INTO "event_place" VALUES('1m851jnbt4kbjpyx',7,7);
INSERT INTO "event_place" VALUES('1m851jnbt4kbjpyx',8,8);
INSERT INTO "event_place" VALUES('1m851jnbt4kbjpyx',9,9);
INSERT INTO "event_place" VALUES('1m851jncd1syhh6x',1,10);
INSERT INTO "event_place" VALUES('1m851jncd1syhh6x',2,11);
INSERT INTO "event_place" VALUES('1m851jncd1syhh6x',3,12);
INSERT INTO "event_place" VALUES('1m851jncd1syhh6x',4,13);
INSERT INTO "event_place" VALUES('1m851jncd1syhh6x',5,14);
INSERT INTO "event_place" VALUES('1m851jncd1syhh6x',6,15);
INSERT INTO "event_place" VALUES('1m851jncd1syhh6x',7,16);
INSERT INTO "event_place" VALUES('1m851jncd1syhh6x',8,17);
INSERT INTO "event_place" VALUES('1m851jncd1syhh6x',9,18);
INSERT INTO "event_place" VALUES('1m851jncd1syhh6x',10,19);
INSERT INTO "event_place" VALUES('1m851jncd1syhh6x',11,20);
INSERT INTO "event_place" VALUES('1m851jncybeep5vz',1,21);
INSERT INTO "event_place" VALUES('1m851jncybeep5vz',2,22);
INSERT INTO "event_place" VALUES('1m851jncybeep5vz',3,23);
INSERT INTO "event_place" VALUES('1m851jncybeep5vz',4,24);
INSERT INTO "event_place" VALUES('1m851jncybeep5vz',5,25);
INSERT INTO "event_place" VALUES('1m851jnd08r32vza',1,26);
INSERT INTO "event_place" VALUES('1m851jnd08r32vza',2,27);
INSERT INTO "event_place" VALUES('1m851jnd08r32vza',3,28);
INSERT INTO "event_place" VALUES('1m851jnd08r32vza',4,29);
INSERT INTO "event_place" VALUES('1m851jnd08r32vza',5,30);
INSERT INTO "event_place" VALUES('1m851jnd15wf5kw7',1,31);
INSERT INTO "event_place" VALUES('1m851jnd15wf5kw7',2,32);
INSERT INTO "event_place" VALUES('1m851jnd15wf5kw7',3,33);
INSERT INTO "event_place" VALUES('1m851jnd50ajze2b',1,34);
INSERT INTO "event_place" VALUES('1m851jnd50ajze2b',2,35);
INSERT INTO "event_place" VALUES('1m851jnd50ajze2b',3,36);
INSERT INTO "event_place" VALUES('1m851jnd50ajze2b',4,37);
INSERT INTO "event_place" VALUES('1m851jnd50ajze2b',5,38);
INSERT INTO "event_place" VALUES('1m851jnd50ajze2b',6,39);
INSERT INTO "event_place" VALUES('1m851jnd50ajze2b',7,40);
INSERT INTO "event_place" VALUES('1m851jnd50ajze2b',8,41);
INSERT INTO "event_place" VALUES('1m851jnd50ajze2b',9,42);
INSERT INTO "event_place" VALUES('1m851jnd50ajze2b',10,43);
INSERT INTO "event_place" VALUES('1m851jnd50ajze2b',11,44);
INSERT INTO "event_place" VALUES('1m851jne5es83d0c',1,45);
INSERT INTO "event_place" VALUES('1m851jne5es83d0c',2,46);
INSERT INTO "event_place" VALUES('1m851jne5es83d0c',3,47);
INSERT INTO "event_place" VALUES('1m851jne5es83d0c',4,48);
INSERT INTO "event_place" VALUES('1m851jne5es83d0c',5,49);
INSERT INTO "event_place" VALUES('1m851jne5es83d0c',6,50);
INSERT INTO "event_place" VALUES('1m851jne5es83d0c',7,51);
INSERT INTO "event_place" VALUES('1m851jne5es83d0c',8,52);
INSERT INTO "event_place" VALUES('1m851jne5es83d0c',9,53);
INSERT INTO "event_place" VALUES('1m851jne5es83d0c',10,54);
INSERT INTO "event_place" VALUES('1m851jne5es83d0c',11,55);
INSERT INTO "event_place" VALUES('1m851jnef6xv10qt',1,56);
INSERT INTO "event_place" VALUES('1m851jnef6xv10qt',2,57);
INSERT INTO "event_place" VALUES('1m851jnef6xv10qt',3,58);
INSERT INTO "event_place" VALUES('1m851jnef6xv10qt',4,59);
INSERT INTO "event_place" VALUES('1m851jnemf9qf324',1,60);
INSERT INTO "event_place" VALUES('1m851jnemf9qf324',2,61);
INSERT INTO "event_place" VALUES('1m851jnemf9qf324',3,62);
INSERT INTO "event_place" VALUES('1m851jnemf9qf324',4,63);
INSERT INTO "event_place" VALUES('1m851jnemf9qf324',5,64);
INSERT INTO "event_place" VALUES('1m851jnemf9qf324',6,65);
INSERT INTO "event_place" VALUES('1m851jneqfdzbqyn',1,66);
INSERT INTO "event_place" VALUES('1m851jnereg9d34k',1,67);
INSERT INTO "event_place" VALUES('1m851jnereg9d34k',2,68);
INSERT INTO "event_place" VALUES('1m851jnev4a39ebt',1,69);
INSERT INTO "event_place" VALUES('1m851jnew6x33qp8',1,70);
INSERT INTO "event_place" VALUES('1m851jnew6x33qp8',2,71);
INSERT INTO "event_place" VALUES('1m851jnf3ere6t1y',1,72);
INSERT INTO "event_place" VALUES('1m851jnf3ere6t1y',2,73);
INSERT INTO "event_place" VALUES('1m851jnf3ere6t1y',3,74);
INSERT INTO "event_place" VALUES('1m851jnf3ere6t1y',4,75);
INSERT INTO "event_place" VALUES('1m851jnf3ere6t1y',5,76);
INSERT INTO "event_place" VALUES('1m851jnf3ere6t1y',6,77);
INSERT INTO "event_place" VALUES('1m851jnf3ere6t1y',7,78);
INSERT INTO "event_place" VALUES('1m851jnf3ere6t1y',8,79);
INSERT INTO "event_place" VALUES('1m851jnf3ere6t1y',9,80);
INSERT INTO "event_place" VALUES('1m851jnf3ere6t1y',10,81);
INSERT INTO "event_place" VALUES('1m851jnf3ere6t1y',11,82);
INSERT INTO "event_place" VALUES('1m851jnfff0g9a06',1,83);
INSERT INTO "event_place" VALUES('1m851jnfff0g9a06',2,84);
INSERT INTO "event_place" VALUES('1m851jnfff0g9a06',3,85);
INSERT INTO "event_place" VALUES('1m851jnfff0g9a06',4,86);
INSERT INTO "event_place" VALUES('1m851jnfff0g9a06',5,87);
INSERT INTO "event_place" VALUES('1m851jnfff0g9a06',6,88);
INSERT INTO "event_place" VALUES('1m851jnfff0g9a06',7,89);
INSERT INTO "event_place" VALUES('1m851jnfff0g9a06',8,90);
INSERT INTO "event_place" VALUES('1m851jnfn1s1fcgn',1,91);
INSERT INTO "event_place" VALUES('1m851jnfn1s1fcgn',2,92);
INSERT INTO "event_place" VALUES('1m851jnfn1s1fcgn',3,93);
INSERT INTO "event_place" VALUES('1m851jnfn1s1fcgn',4,94);
INSERT INTO "event_place" VALUES('1m851jnfn1s1fcgn',5,95);
INSERT INTO "event_place" VALUES('1m851jnfn1s1fcgn',6,96);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',1,97);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',2,98);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',3,99);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',4,100);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',5,101);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',6,102);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',7,103);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',8,104);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',9,105);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',10,106);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',11,107);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',12,108);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',13,109);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',14,110);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',15,111);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',16,112);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',17,113);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',18,114);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',19,115);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',20,116);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',21,117);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',22,118);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',23,119);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',24,120);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',25,121);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',26,122);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',27,123);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',28,124);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',29,125);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',30,126);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',31,127);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',32,128);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',33,129);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',34,130);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',35,131);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',36,132);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',37,133);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',38,134);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',39,135);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',40,136);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',41,137);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',42,138);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',43,139);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',44,140);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',45,141);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',46,142);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',47,143);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',48,144);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',49,145);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',50,146);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',51,147);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',52,148);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',53,149);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',54,150);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',55,151);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',56,152);
INSERT INTO "event_place" VALUES('1m851jng2c5xz9s0',57,153);
INSERT INTO "event_place" VALUES('1m851jnvxapccn11',1,154);
INSERT INTO "event_place" VALUES('1m851jnvxapccn11',2,155);
INSERT INTO "event_place" VALUES('1m851jnvxapccn11',3,156);
INSERT INTO "event_place" VALUES('1m851jnvxapccn11',4,157);
INSERT INTO "event_place" VALUES('1m851jnvxapccn11',5,158);
INSERT INTO "event_place" VALUES('1m851jnvxapccn11',6,159);
INSERT INTO "event_place" VALUES('1m851jnvxapccn11',7,160);
INSERT INTO "event_place" VALUES('1m851jnz9d0zxv6m',1,161);
INSERT INTO "event_place" VALUES('1m851jnzvb22r2d0',1,162);
INSERT INTO "event_place" VALUES('1m851jnzvb22r2d0',2,163);
INSERT INTO "event_place" VALUES('1m851jnzvb22r2d0',3,164);
INSERT INTO "event_place" VALUES('1m851jnzvb22r2d0',4,165);
INSERT INTO "event_place" VALUES('1m851jnzvb22r2d0',5,166);
INSERT INTO "event_place" VALUES('1m851jnzvb22r2d0',6,167);
INSERT INTO "event_place" VALUES('1m851jnzvb22r2d0',7,168);
INSERT INTO "event_place" VALUES('1m851jnzvb22r2d0',8,169);
INSERT INTO "event_place" VALUES('1m851jnzvb22r2d0',9,170);
INSERT INTO "event_place" VALUES('1m851jp0aa6w0cff',1,171);
INSERT INTO "event_place" VALUES('1m851jp0aa6w0cff',2,172);
INSERT INTO "event_place" VALUES('1m851jp0aa6w0cff',3,173);
INSERT INTO "event_place" VALUES('1m851jp0aa6w0cff',4,174);
INSERT INTO "event_place" VALUES('1m851jp0aa6w0cff',5,175);
INSERT INTO "event_place" VALUES('1m851jp0aa6w0cff',6,176);
INSERT INTO "event_place" VALUES('1m851jp0aa6w0cff',7,177);
INSERT INTO "event_place" VALUES('1m851jp0aa6w0cff',8,178);
INSERT INTO "event_place" VALUES('1m851jp0aa6w0cff',9,179);
INSERT INTO "event_place" VALUES('1m851jp0aa6w0cff',10,180);
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
INSERT INTO "game" VALUES('1m851jnbt4kbjpyx','main','bulls-and-cows','finished','private',1,'1m851jnbg3d9s3a6',NULL,1795465762170,1795465762188,0);
INSERT INTO "game" VALUES('1m851jncd1syhh6x','main','bulls-and-cows','finished','private',1,'1m851jnbqcaq3qea',NULL,1795465762189,1795465762205,0);
INSERT INTO "game" VALUES('1m851jncybeep5vz','main','number-guess','finished','private',1,'1m851jnbg3d9s3a6',NULL,1795465762206,1795465762207,0);
INSERT INTO "game" VALUES('1m851jnd08r32vza','main','number-guess','finished','private',1,'1m851jnbqcaq3qea',NULL,1795465762208,1795465762208,0);
INSERT INTO "game" VALUES('1m851jnd15wf5kw7','main','bulls-and-cows','playing','private',1,'1m851jnd15wf4hrd',NULL,1795465762209,NULL,0);
INSERT INTO "game" VALUES('1m851jnd50ajze2b','main','bulls-and-cows','playing','public',1,'1m851jnd50ajzak7',NULL,1795465762213,NULL,0);
INSERT INTO "game" VALUES('1m851jne5es83d0c','main','bulls-and-cows','finished','public',0,'1m851jne28gvcma7',NULL,1795465762245,1795465762249,0);
INSERT INTO "game" VALUES('1m851jnef6xv10qt','main','bulls-and-cows','playing','private',0,'1m851jnea59vvtn0','NFSXTY',1795465762255,NULL,0);
INSERT INTO "game" VALUES('1m851jnemf9qf324','main','bulls-and-cows','playing','private',0,'1m851jnej97frq52','NNSPF3',1795465762260,NULL,0);
INSERT INTO "game" VALUES('1m851jneqfdzbqyn','main','mastermind','open','public',0,'1m851jnbg3d9s3a6','XX46K8',1795465762263,NULL,0);
INSERT INTO "game" VALUES('1m851jnereg9d34k','main','mastermind','aborted','public',0,'1m851jnbqcaq3qea',NULL,1795465762264,1795465762265,0);
INSERT INTO "game" VALUES('1m851jnev4a39ebt','main','mastermind','open','private',0,'1m851jnbg3d9s3a6','XY57DR',1795465762267,NULL,1);
INSERT INTO "game" VALUES('1m851jnew6x33qp8','main','bulls-and-cows','playing','private',0,'1m851jnbg3d9s3a6',NULL,1795465762268,NULL,1);
INSERT INTO "game" VALUES('1m851jnf3ere6t1y','main','tic-tac-toe','playing','public',0,'1m851jnex1831wrj','GB5BEG',1795465762275,NULL,0);
INSERT INTO "game" VALUES('1m851jnfff0g9a06','main','gomoku','finished','private',1,'1m851jnbg3d9s3a6',NULL,1795465762287,1795465762290,0);
INSERT INTO "game" VALUES('1m851jnfn1s1fcgn','main','yahtzee','playing','private',0,'1m851jnfm8gxj21b','3A2FCD',1795465762293,NULL,0);
INSERT INTO "game" VALUES('1m851jng2c5xz9s0','main','yahtzee','finished','private',0,'1m851jnfw8s5rd9z',NULL,1795465762306,1795465762334,0);
INSERT INTO "game" VALUES('1m851jnvxapccn11','main','tic-tac-toe','finished','private',0,'1m851jnjg6aj5g1w',NULL,1795465762685,1795465762703,0);
INSERT INTO "game" VALUES('1m851jnz9d0zxv6m','main','tic-tac-toe','open','private',0,'1m851jnz61e1ysq9','4JV3XD',1795465762794,NULL,1);
INSERT INTO "game" VALUES('1m851jnzvb22r2d0','main','quiz','finished','private',0,'1m851jnbg3d9s3a6',NULL,1795465762811,1795465762815,0);
INSERT INTO "game" VALUES('1m851jp0aa6w0cff','main','tic-tac-toe','finished','private',0,'1m851jp0523jj9dq',NULL,1795465762826,1795465762835,0);
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
INSERT INTO "idempotency_record" VALUES(1,'1m851jnbg3d9s3a6','open','POST','/v1/games',X'09691FB4A4A800A0B6D83166B89AA76941AFE880DE790D85B4610A9C932FDBEE',1795465762263,201,'1','/v1/games/1m851jneqfdzbqyn','','1m851jneqfdzbqyn',0,1,0);
CREATE TABLE idempotency_use (
    player TEXT    NOT NULL,
    hour   INTEGER NOT NULL, -- since 1970
    bytes  INTEGER NOT NULL CHECK (bytes >= 0),
    PRIMARY KEY (player, hour)
) STRICT, WITHOUT ROWID;
INSERT INTO "idempotency_use" VALUES('1m851jnbg3d9s3a6',498740,140);
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL
) STRICT;
INSERT INTO "migration" VALUES(1,'schema',X'F5BE2F28A10ABCA37ADA2C4693B3BA2151E2A0EC68F2BDF0D96BC69C50918165',1795465762033);
CREATE TABLE notification (
    player   TEXT    NOT NULL,
    seq      INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the player
    at       INTEGER NOT NULL,
    kind     TEXT    NOT NULL,                 -- invited, joined, declined, turn, round-over, finished, rematch, aborted
    game     TEXT    NOT NULL,
    game_seq INTEGER NOT NULL,                 -- the game's event that it is about
    PRIMARY KEY (player, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "notification" VALUES('1m851jnbg3d9s3a6',1,1795465762288,'joined','1m851jnfff0g9a06',2);
INSERT INTO "notification" VALUES('1m851jnbg3d9s3a6',2,1795465762288,'turn','1m851jnfff0g9a06',3);
INSERT INTO "notification" VALUES('1m851jnbg3d9s3a6',3,1795465762290,'turn','1m851jnfff0g9a06',5);
INSERT INTO "notification" VALUES('1m851jnbg3d9s3a6',4,1795465762290,'round-over','1m851jnfff0g9a06',7);
INSERT INTO "notification" VALUES('1m851jnbg3d9s3a6',5,1795465762290,'finished','1m851jnfff0g9a06',8);
INSERT INTO "notification" VALUES('1m851jnbg3d9s3a6',6,1795465762685,'invited','1m851jnvxapccn11',1);
INSERT INTO "notification" VALUES('1m851jnbg3d9s3a6',7,1795465762697,'joined','1m851jnvxapccn11',3);
INSERT INTO "notification" VALUES('1m851jnbg3d9s3a6',8,1795465762697,'turn','1m851jnvxapccn11',4);
INSERT INTO "notification" VALUES('1m851jnbg3d9s3a6',9,1795465762703,'round-over','1m851jnvxapccn11',6);
INSERT INTO "notification" VALUES('1m851jnbg3d9s3a6',10,1795465762703,'finished','1m851jnvxapccn11',7);
INSERT INTO "notification" VALUES('1m851jnbg3d9s3a6',11,1795465762794,'invited','1m851jnz9d0zxv6m',1);
INSERT INTO "notification" VALUES('1m851jnbqcaq3qea',1,1795465762265,'aborted','1m851jnereg9d34k',2);
INSERT INTO "notification" VALUES('1m851jnbqcaq3qea',2,1795465762287,'invited','1m851jnfff0g9a06',1);
INSERT INTO "notification" VALUES('1m851jnbqcaq3qea',3,1795465762289,'turn','1m851jnfff0g9a06',4);
INSERT INTO "notification" VALUES('1m851jnbqcaq3qea',4,1795465762290,'finished','1m851jnfff0g9a06',8);
INSERT INTO "notification" VALUES('1m851jnbqcaq3qea',5,1795465762685,'invited','1m851jnvxapccn11',1);
INSERT INTO "notification" VALUES('1m851jnbqcaq3qea',6,1795465762703,'finished','1m851jnvxapccn11',7);
INSERT INTO "notification" VALUES('1m851jnbr2b7r040',1,1795465762264,'invited','1m851jnereg9d34k',1);
INSERT INTO "notification" VALUES('1m851jnbr2b7r040',2,1795465762265,'aborted','1m851jnereg9d34k',2);
INSERT INTO "notification" VALUES('1m851jnbr2b7r040',3,1795465762267,'invited','1m851jnev4a39ebt',1);
INSERT INTO "notification" VALUES('1m851jnbr2b7r040',4,1795465762794,'invited','1m851jnz9d0zxv6m',1);
INSERT INTO "notification" VALUES('1m851jne28gvcma7',1,1795465762246,'joined','1m851jne5es83d0c',2);
INSERT INTO "notification" VALUES('1m851jne28gvcma7',2,1795465762246,'turn','1m851jne5es83d0c',3);
INSERT INTO "notification" VALUES('1m851jne28gvcma7',3,1795465762247,'round-over','1m851jne5es83d0c',6);
INSERT INTO "notification" VALUES('1m851jne28gvcma7',4,1795465762249,'turn','1m851jne5es83d0c',8);
INSERT INTO "notification" VALUES('1m851jne28gvcma7',5,1795465762249,'finished','1m851jne5es83d0c',11);
INSERT INTO "notification" VALUES('1m851jne4age39r1',1,1795465762247,'turn','1m851jne5es83d0c',4);
INSERT INTO "notification" VALUES('1m851jne4age39r1',2,1795465762247,'round-over','1m851jne5es83d0c',6);
INSERT INTO "notification" VALUES('1m851jne4age39r1',3,1795465762249,'round-over','1m851jne5es83d0c',10);
INSERT INTO "notification" VALUES('1m851jne4age39r1',4,1795465762249,'finished','1m851jne5es83d0c',11);
INSERT INTO "notification" VALUES('1m851jnea59vvtn0',1,1795465762256,'joined','1m851jnef6xv10qt',2);
INSERT INTO "notification" VALUES('1m851jnea59vvtn0',2,1795465762257,'joined','1m851jnef6xv10qt',3);
INSERT INTO "notification" VALUES('1m851jnebb7ww9fd',1,1795465762257,'joined','1m851jnef6xv10qt',3);
INSERT INTO "notification" VALUES('1m851jnebb7ww9fd',2,1795465762257,'turn','1m851jnef6xv10qt',4);
INSERT INTO "notification" VALUES('1m851jnej97frq52',1,1795465762260,'joined','1m851jnemf9qf324',2);
INSERT INTO "notification" VALUES('1m851jnej97frq52',2,1795465762261,'joined','1m851jnemf9qf324',3);
INSERT INTO "notification" VALUES('1m851jnej97frq52',3,1795465762261,'turn','1m851jnemf9qf324',4);
INSERT INTO "notification" VALUES('1m851jnekdpa4080',1,1795465762261,'joined','1m851jnemf9qf324',3);
INSERT INTO "notification" VALUES('1m851jnekdpa4080',2,1795465762262,'turn','1m851jnemf9qf324',5);
INSERT INTO "notification" VALUES('1m851jnekdpa4ptj',1,1795465762263,'turn','1m851jnemf9qf324',6);
INSERT INTO "notification" VALUES('1m851jnex1831wrj',1,1795465762279,'joined','1m851jnf3ere6t1y',2);
INSERT INTO "notification" VALUES('1m851jnex1831wrj',2,1795465762279,'turn','1m851jnf3ere6t1y',3);
INSERT INTO "notification" VALUES('1m851jnex1831wrj',3,1795465762280,'turn','1m851jnf3ere6t1y',5);
INSERT INTO "notification" VALUES('1m851jnex1831wrj',4,1795465762282,'turn','1m851jnf3ere6t1y',7);
INSERT INTO "notification" VALUES('1m851jnex1831wrj',5,1795465762282,'round-over','1m851jnf3ere6t1y',9);
INSERT INTO "notification" VALUES('1m851jnex1831wrj',6,1795465762286,'turn','1m851jnf3ere6t1y',11);
INSERT INTO "notification" VALUES('1m851jneyeyyz4pb',1,1795465762280,'turn','1m851jnf3ere6t1y',4);
INSERT INTO "notification" VALUES('1m851jneyeyyz4pb',2,1795465762281,'turn','1m851jnf3ere6t1y',6);
INSERT INTO "notification" VALUES('1m851jneyeyyz4pb',3,1795465762282,'round-over','1m851jnf3ere6t1y',9);
INSERT INTO "notification" VALUES('1m851jneyeyyz4pb',4,1795465762283,'turn','1m851jnf3ere6t1y',10);
INSERT INTO "notification" VALUES('1m851jnfm8gxj21b',1,1795465762294,'joined','1m851jnfn1s1fcgn',2);
INSERT INTO "notification" VALUES('1m851jnfm8gxj21b',2,1795465762294,'turn','1m851jnfn1s1fcgn',4);
INSERT INTO "notification" VALUES('1m851jnfm8gxka8f',1,1795465762299,'turn','1m851jnfn1s1fcgn',6);
INSERT INTO "notification" VALUES('1m851jnfw8s5rd9z',1,1795465762307,'joined','1m851jng2c5xz9s0',2);
INSERT INTO "notification" VALUES('1m851jnfw8s5rd9z',2,1795465762307,'turn','1m851jng2c5xz9s0',4);
INSERT INTO "notification" VALUES('1m851jnfw8s5rd9z',3,1795465762309,'turn','1m851jng2c5xz9s0',8);
INSERT INTO "notification" VALUES('1m851jnfw8s5rd9z',4,1795465762311,'turn','1m851jng2c5xz9s0',12);
INSERT INTO "notification" VALUES('1m851jnfw8s5rd9z',5,1795465762312,'turn','1m851jng2c5xz9s0',16);
INSERT INTO "notification" VALUES('1m851jnfw8s5rd9z',6,1795465762313,'turn','1m851jng2c5xz9s0',20);
INSERT INTO "notification" VALUES('1m851jnfw8s5rd9z',7,1795465762315,'turn','1m851jng2c5xz9s0',24);
INSERT INTO "notification" VALUES('1m851jnfw8s5rd9z',8,1795465762316,'turn','1m851jng2c5xz9s0',28);
INSERT INTO "notification" VALUES('1m851jnfw8s5rd9z',9,1795465762321,'turn','1m851jng2c5xz9s0',32);
INSERT INTO "notification" VALUES('1m851jnfw8s5rd9z',10,1795465762326,'turn','1m851jng2c5xz9s0',36);
INSERT INTO "notification" VALUES('1m851jnfw8s5rd9z',11,1795465762328,'turn','1m851jng2c5xz9s0',40);
INSERT INTO "notification" VALUES('1m851jnfw8s5rd9z',12,1795465762329,'turn','1m851jng2c5xz9s0',44);
INSERT INTO "notification" VALUES('1m851jnfw8s5rd9z',13,1795465762331,'turn','1m851jng2c5xz9s0',48);
INSERT INTO "notification" VALUES('1m851jnfw8s5rd9z',14,1795465762332,'turn','1m851jng2c5xz9s0',52);
INSERT INTO "notification" VALUES('1m851jnfw8s5rd9z',15,1795465762334,'round-over','1m851jng2c5xz9s0',56);
INSERT INTO "notification" VALUES('1m851jnfw8s5rd9z',16,1795465762334,'finished','1m851jng2c5xz9s0',57);
INSERT INTO "notification" VALUES('1m851jnfz3wh3d2z',1,1795465762308,'turn','1m851jng2c5xz9s0',6);
INSERT INTO "notification" VALUES('1m851jnfz3wh3d2z',2,1795465762310,'turn','1m851jng2c5xz9s0',10);
INSERT INTO "notification" VALUES('1m851jnfz3wh3d2z',3,1795465762311,'turn','1m851jng2c5xz9s0',14);
INSERT INTO "notification" VALUES('1m851jnfz3wh3d2z',4,1795465762313,'turn','1m851jng2c5xz9s0',18);
INSERT INTO "notification" VALUES('1m851jnfz3wh3d2z',5,1795465762314,'turn','1m851jng2c5xz9s0',22);
INSERT INTO "notification" VALUES('1m851jnfz3wh3d2z',6,1795465762316,'turn','1m851jng2c5xz9s0',26);
INSERT INTO "notification" VALUES('1m851jnfz3wh3d2z',7,1795465762321,'turn','1m851jng2c5xz9s0',30);
INSERT INTO "notification" VALUES('1m851jnfz3wh3d2z',8,1795465762322,'turn','1m851jng2c5xz9s0',34);
INSERT INTO "notification" VALUES('1m851jnfz3wh3d2z',9,1795465762327,'turn','1m851jng2c5xz9s0',38);
INSERT INTO "notification" VALUES('1m851jnfz3wh3d2z',10,1795465762329,'turn','1m851jng2c5xz9s0',42);
INSERT INTO "notification" VALUES('1m851jnfz3wh3d2z',11,1795465762330,'turn','1m851jng2c5xz9s0',46);
INSERT INTO "notification" VALUES('1m851jnfz3wh3d2z',12,1795465762332,'turn','1m851jng2c5xz9s0',50);
INSERT INTO "notification" VALUES('1m851jnfz3wh3d2z',13,1795465762333,'turn','1m851jng2c5xz9s0',54);
INSERT INTO "notification" VALUES('1m851jnfz3wh3d2z',14,1795465762334,'round-over','1m851jng2c5xz9s0',56);
INSERT INTO "notification" VALUES('1m851jnfz3wh3d2z',15,1795465762334,'finished','1m851jng2c5xz9s0',57);
INSERT INTO "notification" VALUES('1m851jp0523jj9dq',1,1795465762828,'joined','1m851jp0aa6w0cff',2);
INSERT INTO "notification" VALUES('1m851jp0523jj9dq',2,1795465762828,'turn','1m851jp0aa6w0cff',3);
INSERT INTO "notification" VALUES('1m851jp0523jj9dq',3,1795465762831,'turn','1m851jp0aa6w0cff',5);
INSERT INTO "notification" VALUES('1m851jp0523jj9dq',4,1795465762833,'turn','1m851jp0aa6w0cff',7);
INSERT INTO "notification" VALUES('1m851jp0523jj9dq',5,1795465762835,'round-over','1m851jp0aa6w0cff',9);
INSERT INTO "notification" VALUES('1m851jp0523jj9dq',6,1795465762835,'finished','1m851jp0aa6w0cff',10);
INSERT INTO "notification" VALUES('1m851jp078eje36k',1,1795465762826,'invited','1m851jp0aa6w0cff',1);
INSERT INTO "notification" VALUES('1m851jp078eje36k',2,1795465762830,'turn','1m851jp0aa6w0cff',4);
INSERT INTO "notification" VALUES('1m851jp078eje36k',3,1795465762832,'turn','1m851jp0aa6w0cff',6);
INSERT INTO "notification" VALUES('1m851jp078eje36k',4,1795465762835,'round-over','1m851jp0aa6w0cff',9);
INSERT INTO "notification" VALUES('1m851jp078eje36k',5,1795465762835,'finished','1m851jp0aa6w0cff',10);
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
INSERT INTO "player" VALUES('000000000p9c7fga','main','random',1,0,NULL,NULL,1795465762268,NULL);
INSERT INTO "player" VALUES('1m851jnba4ateaz8','main','service',1,0,NULL,NULL,1795465762154,NULL);
INSERT INTO "player" VALUES('1m851jnbg3d9s3a6','main','Ann',0,0,NULL,NULL,1795465762160,NULL);
INSERT INTO "player" VALUES('1m851jnbqcaq3qea','main','Bob',0,0,NULL,NULL,1795465762167,NULL);
INSERT INTO "player" VALUES('1m851jnbr2b7r040','main','Cyd',0,0,1795465762169,NULL,1795465762168,NULL);
INSERT INTO "player" VALUES('1m851jnd15wf4hrd','main','Guest',0,1,NULL,NULL,1795465762209,NULL);
INSERT INTO "player" VALUES('1m851jnd50ajzak7','main','Guest',0,1,NULL,NULL,1795465762213,NULL);
INSERT INTO "player" VALUES('1m851jne28gvcma7','main','Player 0',0,0,NULL,NULL,1795465762242,NULL);
INSERT INTO "player" VALUES('1m851jne4age39r1','main','Player 1',0,0,NULL,NULL,1795465762244,NULL);
INSERT INTO "player" VALUES('1m851jnea59vvtn0','main','Player 0',0,0,NULL,NULL,1795465762250,NULL);
INSERT INTO "player" VALUES('1m851jnebb7ww9fd','main','Player 1',0,0,NULL,NULL,1795465762251,NULL);
INSERT INTO "player" VALUES('1m851jnebb7wzayz','main','Player 2',0,0,NULL,NULL,1795465762251,NULL);
INSERT INTO "player" VALUES('1m851jnej97frq52','main','Player 0',0,0,NULL,NULL,1795465762258,NULL);
INSERT INTO "player" VALUES('1m851jnekdpa4080','main','Player 1',0,0,NULL,NULL,1795465762259,NULL);
INSERT INTO "player" VALUES('1m851jnekdpa4ptj','main','Player 2',0,0,NULL,NULL,1795465762259,NULL);
INSERT INTO "player" VALUES('1m851jnex1831wrj','main','Player 0',0,0,NULL,NULL,1795465762269,NULL);
INSERT INTO "player" VALUES('1m851jneyeyyz4pb','main','Player 1',0,0,NULL,NULL,1795465762270,NULL);
INSERT INTO "player" VALUES('1m851jnfm8gxj21b','main','Player 0',0,0,NULL,NULL,1795465762292,NULL);
INSERT INTO "player" VALUES('1m851jnfm8gxka8f','main','Player 1',0,0,NULL,NULL,1795465762292,NULL);
INSERT INTO "player" VALUES('1m851jnfw8s5rd9z','main','Player 0',0,0,NULL,NULL,1795465762300,NULL);
INSERT INTO "player" VALUES('1m851jnfz3wh3d2z','main','Player 1',0,0,NULL,NULL,1795465762303,NULL);
INSERT INTO "player" VALUES('1m851jp0523jj9dq','main','Dee',0,0,NULL,'1m851jnba4ateaz8',1795465762821,NULL);
INSERT INTO "player" VALUES('1m851jp078eje36k','main',NULL,0,0,NULL,'1m851jnba4ateaz8',1795465762823,1795465762836);
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
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m851jnbg3d9s3a6',1,0,X'0002020000A09C0102A08D06A08D06A08D06020298D6CAA1C16898D6CAA1C16898D6CAA1C16898D6CAA1C16898D6CAA1C16880C09EDBC06802020000A09C0102A08D06A08D06A08D06020298D6CAA1C16898D6CAA1C16898D6CAA1C16898D6CAA1C16898D6CAA1C16880C09EDBC06802020000A09C0102A08D06A08D06A08D06020298D6CAA1C16898D6CAA1C16898D6CAA1C16898D6CAA1C16898D6CAA1C16880A0BFC6B26802020000A09C0102A08D06A08D06A08D06020298D6CAA1C16898D6CAA1C16898D6CAA1C16898D6CAA1C16898D6CAA1C168',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m851jnbqcaq3qea',2,0,X'0002020000A09C0102E0C508E0C508E0C5080202BAD6CAA1C168BAD6CAA1C168BAD6CAA1C168BAD6CAA1C168BAD6CAA1C16880C09EDBC06802020000A09C0102E0C508E0C508E0C5080202BAD6CAA1C168BAD6CAA1C168BAD6CAA1C168BAD6CAA1C168BAD6CAA1C16880C09EDBC06802020000A09C0102E0C508E0C508E0C5080202BAD6CAA1C168BAD6CAA1C168BAD6CAA1C168BAD6CAA1C168BAD6CAA1C16880A0BFC6B26802020000A09C0102E0C508E0C508E0C5080202BAD6CAA1C168BAD6CAA1C168BAD6CAA1C168BAD6CAA1C168BAD6CAA1C168',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m851jnd50ajzak7',3,0,X'0002020000A09C0102C0A907C0A907C0A9070202E6D6CAA1C168E6D6CAA1C168E6D6CAA1C168E6D6CAA1C168E6D6CAA1C16880C09EDBC06802020000A09C0102C0A907C0A907C0A9070202E6D6CAA1C168E6D6CAA1C168E6D6CAA1C168E6D6CAA1C168E6D6CAA1C16880C09EDBC06802020000A09C0102C0A907C0A907C0A9070202E6D6CAA1C168E6D6CAA1C168E6D6CAA1C168E6D6CAA1C168E6D6CAA1C16880A0BFC6B26802020000A09C0102C0A907C0A907C0A9070202E6D6CAA1C168E6D6CAA1C168E6D6CAA1C168E6D6CAA1C168E6D6CAA1C168',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','gomoku','1m851jnbg3d9s3a6',3,0,X'0002020000A09C01000000000202E4D7CAA1C168E4D7CAA1C1680000E4D7CAA1C16880C09EDBC06802020000A09C01000000000202E4D7CAA1C168E4D7CAA1C1680000E4D7CAA1C16880C09EDBC06802020000A09C01000000000202E4D7CAA1C168E4D7CAA1C1680000E4D7CAA1C16880A0BFC6B26802020000A09C01000000000202E4D7CAA1C168E4D7CAA1C1680000E4D7CAA1C168',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795465762290);
INSERT INTO "player_stats" VALUES('main','gomoku','1m851jnbqcaq3qea',4,0,X'000200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080A0BFC6B26802000002000000000000000000000000',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795465762290);
INSERT INTO "player_stats" VALUES('main','number-guess','1m851jnbg3d9s3a6',1,0,X'000200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080A0BFC6B26802000002000000000000000000000000',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','number-guess','1m851jnbqcaq3qea',2,0,X'000200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080A0BFC6B26802000002000000000000000000000000',NULL,NULL,NULL,NULL);
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
INSERT INTO "question_part" VALUES(1,'1m851jnze3y5a7kf',0,'[{"text":"What is the capital of France?","answers":["Paris"],"category":"Europe","difficulty":"easy"}]');
INSERT INTO "question_part" VALUES(2,'1m851jnzh5ef2tcj',0,'[{"text":"What is the capital of France?","answers":["Paris"],"category":"Europe","difficulty":"easy"},{"text":"Which is the capital of Norway?","choices":["Oslo","Bergen"],"correct":0}]');
INSERT INTO "question_part" VALUES(3,'1m851jnzm6ndxc31',0,'[{"text":"When was Canberra founded?","range":[1912,1914]}]');
INSERT INTO "question_part" VALUES(4,'1m851jnzn8637zb5',0,'[{"text":"Is Oslo in Norway?","correct":true}]');
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
INSERT INTO "question_set" VALUES('1m851jnze3y5ak45','main','1m851jnbg3d9s3a6',3,'Capitals','capitals','en','own','Ann',NULL,NULL,0,3507,1795465762798,1795465762804,NULL);
INSERT INTO "question_set" VALUES('1m851jnzn8639mys','main','1m851jnbqcaq3qea',1,'One','one','en','own','Ann',NULL,NULL,1,1072,1795465762805,1795465762805,NULL);
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
INSERT INTO "question_version" VALUES('1m851jnze3y5ak45',1,1,'1m851jnze3y5a7kf',1795465762798,'Capitals','en','own','Ann',NULL,NULL,0,1,'{"text":1,"choice":0,"boolean":0,"number":0}','[{"name":"Europe","count":1}]',1156);
INSERT INTO "question_version" VALUES('1m851jnze3y5ak45',2,2,'1m851jnzh5ef2tcj',1795465762801,'Capitals','en','own','Ann',NULL,NULL,0,2,'{"text":1,"choice":1,"boolean":0,"number":0}','[{"name":"Europe","count":1}]',1239);
INSERT INTO "question_version" VALUES('1m851jnze3y5ak45',3,2,'1m851jnzm6ndxc31',1795465762804,'Capitals','en','own','Ann',NULL,NULL,0,3,'{"text":1,"choice":1,"boolean":0,"number":1}','[{"name":"Europe","count":1}]',1112);
INSERT INTO "question_version" VALUES('1m851jnzn8639mys',1,1,'1m851jnzn8637zb5',1795465762805,'One','en','own','Ann',NULL,NULL,1,1,'{"text":0,"choice":0,"boolean":1,"number":0}','[]',1072);
CREATE TABLE rating_pair (
    ruleset TEXT    NOT NULL,
    a       TEXT    NOT NULL, -- the player whose id is the smaller
    b       TEXT    NOT NULL,
    day     INTEGER NOT NULL, -- its beginning
    games   INTEGER NOT NULL,
    PRIMARY KEY (ruleset, a, b)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_pair" VALUES('gomoku','1m851jnbg3d9s3a6','1m851jnbqcaq3qea',1795392000000,1);
CREATE TABLE rating_step (
    player    TEXT NOT NULL,
    ruleset   TEXT NOT NULL,
    result    TEXT NOT NULL, -- the match
    rating    REAL NOT NULL, -- from then on
    deviation REAL NOT NULL,
    PRIMARY KEY (player, ruleset, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_step" VALUES('1m851jnbg3d9s3a6','gomoku','1m851jnfjf50bcj6',1.66231089390629767875e+03,2.90318963717980466293e+02);
INSERT INTO "rating_step" VALUES('1m851jnbqcaq3qea','gomoku','1m851jnfjf50bcj6',1.33768910609370232124e+03,2.90318963717980466293e+02);
CREATE TABLE record (
    player  TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    tally   BLOB NOT NULL, -- of all time: see play/stats.h
    PRIMARY KEY (player, ruleset)
) STRICT, WITHOUT ROWID;
INSERT INTO "record" VALUES('1m851jnbg3d9s3a6','bulls-and-cows',X'0002020000A09C0100000000020298D6CAA1C16898D6CAA1C168000098D6CAA1C168');
INSERT INTO "record" VALUES('1m851jnbg3d9s3a6','gomoku',X'0002020000A09C01000000000202E4D7CAA1C168E4D7CAA1C1680000E4D7CAA1C168');
INSERT INTO "record" VALUES('1m851jnbg3d9s3a6','number-guess',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m851jnbg3d9s3a6','quiz',X'0002000000000000000000000000000000');
INSERT INTO "record" VALUES('1m851jnbg3d9s3a6','tic-tac-toe',X'0002020000A09C010000000002029EDECAA1C1689EDECAA1C16800009EDECAA1C168');
INSERT INTO "record" VALUES('1m851jnbqcaq3qea','bulls-and-cows',X'0002020000A09C01000000000202BAD6CAA1C168BAD6CAA1C1680000BAD6CAA1C168');
INSERT INTO "record" VALUES('1m851jnbqcaq3qea','gomoku',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m851jnbqcaq3qea','number-guess',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m851jnbqcaq3qea','tic-tac-toe',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m851jnd50ajzak7','bulls-and-cows',X'0002020000A09C01000000000202E6D6CAA1C168E6D6CAA1C1680000E6D6CAA1C168');
INSERT INTO "record" VALUES('1m851jne28gvcma7','bulls-and-cows',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m851jne4age39r1','bulls-and-cows',X'0002020000C0B80200000000020292D7CAA1C16892D7CAA1C168000092D7CAA1C168');
INSERT INTO "record" VALUES('1m851jnfw8s5rd9z','yahtzee',X'0002000002C0B12E00000000000000BCD8CAA1C168000000');
INSERT INTO "record" VALUES('1m851jnfz3wh3d2z','yahtzee',X'0002020000A08632000000000202BCD8CAA1C168BCD8CAA1C1680000BCD8CAA1C168');
INSERT INTO "record" VALUES('1m851jp0523jj9dq','tic-tac-toe',X'0002020000A09C01000000000202A6E0CAA1C168A6E0CAA1C1680000A6E0CAA1C168');
INSERT INTO "record" VALUES('1m851jp078eje36k','tic-tac-toe',X'0002000002000000000000000000000000');
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
INSERT INTO "result" VALUES('1m851jnccfhmh47h','main','1m851jnbt4kbjpyx',1,'bulls-and-cows',1,0,1795465762188,'{"id":"1m851jnccfhmh47h","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"5742","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-23T20:29:22.188Z"}');
INSERT INTO "result" VALUES('1m851jnccfhmhyxr','main','1m851jnbt4kbjpyx',0,'bulls-and-cows',1,0,1795465762188,'{"id":"1m851jnccfhmhyxr","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-23T20:29:22.188Z"}');
INSERT INTO "result" VALUES('1m851jncx0h63vr9','main','1m851jncd1syhh6x',1,'bulls-and-cows',1,0,1795465762205,'{"id":"1m851jncx0h63vr9","round":1,"leader":null,"attempts":7,"solved":true,"solver":0,"secret":"4592","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-23T20:29:22.205Z"}');
INSERT INTO "result" VALUES('1m851jncx0h64krh','main','1m851jncd1syhh6x',0,'bulls-and-cows',1,0,1795465762205,'{"id":"1m851jncx0h64krh","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-23T20:29:22.205Z"}');
INSERT INTO "result" VALUES('1m851jnczcjq9q4j','main','1m851jncybeep5vz',1,'number-guess',1,0,1795465762207,'{"id":"1m851jnczcjq9q4j","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"9798","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-23T20:29:22.207Z"}');
INSERT INTO "result" VALUES('1m851jnczcjqa9ek','main','1m851jncybeep5vz',0,'number-guess',1,0,1795465762207,'{"id":"1m851jnczcjqa9ek","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-23T20:29:22.207Z"}');
INSERT INTO "result" VALUES('1m851jnd08r34tc5','main','1m851jnd08r32vza',1,'number-guess',1,0,1795465762208,'{"id":"1m851jnd08r34tc5","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"7927","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-23T20:29:22.208Z"}');
INSERT INTO "result" VALUES('1m851jnd08r352sg','main','1m851jnd08r32vza',0,'number-guess',1,0,1795465762208,'{"id":"1m851jnd08r352sg","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-23T20:29:22.208Z"}');
INSERT INTO "result" VALUES('1m851jndk5vhzfwz','main','1m851jnd50ajze2b',1,'bulls-and-cows',1,0,1795465762227,'{"id":"1m851jndk5vhzfwz","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"9524","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-23T20:29:22.227Z"}');
INSERT INTO "result" VALUES('1m851jne7bqn1xmb','main','1m851jne5es83d0c',1,'bulls-and-cows',0,1,1795465762247,'{"id":"1m851jne7bqn1xmb","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-23T20:29:22.247Z"}');
INSERT INTO "result" VALUES('1m851jne94v7yze6','main','1m851jne5es83d0c',2,'bulls-and-cows',0,1,1795465762249,'{"id":"1m851jne94v7yze6","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-23T20:29:22.249Z"}');
INSERT INTO "result" VALUES('1m851jne94v8032v','main','1m851jne5es83d0c',0,'bulls-and-cows',0,1,1795465762249,'{"id":"1m851jne94v8032v","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation","published_at":"2026-11-23T20:29:22.249Z"}');
INSERT INTO "result" VALUES('1m851jnfa9kzf5cv','main','1m851jnf3ere6t1y',1,'tic-tac-toe',0,1,1795465762282,'{"id":"1m851jnfa9kzf5cv","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-23T20:29:22.282Z"}');
INSERT INTO "result" VALUES('1m851jnfjf509tbv','main','1m851jnfff0g9a06',1,'gomoku',1,0,1795465762290,'{"id":"1m851jnfjf509tbv","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-23T20:29:22.290Z"}');
INSERT INTO "result" VALUES('1m851jnfjf50bcj6','main','1m851jnfff0g9a06',0,'gomoku',1,0,1795465762290,'{"id":"1m851jnfjf50bcj6","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","published_at":"2026-11-23T20:29:22.290Z"}');
INSERT INTO "result" VALUES('1m851jngy4qjhybh','main','1m851jng2c5xz9s0',1,'yahtzee',0,0,1795465762334,'{"id":"1m851jngy4qjhybh","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":1,"twos":0,"threes":3,"fours":0,"fives":0,"sixes":6,"three-of-a-kind":8,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":20},"upper_total":10,"upper_bonus":0,"yahtzee_bonus":0,"total":38},{"seat":1,"boxes":{"aces":1,"twos":2,"threes":3,"fours":8,"fives":5,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":16},"upper_total":25,"upper_bonus":0,"yahtzee_bonus":0,"total":41}],"forfeited":[],"forfeited_by":null,"points":[38,41],"published_at":"2026-11-23T20:29:22.334Z"}');
INSERT INTO "result" VALUES('1m851jngy4qjkcem','main','1m851jng2c5xz9s0',0,'yahtzee',0,0,1795465762334,'{"id":"1m851jngy4qjkcem","outcome":"win","winners":[1],"points":[38,41],"reason":"rounds","published_at":"2026-11-23T20:29:22.334Z"}');
INSERT INTO "result" VALUES('1m851jnwf6pg2ena','main','1m851jnvxapccn11',1,'tic-tac-toe',0,0,1795465762703,'{"id":"1m851jnwf6pg2ena","round":1,"leader":0,"moves":0,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-23T20:29:22.703Z"}');
INSERT INTO "result" VALUES('1m851jnwf6pg2v4x','main','1m851jnvxapccn11',0,'tic-tac-toe',0,0,1795465762703,'{"id":"1m851jnwf6pg2v4x","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","published_at":"2026-11-23T20:29:22.703Z"}');
INSERT INTO "result" VALUES('1m851jnzz4pppmzp','main','1m851jnzvb22r2d0',1,'quiz',0,0,1795465762815,'{"id":"1m851jnzz4pppmzp","round":1,"leader":null,"scores":[{"seat":0,"points":0,"right":0,"wrong":0,"passes":0,"unanswered":1,"tie_break":null}],"places":[1],"tie_break":null,"title":null,"forfeited_by":null,"points":[0],"published_at":"2026-11-23T20:29:22.815Z"}');
INSERT INTO "result" VALUES('1m851jnzz4ppqek8','main','1m851jnzvb22r2d0',0,'quiz',0,0,1795465762815,'{"id":"1m851jnzz4ppqek8","outcome":"loss","winners":[],"points":[0],"minor":[0],"reason":"rounds","published_at":"2026-11-23T20:29:22.815Z"}');
INSERT INTO "result" VALUES('1m851jp0k3957y1t','main','1m851jp0aa6w0cff',1,'tic-tac-toe',0,0,1795465762835,'{"id":"1m851jp0k3957y1t","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-23T20:29:22.835Z"}');
INSERT INTO "result" VALUES('1m851jp0k395aq36','main','1m851jp0aa6w0cff',0,'tic-tac-toe',0,0,1795465762835,'{"id":"1m851jp0k395aq36","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-23T20:29:22.835Z"}');
CREATE TABLE result_reader (
    reader TEXT NOT NULL, -- a player, or a service's
    result TEXT NOT NULL,
    PRIMARY KEY (reader, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "result_reader" VALUES('1m851jnba4ateaz8','1m851jp0k3957y1t');
INSERT INTO "result_reader" VALUES('1m851jnba4ateaz8','1m851jp0k395aq36');
INSERT INTO "result_reader" VALUES('1m851jnbg3d9s3a6','1m851jnccfhmh47h');
INSERT INTO "result_reader" VALUES('1m851jnbg3d9s3a6','1m851jnccfhmhyxr');
INSERT INTO "result_reader" VALUES('1m851jnbg3d9s3a6','1m851jnczcjq9q4j');
INSERT INTO "result_reader" VALUES('1m851jnbg3d9s3a6','1m851jnczcjqa9ek');
INSERT INTO "result_reader" VALUES('1m851jnbg3d9s3a6','1m851jnfjf509tbv');
INSERT INTO "result_reader" VALUES('1m851jnbg3d9s3a6','1m851jnfjf50bcj6');
INSERT INTO "result_reader" VALUES('1m851jnbg3d9s3a6','1m851jnwf6pg2ena');
INSERT INTO "result_reader" VALUES('1m851jnbg3d9s3a6','1m851jnwf6pg2v4x');
INSERT INTO "result_reader" VALUES('1m851jnbg3d9s3a6','1m851jnzz4pppmzp');
INSERT INTO "result_reader" VALUES('1m851jnbg3d9s3a6','1m851jnzz4ppqek8');
INSERT INTO "result_reader" VALUES('1m851jnbqcaq3qea','1m851jncx0h63vr9');
INSERT INTO "result_reader" VALUES('1m851jnbqcaq3qea','1m851jncx0h64krh');
INSERT INTO "result_reader" VALUES('1m851jnbqcaq3qea','1m851jnd08r34tc5');
INSERT INTO "result_reader" VALUES('1m851jnbqcaq3qea','1m851jnd08r352sg');
INSERT INTO "result_reader" VALUES('1m851jnbqcaq3qea','1m851jnfjf509tbv');
INSERT INTO "result_reader" VALUES('1m851jnbqcaq3qea','1m851jnfjf50bcj6');
INSERT INTO "result_reader" VALUES('1m851jnbqcaq3qea','1m851jnwf6pg2ena');
INSERT INTO "result_reader" VALUES('1m851jnbqcaq3qea','1m851jnwf6pg2v4x');
INSERT INTO "result_reader" VALUES('1m851jnd50ajzak7','1m851jndk5vhzfwz');
INSERT INTO "result_reader" VALUES('1m851jne28gvcma7','1m851jne7bqn1xmb');
INSERT INTO "result_reader" VALUES('1m851jne28gvcma7','1m851jne94v7yze6');
INSERT INTO "result_reader" VALUES('1m851jne28gvcma7','1m851jne94v8032v');
INSERT INTO "result_reader" VALUES('1m851jne4age39r1','1m851jne7bqn1xmb');
INSERT INTO "result_reader" VALUES('1m851jne4age39r1','1m851jne94v7yze6');
INSERT INTO "result_reader" VALUES('1m851jne4age39r1','1m851jne94v8032v');
INSERT INTO "result_reader" VALUES('1m851jnex1831wrj','1m851jnfa9kzf5cv');
INSERT INTO "result_reader" VALUES('1m851jneyeyyz4pb','1m851jnfa9kzf5cv');
INSERT INTO "result_reader" VALUES('1m851jnfw8s5rd9z','1m851jngy4qjhybh');
INSERT INTO "result_reader" VALUES('1m851jnfw8s5rd9z','1m851jngy4qjkcem');
INSERT INTO "result_reader" VALUES('1m851jnfz3wh3d2z','1m851jngy4qjhybh');
INSERT INTO "result_reader" VALUES('1m851jnfz3wh3d2z','1m851jngy4qjkcem');
INSERT INTO "result_reader" VALUES('1m851jp0523jj9dq','1m851jp0k3957y1t');
INSERT INTO "result_reader" VALUES('1m851jp0523jj9dq','1m851jp0k395aq36');
INSERT INTO "result_reader" VALUES('1m851jp078eje36k','1m851jp0k3957y1t');
INSERT INTO "result_reader" VALUES('1m851jp078eje36k','1m851jp0k395aq36');
CREATE TABLE round_questions (
    game         TEXT    NOT NULL REFERENCES game (id),
    round        INTEGER NOT NULL CHECK (round > 0),
    fingerprints BLOB    NOT NULL, -- of each question eight bytes, the highest first: see rules/quiz_set.h
    PRIMARY KEY (game, round)
) STRICT, WITHOUT ROWID;
INSERT INTO "round_questions" VALUES('1m851jnzvb22r2d0',1,X'08293EB9F6B0DCC6');
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
INSERT INTO "seat" VALUES('1m851jnbt4kbjpyx',0,'1m851jnbg3d9s3a6','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m851jncd1syhh6x',0,'1m851jnbqcaq3qea','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m851jncybeep5vz',0,'1m851jnbg3d9s3a6','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m851jnd08r32vza',0,'1m851jnbqcaq3qea','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m851jnd15wf5kw7',0,'1m851jnd15wf4hrd','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m851jnd50ajze2b',0,'1m851jnd50ajzak7','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m851jne5es83d0c',0,'1m851jne28gvcma7','resigned',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m851jne5es83d0c',1,'1m851jne4age39r1','joined',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m851jnef6xv10qt',0,'1m851jnea59vvtn0','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m851jnef6xv10qt',1,'1m851jnebb7ww9fd','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m851jnef6xv10qt',2,'1m851jnebb7wzayz','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m851jnemf9qf324',0,'1m851jnej97frq52','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m851jnemf9qf324',1,'1m851jnekdpa4080','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m851jnemf9qf324',2,'1m851jnekdpa4ptj','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m851jneqfdzbqyn',0,'1m851jnbg3d9s3a6','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m851jneqfdzbqyn',1,NULL,'open',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m851jnereg9d34k',0,'1m851jnbqcaq3qea','joined',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m851jnereg9d34k',1,'1m851jnbr2b7r040','invited',0,1,'1m851jnbqcaq3qea',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m851jnev4a39ebt',0,'1m851jnbg3d9s3a6','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m851jnev4a39ebt',1,'1m851jnbr2b7r040','invited',1,0,'1m851jnbg3d9s3a6',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m851jnew6x33qp8',0,'1m851jnbg3d9s3a6','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m851jnew6x33qp8',1,'000000000p9c7fga','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m851jnf3ere6t1y',0,'1m851jnex1831wrj','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m851jnf3ere6t1y',1,'1m851jneyeyyz4pb','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m851jnfff0g9a06',0,'1m851jnbg3d9s3a6','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m851jnfff0g9a06',1,'1m851jnbqcaq3qea','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m851jnfn1s1fcgn',0,'1m851jnfm8gxj21b','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m851jnfn1s1fcgn',1,'1m851jnfm8gxka8f','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m851jng2c5xz9s0',0,'1m851jnfw8s5rd9z','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m851jng2c5xz9s0',1,'1m851jnfz3wh3d2z','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m851jnvxapccn11',0,'1m851jnbg3d9s3a6','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m851jnvxapccn11',1,'1m851jnbqcaq3qea','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m851jnz9d0zxv6m',0,'1m851jnbg3d9s3a6','invited',1,0,'1m851jnz61e1ysq9',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m851jnz9d0zxv6m',1,'1m851jnbr2b7r040','invited',1,0,'1m851jnz61e1ysq9',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m851jnzvb22r2d0',0,'1m851jnbg3d9s3a6','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m851jp0aa6w0cff',0,'1m851jp0523jj9dq','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m851jp0aa6w0cff',1,'1m851jp078eje36k','joined',0,0,NULL,0,NULL,NULL);
CREATE TABLE server_secret (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB    NOT NULL CHECK (length(key) = 32)
) STRICT;
INSERT INTO "server_secret" VALUES(1,X'7B211B28B0726DC8CC48B61869EE9174EE7A1A315E7DFF82F300F5083CFB6C02');
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
INSERT INTO "token" VALUES(X'1A3875666B4F85B58E10277EA0B8CC073E16D150D1F0C879FDA085826E92F123','main','1m851jnba4atg6s6','1m851jnba4ateaz8',2,'referee token create',1795465762154,NULL,NULL);
INSERT INTO "token" VALUES(X'2F14C2C8A1F905C620F1CE44D3B455075FD6E254FBEE5099F1009BF6AC8D3870','main','1m851jnfm8gxmdpt','1m851jnfm8gxka8f',1,'',1795465762292,NULL,NULL);
INSERT INTO "token" VALUES(X'327C3B532D229CF88E2D70715CCBA7CE7F10BE6B07D1B122CA8713FA986A275B','main','1m851jnd50ak17mn','1m851jnd50ajzak7',1,'',1795465762213,NULL,NULL);
INSERT INTO "token" VALUES(X'333F37F37611EC046E5B37F3F0DE1825C73B8941FD29654FCADC8597DA8C749F','main','1m851jnea59vwesh','1m851jnea59vvtn0',1,'',1795465762250,NULL,NULL);
INSERT INTO "token" VALUES(X'3A4E23F435BC5ADC282740DE139402C18D1C231A51BEAD0AFADDD2CEC3CAD9E1','main','1m851jnekdpa54n0','1m851jnekdpa4ptj',1,'',1795465762259,NULL,NULL);
INSERT INTO "token" VALUES(X'3D970D4BEDFA7A080B85525A231A456E0B1F723413EFCABF34E0571125D2409C','main','1m851jne4age57v7','1m851jne4age39r1',1,'',1795465762244,NULL,NULL);
INSERT INTO "token" VALUES(X'404FBC852A26EF89B3903175665ED26F834FBA6C76DAF09FFB4C507BFD2D1CB9','main','1m851jnbqcaq3y8f','1m851jnbqcaq3qea',1,'',1795465762167,NULL,NULL);
INSERT INTO "token" VALUES(X'507E53208F2A0325AA6C5E8C42D8988E253879E3D76DBE70EA14CA67245C9B6A','main','1m851jnex18327vm','1m851jnex1831wrj',1,'',1795465762269,NULL,NULL);
INSERT INTO "token" VALUES(X'56F73FA1B8581E30C2C357426EE4AA2521318533F27BB5DD6311E3A019E0E375','main','1m851jnfm8gxj988','1m851jnfm8gxj21b',1,'',1795465762292,NULL,NULL);
INSERT INTO "token" VALUES(X'70D78370718D43BFE1D65006BB8B38601FC875C8F3C635E249B24CD99BB78FCB','main','1m851jnebb7wxrex','1m851jnebb7ww9fd',1,'',1795465762251,NULL,NULL);
INSERT INTO "token" VALUES(X'9CA5BEDB6EA385BAC6CF6FC99B7F87A91784B52A08ACD0B89AE3D34FCE4B6BF1','main','1m851jnbg3d9tmy5','1m851jnbg3d9s3a6',1,'',1795465762160,NULL,NULL);
INSERT INTO "token" VALUES(X'9E065B82326F349DEBF62686D572C2B7A44CC1A835674832152BF32EE79149B1','main','1m851jp0523jjmgn','1m851jp0523jj9dq',1,'',1795465762821,NULL,NULL);
INSERT INTO "token" VALUES(X'A4F40B3440FB51F894E67B718480D178DB8B36D184939196AABE8D9273395B94','main','1m851jnd15wf6zcm','1m851jnd15wf4hrd',1,'',1795465762209,NULL,NULL);
INSERT INTO "token" VALUES(X'B3D7EE2F26B966F32247A0F3200205A31AA0930F29808ADA812DA5DA25A8AE9F','main','1m851jnfw8s5smq3','1m851jnfw8s5rd9z',1,'',1795465762300,NULL,NULL);
INSERT INTO "token" VALUES(X'BA0770096AEE6CEE69010E6EBDD1FB62874989158BC69ED89D58DFF69FF24552','main','1m851jnfz3wh4ng4','1m851jnfz3wh3d2z',1,'',1795465762303,NULL,NULL);
INSERT INTO "token" VALUES(X'C48395D79A364F093018DB60AFE5429CFD30F5A7FAAF4F12C97A8C41C57FBA3B','main','1m851jnekdpa45ny','1m851jnekdpa4080',1,'',1795465762259,NULL,NULL);
INSERT INTO "token" VALUES(X'C528D71CD16F023D87BF4C427265F8F57EFF252B80B3F22DA31F374C93F1AD22','main','1m851jnebb7wzdjp','1m851jnebb7wzayz',1,'',1795465762251,NULL,NULL);
INSERT INTO "token" VALUES(X'CD16CDE1E6BA3DDB120930F4CF1D4B3F58952B9C5330DF5881EBD94E307F2BAE','main','1m851jneyeyz0296','1m851jneyeyyz4pb',1,'',1795465762270,NULL,NULL);
INSERT INTO "token" VALUES(X'D26085E72B90501E97603B9670171E0DEEEE2CAC0E0912B1B6C2CC80400B79B9','main','1m851jp078eje3q2','1m851jp078eje36k',1,'',1795465762823,NULL,1795465762836);
INSERT INTO "token" VALUES(X'E7532E160C522643AE45D1257358EEB9F82B6C19C196DE96F194604F69E4B731','main','1m851jnej97frxfe','1m851jnej97frq52',1,'',1795465762258,NULL,NULL);
INSERT INTO "token" VALUES(X'E761ABFE68E432A164601CEE3DA9DB821117F55A3F5B6B07E748E3AA5709D133','main','1m851jnbr2b7rqe8','1m851jnbr2b7r040',1,'',1795465762168,NULL,NULL);
INSERT INTO "token" VALUES(X'FBFAC162476C753463A967AA95A547E83B41A72C398B98C2D30D285824D2125F','main','1m851jne28gve8pn','1m851jne28gvcma7',1,'',1795465762242,NULL,NULL);
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
INSERT INTO "tournament" VALUES('1m851jngzfw43c1k','main','1m851jnbg3d9s3a6','tic-tac-toe','swiss',1,'finished',11,3,6,0,5,0,0,1795465762335,1795465762338,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":null,"seed":"a81758f21fc85381d9e8e0118ca5dff981b6eb9c0b7df0c38a095f9b894058cd","seeded":false}','[1]',NULL,NULL,NULL,NULL,NULL,NULL,11);
INSERT INTO "tournament" VALUES('1m851jnhr0rkv51c','main','1m851jnbg3d9s3a6','tic-tac-toe','swiss',1,'finished',14,3,9,0,6,0,0,1795465762360,1795465762364,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":null,"seed":"ca2bd693f0214671abed32a3184571f0d0d6c1ad777e73830fda124bc52601ae","seeded":false}','[6]',NULL,NULL,NULL,NULL,'1m851jngzfw43c1k',NULL,14);
INSERT INTO "tournament" VALUES('1m851jnjg6aj5g1w','main','1m851jnbg3d9s3a6','tic-tac-toe','round-robin',1,'finished',6,1,1,0,2,2,0,1795465762384,1795465762715,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"disqualify","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"21cbd698b61c2af1a5401147fb2a709174dd1985a00b64c34070f590aea4241d","seeded":false}','[1]',NULL,NULL,NULL,1795465762684,NULL,NULL,6);
INSERT INTO "tournament" VALUES('1m851jnxg7y7hej9','main','1m851jnbg3d9s3a6','tic-tac-toe','knockout',1,'finished',11,2,4,3,3,0,0,1795465762736,1795465762743,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":null,"seed":"1c3947d0872a61a5d4e9fb1684d007b0142fa1f9d6b5309aeb3546541218c62d","seeded":false}','[2]',NULL,NULL,NULL,NULL,NULL,NULL,11);
INSERT INTO "tournament" VALUES('1m851jnybf7f008h','main','1m851jnbg3d9s3a6','yahtzee','heats',1,'finished',7,1,3,0,5,0,0,1795465762763,1795465762768,'{"options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"deal":"independent","illegal":"refuse","clock":null,"seed":"5205deaddabf8589a6a3562807ceac9f9424c6a3bea53236649707cbbca94abf","seeded":false,"table":3,"advance":1}','[2]',NULL,NULL,NULL,NULL,NULL,'Spring cup',7);
INSERT INTO "tournament" VALUES('1m851jnz43j2y9x4','main','1m851jnbg3d9s3a6','tic-tac-toe','round-robin',1,'open',1,1,0,0,2,2,1,1795465762789,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"539208cc33d83cabce8554243d2e2658a9166cf4aa45951f6b16d7b09163cf0a","seeded":false}',NULL,NULL,NULL,NULL,NULL,NULL,NULL,1);
INSERT INTO "tournament" VALUES('1m851jnz61e1ysq9','main','1m851jnbg3d9s3a6','tic-tac-toe','knockout',1,'running',4,1,0,0,2,2,0,1795465762791,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"4da194f525337b6029e3c779bc7591879e0cee9672786116fa5c7d1d40a91747","seeded":false}',NULL,NULL,NULL,NULL,NULL,NULL,NULL,4);
INSERT INTO "tournament" VALUES('1m851jnzbfzz9b6y','main','1m851jnbqcaq3qea','tic-tac-toe','knockout',0,'cancelled',3,1,0,0,1,1,0,1795465762795,1795465762797,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"c474d8d4aff8a40bae94a1f1cec9df370bf531148ac88828b4179989506320cd","seeded":false}',NULL,NULL,NULL,NULL,NULL,NULL,NULL,3);
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
INSERT INTO "tournament_entrant" VALUES('1m851jngzfw43c1k',1,NULL,'random','playing',3.0,3.0,3,3,0,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m851jngzfw43c1k',2,NULL,'random','playing',1.0,1.0,3,1,0,2,4,4,0);
INSERT INTO "tournament_entrant" VALUES('1m851jngzfw43c1k',3,NULL,'random','playing',2.0,2.0,3,2,0,1,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m851jngzfw43c1k',4,NULL,'random','playing',1.0,1.0,3,1,0,2,5,5,0);
INSERT INTO "tournament_entrant" VALUES('1m851jngzfw43c1k',5,NULL,'random','playing',2.0,2.0,3,2,0,1,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m851jnhr0rkv51c',1,NULL,'random','playing',2.0,2.0,3,2,0,1,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m851jnhr0rkv51c',2,NULL,'random','playing',2.0,2.0,3,2,0,1,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m851jnhr0rkv51c',3,NULL,'random','playing',0.0,0.0,3,0,0,3,6,6,0);
INSERT INTO "tournament_entrant" VALUES('1m851jnhr0rkv51c',4,NULL,'random','playing',1.0,1.0,3,1,0,2,5,5,0);
INSERT INTO "tournament_entrant" VALUES('1m851jnhr0rkv51c',5,NULL,'random','playing',1.0,1.0,3,1,0,2,4,4,0);
INSERT INTO "tournament_entrant" VALUES('1m851jnhr0rkv51c',6,NULL,'random','playing',3.0,3.0,3,3,0,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m851jnjg6aj5g1w',1,'1m851jnbg3d9s3a6',NULL,'playing',1.0,1.0,1,1,0,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m851jnjg6aj5g1w',2,'1m851jnbqcaq3qea',NULL,'playing',0.0,0.0,1,0,0,1,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m851jnjg6aj5g1w',3,'1m851jnbr2b7r040',NULL,'declined',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m851jnxg7y7hej9',1,NULL,'random','playing',1.0,1.0,2,1,0,1,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m851jnxg7y7hej9',2,NULL,'random','playing',2.0,2.0,4,2,0,2,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m851jnxg7y7hej9',3,NULL,'random','playing',1.0,1.0,2,1,0,1,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m851jnybf7f008h',1,NULL,'random','playing',0.0,0.0,2,0,0,2,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m851jnybf7f008h',2,NULL,'random','playing',2.0,2.0,2,2,0,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m851jnybf7f008h',3,NULL,'random','playing',1.0,1.0,2,1,0,1,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m851jnybf7f008h',4,NULL,'random','playing',0.0,0.0,1,0,0,1,4,4,0);
INSERT INTO "tournament_entrant" VALUES('1m851jnybf7f008h',5,NULL,'random','playing',0.0,0.0,1,0,0,1,5,5,0);
INSERT INTO "tournament_entrant" VALUES('1m851jnz43j2y9x4',1,'1m851jnbg3d9s3a6',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m851jnz43j2y9x4',2,'1m851jnbqcaq3qea',NULL,'invited',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m851jnz61e1ysq9',1,'1m851jnbg3d9s3a6',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m851jnz61e1ysq9',2,'1m851jnbr2b7r040',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m851jnzbfzz9b6y',1,'1m851jnbqcaq3qea',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m851jnzbfzz9b6y',2,'1m851jnbr2b7r040',NULL,'declined',0.0,0.0,0,0,0,0,NULL,NULL,0);
CREATE TABLE tournament_event (
    tournament TEXT    NOT NULL,
    seq        INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the tournament; its newest is its version
    at         INTEGER NOT NULL,
    kind       TEXT    NOT NULL,                 -- created, joined, game, ...: see tournament/tournament.h
    body       TEXT    NOT NULL,                 -- JSON: the whole truth
    PRIMARY KEY (tournament, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_event" VALUES('1m851jngzfw43c1k',1,1795465762335,'created','{"ruleset":"tic-tac-toe","format":"swiss","games":3,"deal":"independent","visibility":"public","illegal":"refuse","seed":"a81758f21fc85381d9e8e0118ca5dff981b6eb9c0b7df0c38a095f9b894058cd","seeded":false,"clock":null,"creator":"1m851jnbg3d9s3a6","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m851jngzfw43c1k',2,1795465762336,'round','{"round":1,"pairs":[[1,3],[4,2]],"byes":[5]}');
INSERT INTO "tournament_event" VALUES('1m851jngzfw43c1k',3,1795465762336,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,3],"scores":[1,0],"seed":"210cad4c46d8a3b8f53061841faecc6d584acf88e30c01aa9db29df770b24b29","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m851jngzfw43c1k',4,1795465762336,'game','{"game":2,"round":1,"tie_break":false,"entrants":[4,2],"scores":[0,1],"seed":"c3e8a5deb2959d5c81b89689a3c8cd9732dca9ca0ab57bedbc6c0e57820140c4","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m851jngzfw43c1k',5,1795465762336,'round','{"round":2,"pairs":[[2,1],[3,5]],"byes":[4]}');
INSERT INTO "tournament_event" VALUES('1m851jngzfw43c1k',6,1795465762336,'game','{"game":3,"round":2,"tie_break":false,"entrants":[2,1],"scores":[0,1],"seed":"c1b8dbc932429fcb68188c04699233fc090a321b78d43d1de3061cce5d69b507","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m851jngzfw43c1k',7,1795465762336,'game','{"game":4,"round":2,"tie_break":false,"entrants":[3,5],"scores":[1,0],"seed":"4ea53d53c03d2ee67b8a00409d4b980d2a61487c693d00d09632d3ce85d1c455","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m851jngzfw43c1k',8,1795465762336,'round','{"round":3,"pairs":[[1,4],[5,2]],"byes":[3]}');
INSERT INTO "tournament_event" VALUES('1m851jngzfw43c1k',9,1795465762336,'game','{"game":5,"round":3,"tie_break":false,"entrants":[1,4],"scores":[1,0],"seed":"15909ce9e526f89c4671cefa9a74d598561053c176200fae14104113e42135f3","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m851jngzfw43c1k',10,1795465762336,'game','{"game":6,"round":3,"tie_break":false,"entrants":[5,2],"scores":[1,0],"seed":"2119a8058d6c10484a5c556673f99243136343aa85a7510a3955591606b954dc","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m851jngzfw43c1k',11,1795465762338,'finished','{"winners":[1]}');
INSERT INTO "tournament_event" VALUES('1m851jnhr0rkv51c',1,1795465762360,'created','{"ruleset":"tic-tac-toe","format":"swiss","games":3,"deal":"independent","visibility":"public","illegal":"refuse","seed":"ca2bd693f0214671abed32a3184571f0d0d6c1ad777e73830fda124bc52601ae","seeded":false,"clock":null,"creator":"1m851jnbg3d9s3a6","series":"1m851jngzfw43c1k","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m851jnhr0rkv51c',2,1795465762362,'round','{"round":1,"pairs":[[1,4],[5,2],[3,6]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m851jnhr0rkv51c',3,1795465762362,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,4],"scores":[1,0],"seed":"46fcf50055c2f1ef0a5e0ac209077b520899085dc7862aac331dadb27c383846","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m851jnhr0rkv51c',4,1795465762362,'game','{"game":2,"round":1,"tie_break":false,"entrants":[5,2],"scores":[0,1],"seed":"4a4b3e0a5388d249caf42973fdb3d3a9c4cdeb7c57ae7ab254a813586a23640b","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m851jnhr0rkv51c',5,1795465762363,'game','{"game":3,"round":1,"tie_break":false,"entrants":[3,6],"scores":[0,1],"seed":"bf56e597dce97156b346714c1b76d9c8b47dce05dc0fa4ec3ecd8636da1c39d9","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m851jnhr0rkv51c',6,1795465762363,'round','{"round":2,"pairs":[[2,1],[6,5],[4,3]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m851jnhr0rkv51c',7,1795465762363,'game','{"game":4,"round":2,"tie_break":false,"entrants":[2,1],"scores":[1,0],"seed":"deaef2ce458b8eb815bd8b8f06084586ff75498e8837e264921e2724ed9b82d7","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m851jnhr0rkv51c',8,1795465762363,'game','{"game":5,"round":2,"tie_break":false,"entrants":[6,5],"scores":[1,0],"seed":"e7c1f0664775e30405a50bfc0762b62aab0a532af1f0dedddf62a563795e8207","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m851jnhr0rkv51c',9,1795465762363,'game','{"game":6,"round":2,"tie_break":false,"entrants":[4,3],"scores":[1,0],"seed":"cf3969c28d28d5760cde9ae7f26e0dee949981c23e80e20ce71ba577f4bdcf7a","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m851jnhr0rkv51c',10,1795465762363,'round','{"round":3,"pairs":[[6,2],[1,3],[5,4]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m851jnhr0rkv51c',11,1795465762363,'game','{"game":7,"round":3,"tie_break":false,"entrants":[6,2],"scores":[1,0],"seed":"250226d4b695899014d1bc8a334b2e48cd0ed7786a5acdca612bf243c0440fa4","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m851jnhr0rkv51c',12,1795465762363,'game','{"game":8,"round":3,"tie_break":false,"entrants":[1,3],"scores":[1,0],"seed":"5ce7f545b3576f7f5e8fa0b49eeafa8c27d7d49fe7b7fe8f3f0cc49df64f149b","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m851jnhr0rkv51c',13,1795465762363,'game','{"game":9,"round":3,"tie_break":false,"entrants":[5,4],"scores":[1,0],"seed":"e20dfeb0bab6e9469463d23b23dfb73af81f8ae5bd372113fc5324fd654c9c8e","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m851jnhr0rkv51c',14,1795465762364,'finished','{"winners":[6]}');
INSERT INTO "tournament_event" VALUES('1m851jnjg6aj5g1w',1,1795465762384,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","visibility":"public","illegal":"disqualify","seed":"21cbd698b61c2af1a5401147fb2a709174dd1985a00b64c34070f590aea4241d","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m851jnbg3d9s3a6","starts_at":"2026-11-23T20:29:22.684Z","entrants":[{"player":"1m851jnbg3d9s3a6","joined":true},{"player":"1m851jnbqcaq3qea","joined":false},{"player":"1m851jnbr2b7r040","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m851jnjg6aj5g1w',2,1795465762388,'joined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m851jnjg6aj5g1w',3,1795465762685,'begun','{}');
INSERT INTO "tournament_event" VALUES('1m851jnjg6aj5g1w',4,1795465762685,'started','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"id":"1m851jnvxapccn11"}');
INSERT INTO "tournament_event" VALUES('1m851jnjg6aj5g1w',5,1795465762714,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"scores":[1,0],"forfeits":[2],"id":"1m851jnvxapccn11"}');
INSERT INTO "tournament_event" VALUES('1m851jnjg6aj5g1w',6,1795465762715,'finished','{"winners":[1]}');
INSERT INTO "tournament_event" VALUES('1m851jnxg7y7hej9',1,1795465762736,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":2,"deal":"independent","visibility":"public","illegal":"refuse","seed":"1c3947d0872a61a5d4e9fb1684d007b0142fa1f9d6b5309aeb3546541218c62d","seeded":false,"clock":null,"creator":"1m851jnbg3d9s3a6","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m851jnxg7y7hej9',2,1795465762740,'round','{"round":1,"pairs":[[3,2]],"byes":[1]}');
INSERT INTO "tournament_event" VALUES('1m851jnxg7y7hej9',3,1795465762740,'game','{"game":1,"round":1,"tie_break":false,"entrants":[3,2],"scores":[1,0],"seed":"5f47b541be04f1aeb24b3b7ed3c51a1ec7db93031b9efb218348dcf4537127aa","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m851jnxg7y7hej9',4,1795465762740,'game','{"game":2,"round":1,"tie_break":false,"entrants":[2,3],"scores":[1,0],"seed":"f95f1ab2be2dbf1eb99d1792ebaca11963a61cd9110d20dfd5c7b5480ebc8f0c","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m851jnxg7y7hej9',5,1795465762740,'game','{"game":3,"round":1,"tie_break":true,"entrants":[3,2],"scores":[0.5,0.5],"seed":"d9f10ea3408ef1b99f2ec79e00b3e606ea90254343f4723cee5ea6a2e4da9b2d","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m851jnxg7y7hej9',6,1795465762741,'game','{"game":4,"round":1,"tie_break":true,"entrants":[2,3],"scores":[1,0],"seed":"781cde7d317515650f76cfd74d6839557264752fbe72cb29cb2ed3210c4ab26c","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m851jnxg7y7hej9',7,1795465762741,'round','{"round":2,"pairs":[[1,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m851jnxg7y7hej9',8,1795465762741,'game','{"game":5,"round":2,"tie_break":false,"entrants":[1,2],"scores":[1,0],"seed":"064b3fcde3d195bc80c9031f82b413599178bbeb09d755b1816f38a390d907ac","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m851jnxg7y7hej9',9,1795465762741,'game','{"game":6,"round":2,"tie_break":false,"entrants":[2,1],"scores":[1,0],"seed":"060657aef294d920aac727ccb0de023ec97585b80f7126a3fdce24cd6419bcf6","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m851jnxg7y7hej9',10,1795465762741,'game','{"game":7,"round":2,"tie_break":true,"entrants":[1,2],"scores":[0,1],"seed":"5dbf408a938b1c1d739e6dbf6183d3f9f14a372435cd9b344fb7fe7dcc740de5","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m851jnxg7y7hej9',11,1795465762743,'finished','{"winners":[2]}');
INSERT INTO "tournament_event" VALUES('1m851jnybf7f008h',1,1795465762763,'created','{"ruleset":"yahtzee","format":"heats","games":1,"deal":"independent","visibility":"public","illegal":"refuse","seed":"5205deaddabf8589a6a3562807ceac9f9424c6a3bea53236649707cbbca94abf","seeded":false,"clock":null,"creator":"1m851jnbg3d9s3a6","table":3,"advance":1,"master":null,"title":null,"entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m851jnybf7f008h',2,1795465762764,'stage','{"stage":1,"tables":[[4,3,1],[5,2]]}');
INSERT INTO "tournament_event" VALUES('1m851jnybf7f008h',3,1795465762764,'game','{"game":1,"round":1,"tie_break":false,"entrants":[4,3,1],"scores":[42,61,48],"seed":"b21a863759ecb07975b46cfa498cb8d0edf9df40eb75be061fdf0f08d7b6bd4b","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m851jnybf7f008h',4,1795465762764,'game','{"game":2,"round":1,"tie_break":false,"entrants":[5,2],"scores":[41,51],"seed":"8a043c655bd03d2e5f0d98a4a7cebd2fde8f969dc51f51e9e418f78aa82ca546","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m851jnybf7f008h',5,1795465762764,'stage','{"stage":2,"tables":[[1,2,3]]}');
INSERT INTO "tournament_event" VALUES('1m851jnybf7f008h',6,1795465762764,'game','{"game":3,"round":2,"tie_break":false,"entrants":[1,2,3],"scores":[36,64,38],"seed":"f96f145e38f3297313ea065e85302d2eddad7f3b6438af4a4c18f3cbb40a4cb2","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m851jnybf7f008h',7,1795465762768,'finished','{"winners":[2]}');
INSERT INTO "tournament_event" VALUES('1m851jnz43j2y9x4',1,1795465762789,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","visibility":"public","illegal":"refuse","seed":"539208cc33d83cabce8554243d2e2658a9166cf4aa45951f6b16d7b09163cf0a","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m851jnbg3d9s3a6","entrants":[{"player":"1m851jnbg3d9s3a6","joined":true},{"player":"1m851jnbqcaq3qea","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m851jnz61e1ysq9',1,1795465762791,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"public","illegal":"refuse","seed":"4da194f525337b6029e3c779bc7591879e0cee9672786116fa5c7d1d40a91747","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m851jnbg3d9s3a6","entrants":[{"player":"1m851jnbg3d9s3a6","joined":true},{"player":"1m851jnbr2b7r040","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m851jnz61e1ysq9',2,1795465762792,'joined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m851jnz61e1ysq9',3,1795465762793,'round','{"round":1,"pairs":[[1,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m851jnz61e1ysq9',4,1795465762793,'started','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"id":"1m851jnz9d0zxv6m"}');
INSERT INTO "tournament_event" VALUES('1m851jnzbfzz9b6y',1,1795465762795,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"private","illegal":"refuse","seed":"c474d8d4aff8a40bae94a1f1cec9df370bf531148ac88828b4179989506320cd","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m851jnbqcaq3qea","entrants":[{"player":"1m851jnbqcaq3qea","joined":true},{"player":"1m851jnbr2b7r040","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m851jnzbfzz9b6y',2,1795465762797,'declined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m851jnzbfzz9b6y',3,1795465762797,'cancelled','{"reason":"declined"}');
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
INSERT INTO "tournament_game" VALUES('1m851jngzfw43c1k',1,1,0,NULL,'[1,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m851jngzfw43c1k',2,1,0,NULL,'[4,2]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m851jngzfw43c1k',3,2,0,NULL,'[2,1]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m851jngzfw43c1k',4,2,0,NULL,'[3,5]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m851jngzfw43c1k',5,3,0,NULL,'[1,4]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m851jngzfw43c1k',6,3,0,NULL,'[5,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m851jnhr0rkv51c',1,1,0,NULL,'[1,4]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m851jnhr0rkv51c',2,1,0,NULL,'[5,2]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m851jnhr0rkv51c',3,1,0,NULL,'[3,6]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m851jnhr0rkv51c',4,2,0,NULL,'[2,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m851jnhr0rkv51c',5,2,0,NULL,'[6,5]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m851jnhr0rkv51c',6,2,0,NULL,'[4,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m851jnhr0rkv51c',7,3,0,NULL,'[6,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m851jnhr0rkv51c',8,3,0,NULL,'[1,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m851jnhr0rkv51c',9,3,0,NULL,'[5,4]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m851jnjg6aj5g1w',1,1,0,'1m851jnvxapccn11','[1,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m851jnxg7y7hej9',1,1,0,NULL,'[3,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m851jnxg7y7hej9',2,1,0,NULL,'[2,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m851jnxg7y7hej9',3,1,1,NULL,'[3,2]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m851jnxg7y7hej9',4,1,1,NULL,'[2,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m851jnxg7y7hej9',5,2,0,NULL,'[1,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m851jnxg7y7hej9',6,2,0,NULL,'[2,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m851jnxg7y7hej9',7,2,1,NULL,'[1,2]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m851jnybf7f008h',1,1,0,NULL,'[4,3,1]','[42,61,48]',NULL);
INSERT INTO "tournament_game" VALUES('1m851jnybf7f008h',2,1,0,NULL,'[5,2]','[41,51]',NULL);
INSERT INTO "tournament_game" VALUES('1m851jnybf7f008h',3,2,0,NULL,'[1,2,3]','[36,64,38]',NULL);
INSERT INTO "tournament_game" VALUES('1m851jnz61e1ysq9',1,1,0,'1m851jnz9d0zxv6m','[1,2]',NULL,NULL);
CREATE TABLE tournament_stage (
    tournament TEXT    NOT NULL,
    number     INTEGER NOT NULL CHECK (number > 0), -- 1, 2, 3, ...
    -- JSON, by table: the number of its latest game and its id, null where there is none; its entrants' numbers; of these,
    -- who are at that game; and what the entrants have scored, in their order, null while they play. Where they choose what
    -- they are asked of: that, in their order, null for those who have not yet.
    tables     TEXT    NOT NULL,
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_stage" VALUES('1m851jnybf7f008h',1,'[{"game":1,"id":null,"entrants":[4,3,1],"players":[4,3,1],"points":[42,61,48]},{"game":2,"id":null,"entrants":[5,2],"players":[5,2],"points":[41,51]}]');
INSERT INTO "tournament_stage" VALUES('1m851jnybf7f008h',2,'[{"game":3,"id":null,"entrants":[1,2,3],"players":[1,2,3],"points":[36,64,38]}]');
CREATE TABLE uptime_mark (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
INSERT INTO "uptime_mark" VALUES(1,1795465762837);
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
INSERT INTO "webhook" VALUES('1m851jp01773x32c','1m851jnba4ateaz8','https://receiver.invalid/',11,X'3188570EC066F87BF5AE27CC5EF4EC45860EEFBD9D176E7C4B8A456BBC91C00C',NULL,NULL,1795465762817,NULL,NULL);
INSERT INTO "webhook" VALUES('1m851jp02dcjq0z6','1m851jnba4ateaz8','https://receiver.invalid/',16,X'F9CA50B9678FCCE7C02BC9D0C0C6C1CA132501E50CB3721B49DECB5E67961C07',NULL,NULL,1795465762818,1795465762820,NULL);
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
