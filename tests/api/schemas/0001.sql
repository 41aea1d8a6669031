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
INSERT INTO "block" VALUES('1m85tg5rjb7eh1kc','1m85tg5rjb7eg1p9',1795491895121);
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
INSERT INTO "delivery" VALUES(1,'1m85tg69kbkdwqqc','1m85tg69g0r56m9t','1m85tg69kbkdwh0h','1m85tg69kbkdwh0h-1-game.event','game.event','{"type":"game.event","timestamp":"2026-11-24T03:44:55.603Z","data":{"seq":1,"at":"2026-11-24T03:44:55.603Z","kind":"created","seat":0,"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m85tg69j5rc0ppx","status":"joined"},{"player":"1m85tg69kbkdtztf","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m85tg69j5rc0ppx","clock":{"turn_seconds":30,"bot_turn_seconds":1},"game":"1m85tg69kbkdwh0h"}}',NULL,NULL,1795491895603,1,1795491900873,1795491895607,NULL,NULL,0);
INSERT INTO "delivery" VALUES(2,'1m85tg69n3e951ak','1m85tg69g0r56m9t','1m85tg69kbkdwh0h','1m85tg69kbkdwh0h-2-game.event','game.event','{"type":"game.event","timestamp":"2026-11-24T03:44:55.605Z","data":{"seq":2,"at":"2026-11-24T03:44:55.605Z","kind":"joined","seat":1,"player":"1m85tg69kbkdtztf","game":"1m85tg69kbkdwh0h"}}',NULL,NULL,1795491895605,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(3,'1m85tg69n3e95hdx','1m85tg69g0r56m9t','1m85tg69kbkdwh0h','1m85tg69kbkdwh0h-3-game.event','game.event','{"type":"game.event","timestamp":"2026-11-24T03:44:55.605Z","data":{"seq":3,"at":"2026-11-24T03:44:55.605Z","kind":"round","seat":null,"number":1,"leader":0,"commitment":null,"points":[0,0],"game":"1m85tg69kbkdwh0h"}}',NULL,NULL,1795491895605,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(4,'1m85tg69n3e97d28','1m85tg69g0r56m9t','1m85tg69kbkdwh0h','1m85tg69kbkdwh0h-3-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-24T03:44:55.605Z","data":{"game":"1m85tg69kbkdwh0h","seq":3,"players":["1m85tg69j5rc0ppx"],"seats":[0],"deadline":"2026-11-24T03:45:25.605Z"}}',NULL,NULL,1795491895605,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(5,'1m85tg69p3m6a7g5','1m85tg69g0r56m9t','1m85tg69kbkdwh0h','1m85tg69kbkdwh0h-4-game.event','game.event','{"type":"game.event","timestamp":"2026-11-24T03:44:55.606Z","data":{"seq":4,"at":"2026-11-24T03:44:55.606Z","kind":"move","seat":0,"column":0,"row":0,"symbol":"X","game":"1m85tg69kbkdwh0h"}}',NULL,NULL,1795491895606,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(6,'1m85tg69p3m6a9f8','1m85tg69g0r56m9t','1m85tg69kbkdwh0h','1m85tg69kbkdwh0h-4-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-24T03:44:55.606Z","data":{"game":"1m85tg69kbkdwh0h","seq":4,"players":["1m85tg69kbkdtztf"],"seats":[1],"deadline":"2026-11-24T03:45:25.606Z"}}',NULL,NULL,1795491895606,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(7,'1m85tg69qexhwc4m','1m85tg69g0r56m9t','1m85tg69kbkdwh0h','1m85tg69kbkdwh0h-5-game.event','game.event','{"type":"game.event","timestamp":"2026-11-24T03:44:55.607Z","data":{"seq":5,"at":"2026-11-24T03:44:55.607Z","kind":"move","seat":1,"column":1,"row":0,"symbol":"O","game":"1m85tg69kbkdwh0h"}}',NULL,NULL,1795491895607,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(8,'1m85tg69qexhy5dm','1m85tg69g0r56m9t','1m85tg69kbkdwh0h','1m85tg69kbkdwh0h-5-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-24T03:44:55.607Z","data":{"game":"1m85tg69kbkdwh0h","seq":5,"players":["1m85tg69j5rc0ppx"],"seats":[0],"deadline":"2026-11-24T03:45:25.607Z"}}',NULL,NULL,1795491895607,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(9,'1m85tg69rcxqarv3','1m85tg69g0r56m9t','1m85tg69kbkdwh0h','1m85tg69kbkdwh0h-6-game.event','game.event','{"type":"game.event","timestamp":"2026-11-24T03:44:55.608Z","data":{"seq":6,"at":"2026-11-24T03:44:55.608Z","kind":"move","seat":0,"column":0,"row":1,"symbol":"X","game":"1m85tg69kbkdwh0h"}}',NULL,NULL,1795491895608,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(10,'1m85tg69rcxqbm48','1m85tg69g0r56m9t','1m85tg69kbkdwh0h','1m85tg69kbkdwh0h-6-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-24T03:44:55.608Z","data":{"game":"1m85tg69kbkdwh0h","seq":6,"players":["1m85tg69kbkdtztf"],"seats":[1],"deadline":"2026-11-24T03:45:25.608Z"}}',NULL,NULL,1795491895608,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(11,'1m85tg69s7bqa2pf','1m85tg69g0r56m9t','1m85tg69kbkdwh0h','1m85tg69kbkdwh0h-7-game.event','game.event','{"type":"game.event","timestamp":"2026-11-24T03:44:55.609Z","data":{"seq":7,"at":"2026-11-24T03:44:55.609Z","kind":"move","seat":1,"column":1,"row":1,"symbol":"O","game":"1m85tg69kbkdwh0h"}}',NULL,NULL,1795491895609,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(12,'1m85tg69s7bqa76z','1m85tg69g0r56m9t','1m85tg69kbkdwh0h','1m85tg69kbkdwh0h-7-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-24T03:44:55.609Z","data":{"game":"1m85tg69kbkdwh0h","seq":7,"players":["1m85tg69j5rc0ppx"],"seats":[0],"deadline":"2026-11-24T03:45:25.609Z"}}',NULL,NULL,1795491895609,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(13,'1m85tg69t8ehg7r2','1m85tg69g0r56m9t','1m85tg69kbkdwh0h','1m85tg69kbkdwh0h-8-game.event','game.event','{"type":"game.event","timestamp":"2026-11-24T03:44:55.610Z","data":{"seq":8,"at":"2026-11-24T03:44:55.610Z","kind":"move","seat":0,"column":0,"row":2,"symbol":"X","game":"1m85tg69kbkdwh0h"}}',NULL,NULL,1795491895610,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(14,'1m85tg69t8ehkj8x','1m85tg69g0r56m9t','1m85tg69kbkdwh0h','1m85tg69kbkdwh0h-9-game.event','game.event','{"type":"game.event","timestamp":"2026-11-24T03:44:55.610Z","data":{"seq":9,"at":"2026-11-24T03:44:55.610Z","kind":"round-over","seat":null,"id":"1m85tg69t8ehhqvg","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null,"game":"1m85tg69kbkdwh0h"}}',NULL,NULL,1795491895610,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(15,'1m85tg69t8ehm5es','1m85tg69g0r56m9t','1m85tg69kbkdwh0h','1m85tg69kbkdwh0h-9-result.published','result.published','{"type":"result.published","timestamp":"2026-11-24T03:44:55.610Z","data":{"id":"1m85tg69t8ehhqvg","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-24T03:44:55.610Z","kind":"round","game":"1m85tg69kbkdwh0h","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m85tg69j5rc0ppx"}},{"seat":1,"player":{"id":"1m85tg69kbkdtztf"}}]}}',NULL,NULL,1795491895610,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(16,'1m85tg69t8ehpmwg','1m85tg69g0r56m9t','1m85tg69kbkdwh0h','1m85tg69kbkdwh0h-10-game.event','game.event','{"type":"game.event","timestamp":"2026-11-24T03:44:55.610Z","data":{"seq":10,"at":"2026-11-24T03:44:55.610Z","kind":"finished","seat":null,"id":"1m85tg69t8ehnar9","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","game":"1m85tg69kbkdwh0h"}}',NULL,NULL,1795491895610,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(17,'1m85tg69t8ehqq43','1m85tg69g0r56m9t','1m85tg69kbkdwh0h','1m85tg69kbkdwh0h-10-result.published','result.published','{"type":"result.published","timestamp":"2026-11-24T03:44:55.610Z","data":{"id":"1m85tg69t8ehnar9","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-24T03:44:55.610Z","kind":"match","game":"1m85tg69kbkdwh0h","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m85tg69j5rc0ppx"}},{"seat":1,"player":{"id":"1m85tg69kbkdtztf"}}]}}',NULL,NULL,1795491895610,0,NULL,NULL,NULL,NULL,0);
CREATE TABLE event (
    id   INTEGER PRIMARY KEY,              -- its place in the log of all games
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL                  -- JSON: the whole truth, secrets included
) STRICT;
INSERT INTO "event" VALUES(1,'1m85tg5rmceapq06',1,1795491895060,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m85tg5rg21da444","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m85tg5rg21da444","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(2,'1m85tg5rmceapq06',2,1795491895060,'round',NULL,'{"number":1,"leader":null,"commitment":"5f9477e58326eeb0251707cd4220c06940d722e10ff0321b9fa4f6bcf648a8e0","points":[0],"rules":2,"seats":[{"player":"1m85tg5rg21da444","status":"joined"}],"rounds":1,"deal":{"nonce":"fe9ce978f639eeace4865a5e218c83273e28aade48aac4a75c234665d5414655","secret":"3892"},"carry":null}');
INSERT INTO "event" VALUES(3,'1m85tg5rmceapq06',3,1795491895061,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(4,'1m85tg5rmceapq06',4,1795491895068,'guess',0,'{"attempt":2,"code":"1045","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(5,'1m85tg5rmceapq06',5,1795491895071,'guess',0,'{"attempt":3,"code":"2367","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(6,'1m85tg5rmceapq06',6,1795491895071,'guess',0,'{"attempt":4,"code":"3289","bulls":1,"cows":3,"solved":false}');
INSERT INTO "event" VALUES(7,'1m85tg5rmceapq06',7,1795491895072,'guess',0,'{"attempt":5,"code":"3892","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(8,'1m85tg5rmceapq06',8,1795491895072,'round-over',NULL,'{"id":"1m85tg5s06gavyg0","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"3892","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"fe9ce978f639eeace4865a5e218c83273e28aade48aac4a75c234665d5414655","secret":"3892"}}');
INSERT INTO "event" VALUES(9,'1m85tg5rmceapq06',9,1795491895072,'finished',NULL,'{"id":"1m85tg5s06gaxa11","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(10,'1m85tg5s1543a1n5',1,1795491895073,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m85tg5rjb7eg1p9","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m85tg5rjb7eg1p9","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(11,'1m85tg5s1543a1n5',2,1795491895073,'round',NULL,'{"number":1,"leader":null,"commitment":"5028f5cb288dca9dbfc3d90aa064185adf8df6baa6f1620d4c33ec376da024eb","points":[0],"rules":2,"seats":[{"player":"1m85tg5rjb7eg1p9","status":"joined"}],"rounds":1,"deal":{"nonce":"3978523ec47627da082218dc23cc392e2e943d28e8cbbccddfb929eccb6d9376","secret":"6485"},"carry":null}');
INSERT INTO "event" VALUES(12,'1m85tg5s1543a1n5',3,1795491895075,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(13,'1m85tg5s1543a1n5',4,1795491895082,'guess',0,'{"attempt":2,"code":"4567","bulls":0,"cows":3,"solved":false}');
INSERT INTO "event" VALUES(14,'1m85tg5s1543a1n5',5,1795491895083,'guess',0,'{"attempt":3,"code":"5478","bulls":1,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(15,'1m85tg5s1543a1n5',6,1795491895083,'guess',0,'{"attempt":4,"code":"5684","bulls":1,"cows":3,"solved":false}');
INSERT INTO "event" VALUES(16,'1m85tg5s1543a1n5',7,1795491895084,'guess',0,'{"attempt":5,"code":"5846","bulls":0,"cows":4,"solved":false}');
INSERT INTO "event" VALUES(17,'1m85tg5s1543a1n5',8,1795491895085,'guess',0,'{"attempt":6,"code":"6485","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(18,'1m85tg5s1543a1n5',9,1795491895085,'round-over',NULL,'{"id":"1m85tg5sd30py8pj","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"6485","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"3978523ec47627da082218dc23cc392e2e943d28e8cbbccddfb929eccb6d9376","secret":"6485"}}');
INSERT INTO "event" VALUES(19,'1m85tg5s1543a1n5',10,1795491895085,'finished',NULL,'{"id":"1m85tg5sd30pycrn","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(20,'1m85tg5sd30pz2vw',1,1795491895085,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","consistent_guesses":false,"codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m85tg5rg21da444","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m85tg5rg21da444","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(21,'1m85tg5sd30pz2vw',2,1795491895085,'round',NULL,'{"number":1,"leader":null,"commitment":"9ba24207a140969fd4a375c14dda41c97584807f5dd13f9ce2b1867f201c3470","points":[0],"rules":2,"seats":[{"player":"1m85tg5rg21da444","status":"joined"}],"rounds":1,"deal":{"nonce":"9bc02508cc6537662e17fc4585252ac68ac3518e9bdcb87a189ec3bc5a73beb2","secret":"7787"},"carry":null}');
INSERT INTO "event" VALUES(22,'1m85tg5sd30pz2vw',3,1795491895086,'resigned',0,'{}');
INSERT INTO "event" VALUES(23,'1m85tg5sd30pz2vw',4,1795491895086,'round-over',NULL,'{"id":"1m85tg5sef452q4b","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"7787","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"9bc02508cc6537662e17fc4585252ac68ac3518e9bdcb87a189ec3bc5a73beb2","secret":"7787"}}');
INSERT INTO "event" VALUES(24,'1m85tg5sd30pz2vw',5,1795491895086,'finished',NULL,'{"id":"1m85tg5sef452qbn","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(25,'1m85tg5sf3cb7qz6',1,1795491895087,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","consistent_guesses":false,"codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m85tg5rjb7eg1p9","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m85tg5rjb7eg1p9","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(26,'1m85tg5sf3cb7qz6',2,1795491895087,'round',NULL,'{"number":1,"leader":null,"commitment":"ef2a2fd0097e12ce93834391d44fccebcd94327ac8a0e533c4799fc793bb54ec","points":[0],"rules":2,"seats":[{"player":"1m85tg5rjb7eg1p9","status":"joined"}],"rounds":1,"deal":{"nonce":"39474d807f531ae8504cc827c0e1804ffe7a2e78076cce0f4143533c4d8d79e5","secret":"8445"},"carry":null}');
INSERT INTO "event" VALUES(27,'1m85tg5sf3cb7qz6',3,1795491895087,'resigned',0,'{}');
INSERT INTO "event" VALUES(28,'1m85tg5sf3cb7qz6',4,1795491895087,'round-over',NULL,'{"id":"1m85tg5sf3cb94r8","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"8445","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"39474d807f531ae8504cc827c0e1804ffe7a2e78076cce0f4143533c4d8d79e5","secret":"8445"}}');
INSERT INTO "event" VALUES(29,'1m85tg5sf3cb7qz6',5,1795491895087,'finished',NULL,'{"id":"1m85tg5sf3cb9jn1","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(30,'1m85tg5sgb1s0q30',1,1795491895088,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m85tg5sgb1rzsd6","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m85tg5sgb1rzsd6","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(31,'1m85tg5sgb1s0q30',2,1795491895088,'round',NULL,'{"number":1,"leader":null,"commitment":"bfd3eede6db10475f5a6d80c9b448187ec5a86e8c419ab884f610068f1b722e3","points":[0],"rules":2,"seats":[{"player":"1m85tg5sgb1rzsd6","status":"joined"}],"rounds":0,"deal":{"nonce":"09a65829a65b3f6f3414b59f2a673c05544fdce004bbafe3a98eecec0bc1e5e0","secret":"7940"},"carry":null}');
INSERT INTO "event" VALUES(32,'1m85tg5sgb1s0q30',3,1795491895089,'guess',0,'{"attempt":1,"code":"1234","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(33,'1m85tg5sj0fzbqq1',1,1795491895090,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"server","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m85tg5sj0fzb90s","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m85tg5sj0fzb90s","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(34,'1m85tg5sj0fzbqq1',2,1795491895090,'round',NULL,'{"number":1,"leader":null,"commitment":"131797ab904434b5afa48178aef7f443529cf689bec532d22aff11180444db45","points":[0],"rules":2,"seats":[{"player":"1m85tg5sj0fzb90s","status":"joined"}],"rounds":2,"deal":{"nonce":"22130b3387347515546a23ad0a875a02859a46b70d33b191bd58b26b32f2886a","secret":"2389"},"carry":null}');
INSERT INTO "event" VALUES(35,'1m85tg5sj0fzbqq1',3,1795491895091,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(36,'1m85tg5sj0fzbqq1',4,1795491895098,'guess',0,'{"attempt":2,"code":"1045","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(37,'1m85tg5sj0fzbqq1',5,1795491895100,'guess',0,'{"attempt":3,"code":"2367","bulls":2,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(38,'1m85tg5sj0fzbqq1',6,1795491895101,'guess',0,'{"attempt":4,"code":"2389","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(39,'1m85tg5sj0fzbqq1',7,1795491895101,'round-over',NULL,'{"id":"1m85tg5sx0f7mmvq","round":1,"leader":null,"attempts":4,"solved":true,"solver":0,"secret":"2389","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"22130b3387347515546a23ad0a875a02859a46b70d33b191bd58b26b32f2886a","secret":"2389"}}');
INSERT INTO "event" VALUES(40,'1m85tg5sj0fzbqq1',8,1795491895102,'published',0,'{}');
INSERT INTO "event" VALUES(41,'1m85tg5sj0fzbqq1',9,1795491895102,'round',NULL,'{"number":2,"leader":null,"commitment":"22dc2989d14509b5ba089eefd7c9772455cd8b4db9f294f292aa1df2847053a0","points":[1],"rules":2,"seats":[{"player":"1m85tg5sj0fzb90s","status":"joined"}],"rounds":2,"deal":{"nonce":"9c05ae32676aee5679dcde2ff51d933e14d2d9580d931e9d793c02770d3ddc95","secret":"0859"},"carry":null,"made_public":true}');
INSERT INTO "event" VALUES(42,'1m85tg5sz5mjxvp5',1,1795491895103,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m85tg5rjb7eg1p9","status":"invited"},{"player":"000000000t4atnvd","status":"joined","bot":"random"}],"visibility":"private","ranked":false,"creator":"1m85tg5rg21da444","join_code":"AERCSY","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(43,'1m85tg5t19hgb8wq',1,1795491895105,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m85tg5t08av6yjx","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m85tg5t08av6yjx","join_code":"64AMKT","clock":null,"log":3}');
INSERT INTO "event" VALUES(44,'1m85tg5t19hgb8wq',2,1795491895106,'joined',1,'{"player":"1m85tg5t08av7pn5"}');
INSERT INTO "event" VALUES(45,'1m85tg5t19hgb8wq',3,1795491895106,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m85tg5t08av6yjx","status":"joined"},{"player":"1m85tg5t08av7pn5","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(46,'1m85tg5t19hgb8wq',4,1795491895106,'secret',0,'{"code":"1234","nonce":"3463286959fd956c5458b0a8715f5f451722b65f3deafe227daabcfde1f8b501","commitment":"5592fb6d9cea96c11c377c5abd23b9935ec83f7fd9dce923a850d9ca62034f30"}');
INSERT INTO "event" VALUES(47,'1m85tg5t19hgb8wq',5,1795491895107,'guess',1,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(48,'1m85tg5t19hgb8wq',6,1795491895107,'round-over',NULL,'{"id":"1m85tg5t3cy5s6m3","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"3463286959fd956c5458b0a8715f5f451722b65f3deafe227daabcfde1f8b501","secret":"1234"}}');
INSERT INTO "event" VALUES(49,'1m85tg5t19hgb8wq',7,1795491895108,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":2,"seats":[{"player":"1m85tg5t08av6yjx","status":"joined"},{"player":"1m85tg5t08av7pn5","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(50,'1m85tg5t19hgb8wq',8,1795491895108,'secret',1,'{"code":"4321","nonce":"687af03bb98cc4ea8f81e85b75956cb34b3b5f0870bd0e3bb25fbda7fa364f2e","commitment":"02911cdb22285d671355901606c09d4ceec1b63ca967e12139a43b33cdedc6b8"}');
INSERT INTO "event" VALUES(51,'1m85tg5t19hgb8wq',9,1795491895109,'resigned',0,'{}');
INSERT INTO "event" VALUES(52,'1m85tg5t19hgb8wq',10,1795491895109,'round-over',NULL,'{"id":"1m85tg5t5486hhhp","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"687af03bb98cc4ea8f81e85b75956cb34b3b5f0870bd0e3bb25fbda7fa364f2e","secret":"4321"}}');
INSERT INTO "event" VALUES(53,'1m85tg5t19hgb8wq',11,1795491895109,'finished',NULL,'{"id":"1m85tg5t5486j31f","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation"}');
INSERT INTO "event" VALUES(54,'1m85tg5t76h2kb02',1,1795491895111,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"manual","secret":"held","rounds":3,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m85tg5t6cg7sq8j","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m85tg5t6cg7sq8j","join_code":"QDC4ZR","clock":null,"log":3}');
INSERT INTO "event" VALUES(55,'1m85tg5t76h2kb02',2,1795491895112,'joined',1,'{"player":"1m85tg5t6cg7vwe9"}');
INSERT INTO "event" VALUES(56,'1m85tg5t76h2kb02',3,1795491895113,'joined',2,'{"player":"1m85tg5t76h2gv1w"}');
INSERT INTO "event" VALUES(57,'1m85tg5t76h2kb02',4,1795491895113,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m85tg5t6cg7sq8j","status":"joined"},{"player":"1m85tg5t6cg7vwe9","status":"joined"},{"player":"1m85tg5t76h2gv1w","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(58,'1m85tg5tbdw06xv3',1,1795491895115,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m85tg5t9135t0fg","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m85tg5t9135t0fg","join_code":"62333P","clock":null,"log":3}');
INSERT INTO "event" VALUES(59,'1m85tg5tbdw06xv3',2,1795491895116,'joined',1,'{"player":"1m85tg5tac26xfwb"}');
INSERT INTO "event" VALUES(60,'1m85tg5tbdw06xv3',3,1795491895116,'joined',2,'{"player":"1m85tg5tac270fzx"}');
INSERT INTO "event" VALUES(61,'1m85tg5tbdw06xv3',4,1795491895116,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m85tg5t9135t0fg","status":"joined"},{"player":"1m85tg5tac26xfwb","status":"joined"},{"player":"1m85tg5tac270fzx","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(62,'1m85tg5tbdw06xv3',5,1795491895117,'secret',0,'{"code":"5678","nonce":"3f7b3f953665654e67fc8c91126cd337cbe8908ec83f28eb3937886dfe206525","commitment":"41830b7681c3e9f5b9487ad25c41e88a327983ce0fffd8af5bfc4d9a3eedb5ab"}');
INSERT INTO "event" VALUES(63,'1m85tg5tbdw06xv3',6,1795491895118,'guess',1,'{"attempt":1,"code":"1234","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(64,'1m85tg5teetnv3xy',1,1795491895118,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m85tg5rg21da444","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m85tg5rg21da444","join_code":"Q3ZWQY","clock":null,"log":3}');
INSERT INTO "event" VALUES(65,'1m85tg5tf37vxxzp',1,1795491895119,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m85tg5rjb7eg1p9","status":"joined"},{"player":"1m85tg5rjb7eh1kc","status":"invited"}],"visibility":"public","ranked":false,"creator":"1m85tg5rjb7eg1p9","join_code":"RH6XG9","clock":null,"log":3}');
INSERT INTO "event" VALUES(66,'1m85tg5tf37vxxzp',2,1795491895120,'aborted',0,'{"reason":"creator"}');
INSERT INTO "event" VALUES(67,'1m85tg5thc85c6h0',1,1795491895121,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m85tg5rg21da444","status":"joined"},{"player":"1m85tg5rjb7eh1kc","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m85tg5rg21da444","join_code":"N3V83E","clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(68,'1m85tg5tjeb2zvbv',1,1795491895122,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m85tg5rg21da444","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"visibility":"private","ranked":false,"creator":"1m85tg5rg21da444","join_code":null,"clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(69,'1m85tg5tjeb2zvbv',2,1795491895122,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m85tg5rg21da444","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(70,'1m85tg5tm35ayqn9',1,1795491895124,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":null,"hints":false},"seats":[{"player":"1m85tg5tk2p6wth7","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m85tg5tk2p6wth7","join_code":"AWJDZV","clock":null,"log":3}');
INSERT INTO "event" VALUES(71,'1m85tg5tm35ayqn9',2,1795491895125,'joined',1,'{"player":"1m85tg5tm35axbzv"}');
INSERT INTO "event" VALUES(72,'1m85tg5tm35ayqn9',3,1795491895125,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m85tg5tk2p6wth7","status":"joined"},{"player":"1m85tg5tm35axbzv","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(73,'1m85tg5tm35ayqn9',4,1795491895127,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(74,'1m85tg5tm35ayqn9',5,1795491895127,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(75,'1m85tg5tm35ayqn9',6,1795491895128,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(76,'1m85tg5tm35ayqn9',7,1795491895129,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(77,'1m85tg5tm35ayqn9',8,1795491895129,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(78,'1m85tg5tm35ayqn9',9,1795491895129,'round-over',NULL,'{"id":"1m85tg5ts9cp9c8k","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(79,'1m85tg5tm35ayqn9',10,1795491895130,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[1,0],"rules":1,"seats":[{"player":"1m85tg5tk2p6wth7","status":"joined"},{"player":"1m85tg5tm35axbzv","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(80,'1m85tg5tm35ayqn9',11,1795491895131,'move',1,'{"column":1,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(81,'1m85tg5tw6zxrec3',1,1795491895132,'created',0,'{"ruleset":"gomoku","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m85tg5rg21da444","status":"joined"},{"player":"1m85tg5rjb7eg1p9","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m85tg5rg21da444","join_code":"AG88PT","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(82,'1m85tg5tw6zxrec3',2,1795491895132,'joined',1,'{"player":"1m85tg5rjb7eg1p9"}');
INSERT INTO "event" VALUES(83,'1m85tg5tw6zxrec3',3,1795491895132,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m85tg5rg21da444","status":"joined"},{"player":"1m85tg5rjb7eg1p9","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(84,'1m85tg5tw6zxrec3',4,1795491895134,'move',0,'{"column":7,"row":7,"symbol":"X"}');
INSERT INTO "event" VALUES(85,'1m85tg5tw6zxrec3',5,1795491895134,'move',1,'{"column":8,"row":8,"symbol":"O"}');
INSERT INTO "event" VALUES(86,'1m85tg5tw6zxrec3',6,1795491895135,'resigned',1,'{}');
INSERT INTO "event" VALUES(87,'1m85tg5tw6zxrec3',7,1795491895135,'round-over',NULL,'{"id":"1m85tg5tz3rdfne8","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(88,'1m85tg5tw6zxrec3',8,1795491895135,'finished',NULL,'{"id":"1m85tg5tz3rdg026","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation"}');
INSERT INTO "event" VALUES(89,'1m85tg5v1dqt7rwb',1,1795491895137,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","cards":"shown","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m85tg5v0070h3pt","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m85tg5v0070h3pt","join_code":"JARHKY","clock":null,"log":3,"commitment":"5e583a56a717a97a7a8ccaea14d3545f4cf35061d572ca576a092d65f0cbfc33","client_seeds":["",""],"server_seed":"6f1a2be5e21da61c71b5fd34a1ef637a0c1e8db74fa09838a81823f8d393530f"}');
INSERT INTO "event" VALUES(90,'1m85tg5v1dqt7rwb',2,1795491895138,'joined',1,'{"player":"1m85tg5v1dqt5njr"}');
INSERT INTO "event" VALUES(91,'1m85tg5v1dqt7rwb',3,1795491895138,'round',NULL,'{"number":1,"leader":0,"commitment":"5e583a56a717a97a7a8ccaea14d3545f4cf35061d572ca576a092d65f0cbfc33","points":[0,0],"rules":1,"seats":[{"player":"1m85tg5v0070h3pt","status":"joined"},{"player":"1m85tg5v1dqt5njr","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(92,'1m85tg5v1dqt7rwb',4,1795491895138,'roll',0,'{"keep":[],"dice":[5,5,2,5,2],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(93,'1m85tg5v1dqt7rwb',5,1795491895139,'score',0,'{"category":"chance","score":19,"bonus":0}');
INSERT INTO "event" VALUES(94,'1m85tg5v1dqt7rwb',6,1795491895139,'roll',1,'{"keep":[],"dice":[2,2,3,6,3],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(95,'1m85tg5v56jq0gs3',1,1795491895141,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","cards":"shown","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m85tg5v4a6wv3n2","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m85tg5v4a6wv3n2","join_code":"WSNP8W","clock":null,"log":3,"commitment":"cf259907ef60688a41941c88b5446990c07d5f8541b5ad4eca26a787f7ead00a","client_seeds":["",""],"server_seed":"df22d63c461828a8dc8b81358aaaa0acf2e95a1902e95d8f7a4fc70876e0c9d7"}');
INSERT INTO "event" VALUES(96,'1m85tg5v56jq0gs3',2,1795491895142,'joined',1,'{"player":"1m85tg5v56jpyg1z"}');
INSERT INTO "event" VALUES(97,'1m85tg5v56jq0gs3',3,1795491895142,'round',NULL,'{"number":1,"leader":0,"commitment":"cf259907ef60688a41941c88b5446990c07d5f8541b5ad4eca26a787f7ead00a","points":[0,0],"rules":1,"seats":[{"player":"1m85tg5v4a6wv3n2","status":"joined"},{"player":"1m85tg5v56jpyg1z","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(98,'1m85tg5v56jq0gs3',4,1795491895142,'roll',0,'{"keep":[],"dice":[6,4,1,2,3],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(99,'1m85tg5v56jq0gs3',5,1795491895143,'score',0,'{"category":"aces","score":1,"bonus":0}');
INSERT INTO "event" VALUES(100,'1m85tg5v56jq0gs3',6,1795491895143,'roll',1,'{"keep":[],"dice":[5,6,2,2,3],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(101,'1m85tg5v56jq0gs3',7,1795491895144,'score',1,'{"category":"aces","score":0,"bonus":0}');
INSERT INTO "event" VALUES(102,'1m85tg5v56jq0gs3',8,1795491895144,'roll',0,'{"keep":[],"dice":[4,5,1,1,6],"stage":0,"roll":2}');
INSERT INTO "event" VALUES(103,'1m85tg5v56jq0gs3',9,1795491895145,'score',0,'{"category":"twos","score":0,"bonus":0}');
INSERT INTO "event" VALUES(104,'1m85tg5v56jq0gs3',10,1795491895145,'roll',1,'{"keep":[],"dice":[1,5,3,6,5],"stage":0,"roll":3}');
INSERT INTO "event" VALUES(105,'1m85tg5v56jq0gs3',11,1795491895145,'score',1,'{"category":"twos","score":0,"bonus":0}');
INSERT INTO "event" VALUES(106,'1m85tg5v56jq0gs3',12,1795491895145,'roll',0,'{"keep":[],"dice":[3,1,5,3,1],"stage":0,"roll":4}');
INSERT INTO "event" VALUES(107,'1m85tg5v56jq0gs3',13,1795491895146,'score',0,'{"category":"threes","score":6,"bonus":0}');
INSERT INTO "event" VALUES(108,'1m85tg5v56jq0gs3',14,1795491895146,'roll',1,'{"keep":[],"dice":[5,6,4,3,3],"stage":0,"roll":5}');
INSERT INTO "event" VALUES(109,'1m85tg5v56jq0gs3',15,1795491895146,'score',1,'{"category":"threes","score":6,"bonus":0}');
INSERT INTO "event" VALUES(110,'1m85tg5v56jq0gs3',16,1795491895146,'roll',0,'{"keep":[],"dice":[4,5,4,4,3],"stage":0,"roll":6}');
INSERT INTO "event" VALUES(111,'1m85tg5v56jq0gs3',17,1795491895147,'score',0,'{"category":"fours","score":12,"bonus":0}');
INSERT INTO "event" VALUES(112,'1m85tg5v56jq0gs3',18,1795491895147,'roll',1,'{"keep":[],"dice":[5,6,1,4,6],"stage":0,"roll":7}');
INSERT INTO "event" VALUES(113,'1m85tg5v56jq0gs3',19,1795491895148,'score',1,'{"category":"fours","score":4,"bonus":0}');
INSERT INTO "event" VALUES(114,'1m85tg5v56jq0gs3',20,1795491895148,'roll',0,'{"keep":[],"dice":[5,3,1,3,1],"stage":0,"roll":8}');
INSERT INTO "event" VALUES(115,'1m85tg5v56jq0gs3',21,1795491895148,'score',0,'{"category":"fives","score":5,"bonus":0}');
INSERT INTO "event" VALUES(116,'1m85tg5v56jq0gs3',22,1795491895148,'roll',1,'{"keep":[],"dice":[3,5,5,1,5],"stage":0,"roll":9}');
INSERT INTO "event" VALUES(117,'1m85tg5v56jq0gs3',23,1795491895149,'score',1,'{"category":"fives","score":15,"bonus":0}');
INSERT INTO "event" VALUES(118,'1m85tg5v56jq0gs3',24,1795491895149,'roll',0,'{"keep":[],"dice":[2,1,1,1,1],"stage":0,"roll":10}');
INSERT INTO "event" VALUES(119,'1m85tg5v56jq0gs3',25,1795491895150,'score',0,'{"category":"sixes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(120,'1m85tg5v56jq0gs3',26,1795491895150,'roll',1,'{"keep":[],"dice":[2,1,4,3,1],"stage":0,"roll":11}');
INSERT INTO "event" VALUES(121,'1m85tg5v56jq0gs3',27,1795491895151,'score',1,'{"category":"sixes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(122,'1m85tg5v56jq0gs3',28,1795491895151,'roll',0,'{"keep":[],"dice":[2,4,6,6,5],"stage":0,"roll":12}');
INSERT INTO "event" VALUES(123,'1m85tg5v56jq0gs3',29,1795491895151,'score',0,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(124,'1m85tg5v56jq0gs3',30,1795491895151,'roll',1,'{"keep":[],"dice":[2,5,4,4,1],"stage":0,"roll":13}');
INSERT INTO "event" VALUES(125,'1m85tg5v56jq0gs3',31,1795491895152,'score',1,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(126,'1m85tg5v56jq0gs3',32,1795491895152,'roll',0,'{"keep":[],"dice":[5,5,5,1,5],"stage":0,"roll":14}');
INSERT INTO "event" VALUES(127,'1m85tg5v56jq0gs3',33,1795491895152,'score',0,'{"category":"four-of-a-kind","score":21,"bonus":0}');
INSERT INTO "event" VALUES(128,'1m85tg5v56jq0gs3',34,1795491895152,'roll',1,'{"keep":[],"dice":[3,3,5,4,1],"stage":0,"roll":15}');
INSERT INTO "event" VALUES(129,'1m85tg5v56jq0gs3',35,1795491895153,'score',1,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(130,'1m85tg5v56jq0gs3',36,1795491895153,'roll',0,'{"keep":[],"dice":[4,6,2,1,6],"stage":0,"roll":16}');
INSERT INTO "event" VALUES(131,'1m85tg5v56jq0gs3',37,1795491895154,'score',0,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(132,'1m85tg5v56jq0gs3',38,1795491895154,'roll',1,'{"keep":[],"dice":[2,2,1,5,1],"stage":0,"roll":17}');
INSERT INTO "event" VALUES(133,'1m85tg5v56jq0gs3',39,1795491895154,'score',1,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(134,'1m85tg5v56jq0gs3',40,1795491895154,'roll',0,'{"keep":[],"dice":[5,6,6,6,1],"stage":0,"roll":18}');
INSERT INTO "event" VALUES(135,'1m85tg5v56jq0gs3',41,1795491895155,'score',0,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(136,'1m85tg5v56jq0gs3',42,1795491895155,'roll',1,'{"keep":[],"dice":[5,2,4,4,3],"stage":0,"roll":19}');
INSERT INTO "event" VALUES(137,'1m85tg5v56jq0gs3',43,1795491895156,'score',1,'{"category":"small-straight","score":30,"bonus":0}');
INSERT INTO "event" VALUES(138,'1m85tg5v56jq0gs3',44,1795491895156,'roll',0,'{"keep":[],"dice":[2,2,1,1,3],"stage":0,"roll":20}');
INSERT INTO "event" VALUES(139,'1m85tg5v56jq0gs3',45,1795491895156,'score',0,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(140,'1m85tg5v56jq0gs3',46,1795491895156,'roll',1,'{"keep":[],"dice":[6,3,3,6,1],"stage":0,"roll":21}');
INSERT INTO "event" VALUES(141,'1m85tg5v56jq0gs3',47,1795491895157,'score',1,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(142,'1m85tg5v56jq0gs3',48,1795491895157,'roll',0,'{"keep":[],"dice":[3,6,1,5,2],"stage":0,"roll":22}');
INSERT INTO "event" VALUES(143,'1m85tg5v56jq0gs3',49,1795491895158,'score',0,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(144,'1m85tg5v56jq0gs3',50,1795491895158,'roll',1,'{"keep":[],"dice":[5,6,4,2,2],"stage":0,"roll":23}');
INSERT INTO "event" VALUES(145,'1m85tg5v56jq0gs3',51,1795491895158,'score',1,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(146,'1m85tg5v56jq0gs3',52,1795491895158,'roll',0,'{"keep":[],"dice":[3,5,6,6,1],"stage":0,"roll":24}');
INSERT INTO "event" VALUES(147,'1m85tg5v56jq0gs3',53,1795491895159,'score',0,'{"category":"chance","score":21,"bonus":0}');
INSERT INTO "event" VALUES(148,'1m85tg5v56jq0gs3',54,1795491895159,'roll',1,'{"keep":[],"dice":[3,5,5,3,5],"stage":0,"roll":25}');
INSERT INTO "event" VALUES(149,'1m85tg5v56jq0gs3',55,1795491895160,'score',1,'{"category":"chance","score":21,"bonus":0}');
INSERT INTO "event" VALUES(150,'1m85tg5v56jq0gs3',56,1795491895160,'round-over',NULL,'{"id":"1m85tg5vr3m8w98s","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":1,"twos":0,"threes":6,"fours":12,"fives":5,"sixes":0,"three-of-a-kind":0,"four-of-a-kind":21,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":21},"upper_total":24,"upper_bonus":0,"yahtzee_bonus":0,"total":66},{"seat":1,"boxes":{"aces":0,"twos":0,"threes":6,"fours":4,"fives":15,"sixes":0,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":30,"large-straight":0,"yahtzee":0,"chance":21},"upper_total":25,"upper_bonus":0,"yahtzee_bonus":0,"total":76}],"forfeited":[],"forfeited_by":null,"points":[66,76],"proof":null}');
INSERT INTO "event" VALUES(151,'1m85tg5v56jq0gs3',57,1795491895160,'finished',NULL,'{"id":"1m85tg5vr3m8xj9j","outcome":"win","winners":[1],"points":[66,76],"reason":"rounds","proof":{"server_seed":"df22d63c461828a8dc8b81358aaaa0acf2e95a1902e95d8f7a4fc70876e0c9d7","client_seeds":["",""]}}');
INSERT INTO "event" VALUES(152,'1m85tg66k97ydse6',1,1795491895507,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m85tg5rg21da444","status":"invited"},{"player":"1m85tg5rjb7eg1p9","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m85tg5x61er70rq","join_code":"KAD4ZN","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3,"tournament":"1m85tg5x61er70rq"}');
INSERT INTO "event" VALUES(153,'1m85tg66k97ydse6',2,1795491895518,'joined',0,'{"player":"1m85tg5rg21da444"}');
INSERT INTO "event" VALUES(154,'1m85tg66k97ydse6',3,1795491895519,'joined',1,'{"player":"1m85tg5rjb7eg1p9"}');
INSERT INTO "event" VALUES(155,'1m85tg66k97ydse6',4,1795491895519,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m85tg5rg21da444","status":"joined"},{"player":"1m85tg5rjb7eg1p9","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(156,'1m85tg66k97ydse6',5,1795491895520,'resigned',1,'{}');
INSERT INTO "event" VALUES(157,'1m85tg66k97ydse6',6,1795491895520,'round-over',NULL,'{"id":"1m85tg670bkdg9ed","round":1,"leader":0,"moves":0,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(158,'1m85tg66k97ydse6',7,1795491895520,'finished',NULL,'{"id":"1m85tg670bkdgmk8","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation"}');
INSERT INTO "event" VALUES(159,'1m85tg695c69dw7s',1,1795491895589,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m85tg5rg21da444","status":"invited"},{"player":"1m85tg5rjb7eh1kc","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m85tg6948mjc0z4","join_code":"X48AY9","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3,"tournament":"1m85tg6948mjc0z4"}');
INSERT INTO "event" VALUES(160,'1m85tg69dfrp8zde',1,1795491895597,'created',0,'{"ruleset":"quiz","options":{"judge":"automatic","reading":"screen","spelling":"exact","grace_seconds":15,"ready_seconds":60,"judge_seconds":30,"appeal_seconds":0,"tie_break":true,"rounds":1,"title":null,"parts":[{"kind":"sheet","set":{"set":"1m85tg69b4p2g739","version":1,"categories":null,"difficulty":null},"seconds":300,"questions":1,"points":1,"title":null}]},"seats":[{"player":"1m85tg5rg21da444","status":"joined","role":"contender"}],"visibility":"private","ranked":false,"creator":"1m85tg5rg21da444","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(161,'1m85tg69dfrp8zde',2,1795491895597,'round',NULL,'{"number":1,"leader":null,"commitment":"e9dbfbace267edb2efaeb34255a4ab08e55edecd9ab257b0e2706b404306f088","points":[0],"minor":[0],"rules":1,"seats":[{"player":"1m85tg5rg21da444","status":"joined"}],"rounds":1,"deal":{"nonce":"f5c62aca9b3df22e4f809e91eca81be8490db38d83ce501e3d57ebfe55676bf0","sets":[{"set":"1m85tg69b4p2g739","version":1,"title":"One","language":"en","licence":"own","author":"Ann"}],"questions":[{"set":0,"number":0,"salt":"2ffa0ef6f2113114f08f1d1b42c1b170a8a17399bc64a0c9026c826096a8212f","dealt":"{\"choices\":[\"true\",\"false\"],\"correct\":[0],\"kind\":\"boolean\",\"text\":\"Is Oslo in Norway?\"}"}],"tie_break":0,"parts":[[1]]},"carry":null}');
INSERT INTO "event" VALUES(162,'1m85tg69dfrp8zde',3,1795491895597,'part',NULL,'{"part":1,"of":1,"part_kind":"sheet","title":null,"seconds":300,"order":null}');
INSERT INTO "event" VALUES(163,'1m85tg69dfrp8zde',4,1795491895598,'ready',0,'{}');
INSERT INTO "event" VALUES(164,'1m85tg69dfrp8zde',5,1795491895598,'question',NULL,'{"question":1,"text":"Is Oslo in Norway?","language":"en","answer_kind":"boolean","choices":["true","false"],"unit":null,"category":null,"difficulty":null,"media":null}');
INSERT INTO "event" VALUES(165,'1m85tg69dfrp8zde',6,1795491895599,'hand-in',0,'{}');
INSERT INTO "event" VALUES(166,'1m85tg69dfrp8zde',7,1795491895599,'closed',NULL,'{"question":1,"answer":"true","outcomes":[{"seat":0,"outcome":"unanswered","points":0,"text":null}]}');
INSERT INTO "event" VALUES(167,'1m85tg69dfrp8zde',8,1795491895599,'round-over',NULL,'{"id":"1m85tg69fccc91wf","round":1,"leader":null,"scores":[{"seat":0,"points":0,"right":0,"wrong":0,"passes":0,"unanswered":1,"tie_break":null}],"places":[1],"tie_break":null,"title":null,"forfeited_by":null,"points":[0],"proof":{"nonce":"f5c62aca9b3df22e4f809e91eca81be8490db38d83ce501e3d57ebfe55676bf0","secret":"485d0f95112c813741c7a6104dadc43a09510f2939be0e01ee00d92a76c7e22b"}}');
INSERT INTO "event" VALUES(168,'1m85tg69dfrp8zde',9,1795491895599,'finished',NULL,'{"id":"1m85tg69fcccafaz","outcome":"loss","winners":[],"points":[0],"minor":[0],"reason":"rounds"}');
INSERT INTO "event" VALUES(169,'1m85tg69kbkdwh0h',1,1795491895603,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m85tg69j5rc0ppx","status":"joined"},{"player":"1m85tg69kbkdtztf","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m85tg69j5rc0ppx","join_code":"WKFT94","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(170,'1m85tg69kbkdwh0h',2,1795491895605,'joined',1,'{"player":"1m85tg69kbkdtztf"}');
INSERT INTO "event" VALUES(171,'1m85tg69kbkdwh0h',3,1795491895605,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m85tg69j5rc0ppx","status":"joined"},{"player":"1m85tg69kbkdtztf","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(172,'1m85tg69kbkdwh0h',4,1795491895606,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(173,'1m85tg69kbkdwh0h',5,1795491895607,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(174,'1m85tg69kbkdwh0h',6,1795491895608,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(175,'1m85tg69kbkdwh0h',7,1795491895609,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(176,'1m85tg69kbkdwh0h',8,1795491895610,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(177,'1m85tg69kbkdwh0h',9,1795491895610,'round-over',NULL,'{"id":"1m85tg69t8ehhqvg","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(178,'1m85tg69kbkdwh0h',10,1795491895610,'finished',NULL,'{"id":"1m85tg69t8ehnar9","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds"}');
CREATE TABLE event_mark (
    only  INTEGER PRIMARY KEY CHECK (only = 1),
    id    INTEGER NOT NULL,
    until INTEGER NOT NULL CHECK (until >= id),
    game  TEXT    NOT NULL,
    seq   INTEGER NOT NULL
) STRICT;
INSERT INTO "event_mark" VALUES(1,178,178,'',0);
CREATE TABLE event_place (
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL,
    id   INTEGER NOT NULL, -- of the event
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "event_place" VALUES('1m85tg5rmceapq06',1,1);
INSERT INTO "event_place" VALUES('1m85tg5rmceapq06',2,2);
INSERT INTO "event_place" VALUES('1m85tg5rmceapq06',3,3);
INSERT INTO "event_place" VALUES('1m85tg5rmceapq06',4,4);
INSERT INTO "event_place" VALUES('1m85tg5rmceapq06',5,5);
INSERT INTO "event_place" VALUES('1m85tg5rmceapq06',6,6);
INSERT INTO "event_place" VALUES('1m85tg5rmceapq06',7,7);
INSERT INTO "event_place" VALUES('1m85tg5rmceapq06',8,8);
INSERT INTO "event_place" VALUES('1m85tg5rmceapq06',9,9);
INSERT INTO "event_place" VALUES('1m85tg5s1543a1n5',1,10);
INSERT INTO "event_place" VALUES('1m85tg5s1543a1n5',2,11);
INSERT INTO "event_place" VALUES('1m85tg5s1543a1n5',3,12);
INSERT INTO "event_place" VALUES('1m85tg5s1543a1n5',4,13);
INSERT INTO "event_place" VALUES('1m85tg5s1543a1n5',5,14);
INSERT INTO "event_place" VALUES('1m85tg5s1543a1n5',6,15);
INSERT INTO "event_place" VALUES('1m85tg5s1543a1n5',7,16);
INSERT INTO "event_place" VALUES('1m85tg5s1543a1n5',8,17);
INSERT INTO "event_place" VALUES('1m85tg5s1543a1n5',9,18);
INSERT INTO "event_place" VALUES('1m85tg5s1543a1n5',10,19);
INSERT INTO "event_place" VALUES('1m85tg5sd30pz2vw',1,20);
INSERT INTO "event_place" VALUES('1m85tg5sd30pz2vw',2,21);
INSERT INTO "event_place" VALUES('1m85tg5sd30pz2vw',3,22);
INSERT INTO "event_place" VALUES('1m85tg5sd30pz2vw',4,23);
INSERT INTO "event_place" VALUES('1m85tg5sd30pz2vw',5,24);
INSERT INTO "event_place" VALUES('1m85tg5sf3cb7qz6',1,25);
INSERT INTO "event_place" VALUES('1m85tg5sf3cb7qz6',2,26);
INSERT INTO "event_place" VALUES('1m85tg5sf3cb7qz6',3,27);
INSERT INTO "event_place" VALUES('1m85tg5sf3cb7qz6',4,28);
INSERT INTO "event_place" VALUES('1m85tg5sf3cb7qz6',5,29);
INSERT INTO "event_place" VALUES('1m85tg5sgb1s0q30',1,30);
INSERT INTO "event_place" VALUES('1m85tg5sgb1s0q30',2,31);
INSERT INTO "event_place" VALUES('1m85tg5sgb1s0q30',3,32);
INSERT INTO "event_place" VALUES('1m85tg5sj0fzbqq1',1,33);
INSERT INTO "event_place" VALUES('1m85tg5sj0fzbqq1',2,34);
INSERT INTO "event_place" VALUES('1m85tg5sj0fzbqq1',3,35);
INSERT INTO "event_place" VALUES('1m85tg5sj0fzbqq1',4,36);
INSERT INTO "event_place" VALUES('1m85tg5sj0fzbqq1',5,37);
INSERT INTO "event_place" VALUES('1m85tg5sj0fzbqq1',6,38);
INSERT INTO "event_place" VALUES('1m85tg5sj0fzbqq1',7,39);
INSERT INTO "event_place" VALUES('1m85tg5sj0fzbqq1',8,40);
INSERT INTO "event_place" VALUES('1m85tg5sj0fzbqq1',9,41);
INSERT INTO "event_place" VALUES('1m85tg5sz5mjxvp5',1,42);
INSERT INTO "event_place" VALUES('1m85tg5t19hgb8wq',1,43);
INSERT INTO "event_place" VALUES('1m85tg5t19hgb8wq',2,44);
INSERT INTO "event_place" VALUES('1m85tg5t19hgb8wq',3,45);
INSERT INTO "event_place" VALUES('1m85tg5t19hgb8wq',4,46);
INSERT INTO "event_place" VALUES('1m85tg5t19hgb8wq',5,47);
INSERT INTO "event_place" VALUES('1m85tg5t19hgb8wq',6,48);
INSERT INTO "event_place" VALUES('1m85tg5t19hgb8wq',7,49);
INSERT INTO "event_place" VALUES('1m85tg5t19hgb8wq',8,50);
INSERT INTO "event_place" VALUES('1m85tg5t19hgb8wq',9,51);
INSERT INTO "event_place" VALUES('1m85tg5t19hgb8wq',10,52);
INSERT INTO "event_place" VALUES('1m85tg5t19hgb8wq',11,53);
INSERT INTO "event_place" VALUES('1m85tg5t76h2kb02',1,54);
INSERT INTO "event_place" VALUES('1m85tg5t76h2kb02',2,55);
INSERT INTO "event_place" VALUES('1m85tg5t76h2kb02',3,56);
INSERT INTO "event_place" VALUES('1m85tg5t76h2kb02',4,57);
INSERT INTO "event_place" VALUES('1m85tg5tbdw06xv3',1,58);
INSERT INTO "event_place" VALUES('1m85tg5tbdw06xv3',2,59);
INSERT INTO "event_place" VALUES('1m85tg5tbdw06xv3',3,60);
INSERT INTO "event_place" VALUES('1m85tg5tbdw06xv3',4,61);
INSERT INTO "event_place" VALUES('1m85tg5tbdw06xv3',5,62);
INSERT INTO "event_place" VALUES('1m85tg5tbdw06xv3',6,63);
INSERT INTO "event_place" VALUES('1m85tg5teetnv3xy',1,64);
INSERT INTO "event_place" VALUES('1m85tg5tf37vxxzp',1,65);
INSERT INTO "event_place" VALUES('1m85tg5tf37vxxzp',2,66);
INSERT INTO "event_place" VALUES('1m85tg5thc85c6h0',1,67);
INSERT INTO "event_place" VALUES('1m85tg5tjeb2zvbv',1,68);
INSERT INTO "event_place" VALUES('1m85tg5tjeb2zvbv',2,69);
INSERT INTO "event_place" VALUES('1m85tg5tm35ayqn9',1,70);
INSERT INTO "event_place" VALUES('1m85tg5tm35ayqn9',2,71);
INSERT INTO "event_place" VALUES('1m85tg5tm35ayqn9',3,72);
INSERT INTO "event_place" VALUES('1m85tg5tm35ayqn9',4,73);
INSERT INTO "event_place" VALUES('1m85tg5tm35ayqn9',5,74);
INSERT INTO "event_place" VALUES('1m85tg5tm35ayqn9',6,75);
INSERT INTO "event_place" VALUES('1m85tg5tm35ayqn9',7,76);
INSERT INTO "event_place" VALUES('1m85tg5tm35ayqn9',8,77);
INSERT INTO "event_place" VALUES('1m85tg5tm35ayqn9',9,78);
INSERT INTO "event_place" VALUES('1m85tg5tm35ayqn9',10,79);
INSERT INTO "event_place" VALUES('1m85tg5tm35ayqn9',11,80);
INSERT INTO "event_place" VALUES('1m85tg5tw6zxrec3',1,81);
INSERT INTO "event_place" VALUES('1m85tg5tw6zxrec3',2,82);
INSERT INTO "event_place" VALUES('1m85tg5tw6zxrec3',3,83);
INSERT INTO "event_place" VALUES('1m85tg5tw6zxrec3',4,84);
INSERT INTO "event_place" VALUES('1m85tg5tw6zxrec3',5,85);
INSERT INTO "event_place" VALUES('1m85tg5tw6zxrec3',6,86);
INSERT INTO "event_place" VALUES('1m85tg5tw6zxrec3',7,87);
INSERT INTO "event_place" VALUES('1m85tg5tw6zxrec3',8,88);
INSERT INTO "event_place" VALUES('1m85tg5v1dqt7rwb',1,89);
INSERT INTO "event_place" VALUES('1m85tg5v1dqt7rwb',2,90);
INSERT INTO "event_place" VALUES('1m85tg5v1dqt7rwb',3,91);
INSERT INTO "event_place" VALUES('1m85tg5v1dqt7rwb',4,92);
INSERT INTO "event_place" VALUES('1m85tg5v1dqt7rwb',5,93);
INSERT INTO "event_place" VALUES('1m85tg5v1dqt7rwb',6,94);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',1,95);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',2,96);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',3,97);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',4,98);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',5,99);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',6,100);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',7,101);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',8,102);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',9,103);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',10,104);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',11,105);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',12,106);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',13,107);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',14,108);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',15,109);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',16,110);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',17,111);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',18,112);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',19,113);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',20,114);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',21,115);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',22,116);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',23,117);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',24,118);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',25,119);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',26,120);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',27,121);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',28,122);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',29,123);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',30,124);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',31,125);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',32,126);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',33,127);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',34,128);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',35,129);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',36,130);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',37,131);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',38,132);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',39,133);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',40,134);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',41,135);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',42,136);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',43,137);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',44,138);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',45,139);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',46,140);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',47,141);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',48,142);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',49,143);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',50,144);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',51,145);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',52,146);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',53,147);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',54,148);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',55,149);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',56,150);
INSERT INTO "event_place" VALUES('1m85tg5v56jq0gs3',57,151);
INSERT INTO "event_place" VALUES('1m85tg66k97ydse6',1,152);
INSERT INTO "event_place" VALUES('1m85tg66k97ydse6',2,153);
INSERT INTO "event_place" VALUES('1m85tg66k97ydse6',3,154);
INSERT INTO "event_place" VALUES('1m85tg66k97ydse6',4,155);
INSERT INTO "event_place" VALUES('1m85tg66k97ydse6',5,156);
INSERT INTO "event_place" VALUES('1m85tg66k97ydse6',6,157);
INSERT INTO "event_place" VALUES('1m85tg66k97ydse6',7,158);
INSERT INTO "event_place" VALUES('1m85tg695c69dw7s',1,159);
INSERT INTO "event_place" VALUES('1m85tg69dfrp8zde',1,160);
INSERT INTO "event_place" VALUES('1m85tg69dfrp8zde',2,161);
INSERT INTO "event_place" VALUES('1m85tg69dfrp8zde',3,162);
INSERT INTO "event_place" VALUES('1m85tg69dfrp8zde',4,163);
INSERT INTO "event_place" VALUES('1m85tg69dfrp8zde',5,164);
INSERT INTO "event_place" VALUES('1m85tg69dfrp8zde',6,165);
INSERT INTO "event_place" VALUES('1m85tg69dfrp8zde',7,166);
INSERT INTO "event_place" VALUES('1m85tg69dfrp8zde',8,167);
INSERT INTO "event_place" VALUES('1m85tg69dfrp8zde',9,168);
INSERT INTO "event_place" VALUES('1m85tg69kbkdwh0h',1,169);
INSERT INTO "event_place" VALUES('1m85tg69kbkdwh0h',2,170);
INSERT INTO "event_place" VALUES('1m85tg69kbkdwh0h',3,171);
INSERT INTO "event_place" VALUES('1m85tg69kbkdwh0h',4,172);
INSERT INTO "event_place" VALUES('1m85tg69kbkdwh0h',5,173);
INSERT INTO "event_place" VALUES('1m85tg69kbkdwh0h',6,174);
INSERT INTO "event_place" VALUES('1m85tg69kbkdwh0h',7,175);
INSERT INTO "event_place" VALUES('1m85tg69kbkdwh0h',8,176);
INSERT INTO "event_place" VALUES('1m85tg69kbkdwh0h',9,177);
INSERT INTO "event_place" VALUES('1m85tg69kbkdwh0h',10,178);
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
INSERT INTO "game" VALUES('1m85tg5rmceapq06','main','bulls-and-cows','finished','private',1,'1m85tg5rg21da444',NULL,1795491895060,1795491895072,0);
INSERT INTO "game" VALUES('1m85tg5s1543a1n5','main','bulls-and-cows','finished','private',1,'1m85tg5rjb7eg1p9',NULL,1795491895073,1795491895085,0);
INSERT INTO "game" VALUES('1m85tg5sd30pz2vw','main','number-guess','finished','private',1,'1m85tg5rg21da444',NULL,1795491895085,1795491895086,0);
INSERT INTO "game" VALUES('1m85tg5sf3cb7qz6','main','number-guess','finished','private',1,'1m85tg5rjb7eg1p9',NULL,1795491895087,1795491895087,0);
INSERT INTO "game" VALUES('1m85tg5sgb1s0q30','main','bulls-and-cows','playing','private',1,'1m85tg5sgb1rzsd6',NULL,1795491895088,NULL,0);
INSERT INTO "game" VALUES('1m85tg5sj0fzbqq1','main','bulls-and-cows','playing','public',1,'1m85tg5sj0fzb90s',NULL,1795491895090,NULL,0);
INSERT INTO "game" VALUES('1m85tg5sz5mjxvp5','main','tic-tac-toe','open','private',0,'1m85tg5rg21da444','AERCSY',1795491895103,NULL,1);
INSERT INTO "game" VALUES('1m85tg5t19hgb8wq','main','bulls-and-cows','finished','public',0,'1m85tg5t08av6yjx',NULL,1795491895105,1795491895109,0);
INSERT INTO "game" VALUES('1m85tg5t76h2kb02','main','bulls-and-cows','playing','private',0,'1m85tg5t6cg7sq8j','QDC4ZR',1795491895111,NULL,0);
INSERT INTO "game" VALUES('1m85tg5tbdw06xv3','main','bulls-and-cows','playing','private',0,'1m85tg5t9135t0fg','62333P',1795491895115,NULL,0);
INSERT INTO "game" VALUES('1m85tg5teetnv3xy','main','mastermind','open','public',0,'1m85tg5rg21da444','Q3ZWQY',1795491895118,NULL,0);
INSERT INTO "game" VALUES('1m85tg5tf37vxxzp','main','mastermind','aborted','public',0,'1m85tg5rjb7eg1p9',NULL,1795491895119,1795491895120,0);
INSERT INTO "game" VALUES('1m85tg5thc85c6h0','main','mastermind','open','private',0,'1m85tg5rg21da444','N3V83E',1795491895121,NULL,1);
INSERT INTO "game" VALUES('1m85tg5tjeb2zvbv','main','bulls-and-cows','playing','private',0,'1m85tg5rg21da444',NULL,1795491895122,NULL,1);
INSERT INTO "game" VALUES('1m85tg5tm35ayqn9','main','tic-tac-toe','playing','public',0,'1m85tg5tk2p6wth7','AWJDZV',1795491895124,NULL,0);
INSERT INTO "game" VALUES('1m85tg5tw6zxrec3','main','gomoku','finished','private',1,'1m85tg5rg21da444',NULL,1795491895132,1795491895135,0);
INSERT INTO "game" VALUES('1m85tg5v1dqt7rwb','main','yahtzee','playing','private',0,'1m85tg5v0070h3pt','JARHKY',1795491895137,NULL,0);
INSERT INTO "game" VALUES('1m85tg5v56jq0gs3','main','yahtzee','finished','private',0,'1m85tg5v4a6wv3n2',NULL,1795491895141,1795491895160,0);
INSERT INTO "game" VALUES('1m85tg66k97ydse6','main','tic-tac-toe','finished','private',0,'1m85tg5x61er70rq',NULL,1795491895507,1795491895520,0);
INSERT INTO "game" VALUES('1m85tg695c69dw7s','main','tic-tac-toe','open','private',0,'1m85tg6948mjc0z4','X48AY9',1795491895589,NULL,1);
INSERT INTO "game" VALUES('1m85tg69dfrp8zde','main','quiz','finished','private',0,'1m85tg5rg21da444',NULL,1795491895597,1795491895599,0);
INSERT INTO "game" VALUES('1m85tg69kbkdwh0h','main','tic-tac-toe','finished','private',0,'1m85tg69j5rc0ppx',NULL,1795491895603,1795491895610,0);
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
INSERT INTO "idempotency_record" VALUES(1,'1m85tg5rg21da444','open','POST','/v1/games',X'09691FB4A4A800A0B6D83166B89AA76941AFE880DE790D85B4610A9C932FDBEE',1795491895118,201,'1','/v1/games/1m85tg5teetnv3xy','','1m85tg5teetnv3xy',0,1,0);
CREATE TABLE idempotency_use (
    player TEXT    NOT NULL,
    hour   INTEGER NOT NULL, -- since 1970
    bytes  INTEGER NOT NULL CHECK (bytes >= 0),
    PRIMARY KEY (player, hour)
) STRICT, WITHOUT ROWID;
INSERT INTO "idempotency_use" VALUES('1m85tg5rg21da444',498747,140);
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL,
    needs      INTEGER NOT NULL CHECK (needs > 0) -- how many migrations a program must know to work with it
) STRICT;
INSERT INTO "migration" VALUES(1,'schema',X'57D76DBE8E493BF8140CEF39B55F7363DFAE919FB6F602FE4E1CC51FECE6D82C',1795491895019,1);
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
INSERT INTO "notification" VALUES('1m85tg5rg21da444',1,1795491895132,'joined','1m85tg5tw6zxrec3',2);
INSERT INTO "notification" VALUES('1m85tg5rg21da444',2,1795491895132,'turn','1m85tg5tw6zxrec3',3);
INSERT INTO "notification" VALUES('1m85tg5rg21da444',3,1795491895134,'turn','1m85tg5tw6zxrec3',5);
INSERT INTO "notification" VALUES('1m85tg5rg21da444',4,1795491895135,'round-over','1m85tg5tw6zxrec3',7);
INSERT INTO "notification" VALUES('1m85tg5rg21da444',5,1795491895135,'finished','1m85tg5tw6zxrec3',8);
INSERT INTO "notification" VALUES('1m85tg5rg21da444',6,1795491895507,'invited','1m85tg66k97ydse6',1);
INSERT INTO "notification" VALUES('1m85tg5rg21da444',7,1795491895519,'joined','1m85tg66k97ydse6',3);
INSERT INTO "notification" VALUES('1m85tg5rg21da444',8,1795491895519,'turn','1m85tg66k97ydse6',4);
INSERT INTO "notification" VALUES('1m85tg5rg21da444',9,1795491895520,'round-over','1m85tg66k97ydse6',6);
INSERT INTO "notification" VALUES('1m85tg5rg21da444',10,1795491895520,'finished','1m85tg66k97ydse6',7);
INSERT INTO "notification" VALUES('1m85tg5rg21da444',11,1795491895589,'invited','1m85tg695c69dw7s',1);
INSERT INTO "notification" VALUES('1m85tg5rjb7eg1p9',1,1795491895103,'invited','1m85tg5sz5mjxvp5',1);
INSERT INTO "notification" VALUES('1m85tg5rjb7eg1p9',2,1795491895120,'aborted','1m85tg5tf37vxxzp',2);
INSERT INTO "notification" VALUES('1m85tg5rjb7eg1p9',3,1795491895132,'invited','1m85tg5tw6zxrec3',1);
INSERT INTO "notification" VALUES('1m85tg5rjb7eg1p9',4,1795491895134,'turn','1m85tg5tw6zxrec3',4);
INSERT INTO "notification" VALUES('1m85tg5rjb7eg1p9',5,1795491895135,'finished','1m85tg5tw6zxrec3',8);
INSERT INTO "notification" VALUES('1m85tg5rjb7eg1p9',6,1795491895206,'tournament-invited','1m85tg5x61er70rq',1);
INSERT INTO "notification" VALUES('1m85tg5rjb7eg1p9',7,1795491895507,'invited','1m85tg66k97ydse6',1);
INSERT INTO "notification" VALUES('1m85tg5rjb7eg1p9',8,1795491895520,'finished','1m85tg66k97ydse6',7);
INSERT INTO "notification" VALUES('1m85tg5rjb7eg1p9',9,1795491895587,'tournament-invited','1m85tg693c2e4szs',1);
INSERT INTO "notification" VALUES('1m85tg5rjb7eh1kc',1,1795491895119,'invited','1m85tg5tf37vxxzp',1);
INSERT INTO "notification" VALUES('1m85tg5rjb7eh1kc',2,1795491895120,'aborted','1m85tg5tf37vxxzp',2);
INSERT INTO "notification" VALUES('1m85tg5rjb7eh1kc',3,1795491895121,'invited','1m85tg5thc85c6h0',1);
INSERT INTO "notification" VALUES('1m85tg5rjb7eh1kc',4,1795491895206,'tournament-invited','1m85tg5x61er70rq',1);
INSERT INTO "notification" VALUES('1m85tg5rjb7eh1kc',5,1795491895507,'tournament-missed','1m85tg5x61er70rq',3);
INSERT INTO "notification" VALUES('1m85tg5rjb7eh1kc',6,1795491895588,'tournament-invited','1m85tg6948mjc0z4',1);
INSERT INTO "notification" VALUES('1m85tg5rjb7eh1kc',7,1795491895589,'invited','1m85tg695c69dw7s',1);
INSERT INTO "notification" VALUES('1m85tg5rjb7eh1kc',8,1795491895589,'tournament-invited','1m85tg695c69e6v8',1);
INSERT INTO "notification" VALUES('1m85tg5t08av6yjx',1,1795491895106,'joined','1m85tg5t19hgb8wq',2);
INSERT INTO "notification" VALUES('1m85tg5t08av6yjx',2,1795491895106,'turn','1m85tg5t19hgb8wq',3);
INSERT INTO "notification" VALUES('1m85tg5t08av6yjx',3,1795491895107,'round-over','1m85tg5t19hgb8wq',6);
INSERT INTO "notification" VALUES('1m85tg5t08av6yjx',4,1795491895108,'turn','1m85tg5t19hgb8wq',8);
INSERT INTO "notification" VALUES('1m85tg5t08av6yjx',5,1795491895109,'finished','1m85tg5t19hgb8wq',11);
INSERT INTO "notification" VALUES('1m85tg5t08av7pn5',1,1795491895106,'turn','1m85tg5t19hgb8wq',4);
INSERT INTO "notification" VALUES('1m85tg5t08av7pn5',2,1795491895107,'round-over','1m85tg5t19hgb8wq',6);
INSERT INTO "notification" VALUES('1m85tg5t08av7pn5',3,1795491895109,'round-over','1m85tg5t19hgb8wq',10);
INSERT INTO "notification" VALUES('1m85tg5t08av7pn5',4,1795491895109,'finished','1m85tg5t19hgb8wq',11);
INSERT INTO "notification" VALUES('1m85tg5t6cg7sq8j',1,1795491895112,'joined','1m85tg5t76h2kb02',2);
INSERT INTO "notification" VALUES('1m85tg5t6cg7sq8j',2,1795491895113,'joined','1m85tg5t76h2kb02',3);
INSERT INTO "notification" VALUES('1m85tg5t6cg7vwe9',1,1795491895113,'joined','1m85tg5t76h2kb02',3);
INSERT INTO "notification" VALUES('1m85tg5t6cg7vwe9',2,1795491895113,'turn','1m85tg5t76h2kb02',4);
INSERT INTO "notification" VALUES('1m85tg5t9135t0fg',1,1795491895116,'joined','1m85tg5tbdw06xv3',2);
INSERT INTO "notification" VALUES('1m85tg5t9135t0fg',2,1795491895116,'joined','1m85tg5tbdw06xv3',3);
INSERT INTO "notification" VALUES('1m85tg5t9135t0fg',3,1795491895116,'turn','1m85tg5tbdw06xv3',4);
INSERT INTO "notification" VALUES('1m85tg5tac26xfwb',1,1795491895116,'joined','1m85tg5tbdw06xv3',3);
INSERT INTO "notification" VALUES('1m85tg5tac26xfwb',2,1795491895117,'turn','1m85tg5tbdw06xv3',5);
INSERT INTO "notification" VALUES('1m85tg5tac270fzx',1,1795491895118,'turn','1m85tg5tbdw06xv3',6);
INSERT INTO "notification" VALUES('1m85tg5tk2p6wth7',1,1795491895125,'joined','1m85tg5tm35ayqn9',2);
INSERT INTO "notification" VALUES('1m85tg5tk2p6wth7',2,1795491895125,'turn','1m85tg5tm35ayqn9',3);
INSERT INTO "notification" VALUES('1m85tg5tk2p6wth7',3,1795491895127,'turn','1m85tg5tm35ayqn9',5);
INSERT INTO "notification" VALUES('1m85tg5tk2p6wth7',4,1795491895129,'turn','1m85tg5tm35ayqn9',7);
INSERT INTO "notification" VALUES('1m85tg5tk2p6wth7',5,1795491895129,'round-over','1m85tg5tm35ayqn9',9);
INSERT INTO "notification" VALUES('1m85tg5tk2p6wth7',6,1795491895131,'turn','1m85tg5tm35ayqn9',11);
INSERT INTO "notification" VALUES('1m85tg5tm35axbzv',1,1795491895127,'turn','1m85tg5tm35ayqn9',4);
INSERT INTO "notification" VALUES('1m85tg5tm35axbzv',2,1795491895128,'turn','1m85tg5tm35ayqn9',6);
INSERT INTO "notification" VALUES('1m85tg5tm35axbzv',3,1795491895129,'round-over','1m85tg5tm35ayqn9',9);
INSERT INTO "notification" VALUES('1m85tg5tm35axbzv',4,1795491895130,'turn','1m85tg5tm35ayqn9',10);
INSERT INTO "notification" VALUES('1m85tg5v0070h3pt',1,1795491895138,'joined','1m85tg5v1dqt7rwb',2);
INSERT INTO "notification" VALUES('1m85tg5v0070h3pt',2,1795491895138,'turn','1m85tg5v1dqt7rwb',4);
INSERT INTO "notification" VALUES('1m85tg5v1dqt5njr',1,1795491895139,'turn','1m85tg5v1dqt7rwb',6);
INSERT INTO "notification" VALUES('1m85tg5v4a6wv3n2',1,1795491895142,'joined','1m85tg5v56jq0gs3',2);
INSERT INTO "notification" VALUES('1m85tg5v4a6wv3n2',2,1795491895142,'turn','1m85tg5v56jq0gs3',4);
INSERT INTO "notification" VALUES('1m85tg5v4a6wv3n2',3,1795491895144,'turn','1m85tg5v56jq0gs3',8);
INSERT INTO "notification" VALUES('1m85tg5v4a6wv3n2',4,1795491895145,'turn','1m85tg5v56jq0gs3',12);
INSERT INTO "notification" VALUES('1m85tg5v4a6wv3n2',5,1795491895146,'turn','1m85tg5v56jq0gs3',16);
INSERT INTO "notification" VALUES('1m85tg5v4a6wv3n2',6,1795491895148,'turn','1m85tg5v56jq0gs3',20);
INSERT INTO "notification" VALUES('1m85tg5v4a6wv3n2',7,1795491895149,'turn','1m85tg5v56jq0gs3',24);
INSERT INTO "notification" VALUES('1m85tg5v4a6wv3n2',8,1795491895151,'turn','1m85tg5v56jq0gs3',28);
INSERT INTO "notification" VALUES('1m85tg5v4a6wv3n2',9,1795491895152,'turn','1m85tg5v56jq0gs3',32);
INSERT INTO "notification" VALUES('1m85tg5v4a6wv3n2',10,1795491895153,'turn','1m85tg5v56jq0gs3',36);
INSERT INTO "notification" VALUES('1m85tg5v4a6wv3n2',11,1795491895154,'turn','1m85tg5v56jq0gs3',40);
INSERT INTO "notification" VALUES('1m85tg5v4a6wv3n2',12,1795491895156,'turn','1m85tg5v56jq0gs3',44);
INSERT INTO "notification" VALUES('1m85tg5v4a6wv3n2',13,1795491895157,'turn','1m85tg5v56jq0gs3',48);
INSERT INTO "notification" VALUES('1m85tg5v4a6wv3n2',14,1795491895158,'turn','1m85tg5v56jq0gs3',52);
INSERT INTO "notification" VALUES('1m85tg5v4a6wv3n2',15,1795491895160,'round-over','1m85tg5v56jq0gs3',56);
INSERT INTO "notification" VALUES('1m85tg5v4a6wv3n2',16,1795491895160,'finished','1m85tg5v56jq0gs3',57);
INSERT INTO "notification" VALUES('1m85tg5v56jpyg1z',1,1795491895143,'turn','1m85tg5v56jq0gs3',6);
INSERT INTO "notification" VALUES('1m85tg5v56jpyg1z',2,1795491895145,'turn','1m85tg5v56jq0gs3',10);
INSERT INTO "notification" VALUES('1m85tg5v56jpyg1z',3,1795491895146,'turn','1m85tg5v56jq0gs3',14);
INSERT INTO "notification" VALUES('1m85tg5v56jpyg1z',4,1795491895147,'turn','1m85tg5v56jq0gs3',18);
INSERT INTO "notification" VALUES('1m85tg5v56jpyg1z',5,1795491895148,'turn','1m85tg5v56jq0gs3',22);
INSERT INTO "notification" VALUES('1m85tg5v56jpyg1z',6,1795491895150,'turn','1m85tg5v56jq0gs3',26);
INSERT INTO "notification" VALUES('1m85tg5v56jpyg1z',7,1795491895151,'turn','1m85tg5v56jq0gs3',30);
INSERT INTO "notification" VALUES('1m85tg5v56jpyg1z',8,1795491895152,'turn','1m85tg5v56jq0gs3',34);
INSERT INTO "notification" VALUES('1m85tg5v56jpyg1z',9,1795491895154,'turn','1m85tg5v56jq0gs3',38);
INSERT INTO "notification" VALUES('1m85tg5v56jpyg1z',10,1795491895155,'turn','1m85tg5v56jq0gs3',42);
INSERT INTO "notification" VALUES('1m85tg5v56jpyg1z',11,1795491895156,'turn','1m85tg5v56jq0gs3',46);
INSERT INTO "notification" VALUES('1m85tg5v56jpyg1z',12,1795491895158,'turn','1m85tg5v56jq0gs3',50);
INSERT INTO "notification" VALUES('1m85tg5v56jpyg1z',13,1795491895159,'turn','1m85tg5v56jq0gs3',54);
INSERT INTO "notification" VALUES('1m85tg5v56jpyg1z',14,1795491895160,'round-over','1m85tg5v56jq0gs3',56);
INSERT INTO "notification" VALUES('1m85tg5v56jpyg1z',15,1795491895160,'finished','1m85tg5v56jq0gs3',57);
INSERT INTO "notification" VALUES('1m85tg69j5rc0ppx',1,1795491895605,'joined','1m85tg69kbkdwh0h',2);
INSERT INTO "notification" VALUES('1m85tg69j5rc0ppx',2,1795491895605,'turn','1m85tg69kbkdwh0h',3);
INSERT INTO "notification" VALUES('1m85tg69j5rc0ppx',3,1795491895607,'turn','1m85tg69kbkdwh0h',5);
INSERT INTO "notification" VALUES('1m85tg69j5rc0ppx',4,1795491895609,'turn','1m85tg69kbkdwh0h',7);
INSERT INTO "notification" VALUES('1m85tg69j5rc0ppx',5,1795491895610,'round-over','1m85tg69kbkdwh0h',9);
INSERT INTO "notification" VALUES('1m85tg69j5rc0ppx',6,1795491895610,'finished','1m85tg69kbkdwh0h',10);
INSERT INTO "notification" VALUES('1m85tg69kbkdtztf',1,1795491895603,'invited','1m85tg69kbkdwh0h',1);
INSERT INTO "notification" VALUES('1m85tg69kbkdtztf',2,1795491895606,'turn','1m85tg69kbkdwh0h',4);
INSERT INTO "notification" VALUES('1m85tg69kbkdtztf',3,1795491895608,'turn','1m85tg69kbkdwh0h',6);
INSERT INTO "notification" VALUES('1m85tg69kbkdtztf',4,1795491895610,'round-over','1m85tg69kbkdwh0h',9);
INSERT INTO "notification" VALUES('1m85tg69kbkdtztf',5,1795491895610,'finished','1m85tg69kbkdwh0h',10);
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
INSERT INTO "player" VALUES('000000000p9c7fga','main','random',1,0,NULL,NULL,1795491895122,NULL);
INSERT INTO "player" VALUES('000000000t4atnvd','main','random',1,0,NULL,NULL,1795491895103,NULL);
INSERT INTO "player" VALUES('1m85tg5rf50mh09j','main','service',1,0,NULL,NULL,1795491895055,NULL);
INSERT INTO "player" VALUES('1m85tg5rg21da444','main','Ann',0,0,NULL,NULL,1795491895056,NULL);
INSERT INTO "player" VALUES('1m85tg5rjb7eg1p9','main','Bob',0,0,NULL,NULL,1795491895058,NULL);
INSERT INTO "player" VALUES('1m85tg5rjb7eh1kc','main','Cyd',0,0,1795491895059,NULL,1795491895058,NULL);
INSERT INTO "player" VALUES('1m85tg5sgb1rzsd6','main','Guest',0,1,NULL,NULL,1795491895088,NULL);
INSERT INTO "player" VALUES('1m85tg5sj0fzb90s','main','Guest',0,1,NULL,NULL,1795491895090,NULL);
INSERT INTO "player" VALUES('1m85tg5t08av6yjx','main','Player 0',0,0,NULL,NULL,1795491895104,NULL);
INSERT INTO "player" VALUES('1m85tg5t08av7pn5','main','Player 1',0,0,NULL,NULL,1795491895104,NULL);
INSERT INTO "player" VALUES('1m85tg5t6cg7sq8j','main','Player 0',0,0,NULL,NULL,1795491895110,NULL);
INSERT INTO "player" VALUES('1m85tg5t6cg7vwe9','main','Player 1',0,0,NULL,NULL,1795491895110,NULL);
INSERT INTO "player" VALUES('1m85tg5t76h2gv1w','main','Player 2',0,0,NULL,NULL,1795491895111,NULL);
INSERT INTO "player" VALUES('1m85tg5t9135t0fg','main','Player 0',0,0,NULL,NULL,1795491895113,NULL);
INSERT INTO "player" VALUES('1m85tg5tac26xfwb','main','Player 1',0,0,NULL,NULL,1795491895114,NULL);
INSERT INTO "player" VALUES('1m85tg5tac270fzx','main','Player 2',0,0,NULL,NULL,1795491895114,NULL);
INSERT INTO "player" VALUES('1m85tg5tk2p6wth7','main','Player 0',0,0,NULL,NULL,1795491895123,NULL);
INSERT INTO "player" VALUES('1m85tg5tm35axbzv','main','Player 1',0,0,NULL,NULL,1795491895124,NULL);
INSERT INTO "player" VALUES('1m85tg5v0070h3pt','main','Player 0',0,0,NULL,NULL,1795491895136,NULL);
INSERT INTO "player" VALUES('1m85tg5v1dqt5njr','main','Player 1',0,0,NULL,NULL,1795491895137,NULL);
INSERT INTO "player" VALUES('1m85tg5v4a6wv3n2','main','Player 0',0,0,NULL,NULL,1795491895140,NULL);
INSERT INTO "player" VALUES('1m85tg5v56jpyg1z','main','Player 1',0,0,NULL,NULL,1795491895141,NULL);
INSERT INTO "player" VALUES('1m85tg69j5rc0ppx','main','Dee',0,0,NULL,'1m85tg5rf50mh09j',1795491895602,NULL);
INSERT INTO "player" VALUES('1m85tg69kbkdtztf','main',NULL,0,0,NULL,'1m85tg5rf50mh09j',1795491895603,1795491895611);
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
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m85tg5rg21da444',1,0,X'0002020000A09C0102A08D06A08D06A08D060202C0DCC0BAC168C0DCC0BAC168C0DCC0BAC168C0DCC0BAC168C0DCC0BAC16880B0D1ADC16802020000A09C0102A08D06A08D06A08D060202C0DCC0BAC168C0DCC0BAC168C0DCC0BAC168C0DCC0BAC168C0DCC0BAC16880C09EDBC06802020000A09C0102A08D06A08D06A08D060202C0DCC0BAC168C0DCC0BAC168C0DCC0BAC168C0DCC0BAC168C0DCC0BAC16880A0BFC6B26802020000A09C0102A08D06A08D06A08D060202C0DCC0BAC168C0DCC0BAC168C0DCC0BAC168C0DCC0BAC168C0DCC0BAC168',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m85tg5rjb7eg1p9',2,0,X'0002020000A09C0102C0A907C0A907C0A9070202DADCC0BAC168DADCC0BAC168DADCC0BAC168DADCC0BAC168DADCC0BAC16880B0D1ADC16802020000A09C0102C0A907C0A907C0A9070202DADCC0BAC168DADCC0BAC168DADCC0BAC168DADCC0BAC168DADCC0BAC16880C09EDBC06802020000A09C0102C0A907C0A907C0A9070202DADCC0BAC168DADCC0BAC168DADCC0BAC168DADCC0BAC168DADCC0BAC16880A0BFC6B26802020000A09C0102C0A907C0A907C0A9070202DADCC0BAC168DADCC0BAC168DADCC0BAC168DADCC0BAC168DADCC0BAC168',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m85tg5sj0fzb90s',3,0,X'0002020000A09C010280F10480F10480F1040202FADCC0BAC168FADCC0BAC168FADCC0BAC168FADCC0BAC168FADCC0BAC16880B0D1ADC16802020000A09C010280F10480F10480F1040202FADCC0BAC168FADCC0BAC168FADCC0BAC168FADCC0BAC168FADCC0BAC16880C09EDBC06802020000A09C010280F10480F10480F1040202FADCC0BAC168FADCC0BAC168FADCC0BAC168FADCC0BAC168FADCC0BAC16880A0BFC6B26802020000A09C010280F10480F10480F1040202FADCC0BAC168FADCC0BAC168FADCC0BAC168FADCC0BAC168FADCC0BAC168',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','gomoku','1m85tg5rg21da444',3,0,X'0002020000A09C01000000000202BEDDC0BAC168BEDDC0BAC1680000BEDDC0BAC16880B0D1ADC16802020000A09C01000000000202BEDDC0BAC168BEDDC0BAC1680000BEDDC0BAC16880C09EDBC06802020000A09C01000000000202BEDDC0BAC168BEDDC0BAC1680000BEDDC0BAC16880A0BFC6B26802020000A09C01000000000202BEDDC0BAC168BEDDC0BAC1680000BEDDC0BAC168',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795491895135);
INSERT INTO "player_stats" VALUES('main','gomoku','1m85tg5rjb7eg1p9',4,0,X'000200000200000000000000000000000080B0D1ADC1680200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080A0BFC6B26802000002000000000000000000000000',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795491895135);
INSERT INTO "player_stats" VALUES('main','number-guess','1m85tg5rg21da444',1,0,X'000200000200000000000000000000000080B0D1ADC1680200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080A0BFC6B26802000002000000000000000000000000',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','number-guess','1m85tg5rjb7eg1p9',2,0,X'000200000200000000000000000000000080B0D1ADC1680200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080A0BFC6B26802000002000000000000000000000000',NULL,NULL,NULL,NULL);
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
INSERT INTO "question_part" VALUES(1,'1m85tg697dryfkay',0,'[{"text":"What is the capital of France?","answers":["Paris"],"category":"Europe","difficulty":"easy"}]');
INSERT INTO "question_part" VALUES(2,'1m85tg6994bhvm8w',0,'[{"text":"What is the capital of France?","answers":["Paris"],"category":"Europe","difficulty":"easy"},{"text":"Which is the capital of Norway?","choices":["Oslo","Bergen"],"correct":0}]');
INSERT INTO "question_part" VALUES(3,'1m85tg69a4zpfzva',0,'[{"text":"When was Canberra founded?","range":[1912,1914]}]');
INSERT INTO "question_part" VALUES(4,'1m85tg69b4p2f9me',0,'[{"text":"Is Oslo in Norway?","correct":true}]');
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
INSERT INTO "question_set" VALUES('1m85tg6986ymeaj8','main','1m85tg5rg21da444',3,'Capitals','capitals','en','own','Ann',NULL,NULL,0,3507,1795491895592,1795491895594,NULL);
INSERT INTO "question_set" VALUES('1m85tg69b4p2g739','main','1m85tg5rjb7eg1p9',1,'One','one','en','own','Ann',NULL,NULL,1,1072,1795491895595,1795491895595,NULL);
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
INSERT INTO "question_version" VALUES('1m85tg6986ymeaj8',1,1,'1m85tg697dryfkay',1795491895592,'Capitals','en','own','Ann',NULL,NULL,0,1,'{"text":1,"choice":0,"boolean":0,"number":0}','[{"name":"Europe","count":1}]',1156);
INSERT INTO "question_version" VALUES('1m85tg6986ymeaj8',2,2,'1m85tg6994bhvm8w',1795491895593,'Capitals','en','own','Ann',NULL,NULL,0,2,'{"text":1,"choice":1,"boolean":0,"number":0}','[{"name":"Europe","count":1}]',1239);
INSERT INTO "question_version" VALUES('1m85tg6986ymeaj8',3,2,'1m85tg69a4zpfzva',1795491895594,'Capitals','en','own','Ann',NULL,NULL,0,3,'{"text":1,"choice":1,"boolean":0,"number":1}','[{"name":"Europe","count":1}]',1112);
INSERT INTO "question_version" VALUES('1m85tg69b4p2g739',1,1,'1m85tg69b4p2f9me',1795491895595,'One','en','own','Ann',NULL,NULL,1,1,'{"text":0,"choice":0,"boolean":1,"number":0}','[]',1072);
CREATE TABLE rating_pair (
    ruleset TEXT    NOT NULL,
    a       TEXT    NOT NULL, -- the player whose id is the smaller
    b       TEXT    NOT NULL,
    day     INTEGER NOT NULL, -- its beginning
    games   INTEGER NOT NULL,
    PRIMARY KEY (ruleset, a, b)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_pair" VALUES('gomoku','1m85tg5rg21da444','1m85tg5rjb7eg1p9',1795478400000,1);
CREATE TABLE rating_step (
    player    TEXT NOT NULL,
    ruleset   TEXT NOT NULL,
    result    TEXT NOT NULL, -- the match
    rating    REAL NOT NULL, -- from then on
    deviation REAL NOT NULL,
    PRIMARY KEY (player, ruleset, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_step" VALUES('1m85tg5rg21da444','gomoku','1m85tg5tz3rdg026',1.66231089390629767875e+03,2.90318963717980466293e+02);
INSERT INTO "rating_step" VALUES('1m85tg5rjb7eg1p9','gomoku','1m85tg5tz3rdg026',1.33768910609370232124e+03,2.90318963717980466293e+02);
CREATE TABLE record (
    player  TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    tally   BLOB NOT NULL, -- of all time: see play/stats.h
    PRIMARY KEY (player, ruleset)
) STRICT, WITHOUT ROWID;
INSERT INTO "record" VALUES('1m85tg5rg21da444','bulls-and-cows',X'0002020000A09C01000000000202C0DCC0BAC168C0DCC0BAC1680000C0DCC0BAC168');
INSERT INTO "record" VALUES('1m85tg5rg21da444','gomoku',X'0002020000A09C01000000000202BEDDC0BAC168BEDDC0BAC1680000BEDDC0BAC168');
INSERT INTO "record" VALUES('1m85tg5rg21da444','number-guess',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m85tg5rg21da444','quiz',X'0002000000000000000000000000000000');
INSERT INTO "record" VALUES('1m85tg5rg21da444','tic-tac-toe',X'0002020000A09C01000000000202C0E3C0BAC168C0E3C0BAC1680000C0E3C0BAC168');
INSERT INTO "record" VALUES('1m85tg5rjb7eg1p9','bulls-and-cows',X'0002020000A09C01000000000202DADCC0BAC168DADCC0BAC1680000DADCC0BAC168');
INSERT INTO "record" VALUES('1m85tg5rjb7eg1p9','gomoku',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m85tg5rjb7eg1p9','number-guess',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m85tg5rjb7eg1p9','tic-tac-toe',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m85tg5sj0fzb90s','bulls-and-cows',X'0002020000A09C01000000000202FADCC0BAC168FADCC0BAC1680000FADCC0BAC168');
INSERT INTO "record" VALUES('1m85tg5t08av6yjx','bulls-and-cows',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m85tg5t08av7pn5','bulls-and-cows',X'0002020000C0B8020000000002028ADDC0BAC1688ADDC0BAC16800008ADDC0BAC168');
INSERT INTO "record" VALUES('1m85tg5v4a6wv3n2','yahtzee',X'0002000002C0C85000000000000000F0DDC0BAC168000000');
INSERT INTO "record" VALUES('1m85tg5v56jpyg1z','yahtzee',X'000202000080E35C000000000202F0DDC0BAC168F0DDC0BAC1680000F0DDC0BAC168');
INSERT INTO "record" VALUES('1m85tg69j5rc0ppx','tic-tac-toe',X'0002020000A09C01000000000202F4E4C0BAC168F4E4C0BAC1680000F4E4C0BAC168');
INSERT INTO "record" VALUES('1m85tg69kbkdtztf','tic-tac-toe',X'0002000002000000000000000000000000');
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
INSERT INTO "result" VALUES('1m85tg5s06gavyg0','main','1m85tg5rmceapq06',1,'bulls-and-cows',1,0,1795491895072,'{"id":"1m85tg5s06gavyg0","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"3892","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-24T03:44:55.072Z"}');
INSERT INTO "result" VALUES('1m85tg5s06gaxa11','main','1m85tg5rmceapq06',0,'bulls-and-cows',1,0,1795491895072,'{"id":"1m85tg5s06gaxa11","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-24T03:44:55.072Z"}');
INSERT INTO "result" VALUES('1m85tg5sd30py8pj','main','1m85tg5s1543a1n5',1,'bulls-and-cows',1,0,1795491895085,'{"id":"1m85tg5sd30py8pj","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"6485","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-24T03:44:55.085Z"}');
INSERT INTO "result" VALUES('1m85tg5sd30pycrn','main','1m85tg5s1543a1n5',0,'bulls-and-cows',1,0,1795491895085,'{"id":"1m85tg5sd30pycrn","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-24T03:44:55.085Z"}');
INSERT INTO "result" VALUES('1m85tg5sef452q4b','main','1m85tg5sd30pz2vw',1,'number-guess',1,0,1795491895086,'{"id":"1m85tg5sef452q4b","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"7787","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-24T03:44:55.086Z"}');
INSERT INTO "result" VALUES('1m85tg5sef452qbn','main','1m85tg5sd30pz2vw',0,'number-guess',1,0,1795491895086,'{"id":"1m85tg5sef452qbn","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-24T03:44:55.086Z"}');
INSERT INTO "result" VALUES('1m85tg5sf3cb94r8','main','1m85tg5sf3cb7qz6',1,'number-guess',1,0,1795491895087,'{"id":"1m85tg5sf3cb94r8","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"8445","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-24T03:44:55.087Z"}');
INSERT INTO "result" VALUES('1m85tg5sf3cb9jn1','main','1m85tg5sf3cb7qz6',0,'number-guess',1,0,1795491895087,'{"id":"1m85tg5sf3cb9jn1","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-24T03:44:55.087Z"}');
INSERT INTO "result" VALUES('1m85tg5sx0f7mmvq','main','1m85tg5sj0fzbqq1',1,'bulls-and-cows',1,0,1795491895101,'{"id":"1m85tg5sx0f7mmvq","round":1,"leader":null,"attempts":4,"solved":true,"solver":0,"secret":"2389","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-24T03:44:55.101Z"}');
INSERT INTO "result" VALUES('1m85tg5t3cy5s6m3','main','1m85tg5t19hgb8wq',1,'bulls-and-cows',0,1,1795491895107,'{"id":"1m85tg5t3cy5s6m3","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-24T03:44:55.107Z"}');
INSERT INTO "result" VALUES('1m85tg5t5486hhhp','main','1m85tg5t19hgb8wq',2,'bulls-and-cows',0,1,1795491895109,'{"id":"1m85tg5t5486hhhp","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-24T03:44:55.109Z"}');
INSERT INTO "result" VALUES('1m85tg5t5486j31f','main','1m85tg5t19hgb8wq',0,'bulls-and-cows',0,1,1795491895109,'{"id":"1m85tg5t5486j31f","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation","published_at":"2026-11-24T03:44:55.109Z"}');
INSERT INTO "result" VALUES('1m85tg5ts9cp9c8k','main','1m85tg5tm35ayqn9',1,'tic-tac-toe',0,1,1795491895129,'{"id":"1m85tg5ts9cp9c8k","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-24T03:44:55.129Z"}');
INSERT INTO "result" VALUES('1m85tg5tz3rdfne8','main','1m85tg5tw6zxrec3',1,'gomoku',1,0,1795491895135,'{"id":"1m85tg5tz3rdfne8","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-24T03:44:55.135Z"}');
INSERT INTO "result" VALUES('1m85tg5tz3rdg026','main','1m85tg5tw6zxrec3',0,'gomoku',1,0,1795491895135,'{"id":"1m85tg5tz3rdg026","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","published_at":"2026-11-24T03:44:55.135Z"}');
INSERT INTO "result" VALUES('1m85tg5vr3m8w98s','main','1m85tg5v56jq0gs3',1,'yahtzee',0,0,1795491895160,'{"id":"1m85tg5vr3m8w98s","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":1,"twos":0,"threes":6,"fours":12,"fives":5,"sixes":0,"three-of-a-kind":0,"four-of-a-kind":21,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":21},"upper_total":24,"upper_bonus":0,"yahtzee_bonus":0,"total":66},{"seat":1,"boxes":{"aces":0,"twos":0,"threes":6,"fours":4,"fives":15,"sixes":0,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":30,"large-straight":0,"yahtzee":0,"chance":21},"upper_total":25,"upper_bonus":0,"yahtzee_bonus":0,"total":76}],"forfeited":[],"forfeited_by":null,"points":[66,76],"published_at":"2026-11-24T03:44:55.160Z"}');
INSERT INTO "result" VALUES('1m85tg5vr3m8xj9j','main','1m85tg5v56jq0gs3',0,'yahtzee',0,0,1795491895160,'{"id":"1m85tg5vr3m8xj9j","outcome":"win","winners":[1],"points":[66,76],"reason":"rounds","published_at":"2026-11-24T03:44:55.160Z"}');
INSERT INTO "result" VALUES('1m85tg670bkdg9ed','main','1m85tg66k97ydse6',1,'tic-tac-toe',0,0,1795491895520,'{"id":"1m85tg670bkdg9ed","round":1,"leader":0,"moves":0,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-24T03:44:55.520Z"}');
INSERT INTO "result" VALUES('1m85tg670bkdgmk8','main','1m85tg66k97ydse6',0,'tic-tac-toe',0,0,1795491895520,'{"id":"1m85tg670bkdgmk8","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","published_at":"2026-11-24T03:44:55.520Z"}');
INSERT INTO "result" VALUES('1m85tg69fccc91wf','main','1m85tg69dfrp8zde',1,'quiz',0,0,1795491895599,'{"id":"1m85tg69fccc91wf","round":1,"leader":null,"scores":[{"seat":0,"points":0,"right":0,"wrong":0,"passes":0,"unanswered":1,"tie_break":null}],"places":[1],"tie_break":null,"title":null,"forfeited_by":null,"points":[0],"published_at":"2026-11-24T03:44:55.599Z"}');
INSERT INTO "result" VALUES('1m85tg69fcccafaz','main','1m85tg69dfrp8zde',0,'quiz',0,0,1795491895599,'{"id":"1m85tg69fcccafaz","outcome":"loss","winners":[],"points":[0],"minor":[0],"reason":"rounds","published_at":"2026-11-24T03:44:55.599Z"}');
INSERT INTO "result" VALUES('1m85tg69t8ehhqvg','main','1m85tg69kbkdwh0h',1,'tic-tac-toe',0,0,1795491895610,'{"id":"1m85tg69t8ehhqvg","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-24T03:44:55.610Z"}');
INSERT INTO "result" VALUES('1m85tg69t8ehnar9','main','1m85tg69kbkdwh0h',0,'tic-tac-toe',0,0,1795491895610,'{"id":"1m85tg69t8ehnar9","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-24T03:44:55.610Z"}');
CREATE TABLE result_reader (
    reader TEXT NOT NULL, -- a player, or a service's
    result TEXT NOT NULL,
    PRIMARY KEY (reader, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "result_reader" VALUES('1m85tg5rf50mh09j','1m85tg69t8ehhqvg');
INSERT INTO "result_reader" VALUES('1m85tg5rf50mh09j','1m85tg69t8ehnar9');
INSERT INTO "result_reader" VALUES('1m85tg5rg21da444','1m85tg5s06gavyg0');
INSERT INTO "result_reader" VALUES('1m85tg5rg21da444','1m85tg5s06gaxa11');
INSERT INTO "result_reader" VALUES('1m85tg5rg21da444','1m85tg5sef452q4b');
INSERT INTO "result_reader" VALUES('1m85tg5rg21da444','1m85tg5sef452qbn');
INSERT INTO "result_reader" VALUES('1m85tg5rg21da444','1m85tg5tz3rdfne8');
INSERT INTO "result_reader" VALUES('1m85tg5rg21da444','1m85tg5tz3rdg026');
INSERT INTO "result_reader" VALUES('1m85tg5rg21da444','1m85tg670bkdg9ed');
INSERT INTO "result_reader" VALUES('1m85tg5rg21da444','1m85tg670bkdgmk8');
INSERT INTO "result_reader" VALUES('1m85tg5rg21da444','1m85tg69fccc91wf');
INSERT INTO "result_reader" VALUES('1m85tg5rg21da444','1m85tg69fcccafaz');
INSERT INTO "result_reader" VALUES('1m85tg5rjb7eg1p9','1m85tg5sd30py8pj');
INSERT INTO "result_reader" VALUES('1m85tg5rjb7eg1p9','1m85tg5sd30pycrn');
INSERT INTO "result_reader" VALUES('1m85tg5rjb7eg1p9','1m85tg5sf3cb94r8');
INSERT INTO "result_reader" VALUES('1m85tg5rjb7eg1p9','1m85tg5sf3cb9jn1');
INSERT INTO "result_reader" VALUES('1m85tg5rjb7eg1p9','1m85tg5tz3rdfne8');
INSERT INTO "result_reader" VALUES('1m85tg5rjb7eg1p9','1m85tg5tz3rdg026');
INSERT INTO "result_reader" VALUES('1m85tg5rjb7eg1p9','1m85tg670bkdg9ed');
INSERT INTO "result_reader" VALUES('1m85tg5rjb7eg1p9','1m85tg670bkdgmk8');
INSERT INTO "result_reader" VALUES('1m85tg5sj0fzb90s','1m85tg5sx0f7mmvq');
INSERT INTO "result_reader" VALUES('1m85tg5t08av6yjx','1m85tg5t3cy5s6m3');
INSERT INTO "result_reader" VALUES('1m85tg5t08av6yjx','1m85tg5t5486hhhp');
INSERT INTO "result_reader" VALUES('1m85tg5t08av6yjx','1m85tg5t5486j31f');
INSERT INTO "result_reader" VALUES('1m85tg5t08av7pn5','1m85tg5t3cy5s6m3');
INSERT INTO "result_reader" VALUES('1m85tg5t08av7pn5','1m85tg5t5486hhhp');
INSERT INTO "result_reader" VALUES('1m85tg5t08av7pn5','1m85tg5t5486j31f');
INSERT INTO "result_reader" VALUES('1m85tg5tk2p6wth7','1m85tg5ts9cp9c8k');
INSERT INTO "result_reader" VALUES('1m85tg5tm35axbzv','1m85tg5ts9cp9c8k');
INSERT INTO "result_reader" VALUES('1m85tg5v4a6wv3n2','1m85tg5vr3m8w98s');
INSERT INTO "result_reader" VALUES('1m85tg5v4a6wv3n2','1m85tg5vr3m8xj9j');
INSERT INTO "result_reader" VALUES('1m85tg5v56jpyg1z','1m85tg5vr3m8w98s');
INSERT INTO "result_reader" VALUES('1m85tg5v56jpyg1z','1m85tg5vr3m8xj9j');
INSERT INTO "result_reader" VALUES('1m85tg69j5rc0ppx','1m85tg69t8ehhqvg');
INSERT INTO "result_reader" VALUES('1m85tg69j5rc0ppx','1m85tg69t8ehnar9');
INSERT INTO "result_reader" VALUES('1m85tg69kbkdtztf','1m85tg69t8ehhqvg');
INSERT INTO "result_reader" VALUES('1m85tg69kbkdtztf','1m85tg69t8ehnar9');
CREATE TABLE round_questions (
    game         TEXT    NOT NULL REFERENCES game (id),
    round        INTEGER NOT NULL CHECK (round > 0),
    fingerprints BLOB    NOT NULL, -- of each question eight bytes, the highest first: see rules/quiz_set.h
    PRIMARY KEY (game, round)
) STRICT, WITHOUT ROWID;
INSERT INTO "round_questions" VALUES('1m85tg69dfrp8zde',1,X'08293EB9F6B0DCC6');
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
INSERT INTO "seat" VALUES('1m85tg5rmceapq06',0,'1m85tg5rg21da444','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85tg5s1543a1n5',0,'1m85tg5rjb7eg1p9','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85tg5sd30pz2vw',0,'1m85tg5rg21da444','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85tg5sf3cb7qz6',0,'1m85tg5rjb7eg1p9','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85tg5sgb1s0q30',0,'1m85tg5sgb1rzsd6','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85tg5sj0fzbqq1',0,'1m85tg5sj0fzb90s','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85tg5sz5mjxvp5',-1,'1m85tg5rg21da444','watching',1,0,NULL,1,NULL,NULL);
INSERT INTO "seat" VALUES('1m85tg5sz5mjxvp5',0,'1m85tg5rjb7eg1p9','invited',1,0,'1m85tg5rg21da444',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85tg5sz5mjxvp5',1,'000000000t4atnvd','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85tg5t19hgb8wq',0,'1m85tg5t08av6yjx','resigned',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85tg5t19hgb8wq',1,'1m85tg5t08av7pn5','joined',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85tg5t76h2kb02',0,'1m85tg5t6cg7sq8j','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85tg5t76h2kb02',1,'1m85tg5t6cg7vwe9','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85tg5t76h2kb02',2,'1m85tg5t76h2gv1w','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85tg5tbdw06xv3',0,'1m85tg5t9135t0fg','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85tg5tbdw06xv3',1,'1m85tg5tac26xfwb','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85tg5tbdw06xv3',2,'1m85tg5tac270fzx','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85tg5teetnv3xy',0,'1m85tg5rg21da444','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85tg5teetnv3xy',1,NULL,'open',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85tg5tf37vxxzp',0,'1m85tg5rjb7eg1p9','joined',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85tg5tf37vxxzp',1,'1m85tg5rjb7eh1kc','invited',0,1,'1m85tg5rjb7eg1p9',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85tg5thc85c6h0',0,'1m85tg5rg21da444','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85tg5thc85c6h0',1,'1m85tg5rjb7eh1kc','invited',1,0,'1m85tg5rg21da444',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85tg5tjeb2zvbv',0,'1m85tg5rg21da444','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85tg5tjeb2zvbv',1,'000000000p9c7fga','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85tg5tm35ayqn9',0,'1m85tg5tk2p6wth7','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85tg5tm35ayqn9',1,'1m85tg5tm35axbzv','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85tg5tw6zxrec3',0,'1m85tg5rg21da444','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85tg5tw6zxrec3',1,'1m85tg5rjb7eg1p9','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85tg5v1dqt7rwb',0,'1m85tg5v0070h3pt','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85tg5v1dqt7rwb',1,'1m85tg5v1dqt5njr','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85tg5v56jq0gs3',0,'1m85tg5v4a6wv3n2','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85tg5v56jq0gs3',1,'1m85tg5v56jpyg1z','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85tg66k97ydse6',0,'1m85tg5rg21da444','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85tg66k97ydse6',1,'1m85tg5rjb7eg1p9','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85tg695c69dw7s',0,'1m85tg5rg21da444','invited',1,0,'1m85tg6948mjc0z4',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85tg695c69dw7s',1,'1m85tg5rjb7eh1kc','invited',1,0,'1m85tg6948mjc0z4',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85tg69dfrp8zde',0,'1m85tg5rg21da444','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85tg69kbkdwh0h',0,'1m85tg69j5rc0ppx','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m85tg69kbkdwh0h',1,'1m85tg69kbkdtztf','joined',0,0,NULL,0,NULL,NULL);
CREATE TABLE server_secret (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB    NOT NULL CHECK (length(key) = 32)
) STRICT;
INSERT INTO "server_secret" VALUES(1,X'CC48B40C46F05DE6828B4AB03B6AB625EB8F7CC308AE33D5FF5910AFB96DD449');
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
INSERT INTO "token" VALUES(X'037CA8004A1389DFF2971CC29EE3DFDA99C2534E0AC082BA89861B8D43528A57','main','1m85tg5v4a6wx2mp','1m85tg5v4a6wv3n2',1,'',1795491895140,NULL,NULL);
INSERT INTO "token" VALUES(X'03C4DB96587200C8D7B2286BCD1DA8886147DE035CB0776F5D5126686632F97E','main','1m85tg5rf50mjr5g','1m85tg5rf50mh09j',2,'referee token create',1795491895055,NULL,NULL);
INSERT INTO "token" VALUES(X'10F9EF8857C777D6E8B47FD9002B244627D43C68C56FE38591731754E856CCD0','main','1m85tg5t9135tkkw','1m85tg5t9135t0fg',1,'',1795491895113,NULL,NULL);
INSERT INTO "token" VALUES(X'191D8AD7E208082DB8A47AFE151F725B3D38FCD449F014BC18ED6E6D6B3F9AC6','main','1m85tg5v0070j0kx','1m85tg5v0070h3pt',1,'',1795491895136,NULL,NULL);
INSERT INTO "token" VALUES(X'1DBA08563436CCE6FECDED01DEC313EC272CFCD63C1FE5043661CBAB73F74532','main','1m85tg5rjb7eg39a','1m85tg5rjb7eg1p9',1,'',1795491895058,NULL,NULL);
INSERT INTO "token" VALUES(X'219FA82CD93108FBD91BD0D83D9FA08033C3521843FB6E155857D704E1BC469F','main','1m85tg5v56jq0ckq','1m85tg5v56jpyg1z',1,'',1795491895141,NULL,NULL);
INSERT INTO "token" VALUES(X'24EB1F0F724178198CE84A4C6AC60D470FB16DF64BEC95D49741CF5CCFD116D3','main','1m85tg5t08av8gm8','1m85tg5t08av7pn5',1,'',1795491895104,NULL,NULL);
INSERT INTO "token" VALUES(X'6AFFF57E9F99B653F587D64F03A7B4D64EBD17A61EBDA88976125BA8EFAE9EBA','main','1m85tg5t6cg7xkd9','1m85tg5t6cg7vwe9',1,'',1795491895110,NULL,NULL);
INSERT INTO "token" VALUES(X'81EA6375E63E8057DE6930019D8E8ED813203240E734DB2233E610C7D0560F39','main','1m85tg69kbkdvyd7','1m85tg69kbkdtztf',1,'',1795491895603,NULL,1795491895611);
INSERT INTO "token" VALUES(X'8FD2C60DA657C0D2BEE0D5EB466B7EFAB200157AE5609C7AF08C67B1658BB8EC','main','1m85tg5t6cg7t70y','1m85tg5t6cg7sq8j',1,'',1795491895110,NULL,NULL);
INSERT INTO "token" VALUES(X'93BD162CCF61DB7501492FDD7B97C7E0701B261D11690C9B17AD379B685DBF08','main','1m85tg5sgb1s27dn','1m85tg5sgb1rzsd6',1,'',1795491895088,NULL,NULL);
INSERT INTO "token" VALUES(X'96E4DB143AFD0E4D0180805F4F33C8D920DFE657B216CB2977B1BA5F81A3D1F0','main','1m85tg5rjb7eh6h3','1m85tg5rjb7eh1kc',1,'',1795491895058,NULL,NULL);
INSERT INTO "token" VALUES(X'BA7B0311780053D9D0002531CDB6AE6956979FB2582B7EBF3E66DFDEBD196E84','main','1m85tg5v1dqt5w5p','1m85tg5v1dqt5njr',1,'',1795491895137,NULL,NULL);
INSERT INTO "token" VALUES(X'BC2110C8483A51DEB376709ADA1B8CB789F0A57019BA4DBD5B031334B367388D','main','1m85tg5tac271xkb','1m85tg5tac270fzx',1,'',1795491895114,NULL,NULL);
INSERT INTO "token" VALUES(X'C656958CAD1A389D07C010D9730CF3C878E50BAF807E86E92C20A30A0D27FCDF','main','1m85tg69j5rc2khe','1m85tg69j5rc0ppx',1,'',1795491895602,NULL,NULL);
INSERT INTO "token" VALUES(X'C6AFCD1FFA84E94145525EDF7DEEF53E27A3EF8415200A1461C683DCEC06A31D','main','1m85tg5sj0fzbtcx','1m85tg5sj0fzb90s',1,'',1795491895090,NULL,NULL);
INSERT INTO "token" VALUES(X'D5BCDDCC0805E33D648FB7F92D4969CB7FC157880843133637FCED91EF0C23AF','main','1m85tg5t76h2hzre','1m85tg5t76h2gv1w',1,'',1795491895111,NULL,NULL);
INSERT INTO "token" VALUES(X'E70340B70486115C95B046EBCFD80E3C09F88C5C39C24E95B7D5398A1DFE23CC','main','1m85tg5tk2p6x4x1','1m85tg5tk2p6wth7',1,'',1795491895123,NULL,NULL);
INSERT INTO "token" VALUES(X'EA726BF86313A6D070981FE1DED59B2A36ADB12151F431E50F831DCF1DCDCDD6','main','1m85tg5rg21db62f','1m85tg5rg21da444',1,'',1795491895056,NULL,NULL);
INSERT INTO "token" VALUES(X'F08BE463A9D0720CC85A911CBC09E4A3321357E4B20E736676A8ADDDD9ECBCB2','main','1m85tg5t08av72en','1m85tg5t08av6yjx',1,'',1795491895104,NULL,NULL);
INSERT INTO "token" VALUES(X'F0B7580D425A5CB5EA62F410133AF1C8FC3E12723B1AAC10FACBFCAC676CAE98','main','1m85tg5tm35ayfkx','1m85tg5tm35axbzv',1,'',1795491895124,NULL,NULL);
INSERT INTO "token" VALUES(X'F2FFDD939C8BBA05C01DE4610270F8DAAE965AD72CBF3EA5DF2245C1CBC587D1','main','1m85tg5tac26yxqb','1m85tg5tac26xfwb',1,'',1795491895114,NULL,NULL);
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
INSERT INTO "tournament" VALUES('1m85tg5vs1j14twr','main','1m85tg5rg21da444','tic-tac-toe','swiss',1,'finished',11,3,6,0,5,0,0,1795491895161,1795491895163,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":null,"seed":"fcd4fc5eb0a56c45e38f808738a64cf0d6d14bbf72a5597667d9bda9e4dacb38","seeded":false}','[5]',NULL,NULL,NULL,NULL,NULL,NULL,11);
INSERT INTO "tournament" VALUES('1m85tg5wg9c82mxg','main','1m85tg5rg21da444','tic-tac-toe','swiss',1,'finished',14,3,9,0,6,0,0,1795491895184,1795491895186,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":null,"seed":"d47ec027a5ec993ddd6f283dbe3a3a6183c963fcc39b89b2a288f567c1cfaaa4","seeded":false}','[5]',NULL,NULL,NULL,NULL,'1m85tg5vs1j14twr',NULL,14);
INSERT INTO "tournament" VALUES('1m85tg5x61er70rq','main','1m85tg5rg21da444','tic-tac-toe','round-robin',1,'finished',6,1,1,0,2,2,0,1795491895206,1795491895521,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"disqualify","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"2c5eb9789fcd81ef6581dca96eb310dcda936caf9f04e619a1d987ffd1c6a402","seeded":false}','[1]',NULL,NULL,NULL,1795491895506,NULL,NULL,6);
INSERT INTO "tournament" VALUES('1m85tg67q4psxrpm','main','1m85tg5rg21da444','tic-tac-toe','knockout',1,'finished',8,2,4,0,3,0,0,1795491895543,1795491895544,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":null,"seed":"ac78356d0c528cf3df787391550a8013afce98d841f2574ceeaf6cd8a433ba0f","seeded":false}','[1]',NULL,NULL,NULL,NULL,NULL,NULL,8);
INSERT INTO "tournament" VALUES('1m85tg68dastmbe8','main','1m85tg5rg21da444','yahtzee','heats',1,'finished',7,1,3,0,5,0,0,1795491895565,1795491895566,'{"options":{"joker":"forced","cards":"shown","rounds":1,"await_client_seed":false,"hints":false},"deal":"independent","illegal":"refuse","clock":null,"seed":"540502de67ed7cba2fe0c4dcbb1ac0f9bcd67ff92b2bbaf4f659c1b64b8600b9","seeded":false,"table":3,"advance":1}','[1]',NULL,NULL,NULL,NULL,NULL,'Spring cup',7);
INSERT INTO "tournament" VALUES('1m85tg693c2e4szs','main','1m85tg5rg21da444','tic-tac-toe','round-robin',1,'open',1,1,0,0,2,2,1,1795491895587,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"3e772d937c20725887b9ce55ae9ce29d335a5127963d9d90c4f7077674746cb6","seeded":false}',NULL,NULL,NULL,NULL,NULL,NULL,NULL,1);
INSERT INTO "tournament" VALUES('1m85tg6948mjc0z4','main','1m85tg5rg21da444','tic-tac-toe','knockout',1,'running',4,1,0,0,2,2,0,1795491895588,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"1596f6dee9779c83b15e90924df5e7a5df12d90dbe28f7864548cd1255d43dec","seeded":false}',NULL,NULL,NULL,NULL,NULL,NULL,NULL,4);
INSERT INTO "tournament" VALUES('1m85tg695c69e6v8','main','1m85tg5rjb7eg1p9','tic-tac-toe','knockout',0,'cancelled',3,1,0,0,1,1,0,1795491895589,1795491895590,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"f42057d2aecde34cc34f02c74b01c20e7298fb79ef2a977e43783ab89e94a65c","seeded":false}',NULL,NULL,NULL,NULL,NULL,NULL,NULL,3);
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
INSERT INTO "tournament_entrant" VALUES('1m85tg5vs1j14twr',1,NULL,'random','playing',2.0,2.0,3,2,0,1,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m85tg5vs1j14twr',2,NULL,'random','playing',2.0,2.0,3,2,0,1,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m85tg5vs1j14twr',3,NULL,'random','playing',1.5,1.25,3,1,1,1,4,4,0);
INSERT INTO "tournament_entrant" VALUES('1m85tg5vs1j14twr',4,NULL,'random','playing',1.0,1.0,3,1,0,2,5,5,0);
INSERT INTO "tournament_entrant" VALUES('1m85tg5vs1j14twr',5,NULL,'random','playing',2.5,2.25,3,2,1,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m85tg5wg9c82mxg',1,NULL,'random','playing',0.5,0.25,3,0,1,2,6,6,0);
INSERT INTO "tournament_entrant" VALUES('1m85tg5wg9c82mxg',2,NULL,'random','playing',1.0,1.0,3,1,0,2,4,4,0);
INSERT INTO "tournament_entrant" VALUES('1m85tg5wg9c82mxg',3,NULL,'random','playing',2.0,2.0,3,2,0,1,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m85tg5wg9c82mxg',4,NULL,'random','playing',2.0,2.0,3,2,0,1,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m85tg5wg9c82mxg',5,NULL,'random','playing',3.0,3.0,3,3,0,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m85tg5wg9c82mxg',6,NULL,'random','playing',0.5,0.25,3,0,1,2,5,5,0);
INSERT INTO "tournament_entrant" VALUES('1m85tg5x61er70rq',1,'1m85tg5rg21da444',NULL,'playing',1.0,1.0,1,1,0,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m85tg5x61er70rq',2,'1m85tg5rjb7eg1p9',NULL,'playing',0.0,0.0,1,0,0,1,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m85tg5x61er70rq',3,'1m85tg5rjb7eh1kc',NULL,'declined',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m85tg67q4psxrpm',1,NULL,'random','playing',2.0,2.0,2,2,0,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m85tg67q4psxrpm',2,NULL,'random','playing',2.0,2.0,4,2,0,2,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m85tg67q4psxrpm',3,NULL,'random','playing',0.0,0.0,2,0,0,2,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m85tg68dastmbe8',1,NULL,'random','playing',2.0,2.0,2,2,0,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m85tg68dastmbe8',2,NULL,'random','playing',1.0,1.0,2,1,0,1,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m85tg68dastmbe8',3,NULL,'random','playing',0.0,0.0,1,0,0,1,4,4,0);
INSERT INTO "tournament_entrant" VALUES('1m85tg68dastmbe8',4,NULL,'random','playing',0.0,0.0,2,0,0,2,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m85tg68dastmbe8',5,NULL,'random','playing',0.0,0.0,1,0,0,1,5,5,0);
INSERT INTO "tournament_entrant" VALUES('1m85tg693c2e4szs',1,'1m85tg5rg21da444',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m85tg693c2e4szs',2,'1m85tg5rjb7eg1p9',NULL,'invited',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m85tg6948mjc0z4',1,'1m85tg5rg21da444',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m85tg6948mjc0z4',2,'1m85tg5rjb7eh1kc',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m85tg695c69e6v8',1,'1m85tg5rjb7eg1p9',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m85tg695c69e6v8',2,'1m85tg5rjb7eh1kc',NULL,'declined',0.0,0.0,0,0,0,0,NULL,NULL,0);
CREATE TABLE tournament_event (
    tournament TEXT    NOT NULL,
    seq        INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the tournament; its newest is its version
    at         INTEGER NOT NULL,
    kind       TEXT    NOT NULL,                 -- created, joined, game, ...: see tournament/tournament.h
    body       TEXT    NOT NULL,                 -- JSON: the whole truth
    PRIMARY KEY (tournament, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_event" VALUES('1m85tg5vs1j14twr',1,1795491895161,'created','{"ruleset":"tic-tac-toe","format":"swiss","games":3,"deal":"independent","visibility":"public","illegal":"refuse","seed":"fcd4fc5eb0a56c45e38f808738a64cf0d6d14bbf72a5597667d9bda9e4dacb38","seeded":false,"clock":null,"creator":"1m85tg5rg21da444","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m85tg5vs1j14twr',2,1795491895162,'round','{"round":1,"pairs":[[1,3],[4,2]],"byes":[5]}');
INSERT INTO "tournament_event" VALUES('1m85tg5vs1j14twr',3,1795491895162,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,3],"scores":[1,0],"seed":"8f83a606bd51dfa9168874c05e9adea56f40adb60bfd91631a91b0a8c3a6306c","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85tg5vs1j14twr',4,1795491895162,'game','{"game":2,"round":1,"tie_break":false,"entrants":[4,2],"scores":[0,1],"seed":"a6315b69f86dd9e592c6294d630cbfb191177c07e79611e1d371e7a60aa164cc","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85tg5vs1j14twr',5,1795491895162,'round','{"round":2,"pairs":[[2,1],[3,5]],"byes":[4]}');
INSERT INTO "tournament_event" VALUES('1m85tg5vs1j14twr',6,1795491895162,'game','{"game":3,"round":2,"tie_break":false,"entrants":[2,1],"scores":[1,0],"seed":"9ffef54487aae36ea248817ffac25a41c6cd9ed6e2932efd4c6034474c953477","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85tg5vs1j14twr',7,1795491895162,'game','{"game":4,"round":2,"tie_break":false,"entrants":[3,5],"scores":[0.5,0.5],"seed":"f05f33a3c19854de02dd1b36fa8b6e0fd2d84ded80c22cb2c0d562fabe57991f","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85tg5vs1j14twr',8,1795491895162,'round','{"round":3,"pairs":[[5,2],[1,4]],"byes":[3]}');
INSERT INTO "tournament_event" VALUES('1m85tg5vs1j14twr',9,1795491895162,'game','{"game":5,"round":3,"tie_break":false,"entrants":[5,2],"scores":[1,0],"seed":"f49483959fb90ed97500dfd2098ba05c58abec7823e04d9372298af756332fef","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85tg5vs1j14twr',10,1795491895162,'game','{"game":6,"round":3,"tie_break":false,"entrants":[1,4],"scores":[1,0],"seed":"ba6ff046e8c95cebc9317814da0d24e00b0592cc3c68c91755e373bbd98350f6","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85tg5vs1j14twr',11,1795491895163,'finished','{"winners":[5]}');
INSERT INTO "tournament_event" VALUES('1m85tg5wg9c82mxg',1,1795491895184,'created','{"ruleset":"tic-tac-toe","format":"swiss","games":3,"deal":"independent","visibility":"public","illegal":"refuse","seed":"d47ec027a5ec993ddd6f283dbe3a3a6183c963fcc39b89b2a288f567c1cfaaa4","seeded":false,"clock":null,"creator":"1m85tg5rg21da444","series":"1m85tg5vs1j14twr","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m85tg5wg9c82mxg',2,1795491895185,'round','{"round":1,"pairs":[[1,4],[5,2],[3,6]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m85tg5wg9c82mxg',3,1795491895185,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,4],"scores":[0,1],"seed":"c3331cd04e16647e8f2d933c4c4c4e34e38f130001c3ccda17618d474f7d460a","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85tg5wg9c82mxg',4,1795491895185,'game','{"game":2,"round":1,"tie_break":false,"entrants":[5,2],"scores":[1,0],"seed":"473a92db4367e29d23df3e39bc2c22b6fc319b19932a9fc59274f59f89cc5a80","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85tg5wg9c82mxg',5,1795491895185,'game','{"game":3,"round":1,"tie_break":false,"entrants":[3,6],"scores":[1,0],"seed":"ff6a2cd1928efe1c3e82d2256447f6077d9cceb7b5099bfbc2aec50aa25b59af","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85tg5wg9c82mxg',6,1795491895185,'round','{"round":2,"pairs":[[4,3],[6,5],[2,1]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m85tg5wg9c82mxg',7,1795491895185,'game','{"game":4,"round":2,"tie_break":false,"entrants":[4,3],"scores":[1,0],"seed":"b10199aba77486a762a003a7f59c976cd2130101e30a8f36d0825e64d5ca0497","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85tg5wg9c82mxg',8,1795491895185,'game','{"game":5,"round":2,"tie_break":false,"entrants":[6,5],"scores":[0,1],"seed":"a179fd41d9d0a448ee0376896f9b5ac97516427a631414b32e7f59f06c790dc8","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85tg5wg9c82mxg',9,1795491895185,'game','{"game":6,"round":2,"tie_break":false,"entrants":[2,1],"scores":[1,0],"seed":"969d7525653fed1d0de46245d1c0a4aeb4931d1fc4efa4eb030b3ef969f3f135","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85tg5wg9c82mxg',10,1795491895185,'round','{"round":3,"pairs":[[5,4],[3,2],[1,6]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m85tg5wg9c82mxg',11,1795491895185,'game','{"game":7,"round":3,"tie_break":false,"entrants":[5,4],"scores":[1,0],"seed":"6ce24279840a284f4778cd6abed8aed998f5f1dd8ac37b6ce30823871375d541","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85tg5wg9c82mxg',12,1795491895185,'game','{"game":8,"round":3,"tie_break":false,"entrants":[3,2],"scores":[1,0],"seed":"cb4b91abe38fabd8aacd7d9e0cc9167a885709e64f3b80476bae4c4cf8cf7439","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85tg5wg9c82mxg',13,1795491895185,'game','{"game":9,"round":3,"tie_break":false,"entrants":[1,6],"scores":[0.5,0.5],"seed":"df842b0a06518a69c635cc23b74541e8338f436cc08b62a2583411a543159ddb","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85tg5wg9c82mxg',14,1795491895186,'finished','{"winners":[5]}');
INSERT INTO "tournament_event" VALUES('1m85tg5x61er70rq',1,1795491895206,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","visibility":"public","illegal":"disqualify","seed":"2c5eb9789fcd81ef6581dca96eb310dcda936caf9f04e619a1d987ffd1c6a402","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m85tg5rg21da444","starts_at":"2026-11-24T03:44:55.506Z","entrants":[{"player":"1m85tg5rg21da444","joined":true},{"player":"1m85tg5rjb7eg1p9","joined":false},{"player":"1m85tg5rjb7eh1kc","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m85tg5x61er70rq',2,1795491895207,'joined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m85tg5x61er70rq',3,1795491895507,'begun','{}');
INSERT INTO "tournament_event" VALUES('1m85tg5x61er70rq',4,1795491895507,'started','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"id":"1m85tg66k97ydse6"}');
INSERT INTO "tournament_event" VALUES('1m85tg5x61er70rq',5,1795491895521,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"scores":[1,0],"forfeits":[2],"id":"1m85tg66k97ydse6"}');
INSERT INTO "tournament_event" VALUES('1m85tg5x61er70rq',6,1795491895521,'finished','{"winners":[1]}');
INSERT INTO "tournament_event" VALUES('1m85tg67q4psxrpm',1,1795491895543,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":2,"deal":"independent","visibility":"public","illegal":"refuse","seed":"ac78356d0c528cf3df787391550a8013afce98d841f2574ceeaf6cd8a433ba0f","seeded":false,"clock":null,"creator":"1m85tg5rg21da444","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m85tg67q4psxrpm',2,1795491895543,'round','{"round":1,"pairs":[[3,2]],"byes":[1]}');
INSERT INTO "tournament_event" VALUES('1m85tg67q4psxrpm',3,1795491895543,'game','{"game":1,"round":1,"tie_break":false,"entrants":[3,2],"scores":[0,1],"seed":"b07b0f785ed798d648e801e62fe23f3c5cd5e98669e59806c5245ddac867e82f","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85tg67q4psxrpm',4,1795491895543,'game','{"game":2,"round":1,"tie_break":false,"entrants":[2,3],"scores":[1,0],"seed":"27e770608a209e9209fc6a96d1169a8d93fbd326e279145680fa125bf823004a","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85tg67q4psxrpm',5,1795491895543,'round','{"round":2,"pairs":[[1,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m85tg67q4psxrpm',6,1795491895543,'game','{"game":3,"round":2,"tie_break":false,"entrants":[1,2],"scores":[1,0],"seed":"a89c20428a89371ae30cf6848ba0e9293fde8806f1414519f4fde92d821d9187","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85tg67q4psxrpm',7,1795491895543,'game','{"game":4,"round":2,"tie_break":false,"entrants":[2,1],"scores":[0,1],"seed":"d0ca24e40dd55aeda06728f62455511602fe3b68e689c94f055fb31cacd589bc","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85tg67q4psxrpm',8,1795491895544,'finished','{"winners":[1]}');
INSERT INTO "tournament_event" VALUES('1m85tg68dastmbe8',1,1795491895565,'created','{"ruleset":"yahtzee","format":"heats","games":1,"deal":"independent","visibility":"public","illegal":"refuse","seed":"540502de67ed7cba2fe0c4dcbb1ac0f9bcd67ff92b2bbaf4f659c1b64b8600b9","seeded":false,"clock":null,"creator":"1m85tg5rg21da444","table":3,"advance":1,"master":null,"title":null,"entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m85tg68dastmbe8',2,1795491895565,'stage','{"stage":1,"tables":[[3,5,2],[4,1]]}');
INSERT INTO "tournament_event" VALUES('1m85tg68dastmbe8',3,1795491895565,'game','{"game":1,"round":1,"tie_break":false,"entrants":[3,5,2],"scores":[46,30,50],"seed":"a4f7a7c76e3c31df467bc511a0c4bc61eefb54184e953b2c38a7e16ccbcdcdb6","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85tg68dastmbe8',4,1795491895565,'game','{"game":2,"round":1,"tie_break":false,"entrants":[4,1],"scores":[60,77],"seed":"0909550f32f73bcc6e0fa0382276d761f1e3873b0002aebbadac92385ee4071f","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85tg68dastmbe8',5,1795491895566,'stage','{"stage":2,"tables":[[2,4,1]]}');
INSERT INTO "tournament_event" VALUES('1m85tg68dastmbe8',6,1795491895566,'game','{"game":3,"round":2,"tie_break":false,"entrants":[2,4,1],"scores":[31,49,87],"seed":"a3282f1d7c39baa3f3bff81304f8e0a00c25583184156401d4d16c0c70f91fa8","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m85tg68dastmbe8',7,1795491895566,'finished','{"winners":[1]}');
INSERT INTO "tournament_event" VALUES('1m85tg693c2e4szs',1,1795491895587,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","visibility":"public","illegal":"refuse","seed":"3e772d937c20725887b9ce55ae9ce29d335a5127963d9d90c4f7077674746cb6","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m85tg5rg21da444","entrants":[{"player":"1m85tg5rg21da444","joined":true},{"player":"1m85tg5rjb7eg1p9","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m85tg6948mjc0z4',1,1795491895588,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"public","illegal":"refuse","seed":"1596f6dee9779c83b15e90924df5e7a5df12d90dbe28f7864548cd1255d43dec","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m85tg5rg21da444","entrants":[{"player":"1m85tg5rg21da444","joined":true},{"player":"1m85tg5rjb7eh1kc","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m85tg6948mjc0z4',2,1795491895589,'joined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m85tg6948mjc0z4',3,1795491895589,'round','{"round":1,"pairs":[[1,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m85tg6948mjc0z4',4,1795491895589,'started','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"id":"1m85tg695c69dw7s"}');
INSERT INTO "tournament_event" VALUES('1m85tg695c69e6v8',1,1795491895589,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"private","illegal":"refuse","seed":"f42057d2aecde34cc34f02c74b01c20e7298fb79ef2a977e43783ab89e94a65c","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m85tg5rjb7eg1p9","entrants":[{"player":"1m85tg5rjb7eg1p9","joined":true},{"player":"1m85tg5rjb7eh1kc","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m85tg695c69e6v8',2,1795491895590,'declined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m85tg695c69e6v8',3,1795491895590,'cancelled','{"reason":"declined"}');
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
INSERT INTO "tournament_game" VALUES('1m85tg5vs1j14twr',1,1,0,NULL,'[1,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m85tg5vs1j14twr',2,1,0,NULL,'[4,2]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m85tg5vs1j14twr',3,2,0,NULL,'[2,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m85tg5vs1j14twr',4,2,0,NULL,'[3,5]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m85tg5vs1j14twr',5,3,0,NULL,'[5,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m85tg5vs1j14twr',6,3,0,NULL,'[1,4]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m85tg5wg9c82mxg',1,1,0,NULL,'[1,4]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m85tg5wg9c82mxg',2,1,0,NULL,'[5,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m85tg5wg9c82mxg',3,1,0,NULL,'[3,6]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m85tg5wg9c82mxg',4,2,0,NULL,'[4,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m85tg5wg9c82mxg',5,2,0,NULL,'[6,5]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m85tg5wg9c82mxg',6,2,0,NULL,'[2,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m85tg5wg9c82mxg',7,3,0,NULL,'[5,4]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m85tg5wg9c82mxg',8,3,0,NULL,'[3,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m85tg5wg9c82mxg',9,3,0,NULL,'[1,6]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m85tg5x61er70rq',1,1,0,'1m85tg66k97ydse6','[1,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m85tg67q4psxrpm',1,1,0,NULL,'[3,2]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m85tg67q4psxrpm',2,1,0,NULL,'[2,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m85tg67q4psxrpm',3,2,0,NULL,'[1,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m85tg67q4psxrpm',4,2,0,NULL,'[2,1]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m85tg68dastmbe8',1,1,0,NULL,'[3,5,2]','[46,30,50]',NULL);
INSERT INTO "tournament_game" VALUES('1m85tg68dastmbe8',2,1,0,NULL,'[4,1]','[60,77]',NULL);
INSERT INTO "tournament_game" VALUES('1m85tg68dastmbe8',3,2,0,NULL,'[2,4,1]','[31,49,87]',NULL);
INSERT INTO "tournament_game" VALUES('1m85tg6948mjc0z4',1,1,0,'1m85tg695c69dw7s','[1,2]',NULL,NULL);
CREATE TABLE tournament_stage (
    tournament TEXT    NOT NULL,
    number     INTEGER NOT NULL CHECK (number > 0), -- 1, 2, 3, ...
    -- JSON, by table: the number of its latest game and its id, null where there is none; its entrants' numbers; of these,
    -- who are at that game; and what the entrants have scored, in their order, null while they play. Where they choose what
    -- they are asked of: that, in their order, null for those who have not yet.
    tables     TEXT    NOT NULL,
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_stage" VALUES('1m85tg68dastmbe8',1,'[{"game":1,"id":null,"entrants":[3,5,2],"players":[3,5,2],"points":[46,30,50]},{"game":2,"id":null,"entrants":[4,1],"players":[4,1],"points":[60,77]}]');
INSERT INTO "tournament_stage" VALUES('1m85tg68dastmbe8',2,'[{"game":3,"id":null,"entrants":[2,4,1],"players":[2,4,1],"points":[31,49,87]}]');
CREATE TABLE uptime_mark (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
INSERT INTO "uptime_mark" VALUES(1,1795491895612);
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
INSERT INTO "webhook" VALUES('1m85tg69g0r56m9t','1m85tg5rf50mh09j','https://receiver.invalid/',11,X'ADA7F2383449267C21932ACD5E68C53D2128A4884885D68A3E4F4154E515487D',NULL,NULL,1795491895600,NULL,NULL);
INSERT INTO "webhook" VALUES('1m85tg69g0r58hmw','1m85tg5rf50mh09j','https://receiver.invalid/',16,X'555C16FC1B44D66A62F60A3C6B6E12C46406A517D8576F10FC79AAAB9D6382F7',NULL,NULL,1795491895600,1795491895601,NULL);
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
