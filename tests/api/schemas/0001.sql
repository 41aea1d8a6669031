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
INSERT INTO "block" VALUES('1m83h98qn6spn2d9','1m83h98n6asktafg',1795415125337);
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
INSERT INTO "delivery" VALUES(1,'1m83h9f4t5ybs8ar','1m83h9f3q68t5vnp','1m83h9f4t5ybr042','1m83h9f4t5ybr042-1-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:25:29.242Z","data":{"seq":1,"at":"2026-11-23T06:25:29.242Z","kind":"created","seat":0,"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m83h9f42178q2hf","status":"joined"},{"player":"1m83h9f43av5hyqw","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m83h9f42178q2hf","clock":{"turn_seconds":30,"bot_turn_seconds":1},"game":"1m83h9f4t5ybr042"}}',1795415129242,1,1795415134819,1795415129376,NULL,NULL,0);
INSERT INTO "delivery" VALUES(2,'1m83h9f5c7dqpy8b','1m83h9f3q68t5vnp','1m83h9f4t5ybr042','1m83h9f4t5ybr042-2-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:25:29.260Z","data":{"seq":2,"at":"2026-11-23T06:25:29.260Z","kind":"joined","seat":1,"player":"1m83h9f43av5hyqw","game":"1m83h9f4t5ybr042"}}',1795415129260,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(3,'1m83h9f5c7dqqkhc','1m83h9f3q68t5vnp','1m83h9f4t5ybr042','1m83h9f4t5ybr042-3-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:25:29.260Z","data":{"seq":3,"at":"2026-11-23T06:25:29.260Z","kind":"round","seat":null,"number":1,"leader":0,"commitment":null,"points":[0,0],"game":"1m83h9f4t5ybr042"}}',1795415129260,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(4,'1m83h9f5c7dqra25','1m83h9f3q68t5vnp','1m83h9f4t5ybr042','1m83h9f4t5ybr042-3-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T06:25:29.260Z","data":{"game":"1m83h9f4t5ybr042","seq":3,"players":["1m83h9f42178q2hf"],"seats":[0],"deadline":"2026-11-23T06:25:59.260Z"}}',1795415129260,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(5,'1m83h9f726bnxmgk','1m83h9f3q68t5vnp','1m83h9f4t5ybr042','1m83h9f4t5ybr042-4-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:25:29.313Z","data":{"seq":4,"at":"2026-11-23T06:25:29.313Z","kind":"move","seat":0,"column":0,"row":0,"symbol":"X","game":"1m83h9f4t5ybr042"}}',1795415129314,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(6,'1m83h9f726bnxmv1','1m83h9f3q68t5vnp','1m83h9f4t5ybr042','1m83h9f4t5ybr042-4-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T06:25:29.313Z","data":{"game":"1m83h9f4t5ybr042","seq":4,"players":["1m83h9f43av5hyqw"],"seats":[1],"deadline":"2026-11-23T06:25:59.313Z"}}',1795415129314,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(7,'1m83h9fg83nvabfd','1m83h9f3q68t5vnp','1m83h9f4t5ybr042','1m83h9f4t5ybr042-5-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:25:29.507Z","data":{"seq":5,"at":"2026-11-23T06:25:29.507Z","kind":"move","seat":1,"column":1,"row":0,"symbol":"O","game":"1m83h9f4t5ybr042"}}',1795415129608,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(8,'1m83h9fg83nvbe1d','1m83h9f3q68t5vnp','1m83h9f4t5ybr042','1m83h9f4t5ybr042-5-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T06:25:29.507Z","data":{"game":"1m83h9f4t5ybr042","seq":5,"players":["1m83h9f42178q2hf"],"seats":[0],"deadline":"2026-11-23T06:25:59.507Z"}}',1795415129608,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(9,'1m83h9fmc46gnkvg','1m83h9f3q68t5vnp','1m83h9f4t5ybr042','1m83h9f4t5ybr042-6-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:25:29.740Z","data":{"seq":6,"at":"2026-11-23T06:25:29.740Z","kind":"move","seat":0,"column":0,"row":1,"symbol":"X","game":"1m83h9f4t5ybr042"}}',1795415129740,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(10,'1m83h9fmc46gp85t','1m83h9f3q68t5vnp','1m83h9f4t5ybr042','1m83h9f4t5ybr042-6-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T06:25:29.740Z","data":{"game":"1m83h9f4t5ybr042","seq":6,"players":["1m83h9f43av5hyqw"],"seats":[1],"deadline":"2026-11-23T06:25:59.740Z"}}',1795415129740,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(11,'1m83h9fmk10e6fgb','1m83h9f3q68t5vnp','1m83h9f4t5ybr042','1m83h9f4t5ybr042-7-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:25:29.747Z","data":{"seq":7,"at":"2026-11-23T06:25:29.747Z","kind":"move","seat":1,"column":1,"row":1,"symbol":"O","game":"1m83h9f4t5ybr042"}}',1795415129747,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(12,'1m83h9fmk10e8bcq','1m83h9f3q68t5vnp','1m83h9f4t5ybr042','1m83h9f4t5ybr042-7-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T06:25:29.747Z","data":{"game":"1m83h9f4t5ybr042","seq":7,"players":["1m83h9f42178q2hf"],"seats":[0],"deadline":"2026-11-23T06:25:59.747Z"}}',1795415129747,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(13,'1m83h9fq0bkc898b','1m83h9f3q68t5vnp','1m83h9f4t5ybr042','1m83h9f4t5ybr042-8-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:25:29.821Z","data":{"seq":8,"at":"2026-11-23T06:25:29.821Z","kind":"move","seat":0,"column":0,"row":2,"symbol":"X","game":"1m83h9f4t5ybr042"}}',1795415129824,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(14,'1m83h9fq0bkc9w22','1m83h9f3q68t5vnp','1m83h9f4t5ybr042','1m83h9f4t5ybr042-9-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:25:29.824Z","data":{"seq":9,"at":"2026-11-23T06:25:29.824Z","kind":"round-over","seat":null,"id":"1m83h9fq0bkc8acf","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null,"game":"1m83h9f4t5ybr042"}}',1795415129824,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(15,'1m83h9fq0bkcbntg','1m83h9f3q68t5vnp','1m83h9f4t5ybr042','1m83h9f4t5ybr042-9-result.published','result.published','{"type":"result.published","timestamp":"2026-11-23T06:25:29.824Z","data":{"id":"1m83h9fq0bkc8acf","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-23T06:25:29.824Z","kind":"round","game":"1m83h9f4t5ybr042","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m83h9f42178q2hf"}},{"seat":1,"player":{"id":"1m83h9f43av5hyqw"}}]}}',1795415129824,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(16,'1m83h9fq0bkcd831','1m83h9f3q68t5vnp','1m83h9f4t5ybr042','1m83h9f4t5ybr042-10-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:25:29.824Z","data":{"seq":10,"at":"2026-11-23T06:25:29.824Z","kind":"finished","seat":null,"id":"1m83h9fq0bkccxb6","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","game":"1m83h9f4t5ybr042"}}',1795415129824,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(17,'1m83h9fq0bkcdvem','1m83h9f3q68t5vnp','1m83h9f4t5ybr042','1m83h9f4t5ybr042-10-result.published','result.published','{"type":"result.published","timestamp":"2026-11-23T06:25:29.824Z","data":{"id":"1m83h9fq0bkccxb6","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-23T06:25:29.824Z","kind":"match","game":"1m83h9f4t5ybr042","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m83h9f42178q2hf"}},{"seat":1,"player":{"id":"1m83h9f43av5hyqw"}}]}}',1795415129824,0,NULL,NULL,NULL,NULL,0);
CREATE TABLE event (
    id   INTEGER PRIMARY KEY,              -- its place in the log of all games
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL                  -- JSON: the whole truth, secrets included
) STRICT;
INSERT INTO "event" VALUES(1,'1m83h98w2bc3aabw',1,1795415122818,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m83h98jm6xmk947","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m83h98jm6xmk947","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(2,'1m83h98w2bc3aabw',2,1795415122818,'round',NULL,'{"number":1,"leader":null,"commitment":"aa218197beaa7b9e574eee7e1e3fb0323528256e948da1327febdcdb4db02cfd","points":[0],"rules":2,"seats":[{"player":"1m83h98jm6xmk947","status":"joined"}],"rounds":1,"deal":{"nonce":"222f2a059a0971edd6044df9e20db913d20b831f16e91cd87ee9730f8bdd4aac","secret":"6975"},"carry":null}');
INSERT INTO "event" VALUES(3,'1m83h98w2bc3aabw',3,1795415122932,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(4,'1m83h98w2bc3aabw',4,1795415123071,'guess',0,'{"attempt":2,"code":"4567","bulls":0,"cows":3,"solved":false}');
INSERT INTO "event" VALUES(5,'1m83h98w2bc3aabw',5,1795415123098,'guess',0,'{"attempt":3,"code":"5478","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(6,'1m83h98w2bc3aabw',6,1795415123140,'guess',0,'{"attempt":4,"code":"5649","bulls":0,"cows":3,"solved":false}');
INSERT INTO "event" VALUES(7,'1m83h98w2bc3aabw',7,1795415123181,'guess',0,'{"attempt":5,"code":"6974","bulls":3,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(8,'1m83h98w2bc3aabw',8,1795415123237,'guess',0,'{"attempt":6,"code":"6975","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(9,'1m83h98w2bc3aabw',9,1795415123240,'round-over',NULL,'{"id":"1m83h999804a3qk4","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"6975","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"222f2a059a0971edd6044df9e20db913d20b831f16e91cd87ee9730f8bdd4aac","secret":"6975"}}');
INSERT INTO "event" VALUES(10,'1m83h98w2bc3aabw',10,1795415123240,'finished',NULL,'{"id":"1m83h999804a4np4","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(11,'1m83h99cr24dzg8s',1,1795415123352,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m83h98n6asktafg","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m83h98n6asktafg","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(12,'1m83h99cr24dzg8s',2,1795415123352,'round',NULL,'{"number":1,"leader":null,"commitment":"070cda7cd9e0b97e80bcd2f99e82eacf135644b65d153e5a20af9d3f03c52950","points":[0],"rules":2,"seats":[{"player":"1m83h98n6asktafg","status":"joined"}],"rounds":1,"deal":{"nonce":"d92104f7f2514b51fca075655c8d1079dbd48e82d51899646610891f383f740f","secret":"9821"},"carry":null}');
INSERT INTO "event" VALUES(13,'1m83h99cr24dzg8s',3,1795415123492,'guess',0,'{"attempt":1,"code":"0123","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(14,'1m83h99cr24dzg8s',4,1795415123721,'guess',0,'{"attempt":2,"code":"0245","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(15,'1m83h99cr24dzg8s',5,1795415123747,'guess',0,'{"attempt":3,"code":"1463","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(16,'1m83h99cr24dzg8s',6,1795415123808,'guess',0,'{"attempt":4,"code":"2178","bulls":0,"cows":3,"solved":false}');
INSERT INTO "event" VALUES(17,'1m83h99cr24dzg8s',7,1795415123864,'guess',0,'{"attempt":5,"code":"3827","bulls":2,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(18,'1m83h99cr24dzg8s',8,1795415123873,'guess',0,'{"attempt":6,"code":"9821","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(19,'1m83h99cr24dzg8s',9,1795415123874,'round-over',NULL,'{"id":"1m83h99x20dc9ebn","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"9821","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"d92104f7f2514b51fca075655c8d1079dbd48e82d51899646610891f383f740f","secret":"9821"}}');
INSERT INTO "event" VALUES(20,'1m83h99cr24dzg8s',10,1795415123874,'finished',NULL,'{"id":"1m83h99x20dc9t4x","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(21,'1m83h99xz3m4mgr0',1,1795415123903,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m83h98jm6xmk947","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m83h98jm6xmk947","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(22,'1m83h99xz3m4mgr0',2,1795415123903,'round',NULL,'{"number":1,"leader":null,"commitment":"3c17c151ff00fc10f4afd2fed15d52b37574c750d1155e670b46b08db82883ab","points":[0],"rules":2,"seats":[{"player":"1m83h98jm6xmk947","status":"joined"}],"rounds":1,"deal":{"nonce":"fb95a5880f6433ecc00f623e4ad06a6c657b829c18f3ae641f977e763b409030","secret":"1592"},"carry":null}');
INSERT INTO "event" VALUES(23,'1m83h99xz3m4mgr0',3,1795415123908,'resigned',0,'{}');
INSERT INTO "event" VALUES(24,'1m83h99xz3m4mgr0',4,1795415123908,'round-over',NULL,'{"id":"1m83h99y4bfk411p","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"1592","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"fb95a5880f6433ecc00f623e4ad06a6c657b829c18f3ae641f977e763b409030","secret":"1592"}}');
INSERT INTO "event" VALUES(25,'1m83h99xz3m4mgr0',5,1795415123908,'finished',NULL,'{"id":"1m83h99y4bfk4805","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(26,'1m83h99yaf88xg5a',1,1795415123914,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m83h98n6asktafg","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m83h98n6asktafg","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(27,'1m83h99yaf88xg5a',2,1795415123914,'round',NULL,'{"number":1,"leader":null,"commitment":"62dbb49acdbb103b34616e7677e9b6c44f950ca206a13da98adc9beed0410086","points":[0],"rules":2,"seats":[{"player":"1m83h98n6asktafg","status":"joined"}],"rounds":1,"deal":{"nonce":"9a78c5bc3a6bb222061164ec66390fed34709bb4016e1afe88bac846fc409553","secret":"5101"},"carry":null}');
INSERT INTO "event" VALUES(28,'1m83h99yaf88xg5a',3,1795415123926,'resigned',0,'{}');
INSERT INTO "event" VALUES(29,'1m83h99yaf88xg5a',4,1795415123926,'round-over',NULL,'{"id":"1m83h99yp0z5ts8g","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"5101","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"9a78c5bc3a6bb222061164ec66390fed34709bb4016e1afe88bac846fc409553","secret":"5101"}}');
INSERT INTO "event" VALUES(30,'1m83h99yaf88xg5a',5,1795415123926,'finished',NULL,'{"id":"1m83h99yp0z5w48p","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(31,'1m83h99yy8e23jpf',1,1795415123934,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m83h99yy8e22cbs","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m83h99yy8e22cbs","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(32,'1m83h99yy8e23jpf',2,1795415123934,'round',NULL,'{"number":1,"leader":null,"commitment":"fbcf83b415e858bf9ee63cdce106da6e038d403ba18a5254c85514e474a726d9","points":[0],"rules":2,"seats":[{"player":"1m83h99yy8e22cbs","status":"joined"}],"rounds":0,"deal":{"nonce":"9f319a69901279aa8e1dd2698e9b2d2602cc159401e6f0865a03de56247aa52b","secret":"9384"},"carry":null}');
INSERT INTO "event" VALUES(33,'1m83h99yy8e23jpf',3,1795415123957,'guess',0,'{"attempt":1,"code":"1234","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(34,'1m83h9a0c23w257n',1,1795415123980,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m83h9a0c23w0yav","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m83h9a0c23w0yav","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(35,'1m83h9a0c23w257n',2,1795415123980,'round',NULL,'{"number":1,"leader":null,"commitment":"9f32ebc141c626217628d7593eacaecbb3d8f70a80251553cf877c0d15f10a92","points":[0],"rules":2,"seats":[{"player":"1m83h9a0c23w0yav","status":"joined"}],"rounds":2,"deal":{"nonce":"0b3e632c2bcf8dc07794c0b1d77591d6c364580139412fc03144985253212c7f","secret":"5437"},"carry":null}');
INSERT INTO "event" VALUES(36,'1m83h9a0c23w257n',3,1795415124022,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(37,'1m83h9a0c23w257n',4,1795415124104,'guess',0,'{"attempt":2,"code":"1456","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(38,'1m83h9a0c23w257n',5,1795415124332,'guess',0,'{"attempt":3,"code":"1578","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(39,'1m83h9a0c23w257n',6,1795415124353,'guess',0,'{"attempt":4,"code":"2485","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(40,'1m83h9a0c23w257n',7,1795415124372,'guess',0,'{"attempt":5,"code":"2657","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(41,'1m83h9a0c23w257n',8,1795415124391,'guess',0,'{"attempt":6,"code":"5407","bulls":3,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(42,'1m83h9a0c23w257n',9,1795415124487,'guess',0,'{"attempt":7,"code":"5437","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(43,'1m83h9a0c23w257n',10,1795415124488,'round-over',NULL,'{"id":"1m83h9ag83fmqy9d","round":1,"leader":null,"attempts":7,"solved":true,"solver":0,"secret":"5437","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"0b3e632c2bcf8dc07794c0b1d77591d6c364580139412fc03144985253212c7f","secret":"5437"}}');
INSERT INTO "event" VALUES(44,'1m83h9a0c23w257n',11,1795415124517,'published',0,'{}');
INSERT INTO "event" VALUES(45,'1m83h9a0c23w257n',12,1795415124624,'round',NULL,'{"number":2,"leader":null,"commitment":"0f3f659bfb913b4d637c8b8179f7ecde11d1da58c555174d0c1d0c89c59f2fa0","points":[1],"rules":2,"seats":[{"player":"1m83h9a0c23w0yav","status":"joined"}],"rounds":2,"deal":{"nonce":"a985135d40c76ebafe7450370761cb76ff81847f116aa5dfa7d7655d842cf171","secret":"6913"},"carry":null,"made_public":true}');
INSERT INTO "event" VALUES(46,'1m83h9anecbm01r5',1,1795415124654,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m83h9amw4zynhvv","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m83h9amw4zynhvv","join_code":"KJ84A5","clock":null,"log":3}');
INSERT INTO "event" VALUES(47,'1m83h9anecbm01r5',2,1795415124697,'joined',1,'{"player":"1m83h9an72apm9rs"}');
INSERT INTO "event" VALUES(48,'1m83h9anecbm01r5',3,1795415124697,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m83h9amw4zynhvv","status":"joined"},{"player":"1m83h9an72apm9rs","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(49,'1m83h9anecbm01r5',4,1795415124709,'secret',0,'{"code":"1234","nonce":"9e01ee01c9068fe4fa203be36dbf71adbf6874a3d029cd10c3f6285e8acb611f","commitment":"03d921ba1fb2f096efb3b37318e400fd4456e9c9e1c5c7a1263f20ee3168136c"}');
INSERT INTO "event" VALUES(50,'1m83h9anecbm01r5',5,1795415124732,'guess',1,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(51,'1m83h9anecbm01r5',6,1795415124734,'round-over',NULL,'{"id":"1m83h9aqy0c26q30","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"9e01ee01c9068fe4fa203be36dbf71adbf6874a3d029cd10c3f6285e8acb611f","secret":"1234"}}');
INSERT INTO "event" VALUES(52,'1m83h9anecbm01r5',7,1795415124746,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":2,"seats":[{"player":"1m83h9amw4zynhvv","status":"joined"},{"player":"1m83h9an72apm9rs","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(53,'1m83h9anecbm01r5',8,1795415124774,'secret',1,'{"code":"4321","nonce":"aee2a7c27ab646ac2b18c948ec46953cc87502780200213361fecec9bbbb585a","commitment":"983ec2d708565e8a276ec917422c0844e1ac7d75ae98e7fa642f953bbfbc509e"}');
INSERT INTO "event" VALUES(54,'1m83h9anecbm01r5',9,1795415124792,'resigned',0,'{}');
INSERT INTO "event" VALUES(55,'1m83h9anecbm01r5',10,1795415124792,'round-over',NULL,'{"id":"1m83h9asr72cvw9t","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"aee2a7c27ab646ac2b18c948ec46953cc87502780200213361fecec9bbbb585a","secret":"4321"}}');
INSERT INTO "event" VALUES(56,'1m83h9anecbm01r5',11,1795415124792,'finished',NULL,'{"id":"1m83h9asr72cw4at","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation"}');
INSERT INTO "event" VALUES(57,'1m83h9ax96ks9153',1,1795415124905,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"manual","secret":"held","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m83h9avt7xkpgh2","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m83h9avt7xkpgh2","join_code":"23MV9D","clock":null,"log":3}');
INSERT INTO "event" VALUES(58,'1m83h9ax96ks9153',2,1795415124926,'joined',1,'{"player":"1m83h9aw94wj7r8y"}');
INSERT INTO "event" VALUES(59,'1m83h9ax96ks9153',3,1795415124951,'joined',2,'{"player":"1m83h9awyaknxbec"}');
INSERT INTO "event" VALUES(60,'1m83h9ax96ks9153',4,1795415124951,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m83h9avt7xkpgh2","status":"joined"},{"player":"1m83h9aw94wj7r8y","status":"joined"},{"player":"1m83h9awyaknxbec","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(61,'1m83h9b0v044g6qr',1,1795415125019,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m83h9az84hjr5ae","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m83h9az84hjr5ae","join_code":"MSGPEB","clock":null,"log":3}');
INSERT INTO "event" VALUES(62,'1m83h9b0v044g6qr',2,1795415125029,'joined',1,'{"player":"1m83h9azr4r6htvc"}');
INSERT INTO "event" VALUES(63,'1m83h9b0v044g6qr',3,1795415125041,'joined',2,'{"player":"1m83h9b0a0fnrxzb"}');
INSERT INTO "event" VALUES(64,'1m83h9b0v044g6qr',4,1795415125041,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m83h9az84hjr5ae","status":"joined"},{"player":"1m83h9azr4r6htvc","status":"joined"},{"player":"1m83h9b0a0fnrxzb","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(65,'1m83h9b0v044g6qr',5,1795415125056,'secret',0,'{"code":"5678","nonce":"b9c290ff92d6f67abe2ac9ac0baac490f5130ee34d45512f236c971168bcf8bf","commitment":"b333933261f0d70444bce1d0764c848e296b418a8cde0d6b214ddaed15cb2838"}');
INSERT INTO "event" VALUES(66,'1m83h9b0v044g6qr',6,1795415125068,'guess',1,'{"attempt":1,"code":"1234","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(67,'1m83h9b3c5286hjy',1,1795415125100,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m83h98jm6xmk947","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m83h98jm6xmk947","join_code":"VADTAV","clock":null,"log":3}');
INSERT INTO "event" VALUES(68,'1m83h9b3g8a2h99p',1,1795415125104,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m83h98n6asktafg","status":"joined"},{"player":"1m83h98qn6spn2d9","status":"invited"}],"visibility":"public","ranked":false,"creator":"1m83h98n6asktafg","join_code":"2XPYNQ","clock":null,"log":3}');
INSERT INTO "event" VALUES(69,'1m83h9b3g8a2h99p',2,1795415125205,'aborted',0,'{"reason":"creator"}');
INSERT INTO "event" VALUES(70,'1m83h9bdkdmrdsm1',1,1795415125427,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m83h98jm6xmk947","status":"joined"},{"player":"1m83h98qn6spn2d9","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m83h98jm6xmk947","join_code":"A3V6V7","clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(71,'1m83h9bj2ba5f535',1,1795415125570,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m83h98jm6xmk947","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"visibility":"private","ranked":false,"creator":"1m83h98jm6xmk947","join_code":null,"clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(72,'1m83h9bj2ba5f535',2,1795415125570,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m83h98jm6xmk947","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(73,'1m83h9bpd5cyqh5e',1,1795415125709,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":null,"hints":false},"seats":[{"player":"1m83h9bkvc8wqvsa","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m83h9bkvc8wqvsa","join_code":"MTAHZ4","clock":null,"log":3}');
INSERT INTO "event" VALUES(74,'1m83h9bpd5cyqh5e',2,1795415125750,'joined',1,'{"player":"1m83h9bn442vy2sm"}');
INSERT INTO "event" VALUES(75,'1m83h9bpd5cyqh5e',3,1795415125750,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m83h9bkvc8wqvsa","status":"joined"},{"player":"1m83h9bn442vy2sm","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(76,'1m83h9bpd5cyqh5e',4,1795415125846,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(77,'1m83h9bpd5cyqh5e',5,1795415125927,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(78,'1m83h9bpd5cyqh5e',6,1795415125938,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(79,'1m83h9bpd5cyqh5e',7,1795415125988,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(80,'1m83h9bpd5cyqh5e',8,1795415126004,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(81,'1m83h9bpd5cyqh5e',9,1795415126004,'round-over',NULL,'{"id":"1m83h9bzm9qedtar","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(82,'1m83h9bpd5cyqh5e',10,1795415126011,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[1,0],"rules":1,"seats":[{"player":"1m83h9bkvc8wqvsa","status":"joined"},{"player":"1m83h9bn442vy2sm","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(83,'1m83h9bpd5cyqh5e',11,1795415126041,'move',1,'{"column":1,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(84,'1m83h9c145v2q3f7',1,1795415126052,'created',0,'{"ruleset":"gomoku","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m83h98jm6xmk947","status":"joined"},{"player":"1m83h98n6asktafg","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m83h98jm6xmk947","join_code":"AJWWKQ","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(85,'1m83h9c145v2q3f7',2,1795415126069,'joined',1,'{"player":"1m83h98n6asktafg"}');
INSERT INTO "event" VALUES(86,'1m83h9c145v2q3f7',3,1795415126069,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m83h98jm6xmk947","status":"joined"},{"player":"1m83h98n6asktafg","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(87,'1m83h9c145v2q3f7',4,1795415126092,'move',0,'{"column":7,"row":7,"symbol":"X"}');
INSERT INTO "event" VALUES(88,'1m83h9c145v2q3f7',5,1795415126104,'move',1,'{"column":8,"row":8,"symbol":"O"}');
INSERT INTO "event" VALUES(89,'1m83h9c145v2q3f7',6,1795415126123,'resigned',1,'{}');
INSERT INTO "event" VALUES(90,'1m83h9c145v2q3f7',7,1795415126123,'round-over',NULL,'{"id":"1m83h9c3bdg7a1ne","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(91,'1m83h9c145v2q3f7',8,1795415126123,'finished',NULL,'{"id":"1m83h9c3bdg7bf8p","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation"}');
INSERT INTO "event" VALUES(92,'1m83h9c9t8s3pggs',1,1795415126330,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m83h9c4g75y8z31","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m83h9c4g75y8z31","join_code":"EAFHJ2","clock":null,"log":3,"commitment":"cb7da959b217805055e1e6de5bde3be8ce645dc3f601ab2ecd6c14a07251f984","client_seeds":["",""],"server_seed":"83eb8e8f63c33223eb8c9e64ce6356cba65e6929cdcbed10b0c404f7350d78d2"}');
INSERT INTO "event" VALUES(93,'1m83h9c9t8s3pggs',2,1795415126366,'joined',1,'{"player":"1m83h9c5eb71qv5a"}');
INSERT INTO "event" VALUES(94,'1m83h9c9t8s3pggs',3,1795415126366,'round',NULL,'{"number":1,"leader":0,"commitment":"cb7da959b217805055e1e6de5bde3be8ce645dc3f601ab2ecd6c14a07251f984","points":[0,0],"rules":1,"seats":[{"player":"1m83h9c4g75y8z31","status":"joined"},{"player":"1m83h9c5eb71qv5a","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(95,'1m83h9c9t8s3pggs',4,1795415126366,'roll',0,'{"keep":[],"dice":[2,6,6,1,6],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(96,'1m83h9c9t8s3pggs',5,1795415126564,'score',0,'{"category":"chance","score":21,"bonus":0}');
INSERT INTO "event" VALUES(97,'1m83h9c9t8s3pggs',6,1795415126564,'roll',1,'{"keep":[],"dice":[6,3,3,1,2],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(98,'1m83h9ckb6vxh37g',1,1795415126635,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m83h9chy2x0pjqz","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m83h9chy2x0pjqz","join_code":"E6P44J","clock":null,"log":3,"commitment":"756f7ccf1b2613911e23940188ce16a9728fcb97eac7ff203881314c9fc8875b","client_seeds":["",""],"server_seed":"943b13c482d3ee73d3de4b15d25d95e1d2c1361967b69cdeba0cf3d245105b67"}');
INSERT INTO "event" VALUES(99,'1m83h9ckb6vxh37g',2,1795415126661,'joined',1,'{"player":"1m83h9cjkbbsqw9v"}');
INSERT INTO "event" VALUES(100,'1m83h9ckb6vxh37g',3,1795415126661,'round',NULL,'{"number":1,"leader":0,"commitment":"756f7ccf1b2613911e23940188ce16a9728fcb97eac7ff203881314c9fc8875b","points":[0,0],"rules":1,"seats":[{"player":"1m83h9chy2x0pjqz","status":"joined"},{"player":"1m83h9cjkbbsqw9v","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(101,'1m83h9ckb6vxh37g',4,1795415126661,'roll',0,'{"keep":[],"dice":[3,3,5,3,1],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(102,'1m83h9ckb6vxh37g',5,1795415126739,'score',0,'{"category":"aces","score":1,"bonus":0}');
INSERT INTO "event" VALUES(103,'1m83h9ckb6vxh37g',6,1795415126739,'roll',1,'{"keep":[],"dice":[2,1,2,3,4],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(104,'1m83h9ckb6vxh37g',7,1795415126754,'score',1,'{"category":"aces","score":1,"bonus":0}');
INSERT INTO "event" VALUES(105,'1m83h9ckb6vxh37g',8,1795415126754,'roll',0,'{"keep":[],"dice":[2,5,6,4,6],"stage":0,"roll":2}');
INSERT INTO "event" VALUES(106,'1m83h9ckb6vxh37g',9,1795415126779,'score',0,'{"category":"twos","score":2,"bonus":0}');
INSERT INTO "event" VALUES(107,'1m83h9ckb6vxh37g',10,1795415126779,'roll',1,'{"keep":[],"dice":[6,6,6,3,1],"stage":0,"roll":3}');
INSERT INTO "event" VALUES(108,'1m83h9ckb6vxh37g',11,1795415126878,'score',1,'{"category":"twos","score":0,"bonus":0}');
INSERT INTO "event" VALUES(109,'1m83h9ckb6vxh37g',12,1795415126878,'roll',0,'{"keep":[],"dice":[4,5,2,4,2],"stage":0,"roll":4}');
INSERT INTO "event" VALUES(110,'1m83h9ckb6vxh37g',13,1795415126888,'score',0,'{"category":"threes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(111,'1m83h9ckb6vxh37g',14,1795415126888,'roll',1,'{"keep":[],"dice":[6,6,1,5,5],"stage":0,"roll":5}');
INSERT INTO "event" VALUES(112,'1m83h9ckb6vxh37g',15,1795415126914,'score',1,'{"category":"threes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(113,'1m83h9ckb6vxh37g',16,1795415126914,'roll',0,'{"keep":[],"dice":[4,4,3,3,2],"stage":0,"roll":6}');
INSERT INTO "event" VALUES(114,'1m83h9ckb6vxh37g',17,1795415126961,'score',0,'{"category":"fours","score":8,"bonus":0}');
INSERT INTO "event" VALUES(115,'1m83h9ckb6vxh37g',18,1795415126961,'roll',1,'{"keep":[],"dice":[5,2,4,3,2],"stage":0,"roll":7}');
INSERT INTO "event" VALUES(116,'1m83h9ckb6vxh37g',19,1795415126972,'score',1,'{"category":"fours","score":4,"bonus":0}');
INSERT INTO "event" VALUES(117,'1m83h9ckb6vxh37g',20,1795415126972,'roll',0,'{"keep":[],"dice":[5,1,2,3,3],"stage":0,"roll":8}');
INSERT INTO "event" VALUES(118,'1m83h9ckb6vxh37g',21,1795415126984,'score',0,'{"category":"fives","score":5,"bonus":0}');
INSERT INTO "event" VALUES(119,'1m83h9ckb6vxh37g',22,1795415126984,'roll',1,'{"keep":[],"dice":[6,4,4,5,1],"stage":0,"roll":9}');
INSERT INTO "event" VALUES(120,'1m83h9ckb6vxh37g',23,1795415126993,'score',1,'{"category":"fives","score":5,"bonus":0}');
INSERT INTO "event" VALUES(121,'1m83h9ckb6vxh37g',24,1795415126993,'roll',0,'{"keep":[],"dice":[6,4,5,2,3],"stage":0,"roll":10}');
INSERT INTO "event" VALUES(122,'1m83h9ckb6vxh37g',25,1795415127009,'score',0,'{"category":"sixes","score":6,"bonus":0}');
INSERT INTO "event" VALUES(123,'1m83h9ckb6vxh37g',26,1795415127009,'roll',1,'{"keep":[],"dice":[3,3,2,5,5],"stage":0,"roll":11}');
INSERT INTO "event" VALUES(124,'1m83h9ckb6vxh37g',27,1795415127022,'score',1,'{"category":"sixes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(125,'1m83h9ckb6vxh37g',28,1795415127022,'roll',0,'{"keep":[],"dice":[2,4,5,5,3],"stage":0,"roll":12}');
INSERT INTO "event" VALUES(126,'1m83h9ckb6vxh37g',29,1795415127037,'score',0,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(127,'1m83h9ckb6vxh37g',30,1795415127037,'roll',1,'{"keep":[],"dice":[1,2,5,6,4],"stage":0,"roll":13}');
INSERT INTO "event" VALUES(128,'1m83h9ckb6vxh37g',31,1795415127069,'score',1,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(129,'1m83h9ckb6vxh37g',32,1795415127069,'roll',0,'{"keep":[],"dice":[1,6,2,4,4],"stage":0,"roll":14}');
INSERT INTO "event" VALUES(130,'1m83h9ckb6vxh37g',33,1795415127077,'score',0,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(131,'1m83h9ckb6vxh37g',34,1795415127077,'roll',1,'{"keep":[],"dice":[2,3,4,3,3],"stage":0,"roll":15}');
INSERT INTO "event" VALUES(132,'1m83h9ckb6vxh37g',35,1795415127101,'score',1,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(133,'1m83h9ckb6vxh37g',36,1795415127101,'roll',0,'{"keep":[],"dice":[2,2,5,5,2],"stage":0,"roll":16}');
INSERT INTO "event" VALUES(134,'1m83h9ckb6vxh37g',37,1795415127144,'score',0,'{"category":"full-house","score":25,"bonus":0}');
INSERT INTO "event" VALUES(135,'1m83h9ckb6vxh37g',38,1795415127144,'roll',1,'{"keep":[],"dice":[4,3,1,6,1],"stage":0,"roll":17}');
INSERT INTO "event" VALUES(136,'1m83h9ckb6vxh37g',39,1795415127204,'score',1,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(137,'1m83h9ckb6vxh37g',40,1795415127204,'roll',0,'{"keep":[],"dice":[5,1,1,1,5],"stage":0,"roll":18}');
INSERT INTO "event" VALUES(138,'1m83h9ckb6vxh37g',41,1795415127231,'score',0,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(139,'1m83h9ckb6vxh37g',42,1795415127231,'roll',1,'{"keep":[],"dice":[6,5,6,5,1],"stage":0,"roll":19}');
INSERT INTO "event" VALUES(140,'1m83h9ckb6vxh37g',43,1795415127246,'score',1,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(141,'1m83h9ckb6vxh37g',44,1795415127246,'roll',0,'{"keep":[],"dice":[3,6,2,1,2],"stage":0,"roll":20}');
INSERT INTO "event" VALUES(142,'1m83h9ckb6vxh37g',45,1795415127268,'score',0,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(143,'1m83h9ckb6vxh37g',46,1795415127268,'roll',1,'{"keep":[],"dice":[3,4,1,3,4],"stage":0,"roll":21}');
INSERT INTO "event" VALUES(144,'1m83h9ckb6vxh37g',47,1795415127284,'score',1,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(145,'1m83h9ckb6vxh37g',48,1795415127284,'roll',0,'{"keep":[],"dice":[1,4,5,4,2],"stage":0,"roll":22}');
INSERT INTO "event" VALUES(146,'1m83h9ckb6vxh37g',49,1795415127298,'score',0,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(147,'1m83h9ckb6vxh37g',50,1795415127298,'roll',1,'{"keep":[],"dice":[6,4,2,2,2],"stage":0,"roll":23}');
INSERT INTO "event" VALUES(148,'1m83h9ckb6vxh37g',51,1795415127322,'score',1,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(149,'1m83h9ckb6vxh37g',52,1795415127322,'roll',0,'{"keep":[],"dice":[4,1,1,5,4],"stage":0,"roll":24}');
INSERT INTO "event" VALUES(150,'1m83h9ckb6vxh37g',53,1795415127331,'score',0,'{"category":"chance","score":15,"bonus":0}');
INSERT INTO "event" VALUES(151,'1m83h9ckb6vxh37g',54,1795415127331,'roll',1,'{"keep":[],"dice":[6,6,6,3,1],"stage":0,"roll":25}');
INSERT INTO "event" VALUES(152,'1m83h9ckb6vxh37g',55,1795415127375,'score',1,'{"category":"chance","score":22,"bonus":0}');
INSERT INTO "event" VALUES(153,'1m83h9ckb6vxh37g',56,1795415127375,'round-over',NULL,'{"id":"1m83h9dafcwz9wvd","round":1,"leader":0,"winners":[0],"cards":[{"seat":0,"boxes":{"aces":1,"twos":2,"threes":0,"fours":8,"fives":5,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":25,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":15},"upper_total":22,"upper_bonus":0,"yahtzee_bonus":0,"total":62},{"seat":1,"boxes":{"aces":1,"twos":0,"threes":0,"fours":4,"fives":5,"sixes":0,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":22},"upper_total":10,"upper_bonus":0,"yahtzee_bonus":0,"total":32}],"forfeited":[],"forfeited_by":null,"points":[62,32],"proof":null}');
INSERT INTO "event" VALUES(154,'1m83h9ckb6vxh37g',57,1795415127375,'finished',NULL,'{"id":"1m83h9dafcwza4dh","outcome":"win","winners":[0],"points":[62,32],"reason":"rounds","proof":{"server_seed":"943b13c482d3ee73d3de4b15d25d95e1d2c1361967b69cdeba0cf3d245105b67","client_seeds":["",""]}}');
INSERT INTO "event" VALUES(155,'1m83h9espayb7dgf',1,1795415128887,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m83h98jm6xmk947","status":"invited"},{"player":"1m83h98qn6spn2d9","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m83h9eey57g7m5z","join_code":"SRGNHG","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3,"tournament":"1m83h9eey57g7m5z"}');
INSERT INTO "event" VALUES(156,'1m83h9f4t5ybr042',1,1795415129242,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m83h9f42178q2hf","status":"joined"},{"player":"1m83h9f43av5hyqw","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m83h9f42178q2hf","join_code":"FAHCKA","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(157,'1m83h9f4t5ybr042',2,1795415129260,'joined',1,'{"player":"1m83h9f43av5hyqw"}');
INSERT INTO "event" VALUES(158,'1m83h9f4t5ybr042',3,1795415129260,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m83h9f42178q2hf","status":"joined"},{"player":"1m83h9f43av5hyqw","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(159,'1m83h9f4t5ybr042',4,1795415129313,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(160,'1m83h9f4t5ybr042',5,1795415129507,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(161,'1m83h9f4t5ybr042',6,1795415129740,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(162,'1m83h9f4t5ybr042',7,1795415129747,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(163,'1m83h9f4t5ybr042',8,1795415129821,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(164,'1m83h9f4t5ybr042',9,1795415129824,'round-over',NULL,'{"id":"1m83h9fq0bkc8acf","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(165,'1m83h9f4t5ybr042',10,1795415129824,'finished',NULL,'{"id":"1m83h9fq0bkccxb6","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds"}');
CREATE TABLE event_mark (
    only  INTEGER PRIMARY KEY CHECK (only = 1),
    id    INTEGER NOT NULL,
    until INTEGER NOT NULL CHECK (until >= id),
    game  TEXT    NOT NULL,
    seq   INTEGER NOT NULL
) STRICT;
INSERT INTO "event_mark" VALUES(1,165,165,'',0);
CREATE TABLE event_place (
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL,
    id   INTEGER NOT NULL, -- of the event
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "event_place" VALUES('1m83h98w2bc3aabw',1,1);
INSERT INTO "event_place" VALUES('1m83h98w2bc3aabw',2,2);
INSERT INTO "event_place" VALUES('1m83h98w2bc3aabw',3,3);
INSERT INTO "event_place" VALUES('1m83h98w2bc3aabw',4,4);
INSERT INTO "event_place" VALUES('1m83h98w2bc3aabw',5,5);
INSERT INTO "event_place" VALUES('1m83h98w2bc3aabw',6,6);
INSERT INTO "event_place" VALUES('1m83h98w2bc3aabw',7,7);
INSERT INTO "event_place" VALUES('1m83h98w2bc3aabw',8,8);
INSERT INTO "event_place" VALUES('1m83h98w2bc3aabw',9,9);
INSERT INTO "event_place" VALUES('1m83h98w2bc3aabw',10,10);
INSERT INTO "event_place" VALUES('1m83h99cr24dzg8s',1,11);
INSERT INTO "event_place" VALUES('1m83h99cr24dzg8s',2,12);
INSERT INTO "event_place" VALUES('1m83h99cr24dzg8s',3,13);
INSERT INTO "event_place" VALUES('1m83h99cr24dzg8s',4,14);
INSERT INTO "event_place" VALUES('1m83h99cr24dzg8s',5,15);
INSERT INTO "event_place" VALUES('1m83h99cr24dzg8s',6,16);
INSERT INTO "event_place" VALUES('1m83h99cr24dzg8s',7,17);
INSERT INTO "event_place" VALUES('1m83h99cr24dzg8s',8,18);
INSERT INTO "event_place" VALUES('1m83h99cr24dzg8s',9,19);
INSERT INTO "event_place" VALUES('1m83h99cr24dzg8s',10,20);
INSERT INTO "event_place" VALUES('1m83h99xz3m4mgr0',1,21);
INSERT INTO "event_place" VALUES('1m83h99xz3m4mgr0',2,22);
INSERT INTO "event_place" VALUES('1m83h99xz3m4mgr0',3,23);
INSERT INTO "event_place" VALUES('1m83h99xz3m4mgr0',4,24);
INSERT INTO "event_place" VALUES('1m83h99xz3m4mgr0',5,25);
INSERT INTO "event_place" VALUES('1m83h99yaf88xg5a',1,26);
INSERT INTO "event_place" VALUES('1m83h99yaf88xg5a',2,27);
INSERT INTO "event_place" VALUES('1m83h99yaf88xg5a',3,28);
INSERT INTO "event_place" VALUES('1m83h99yaf88xg5a',4,29);
INSERT INTO "event_place" VALUES('1m83h99yaf88xg5a',5,30);
INSERT INTO "event_place" VALUES('1m83h99yy8e23jpf',1,31);
INSERT INTO "event_place" VALUES('1m83h99yy8e23jpf',2,32);
INSERT INTO "event_place" VALUES('1m83h99yy8e23jpf',3,33);
INSERT INTO "event_place" VALUES('1m83h9a0c23w257n',1,34);
INSERT INTO "event_place" VALUES('1m83h9a0c23w257n',2,35);
INSERT INTO "event_place" VALUES('1m83h9a0c23w257n',3,36);
INSERT INTO "event_place" VALUES('1m83h9a0c23w257n',4,37);
INSERT INTO "event_place" VALUES('1m83h9a0c23w257n',5,38);
INSERT INTO "event_place" VALUES('1m83h9a0c23w257n',6,39);
INSERT INTO "event_place" VALUES('1m83h9a0c23w257n',7,40);
INSERT INTO "event_place" VALUES('1m83h9a0c23w257n',8,41);
INSERT INTO "event_place" VALUES('1m83h9a0c23w257n',9,42);
INSERT INTO "event_place" VALUES('1m83h9a0c23w257n',10,43);
INSERT INTO "event_place" VALUES('1m83h9a0c23w257n',11,44);
INSERT INTO "event_place" VALUES('1m83h9a0c23w257n',12,45);
INSERT INTO "event_place" VALUES('1m83h9anecbm01r5',1,46);
INSERT INTO "event_place" VALUES('1m83h9anecbm01r5',2,47);
INSERT INTO "event_place" VALUES('1m83h9anecbm01r5',3,48);
INSERT INTO "event_place" VALUES('1m83h9anecbm01r5',4,49);
INSERT INTO "event_place" VALUES('1m83h9anecbm01r5',5,50);
INSERT INTO "event_place" VALUES('1m83h9anecbm01r5',6,51);
INSERT INTO "event_place" VALUES('1m83h9anecbm01r5',7,52);
INSERT INTO "event_place" VALUES('1m83h9anecbm01r5',8,53);
INSERT INTO "event_place" VALUES('1m83h9anecbm01r5',9,54);
INSERT INTO "event_place" VALUES('1m83h9anecbm01r5',10,55);
INSERT INTO "event_place" VALUES('1m83h9anecbm01r5',11,56);
INSERT INTO "event_place" VALUES('1m83h9ax96ks9153',1,57);
INSERT INTO "event_place" VALUES('1m83h9ax96ks9153',2,58);
INSERT INTO "event_place" VALUES('1m83h9ax96ks9153',3,59);
INSERT INTO "event_place" VALUES('1m83h9ax96ks9153',4,60);
INSERT INTO "event_place" VALUES('1m83h9b0v044g6qr',1,61);
INSERT INTO "event_place" VALUES('1m83h9b0v044g6qr',2,62);
INSERT INTO "event_place" VALUES('1m83h9b0v044g6qr',3,63);
INSERT INTO "event_place" VALUES('1m83h9b0v044g6qr',4,64);
INSERT INTO "event_place" VALUES('1m83h9b0v044g6qr',5,65);
INSERT INTO "event_place" VALUES('1m83h9b0v044g6qr',6,66);
INSERT INTO "event_place" VALUES('1m83h9b3c5286hjy',1,67);
INSERT INTO "event_place" VALUES('1m83h9b3g8a2h99p',1,68);
INSERT INTO "event_place" VALUES('1m83h9b3g8a2h99p',2,69);
INSERT INTO "event_place" VALUES('1m83h9bdkdmrdsm1',1,70);
INSERT INTO "event_place" VALUES('1m83h9bj2ba5f535',1,71);
INSERT INTO "event_place" VALUES('1m83h9bj2ba5f535',2,72);
INSERT INTO "event_place" VALUES('1m83h9bpd5cyqh5e',1,73);
INSERT INTO "event_place" VALUES('1m83h9bpd5cyqh5e',2,74);
INSERT INTO "event_place" VALUES('1m83h9bpd5cyqh5e',3,75);
INSERT INTO "event_place" VALUES('1m83h9bpd5cyqh5e',4,76);
INSERT INTO "event_place" VALUES('1m83h9bpd5cyqh5e',5,77);
INSERT INTO "event_place" VALUES('1m83h9bpd5cyqh5e',6,78);
INSERT INTO "event_place" VALUES('1m83h9bpd5cyqh5e',7,79);
INSERT INTO "event_place" VALUES('1m83h9bpd5cyqh5e',8,80);
INSERT INTO "event_place" VALUES('1m83h9bpd5cyqh5e',9,81);
INSERT INTO "event_place" VALUES('1m83h9bpd5cyqh5e',10,82);
INSERT INTO "event_place" VALUES('1m83h9bpd5cyqh5e',11,83);
INSERT INTO "event_place" VALUES('1m83h9c145v2q3f7',1,84);
INSERT INTO "event_place" VALUES('1m83h9c145v2q3f7',2,85);
INSERT INTO "event_place" VALUES('1m83h9c145v2q3f7',3,86);
INSERT INTO "event_place" VALUES('1m83h9c145v2q3f7',4,87);
INSERT INTO "event_place" VALUES('1m83h9c145v2q3f7',5,88);
INSERT INTO "event_place" VALUES('1m83h9c145v2q3f7',6,89);
INSERT INTO "event_place" VALUES('1m83h9c145v2q3f7',7,90);
INSERT INTO "event_place" VALUES('1m83h9c145v2q3f7',8,91);
INSERT INTO "event_place" VALUES('1m83h9c9t8s3pggs',1,92);
INSERT INTO "event_place" VALUES('1m83h9c9t8s3pggs',2,93);
INSERT INTO "event_place" VALUES('1m83h9c9t8s3pggs',3,94);
INSERT INTO "event_place" VALUES('1m83h9c9t8s3pggs',4,95);
INSERT INTO "event_place" VALUES('1m83h9c9t8s3pggs',5,96);
INSERT INTO "event_place" VALUES('1m83h9c9t8s3pggs',6,97);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',1,98);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',2,99);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',3,100);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',4,101);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',5,102);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',6,103);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',7,104);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',8,105);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',9,106);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',10,107);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',11,108);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',12,109);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',13,110);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',14,111);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',15,112);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',16,113);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',17,114);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',18,115);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',19,116);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',20,117);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',21,118);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',22,119);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',23,120);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',24,121);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',25,122);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',26,123);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',27,124);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',28,125);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',29,126);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',30,127);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',31,128);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',32,129);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',33,130);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',34,131);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',35,132);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',36,133);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',37,134);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',38,135);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',39,136);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',40,137);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',41,138);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',42,139);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',43,140);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',44,141);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',45,142);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',46,143);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',47,144);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',48,145);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',49,146);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',50,147);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',51,148);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',52,149);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',53,150);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',54,151);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',55,152);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',56,153);
INSERT INTO "event_place" VALUES('1m83h9ckb6vxh37g',57,154);
INSERT INTO "event_place" VALUES('1m83h9espayb7dgf',1,155);
INSERT INTO "event_place" VALUES('1m83h9f4t5ybr042',1,156);
INSERT INTO "event_place" VALUES('1m83h9f4t5ybr042',2,157);
INSERT INTO "event_place" VALUES('1m83h9f4t5ybr042',3,158);
INSERT INTO "event_place" VALUES('1m83h9f4t5ybr042',4,159);
INSERT INTO "event_place" VALUES('1m83h9f4t5ybr042',5,160);
INSERT INTO "event_place" VALUES('1m83h9f4t5ybr042',6,161);
INSERT INTO "event_place" VALUES('1m83h9f4t5ybr042',7,162);
INSERT INTO "event_place" VALUES('1m83h9f4t5ybr042',8,163);
INSERT INTO "event_place" VALUES('1m83h9f4t5ybr042',9,164);
INSERT INTO "event_place" VALUES('1m83h9f4t5ybr042',10,165);
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
INSERT INTO "game" VALUES('1m83h98w2bc3aabw','main','bulls-and-cows','finished','private',1,'1m83h98jm6xmk947',NULL,1795415122818,1795415123240,0);
INSERT INTO "game" VALUES('1m83h99cr24dzg8s','main','bulls-and-cows','finished','private',1,'1m83h98n6asktafg',NULL,1795415123352,1795415123874,0);
INSERT INTO "game" VALUES('1m83h99xz3m4mgr0','main','number-guess','finished','private',1,'1m83h98jm6xmk947',NULL,1795415123903,1795415123908,0);
INSERT INTO "game" VALUES('1m83h99yaf88xg5a','main','number-guess','finished','private',1,'1m83h98n6asktafg',NULL,1795415123914,1795415123926,0);
INSERT INTO "game" VALUES('1m83h99yy8e23jpf','main','bulls-and-cows','playing','private',1,'1m83h99yy8e22cbs',NULL,1795415123934,NULL,0);
INSERT INTO "game" VALUES('1m83h9a0c23w257n','main','bulls-and-cows','playing','public',1,'1m83h9a0c23w0yav',NULL,1795415123980,NULL,0);
INSERT INTO "game" VALUES('1m83h9anecbm01r5','main','bulls-and-cows','finished','public',0,'1m83h9amw4zynhvv',NULL,1795415124654,1795415124792,0);
INSERT INTO "game" VALUES('1m83h9ax96ks9153','main','bulls-and-cows','playing','private',0,'1m83h9avt7xkpgh2','23MV9D',1795415124905,NULL,0);
INSERT INTO "game" VALUES('1m83h9b0v044g6qr','main','bulls-and-cows','playing','private',0,'1m83h9az84hjr5ae','MSGPEB',1795415125019,NULL,0);
INSERT INTO "game" VALUES('1m83h9b3c5286hjy','main','mastermind','open','public',0,'1m83h98jm6xmk947','VADTAV',1795415125100,NULL,0);
INSERT INTO "game" VALUES('1m83h9b3g8a2h99p','main','mastermind','aborted','public',0,'1m83h98n6asktafg',NULL,1795415125104,1795415125205,0);
INSERT INTO "game" VALUES('1m83h9bdkdmrdsm1','main','mastermind','open','private',0,'1m83h98jm6xmk947','A3V6V7',1795415125427,NULL,1);
INSERT INTO "game" VALUES('1m83h9bj2ba5f535','main','bulls-and-cows','playing','private',0,'1m83h98jm6xmk947',NULL,1795415125570,NULL,1);
INSERT INTO "game" VALUES('1m83h9bpd5cyqh5e','main','tic-tac-toe','playing','public',0,'1m83h9bkvc8wqvsa','MTAHZ4',1795415125709,NULL,0);
INSERT INTO "game" VALUES('1m83h9c145v2q3f7','main','gomoku','finished','private',1,'1m83h98jm6xmk947',NULL,1795415126052,1795415126123,0);
INSERT INTO "game" VALUES('1m83h9c9t8s3pggs','main','yahtzee','playing','private',0,'1m83h9c4g75y8z31','EAFHJ2',1795415126330,NULL,0);
INSERT INTO "game" VALUES('1m83h9ckb6vxh37g','main','yahtzee','finished','private',0,'1m83h9chy2x0pjqz',NULL,1795415126635,1795415127375,0);
INSERT INTO "game" VALUES('1m83h9espayb7dgf','main','tic-tac-toe','open','private',0,'1m83h9eey57g7m5z','SRGNHG',1795415128887,NULL,1);
INSERT INTO "game" VALUES('1m83h9f4t5ybr042','main','tic-tac-toe','finished','private',0,'1m83h9f42178q2hf',NULL,1795415129242,1795415129824,0);
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
INSERT INTO "idempotency_record" VALUES(1,'1m83h98jm6xmk947','open','POST','/v1/games',X'09691FB4A4A800A0B6D83166B89AA76941AFE880DE790D85B4610A9C932FDBEE',1795415125100,201,'1','/v1/games/1m83h9b3c5286hjy','','1m83h9b3c5286hjy',0,1,0);
CREATE TABLE idempotency_use (
    player TEXT    NOT NULL,
    hour   INTEGER NOT NULL, -- since 1970
    bytes  INTEGER NOT NULL CHECK (bytes >= 0),
    PRIMARY KEY (player, hour)
) STRICT, WITHOUT ROWID;
INSERT INTO "idempotency_use" VALUES('1m83h98jm6xmk947',498726,140);
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL
) STRICT;
INSERT INTO "migration" VALUES(1,'schema',X'64B4C73FE2F5732EE5332F8284538050F7A114A81628120ABDAE5670C5B3A1E5',1795415121176);
CREATE TABLE notification (
    player   TEXT    NOT NULL,
    seq      INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the player
    at       INTEGER NOT NULL,
    kind     TEXT    NOT NULL,                 -- invited, joined, declined, turn, round-over, finished, rematch, aborted
    game     TEXT    NOT NULL,
    game_seq INTEGER NOT NULL,                 -- the game's event that it is about
    PRIMARY KEY (player, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "notification" VALUES('1m83h98jm6xmk947',1,1795415126069,'joined','1m83h9c145v2q3f7',2);
INSERT INTO "notification" VALUES('1m83h98jm6xmk947',2,1795415126069,'turn','1m83h9c145v2q3f7',3);
INSERT INTO "notification" VALUES('1m83h98jm6xmk947',3,1795415126104,'turn','1m83h9c145v2q3f7',5);
INSERT INTO "notification" VALUES('1m83h98jm6xmk947',4,1795415126123,'round-over','1m83h9c145v2q3f7',7);
INSERT INTO "notification" VALUES('1m83h98jm6xmk947',5,1795415126123,'finished','1m83h9c145v2q3f7',8);
INSERT INTO "notification" VALUES('1m83h98jm6xmk947',6,1795415128887,'invited','1m83h9espayb7dgf',1);
INSERT INTO "notification" VALUES('1m83h98n6asktafg',1,1795415125205,'aborted','1m83h9b3g8a2h99p',2);
INSERT INTO "notification" VALUES('1m83h98n6asktafg',2,1795415126052,'invited','1m83h9c145v2q3f7',1);
INSERT INTO "notification" VALUES('1m83h98n6asktafg',3,1795415126092,'turn','1m83h9c145v2q3f7',4);
INSERT INTO "notification" VALUES('1m83h98n6asktafg',4,1795415126123,'finished','1m83h9c145v2q3f7',8);
INSERT INTO "notification" VALUES('1m83h98qn6spn2d9',1,1795415125104,'invited','1m83h9b3g8a2h99p',1);
INSERT INTO "notification" VALUES('1m83h98qn6spn2d9',2,1795415125205,'aborted','1m83h9b3g8a2h99p',2);
INSERT INTO "notification" VALUES('1m83h98qn6spn2d9',3,1795415125427,'invited','1m83h9bdkdmrdsm1',1);
INSERT INTO "notification" VALUES('1m83h98qn6spn2d9',4,1795415128887,'invited','1m83h9espayb7dgf',1);
INSERT INTO "notification" VALUES('1m83h9amw4zynhvv',1,1795415124697,'joined','1m83h9anecbm01r5',2);
INSERT INTO "notification" VALUES('1m83h9amw4zynhvv',2,1795415124697,'turn','1m83h9anecbm01r5',3);
INSERT INTO "notification" VALUES('1m83h9amw4zynhvv',3,1795415124734,'round-over','1m83h9anecbm01r5',6);
INSERT INTO "notification" VALUES('1m83h9amw4zynhvv',4,1795415124774,'turn','1m83h9anecbm01r5',8);
INSERT INTO "notification" VALUES('1m83h9amw4zynhvv',5,1795415124792,'finished','1m83h9anecbm01r5',11);
INSERT INTO "notification" VALUES('1m83h9an72apm9rs',1,1795415124709,'turn','1m83h9anecbm01r5',4);
INSERT INTO "notification" VALUES('1m83h9an72apm9rs',2,1795415124734,'round-over','1m83h9anecbm01r5',6);
INSERT INTO "notification" VALUES('1m83h9an72apm9rs',3,1795415124792,'round-over','1m83h9anecbm01r5',10);
INSERT INTO "notification" VALUES('1m83h9an72apm9rs',4,1795415124792,'finished','1m83h9anecbm01r5',11);
INSERT INTO "notification" VALUES('1m83h9avt7xkpgh2',1,1795415124926,'joined','1m83h9ax96ks9153',2);
INSERT INTO "notification" VALUES('1m83h9avt7xkpgh2',2,1795415124951,'joined','1m83h9ax96ks9153',3);
INSERT INTO "notification" VALUES('1m83h9aw94wj7r8y',1,1795415124951,'joined','1m83h9ax96ks9153',3);
INSERT INTO "notification" VALUES('1m83h9aw94wj7r8y',2,1795415124951,'turn','1m83h9ax96ks9153',4);
INSERT INTO "notification" VALUES('1m83h9az84hjr5ae',1,1795415125029,'joined','1m83h9b0v044g6qr',2);
INSERT INTO "notification" VALUES('1m83h9az84hjr5ae',2,1795415125041,'joined','1m83h9b0v044g6qr',3);
INSERT INTO "notification" VALUES('1m83h9az84hjr5ae',3,1795415125041,'turn','1m83h9b0v044g6qr',4);
INSERT INTO "notification" VALUES('1m83h9azr4r6htvc',1,1795415125041,'joined','1m83h9b0v044g6qr',3);
INSERT INTO "notification" VALUES('1m83h9azr4r6htvc',2,1795415125056,'turn','1m83h9b0v044g6qr',5);
INSERT INTO "notification" VALUES('1m83h9b0a0fnrxzb',1,1795415125068,'turn','1m83h9b0v044g6qr',6);
INSERT INTO "notification" VALUES('1m83h9bkvc8wqvsa',1,1795415125750,'joined','1m83h9bpd5cyqh5e',2);
INSERT INTO "notification" VALUES('1m83h9bkvc8wqvsa',2,1795415125750,'turn','1m83h9bpd5cyqh5e',3);
INSERT INTO "notification" VALUES('1m83h9bkvc8wqvsa',3,1795415125927,'turn','1m83h9bpd5cyqh5e',5);
INSERT INTO "notification" VALUES('1m83h9bkvc8wqvsa',4,1795415125988,'turn','1m83h9bpd5cyqh5e',7);
INSERT INTO "notification" VALUES('1m83h9bkvc8wqvsa',5,1795415126004,'round-over','1m83h9bpd5cyqh5e',9);
INSERT INTO "notification" VALUES('1m83h9bkvc8wqvsa',6,1795415126041,'turn','1m83h9bpd5cyqh5e',11);
INSERT INTO "notification" VALUES('1m83h9bn442vy2sm',1,1795415125846,'turn','1m83h9bpd5cyqh5e',4);
INSERT INTO "notification" VALUES('1m83h9bn442vy2sm',2,1795415125938,'turn','1m83h9bpd5cyqh5e',6);
INSERT INTO "notification" VALUES('1m83h9bn442vy2sm',3,1795415126004,'round-over','1m83h9bpd5cyqh5e',9);
INSERT INTO "notification" VALUES('1m83h9bn442vy2sm',4,1795415126011,'turn','1m83h9bpd5cyqh5e',10);
INSERT INTO "notification" VALUES('1m83h9c4g75y8z31',1,1795415126366,'joined','1m83h9c9t8s3pggs',2);
INSERT INTO "notification" VALUES('1m83h9c4g75y8z31',2,1795415126366,'turn','1m83h9c9t8s3pggs',4);
INSERT INTO "notification" VALUES('1m83h9c5eb71qv5a',1,1795415126564,'turn','1m83h9c9t8s3pggs',6);
INSERT INTO "notification" VALUES('1m83h9chy2x0pjqz',1,1795415126661,'joined','1m83h9ckb6vxh37g',2);
INSERT INTO "notification" VALUES('1m83h9chy2x0pjqz',2,1795415126661,'turn','1m83h9ckb6vxh37g',4);
INSERT INTO "notification" VALUES('1m83h9chy2x0pjqz',3,1795415126754,'turn','1m83h9ckb6vxh37g',8);
INSERT INTO "notification" VALUES('1m83h9chy2x0pjqz',4,1795415126878,'turn','1m83h9ckb6vxh37g',12);
INSERT INTO "notification" VALUES('1m83h9chy2x0pjqz',5,1795415126914,'turn','1m83h9ckb6vxh37g',16);
INSERT INTO "notification" VALUES('1m83h9chy2x0pjqz',6,1795415126972,'turn','1m83h9ckb6vxh37g',20);
INSERT INTO "notification" VALUES('1m83h9chy2x0pjqz',7,1795415126993,'turn','1m83h9ckb6vxh37g',24);
INSERT INTO "notification" VALUES('1m83h9chy2x0pjqz',8,1795415127022,'turn','1m83h9ckb6vxh37g',28);
INSERT INTO "notification" VALUES('1m83h9chy2x0pjqz',9,1795415127069,'turn','1m83h9ckb6vxh37g',32);
INSERT INTO "notification" VALUES('1m83h9chy2x0pjqz',10,1795415127101,'turn','1m83h9ckb6vxh37g',36);
INSERT INTO "notification" VALUES('1m83h9chy2x0pjqz',11,1795415127204,'turn','1m83h9ckb6vxh37g',40);
INSERT INTO "notification" VALUES('1m83h9chy2x0pjqz',12,1795415127246,'turn','1m83h9ckb6vxh37g',44);
INSERT INTO "notification" VALUES('1m83h9chy2x0pjqz',13,1795415127284,'turn','1m83h9ckb6vxh37g',48);
INSERT INTO "notification" VALUES('1m83h9chy2x0pjqz',14,1795415127322,'turn','1m83h9ckb6vxh37g',52);
INSERT INTO "notification" VALUES('1m83h9chy2x0pjqz',15,1795415127375,'round-over','1m83h9ckb6vxh37g',56);
INSERT INTO "notification" VALUES('1m83h9chy2x0pjqz',16,1795415127375,'finished','1m83h9ckb6vxh37g',57);
INSERT INTO "notification" VALUES('1m83h9cjkbbsqw9v',1,1795415126739,'turn','1m83h9ckb6vxh37g',6);
INSERT INTO "notification" VALUES('1m83h9cjkbbsqw9v',2,1795415126779,'turn','1m83h9ckb6vxh37g',10);
INSERT INTO "notification" VALUES('1m83h9cjkbbsqw9v',3,1795415126888,'turn','1m83h9ckb6vxh37g',14);
INSERT INTO "notification" VALUES('1m83h9cjkbbsqw9v',4,1795415126961,'turn','1m83h9ckb6vxh37g',18);
INSERT INTO "notification" VALUES('1m83h9cjkbbsqw9v',5,1795415126984,'turn','1m83h9ckb6vxh37g',22);
INSERT INTO "notification" VALUES('1m83h9cjkbbsqw9v',6,1795415127009,'turn','1m83h9ckb6vxh37g',26);
INSERT INTO "notification" VALUES('1m83h9cjkbbsqw9v',7,1795415127037,'turn','1m83h9ckb6vxh37g',30);
INSERT INTO "notification" VALUES('1m83h9cjkbbsqw9v',8,1795415127077,'turn','1m83h9ckb6vxh37g',34);
INSERT INTO "notification" VALUES('1m83h9cjkbbsqw9v',9,1795415127144,'turn','1m83h9ckb6vxh37g',38);
INSERT INTO "notification" VALUES('1m83h9cjkbbsqw9v',10,1795415127231,'turn','1m83h9ckb6vxh37g',42);
INSERT INTO "notification" VALUES('1m83h9cjkbbsqw9v',11,1795415127268,'turn','1m83h9ckb6vxh37g',46);
INSERT INTO "notification" VALUES('1m83h9cjkbbsqw9v',12,1795415127298,'turn','1m83h9ckb6vxh37g',50);
INSERT INTO "notification" VALUES('1m83h9cjkbbsqw9v',13,1795415127331,'turn','1m83h9ckb6vxh37g',54);
INSERT INTO "notification" VALUES('1m83h9cjkbbsqw9v',14,1795415127375,'round-over','1m83h9ckb6vxh37g',56);
INSERT INTO "notification" VALUES('1m83h9cjkbbsqw9v',15,1795415127375,'finished','1m83h9ckb6vxh37g',57);
INSERT INTO "notification" VALUES('1m83h9f42178q2hf',1,1795415129260,'joined','1m83h9f4t5ybr042',2);
INSERT INTO "notification" VALUES('1m83h9f42178q2hf',2,1795415129260,'turn','1m83h9f4t5ybr042',3);
INSERT INTO "notification" VALUES('1m83h9f42178q2hf',3,1795415129507,'turn','1m83h9f4t5ybr042',5);
INSERT INTO "notification" VALUES('1m83h9f42178q2hf',4,1795415129747,'turn','1m83h9f4t5ybr042',7);
INSERT INTO "notification" VALUES('1m83h9f42178q2hf',5,1795415129824,'round-over','1m83h9f4t5ybr042',9);
INSERT INTO "notification" VALUES('1m83h9f42178q2hf',6,1795415129824,'finished','1m83h9f4t5ybr042',10);
INSERT INTO "notification" VALUES('1m83h9f43av5hyqw',1,1795415129242,'invited','1m83h9f4t5ybr042',1);
INSERT INTO "notification" VALUES('1m83h9f43av5hyqw',2,1795415129313,'turn','1m83h9f4t5ybr042',4);
INSERT INTO "notification" VALUES('1m83h9f43av5hyqw',3,1795415129740,'turn','1m83h9f4t5ybr042',6);
INSERT INTO "notification" VALUES('1m83h9f43av5hyqw',4,1795415129824,'round-over','1m83h9f4t5ybr042',9);
INSERT INTO "notification" VALUES('1m83h9f43av5hyqw',5,1795415129824,'finished','1m83h9f4t5ybr042',10);
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
INSERT INTO "player" VALUES('000000000p9c7fga','main','random',1,0,NULL,NULL,1795415125570,NULL);
INSERT INTO "player" VALUES('1m83h98bp5n7jfeh','main','service',1,0,NULL,NULL,1795415122294,NULL);
INSERT INTO "player" VALUES('1m83h98jm6xmk947','main','Ann',0,0,NULL,NULL,1795415122516,NULL);
INSERT INTO "player" VALUES('1m83h98n6asktafg','main','Bob',0,0,NULL,NULL,1795415122598,NULL);
INSERT INTO "player" VALUES('1m83h98qn6spn2d9','main','Cyd',0,0,1795415122746,NULL,1795415122677,NULL);
INSERT INTO "player" VALUES('1m83h99yy8e22cbs','main','Guest',0,1,NULL,NULL,1795415123934,NULL);
INSERT INTO "player" VALUES('1m83h9a0c23w0yav','main','Guest',0,1,NULL,NULL,1795415123980,NULL);
INSERT INTO "player" VALUES('1m83h9amw4zynhvv','main','Player 0',0,0,NULL,NULL,1795415124636,NULL);
INSERT INTO "player" VALUES('1m83h9an72apm9rs','main','Player 1',0,0,NULL,NULL,1795415124647,NULL);
INSERT INTO "player" VALUES('1m83h9avt7xkpgh2','main','Player 0',0,0,NULL,NULL,1795415124858,NULL);
INSERT INTO "player" VALUES('1m83h9aw94wj7r8y','main','Player 1',0,0,NULL,NULL,1795415124873,NULL);
INSERT INTO "player" VALUES('1m83h9awyaknxbec','main','Player 2',0,0,NULL,NULL,1795415124894,NULL);
INSERT INTO "player" VALUES('1m83h9az84hjr5ae','main','Player 0',0,0,NULL,NULL,1795415124968,NULL);
INSERT INTO "player" VALUES('1m83h9azr4r6htvc','main','Player 1',0,0,NULL,NULL,1795415124984,NULL);
INSERT INTO "player" VALUES('1m83h9b0a0fnrxzb','main','Player 2',0,0,NULL,NULL,1795415125002,NULL);
INSERT INTO "player" VALUES('1m83h9bkvc8wqvsa','main','Player 0',0,0,NULL,NULL,1795415125627,NULL);
INSERT INTO "player" VALUES('1m83h9bn442vy2sm','main','Player 1',0,0,NULL,NULL,1795415125668,NULL);
INSERT INTO "player" VALUES('1m83h9c4g75y8z31','main','Player 0',0,0,NULL,NULL,1795415126160,NULL);
INSERT INTO "player" VALUES('1m83h9c5eb71qv5a','main','Player 1',0,0,NULL,NULL,1795415126190,NULL);
INSERT INTO "player" VALUES('1m83h9chy2x0pjqz','main','Player 0',0,0,NULL,NULL,1795415126590,NULL);
INSERT INTO "player" VALUES('1m83h9cjkbbsqw9v','main','Player 1',0,0,NULL,NULL,1795415126611,NULL);
INSERT INTO "player" VALUES('1m83h9f42178q2hf','main','Dee',0,0,NULL,'1m83h98bp5n7jfeh',1795415129218,NULL);
INSERT INTO "player" VALUES('1m83h9f43av5hyqw','main',NULL,0,0,NULL,'1m83h98bp5n7jfeh',1795415129219,1795415129849);
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
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m83h98jm6xmk947',1,0,X'0002020000A09C0102C0A907C0A9070202D094A5F1C068D094A5F1C068D094A5F1C068D094A5F1C068D094A5F1C06880C09EDBC06802020000A09C0102C0A907C0A9070202D094A5F1C068D094A5F1C068D094A5F1C068D094A5F1C068D094A5F1C06880C09EDBC06802020000A09C0102C0A907C0A9070202D094A5F1C068D094A5F1C068D094A5F1C068D094A5F1C068D094A5F1C06880A0BFC6B26802020000A09C0102C0A907C0A9070202D094A5F1C068D094A5F1C068D094A5F1C068D094A5F1C068D094A5F1C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m83h98n6asktafg',2,0,X'0002020000A09C0102C0A907C0A9070202C49EA5F1C068C49EA5F1C068C49EA5F1C068C49EA5F1C068C49EA5F1C06880C09EDBC06802020000A09C0102C0A907C0A9070202C49EA5F1C068C49EA5F1C068C49EA5F1C068C49EA5F1C068C49EA5F1C06880C09EDBC06802020000A09C0102C0A907C0A9070202C49EA5F1C068C49EA5F1C068C49EA5F1C068C49EA5F1C068C49EA5F1C06880A0BFC6B26802020000A09C0102C0A907C0A9070202C49EA5F1C068C49EA5F1C068C49EA5F1C068C49EA5F1C068C49EA5F1C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m83h9a0c23w0yav',3,0,X'0002020000A09C0102E0C508E0C508020290A8A5F1C06890A8A5F1C06890A8A5F1C06890A8A5F1C06890A8A5F1C06880C09EDBC06802020000A09C0102E0C508E0C508020290A8A5F1C06890A8A5F1C06890A8A5F1C06890A8A5F1C06890A8A5F1C06880C09EDBC06802020000A09C0102E0C508E0C508020290A8A5F1C06890A8A5F1C06890A8A5F1C06890A8A5F1C06890A8A5F1C06880A0BFC6B26802020000A09C0102E0C508E0C508020290A8A5F1C06890A8A5F1C06890A8A5F1C06890A8A5F1C06890A8A5F1C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','gomoku','1m83h98jm6xmk947',3,0,X'0002020000A09C010000000202D6C1A5F1C068D6C1A5F1C0680000D6C1A5F1C06880C09EDBC06802020000A09C010000000202D6C1A5F1C068D6C1A5F1C0680000D6C1A5F1C06880C09EDBC06802020000A09C010000000202D6C1A5F1C068D6C1A5F1C0680000D6C1A5F1C06880A0BFC6B26802020000A09C010000000202D6C1A5F1C068D6C1A5F1C0680000D6C1A5F1C068',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795415126123);
INSERT INTO "player_stats" VALUES('main','gomoku','1m83h98n6asktafg',4,0,X'0002000002000000000000000000000080C09EDBC06802000002000000000000000000000080C09EDBC06802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795415126123);
INSERT INTO "player_stats" VALUES('main','number-guess','1m83h98jm6xmk947',1,0,X'0002000002000000000000000000000080C09EDBC06802000002000000000000000000000080C09EDBC06802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','number-guess','1m83h98n6asktafg',2,0,X'0002000002000000000000000000000080C09EDBC06802000002000000000000000000000080C09EDBC06802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',NULL,NULL,NULL,NULL);
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
INSERT INTO "question_part" VALUES(1,'1m83h9ery4epbx4d',0,'[{"text":"What is the capital of France?","answers":["Paris"],"category":"Europe","difficulty":"easy"}]');
INSERT INTO "question_part" VALUES(2,'1m83h9esj8w8as5w',0,'[{"text":"What is the capital of France?","answers":["Paris"],"category":"Europe","difficulty":"easy"},{"text":"Which is the capital of Norway?","choices":["Oslo","Bergen"],"correct":0}]');
INSERT INTO "question_part" VALUES(3,'1m83h9ety410ht8x',0,'[{"text":"When was Canberra founded?","range":[1912,1914]}]');
INSERT INTO "question_part" VALUES(4,'1m83h9ey56n5xc5m',0,'[{"text":"Is Oslo in Norway?","correct":true}]');
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
INSERT INTO "question_set" VALUES('1m83h9es5a7vbqcz','main','1m83h98jm6xmk947',3,'Capitals','capitals','en','own','Ann',NULL,NULL,0,3507,1795415128869,1795415128941,NULL);
INSERT INTO "question_set" VALUES('1m83h9ey56n5yw65','main','1m83h98n6asktafg',1,'One','one','en','own','Ann',NULL,NULL,1,1072,1795415129029,1795415129029,NULL);
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
INSERT INTO "question_version" VALUES('1m83h9es5a7vbqcz',1,1,'1m83h9ery4epbx4d',1795415128869,'Capitals','en','own','Ann',NULL,NULL,0,1,'{"text":1,"choice":0,"boolean":0,"number":0}','[{"name":"Europe","count":1}]',1156);
INSERT INTO "question_version" VALUES('1m83h9es5a7vbqcz',2,2,'1m83h9esj8w8as5w',1795415128882,'Capitals','en','own','Ann',NULL,NULL,0,2,'{"text":1,"choice":1,"boolean":0,"number":0}','[{"name":"Europe","count":1}]',1239);
INSERT INTO "question_version" VALUES('1m83h9es5a7vbqcz',3,2,'1m83h9ety410ht8x',1795415128941,'Capitals','en','own','Ann',NULL,NULL,0,3,'{"text":1,"choice":1,"boolean":0,"number":1}','[{"name":"Europe","count":1}]',1112);
INSERT INTO "question_version" VALUES('1m83h9ey56n5yw65',1,1,'1m83h9ey56n5xc5m',1795415129029,'One','en','own','Ann',NULL,NULL,1,1,'{"text":0,"choice":0,"boolean":1,"number":0}','[]',1072);
CREATE TABLE rating_pair (
    ruleset TEXT    NOT NULL,
    a       TEXT    NOT NULL, -- the player whose id is the smaller
    b       TEXT    NOT NULL,
    day     INTEGER NOT NULL, -- its beginning
    games   INTEGER NOT NULL,
    PRIMARY KEY (ruleset, a, b)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_pair" VALUES('gomoku','1m83h98jm6xmk947','1m83h98n6asktafg',1795392000000,1);
CREATE TABLE rating_step (
    player    TEXT NOT NULL,
    ruleset   TEXT NOT NULL,
    result    TEXT NOT NULL, -- the match
    rating    REAL NOT NULL, -- from then on
    deviation REAL NOT NULL,
    PRIMARY KEY (player, ruleset, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_step" VALUES('1m83h98jm6xmk947','gomoku','1m83h9c3bdg7bf8p',1.66231089390629767875e+03,2.90318963717980466293e+02);
INSERT INTO "rating_step" VALUES('1m83h98n6asktafg','gomoku','1m83h9c3bdg7bf8p',1.33768910609370232124e+03,2.90318963717980466293e+02);
CREATE TABLE record (
    player  TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    tally   BLOB NOT NULL, -- of all time: see play/stats.h
    PRIMARY KEY (player, ruleset)
) STRICT, WITHOUT ROWID;
INSERT INTO "record" VALUES('1m83h98jm6xmk947','bulls-and-cows',X'0002020000A09C010000000202D094A5F1C068D094A5F1C0680000D094A5F1C068');
INSERT INTO "record" VALUES('1m83h98jm6xmk947','gomoku',X'0002020000A09C010000000202D6C1A5F1C068D6C1A5F1C0680000D6C1A5F1C068');
INSERT INTO "record" VALUES('1m83h98jm6xmk947','number-guess',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m83h98n6asktafg','bulls-and-cows',X'0002020000A09C010000000202C49EA5F1C068C49EA5F1C0680000C49EA5F1C068');
INSERT INTO "record" VALUES('1m83h98n6asktafg','gomoku',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m83h98n6asktafg','number-guess',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m83h9a0c23w0yav','bulls-and-cows',X'0002020000A09C01000000020290A8A5F1C06890A8A5F1C068000090A8A5F1C068');
INSERT INTO "record" VALUES('1m83h9amw4zynhvv','bulls-and-cows',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m83h9an72apm9rs','bulls-and-cows',X'0002020000C0B8020000000202F0ACA5F1C068F0ACA5F1C0680000F0ACA5F1C068');
INSERT INTO "record" VALUES('1m83h9chy2x0pjqz','yahtzee',X'0002020000C0D74B00000002029ED5A5F1C0689ED5A5F1C06800009ED5A5F1C068');
INSERT INTO "record" VALUES('1m83h9cjkbbsqw9v','yahtzee',X'00020000028088270000000000009ED5A5F1C068000000');
INSERT INTO "record" VALUES('1m83h9f42178q2hf','tic-tac-toe',X'0002020000A09C010000000202C0FBA5F1C068C0FBA5F1C0680000C0FBA5F1C068');
INSERT INTO "record" VALUES('1m83h9f43av5hyqw','tic-tac-toe',X'00020000020000000000000000000000');
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
INSERT INTO "result" VALUES('1m83h999804a3qk4','main','1m83h98w2bc3aabw',1,'bulls-and-cows',1,0,1795415123240,'{"id":"1m83h999804a3qk4","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"6975","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-23T06:25:23.240Z"}');
INSERT INTO "result" VALUES('1m83h999804a4np4','main','1m83h98w2bc3aabw',0,'bulls-and-cows',1,0,1795415123240,'{"id":"1m83h999804a4np4","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-23T06:25:23.240Z"}');
INSERT INTO "result" VALUES('1m83h99x20dc9ebn','main','1m83h99cr24dzg8s',1,'bulls-and-cows',1,0,1795415123874,'{"id":"1m83h99x20dc9ebn","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"9821","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-23T06:25:23.874Z"}');
INSERT INTO "result" VALUES('1m83h99x20dc9t4x','main','1m83h99cr24dzg8s',0,'bulls-and-cows',1,0,1795415123874,'{"id":"1m83h99x20dc9t4x","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-23T06:25:23.874Z"}');
INSERT INTO "result" VALUES('1m83h99y4bfk411p','main','1m83h99xz3m4mgr0',1,'number-guess',1,0,1795415123908,'{"id":"1m83h99y4bfk411p","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"1592","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-23T06:25:23.908Z"}');
INSERT INTO "result" VALUES('1m83h99y4bfk4805','main','1m83h99xz3m4mgr0',0,'number-guess',1,0,1795415123908,'{"id":"1m83h99y4bfk4805","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-23T06:25:23.908Z"}');
INSERT INTO "result" VALUES('1m83h99yp0z5ts8g','main','1m83h99yaf88xg5a',1,'number-guess',1,0,1795415123926,'{"id":"1m83h99yp0z5ts8g","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"5101","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-23T06:25:23.926Z"}');
INSERT INTO "result" VALUES('1m83h99yp0z5w48p','main','1m83h99yaf88xg5a',0,'number-guess',1,0,1795415123926,'{"id":"1m83h99yp0z5w48p","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-23T06:25:23.926Z"}');
INSERT INTO "result" VALUES('1m83h9ag83fmqy9d','main','1m83h9a0c23w257n',1,'bulls-and-cows',1,0,1795415124488,'{"id":"1m83h9ag83fmqy9d","round":1,"leader":null,"attempts":7,"solved":true,"solver":0,"secret":"5437","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-23T06:25:24.488Z"}');
INSERT INTO "result" VALUES('1m83h9aqy0c26q30','main','1m83h9anecbm01r5',1,'bulls-and-cows',0,1,1795415124734,'{"id":"1m83h9aqy0c26q30","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-23T06:25:24.734Z"}');
INSERT INTO "result" VALUES('1m83h9asr72cvw9t','main','1m83h9anecbm01r5',2,'bulls-and-cows',0,1,1795415124792,'{"id":"1m83h9asr72cvw9t","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-23T06:25:24.792Z"}');
INSERT INTO "result" VALUES('1m83h9asr72cw4at','main','1m83h9anecbm01r5',0,'bulls-and-cows',0,1,1795415124792,'{"id":"1m83h9asr72cw4at","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation","published_at":"2026-11-23T06:25:24.792Z"}');
INSERT INTO "result" VALUES('1m83h9bzm9qedtar','main','1m83h9bpd5cyqh5e',1,'tic-tac-toe',0,1,1795415126004,'{"id":"1m83h9bzm9qedtar","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-23T06:25:26.004Z"}');
INSERT INTO "result" VALUES('1m83h9c3bdg7a1ne','main','1m83h9c145v2q3f7',1,'gomoku',1,0,1795415126123,'{"id":"1m83h9c3bdg7a1ne","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-23T06:25:26.123Z"}');
INSERT INTO "result" VALUES('1m83h9c3bdg7bf8p','main','1m83h9c145v2q3f7',0,'gomoku',1,0,1795415126123,'{"id":"1m83h9c3bdg7bf8p","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","published_at":"2026-11-23T06:25:26.123Z"}');
INSERT INTO "result" VALUES('1m83h9dafcwz9wvd','main','1m83h9ckb6vxh37g',1,'yahtzee',0,0,1795415127375,'{"id":"1m83h9dafcwz9wvd","round":1,"leader":0,"winners":[0],"cards":[{"seat":0,"boxes":{"aces":1,"twos":2,"threes":0,"fours":8,"fives":5,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":25,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":15},"upper_total":22,"upper_bonus":0,"yahtzee_bonus":0,"total":62},{"seat":1,"boxes":{"aces":1,"twos":0,"threes":0,"fours":4,"fives":5,"sixes":0,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":22},"upper_total":10,"upper_bonus":0,"yahtzee_bonus":0,"total":32}],"forfeited":[],"forfeited_by":null,"points":[62,32],"published_at":"2026-11-23T06:25:27.375Z"}');
INSERT INTO "result" VALUES('1m83h9dafcwza4dh','main','1m83h9ckb6vxh37g',0,'yahtzee',0,0,1795415127375,'{"id":"1m83h9dafcwza4dh","outcome":"win","winners":[0],"points":[62,32],"reason":"rounds","published_at":"2026-11-23T06:25:27.375Z"}');
INSERT INTO "result" VALUES('1m83h9fq0bkc8acf','main','1m83h9f4t5ybr042',1,'tic-tac-toe',0,0,1795415129824,'{"id":"1m83h9fq0bkc8acf","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-23T06:25:29.824Z"}');
INSERT INTO "result" VALUES('1m83h9fq0bkccxb6','main','1m83h9f4t5ybr042',0,'tic-tac-toe',0,0,1795415129824,'{"id":"1m83h9fq0bkccxb6","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-23T06:25:29.824Z"}');
CREATE TABLE result_reader (
    reader TEXT NOT NULL, -- a player, or a service's
    result TEXT NOT NULL,
    PRIMARY KEY (reader, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "result_reader" VALUES('1m83h98bp5n7jfeh','1m83h9fq0bkc8acf');
INSERT INTO "result_reader" VALUES('1m83h98bp5n7jfeh','1m83h9fq0bkccxb6');
INSERT INTO "result_reader" VALUES('1m83h98jm6xmk947','1m83h999804a3qk4');
INSERT INTO "result_reader" VALUES('1m83h98jm6xmk947','1m83h999804a4np4');
INSERT INTO "result_reader" VALUES('1m83h98jm6xmk947','1m83h99y4bfk411p');
INSERT INTO "result_reader" VALUES('1m83h98jm6xmk947','1m83h99y4bfk4805');
INSERT INTO "result_reader" VALUES('1m83h98jm6xmk947','1m83h9c3bdg7a1ne');
INSERT INTO "result_reader" VALUES('1m83h98jm6xmk947','1m83h9c3bdg7bf8p');
INSERT INTO "result_reader" VALUES('1m83h98n6asktafg','1m83h99x20dc9ebn');
INSERT INTO "result_reader" VALUES('1m83h98n6asktafg','1m83h99x20dc9t4x');
INSERT INTO "result_reader" VALUES('1m83h98n6asktafg','1m83h99yp0z5ts8g');
INSERT INTO "result_reader" VALUES('1m83h98n6asktafg','1m83h99yp0z5w48p');
INSERT INTO "result_reader" VALUES('1m83h98n6asktafg','1m83h9c3bdg7a1ne');
INSERT INTO "result_reader" VALUES('1m83h98n6asktafg','1m83h9c3bdg7bf8p');
INSERT INTO "result_reader" VALUES('1m83h9a0c23w0yav','1m83h9ag83fmqy9d');
INSERT INTO "result_reader" VALUES('1m83h9amw4zynhvv','1m83h9aqy0c26q30');
INSERT INTO "result_reader" VALUES('1m83h9amw4zynhvv','1m83h9asr72cvw9t');
INSERT INTO "result_reader" VALUES('1m83h9amw4zynhvv','1m83h9asr72cw4at');
INSERT INTO "result_reader" VALUES('1m83h9an72apm9rs','1m83h9aqy0c26q30');
INSERT INTO "result_reader" VALUES('1m83h9an72apm9rs','1m83h9asr72cvw9t');
INSERT INTO "result_reader" VALUES('1m83h9an72apm9rs','1m83h9asr72cw4at');
INSERT INTO "result_reader" VALUES('1m83h9bkvc8wqvsa','1m83h9bzm9qedtar');
INSERT INTO "result_reader" VALUES('1m83h9bn442vy2sm','1m83h9bzm9qedtar');
INSERT INTO "result_reader" VALUES('1m83h9chy2x0pjqz','1m83h9dafcwz9wvd');
INSERT INTO "result_reader" VALUES('1m83h9chy2x0pjqz','1m83h9dafcwza4dh');
INSERT INTO "result_reader" VALUES('1m83h9cjkbbsqw9v','1m83h9dafcwz9wvd');
INSERT INTO "result_reader" VALUES('1m83h9cjkbbsqw9v','1m83h9dafcwza4dh');
INSERT INTO "result_reader" VALUES('1m83h9f42178q2hf','1m83h9fq0bkc8acf');
INSERT INTO "result_reader" VALUES('1m83h9f42178q2hf','1m83h9fq0bkccxb6');
INSERT INTO "result_reader" VALUES('1m83h9f43av5hyqw','1m83h9fq0bkc8acf');
INSERT INTO "result_reader" VALUES('1m83h9f43av5hyqw','1m83h9fq0bkccxb6');
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
INSERT INTO "seat" VALUES('1m83h98w2bc3aabw',0,'1m83h98jm6xmk947','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83h99cr24dzg8s',0,'1m83h98n6asktafg','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83h99xz3m4mgr0',0,'1m83h98jm6xmk947','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83h99yaf88xg5a',0,'1m83h98n6asktafg','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83h99yy8e23jpf',0,'1m83h99yy8e22cbs','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83h9a0c23w257n',0,'1m83h9a0c23w0yav','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83h9anecbm01r5',0,'1m83h9amw4zynhvv','resigned',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83h9anecbm01r5',1,'1m83h9an72apm9rs','joined',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83h9ax96ks9153',0,'1m83h9avt7xkpgh2','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83h9ax96ks9153',1,'1m83h9aw94wj7r8y','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83h9ax96ks9153',2,'1m83h9awyaknxbec','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83h9b0v044g6qr',0,'1m83h9az84hjr5ae','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83h9b0v044g6qr',1,'1m83h9azr4r6htvc','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83h9b0v044g6qr',2,'1m83h9b0a0fnrxzb','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83h9b3c5286hjy',0,'1m83h98jm6xmk947','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83h9b3c5286hjy',1,NULL,'open',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83h9b3g8a2h99p',0,'1m83h98n6asktafg','joined',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83h9b3g8a2h99p',1,'1m83h98qn6spn2d9','invited',0,1,'1m83h98n6asktafg',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83h9bdkdmrdsm1',0,'1m83h98jm6xmk947','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83h9bdkdmrdsm1',1,'1m83h98qn6spn2d9','invited',1,0,'1m83h98jm6xmk947',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83h9bj2ba5f535',0,'1m83h98jm6xmk947','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83h9bj2ba5f535',1,'000000000p9c7fga','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83h9bpd5cyqh5e',0,'1m83h9bkvc8wqvsa','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83h9bpd5cyqh5e',1,'1m83h9bn442vy2sm','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83h9c145v2q3f7',0,'1m83h98jm6xmk947','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83h9c145v2q3f7',1,'1m83h98n6asktafg','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83h9c9t8s3pggs',0,'1m83h9c4g75y8z31','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83h9c9t8s3pggs',1,'1m83h9c5eb71qv5a','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83h9ckb6vxh37g',0,'1m83h9chy2x0pjqz','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83h9ckb6vxh37g',1,'1m83h9cjkbbsqw9v','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83h9espayb7dgf',0,'1m83h98jm6xmk947','invited',1,0,'1m83h9eey57g7m5z',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83h9espayb7dgf',1,'1m83h98qn6spn2d9','invited',1,0,'1m83h9eey57g7m5z',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83h9f4t5ybr042',0,'1m83h9f42178q2hf','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83h9f4t5ybr042',1,'1m83h9f43av5hyqw','joined',0,0,NULL,0,NULL,NULL);
CREATE TABLE server_secret (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB    NOT NULL CHECK (length(key) = 32)
) STRICT;
INSERT INTO "server_secret" VALUES(1,X'D44B347B748204F137C7A19772906AA17175420F46DC4A66EF47FF64BB9375EE');
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
INSERT INTO "token" VALUES(X'0419FF78A66CB8891BB86F71D458A7101B56B6F6531A9CCDF9B5E1A166294A11','main','1m83h9awyaknyt0j','1m83h9awyaknxbec',1,'',1795415124894,NULL,NULL);
INSERT INTO "token" VALUES(X'0C1FE90C95E5EE75B4F8C6F058D38E6C90BF00CD26E3D85297BEE0AD795C7583','main','1m83h99yy8e24xk3','1m83h99yy8e22cbs',1,'',1795415123934,NULL,NULL);
INSERT INTO "token" VALUES(X'2D461C9A3CDCC20B44AB8174879531D9042C99ACB5916836B40DEE0E3B754F93','main','1m83h9f42178qb21','1m83h9f42178q2hf',1,'',1795415129218,NULL,NULL);
INSERT INTO "token" VALUES(X'340DE22231AB0EC70F1DFF62070267206EC5FFB102E7C911739310FF302EAB12','main','1m83h9chy2x0qne8','1m83h9chy2x0pjqz',1,'',1795415126590,NULL,NULL);
INSERT INTO "token" VALUES(X'3495B9B0F7C372B4456761B4EF2477D68EEB61C487A08642FF1453525613F998','main','1m83h9azr4r6j2a2','1m83h9azr4r6htvc',1,'',1795415124984,NULL,NULL);
INSERT INTO "token" VALUES(X'382F883625B026A65DA5B4BC33E58124D8437B85935F6B0697735FB45237412D','main','1m83h9c5eb71rvjz','1m83h9c5eb71qv5a',1,'',1795415126190,NULL,NULL);
INSERT INTO "token" VALUES(X'3F457E7DB013148A945956BC35D73DBE940C85433B53EDC3EB801CB9BF123A7C','main','1m83h98jm6xmkeg8','1m83h98jm6xmk947',1,'',1795415122516,NULL,NULL);
INSERT INTO "token" VALUES(X'43B240E12D14665AF38615A915592EE570B0521D02525BC00381A680ACA27ED7','main','1m83h9an72apn8ea','1m83h9an72apm9rs',1,'',1795415124647,NULL,NULL);
INSERT INTO "token" VALUES(X'49FBE88908BBC979FA224C6D5560DE4A1A4437AB1B0A967B1BDF21C8935A42DA','main','1m83h9bn442vy9tk','1m83h9bn442vy2sm',1,'',1795415125668,NULL,NULL);
INSERT INTO "token" VALUES(X'5573D2D24A92683F066F99DA8C18A575FD9ACFD5C7148DECFB46AD70EFB0849A','main','1m83h9b0a0fnsfmt','1m83h9b0a0fnrxzb',1,'',1795415125002,NULL,NULL);
INSERT INTO "token" VALUES(X'6731B01BE042FEAE51D71C797B7B9C8E966C3B0A9207CF5021273960E7FA077D','main','1m83h9az84hjs472','1m83h9az84hjr5ae',1,'',1795415124968,NULL,NULL);
INSERT INTO "token" VALUES(X'7969BD8AAA9AB12B6C98B5BB24818DE0A34B765F2CFE804882BA08A6C8AB2260','main','1m83h9bkvc8ws321','1m83h9bkvc8wqvsa',1,'',1795415125627,NULL,NULL);
INSERT INTO "token" VALUES(X'8ED04E114C6CEC7A242400C826A1B2828FD24BA55F3B9347B68CBB436413C699','main','1m83h98n6askv8yw','1m83h98n6asktafg',1,'',1795415122598,NULL,NULL);
INSERT INTO "token" VALUES(X'A17774F217B68248C2D4A14EEAE938F9AF6F9A4F915DCC3DA4541E1BE89C6213','main','1m83h9aw94wj9krk','1m83h9aw94wj7r8y',1,'',1795415124873,NULL,NULL);
INSERT INTO "token" VALUES(X'C86240513BD0639D71B2943C012950FA4CF3668114D492BD9F8755732B62FF39','main','1m83h9c4g75ya2v9','1m83h9c4g75y8z31',1,'',1795415126160,NULL,NULL);
INSERT INTO "token" VALUES(X'CB8DEF47AA18D3354472A12CD077EE15A0D14468173BF9EA4EC01A9B90482985','main','1m83h9avt7xkqfz0','1m83h9avt7xkpgh2',1,'',1795415124858,NULL,NULL);
INSERT INTO "token" VALUES(X'CD5EEE0D61D30E6E0CE4244F6C4CB530A5A7FEF6010043DEA3E3012C60B0B818','main','1m83h9a0c23w2gc7','1m83h9a0c23w0yav',1,'',1795415123980,NULL,NULL);
INSERT INTO "token" VALUES(X'DA65E8B06CC009AC4C1EEFE614724C697CCF9BA2A3645A1F160150D239019F97','main','1m83h98qn6sppr96','1m83h98qn6spn2d9',1,'',1795415122677,NULL,NULL);
INSERT INTO "token" VALUES(X'DE81ABFB12C4F0F2A80BE4FE218BF487826769101AAE625BFD391145BE7FE9D2','main','1m83h9amw4zyq7y4','1m83h9amw4zynhvv',1,'',1795415124636,NULL,NULL);
INSERT INTO "token" VALUES(X'E3A37FDBB048ABD83734C7BDB690FB13AF84414F5F29ABB92D18B820E746B6B4','main','1m83h98bp5n7jrm8','1m83h98bp5n7jfeh',2,'referee token create',1795415122294,NULL,NULL);
INSERT INTO "token" VALUES(X'EDE36835E6D1AFE1934CE6FE3CB8BDD6EBDA6E6877F58325AF2423215E015C72','main','1m83h9f43av5k329','1m83h9f43av5hyqw',1,'',1795415129219,NULL,1795415129849);
INSERT INTO "token" VALUES(X'FCB636EA7DDCA38AE829A06B89E93A84118A0FD63EF85B23B16A5F5B39A864ED','main','1m83h9cjkbbsrg69','1m83h9cjkbbsqw9v',1,'',1795415126611,NULL,NULL);
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
    plan            TEXT    NOT NULL,             -- JSON: options, seed, deal, clock
    winners         TEXT,                         -- JSON: numbers of entrants; NULL = not yet
    master          TEXT,                         -- a player: an official at each table of heats; NULL = nobody
    title           TEXT,                         -- what the winner of heats is called; NULL = nothing in particular
    -- What whoever made it calls it; NULL = nothing. Beside the log, as it may hold the name of somebody.
    name            TEXT,
    -- The entrants' rows are as the log had it at this seq. Less than `version`: some are as it has it now, and the rest
    -- follows, also after a crash.
    rows_version    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament" VALUES('1m83h9db7bjq9v8c','main','1m83h98jm6xmk947','tic-tac-toe','swiss',1,'finished',12,3,6,1,5,0,0,1795415127399,1795415127483,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"fd9e762b174ddb081f2f42a3e32e03d3a813aeb8cc8c6bae966d25dd2ed4a041","seeded":false}','[2]',NULL,NULL,NULL,12);
INSERT INTO "tournament" VALUES('1m83h9dj479hkj5k','main','1m83h98jm6xmk947','tic-tac-toe','knockout',1,'finished',9,2,4,1,3,0,0,1795415127620,1795415127688,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"929dd833d277e15a93d968828ddab26d8da82de644382d75088a6dd8b73dcfad","seeded":false}','[2]',NULL,NULL,NULL,9);
INSERT INTO "tournament" VALUES('1m83h9dvzcfe5gdx','main','1m83h98jm6xmk947','yahtzee','heats',1,'finished',7,1,3,0,5,0,0,1795415127935,1795415128211,'{"options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"deal":"independent","clock":null,"seed":"77722c449702eb9bb58db5f959bf1ad3fdc894724b39d84dc69a95fbcc2d4ae2","seeded":false,"table":3,"advance":1}','[3,5]',NULL,NULL,'Spring cup',7);
INSERT INTO "tournament" VALUES('1m83h9eavc29hgjz','main','1m83h98jm6xmk947','tic-tac-toe','round-robin',1,'open',1,1,0,0,2,2,1,1795415128435,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"d789790eca596bd009fcf8dd90c83cdc91eb67f5f1f704bd9c63758d6ed5d565","seeded":false}',NULL,NULL,NULL,NULL,1);
INSERT INTO "tournament" VALUES('1m83h9eey57g7m5z','main','1m83h98jm6xmk947','tic-tac-toe','knockout',1,'running',4,1,0,0,2,2,0,1795415128544,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"755dcd6856380ac6b673339fcf5c6dbe54aaad3e15b0a258c271c0f6b8c7de91","seeded":false}',NULL,NULL,NULL,NULL,4);
INSERT INTO "tournament" VALUES('1m83h9epzdyh7tm4','main','1m83h98n6asktafg','tic-tac-toe','knockout',0,'cancelled',3,1,0,0,1,1,0,1795415128799,1795415128818,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"ed6a04dea4898ff03cfcf97461cbdd9e9d37715ce5d6f76561a23880eb326e4f","seeded":false}',NULL,NULL,NULL,NULL,3);
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
INSERT INTO "tournament_entrant" VALUES('1m83h9db7bjq9v8c',1,NULL,'random','playing',1.0,1.0,3,1,0,2,4,4,0);
INSERT INTO "tournament_entrant" VALUES('1m83h9db7bjq9v8c',2,NULL,'random','playing',2.5,2.25,3,2,1,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m83h9db7bjq9v8c',3,NULL,'random','playing',1.0,1.0,3,1,0,2,5,5,0);
INSERT INTO "tournament_entrant" VALUES('1m83h9db7bjq9v8c',4,NULL,'random','playing',2.5,2.25,3,2,1,0,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m83h9db7bjq9v8c',5,NULL,'random','playing',2.0,2.0,3,2,0,1,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m83h9dj479hkj5k',1,NULL,'random','playing',0.5,0.25,2,0,1,1,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m83h9dj479hkj5k',2,NULL,'random','playing',2.5,2.25,4,2,1,1,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m83h9dj479hkj5k',3,NULL,'random','playing',1.0,1.0,2,1,0,1,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m83h9dvzcfe5gdx',1,NULL,'random','playing',0.0,0.0,1,0,0,1,4,4,0);
INSERT INTO "tournament_entrant" VALUES('1m83h9dvzcfe5gdx',2,NULL,'random','playing',1.0,1.0,2,1,0,1,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m83h9dvzcfe5gdx',3,NULL,'random','playing',0.5,0.25,2,0,1,1,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m83h9dvzcfe5gdx',4,NULL,'random','playing',0.0,0.0,1,0,0,1,5,5,0);
INSERT INTO "tournament_entrant" VALUES('1m83h9dvzcfe5gdx',5,NULL,'random','playing',1.5,1.25,2,1,1,0,2,1,0);
INSERT INTO "tournament_entrant" VALUES('1m83h9eavc29hgjz',1,'1m83h98jm6xmk947',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m83h9eavc29hgjz',2,'1m83h98n6asktafg',NULL,'invited',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m83h9eey57g7m5z',1,'1m83h98jm6xmk947',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m83h9eey57g7m5z',2,'1m83h98qn6spn2d9',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m83h9epzdyh7tm4',1,'1m83h98n6asktafg',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m83h9epzdyh7tm4',2,'1m83h98qn6spn2d9',NULL,'declined',0.0,0.0,0,0,0,0,NULL,NULL,0);
CREATE TABLE tournament_event (
    tournament TEXT    NOT NULL,
    seq        INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the tournament; its newest is its version
    at         INTEGER NOT NULL,
    kind       TEXT    NOT NULL,                 -- created, joined, game, ...: see tournament/tournament.h
    body       TEXT    NOT NULL,                 -- JSON: the whole truth
    PRIMARY KEY (tournament, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_event" VALUES('1m83h9db7bjq9v8c',1,1795415127399,'created','{"ruleset":"tic-tac-toe","format":"swiss","games":3,"deal":"independent","visibility":"public","seed":"fd9e762b174ddb081f2f42a3e32e03d3a813aeb8cc8c6bae966d25dd2ed4a041","seeded":false,"clock":null,"creator":"1m83h98jm6xmk947","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m83h9db7bjq9v8c',2,1795415127408,'round','{"round":1,"pairs":[[1,3],[4,2]],"byes":[5]}');
INSERT INTO "tournament_event" VALUES('1m83h9db7bjq9v8c',3,1795415127408,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,3],"scores":[1,0],"seed":"7ec85524a291782f57270ddbc68422ec979bed0611902dc49a789314bf0177f8","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83h9db7bjq9v8c',4,1795415127408,'game','{"game":2,"round":1,"tie_break":false,"entrants":[4,2],"scores":[0.5,0.5],"seed":"39bded53a65296b99ef0d2eb57f196904a29b42b4c4386f3cf714af532f50e30","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83h9db7bjq9v8c',5,1795415127408,'round','{"round":2,"pairs":[[5,1],[3,4]],"byes":[2]}');
INSERT INTO "tournament_event" VALUES('1m83h9db7bjq9v8c',6,1795415127408,'game','{"game":3,"round":2,"tie_break":false,"entrants":[5,1],"scores":[1,0],"seed":"0c19ae205f619fb1a0983aa3d3449f9220fa84ce93e17f1e86b216cbd69fb946","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83h9db7bjq9v8c',7,1795415127408,'game','{"game":4,"round":2,"tie_break":false,"entrants":[3,4],"scores":[0,1],"seed":"c28d665f0a28a84fe0c216ff1c6999d64e06f4e0fbb842ba653607193717424c","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83h9db7bjq9v8c',8,1795415127408,'round','{"round":3,"pairs":[[2,5],[4,1]],"byes":[3]}');
INSERT INTO "tournament_event" VALUES('1m83h9db7bjq9v8c',9,1795415127408,'game','{"game":5,"round":3,"tie_break":false,"entrants":[2,5],"scores":[1,0],"seed":"ccd5e7e13db754d2daf99fca73cfc86337ecc5376595a59cb19fcf172dd7eacb","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83h9db7bjq9v8c',10,1795415127408,'game','{"game":6,"round":3,"tie_break":false,"entrants":[4,1],"scores":[1,0],"seed":"e55756d6bb754d4cd891f9c45c746dcd2c21861a89bd5359643e5cd45874d63f","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83h9db7bjq9v8c',11,1795415127408,'game','{"game":7,"round":4,"tie_break":true,"entrants":[2,4],"scores":[1,0],"seed":"4e16081f4f0a066b3cc83ec40787e9115557ce1f033cd8de3f243e7a336fa719","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83h9db7bjq9v8c',12,1795415127483,'finished','{"winners":[2]}');
INSERT INTO "tournament_event" VALUES('1m83h9dj479hkj5k',1,1795415127620,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":2,"deal":"independent","visibility":"public","seed":"929dd833d277e15a93d968828ddab26d8da82de644382d75088a6dd8b73dcfad","seeded":false,"clock":null,"creator":"1m83h98jm6xmk947","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m83h9dj479hkj5k',2,1795415127656,'round','{"round":1,"pairs":[[3,2]],"byes":[1]}');
INSERT INTO "tournament_event" VALUES('1m83h9dj479hkj5k',3,1795415127656,'game','{"game":1,"round":1,"tie_break":false,"entrants":[3,2],"scores":[1,0],"seed":"6d5aad2c43f8402f258dec03d4434c88562d5c1c70b9e9fa26d6339ad972991a","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83h9dj479hkj5k',4,1795415127656,'game','{"game":2,"round":1,"tie_break":false,"entrants":[2,3],"scores":[1,0],"seed":"afa9aec5534e811b3f6641874cc74c9e2f895b2ad2a5976484b364b14dc22802","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83h9dj479hkj5k',5,1795415127656,'game','{"game":3,"round":1,"tie_break":true,"entrants":[3,2],"scores":[0,1],"seed":"ec6c1bd547043b83455239317ec7b8cc6b8f525453d3f1abf31b93e2c43f62f6","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83h9dj479hkj5k',6,1795415127656,'round','{"round":2,"pairs":[[1,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m83h9dj479hkj5k',7,1795415127656,'game','{"game":4,"round":2,"tie_break":false,"entrants":[1,2],"scores":[0.5,0.5],"seed":"67f9d2d09a83a56c131b98e52b31d932097795b60ed0ed7b9d02ac4544b36948","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83h9dj479hkj5k',8,1795415127656,'game','{"game":5,"round":2,"tie_break":false,"entrants":[2,1],"scores":[1,0],"seed":"fdf7bdab28c1d705acfe905ea1fc5001ee73742e4694881327040fb1a3f37d68","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83h9dj479hkj5k',9,1795415127688,'finished','{"winners":[2]}');
INSERT INTO "tournament_event" VALUES('1m83h9dvzcfe5gdx',1,1795415127935,'created','{"ruleset":"yahtzee","format":"heats","games":1,"deal":"independent","visibility":"public","seed":"77722c449702eb9bb58db5f959bf1ad3fdc894724b39d84dc69a95fbcc2d4ae2","seeded":false,"clock":null,"creator":"1m83h98jm6xmk947","table":3,"advance":1,"master":null,"title":null,"entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m83h9dvzcfe5gdx',2,1795415127993,'stage','{"stage":1,"tables":[[1,4,2],[3,5]]}');
INSERT INTO "tournament_event" VALUES('1m83h9dvzcfe5gdx',3,1795415127993,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,4,2],"scores":[33,27,86],"seed":"63a4b07a73eabf518ac4f4ee317df1e9bab7b36c067142c7ce5a2e129a521728","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83h9dvzcfe5gdx',4,1795415127994,'game','{"game":2,"round":1,"tie_break":false,"entrants":[3,5],"scores":[60,79],"seed":"dbfb9fe6cc3cad34711fac04c98906ec570447d5a96ddd8b857463c55aeb918c","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83h9dvzcfe5gdx',5,1795415127994,'stage','{"stage":2,"tables":[[3,5,2]]}');
INSERT INTO "tournament_event" VALUES('1m83h9dvzcfe5gdx',6,1795415127994,'game','{"game":3,"round":2,"tie_break":false,"entrants":[3,5,2],"scores":[36,36,29],"seed":"4e873d6d83560f11de4ad28525667214d7af8406473d1d5ac0b84bdceb77ce9b","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83h9dvzcfe5gdx',7,1795415128211,'finished','{"winners":[3,5]}');
INSERT INTO "tournament_event" VALUES('1m83h9eavc29hgjz',1,1795415128435,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","visibility":"public","seed":"d789790eca596bd009fcf8dd90c83cdc91eb67f5f1f704bd9c63758d6ed5d565","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m83h98jm6xmk947","entrants":[{"player":"1m83h98jm6xmk947","joined":true},{"player":"1m83h98n6asktafg","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m83h9eey57g7m5z',1,1795415128544,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"public","seed":"755dcd6856380ac6b673339fcf5c6dbe54aaad3e15b0a258c271c0f6b8c7de91","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m83h98jm6xmk947","entrants":[{"player":"1m83h98jm6xmk947","joined":true},{"player":"1m83h98qn6spn2d9","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m83h9eey57g7m5z',2,1795415128787,'joined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m83h9eey57g7m5z',3,1795415128886,'round','{"round":1,"pairs":[[1,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m83h9eey57g7m5z',4,1795415128886,'started','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"id":"1m83h9espayb7dgf"}');
INSERT INTO "tournament_event" VALUES('1m83h9epzdyh7tm4',1,1795415128799,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"private","seed":"ed6a04dea4898ff03cfcf97461cbdd9e9d37715ce5d6f76561a23880eb326e4f","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m83h98n6asktafg","entrants":[{"player":"1m83h98n6asktafg","joined":true},{"player":"1m83h98qn6spn2d9","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m83h9epzdyh7tm4',2,1795415128818,'declined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m83h9epzdyh7tm4',3,1795415128818,'cancelled','{"reason":"declined"}');
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
INSERT INTO "tournament_game" VALUES('1m83h9db7bjq9v8c',1,1,0,NULL,'[1,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83h9db7bjq9v8c',2,1,0,NULL,'[4,2]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m83h9db7bjq9v8c',3,2,0,NULL,'[5,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83h9db7bjq9v8c',4,2,0,NULL,'[3,4]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m83h9db7bjq9v8c',5,3,0,NULL,'[2,5]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83h9db7bjq9v8c',6,3,0,NULL,'[4,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83h9db7bjq9v8c',7,4,1,NULL,'[2,4]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83h9dj479hkj5k',1,1,0,NULL,'[3,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83h9dj479hkj5k',2,1,0,NULL,'[2,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83h9dj479hkj5k',3,1,1,NULL,'[3,2]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m83h9dj479hkj5k',4,2,0,NULL,'[1,2]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m83h9dj479hkj5k',5,2,0,NULL,'[2,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83h9dvzcfe5gdx',1,1,0,NULL,'[1,4,2]','[33,27,86]',NULL);
INSERT INTO "tournament_game" VALUES('1m83h9dvzcfe5gdx',2,1,0,NULL,'[3,5]','[60,79]',NULL);
INSERT INTO "tournament_game" VALUES('1m83h9dvzcfe5gdx',3,2,0,NULL,'[3,5,2]','[36,36,29]',NULL);
INSERT INTO "tournament_game" VALUES('1m83h9eey57g7m5z',1,1,0,'1m83h9espayb7dgf','[1,2]',NULL,NULL);
CREATE TABLE tournament_stage (
    tournament TEXT    NOT NULL,
    number     INTEGER NOT NULL CHECK (number > 0), -- 1, 2, 3, ...
    -- JSON, by table: the number of its latest game and its id, null where there is none; its entrants' numbers; of these,
    -- who are at that game; and what the entrants have scored, in their order, null while they play.
    tables     TEXT    NOT NULL,
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_stage" VALUES('1m83h9dvzcfe5gdx',1,'[{"game":1,"id":null,"entrants":[1,4,2],"players":[1,4,2],"points":[33,27,86]},{"game":2,"id":null,"entrants":[3,5],"players":[3,5],"points":[60,79]}]');
INSERT INTO "tournament_stage" VALUES('1m83h9dvzcfe5gdx',2,'[{"game":3,"id":null,"entrants":[3,5,2],"players":[3,5,2],"points":[36,36,29]}]');
CREATE TABLE uptime_mark (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
INSERT INTO "uptime_mark" VALUES(1,1795415129884);
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
INSERT INTO "webhook" VALUES('1m83h9f3q68t5vnp','1m83h98bp5n7jfeh','https://receiver.invalid/',11,X'A16AE7EC01234E44FD611D6F8BD3D19A9E949D169A15B069E4440AC19E802193',NULL,NULL,1795415129207,NULL,NULL);
INSERT INTO "webhook" VALUES('1m83h9f3z0a5h00v','1m83h98bp5n7jfeh','https://receiver.invalid/',16,X'0AFB4D7579D01F2E561A07241F497472D3F18221CF9EC06F3F39B8BEBB033295',NULL,NULL,1795415129215,1795415129216,NULL);
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
CREATE INDEX tournament_entrant_by_title ON tournament_entrant (player, tournament) WHERE has_title = 1;
CREATE INDEX tournament_draft_by_creator ON tournament_draft (creator);
CREATE INDEX question_set_public ON question_set (app, id) WHERE is_public = 1 AND deleted_at IS NULL;
CREATE INDEX question_set_by_owner ON question_set (owner, id);
CREATE INDEX question_set_deleted ON question_set (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX question_draft_by_owner ON question_draft (owner);
CREATE INDEX idempotency_use_hour ON idempotency_use (hour);
COMMIT;
