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
INSERT INTO "block" VALUES('1m83jjsn46ms1694','1m83jjsn08x7vfcr',1795416483887);
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
INSERT INTO "delivery" VALUES(1,'1m83jjtay2w5s3sn','1m83jjtat4a41adn','1m83jjtay2w5qmw1','1m83jjtay2w5qmw1-1-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:48:04.190Z","data":{"seq":1,"at":"2026-11-23T06:48:04.190Z","kind":"created","seat":0,"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m83jjtax0wezxe2","status":"joined"},{"player":"1m83jjtax0wf2ntb","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m83jjtax0wezxe2","clock":{"turn_seconds":30,"bot_turn_seconds":1},"game":"1m83jjtay2w5qmw1"}}',1795416484190,1,1795416489599,1795416484195,NULL,NULL,0);
INSERT INTO "delivery" VALUES(2,'1m83jjtb11ahjvrp','1m83jjtat4a41adn','1m83jjtay2w5qmw1','1m83jjtay2w5qmw1-2-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:48:04.193Z","data":{"seq":2,"at":"2026-11-23T06:48:04.193Z","kind":"joined","seat":1,"player":"1m83jjtax0wf2ntb","game":"1m83jjtay2w5qmw1"}}',1795416484193,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(3,'1m83jjtb11ahk1ad','1m83jjtat4a41adn','1m83jjtay2w5qmw1','1m83jjtay2w5qmw1-3-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:48:04.193Z","data":{"seq":3,"at":"2026-11-23T06:48:04.193Z","kind":"round","seat":null,"number":1,"leader":0,"commitment":null,"points":[0,0],"game":"1m83jjtay2w5qmw1"}}',1795416484193,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(4,'1m83jjtb11ahksay','1m83jjtat4a41adn','1m83jjtay2w5qmw1','1m83jjtay2w5qmw1-3-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T06:48:04.193Z","data":{"game":"1m83jjtay2w5qmw1","seq":3,"players":["1m83jjtax0wezxe2"],"seats":[0],"deadline":"2026-11-23T06:48:34.193Z"}}',1795416484193,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(5,'1m83jjtb3b4qb2hr','1m83jjtat4a41adn','1m83jjtay2w5qmw1','1m83jjtay2w5qmw1-4-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:48:04.195Z","data":{"seq":4,"at":"2026-11-23T06:48:04.195Z","kind":"move","seat":0,"column":0,"row":0,"symbol":"X","game":"1m83jjtay2w5qmw1"}}',1795416484195,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(6,'1m83jjtb3b4qbp5c','1m83jjtat4a41adn','1m83jjtay2w5qmw1','1m83jjtay2w5qmw1-4-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T06:48:04.195Z","data":{"game":"1m83jjtay2w5qmw1","seq":4,"players":["1m83jjtax0wf2ntb"],"seats":[1],"deadline":"2026-11-23T06:48:34.195Z"}}',1795416484195,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(7,'1m83jjtb497mcb4m','1m83jjtat4a41adn','1m83jjtay2w5qmw1','1m83jjtay2w5qmw1-5-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:48:04.196Z","data":{"seq":5,"at":"2026-11-23T06:48:04.196Z","kind":"move","seat":1,"column":1,"row":0,"symbol":"O","game":"1m83jjtay2w5qmw1"}}',1795416484196,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(8,'1m83jjtb497me2wg','1m83jjtat4a41adn','1m83jjtay2w5qmw1','1m83jjtay2w5qmw1-5-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T06:48:04.196Z","data":{"game":"1m83jjtay2w5qmw1","seq":5,"players":["1m83jjtax0wezxe2"],"seats":[0],"deadline":"2026-11-23T06:48:34.196Z"}}',1795416484196,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(9,'1m83jjtb58gg1hs2','1m83jjtat4a41adn','1m83jjtay2w5qmw1','1m83jjtay2w5qmw1-6-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:48:04.197Z","data":{"seq":6,"at":"2026-11-23T06:48:04.197Z","kind":"move","seat":0,"column":0,"row":1,"symbol":"X","game":"1m83jjtay2w5qmw1"}}',1795416484197,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(10,'1m83jjtb58gg3cny','1m83jjtat4a41adn','1m83jjtay2w5qmw1','1m83jjtay2w5qmw1-6-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T06:48:04.197Z","data":{"game":"1m83jjtay2w5qmw1","seq":6,"players":["1m83jjtax0wf2ntb"],"seats":[1],"deadline":"2026-11-23T06:48:34.197Z"}}',1795416484197,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(11,'1m83jjtb58gg54ty','1m83jjtat4a41adn','1m83jjtay2w5qmw1','1m83jjtay2w5qmw1-7-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:48:04.197Z","data":{"seq":7,"at":"2026-11-23T06:48:04.197Z","kind":"move","seat":1,"column":1,"row":1,"symbol":"O","game":"1m83jjtay2w5qmw1"}}',1795416484197,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(12,'1m83jjtb58gg6706','1m83jjtat4a41adn','1m83jjtay2w5qmw1','1m83jjtay2w5qmw1-7-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T06:48:04.197Z","data":{"game":"1m83jjtay2w5qmw1","seq":7,"players":["1m83jjtax0wezxe2"],"seats":[0],"deadline":"2026-11-23T06:48:34.197Z"}}',1795416484197,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(13,'1m83jjtb8ahcv6m1','1m83jjtat4a41adn','1m83jjtay2w5qmw1','1m83jjtay2w5qmw1-8-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:48:04.200Z","data":{"seq":8,"at":"2026-11-23T06:48:04.200Z","kind":"move","seat":0,"column":0,"row":2,"symbol":"X","game":"1m83jjtay2w5qmw1"}}',1795416484200,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(14,'1m83jjtb8ahcyh34','1m83jjtat4a41adn','1m83jjtay2w5qmw1','1m83jjtay2w5qmw1-9-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:48:04.200Z","data":{"seq":9,"at":"2026-11-23T06:48:04.200Z","kind":"round-over","seat":null,"id":"1m83jjtb8ahcx134","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null,"game":"1m83jjtay2w5qmw1"}}',1795416484200,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(15,'1m83jjtb8ahd0fxz','1m83jjtat4a41adn','1m83jjtay2w5qmw1','1m83jjtay2w5qmw1-9-result.published','result.published','{"type":"result.published","timestamp":"2026-11-23T06:48:04.200Z","data":{"id":"1m83jjtb8ahcx134","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-23T06:48:04.200Z","kind":"round","game":"1m83jjtay2w5qmw1","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m83jjtax0wezxe2"}},{"seat":1,"player":{"id":"1m83jjtax0wf2ntb"}}]}}',1795416484200,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(16,'1m83jjtb8ahd2q20','1m83jjtat4a41adn','1m83jjtay2w5qmw1','1m83jjtay2w5qmw1-10-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:48:04.200Z","data":{"seq":10,"at":"2026-11-23T06:48:04.200Z","kind":"finished","seat":null,"id":"1m83jjtb8ahd26b1","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","game":"1m83jjtay2w5qmw1"}}',1795416484200,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(17,'1m83jjtb8ahd3g4a','1m83jjtat4a41adn','1m83jjtay2w5qmw1','1m83jjtay2w5qmw1-10-result.published','result.published','{"type":"result.published","timestamp":"2026-11-23T06:48:04.200Z","data":{"id":"1m83jjtb8ahd26b1","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-23T06:48:04.200Z","kind":"match","game":"1m83jjtay2w5qmw1","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m83jjtax0wezxe2"}},{"seat":1,"player":{"id":"1m83jjtax0wf2ntb"}}]}}',1795416484200,0,NULL,NULL,NULL,NULL,0);
CREATE TABLE event (
    id   INTEGER PRIMARY KEY,              -- its place in the log of all games
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL                  -- JSON: the whole truth, secrets included
) STRICT;
INSERT INTO "event" VALUES(1,'1m83jjsnkfrpp6dh',1,1795416483507,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m83jjsmq7xsstxv","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m83jjsmq7xsstxv","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(2,'1m83jjsnkfrpp6dh',2,1795416483507,'round',NULL,'{"number":1,"leader":null,"commitment":"7d76b785a59fab4f0686e178e37e3287a23dc0e0da743a5d5af5a9feb2531591","points":[0],"rules":2,"seats":[{"player":"1m83jjsmq7xsstxv","status":"joined"}],"rounds":1,"deal":{"nonce":"1f0f5ad9e138d2fdeaab38948dfa676866bdda7fd67f2340a97cded04a443638","secret":"9160"},"carry":null}');
INSERT INTO "event" VALUES(3,'1m83jjsnkfrpp6dh',3,1795416483515,'guess',0,'{"attempt":1,"code":"0123","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(4,'1m83jjsnkfrpp6dh',4,1795416483554,'guess',0,'{"attempt":2,"code":"0245","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(5,'1m83jjsnkfrpp6dh',5,1795416483564,'guess',0,'{"attempt":3,"code":"1463","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(6,'1m83jjsnkfrpp6dh',6,1795416483567,'guess',0,'{"attempt":4,"code":"1627","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(7,'1m83jjsnkfrpp6dh',7,1795416483571,'guess',0,'{"attempt":5,"code":"5713","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(8,'1m83jjsnkfrpp6dh',8,1795416483572,'guess',0,'{"attempt":6,"code":"8160","bulls":3,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(9,'1m83jjsnkfrpp6dh',9,1795416483576,'guess',0,'{"attempt":7,"code":"9160","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(10,'1m83jjsnkfrpp6dh',10,1795416483576,'round-over',NULL,'{"id":"1m83jjsqr0bbxm6h","round":1,"leader":null,"attempts":7,"solved":true,"solver":0,"secret":"9160","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"1f0f5ad9e138d2fdeaab38948dfa676866bdda7fd67f2340a97cded04a443638","secret":"9160"}}');
INSERT INTO "event" VALUES(11,'1m83jjsnkfrpp6dh',11,1795416483576,'finished',NULL,'{"id":"1m83jjsqr0bbzatx","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(12,'1m83jjsqv1n1ddk8',1,1795416483579,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m83jjsn08x7vfcr","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m83jjsn08x7vfcr","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(13,'1m83jjsqv1n1ddk8',2,1795416483579,'round',NULL,'{"number":1,"leader":null,"commitment":"a8ee3d31ce65739f1a6c256b8483a343c0ae91d63a1ae598144a754e5cf18ba0","points":[0],"rules":2,"seats":[{"player":"1m83jjsn08x7vfcr","status":"joined"}],"rounds":1,"deal":{"nonce":"cd8c80d995c64896c635b380122cb2dafe0aad94a1da6c270054645e17c7f63f","secret":"5907"},"carry":null}');
INSERT INTO "event" VALUES(14,'1m83jjsqv1n1ddk8',3,1795416483581,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(15,'1m83jjsqv1n1ddk8',4,1795416483594,'guess',0,'{"attempt":2,"code":"1456","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(16,'1m83jjsqv1n1ddk8',5,1795416483598,'guess',0,'{"attempt":3,"code":"2578","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(17,'1m83jjsqv1n1ddk8',6,1795416483600,'guess',0,'{"attempt":4,"code":"3687","bulls":1,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(18,'1m83jjsqv1n1ddk8',7,1795416483601,'guess',0,'{"attempt":5,"code":"4289","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(19,'1m83jjsqv1n1ddk8',8,1795416483611,'guess',0,'{"attempt":6,"code":"5097","bulls":2,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(20,'1m83jjsqv1n1ddk8',9,1795416483615,'guess',0,'{"attempt":7,"code":"5907","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(21,'1m83jjsqv1n1ddk8',10,1795416483615,'round-over',NULL,'{"id":"1m83jjsrz73byctk","round":1,"leader":null,"attempts":7,"solved":true,"solver":0,"secret":"5907","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"cd8c80d995c64896c635b380122cb2dafe0aad94a1da6c270054645e17c7f63f","secret":"5907"}}');
INSERT INTO "event" VALUES(22,'1m83jjsqv1n1ddk8',11,1795416483615,'finished',NULL,'{"id":"1m83jjsrz73bz588","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(23,'1m83jjss3f4aze5a',1,1795416483619,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m83jjsmq7xsstxv","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m83jjsmq7xsstxv","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(24,'1m83jjss3f4aze5a',2,1795416483619,'round',NULL,'{"number":1,"leader":null,"commitment":"5a61edfde21dbcca43893450cf326642eceb97ad698819ea85817e637637922c","points":[0],"rules":2,"seats":[{"player":"1m83jjsmq7xsstxv","status":"joined"}],"rounds":1,"deal":{"nonce":"9662df534b1616a73748a0d7c552652c758d4e8155d31fd9e29bf4a4ec29f979","secret":"9570"},"carry":null}');
INSERT INTO "event" VALUES(25,'1m83jjss3f4aze5a',3,1795416483629,'resigned',0,'{}');
INSERT INTO "event" VALUES(26,'1m83jjss3f4aze5a',4,1795416483629,'round-over',NULL,'{"id":"1m83jjssd4vp91gf","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"9570","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"9662df534b1616a73748a0d7c552652c758d4e8155d31fd9e29bf4a4ec29f979","secret":"9570"}}');
INSERT INTO "event" VALUES(27,'1m83jjss3f4aze5a',5,1795416483629,'finished',NULL,'{"id":"1m83jjssd4vpa9d2","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(28,'1m83jjssg5r9zj1b',1,1795416483632,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m83jjsn08x7vfcr","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m83jjsn08x7vfcr","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(29,'1m83jjssg5r9zj1b',2,1795416483632,'round',NULL,'{"number":1,"leader":null,"commitment":"608e3818a5ae223dc035449c8dea79a9bfa0f930ee9711a23e670873b9fc8205","points":[0],"rules":2,"seats":[{"player":"1m83jjsn08x7vfcr","status":"joined"}],"rounds":1,"deal":{"nonce":"2f62810a660f0ba7c7416eb86699fd691dff4632fd2fd9344f8e35b9e895367c","secret":"2591"},"carry":null}');
INSERT INTO "event" VALUES(30,'1m83jjssg5r9zj1b',3,1795416483639,'resigned',0,'{}');
INSERT INTO "event" VALUES(31,'1m83jjssg5r9zj1b',4,1795416483639,'round-over',NULL,'{"id":"1m83jjssq09nxnvr","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"2591","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"2f62810a660f0ba7c7416eb86699fd691dff4632fd2fd9344f8e35b9e895367c","secret":"2591"}}');
INSERT INTO "event" VALUES(32,'1m83jjssg5r9zj1b',5,1795416483639,'finished',NULL,'{"id":"1m83jjssq09nxreq","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(33,'1m83jjssvfm5ker1',1,1795416483643,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m83jjssvfm5hx8b","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m83jjssvfm5hx8b","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(34,'1m83jjssvfm5ker1',2,1795416483643,'round',NULL,'{"number":1,"leader":null,"commitment":"380f5614a22acb1cf5d1a480980c272c067a61f84f9fca3667164799c974000c","points":[0],"rules":2,"seats":[{"player":"1m83jjssvfm5hx8b","status":"joined"}],"rounds":0,"deal":{"nonce":"adc192316cf685310510349924cb5d1f05a78500adbaa2685ecfcd62161bd1aa","secret":"9380"},"carry":null}');
INSERT INTO "event" VALUES(35,'1m83jjssvfm5ker1',3,1795416483652,'guess',0,'{"attempt":1,"code":"1234","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(36,'1m83jjst7cebsx02',1,1795416483655,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m83jjst7cebsec0","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m83jjst7cebsec0","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(37,'1m83jjst7cebsx02',2,1795416483655,'round',NULL,'{"number":1,"leader":null,"commitment":"2aeed69d4a4b171e3c35322e2ba1dd9dd46a6df7e36e0b34e8b0ac4526c8156f","points":[0],"rules":2,"seats":[{"player":"1m83jjst7cebsec0","status":"joined"}],"rounds":2,"deal":{"nonce":"c3e1e334684cd97e3161d76bb8d966f9e1b4a9e553ea3b2afee455a740bfcb25","secret":"9385"},"carry":null}');
INSERT INTO "event" VALUES(38,'1m83jjst7cebsx02',3,1795416483657,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(39,'1m83jjst7cebsx02',4,1795416483677,'guess',0,'{"attempt":2,"code":"1456","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(40,'1m83jjst7cebsx02',5,1795416483686,'guess',0,'{"attempt":3,"code":"2578","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(41,'1m83jjst7cebsx02',6,1795416483689,'guess',0,'{"attempt":4,"code":"3687","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(42,'1m83jjst7cebsx02',7,1795416483697,'guess',0,'{"attempt":5,"code":"3795","bulls":1,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(43,'1m83jjst7cebsx02',8,1795416483698,'guess',0,'{"attempt":6,"code":"9385","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(44,'1m83jjst7cebsx02',9,1795416483698,'round-over',NULL,'{"id":"1m83jjsvje443cre","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"9385","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"c3e1e334684cd97e3161d76bb8d966f9e1b4a9e553ea3b2afee455a740bfcb25","secret":"9385"}}');
INSERT INTO "event" VALUES(45,'1m83jjst7cebsx02',10,1795416483700,'published',0,'{}');
INSERT INTO "event" VALUES(46,'1m83jjst7cebsx02',11,1795416483701,'round',NULL,'{"number":2,"leader":null,"commitment":"f87ef94c7a60a2825b44e105c5bc80745822db331a9fcb1a9e0ae079e4f90dc7","points":[1],"rules":2,"seats":[{"player":"1m83jjst7cebsec0","status":"joined"}],"rounds":2,"deal":{"nonce":"0d0273e84896a1e383e58b7b8b51573ca20afc1c25589b3124b11cd9cb83b363","secret":"9021"},"carry":null,"made_public":true}');
INSERT INTO "event" VALUES(47,'1m83jjsvr00wnwve',1,1795416483704,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m83jjsvp72xhz5w","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m83jjsvp72xhz5w","join_code":"ZNNPVM","clock":null,"log":3}');
INSERT INTO "event" VALUES(48,'1m83jjsvr00wnwve',2,1795416483705,'joined',1,'{"player":"1m83jjsvqfqd4jkd"}');
INSERT INTO "event" VALUES(49,'1m83jjsvr00wnwve',3,1795416483705,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m83jjsvp72xhz5w","status":"joined"},{"player":"1m83jjsvqfqd4jkd","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(50,'1m83jjsvr00wnwve',4,1795416483812,'secret',0,'{"code":"1234","nonce":"7d998fe61c35c006065370b7f79b6284b0f853590b17ee9c265a89f6686b5ea1","commitment":"18826979bea0d011973c64ae945dc1eb80ead91f07c35ec7bfe1325748775ba4"}');
INSERT INTO "event" VALUES(51,'1m83jjsvr00wnwve',5,1795416483814,'guess',1,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(52,'1m83jjsvr00wnwve',6,1795416483814,'round-over',NULL,'{"id":"1m83jjsz6bv9k34x","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"7d998fe61c35c006065370b7f79b6284b0f853590b17ee9c265a89f6686b5ea1","secret":"1234"}}');
INSERT INTO "event" VALUES(53,'1m83jjsvr00wnwve',7,1795416483826,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":2,"seats":[{"player":"1m83jjsvp72xhz5w","status":"joined"},{"player":"1m83jjsvqfqd4jkd","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(54,'1m83jjsvr00wnwve',8,1795416483828,'secret',1,'{"code":"4321","nonce":"5cf96412404a89338496221b0623304c59ea53189dbd4e2c1952aeb37a728ae5","commitment":"51607a889e69ace9be94c70761c4bace048bc25bdc821a026eca6550a93aaa8d"}');
INSERT INTO "event" VALUES(55,'1m83jjsvr00wnwve',9,1795416483829,'resigned',0,'{}');
INSERT INTO "event" VALUES(56,'1m83jjsvr00wnwve',10,1795416483829,'round-over',NULL,'{"id":"1m83jjszn6cztgex","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"5cf96412404a89338496221b0623304c59ea53189dbd4e2c1952aeb37a728ae5","secret":"4321"}}');
INSERT INTO "event" VALUES(57,'1m83jjsvr00wnwve',11,1795416483829,'finished',NULL,'{"id":"1m83jjszn6czw6wk","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation"}');
INSERT INTO "event" VALUES(58,'1m83jjt0690pd00d',1,1795416483846,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"manual","secret":"held","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m83jjszx30sbaet","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m83jjszx30sbaet","join_code":"GRDX59","clock":null,"log":3}');
INSERT INTO "event" VALUES(59,'1m83jjt0690pd00d',2,1795416483848,'joined',1,'{"player":"1m83jjt01dwdwca9"}');
INSERT INTO "event" VALUES(60,'1m83jjt0690pd00d',3,1795416483849,'joined',2,'{"player":"1m83jjt058m1nsf3"}');
INSERT INTO "event" VALUES(61,'1m83jjt0690pd00d',4,1795416483849,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m83jjszx30sbaet","status":"joined"},{"player":"1m83jjt01dwdwca9","status":"joined"},{"player":"1m83jjt058m1nsf3","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(62,'1m83jjt0we8fwq68',1,1795416483868,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m83jjt0pawty3dz","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m83jjt0pawty3dz","join_code":"BDX986","clock":null,"log":3}');
INSERT INTO "event" VALUES(63,'1m83jjt0we8fwq68',2,1795416483869,'joined',1,'{"player":"1m83jjt0vaa2an4p"}');
INSERT INTO "event" VALUES(64,'1m83jjt0we8fwq68',3,1795416483870,'joined',2,'{"player":"1m83jjt0we8ftgrb"}');
INSERT INTO "event" VALUES(65,'1m83jjt0we8fwq68',4,1795416483870,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m83jjt0pawty3dz","status":"joined"},{"player":"1m83jjt0vaa2an4p","status":"joined"},{"player":"1m83jjt0we8ftgrb","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(66,'1m83jjt0we8fwq68',5,1795416483871,'secret',0,'{"code":"5678","nonce":"4e1ba6ed6dcb8c6bd7f3fa030a76c7800b0cc389c495ba0f2dfc5eaad6b8b17c","commitment":"76f09e56711b9418d3b2e31aeb9bdd54b99c19076cbdba9c73f4d9a2f932f728"}');
INSERT INTO "event" VALUES(67,'1m83jjt0we8fwq68',6,1795416483873,'guess',1,'{"attempt":1,"code":"1234","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(68,'1m83jjt196218h5r',1,1795416483881,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m83jjsmq7xsstxv","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m83jjsmq7xsstxv","join_code":"PZ475K","clock":null,"log":3}');
INSERT INTO "event" VALUES(69,'1m83jjt1d742sa1y',1,1795416483885,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m83jjsn08x7vfcr","status":"joined"},{"player":"1m83jjsn46ms1694","status":"invited"}],"visibility":"public","ranked":false,"creator":"1m83jjsn08x7vfcr","join_code":"WV683Q","clock":null,"log":3}');
INSERT INTO "event" VALUES(70,'1m83jjt1d742sa1y',2,1795416483887,'aborted',0,'{"reason":"creator"}');
INSERT INTO "event" VALUES(71,'1m83jjt1g5b5st9y',1,1795416483888,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m83jjsmq7xsstxv","status":"joined"},{"player":"1m83jjsn46ms1694","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m83jjsmq7xsstxv","join_code":"M4XTB6","clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(72,'1m83jjt1h5k8cbsc',1,1795416483889,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m83jjsmq7xsstxv","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"visibility":"private","ranked":false,"creator":"1m83jjsmq7xsstxv","join_code":null,"clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(73,'1m83jjt1h5k8cbsc',2,1795416483889,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m83jjsmq7xsstxv","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(74,'1m83jjt1n17e5ayk',1,1795416483893,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":null,"hints":false},"seats":[{"player":"1m83jjt1kbcfc27v","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m83jjt1kbcfc27v","join_code":"B78579","clock":null,"log":3}');
INSERT INTO "event" VALUES(75,'1m83jjt1n17e5ayk',2,1795416483904,'joined',1,'{"player":"1m83jjt1m6pdfb5v"}');
INSERT INTO "event" VALUES(76,'1m83jjt1n17e5ayk',3,1795416483904,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m83jjt1kbcfc27v","status":"joined"},{"player":"1m83jjt1m6pdfb5v","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(77,'1m83jjt1n17e5ayk',4,1795416483906,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(78,'1m83jjt1n17e5ayk',5,1795416483907,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(79,'1m83jjt1n17e5ayk',6,1795416483908,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(80,'1m83jjt1n17e5ayk',7,1795416483908,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(81,'1m83jjt1n17e5ayk',8,1795416483909,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(82,'1m83jjt1n17e5ayk',9,1795416483909,'round-over',NULL,'{"id":"1m83jjt253r06m6s","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(83,'1m83jjt1n17e5ayk',10,1795416483910,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[1,0],"rules":1,"seats":[{"player":"1m83jjt1kbcfc27v","status":"joined"},{"player":"1m83jjt1m6pdfb5v","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(84,'1m83jjt1n17e5ayk',11,1795416483910,'move',1,'{"column":1,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(85,'1m83jjt2c00zjeyy',1,1795416483916,'created',0,'{"ruleset":"gomoku","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m83jjsmq7xsstxv","status":"joined"},{"player":"1m83jjsn08x7vfcr","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m83jjsmq7xsstxv","join_code":"X6KCTW","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(86,'1m83jjt2c00zjeyy',2,1795416483919,'joined',1,'{"player":"1m83jjsn08x7vfcr"}');
INSERT INTO "event" VALUES(87,'1m83jjt2c00zjeyy',3,1795416483919,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m83jjsmq7xsstxv","status":"joined"},{"player":"1m83jjsn08x7vfcr","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(88,'1m83jjt2c00zjeyy',4,1795416483920,'move',0,'{"column":7,"row":7,"symbol":"X"}');
INSERT INTO "event" VALUES(89,'1m83jjt2c00zjeyy',5,1795416483921,'move',1,'{"column":8,"row":8,"symbol":"O"}');
INSERT INTO "event" VALUES(90,'1m83jjt2c00zjeyy',6,1795416483923,'resigned',1,'{}');
INSERT INTO "event" VALUES(91,'1m83jjt2c00zjeyy',7,1795416483923,'round-over',NULL,'{"id":"1m83jjt2k4gyream","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(92,'1m83jjt2c00zjeyy',8,1795416483923,'finished',NULL,'{"id":"1m83jjt2k4gyrgag","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation"}');
INSERT INTO "event" VALUES(93,'1m83jjt2q1zngaea',1,1795416483927,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m83jjt2ma8kt9q2","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m83jjt2ma8kt9q2","join_code":"5QRADY","clock":null,"log":3,"commitment":"c044e67d59fa778f86cec230a4c85ec0434a712ca1b0c431cda7e47e351a4a48","client_seeds":["",""],"server_seed":"3f16346509fedc9c37096f37bcf47c70bbbeac48d35eea7df77cffeade111f6c"}');
INSERT INTO "event" VALUES(94,'1m83jjt2q1zngaea',2,1795416483935,'joined',1,'{"player":"1m83jjt2n0hc805v"}');
INSERT INTO "event" VALUES(95,'1m83jjt2q1zngaea',3,1795416483935,'round',NULL,'{"number":1,"leader":0,"commitment":"c044e67d59fa778f86cec230a4c85ec0434a712ca1b0c431cda7e47e351a4a48","points":[0,0],"rules":1,"seats":[{"player":"1m83jjt2ma8kt9q2","status":"joined"},{"player":"1m83jjt2n0hc805v","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(96,'1m83jjt2q1zngaea',4,1795416483935,'roll',0,'{"keep":[],"dice":[2,6,4,5,3],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(97,'1m83jjt2q1zngaea',5,1795416483989,'score',0,'{"category":"chance","score":20,"bonus":0}');
INSERT INTO "event" VALUES(98,'1m83jjt2q1zngaea',6,1795416483989,'roll',1,'{"keep":[],"dice":[4,6,5,4,6],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(99,'1m83jjt682bt3axx',1,1795416484040,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m83jjt59c4p9ts7","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m83jjt59c4p9ts7","join_code":"PRPYKN","clock":null,"log":3,"commitment":"6c6dcf1cb239698976a8183e300b9a1a5ec407dcc99a33a9dd1458fadc153e83","client_seeds":["",""],"server_seed":"d86c26c98403abd230e68ab96f15853c6488762edcdfd553adcea4b0782f8c6c"}');
INSERT INTO "event" VALUES(100,'1m83jjt682bt3axx',2,1795416484063,'joined',1,'{"player":"1m83jjt5we30n679"}');
INSERT INTO "event" VALUES(101,'1m83jjt682bt3axx',3,1795416484063,'round',NULL,'{"number":1,"leader":0,"commitment":"6c6dcf1cb239698976a8183e300b9a1a5ec407dcc99a33a9dd1458fadc153e83","points":[0,0],"rules":1,"seats":[{"player":"1m83jjt59c4p9ts7","status":"joined"},{"player":"1m83jjt5we30n679","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(102,'1m83jjt682bt3axx',4,1795416484063,'roll',0,'{"keep":[],"dice":[5,2,4,4,1],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(103,'1m83jjt682bt3axx',5,1795416484065,'score',0,'{"category":"aces","score":1,"bonus":0}');
INSERT INTO "event" VALUES(104,'1m83jjt682bt3axx',6,1795416484065,'roll',1,'{"keep":[],"dice":[6,1,4,1,1],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(105,'1m83jjt682bt3axx',7,1795416484065,'score',1,'{"category":"aces","score":3,"bonus":0}');
INSERT INTO "event" VALUES(106,'1m83jjt682bt3axx',8,1795416484065,'roll',0,'{"keep":[],"dice":[4,3,2,1,4],"stage":0,"roll":2}');
INSERT INTO "event" VALUES(107,'1m83jjt682bt3axx',9,1795416484066,'score',0,'{"category":"twos","score":2,"bonus":0}');
INSERT INTO "event" VALUES(108,'1m83jjt682bt3axx',10,1795416484066,'roll',1,'{"keep":[],"dice":[6,1,1,5,5],"stage":0,"roll":3}');
INSERT INTO "event" VALUES(109,'1m83jjt682bt3axx',11,1795416484066,'score',1,'{"category":"twos","score":0,"bonus":0}');
INSERT INTO "event" VALUES(110,'1m83jjt682bt3axx',12,1795416484066,'roll',0,'{"keep":[],"dice":[5,6,3,4,5],"stage":0,"roll":4}');
INSERT INTO "event" VALUES(111,'1m83jjt682bt3axx',13,1795416484067,'score',0,'{"category":"threes","score":3,"bonus":0}');
INSERT INTO "event" VALUES(112,'1m83jjt682bt3axx',14,1795416484067,'roll',1,'{"keep":[],"dice":[3,4,6,5,3],"stage":0,"roll":5}');
INSERT INTO "event" VALUES(113,'1m83jjt682bt3axx',15,1795416484067,'score',1,'{"category":"threes","score":6,"bonus":0}');
INSERT INTO "event" VALUES(114,'1m83jjt682bt3axx',16,1795416484067,'roll',0,'{"keep":[],"dice":[5,6,4,3,4],"stage":0,"roll":6}');
INSERT INTO "event" VALUES(115,'1m83jjt682bt3axx',17,1795416484068,'score',0,'{"category":"fours","score":8,"bonus":0}');
INSERT INTO "event" VALUES(116,'1m83jjt682bt3axx',18,1795416484068,'roll',1,'{"keep":[],"dice":[2,5,3,6,1],"stage":0,"roll":7}');
INSERT INTO "event" VALUES(117,'1m83jjt682bt3axx',19,1795416484068,'score',1,'{"category":"fours","score":0,"bonus":0}');
INSERT INTO "event" VALUES(118,'1m83jjt682bt3axx',20,1795416484068,'roll',0,'{"keep":[],"dice":[5,6,4,2,1],"stage":0,"roll":8}');
INSERT INTO "event" VALUES(119,'1m83jjt682bt3axx',21,1795416484069,'score',0,'{"category":"fives","score":5,"bonus":0}');
INSERT INTO "event" VALUES(120,'1m83jjt682bt3axx',22,1795416484069,'roll',1,'{"keep":[],"dice":[5,3,5,1,6],"stage":0,"roll":9}');
INSERT INTO "event" VALUES(121,'1m83jjt682bt3axx',23,1795416484069,'score',1,'{"category":"fives","score":10,"bonus":0}');
INSERT INTO "event" VALUES(122,'1m83jjt682bt3axx',24,1795416484069,'roll',0,'{"keep":[],"dice":[6,3,6,4,1],"stage":0,"roll":10}');
INSERT INTO "event" VALUES(123,'1m83jjt682bt3axx',25,1795416484070,'score',0,'{"category":"sixes","score":12,"bonus":0}');
INSERT INTO "event" VALUES(124,'1m83jjt682bt3axx',26,1795416484070,'roll',1,'{"keep":[],"dice":[6,4,6,3,4],"stage":0,"roll":11}');
INSERT INTO "event" VALUES(125,'1m83jjt682bt3axx',27,1795416484070,'score',1,'{"category":"sixes","score":12,"bonus":0}');
INSERT INTO "event" VALUES(126,'1m83jjt682bt3axx',28,1795416484070,'roll',0,'{"keep":[],"dice":[6,5,1,5,4],"stage":0,"roll":12}');
INSERT INTO "event" VALUES(127,'1m83jjt682bt3axx',29,1795416484071,'score',0,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(128,'1m83jjt682bt3axx',30,1795416484071,'roll',1,'{"keep":[],"dice":[3,1,2,4,1],"stage":0,"roll":13}');
INSERT INTO "event" VALUES(129,'1m83jjt682bt3axx',31,1795416484071,'score',1,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(130,'1m83jjt682bt3axx',32,1795416484071,'roll',0,'{"keep":[],"dice":[4,6,3,3,6],"stage":0,"roll":14}');
INSERT INTO "event" VALUES(131,'1m83jjt682bt3axx',33,1795416484072,'score',0,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(132,'1m83jjt682bt3axx',34,1795416484072,'roll',1,'{"keep":[],"dice":[5,4,5,4,6],"stage":0,"roll":15}');
INSERT INTO "event" VALUES(133,'1m83jjt682bt3axx',35,1795416484072,'score',1,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(134,'1m83jjt682bt3axx',36,1795416484072,'roll',0,'{"keep":[],"dice":[4,4,4,4,2],"stage":0,"roll":16}');
INSERT INTO "event" VALUES(135,'1m83jjt682bt3axx',37,1795416484073,'score',0,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(136,'1m83jjt682bt3axx',38,1795416484073,'roll',1,'{"keep":[],"dice":[2,3,3,1,4],"stage":0,"roll":17}');
INSERT INTO "event" VALUES(137,'1m83jjt682bt3axx',39,1795416484073,'score',1,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(138,'1m83jjt682bt3axx',40,1795416484073,'roll',0,'{"keep":[],"dice":[1,1,6,5,2],"stage":0,"roll":18}');
INSERT INTO "event" VALUES(139,'1m83jjt682bt3axx',41,1795416484074,'score',0,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(140,'1m83jjt682bt3axx',42,1795416484074,'roll',1,'{"keep":[],"dice":[5,5,3,1,4],"stage":0,"roll":19}');
INSERT INTO "event" VALUES(141,'1m83jjt682bt3axx',43,1795416484075,'score',1,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(142,'1m83jjt682bt3axx',44,1795416484075,'roll',0,'{"keep":[],"dice":[3,5,3,5,1],"stage":0,"roll":20}');
INSERT INTO "event" VALUES(143,'1m83jjt682bt3axx',45,1795416484077,'score',0,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(144,'1m83jjt682bt3axx',46,1795416484077,'roll',1,'{"keep":[],"dice":[1,2,5,1,4],"stage":0,"roll":21}');
INSERT INTO "event" VALUES(145,'1m83jjt682bt3axx',47,1795416484083,'score',1,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(146,'1m83jjt682bt3axx',48,1795416484083,'roll',0,'{"keep":[],"dice":[2,3,5,1,3],"stage":0,"roll":22}');
INSERT INTO "event" VALUES(147,'1m83jjt682bt3axx',49,1795416484085,'score',0,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(148,'1m83jjt682bt3axx',50,1795416484085,'roll',1,'{"keep":[],"dice":[6,2,1,6,1],"stage":0,"roll":23}');
INSERT INTO "event" VALUES(149,'1m83jjt682bt3axx',51,1795416484086,'score',1,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(150,'1m83jjt682bt3axx',52,1795416484086,'roll',0,'{"keep":[],"dice":[6,6,3,2,5],"stage":0,"roll":24}');
INSERT INTO "event" VALUES(151,'1m83jjt682bt3axx',53,1795416484087,'score',0,'{"category":"chance","score":22,"bonus":0}');
INSERT INTO "event" VALUES(152,'1m83jjt682bt3axx',54,1795416484087,'roll',1,'{"keep":[],"dice":[5,3,6,2,1],"stage":0,"roll":25}');
INSERT INTO "event" VALUES(153,'1m83jjt682bt3axx',55,1795416484093,'score',1,'{"category":"chance","score":17,"bonus":0}');
INSERT INTO "event" VALUES(154,'1m83jjt682bt3axx',56,1795416484093,'round-over',NULL,'{"id":"1m83jjt7x04mdp5t","round":1,"leader":0,"winners":[0],"cards":[{"seat":0,"boxes":{"aces":1,"twos":2,"threes":3,"fours":8,"fives":5,"sixes":12,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":22},"upper_total":31,"upper_bonus":0,"yahtzee_bonus":0,"total":53},{"seat":1,"boxes":{"aces":3,"twos":0,"threes":6,"fours":0,"fives":10,"sixes":12,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":17},"upper_total":31,"upper_bonus":0,"yahtzee_bonus":0,"total":48}],"forfeited":[],"forfeited_by":null,"points":[53,48],"proof":null}');
INSERT INTO "event" VALUES(155,'1m83jjt682bt3axx',57,1795416484093,'finished',NULL,'{"id":"1m83jjt7x04mebm6","outcome":"win","winners":[0],"points":[53,48],"reason":"rounds","proof":{"server_seed":"d86c26c98403abd230e68ab96f15853c6488762edcdfd553adcea4b0782f8c6c","client_seeds":["",""]}}');
INSERT INTO "event" VALUES(156,'1m83jjtaf4a8696e',1,1795416484175,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m83jjsmq7xsstxv","status":"invited"},{"player":"1m83jjsn46ms1694","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m83jjtaaej5syx8","join_code":"ZA3E8R","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3,"tournament":"1m83jjtaaej5syx8"}');
INSERT INTO "event" VALUES(157,'1m83jjtay2w5qmw1',1,1795416484190,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m83jjtax0wezxe2","status":"joined"},{"player":"1m83jjtax0wf2ntb","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m83jjtax0wezxe2","join_code":"9RNE98","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(158,'1m83jjtay2w5qmw1',2,1795416484193,'joined',1,'{"player":"1m83jjtax0wf2ntb"}');
INSERT INTO "event" VALUES(159,'1m83jjtay2w5qmw1',3,1795416484193,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m83jjtax0wezxe2","status":"joined"},{"player":"1m83jjtax0wf2ntb","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(160,'1m83jjtay2w5qmw1',4,1795416484195,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(161,'1m83jjtay2w5qmw1',5,1795416484196,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(162,'1m83jjtay2w5qmw1',6,1795416484197,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(163,'1m83jjtay2w5qmw1',7,1795416484197,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(164,'1m83jjtay2w5qmw1',8,1795416484200,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(165,'1m83jjtay2w5qmw1',9,1795416484200,'round-over',NULL,'{"id":"1m83jjtb8ahcx134","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(166,'1m83jjtay2w5qmw1',10,1795416484200,'finished',NULL,'{"id":"1m83jjtb8ahd26b1","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds"}');
CREATE TABLE event_mark (
    only  INTEGER PRIMARY KEY CHECK (only = 1),
    id    INTEGER NOT NULL,
    until INTEGER NOT NULL CHECK (until >= id),
    game  TEXT    NOT NULL,
    seq   INTEGER NOT NULL
) STRICT;
INSERT INTO "event_mark" VALUES(1,166,166,'',0);
CREATE TABLE event_place (
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL,
    id   INTEGER NOT NULL, -- of the event
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "event_place" VALUES('1m83jjsnkfrpp6dh',1,1);
INSERT INTO "event_place" VALUES('1m83jjsnkfrpp6dh',2,2);
INSERT INTO "event_place" VALUES('1m83jjsnkfrpp6dh',3,3);
INSERT INTO "event_place" VALUES('1m83jjsnkfrpp6dh',4,4);
INSERT INTO "event_place" VALUES('1m83jjsnkfrpp6dh',5,5);
INSERT INTO "event_place" VALUES('1m83jjsnkfrpp6dh',6,6);
INSERT INTO "event_place" VALUES('1m83jjsnkfrpp6dh',7,7);
INSERT INTO "event_place" VALUES('1m83jjsnkfrpp6dh',8,8);
INSERT INTO "event_place" VALUES('1m83jjsnkfrpp6dh',9,9);
INSERT INTO "event_place" VALUES('1m83jjsnkfrpp6dh',10,10);
INSERT INTO "event_place" VALUES('1m83jjsnkfrpp6dh',11,11);
INSERT INTO "event_place" VALUES('1m83jjsqv1n1ddk8',1,12);
INSERT INTO "event_place" VALUES('1m83jjsqv1n1ddk8',2,13);
INSERT INTO "event_place" VALUES('1m83jjsqv1n1ddk8',3,14);
INSERT INTO "event_place" VALUES('1m83jjsqv1n1ddk8',4,15);
INSERT INTO "event_place" VALUES('1m83jjsqv1n1ddk8',5,16);
INSERT INTO "event_place" VALUES('1m83jjsqv1n1ddk8',6,17);
INSERT INTO "event_place" VALUES('1m83jjsqv1n1ddk8',7,18);
INSERT INTO "event_place" VALUES('1m83jjsqv1n1ddk8',8,19);
INSERT INTO "event_place" VALUES('1m83jjsqv1n1ddk8',9,20);
INSERT INTO "event_place" VALUES('1m83jjsqv1n1ddk8',10,21);
INSERT INTO "event_place" VALUES('1m83jjsqv1n1ddk8',11,22);
INSERT INTO "event_place" VALUES('1m83jjss3f4aze5a',1,23);
INSERT INTO "event_place" VALUES('1m83jjss3f4aze5a',2,24);
INSERT INTO "event_place" VALUES('1m83jjss3f4aze5a',3,25);
INSERT INTO "event_place" VALUES('1m83jjss3f4aze5a',4,26);
INSERT INTO "event_place" VALUES('1m83jjss3f4aze5a',5,27);
INSERT INTO "event_place" VALUES('1m83jjssg5r9zj1b',1,28);
INSERT INTO "event_place" VALUES('1m83jjssg5r9zj1b',2,29);
INSERT INTO "event_place" VALUES('1m83jjssg5r9zj1b',3,30);
INSERT INTO "event_place" VALUES('1m83jjssg5r9zj1b',4,31);
INSERT INTO "event_place" VALUES('1m83jjssg5r9zj1b',5,32);
INSERT INTO "event_place" VALUES('1m83jjssvfm5ker1',1,33);
INSERT INTO "event_place" VALUES('1m83jjssvfm5ker1',2,34);
INSERT INTO "event_place" VALUES('1m83jjssvfm5ker1',3,35);
INSERT INTO "event_place" VALUES('1m83jjst7cebsx02',1,36);
INSERT INTO "event_place" VALUES('1m83jjst7cebsx02',2,37);
INSERT INTO "event_place" VALUES('1m83jjst7cebsx02',3,38);
INSERT INTO "event_place" VALUES('1m83jjst7cebsx02',4,39);
INSERT INTO "event_place" VALUES('1m83jjst7cebsx02',5,40);
INSERT INTO "event_place" VALUES('1m83jjst7cebsx02',6,41);
INSERT INTO "event_place" VALUES('1m83jjst7cebsx02',7,42);
INSERT INTO "event_place" VALUES('1m83jjst7cebsx02',8,43);
INSERT INTO "event_place" VALUES('1m83jjst7cebsx02',9,44);
INSERT INTO "event_place" VALUES('1m83jjst7cebsx02',10,45);
INSERT INTO "event_place" VALUES('1m83jjst7cebsx02',11,46);
INSERT INTO "event_place" VALUES('1m83jjsvr00wnwve',1,47);
INSERT INTO "event_place" VALUES('1m83jjsvr00wnwve',2,48);
INSERT INTO "event_place" VALUES('1m83jjsvr00wnwve',3,49);
INSERT INTO "event_place" VALUES('1m83jjsvr00wnwve',4,50);
INSERT INTO "event_place" VALUES('1m83jjsvr00wnwve',5,51);
INSERT INTO "event_place" VALUES('1m83jjsvr00wnwve',6,52);
INSERT INTO "event_place" VALUES('1m83jjsvr00wnwve',7,53);
INSERT INTO "event_place" VALUES('1m83jjsvr00wnwve',8,54);
INSERT INTO "event_place" VALUES('1m83jjsvr00wnwve',9,55);
INSERT INTO "event_place" VALUES('1m83jjsvr00wnwve',10,56);
INSERT INTO "event_place" VALUES('1m83jjsvr00wnwve',11,57);
INSERT INTO "event_place" VALUES('1m83jjt0690pd00d',1,58);
INSERT INTO "event_place" VALUES('1m83jjt0690pd00d',2,59);
INSERT INTO "event_place" VALUES('1m83jjt0690pd00d',3,60);
INSERT INTO "event_place" VALUES('1m83jjt0690pd00d',4,61);
INSERT INTO "event_place" VALUES('1m83jjt0we8fwq68',1,62);
INSERT INTO "event_place" VALUES('1m83jjt0we8fwq68',2,63);
INSERT INTO "event_place" VALUES('1m83jjt0we8fwq68',3,64);
INSERT INTO "event_place" VALUES('1m83jjt0we8fwq68',4,65);
INSERT INTO "event_place" VALUES('1m83jjt0we8fwq68',5,66);
INSERT INTO "event_place" VALUES('1m83jjt0we8fwq68',6,67);
INSERT INTO "event_place" VALUES('1m83jjt196218h5r',1,68);
INSERT INTO "event_place" VALUES('1m83jjt1d742sa1y',1,69);
INSERT INTO "event_place" VALUES('1m83jjt1d742sa1y',2,70);
INSERT INTO "event_place" VALUES('1m83jjt1g5b5st9y',1,71);
INSERT INTO "event_place" VALUES('1m83jjt1h5k8cbsc',1,72);
INSERT INTO "event_place" VALUES('1m83jjt1h5k8cbsc',2,73);
INSERT INTO "event_place" VALUES('1m83jjt1n17e5ayk',1,74);
INSERT INTO "event_place" VALUES('1m83jjt1n17e5ayk',2,75);
INSERT INTO "event_place" VALUES('1m83jjt1n17e5ayk',3,76);
INSERT INTO "event_place" VALUES('1m83jjt1n17e5ayk',4,77);
INSERT INTO "event_place" VALUES('1m83jjt1n17e5ayk',5,78);
INSERT INTO "event_place" VALUES('1m83jjt1n17e5ayk',6,79);
INSERT INTO "event_place" VALUES('1m83jjt1n17e5ayk',7,80);
INSERT INTO "event_place" VALUES('1m83jjt1n17e5ayk',8,81);
INSERT INTO "event_place" VALUES('1m83jjt1n17e5ayk',9,82);
INSERT INTO "event_place" VALUES('1m83jjt1n17e5ayk',10,83);
INSERT INTO "event_place" VALUES('1m83jjt1n17e5ayk',11,84);
INSERT INTO "event_place" VALUES('1m83jjt2c00zjeyy',1,85);
INSERT INTO "event_place" VALUES('1m83jjt2c00zjeyy',2,86);
INSERT INTO "event_place" VALUES('1m83jjt2c00zjeyy',3,87);
INSERT INTO "event_place" VALUES('1m83jjt2c00zjeyy',4,88);
INSERT INTO "event_place" VALUES('1m83jjt2c00zjeyy',5,89);
INSERT INTO "event_place" VALUES('1m83jjt2c00zjeyy',6,90);
INSERT INTO "event_place" VALUES('1m83jjt2c00zjeyy',7,91);
INSERT INTO "event_place" VALUES('1m83jjt2c00zjeyy',8,92);
INSERT INTO "event_place" VALUES('1m83jjt2q1zngaea',1,93);
INSERT INTO "event_place" VALUES('1m83jjt2q1zngaea',2,94);
INSERT INTO "event_place" VALUES('1m83jjt2q1zngaea',3,95);
INSERT INTO "event_place" VALUES('1m83jjt2q1zngaea',4,96);
INSERT INTO "event_place" VALUES('1m83jjt2q1zngaea',5,97);
INSERT INTO "event_place" VALUES('1m83jjt2q1zngaea',6,98);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',1,99);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',2,100);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',3,101);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',4,102);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',5,103);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',6,104);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',7,105);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',8,106);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',9,107);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',10,108);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',11,109);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',12,110);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',13,111);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',14,112);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',15,113);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',16,114);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',17,115);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',18,116);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',19,117);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',20,118);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',21,119);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',22,120);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',23,121);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',24,122);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',25,123);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',26,124);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',27,125);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',28,126);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',29,127);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',30,128);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',31,129);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',32,130);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',33,131);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',34,132);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',35,133);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',36,134);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',37,135);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',38,136);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',39,137);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',40,138);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',41,139);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',42,140);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',43,141);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',44,142);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',45,143);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',46,144);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',47,145);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',48,146);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',49,147);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',50,148);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',51,149);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',52,150);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',53,151);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',54,152);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',55,153);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',56,154);
INSERT INTO "event_place" VALUES('1m83jjt682bt3axx',57,155);
INSERT INTO "event_place" VALUES('1m83jjtaf4a8696e',1,156);
INSERT INTO "event_place" VALUES('1m83jjtay2w5qmw1',1,157);
INSERT INTO "event_place" VALUES('1m83jjtay2w5qmw1',2,158);
INSERT INTO "event_place" VALUES('1m83jjtay2w5qmw1',3,159);
INSERT INTO "event_place" VALUES('1m83jjtay2w5qmw1',4,160);
INSERT INTO "event_place" VALUES('1m83jjtay2w5qmw1',5,161);
INSERT INTO "event_place" VALUES('1m83jjtay2w5qmw1',6,162);
INSERT INTO "event_place" VALUES('1m83jjtay2w5qmw1',7,163);
INSERT INTO "event_place" VALUES('1m83jjtay2w5qmw1',8,164);
INSERT INTO "event_place" VALUES('1m83jjtay2w5qmw1',9,165);
INSERT INTO "event_place" VALUES('1m83jjtay2w5qmw1',10,166);
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
INSERT INTO "game" VALUES('1m83jjsnkfrpp6dh','main','bulls-and-cows','finished','private',1,'1m83jjsmq7xsstxv',NULL,1795416483507,1795416483576,0);
INSERT INTO "game" VALUES('1m83jjsqv1n1ddk8','main','bulls-and-cows','finished','private',1,'1m83jjsn08x7vfcr',NULL,1795416483579,1795416483615,0);
INSERT INTO "game" VALUES('1m83jjss3f4aze5a','main','number-guess','finished','private',1,'1m83jjsmq7xsstxv',NULL,1795416483619,1795416483629,0);
INSERT INTO "game" VALUES('1m83jjssg5r9zj1b','main','number-guess','finished','private',1,'1m83jjsn08x7vfcr',NULL,1795416483632,1795416483639,0);
INSERT INTO "game" VALUES('1m83jjssvfm5ker1','main','bulls-and-cows','playing','private',1,'1m83jjssvfm5hx8b',NULL,1795416483643,NULL,0);
INSERT INTO "game" VALUES('1m83jjst7cebsx02','main','bulls-and-cows','playing','public',1,'1m83jjst7cebsec0',NULL,1795416483655,NULL,0);
INSERT INTO "game" VALUES('1m83jjsvr00wnwve','main','bulls-and-cows','finished','public',0,'1m83jjsvp72xhz5w',NULL,1795416483704,1795416483829,0);
INSERT INTO "game" VALUES('1m83jjt0690pd00d','main','bulls-and-cows','playing','private',0,'1m83jjszx30sbaet','GRDX59',1795416483846,NULL,0);
INSERT INTO "game" VALUES('1m83jjt0we8fwq68','main','bulls-and-cows','playing','private',0,'1m83jjt0pawty3dz','BDX986',1795416483868,NULL,0);
INSERT INTO "game" VALUES('1m83jjt196218h5r','main','mastermind','open','public',0,'1m83jjsmq7xsstxv','PZ475K',1795416483881,NULL,0);
INSERT INTO "game" VALUES('1m83jjt1d742sa1y','main','mastermind','aborted','public',0,'1m83jjsn08x7vfcr',NULL,1795416483885,1795416483887,0);
INSERT INTO "game" VALUES('1m83jjt1g5b5st9y','main','mastermind','open','private',0,'1m83jjsmq7xsstxv','M4XTB6',1795416483888,NULL,1);
INSERT INTO "game" VALUES('1m83jjt1h5k8cbsc','main','bulls-and-cows','playing','private',0,'1m83jjsmq7xsstxv',NULL,1795416483889,NULL,1);
INSERT INTO "game" VALUES('1m83jjt1n17e5ayk','main','tic-tac-toe','playing','public',0,'1m83jjt1kbcfc27v','B78579',1795416483893,NULL,0);
INSERT INTO "game" VALUES('1m83jjt2c00zjeyy','main','gomoku','finished','private',1,'1m83jjsmq7xsstxv',NULL,1795416483916,1795416483923,0);
INSERT INTO "game" VALUES('1m83jjt2q1zngaea','main','yahtzee','playing','private',0,'1m83jjt2ma8kt9q2','5QRADY',1795416483927,NULL,0);
INSERT INTO "game" VALUES('1m83jjt682bt3axx','main','yahtzee','finished','private',0,'1m83jjt59c4p9ts7',NULL,1795416484040,1795416484093,0);
INSERT INTO "game" VALUES('1m83jjtaf4a8696e','main','tic-tac-toe','open','private',0,'1m83jjtaaej5syx8','ZA3E8R',1795416484175,NULL,1);
INSERT INTO "game" VALUES('1m83jjtay2w5qmw1','main','tic-tac-toe','finished','private',0,'1m83jjtax0wezxe2',NULL,1795416484190,1795416484200,0);
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
INSERT INTO "idempotency_record" VALUES(1,'1m83jjsmq7xsstxv','open','POST','/v1/games',X'09691FB4A4A800A0B6D83166B89AA76941AFE880DE790D85B4610A9C932FDBEE',1795416483881,201,'1','/v1/games/1m83jjt196218h5r','','1m83jjt196218h5r',0,1,0);
CREATE TABLE idempotency_use (
    player TEXT    NOT NULL,
    hour   INTEGER NOT NULL, -- since 1970
    bytes  INTEGER NOT NULL CHECK (bytes >= 0),
    PRIMARY KEY (player, hour)
) STRICT, WITHOUT ROWID;
INSERT INTO "idempotency_use" VALUES('1m83jjsmq7xsstxv',498726,140);
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL
) STRICT;
INSERT INTO "migration" VALUES(1,'schema',X'64B4C73FE2F5732EE5332F8284538050F7A114A81628120ABDAE5670C5B3A1E5',1795416483318);
CREATE TABLE notification (
    player   TEXT    NOT NULL,
    seq      INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the player
    at       INTEGER NOT NULL,
    kind     TEXT    NOT NULL,                 -- invited, joined, declined, turn, round-over, finished, rematch, aborted
    game     TEXT    NOT NULL,
    game_seq INTEGER NOT NULL,                 -- the game's event that it is about
    PRIMARY KEY (player, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "notification" VALUES('1m83jjsmq7xsstxv',1,1795416483919,'joined','1m83jjt2c00zjeyy',2);
INSERT INTO "notification" VALUES('1m83jjsmq7xsstxv',2,1795416483919,'turn','1m83jjt2c00zjeyy',3);
INSERT INTO "notification" VALUES('1m83jjsmq7xsstxv',3,1795416483921,'turn','1m83jjt2c00zjeyy',5);
INSERT INTO "notification" VALUES('1m83jjsmq7xsstxv',4,1795416483923,'round-over','1m83jjt2c00zjeyy',7);
INSERT INTO "notification" VALUES('1m83jjsmq7xsstxv',5,1795416483923,'finished','1m83jjt2c00zjeyy',8);
INSERT INTO "notification" VALUES('1m83jjsmq7xsstxv',6,1795416484175,'invited','1m83jjtaf4a8696e',1);
INSERT INTO "notification" VALUES('1m83jjsn08x7vfcr',1,1795416483887,'aborted','1m83jjt1d742sa1y',2);
INSERT INTO "notification" VALUES('1m83jjsn08x7vfcr',2,1795416483916,'invited','1m83jjt2c00zjeyy',1);
INSERT INTO "notification" VALUES('1m83jjsn08x7vfcr',3,1795416483920,'turn','1m83jjt2c00zjeyy',4);
INSERT INTO "notification" VALUES('1m83jjsn08x7vfcr',4,1795416483923,'finished','1m83jjt2c00zjeyy',8);
INSERT INTO "notification" VALUES('1m83jjsn46ms1694',1,1795416483885,'invited','1m83jjt1d742sa1y',1);
INSERT INTO "notification" VALUES('1m83jjsn46ms1694',2,1795416483887,'aborted','1m83jjt1d742sa1y',2);
INSERT INTO "notification" VALUES('1m83jjsn46ms1694',3,1795416483888,'invited','1m83jjt1g5b5st9y',1);
INSERT INTO "notification" VALUES('1m83jjsn46ms1694',4,1795416484175,'invited','1m83jjtaf4a8696e',1);
INSERT INTO "notification" VALUES('1m83jjsvp72xhz5w',1,1795416483705,'joined','1m83jjsvr00wnwve',2);
INSERT INTO "notification" VALUES('1m83jjsvp72xhz5w',2,1795416483705,'turn','1m83jjsvr00wnwve',3);
INSERT INTO "notification" VALUES('1m83jjsvp72xhz5w',3,1795416483814,'round-over','1m83jjsvr00wnwve',6);
INSERT INTO "notification" VALUES('1m83jjsvp72xhz5w',4,1795416483828,'turn','1m83jjsvr00wnwve',8);
INSERT INTO "notification" VALUES('1m83jjsvp72xhz5w',5,1795416483829,'finished','1m83jjsvr00wnwve',11);
INSERT INTO "notification" VALUES('1m83jjsvqfqd4jkd',1,1795416483812,'turn','1m83jjsvr00wnwve',4);
INSERT INTO "notification" VALUES('1m83jjsvqfqd4jkd',2,1795416483814,'round-over','1m83jjsvr00wnwve',6);
INSERT INTO "notification" VALUES('1m83jjsvqfqd4jkd',3,1795416483829,'round-over','1m83jjsvr00wnwve',10);
INSERT INTO "notification" VALUES('1m83jjsvqfqd4jkd',4,1795416483829,'finished','1m83jjsvr00wnwve',11);
INSERT INTO "notification" VALUES('1m83jjszx30sbaet',1,1795416483848,'joined','1m83jjt0690pd00d',2);
INSERT INTO "notification" VALUES('1m83jjszx30sbaet',2,1795416483849,'joined','1m83jjt0690pd00d',3);
INSERT INTO "notification" VALUES('1m83jjt01dwdwca9',1,1795416483849,'joined','1m83jjt0690pd00d',3);
INSERT INTO "notification" VALUES('1m83jjt01dwdwca9',2,1795416483849,'turn','1m83jjt0690pd00d',4);
INSERT INTO "notification" VALUES('1m83jjt0pawty3dz',1,1795416483869,'joined','1m83jjt0we8fwq68',2);
INSERT INTO "notification" VALUES('1m83jjt0pawty3dz',2,1795416483870,'joined','1m83jjt0we8fwq68',3);
INSERT INTO "notification" VALUES('1m83jjt0pawty3dz',3,1795416483870,'turn','1m83jjt0we8fwq68',4);
INSERT INTO "notification" VALUES('1m83jjt0vaa2an4p',1,1795416483870,'joined','1m83jjt0we8fwq68',3);
INSERT INTO "notification" VALUES('1m83jjt0vaa2an4p',2,1795416483871,'turn','1m83jjt0we8fwq68',5);
INSERT INTO "notification" VALUES('1m83jjt0we8ftgrb',1,1795416483873,'turn','1m83jjt0we8fwq68',6);
INSERT INTO "notification" VALUES('1m83jjt1kbcfc27v',1,1795416483904,'joined','1m83jjt1n17e5ayk',2);
INSERT INTO "notification" VALUES('1m83jjt1kbcfc27v',2,1795416483904,'turn','1m83jjt1n17e5ayk',3);
INSERT INTO "notification" VALUES('1m83jjt1kbcfc27v',3,1795416483907,'turn','1m83jjt1n17e5ayk',5);
INSERT INTO "notification" VALUES('1m83jjt1kbcfc27v',4,1795416483908,'turn','1m83jjt1n17e5ayk',7);
INSERT INTO "notification" VALUES('1m83jjt1kbcfc27v',5,1795416483909,'round-over','1m83jjt1n17e5ayk',9);
INSERT INTO "notification" VALUES('1m83jjt1kbcfc27v',6,1795416483910,'turn','1m83jjt1n17e5ayk',11);
INSERT INTO "notification" VALUES('1m83jjt1m6pdfb5v',1,1795416483906,'turn','1m83jjt1n17e5ayk',4);
INSERT INTO "notification" VALUES('1m83jjt1m6pdfb5v',2,1795416483908,'turn','1m83jjt1n17e5ayk',6);
INSERT INTO "notification" VALUES('1m83jjt1m6pdfb5v',3,1795416483909,'round-over','1m83jjt1n17e5ayk',9);
INSERT INTO "notification" VALUES('1m83jjt1m6pdfb5v',4,1795416483910,'turn','1m83jjt1n17e5ayk',10);
INSERT INTO "notification" VALUES('1m83jjt2ma8kt9q2',1,1795416483935,'joined','1m83jjt2q1zngaea',2);
INSERT INTO "notification" VALUES('1m83jjt2ma8kt9q2',2,1795416483935,'turn','1m83jjt2q1zngaea',4);
INSERT INTO "notification" VALUES('1m83jjt2n0hc805v',1,1795416483989,'turn','1m83jjt2q1zngaea',6);
INSERT INTO "notification" VALUES('1m83jjt59c4p9ts7',1,1795416484063,'joined','1m83jjt682bt3axx',2);
INSERT INTO "notification" VALUES('1m83jjt59c4p9ts7',2,1795416484063,'turn','1m83jjt682bt3axx',4);
INSERT INTO "notification" VALUES('1m83jjt59c4p9ts7',3,1795416484065,'turn','1m83jjt682bt3axx',8);
INSERT INTO "notification" VALUES('1m83jjt59c4p9ts7',4,1795416484066,'turn','1m83jjt682bt3axx',12);
INSERT INTO "notification" VALUES('1m83jjt59c4p9ts7',5,1795416484067,'turn','1m83jjt682bt3axx',16);
INSERT INTO "notification" VALUES('1m83jjt59c4p9ts7',6,1795416484068,'turn','1m83jjt682bt3axx',20);
INSERT INTO "notification" VALUES('1m83jjt59c4p9ts7',7,1795416484069,'turn','1m83jjt682bt3axx',24);
INSERT INTO "notification" VALUES('1m83jjt59c4p9ts7',8,1795416484070,'turn','1m83jjt682bt3axx',28);
INSERT INTO "notification" VALUES('1m83jjt59c4p9ts7',9,1795416484071,'turn','1m83jjt682bt3axx',32);
INSERT INTO "notification" VALUES('1m83jjt59c4p9ts7',10,1795416484072,'turn','1m83jjt682bt3axx',36);
INSERT INTO "notification" VALUES('1m83jjt59c4p9ts7',11,1795416484073,'turn','1m83jjt682bt3axx',40);
INSERT INTO "notification" VALUES('1m83jjt59c4p9ts7',12,1795416484075,'turn','1m83jjt682bt3axx',44);
INSERT INTO "notification" VALUES('1m83jjt59c4p9ts7',13,1795416484083,'turn','1m83jjt682bt3axx',48);
INSERT INTO "notification" VALUES('1m83jjt59c4p9ts7',14,1795416484086,'turn','1m83jjt682bt3axx',52);
INSERT INTO "notification" VALUES('1m83jjt59c4p9ts7',15,1795416484093,'round-over','1m83jjt682bt3axx',56);
INSERT INTO "notification" VALUES('1m83jjt59c4p9ts7',16,1795416484093,'finished','1m83jjt682bt3axx',57);
INSERT INTO "notification" VALUES('1m83jjt5we30n679',1,1795416484065,'turn','1m83jjt682bt3axx',6);
INSERT INTO "notification" VALUES('1m83jjt5we30n679',2,1795416484066,'turn','1m83jjt682bt3axx',10);
INSERT INTO "notification" VALUES('1m83jjt5we30n679',3,1795416484067,'turn','1m83jjt682bt3axx',14);
INSERT INTO "notification" VALUES('1m83jjt5we30n679',4,1795416484068,'turn','1m83jjt682bt3axx',18);
INSERT INTO "notification" VALUES('1m83jjt5we30n679',5,1795416484069,'turn','1m83jjt682bt3axx',22);
INSERT INTO "notification" VALUES('1m83jjt5we30n679',6,1795416484070,'turn','1m83jjt682bt3axx',26);
INSERT INTO "notification" VALUES('1m83jjt5we30n679',7,1795416484071,'turn','1m83jjt682bt3axx',30);
INSERT INTO "notification" VALUES('1m83jjt5we30n679',8,1795416484072,'turn','1m83jjt682bt3axx',34);
INSERT INTO "notification" VALUES('1m83jjt5we30n679',9,1795416484073,'turn','1m83jjt682bt3axx',38);
INSERT INTO "notification" VALUES('1m83jjt5we30n679',10,1795416484074,'turn','1m83jjt682bt3axx',42);
INSERT INTO "notification" VALUES('1m83jjt5we30n679',11,1795416484077,'turn','1m83jjt682bt3axx',46);
INSERT INTO "notification" VALUES('1m83jjt5we30n679',12,1795416484085,'turn','1m83jjt682bt3axx',50);
INSERT INTO "notification" VALUES('1m83jjt5we30n679',13,1795416484087,'turn','1m83jjt682bt3axx',54);
INSERT INTO "notification" VALUES('1m83jjt5we30n679',14,1795416484093,'round-over','1m83jjt682bt3axx',56);
INSERT INTO "notification" VALUES('1m83jjt5we30n679',15,1795416484093,'finished','1m83jjt682bt3axx',57);
INSERT INTO "notification" VALUES('1m83jjtax0wezxe2',1,1795416484193,'joined','1m83jjtay2w5qmw1',2);
INSERT INTO "notification" VALUES('1m83jjtax0wezxe2',2,1795416484193,'turn','1m83jjtay2w5qmw1',3);
INSERT INTO "notification" VALUES('1m83jjtax0wezxe2',3,1795416484196,'turn','1m83jjtay2w5qmw1',5);
INSERT INTO "notification" VALUES('1m83jjtax0wezxe2',4,1795416484197,'turn','1m83jjtay2w5qmw1',7);
INSERT INTO "notification" VALUES('1m83jjtax0wezxe2',5,1795416484200,'round-over','1m83jjtay2w5qmw1',9);
INSERT INTO "notification" VALUES('1m83jjtax0wezxe2',6,1795416484200,'finished','1m83jjtay2w5qmw1',10);
INSERT INTO "notification" VALUES('1m83jjtax0wf2ntb',1,1795416484190,'invited','1m83jjtay2w5qmw1',1);
INSERT INTO "notification" VALUES('1m83jjtax0wf2ntb',2,1795416484195,'turn','1m83jjtay2w5qmw1',4);
INSERT INTO "notification" VALUES('1m83jjtax0wf2ntb',3,1795416484197,'turn','1m83jjtay2w5qmw1',6);
INSERT INTO "notification" VALUES('1m83jjtax0wf2ntb',4,1795416484200,'round-over','1m83jjtay2w5qmw1',9);
INSERT INTO "notification" VALUES('1m83jjtax0wf2ntb',5,1795416484200,'finished','1m83jjtay2w5qmw1',10);
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
INSERT INTO "player" VALUES('000000000p9c7fga','main','random',1,0,NULL,NULL,1795416483889,NULL);
INSERT INTO "player" VALUES('1m83jjsjp5470cj9','main','service',1,0,NULL,NULL,1795416483414,NULL);
INSERT INTO "player" VALUES('1m83jjsmq7xsstxv','main','Ann',0,0,NULL,NULL,1795416483479,NULL);
INSERT INTO "player" VALUES('1m83jjsn08x7vfcr','main','Bob',0,0,NULL,NULL,1795416483488,NULL);
INSERT INTO "player" VALUES('1m83jjsn46ms1694','main','Cyd',0,0,1795416483501,NULL,1795416483492,NULL);
INSERT INTO "player" VALUES('1m83jjssvfm5hx8b','main','Guest',0,1,NULL,NULL,1795416483643,NULL);
INSERT INTO "player" VALUES('1m83jjst7cebsec0','main','Guest',0,1,NULL,NULL,1795416483655,NULL);
INSERT INTO "player" VALUES('1m83jjsvp72xhz5w','main','Player 0',0,0,NULL,NULL,1795416483702,NULL);
INSERT INTO "player" VALUES('1m83jjsvqfqd4jkd','main','Player 1',0,0,NULL,NULL,1795416483703,NULL);
INSERT INTO "player" VALUES('1m83jjszx30sbaet','main','Player 0',0,0,NULL,NULL,1795416483837,NULL);
INSERT INTO "player" VALUES('1m83jjt01dwdwca9','main','Player 1',0,0,NULL,NULL,1795416483841,NULL);
INSERT INTO "player" VALUES('1m83jjt058m1nsf3','main','Player 2',0,0,NULL,NULL,1795416483845,NULL);
INSERT INTO "player" VALUES('1m83jjt0pawty3dz','main','Player 0',0,0,NULL,NULL,1795416483862,NULL);
INSERT INTO "player" VALUES('1m83jjt0vaa2an4p','main','Player 1',0,0,NULL,NULL,1795416483867,NULL);
INSERT INTO "player" VALUES('1m83jjt0we8ftgrb','main','Player 2',0,0,NULL,NULL,1795416483868,NULL);
INSERT INTO "player" VALUES('1m83jjt1kbcfc27v','main','Player 0',0,0,NULL,NULL,1795416483891,NULL);
INSERT INTO "player" VALUES('1m83jjt1m6pdfb5v','main','Player 1',0,0,NULL,NULL,1795416483892,NULL);
INSERT INTO "player" VALUES('1m83jjt2ma8kt9q2','main','Player 0',0,0,NULL,NULL,1795416483924,NULL);
INSERT INTO "player" VALUES('1m83jjt2n0hc805v','main','Player 1',0,0,NULL,NULL,1795416483925,NULL);
INSERT INTO "player" VALUES('1m83jjt59c4p9ts7','main','Player 0',0,0,NULL,NULL,1795416484009,NULL);
INSERT INTO "player" VALUES('1m83jjt5we30n679','main','Player 1',0,0,NULL,NULL,1795416484028,NULL);
INSERT INTO "player" VALUES('1m83jjtax0wezxe2','main','Dee',0,0,NULL,'1m83jjsjp5470cj9',1795416484189,NULL);
INSERT INTO "player" VALUES('1m83jjtax0wf2ntb','main',NULL,0,0,NULL,'1m83jjsjp5470cj9',1795416484189,1795416484203);
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
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m83jjsmq7xsstxv',1,0,X'0002020000A09C0102E0C508E0C508E0C5080202F09BCBF2C068F09BCBF2C068F09BCBF2C068F09BCBF2C068F09BCBF2C06880C09EDBC06802020000A09C0102E0C508E0C508E0C5080202F09BCBF2C068F09BCBF2C068F09BCBF2C068F09BCBF2C068F09BCBF2C06880C09EDBC06802020000A09C0102E0C508E0C508E0C5080202F09BCBF2C068F09BCBF2C068F09BCBF2C068F09BCBF2C068F09BCBF2C06880A0BFC6B26802020000A09C0102E0C508E0C508E0C5080202F09BCBF2C068F09BCBF2C068F09BCBF2C068F09BCBF2C068F09BCBF2C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m83jjsn08x7vfcr',2,0,X'0002020000A09C0102E0C508E0C508E0C5080202BE9CCBF2C068BE9CCBF2C068BE9CCBF2C068BE9CCBF2C068BE9CCBF2C06880C09EDBC06802020000A09C0102E0C508E0C508E0C5080202BE9CCBF2C068BE9CCBF2C068BE9CCBF2C068BE9CCBF2C068BE9CCBF2C06880C09EDBC06802020000A09C0102E0C508E0C508E0C5080202BE9CCBF2C068BE9CCBF2C068BE9CCBF2C068BE9CCBF2C068BE9CCBF2C06880A0BFC6B26802020000A09C0102E0C508E0C508E0C5080202BE9CCBF2C068BE9CCBF2C068BE9CCBF2C068BE9CCBF2C068BE9CCBF2C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m83jjst7cebsec0',3,0,X'0002020000A09C0102C0A907C0A907C0A9070202E49DCBF2C068E49DCBF2C068E49DCBF2C068E49DCBF2C068E49DCBF2C06880C09EDBC06802020000A09C0102C0A907C0A907C0A9070202E49DCBF2C068E49DCBF2C068E49DCBF2C068E49DCBF2C068E49DCBF2C06880C09EDBC06802020000A09C0102C0A907C0A907C0A9070202E49DCBF2C068E49DCBF2C068E49DCBF2C068E49DCBF2C068E49DCBF2C06880A0BFC6B26802020000A09C0102C0A907C0A907C0A9070202E49DCBF2C068E49DCBF2C068E49DCBF2C068E49DCBF2C068E49DCBF2C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','gomoku','1m83jjsmq7xsstxv',3,0,X'0002020000A09C01000000000202A6A1CBF2C068A6A1CBF2C0680000A6A1CBF2C06880C09EDBC06802020000A09C01000000000202A6A1CBF2C068A6A1CBF2C0680000A6A1CBF2C06880C09EDBC06802020000A09C01000000000202A6A1CBF2C068A6A1CBF2C0680000A6A1CBF2C06880A0BFC6B26802020000A09C01000000000202A6A1CBF2C068A6A1CBF2C0680000A6A1CBF2C068',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795416483923);
INSERT INTO "player_stats" VALUES('main','gomoku','1m83jjsn08x7vfcr',4,0,X'000200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080A0BFC6B26802000002000000000000000000000000',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795416483923);
INSERT INTO "player_stats" VALUES('main','number-guess','1m83jjsmq7xsstxv',1,0,X'000200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080A0BFC6B26802000002000000000000000000000000',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','number-guess','1m83jjsn08x7vfcr',2,0,X'000200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080A0BFC6B26802000002000000000000000000000000',NULL,NULL,NULL,NULL);
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
INSERT INTO "question_part" VALUES(1,'1m83jjtak6j85pvf',0,'[{"text":"What is the capital of France?","answers":["Paris"],"category":"Europe","difficulty":"easy"}]');
INSERT INTO "question_part" VALUES(2,'1m83jjtaq0360dxg',0,'[{"text":"What is the capital of France?","answers":["Paris"],"category":"Europe","difficulty":"easy"},{"text":"Which is the capital of Norway?","choices":["Oslo","Bergen"],"correct":0}]');
INSERT INTO "question_part" VALUES(3,'1m83jjtas5qqan4t',0,'[{"text":"When was Canberra founded?","range":[1912,1914]}]');
INSERT INTO "question_part" VALUES(4,'1m83jjtat4a40x5g',0,'[{"text":"Is Oslo in Norway?","correct":true}]');
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
INSERT INTO "question_set" VALUES('1m83jjtak6j86hyb','main','1m83jjsmq7xsstxv',3,'Capitals','capitals','en','own','Ann',NULL,NULL,0,3507,1795416484179,1795416484185,NULL);
INSERT INTO "question_set" VALUES('1m83jjtat4a4115j','main','1m83jjsn08x7vfcr',1,'One','one','en','own','Ann',NULL,NULL,1,1072,1795416484186,1795416484186,NULL);
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
INSERT INTO "question_version" VALUES('1m83jjtak6j86hyb',1,1,'1m83jjtak6j85pvf',1795416484179,'Capitals','en','own','Ann',NULL,NULL,0,1,'{"text":1,"choice":0,"boolean":0,"number":0}','[{"name":"Europe","count":1}]',1156);
INSERT INTO "question_version" VALUES('1m83jjtak6j86hyb',2,2,'1m83jjtaq0360dxg',1795416484183,'Capitals','en','own','Ann',NULL,NULL,0,2,'{"text":1,"choice":1,"boolean":0,"number":0}','[{"name":"Europe","count":1}]',1239);
INSERT INTO "question_version" VALUES('1m83jjtak6j86hyb',3,2,'1m83jjtas5qqan4t',1795416484185,'Capitals','en','own','Ann',NULL,NULL,0,3,'{"text":1,"choice":1,"boolean":0,"number":1}','[{"name":"Europe","count":1}]',1112);
INSERT INTO "question_version" VALUES('1m83jjtat4a4115j',1,1,'1m83jjtat4a40x5g',1795416484186,'One','en','own','Ann',NULL,NULL,1,1,'{"text":0,"choice":0,"boolean":1,"number":0}','[]',1072);
CREATE TABLE rating_pair (
    ruleset TEXT    NOT NULL,
    a       TEXT    NOT NULL, -- the player whose id is the smaller
    b       TEXT    NOT NULL,
    day     INTEGER NOT NULL, -- its beginning
    games   INTEGER NOT NULL,
    PRIMARY KEY (ruleset, a, b)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_pair" VALUES('gomoku','1m83jjsmq7xsstxv','1m83jjsn08x7vfcr',1795392000000,1);
CREATE TABLE rating_step (
    player    TEXT NOT NULL,
    ruleset   TEXT NOT NULL,
    result    TEXT NOT NULL, -- the match
    rating    REAL NOT NULL, -- from then on
    deviation REAL NOT NULL,
    PRIMARY KEY (player, ruleset, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_step" VALUES('1m83jjsmq7xsstxv','gomoku','1m83jjt2k4gyrgag',1.66231089390629767875e+03,2.90318963717980466293e+02);
INSERT INTO "rating_step" VALUES('1m83jjsn08x7vfcr','gomoku','1m83jjt2k4gyrgag',1.33768910609370232124e+03,2.90318963717980466293e+02);
CREATE TABLE record (
    player  TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    tally   BLOB NOT NULL, -- of all time: see play/stats.h
    PRIMARY KEY (player, ruleset)
) STRICT, WITHOUT ROWID;
INSERT INTO "record" VALUES('1m83jjsmq7xsstxv','bulls-and-cows',X'0002020000A09C01000000000202F09BCBF2C068F09BCBF2C0680000F09BCBF2C068');
INSERT INTO "record" VALUES('1m83jjsmq7xsstxv','gomoku',X'0002020000A09C01000000000202A6A1CBF2C068A6A1CBF2C0680000A6A1CBF2C068');
INSERT INTO "record" VALUES('1m83jjsmq7xsstxv','number-guess',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m83jjsn08x7vfcr','bulls-and-cows',X'0002020000A09C01000000000202BE9CCBF2C068BE9CCBF2C0680000BE9CCBF2C068');
INSERT INTO "record" VALUES('1m83jjsn08x7vfcr','gomoku',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m83jjsn08x7vfcr','number-guess',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m83jjst7cebsec0','bulls-and-cows',X'0002020000A09C01000000000202E49DCBF2C068E49DCBF2C0680000E49DCBF2C068');
INSERT INTO "record" VALUES('1m83jjsvp72xhz5w','bulls-and-cows',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m83jjsvqfqd4jkd','bulls-and-cows',X'0002020000C0B802000000000202EA9FCBF2C068EA9FCBF2C0680000EA9FCBF2C068');
INSERT INTO "record" VALUES('1m83jjt59c4p9ts7','yahtzee',X'0002020000A0D940000000000202FAA3CBF2C068FAA3CBF2C0680000FAA3CBF2C068');
INSERT INTO "record" VALUES('1m83jjt5we30n679','yahtzee',X'000200000280CC3A00000000000000FAA3CBF2C068000000');
INSERT INTO "record" VALUES('1m83jjtax0wezxe2','tic-tac-toe',X'0002020000A09C01000000000202D0A5CBF2C068D0A5CBF2C0680000D0A5CBF2C068');
INSERT INTO "record" VALUES('1m83jjtax0wf2ntb','tic-tac-toe',X'0002000002000000000000000000000000');
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
INSERT INTO "result" VALUES('1m83jjsqr0bbxm6h','main','1m83jjsnkfrpp6dh',1,'bulls-and-cows',1,0,1795416483576,'{"id":"1m83jjsqr0bbxm6h","round":1,"leader":null,"attempts":7,"solved":true,"solver":0,"secret":"9160","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-23T06:48:03.576Z"}');
INSERT INTO "result" VALUES('1m83jjsqr0bbzatx','main','1m83jjsnkfrpp6dh',0,'bulls-and-cows',1,0,1795416483576,'{"id":"1m83jjsqr0bbzatx","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-23T06:48:03.576Z"}');
INSERT INTO "result" VALUES('1m83jjsrz73byctk','main','1m83jjsqv1n1ddk8',1,'bulls-and-cows',1,0,1795416483615,'{"id":"1m83jjsrz73byctk","round":1,"leader":null,"attempts":7,"solved":true,"solver":0,"secret":"5907","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-23T06:48:03.615Z"}');
INSERT INTO "result" VALUES('1m83jjsrz73bz588','main','1m83jjsqv1n1ddk8',0,'bulls-and-cows',1,0,1795416483615,'{"id":"1m83jjsrz73bz588","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-23T06:48:03.615Z"}');
INSERT INTO "result" VALUES('1m83jjssd4vp91gf','main','1m83jjss3f4aze5a',1,'number-guess',1,0,1795416483629,'{"id":"1m83jjssd4vp91gf","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"9570","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-23T06:48:03.629Z"}');
INSERT INTO "result" VALUES('1m83jjssd4vpa9d2','main','1m83jjss3f4aze5a',0,'number-guess',1,0,1795416483629,'{"id":"1m83jjssd4vpa9d2","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-23T06:48:03.629Z"}');
INSERT INTO "result" VALUES('1m83jjssq09nxnvr','main','1m83jjssg5r9zj1b',1,'number-guess',1,0,1795416483639,'{"id":"1m83jjssq09nxnvr","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"2591","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-23T06:48:03.639Z"}');
INSERT INTO "result" VALUES('1m83jjssq09nxreq','main','1m83jjssg5r9zj1b',0,'number-guess',1,0,1795416483639,'{"id":"1m83jjssq09nxreq","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-23T06:48:03.639Z"}');
INSERT INTO "result" VALUES('1m83jjsvje443cre','main','1m83jjst7cebsx02',1,'bulls-and-cows',1,0,1795416483698,'{"id":"1m83jjsvje443cre","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"9385","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-23T06:48:03.698Z"}');
INSERT INTO "result" VALUES('1m83jjsz6bv9k34x','main','1m83jjsvr00wnwve',1,'bulls-and-cows',0,1,1795416483814,'{"id":"1m83jjsz6bv9k34x","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-23T06:48:03.814Z"}');
INSERT INTO "result" VALUES('1m83jjszn6cztgex','main','1m83jjsvr00wnwve',2,'bulls-and-cows',0,1,1795416483829,'{"id":"1m83jjszn6cztgex","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-23T06:48:03.829Z"}');
INSERT INTO "result" VALUES('1m83jjszn6czw6wk','main','1m83jjsvr00wnwve',0,'bulls-and-cows',0,1,1795416483829,'{"id":"1m83jjszn6czw6wk","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation","published_at":"2026-11-23T06:48:03.829Z"}');
INSERT INTO "result" VALUES('1m83jjt253r06m6s','main','1m83jjt1n17e5ayk',1,'tic-tac-toe',0,1,1795416483909,'{"id":"1m83jjt253r06m6s","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-23T06:48:03.909Z"}');
INSERT INTO "result" VALUES('1m83jjt2k4gyream','main','1m83jjt2c00zjeyy',1,'gomoku',1,0,1795416483923,'{"id":"1m83jjt2k4gyream","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-23T06:48:03.923Z"}');
INSERT INTO "result" VALUES('1m83jjt2k4gyrgag','main','1m83jjt2c00zjeyy',0,'gomoku',1,0,1795416483923,'{"id":"1m83jjt2k4gyrgag","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","published_at":"2026-11-23T06:48:03.923Z"}');
INSERT INTO "result" VALUES('1m83jjt7x04mdp5t','main','1m83jjt682bt3axx',1,'yahtzee',0,0,1795416484093,'{"id":"1m83jjt7x04mdp5t","round":1,"leader":0,"winners":[0],"cards":[{"seat":0,"boxes":{"aces":1,"twos":2,"threes":3,"fours":8,"fives":5,"sixes":12,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":22},"upper_total":31,"upper_bonus":0,"yahtzee_bonus":0,"total":53},{"seat":1,"boxes":{"aces":3,"twos":0,"threes":6,"fours":0,"fives":10,"sixes":12,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":17},"upper_total":31,"upper_bonus":0,"yahtzee_bonus":0,"total":48}],"forfeited":[],"forfeited_by":null,"points":[53,48],"published_at":"2026-11-23T06:48:04.093Z"}');
INSERT INTO "result" VALUES('1m83jjt7x04mebm6','main','1m83jjt682bt3axx',0,'yahtzee',0,0,1795416484093,'{"id":"1m83jjt7x04mebm6","outcome":"win","winners":[0],"points":[53,48],"reason":"rounds","published_at":"2026-11-23T06:48:04.093Z"}');
INSERT INTO "result" VALUES('1m83jjtb8ahcx134','main','1m83jjtay2w5qmw1',1,'tic-tac-toe',0,0,1795416484200,'{"id":"1m83jjtb8ahcx134","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-23T06:48:04.200Z"}');
INSERT INTO "result" VALUES('1m83jjtb8ahd26b1','main','1m83jjtay2w5qmw1',0,'tic-tac-toe',0,0,1795416484200,'{"id":"1m83jjtb8ahd26b1","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-23T06:48:04.200Z"}');
CREATE TABLE result_reader (
    reader TEXT NOT NULL, -- a player, or a service's
    result TEXT NOT NULL,
    PRIMARY KEY (reader, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "result_reader" VALUES('1m83jjsjp5470cj9','1m83jjtb8ahcx134');
INSERT INTO "result_reader" VALUES('1m83jjsjp5470cj9','1m83jjtb8ahd26b1');
INSERT INTO "result_reader" VALUES('1m83jjsmq7xsstxv','1m83jjsqr0bbxm6h');
INSERT INTO "result_reader" VALUES('1m83jjsmq7xsstxv','1m83jjsqr0bbzatx');
INSERT INTO "result_reader" VALUES('1m83jjsmq7xsstxv','1m83jjssd4vp91gf');
INSERT INTO "result_reader" VALUES('1m83jjsmq7xsstxv','1m83jjssd4vpa9d2');
INSERT INTO "result_reader" VALUES('1m83jjsmq7xsstxv','1m83jjt2k4gyream');
INSERT INTO "result_reader" VALUES('1m83jjsmq7xsstxv','1m83jjt2k4gyrgag');
INSERT INTO "result_reader" VALUES('1m83jjsn08x7vfcr','1m83jjsrz73byctk');
INSERT INTO "result_reader" VALUES('1m83jjsn08x7vfcr','1m83jjsrz73bz588');
INSERT INTO "result_reader" VALUES('1m83jjsn08x7vfcr','1m83jjssq09nxnvr');
INSERT INTO "result_reader" VALUES('1m83jjsn08x7vfcr','1m83jjssq09nxreq');
INSERT INTO "result_reader" VALUES('1m83jjsn08x7vfcr','1m83jjt2k4gyream');
INSERT INTO "result_reader" VALUES('1m83jjsn08x7vfcr','1m83jjt2k4gyrgag');
INSERT INTO "result_reader" VALUES('1m83jjst7cebsec0','1m83jjsvje443cre');
INSERT INTO "result_reader" VALUES('1m83jjsvp72xhz5w','1m83jjsz6bv9k34x');
INSERT INTO "result_reader" VALUES('1m83jjsvp72xhz5w','1m83jjszn6cztgex');
INSERT INTO "result_reader" VALUES('1m83jjsvp72xhz5w','1m83jjszn6czw6wk');
INSERT INTO "result_reader" VALUES('1m83jjsvqfqd4jkd','1m83jjsz6bv9k34x');
INSERT INTO "result_reader" VALUES('1m83jjsvqfqd4jkd','1m83jjszn6cztgex');
INSERT INTO "result_reader" VALUES('1m83jjsvqfqd4jkd','1m83jjszn6czw6wk');
INSERT INTO "result_reader" VALUES('1m83jjt1kbcfc27v','1m83jjt253r06m6s');
INSERT INTO "result_reader" VALUES('1m83jjt1m6pdfb5v','1m83jjt253r06m6s');
INSERT INTO "result_reader" VALUES('1m83jjt59c4p9ts7','1m83jjt7x04mdp5t');
INSERT INTO "result_reader" VALUES('1m83jjt59c4p9ts7','1m83jjt7x04mebm6');
INSERT INTO "result_reader" VALUES('1m83jjt5we30n679','1m83jjt7x04mdp5t');
INSERT INTO "result_reader" VALUES('1m83jjt5we30n679','1m83jjt7x04mebm6');
INSERT INTO "result_reader" VALUES('1m83jjtax0wezxe2','1m83jjtb8ahcx134');
INSERT INTO "result_reader" VALUES('1m83jjtax0wezxe2','1m83jjtb8ahd26b1');
INSERT INTO "result_reader" VALUES('1m83jjtax0wf2ntb','1m83jjtb8ahcx134');
INSERT INTO "result_reader" VALUES('1m83jjtax0wf2ntb','1m83jjtb8ahd26b1');
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
INSERT INTO "seat" VALUES('1m83jjsnkfrpp6dh',0,'1m83jjsmq7xsstxv','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83jjsqv1n1ddk8',0,'1m83jjsn08x7vfcr','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83jjss3f4aze5a',0,'1m83jjsmq7xsstxv','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83jjssg5r9zj1b',0,'1m83jjsn08x7vfcr','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83jjssvfm5ker1',0,'1m83jjssvfm5hx8b','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83jjst7cebsx02',0,'1m83jjst7cebsec0','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83jjsvr00wnwve',0,'1m83jjsvp72xhz5w','resigned',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83jjsvr00wnwve',1,'1m83jjsvqfqd4jkd','joined',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83jjt0690pd00d',0,'1m83jjszx30sbaet','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83jjt0690pd00d',1,'1m83jjt01dwdwca9','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83jjt0690pd00d',2,'1m83jjt058m1nsf3','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83jjt0we8fwq68',0,'1m83jjt0pawty3dz','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83jjt0we8fwq68',1,'1m83jjt0vaa2an4p','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83jjt0we8fwq68',2,'1m83jjt0we8ftgrb','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83jjt196218h5r',0,'1m83jjsmq7xsstxv','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83jjt196218h5r',1,NULL,'open',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83jjt1d742sa1y',0,'1m83jjsn08x7vfcr','joined',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83jjt1d742sa1y',1,'1m83jjsn46ms1694','invited',0,1,'1m83jjsn08x7vfcr',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83jjt1g5b5st9y',0,'1m83jjsmq7xsstxv','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83jjt1g5b5st9y',1,'1m83jjsn46ms1694','invited',1,0,'1m83jjsmq7xsstxv',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83jjt1h5k8cbsc',0,'1m83jjsmq7xsstxv','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83jjt1h5k8cbsc',1,'000000000p9c7fga','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83jjt1n17e5ayk',0,'1m83jjt1kbcfc27v','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83jjt1n17e5ayk',1,'1m83jjt1m6pdfb5v','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83jjt2c00zjeyy',0,'1m83jjsmq7xsstxv','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83jjt2c00zjeyy',1,'1m83jjsn08x7vfcr','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83jjt2q1zngaea',0,'1m83jjt2ma8kt9q2','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83jjt2q1zngaea',1,'1m83jjt2n0hc805v','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83jjt682bt3axx',0,'1m83jjt59c4p9ts7','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83jjt682bt3axx',1,'1m83jjt5we30n679','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83jjtaf4a8696e',0,'1m83jjsmq7xsstxv','invited',1,0,'1m83jjtaaej5syx8',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83jjtaf4a8696e',1,'1m83jjsn46ms1694','invited',1,0,'1m83jjtaaej5syx8',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83jjtay2w5qmw1',0,'1m83jjtax0wezxe2','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83jjtay2w5qmw1',1,'1m83jjtax0wf2ntb','joined',0,0,NULL,0,NULL,NULL);
CREATE TABLE server_secret (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB    NOT NULL CHECK (length(key) = 32)
) STRICT;
INSERT INTO "server_secret" VALUES(1,X'8B9D055B307E66735BC15250D7E39E2CA4D1F40DC9C6DD2BB67A1C2A0C410A5C');
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
INSERT INTO "token" VALUES(X'044266B1CB95B2861EEE1331E7A638E310E15ADBEF6C5B69A16902111F844FDF','main','1m83jjt1kbcfdbym','1m83jjt1kbcfc27v',1,'',1795416483891,NULL,NULL);
INSERT INTO "token" VALUES(X'0E26E6B941147B4CCE3F11BB55CA109594E79DC969435F9A58D4F04D87832049','main','1m83jjt0we8fvkwf','1m83jjt0we8ftgrb',1,'',1795416483868,NULL,NULL);
INSERT INTO "token" VALUES(X'0E8DCBD8C5FD8D4B5F917976D8BDACD196986D37A095392BFF2585A2877EC0FD','main','1m83jjt2ma8kvqz3','1m83jjt2ma8kt9q2',1,'',1795416483924,NULL,NULL);
INSERT INTO "token" VALUES(X'14C5BF4D9F1D6C2EED9A5B8B085F0FA59660BFDCA5CE7EF5D431D62786AEE1C8','main','1m83jjt59c4pajdp','1m83jjt59c4p9ts7',1,'',1795416484009,NULL,NULL);
INSERT INTO "token" VALUES(X'275C7EA525E05F317CFF2923A0DC5F8785651961DE2268852D084936531C9395','main','1m83jjssvfm5mkkf','1m83jjssvfm5hx8b',1,'',1795416483643,NULL,NULL);
INSERT INTO "token" VALUES(X'2D995217E6A9E437EA69F9082C2C11AE0DCF22E1549CC4F2956DD113615B0722','main','1m83jjt0vaa2ck0z','1m83jjt0vaa2an4p',1,'',1795416483867,NULL,NULL);
INSERT INTO "token" VALUES(X'324E2C7BE73559B735C611E0981A89012F829AA8420AFA04B0638A77527DAF52','main','1m83jjt2n0hc9qck','1m83jjt2n0hc805v',1,'',1795416483925,NULL,NULL);
INSERT INTO "token" VALUES(X'41B81DE2771E7D577026CAF25AB43E9E4AA6154CC4E43854158948E19135E451','main','1m83jjt058m1p5nt','1m83jjt058m1nsf3',1,'',1795416483845,NULL,NULL);
INSERT INTO "token" VALUES(X'45F905AFF79CB984001AD18884905CD29CB2D1430BB81F54AD08900C72640C6A','main','1m83jjsjp5471882','1m83jjsjp5470cj9',2,'referee token create',1795416483414,NULL,NULL);
INSERT INTO "token" VALUES(X'4B95B3A8528F32950408FBFED7EC95323966C3A6CD98BCAE427DA7EBF99CCFD7','main','1m83jjst7cebvdec','1m83jjst7cebsec0',1,'',1795416483655,NULL,NULL);
INSERT INTO "token" VALUES(X'4E33B79C71E6778A1B0EB3BB2AD579A7161A4E893E27676049F1FCDCE03B46D1','main','1m83jjt0pawty6zf','1m83jjt0pawty3dz',1,'',1795416483862,NULL,NULL);
INSERT INTO "token" VALUES(X'5EB05BB5DEC1BCFE296FCD9E53912F3F4C6ABCCE8E189CF1B530D5A1257A8B94','main','1m83jjsn08x7w2g6','1m83jjsn08x7vfcr',1,'',1795416483488,NULL,NULL);
INSERT INTO "token" VALUES(X'6B8E13488637433155E45DBCE3F737F7CD5822B9CFB2ECD45870C560A620E488','main','1m83jjt5we30nmmd','1m83jjt5we30n679',1,'',1795416484028,NULL,NULL);
INSERT INTO "token" VALUES(X'6F307F1494436BB4C905A754B753FF6D93EB10D6AC3ABB93E3F50BE9246A1786','main','1m83jjsvqfqd68yq','1m83jjsvqfqd4jkd',1,'',1795416483703,NULL,NULL);
INSERT INTO "token" VALUES(X'76F6C1F937BE4B09300036EE35C81789CFDBE6BC510EDB5C2FA9A7FD36F5A2F8','main','1m83jjt1m6pdg957','1m83jjt1m6pdfb5v',1,'',1795416483892,NULL,NULL);
INSERT INTO "token" VALUES(X'799E2806FAA13C366EDE9640117024CA976C0698E11737B143E117096B791C76','main','1m83jjtax0wf4kzq','1m83jjtax0wf2ntb',1,'',1795416484189,NULL,1795416484203);
INSERT INTO "token" VALUES(X'7E83223AF8D84B222EA5156FF778E8DF2F71A3C408B759702B1D4269A4B9736D','main','1m83jjszx30scwfk','1m83jjszx30sbaet',1,'',1795416483837,NULL,NULL);
INSERT INTO "token" VALUES(X'81D8E32E20BDC196A0FDA73D74C8B69DACC284B135EEC7864BC5451D7089632B','main','1m83jjsmq7xst4cr','1m83jjsmq7xsstxv',1,'',1795416483479,NULL,NULL);
INSERT INTO "token" VALUES(X'AA3D16AB9CD2012706B30B602E885E57BA2F7F146B3B501CA2A788646A98AA04','main','1m83jjsn46ms2y4b','1m83jjsn46ms1694',1,'',1795416483492,NULL,NULL);
INSERT INTO "token" VALUES(X'E1DD8E8333DB12129755F5559DEADCC7F0ABEC2EEE58EBEE195722E2EBBE91A8','main','1m83jjsvp72xkcjg','1m83jjsvp72xhz5w',1,'',1795416483702,NULL,NULL);
INSERT INTO "token" VALUES(X'EC42E35EDD988F29B70B63F41850415DEFD4A03FFAA8BDAE393C96A6CFC3C731','main','1m83jjtax0wf1pm7','1m83jjtax0wezxe2',1,'',1795416484189,NULL,NULL);
INSERT INTO "token" VALUES(X'FD8A812F86322393B961BFED7FE21229F9915103C383DED152A448B067A4D402','main','1m83jjt01dwdy3dw','1m83jjt01dwdwca9',1,'',1795416483841,NULL,NULL);
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
INSERT INTO "tournament" VALUES('1m83jjt7zawv9mqc','main','1m83jjsmq7xsstxv','tic-tac-toe','swiss',1,'finished',11,3,6,0,5,0,0,1795416484095,1795416484097,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"f64101f8d48c0828b007f23707a47985aee8d7ad0ed109e901255b376fbdf601","seeded":false}','[3]',NULL,NULL,NULL,11);
INSERT INTO "tournament" VALUES('1m83jjt8p0hgjg04','main','1m83jjsmq7xsstxv','tic-tac-toe','knockout',1,'finished',9,2,4,1,3,0,0,1795416484118,1795416484124,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"00395e28e48ba959ecab5fee520e45e02651b67d2075cdeb8bce006760f0d694","seeded":false}','[1]',NULL,NULL,NULL,9);
INSERT INTO "tournament" VALUES('1m83jjt9h6y3djcc','main','1m83jjsmq7xsstxv','yahtzee','heats',1,'finished',7,1,3,0,5,0,0,1795416484145,1795416484148,'{"options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"deal":"independent","clock":null,"seed":"a6ad29c0aeaa57d9ff8ba88360002fd28d80b4ed4fdc754003155102d581cd7d","seeded":false,"table":3,"advance":1}','[2]',NULL,NULL,'Spring cup',7);
INSERT INTO "tournament" VALUES('1m83jjta9ectdzxw','main','1m83jjsmq7xsstxv','tic-tac-toe','round-robin',1,'open',1,1,0,0,2,2,1,1795416484169,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"38884a12b480ebba43e88859b6deed4efc95a6421a0815e4553fd68e2c4f8ce1","seeded":false}',NULL,NULL,NULL,NULL,1);
INSERT INTO "tournament" VALUES('1m83jjtaaej5syx8','main','1m83jjsmq7xsstxv','tic-tac-toe','knockout',1,'running',4,1,0,0,2,2,0,1795416484170,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"6ead1bfbc5d5b34e3acd7f6b3ca499fe154ba411a961b45f7dbdeac7bf2132e5","seeded":false}',NULL,NULL,NULL,NULL,4);
INSERT INTO "tournament" VALUES('1m83jjtaf4a85qz0','main','1m83jjsn08x7vfcr','tic-tac-toe','knockout',0,'cancelled',3,1,0,0,1,1,0,1795416484175,1795416484176,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"8f8a46f691c927f78e36af1b268b853949eb69033c6b021b9786236fae8d5694","seeded":false}',NULL,NULL,NULL,NULL,3);
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
INSERT INTO "tournament_entrant" VALUES('1m83jjt7zawv9mqc',1,NULL,'random','playing',1.0,1.0,3,1,0,2,4,4,0);
INSERT INTO "tournament_entrant" VALUES('1m83jjt7zawv9mqc',2,NULL,'random','playing',1.0,1.0,3,1,0,2,5,5,0);
INSERT INTO "tournament_entrant" VALUES('1m83jjt7zawv9mqc',3,NULL,'random','playing',3.0,3.0,3,3,0,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m83jjt7zawv9mqc',4,NULL,'random','playing',2.0,2.0,3,2,0,1,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m83jjt7zawv9mqc',5,NULL,'random','playing',2.0,2.0,3,2,0,1,3,2,0);
INSERT INTO "tournament_entrant" VALUES('1m83jjt8p0hgjg04',1,NULL,'random','playing',1.5,1.25,2,1,1,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m83jjt8p0hgjg04',2,NULL,'random','playing',1.0,1.0,2,1,0,1,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m83jjt8p0hgjg04',3,NULL,'random','playing',1.5,1.25,4,1,1,2,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m83jjt9h6y3djcc',1,NULL,'random','playing',1.0,1.0,2,1,0,1,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m83jjt9h6y3djcc',2,NULL,'random','playing',1.0,1.0,2,1,0,1,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m83jjt9h6y3djcc',3,NULL,'random','playing',0.0,0.0,1,0,0,1,5,5,0);
INSERT INTO "tournament_entrant" VALUES('1m83jjt9h6y3djcc',4,NULL,'random','playing',0.0,0.0,1,0,0,1,4,4,0);
INSERT INTO "tournament_entrant" VALUES('1m83jjt9h6y3djcc',5,NULL,'random','playing',1.0,1.0,2,1,0,1,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m83jjta9ectdzxw',1,'1m83jjsmq7xsstxv',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m83jjta9ectdzxw',2,'1m83jjsn08x7vfcr',NULL,'invited',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m83jjtaaej5syx8',1,'1m83jjsmq7xsstxv',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m83jjtaaej5syx8',2,'1m83jjsn46ms1694',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m83jjtaf4a85qz0',1,'1m83jjsn08x7vfcr',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m83jjtaf4a85qz0',2,'1m83jjsn46ms1694',NULL,'declined',0.0,0.0,0,0,0,0,NULL,NULL,0);
CREATE TABLE tournament_event (
    tournament TEXT    NOT NULL,
    seq        INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the tournament; its newest is its version
    at         INTEGER NOT NULL,
    kind       TEXT    NOT NULL,                 -- created, joined, game, ...: see tournament/tournament.h
    body       TEXT    NOT NULL,                 -- JSON: the whole truth
    PRIMARY KEY (tournament, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_event" VALUES('1m83jjt7zawv9mqc',1,1795416484095,'created','{"ruleset":"tic-tac-toe","format":"swiss","games":3,"deal":"independent","visibility":"public","seed":"f64101f8d48c0828b007f23707a47985aee8d7ad0ed109e901255b376fbdf601","seeded":false,"clock":null,"creator":"1m83jjsmq7xsstxv","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m83jjt7zawv9mqc',2,1795416484096,'round','{"round":1,"pairs":[[1,3],[4,2]],"byes":[5]}');
INSERT INTO "tournament_event" VALUES('1m83jjt7zawv9mqc',3,1795416484096,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,3],"scores":[0,1],"seed":"fcd2173718b64f3a915b2e16ce19b7d31d3f8d94eff1cd7fdc769717a667a109","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83jjt7zawv9mqc',4,1795416484096,'game','{"game":2,"round":1,"tie_break":false,"entrants":[4,2],"scores":[1,0],"seed":"5a222a91ebc34d0abc44eb24fb6f0585b3ea4882295e7ad118634d0bd1fbc9cc","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83jjt7zawv9mqc',5,1795416484096,'round','{"round":2,"pairs":[[3,4],[5,1]],"byes":[2]}');
INSERT INTO "tournament_event" VALUES('1m83jjt7zawv9mqc',6,1795416484096,'game','{"game":3,"round":2,"tie_break":false,"entrants":[3,4],"scores":[1,0],"seed":"814c2982a94837691c5e7a202001b180a222bad6488749e5a9e7cbfc646f53db","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83jjt7zawv9mqc',7,1795416484096,'game','{"game":4,"round":2,"tie_break":false,"entrants":[5,1],"scores":[1,0],"seed":"a29176381899f87efb79bd6455801137d2d40b88757df465385f330e99a1f0bb","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83jjt7zawv9mqc',8,1795416484096,'round','{"round":3,"pairs":[[3,5],[2,1]],"byes":[4]}');
INSERT INTO "tournament_event" VALUES('1m83jjt7zawv9mqc',9,1795416484096,'game','{"game":5,"round":3,"tie_break":false,"entrants":[3,5],"scores":[1,0],"seed":"3ae6e11de66d48edc70fbb0f8551b6eec8b59b89b57649183b0ab2d73c107835","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83jjt7zawv9mqc',10,1795416484096,'game','{"game":6,"round":3,"tie_break":false,"entrants":[2,1],"scores":[0,1],"seed":"44e4b79343729aa62aed567a2d817717738c061aad4ff8ceab542eea73e1dfe4","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83jjt7zawv9mqc',11,1795416484097,'finished','{"winners":[3]}');
INSERT INTO "tournament_event" VALUES('1m83jjt8p0hgjg04',1,1795416484118,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":2,"deal":"independent","visibility":"public","seed":"00395e28e48ba959ecab5fee520e45e02651b67d2075cdeb8bce006760f0d694","seeded":false,"clock":null,"creator":"1m83jjsmq7xsstxv","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m83jjt8p0hgjg04',2,1795416484123,'round','{"round":1,"pairs":[[3,2]],"byes":[1]}');
INSERT INTO "tournament_event" VALUES('1m83jjt8p0hgjg04',3,1795416484123,'game','{"game":1,"round":1,"tie_break":false,"entrants":[3,2],"scores":[1,0],"seed":"0f6e2e24aba232b7e7325bad40b70dbaaaab0a69c5982e0780f93fea09ee5673","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83jjt8p0hgjg04',4,1795416484123,'game','{"game":2,"round":1,"tie_break":false,"entrants":[2,3],"scores":[1,0],"seed":"3e7afbbcb0dec262f5b09a307573c8a173b84368ad3f4de3c07586f969cc269c","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83jjt8p0hgjg04',5,1795416484123,'game','{"game":3,"round":1,"tie_break":true,"entrants":[3,2],"scores":[1,0],"seed":"5acd6267cb3a4265c876ee8e22d15fb36e56438db231865e1b29e9d699908eab","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83jjt8p0hgjg04',6,1795416484123,'round','{"round":2,"pairs":[[1,3]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m83jjt8p0hgjg04',7,1795416484123,'game','{"game":4,"round":2,"tie_break":false,"entrants":[1,3],"scores":[1,0],"seed":"22e34e8e2390d01911068057b74b22088634d8ed8dce814e07effc9eee6da89d","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83jjt8p0hgjg04',8,1795416484123,'game','{"game":5,"round":2,"tie_break":false,"entrants":[3,1],"scores":[0.5,0.5],"seed":"a95a8dfb4f9237fae3172bd5809866c3c4d0c70fb41bb53a5734a4ef12d4b4f4","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83jjt8p0hgjg04',9,1795416484124,'finished','{"winners":[1]}');
INSERT INTO "tournament_event" VALUES('1m83jjt9h6y3djcc',1,1795416484145,'created','{"ruleset":"yahtzee","format":"heats","games":1,"deal":"independent","visibility":"public","seed":"a6ad29c0aeaa57d9ff8ba88360002fd28d80b4ed4fdc754003155102d581cd7d","seeded":false,"clock":null,"creator":"1m83jjsmq7xsstxv","table":3,"advance":1,"master":null,"title":null,"entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m83jjt9h6y3djcc',2,1795416484146,'stage','{"stage":1,"tables":[[4,2,1],[5,3]]}');
INSERT INTO "tournament_event" VALUES('1m83jjt9h6y3djcc',3,1795416484146,'game','{"game":1,"round":1,"tie_break":false,"entrants":[4,2,1],"scores":[25,30,47],"seed":"f10db29122b1a74c920530f24e69cd3fabc72ac961939efa93248a4be6abc5a5","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83jjt9h6y3djcc',4,1795416484146,'game','{"game":2,"round":1,"tie_break":false,"entrants":[5,3],"scores":[33,24],"seed":"5f5a741306dd6da64b20219c70a071451b250d6d9301c7557969979758d1cee4","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83jjt9h6y3djcc',5,1795416484146,'stage','{"stage":2,"tables":[[5,2,1]]}');
INSERT INTO "tournament_event" VALUES('1m83jjt9h6y3djcc',6,1795416484146,'game','{"game":3,"round":2,"tie_break":false,"entrants":[5,2,1],"scores":[47,59,34],"seed":"1faf0d59b067743352b46556a19dae33652916761c09e1d6e1579ffaeca3464e","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83jjt9h6y3djcc',7,1795416484148,'finished','{"winners":[2]}');
INSERT INTO "tournament_event" VALUES('1m83jjta9ectdzxw',1,1795416484169,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","visibility":"public","seed":"38884a12b480ebba43e88859b6deed4efc95a6421a0815e4553fd68e2c4f8ce1","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m83jjsmq7xsstxv","entrants":[{"player":"1m83jjsmq7xsstxv","joined":true},{"player":"1m83jjsn08x7vfcr","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m83jjtaaej5syx8',1,1795416484170,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"public","seed":"6ead1bfbc5d5b34e3acd7f6b3ca499fe154ba411a961b45f7dbdeac7bf2132e5","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m83jjsmq7xsstxv","entrants":[{"player":"1m83jjsmq7xsstxv","joined":true},{"player":"1m83jjsn46ms1694","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m83jjtaaej5syx8',2,1795416484172,'joined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m83jjtaaej5syx8',3,1795416484175,'round','{"round":1,"pairs":[[1,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m83jjtaaej5syx8',4,1795416484175,'started','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"id":"1m83jjtaf4a8696e"}');
INSERT INTO "tournament_event" VALUES('1m83jjtaf4a85qz0',1,1795416484175,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"private","seed":"8f8a46f691c927f78e36af1b268b853949eb69033c6b021b9786236fae8d5694","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m83jjsn08x7vfcr","entrants":[{"player":"1m83jjsn08x7vfcr","joined":true},{"player":"1m83jjsn46ms1694","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m83jjtaf4a85qz0',2,1795416484176,'declined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m83jjtaf4a85qz0',3,1795416484176,'cancelled','{"reason":"declined"}');
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
INSERT INTO "tournament_game" VALUES('1m83jjt7zawv9mqc',1,1,0,NULL,'[1,3]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m83jjt7zawv9mqc',2,1,0,NULL,'[4,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83jjt7zawv9mqc',3,2,0,NULL,'[3,4]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83jjt7zawv9mqc',4,2,0,NULL,'[5,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83jjt7zawv9mqc',5,3,0,NULL,'[3,5]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83jjt7zawv9mqc',6,3,0,NULL,'[2,1]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m83jjt8p0hgjg04',1,1,0,NULL,'[3,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83jjt8p0hgjg04',2,1,0,NULL,'[2,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83jjt8p0hgjg04',3,1,1,NULL,'[3,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83jjt8p0hgjg04',4,2,0,NULL,'[1,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83jjt8p0hgjg04',5,2,0,NULL,'[3,1]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m83jjt9h6y3djcc',1,1,0,NULL,'[4,2,1]','[25,30,47]',NULL);
INSERT INTO "tournament_game" VALUES('1m83jjt9h6y3djcc',2,1,0,NULL,'[5,3]','[33,24]',NULL);
INSERT INTO "tournament_game" VALUES('1m83jjt9h6y3djcc',3,2,0,NULL,'[5,2,1]','[47,59,34]',NULL);
INSERT INTO "tournament_game" VALUES('1m83jjtaaej5syx8',1,1,0,'1m83jjtaf4a8696e','[1,2]',NULL,NULL);
CREATE TABLE tournament_stage (
    tournament TEXT    NOT NULL,
    number     INTEGER NOT NULL CHECK (number > 0), -- 1, 2, 3, ...
    -- JSON, by table: the number of its latest game and its id, null where there is none; its entrants' numbers; of these,
    -- who are at that game; and what the entrants have scored, in their order, null while they play.
    tables     TEXT    NOT NULL,
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_stage" VALUES('1m83jjt9h6y3djcc',1,'[{"game":1,"id":null,"entrants":[4,2,1],"players":[4,2,1],"points":[25,30,47]},{"game":2,"id":null,"entrants":[5,3],"players":[5,3],"points":[33,24]}]');
INSERT INTO "tournament_stage" VALUES('1m83jjt9h6y3djcc',2,'[{"game":3,"id":null,"entrants":[5,2,1],"players":[5,2,1],"points":[47,59,34]}]');
CREATE TABLE uptime_mark (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
INSERT INTO "uptime_mark" VALUES(1,1795416484204);
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
INSERT INTO "webhook" VALUES('1m83jjtat4a41adn','1m83jjsjp5470cj9','https://receiver.invalid/',11,X'AB75FDE8BA79B8209B78BD17002B499F079E231FCE95FC7D68209FAA509CABD4',NULL,NULL,1795416484186,NULL,NULL);
INSERT INTO "webhook" VALUES('1m83jjtav6xs0w9p','1m83jjsjp5470cj9','https://receiver.invalid/',16,X'3FDA60A5EDF7B254389D465F0649B2C9B87AA619A673FDF8F55212D0E0AE62D6',NULL,NULL,1795416484187,1795416484188,NULL);
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
