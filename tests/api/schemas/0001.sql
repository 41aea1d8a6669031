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
INSERT INTO "block" VALUES('1m8jhfwp79h0g1c3','1m8jhfwp5azv9b43',1795918656458);
CREATE TABLE delivery (
    number     INTEGER PRIMARY KEY,
    id         TEXT    NOT NULL UNIQUE,
    webhook    TEXT    NOT NULL REFERENCES webhook (id),
    game       TEXT,                      -- messages of one game go to one webhook one after the other; NULL = a test
    message    TEXT    NOT NULL,          -- GAME-SEQ-TYPE: the same at every attempt
    type       TEXT    NOT NULL,
    body       TEXT    NOT NULL,          -- JSON, without names
    traceparent TEXT,                     -- of the request that caused it, W3C Trace Context; NULL = none, or nobody asked
    tracestate TEXT,                      -- that came with it; NULL = none
    created_at INTEGER NOT NULL,
    attempts   INTEGER NOT NULL,          -- made so far
    due_at     INTEGER,                   -- of the next; NULL = there is none, or one before it has not ended
    tried_at   INTEGER,                   -- the latest
    status     INTEGER,                   -- HTTP status of the latest; NULL = no answer
    ended_at   INTEGER,                   -- delivered or given up
    delivered  INTEGER NOT NULL CHECK (delivered IN (0, 1))
) STRICT;
INSERT INTO "delivery" VALUES(1,'1m8jhfxkb7q4wrvp','1m8jhfxk1enfth7p','1m8jhfxkb7q4vxfs','1m8jhfxkb7q4vxfs-1-game.event','game.event','{"type":"game.event","timestamp":"2026-11-29T02:17:37.131Z","data":{"seq":1,"at":"2026-11-29T02:17:37.131Z","kind":"created","seat":0,"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m8jhfxk78grdy1y","status":"joined"},{"player":"1m8jhfxk9ej9v9ba","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m8jhfxk78grdy1y","clock":{"turn_seconds":30,"bot_turn_seconds":1},"game":"1m8jhfxkb7q4vxfs"}}',NULL,NULL,1795918657131,1,1795918662495,1795918657161,NULL,NULL,0);
INSERT INTO "delivery" VALUES(2,'1m8jhfxkjfr3820j','1m8jhfxk1enfth7p','1m8jhfxkb7q4vxfs','1m8jhfxkb7q4vxfs-2-game.event','game.event','{"type":"game.event","timestamp":"2026-11-29T02:17:37.138Z","data":{"seq":2,"at":"2026-11-29T02:17:37.138Z","kind":"joined","seat":1,"player":"1m8jhfxk9ej9v9ba","game":"1m8jhfxkb7q4vxfs"}}',NULL,NULL,1795918657138,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(3,'1m8jhfxkjfr39km6','1m8jhfxk1enfth7p','1m8jhfxkb7q4vxfs','1m8jhfxkb7q4vxfs-3-game.event','game.event','{"type":"game.event","timestamp":"2026-11-29T02:17:37.138Z","data":{"seq":3,"at":"2026-11-29T02:17:37.138Z","kind":"round","seat":null,"number":1,"leader":0,"commitment":null,"points":[0,0],"game":"1m8jhfxkb7q4vxfs"}}',NULL,NULL,1795918657138,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(4,'1m8jhfxkjfr3b1mc','1m8jhfxk1enfth7p','1m8jhfxkb7q4vxfs','1m8jhfxkb7q4vxfs-3-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-29T02:17:37.138Z","data":{"game":"1m8jhfxkb7q4vxfs","seq":3,"players":["1m8jhfxk78grdy1y"],"seats":[0],"deadline":"2026-11-29T02:18:07.138Z"}}',NULL,NULL,1795918657138,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(5,'1m8jhfxkr13czvd3','1m8jhfxk1enfth7p','1m8jhfxkb7q4vxfs','1m8jhfxkb7q4vxfs-4-game.event','game.event','{"type":"game.event","timestamp":"2026-11-29T02:17:37.143Z","data":{"seq":4,"at":"2026-11-29T02:17:37.143Z","kind":"move","seat":0,"column":0,"row":0,"symbol":"X","game":"1m8jhfxkb7q4vxfs"}}',NULL,NULL,1795918657144,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(6,'1m8jhfxkr13d1qwm','1m8jhfxk1enfth7p','1m8jhfxkb7q4vxfs','1m8jhfxkb7q4vxfs-4-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-29T02:17:37.143Z","data":{"game":"1m8jhfxkb7q4vxfs","seq":4,"players":["1m8jhfxk9ej9v9ba"],"seats":[1],"deadline":"2026-11-29T02:18:07.143Z"}}',NULL,NULL,1795918657144,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(7,'1m8jhfxkw63eg2kx','1m8jhfxk1enfth7p','1m8jhfxkb7q4vxfs','1m8jhfxkb7q4vxfs-5-game.event','game.event','{"type":"game.event","timestamp":"2026-11-29T02:17:37.148Z","data":{"seq":5,"at":"2026-11-29T02:17:37.148Z","kind":"move","seat":1,"column":1,"row":0,"symbol":"O","game":"1m8jhfxkb7q4vxfs"}}',NULL,NULL,1795918657148,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(8,'1m8jhfxkw63ehrcb','1m8jhfxk1enfth7p','1m8jhfxkb7q4vxfs','1m8jhfxkb7q4vxfs-5-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-29T02:17:37.148Z","data":{"game":"1m8jhfxkb7q4vxfs","seq":5,"players":["1m8jhfxk78grdy1y"],"seats":[0],"deadline":"2026-11-29T02:18:07.148Z"}}',NULL,NULL,1795918657148,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(9,'1m8jhfxkz93ym8yg','1m8jhfxk1enfth7p','1m8jhfxkb7q4vxfs','1m8jhfxkb7q4vxfs-6-game.event','game.event','{"type":"game.event","timestamp":"2026-11-29T02:17:37.151Z","data":{"seq":6,"at":"2026-11-29T02:17:37.151Z","kind":"move","seat":0,"column":0,"row":1,"symbol":"X","game":"1m8jhfxkb7q4vxfs"}}',NULL,NULL,1795918657151,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(10,'1m8jhfxkz93ymn9j','1m8jhfxk1enfth7p','1m8jhfxkb7q4vxfs','1m8jhfxkb7q4vxfs-6-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-29T02:17:37.151Z","data":{"game":"1m8jhfxkb7q4vxfs","seq":6,"players":["1m8jhfxk9ej9v9ba"],"seats":[1],"deadline":"2026-11-29T02:18:07.151Z"}}',NULL,NULL,1795918657151,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(11,'1m8jhfxm188a3t10','1m8jhfxk1enfth7p','1m8jhfxkb7q4vxfs','1m8jhfxkb7q4vxfs-7-game.event','game.event','{"type":"game.event","timestamp":"2026-11-29T02:17:37.153Z","data":{"seq":7,"at":"2026-11-29T02:17:37.153Z","kind":"move","seat":1,"column":1,"row":1,"symbol":"O","game":"1m8jhfxkb7q4vxfs"}}',NULL,NULL,1795918657153,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(12,'1m8jhfxm188a4yxc','1m8jhfxk1enfth7p','1m8jhfxkb7q4vxfs','1m8jhfxkb7q4vxfs-7-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-29T02:17:37.153Z","data":{"game":"1m8jhfxkb7q4vxfs","seq":7,"players":["1m8jhfxk78grdy1y"],"seats":[0],"deadline":"2026-11-29T02:18:07.153Z"}}',NULL,NULL,1795918657153,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(13,'1m8jhfxm307xcvax','1m8jhfxk1enfth7p','1m8jhfxkb7q4vxfs','1m8jhfxkb7q4vxfs-8-game.event','game.event','{"type":"game.event","timestamp":"2026-11-29T02:17:37.155Z","data":{"seq":8,"at":"2026-11-29T02:17:37.155Z","kind":"move","seat":0,"column":0,"row":2,"symbol":"X","game":"1m8jhfxkb7q4vxfs"}}',NULL,NULL,1795918657155,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(14,'1m8jhfxm307xfxc6','1m8jhfxk1enfth7p','1m8jhfxkb7q4vxfs','1m8jhfxkb7q4vxfs-9-game.event','game.event','{"type":"game.event","timestamp":"2026-11-29T02:17:37.155Z","data":{"seq":9,"at":"2026-11-29T02:17:37.155Z","kind":"round-over","seat":null,"id":"1m8jhfxm307xe0w5","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null,"game":"1m8jhfxkb7q4vxfs"}}',NULL,NULL,1795918657155,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(15,'1m8jhfxm307xgk2y','1m8jhfxk1enfth7p','1m8jhfxkb7q4vxfs','1m8jhfxkb7q4vxfs-9-result.published','result.published','{"type":"result.published","timestamp":"2026-11-29T02:17:37.155Z","data":{"id":"1m8jhfxm307xe0w5","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-29T02:17:37.155Z","kind":"round","game":"1m8jhfxkb7q4vxfs","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m8jhfxk78grdy1y"}},{"seat":1,"player":{"id":"1m8jhfxk9ej9v9ba"}}]}}',NULL,NULL,1795918657155,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(16,'1m8jhfxm307xkz2p','1m8jhfxk1enfth7p','1m8jhfxkb7q4vxfs','1m8jhfxkb7q4vxfs-10-game.event','game.event','{"type":"game.event","timestamp":"2026-11-29T02:17:37.155Z","data":{"seq":10,"at":"2026-11-29T02:17:37.155Z","kind":"finished","seat":null,"id":"1m8jhfxm307xj4s4","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","game":"1m8jhfxkb7q4vxfs"}}',NULL,NULL,1795918657155,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(17,'1m8jhfxm307xmmvb','1m8jhfxk1enfth7p','1m8jhfxkb7q4vxfs','1m8jhfxkb7q4vxfs-10-result.published','result.published','{"type":"result.published","timestamp":"2026-11-29T02:17:37.155Z","data":{"id":"1m8jhfxm307xj4s4","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-29T02:17:37.155Z","kind":"match","game":"1m8jhfxkb7q4vxfs","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m8jhfxk78grdy1y"}},{"seat":1,"player":{"id":"1m8jhfxk9ej9v9ba"}}]}}',NULL,NULL,1795918657155,0,NULL,NULL,NULL,NULL,0);
CREATE TABLE event (
    id   INTEGER PRIMARY KEY,              -- its place in the log of all games
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL                  -- JSON: the whole truth, secrets included
) STRICT;
INSERT INTO "event" VALUES(1,'1m8jhfwpr1djc583',1,1795918656216,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8jhfwp2ej64txh","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m8jhfwp2ej64txh","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(2,'1m8jhfwpr1djc583',2,1795918656216,'round',NULL,'{"number":1,"leader":null,"commitment":"9eef182a52e89267348f66c3941153cf826ab4084bc0c4bcabc92f87b83026f2","points":[0],"rules":2,"seats":[{"player":"1m8jhfwp2ej64txh","status":"joined"}],"rounds":1,"deal":{"nonce":"eff8cd04cdc79845b0df62bac20c1ca9980d3a79e5e31fad504ff972d861bd74","secret":"5237"},"carry":null}');
INSERT INTO "event" VALUES(3,'1m8jhfwpr1djc583',3,1795918656222,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(4,'1m8jhfwpr1djc583',4,1795918656243,'guess',0,'{"attempt":2,"code":"1045","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(5,'1m8jhfwpr1djc583',5,1795918656250,'guess',0,'{"attempt":3,"code":"2356","bulls":0,"cows":3,"solved":false}');
INSERT INTO "event" VALUES(6,'1m8jhfwpr1djc583',6,1795918656254,'guess',0,'{"attempt":4,"code":"3264","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(7,'1m8jhfwpr1djc583',7,1795918656256,'guess',0,'{"attempt":5,"code":"3572","bulls":0,"cows":4,"solved":false}');
INSERT INTO "event" VALUES(8,'1m8jhfwpr1djc583',8,1795918656258,'guess',0,'{"attempt":6,"code":"5237","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(9,'1m8jhfwpr1djc583',9,1795918656258,'round-over',NULL,'{"id":"1m8jhfwr2dzf92kd","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"5237","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"eff8cd04cdc79845b0df62bac20c1ca9980d3a79e5e31fad504ff972d861bd74","secret":"5237"}}');
INSERT INTO "event" VALUES(10,'1m8jhfwpr1djc583',10,1795918656258,'finished',NULL,'{"id":"1m8jhfwr2dzf9ejk","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(11,'1m8jhfwr92n2f9ns',1,1795918656265,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8jhfwp5azv9b43","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m8jhfwp5azv9b43","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(12,'1m8jhfwr92n2f9ns',2,1795918656265,'round',NULL,'{"number":1,"leader":null,"commitment":"727cfbf5e4a241073a55a07d5f288323b7eefb3dea8fd84653c93647769ad8af","points":[0],"rules":2,"seats":[{"player":"1m8jhfwp5azv9b43","status":"joined"}],"rounds":1,"deal":{"nonce":"d7605a2cebb79d6a87c7658808f9ac0243fd6ecb5e574f3b1093581d05d18ead","secret":"5706"},"carry":null}');
INSERT INTO "event" VALUES(13,'1m8jhfwr92n2f9ns',3,1795918656271,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(14,'1m8jhfwr92n2f9ns',4,1795918656293,'guess',0,'{"attempt":2,"code":"1456","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(15,'1m8jhfwr92n2f9ns',5,1795918656301,'guess',0,'{"attempt":3,"code":"1578","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(16,'1m8jhfwr92n2f9ns',6,1795918656304,'guess',0,'{"attempt":4,"code":"2485","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(17,'1m8jhfwr92n2f9ns',7,1795918656306,'guess',0,'{"attempt":5,"code":"3657","bulls":0,"cows":3,"solved":false}');
INSERT INTO "event" VALUES(18,'1m8jhfwr92n2f9ns',8,1795918656308,'guess',0,'{"attempt":6,"code":"5706","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(19,'1m8jhfwr92n2f9ns',9,1795918656308,'round-over',NULL,'{"id":"1m8jhfwsm40sg42v","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"5706","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"d7605a2cebb79d6a87c7658808f9ac0243fd6ecb5e574f3b1093581d05d18ead","secret":"5706"}}');
INSERT INTO "event" VALUES(20,'1m8jhfwr92n2f9ns',10,1795918656308,'finished',NULL,'{"id":"1m8jhfwsm40sgfs5","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(21,'1m8jhfwsn03vgtnm',1,1795918656309,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","consistent_guesses":false,"codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8jhfwp2ej64txh","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m8jhfwp2ej64txh","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(22,'1m8jhfwsn03vgtnm',2,1795918656309,'round',NULL,'{"number":1,"leader":null,"commitment":"05142382eae179285202b2aa7df04c13856ec6c39a311eb0a6c3e269d8307106","points":[0],"rules":2,"seats":[{"player":"1m8jhfwp2ej64txh","status":"joined"}],"rounds":1,"deal":{"nonce":"4004b66222ab338edeabd089b075dd170f301808fca29d516df7ff9decce0951","secret":"1195"},"carry":null}');
INSERT INTO "event" VALUES(23,'1m8jhfwsn03vgtnm',3,1795918656311,'resigned',0,'{}');
INSERT INTO "event" VALUES(24,'1m8jhfwsn03vgtnm',4,1795918656311,'round-over',NULL,'{"id":"1m8jhfwsq80fa5bc","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"1195","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"4004b66222ab338edeabd089b075dd170f301808fca29d516df7ff9decce0951","secret":"1195"}}');
INSERT INTO "event" VALUES(25,'1m8jhfwsn03vgtnm',5,1795918656311,'finished',NULL,'{"id":"1m8jhfwsq80fagmg","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(26,'1m8jhfwss0p033a6',1,1795918656313,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","consistent_guesses":false,"codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8jhfwp5azv9b43","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m8jhfwp5azv9b43","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(27,'1m8jhfwss0p033a6',2,1795918656313,'round',NULL,'{"number":1,"leader":null,"commitment":"7496c2d5407b2f7daafc10cfbfe37d1d5fed56c4dc51c9c9f16a475b0c452cd1","points":[0],"rules":2,"seats":[{"player":"1m8jhfwp5azv9b43","status":"joined"}],"rounds":1,"deal":{"nonce":"dda68f02ba8f3e5191fef6e2ffa2a2f7301301f3278fb2ff81c8de129c8e3d99","secret":"5770"},"carry":null}');
INSERT INTO "event" VALUES(28,'1m8jhfwss0p033a6',3,1795918656315,'resigned',0,'{}');
INSERT INTO "event" VALUES(29,'1m8jhfwss0p033a6',4,1795918656315,'round-over',NULL,'{"id":"1m8jhfwsvcndqab8","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"5770","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"dda68f02ba8f3e5191fef6e2ffa2a2f7301301f3278fb2ff81c8de129c8e3d99","secret":"5770"}}');
INSERT INTO "event" VALUES(30,'1m8jhfwss0p033a6',5,1795918656315,'finished',NULL,'{"id":"1m8jhfwsvcndr7q3","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(31,'1m8jhfwsx7cmbgr0',1,1795918656317,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8jhfwsx7cma6tz","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m8jhfwsx7cma6tz","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(32,'1m8jhfwsx7cmbgr0',2,1795918656317,'round',NULL,'{"number":1,"leader":null,"commitment":"2a506cffa7db82deaf1098e9a2edb4b8f8119974ce5f75d4f3c2875b8e01b146","points":[0],"rules":2,"seats":[{"player":"1m8jhfwsx7cma6tz","status":"joined"}],"rounds":0,"deal":{"nonce":"f6b5a1c2a701930909ef570f8495d521cee2ca2d7d9b192098856e34fae955d9","secret":"7465"},"carry":null}');
INSERT INTO "event" VALUES(33,'1m8jhfwsx7cmbgr0',3,1795918656318,'guess',0,'{"attempt":1,"code":"1234","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(34,'1m8jhfwt03mrrwcx',1,1795918656320,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"server","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8jhfwt03mrrqpa","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m8jhfwt03mrrqpa","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(35,'1m8jhfwt03mrrwcx',2,1795918656320,'round',NULL,'{"number":1,"leader":null,"commitment":"179bacd282eef8da26f6206ea95b0823bf9f4b30b6014de9d89148e0df85e0be","points":[0],"rules":2,"seats":[{"player":"1m8jhfwt03mrrqpa","status":"joined"}],"rounds":2,"deal":{"nonce":"543de98b3e18f6ae7e83e68bf0d6be13302c9e2515432dc151ce2bd395fb870d","secret":"7802"},"carry":null}');
INSERT INTO "event" VALUES(36,'1m8jhfwt03mrrwcx',3,1795918656329,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(37,'1m8jhfwt03mrrwcx',4,1795918656350,'guess',0,'{"attempt":2,"code":"1045","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(38,'1m8jhfwt03mrrwcx',5,1795918656358,'guess',0,'{"attempt":3,"code":"2356","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(39,'1m8jhfwt03mrrwcx',6,1795918656362,'guess',0,'{"attempt":4,"code":"3708","bulls":1,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(40,'1m8jhfwt03mrrwcx',7,1795918656364,'guess',0,'{"attempt":5,"code":"3817","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(41,'1m8jhfwt03mrrwcx',8,1795918656366,'guess',0,'{"attempt":6,"code":"3970","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(42,'1m8jhfwt03mrrwcx',9,1795918656368,'guess',0,'{"attempt":7,"code":"7802","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(43,'1m8jhfwt03mrrwcx',10,1795918656368,'round-over',NULL,'{"id":"1m8jhfwvg4ej56p3","round":1,"leader":null,"attempts":7,"solved":true,"solver":0,"secret":"7802","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"543de98b3e18f6ae7e83e68bf0d6be13302c9e2515432dc151ce2bd395fb870d","secret":"7802"}}');
INSERT INTO "event" VALUES(44,'1m8jhfwt03mrrwcx',11,1795918656370,'published',0,'{}');
INSERT INTO "event" VALUES(45,'1m8jhfwt03mrrwcx',12,1795918656372,'round',NULL,'{"number":2,"leader":null,"commitment":"4ac9edaae11988698d52a734fc42d80e1433192286640a4f3b9152ea185b8fa9","points":[1],"rules":2,"seats":[{"player":"1m8jhfwt03mrrqpa","status":"joined"}],"rounds":2,"deal":{"nonce":"e638c832bb47ac4baca0783f33c8d77335cc893004cec7275aab1d24132dbdf9","secret":"5170"},"carry":null,"made_public":true}');
INSERT INTO "event" VALUES(46,'1m8jhfwvp0mvg1a9',1,1795918656374,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m8jhfwp5azv9b43","status":"invited"},{"player":"000000000vexb2yq","status":"joined","bot":"gomoku","level":3}],"visibility":"private","ranked":false,"creator":"1m8jhfwp2ej64txh","join_code":"QRZ5AB","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(47,'1m8jhfww3fmzrwsq',1,1795918656387,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8jhfwvsftrp56b","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m8jhfwvsftrp56b","join_code":"CH3K4R","clock":null,"log":3}');
INSERT INTO "event" VALUES(48,'1m8jhfww3fmzrwsq',2,1795918656390,'joined',1,'{"player":"1m8jhfwvv7bferrq"}');
INSERT INTO "event" VALUES(49,'1m8jhfww3fmzrwsq',3,1795918656390,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m8jhfwvsftrp56b","status":"joined"},{"player":"1m8jhfwvv7bferrq","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(50,'1m8jhfww3fmzrwsq',4,1795918656393,'secret',0,'{"code":"1234","nonce":"8e86068e7a25418206c030c35ce0d94f24d63b4c92eb0d1c14f7abc17a04b4e5","commitment":"82baf8d340cc3aab37d5edb2d8247bcc95c9ed9c35c912a1ac7c0a7340d82fff"}');
INSERT INTO "event" VALUES(51,'1m8jhfww3fmzrwsq',5,1795918656395,'guess',1,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(52,'1m8jhfww3fmzrwsq',6,1795918656395,'round-over',NULL,'{"id":"1m8jhfwwbfywpprf","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"8e86068e7a25418206c030c35ce0d94f24d63b4c92eb0d1c14f7abc17a04b4e5","secret":"1234"}}');
INSERT INTO "event" VALUES(53,'1m8jhfww3fmzrwsq',7,1795918656397,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":2,"seats":[{"player":"1m8jhfwvsftrp56b","status":"joined"},{"player":"1m8jhfwvv7bferrq","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(54,'1m8jhfww3fmzrwsq',8,1795918656399,'secret',1,'{"code":"4321","nonce":"4595e8310c365540955e956fcfbeb0f986a213447361dc62e594df1af42e3282","commitment":"ce848e672f4c36118aa68b612846fe14c3de9f91123fca5e8af13703afc0347e"}');
INSERT INTO "event" VALUES(55,'1m8jhfww3fmzrwsq',9,1795918656400,'resigned',0,'{}');
INSERT INTO "event" VALUES(56,'1m8jhfww3fmzrwsq',10,1795918656400,'round-over',NULL,'{"id":"1m8jhfwwg64qc2ty","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"4595e8310c365540955e956fcfbeb0f986a213447361dc62e594df1af42e3282","secret":"4321"}}');
INSERT INTO "event" VALUES(57,'1m8jhfww3fmzrwsq',11,1795918656400,'finished',NULL,'{"id":"1m8jhfwwg64qcvta","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation"}');
INSERT INTO "event" VALUES(58,'1m8jhfwwv2r9wq3a',1,1795918656411,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"manual","secret":"held","rounds":3,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8jhfwwjdnqzncj","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m8jhfwwjdnqzncj","join_code":"TXPTEN","clock":null,"log":3}');
INSERT INTO "event" VALUES(59,'1m8jhfwwv2r9wq3a',2,1795918656414,'joined',1,'{"player":"1m8jhfwwmf1qrs1q"}');
INSERT INTO "event" VALUES(60,'1m8jhfwwv2r9wq3a',3,1795918656422,'joined',2,'{"player":"1m8jhfwwn3c3h47f"}');
INSERT INTO "event" VALUES(61,'1m8jhfwwv2r9wq3a',4,1795918656422,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m8jhfwwjdnqzncj","status":"joined"},{"player":"1m8jhfwwmf1qrs1q","status":"joined"},{"player":"1m8jhfwwn3c3h47f","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(62,'1m8jhfwxkamza45b',1,1795918656435,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8jhfwx98gqdhmt","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m8jhfwx98gqdhmt","join_code":"74G5V8","clock":null,"log":3}');
INSERT INTO "event" VALUES(63,'1m8jhfwxkamza45b',2,1795918656438,'joined',1,'{"player":"1m8jhfwxbasjfwk0"}');
INSERT INTO "event" VALUES(64,'1m8jhfwxkamza45b',3,1795918656440,'joined',2,'{"player":"1m8jhfwxd0jgcq7y"}');
INSERT INTO "event" VALUES(65,'1m8jhfwxkamza45b',4,1795918656440,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m8jhfwx98gqdhmt","status":"joined"},{"player":"1m8jhfwxbasjfwk0","status":"joined"},{"player":"1m8jhfwxd0jgcq7y","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(66,'1m8jhfwxkamza45b',5,1795918656443,'secret',0,'{"code":"5678","nonce":"058f89ffa0f0c9b581d17fbdf200f194a61bc33e4c89854b6adbd0cc8a3d2eb6","commitment":"2e1889fbafa8d978424b885c2b603b0caeaffd3f3cfba9107ddc5288b4843aa0"}');
INSERT INTO "event" VALUES(67,'1m8jhfwxkamza45b',6,1795918656445,'guess',1,'{"attempt":1,"code":"1234","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(68,'1m8jhfwxy0a28hyv',1,1795918656446,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8jhfwp2ej64txh","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m8jhfwp2ej64txh","join_code":"CMK732","clock":null,"log":3}');
INSERT INTO "event" VALUES(69,'1m8jhfwy5a8kpbnc',1,1795918656453,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8jhfwp5azv9b43","status":"joined"},{"player":"1m8jhfwp79h0g1c3","status":"invited"}],"visibility":"public","ranked":false,"creator":"1m8jhfwp5azv9b43","join_code":"5RTMN3","clock":null,"log":3}');
INSERT INTO "event" VALUES(70,'1m8jhfwy5a8kpbnc',2,1795918656455,'aborted',0,'{"reason":"creator"}');
INSERT INTO "event" VALUES(71,'1m8jhfwyc1a56ejj',1,1795918656460,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8jhfwp2ej64txh","status":"joined"},{"player":"1m8jhfwp79h0g1c3","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m8jhfwp2ej64txh","join_code":"V27NA2","clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(72,'1m8jhfwye7h2ynkp',1,1795918656462,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8jhfwp2ej64txh","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"visibility":"private","ranked":false,"creator":"1m8jhfwp2ej64txh","join_code":null,"clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(73,'1m8jhfwye7h2ynkp',2,1795918656462,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m8jhfwp2ej64txh","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(74,'1m8jhfwyrd7hcy8z',1,1795918656472,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":null,"hints":false},"seats":[{"player":"1m8jhfwynaz15kc7","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m8jhfwynaz15kc7","join_code":"FJCJ3X","clock":null,"log":3}');
INSERT INTO "event" VALUES(75,'1m8jhfwyrd7hcy8z',2,1795918656474,'joined',1,'{"player":"1m8jhfwyq9m7h5w3"}');
INSERT INTO "event" VALUES(76,'1m8jhfwyrd7hcy8z',3,1795918656474,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m8jhfwynaz15kc7","status":"joined"},{"player":"1m8jhfwyq9m7h5w3","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(77,'1m8jhfwyrd7hcy8z',4,1795918656477,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(78,'1m8jhfwyrd7hcy8z',5,1795918656479,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(79,'1m8jhfwyrd7hcy8z',6,1795918656480,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(80,'1m8jhfwyrd7hcy8z',7,1795918656482,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(81,'1m8jhfwyrd7hcy8z',8,1795918656487,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(82,'1m8jhfwyrd7hcy8z',9,1795918656487,'round-over',NULL,'{"id":"1m8jhfwz7eesqh8s","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(83,'1m8jhfwyrd7hcy8z',10,1795918656490,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[1,0],"rules":1,"seats":[{"player":"1m8jhfwynaz15kc7","status":"joined"},{"player":"1m8jhfwyq9m7h5w3","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(84,'1m8jhfwyrd7hcy8z',11,1795918656493,'move',1,'{"column":1,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(85,'1m8jhfwzfaf1b1nh',1,1795918656495,'created',0,'{"ruleset":"gomoku","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m8jhfwp2ej64txh","status":"joined"},{"player":"1m8jhfwp5azv9b43","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m8jhfwp2ej64txh","join_code":"NYVRQG","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(86,'1m8jhfwzfaf1b1nh',2,1795918656497,'joined',1,'{"player":"1m8jhfwp5azv9b43"}');
INSERT INTO "event" VALUES(87,'1m8jhfwzfaf1b1nh',3,1795918656497,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m8jhfwp2ej64txh","status":"joined"},{"player":"1m8jhfwp5azv9b43","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(88,'1m8jhfwzfaf1b1nh',4,1795918656500,'move',0,'{"column":7,"row":7,"symbol":"X"}');
INSERT INTO "event" VALUES(89,'1m8jhfwzfaf1b1nh',5,1795918656501,'move',1,'{"column":8,"row":8,"symbol":"O"}');
INSERT INTO "event" VALUES(90,'1m8jhfwzfaf1b1nh',6,1795918656502,'resigned',1,'{}');
INSERT INTO "event" VALUES(91,'1m8jhfwzfaf1b1nh',7,1795918656502,'round-over',NULL,'{"id":"1m8jhfwzpex4sdzv","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(92,'1m8jhfwzfaf1b1nh',8,1795918656502,'finished',NULL,'{"id":"1m8jhfwzpex4vdtj","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation"}');
INSERT INTO "event" VALUES(93,'1m8jhfwzw8et1rr3',1,1795918656508,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","cards":"shown","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m8jhfwzs9qrkdzj","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m8jhfwzs9qrkdzj","join_code":"TDW2E8","clock":null,"log":3,"commitment":"b43884e3fba661975a87af6824f383b30bf03eb9a8f091f8540e7912a880af5e","client_seeds":["",""],"server_seed":"89b44cb7dcb76684adf464a2bb06f4c9c5efde9c91eb623140cec0cd92ba4271"}');
INSERT INTO "event" VALUES(94,'1m8jhfwzw8et1rr3',2,1795918656509,'joined',1,'{"player":"1m8jhfwzt6gsn535"}');
INSERT INTO "event" VALUES(95,'1m8jhfwzw8et1rr3',3,1795918656509,'round',NULL,'{"number":1,"leader":0,"commitment":"b43884e3fba661975a87af6824f383b30bf03eb9a8f091f8540e7912a880af5e","points":[0,0],"rules":1,"seats":[{"player":"1m8jhfwzs9qrkdzj","status":"joined"},{"player":"1m8jhfwzt6gsn535","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(96,'1m8jhfwzw8et1rr3',4,1795918656509,'roll',0,'{"keep":[],"dice":[4,5,5,5,3],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(97,'1m8jhfwzw8et1rr3',5,1795918656512,'score',0,'{"category":"chance","score":22,"bonus":0}');
INSERT INTO "event" VALUES(98,'1m8jhfwzw8et1rr3',6,1795918656512,'roll',1,'{"keep":[],"dice":[5,4,3,6,4],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(99,'1m8jhfx0c8ja9qmv',1,1795918656524,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","cards":"shown","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m8jhfx028wps8gx","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m8jhfx028wps8gx","join_code":"MBR3VA","clock":null,"log":3,"commitment":"9055616efe60072313e870b1202fc69e87bca074deb456d33406405817c4f49c","client_seeds":["",""],"server_seed":"eebc5d637395fc7ba1310a6e7c7f7be5dc24143b19c299492f75f9849b49cd52"}');
INSERT INTO "event" VALUES(100,'1m8jhfx0c8ja9qmv',2,1795918656527,'joined',1,'{"player":"1m8jhfx03a3nnfsx"}');
INSERT INTO "event" VALUES(101,'1m8jhfx0c8ja9qmv',3,1795918656527,'round',NULL,'{"number":1,"leader":0,"commitment":"9055616efe60072313e870b1202fc69e87bca074deb456d33406405817c4f49c","points":[0,0],"rules":1,"seats":[{"player":"1m8jhfx028wps8gx","status":"joined"},{"player":"1m8jhfx03a3nnfsx","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(102,'1m8jhfx0c8ja9qmv',4,1795918656527,'roll',0,'{"keep":[],"dice":[1,5,3,5,2],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(103,'1m8jhfx0c8ja9qmv',5,1795918656536,'score',0,'{"category":"aces","score":1,"bonus":0}');
INSERT INTO "event" VALUES(104,'1m8jhfx0c8ja9qmv',6,1795918656536,'roll',1,'{"keep":[],"dice":[2,1,2,6,3],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(105,'1m8jhfx0c8ja9qmv',7,1795918656539,'score',1,'{"category":"aces","score":1,"bonus":0}');
INSERT INTO "event" VALUES(106,'1m8jhfx0c8ja9qmv',8,1795918656539,'roll',0,'{"keep":[],"dice":[1,3,4,4,2],"stage":0,"roll":2}');
INSERT INTO "event" VALUES(107,'1m8jhfx0c8ja9qmv',9,1795918656541,'score',0,'{"category":"twos","score":2,"bonus":0}');
INSERT INTO "event" VALUES(108,'1m8jhfx0c8ja9qmv',10,1795918656541,'roll',1,'{"keep":[],"dice":[4,2,1,5,4],"stage":0,"roll":3}');
INSERT INTO "event" VALUES(109,'1m8jhfx0c8ja9qmv',11,1795918656544,'score',1,'{"category":"twos","score":2,"bonus":0}');
INSERT INTO "event" VALUES(110,'1m8jhfx0c8ja9qmv',12,1795918656544,'roll',0,'{"keep":[],"dice":[4,3,4,3,6],"stage":0,"roll":4}');
INSERT INTO "event" VALUES(111,'1m8jhfx0c8ja9qmv',13,1795918656546,'score',0,'{"category":"threes","score":6,"bonus":0}');
INSERT INTO "event" VALUES(112,'1m8jhfx0c8ja9qmv',14,1795918656546,'roll',1,'{"keep":[],"dice":[3,1,6,6,6],"stage":0,"roll":5}');
INSERT INTO "event" VALUES(113,'1m8jhfx0c8ja9qmv',15,1795918656548,'score',1,'{"category":"threes","score":3,"bonus":0}');
INSERT INTO "event" VALUES(114,'1m8jhfx0c8ja9qmv',16,1795918656548,'roll',0,'{"keep":[],"dice":[5,1,3,5,1],"stage":0,"roll":6}');
INSERT INTO "event" VALUES(115,'1m8jhfx0c8ja9qmv',17,1795918656550,'score',0,'{"category":"fours","score":0,"bonus":0}');
INSERT INTO "event" VALUES(116,'1m8jhfx0c8ja9qmv',18,1795918656550,'roll',1,'{"keep":[],"dice":[1,3,5,2,3],"stage":0,"roll":7}');
INSERT INTO "event" VALUES(117,'1m8jhfx0c8ja9qmv',19,1795918656552,'score',1,'{"category":"fours","score":0,"bonus":0}');
INSERT INTO "event" VALUES(118,'1m8jhfx0c8ja9qmv',20,1795918656552,'roll',0,'{"keep":[],"dice":[3,5,1,6,6],"stage":0,"roll":8}');
INSERT INTO "event" VALUES(119,'1m8jhfx0c8ja9qmv',21,1795918656553,'score',0,'{"category":"fives","score":5,"bonus":0}');
INSERT INTO "event" VALUES(120,'1m8jhfx0c8ja9qmv',22,1795918656553,'roll',1,'{"keep":[],"dice":[5,4,4,4,4],"stage":0,"roll":9}');
INSERT INTO "event" VALUES(121,'1m8jhfx0c8ja9qmv',23,1795918656555,'score',1,'{"category":"fives","score":5,"bonus":0}');
INSERT INTO "event" VALUES(122,'1m8jhfx0c8ja9qmv',24,1795918656555,'roll',0,'{"keep":[],"dice":[6,2,5,2,6],"stage":0,"roll":10}');
INSERT INTO "event" VALUES(123,'1m8jhfx0c8ja9qmv',25,1795918656560,'score',0,'{"category":"sixes","score":12,"bonus":0}');
INSERT INTO "event" VALUES(124,'1m8jhfx0c8ja9qmv',26,1795918656560,'roll',1,'{"keep":[],"dice":[6,2,6,1,2],"stage":0,"roll":11}');
INSERT INTO "event" VALUES(125,'1m8jhfx0c8ja9qmv',27,1795918656562,'score',1,'{"category":"sixes","score":12,"bonus":0}');
INSERT INTO "event" VALUES(126,'1m8jhfx0c8ja9qmv',28,1795918656562,'roll',0,'{"keep":[],"dice":[5,4,6,2,2],"stage":0,"roll":12}');
INSERT INTO "event" VALUES(127,'1m8jhfx0c8ja9qmv',29,1795918656564,'score',0,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(128,'1m8jhfx0c8ja9qmv',30,1795918656564,'roll',1,'{"keep":[],"dice":[5,6,4,1,6],"stage":0,"roll":13}');
INSERT INTO "event" VALUES(129,'1m8jhfx0c8ja9qmv',31,1795918656566,'score',1,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(130,'1m8jhfx0c8ja9qmv',32,1795918656566,'roll',0,'{"keep":[],"dice":[1,6,2,2,3],"stage":0,"roll":14}');
INSERT INTO "event" VALUES(131,'1m8jhfx0c8ja9qmv',33,1795918656568,'score',0,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(132,'1m8jhfx0c8ja9qmv',34,1795918656568,'roll',1,'{"keep":[],"dice":[4,1,1,1,2],"stage":0,"roll":15}');
INSERT INTO "event" VALUES(133,'1m8jhfx0c8ja9qmv',35,1795918656571,'score',1,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(134,'1m8jhfx0c8ja9qmv',36,1795918656571,'roll',0,'{"keep":[],"dice":[3,6,4,5,4],"stage":0,"roll":16}');
INSERT INTO "event" VALUES(135,'1m8jhfx0c8ja9qmv',37,1795918656573,'score',0,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(136,'1m8jhfx0c8ja9qmv',38,1795918656573,'roll',1,'{"keep":[],"dice":[6,4,6,2,5],"stage":0,"roll":17}');
INSERT INTO "event" VALUES(137,'1m8jhfx0c8ja9qmv',39,1795918656575,'score',1,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(138,'1m8jhfx0c8ja9qmv',40,1795918656575,'roll',0,'{"keep":[],"dice":[4,5,4,1,4],"stage":0,"roll":18}');
INSERT INTO "event" VALUES(139,'1m8jhfx0c8ja9qmv',41,1795918656576,'score',0,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(140,'1m8jhfx0c8ja9qmv',42,1795918656576,'roll',1,'{"keep":[],"dice":[1,2,3,2,4],"stage":0,"roll":19}');
INSERT INTO "event" VALUES(141,'1m8jhfx0c8ja9qmv',43,1795918656578,'score',1,'{"category":"small-straight","score":30,"bonus":0}');
INSERT INTO "event" VALUES(142,'1m8jhfx0c8ja9qmv',44,1795918656578,'roll',0,'{"keep":[],"dice":[3,4,2,4,1],"stage":0,"roll":20}');
INSERT INTO "event" VALUES(143,'1m8jhfx0c8ja9qmv',45,1795918656582,'score',0,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(144,'1m8jhfx0c8ja9qmv',46,1795918656582,'roll',1,'{"keep":[],"dice":[5,6,2,1,2],"stage":0,"roll":21}');
INSERT INTO "event" VALUES(145,'1m8jhfx0c8ja9qmv',47,1795918656584,'score',1,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(146,'1m8jhfx0c8ja9qmv',48,1795918656584,'roll',0,'{"keep":[],"dice":[1,2,5,4,3],"stage":0,"roll":22}');
INSERT INTO "event" VALUES(147,'1m8jhfx0c8ja9qmv',49,1795918656587,'score',0,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(148,'1m8jhfx0c8ja9qmv',50,1795918656587,'roll',1,'{"keep":[],"dice":[2,4,4,1,1],"stage":0,"roll":23}');
INSERT INTO "event" VALUES(149,'1m8jhfx0c8ja9qmv',51,1795918656589,'score',1,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(150,'1m8jhfx0c8ja9qmv',52,1795918656589,'roll',0,'{"keep":[],"dice":[3,5,5,3,6],"stage":0,"roll":24}');
INSERT INTO "event" VALUES(151,'1m8jhfx0c8ja9qmv',53,1795918656592,'score',0,'{"category":"chance","score":22,"bonus":0}');
INSERT INTO "event" VALUES(152,'1m8jhfx0c8ja9qmv',54,1795918656592,'roll',1,'{"keep":[],"dice":[6,4,2,5,3],"stage":0,"roll":25}');
INSERT INTO "event" VALUES(153,'1m8jhfx0c8ja9qmv',55,1795918656594,'score',1,'{"category":"chance","score":20,"bonus":0}');
INSERT INTO "event" VALUES(154,'1m8jhfx0c8ja9qmv',56,1795918656594,'round-over',NULL,'{"id":"1m8jhfx2j1j78544","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":1,"twos":2,"threes":6,"fours":0,"fives":5,"sixes":12,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":22},"upper_total":26,"upper_bonus":0,"yahtzee_bonus":0,"total":48},{"seat":1,"boxes":{"aces":1,"twos":2,"threes":3,"fours":0,"fives":5,"sixes":12,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":30,"large-straight":0,"yahtzee":0,"chance":20},"upper_total":23,"upper_bonus":0,"yahtzee_bonus":0,"total":73}],"forfeited":[],"forfeited_by":null,"points":[48,73],"proof":null}');
INSERT INTO "event" VALUES(155,'1m8jhfx0c8ja9qmv',57,1795918656594,'finished',NULL,'{"id":"1m8jhfx2j1j79z5p","outcome":"win","winners":[1],"points":[48,73],"reason":"rounds","proof":{"server_seed":"eebc5d637395fc7ba1310a6e7c7f7be5dc24143b19c299492f75f9849b49cd52","client_seeds":["",""]}}');
INSERT INTO "event" VALUES(156,'1m8jhfxe6cyc8vyv',1,1795918656966,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m8jhfwp2ej64txh","status":"invited"},{"player":"1m8jhfwp5azv9b43","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m8jhfx4s5k4206y","join_code":"XGMBWV","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3,"tournament":"1m8jhfx4s5k4206y"}');
INSERT INTO "event" VALUES(157,'1m8jhfxe6cyc8vyv',2,1795918656980,'joined',0,'{"player":"1m8jhfwp2ej64txh"}');
INSERT INTO "event" VALUES(158,'1m8jhfxe6cyc8vyv',3,1795918656983,'joined',1,'{"player":"1m8jhfwp5azv9b43"}');
INSERT INTO "event" VALUES(159,'1m8jhfxe6cyc8vyv',4,1795918656983,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m8jhfwp2ej64txh","status":"joined"},{"player":"1m8jhfwp5azv9b43","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(160,'1m8jhfxe6cyc8vyv',5,1795918656985,'resigned',1,'{}');
INSERT INTO "event" VALUES(161,'1m8jhfxe6cyc8vyv',6,1795918656985,'round-over',NULL,'{"id":"1m8jhfxes1ar64r4","round":1,"leader":0,"moves":0,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(162,'1m8jhfxe6cyc8vyv',7,1795918656985,'finished',NULL,'{"id":"1m8jhfxes1ar7c4y","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation"}');
INSERT INTO "event" VALUES(163,'1m8jhfxht4atp2v7',1,1795918657083,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m8jhfwp2ej64txh","status":"invited"},{"player":"1m8jhfwp79h0g1c3","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m8jhfxhmcdbexf4","join_code":"R7ETPJ","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3,"tournament":"1m8jhfxhmcdbexf4"}');
INSERT INTO "event" VALUES(164,'1m8jhfxjr9fypqnc',1,1795918657112,'created',0,'{"ruleset":"quiz","options":{"judge":"automatic","reading":"screen","spelling":"exact","grace_seconds":15,"ready_seconds":60,"judge_seconds":30,"appeal_seconds":0,"tie_break":true,"rounds":1,"title":null,"parts":[{"kind":"sheet","set":{"set":"1m8jhfxjhbtjb9ys","version":1,"categories":null,"difficulty":null},"seconds":300,"questions":1,"points":1,"title":null}]},"seats":[{"player":"1m8jhfwp2ej64txh","status":"joined","role":"contender"}],"visibility":"private","ranked":false,"creator":"1m8jhfwp2ej64txh","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(165,'1m8jhfxjr9fypqnc',2,1795918657112,'round',NULL,'{"number":1,"leader":null,"commitment":"2dc9b7a6e20dec6eeaf3466892dc212e524a8ac4b84c42082988e7b611e1b44f","points":[0],"minor":[0],"rules":1,"seats":[{"player":"1m8jhfwp2ej64txh","status":"joined"}],"rounds":1,"deal":{"nonce":"aec2c055d74cea830aa941ff48d15c3e5209b44f54cd5dab35afb5c4cda7220c","sets":[{"set":"1m8jhfxjhbtjb9ys","version":1,"title":"One","language":"en","licence":"own","author":"Ann"}],"questions":[{"set":0,"number":0,"salt":"bdd5ef2257f905981dfeb1475bc692bea7bff57977d2e363ec4a7d4411303d63","dealt":"{\"choices\":[\"true\",\"false\"],\"correct\":[0],\"kind\":\"boolean\",\"text\":\"Is Oslo in Norway?\"}"}],"tie_break":0,"parts":[[1]]},"carry":null}');
INSERT INTO "event" VALUES(166,'1m8jhfxjr9fypqnc',3,1795918657112,'part',NULL,'{"part":1,"of":1,"part_kind":"sheet","title":null,"seconds":300,"order":null}');
INSERT INTO "event" VALUES(167,'1m8jhfxjr9fypqnc',4,1795918657115,'ready',0,'{}');
INSERT INTO "event" VALUES(168,'1m8jhfxjr9fypqnc',5,1795918657115,'question',NULL,'{"question":1,"text":"Is Oslo in Norway?","language":"en","answer_kind":"boolean","choices":["true","false"],"unit":null,"category":null,"difficulty":null,"media":null}');
INSERT INTO "event" VALUES(169,'1m8jhfxjr9fypqnc',6,1795918657119,'hand-in',0,'{}');
INSERT INTO "event" VALUES(170,'1m8jhfxjr9fypqnc',7,1795918657119,'closed',NULL,'{"question":1,"answer":"true","outcomes":[{"seat":0,"outcome":"unanswered","points":0,"text":null}]}');
INSERT INTO "event" VALUES(171,'1m8jhfxjr9fypqnc',8,1795918657119,'round-over',NULL,'{"id":"1m8jhfxjz1d7jfgm","round":1,"leader":null,"scores":[{"seat":0,"points":0,"right":0,"wrong":0,"passes":0,"unanswered":1,"tie_break":null}],"places":[1],"tie_break":null,"title":null,"forfeited_by":null,"points":[0],"proof":{"nonce":"aec2c055d74cea830aa941ff48d15c3e5209b44f54cd5dab35afb5c4cda7220c","secret":"e82978bd30ce1efb61e6c293af612d33eb70d16778d535590cb7bce2c767426d"}}');
INSERT INTO "event" VALUES(172,'1m8jhfxjr9fypqnc',9,1795918657119,'finished',NULL,'{"id":"1m8jhfxjz1d7jn63","outcome":"loss","winners":[],"points":[0],"minor":[0],"reason":"rounds"}');
INSERT INTO "event" VALUES(173,'1m8jhfxkb7q4vxfs',1,1795918657131,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m8jhfxk78grdy1y","status":"joined"},{"player":"1m8jhfxk9ej9v9ba","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m8jhfxk78grdy1y","join_code":"B77SRY","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(174,'1m8jhfxkb7q4vxfs',2,1795918657138,'joined',1,'{"player":"1m8jhfxk9ej9v9ba"}');
INSERT INTO "event" VALUES(175,'1m8jhfxkb7q4vxfs',3,1795918657138,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m8jhfxk78grdy1y","status":"joined"},{"player":"1m8jhfxk9ej9v9ba","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(176,'1m8jhfxkb7q4vxfs',4,1795918657143,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(177,'1m8jhfxkb7q4vxfs',5,1795918657148,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(178,'1m8jhfxkb7q4vxfs',6,1795918657151,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(179,'1m8jhfxkb7q4vxfs',7,1795918657153,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(180,'1m8jhfxkb7q4vxfs',8,1795918657155,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(181,'1m8jhfxkb7q4vxfs',9,1795918657155,'round-over',NULL,'{"id":"1m8jhfxm307xe0w5","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(182,'1m8jhfxkb7q4vxfs',10,1795918657155,'finished',NULL,'{"id":"1m8jhfxm307xj4s4","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds"}');
CREATE TABLE event_mark (
    only  INTEGER PRIMARY KEY CHECK (only = 1),
    id    INTEGER NOT NULL,
    until INTEGER NOT NULL CHECK (until >= id),
    game  TEXT    NOT NULL,
    seq   INTEGER NOT NULL
) STRICT;
INSERT INTO "event_mark" VALUES(1,182,182,'',0);
CREATE TABLE event_place (
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL,
    id   INTEGER NOT NULL, -- of the event
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "event_place" VALUES('1m8jhfwpr1djc583',1,1);
INSERT INTO "event_place" VALUES('1m8jhfwpr1djc583',2,2);
INSERT INTO "event_place" VALUES('1m8jhfwpr1djc583',3,3);
INSERT INTO "event_place" VALUES('1m8jhfwpr1djc583',4,4);
INSERT INTO "event_place" VALUES('1m8jhfwpr1djc583',5,5);
INSERT INTO "event_place" VALUES('1m8jhfwpr1djc583',6,6);
INSERT INTO "event_place" VALUES('1m8jhfwpr1djc583',7,7);
INSERT INTO "event_place" VALUES('1m8jhfwpr1djc583',8,8);
INSERT INTO "event_place" VALUES('1m8jhfwpr1djc583',9,9);
INSERT INTO "event_place" VALUES('1m8jhfwpr1djc583',10,10);
INSERT INTO "event_place" VALUES('1m8jhfwr92n2f9ns',1,11);
INSERT INTO "event_place" VALUES('1m8jhfwr92n2f9ns',2,12);
INSERT INTO "event_place" VALUES('1m8jhfwr92n2f9ns',3,13);
INSERT INTO "event_place" VALUES('1m8jhfwr92n2f9ns',4,14);
INSERT INTO "event_place" VALUES('1m8jhfwr92n2f9ns',5,15);
INSERT INTO "event_place" VALUES('1m8jhfwr92n2f9ns',6,16);
INSERT INTO "event_place" VALUES('1m8jhfwr92n2f9ns',7,17);
INSERT INTO "event_place" VALUES('1m8jhfwr92n2f9ns',8,18);
INSERT INTO "event_place" VALUES('1m8jhfwr92n2f9ns',9,19);
INSERT INTO "event_place" VALUES('1m8jhfwr92n2f9ns',10,20);
INSERT INTO "event_place" VALUES('1m8jhfwsn03vgtnm',1,21);
INSERT INTO "event_place" VALUES('1m8jhfwsn03vgtnm',2,22);
INSERT INTO "event_place" VALUES('1m8jhfwsn03vgtnm',3,23);
INSERT INTO "event_place" VALUES('1m8jhfwsn03vgtnm',4,24);
INSERT INTO "event_place" VALUES('1m8jhfwsn03vgtnm',5,25);
INSERT INTO "event_place" VALUES('1m8jhfwss0p033a6',1,26);
INSERT INTO "event_place" VALUES('1m8jhfwss0p033a6',2,27);
INSERT INTO "event_place" VALUES('1m8jhfwss0p033a6',3,28);
INSERT INTO "event_place" VALUES('1m8jhfwss0p033a6',4,29);
INSERT INTO "event_place" VALUES('1m8jhfwss0p033a6',5,30);
INSERT INTO "event_place" VALUES('1m8jhfwsx7cmbgr0',1,31);
INSERT INTO "event_place" VALUES('1m8jhfwsx7cmbgr0',2,32);
INSERT INTO "event_place" VALUES('1m8jhfwsx7cmbgr0',3,33);
INSERT INTO "event_place" VALUES('1m8jhfwt03mrrwcx',1,34);
INSERT INTO "event_place" VALUES('1m8jhfwt03mrrwcx',2,35);
INSERT INTO "event_place" VALUES('1m8jhfwt03mrrwcx',3,36);
INSERT INTO "event_place" VALUES('1m8jhfwt03mrrwcx',4,37);
INSERT INTO "event_place" VALUES('1m8jhfwt03mrrwcx',5,38);
INSERT INTO "event_place" VALUES('1m8jhfwt03mrrwcx',6,39);
INSERT INTO "event_place" VALUES('1m8jhfwt03mrrwcx',7,40);
INSERT INTO "event_place" VALUES('1m8jhfwt03mrrwcx',8,41);
INSERT INTO "event_place" VALUES('1m8jhfwt03mrrwcx',9,42);
INSERT INTO "event_place" VALUES('1m8jhfwt03mrrwcx',10,43);
INSERT INTO "event_place" VALUES('1m8jhfwt03mrrwcx',11,44);
INSERT INTO "event_place" VALUES('1m8jhfwt03mrrwcx',12,45);
INSERT INTO "event_place" VALUES('1m8jhfwvp0mvg1a9',1,46);
INSERT INTO "event_place" VALUES('1m8jhfww3fmzrwsq',1,47);
INSERT INTO "event_place" VALUES('1m8jhfww3fmzrwsq',2,48);
INSERT INTO "event_place" VALUES('1m8jhfww3fmzrwsq',3,49);
INSERT INTO "event_place" VALUES('1m8jhfww3fmzrwsq',4,50);
INSERT INTO "event_place" VALUES('1m8jhfww3fmzrwsq',5,51);
INSERT INTO "event_place" VALUES('1m8jhfww3fmzrwsq',6,52);
INSERT INTO "event_place" VALUES('1m8jhfww3fmzrwsq',7,53);
INSERT INTO "event_place" VALUES('1m8jhfww3fmzrwsq',8,54);
INSERT INTO "event_place" VALUES('1m8jhfww3fmzrwsq',9,55);
INSERT INTO "event_place" VALUES('1m8jhfww3fmzrwsq',10,56);
INSERT INTO "event_place" VALUES('1m8jhfww3fmzrwsq',11,57);
INSERT INTO "event_place" VALUES('1m8jhfwwv2r9wq3a',1,58);
INSERT INTO "event_place" VALUES('1m8jhfwwv2r9wq3a',2,59);
INSERT INTO "event_place" VALUES('1m8jhfwwv2r9wq3a',3,60);
INSERT INTO "event_place" VALUES('1m8jhfwwv2r9wq3a',4,61);
INSERT INTO "event_place" VALUES('1m8jhfwxkamza45b',1,62);
INSERT INTO "event_place" VALUES('1m8jhfwxkamza45b',2,63);
INSERT INTO "event_place" VALUES('1m8jhfwxkamza45b',3,64);
INSERT INTO "event_place" VALUES('1m8jhfwxkamza45b',4,65);
INSERT INTO "event_place" VALUES('1m8jhfwxkamza45b',5,66);
INSERT INTO "event_place" VALUES('1m8jhfwxkamza45b',6,67);
INSERT INTO "event_place" VALUES('1m8jhfwxy0a28hyv',1,68);
INSERT INTO "event_place" VALUES('1m8jhfwy5a8kpbnc',1,69);
INSERT INTO "event_place" VALUES('1m8jhfwy5a8kpbnc',2,70);
INSERT INTO "event_place" VALUES('1m8jhfwyc1a56ejj',1,71);
INSERT INTO "event_place" VALUES('1m8jhfwye7h2ynkp',1,72);
INSERT INTO "event_place" VALUES('1m8jhfwye7h2ynkp',2,73);
INSERT INTO "event_place" VALUES('1m8jhfwyrd7hcy8z',1,74);
INSERT INTO "event_place" VALUES('1m8jhfwyrd7hcy8z',2,75);
INSERT INTO "event_place" VALUES('1m8jhfwyrd7hcy8z',3,76);
INSERT INTO "event_place" VALUES('1m8jhfwyrd7hcy8z',4,77);
INSERT INTO "event_place" VALUES('1m8jhfwyrd7hcy8z',5,78);
INSERT INTO "event_place" VALUES('1m8jhfwyrd7hcy8z',6,79);
INSERT INTO "event_place" VALUES('1m8jhfwyrd7hcy8z',7,80);
INSERT INTO "event_place" VALUES('1m8jhfwyrd7hcy8z',8,81);
INSERT INTO "event_place" VALUES('1m8jhfwyrd7hcy8z',9,82);
INSERT INTO "event_place" VALUES('1m8jhfwyrd7hcy8z',10,83);
INSERT INTO "event_place" VALUES('1m8jhfwyrd7hcy8z',11,84);
INSERT INTO "event_place" VALUES('1m8jhfwzfaf1b1nh',1,85);
INSERT INTO "event_place" VALUES('1m8jhfwzfaf1b1nh',2,86);
INSERT INTO "event_place" VALUES('1m8jhfwzfaf1b1nh',3,87);
INSERT INTO "event_place" VALUES('1m8jhfwzfaf1b1nh',4,88);
INSERT INTO "event_place" VALUES('1m8jhfwzfaf1b1nh',5,89);
INSERT INTO "event_place" VALUES('1m8jhfwzfaf1b1nh',6,90);
INSERT INTO "event_place" VALUES('1m8jhfwzfaf1b1nh',7,91);
INSERT INTO "event_place" VALUES('1m8jhfwzfaf1b1nh',8,92);
INSERT INTO "event_place" VALUES('1m8jhfwzw8et1rr3',1,93);
INSERT INTO "event_place" VALUES('1m8jhfwzw8et1rr3',2,94);
INSERT INTO "event_place" VALUES('1m8jhfwzw8et1rr3',3,95);
INSERT INTO "event_place" VALUES('1m8jhfwzw8et1rr3',4,96);
INSERT INTO "event_place" VALUES('1m8jhfwzw8et1rr3',5,97);
INSERT INTO "event_place" VALUES('1m8jhfwzw8et1rr3',6,98);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',1,99);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',2,100);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',3,101);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',4,102);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',5,103);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',6,104);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',7,105);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',8,106);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',9,107);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',10,108);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',11,109);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',12,110);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',13,111);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',14,112);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',15,113);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',16,114);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',17,115);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',18,116);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',19,117);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',20,118);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',21,119);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',22,120);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',23,121);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',24,122);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',25,123);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',26,124);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',27,125);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',28,126);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',29,127);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',30,128);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',31,129);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',32,130);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',33,131);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',34,132);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',35,133);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',36,134);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',37,135);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',38,136);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',39,137);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',40,138);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',41,139);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',42,140);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',43,141);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',44,142);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',45,143);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',46,144);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',47,145);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',48,146);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',49,147);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',50,148);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',51,149);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',52,150);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',53,151);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',54,152);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',55,153);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',56,154);
INSERT INTO "event_place" VALUES('1m8jhfx0c8ja9qmv',57,155);
INSERT INTO "event_place" VALUES('1m8jhfxe6cyc8vyv',1,156);
INSERT INTO "event_place" VALUES('1m8jhfxe6cyc8vyv',2,157);
INSERT INTO "event_place" VALUES('1m8jhfxe6cyc8vyv',3,158);
INSERT INTO "event_place" VALUES('1m8jhfxe6cyc8vyv',4,159);
INSERT INTO "event_place" VALUES('1m8jhfxe6cyc8vyv',5,160);
INSERT INTO "event_place" VALUES('1m8jhfxe6cyc8vyv',6,161);
INSERT INTO "event_place" VALUES('1m8jhfxe6cyc8vyv',7,162);
INSERT INTO "event_place" VALUES('1m8jhfxht4atp2v7',1,163);
INSERT INTO "event_place" VALUES('1m8jhfxjr9fypqnc',1,164);
INSERT INTO "event_place" VALUES('1m8jhfxjr9fypqnc',2,165);
INSERT INTO "event_place" VALUES('1m8jhfxjr9fypqnc',3,166);
INSERT INTO "event_place" VALUES('1m8jhfxjr9fypqnc',4,167);
INSERT INTO "event_place" VALUES('1m8jhfxjr9fypqnc',5,168);
INSERT INTO "event_place" VALUES('1m8jhfxjr9fypqnc',6,169);
INSERT INTO "event_place" VALUES('1m8jhfxjr9fypqnc',7,170);
INSERT INTO "event_place" VALUES('1m8jhfxjr9fypqnc',8,171);
INSERT INTO "event_place" VALUES('1m8jhfxjr9fypqnc',9,172);
INSERT INTO "event_place" VALUES('1m8jhfxkb7q4vxfs',1,173);
INSERT INTO "event_place" VALUES('1m8jhfxkb7q4vxfs',2,174);
INSERT INTO "event_place" VALUES('1m8jhfxkb7q4vxfs',3,175);
INSERT INTO "event_place" VALUES('1m8jhfxkb7q4vxfs',4,176);
INSERT INTO "event_place" VALUES('1m8jhfxkb7q4vxfs',5,177);
INSERT INTO "event_place" VALUES('1m8jhfxkb7q4vxfs',6,178);
INSERT INTO "event_place" VALUES('1m8jhfxkb7q4vxfs',7,179);
INSERT INTO "event_place" VALUES('1m8jhfxkb7q4vxfs',8,180);
INSERT INTO "event_place" VALUES('1m8jhfxkb7q4vxfs',9,181);
INSERT INTO "event_place" VALUES('1m8jhfxkb7q4vxfs',10,182);
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
INSERT INTO "game" VALUES('1m8jhfwpr1djc583','main','bulls-and-cows','finished','private',1,'1m8jhfwp2ej64txh',NULL,1795918656216,1795918656258,0);
INSERT INTO "game" VALUES('1m8jhfwr92n2f9ns','main','bulls-and-cows','finished','private',1,'1m8jhfwp5azv9b43',NULL,1795918656265,1795918656308,0);
INSERT INTO "game" VALUES('1m8jhfwsn03vgtnm','main','number-guess','finished','private',1,'1m8jhfwp2ej64txh',NULL,1795918656309,1795918656311,0);
INSERT INTO "game" VALUES('1m8jhfwss0p033a6','main','number-guess','finished','private',1,'1m8jhfwp5azv9b43',NULL,1795918656313,1795918656315,0);
INSERT INTO "game" VALUES('1m8jhfwsx7cmbgr0','main','bulls-and-cows','playing','private',1,'1m8jhfwsx7cma6tz',NULL,1795918656317,NULL,0);
INSERT INTO "game" VALUES('1m8jhfwt03mrrwcx','main','bulls-and-cows','playing','public',1,'1m8jhfwt03mrrqpa',NULL,1795918656320,NULL,0);
INSERT INTO "game" VALUES('1m8jhfwvp0mvg1a9','main','tic-tac-toe','open','private',0,'1m8jhfwp2ej64txh','QRZ5AB',1795918656374,NULL,1);
INSERT INTO "game" VALUES('1m8jhfww3fmzrwsq','main','bulls-and-cows','finished','public',0,'1m8jhfwvsftrp56b',NULL,1795918656387,1795918656400,0);
INSERT INTO "game" VALUES('1m8jhfwwv2r9wq3a','main','bulls-and-cows','playing','private',0,'1m8jhfwwjdnqzncj','TXPTEN',1795918656411,NULL,0);
INSERT INTO "game" VALUES('1m8jhfwxkamza45b','main','bulls-and-cows','playing','private',0,'1m8jhfwx98gqdhmt','74G5V8',1795918656435,NULL,0);
INSERT INTO "game" VALUES('1m8jhfwxy0a28hyv','main','mastermind','open','public',0,'1m8jhfwp2ej64txh','CMK732',1795918656446,NULL,0);
INSERT INTO "game" VALUES('1m8jhfwy5a8kpbnc','main','mastermind','aborted','public',0,'1m8jhfwp5azv9b43',NULL,1795918656453,1795918656455,0);
INSERT INTO "game" VALUES('1m8jhfwyc1a56ejj','main','mastermind','open','private',0,'1m8jhfwp2ej64txh','V27NA2',1795918656460,NULL,1);
INSERT INTO "game" VALUES('1m8jhfwye7h2ynkp','main','bulls-and-cows','playing','private',0,'1m8jhfwp2ej64txh',NULL,1795918656462,NULL,1);
INSERT INTO "game" VALUES('1m8jhfwyrd7hcy8z','main','tic-tac-toe','playing','public',0,'1m8jhfwynaz15kc7','FJCJ3X',1795918656472,NULL,0);
INSERT INTO "game" VALUES('1m8jhfwzfaf1b1nh','main','gomoku','finished','private',1,'1m8jhfwp2ej64txh',NULL,1795918656495,1795918656502,0);
INSERT INTO "game" VALUES('1m8jhfwzw8et1rr3','main','yahtzee','playing','private',0,'1m8jhfwzs9qrkdzj','TDW2E8',1795918656508,NULL,0);
INSERT INTO "game" VALUES('1m8jhfx0c8ja9qmv','main','yahtzee','finished','private',0,'1m8jhfx028wps8gx',NULL,1795918656524,1795918656594,0);
INSERT INTO "game" VALUES('1m8jhfxe6cyc8vyv','main','tic-tac-toe','finished','private',0,'1m8jhfx4s5k4206y',NULL,1795918656966,1795918656985,0);
INSERT INTO "game" VALUES('1m8jhfxht4atp2v7','main','tic-tac-toe','open','private',0,'1m8jhfxhmcdbexf4','R7ETPJ',1795918657083,NULL,1);
INSERT INTO "game" VALUES('1m8jhfxjr9fypqnc','main','quiz','finished','private',0,'1m8jhfwp2ej64txh',NULL,1795918657112,1795918657119,0);
INSERT INTO "game" VALUES('1m8jhfxkb7q4vxfs','main','tic-tac-toe','finished','private',0,'1m8jhfxk78grdy1y',NULL,1795918657131,1795918657155,0);
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
INSERT INTO "idempotency_record" VALUES(1,'1m8jhfwp2ej64txh','open','POST','/v1/games',X'09691FB4A4A800A0B6D83166B89AA76941AFE880DE790D85B4610A9C932FDBEE',1795918656446,201,'1','/v1/games/1m8jhfwxy0a28hyv','','1m8jhfwxy0a28hyv',0,1,0);
CREATE TABLE idempotency_use (
    player TEXT    NOT NULL,
    hour   INTEGER NOT NULL, -- since 1970
    bytes  INTEGER NOT NULL CHECK (bytes >= 0),
    PRIMARY KEY (player, hour)
) STRICT, WITHOUT ROWID;
INSERT INTO "idempotency_use" VALUES('1m8jhfwp2ej64txh',498866,140);
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL,
    needs      INTEGER NOT NULL CHECK (needs > 0) -- how many migrations a program must know to work with it
) STRICT;
INSERT INTO "migration" VALUES(1,'schema',X'331B02F34DAE1B3AE8099DCFDED645110421CFB322494842F3521DB16AE495F0',1795918656085,1);
CREATE TABLE notification (
    player   TEXT    NOT NULL,
    seq      INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the player
    at       INTEGER NOT NULL,
    kind     TEXT    NOT NULL,                 -- invited, joined, declined, turn, round-over, finished, rematch, aborted;
                                               -- tournament-invited, tournament-missed
    game     TEXT    NOT NULL,                 -- of the kinds that begin with `tournament-` a tournament
    game_seq INTEGER NOT NULL,                 -- its event that it is about
    PRIMARY KEY (player, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "notification" VALUES('1m8jhfwp2ej64txh',1,1795918656497,'joined','1m8jhfwzfaf1b1nh',2);
INSERT INTO "notification" VALUES('1m8jhfwp2ej64txh',2,1795918656497,'turn','1m8jhfwzfaf1b1nh',3);
INSERT INTO "notification" VALUES('1m8jhfwp2ej64txh',3,1795918656501,'turn','1m8jhfwzfaf1b1nh',5);
INSERT INTO "notification" VALUES('1m8jhfwp2ej64txh',4,1795918656502,'round-over','1m8jhfwzfaf1b1nh',7);
INSERT INTO "notification" VALUES('1m8jhfwp2ej64txh',5,1795918656502,'finished','1m8jhfwzfaf1b1nh',8);
INSERT INTO "notification" VALUES('1m8jhfwp2ej64txh',6,1795918656966,'invited','1m8jhfxe6cyc8vyv',1);
INSERT INTO "notification" VALUES('1m8jhfwp2ej64txh',7,1795918656983,'joined','1m8jhfxe6cyc8vyv',3);
INSERT INTO "notification" VALUES('1m8jhfwp2ej64txh',8,1795918656983,'turn','1m8jhfxe6cyc8vyv',4);
INSERT INTO "notification" VALUES('1m8jhfwp2ej64txh',9,1795918656985,'round-over','1m8jhfxe6cyc8vyv',6);
INSERT INTO "notification" VALUES('1m8jhfwp2ej64txh',10,1795918656985,'finished','1m8jhfxe6cyc8vyv',7);
INSERT INTO "notification" VALUES('1m8jhfwp2ej64txh',11,1795918657083,'invited','1m8jhfxht4atp2v7',1);
INSERT INTO "notification" VALUES('1m8jhfwp5azv9b43',1,1795918656374,'invited','1m8jhfwvp0mvg1a9',1);
INSERT INTO "notification" VALUES('1m8jhfwp5azv9b43',2,1795918656455,'aborted','1m8jhfwy5a8kpbnc',2);
INSERT INTO "notification" VALUES('1m8jhfwp5azv9b43',3,1795918656495,'invited','1m8jhfwzfaf1b1nh',1);
INSERT INTO "notification" VALUES('1m8jhfwp5azv9b43',4,1795918656500,'turn','1m8jhfwzfaf1b1nh',4);
INSERT INTO "notification" VALUES('1m8jhfwp5azv9b43',5,1795918656502,'finished','1m8jhfwzfaf1b1nh',8);
INSERT INTO "notification" VALUES('1m8jhfwp5azv9b43',6,1795918656665,'tournament-invited','1m8jhfx4s5k4206y',1);
INSERT INTO "notification" VALUES('1m8jhfwp5azv9b43',7,1795918656966,'invited','1m8jhfxe6cyc8vyv',1);
INSERT INTO "notification" VALUES('1m8jhfwp5azv9b43',8,1795918656985,'finished','1m8jhfxe6cyc8vyv',7);
INSERT INTO "notification" VALUES('1m8jhfwp5azv9b43',9,1795918657073,'tournament-invited','1m8jhfxhhfzcxrhw',1);
INSERT INTO "notification" VALUES('1m8jhfwp79h0g1c3',1,1795918656453,'invited','1m8jhfwy5a8kpbnc',1);
INSERT INTO "notification" VALUES('1m8jhfwp79h0g1c3',2,1795918656455,'aborted','1m8jhfwy5a8kpbnc',2);
INSERT INTO "notification" VALUES('1m8jhfwp79h0g1c3',3,1795918656460,'invited','1m8jhfwyc1a56ejj',1);
INSERT INTO "notification" VALUES('1m8jhfwp79h0g1c3',4,1795918656665,'tournament-invited','1m8jhfx4s5k4206y',1);
INSERT INTO "notification" VALUES('1m8jhfwp79h0g1c3',5,1795918656966,'tournament-missed','1m8jhfx4s5k4206y',3);
INSERT INTO "notification" VALUES('1m8jhfwp79h0g1c3',6,1795918657076,'tournament-invited','1m8jhfxhmcdbexf4',1);
INSERT INTO "notification" VALUES('1m8jhfwp79h0g1c3',7,1795918657081,'tournament-invited','1m8jhfxhs3g876x0',1);
INSERT INTO "notification" VALUES('1m8jhfwp79h0g1c3',8,1795918657083,'invited','1m8jhfxht4atp2v7',1);
INSERT INTO "notification" VALUES('1m8jhfwvsftrp56b',1,1795918656390,'joined','1m8jhfww3fmzrwsq',2);
INSERT INTO "notification" VALUES('1m8jhfwvsftrp56b',2,1795918656390,'turn','1m8jhfww3fmzrwsq',3);
INSERT INTO "notification" VALUES('1m8jhfwvsftrp56b',3,1795918656395,'round-over','1m8jhfww3fmzrwsq',6);
INSERT INTO "notification" VALUES('1m8jhfwvsftrp56b',4,1795918656399,'turn','1m8jhfww3fmzrwsq',8);
INSERT INTO "notification" VALUES('1m8jhfwvsftrp56b',5,1795918656400,'finished','1m8jhfww3fmzrwsq',11);
INSERT INTO "notification" VALUES('1m8jhfwvv7bferrq',1,1795918656393,'turn','1m8jhfww3fmzrwsq',4);
INSERT INTO "notification" VALUES('1m8jhfwvv7bferrq',2,1795918656395,'round-over','1m8jhfww3fmzrwsq',6);
INSERT INTO "notification" VALUES('1m8jhfwvv7bferrq',3,1795918656400,'round-over','1m8jhfww3fmzrwsq',10);
INSERT INTO "notification" VALUES('1m8jhfwvv7bferrq',4,1795918656400,'finished','1m8jhfww3fmzrwsq',11);
INSERT INTO "notification" VALUES('1m8jhfwwjdnqzncj',1,1795918656414,'joined','1m8jhfwwv2r9wq3a',2);
INSERT INTO "notification" VALUES('1m8jhfwwjdnqzncj',2,1795918656422,'joined','1m8jhfwwv2r9wq3a',3);
INSERT INTO "notification" VALUES('1m8jhfwwmf1qrs1q',1,1795918656422,'joined','1m8jhfwwv2r9wq3a',3);
INSERT INTO "notification" VALUES('1m8jhfwwmf1qrs1q',2,1795918656422,'turn','1m8jhfwwv2r9wq3a',4);
INSERT INTO "notification" VALUES('1m8jhfwx98gqdhmt',1,1795918656438,'joined','1m8jhfwxkamza45b',2);
INSERT INTO "notification" VALUES('1m8jhfwx98gqdhmt',2,1795918656440,'joined','1m8jhfwxkamza45b',3);
INSERT INTO "notification" VALUES('1m8jhfwx98gqdhmt',3,1795918656440,'turn','1m8jhfwxkamza45b',4);
INSERT INTO "notification" VALUES('1m8jhfwxbasjfwk0',1,1795918656440,'joined','1m8jhfwxkamza45b',3);
INSERT INTO "notification" VALUES('1m8jhfwxbasjfwk0',2,1795918656443,'turn','1m8jhfwxkamza45b',5);
INSERT INTO "notification" VALUES('1m8jhfwxd0jgcq7y',1,1795918656445,'turn','1m8jhfwxkamza45b',6);
INSERT INTO "notification" VALUES('1m8jhfwynaz15kc7',1,1795918656474,'joined','1m8jhfwyrd7hcy8z',2);
INSERT INTO "notification" VALUES('1m8jhfwynaz15kc7',2,1795918656474,'turn','1m8jhfwyrd7hcy8z',3);
INSERT INTO "notification" VALUES('1m8jhfwynaz15kc7',3,1795918656479,'turn','1m8jhfwyrd7hcy8z',5);
INSERT INTO "notification" VALUES('1m8jhfwynaz15kc7',4,1795918656482,'turn','1m8jhfwyrd7hcy8z',7);
INSERT INTO "notification" VALUES('1m8jhfwynaz15kc7',5,1795918656487,'round-over','1m8jhfwyrd7hcy8z',9);
INSERT INTO "notification" VALUES('1m8jhfwynaz15kc7',6,1795918656493,'turn','1m8jhfwyrd7hcy8z',11);
INSERT INTO "notification" VALUES('1m8jhfwyq9m7h5w3',1,1795918656477,'turn','1m8jhfwyrd7hcy8z',4);
INSERT INTO "notification" VALUES('1m8jhfwyq9m7h5w3',2,1795918656480,'turn','1m8jhfwyrd7hcy8z',6);
INSERT INTO "notification" VALUES('1m8jhfwyq9m7h5w3',3,1795918656487,'round-over','1m8jhfwyrd7hcy8z',9);
INSERT INTO "notification" VALUES('1m8jhfwyq9m7h5w3',4,1795918656490,'turn','1m8jhfwyrd7hcy8z',10);
INSERT INTO "notification" VALUES('1m8jhfwzs9qrkdzj',1,1795918656509,'joined','1m8jhfwzw8et1rr3',2);
INSERT INTO "notification" VALUES('1m8jhfwzs9qrkdzj',2,1795918656509,'turn','1m8jhfwzw8et1rr3',4);
INSERT INTO "notification" VALUES('1m8jhfwzt6gsn535',1,1795918656512,'turn','1m8jhfwzw8et1rr3',6);
INSERT INTO "notification" VALUES('1m8jhfx028wps8gx',1,1795918656527,'joined','1m8jhfx0c8ja9qmv',2);
INSERT INTO "notification" VALUES('1m8jhfx028wps8gx',2,1795918656527,'turn','1m8jhfx0c8ja9qmv',4);
INSERT INTO "notification" VALUES('1m8jhfx028wps8gx',3,1795918656539,'turn','1m8jhfx0c8ja9qmv',8);
INSERT INTO "notification" VALUES('1m8jhfx028wps8gx',4,1795918656544,'turn','1m8jhfx0c8ja9qmv',12);
INSERT INTO "notification" VALUES('1m8jhfx028wps8gx',5,1795918656548,'turn','1m8jhfx0c8ja9qmv',16);
INSERT INTO "notification" VALUES('1m8jhfx028wps8gx',6,1795918656552,'turn','1m8jhfx0c8ja9qmv',20);
INSERT INTO "notification" VALUES('1m8jhfx028wps8gx',7,1795918656555,'turn','1m8jhfx0c8ja9qmv',24);
INSERT INTO "notification" VALUES('1m8jhfx028wps8gx',8,1795918656562,'turn','1m8jhfx0c8ja9qmv',28);
INSERT INTO "notification" VALUES('1m8jhfx028wps8gx',9,1795918656566,'turn','1m8jhfx0c8ja9qmv',32);
INSERT INTO "notification" VALUES('1m8jhfx028wps8gx',10,1795918656571,'turn','1m8jhfx0c8ja9qmv',36);
INSERT INTO "notification" VALUES('1m8jhfx028wps8gx',11,1795918656575,'turn','1m8jhfx0c8ja9qmv',40);
INSERT INTO "notification" VALUES('1m8jhfx028wps8gx',12,1795918656578,'turn','1m8jhfx0c8ja9qmv',44);
INSERT INTO "notification" VALUES('1m8jhfx028wps8gx',13,1795918656584,'turn','1m8jhfx0c8ja9qmv',48);
INSERT INTO "notification" VALUES('1m8jhfx028wps8gx',14,1795918656589,'turn','1m8jhfx0c8ja9qmv',52);
INSERT INTO "notification" VALUES('1m8jhfx028wps8gx',15,1795918656594,'round-over','1m8jhfx0c8ja9qmv',56);
INSERT INTO "notification" VALUES('1m8jhfx028wps8gx',16,1795918656594,'finished','1m8jhfx0c8ja9qmv',57);
INSERT INTO "notification" VALUES('1m8jhfx03a3nnfsx',1,1795918656536,'turn','1m8jhfx0c8ja9qmv',6);
INSERT INTO "notification" VALUES('1m8jhfx03a3nnfsx',2,1795918656541,'turn','1m8jhfx0c8ja9qmv',10);
INSERT INTO "notification" VALUES('1m8jhfx03a3nnfsx',3,1795918656546,'turn','1m8jhfx0c8ja9qmv',14);
INSERT INTO "notification" VALUES('1m8jhfx03a3nnfsx',4,1795918656550,'turn','1m8jhfx0c8ja9qmv',18);
INSERT INTO "notification" VALUES('1m8jhfx03a3nnfsx',5,1795918656553,'turn','1m8jhfx0c8ja9qmv',22);
INSERT INTO "notification" VALUES('1m8jhfx03a3nnfsx',6,1795918656560,'turn','1m8jhfx0c8ja9qmv',26);
INSERT INTO "notification" VALUES('1m8jhfx03a3nnfsx',7,1795918656564,'turn','1m8jhfx0c8ja9qmv',30);
INSERT INTO "notification" VALUES('1m8jhfx03a3nnfsx',8,1795918656568,'turn','1m8jhfx0c8ja9qmv',34);
INSERT INTO "notification" VALUES('1m8jhfx03a3nnfsx',9,1795918656573,'turn','1m8jhfx0c8ja9qmv',38);
INSERT INTO "notification" VALUES('1m8jhfx03a3nnfsx',10,1795918656576,'turn','1m8jhfx0c8ja9qmv',42);
INSERT INTO "notification" VALUES('1m8jhfx03a3nnfsx',11,1795918656582,'turn','1m8jhfx0c8ja9qmv',46);
INSERT INTO "notification" VALUES('1m8jhfx03a3nnfsx',12,1795918656587,'turn','1m8jhfx0c8ja9qmv',50);
INSERT INTO "notification" VALUES('1m8jhfx03a3nnfsx',13,1795918656592,'turn','1m8jhfx0c8ja9qmv',54);
INSERT INTO "notification" VALUES('1m8jhfx03a3nnfsx',14,1795918656594,'round-over','1m8jhfx0c8ja9qmv',56);
INSERT INTO "notification" VALUES('1m8jhfx03a3nnfsx',15,1795918656594,'finished','1m8jhfx0c8ja9qmv',57);
INSERT INTO "notification" VALUES('1m8jhfxk78grdy1y',1,1795918657138,'joined','1m8jhfxkb7q4vxfs',2);
INSERT INTO "notification" VALUES('1m8jhfxk78grdy1y',2,1795918657138,'turn','1m8jhfxkb7q4vxfs',3);
INSERT INTO "notification" VALUES('1m8jhfxk78grdy1y',3,1795918657148,'turn','1m8jhfxkb7q4vxfs',5);
INSERT INTO "notification" VALUES('1m8jhfxk78grdy1y',4,1795918657153,'turn','1m8jhfxkb7q4vxfs',7);
INSERT INTO "notification" VALUES('1m8jhfxk78grdy1y',5,1795918657155,'round-over','1m8jhfxkb7q4vxfs',9);
INSERT INTO "notification" VALUES('1m8jhfxk78grdy1y',6,1795918657155,'finished','1m8jhfxkb7q4vxfs',10);
INSERT INTO "notification" VALUES('1m8jhfxk9ej9v9ba',1,1795918657131,'invited','1m8jhfxkb7q4vxfs',1);
INSERT INTO "notification" VALUES('1m8jhfxk9ej9v9ba',2,1795918657143,'turn','1m8jhfxkb7q4vxfs',4);
INSERT INTO "notification" VALUES('1m8jhfxk9ej9v9ba',3,1795918657151,'turn','1m8jhfxkb7q4vxfs',6);
INSERT INTO "notification" VALUES('1m8jhfxk9ej9v9ba',4,1795918657155,'round-over','1m8jhfxkb7q4vxfs',9);
INSERT INTO "notification" VALUES('1m8jhfxk9ej9v9ba',5,1795918657155,'finished','1m8jhfxkb7q4vxfs',10);
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
INSERT INTO "player" VALUES('000000000p9c7fga','main','random',1,0,NULL,NULL,1795918656462,NULL);
INSERT INTO "player" VALUES('000000000vexb2yq','main','gomoku, level 3',1,0,NULL,NULL,1795918656374,NULL);
INSERT INTO "player" VALUES('1m8jhfwnr3b2n83b','main','service',1,0,NULL,NULL,1795918656184,NULL);
INSERT INTO "player" VALUES('1m8jhfwp2ej64txh','main','Ann',0,0,NULL,NULL,1795918656194,NULL);
INSERT INTO "player" VALUES('1m8jhfwp5azv9b43','main','Bob',0,0,NULL,NULL,1795918656197,NULL);
INSERT INTO "player" VALUES('1m8jhfwp79h0g1c3','main','Cyd',0,0,1795918656209,NULL,1795918656199,NULL);
INSERT INTO "player" VALUES('1m8jhfwsx7cma6tz','main','Guest',0,1,NULL,NULL,1795918656317,NULL);
INSERT INTO "player" VALUES('1m8jhfwt03mrrqpa','main','Guest',0,1,NULL,NULL,1795918656320,NULL);
INSERT INTO "player" VALUES('1m8jhfwvsftrp56b','main','Player 0',0,0,NULL,NULL,1795918656377,NULL);
INSERT INTO "player" VALUES('1m8jhfwvv7bferrq','main','Player 1',0,0,NULL,NULL,1795918656379,NULL);
INSERT INTO "player" VALUES('1m8jhfwwjdnqzncj','main','Player 0',0,0,NULL,NULL,1795918656402,NULL);
INSERT INTO "player" VALUES('1m8jhfwwmf1qrs1q','main','Player 1',0,0,NULL,NULL,1795918656404,NULL);
INSERT INTO "player" VALUES('1m8jhfwwn3c3h47f','main','Player 2',0,0,NULL,NULL,1795918656405,NULL);
INSERT INTO "player" VALUES('1m8jhfwx98gqdhmt','main','Player 0',0,0,NULL,NULL,1795918656425,NULL);
INSERT INTO "player" VALUES('1m8jhfwxbasjfwk0','main','Player 1',0,0,NULL,NULL,1795918656427,NULL);
INSERT INTO "player" VALUES('1m8jhfwxd0jgcq7y','main','Player 2',0,0,NULL,NULL,1795918656429,NULL);
INSERT INTO "player" VALUES('1m8jhfwynaz15kc7','main','Player 0',0,0,NULL,NULL,1795918656469,NULL);
INSERT INTO "player" VALUES('1m8jhfwyq9m7h5w3','main','Player 1',0,0,NULL,NULL,1795918656471,NULL);
INSERT INTO "player" VALUES('1m8jhfwzs9qrkdzj','main','Player 0',0,0,NULL,NULL,1795918656505,NULL);
INSERT INTO "player" VALUES('1m8jhfwzt6gsn535','main','Player 1',0,0,NULL,NULL,1795918656506,NULL);
INSERT INTO "player" VALUES('1m8jhfx028wps8gx','main','Player 0',0,0,NULL,NULL,1795918656514,NULL);
INSERT INTO "player" VALUES('1m8jhfx03a3nnfsx','main','Player 1',0,0,NULL,NULL,1795918656515,NULL);
INSERT INTO "player" VALUES('1m8jhfxk78grdy1y','main','Dee',0,0,NULL,'1m8jhfwnr3b2n83b',1795918657127,NULL);
INSERT INTO "player" VALUES('1m8jhfxk9ej9v9ba','main',NULL,0,0,NULL,'1m8jhfwnr3b2n83b',1795918657129,1795918657158);
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
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m8jhfwp2ej64txh',1,0,X'0002020000A09C0102C0A907C0A907C0A907020284CCBFD1C46884CCBFD1C46884CCBFD1C46884CCBFD1C46884CCBFD1C46880E0CFC9C46802020000A09C0102C0A907C0A907C0A907020284CCBFD1C46884CCBFD1C46884CCBFD1C46884CCBFD1C46884CCBFD1C46880C09EDBC06802020000A09C0102C0A907C0A907C0A907020284CCBFD1C46884CCBFD1C46884CCBFD1C46884CCBFD1C46884CCBFD1C46880A0BFC6B26802020000A09C0102C0A907C0A907C0A907020284CCBFD1C46884CCBFD1C46884CCBFD1C46884CCBFD1C46884CCBFD1C468',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m8jhfwp5azv9b43',2,0,X'0002020000A09C0102C0A907C0A907C0A9070202E8CCBFD1C468E8CCBFD1C468E8CCBFD1C468E8CCBFD1C468E8CCBFD1C46880E0CFC9C46802020000A09C0102C0A907C0A907C0A9070202E8CCBFD1C468E8CCBFD1C468E8CCBFD1C468E8CCBFD1C468E8CCBFD1C46880C09EDBC06802020000A09C0102C0A907C0A907C0A9070202E8CCBFD1C468E8CCBFD1C468E8CCBFD1C468E8CCBFD1C468E8CCBFD1C46880A0BFC6B26802020000A09C0102C0A907C0A907C0A9070202E8CCBFD1C468E8CCBFD1C468E8CCBFD1C468E8CCBFD1C468E8CCBFD1C468',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m8jhfwt03mrrqpa',3,0,X'0002020000A09C0102E0C508E0C508E0C5080202E0CDBFD1C468E0CDBFD1C468E0CDBFD1C468E0CDBFD1C468E0CDBFD1C46880E0CFC9C46802020000A09C0102E0C508E0C508E0C5080202E0CDBFD1C468E0CDBFD1C468E0CDBFD1C468E0CDBFD1C468E0CDBFD1C46880C09EDBC06802020000A09C0102E0C508E0C508E0C5080202E0CDBFD1C468E0CDBFD1C468E0CDBFD1C468E0CDBFD1C468E0CDBFD1C46880A0BFC6B26802020000A09C0102E0C508E0C508E0C5080202E0CDBFD1C468E0CDBFD1C468E0CDBFD1C468E0CDBFD1C468E0CDBFD1C468',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','gomoku','1m8jhfwp2ej64txh',3,0,X'0002020000A09C01000000000202ECCFBFD1C468ECCFBFD1C4680000ECCFBFD1C46880E0CFC9C46802020000A09C01000000000202ECCFBFD1C468ECCFBFD1C4680000ECCFBFD1C46880C09EDBC06802020000A09C01000000000202ECCFBFD1C468ECCFBFD1C4680000ECCFBFD1C46880A0BFC6B26802020000A09C01000000000202ECCFBFD1C468ECCFBFD1C4680000ECCFBFD1C468',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795918656502);
INSERT INTO "player_stats" VALUES('main','gomoku','1m8jhfwp5azv9b43',4,0,X'000200000200000000000000000000000080E0CFC9C4680200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080A0BFC6B26802000002000000000000000000000000',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795918656502);
INSERT INTO "player_stats" VALUES('main','number-guess','1m8jhfwp2ej64txh',1,0,X'000200000200000000000000000000000080E0CFC9C4680200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080A0BFC6B26802000002000000000000000000000000',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','number-guess','1m8jhfwp5azv9b43',2,0,X'000200000200000000000000000000000080E0CFC9C4680200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080A0BFC6B26802000002000000000000000000000000',NULL,NULL,NULL,NULL);
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
INSERT INTO "question_part" VALUES(1,'1m8jhfxj2d9j98wf',0,'[{"text":"What is the capital of France?","answers":["Paris"],"category":"Europe","difficulty":"easy"}]');
INSERT INTO "question_part" VALUES(2,'1m8jhfxj5cp0ebbh',0,'[{"text":"What is the capital of France?","answers":["Paris"],"category":"Europe","difficulty":"easy"},{"text":"Which is the capital of Norway?","choices":["Oslo","Bergen"],"correct":0}]');
INSERT INTO "question_part" VALUES(3,'1m8jhfxje7mjy2zx',0,'[{"text":"When was Canberra founded?","range":[1912,1914]}]');
INSERT INTO "question_part" VALUES(4,'1m8jhfxjhbtjamqw',0,'[{"text":"Is Oslo in Norway?","correct":true}]');
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
INSERT INTO "question_set" VALUES('1m8jhfxj2d9jb1zh','main','1m8jhfwp2ej64txh',3,'Capitals','capitals','en','own','Ann',NULL,NULL,0,3507,1795918657090,1795918657102,NULL);
INSERT INTO "question_set" VALUES('1m8jhfxjhbtjb9ys','main','1m8jhfwp5azv9b43',1,'One','one','en','own','Ann',NULL,NULL,1,1072,1795918657105,1795918657105,NULL);
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
INSERT INTO "question_version" VALUES('1m8jhfxj2d9jb1zh',1,1,'1m8jhfxj2d9j98wf',1795918657090,'Capitals','en','own','Ann',NULL,NULL,0,1,'{"text":1,"choice":0,"boolean":0,"number":0}','[{"name":"Europe","count":1}]',1156);
INSERT INTO "question_version" VALUES('1m8jhfxj2d9jb1zh',2,2,'1m8jhfxj5cp0ebbh',1795918657093,'Capitals','en','own','Ann',NULL,NULL,0,2,'{"text":1,"choice":1,"boolean":0,"number":0}','[{"name":"Europe","count":1}]',1239);
INSERT INTO "question_version" VALUES('1m8jhfxj2d9jb1zh',3,2,'1m8jhfxje7mjy2zx',1795918657102,'Capitals','en','own','Ann',NULL,NULL,0,3,'{"text":1,"choice":1,"boolean":0,"number":1}','[{"name":"Europe","count":1}]',1112);
INSERT INTO "question_version" VALUES('1m8jhfxjhbtjb9ys',1,1,'1m8jhfxjhbtjamqw',1795918657105,'One','en','own','Ann',NULL,NULL,1,1,'{"text":0,"choice":0,"boolean":1,"number":0}','[]',1072);
CREATE TABLE rating_pair (
    ruleset TEXT    NOT NULL,
    a       TEXT    NOT NULL, -- the player whose id is the smaller
    b       TEXT    NOT NULL,
    day     INTEGER NOT NULL, -- its beginning
    games   INTEGER NOT NULL,
    PRIMARY KEY (ruleset, a, b)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_pair" VALUES('gomoku','1m8jhfwp2ej64txh','1m8jhfwp5azv9b43',1795910400000,1);
CREATE TABLE rating_step (
    player    TEXT NOT NULL,
    ruleset   TEXT NOT NULL,
    result    TEXT NOT NULL, -- the match
    rating    REAL NOT NULL, -- from then on
    deviation REAL NOT NULL,
    PRIMARY KEY (player, ruleset, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_step" VALUES('1m8jhfwp2ej64txh','gomoku','1m8jhfwzpex4vdtj',1.66231089390629767875e+03,2.90318963717980466293e+02);
INSERT INTO "rating_step" VALUES('1m8jhfwp5azv9b43','gomoku','1m8jhfwzpex4vdtj',1.33768910609370232124e+03,2.90318963717980466293e+02);
CREATE TABLE result (
    id           TEXT    PRIMARY KEY NOT NULL,
    app          TEXT    NOT NULL DEFAULT 'main',
    game         TEXT    NOT NULL,                    -- a reference would read a row of the game at the end of each round
    round        INTEGER NOT NULL CHECK (round >= 0), -- 1, 2, 3, ...; 0 = the match
    ruleset      TEXT    NOT NULL,
    ranked       INTEGER NOT NULL CHECK (ranked IN (0, 1)),
    is_public    INTEGER NOT NULL CHECK (is_public IN (0, 1)), -- the game was, when this was published: in the feed
    published_at INTEGER NOT NULL,
    body         TEXT    NOT NULL                     -- JSON, without names
) STRICT, WITHOUT ROWID;
INSERT INTO "result" VALUES('1m8jhfwr2dzf92kd','main','1m8jhfwpr1djc583',1,'bulls-and-cows',1,0,1795918656258,'{"id":"1m8jhfwr2dzf92kd","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"5237","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-29T02:17:36.258Z"}');
INSERT INTO "result" VALUES('1m8jhfwr2dzf9ejk','main','1m8jhfwpr1djc583',0,'bulls-and-cows',1,0,1795918656258,'{"id":"1m8jhfwr2dzf9ejk","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-29T02:17:36.258Z"}');
INSERT INTO "result" VALUES('1m8jhfwsm40sg42v','main','1m8jhfwr92n2f9ns',1,'bulls-and-cows',1,0,1795918656308,'{"id":"1m8jhfwsm40sg42v","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"5706","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-29T02:17:36.308Z"}');
INSERT INTO "result" VALUES('1m8jhfwsm40sgfs5','main','1m8jhfwr92n2f9ns',0,'bulls-and-cows',1,0,1795918656308,'{"id":"1m8jhfwsm40sgfs5","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-29T02:17:36.308Z"}');
INSERT INTO "result" VALUES('1m8jhfwsq80fa5bc','main','1m8jhfwsn03vgtnm',1,'number-guess',1,0,1795918656311,'{"id":"1m8jhfwsq80fa5bc","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"1195","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-29T02:17:36.311Z"}');
INSERT INTO "result" VALUES('1m8jhfwsq80fagmg','main','1m8jhfwsn03vgtnm',0,'number-guess',1,0,1795918656311,'{"id":"1m8jhfwsq80fagmg","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-29T02:17:36.311Z"}');
INSERT INTO "result" VALUES('1m8jhfwsvcndqab8','main','1m8jhfwss0p033a6',1,'number-guess',1,0,1795918656315,'{"id":"1m8jhfwsvcndqab8","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"5770","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-29T02:17:36.315Z"}');
INSERT INTO "result" VALUES('1m8jhfwsvcndr7q3','main','1m8jhfwss0p033a6',0,'number-guess',1,0,1795918656315,'{"id":"1m8jhfwsvcndr7q3","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-29T02:17:36.315Z"}');
INSERT INTO "result" VALUES('1m8jhfwvg4ej56p3','main','1m8jhfwt03mrrwcx',1,'bulls-and-cows',1,0,1795918656368,'{"id":"1m8jhfwvg4ej56p3","round":1,"leader":null,"attempts":7,"solved":true,"solver":0,"secret":"7802","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-29T02:17:36.368Z"}');
INSERT INTO "result" VALUES('1m8jhfwwbfywpprf','main','1m8jhfww3fmzrwsq',1,'bulls-and-cows',0,1,1795918656395,'{"id":"1m8jhfwwbfywpprf","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-29T02:17:36.395Z"}');
INSERT INTO "result" VALUES('1m8jhfwwg64qc2ty','main','1m8jhfww3fmzrwsq',2,'bulls-and-cows',0,1,1795918656400,'{"id":"1m8jhfwwg64qc2ty","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-29T02:17:36.400Z"}');
INSERT INTO "result" VALUES('1m8jhfwwg64qcvta','main','1m8jhfww3fmzrwsq',0,'bulls-and-cows',0,1,1795918656400,'{"id":"1m8jhfwwg64qcvta","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation","published_at":"2026-11-29T02:17:36.400Z"}');
INSERT INTO "result" VALUES('1m8jhfwz7eesqh8s','main','1m8jhfwyrd7hcy8z',1,'tic-tac-toe',0,1,1795918656487,'{"id":"1m8jhfwz7eesqh8s","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-29T02:17:36.487Z"}');
INSERT INTO "result" VALUES('1m8jhfwzpex4sdzv','main','1m8jhfwzfaf1b1nh',1,'gomoku',1,0,1795918656502,'{"id":"1m8jhfwzpex4sdzv","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-29T02:17:36.502Z"}');
INSERT INTO "result" VALUES('1m8jhfwzpex4vdtj','main','1m8jhfwzfaf1b1nh',0,'gomoku',1,0,1795918656502,'{"id":"1m8jhfwzpex4vdtj","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","published_at":"2026-11-29T02:17:36.502Z"}');
INSERT INTO "result" VALUES('1m8jhfx2j1j78544','main','1m8jhfx0c8ja9qmv',1,'yahtzee',0,0,1795918656594,'{"id":"1m8jhfx2j1j78544","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":1,"twos":2,"threes":6,"fours":0,"fives":5,"sixes":12,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":22},"upper_total":26,"upper_bonus":0,"yahtzee_bonus":0,"total":48},{"seat":1,"boxes":{"aces":1,"twos":2,"threes":3,"fours":0,"fives":5,"sixes":12,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":30,"large-straight":0,"yahtzee":0,"chance":20},"upper_total":23,"upper_bonus":0,"yahtzee_bonus":0,"total":73}],"forfeited":[],"forfeited_by":null,"points":[48,73],"published_at":"2026-11-29T02:17:36.594Z"}');
INSERT INTO "result" VALUES('1m8jhfx2j1j79z5p','main','1m8jhfx0c8ja9qmv',0,'yahtzee',0,0,1795918656594,'{"id":"1m8jhfx2j1j79z5p","outcome":"win","winners":[1],"points":[48,73],"reason":"rounds","published_at":"2026-11-29T02:17:36.594Z"}');
INSERT INTO "result" VALUES('1m8jhfxes1ar64r4','main','1m8jhfxe6cyc8vyv',1,'tic-tac-toe',0,0,1795918656985,'{"id":"1m8jhfxes1ar64r4","round":1,"leader":0,"moves":0,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-29T02:17:36.985Z"}');
INSERT INTO "result" VALUES('1m8jhfxes1ar7c4y','main','1m8jhfxe6cyc8vyv',0,'tic-tac-toe',0,0,1795918656985,'{"id":"1m8jhfxes1ar7c4y","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","published_at":"2026-11-29T02:17:36.985Z"}');
INSERT INTO "result" VALUES('1m8jhfxjz1d7jfgm','main','1m8jhfxjr9fypqnc',1,'quiz',0,0,1795918657119,'{"id":"1m8jhfxjz1d7jfgm","round":1,"leader":null,"scores":[{"seat":0,"points":0,"right":0,"wrong":0,"passes":0,"unanswered":1,"tie_break":null}],"places":[1],"tie_break":null,"title":null,"forfeited_by":null,"points":[0],"published_at":"2026-11-29T02:17:37.119Z"}');
INSERT INTO "result" VALUES('1m8jhfxjz1d7jn63','main','1m8jhfxjr9fypqnc',0,'quiz',0,0,1795918657119,'{"id":"1m8jhfxjz1d7jn63","outcome":"loss","winners":[],"points":[0],"minor":[0],"reason":"rounds","published_at":"2026-11-29T02:17:37.119Z"}');
INSERT INTO "result" VALUES('1m8jhfxm307xe0w5','main','1m8jhfxkb7q4vxfs',1,'tic-tac-toe',0,0,1795918657155,'{"id":"1m8jhfxm307xe0w5","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-29T02:17:37.155Z"}');
INSERT INTO "result" VALUES('1m8jhfxm307xj4s4','main','1m8jhfxkb7q4vxfs',0,'tic-tac-toe',0,0,1795918657155,'{"id":"1m8jhfxm307xj4s4","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-29T02:17:37.155Z"}');
CREATE TABLE result_reader (
    reader  TEXT NOT NULL,            -- a player, or a service's, or the game
    result  TEXT NOT NULL,            -- '' = none: a record
    ruleset TEXT NOT NULL DEFAULT '', -- of a record
    tally   BLOB,                     -- of a record, of all time: see play/stats.h
    PRIMARY KEY (reader, result, ruleset),
    CHECK ((result = '') = (tally IS NOT NULL) AND (result = '') = (ruleset <> ''))
) STRICT, WITHOUT ROWID;
INSERT INTO "result_reader" VALUES('1m8jhfwnr3b2n83b','1m8jhfxm307xe0w5','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfwnr3b2n83b','1m8jhfxm307xj4s4','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfwp2ej64txh','','bulls-and-cows',X'0002020000A09C0100000000020284CCBFD1C46884CCBFD1C468000084CCBFD1C468');
INSERT INTO "result_reader" VALUES('1m8jhfwp2ej64txh','','gomoku',X'0002020000A09C01000000000202ECCFBFD1C468ECCFBFD1C4680000ECCFBFD1C468');
INSERT INTO "result_reader" VALUES('1m8jhfwp2ej64txh','','number-guess',X'0002000002000000000000000000000000');
INSERT INTO "result_reader" VALUES('1m8jhfwp2ej64txh','','quiz',X'0002000000000000000000000000000000');
INSERT INTO "result_reader" VALUES('1m8jhfwp2ej64txh','','tic-tac-toe',X'0002020000A09C01000000000202B2D7BFD1C468B2D7BFD1C4680000B2D7BFD1C468');
INSERT INTO "result_reader" VALUES('1m8jhfwp2ej64txh','1m8jhfwr2dzf92kd','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfwp2ej64txh','1m8jhfwr2dzf9ejk','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfwp2ej64txh','1m8jhfwsq80fa5bc','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfwp2ej64txh','1m8jhfwsq80fagmg','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfwp2ej64txh','1m8jhfwzpex4sdzv','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfwp2ej64txh','1m8jhfwzpex4vdtj','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfwp2ej64txh','1m8jhfxes1ar64r4','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfwp2ej64txh','1m8jhfxes1ar7c4y','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfwp2ej64txh','1m8jhfxjz1d7jfgm','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfwp2ej64txh','1m8jhfxjz1d7jn63','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfwp5azv9b43','','bulls-and-cows',X'0002020000A09C01000000000202E8CCBFD1C468E8CCBFD1C4680000E8CCBFD1C468');
INSERT INTO "result_reader" VALUES('1m8jhfwp5azv9b43','','gomoku',X'0002000002000000000000000000000000');
INSERT INTO "result_reader" VALUES('1m8jhfwp5azv9b43','','number-guess',X'0002000002000000000000000000000000');
INSERT INTO "result_reader" VALUES('1m8jhfwp5azv9b43','','tic-tac-toe',X'0002000002000000000000000000000000');
INSERT INTO "result_reader" VALUES('1m8jhfwp5azv9b43','1m8jhfwsm40sg42v','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfwp5azv9b43','1m8jhfwsm40sgfs5','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfwp5azv9b43','1m8jhfwsvcndqab8','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfwp5azv9b43','1m8jhfwsvcndr7q3','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfwp5azv9b43','1m8jhfwzpex4sdzv','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfwp5azv9b43','1m8jhfwzpex4vdtj','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfwp5azv9b43','1m8jhfxes1ar64r4','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfwp5azv9b43','1m8jhfxes1ar7c4y','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfwpr1djc583','1m8jhfwr2dzf92kd','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfwpr1djc583','1m8jhfwr2dzf9ejk','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfwr92n2f9ns','1m8jhfwsm40sg42v','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfwr92n2f9ns','1m8jhfwsm40sgfs5','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfwsn03vgtnm','1m8jhfwsq80fa5bc','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfwsn03vgtnm','1m8jhfwsq80fagmg','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfwss0p033a6','1m8jhfwsvcndqab8','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfwss0p033a6','1m8jhfwsvcndr7q3','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfwt03mrrqpa','','bulls-and-cows',X'0002020000A09C01000000000202E0CDBFD1C468E0CDBFD1C4680000E0CDBFD1C468');
INSERT INTO "result_reader" VALUES('1m8jhfwt03mrrqpa','1m8jhfwvg4ej56p3','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfwt03mrrwcx','1m8jhfwvg4ej56p3','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfwvsftrp56b','','bulls-and-cows',X'0002000002000000000000000000000000');
INSERT INTO "result_reader" VALUES('1m8jhfwvsftrp56b','1m8jhfwwbfywpprf','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfwvsftrp56b','1m8jhfwwg64qc2ty','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfwvsftrp56b','1m8jhfwwg64qcvta','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfwvv7bferrq','','bulls-and-cows',X'0002020000C0B802000000000202A0CEBFD1C468A0CEBFD1C4680000A0CEBFD1C468');
INSERT INTO "result_reader" VALUES('1m8jhfwvv7bferrq','1m8jhfwwbfywpprf','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfwvv7bferrq','1m8jhfwwg64qc2ty','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfwvv7bferrq','1m8jhfwwg64qcvta','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfww3fmzrwsq','1m8jhfwwbfywpprf','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfww3fmzrwsq','1m8jhfwwg64qc2ty','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfww3fmzrwsq','1m8jhfwwg64qcvta','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfwynaz15kc7','1m8jhfwz7eesqh8s','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfwyq9m7h5w3','1m8jhfwz7eesqh8s','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfwyrd7hcy8z','1m8jhfwz7eesqh8s','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfwzfaf1b1nh','1m8jhfwzpex4sdzv','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfwzfaf1b1nh','1m8jhfwzpex4vdtj','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfx028wps8gx','','yahtzee',X'000200000280CC3A00000000000000A4D1BFD1C468000000');
INSERT INTO "result_reader" VALUES('1m8jhfx028wps8gx','1m8jhfx2j1j78544','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfx028wps8gx','1m8jhfx2j1j79z5p','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfx03a3nnfsx','','yahtzee',X'0002020000A08E59000000000202A4D1BFD1C468A4D1BFD1C4680000A4D1BFD1C468');
INSERT INTO "result_reader" VALUES('1m8jhfx03a3nnfsx','1m8jhfx2j1j78544','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfx03a3nnfsx','1m8jhfx2j1j79z5p','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfx0c8ja9qmv','1m8jhfx2j1j78544','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfx0c8ja9qmv','1m8jhfx2j1j79z5p','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfxe6cyc8vyv','1m8jhfxes1ar64r4','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfxe6cyc8vyv','1m8jhfxes1ar7c4y','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfxjr9fypqnc','1m8jhfxjz1d7jfgm','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfxjr9fypqnc','1m8jhfxjz1d7jn63','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfxk78grdy1y','','tic-tac-toe',X'0002020000A09C0100000000020286DABFD1C46886DABFD1C468000086DABFD1C468');
INSERT INTO "result_reader" VALUES('1m8jhfxk78grdy1y','1m8jhfxm307xe0w5','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfxk78grdy1y','1m8jhfxm307xj4s4','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfxk9ej9v9ba','','tic-tac-toe',X'0002000002000000000000000000000000');
INSERT INTO "result_reader" VALUES('1m8jhfxk9ej9v9ba','1m8jhfxm307xe0w5','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfxk9ej9v9ba','1m8jhfxm307xj4s4','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfxkb7q4vxfs','1m8jhfxm307xe0w5','',NULL);
INSERT INTO "result_reader" VALUES('1m8jhfxkb7q4vxfs','1m8jhfxm307xj4s4','',NULL);
CREATE TABLE round_questions (
    game         TEXT    NOT NULL REFERENCES game (id),
    round        INTEGER NOT NULL CHECK (round > 0),
    fingerprints BLOB    NOT NULL, -- of each question eight bytes, the highest first: see rules/quiz_set.h
    PRIMARY KEY (game, round)
) STRICT, WITHOUT ROWID;
INSERT INTO "round_questions" VALUES('1m8jhfxjr9fypqnc',1,X'08293EB9F6B0DCC6');
CREATE TABLE seat (
    game      TEXT    NOT NULL REFERENCES game (id),
    seat      INTEGER NOT NULL CHECK (seat >= -1), -- -1 = who made the game and sits nowhere: they watch it
    -- NULL = open, or somebody without an account. A guest is written after the seat that they were made for, once nothing can be refused any more: hence
    -- the check at the commit. For it, SQLite looks for each new player among the seats, which takes their index.
    player    TEXT REFERENCES player (id) DEFERRABLE INITIALLY DEFERRED,
    status    TEXT    NOT NULL CHECK (status IN ('open', 'invited', 'joined', 'declined', 'resigned', 'watching')),
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
INSERT INTO "seat" VALUES('1m8jhfwpr1djc583',0,'1m8jhfwp2ej64txh','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8jhfwr92n2f9ns',0,'1m8jhfwp5azv9b43','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8jhfwsn03vgtnm',0,'1m8jhfwp2ej64txh','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8jhfwss0p033a6',0,'1m8jhfwp5azv9b43','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8jhfwsx7cmbgr0',0,'1m8jhfwsx7cma6tz','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8jhfwt03mrrwcx',0,'1m8jhfwt03mrrqpa','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8jhfwvp0mvg1a9',-1,'1m8jhfwp2ej64txh','watching',1,0,NULL,1,NULL,NULL);
INSERT INTO "seat" VALUES('1m8jhfwvp0mvg1a9',0,'1m8jhfwp5azv9b43','invited',1,0,'1m8jhfwp2ej64txh',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8jhfwvp0mvg1a9',1,'000000000vexb2yq','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8jhfww3fmzrwsq',0,'1m8jhfwvsftrp56b','resigned',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8jhfww3fmzrwsq',1,'1m8jhfwvv7bferrq','joined',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8jhfwwv2r9wq3a',0,'1m8jhfwwjdnqzncj','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8jhfwwv2r9wq3a',1,'1m8jhfwwmf1qrs1q','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8jhfwwv2r9wq3a',2,'1m8jhfwwn3c3h47f','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8jhfwxkamza45b',0,'1m8jhfwx98gqdhmt','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8jhfwxkamza45b',1,'1m8jhfwxbasjfwk0','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8jhfwxkamza45b',2,'1m8jhfwxd0jgcq7y','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8jhfwxy0a28hyv',0,'1m8jhfwp2ej64txh','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8jhfwxy0a28hyv',1,NULL,'open',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8jhfwy5a8kpbnc',0,'1m8jhfwp5azv9b43','joined',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8jhfwy5a8kpbnc',1,'1m8jhfwp79h0g1c3','invited',0,1,'1m8jhfwp5azv9b43',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8jhfwyc1a56ejj',0,'1m8jhfwp2ej64txh','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8jhfwyc1a56ejj',1,'1m8jhfwp79h0g1c3','invited',1,0,'1m8jhfwp2ej64txh',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8jhfwye7h2ynkp',0,'1m8jhfwp2ej64txh','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8jhfwye7h2ynkp',1,'000000000p9c7fga','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8jhfwyrd7hcy8z',0,'1m8jhfwynaz15kc7','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8jhfwyrd7hcy8z',1,'1m8jhfwyq9m7h5w3','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8jhfwzfaf1b1nh',0,'1m8jhfwp2ej64txh','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8jhfwzfaf1b1nh',1,'1m8jhfwp5azv9b43','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8jhfwzw8et1rr3',0,'1m8jhfwzs9qrkdzj','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8jhfwzw8et1rr3',1,'1m8jhfwzt6gsn535','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8jhfx0c8ja9qmv',0,'1m8jhfx028wps8gx','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8jhfx0c8ja9qmv',1,'1m8jhfx03a3nnfsx','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8jhfxe6cyc8vyv',0,'1m8jhfwp2ej64txh','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8jhfxe6cyc8vyv',1,'1m8jhfwp5azv9b43','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8jhfxht4atp2v7',0,'1m8jhfwp2ej64txh','invited',1,0,'1m8jhfxhmcdbexf4',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8jhfxht4atp2v7',1,'1m8jhfwp79h0g1c3','invited',1,0,'1m8jhfxhmcdbexf4',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8jhfxjr9fypqnc',0,'1m8jhfwp2ej64txh','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8jhfxkb7q4vxfs',0,'1m8jhfxk78grdy1y','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8jhfxkb7q4vxfs',1,'1m8jhfxk9ej9v9ba','joined',0,0,NULL,0,NULL,NULL);
CREATE TABLE server_secret (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB    NOT NULL CHECK (length(key) = 32)
) STRICT;
INSERT INTO "server_secret" VALUES(1,X'B37F3F5B35F7DC49C97AB0D6630DD0FCE79E7E4E60B93B909CB852E55AC181A7');
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
INSERT INTO "token" VALUES(X'019043CC42242AE9FD3DDDEA9082039E0B7096B07C2268853A16B1EE026A87E8','main','1m8jhfwnr3b2n9r4','1m8jhfwnr3b2n83b',2,'referee token create',1795918656184,NULL,NULL);
INSERT INTO "token" VALUES(X'26B633B55FA74888E3182DA50B7CB4301401B80716FD6835D4770EFA82038BB7','main','1m8jhfwynaz15ke3','1m8jhfwynaz15kc7',1,'',1795918656469,NULL,NULL);
INSERT INTO "token" VALUES(X'2EB5F2BE8333FA6D3ADD1EB14F2846BBF86B57A0A27E2EE4CBD0860DE49A874E','main','1m8jhfwp79h0hke2','1m8jhfwp79h0g1c3',1,'',1795918656199,NULL,NULL);
INSERT INTO "token" VALUES(X'3A30C38D06403C56B84DB1F4D5B47EBFD0D7B99E05F89E88DFDF9CC40C5313BE','main','1m8jhfwwjdnqzz0h','1m8jhfwwjdnqzncj',1,'',1795918656402,NULL,NULL);
INSERT INTO "token" VALUES(X'59CCE4A47BC83B336CBAF2561B692B3EC8B2DA486153EB225B719CE90563A332','main','1m8jhfwyq9m7k2nm','1m8jhfwyq9m7h5w3',1,'',1795918656471,NULL,NULL);
INSERT INTO "token" VALUES(X'6313BF5189C971362252C0666F3474EEEF4D2077427590DB3A43B196E9D64081','main','1m8jhfwvsftrpvbn','1m8jhfwvsftrp56b',1,'',1795918656377,NULL,NULL);
INSERT INTO "token" VALUES(X'6C36AEE53E6CB0FBA2EF1E949802749C1C7A796BC31C6562E5F44866D3B66103','main','1m8jhfx03a3nnhvm','1m8jhfx03a3nnfsx',1,'',1795918656515,NULL,NULL);
INSERT INTO "token" VALUES(X'74D3601BC9046636939362C0636C5BD721D1553A0E835BD36449381E318B23D6','main','1m8jhfwp2ej66m23','1m8jhfwp2ej64txh',1,'',1795918656194,NULL,NULL);
INSERT INTO "token" VALUES(X'831003D515AEB411DCC0914AFFB51EDA694C2308A4E9B89F02389067175F6A0E','main','1m8jhfwt03mrrzcg','1m8jhfwt03mrrqpa',1,'',1795918656320,NULL,NULL);
INSERT INTO "token" VALUES(X'8585F29E978AFF74DA607E20540864FF51B144318AB74F8F5AC985792D73CAF1','main','1m8jhfwx98gqe9aj','1m8jhfwx98gqdhmt',1,'',1795918656425,NULL,NULL);
INSERT INTO "token" VALUES(X'88EE319E4AE551667F353DDDD578B71173D1CA65CACA69C40169A18DB6018A5C','main','1m8jhfwzs9qrks2z','1m8jhfwzs9qrkdzj',1,'',1795918656505,NULL,NULL);
INSERT INTO "token" VALUES(X'95512AC2A5841545AFDEA8AE0F0D3206CE5BE1506433368FBA45F10189A00908','main','1m8jhfwvv7bffz93','1m8jhfwvv7bferrq',1,'',1795918656379,NULL,NULL);
INSERT INTO "token" VALUES(X'96416BE4FF0B9D7D49CD4CC2DC03F8B072FAE8026EC50D85DD11BC5AC79DDA46','main','1m8jhfwxbasjgyvt','1m8jhfwxbasjfwk0',1,'',1795918656427,NULL,NULL);
INSERT INTO "token" VALUES(X'AAF825DD91542C7018BD930D2D8C2E2A50069BB838DA7FF301A362F9A9013D11','main','1m8jhfwsx7cmd2br','1m8jhfwsx7cma6tz',1,'',1795918656317,NULL,NULL);
INSERT INTO "token" VALUES(X'B417913FE296183A582553003660E3CC1CD13AEF5A152C18C8DD508D90F4AB8E','main','1m8jhfxk9ej9x6fq','1m8jhfxk9ej9v9ba',1,'',1795918657129,NULL,1795918657158);
INSERT INTO "token" VALUES(X'B563B5F593B611576B14CC6CDEDC72791F3E0548CCB133BA26E46CF14E8B981D','main','1m8jhfwp5azvb9jn','1m8jhfwp5azv9b43',1,'',1795918656197,NULL,NULL);
INSERT INTO "token" VALUES(X'C1387FCCCDD71CBFB709B4673B224C6FC5234E1012A8EC04A88E3D38B6BA4E1A','main','1m8jhfwwmf1qssgk','1m8jhfwwmf1qrs1q',1,'',1795918656404,NULL,NULL);
INSERT INTO "token" VALUES(X'CCC5B00882A2C52B8CD19A6DB9C73D1FEC9B3AF7F9A6F1B27386D32D4B8AC99F','main','1m8jhfwzt6gsn8j0','1m8jhfwzt6gsn535',1,'',1795918656506,NULL,NULL);
INSERT INTO "token" VALUES(X'DA9DA79CBA55CB6DFBC9E67C890C02DD972AF63A86075857C75F8B9CCCB9049F','main','1m8jhfwwn3c3jqhd','1m8jhfwwn3c3h47f',1,'',1795918656405,NULL,NULL);
INSERT INTO "token" VALUES(X'E15F70BE63412D31E31CA5C2B05A0B41AE99693A76DBA0F1E1EC1B9B3A44C9C4','main','1m8jhfx028wpv4p3','1m8jhfx028wps8gx',1,'',1795918656514,NULL,NULL);
INSERT INTO "token" VALUES(X'E1D7562AF5674688E6AB174C4C3E62E38731FA42C8DF27AFE88074696A63A122','main','1m8jhfxk78grej9y','1m8jhfxk78grdy1y',1,'',1795918657127,NULL,NULL);
INSERT INTO "token" VALUES(X'E2AAA58724B2FAD5657714C438E30F20C07203990DC04702F1B8D7AC2F3767A2','main','1m8jhfwxd0jgcspk','1m8jhfwxd0jgcq7y',1,'',1795918656429,NULL,NULL);
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
INSERT INTO "tournament" VALUES('1m8jhfx2r6bn2mg8','main','1m8jhfwp2ej64txh','tic-tac-toe','swiss',1,'finished',11,3,6,0,5,0,0,1795918656600,1795918656610,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":null,"seed":"bec8864ae3165fae5e18b16684a165b777464960c04a70760bae98e485dabeef","seeded":false}','[5]',NULL,NULL,NULL,NULL,NULL,NULL,11);
INSERT INTO "tournament" VALUES('1m8jhfx3t5tw270b','main','1m8jhfwp2ej64txh','tic-tac-toe','swiss',1,'finished',14,3,9,0,6,0,0,1795918656635,1795918656645,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":null,"seed":"40423d4492e542a20b9e29d0ecefd6315976590ee40878f45ea33775f1ffc932","seeded":false}','[5]',NULL,NULL,NULL,NULL,'1m8jhfx2r6bn2mg8',NULL,14);
INSERT INTO "tournament" VALUES('1m8jhfx4s5k4206y','main','1m8jhfwp2ej64txh','tic-tac-toe','round-robin',1,'finished',6,1,1,0,2,2,0,1795918656665,1795918656989,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"disqualify","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"4c6f2a00ab8998cbde25d77127c7d085353fb11a77aa9f60692cae3faa238452","seeded":false}','[1]',NULL,NULL,NULL,1795918656964,NULL,NULL,6);
INSERT INTO "tournament" VALUES('1m8jhfxfm1rsfpd0','main','1m8jhfwp2ej64txh','tic-tac-toe','knockout',1,'finished',9,2,4,1,3,0,0,1795918657012,1795918657024,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":null,"seed":"09cb2ebaebd194f258b8c0618d3084db99524c1e22cbe3669e4606a21129c037","seeded":false}','[1]',NULL,NULL,NULL,NULL,NULL,NULL,9);
INSERT INTO "tournament" VALUES('1m8jhfxgmdbqgs8m','main','1m8jhfwp2ej64txh','yahtzee','heats',1,'finished',7,1,3,0,5,0,0,1795918657044,1795918657051,'{"options":{"joker":"forced","cards":"shown","rounds":1,"await_client_seed":false,"hints":false},"deal":"independent","illegal":"refuse","clock":null,"seed":"d3d96a384937c4480e88ba152371997af309554b4c1a6309690bafddb8b1302a","seeded":false,"table":3,"advance":1}','[1]',NULL,NULL,NULL,NULL,NULL,'Spring cup',7);
INSERT INTO "tournament" VALUES('1m8jhfxhhfzcxrhw','main','1m8jhfwp2ej64txh','tic-tac-toe','round-robin',1,'open',1,1,0,0,3,2,1,1795918657073,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"6c501e816a804b4832096373633431d3b6b87a6666556ec2e90d41f1478f312e","seeded":false}',NULL,NULL,NULL,NULL,NULL,NULL,NULL,1);
INSERT INTO "tournament" VALUES('1m8jhfxhmcdbexf4','main','1m8jhfwp2ej64txh','tic-tac-toe','knockout',1,'running',4,1,0,0,2,2,0,1795918657076,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"f2a5d863c7df7c8a32282d4420723a0cedf78d2a5816d7d3a2eeef6f64a5bebe","seeded":false}',NULL,NULL,NULL,NULL,NULL,NULL,NULL,4);
INSERT INTO "tournament" VALUES('1m8jhfxhs3g876x0','main','1m8jhfwp5azv9b43','tic-tac-toe','knockout',0,'cancelled',3,1,0,0,1,1,0,1795918657081,1795918657086,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"67a2b257803bf3d15b029803a174f4cd90cfdcda56ee8fa13c7050a84bba539b","seeded":false}',NULL,NULL,NULL,NULL,NULL,NULL,NULL,3);
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
    level      INTEGER,                             -- of the bot, where one was asked for; NULL = its full strength
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
INSERT INTO "tournament_entrant" VALUES('1m8jhfx2r6bn2mg8',1,NULL,'random',NULL,'playing',1.5,1.25,3,1,1,1,4,4,0);
INSERT INTO "tournament_entrant" VALUES('1m8jhfx2r6bn2mg8',2,NULL,'random',NULL,'playing',1.5,1.25,3,1,1,1,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m8jhfx2r6bn2mg8',3,NULL,'random',NULL,'playing',2.0,1.5,3,1,2,0,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m8jhfx2r6bn2mg8',4,NULL,'random',NULL,'playing',1.5,1.25,3,1,1,1,5,5,0);
INSERT INTO "tournament_entrant" VALUES('1m8jhfx2r6bn2mg8',5,NULL,'random',NULL,'playing',2.5,2.25,3,2,1,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m8jhfx3t5tw270b',1,NULL,'random',NULL,'playing',0.5,0.25,3,0,1,2,5,5,0);
INSERT INTO "tournament_entrant" VALUES('1m8jhfx3t5tw270b',2,NULL,'random',NULL,'playing',0.5,0.25,3,0,1,2,6,5,0);
INSERT INTO "tournament_entrant" VALUES('1m8jhfx3t5tw270b',3,NULL,'random',NULL,'playing',2.0,2.0,3,2,0,1,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m8jhfx3t5tw270b',4,NULL,'random',NULL,'playing',2.0,2.0,3,2,0,1,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m8jhfx3t5tw270b',5,NULL,'random',NULL,'playing',3.0,3.0,3,3,0,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m8jhfx3t5tw270b',6,NULL,'random',NULL,'playing',1.0,1.0,3,1,0,2,4,4,0);
INSERT INTO "tournament_entrant" VALUES('1m8jhfx4s5k4206y',1,'1m8jhfwp2ej64txh',NULL,NULL,'playing',1.0,1.0,1,1,0,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m8jhfx4s5k4206y',2,'1m8jhfwp5azv9b43',NULL,NULL,'playing',0.0,0.0,1,0,0,1,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m8jhfx4s5k4206y',3,'1m8jhfwp79h0g1c3',NULL,NULL,'declined',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m8jhfxfm1rsfpd0',1,NULL,'random',NULL,'playing',1.5,1.25,2,1,1,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m8jhfxfm1rsfpd0',2,NULL,'random',NULL,'playing',1.0,1.0,2,1,0,1,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m8jhfxfm1rsfpd0',3,NULL,'random',NULL,'playing',1.5,1.25,4,1,1,2,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m8jhfxgmdbqgs8m',1,NULL,'random',NULL,'playing',2.0,2.0,2,2,0,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m8jhfxgmdbqgs8m',2,NULL,'random',NULL,'playing',0.0,0.0,1,0,0,1,4,4,0);
INSERT INTO "tournament_entrant" VALUES('1m8jhfxgmdbqgs8m',3,NULL,'random',NULL,'playing',0.0,0.0,2,0,0,2,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m8jhfxgmdbqgs8m',4,NULL,'random',NULL,'playing',1.0,1.0,2,1,0,1,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m8jhfxgmdbqgs8m',5,NULL,'random',NULL,'playing',0.0,0.0,1,0,0,1,5,5,0);
INSERT INTO "tournament_entrant" VALUES('1m8jhfxhhfzcxrhw',1,'1m8jhfwp2ej64txh',NULL,NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m8jhfxhhfzcxrhw',2,'1m8jhfwp5azv9b43',NULL,NULL,'invited',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m8jhfxhhfzcxrhw',3,NULL,'gomoku',3,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m8jhfxhmcdbexf4',1,'1m8jhfwp2ej64txh',NULL,NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m8jhfxhmcdbexf4',2,'1m8jhfwp79h0g1c3',NULL,NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m8jhfxhs3g876x0',1,'1m8jhfwp5azv9b43',NULL,NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m8jhfxhs3g876x0',2,'1m8jhfwp79h0g1c3',NULL,NULL,'declined',0.0,0.0,0,0,0,0,NULL,NULL,0);
CREATE TABLE tournament_event (
    tournament TEXT    NOT NULL,
    seq        INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the tournament; its newest is its version
    at         INTEGER NOT NULL,
    kind       TEXT    NOT NULL,                 -- created, joined, game, ...: see tournament/tournament.h
    body       TEXT    NOT NULL,                 -- JSON: the whole truth
    PRIMARY KEY (tournament, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_event" VALUES('1m8jhfx2r6bn2mg8',1,1795918656600,'created','{"ruleset":"tic-tac-toe","format":"swiss","games":3,"deal":"independent","visibility":"public","illegal":"refuse","seed":"bec8864ae3165fae5e18b16684a165b777464960c04a70760bae98e485dabeef","seeded":false,"clock":null,"creator":"1m8jhfwp2ej64txh","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m8jhfx2r6bn2mg8',2,1795918656604,'round','{"round":1,"pairs":[[1,3],[4,2]],"byes":[5]}');
INSERT INTO "tournament_event" VALUES('1m8jhfx2r6bn2mg8',3,1795918656604,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,3],"scores":[0.5,0.5],"seed":"61223e507a8920b292cb21647cf381f34b8a4bc76601df801ee4c47a818f767b","bots":3,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8jhfx2r6bn2mg8',4,1795918656607,'game','{"game":2,"round":1,"tie_break":false,"entrants":[4,2],"scores":[0.5,0.5],"seed":"ce7dff8b50471e6da91cf45529c874f12ca5140fa4eb6bf6763a9ea5f32b62cb","bots":3,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8jhfx2r6bn2mg8',5,1795918656608,'round','{"round":2,"pairs":[[3,5],[2,1]],"byes":[4]}');
INSERT INTO "tournament_event" VALUES('1m8jhfx2r6bn2mg8',6,1795918656608,'game','{"game":3,"round":2,"tie_break":false,"entrants":[3,5],"scores":[0.5,0.5],"seed":"b4793f67c8adaee30664ee97dec139671dbf42645d310df3aad19e45afb803a6","bots":3,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8jhfx2r6bn2mg8',7,1795918656608,'game','{"game":4,"round":2,"tie_break":false,"entrants":[2,1],"scores":[1,0],"seed":"4454deb06ee9e05ba7538da43218599f11b3d690cef5c357f755dd74abf9f8de","bots":3,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8jhfx2r6bn2mg8',8,1795918656608,'round','{"round":3,"pairs":[[5,2],[3,4]],"byes":[1]}');
INSERT INTO "tournament_event" VALUES('1m8jhfx2r6bn2mg8',9,1795918656608,'game','{"game":5,"round":3,"tie_break":false,"entrants":[5,2],"scores":[1,0],"seed":"7a2da28e3743c7db71625e5508dc257009e4838e392e4d4e95bf48297a319920","bots":3,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8jhfx2r6bn2mg8',10,1795918656608,'game','{"game":6,"round":3,"tie_break":false,"entrants":[3,4],"scores":[1,0],"seed":"afb31ddd2dd9c197e3f903e891cfefcaf1662a13d5dc903c43658d63f6a0cd87","bots":3,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8jhfx2r6bn2mg8',11,1795918656610,'finished','{"winners":[5]}');
INSERT INTO "tournament_event" VALUES('1m8jhfx3t5tw270b',1,1795918656635,'created','{"ruleset":"tic-tac-toe","format":"swiss","games":3,"deal":"independent","visibility":"public","illegal":"refuse","seed":"40423d4492e542a20b9e29d0ecefd6315976590ee40878f45ea33775f1ffc932","seeded":false,"clock":null,"creator":"1m8jhfwp2ej64txh","series":"1m8jhfx2r6bn2mg8","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m8jhfx3t5tw270b',2,1795918656640,'round','{"round":1,"pairs":[[1,4],[5,2],[3,6]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m8jhfx3t5tw270b',3,1795918656643,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,4],"scores":[0,1],"seed":"95dbefb6da409a846df002e67d1a887dd628dbe07a772ddb970dfcc3e3cae06e","bots":3,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8jhfx3t5tw270b',4,1795918656643,'game','{"game":2,"round":1,"tie_break":false,"entrants":[5,2],"scores":[1,0],"seed":"b04ee11c573bcf8999b276a3c1eaff61faba2decdd92df6f43d1d17df3435be7","bots":3,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8jhfx3t5tw270b',5,1795918656643,'game','{"game":3,"round":1,"tie_break":false,"entrants":[3,6],"scores":[1,0],"seed":"8ac509f5b5ea4ccb6f32db05740202eb93e669a834d30fc3cf07f40b9f565bdd","bots":3,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8jhfx3t5tw270b',6,1795918656643,'round','{"round":2,"pairs":[[4,3],[6,5],[2,1]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m8jhfx3t5tw270b',7,1795918656643,'game','{"game":4,"round":2,"tie_break":false,"entrants":[4,3],"scores":[1,0],"seed":"f4a5c616c186d4afb59e28defaa2e36709a42b3fc252b782895936f5c7bc0676","bots":3,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8jhfx3t5tw270b',8,1795918656643,'game','{"game":5,"round":2,"tie_break":false,"entrants":[6,5],"scores":[0,1],"seed":"3787a6e1d54aea6749c95bc0b33379c6e9a41c565a69ee1d0d810a0cba1e0154","bots":3,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8jhfx3t5tw270b',9,1795918656643,'game','{"game":6,"round":2,"tie_break":false,"entrants":[2,1],"scores":[0.5,0.5],"seed":"4e4e57dad6025bee0c69e74280367c089a79380735e7eb1a3dbb856c9eb904ae","bots":3,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8jhfx3t5tw270b',10,1795918656643,'round','{"round":3,"pairs":[[5,4],[3,1],[6,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m8jhfx3t5tw270b',11,1795918656643,'game','{"game":7,"round":3,"tie_break":false,"entrants":[5,4],"scores":[1,0],"seed":"abf5de0e35a98f8701844261db2b6e3406a817d88ebbb1a1a2c8339419c365e8","bots":3,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8jhfx3t5tw270b',12,1795918656643,'game','{"game":8,"round":3,"tie_break":false,"entrants":[3,1],"scores":[1,0],"seed":"36a909952242da7626df9b6179726df3cb2bd2bf5cb19a2659765db737cd0aea","bots":3,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8jhfx3t5tw270b',13,1795918656643,'game','{"game":9,"round":3,"tie_break":false,"entrants":[6,2],"scores":[1,0],"seed":"acae31caa30f7bdb2c0d59e95201f140fe6cde7828d7deee3b2cc218710eb1fd","bots":3,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8jhfx3t5tw270b',14,1795918656645,'finished','{"winners":[5]}');
INSERT INTO "tournament_event" VALUES('1m8jhfx4s5k4206y',1,1795918656665,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","visibility":"public","illegal":"disqualify","seed":"4c6f2a00ab8998cbde25d77127c7d085353fb11a77aa9f60692cae3faa238452","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m8jhfwp2ej64txh","starts_at":"2026-11-29T02:17:36.964Z","entrants":[{"player":"1m8jhfwp2ej64txh","joined":true},{"player":"1m8jhfwp5azv9b43","joined":false},{"player":"1m8jhfwp79h0g1c3","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m8jhfx4s5k4206y',2,1795918656669,'joined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m8jhfx4s5k4206y',3,1795918656966,'begun','{}');
INSERT INTO "tournament_event" VALUES('1m8jhfx4s5k4206y',4,1795918656966,'started','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"id":"1m8jhfxe6cyc8vyv"}');
INSERT INTO "tournament_event" VALUES('1m8jhfx4s5k4206y',5,1795918656987,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"scores":[1,0],"forfeits":[2],"id":"1m8jhfxe6cyc8vyv"}');
INSERT INTO "tournament_event" VALUES('1m8jhfx4s5k4206y',6,1795918656989,'finished','{"winners":[1]}');
INSERT INTO "tournament_event" VALUES('1m8jhfxfm1rsfpd0',1,1795918657012,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":2,"deal":"independent","visibility":"public","illegal":"refuse","seed":"09cb2ebaebd194f258b8c0618d3084db99524c1e22cbe3669e4606a21129c037","seeded":false,"clock":null,"creator":"1m8jhfwp2ej64txh","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m8jhfxfm1rsfpd0',2,1795918657020,'round','{"round":1,"pairs":[[3,2]],"byes":[1]}');
INSERT INTO "tournament_event" VALUES('1m8jhfxfm1rsfpd0',3,1795918657020,'game','{"game":1,"round":1,"tie_break":false,"entrants":[3,2],"scores":[1,0],"seed":"3a0aeb307a37bd185781c35cd4b5ee95ee9b13bde0b5f3285392cbfcc2d3eb01","bots":3,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8jhfxfm1rsfpd0',4,1795918657020,'game','{"game":2,"round":1,"tie_break":false,"entrants":[2,3],"scores":[1,0],"seed":"ab03005dfe2f8d5008de8d48bbc84a715ba42c20a18f4fde7b5640856c8c5a8d","bots":3,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8jhfxfm1rsfpd0',5,1795918657020,'game','{"game":3,"round":1,"tie_break":true,"entrants":[3,2],"scores":[1,0],"seed":"ef52b135c9a69b8348597e9551db8fabe860a2ae1698677f5a78910d93f52a64","bots":3,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8jhfxfm1rsfpd0',6,1795918657020,'round','{"round":2,"pairs":[[1,3]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m8jhfxfm1rsfpd0',7,1795918657020,'game','{"game":4,"round":2,"tie_break":false,"entrants":[1,3],"scores":[1,0],"seed":"68010aef0b4c66925f4525b4ee5ef0f2741132135808ae41db472cb6e91facf9","bots":3,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8jhfxfm1rsfpd0',8,1795918657020,'game','{"game":5,"round":2,"tie_break":false,"entrants":[3,1],"scores":[0.5,0.5],"seed":"0df396191a6531ddee79ef7880851cb21079474e95ed544fd119fbabf774429b","bots":3,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8jhfxfm1rsfpd0',9,1795918657024,'finished','{"winners":[1]}');
INSERT INTO "tournament_event" VALUES('1m8jhfxgmdbqgs8m',1,1795918657044,'created','{"ruleset":"yahtzee","format":"heats","games":1,"deal":"independent","visibility":"public","illegal":"refuse","seed":"d3d96a384937c4480e88ba152371997af309554b4c1a6309690bafddb8b1302a","seeded":false,"clock":null,"creator":"1m8jhfwp2ej64txh","table":3,"advance":1,"master":null,"title":null,"entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m8jhfxgmdbqgs8m',2,1795918657046,'stage','{"stage":1,"tables":[[3,2,1],[4,5]]}');
INSERT INTO "tournament_event" VALUES('1m8jhfxgmdbqgs8m',3,1795918657047,'game','{"game":1,"round":1,"tie_break":false,"entrants":[3,2,1],"scores":[59,38,68],"seed":"1b7b32e29bfc0a4f45459bffd791cc87e15ad2ef0a0bc105824e6f1440dbb4c4","bots":3,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8jhfxgmdbqgs8m',4,1795918657047,'game','{"game":2,"round":1,"tie_break":false,"entrants":[4,5],"scores":[29,28],"seed":"5592059ae96b0c50ef3b3e64998ec09afbfe2e3c46aa66b852ec61aac55b5bfc","bots":3,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8jhfxgmdbqgs8m',5,1795918657047,'stage','{"stage":2,"tables":[[4,1,3]]}');
INSERT INTO "tournament_event" VALUES('1m8jhfxgmdbqgs8m',6,1795918657047,'game','{"game":3,"round":2,"tie_break":false,"entrants":[4,1,3],"scores":[39,59,54],"seed":"35215e1866e03920c51ac00dd11f1ebd942a7b2789c948586842a4ab432662bb","bots":3,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8jhfxgmdbqgs8m',7,1795918657051,'finished','{"winners":[1]}');
INSERT INTO "tournament_event" VALUES('1m8jhfxhhfzcxrhw',1,1795918657073,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","visibility":"public","illegal":"refuse","seed":"6c501e816a804b4832096373633431d3b6b87a6666556ec2e90d41f1478f312e","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m8jhfwp2ej64txh","entrants":[{"player":"1m8jhfwp2ej64txh","joined":true},{"player":"1m8jhfwp5azv9b43","joined":false},{"bot":"gomoku","level":3}]}');
INSERT INTO "tournament_event" VALUES('1m8jhfxhmcdbexf4',1,1795918657076,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"public","illegal":"refuse","seed":"f2a5d863c7df7c8a32282d4420723a0cedf78d2a5816d7d3a2eeef6f64a5bebe","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m8jhfwp2ej64txh","entrants":[{"player":"1m8jhfwp2ej64txh","joined":true},{"player":"1m8jhfwp79h0g1c3","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m8jhfxhmcdbexf4',2,1795918657079,'joined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m8jhfxhmcdbexf4',3,1795918657082,'round','{"round":1,"pairs":[[1,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m8jhfxhmcdbexf4',4,1795918657082,'started','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"id":"1m8jhfxht4atp2v7"}');
INSERT INTO "tournament_event" VALUES('1m8jhfxhs3g876x0',1,1795918657081,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"private","illegal":"refuse","seed":"67a2b257803bf3d15b029803a174f4cd90cfdcda56ee8fa13c7050a84bba539b","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m8jhfwp5azv9b43","entrants":[{"player":"1m8jhfwp5azv9b43","joined":true},{"player":"1m8jhfwp79h0g1c3","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m8jhfxhs3g876x0',2,1795918657086,'declined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m8jhfxhs3g876x0',3,1795918657086,'cancelled','{"reason":"declined"}');
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
INSERT INTO "tournament_game" VALUES('1m8jhfx2r6bn2mg8',1,1,0,NULL,'[1,3]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m8jhfx2r6bn2mg8',2,1,0,NULL,'[4,2]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m8jhfx2r6bn2mg8',3,2,0,NULL,'[3,5]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m8jhfx2r6bn2mg8',4,2,0,NULL,'[2,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8jhfx2r6bn2mg8',5,3,0,NULL,'[5,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8jhfx2r6bn2mg8',6,3,0,NULL,'[3,4]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8jhfx3t5tw270b',1,1,0,NULL,'[1,4]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m8jhfx3t5tw270b',2,1,0,NULL,'[5,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8jhfx3t5tw270b',3,1,0,NULL,'[3,6]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8jhfx3t5tw270b',4,2,0,NULL,'[4,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8jhfx3t5tw270b',5,2,0,NULL,'[6,5]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m8jhfx3t5tw270b',6,2,0,NULL,'[2,1]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m8jhfx3t5tw270b',7,3,0,NULL,'[5,4]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8jhfx3t5tw270b',8,3,0,NULL,'[3,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8jhfx3t5tw270b',9,3,0,NULL,'[6,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8jhfx4s5k4206y',1,1,0,'1m8jhfxe6cyc8vyv','[1,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8jhfxfm1rsfpd0',1,1,0,NULL,'[3,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8jhfxfm1rsfpd0',2,1,0,NULL,'[2,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8jhfxfm1rsfpd0',3,1,1,NULL,'[3,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8jhfxfm1rsfpd0',4,2,0,NULL,'[1,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8jhfxfm1rsfpd0',5,2,0,NULL,'[3,1]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m8jhfxgmdbqgs8m',1,1,0,NULL,'[3,2,1]','[59,38,68]',NULL);
INSERT INTO "tournament_game" VALUES('1m8jhfxgmdbqgs8m',2,1,0,NULL,'[4,5]','[29,28]',NULL);
INSERT INTO "tournament_game" VALUES('1m8jhfxgmdbqgs8m',3,2,0,NULL,'[4,1,3]','[39,59,54]',NULL);
INSERT INTO "tournament_game" VALUES('1m8jhfxhmcdbexf4',1,1,0,'1m8jhfxht4atp2v7','[1,2]',NULL,NULL);
CREATE TABLE tournament_stage (
    tournament TEXT    NOT NULL,
    number     INTEGER NOT NULL CHECK (number > 0), -- 1, 2, 3, ...
    -- JSON, by table: the number of its latest game and its id, null where there is none; its entrants' numbers; of these,
    -- who are at that game; and what the entrants have scored, in their order, null while they play. Where they choose what
    -- they are asked of: that, in their order, null for those who have not yet.
    tables     TEXT    NOT NULL,
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_stage" VALUES('1m8jhfxgmdbqgs8m',1,'[{"game":1,"id":null,"entrants":[3,2,1],"players":[3,2,1],"points":[59,38,68]},{"game":2,"id":null,"entrants":[4,5],"players":[4,5],"points":[29,28]}]');
INSERT INTO "tournament_stage" VALUES('1m8jhfxgmdbqgs8m',2,'[{"game":3,"id":null,"entrants":[4,1,3],"players":[4,1,3],"points":[39,59,54]}]');
CREATE TABLE uptime_mark (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
INSERT INTO "uptime_mark" VALUES(1,1795918657160);
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
INSERT INTO "webhook" VALUES('1m8jhfxk1enfth7p','1m8jhfwnr3b2n83b','https://receiver.invalid/',11,X'99AAFDCA402E7E374795AF8D56F8FA05126050112F0210A07B41215755344068',NULL,NULL,1795918657121,NULL,NULL);
INSERT INTO "webhook" VALUES('1m8jhfxk3a3t7fwe','1m8jhfwnr3b2n83b','https://receiver.invalid/',16,X'8055B6D5D5838FA63E080FEC5D34D93757EEC6E4CA7BF8DE09E347AE58173DD8',NULL,NULL,1795918657123,1795918657125,NULL);
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
CREATE VIEW record AS SELECT reader AS player, ruleset, tally FROM result_reader WHERE result = '';
CREATE TRIGGER record_insert INSTEAD OF INSERT ON record BEGIN
    INSERT INTO result_reader (reader, result, ruleset, tally) VALUES (new.player, '', new.ruleset, new.tally);
END;
CREATE TRIGGER record_update INSTEAD OF UPDATE ON record BEGIN
    UPDATE result_reader SET reader = new.player, ruleset = new.ruleset, tally = new.tally
    WHERE reader = old.player AND result = '' AND ruleset = old.ruleset;
END;
CREATE TRIGGER record_delete INSTEAD OF DELETE ON record BEGIN
    DELETE FROM result_reader WHERE reader = old.player AND result = '' AND ruleset = old.ruleset;
END;
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
