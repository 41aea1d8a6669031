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
INSERT INTO "block" VALUES('1m8g24r6c5bnjc6b','1m8g24r6a17mks9s',1795835454544);
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
INSERT INTO "delivery" VALUES(1,'1m8g24vjqe9h12bd','1m8g24vjhf30v913','1m8g24vjqe9gzpkj','1m8g24vjqe9gzpkj-1-game.event','game.event','{"type":"game.event","timestamp":"2026-11-28T03:10:57.111Z","data":{"seq":1,"at":"2026-11-28T03:10:57.111Z","kind":"created","seat":0,"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m8g24vjn1mver2n","status":"joined"},{"player":"1m8g24vjpbqg895z","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m8g24vjn1mver2n","clock":{"turn_seconds":30,"bot_turn_seconds":1},"game":"1m8g24vjqe9gzpkj"}}',NULL,NULL,1795835457111,0,1795835457111,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(2,'1m8g24vjxcy6d0nw','1m8g24vjhf30v913','1m8g24vjqe9gzpkj','1m8g24vjqe9gzpkj-2-game.event','game.event','{"type":"game.event","timestamp":"2026-11-28T03:10:57.117Z","data":{"seq":2,"at":"2026-11-28T03:10:57.117Z","kind":"joined","seat":1,"player":"1m8g24vjpbqg895z","game":"1m8g24vjqe9gzpkj"}}',NULL,NULL,1795835457117,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(3,'1m8g24vjxcy6dksd','1m8g24vjhf30v913','1m8g24vjqe9gzpkj','1m8g24vjqe9gzpkj-3-game.event','game.event','{"type":"game.event","timestamp":"2026-11-28T03:10:57.117Z","data":{"seq":3,"at":"2026-11-28T03:10:57.117Z","kind":"round","seat":null,"number":1,"leader":0,"commitment":null,"points":[0,0],"game":"1m8g24vjqe9gzpkj"}}',NULL,NULL,1795835457117,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(4,'1m8g24vjxcy6fg24','1m8g24vjhf30v913','1m8g24vjqe9gzpkj','1m8g24vjqe9gzpkj-3-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-28T03:10:57.117Z","data":{"game":"1m8g24vjqe9gzpkj","seq":3,"players":["1m8g24vjn1mver2n"],"seats":[0],"deadline":"2026-11-28T03:11:27.117Z"}}',NULL,NULL,1795835457117,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(5,'1m8g24vk0cxnkazc','1m8g24vjhf30v913','1m8g24vjqe9gzpkj','1m8g24vjqe9gzpkj-4-game.event','game.event','{"type":"game.event","timestamp":"2026-11-28T03:10:57.120Z","data":{"seq":4,"at":"2026-11-28T03:10:57.120Z","kind":"move","seat":0,"column":0,"row":0,"symbol":"X","game":"1m8g24vjqe9gzpkj"}}',NULL,NULL,1795835457120,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(6,'1m8g24vk0cxnmrm9','1m8g24vjhf30v913','1m8g24vjqe9gzpkj','1m8g24vjqe9gzpkj-4-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-28T03:10:57.120Z","data":{"game":"1m8g24vjqe9gzpkj","seq":4,"players":["1m8g24vjpbqg895z"],"seats":[1],"deadline":"2026-11-28T03:11:27.120Z"}}',NULL,NULL,1795835457120,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(7,'1m8g24vk3ewf44b9','1m8g24vjhf30v913','1m8g24vjqe9gzpkj','1m8g24vjqe9gzpkj-5-game.event','game.event','{"type":"game.event","timestamp":"2026-11-28T03:10:57.123Z","data":{"seq":5,"at":"2026-11-28T03:10:57.123Z","kind":"move","seat":1,"column":1,"row":0,"symbol":"O","game":"1m8g24vjqe9gzpkj"}}',NULL,NULL,1795835457123,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(8,'1m8g24vk3ewf5agc','1m8g24vjhf30v913','1m8g24vjqe9gzpkj','1m8g24vjqe9gzpkj-5-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-28T03:10:57.123Z","data":{"game":"1m8g24vjqe9gzpkj","seq":5,"players":["1m8g24vjn1mver2n"],"seats":[0],"deadline":"2026-11-28T03:11:27.123Z"}}',NULL,NULL,1795835457123,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(9,'1m8g24vk49spznxw','1m8g24vjhf30v913','1m8g24vjqe9gzpkj','1m8g24vjqe9gzpkj-6-game.event','game.event','{"type":"game.event","timestamp":"2026-11-28T03:10:57.124Z","data":{"seq":6,"at":"2026-11-28T03:10:57.124Z","kind":"move","seat":0,"column":0,"row":1,"symbol":"X","game":"1m8g24vjqe9gzpkj"}}',NULL,NULL,1795835457124,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(10,'1m8g24vk49sq0t6b','1m8g24vjhf30v913','1m8g24vjqe9gzpkj','1m8g24vjqe9gzpkj-6-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-28T03:10:57.124Z","data":{"game":"1m8g24vjqe9gzpkj","seq":6,"players":["1m8g24vjpbqg895z"],"seats":[1],"deadline":"2026-11-28T03:11:27.124Z"}}',NULL,NULL,1795835457124,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(11,'1m8g24vk51nzycbe','1m8g24vjhf30v913','1m8g24vjqe9gzpkj','1m8g24vjqe9gzpkj-7-game.event','game.event','{"type":"game.event","timestamp":"2026-11-28T03:10:57.125Z","data":{"seq":7,"at":"2026-11-28T03:10:57.125Z","kind":"move","seat":1,"column":1,"row":1,"symbol":"O","game":"1m8g24vjqe9gzpkj"}}',NULL,NULL,1795835457125,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(12,'1m8g24vk51nzyp2v','1m8g24vjhf30v913','1m8g24vjqe9gzpkj','1m8g24vjqe9gzpkj-7-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-28T03:10:57.125Z","data":{"game":"1m8g24vjqe9gzpkj","seq":7,"players":["1m8g24vjn1mver2n"],"seats":[0],"deadline":"2026-11-28T03:11:27.125Z"}}',NULL,NULL,1795835457125,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(13,'1m8g24vk6a6axakb','1m8g24vjhf30v913','1m8g24vjqe9gzpkj','1m8g24vjqe9gzpkj-8-game.event','game.event','{"type":"game.event","timestamp":"2026-11-28T03:10:57.126Z","data":{"seq":8,"at":"2026-11-28T03:10:57.126Z","kind":"move","seat":0,"column":0,"row":2,"symbol":"X","game":"1m8g24vjqe9gzpkj"}}',NULL,NULL,1795835457126,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(14,'1m8g24vk6a6azx34','1m8g24vjhf30v913','1m8g24vjqe9gzpkj','1m8g24vjqe9gzpkj-9-game.event','game.event','{"type":"game.event","timestamp":"2026-11-28T03:10:57.126Z","data":{"seq":9,"at":"2026-11-28T03:10:57.126Z","kind":"round-over","seat":null,"id":"1m8g24vk6a6az3sv","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null,"game":"1m8g24vjqe9gzpkj"}}',NULL,NULL,1795835457126,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(15,'1m8g24vk6a6b197h','1m8g24vjhf30v913','1m8g24vjqe9gzpkj','1m8g24vjqe9gzpkj-9-result.published','result.published','{"type":"result.published","timestamp":"2026-11-28T03:10:57.126Z","data":{"id":"1m8g24vk6a6az3sv","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-28T03:10:57.126Z","kind":"round","game":"1m8g24vjqe9gzpkj","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m8g24vjn1mver2n"}},{"seat":1,"player":{"id":"1m8g24vjpbqg895z"}}]}}',NULL,NULL,1795835457126,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(16,'1m8g24vk6a6b3hw2','1m8g24vjhf30v913','1m8g24vjqe9gzpkj','1m8g24vjqe9gzpkj-10-game.event','game.event','{"type":"game.event","timestamp":"2026-11-28T03:10:57.126Z","data":{"seq":10,"at":"2026-11-28T03:10:57.126Z","kind":"finished","seat":null,"id":"1m8g24vk6a6b2267","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","game":"1m8g24vjqe9gzpkj"}}',NULL,NULL,1795835457126,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(17,'1m8g24vk6a6b54e0','1m8g24vjhf30v913','1m8g24vjqe9gzpkj','1m8g24vjqe9gzpkj-10-result.published','result.published','{"type":"result.published","timestamp":"2026-11-28T03:10:57.126Z","data":{"id":"1m8g24vk6a6b2267","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-28T03:10:57.126Z","kind":"match","game":"1m8g24vjqe9gzpkj","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m8g24vjn1mver2n"}},{"seat":1,"player":{"id":"1m8g24vjpbqg895z"}}]}}',NULL,NULL,1795835457126,0,NULL,NULL,NULL,NULL,0);
CREATE TABLE event (
    id   INTEGER PRIMARY KEY,              -- its place in the log of all games
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL                  -- JSON: the whole truth, secrets included
) STRICT;
INSERT INTO "event" VALUES(1,'1m8g24r9h9jj80ze',1,1795835453745,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8g24r412fven9a","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m8g24r412fven9a","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(2,'1m8g24r9h9jj80ze',2,1795835453745,'round',NULL,'{"number":1,"leader":null,"commitment":"6095c15612c7bb4aa59d3d51a11388b3dab420aee54b47559ac4a7759c661eec","points":[0],"rules":2,"seats":[{"player":"1m8g24r412fven9a","status":"joined"}],"rounds":1,"deal":{"nonce":"11b0600a894dc800fec949f6e2c41dd862d85419aa4e8015fb3a83748be661eb","secret":"4081"},"carry":null}');
INSERT INTO "event" VALUES(3,'1m8g24r9h9jj80ze',3,1795835453817,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(4,'1m8g24r9h9jj80ze',4,1795835453904,'guess',0,'{"attempt":2,"code":"1045","bulls":1,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(5,'1m8g24r9h9jj80ze',5,1795835453929,'guess',0,'{"attempt":3,"code":"1254","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(6,'1m8g24r9h9jj80ze',6,1795835453981,'guess',0,'{"attempt":4,"code":"3405","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(7,'1m8g24r9h9jj80ze',7,1795835454012,'guess',0,'{"attempt":5,"code":"4016","bulls":2,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(8,'1m8g24r9h9jj80ze',8,1795835454035,'guess',0,'{"attempt":6,"code":"4071","bulls":3,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(9,'1m8g24r9h9jj80ze',9,1795835454046,'guess',0,'{"attempt":7,"code":"4081","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(10,'1m8g24r9h9jj80ze',10,1795835454046,'round-over',NULL,'{"id":"1m8g24rjye93n6r1","round":1,"leader":null,"attempts":7,"solved":true,"solver":0,"secret":"4081","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"11b0600a894dc800fec949f6e2c41dd862d85419aa4e8015fb3a83748be661eb","secret":"4081"}}');
INSERT INTO "event" VALUES(11,'1m8g24r9h9jj80ze',11,1795835454046,'finished',NULL,'{"id":"1m8g24rjye93p4y6","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(12,'1m8g24rk94qgnexb',1,1795835454057,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8g24r6a17mks9s","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m8g24r6a17mks9s","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(13,'1m8g24rk94qgnexb',2,1795835454057,'round',NULL,'{"number":1,"leader":null,"commitment":"08c307f689bbe48e17260d28154e21f8f1949b2d7b69499814751050c559931a","points":[0],"rules":2,"seats":[{"player":"1m8g24r6a17mks9s","status":"joined"}],"rounds":1,"deal":{"nonce":"0502c63ce23ba2a87a1ae49fc16745a40258cc424bcb16d21fda55c2982d810a","secret":"3198"},"carry":null}');
INSERT INTO "event" VALUES(14,'1m8g24rk94qgnexb',3,1795835454070,'guess',0,'{"attempt":1,"code":"0123","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(15,'1m8g24rk94qgnexb',4,1795835454105,'guess',0,'{"attempt":2,"code":"0245","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(16,'1m8g24rk94qgnexb',5,1795835454110,'guess',0,'{"attempt":3,"code":"1673","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(17,'1m8g24rk94qgnexb',6,1795835454120,'guess',0,'{"attempt":4,"code":"3189","bulls":2,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(18,'1m8g24rk94qgnexb',7,1795835454202,'guess',0,'{"attempt":5,"code":"3198","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(19,'1m8g24rk94qgnexb',8,1795835454202,'round-over',NULL,'{"id":"1m8g24rqt5vr1r11","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"3198","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"0502c63ce23ba2a87a1ae49fc16745a40258cc424bcb16d21fda55c2982d810a","secret":"3198"}}');
INSERT INTO "event" VALUES(20,'1m8g24rk94qgnexb',9,1795835454202,'finished',NULL,'{"id":"1m8g24rqt5vr349g","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(21,'1m8g24rqy4gn50ne',1,1795835454206,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","consistent_guesses":false,"codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8g24r412fven9a","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m8g24r412fven9a","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(22,'1m8g24rqy4gn50ne',2,1795835454206,'round',NULL,'{"number":1,"leader":null,"commitment":"7bd54f8a8668bb6c9c6228251d5098b5d96aef16055accf47ecf41ee1fbc9636","points":[0],"rules":2,"seats":[{"player":"1m8g24r412fven9a","status":"joined"}],"rounds":1,"deal":{"nonce":"dadb9accef00bc17e164ae9a1174d7eda4f7f11dec6eefdbf28a29731aa781c5","secret":"8546"},"carry":null}');
INSERT INTO "event" VALUES(23,'1m8g24rqy4gn50ne',3,1795835454208,'resigned',0,'{}');
INSERT INTO "event" VALUES(24,'1m8g24rqy4gn50ne',4,1795835454208,'round-over',NULL,'{"id":"1m8g24rr03mve1ch","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"8546","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"dadb9accef00bc17e164ae9a1174d7eda4f7f11dec6eefdbf28a29731aa781c5","secret":"8546"}}');
INSERT INTO "event" VALUES(25,'1m8g24rqy4gn50ne',5,1795835454208,'finished',NULL,'{"id":"1m8g24rr03mvfddy","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(26,'1m8g24rr17x7cy9x',1,1795835454209,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","consistent_guesses":false,"codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8g24r6a17mks9s","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m8g24r6a17mks9s","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(27,'1m8g24rr17x7cy9x',2,1795835454209,'round',NULL,'{"number":1,"leader":null,"commitment":"18f81cfe27904ad1e05f3f1f8f009487fda3c807e5cd4ef48428079d3dabb461","points":[0],"rules":2,"seats":[{"player":"1m8g24r6a17mks9s","status":"joined"}],"rounds":1,"deal":{"nonce":"914f825592e1bc5dcf6921d7fbb32d7861f40840b6b22b8bd4ca806a35c13914","secret":"2253"},"carry":null}');
INSERT INTO "event" VALUES(28,'1m8g24rr17x7cy9x',3,1795835454211,'resigned',0,'{}');
INSERT INTO "event" VALUES(29,'1m8g24rr17x7cy9x',4,1795835454211,'round-over',NULL,'{"id":"1m8g24rr36hcn12x","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"2253","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"914f825592e1bc5dcf6921d7fbb32d7861f40840b6b22b8bd4ca806a35c13914","secret":"2253"}}');
INSERT INTO "event" VALUES(30,'1m8g24rr17x7cy9x',5,1795835454211,'finished',NULL,'{"id":"1m8g24rr36hcn9te","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(31,'1m8g24rreftnj8cp',1,1795835454222,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8g24rreftngjjs","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m8g24rreftngjjs","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(32,'1m8g24rreftnj8cp',2,1795835454222,'round',NULL,'{"number":1,"leader":null,"commitment":"b491da2d62f7e4c7caa90a93abed837128b173f3745adb25a3b85f4fc43379e6","points":[0],"rules":2,"seats":[{"player":"1m8g24rreftngjjs","status":"joined"}],"rounds":0,"deal":{"nonce":"c22f8d530dba0194ed7688598bca1923d3acd4b4a3d16fc4ce96223af4e8e07c","secret":"7852"},"carry":null}');
INSERT INTO "event" VALUES(33,'1m8g24rreftnj8cp',3,1795835454232,'guess',0,'{"attempt":1,"code":"1234","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(34,'1m8g24rsa163gmym',1,1795835454250,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"server","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8g24rsa163g99r","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m8g24rsa163g99r","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(35,'1m8g24rsa163gmym',2,1795835454250,'round',NULL,'{"number":1,"leader":null,"commitment":"4388c2f3c0936b612641c004276b1c3bcb8caf228e602f397775c9b6d814bdc2","points":[0],"rules":2,"seats":[{"player":"1m8g24rsa163g99r","status":"joined"}],"rounds":2,"deal":{"nonce":"a1f785eaa0b4a163ceae1dab080bc8e9c7793cc9c56684e70fee7450bde28c2d","secret":"3651"},"carry":null}');
INSERT INTO "event" VALUES(36,'1m8g24rsa163gmym',3,1795835454266,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(37,'1m8g24rsa163gmym',4,1795835454301,'guess',0,'{"attempt":2,"code":"1045","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(38,'1m8g24rsa163gmym',5,1795835454308,'guess',0,'{"attempt":3,"code":"2354","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(39,'1m8g24rsa163gmym',6,1795835454323,'guess',0,'{"attempt":4,"code":"2406","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(40,'1m8g24rsa163gmym',7,1795835454345,'guess',0,'{"attempt":5,"code":"3651","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(41,'1m8g24rsa163gmym',8,1795835454345,'round-over',NULL,'{"id":"1m8g24rw936a1mze","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"3651","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"a1f785eaa0b4a163ceae1dab080bc8e9c7793cc9c56684e70fee7450bde28c2d","secret":"3651"}}');
INSERT INTO "event" VALUES(42,'1m8g24rsa163gmym',9,1795835454354,'published',0,'{}');
INSERT INTO "event" VALUES(43,'1m8g24rsa163gmym',10,1795835454366,'round',NULL,'{"number":2,"leader":null,"commitment":"d73ee320830c678e530099bc3d0adaf6da3046c08ce0717a150f146f97fef406","points":[1],"rules":2,"seats":[{"player":"1m8g24rsa163g99r","status":"joined"}],"rounds":2,"deal":{"nonce":"bb36ce24d19df6ae6182694b7c480352bc3c63b5a1a573e9e82d3c1d1845d4ad","secret":"1035"},"carry":null,"made_public":true}');
INSERT INTO "event" VALUES(44,'1m8g24rx91av8m83',1,1795835454377,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m8g24r6a17mks9s","status":"invited"},{"player":"000000000vexb2yq","status":"joined","bot":"gomoku","level":3}],"visibility":"private","ranked":false,"creator":"1m8g24r412fven9a","join_code":"MBRPNY","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(45,'1m8g24ry2by2d14f',1,1795835454402,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8g24rxj4f7mf61","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m8g24rxj4f7mf61","join_code":"64574V","clock":null,"log":3}');
INSERT INTO "event" VALUES(46,'1m8g24ry2by2d14f',2,1795835454411,'joined',1,'{"player":"1m8g24rxv73xx1pf"}');
INSERT INTO "event" VALUES(47,'1m8g24ry2by2d14f',3,1795835454411,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m8g24rxj4f7mf61","status":"joined"},{"player":"1m8g24rxv73xx1pf","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(48,'1m8g24ry2by2d14f',4,1795835454423,'secret',0,'{"code":"1234","nonce":"c4772fe11eeb2d5dfba6265f3e95a3d9cd5d3fe6cc8bf41168dda17939ed7014","commitment":"fafad341a35b1c29c3eddf9d9ff6d9bae7b8b239d9f08b0dd0eb6b060463f128"}');
INSERT INTO "event" VALUES(49,'1m8g24ry2by2d14f',5,1795835454431,'guess',1,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(50,'1m8g24ry2by2d14f',6,1795835454432,'round-over',NULL,'{"id":"1m8g24rz0dng45aa","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"c4772fe11eeb2d5dfba6265f3e95a3d9cd5d3fe6cc8bf41168dda17939ed7014","secret":"1234"}}');
INSERT INTO "event" VALUES(51,'1m8g24ry2by2d14f',7,1795835454438,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":2,"seats":[{"player":"1m8g24rxj4f7mf61","status":"joined"},{"player":"1m8g24rxv73xx1pf","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(52,'1m8g24ry2by2d14f',8,1795835454446,'secret',1,'{"code":"4321","nonce":"0a570c1dc5f237cea72250c7161d229395243cd42a9681cc8dc245c9bce9bb1b","commitment":"96b2c630f6f17a6c5c2bc3842ed256fc69b0c9c4efb74e9744efd5ababcbabfd"}');
INSERT INTO "event" VALUES(53,'1m8g24ry2by2d14f',9,1795835454457,'resigned',0,'{}');
INSERT INTO "event" VALUES(54,'1m8g24ry2by2d14f',10,1795835454457,'round-over',NULL,'{"id":"1m8g24rzsatz1c7m","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"0a570c1dc5f237cea72250c7161d229395243cd42a9681cc8dc245c9bce9bb1b","secret":"4321"}}');
INSERT INTO "event" VALUES(55,'1m8g24ry2by2d14f',11,1795835454457,'finished',NULL,'{"id":"1m8g24rzsatz2nd7","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation"}');
INSERT INTO "event" VALUES(56,'1m8g24s0s51j87cx',1,1795835454489,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"manual","secret":"held","rounds":3,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8g24s00cwfcmqq","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m8g24s00cwfcmqq","join_code":"K997YF","clock":null,"log":3}');
INSERT INTO "event" VALUES(57,'1m8g24s0s51j87cx',2,1795835454498,'joined',1,'{"player":"1m8g24s0a4zfmven"}');
INSERT INTO "event" VALUES(58,'1m8g24s0s51j87cx',3,1795835454508,'joined',2,'{"player":"1m8g24s0g58jhyhj"}');
INSERT INTO "event" VALUES(59,'1m8g24s0s51j87cx',4,1795835454508,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m8g24s00cwfcmqq","status":"joined"},{"player":"1m8g24s0a4zfmven","status":"joined"},{"player":"1m8g24s0g58jhyhj","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(60,'1m8g24s253yv1ksy',1,1795835454533,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8g24s1n29pq699","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m8g24s1n29pq699","join_code":"YN5QXN","clock":null,"log":3}');
INSERT INTO "event" VALUES(61,'1m8g24s253yv1ksy',2,1795835454535,'joined',1,'{"player":"1m8g24s1ybrg97x5"}');
INSERT INTO "event" VALUES(62,'1m8g24s253yv1ksy',3,1795835454536,'joined',2,'{"player":"1m8g24s1zaf46hxf"}');
INSERT INTO "event" VALUES(63,'1m8g24s253yv1ksy',4,1795835454536,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m8g24s1n29pq699","status":"joined"},{"player":"1m8g24s1ybrg97x5","status":"joined"},{"player":"1m8g24s1zaf46hxf","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(64,'1m8g24s253yv1ksy',5,1795835454538,'secret',0,'{"code":"5678","nonce":"549b16dc2c340c56d48d9776d4754a9e7359170a7dbce1d32f4b3a4081283bab","commitment":"d9a50c247521cc27aaf9351ad906bc4fbc991204b11d3ccd84ff6d19a5ae912e"}');
INSERT INTO "event" VALUES(65,'1m8g24s253yv1ksy',6,1795835454539,'guess',1,'{"attempt":1,"code":"1234","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(66,'1m8g24s2c59z6mjm',1,1795835454540,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8g24r412fven9a","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m8g24r412fven9a","join_code":"4XAZEG","clock":null,"log":3}');
INSERT INTO "event" VALUES(67,'1m8g24s2e3nq5w7v',1,1795835454542,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8g24r6a17mks9s","status":"joined"},{"player":"1m8g24r6c5bnjc6b","status":"invited"}],"visibility":"public","ranked":false,"creator":"1m8g24r6a17mks9s","join_code":"98TT2B","clock":null,"log":3}');
INSERT INTO "event" VALUES(68,'1m8g24s2e3nq5w7v',2,1795835454543,'aborted',0,'{"reason":"creator"}');
INSERT INTO "event" VALUES(69,'1m8g24s2j5qdzp1a',1,1795835454546,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8g24r412fven9a","status":"joined"},{"player":"1m8g24r6c5bnjc6b","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m8g24r412fven9a","join_code":"Z5ZN42","clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(70,'1m8g24s2kfjehvpd',1,1795835454547,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8g24r412fven9a","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"visibility":"private","ranked":false,"creator":"1m8g24r412fven9a","join_code":null,"clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(71,'1m8g24s2kfjehvpd',2,1795835454547,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m8g24r412fven9a","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(72,'1m8g24s859f20y9k',1,1795835454725,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":null,"hints":false},"seats":[{"player":"1m8g24s2p6ayxefs","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m8g24s2p6ayxefs","join_code":"WE75D4","clock":null,"log":3}');
INSERT INTO "event" VALUES(73,'1m8g24s859f20y9k',2,1795835454746,'joined',1,'{"player":"1m8g24s4k9h79azc"}');
INSERT INTO "event" VALUES(74,'1m8g24s859f20y9k',3,1795835454746,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m8g24s2p6ayxefs","status":"joined"},{"player":"1m8g24s4k9h79azc","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(75,'1m8g24s859f20y9k',4,1795835454788,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(76,'1m8g24s859f20y9k',5,1795835454790,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(77,'1m8g24s859f20y9k',6,1795835454791,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(78,'1m8g24s859f20y9k',7,1795835454793,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(79,'1m8g24s859f20y9k',8,1795835454805,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(80,'1m8g24s859f20y9k',9,1795835454805,'round-over',NULL,'{"id":"1m8g24san9rqs27x","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(81,'1m8g24s859f20y9k',10,1795835454814,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[1,0],"rules":1,"seats":[{"player":"1m8g24s2p6ayxefs","status":"joined"},{"player":"1m8g24s4k9h79azc","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(82,'1m8g24s859f20y9k',11,1795835454823,'move',1,'{"column":1,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(83,'1m8g24sbe54jrs8h',1,1795835454830,'created',0,'{"ruleset":"gomoku","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m8g24r412fven9a","status":"joined"},{"player":"1m8g24r6a17mks9s","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m8g24r412fven9a","join_code":"5RW6CT","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(84,'1m8g24sbe54jrs8h',2,1795835454838,'joined',1,'{"player":"1m8g24r6a17mks9s"}');
INSERT INTO "event" VALUES(85,'1m8g24sbe54jrs8h',3,1795835454838,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m8g24r412fven9a","status":"joined"},{"player":"1m8g24r6a17mks9s","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(86,'1m8g24sbe54jrs8h',4,1795835454846,'move',0,'{"column":7,"row":7,"symbol":"X"}');
INSERT INTO "event" VALUES(87,'1m8g24sbe54jrs8h',5,1795835454854,'move',1,'{"column":8,"row":8,"symbol":"O"}');
INSERT INTO "event" VALUES(88,'1m8g24sbe54jrs8h',6,1795835454862,'resigned',1,'{}');
INSERT INTO "event" VALUES(89,'1m8g24sbe54jrs8h',7,1795835454862,'round-over',NULL,'{"id":"1m8g24scec4q9pq9","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(90,'1m8g24sbe54jrs8h',8,1795835454862,'finished',NULL,'{"id":"1m8g24scec4qbkyt","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation"}');
INSERT INTO "event" VALUES(91,'1m8g24sd63434k3y',1,1795835454886,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","cards":"shown","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m8g24scp0wbmnf9","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m8g24scp0wbmnf9","join_code":"MR4ETD","clock":null,"log":3,"commitment":"6a6d156cae092cb2b9985e00ffe0c07d1122b20e01f3eb5d08740b33d2eee992","client_seeds":["",""],"server_seed":"4093ab2a60f0983225ffa15c36592bce09ad5eadd442079aa65cb1e4b0a83b0f"}');
INSERT INTO "event" VALUES(92,'1m8g24sd63434k3y',2,1795835455005,'joined',1,'{"player":"1m8g24scyaey2mef"}');
INSERT INTO "event" VALUES(93,'1m8g24sd63434k3y',3,1795835455005,'round',NULL,'{"number":1,"leader":0,"commitment":"6a6d156cae092cb2b9985e00ffe0c07d1122b20e01f3eb5d08740b33d2eee992","points":[0,0],"rules":1,"seats":[{"player":"1m8g24scp0wbmnf9","status":"joined"},{"player":"1m8g24scyaey2mef","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(94,'1m8g24sd63434k3y',4,1795835455005,'roll',0,'{"keep":[],"dice":[4,5,4,3,5],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(95,'1m8g24sd63434k3y',5,1795835455113,'score',0,'{"category":"chance","score":21,"bonus":0}');
INSERT INTO "event" VALUES(96,'1m8g24sd63434k3y',6,1795835455113,'roll',1,'{"keep":[],"dice":[3,5,4,2,4],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(97,'1m8g24spm2ch8zvp',1,1795835455188,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","cards":"shown","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m8g24sn9a6x01mw","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m8g24sn9a6x01mw","join_code":"XBR7WM","clock":null,"log":3,"commitment":"ecbdd06899573b63aa8eb2e28e194d8a7d7be2a6067b5f4442206ae69a8784c9","client_seeds":["",""],"server_seed":"cb82873c810a703f97700c3def24e1c29d918ab120cc19631c1ed37d616637af"}');
INSERT INTO "event" VALUES(98,'1m8g24spm2ch8zvp',2,1795835455190,'joined',1,'{"player":"1m8g24snk42djs0b"}');
INSERT INTO "event" VALUES(99,'1m8g24spm2ch8zvp',3,1795835455190,'round',NULL,'{"number":1,"leader":0,"commitment":"ecbdd06899573b63aa8eb2e28e194d8a7d7be2a6067b5f4442206ae69a8784c9","points":[0,0],"rules":1,"seats":[{"player":"1m8g24sn9a6x01mw","status":"joined"},{"player":"1m8g24snk42djs0b","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(100,'1m8g24spm2ch8zvp',4,1795835455190,'roll',0,'{"keep":[],"dice":[1,4,4,3,4],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(101,'1m8g24spm2ch8zvp',5,1795835455194,'score',0,'{"category":"aces","score":1,"bonus":0}');
INSERT INTO "event" VALUES(102,'1m8g24spm2ch8zvp',6,1795835455194,'roll',1,'{"keep":[],"dice":[5,5,3,3,4],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(103,'1m8g24spm2ch8zvp',7,1795835455210,'score',1,'{"category":"aces","score":0,"bonus":0}');
INSERT INTO "event" VALUES(104,'1m8g24spm2ch8zvp',8,1795835455210,'roll',0,'{"keep":[],"dice":[2,4,2,5,4],"stage":0,"roll":2}');
INSERT INTO "event" VALUES(105,'1m8g24spm2ch8zvp',9,1795835455226,'score',0,'{"category":"twos","score":4,"bonus":0}');
INSERT INTO "event" VALUES(106,'1m8g24spm2ch8zvp',10,1795835455226,'roll',1,'{"keep":[],"dice":[5,4,5,2,6],"stage":0,"roll":3}');
INSERT INTO "event" VALUES(107,'1m8g24spm2ch8zvp',11,1795835455227,'score',1,'{"category":"twos","score":2,"bonus":0}');
INSERT INTO "event" VALUES(108,'1m8g24spm2ch8zvp',12,1795835455227,'roll',0,'{"keep":[],"dice":[1,5,1,1,4],"stage":0,"roll":4}');
INSERT INTO "event" VALUES(109,'1m8g24spm2ch8zvp',13,1795835455228,'score',0,'{"category":"threes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(110,'1m8g24spm2ch8zvp',14,1795835455228,'roll',1,'{"keep":[],"dice":[4,1,2,6,4],"stage":0,"roll":5}');
INSERT INTO "event" VALUES(111,'1m8g24spm2ch8zvp',15,1795835455229,'score',1,'{"category":"threes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(112,'1m8g24spm2ch8zvp',16,1795835455229,'roll',0,'{"keep":[],"dice":[5,2,1,5,6],"stage":0,"roll":6}');
INSERT INTO "event" VALUES(113,'1m8g24spm2ch8zvp',17,1795835455230,'score',0,'{"category":"fours","score":0,"bonus":0}');
INSERT INTO "event" VALUES(114,'1m8g24spm2ch8zvp',18,1795835455230,'roll',1,'{"keep":[],"dice":[5,5,3,1,3],"stage":0,"roll":7}');
INSERT INTO "event" VALUES(115,'1m8g24spm2ch8zvp',19,1795835455232,'score',1,'{"category":"fours","score":0,"bonus":0}');
INSERT INTO "event" VALUES(116,'1m8g24spm2ch8zvp',20,1795835455232,'roll',0,'{"keep":[],"dice":[4,5,1,2,4],"stage":0,"roll":8}');
INSERT INTO "event" VALUES(117,'1m8g24spm2ch8zvp',21,1795835455233,'score',0,'{"category":"fives","score":5,"bonus":0}');
INSERT INTO "event" VALUES(118,'1m8g24spm2ch8zvp',22,1795835455233,'roll',1,'{"keep":[],"dice":[4,4,3,6,4],"stage":0,"roll":9}');
INSERT INTO "event" VALUES(119,'1m8g24spm2ch8zvp',23,1795835455234,'score',1,'{"category":"fives","score":0,"bonus":0}');
INSERT INTO "event" VALUES(120,'1m8g24spm2ch8zvp',24,1795835455234,'roll',0,'{"keep":[],"dice":[4,4,5,6,3],"stage":0,"roll":10}');
INSERT INTO "event" VALUES(121,'1m8g24spm2ch8zvp',25,1795835455237,'score',0,'{"category":"sixes","score":6,"bonus":0}');
INSERT INTO "event" VALUES(122,'1m8g24spm2ch8zvp',26,1795835455237,'roll',1,'{"keep":[],"dice":[6,6,5,6,4],"stage":0,"roll":11}');
INSERT INTO "event" VALUES(123,'1m8g24spm2ch8zvp',27,1795835455240,'score',1,'{"category":"sixes","score":18,"bonus":0}');
INSERT INTO "event" VALUES(124,'1m8g24spm2ch8zvp',28,1795835455240,'roll',0,'{"keep":[],"dice":[4,5,4,2,1],"stage":0,"roll":12}');
INSERT INTO "event" VALUES(125,'1m8g24spm2ch8zvp',29,1795835455241,'score',0,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(126,'1m8g24spm2ch8zvp',30,1795835455241,'roll',1,'{"keep":[],"dice":[1,6,5,4,3],"stage":0,"roll":13}');
INSERT INTO "event" VALUES(127,'1m8g24spm2ch8zvp',31,1795835455242,'score',1,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(128,'1m8g24spm2ch8zvp',32,1795835455242,'roll',0,'{"keep":[],"dice":[1,5,5,1,1],"stage":0,"roll":14}');
INSERT INTO "event" VALUES(129,'1m8g24spm2ch8zvp',33,1795835455249,'score',0,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(130,'1m8g24spm2ch8zvp',34,1795835455249,'roll',1,'{"keep":[],"dice":[3,4,2,2,1],"stage":0,"roll":15}');
INSERT INTO "event" VALUES(131,'1m8g24spm2ch8zvp',35,1795835455254,'score',1,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(132,'1m8g24spm2ch8zvp',36,1795835455254,'roll',0,'{"keep":[],"dice":[2,4,2,3,3],"stage":0,"roll":16}');
INSERT INTO "event" VALUES(133,'1m8g24spm2ch8zvp',37,1795835455257,'score',0,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(134,'1m8g24spm2ch8zvp',38,1795835455257,'roll',1,'{"keep":[],"dice":[3,3,5,3,4],"stage":0,"roll":17}');
INSERT INTO "event" VALUES(135,'1m8g24spm2ch8zvp',39,1795835455258,'score',1,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(136,'1m8g24spm2ch8zvp',40,1795835455258,'roll',0,'{"keep":[],"dice":[2,2,1,5,6],"stage":0,"roll":18}');
INSERT INTO "event" VALUES(137,'1m8g24spm2ch8zvp',41,1795835455259,'score',0,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(138,'1m8g24spm2ch8zvp',42,1795835455259,'roll',1,'{"keep":[],"dice":[4,2,3,3,4],"stage":0,"roll":19}');
INSERT INTO "event" VALUES(139,'1m8g24spm2ch8zvp',43,1795835455260,'score',1,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(140,'1m8g24spm2ch8zvp',44,1795835455260,'roll',0,'{"keep":[],"dice":[4,4,4,4,5],"stage":0,"roll":20}');
INSERT INTO "event" VALUES(141,'1m8g24spm2ch8zvp',45,1795835455261,'score',0,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(142,'1m8g24spm2ch8zvp',46,1795835455261,'roll',1,'{"keep":[],"dice":[3,3,2,6,1],"stage":0,"roll":21}');
INSERT INTO "event" VALUES(143,'1m8g24spm2ch8zvp',47,1795835455262,'score',1,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(144,'1m8g24spm2ch8zvp',48,1795835455262,'roll',0,'{"keep":[],"dice":[5,4,5,3,4],"stage":0,"roll":22}');
INSERT INTO "event" VALUES(145,'1m8g24spm2ch8zvp',49,1795835455263,'score',0,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(146,'1m8g24spm2ch8zvp',50,1795835455263,'roll',1,'{"keep":[],"dice":[4,5,4,6,6],"stage":0,"roll":23}');
INSERT INTO "event" VALUES(147,'1m8g24spm2ch8zvp',51,1795835455264,'score',1,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(148,'1m8g24spm2ch8zvp',52,1795835455264,'roll',0,'{"keep":[],"dice":[1,2,1,1,5],"stage":0,"roll":24}');
INSERT INTO "event" VALUES(149,'1m8g24spm2ch8zvp',53,1795835455265,'score',0,'{"category":"chance","score":10,"bonus":0}');
INSERT INTO "event" VALUES(150,'1m8g24spm2ch8zvp',54,1795835455265,'roll',1,'{"keep":[],"dice":[3,3,3,5,6],"stage":0,"roll":25}');
INSERT INTO "event" VALUES(151,'1m8g24spm2ch8zvp',55,1795835455266,'score',1,'{"category":"chance","score":20,"bonus":0}');
INSERT INTO "event" VALUES(152,'1m8g24spm2ch8zvp',56,1795835455266,'round-over',NULL,'{"id":"1m8g24ss2503yc4b","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":1,"twos":4,"threes":0,"fours":0,"fives":5,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":10},"upper_total":16,"upper_bonus":0,"yahtzee_bonus":0,"total":26},{"seat":1,"boxes":{"aces":0,"twos":2,"threes":0,"fours":0,"fives":0,"sixes":18,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":20},"upper_total":20,"upper_bonus":0,"yahtzee_bonus":0,"total":40}],"forfeited":[],"forfeited_by":null,"points":[26,40],"proof":null}');
INSERT INTO "event" VALUES(153,'1m8g24spm2ch8zvp',57,1795835455266,'finished',NULL,'{"id":"1m8g24ss250404s1","outcome":"win","winners":[1],"points":[26,40],"reason":"rounds","proof":{"server_seed":"cb82873c810a703f97700c3def24e1c29d918ab120cc19631c1ed37d616637af","client_seeds":["",""]}}');
INSERT INTO "event" VALUES(154,'1m8g24v8e78qh64j',1,1795835456785,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m8g24r412fven9a","status":"invited"},{"player":"1m8g24r6a17mks9s","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m8g24tyr8ncs3h8","join_code":"BYS9DB","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3,"tournament":"1m8g24tyr8ncs3h8"}');
INSERT INTO "event" VALUES(155,'1m8g24v8e78qh64j',2,1795835456814,'joined',0,'{"player":"1m8g24r412fven9a"}');
INSERT INTO "event" VALUES(156,'1m8g24v8e78qh64j',3,1795835456886,'joined',1,'{"player":"1m8g24r6a17mks9s"}');
INSERT INTO "event" VALUES(157,'1m8g24v8e78qh64j',4,1795835456886,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m8g24r412fven9a","status":"joined"},{"player":"1m8g24r6a17mks9s","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(158,'1m8g24v8e78qh64j',5,1795835456914,'resigned',1,'{}');
INSERT INTO "event" VALUES(159,'1m8g24v8e78qh64j',6,1795835456914,'round-over',NULL,'{"id":"1m8g24vcj0mdyv2w","round":1,"leader":0,"moves":0,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(160,'1m8g24v8e78qh64j',7,1795835456914,'finished',NULL,'{"id":"1m8g24vcj0mdz6w5","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation"}');
INSERT INTO "event" VALUES(161,'1m8g24vh1100at8v',1,1795835457058,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m8g24r412fven9a","status":"invited"},{"player":"1m8g24r6c5bnjc6b","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m8g24vgj6xbzktn","join_code":"T4XFJC","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3,"tournament":"1m8g24vgj6xbzktn"}');
INSERT INTO "event" VALUES(162,'1m8g24vj8bvksbvd',1,1795835457096,'created',0,'{"ruleset":"quiz","options":{"judge":"automatic","reading":"screen","spelling":"exact","grace_seconds":15,"ready_seconds":60,"judge_seconds":30,"appeal_seconds":0,"tie_break":true,"rounds":1,"title":null,"parts":[{"kind":"sheet","set":{"set":"1m8g24vj6df2zvd9","version":1,"categories":null,"difficulty":null},"seconds":300,"questions":1,"points":1,"title":null}]},"seats":[{"player":"1m8g24r412fven9a","status":"joined","role":"contender"}],"visibility":"private","ranked":false,"creator":"1m8g24r412fven9a","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(163,'1m8g24vj8bvksbvd',2,1795835457096,'round',NULL,'{"number":1,"leader":null,"commitment":"5da945a11a090a48c38dc279fad1612fe9ab2689656c7a6fa3a55fdd3dd253d7","points":[0],"minor":[0],"rules":1,"seats":[{"player":"1m8g24r412fven9a","status":"joined"}],"rounds":1,"deal":{"nonce":"3435197df28efa35dcd1b8afa644ca1534ae40ab6e4a833c2f319c692d0d00d4","sets":[{"set":"1m8g24vj6df2zvd9","version":1,"title":"One","language":"en","licence":"own","author":"Ann"}],"questions":[{"set":0,"number":0,"salt":"f5c5fb8ac863a5244fabaf9bca65d28378fae0ed9ec4f5627812a696768b18ba","dealt":"{\"choices\":[\"true\",\"false\"],\"correct\":[0],\"kind\":\"boolean\",\"text\":\"Is Oslo in Norway?\"}"}],"tie_break":0,"parts":[[1]]},"carry":null}');
INSERT INTO "event" VALUES(164,'1m8g24vj8bvksbvd',3,1795835457096,'part',NULL,'{"part":1,"of":1,"part_kind":"sheet","title":null,"seconds":300,"order":null}');
INSERT INTO "event" VALUES(165,'1m8g24vj8bvksbvd',4,1795835457097,'ready',0,'{}');
INSERT INTO "event" VALUES(166,'1m8g24vj8bvksbvd',5,1795835457097,'question',NULL,'{"question":1,"text":"Is Oslo in Norway?","language":"en","answer_kind":"boolean","choices":["true","false"],"unit":null,"category":null,"difficulty":null,"media":null}');
INSERT INTO "event" VALUES(167,'1m8g24vj8bvksbvd',6,1795835457098,'hand-in',0,'{}');
INSERT INTO "event" VALUES(168,'1m8g24vj8bvksbvd',7,1795835457098,'closed',NULL,'{"question":1,"answer":"true","outcomes":[{"seat":0,"outcome":"unanswered","points":0,"text":null}]}');
INSERT INTO "event" VALUES(169,'1m8g24vj8bvksbvd',8,1795835457098,'round-over',NULL,'{"id":"1m8g24vjafbhkyrr","round":1,"leader":null,"scores":[{"seat":0,"points":0,"right":0,"wrong":0,"passes":0,"unanswered":1,"tie_break":null}],"places":[1],"tie_break":null,"title":null,"forfeited_by":null,"points":[0],"proof":{"nonce":"3435197df28efa35dcd1b8afa644ca1534ae40ab6e4a833c2f319c692d0d00d4","secret":"28c880dd6ff09122288f80e055183e76600d0a744192a3f4ff9d147adc1c1d94"}}');
INSERT INTO "event" VALUES(170,'1m8g24vj8bvksbvd',9,1795835457098,'finished',NULL,'{"id":"1m8g24vjafbhnp6m","outcome":"loss","winners":[],"points":[0],"minor":[0],"reason":"rounds"}');
INSERT INTO "event" VALUES(171,'1m8g24vjqe9gzpkj',1,1795835457111,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m8g24vjn1mver2n","status":"joined"},{"player":"1m8g24vjpbqg895z","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m8g24vjn1mver2n","join_code":"HVF5A4","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(172,'1m8g24vjqe9gzpkj',2,1795835457117,'joined',1,'{"player":"1m8g24vjpbqg895z"}');
INSERT INTO "event" VALUES(173,'1m8g24vjqe9gzpkj',3,1795835457117,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m8g24vjn1mver2n","status":"joined"},{"player":"1m8g24vjpbqg895z","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(174,'1m8g24vjqe9gzpkj',4,1795835457120,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(175,'1m8g24vjqe9gzpkj',5,1795835457123,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(176,'1m8g24vjqe9gzpkj',6,1795835457124,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(177,'1m8g24vjqe9gzpkj',7,1795835457125,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(178,'1m8g24vjqe9gzpkj',8,1795835457126,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(179,'1m8g24vjqe9gzpkj',9,1795835457126,'round-over',NULL,'{"id":"1m8g24vk6a6az3sv","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(180,'1m8g24vjqe9gzpkj',10,1795835457126,'finished',NULL,'{"id":"1m8g24vk6a6b2267","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds"}');
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
INSERT INTO "event_place" VALUES('1m8g24r9h9jj80ze',1,1);
INSERT INTO "event_place" VALUES('1m8g24r9h9jj80ze',2,2);
INSERT INTO "event_place" VALUES('1m8g24r9h9jj80ze',3,3);
INSERT INTO "event_place" VALUES('1m8g24r9h9jj80ze',4,4);
INSERT INTO "event_place" VALUES('1m8g24r9h9jj80ze',5,5);
INSERT INTO "event_place" VALUES('1m8g24r9h9jj80ze',6,6);
INSERT INTO "event_place" VALUES('1m8g24r9h9jj80ze',7,7);
INSERT INTO "event_place" VALUES('1m8g24r9h9jj80ze',8,8);
INSERT INTO "event_place" VALUES('1m8g24r9h9jj80ze',9,9);
INSERT INTO "event_place" VALUES('1m8g24r9h9jj80ze',10,10);
INSERT INTO "event_place" VALUES('1m8g24r9h9jj80ze',11,11);
INSERT INTO "event_place" VALUES('1m8g24rk94qgnexb',1,12);
INSERT INTO "event_place" VALUES('1m8g24rk94qgnexb',2,13);
INSERT INTO "event_place" VALUES('1m8g24rk94qgnexb',3,14);
INSERT INTO "event_place" VALUES('1m8g24rk94qgnexb',4,15);
INSERT INTO "event_place" VALUES('1m8g24rk94qgnexb',5,16);
INSERT INTO "event_place" VALUES('1m8g24rk94qgnexb',6,17);
INSERT INTO "event_place" VALUES('1m8g24rk94qgnexb',7,18);
INSERT INTO "event_place" VALUES('1m8g24rk94qgnexb',8,19);
INSERT INTO "event_place" VALUES('1m8g24rk94qgnexb',9,20);
INSERT INTO "event_place" VALUES('1m8g24rqy4gn50ne',1,21);
INSERT INTO "event_place" VALUES('1m8g24rqy4gn50ne',2,22);
INSERT INTO "event_place" VALUES('1m8g24rqy4gn50ne',3,23);
INSERT INTO "event_place" VALUES('1m8g24rqy4gn50ne',4,24);
INSERT INTO "event_place" VALUES('1m8g24rqy4gn50ne',5,25);
INSERT INTO "event_place" VALUES('1m8g24rr17x7cy9x',1,26);
INSERT INTO "event_place" VALUES('1m8g24rr17x7cy9x',2,27);
INSERT INTO "event_place" VALUES('1m8g24rr17x7cy9x',3,28);
INSERT INTO "event_place" VALUES('1m8g24rr17x7cy9x',4,29);
INSERT INTO "event_place" VALUES('1m8g24rr17x7cy9x',5,30);
INSERT INTO "event_place" VALUES('1m8g24rreftnj8cp',1,31);
INSERT INTO "event_place" VALUES('1m8g24rreftnj8cp',2,32);
INSERT INTO "event_place" VALUES('1m8g24rreftnj8cp',3,33);
INSERT INTO "event_place" VALUES('1m8g24rsa163gmym',1,34);
INSERT INTO "event_place" VALUES('1m8g24rsa163gmym',2,35);
INSERT INTO "event_place" VALUES('1m8g24rsa163gmym',3,36);
INSERT INTO "event_place" VALUES('1m8g24rsa163gmym',4,37);
INSERT INTO "event_place" VALUES('1m8g24rsa163gmym',5,38);
INSERT INTO "event_place" VALUES('1m8g24rsa163gmym',6,39);
INSERT INTO "event_place" VALUES('1m8g24rsa163gmym',7,40);
INSERT INTO "event_place" VALUES('1m8g24rsa163gmym',8,41);
INSERT INTO "event_place" VALUES('1m8g24rsa163gmym',9,42);
INSERT INTO "event_place" VALUES('1m8g24rsa163gmym',10,43);
INSERT INTO "event_place" VALUES('1m8g24rx91av8m83',1,44);
INSERT INTO "event_place" VALUES('1m8g24ry2by2d14f',1,45);
INSERT INTO "event_place" VALUES('1m8g24ry2by2d14f',2,46);
INSERT INTO "event_place" VALUES('1m8g24ry2by2d14f',3,47);
INSERT INTO "event_place" VALUES('1m8g24ry2by2d14f',4,48);
INSERT INTO "event_place" VALUES('1m8g24ry2by2d14f',5,49);
INSERT INTO "event_place" VALUES('1m8g24ry2by2d14f',6,50);
INSERT INTO "event_place" VALUES('1m8g24ry2by2d14f',7,51);
INSERT INTO "event_place" VALUES('1m8g24ry2by2d14f',8,52);
INSERT INTO "event_place" VALUES('1m8g24ry2by2d14f',9,53);
INSERT INTO "event_place" VALUES('1m8g24ry2by2d14f',10,54);
INSERT INTO "event_place" VALUES('1m8g24ry2by2d14f',11,55);
INSERT INTO "event_place" VALUES('1m8g24s0s51j87cx',1,56);
INSERT INTO "event_place" VALUES('1m8g24s0s51j87cx',2,57);
INSERT INTO "event_place" VALUES('1m8g24s0s51j87cx',3,58);
INSERT INTO "event_place" VALUES('1m8g24s0s51j87cx',4,59);
INSERT INTO "event_place" VALUES('1m8g24s253yv1ksy',1,60);
INSERT INTO "event_place" VALUES('1m8g24s253yv1ksy',2,61);
INSERT INTO "event_place" VALUES('1m8g24s253yv1ksy',3,62);
INSERT INTO "event_place" VALUES('1m8g24s253yv1ksy',4,63);
INSERT INTO "event_place" VALUES('1m8g24s253yv1ksy',5,64);
INSERT INTO "event_place" VALUES('1m8g24s253yv1ksy',6,65);
INSERT INTO "event_place" VALUES('1m8g24s2c59z6mjm',1,66);
INSERT INTO "event_place" VALUES('1m8g24s2e3nq5w7v',1,67);
INSERT INTO "event_place" VALUES('1m8g24s2e3nq5w7v',2,68);
INSERT INTO "event_place" VALUES('1m8g24s2j5qdzp1a',1,69);
INSERT INTO "event_place" VALUES('1m8g24s2kfjehvpd',1,70);
INSERT INTO "event_place" VALUES('1m8g24s2kfjehvpd',2,71);
INSERT INTO "event_place" VALUES('1m8g24s859f20y9k',1,72);
INSERT INTO "event_place" VALUES('1m8g24s859f20y9k',2,73);
INSERT INTO "event_place" VALUES('1m8g24s859f20y9k',3,74);
INSERT INTO "event_place" VALUES('1m8g24s859f20y9k',4,75);
INSERT INTO "event_place" VALUES('1m8g24s859f20y9k',5,76);
INSERT INTO "event_place" VALUES('1m8g24s859f20y9k',6,77);
INSERT INTO "event_place" VALUES('1m8g24s859f20y9k',7,78);
INSERT INTO "event_place" VALUES('1m8g24s859f20y9k',8,79);
INSERT INTO "event_place" VALUES('1m8g24s859f20y9k',9,80);
INSERT INTO "event_place" VALUES('1m8g24s859f20y9k',10,81);
INSERT INTO "event_place" VALUES('1m8g24s859f20y9k',11,82);
INSERT INTO "event_place" VALUES('1m8g24sbe54jrs8h',1,83);
INSERT INTO "event_place" VALUES('1m8g24sbe54jrs8h',2,84);
INSERT INTO "event_place" VALUES('1m8g24sbe54jrs8h',3,85);
INSERT INTO "event_place" VALUES('1m8g24sbe54jrs8h',4,86);
INSERT INTO "event_place" VALUES('1m8g24sbe54jrs8h',5,87);
INSERT INTO "event_place" VALUES('1m8g24sbe54jrs8h',6,88);
INSERT INTO "event_place" VALUES('1m8g24sbe54jrs8h',7,89);
INSERT INTO "event_place" VALUES('1m8g24sbe54jrs8h',8,90);
INSERT INTO "event_place" VALUES('1m8g24sd63434k3y',1,91);
INSERT INTO "event_place" VALUES('1m8g24sd63434k3y',2,92);
INSERT INTO "event_place" VALUES('1m8g24sd63434k3y',3,93);
INSERT INTO "event_place" VALUES('1m8g24sd63434k3y',4,94);
INSERT INTO "event_place" VALUES('1m8g24sd63434k3y',5,95);
INSERT INTO "event_place" VALUES('1m8g24sd63434k3y',6,96);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',1,97);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',2,98);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',3,99);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',4,100);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',5,101);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',6,102);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',7,103);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',8,104);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',9,105);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',10,106);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',11,107);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',12,108);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',13,109);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',14,110);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',15,111);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',16,112);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',17,113);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',18,114);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',19,115);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',20,116);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',21,117);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',22,118);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',23,119);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',24,120);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',25,121);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',26,122);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',27,123);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',28,124);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',29,125);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',30,126);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',31,127);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',32,128);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',33,129);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',34,130);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',35,131);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',36,132);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',37,133);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',38,134);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',39,135);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',40,136);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',41,137);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',42,138);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',43,139);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',44,140);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',45,141);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',46,142);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',47,143);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',48,144);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',49,145);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',50,146);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',51,147);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',52,148);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',53,149);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',54,150);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',55,151);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',56,152);
INSERT INTO "event_place" VALUES('1m8g24spm2ch8zvp',57,153);
INSERT INTO "event_place" VALUES('1m8g24v8e78qh64j',1,154);
INSERT INTO "event_place" VALUES('1m8g24v8e78qh64j',2,155);
INSERT INTO "event_place" VALUES('1m8g24v8e78qh64j',3,156);
INSERT INTO "event_place" VALUES('1m8g24v8e78qh64j',4,157);
INSERT INTO "event_place" VALUES('1m8g24v8e78qh64j',5,158);
INSERT INTO "event_place" VALUES('1m8g24v8e78qh64j',6,159);
INSERT INTO "event_place" VALUES('1m8g24v8e78qh64j',7,160);
INSERT INTO "event_place" VALUES('1m8g24vh1100at8v',1,161);
INSERT INTO "event_place" VALUES('1m8g24vj8bvksbvd',1,162);
INSERT INTO "event_place" VALUES('1m8g24vj8bvksbvd',2,163);
INSERT INTO "event_place" VALUES('1m8g24vj8bvksbvd',3,164);
INSERT INTO "event_place" VALUES('1m8g24vj8bvksbvd',4,165);
INSERT INTO "event_place" VALUES('1m8g24vj8bvksbvd',5,166);
INSERT INTO "event_place" VALUES('1m8g24vj8bvksbvd',6,167);
INSERT INTO "event_place" VALUES('1m8g24vj8bvksbvd',7,168);
INSERT INTO "event_place" VALUES('1m8g24vj8bvksbvd',8,169);
INSERT INTO "event_place" VALUES('1m8g24vj8bvksbvd',9,170);
INSERT INTO "event_place" VALUES('1m8g24vjqe9gzpkj',1,171);
INSERT INTO "event_place" VALUES('1m8g24vjqe9gzpkj',2,172);
INSERT INTO "event_place" VALUES('1m8g24vjqe9gzpkj',3,173);
INSERT INTO "event_place" VALUES('1m8g24vjqe9gzpkj',4,174);
INSERT INTO "event_place" VALUES('1m8g24vjqe9gzpkj',5,175);
INSERT INTO "event_place" VALUES('1m8g24vjqe9gzpkj',6,176);
INSERT INTO "event_place" VALUES('1m8g24vjqe9gzpkj',7,177);
INSERT INTO "event_place" VALUES('1m8g24vjqe9gzpkj',8,178);
INSERT INTO "event_place" VALUES('1m8g24vjqe9gzpkj',9,179);
INSERT INTO "event_place" VALUES('1m8g24vjqe9gzpkj',10,180);
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
INSERT INTO "game" VALUES('1m8g24r9h9jj80ze','main','bulls-and-cows','finished','private',1,'1m8g24r412fven9a',NULL,1795835453745,1795835454046,0);
INSERT INTO "game" VALUES('1m8g24rk94qgnexb','main','bulls-and-cows','finished','private',1,'1m8g24r6a17mks9s',NULL,1795835454057,1795835454202,0);
INSERT INTO "game" VALUES('1m8g24rqy4gn50ne','main','number-guess','finished','private',1,'1m8g24r412fven9a',NULL,1795835454206,1795835454208,0);
INSERT INTO "game" VALUES('1m8g24rr17x7cy9x','main','number-guess','finished','private',1,'1m8g24r6a17mks9s',NULL,1795835454209,1795835454211,0);
INSERT INTO "game" VALUES('1m8g24rreftnj8cp','main','bulls-and-cows','playing','private',1,'1m8g24rreftngjjs',NULL,1795835454222,NULL,0);
INSERT INTO "game" VALUES('1m8g24rsa163gmym','main','bulls-and-cows','playing','public',1,'1m8g24rsa163g99r',NULL,1795835454250,NULL,0);
INSERT INTO "game" VALUES('1m8g24rx91av8m83','main','tic-tac-toe','open','private',0,'1m8g24r412fven9a','MBRPNY',1795835454377,NULL,1);
INSERT INTO "game" VALUES('1m8g24ry2by2d14f','main','bulls-and-cows','finished','public',0,'1m8g24rxj4f7mf61',NULL,1795835454402,1795835454457,0);
INSERT INTO "game" VALUES('1m8g24s0s51j87cx','main','bulls-and-cows','playing','private',0,'1m8g24s00cwfcmqq','K997YF',1795835454489,NULL,0);
INSERT INTO "game" VALUES('1m8g24s253yv1ksy','main','bulls-and-cows','playing','private',0,'1m8g24s1n29pq699','YN5QXN',1795835454533,NULL,0);
INSERT INTO "game" VALUES('1m8g24s2c59z6mjm','main','mastermind','open','public',0,'1m8g24r412fven9a','4XAZEG',1795835454540,NULL,0);
INSERT INTO "game" VALUES('1m8g24s2e3nq5w7v','main','mastermind','aborted','public',0,'1m8g24r6a17mks9s',NULL,1795835454542,1795835454543,0);
INSERT INTO "game" VALUES('1m8g24s2j5qdzp1a','main','mastermind','open','private',0,'1m8g24r412fven9a','Z5ZN42',1795835454546,NULL,1);
INSERT INTO "game" VALUES('1m8g24s2kfjehvpd','main','bulls-and-cows','playing','private',0,'1m8g24r412fven9a',NULL,1795835454547,NULL,1);
INSERT INTO "game" VALUES('1m8g24s859f20y9k','main','tic-tac-toe','playing','public',0,'1m8g24s2p6ayxefs','WE75D4',1795835454725,NULL,0);
INSERT INTO "game" VALUES('1m8g24sbe54jrs8h','main','gomoku','finished','private',1,'1m8g24r412fven9a',NULL,1795835454830,1795835454862,0);
INSERT INTO "game" VALUES('1m8g24sd63434k3y','main','yahtzee','playing','private',0,'1m8g24scp0wbmnf9','MR4ETD',1795835454886,NULL,0);
INSERT INTO "game" VALUES('1m8g24spm2ch8zvp','main','yahtzee','finished','private',0,'1m8g24sn9a6x01mw',NULL,1795835455188,1795835455266,0);
INSERT INTO "game" VALUES('1m8g24v8e78qh64j','main','tic-tac-toe','finished','private',0,'1m8g24tyr8ncs3h8',NULL,1795835456785,1795835456914,0);
INSERT INTO "game" VALUES('1m8g24vh1100at8v','main','tic-tac-toe','open','private',0,'1m8g24vgj6xbzktn','T4XFJC',1795835457058,NULL,1);
INSERT INTO "game" VALUES('1m8g24vj8bvksbvd','main','quiz','finished','private',0,'1m8g24r412fven9a',NULL,1795835457096,1795835457098,0);
INSERT INTO "game" VALUES('1m8g24vjqe9gzpkj','main','tic-tac-toe','finished','private',0,'1m8g24vjn1mver2n',NULL,1795835457111,1795835457126,0);
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
INSERT INTO "idempotency_record" VALUES(1,'1m8g24r412fven9a','open','POST','/v1/games',X'09691FB4A4A800A0B6D83166B89AA76941AFE880DE790D85B4610A9C932FDBEE',1795835454540,201,'1','/v1/games/1m8g24s2c59z6mjm','','1m8g24s2c59z6mjm',0,1,0);
CREATE TABLE idempotency_use (
    player TEXT    NOT NULL,
    hour   INTEGER NOT NULL, -- since 1970
    bytes  INTEGER NOT NULL CHECK (bytes >= 0),
    PRIMARY KEY (player, hour)
) STRICT, WITHOUT ROWID;
INSERT INTO "idempotency_use" VALUES('1m8g24r412fven9a',498843,140);
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL,
    needs      INTEGER NOT NULL CHECK (needs > 0) -- how many migrations a program must know to work with it
) STRICT;
INSERT INTO "migration" VALUES(1,'schema',X'26FF95652282ECFD32B66ED732CE55C031E8B88156B1995C2FF320D549FCDF7F',1795835451743,1);
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
INSERT INTO "notification" VALUES('1m8g24r412fven9a',1,1795835454838,'joined','1m8g24sbe54jrs8h',2);
INSERT INTO "notification" VALUES('1m8g24r412fven9a',2,1795835454838,'turn','1m8g24sbe54jrs8h',3);
INSERT INTO "notification" VALUES('1m8g24r412fven9a',3,1795835454854,'turn','1m8g24sbe54jrs8h',5);
INSERT INTO "notification" VALUES('1m8g24r412fven9a',4,1795835454862,'round-over','1m8g24sbe54jrs8h',7);
INSERT INTO "notification" VALUES('1m8g24r412fven9a',5,1795835454862,'finished','1m8g24sbe54jrs8h',8);
INSERT INTO "notification" VALUES('1m8g24r412fven9a',6,1795835456785,'invited','1m8g24v8e78qh64j',1);
INSERT INTO "notification" VALUES('1m8g24r412fven9a',7,1795835456886,'joined','1m8g24v8e78qh64j',3);
INSERT INTO "notification" VALUES('1m8g24r412fven9a',8,1795835456886,'turn','1m8g24v8e78qh64j',4);
INSERT INTO "notification" VALUES('1m8g24r412fven9a',9,1795835456914,'round-over','1m8g24v8e78qh64j',6);
INSERT INTO "notification" VALUES('1m8g24r412fven9a',10,1795835456914,'finished','1m8g24v8e78qh64j',7);
INSERT INTO "notification" VALUES('1m8g24r412fven9a',11,1795835457058,'invited','1m8g24vh1100at8v',1);
INSERT INTO "notification" VALUES('1m8g24r6a17mks9s',1,1795835454377,'invited','1m8g24rx91av8m83',1);
INSERT INTO "notification" VALUES('1m8g24r6a17mks9s',2,1795835454543,'aborted','1m8g24s2e3nq5w7v',2);
INSERT INTO "notification" VALUES('1m8g24r6a17mks9s',3,1795835454830,'invited','1m8g24sbe54jrs8h',1);
INSERT INTO "notification" VALUES('1m8g24r6a17mks9s',4,1795835454846,'turn','1m8g24sbe54jrs8h',4);
INSERT INTO "notification" VALUES('1m8g24r6a17mks9s',5,1795835454862,'finished','1m8g24sbe54jrs8h',8);
INSERT INTO "notification" VALUES('1m8g24r6a17mks9s',6,1795835456472,'tournament-invited','1m8g24tyr8ncs3h8',1);
INSERT INTO "notification" VALUES('1m8g24r6a17mks9s',7,1795835456785,'invited','1m8g24v8e78qh64j',1);
INSERT INTO "notification" VALUES('1m8g24r6a17mks9s',8,1795835456914,'finished','1m8g24v8e78qh64j',7);
INSERT INTO "notification" VALUES('1m8g24r6a17mks9s',9,1795835457033,'tournament-invited','1m8g24vg934v74qc',1);
INSERT INTO "notification" VALUES('1m8g24r6c5bnjc6b',1,1795835454542,'invited','1m8g24s2e3nq5w7v',1);
INSERT INTO "notification" VALUES('1m8g24r6c5bnjc6b',2,1795835454543,'aborted','1m8g24s2e3nq5w7v',2);
INSERT INTO "notification" VALUES('1m8g24r6c5bnjc6b',3,1795835454546,'invited','1m8g24s2j5qdzp1a',1);
INSERT INTO "notification" VALUES('1m8g24r6c5bnjc6b',4,1795835456472,'tournament-invited','1m8g24tyr8ncs3h8',1);
INSERT INTO "notification" VALUES('1m8g24r6c5bnjc6b',5,1795835456782,'tournament-missed','1m8g24tyr8ncs3h8',3);
INSERT INTO "notification" VALUES('1m8g24r6c5bnjc6b',6,1795835457042,'tournament-invited','1m8g24vgj6xbzktn',1);
INSERT INTO "notification" VALUES('1m8g24r6c5bnjc6b',7,1795835457058,'invited','1m8g24vh1100at8v',1);
INSERT INTO "notification" VALUES('1m8g24r6c5bnjc6b',8,1795835457058,'tournament-invited','1m8g24vh25h81z2k',1);
INSERT INTO "notification" VALUES('1m8g24rxj4f7mf61',1,1795835454411,'joined','1m8g24ry2by2d14f',2);
INSERT INTO "notification" VALUES('1m8g24rxj4f7mf61',2,1795835454411,'turn','1m8g24ry2by2d14f',3);
INSERT INTO "notification" VALUES('1m8g24rxj4f7mf61',3,1795835454432,'round-over','1m8g24ry2by2d14f',6);
INSERT INTO "notification" VALUES('1m8g24rxj4f7mf61',4,1795835454446,'turn','1m8g24ry2by2d14f',8);
INSERT INTO "notification" VALUES('1m8g24rxj4f7mf61',5,1795835454457,'finished','1m8g24ry2by2d14f',11);
INSERT INTO "notification" VALUES('1m8g24rxv73xx1pf',1,1795835454423,'turn','1m8g24ry2by2d14f',4);
INSERT INTO "notification" VALUES('1m8g24rxv73xx1pf',2,1795835454432,'round-over','1m8g24ry2by2d14f',6);
INSERT INTO "notification" VALUES('1m8g24rxv73xx1pf',3,1795835454457,'round-over','1m8g24ry2by2d14f',10);
INSERT INTO "notification" VALUES('1m8g24rxv73xx1pf',4,1795835454457,'finished','1m8g24ry2by2d14f',11);
INSERT INTO "notification" VALUES('1m8g24s00cwfcmqq',1,1795835454498,'joined','1m8g24s0s51j87cx',2);
INSERT INTO "notification" VALUES('1m8g24s00cwfcmqq',2,1795835454508,'joined','1m8g24s0s51j87cx',3);
INSERT INTO "notification" VALUES('1m8g24s0a4zfmven',1,1795835454508,'joined','1m8g24s0s51j87cx',3);
INSERT INTO "notification" VALUES('1m8g24s0a4zfmven',2,1795835454508,'turn','1m8g24s0s51j87cx',4);
INSERT INTO "notification" VALUES('1m8g24s1n29pq699',1,1795835454535,'joined','1m8g24s253yv1ksy',2);
INSERT INTO "notification" VALUES('1m8g24s1n29pq699',2,1795835454536,'joined','1m8g24s253yv1ksy',3);
INSERT INTO "notification" VALUES('1m8g24s1n29pq699',3,1795835454536,'turn','1m8g24s253yv1ksy',4);
INSERT INTO "notification" VALUES('1m8g24s1ybrg97x5',1,1795835454536,'joined','1m8g24s253yv1ksy',3);
INSERT INTO "notification" VALUES('1m8g24s1ybrg97x5',2,1795835454538,'turn','1m8g24s253yv1ksy',5);
INSERT INTO "notification" VALUES('1m8g24s1zaf46hxf',1,1795835454539,'turn','1m8g24s253yv1ksy',6);
INSERT INTO "notification" VALUES('1m8g24s2p6ayxefs',1,1795835454746,'joined','1m8g24s859f20y9k',2);
INSERT INTO "notification" VALUES('1m8g24s2p6ayxefs',2,1795835454746,'turn','1m8g24s859f20y9k',3);
INSERT INTO "notification" VALUES('1m8g24s2p6ayxefs',3,1795835454790,'turn','1m8g24s859f20y9k',5);
INSERT INTO "notification" VALUES('1m8g24s2p6ayxefs',4,1795835454793,'turn','1m8g24s859f20y9k',7);
INSERT INTO "notification" VALUES('1m8g24s2p6ayxefs',5,1795835454805,'round-over','1m8g24s859f20y9k',9);
INSERT INTO "notification" VALUES('1m8g24s2p6ayxefs',6,1795835454823,'turn','1m8g24s859f20y9k',11);
INSERT INTO "notification" VALUES('1m8g24s4k9h79azc',1,1795835454788,'turn','1m8g24s859f20y9k',4);
INSERT INTO "notification" VALUES('1m8g24s4k9h79azc',2,1795835454791,'turn','1m8g24s859f20y9k',6);
INSERT INTO "notification" VALUES('1m8g24s4k9h79azc',3,1795835454805,'round-over','1m8g24s859f20y9k',9);
INSERT INTO "notification" VALUES('1m8g24s4k9h79azc',4,1795835454814,'turn','1m8g24s859f20y9k',10);
INSERT INTO "notification" VALUES('1m8g24scp0wbmnf9',1,1795835455005,'joined','1m8g24sd63434k3y',2);
INSERT INTO "notification" VALUES('1m8g24scp0wbmnf9',2,1795835455005,'turn','1m8g24sd63434k3y',4);
INSERT INTO "notification" VALUES('1m8g24scyaey2mef',1,1795835455113,'turn','1m8g24sd63434k3y',6);
INSERT INTO "notification" VALUES('1m8g24sn9a6x01mw',1,1795835455190,'joined','1m8g24spm2ch8zvp',2);
INSERT INTO "notification" VALUES('1m8g24sn9a6x01mw',2,1795835455190,'turn','1m8g24spm2ch8zvp',4);
INSERT INTO "notification" VALUES('1m8g24sn9a6x01mw',3,1795835455210,'turn','1m8g24spm2ch8zvp',8);
INSERT INTO "notification" VALUES('1m8g24sn9a6x01mw',4,1795835455227,'turn','1m8g24spm2ch8zvp',12);
INSERT INTO "notification" VALUES('1m8g24sn9a6x01mw',5,1795835455229,'turn','1m8g24spm2ch8zvp',16);
INSERT INTO "notification" VALUES('1m8g24sn9a6x01mw',6,1795835455232,'turn','1m8g24spm2ch8zvp',20);
INSERT INTO "notification" VALUES('1m8g24sn9a6x01mw',7,1795835455234,'turn','1m8g24spm2ch8zvp',24);
INSERT INTO "notification" VALUES('1m8g24sn9a6x01mw',8,1795835455240,'turn','1m8g24spm2ch8zvp',28);
INSERT INTO "notification" VALUES('1m8g24sn9a6x01mw',9,1795835455242,'turn','1m8g24spm2ch8zvp',32);
INSERT INTO "notification" VALUES('1m8g24sn9a6x01mw',10,1795835455254,'turn','1m8g24spm2ch8zvp',36);
INSERT INTO "notification" VALUES('1m8g24sn9a6x01mw',11,1795835455258,'turn','1m8g24spm2ch8zvp',40);
INSERT INTO "notification" VALUES('1m8g24sn9a6x01mw',12,1795835455260,'turn','1m8g24spm2ch8zvp',44);
INSERT INTO "notification" VALUES('1m8g24sn9a6x01mw',13,1795835455262,'turn','1m8g24spm2ch8zvp',48);
INSERT INTO "notification" VALUES('1m8g24sn9a6x01mw',14,1795835455264,'turn','1m8g24spm2ch8zvp',52);
INSERT INTO "notification" VALUES('1m8g24sn9a6x01mw',15,1795835455266,'round-over','1m8g24spm2ch8zvp',56);
INSERT INTO "notification" VALUES('1m8g24sn9a6x01mw',16,1795835455266,'finished','1m8g24spm2ch8zvp',57);
INSERT INTO "notification" VALUES('1m8g24snk42djs0b',1,1795835455194,'turn','1m8g24spm2ch8zvp',6);
INSERT INTO "notification" VALUES('1m8g24snk42djs0b',2,1795835455226,'turn','1m8g24spm2ch8zvp',10);
INSERT INTO "notification" VALUES('1m8g24snk42djs0b',3,1795835455228,'turn','1m8g24spm2ch8zvp',14);
INSERT INTO "notification" VALUES('1m8g24snk42djs0b',4,1795835455230,'turn','1m8g24spm2ch8zvp',18);
INSERT INTO "notification" VALUES('1m8g24snk42djs0b',5,1795835455233,'turn','1m8g24spm2ch8zvp',22);
INSERT INTO "notification" VALUES('1m8g24snk42djs0b',6,1795835455237,'turn','1m8g24spm2ch8zvp',26);
INSERT INTO "notification" VALUES('1m8g24snk42djs0b',7,1795835455241,'turn','1m8g24spm2ch8zvp',30);
INSERT INTO "notification" VALUES('1m8g24snk42djs0b',8,1795835455249,'turn','1m8g24spm2ch8zvp',34);
INSERT INTO "notification" VALUES('1m8g24snk42djs0b',9,1795835455257,'turn','1m8g24spm2ch8zvp',38);
INSERT INTO "notification" VALUES('1m8g24snk42djs0b',10,1795835455259,'turn','1m8g24spm2ch8zvp',42);
INSERT INTO "notification" VALUES('1m8g24snk42djs0b',11,1795835455261,'turn','1m8g24spm2ch8zvp',46);
INSERT INTO "notification" VALUES('1m8g24snk42djs0b',12,1795835455263,'turn','1m8g24spm2ch8zvp',50);
INSERT INTO "notification" VALUES('1m8g24snk42djs0b',13,1795835455265,'turn','1m8g24spm2ch8zvp',54);
INSERT INTO "notification" VALUES('1m8g24snk42djs0b',14,1795835455266,'round-over','1m8g24spm2ch8zvp',56);
INSERT INTO "notification" VALUES('1m8g24snk42djs0b',15,1795835455266,'finished','1m8g24spm2ch8zvp',57);
INSERT INTO "notification" VALUES('1m8g24vjn1mver2n',1,1795835457117,'joined','1m8g24vjqe9gzpkj',2);
INSERT INTO "notification" VALUES('1m8g24vjn1mver2n',2,1795835457117,'turn','1m8g24vjqe9gzpkj',3);
INSERT INTO "notification" VALUES('1m8g24vjn1mver2n',3,1795835457123,'turn','1m8g24vjqe9gzpkj',5);
INSERT INTO "notification" VALUES('1m8g24vjn1mver2n',4,1795835457125,'turn','1m8g24vjqe9gzpkj',7);
INSERT INTO "notification" VALUES('1m8g24vjn1mver2n',5,1795835457126,'round-over','1m8g24vjqe9gzpkj',9);
INSERT INTO "notification" VALUES('1m8g24vjn1mver2n',6,1795835457126,'finished','1m8g24vjqe9gzpkj',10);
INSERT INTO "notification" VALUES('1m8g24vjpbqg895z',1,1795835457111,'invited','1m8g24vjqe9gzpkj',1);
INSERT INTO "notification" VALUES('1m8g24vjpbqg895z',2,1795835457120,'turn','1m8g24vjqe9gzpkj',4);
INSERT INTO "notification" VALUES('1m8g24vjpbqg895z',3,1795835457124,'turn','1m8g24vjqe9gzpkj',6);
INSERT INTO "notification" VALUES('1m8g24vjpbqg895z',4,1795835457126,'round-over','1m8g24vjqe9gzpkj',9);
INSERT INTO "notification" VALUES('1m8g24vjpbqg895z',5,1795835457126,'finished','1m8g24vjqe9gzpkj',10);
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
INSERT INTO "player" VALUES('000000000p9c7fga','main','random',1,0,NULL,NULL,1795835454547,NULL);
INSERT INTO "player" VALUES('000000000vexb2yq','main','gomoku, level 3',1,0,NULL,NULL,1795835454377,NULL);
INSERT INTO "player" VALUES('1m8g24r074p68rf9','main','service',1,0,NULL,NULL,1795835453447,NULL);
INSERT INTO "player" VALUES('1m8g24r412fven9a','main','Ann',0,0,NULL,NULL,1795835453569,NULL);
INSERT INTO "player" VALUES('1m8g24r6a17mks9s','main','Bob',0,0,NULL,NULL,1795835453642,NULL);
INSERT INTO "player" VALUES('1m8g24r6c5bnjc6b','main','Cyd',0,0,1795835453709,NULL,1795835453644,NULL);
INSERT INTO "player" VALUES('1m8g24rreftngjjs','main','Guest',0,1,NULL,NULL,1795835454222,NULL);
INSERT INTO "player" VALUES('1m8g24rsa163g99r','main','Guest',0,1,NULL,NULL,1795835454250,NULL);
INSERT INTO "player" VALUES('1m8g24rxj4f7mf61','main','Player 0',0,0,NULL,NULL,1795835454386,NULL);
INSERT INTO "player" VALUES('1m8g24rxv73xx1pf','main','Player 1',0,0,NULL,NULL,1795835454395,NULL);
INSERT INTO "player" VALUES('1m8g24s00cwfcmqq','main','Player 0',0,0,NULL,NULL,1795835454464,NULL);
INSERT INTO "player" VALUES('1m8g24s0a4zfmven','main','Player 1',0,0,NULL,NULL,1795835454474,NULL);
INSERT INTO "player" VALUES('1m8g24s0g58jhyhj','main','Player 2',0,0,NULL,NULL,1795835454480,NULL);
INSERT INTO "player" VALUES('1m8g24s1n29pq699','main','Player 0',0,0,NULL,NULL,1795835454517,NULL);
INSERT INTO "player" VALUES('1m8g24s1ybrg97x5','main','Player 1',0,0,NULL,NULL,1795835454526,NULL);
INSERT INTO "player" VALUES('1m8g24s1zaf46hxf','main','Player 2',0,0,NULL,NULL,1795835454527,NULL);
INSERT INTO "player" VALUES('1m8g24s2p6ayxefs','main','Player 0',0,0,NULL,NULL,1795835454550,NULL);
INSERT INTO "player" VALUES('1m8g24s4k9h79azc','main','Player 1',0,0,NULL,NULL,1795835454611,NULL);
INSERT INTO "player" VALUES('1m8g24scp0wbmnf9','main','Player 0',0,0,NULL,NULL,1795835454870,NULL);
INSERT INTO "player" VALUES('1m8g24scyaey2mef','main','Player 1',0,0,NULL,NULL,1795835454878,NULL);
INSERT INTO "player" VALUES('1m8g24sn9a6x01mw','main','Player 0',0,0,NULL,NULL,1795835455145,NULL);
INSERT INTO "player" VALUES('1m8g24snk42djs0b','main','Player 1',0,0,NULL,NULL,1795835455155,NULL);
INSERT INTO "player" VALUES('1m8g24vjn1mver2n','main','Dee',0,0,NULL,'1m8g24r074p68rf9',1795835457109,NULL);
INSERT INTO "player" VALUES('1m8g24vjpbqg895z','main',NULL,0,0,NULL,'1m8g24r074p68rf9',1795835457110,1795835457128);
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
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m8g24r412fven9a',1,0,X'0002020000A09C0102E0C508E0C508E0C5080202BC899382C468BC899382C468BC899382C468BC899382C468BC899382C46880F09CF7C36802020000A09C0102E0C508E0C508E0C5080202BC899382C468BC899382C468BC899382C468BC899382C468BC899382C46880C09EDBC06802020000A09C0102E0C508E0C508E0C5080202BC899382C468BC899382C468BC899382C468BC899382C468BC899382C46880A0BFC6B26802020000A09C0102E0C508E0C508E0C5080202BC899382C468BC899382C468BC899382C468BC899382C468BC899382C468',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m8g24r6a17mks9s',2,0,X'0002020000A09C0102A08D06A08D06A08D060202F48B9382C468F48B9382C468F48B9382C468F48B9382C468F48B9382C46880F09CF7C36802020000A09C0102A08D06A08D06A08D060202F48B9382C468F48B9382C468F48B9382C468F48B9382C468F48B9382C46880C09EDBC06802020000A09C0102A08D06A08D06A08D060202F48B9382C468F48B9382C468F48B9382C468F48B9382C468F48B9382C46880A0BFC6B26802020000A09C0102A08D06A08D06A08D060202F48B9382C468F48B9382C468F48B9382C468F48B9382C468F48B9382C468',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m8g24rsa163g99r',3,0,X'0002020000A09C0102A08D06A08D06A08D060202928E9382C468928E9382C468928E9382C468928E9382C468928E9382C46880F09CF7C36802020000A09C0102A08D06A08D06A08D060202928E9382C468928E9382C468928E9382C468928E9382C468928E9382C46880C09EDBC06802020000A09C0102A08D06A08D06A08D060202928E9382C468928E9382C468928E9382C468928E9382C468928E9382C46880A0BFC6B26802020000A09C0102A08D06A08D06A08D060202928E9382C468928E9382C468928E9382C468928E9382C468928E9382C468',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','gomoku','1m8g24r412fven9a',3,0,X'0002020000A09C010000000002029C969382C4689C969382C46800009C969382C46880F09CF7C36802020000A09C010000000002029C969382C4689C969382C46800009C969382C46880C09EDBC06802020000A09C010000000002029C969382C4689C969382C46800009C969382C46880A0BFC6B26802020000A09C010000000002029C969382C4689C969382C46800009C969382C468',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795835454862);
INSERT INTO "player_stats" VALUES('main','gomoku','1m8g24r6a17mks9s',4,0,X'000200000200000000000000000000000080F09CF7C3680200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080A0BFC6B26802000002000000000000000000000000',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795835454862);
INSERT INTO "player_stats" VALUES('main','number-guess','1m8g24r412fven9a',1,0,X'000200000200000000000000000000000080F09CF7C3680200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080A0BFC6B26802000002000000000000000000000000',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','number-guess','1m8g24r6a17mks9s',2,0,X'000200000200000000000000000000000080F09CF7C3680200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080A0BFC6B26802000002000000000000000000000000',NULL,NULL,NULL,NULL);
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
INSERT INTO "question_part" VALUES(1,'1m8g24vhj9xqzjz3',0,'[{"text":"What is the capital of France?","answers":["Paris"],"category":"Europe","difficulty":"easy"}]');
INSERT INTO "question_part" VALUES(2,'1m8g24vht04qxy56',0,'[{"text":"What is the capital of France?","answers":["Paris"],"category":"Europe","difficulty":"easy"},{"text":"Which is the capital of Norway?","choices":["Oslo","Bergen"],"correct":0}]');
INSERT INTO "question_part" VALUES(3,'1m8g24vj33a5a78r',0,'[{"text":"When was Canberra founded?","range":[1912,1914]}]');
INSERT INTO "question_part" VALUES(4,'1m8g24vj6df2y5k0',0,'[{"text":"Is Oslo in Norway?","correct":true}]');
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
INSERT INTO "question_set" VALUES('1m8g24vhj9xr0rhn','main','1m8g24r412fven9a',3,'Capitals','capitals','en','own','Ann',NULL,NULL,0,3507,1795835457074,1795835457091,NULL);
INSERT INTO "question_set" VALUES('1m8g24vj6df2zvd9','main','1m8g24r6a17mks9s',1,'One','one','en','own','Ann',NULL,NULL,1,1072,1795835457094,1795835457094,NULL);
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
INSERT INTO "question_version" VALUES('1m8g24vhj9xr0rhn',1,1,'1m8g24vhj9xqzjz3',1795835457074,'Capitals','en','own','Ann',NULL,NULL,0,1,'{"text":1,"choice":0,"boolean":0,"number":0}','[{"name":"Europe","count":1}]',1156);
INSERT INTO "question_version" VALUES('1m8g24vhj9xr0rhn',2,2,'1m8g24vht04qxy56',1795835457082,'Capitals','en','own','Ann',NULL,NULL,0,2,'{"text":1,"choice":1,"boolean":0,"number":0}','[{"name":"Europe","count":1}]',1239);
INSERT INTO "question_version" VALUES('1m8g24vhj9xr0rhn',3,2,'1m8g24vj33a5a78r',1795835457091,'Capitals','en','own','Ann',NULL,NULL,0,3,'{"text":1,"choice":1,"boolean":0,"number":1}','[{"name":"Europe","count":1}]',1112);
INSERT INTO "question_version" VALUES('1m8g24vj6df2zvd9',1,1,'1m8g24vj6df2y5k0',1795835457094,'One','en','own','Ann',NULL,NULL,1,1,'{"text":0,"choice":0,"boolean":1,"number":0}','[]',1072);
CREATE TABLE rating_pair (
    ruleset TEXT    NOT NULL,
    a       TEXT    NOT NULL, -- the player whose id is the smaller
    b       TEXT    NOT NULL,
    day     INTEGER NOT NULL, -- its beginning
    games   INTEGER NOT NULL,
    PRIMARY KEY (ruleset, a, b)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_pair" VALUES('gomoku','1m8g24r412fven9a','1m8g24r6a17mks9s',1795824000000,1);
CREATE TABLE rating_step (
    player    TEXT NOT NULL,
    ruleset   TEXT NOT NULL,
    result    TEXT NOT NULL, -- the match
    rating    REAL NOT NULL, -- from then on
    deviation REAL NOT NULL,
    PRIMARY KEY (player, ruleset, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_step" VALUES('1m8g24r412fven9a','gomoku','1m8g24scec4qbkyt',1.66231089390629767875e+03,2.90318963717980466293e+02);
INSERT INTO "rating_step" VALUES('1m8g24r6a17mks9s','gomoku','1m8g24scec4qbkyt',1.33768910609370232124e+03,2.90318963717980466293e+02);
CREATE TABLE record (
    player  TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    tally   BLOB NOT NULL, -- of all time: see play/stats.h
    PRIMARY KEY (player, ruleset)
) STRICT, WITHOUT ROWID;
INSERT INTO "record" VALUES('1m8g24r412fven9a','bulls-and-cows',X'0002020000A09C01000000000202BC899382C468BC899382C4680000BC899382C468');
INSERT INTO "record" VALUES('1m8g24r412fven9a','gomoku',X'0002020000A09C010000000002029C969382C4689C969382C46800009C969382C468');
INSERT INTO "record" VALUES('1m8g24r412fven9a','number-guess',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m8g24r412fven9a','quiz',X'0002000000000000000000000000000000');
INSERT INTO "record" VALUES('1m8g24r412fven9a','tic-tac-toe',X'0002020000A09C01000000000202A4B69382C468A4B69382C4680000A4B69382C468');
INSERT INTO "record" VALUES('1m8g24r6a17mks9s','bulls-and-cows',X'0002020000A09C01000000000202F48B9382C468F48B9382C4680000F48B9382C468');
INSERT INTO "record" VALUES('1m8g24r6a17mks9s','gomoku',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m8g24r6a17mks9s','number-guess',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m8g24r6a17mks9s','tic-tac-toe',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m8g24rsa163g99r','bulls-and-cows',X'0002020000A09C01000000000202928E9382C468928E9382C4680000928E9382C468');
INSERT INTO "record" VALUES('1m8g24rxj4f7mf61','bulls-and-cows',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m8g24rxv73xx1pf','bulls-and-cows',X'0002020000C0B802000000000202F28F9382C468F28F9382C4680000F28F9382C468');
INSERT INTO "record" VALUES('1m8g24sn9a6x01mw','yahtzee',X'0002000002C0DE1F00000000000000C49C9382C468000000');
INSERT INTO "record" VALUES('1m8g24snk42djs0b','yahtzee',X'000202000080EA30000000000202C49C9382C468C49C9382C4680000C49C9382C468');
INSERT INTO "record" VALUES('1m8g24vjn1mver2n','tic-tac-toe',X'0002020000A09C01000000000202CCB99382C468CCB99382C4680000CCB99382C468');
INSERT INTO "record" VALUES('1m8g24vjpbqg895z','tic-tac-toe',X'0002000002000000000000000000000000');
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
INSERT INTO "result" VALUES('1m8g24rjye93n6r1','main','1m8g24r9h9jj80ze',1,'bulls-and-cows',1,0,1795835454046,'{"id":"1m8g24rjye93n6r1","round":1,"leader":null,"attempts":7,"solved":true,"solver":0,"secret":"4081","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-28T03:10:54.046Z"}');
INSERT INTO "result" VALUES('1m8g24rjye93p4y6','main','1m8g24r9h9jj80ze',0,'bulls-and-cows',1,0,1795835454046,'{"id":"1m8g24rjye93p4y6","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-28T03:10:54.046Z"}');
INSERT INTO "result" VALUES('1m8g24rqt5vr1r11','main','1m8g24rk94qgnexb',1,'bulls-and-cows',1,0,1795835454202,'{"id":"1m8g24rqt5vr1r11","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"3198","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-28T03:10:54.202Z"}');
INSERT INTO "result" VALUES('1m8g24rqt5vr349g','main','1m8g24rk94qgnexb',0,'bulls-and-cows',1,0,1795835454202,'{"id":"1m8g24rqt5vr349g","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-28T03:10:54.202Z"}');
INSERT INTO "result" VALUES('1m8g24rr03mve1ch','main','1m8g24rqy4gn50ne',1,'number-guess',1,0,1795835454208,'{"id":"1m8g24rr03mve1ch","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"8546","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-28T03:10:54.208Z"}');
INSERT INTO "result" VALUES('1m8g24rr03mvfddy','main','1m8g24rqy4gn50ne',0,'number-guess',1,0,1795835454208,'{"id":"1m8g24rr03mvfddy","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-28T03:10:54.208Z"}');
INSERT INTO "result" VALUES('1m8g24rr36hcn12x','main','1m8g24rr17x7cy9x',1,'number-guess',1,0,1795835454211,'{"id":"1m8g24rr36hcn12x","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"2253","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-28T03:10:54.211Z"}');
INSERT INTO "result" VALUES('1m8g24rr36hcn9te','main','1m8g24rr17x7cy9x',0,'number-guess',1,0,1795835454211,'{"id":"1m8g24rr36hcn9te","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-28T03:10:54.211Z"}');
INSERT INTO "result" VALUES('1m8g24rw936a1mze','main','1m8g24rsa163gmym',1,'bulls-and-cows',1,0,1795835454345,'{"id":"1m8g24rw936a1mze","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"3651","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-28T03:10:54.345Z"}');
INSERT INTO "result" VALUES('1m8g24rz0dng45aa','main','1m8g24ry2by2d14f',1,'bulls-and-cows',0,1,1795835454432,'{"id":"1m8g24rz0dng45aa","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-28T03:10:54.432Z"}');
INSERT INTO "result" VALUES('1m8g24rzsatz1c7m','main','1m8g24ry2by2d14f',2,'bulls-and-cows',0,1,1795835454457,'{"id":"1m8g24rzsatz1c7m","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-28T03:10:54.457Z"}');
INSERT INTO "result" VALUES('1m8g24rzsatz2nd7','main','1m8g24ry2by2d14f',0,'bulls-and-cows',0,1,1795835454457,'{"id":"1m8g24rzsatz2nd7","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation","published_at":"2026-11-28T03:10:54.457Z"}');
INSERT INTO "result" VALUES('1m8g24san9rqs27x','main','1m8g24s859f20y9k',1,'tic-tac-toe',0,1,1795835454805,'{"id":"1m8g24san9rqs27x","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-28T03:10:54.805Z"}');
INSERT INTO "result" VALUES('1m8g24scec4q9pq9','main','1m8g24sbe54jrs8h',1,'gomoku',1,0,1795835454862,'{"id":"1m8g24scec4q9pq9","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-28T03:10:54.862Z"}');
INSERT INTO "result" VALUES('1m8g24scec4qbkyt','main','1m8g24sbe54jrs8h',0,'gomoku',1,0,1795835454862,'{"id":"1m8g24scec4qbkyt","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","published_at":"2026-11-28T03:10:54.862Z"}');
INSERT INTO "result" VALUES('1m8g24ss2503yc4b','main','1m8g24spm2ch8zvp',1,'yahtzee',0,0,1795835455266,'{"id":"1m8g24ss2503yc4b","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":1,"twos":4,"threes":0,"fours":0,"fives":5,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":10},"upper_total":16,"upper_bonus":0,"yahtzee_bonus":0,"total":26},{"seat":1,"boxes":{"aces":0,"twos":2,"threes":0,"fours":0,"fives":0,"sixes":18,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":20},"upper_total":20,"upper_bonus":0,"yahtzee_bonus":0,"total":40}],"forfeited":[],"forfeited_by":null,"points":[26,40],"published_at":"2026-11-28T03:10:55.266Z"}');
INSERT INTO "result" VALUES('1m8g24ss250404s1','main','1m8g24spm2ch8zvp',0,'yahtzee',0,0,1795835455266,'{"id":"1m8g24ss250404s1","outcome":"win","winners":[1],"points":[26,40],"reason":"rounds","published_at":"2026-11-28T03:10:55.266Z"}');
INSERT INTO "result" VALUES('1m8g24vcj0mdyv2w','main','1m8g24v8e78qh64j',1,'tic-tac-toe',0,0,1795835456914,'{"id":"1m8g24vcj0mdyv2w","round":1,"leader":0,"moves":0,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-28T03:10:56.914Z"}');
INSERT INTO "result" VALUES('1m8g24vcj0mdz6w5','main','1m8g24v8e78qh64j',0,'tic-tac-toe',0,0,1795835456914,'{"id":"1m8g24vcj0mdz6w5","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","published_at":"2026-11-28T03:10:56.914Z"}');
INSERT INTO "result" VALUES('1m8g24vjafbhkyrr','main','1m8g24vj8bvksbvd',1,'quiz',0,0,1795835457098,'{"id":"1m8g24vjafbhkyrr","round":1,"leader":null,"scores":[{"seat":0,"points":0,"right":0,"wrong":0,"passes":0,"unanswered":1,"tie_break":null}],"places":[1],"tie_break":null,"title":null,"forfeited_by":null,"points":[0],"published_at":"2026-11-28T03:10:57.098Z"}');
INSERT INTO "result" VALUES('1m8g24vjafbhnp6m','main','1m8g24vj8bvksbvd',0,'quiz',0,0,1795835457098,'{"id":"1m8g24vjafbhnp6m","outcome":"loss","winners":[],"points":[0],"minor":[0],"reason":"rounds","published_at":"2026-11-28T03:10:57.098Z"}');
INSERT INTO "result" VALUES('1m8g24vk6a6az3sv','main','1m8g24vjqe9gzpkj',1,'tic-tac-toe',0,0,1795835457126,'{"id":"1m8g24vk6a6az3sv","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-28T03:10:57.126Z"}');
INSERT INTO "result" VALUES('1m8g24vk6a6b2267','main','1m8g24vjqe9gzpkj',0,'tic-tac-toe',0,0,1795835457126,'{"id":"1m8g24vk6a6b2267","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-28T03:10:57.126Z"}');
CREATE TABLE result_reader (
    reader TEXT NOT NULL, -- a player, or a service's
    result TEXT NOT NULL,
    PRIMARY KEY (reader, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "result_reader" VALUES('1m8g24r074p68rf9','1m8g24vk6a6az3sv');
INSERT INTO "result_reader" VALUES('1m8g24r074p68rf9','1m8g24vk6a6b2267');
INSERT INTO "result_reader" VALUES('1m8g24r412fven9a','1m8g24rjye93n6r1');
INSERT INTO "result_reader" VALUES('1m8g24r412fven9a','1m8g24rjye93p4y6');
INSERT INTO "result_reader" VALUES('1m8g24r412fven9a','1m8g24rr03mve1ch');
INSERT INTO "result_reader" VALUES('1m8g24r412fven9a','1m8g24rr03mvfddy');
INSERT INTO "result_reader" VALUES('1m8g24r412fven9a','1m8g24scec4q9pq9');
INSERT INTO "result_reader" VALUES('1m8g24r412fven9a','1m8g24scec4qbkyt');
INSERT INTO "result_reader" VALUES('1m8g24r412fven9a','1m8g24vcj0mdyv2w');
INSERT INTO "result_reader" VALUES('1m8g24r412fven9a','1m8g24vcj0mdz6w5');
INSERT INTO "result_reader" VALUES('1m8g24r412fven9a','1m8g24vjafbhkyrr');
INSERT INTO "result_reader" VALUES('1m8g24r412fven9a','1m8g24vjafbhnp6m');
INSERT INTO "result_reader" VALUES('1m8g24r6a17mks9s','1m8g24rqt5vr1r11');
INSERT INTO "result_reader" VALUES('1m8g24r6a17mks9s','1m8g24rqt5vr349g');
INSERT INTO "result_reader" VALUES('1m8g24r6a17mks9s','1m8g24rr36hcn12x');
INSERT INTO "result_reader" VALUES('1m8g24r6a17mks9s','1m8g24rr36hcn9te');
INSERT INTO "result_reader" VALUES('1m8g24r6a17mks9s','1m8g24scec4q9pq9');
INSERT INTO "result_reader" VALUES('1m8g24r6a17mks9s','1m8g24scec4qbkyt');
INSERT INTO "result_reader" VALUES('1m8g24r6a17mks9s','1m8g24vcj0mdyv2w');
INSERT INTO "result_reader" VALUES('1m8g24r6a17mks9s','1m8g24vcj0mdz6w5');
INSERT INTO "result_reader" VALUES('1m8g24rsa163g99r','1m8g24rw936a1mze');
INSERT INTO "result_reader" VALUES('1m8g24rxj4f7mf61','1m8g24rz0dng45aa');
INSERT INTO "result_reader" VALUES('1m8g24rxj4f7mf61','1m8g24rzsatz1c7m');
INSERT INTO "result_reader" VALUES('1m8g24rxj4f7mf61','1m8g24rzsatz2nd7');
INSERT INTO "result_reader" VALUES('1m8g24rxv73xx1pf','1m8g24rz0dng45aa');
INSERT INTO "result_reader" VALUES('1m8g24rxv73xx1pf','1m8g24rzsatz1c7m');
INSERT INTO "result_reader" VALUES('1m8g24rxv73xx1pf','1m8g24rzsatz2nd7');
INSERT INTO "result_reader" VALUES('1m8g24s2p6ayxefs','1m8g24san9rqs27x');
INSERT INTO "result_reader" VALUES('1m8g24s4k9h79azc','1m8g24san9rqs27x');
INSERT INTO "result_reader" VALUES('1m8g24sn9a6x01mw','1m8g24ss2503yc4b');
INSERT INTO "result_reader" VALUES('1m8g24sn9a6x01mw','1m8g24ss250404s1');
INSERT INTO "result_reader" VALUES('1m8g24snk42djs0b','1m8g24ss2503yc4b');
INSERT INTO "result_reader" VALUES('1m8g24snk42djs0b','1m8g24ss250404s1');
INSERT INTO "result_reader" VALUES('1m8g24vjn1mver2n','1m8g24vk6a6az3sv');
INSERT INTO "result_reader" VALUES('1m8g24vjn1mver2n','1m8g24vk6a6b2267');
INSERT INTO "result_reader" VALUES('1m8g24vjpbqg895z','1m8g24vk6a6az3sv');
INSERT INTO "result_reader" VALUES('1m8g24vjpbqg895z','1m8g24vk6a6b2267');
CREATE TABLE round_questions (
    game         TEXT    NOT NULL REFERENCES game (id),
    round        INTEGER NOT NULL CHECK (round > 0),
    fingerprints BLOB    NOT NULL, -- of each question eight bytes, the highest first: see rules/quiz_set.h
    PRIMARY KEY (game, round)
) STRICT, WITHOUT ROWID;
INSERT INTO "round_questions" VALUES('1m8g24vj8bvksbvd',1,X'08293EB9F6B0DCC6');
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
INSERT INTO "seat" VALUES('1m8g24r9h9jj80ze',0,'1m8g24r412fven9a','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g24rk94qgnexb',0,'1m8g24r6a17mks9s','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g24rqy4gn50ne',0,'1m8g24r412fven9a','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g24rr17x7cy9x',0,'1m8g24r6a17mks9s','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g24rreftnj8cp',0,'1m8g24rreftngjjs','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g24rsa163gmym',0,'1m8g24rsa163g99r','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g24rx91av8m83',-1,'1m8g24r412fven9a','watching',1,0,NULL,1,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g24rx91av8m83',0,'1m8g24r6a17mks9s','invited',1,0,'1m8g24r412fven9a',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g24rx91av8m83',1,'000000000vexb2yq','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g24ry2by2d14f',0,'1m8g24rxj4f7mf61','resigned',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g24ry2by2d14f',1,'1m8g24rxv73xx1pf','joined',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g24s0s51j87cx',0,'1m8g24s00cwfcmqq','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g24s0s51j87cx',1,'1m8g24s0a4zfmven','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g24s0s51j87cx',2,'1m8g24s0g58jhyhj','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g24s253yv1ksy',0,'1m8g24s1n29pq699','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g24s253yv1ksy',1,'1m8g24s1ybrg97x5','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g24s253yv1ksy',2,'1m8g24s1zaf46hxf','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g24s2c59z6mjm',0,'1m8g24r412fven9a','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g24s2c59z6mjm',1,NULL,'open',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g24s2e3nq5w7v',0,'1m8g24r6a17mks9s','joined',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g24s2e3nq5w7v',1,'1m8g24r6c5bnjc6b','invited',0,1,'1m8g24r6a17mks9s',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g24s2j5qdzp1a',0,'1m8g24r412fven9a','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g24s2j5qdzp1a',1,'1m8g24r6c5bnjc6b','invited',1,0,'1m8g24r412fven9a',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g24s2kfjehvpd',0,'1m8g24r412fven9a','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g24s2kfjehvpd',1,'000000000p9c7fga','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g24s859f20y9k',0,'1m8g24s2p6ayxefs','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g24s859f20y9k',1,'1m8g24s4k9h79azc','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g24sbe54jrs8h',0,'1m8g24r412fven9a','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g24sbe54jrs8h',1,'1m8g24r6a17mks9s','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g24sd63434k3y',0,'1m8g24scp0wbmnf9','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g24sd63434k3y',1,'1m8g24scyaey2mef','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g24spm2ch8zvp',0,'1m8g24sn9a6x01mw','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g24spm2ch8zvp',1,'1m8g24snk42djs0b','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g24v8e78qh64j',0,'1m8g24r412fven9a','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g24v8e78qh64j',1,'1m8g24r6a17mks9s','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g24vh1100at8v',0,'1m8g24r412fven9a','invited',1,0,'1m8g24vgj6xbzktn',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g24vh1100at8v',1,'1m8g24r6c5bnjc6b','invited',1,0,'1m8g24vgj6xbzktn',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g24vj8bvksbvd',0,'1m8g24r412fven9a','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g24vjqe9gzpkj',0,'1m8g24vjn1mver2n','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8g24vjqe9gzpkj',1,'1m8g24vjpbqg895z','joined',0,0,NULL,0,NULL,NULL);
CREATE TABLE server_secret (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB    NOT NULL CHECK (length(key) = 32)
) STRICT;
INSERT INTO "server_secret" VALUES(1,X'BEC0F10E5376766C42C16147665F3F2D453966BF797DFEFD1CDBE3AD908FCBB7');
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
INSERT INTO "token" VALUES(X'03370D7CB73C9AAE89B84AEC0EDC7E2095082FAC10804CD13062F0217CE10CC1','main','1m8g24r6c5bnkkwe','1m8g24r6c5bnjc6b',1,'',1795835453644,NULL,NULL);
INSERT INTO "token" VALUES(X'113A7DDCE9A6CFC6D203CA89B7BE69F3D57D54429AFF6B33802CB3E0FBEF3870','main','1m8g24r412fvf1ae','1m8g24r412fven9a',1,'',1795835453569,NULL,NULL);
INSERT INTO "token" VALUES(X'14EDC92303B5BCF1D35D4941C56CCB28186588875856FA82BE147F47F315EFAA','main','1m8g24s1ybrgb28y','1m8g24s1ybrg97x5',1,'',1795835454526,NULL,NULL);
INSERT INTO "token" VALUES(X'1846CF31DBDC6514C8C1638AE8A25A614B9F821373C36B312FBED2A30BF27212','main','1m8g24rxj4f7njpf','1m8g24rxj4f7mf61',1,'',1795835454386,NULL,NULL);
INSERT INTO "token" VALUES(X'1AE635EF4E9A78214EDFE576D2DBEB349EAC8E1B8677EE57A0708029178AE071','main','1m8g24s1zaf47ma9','1m8g24s1zaf46hxf',1,'',1795835454527,NULL,NULL);
INSERT INTO "token" VALUES(X'23D7EC425359DD1A7EA92B44335182118242794EDFDCEE48928EF18146AFF9E3','main','1m8g24s00cwfe6wr','1m8g24s00cwfcmqq',1,'',1795835454464,NULL,NULL);
INSERT INTO "token" VALUES(X'409E27D32510CF861F5435BC4060D3F8CC7A8386D6A559996B940057F9684A91','main','1m8g24s0g58jkdp4','1m8g24s0g58jhyhj',1,'',1795835454480,NULL,NULL);
INSERT INTO "token" VALUES(X'45B41B537DDD647EDF06706B25A7A589E6E268E2CC9AE3C1349843A87FE21D0D','main','1m8g24s0a4zfptjm','1m8g24s0a4zfmven',1,'',1795835454474,NULL,NULL);
INSERT INTO "token" VALUES(X'4D9C0D7B77D8C52EF3EC48D6A5E3D242326C9613DB43C757032595169822B0F9','main','1m8g24scyaey3c3a','1m8g24scyaey2mef',1,'',1795835454878,NULL,NULL);
INSERT INTO "token" VALUES(X'617BFB75EF833FA8265148D9F9AF4B2021C6A36231D38274849B940A7954B028','main','1m8g24vjpbqg9m5p','1m8g24vjpbqg895z',1,'',1795835457110,NULL,1795835457128);
INSERT INTO "token" VALUES(X'794142115C41BC013DEA45239DF2B9D8F3319FD10C1F55E07027A99A4A6C1FA9','main','1m8g24rxv73xxm4z','1m8g24rxv73xx1pf',1,'',1795835454395,NULL,NULL);
INSERT INTO "token" VALUES(X'96129A5A7D334DCDF0F347B73DE8389611ED962439669B8E5B16500C9FF877C4','main','1m8g24sn9a6x1ege','1m8g24sn9a6x01mw',1,'',1795835455145,NULL,NULL);
INSERT INTO "token" VALUES(X'990CE181FF7D2DF869CAE2698A21A89FB357FA493AF7F75FD4E1F33A370AECE8','main','1m8g24vjn1mvg6p8','1m8g24vjn1mver2n',1,'',1795835457109,NULL,NULL);
INSERT INTO "token" VALUES(X'B188B88D758FC74904D66A28A2FC4E9D7A320228E94EE8C453015CB66C892F59','main','1m8g24s2p6ayxks5','1m8g24s2p6ayxefs',1,'',1795835454550,NULL,NULL);
INSERT INTO "token" VALUES(X'B94E267D249A4523D9EB4309E7828EDBC406F1FA082F127C0D98CB31768E6DD3','main','1m8g24snk42dm6p1','1m8g24snk42djs0b',1,'',1795835455155,NULL,NULL);
INSERT INTO "token" VALUES(X'BD87FF6D91C2C45976F7688C608F4C47191FC62E3D16DAD3659337FFE2954706','main','1m8g24rsa163hm4h','1m8g24rsa163g99r',1,'',1795835454250,NULL,NULL);
INSERT INTO "token" VALUES(X'D123CAC46FB238F952F5C12CBBDFFD68636B05C422257A63818AA976CBA33590','main','1m8g24s1n29prxjd','1m8g24s1n29pq699',1,'',1795835454517,NULL,NULL);
INSERT INTO "token" VALUES(X'D4CA9A8BD7B50C9991EEDA1292DF55E98C2A56072B17573CDDB185E5A49A6CD3','main','1m8g24rreftnk5zm','1m8g24rreftngjjs',1,'',1795835454222,NULL,NULL);
INSERT INTO "token" VALUES(X'DF5BC418BEF64F92EC50DDD01A4F11D66222A5922DBE6D914F81DC6FEC10CD3C','main','1m8g24r074p68s5p','1m8g24r074p68rf9',2,'referee token create',1795835453447,NULL,NULL);
INSERT INTO "token" VALUES(X'E76795C5FDA3537E453AAFD9A9F3D856E69BA940C8C46553ACF37678BE5A740F','main','1m8g24r6a17mmk9a','1m8g24r6a17mks9s',1,'',1795835453642,NULL,NULL);
INSERT INTO "token" VALUES(X'F5EC39E5B99820CA28AFFBCC3EB76793A6570EFE92873B3F5E431255C56E9A82','main','1m8g24s4k9h7aq0c','1m8g24s4k9h79azc',1,'',1795835454611,NULL,NULL);
INSERT INTO "token" VALUES(X'FCF871120BD2D6055EA3C586C1738BC046B88DE61673E97745698B44AD84893A','main','1m8g24scp0wbp05f','1m8g24scp0wbmnf9',1,'',1795835454870,NULL,NULL);
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
INSERT INTO "tournament" VALUES('1m8g24ssf6bf7m3j','main','1m8g24r412fven9a','tic-tac-toe','swiss',1,'finished',11,3,6,0,5,0,0,1795835455279,1795835455669,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":null,"seed":"80042cc38fd91ba76fb1d3d873d6452af6c541a551fc2bdb2da0573ed5b26e96","seeded":false}','[2]',NULL,NULL,NULL,NULL,NULL,NULL,11);
INSERT INTO "tournament" VALUES('1m8g24tn451ftsm8','main','1m8g24r412fven9a','tic-tac-toe','swiss',1,'finished',14,3,9,0,6,0,0,1795835456185,1795835456425,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":null,"seed":"00ae781c2a386973509430b859b382fa4dc8cc5fc7ebdfb8a033957f54d452cb","seeded":false}','[4]',NULL,NULL,NULL,NULL,'1m8g24ssf6bf7m3j',NULL,14);
INSERT INTO "tournament" VALUES('1m8g24tyr8ncs3h8','main','1m8g24r412fven9a','tic-tac-toe','round-robin',1,'finished',6,1,1,0,2,2,0,1795835456472,1795835456937,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"disqualify","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"1ba2943d1353e94d73f2b613f25775ba43d5dfc4be3960797718a6c93a782c71","seeded":false}','[1]',NULL,NULL,NULL,1795835456762,NULL,NULL,6);
INSERT INTO "tournament" VALUES('1m8g24vdj3r1x74a','main','1m8g24r412fven9a','tic-tac-toe','knockout',1,'finished',8,2,4,0,3,0,0,1795835456946,1795835456994,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":null,"seed":"c9ea013f05ede4e9300a635bd4e25ef0f04b216ce58badaf022c2a4bdbad9dde","seeded":false}','[3]',NULL,NULL,NULL,NULL,NULL,NULL,8);
INSERT INTO "tournament" VALUES('1m8g24vfbaz5nv55','main','1m8g24r412fven9a','yahtzee','heats',1,'finished',7,1,3,0,5,0,0,1795835457004,1795835457017,'{"options":{"joker":"forced","cards":"shown","rounds":1,"await_client_seed":false,"hints":false},"deal":"independent","illegal":"refuse","clock":null,"seed":"56cbead8aed8d934eb3fdd060cbdcaa545e9c6d9ed03df767dd578df8c614003","seeded":false,"table":3,"advance":1}','[5]',NULL,NULL,NULL,NULL,NULL,'Spring cup',7);
INSERT INTO "tournament" VALUES('1m8g24vg934v74qc','main','1m8g24r412fven9a','tic-tac-toe','round-robin',1,'open',1,1,0,0,2,2,1,1795835457033,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"f9914e5d3dc1662b735ba3d9b8937750509cf559790972a9d7dea8e6785e1075","seeded":false}',NULL,NULL,NULL,NULL,NULL,NULL,NULL,1);
INSERT INTO "tournament" VALUES('1m8g24vgj6xbzktn','main','1m8g24r412fven9a','tic-tac-toe','knockout',1,'running',4,1,0,0,2,2,0,1795835457042,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"7bde4f83708c79241b7f417e93d6a0296e6091e61397e86cdb79f6c289e41601","seeded":false}',NULL,NULL,NULL,NULL,NULL,NULL,NULL,4);
INSERT INTO "tournament" VALUES('1m8g24vh25h81z2k','main','1m8g24r6a17mks9s','tic-tac-toe','knockout',0,'cancelled',3,1,0,0,1,1,0,1795835457058,1795835457066,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"95ceecd0a69061aea48d7f9455f61883f1340f0f77faf06010f5ebd54ebbe97e","seeded":false}',NULL,NULL,NULL,NULL,NULL,NULL,NULL,3);
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
INSERT INTO "tournament_entrant" VALUES('1m8g24ssf6bf7m3j',1,NULL,'random',NULL,'playing',2.0,2.0,3,2,0,1,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m8g24ssf6bf7m3j',2,NULL,'random',NULL,'playing',3.0,3.0,3,3,0,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m8g24ssf6bf7m3j',3,NULL,'random',NULL,'playing',1.0,1.0,3,1,0,2,5,5,0);
INSERT INTO "tournament_entrant" VALUES('1m8g24ssf6bf7m3j',4,NULL,'random',NULL,'playing',1.0,1.0,3,1,0,2,4,4,0);
INSERT INTO "tournament_entrant" VALUES('1m8g24ssf6bf7m3j',5,NULL,'random',NULL,'playing',2.0,2.0,3,2,0,1,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m8g24tn451ftsm8',1,NULL,'random',NULL,'playing',0.0,0.0,3,0,0,3,6,6,0);
INSERT INTO "tournament_entrant" VALUES('1m8g24tn451ftsm8',2,NULL,'random',NULL,'playing',2.0,2.0,3,2,0,1,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m8g24tn451ftsm8',3,NULL,'random',NULL,'playing',2.0,2.0,3,2,0,1,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m8g24tn451ftsm8',4,NULL,'random',NULL,'playing',3.0,3.0,3,3,0,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m8g24tn451ftsm8',5,NULL,'random',NULL,'playing',1.0,1.0,3,1,0,2,4,4,0);
INSERT INTO "tournament_entrant" VALUES('1m8g24tn451ftsm8',6,NULL,'random',NULL,'playing',1.0,1.0,3,1,0,2,5,5,0);
INSERT INTO "tournament_entrant" VALUES('1m8g24tyr8ncs3h8',1,'1m8g24r412fven9a',NULL,NULL,'playing',1.0,1.0,1,1,0,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m8g24tyr8ncs3h8',2,'1m8g24r6a17mks9s',NULL,NULL,'playing',0.0,0.0,1,0,0,1,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m8g24tyr8ncs3h8',3,'1m8g24r6c5bnjc6b',NULL,NULL,'declined',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m8g24vdj3r1x74a',1,NULL,'random',NULL,'playing',0.0,0.0,2,0,0,2,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m8g24vdj3r1x74a',2,NULL,'gomoku',1,'playing',0.0,0.0,2,0,0,2,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m8g24vdj3r1x74a',3,NULL,'gomoku',4,'playing',4.0,4.0,4,4,0,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m8g24vfbaz5nv55',1,NULL,'random',NULL,'playing',0.0,0.0,1,0,0,1,4,4,0);
INSERT INTO "tournament_entrant" VALUES('1m8g24vfbaz5nv55',2,NULL,'random',NULL,'playing',1.0,1.0,2,1,0,1,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m8g24vfbaz5nv55',3,NULL,'random',NULL,'playing',0.0,0.0,1,0,0,1,5,5,0);
INSERT INTO "tournament_entrant" VALUES('1m8g24vfbaz5nv55',4,NULL,'random',NULL,'playing',0.0,0.0,2,0,0,2,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m8g24vfbaz5nv55',5,NULL,'random',NULL,'playing',2.0,2.0,2,2,0,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m8g24vg934v74qc',1,'1m8g24r412fven9a',NULL,NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m8g24vg934v74qc',2,'1m8g24r6a17mks9s',NULL,NULL,'invited',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m8g24vgj6xbzktn',1,'1m8g24r412fven9a',NULL,NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m8g24vgj6xbzktn',2,'1m8g24r6c5bnjc6b',NULL,NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m8g24vh25h81z2k',1,'1m8g24r6a17mks9s',NULL,NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m8g24vh25h81z2k',2,'1m8g24r6c5bnjc6b',NULL,NULL,'declined',0.0,0.0,0,0,0,0,NULL,NULL,0);
CREATE TABLE tournament_event (
    tournament TEXT    NOT NULL,
    seq        INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the tournament; its newest is its version
    at         INTEGER NOT NULL,
    kind       TEXT    NOT NULL,                 -- created, joined, game, ...: see tournament/tournament.h
    body       TEXT    NOT NULL,                 -- JSON: the whole truth
    PRIMARY KEY (tournament, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_event" VALUES('1m8g24ssf6bf7m3j',1,1795835455279,'created','{"ruleset":"tic-tac-toe","format":"swiss","games":3,"deal":"independent","visibility":"public","illegal":"refuse","seed":"80042cc38fd91ba76fb1d3d873d6452af6c541a551fc2bdb2da0573ed5b26e96","seeded":false,"clock":null,"creator":"1m8g24r412fven9a","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m8g24ssf6bf7m3j',2,1795835455429,'round','{"round":1,"pairs":[[1,3],[4,2]],"byes":[5]}');
INSERT INTO "tournament_event" VALUES('1m8g24ssf6bf7m3j',3,1795835455429,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,3],"scores":[1,0],"seed":"b55107a9011024398e9ed2a31fcd7fede581c2850bfeba659d1cc981242f3b11","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g24ssf6bf7m3j',4,1795835455640,'game','{"game":2,"round":1,"tie_break":false,"entrants":[4,2],"scores":[0,1],"seed":"16140898eefa2e9e87d5c8381f08476b7cb536f7d0c02564cc7314aaccf8149d","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g24ssf6bf7m3j',5,1795835455640,'round','{"round":2,"pairs":[[2,1],[3,5]],"byes":[4]}');
INSERT INTO "tournament_event" VALUES('1m8g24ssf6bf7m3j',6,1795835455640,'game','{"game":3,"round":2,"tie_break":false,"entrants":[2,1],"scores":[1,0],"seed":"8f40225430fa49acc3beaa12aa0ba41b6746a4c232570faa31e680fd90061a2b","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g24ssf6bf7m3j',7,1795835455640,'game','{"game":4,"round":2,"tie_break":false,"entrants":[3,5],"scores":[0,1],"seed":"650799a8f6455e8d56028603a43f920014bf936b44d6c1e43745244aecc503f4","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g24ssf6bf7m3j',8,1795835455640,'round','{"round":3,"pairs":[[5,2],[1,4]],"byes":[3]}');
INSERT INTO "tournament_event" VALUES('1m8g24ssf6bf7m3j',9,1795835455640,'game','{"game":5,"round":3,"tie_break":false,"entrants":[5,2],"scores":[0,1],"seed":"ee66dca44bcc52ec0a47b9b073f4de695389713ce50ca2c1151fcbc0631a3fc2","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g24ssf6bf7m3j',10,1795835455640,'game','{"game":6,"round":3,"tie_break":false,"entrants":[1,4],"scores":[1,0],"seed":"173ecae2b0126b32e9462d1cffe1b4cc0ead511190ccd3a19a88f4b543a191b4","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g24ssf6bf7m3j',11,1795835455669,'finished','{"winners":[2]}');
INSERT INTO "tournament_event" VALUES('1m8g24tn451ftsm8',1,1795835456185,'created','{"ruleset":"tic-tac-toe","format":"swiss","games":3,"deal":"independent","visibility":"public","illegal":"refuse","seed":"00ae781c2a386973509430b859b382fa4dc8cc5fc7ebdfb8a033957f54d452cb","seeded":false,"clock":null,"creator":"1m8g24r412fven9a","series":"1m8g24ssf6bf7m3j","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m8g24tn451ftsm8',2,1795835456378,'round','{"round":1,"pairs":[[1,4],[5,2],[3,6]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m8g24tn451ftsm8',3,1795835456378,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,4],"scores":[0,1],"seed":"1ba57f28bfff4ed66c20f7f33d7f1de7e0651767eafcfd4f2dcabf7961b0d6ea","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g24tn451ftsm8',4,1795835456378,'game','{"game":2,"round":1,"tie_break":false,"entrants":[5,2],"scores":[0,1],"seed":"902a8687f3484170b6bef86423bbd716ca7a6a9be6c8795e37c2fa01ad1f3930","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g24tn451ftsm8',5,1795835456378,'game','{"game":3,"round":1,"tie_break":false,"entrants":[3,6],"scores":[1,0],"seed":"393336191dced7aba1777cd4b6281f01fe648dabdc818201aa6360ecee817f65","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g24tn451ftsm8',6,1795835456378,'round','{"round":2,"pairs":[[2,3],[4,5],[6,1]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m8g24tn451ftsm8',7,1795835456378,'game','{"game":4,"round":2,"tie_break":false,"entrants":[2,3],"scores":[1,0],"seed":"b4101fb55803c80b83166387bb4fcd97391b44a892fded4a113f6043766bf062","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g24tn451ftsm8',8,1795835456378,'game','{"game":5,"round":2,"tie_break":false,"entrants":[4,5],"scores":[1,0],"seed":"110dff9dc5e5daf9bec7b88430fe8356a4495ce3eaf883bd0323ba576ae7b269","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g24tn451ftsm8',9,1795835456378,'game','{"game":6,"round":2,"tie_break":false,"entrants":[6,1],"scores":[1,0],"seed":"976c31671d099eaef30fd34a7c0a27a8f21430e1e211ac55e4805aa6a2481e91","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g24tn451ftsm8',10,1795835456378,'round','{"round":3,"pairs":[[4,2],[3,1],[5,6]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m8g24tn451ftsm8',11,1795835456378,'game','{"game":7,"round":3,"tie_break":false,"entrants":[4,2],"scores":[1,0],"seed":"93d9784f4ad6bceedcaa76ef44079ced12002a07c326bab9e93c929a2953559f","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g24tn451ftsm8',12,1795835456378,'game','{"game":8,"round":3,"tie_break":false,"entrants":[3,1],"scores":[1,0],"seed":"b0cd6a1fe85a8922205d2c03ca136cdb6e3385439133402fd4a3c252dc4a30ec","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g24tn451ftsm8',13,1795835456378,'game','{"game":9,"round":3,"tie_break":false,"entrants":[5,6],"scores":[1,0],"seed":"2f64bc7c95074e86e253ecab9be54cc490be55698047acf26297a873d8ec63b1","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g24tn451ftsm8',14,1795835456425,'finished','{"winners":[4]}');
INSERT INTO "tournament_event" VALUES('1m8g24tyr8ncs3h8',1,1795835456472,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","visibility":"public","illegal":"disqualify","seed":"1ba2943d1353e94d73f2b613f25775ba43d5dfc4be3960797718a6c93a782c71","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m8g24r412fven9a","starts_at":"2026-11-28T03:10:56.762Z","entrants":[{"player":"1m8g24r412fven9a","joined":true},{"player":"1m8g24r6a17mks9s","joined":false},{"player":"1m8g24r6c5bnjc6b","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m8g24tyr8ncs3h8',2,1795835456528,'joined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m8g24tyr8ncs3h8',3,1795835456782,'begun','{}');
INSERT INTO "tournament_event" VALUES('1m8g24tyr8ncs3h8',4,1795835456782,'started','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"id":"1m8g24v8e78qh64j"}');
INSERT INTO "tournament_event" VALUES('1m8g24tyr8ncs3h8',5,1795835456922,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"scores":[1,0],"forfeits":[2],"id":"1m8g24v8e78qh64j"}');
INSERT INTO "tournament_event" VALUES('1m8g24tyr8ncs3h8',6,1795835456937,'finished','{"winners":[1]}');
INSERT INTO "tournament_event" VALUES('1m8g24vdj3r1x74a',1,1795835456946,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":2,"deal":"independent","visibility":"public","illegal":"refuse","seed":"c9ea013f05ede4e9300a635bd4e25ef0f04b216ce58badaf022c2a4bdbad9dde","seeded":false,"clock":null,"creator":"1m8g24r412fven9a","entrants":[{"bot":"random"},{"bot":"gomoku","level":1},{"bot":"gomoku","level":4}]}');
INSERT INTO "tournament_event" VALUES('1m8g24vdj3r1x74a',2,1795835456953,'round','{"round":1,"pairs":[[3,2]],"byes":[1]}');
INSERT INTO "tournament_event" VALUES('1m8g24vdj3r1x74a',3,1795835456953,'game','{"game":1,"round":1,"tie_break":false,"entrants":[3,2],"scores":[1,0],"seed":"3c3d026a9ff900dbdd605b42a233704d244550d8d7bba134e0d664986e4887ac","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g24vdj3r1x74a',4,1795835456953,'game','{"game":2,"round":1,"tie_break":false,"entrants":[2,3],"scores":[0,1],"seed":"149d74cdaa61f3b2236cdd37c1f1723ab7044995f503f2609bcdf6eaa1bff511","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g24vdj3r1x74a',5,1795835456982,'round','{"round":2,"pairs":[[1,3]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m8g24vdj3r1x74a',6,1795835456982,'game','{"game":3,"round":2,"tie_break":false,"entrants":[1,3],"scores":[0,1],"seed":"a1b27f8c5b316fc1ca488b0a95da7c3aaed54dfbbd533be3d4d8870e98bb50c7","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g24vdj3r1x74a',7,1795835456982,'game','{"game":4,"round":2,"tie_break":false,"entrants":[3,1],"scores":[1,0],"seed":"fe2d5e410ca63a48afaa10a7886ae6674d967a190a1e463efcd0f5065e4bd0aa","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g24vdj3r1x74a',8,1795835456994,'finished','{"winners":[3]}');
INSERT INTO "tournament_event" VALUES('1m8g24vfbaz5nv55',1,1795835457004,'created','{"ruleset":"yahtzee","format":"heats","games":1,"deal":"independent","visibility":"public","illegal":"refuse","seed":"56cbead8aed8d934eb3fdd060cbdcaa545e9c6d9ed03df767dd578df8c614003","seeded":false,"clock":null,"creator":"1m8g24r412fven9a","table":3,"advance":1,"master":null,"title":null,"entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m8g24vfbaz5nv55',2,1795835457011,'stage','{"stage":1,"tables":[[4,3,5],[2,1]]}');
INSERT INTO "tournament_event" VALUES('1m8g24vfbaz5nv55',3,1795835457011,'game','{"game":1,"round":1,"tie_break":false,"entrants":[4,3,5],"scores":[54,37,61],"seed":"68e42a02a801475b9cba6e04850264dad92ac3a1194b7b60bedc1658f575dccc","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g24vfbaz5nv55',4,1795835457011,'game','{"game":2,"round":1,"tie_break":false,"entrants":[2,1],"scores":[61,50],"seed":"14379ee81312d7cb2714ee6e32fbac366dacad91579791e14569b87707e212c9","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g24vfbaz5nv55',5,1795835457011,'stage','{"stage":2,"tables":[[5,2,4]]}');
INSERT INTO "tournament_event" VALUES('1m8g24vfbaz5nv55',6,1795835457011,'game','{"game":3,"round":2,"tie_break":false,"entrants":[5,2,4],"scores":[58,49,38],"seed":"6116568577494ba6a4d0afd565b45703bb1b1cbdab7317b4f280147cb6d84779","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8g24vfbaz5nv55',7,1795835457017,'finished','{"winners":[5]}');
INSERT INTO "tournament_event" VALUES('1m8g24vg934v74qc',1,1795835457033,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","visibility":"public","illegal":"refuse","seed":"f9914e5d3dc1662b735ba3d9b8937750509cf559790972a9d7dea8e6785e1075","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m8g24r412fven9a","entrants":[{"player":"1m8g24r412fven9a","joined":true},{"player":"1m8g24r6a17mks9s","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m8g24vgj6xbzktn',1,1795835457042,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"public","illegal":"refuse","seed":"7bde4f83708c79241b7f417e93d6a0296e6091e61397e86cdb79f6c289e41601","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m8g24r412fven9a","entrants":[{"player":"1m8g24r412fven9a","joined":true},{"player":"1m8g24r6c5bnjc6b","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m8g24vgj6xbzktn',2,1795835457050,'joined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m8g24vgj6xbzktn',3,1795835457057,'round','{"round":1,"pairs":[[1,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m8g24vgj6xbzktn',4,1795835457057,'started','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"id":"1m8g24vh1100at8v"}');
INSERT INTO "tournament_event" VALUES('1m8g24vh25h81z2k',1,1795835457058,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"private","illegal":"refuse","seed":"95ceecd0a69061aea48d7f9455f61883f1340f0f77faf06010f5ebd54ebbe97e","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m8g24r6a17mks9s","entrants":[{"player":"1m8g24r6a17mks9s","joined":true},{"player":"1m8g24r6c5bnjc6b","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m8g24vh25h81z2k',2,1795835457066,'declined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m8g24vh25h81z2k',3,1795835457066,'cancelled','{"reason":"declined"}');
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
INSERT INTO "tournament_game" VALUES('1m8g24ssf6bf7m3j',1,1,0,NULL,'[1,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g24ssf6bf7m3j',2,1,0,NULL,'[4,2]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g24ssf6bf7m3j',3,2,0,NULL,'[2,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g24ssf6bf7m3j',4,2,0,NULL,'[3,5]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g24ssf6bf7m3j',5,3,0,NULL,'[5,2]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g24ssf6bf7m3j',6,3,0,NULL,'[1,4]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g24tn451ftsm8',1,1,0,NULL,'[1,4]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g24tn451ftsm8',2,1,0,NULL,'[5,2]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g24tn451ftsm8',3,1,0,NULL,'[3,6]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g24tn451ftsm8',4,2,0,NULL,'[2,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g24tn451ftsm8',5,2,0,NULL,'[4,5]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g24tn451ftsm8',6,2,0,NULL,'[6,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g24tn451ftsm8',7,3,0,NULL,'[4,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g24tn451ftsm8',8,3,0,NULL,'[3,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g24tn451ftsm8',9,3,0,NULL,'[5,6]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g24tyr8ncs3h8',1,1,0,'1m8g24v8e78qh64j','[1,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g24vdj3r1x74a',1,1,0,NULL,'[3,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g24vdj3r1x74a',2,1,0,NULL,'[2,3]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g24vdj3r1x74a',3,2,0,NULL,'[1,3]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g24vdj3r1x74a',4,2,0,NULL,'[3,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g24vfbaz5nv55',1,1,0,NULL,'[4,3,5]','[54,37,61]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g24vfbaz5nv55',2,1,0,NULL,'[2,1]','[61,50]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g24vfbaz5nv55',3,2,0,NULL,'[5,2,4]','[58,49,38]',NULL);
INSERT INTO "tournament_game" VALUES('1m8g24vgj6xbzktn',1,1,0,'1m8g24vh1100at8v','[1,2]',NULL,NULL);
CREATE TABLE tournament_stage (
    tournament TEXT    NOT NULL,
    number     INTEGER NOT NULL CHECK (number > 0), -- 1, 2, 3, ...
    -- JSON, by table: the number of its latest game and its id, null where there is none; its entrants' numbers; of these,
    -- who are at that game; and what the entrants have scored, in their order, null while they play. Where they choose what
    -- they are asked of: that, in their order, null for those who have not yet.
    tables     TEXT    NOT NULL,
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_stage" VALUES('1m8g24vfbaz5nv55',1,'[{"game":1,"id":null,"entrants":[4,3,5],"players":[4,3,5],"points":[54,37,61]},{"game":2,"id":null,"entrants":[2,1],"players":[2,1],"points":[61,50]}]');
INSERT INTO "tournament_stage" VALUES('1m8g24vfbaz5nv55',2,'[{"game":3,"id":null,"entrants":[5,2,4],"players":[5,2,4],"points":[58,49,38]}]');
CREATE TABLE uptime_mark (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
INSERT INTO "uptime_mark" VALUES(1,1795835457129);
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
INSERT INTO "webhook" VALUES('1m8g24vjhf30v913','1m8g24r074p68rf9','https://receiver.invalid/',11,X'F64503B1483861D8E006CE48B8C388E162BAEA72A167AD3A427C8B8E15C9537D',NULL,NULL,1795835457105,NULL,NULL);
INSERT INTO "webhook" VALUES('1m8g24vjj7zj3ksj','1m8g24r074p68rf9','https://receiver.invalid/',16,X'3C9EDC8C3F91C33F7C05ED6391CDF827B6233B1B1130BB045DD80E4D38E354C7',NULL,NULL,1795835457106,1795835457108,NULL);
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
