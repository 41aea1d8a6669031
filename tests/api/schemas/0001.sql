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
INSERT INTO "block" VALUES('1m82377d49xg1bg5','1m82377d36a573p4',1795366821380);
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
INSERT INTO "delivery" VALUES(1,'1m82377k835ya5zd','1m82377k3egmx0t9','1m82377k835y9w7b','1m82377k835y9w7b-1-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T17:00:21.480Z","data":{"seq":1,"at":"2026-11-22T17:00:21.480Z","kind":"created","seat":0,"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m82377k7cyaxvww","status":"joined"},{"player":"1m82377k835y713s","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m82377k7cyaxvww","clock":{"turn_seconds":30,"bot_turn_seconds":1},"game":"1m82377k835y9w7b"}}',1795366821480,1,1795366826502,1795366821483,NULL,NULL,0);
INSERT INTO "delivery" VALUES(2,'1m82377ka7s1cwnt','1m82377k3egmx0t9','1m82377k835y9w7b','1m82377k835y9w7b-2-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T17:00:21.482Z","data":{"seq":2,"at":"2026-11-22T17:00:21.482Z","kind":"joined","seat":1,"player":"1m82377k835y713s","game":"1m82377k835y9w7b"}}',1795366821482,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(3,'1m82377ka7s1dx9g','1m82377k3egmx0t9','1m82377k835y9w7b','1m82377k835y9w7b-3-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T17:00:21.482Z","data":{"seq":3,"at":"2026-11-22T17:00:21.482Z","kind":"round","seat":null,"number":1,"leader":0,"commitment":null,"points":[0,0],"game":"1m82377k835y9w7b"}}',1795366821482,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(4,'1m82377ka7s1f4dz','1m82377k3egmx0t9','1m82377k835y9w7b','1m82377k835y9w7b-3-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T17:00:21.482Z","data":{"game":"1m82377k835y9w7b","seq":3,"players":["1m82377k7cyaxvww"],"seats":[0],"deadline":"2026-11-22T17:00:51.482Z"}}',1795366821482,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(5,'1m82377kc99xcmcr','1m82377k3egmx0t9','1m82377k835y9w7b','1m82377k835y9w7b-4-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T17:00:21.484Z","data":{"seq":4,"at":"2026-11-22T17:00:21.484Z","kind":"move","seat":0,"column":0,"row":0,"symbol":"X","game":"1m82377k835y9w7b"}}',1795366821484,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(6,'1m82377kc99xcnxx','1m82377k3egmx0t9','1m82377k835y9w7b','1m82377k835y9w7b-4-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T17:00:21.484Z","data":{"game":"1m82377k835y9w7b","seq":4,"players":["1m82377k835y713s"],"seats":[1],"deadline":"2026-11-22T17:00:51.484Z"}}',1795366821484,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(7,'1m82377kd88c44fw','1m82377k3egmx0t9','1m82377k835y9w7b','1m82377k835y9w7b-5-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T17:00:21.485Z","data":{"seq":5,"at":"2026-11-22T17:00:21.485Z","kind":"move","seat":1,"column":1,"row":0,"symbol":"O","game":"1m82377k835y9w7b"}}',1795366821485,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(8,'1m82377kd88c51jf','1m82377k3egmx0t9','1m82377k835y9w7b','1m82377k835y9w7b-5-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T17:00:21.485Z","data":{"game":"1m82377k835y9w7b","seq":5,"players":["1m82377k7cyaxvww"],"seats":[0],"deadline":"2026-11-22T17:00:51.485Z"}}',1795366821485,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(9,'1m82377kd88c6fjt','1m82377k3egmx0t9','1m82377k835y9w7b','1m82377k835y9w7b-6-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T17:00:21.485Z","data":{"seq":6,"at":"2026-11-22T17:00:21.485Z","kind":"move","seat":0,"column":0,"row":1,"symbol":"X","game":"1m82377k835y9w7b"}}',1795366821485,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(10,'1m82377kd88c84pk','1m82377k3egmx0t9','1m82377k835y9w7b','1m82377k835y9w7b-6-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T17:00:21.485Z","data":{"game":"1m82377k835y9w7b","seq":6,"players":["1m82377k835y713s"],"seats":[1],"deadline":"2026-11-22T17:00:51.485Z"}}',1795366821485,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(11,'1m82377keayts4ne','1m82377k3egmx0t9','1m82377k835y9w7b','1m82377k835y9w7b-7-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T17:00:21.486Z","data":{"seq":7,"at":"2026-11-22T17:00:21.486Z","kind":"move","seat":1,"column":1,"row":1,"symbol":"O","game":"1m82377k835y9w7b"}}',1795366821486,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(12,'1m82377keaytt4n3','1m82377k3egmx0t9','1m82377k835y9w7b','1m82377k835y9w7b-7-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T17:00:21.486Z","data":{"game":"1m82377k835y9w7b","seq":7,"players":["1m82377k7cyaxvww"],"seats":[0],"deadline":"2026-11-22T17:00:51.486Z"}}',1795366821486,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(13,'1m82377kfe3b7y6h','1m82377k3egmx0t9','1m82377k835y9w7b','1m82377k835y9w7b-8-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T17:00:21.487Z","data":{"seq":8,"at":"2026-11-22T17:00:21.487Z","kind":"move","seat":0,"column":0,"row":2,"symbol":"X","game":"1m82377k835y9w7b"}}',1795366821487,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(14,'1m82377kfe3b9bf5','1m82377k3egmx0t9','1m82377k835y9w7b','1m82377k835y9w7b-9-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T17:00:21.487Z","data":{"seq":9,"at":"2026-11-22T17:00:21.487Z","kind":"round-over","seat":null,"id":"1m82377kfe3b91gn","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null,"game":"1m82377k835y9w7b"}}',1795366821487,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(15,'1m82377kfe3b9rep','1m82377k3egmx0t9','1m82377k835y9w7b','1m82377k835y9w7b-9-result.published','result.published','{"type":"result.published","timestamp":"2026-11-22T17:00:21.487Z","data":{"id":"1m82377kfe3b91gn","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T17:00:21.487Z","kind":"round","game":"1m82377k835y9w7b","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m82377k7cyaxvww"}},{"seat":1,"player":{"id":"1m82377k835y713s"}}]}}',1795366821487,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(16,'1m82377kfe3bbmys','1m82377k3egmx0t9','1m82377k835y9w7b','1m82377k835y9w7b-10-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T17:00:21.487Z","data":{"seq":10,"at":"2026-11-22T17:00:21.487Z","kind":"finished","seat":null,"id":"1m82377kfe3barth","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","game":"1m82377k835y9w7b"}}',1795366821487,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(17,'1m82377kfe3bd8wg','1m82377k3egmx0t9','1m82377k835y9w7b','1m82377k835y9w7b-10-result.published','result.published','{"type":"result.published","timestamp":"2026-11-22T17:00:21.487Z","data":{"id":"1m82377kfe3barth","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-22T17:00:21.487Z","kind":"match","game":"1m82377k835y9w7b","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m82377k7cyaxvww"}},{"seat":1,"player":{"id":"1m82377k835y713s"}}]}}',1795366821487,0,NULL,NULL,NULL,NULL,0);
CREATE TABLE event (
    id   INTEGER PRIMARY KEY,              -- its place in the log of all games
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL                  -- JSON: the whole truth, secrets included
) STRICT;
INSERT INTO "event" VALUES(1,'1m82377d67ctvaqn',1,1795366821286,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m82377d2crf8bf8","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m82377d2crf8bf8","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(2,'1m82377d67ctvaqn',2,1795366821286,'round',NULL,'{"number":1,"leader":null,"commitment":"39d2e12aa6e7f1115f312300ae64273f388bd2a3ceabd560e74d9aad56ea1374","points":[0],"rules":2,"seats":[{"player":"1m82377d2crf8bf8","status":"joined"}],"rounds":1,"deal":{"nonce":"ccb4e4ac169777858a0032e1741741b0dea3d83805ecf9345b7e3063c53e0ada","secret":"8036"},"carry":null}');
INSERT INTO "event" VALUES(3,'1m82377d67ctvaqn',3,1795366821287,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(4,'1m82377d67ctvaqn',4,1795366821293,'guess',0,'{"attempt":2,"code":"1045","bulls":1,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(5,'1m82377d67ctvaqn',5,1795366821296,'guess',0,'{"attempt":3,"code":"1267","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(6,'1m82377d67ctvaqn',6,1795366821297,'guess',0,'{"attempt":4,"code":"2089","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(7,'1m82377d67ctvaqn',7,1795366821298,'guess',0,'{"attempt":5,"code":"2348","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(8,'1m82377d67ctvaqn',8,1795366821299,'guess',0,'{"attempt":6,"code":"8036","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(9,'1m82377d67ctvaqn',9,1795366821299,'round-over',NULL,'{"id":"1m82377dk6w8jttx","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"8036","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"ccb4e4ac169777858a0032e1741741b0dea3d83805ecf9345b7e3063c53e0ada","secret":"8036"}}');
INSERT INTO "event" VALUES(10,'1m82377d67ctvaqn',10,1795366821299,'finished',NULL,'{"id":"1m82377dk6w8k6p0","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(11,'1m82377dmaqkwabm',1,1795366821300,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m82377d36a573p4","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m82377d36a573p4","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(12,'1m82377dmaqkwabm',2,1795366821300,'round',NULL,'{"number":1,"leader":null,"commitment":"4c3391d151a1a9f270210ef80988d7356513e15ea0bad7430f0196e137015f72","points":[0],"rules":2,"seats":[{"player":"1m82377d36a573p4","status":"joined"}],"rounds":1,"deal":{"nonce":"6231715b7029e53754c909fed440d76a58398ec92c98fe8b39a723e7dfbf7c8c","secret":"3751"},"carry":null}');
INSERT INTO "event" VALUES(13,'1m82377dmaqkwabm',3,1795366821304,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(14,'1m82377dmaqkwabm',4,1795366821331,'guess',0,'{"attempt":2,"code":"1045","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(15,'1m82377dmaqkwabm',5,1795366821341,'guess',0,'{"attempt":3,"code":"2354","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(16,'1m82377dmaqkwabm',6,1795366821342,'guess',0,'{"attempt":4,"code":"2406","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(17,'1m82377dmaqkwabm',7,1795366821343,'guess',0,'{"attempt":5,"code":"3751","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(18,'1m82377dmaqkwabm',8,1795366821343,'round-over',NULL,'{"id":"1m82377ezd8qvjgc","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"3751","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"6231715b7029e53754c909fed440d76a58398ec92c98fe8b39a723e7dfbf7c8c","secret":"3751"}}');
INSERT INTO "event" VALUES(19,'1m82377dmaqkwabm',9,1795366821343,'finished',NULL,'{"id":"1m82377ezd8qw3s9","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(20,'1m82377f0a9xcczp',1,1795366821344,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m82377d2crf8bf8","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m82377d2crf8bf8","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(21,'1m82377f0a9xcczp',2,1795366821344,'round',NULL,'{"number":1,"leader":null,"commitment":"3746cdb04432dc846eeefee25745aa269f00a641109d4ee76905252e82ba27d2","points":[0],"rules":2,"seats":[{"player":"1m82377d2crf8bf8","status":"joined"}],"rounds":1,"deal":{"nonce":"93b726c6dc145642336277468c8d714c09cc434ef06f156031778dd2d6c87503","secret":"7223"},"carry":null}');
INSERT INTO "event" VALUES(22,'1m82377f0a9xcczp',3,1795366821345,'resigned',0,'{}');
INSERT INTO "event" VALUES(23,'1m82377f0a9xcczp',4,1795366821345,'round-over',NULL,'{"id":"1m82377f1c7nrmtd","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"7223","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"93b726c6dc145642336277468c8d714c09cc434ef06f156031778dd2d6c87503","secret":"7223"}}');
INSERT INTO "event" VALUES(24,'1m82377f0a9xcczp',5,1795366821345,'finished',NULL,'{"id":"1m82377f1c7nsz7z","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(25,'1m82377f25zvd6rz',1,1795366821346,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m82377d36a573p4","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m82377d36a573p4","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(26,'1m82377f25zvd6rz',2,1795366821346,'round',NULL,'{"number":1,"leader":null,"commitment":"52cbfd1b8ea9d9b20a4dbc031cf30ffeefd66d1fe4b64199191d7ca48109e72a","points":[0],"rules":2,"seats":[{"player":"1m82377d36a573p4","status":"joined"}],"rounds":1,"deal":{"nonce":"4ccd6e78b095689135eec1528e77d932301aee21008f1e83507c5eb84ac7f33f","secret":"9247"},"carry":null}');
INSERT INTO "event" VALUES(27,'1m82377f25zvd6rz',3,1795366821346,'resigned',0,'{}');
INSERT INTO "event" VALUES(28,'1m82377f25zvd6rz',4,1795366821346,'round-over',NULL,'{"id":"1m82377f25zvd6s9","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"9247","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"4ccd6e78b095689135eec1528e77d932301aee21008f1e83507c5eb84ac7f33f","secret":"9247"}}');
INSERT INTO "event" VALUES(29,'1m82377f25zvd6rz',5,1795366821346,'finished',NULL,'{"id":"1m82377f25zve3bq","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(30,'1m82377f3bx4fe8w',1,1795366821347,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m82377f3bx4f5tv","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m82377f3bx4f5tv","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(31,'1m82377f3bx4fe8w',2,1795366821347,'round',NULL,'{"number":1,"leader":null,"commitment":"ea6a455808f76bf26df51936fb4abd8c8956ef0bd64cdb3c30affa60526e1acb","points":[0],"rules":2,"seats":[{"player":"1m82377f3bx4f5tv","status":"joined"}],"rounds":0,"deal":{"nonce":"c6541d65eda655fe5b8629a4f482793dfe9aca865c43ca43de52b0863eb4a0ce","secret":"5023"},"carry":null}');
INSERT INTO "event" VALUES(32,'1m82377f3bx4fe8w',3,1795366821348,'guess',0,'{"attempt":1,"code":"1234","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(33,'1m82377f50hda2dm',1,1795366821349,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m82377f50hd8ynm","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m82377f50hd8ynm","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(34,'1m82377f50hda2dm',2,1795366821349,'round',NULL,'{"number":1,"leader":null,"commitment":"f9e5c752a4b3e2830b01f28990b4bbd60e807c23bf0dcc90abb6d07bed0e0d9b","points":[0],"rules":2,"seats":[{"player":"1m82377f50hd8ynm","status":"joined"}],"rounds":2,"deal":{"nonce":"7b94788c690c577bd4e7c4b5178588e5ed056840c0006ddc7d141fe70cdefa0c","secret":"9318"},"carry":null}');
INSERT INTO "event" VALUES(35,'1m82377f50hda2dm',3,1795366821350,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(36,'1m82377f50hda2dm',4,1795366821356,'guess',0,'{"attempt":2,"code":"1045","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(37,'1m82377f50hda2dm',5,1795366821359,'guess',0,'{"attempt":3,"code":"2356","bulls":1,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(38,'1m82377f50hda2dm',6,1795366821360,'guess',0,'{"attempt":4,"code":"2708","bulls":1,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(39,'1m82377f50hda2dm',7,1795366821360,'guess',0,'{"attempt":5,"code":"9318","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(40,'1m82377f50hda2dm',8,1795366821360,'round-over',NULL,'{"id":"1m82377fg8j8gbf7","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"9318","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"7b94788c690c577bd4e7c4b5178588e5ed056840c0006ddc7d141fe70cdefa0c","secret":"9318"}}');
INSERT INTO "event" VALUES(41,'1m82377fmd8wxs38',1,1795366821364,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m82377fj30m6prv","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m82377fj30m6prv","join_code":"AZZFKV","clock":null,"log":3}');
INSERT INTO "event" VALUES(42,'1m82377fmd8wxs38',2,1795366821364,'joined',1,'{"player":"1m82377fk9sa48dz"}');
INSERT INTO "event" VALUES(43,'1m82377fmd8wxs38',3,1795366821364,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m82377fj30m6prv","status":"joined"},{"player":"1m82377fk9sa48dz","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(44,'1m82377fmd8wxs38',4,1795366821365,'secret',0,'{"code":"1234","nonce":"afb6b2e062759736b35f44d2da1f63c62c376408ea7a3b98ace51f4cd8a2e333","commitment":"3f298dad2912ea543415f093c4d8e41f813ef8e979952273e1ff494b38bdc9cc"}');
INSERT INTO "event" VALUES(45,'1m82377fmd8wxs38',5,1795366821366,'guess',1,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(46,'1m82377fmd8wxs38',6,1795366821366,'round-over',NULL,'{"id":"1m82377fpf9b3fyn","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"afb6b2e062759736b35f44d2da1f63c62c376408ea7a3b98ace51f4cd8a2e333","secret":"1234"}}');
INSERT INTO "event" VALUES(47,'1m82377fmd8wxs38',7,1795366821367,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":2,"seats":[{"player":"1m82377fj30m6prv","status":"joined"},{"player":"1m82377fk9sa48dz","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(48,'1m82377fmd8wxs38',8,1795366821367,'secret',1,'{"code":"4321","nonce":"89b5ce19aa0136195eb3892a489d9431c489067eddb6ca8966f770f164e6dd76","commitment":"f479edfbf977afc9c1b3819b5aa5cb8a992807516e9bce133ef1706fe121f863"}');
INSERT INTO "event" VALUES(49,'1m82377fmd8wxs38',9,1795366821368,'resigned',0,'{}');
INSERT INTO "event" VALUES(50,'1m82377fmd8wxs38',10,1795366821368,'round-over',NULL,'{"id":"1m82377fre1hhv14","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"89b5ce19aa0136195eb3892a489d9431c489067eddb6ca8966f770f164e6dd76","secret":"4321"}}');
INSERT INTO "event" VALUES(51,'1m82377fmd8wxs38',11,1795366821368,'finished',NULL,'{"id":"1m82377fre1hksma","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation"}');
INSERT INTO "event" VALUES(52,'1m82377fta4q893x',1,1795366821370,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"manual","secret":"held","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m82377fre1hnffm","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m82377fre1hnffm","join_code":"NH4677","clock":null,"log":3}');
INSERT INTO "event" VALUES(53,'1m82377fta4q893x',2,1795366821371,'joined',1,'{"player":"1m82377fsc2j6y4s"}');
INSERT INTO "event" VALUES(54,'1m82377fta4q893x',3,1795366821372,'joined',2,'{"player":"1m82377fsc2j8f0d"}');
INSERT INTO "event" VALUES(55,'1m82377fta4q893x',4,1795366821372,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m82377fre1hnffm","status":"joined"},{"player":"1m82377fsc2j6y4s","status":"joined"},{"player":"1m82377fsc2j8f0d","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(56,'1m82377fy6zb2475',1,1795366821374,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m82377fw7bkeswy","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m82377fw7bkeswy","join_code":"BKCT66","clock":null,"log":3}');
INSERT INTO "event" VALUES(57,'1m82377fy6zb2475',2,1795366821375,'joined',1,'{"player":"1m82377fxdja9nwz"}');
INSERT INTO "event" VALUES(58,'1m82377fy6zb2475',3,1795366821375,'joined',2,'{"player":"1m82377fxdjabjc3"}');
INSERT INTO "event" VALUES(59,'1m82377fy6zb2475',4,1795366821375,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m82377fw7bkeswy","status":"joined"},{"player":"1m82377fxdja9nwz","status":"joined"},{"player":"1m82377fxdjabjc3","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(60,'1m82377fy6zb2475',5,1795366821376,'secret',0,'{"code":"5678","nonce":"b11e6888b38cdefd15e3daee7896a01564192015464460d5c222360d5437795b","commitment":"4287c4e1a0384c31592ef562aec1206e900471c4329572fc43ab9eb4bf87000d"}');
INSERT INTO "event" VALUES(61,'1m82377fy6zb2475',6,1795366821377,'guess',1,'{"attempt":1,"code":"1234","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(62,'1m82377g2bk4hc7r',1,1795366821378,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m82377d2crf8bf8","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m82377d2crf8bf8","join_code":"FPTDWT","clock":null,"log":3}');
INSERT INTO "event" VALUES(63,'1m82377g2bk4k5ss',1,1795366821378,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m82377d36a573p4","status":"joined"},{"player":"1m82377d49xg1bg5","status":"invited"}],"visibility":"public","ranked":false,"creator":"1m82377d36a573p4","join_code":"MRGCYX","clock":null,"log":3}');
INSERT INTO "event" VALUES(64,'1m82377g2bk4k5ss',2,1795366821379,'aborted',0,'{"reason":"creator"}');
INSERT INTO "event" VALUES(65,'1m82377g5cm67kem',1,1795366821381,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m82377d2crf8bf8","status":"joined"},{"player":"1m82377d49xg1bg5","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m82377d2crf8bf8","join_code":"Z5CWHF","clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(66,'1m82377g5cm68fh5',1,1795366821381,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m82377d2crf8bf8","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"visibility":"private","ranked":false,"creator":"1m82377d2crf8bf8","join_code":null,"clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(67,'1m82377g5cm68fh5',2,1795366821381,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m82377d2crf8bf8","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(68,'1m82377g85xdgzg8',1,1795366821384,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":null,"hints":false},"seats":[{"player":"1m82377g7b2hh0m3","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m82377g7b2hh0m3","join_code":"WMMDB2","clock":null,"log":3}');
INSERT INTO "event" VALUES(69,'1m82377g85xdgzg8',2,1795366821384,'joined',1,'{"player":"1m82377g7b2hk3fm"}');
INSERT INTO "event" VALUES(70,'1m82377g85xdgzg8',3,1795366821384,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m82377g7b2hh0m3","status":"joined"},{"player":"1m82377g7b2hk3fm","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(71,'1m82377g85xdgzg8',4,1795366821385,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(72,'1m82377g85xdgzg8',5,1795366821386,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(73,'1m82377g85xdgzg8',6,1795366821387,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(74,'1m82377g85xdgzg8',7,1795366821387,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(75,'1m82377g85xdgzg8',8,1795366821388,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(76,'1m82377g85xdgzg8',9,1795366821388,'round-over',NULL,'{"id":"1m82377gccdfkdw0","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(77,'1m82377g85xdgzg8',10,1795366821388,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[1,0],"rules":1,"seats":[{"player":"1m82377g7b2hh0m3","status":"joined"},{"player":"1m82377g7b2hk3fm","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(78,'1m82377g85xdgzg8',11,1795366821389,'move',1,'{"column":1,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(79,'1m82377ge3dqjvmk',1,1795366821390,'created',0,'{"ruleset":"gomoku","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m82377d2crf8bf8","status":"joined"},{"player":"1m82377d36a573p4","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m82377d2crf8bf8","join_code":"438Y5F","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(80,'1m82377ge3dqjvmk',2,1795366821391,'joined',1,'{"player":"1m82377d36a573p4"}');
INSERT INTO "event" VALUES(81,'1m82377ge3dqjvmk',3,1795366821391,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m82377d2crf8bf8","status":"joined"},{"player":"1m82377d36a573p4","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(82,'1m82377ge3dqjvmk',4,1795366821392,'move',0,'{"column":7,"row":7,"symbol":"X"}');
INSERT INTO "event" VALUES(83,'1m82377ge3dqjvmk',5,1795366821393,'move',1,'{"column":8,"row":8,"symbol":"O"}');
INSERT INTO "event" VALUES(84,'1m82377ge3dqjvmk',6,1795366821393,'resigned',1,'{}');
INSERT INTO "event" VALUES(85,'1m82377ge3dqjvmk',7,1795366821393,'round-over',NULL,'{"id":"1m82377gh0qsc8ph","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(86,'1m82377ge3dqjvmk',8,1795366821393,'finished',NULL,'{"id":"1m82377gh0qsdfn2","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation"}');
INSERT INTO "event" VALUES(87,'1m82377gka715j5b',1,1795366821395,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m82377gjen3ch6a","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m82377gjen3ch6a","join_code":"W2889F","clock":null,"log":3,"commitment":"1c7cf39f56f2627d75e785d01b03f0058e3b0c13c8107bf15f93f0273ff5c13e","client_seeds":["",""],"server_seed":"35cb9f17ed83155fcfba9973604a97985058f671dc9ca7f628cca2ec53b0c26b"}');
INSERT INTO "event" VALUES(88,'1m82377gka715j5b',2,1795366821396,'joined',1,'{"player":"1m82377gka713693"}');
INSERT INTO "event" VALUES(89,'1m82377gka715j5b',3,1795366821396,'round',NULL,'{"number":1,"leader":0,"commitment":"1c7cf39f56f2627d75e785d01b03f0058e3b0c13c8107bf15f93f0273ff5c13e","points":[0,0],"rules":1,"seats":[{"player":"1m82377gjen3ch6a","status":"joined"},{"player":"1m82377gka713693","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(90,'1m82377gka715j5b',4,1795366821396,'roll',0,'{"keep":[],"dice":[6,1,5,6,5],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(91,'1m82377gka715j5b',5,1795366821397,'score',0,'{"category":"chance","score":23,"bonus":0}');
INSERT INTO "event" VALUES(92,'1m82377gka715j5b',6,1795366821397,'roll',1,'{"keep":[],"dice":[5,2,5,5,2],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(93,'1m82377gq6n7bmpb',1,1795366821399,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m82377gp66djg5f","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m82377gp66djg5f","join_code":"29DK85","clock":null,"log":3,"commitment":"259b8dacd48f0fe42383378ad7e0e5cad2367c0d348452f4fb85fe6a23ab7eb6","client_seeds":["",""],"server_seed":"11e72ae0a7c3905739009661c7d10255fe06f4b3d574bedea335e2d225866328"}');
INSERT INTO "event" VALUES(94,'1m82377gq6n7bmpb',2,1795366821400,'joined',1,'{"player":"1m82377gq6n78921"}');
INSERT INTO "event" VALUES(95,'1m82377gq6n7bmpb',3,1795366821400,'round',NULL,'{"number":1,"leader":0,"commitment":"259b8dacd48f0fe42383378ad7e0e5cad2367c0d348452f4fb85fe6a23ab7eb6","points":[0,0],"rules":1,"seats":[{"player":"1m82377gp66djg5f","status":"joined"},{"player":"1m82377gq6n78921","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(96,'1m82377gq6n7bmpb',4,1795366821400,'roll',0,'{"keep":[],"dice":[4,1,2,1,4],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(97,'1m82377gq6n7bmpb',5,1795366821401,'score',0,'{"category":"aces","score":2,"bonus":0}');
INSERT INTO "event" VALUES(98,'1m82377gq6n7bmpb',6,1795366821401,'roll',1,'{"keep":[],"dice":[5,1,6,6,1],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(99,'1m82377gq6n7bmpb',7,1795366821401,'score',1,'{"category":"aces","score":2,"bonus":0}');
INSERT INTO "event" VALUES(100,'1m82377gq6n7bmpb',8,1795366821401,'roll',0,'{"keep":[],"dice":[2,3,1,5,4],"stage":0,"roll":2}');
INSERT INTO "event" VALUES(101,'1m82377gq6n7bmpb',9,1795366821402,'score',0,'{"category":"twos","score":2,"bonus":0}');
INSERT INTO "event" VALUES(102,'1m82377gq6n7bmpb',10,1795366821402,'roll',1,'{"keep":[],"dice":[5,5,1,5,1],"stage":0,"roll":3}');
INSERT INTO "event" VALUES(103,'1m82377gq6n7bmpb',11,1795366821403,'score',1,'{"category":"twos","score":0,"bonus":0}');
INSERT INTO "event" VALUES(104,'1m82377gq6n7bmpb',12,1795366821403,'roll',0,'{"keep":[],"dice":[1,4,3,5,3],"stage":0,"roll":4}');
INSERT INTO "event" VALUES(105,'1m82377gq6n7bmpb',13,1795366821403,'score',0,'{"category":"threes","score":6,"bonus":0}');
INSERT INTO "event" VALUES(106,'1m82377gq6n7bmpb',14,1795366821403,'roll',1,'{"keep":[],"dice":[1,3,2,2,1],"stage":0,"roll":5}');
INSERT INTO "event" VALUES(107,'1m82377gq6n7bmpb',15,1795366821404,'score',1,'{"category":"threes","score":3,"bonus":0}');
INSERT INTO "event" VALUES(108,'1m82377gq6n7bmpb',16,1795366821404,'roll',0,'{"keep":[],"dice":[6,3,1,1,4],"stage":0,"roll":6}');
INSERT INTO "event" VALUES(109,'1m82377gq6n7bmpb',17,1795366821405,'score',0,'{"category":"fours","score":4,"bonus":0}');
INSERT INTO "event" VALUES(110,'1m82377gq6n7bmpb',18,1795366821405,'roll',1,'{"keep":[],"dice":[6,3,4,1,4],"stage":0,"roll":7}');
INSERT INTO "event" VALUES(111,'1m82377gq6n7bmpb',19,1795366821405,'score',1,'{"category":"fours","score":8,"bonus":0}');
INSERT INTO "event" VALUES(112,'1m82377gq6n7bmpb',20,1795366821405,'roll',0,'{"keep":[],"dice":[4,4,1,2,2],"stage":0,"roll":8}');
INSERT INTO "event" VALUES(113,'1m82377gq6n7bmpb',21,1795366821406,'score',0,'{"category":"fives","score":0,"bonus":0}');
INSERT INTO "event" VALUES(114,'1m82377gq6n7bmpb',22,1795366821406,'roll',1,'{"keep":[],"dice":[4,3,5,6,3],"stage":0,"roll":9}');
INSERT INTO "event" VALUES(115,'1m82377gq6n7bmpb',23,1795366821406,'score',1,'{"category":"fives","score":5,"bonus":0}');
INSERT INTO "event" VALUES(116,'1m82377gq6n7bmpb',24,1795366821406,'roll',0,'{"keep":[],"dice":[2,5,5,6,1],"stage":0,"roll":10}');
INSERT INTO "event" VALUES(117,'1m82377gq6n7bmpb',25,1795366821407,'score',0,'{"category":"sixes","score":6,"bonus":0}');
INSERT INTO "event" VALUES(118,'1m82377gq6n7bmpb',26,1795366821407,'roll',1,'{"keep":[],"dice":[4,2,6,3,3],"stage":0,"roll":11}');
INSERT INTO "event" VALUES(119,'1m82377gq6n7bmpb',27,1795366821408,'score',1,'{"category":"sixes","score":6,"bonus":0}');
INSERT INTO "event" VALUES(120,'1m82377gq6n7bmpb',28,1795366821408,'roll',0,'{"keep":[],"dice":[1,5,2,2,1],"stage":0,"roll":12}');
INSERT INTO "event" VALUES(121,'1m82377gq6n7bmpb',29,1795366821408,'score',0,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(122,'1m82377gq6n7bmpb',30,1795366821408,'roll',1,'{"keep":[],"dice":[4,5,3,6,6],"stage":0,"roll":13}');
INSERT INTO "event" VALUES(123,'1m82377gq6n7bmpb',31,1795366821409,'score',1,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(124,'1m82377gq6n7bmpb',32,1795366821409,'roll',0,'{"keep":[],"dice":[4,5,3,1,1],"stage":0,"roll":14}');
INSERT INTO "event" VALUES(125,'1m82377gq6n7bmpb',33,1795366821409,'score',0,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(126,'1m82377gq6n7bmpb',34,1795366821409,'roll',1,'{"keep":[],"dice":[6,4,2,2,2],"stage":0,"roll":15}');
INSERT INTO "event" VALUES(127,'1m82377gq6n7bmpb',35,1795366821410,'score',1,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(128,'1m82377gq6n7bmpb',36,1795366821410,'roll',0,'{"keep":[],"dice":[5,4,1,1,1],"stage":0,"roll":16}');
INSERT INTO "event" VALUES(129,'1m82377gq6n7bmpb',37,1795366821411,'score',0,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(130,'1m82377gq6n7bmpb',38,1795366821411,'roll',1,'{"keep":[],"dice":[4,1,2,2,4],"stage":0,"roll":17}');
INSERT INTO "event" VALUES(131,'1m82377gq6n7bmpb',39,1795366821411,'score',1,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(132,'1m82377gq6n7bmpb',40,1795366821411,'roll',0,'{"keep":[],"dice":[4,6,3,3,6],"stage":0,"roll":18}');
INSERT INTO "event" VALUES(133,'1m82377gq6n7bmpb',41,1795366821412,'score',0,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(134,'1m82377gq6n7bmpb',42,1795366821412,'roll',1,'{"keep":[],"dice":[3,4,6,6,6],"stage":0,"roll":19}');
INSERT INTO "event" VALUES(135,'1m82377gq6n7bmpb',43,1795366821412,'score',1,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(136,'1m82377gq6n7bmpb',44,1795366821412,'roll',0,'{"keep":[],"dice":[5,6,6,5,5],"stage":0,"roll":20}');
INSERT INTO "event" VALUES(137,'1m82377gq6n7bmpb',45,1795366821413,'score',0,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(138,'1m82377gq6n7bmpb',46,1795366821413,'roll',1,'{"keep":[],"dice":[3,2,5,4,4],"stage":0,"roll":21}');
INSERT INTO "event" VALUES(139,'1m82377gq6n7bmpb',47,1795366821414,'score',1,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(140,'1m82377gq6n7bmpb',48,1795366821414,'roll',0,'{"keep":[],"dice":[3,5,5,3,3],"stage":0,"roll":22}');
INSERT INTO "event" VALUES(141,'1m82377gq6n7bmpb',49,1795366821414,'score',0,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(142,'1m82377gq6n7bmpb',50,1795366821414,'roll',1,'{"keep":[],"dice":[1,2,1,3,4],"stage":0,"roll":23}');
INSERT INTO "event" VALUES(143,'1m82377gq6n7bmpb',51,1795366821415,'score',1,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(144,'1m82377gq6n7bmpb',52,1795366821415,'roll',0,'{"keep":[],"dice":[5,3,4,5,3],"stage":0,"roll":24}');
INSERT INTO "event" VALUES(145,'1m82377gq6n7bmpb',53,1795366821415,'score',0,'{"category":"chance","score":20,"bonus":0}');
INSERT INTO "event" VALUES(146,'1m82377gq6n7bmpb',54,1795366821415,'roll',1,'{"keep":[],"dice":[1,5,4,6,2],"stage":0,"roll":25}');
INSERT INTO "event" VALUES(147,'1m82377gq6n7bmpb',55,1795366821416,'score',1,'{"category":"chance","score":18,"bonus":0}');
INSERT INTO "event" VALUES(148,'1m82377gq6n7bmpb',56,1795366821416,'round-over',NULL,'{"id":"1m82377h82wq0ngc","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":2,"twos":2,"threes":6,"fours":4,"fives":0,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":20},"upper_total":20,"upper_bonus":0,"yahtzee_bonus":0,"total":40},{"seat":1,"boxes":{"aces":2,"twos":0,"threes":3,"fours":8,"fives":5,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":18},"upper_total":24,"upper_bonus":0,"yahtzee_bonus":0,"total":42}],"forfeited":[],"forfeited_by":null,"points":[40,42],"proof":null}');
INSERT INTO "event" VALUES(149,'1m82377gq6n7bmpb',57,1795366821416,'finished',NULL,'{"id":"1m82377h82wq1bp3","outcome":"win","winners":[1],"points":[40,42],"reason":"rounds","proof":{"server_seed":"11e72ae0a7c3905739009661c7d10255fe06f4b3d574bedea335e2d225866328","client_seeds":["",""]}}');
INSERT INTO "event" VALUES(150,'1m82377k19q0ej48',1,1795366821473,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m82377d2crf8bf8","status":"invited"},{"player":"1m82377d49xg1bg5","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m82377jxeybbj0d","join_code":"A45YEM","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3,"tournament":"1m82377jxeybbj0d"}');
INSERT INTO "event" VALUES(151,'1m82377k835y9w7b',1,1795366821480,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m82377k7cyaxvww","status":"joined"},{"player":"1m82377k835y713s","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m82377k7cyaxvww","join_code":"VQ4HXV","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(152,'1m82377k835y9w7b',2,1795366821482,'joined',1,'{"player":"1m82377k835y713s"}');
INSERT INTO "event" VALUES(153,'1m82377k835y9w7b',3,1795366821482,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m82377k7cyaxvww","status":"joined"},{"player":"1m82377k835y713s","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(154,'1m82377k835y9w7b',4,1795366821484,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(155,'1m82377k835y9w7b',5,1795366821485,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(156,'1m82377k835y9w7b',6,1795366821485,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(157,'1m82377k835y9w7b',7,1795366821486,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(158,'1m82377k835y9w7b',8,1795366821487,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(159,'1m82377k835y9w7b',9,1795366821487,'round-over',NULL,'{"id":"1m82377kfe3b91gn","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(160,'1m82377k835y9w7b',10,1795366821487,'finished',NULL,'{"id":"1m82377kfe3barth","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds"}');
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
INSERT INTO "game" VALUES('1m82377d67ctvaqn','main','bulls-and-cows','finished','private',1,'1m82377d2crf8bf8',NULL,1795366821286,1795366821299,0);
INSERT INTO "game" VALUES('1m82377dmaqkwabm','main','bulls-and-cows','finished','private',1,'1m82377d36a573p4',NULL,1795366821300,1795366821343,0);
INSERT INTO "game" VALUES('1m82377f0a9xcczp','main','number-guess','finished','private',1,'1m82377d2crf8bf8',NULL,1795366821344,1795366821345,0);
INSERT INTO "game" VALUES('1m82377f25zvd6rz','main','number-guess','finished','private',1,'1m82377d36a573p4',NULL,1795366821346,1795366821346,0);
INSERT INTO "game" VALUES('1m82377f3bx4fe8w','main','bulls-and-cows','playing','private',1,'1m82377f3bx4f5tv',NULL,1795366821347,NULL,0);
INSERT INTO "game" VALUES('1m82377f50hda2dm','main','bulls-and-cows','playing','private',1,'1m82377f50hd8ynm',NULL,1795366821349,NULL,0);
INSERT INTO "game" VALUES('1m82377fmd8wxs38','main','bulls-and-cows','finished','public',0,'1m82377fj30m6prv',NULL,1795366821364,1795366821368,0);
INSERT INTO "game" VALUES('1m82377fta4q893x','main','bulls-and-cows','playing','private',0,'1m82377fre1hnffm','NH4677',1795366821370,NULL,0);
INSERT INTO "game" VALUES('1m82377fy6zb2475','main','bulls-and-cows','playing','private',0,'1m82377fw7bkeswy','BKCT66',1795366821374,NULL,0);
INSERT INTO "game" VALUES('1m82377g2bk4hc7r','main','mastermind','open','public',0,'1m82377d2crf8bf8','FPTDWT',1795366821378,NULL,0);
INSERT INTO "game" VALUES('1m82377g2bk4k5ss','main','mastermind','aborted','public',0,'1m82377d36a573p4',NULL,1795366821378,1795366821379,0);
INSERT INTO "game" VALUES('1m82377g5cm67kem','main','mastermind','open','private',0,'1m82377d2crf8bf8','Z5CWHF',1795366821381,NULL,1);
INSERT INTO "game" VALUES('1m82377g5cm68fh5','main','bulls-and-cows','playing','private',0,'1m82377d2crf8bf8',NULL,1795366821381,NULL,1);
INSERT INTO "game" VALUES('1m82377g85xdgzg8','main','tic-tac-toe','playing','public',0,'1m82377g7b2hh0m3','WMMDB2',1795366821384,NULL,0);
INSERT INTO "game" VALUES('1m82377ge3dqjvmk','main','gomoku','finished','private',1,'1m82377d2crf8bf8',NULL,1795366821390,1795366821393,0);
INSERT INTO "game" VALUES('1m82377gka715j5b','main','yahtzee','playing','private',0,'1m82377gjen3ch6a','W2889F',1795366821395,NULL,0);
INSERT INTO "game" VALUES('1m82377gq6n7bmpb','main','yahtzee','finished','private',0,'1m82377gp66djg5f',NULL,1795366821399,1795366821416,0);
INSERT INTO "game" VALUES('1m82377k19q0ej48','main','tic-tac-toe','open','private',0,'1m82377jxeybbj0d','A45YEM',1795366821473,NULL,1);
INSERT INTO "game" VALUES('1m82377k835y9w7b','main','tic-tac-toe','finished','private',0,'1m82377k7cyaxvww',NULL,1795366821480,1795366821487,0);
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
INSERT INTO "idempotency_record" VALUES(1,'1m82377d2crf8bf8','open','POST','/v1/games',X'09691FB4A4A800A0B6D83166B89AA76941AFE880DE790D85B4610A9C932FDBEE',1795366821378,201,'1','/v1/games/1m82377g2bk4hc7r','','1m82377g2bk4hc7r',0,1,0);
CREATE TABLE idempotency_use (
    player TEXT    NOT NULL,
    hour   INTEGER NOT NULL, -- since 1970
    bytes  INTEGER NOT NULL CHECK (bytes >= 0),
    PRIMARY KEY (player, hour)
) STRICT, WITHOUT ROWID;
INSERT INTO "idempotency_use" VALUES('1m82377d2crf8bf8',498713,140);
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL
) STRICT;
INSERT INTO "migration" VALUES(1,'schema',X'9D3549028E1F524079E9D00CCC417758375F8714757D9199BBDB6B9F379166D9',1795366821119);
CREATE TABLE notification (
    player   TEXT    NOT NULL,
    seq      INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the player
    at       INTEGER NOT NULL,
    kind     TEXT    NOT NULL,                 -- invited, joined, declined, turn, round-over, finished, rematch, aborted
    game     TEXT    NOT NULL,
    game_seq INTEGER NOT NULL,                 -- the game's event that it is about
    PRIMARY KEY (player, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "notification" VALUES('1m82377d2crf8bf8',1,1795366821391,'joined','1m82377ge3dqjvmk',2);
INSERT INTO "notification" VALUES('1m82377d2crf8bf8',2,1795366821391,'turn','1m82377ge3dqjvmk',3);
INSERT INTO "notification" VALUES('1m82377d2crf8bf8',3,1795366821393,'turn','1m82377ge3dqjvmk',5);
INSERT INTO "notification" VALUES('1m82377d2crf8bf8',4,1795366821393,'round-over','1m82377ge3dqjvmk',7);
INSERT INTO "notification" VALUES('1m82377d2crf8bf8',5,1795366821393,'finished','1m82377ge3dqjvmk',8);
INSERT INTO "notification" VALUES('1m82377d2crf8bf8',6,1795366821473,'invited','1m82377k19q0ej48',1);
INSERT INTO "notification" VALUES('1m82377d36a573p4',1,1795366821379,'aborted','1m82377g2bk4k5ss',2);
INSERT INTO "notification" VALUES('1m82377d36a573p4',2,1795366821390,'invited','1m82377ge3dqjvmk',1);
INSERT INTO "notification" VALUES('1m82377d36a573p4',3,1795366821392,'turn','1m82377ge3dqjvmk',4);
INSERT INTO "notification" VALUES('1m82377d36a573p4',4,1795366821393,'finished','1m82377ge3dqjvmk',8);
INSERT INTO "notification" VALUES('1m82377d49xg1bg5',1,1795366821378,'invited','1m82377g2bk4k5ss',1);
INSERT INTO "notification" VALUES('1m82377d49xg1bg5',2,1795366821379,'aborted','1m82377g2bk4k5ss',2);
INSERT INTO "notification" VALUES('1m82377d49xg1bg5',3,1795366821381,'invited','1m82377g5cm67kem',1);
INSERT INTO "notification" VALUES('1m82377d49xg1bg5',4,1795366821473,'invited','1m82377k19q0ej48',1);
INSERT INTO "notification" VALUES('1m82377fj30m6prv',1,1795366821364,'joined','1m82377fmd8wxs38',2);
INSERT INTO "notification" VALUES('1m82377fj30m6prv',2,1795366821364,'turn','1m82377fmd8wxs38',3);
INSERT INTO "notification" VALUES('1m82377fj30m6prv',3,1795366821366,'round-over','1m82377fmd8wxs38',6);
INSERT INTO "notification" VALUES('1m82377fj30m6prv',4,1795366821367,'turn','1m82377fmd8wxs38',8);
INSERT INTO "notification" VALUES('1m82377fj30m6prv',5,1795366821368,'finished','1m82377fmd8wxs38',11);
INSERT INTO "notification" VALUES('1m82377fk9sa48dz',1,1795366821365,'turn','1m82377fmd8wxs38',4);
INSERT INTO "notification" VALUES('1m82377fk9sa48dz',2,1795366821366,'round-over','1m82377fmd8wxs38',6);
INSERT INTO "notification" VALUES('1m82377fk9sa48dz',3,1795366821368,'round-over','1m82377fmd8wxs38',10);
INSERT INTO "notification" VALUES('1m82377fk9sa48dz',4,1795366821368,'finished','1m82377fmd8wxs38',11);
INSERT INTO "notification" VALUES('1m82377fre1hnffm',1,1795366821371,'joined','1m82377fta4q893x',2);
INSERT INTO "notification" VALUES('1m82377fre1hnffm',2,1795366821372,'joined','1m82377fta4q893x',3);
INSERT INTO "notification" VALUES('1m82377fsc2j6y4s',1,1795366821372,'joined','1m82377fta4q893x',3);
INSERT INTO "notification" VALUES('1m82377fsc2j6y4s',2,1795366821372,'turn','1m82377fta4q893x',4);
INSERT INTO "notification" VALUES('1m82377fw7bkeswy',1,1795366821375,'joined','1m82377fy6zb2475',2);
INSERT INTO "notification" VALUES('1m82377fw7bkeswy',2,1795366821375,'joined','1m82377fy6zb2475',3);
INSERT INTO "notification" VALUES('1m82377fw7bkeswy',3,1795366821375,'turn','1m82377fy6zb2475',4);
INSERT INTO "notification" VALUES('1m82377fxdja9nwz',1,1795366821375,'joined','1m82377fy6zb2475',3);
INSERT INTO "notification" VALUES('1m82377fxdja9nwz',2,1795366821376,'turn','1m82377fy6zb2475',5);
INSERT INTO "notification" VALUES('1m82377fxdjabjc3',1,1795366821377,'turn','1m82377fy6zb2475',6);
INSERT INTO "notification" VALUES('1m82377g7b2hh0m3',1,1795366821384,'joined','1m82377g85xdgzg8',2);
INSERT INTO "notification" VALUES('1m82377g7b2hh0m3',2,1795366821384,'turn','1m82377g85xdgzg8',3);
INSERT INTO "notification" VALUES('1m82377g7b2hh0m3',3,1795366821386,'turn','1m82377g85xdgzg8',5);
INSERT INTO "notification" VALUES('1m82377g7b2hh0m3',4,1795366821387,'turn','1m82377g85xdgzg8',7);
INSERT INTO "notification" VALUES('1m82377g7b2hh0m3',5,1795366821388,'round-over','1m82377g85xdgzg8',9);
INSERT INTO "notification" VALUES('1m82377g7b2hh0m3',6,1795366821389,'turn','1m82377g85xdgzg8',11);
INSERT INTO "notification" VALUES('1m82377g7b2hk3fm',1,1795366821385,'turn','1m82377g85xdgzg8',4);
INSERT INTO "notification" VALUES('1m82377g7b2hk3fm',2,1795366821387,'turn','1m82377g85xdgzg8',6);
INSERT INTO "notification" VALUES('1m82377g7b2hk3fm',3,1795366821388,'round-over','1m82377g85xdgzg8',9);
INSERT INTO "notification" VALUES('1m82377g7b2hk3fm',4,1795366821388,'turn','1m82377g85xdgzg8',10);
INSERT INTO "notification" VALUES('1m82377gjen3ch6a',1,1795366821396,'joined','1m82377gka715j5b',2);
INSERT INTO "notification" VALUES('1m82377gjen3ch6a',2,1795366821396,'turn','1m82377gka715j5b',4);
INSERT INTO "notification" VALUES('1m82377gka713693',1,1795366821397,'turn','1m82377gka715j5b',6);
INSERT INTO "notification" VALUES('1m82377gp66djg5f',1,1795366821400,'joined','1m82377gq6n7bmpb',2);
INSERT INTO "notification" VALUES('1m82377gp66djg5f',2,1795366821400,'turn','1m82377gq6n7bmpb',4);
INSERT INTO "notification" VALUES('1m82377gp66djg5f',3,1795366821401,'turn','1m82377gq6n7bmpb',8);
INSERT INTO "notification" VALUES('1m82377gp66djg5f',4,1795366821403,'turn','1m82377gq6n7bmpb',12);
INSERT INTO "notification" VALUES('1m82377gp66djg5f',5,1795366821404,'turn','1m82377gq6n7bmpb',16);
INSERT INTO "notification" VALUES('1m82377gp66djg5f',6,1795366821405,'turn','1m82377gq6n7bmpb',20);
INSERT INTO "notification" VALUES('1m82377gp66djg5f',7,1795366821406,'turn','1m82377gq6n7bmpb',24);
INSERT INTO "notification" VALUES('1m82377gp66djg5f',8,1795366821408,'turn','1m82377gq6n7bmpb',28);
INSERT INTO "notification" VALUES('1m82377gp66djg5f',9,1795366821409,'turn','1m82377gq6n7bmpb',32);
INSERT INTO "notification" VALUES('1m82377gp66djg5f',10,1795366821410,'turn','1m82377gq6n7bmpb',36);
INSERT INTO "notification" VALUES('1m82377gp66djg5f',11,1795366821411,'turn','1m82377gq6n7bmpb',40);
INSERT INTO "notification" VALUES('1m82377gp66djg5f',12,1795366821412,'turn','1m82377gq6n7bmpb',44);
INSERT INTO "notification" VALUES('1m82377gp66djg5f',13,1795366821414,'turn','1m82377gq6n7bmpb',48);
INSERT INTO "notification" VALUES('1m82377gp66djg5f',14,1795366821415,'turn','1m82377gq6n7bmpb',52);
INSERT INTO "notification" VALUES('1m82377gp66djg5f',15,1795366821416,'round-over','1m82377gq6n7bmpb',56);
INSERT INTO "notification" VALUES('1m82377gp66djg5f',16,1795366821416,'finished','1m82377gq6n7bmpb',57);
INSERT INTO "notification" VALUES('1m82377gq6n78921',1,1795366821401,'turn','1m82377gq6n7bmpb',6);
INSERT INTO "notification" VALUES('1m82377gq6n78921',2,1795366821402,'turn','1m82377gq6n7bmpb',10);
INSERT INTO "notification" VALUES('1m82377gq6n78921',3,1795366821403,'turn','1m82377gq6n7bmpb',14);
INSERT INTO "notification" VALUES('1m82377gq6n78921',4,1795366821405,'turn','1m82377gq6n7bmpb',18);
INSERT INTO "notification" VALUES('1m82377gq6n78921',5,1795366821406,'turn','1m82377gq6n7bmpb',22);
INSERT INTO "notification" VALUES('1m82377gq6n78921',6,1795366821407,'turn','1m82377gq6n7bmpb',26);
INSERT INTO "notification" VALUES('1m82377gq6n78921',7,1795366821408,'turn','1m82377gq6n7bmpb',30);
INSERT INTO "notification" VALUES('1m82377gq6n78921',8,1795366821409,'turn','1m82377gq6n7bmpb',34);
INSERT INTO "notification" VALUES('1m82377gq6n78921',9,1795366821411,'turn','1m82377gq6n7bmpb',38);
INSERT INTO "notification" VALUES('1m82377gq6n78921',10,1795366821412,'turn','1m82377gq6n7bmpb',42);
INSERT INTO "notification" VALUES('1m82377gq6n78921',11,1795366821413,'turn','1m82377gq6n7bmpb',46);
INSERT INTO "notification" VALUES('1m82377gq6n78921',12,1795366821414,'turn','1m82377gq6n7bmpb',50);
INSERT INTO "notification" VALUES('1m82377gq6n78921',13,1795366821415,'turn','1m82377gq6n7bmpb',54);
INSERT INTO "notification" VALUES('1m82377gq6n78921',14,1795366821416,'round-over','1m82377gq6n7bmpb',56);
INSERT INTO "notification" VALUES('1m82377gq6n78921',15,1795366821416,'finished','1m82377gq6n7bmpb',57);
INSERT INTO "notification" VALUES('1m82377k7cyaxvww',1,1795366821482,'joined','1m82377k835y9w7b',2);
INSERT INTO "notification" VALUES('1m82377k7cyaxvww',2,1795366821482,'turn','1m82377k835y9w7b',3);
INSERT INTO "notification" VALUES('1m82377k7cyaxvww',3,1795366821485,'turn','1m82377k835y9w7b',5);
INSERT INTO "notification" VALUES('1m82377k7cyaxvww',4,1795366821486,'turn','1m82377k835y9w7b',7);
INSERT INTO "notification" VALUES('1m82377k7cyaxvww',5,1795366821487,'round-over','1m82377k835y9w7b',9);
INSERT INTO "notification" VALUES('1m82377k7cyaxvww',6,1795366821487,'finished','1m82377k835y9w7b',10);
INSERT INTO "notification" VALUES('1m82377k835y713s',1,1795366821480,'invited','1m82377k835y9w7b',1);
INSERT INTO "notification" VALUES('1m82377k835y713s',2,1795366821484,'turn','1m82377k835y9w7b',4);
INSERT INTO "notification" VALUES('1m82377k835y713s',3,1795366821485,'turn','1m82377k835y9w7b',6);
INSERT INTO "notification" VALUES('1m82377k835y713s',4,1795366821487,'round-over','1m82377k835y9w7b',9);
INSERT INTO "notification" VALUES('1m82377k835y713s',5,1795366821487,'finished','1m82377k835y9w7b',10);
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
INSERT INTO "player" VALUES('000000000p9c7fga','main','random',1,0,NULL,NULL,1795366821381,NULL);
INSERT INTO "player" VALUES('1m82377bse4hbt7s','main','service',1,0,NULL,NULL,1795366821241,NULL);
INSERT INTO "player" VALUES('1m82377d2crf8bf8','main','Ann',0,0,NULL,NULL,1795366821282,NULL);
INSERT INTO "player" VALUES('1m82377d36a573p4','main','Bob',0,0,NULL,NULL,1795366821283,NULL);
INSERT INTO "player" VALUES('1m82377d49xg1bg5','main','Cyd',0,0,1795366821285,NULL,1795366821284,NULL);
INSERT INTO "player" VALUES('1m82377f3bx4f5tv','main','Guest',0,1,NULL,NULL,1795366821347,NULL);
INSERT INTO "player" VALUES('1m82377f50hd8ynm','main','Guest',0,1,NULL,NULL,1795366821349,NULL);
INSERT INTO "player" VALUES('1m82377fj30m6prv','main','Player 0',0,0,NULL,NULL,1795366821362,NULL);
INSERT INTO "player" VALUES('1m82377fk9sa48dz','main','Player 1',0,0,NULL,NULL,1795366821363,NULL);
INSERT INTO "player" VALUES('1m82377fre1hnffm','main','Player 0',0,0,NULL,NULL,1795366821368,NULL);
INSERT INTO "player" VALUES('1m82377fsc2j6y4s','main','Player 1',0,0,NULL,NULL,1795366821369,NULL);
INSERT INTO "player" VALUES('1m82377fsc2j8f0d','main','Player 2',0,0,NULL,NULL,1795366821369,NULL);
INSERT INTO "player" VALUES('1m82377fw7bkeswy','main','Player 0',0,0,NULL,NULL,1795366821372,NULL);
INSERT INTO "player" VALUES('1m82377fxdja9nwz','main','Player 1',0,0,NULL,NULL,1795366821373,NULL);
INSERT INTO "player" VALUES('1m82377fxdjabjc3','main','Player 2',0,0,NULL,NULL,1795366821373,NULL);
INSERT INTO "player" VALUES('1m82377g7b2hh0m3','main','Player 0',0,0,NULL,NULL,1795366821383,NULL);
INSERT INTO "player" VALUES('1m82377g7b2hk3fm','main','Player 1',0,0,NULL,NULL,1795366821383,NULL);
INSERT INTO "player" VALUES('1m82377gjen3ch6a','main','Player 0',0,0,NULL,NULL,1795366821394,NULL);
INSERT INTO "player" VALUES('1m82377gka713693','main','Player 1',0,0,NULL,NULL,1795366821395,NULL);
INSERT INTO "player" VALUES('1m82377gp66djg5f','main','Player 0',0,0,NULL,NULL,1795366821398,NULL);
INSERT INTO "player" VALUES('1m82377gq6n78921','main','Player 1',0,0,NULL,NULL,1795366821399,NULL);
INSERT INTO "player" VALUES('1m82377k7cyaxvww','main','Dee',0,0,NULL,'1m82377bse4hbt7s',1795366821479,NULL);
INSERT INTO "player" VALUES('1m82377k835y713s','main',NULL,0,0,NULL,'1m82377bse4hbt7s',1795366821480,1795366821488);
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
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m82377d2crf8bf8',1,0,X'0002020000A09C0102C0A907C0A9070202E6F69CC3C068E6F69CC3C068E6F69CC3C068E6F69CC3C068E6F69CC3C06880D0EB88C06802020000A09C0102C0A907C0A9070202E6F69CC3C068E6F69CC3C068E6F69CC3C068E6F69CC3C068E6F69CC3C06880B0BA9ABC6802020000A09C0102C0A907C0A9070202E6F69CC3C068E6F69CC3C068E6F69CC3C068E6F69CC3C068E6F69CC3C06880A0BFC6B26802020000A09C0102C0A907C0A9070202E6F69CC3C068E6F69CC3C068E6F69CC3C068E6F69CC3C068E6F69CC3C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m82377d36a573p4',2,0,X'0002020000A09C0102A08D06A08D060202BEF79CC3C068BEF79CC3C068BEF79CC3C068BEF79CC3C068BEF79CC3C06880D0EB88C06802020000A09C0102A08D06A08D060202BEF79CC3C068BEF79CC3C068BEF79CC3C068BEF79CC3C068BEF79CC3C06880B0BA9ABC6802020000A09C0102A08D06A08D060202BEF79CC3C068BEF79CC3C068BEF79CC3C068BEF79CC3C068BEF79CC3C06880A0BFC6B26802020000A09C0102A08D06A08D060202BEF79CC3C068BEF79CC3C068BEF79CC3C068BEF79CC3C068BEF79CC3C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m82377f50hd8ynm',3,0,X'0002020000A09C0102A08D06A08D060202E0F79CC3C068E0F79CC3C068E0F79CC3C068E0F79CC3C068E0F79CC3C06880D0EB88C06802020000A09C0102A08D06A08D060202E0F79CC3C068E0F79CC3C068E0F79CC3C068E0F79CC3C068E0F79CC3C06880B0BA9ABC6802020000A09C0102A08D06A08D060202E0F79CC3C068E0F79CC3C068E0F79CC3C068E0F79CC3C068E0F79CC3C06880A0BFC6B26802020000A09C0102A08D06A08D060202E0F79CC3C068E0F79CC3C068E0F79CC3C068E0F79CC3C068E0F79CC3C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','gomoku','1m82377d2crf8bf8',3,0,X'0002020000A09C010000000202A2F89CC3C068A2F89CC3C0680000A2F89CC3C06880D0EB88C06802020000A09C010000000202A2F89CC3C068A2F89CC3C0680000A2F89CC3C06880B0BA9ABC6802020000A09C010000000202A2F89CC3C068A2F89CC3C0680000A2F89CC3C06880A0BFC6B26802020000A09C010000000202A2F89CC3C068A2F89CC3C0680000A2F89CC3C068',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795366821393);
INSERT INTO "player_stats" VALUES('main','gomoku','1m82377d36a573p4',4,0,X'0002000002000000000000000000000080D0EB88C06802000002000000000000000000000080B0BA9ABC6802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795366821393);
INSERT INTO "player_stats" VALUES('main','number-guess','1m82377d2crf8bf8',1,0,X'0002000002000000000000000000000080D0EB88C06802000002000000000000000000000080B0BA9ABC6802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','number-guess','1m82377d36a573p4',2,0,X'0002000002000000000000000000000080D0EB88C06802000002000000000000000000000080B0BA9ABC6802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',NULL,NULL,NULL,NULL);
CREATE TABLE rating_pair (
    ruleset TEXT    NOT NULL,
    a       TEXT    NOT NULL, -- the player whose id is the smaller
    b       TEXT    NOT NULL,
    day     INTEGER NOT NULL, -- its beginning
    games   INTEGER NOT NULL,
    PRIMARY KEY (ruleset, a, b)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_pair" VALUES('gomoku','1m82377d2crf8bf8','1m82377d36a573p4',1795305600000,1);
CREATE TABLE rating_step (
    player    TEXT NOT NULL,
    ruleset   TEXT NOT NULL,
    result    TEXT NOT NULL, -- the match
    rating    REAL NOT NULL, -- from then on
    deviation REAL NOT NULL,
    PRIMARY KEY (player, ruleset, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_step" VALUES('1m82377d2crf8bf8','gomoku','1m82377gh0qsdfn2',1.66231089390629767875e+03,2.90318963717980466293e+02);
INSERT INTO "rating_step" VALUES('1m82377d36a573p4','gomoku','1m82377gh0qsdfn2',1.33768910609370232124e+03,2.90318963717980466293e+02);
CREATE TABLE record (
    player  TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    tally   BLOB NOT NULL, -- of all time: see play/stats.h
    PRIMARY KEY (player, ruleset)
) STRICT, WITHOUT ROWID;
INSERT INTO "record" VALUES('1m82377d2crf8bf8','bulls-and-cows',X'0002020000A09C010000000202E6F69CC3C068E6F69CC3C0680000E6F69CC3C068');
INSERT INTO "record" VALUES('1m82377d2crf8bf8','gomoku',X'0002020000A09C010000000202A2F89CC3C068A2F89CC3C0680000A2F89CC3C068');
INSERT INTO "record" VALUES('1m82377d2crf8bf8','number-guess',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m82377d36a573p4','bulls-and-cows',X'0002020000A09C010000000202BEF79CC3C068BEF79CC3C0680000BEF79CC3C068');
INSERT INTO "record" VALUES('1m82377d36a573p4','gomoku',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m82377d36a573p4','number-guess',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m82377f50hd8ynm','bulls-and-cows',X'0002020000A09C010000000202E0F79CC3C068E0F79CC3C0680000E0F79CC3C068');
INSERT INTO "record" VALUES('1m82377fj30m6prv','bulls-and-cows',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m82377fk9sa48dz','bulls-and-cows',X'0002020000C0B8020000000202F0F79CC3C068F0F79CC3C0680000F0F79CC3C068');
INSERT INTO "record" VALUES('1m82377gp66djg5f','yahtzee',X'000200000280EA30000000000000D0F89CC3C068000000');
INSERT INTO "record" VALUES('1m82377gq6n78921','yahtzee',X'0002020000C0A2330000000202D0F89CC3C068D0F89CC3C0680000D0F89CC3C068');
INSERT INTO "record" VALUES('1m82377k7cyaxvww','tic-tac-toe',X'0002020000A09C010000000202DEF99CC3C068DEF99CC3C0680000DEF99CC3C068');
INSERT INTO "record" VALUES('1m82377k835y713s','tic-tac-toe',X'00020000020000000000000000000000');
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
INSERT INTO "result" VALUES('1m82377dk6w8jttx','main','1m82377d67ctvaqn',1,'bulls-and-cows',1,0,1795366821299,'{"id":"1m82377dk6w8jttx","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"8036","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-22T17:00:21.299Z"}');
INSERT INTO "result" VALUES('1m82377dk6w8k6p0','main','1m82377d67ctvaqn',0,'bulls-and-cows',1,0,1795366821299,'{"id":"1m82377dk6w8k6p0","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-22T17:00:21.299Z"}');
INSERT INTO "result" VALUES('1m82377ezd8qvjgc','main','1m82377dmaqkwabm',1,'bulls-and-cows',1,0,1795366821343,'{"id":"1m82377ezd8qvjgc","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"3751","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-22T17:00:21.343Z"}');
INSERT INTO "result" VALUES('1m82377ezd8qw3s9','main','1m82377dmaqkwabm',0,'bulls-and-cows',1,0,1795366821343,'{"id":"1m82377ezd8qw3s9","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-22T17:00:21.343Z"}');
INSERT INTO "result" VALUES('1m82377f1c7nrmtd','main','1m82377f0a9xcczp',1,'number-guess',1,0,1795366821345,'{"id":"1m82377f1c7nrmtd","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"7223","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T17:00:21.345Z"}');
INSERT INTO "result" VALUES('1m82377f1c7nsz7z','main','1m82377f0a9xcczp',0,'number-guess',1,0,1795366821345,'{"id":"1m82377f1c7nsz7z","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T17:00:21.345Z"}');
INSERT INTO "result" VALUES('1m82377f25zvd6s9','main','1m82377f25zvd6rz',1,'number-guess',1,0,1795366821346,'{"id":"1m82377f25zvd6s9","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"9247","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T17:00:21.346Z"}');
INSERT INTO "result" VALUES('1m82377f25zve3bq','main','1m82377f25zvd6rz',0,'number-guess',1,0,1795366821346,'{"id":"1m82377f25zve3bq","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T17:00:21.346Z"}');
INSERT INTO "result" VALUES('1m82377fg8j8gbf7','main','1m82377f50hda2dm',1,'bulls-and-cows',1,0,1795366821360,'{"id":"1m82377fg8j8gbf7","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"9318","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-22T17:00:21.360Z"}');
INSERT INTO "result" VALUES('1m82377fpf9b3fyn','main','1m82377fmd8wxs38',1,'bulls-and-cows',0,1,1795366821366,'{"id":"1m82377fpf9b3fyn","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T17:00:21.366Z"}');
INSERT INTO "result" VALUES('1m82377fre1hhv14','main','1m82377fmd8wxs38',2,'bulls-and-cows',0,1,1795366821368,'{"id":"1m82377fre1hhv14","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T17:00:21.368Z"}');
INSERT INTO "result" VALUES('1m82377fre1hksma','main','1m82377fmd8wxs38',0,'bulls-and-cows',0,1,1795366821368,'{"id":"1m82377fre1hksma","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation","published_at":"2026-11-22T17:00:21.368Z"}');
INSERT INTO "result" VALUES('1m82377gccdfkdw0','main','1m82377g85xdgzg8',1,'tic-tac-toe',0,1,1795366821388,'{"id":"1m82377gccdfkdw0","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T17:00:21.388Z"}');
INSERT INTO "result" VALUES('1m82377gh0qsc8ph','main','1m82377ge3dqjvmk',1,'gomoku',1,0,1795366821393,'{"id":"1m82377gh0qsc8ph","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-22T17:00:21.393Z"}');
INSERT INTO "result" VALUES('1m82377gh0qsdfn2','main','1m82377ge3dqjvmk',0,'gomoku',1,0,1795366821393,'{"id":"1m82377gh0qsdfn2","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","published_at":"2026-11-22T17:00:21.393Z"}');
INSERT INTO "result" VALUES('1m82377h82wq0ngc','main','1m82377gq6n7bmpb',1,'yahtzee',0,0,1795366821416,'{"id":"1m82377h82wq0ngc","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":2,"twos":2,"threes":6,"fours":4,"fives":0,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":20},"upper_total":20,"upper_bonus":0,"yahtzee_bonus":0,"total":40},{"seat":1,"boxes":{"aces":2,"twos":0,"threes":3,"fours":8,"fives":5,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":18},"upper_total":24,"upper_bonus":0,"yahtzee_bonus":0,"total":42}],"forfeited":[],"forfeited_by":null,"points":[40,42],"published_at":"2026-11-22T17:00:21.416Z"}');
INSERT INTO "result" VALUES('1m82377h82wq1bp3','main','1m82377gq6n7bmpb',0,'yahtzee',0,0,1795366821416,'{"id":"1m82377h82wq1bp3","outcome":"win","winners":[1],"points":[40,42],"reason":"rounds","published_at":"2026-11-22T17:00:21.416Z"}');
INSERT INTO "result" VALUES('1m82377kfe3b91gn','main','1m82377k835y9w7b',1,'tic-tac-toe',0,0,1795366821487,'{"id":"1m82377kfe3b91gn","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T17:00:21.487Z"}');
INSERT INTO "result" VALUES('1m82377kfe3barth','main','1m82377k835y9w7b',0,'tic-tac-toe',0,0,1795366821487,'{"id":"1m82377kfe3barth","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-22T17:00:21.487Z"}');
CREATE TABLE result_reader (
    reader TEXT NOT NULL, -- a player, or a service's
    result TEXT NOT NULL,
    PRIMARY KEY (reader, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "result_reader" VALUES('1m82377bse4hbt7s','1m82377kfe3b91gn');
INSERT INTO "result_reader" VALUES('1m82377bse4hbt7s','1m82377kfe3barth');
INSERT INTO "result_reader" VALUES('1m82377d2crf8bf8','1m82377dk6w8jttx');
INSERT INTO "result_reader" VALUES('1m82377d2crf8bf8','1m82377dk6w8k6p0');
INSERT INTO "result_reader" VALUES('1m82377d2crf8bf8','1m82377f1c7nrmtd');
INSERT INTO "result_reader" VALUES('1m82377d2crf8bf8','1m82377f1c7nsz7z');
INSERT INTO "result_reader" VALUES('1m82377d2crf8bf8','1m82377gh0qsc8ph');
INSERT INTO "result_reader" VALUES('1m82377d2crf8bf8','1m82377gh0qsdfn2');
INSERT INTO "result_reader" VALUES('1m82377d36a573p4','1m82377ezd8qvjgc');
INSERT INTO "result_reader" VALUES('1m82377d36a573p4','1m82377ezd8qw3s9');
INSERT INTO "result_reader" VALUES('1m82377d36a573p4','1m82377f25zvd6s9');
INSERT INTO "result_reader" VALUES('1m82377d36a573p4','1m82377f25zve3bq');
INSERT INTO "result_reader" VALUES('1m82377d36a573p4','1m82377gh0qsc8ph');
INSERT INTO "result_reader" VALUES('1m82377d36a573p4','1m82377gh0qsdfn2');
INSERT INTO "result_reader" VALUES('1m82377f50hd8ynm','1m82377fg8j8gbf7');
INSERT INTO "result_reader" VALUES('1m82377fj30m6prv','1m82377fpf9b3fyn');
INSERT INTO "result_reader" VALUES('1m82377fj30m6prv','1m82377fre1hhv14');
INSERT INTO "result_reader" VALUES('1m82377fj30m6prv','1m82377fre1hksma');
INSERT INTO "result_reader" VALUES('1m82377fk9sa48dz','1m82377fpf9b3fyn');
INSERT INTO "result_reader" VALUES('1m82377fk9sa48dz','1m82377fre1hhv14');
INSERT INTO "result_reader" VALUES('1m82377fk9sa48dz','1m82377fre1hksma');
INSERT INTO "result_reader" VALUES('1m82377g7b2hh0m3','1m82377gccdfkdw0');
INSERT INTO "result_reader" VALUES('1m82377g7b2hk3fm','1m82377gccdfkdw0');
INSERT INTO "result_reader" VALUES('1m82377gp66djg5f','1m82377h82wq0ngc');
INSERT INTO "result_reader" VALUES('1m82377gp66djg5f','1m82377h82wq1bp3');
INSERT INTO "result_reader" VALUES('1m82377gq6n78921','1m82377h82wq0ngc');
INSERT INTO "result_reader" VALUES('1m82377gq6n78921','1m82377h82wq1bp3');
INSERT INTO "result_reader" VALUES('1m82377k7cyaxvww','1m82377kfe3b91gn');
INSERT INTO "result_reader" VALUES('1m82377k7cyaxvww','1m82377kfe3barth');
INSERT INTO "result_reader" VALUES('1m82377k835y713s','1m82377kfe3b91gn');
INSERT INTO "result_reader" VALUES('1m82377k835y713s','1m82377kfe3barth');
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
INSERT INTO "seat" VALUES('1m82377d67ctvaqn',0,'1m82377d2crf8bf8','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m82377dmaqkwabm',0,'1m82377d36a573p4','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m82377f0a9xcczp',0,'1m82377d2crf8bf8','resigned',0,0,NULL);
INSERT INTO "seat" VALUES('1m82377f25zvd6rz',0,'1m82377d36a573p4','resigned',0,0,NULL);
INSERT INTO "seat" VALUES('1m82377f3bx4fe8w',0,'1m82377f3bx4f5tv','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m82377f50hda2dm',0,'1m82377f50hd8ynm','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m82377fmd8wxs38',0,'1m82377fj30m6prv','resigned',0,1,NULL);
INSERT INTO "seat" VALUES('1m82377fmd8wxs38',1,'1m82377fk9sa48dz','joined',0,1,NULL);
INSERT INTO "seat" VALUES('1m82377fta4q893x',0,'1m82377fre1hnffm','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m82377fta4q893x',1,'1m82377fsc2j6y4s','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m82377fta4q893x',2,'1m82377fsc2j8f0d','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m82377fy6zb2475',0,'1m82377fw7bkeswy','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m82377fy6zb2475',1,'1m82377fxdja9nwz','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m82377fy6zb2475',2,'1m82377fxdjabjc3','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m82377g2bk4hc7r',0,'1m82377d2crf8bf8','joined',1,1,NULL);
INSERT INTO "seat" VALUES('1m82377g2bk4hc7r',1,NULL,'open',1,1,NULL);
INSERT INTO "seat" VALUES('1m82377g2bk4k5ss',0,'1m82377d36a573p4','joined',0,1,NULL);
INSERT INTO "seat" VALUES('1m82377g2bk4k5ss',1,'1m82377d49xg1bg5','invited',0,1,'1m82377d36a573p4');
INSERT INTO "seat" VALUES('1m82377g5cm67kem',0,'1m82377d2crf8bf8','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m82377g5cm67kem',1,'1m82377d49xg1bg5','invited',1,0,'1m82377d2crf8bf8');
INSERT INTO "seat" VALUES('1m82377g5cm68fh5',0,'1m82377d2crf8bf8','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m82377g5cm68fh5',1,'000000000p9c7fga','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m82377g85xdgzg8',0,'1m82377g7b2hh0m3','joined',1,1,NULL);
INSERT INTO "seat" VALUES('1m82377g85xdgzg8',1,'1m82377g7b2hk3fm','joined',1,1,NULL);
INSERT INTO "seat" VALUES('1m82377ge3dqjvmk',0,'1m82377d2crf8bf8','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m82377ge3dqjvmk',1,'1m82377d36a573p4','resigned',0,0,NULL);
INSERT INTO "seat" VALUES('1m82377gka715j5b',0,'1m82377gjen3ch6a','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m82377gka715j5b',1,'1m82377gka713693','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m82377gq6n7bmpb',0,'1m82377gp66djg5f','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m82377gq6n7bmpb',1,'1m82377gq6n78921','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m82377k19q0ej48',0,'1m82377d2crf8bf8','invited',1,0,'1m82377jxeybbj0d');
INSERT INTO "seat" VALUES('1m82377k19q0ej48',1,'1m82377d49xg1bg5','invited',1,0,'1m82377jxeybbj0d');
INSERT INTO "seat" VALUES('1m82377k835y9w7b',0,'1m82377k7cyaxvww','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m82377k835y9w7b',1,'1m82377k835y713s','joined',0,0,NULL);
CREATE TABLE server_secret (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB    NOT NULL CHECK (length(key) = 32)
) STRICT;
INSERT INTO "server_secret" VALUES(1,X'BA06C43858CF5F079FBE2DDE05B967A6809C059773CB42DCC4C57CCE8E0E0083');
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
INSERT INTO "token" VALUES(X'0A97628EB9E83B2C6CA1FD5EF7B8EEE882D6296C5F3AB9BD3F24D2C2BB3538C1','main','1m82377d49xg35bk','1m82377d49xg1bg5',1,'',1795366821284,NULL,NULL);
INSERT INTO "token" VALUES(X'0CCFE13F858D54AFBB22706DD5569A769E5C652708BAE40D7DC5E58E09D672BC','main','1m82377f50hdaz52','1m82377f50hd8ynm',1,'',1795366821349,NULL,NULL);
INSERT INTO "token" VALUES(X'0DD4E63A0C0BF74E808ECC05A0BC52D683BADD3E50D83BE49FF7811CCC5CF266','main','1m82377fw7bkg9a0','1m82377fw7bkeswy',1,'',1795366821372,NULL,NULL);
INSERT INTO "token" VALUES(X'28089B8E90479012ED0C1777A55323C72D632EB18B5EC47759090C3B54A1895E','main','1m82377fsc2j8n41','1m82377fsc2j8f0d',1,'',1795366821369,NULL,NULL);
INSERT INTO "token" VALUES(X'3EA00DE8BDC6DDD0E83A1092AAE92C04B301A78513413B1C4A4C8EFDBE88DB80','main','1m82377fj30m88yn','1m82377fj30m6prv',1,'',1795366821362,NULL,NULL);
INSERT INTO "token" VALUES(X'4383445330B4F7830500162BF83014B3C033B044E9ACFE6EBB76C5894A0C972D','main','1m82377g7b2hj5bp','1m82377g7b2hh0m3',1,'',1795366821383,NULL,NULL);
INSERT INTO "token" VALUES(X'481773A150BFD2B675A29DDC19B4B972603541E010A11FE9C8B55E8162A73AF4','main','1m82377gp66djtez','1m82377gp66djg5f',1,'',1795366821398,NULL,NULL);
INSERT INTO "token" VALUES(X'4A92DB14A1DE5025A9BDE4017CEDC5951F125F31C11558945C287535202690E6','main','1m82377gq6n7a155','1m82377gq6n78921',1,'',1795366821399,NULL,NULL);
INSERT INTO "token" VALUES(X'4CFA38DEAF9CA3C6269C669B7695D359589539EC81EDD80D4FFA02B77EF444B9','main','1m82377f3bx4fhen','1m82377f3bx4f5tv',1,'',1795366821347,NULL,NULL);
INSERT INTO "token" VALUES(X'6853E87A59DA197B85684713034E9F9429CC5808C9987514095C7D64393F7240','main','1m82377fxdjabmjk','1m82377fxdjabjc3',1,'',1795366821373,NULL,NULL);
INSERT INTO "token" VALUES(X'6DB1DC88A1B4BBB428B9D4892CBC27CCDF16A98C198D912A0B799F8B3768608D','main','1m82377d2crf915h','1m82377d2crf8bf8',1,'',1795366821282,NULL,NULL);
INSERT INTO "token" VALUES(X'6E359A0B7084DC0AACC1F1297E8F5ACDB00740634CA6D6C6D335140B0117746D','main','1m82377k835y8wpr','1m82377k835y713s',1,'',1795366821480,NULL,1795366821488);
INSERT INTO "token" VALUES(X'80FBD8FA13624C87784360794C36FDA7D503D58EF11296008525AEE46B06077D','main','1m82377bse4hcdww','1m82377bse4hbt7s',2,'referee token create',1795366821241,NULL,NULL);
INSERT INTO "token" VALUES(X'920594FAF904CC8FFEEC56BA88B5E2C28502C43FAE2DC43E0F16BF1D2681D78F','main','1m82377fre1hp1qk','1m82377fre1hnffm',1,'',1795366821368,NULL,NULL);
INSERT INTO "token" VALUES(X'9425EE06FD6D077D106308C3C1AC9317938663E71D21E23E51A67CBFF26850E3','main','1m82377g7b2hkgj5','1m82377g7b2hk3fm',1,'',1795366821383,NULL,NULL);
INSERT INTO "token" VALUES(X'9461B6C0C5FAED6AF738500A47C3979EFABEEB052C18E2FB86FD2560198FC3BE','main','1m82377fxdjab8xd','1m82377fxdja9nwz',1,'',1795366821373,NULL,NULL);
INSERT INTO "token" VALUES(X'AD419A51EAF6148D6DC3C068F89B5876775119A0B3EF38D3A08D579EFB3C2A3F','main','1m82377k7cyay1x6','1m82377k7cyaxvww',1,'',1795366821479,NULL,NULL);
INSERT INTO "token" VALUES(X'D243801FD11A9FE6037FE335FCBD74EDF626800EDB5DCAAA4E7179FC6E160F29','main','1m82377gjen3dwvj','1m82377gjen3ch6a',1,'',1795366821394,NULL,NULL);
INSERT INTO "token" VALUES(X'D25AAEFA7626522930BAA2C6DCC940CD43942A5180A5AC1112A8448E990C2935','main','1m82377fsc2j8829','1m82377fsc2j6y4s',1,'',1795366821369,NULL,NULL);
INSERT INTO "token" VALUES(X'D3E701A41BEC00FF63FAE527B3576042D475E6B728DD8FCAFFC511A442FE81C6','main','1m82377fk9sa61c8','1m82377fk9sa48dz',1,'',1795366821363,NULL,NULL);
INSERT INTO "token" VALUES(X'F342C9D7D3385449CD4BDD9B59A315AECDC7D05EB6AC8EDFBEC54D397FB2079C','main','1m82377gka714nyn','1m82377gka713693',1,'',1795366821395,NULL,NULL);
INSERT INTO "token" VALUES(X'F3F3DF72B4E39393AE1F2A73C6A0A721DA9D0C8CDFC41F86460910138F1B32EE','main','1m82377d36a58r21','1m82377d36a573p4',1,'',1795366821283,NULL,NULL);
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
INSERT INTO "tournament" VALUES('1m82377h99ye4c4v','main','1m82377d2crf8bf8','tic-tac-toe','swiss',1,'finished',11,3,6,0,5,0,0,1795366821417,1795366821419,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"9089aabc02f976c62902354a02bf15e8f46b1c8c7714c0c0bc52bf7608c97ee4","seeded":false}','[4]',11);
INSERT INTO "tournament" VALUES('1m82377j0cetxjh8','main','1m82377d2crf8bf8','tic-tac-toe','knockout',1,'finished',8,2,4,0,3,0,0,1795366821440,1795366821442,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"c494ab9e18a9003119eb6e01fd16330a3d0ab4026e0c373faea460262ca0bebf","seeded":false}','[3]',8);
INSERT INTO "tournament" VALUES('1m82377jqf9dnbsx','main','1m82377d2crf8bf8','tic-tac-toe','round-robin',1,'open',1,1,0,0,2,2,1,1795366821465,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"75b57e913a01d87752eec99f801ad600f1fd81d822f4a9ae8f41f5144113d5d1","seeded":false}',NULL,1);
INSERT INTO "tournament" VALUES('1m82377jxeybbj0d','main','1m82377d2crf8bf8','tic-tac-toe','knockout',1,'running',4,1,0,0,2,2,0,1795366821469,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"f11e9c91e8b30d6fd284be14005570437bfe56f906ee6e4e710c1b3666432ce0","seeded":false}',NULL,4);
INSERT INTO "tournament" VALUES('1m82377k19q0fkaf','main','1m82377d36a573p4','tic-tac-toe','knockout',0,'cancelled',3,1,0,0,1,1,0,1795366821473,1795366821474,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"db706e493b817c33443c626159aa65af5bb999ab57ca7f3bd21981a1dcfe59be","seeded":false}',NULL,3);
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
INSERT INTO "tournament_entrant" VALUES('1m82377h99ye4c4v',1,NULL,'random','playing',1.5,1.25,3,1,1,1,5,5);
INSERT INTO "tournament_entrant" VALUES('1m82377h99ye4c4v',2,NULL,'random','playing',1.5,1.25,3,1,1,1,3,3);
INSERT INTO "tournament_entrant" VALUES('1m82377h99ye4c4v',3,NULL,'random','playing',1.5,1.25,3,1,1,1,2,2);
INSERT INTO "tournament_entrant" VALUES('1m82377h99ye4c4v',4,NULL,'random','playing',3.0,3.0,3,3,0,0,1,1);
INSERT INTO "tournament_entrant" VALUES('1m82377h99ye4c4v',5,NULL,'random','playing',1.5,1.25,3,1,1,1,4,3);
INSERT INTO "tournament_entrant" VALUES('1m82377j0cetxjh8',1,NULL,'random','playing',0.0,0.0,2,0,0,2,2,2);
INSERT INTO "tournament_entrant" VALUES('1m82377j0cetxjh8',2,NULL,'random','playing',0.5,0.25,2,0,1,1,3,3);
INSERT INTO "tournament_entrant" VALUES('1m82377j0cetxjh8',3,NULL,'random','playing',3.5,3.25,4,3,1,0,1,1);
INSERT INTO "tournament_entrant" VALUES('1m82377jqf9dnbsx',1,'1m82377d2crf8bf8',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m82377jqf9dnbsx',2,'1m82377d36a573p4',NULL,'invited',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m82377jxeybbj0d',1,'1m82377d2crf8bf8',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m82377jxeybbj0d',2,'1m82377d49xg1bg5',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m82377k19q0fkaf',1,'1m82377d36a573p4',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m82377k19q0fkaf',2,'1m82377d49xg1bg5',NULL,'declined',0.0,0.0,0,0,0,0,NULL,NULL);
CREATE TABLE tournament_event (
    tournament TEXT    NOT NULL,
    seq        INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the tournament; its newest is its version
    at         INTEGER NOT NULL,
    kind       TEXT    NOT NULL,                 -- created, joined, game, ...: see tournament/tournament.h
    body       TEXT    NOT NULL,                 -- JSON: the whole truth
    PRIMARY KEY (tournament, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_event" VALUES('1m82377h99ye4c4v',1,1795366821417,'created','{"ruleset":"tic-tac-toe","format":"swiss","games":3,"deal":"independent","visibility":"public","seed":"9089aabc02f976c62902354a02bf15e8f46b1c8c7714c0c0bc52bf7608c97ee4","seeded":false,"clock":null,"creator":"1m82377d2crf8bf8","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m82377h99ye4c4v',2,1795366821418,'round','{"round":1,"pairs":[[1,3],[4,2]],"byes":[5]}');
INSERT INTO "tournament_event" VALUES('1m82377h99ye4c4v',3,1795366821418,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,3],"scores":[0,1],"seed":"e59f55dadd60eb474ed454fa9b5355fad23525cb7591cf2a246f7b07af6003f7","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82377h99ye4c4v',4,1795366821418,'game','{"game":2,"round":1,"tie_break":false,"entrants":[4,2],"scores":[1,0],"seed":"fe8b25416970a6731cecda9a58c8ef2783c23a11be86061a7c8b670531d824d8","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82377h99ye4c4v',5,1795366821418,'round','{"round":2,"pairs":[[3,4],[5,1]],"byes":[2]}');
INSERT INTO "tournament_event" VALUES('1m82377h99ye4c4v',6,1795366821418,'game','{"game":3,"round":2,"tie_break":false,"entrants":[3,4],"scores":[0,1],"seed":"638bdc162a9f7e2e85e3822ba754bde9c38ca66331ba5db3456546c4634ca036","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82377h99ye4c4v',7,1795366821418,'game','{"game":4,"round":2,"tie_break":false,"entrants":[5,1],"scores":[0.5,0.5],"seed":"219d4fe8487805b85b5a86e6e0c404225cb85421fe158645cfed5c93bcc98d11","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82377h99ye4c4v',8,1795366821418,'round','{"round":3,"pairs":[[4,5],[2,3]],"byes":[1]}');
INSERT INTO "tournament_event" VALUES('1m82377h99ye4c4v',9,1795366821418,'game','{"game":5,"round":3,"tie_break":false,"entrants":[4,5],"scores":[1,0],"seed":"5e8ad386dde4674a808ad86474ea22e5daba126d76a5d28ed2e8c70faf7ae185","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82377h99ye4c4v',10,1795366821418,'game','{"game":6,"round":3,"tie_break":false,"entrants":[2,3],"scores":[0.5,0.5],"seed":"2871a7d7ec4ecb70c47f30b00f573b02198355de7cc657fe218401c1302ca839","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82377h99ye4c4v',11,1795366821419,'finished','{"winners":[4]}');
INSERT INTO "tournament_event" VALUES('1m82377j0cetxjh8',1,1795366821440,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":2,"deal":"independent","visibility":"public","seed":"c494ab9e18a9003119eb6e01fd16330a3d0ab4026e0c373faea460262ca0bebf","seeded":false,"clock":null,"creator":"1m82377d2crf8bf8","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m82377j0cetxjh8',2,1795366821441,'round','{"round":1,"pairs":[[3,2]],"byes":[1]}');
INSERT INTO "tournament_event" VALUES('1m82377j0cetxjh8',3,1795366821441,'game','{"game":1,"round":1,"tie_break":false,"entrants":[3,2],"scores":[1,0],"seed":"8c73c2e5fe4117320f5a677c87e5a136ae15658a82b396219a6aa694aa09fe4f","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82377j0cetxjh8',4,1795366821441,'game','{"game":2,"round":1,"tie_break":false,"entrants":[2,3],"scores":[0.5,0.5],"seed":"9715c4e82ee36b1da16c34f7b49f6aa77be71cbd2396fc8ff26c6232a24cbb1c","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82377j0cetxjh8',5,1795366821441,'round','{"round":2,"pairs":[[1,3]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m82377j0cetxjh8',6,1795366821441,'game','{"game":3,"round":2,"tie_break":false,"entrants":[1,3],"scores":[0,1],"seed":"392c17c817ae45a6c912c9425fe963b92eaa816c566cf2518d835a3752fff020","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82377j0cetxjh8',7,1795366821441,'game','{"game":4,"round":2,"tie_break":false,"entrants":[3,1],"scores":[1,0],"seed":"daecb138ee881a1a3e52410cfcf1e15db5e3e7ccf3ba2061493b181f6f3e8ade","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82377j0cetxjh8',8,1795366821442,'finished','{"winners":[3]}');
INSERT INTO "tournament_event" VALUES('1m82377jqf9dnbsx',1,1795366821465,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","visibility":"public","seed":"75b57e913a01d87752eec99f801ad600f1fd81d822f4a9ae8f41f5144113d5d1","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m82377d2crf8bf8","entrants":[{"player":"1m82377d2crf8bf8","joined":true},{"player":"1m82377d36a573p4","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m82377jxeybbj0d',1,1795366821469,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"public","seed":"f11e9c91e8b30d6fd284be14005570437bfe56f906ee6e4e710c1b3666432ce0","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m82377d2crf8bf8","entrants":[{"player":"1m82377d2crf8bf8","joined":true},{"player":"1m82377d49xg1bg5","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m82377jxeybbj0d',2,1795366821472,'joined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m82377jxeybbj0d',3,1795366821473,'round','{"round":1,"pairs":[[1,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m82377jxeybbj0d',4,1795366821473,'started','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"id":"1m82377k19q0ej48"}');
INSERT INTO "tournament_event" VALUES('1m82377k19q0fkaf',1,1795366821473,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"private","seed":"db706e493b817c33443c626159aa65af5bb999ab57ca7f3bd21981a1dcfe59be","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m82377d36a573p4","entrants":[{"player":"1m82377d36a573p4","joined":true},{"player":"1m82377d49xg1bg5","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m82377k19q0fkaf',2,1795366821474,'declined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m82377k19q0fkaf',3,1795366821474,'cancelled','{"reason":"declined"}');
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
INSERT INTO "tournament_game" VALUES('1m82377h99ye4c4v',1,1,0,NULL,'[1,3]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m82377h99ye4c4v',2,1,0,NULL,'[4,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m82377h99ye4c4v',3,2,0,NULL,'[3,4]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m82377h99ye4c4v',4,2,0,NULL,'[5,1]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m82377h99ye4c4v',5,3,0,NULL,'[4,5]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m82377h99ye4c4v',6,3,0,NULL,'[2,3]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m82377j0cetxjh8',1,1,0,NULL,'[3,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m82377j0cetxjh8',2,1,0,NULL,'[2,3]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m82377j0cetxjh8',3,2,0,NULL,'[1,3]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m82377j0cetxjh8',4,2,0,NULL,'[3,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m82377jxeybbj0d',1,1,0,'1m82377k19q0ej48','[1,2]',NULL,NULL);
CREATE TABLE uptime_mark (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
INSERT INTO "uptime_mark" VALUES(1,1795366821489);
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
INSERT INTO "webhook" VALUES('1m82377k3egmx0t9','1m82377bse4hbt7s','https://receiver.invalid/',11,X'F0E71DE45D21DD1D64AB4961408EBECF795C4B1584D3EC592A2EA054DFCDE529',NULL,NULL,1795366821475,NULL,NULL);
INSERT INTO "webhook" VALUES('1m82377k48xndar5','1m82377bse4hbt7s','https://receiver.invalid/',16,X'1DB11FAA1E2F2F42753CE58EAF48C86CB2DF774367854AFD7EDE24D8857D586D',NULL,NULL,1795366821476,1795366821477,NULL);
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
