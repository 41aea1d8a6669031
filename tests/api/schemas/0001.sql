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
INSERT INTO "block" VALUES('1m83j6c395s2hjzq','1m83j6c38epae54f',1795416076541);
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
INSERT INTO "delivery" VALUES(1,'1m83j6cdz7m7a0sx','1m83j6cdf0kjac1s','1m83j6cdz7m78xny','1m83j6cdz7m78xny-1-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:41:16.735Z","data":{"seq":1,"at":"2026-11-23T06:41:16.735Z","kind":"created","seat":0,"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m83j6cdq5av8txf","status":"joined"},{"player":"1m83j6cdv56jfey9","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m83j6cdq5av8txf","clock":{"turn_seconds":30,"bot_turn_seconds":1},"game":"1m83j6cdz7m78xny"}}',1795416076735,1,1795416082042,1795416076739,NULL,NULL,0);
INSERT INTO "delivery" VALUES(2,'1m83j6ce468n1kd2','1m83j6cdf0kjac1s','1m83j6cdz7m78xny','1m83j6cdz7m78xny-2-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:41:16.740Z","data":{"seq":2,"at":"2026-11-23T06:41:16.740Z","kind":"joined","seat":1,"player":"1m83j6cdv56jfey9","game":"1m83j6cdz7m78xny"}}',1795416076740,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(3,'1m83j6ce468n3d2f','1m83j6cdf0kjac1s','1m83j6cdz7m78xny','1m83j6cdz7m78xny-3-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:41:16.740Z","data":{"seq":3,"at":"2026-11-23T06:41:16.740Z","kind":"round","seat":null,"number":1,"leader":0,"commitment":null,"points":[0,0],"game":"1m83j6cdz7m78xny"}}',1795416076740,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(4,'1m83j6ce468n594k','1m83j6cdf0kjac1s','1m83j6cdz7m78xny','1m83j6cdz7m78xny-3-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T06:41:16.740Z","data":{"game":"1m83j6cdz7m78xny","seq":3,"players":["1m83j6cdq5av8txf"],"seats":[0],"deadline":"2026-11-23T06:41:46.740Z"}}',1795416076740,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(5,'1m83j6ce5drfhc44','1m83j6cdf0kjac1s','1m83j6cdz7m78xny','1m83j6cdz7m78xny-4-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:41:16.741Z","data":{"seq":4,"at":"2026-11-23T06:41:16.741Z","kind":"move","seat":0,"column":0,"row":0,"symbol":"X","game":"1m83j6cdz7m78xny"}}',1795416076741,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(6,'1m83j6ce5drfj62v','1m83j6cdf0kjac1s','1m83j6cdz7m78xny','1m83j6cdz7m78xny-4-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T06:41:16.741Z","data":{"game":"1m83j6cdz7m78xny","seq":4,"players":["1m83j6cdv56jfey9"],"seats":[1],"deadline":"2026-11-23T06:41:46.741Z"}}',1795416076741,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(7,'1m83j6ce5drfj6qd','1m83j6cdf0kjac1s','1m83j6cdz7m78xny','1m83j6cdz7m78xny-5-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:41:16.741Z","data":{"seq":5,"at":"2026-11-23T06:41:16.741Z","kind":"move","seat":1,"column":1,"row":0,"symbol":"O","game":"1m83j6cdz7m78xny"}}',1795416076741,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(8,'1m83j6ce5drfjzfc','1m83j6cdf0kjac1s','1m83j6cdz7m78xny','1m83j6cdz7m78xny-5-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T06:41:16.741Z","data":{"game":"1m83j6cdz7m78xny","seq":5,"players":["1m83j6cdq5av8txf"],"seats":[0],"deadline":"2026-11-23T06:41:46.741Z"}}',1795416076741,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(9,'1m83j6ce67ge1zja','1m83j6cdf0kjac1s','1m83j6cdz7m78xny','1m83j6cdz7m78xny-6-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:41:16.742Z","data":{"seq":6,"at":"2026-11-23T06:41:16.742Z","kind":"move","seat":0,"column":0,"row":1,"symbol":"X","game":"1m83j6cdz7m78xny"}}',1795416076742,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(10,'1m83j6ce67ge2f85','1m83j6cdf0kjac1s','1m83j6cdz7m78xny','1m83j6cdz7m78xny-6-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T06:41:16.742Z","data":{"game":"1m83j6cdz7m78xny","seq":6,"players":["1m83j6cdv56jfey9"],"seats":[1],"deadline":"2026-11-23T06:41:46.742Z"}}',1795416076742,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(11,'1m83j6ce7cx7k45x','1m83j6cdf0kjac1s','1m83j6cdz7m78xny','1m83j6cdz7m78xny-7-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:41:16.743Z","data":{"seq":7,"at":"2026-11-23T06:41:16.743Z","kind":"move","seat":1,"column":1,"row":1,"symbol":"O","game":"1m83j6cdz7m78xny"}}',1795416076743,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(12,'1m83j6ce7cx7ksm8','1m83j6cdf0kjac1s','1m83j6cdz7m78xny','1m83j6cdz7m78xny-7-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T06:41:16.743Z","data":{"game":"1m83j6cdz7m78xny","seq":7,"players":["1m83j6cdq5av8txf"],"seats":[0],"deadline":"2026-11-23T06:41:46.743Z"}}',1795416076743,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(13,'1m83j6ce7cx7mz2d','1m83j6cdf0kjac1s','1m83j6cdz7m78xny','1m83j6cdz7m78xny-8-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:41:16.743Z","data":{"seq":8,"at":"2026-11-23T06:41:16.743Z","kind":"move","seat":0,"column":0,"row":2,"symbol":"X","game":"1m83j6cdz7m78xny"}}',1795416076743,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(14,'1m83j6ce7cx7qxwx','1m83j6cdf0kjac1s','1m83j6cdz7m78xny','1m83j6cdz7m78xny-9-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:41:16.743Z","data":{"seq":9,"at":"2026-11-23T06:41:16.743Z","kind":"round-over","seat":null,"id":"1m83j6ce7cx7p05y","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null,"game":"1m83j6cdz7m78xny"}}',1795416076743,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(15,'1m83j6ce7cx7ss3w','1m83j6cdf0kjac1s','1m83j6cdz7m78xny','1m83j6cdz7m78xny-9-result.published','result.published','{"type":"result.published","timestamp":"2026-11-23T06:41:16.743Z","data":{"id":"1m83j6ce7cx7p05y","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-23T06:41:16.743Z","kind":"round","game":"1m83j6cdz7m78xny","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m83j6cdq5av8txf"}},{"seat":1,"player":{"id":"1m83j6cdv56jfey9"}}]}}',1795416076743,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(16,'1m83j6ce7cx7tvh7','1m83j6cdf0kjac1s','1m83j6cdz7m78xny','1m83j6cdz7m78xny-10-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:41:16.743Z","data":{"seq":10,"at":"2026-11-23T06:41:16.743Z","kind":"finished","seat":null,"id":"1m83j6ce7cx7t5x6","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","game":"1m83j6cdz7m78xny"}}',1795416076743,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(17,'1m83j6ce7cx7w380','1m83j6cdf0kjac1s','1m83j6cdz7m78xny','1m83j6cdz7m78xny-10-result.published','result.published','{"type":"result.published","timestamp":"2026-11-23T06:41:16.743Z","data":{"id":"1m83j6ce7cx7t5x6","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-23T06:41:16.743Z","kind":"match","game":"1m83j6cdz7m78xny","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m83j6cdq5av8txf"}},{"seat":1,"player":{"id":"1m83j6cdv56jfey9"}}]}}',1795416076743,0,NULL,NULL,NULL,NULL,0);
CREATE TABLE event (
    id   INTEGER PRIMARY KEY,              -- its place in the log of all games
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL                  -- JSON: the whole truth, secrets included
) STRICT;
INSERT INTO "event" VALUES(1,'1m83j6c3caks59ee',1,1795416076396,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m83j6c366dj4y7p","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m83j6c366dj4y7p","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(2,'1m83j6c3caks59ee',2,1795416076396,'round',NULL,'{"number":1,"leader":null,"commitment":"a278cc18b8323282bdc48a913a4deccb87a98c125753f42b7fa57d5658aedb2f","points":[0],"rules":2,"seats":[{"player":"1m83j6c366dj4y7p","status":"joined"}],"rounds":1,"deal":{"nonce":"89728a375e632c91355b6becc9547453210c53636c31091faf0266f5a1942481","secret":"1258"},"carry":null}');
INSERT INTO "event" VALUES(3,'1m83j6c3caks59ee',3,1795416076400,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(4,'1m83j6c3caks59ee',4,1795416076409,'guess',0,'{"attempt":2,"code":"1045","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(5,'1m83j6c3caks59ee',5,1795416076412,'guess',0,'{"attempt":3,"code":"1256","bulls":3,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(6,'1m83j6c3caks59ee',6,1795416076415,'guess',0,'{"attempt":4,"code":"1257","bulls":3,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(7,'1m83j6c3caks59ee',7,1795416076415,'guess',0,'{"attempt":5,"code":"1258","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(8,'1m83j6c3caks59ee',8,1795416076415,'round-over',NULL,'{"id":"1m83j6c3z44apxpf","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"1258","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"89728a375e632c91355b6becc9547453210c53636c31091faf0266f5a1942481","secret":"1258"}}');
INSERT INTO "event" VALUES(9,'1m83j6c3caks59ee',9,1795416076415,'finished',NULL,'{"id":"1m83j6c3z44aq15n","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(10,'1m83j6c414mac7n5',1,1795416076417,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m83j6c38epae54f","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m83j6c38epae54f","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(11,'1m83j6c414mac7n5',2,1795416076417,'round',NULL,'{"number":1,"leader":null,"commitment":"11561a09a14bb34ea6ab754973dcdffbc859d4a1d40e4cfa8bd6d20aa08b559b","points":[0],"rules":2,"seats":[{"player":"1m83j6c38epae54f","status":"joined"}],"rounds":1,"deal":{"nonce":"244991f042ddee0a82e8ac70bbd95d02df21ebf143abca5cc0eb9cc3990be55a","secret":"2851"},"carry":null}');
INSERT INTO "event" VALUES(12,'1m83j6c414mac7n5',3,1795416076418,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(13,'1m83j6c414mac7n5',4,1795416076430,'guess',0,'{"attempt":2,"code":"1045","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(14,'1m83j6c414mac7n5',5,1795416076433,'guess',0,'{"attempt":3,"code":"2354","bulls":2,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(15,'1m83j6c414mac7n5',6,1795416076433,'guess',0,'{"attempt":4,"code":"2604","bulls":1,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(16,'1m83j6c414mac7n5',7,1795416076435,'guess',0,'{"attempt":5,"code":"2751","bulls":3,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(17,'1m83j6c414mac7n5',8,1795416076436,'guess',0,'{"attempt":6,"code":"2851","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(18,'1m83j6c414mac7n5',9,1795416076436,'round-over',NULL,'{"id":"1m83j6c4m81cfant","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"2851","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"244991f042ddee0a82e8ac70bbd95d02df21ebf143abca5cc0eb9cc3990be55a","secret":"2851"}}');
INSERT INTO "event" VALUES(19,'1m83j6c414mac7n5',10,1795416076436,'finished',NULL,'{"id":"1m83j6c4m81cg6jq","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(20,'1m83j6c4pd70dgd0',1,1795416076438,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m83j6c366dj4y7p","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m83j6c366dj4y7p","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(21,'1m83j6c4pd70dgd0',2,1795416076438,'round',NULL,'{"number":1,"leader":null,"commitment":"2752669a9f3b8765390ae3127bafef7f5dd887abd10a7f88652c1c27fd664fff","points":[0],"rules":2,"seats":[{"player":"1m83j6c366dj4y7p","status":"joined"}],"rounds":1,"deal":{"nonce":"826c4acdcf86dfd8d951b3b93b10c2de147b075c9807c40020d5e5ed6c910abf","secret":"2878"},"carry":null}');
INSERT INTO "event" VALUES(22,'1m83j6c4pd70dgd0',3,1795416076440,'resigned',0,'{}');
INSERT INTO "event" VALUES(23,'1m83j6c4pd70dgd0',4,1795416076440,'round-over',NULL,'{"id":"1m83j6c4re0bvwwf","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"2878","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"826c4acdcf86dfd8d951b3b93b10c2de147b075c9807c40020d5e5ed6c910abf","secret":"2878"}}');
INSERT INTO "event" VALUES(24,'1m83j6c4pd70dgd0',5,1795416076440,'finished',NULL,'{"id":"1m83j6c4re0bxn2y","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(25,'1m83j6c4sck67ctw',1,1795416076441,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m83j6c38epae54f","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m83j6c38epae54f","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(26,'1m83j6c4sck67ctw',2,1795416076441,'round',NULL,'{"number":1,"leader":null,"commitment":"3e91c60d73f672a63e101489b7498f6e223c5dee35c808c1a57b45bb9f4ee1a2","points":[0],"rules":2,"seats":[{"player":"1m83j6c38epae54f","status":"joined"}],"rounds":1,"deal":{"nonce":"2ec16eb79d3d1f2a1084f973f3d93d6cf7137a4283e10117022d2a56c881e98a","secret":"8577"},"carry":null}');
INSERT INTO "event" VALUES(27,'1m83j6c4sck67ctw',3,1795416076443,'resigned',0,'{}');
INSERT INTO "event" VALUES(28,'1m83j6c4sck67ctw',4,1795416076443,'round-over',NULL,'{"id":"1m83j6c4v0y5cet0","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"8577","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"2ec16eb79d3d1f2a1084f973f3d93d6cf7137a4283e10117022d2a56c881e98a","secret":"8577"}}');
INSERT INTO "event" VALUES(29,'1m83j6c4sck67ctw',5,1795416076443,'finished',NULL,'{"id":"1m83j6c4v0y5dnse","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(30,'1m83j6c4w5f494yx',1,1795416076444,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m83j6c4w5f48kn5","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m83j6c4w5f48kn5","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(31,'1m83j6c4w5f494yx',2,1795416076444,'round',NULL,'{"number":1,"leader":null,"commitment":"7239e99a33ec085131f4554ccbe985c6d043bdacaebe06632d13f613a7660d35","points":[0],"rules":2,"seats":[{"player":"1m83j6c4w5f48kn5","status":"joined"}],"rounds":0,"deal":{"nonce":"fcfceb2121e5ce86922e458e0e4b710317f6782e34e60d032c32d5662ad12aba","secret":"3802"},"carry":null}');
INSERT INTO "event" VALUES(32,'1m83j6c4w5f494yx',3,1795416076447,'guess',0,'{"attempt":1,"code":"1234","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(33,'1m83j6c508a8frjq',1,1795416076448,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m83j6c508a8ex4b","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m83j6c508a8ex4b","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(34,'1m83j6c508a8frjq',2,1795416076448,'round',NULL,'{"number":1,"leader":null,"commitment":"03d762413dd644c2343a5109aad464723c1ca3ba5d2e7d075eb89669810c0869","points":[0],"rules":2,"seats":[{"player":"1m83j6c508a8ex4b","status":"joined"}],"rounds":2,"deal":{"nonce":"3c305c3092316e276ffa6cad8bb35eadff8527c4503230eda703ed9cbbaf4e5d","secret":"4621"},"carry":null}');
INSERT INTO "event" VALUES(35,'1m83j6c508a8frjq',3,1795416076450,'guess',0,'{"attempt":1,"code":"0123","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(36,'1m83j6c508a8frjq',4,1795416076457,'guess',0,'{"attempt":2,"code":"0245","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(37,'1m83j6c508a8frjq',5,1795416076458,'guess',0,'{"attempt":3,"code":"1426","bulls":1,"cows":3,"solved":false}');
INSERT INTO "event" VALUES(38,'1m83j6c508a8frjq',6,1795416076459,'guess',0,'{"attempt":4,"code":"4621","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(39,'1m83j6c508a8frjq',7,1795416076459,'round-over',NULL,'{"id":"1m83j6c5b1v496a3","round":1,"leader":null,"attempts":4,"solved":true,"solver":0,"secret":"4621","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"3c305c3092316e276ffa6cad8bb35eadff8527c4503230eda703ed9cbbaf4e5d","secret":"4621"}}');
INSERT INTO "event" VALUES(40,'1m83j6c508a8frjq',8,1795416076461,'published',0,'{}');
INSERT INTO "event" VALUES(41,'1m83j6c508a8frjq',9,1795416076462,'round',NULL,'{"number":2,"leader":null,"commitment":"2c17ceede37a6c9706669195704897b6fa99d342b3af6b0a9cde1134307609f0","points":[1],"rules":2,"seats":[{"player":"1m83j6c508a8ex4b","status":"joined"}],"rounds":2,"deal":{"nonce":"b479f46bc35c9046a2a31f085f3f13e391f3a91042374e20019b656d2c8aaad2","secret":"5976"},"carry":null,"made_public":true}');
INSERT INTO "event" VALUES(42,'1m83j6c5h8pdccnw',1,1795416076465,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m83j6c5gasehbtx","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m83j6c5gasehbtx","join_code":"2MCYZ9","clock":null,"log":3}');
INSERT INTO "event" VALUES(43,'1m83j6c5h8pdccnw',2,1795416076467,'joined',1,'{"player":"1m83j6c5gasekgvg"}');
INSERT INTO "event" VALUES(44,'1m83j6c5h8pdccnw',3,1795416076467,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m83j6c5gasehbtx","status":"joined"},{"player":"1m83j6c5gasekgvg","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(45,'1m83j6c5h8pdccnw',4,1795416076468,'secret',0,'{"code":"1234","nonce":"e6a96126c618b9c30f30d107e4365036c1240487fe57beba1640894b071b1ba6","commitment":"1eb22c07f026503fb1dff7cdcfbe6c15371c692ea1ea4d442e0e9cdb79a2585d"}');
INSERT INTO "event" VALUES(46,'1m83j6c5h8pdccnw',5,1795416076469,'guess',1,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(47,'1m83j6c5h8pdccnw',6,1795416076469,'round-over',NULL,'{"id":"1m83j6c5n0zz0jvw","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"e6a96126c618b9c30f30d107e4365036c1240487fe57beba1640894b071b1ba6","secret":"1234"}}');
INSERT INTO "event" VALUES(48,'1m83j6c5h8pdccnw',7,1795416076471,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":2,"seats":[{"player":"1m83j6c5gasehbtx","status":"joined"},{"player":"1m83j6c5gasekgvg","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(49,'1m83j6c5h8pdccnw',8,1795416076472,'secret',1,'{"code":"4321","nonce":"89686669104fffe1c31304ea1ae8f07d4fcd811e63013cc7b98b8d731dd18386","commitment":"14b02828dacc235d37000ae2555be486f15ae1a707f43a4b0821fc70cf190f5e"}');
INSERT INTO "event" VALUES(50,'1m83j6c5h8pdccnw',9,1795416076472,'resigned',0,'{}');
INSERT INTO "event" VALUES(51,'1m83j6c5h8pdccnw',10,1795416076472,'round-over',NULL,'{"id":"1m83j6c5r5kjhffs","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"89686669104fffe1c31304ea1ae8f07d4fcd811e63013cc7b98b8d731dd18386","secret":"4321"}}');
INSERT INTO "event" VALUES(52,'1m83j6c5h8pdccnw',11,1795416076472,'finished',NULL,'{"id":"1m83j6c5r5kjjt76","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation"}');
INSERT INTO "event" VALUES(53,'1m83j6c66esw9ba2',1,1795416076486,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"manual","secret":"held","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m83j6c5s1xkgd4s","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m83j6c5s1xkgd4s","join_code":"CYZYAN","clock":null,"log":3}');
INSERT INTO "event" VALUES(54,'1m83j6c66esw9ba2',2,1795416076487,'joined',1,'{"player":"1m83j6c5v2nn7s13"}');
INSERT INTO "event" VALUES(55,'1m83j6c66esw9ba2',3,1795416076490,'joined',2,'{"player":"1m83j6c5z3m3zyyc"}');
INSERT INTO "event" VALUES(56,'1m83j6c66esw9ba2',4,1795416076490,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m83j6c5s1xkgd4s","status":"joined"},{"player":"1m83j6c5v2nn7s13","status":"joined"},{"player":"1m83j6c5z3m3zyyc","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(57,'1m83j6c7gbx8v7m3',1,1795416076528,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m83j6c6f4pkdb2g","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m83j6c6f4pkdb2g","join_code":"DE4BJN","clock":null,"log":3}');
INSERT INTO "event" VALUES(58,'1m83j6c7gbx8v7m3',2,1795416076529,'joined',1,'{"player":"1m83j6c6ke9sx030"}');
INSERT INTO "event" VALUES(59,'1m83j6c7gbx8v7m3',3,1795416076531,'joined',2,'{"player":"1m83j6c6n03g3kry"}');
INSERT INTO "event" VALUES(60,'1m83j6c7gbx8v7m3',4,1795416076531,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m83j6c6f4pkdb2g","status":"joined"},{"player":"1m83j6c6ke9sx030","status":"joined"},{"player":"1m83j6c6n03g3kry","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(61,'1m83j6c7gbx8v7m3',5,1795416076534,'secret',0,'{"code":"5678","nonce":"4a04a9a1a1b03a4bd39d2c6ccdd2acac85ec4a6cae7e592dfeeef3d6d6795ce5","commitment":"65562c78c1df8b7b34b708d80699dc48fa06b27d3b6b2dbcdf49d9e9d3368f82"}');
INSERT INTO "event" VALUES(62,'1m83j6c7gbx8v7m3',6,1795416076534,'guess',1,'{"attempt":1,"code":"1234","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(63,'1m83j6c7tfxzd534',1,1795416076538,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m83j6c366dj4y7p","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m83j6c366dj4y7p","join_code":"NWZJ9A","clock":null,"log":3}');
INSERT INTO "event" VALUES(64,'1m83j6c7v26hgwvf',1,1795416076539,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m83j6c38epae54f","status":"joined"},{"player":"1m83j6c395s2hjzq","status":"invited"}],"visibility":"public","ranked":false,"creator":"1m83j6c38epae54f","join_code":"Z3RJF7","clock":null,"log":3}');
INSERT INTO "event" VALUES(65,'1m83j6c7v26hgwvf',2,1795416076540,'aborted',0,'{"reason":"creator"}');
INSERT INTO "event" VALUES(66,'1m83j6c7xdphesdf',1,1795416076541,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m83j6c366dj4y7p","status":"joined"},{"player":"1m83j6c395s2hjzq","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m83j6c366dj4y7p","join_code":"PS8RHZ","clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(67,'1m83j6c7y4kr3xss',1,1795416076542,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m83j6c366dj4y7p","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"visibility":"private","ranked":false,"creator":"1m83j6c366dj4y7p","join_code":null,"clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(68,'1m83j6c7y4kr3xss',2,1795416076542,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m83j6c366dj4y7p","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(69,'1m83j6c844rzbzbc',1,1795416076548,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":null,"hints":false},"seats":[{"player":"1m83j6c839he32zq","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m83j6c839he32zq","join_code":"8D4WSK","clock":null,"log":3}');
INSERT INTO "event" VALUES(70,'1m83j6c844rzbzbc',2,1795416076550,'joined',1,'{"player":"1m83j6c844rzaj4f"}');
INSERT INTO "event" VALUES(71,'1m83j6c844rzbzbc',3,1795416076550,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m83j6c839he32zq","status":"joined"},{"player":"1m83j6c844rzaj4f","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(72,'1m83j6c844rzbzbc',4,1795416076552,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(73,'1m83j6c844rzbzbc',5,1795416076552,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(74,'1m83j6c844rzbzbc',6,1795416076555,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(75,'1m83j6c844rzbzbc',7,1795416076555,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(76,'1m83j6c844rzbzbc',8,1795416076559,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(77,'1m83j6c844rzbzbc',9,1795416076559,'round-over',NULL,'{"id":"1m83j6c8fctq2phj","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(78,'1m83j6c844rzbzbc',10,1795416076560,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[1,0],"rules":1,"seats":[{"player":"1m83j6c839he32zq","status":"joined"},{"player":"1m83j6c844rzaj4f","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(79,'1m83j6c844rzbzbc',11,1795416076561,'move',1,'{"column":1,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(80,'1m83j6c8k997gna1',1,1795416076563,'created',0,'{"ruleset":"gomoku","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m83j6c366dj4y7p","status":"joined"},{"player":"1m83j6c38epae54f","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m83j6c366dj4y7p","join_code":"TQGDWF","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(81,'1m83j6c8k997gna1',2,1795416076564,'joined',1,'{"player":"1m83j6c38epae54f"}');
INSERT INTO "event" VALUES(82,'1m83j6c8k997gna1',3,1795416076564,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m83j6c366dj4y7p","status":"joined"},{"player":"1m83j6c38epae54f","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(83,'1m83j6c8k997gna1',4,1795416076565,'move',0,'{"column":7,"row":7,"symbol":"X"}');
INSERT INTO "event" VALUES(84,'1m83j6c8k997gna1',5,1795416076567,'move',1,'{"column":8,"row":8,"symbol":"O"}');
INSERT INTO "event" VALUES(85,'1m83j6c8k997gna1',6,1795416076568,'resigned',1,'{}');
INSERT INTO "event" VALUES(86,'1m83j6c8k997gna1',7,1795416076568,'round-over',NULL,'{"id":"1m83j6c8r7kbh8tr","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(87,'1m83j6c8k997gna1',8,1795416076568,'finished',NULL,'{"id":"1m83j6c8r7kbk5fg","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation"}');
INSERT INTO "event" VALUES(88,'1m83j6c8y227vxq6',1,1795416076574,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m83j6c8v568rfv0","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m83j6c8v568rfv0","join_code":"HW6XED","clock":null,"log":3,"commitment":"905aa3a84e544e11ee3144d687c7b661db3f9ca613ee14bfae6d947adbb61b52","client_seeds":["",""],"server_seed":"51f2d8a55249dd17729e1f6c56c95a04e2d3ac27eca9fa26c7bd58b88fb2a3da"}');
INSERT INTO "event" VALUES(89,'1m83j6c8y227vxq6',2,1795416076579,'joined',1,'{"player":"1m83j6c8w4skjw9j"}');
INSERT INTO "event" VALUES(90,'1m83j6c8y227vxq6',3,1795416076579,'round',NULL,'{"number":1,"leader":0,"commitment":"905aa3a84e544e11ee3144d687c7b661db3f9ca613ee14bfae6d947adbb61b52","points":[0,0],"rules":1,"seats":[{"player":"1m83j6c8v568rfv0","status":"joined"},{"player":"1m83j6c8w4skjw9j","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(91,'1m83j6c8y227vxq6',4,1795416076579,'roll',0,'{"keep":[],"dice":[2,4,3,4,5],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(92,'1m83j6c8y227vxq6',5,1795416076580,'score',0,'{"category":"chance","score":18,"bonus":0}');
INSERT INTO "event" VALUES(93,'1m83j6c8y227vxq6',6,1795416076580,'roll',1,'{"keep":[],"dice":[6,3,6,5,2],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(94,'1m83j6c9a3tdsrzh',1,1795416076586,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m83j6c971zggf2n","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m83j6c971zggf2n","join_code":"BW5V3S","clock":null,"log":3,"commitment":"b49d2de35a7854b92a1e2b2baab906c2ae825ffbeff5b4cc52a82e7d815a715f","client_seeds":["",""],"server_seed":"934a03739ef1a0f53a7e09b438c74e0ce227a9ae0be4d3a61a99a05849b4da40"}');
INSERT INTO "event" VALUES(95,'1m83j6c9a3tdsrzh',2,1795416076587,'joined',1,'{"player":"1m83j6c971zggxqg"}');
INSERT INTO "event" VALUES(96,'1m83j6c9a3tdsrzh',3,1795416076587,'round',NULL,'{"number":1,"leader":0,"commitment":"b49d2de35a7854b92a1e2b2baab906c2ae825ffbeff5b4cc52a82e7d815a715f","points":[0,0],"rules":1,"seats":[{"player":"1m83j6c971zggf2n","status":"joined"},{"player":"1m83j6c971zggxqg","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(97,'1m83j6c9a3tdsrzh',4,1795416076587,'roll',0,'{"keep":[],"dice":[2,6,6,2,1],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(98,'1m83j6c9a3tdsrzh',5,1795416076588,'score',0,'{"category":"aces","score":1,"bonus":0}');
INSERT INTO "event" VALUES(99,'1m83j6c9a3tdsrzh',6,1795416076588,'roll',1,'{"keep":[],"dice":[2,3,1,2,4],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(100,'1m83j6c9a3tdsrzh',7,1795416076589,'score',1,'{"category":"aces","score":1,"bonus":0}');
INSERT INTO "event" VALUES(101,'1m83j6c9a3tdsrzh',8,1795416076589,'roll',0,'{"keep":[],"dice":[6,5,6,6,1],"stage":0,"roll":2}');
INSERT INTO "event" VALUES(102,'1m83j6c9a3tdsrzh',9,1795416076591,'score',0,'{"category":"twos","score":0,"bonus":0}');
INSERT INTO "event" VALUES(103,'1m83j6c9a3tdsrzh',10,1795416076591,'roll',1,'{"keep":[],"dice":[2,3,5,6,3],"stage":0,"roll":3}');
INSERT INTO "event" VALUES(104,'1m83j6c9a3tdsrzh',11,1795416076592,'score',1,'{"category":"twos","score":2,"bonus":0}');
INSERT INTO "event" VALUES(105,'1m83j6c9a3tdsrzh',12,1795416076592,'roll',0,'{"keep":[],"dice":[2,4,6,5,4],"stage":0,"roll":4}');
INSERT INTO "event" VALUES(106,'1m83j6c9a3tdsrzh',13,1795416076595,'score',0,'{"category":"threes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(107,'1m83j6c9a3tdsrzh',14,1795416076595,'roll',1,'{"keep":[],"dice":[5,5,5,6,2],"stage":0,"roll":5}');
INSERT INTO "event" VALUES(108,'1m83j6c9a3tdsrzh',15,1795416076595,'score',1,'{"category":"threes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(109,'1m83j6c9a3tdsrzh',16,1795416076595,'roll',0,'{"keep":[],"dice":[3,6,5,5,3],"stage":0,"roll":6}');
INSERT INTO "event" VALUES(110,'1m83j6c9a3tdsrzh',17,1795416076596,'score',0,'{"category":"fours","score":0,"bonus":0}');
INSERT INTO "event" VALUES(111,'1m83j6c9a3tdsrzh',18,1795416076596,'roll',1,'{"keep":[],"dice":[5,5,2,1,1],"stage":0,"roll":7}');
INSERT INTO "event" VALUES(112,'1m83j6c9a3tdsrzh',19,1795416076597,'score',1,'{"category":"fours","score":0,"bonus":0}');
INSERT INTO "event" VALUES(113,'1m83j6c9a3tdsrzh',20,1795416076597,'roll',0,'{"keep":[],"dice":[6,4,4,2,3],"stage":0,"roll":8}');
INSERT INTO "event" VALUES(114,'1m83j6c9a3tdsrzh',21,1795416076598,'score',0,'{"category":"fives","score":0,"bonus":0}');
INSERT INTO "event" VALUES(115,'1m83j6c9a3tdsrzh',22,1795416076598,'roll',1,'{"keep":[],"dice":[5,3,6,2,6],"stage":0,"roll":9}');
INSERT INTO "event" VALUES(116,'1m83j6c9a3tdsrzh',23,1795416076599,'score',1,'{"category":"fives","score":5,"bonus":0}');
INSERT INTO "event" VALUES(117,'1m83j6c9a3tdsrzh',24,1795416076599,'roll',0,'{"keep":[],"dice":[1,1,5,3,6],"stage":0,"roll":10}');
INSERT INTO "event" VALUES(118,'1m83j6c9a3tdsrzh',25,1795416076603,'score',0,'{"category":"sixes","score":6,"bonus":0}');
INSERT INTO "event" VALUES(119,'1m83j6c9a3tdsrzh',26,1795416076603,'roll',1,'{"keep":[],"dice":[5,6,5,3,6],"stage":0,"roll":11}');
INSERT INTO "event" VALUES(120,'1m83j6c9a3tdsrzh',27,1795416076603,'score',1,'{"category":"sixes","score":12,"bonus":0}');
INSERT INTO "event" VALUES(121,'1m83j6c9a3tdsrzh',28,1795416076603,'roll',0,'{"keep":[],"dice":[3,2,3,6,4],"stage":0,"roll":12}');
INSERT INTO "event" VALUES(122,'1m83j6c9a3tdsrzh',29,1795416076606,'score',0,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(123,'1m83j6c9a3tdsrzh',30,1795416076606,'roll',1,'{"keep":[],"dice":[4,1,5,5,1],"stage":0,"roll":13}');
INSERT INTO "event" VALUES(124,'1m83j6c9a3tdsrzh',31,1795416076607,'score',1,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(125,'1m83j6c9a3tdsrzh',32,1795416076607,'roll',0,'{"keep":[],"dice":[5,2,1,1,6],"stage":0,"roll":14}');
INSERT INTO "event" VALUES(126,'1m83j6c9a3tdsrzh',33,1795416076611,'score',0,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(127,'1m83j6c9a3tdsrzh',34,1795416076611,'roll',1,'{"keep":[],"dice":[4,2,4,4,5],"stage":0,"roll":15}');
INSERT INTO "event" VALUES(128,'1m83j6c9a3tdsrzh',35,1795416076612,'score',1,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(129,'1m83j6c9a3tdsrzh',36,1795416076612,'roll',0,'{"keep":[],"dice":[6,2,3,2,5],"stage":0,"roll":16}');
INSERT INTO "event" VALUES(130,'1m83j6c9a3tdsrzh',37,1795416076613,'score',0,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(131,'1m83j6c9a3tdsrzh',38,1795416076613,'roll',1,'{"keep":[],"dice":[6,5,6,3,5],"stage":0,"roll":17}');
INSERT INTO "event" VALUES(132,'1m83j6c9a3tdsrzh',39,1795416076615,'score',1,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(133,'1m83j6c9a3tdsrzh',40,1795416076615,'roll',0,'{"keep":[],"dice":[4,4,3,4,6],"stage":0,"roll":18}');
INSERT INTO "event" VALUES(134,'1m83j6c9a3tdsrzh',41,1795416076618,'score',0,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(135,'1m83j6c9a3tdsrzh',42,1795416076618,'roll',1,'{"keep":[],"dice":[4,5,4,3,3],"stage":0,"roll":19}');
INSERT INTO "event" VALUES(136,'1m83j6c9a3tdsrzh',43,1795416076619,'score',1,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(137,'1m83j6c9a3tdsrzh',44,1795416076619,'roll',0,'{"keep":[],"dice":[2,2,5,1,4],"stage":0,"roll":20}');
INSERT INTO "event" VALUES(138,'1m83j6c9a3tdsrzh',45,1795416076620,'score',0,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(139,'1m83j6c9a3tdsrzh',46,1795416076620,'roll',1,'{"keep":[],"dice":[5,5,6,4,6],"stage":0,"roll":21}');
INSERT INTO "event" VALUES(140,'1m83j6c9a3tdsrzh',47,1795416076620,'score',1,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(141,'1m83j6c9a3tdsrzh',48,1795416076620,'roll',0,'{"keep":[],"dice":[5,5,6,6,3],"stage":0,"roll":22}');
INSERT INTO "event" VALUES(142,'1m83j6c9a3tdsrzh',49,1795416076622,'score',0,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(143,'1m83j6c9a3tdsrzh',50,1795416076622,'roll',1,'{"keep":[],"dice":[6,5,4,5,3],"stage":0,"roll":23}');
INSERT INTO "event" VALUES(144,'1m83j6c9a3tdsrzh',51,1795416076623,'score',1,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(145,'1m83j6c9a3tdsrzh',52,1795416076623,'roll',0,'{"keep":[],"dice":[5,1,4,5,1],"stage":0,"roll":24}');
INSERT INTO "event" VALUES(146,'1m83j6c9a3tdsrzh',53,1795416076624,'score',0,'{"category":"chance","score":16,"bonus":0}');
INSERT INTO "event" VALUES(147,'1m83j6c9a3tdsrzh',54,1795416076624,'roll',1,'{"keep":[],"dice":[4,5,3,6,5],"stage":0,"roll":25}');
INSERT INTO "event" VALUES(148,'1m83j6c9a3tdsrzh',55,1795416076625,'score',1,'{"category":"chance","score":23,"bonus":0}');
INSERT INTO "event" VALUES(149,'1m83j6c9a3tdsrzh',56,1795416076625,'round-over',NULL,'{"id":"1m83j6cahb76hb9t","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":1,"twos":0,"threes":0,"fours":0,"fives":0,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":16},"upper_total":7,"upper_bonus":0,"yahtzee_bonus":0,"total":23},{"seat":1,"boxes":{"aces":1,"twos":2,"threes":0,"fours":0,"fives":5,"sixes":12,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":23},"upper_total":20,"upper_bonus":0,"yahtzee_bonus":0,"total":43}],"forfeited":[],"forfeited_by":null,"points":[23,43],"proof":null}');
INSERT INTO "event" VALUES(150,'1m83j6c9a3tdsrzh',57,1795416076625,'finished',NULL,'{"id":"1m83j6cahb76hyej","outcome":"win","winners":[1],"points":[23,43],"reason":"rounds","proof":{"server_seed":"934a03739ef1a0f53a7e09b438c74e0ce227a9ae0be4d3a61a99a05849b4da40","client_seeds":["",""]}}');
INSERT INTO "event" VALUES(151,'1m83j6cd394vbmvh',1,1795416076708,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m83j6c366dj4y7p","status":"invited"},{"player":"1m83j6c395s2hjzq","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m83j6ccz3s9kqf1","join_code":"FFM829","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3,"tournament":"1m83j6ccz3s9kqf1"}');
INSERT INTO "event" VALUES(152,'1m83j6cdz7m78xny',1,1795416076735,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m83j6cdq5av8txf","status":"joined"},{"player":"1m83j6cdv56jfey9","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m83j6cdq5av8txf","join_code":"THYE2P","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(153,'1m83j6cdz7m78xny',2,1795416076740,'joined',1,'{"player":"1m83j6cdv56jfey9"}');
INSERT INTO "event" VALUES(154,'1m83j6cdz7m78xny',3,1795416076740,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m83j6cdq5av8txf","status":"joined"},{"player":"1m83j6cdv56jfey9","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(155,'1m83j6cdz7m78xny',4,1795416076741,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(156,'1m83j6cdz7m78xny',5,1795416076741,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(157,'1m83j6cdz7m78xny',6,1795416076742,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(158,'1m83j6cdz7m78xny',7,1795416076743,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(159,'1m83j6cdz7m78xny',8,1795416076743,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(160,'1m83j6cdz7m78xny',9,1795416076743,'round-over',NULL,'{"id":"1m83j6ce7cx7p05y","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(161,'1m83j6cdz7m78xny',10,1795416076743,'finished',NULL,'{"id":"1m83j6ce7cx7t5x6","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds"}');
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
INSERT INTO "event_place" VALUES('1m83j6c3caks59ee',1,1);
INSERT INTO "event_place" VALUES('1m83j6c3caks59ee',2,2);
INSERT INTO "event_place" VALUES('1m83j6c3caks59ee',3,3);
INSERT INTO "event_place" VALUES('1m83j6c3caks59ee',4,4);
INSERT INTO "event_place" VALUES('1m83j6c3caks59ee',5,5);
INSERT INTO "event_place" VALUES('1m83j6c3caks59ee',6,6);
INSERT INTO "event_place" VALUES('1m83j6c3caks59ee',7,7);
INSERT INTO "event_place" VALUES('1m83j6c3caks59ee',8,8);
INSERT INTO "event_place" VALUES('1m83j6c3caks59ee',9,9);
INSERT INTO "event_place" VALUES('1m83j6c414mac7n5',1,10);
INSERT INTO "event_place" VALUES('1m83j6c414mac7n5',2,11);
INSERT INTO "event_place" VALUES('1m83j6c414mac7n5',3,12);
INSERT INTO "event_place" VALUES('1m83j6c414mac7n5',4,13);
INSERT INTO "event_place" VALUES('1m83j6c414mac7n5',5,14);
INSERT INTO "event_place" VALUES('1m83j6c414mac7n5',6,15);
INSERT INTO "event_place" VALUES('1m83j6c414mac7n5',7,16);
INSERT INTO "event_place" VALUES('1m83j6c414mac7n5',8,17);
INSERT INTO "event_place" VALUES('1m83j6c414mac7n5',9,18);
INSERT INTO "event_place" VALUES('1m83j6c414mac7n5',10,19);
INSERT INTO "event_place" VALUES('1m83j6c4pd70dgd0',1,20);
INSERT INTO "event_place" VALUES('1m83j6c4pd70dgd0',2,21);
INSERT INTO "event_place" VALUES('1m83j6c4pd70dgd0',3,22);
INSERT INTO "event_place" VALUES('1m83j6c4pd70dgd0',4,23);
INSERT INTO "event_place" VALUES('1m83j6c4pd70dgd0',5,24);
INSERT INTO "event_place" VALUES('1m83j6c4sck67ctw',1,25);
INSERT INTO "event_place" VALUES('1m83j6c4sck67ctw',2,26);
INSERT INTO "event_place" VALUES('1m83j6c4sck67ctw',3,27);
INSERT INTO "event_place" VALUES('1m83j6c4sck67ctw',4,28);
INSERT INTO "event_place" VALUES('1m83j6c4sck67ctw',5,29);
INSERT INTO "event_place" VALUES('1m83j6c4w5f494yx',1,30);
INSERT INTO "event_place" VALUES('1m83j6c4w5f494yx',2,31);
INSERT INTO "event_place" VALUES('1m83j6c4w5f494yx',3,32);
INSERT INTO "event_place" VALUES('1m83j6c508a8frjq',1,33);
INSERT INTO "event_place" VALUES('1m83j6c508a8frjq',2,34);
INSERT INTO "event_place" VALUES('1m83j6c508a8frjq',3,35);
INSERT INTO "event_place" VALUES('1m83j6c508a8frjq',4,36);
INSERT INTO "event_place" VALUES('1m83j6c508a8frjq',5,37);
INSERT INTO "event_place" VALUES('1m83j6c508a8frjq',6,38);
INSERT INTO "event_place" VALUES('1m83j6c508a8frjq',7,39);
INSERT INTO "event_place" VALUES('1m83j6c508a8frjq',8,40);
INSERT INTO "event_place" VALUES('1m83j6c508a8frjq',9,41);
INSERT INTO "event_place" VALUES('1m83j6c5h8pdccnw',1,42);
INSERT INTO "event_place" VALUES('1m83j6c5h8pdccnw',2,43);
INSERT INTO "event_place" VALUES('1m83j6c5h8pdccnw',3,44);
INSERT INTO "event_place" VALUES('1m83j6c5h8pdccnw',4,45);
INSERT INTO "event_place" VALUES('1m83j6c5h8pdccnw',5,46);
INSERT INTO "event_place" VALUES('1m83j6c5h8pdccnw',6,47);
INSERT INTO "event_place" VALUES('1m83j6c5h8pdccnw',7,48);
INSERT INTO "event_place" VALUES('1m83j6c5h8pdccnw',8,49);
INSERT INTO "event_place" VALUES('1m83j6c5h8pdccnw',9,50);
INSERT INTO "event_place" VALUES('1m83j6c5h8pdccnw',10,51);
INSERT INTO "event_place" VALUES('1m83j6c5h8pdccnw',11,52);
INSERT INTO "event_place" VALUES('1m83j6c66esw9ba2',1,53);
INSERT INTO "event_place" VALUES('1m83j6c66esw9ba2',2,54);
INSERT INTO "event_place" VALUES('1m83j6c66esw9ba2',3,55);
INSERT INTO "event_place" VALUES('1m83j6c66esw9ba2',4,56);
INSERT INTO "event_place" VALUES('1m83j6c7gbx8v7m3',1,57);
INSERT INTO "event_place" VALUES('1m83j6c7gbx8v7m3',2,58);
INSERT INTO "event_place" VALUES('1m83j6c7gbx8v7m3',3,59);
INSERT INTO "event_place" VALUES('1m83j6c7gbx8v7m3',4,60);
INSERT INTO "event_place" VALUES('1m83j6c7gbx8v7m3',5,61);
INSERT INTO "event_place" VALUES('1m83j6c7gbx8v7m3',6,62);
INSERT INTO "event_place" VALUES('1m83j6c7tfxzd534',1,63);
INSERT INTO "event_place" VALUES('1m83j6c7v26hgwvf',1,64);
INSERT INTO "event_place" VALUES('1m83j6c7v26hgwvf',2,65);
INSERT INTO "event_place" VALUES('1m83j6c7xdphesdf',1,66);
INSERT INTO "event_place" VALUES('1m83j6c7y4kr3xss',1,67);
INSERT INTO "event_place" VALUES('1m83j6c7y4kr3xss',2,68);
INSERT INTO "event_place" VALUES('1m83j6c844rzbzbc',1,69);
INSERT INTO "event_place" VALUES('1m83j6c844rzbzbc',2,70);
INSERT INTO "event_place" VALUES('1m83j6c844rzbzbc',3,71);
INSERT INTO "event_place" VALUES('1m83j6c844rzbzbc',4,72);
INSERT INTO "event_place" VALUES('1m83j6c844rzbzbc',5,73);
INSERT INTO "event_place" VALUES('1m83j6c844rzbzbc',6,74);
INSERT INTO "event_place" VALUES('1m83j6c844rzbzbc',7,75);
INSERT INTO "event_place" VALUES('1m83j6c844rzbzbc',8,76);
INSERT INTO "event_place" VALUES('1m83j6c844rzbzbc',9,77);
INSERT INTO "event_place" VALUES('1m83j6c844rzbzbc',10,78);
INSERT INTO "event_place" VALUES('1m83j6c844rzbzbc',11,79);
INSERT INTO "event_place" VALUES('1m83j6c8k997gna1',1,80);
INSERT INTO "event_place" VALUES('1m83j6c8k997gna1',2,81);
INSERT INTO "event_place" VALUES('1m83j6c8k997gna1',3,82);
INSERT INTO "event_place" VALUES('1m83j6c8k997gna1',4,83);
INSERT INTO "event_place" VALUES('1m83j6c8k997gna1',5,84);
INSERT INTO "event_place" VALUES('1m83j6c8k997gna1',6,85);
INSERT INTO "event_place" VALUES('1m83j6c8k997gna1',7,86);
INSERT INTO "event_place" VALUES('1m83j6c8k997gna1',8,87);
INSERT INTO "event_place" VALUES('1m83j6c8y227vxq6',1,88);
INSERT INTO "event_place" VALUES('1m83j6c8y227vxq6',2,89);
INSERT INTO "event_place" VALUES('1m83j6c8y227vxq6',3,90);
INSERT INTO "event_place" VALUES('1m83j6c8y227vxq6',4,91);
INSERT INTO "event_place" VALUES('1m83j6c8y227vxq6',5,92);
INSERT INTO "event_place" VALUES('1m83j6c8y227vxq6',6,93);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',1,94);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',2,95);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',3,96);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',4,97);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',5,98);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',6,99);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',7,100);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',8,101);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',9,102);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',10,103);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',11,104);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',12,105);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',13,106);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',14,107);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',15,108);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',16,109);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',17,110);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',18,111);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',19,112);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',20,113);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',21,114);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',22,115);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',23,116);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',24,117);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',25,118);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',26,119);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',27,120);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',28,121);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',29,122);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',30,123);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',31,124);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',32,125);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',33,126);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',34,127);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',35,128);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',36,129);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',37,130);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',38,131);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',39,132);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',40,133);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',41,134);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',42,135);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',43,136);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',44,137);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',45,138);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',46,139);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',47,140);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',48,141);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',49,142);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',50,143);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',51,144);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',52,145);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',53,146);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',54,147);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',55,148);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',56,149);
INSERT INTO "event_place" VALUES('1m83j6c9a3tdsrzh',57,150);
INSERT INTO "event_place" VALUES('1m83j6cd394vbmvh',1,151);
INSERT INTO "event_place" VALUES('1m83j6cdz7m78xny',1,152);
INSERT INTO "event_place" VALUES('1m83j6cdz7m78xny',2,153);
INSERT INTO "event_place" VALUES('1m83j6cdz7m78xny',3,154);
INSERT INTO "event_place" VALUES('1m83j6cdz7m78xny',4,155);
INSERT INTO "event_place" VALUES('1m83j6cdz7m78xny',5,156);
INSERT INTO "event_place" VALUES('1m83j6cdz7m78xny',6,157);
INSERT INTO "event_place" VALUES('1m83j6cdz7m78xny',7,158);
INSERT INTO "event_place" VALUES('1m83j6cdz7m78xny',8,159);
INSERT INTO "event_place" VALUES('1m83j6cdz7m78xny',9,160);
INSERT INTO "event_place" VALUES('1m83j6cdz7m78xny',10,161);
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
INSERT INTO "game" VALUES('1m83j6c3caks59ee','main','bulls-and-cows','finished','private',1,'1m83j6c366dj4y7p',NULL,1795416076396,1795416076415,0);
INSERT INTO "game" VALUES('1m83j6c414mac7n5','main','bulls-and-cows','finished','private',1,'1m83j6c38epae54f',NULL,1795416076417,1795416076436,0);
INSERT INTO "game" VALUES('1m83j6c4pd70dgd0','main','number-guess','finished','private',1,'1m83j6c366dj4y7p',NULL,1795416076438,1795416076440,0);
INSERT INTO "game" VALUES('1m83j6c4sck67ctw','main','number-guess','finished','private',1,'1m83j6c38epae54f',NULL,1795416076441,1795416076443,0);
INSERT INTO "game" VALUES('1m83j6c4w5f494yx','main','bulls-and-cows','playing','private',1,'1m83j6c4w5f48kn5',NULL,1795416076444,NULL,0);
INSERT INTO "game" VALUES('1m83j6c508a8frjq','main','bulls-and-cows','playing','public',1,'1m83j6c508a8ex4b',NULL,1795416076448,NULL,0);
INSERT INTO "game" VALUES('1m83j6c5h8pdccnw','main','bulls-and-cows','finished','public',0,'1m83j6c5gasehbtx',NULL,1795416076465,1795416076472,0);
INSERT INTO "game" VALUES('1m83j6c66esw9ba2','main','bulls-and-cows','playing','private',0,'1m83j6c5s1xkgd4s','CYZYAN',1795416076486,NULL,0);
INSERT INTO "game" VALUES('1m83j6c7gbx8v7m3','main','bulls-and-cows','playing','private',0,'1m83j6c6f4pkdb2g','DE4BJN',1795416076528,NULL,0);
INSERT INTO "game" VALUES('1m83j6c7tfxzd534','main','mastermind','open','public',0,'1m83j6c366dj4y7p','NWZJ9A',1795416076538,NULL,0);
INSERT INTO "game" VALUES('1m83j6c7v26hgwvf','main','mastermind','aborted','public',0,'1m83j6c38epae54f',NULL,1795416076539,1795416076540,0);
INSERT INTO "game" VALUES('1m83j6c7xdphesdf','main','mastermind','open','private',0,'1m83j6c366dj4y7p','PS8RHZ',1795416076541,NULL,1);
INSERT INTO "game" VALUES('1m83j6c7y4kr3xss','main','bulls-and-cows','playing','private',0,'1m83j6c366dj4y7p',NULL,1795416076542,NULL,1);
INSERT INTO "game" VALUES('1m83j6c844rzbzbc','main','tic-tac-toe','playing','public',0,'1m83j6c839he32zq','8D4WSK',1795416076548,NULL,0);
INSERT INTO "game" VALUES('1m83j6c8k997gna1','main','gomoku','finished','private',1,'1m83j6c366dj4y7p',NULL,1795416076563,1795416076568,0);
INSERT INTO "game" VALUES('1m83j6c8y227vxq6','main','yahtzee','playing','private',0,'1m83j6c8v568rfv0','HW6XED',1795416076574,NULL,0);
INSERT INTO "game" VALUES('1m83j6c9a3tdsrzh','main','yahtzee','finished','private',0,'1m83j6c971zggf2n',NULL,1795416076586,1795416076625,0);
INSERT INTO "game" VALUES('1m83j6cd394vbmvh','main','tic-tac-toe','open','private',0,'1m83j6ccz3s9kqf1','FFM829',1795416076708,NULL,1);
INSERT INTO "game" VALUES('1m83j6cdz7m78xny','main','tic-tac-toe','finished','private',0,'1m83j6cdq5av8txf',NULL,1795416076735,1795416076743,0);
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
INSERT INTO "idempotency_record" VALUES(1,'1m83j6c366dj4y7p','open','POST','/v1/games',X'09691FB4A4A800A0B6D83166B89AA76941AFE880DE790D85B4610A9C932FDBEE',1795416076538,201,'1','/v1/games/1m83j6c7tfxzd534','','1m83j6c7tfxzd534',0,1,0);
CREATE TABLE idempotency_use (
    player TEXT    NOT NULL,
    hour   INTEGER NOT NULL, -- since 1970
    bytes  INTEGER NOT NULL CHECK (bytes >= 0),
    PRIMARY KEY (player, hour)
) STRICT, WITHOUT ROWID;
INSERT INTO "idempotency_use" VALUES('1m83j6c366dj4y7p',498726,140);
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL
) STRICT;
INSERT INTO "migration" VALUES(1,'schema',X'A6FA5F27E55E3EFE15C1AD05A2372B6959A3F6FF14E6C86E1AC7536A741BF377',1795416076357);
CREATE TABLE notification (
    player   TEXT    NOT NULL,
    seq      INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the player
    at       INTEGER NOT NULL,
    kind     TEXT    NOT NULL,                 -- invited, joined, declined, turn, round-over, finished, rematch, aborted
    game     TEXT    NOT NULL,
    game_seq INTEGER NOT NULL,                 -- the game's event that it is about
    PRIMARY KEY (player, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "notification" VALUES('1m83j6c366dj4y7p',1,1795416076564,'joined','1m83j6c8k997gna1',2);
INSERT INTO "notification" VALUES('1m83j6c366dj4y7p',2,1795416076564,'turn','1m83j6c8k997gna1',3);
INSERT INTO "notification" VALUES('1m83j6c366dj4y7p',3,1795416076567,'turn','1m83j6c8k997gna1',5);
INSERT INTO "notification" VALUES('1m83j6c366dj4y7p',4,1795416076568,'round-over','1m83j6c8k997gna1',7);
INSERT INTO "notification" VALUES('1m83j6c366dj4y7p',5,1795416076568,'finished','1m83j6c8k997gna1',8);
INSERT INTO "notification" VALUES('1m83j6c366dj4y7p',6,1795416076708,'invited','1m83j6cd394vbmvh',1);
INSERT INTO "notification" VALUES('1m83j6c38epae54f',1,1795416076540,'aborted','1m83j6c7v26hgwvf',2);
INSERT INTO "notification" VALUES('1m83j6c38epae54f',2,1795416076563,'invited','1m83j6c8k997gna1',1);
INSERT INTO "notification" VALUES('1m83j6c38epae54f',3,1795416076565,'turn','1m83j6c8k997gna1',4);
INSERT INTO "notification" VALUES('1m83j6c38epae54f',4,1795416076568,'finished','1m83j6c8k997gna1',8);
INSERT INTO "notification" VALUES('1m83j6c395s2hjzq',1,1795416076539,'invited','1m83j6c7v26hgwvf',1);
INSERT INTO "notification" VALUES('1m83j6c395s2hjzq',2,1795416076540,'aborted','1m83j6c7v26hgwvf',2);
INSERT INTO "notification" VALUES('1m83j6c395s2hjzq',3,1795416076541,'invited','1m83j6c7xdphesdf',1);
INSERT INTO "notification" VALUES('1m83j6c395s2hjzq',4,1795416076708,'invited','1m83j6cd394vbmvh',1);
INSERT INTO "notification" VALUES('1m83j6c5gasehbtx',1,1795416076467,'joined','1m83j6c5h8pdccnw',2);
INSERT INTO "notification" VALUES('1m83j6c5gasehbtx',2,1795416076467,'turn','1m83j6c5h8pdccnw',3);
INSERT INTO "notification" VALUES('1m83j6c5gasehbtx',3,1795416076469,'round-over','1m83j6c5h8pdccnw',6);
INSERT INTO "notification" VALUES('1m83j6c5gasehbtx',4,1795416076472,'turn','1m83j6c5h8pdccnw',8);
INSERT INTO "notification" VALUES('1m83j6c5gasehbtx',5,1795416076472,'finished','1m83j6c5h8pdccnw',11);
INSERT INTO "notification" VALUES('1m83j6c5gasekgvg',1,1795416076468,'turn','1m83j6c5h8pdccnw',4);
INSERT INTO "notification" VALUES('1m83j6c5gasekgvg',2,1795416076469,'round-over','1m83j6c5h8pdccnw',6);
INSERT INTO "notification" VALUES('1m83j6c5gasekgvg',3,1795416076472,'round-over','1m83j6c5h8pdccnw',10);
INSERT INTO "notification" VALUES('1m83j6c5gasekgvg',4,1795416076472,'finished','1m83j6c5h8pdccnw',11);
INSERT INTO "notification" VALUES('1m83j6c5s1xkgd4s',1,1795416076487,'joined','1m83j6c66esw9ba2',2);
INSERT INTO "notification" VALUES('1m83j6c5s1xkgd4s',2,1795416076490,'joined','1m83j6c66esw9ba2',3);
INSERT INTO "notification" VALUES('1m83j6c5v2nn7s13',1,1795416076490,'joined','1m83j6c66esw9ba2',3);
INSERT INTO "notification" VALUES('1m83j6c5v2nn7s13',2,1795416076490,'turn','1m83j6c66esw9ba2',4);
INSERT INTO "notification" VALUES('1m83j6c6f4pkdb2g',1,1795416076529,'joined','1m83j6c7gbx8v7m3',2);
INSERT INTO "notification" VALUES('1m83j6c6f4pkdb2g',2,1795416076531,'joined','1m83j6c7gbx8v7m3',3);
INSERT INTO "notification" VALUES('1m83j6c6f4pkdb2g',3,1795416076531,'turn','1m83j6c7gbx8v7m3',4);
INSERT INTO "notification" VALUES('1m83j6c6ke9sx030',1,1795416076531,'joined','1m83j6c7gbx8v7m3',3);
INSERT INTO "notification" VALUES('1m83j6c6ke9sx030',2,1795416076534,'turn','1m83j6c7gbx8v7m3',5);
INSERT INTO "notification" VALUES('1m83j6c6n03g3kry',1,1795416076534,'turn','1m83j6c7gbx8v7m3',6);
INSERT INTO "notification" VALUES('1m83j6c839he32zq',1,1795416076550,'joined','1m83j6c844rzbzbc',2);
INSERT INTO "notification" VALUES('1m83j6c839he32zq',2,1795416076550,'turn','1m83j6c844rzbzbc',3);
INSERT INTO "notification" VALUES('1m83j6c839he32zq',3,1795416076552,'turn','1m83j6c844rzbzbc',5);
INSERT INTO "notification" VALUES('1m83j6c839he32zq',4,1795416076555,'turn','1m83j6c844rzbzbc',7);
INSERT INTO "notification" VALUES('1m83j6c839he32zq',5,1795416076559,'round-over','1m83j6c844rzbzbc',9);
INSERT INTO "notification" VALUES('1m83j6c839he32zq',6,1795416076561,'turn','1m83j6c844rzbzbc',11);
INSERT INTO "notification" VALUES('1m83j6c844rzaj4f',1,1795416076552,'turn','1m83j6c844rzbzbc',4);
INSERT INTO "notification" VALUES('1m83j6c844rzaj4f',2,1795416076555,'turn','1m83j6c844rzbzbc',6);
INSERT INTO "notification" VALUES('1m83j6c844rzaj4f',3,1795416076559,'round-over','1m83j6c844rzbzbc',9);
INSERT INTO "notification" VALUES('1m83j6c844rzaj4f',4,1795416076560,'turn','1m83j6c844rzbzbc',10);
INSERT INTO "notification" VALUES('1m83j6c8v568rfv0',1,1795416076579,'joined','1m83j6c8y227vxq6',2);
INSERT INTO "notification" VALUES('1m83j6c8v568rfv0',2,1795416076579,'turn','1m83j6c8y227vxq6',4);
INSERT INTO "notification" VALUES('1m83j6c8w4skjw9j',1,1795416076580,'turn','1m83j6c8y227vxq6',6);
INSERT INTO "notification" VALUES('1m83j6c971zggf2n',1,1795416076587,'joined','1m83j6c9a3tdsrzh',2);
INSERT INTO "notification" VALUES('1m83j6c971zggf2n',2,1795416076587,'turn','1m83j6c9a3tdsrzh',4);
INSERT INTO "notification" VALUES('1m83j6c971zggf2n',3,1795416076589,'turn','1m83j6c9a3tdsrzh',8);
INSERT INTO "notification" VALUES('1m83j6c971zggf2n',4,1795416076592,'turn','1m83j6c9a3tdsrzh',12);
INSERT INTO "notification" VALUES('1m83j6c971zggf2n',5,1795416076595,'turn','1m83j6c9a3tdsrzh',16);
INSERT INTO "notification" VALUES('1m83j6c971zggf2n',6,1795416076597,'turn','1m83j6c9a3tdsrzh',20);
INSERT INTO "notification" VALUES('1m83j6c971zggf2n',7,1795416076599,'turn','1m83j6c9a3tdsrzh',24);
INSERT INTO "notification" VALUES('1m83j6c971zggf2n',8,1795416076603,'turn','1m83j6c9a3tdsrzh',28);
INSERT INTO "notification" VALUES('1m83j6c971zggf2n',9,1795416076607,'turn','1m83j6c9a3tdsrzh',32);
INSERT INTO "notification" VALUES('1m83j6c971zggf2n',10,1795416076612,'turn','1m83j6c9a3tdsrzh',36);
INSERT INTO "notification" VALUES('1m83j6c971zggf2n',11,1795416076615,'turn','1m83j6c9a3tdsrzh',40);
INSERT INTO "notification" VALUES('1m83j6c971zggf2n',12,1795416076619,'turn','1m83j6c9a3tdsrzh',44);
INSERT INTO "notification" VALUES('1m83j6c971zggf2n',13,1795416076620,'turn','1m83j6c9a3tdsrzh',48);
INSERT INTO "notification" VALUES('1m83j6c971zggf2n',14,1795416076623,'turn','1m83j6c9a3tdsrzh',52);
INSERT INTO "notification" VALUES('1m83j6c971zggf2n',15,1795416076625,'round-over','1m83j6c9a3tdsrzh',56);
INSERT INTO "notification" VALUES('1m83j6c971zggf2n',16,1795416076625,'finished','1m83j6c9a3tdsrzh',57);
INSERT INTO "notification" VALUES('1m83j6c971zggxqg',1,1795416076588,'turn','1m83j6c9a3tdsrzh',6);
INSERT INTO "notification" VALUES('1m83j6c971zggxqg',2,1795416076591,'turn','1m83j6c9a3tdsrzh',10);
INSERT INTO "notification" VALUES('1m83j6c971zggxqg',3,1795416076595,'turn','1m83j6c9a3tdsrzh',14);
INSERT INTO "notification" VALUES('1m83j6c971zggxqg',4,1795416076596,'turn','1m83j6c9a3tdsrzh',18);
INSERT INTO "notification" VALUES('1m83j6c971zggxqg',5,1795416076598,'turn','1m83j6c9a3tdsrzh',22);
INSERT INTO "notification" VALUES('1m83j6c971zggxqg',6,1795416076603,'turn','1m83j6c9a3tdsrzh',26);
INSERT INTO "notification" VALUES('1m83j6c971zggxqg',7,1795416076606,'turn','1m83j6c9a3tdsrzh',30);
INSERT INTO "notification" VALUES('1m83j6c971zggxqg',8,1795416076611,'turn','1m83j6c9a3tdsrzh',34);
INSERT INTO "notification" VALUES('1m83j6c971zggxqg',9,1795416076613,'turn','1m83j6c9a3tdsrzh',38);
INSERT INTO "notification" VALUES('1m83j6c971zggxqg',10,1795416076618,'turn','1m83j6c9a3tdsrzh',42);
INSERT INTO "notification" VALUES('1m83j6c971zggxqg',11,1795416076620,'turn','1m83j6c9a3tdsrzh',46);
INSERT INTO "notification" VALUES('1m83j6c971zggxqg',12,1795416076622,'turn','1m83j6c9a3tdsrzh',50);
INSERT INTO "notification" VALUES('1m83j6c971zggxqg',13,1795416076624,'turn','1m83j6c9a3tdsrzh',54);
INSERT INTO "notification" VALUES('1m83j6c971zggxqg',14,1795416076625,'round-over','1m83j6c9a3tdsrzh',56);
INSERT INTO "notification" VALUES('1m83j6c971zggxqg',15,1795416076625,'finished','1m83j6c9a3tdsrzh',57);
INSERT INTO "notification" VALUES('1m83j6cdq5av8txf',1,1795416076740,'joined','1m83j6cdz7m78xny',2);
INSERT INTO "notification" VALUES('1m83j6cdq5av8txf',2,1795416076740,'turn','1m83j6cdz7m78xny',3);
INSERT INTO "notification" VALUES('1m83j6cdq5av8txf',3,1795416076741,'turn','1m83j6cdz7m78xny',5);
INSERT INTO "notification" VALUES('1m83j6cdq5av8txf',4,1795416076743,'turn','1m83j6cdz7m78xny',7);
INSERT INTO "notification" VALUES('1m83j6cdq5av8txf',5,1795416076743,'round-over','1m83j6cdz7m78xny',9);
INSERT INTO "notification" VALUES('1m83j6cdq5av8txf',6,1795416076743,'finished','1m83j6cdz7m78xny',10);
INSERT INTO "notification" VALUES('1m83j6cdv56jfey9',1,1795416076735,'invited','1m83j6cdz7m78xny',1);
INSERT INTO "notification" VALUES('1m83j6cdv56jfey9',2,1795416076741,'turn','1m83j6cdz7m78xny',4);
INSERT INTO "notification" VALUES('1m83j6cdv56jfey9',3,1795416076742,'turn','1m83j6cdz7m78xny',6);
INSERT INTO "notification" VALUES('1m83j6cdv56jfey9',4,1795416076743,'round-over','1m83j6cdz7m78xny',9);
INSERT INTO "notification" VALUES('1m83j6cdv56jfey9',5,1795416076743,'finished','1m83j6cdz7m78xny',10);
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
INSERT INTO "player" VALUES('000000000p9c7fga','main','random',1,0,NULL,NULL,1795416076542,NULL);
INSERT INTO "player" VALUES('1m83j6c33a6gwzpe','main','service',1,0,NULL,NULL,1795416076387,NULL);
INSERT INTO "player" VALUES('1m83j6c366dj4y7p','main','Ann',0,0,NULL,NULL,1795416076390,NULL);
INSERT INTO "player" VALUES('1m83j6c38epae54f','main','Bob',0,0,NULL,NULL,1795416076392,NULL);
INSERT INTO "player" VALUES('1m83j6c395s2hjzq','main','Cyd',0,0,1795416076395,NULL,1795416076393,NULL);
INSERT INTO "player" VALUES('1m83j6c4w5f48kn5','main','Guest',0,1,NULL,NULL,1795416076444,NULL);
INSERT INTO "player" VALUES('1m83j6c508a8ex4b','main','Guest',0,1,NULL,NULL,1795416076448,NULL);
INSERT INTO "player" VALUES('1m83j6c5gasehbtx','main','Player 0',0,0,NULL,NULL,1795416076464,NULL);
INSERT INTO "player" VALUES('1m83j6c5gasekgvg','main','Player 1',0,0,NULL,NULL,1795416076464,NULL);
INSERT INTO "player" VALUES('1m83j6c5s1xkgd4s','main','Player 0',0,0,NULL,NULL,1795416076473,NULL);
INSERT INTO "player" VALUES('1m83j6c5v2nn7s13','main','Player 1',0,0,NULL,NULL,1795416076475,NULL);
INSERT INTO "player" VALUES('1m83j6c5z3m3zyyc','main','Player 2',0,0,NULL,NULL,1795416076479,NULL);
INSERT INTO "player" VALUES('1m83j6c6f4pkdb2g','main','Player 0',0,0,NULL,NULL,1795416076495,NULL);
INSERT INTO "player" VALUES('1m83j6c6ke9sx030','main','Player 1',0,0,NULL,NULL,1795416076499,NULL);
INSERT INTO "player" VALUES('1m83j6c6n03g3kry','main','Player 2',0,0,NULL,NULL,1795416076501,NULL);
INSERT INTO "player" VALUES('1m83j6c839he32zq','main','Player 0',0,0,NULL,NULL,1795416076547,NULL);
INSERT INTO "player" VALUES('1m83j6c844rzaj4f','main','Player 1',0,0,NULL,NULL,1795416076548,NULL);
INSERT INTO "player" VALUES('1m83j6c8v568rfv0','main','Player 0',0,0,NULL,NULL,1795416076571,NULL);
INSERT INTO "player" VALUES('1m83j6c8w4skjw9j','main','Player 1',0,0,NULL,NULL,1795416076572,NULL);
INSERT INTO "player" VALUES('1m83j6c971zggf2n','main','Player 0',0,0,NULL,NULL,1795416076583,NULL);
INSERT INTO "player" VALUES('1m83j6c971zggxqg','main','Player 1',0,0,NULL,NULL,1795416076583,NULL);
INSERT INTO "player" VALUES('1m83j6cdq5av8txf','main','Dee',0,0,NULL,'1m83j6c33a6gwzpe',1795416076727,NULL);
INSERT INTO "player" VALUES('1m83j6cdv56jfey9','main',NULL,0,0,NULL,'1m83j6c33a6gwzpe',1795416076731,1795416076744);
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
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m83j6c366dj4y7p',1,0,X'0002020000A09C0102A08D06A08D060202FEC199F2C068FEC199F2C068FEC199F2C068FEC199F2C068FEC199F2C06880C09EDBC06802020000A09C0102A08D06A08D060202FEC199F2C068FEC199F2C068FEC199F2C068FEC199F2C068FEC199F2C06880C09EDBC06802020000A09C0102A08D06A08D060202FEC199F2C068FEC199F2C068FEC199F2C068FEC199F2C068FEC199F2C06880A0BFC6B26802020000A09C0102A08D06A08D060202FEC199F2C068FEC199F2C068FEC199F2C068FEC199F2C068FEC199F2C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m83j6c38epae54f',2,0,X'0002020000A09C0102C0A907C0A9070202A8C299F2C068A8C299F2C068A8C299F2C068A8C299F2C068A8C299F2C06880C09EDBC06802020000A09C0102C0A907C0A9070202A8C299F2C068A8C299F2C068A8C299F2C068A8C299F2C068A8C299F2C06880C09EDBC06802020000A09C0102C0A907C0A9070202A8C299F2C068A8C299F2C068A8C299F2C068A8C299F2C068A8C299F2C06880A0BFC6B26802020000A09C0102C0A907C0A9070202A8C299F2C068A8C299F2C068A8C299F2C068A8C299F2C068A8C299F2C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m83j6c508a8ex4b',3,0,X'0002020000A09C010280F10480F1040202D6C299F2C068D6C299F2C068D6C299F2C068D6C299F2C068D6C299F2C06880C09EDBC06802020000A09C010280F10480F1040202D6C299F2C068D6C299F2C068D6C299F2C068D6C299F2C068D6C299F2C06880C09EDBC06802020000A09C010280F10480F1040202D6C299F2C068D6C299F2C068D6C299F2C068D6C299F2C068D6C299F2C06880A0BFC6B26802020000A09C010280F10480F1040202D6C299F2C068D6C299F2C068D6C299F2C068D6C299F2C068D6C299F2C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','gomoku','1m83j6c366dj4y7p',3,0,X'0002020000A09C010000000202B0C499F2C068B0C499F2C0680000B0C499F2C06880C09EDBC06802020000A09C010000000202B0C499F2C068B0C499F2C0680000B0C499F2C06880C09EDBC06802020000A09C010000000202B0C499F2C068B0C499F2C0680000B0C499F2C06880A0BFC6B26802020000A09C010000000202B0C499F2C068B0C499F2C0680000B0C499F2C068',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795416076568);
INSERT INTO "player_stats" VALUES('main','gomoku','1m83j6c38epae54f',4,0,X'0002000002000000000000000000000080C09EDBC06802000002000000000000000000000080C09EDBC06802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795416076568);
INSERT INTO "player_stats" VALUES('main','number-guess','1m83j6c366dj4y7p',1,0,X'0002000002000000000000000000000080C09EDBC06802000002000000000000000000000080C09EDBC06802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','number-guess','1m83j6c38epae54f',2,0,X'0002000002000000000000000000000080C09EDBC06802000002000000000000000000000080C09EDBC06802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',NULL,NULL,NULL,NULL);
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
INSERT INTO "question_part" VALUES(1,'1m83j6cd54rzvab1',0,'[{"text":"What is the capital of France?","answers":["Paris"],"category":"Europe","difficulty":"easy"}]');
INSERT INTO "question_part" VALUES(2,'1m83j6cd7dp1fbmn',0,'[{"text":"What is the capital of France?","answers":["Paris"],"category":"Europe","difficulty":"easy"},{"text":"Which is the capital of Norway?","choices":["Oslo","Bergen"],"correct":0}]');
INSERT INTO "question_part" VALUES(3,'1m83j6cdbejn3c52',0,'[{"text":"When was Canberra founded?","range":[1912,1914]}]');
INSERT INTO "question_part" VALUES(4,'1m83j6cde2n69dy8',0,'[{"text":"Is Oslo in Norway?","correct":true}]');
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
INSERT INTO "question_set" VALUES('1m83j6cd54rzwa9b','main','1m83j6c366dj4y7p',3,'Capitals','capitals','en','own','Ann',NULL,NULL,0,3507,1795416076709,1795416076715,NULL);
INSERT INTO "question_set" VALUES('1m83j6cde2n6bd2f','main','1m83j6c38epae54f',1,'One','one','en','own','Ann',NULL,NULL,1,1072,1795416076718,1795416076718,NULL);
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
INSERT INTO "question_version" VALUES('1m83j6cd54rzwa9b',1,1,'1m83j6cd54rzvab1',1795416076709,'Capitals','en','own','Ann',NULL,NULL,0,1,'{"text":1,"choice":0,"boolean":0,"number":0}','[{"name":"Europe","count":1}]',1156);
INSERT INTO "question_version" VALUES('1m83j6cd54rzwa9b',2,2,'1m83j6cd7dp1fbmn',1795416076711,'Capitals','en','own','Ann',NULL,NULL,0,2,'{"text":1,"choice":1,"boolean":0,"number":0}','[{"name":"Europe","count":1}]',1239);
INSERT INTO "question_version" VALUES('1m83j6cd54rzwa9b',3,2,'1m83j6cdbejn3c52',1795416076715,'Capitals','en','own','Ann',NULL,NULL,0,3,'{"text":1,"choice":1,"boolean":0,"number":1}','[{"name":"Europe","count":1}]',1112);
INSERT INTO "question_version" VALUES('1m83j6cde2n6bd2f',1,1,'1m83j6cde2n69dy8',1795416076718,'One','en','own','Ann',NULL,NULL,1,1,'{"text":0,"choice":0,"boolean":1,"number":0}','[]',1072);
CREATE TABLE rating_pair (
    ruleset TEXT    NOT NULL,
    a       TEXT    NOT NULL, -- the player whose id is the smaller
    b       TEXT    NOT NULL,
    day     INTEGER NOT NULL, -- its beginning
    games   INTEGER NOT NULL,
    PRIMARY KEY (ruleset, a, b)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_pair" VALUES('gomoku','1m83j6c366dj4y7p','1m83j6c38epae54f',1795392000000,1);
CREATE TABLE rating_step (
    player    TEXT NOT NULL,
    ruleset   TEXT NOT NULL,
    result    TEXT NOT NULL, -- the match
    rating    REAL NOT NULL, -- from then on
    deviation REAL NOT NULL,
    PRIMARY KEY (player, ruleset, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_step" VALUES('1m83j6c366dj4y7p','gomoku','1m83j6c8r7kbk5fg',1.66231089390629767875e+03,2.90318963717980466293e+02);
INSERT INTO "rating_step" VALUES('1m83j6c38epae54f','gomoku','1m83j6c8r7kbk5fg',1.33768910609370232124e+03,2.90318963717980466293e+02);
CREATE TABLE record (
    player  TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    tally   BLOB NOT NULL, -- of all time: see play/stats.h
    PRIMARY KEY (player, ruleset)
) STRICT, WITHOUT ROWID;
INSERT INTO "record" VALUES('1m83j6c366dj4y7p','bulls-and-cows',X'0002020000A09C010000000202FEC199F2C068FEC199F2C0680000FEC199F2C068');
INSERT INTO "record" VALUES('1m83j6c366dj4y7p','gomoku',X'0002020000A09C010000000202B0C499F2C068B0C499F2C0680000B0C499F2C068');
INSERT INTO "record" VALUES('1m83j6c366dj4y7p','number-guess',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m83j6c38epae54f','bulls-and-cows',X'0002020000A09C010000000202A8C299F2C068A8C299F2C0680000A8C299F2C068');
INSERT INTO "record" VALUES('1m83j6c38epae54f','gomoku',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m83j6c38epae54f','number-guess',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m83j6c508a8ex4b','bulls-and-cows',X'0002020000A09C010000000202D6C299F2C068D6C299F2C0680000D6C299F2C068');
INSERT INTO "record" VALUES('1m83j6c5gasehbtx','bulls-and-cows',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m83j6c5gasekgvg','bulls-and-cows',X'0002020000C0B8020000000202F0C299F2C068F0C299F2C0680000F0C299F2C068');
INSERT INTO "record" VALUES('1m83j6c971zggf2n','yahtzee',X'0002000002E0891C000000000000A2C599F2C068000000');
INSERT INTO "record" VALUES('1m83j6c971zggxqg','yahtzee',X'0002020000E0BE340000000202A2C599F2C068A2C599F2C0680000A2C599F2C068');
INSERT INTO "record" VALUES('1m83j6cdq5av8txf','tic-tac-toe',X'0002020000A09C0100000002028EC799F2C0688EC799F2C06800008EC799F2C068');
INSERT INTO "record" VALUES('1m83j6cdv56jfey9','tic-tac-toe',X'00020000020000000000000000000000');
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
INSERT INTO "result" VALUES('1m83j6c3z44apxpf','main','1m83j6c3caks59ee',1,'bulls-and-cows',1,0,1795416076415,'{"id":"1m83j6c3z44apxpf","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"1258","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-23T06:41:16.415Z"}');
INSERT INTO "result" VALUES('1m83j6c3z44aq15n','main','1m83j6c3caks59ee',0,'bulls-and-cows',1,0,1795416076415,'{"id":"1m83j6c3z44aq15n","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-23T06:41:16.415Z"}');
INSERT INTO "result" VALUES('1m83j6c4m81cfant','main','1m83j6c414mac7n5',1,'bulls-and-cows',1,0,1795416076436,'{"id":"1m83j6c4m81cfant","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"2851","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-23T06:41:16.436Z"}');
INSERT INTO "result" VALUES('1m83j6c4m81cg6jq','main','1m83j6c414mac7n5',0,'bulls-and-cows',1,0,1795416076436,'{"id":"1m83j6c4m81cg6jq","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-23T06:41:16.436Z"}');
INSERT INTO "result" VALUES('1m83j6c4re0bvwwf','main','1m83j6c4pd70dgd0',1,'number-guess',1,0,1795416076440,'{"id":"1m83j6c4re0bvwwf","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"2878","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-23T06:41:16.440Z"}');
INSERT INTO "result" VALUES('1m83j6c4re0bxn2y','main','1m83j6c4pd70dgd0',0,'number-guess',1,0,1795416076440,'{"id":"1m83j6c4re0bxn2y","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-23T06:41:16.440Z"}');
INSERT INTO "result" VALUES('1m83j6c4v0y5cet0','main','1m83j6c4sck67ctw',1,'number-guess',1,0,1795416076443,'{"id":"1m83j6c4v0y5cet0","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"8577","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-23T06:41:16.443Z"}');
INSERT INTO "result" VALUES('1m83j6c4v0y5dnse','main','1m83j6c4sck67ctw',0,'number-guess',1,0,1795416076443,'{"id":"1m83j6c4v0y5dnse","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-23T06:41:16.443Z"}');
INSERT INTO "result" VALUES('1m83j6c5b1v496a3','main','1m83j6c508a8frjq',1,'bulls-and-cows',1,0,1795416076459,'{"id":"1m83j6c5b1v496a3","round":1,"leader":null,"attempts":4,"solved":true,"solver":0,"secret":"4621","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-23T06:41:16.459Z"}');
INSERT INTO "result" VALUES('1m83j6c5n0zz0jvw','main','1m83j6c5h8pdccnw',1,'bulls-and-cows',0,1,1795416076469,'{"id":"1m83j6c5n0zz0jvw","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-23T06:41:16.469Z"}');
INSERT INTO "result" VALUES('1m83j6c5r5kjhffs','main','1m83j6c5h8pdccnw',2,'bulls-and-cows',0,1,1795416076472,'{"id":"1m83j6c5r5kjhffs","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-23T06:41:16.472Z"}');
INSERT INTO "result" VALUES('1m83j6c5r5kjjt76','main','1m83j6c5h8pdccnw',0,'bulls-and-cows',0,1,1795416076472,'{"id":"1m83j6c5r5kjjt76","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation","published_at":"2026-11-23T06:41:16.472Z"}');
INSERT INTO "result" VALUES('1m83j6c8fctq2phj','main','1m83j6c844rzbzbc',1,'tic-tac-toe',0,1,1795416076559,'{"id":"1m83j6c8fctq2phj","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-23T06:41:16.559Z"}');
INSERT INTO "result" VALUES('1m83j6c8r7kbh8tr','main','1m83j6c8k997gna1',1,'gomoku',1,0,1795416076568,'{"id":"1m83j6c8r7kbh8tr","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-23T06:41:16.568Z"}');
INSERT INTO "result" VALUES('1m83j6c8r7kbk5fg','main','1m83j6c8k997gna1',0,'gomoku',1,0,1795416076568,'{"id":"1m83j6c8r7kbk5fg","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","published_at":"2026-11-23T06:41:16.568Z"}');
INSERT INTO "result" VALUES('1m83j6cahb76hb9t','main','1m83j6c9a3tdsrzh',1,'yahtzee',0,0,1795416076625,'{"id":"1m83j6cahb76hb9t","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":1,"twos":0,"threes":0,"fours":0,"fives":0,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":16},"upper_total":7,"upper_bonus":0,"yahtzee_bonus":0,"total":23},{"seat":1,"boxes":{"aces":1,"twos":2,"threes":0,"fours":0,"fives":5,"sixes":12,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":23},"upper_total":20,"upper_bonus":0,"yahtzee_bonus":0,"total":43}],"forfeited":[],"forfeited_by":null,"points":[23,43],"published_at":"2026-11-23T06:41:16.625Z"}');
INSERT INTO "result" VALUES('1m83j6cahb76hyej','main','1m83j6c9a3tdsrzh',0,'yahtzee',0,0,1795416076625,'{"id":"1m83j6cahb76hyej","outcome":"win","winners":[1],"points":[23,43],"reason":"rounds","published_at":"2026-11-23T06:41:16.625Z"}');
INSERT INTO "result" VALUES('1m83j6ce7cx7p05y','main','1m83j6cdz7m78xny',1,'tic-tac-toe',0,0,1795416076743,'{"id":"1m83j6ce7cx7p05y","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-23T06:41:16.743Z"}');
INSERT INTO "result" VALUES('1m83j6ce7cx7t5x6','main','1m83j6cdz7m78xny',0,'tic-tac-toe',0,0,1795416076743,'{"id":"1m83j6ce7cx7t5x6","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-23T06:41:16.743Z"}');
CREATE TABLE result_reader (
    reader TEXT NOT NULL, -- a player, or a service's
    result TEXT NOT NULL,
    PRIMARY KEY (reader, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "result_reader" VALUES('1m83j6c33a6gwzpe','1m83j6ce7cx7p05y');
INSERT INTO "result_reader" VALUES('1m83j6c33a6gwzpe','1m83j6ce7cx7t5x6');
INSERT INTO "result_reader" VALUES('1m83j6c366dj4y7p','1m83j6c3z44apxpf');
INSERT INTO "result_reader" VALUES('1m83j6c366dj4y7p','1m83j6c3z44aq15n');
INSERT INTO "result_reader" VALUES('1m83j6c366dj4y7p','1m83j6c4re0bvwwf');
INSERT INTO "result_reader" VALUES('1m83j6c366dj4y7p','1m83j6c4re0bxn2y');
INSERT INTO "result_reader" VALUES('1m83j6c366dj4y7p','1m83j6c8r7kbh8tr');
INSERT INTO "result_reader" VALUES('1m83j6c366dj4y7p','1m83j6c8r7kbk5fg');
INSERT INTO "result_reader" VALUES('1m83j6c38epae54f','1m83j6c4m81cfant');
INSERT INTO "result_reader" VALUES('1m83j6c38epae54f','1m83j6c4m81cg6jq');
INSERT INTO "result_reader" VALUES('1m83j6c38epae54f','1m83j6c4v0y5cet0');
INSERT INTO "result_reader" VALUES('1m83j6c38epae54f','1m83j6c4v0y5dnse');
INSERT INTO "result_reader" VALUES('1m83j6c38epae54f','1m83j6c8r7kbh8tr');
INSERT INTO "result_reader" VALUES('1m83j6c38epae54f','1m83j6c8r7kbk5fg');
INSERT INTO "result_reader" VALUES('1m83j6c508a8ex4b','1m83j6c5b1v496a3');
INSERT INTO "result_reader" VALUES('1m83j6c5gasehbtx','1m83j6c5n0zz0jvw');
INSERT INTO "result_reader" VALUES('1m83j6c5gasehbtx','1m83j6c5r5kjhffs');
INSERT INTO "result_reader" VALUES('1m83j6c5gasehbtx','1m83j6c5r5kjjt76');
INSERT INTO "result_reader" VALUES('1m83j6c5gasekgvg','1m83j6c5n0zz0jvw');
INSERT INTO "result_reader" VALUES('1m83j6c5gasekgvg','1m83j6c5r5kjhffs');
INSERT INTO "result_reader" VALUES('1m83j6c5gasekgvg','1m83j6c5r5kjjt76');
INSERT INTO "result_reader" VALUES('1m83j6c839he32zq','1m83j6c8fctq2phj');
INSERT INTO "result_reader" VALUES('1m83j6c844rzaj4f','1m83j6c8fctq2phj');
INSERT INTO "result_reader" VALUES('1m83j6c971zggf2n','1m83j6cahb76hb9t');
INSERT INTO "result_reader" VALUES('1m83j6c971zggf2n','1m83j6cahb76hyej');
INSERT INTO "result_reader" VALUES('1m83j6c971zggxqg','1m83j6cahb76hb9t');
INSERT INTO "result_reader" VALUES('1m83j6c971zggxqg','1m83j6cahb76hyej');
INSERT INTO "result_reader" VALUES('1m83j6cdq5av8txf','1m83j6ce7cx7p05y');
INSERT INTO "result_reader" VALUES('1m83j6cdq5av8txf','1m83j6ce7cx7t5x6');
INSERT INTO "result_reader" VALUES('1m83j6cdv56jfey9','1m83j6ce7cx7p05y');
INSERT INTO "result_reader" VALUES('1m83j6cdv56jfey9','1m83j6ce7cx7t5x6');
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
INSERT INTO "seat" VALUES('1m83j6c3caks59ee',0,'1m83j6c366dj4y7p','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83j6c414mac7n5',0,'1m83j6c38epae54f','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83j6c4pd70dgd0',0,'1m83j6c366dj4y7p','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83j6c4sck67ctw',0,'1m83j6c38epae54f','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83j6c4w5f494yx',0,'1m83j6c4w5f48kn5','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83j6c508a8frjq',0,'1m83j6c508a8ex4b','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83j6c5h8pdccnw',0,'1m83j6c5gasehbtx','resigned',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83j6c5h8pdccnw',1,'1m83j6c5gasekgvg','joined',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83j6c66esw9ba2',0,'1m83j6c5s1xkgd4s','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83j6c66esw9ba2',1,'1m83j6c5v2nn7s13','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83j6c66esw9ba2',2,'1m83j6c5z3m3zyyc','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83j6c7gbx8v7m3',0,'1m83j6c6f4pkdb2g','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83j6c7gbx8v7m3',1,'1m83j6c6ke9sx030','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83j6c7gbx8v7m3',2,'1m83j6c6n03g3kry','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83j6c7tfxzd534',0,'1m83j6c366dj4y7p','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83j6c7tfxzd534',1,NULL,'open',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83j6c7v26hgwvf',0,'1m83j6c38epae54f','joined',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83j6c7v26hgwvf',1,'1m83j6c395s2hjzq','invited',0,1,'1m83j6c38epae54f',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83j6c7xdphesdf',0,'1m83j6c366dj4y7p','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83j6c7xdphesdf',1,'1m83j6c395s2hjzq','invited',1,0,'1m83j6c366dj4y7p',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83j6c7y4kr3xss',0,'1m83j6c366dj4y7p','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83j6c7y4kr3xss',1,'000000000p9c7fga','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83j6c844rzbzbc',0,'1m83j6c839he32zq','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83j6c844rzbzbc',1,'1m83j6c844rzaj4f','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83j6c8k997gna1',0,'1m83j6c366dj4y7p','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83j6c8k997gna1',1,'1m83j6c38epae54f','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83j6c8y227vxq6',0,'1m83j6c8v568rfv0','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83j6c8y227vxq6',1,'1m83j6c8w4skjw9j','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83j6c9a3tdsrzh',0,'1m83j6c971zggf2n','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83j6c9a3tdsrzh',1,'1m83j6c971zggxqg','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83j6cd394vbmvh',0,'1m83j6c366dj4y7p','invited',1,0,'1m83j6ccz3s9kqf1',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83j6cd394vbmvh',1,'1m83j6c395s2hjzq','invited',1,0,'1m83j6ccz3s9kqf1',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83j6cdz7m78xny',0,'1m83j6cdq5av8txf','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83j6cdz7m78xny',1,'1m83j6cdv56jfey9','joined',0,0,NULL,0,NULL,NULL);
CREATE TABLE server_secret (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB    NOT NULL CHECK (length(key) = 32)
) STRICT;
INSERT INTO "server_secret" VALUES(1,X'DD58A48325E0774F7FE655201870FF09104472606CCE97D7B93D76754FBE4C0C');
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
INSERT INTO "token" VALUES(X'047BAED39871C57B427C91DC99E56E7D35F1E7E567B3B6192CD606AE6FA83338','main','1m83j6c5gasemsfk','1m83j6c5gasekgvg',1,'',1795416076464,NULL,NULL);
INSERT INTO "token" VALUES(X'06E159861D01AC5243EC2D00E158D1A08EF66499C6E638CD90627C0A3078785E','main','1m83j6c4w5f4a0eg','1m83j6c4w5f48kn5',1,'',1795416076444,NULL,NULL);
INSERT INTO "token" VALUES(X'090D8CBE76969CD49396AD7182451AC5DD805945EE615539F1C66F663BB98EE8','main','1m83j6c971zgjbm0','1m83j6c971zggxqg',1,'',1795416076583,NULL,NULL);
INSERT INTO "token" VALUES(X'112384D02A5ECD6AD75158036AC587586C4459A820834D1D39740B9A06C054CE','main','1m83j6c6n03g4y8h','1m83j6c6n03g3kry',1,'',1795416076501,NULL,NULL);
INSERT INTO "token" VALUES(X'16B76CC664437928AA76191C53C891A54A1D73C0AF0526DBDA798DD58A79C920','main','1m83j6c971zggpv5','1m83j6c971zggf2n',1,'',1795416076583,NULL,NULL);
INSERT INTO "token" VALUES(X'1887C6AEF4128FE7F4C71A0A1ADC20735BC8A46E8C399EBCA0FF2906C7A51388','main','1m83j6c38epaeg2s','1m83j6c38epae54f',1,'',1795416076392,NULL,NULL);
INSERT INTO "token" VALUES(X'2122AFB298EA2A6D5BA9043844A939240EA9264505CB1B00D7BE76284F0364A7','main','1m83j6c6f4pkdnex','1m83j6c6f4pkdb2g',1,'',1795416076495,NULL,NULL);
INSERT INTO "token" VALUES(X'42C11C08236E0E208D6BF3142966368AD62B7621C741F6C23C806B41FEEC3164','main','1m83j6c5gasehycq','1m83j6c5gasehbtx',1,'',1795416076464,NULL,NULL);
INSERT INTO "token" VALUES(X'44BBFADF221E8ACC4FAFB51D83A409FB2757F62F4B6E251248E4EA02C70FBF2B','main','1m83j6c508a8g70k','1m83j6c508a8ex4b',1,'',1795416076448,NULL,NULL);
INSERT INTO "token" VALUES(X'46A0DED39F351183E25DBD131807AFFE3E58E551D6651366453280E3E29F66AF','main','1m83j6cdv56jgyjt','1m83j6cdv56jfey9',1,'',1795416076731,NULL,1795416076744);
INSERT INTO "token" VALUES(X'6688EE03FC6722D439E158DD47F57825967674DC75AA02BD0F6B5014B2A6C3EC','main','1m83j6c5z3m40try','1m83j6c5z3m3zyyc',1,'',1795416076479,NULL,NULL);
INSERT INTO "token" VALUES(X'72C680D122A880434E6D964182AB3F4B75C01B7EFCE03956F5DE19F7CF11D861','main','1m83j6c839he4km9','1m83j6c839he32zq',1,'',1795416076547,NULL,NULL);
INSERT INTO "token" VALUES(X'9E9B48AE89C13E94E9C4D995535B52342C9F0C480F7AD5217282A1782B1CD3A8','main','1m83j6cdq5av9hte','1m83j6cdq5av8txf',1,'',1795416076727,NULL,NULL);
INSERT INTO "token" VALUES(X'A9BBE92DB89FFB10D39C2C8F4E8818FDC78AD9D3E7081EF45CF91076739FA301','main','1m83j6c33a6gyc93','1m83j6c33a6gwzpe',2,'referee token create',1795416076387,NULL,NULL);
INSERT INTO "token" VALUES(X'BFDE1A9452763A03BDB5A98ADD6EB003FD608D6EA61014ED8CCFD852BD80413C','main','1m83j6c8w4skjxn6','1m83j6c8w4skjw9j',1,'',1795416076572,NULL,NULL);
INSERT INTO "token" VALUES(X'C1B0ABE39C4B0AC2C388F1708D605B717DB8B37E8509633CF5DC62E4583A67FE','main','1m83j6c395s2jvsw','1m83j6c395s2hjzq',1,'',1795416076393,NULL,NULL);
INSERT INTO "token" VALUES(X'CE03E60AE86D478BC94DBC6697C8DAA49EE10289D6022F66C555030ACC8D3915','main','1m83j6c5v2nn84jv','1m83j6c5v2nn7s13',1,'',1795416076475,NULL,NULL);
INSERT INTO "token" VALUES(X'DC12890F73906C1969094972BB7779EDD7490CCC2BE5E8F670DBE4A1581BF58E','main','1m83j6c6ke9sxn6w','1m83j6c6ke9sx030',1,'',1795416076499,NULL,NULL);
INSERT INTO "token" VALUES(X'DD8DDE6A2EF6C4E6A2CB414874354D5655FB36ED3066A0C4624DE2C9BF8F6DCF','main','1m83j6c8v568sayg','1m83j6c8v568rfv0',1,'',1795416076571,NULL,NULL);
INSERT INTO "token" VALUES(X'E0C27FF5968194E83B041E5A8D327FB4C1F58125B2AFF47A48E94BA6A1F83774','main','1m83j6c366dj58rm','1m83j6c366dj4y7p',1,'',1795416076390,NULL,NULL);
INSERT INTO "token" VALUES(X'F7CABCF7E73397161BDEAA2214A961F8BC7E79C0DFE6161F70E32DBFFCF8CEC1','main','1m83j6c5s1xkgpzt','1m83j6c5s1xkgd4s',1,'',1795416076473,NULL,NULL);
INSERT INTO "token" VALUES(X'FBBCFD15C50CCFFB9D7600732C496203DC7461E85E6F044FE6903A174D80DE69','main','1m83j6c844rzay2b','1m83j6c844rzaj4f',1,'',1795416076548,NULL,NULL);
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
    -- What whoever made it calls it; NULL = nothing. Beside the log, as it may hold the name of somebody: it goes with the
    -- creator's account.
    name            TEXT,
    -- The entrants' rows are as the log had it at this seq. Less than `version`: some are as it has it now, and the rest
    -- follows, also after a crash.
    rows_version    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament" VALUES('1m83j6cak4fy3nm2','main','1m83j6c366dj4y7p','tic-tac-toe','swiss',1,'finished',11,3,6,0,5,0,0,1795416076627,1795416076631,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"590e8e0558ef4703777fa510ab8d8fc07f9b02e946832d1d4a82c3e36c2f2886","seeded":false}','[1]',NULL,NULL,NULL,11);
INSERT INTO "tournament" VALUES('1m83j6cbc2xtry81','main','1m83j6c366dj4y7p','tic-tac-toe','knockout',1,'finished',9,2,4,1,3,0,0,1795416076652,1795416076659,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"673713d37d538f934224a4b790ca16e2bf412d30457ce220972c3b5cade23e1d","seeded":false}','[3]',NULL,NULL,NULL,9);
INSERT INTO "tournament" VALUES('1m83j6cc51vv0phb','main','1m83j6c366dj4y7p','yahtzee','heats',1,'finished',7,1,3,0,5,0,0,1795416076677,1795416076682,'{"options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"deal":"independent","clock":null,"seed":"d5aa0873960cbe4cd449daa9b3fad07f1aedbe02006bbd74db965f4cc608aea4","seeded":false,"table":3,"advance":1}','[2,3]',NULL,NULL,'Spring cup',7);
INSERT INTO "tournament" VALUES('1m83j6ccx1k7gway','main','1m83j6c366dj4y7p','tic-tac-toe','round-robin',1,'open',1,1,0,0,2,2,1,1795416076701,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"3239bd3d647fb1c4b5077f015c7e73ca1b973fbf54af5608836b6834239af28e","seeded":false}',NULL,NULL,NULL,NULL,1);
INSERT INTO "tournament" VALUES('1m83j6ccz3s9kqf1','main','1m83j6c366dj4y7p','tic-tac-toe','knockout',1,'running',4,1,0,0,2,2,0,1795416076703,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"ebf9bd4f6e99c13f1709b6849d8b7e4283324b9a35137282cb3f22d73357fb10","seeded":false}',NULL,NULL,NULL,NULL,4);
INSERT INTO "tournament" VALUES('1m83j6cd394va28n','main','1m83j6c38epae54f','tic-tac-toe','knockout',0,'cancelled',3,1,0,0,1,1,0,1795416076707,1795416076708,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"d85efd9c46485d71348404174be974a52ca43c25577a97fb1a94d03e0e104aa4","seeded":false}',NULL,NULL,NULL,NULL,3);
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
INSERT INTO "tournament_entrant" VALUES('1m83j6cak4fy3nm2',1,NULL,'random','playing',2.5,2.25,3,2,1,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m83j6cak4fy3nm2',2,NULL,'random','playing',2.0,2.0,3,2,0,1,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m83j6cak4fy3nm2',3,NULL,'random','playing',1.5,1.25,3,1,1,1,4,4,0);
INSERT INTO "tournament_entrant" VALUES('1m83j6cak4fy3nm2',4,NULL,'random','playing',1.5,1.25,3,1,1,1,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m83j6cak4fy3nm2',5,NULL,'random','playing',1.5,1.25,3,1,1,1,5,5,0);
INSERT INTO "tournament_entrant" VALUES('1m83j6cbc2xtry81',1,NULL,'random','playing',0.5,0.25,2,0,1,1,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m83j6cbc2xtry81',2,NULL,'random','playing',1.0,1.0,2,1,0,1,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m83j6cbc2xtry81',3,NULL,'random','playing',2.5,2.25,4,2,1,1,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m83j6cc51vv0phb',1,NULL,'random','playing',1.0,1.0,2,1,0,1,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m83j6cc51vv0phb',2,NULL,'random','playing',1.5,1.25,2,1,1,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m83j6cc51vv0phb',3,NULL,'random','playing',0.5,0.25,2,0,1,1,2,1,0);
INSERT INTO "tournament_entrant" VALUES('1m83j6cc51vv0phb',4,NULL,'random','playing',0.0,0.0,1,0,0,1,4,4,0);
INSERT INTO "tournament_entrant" VALUES('1m83j6cc51vv0phb',5,NULL,'random','playing',0.0,0.0,1,0,0,1,5,5,0);
INSERT INTO "tournament_entrant" VALUES('1m83j6ccx1k7gway',1,'1m83j6c366dj4y7p',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m83j6ccx1k7gway',2,'1m83j6c38epae54f',NULL,'invited',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m83j6ccz3s9kqf1',1,'1m83j6c366dj4y7p',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m83j6ccz3s9kqf1',2,'1m83j6c395s2hjzq',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m83j6cd394va28n',1,'1m83j6c38epae54f',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m83j6cd394va28n',2,'1m83j6c395s2hjzq',NULL,'declined',0.0,0.0,0,0,0,0,NULL,NULL,0);
CREATE TABLE tournament_event (
    tournament TEXT    NOT NULL,
    seq        INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the tournament; its newest is its version
    at         INTEGER NOT NULL,
    kind       TEXT    NOT NULL,                 -- created, joined, game, ...: see tournament/tournament.h
    body       TEXT    NOT NULL,                 -- JSON: the whole truth
    PRIMARY KEY (tournament, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_event" VALUES('1m83j6cak4fy3nm2',1,1795416076627,'created','{"ruleset":"tic-tac-toe","format":"swiss","games":3,"deal":"independent","visibility":"public","seed":"590e8e0558ef4703777fa510ab8d8fc07f9b02e946832d1d4a82c3e36c2f2886","seeded":false,"clock":null,"creator":"1m83j6c366dj4y7p","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m83j6cak4fy3nm2',2,1795416076629,'round','{"round":1,"pairs":[[1,3],[4,2]],"byes":[5]}');
INSERT INTO "tournament_event" VALUES('1m83j6cak4fy3nm2',3,1795416076629,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,3],"scores":[0.5,0.5],"seed":"eb966ff81f7f2dfa68f0e7fb83b3ccf541ce42180a4a9db714947e5e761b3b82","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83j6cak4fy3nm2',4,1795416076629,'game','{"game":2,"round":1,"tie_break":false,"entrants":[4,2],"scores":[1,0],"seed":"62f6313a38f9cd3d964a9632fa6ceb96fd6143db190a44f2ec04e8a70ddb30fa","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83j6cak4fy3nm2',5,1795416076629,'round','{"round":2,"pairs":[[5,4],[3,2]],"byes":[1]}');
INSERT INTO "tournament_event" VALUES('1m83j6cak4fy3nm2',6,1795416076629,'game','{"game":3,"round":2,"tie_break":false,"entrants":[5,4],"scores":[0.5,0.5],"seed":"a925c9e520560ae9f8ec293953f353cfe3e41bf02528ed1edb18b1465f153a13","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83j6cak4fy3nm2',7,1795416076629,'game','{"game":4,"round":2,"tie_break":false,"entrants":[3,2],"scores":[0,1],"seed":"aa7d680d6e80ff45b6aef2793fcd00b1c872b5adcf2fc73635e80e9d519b916f","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83j6cak4fy3nm2',8,1795416076629,'round','{"round":3,"pairs":[[4,1],[2,5]],"byes":[3]}');
INSERT INTO "tournament_event" VALUES('1m83j6cak4fy3nm2',9,1795416076629,'game','{"game":5,"round":3,"tie_break":false,"entrants":[4,1],"scores":[0,1],"seed":"0fa0af655fc4df9e3524b0b4156dba0b3ee2068441857f914382cd20d4ec1dcc","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83j6cak4fy3nm2',10,1795416076629,'game','{"game":6,"round":3,"tie_break":false,"entrants":[2,5],"scores":[1,0],"seed":"6ad691f2bec86f75857daac97a6e98dacbfead459f77749d99b0171ca07f691c","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83j6cak4fy3nm2',11,1795416076631,'finished','{"winners":[1]}');
INSERT INTO "tournament_event" VALUES('1m83j6cbc2xtry81',1,1795416076652,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":2,"deal":"independent","visibility":"public","seed":"673713d37d538f934224a4b790ca16e2bf412d30457ce220972c3b5cade23e1d","seeded":false,"clock":null,"creator":"1m83j6c366dj4y7p","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m83j6cbc2xtry81',2,1795416076655,'round','{"round":1,"pairs":[[3,2]],"byes":[1]}');
INSERT INTO "tournament_event" VALUES('1m83j6cbc2xtry81',3,1795416076655,'game','{"game":1,"round":1,"tie_break":false,"entrants":[3,2],"scores":[0,1],"seed":"0785132bcb8f7792d6a9f67f93b57462273578968ab0ae31ad6525e1b5392878","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83j6cbc2xtry81',4,1795416076655,'game','{"game":2,"round":1,"tie_break":false,"entrants":[2,3],"scores":[0,1],"seed":"09790276251c38ef29f53d2c5a1d03e59eb427bcb08c5c4651a7dc911b5ce027","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83j6cbc2xtry81',5,1795416076655,'game','{"game":3,"round":1,"tie_break":true,"entrants":[3,2],"scores":[1,0],"seed":"90ad357fbdf94ab2ab72b8d648f2b70e245783850ee64298e82dfc6c0df7acd7","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83j6cbc2xtry81',6,1795416076655,'round','{"round":2,"pairs":[[1,3]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m83j6cbc2xtry81',7,1795416076655,'game','{"game":4,"round":2,"tie_break":false,"entrants":[1,3],"scores":[0.5,0.5],"seed":"8195da3b12ff38dbfecbdb92e40fafe79d8e119abff2cd41569b97cde21880ad","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83j6cbc2xtry81',8,1795416076655,'game','{"game":5,"round":2,"tie_break":false,"entrants":[3,1],"scores":[1,0],"seed":"5c7d8ebea5361079d7cc0ce7c60f7e3f8834351ec402ce2792ab470e62c3a329","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83j6cbc2xtry81',9,1795416076659,'finished','{"winners":[3]}');
INSERT INTO "tournament_event" VALUES('1m83j6cc51vv0phb',1,1795416076677,'created','{"ruleset":"yahtzee","format":"heats","games":1,"deal":"independent","visibility":"public","seed":"d5aa0873960cbe4cd449daa9b3fad07f1aedbe02006bbd74db965f4cc608aea4","seeded":false,"clock":null,"creator":"1m83j6c366dj4y7p","table":3,"advance":1,"master":null,"title":null,"entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m83j6cc51vv0phb',2,1795416076679,'stage','{"stage":1,"tables":[[4,2,3],[5,1]]}');
INSERT INTO "tournament_event" VALUES('1m83j6cc51vv0phb',3,1795416076679,'game','{"game":1,"round":1,"tie_break":false,"entrants":[4,2,3],"scores":[37,56,42],"seed":"7e17b67986e2e8092218bd9e8edd5c052b8521b36f3c28f519830bfdab8eb3a6","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83j6cc51vv0phb',4,1795416076679,'game','{"game":2,"round":1,"tie_break":false,"entrants":[5,1],"scores":[36,68],"seed":"186a9f6223a5e240ddbd2a90d7e710380271417764480a48b6165a8112dd811e","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83j6cc51vv0phb',5,1795416076679,'stage','{"stage":2,"tables":[[3,1,2]]}');
INSERT INTO "tournament_event" VALUES('1m83j6cc51vv0phb',6,1795416076679,'game','{"game":3,"round":2,"tie_break":false,"entrants":[3,1,2],"scores":[31,26,31],"seed":"8295664ed0724f9503bb417970ae03716710b9bd4f3f4a6c69d4330e563071c8","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83j6cc51vv0phb',7,1795416076682,'finished','{"winners":[2,3]}');
INSERT INTO "tournament_event" VALUES('1m83j6ccx1k7gway',1,1795416076701,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","visibility":"public","seed":"3239bd3d647fb1c4b5077f015c7e73ca1b973fbf54af5608836b6834239af28e","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m83j6c366dj4y7p","entrants":[{"player":"1m83j6c366dj4y7p","joined":true},{"player":"1m83j6c38epae54f","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m83j6ccz3s9kqf1',1,1795416076703,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"public","seed":"ebf9bd4f6e99c13f1709b6849d8b7e4283324b9a35137282cb3f22d73357fb10","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m83j6c366dj4y7p","entrants":[{"player":"1m83j6c366dj4y7p","joined":true},{"player":"1m83j6c395s2hjzq","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m83j6ccz3s9kqf1',2,1795416076704,'joined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m83j6ccz3s9kqf1',3,1795416076707,'round','{"round":1,"pairs":[[1,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m83j6ccz3s9kqf1',4,1795416076707,'started','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"id":"1m83j6cd394vbmvh"}');
INSERT INTO "tournament_event" VALUES('1m83j6cd394va28n',1,1795416076707,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"private","seed":"d85efd9c46485d71348404174be974a52ca43c25577a97fb1a94d03e0e104aa4","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m83j6c38epae54f","entrants":[{"player":"1m83j6c38epae54f","joined":true},{"player":"1m83j6c395s2hjzq","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m83j6cd394va28n',2,1795416076708,'declined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m83j6cd394va28n',3,1795416076708,'cancelled','{"reason":"declined"}');
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
INSERT INTO "tournament_game" VALUES('1m83j6cak4fy3nm2',1,1,0,NULL,'[1,3]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m83j6cak4fy3nm2',2,1,0,NULL,'[4,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83j6cak4fy3nm2',3,2,0,NULL,'[5,4]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m83j6cak4fy3nm2',4,2,0,NULL,'[3,2]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m83j6cak4fy3nm2',5,3,0,NULL,'[4,1]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m83j6cak4fy3nm2',6,3,0,NULL,'[2,5]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83j6cbc2xtry81',1,1,0,NULL,'[3,2]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m83j6cbc2xtry81',2,1,0,NULL,'[2,3]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m83j6cbc2xtry81',3,1,1,NULL,'[3,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83j6cbc2xtry81',4,2,0,NULL,'[1,3]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m83j6cbc2xtry81',5,2,0,NULL,'[3,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83j6cc51vv0phb',1,1,0,NULL,'[4,2,3]','[37,56,42]',NULL);
INSERT INTO "tournament_game" VALUES('1m83j6cc51vv0phb',2,1,0,NULL,'[5,1]','[36,68]',NULL);
INSERT INTO "tournament_game" VALUES('1m83j6cc51vv0phb',3,2,0,NULL,'[3,1,2]','[31,26,31]',NULL);
INSERT INTO "tournament_game" VALUES('1m83j6ccz3s9kqf1',1,1,0,'1m83j6cd394vbmvh','[1,2]',NULL,NULL);
CREATE TABLE tournament_stage (
    tournament TEXT    NOT NULL,
    number     INTEGER NOT NULL CHECK (number > 0), -- 1, 2, 3, ...
    -- JSON, by table: the number of its latest game and its id, null where there is none; its entrants' numbers; of these,
    -- who are at that game; and what the entrants have scored, in their order, null while they play.
    tables     TEXT    NOT NULL,
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_stage" VALUES('1m83j6cc51vv0phb',1,'[{"game":1,"id":null,"entrants":[4,2,3],"players":[4,2,3],"points":[37,56,42]},{"game":2,"id":null,"entrants":[5,1],"players":[5,1],"points":[36,68]}]');
INSERT INTO "tournament_stage" VALUES('1m83j6cc51vv0phb',2,'[{"game":3,"id":null,"entrants":[3,1,2],"players":[3,1,2],"points":[31,26,31]}]');
CREATE TABLE uptime_mark (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
INSERT INTO "uptime_mark" VALUES(1,1795416076745);
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
INSERT INTO "webhook" VALUES('1m83j6cdf0kjac1s','1m83j6c33a6gwzpe','https://receiver.invalid/',11,X'B1DDA86912A5C2B562FD9CEBD3EEE95B1859245ABB7028DF22C8875B2CA45E7A',NULL,NULL,1795416076719,NULL,NULL);
INSERT INTO "webhook" VALUES('1m83j6cdkc0yfw7z','1m83j6c33a6gwzpe','https://receiver.invalid/',16,X'69C6AC166C000D6A32E42909E7B4B71CE0D18D914C1313A2D72071DE1FA6862C',NULL,NULL,1795416076723,1795416076726,NULL);
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
