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
INSERT INTO "block" VALUES('1m821b83m9c2ebyt','1m821b83k98yzdqc',1795364855983);
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
INSERT INTO "delivery" VALUES(1,'1m821b88e1ekxz1k','1m821b88bc56paqm','1m821b88e1ekxkr6','1m821b88e1ekxkr6-1-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T16:27:36.078Z","data":{"seq":1,"at":"2026-11-22T16:27:36.078Z","kind":"created","seat":0,"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m821b88dba653ve","status":"joined"},{"player":"1m821b88dba683x1","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m821b88dba653ve","clock":{"turn_seconds":30,"bot_turn_seconds":1},"game":"1m821b88e1ekxkr6"}}',1795364856078,1,1795364861570,1795364856080,NULL,NULL,0);
INSERT INTO "delivery" VALUES(2,'1m821b88g3hb2t3w','1m821b88bc56paqm','1m821b88e1ekxkr6','1m821b88e1ekxkr6-2-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T16:27:36.080Z","data":{"seq":2,"at":"2026-11-22T16:27:36.080Z","kind":"joined","seat":1,"player":"1m821b88dba683x1","game":"1m821b88e1ekxkr6"}}',1795364856080,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(3,'1m821b88g3hb41s1','1m821b88bc56paqm','1m821b88e1ekxkr6','1m821b88e1ekxkr6-3-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T16:27:36.080Z","data":{"seq":3,"at":"2026-11-22T16:27:36.080Z","kind":"round","seat":null,"number":1,"leader":0,"commitment":null,"points":[0,0],"game":"1m821b88e1ekxkr6"}}',1795364856080,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(4,'1m821b88g3hb4201','1m821b88bc56paqm','1m821b88e1ekxkr6','1m821b88e1ekxkr6-3-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T16:27:36.080Z","data":{"game":"1m821b88e1ekxkr6","seq":3,"players":["1m821b88dba653ve"],"seats":[0],"deadline":"2026-11-22T16:28:06.080Z"}}',1795364856080,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(5,'1m821b88h3vrq98v','1m821b88bc56paqm','1m821b88e1ekxkr6','1m821b88e1ekxkr6-4-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T16:27:36.081Z","data":{"seq":4,"at":"2026-11-22T16:27:36.081Z","kind":"move","seat":0,"column":0,"row":0,"symbol":"X","game":"1m821b88e1ekxkr6"}}',1795364856081,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(6,'1m821b88h3vrr4ha','1m821b88bc56paqm','1m821b88e1ekxkr6','1m821b88e1ekxkr6-4-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T16:27:36.081Z","data":{"game":"1m821b88e1ekxkr6","seq":4,"players":["1m821b88dba683x1"],"seats":[1],"deadline":"2026-11-22T16:28:06.081Z"}}',1795364856081,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(7,'1m821b88jcq241tw','1m821b88bc56paqm','1m821b88e1ekxkr6','1m821b88e1ekxkr6-5-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T16:27:36.082Z","data":{"seq":5,"at":"2026-11-22T16:27:36.082Z","kind":"move","seat":1,"column":1,"row":0,"symbol":"O","game":"1m821b88e1ekxkr6"}}',1795364856082,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(8,'1m821b88jcq25j41','1m821b88bc56paqm','1m821b88e1ekxkr6','1m821b88e1ekxkr6-5-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T16:27:36.082Z","data":{"game":"1m821b88e1ekxkr6","seq":5,"players":["1m821b88dba653ve"],"seats":[0],"deadline":"2026-11-22T16:28:06.082Z"}}',1795364856082,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(9,'1m821b88k44w4h5n','1m821b88bc56paqm','1m821b88e1ekxkr6','1m821b88e1ekxkr6-6-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T16:27:36.083Z","data":{"seq":6,"at":"2026-11-22T16:27:36.083Z","kind":"move","seat":0,"column":0,"row":1,"symbol":"X","game":"1m821b88e1ekxkr6"}}',1795364856083,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(10,'1m821b88k44w4jxw','1m821b88bc56paqm','1m821b88e1ekxkr6','1m821b88e1ekxkr6-6-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T16:27:36.083Z","data":{"game":"1m821b88e1ekxkr6","seq":6,"players":["1m821b88dba683x1"],"seats":[1],"deadline":"2026-11-22T16:28:06.083Z"}}',1795364856083,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(11,'1m821b88mcay752z','1m821b88bc56paqm','1m821b88e1ekxkr6','1m821b88e1ekxkr6-7-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T16:27:36.084Z","data":{"seq":7,"at":"2026-11-22T16:27:36.084Z","kind":"move","seat":1,"column":1,"row":1,"symbol":"O","game":"1m821b88e1ekxkr6"}}',1795364856084,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(12,'1m821b88mcay8k5q','1m821b88bc56paqm','1m821b88e1ekxkr6','1m821b88e1ekxkr6-7-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T16:27:36.084Z","data":{"game":"1m821b88e1ekxkr6","seq":7,"players":["1m821b88dba653ve"],"seats":[0],"deadline":"2026-11-22T16:28:06.084Z"}}',1795364856084,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(13,'1m821b88mcay8s8x','1m821b88bc56paqm','1m821b88e1ekxkr6','1m821b88e1ekxkr6-8-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T16:27:36.084Z","data":{"seq":8,"at":"2026-11-22T16:27:36.084Z","kind":"move","seat":0,"column":0,"row":2,"symbol":"X","game":"1m821b88e1ekxkr6"}}',1795364856084,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(14,'1m821b88mcayb1jp','1m821b88bc56paqm','1m821b88e1ekxkr6','1m821b88e1ekxkr6-9-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T16:27:36.084Z","data":{"seq":9,"at":"2026-11-22T16:27:36.084Z","kind":"round-over","seat":null,"id":"1m821b88mcay93x7","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null,"game":"1m821b88e1ekxkr6"}}',1795364856084,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(15,'1m821b88mcaycffr','1m821b88bc56paqm','1m821b88e1ekxkr6','1m821b88e1ekxkr6-9-result.published','result.published','{"type":"result.published","timestamp":"2026-11-22T16:27:36.084Z","data":{"id":"1m821b88mcay93x7","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T16:27:36.084Z","kind":"round","game":"1m821b88e1ekxkr6","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m821b88dba653ve"}},{"seat":1,"player":{"id":"1m821b88dba683x1"}}]}}',1795364856084,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(16,'1m821b88mcayfmg0','1m821b88bc56paqm','1m821b88e1ekxkr6','1m821b88e1ekxkr6-10-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T16:27:36.084Z","data":{"seq":10,"at":"2026-11-22T16:27:36.084Z","kind":"finished","seat":null,"id":"1m821b88mcaye5r2","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","game":"1m821b88e1ekxkr6"}}',1795364856084,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(17,'1m821b88mcaygg09','1m821b88bc56paqm','1m821b88e1ekxkr6','1m821b88e1ekxkr6-10-result.published','result.published','{"type":"result.published","timestamp":"2026-11-22T16:27:36.084Z","data":{"id":"1m821b88mcaye5r2","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-22T16:27:36.084Z","kind":"match","game":"1m821b88e1ekxkr6","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m821b88dba653ve"}},{"seat":1,"player":{"id":"1m821b88dba683x1"}}]}}',1795364856084,0,NULL,NULL,NULL,NULL,0);
CREATE TABLE event (
    id   INTEGER PRIMARY KEY,              -- its place in the log of all games
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL                  -- JSON: the whole truth, secrets included
) STRICT;
INSERT INTO "event" VALUES(1,'1m821b83m9c2hk3q',1,1795364855924,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m821b83j6zrdy56","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m821b83j6zrdy56","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(2,'1m821b83m9c2hk3q',2,1795364855924,'round',NULL,'{"number":1,"leader":null,"commitment":"ff50ed9501942415ea55dccbf326605ca2e30811c6a29a6bc1457ad72ab525f5","points":[0],"rules":2,"seats":[{"player":"1m821b83j6zrdy56","status":"joined"}],"rounds":1,"deal":{"nonce":"61f4a1d4d944b96c2b9ea8022d3a3187ffcb1e2b1e2858db91df88eaa0bd3a01","secret":"6048"},"carry":null}');
INSERT INTO "event" VALUES(3,'1m821b83m9c2hk3q',3,1795364855926,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(4,'1m821b83m9c2hk3q',4,1795364855932,'guess',0,'{"attempt":2,"code":"1456","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(5,'1m821b83m9c2hk3q',5,1795364855935,'guess',0,'{"attempt":3,"code":"2547","bulls":1,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(6,'1m821b83m9c2hk3q',6,1795364855936,'guess',0,'{"attempt":4,"code":"3568","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(7,'1m821b83m9c2hk3q',7,1795364855936,'guess',0,'{"attempt":5,"code":"3649","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(8,'1m821b83m9c2hk3q',8,1795364855937,'guess',0,'{"attempt":6,"code":"6048","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(9,'1m821b83m9c2hk3q',9,1795364855937,'round-over',NULL,'{"id":"1m821b841d8mr0g6","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"6048","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"61f4a1d4d944b96c2b9ea8022d3a3187ffcb1e2b1e2858db91df88eaa0bd3a01","secret":"6048"}}');
INSERT INTO "event" VALUES(10,'1m821b83m9c2hk3q',10,1795364855937,'finished',NULL,'{"id":"1m821b841d8ms36x","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(11,'1m821b8429pakftz',1,1795364855938,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m821b83k98yzdqc","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m821b83k98yzdqc","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(12,'1m821b8429pakftz',2,1795364855938,'round',NULL,'{"number":1,"leader":null,"commitment":"2616fcfb5c573b6ba41ec2829a3a6d722f2b0253f9aa9772e178a5f14146cc59","points":[0],"rules":2,"seats":[{"player":"1m821b83k98yzdqc","status":"joined"}],"rounds":1,"deal":{"nonce":"a653b6f7dac824db0b26e2e9637e3abe5e9aea38c04a7fe40a8848db3d996e51","secret":"8032"},"carry":null}');
INSERT INTO "event" VALUES(13,'1m821b8429pakftz',3,1795364855940,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":3,"solved":false}');
INSERT INTO "event" VALUES(14,'1m821b8429pakftz',4,1795364855946,'guess',0,'{"attempt":2,"code":"1034","bulls":2,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(15,'1m821b8429pakftz',5,1795364855947,'guess',0,'{"attempt":3,"code":"1052","bulls":2,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(16,'1m821b8429pakftz',6,1795364855948,'guess',0,'{"attempt":4,"code":"1632","bulls":2,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(17,'1m821b8429pakftz',7,1795364855948,'guess',0,'{"attempt":5,"code":"7032","bulls":3,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(18,'1m821b8429pakftz',8,1795364855949,'guess',0,'{"attempt":6,"code":"8032","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(19,'1m821b8429pakftz',9,1795364855949,'round-over',NULL,'{"id":"1m821b84d9mccewg","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"8032","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"a653b6f7dac824db0b26e2e9637e3abe5e9aea38c04a7fe40a8848db3d996e51","secret":"8032"}}');
INSERT INTO "event" VALUES(20,'1m821b8429pakftz',10,1795364855949,'finished',NULL,'{"id":"1m821b84d9mcdmke","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(21,'1m821b84e6cxpahx',1,1795364855950,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m821b83j6zrdy56","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m821b83j6zrdy56","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(22,'1m821b84e6cxpahx',2,1795364855950,'round',NULL,'{"number":1,"leader":null,"commitment":"2a3478ea1df7e07d2bec9773eea61bf3bd929ae7775b59fd60b02872940f0475","points":[0],"rules":2,"seats":[{"player":"1m821b83j6zrdy56","status":"joined"}],"rounds":1,"deal":{"nonce":"9b33a6ce46cf9b1e1b4662393d0f7d4775c0e70ab268e05562412d92405b5322","secret":"4233"},"carry":null}');
INSERT INTO "event" VALUES(23,'1m821b84e6cxpahx',3,1795364855950,'resigned',0,'{}');
INSERT INTO "event" VALUES(24,'1m821b84e6cxpahx',4,1795364855950,'round-over',NULL,'{"id":"1m821b84e6cxqgwx","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"4233","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"9b33a6ce46cf9b1e1b4662393d0f7d4775c0e70ab268e05562412d92405b5322","secret":"4233"}}');
INSERT INTO "event" VALUES(25,'1m821b84e6cxpahx',5,1795364855950,'finished',NULL,'{"id":"1m821b84e6cxryaw","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(26,'1m821b84fdcttes7',1,1795364855951,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m821b83k98yzdqc","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m821b83k98yzdqc","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(27,'1m821b84fdcttes7',2,1795364855951,'round',NULL,'{"number":1,"leader":null,"commitment":"7505d86098df3be9c725afd606a71fbc55e4d65b63d44e8fc3f34691a83ef9ad","points":[0],"rules":2,"seats":[{"player":"1m821b83k98yzdqc","status":"joined"}],"rounds":1,"deal":{"nonce":"9bda3dbae73997146d3c30030a61760ede9eb1596026045f8efe34e59d995062","secret":"9447"},"carry":null}');
INSERT INTO "event" VALUES(28,'1m821b84fdcttes7',3,1795364855952,'resigned',0,'{}');
INSERT INTO "event" VALUES(29,'1m821b84fdcttes7',4,1795364855952,'round-over',NULL,'{"id":"1m821b84ga2dpstb","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"9447","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"9bda3dbae73997146d3c30030a61760ede9eb1596026045f8efe34e59d995062","secret":"9447"}}');
INSERT INTO "event" VALUES(30,'1m821b84fdcttes7',5,1795364855952,'finished',NULL,'{"id":"1m821b84ga2dqyxd","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(31,'1m821b84h7qdk4jn',1,1795364855953,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m821b84h7qdhrds","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m821b84h7qdhrds","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(32,'1m821b84h7qdk4jn',2,1795364855953,'round',NULL,'{"number":1,"leader":null,"commitment":"63881d9ea0d21a5421f9f07fe9baaa60e977d67293983f58478cc71447ff9ac3","points":[0],"rules":2,"seats":[{"player":"1m821b84h7qdhrds","status":"joined"}],"rounds":0,"deal":{"nonce":"3308f57e2c0edcedfa4a45e384f5e16284d14baff034c4e6071221e82fea5c56","secret":"5678"},"carry":null}');
INSERT INTO "event" VALUES(33,'1m821b84h7qdk4jn',3,1795364855954,'guess',0,'{"attempt":1,"code":"1234","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(34,'1m821b84jembkhj0',1,1795364855954,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m821b84jembkbsb","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m821b84jembkbsb","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(35,'1m821b84jembkhj0',2,1795364855954,'round',NULL,'{"number":1,"leader":null,"commitment":"09ac252e5be70a9d6e4a0bf859cf0263d76b0c0cadbe62cd3101eeb9a0d048d6","points":[0],"rules":2,"seats":[{"player":"1m821b84jembkbsb","status":"joined"}],"rounds":2,"deal":{"nonce":"dde9a0825c17e1685a96cce9a6f4bbed87c23e551bd1fd02969766f48ba3e2c7","secret":"3158"},"carry":null}');
INSERT INTO "event" VALUES(36,'1m821b84jembkhj0',3,1795364855956,'guess',0,'{"attempt":1,"code":"0123","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(37,'1m821b84jembkhj0',4,1795364855962,'guess',0,'{"attempt":2,"code":"0245","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(38,'1m821b84jembkhj0',5,1795364855963,'guess',0,'{"attempt":3,"code":"1463","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(39,'1m821b84jembkhj0',6,1795364855964,'guess',0,'{"attempt":4,"code":"2176","bulls":1,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(40,'1m821b84jembkhj0',7,1795364855965,'guess',0,'{"attempt":5,"code":"3158","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(41,'1m821b84jembkhj0',8,1795364855965,'round-over',NULL,'{"id":"1m821b84x2jh4664","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"3158","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"dde9a0825c17e1685a96cce9a6f4bbed87c23e551bd1fd02969766f48ba3e2c7","secret":"3158"}}');
INSERT INTO "event" VALUES(42,'1m821b84zc8xc059',1,1795364855967,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m821b84x2jh5627","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m821b84x2jh5627","join_code":"GW2PYA","clock":null,"log":3}');
INSERT INTO "event" VALUES(43,'1m821b84zc8xc059',2,1795364855967,'joined',1,'{"player":"1m821b84y267q0c6"}');
INSERT INTO "event" VALUES(44,'1m821b84zc8xc059',3,1795364855967,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m821b84x2jh5627","status":"joined"},{"player":"1m821b84y267q0c6","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(45,'1m821b84zc8xc059',4,1795364855968,'secret',0,'{"code":"1234","nonce":"4158182624b5c1a4812d3e27e02b1187329dc2132ffe7f6fa791ab1605f8cd13","commitment":"8d66cbcdc09e915d176cdfa53b0085bf17409b93ff60186dda7185ea7feec2bf"}');
INSERT INTO "event" VALUES(46,'1m821b84zc8xc059',5,1795364855969,'guess',1,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(47,'1m821b84zc8xc059',6,1795364855969,'round-over',NULL,'{"id":"1m821b8519f2jwzs","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"4158182624b5c1a4812d3e27e02b1187329dc2132ffe7f6fa791ab1605f8cd13","secret":"1234"}}');
INSERT INTO "event" VALUES(48,'1m821b84zc8xc059',7,1795364855970,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":2,"seats":[{"player":"1m821b84x2jh5627","status":"joined"},{"player":"1m821b84y267q0c6","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(49,'1m821b84zc8xc059',8,1795364855970,'secret',1,'{"code":"4321","nonce":"9bf869101c8584df08f3bd53f0a896d6beeeb38c231627c62cfe35bcddd9fb08","commitment":"a3642e66e28fbde01ceb69170191b928efaa1229002c4b73d2fe6deb0bbe1a84"}');
INSERT INTO "event" VALUES(50,'1m821b84zc8xc059',9,1795364855971,'resigned',0,'{}');
INSERT INTO "event" VALUES(51,'1m821b84zc8xc059',10,1795364855971,'round-over',NULL,'{"id":"1m821b853exx058g","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"9bf869101c8584df08f3bd53f0a896d6beeeb38c231627c62cfe35bcddd9fb08","secret":"4321"}}');
INSERT INTO "event" VALUES(52,'1m821b84zc8xc059',11,1795364855971,'finished',NULL,'{"id":"1m821b853exx0aqk","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation"}');
INSERT INTO "event" VALUES(53,'1m821b85552v92hh',1,1795364855973,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"manual","secret":"held","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m821b854dmxzdtj","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m821b854dmxzdtj","join_code":"SCDAXM","clock":null,"log":3}');
INSERT INTO "event" VALUES(54,'1m821b85552v92hh',2,1795364855974,'joined',1,'{"player":"1m821b854dmy0hd1"}');
INSERT INTO "event" VALUES(55,'1m821b85552v92hh',3,1795364855975,'joined',2,'{"player":"1m821b85552v73r1"}');
INSERT INTO "event" VALUES(56,'1m821b85552v92hh',4,1795364855975,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m821b854dmxzdtj","status":"joined"},{"player":"1m821b854dmy0hd1","status":"joined"},{"player":"1m821b85552v73r1","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(57,'1m821b85919mzkxp',1,1795364855977,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m821b857bhy52hv","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m821b857bhy52hv","join_code":"ST2TWF","clock":null,"log":3}');
INSERT INTO "event" VALUES(58,'1m821b85919mzkxp',2,1795364855978,'joined',1,'{"player":"1m821b8582zen7vj"}');
INSERT INTO "event" VALUES(59,'1m821b85919mzkxp',3,1795364855978,'joined',2,'{"player":"1m821b8582zenxdf"}');
INSERT INTO "event" VALUES(60,'1m821b85919mzkxp',4,1795364855978,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m821b857bhy52hv","status":"joined"},{"player":"1m821b8582zen7vj","status":"joined"},{"player":"1m821b8582zenxdf","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(61,'1m821b85919mzkxp',5,1795364855979,'secret',0,'{"code":"5678","nonce":"138e114650506c301148d585fdc9bf1ab055cfda642b69fda3eeb7a657d7dc07","commitment":"863e4c5f672385def50b313e5bd917d278eee2642a3457581b2e16cbf6f62137"}');
INSERT INTO "event" VALUES(62,'1m821b85919mzkxp',6,1795364855980,'guess',1,'{"attempt":1,"code":"1234","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(63,'1m821b85ccngqshd',1,1795364855980,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m821b83j6zrdy56","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m821b83j6zrdy56","join_code":"5X54W3","clock":null,"log":3}');
INSERT INTO "event" VALUES(64,'1m821b85df2b1vc0',1,1795364855981,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m821b83k98yzdqc","status":"joined"},{"player":"1m821b83m9c2ebyt","status":"invited"}],"visibility":"public","ranked":false,"creator":"1m821b83k98yzdqc","join_code":"KMKR5Z","clock":null,"log":3}');
INSERT INTO "event" VALUES(65,'1m821b85df2b1vc0',2,1795364855982,'aborted',0,'{"reason":"creator"}');
INSERT INTO "event" VALUES(66,'1m821b85f6rfkyy6',1,1795364855983,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m821b83j6zrdy56","status":"joined"},{"player":"1m821b83m9c2ebyt","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m821b83j6zrdy56","join_code":"SRQXT9","clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(67,'1m821b85g2jmx9c0',1,1795364855984,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m821b83j6zrdy56","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"visibility":"private","ranked":false,"creator":"1m821b83j6zrdy56","join_code":null,"clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(68,'1m821b85g2jmx9c0',2,1795364855984,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m821b83j6zrdy56","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(69,'1m821b85jcswn2b0',1,1795364855986,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":null,"hints":false},"seats":[{"player":"1m821b85hd8rskkn","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m821b85hd8rskkn","join_code":"MTTBQA","clock":null,"log":3}');
INSERT INTO "event" VALUES(70,'1m821b85jcswn2b0',2,1795364855987,'joined',1,'{"player":"1m821b85hd8rsyfp"}');
INSERT INTO "event" VALUES(71,'1m821b85jcswn2b0',3,1795364855987,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m821b85hd8rskkn","status":"joined"},{"player":"1m821b85hd8rsyfp","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(72,'1m821b85jcswn2b0',4,1795364855988,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(73,'1m821b85jcswn2b0',5,1795364855988,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(74,'1m821b85jcswn2b0',6,1795364855989,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(75,'1m821b85jcswn2b0',7,1795364855989,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(76,'1m821b85jcswn2b0',8,1795364855990,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(77,'1m821b85jcswn2b0',9,1795364855990,'round-over',NULL,'{"id":"1m821b85p9h1txqf","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(78,'1m821b85jcswn2b0',10,1795364855990,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[1,0],"rules":1,"seats":[{"player":"1m821b85hd8rskkn","status":"joined"},{"player":"1m821b85hd8rsyfp","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(79,'1m821b85jcswn2b0',11,1795364855991,'move',1,'{"column":1,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(80,'1m821b85rdd3ss0s',1,1795364855992,'created',0,'{"ruleset":"gomoku","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m821b83j6zrdy56","status":"joined"},{"player":"1m821b83k98yzdqc","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m821b83j6zrdy56","join_code":"379WT3","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(81,'1m821b85rdd3ss0s',2,1795364855993,'joined',1,'{"player":"1m821b83k98yzdqc"}');
INSERT INTO "event" VALUES(82,'1m821b85rdd3ss0s',3,1795364855993,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m821b83j6zrdy56","status":"joined"},{"player":"1m821b83k98yzdqc","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(83,'1m821b85rdd3ss0s',4,1795364855994,'move',0,'{"column":7,"row":7,"symbol":"X"}');
INSERT INTO "event" VALUES(84,'1m821b85rdd3ss0s',5,1795364855994,'move',1,'{"column":8,"row":8,"symbol":"O"}');
INSERT INTO "event" VALUES(85,'1m821b85rdd3ss0s',6,1795364855995,'resigned',1,'{}');
INSERT INTO "event" VALUES(86,'1m821b85rdd3ss0s',7,1795364855995,'round-over',NULL,'{"id":"1m821b85vanzqapm","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(87,'1m821b85rdd3ss0s',8,1795364855995,'finished',NULL,'{"id":"1m821b85vanzqt0k","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation"}');
INSERT INTO "event" VALUES(88,'1m821b85y5dmfm4n',1,1795364855998,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m821b85w8t8zwvf","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m821b85w8t8zwvf","join_code":"TEYFEG","clock":null,"log":3,"commitment":"ebd256a4631d2cf5fc05039d731054757bb5c96c64092ebb7c86a03f8215627a","client_seeds":["",""],"server_seed":"ce6334173a07ce46c822706207b8bd252170e103789f80ac8c059b5f044b1458"}');
INSERT INTO "event" VALUES(89,'1m821b85y5dmfm4n',2,1795364855999,'joined',1,'{"player":"1m821b85w8t91m1z"}');
INSERT INTO "event" VALUES(90,'1m821b85y5dmfm4n',3,1795364855999,'round',NULL,'{"number":1,"leader":0,"commitment":"ebd256a4631d2cf5fc05039d731054757bb5c96c64092ebb7c86a03f8215627a","points":[0,0],"rules":1,"seats":[{"player":"1m821b85w8t8zwvf","status":"joined"},{"player":"1m821b85w8t91m1z","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(91,'1m821b85y5dmfm4n',4,1795364855999,'roll',0,'{"keep":[],"dice":[1,5,5,6,5],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(92,'1m821b85y5dmfm4n',5,1795364856000,'score',0,'{"category":"chance","score":22,"bonus":0}');
INSERT INTO "event" VALUES(93,'1m821b85y5dmfm4n',6,1795364856000,'roll',1,'{"keep":[],"dice":[6,3,3,5,1],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(94,'1m821b861b4vt9e8',1,1795364856001,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m821b860712bm1t","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m821b860712bm1t","join_code":"2E25R7","clock":null,"log":3,"commitment":"95da25ef283ac249506b00bff144d3f45be28b00d5a62084e70eead781dc9e1c","client_seeds":["",""],"server_seed":"187030cd059fdbc788ad9eecec812860bd10e6da8065f0c10150e4f8824914b9"}');
INSERT INTO "event" VALUES(95,'1m821b861b4vt9e8',2,1795364856002,'joined',1,'{"player":"1m821b861b4vrxjk"}');
INSERT INTO "event" VALUES(96,'1m821b861b4vt9e8',3,1795364856002,'round',NULL,'{"number":1,"leader":0,"commitment":"95da25ef283ac249506b00bff144d3f45be28b00d5a62084e70eead781dc9e1c","points":[0,0],"rules":1,"seats":[{"player":"1m821b860712bm1t","status":"joined"},{"player":"1m821b861b4vrxjk","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(97,'1m821b861b4vt9e8',4,1795364856002,'roll',0,'{"keep":[],"dice":[1,1,2,2,1],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(98,'1m821b861b4vt9e8',5,1795364856003,'score',0,'{"category":"aces","score":3,"bonus":0}');
INSERT INTO "event" VALUES(99,'1m821b861b4vt9e8',6,1795364856003,'roll',1,'{"keep":[],"dice":[5,3,4,5,3],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(100,'1m821b861b4vt9e8',7,1795364856004,'score',1,'{"category":"aces","score":0,"bonus":0}');
INSERT INTO "event" VALUES(101,'1m821b861b4vt9e8',8,1795364856004,'roll',0,'{"keep":[],"dice":[6,5,2,5,3],"stage":0,"roll":2}');
INSERT INTO "event" VALUES(102,'1m821b861b4vt9e8',9,1795364856005,'score',0,'{"category":"twos","score":2,"bonus":0}');
INSERT INTO "event" VALUES(103,'1m821b861b4vt9e8',10,1795364856005,'roll',1,'{"keep":[],"dice":[5,5,3,3,6],"stage":0,"roll":3}');
INSERT INTO "event" VALUES(104,'1m821b861b4vt9e8',11,1795364856005,'score',1,'{"category":"twos","score":0,"bonus":0}');
INSERT INTO "event" VALUES(105,'1m821b861b4vt9e8',12,1795364856005,'roll',0,'{"keep":[],"dice":[3,1,6,5,1],"stage":0,"roll":4}');
INSERT INTO "event" VALUES(106,'1m821b861b4vt9e8',13,1795364856006,'score',0,'{"category":"threes","score":3,"bonus":0}');
INSERT INTO "event" VALUES(107,'1m821b861b4vt9e8',14,1795364856006,'roll',1,'{"keep":[],"dice":[2,5,6,5,4],"stage":0,"roll":5}');
INSERT INTO "event" VALUES(108,'1m821b861b4vt9e8',15,1795364856007,'score',1,'{"category":"threes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(109,'1m821b861b4vt9e8',16,1795364856007,'roll',0,'{"keep":[],"dice":[1,4,1,5,3],"stage":0,"roll":6}');
INSERT INTO "event" VALUES(110,'1m821b861b4vt9e8',17,1795364856007,'score',0,'{"category":"fours","score":4,"bonus":0}');
INSERT INTO "event" VALUES(111,'1m821b861b4vt9e8',18,1795364856007,'roll',1,'{"keep":[],"dice":[1,4,6,4,4],"stage":0,"roll":7}');
INSERT INTO "event" VALUES(112,'1m821b861b4vt9e8',19,1795364856008,'score',1,'{"category":"fours","score":12,"bonus":0}');
INSERT INTO "event" VALUES(113,'1m821b861b4vt9e8',20,1795364856008,'roll',0,'{"keep":[],"dice":[5,3,5,6,6],"stage":0,"roll":8}');
INSERT INTO "event" VALUES(114,'1m821b861b4vt9e8',21,1795364856008,'score',0,'{"category":"fives","score":10,"bonus":0}');
INSERT INTO "event" VALUES(115,'1m821b861b4vt9e8',22,1795364856008,'roll',1,'{"keep":[],"dice":[3,2,2,3,1],"stage":0,"roll":9}');
INSERT INTO "event" VALUES(116,'1m821b861b4vt9e8',23,1795364856009,'score',1,'{"category":"fives","score":0,"bonus":0}');
INSERT INTO "event" VALUES(117,'1m821b861b4vt9e8',24,1795364856009,'roll',0,'{"keep":[],"dice":[4,1,3,4,4],"stage":0,"roll":10}');
INSERT INTO "event" VALUES(118,'1m821b861b4vt9e8',25,1795364856010,'score',0,'{"category":"sixes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(119,'1m821b861b4vt9e8',26,1795364856010,'roll',1,'{"keep":[],"dice":[6,3,6,6,5],"stage":0,"roll":11}');
INSERT INTO "event" VALUES(120,'1m821b861b4vt9e8',27,1795364856010,'score',1,'{"category":"sixes","score":18,"bonus":0}');
INSERT INTO "event" VALUES(121,'1m821b861b4vt9e8',28,1795364856010,'roll',0,'{"keep":[],"dice":[3,2,3,3,6],"stage":0,"roll":12}');
INSERT INTO "event" VALUES(122,'1m821b861b4vt9e8',29,1795364856011,'score',0,'{"category":"three-of-a-kind","score":17,"bonus":0}');
INSERT INTO "event" VALUES(123,'1m821b861b4vt9e8',30,1795364856011,'roll',1,'{"keep":[],"dice":[1,1,1,5,1],"stage":0,"roll":13}');
INSERT INTO "event" VALUES(124,'1m821b861b4vt9e8',31,1795364856012,'score',1,'{"category":"three-of-a-kind","score":9,"bonus":0}');
INSERT INTO "event" VALUES(125,'1m821b861b4vt9e8',32,1795364856012,'roll',0,'{"keep":[],"dice":[5,5,4,1,1],"stage":0,"roll":14}');
INSERT INTO "event" VALUES(126,'1m821b861b4vt9e8',33,1795364856013,'score',0,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(127,'1m821b861b4vt9e8',34,1795364856013,'roll',1,'{"keep":[],"dice":[3,2,4,1,3],"stage":0,"roll":15}');
INSERT INTO "event" VALUES(128,'1m821b861b4vt9e8',35,1795364856015,'score',1,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(129,'1m821b861b4vt9e8',36,1795364856015,'roll',0,'{"keep":[],"dice":[6,5,2,1,5],"stage":0,"roll":16}');
INSERT INTO "event" VALUES(130,'1m821b861b4vt9e8',37,1795364856016,'score',0,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(131,'1m821b861b4vt9e8',38,1795364856016,'roll',1,'{"keep":[],"dice":[1,1,6,4,2],"stage":0,"roll":17}');
INSERT INTO "event" VALUES(132,'1m821b861b4vt9e8',39,1795364856017,'score',1,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(133,'1m821b861b4vt9e8',40,1795364856017,'roll',0,'{"keep":[],"dice":[4,1,1,1,4],"stage":0,"roll":18}');
INSERT INTO "event" VALUES(134,'1m821b861b4vt9e8',41,1795364856018,'score',0,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(135,'1m821b861b4vt9e8',42,1795364856018,'roll',1,'{"keep":[],"dice":[4,2,6,6,3],"stage":0,"roll":19}');
INSERT INTO "event" VALUES(136,'1m821b861b4vt9e8',43,1795364856019,'score',1,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(137,'1m821b861b4vt9e8',44,1795364856019,'roll',0,'{"keep":[],"dice":[4,6,2,4,2],"stage":0,"roll":20}');
INSERT INTO "event" VALUES(138,'1m821b861b4vt9e8',45,1795364856019,'score',0,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(139,'1m821b861b4vt9e8',46,1795364856019,'roll',1,'{"keep":[],"dice":[1,5,5,3,6],"stage":0,"roll":21}');
INSERT INTO "event" VALUES(140,'1m821b861b4vt9e8',47,1795364856020,'score',1,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(141,'1m821b861b4vt9e8',48,1795364856020,'roll',0,'{"keep":[],"dice":[1,5,1,2,3],"stage":0,"roll":22}');
INSERT INTO "event" VALUES(142,'1m821b861b4vt9e8',49,1795364856020,'score',0,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(143,'1m821b861b4vt9e8',50,1795364856020,'roll',1,'{"keep":[],"dice":[3,1,3,5,5],"stage":0,"roll":23}');
INSERT INTO "event" VALUES(144,'1m821b861b4vt9e8',51,1795364856021,'score',1,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(145,'1m821b861b4vt9e8',52,1795364856021,'roll',0,'{"keep":[],"dice":[2,6,5,1,3],"stage":0,"roll":24}');
INSERT INTO "event" VALUES(146,'1m821b861b4vt9e8',53,1795364856022,'score',0,'{"category":"chance","score":17,"bonus":0}');
INSERT INTO "event" VALUES(147,'1m821b861b4vt9e8',54,1795364856022,'roll',1,'{"keep":[],"dice":[3,2,3,5,5],"stage":0,"roll":25}');
INSERT INTO "event" VALUES(148,'1m821b861b4vt9e8',55,1795364856022,'score',1,'{"category":"chance","score":18,"bonus":0}');
INSERT INTO "event" VALUES(149,'1m821b861b4vt9e8',56,1795364856022,'round-over',NULL,'{"id":"1m821b86p4bbc1fb","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":3,"twos":2,"threes":3,"fours":4,"fives":10,"sixes":0,"three-of-a-kind":17,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":17},"upper_total":22,"upper_bonus":0,"yahtzee_bonus":0,"total":56},{"seat":1,"boxes":{"aces":0,"twos":0,"threes":0,"fours":12,"fives":0,"sixes":18,"three-of-a-kind":9,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":18},"upper_total":30,"upper_bonus":0,"yahtzee_bonus":0,"total":57}],"forfeited":[],"forfeited_by":null,"points":[56,57],"proof":null}');
INSERT INTO "event" VALUES(150,'1m821b861b4vt9e8',57,1795364856022,'finished',NULL,'{"id":"1m821b86p4bbdrs0","outcome":"win","winners":[1],"points":[56,57],"reason":"rounds","proof":{"server_seed":"187030cd059fdbc788ad9eecec812860bd10e6da8065f0c10150e4f8824914b9","client_seeds":["",""]}}');
INSERT INTO "event" VALUES(151,'1m821b888fy63170',1,1795364856072,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m821b83j6zrdy56","status":"invited"},{"player":"1m821b83m9c2ebyt","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m821b887bwvz6tb","join_code":"3TPCHT","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3,"tournament":"1m821b887bwvz6tb"}');
INSERT INTO "event" VALUES(152,'1m821b88e1ekxkr6',1,1795364856078,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m821b88dba653ve","status":"joined"},{"player":"1m821b88dba683x1","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m821b88dba653ve","join_code":"NHSZVV","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(153,'1m821b88e1ekxkr6',2,1795364856080,'joined',1,'{"player":"1m821b88dba683x1"}');
INSERT INTO "event" VALUES(154,'1m821b88e1ekxkr6',3,1795364856080,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m821b88dba653ve","status":"joined"},{"player":"1m821b88dba683x1","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(155,'1m821b88e1ekxkr6',4,1795364856081,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(156,'1m821b88e1ekxkr6',5,1795364856082,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(157,'1m821b88e1ekxkr6',6,1795364856083,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(158,'1m821b88e1ekxkr6',7,1795364856084,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(159,'1m821b88e1ekxkr6',8,1795364856084,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(160,'1m821b88e1ekxkr6',9,1795364856084,'round-over',NULL,'{"id":"1m821b88mcay93x7","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(161,'1m821b88e1ekxkr6',10,1795364856084,'finished',NULL,'{"id":"1m821b88mcaye5r2","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds"}');
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
INSERT INTO "game" VALUES('1m821b83m9c2hk3q','main','bulls-and-cows','finished','private',1,'1m821b83j6zrdy56',NULL,1795364855924,1795364855937,0);
INSERT INTO "game" VALUES('1m821b8429pakftz','main','bulls-and-cows','finished','private',1,'1m821b83k98yzdqc',NULL,1795364855938,1795364855949,0);
INSERT INTO "game" VALUES('1m821b84e6cxpahx','main','number-guess','finished','private',1,'1m821b83j6zrdy56',NULL,1795364855950,1795364855950,0);
INSERT INTO "game" VALUES('1m821b84fdcttes7','main','number-guess','finished','private',1,'1m821b83k98yzdqc',NULL,1795364855951,1795364855952,0);
INSERT INTO "game" VALUES('1m821b84h7qdk4jn','main','bulls-and-cows','playing','private',1,'1m821b84h7qdhrds',NULL,1795364855953,NULL,0);
INSERT INTO "game" VALUES('1m821b84jembkhj0','main','bulls-and-cows','playing','private',1,'1m821b84jembkbsb',NULL,1795364855954,NULL,0);
INSERT INTO "game" VALUES('1m821b84zc8xc059','main','bulls-and-cows','finished','public',0,'1m821b84x2jh5627',NULL,1795364855967,1795364855971,0);
INSERT INTO "game" VALUES('1m821b85552v92hh','main','bulls-and-cows','playing','private',0,'1m821b854dmxzdtj','SCDAXM',1795364855973,NULL,0);
INSERT INTO "game" VALUES('1m821b85919mzkxp','main','bulls-and-cows','playing','private',0,'1m821b857bhy52hv','ST2TWF',1795364855977,NULL,0);
INSERT INTO "game" VALUES('1m821b85ccngqshd','main','mastermind','open','public',0,'1m821b83j6zrdy56','5X54W3',1795364855980,NULL,0);
INSERT INTO "game" VALUES('1m821b85df2b1vc0','main','mastermind','aborted','public',0,'1m821b83k98yzdqc',NULL,1795364855981,1795364855982,0);
INSERT INTO "game" VALUES('1m821b85f6rfkyy6','main','mastermind','open','private',0,'1m821b83j6zrdy56','SRQXT9',1795364855983,NULL,1);
INSERT INTO "game" VALUES('1m821b85g2jmx9c0','main','bulls-and-cows','playing','private',0,'1m821b83j6zrdy56',NULL,1795364855984,NULL,1);
INSERT INTO "game" VALUES('1m821b85jcswn2b0','main','tic-tac-toe','playing','public',0,'1m821b85hd8rskkn','MTTBQA',1795364855986,NULL,0);
INSERT INTO "game" VALUES('1m821b85rdd3ss0s','main','gomoku','finished','private',1,'1m821b83j6zrdy56',NULL,1795364855992,1795364855995,0);
INSERT INTO "game" VALUES('1m821b85y5dmfm4n','main','yahtzee','playing','private',0,'1m821b85w8t8zwvf','TEYFEG',1795364855998,NULL,0);
INSERT INTO "game" VALUES('1m821b861b4vt9e8','main','yahtzee','finished','private',0,'1m821b860712bm1t',NULL,1795364856001,1795364856022,0);
INSERT INTO "game" VALUES('1m821b888fy63170','main','tic-tac-toe','open','private',0,'1m821b887bwvz6tb','3TPCHT',1795364856072,NULL,1);
INSERT INTO "game" VALUES('1m821b88e1ekxkr6','main','tic-tac-toe','finished','private',0,'1m821b88dba653ve',NULL,1795364856078,1795364856084,0);
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
INSERT INTO "idempotency_record" VALUES(1,'1m821b83j6zrdy56','open','POST','/v1/games',X'09691FB4A4A800A0B6D83166B89AA76941AFE880DE790D85B4610A9C932FDBEE',1795364855980,201,'1','/v1/games/1m821b85ccngqshd','','1m821b85ccngqshd',0,1,0);
CREATE TABLE idempotency_use (
    player TEXT    NOT NULL,
    hour   INTEGER NOT NULL, -- since 1970
    bytes  INTEGER NOT NULL CHECK (bytes >= 0),
    PRIMARY KEY (player, hour)
) STRICT, WITHOUT ROWID;
INSERT INTO "idempotency_use" VALUES('1m821b83j6zrdy56',498712,140);
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL
) STRICT;
INSERT INTO "migration" VALUES(1,'schema',X'E30506B4156A031658A7EC5D5EE0A6B9F9C4BCF148D96AF50ADBF634E8EC8B36',1795364855900);
CREATE TABLE notification (
    player   TEXT    NOT NULL,
    seq      INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the player
    at       INTEGER NOT NULL,
    kind     TEXT    NOT NULL,                 -- invited, joined, declined, turn, round-over, finished, rematch, aborted
    game     TEXT    NOT NULL,
    game_seq INTEGER NOT NULL,                 -- the game's event that it is about
    PRIMARY KEY (player, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "notification" VALUES('1m821b83j6zrdy56',1,1795364855993,'joined','1m821b85rdd3ss0s',2);
INSERT INTO "notification" VALUES('1m821b83j6zrdy56',2,1795364855993,'turn','1m821b85rdd3ss0s',3);
INSERT INTO "notification" VALUES('1m821b83j6zrdy56',3,1795364855994,'turn','1m821b85rdd3ss0s',5);
INSERT INTO "notification" VALUES('1m821b83j6zrdy56',4,1795364855995,'round-over','1m821b85rdd3ss0s',7);
INSERT INTO "notification" VALUES('1m821b83j6zrdy56',5,1795364855995,'finished','1m821b85rdd3ss0s',8);
INSERT INTO "notification" VALUES('1m821b83j6zrdy56',6,1795364856072,'invited','1m821b888fy63170',1);
INSERT INTO "notification" VALUES('1m821b83k98yzdqc',1,1795364855982,'aborted','1m821b85df2b1vc0',2);
INSERT INTO "notification" VALUES('1m821b83k98yzdqc',2,1795364855992,'invited','1m821b85rdd3ss0s',1);
INSERT INTO "notification" VALUES('1m821b83k98yzdqc',3,1795364855994,'turn','1m821b85rdd3ss0s',4);
INSERT INTO "notification" VALUES('1m821b83k98yzdqc',4,1795364855995,'finished','1m821b85rdd3ss0s',8);
INSERT INTO "notification" VALUES('1m821b83m9c2ebyt',1,1795364855981,'invited','1m821b85df2b1vc0',1);
INSERT INTO "notification" VALUES('1m821b83m9c2ebyt',2,1795364855982,'aborted','1m821b85df2b1vc0',2);
INSERT INTO "notification" VALUES('1m821b83m9c2ebyt',3,1795364855983,'invited','1m821b85f6rfkyy6',1);
INSERT INTO "notification" VALUES('1m821b83m9c2ebyt',4,1795364856072,'invited','1m821b888fy63170',1);
INSERT INTO "notification" VALUES('1m821b84x2jh5627',1,1795364855967,'joined','1m821b84zc8xc059',2);
INSERT INTO "notification" VALUES('1m821b84x2jh5627',2,1795364855967,'turn','1m821b84zc8xc059',3);
INSERT INTO "notification" VALUES('1m821b84x2jh5627',3,1795364855969,'round-over','1m821b84zc8xc059',6);
INSERT INTO "notification" VALUES('1m821b84x2jh5627',4,1795364855970,'turn','1m821b84zc8xc059',8);
INSERT INTO "notification" VALUES('1m821b84x2jh5627',5,1795364855971,'finished','1m821b84zc8xc059',11);
INSERT INTO "notification" VALUES('1m821b84y267q0c6',1,1795364855968,'turn','1m821b84zc8xc059',4);
INSERT INTO "notification" VALUES('1m821b84y267q0c6',2,1795364855969,'round-over','1m821b84zc8xc059',6);
INSERT INTO "notification" VALUES('1m821b84y267q0c6',3,1795364855971,'round-over','1m821b84zc8xc059',10);
INSERT INTO "notification" VALUES('1m821b84y267q0c6',4,1795364855971,'finished','1m821b84zc8xc059',11);
INSERT INTO "notification" VALUES('1m821b854dmxzdtj',1,1795364855974,'joined','1m821b85552v92hh',2);
INSERT INTO "notification" VALUES('1m821b854dmxzdtj',2,1795364855975,'joined','1m821b85552v92hh',3);
INSERT INTO "notification" VALUES('1m821b854dmy0hd1',1,1795364855975,'joined','1m821b85552v92hh',3);
INSERT INTO "notification" VALUES('1m821b854dmy0hd1',2,1795364855975,'turn','1m821b85552v92hh',4);
INSERT INTO "notification" VALUES('1m821b857bhy52hv',1,1795364855978,'joined','1m821b85919mzkxp',2);
INSERT INTO "notification" VALUES('1m821b857bhy52hv',2,1795364855978,'joined','1m821b85919mzkxp',3);
INSERT INTO "notification" VALUES('1m821b857bhy52hv',3,1795364855978,'turn','1m821b85919mzkxp',4);
INSERT INTO "notification" VALUES('1m821b8582zen7vj',1,1795364855978,'joined','1m821b85919mzkxp',3);
INSERT INTO "notification" VALUES('1m821b8582zen7vj',2,1795364855979,'turn','1m821b85919mzkxp',5);
INSERT INTO "notification" VALUES('1m821b8582zenxdf',1,1795364855980,'turn','1m821b85919mzkxp',6);
INSERT INTO "notification" VALUES('1m821b85hd8rskkn',1,1795364855987,'joined','1m821b85jcswn2b0',2);
INSERT INTO "notification" VALUES('1m821b85hd8rskkn',2,1795364855987,'turn','1m821b85jcswn2b0',3);
INSERT INTO "notification" VALUES('1m821b85hd8rskkn',3,1795364855988,'turn','1m821b85jcswn2b0',5);
INSERT INTO "notification" VALUES('1m821b85hd8rskkn',4,1795364855989,'turn','1m821b85jcswn2b0',7);
INSERT INTO "notification" VALUES('1m821b85hd8rskkn',5,1795364855990,'round-over','1m821b85jcswn2b0',9);
INSERT INTO "notification" VALUES('1m821b85hd8rskkn',6,1795364855991,'turn','1m821b85jcswn2b0',11);
INSERT INTO "notification" VALUES('1m821b85hd8rsyfp',1,1795364855988,'turn','1m821b85jcswn2b0',4);
INSERT INTO "notification" VALUES('1m821b85hd8rsyfp',2,1795364855989,'turn','1m821b85jcswn2b0',6);
INSERT INTO "notification" VALUES('1m821b85hd8rsyfp',3,1795364855990,'round-over','1m821b85jcswn2b0',9);
INSERT INTO "notification" VALUES('1m821b85hd8rsyfp',4,1795364855990,'turn','1m821b85jcswn2b0',10);
INSERT INTO "notification" VALUES('1m821b85w8t8zwvf',1,1795364855999,'joined','1m821b85y5dmfm4n',2);
INSERT INTO "notification" VALUES('1m821b85w8t8zwvf',2,1795364855999,'turn','1m821b85y5dmfm4n',4);
INSERT INTO "notification" VALUES('1m821b85w8t91m1z',1,1795364856000,'turn','1m821b85y5dmfm4n',6);
INSERT INTO "notification" VALUES('1m821b860712bm1t',1,1795364856002,'joined','1m821b861b4vt9e8',2);
INSERT INTO "notification" VALUES('1m821b860712bm1t',2,1795364856002,'turn','1m821b861b4vt9e8',4);
INSERT INTO "notification" VALUES('1m821b860712bm1t',3,1795364856004,'turn','1m821b861b4vt9e8',8);
INSERT INTO "notification" VALUES('1m821b860712bm1t',4,1795364856005,'turn','1m821b861b4vt9e8',12);
INSERT INTO "notification" VALUES('1m821b860712bm1t',5,1795364856007,'turn','1m821b861b4vt9e8',16);
INSERT INTO "notification" VALUES('1m821b860712bm1t',6,1795364856008,'turn','1m821b861b4vt9e8',20);
INSERT INTO "notification" VALUES('1m821b860712bm1t',7,1795364856009,'turn','1m821b861b4vt9e8',24);
INSERT INTO "notification" VALUES('1m821b860712bm1t',8,1795364856010,'turn','1m821b861b4vt9e8',28);
INSERT INTO "notification" VALUES('1m821b860712bm1t',9,1795364856012,'turn','1m821b861b4vt9e8',32);
INSERT INTO "notification" VALUES('1m821b860712bm1t',10,1795364856015,'turn','1m821b861b4vt9e8',36);
INSERT INTO "notification" VALUES('1m821b860712bm1t',11,1795364856017,'turn','1m821b861b4vt9e8',40);
INSERT INTO "notification" VALUES('1m821b860712bm1t',12,1795364856019,'turn','1m821b861b4vt9e8',44);
INSERT INTO "notification" VALUES('1m821b860712bm1t',13,1795364856020,'turn','1m821b861b4vt9e8',48);
INSERT INTO "notification" VALUES('1m821b860712bm1t',14,1795364856021,'turn','1m821b861b4vt9e8',52);
INSERT INTO "notification" VALUES('1m821b860712bm1t',15,1795364856022,'round-over','1m821b861b4vt9e8',56);
INSERT INTO "notification" VALUES('1m821b860712bm1t',16,1795364856022,'finished','1m821b861b4vt9e8',57);
INSERT INTO "notification" VALUES('1m821b861b4vrxjk',1,1795364856003,'turn','1m821b861b4vt9e8',6);
INSERT INTO "notification" VALUES('1m821b861b4vrxjk',2,1795364856005,'turn','1m821b861b4vt9e8',10);
INSERT INTO "notification" VALUES('1m821b861b4vrxjk',3,1795364856006,'turn','1m821b861b4vt9e8',14);
INSERT INTO "notification" VALUES('1m821b861b4vrxjk',4,1795364856007,'turn','1m821b861b4vt9e8',18);
INSERT INTO "notification" VALUES('1m821b861b4vrxjk',5,1795364856008,'turn','1m821b861b4vt9e8',22);
INSERT INTO "notification" VALUES('1m821b861b4vrxjk',6,1795364856010,'turn','1m821b861b4vt9e8',26);
INSERT INTO "notification" VALUES('1m821b861b4vrxjk',7,1795364856011,'turn','1m821b861b4vt9e8',30);
INSERT INTO "notification" VALUES('1m821b861b4vrxjk',8,1795364856013,'turn','1m821b861b4vt9e8',34);
INSERT INTO "notification" VALUES('1m821b861b4vrxjk',9,1795364856016,'turn','1m821b861b4vt9e8',38);
INSERT INTO "notification" VALUES('1m821b861b4vrxjk',10,1795364856018,'turn','1m821b861b4vt9e8',42);
INSERT INTO "notification" VALUES('1m821b861b4vrxjk',11,1795364856019,'turn','1m821b861b4vt9e8',46);
INSERT INTO "notification" VALUES('1m821b861b4vrxjk',12,1795364856020,'turn','1m821b861b4vt9e8',50);
INSERT INTO "notification" VALUES('1m821b861b4vrxjk',13,1795364856022,'turn','1m821b861b4vt9e8',54);
INSERT INTO "notification" VALUES('1m821b861b4vrxjk',14,1795364856022,'round-over','1m821b861b4vt9e8',56);
INSERT INTO "notification" VALUES('1m821b861b4vrxjk',15,1795364856022,'finished','1m821b861b4vt9e8',57);
INSERT INTO "notification" VALUES('1m821b88dba653ve',1,1795364856080,'joined','1m821b88e1ekxkr6',2);
INSERT INTO "notification" VALUES('1m821b88dba653ve',2,1795364856080,'turn','1m821b88e1ekxkr6',3);
INSERT INTO "notification" VALUES('1m821b88dba653ve',3,1795364856082,'turn','1m821b88e1ekxkr6',5);
INSERT INTO "notification" VALUES('1m821b88dba653ve',4,1795364856084,'turn','1m821b88e1ekxkr6',7);
INSERT INTO "notification" VALUES('1m821b88dba653ve',5,1795364856084,'round-over','1m821b88e1ekxkr6',9);
INSERT INTO "notification" VALUES('1m821b88dba653ve',6,1795364856084,'finished','1m821b88e1ekxkr6',10);
INSERT INTO "notification" VALUES('1m821b88dba683x1',1,1795364856078,'invited','1m821b88e1ekxkr6',1);
INSERT INTO "notification" VALUES('1m821b88dba683x1',2,1795364856081,'turn','1m821b88e1ekxkr6',4);
INSERT INTO "notification" VALUES('1m821b88dba683x1',3,1795364856083,'turn','1m821b88e1ekxkr6',6);
INSERT INTO "notification" VALUES('1m821b88dba683x1',4,1795364856084,'round-over','1m821b88e1ekxkr6',9);
INSERT INTO "notification" VALUES('1m821b88dba683x1',5,1795364856084,'finished','1m821b88e1ekxkr6',10);
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
INSERT INTO "player" VALUES('000000000p9c7fga','main','random',1,0,NULL,1795364855984,NULL);
INSERT INTO "player" VALUES('1m821b83ga47zbbb','main','service',1,0,NULL,1795364855920,NULL);
INSERT INTO "player" VALUES('1m821b83j6zrdy56','main','Ann',0,0,NULL,1795364855922,NULL);
INSERT INTO "player" VALUES('1m821b83k98yzdqc','main','Bob',0,0,NULL,1795364855923,NULL);
INSERT INTO "player" VALUES('1m821b83m9c2ebyt','main','Cyd',0,0,NULL,1795364855924,NULL);
INSERT INTO "player" VALUES('1m821b84h7qdhrds','main','Guest',0,1,NULL,1795364855953,NULL);
INSERT INTO "player" VALUES('1m821b84jembkbsb','main','Guest',0,1,NULL,1795364855954,NULL);
INSERT INTO "player" VALUES('1m821b84x2jh5627','main','Player 0',0,0,NULL,1795364855965,NULL);
INSERT INTO "player" VALUES('1m821b84y267q0c6','main','Player 1',0,0,NULL,1795364855966,NULL);
INSERT INTO "player" VALUES('1m821b854dmxzdtj','main','Player 0',0,0,NULL,1795364855972,NULL);
INSERT INTO "player" VALUES('1m821b854dmy0hd1','main','Player 1',0,0,NULL,1795364855972,NULL);
INSERT INTO "player" VALUES('1m821b85552v73r1','main','Player 2',0,0,NULL,1795364855973,NULL);
INSERT INTO "player" VALUES('1m821b857bhy52hv','main','Player 0',0,0,NULL,1795364855975,NULL);
INSERT INTO "player" VALUES('1m821b8582zen7vj','main','Player 1',0,0,NULL,1795364855976,NULL);
INSERT INTO "player" VALUES('1m821b8582zenxdf','main','Player 2',0,0,NULL,1795364855976,NULL);
INSERT INTO "player" VALUES('1m821b85hd8rskkn','main','Player 0',0,0,NULL,1795364855985,NULL);
INSERT INTO "player" VALUES('1m821b85hd8rsyfp','main','Player 1',0,0,NULL,1795364855985,NULL);
INSERT INTO "player" VALUES('1m821b85w8t8zwvf','main','Player 0',0,0,NULL,1795364855996,NULL);
INSERT INTO "player" VALUES('1m821b85w8t91m1z','main','Player 1',0,0,NULL,1795364855996,NULL);
INSERT INTO "player" VALUES('1m821b860712bm1t','main','Player 0',0,0,NULL,1795364856000,NULL);
INSERT INTO "player" VALUES('1m821b861b4vrxjk','main','Player 1',0,0,NULL,1795364856001,NULL);
INSERT INTO "player" VALUES('1m821b88dba653ve','main','Dee',0,0,'1m821b83ga47zbbb',1795364856077,NULL);
INSERT INTO "player" VALUES('1m821b88dba683x1','main',NULL,0,0,'1m821b83ga47zbbb',1795364856077,1795364856085);
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
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m821b83j6zrdy56',1,0,X'0002020000A09C0102C0A907C0A90702028282ADC1C0688282ADC1C0688282ADC1C0688282ADC1C0688282ADC1C06880D0EB88C06802020000A09C0102C0A907C0A90702028282ADC1C0688282ADC1C0688282ADC1C0688282ADC1C0688282ADC1C06880B0BA9ABC6802020000A09C0102C0A907C0A90702028282ADC1C0688282ADC1C0688282ADC1C0688282ADC1C0688282ADC1C06880A0BFC6B26802020000A09C0102C0A907C0A90702028282ADC1C0688282ADC1C0688282ADC1C0688282ADC1C0688282ADC1C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m821b83k98yzdqc',2,0,X'0002020000A09C0102C0A907C0A90702029A82ADC1C0689A82ADC1C0689A82ADC1C0689A82ADC1C0689A82ADC1C06880D0EB88C06802020000A09C0102C0A907C0A90702029A82ADC1C0689A82ADC1C0689A82ADC1C0689A82ADC1C0689A82ADC1C06880B0BA9ABC6802020000A09C0102C0A907C0A90702029A82ADC1C0689A82ADC1C0689A82ADC1C0689A82ADC1C0689A82ADC1C06880A0BFC6B26802020000A09C0102C0A907C0A90702029A82ADC1C0689A82ADC1C0689A82ADC1C0689A82ADC1C0689A82ADC1C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m821b84jembkbsb',3,0,X'0002020000A09C0102A08D06A08D060202BA82ADC1C068BA82ADC1C068BA82ADC1C068BA82ADC1C068BA82ADC1C06880D0EB88C06802020000A09C0102A08D06A08D060202BA82ADC1C068BA82ADC1C068BA82ADC1C068BA82ADC1C068BA82ADC1C06880B0BA9ABC6802020000A09C0102A08D06A08D060202BA82ADC1C068BA82ADC1C068BA82ADC1C068BA82ADC1C068BA82ADC1C06880A0BFC6B26802020000A09C0102A08D06A08D060202BA82ADC1C068BA82ADC1C068BA82ADC1C068BA82ADC1C068BA82ADC1C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','gomoku','1m821b83j6zrdy56',3,0,X'0002020000A09C010000000202F682ADC1C068F682ADC1C0680000F682ADC1C06880D0EB88C06802020000A09C010000000202F682ADC1C068F682ADC1C0680000F682ADC1C06880B0BA9ABC6802020000A09C010000000202F682ADC1C068F682ADC1C0680000F682ADC1C06880A0BFC6B26802020000A09C010000000202F682ADC1C068F682ADC1C0680000F682ADC1C068',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795364855995);
INSERT INTO "player_stats" VALUES('main','gomoku','1m821b83k98yzdqc',4,0,X'0002000002000000000000000000000080D0EB88C06802000002000000000000000000000080B0BA9ABC6802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795364855995);
INSERT INTO "player_stats" VALUES('main','number-guess','1m821b83j6zrdy56',1,0,X'0002000002000000000000000000000080D0EB88C06802000002000000000000000000000080B0BA9ABC6802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','number-guess','1m821b83k98yzdqc',2,0,X'0002000002000000000000000000000080D0EB88C06802000002000000000000000000000080B0BA9ABC6802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',NULL,NULL,NULL,NULL);
CREATE TABLE rating_pair (
    ruleset TEXT    NOT NULL,
    a       TEXT    NOT NULL, -- the player whose id is the smaller
    b       TEXT    NOT NULL,
    day     INTEGER NOT NULL, -- its beginning
    games   INTEGER NOT NULL,
    PRIMARY KEY (ruleset, a, b)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_pair" VALUES('gomoku','1m821b83j6zrdy56','1m821b83k98yzdqc',1795305600000,1);
CREATE TABLE record (
    player  TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    tally   BLOB NOT NULL, -- of all time: see play/stats.h
    PRIMARY KEY (player, ruleset)
) STRICT, WITHOUT ROWID;
INSERT INTO "record" VALUES('1m821b83j6zrdy56','bulls-and-cows',X'0002020000A09C0100000002028282ADC1C0688282ADC1C06800008282ADC1C068');
INSERT INTO "record" VALUES('1m821b83j6zrdy56','gomoku',X'0002020000A09C010000000202F682ADC1C068F682ADC1C0680000F682ADC1C068');
INSERT INTO "record" VALUES('1m821b83j6zrdy56','number-guess',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m821b83k98yzdqc','bulls-and-cows',X'0002020000A09C0100000002029A82ADC1C0689A82ADC1C06800009A82ADC1C068');
INSERT INTO "record" VALUES('1m821b83k98yzdqc','gomoku',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m821b83k98yzdqc','number-guess',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m821b84jembkbsb','bulls-and-cows',X'0002020000A09C010000000202BA82ADC1C068BA82ADC1C0680000BA82ADC1C068');
INSERT INTO "record" VALUES('1m821b84x2jh5627','bulls-and-cows',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m821b84y267q0c6','bulls-and-cows',X'0002020000C0B8020000000202C682ADC1C068C682ADC1C0680000C682ADC1C068');
INSERT INTO "record" VALUES('1m821b860712bm1t','yahtzee',X'000200000280AE44000000000000AC83ADC1C068000000');
INSERT INTO "record" VALUES('1m821b861b4vrxjk','yahtzee',X'0002020000A0CA450000000202AC83ADC1C068AC83ADC1C0680000AC83ADC1C068');
INSERT INTO "record" VALUES('1m821b88dba653ve','tic-tac-toe',X'0002020000A09C010000000202A884ADC1C068A884ADC1C0680000A884ADC1C068');
INSERT INTO "record" VALUES('1m821b88dba683x1','tic-tac-toe',X'00020000020000000000000000000000');
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
INSERT INTO "result" VALUES('1m821b841d8mr0g6','main','1m821b83m9c2hk3q',1,'bulls-and-cows',1,0,1795364855937,'{"id":"1m821b841d8mr0g6","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"6048","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-22T16:27:35.937Z"}');
INSERT INTO "result" VALUES('1m821b841d8ms36x','main','1m821b83m9c2hk3q',0,'bulls-and-cows',1,0,1795364855937,'{"id":"1m821b841d8ms36x","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-22T16:27:35.937Z"}');
INSERT INTO "result" VALUES('1m821b84d9mccewg','main','1m821b8429pakftz',1,'bulls-and-cows',1,0,1795364855949,'{"id":"1m821b84d9mccewg","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"8032","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-22T16:27:35.949Z"}');
INSERT INTO "result" VALUES('1m821b84d9mcdmke','main','1m821b8429pakftz',0,'bulls-and-cows',1,0,1795364855949,'{"id":"1m821b84d9mcdmke","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-22T16:27:35.949Z"}');
INSERT INTO "result" VALUES('1m821b84e6cxqgwx','main','1m821b84e6cxpahx',1,'number-guess',1,0,1795364855950,'{"id":"1m821b84e6cxqgwx","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"4233","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T16:27:35.950Z"}');
INSERT INTO "result" VALUES('1m821b84e6cxryaw','main','1m821b84e6cxpahx',0,'number-guess',1,0,1795364855950,'{"id":"1m821b84e6cxryaw","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T16:27:35.950Z"}');
INSERT INTO "result" VALUES('1m821b84ga2dpstb','main','1m821b84fdcttes7',1,'number-guess',1,0,1795364855952,'{"id":"1m821b84ga2dpstb","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"9447","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T16:27:35.952Z"}');
INSERT INTO "result" VALUES('1m821b84ga2dqyxd','main','1m821b84fdcttes7',0,'number-guess',1,0,1795364855952,'{"id":"1m821b84ga2dqyxd","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T16:27:35.952Z"}');
INSERT INTO "result" VALUES('1m821b84x2jh4664','main','1m821b84jembkhj0',1,'bulls-and-cows',1,0,1795364855965,'{"id":"1m821b84x2jh4664","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"3158","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-22T16:27:35.965Z"}');
INSERT INTO "result" VALUES('1m821b8519f2jwzs','main','1m821b84zc8xc059',1,'bulls-and-cows',0,1,1795364855969,'{"id":"1m821b8519f2jwzs","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T16:27:35.969Z"}');
INSERT INTO "result" VALUES('1m821b853exx058g','main','1m821b84zc8xc059',2,'bulls-and-cows',0,1,1795364855971,'{"id":"1m821b853exx058g","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T16:27:35.971Z"}');
INSERT INTO "result" VALUES('1m821b853exx0aqk','main','1m821b84zc8xc059',0,'bulls-and-cows',0,1,1795364855971,'{"id":"1m821b853exx0aqk","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation","published_at":"2026-11-22T16:27:35.971Z"}');
INSERT INTO "result" VALUES('1m821b85p9h1txqf','main','1m821b85jcswn2b0',1,'tic-tac-toe',0,1,1795364855990,'{"id":"1m821b85p9h1txqf","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T16:27:35.990Z"}');
INSERT INTO "result" VALUES('1m821b85vanzqapm','main','1m821b85rdd3ss0s',1,'gomoku',1,0,1795364855995,'{"id":"1m821b85vanzqapm","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-22T16:27:35.995Z"}');
INSERT INTO "result" VALUES('1m821b85vanzqt0k','main','1m821b85rdd3ss0s',0,'gomoku',1,0,1795364855995,'{"id":"1m821b85vanzqt0k","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","published_at":"2026-11-22T16:27:35.995Z"}');
INSERT INTO "result" VALUES('1m821b86p4bbc1fb','main','1m821b861b4vt9e8',1,'yahtzee',0,0,1795364856022,'{"id":"1m821b86p4bbc1fb","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":3,"twos":2,"threes":3,"fours":4,"fives":10,"sixes":0,"three-of-a-kind":17,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":17},"upper_total":22,"upper_bonus":0,"yahtzee_bonus":0,"total":56},{"seat":1,"boxes":{"aces":0,"twos":0,"threes":0,"fours":12,"fives":0,"sixes":18,"three-of-a-kind":9,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":18},"upper_total":30,"upper_bonus":0,"yahtzee_bonus":0,"total":57}],"forfeited":[],"forfeited_by":null,"points":[56,57],"published_at":"2026-11-22T16:27:36.022Z"}');
INSERT INTO "result" VALUES('1m821b86p4bbdrs0','main','1m821b861b4vt9e8',0,'yahtzee',0,0,1795364856022,'{"id":"1m821b86p4bbdrs0","outcome":"win","winners":[1],"points":[56,57],"reason":"rounds","published_at":"2026-11-22T16:27:36.022Z"}');
INSERT INTO "result" VALUES('1m821b88mcay93x7','main','1m821b88e1ekxkr6',1,'tic-tac-toe',0,0,1795364856084,'{"id":"1m821b88mcay93x7","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T16:27:36.084Z"}');
INSERT INTO "result" VALUES('1m821b88mcaye5r2','main','1m821b88e1ekxkr6',0,'tic-tac-toe',0,0,1795364856084,'{"id":"1m821b88mcaye5r2","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-22T16:27:36.084Z"}');
CREATE TABLE result_reader (
    reader TEXT NOT NULL, -- a player, or a service's
    result TEXT NOT NULL,
    PRIMARY KEY (reader, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "result_reader" VALUES('1m821b83ga47zbbb','1m821b88mcay93x7');
INSERT INTO "result_reader" VALUES('1m821b83ga47zbbb','1m821b88mcaye5r2');
INSERT INTO "result_reader" VALUES('1m821b83j6zrdy56','1m821b841d8mr0g6');
INSERT INTO "result_reader" VALUES('1m821b83j6zrdy56','1m821b841d8ms36x');
INSERT INTO "result_reader" VALUES('1m821b83j6zrdy56','1m821b84e6cxqgwx');
INSERT INTO "result_reader" VALUES('1m821b83j6zrdy56','1m821b84e6cxryaw');
INSERT INTO "result_reader" VALUES('1m821b83j6zrdy56','1m821b85vanzqapm');
INSERT INTO "result_reader" VALUES('1m821b83j6zrdy56','1m821b85vanzqt0k');
INSERT INTO "result_reader" VALUES('1m821b83k98yzdqc','1m821b84d9mccewg');
INSERT INTO "result_reader" VALUES('1m821b83k98yzdqc','1m821b84d9mcdmke');
INSERT INTO "result_reader" VALUES('1m821b83k98yzdqc','1m821b84ga2dpstb');
INSERT INTO "result_reader" VALUES('1m821b83k98yzdqc','1m821b84ga2dqyxd');
INSERT INTO "result_reader" VALUES('1m821b83k98yzdqc','1m821b85vanzqapm');
INSERT INTO "result_reader" VALUES('1m821b83k98yzdqc','1m821b85vanzqt0k');
INSERT INTO "result_reader" VALUES('1m821b84jembkbsb','1m821b84x2jh4664');
INSERT INTO "result_reader" VALUES('1m821b84x2jh5627','1m821b8519f2jwzs');
INSERT INTO "result_reader" VALUES('1m821b84x2jh5627','1m821b853exx058g');
INSERT INTO "result_reader" VALUES('1m821b84x2jh5627','1m821b853exx0aqk');
INSERT INTO "result_reader" VALUES('1m821b84y267q0c6','1m821b8519f2jwzs');
INSERT INTO "result_reader" VALUES('1m821b84y267q0c6','1m821b853exx058g');
INSERT INTO "result_reader" VALUES('1m821b84y267q0c6','1m821b853exx0aqk');
INSERT INTO "result_reader" VALUES('1m821b85hd8rskkn','1m821b85p9h1txqf');
INSERT INTO "result_reader" VALUES('1m821b85hd8rsyfp','1m821b85p9h1txqf');
INSERT INTO "result_reader" VALUES('1m821b860712bm1t','1m821b86p4bbc1fb');
INSERT INTO "result_reader" VALUES('1m821b860712bm1t','1m821b86p4bbdrs0');
INSERT INTO "result_reader" VALUES('1m821b861b4vrxjk','1m821b86p4bbc1fb');
INSERT INTO "result_reader" VALUES('1m821b861b4vrxjk','1m821b86p4bbdrs0');
INSERT INTO "result_reader" VALUES('1m821b88dba653ve','1m821b88mcay93x7');
INSERT INTO "result_reader" VALUES('1m821b88dba653ve','1m821b88mcaye5r2');
INSERT INTO "result_reader" VALUES('1m821b88dba683x1','1m821b88mcay93x7');
INSERT INTO "result_reader" VALUES('1m821b88dba683x1','1m821b88mcaye5r2');
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
INSERT INTO "seat" VALUES('1m821b83m9c2hk3q',0,'1m821b83j6zrdy56','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m821b8429pakftz',0,'1m821b83k98yzdqc','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m821b84e6cxpahx',0,'1m821b83j6zrdy56','resigned',0,0,NULL);
INSERT INTO "seat" VALUES('1m821b84fdcttes7',0,'1m821b83k98yzdqc','resigned',0,0,NULL);
INSERT INTO "seat" VALUES('1m821b84h7qdk4jn',0,'1m821b84h7qdhrds','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m821b84jembkhj0',0,'1m821b84jembkbsb','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m821b84zc8xc059',0,'1m821b84x2jh5627','resigned',0,1,NULL);
INSERT INTO "seat" VALUES('1m821b84zc8xc059',1,'1m821b84y267q0c6','joined',0,1,NULL);
INSERT INTO "seat" VALUES('1m821b85552v92hh',0,'1m821b854dmxzdtj','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m821b85552v92hh',1,'1m821b854dmy0hd1','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m821b85552v92hh',2,'1m821b85552v73r1','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m821b85919mzkxp',0,'1m821b857bhy52hv','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m821b85919mzkxp',1,'1m821b8582zen7vj','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m821b85919mzkxp',2,'1m821b8582zenxdf','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m821b85ccngqshd',0,'1m821b83j6zrdy56','joined',1,1,NULL);
INSERT INTO "seat" VALUES('1m821b85ccngqshd',1,NULL,'open',1,1,NULL);
INSERT INTO "seat" VALUES('1m821b85df2b1vc0',0,'1m821b83k98yzdqc','joined',0,1,NULL);
INSERT INTO "seat" VALUES('1m821b85df2b1vc0',1,'1m821b83m9c2ebyt','invited',0,1,'1m821b83k98yzdqc');
INSERT INTO "seat" VALUES('1m821b85f6rfkyy6',0,'1m821b83j6zrdy56','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m821b85f6rfkyy6',1,'1m821b83m9c2ebyt','invited',1,0,'1m821b83j6zrdy56');
INSERT INTO "seat" VALUES('1m821b85g2jmx9c0',0,'1m821b83j6zrdy56','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m821b85g2jmx9c0',1,'000000000p9c7fga','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m821b85jcswn2b0',0,'1m821b85hd8rskkn','joined',1,1,NULL);
INSERT INTO "seat" VALUES('1m821b85jcswn2b0',1,'1m821b85hd8rsyfp','joined',1,1,NULL);
INSERT INTO "seat" VALUES('1m821b85rdd3ss0s',0,'1m821b83j6zrdy56','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m821b85rdd3ss0s',1,'1m821b83k98yzdqc','resigned',0,0,NULL);
INSERT INTO "seat" VALUES('1m821b85y5dmfm4n',0,'1m821b85w8t8zwvf','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m821b85y5dmfm4n',1,'1m821b85w8t91m1z','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m821b861b4vt9e8',0,'1m821b860712bm1t','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m821b861b4vt9e8',1,'1m821b861b4vrxjk','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m821b888fy63170',0,'1m821b83j6zrdy56','invited',1,0,'1m821b887bwvz6tb');
INSERT INTO "seat" VALUES('1m821b888fy63170',1,'1m821b83m9c2ebyt','invited',1,0,'1m821b887bwvz6tb');
INSERT INTO "seat" VALUES('1m821b88e1ekxkr6',0,'1m821b88dba653ve','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m821b88e1ekxkr6',1,'1m821b88dba683x1','joined',0,0,NULL);
CREATE TABLE server_secret (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB    NOT NULL CHECK (length(key) = 32)
) STRICT;
INSERT INTO "server_secret" VALUES(1,X'BBB7256AC2A7F21C78AE2340D58EE99A03CA0BDC61A77C51689E54E84284BFDB');
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
INSERT INTO "token" VALUES(X'012355958B2690593288FAE8F84B3202B564194B24EBAD3EDA08ECEDA2752B56','main','1m821b88dba669m6','1m821b88dba653ve',1,'',1795364856077,NULL,NULL);
INSERT INTO "token" VALUES(X'0A62DC31186DD789B667D20B0CAD3380979C16F41E175F9F41E0BEC12382DD7B','main','1m821b860712c5rp','1m821b860712bm1t',1,'',1795364856000,NULL,NULL);
INSERT INTO "token" VALUES(X'0A87F6C1D1C5B5C878FD6F3834E56C9172F89521950764204ABADF73A1AC481F','main','1m821b85w8t93g7b','1m821b85w8t91m1z',1,'',1795364855996,NULL,NULL);
INSERT INTO "token" VALUES(X'15BCE0A12F93CB6D2703276C667BBE11EBE6EB27F9A63839CE8140C79E36657D','main','1m821b857bhy5g2m','1m821b857bhy52hv',1,'',1795364855975,NULL,NULL);
INSERT INTO "token" VALUES(X'19BE116D8637C53BEC9814DD3AA35500AC06785A2D1F1678C04B6C533C494074','main','1m821b8582zentyh','1m821b8582zen7vj',1,'',1795364855976,NULL,NULL);
INSERT INTO "token" VALUES(X'1E7DC16762529082AD53AC3DBA41A339DC2B5A242D1203E87B3C9E63AA234EEB','main','1m821b861b4vsxyf','1m821b861b4vrxjk',1,'',1795364856001,NULL,NULL);
INSERT INTO "token" VALUES(X'4B5CDD4BF79A966AE83FF44E1D126809A1A979BF0E65276192E0EA67041A57CA','main','1m821b85hd8rstjz','1m821b85hd8rskkn',1,'',1795364855985,NULL,NULL);
INSERT INTO "token" VALUES(X'52AA4893676005E5318C8B6E64F1F185882DE3F7758F20D9A12EE4886BBE61C5','main','1m821b88dba68c8q','1m821b88dba683x1',1,'',1795364856077,NULL,1795364856085);
INSERT INTO "token" VALUES(X'630FDE0C438992022B35D513735D0156E175AD95D74DD6376AB33BD9C927268E','main','1m821b83k98z19x7','1m821b83k98yzdqc',1,'',1795364855923,NULL,NULL);
INSERT INTO "token" VALUES(X'68937A435804B718AE855E48C27095FFB8CB13843C8EEE009E6225E515C258CB','main','1m821b85hd8rvkxb','1m821b85hd8rsyfp',1,'',1795364855985,NULL,NULL);
INSERT INTO "token" VALUES(X'8B950A649B74274D67AC0A004DD9A6437ACBB6DF7EFED8D72824140B8165AB54','main','1m821b84jembnh0e','1m821b84jembkbsb',1,'',1795364855954,NULL,NULL);
INSERT INTO "token" VALUES(X'8BF3D0519208E9E697AE82BA1FD4F0875BB2DBB5B17A06C4532EDC29351F0CB3','main','1m821b854dmy034q','1m821b854dmxzdtj',1,'',1795364855972,NULL,NULL);
INSERT INTO "token" VALUES(X'9581FB4B62F03411BEDB4827FE7630971424AD6A1BC81D2A21D333A11AD8BD53','main','1m821b83j6zrek5v','1m821b83j6zrdy56',1,'',1795364855922,NULL,NULL);
INSERT INTO "token" VALUES(X'95DBFA23FBE6156E4F93CB1963FA6CB38753B8F5002DA9F1C2745B7B802A1A73','main','1m821b85w8t9166t','1m821b85w8t8zwvf',1,'',1795364855996,NULL,NULL);
INSERT INTO "token" VALUES(X'B0A0FF0EEAD97E96CDEE7543CC4FACFAEE859CF6E870D27CE2FDE945718BC832','main','1m821b84h7qdktvj','1m821b84h7qdhrds',1,'',1795364855953,NULL,NULL);
INSERT INTO "token" VALUES(X'B17D74AE930B6312188D8F073004ACDE6775C0CBE9EF41D6A4AD69E40A598577','main','1m821b84y267qwx5','1m821b84y267q0c6',1,'',1795364855966,NULL,NULL);
INSERT INTO "token" VALUES(X'B8844DCD4C5D1193AED00D3DA9A704344D0F743A5982208FEFC60F08C6BED259','main','1m821b83ga4811ey','1m821b83ga47zbbb',2,'referee token create',1795364855920,NULL,NULL);
INSERT INTO "token" VALUES(X'BA6CBF1AF56F308F8E4AF976E9BF9471822F110D7C1F77CD02958090B9204D3F','main','1m821b854dmy1htp','1m821b854dmy0hd1',1,'',1795364855972,NULL,NULL);
INSERT INTO "token" VALUES(X'BB70675BB8E5E79178977779693094FB21109121055B6D9731CB15245D01B0B5','main','1m821b85552v7vbq','1m821b85552v73r1',1,'',1795364855973,NULL,NULL);
INSERT INTO "token" VALUES(X'C51657CC2FFE4BE038960EF7A4A1B726C5C1721E36720175C9EBC8BDE2AEE45C','main','1m821b8582zeptqn','1m821b8582zenxdf',1,'',1795364855976,NULL,NULL);
INSERT INTO "token" VALUES(X'C5AF5A0549D2D82D91F7C38156446B8BFD3DFBCCFE055C568A8844F1EA16D5C9','main','1m821b84x2jh5jzs','1m821b84x2jh5627',1,'',1795364855965,NULL,NULL);
INSERT INTO "token" VALUES(X'FA483FD25599D40E5EC7207AB0564E142E3E334798218EFC59316B0F9F2C93A5','main','1m821b83m9c2fngk','1m821b83m9c2ebyt',1,'',1795364855924,NULL,NULL);
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
INSERT INTO "tournament" VALUES('1m821b86q6y64h0p','main','1m821b83j6zrdy56','tic-tac-toe','swiss',1,'finished',11,3,6,0,5,0,0,1795364856023,1795364856025,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"0c87cf4036e177c5b31324e7c164fbb8c0432624ad3598f8bdb8e35e4e0558b3","seeded":false}','[5]',11);
INSERT INTO "tournament" VALUES('1m821b87e26rhqfg','main','1m821b83j6zrdy56','tic-tac-toe','knockout',1,'finished',10,2,4,2,3,0,0,1795364856046,1795364856048,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"831a576b31a03db9b3f09e34c7a9827ea47c1a2d99fe5be6eb6515001a1dabb8","seeded":false}','[1]',10);
INSERT INTO "tournament" VALUES('1m821b8859svh8zy','main','1m821b83j6zrdy56','tic-tac-toe','round-robin',1,'open',1,1,0,0,2,2,1,1795364856069,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"76d29fd99be3aea41549ccaf6a18635255117fe55e956ee9adb5114b138b374c","seeded":false}',NULL,1);
INSERT INTO "tournament" VALUES('1m821b887bwvz6tb','main','1m821b83j6zrdy56','tic-tac-toe','knockout',1,'running',4,1,0,0,2,2,0,1795364856071,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"513cd11454b3d44c850dd505d81f04fafa795f517a79272792608989154ecc0d","seeded":false}',NULL,4);
INSERT INTO "tournament" VALUES('1m821b8898r5wq0p','main','1m821b83k98yzdqc','tic-tac-toe','knockout',0,'cancelled',3,1,0,0,1,1,0,1795364856073,1795364856074,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"5357cc4cf536de7618767edbb9ec1029be2cf64794223d3bd8f0bca93163093b","seeded":false}',NULL,3);
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
INSERT INTO "tournament_entrant" VALUES('1m821b86q6y64h0p',1,NULL,'random','playing',1.0,1.0,3,1,0,2,5,5);
INSERT INTO "tournament_entrant" VALUES('1m821b86q6y64h0p',2,NULL,'random','playing',2.0,2.0,3,2,0,1,2,2);
INSERT INTO "tournament_entrant" VALUES('1m821b86q6y64h0p',3,NULL,'random','playing',1.0,1.0,3,1,0,2,4,4);
INSERT INTO "tournament_entrant" VALUES('1m821b86q6y64h0p',4,NULL,'random','playing',2.0,2.0,3,2,0,1,3,3);
INSERT INTO "tournament_entrant" VALUES('1m821b86q6y64h0p',5,NULL,'random','playing',3.0,3.0,3,3,0,0,1,1);
INSERT INTO "tournament_entrant" VALUES('1m821b87e26rhqfg',1,NULL,'random','playing',1.0,1.0,2,1,0,1,1,1);
INSERT INTO "tournament_entrant" VALUES('1m821b87e26rhqfg',2,NULL,'random','playing',1.0,1.0,2,1,0,1,3,3);
INSERT INTO "tournament_entrant" VALUES('1m821b87e26rhqfg',3,NULL,'random','playing',2.0,2.0,4,2,0,2,2,2);
INSERT INTO "tournament_entrant" VALUES('1m821b8859svh8zy',1,'1m821b83j6zrdy56',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m821b8859svh8zy',2,'1m821b83k98yzdqc',NULL,'invited',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m821b887bwvz6tb',1,'1m821b83j6zrdy56',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m821b887bwvz6tb',2,'1m821b83m9c2ebyt',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m821b8898r5wq0p',1,'1m821b83k98yzdqc',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m821b8898r5wq0p',2,'1m821b83m9c2ebyt',NULL,'declined',0.0,0.0,0,0,0,0,NULL,NULL);
CREATE TABLE tournament_event (
    tournament TEXT    NOT NULL,
    seq        INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the tournament; its newest is its version
    at         INTEGER NOT NULL,
    kind       TEXT    NOT NULL,                 -- created, joined, game, ...: see tournament/tournament.h
    body       TEXT    NOT NULL,                 -- JSON: the whole truth
    PRIMARY KEY (tournament, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_event" VALUES('1m821b86q6y64h0p',1,1795364856023,'created','{"ruleset":"tic-tac-toe","format":"swiss","games":3,"deal":"independent","visibility":"public","seed":"0c87cf4036e177c5b31324e7c164fbb8c0432624ad3598f8bdb8e35e4e0558b3","seeded":false,"clock":null,"creator":"1m821b83j6zrdy56","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m821b86q6y64h0p',2,1795364856024,'round','{"round":1,"pairs":[[1,3],[4,2]],"byes":[5]}');
INSERT INTO "tournament_event" VALUES('1m821b86q6y64h0p',3,1795364856024,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,3],"scores":[0,1],"seed":"fba2ff66360aaee66522bb60b3a60d9642fb575e1f6ab3373832a7420b7a3cd0","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m821b86q6y64h0p',4,1795364856024,'game','{"game":2,"round":1,"tie_break":false,"entrants":[4,2],"scores":[0,1],"seed":"00161efcd93287a5fa8ce9be91549b01e30134284608457ef8e57fe0cc9e2a6a","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m821b86q6y64h0p',5,1795364856024,'round','{"round":2,"pairs":[[2,3],[5,1]],"byes":[4]}');
INSERT INTO "tournament_event" VALUES('1m821b86q6y64h0p',6,1795364856024,'game','{"game":3,"round":2,"tie_break":false,"entrants":[2,3],"scores":[1,0],"seed":"6fe5369dec688397df1e40d57bf3de5359959a0d973a35f4413f26624166f27c","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m821b86q6y64h0p',7,1795364856024,'game','{"game":4,"round":2,"tie_break":false,"entrants":[5,1],"scores":[1,0],"seed":"02cbd2192250401b58cb6a635980a542d7bc12a56f62820ede62949ca6bc231b","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m821b86q6y64h0p',8,1795364856024,'round','{"round":3,"pairs":[[2,5],[3,4]],"byes":[1]}');
INSERT INTO "tournament_event" VALUES('1m821b86q6y64h0p',9,1795364856024,'game','{"game":5,"round":3,"tie_break":false,"entrants":[2,5],"scores":[0,1],"seed":"95354e459801e4301aaf91e33be1ee8293eab62e0c0074c4aaa50125f89ba554","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m821b86q6y64h0p',10,1795364856024,'game','{"game":6,"round":3,"tie_break":false,"entrants":[3,4],"scores":[0,1],"seed":"a8c35529e5e15d1e7cca31545075aeeff34383f157eeef7c20a0da42fbafddb2","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m821b86q6y64h0p',11,1795364856025,'finished','{"winners":[5]}');
INSERT INTO "tournament_event" VALUES('1m821b87e26rhqfg',1,1795364856046,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":2,"deal":"independent","visibility":"public","seed":"831a576b31a03db9b3f09e34c7a9827ea47c1a2d99fe5be6eb6515001a1dabb8","seeded":false,"clock":null,"creator":"1m821b83j6zrdy56","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m821b87e26rhqfg',2,1795364856047,'round','{"round":1,"pairs":[[3,2]],"byes":[1]}');
INSERT INTO "tournament_event" VALUES('1m821b87e26rhqfg',3,1795364856047,'game','{"game":1,"round":1,"tie_break":false,"entrants":[3,2],"scores":[0,1],"seed":"e21affa73aeead54e12eac9bf9d61ba051809c3e04abf0a65b5ffeb9e9c01b8a","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m821b87e26rhqfg',4,1795364856047,'game','{"game":2,"round":1,"tie_break":false,"entrants":[2,3],"scores":[0,1],"seed":"540fc06f1086b54710395014b38829d36aa793b662b5fd744db4f7af33c116b2","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m821b87e26rhqfg',5,1795364856047,'game','{"game":3,"round":1,"tie_break":true,"entrants":[3,2],"scores":[1,0],"seed":"47077b96bd0302b21feb40899214956354cc223e4337674ded318afecc1a20a6","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m821b87e26rhqfg',6,1795364856048,'round','{"round":2,"pairs":[[1,3]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m821b87e26rhqfg',7,1795364856048,'game','{"game":4,"round":2,"tie_break":false,"entrants":[1,3],"scores":[1,0],"seed":"13b63ad3de32085a2c0266230b1d19af8cf6625ba53fe5ea8cd0c991addd1a51","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m821b87e26rhqfg',8,1795364856048,'game','{"game":5,"round":2,"tie_break":false,"entrants":[3,1],"scores":[1,0],"seed":"869f21e960e86020209636dff55c171f2ddb11dc978a28477da882034259d555","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m821b87e26rhqfg',9,1795364856048,'game','{"game":6,"round":2,"tie_break":true,"entrants":[1,3],"scores":[1,0],"seed":"9e972c254e3d2858892b891da6f87f7e8185c53e1c24607a562e1eaf9b0ec26c","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m821b87e26rhqfg',10,1795364856048,'finished','{"winners":[1]}');
INSERT INTO "tournament_event" VALUES('1m821b8859svh8zy',1,1795364856069,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","visibility":"public","seed":"76d29fd99be3aea41549ccaf6a18635255117fe55e956ee9adb5114b138b374c","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m821b83j6zrdy56","entrants":[{"player":"1m821b83j6zrdy56","joined":true},{"player":"1m821b83k98yzdqc","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m821b887bwvz6tb',1,1795364856071,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"public","seed":"513cd11454b3d44c850dd505d81f04fafa795f517a79272792608989154ecc0d","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m821b83j6zrdy56","entrants":[{"player":"1m821b83j6zrdy56","joined":true},{"player":"1m821b83m9c2ebyt","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m821b887bwvz6tb',2,1795364856072,'joined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m821b887bwvz6tb',3,1795364856072,'round','{"round":1,"pairs":[[1,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m821b887bwvz6tb',4,1795364856072,'started','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"id":"1m821b888fy63170"}');
INSERT INTO "tournament_event" VALUES('1m821b8898r5wq0p',1,1795364856073,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"private","seed":"5357cc4cf536de7618767edbb9ec1029be2cf64794223d3bd8f0bca93163093b","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m821b83k98yzdqc","entrants":[{"player":"1m821b83k98yzdqc","joined":true},{"player":"1m821b83m9c2ebyt","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m821b8898r5wq0p',2,1795364856074,'declined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m821b8898r5wq0p',3,1795364856074,'cancelled','{"reason":"declined"}');
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
INSERT INTO "tournament_game" VALUES('1m821b86q6y64h0p',1,1,0,NULL,'[1,3]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m821b86q6y64h0p',2,1,0,NULL,'[4,2]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m821b86q6y64h0p',3,2,0,NULL,'[2,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m821b86q6y64h0p',4,2,0,NULL,'[5,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m821b86q6y64h0p',5,3,0,NULL,'[2,5]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m821b86q6y64h0p',6,3,0,NULL,'[3,4]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m821b87e26rhqfg',1,1,0,NULL,'[3,2]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m821b87e26rhqfg',2,1,0,NULL,'[2,3]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m821b87e26rhqfg',3,1,1,NULL,'[3,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m821b87e26rhqfg',4,2,0,NULL,'[1,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m821b87e26rhqfg',5,2,0,NULL,'[3,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m821b87e26rhqfg',6,2,1,NULL,'[1,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m821b887bwvz6tb',1,1,0,'1m821b888fy63170','[1,2]',NULL,NULL);
CREATE TABLE uptime_mark (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
INSERT INTO "uptime_mark" VALUES(1,1795364856086);
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
INSERT INTO "webhook" VALUES('1m821b88bc56paqm','1m821b83ga47zbbb','https://receiver.invalid/',11,X'4E70902B91C7E0382D49AD5A994E91E630995A71FB5885C5EEE7F28D7E582C64',NULL,NULL,1795364856075,NULL,NULL);
INSERT INTO "webhook" VALUES('1m821b88bc56q2rf','1m821b83ga47zbbb','https://receiver.invalid/',16,X'8DBDD54A66106C241669DCE61207D3D8DD6FEC3628C7C8AE3BC554D3B5E214D6',NULL,NULL,1795364856075,1795364856076,NULL);
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
