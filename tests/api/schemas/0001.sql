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
INSERT INTO "block" VALUES('1m823vsw80kcaek3','1m823vsw7fhyrx4h',1795367495639);
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
INSERT INTO "delivery" VALUES(1,'1m823vt3q5jp3e5w','1m823vt3faaetmag','1m823vt3q5jp38ez','1m823vt3q5jp38ez-1-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T17:11:35.799Z","data":{"seq":1,"at":"2026-11-22T17:11:35.799Z","kind":"created","seat":0,"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m823vt3nbp4j6j2","status":"joined"},{"player":"1m823vt3p4qyyk2d","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m823vt3nbp4j6j2","clock":{"turn_seconds":30,"bot_turn_seconds":1},"game":"1m823vt3q5jp38ez"}}',1795367495799,1,1795367500803,1795367495801,NULL,NULL,0);
INSERT INTO "delivery" VALUES(2,'1m823vt3s112h4ap','1m823vt3faaetmag','1m823vt3q5jp38ez','1m823vt3q5jp38ez-2-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T17:11:35.801Z","data":{"seq":2,"at":"2026-11-22T17:11:35.801Z","kind":"joined","seat":1,"player":"1m823vt3p4qyyk2d","game":"1m823vt3q5jp38ez"}}',1795367495801,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(3,'1m823vt3s112jda7','1m823vt3faaetmag','1m823vt3q5jp38ez','1m823vt3q5jp38ez-3-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T17:11:35.801Z","data":{"seq":3,"at":"2026-11-22T17:11:35.801Z","kind":"round","seat":null,"number":1,"leader":0,"commitment":null,"points":[0,0],"game":"1m823vt3q5jp38ez"}}',1795367495801,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(4,'1m823vt3s112krs2','1m823vt3faaetmag','1m823vt3q5jp38ez','1m823vt3q5jp38ez-3-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T17:11:35.801Z","data":{"game":"1m823vt3q5jp38ez","seq":3,"players":["1m823vt3nbp4j6j2"],"seats":[0],"deadline":"2026-11-22T17:12:05.801Z"}}',1795367495801,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(5,'1m823vt3t676f7gy','1m823vt3faaetmag','1m823vt3q5jp38ez','1m823vt3q5jp38ez-4-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T17:11:35.802Z","data":{"seq":4,"at":"2026-11-22T17:11:35.802Z","kind":"move","seat":0,"column":0,"row":0,"symbol":"X","game":"1m823vt3q5jp38ez"}}',1795367495802,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(6,'1m823vt3t676g3rp','1m823vt3faaetmag','1m823vt3q5jp38ez','1m823vt3q5jp38ez-4-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T17:11:35.802Z","data":{"game":"1m823vt3q5jp38ez","seq":4,"players":["1m823vt3p4qyyk2d"],"seats":[1],"deadline":"2026-11-22T17:12:05.802Z"}}',1795367495802,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(7,'1m823vt3wcea4pc5','1m823vt3faaetmag','1m823vt3q5jp38ez','1m823vt3q5jp38ez-5-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T17:11:35.804Z","data":{"seq":5,"at":"2026-11-22T17:11:35.804Z","kind":"move","seat":1,"column":1,"row":0,"symbol":"O","game":"1m823vt3q5jp38ez"}}',1795367495804,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(8,'1m823vt3wcea5dwa','1m823vt3faaetmag','1m823vt3q5jp38ez','1m823vt3q5jp38ez-5-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T17:11:35.804Z","data":{"game":"1m823vt3q5jp38ez","seq":5,"players":["1m823vt3nbp4j6j2"],"seats":[0],"deadline":"2026-11-22T17:12:05.804Z"}}',1795367495804,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(9,'1m823vt3x2cxwx8f','1m823vt3faaetmag','1m823vt3q5jp38ez','1m823vt3q5jp38ez-6-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T17:11:35.805Z","data":{"seq":6,"at":"2026-11-22T17:11:35.805Z","kind":"move","seat":0,"column":0,"row":1,"symbol":"X","game":"1m823vt3q5jp38ez"}}',1795367495805,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(10,'1m823vt3x2cxx5qv','1m823vt3faaetmag','1m823vt3q5jp38ez','1m823vt3q5jp38ez-6-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T17:11:35.805Z","data":{"game":"1m823vt3q5jp38ez","seq":6,"players":["1m823vt3p4qyyk2d"],"seats":[1],"deadline":"2026-11-22T17:12:05.805Z"}}',1795367495805,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(11,'1m823vt3x2cxyvqr','1m823vt3faaetmag','1m823vt3q5jp38ez','1m823vt3q5jp38ez-7-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T17:11:35.805Z","data":{"seq":7,"at":"2026-11-22T17:11:35.805Z","kind":"move","seat":1,"column":1,"row":1,"symbol":"O","game":"1m823vt3q5jp38ez"}}',1795367495805,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(12,'1m823vt3x2cxzy5x','1m823vt3faaetmag','1m823vt3q5jp38ez','1m823vt3q5jp38ez-7-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T17:11:35.805Z","data":{"game":"1m823vt3q5jp38ez","seq":7,"players":["1m823vt3nbp4j6j2"],"seats":[0],"deadline":"2026-11-22T17:12:05.805Z"}}',1795367495805,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(13,'1m823vt3ycrdk1g9','1m823vt3faaetmag','1m823vt3q5jp38ez','1m823vt3q5jp38ez-8-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T17:11:35.806Z","data":{"seq":8,"at":"2026-11-22T17:11:35.806Z","kind":"move","seat":0,"column":0,"row":2,"symbol":"X","game":"1m823vt3q5jp38ez"}}',1795367495806,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(14,'1m823vt3ycrdm1hy','1m823vt3faaetmag','1m823vt3q5jp38ez','1m823vt3q5jp38ez-9-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T17:11:35.806Z","data":{"seq":9,"at":"2026-11-22T17:11:35.806Z","kind":"round-over","seat":null,"id":"1m823vt3ycrdkrwf","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null,"game":"1m823vt3q5jp38ez"}}',1795367495806,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(15,'1m823vt3ycrdnbgq','1m823vt3faaetmag','1m823vt3q5jp38ez','1m823vt3q5jp38ez-9-result.published','result.published','{"type":"result.published","timestamp":"2026-11-22T17:11:35.806Z","data":{"id":"1m823vt3ycrdkrwf","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T17:11:35.806Z","kind":"round","game":"1m823vt3q5jp38ez","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m823vt3nbp4j6j2"}},{"seat":1,"player":{"id":"1m823vt3p4qyyk2d"}}]}}',1795367495806,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(16,'1m823vt3ycrdrgct','1m823vt3faaetmag','1m823vt3q5jp38ez','1m823vt3q5jp38ez-10-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T17:11:35.806Z","data":{"seq":10,"at":"2026-11-22T17:11:35.806Z","kind":"finished","seat":null,"id":"1m823vt3ycrdq8mg","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","game":"1m823vt3q5jp38ez"}}',1795367495806,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(17,'1m823vt3ycrdt0y7','1m823vt3faaetmag','1m823vt3q5jp38ez','1m823vt3q5jp38ez-10-result.published','result.published','{"type":"result.published","timestamp":"2026-11-22T17:11:35.806Z","data":{"id":"1m823vt3ycrdq8mg","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-22T17:11:35.806Z","kind":"match","game":"1m823vt3q5jp38ez","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m823vt3nbp4j6j2"}},{"seat":1,"player":{"id":"1m823vt3p4qyyk2d"}}]}}',1795367495806,0,NULL,NULL,NULL,NULL,0);
CREATE TABLE event (
    id   INTEGER PRIMARY KEY,              -- its place in the log of all games
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL                  -- JSON: the whole truth, secrets included
) STRICT;
INSERT INTO "event" VALUES(1,'1m823vswc3s1tfdj',1,1795367495564,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m823vsvzfpxgsew","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m823vsvzfpxgsew","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(2,'1m823vswc3s1tfdj',2,1795367495564,'round',NULL,'{"number":1,"leader":null,"commitment":"7c2830d2208e99d19d73cf62014d654c5594524ec87e629e3cecde4c96741f66","points":[0],"rules":2,"seats":[{"player":"1m823vsvzfpxgsew","status":"joined"}],"rounds":1,"deal":{"nonce":"bbc3e797e4070ca83f2996ce262a22b9d1e21ac866669fac9fc191da09626c0c","secret":"3487"},"carry":null}');
INSERT INTO "event" VALUES(3,'1m823vswc3s1tfdj',3,1795367495566,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(4,'1m823vswc3s1tfdj',4,1795367495574,'guess',0,'{"attempt":2,"code":"1456","bulls":1,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(5,'1m823vswc3s1tfdj',5,1795367495578,'guess',0,'{"attempt":3,"code":"1789","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(6,'1m823vswc3s1tfdj',6,1795367495583,'guess',0,'{"attempt":4,"code":"2479","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(7,'1m823vswc3s1tfdj',7,1795367495585,'guess',0,'{"attempt":5,"code":"2758","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(8,'1m823vswc3s1tfdj',8,1795367495586,'guess',0,'{"attempt":6,"code":"3487","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(9,'1m823vswc3s1tfdj',9,1795367495586,'round-over',NULL,'{"id":"1m823vsx20302rrt","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"3487","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"bbc3e797e4070ca83f2996ce262a22b9d1e21ac866669fac9fc191da09626c0c","secret":"3487"}}');
INSERT INTO "event" VALUES(10,'1m823vswc3s1tfdj',10,1795367495586,'finished',NULL,'{"id":"1m823vsx203038g1","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(11,'1m823vsx4315f71a',1,1795367495588,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m823vsw7fhyrx4h","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m823vsw7fhyrx4h","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(12,'1m823vsx4315f71a',2,1795367495588,'round',NULL,'{"number":1,"leader":null,"commitment":"c9eb1e957551156dbe31752399a28693ca8afd1e0b2df36dc4025b307de68e03","points":[0],"rules":2,"seats":[{"player":"1m823vsw7fhyrx4h","status":"joined"}],"rounds":1,"deal":{"nonce":"62bfad7e261769223ca7f465628ad5a897336378173134254253f0403742f8c8","secret":"2146"},"carry":null}');
INSERT INTO "event" VALUES(13,'1m823vsx4315f71a',3,1795367495590,'guess',0,'{"attempt":1,"code":"0123","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(14,'1m823vsx4315f71a',4,1795367495596,'guess',0,'{"attempt":2,"code":"0245","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(15,'1m823vsx4315f71a',5,1795367495598,'guess',0,'{"attempt":3,"code":"0356","bulls":1,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(16,'1m823vsx4315f71a',6,1795367495599,'guess',0,'{"attempt":4,"code":"0417","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(17,'1m823vsx4315f71a',7,1795367495600,'guess',0,'{"attempt":5,"code":"2146","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(18,'1m823vsx4315f71a',8,1795367495600,'round-over',NULL,'{"id":"1m823vsxg5f22mv3","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"2146","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"62bfad7e261769223ca7f465628ad5a897336378173134254253f0403742f8c8","secret":"2146"}}');
INSERT INTO "event" VALUES(19,'1m823vsx4315f71a',9,1795367495600,'finished',NULL,'{"id":"1m823vsxg5f232eg","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(20,'1m823vsxh09hy2sx',1,1795367495601,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m823vsvzfpxgsew","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m823vsvzfpxgsew","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(21,'1m823vsxh09hy2sx',2,1795367495601,'round',NULL,'{"number":1,"leader":null,"commitment":"b8f8a769c37796fcc040df0e6332bc04a52cac1f3a62faa3dd7aa923840a629b","points":[0],"rules":2,"seats":[{"player":"1m823vsvzfpxgsew","status":"joined"}],"rounds":1,"deal":{"nonce":"afd5453c4fac29ef788011d7b70d51a0a53e8bdbb307bdc434ba6cc2ae495ec0","secret":"9699"},"carry":null}');
INSERT INTO "event" VALUES(22,'1m823vsxh09hy2sx',3,1795367495602,'resigned',0,'{}');
INSERT INTO "event" VALUES(23,'1m823vsxh09hy2sx',4,1795367495602,'round-over',NULL,'{"id":"1m823vsxj3ae29wc","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"9699","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"afd5453c4fac29ef788011d7b70d51a0a53e8bdbb307bdc434ba6cc2ae495ec0","secret":"9699"}}');
INSERT INTO "event" VALUES(24,'1m823vsxh09hy2sx',5,1795367495602,'finished',NULL,'{"id":"1m823vsxj3ae2tnb","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(25,'1m823vsxk456dv0r',1,1795367495603,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m823vsw7fhyrx4h","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m823vsw7fhyrx4h","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(26,'1m823vsxk456dv0r',2,1795367495603,'round',NULL,'{"number":1,"leader":null,"commitment":"79f5713ff5f01e3429701f9e857d2732f57c0c89ef7099c84a2e6e7b135c3d08","points":[0],"rules":2,"seats":[{"player":"1m823vsw7fhyrx4h","status":"joined"}],"rounds":1,"deal":{"nonce":"5dfe18325013cd4a1e5bf2dff44d673170b14c1b7a90df604b7ded9824cea5f5","secret":"4800"},"carry":null}');
INSERT INTO "event" VALUES(27,'1m823vsxk456dv0r',3,1795367495604,'resigned',0,'{}');
INSERT INTO "event" VALUES(28,'1m823vsxk456dv0r',4,1795367495604,'round-over',NULL,'{"id":"1m823vsxmfce7p6y","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"4800","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"5dfe18325013cd4a1e5bf2dff44d673170b14c1b7a90df604b7ded9824cea5f5","secret":"4800"}}');
INSERT INTO "event" VALUES(29,'1m823vsxk456dv0r',5,1795367495604,'finished',NULL,'{"id":"1m823vsxmfce7zvm","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(30,'1m823vsxnbk919a3',1,1795367495605,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m823vsxnbk906wq","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m823vsxnbk906wq","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(31,'1m823vsxnbk919a3',2,1795367495605,'round',NULL,'{"number":1,"leader":null,"commitment":"f27bec395d65651f5e855b052af74dec99d631c3a5ac2fd2315e9ac1e8d7084a","points":[0],"rules":2,"seats":[{"player":"1m823vsxnbk906wq","status":"joined"}],"rounds":0,"deal":{"nonce":"d23f68c6047617dc5d42e6e11201b0e193161ca2f910cd0cf0f08e4ee4cb6622","secret":"0147"},"carry":null}');
INSERT INTO "event" VALUES(32,'1m823vsxnbk919a3',3,1795367495606,'guess',0,'{"attempt":1,"code":"1234","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(33,'1m823vsxpa20wxxv',1,1795367495606,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m823vsxpa20v6eg","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m823vsxpa20v6eg","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(34,'1m823vsxpa20wxxv',2,1795367495606,'round',NULL,'{"number":1,"leader":null,"commitment":"2a584fc618f8a76a64a1205807a79bb2ff3b3d4b98fb6b864af1a745ed00b5ee","points":[0],"rules":2,"seats":[{"player":"1m823vsxpa20v6eg","status":"joined"}],"rounds":2,"deal":{"nonce":"6a2c4f6b56df4f5a46434fce8befb3f67b498173086640c4fcd538de47b79fc9","secret":"3956"},"carry":null}');
INSERT INTO "event" VALUES(35,'1m823vsxpa20wxxv',3,1795367495608,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(36,'1m823vsxpa20wxxv',4,1795367495614,'guess',0,'{"attempt":2,"code":"1456","bulls":2,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(37,'1m823vsxpa20wxxv',5,1795367495616,'guess',0,'{"attempt":3,"code":"1478","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(38,'1m823vsxpa20wxxv',6,1795367495617,'guess',0,'{"attempt":4,"code":"2956","bulls":3,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(39,'1m823vsxpa20wxxv',7,1795367495618,'guess',0,'{"attempt":5,"code":"3956","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(40,'1m823vsxpa20wxxv',8,1795367495618,'round-over',NULL,'{"id":"1m823vsy2c88qzfe","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"3956","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"6a2c4f6b56df4f5a46434fce8befb3f67b498173086640c4fcd538de47b79fc9","secret":"3956"}}');
INSERT INTO "event" VALUES(41,'1m823vsxpa20wxxv',9,1795367495619,'published',0,'{}');
INSERT INTO "event" VALUES(42,'1m823vsxpa20wxxv',10,1795367495619,'round',NULL,'{"number":2,"leader":null,"commitment":"284ddd3144a07927990722d146f0779dfe79d07f639b2c640e674801974fe265","points":[1],"rules":2,"seats":[{"player":"1m823vsxpa20v6eg","status":"joined"}],"rounds":2,"deal":{"nonce":"9f6bf7c5a0404ff3b70f88cb39ecc15ce94953684a07044dd6936836e6226648","secret":"9246"},"carry":null,"made_public":true}');
INSERT INTO "event" VALUES(43,'1m823vsy51a89b0y',1,1795367495621,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m823vsy42yaj2ae","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m823vsy42yaj2ae","join_code":"E9WV5S","clock":null,"log":3}');
INSERT INTO "event" VALUES(44,'1m823vsy51a89b0y',2,1795367495622,'joined',1,'{"player":"1m823vsy51a85qmn"}');
INSERT INTO "event" VALUES(45,'1m823vsy51a89b0y',3,1795367495622,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m823vsy42yaj2ae","status":"joined"},{"player":"1m823vsy51a85qmn","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(46,'1m823vsy51a89b0y',4,1795367495623,'secret',0,'{"code":"1234","nonce":"e9342b85b3513476c225066acb639b411c5adfb4da223f139e5f8240e61d1409","commitment":"998436a045f51995db91412f08bad3070789a92b6c6601e59e52ab5bea41f088"}');
INSERT INTO "event" VALUES(47,'1m823vsy51a89b0y',5,1795367495624,'guess',1,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(48,'1m823vsy51a89b0y',6,1795367495624,'round-over',NULL,'{"id":"1m823vsy8ajn8sqf","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"e9342b85b3513476c225066acb639b411c5adfb4da223f139e5f8240e61d1409","secret":"1234"}}');
INSERT INTO "event" VALUES(49,'1m823vsy51a89b0y',7,1795367495625,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":2,"seats":[{"player":"1m823vsy42yaj2ae","status":"joined"},{"player":"1m823vsy51a85qmn","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(50,'1m823vsy51a89b0y',8,1795367495626,'secret',1,'{"code":"4321","nonce":"a5afecf3a9fc9d7a62f2421400152c064c26562553d0bda812e44b8540050595","commitment":"0f49d7cec883fece6425bfec3ffef591e0e660e7196a12d8deac7a628c4ef80c"}');
INSERT INTO "event" VALUES(51,'1m823vsy51a89b0y',9,1795367495627,'resigned',0,'{}');
INSERT INTO "event" VALUES(52,'1m823vsy51a89b0y',10,1795367495627,'round-over',NULL,'{"id":"1m823vsyb690yy4y","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"a5afecf3a9fc9d7a62f2421400152c064c26562553d0bda812e44b8540050595","secret":"4321"}}');
INSERT INTO "event" VALUES(53,'1m823vsy51a89b0y',11,1795367495627,'finished',NULL,'{"id":"1m823vsyb690zdw4","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation"}');
INSERT INTO "event" VALUES(54,'1m823vsyde5sgwmx',1,1795367495629,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"manual","secret":"held","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m823vsyb69109z7","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m823vsyb69109z7","join_code":"NMMVSC","clock":null,"log":3}');
INSERT INTO "event" VALUES(55,'1m823vsyde5sgwmx',2,1795367495630,'joined',1,'{"player":"1m823vsyc552v5qa"}');
INSERT INTO "event" VALUES(56,'1m823vsyde5sgwmx',3,1795367495631,'joined',2,'{"player":"1m823vsyde5sdt9a"}');
INSERT INTO "event" VALUES(57,'1m823vsyde5sgwmx',4,1795367495631,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m823vsyb69109z7","status":"joined"},{"player":"1m823vsyc552v5qa","status":"joined"},{"player":"1m823vsyde5sdt9a","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(58,'1m823vsyheghm1ac',1,1795367495633,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m823vsygagnpc4c","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m823vsygagnpc4c","join_code":"ET7X3N","clock":null,"log":3}');
INSERT INTO "event" VALUES(59,'1m823vsyheghm1ac',2,1795367495634,'joined',1,'{"player":"1m823vsygagnrsys"}');
INSERT INTO "event" VALUES(60,'1m823vsyheghm1ac',3,1795367495635,'joined',2,'{"player":"1m823vsyheghk4r3"}');
INSERT INTO "event" VALUES(61,'1m823vsyheghm1ac',4,1795367495635,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m823vsygagnpc4c","status":"joined"},{"player":"1m823vsygagnrsys","status":"joined"},{"player":"1m823vsyheghk4r3","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(62,'1m823vsyheghm1ac',5,1795367495636,'secret',0,'{"code":"5678","nonce":"88bfd8bc35af0bcc3e27790e758c609eb87f5237f3d1ffce79b34a64ba5b5cb7","commitment":"580bca8ba6199025470225f98d1c972b4735bdf649ea968ae409af3a38fc8cef"}');
INSERT INTO "event" VALUES(63,'1m823vsyheghm1ac',6,1795367495636,'guess',1,'{"attempt":1,"code":"1234","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(64,'1m823vsyn7xm9a0n',1,1795367495637,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m823vsvzfpxgsew","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m823vsvzfpxgsew","join_code":"4TX6JC","clock":null,"log":3}');
INSERT INTO "event" VALUES(65,'1m823vsyp050e9m9',1,1795367495638,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m823vsw7fhyrx4h","status":"joined"},{"player":"1m823vsw80kcaek3","status":"invited"}],"visibility":"public","ranked":false,"creator":"1m823vsw7fhyrx4h","join_code":"28RGY5","clock":null,"log":3}');
INSERT INTO "event" VALUES(66,'1m823vsyp050e9m9',2,1795367495638,'aborted',0,'{"reason":"creator"}');
INSERT INTO "event" VALUES(67,'1m823vsyr3vcfkxq',1,1795367495640,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m823vsvzfpxgsew","status":"joined"},{"player":"1m823vsw80kcaek3","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m823vsvzfpxgsew","join_code":"KJNQPM","clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(68,'1m823vsyr3vcg7h0',1,1795367495640,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m823vsvzfpxgsew","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"visibility":"private","ranked":false,"creator":"1m823vsvzfpxgsew","join_code":null,"clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(69,'1m823vsyr3vcg7h0',2,1795367495640,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m823vsvzfpxgsew","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(70,'1m823vsytc7zp3sn',1,1795367495642,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":null,"hints":false},"seats":[{"player":"1m823vsys2gw8hbq","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m823vsys2gw8hbq","join_code":"FVV9K8","clock":null,"log":3}');
INSERT INTO "event" VALUES(71,'1m823vsytc7zp3sn',2,1795367495643,'joined',1,'{"player":"1m823vsytc7zmjxa"}');
INSERT INTO "event" VALUES(72,'1m823vsytc7zp3sn',3,1795367495643,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m823vsys2gw8hbq","status":"joined"},{"player":"1m823vsytc7zmjxa","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(73,'1m823vsytc7zp3sn',4,1795367495644,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(74,'1m823vsytc7zp3sn',5,1795367495645,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(75,'1m823vsytc7zp3sn',6,1795367495645,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(76,'1m823vsytc7zp3sn',7,1795367495646,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(77,'1m823vsytc7zp3sn',8,1795367495647,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(78,'1m823vsytc7zp3sn',9,1795367495647,'round-over',NULL,'{"id":"1m823vsyzdtdvv35","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(79,'1m823vsytc7zp3sn',10,1795367495647,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[1,0],"rules":1,"seats":[{"player":"1m823vsys2gw8hbq","status":"joined"},{"player":"1m823vsytc7zmjxa","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(80,'1m823vsytc7zp3sn',11,1795367495648,'move',1,'{"column":1,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(81,'1m823vsz1cy1fg40',1,1795367495649,'created',0,'{"ruleset":"gomoku","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m823vsvzfpxgsew","status":"joined"},{"player":"1m823vsw7fhyrx4h","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m823vsvzfpxgsew","join_code":"E3NSGE","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(82,'1m823vsz1cy1fg40',2,1795367495649,'joined',1,'{"player":"1m823vsw7fhyrx4h"}');
INSERT INTO "event" VALUES(83,'1m823vsz1cy1fg40',3,1795367495649,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m823vsvzfpxgsew","status":"joined"},{"player":"1m823vsw7fhyrx4h","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(84,'1m823vsz1cy1fg40',4,1795367495650,'move',0,'{"column":7,"row":7,"symbol":"X"}');
INSERT INTO "event" VALUES(85,'1m823vsz1cy1fg40',5,1795367495656,'move',1,'{"column":8,"row":8,"symbol":"O"}');
INSERT INTO "event" VALUES(86,'1m823vsz1cy1fg40',6,1795367495657,'resigned',1,'{}');
INSERT INTO "event" VALUES(87,'1m823vsz1cy1fg40',7,1795367495657,'round-over',NULL,'{"id":"1m823vsz9bt1zh77","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(88,'1m823vsz1cy1fg40',8,1795367495657,'finished',NULL,'{"id":"1m823vsz9bt20hj1","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation"}');
INSERT INTO "event" VALUES(89,'1m823vszb0yxz3jj',1,1795367495659,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m823vszaake8qgt","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m823vszaake8qgt","join_code":"6ZQNHJ","clock":null,"log":3,"commitment":"0d5b10e555554adef1991df1b91a2902076306a1009dd065e68e79d511b6e110","client_seeds":["",""],"server_seed":"7a41c1332fa67108c649a07eaf025f091a1dc8a133e4afe81f59be1e9ce9aa0b"}');
INSERT INTO "event" VALUES(90,'1m823vszb0yxz3jj',2,1795367495663,'joined',1,'{"player":"1m823vszaakebnvk"}');
INSERT INTO "event" VALUES(91,'1m823vszb0yxz3jj',3,1795367495663,'round',NULL,'{"number":1,"leader":0,"commitment":"0d5b10e555554adef1991df1b91a2902076306a1009dd065e68e79d511b6e110","points":[0,0],"rules":1,"seats":[{"player":"1m823vszaake8qgt","status":"joined"},{"player":"1m823vszaakebnvk","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(92,'1m823vszb0yxz3jj',4,1795367495663,'roll',0,'{"keep":[],"dice":[1,3,5,3,3],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(93,'1m823vszb0yxz3jj',5,1795367495664,'score',0,'{"category":"chance","score":15,"bonus":0}');
INSERT INTO "event" VALUES(94,'1m823vszb0yxz3jj',6,1795367495664,'roll',1,'{"keep":[],"dice":[6,6,3,5,5],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(95,'1m823vszjae5cgjq',1,1795367495666,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m823vszh6tme5b6","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m823vszh6tme5b6","join_code":"ZC2BCS","clock":null,"log":3,"commitment":"50aedfde9441593e08134631bacfc5df1272e0b01ce7d27ebe8942797d6b8ae9","client_seeds":["",""],"server_seed":"5e9ca2623047bb7d80eee0a1bb98e4edbb422e4550973ede40702b8eb3f83f7e"}');
INSERT INTO "event" VALUES(96,'1m823vszjae5cgjq',2,1795367495667,'joined',1,'{"player":"1m823vszh6tmfnnv"}');
INSERT INTO "event" VALUES(97,'1m823vszjae5cgjq',3,1795367495667,'round',NULL,'{"number":1,"leader":0,"commitment":"50aedfde9441593e08134631bacfc5df1272e0b01ce7d27ebe8942797d6b8ae9","points":[0,0],"rules":1,"seats":[{"player":"1m823vszh6tme5b6","status":"joined"},{"player":"1m823vszh6tmfnnv","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(98,'1m823vszjae5cgjq',4,1795367495667,'roll',0,'{"keep":[],"dice":[6,6,6,6,2],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(99,'1m823vszjae5cgjq',5,1795367495668,'score',0,'{"category":"aces","score":0,"bonus":0}');
INSERT INTO "event" VALUES(100,'1m823vszjae5cgjq',6,1795367495668,'roll',1,'{"keep":[],"dice":[6,4,3,4,4],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(101,'1m823vszjae5cgjq',7,1795367495669,'score',1,'{"category":"aces","score":0,"bonus":0}');
INSERT INTO "event" VALUES(102,'1m823vszjae5cgjq',8,1795367495669,'roll',0,'{"keep":[],"dice":[6,2,6,1,4],"stage":0,"roll":2}');
INSERT INTO "event" VALUES(103,'1m823vszjae5cgjq',9,1795367495669,'score',0,'{"category":"twos","score":2,"bonus":0}');
INSERT INTO "event" VALUES(104,'1m823vszjae5cgjq',10,1795367495669,'roll',1,'{"keep":[],"dice":[4,4,6,1,1],"stage":0,"roll":3}');
INSERT INTO "event" VALUES(105,'1m823vszjae5cgjq',11,1795367495670,'score',1,'{"category":"twos","score":0,"bonus":0}');
INSERT INTO "event" VALUES(106,'1m823vszjae5cgjq',12,1795367495670,'roll',0,'{"keep":[],"dice":[3,2,5,2,5],"stage":0,"roll":4}');
INSERT INTO "event" VALUES(107,'1m823vszjae5cgjq',13,1795367495673,'score',0,'{"category":"threes","score":3,"bonus":0}');
INSERT INTO "event" VALUES(108,'1m823vszjae5cgjq',14,1795367495673,'roll',1,'{"keep":[],"dice":[1,6,1,5,5],"stage":0,"roll":5}');
INSERT INTO "event" VALUES(109,'1m823vszjae5cgjq',15,1795367495675,'score',1,'{"category":"threes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(110,'1m823vszjae5cgjq',16,1795367495675,'roll',0,'{"keep":[],"dice":[2,6,5,6,1],"stage":0,"roll":6}');
INSERT INTO "event" VALUES(111,'1m823vszjae5cgjq',17,1795367495677,'score',0,'{"category":"fours","score":0,"bonus":0}');
INSERT INTO "event" VALUES(112,'1m823vszjae5cgjq',18,1795367495677,'roll',1,'{"keep":[],"dice":[4,2,2,6,1],"stage":0,"roll":7}');
INSERT INTO "event" VALUES(113,'1m823vszjae5cgjq',19,1795367495677,'score',1,'{"category":"fours","score":4,"bonus":0}');
INSERT INTO "event" VALUES(114,'1m823vszjae5cgjq',20,1795367495677,'roll',0,'{"keep":[],"dice":[6,6,5,3,5],"stage":0,"roll":8}');
INSERT INTO "event" VALUES(115,'1m823vszjae5cgjq',21,1795367495678,'score',0,'{"category":"fives","score":10,"bonus":0}');
INSERT INTO "event" VALUES(116,'1m823vszjae5cgjq',22,1795367495678,'roll',1,'{"keep":[],"dice":[1,1,2,5,4],"stage":0,"roll":9}');
INSERT INTO "event" VALUES(117,'1m823vszjae5cgjq',23,1795367495679,'score',1,'{"category":"fives","score":5,"bonus":0}');
INSERT INTO "event" VALUES(118,'1m823vszjae5cgjq',24,1795367495679,'roll',0,'{"keep":[],"dice":[3,1,4,5,6],"stage":0,"roll":10}');
INSERT INTO "event" VALUES(119,'1m823vszjae5cgjq',25,1795367495679,'score',0,'{"category":"sixes","score":6,"bonus":0}');
INSERT INTO "event" VALUES(120,'1m823vszjae5cgjq',26,1795367495679,'roll',1,'{"keep":[],"dice":[6,6,4,4,2],"stage":0,"roll":11}');
INSERT INTO "event" VALUES(121,'1m823vszjae5cgjq',27,1795367495680,'score',1,'{"category":"sixes","score":12,"bonus":0}');
INSERT INTO "event" VALUES(122,'1m823vszjae5cgjq',28,1795367495680,'roll',0,'{"keep":[],"dice":[6,1,3,3,5],"stage":0,"roll":12}');
INSERT INTO "event" VALUES(123,'1m823vszjae5cgjq',29,1795367495681,'score',0,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(124,'1m823vszjae5cgjq',30,1795367495681,'roll',1,'{"keep":[],"dice":[4,5,4,2,2],"stage":0,"roll":13}');
INSERT INTO "event" VALUES(125,'1m823vszjae5cgjq',31,1795367495685,'score',1,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(126,'1m823vszjae5cgjq',32,1795367495685,'roll',0,'{"keep":[],"dice":[1,1,2,2,1],"stage":0,"roll":14}');
INSERT INTO "event" VALUES(127,'1m823vszjae5cgjq',33,1795367495688,'score',0,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(128,'1m823vszjae5cgjq',34,1795367495688,'roll',1,'{"keep":[],"dice":[4,1,2,6,5],"stage":0,"roll":15}');
INSERT INTO "event" VALUES(129,'1m823vszjae5cgjq',35,1795367495689,'score',1,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(130,'1m823vszjae5cgjq',36,1795367495689,'roll',0,'{"keep":[],"dice":[4,3,1,5,1],"stage":0,"roll":16}');
INSERT INTO "event" VALUES(131,'1m823vszjae5cgjq',37,1795367495689,'score',0,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(132,'1m823vszjae5cgjq',38,1795367495689,'roll',1,'{"keep":[],"dice":[4,3,4,4,4],"stage":0,"roll":17}');
INSERT INTO "event" VALUES(133,'1m823vszjae5cgjq',39,1795367495691,'score',1,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(134,'1m823vszjae5cgjq',40,1795367495691,'roll',0,'{"keep":[],"dice":[6,4,1,2,2],"stage":0,"roll":18}');
INSERT INTO "event" VALUES(135,'1m823vszjae5cgjq',41,1795367495693,'score',0,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(136,'1m823vszjae5cgjq',42,1795367495693,'roll',1,'{"keep":[],"dice":[5,4,2,1,4],"stage":0,"roll":19}');
INSERT INTO "event" VALUES(137,'1m823vszjae5cgjq',43,1795367495694,'score',1,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(138,'1m823vszjae5cgjq',44,1795367495694,'roll',0,'{"keep":[],"dice":[2,6,5,1,1],"stage":0,"roll":20}');
INSERT INTO "event" VALUES(139,'1m823vszjae5cgjq',45,1795367495694,'score',0,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(140,'1m823vszjae5cgjq',46,1795367495694,'roll',1,'{"keep":[],"dice":[1,3,1,4,6],"stage":0,"roll":21}');
INSERT INTO "event" VALUES(141,'1m823vszjae5cgjq',47,1795367495695,'score',1,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(142,'1m823vszjae5cgjq',48,1795367495695,'roll',0,'{"keep":[],"dice":[4,3,2,5,2],"stage":0,"roll":22}');
INSERT INTO "event" VALUES(143,'1m823vszjae5cgjq',49,1795367495695,'score',0,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(144,'1m823vszjae5cgjq',50,1795367495695,'roll',1,'{"keep":[],"dice":[3,1,3,5,6],"stage":0,"roll":23}');
INSERT INTO "event" VALUES(145,'1m823vszjae5cgjq',51,1795367495696,'score',1,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(146,'1m823vszjae5cgjq',52,1795367495696,'roll',0,'{"keep":[],"dice":[2,6,3,5,2],"stage":0,"roll":24}');
INSERT INTO "event" VALUES(147,'1m823vszjae5cgjq',53,1795367495697,'score',0,'{"category":"chance","score":18,"bonus":0}');
INSERT INTO "event" VALUES(148,'1m823vszjae5cgjq',54,1795367495697,'roll',1,'{"keep":[],"dice":[6,4,4,5,6],"stage":0,"roll":25}');
INSERT INTO "event" VALUES(149,'1m823vszjae5cgjq',55,1795367495697,'score',1,'{"category":"chance","score":25,"bonus":0}');
INSERT INTO "event" VALUES(150,'1m823vszjae5cgjq',56,1795367495697,'round-over',NULL,'{"id":"1m823vt0h0ypr3xj","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":0,"twos":2,"threes":3,"fours":0,"fives":10,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":18},"upper_total":21,"upper_bonus":0,"yahtzee_bonus":0,"total":39},{"seat":1,"boxes":{"aces":0,"twos":0,"threes":0,"fours":4,"fives":5,"sixes":12,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":25},"upper_total":21,"upper_bonus":0,"yahtzee_bonus":0,"total":46}],"forfeited":[],"forfeited_by":null,"points":[39,46],"proof":null}');
INSERT INTO "event" VALUES(151,'1m823vszjae5cgjq',57,1795367495697,'finished',NULL,'{"id":"1m823vt0h0yprxkz","outcome":"win","winners":[1],"points":[39,46],"reason":"rounds","proof":{"server_seed":"5e9ca2623047bb7d80eee0a1bb98e4edbb422e4550973ede40702b8eb3f83f7e","client_seeds":["",""]}}');
INSERT INTO "event" VALUES(152,'1m823vt2k5wgc16z',1,1795367495765,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m823vsvzfpxgsew","status":"invited"},{"player":"1m823vsw80kcaek3","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m823vt2fdbbnhz7","join_code":"9NNTW3","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3,"tournament":"1m823vt2fdbbnhz7"}');
INSERT INTO "event" VALUES(153,'1m823vt3q5jp38ez',1,1795367495799,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m823vt3nbp4j6j2","status":"joined"},{"player":"1m823vt3p4qyyk2d","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m823vt3nbp4j6j2","join_code":"63RFTJ","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(154,'1m823vt3q5jp38ez',2,1795367495801,'joined',1,'{"player":"1m823vt3p4qyyk2d"}');
INSERT INTO "event" VALUES(155,'1m823vt3q5jp38ez',3,1795367495801,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m823vt3nbp4j6j2","status":"joined"},{"player":"1m823vt3p4qyyk2d","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(156,'1m823vt3q5jp38ez',4,1795367495802,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(157,'1m823vt3q5jp38ez',5,1795367495804,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(158,'1m823vt3q5jp38ez',6,1795367495805,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(159,'1m823vt3q5jp38ez',7,1795367495805,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(160,'1m823vt3q5jp38ez',8,1795367495806,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(161,'1m823vt3q5jp38ez',9,1795367495806,'round-over',NULL,'{"id":"1m823vt3ycrdkrwf","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(162,'1m823vt3q5jp38ez',10,1795367495806,'finished',NULL,'{"id":"1m823vt3ycrdq8mg","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds"}');
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
INSERT INTO "game" VALUES('1m823vswc3s1tfdj','main','bulls-and-cows','finished','private',1,'1m823vsvzfpxgsew',NULL,1795367495564,1795367495586,0);
INSERT INTO "game" VALUES('1m823vsx4315f71a','main','bulls-and-cows','finished','private',1,'1m823vsw7fhyrx4h',NULL,1795367495588,1795367495600,0);
INSERT INTO "game" VALUES('1m823vsxh09hy2sx','main','number-guess','finished','private',1,'1m823vsvzfpxgsew',NULL,1795367495601,1795367495602,0);
INSERT INTO "game" VALUES('1m823vsxk456dv0r','main','number-guess','finished','private',1,'1m823vsw7fhyrx4h',NULL,1795367495603,1795367495604,0);
INSERT INTO "game" VALUES('1m823vsxnbk919a3','main','bulls-and-cows','playing','private',1,'1m823vsxnbk906wq',NULL,1795367495605,NULL,0);
INSERT INTO "game" VALUES('1m823vsxpa20wxxv','main','bulls-and-cows','playing','public',1,'1m823vsxpa20v6eg',NULL,1795367495606,NULL,0);
INSERT INTO "game" VALUES('1m823vsy51a89b0y','main','bulls-and-cows','finished','public',0,'1m823vsy42yaj2ae',NULL,1795367495621,1795367495627,0);
INSERT INTO "game" VALUES('1m823vsyde5sgwmx','main','bulls-and-cows','playing','private',0,'1m823vsyb69109z7','NMMVSC',1795367495629,NULL,0);
INSERT INTO "game" VALUES('1m823vsyheghm1ac','main','bulls-and-cows','playing','private',0,'1m823vsygagnpc4c','ET7X3N',1795367495633,NULL,0);
INSERT INTO "game" VALUES('1m823vsyn7xm9a0n','main','mastermind','open','public',0,'1m823vsvzfpxgsew','4TX6JC',1795367495637,NULL,0);
INSERT INTO "game" VALUES('1m823vsyp050e9m9','main','mastermind','aborted','public',0,'1m823vsw7fhyrx4h',NULL,1795367495638,1795367495638,0);
INSERT INTO "game" VALUES('1m823vsyr3vcfkxq','main','mastermind','open','private',0,'1m823vsvzfpxgsew','KJNQPM',1795367495640,NULL,1);
INSERT INTO "game" VALUES('1m823vsyr3vcg7h0','main','bulls-and-cows','playing','private',0,'1m823vsvzfpxgsew',NULL,1795367495640,NULL,1);
INSERT INTO "game" VALUES('1m823vsytc7zp3sn','main','tic-tac-toe','playing','public',0,'1m823vsys2gw8hbq','FVV9K8',1795367495642,NULL,0);
INSERT INTO "game" VALUES('1m823vsz1cy1fg40','main','gomoku','finished','private',1,'1m823vsvzfpxgsew',NULL,1795367495649,1795367495657,0);
INSERT INTO "game" VALUES('1m823vszb0yxz3jj','main','yahtzee','playing','private',0,'1m823vszaake8qgt','6ZQNHJ',1795367495659,NULL,0);
INSERT INTO "game" VALUES('1m823vszjae5cgjq','main','yahtzee','finished','private',0,'1m823vszh6tme5b6',NULL,1795367495666,1795367495697,0);
INSERT INTO "game" VALUES('1m823vt2k5wgc16z','main','tic-tac-toe','open','private',0,'1m823vt2fdbbnhz7','9NNTW3',1795367495765,NULL,1);
INSERT INTO "game" VALUES('1m823vt3q5jp38ez','main','tic-tac-toe','finished','private',0,'1m823vt3nbp4j6j2',NULL,1795367495799,1795367495806,0);
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
INSERT INTO "idempotency_record" VALUES(1,'1m823vsvzfpxgsew','open','POST','/v1/games',X'09691FB4A4A800A0B6D83166B89AA76941AFE880DE790D85B4610A9C932FDBEE',1795367495637,201,'1','/v1/games/1m823vsyn7xm9a0n','','1m823vsyn7xm9a0n',0,1,0);
CREATE TABLE idempotency_use (
    player TEXT    NOT NULL,
    hour   INTEGER NOT NULL, -- since 1970
    bytes  INTEGER NOT NULL CHECK (bytes >= 0),
    PRIMARY KEY (player, hour)
) STRICT, WITHOUT ROWID;
INSERT INTO "idempotency_use" VALUES('1m823vsvzfpxgsew',498713,140);
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL
) STRICT;
INSERT INTO "migration" VALUES(1,'schema',X'39DD7E18367734470880346FE7C0242E2CECD9C48B47259E6D0F6DA44275854E',1795367495452);
CREATE TABLE notification (
    player   TEXT    NOT NULL,
    seq      INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the player
    at       INTEGER NOT NULL,
    kind     TEXT    NOT NULL,                 -- invited, joined, declined, turn, round-over, finished, rematch, aborted
    game     TEXT    NOT NULL,
    game_seq INTEGER NOT NULL,                 -- the game's event that it is about
    PRIMARY KEY (player, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "notification" VALUES('1m823vsvzfpxgsew',1,1795367495649,'joined','1m823vsz1cy1fg40',2);
INSERT INTO "notification" VALUES('1m823vsvzfpxgsew',2,1795367495649,'turn','1m823vsz1cy1fg40',3);
INSERT INTO "notification" VALUES('1m823vsvzfpxgsew',3,1795367495656,'turn','1m823vsz1cy1fg40',5);
INSERT INTO "notification" VALUES('1m823vsvzfpxgsew',4,1795367495657,'round-over','1m823vsz1cy1fg40',7);
INSERT INTO "notification" VALUES('1m823vsvzfpxgsew',5,1795367495657,'finished','1m823vsz1cy1fg40',8);
INSERT INTO "notification" VALUES('1m823vsvzfpxgsew',6,1795367495765,'invited','1m823vt2k5wgc16z',1);
INSERT INTO "notification" VALUES('1m823vsw7fhyrx4h',1,1795367495638,'aborted','1m823vsyp050e9m9',2);
INSERT INTO "notification" VALUES('1m823vsw7fhyrx4h',2,1795367495649,'invited','1m823vsz1cy1fg40',1);
INSERT INTO "notification" VALUES('1m823vsw7fhyrx4h',3,1795367495650,'turn','1m823vsz1cy1fg40',4);
INSERT INTO "notification" VALUES('1m823vsw7fhyrx4h',4,1795367495657,'finished','1m823vsz1cy1fg40',8);
INSERT INTO "notification" VALUES('1m823vsw80kcaek3',1,1795367495638,'invited','1m823vsyp050e9m9',1);
INSERT INTO "notification" VALUES('1m823vsw80kcaek3',2,1795367495638,'aborted','1m823vsyp050e9m9',2);
INSERT INTO "notification" VALUES('1m823vsw80kcaek3',3,1795367495640,'invited','1m823vsyr3vcfkxq',1);
INSERT INTO "notification" VALUES('1m823vsw80kcaek3',4,1795367495765,'invited','1m823vt2k5wgc16z',1);
INSERT INTO "notification" VALUES('1m823vsy42yaj2ae',1,1795367495622,'joined','1m823vsy51a89b0y',2);
INSERT INTO "notification" VALUES('1m823vsy42yaj2ae',2,1795367495622,'turn','1m823vsy51a89b0y',3);
INSERT INTO "notification" VALUES('1m823vsy42yaj2ae',3,1795367495624,'round-over','1m823vsy51a89b0y',6);
INSERT INTO "notification" VALUES('1m823vsy42yaj2ae',4,1795367495626,'turn','1m823vsy51a89b0y',8);
INSERT INTO "notification" VALUES('1m823vsy42yaj2ae',5,1795367495627,'finished','1m823vsy51a89b0y',11);
INSERT INTO "notification" VALUES('1m823vsy51a85qmn',1,1795367495623,'turn','1m823vsy51a89b0y',4);
INSERT INTO "notification" VALUES('1m823vsy51a85qmn',2,1795367495624,'round-over','1m823vsy51a89b0y',6);
INSERT INTO "notification" VALUES('1m823vsy51a85qmn',3,1795367495627,'round-over','1m823vsy51a89b0y',10);
INSERT INTO "notification" VALUES('1m823vsy51a85qmn',4,1795367495627,'finished','1m823vsy51a89b0y',11);
INSERT INTO "notification" VALUES('1m823vsyb69109z7',1,1795367495630,'joined','1m823vsyde5sgwmx',2);
INSERT INTO "notification" VALUES('1m823vsyb69109z7',2,1795367495631,'joined','1m823vsyde5sgwmx',3);
INSERT INTO "notification" VALUES('1m823vsyc552v5qa',1,1795367495631,'joined','1m823vsyde5sgwmx',3);
INSERT INTO "notification" VALUES('1m823vsyc552v5qa',2,1795367495631,'turn','1m823vsyde5sgwmx',4);
INSERT INTO "notification" VALUES('1m823vsygagnpc4c',1,1795367495634,'joined','1m823vsyheghm1ac',2);
INSERT INTO "notification" VALUES('1m823vsygagnpc4c',2,1795367495635,'joined','1m823vsyheghm1ac',3);
INSERT INTO "notification" VALUES('1m823vsygagnpc4c',3,1795367495635,'turn','1m823vsyheghm1ac',4);
INSERT INTO "notification" VALUES('1m823vsygagnrsys',1,1795367495635,'joined','1m823vsyheghm1ac',3);
INSERT INTO "notification" VALUES('1m823vsygagnrsys',2,1795367495636,'turn','1m823vsyheghm1ac',5);
INSERT INTO "notification" VALUES('1m823vsyheghk4r3',1,1795367495636,'turn','1m823vsyheghm1ac',6);
INSERT INTO "notification" VALUES('1m823vsys2gw8hbq',1,1795367495643,'joined','1m823vsytc7zp3sn',2);
INSERT INTO "notification" VALUES('1m823vsys2gw8hbq',2,1795367495643,'turn','1m823vsytc7zp3sn',3);
INSERT INTO "notification" VALUES('1m823vsys2gw8hbq',3,1795367495645,'turn','1m823vsytc7zp3sn',5);
INSERT INTO "notification" VALUES('1m823vsys2gw8hbq',4,1795367495646,'turn','1m823vsytc7zp3sn',7);
INSERT INTO "notification" VALUES('1m823vsys2gw8hbq',5,1795367495647,'round-over','1m823vsytc7zp3sn',9);
INSERT INTO "notification" VALUES('1m823vsys2gw8hbq',6,1795367495648,'turn','1m823vsytc7zp3sn',11);
INSERT INTO "notification" VALUES('1m823vsytc7zmjxa',1,1795367495644,'turn','1m823vsytc7zp3sn',4);
INSERT INTO "notification" VALUES('1m823vsytc7zmjxa',2,1795367495645,'turn','1m823vsytc7zp3sn',6);
INSERT INTO "notification" VALUES('1m823vsytc7zmjxa',3,1795367495647,'round-over','1m823vsytc7zp3sn',9);
INSERT INTO "notification" VALUES('1m823vsytc7zmjxa',4,1795367495647,'turn','1m823vsytc7zp3sn',10);
INSERT INTO "notification" VALUES('1m823vszaake8qgt',1,1795367495663,'joined','1m823vszb0yxz3jj',2);
INSERT INTO "notification" VALUES('1m823vszaake8qgt',2,1795367495663,'turn','1m823vszb0yxz3jj',4);
INSERT INTO "notification" VALUES('1m823vszaakebnvk',1,1795367495664,'turn','1m823vszb0yxz3jj',6);
INSERT INTO "notification" VALUES('1m823vszh6tme5b6',1,1795367495667,'joined','1m823vszjae5cgjq',2);
INSERT INTO "notification" VALUES('1m823vszh6tme5b6',2,1795367495667,'turn','1m823vszjae5cgjq',4);
INSERT INTO "notification" VALUES('1m823vszh6tme5b6',3,1795367495669,'turn','1m823vszjae5cgjq',8);
INSERT INTO "notification" VALUES('1m823vszh6tme5b6',4,1795367495670,'turn','1m823vszjae5cgjq',12);
INSERT INTO "notification" VALUES('1m823vszh6tme5b6',5,1795367495675,'turn','1m823vszjae5cgjq',16);
INSERT INTO "notification" VALUES('1m823vszh6tme5b6',6,1795367495677,'turn','1m823vszjae5cgjq',20);
INSERT INTO "notification" VALUES('1m823vszh6tme5b6',7,1795367495679,'turn','1m823vszjae5cgjq',24);
INSERT INTO "notification" VALUES('1m823vszh6tme5b6',8,1795367495680,'turn','1m823vszjae5cgjq',28);
INSERT INTO "notification" VALUES('1m823vszh6tme5b6',9,1795367495685,'turn','1m823vszjae5cgjq',32);
INSERT INTO "notification" VALUES('1m823vszh6tme5b6',10,1795367495689,'turn','1m823vszjae5cgjq',36);
INSERT INTO "notification" VALUES('1m823vszh6tme5b6',11,1795367495691,'turn','1m823vszjae5cgjq',40);
INSERT INTO "notification" VALUES('1m823vszh6tme5b6',12,1795367495694,'turn','1m823vszjae5cgjq',44);
INSERT INTO "notification" VALUES('1m823vszh6tme5b6',13,1795367495695,'turn','1m823vszjae5cgjq',48);
INSERT INTO "notification" VALUES('1m823vszh6tme5b6',14,1795367495696,'turn','1m823vszjae5cgjq',52);
INSERT INTO "notification" VALUES('1m823vszh6tme5b6',15,1795367495697,'round-over','1m823vszjae5cgjq',56);
INSERT INTO "notification" VALUES('1m823vszh6tme5b6',16,1795367495697,'finished','1m823vszjae5cgjq',57);
INSERT INTO "notification" VALUES('1m823vszh6tmfnnv',1,1795367495668,'turn','1m823vszjae5cgjq',6);
INSERT INTO "notification" VALUES('1m823vszh6tmfnnv',2,1795367495669,'turn','1m823vszjae5cgjq',10);
INSERT INTO "notification" VALUES('1m823vszh6tmfnnv',3,1795367495673,'turn','1m823vszjae5cgjq',14);
INSERT INTO "notification" VALUES('1m823vszh6tmfnnv',4,1795367495677,'turn','1m823vszjae5cgjq',18);
INSERT INTO "notification" VALUES('1m823vszh6tmfnnv',5,1795367495678,'turn','1m823vszjae5cgjq',22);
INSERT INTO "notification" VALUES('1m823vszh6tmfnnv',6,1795367495679,'turn','1m823vszjae5cgjq',26);
INSERT INTO "notification" VALUES('1m823vszh6tmfnnv',7,1795367495681,'turn','1m823vszjae5cgjq',30);
INSERT INTO "notification" VALUES('1m823vszh6tmfnnv',8,1795367495688,'turn','1m823vszjae5cgjq',34);
INSERT INTO "notification" VALUES('1m823vszh6tmfnnv',9,1795367495689,'turn','1m823vszjae5cgjq',38);
INSERT INTO "notification" VALUES('1m823vszh6tmfnnv',10,1795367495693,'turn','1m823vszjae5cgjq',42);
INSERT INTO "notification" VALUES('1m823vszh6tmfnnv',11,1795367495694,'turn','1m823vszjae5cgjq',46);
INSERT INTO "notification" VALUES('1m823vszh6tmfnnv',12,1795367495695,'turn','1m823vszjae5cgjq',50);
INSERT INTO "notification" VALUES('1m823vszh6tmfnnv',13,1795367495697,'turn','1m823vszjae5cgjq',54);
INSERT INTO "notification" VALUES('1m823vszh6tmfnnv',14,1795367495697,'round-over','1m823vszjae5cgjq',56);
INSERT INTO "notification" VALUES('1m823vszh6tmfnnv',15,1795367495697,'finished','1m823vszjae5cgjq',57);
INSERT INTO "notification" VALUES('1m823vt3nbp4j6j2',1,1795367495801,'joined','1m823vt3q5jp38ez',2);
INSERT INTO "notification" VALUES('1m823vt3nbp4j6j2',2,1795367495801,'turn','1m823vt3q5jp38ez',3);
INSERT INTO "notification" VALUES('1m823vt3nbp4j6j2',3,1795367495804,'turn','1m823vt3q5jp38ez',5);
INSERT INTO "notification" VALUES('1m823vt3nbp4j6j2',4,1795367495805,'turn','1m823vt3q5jp38ez',7);
INSERT INTO "notification" VALUES('1m823vt3nbp4j6j2',5,1795367495806,'round-over','1m823vt3q5jp38ez',9);
INSERT INTO "notification" VALUES('1m823vt3nbp4j6j2',6,1795367495806,'finished','1m823vt3q5jp38ez',10);
INSERT INTO "notification" VALUES('1m823vt3p4qyyk2d',1,1795367495799,'invited','1m823vt3q5jp38ez',1);
INSERT INTO "notification" VALUES('1m823vt3p4qyyk2d',2,1795367495802,'turn','1m823vt3q5jp38ez',4);
INSERT INTO "notification" VALUES('1m823vt3p4qyyk2d',3,1795367495805,'turn','1m823vt3q5jp38ez',6);
INSERT INTO "notification" VALUES('1m823vt3p4qyyk2d',4,1795367495806,'round-over','1m823vt3q5jp38ez',9);
INSERT INTO "notification" VALUES('1m823vt3p4qyyk2d',5,1795367495806,'finished','1m823vt3q5jp38ez',10);
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
INSERT INTO "player" VALUES('000000000p9c7fga','main','random',1,0,NULL,NULL,1795367495640,NULL);
INSERT INTO "player" VALUES('1m823vsvac1w9e3x','main','service',1,0,NULL,NULL,1795367495530,NULL);
INSERT INTO "player" VALUES('1m823vsvzfpxgsew','main','Ann',0,0,NULL,NULL,1795367495551,NULL);
INSERT INTO "player" VALUES('1m823vsw7fhyrx4h','main','Bob',0,0,NULL,NULL,1795367495559,NULL);
INSERT INTO "player" VALUES('1m823vsw80kcaek3','main','Cyd',0,0,1795367495563,NULL,1795367495560,NULL);
INSERT INTO "player" VALUES('1m823vsxnbk906wq','main','Guest',0,1,NULL,NULL,1795367495605,NULL);
INSERT INTO "player" VALUES('1m823vsxpa20v6eg','main','Guest',0,1,NULL,NULL,1795367495606,NULL);
INSERT INTO "player" VALUES('1m823vsy42yaj2ae','main','Player 0',0,0,NULL,NULL,1795367495620,NULL);
INSERT INTO "player" VALUES('1m823vsy51a85qmn','main','Player 1',0,0,NULL,NULL,1795367495621,NULL);
INSERT INTO "player" VALUES('1m823vsyb69109z7','main','Player 0',0,0,NULL,NULL,1795367495627,NULL);
INSERT INTO "player" VALUES('1m823vsyc552v5qa','main','Player 1',0,0,NULL,NULL,1795367495628,NULL);
INSERT INTO "player" VALUES('1m823vsyde5sdt9a','main','Player 2',0,0,NULL,NULL,1795367495629,NULL);
INSERT INTO "player" VALUES('1m823vsygagnpc4c','main','Player 0',0,0,NULL,NULL,1795367495632,NULL);
INSERT INTO "player" VALUES('1m823vsygagnrsys','main','Player 1',0,0,NULL,NULL,1795367495632,NULL);
INSERT INTO "player" VALUES('1m823vsyheghk4r3','main','Player 2',0,0,NULL,NULL,1795367495633,NULL);
INSERT INTO "player" VALUES('1m823vsys2gw8hbq','main','Player 0',0,0,NULL,NULL,1795367495641,NULL);
INSERT INTO "player" VALUES('1m823vsytc7zmjxa','main','Player 1',0,0,NULL,NULL,1795367495642,NULL);
INSERT INTO "player" VALUES('1m823vszaake8qgt','main','Player 0',0,0,NULL,NULL,1795367495658,NULL);
INSERT INTO "player" VALUES('1m823vszaakebnvk','main','Player 1',0,0,NULL,NULL,1795367495658,NULL);
INSERT INTO "player" VALUES('1m823vszh6tme5b6','main','Player 0',0,0,NULL,NULL,1795367495665,NULL);
INSERT INTO "player" VALUES('1m823vszh6tmfnnv','main','Player 1',0,0,NULL,NULL,1795367495665,NULL);
INSERT INTO "player" VALUES('1m823vt3nbp4j6j2','main','Dee',0,0,NULL,'1m823vsvac1w9e3x',1795367495797,NULL);
INSERT INTO "player" VALUES('1m823vt3p4qyyk2d','main',NULL,0,0,NULL,'1m823vsvac1w9e3x',1795367495798,1795367495807);
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
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m823vsvzfpxgsew',1,0,X'0002020000A09C0102C0A907C0A9070202C49EEFC3C068C49EEFC3C068C49EEFC3C068C49EEFC3C068C49EEFC3C06880D0EB88C06802020000A09C0102C0A907C0A9070202C49EEFC3C068C49EEFC3C068C49EEFC3C068C49EEFC3C068C49EEFC3C06880B0BA9ABC6802020000A09C0102C0A907C0A9070202C49EEFC3C068C49EEFC3C068C49EEFC3C068C49EEFC3C068C49EEFC3C06880A0BFC6B26802020000A09C0102C0A907C0A9070202C49EEFC3C068C49EEFC3C068C49EEFC3C068C49EEFC3C068C49EEFC3C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m823vsw7fhyrx4h',2,0,X'0002020000A09C0102A08D06A08D060202E09EEFC3C068E09EEFC3C068E09EEFC3C068E09EEFC3C068E09EEFC3C06880D0EB88C06802020000A09C0102A08D06A08D060202E09EEFC3C068E09EEFC3C068E09EEFC3C068E09EEFC3C068E09EEFC3C06880B0BA9ABC6802020000A09C0102A08D06A08D060202E09EEFC3C068E09EEFC3C068E09EEFC3C068E09EEFC3C068E09EEFC3C06880A0BFC6B26802020000A09C0102A08D06A08D060202E09EEFC3C068E09EEFC3C068E09EEFC3C068E09EEFC3C068E09EEFC3C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m823vsxpa20v6eg',3,0,X'0002020000A09C0102A08D06A08D060202849FEFC3C068849FEFC3C068849FEFC3C068849FEFC3C068849FEFC3C06880D0EB88C06802020000A09C0102A08D06A08D060202849FEFC3C068849FEFC3C068849FEFC3C068849FEFC3C068849FEFC3C06880B0BA9ABC6802020000A09C0102A08D06A08D060202849FEFC3C068849FEFC3C068849FEFC3C068849FEFC3C068849FEFC3C06880A0BFC6B26802020000A09C0102A08D06A08D060202849FEFC3C068849FEFC3C068849FEFC3C068849FEFC3C068849FEFC3C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','gomoku','1m823vsvzfpxgsew',3,0,X'0002020000A09C010000000202D29FEFC3C068D29FEFC3C0680000D29FEFC3C06880D0EB88C06802020000A09C010000000202D29FEFC3C068D29FEFC3C0680000D29FEFC3C06880B0BA9ABC6802020000A09C010000000202D29FEFC3C068D29FEFC3C0680000D29FEFC3C06880A0BFC6B26802020000A09C010000000202D29FEFC3C068D29FEFC3C0680000D29FEFC3C068',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795367495657);
INSERT INTO "player_stats" VALUES('main','gomoku','1m823vsw7fhyrx4h',4,0,X'0002000002000000000000000000000080D0EB88C06802000002000000000000000000000080B0BA9ABC6802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795367495657);
INSERT INTO "player_stats" VALUES('main','number-guess','1m823vsvzfpxgsew',1,0,X'0002000002000000000000000000000080D0EB88C06802000002000000000000000000000080B0BA9ABC6802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','number-guess','1m823vsw7fhyrx4h',2,0,X'0002000002000000000000000000000080D0EB88C06802000002000000000000000000000080B0BA9ABC6802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',NULL,NULL,NULL,NULL);
CREATE TABLE rating_pair (
    ruleset TEXT    NOT NULL,
    a       TEXT    NOT NULL, -- the player whose id is the smaller
    b       TEXT    NOT NULL,
    day     INTEGER NOT NULL, -- its beginning
    games   INTEGER NOT NULL,
    PRIMARY KEY (ruleset, a, b)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_pair" VALUES('gomoku','1m823vsvzfpxgsew','1m823vsw7fhyrx4h',1795305600000,1);
CREATE TABLE rating_step (
    player    TEXT NOT NULL,
    ruleset   TEXT NOT NULL,
    result    TEXT NOT NULL, -- the match
    rating    REAL NOT NULL, -- from then on
    deviation REAL NOT NULL,
    PRIMARY KEY (player, ruleset, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_step" VALUES('1m823vsvzfpxgsew','gomoku','1m823vsz9bt20hj1',1.66231089390629767875e+03,2.90318963717980466293e+02);
INSERT INTO "rating_step" VALUES('1m823vsw7fhyrx4h','gomoku','1m823vsz9bt20hj1',1.33768910609370232124e+03,2.90318963717980466293e+02);
CREATE TABLE record (
    player  TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    tally   BLOB NOT NULL, -- of all time: see play/stats.h
    PRIMARY KEY (player, ruleset)
) STRICT, WITHOUT ROWID;
INSERT INTO "record" VALUES('1m823vsvzfpxgsew','bulls-and-cows',X'0002020000A09C010000000202C49EEFC3C068C49EEFC3C0680000C49EEFC3C068');
INSERT INTO "record" VALUES('1m823vsvzfpxgsew','gomoku',X'0002020000A09C010000000202D29FEFC3C068D29FEFC3C0680000D29FEFC3C068');
INSERT INTO "record" VALUES('1m823vsvzfpxgsew','number-guess',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m823vsw7fhyrx4h','bulls-and-cows',X'0002020000A09C010000000202E09EEFC3C068E09EEFC3C0680000E09EEFC3C068');
INSERT INTO "record" VALUES('1m823vsw7fhyrx4h','gomoku',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m823vsw7fhyrx4h','number-guess',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m823vsxpa20v6eg','bulls-and-cows',X'0002020000A09C010000000202849FEFC3C068849FEFC3C0680000849FEFC3C068');
INSERT INTO "record" VALUES('1m823vsy42yaj2ae','bulls-and-cows',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m823vsy51a85qmn','bulls-and-cows',X'0002020000C0B8020000000202969FEFC3C068969FEFC3C0680000969FEFC3C068');
INSERT INTO "record" VALUES('1m823vszh6tme5b6','yahtzee',X'0002000002E0CD2F000000000000A2A0EFC3C068000000');
INSERT INTO "record" VALUES('1m823vszh6tmfnnv','yahtzee',X'0002020000C093380000000202A2A0EFC3C068A2A0EFC3C0680000A2A0EFC3C068');
INSERT INTO "record" VALUES('1m823vt3nbp4j6j2','tic-tac-toe',X'0002020000A09C010000000202FCA1EFC3C068FCA1EFC3C0680000FCA1EFC3C068');
INSERT INTO "record" VALUES('1m823vt3p4qyyk2d','tic-tac-toe',X'00020000020000000000000000000000');
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
INSERT INTO "result" VALUES('1m823vsx20302rrt','main','1m823vswc3s1tfdj',1,'bulls-and-cows',1,0,1795367495586,'{"id":"1m823vsx20302rrt","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"3487","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-22T17:11:35.586Z"}');
INSERT INTO "result" VALUES('1m823vsx203038g1','main','1m823vswc3s1tfdj',0,'bulls-and-cows',1,0,1795367495586,'{"id":"1m823vsx203038g1","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-22T17:11:35.586Z"}');
INSERT INTO "result" VALUES('1m823vsxg5f22mv3','main','1m823vsx4315f71a',1,'bulls-and-cows',1,0,1795367495600,'{"id":"1m823vsxg5f22mv3","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"2146","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-22T17:11:35.600Z"}');
INSERT INTO "result" VALUES('1m823vsxg5f232eg','main','1m823vsx4315f71a',0,'bulls-and-cows',1,0,1795367495600,'{"id":"1m823vsxg5f232eg","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-22T17:11:35.600Z"}');
INSERT INTO "result" VALUES('1m823vsxj3ae29wc','main','1m823vsxh09hy2sx',1,'number-guess',1,0,1795367495602,'{"id":"1m823vsxj3ae29wc","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"9699","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T17:11:35.602Z"}');
INSERT INTO "result" VALUES('1m823vsxj3ae2tnb','main','1m823vsxh09hy2sx',0,'number-guess',1,0,1795367495602,'{"id":"1m823vsxj3ae2tnb","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T17:11:35.602Z"}');
INSERT INTO "result" VALUES('1m823vsxmfce7p6y','main','1m823vsxk456dv0r',1,'number-guess',1,0,1795367495604,'{"id":"1m823vsxmfce7p6y","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"4800","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T17:11:35.604Z"}');
INSERT INTO "result" VALUES('1m823vsxmfce7zvm','main','1m823vsxk456dv0r',0,'number-guess',1,0,1795367495604,'{"id":"1m823vsxmfce7zvm","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T17:11:35.604Z"}');
INSERT INTO "result" VALUES('1m823vsy2c88qzfe','main','1m823vsxpa20wxxv',1,'bulls-and-cows',1,0,1795367495618,'{"id":"1m823vsy2c88qzfe","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"3956","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-22T17:11:35.618Z"}');
INSERT INTO "result" VALUES('1m823vsy8ajn8sqf','main','1m823vsy51a89b0y',1,'bulls-and-cows',0,1,1795367495624,'{"id":"1m823vsy8ajn8sqf","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T17:11:35.624Z"}');
INSERT INTO "result" VALUES('1m823vsyb690yy4y','main','1m823vsy51a89b0y',2,'bulls-and-cows',0,1,1795367495627,'{"id":"1m823vsyb690yy4y","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T17:11:35.627Z"}');
INSERT INTO "result" VALUES('1m823vsyb690zdw4','main','1m823vsy51a89b0y',0,'bulls-and-cows',0,1,1795367495627,'{"id":"1m823vsyb690zdw4","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation","published_at":"2026-11-22T17:11:35.627Z"}');
INSERT INTO "result" VALUES('1m823vsyzdtdvv35','main','1m823vsytc7zp3sn',1,'tic-tac-toe',0,1,1795367495647,'{"id":"1m823vsyzdtdvv35","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T17:11:35.647Z"}');
INSERT INTO "result" VALUES('1m823vsz9bt1zh77','main','1m823vsz1cy1fg40',1,'gomoku',1,0,1795367495657,'{"id":"1m823vsz9bt1zh77","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-22T17:11:35.657Z"}');
INSERT INTO "result" VALUES('1m823vsz9bt20hj1','main','1m823vsz1cy1fg40',0,'gomoku',1,0,1795367495657,'{"id":"1m823vsz9bt20hj1","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","published_at":"2026-11-22T17:11:35.657Z"}');
INSERT INTO "result" VALUES('1m823vt0h0ypr3xj','main','1m823vszjae5cgjq',1,'yahtzee',0,0,1795367495697,'{"id":"1m823vt0h0ypr3xj","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":0,"twos":2,"threes":3,"fours":0,"fives":10,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":18},"upper_total":21,"upper_bonus":0,"yahtzee_bonus":0,"total":39},{"seat":1,"boxes":{"aces":0,"twos":0,"threes":0,"fours":4,"fives":5,"sixes":12,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":25},"upper_total":21,"upper_bonus":0,"yahtzee_bonus":0,"total":46}],"forfeited":[],"forfeited_by":null,"points":[39,46],"published_at":"2026-11-22T17:11:35.697Z"}');
INSERT INTO "result" VALUES('1m823vt0h0yprxkz','main','1m823vszjae5cgjq',0,'yahtzee',0,0,1795367495697,'{"id":"1m823vt0h0yprxkz","outcome":"win","winners":[1],"points":[39,46],"reason":"rounds","published_at":"2026-11-22T17:11:35.697Z"}');
INSERT INTO "result" VALUES('1m823vt3ycrdkrwf','main','1m823vt3q5jp38ez',1,'tic-tac-toe',0,0,1795367495806,'{"id":"1m823vt3ycrdkrwf","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T17:11:35.806Z"}');
INSERT INTO "result" VALUES('1m823vt3ycrdq8mg','main','1m823vt3q5jp38ez',0,'tic-tac-toe',0,0,1795367495806,'{"id":"1m823vt3ycrdq8mg","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-22T17:11:35.806Z"}');
CREATE TABLE result_reader (
    reader TEXT NOT NULL, -- a player, or a service's
    result TEXT NOT NULL,
    PRIMARY KEY (reader, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "result_reader" VALUES('1m823vsvac1w9e3x','1m823vt3ycrdkrwf');
INSERT INTO "result_reader" VALUES('1m823vsvac1w9e3x','1m823vt3ycrdq8mg');
INSERT INTO "result_reader" VALUES('1m823vsvzfpxgsew','1m823vsx20302rrt');
INSERT INTO "result_reader" VALUES('1m823vsvzfpxgsew','1m823vsx203038g1');
INSERT INTO "result_reader" VALUES('1m823vsvzfpxgsew','1m823vsxj3ae29wc');
INSERT INTO "result_reader" VALUES('1m823vsvzfpxgsew','1m823vsxj3ae2tnb');
INSERT INTO "result_reader" VALUES('1m823vsvzfpxgsew','1m823vsz9bt1zh77');
INSERT INTO "result_reader" VALUES('1m823vsvzfpxgsew','1m823vsz9bt20hj1');
INSERT INTO "result_reader" VALUES('1m823vsw7fhyrx4h','1m823vsxg5f22mv3');
INSERT INTO "result_reader" VALUES('1m823vsw7fhyrx4h','1m823vsxg5f232eg');
INSERT INTO "result_reader" VALUES('1m823vsw7fhyrx4h','1m823vsxmfce7p6y');
INSERT INTO "result_reader" VALUES('1m823vsw7fhyrx4h','1m823vsxmfce7zvm');
INSERT INTO "result_reader" VALUES('1m823vsw7fhyrx4h','1m823vsz9bt1zh77');
INSERT INTO "result_reader" VALUES('1m823vsw7fhyrx4h','1m823vsz9bt20hj1');
INSERT INTO "result_reader" VALUES('1m823vsxpa20v6eg','1m823vsy2c88qzfe');
INSERT INTO "result_reader" VALUES('1m823vsy42yaj2ae','1m823vsy8ajn8sqf');
INSERT INTO "result_reader" VALUES('1m823vsy42yaj2ae','1m823vsyb690yy4y');
INSERT INTO "result_reader" VALUES('1m823vsy42yaj2ae','1m823vsyb690zdw4');
INSERT INTO "result_reader" VALUES('1m823vsy51a85qmn','1m823vsy8ajn8sqf');
INSERT INTO "result_reader" VALUES('1m823vsy51a85qmn','1m823vsyb690yy4y');
INSERT INTO "result_reader" VALUES('1m823vsy51a85qmn','1m823vsyb690zdw4');
INSERT INTO "result_reader" VALUES('1m823vsys2gw8hbq','1m823vsyzdtdvv35');
INSERT INTO "result_reader" VALUES('1m823vsytc7zmjxa','1m823vsyzdtdvv35');
INSERT INTO "result_reader" VALUES('1m823vszh6tme5b6','1m823vt0h0ypr3xj');
INSERT INTO "result_reader" VALUES('1m823vszh6tme5b6','1m823vt0h0yprxkz');
INSERT INTO "result_reader" VALUES('1m823vszh6tmfnnv','1m823vt0h0ypr3xj');
INSERT INTO "result_reader" VALUES('1m823vszh6tmfnnv','1m823vt0h0yprxkz');
INSERT INTO "result_reader" VALUES('1m823vt3nbp4j6j2','1m823vt3ycrdkrwf');
INSERT INTO "result_reader" VALUES('1m823vt3nbp4j6j2','1m823vt3ycrdq8mg');
INSERT INTO "result_reader" VALUES('1m823vt3p4qyyk2d','1m823vt3ycrdkrwf');
INSERT INTO "result_reader" VALUES('1m823vt3p4qyyk2d','1m823vt3ycrdq8mg');
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
INSERT INTO "seat" VALUES('1m823vswc3s1tfdj',0,'1m823vsvzfpxgsew','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m823vsx4315f71a',0,'1m823vsw7fhyrx4h','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m823vsxh09hy2sx',0,'1m823vsvzfpxgsew','resigned',0,0,NULL);
INSERT INTO "seat" VALUES('1m823vsxk456dv0r',0,'1m823vsw7fhyrx4h','resigned',0,0,NULL);
INSERT INTO "seat" VALUES('1m823vsxnbk919a3',0,'1m823vsxnbk906wq','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m823vsxpa20wxxv',0,'1m823vsxpa20v6eg','joined',1,1,NULL);
INSERT INTO "seat" VALUES('1m823vsy51a89b0y',0,'1m823vsy42yaj2ae','resigned',0,1,NULL);
INSERT INTO "seat" VALUES('1m823vsy51a89b0y',1,'1m823vsy51a85qmn','joined',0,1,NULL);
INSERT INTO "seat" VALUES('1m823vsyde5sgwmx',0,'1m823vsyb69109z7','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m823vsyde5sgwmx',1,'1m823vsyc552v5qa','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m823vsyde5sgwmx',2,'1m823vsyde5sdt9a','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m823vsyheghm1ac',0,'1m823vsygagnpc4c','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m823vsyheghm1ac',1,'1m823vsygagnrsys','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m823vsyheghm1ac',2,'1m823vsyheghk4r3','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m823vsyn7xm9a0n',0,'1m823vsvzfpxgsew','joined',1,1,NULL);
INSERT INTO "seat" VALUES('1m823vsyn7xm9a0n',1,NULL,'open',1,1,NULL);
INSERT INTO "seat" VALUES('1m823vsyp050e9m9',0,'1m823vsw7fhyrx4h','joined',0,1,NULL);
INSERT INTO "seat" VALUES('1m823vsyp050e9m9',1,'1m823vsw80kcaek3','invited',0,1,'1m823vsw7fhyrx4h');
INSERT INTO "seat" VALUES('1m823vsyr3vcfkxq',0,'1m823vsvzfpxgsew','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m823vsyr3vcfkxq',1,'1m823vsw80kcaek3','invited',1,0,'1m823vsvzfpxgsew');
INSERT INTO "seat" VALUES('1m823vsyr3vcg7h0',0,'1m823vsvzfpxgsew','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m823vsyr3vcg7h0',1,'000000000p9c7fga','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m823vsytc7zp3sn',0,'1m823vsys2gw8hbq','joined',1,1,NULL);
INSERT INTO "seat" VALUES('1m823vsytc7zp3sn',1,'1m823vsytc7zmjxa','joined',1,1,NULL);
INSERT INTO "seat" VALUES('1m823vsz1cy1fg40',0,'1m823vsvzfpxgsew','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m823vsz1cy1fg40',1,'1m823vsw7fhyrx4h','resigned',0,0,NULL);
INSERT INTO "seat" VALUES('1m823vszb0yxz3jj',0,'1m823vszaake8qgt','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m823vszb0yxz3jj',1,'1m823vszaakebnvk','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m823vszjae5cgjq',0,'1m823vszh6tme5b6','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m823vszjae5cgjq',1,'1m823vszh6tmfnnv','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m823vt2k5wgc16z',0,'1m823vsvzfpxgsew','invited',1,0,'1m823vt2fdbbnhz7');
INSERT INTO "seat" VALUES('1m823vt2k5wgc16z',1,'1m823vsw80kcaek3','invited',1,0,'1m823vt2fdbbnhz7');
INSERT INTO "seat" VALUES('1m823vt3q5jp38ez',0,'1m823vt3nbp4j6j2','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m823vt3q5jp38ez',1,'1m823vt3p4qyyk2d','joined',0,0,NULL);
CREATE TABLE server_secret (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB    NOT NULL CHECK (length(key) = 32)
) STRICT;
INSERT INTO "server_secret" VALUES(1,X'156BB1E6B6EAB494DD2CECC95F72DAB595D71A47B5CA27E8B24C1DB9B108B7BC');
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
INSERT INTO "token" VALUES(X'05733A9578A39F19C1A6FE74F3D16E4703D1B83A927F48C49F0A65ABE98EC301','main','1m823vsys2gw9pxc','1m823vsys2gw8hbq',1,'',1795367495641,NULL,NULL);
INSERT INTO "token" VALUES(X'127948DC9958C74BA12A6FE4F51AD1DB0BC393EFF253922F41B1E232D0275BBA','main','1m823vsygagnr5cb','1m823vsygagnpc4c',1,'',1795367495632,NULL,NULL);
INSERT INTO "token" VALUES(X'13E9B3401DB68556502D7BE7EFCB8D2ECAA71D73683DE960A660618E67F9B4CC','main','1m823vszh6tmg7fz','1m823vszh6tmfnnv',1,'',1795367495665,NULL,NULL);
INSERT INTO "token" VALUES(X'20D15D998DA6607DDB3ACF5FE3D9D88CB305B277B92D4D8153004A7BCD811665','main','1m823vsyheghkyb1','1m823vsyheghk4r3',1,'',1795367495633,NULL,NULL);
INSERT INTO "token" VALUES(X'30DFB69297B0931EE9025BEBE2AB259D7ED31C64F49A78A2C28688D7C61D22B8','main','1m823vsy51a87crw','1m823vsy51a85qmn',1,'',1795367495621,NULL,NULL);
INSERT INTO "token" VALUES(X'35D0299A0E613EFDE63668D7D1E8FC1AFA070A82F82531E71E3A4777BD4A508F','main','1m823vsyc552vnrw','1m823vsyc552v5qa',1,'',1795367495628,NULL,NULL);
INSERT INTO "token" VALUES(X'42981D3F98006CE64E3A6EAA20BC822FFF34E0F5F2552EC852233857789100A6','main','1m823vsw80kcc0e9','1m823vsw80kcaek3',1,'',1795367495560,NULL,NULL);
INSERT INTO "token" VALUES(X'47735BD9F3CFA52965493C27710E349557F57C890B9CC512A06F121073125B41','main','1m823vt3p4qz0bqh','1m823vt3p4qyyk2d',1,'',1795367495798,NULL,1795367495807);
INSERT INTO "token" VALUES(X'4E42C6D6A102F147C7C4F993524F564EE0C3A68B3CB104D91DADB69A22EACE96','main','1m823vt3nbp4kx8m','1m823vt3nbp4j6j2',1,'',1795367495797,NULL,NULL);
INSERT INTO "token" VALUES(X'660E09C760F5E4DAF58616DBEB7BF263C1F1495ED55927F6E2AE55374F3E8694','main','1m823vsxnbk924x3','1m823vsxnbk906wq',1,'',1795367495605,NULL,NULL);
INSERT INTO "token" VALUES(X'6BB5664774A7D84A0DEA7CDB9A8D41FC76FEF8A22C30832A1ABDB4079C88F1DC','main','1m823vszaakeanc2','1m823vszaake8qgt',1,'',1795367495658,NULL,NULL);
INSERT INTO "token" VALUES(X'9389B493978BD99AA2CFF5468D1BF685F29239EDA913B1AB677F54380B81AC7C','main','1m823vsy42yakvyp','1m823vsy42yaj2ae',1,'',1795367495620,NULL,NULL);
INSERT INTO "token" VALUES(X'9A0A9BBED0FCCC46346124D2FC74B52AE393465E8EA078507A8F4972FD6CA327','main','1m823vsxpa20xyj2','1m823vsxpa20v6eg',1,'',1795367495606,NULL,NULL);
INSERT INTO "token" VALUES(X'9E2B8740CA80D323691C3B75C00C66B89A7BF93EEC58B560D05DB67486CB3F53','main','1m823vsyde5sf6pw','1m823vsyde5sdt9a',1,'',1795367495629,NULL,NULL);
INSERT INTO "token" VALUES(X'9EC2AF0E045B7FE8EC868A2832516C842F450A4652F7B8DC0492960BF31C3303','main','1m823vsygagnrx5h','1m823vsygagnrsys',1,'',1795367495632,NULL,NULL);
INSERT INTO "token" VALUES(X'A3294DC8C25BB0477163061F2B313750456EEDF467D4E10D1FD3AC15571B973D','main','1m823vsytc7zmtnh','1m823vsytc7zmjxa',1,'',1795367495642,NULL,NULL);
INSERT INTO "token" VALUES(X'B0E6BEA2EFB0F14DED30F98F79C754FA19C1CA0A399641F69E8B1D175E477488','main','1m823vszaaked8p6','1m823vszaakebnvk',1,'',1795367495658,NULL,NULL);
INSERT INTO "token" VALUES(X'B581FA4072157FDF3F42EC96D36B68093922844EA75F7A0DF067C0566A862CFE','main','1m823vsyb6910bqz','1m823vsyb69109z7',1,'',1795367495627,NULL,NULL);
INSERT INTO "token" VALUES(X'B8B04CAB97857D7A7BCCA028B82964B3A34E2171C4366BAA09053AB9637C92DE','main','1m823vsw7fhytttk','1m823vsw7fhyrx4h',1,'',1795367495559,NULL,NULL);
INSERT INTO "token" VALUES(X'DA64D9FC4A3305B94BC370031322F7072D491833DED4470AABED0B07297889A9','main','1m823vszh6tmf65z','1m823vszh6tme5b6',1,'',1795367495665,NULL,NULL);
INSERT INTO "token" VALUES(X'EE06637D7D095188F1DA84704EC9E784C35B37023D83BEADB94F8DD99F15B7DB','main','1m823vsvac1waknd','1m823vsvac1w9e3x',2,'referee token create',1795367495530,NULL,NULL);
INSERT INTO "token" VALUES(X'F3AEFFD34AEFA37B526206B819349DB808CC187ECECC51121819F9228BE7A948','main','1m823vsvzfpxj6ma','1m823vsvzfpxgsew',1,'',1795367495551,NULL,NULL);
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
INSERT INTO "tournament" VALUES('1m823vt0jffd5465','main','1m823vsvzfpxgsew','tic-tac-toe','swiss',1,'finished',17,3,6,6,5,0,0,1795367495698,1795367495701,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"4dafb970ed32ed30d138269c23a7aceb1402ba929e69b6791ff6aa34f3d8de2d","seeded":false}','[4]',17);
INSERT INTO "tournament" VALUES('1m823vt19469hh2b','main','1m823vsvzfpxgsew','tic-tac-toe','knockout',1,'finished',10,2,4,2,3,0,0,1795367495721,1795367495737,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"1e00ad6e141a22b0fa19d294455805cafee22281bcf4e71bd0358a036078e755","seeded":false}','[1]',10);
INSERT INTO "tournament" VALUES('1m823vt2d056y32q','main','1m823vsvzfpxgsew','tic-tac-toe','round-robin',1,'open',1,1,0,0,2,2,1,1795367495757,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"2f9a23fb2c626fc033281f21f3d90a83151fe66c652e70b32b514b840cc315ff","seeded":false}',NULL,1);
INSERT INTO "tournament" VALUES('1m823vt2fdbbnhz7','main','1m823vsvzfpxgsew','tic-tac-toe','knockout',1,'running',4,1,0,0,2,2,0,1795367495759,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"80848c72031e8d2301ede1057d06fbb349bc8e4d53e8b439e3e92108fd02befb","seeded":false}',NULL,4);
INSERT INTO "tournament" VALUES('1m823vt2ndj40kh4','main','1m823vsw7fhyrx4h','tic-tac-toe','knockout',0,'cancelled',3,1,0,0,1,1,0,1795367495771,1795367495779,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"809e2a28b6eb0260c279c26a37ddb43aff873e0dccc0c9a7b24abcc5a4ec24bb","seeded":false}',NULL,3);
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
INSERT INTO "tournament_entrant" VALUES('1m823vt0jffd5465',1,NULL,'random','playing',1.0,1.0,3,1,0,2,5,5);
INSERT INTO "tournament_entrant" VALUES('1m823vt0jffd5465',2,NULL,'random','playing',2.0,2.0,3,2,0,1,2,2);
INSERT INTO "tournament_entrant" VALUES('1m823vt0jffd5465',3,NULL,'random','playing',2.0,2.0,3,2,0,1,3,2);
INSERT INTO "tournament_entrant" VALUES('1m823vt0jffd5465',4,NULL,'random','playing',2.0,2.0,3,2,0,1,1,1);
INSERT INTO "tournament_entrant" VALUES('1m823vt0jffd5465',5,NULL,'random','playing',2.0,2.0,3,2,0,1,4,2);
INSERT INTO "tournament_entrant" VALUES('1m823vt19469hh2b',1,NULL,'random','playing',1.0,1.0,2,1,0,1,1,1);
INSERT INTO "tournament_entrant" VALUES('1m823vt19469hh2b',2,NULL,'random','playing',2.0,2.0,4,2,0,2,2,2);
INSERT INTO "tournament_entrant" VALUES('1m823vt19469hh2b',3,NULL,'random','playing',1.0,1.0,2,1,0,1,3,3);
INSERT INTO "tournament_entrant" VALUES('1m823vt2d056y32q',1,'1m823vsvzfpxgsew',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m823vt2d056y32q',2,'1m823vsw7fhyrx4h',NULL,'invited',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m823vt2fdbbnhz7',1,'1m823vsvzfpxgsew',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m823vt2fdbbnhz7',2,'1m823vsw80kcaek3',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m823vt2ndj40kh4',1,'1m823vsw7fhyrx4h',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m823vt2ndj40kh4',2,'1m823vsw80kcaek3',NULL,'declined',0.0,0.0,0,0,0,0,NULL,NULL);
CREATE TABLE tournament_event (
    tournament TEXT    NOT NULL,
    seq        INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the tournament; its newest is its version
    at         INTEGER NOT NULL,
    kind       TEXT    NOT NULL,                 -- created, joined, game, ...: see tournament/tournament.h
    body       TEXT    NOT NULL,                 -- JSON: the whole truth
    PRIMARY KEY (tournament, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_event" VALUES('1m823vt0jffd5465',1,1795367495698,'created','{"ruleset":"tic-tac-toe","format":"swiss","games":3,"deal":"independent","visibility":"public","seed":"4dafb970ed32ed30d138269c23a7aceb1402ba929e69b6791ff6aa34f3d8de2d","seeded":false,"clock":null,"creator":"1m823vsvzfpxgsew","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m823vt0jffd5465',2,1795367495699,'round','{"round":1,"pairs":[[1,3],[4,2]],"byes":[5]}');
INSERT INTO "tournament_event" VALUES('1m823vt0jffd5465',3,1795367495699,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,3],"scores":[1,0],"seed":"d5ab476791615e93f6fdf054da455b3181591d3275e3950ee1bdf6bba2366b19","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m823vt0jffd5465',4,1795367495700,'game','{"game":2,"round":1,"tie_break":false,"entrants":[4,2],"scores":[1,0],"seed":"fc94dd0dcbd4c737607f460b410121796d55a316bedb9f600874d50f5c7ef16b","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m823vt0jffd5465',5,1795367495700,'round','{"round":2,"pairs":[[4,1],[2,5]],"byes":[3]}');
INSERT INTO "tournament_event" VALUES('1m823vt0jffd5465',6,1795367495700,'game','{"game":3,"round":2,"tie_break":false,"entrants":[4,1],"scores":[1,0],"seed":"2643cffb3e9e62be474b3d6ecf8072e5edf269ec34863b78ab62363c14a93eb5","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m823vt0jffd5465',7,1795367495700,'game','{"game":4,"round":2,"tie_break":false,"entrants":[2,5],"scores":[1,0],"seed":"c3d797b63f971c665e8bab89facf18d2ef5cf0d1a84e323ae213fc75c0e7802b","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m823vt0jffd5465',8,1795367495700,'round','{"round":3,"pairs":[[3,4],[5,1]],"byes":[2]}');
INSERT INTO "tournament_event" VALUES('1m823vt0jffd5465',9,1795367495700,'game','{"game":5,"round":3,"tie_break":false,"entrants":[3,4],"scores":[1,0],"seed":"34032ed6a515fa07caab39880579e70b0246923e647faf4f605248c6289a8daa","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m823vt0jffd5465',10,1795367495700,'game','{"game":6,"round":3,"tie_break":false,"entrants":[5,1],"scores":[1,0],"seed":"c2575d73cfae41420ff66446e02fb151471c9b338d1f576f06098f0365bbf2f6","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m823vt0jffd5465',11,1795367495700,'game','{"game":7,"round":4,"tie_break":true,"entrants":[2,3],"scores":[1,0],"seed":"23eb25373258d0fbdba7a6d62a2b5ccc17d52de0d19a8be507856554282d7087","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m823vt0jffd5465',12,1795367495700,'game','{"game":8,"round":4,"tie_break":true,"entrants":[4,2],"scores":[1,0],"seed":"ee963926bd1d8ce845ffc1979c14dd4f7a08a4071ece74478319bb42517b5bcc","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m823vt0jffd5465',13,1795367495700,'game','{"game":9,"round":4,"tie_break":true,"entrants":[2,5],"scores":[1,0],"seed":"d1a74251c6a185ad448e686a7cf59bb886840cb5141bf631da0696a1774eae58","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m823vt0jffd5465',14,1795367495700,'game','{"game":10,"round":4,"tie_break":true,"entrants":[4,3],"scores":[0.5,0.5],"seed":"5c4d8154fce986300d3e02510d341ed6a971b91d570d90279d67d1112a460a35","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m823vt0jffd5465',15,1795367495700,'game','{"game":11,"round":4,"tie_break":true,"entrants":[3,5],"scores":[0,1],"seed":"0364f6ec7a89d1b43d2a2bda51097e294e4c869d440a9baeccf39525b845a0c8","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m823vt0jffd5465',16,1795367495700,'game','{"game":12,"round":4,"tie_break":true,"entrants":[5,4],"scores":[0,1],"seed":"40d9a7078ac20bbe9d0487dd606e5b628bc60eb457d0243259bfb7b450aff69e","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m823vt0jffd5465',17,1795367495701,'finished','{"winners":[4]}');
INSERT INTO "tournament_event" VALUES('1m823vt19469hh2b',1,1795367495721,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":2,"deal":"independent","visibility":"public","seed":"1e00ad6e141a22b0fa19d294455805cafee22281bcf4e71bd0358a036078e755","seeded":false,"clock":null,"creator":"1m823vsvzfpxgsew","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m823vt19469hh2b',2,1795367495735,'round','{"round":1,"pairs":[[3,2]],"byes":[1]}');
INSERT INTO "tournament_event" VALUES('1m823vt19469hh2b',3,1795367495735,'game','{"game":1,"round":1,"tie_break":false,"entrants":[3,2],"scores":[1,0],"seed":"29d79b4c7bc2ba7652f5085dd8c4ce293782ffcf2d52097b833d8db76fced380","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m823vt19469hh2b',4,1795367495736,'game','{"game":2,"round":1,"tie_break":false,"entrants":[2,3],"scores":[1,0],"seed":"1ac5c8637a582701d98a1ac0b4aaab03ed82858f6897255fe0b10cc713a0a94f","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m823vt19469hh2b',5,1795367495736,'game','{"game":3,"round":1,"tie_break":true,"entrants":[3,2],"scores":[0,1],"seed":"3815fe6a96fb40effa40ab770237009626a99cc0d876233005ad82342c2b1e65","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m823vt19469hh2b',6,1795367495736,'round','{"round":2,"pairs":[[1,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m823vt19469hh2b',7,1795367495736,'game','{"game":4,"round":2,"tie_break":false,"entrants":[1,2],"scores":[1,0],"seed":"45d353947d536b9dc17e98235b5063fda407c42d724ba78506ac85363afecc51","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m823vt19469hh2b',8,1795367495736,'game','{"game":5,"round":2,"tie_break":false,"entrants":[2,1],"scores":[1,0],"seed":"4009b522ac4f3f31a27da482494e9c436ad1246b36b8043c3d9fa8c3545d9d80","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m823vt19469hh2b',9,1795367495736,'game','{"game":6,"round":2,"tie_break":true,"entrants":[1,2],"scores":[1,0],"seed":"717bcf35c3ffd9460a5dba05562963bd45941443de66e7afd1e8a5ac22d6b1e2","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m823vt19469hh2b',10,1795367495737,'finished','{"winners":[1]}');
INSERT INTO "tournament_event" VALUES('1m823vt2d056y32q',1,1795367495757,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","visibility":"public","seed":"2f9a23fb2c626fc033281f21f3d90a83151fe66c652e70b32b514b840cc315ff","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m823vsvzfpxgsew","entrants":[{"player":"1m823vsvzfpxgsew","joined":true},{"player":"1m823vsw7fhyrx4h","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m823vt2fdbbnhz7',1,1795367495759,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"public","seed":"80848c72031e8d2301ede1057d06fbb349bc8e4d53e8b439e3e92108fd02befb","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m823vsvzfpxgsew","entrants":[{"player":"1m823vsvzfpxgsew","joined":true},{"player":"1m823vsw80kcaek3","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m823vt2fdbbnhz7',2,1795367495760,'joined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m823vt2fdbbnhz7',3,1795367495763,'round','{"round":1,"pairs":[[1,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m823vt2fdbbnhz7',4,1795367495763,'started','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"id":"1m823vt2k5wgc16z"}');
INSERT INTO "tournament_event" VALUES('1m823vt2ndj40kh4',1,1795367495771,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"private","seed":"809e2a28b6eb0260c279c26a37ddb43aff873e0dccc0c9a7b24abcc5a4ec24bb","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m823vsw7fhyrx4h","entrants":[{"player":"1m823vsw7fhyrx4h","joined":true},{"player":"1m823vsw80kcaek3","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m823vt2ndj40kh4',2,1795367495779,'declined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m823vt2ndj40kh4',3,1795367495779,'cancelled','{"reason":"declined"}');
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
INSERT INTO "tournament_game" VALUES('1m823vt0jffd5465',1,1,0,NULL,'[1,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m823vt0jffd5465',2,1,0,NULL,'[4,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m823vt0jffd5465',3,2,0,NULL,'[4,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m823vt0jffd5465',4,2,0,NULL,'[2,5]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m823vt0jffd5465',5,3,0,NULL,'[3,4]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m823vt0jffd5465',6,3,0,NULL,'[5,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m823vt0jffd5465',7,4,1,NULL,'[2,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m823vt0jffd5465',8,4,1,NULL,'[4,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m823vt0jffd5465',9,4,1,NULL,'[2,5]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m823vt0jffd5465',10,4,1,NULL,'[4,3]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m823vt0jffd5465',11,4,1,NULL,'[3,5]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m823vt0jffd5465',12,4,1,NULL,'[5,4]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m823vt19469hh2b',1,1,0,NULL,'[3,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m823vt19469hh2b',2,1,0,NULL,'[2,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m823vt19469hh2b',3,1,1,NULL,'[3,2]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m823vt19469hh2b',4,2,0,NULL,'[1,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m823vt19469hh2b',5,2,0,NULL,'[2,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m823vt19469hh2b',6,2,1,NULL,'[1,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m823vt2fdbbnhz7',1,1,0,'1m823vt2k5wgc16z','[1,2]',NULL,NULL);
CREATE TABLE uptime_mark (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
INSERT INTO "uptime_mark" VALUES(1,1795367495808);
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
INSERT INTO "webhook" VALUES('1m823vt3faaetmag','1m823vsvac1w9e3x','https://receiver.invalid/',11,X'C79670E79135C594FF1104D49C9BA2AAC9E3DAA92761AB55BF8E26511A801BAA',NULL,NULL,1795367495791,NULL,NULL);
INSERT INTO "webhook" VALUES('1m823vt3k7nezk0d','1m823vsvac1w9e3x','https://receiver.invalid/',16,X'87200AFDA6CE384888444CB272D960D81D731B466006B77754687908F2849D96',NULL,NULL,1795367495795,1795367495797,NULL);
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
