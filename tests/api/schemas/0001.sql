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
INSERT INTO "block" VALUES('1m83gts98b4gnqw5','1m83gts6zftyzdbk',1795414651818);
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
INSERT INTO "delivery" VALUES(1,'1m83gv32yc8r3jwy','1m83gv31y0d5zwfs','1m83gv32yc8r24s4','1m83gv32yc8r24s4-1-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:17:38.142Z","data":{"seq":1,"at":"2026-11-23T06:17:38.142Z","kind":"created","seat":0,"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m83gv32f39v696a","status":"joined"},{"player":"1m83gv32hcxvkzm6","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m83gv32f39v696a","clock":{"turn_seconds":30,"bot_turn_seconds":1},"game":"1m83gv32yc8r24s4"}}',1795414658142,1,1795414663360,1795414658190,NULL,NULL,0);
INSERT INTO "delivery" VALUES(2,'1m83gv347azepk3n','1m83gv31y0d5zwfs','1m83gv32yc8r24s4','1m83gv32yc8r24s4-2-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:17:38.183Z","data":{"seq":2,"at":"2026-11-23T06:17:38.183Z","kind":"joined","seat":1,"player":"1m83gv32hcxvkzm6","game":"1m83gv32yc8r24s4"}}',1795414658183,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(3,'1m83gv347azer4c6','1m83gv31y0d5zwfs','1m83gv32yc8r24s4','1m83gv32yc8r24s4-3-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:17:38.183Z","data":{"seq":3,"at":"2026-11-23T06:17:38.183Z","kind":"round","seat":null,"number":1,"leader":0,"commitment":null,"points":[0,0],"game":"1m83gv32yc8r24s4"}}',1795414658183,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(4,'1m83gv347azese2q','1m83gv31y0d5zwfs','1m83gv32yc8r24s4','1m83gv32yc8r24s4-3-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T06:17:38.183Z","data":{"game":"1m83gv32yc8r24s4","seq":3,"players":["1m83gv32f39v696a"],"seats":[0],"deadline":"2026-11-23T06:18:08.183Z"}}',1795414658183,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(5,'1m83gv34nc8gh3dg','1m83gv31y0d5zwfs','1m83gv32yc8r24s4','1m83gv32yc8r24s4-4-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:17:38.197Z","data":{"seq":4,"at":"2026-11-23T06:17:38.197Z","kind":"move","seat":0,"column":0,"row":0,"symbol":"X","game":"1m83gv32yc8r24s4"}}',1795414658197,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(6,'1m83gv34nc8ghvpy','1m83gv31y0d5zwfs','1m83gv32yc8r24s4','1m83gv32yc8r24s4-4-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T06:17:38.197Z","data":{"game":"1m83gv32yc8r24s4","seq":4,"players":["1m83gv32hcxvkzm6"],"seats":[1],"deadline":"2026-11-23T06:18:08.197Z"}}',1795414658197,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(7,'1m83gv3577e6hh4g','1m83gv31y0d5zwfs','1m83gv32yc8r24s4','1m83gv32yc8r24s4-5-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:17:38.209Z","data":{"seq":5,"at":"2026-11-23T06:17:38.209Z","kind":"move","seat":1,"column":1,"row":0,"symbol":"O","game":"1m83gv32yc8r24s4"}}',1795414658215,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(8,'1m83gv3577e6jjhk','1m83gv31y0d5zwfs','1m83gv32yc8r24s4','1m83gv32yc8r24s4-5-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T06:17:38.209Z","data":{"game":"1m83gv32yc8r24s4","seq":5,"players":["1m83gv32f39v696a"],"seats":[0],"deadline":"2026-11-23T06:18:08.209Z"}}',1795414658215,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(9,'1m83gv35j856qz7b','1m83gv31y0d5zwfs','1m83gv32yc8r24s4','1m83gv32yc8r24s4-6-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:17:38.226Z","data":{"seq":6,"at":"2026-11-23T06:17:38.226Z","kind":"move","seat":0,"column":0,"row":1,"symbol":"X","game":"1m83gv32yc8r24s4"}}',1795414658226,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(10,'1m83gv35j856s3q9','1m83gv31y0d5zwfs','1m83gv32yc8r24s4','1m83gv32yc8r24s4-6-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T06:17:38.226Z","data":{"game":"1m83gv32yc8r24s4","seq":6,"players":["1m83gv32hcxvkzm6"],"seats":[1],"deadline":"2026-11-23T06:18:08.226Z"}}',1795414658226,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(11,'1m83gv3667bxz96v','1m83gv31y0d5zwfs','1m83gv32yc8r24s4','1m83gv32yc8r24s4-7-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:17:38.246Z","data":{"seq":7,"at":"2026-11-23T06:17:38.246Z","kind":"move","seat":1,"column":1,"row":1,"symbol":"O","game":"1m83gv32yc8r24s4"}}',1795414658246,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(12,'1m83gv3667bxzzv8','1m83gv31y0d5zwfs','1m83gv32yc8r24s4','1m83gv32yc8r24s4-7-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T06:17:38.246Z","data":{"game":"1m83gv32yc8r24s4","seq":7,"players":["1m83gv32f39v696a"],"seats":[0],"deadline":"2026-11-23T06:18:08.246Z"}}',1795414658246,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(13,'1m83gv36m61z2t1k','1m83gv31y0d5zwfs','1m83gv32yc8r24s4','1m83gv32yc8r24s4-8-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:17:38.260Z","data":{"seq":8,"at":"2026-11-23T06:17:38.260Z","kind":"move","seat":0,"column":0,"row":2,"symbol":"X","game":"1m83gv32yc8r24s4"}}',1795414658260,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(14,'1m83gv36m61z3kfm','1m83gv31y0d5zwfs','1m83gv32yc8r24s4','1m83gv32yc8r24s4-9-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:17:38.260Z","data":{"seq":9,"at":"2026-11-23T06:17:38.260Z","kind":"round-over","seat":null,"id":"1m83gv36m61z3ja7","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null,"game":"1m83gv32yc8r24s4"}}',1795414658260,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(15,'1m83gv36m61z47g2','1m83gv31y0d5zwfs','1m83gv32yc8r24s4','1m83gv32yc8r24s4-9-result.published','result.published','{"type":"result.published","timestamp":"2026-11-23T06:17:38.260Z","data":{"id":"1m83gv36m61z3ja7","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-23T06:17:38.260Z","kind":"round","game":"1m83gv32yc8r24s4","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m83gv32f39v696a"}},{"seat":1,"player":{"id":"1m83gv32hcxvkzm6"}}]}}',1795414658260,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(16,'1m83gv36m61z76fs','1m83gv31y0d5zwfs','1m83gv32yc8r24s4','1m83gv32yc8r24s4-10-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:17:38.260Z","data":{"seq":10,"at":"2026-11-23T06:17:38.260Z","kind":"finished","seat":null,"id":"1m83gv36m61z56wd","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","game":"1m83gv32yc8r24s4"}}',1795414658260,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(17,'1m83gv36m61z8mnd','1m83gv31y0d5zwfs','1m83gv32yc8r24s4','1m83gv32yc8r24s4-10-result.published','result.published','{"type":"result.published","timestamp":"2026-11-23T06:17:38.260Z","data":{"id":"1m83gv36m61z56wd","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-23T06:17:38.260Z","kind":"match","game":"1m83gv32yc8r24s4","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m83gv32f39v696a"}},{"seat":1,"player":{"id":"1m83gv32hcxvkzm6"}}]}}',1795414658260,0,NULL,NULL,NULL,NULL,0);
CREATE TABLE event (
    id   INTEGER PRIMARY KEY,              -- its place in the log of all games
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL                  -- JSON: the whole truth, secrets included
) STRICT;
INSERT INTO "event" VALUES(1,'1m83gtsb0eghtz8n',1,1795414648160,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m83gts62c3t8sqp","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m83gts62c3t8sqp","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(2,'1m83gtsb0eghtz8n',2,1795414648160,'round',NULL,'{"number":1,"leader":null,"commitment":"09b40800efb5462c61c466e130dd1d0bbdc4dc9d8dfb3b6654c8ec4b7f56ef91","points":[0],"rules":2,"seats":[{"player":"1m83gts62c3t8sqp","status":"joined"}],"rounds":1,"deal":{"nonce":"e3363298740fe48b18d8d193311d402619de6c75bca6f4eb27cc3a93c540ffb7","secret":"4706"},"carry":null}');
INSERT INTO "event" VALUES(3,'1m83gtsb0eghtz8n',3,1795414648280,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(4,'1m83gtsb0eghtz8n',4,1795414648746,'guess',0,'{"attempt":2,"code":"1456","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(5,'1m83gtsb0eghtz8n',5,1795414648750,'guess',0,'{"attempt":3,"code":"1578","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(6,'1m83gtsb0eghtz8n',6,1795414648755,'guess',0,'{"attempt":4,"code":"2467","bulls":0,"cows":3,"solved":false}');
INSERT INTO "event" VALUES(7,'1m83gtsb0eghtz8n',7,1795414648756,'guess',0,'{"attempt":5,"code":"3746","bulls":2,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(8,'1m83gtsb0eghtz8n',8,1795414648757,'guess',0,'{"attempt":6,"code":"4706","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(9,'1m83gtsb0eghtz8n',9,1795414648757,'round-over',NULL,'{"id":"1m83gtsxnd90nz0z","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"4706","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"e3363298740fe48b18d8d193311d402619de6c75bca6f4eb27cc3a93c540ffb7","secret":"4706"}}');
INSERT INTO "event" VALUES(10,'1m83gtsb0eghtz8n',10,1795414648757,'finished',NULL,'{"id":"1m83gtsxnd90pqnh","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(11,'1m83gtsxq4pbrq0t',1,1795414648759,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m83gts6zftyzdbk","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m83gts6zftyzdbk","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(12,'1m83gtsxq4pbrq0t',2,1795414648759,'round',NULL,'{"number":1,"leader":null,"commitment":"5bac4225a3a2c94deafd30e9f13520e0caf6527eba76752a28ae1fff4f81608c","points":[0],"rules":2,"seats":[{"player":"1m83gts6zftyzdbk","status":"joined"}],"rounds":1,"deal":{"nonce":"946061d89eb7e89886659cf58af75d830c8a8f6d963e2cd04469b39c00af88b8","secret":"7809"},"carry":null}');
INSERT INTO "event" VALUES(13,'1m83gtsxq4pbrq0t',3,1795414648762,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(14,'1m83gtsxq4pbrq0t',4,1795414648859,'guess',0,'{"attempt":2,"code":"1456","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(15,'1m83gtsxq4pbrq0t',5,1795414648922,'guess',0,'{"attempt":3,"code":"2789","bulls":1,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(16,'1m83gtsxq4pbrq0t',6,1795414649015,'guess',0,'{"attempt":4,"code":"3798","bulls":0,"cows":3,"solved":false}');
INSERT INTO "event" VALUES(17,'1m83gtsxq4pbrq0t',7,1795414649028,'guess',0,'{"attempt":5,"code":"7809","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(18,'1m83gtsxq4pbrq0t',8,1795414649028,'round-over',NULL,'{"id":"1m83gtt644810tc8","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"7809","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"946061d89eb7e89886659cf58af75d830c8a8f6d963e2cd04469b39c00af88b8","secret":"7809"}}');
INSERT INTO "event" VALUES(19,'1m83gtsxq4pbrq0t',9,1795414649028,'finished',NULL,'{"id":"1m83gtt64481288c","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(20,'1m83gtt7224b9wt4',1,1795414649058,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m83gts62c3t8sqp","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m83gts62c3t8sqp","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(21,'1m83gtt7224b9wt4',2,1795414649058,'round',NULL,'{"number":1,"leader":null,"commitment":"a5d31e24ba60909377805ac0f55bf5dc5e4d31fbd63fd9064a2ac772bac77d18","points":[0],"rules":2,"seats":[{"player":"1m83gts62c3t8sqp","status":"joined"}],"rounds":1,"deal":{"nonce":"1364465de2fc9d03f8c9ea43496e9ffb81909bf882fd4b5736ba331a9e88e8e1","secret":"2080"},"carry":null}');
INSERT INTO "event" VALUES(22,'1m83gtt7224b9wt4',3,1795414649133,'resigned',0,'{}');
INSERT INTO "event" VALUES(23,'1m83gtt7224b9wt4',4,1795414649133,'round-over',NULL,'{"id":"1m83gtt9d2946tz1","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"2080","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"1364465de2fc9d03f8c9ea43496e9ffb81909bf882fd4b5736ba331a9e88e8e1","secret":"2080"}}');
INSERT INTO "event" VALUES(24,'1m83gtt7224b9wt4',5,1795414649133,'finished',NULL,'{"id":"1m83gtt9d294716n","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(25,'1m83gttaze7g11g0',1,1795414649183,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m83gts6zftyzdbk","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m83gts6zftyzdbk","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(26,'1m83gttaze7g11g0',2,1795414649183,'round',NULL,'{"number":1,"leader":null,"commitment":"69d077a9ffab9da9203ac28ce124ac36c8f01a3b56dc9f4a10f156c750d82ff8","points":[0],"rules":2,"seats":[{"player":"1m83gts6zftyzdbk","status":"joined"}],"rounds":1,"deal":{"nonce":"84da76f136ee176de46b3a705053cfd0e7bb0ff1855f7033e78fa27630fc506a","secret":"5036"},"carry":null}');
INSERT INTO "event" VALUES(27,'1m83gttaze7g11g0',3,1795414649186,'resigned',0,'{}');
INSERT INTO "event" VALUES(28,'1m83gttaze7g11g0',4,1795414649186,'round-over',NULL,'{"id":"1m83gttb23egtxs7","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"5036","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"84da76f136ee176de46b3a705053cfd0e7bb0ff1855f7033e78fa27630fc506a","secret":"5036"}}');
INSERT INTO "event" VALUES(29,'1m83gttaze7g11g0',5,1795414649186,'finished',NULL,'{"id":"1m83gttb23egvakt","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(30,'1m83gttbe01wjy79',1,1795414649198,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m83gttbe01whhmm","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m83gttbe01whhmm","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(31,'1m83gttbe01wjy79',2,1795414649198,'round',NULL,'{"number":1,"leader":null,"commitment":"362c469199fb9e7d56a719cc408a560a5d22f47e177afd64bbeff0a9bbad8a8c","points":[0],"rules":2,"seats":[{"player":"1m83gttbe01whhmm","status":"joined"}],"rounds":0,"deal":{"nonce":"b5254a0ebdca30245e5e2328060edd62d1850060b85fb62f4f66bb96080d4004","secret":"6570"},"carry":null}');
INSERT INTO "event" VALUES(32,'1m83gttbe01wjy79',3,1795414649200,'guess',0,'{"attempt":1,"code":"1234","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(33,'1m83gttbk99tapqf',1,1795414649203,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m83gttbk99t9r6r","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m83gttbk99t9r6r","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(34,'1m83gttbk99tapqf',2,1795414649203,'round',NULL,'{"number":1,"leader":null,"commitment":"cef8d0d7701cea5b235636792d23baf716f058d79f55c92706ebbce5ef2a62f4","points":[0],"rules":2,"seats":[{"player":"1m83gttbk99t9r6r","status":"joined"}],"rounds":2,"deal":{"nonce":"82dd76cde72bac4f2ba77b9bad4fe5c031d0c37a1ef2c5a90ce2983738962a91","secret":"4620"},"carry":null}');
INSERT INTO "event" VALUES(35,'1m83gttbk99tapqf',3,1795414649209,'guess',0,'{"attempt":1,"code":"0123","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(36,'1m83gttbk99tapqf',4,1795414649591,'guess',0,'{"attempt":2,"code":"0245","bulls":0,"cows":3,"solved":false}');
INSERT INTO "event" VALUES(37,'1m83gttbk99tapqf',5,1795414649643,'guess',0,'{"attempt":3,"code":"1524","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(38,'1m83gttbk99tapqf',6,1795414649757,'guess',0,'{"attempt":4,"code":"4026","bulls":2,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(39,'1m83gttbk99tapqf',7,1795414649848,'guess',0,'{"attempt":5,"code":"4620","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(40,'1m83gttbk99tapqf',8,1795414649848,'round-over',NULL,'{"id":"1m83gttzr58934jf","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"4620","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"82dd76cde72bac4f2ba77b9bad4fe5c031d0c37a1ef2c5a90ce2983738962a91","secret":"4620"}}');
INSERT INTO "event" VALUES(41,'1m83gttbk99tapqf',9,1795414649895,'published',0,'{}');
INSERT INTO "event" VALUES(42,'1m83gttbk99tapqf',10,1795414649911,'round',NULL,'{"number":2,"leader":null,"commitment":"dba2cb9c75f70f729014b32c4278084e0212ffaa482b8a4d9288ea24e557cb77","points":[1],"rules":2,"seats":[{"player":"1m83gttbk99t9r6r","status":"joined"}],"rounds":2,"deal":{"nonce":"aa310475af6ac8a641c520dd39c309ffd1c4fd11add8d8b696662ca088466138","secret":"7605"},"carry":null,"made_public":true}');
INSERT INTO "event" VALUES(43,'1m83gtv2cafsw617',1,1795414649932,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m83gtv1s7hnr6as","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m83gtv1s7hnr6as","join_code":"WWXNYP","clock":null,"log":3}');
INSERT INTO "event" VALUES(44,'1m83gtv2cafsw617',2,1795414649943,'joined',1,'{"player":"1m83gtv2689f9m9a"}');
INSERT INTO "event" VALUES(45,'1m83gtv2cafsw617',3,1795414649943,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m83gtv1s7hnr6as","status":"joined"},{"player":"1m83gtv2689f9m9a","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(46,'1m83gtv2cafsw617',4,1795414649947,'secret',0,'{"code":"1234","nonce":"2f930e384adbedd5687b3a3ff89b1964c7c23de6cfd85dfd0ebdb5af824c5cbc","commitment":"6437ac4b36004f89d309cccb81deb11a35fb7353c51642d47b55eeb60012fa4b"}');
INSERT INTO "event" VALUES(47,'1m83gtv2cafsw617',5,1795414649953,'guess',1,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(48,'1m83gtv2cafsw617',6,1795414649953,'round-over',NULL,'{"id":"1m83gtv31fvd98nj","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"2f930e384adbedd5687b3a3ff89b1964c7c23de6cfd85dfd0ebdb5af824c5cbc","secret":"1234"}}');
INSERT INTO "event" VALUES(49,'1m83gtv2cafsw617',7,1795414649955,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":2,"seats":[{"player":"1m83gtv1s7hnr6as","status":"joined"},{"player":"1m83gtv2689f9m9a","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(50,'1m83gtv2cafsw617',8,1795414649964,'secret',1,'{"code":"4321","nonce":"bd27d3b3d5e6b5bc6e73332db8c51afa518af64bc334040d41f064e87a147fd2","commitment":"fc2593758d50a8b9d736e466344b009bef264afd9d0aa4538c2f83ae529bb6e6"}');
INSERT INTO "event" VALUES(51,'1m83gtv2cafsw617',9,1795414649971,'resigned',0,'{}');
INSERT INTO "event" VALUES(52,'1m83gtv2cafsw617',10,1795414649971,'round-over',NULL,'{"id":"1m83gtv3k6y3m3f7","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"bd27d3b3d5e6b5bc6e73332db8c51afa518af64bc334040d41f064e87a147fd2","secret":"4321"}}');
INSERT INTO "event" VALUES(53,'1m83gtv2cafsw617',11,1795414649971,'finished',NULL,'{"id":"1m83gtv3k6y3ngd9","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation"}');
INSERT INTO "event" VALUES(54,'1m83gtw0fadcbh8p',1,1795414650895,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"manual","secret":"held","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m83gtv3p55ngtd4","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m83gtv3p55ngtd4","join_code":"CMPVCR","clock":null,"log":3}');
INSERT INTO "event" VALUES(55,'1m83gtw0fadcbh8p',2,1795414651000,'joined',1,'{"player":"1m83gtv3q2q9kw44"}');
INSERT INTO "event" VALUES(56,'1m83gtw0fadcbh8p',3,1795414651090,'joined',2,'{"player":"1m83gtv3zczj5046"}');
INSERT INTO "event" VALUES(57,'1m83gtw0fadcbh8p',4,1795414651090,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m83gtv3p55ngtd4","status":"joined"},{"player":"1m83gtv3q2q9kw44","status":"joined"},{"player":"1m83gtv3zczj5046","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(58,'1m83gtwkb5v18hec',1,1795414651499,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m83gtw85dmybqy3","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m83gtw85dmybqy3","join_code":"Y249TR","clock":null,"log":3}');
INSERT INTO "event" VALUES(59,'1m83gtwkb5v18hec',2,1795414651554,'joined',1,'{"player":"1m83gtw9fek2g8qz"}');
INSERT INTO "event" VALUES(60,'1m83gtwkb5v18hec',3,1795414651607,'joined',2,'{"player":"1m83gtwgkcby5699"}');
INSERT INTO "event" VALUES(61,'1m83gtwkb5v18hec',4,1795414651607,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m83gtw85dmybqy3","status":"joined"},{"player":"1m83gtw9fek2g8qz","status":"joined"},{"player":"1m83gtwgkcby5699","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(62,'1m83gtwkb5v18hec',5,1795414651737,'secret',0,'{"code":"5678","nonce":"374c5b767f9b9c982728cef35e91281707f098feac28b586c80790f508c1c436","commitment":"134904824cdbe2bbe1d67f814f3f32030363a212789f18809e719cbc42736f51"}');
INSERT INTO "event" VALUES(63,'1m83gtwkb5v18hec',6,1795414651777,'guess',1,'{"attempt":1,"code":"1234","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(64,'1m83gtww7cfh5ej9',1,1795414651783,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m83gts62c3t8sqp","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m83gts62c3t8sqp","join_code":"X4J3WA","clock":null,"log":3}');
INSERT INTO "event" VALUES(65,'1m83gtwwgf0spjm4',1,1795414651792,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m83gts6zftyzdbk","status":"joined"},{"player":"1m83gts98b4gnqw5","status":"invited"}],"visibility":"public","ranked":false,"creator":"1m83gts6zftyzdbk","join_code":"GEMAGF","clock":null,"log":3}');
INSERT INTO "event" VALUES(66,'1m83gtwwgf0spjm4',2,1795414651796,'aborted',0,'{"reason":"creator"}');
INSERT INTO "event" VALUES(67,'1m83gtwy83tjag2f',1,1795414651848,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m83gts62c3t8sqp","status":"joined"},{"player":"1m83gts98b4gnqw5","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m83gts62c3t8sqp","join_code":"HN9M49","clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(68,'1m83gtwynfx51579',1,1795414651861,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m83gts62c3t8sqp","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"visibility":"private","ranked":false,"creator":"1m83gts62c3t8sqp","join_code":null,"clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(69,'1m83gtwynfx51579',2,1795414651861,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m83gts62c3t8sqp","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(70,'1m83gtx0m10s7hqb',1,1795414651924,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":null,"hints":false},"seats":[{"player":"1m83gtwze7wyh9n1","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m83gtwze7wyh9n1","join_code":"QGEGP2","clock":null,"log":3}');
INSERT INTO "event" VALUES(71,'1m83gtx0m10s7hqb',2,1795414652064,'joined',1,'{"player":"1m83gtwzw968dp07"}');
INSERT INTO "event" VALUES(72,'1m83gtx0m10s7hqb',3,1795414652064,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m83gtwze7wyh9n1","status":"joined"},{"player":"1m83gtwzw968dp07","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(73,'1m83gtx0m10s7hqb',4,1795414652205,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(74,'1m83gtx0m10s7hqb',5,1795414652228,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(75,'1m83gtx0m10s7hqb',6,1795414652241,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(76,'1m83gtx0m10s7hqb',7,1795414652248,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(77,'1m83gtx0m10s7hqb',8,1795414652266,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(78,'1m83gtx0m10s7hqb',9,1795414652268,'round-over',NULL,'{"id":"1m83gtxbc651f569","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(79,'1m83gtx0m10s7hqb',10,1795414652277,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[1,0],"rules":1,"seats":[{"player":"1m83gtwze7wyh9n1","status":"joined"},{"player":"1m83gtwzw968dp07","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(80,'1m83gtx0m10s7hqb',11,1795414652309,'move',1,'{"column":1,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(81,'1m83gtxdmfkw7wkx',1,1795414652340,'created',0,'{"ruleset":"gomoku","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m83gts62c3t8sqp","status":"joined"},{"player":"1m83gts6zftyzdbk","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m83gts62c3t8sqp","join_code":"8MXKKN","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(82,'1m83gtxdmfkw7wkx',2,1795414652353,'joined',1,'{"player":"1m83gts6zftyzdbk"}');
INSERT INTO "event" VALUES(83,'1m83gtxdmfkw7wkx',3,1795414652353,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m83gts62c3t8sqp","status":"joined"},{"player":"1m83gts6zftyzdbk","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(84,'1m83gtxdmfkw7wkx',4,1795414652386,'move',0,'{"column":7,"row":7,"symbol":"X"}');
INSERT INTO "event" VALUES(85,'1m83gtxdmfkw7wkx',5,1795414652399,'move',1,'{"column":8,"row":8,"symbol":"O"}');
INSERT INTO "event" VALUES(86,'1m83gtxdmfkw7wkx',6,1795414652433,'resigned',1,'{}');
INSERT INTO "event" VALUES(87,'1m83gtxdmfkw7wkx',7,1795414652433,'round-over',NULL,'{"id":"1m83gtxgh9exbmwr","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(88,'1m83gtxdmfkw7wkx',8,1795414652433,'finished',NULL,'{"id":"1m83gtxgh9excn00","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation"}');
INSERT INTO "event" VALUES(89,'1m83gtxjr9dnfqwe',1,1795414652504,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m83gtxhf1kefavg","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m83gtxhf1kefavg","join_code":"QA7EXW","clock":null,"log":3,"commitment":"7c30ae40f94f24f8d636ccfcbf5f8bdec791dbe89978e96512772797edcefdd7","client_seeds":["",""],"server_seed":"98e41c7399db7108d55d5943e3f76b93af63ad0fbcc8cb7004e32ee0a7cc11b8"}');
INSERT INTO "event" VALUES(90,'1m83gtxjr9dnfqwe',2,1795414652518,'joined',1,'{"player":"1m83gtxja8dqr04p"}');
INSERT INTO "event" VALUES(91,'1m83gtxjr9dnfqwe',3,1795414652518,'round',NULL,'{"number":1,"leader":0,"commitment":"7c30ae40f94f24f8d636ccfcbf5f8bdec791dbe89978e96512772797edcefdd7","points":[0,0],"rules":1,"seats":[{"player":"1m83gtxhf1kefavg","status":"joined"},{"player":"1m83gtxja8dqr04p","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(92,'1m83gtxjr9dnfqwe',4,1795414652518,'roll',0,'{"keep":[],"dice":[3,2,3,4,4],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(93,'1m83gtxjr9dnfqwe',5,1795414652569,'score',0,'{"category":"chance","score":16,"bonus":0}');
INSERT INTO "event" VALUES(94,'1m83gtxjr9dnfqwe',6,1795414652569,'roll',1,'{"keep":[],"dice":[5,2,1,2,5],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(95,'1m83gtxq68qqgntg',1,1795414652646,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m83gtxng76cj838","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m83gtxng76cj838","join_code":"3E9RTG","clock":null,"log":3,"commitment":"a60e0742629d94fb6bd2ba172c8d1ff32630d831600c77d40503bc837e605a66","client_seeds":["",""],"server_seed":"16b98edb327dadfe02032b7b365887b8077f71b2dd1e69ec734441803921ddbb"}');
INSERT INTO "event" VALUES(96,'1m83gtxq68qqgntg',2,1795414652658,'joined',1,'{"player":"1m83gtxpx1785twf"}');
INSERT INTO "event" VALUES(97,'1m83gtxq68qqgntg',3,1795414652658,'round',NULL,'{"number":1,"leader":0,"commitment":"a60e0742629d94fb6bd2ba172c8d1ff32630d831600c77d40503bc837e605a66","points":[0,0],"rules":1,"seats":[{"player":"1m83gtxng76cj838","status":"joined"},{"player":"1m83gtxpx1785twf","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(98,'1m83gtxq68qqgntg',4,1795414652658,'roll',0,'{"keep":[],"dice":[1,1,6,2,6],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(99,'1m83gtxq68qqgntg',5,1795414652691,'score',0,'{"category":"aces","score":2,"bonus":0}');
INSERT INTO "event" VALUES(100,'1m83gtxq68qqgntg',6,1795414652691,'roll',1,'{"keep":[],"dice":[2,4,2,3,1],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(101,'1m83gtxq68qqgntg',7,1795414652734,'score',1,'{"category":"aces","score":1,"bonus":0}');
INSERT INTO "event" VALUES(102,'1m83gtxq68qqgntg',8,1795414652734,'roll',0,'{"keep":[],"dice":[5,3,2,4,1],"stage":0,"roll":2}');
INSERT INTO "event" VALUES(103,'1m83gtxq68qqgntg',9,1795414652745,'score',0,'{"category":"twos","score":2,"bonus":0}');
INSERT INTO "event" VALUES(104,'1m83gtxq68qqgntg',10,1795414652745,'roll',1,'{"keep":[],"dice":[4,3,1,5,5],"stage":0,"roll":3}');
INSERT INTO "event" VALUES(105,'1m83gtxq68qqgntg',11,1795414652758,'score',1,'{"category":"twos","score":0,"bonus":0}');
INSERT INTO "event" VALUES(106,'1m83gtxq68qqgntg',12,1795414652758,'roll',0,'{"keep":[],"dice":[5,1,2,4,6],"stage":0,"roll":4}');
INSERT INTO "event" VALUES(107,'1m83gtxq68qqgntg',13,1795414652772,'score',0,'{"category":"threes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(108,'1m83gtxq68qqgntg',14,1795414652772,'roll',1,'{"keep":[],"dice":[2,3,6,4,2],"stage":0,"roll":5}');
INSERT INTO "event" VALUES(109,'1m83gtxq68qqgntg',15,1795414652781,'score',1,'{"category":"threes","score":3,"bonus":0}');
INSERT INTO "event" VALUES(110,'1m83gtxq68qqgntg',16,1795414652781,'roll',0,'{"keep":[],"dice":[2,4,1,2,4],"stage":0,"roll":6}');
INSERT INTO "event" VALUES(111,'1m83gtxq68qqgntg',17,1795414652863,'score',0,'{"category":"fours","score":8,"bonus":0}');
INSERT INTO "event" VALUES(112,'1m83gtxq68qqgntg',18,1795414652863,'roll',1,'{"keep":[],"dice":[4,3,4,4,2],"stage":0,"roll":7}');
INSERT INTO "event" VALUES(113,'1m83gtxq68qqgntg',19,1795414653283,'score',1,'{"category":"fours","score":12,"bonus":0}');
INSERT INTO "event" VALUES(114,'1m83gtxq68qqgntg',20,1795414653283,'roll',0,'{"keep":[],"dice":[2,5,4,5,5],"stage":0,"roll":8}');
INSERT INTO "event" VALUES(115,'1m83gtxq68qqgntg',21,1795414653425,'score',0,'{"category":"fives","score":15,"bonus":0}');
INSERT INTO "event" VALUES(116,'1m83gtxq68qqgntg',22,1795414653425,'roll',1,'{"keep":[],"dice":[5,5,2,2,2],"stage":0,"roll":9}');
INSERT INTO "event" VALUES(117,'1m83gtxq68qqgntg',23,1795414653707,'score',1,'{"category":"fives","score":10,"bonus":0}');
INSERT INTO "event" VALUES(118,'1m83gtxq68qqgntg',24,1795414653707,'roll',0,'{"keep":[],"dice":[4,5,2,1,1],"stage":0,"roll":10}');
INSERT INTO "event" VALUES(119,'1m83gtxq68qqgntg',25,1795414653807,'score',0,'{"category":"sixes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(120,'1m83gtxq68qqgntg',26,1795414653807,'roll',1,'{"keep":[],"dice":[1,4,1,3,1],"stage":0,"roll":11}');
INSERT INTO "event" VALUES(121,'1m83gtxq68qqgntg',27,1795414653863,'score',1,'{"category":"sixes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(122,'1m83gtxq68qqgntg',28,1795414653863,'roll',0,'{"keep":[],"dice":[3,1,6,1,4],"stage":0,"roll":12}');
INSERT INTO "event" VALUES(123,'1m83gtxq68qqgntg',29,1795414654091,'score',0,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(124,'1m83gtxq68qqgntg',30,1795414654091,'roll',1,'{"keep":[],"dice":[2,6,3,2,1],"stage":0,"roll":13}');
INSERT INTO "event" VALUES(125,'1m83gtxq68qqgntg',31,1795414654419,'score',1,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(126,'1m83gtxq68qqgntg',32,1795414654419,'roll',0,'{"keep":[],"dice":[6,5,5,2,1],"stage":0,"roll":14}');
INSERT INTO "event" VALUES(127,'1m83gtxq68qqgntg',33,1795414654512,'score',0,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(128,'1m83gtxq68qqgntg',34,1795414654512,'roll',1,'{"keep":[],"dice":[1,3,5,5,2],"stage":0,"roll":15}');
INSERT INTO "event" VALUES(129,'1m83gtxq68qqgntg',35,1795414654615,'score',1,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(130,'1m83gtxq68qqgntg',36,1795414654615,'roll',0,'{"keep":[],"dice":[2,3,2,2,3],"stage":0,"roll":16}');
INSERT INTO "event" VALUES(131,'1m83gtxq68qqgntg',37,1795414654675,'score',0,'{"category":"full-house","score":25,"bonus":0}');
INSERT INTO "event" VALUES(132,'1m83gtxq68qqgntg',38,1795414654675,'roll',1,'{"keep":[],"dice":[1,6,6,2,5],"stage":0,"roll":17}');
INSERT INTO "event" VALUES(133,'1m83gtxq68qqgntg',39,1795414654811,'score',1,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(134,'1m83gtxq68qqgntg',40,1795414654811,'roll',0,'{"keep":[],"dice":[6,4,5,2,5],"stage":0,"roll":18}');
INSERT INTO "event" VALUES(135,'1m83gtxq68qqgntg',41,1795414654991,'score',0,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(136,'1m83gtxq68qqgntg',42,1795414654991,'roll',1,'{"keep":[],"dice":[3,2,1,3,6],"stage":0,"roll":19}');
INSERT INTO "event" VALUES(137,'1m83gtxq68qqgntg',43,1795414655058,'score',1,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(138,'1m83gtxq68qqgntg',44,1795414655058,'roll',0,'{"keep":[],"dice":[2,6,6,5,1],"stage":0,"roll":20}');
INSERT INTO "event" VALUES(139,'1m83gtxq68qqgntg',45,1795414655307,'score',0,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(140,'1m83gtxq68qqgntg',46,1795414655307,'roll',1,'{"keep":[],"dice":[6,4,4,2,2],"stage":0,"roll":21}');
INSERT INTO "event" VALUES(141,'1m83gtxq68qqgntg',47,1795414655381,'score',1,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(142,'1m83gtxq68qqgntg',48,1795414655381,'roll',0,'{"keep":[],"dice":[3,4,2,1,1],"stage":0,"roll":22}');
INSERT INTO "event" VALUES(143,'1m83gtxq68qqgntg',49,1795414655616,'score',0,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(144,'1m83gtxq68qqgntg',50,1795414655616,'roll',1,'{"keep":[],"dice":[2,5,4,3,4],"stage":0,"roll":23}');
INSERT INTO "event" VALUES(145,'1m83gtxq68qqgntg',51,1795414655914,'score',1,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(146,'1m83gtxq68qqgntg',52,1795414655914,'roll',0,'{"keep":[],"dice":[6,6,5,1,3],"stage":0,"roll":24}');
INSERT INTO "event" VALUES(147,'1m83gtxq68qqgntg',53,1795414655924,'score',0,'{"category":"chance","score":21,"bonus":0}');
INSERT INTO "event" VALUES(148,'1m83gtxq68qqgntg',54,1795414655924,'roll',1,'{"keep":[],"dice":[4,1,4,1,5],"stage":0,"roll":25}');
INSERT INTO "event" VALUES(149,'1m83gtxq68qqgntg',55,1795414655928,'score',1,'{"category":"chance","score":15,"bonus":0}');
INSERT INTO "event" VALUES(150,'1m83gtxq68qqgntg',56,1795414655928,'round-over',NULL,'{"id":"1m83gv0xr3w91rpf","round":1,"leader":0,"winners":[0],"cards":[{"seat":0,"boxes":{"aces":2,"twos":2,"threes":0,"fours":8,"fives":15,"sixes":0,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":25,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":21},"upper_total":27,"upper_bonus":0,"yahtzee_bonus":0,"total":73},{"seat":1,"boxes":{"aces":1,"twos":0,"threes":3,"fours":12,"fives":10,"sixes":0,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":15},"upper_total":26,"upper_bonus":0,"yahtzee_bonus":0,"total":41}],"forfeited":[],"forfeited_by":null,"points":[73,41],"proof":null}');
INSERT INTO "event" VALUES(151,'1m83gtxq68qqgntg',57,1795414655928,'finished',NULL,'{"id":"1m83gv0xr3w92xz7","outcome":"win","winners":[0],"points":[73,41],"reason":"rounds","proof":{"server_seed":"16b98edb327dadfe02032b7b365887b8077f71b2dd1e69ec734441803921ddbb","client_seeds":["",""]}}');
INSERT INTO "event" VALUES(152,'1m83gv2fj6n9h879',1,1795414657536,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m83gts62c3t8sqp","status":"invited"},{"player":"1m83gts98b4gnqw5","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m83gv263458wy43","join_code":"RWH86C","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3,"tournament":"1m83gv263458wy43"}');
INSERT INTO "event" VALUES(153,'1m83gv32yc8r24s4',1,1795414658142,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m83gv32f39v696a","status":"joined"},{"player":"1m83gv32hcxvkzm6","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m83gv32f39v696a","join_code":"ET3AZV","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(154,'1m83gv32yc8r24s4',2,1795414658183,'joined',1,'{"player":"1m83gv32hcxvkzm6"}');
INSERT INTO "event" VALUES(155,'1m83gv32yc8r24s4',3,1795414658183,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m83gv32f39v696a","status":"joined"},{"player":"1m83gv32hcxvkzm6","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(156,'1m83gv32yc8r24s4',4,1795414658197,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(157,'1m83gv32yc8r24s4',5,1795414658209,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(158,'1m83gv32yc8r24s4',6,1795414658226,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(159,'1m83gv32yc8r24s4',7,1795414658246,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(160,'1m83gv32yc8r24s4',8,1795414658260,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(161,'1m83gv32yc8r24s4',9,1795414658260,'round-over',NULL,'{"id":"1m83gv36m61z3ja7","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(162,'1m83gv32yc8r24s4',10,1795414658260,'finished',NULL,'{"id":"1m83gv36m61z56wd","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds"}');
CREATE TABLE event_mark (
    only  INTEGER PRIMARY KEY CHECK (only = 1),
    id    INTEGER NOT NULL,
    until INTEGER NOT NULL CHECK (until >= id),
    game  TEXT    NOT NULL,
    seq   INTEGER NOT NULL
) STRICT;
INSERT INTO "event_mark" VALUES(1,162,162,'',0);
CREATE TABLE event_place (
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL,
    id   INTEGER NOT NULL, -- of the event
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "event_place" VALUES('1m83gtsb0eghtz8n',1,1);
INSERT INTO "event_place" VALUES('1m83gtsb0eghtz8n',2,2);
INSERT INTO "event_place" VALUES('1m83gtsb0eghtz8n',3,3);
INSERT INTO "event_place" VALUES('1m83gtsb0eghtz8n',4,4);
INSERT INTO "event_place" VALUES('1m83gtsb0eghtz8n',5,5);
INSERT INTO "event_place" VALUES('1m83gtsb0eghtz8n',6,6);
INSERT INTO "event_place" VALUES('1m83gtsb0eghtz8n',7,7);
INSERT INTO "event_place" VALUES('1m83gtsb0eghtz8n',8,8);
INSERT INTO "event_place" VALUES('1m83gtsb0eghtz8n',9,9);
INSERT INTO "event_place" VALUES('1m83gtsb0eghtz8n',10,10);
INSERT INTO "event_place" VALUES('1m83gtsxq4pbrq0t',1,11);
INSERT INTO "event_place" VALUES('1m83gtsxq4pbrq0t',2,12);
INSERT INTO "event_place" VALUES('1m83gtsxq4pbrq0t',3,13);
INSERT INTO "event_place" VALUES('1m83gtsxq4pbrq0t',4,14);
INSERT INTO "event_place" VALUES('1m83gtsxq4pbrq0t',5,15);
INSERT INTO "event_place" VALUES('1m83gtsxq4pbrq0t',6,16);
INSERT INTO "event_place" VALUES('1m83gtsxq4pbrq0t',7,17);
INSERT INTO "event_place" VALUES('1m83gtsxq4pbrq0t',8,18);
INSERT INTO "event_place" VALUES('1m83gtsxq4pbrq0t',9,19);
INSERT INTO "event_place" VALUES('1m83gtt7224b9wt4',1,20);
INSERT INTO "event_place" VALUES('1m83gtt7224b9wt4',2,21);
INSERT INTO "event_place" VALUES('1m83gtt7224b9wt4',3,22);
INSERT INTO "event_place" VALUES('1m83gtt7224b9wt4',4,23);
INSERT INTO "event_place" VALUES('1m83gtt7224b9wt4',5,24);
INSERT INTO "event_place" VALUES('1m83gttaze7g11g0',1,25);
INSERT INTO "event_place" VALUES('1m83gttaze7g11g0',2,26);
INSERT INTO "event_place" VALUES('1m83gttaze7g11g0',3,27);
INSERT INTO "event_place" VALUES('1m83gttaze7g11g0',4,28);
INSERT INTO "event_place" VALUES('1m83gttaze7g11g0',5,29);
INSERT INTO "event_place" VALUES('1m83gttbe01wjy79',1,30);
INSERT INTO "event_place" VALUES('1m83gttbe01wjy79',2,31);
INSERT INTO "event_place" VALUES('1m83gttbe01wjy79',3,32);
INSERT INTO "event_place" VALUES('1m83gttbk99tapqf',1,33);
INSERT INTO "event_place" VALUES('1m83gttbk99tapqf',2,34);
INSERT INTO "event_place" VALUES('1m83gttbk99tapqf',3,35);
INSERT INTO "event_place" VALUES('1m83gttbk99tapqf',4,36);
INSERT INTO "event_place" VALUES('1m83gttbk99tapqf',5,37);
INSERT INTO "event_place" VALUES('1m83gttbk99tapqf',6,38);
INSERT INTO "event_place" VALUES('1m83gttbk99tapqf',7,39);
INSERT INTO "event_place" VALUES('1m83gttbk99tapqf',8,40);
INSERT INTO "event_place" VALUES('1m83gttbk99tapqf',9,41);
INSERT INTO "event_place" VALUES('1m83gttbk99tapqf',10,42);
INSERT INTO "event_place" VALUES('1m83gtv2cafsw617',1,43);
INSERT INTO "event_place" VALUES('1m83gtv2cafsw617',2,44);
INSERT INTO "event_place" VALUES('1m83gtv2cafsw617',3,45);
INSERT INTO "event_place" VALUES('1m83gtv2cafsw617',4,46);
INSERT INTO "event_place" VALUES('1m83gtv2cafsw617',5,47);
INSERT INTO "event_place" VALUES('1m83gtv2cafsw617',6,48);
INSERT INTO "event_place" VALUES('1m83gtv2cafsw617',7,49);
INSERT INTO "event_place" VALUES('1m83gtv2cafsw617',8,50);
INSERT INTO "event_place" VALUES('1m83gtv2cafsw617',9,51);
INSERT INTO "event_place" VALUES('1m83gtv2cafsw617',10,52);
INSERT INTO "event_place" VALUES('1m83gtv2cafsw617',11,53);
INSERT INTO "event_place" VALUES('1m83gtw0fadcbh8p',1,54);
INSERT INTO "event_place" VALUES('1m83gtw0fadcbh8p',2,55);
INSERT INTO "event_place" VALUES('1m83gtw0fadcbh8p',3,56);
INSERT INTO "event_place" VALUES('1m83gtw0fadcbh8p',4,57);
INSERT INTO "event_place" VALUES('1m83gtwkb5v18hec',1,58);
INSERT INTO "event_place" VALUES('1m83gtwkb5v18hec',2,59);
INSERT INTO "event_place" VALUES('1m83gtwkb5v18hec',3,60);
INSERT INTO "event_place" VALUES('1m83gtwkb5v18hec',4,61);
INSERT INTO "event_place" VALUES('1m83gtwkb5v18hec',5,62);
INSERT INTO "event_place" VALUES('1m83gtwkb5v18hec',6,63);
INSERT INTO "event_place" VALUES('1m83gtww7cfh5ej9',1,64);
INSERT INTO "event_place" VALUES('1m83gtwwgf0spjm4',1,65);
INSERT INTO "event_place" VALUES('1m83gtwwgf0spjm4',2,66);
INSERT INTO "event_place" VALUES('1m83gtwy83tjag2f',1,67);
INSERT INTO "event_place" VALUES('1m83gtwynfx51579',1,68);
INSERT INTO "event_place" VALUES('1m83gtwynfx51579',2,69);
INSERT INTO "event_place" VALUES('1m83gtx0m10s7hqb',1,70);
INSERT INTO "event_place" VALUES('1m83gtx0m10s7hqb',2,71);
INSERT INTO "event_place" VALUES('1m83gtx0m10s7hqb',3,72);
INSERT INTO "event_place" VALUES('1m83gtx0m10s7hqb',4,73);
INSERT INTO "event_place" VALUES('1m83gtx0m10s7hqb',5,74);
INSERT INTO "event_place" VALUES('1m83gtx0m10s7hqb',6,75);
INSERT INTO "event_place" VALUES('1m83gtx0m10s7hqb',7,76);
INSERT INTO "event_place" VALUES('1m83gtx0m10s7hqb',8,77);
INSERT INTO "event_place" VALUES('1m83gtx0m10s7hqb',9,78);
INSERT INTO "event_place" VALUES('1m83gtx0m10s7hqb',10,79);
INSERT INTO "event_place" VALUES('1m83gtx0m10s7hqb',11,80);
INSERT INTO "event_place" VALUES('1m83gtxdmfkw7wkx',1,81);
INSERT INTO "event_place" VALUES('1m83gtxdmfkw7wkx',2,82);
INSERT INTO "event_place" VALUES('1m83gtxdmfkw7wkx',3,83);
INSERT INTO "event_place" VALUES('1m83gtxdmfkw7wkx',4,84);
INSERT INTO "event_place" VALUES('1m83gtxdmfkw7wkx',5,85);
INSERT INTO "event_place" VALUES('1m83gtxdmfkw7wkx',6,86);
INSERT INTO "event_place" VALUES('1m83gtxdmfkw7wkx',7,87);
INSERT INTO "event_place" VALUES('1m83gtxdmfkw7wkx',8,88);
INSERT INTO "event_place" VALUES('1m83gtxjr9dnfqwe',1,89);
INSERT INTO "event_place" VALUES('1m83gtxjr9dnfqwe',2,90);
INSERT INTO "event_place" VALUES('1m83gtxjr9dnfqwe',3,91);
INSERT INTO "event_place" VALUES('1m83gtxjr9dnfqwe',4,92);
INSERT INTO "event_place" VALUES('1m83gtxjr9dnfqwe',5,93);
INSERT INTO "event_place" VALUES('1m83gtxjr9dnfqwe',6,94);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',1,95);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',2,96);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',3,97);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',4,98);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',5,99);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',6,100);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',7,101);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',8,102);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',9,103);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',10,104);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',11,105);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',12,106);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',13,107);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',14,108);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',15,109);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',16,110);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',17,111);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',18,112);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',19,113);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',20,114);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',21,115);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',22,116);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',23,117);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',24,118);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',25,119);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',26,120);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',27,121);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',28,122);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',29,123);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',30,124);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',31,125);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',32,126);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',33,127);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',34,128);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',35,129);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',36,130);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',37,131);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',38,132);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',39,133);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',40,134);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',41,135);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',42,136);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',43,137);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',44,138);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',45,139);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',46,140);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',47,141);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',48,142);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',49,143);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',50,144);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',51,145);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',52,146);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',53,147);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',54,148);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',55,149);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',56,150);
INSERT INTO "event_place" VALUES('1m83gtxq68qqgntg',57,151);
INSERT INTO "event_place" VALUES('1m83gv2fj6n9h879',1,152);
INSERT INTO "event_place" VALUES('1m83gv32yc8r24s4',1,153);
INSERT INTO "event_place" VALUES('1m83gv32yc8r24s4',2,154);
INSERT INTO "event_place" VALUES('1m83gv32yc8r24s4',3,155);
INSERT INTO "event_place" VALUES('1m83gv32yc8r24s4',4,156);
INSERT INTO "event_place" VALUES('1m83gv32yc8r24s4',5,157);
INSERT INTO "event_place" VALUES('1m83gv32yc8r24s4',6,158);
INSERT INTO "event_place" VALUES('1m83gv32yc8r24s4',7,159);
INSERT INTO "event_place" VALUES('1m83gv32yc8r24s4',8,160);
INSERT INTO "event_place" VALUES('1m83gv32yc8r24s4',9,161);
INSERT INTO "event_place" VALUES('1m83gv32yc8r24s4',10,162);
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
INSERT INTO "game" VALUES('1m83gtsb0eghtz8n','main','bulls-and-cows','finished','private',1,'1m83gts62c3t8sqp',NULL,1795414648160,1795414648757,0);
INSERT INTO "game" VALUES('1m83gtsxq4pbrq0t','main','bulls-and-cows','finished','private',1,'1m83gts6zftyzdbk',NULL,1795414648759,1795414649028,0);
INSERT INTO "game" VALUES('1m83gtt7224b9wt4','main','number-guess','finished','private',1,'1m83gts62c3t8sqp',NULL,1795414649058,1795414649133,0);
INSERT INTO "game" VALUES('1m83gttaze7g11g0','main','number-guess','finished','private',1,'1m83gts6zftyzdbk',NULL,1795414649183,1795414649186,0);
INSERT INTO "game" VALUES('1m83gttbe01wjy79','main','bulls-and-cows','playing','private',1,'1m83gttbe01whhmm',NULL,1795414649198,NULL,0);
INSERT INTO "game" VALUES('1m83gttbk99tapqf','main','bulls-and-cows','playing','public',1,'1m83gttbk99t9r6r',NULL,1795414649203,NULL,0);
INSERT INTO "game" VALUES('1m83gtv2cafsw617','main','bulls-and-cows','finished','public',0,'1m83gtv1s7hnr6as',NULL,1795414649932,1795414649971,0);
INSERT INTO "game" VALUES('1m83gtw0fadcbh8p','main','bulls-and-cows','playing','private',0,'1m83gtv3p55ngtd4','CMPVCR',1795414650895,NULL,0);
INSERT INTO "game" VALUES('1m83gtwkb5v18hec','main','bulls-and-cows','playing','private',0,'1m83gtw85dmybqy3','Y249TR',1795414651499,NULL,0);
INSERT INTO "game" VALUES('1m83gtww7cfh5ej9','main','mastermind','open','public',0,'1m83gts62c3t8sqp','X4J3WA',1795414651783,NULL,0);
INSERT INTO "game" VALUES('1m83gtwwgf0spjm4','main','mastermind','aborted','public',0,'1m83gts6zftyzdbk',NULL,1795414651792,1795414651796,0);
INSERT INTO "game" VALUES('1m83gtwy83tjag2f','main','mastermind','open','private',0,'1m83gts62c3t8sqp','HN9M49',1795414651848,NULL,1);
INSERT INTO "game" VALUES('1m83gtwynfx51579','main','bulls-and-cows','playing','private',0,'1m83gts62c3t8sqp',NULL,1795414651861,NULL,1);
INSERT INTO "game" VALUES('1m83gtx0m10s7hqb','main','tic-tac-toe','playing','public',0,'1m83gtwze7wyh9n1','QGEGP2',1795414651924,NULL,0);
INSERT INTO "game" VALUES('1m83gtxdmfkw7wkx','main','gomoku','finished','private',1,'1m83gts62c3t8sqp',NULL,1795414652340,1795414652433,0);
INSERT INTO "game" VALUES('1m83gtxjr9dnfqwe','main','yahtzee','playing','private',0,'1m83gtxhf1kefavg','QA7EXW',1795414652504,NULL,0);
INSERT INTO "game" VALUES('1m83gtxq68qqgntg','main','yahtzee','finished','private',0,'1m83gtxng76cj838',NULL,1795414652646,1795414655928,0);
INSERT INTO "game" VALUES('1m83gv2fj6n9h879','main','tic-tac-toe','open','private',0,'1m83gv263458wy43','RWH86C',1795414657536,NULL,1);
INSERT INTO "game" VALUES('1m83gv32yc8r24s4','main','tic-tac-toe','finished','private',0,'1m83gv32f39v696a',NULL,1795414658142,1795414658260,0);
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
INSERT INTO "idempotency_record" VALUES(1,'1m83gts62c3t8sqp','open','POST','/v1/games',X'09691FB4A4A800A0B6D83166B89AA76941AFE880DE790D85B4610A9C932FDBEE',1795414651783,201,'1','/v1/games/1m83gtww7cfh5ej9','','1m83gtww7cfh5ej9',0,1,0);
CREATE TABLE idempotency_use (
    player TEXT    NOT NULL,
    hour   INTEGER NOT NULL, -- since 1970
    bytes  INTEGER NOT NULL CHECK (bytes >= 0),
    PRIMARY KEY (player, hour)
) STRICT, WITHOUT ROWID;
INSERT INTO "idempotency_use" VALUES('1m83gts62c3t8sqp',498726,140);
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL
) STRICT;
INSERT INTO "migration" VALUES(1,'schema',X'6031D63B5C55243EDF5B1468442C462C26730F1D4DB5EF9D31CD6BF4AA332B27',1795414646275);
CREATE TABLE notification (
    player   TEXT    NOT NULL,
    seq      INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the player
    at       INTEGER NOT NULL,
    kind     TEXT    NOT NULL,                 -- invited, joined, declined, turn, round-over, finished, rematch, aborted
    game     TEXT    NOT NULL,
    game_seq INTEGER NOT NULL,                 -- the game's event that it is about
    PRIMARY KEY (player, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "notification" VALUES('1m83gts62c3t8sqp',1,1795414652353,'joined','1m83gtxdmfkw7wkx',2);
INSERT INTO "notification" VALUES('1m83gts62c3t8sqp',2,1795414652353,'turn','1m83gtxdmfkw7wkx',3);
INSERT INTO "notification" VALUES('1m83gts62c3t8sqp',3,1795414652399,'turn','1m83gtxdmfkw7wkx',5);
INSERT INTO "notification" VALUES('1m83gts62c3t8sqp',4,1795414652433,'round-over','1m83gtxdmfkw7wkx',7);
INSERT INTO "notification" VALUES('1m83gts62c3t8sqp',5,1795414652433,'finished','1m83gtxdmfkw7wkx',8);
INSERT INTO "notification" VALUES('1m83gts62c3t8sqp',6,1795414657536,'invited','1m83gv2fj6n9h879',1);
INSERT INTO "notification" VALUES('1m83gts6zftyzdbk',1,1795414651796,'aborted','1m83gtwwgf0spjm4',2);
INSERT INTO "notification" VALUES('1m83gts6zftyzdbk',2,1795414652340,'invited','1m83gtxdmfkw7wkx',1);
INSERT INTO "notification" VALUES('1m83gts6zftyzdbk',3,1795414652386,'turn','1m83gtxdmfkw7wkx',4);
INSERT INTO "notification" VALUES('1m83gts6zftyzdbk',4,1795414652433,'finished','1m83gtxdmfkw7wkx',8);
INSERT INTO "notification" VALUES('1m83gts98b4gnqw5',1,1795414651792,'invited','1m83gtwwgf0spjm4',1);
INSERT INTO "notification" VALUES('1m83gts98b4gnqw5',2,1795414651796,'aborted','1m83gtwwgf0spjm4',2);
INSERT INTO "notification" VALUES('1m83gts98b4gnqw5',3,1795414651848,'invited','1m83gtwy83tjag2f',1);
INSERT INTO "notification" VALUES('1m83gts98b4gnqw5',4,1795414657536,'invited','1m83gv2fj6n9h879',1);
INSERT INTO "notification" VALUES('1m83gtv1s7hnr6as',1,1795414649943,'joined','1m83gtv2cafsw617',2);
INSERT INTO "notification" VALUES('1m83gtv1s7hnr6as',2,1795414649943,'turn','1m83gtv2cafsw617',3);
INSERT INTO "notification" VALUES('1m83gtv1s7hnr6as',3,1795414649953,'round-over','1m83gtv2cafsw617',6);
INSERT INTO "notification" VALUES('1m83gtv1s7hnr6as',4,1795414649964,'turn','1m83gtv2cafsw617',8);
INSERT INTO "notification" VALUES('1m83gtv1s7hnr6as',5,1795414649971,'finished','1m83gtv2cafsw617',11);
INSERT INTO "notification" VALUES('1m83gtv2689f9m9a',1,1795414649947,'turn','1m83gtv2cafsw617',4);
INSERT INTO "notification" VALUES('1m83gtv2689f9m9a',2,1795414649953,'round-over','1m83gtv2cafsw617',6);
INSERT INTO "notification" VALUES('1m83gtv2689f9m9a',3,1795414649971,'round-over','1m83gtv2cafsw617',10);
INSERT INTO "notification" VALUES('1m83gtv2689f9m9a',4,1795414649971,'finished','1m83gtv2cafsw617',11);
INSERT INTO "notification" VALUES('1m83gtv3p55ngtd4',1,1795414651000,'joined','1m83gtw0fadcbh8p',2);
INSERT INTO "notification" VALUES('1m83gtv3p55ngtd4',2,1795414651090,'joined','1m83gtw0fadcbh8p',3);
INSERT INTO "notification" VALUES('1m83gtv3q2q9kw44',1,1795414651090,'joined','1m83gtw0fadcbh8p',3);
INSERT INTO "notification" VALUES('1m83gtv3q2q9kw44',2,1795414651090,'turn','1m83gtw0fadcbh8p',4);
INSERT INTO "notification" VALUES('1m83gtw85dmybqy3',1,1795414651554,'joined','1m83gtwkb5v18hec',2);
INSERT INTO "notification" VALUES('1m83gtw85dmybqy3',2,1795414651607,'joined','1m83gtwkb5v18hec',3);
INSERT INTO "notification" VALUES('1m83gtw85dmybqy3',3,1795414651607,'turn','1m83gtwkb5v18hec',4);
INSERT INTO "notification" VALUES('1m83gtw9fek2g8qz',1,1795414651607,'joined','1m83gtwkb5v18hec',3);
INSERT INTO "notification" VALUES('1m83gtw9fek2g8qz',2,1795414651737,'turn','1m83gtwkb5v18hec',5);
INSERT INTO "notification" VALUES('1m83gtwgkcby5699',1,1795414651777,'turn','1m83gtwkb5v18hec',6);
INSERT INTO "notification" VALUES('1m83gtwze7wyh9n1',1,1795414652064,'joined','1m83gtx0m10s7hqb',2);
INSERT INTO "notification" VALUES('1m83gtwze7wyh9n1',2,1795414652064,'turn','1m83gtx0m10s7hqb',3);
INSERT INTO "notification" VALUES('1m83gtwze7wyh9n1',3,1795414652228,'turn','1m83gtx0m10s7hqb',5);
INSERT INTO "notification" VALUES('1m83gtwze7wyh9n1',4,1795414652248,'turn','1m83gtx0m10s7hqb',7);
INSERT INTO "notification" VALUES('1m83gtwze7wyh9n1',5,1795414652268,'round-over','1m83gtx0m10s7hqb',9);
INSERT INTO "notification" VALUES('1m83gtwze7wyh9n1',6,1795414652309,'turn','1m83gtx0m10s7hqb',11);
INSERT INTO "notification" VALUES('1m83gtwzw968dp07',1,1795414652205,'turn','1m83gtx0m10s7hqb',4);
INSERT INTO "notification" VALUES('1m83gtwzw968dp07',2,1795414652241,'turn','1m83gtx0m10s7hqb',6);
INSERT INTO "notification" VALUES('1m83gtwzw968dp07',3,1795414652268,'round-over','1m83gtx0m10s7hqb',9);
INSERT INTO "notification" VALUES('1m83gtwzw968dp07',4,1795414652277,'turn','1m83gtx0m10s7hqb',10);
INSERT INTO "notification" VALUES('1m83gtxhf1kefavg',1,1795414652518,'joined','1m83gtxjr9dnfqwe',2);
INSERT INTO "notification" VALUES('1m83gtxhf1kefavg',2,1795414652518,'turn','1m83gtxjr9dnfqwe',4);
INSERT INTO "notification" VALUES('1m83gtxja8dqr04p',1,1795414652569,'turn','1m83gtxjr9dnfqwe',6);
INSERT INTO "notification" VALUES('1m83gtxng76cj838',1,1795414652658,'joined','1m83gtxq68qqgntg',2);
INSERT INTO "notification" VALUES('1m83gtxng76cj838',2,1795414652658,'turn','1m83gtxq68qqgntg',4);
INSERT INTO "notification" VALUES('1m83gtxng76cj838',3,1795414652734,'turn','1m83gtxq68qqgntg',8);
INSERT INTO "notification" VALUES('1m83gtxng76cj838',4,1795414652758,'turn','1m83gtxq68qqgntg',12);
INSERT INTO "notification" VALUES('1m83gtxng76cj838',5,1795414652781,'turn','1m83gtxq68qqgntg',16);
INSERT INTO "notification" VALUES('1m83gtxng76cj838',6,1795414653283,'turn','1m83gtxq68qqgntg',20);
INSERT INTO "notification" VALUES('1m83gtxng76cj838',7,1795414653707,'turn','1m83gtxq68qqgntg',24);
INSERT INTO "notification" VALUES('1m83gtxng76cj838',8,1795414653863,'turn','1m83gtxq68qqgntg',28);
INSERT INTO "notification" VALUES('1m83gtxng76cj838',9,1795414654419,'turn','1m83gtxq68qqgntg',32);
INSERT INTO "notification" VALUES('1m83gtxng76cj838',10,1795414654615,'turn','1m83gtxq68qqgntg',36);
INSERT INTO "notification" VALUES('1m83gtxng76cj838',11,1795414654811,'turn','1m83gtxq68qqgntg',40);
INSERT INTO "notification" VALUES('1m83gtxng76cj838',12,1795414655058,'turn','1m83gtxq68qqgntg',44);
INSERT INTO "notification" VALUES('1m83gtxng76cj838',13,1795414655381,'turn','1m83gtxq68qqgntg',48);
INSERT INTO "notification" VALUES('1m83gtxng76cj838',14,1795414655914,'turn','1m83gtxq68qqgntg',52);
INSERT INTO "notification" VALUES('1m83gtxng76cj838',15,1795414655928,'round-over','1m83gtxq68qqgntg',56);
INSERT INTO "notification" VALUES('1m83gtxng76cj838',16,1795414655928,'finished','1m83gtxq68qqgntg',57);
INSERT INTO "notification" VALUES('1m83gtxpx1785twf',1,1795414652691,'turn','1m83gtxq68qqgntg',6);
INSERT INTO "notification" VALUES('1m83gtxpx1785twf',2,1795414652745,'turn','1m83gtxq68qqgntg',10);
INSERT INTO "notification" VALUES('1m83gtxpx1785twf',3,1795414652772,'turn','1m83gtxq68qqgntg',14);
INSERT INTO "notification" VALUES('1m83gtxpx1785twf',4,1795414652863,'turn','1m83gtxq68qqgntg',18);
INSERT INTO "notification" VALUES('1m83gtxpx1785twf',5,1795414653425,'turn','1m83gtxq68qqgntg',22);
INSERT INTO "notification" VALUES('1m83gtxpx1785twf',6,1795414653807,'turn','1m83gtxq68qqgntg',26);
INSERT INTO "notification" VALUES('1m83gtxpx1785twf',7,1795414654091,'turn','1m83gtxq68qqgntg',30);
INSERT INTO "notification" VALUES('1m83gtxpx1785twf',8,1795414654512,'turn','1m83gtxq68qqgntg',34);
INSERT INTO "notification" VALUES('1m83gtxpx1785twf',9,1795414654675,'turn','1m83gtxq68qqgntg',38);
INSERT INTO "notification" VALUES('1m83gtxpx1785twf',10,1795414654991,'turn','1m83gtxq68qqgntg',42);
INSERT INTO "notification" VALUES('1m83gtxpx1785twf',11,1795414655307,'turn','1m83gtxq68qqgntg',46);
INSERT INTO "notification" VALUES('1m83gtxpx1785twf',12,1795414655616,'turn','1m83gtxq68qqgntg',50);
INSERT INTO "notification" VALUES('1m83gtxpx1785twf',13,1795414655924,'turn','1m83gtxq68qqgntg',54);
INSERT INTO "notification" VALUES('1m83gtxpx1785twf',14,1795414655928,'round-over','1m83gtxq68qqgntg',56);
INSERT INTO "notification" VALUES('1m83gtxpx1785twf',15,1795414655928,'finished','1m83gtxq68qqgntg',57);
INSERT INTO "notification" VALUES('1m83gv32f39v696a',1,1795414658183,'joined','1m83gv32yc8r24s4',2);
INSERT INTO "notification" VALUES('1m83gv32f39v696a',2,1795414658183,'turn','1m83gv32yc8r24s4',3);
INSERT INTO "notification" VALUES('1m83gv32f39v696a',3,1795414658209,'turn','1m83gv32yc8r24s4',5);
INSERT INTO "notification" VALUES('1m83gv32f39v696a',4,1795414658246,'turn','1m83gv32yc8r24s4',7);
INSERT INTO "notification" VALUES('1m83gv32f39v696a',5,1795414658260,'round-over','1m83gv32yc8r24s4',9);
INSERT INTO "notification" VALUES('1m83gv32f39v696a',6,1795414658260,'finished','1m83gv32yc8r24s4',10);
INSERT INTO "notification" VALUES('1m83gv32hcxvkzm6',1,1795414658142,'invited','1m83gv32yc8r24s4',1);
INSERT INTO "notification" VALUES('1m83gv32hcxvkzm6',2,1795414658197,'turn','1m83gv32yc8r24s4',4);
INSERT INTO "notification" VALUES('1m83gv32hcxvkzm6',3,1795414658226,'turn','1m83gv32yc8r24s4',6);
INSERT INTO "notification" VALUES('1m83gv32hcxvkzm6',4,1795414658260,'round-over','1m83gv32yc8r24s4',9);
INSERT INTO "notification" VALUES('1m83gv32hcxvkzm6',5,1795414658260,'finished','1m83gv32yc8r24s4',10);
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
INSERT INTO "player" VALUES('000000000p9c7fga','main','random',1,0,NULL,NULL,1795414651861,NULL);
INSERT INTO "player" VALUES('1m83gts0v9w9hnv5','main','service',1,0,NULL,NULL,1795414647835,NULL);
INSERT INTO "player" VALUES('1m83gts62c3t8sqp','main','Ann',0,0,NULL,NULL,1795414648002,NULL);
INSERT INTO "player" VALUES('1m83gts6zftyzdbk','main','Bob',0,0,NULL,NULL,1795414648031,NULL);
INSERT INTO "player" VALUES('1m83gts98b4gnqw5','main','Cyd',0,0,1795414648147,NULL,1795414648104,NULL);
INSERT INTO "player" VALUES('1m83gttbe01whhmm','main','Guest',0,1,NULL,NULL,1795414649198,NULL);
INSERT INTO "player" VALUES('1m83gttbk99t9r6r','main','Guest',0,1,NULL,NULL,1795414649203,NULL);
INSERT INTO "player" VALUES('1m83gtv1s7hnr6as','main','Player 0',0,0,NULL,NULL,1795414649913,NULL);
INSERT INTO "player" VALUES('1m83gtv2689f9m9a','main','Player 1',0,0,NULL,NULL,1795414649926,NULL);
INSERT INTO "player" VALUES('1m83gtv3p55ngtd4','main','Player 0',0,0,NULL,NULL,1795414649974,NULL);
INSERT INTO "player" VALUES('1m83gtv3q2q9kw44','main','Player 1',0,0,NULL,NULL,1795414649975,NULL);
INSERT INTO "player" VALUES('1m83gtv3zczj5046','main','Player 2',0,0,NULL,NULL,1795414649983,NULL);
INSERT INTO "player" VALUES('1m83gtw85dmybqy3','main','Player 0',0,0,NULL,NULL,1795414651141,NULL);
INSERT INTO "player" VALUES('1m83gtw9fek2g8qz','main','Player 1',0,0,NULL,NULL,1795414651183,NULL);
INSERT INTO "player" VALUES('1m83gtwgkcby5699','main','Player 2',0,0,NULL,NULL,1795414651411,NULL);
INSERT INTO "player" VALUES('1m83gtwze7wyh9n1','main','Player 0',0,0,NULL,NULL,1795414651886,NULL);
INSERT INTO "player" VALUES('1m83gtwzw968dp07','main','Player 1',0,0,NULL,NULL,1795414651900,NULL);
INSERT INTO "player" VALUES('1m83gtxhf1kefavg','main','Player 0',0,0,NULL,NULL,1795414652463,NULL);
INSERT INTO "player" VALUES('1m83gtxja8dqr04p','main','Player 1',0,0,NULL,NULL,1795414652490,NULL);
INSERT INTO "player" VALUES('1m83gtxng76cj838','main','Player 0',0,0,NULL,NULL,1795414652592,NULL);
INSERT INTO "player" VALUES('1m83gtxpx1785twf','main','Player 1',0,0,NULL,NULL,1795414652637,NULL);
INSERT INTO "player" VALUES('1m83gv32f39v696a','main','Dee',0,0,NULL,'1m83gts0v9w9hnv5',1795414658127,NULL);
INSERT INTO "player" VALUES('1m83gv32hcxvkzm6','main',NULL,0,0,NULL,'1m83gts0v9w9hnv5',1795414658129,1795414658273);
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
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m83gts62c3t8sqp',1,0,X'0002020000A09C0102C0A907C0A907C0A9070202EA9EEBF0C068EA9EEBF0C068EA9EEBF0C068EA9EEBF0C068EA9EEBF0C06880C09EDBC06802020000A09C0102C0A907C0A907C0A9070202EA9EEBF0C068EA9EEBF0C068EA9EEBF0C068EA9EEBF0C068EA9EEBF0C06880C09EDBC06802020000A09C0102C0A907C0A907C0A9070202EA9EEBF0C068EA9EEBF0C068EA9EEBF0C068EA9EEBF0C068EA9EEBF0C06880A0BFC6B26802020000A09C0102C0A907C0A907C0A9070202EA9EEBF0C068EA9EEBF0C068EA9EEBF0C068EA9EEBF0C068EA9EEBF0C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m83gts6zftyzdbk',2,0,X'0002020000A09C0102A08D06A08D06A08D06020288A3EBF0C06888A3EBF0C06888A3EBF0C06888A3EBF0C06888A3EBF0C06880C09EDBC06802020000A09C0102A08D06A08D06A08D06020288A3EBF0C06888A3EBF0C06888A3EBF0C06888A3EBF0C06888A3EBF0C06880C09EDBC06802020000A09C0102A08D06A08D06A08D06020288A3EBF0C06888A3EBF0C06888A3EBF0C06888A3EBF0C06888A3EBF0C06880A0BFC6B26802020000A09C0102A08D06A08D06A08D06020288A3EBF0C06888A3EBF0C06888A3EBF0C06888A3EBF0C06888A3EBF0C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m83gttbk99t9r6r',3,0,X'0002020000A09C0102A08D06A08D06A08D060202F0AFEBF0C068F0AFEBF0C068F0AFEBF0C068F0AFEBF0C068F0AFEBF0C06880C09EDBC06802020000A09C0102A08D06A08D06A08D060202F0AFEBF0C068F0AFEBF0C068F0AFEBF0C068F0AFEBF0C068F0AFEBF0C06880C09EDBC06802020000A09C0102A08D06A08D06A08D060202F0AFEBF0C068F0AFEBF0C068F0AFEBF0C068F0AFEBF0C068F0AFEBF0C06880A0BFC6B26802020000A09C0102A08D06A08D06A08D060202F0AFEBF0C068F0AFEBF0C068F0AFEBF0C068F0AFEBF0C068F0AFEBF0C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','gomoku','1m83gts62c3t8sqp',3,0,X'0002020000A09C01000000000202A2D8EBF0C068A2D8EBF0C0680000A2D8EBF0C06880C09EDBC06802020000A09C01000000000202A2D8EBF0C068A2D8EBF0C0680000A2D8EBF0C06880C09EDBC06802020000A09C01000000000202A2D8EBF0C068A2D8EBF0C0680000A2D8EBF0C06880A0BFC6B26802020000A09C01000000000202A2D8EBF0C068A2D8EBF0C0680000A2D8EBF0C068',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795414652433);
INSERT INTO "player_stats" VALUES('main','gomoku','1m83gts6zftyzdbk',4,0,X'000200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080A0BFC6B26802000002000000000000000000000000',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795414652433);
INSERT INTO "player_stats" VALUES('main','number-guess','1m83gts62c3t8sqp',1,0,X'000200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080A0BFC6B26802000002000000000000000000000000',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','number-guess','1m83gts6zftyzdbk',2,0,X'000200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080A0BFC6B26802000002000000000000000000000000',NULL,NULL,NULL,NULL);
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
INSERT INTO "question_part" VALUES(1,'1m83gv2vx50yk68h',0,'[{"text":"What is the capital of France?","answers":["Paris"],"category":"Europe","difficulty":"easy"}]');
INSERT INTO "question_part" VALUES(2,'1m83gv2w4enp78rv',0,'[{"text":"What is the capital of France?","answers":["Paris"],"category":"Europe","difficulty":"easy"},{"text":"Which is the capital of Norway?","choices":["Oslo","Bergen"],"correct":0}]');
INSERT INTO "question_part" VALUES(3,'1m83gv2w70ggkx4m',0,'[{"text":"When was Canberra founded?","range":[1912,1914]}]');
INSERT INTO "question_part" VALUES(4,'1m83gv31waa8qhx1',0,'[{"text":"Is Oslo in Norway?","correct":true}]');
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
INSERT INTO "question_set" VALUES('1m83gv2vx50ym22g','main','1m83gts62c3t8sqp',3,'Capitals','capitals','en','own','Ann',NULL,NULL,0,3507,1795414657917,1795414657927,NULL);
INSERT INTO "question_set" VALUES('1m83gv31waa8s8ne','main','1m83gts6zftyzdbk',1,'One','one','en','own','Ann',NULL,NULL,1,1072,1795414658108,1795414658108,NULL);
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
INSERT INTO "question_version" VALUES('1m83gv2vx50ym22g',1,1,'1m83gv2vx50yk68h',1795414657917,'Capitals','en','own','Ann',NULL,NULL,0,1,'{"text":1,"choice":0,"boolean":0,"number":0}','[{"name":"Europe","count":1}]',1156);
INSERT INTO "question_version" VALUES('1m83gv2vx50ym22g',2,2,'1m83gv2w4enp78rv',1795414657924,'Capitals','en','own','Ann',NULL,NULL,0,2,'{"text":1,"choice":1,"boolean":0,"number":0}','[{"name":"Europe","count":1}]',1239);
INSERT INTO "question_version" VALUES('1m83gv2vx50ym22g',3,2,'1m83gv2w70ggkx4m',1795414657927,'Capitals','en','own','Ann',NULL,NULL,0,3,'{"text":1,"choice":1,"boolean":0,"number":1}','[{"name":"Europe","count":1}]',1112);
INSERT INTO "question_version" VALUES('1m83gv31waa8s8ne',1,1,'1m83gv31waa8qhx1',1795414658108,'One','en','own','Ann',NULL,NULL,1,1,'{"text":0,"choice":0,"boolean":1,"number":0}','[]',1072);
CREATE TABLE rating_pair (
    ruleset TEXT    NOT NULL,
    a       TEXT    NOT NULL, -- the player whose id is the smaller
    b       TEXT    NOT NULL,
    day     INTEGER NOT NULL, -- its beginning
    games   INTEGER NOT NULL,
    PRIMARY KEY (ruleset, a, b)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_pair" VALUES('gomoku','1m83gts62c3t8sqp','1m83gts6zftyzdbk',1795392000000,1);
CREATE TABLE rating_step (
    player    TEXT NOT NULL,
    ruleset   TEXT NOT NULL,
    result    TEXT NOT NULL, -- the match
    rating    REAL NOT NULL, -- from then on
    deviation REAL NOT NULL,
    PRIMARY KEY (player, ruleset, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_step" VALUES('1m83gts62c3t8sqp','gomoku','1m83gtxgh9excn00',1.66231089390629767875e+03,2.90318963717980466293e+02);
INSERT INTO "rating_step" VALUES('1m83gts6zftyzdbk','gomoku','1m83gtxgh9excn00',1.33768910609370232124e+03,2.90318963717980466293e+02);
CREATE TABLE record (
    player  TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    tally   BLOB NOT NULL, -- of all time: see play/stats.h
    PRIMARY KEY (player, ruleset)
) STRICT, WITHOUT ROWID;
INSERT INTO "record" VALUES('1m83gts62c3t8sqp','bulls-and-cows',X'0002020000A09C01000000000202EA9EEBF0C068EA9EEBF0C0680000EA9EEBF0C068');
INSERT INTO "record" VALUES('1m83gts62c3t8sqp','gomoku',X'0002020000A09C01000000000202A2D8EBF0C068A2D8EBF0C0680000A2D8EBF0C068');
INSERT INTO "record" VALUES('1m83gts62c3t8sqp','number-guess',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m83gts6zftyzdbk','bulls-and-cows',X'0002020000A09C0100000000020288A3EBF0C06888A3EBF0C068000088A3EBF0C068');
INSERT INTO "record" VALUES('1m83gts6zftyzdbk','gomoku',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m83gts6zftyzdbk','number-guess',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m83gttbk99t9r6r','bulls-and-cows',X'0002020000A09C01000000000202F0AFEBF0C068F0AFEBF0C0680000F0AFEBF0C068');
INSERT INTO "record" VALUES('1m83gtv1s7hnr6as','bulls-and-cows',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m83gtv2689f9m9a','bulls-and-cows',X'0002020000C0B802000000000202E6B1EBF0C068E6B1EBF0C0680000E6B1EBF0C068');
INSERT INTO "record" VALUES('1m83gtxng76cj838','yahtzee',X'0002020000A08E59000000000202F08EECF0C068F08EECF0C0680000F08EECF0C068');
INSERT INTO "record" VALUES('1m83gtxpx1785twf','yahtzee',X'0002000002A0863200000000000000F08EECF0C068000000');
INSERT INTO "record" VALUES('1m83gv32f39v696a','tic-tac-toe',X'0002020000A09C01000000000202A8B3ECF0C068A8B3ECF0C0680000A8B3ECF0C068');
INSERT INTO "record" VALUES('1m83gv32hcxvkzm6','tic-tac-toe',X'0002000002000000000000000000000000');
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
INSERT INTO "result" VALUES('1m83gtsxnd90nz0z','main','1m83gtsb0eghtz8n',1,'bulls-and-cows',1,0,1795414648757,'{"id":"1m83gtsxnd90nz0z","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"4706","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-23T06:17:28.757Z"}');
INSERT INTO "result" VALUES('1m83gtsxnd90pqnh','main','1m83gtsb0eghtz8n',0,'bulls-and-cows',1,0,1795414648757,'{"id":"1m83gtsxnd90pqnh","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-23T06:17:28.757Z"}');
INSERT INTO "result" VALUES('1m83gtt644810tc8','main','1m83gtsxq4pbrq0t',1,'bulls-and-cows',1,0,1795414649028,'{"id":"1m83gtt644810tc8","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"7809","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-23T06:17:29.028Z"}');
INSERT INTO "result" VALUES('1m83gtt64481288c','main','1m83gtsxq4pbrq0t',0,'bulls-and-cows',1,0,1795414649028,'{"id":"1m83gtt64481288c","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-23T06:17:29.028Z"}');
INSERT INTO "result" VALUES('1m83gtt9d2946tz1','main','1m83gtt7224b9wt4',1,'number-guess',1,0,1795414649133,'{"id":"1m83gtt9d2946tz1","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"2080","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-23T06:17:29.133Z"}');
INSERT INTO "result" VALUES('1m83gtt9d294716n','main','1m83gtt7224b9wt4',0,'number-guess',1,0,1795414649133,'{"id":"1m83gtt9d294716n","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-23T06:17:29.133Z"}');
INSERT INTO "result" VALUES('1m83gttb23egtxs7','main','1m83gttaze7g11g0',1,'number-guess',1,0,1795414649186,'{"id":"1m83gttb23egtxs7","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"5036","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-23T06:17:29.186Z"}');
INSERT INTO "result" VALUES('1m83gttb23egvakt','main','1m83gttaze7g11g0',0,'number-guess',1,0,1795414649186,'{"id":"1m83gttb23egvakt","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-23T06:17:29.186Z"}');
INSERT INTO "result" VALUES('1m83gttzr58934jf','main','1m83gttbk99tapqf',1,'bulls-and-cows',1,0,1795414649848,'{"id":"1m83gttzr58934jf","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"4620","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-23T06:17:29.848Z"}');
INSERT INTO "result" VALUES('1m83gtv31fvd98nj','main','1m83gtv2cafsw617',1,'bulls-and-cows',0,1,1795414649953,'{"id":"1m83gtv31fvd98nj","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-23T06:17:29.953Z"}');
INSERT INTO "result" VALUES('1m83gtv3k6y3m3f7','main','1m83gtv2cafsw617',2,'bulls-and-cows',0,1,1795414649971,'{"id":"1m83gtv3k6y3m3f7","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-23T06:17:29.971Z"}');
INSERT INTO "result" VALUES('1m83gtv3k6y3ngd9','main','1m83gtv2cafsw617',0,'bulls-and-cows',0,1,1795414649971,'{"id":"1m83gtv3k6y3ngd9","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation","published_at":"2026-11-23T06:17:29.971Z"}');
INSERT INTO "result" VALUES('1m83gtxbc651f569','main','1m83gtx0m10s7hqb',1,'tic-tac-toe',0,1,1795414652268,'{"id":"1m83gtxbc651f569","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-23T06:17:32.268Z"}');
INSERT INTO "result" VALUES('1m83gtxgh9exbmwr','main','1m83gtxdmfkw7wkx',1,'gomoku',1,0,1795414652433,'{"id":"1m83gtxgh9exbmwr","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-23T06:17:32.433Z"}');
INSERT INTO "result" VALUES('1m83gtxgh9excn00','main','1m83gtxdmfkw7wkx',0,'gomoku',1,0,1795414652433,'{"id":"1m83gtxgh9excn00","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","published_at":"2026-11-23T06:17:32.433Z"}');
INSERT INTO "result" VALUES('1m83gv0xr3w91rpf','main','1m83gtxq68qqgntg',1,'yahtzee',0,0,1795414655928,'{"id":"1m83gv0xr3w91rpf","round":1,"leader":0,"winners":[0],"cards":[{"seat":0,"boxes":{"aces":2,"twos":2,"threes":0,"fours":8,"fives":15,"sixes":0,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":25,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":21},"upper_total":27,"upper_bonus":0,"yahtzee_bonus":0,"total":73},{"seat":1,"boxes":{"aces":1,"twos":0,"threes":3,"fours":12,"fives":10,"sixes":0,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":15},"upper_total":26,"upper_bonus":0,"yahtzee_bonus":0,"total":41}],"forfeited":[],"forfeited_by":null,"points":[73,41],"published_at":"2026-11-23T06:17:35.928Z"}');
INSERT INTO "result" VALUES('1m83gv0xr3w92xz7','main','1m83gtxq68qqgntg',0,'yahtzee',0,0,1795414655928,'{"id":"1m83gv0xr3w92xz7","outcome":"win","winners":[0],"points":[73,41],"reason":"rounds","published_at":"2026-11-23T06:17:35.928Z"}');
INSERT INTO "result" VALUES('1m83gv36m61z3ja7','main','1m83gv32yc8r24s4',1,'tic-tac-toe',0,0,1795414658260,'{"id":"1m83gv36m61z3ja7","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-23T06:17:38.260Z"}');
INSERT INTO "result" VALUES('1m83gv36m61z56wd','main','1m83gv32yc8r24s4',0,'tic-tac-toe',0,0,1795414658260,'{"id":"1m83gv36m61z56wd","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-23T06:17:38.260Z"}');
CREATE TABLE result_reader (
    reader TEXT NOT NULL, -- a player, or a service's
    result TEXT NOT NULL,
    PRIMARY KEY (reader, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "result_reader" VALUES('1m83gts0v9w9hnv5','1m83gv36m61z3ja7');
INSERT INTO "result_reader" VALUES('1m83gts0v9w9hnv5','1m83gv36m61z56wd');
INSERT INTO "result_reader" VALUES('1m83gts62c3t8sqp','1m83gtsxnd90nz0z');
INSERT INTO "result_reader" VALUES('1m83gts62c3t8sqp','1m83gtsxnd90pqnh');
INSERT INTO "result_reader" VALUES('1m83gts62c3t8sqp','1m83gtt9d2946tz1');
INSERT INTO "result_reader" VALUES('1m83gts62c3t8sqp','1m83gtt9d294716n');
INSERT INTO "result_reader" VALUES('1m83gts62c3t8sqp','1m83gtxgh9exbmwr');
INSERT INTO "result_reader" VALUES('1m83gts62c3t8sqp','1m83gtxgh9excn00');
INSERT INTO "result_reader" VALUES('1m83gts6zftyzdbk','1m83gtt644810tc8');
INSERT INTO "result_reader" VALUES('1m83gts6zftyzdbk','1m83gtt64481288c');
INSERT INTO "result_reader" VALUES('1m83gts6zftyzdbk','1m83gttb23egtxs7');
INSERT INTO "result_reader" VALUES('1m83gts6zftyzdbk','1m83gttb23egvakt');
INSERT INTO "result_reader" VALUES('1m83gts6zftyzdbk','1m83gtxgh9exbmwr');
INSERT INTO "result_reader" VALUES('1m83gts6zftyzdbk','1m83gtxgh9excn00');
INSERT INTO "result_reader" VALUES('1m83gttbk99t9r6r','1m83gttzr58934jf');
INSERT INTO "result_reader" VALUES('1m83gtv1s7hnr6as','1m83gtv31fvd98nj');
INSERT INTO "result_reader" VALUES('1m83gtv1s7hnr6as','1m83gtv3k6y3m3f7');
INSERT INTO "result_reader" VALUES('1m83gtv1s7hnr6as','1m83gtv3k6y3ngd9');
INSERT INTO "result_reader" VALUES('1m83gtv2689f9m9a','1m83gtv31fvd98nj');
INSERT INTO "result_reader" VALUES('1m83gtv2689f9m9a','1m83gtv3k6y3m3f7');
INSERT INTO "result_reader" VALUES('1m83gtv2689f9m9a','1m83gtv3k6y3ngd9');
INSERT INTO "result_reader" VALUES('1m83gtwze7wyh9n1','1m83gtxbc651f569');
INSERT INTO "result_reader" VALUES('1m83gtwzw968dp07','1m83gtxbc651f569');
INSERT INTO "result_reader" VALUES('1m83gtxng76cj838','1m83gv0xr3w91rpf');
INSERT INTO "result_reader" VALUES('1m83gtxng76cj838','1m83gv0xr3w92xz7');
INSERT INTO "result_reader" VALUES('1m83gtxpx1785twf','1m83gv0xr3w91rpf');
INSERT INTO "result_reader" VALUES('1m83gtxpx1785twf','1m83gv0xr3w92xz7');
INSERT INTO "result_reader" VALUES('1m83gv32f39v696a','1m83gv36m61z3ja7');
INSERT INTO "result_reader" VALUES('1m83gv32f39v696a','1m83gv36m61z56wd');
INSERT INTO "result_reader" VALUES('1m83gv32hcxvkzm6','1m83gv36m61z3ja7');
INSERT INTO "result_reader" VALUES('1m83gv32hcxvkzm6','1m83gv36m61z56wd');
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
INSERT INTO "seat" VALUES('1m83gtsb0eghtz8n',0,'1m83gts62c3t8sqp','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gtsxq4pbrq0t',0,'1m83gts6zftyzdbk','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gtt7224b9wt4',0,'1m83gts62c3t8sqp','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gttaze7g11g0',0,'1m83gts6zftyzdbk','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gttbe01wjy79',0,'1m83gttbe01whhmm','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gttbk99tapqf',0,'1m83gttbk99t9r6r','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gtv2cafsw617',0,'1m83gtv1s7hnr6as','resigned',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gtv2cafsw617',1,'1m83gtv2689f9m9a','joined',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gtw0fadcbh8p',0,'1m83gtv3p55ngtd4','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gtw0fadcbh8p',1,'1m83gtv3q2q9kw44','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gtw0fadcbh8p',2,'1m83gtv3zczj5046','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gtwkb5v18hec',0,'1m83gtw85dmybqy3','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gtwkb5v18hec',1,'1m83gtw9fek2g8qz','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gtwkb5v18hec',2,'1m83gtwgkcby5699','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gtww7cfh5ej9',0,'1m83gts62c3t8sqp','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gtww7cfh5ej9',1,NULL,'open',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gtwwgf0spjm4',0,'1m83gts6zftyzdbk','joined',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gtwwgf0spjm4',1,'1m83gts98b4gnqw5','invited',0,1,'1m83gts6zftyzdbk',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gtwy83tjag2f',0,'1m83gts62c3t8sqp','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gtwy83tjag2f',1,'1m83gts98b4gnqw5','invited',1,0,'1m83gts62c3t8sqp',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gtwynfx51579',0,'1m83gts62c3t8sqp','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gtwynfx51579',1,'000000000p9c7fga','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gtx0m10s7hqb',0,'1m83gtwze7wyh9n1','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gtx0m10s7hqb',1,'1m83gtwzw968dp07','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gtxdmfkw7wkx',0,'1m83gts62c3t8sqp','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gtxdmfkw7wkx',1,'1m83gts6zftyzdbk','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gtxjr9dnfqwe',0,'1m83gtxhf1kefavg','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gtxjr9dnfqwe',1,'1m83gtxja8dqr04p','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gtxq68qqgntg',0,'1m83gtxng76cj838','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gtxq68qqgntg',1,'1m83gtxpx1785twf','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gv2fj6n9h879',0,'1m83gts62c3t8sqp','invited',1,0,'1m83gv263458wy43',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gv2fj6n9h879',1,'1m83gts98b4gnqw5','invited',1,0,'1m83gv263458wy43',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gv32yc8r24s4',0,'1m83gv32f39v696a','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gv32yc8r24s4',1,'1m83gv32hcxvkzm6','joined',0,0,NULL,0,NULL,NULL);
CREATE TABLE server_secret (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB    NOT NULL CHECK (length(key) = 32)
) STRICT;
INSERT INTO "server_secret" VALUES(1,X'7CCBD72E00A804A20C56343A7FD632E4BA27FFA6927C47821929B68D145DD0FC');
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
INSERT INTO "token" VALUES(X'035D1268D63297B19FBD728C87B6EC11A73A7CF5F0509824A6180C082FD9069D','main','1m83gtv3p55njt32','1m83gtv3p55ngtd4',1,'',1795414649974,NULL,NULL);
INSERT INTO "token" VALUES(X'0CF4BB30F52C53ACC0A9CE7DD586B1301381D5645941820563F6BDD06457E09C','main','1m83gts0v9w9kk7d','1m83gts0v9w9hnv5',2,'referee token create',1795414647835,NULL,NULL);
INSERT INTO "token" VALUES(X'1751D0391415BB7AD9F93A7CD2AF55C80B1471010484BD39ECAC61A32DEF3531','main','1m83gtw85dmydk98','1m83gtw85dmybqy3',1,'',1795414651141,NULL,NULL);
INSERT INTO "token" VALUES(X'176BB651791D492E28A7869B091AA3A05B78698A305408AB0196EC7DC5414700','main','1m83gtxhf1kegg0y','1m83gtxhf1kefavg',1,'',1795414652463,NULL,NULL);
INSERT INTO "token" VALUES(X'2EB13A5EFC11FCE4F0438F44086C4CAAEFA026C69C5491209E243929CAEA00DE','main','1m83gts6zftyzm8c','1m83gts6zftyzdbk',1,'',1795414648031,NULL,NULL);
INSERT INTO "token" VALUES(X'4206B2AF9B941FC13CD310DA33417CFC96E0E8F0DB466C33C6A96D8A5F249FDF','main','1m83gtxpx17879d5','1m83gtxpx1785twf',1,'',1795414652637,NULL,NULL);
INSERT INTO "token" VALUES(X'4A948B052B8D0A1F38D03E18C2A53DCD710184A033FE4750CB1BA18F2659EC38','main','1m83gtwze7wyhtde','1m83gtwze7wyh9n1',1,'',1795414651886,NULL,NULL);
INSERT INTO "token" VALUES(X'534A50CB1EE85C37C98B5E392703AB476D749B35D1CFE8AC5F93B18DFF80B8AA','main','1m83gtwgkcby57xz','1m83gtwgkcby5699',1,'',1795414651411,NULL,NULL);
INSERT INTO "token" VALUES(X'6763E43F5437F2E9EEBCC624CC39F67E6822630797B655DBC00B7C7090F6F6DD','main','1m83gts98b4gptm4','1m83gts98b4gnqw5',1,'',1795414648104,NULL,NULL);
INSERT INTO "token" VALUES(X'677F4F95EE0C22E2DE70DFF2D00B2D36517753F8B806242F084CE7CDF2669427','main','1m83gv32f39v7w1y','1m83gv32f39v696a',1,'',1795414658127,NULL,NULL);
INSERT INTO "token" VALUES(X'76FBFF1020D2D5F641B13A00F6482F378DE9842A0E16A3E32599C781DB5F1034','main','1m83gtwzw968e3te','1m83gtwzw968dp07',1,'',1795414651900,NULL,NULL);
INSERT INTO "token" VALUES(X'7A7B5B8B527D05C500AAD003D0ACBF7F3EBAFC179FF20D4C3485166E3F572257','main','1m83gts62c3t9em7','1m83gts62c3t8sqp',1,'',1795414648002,NULL,NULL);
INSERT INTO "token" VALUES(X'7B4A72094995AEB77EFAFA8EBEA134976CDCBF8E9886A7AB744A44F063474067','main','1m83gtv3zczj69zp','1m83gtv3zczj5046',1,'',1795414649983,NULL,NULL);
INSERT INTO "token" VALUES(X'7C424F1F345B2D59ADD26F46F2F9B3427DDF55E11191BE6ACDFFEBB68AFC792F','main','1m83gtv1s7hnraj0','1m83gtv1s7hnr6as',1,'',1795414649913,NULL,NULL);
INSERT INTO "token" VALUES(X'886308EDED67CD0703C7C4461990CEC5B1CB98F133B9745482F022F98A21B7D3','main','1m83gtv3q2q9nngt','1m83gtv3q2q9kw44',1,'',1795414649975,NULL,NULL);
INSERT INTO "token" VALUES(X'9329DA030364BF36CA82CA995DE127B2D2F2134C94602C41BEA4FD21A22B86FE','main','1m83gtxng76cm4mj','1m83gtxng76cj838',1,'',1795414652592,NULL,NULL);
INSERT INTO "token" VALUES(X'9ED84B7AF5807B704058CD9F54D036094FF5D23E6492837E900C44E27388A8B4','main','1m83gtxja8dqrj69','1m83gtxja8dqr04p',1,'',1795414652490,NULL,NULL);
INSERT INTO "token" VALUES(X'C75839BC07B3108AA1E8D69B41EBF5031456791392CFED80315F7EA929956E18','main','1m83gttbk99tcegk','1m83gttbk99t9r6r',1,'',1795414649203,NULL,NULL);
INSERT INTO "token" VALUES(X'DE85808A43ECA6103A45B2D79B26EEE4D2DA686161370BBE276F5D7456C361C3','main','1m83gtw9fek2j27q','1m83gtw9fek2g8qz',1,'',1795414651183,NULL,NULL);
INSERT INTO "token" VALUES(X'E219AB3A7CB7E5273298585502391D69D3914B5B9ED2EC21466A055A0FDF4209','main','1m83gtv2689fb7wz','1m83gtv2689f9m9a',1,'',1795414649926,NULL,NULL);
INSERT INTO "token" VALUES(X'FB7B432DB9B9753D427349CB19969BEC268FBFE15CA934206E3103B429493E1F','main','1m83gttbe01wmsme','1m83gttbe01whhmm',1,'',1795414649198,NULL,NULL);
INSERT INTO "token" VALUES(X'FF9837404AAC2802943AD817815C380EA49DCE4097865425616DA265E8FBE644','main','1m83gv32hcxvm46p','1m83gv32hcxvkzm6',1,'',1795414658129,NULL,1795414658273);
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
INSERT INTO "tournament" VALUES('1m83gv0xwbekprkz','main','1m83gts62c3t8sqp','tic-tac-toe','swiss',1,'finished',17,3,6,6,5,0,0,1795414655932,1795414656035,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"ed06d1697d20f67509b29d25b7fdf2b73cab90ac86e37f4679321e2602bcc42f","seeded":false}','[5]',NULL,NULL,NULL,17);
INSERT INTO "tournament" VALUES('1m83gv11mcwn347d','main','1m83gts62c3t8sqp','tic-tac-toe','knockout',1,'finished',8,2,4,0,3,0,0,1795414656052,1795414656105,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"8254dc9f10ca6d6feb5a3bf22f147c4feb3b438f390d2beb4b4dbaf87be1e8bd","seeded":false}','[1]',NULL,NULL,NULL,8);
INSERT INTO "tournament" VALUES('1m83gv19bajktvqx','main','1m83gts62c3t8sqp','yahtzee','heats',1,'finished',7,1,3,0,5,0,0,1795414656299,1795414656970,'{"options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"deal":"independent","clock":null,"seed":"e1ad8cd398c74efc2ee4ec9b9c27562f52d7d6c86ccf14bfab625a843dc38a91","seeded":false,"table":3,"advance":1}','[4]',NULL,NULL,'Spring cup',7);
INSERT INTO "tournament" VALUES('1m83gv2234zq2qgd','main','1m83gts62c3t8sqp','tic-tac-toe','round-robin',1,'open',1,1,0,0,2,2,1,1795414657134,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"d3a10e4ff5c326c388f51583e2f2940809c14c2ec2eb6a90b098bc875709b35a","seeded":false}',NULL,NULL,NULL,NULL,1);
INSERT INTO "tournament" VALUES('1m83gv263458wy43','main','1m83gts62c3t8sqp','tic-tac-toe','knockout',1,'running',4,1,0,0,2,2,0,1795414657222,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"1abb67f49d85af1b0ed745e48a312b664bef24f2c884259c5ff0c6005c0b12c8","seeded":false}',NULL,NULL,NULL,NULL,4);
INSERT INTO "tournament" VALUES('1m83gv2b7889h07p','main','1m83gts6zftyzdbk','tic-tac-toe','knockout',0,'cancelled',3,1,0,0,1,1,0,1795414657431,1795414657868,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"968c54fcfd573026e64844f8257cee861cda49750ded356e1dbae0546311d1f6","seeded":false}',NULL,NULL,NULL,NULL,3);
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
INSERT INTO "tournament_entrant" VALUES('1m83gv0xwbekprkz',1,NULL,'random','playing',1.0,1.0,3,1,0,2,5,5,0);
INSERT INTO "tournament_entrant" VALUES('1m83gv0xwbekprkz',2,NULL,'random','playing',2.0,2.0,3,2,0,1,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m83gv0xwbekprkz',3,NULL,'random','playing',2.0,2.0,3,2,0,1,3,2,0);
INSERT INTO "tournament_entrant" VALUES('1m83gv0xwbekprkz',4,NULL,'random','playing',2.0,2.0,3,2,0,1,4,2,0);
INSERT INTO "tournament_entrant" VALUES('1m83gv0xwbekprkz',5,NULL,'random','playing',2.0,2.0,3,2,0,1,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m83gv11mcwn347d',1,NULL,'random','playing',2.0,2.0,2,2,0,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m83gv11mcwn347d',2,NULL,'random','playing',0.0,0.0,2,0,0,2,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m83gv11mcwn347d',3,NULL,'random','playing',2.0,2.0,4,2,0,2,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m83gv19bajktvqx',1,NULL,'random','playing',0.0,0.0,1,0,0,1,4,4,0);
INSERT INTO "tournament_entrant" VALUES('1m83gv19bajktvqx',2,NULL,'random','playing',1.0,1.0,2,1,0,1,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m83gv19bajktvqx',3,NULL,'random','playing',0.0,0.0,1,0,0,1,5,5,0);
INSERT INTO "tournament_entrant" VALUES('1m83gv19bajktvqx',4,NULL,'random','playing',1.0,1.0,2,1,0,1,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m83gv19bajktvqx',5,NULL,'random','playing',1.0,1.0,2,1,0,1,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m83gv2234zq2qgd',1,'1m83gts62c3t8sqp',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m83gv2234zq2qgd',2,'1m83gts6zftyzdbk',NULL,'invited',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m83gv263458wy43',1,'1m83gts62c3t8sqp',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m83gv263458wy43',2,'1m83gts98b4gnqw5',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m83gv2b7889h07p',1,'1m83gts6zftyzdbk',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m83gv2b7889h07p',2,'1m83gts98b4gnqw5',NULL,'declined',0.0,0.0,0,0,0,0,NULL,NULL,0);
CREATE TABLE tournament_event (
    tournament TEXT    NOT NULL,
    seq        INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the tournament; its newest is its version
    at         INTEGER NOT NULL,
    kind       TEXT    NOT NULL,                 -- created, joined, game, ...: see tournament/tournament.h
    body       TEXT    NOT NULL,                 -- JSON: the whole truth
    PRIMARY KEY (tournament, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_event" VALUES('1m83gv0xwbekprkz',1,1795414655932,'created','{"ruleset":"tic-tac-toe","format":"swiss","games":3,"deal":"independent","visibility":"public","seed":"ed06d1697d20f67509b29d25b7fdf2b73cab90ac86e37f4679321e2602bcc42f","seeded":false,"clock":null,"creator":"1m83gts62c3t8sqp","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m83gv0xwbekprkz',2,1795414655941,'round','{"round":1,"pairs":[[1,3],[4,2]],"byes":[5]}');
INSERT INTO "tournament_event" VALUES('1m83gv0xwbekprkz',3,1795414655941,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,3],"scores":[1,0],"seed":"6bc736a6aebe483acdfcb3d94e5421a0ef59b34bae524c6ff1b42b2a363be537","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83gv0xwbekprkz',4,1795414655941,'game','{"game":2,"round":1,"tie_break":false,"entrants":[4,2],"scores":[0,1],"seed":"5fb63b5d75ef80ab60ad15095498c5a9bec591ece57d6e3e88d289bf141476eb","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83gv0xwbekprkz',5,1795414655941,'round','{"round":2,"pairs":[[2,1],[3,5]],"byes":[4]}');
INSERT INTO "tournament_event" VALUES('1m83gv0xwbekprkz',6,1795414655941,'game','{"game":3,"round":2,"tie_break":false,"entrants":[2,1],"scores":[1,0],"seed":"8cc51bd5b238f243a674ad71b83f8e6ca672f398ea396f9859da3f125383d92f","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83gv0xwbekprkz',7,1795414655941,'game','{"game":4,"round":2,"tie_break":false,"entrants":[3,5],"scores":[1,0],"seed":"6d1b8b3ad9cc1c9aa7c6a35ece0fe3b95b07478d2cd7b1165c3f65f757c8c5ca","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83gv0xwbekprkz',8,1795414655941,'round','{"round":3,"pairs":[[5,2],[1,4]],"byes":[3]}');
INSERT INTO "tournament_event" VALUES('1m83gv0xwbekprkz',9,1795414655941,'game','{"game":5,"round":3,"tie_break":false,"entrants":[5,2],"scores":[1,0],"seed":"77f2ac9a024969834b156a95d1a6a558dc3addd52b53577df90067d7d477d498","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83gv0xwbekprkz',10,1795414655941,'game','{"game":6,"round":3,"tie_break":false,"entrants":[1,4],"scores":[0,1],"seed":"5e4aa77e8b45a64d4aea8cc9863f94666b510a34268f8763650e9f1c1fdbc4d6","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83gv0xwbekprkz',11,1795414655941,'game','{"game":7,"round":4,"tie_break":true,"entrants":[2,3],"scores":[1,0],"seed":"ec26b366dc94d74129b322a94d6bf17058d94625bccf0da29d65aa294ceb971a","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83gv0xwbekprkz',12,1795414655941,'game','{"game":8,"round":4,"tie_break":true,"entrants":[4,2],"scores":[0,1],"seed":"a18bbdcc4dc93553b34876de87a091d3065ae2b60af42bb45175d23d649c0213","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83gv0xwbekprkz',13,1795414655941,'game','{"game":9,"round":4,"tie_break":true,"entrants":[2,5],"scores":[0,1],"seed":"f1be02f5ea903563eaf4aa944947b2a96660d021a18b4173a79b8d0a21a973b1","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83gv0xwbekprkz',14,1795414655941,'game','{"game":10,"round":4,"tie_break":true,"entrants":[4,3],"scores":[1,0],"seed":"0b7b72835da2495f5ee8cf4942176e30fa79ba38ab82f188014635992d0fcace","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83gv0xwbekprkz',15,1795414655941,'game','{"game":11,"round":4,"tie_break":true,"entrants":[3,5],"scores":[0.5,0.5],"seed":"28c81c5578e45eadf11f83a12a283269cd46fc9fa3c64b3f344d437907ee726c","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83gv0xwbekprkz',16,1795414655941,'game','{"game":12,"round":4,"tie_break":true,"entrants":[5,4],"scores":[1,0],"seed":"87a0ebb264212974907ca70e697138ed3ce53986960e54ca28279029325d6d56","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83gv0xwbekprkz',17,1795414656035,'finished','{"winners":[5]}');
INSERT INTO "tournament_event" VALUES('1m83gv11mcwn347d',1,1795414656052,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":2,"deal":"independent","visibility":"public","seed":"8254dc9f10ca6d6feb5a3bf22f147c4feb3b438f390d2beb4b4dbaf87be1e8bd","seeded":false,"clock":null,"creator":"1m83gts62c3t8sqp","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m83gv11mcwn347d',2,1795414656079,'round','{"round":1,"pairs":[[3,2]],"byes":[1]}');
INSERT INTO "tournament_event" VALUES('1m83gv11mcwn347d',3,1795414656079,'game','{"game":1,"round":1,"tie_break":false,"entrants":[3,2],"scores":[1,0],"seed":"01dd6c8a061237f619006aeb283a644e10fda28b69813d3067a8e2bb96b8029b","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83gv11mcwn347d',4,1795414656079,'game','{"game":2,"round":1,"tie_break":false,"entrants":[2,3],"scores":[0,1],"seed":"0545a7d2b331e16a0eba4a22a8c3696d2a11f4143c3cee2aedcbb92a7c7c26d1","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83gv11mcwn347d',5,1795414656079,'round','{"round":2,"pairs":[[1,3]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m83gv11mcwn347d',6,1795414656079,'game','{"game":3,"round":2,"tie_break":false,"entrants":[1,3],"scores":[1,0],"seed":"c5da974187df8e2f83a130704bf108a1c945a4582c32161f29607b6c95c02cba","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83gv11mcwn347d',7,1795414656079,'game','{"game":4,"round":2,"tie_break":false,"entrants":[3,1],"scores":[0,1],"seed":"7cf891cfe62aae47407514f2766a636e3371e1f863355f92341a7f7f050cc689","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83gv11mcwn347d',8,1795414656105,'finished','{"winners":[1]}');
INSERT INTO "tournament_event" VALUES('1m83gv19bajktvqx',1,1795414656299,'created','{"ruleset":"yahtzee","format":"heats","games":1,"deal":"independent","visibility":"public","seed":"e1ad8cd398c74efc2ee4ec9b9c27562f52d7d6c86ccf14bfab625a843dc38a91","seeded":false,"clock":null,"creator":"1m83gts62c3t8sqp","table":3,"advance":1,"master":null,"title":null,"entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m83gv19bajktvqx',2,1795414656403,'stage','{"stage":1,"tables":[[5,1,4],[2,3]]}');
INSERT INTO "tournament_event" VALUES('1m83gv19bajktvqx',3,1795414656403,'game','{"game":1,"round":1,"tie_break":false,"entrants":[5,1,4],"scores":[103,27,60],"seed":"033a522b6911754a1031c96158aeb1aa8552451471b2c6cecf48b5e4b6f65999","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83gv19bajktvqx',4,1795414656403,'game','{"game":2,"round":1,"tie_break":false,"entrants":[2,3],"scores":[45,21],"seed":"b21da75e4c6fe48c64982a952d012754cb6b01f5423ed946853caaa0126f37fe","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83gv19bajktvqx',5,1795414656403,'stage','{"stage":2,"tables":[[5,4,2]]}');
INSERT INTO "tournament_event" VALUES('1m83gv19bajktvqx',6,1795414656403,'game','{"game":3,"round":2,"tie_break":false,"entrants":[5,4,2],"scores":[34,60,24],"seed":"06dd0fcc5668cc450f0aa4de38dedaf6ee3a8c5fd7f4d65e194c3cc3a75af3d6","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83gv19bajktvqx',7,1795414656970,'finished','{"winners":[4]}');
INSERT INTO "tournament_event" VALUES('1m83gv2234zq2qgd',1,1795414657134,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","visibility":"public","seed":"d3a10e4ff5c326c388f51583e2f2940809c14c2ec2eb6a90b098bc875709b35a","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m83gts62c3t8sqp","entrants":[{"player":"1m83gts62c3t8sqp","joined":true},{"player":"1m83gts6zftyzdbk","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m83gv263458wy43',1,1795414657222,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"public","seed":"1abb67f49d85af1b0ed745e48a312b664bef24f2c884259c5ff0c6005c0b12c8","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m83gts62c3t8sqp","entrants":[{"player":"1m83gts62c3t8sqp","joined":true},{"player":"1m83gts98b4gnqw5","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m83gv263458wy43',2,1795414657322,'joined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m83gv263458wy43',3,1795414657522,'round','{"round":1,"pairs":[[1,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m83gv263458wy43',4,1795414657522,'started','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"id":"1m83gv2fj6n9h879"}');
INSERT INTO "tournament_event" VALUES('1m83gv2b7889h07p',1,1795414657431,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"private","seed":"968c54fcfd573026e64844f8257cee861cda49750ded356e1dbae0546311d1f6","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m83gts6zftyzdbk","entrants":[{"player":"1m83gts6zftyzdbk","joined":true},{"player":"1m83gts98b4gnqw5","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m83gv2b7889h07p',2,1795414657868,'declined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m83gv2b7889h07p',3,1795414657868,'cancelled','{"reason":"declined"}');
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
INSERT INTO "tournament_game" VALUES('1m83gv0xwbekprkz',1,1,0,NULL,'[1,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83gv0xwbekprkz',2,1,0,NULL,'[4,2]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m83gv0xwbekprkz',3,2,0,NULL,'[2,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83gv0xwbekprkz',4,2,0,NULL,'[3,5]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83gv0xwbekprkz',5,3,0,NULL,'[5,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83gv0xwbekprkz',6,3,0,NULL,'[1,4]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m83gv0xwbekprkz',7,4,1,NULL,'[2,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83gv0xwbekprkz',8,4,1,NULL,'[4,2]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m83gv0xwbekprkz',9,4,1,NULL,'[2,5]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m83gv0xwbekprkz',10,4,1,NULL,'[4,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83gv0xwbekprkz',11,4,1,NULL,'[3,5]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m83gv0xwbekprkz',12,4,1,NULL,'[5,4]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83gv11mcwn347d',1,1,0,NULL,'[3,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83gv11mcwn347d',2,1,0,NULL,'[2,3]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m83gv11mcwn347d',3,2,0,NULL,'[1,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83gv11mcwn347d',4,2,0,NULL,'[3,1]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m83gv19bajktvqx',1,1,0,NULL,'[5,1,4]','[103,27,60]',NULL);
INSERT INTO "tournament_game" VALUES('1m83gv19bajktvqx',2,1,0,NULL,'[2,3]','[45,21]',NULL);
INSERT INTO "tournament_game" VALUES('1m83gv19bajktvqx',3,2,0,NULL,'[5,4,2]','[34,60,24]',NULL);
INSERT INTO "tournament_game" VALUES('1m83gv263458wy43',1,1,0,'1m83gv2fj6n9h879','[1,2]',NULL,NULL);
CREATE TABLE tournament_stage (
    tournament TEXT    NOT NULL,
    number     INTEGER NOT NULL CHECK (number > 0), -- 1, 2, 3, ...
    -- JSON, by table: the number of its latest game and its id, null where there is none; its entrants' numbers; and what
    -- they have scored, in the same order, null while they play.
    tables     TEXT    NOT NULL,
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_stage" VALUES('1m83gv19bajktvqx',1,'[{"game":1,"id":null,"entrants":[5,1,4],"points":[103,27,60]},{"game":2,"id":null,"entrants":[2,3],"points":[45,21]}]');
INSERT INTO "tournament_stage" VALUES('1m83gv19bajktvqx',2,'[{"game":3,"id":null,"entrants":[5,4,2],"points":[34,60,24]}]');
CREATE TABLE uptime_mark (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
INSERT INTO "uptime_mark" VALUES(1,1795414658333);
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
INSERT INTO "webhook" VALUES('1m83gv31y0d5zwfs','1m83gts0v9w9hnv5','https://receiver.invalid/',11,X'4BB77DE11C4D80A91471045B9A0C9FB7396D9B1F2FB49357E3E3F82A738395A1',NULL,NULL,1795414658110,NULL,NULL);
INSERT INTO "webhook" VALUES('1m83gv32b7xas4m5','1m83gts0v9w9hnv5','https://receiver.invalid/',16,X'B4D58243B57D4212E18E6ADD1BE0457767FC361324B7C8838E76EA46F751B953',NULL,NULL,1795414658123,1795414658125,NULL);
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
