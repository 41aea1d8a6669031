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
INSERT INTO "block" VALUES('1m83whszmccvt2g1','1m83whszmccvr1c3',1795426936878);
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
INSERT INTO "delivery" VALUES(1,'1m83wht53fsez32q','1m83wht501qqhe11','1m83wht53fsexg1h','1m83wht53fsexg1h-1-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T09:42:16.995Z","data":{"seq":1,"at":"2026-11-23T09:42:16.995Z","kind":"created","seat":0,"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m83wht51dr5wgys","status":"joined"},{"player":"1m83wht526msf71t","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m83wht51dr5wgys","clock":{"turn_seconds":30,"bot_turn_seconds":1},"game":"1m83wht53fsexg1h"}}',1795426936995,1,1795426942065,1795426936997,NULL,NULL,0);
INSERT INTO "delivery" VALUES(2,'1m83wht548z0nx3d','1m83wht501qqhe11','1m83wht53fsexg1h','1m83wht53fsexg1h-2-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T09:42:16.996Z","data":{"seq":2,"at":"2026-11-23T09:42:16.996Z","kind":"joined","seat":1,"player":"1m83wht526msf71t","game":"1m83wht53fsexg1h"}}',1795426936996,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(3,'1m83wht548z0qpz0','1m83wht501qqhe11','1m83wht53fsexg1h','1m83wht53fsexg1h-3-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T09:42:16.996Z","data":{"seq":3,"at":"2026-11-23T09:42:16.996Z","kind":"round","seat":null,"number":1,"leader":0,"commitment":null,"points":[0,0],"game":"1m83wht53fsexg1h"}}',1795426936996,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(4,'1m83wht548z0rems','1m83wht501qqhe11','1m83wht53fsexg1h','1m83wht53fsexg1h-3-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T09:42:16.996Z","data":{"game":"1m83wht53fsexg1h","seq":3,"players":["1m83wht51dr5wgys"],"seats":[0],"deadline":"2026-11-23T09:42:46.996Z"}}',1795426936996,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(5,'1m83wht56cfy0myq','1m83wht501qqhe11','1m83wht53fsexg1h','1m83wht53fsexg1h-4-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T09:42:16.998Z","data":{"seq":4,"at":"2026-11-23T09:42:16.998Z","kind":"move","seat":0,"column":0,"row":0,"symbol":"X","game":"1m83wht53fsexg1h"}}',1795426936998,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(6,'1m83wht56cfy2hef','1m83wht501qqhe11','1m83wht53fsexg1h','1m83wht53fsexg1h-4-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T09:42:16.998Z","data":{"game":"1m83wht53fsexg1h","seq":4,"players":["1m83wht526msf71t"],"seats":[1],"deadline":"2026-11-23T09:42:46.998Z"}}',1795426936998,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(7,'1m83wht56cfy2jma','1m83wht501qqhe11','1m83wht53fsexg1h','1m83wht53fsexg1h-5-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T09:42:16.998Z","data":{"seq":5,"at":"2026-11-23T09:42:16.998Z","kind":"move","seat":1,"column":1,"row":0,"symbol":"O","game":"1m83wht53fsexg1h"}}',1795426936998,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(8,'1m83wht56cfy435j','1m83wht501qqhe11','1m83wht53fsexg1h','1m83wht53fsexg1h-5-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T09:42:16.998Z","data":{"game":"1m83wht53fsexg1h","seq":5,"players":["1m83wht51dr5wgys"],"seats":[0],"deadline":"2026-11-23T09:42:46.998Z"}}',1795426936998,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(9,'1m83wht57fkqqf72','1m83wht501qqhe11','1m83wht53fsexg1h','1m83wht53fsexg1h-6-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T09:42:16.999Z","data":{"seq":6,"at":"2026-11-23T09:42:16.999Z","kind":"move","seat":0,"column":0,"row":1,"symbol":"X","game":"1m83wht53fsexg1h"}}',1795426936999,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(10,'1m83wht57fkqrf8g','1m83wht501qqhe11','1m83wht53fsexg1h','1m83wht53fsexg1h-6-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T09:42:16.999Z","data":{"game":"1m83wht53fsexg1h","seq":6,"players":["1m83wht526msf71t"],"seats":[1],"deadline":"2026-11-23T09:42:46.999Z"}}',1795426936999,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(11,'1m83wht583mv16c8','1m83wht501qqhe11','1m83wht53fsexg1h','1m83wht53fsexg1h-7-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T09:42:17.000Z","data":{"seq":7,"at":"2026-11-23T09:42:17.000Z","kind":"move","seat":1,"column":1,"row":1,"symbol":"O","game":"1m83wht53fsexg1h"}}',1795426937000,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(12,'1m83wht583mv16v9','1m83wht501qqhe11','1m83wht53fsexg1h','1m83wht53fsexg1h-7-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T09:42:17.000Z","data":{"game":"1m83wht53fsexg1h","seq":7,"players":["1m83wht51dr5wgys"],"seats":[0],"deadline":"2026-11-23T09:42:47.000Z"}}',1795426937000,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(13,'1m83wht583mv2a6y','1m83wht501qqhe11','1m83wht53fsexg1h','1m83wht53fsexg1h-8-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T09:42:17.000Z","data":{"seq":8,"at":"2026-11-23T09:42:17.000Z","kind":"move","seat":0,"column":0,"row":2,"symbol":"X","game":"1m83wht53fsexg1h"}}',1795426937000,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(14,'1m83wht583mv3hwd','1m83wht501qqhe11','1m83wht53fsexg1h','1m83wht53fsexg1h-9-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T09:42:17.000Z","data":{"seq":9,"at":"2026-11-23T09:42:17.000Z","kind":"round-over","seat":null,"id":"1m83wht583mv2gx6","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null,"game":"1m83wht53fsexg1h"}}',1795426937000,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(15,'1m83wht583mv40mp','1m83wht501qqhe11','1m83wht53fsexg1h','1m83wht53fsexg1h-9-result.published','result.published','{"type":"result.published","timestamp":"2026-11-23T09:42:17.000Z","data":{"id":"1m83wht583mv2gx6","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-23T09:42:17.000Z","kind":"round","game":"1m83wht53fsexg1h","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m83wht51dr5wgys"}},{"seat":1,"player":{"id":"1m83wht526msf71t"}}]}}',1795426937000,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(16,'1m83wht583mv5t12','1m83wht501qqhe11','1m83wht53fsexg1h','1m83wht53fsexg1h-10-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T09:42:17.000Z","data":{"seq":10,"at":"2026-11-23T09:42:17.000Z","kind":"finished","seat":null,"id":"1m83wht583mv5b68","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","game":"1m83wht53fsexg1h"}}',1795426937000,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(17,'1m83wht583mv6pnf','1m83wht501qqhe11','1m83wht53fsexg1h','1m83wht53fsexg1h-10-result.published','result.published','{"type":"result.published","timestamp":"2026-11-23T09:42:17.000Z","data":{"id":"1m83wht583mv5b68","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-23T09:42:17.000Z","kind":"match","game":"1m83wht53fsexg1h","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m83wht51dr5wgys"}},{"seat":1,"player":{"id":"1m83wht526msf71t"}}]}}',1795426937000,0,NULL,NULL,NULL,NULL,0);
CREATE TABLE event (
    id   INTEGER PRIMARY KEY,              -- its place in the log of all games
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL                  -- JSON: the whole truth, secrets included
) STRICT;
INSERT INTO "event" VALUES(1,'1m83whszpbv97zee',1,1795426936822,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m83whszh08wm9h7","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m83whszh08wm9h7","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(2,'1m83whszpbv97zee',2,1795426936822,'round',NULL,'{"number":1,"leader":null,"commitment":"4a9df25b021fa8252ba1e7dd3dd40119911c9b60bd5a23268fdc96724906afce","points":[0],"rules":2,"seats":[{"player":"1m83whszh08wm9h7","status":"joined"}],"rounds":1,"deal":{"nonce":"6c5264063258c8685e97310503e308921e9f5cd7e4826656c8d381bb3b6d6e4d","secret":"7135"},"carry":null}');
INSERT INTO "event" VALUES(3,'1m83whszpbv97zee',3,1795426936824,'guess',0,'{"attempt":1,"code":"0123","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(4,'1m83whszpbv97zee',4,1795426936830,'guess',0,'{"attempt":2,"code":"0245","bulls":1,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(5,'1m83whszpbv97zee',5,1795426936831,'guess',0,'{"attempt":3,"code":"0367","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(6,'1m83whszpbv97zee',6,1795426936832,'guess',0,'{"attempt":4,"code":"1643","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(7,'1m83whszpbv97zee',7,1795426936833,'guess',0,'{"attempt":5,"code":"3175","bulls":2,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(8,'1m83whszpbv97zee',8,1795426936833,'guess',0,'{"attempt":6,"code":"7135","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(9,'1m83whszpbv97zee',9,1795426936833,'round-over',NULL,'{"id":"1m83wht01e0d4an0","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"7135","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"6c5264063258c8685e97310503e308921e9f5cd7e4826656c8d381bb3b6d6e4d","secret":"7135"}}');
INSERT INTO "event" VALUES(10,'1m83whszpbv97zee',10,1795426936833,'finished',NULL,'{"id":"1m83wht01e0d4v7v","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(11,'1m83wht021nhev5v',1,1795426936834,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m83whszmccvr1c3","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m83whszmccvr1c3","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(12,'1m83wht021nhev5v',2,1795426936834,'round',NULL,'{"number":1,"leader":null,"commitment":"7a4a0cf8e745ca64c5c14b5a123487eccc583c7d39dc3345071dce5966e18775","points":[0],"rules":2,"seats":[{"player":"1m83whszmccvr1c3","status":"joined"}],"rounds":1,"deal":{"nonce":"dfffaad44374fd6b8d38509cb5c8694abcbcd1c16f9b1f3f6abcb415bcc8aa34","secret":"4793"},"carry":null}');
INSERT INTO "event" VALUES(13,'1m83wht021nhev5v',3,1795426936836,'guess',0,'{"attempt":1,"code":"0123","bulls":1,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(14,'1m83wht021nhev5v',4,1795426936842,'guess',0,'{"attempt":2,"code":"0456","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(15,'1m83wht021nhev5v',5,1795426936843,'guess',0,'{"attempt":3,"code":"4178","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(16,'1m83wht021nhev5v',6,1795426936844,'guess',0,'{"attempt":4,"code":"4729","bulls":2,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(17,'1m83wht021nhev5v',7,1795426936844,'guess',0,'{"attempt":5,"code":"4793","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(18,'1m83wht021nhev5v',8,1795426936844,'round-over',NULL,'{"id":"1m83wht0c1n1rqqj","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"4793","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"dfffaad44374fd6b8d38509cb5c8694abcbcd1c16f9b1f3f6abcb415bcc8aa34","secret":"4793"}}');
INSERT INTO "event" VALUES(19,'1m83wht021nhev5v',9,1795426936844,'finished',NULL,'{"id":"1m83wht0c1n1t52e","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(20,'1m83wht0d5dxp3v2',1,1795426936845,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m83whszh08wm9h7","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m83whszh08wm9h7","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(21,'1m83wht0d5dxp3v2',2,1795426936845,'round',NULL,'{"number":1,"leader":null,"commitment":"5421f1d06245f8704ba883e8e72e318c72473766f8cc4dfe70bce89a41f3a32d","points":[0],"rules":2,"seats":[{"player":"1m83whszh08wm9h7","status":"joined"}],"rounds":1,"deal":{"nonce":"bf1f9a16b452842d8b8edd6d6217b72c98a89aef187d37fd725ccccb7263394c","secret":"7670"},"carry":null}');
INSERT INTO "event" VALUES(22,'1m83wht0d5dxp3v2',3,1795426936846,'resigned',0,'{}');
INSERT INTO "event" VALUES(23,'1m83wht0d5dxp3v2',4,1795426936846,'round-over',NULL,'{"id":"1m83wht0e2bbnn77","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"7670","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"bf1f9a16b452842d8b8edd6d6217b72c98a89aef187d37fd725ccccb7263394c","secret":"7670"}}');
INSERT INTO "event" VALUES(24,'1m83wht0d5dxp3v2',5,1795426936846,'finished',NULL,'{"id":"1m83wht0e2bbp142","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(25,'1m83wht0e2bbq7kp',1,1795426936846,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m83whszmccvr1c3","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m83whszmccvr1c3","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(26,'1m83wht0e2bbq7kp',2,1795426936846,'round',NULL,'{"number":1,"leader":null,"commitment":"d12d45d33e782ac494936a57323479d333b4b12009c3af0c0ab4d77e88347b73","points":[0],"rules":2,"seats":[{"player":"1m83whszmccvr1c3","status":"joined"}],"rounds":1,"deal":{"nonce":"d8bc38f25f69527b3ab6a80bc9766dc90409eda0bf69f49f2fa17c94ebf0775e","secret":"7507"},"carry":null}');
INSERT INTO "event" VALUES(27,'1m83wht0e2bbq7kp',3,1795426936847,'resigned',0,'{}');
INSERT INTO "event" VALUES(28,'1m83wht0e2bbq7kp',4,1795426936847,'round-over',NULL,'{"id":"1m83wht0fb5a0xfa","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"7507","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"d8bc38f25f69527b3ab6a80bc9766dc90409eda0bf69f49f2fa17c94ebf0775e","secret":"7507"}}');
INSERT INTO "event" VALUES(29,'1m83wht0e2bbq7kp',5,1795426936847,'finished',NULL,'{"id":"1m83wht0fb5a26v0","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(30,'1m83wht0g4xvct3h',1,1795426936848,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m83wht0g4xvb23z","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m83wht0g4xvb23z","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(31,'1m83wht0g4xvct3h',2,1795426936848,'round',NULL,'{"number":1,"leader":null,"commitment":"ea9dbce49d0cbd35c2473b810b76ff4159b14aa98a79031344223e0c677fd671","points":[0],"rules":2,"seats":[{"player":"1m83wht0g4xvb23z","status":"joined"}],"rounds":0,"deal":{"nonce":"292b162281ceb8d2b41553d46b63e4ca1b64d8c79cdd749b78c0fdf17ceba60f","secret":"8103"},"carry":null}');
INSERT INTO "event" VALUES(32,'1m83wht0g4xvct3h',3,1795426936848,'guess',0,'{"attempt":1,"code":"1234","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(33,'1m83wht0h2mjqwc5',1,1795426936849,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m83wht0h2mjpr3x","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m83wht0h2mjpr3x","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(34,'1m83wht0h2mjqwc5',2,1795426936849,'round',NULL,'{"number":1,"leader":null,"commitment":"cf399c6ec97805440b48643c4576f935bad9eec93fcc150a36edc915fa87bc81","points":[0],"rules":2,"seats":[{"player":"1m83wht0h2mjpr3x","status":"joined"}],"rounds":2,"deal":{"nonce":"eb3a4aa7057df172777333a6c1f7942c5501abfce7f766ad9a8e37ad878bf517","secret":"0672"},"carry":null}');
INSERT INTO "event" VALUES(35,'1m83wht0h2mjqwc5',3,1795426936850,'guess',0,'{"attempt":1,"code":"0123","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(36,'1m83wht0h2mjqwc5',4,1795426936857,'guess',0,'{"attempt":2,"code":"0245","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(37,'1m83wht0h2mjqwc5',5,1795426936858,'guess',0,'{"attempt":3,"code":"0356","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(38,'1m83wht0h2mjqwc5',6,1795426936859,'guess',0,'{"attempt":4,"code":"0437","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(39,'1m83wht0h2mjqwc5',7,1795426936860,'guess',0,'{"attempt":5,"code":"0571","bulls":2,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(40,'1m83wht0h2mjqwc5',8,1795426936860,'guess',0,'{"attempt":6,"code":"0672","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(41,'1m83wht0h2mjqwc5',9,1795426936860,'round-over',NULL,'{"id":"1m83wht0w5rf4dxq","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"0672","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"eb3a4aa7057df172777333a6c1f7942c5501abfce7f766ad9a8e37ad878bf517","secret":"0672"}}');
INSERT INTO "event" VALUES(42,'1m83wht0h2mjqwc5',10,1795426936861,'published',0,'{}');
INSERT INTO "event" VALUES(43,'1m83wht0h2mjqwc5',11,1795426936861,'round',NULL,'{"number":2,"leader":null,"commitment":"6f187d9360c070757f1a6906497bcad90a026c146e9365395b21266c7641a2c8","points":[1],"rules":2,"seats":[{"player":"1m83wht0h2mjpr3x","status":"joined"}],"rounds":2,"deal":{"nonce":"f261e35471b2e4419de3a0a035cc62cd838c63719ade1ca5a8aba129968cebb5","secret":"2683"},"carry":null,"made_public":true}');
INSERT INTO "event" VALUES(44,'1m83wht0z63ay4ry',1,1795426936863,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m83wht0y7rnhbvs","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m83wht0y7rnhbvs","join_code":"MV48KP","clock":null,"log":3}');
INSERT INTO "event" VALUES(45,'1m83wht0z63ay4ry',2,1795426936864,'joined',1,'{"player":"1m83wht0z63avgfv"}');
INSERT INTO "event" VALUES(46,'1m83wht0z63ay4ry',3,1795426936864,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m83wht0y7rnhbvs","status":"joined"},{"player":"1m83wht0z63avgfv","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(47,'1m83wht0z63ay4ry',4,1795426936865,'secret',0,'{"code":"1234","nonce":"601b1fc64463751a9143bdf20283e6e227809233e0bb5490ab89fd41b5e0d766","commitment":"60cb4fce97747821f23923599689f7fa87caa4c5ba4ae5c2e14d1fc006694a5b"}');
INSERT INTO "event" VALUES(48,'1m83wht0z63ay4ry',5,1795426936865,'guess',1,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(49,'1m83wht0z63ay4ry',6,1795426936865,'round-over',NULL,'{"id":"1m83wht11bdzbh9v","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"601b1fc64463751a9143bdf20283e6e227809233e0bb5490ab89fd41b5e0d766","secret":"1234"}}');
INSERT INTO "event" VALUES(50,'1m83wht0z63ay4ry',7,1795426936866,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":2,"seats":[{"player":"1m83wht0y7rnhbvs","status":"joined"},{"player":"1m83wht0z63avgfv","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(51,'1m83wht0z63ay4ry',8,1795426936866,'secret',1,'{"code":"4321","nonce":"eafc1d26d4f4dbd604c3437fdf66dc6b20948b1ee7840309bd59d204341d6c70","commitment":"2da3f7baeca47bd8754aab9af841f584858c5b94c241ced7d135cdb648ed67fc"}');
INSERT INTO "event" VALUES(52,'1m83wht0z63ay4ry',9,1795426936867,'resigned',0,'{}');
INSERT INTO "event" VALUES(53,'1m83wht0z63ay4ry',10,1795426936867,'round-over',NULL,'{"id":"1m83wht139amq999","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"eafc1d26d4f4dbd604c3437fdf66dc6b20948b1ee7840309bd59d204341d6c70","secret":"4321"}}');
INSERT INTO "event" VALUES(54,'1m83wht0z63ay4ry',11,1795426936867,'finished',NULL,'{"id":"1m83wht139amr1fg","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation"}');
INSERT INTO "event" VALUES(55,'1m83wht1584zftdp',1,1795426936869,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"manual","secret":"held","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m83wht14d0j8fzs","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m83wht14d0j8fzs","join_code":"5XVX5G","clock":null,"log":3}');
INSERT INTO "event" VALUES(56,'1m83wht1584zftdp',2,1795426936870,'joined',1,'{"player":"1m83wht14d0j9ze6"}');
INSERT INTO "event" VALUES(57,'1m83wht1584zftdp',3,1795426936870,'joined',2,'{"player":"1m83wht1584zex8v"}');
INSERT INTO "event" VALUES(58,'1m83wht1584zftdp',4,1795426936870,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m83wht14d0j8fzs","status":"joined"},{"player":"1m83wht14d0j9ze6","status":"joined"},{"player":"1m83wht1584zex8v","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(59,'1m83wht1891yhqd2',1,1795426936872,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m83wht17729mx01","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m83wht17729mx01","join_code":"N33FJ7","clock":null,"log":3}');
INSERT INTO "event" VALUES(60,'1m83wht1891yhqd2',2,1795426936873,'joined',1,'{"player":"1m83wht17729pkj5"}');
INSERT INTO "event" VALUES(61,'1m83wht1891yhqd2',3,1795426936874,'joined',2,'{"player":"1m83wht1891yfw87"}');
INSERT INTO "event" VALUES(62,'1m83wht1891yhqd2',4,1795426936874,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m83wht17729mx01","status":"joined"},{"player":"1m83wht17729pkj5","status":"joined"},{"player":"1m83wht1891yfw87","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(63,'1m83wht1891yhqd2',5,1795426936874,'secret',0,'{"code":"5678","nonce":"5ec4807d6bfb99fd92f7c9e7699e6012ac3468855f10ab3173241b98236aa23a","commitment":"b764b9725fdfc3a6116db3b2b63483a01e9614530113da933a3d188faca3ccc5"}');
INSERT INTO "event" VALUES(64,'1m83wht1891yhqd2',6,1795426936875,'guess',1,'{"attempt":1,"code":"1234","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(65,'1m83wht1b1cws19r',1,1795426936875,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m83whszh08wm9h7","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m83whszh08wm9h7","join_code":"5WQXK7","clock":null,"log":3}');
INSERT INTO "event" VALUES(66,'1m83wht1c4yvnbm8',1,1795426936876,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m83whszmccvr1c3","status":"joined"},{"player":"1m83whszmccvt2g1","status":"invited"}],"visibility":"public","ranked":false,"creator":"1m83whszmccvr1c3","join_code":"XW5R74","clock":null,"log":3}');
INSERT INTO "event" VALUES(67,'1m83wht1c4yvnbm8',2,1795426936877,'aborted',0,'{"reason":"creator"}');
INSERT INTO "event" VALUES(68,'1m83wht1eaaarm3f',1,1795426936878,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m83whszh08wm9h7","status":"joined"},{"player":"1m83whszmccvt2g1","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m83whszh08wm9h7","join_code":"6HDBAD","clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(69,'1m83wht1f73g6fhb',1,1795426936879,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m83whszh08wm9h7","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"visibility":"private","ranked":false,"creator":"1m83whszh08wm9h7","join_code":null,"clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(70,'1m83wht1f73g6fhb',2,1795426936879,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m83whszh08wm9h7","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(71,'1m83wht1h9t71k5f',1,1795426936881,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":null,"hints":false},"seats":[{"player":"1m83wht1gbj9bamb","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m83wht1gbj9bamb","join_code":"7KQEDZ","clock":null,"log":3}');
INSERT INTO "event" VALUES(72,'1m83wht1h9t71k5f',2,1795426936881,'joined',1,'{"player":"1m83wht1gbj9cexd"}');
INSERT INTO "event" VALUES(73,'1m83wht1h9t71k5f',3,1795426936881,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m83wht1gbj9bamb","status":"joined"},{"player":"1m83wht1gbj9cexd","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(74,'1m83wht1h9t71k5f',4,1795426936882,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(75,'1m83wht1h9t71k5f',5,1795426936883,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(76,'1m83wht1h9t71k5f',6,1795426936883,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(77,'1m83wht1h9t71k5f',7,1795426936884,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(78,'1m83wht1h9t71k5f',8,1795426936884,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(79,'1m83wht1h9t71k5f',9,1795426936884,'round-over',NULL,'{"id":"1m83wht1m74v0x4j","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(80,'1m83wht1h9t71k5f',10,1795426936885,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[1,0],"rules":1,"seats":[{"player":"1m83wht1gbj9bamb","status":"joined"},{"player":"1m83wht1gbj9cexd","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(81,'1m83wht1h9t71k5f',11,1795426936885,'move',1,'{"column":1,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(82,'1m83wht1p902md7v',1,1795426936886,'created',0,'{"ruleset":"gomoku","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m83whszh08wm9h7","status":"joined"},{"player":"1m83whszmccvr1c3","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m83whszh08wm9h7","join_code":"79X47M","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(83,'1m83wht1p902md7v',2,1795426936887,'joined',1,'{"player":"1m83whszmccvr1c3"}');
INSERT INTO "event" VALUES(84,'1m83wht1p902md7v',3,1795426936887,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m83whszh08wm9h7","status":"joined"},{"player":"1m83whszmccvr1c3","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(85,'1m83wht1p902md7v',4,1795426936888,'move',0,'{"column":7,"row":7,"symbol":"X"}');
INSERT INTO "event" VALUES(86,'1m83wht1p902md7v',5,1795426936888,'move',1,'{"column":8,"row":8,"symbol":"O"}');
INSERT INTO "event" VALUES(87,'1m83wht1p902md7v',6,1795426936889,'resigned',1,'{}');
INSERT INTO "event" VALUES(88,'1m83wht1p902md7v',7,1795426936889,'round-over',NULL,'{"id":"1m83wht1scvyfydf","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(89,'1m83wht1p902md7v',8,1795426936889,'finished',NULL,'{"id":"1m83wht1scvyg16e","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation"}');
INSERT INTO "event" VALUES(90,'1m83wht1v6e5crmw',1,1795426936891,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m83wht1tfss8r27","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m83wht1tfss8r27","join_code":"NXVJ5M","clock":null,"log":3,"commitment":"cfbf60d4c6d8ccc599f1ae6ae1849a77eb79073c25379024f11c209d80bf174e","client_seeds":["",""],"server_seed":"c51072079407208e2bf270a2da150c6d8363c9f976854895192c5f088b7fa272"}');
INSERT INTO "event" VALUES(91,'1m83wht1v6e5crmw',2,1795426936891,'joined',1,'{"player":"1m83wht1tfssbp1s"}');
INSERT INTO "event" VALUES(92,'1m83wht1v6e5crmw',3,1795426936891,'round',NULL,'{"number":1,"leader":0,"commitment":"cfbf60d4c6d8ccc599f1ae6ae1849a77eb79073c25379024f11c209d80bf174e","points":[0,0],"rules":1,"seats":[{"player":"1m83wht1tfss8r27","status":"joined"},{"player":"1m83wht1tfssbp1s","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(93,'1m83wht1v6e5crmw',4,1795426936891,'roll',0,'{"keep":[],"dice":[2,3,5,5,6],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(94,'1m83wht1v6e5crmw',5,1795426936892,'score',0,'{"category":"chance","score":21,"bonus":0}');
INSERT INTO "event" VALUES(95,'1m83wht1v6e5crmw',6,1795426936892,'roll',1,'{"keep":[],"dice":[5,2,1,5,1],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(96,'1m83wht1z5dytdy2',1,1795426936895,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m83wht1xb5nz729","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m83wht1xb5nz729","join_code":"QCM2XW","clock":null,"log":3,"commitment":"ae7f417e8e126c63ede90fe65ffcfbc215a868f2c9ac160b8ae4d7bed869a280","client_seeds":["",""],"server_seed":"07c7e7da0918ea76b250b7c61cf8bc08270a57c09eee29a374a3ad30a48b6b19"}');
INSERT INTO "event" VALUES(97,'1m83wht1z5dytdy2',2,1795426936895,'joined',1,'{"player":"1m83wht1xb5p153n"}');
INSERT INTO "event" VALUES(98,'1m83wht1z5dytdy2',3,1795426936895,'round',NULL,'{"number":1,"leader":0,"commitment":"ae7f417e8e126c63ede90fe65ffcfbc215a868f2c9ac160b8ae4d7bed869a280","points":[0,0],"rules":1,"seats":[{"player":"1m83wht1xb5nz729","status":"joined"},{"player":"1m83wht1xb5p153n","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(99,'1m83wht1z5dytdy2',4,1795426936895,'roll',0,'{"keep":[],"dice":[5,3,4,6,5],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(100,'1m83wht1z5dytdy2',5,1795426936896,'score',0,'{"category":"aces","score":0,"bonus":0}');
INSERT INTO "event" VALUES(101,'1m83wht1z5dytdy2',6,1795426936896,'roll',1,'{"keep":[],"dice":[2,3,4,3,3],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(102,'1m83wht1z5dytdy2',7,1795426936897,'score',1,'{"category":"aces","score":0,"bonus":0}');
INSERT INTO "event" VALUES(103,'1m83wht1z5dytdy2',8,1795426936897,'roll',0,'{"keep":[],"dice":[3,6,5,2,5],"stage":0,"roll":2}');
INSERT INTO "event" VALUES(104,'1m83wht1z5dytdy2',9,1795426936897,'score',0,'{"category":"twos","score":2,"bonus":0}');
INSERT INTO "event" VALUES(105,'1m83wht1z5dytdy2',10,1795426936897,'roll',1,'{"keep":[],"dice":[3,1,3,6,1],"stage":0,"roll":3}');
INSERT INTO "event" VALUES(106,'1m83wht1z5dytdy2',11,1795426936897,'score',1,'{"category":"twos","score":0,"bonus":0}');
INSERT INTO "event" VALUES(107,'1m83wht1z5dytdy2',12,1795426936897,'roll',0,'{"keep":[],"dice":[6,1,5,1,6],"stage":0,"roll":4}');
INSERT INTO "event" VALUES(108,'1m83wht1z5dytdy2',13,1795426936898,'score',0,'{"category":"threes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(109,'1m83wht1z5dytdy2',14,1795426936898,'roll',1,'{"keep":[],"dice":[5,5,4,2,5],"stage":0,"roll":5}');
INSERT INTO "event" VALUES(110,'1m83wht1z5dytdy2',15,1795426936898,'score',1,'{"category":"threes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(111,'1m83wht1z5dytdy2',16,1795426936898,'roll',0,'{"keep":[],"dice":[4,2,3,5,5],"stage":0,"roll":6}');
INSERT INTO "event" VALUES(112,'1m83wht1z5dytdy2',17,1795426936899,'score',0,'{"category":"fours","score":4,"bonus":0}');
INSERT INTO "event" VALUES(113,'1m83wht1z5dytdy2',18,1795426936899,'roll',1,'{"keep":[],"dice":[1,6,3,1,4],"stage":0,"roll":7}');
INSERT INTO "event" VALUES(114,'1m83wht1z5dytdy2',19,1795426936899,'score',1,'{"category":"fours","score":4,"bonus":0}');
INSERT INTO "event" VALUES(115,'1m83wht1z5dytdy2',20,1795426936899,'roll',0,'{"keep":[],"dice":[1,4,6,4,3],"stage":0,"roll":8}');
INSERT INTO "event" VALUES(116,'1m83wht1z5dytdy2',21,1795426936900,'score',0,'{"category":"fives","score":0,"bonus":0}');
INSERT INTO "event" VALUES(117,'1m83wht1z5dytdy2',22,1795426936900,'roll',1,'{"keep":[],"dice":[6,2,4,1,1],"stage":0,"roll":9}');
INSERT INTO "event" VALUES(118,'1m83wht1z5dytdy2',23,1795426936900,'score',1,'{"category":"fives","score":0,"bonus":0}');
INSERT INTO "event" VALUES(119,'1m83wht1z5dytdy2',24,1795426936900,'roll',0,'{"keep":[],"dice":[6,6,4,2,3],"stage":0,"roll":10}');
INSERT INTO "event" VALUES(120,'1m83wht1z5dytdy2',25,1795426936901,'score',0,'{"category":"sixes","score":12,"bonus":0}');
INSERT INTO "event" VALUES(121,'1m83wht1z5dytdy2',26,1795426936901,'roll',1,'{"keep":[],"dice":[1,5,2,2,1],"stage":0,"roll":11}');
INSERT INTO "event" VALUES(122,'1m83wht1z5dytdy2',27,1795426936901,'score',1,'{"category":"sixes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(123,'1m83wht1z5dytdy2',28,1795426936901,'roll',0,'{"keep":[],"dice":[2,3,5,5,1],"stage":0,"roll":12}');
INSERT INTO "event" VALUES(124,'1m83wht1z5dytdy2',29,1795426936902,'score',0,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(125,'1m83wht1z5dytdy2',30,1795426936902,'roll',1,'{"keep":[],"dice":[1,1,5,6,3],"stage":0,"roll":13}');
INSERT INTO "event" VALUES(126,'1m83wht1z5dytdy2',31,1795426936902,'score',1,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(127,'1m83wht1z5dytdy2',32,1795426936902,'roll',0,'{"keep":[],"dice":[2,5,3,1,6],"stage":0,"roll":14}');
INSERT INTO "event" VALUES(128,'1m83wht1z5dytdy2',33,1795426936903,'score',0,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(129,'1m83wht1z5dytdy2',34,1795426936903,'roll',1,'{"keep":[],"dice":[2,6,6,5,6],"stage":0,"roll":15}');
INSERT INTO "event" VALUES(130,'1m83wht1z5dytdy2',35,1795426936903,'score',1,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(131,'1m83wht1z5dytdy2',36,1795426936903,'roll',0,'{"keep":[],"dice":[4,4,3,6,6],"stage":0,"roll":16}');
INSERT INTO "event" VALUES(132,'1m83wht1z5dytdy2',37,1795426936904,'score',0,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(133,'1m83wht1z5dytdy2',38,1795426936904,'roll',1,'{"keep":[],"dice":[2,5,3,5,6],"stage":0,"roll":17}');
INSERT INTO "event" VALUES(134,'1m83wht1z5dytdy2',39,1795426936905,'score',1,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(135,'1m83wht1z5dytdy2',40,1795426936905,'roll',0,'{"keep":[],"dice":[4,4,2,3,5],"stage":0,"roll":18}');
INSERT INTO "event" VALUES(136,'1m83wht1z5dytdy2',41,1795426936905,'score',0,'{"category":"small-straight","score":30,"bonus":0}');
INSERT INTO "event" VALUES(137,'1m83wht1z5dytdy2',42,1795426936905,'roll',1,'{"keep":[],"dice":[5,4,6,3,2],"stage":0,"roll":19}');
INSERT INTO "event" VALUES(138,'1m83wht1z5dytdy2',43,1795426936906,'score',1,'{"category":"small-straight","score":30,"bonus":0}');
INSERT INTO "event" VALUES(139,'1m83wht1z5dytdy2',44,1795426936906,'roll',0,'{"keep":[],"dice":[3,3,2,2,1],"stage":0,"roll":20}');
INSERT INTO "event" VALUES(140,'1m83wht1z5dytdy2',45,1795426936907,'score',0,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(141,'1m83wht1z5dytdy2',46,1795426936907,'roll',1,'{"keep":[],"dice":[5,5,5,2,6],"stage":0,"roll":21}');
INSERT INTO "event" VALUES(142,'1m83wht1z5dytdy2',47,1795426936907,'score',1,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(143,'1m83wht1z5dytdy2',48,1795426936907,'roll',0,'{"keep":[],"dice":[3,6,5,3,4],"stage":0,"roll":22}');
INSERT INTO "event" VALUES(144,'1m83wht1z5dytdy2',49,1795426936908,'score',0,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(145,'1m83wht1z5dytdy2',50,1795426936908,'roll',1,'{"keep":[],"dice":[2,2,5,3,2],"stage":0,"roll":23}');
INSERT INTO "event" VALUES(146,'1m83wht1z5dytdy2',51,1795426936908,'score',1,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(147,'1m83wht1z5dytdy2',52,1795426936908,'roll',0,'{"keep":[],"dice":[3,1,4,6,5],"stage":0,"roll":24}');
INSERT INTO "event" VALUES(148,'1m83wht1z5dytdy2',53,1795426936909,'score',0,'{"category":"chance","score":19,"bonus":0}');
INSERT INTO "event" VALUES(149,'1m83wht1z5dytdy2',54,1795426936909,'roll',1,'{"keep":[],"dice":[1,2,1,4,3],"stage":0,"roll":25}');
INSERT INTO "event" VALUES(150,'1m83wht1z5dytdy2',55,1795426936909,'score',1,'{"category":"chance","score":11,"bonus":0}');
INSERT INTO "event" VALUES(151,'1m83wht1z5dytdy2',56,1795426936909,'round-over',NULL,'{"id":"1m83wht2degt82yp","round":1,"leader":0,"winners":[0],"cards":[{"seat":0,"boxes":{"aces":0,"twos":2,"threes":0,"fours":4,"fives":0,"sixes":12,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":30,"large-straight":0,"yahtzee":0,"chance":19},"upper_total":18,"upper_bonus":0,"yahtzee_bonus":0,"total":67},{"seat":1,"boxes":{"aces":0,"twos":0,"threes":0,"fours":4,"fives":0,"sixes":0,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":30,"large-straight":0,"yahtzee":0,"chance":11},"upper_total":4,"upper_bonus":0,"yahtzee_bonus":0,"total":45}],"forfeited":[],"forfeited_by":null,"points":[67,45],"proof":null}');
INSERT INTO "event" VALUES(152,'1m83wht1z5dytdy2',57,1795426936909,'finished',NULL,'{"id":"1m83wht2degt97ej","outcome":"win","winners":[0],"points":[67,45],"reason":"rounds","proof":{"server_seed":"07c7e7da0918ea76b250b7c61cf8bc08270a57c09eee29a374a3ad30a48b6b19","client_seeds":["",""]}}');
INSERT INTO "event" VALUES(153,'1m83wht4n4ak2yn7',1,1795426936982,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m83whszh08wm9h7","status":"invited"},{"player":"1m83whszmccvt2g1","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m83wht4m6shq32c","join_code":"YETYNX","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3,"tournament":"1m83wht4m6shq32c"}');
INSERT INTO "event" VALUES(154,'1m83wht4x11rewxc',1,1795426936989,'created',0,'{"ruleset":"quiz","options":{"judge":"automatic","reading":"screen","spelling":"exact","grace_seconds":15,"ready_seconds":60,"judge_seconds":30,"appeal_seconds":0,"tie_break":true,"rounds":1,"title":null,"parts":[{"kind":"sheet","set":{"set":"1m83wht4vdjrdd5p","version":1,"categories":null,"difficulty":null},"seconds":300,"questions":1,"points":1,"title":null}]},"seats":[{"player":"1m83whszh08wm9h7","status":"joined","role":"contender"}],"visibility":"private","ranked":false,"creator":"1m83whszh08wm9h7","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(155,'1m83wht4x11rewxc',2,1795426936989,'round',NULL,'{"number":1,"leader":null,"commitment":"409e9ad59fc8b15491e251e0fc0d5289c2c0c27a352da8a5f0d8772aa4db538e","points":[0],"minor":[0],"rules":1,"seats":[{"player":"1m83whszh08wm9h7","status":"joined"}],"rounds":1,"deal":{"nonce":"3e57a387bb42aa6a8cebb4348ec14444921ed7956953e9de6007ec1e9bf28fc3","sets":[{"set":"1m83wht4vdjrdd5p","version":1,"title":"One","language":"en","licence":"own","author":"Ann"}],"questions":[{"set":0,"number":0,"salt":"1a6eb06fa1693d5c6f0d125654f273ec9844d6386acce0bc696bb0d8ba78cc35","dealt":"{\"choices\":[\"true\",\"false\"],\"correct\":[0],\"kind\":\"boolean\",\"text\":\"Is Oslo in Norway?\"}"}],"tie_break":0,"parts":[[1]]},"carry":null}');
INSERT INTO "event" VALUES(156,'1m83wht4x11rewxc',3,1795426936989,'part',NULL,'{"part":1,"of":1,"part_kind":"sheet","title":null,"seconds":300,"order":null}');
INSERT INTO "event" VALUES(157,'1m83wht4x11rewxc',4,1795426936990,'ready',0,'{}');
INSERT INTO "event" VALUES(158,'1m83wht4x11rewxc',5,1795426936990,'question',NULL,'{"question":1,"text":"Is Oslo in Norway?","language":"en","answer_kind":"boolean","choices":["true","false"],"unit":null,"category":null,"difficulty":null,"media":null}');
INSERT INTO "event" VALUES(159,'1m83wht4x11rewxc',6,1795426936990,'hand-in',0,'{}');
INSERT INTO "event" VALUES(160,'1m83wht4x11rewxc',7,1795426936990,'closed',NULL,'{"question":1,"answer":"true","outcomes":[{"seat":0,"outcome":"unanswered","points":0,"text":null}]}');
INSERT INTO "event" VALUES(161,'1m83wht4x11rewxc',8,1795426936990,'round-over',NULL,'{"id":"1m83wht4y1fbp822","round":1,"leader":null,"scores":[{"seat":0,"points":0,"right":0,"wrong":0,"passes":0,"unanswered":1,"tie_break":null}],"places":[1],"tie_break":null,"title":null,"forfeited_by":null,"points":[0],"proof":{"nonce":"3e57a387bb42aa6a8cebb4348ec14444921ed7956953e9de6007ec1e9bf28fc3","secret":"862757ce2450a0814cc1d330d682ac5003543c9ceb62c701e1ff003bc2704433"}}');
INSERT INTO "event" VALUES(162,'1m83wht4x11rewxc',9,1795426936990,'finished',NULL,'{"id":"1m83wht4y1fbpayc","outcome":"loss","winners":[],"points":[0],"minor":[0],"reason":"rounds"}');
INSERT INTO "event" VALUES(163,'1m83wht53fsexg1h',1,1795426936995,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m83wht51dr5wgys","status":"joined"},{"player":"1m83wht526msf71t","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m83wht51dr5wgys","join_code":"Q36KP9","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(164,'1m83wht53fsexg1h',2,1795426936996,'joined',1,'{"player":"1m83wht526msf71t"}');
INSERT INTO "event" VALUES(165,'1m83wht53fsexg1h',3,1795426936996,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m83wht51dr5wgys","status":"joined"},{"player":"1m83wht526msf71t","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(166,'1m83wht53fsexg1h',4,1795426936998,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(167,'1m83wht53fsexg1h',5,1795426936998,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(168,'1m83wht53fsexg1h',6,1795426936999,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(169,'1m83wht53fsexg1h',7,1795426937000,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(170,'1m83wht53fsexg1h',8,1795426937000,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(171,'1m83wht53fsexg1h',9,1795426937000,'round-over',NULL,'{"id":"1m83wht583mv2gx6","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(172,'1m83wht53fsexg1h',10,1795426937000,'finished',NULL,'{"id":"1m83wht583mv5b68","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds"}');
CREATE TABLE event_mark (
    only  INTEGER PRIMARY KEY CHECK (only = 1),
    id    INTEGER NOT NULL,
    until INTEGER NOT NULL CHECK (until >= id),
    game  TEXT    NOT NULL,
    seq   INTEGER NOT NULL
) STRICT;
INSERT INTO "event_mark" VALUES(1,172,172,'',0);
CREATE TABLE event_place (
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL,
    id   INTEGER NOT NULL, -- of the event
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "event_place" VALUES('1m83whszpbv97zee',1,1);
INSERT INTO "event_place" VALUES('1m83whszpbv97zee',2,2);
INSERT INTO "event_place" VALUES('1m83whszpbv97zee',3,3);
INSERT INTO "event_place" VALUES('1m83whszpbv97zee',4,4);
INSERT INTO "event_place" VALUES('1m83whszpbv97zee',5,5);
INSERT INTO "event_place" VALUES('1m83whszpbv97zee',6,6);
INSERT INTO "event_place" VALUES('1m83whszpbv97zee',7,7);
INSERT INTO "event_place" VALUES('1m83whszpbv97zee',8,8);
INSERT INTO "event_place" VALUES('1m83whszpbv97zee',9,9);
INSERT INTO "event_place" VALUES('1m83whszpbv97zee',10,10);
INSERT INTO "event_place" VALUES('1m83wht021nhev5v',1,11);
INSERT INTO "event_place" VALUES('1m83wht021nhev5v',2,12);
INSERT INTO "event_place" VALUES('1m83wht021nhev5v',3,13);
INSERT INTO "event_place" VALUES('1m83wht021nhev5v',4,14);
INSERT INTO "event_place" VALUES('1m83wht021nhev5v',5,15);
INSERT INTO "event_place" VALUES('1m83wht021nhev5v',6,16);
INSERT INTO "event_place" VALUES('1m83wht021nhev5v',7,17);
INSERT INTO "event_place" VALUES('1m83wht021nhev5v',8,18);
INSERT INTO "event_place" VALUES('1m83wht021nhev5v',9,19);
INSERT INTO "event_place" VALUES('1m83wht0d5dxp3v2',1,20);
INSERT INTO "event_place" VALUES('1m83wht0d5dxp3v2',2,21);
INSERT INTO "event_place" VALUES('1m83wht0d5dxp3v2',3,22);
INSERT INTO "event_place" VALUES('1m83wht0d5dxp3v2',4,23);
INSERT INTO "event_place" VALUES('1m83wht0d5dxp3v2',5,24);
INSERT INTO "event_place" VALUES('1m83wht0e2bbq7kp',1,25);
INSERT INTO "event_place" VALUES('1m83wht0e2bbq7kp',2,26);
INSERT INTO "event_place" VALUES('1m83wht0e2bbq7kp',3,27);
INSERT INTO "event_place" VALUES('1m83wht0e2bbq7kp',4,28);
INSERT INTO "event_place" VALUES('1m83wht0e2bbq7kp',5,29);
INSERT INTO "event_place" VALUES('1m83wht0g4xvct3h',1,30);
INSERT INTO "event_place" VALUES('1m83wht0g4xvct3h',2,31);
INSERT INTO "event_place" VALUES('1m83wht0g4xvct3h',3,32);
INSERT INTO "event_place" VALUES('1m83wht0h2mjqwc5',1,33);
INSERT INTO "event_place" VALUES('1m83wht0h2mjqwc5',2,34);
INSERT INTO "event_place" VALUES('1m83wht0h2mjqwc5',3,35);
INSERT INTO "event_place" VALUES('1m83wht0h2mjqwc5',4,36);
INSERT INTO "event_place" VALUES('1m83wht0h2mjqwc5',5,37);
INSERT INTO "event_place" VALUES('1m83wht0h2mjqwc5',6,38);
INSERT INTO "event_place" VALUES('1m83wht0h2mjqwc5',7,39);
INSERT INTO "event_place" VALUES('1m83wht0h2mjqwc5',8,40);
INSERT INTO "event_place" VALUES('1m83wht0h2mjqwc5',9,41);
INSERT INTO "event_place" VALUES('1m83wht0h2mjqwc5',10,42);
INSERT INTO "event_place" VALUES('1m83wht0h2mjqwc5',11,43);
INSERT INTO "event_place" VALUES('1m83wht0z63ay4ry',1,44);
INSERT INTO "event_place" VALUES('1m83wht0z63ay4ry',2,45);
INSERT INTO "event_place" VALUES('1m83wht0z63ay4ry',3,46);
INSERT INTO "event_place" VALUES('1m83wht0z63ay4ry',4,47);
INSERT INTO "event_place" VALUES('1m83wht0z63ay4ry',5,48);
INSERT INTO "event_place" VALUES('1m83wht0z63ay4ry',6,49);
INSERT INTO "event_place" VALUES('1m83wht0z63ay4ry',7,50);
INSERT INTO "event_place" VALUES('1m83wht0z63ay4ry',8,51);
INSERT INTO "event_place" VALUES('1m83wht0z63ay4ry',9,52);
INSERT INTO "event_place" VALUES('1m83wht0z63ay4ry',10,53);
INSERT INTO "event_place" VALUES('1m83wht0z63ay4ry',11,54);
INSERT INTO "event_place" VALUES('1m83wht1584zftdp',1,55);
INSERT INTO "event_place" VALUES('1m83wht1584zftdp',2,56);
INSERT INTO "event_place" VALUES('1m83wht1584zftdp',3,57);
INSERT INTO "event_place" VALUES('1m83wht1584zftdp',4,58);
INSERT INTO "event_place" VALUES('1m83wht1891yhqd2',1,59);
INSERT INTO "event_place" VALUES('1m83wht1891yhqd2',2,60);
INSERT INTO "event_place" VALUES('1m83wht1891yhqd2',3,61);
INSERT INTO "event_place" VALUES('1m83wht1891yhqd2',4,62);
INSERT INTO "event_place" VALUES('1m83wht1891yhqd2',5,63);
INSERT INTO "event_place" VALUES('1m83wht1891yhqd2',6,64);
INSERT INTO "event_place" VALUES('1m83wht1b1cws19r',1,65);
INSERT INTO "event_place" VALUES('1m83wht1c4yvnbm8',1,66);
INSERT INTO "event_place" VALUES('1m83wht1c4yvnbm8',2,67);
INSERT INTO "event_place" VALUES('1m83wht1eaaarm3f',1,68);
INSERT INTO "event_place" VALUES('1m83wht1f73g6fhb',1,69);
INSERT INTO "event_place" VALUES('1m83wht1f73g6fhb',2,70);
INSERT INTO "event_place" VALUES('1m83wht1h9t71k5f',1,71);
INSERT INTO "event_place" VALUES('1m83wht1h9t71k5f',2,72);
INSERT INTO "event_place" VALUES('1m83wht1h9t71k5f',3,73);
INSERT INTO "event_place" VALUES('1m83wht1h9t71k5f',4,74);
INSERT INTO "event_place" VALUES('1m83wht1h9t71k5f',5,75);
INSERT INTO "event_place" VALUES('1m83wht1h9t71k5f',6,76);
INSERT INTO "event_place" VALUES('1m83wht1h9t71k5f',7,77);
INSERT INTO "event_place" VALUES('1m83wht1h9t71k5f',8,78);
INSERT INTO "event_place" VALUES('1m83wht1h9t71k5f',9,79);
INSERT INTO "event_place" VALUES('1m83wht1h9t71k5f',10,80);
INSERT INTO "event_place" VALUES('1m83wht1h9t71k5f',11,81);
INSERT INTO "event_place" VALUES('1m83wht1p902md7v',1,82);
INSERT INTO "event_place" VALUES('1m83wht1p902md7v',2,83);
INSERT INTO "event_place" VALUES('1m83wht1p902md7v',3,84);
INSERT INTO "event_place" VALUES('1m83wht1p902md7v',4,85);
INSERT INTO "event_place" VALUES('1m83wht1p902md7v',5,86);
INSERT INTO "event_place" VALUES('1m83wht1p902md7v',6,87);
INSERT INTO "event_place" VALUES('1m83wht1p902md7v',7,88);
INSERT INTO "event_place" VALUES('1m83wht1p902md7v',8,89);
INSERT INTO "event_place" VALUES('1m83wht1v6e5crmw',1,90);
INSERT INTO "event_place" VALUES('1m83wht1v6e5crmw',2,91);
INSERT INTO "event_place" VALUES('1m83wht1v6e5crmw',3,92);
INSERT INTO "event_place" VALUES('1m83wht1v6e5crmw',4,93);
INSERT INTO "event_place" VALUES('1m83wht1v6e5crmw',5,94);
INSERT INTO "event_place" VALUES('1m83wht1v6e5crmw',6,95);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',1,96);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',2,97);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',3,98);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',4,99);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',5,100);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',6,101);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',7,102);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',8,103);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',9,104);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',10,105);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',11,106);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',12,107);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',13,108);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',14,109);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',15,110);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',16,111);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',17,112);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',18,113);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',19,114);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',20,115);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',21,116);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',22,117);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',23,118);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',24,119);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',25,120);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',26,121);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',27,122);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',28,123);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',29,124);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',30,125);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',31,126);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',32,127);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',33,128);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',34,129);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',35,130);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',36,131);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',37,132);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',38,133);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',39,134);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',40,135);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',41,136);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',42,137);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',43,138);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',44,139);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',45,140);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',46,141);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',47,142);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',48,143);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',49,144);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',50,145);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',51,146);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',52,147);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',53,148);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',54,149);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',55,150);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',56,151);
INSERT INTO "event_place" VALUES('1m83wht1z5dytdy2',57,152);
INSERT INTO "event_place" VALUES('1m83wht4n4ak2yn7',1,153);
INSERT INTO "event_place" VALUES('1m83wht4x11rewxc',1,154);
INSERT INTO "event_place" VALUES('1m83wht4x11rewxc',2,155);
INSERT INTO "event_place" VALUES('1m83wht4x11rewxc',3,156);
INSERT INTO "event_place" VALUES('1m83wht4x11rewxc',4,157);
INSERT INTO "event_place" VALUES('1m83wht4x11rewxc',5,158);
INSERT INTO "event_place" VALUES('1m83wht4x11rewxc',6,159);
INSERT INTO "event_place" VALUES('1m83wht4x11rewxc',7,160);
INSERT INTO "event_place" VALUES('1m83wht4x11rewxc',8,161);
INSERT INTO "event_place" VALUES('1m83wht4x11rewxc',9,162);
INSERT INTO "event_place" VALUES('1m83wht53fsexg1h',1,163);
INSERT INTO "event_place" VALUES('1m83wht53fsexg1h',2,164);
INSERT INTO "event_place" VALUES('1m83wht53fsexg1h',3,165);
INSERT INTO "event_place" VALUES('1m83wht53fsexg1h',4,166);
INSERT INTO "event_place" VALUES('1m83wht53fsexg1h',5,167);
INSERT INTO "event_place" VALUES('1m83wht53fsexg1h',6,168);
INSERT INTO "event_place" VALUES('1m83wht53fsexg1h',7,169);
INSERT INTO "event_place" VALUES('1m83wht53fsexg1h',8,170);
INSERT INTO "event_place" VALUES('1m83wht53fsexg1h',9,171);
INSERT INTO "event_place" VALUES('1m83wht53fsexg1h',10,172);
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
INSERT INTO "game" VALUES('1m83whszpbv97zee','main','bulls-and-cows','finished','private',1,'1m83whszh08wm9h7',NULL,1795426936822,1795426936833,0);
INSERT INTO "game" VALUES('1m83wht021nhev5v','main','bulls-and-cows','finished','private',1,'1m83whszmccvr1c3',NULL,1795426936834,1795426936844,0);
INSERT INTO "game" VALUES('1m83wht0d5dxp3v2','main','number-guess','finished','private',1,'1m83whszh08wm9h7',NULL,1795426936845,1795426936846,0);
INSERT INTO "game" VALUES('1m83wht0e2bbq7kp','main','number-guess','finished','private',1,'1m83whszmccvr1c3',NULL,1795426936846,1795426936847,0);
INSERT INTO "game" VALUES('1m83wht0g4xvct3h','main','bulls-and-cows','playing','private',1,'1m83wht0g4xvb23z',NULL,1795426936848,NULL,0);
INSERT INTO "game" VALUES('1m83wht0h2mjqwc5','main','bulls-and-cows','playing','public',1,'1m83wht0h2mjpr3x',NULL,1795426936849,NULL,0);
INSERT INTO "game" VALUES('1m83wht0z63ay4ry','main','bulls-and-cows','finished','public',0,'1m83wht0y7rnhbvs',NULL,1795426936863,1795426936867,0);
INSERT INTO "game" VALUES('1m83wht1584zftdp','main','bulls-and-cows','playing','private',0,'1m83wht14d0j8fzs','5XVX5G',1795426936869,NULL,0);
INSERT INTO "game" VALUES('1m83wht1891yhqd2','main','bulls-and-cows','playing','private',0,'1m83wht17729mx01','N33FJ7',1795426936872,NULL,0);
INSERT INTO "game" VALUES('1m83wht1b1cws19r','main','mastermind','open','public',0,'1m83whszh08wm9h7','5WQXK7',1795426936875,NULL,0);
INSERT INTO "game" VALUES('1m83wht1c4yvnbm8','main','mastermind','aborted','public',0,'1m83whszmccvr1c3',NULL,1795426936876,1795426936877,0);
INSERT INTO "game" VALUES('1m83wht1eaaarm3f','main','mastermind','open','private',0,'1m83whszh08wm9h7','6HDBAD',1795426936878,NULL,1);
INSERT INTO "game" VALUES('1m83wht1f73g6fhb','main','bulls-and-cows','playing','private',0,'1m83whszh08wm9h7',NULL,1795426936879,NULL,1);
INSERT INTO "game" VALUES('1m83wht1h9t71k5f','main','tic-tac-toe','playing','public',0,'1m83wht1gbj9bamb','7KQEDZ',1795426936881,NULL,0);
INSERT INTO "game" VALUES('1m83wht1p902md7v','main','gomoku','finished','private',1,'1m83whszh08wm9h7',NULL,1795426936886,1795426936889,0);
INSERT INTO "game" VALUES('1m83wht1v6e5crmw','main','yahtzee','playing','private',0,'1m83wht1tfss8r27','NXVJ5M',1795426936891,NULL,0);
INSERT INTO "game" VALUES('1m83wht1z5dytdy2','main','yahtzee','finished','private',0,'1m83wht1xb5nz729',NULL,1795426936895,1795426936909,0);
INSERT INTO "game" VALUES('1m83wht4n4ak2yn7','main','tic-tac-toe','open','private',0,'1m83wht4m6shq32c','YETYNX',1795426936982,NULL,1);
INSERT INTO "game" VALUES('1m83wht4x11rewxc','main','quiz','finished','private',0,'1m83whszh08wm9h7',NULL,1795426936989,1795426936990,0);
INSERT INTO "game" VALUES('1m83wht53fsexg1h','main','tic-tac-toe','finished','private',0,'1m83wht51dr5wgys',NULL,1795426936995,1795426937000,0);
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
INSERT INTO "idempotency_record" VALUES(1,'1m83whszh08wm9h7','open','POST','/v1/games',X'09691FB4A4A800A0B6D83166B89AA76941AFE880DE790D85B4610A9C932FDBEE',1795426936875,201,'1','/v1/games/1m83wht1b1cws19r','','1m83wht1b1cws19r',0,1,0);
CREATE TABLE idempotency_use (
    player TEXT    NOT NULL,
    hour   INTEGER NOT NULL, -- since 1970
    bytes  INTEGER NOT NULL CHECK (bytes >= 0),
    PRIMARY KEY (player, hour)
) STRICT, WITHOUT ROWID;
INSERT INTO "idempotency_use" VALUES('1m83whszh08wm9h7',498729,140);
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL
) STRICT;
INSERT INTO "migration" VALUES(1,'schema',X'3F42DDEEC00E532E224CB52814BE8F9C2BF2E8A4EBFDAA9827DCD1F0E8D209CA',1795426936790);
CREATE TABLE notification (
    player   TEXT    NOT NULL,
    seq      INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the player
    at       INTEGER NOT NULL,
    kind     TEXT    NOT NULL,                 -- invited, joined, declined, turn, round-over, finished, rematch, aborted
    game     TEXT    NOT NULL,
    game_seq INTEGER NOT NULL,                 -- the game's event that it is about
    PRIMARY KEY (player, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "notification" VALUES('1m83whszh08wm9h7',1,1795426936887,'joined','1m83wht1p902md7v',2);
INSERT INTO "notification" VALUES('1m83whszh08wm9h7',2,1795426936887,'turn','1m83wht1p902md7v',3);
INSERT INTO "notification" VALUES('1m83whszh08wm9h7',3,1795426936888,'turn','1m83wht1p902md7v',5);
INSERT INTO "notification" VALUES('1m83whszh08wm9h7',4,1795426936889,'round-over','1m83wht1p902md7v',7);
INSERT INTO "notification" VALUES('1m83whszh08wm9h7',5,1795426936889,'finished','1m83wht1p902md7v',8);
INSERT INTO "notification" VALUES('1m83whszh08wm9h7',6,1795426936982,'invited','1m83wht4n4ak2yn7',1);
INSERT INTO "notification" VALUES('1m83whszmccvr1c3',1,1795426936877,'aborted','1m83wht1c4yvnbm8',2);
INSERT INTO "notification" VALUES('1m83whszmccvr1c3',2,1795426936886,'invited','1m83wht1p902md7v',1);
INSERT INTO "notification" VALUES('1m83whszmccvr1c3',3,1795426936888,'turn','1m83wht1p902md7v',4);
INSERT INTO "notification" VALUES('1m83whszmccvr1c3',4,1795426936889,'finished','1m83wht1p902md7v',8);
INSERT INTO "notification" VALUES('1m83whszmccvt2g1',1,1795426936876,'invited','1m83wht1c4yvnbm8',1);
INSERT INTO "notification" VALUES('1m83whszmccvt2g1',2,1795426936877,'aborted','1m83wht1c4yvnbm8',2);
INSERT INTO "notification" VALUES('1m83whszmccvt2g1',3,1795426936878,'invited','1m83wht1eaaarm3f',1);
INSERT INTO "notification" VALUES('1m83whszmccvt2g1',4,1795426936982,'invited','1m83wht4n4ak2yn7',1);
INSERT INTO "notification" VALUES('1m83wht0y7rnhbvs',1,1795426936864,'joined','1m83wht0z63ay4ry',2);
INSERT INTO "notification" VALUES('1m83wht0y7rnhbvs',2,1795426936864,'turn','1m83wht0z63ay4ry',3);
INSERT INTO "notification" VALUES('1m83wht0y7rnhbvs',3,1795426936865,'round-over','1m83wht0z63ay4ry',6);
INSERT INTO "notification" VALUES('1m83wht0y7rnhbvs',4,1795426936866,'turn','1m83wht0z63ay4ry',8);
INSERT INTO "notification" VALUES('1m83wht0y7rnhbvs',5,1795426936867,'finished','1m83wht0z63ay4ry',11);
INSERT INTO "notification" VALUES('1m83wht0z63avgfv',1,1795426936865,'turn','1m83wht0z63ay4ry',4);
INSERT INTO "notification" VALUES('1m83wht0z63avgfv',2,1795426936865,'round-over','1m83wht0z63ay4ry',6);
INSERT INTO "notification" VALUES('1m83wht0z63avgfv',3,1795426936867,'round-over','1m83wht0z63ay4ry',10);
INSERT INTO "notification" VALUES('1m83wht0z63avgfv',4,1795426936867,'finished','1m83wht0z63ay4ry',11);
INSERT INTO "notification" VALUES('1m83wht14d0j8fzs',1,1795426936870,'joined','1m83wht1584zftdp',2);
INSERT INTO "notification" VALUES('1m83wht14d0j8fzs',2,1795426936870,'joined','1m83wht1584zftdp',3);
INSERT INTO "notification" VALUES('1m83wht14d0j9ze6',1,1795426936870,'joined','1m83wht1584zftdp',3);
INSERT INTO "notification" VALUES('1m83wht14d0j9ze6',2,1795426936870,'turn','1m83wht1584zftdp',4);
INSERT INTO "notification" VALUES('1m83wht17729mx01',1,1795426936873,'joined','1m83wht1891yhqd2',2);
INSERT INTO "notification" VALUES('1m83wht17729mx01',2,1795426936874,'joined','1m83wht1891yhqd2',3);
INSERT INTO "notification" VALUES('1m83wht17729mx01',3,1795426936874,'turn','1m83wht1891yhqd2',4);
INSERT INTO "notification" VALUES('1m83wht17729pkj5',1,1795426936874,'joined','1m83wht1891yhqd2',3);
INSERT INTO "notification" VALUES('1m83wht17729pkj5',2,1795426936874,'turn','1m83wht1891yhqd2',5);
INSERT INTO "notification" VALUES('1m83wht1891yfw87',1,1795426936875,'turn','1m83wht1891yhqd2',6);
INSERT INTO "notification" VALUES('1m83wht1gbj9bamb',1,1795426936881,'joined','1m83wht1h9t71k5f',2);
INSERT INTO "notification" VALUES('1m83wht1gbj9bamb',2,1795426936881,'turn','1m83wht1h9t71k5f',3);
INSERT INTO "notification" VALUES('1m83wht1gbj9bamb',3,1795426936883,'turn','1m83wht1h9t71k5f',5);
INSERT INTO "notification" VALUES('1m83wht1gbj9bamb',4,1795426936884,'turn','1m83wht1h9t71k5f',7);
INSERT INTO "notification" VALUES('1m83wht1gbj9bamb',5,1795426936884,'round-over','1m83wht1h9t71k5f',9);
INSERT INTO "notification" VALUES('1m83wht1gbj9bamb',6,1795426936885,'turn','1m83wht1h9t71k5f',11);
INSERT INTO "notification" VALUES('1m83wht1gbj9cexd',1,1795426936882,'turn','1m83wht1h9t71k5f',4);
INSERT INTO "notification" VALUES('1m83wht1gbj9cexd',2,1795426936883,'turn','1m83wht1h9t71k5f',6);
INSERT INTO "notification" VALUES('1m83wht1gbj9cexd',3,1795426936884,'round-over','1m83wht1h9t71k5f',9);
INSERT INTO "notification" VALUES('1m83wht1gbj9cexd',4,1795426936885,'turn','1m83wht1h9t71k5f',10);
INSERT INTO "notification" VALUES('1m83wht1tfss8r27',1,1795426936891,'joined','1m83wht1v6e5crmw',2);
INSERT INTO "notification" VALUES('1m83wht1tfss8r27',2,1795426936891,'turn','1m83wht1v6e5crmw',4);
INSERT INTO "notification" VALUES('1m83wht1tfssbp1s',1,1795426936892,'turn','1m83wht1v6e5crmw',6);
INSERT INTO "notification" VALUES('1m83wht1xb5nz729',1,1795426936895,'joined','1m83wht1z5dytdy2',2);
INSERT INTO "notification" VALUES('1m83wht1xb5nz729',2,1795426936895,'turn','1m83wht1z5dytdy2',4);
INSERT INTO "notification" VALUES('1m83wht1xb5nz729',3,1795426936897,'turn','1m83wht1z5dytdy2',8);
INSERT INTO "notification" VALUES('1m83wht1xb5nz729',4,1795426936897,'turn','1m83wht1z5dytdy2',12);
INSERT INTO "notification" VALUES('1m83wht1xb5nz729',5,1795426936898,'turn','1m83wht1z5dytdy2',16);
INSERT INTO "notification" VALUES('1m83wht1xb5nz729',6,1795426936899,'turn','1m83wht1z5dytdy2',20);
INSERT INTO "notification" VALUES('1m83wht1xb5nz729',7,1795426936900,'turn','1m83wht1z5dytdy2',24);
INSERT INTO "notification" VALUES('1m83wht1xb5nz729',8,1795426936901,'turn','1m83wht1z5dytdy2',28);
INSERT INTO "notification" VALUES('1m83wht1xb5nz729',9,1795426936902,'turn','1m83wht1z5dytdy2',32);
INSERT INTO "notification" VALUES('1m83wht1xb5nz729',10,1795426936903,'turn','1m83wht1z5dytdy2',36);
INSERT INTO "notification" VALUES('1m83wht1xb5nz729',11,1795426936905,'turn','1m83wht1z5dytdy2',40);
INSERT INTO "notification" VALUES('1m83wht1xb5nz729',12,1795426936906,'turn','1m83wht1z5dytdy2',44);
INSERT INTO "notification" VALUES('1m83wht1xb5nz729',13,1795426936907,'turn','1m83wht1z5dytdy2',48);
INSERT INTO "notification" VALUES('1m83wht1xb5nz729',14,1795426936908,'turn','1m83wht1z5dytdy2',52);
INSERT INTO "notification" VALUES('1m83wht1xb5nz729',15,1795426936909,'round-over','1m83wht1z5dytdy2',56);
INSERT INTO "notification" VALUES('1m83wht1xb5nz729',16,1795426936909,'finished','1m83wht1z5dytdy2',57);
INSERT INTO "notification" VALUES('1m83wht1xb5p153n',1,1795426936896,'turn','1m83wht1z5dytdy2',6);
INSERT INTO "notification" VALUES('1m83wht1xb5p153n',2,1795426936897,'turn','1m83wht1z5dytdy2',10);
INSERT INTO "notification" VALUES('1m83wht1xb5p153n',3,1795426936898,'turn','1m83wht1z5dytdy2',14);
INSERT INTO "notification" VALUES('1m83wht1xb5p153n',4,1795426936899,'turn','1m83wht1z5dytdy2',18);
INSERT INTO "notification" VALUES('1m83wht1xb5p153n',5,1795426936900,'turn','1m83wht1z5dytdy2',22);
INSERT INTO "notification" VALUES('1m83wht1xb5p153n',6,1795426936901,'turn','1m83wht1z5dytdy2',26);
INSERT INTO "notification" VALUES('1m83wht1xb5p153n',7,1795426936902,'turn','1m83wht1z5dytdy2',30);
INSERT INTO "notification" VALUES('1m83wht1xb5p153n',8,1795426936903,'turn','1m83wht1z5dytdy2',34);
INSERT INTO "notification" VALUES('1m83wht1xb5p153n',9,1795426936904,'turn','1m83wht1z5dytdy2',38);
INSERT INTO "notification" VALUES('1m83wht1xb5p153n',10,1795426936905,'turn','1m83wht1z5dytdy2',42);
INSERT INTO "notification" VALUES('1m83wht1xb5p153n',11,1795426936907,'turn','1m83wht1z5dytdy2',46);
INSERT INTO "notification" VALUES('1m83wht1xb5p153n',12,1795426936908,'turn','1m83wht1z5dytdy2',50);
INSERT INTO "notification" VALUES('1m83wht1xb5p153n',13,1795426936909,'turn','1m83wht1z5dytdy2',54);
INSERT INTO "notification" VALUES('1m83wht1xb5p153n',14,1795426936909,'round-over','1m83wht1z5dytdy2',56);
INSERT INTO "notification" VALUES('1m83wht1xb5p153n',15,1795426936909,'finished','1m83wht1z5dytdy2',57);
INSERT INTO "notification" VALUES('1m83wht51dr5wgys',1,1795426936996,'joined','1m83wht53fsexg1h',2);
INSERT INTO "notification" VALUES('1m83wht51dr5wgys',2,1795426936996,'turn','1m83wht53fsexg1h',3);
INSERT INTO "notification" VALUES('1m83wht51dr5wgys',3,1795426936998,'turn','1m83wht53fsexg1h',5);
INSERT INTO "notification" VALUES('1m83wht51dr5wgys',4,1795426937000,'turn','1m83wht53fsexg1h',7);
INSERT INTO "notification" VALUES('1m83wht51dr5wgys',5,1795426937000,'round-over','1m83wht53fsexg1h',9);
INSERT INTO "notification" VALUES('1m83wht51dr5wgys',6,1795426937000,'finished','1m83wht53fsexg1h',10);
INSERT INTO "notification" VALUES('1m83wht526msf71t',1,1795426936995,'invited','1m83wht53fsexg1h',1);
INSERT INTO "notification" VALUES('1m83wht526msf71t',2,1795426936998,'turn','1m83wht53fsexg1h',4);
INSERT INTO "notification" VALUES('1m83wht526msf71t',3,1795426936999,'turn','1m83wht53fsexg1h',6);
INSERT INTO "notification" VALUES('1m83wht526msf71t',4,1795426937000,'round-over','1m83wht53fsexg1h',9);
INSERT INTO "notification" VALUES('1m83wht526msf71t',5,1795426937000,'finished','1m83wht53fsexg1h',10);
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
INSERT INTO "player" VALUES('000000000p9c7fga','main','random',1,0,NULL,NULL,1795426936879,NULL);
INSERT INTO "player" VALUES('1m83whszf8bh5tqf','main','service',1,0,NULL,NULL,1795426936815,NULL);
INSERT INTO "player" VALUES('1m83whszh08wm9h7','main','Ann',0,0,NULL,NULL,1795426936817,NULL);
INSERT INTO "player" VALUES('1m83whszmccvr1c3','main','Bob',0,0,NULL,NULL,1795426936820,NULL);
INSERT INTO "player" VALUES('1m83whszmccvt2g1','main','Cyd',0,0,1795426936821,NULL,1795426936820,NULL);
INSERT INTO "player" VALUES('1m83wht0g4xvb23z','main','Guest',0,1,NULL,NULL,1795426936848,NULL);
INSERT INTO "player" VALUES('1m83wht0h2mjpr3x','main','Guest',0,1,NULL,NULL,1795426936849,NULL);
INSERT INTO "player" VALUES('1m83wht0y7rnhbvs','main','Player 0',0,0,NULL,NULL,1795426936862,NULL);
INSERT INTO "player" VALUES('1m83wht0z63avgfv','main','Player 1',0,0,NULL,NULL,1795426936863,NULL);
INSERT INTO "player" VALUES('1m83wht14d0j8fzs','main','Player 0',0,0,NULL,NULL,1795426936868,NULL);
INSERT INTO "player" VALUES('1m83wht14d0j9ze6','main','Player 1',0,0,NULL,NULL,1795426936868,NULL);
INSERT INTO "player" VALUES('1m83wht1584zex8v','main','Player 2',0,0,NULL,NULL,1795426936869,NULL);
INSERT INTO "player" VALUES('1m83wht17729mx01','main','Player 0',0,0,NULL,NULL,1795426936871,NULL);
INSERT INTO "player" VALUES('1m83wht17729pkj5','main','Player 1',0,0,NULL,NULL,1795426936871,NULL);
INSERT INTO "player" VALUES('1m83wht1891yfw87','main','Player 2',0,0,NULL,NULL,1795426936872,NULL);
INSERT INTO "player" VALUES('1m83wht1gbj9bamb','main','Player 0',0,0,NULL,NULL,1795426936880,NULL);
INSERT INTO "player" VALUES('1m83wht1gbj9cexd','main','Player 1',0,0,NULL,NULL,1795426936880,NULL);
INSERT INTO "player" VALUES('1m83wht1tfss8r27','main','Player 0',0,0,NULL,NULL,1795426936890,NULL);
INSERT INTO "player" VALUES('1m83wht1tfssbp1s','main','Player 1',0,0,NULL,NULL,1795426936890,NULL);
INSERT INTO "player" VALUES('1m83wht1xb5nz729','main','Player 0',0,0,NULL,NULL,1795426936893,NULL);
INSERT INTO "player" VALUES('1m83wht1xb5p153n','main','Player 1',0,0,NULL,NULL,1795426936893,NULL);
INSERT INTO "player" VALUES('1m83wht51dr5wgys','main','Dee',0,0,NULL,'1m83whszf8bh5tqf',1795426936993,NULL);
INSERT INTO "player" VALUES('1m83wht526msf71t','main',NULL,0,0,NULL,'1m83whszf8bh5tqf',1795426936994,1795426937001);
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
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m83whszh08wm9h7',1,0,X'0002020000A09C0102C0A907C0A907C0A907020282A0C7FCC06882A0C7FCC06882A0C7FCC06882A0C7FCC06882A0C7FCC06880C09EDBC06802020000A09C0102C0A907C0A907C0A907020282A0C7FCC06882A0C7FCC06882A0C7FCC06882A0C7FCC06882A0C7FCC06880C09EDBC06802020000A09C0102C0A907C0A907C0A907020282A0C7FCC06882A0C7FCC06882A0C7FCC06882A0C7FCC06882A0C7FCC06880A0BFC6B26802020000A09C0102C0A907C0A907C0A907020282A0C7FCC06882A0C7FCC06882A0C7FCC06882A0C7FCC06882A0C7FCC068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m83whszmccvr1c3',2,0,X'0002020000A09C0102A08D06A08D06A08D06020298A0C7FCC06898A0C7FCC06898A0C7FCC06898A0C7FCC06898A0C7FCC06880C09EDBC06802020000A09C0102A08D06A08D06A08D06020298A0C7FCC06898A0C7FCC06898A0C7FCC06898A0C7FCC06898A0C7FCC06880C09EDBC06802020000A09C0102A08D06A08D06A08D06020298A0C7FCC06898A0C7FCC06898A0C7FCC06898A0C7FCC06898A0C7FCC06880A0BFC6B26802020000A09C0102A08D06A08D06A08D06020298A0C7FCC06898A0C7FCC06898A0C7FCC06898A0C7FCC06898A0C7FCC068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m83wht0h2mjpr3x',3,0,X'0002020000A09C0102C0A907C0A907C0A9070202B8A0C7FCC068B8A0C7FCC068B8A0C7FCC068B8A0C7FCC068B8A0C7FCC06880C09EDBC06802020000A09C0102C0A907C0A907C0A9070202B8A0C7FCC068B8A0C7FCC068B8A0C7FCC068B8A0C7FCC068B8A0C7FCC06880C09EDBC06802020000A09C0102C0A907C0A907C0A9070202B8A0C7FCC068B8A0C7FCC068B8A0C7FCC068B8A0C7FCC068B8A0C7FCC06880A0BFC6B26802020000A09C0102C0A907C0A907C0A9070202B8A0C7FCC068B8A0C7FCC068B8A0C7FCC068B8A0C7FCC068B8A0C7FCC068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','gomoku','1m83whszh08wm9h7',3,0,X'0002020000A09C01000000000202F2A0C7FCC068F2A0C7FCC0680000F2A0C7FCC06880C09EDBC06802020000A09C01000000000202F2A0C7FCC068F2A0C7FCC0680000F2A0C7FCC06880C09EDBC06802020000A09C01000000000202F2A0C7FCC068F2A0C7FCC0680000F2A0C7FCC06880A0BFC6B26802020000A09C01000000000202F2A0C7FCC068F2A0C7FCC0680000F2A0C7FCC068',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795426936889);
INSERT INTO "player_stats" VALUES('main','gomoku','1m83whszmccvr1c3',4,0,X'000200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080A0BFC6B26802000002000000000000000000000000',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795426936889);
INSERT INTO "player_stats" VALUES('main','number-guess','1m83whszh08wm9h7',1,0,X'000200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080A0BFC6B26802000002000000000000000000000000',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','number-guess','1m83whszmccvr1c3',2,0,X'000200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080A0BFC6B26802000002000000000000000000000000',NULL,NULL,NULL,NULL);
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
INSERT INTO "question_part" VALUES(1,'1m83wht4rb6hf4tn',0,'[{"text":"What is the capital of France?","answers":["Paris"],"category":"Europe","difficulty":"easy"}]');
INSERT INTO "question_part" VALUES(2,'1m83wht4s7j1k98e',0,'[{"text":"What is the capital of France?","answers":["Paris"],"category":"Europe","difficulty":"easy"},{"text":"Which is the capital of Norway?","choices":["Oslo","Bergen"],"correct":0}]');
INSERT INTO "question_part" VALUES(3,'1m83wht4t8yp6z8r',0,'[{"text":"When was Canberra founded?","range":[1912,1914]}]');
INSERT INTO "question_part" VALUES(4,'1m83wht4vdjrcxay',0,'[{"text":"Is Oslo in Norway?","correct":true}]');
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
INSERT INTO "question_set" VALUES('1m83wht4rb6hfcyj','main','1m83whszh08wm9h7',3,'Capitals','capitals','en','own','Ann',NULL,NULL,0,3507,1795426936984,1795426936986,NULL);
INSERT INTO "question_set" VALUES('1m83wht4vdjrdd5p','main','1m83whszmccvr1c3',1,'One','one','en','own','Ann',NULL,NULL,1,1072,1795426936987,1795426936987,NULL);
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
INSERT INTO "question_version" VALUES('1m83wht4rb6hfcyj',1,1,'1m83wht4rb6hf4tn',1795426936984,'Capitals','en','own','Ann',NULL,NULL,0,1,'{"text":1,"choice":0,"boolean":0,"number":0}','[{"name":"Europe","count":1}]',1156);
INSERT INTO "question_version" VALUES('1m83wht4rb6hfcyj',2,2,'1m83wht4s7j1k98e',1795426936985,'Capitals','en','own','Ann',NULL,NULL,0,2,'{"text":1,"choice":1,"boolean":0,"number":0}','[{"name":"Europe","count":1}]',1239);
INSERT INTO "question_version" VALUES('1m83wht4rb6hfcyj',3,2,'1m83wht4t8yp6z8r',1795426936986,'Capitals','en','own','Ann',NULL,NULL,0,3,'{"text":1,"choice":1,"boolean":0,"number":1}','[{"name":"Europe","count":1}]',1112);
INSERT INTO "question_version" VALUES('1m83wht4vdjrdd5p',1,1,'1m83wht4vdjrcxay',1795426936987,'One','en','own','Ann',NULL,NULL,1,1,'{"text":0,"choice":0,"boolean":1,"number":0}','[]',1072);
CREATE TABLE rating_pair (
    ruleset TEXT    NOT NULL,
    a       TEXT    NOT NULL, -- the player whose id is the smaller
    b       TEXT    NOT NULL,
    day     INTEGER NOT NULL, -- its beginning
    games   INTEGER NOT NULL,
    PRIMARY KEY (ruleset, a, b)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_pair" VALUES('gomoku','1m83whszh08wm9h7','1m83whszmccvr1c3',1795392000000,1);
CREATE TABLE rating_step (
    player    TEXT NOT NULL,
    ruleset   TEXT NOT NULL,
    result    TEXT NOT NULL, -- the match
    rating    REAL NOT NULL, -- from then on
    deviation REAL NOT NULL,
    PRIMARY KEY (player, ruleset, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_step" VALUES('1m83whszh08wm9h7','gomoku','1m83wht1scvyg16e',1.66231089390629767875e+03,2.90318963717980466293e+02);
INSERT INTO "rating_step" VALUES('1m83whszmccvr1c3','gomoku','1m83wht1scvyg16e',1.33768910609370232124e+03,2.90318963717980466293e+02);
CREATE TABLE record (
    player  TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    tally   BLOB NOT NULL, -- of all time: see play/stats.h
    PRIMARY KEY (player, ruleset)
) STRICT, WITHOUT ROWID;
INSERT INTO "record" VALUES('1m83whszh08wm9h7','bulls-and-cows',X'0002020000A09C0100000000020282A0C7FCC06882A0C7FCC068000082A0C7FCC068');
INSERT INTO "record" VALUES('1m83whszh08wm9h7','gomoku',X'0002020000A09C01000000000202F2A0C7FCC068F2A0C7FCC0680000F2A0C7FCC068');
INSERT INTO "record" VALUES('1m83whszh08wm9h7','number-guess',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m83whszh08wm9h7','quiz',X'0002000000000000000000000000000000');
INSERT INTO "record" VALUES('1m83whszmccvr1c3','bulls-and-cows',X'0002020000A09C0100000000020298A0C7FCC06898A0C7FCC068000098A0C7FCC068');
INSERT INTO "record" VALUES('1m83whszmccvr1c3','gomoku',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m83whszmccvr1c3','number-guess',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m83wht0h2mjpr3x','bulls-and-cows',X'0002020000A09C01000000000202B8A0C7FCC068B8A0C7FCC0680000B8A0C7FCC068');
INSERT INTO "record" VALUES('1m83wht0y7rnhbvs','bulls-and-cows',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m83wht0z63avgfv','bulls-and-cows',X'0002020000C0B802000000000202C6A0C7FCC068C6A0C7FCC0680000C6A0C7FCC068');
INSERT INTO "record" VALUES('1m83wht1xb5nz729','yahtzee',X'0002020000E0E4510000000002029AA1C7FCC0689AA1C7FCC06800009AA1C7FCC068');
INSERT INTO "record" VALUES('1m83wht1xb5p153n','yahtzee',X'0002000002A0F736000000000000009AA1C7FCC068000000');
INSERT INTO "record" VALUES('1m83wht51dr5wgys','tic-tac-toe',X'0002020000A09C01000000000202D0A2C7FCC068D0A2C7FCC0680000D0A2C7FCC068');
INSERT INTO "record" VALUES('1m83wht526msf71t','tic-tac-toe',X'0002000002000000000000000000000000');
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
INSERT INTO "result" VALUES('1m83wht01e0d4an0','main','1m83whszpbv97zee',1,'bulls-and-cows',1,0,1795426936833,'{"id":"1m83wht01e0d4an0","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"7135","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-23T09:42:16.833Z"}');
INSERT INTO "result" VALUES('1m83wht01e0d4v7v','main','1m83whszpbv97zee',0,'bulls-and-cows',1,0,1795426936833,'{"id":"1m83wht01e0d4v7v","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-23T09:42:16.833Z"}');
INSERT INTO "result" VALUES('1m83wht0c1n1rqqj','main','1m83wht021nhev5v',1,'bulls-and-cows',1,0,1795426936844,'{"id":"1m83wht0c1n1rqqj","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"4793","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-23T09:42:16.844Z"}');
INSERT INTO "result" VALUES('1m83wht0c1n1t52e','main','1m83wht021nhev5v',0,'bulls-and-cows',1,0,1795426936844,'{"id":"1m83wht0c1n1t52e","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-23T09:42:16.844Z"}');
INSERT INTO "result" VALUES('1m83wht0e2bbnn77','main','1m83wht0d5dxp3v2',1,'number-guess',1,0,1795426936846,'{"id":"1m83wht0e2bbnn77","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"7670","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-23T09:42:16.846Z"}');
INSERT INTO "result" VALUES('1m83wht0e2bbp142','main','1m83wht0d5dxp3v2',0,'number-guess',1,0,1795426936846,'{"id":"1m83wht0e2bbp142","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-23T09:42:16.846Z"}');
INSERT INTO "result" VALUES('1m83wht0fb5a0xfa','main','1m83wht0e2bbq7kp',1,'number-guess',1,0,1795426936847,'{"id":"1m83wht0fb5a0xfa","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"7507","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-23T09:42:16.847Z"}');
INSERT INTO "result" VALUES('1m83wht0fb5a26v0','main','1m83wht0e2bbq7kp',0,'number-guess',1,0,1795426936847,'{"id":"1m83wht0fb5a26v0","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-23T09:42:16.847Z"}');
INSERT INTO "result" VALUES('1m83wht0w5rf4dxq','main','1m83wht0h2mjqwc5',1,'bulls-and-cows',1,0,1795426936860,'{"id":"1m83wht0w5rf4dxq","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"0672","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-23T09:42:16.860Z"}');
INSERT INTO "result" VALUES('1m83wht11bdzbh9v','main','1m83wht0z63ay4ry',1,'bulls-and-cows',0,1,1795426936865,'{"id":"1m83wht11bdzbh9v","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-23T09:42:16.865Z"}');
INSERT INTO "result" VALUES('1m83wht139amq999','main','1m83wht0z63ay4ry',2,'bulls-and-cows',0,1,1795426936867,'{"id":"1m83wht139amq999","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-23T09:42:16.867Z"}');
INSERT INTO "result" VALUES('1m83wht139amr1fg','main','1m83wht0z63ay4ry',0,'bulls-and-cows',0,1,1795426936867,'{"id":"1m83wht139amr1fg","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation","published_at":"2026-11-23T09:42:16.867Z"}');
INSERT INTO "result" VALUES('1m83wht1m74v0x4j','main','1m83wht1h9t71k5f',1,'tic-tac-toe',0,1,1795426936884,'{"id":"1m83wht1m74v0x4j","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-23T09:42:16.884Z"}');
INSERT INTO "result" VALUES('1m83wht1scvyfydf','main','1m83wht1p902md7v',1,'gomoku',1,0,1795426936889,'{"id":"1m83wht1scvyfydf","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-23T09:42:16.889Z"}');
INSERT INTO "result" VALUES('1m83wht1scvyg16e','main','1m83wht1p902md7v',0,'gomoku',1,0,1795426936889,'{"id":"1m83wht1scvyg16e","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","published_at":"2026-11-23T09:42:16.889Z"}');
INSERT INTO "result" VALUES('1m83wht2degt82yp','main','1m83wht1z5dytdy2',1,'yahtzee',0,0,1795426936909,'{"id":"1m83wht2degt82yp","round":1,"leader":0,"winners":[0],"cards":[{"seat":0,"boxes":{"aces":0,"twos":2,"threes":0,"fours":4,"fives":0,"sixes":12,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":30,"large-straight":0,"yahtzee":0,"chance":19},"upper_total":18,"upper_bonus":0,"yahtzee_bonus":0,"total":67},{"seat":1,"boxes":{"aces":0,"twos":0,"threes":0,"fours":4,"fives":0,"sixes":0,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":30,"large-straight":0,"yahtzee":0,"chance":11},"upper_total":4,"upper_bonus":0,"yahtzee_bonus":0,"total":45}],"forfeited":[],"forfeited_by":null,"points":[67,45],"published_at":"2026-11-23T09:42:16.909Z"}');
INSERT INTO "result" VALUES('1m83wht2degt97ej','main','1m83wht1z5dytdy2',0,'yahtzee',0,0,1795426936909,'{"id":"1m83wht2degt97ej","outcome":"win","winners":[0],"points":[67,45],"reason":"rounds","published_at":"2026-11-23T09:42:16.909Z"}');
INSERT INTO "result" VALUES('1m83wht4y1fbp822','main','1m83wht4x11rewxc',1,'quiz',0,0,1795426936990,'{"id":"1m83wht4y1fbp822","round":1,"leader":null,"scores":[{"seat":0,"points":0,"right":0,"wrong":0,"passes":0,"unanswered":1,"tie_break":null}],"places":[1],"tie_break":null,"title":null,"forfeited_by":null,"points":[0],"published_at":"2026-11-23T09:42:16.990Z"}');
INSERT INTO "result" VALUES('1m83wht4y1fbpayc','main','1m83wht4x11rewxc',0,'quiz',0,0,1795426936990,'{"id":"1m83wht4y1fbpayc","outcome":"loss","winners":[],"points":[0],"minor":[0],"reason":"rounds","published_at":"2026-11-23T09:42:16.990Z"}');
INSERT INTO "result" VALUES('1m83wht583mv2gx6','main','1m83wht53fsexg1h',1,'tic-tac-toe',0,0,1795426937000,'{"id":"1m83wht583mv2gx6","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-23T09:42:17.000Z"}');
INSERT INTO "result" VALUES('1m83wht583mv5b68','main','1m83wht53fsexg1h',0,'tic-tac-toe',0,0,1795426937000,'{"id":"1m83wht583mv5b68","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-23T09:42:17.000Z"}');
CREATE TABLE result_reader (
    reader TEXT NOT NULL, -- a player, or a service's
    result TEXT NOT NULL,
    PRIMARY KEY (reader, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "result_reader" VALUES('1m83whszf8bh5tqf','1m83wht583mv2gx6');
INSERT INTO "result_reader" VALUES('1m83whszf8bh5tqf','1m83wht583mv5b68');
INSERT INTO "result_reader" VALUES('1m83whszh08wm9h7','1m83wht01e0d4an0');
INSERT INTO "result_reader" VALUES('1m83whszh08wm9h7','1m83wht01e0d4v7v');
INSERT INTO "result_reader" VALUES('1m83whszh08wm9h7','1m83wht0e2bbnn77');
INSERT INTO "result_reader" VALUES('1m83whszh08wm9h7','1m83wht0e2bbp142');
INSERT INTO "result_reader" VALUES('1m83whszh08wm9h7','1m83wht1scvyfydf');
INSERT INTO "result_reader" VALUES('1m83whszh08wm9h7','1m83wht1scvyg16e');
INSERT INTO "result_reader" VALUES('1m83whszh08wm9h7','1m83wht4y1fbp822');
INSERT INTO "result_reader" VALUES('1m83whszh08wm9h7','1m83wht4y1fbpayc');
INSERT INTO "result_reader" VALUES('1m83whszmccvr1c3','1m83wht0c1n1rqqj');
INSERT INTO "result_reader" VALUES('1m83whszmccvr1c3','1m83wht0c1n1t52e');
INSERT INTO "result_reader" VALUES('1m83whszmccvr1c3','1m83wht0fb5a0xfa');
INSERT INTO "result_reader" VALUES('1m83whszmccvr1c3','1m83wht0fb5a26v0');
INSERT INTO "result_reader" VALUES('1m83whszmccvr1c3','1m83wht1scvyfydf');
INSERT INTO "result_reader" VALUES('1m83whszmccvr1c3','1m83wht1scvyg16e');
INSERT INTO "result_reader" VALUES('1m83wht0h2mjpr3x','1m83wht0w5rf4dxq');
INSERT INTO "result_reader" VALUES('1m83wht0y7rnhbvs','1m83wht11bdzbh9v');
INSERT INTO "result_reader" VALUES('1m83wht0y7rnhbvs','1m83wht139amq999');
INSERT INTO "result_reader" VALUES('1m83wht0y7rnhbvs','1m83wht139amr1fg');
INSERT INTO "result_reader" VALUES('1m83wht0z63avgfv','1m83wht11bdzbh9v');
INSERT INTO "result_reader" VALUES('1m83wht0z63avgfv','1m83wht139amq999');
INSERT INTO "result_reader" VALUES('1m83wht0z63avgfv','1m83wht139amr1fg');
INSERT INTO "result_reader" VALUES('1m83wht1gbj9bamb','1m83wht1m74v0x4j');
INSERT INTO "result_reader" VALUES('1m83wht1gbj9cexd','1m83wht1m74v0x4j');
INSERT INTO "result_reader" VALUES('1m83wht1xb5nz729','1m83wht2degt82yp');
INSERT INTO "result_reader" VALUES('1m83wht1xb5nz729','1m83wht2degt97ej');
INSERT INTO "result_reader" VALUES('1m83wht1xb5p153n','1m83wht2degt82yp');
INSERT INTO "result_reader" VALUES('1m83wht1xb5p153n','1m83wht2degt97ej');
INSERT INTO "result_reader" VALUES('1m83wht51dr5wgys','1m83wht583mv2gx6');
INSERT INTO "result_reader" VALUES('1m83wht51dr5wgys','1m83wht583mv5b68');
INSERT INTO "result_reader" VALUES('1m83wht526msf71t','1m83wht583mv2gx6');
INSERT INTO "result_reader" VALUES('1m83wht526msf71t','1m83wht583mv5b68');
CREATE TABLE round_questions (
    game         TEXT    NOT NULL REFERENCES game (id),
    round        INTEGER NOT NULL CHECK (round > 0),
    fingerprints BLOB    NOT NULL, -- of each question eight bytes, the highest first: see rules/quiz_set.h
    PRIMARY KEY (game, round)
) STRICT, WITHOUT ROWID;
INSERT INTO "round_questions" VALUES('1m83wht4x11rewxc',1,X'08293EB9F6B0DCC6');
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
INSERT INTO "seat" VALUES('1m83whszpbv97zee',0,'1m83whszh08wm9h7','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83wht021nhev5v',0,'1m83whszmccvr1c3','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83wht0d5dxp3v2',0,'1m83whszh08wm9h7','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83wht0e2bbq7kp',0,'1m83whszmccvr1c3','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83wht0g4xvct3h',0,'1m83wht0g4xvb23z','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83wht0h2mjqwc5',0,'1m83wht0h2mjpr3x','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83wht0z63ay4ry',0,'1m83wht0y7rnhbvs','resigned',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83wht0z63ay4ry',1,'1m83wht0z63avgfv','joined',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83wht1584zftdp',0,'1m83wht14d0j8fzs','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83wht1584zftdp',1,'1m83wht14d0j9ze6','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83wht1584zftdp',2,'1m83wht1584zex8v','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83wht1891yhqd2',0,'1m83wht17729mx01','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83wht1891yhqd2',1,'1m83wht17729pkj5','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83wht1891yhqd2',2,'1m83wht1891yfw87','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83wht1b1cws19r',0,'1m83whszh08wm9h7','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83wht1b1cws19r',1,NULL,'open',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83wht1c4yvnbm8',0,'1m83whszmccvr1c3','joined',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83wht1c4yvnbm8',1,'1m83whszmccvt2g1','invited',0,1,'1m83whszmccvr1c3',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83wht1eaaarm3f',0,'1m83whszh08wm9h7','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83wht1eaaarm3f',1,'1m83whszmccvt2g1','invited',1,0,'1m83whszh08wm9h7',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83wht1f73g6fhb',0,'1m83whszh08wm9h7','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83wht1f73g6fhb',1,'000000000p9c7fga','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83wht1h9t71k5f',0,'1m83wht1gbj9bamb','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83wht1h9t71k5f',1,'1m83wht1gbj9cexd','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83wht1p902md7v',0,'1m83whszh08wm9h7','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83wht1p902md7v',1,'1m83whszmccvr1c3','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83wht1v6e5crmw',0,'1m83wht1tfss8r27','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83wht1v6e5crmw',1,'1m83wht1tfssbp1s','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83wht1z5dytdy2',0,'1m83wht1xb5nz729','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83wht1z5dytdy2',1,'1m83wht1xb5p153n','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83wht4n4ak2yn7',0,'1m83whszh08wm9h7','invited',1,0,'1m83wht4m6shq32c',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83wht4n4ak2yn7',1,'1m83whszmccvt2g1','invited',1,0,'1m83wht4m6shq32c',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83wht4x11rewxc',0,'1m83whszh08wm9h7','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83wht53fsexg1h',0,'1m83wht51dr5wgys','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83wht53fsexg1h',1,'1m83wht526msf71t','joined',0,0,NULL,0,NULL,NULL);
CREATE TABLE server_secret (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB    NOT NULL CHECK (length(key) = 32)
) STRICT;
INSERT INTO "server_secret" VALUES(1,X'660DD51F934DCF2663786866F0956730C9BEC8A4C4B4E1CF8A890CC3C266D22A');
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
INSERT INTO "token" VALUES(X'0131946A9CA0F2D34A6C0A389CFEEEDFFD8D275CD5BEE8DD936D4EE439E040E0','main','1m83wht0y7rnk40j','1m83wht0y7rnhbvs',1,'',1795426936862,NULL,NULL);
INSERT INTO "token" VALUES(X'04FEB56819623F14064B419B92BA245284B4982C2220BF29D1A084F8761B2FF3','main','1m83whszh08wp2xk','1m83whszh08wm9h7',1,'',1795426936817,NULL,NULL);
INSERT INTO "token" VALUES(X'08C4209A4FEE932B8AC9DF03E596C2982B181639E0DBF38EC8CF139781AA24AB','main','1m83wht14d0j9fsy','1m83wht14d0j8fzs',1,'',1795426936868,NULL,NULL);
INSERT INTO "token" VALUES(X'11D7CC395910C8374DC3F7FDC88676FC0BE84909D78494B19E10C3EC4CCB56CD','main','1m83wht1gbj9c4b0','1m83wht1gbj9bamb',1,'',1795426936880,NULL,NULL);
INSERT INTO "token" VALUES(X'1E4BAA0315C05C65353DC164009C3C6ACEE5AA72AF4293A816D5A4208DE704E6','main','1m83wht51dr5xn0f','1m83wht51dr5wgys',1,'',1795426936993,NULL,NULL);
INSERT INTO "token" VALUES(X'1E81CFE27BB551D07686BAAEFDF1AC27BD12A7541B765949506C09BF56CA9694','main','1m83wht1xb5p34af','1m83wht1xb5p153n',1,'',1795426936893,NULL,NULL);
INSERT INTO "token" VALUES(X'224B8290A32A3C6178EEF19607FBF7187BA9FC8875C353211163B659815B78C1','main','1m83whszmccvvmry','1m83whszmccvt2g1',1,'',1795426936820,NULL,NULL);
INSERT INTO "token" VALUES(X'2E9F4EBC3081F283844D9D2E94E8F9FDEA4C7B92A21A9ED53BB7FB75F8A411E3','main','1m83wht17729mzwn','1m83wht17729mx01',1,'',1795426936871,NULL,NULL);
INSERT INTO "token" VALUES(X'7CD3B0732A1217319DDB522DD22C4DD26EFE636857BA364DFC0C9776E008E847','main','1m83wht1891yg11e','1m83wht1891yfw87',1,'',1795426936872,NULL,NULL);
INSERT INTO "token" VALUES(X'888290EAE6F4F996D2C08DCBDA5AB0B50490D9A41F51F81BAE246BD2641AD4FF','main','1m83wht0z63axcb4','1m83wht0z63avgfv',1,'',1795426936863,NULL,NULL);
INSERT INTO "token" VALUES(X'A59FFEB6F4F52314807D7DC365D5C6C5B595013367021D23C8CBB3E9055E5616','main','1m83wht1xb5p04t4','1m83wht1xb5nz729',1,'',1795426936893,NULL,NULL);
INSERT INTO "token" VALUES(X'A643883A59D1537B1A70EC7DD9FFA5419E1469428E6B4C31205595477BB8EEF0','main','1m83wht1584zf0sz','1m83wht1584zex8v',1,'',1795426936869,NULL,NULL);
INSERT INTO "token" VALUES(X'A6A194C0E6FF34569420873576905499C1F1BFD90DF5959AC0BF6D30527820D2','main','1m83wht0h2mjs169','1m83wht0h2mjpr3x',1,'',1795426936849,NULL,NULL);
INSERT INTO "token" VALUES(X'AADB1EEB2AC41F493CF687028C404421A52FA486F7348ADB6F095369146D735F','main','1m83wht1gbj9dmy3','1m83wht1gbj9cexd',1,'',1795426936880,NULL,NULL);
INSERT INTO "token" VALUES(X'AAE4D50948699CCD69E2630A7324EE068DEAAC9675111C86583F85F236477B0F','main','1m83whszf8bh6cq6','1m83whszf8bh5tqf',2,'referee token create',1795426936815,NULL,NULL);
INSERT INTO "token" VALUES(X'ADCBFB4D07B9B045EA4A469C433E31C01B264B75E88B804B4BF66B597689309F','main','1m83whszmccvrpd8','1m83whszmccvr1c3',1,'',1795426936820,NULL,NULL);
INSERT INTO "token" VALUES(X'B9C0F6ECDE757FC1A7C5B774D2A04DAAE7C5446EBC468D8002401474CC517559','main','1m83wht1tfssa68m','1m83wht1tfss8r27',1,'',1795426936890,NULL,NULL);
INSERT INTO "token" VALUES(X'BFB8943947926C608481008EEA29DB015A24E2B786517EA3453EEB9F9C47449B','main','1m83wht526msf7vv','1m83wht526msf71t',1,'',1795426936994,NULL,1795426937001);
INSERT INTO "token" VALUES(X'C76B605EFA7558448858C2E54FC9FD084CA517BEC9AC86E49C241BF1E2B2AFE6','main','1m83wht1tfssd9sk','1m83wht1tfssbp1s',1,'',1795426936890,NULL,NULL);
INSERT INTO "token" VALUES(X'C810FE776CEE1AFB580B24EFF6D3464A0B7D7990D9A9ABD82F9C2837AC7E819E','main','1m83wht14d0jaag8','1m83wht14d0j9ze6',1,'',1795426936868,NULL,NULL);
INSERT INTO "token" VALUES(X'EE60F080540D72E9DF79A10EAD3326563EA48E870C9A0E8F06A1776D62FF2ADB','main','1m83wht0g4xvdcd8','1m83wht0g4xvb23z',1,'',1795426936848,NULL,NULL);
INSERT INTO "token" VALUES(X'F648FA5D12A3C87F7CEB4E1058E4C34660116F39AC5E6F15C54592BC83D20E8F','main','1m83wht17729r3v0','1m83wht17729pkj5',1,'',1795426936871,NULL,NULL);
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
    -- What whoever made it calls it; NULL = nothing. Beside the log, as it may hold the name of somebody: it goes with the
    -- creator's account.
    name            TEXT,
    -- The entrants' rows are as the log had it at this seq. Less than `version`: some are as it has it now, and the rest
    -- follows, also after a crash.
    rows_version    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament" VALUES('1m83wht2ecsz7pvn','main','1m83whszh08wm9h7','tic-tac-toe','swiss',1,'finished',11,3,6,0,5,0,0,1795426936910,1795426936912,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"37a2f54deb11a6392be1d92ee64e390f6e998d3fff3176a62dd5425927392eab","seeded":false}','[5]',NULL,NULL,NULL,NULL,11);
INSERT INTO "tournament" VALUES('1m83wht35df2h2ga','main','1m83whszh08wm9h7','tic-tac-toe','knockout',1,'finished',10,2,4,2,3,0,0,1795426936933,1795426936934,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"855440410f9402d048fc6e20994f44c56d6d2032b22bbcf0cc735d40196da2cb","seeded":false}','[1]',NULL,NULL,NULL,NULL,10);
INSERT INTO "tournament" VALUES('1m83wht3wd8mj6dg','main','1m83whszh08wm9h7','yahtzee','heats',1,'finished',7,1,3,0,5,0,0,1795426936956,1795426936958,'{"options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"deal":"independent","clock":null,"seed":"8b8acaca281bec865991356a672bda0022875e16e701315a6308d19a844bfdc7","seeded":false,"table":3,"advance":1}','[2]',NULL,NULL,NULL,'Spring cup',7);
INSERT INTO "tournament" VALUES('1m83wht4k4dpjv4b','main','1m83whszh08wm9h7','tic-tac-toe','round-robin',1,'open',1,1,0,0,2,2,1,1795426936979,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"6399ad47fa98c3192ed715e07d04d656221d74a68ce87c9f9cb92c01f586c241","seeded":false}',NULL,NULL,NULL,NULL,NULL,1);
INSERT INTO "tournament" VALUES('1m83wht4m6shq32c','main','1m83whszh08wm9h7','tic-tac-toe','knockout',1,'running',4,1,0,0,2,2,0,1795426936980,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"facdac491a4a830a8860907fc12fbe0ca69117119ffe4bc8e6cca8e640d0bc24","seeded":false}',NULL,NULL,NULL,NULL,NULL,4);
INSERT INTO "tournament" VALUES('1m83wht4p5eezk51','main','1m83whszmccvr1c3','tic-tac-toe','knockout',0,'cancelled',3,1,0,0,1,1,0,1795426936982,1795426936983,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"77f8ea800f5082ba42de4db8ff7f353c77334287a20dce67ebc98aa910e72122","seeded":false}',NULL,NULL,NULL,NULL,NULL,3);
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
INSERT INTO "tournament_entrant" VALUES('1m83wht2ecsz7pvn',1,NULL,'random','playing',1.5,1.25,3,1,1,1,4,4,0);
INSERT INTO "tournament_entrant" VALUES('1m83wht2ecsz7pvn',2,NULL,'random','playing',2.5,2.25,3,2,1,0,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m83wht2ecsz7pvn',3,NULL,'random','playing',0.0,0.0,3,0,0,3,5,5,0);
INSERT INTO "tournament_entrant" VALUES('1m83wht2ecsz7pvn',4,NULL,'random','playing',2.0,2.0,3,2,0,1,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m83wht2ecsz7pvn',5,NULL,'random','playing',3.0,3.0,3,3,0,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m83wht35df2h2ga',1,NULL,'random','playing',1.0,1.0,2,1,0,1,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m83wht35df2h2ga',2,NULL,'random','playing',1.0,1.0,2,1,0,1,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m83wht35df2h2ga',3,NULL,'random','playing',2.0,2.0,4,2,0,2,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m83wht3wd8mj6dg',1,NULL,'random','playing',0.0,0.0,2,0,0,2,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m83wht3wd8mj6dg',2,NULL,'random','playing',2.0,2.0,2,2,0,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m83wht3wd8mj6dg',3,NULL,'random','playing',0.0,0.0,1,0,0,1,5,5,0);
INSERT INTO "tournament_entrant" VALUES('1m83wht3wd8mj6dg',4,NULL,'random','playing',1.0,1.0,2,1,0,1,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m83wht3wd8mj6dg',5,NULL,'random','playing',0.0,0.0,1,0,0,1,4,4,0);
INSERT INTO "tournament_entrant" VALUES('1m83wht4k4dpjv4b',1,'1m83whszh08wm9h7',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m83wht4k4dpjv4b',2,'1m83whszmccvr1c3',NULL,'invited',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m83wht4m6shq32c',1,'1m83whszh08wm9h7',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m83wht4m6shq32c',2,'1m83whszmccvt2g1',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m83wht4p5eezk51',1,'1m83whszmccvr1c3',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m83wht4p5eezk51',2,'1m83whszmccvt2g1',NULL,'declined',0.0,0.0,0,0,0,0,NULL,NULL,0);
CREATE TABLE tournament_event (
    tournament TEXT    NOT NULL,
    seq        INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the tournament; its newest is its version
    at         INTEGER NOT NULL,
    kind       TEXT    NOT NULL,                 -- created, joined, game, ...: see tournament/tournament.h
    body       TEXT    NOT NULL,                 -- JSON: the whole truth
    PRIMARY KEY (tournament, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_event" VALUES('1m83wht2ecsz7pvn',1,1795426936910,'created','{"ruleset":"tic-tac-toe","format":"swiss","games":3,"deal":"independent","visibility":"public","seed":"37a2f54deb11a6392be1d92ee64e390f6e998d3fff3176a62dd5425927392eab","seeded":false,"clock":null,"creator":"1m83whszh08wm9h7","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m83wht2ecsz7pvn',2,1795426936911,'round','{"round":1,"pairs":[[1,3],[4,2]],"byes":[5]}');
INSERT INTO "tournament_event" VALUES('1m83wht2ecsz7pvn',3,1795426936911,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,3],"scores":[1,0],"seed":"9cdcfc68de2ab0063b972b2df9efcc7c747ff1b4a548f2b6c2df5bf27717ca37","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83wht2ecsz7pvn',4,1795426936911,'game','{"game":2,"round":1,"tie_break":false,"entrants":[4,2],"scores":[0,1],"seed":"cee438bae7d57d2d98839dc0bd5d5daa0748f85d84e3a1b7f1f688ef7c1e62e3","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83wht2ecsz7pvn',5,1795426936911,'round','{"round":2,"pairs":[[2,1],[3,5]],"byes":[4]}');
INSERT INTO "tournament_event" VALUES('1m83wht2ecsz7pvn',6,1795426936912,'game','{"game":3,"round":2,"tie_break":false,"entrants":[2,1],"scores":[0.5,0.5],"seed":"8fdff0286a6a62ff332a883650f22dfcf68c10ac26de51b653586a74be8dccd8","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83wht2ecsz7pvn',7,1795426936912,'game','{"game":4,"round":2,"tie_break":false,"entrants":[3,5],"scores":[0,1],"seed":"d970764200ab24ae51f9c4a158e49b499222de8dfb8ab33adf4d14eb76f6011d","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83wht2ecsz7pvn',8,1795426936912,'round','{"round":3,"pairs":[[5,1],[3,4]],"byes":[2]}');
INSERT INTO "tournament_event" VALUES('1m83wht2ecsz7pvn',9,1795426936912,'game','{"game":5,"round":3,"tie_break":false,"entrants":[5,1],"scores":[1,0],"seed":"7ad99a74c132119bae0b4008e9bd5e8ae3cf5e407dd4670cfdb3f57069cea854","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83wht2ecsz7pvn',10,1795426936912,'game','{"game":6,"round":3,"tie_break":false,"entrants":[3,4],"scores":[0,1],"seed":"37a37a35f9084ce5f45ca2c5f70aa388e9ded6d956d72ac8ce6483023d16268e","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83wht2ecsz7pvn',11,1795426936912,'finished','{"winners":[5]}');
INSERT INTO "tournament_event" VALUES('1m83wht35df2h2ga',1,1795426936933,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":2,"deal":"independent","visibility":"public","seed":"855440410f9402d048fc6e20994f44c56d6d2032b22bbcf0cc735d40196da2cb","seeded":false,"clock":null,"creator":"1m83whszh08wm9h7","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m83wht35df2h2ga',2,1795426936934,'round','{"round":1,"pairs":[[3,2]],"byes":[1]}');
INSERT INTO "tournament_event" VALUES('1m83wht35df2h2ga',3,1795426936934,'game','{"game":1,"round":1,"tie_break":false,"entrants":[3,2],"scores":[1,0],"seed":"405e691a5159f0078e4255c9dac9c69fbabfe2ef4dea1b4d9b1a1c69f93f5092","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83wht35df2h2ga',4,1795426936934,'game','{"game":2,"round":1,"tie_break":false,"entrants":[2,3],"scores":[1,0],"seed":"980ea0765952310ea437efcee7bb81e2a389091894c47cab311998daa6e9a5da","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83wht35df2h2ga',5,1795426936934,'game','{"game":3,"round":1,"tie_break":true,"entrants":[3,2],"scores":[1,0],"seed":"1bf8960c3c4e0728389d3c57e8cebbe9ae259489617b0729da88146053d08ccc","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83wht35df2h2ga',6,1795426936934,'round','{"round":2,"pairs":[[1,3]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m83wht35df2h2ga',7,1795426936934,'game','{"game":4,"round":2,"tie_break":false,"entrants":[1,3],"scores":[0,1],"seed":"b45826ee7d63a682307a525ec17da7120ca2942039f019cdbaa7b59168afa4d4","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83wht35df2h2ga',8,1795426936934,'game','{"game":5,"round":2,"tie_break":false,"entrants":[3,1],"scores":[0,1],"seed":"1e5b277432c95c9f35be7c1297521e64a828d9b6d49876821b6a65f09d851268","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83wht35df2h2ga',9,1795426936934,'game','{"game":6,"round":2,"tie_break":true,"entrants":[1,3],"scores":[1,0],"seed":"aae9f86c9e8a604a4de29f30018a4870aa1e993875b91c565e4b899fd8bce65f","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83wht35df2h2ga',10,1795426936934,'finished','{"winners":[1]}');
INSERT INTO "tournament_event" VALUES('1m83wht3wd8mj6dg',1,1795426936956,'created','{"ruleset":"yahtzee","format":"heats","games":1,"deal":"independent","visibility":"public","seed":"8b8acaca281bec865991356a672bda0022875e16e701315a6308d19a844bfdc7","seeded":false,"clock":null,"creator":"1m83whszh08wm9h7","table":3,"advance":1,"master":null,"title":null,"entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m83wht3wd8mj6dg',2,1795426936957,'stage','{"stage":1,"tables":[[4,5,3],[2,1]]}');
INSERT INTO "tournament_event" VALUES('1m83wht3wd8mj6dg',3,1795426936957,'game','{"game":1,"round":1,"tie_break":false,"entrants":[4,5,3],"scores":[57,34,20],"seed":"b36ea46a2f3c82cadd296821811a21516939c4ba8de308cbf2913c56b165065b","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83wht3wd8mj6dg',4,1795426936957,'game','{"game":2,"round":1,"tie_break":false,"entrants":[2,1],"scores":[43,35],"seed":"244d694e4e170f06a907df889ea1acbfbe2bd0ca08f9b7878244b72846395267","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83wht3wd8mj6dg',5,1795426936957,'stage','{"stage":2,"tables":[[2,4,1]]}');
INSERT INTO "tournament_event" VALUES('1m83wht3wd8mj6dg',6,1795426936957,'game','{"game":3,"round":2,"tie_break":false,"entrants":[2,4,1],"scores":[50,36,33],"seed":"d0c114607254ed63de794277318f9edf923e77ddba57ac4210c1d976f7a724c3","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83wht3wd8mj6dg',7,1795426936958,'finished','{"winners":[2]}');
INSERT INTO "tournament_event" VALUES('1m83wht4k4dpjv4b',1,1795426936979,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","visibility":"public","seed":"6399ad47fa98c3192ed715e07d04d656221d74a68ce87c9f9cb92c01f586c241","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m83whszh08wm9h7","entrants":[{"player":"1m83whszh08wm9h7","joined":true},{"player":"1m83whszmccvr1c3","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m83wht4m6shq32c',1,1795426936980,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"public","seed":"facdac491a4a830a8860907fc12fbe0ca69117119ffe4bc8e6cca8e640d0bc24","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m83whszh08wm9h7","entrants":[{"player":"1m83whszh08wm9h7","joined":true},{"player":"1m83whszmccvt2g1","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m83wht4m6shq32c',2,1795426936981,'joined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m83wht4m6shq32c',3,1795426936981,'round','{"round":1,"pairs":[[1,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m83wht4m6shq32c',4,1795426936981,'started','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"id":"1m83wht4n4ak2yn7"}');
INSERT INTO "tournament_event" VALUES('1m83wht4p5eezk51',1,1795426936982,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"private","seed":"77f8ea800f5082ba42de4db8ff7f353c77334287a20dce67ebc98aa910e72122","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m83whszmccvr1c3","entrants":[{"player":"1m83whszmccvr1c3","joined":true},{"player":"1m83whszmccvt2g1","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m83wht4p5eezk51',2,1795426936983,'declined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m83wht4p5eezk51',3,1795426936983,'cancelled','{"reason":"declined"}');
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
INSERT INTO "tournament_game" VALUES('1m83wht2ecsz7pvn',1,1,0,NULL,'[1,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83wht2ecsz7pvn',2,1,0,NULL,'[4,2]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m83wht2ecsz7pvn',3,2,0,NULL,'[2,1]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m83wht2ecsz7pvn',4,2,0,NULL,'[3,5]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m83wht2ecsz7pvn',5,3,0,NULL,'[5,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83wht2ecsz7pvn',6,3,0,NULL,'[3,4]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m83wht35df2h2ga',1,1,0,NULL,'[3,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83wht35df2h2ga',2,1,0,NULL,'[2,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83wht35df2h2ga',3,1,1,NULL,'[3,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83wht35df2h2ga',4,2,0,NULL,'[1,3]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m83wht35df2h2ga',5,2,0,NULL,'[3,1]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m83wht35df2h2ga',6,2,1,NULL,'[1,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83wht3wd8mj6dg',1,1,0,NULL,'[4,5,3]','[57,34,20]',NULL);
INSERT INTO "tournament_game" VALUES('1m83wht3wd8mj6dg',2,1,0,NULL,'[2,1]','[43,35]',NULL);
INSERT INTO "tournament_game" VALUES('1m83wht3wd8mj6dg',3,2,0,NULL,'[2,4,1]','[50,36,33]',NULL);
INSERT INTO "tournament_game" VALUES('1m83wht4m6shq32c',1,1,0,'1m83wht4n4ak2yn7','[1,2]',NULL,NULL);
CREATE TABLE tournament_stage (
    tournament TEXT    NOT NULL,
    number     INTEGER NOT NULL CHECK (number > 0), -- 1, 2, 3, ...
    -- JSON, by table: the number of its latest game and its id, null where there is none; its entrants' numbers; of these,
    -- who are at that game; and what the entrants have scored, in their order, null while they play. Where they choose what
    -- they are asked of: that, in their order, null for those who have not yet.
    tables     TEXT    NOT NULL,
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_stage" VALUES('1m83wht3wd8mj6dg',1,'[{"game":1,"id":null,"entrants":[4,5,3],"players":[4,5,3],"points":[57,34,20]},{"game":2,"id":null,"entrants":[2,1],"players":[2,1],"points":[43,35]}]');
INSERT INTO "tournament_stage" VALUES('1m83wht3wd8mj6dg',2,'[{"game":3,"id":null,"entrants":[2,4,1],"players":[2,4,1],"points":[50,36,33]}]');
CREATE TABLE uptime_mark (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
INSERT INTO "uptime_mark" VALUES(1,1795426937002);
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
INSERT INTO "webhook" VALUES('1m83wht501qqhe11','1m83whszf8bh5tqf','https://receiver.invalid/',11,X'997D3410A3145C91235F4B452C212FA9DD9D395051D9266D5C476F4EAFDB375D',NULL,NULL,1795426936992,NULL,NULL);
INSERT INTO "webhook" VALUES('1m83wht501qqjepq','1m83whszf8bh5tqf','https://receiver.invalid/',16,X'098EF452AC625001D052DD8BE13DAF24801E1F6166502D13C00F1D3529A00D62',NULL,NULL,1795426936992,1795426936993,NULL);
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
