-- SPDX-License-Identifier: Apache-2.0
BEGIN TRANSACTION;
CREATE TABLE alive (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
INSERT INTO "alive" VALUES(1,1795353268184);
CREATE TABLE answer (
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
INSERT INTO "answer" VALUES(1,'1m81p9kr73ks9rpg','open','POST','/v1/games',X'09691FB4A4A800A0B6D83166B89AA76941AFE880DE790D85B4610A9C932FDBEE',1795353268062,201,'1','/v1/games/1m81p9ktyew5c6rh','','1m81p9ktyew5c6rh',0,1,0);
CREATE TABLE answer_use (
    player TEXT    NOT NULL,
    hour   INTEGER NOT NULL, -- since 1970
    bytes  INTEGER NOT NULL CHECK (bytes >= 0),
    PRIMARY KEY (player, hour)
) STRICT, WITHOUT ROWID;
INSERT INTO "answer_use" VALUES('1m81p9kr73ks9rpg',498709,140);
CREATE TABLE block (
    player     TEXT    NOT NULL REFERENCES player (id), -- who wants to be left alone
    blocked    TEXT    NOT NULL REFERENCES player (id), -- by whom
    created_at INTEGER NOT NULL,
    PRIMARY KEY (player, blocked)
) STRICT, WITHOUT ROWID;
INSERT INTO "block" VALUES('1m81p9krs2mppvna','1m81p9krcd3fqj2w',1795353268065);
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
INSERT INTO "delivery" VALUES(1,'1m81p9kyb1qm93dj','1m81p9ky46nptft9','1m81p9kyb1qm7y9c','1m81p9kyb1qm7y9c-1-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T13:14:28.171Z","data":{"seq":1,"at":"2026-11-22T13:14:28.171Z","kind":"created","seat":0,"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m81p9ky62j2ery4","status":"joined"},{"player":"1m81p9ky77gfhc3g","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m81p9ky62j2ery4","clock":{"turn_seconds":30,"bot_turn_seconds":1},"game":"1m81p9kyb1qm7y9c"}}',1795353268171,1,1795353273633,1795353268173,NULL,NULL,0);
INSERT INTO "delivery" VALUES(2,'1m81p9kyc81h5gnt','1m81p9ky46nptft9','1m81p9kyb1qm7y9c','1m81p9kyb1qm7y9c-2-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T13:14:28.172Z","data":{"seq":2,"at":"2026-11-22T13:14:28.172Z","kind":"joined","seat":1,"player":"1m81p9ky77gfhc3g","game":"1m81p9kyb1qm7y9c"}}',1795353268172,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(3,'1m81p9kyc81h796e','1m81p9ky46nptft9','1m81p9kyb1qm7y9c','1m81p9kyb1qm7y9c-3-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T13:14:28.172Z","data":{"seq":3,"at":"2026-11-22T13:14:28.172Z","kind":"round","seat":null,"number":1,"leader":0,"commitment":null,"points":[0,0],"game":"1m81p9kyb1qm7y9c"}}',1795353268172,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(4,'1m81p9kyc81h8e7v','1m81p9ky46nptft9','1m81p9kyb1qm7y9c','1m81p9kyb1qm7y9c-3-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T13:14:28.172Z","data":{"game":"1m81p9kyb1qm7y9c","seq":3,"players":["1m81p9ky62j2ery4"],"seats":[0],"deadline":"2026-11-22T13:14:58.172Z"}}',1795353268172,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(5,'1m81p9kye2ctd4dr','1m81p9ky46nptft9','1m81p9kyb1qm7y9c','1m81p9kyb1qm7y9c-4-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T13:14:28.174Z","data":{"seq":4,"at":"2026-11-22T13:14:28.174Z","kind":"move","seat":0,"column":0,"row":0,"symbol":"X","game":"1m81p9kyb1qm7y9c"}}',1795353268174,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(6,'1m81p9kye2ctdjs7','1m81p9ky46nptft9','1m81p9kyb1qm7y9c','1m81p9kyb1qm7y9c-4-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T13:14:28.174Z","data":{"game":"1m81p9kyb1qm7y9c","seq":4,"players":["1m81p9ky77gfhc3g"],"seats":[1],"deadline":"2026-11-22T13:14:58.174Z"}}',1795353268174,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(7,'1m81p9kyk4aa10cb','1m81p9ky46nptft9','1m81p9kyb1qm7y9c','1m81p9kyb1qm7y9c-5-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T13:14:28.179Z","data":{"seq":5,"at":"2026-11-22T13:14:28.179Z","kind":"move","seat":1,"column":1,"row":0,"symbol":"O","game":"1m81p9kyb1qm7y9c"}}',1795353268179,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(8,'1m81p9kyk4aa2k9q','1m81p9ky46nptft9','1m81p9kyb1qm7y9c','1m81p9kyb1qm7y9c-5-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T13:14:28.179Z","data":{"game":"1m81p9kyb1qm7y9c","seq":5,"players":["1m81p9ky62j2ery4"],"seats":[0],"deadline":"2026-11-22T13:14:58.179Z"}}',1795353268179,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(9,'1m81p9kym3ekkzt0','1m81p9ky46nptft9','1m81p9kyb1qm7y9c','1m81p9kyb1qm7y9c-6-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T13:14:28.180Z","data":{"seq":6,"at":"2026-11-22T13:14:28.180Z","kind":"move","seat":0,"column":0,"row":1,"symbol":"X","game":"1m81p9kyb1qm7y9c"}}',1795353268180,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(10,'1m81p9kym3ekngm4','1m81p9ky46nptft9','1m81p9kyb1qm7y9c','1m81p9kyb1qm7y9c-6-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T13:14:28.180Z","data":{"game":"1m81p9kyb1qm7y9c","seq":6,"players":["1m81p9ky77gfhc3g"],"seats":[1],"deadline":"2026-11-22T13:14:58.180Z"}}',1795353268180,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(11,'1m81p9kym3ekqcsg','1m81p9ky46nptft9','1m81p9kyb1qm7y9c','1m81p9kyb1qm7y9c-7-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T13:14:28.180Z","data":{"seq":7,"at":"2026-11-22T13:14:28.180Z","kind":"move","seat":1,"column":1,"row":1,"symbol":"O","game":"1m81p9kyb1qm7y9c"}}',1795353268180,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(12,'1m81p9kym3eks3np','1m81p9ky46nptft9','1m81p9kyb1qm7y9c','1m81p9kyb1qm7y9c-7-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T13:14:28.180Z","data":{"game":"1m81p9kyb1qm7y9c","seq":7,"players":["1m81p9ky62j2ery4"],"seats":[0],"deadline":"2026-11-22T13:14:58.180Z"}}',1795353268180,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(13,'1m81p9kyn345pmjj','1m81p9ky46nptft9','1m81p9kyb1qm7y9c','1m81p9kyb1qm7y9c-8-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T13:14:28.181Z","data":{"seq":8,"at":"2026-11-22T13:14:28.181Z","kind":"move","seat":0,"column":0,"row":2,"symbol":"X","game":"1m81p9kyb1qm7y9c"}}',1795353268181,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(14,'1m81p9kyn345s6vw','1m81p9ky46nptft9','1m81p9kyb1qm7y9c','1m81p9kyb1qm7y9c-9-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T13:14:28.181Z","data":{"seq":9,"at":"2026-11-22T13:14:28.181Z","kind":"round-over","seat":null,"id":"1m81p9kyn345qfzw","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null,"game":"1m81p9kyb1qm7y9c"}}',1795353268181,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(15,'1m81p9kyn345szm4','1m81p9ky46nptft9','1m81p9kyb1qm7y9c','1m81p9kyb1qm7y9c-9-result.published','result.published','{"type":"result.published","timestamp":"2026-11-22T13:14:28.181Z","data":{"id":"1m81p9kyn345qfzw","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T13:14:28.181Z","kind":"round","game":"1m81p9kyb1qm7y9c","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m81p9ky62j2ery4"}},{"seat":1,"player":{"id":"1m81p9ky77gfhc3g"}}]}}',1795353268181,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(16,'1m81p9kyn345w36n','1m81p9ky46nptft9','1m81p9kyb1qm7y9c','1m81p9kyb1qm7y9c-10-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T13:14:28.181Z","data":{"seq":10,"at":"2026-11-22T13:14:28.181Z","kind":"finished","seat":null,"id":"1m81p9kyn345tts5","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","game":"1m81p9kyb1qm7y9c"}}',1795353268181,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(17,'1m81p9kyn345xwep','1m81p9ky46nptft9','1m81p9kyb1qm7y9c','1m81p9kyb1qm7y9c-10-result.published','result.published','{"type":"result.published","timestamp":"2026-11-22T13:14:28.181Z","data":{"id":"1m81p9kyn345tts5","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-22T13:14:28.181Z","kind":"match","game":"1m81p9kyb1qm7y9c","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m81p9ky62j2ery4"}},{"seat":1,"player":{"id":"1m81p9ky77gfhc3g"}}]}}',1795353268181,0,NULL,NULL,NULL,NULL,0);
CREATE TABLE departure (
    player TEXT PRIMARY KEY NOT NULL REFERENCES player (id)
) STRICT, WITHOUT ROWID;
CREATE TABLE event (
    id   INTEGER PRIMARY KEY,              -- its place in the log of all games
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL                  -- JSON: the whole truth, secrets included
) STRICT;
INSERT INTO "event" VALUES(1,'1m81p9ks3dy96m8t',1,1795353268003,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m81p9kr73ks9rpg","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m81p9kr73ks9rpg","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(2,'1m81p9ks3dy96m8t',2,1795353268003,'round',NULL,'{"number":1,"leader":null,"commitment":"3f3b6228f6802a608c35c61d49ef8b7fd1225afa8255c476a5e7d94deb4ceab4","points":[0],"rules":2,"seats":[{"player":"1m81p9kr73ks9rpg","status":"joined"}],"rounds":1,"deal":{"nonce":"0b7b92771d4058255f5a0a0841d7753fcfbb487c072b452f36e2e3e1901a4c7d","secret":"2679"},"carry":null}');
INSERT INTO "event" VALUES(3,'1m81p9ks3dy96m8t',3,1795353268010,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(4,'1m81p9ks3dy96m8t',4,1795353268016,'guess',0,'{"attempt":2,"code":"1456","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(5,'1m81p9ks3dy96m8t',5,1795353268018,'guess',0,'{"attempt":3,"code":"2578","bulls":2,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(6,'1m81p9ks3dy96m8t',6,1795353268019,'guess',0,'{"attempt":4,"code":"2679","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(7,'1m81p9ks3dy96m8t',7,1795353268019,'round-over',NULL,'{"id":"1m81p9kska8q4pzt","round":1,"leader":null,"attempts":4,"solved":true,"solver":0,"secret":"2679","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"0b7b92771d4058255f5a0a0841d7753fcfbb487c072b452f36e2e3e1901a4c7d","secret":"2679"}}');
INSERT INTO "event" VALUES(8,'1m81p9ks3dy96m8t',8,1795353268019,'finished',NULL,'{"id":"1m81p9kska8q4xbf","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(9,'1m81p9ksn4691re0',1,1795353268021,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m81p9krcd3fqj2w","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m81p9krcd3fqj2w","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(10,'1m81p9ksn4691re0',2,1795353268021,'round',NULL,'{"number":1,"leader":null,"commitment":"3b9338234048d2dd5056654ff5fc3c0ee1bc6e3ea5c13af10c63b511b320366c","points":[0],"rules":2,"seats":[{"player":"1m81p9krcd3fqj2w","status":"joined"}],"rounds":1,"deal":{"nonce":"f8a9072c952fa2d393d2f351031910aef65dc714bd9b72c008030538fa04a69e","secret":"3610"},"carry":null}');
INSERT INTO "event" VALUES(11,'1m81p9ksn4691re0',3,1795353268022,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":3,"solved":false}');
INSERT INTO "event" VALUES(12,'1m81p9ksn4691re0',4,1795353268028,'guess',0,'{"attempt":2,"code":"1034","bulls":0,"cows":3,"solved":false}');
INSERT INTO "event" VALUES(13,'1m81p9ksn4691re0',5,1795353268029,'guess',0,'{"attempt":3,"code":"2340","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(14,'1m81p9ksn4691re0',6,1795353268030,'guess',0,'{"attempt":4,"code":"3510","bulls":3,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(15,'1m81p9ksn4691re0',7,1795353268030,'guess',0,'{"attempt":5,"code":"3610","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(16,'1m81p9ksn4691re0',8,1795353268030,'round-over',NULL,'{"id":"1m81p9ksybhh9gy0","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"3610","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"f8a9072c952fa2d393d2f351031910aef65dc714bd9b72c008030538fa04a69e","secret":"3610"}}');
INSERT INTO "event" VALUES(17,'1m81p9ksn4691re0',9,1795353268030,'finished',NULL,'{"id":"1m81p9ksybhhapdr","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(18,'1m81p9ksz8z8tznb',1,1795353268031,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m81p9kr73ks9rpg","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m81p9kr73ks9rpg","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(19,'1m81p9ksz8z8tznb',2,1795353268031,'round',NULL,'{"number":1,"leader":null,"commitment":"e984c48a4113580aa092e2f8a5ac983c65a1694f087a8569508d3e5fb4515bb2","points":[0],"rules":2,"seats":[{"player":"1m81p9kr73ks9rpg","status":"joined"}],"rounds":1,"deal":{"nonce":"e6c23c38a8dc98f298ad36f51a3e11fab31fe20ebf820d7d0768883d0d7ddebd","secret":"9189"},"carry":null}');
INSERT INTO "event" VALUES(20,'1m81p9ksz8z8tznb',3,1795353268032,'resigned',0,'{}');
INSERT INTO "event" VALUES(21,'1m81p9ksz8z8tznb',4,1795353268032,'round-over',NULL,'{"id":"1m81p9kt02xa1qvg","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"9189","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"e6c23c38a8dc98f298ad36f51a3e11fab31fe20ebf820d7d0768883d0d7ddebd","secret":"9189"}}');
INSERT INTO "event" VALUES(22,'1m81p9ksz8z8tznb',5,1795353268032,'finished',NULL,'{"id":"1m81p9kt02xa288z","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(23,'1m81p9kt187phdta',1,1795353268033,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m81p9krcd3fqj2w","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m81p9krcd3fqj2w","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(24,'1m81p9kt187phdta',2,1795353268033,'round',NULL,'{"number":1,"leader":null,"commitment":"ab26fcee562c2a344624513075c02654a3bc932957cca0ee629ac0a95882000b","points":[0],"rules":2,"seats":[{"player":"1m81p9krcd3fqj2w","status":"joined"}],"rounds":1,"deal":{"nonce":"7d0554bf66bba082822e771a71432e86722843410cf0d5bc32f9588306229125","secret":"1222"},"carry":null}');
INSERT INTO "event" VALUES(25,'1m81p9kt187phdta',3,1795353268033,'resigned',0,'{}');
INSERT INTO "event" VALUES(26,'1m81p9kt187phdta',4,1795353268033,'round-over',NULL,'{"id":"1m81p9kt187pjdqm","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"1222","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"7d0554bf66bba082822e771a71432e86722843410cf0d5bc32f9588306229125","secret":"1222"}}');
INSERT INTO "event" VALUES(27,'1m81p9kt187phdta',5,1795353268033,'finished',NULL,'{"id":"1m81p9kt187pkdv1","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(28,'1m81p9kt28sfdqz6',1,1795353268034,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m81p9kt28sfcrtx","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m81p9kt28sfcrtx","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(29,'1m81p9kt28sfdqz6',2,1795353268034,'round',NULL,'{"number":1,"leader":null,"commitment":"c4272224580a85b89a0c5dc13e5ae790a46199bc39c4b486680741c5f0c9a799","points":[0],"rules":2,"seats":[{"player":"1m81p9kt28sfcrtx","status":"joined"}],"rounds":0,"deal":{"nonce":"13cee5445f4f7b21404dc5a6eab08ed4587fc1532f4c588ac8d61e76a7d179ad","secret":"2965"},"carry":null}');
INSERT INTO "event" VALUES(30,'1m81p9kt28sfdqz6',3,1795353268035,'guess',0,'{"attempt":1,"code":"1234","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(31,'1m81p9kt39s4217x',1,1795353268035,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m81p9kt39s40ge4","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m81p9kt39s40ge4","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(32,'1m81p9kt39s4217x',2,1795353268035,'round',NULL,'{"number":1,"leader":null,"commitment":"ced880fafc9e23862cc0b91fbc33bef52b2ed5f8dc7ef923f23a70b844a7ad2a","points":[0],"rules":2,"seats":[{"player":"1m81p9kt39s40ge4","status":"joined"}],"rounds":2,"deal":{"nonce":"21b4463c4260f48411fab02b84e478f444deca0663b9bb8ebeee2d5d92865eda","secret":"8172"},"carry":null}');
INSERT INTO "event" VALUES(33,'1m81p9kt39s4217x',3,1795353268037,'guess',0,'{"attempt":1,"code":"0123","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(34,'1m81p9kt39s4217x',4,1795353268043,'guess',0,'{"attempt":2,"code":"0245","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(35,'1m81p9kt39s4217x',5,1795353268045,'guess',0,'{"attempt":3,"code":"1463","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(36,'1m81p9kt39s4217x',6,1795353268046,'guess',0,'{"attempt":4,"code":"2178","bulls":2,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(37,'1m81p9kt39s4217x',7,1795353268046,'guess',0,'{"attempt":5,"code":"2187","bulls":1,"cows":3,"solved":false}');
INSERT INTO "event" VALUES(38,'1m81p9kt39s4217x',8,1795353268047,'guess',0,'{"attempt":6,"code":"8172","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(39,'1m81p9kt39s4217x',9,1795353268047,'round-over',NULL,'{"id":"1m81p9ktfd28zxg3","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"8172","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"21b4463c4260f48411fab02b84e478f444deca0663b9bb8ebeee2d5d92865eda","secret":"8172"}}');
INSERT INTO "event" VALUES(40,'1m81p9kthfytdh01',1,1795353268049,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m81p9ktfd2913zh","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m81p9ktfd2913zh","join_code":"PGK4CN","clock":null,"log":3}');
INSERT INTO "event" VALUES(41,'1m81p9kthfytdh01',2,1795353268049,'joined',1,'{"player":"1m81p9ktg8tn2c01"}');
INSERT INTO "event" VALUES(42,'1m81p9kthfytdh01',3,1795353268049,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m81p9ktfd2913zh","status":"joined"},{"player":"1m81p9ktg8tn2c01","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(43,'1m81p9kthfytdh01',4,1795353268050,'secret',0,'{"code":"1234","nonce":"d5b7c175bc18e6aeafe0c191d3016fd556c0064caca22055c6d2d60c266522a0","commitment":"400199a0acccceb41a91150ff7604234e74781a48b935f30fbf71fafe658d478"}');
INSERT INTO "event" VALUES(44,'1m81p9kthfytdh01',5,1795353268051,'guess',1,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(45,'1m81p9kthfytdh01',6,1795353268051,'round-over',NULL,'{"id":"1m81p9ktk5jmg1dd","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"d5b7c175bc18e6aeafe0c191d3016fd556c0064caca22055c6d2d60c266522a0","secret":"1234"}}');
INSERT INTO "event" VALUES(46,'1m81p9kthfytdh01',7,1795353268051,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":2,"seats":[{"player":"1m81p9ktfd2913zh","status":"joined"},{"player":"1m81p9ktg8tn2c01","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(47,'1m81p9kthfytdh01',8,1795353268052,'secret',1,'{"code":"4321","nonce":"600fa5d36cb102adb377efbd1df340115424e79b0f0c245b99c74087e875d61e","commitment":"8db6f8cb7d0fc3081e95c4442e6e77c287ffd412d42073df2575b600570dee86"}');
INSERT INTO "event" VALUES(48,'1m81p9kthfytdh01',9,1795353268053,'resigned',0,'{}');
INSERT INTO "event" VALUES(49,'1m81p9kthfytdh01',10,1795353268053,'round-over',NULL,'{"id":"1m81p9ktnbbp5wh5","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"600fa5d36cb102adb377efbd1df340115424e79b0f0c245b99c74087e875d61e","secret":"4321"}}');
INSERT INTO "event" VALUES(50,'1m81p9kthfytdh01',11,1795353268053,'finished',NULL,'{"id":"1m81p9ktnbbp6b1a","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation"}');
INSERT INTO "event" VALUES(51,'1m81p9ktqakrgs8t',1,1795353268055,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"manual","secret":"held","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m81p9ktnbbp75yp","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m81p9ktnbbp75yp","join_code":"4EHJ96","clock":null,"log":3}');
INSERT INTO "event" VALUES(52,'1m81p9ktqakrgs8t',2,1795353268056,'joined',1,'{"player":"1m81p9ktp66jfszb"}');
INSERT INTO "event" VALUES(53,'1m81p9ktqakrgs8t',3,1795353268056,'joined',2,'{"player":"1m81p9ktp66jhrp3"}');
INSERT INTO "event" VALUES(54,'1m81p9ktqakrgs8t',4,1795353268056,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m81p9ktnbbp75yp","status":"joined"},{"player":"1m81p9ktp66jfszb","status":"joined"},{"player":"1m81p9ktp66jhrp3","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(55,'1m81p9ktt6s7bf42',1,1795353268058,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m81p9kts5cwfmhw","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m81p9kts5cwfmhw","join_code":"9E7YYZ","clock":null,"log":3}');
INSERT INTO "event" VALUES(56,'1m81p9ktt6s7bf42',2,1795353268059,'joined',1,'{"player":"1m81p9kts5cwhfcd"}');
INSERT INTO "event" VALUES(57,'1m81p9ktt6s7bf42',3,1795353268060,'joined',2,'{"player":"1m81p9ktt6s78keq"}');
INSERT INTO "event" VALUES(58,'1m81p9ktt6s7bf42',4,1795353268060,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m81p9kts5cwfmhw","status":"joined"},{"player":"1m81p9kts5cwhfcd","status":"joined"},{"player":"1m81p9ktt6s78keq","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(59,'1m81p9ktt6s7bf42',5,1795353268060,'secret',0,'{"code":"5678","nonce":"8bc904b527721441c8224f52cf3db6bc4743c7d49f77e42edef517e3e38006a0","commitment":"238c3dd2aefca280c37702384e127e152cd9865d8c5a4b7aeea042b484ad5df9"}');
INSERT INTO "event" VALUES(60,'1m81p9ktt6s7bf42',6,1795353268061,'guess',1,'{"attempt":1,"code":"1234","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(61,'1m81p9ktyew5c6rh',1,1795353268062,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m81p9kr73ks9rpg","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m81p9kr73ks9rpg","join_code":"5Q5P6Q","clock":null,"log":3}');
INSERT INTO "event" VALUES(62,'1m81p9ktzey9y6dg',1,1795353268063,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m81p9krcd3fqj2w","status":"joined"},{"player":"1m81p9krs2mppvna","status":"invited"}],"visibility":"public","ranked":false,"creator":"1m81p9krcd3fqj2w","join_code":"VFWED9","clock":null,"log":3}');
INSERT INTO "event" VALUES(63,'1m81p9ktzey9y6dg',2,1795353268064,'aborted',0,'{"reason":"creator"}');
INSERT INTO "event" VALUES(64,'1m81p9kv2a2eywmg',1,1795353268066,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m81p9kr73ks9rpg","status":"joined"},{"player":"1m81p9krs2mppvna","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m81p9kr73ks9rpg","join_code":"YWJH5T","clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(65,'1m81p9kv3bps4g7h',1,1795353268067,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m81p9kr73ks9rpg","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"visibility":"private","ranked":false,"creator":"1m81p9kr73ks9rpg","join_code":null,"clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(66,'1m81p9kv3bps4g7h',2,1795353268067,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m81p9kr73ks9rpg","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(67,'1m81p9kv53bg22tq',1,1795353268069,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":null,"hints":false},"seats":[{"player":"1m81p9kv4008nx8r","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m81p9kv4008nx8r","join_code":"3W44AE","clock":null,"log":3}');
INSERT INTO "event" VALUES(68,'1m81p9kv53bg22tq',2,1795353268070,'joined',1,'{"player":"1m81p9kv4008qx3b"}');
INSERT INTO "event" VALUES(69,'1m81p9kv53bg22tq',3,1795353268070,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m81p9kv4008nx8r","status":"joined"},{"player":"1m81p9kv4008qx3b","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(70,'1m81p9kv53bg22tq',4,1795353268071,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(71,'1m81p9kv53bg22tq',5,1795353268072,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(72,'1m81p9kv53bg22tq',6,1795353268072,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(73,'1m81p9kv53bg22tq',7,1795353268073,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(74,'1m81p9kv53bg22tq',8,1795353268073,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(75,'1m81p9kv53bg22tq',9,1795353268073,'round-over',NULL,'{"id":"1m81p9kv9487sytw","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(76,'1m81p9kv53bg22tq',10,1795353268074,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[1,0],"rules":1,"seats":[{"player":"1m81p9kv4008nx8r","status":"joined"},{"player":"1m81p9kv4008qx3b","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(77,'1m81p9kv53bg22tq',11,1795353268075,'move',1,'{"column":1,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(78,'1m81p9kvcamg4d58',1,1795353268076,'created',0,'{"ruleset":"gomoku","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m81p9kr73ks9rpg","status":"joined"},{"player":"1m81p9krcd3fqj2w","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m81p9kr73ks9rpg","join_code":"PNCHRC","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(79,'1m81p9kvcamg4d58',2,1795353268076,'joined',1,'{"player":"1m81p9krcd3fqj2w"}');
INSERT INTO "event" VALUES(80,'1m81p9kvcamg4d58',3,1795353268076,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m81p9kr73ks9rpg","status":"joined"},{"player":"1m81p9krcd3fqj2w","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(81,'1m81p9kvcamg4d58',4,1795353268077,'move',0,'{"column":7,"row":7,"symbol":"X"}');
INSERT INTO "event" VALUES(82,'1m81p9kvcamg4d58',5,1795353268078,'move',1,'{"column":8,"row":8,"symbol":"O"}');
INSERT INTO "event" VALUES(83,'1m81p9kvcamg4d58',6,1795353268078,'resigned',1,'{}');
INSERT INTO "event" VALUES(84,'1m81p9kvcamg4d58',7,1795353268078,'round-over',NULL,'{"id":"1m81p9kvees3ar7f","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(85,'1m81p9kvcamg4d58',8,1795353268078,'finished',NULL,'{"id":"1m81p9kvees3cngq","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation"}');
INSERT INTO "event" VALUES(86,'1m81p9kvh0f5kzjg',1,1795353268081,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m81p9kvf7h8vx4m","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m81p9kvf7h8vx4m","join_code":"2N8KY5","clock":null,"log":3,"commitment":"34623f9f68bd974e70dc26a76cdcf2946582d795ec9721ea936c05f8f985a8a3","client_seeds":["",""],"server_seed":"339e84c1e1456cd1c37020c11ffb1bbbc25caf5378a0d1a7cce8458e2f808466"}');
INSERT INTO "event" VALUES(87,'1m81p9kvh0f5kzjg',2,1795353268082,'joined',1,'{"player":"1m81p9kvgb6w8ms3"}');
INSERT INTO "event" VALUES(88,'1m81p9kvh0f5kzjg',3,1795353268082,'round',NULL,'{"number":1,"leader":0,"commitment":"34623f9f68bd974e70dc26a76cdcf2946582d795ec9721ea936c05f8f985a8a3","points":[0,0],"rules":1,"seats":[{"player":"1m81p9kvf7h8vx4m","status":"joined"},{"player":"1m81p9kvgb6w8ms3","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(89,'1m81p9kvh0f5kzjg',4,1795353268082,'roll',0,'{"keep":[],"dice":[4,6,1,2,6],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(90,'1m81p9kvh0f5kzjg',5,1795353268083,'score',0,'{"category":"chance","score":19,"bonus":0}');
INSERT INTO "event" VALUES(91,'1m81p9kvh0f5kzjg',6,1795353268083,'roll',1,'{"keep":[],"dice":[2,5,6,2,5],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(92,'1m81p9kvn07g5eha',1,1795353268085,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m81p9kvkbdhtf9y","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m81p9kvkbdhtf9y","join_code":"SCH7QJ","clock":null,"log":3,"commitment":"effa14fb901ca149dce0c01f332e30f481d4dd4c5024b3cb577fa77e6e9ca528","client_seeds":["",""],"server_seed":"79b4253ff08956b812481da3425329d006c69c1291dca974e19f619fc72e5009"}');
INSERT INTO "event" VALUES(93,'1m81p9kvn07g5eha',2,1795353268085,'joined',1,'{"player":"1m81p9kvm0kmzkpm"}');
INSERT INTO "event" VALUES(94,'1m81p9kvn07g5eha',3,1795353268085,'round',NULL,'{"number":1,"leader":0,"commitment":"effa14fb901ca149dce0c01f332e30f481d4dd4c5024b3cb577fa77e6e9ca528","points":[0,0],"rules":1,"seats":[{"player":"1m81p9kvkbdhtf9y","status":"joined"},{"player":"1m81p9kvm0kmzkpm","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(95,'1m81p9kvn07g5eha',4,1795353268085,'roll',0,'{"keep":[],"dice":[3,5,1,5,1],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(96,'1m81p9kvn07g5eha',5,1795353268086,'score',0,'{"category":"aces","score":2,"bonus":0}');
INSERT INTO "event" VALUES(97,'1m81p9kvn07g5eha',6,1795353268086,'roll',1,'{"keep":[],"dice":[2,4,1,2,1],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(98,'1m81p9kvn07g5eha',7,1795353268087,'score',1,'{"category":"aces","score":2,"bonus":0}');
INSERT INTO "event" VALUES(99,'1m81p9kvn07g5eha',8,1795353268087,'roll',0,'{"keep":[],"dice":[1,5,6,1,2],"stage":0,"roll":2}');
INSERT INTO "event" VALUES(100,'1m81p9kvn07g5eha',9,1795353268087,'score',0,'{"category":"twos","score":2,"bonus":0}');
INSERT INTO "event" VALUES(101,'1m81p9kvn07g5eha',10,1795353268087,'roll',1,'{"keep":[],"dice":[6,2,4,4,1],"stage":0,"roll":3}');
INSERT INTO "event" VALUES(102,'1m81p9kvn07g5eha',11,1795353268088,'score',1,'{"category":"twos","score":2,"bonus":0}');
INSERT INTO "event" VALUES(103,'1m81p9kvn07g5eha',12,1795353268088,'roll',0,'{"keep":[],"dice":[5,2,2,1,6],"stage":0,"roll":4}');
INSERT INTO "event" VALUES(104,'1m81p9kvn07g5eha',13,1795353268089,'score',0,'{"category":"threes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(105,'1m81p9kvn07g5eha',14,1795353268089,'roll',1,'{"keep":[],"dice":[1,2,2,3,4],"stage":0,"roll":5}');
INSERT INTO "event" VALUES(106,'1m81p9kvn07g5eha',15,1795353268089,'score',1,'{"category":"threes","score":3,"bonus":0}');
INSERT INTO "event" VALUES(107,'1m81p9kvn07g5eha',16,1795353268089,'roll',0,'{"keep":[],"dice":[1,6,2,6,1],"stage":0,"roll":6}');
INSERT INTO "event" VALUES(108,'1m81p9kvn07g5eha',17,1795353268090,'score',0,'{"category":"fours","score":0,"bonus":0}');
INSERT INTO "event" VALUES(109,'1m81p9kvn07g5eha',18,1795353268090,'roll',1,'{"keep":[],"dice":[3,2,4,6,5],"stage":0,"roll":7}');
INSERT INTO "event" VALUES(110,'1m81p9kvn07g5eha',19,1795353268091,'score',1,'{"category":"fours","score":4,"bonus":0}');
INSERT INTO "event" VALUES(111,'1m81p9kvn07g5eha',20,1795353268091,'roll',0,'{"keep":[],"dice":[4,1,6,6,3],"stage":0,"roll":8}');
INSERT INTO "event" VALUES(112,'1m81p9kvn07g5eha',21,1795353268091,'score',0,'{"category":"fives","score":0,"bonus":0}');
INSERT INTO "event" VALUES(113,'1m81p9kvn07g5eha',22,1795353268091,'roll',1,'{"keep":[],"dice":[1,5,5,1,6],"stage":0,"roll":9}');
INSERT INTO "event" VALUES(114,'1m81p9kvn07g5eha',23,1795353268092,'score',1,'{"category":"fives","score":10,"bonus":0}');
INSERT INTO "event" VALUES(115,'1m81p9kvn07g5eha',24,1795353268092,'roll',0,'{"keep":[],"dice":[6,3,3,6,3],"stage":0,"roll":10}');
INSERT INTO "event" VALUES(116,'1m81p9kvn07g5eha',25,1795353268092,'score',0,'{"category":"sixes","score":12,"bonus":0}');
INSERT INTO "event" VALUES(117,'1m81p9kvn07g5eha',26,1795353268092,'roll',1,'{"keep":[],"dice":[1,6,1,5,4],"stage":0,"roll":11}');
INSERT INTO "event" VALUES(118,'1m81p9kvn07g5eha',27,1795353268093,'score',1,'{"category":"sixes","score":6,"bonus":0}');
INSERT INTO "event" VALUES(119,'1m81p9kvn07g5eha',28,1795353268093,'roll',0,'{"keep":[],"dice":[5,3,3,2,1],"stage":0,"roll":12}');
INSERT INTO "event" VALUES(120,'1m81p9kvn07g5eha',29,1795353268093,'score',0,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(121,'1m81p9kvn07g5eha',30,1795353268093,'roll',1,'{"keep":[],"dice":[5,4,5,2,4],"stage":0,"roll":13}');
INSERT INTO "event" VALUES(122,'1m81p9kvn07g5eha',31,1795353268094,'score',1,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(123,'1m81p9kvn07g5eha',32,1795353268094,'roll',0,'{"keep":[],"dice":[3,6,1,3,1],"stage":0,"roll":14}');
INSERT INTO "event" VALUES(124,'1m81p9kvn07g5eha',33,1795353268095,'score',0,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(125,'1m81p9kvn07g5eha',34,1795353268095,'roll',1,'{"keep":[],"dice":[3,4,4,5,1],"stage":0,"roll":15}');
INSERT INTO "event" VALUES(126,'1m81p9kvn07g5eha',35,1795353268095,'score',1,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(127,'1m81p9kvn07g5eha',36,1795353268095,'roll',0,'{"keep":[],"dice":[2,6,2,2,5],"stage":0,"roll":16}');
INSERT INTO "event" VALUES(128,'1m81p9kvn07g5eha',37,1795353268096,'score',0,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(129,'1m81p9kvn07g5eha',38,1795353268096,'roll',1,'{"keep":[],"dice":[3,4,5,3,3],"stage":0,"roll":17}');
INSERT INTO "event" VALUES(130,'1m81p9kvn07g5eha',39,1795353268096,'score',1,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(131,'1m81p9kvn07g5eha',40,1795353268096,'roll',0,'{"keep":[],"dice":[6,4,6,3,4],"stage":0,"roll":18}');
INSERT INTO "event" VALUES(132,'1m81p9kvn07g5eha',41,1795353268097,'score',0,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(133,'1m81p9kvn07g5eha',42,1795353268097,'roll',1,'{"keep":[],"dice":[5,6,1,6,1],"stage":0,"roll":19}');
INSERT INTO "event" VALUES(134,'1m81p9kvn07g5eha',43,1795353268097,'score',1,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(135,'1m81p9kvn07g5eha',44,1795353268097,'roll',0,'{"keep":[],"dice":[6,1,6,6,2],"stage":0,"roll":20}');
INSERT INTO "event" VALUES(136,'1m81p9kvn07g5eha',45,1795353268098,'score',0,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(137,'1m81p9kvn07g5eha',46,1795353268098,'roll',1,'{"keep":[],"dice":[4,1,3,5,5],"stage":0,"roll":21}');
INSERT INTO "event" VALUES(138,'1m81p9kvn07g5eha',47,1795353268099,'score',1,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(139,'1m81p9kvn07g5eha',48,1795353268099,'roll',0,'{"keep":[],"dice":[6,4,3,4,1],"stage":0,"roll":22}');
INSERT INTO "event" VALUES(140,'1m81p9kvn07g5eha',49,1795353268099,'score',0,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(141,'1m81p9kvn07g5eha',50,1795353268099,'roll',1,'{"keep":[],"dice":[4,6,3,6,3],"stage":0,"roll":23}');
INSERT INTO "event" VALUES(142,'1m81p9kvn07g5eha',51,1795353268100,'score',1,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(143,'1m81p9kvn07g5eha',52,1795353268100,'roll',0,'{"keep":[],"dice":[2,5,3,4,4],"stage":0,"roll":24}');
INSERT INTO "event" VALUES(144,'1m81p9kvn07g5eha',53,1795353268100,'score',0,'{"category":"chance","score":18,"bonus":0}');
INSERT INTO "event" VALUES(145,'1m81p9kvn07g5eha',54,1795353268100,'roll',1,'{"keep":[],"dice":[5,5,6,5,3],"stage":0,"roll":25}');
INSERT INTO "event" VALUES(146,'1m81p9kvn07g5eha',55,1795353268101,'score',1,'{"category":"chance","score":24,"bonus":0}');
INSERT INTO "event" VALUES(147,'1m81p9kvn07g5eha',56,1795353268101,'round-over',NULL,'{"id":"1m81p9kw50nwey7z","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":2,"twos":2,"threes":0,"fours":0,"fives":0,"sixes":12,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":18},"upper_total":16,"upper_bonus":0,"yahtzee_bonus":0,"total":34},{"seat":1,"boxes":{"aces":2,"twos":2,"threes":3,"fours":4,"fives":10,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":24},"upper_total":27,"upper_bonus":0,"yahtzee_bonus":0,"total":51}],"forfeited":[],"forfeited_by":null,"points":[34,51],"proof":null}');
INSERT INTO "event" VALUES(148,'1m81p9kvn07g5eha',57,1795353268101,'finished',NULL,'{"id":"1m81p9kw50nwfadn","outcome":"win","winners":[1],"points":[34,51],"reason":"rounds","proof":{"server_seed":"79b4253ff08956b812481da3425329d006c69c1291dca974e19f619fc72e5009","client_seeds":["",""]}}');
INSERT INTO "event" VALUES(149,'1m81p9ky242w7yvj',1,1795353268162,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m81p9kr73ks9rpg","status":"invited"},{"player":"1m81p9krs2mppvna","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m81p9kxv5fz4cww","join_code":"MJDNAD","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3,"tournament":"1m81p9kxv5fz4cww"}');
INSERT INTO "event" VALUES(150,'1m81p9kyb1qm7y9c',1,1795353268171,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m81p9ky62j2ery4","status":"joined"},{"player":"1m81p9ky77gfhc3g","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m81p9ky62j2ery4","join_code":"WQRASG","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(151,'1m81p9kyb1qm7y9c',2,1795353268172,'joined',1,'{"player":"1m81p9ky77gfhc3g"}');
INSERT INTO "event" VALUES(152,'1m81p9kyb1qm7y9c',3,1795353268172,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m81p9ky62j2ery4","status":"joined"},{"player":"1m81p9ky77gfhc3g","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(153,'1m81p9kyb1qm7y9c',4,1795353268174,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(154,'1m81p9kyb1qm7y9c',5,1795353268179,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(155,'1m81p9kyb1qm7y9c',6,1795353268180,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(156,'1m81p9kyb1qm7y9c',7,1795353268180,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(157,'1m81p9kyb1qm7y9c',8,1795353268181,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(158,'1m81p9kyb1qm7y9c',9,1795353268181,'round-over',NULL,'{"id":"1m81p9kyn345qfzw","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(159,'1m81p9kyb1qm7y9c',10,1795353268181,'finished',NULL,'{"id":"1m81p9kyn345tts5","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds"}');
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
INSERT INTO "game" VALUES('1m81p9ks3dy96m8t','main','bulls-and-cows','finished','private',1,'1m81p9kr73ks9rpg',NULL,1795353268003,1795353268019,0);
INSERT INTO "game" VALUES('1m81p9ksn4691re0','main','bulls-and-cows','finished','private',1,'1m81p9krcd3fqj2w',NULL,1795353268021,1795353268030,0);
INSERT INTO "game" VALUES('1m81p9ksz8z8tznb','main','number-guess','finished','private',1,'1m81p9kr73ks9rpg',NULL,1795353268031,1795353268032,0);
INSERT INTO "game" VALUES('1m81p9kt187phdta','main','number-guess','finished','private',1,'1m81p9krcd3fqj2w',NULL,1795353268033,1795353268033,0);
INSERT INTO "game" VALUES('1m81p9kt28sfdqz6','main','bulls-and-cows','playing','private',1,'1m81p9kt28sfcrtx',NULL,1795353268034,NULL,0);
INSERT INTO "game" VALUES('1m81p9kt39s4217x','main','bulls-and-cows','playing','private',1,'1m81p9kt39s40ge4',NULL,1795353268035,NULL,0);
INSERT INTO "game" VALUES('1m81p9kthfytdh01','main','bulls-and-cows','finished','public',0,'1m81p9ktfd2913zh',NULL,1795353268049,1795353268053,0);
INSERT INTO "game" VALUES('1m81p9ktqakrgs8t','main','bulls-and-cows','playing','private',0,'1m81p9ktnbbp75yp','4EHJ96',1795353268055,NULL,0);
INSERT INTO "game" VALUES('1m81p9ktt6s7bf42','main','bulls-and-cows','playing','private',0,'1m81p9kts5cwfmhw','9E7YYZ',1795353268058,NULL,0);
INSERT INTO "game" VALUES('1m81p9ktyew5c6rh','main','mastermind','open','public',0,'1m81p9kr73ks9rpg','5Q5P6Q',1795353268062,NULL,0);
INSERT INTO "game" VALUES('1m81p9ktzey9y6dg','main','mastermind','aborted','public',0,'1m81p9krcd3fqj2w',NULL,1795353268063,1795353268064,0);
INSERT INTO "game" VALUES('1m81p9kv2a2eywmg','main','mastermind','open','private',0,'1m81p9kr73ks9rpg','YWJH5T',1795353268066,NULL,1);
INSERT INTO "game" VALUES('1m81p9kv3bps4g7h','main','bulls-and-cows','playing','private',0,'1m81p9kr73ks9rpg',NULL,1795353268067,NULL,1);
INSERT INTO "game" VALUES('1m81p9kv53bg22tq','main','tic-tac-toe','playing','public',0,'1m81p9kv4008nx8r','3W44AE',1795353268069,NULL,0);
INSERT INTO "game" VALUES('1m81p9kvcamg4d58','main','gomoku','finished','private',1,'1m81p9kr73ks9rpg',NULL,1795353268076,1795353268078,0);
INSERT INTO "game" VALUES('1m81p9kvh0f5kzjg','main','yahtzee','playing','private',0,'1m81p9kvf7h8vx4m','2N8KY5',1795353268081,NULL,0);
INSERT INTO "game" VALUES('1m81p9kvn07g5eha','main','yahtzee','finished','private',0,'1m81p9kvkbdhtf9y',NULL,1795353268085,1795353268101,0);
INSERT INTO "game" VALUES('1m81p9ky242w7yvj','main','tic-tac-toe','open','private',0,'1m81p9kxv5fz4cww','MJDNAD',1795353268162,NULL,1);
INSERT INTO "game" VALUES('1m81p9kyb1qm7y9c','main','tic-tac-toe','finished','private',0,'1m81p9ky62j2ery4',NULL,1795353268171,1795353268181,0);
CREATE TABLE heartbeat (
    id      INTEGER PRIMARY KEY CHECK (id = 1),
    at      INTEGER NOT NULL, -- the last try that succeeded
    ballast BLOB    NOT NULL  -- random bytes, other ones each time, as SQLite does not write what has not changed
) STRICT;
CREATE TABLE keepsake (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB    NOT NULL CHECK (length(key) = 32)
) STRICT;
INSERT INTO "keepsake" VALUES(1,X'46DB73B12C52DA36EFF827D3EFCC248AC9E72524BA5C29C4A9E35080F8AA052C');
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL
) STRICT;
INSERT INTO "migration" VALUES(1,'schema',X'B9522BABDFB15B97E24C8FC4B7D45046B426B250201379B05B3E25DF41F34892',1795353267907);
CREATE TABLE player (
    id         TEXT    PRIMARY KEY NOT NULL,
    app        TEXT    NOT NULL DEFAULT 'main',
    name       TEXT,                                     -- NULL = deleted
    bot        INTEGER NOT NULL CHECK (bot IN (0, 1)),   -- a program
    guest      INTEGER NOT NULL CHECK (guest IN (0, 1)), -- made on the way, by playing without a token
    owner      TEXT REFERENCES player (id),              -- the service that made it
    created_at INTEGER NOT NULL,
    deleted_at INTEGER
) STRICT, WITHOUT ROWID;
INSERT INTO "player" VALUES('000000000p9c7fga','main','random',1,0,NULL,1795353268067,NULL);
INSERT INTO "player" VALUES('1m81p9kqp4qexs2t','main','service',1,0,NULL,1795353267958,NULL);
INSERT INTO "player" VALUES('1m81p9kr73ks9rpg','main','Ann',0,0,NULL,1795353267975,NULL);
INSERT INTO "player" VALUES('1m81p9krcd3fqj2w','main','Bob',0,0,NULL,1795353267980,NULL);
INSERT INTO "player" VALUES('1m81p9krs2mppvna','main','Cyd',0,0,NULL,1795353267993,NULL);
INSERT INTO "player" VALUES('1m81p9kt28sfcrtx','main','Guest',0,1,NULL,1795353268034,NULL);
INSERT INTO "player" VALUES('1m81p9kt39s40ge4','main','Guest',0,1,NULL,1795353268035,NULL);
INSERT INTO "player" VALUES('1m81p9ktfd2913zh','main','Player 0',0,0,NULL,1795353268047,NULL);
INSERT INTO "player" VALUES('1m81p9ktg8tn2c01','main','Player 1',0,0,NULL,1795353268048,NULL);
INSERT INTO "player" VALUES('1m81p9ktnbbp75yp','main','Player 0',0,0,NULL,1795353268053,NULL);
INSERT INTO "player" VALUES('1m81p9ktp66jfszb','main','Player 1',0,0,NULL,1795353268054,NULL);
INSERT INTO "player" VALUES('1m81p9ktp66jhrp3','main','Player 2',0,0,NULL,1795353268054,NULL);
INSERT INTO "player" VALUES('1m81p9kts5cwfmhw','main','Player 0',0,0,NULL,1795353268057,NULL);
INSERT INTO "player" VALUES('1m81p9kts5cwhfcd','main','Player 1',0,0,NULL,1795353268057,NULL);
INSERT INTO "player" VALUES('1m81p9ktt6s78keq','main','Player 2',0,0,NULL,1795353268058,NULL);
INSERT INTO "player" VALUES('1m81p9kv4008nx8r','main','Player 0',0,0,NULL,1795353268068,NULL);
INSERT INTO "player" VALUES('1m81p9kv4008qx3b','main','Player 1',0,0,NULL,1795353268068,NULL);
INSERT INTO "player" VALUES('1m81p9kvf7h8vx4m','main','Player 0',0,0,NULL,1795353268079,NULL);
INSERT INTO "player" VALUES('1m81p9kvgb6w8ms3','main','Player 1',0,0,NULL,1795353268080,NULL);
INSERT INTO "player" VALUES('1m81p9kvkbdhtf9y','main','Player 0',0,0,NULL,1795353268083,NULL);
INSERT INTO "player" VALUES('1m81p9kvm0kmzkpm','main','Player 1',0,0,NULL,1795353268084,NULL);
INSERT INTO "player" VALUES('1m81p9ky62j2ery4','main','Dee',0,0,'1m81p9kqp4qexs2t',1795353268166,NULL);
INSERT INTO "player" VALUES('1m81p9ky77gfhc3g','main',NULL,0,0,'1m81p9kqp4qexs2t',1795353268167,1795353268182);
CREATE TABLE player_event (
    player   TEXT    NOT NULL,
    seq      INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the player
    at       INTEGER NOT NULL,
    kind     TEXT    NOT NULL,                 -- invited, joined, declined, turn, round-over, finished, rematch, aborted
    game     TEXT    NOT NULL,
    game_seq INTEGER NOT NULL,                 -- the game's event that it is about
    PRIMARY KEY (player, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "player_event" VALUES('1m81p9kr73ks9rpg',1,1795353268076,'joined','1m81p9kvcamg4d58',2);
INSERT INTO "player_event" VALUES('1m81p9kr73ks9rpg',2,1795353268076,'turn','1m81p9kvcamg4d58',3);
INSERT INTO "player_event" VALUES('1m81p9kr73ks9rpg',3,1795353268078,'turn','1m81p9kvcamg4d58',5);
INSERT INTO "player_event" VALUES('1m81p9kr73ks9rpg',4,1795353268078,'round-over','1m81p9kvcamg4d58',7);
INSERT INTO "player_event" VALUES('1m81p9kr73ks9rpg',5,1795353268078,'finished','1m81p9kvcamg4d58',8);
INSERT INTO "player_event" VALUES('1m81p9kr73ks9rpg',6,1795353268162,'invited','1m81p9ky242w7yvj',1);
INSERT INTO "player_event" VALUES('1m81p9krcd3fqj2w',1,1795353268064,'aborted','1m81p9ktzey9y6dg',2);
INSERT INTO "player_event" VALUES('1m81p9krcd3fqj2w',2,1795353268076,'invited','1m81p9kvcamg4d58',1);
INSERT INTO "player_event" VALUES('1m81p9krcd3fqj2w',3,1795353268077,'turn','1m81p9kvcamg4d58',4);
INSERT INTO "player_event" VALUES('1m81p9krcd3fqj2w',4,1795353268078,'finished','1m81p9kvcamg4d58',8);
INSERT INTO "player_event" VALUES('1m81p9krs2mppvna',1,1795353268063,'invited','1m81p9ktzey9y6dg',1);
INSERT INTO "player_event" VALUES('1m81p9krs2mppvna',2,1795353268064,'aborted','1m81p9ktzey9y6dg',2);
INSERT INTO "player_event" VALUES('1m81p9krs2mppvna',3,1795353268066,'invited','1m81p9kv2a2eywmg',1);
INSERT INTO "player_event" VALUES('1m81p9krs2mppvna',4,1795353268162,'invited','1m81p9ky242w7yvj',1);
INSERT INTO "player_event" VALUES('1m81p9ktfd2913zh',1,1795353268049,'joined','1m81p9kthfytdh01',2);
INSERT INTO "player_event" VALUES('1m81p9ktfd2913zh',2,1795353268049,'turn','1m81p9kthfytdh01',3);
INSERT INTO "player_event" VALUES('1m81p9ktfd2913zh',3,1795353268051,'round-over','1m81p9kthfytdh01',6);
INSERT INTO "player_event" VALUES('1m81p9ktfd2913zh',4,1795353268052,'turn','1m81p9kthfytdh01',8);
INSERT INTO "player_event" VALUES('1m81p9ktfd2913zh',5,1795353268053,'finished','1m81p9kthfytdh01',11);
INSERT INTO "player_event" VALUES('1m81p9ktg8tn2c01',1,1795353268050,'turn','1m81p9kthfytdh01',4);
INSERT INTO "player_event" VALUES('1m81p9ktg8tn2c01',2,1795353268051,'round-over','1m81p9kthfytdh01',6);
INSERT INTO "player_event" VALUES('1m81p9ktg8tn2c01',3,1795353268053,'round-over','1m81p9kthfytdh01',10);
INSERT INTO "player_event" VALUES('1m81p9ktg8tn2c01',4,1795353268053,'finished','1m81p9kthfytdh01',11);
INSERT INTO "player_event" VALUES('1m81p9ktnbbp75yp',1,1795353268056,'joined','1m81p9ktqakrgs8t',2);
INSERT INTO "player_event" VALUES('1m81p9ktnbbp75yp',2,1795353268056,'joined','1m81p9ktqakrgs8t',3);
INSERT INTO "player_event" VALUES('1m81p9ktp66jfszb',1,1795353268056,'joined','1m81p9ktqakrgs8t',3);
INSERT INTO "player_event" VALUES('1m81p9ktp66jfszb',2,1795353268056,'turn','1m81p9ktqakrgs8t',4);
INSERT INTO "player_event" VALUES('1m81p9kts5cwfmhw',1,1795353268059,'joined','1m81p9ktt6s7bf42',2);
INSERT INTO "player_event" VALUES('1m81p9kts5cwfmhw',2,1795353268060,'joined','1m81p9ktt6s7bf42',3);
INSERT INTO "player_event" VALUES('1m81p9kts5cwfmhw',3,1795353268060,'turn','1m81p9ktt6s7bf42',4);
INSERT INTO "player_event" VALUES('1m81p9kts5cwhfcd',1,1795353268060,'joined','1m81p9ktt6s7bf42',3);
INSERT INTO "player_event" VALUES('1m81p9kts5cwhfcd',2,1795353268060,'turn','1m81p9ktt6s7bf42',5);
INSERT INTO "player_event" VALUES('1m81p9ktt6s78keq',1,1795353268061,'turn','1m81p9ktt6s7bf42',6);
INSERT INTO "player_event" VALUES('1m81p9kv4008nx8r',1,1795353268070,'joined','1m81p9kv53bg22tq',2);
INSERT INTO "player_event" VALUES('1m81p9kv4008nx8r',2,1795353268070,'turn','1m81p9kv53bg22tq',3);
INSERT INTO "player_event" VALUES('1m81p9kv4008nx8r',3,1795353268072,'turn','1m81p9kv53bg22tq',5);
INSERT INTO "player_event" VALUES('1m81p9kv4008nx8r',4,1795353268073,'turn','1m81p9kv53bg22tq',7);
INSERT INTO "player_event" VALUES('1m81p9kv4008nx8r',5,1795353268073,'round-over','1m81p9kv53bg22tq',9);
INSERT INTO "player_event" VALUES('1m81p9kv4008nx8r',6,1795353268075,'turn','1m81p9kv53bg22tq',11);
INSERT INTO "player_event" VALUES('1m81p9kv4008qx3b',1,1795353268071,'turn','1m81p9kv53bg22tq',4);
INSERT INTO "player_event" VALUES('1m81p9kv4008qx3b',2,1795353268072,'turn','1m81p9kv53bg22tq',6);
INSERT INTO "player_event" VALUES('1m81p9kv4008qx3b',3,1795353268073,'round-over','1m81p9kv53bg22tq',9);
INSERT INTO "player_event" VALUES('1m81p9kv4008qx3b',4,1795353268074,'turn','1m81p9kv53bg22tq',10);
INSERT INTO "player_event" VALUES('1m81p9kvf7h8vx4m',1,1795353268082,'joined','1m81p9kvh0f5kzjg',2);
INSERT INTO "player_event" VALUES('1m81p9kvf7h8vx4m',2,1795353268082,'turn','1m81p9kvh0f5kzjg',4);
INSERT INTO "player_event" VALUES('1m81p9kvgb6w8ms3',1,1795353268083,'turn','1m81p9kvh0f5kzjg',6);
INSERT INTO "player_event" VALUES('1m81p9kvkbdhtf9y',1,1795353268085,'joined','1m81p9kvn07g5eha',2);
INSERT INTO "player_event" VALUES('1m81p9kvkbdhtf9y',2,1795353268085,'turn','1m81p9kvn07g5eha',4);
INSERT INTO "player_event" VALUES('1m81p9kvkbdhtf9y',3,1795353268087,'turn','1m81p9kvn07g5eha',8);
INSERT INTO "player_event" VALUES('1m81p9kvkbdhtf9y',4,1795353268088,'turn','1m81p9kvn07g5eha',12);
INSERT INTO "player_event" VALUES('1m81p9kvkbdhtf9y',5,1795353268089,'turn','1m81p9kvn07g5eha',16);
INSERT INTO "player_event" VALUES('1m81p9kvkbdhtf9y',6,1795353268091,'turn','1m81p9kvn07g5eha',20);
INSERT INTO "player_event" VALUES('1m81p9kvkbdhtf9y',7,1795353268092,'turn','1m81p9kvn07g5eha',24);
INSERT INTO "player_event" VALUES('1m81p9kvkbdhtf9y',8,1795353268093,'turn','1m81p9kvn07g5eha',28);
INSERT INTO "player_event" VALUES('1m81p9kvkbdhtf9y',9,1795353268094,'turn','1m81p9kvn07g5eha',32);
INSERT INTO "player_event" VALUES('1m81p9kvkbdhtf9y',10,1795353268095,'turn','1m81p9kvn07g5eha',36);
INSERT INTO "player_event" VALUES('1m81p9kvkbdhtf9y',11,1795353268096,'turn','1m81p9kvn07g5eha',40);
INSERT INTO "player_event" VALUES('1m81p9kvkbdhtf9y',12,1795353268097,'turn','1m81p9kvn07g5eha',44);
INSERT INTO "player_event" VALUES('1m81p9kvkbdhtf9y',13,1795353268099,'turn','1m81p9kvn07g5eha',48);
INSERT INTO "player_event" VALUES('1m81p9kvkbdhtf9y',14,1795353268100,'turn','1m81p9kvn07g5eha',52);
INSERT INTO "player_event" VALUES('1m81p9kvkbdhtf9y',15,1795353268101,'round-over','1m81p9kvn07g5eha',56);
INSERT INTO "player_event" VALUES('1m81p9kvkbdhtf9y',16,1795353268101,'finished','1m81p9kvn07g5eha',57);
INSERT INTO "player_event" VALUES('1m81p9kvm0kmzkpm',1,1795353268086,'turn','1m81p9kvn07g5eha',6);
INSERT INTO "player_event" VALUES('1m81p9kvm0kmzkpm',2,1795353268087,'turn','1m81p9kvn07g5eha',10);
INSERT INTO "player_event" VALUES('1m81p9kvm0kmzkpm',3,1795353268089,'turn','1m81p9kvn07g5eha',14);
INSERT INTO "player_event" VALUES('1m81p9kvm0kmzkpm',4,1795353268090,'turn','1m81p9kvn07g5eha',18);
INSERT INTO "player_event" VALUES('1m81p9kvm0kmzkpm',5,1795353268091,'turn','1m81p9kvn07g5eha',22);
INSERT INTO "player_event" VALUES('1m81p9kvm0kmzkpm',6,1795353268092,'turn','1m81p9kvn07g5eha',26);
INSERT INTO "player_event" VALUES('1m81p9kvm0kmzkpm',7,1795353268093,'turn','1m81p9kvn07g5eha',30);
INSERT INTO "player_event" VALUES('1m81p9kvm0kmzkpm',8,1795353268095,'turn','1m81p9kvn07g5eha',34);
INSERT INTO "player_event" VALUES('1m81p9kvm0kmzkpm',9,1795353268096,'turn','1m81p9kvn07g5eha',38);
INSERT INTO "player_event" VALUES('1m81p9kvm0kmzkpm',10,1795353268097,'turn','1m81p9kvn07g5eha',42);
INSERT INTO "player_event" VALUES('1m81p9kvm0kmzkpm',11,1795353268098,'turn','1m81p9kvn07g5eha',46);
INSERT INTO "player_event" VALUES('1m81p9kvm0kmzkpm',12,1795353268099,'turn','1m81p9kvn07g5eha',50);
INSERT INTO "player_event" VALUES('1m81p9kvm0kmzkpm',13,1795353268100,'turn','1m81p9kvn07g5eha',54);
INSERT INTO "player_event" VALUES('1m81p9kvm0kmzkpm',14,1795353268101,'round-over','1m81p9kvn07g5eha',56);
INSERT INTO "player_event" VALUES('1m81p9kvm0kmzkpm',15,1795353268101,'finished','1m81p9kvn07g5eha',57);
INSERT INTO "player_event" VALUES('1m81p9ky62j2ery4',1,1795353268172,'joined','1m81p9kyb1qm7y9c',2);
INSERT INTO "player_event" VALUES('1m81p9ky62j2ery4',2,1795353268172,'turn','1m81p9kyb1qm7y9c',3);
INSERT INTO "player_event" VALUES('1m81p9ky62j2ery4',3,1795353268179,'turn','1m81p9kyb1qm7y9c',5);
INSERT INTO "player_event" VALUES('1m81p9ky62j2ery4',4,1795353268180,'turn','1m81p9kyb1qm7y9c',7);
INSERT INTO "player_event" VALUES('1m81p9ky62j2ery4',5,1795353268181,'round-over','1m81p9kyb1qm7y9c',9);
INSERT INTO "player_event" VALUES('1m81p9ky62j2ery4',6,1795353268181,'finished','1m81p9kyb1qm7y9c',10);
INSERT INTO "player_event" VALUES('1m81p9ky77gfhc3g',1,1795353268171,'invited','1m81p9kyb1qm7y9c',1);
INSERT INTO "player_event" VALUES('1m81p9ky77gfhc3g',2,1795353268174,'turn','1m81p9kyb1qm7y9c',4);
INSERT INTO "player_event" VALUES('1m81p9ky77gfhc3g',3,1795353268180,'turn','1m81p9kyb1qm7y9c',6);
INSERT INTO "player_event" VALUES('1m81p9ky77gfhc3g',4,1795353268181,'round-over','1m81p9kyb1qm7y9c',9);
INSERT INTO "player_event" VALUES('1m81p9ky77gfhc3g',5,1795353268181,'finished','1m81p9kyb1qm7y9c',10);
CREATE TABLE rating_pair (
    ruleset TEXT    NOT NULL,
    a       TEXT    NOT NULL, -- the player whose id is the smaller
    b       TEXT    NOT NULL,
    day     INTEGER NOT NULL, -- its beginning
    games   INTEGER NOT NULL,
    PRIMARY KEY (ruleset, a, b)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_pair" VALUES('gomoku','1m81p9kr73ks9rpg','1m81p9krcd3fqj2w',1795305600000,1);
CREATE TABLE record (
    player  TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    tally   BLOB NOT NULL, -- of all time: see play/standing.h
    PRIMARY KEY (player, ruleset)
) STRICT, WITHOUT ROWID;
INSERT INTO "record" VALUES('1m81p9kr73ks9rpg','bulls-and-cows',X'0002020000A09C010000000202E6BCA6B6C068E6BCA6B6C0680000E6BCA6B6C068');
INSERT INTO "record" VALUES('1m81p9kr73ks9rpg','gomoku',X'0002020000A09C010000000202DCBDA6B6C068DCBDA6B6C0680000DCBDA6B6C068');
INSERT INTO "record" VALUES('1m81p9kr73ks9rpg','number-guess',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m81p9krcd3fqj2w','bulls-and-cows',X'0002020000A09C010000000202FCBCA6B6C068FCBCA6B6C0680000FCBCA6B6C068');
INSERT INTO "record" VALUES('1m81p9krcd3fqj2w','gomoku',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m81p9krcd3fqj2w','number-guess',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m81p9kt39s40ge4','bulls-and-cows',X'0002020000A09C0100000002029EBDA6B6C0689EBDA6B6C06800009EBDA6B6C068');
INSERT INTO "record" VALUES('1m81p9ktfd2913zh','bulls-and-cows',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m81p9ktg8tn2c01','bulls-and-cows',X'0002020000C0B8020000000202AABDA6B6C068AABDA6B6C0680000AABDA6B6C068');
INSERT INTO "record" VALUES('1m81p9kvkbdhtf9y','yahtzee',X'0002000002C0C0290000000000008ABEA6B6C068000000');
INSERT INTO "record" VALUES('1m81p9kvm0kmzkpm','yahtzee',X'0002020000E0A03E00000002028ABEA6B6C0688ABEA6B6C06800008ABEA6B6C068');
INSERT INTO "record" VALUES('1m81p9ky62j2ery4','tic-tac-toe',X'0002020000A09C010000000202AABFA6B6C068AABFA6B6C0680000AABFA6B6C068');
INSERT INTO "record" VALUES('1m81p9ky77gfhc3g','tic-tac-toe',X'00020000020000000000000000000000');
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
INSERT INTO "result" VALUES('1m81p9kska8q4pzt','main','1m81p9ks3dy96m8t',1,'bulls-and-cows',1,0,1795353268019,'{"id":"1m81p9kska8q4pzt","round":1,"leader":null,"attempts":4,"solved":true,"solver":0,"secret":"2679","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-22T13:14:28.019Z"}');
INSERT INTO "result" VALUES('1m81p9kska8q4xbf','main','1m81p9ks3dy96m8t',0,'bulls-and-cows',1,0,1795353268019,'{"id":"1m81p9kska8q4xbf","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-22T13:14:28.019Z"}');
INSERT INTO "result" VALUES('1m81p9ksybhh9gy0','main','1m81p9ksn4691re0',1,'bulls-and-cows',1,0,1795353268030,'{"id":"1m81p9ksybhh9gy0","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"3610","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-22T13:14:28.030Z"}');
INSERT INTO "result" VALUES('1m81p9ksybhhapdr','main','1m81p9ksn4691re0',0,'bulls-and-cows',1,0,1795353268030,'{"id":"1m81p9ksybhhapdr","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-22T13:14:28.030Z"}');
INSERT INTO "result" VALUES('1m81p9kt02xa1qvg','main','1m81p9ksz8z8tznb',1,'number-guess',1,0,1795353268032,'{"id":"1m81p9kt02xa1qvg","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"9189","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T13:14:28.032Z"}');
INSERT INTO "result" VALUES('1m81p9kt02xa288z','main','1m81p9ksz8z8tznb',0,'number-guess',1,0,1795353268032,'{"id":"1m81p9kt02xa288z","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T13:14:28.032Z"}');
INSERT INTO "result" VALUES('1m81p9kt187pjdqm','main','1m81p9kt187phdta',1,'number-guess',1,0,1795353268033,'{"id":"1m81p9kt187pjdqm","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"1222","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T13:14:28.033Z"}');
INSERT INTO "result" VALUES('1m81p9kt187pkdv1','main','1m81p9kt187phdta',0,'number-guess',1,0,1795353268033,'{"id":"1m81p9kt187pkdv1","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T13:14:28.033Z"}');
INSERT INTO "result" VALUES('1m81p9ktfd28zxg3','main','1m81p9kt39s4217x',1,'bulls-and-cows',1,0,1795353268047,'{"id":"1m81p9ktfd28zxg3","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"8172","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-22T13:14:28.047Z"}');
INSERT INTO "result" VALUES('1m81p9ktk5jmg1dd','main','1m81p9kthfytdh01',1,'bulls-and-cows',0,1,1795353268051,'{"id":"1m81p9ktk5jmg1dd","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T13:14:28.051Z"}');
INSERT INTO "result" VALUES('1m81p9ktnbbp5wh5','main','1m81p9kthfytdh01',2,'bulls-and-cows',0,1,1795353268053,'{"id":"1m81p9ktnbbp5wh5","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T13:14:28.053Z"}');
INSERT INTO "result" VALUES('1m81p9ktnbbp6b1a','main','1m81p9kthfytdh01',0,'bulls-and-cows',0,1,1795353268053,'{"id":"1m81p9ktnbbp6b1a","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation","published_at":"2026-11-22T13:14:28.053Z"}');
INSERT INTO "result" VALUES('1m81p9kv9487sytw','main','1m81p9kv53bg22tq',1,'tic-tac-toe',0,1,1795353268073,'{"id":"1m81p9kv9487sytw","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T13:14:28.073Z"}');
INSERT INTO "result" VALUES('1m81p9kvees3ar7f','main','1m81p9kvcamg4d58',1,'gomoku',1,0,1795353268078,'{"id":"1m81p9kvees3ar7f","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-22T13:14:28.078Z"}');
INSERT INTO "result" VALUES('1m81p9kvees3cngq','main','1m81p9kvcamg4d58',0,'gomoku',1,0,1795353268078,'{"id":"1m81p9kvees3cngq","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","published_at":"2026-11-22T13:14:28.078Z"}');
INSERT INTO "result" VALUES('1m81p9kw50nwey7z','main','1m81p9kvn07g5eha',1,'yahtzee',0,0,1795353268101,'{"id":"1m81p9kw50nwey7z","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":2,"twos":2,"threes":0,"fours":0,"fives":0,"sixes":12,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":18},"upper_total":16,"upper_bonus":0,"yahtzee_bonus":0,"total":34},{"seat":1,"boxes":{"aces":2,"twos":2,"threes":3,"fours":4,"fives":10,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":24},"upper_total":27,"upper_bonus":0,"yahtzee_bonus":0,"total":51}],"forfeited":[],"forfeited_by":null,"points":[34,51],"published_at":"2026-11-22T13:14:28.101Z"}');
INSERT INTO "result" VALUES('1m81p9kw50nwfadn','main','1m81p9kvn07g5eha',0,'yahtzee',0,0,1795353268101,'{"id":"1m81p9kw50nwfadn","outcome":"win","winners":[1],"points":[34,51],"reason":"rounds","published_at":"2026-11-22T13:14:28.101Z"}');
INSERT INTO "result" VALUES('1m81p9kyn345qfzw','main','1m81p9kyb1qm7y9c',1,'tic-tac-toe',0,0,1795353268181,'{"id":"1m81p9kyn345qfzw","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T13:14:28.181Z"}');
INSERT INTO "result" VALUES('1m81p9kyn345tts5','main','1m81p9kyb1qm7y9c',0,'tic-tac-toe',0,0,1795353268181,'{"id":"1m81p9kyn345tts5","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-22T13:14:28.181Z"}');
CREATE TABLE result_reader (
    reader TEXT NOT NULL, -- a player, or a service's
    result TEXT NOT NULL,
    PRIMARY KEY (reader, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "result_reader" VALUES('1m81p9kqp4qexs2t','1m81p9kyn345qfzw');
INSERT INTO "result_reader" VALUES('1m81p9kqp4qexs2t','1m81p9kyn345tts5');
INSERT INTO "result_reader" VALUES('1m81p9kr73ks9rpg','1m81p9kska8q4pzt');
INSERT INTO "result_reader" VALUES('1m81p9kr73ks9rpg','1m81p9kska8q4xbf');
INSERT INTO "result_reader" VALUES('1m81p9kr73ks9rpg','1m81p9kt02xa1qvg');
INSERT INTO "result_reader" VALUES('1m81p9kr73ks9rpg','1m81p9kt02xa288z');
INSERT INTO "result_reader" VALUES('1m81p9kr73ks9rpg','1m81p9kvees3ar7f');
INSERT INTO "result_reader" VALUES('1m81p9kr73ks9rpg','1m81p9kvees3cngq');
INSERT INTO "result_reader" VALUES('1m81p9krcd3fqj2w','1m81p9ksybhh9gy0');
INSERT INTO "result_reader" VALUES('1m81p9krcd3fqj2w','1m81p9ksybhhapdr');
INSERT INTO "result_reader" VALUES('1m81p9krcd3fqj2w','1m81p9kt187pjdqm');
INSERT INTO "result_reader" VALUES('1m81p9krcd3fqj2w','1m81p9kt187pkdv1');
INSERT INTO "result_reader" VALUES('1m81p9krcd3fqj2w','1m81p9kvees3ar7f');
INSERT INTO "result_reader" VALUES('1m81p9krcd3fqj2w','1m81p9kvees3cngq');
INSERT INTO "result_reader" VALUES('1m81p9kt39s40ge4','1m81p9ktfd28zxg3');
INSERT INTO "result_reader" VALUES('1m81p9ktfd2913zh','1m81p9ktk5jmg1dd');
INSERT INTO "result_reader" VALUES('1m81p9ktfd2913zh','1m81p9ktnbbp5wh5');
INSERT INTO "result_reader" VALUES('1m81p9ktfd2913zh','1m81p9ktnbbp6b1a');
INSERT INTO "result_reader" VALUES('1m81p9ktg8tn2c01','1m81p9ktk5jmg1dd');
INSERT INTO "result_reader" VALUES('1m81p9ktg8tn2c01','1m81p9ktnbbp5wh5');
INSERT INTO "result_reader" VALUES('1m81p9ktg8tn2c01','1m81p9ktnbbp6b1a');
INSERT INTO "result_reader" VALUES('1m81p9kv4008nx8r','1m81p9kv9487sytw');
INSERT INTO "result_reader" VALUES('1m81p9kv4008qx3b','1m81p9kv9487sytw');
INSERT INTO "result_reader" VALUES('1m81p9kvkbdhtf9y','1m81p9kw50nwey7z');
INSERT INTO "result_reader" VALUES('1m81p9kvkbdhtf9y','1m81p9kw50nwfadn');
INSERT INTO "result_reader" VALUES('1m81p9kvm0kmzkpm','1m81p9kw50nwey7z');
INSERT INTO "result_reader" VALUES('1m81p9kvm0kmzkpm','1m81p9kw50nwfadn');
INSERT INTO "result_reader" VALUES('1m81p9ky62j2ery4','1m81p9kyn345qfzw');
INSERT INTO "result_reader" VALUES('1m81p9ky62j2ery4','1m81p9kyn345tts5');
INSERT INTO "result_reader" VALUES('1m81p9ky77gfhc3g','1m81p9kyn345qfzw');
INSERT INTO "result_reader" VALUES('1m81p9ky77gfhc3g','1m81p9kyn345tts5');
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
INSERT INTO "seat" VALUES('1m81p9ks3dy96m8t',0,'1m81p9kr73ks9rpg','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m81p9ksn4691re0',0,'1m81p9krcd3fqj2w','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m81p9ksz8z8tznb',0,'1m81p9kr73ks9rpg','resigned',0,0,NULL);
INSERT INTO "seat" VALUES('1m81p9kt187phdta',0,'1m81p9krcd3fqj2w','resigned',0,0,NULL);
INSERT INTO "seat" VALUES('1m81p9kt28sfdqz6',0,'1m81p9kt28sfcrtx','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m81p9kt39s4217x',0,'1m81p9kt39s40ge4','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m81p9kthfytdh01',0,'1m81p9ktfd2913zh','resigned',0,1,NULL);
INSERT INTO "seat" VALUES('1m81p9kthfytdh01',1,'1m81p9ktg8tn2c01','joined',0,1,NULL);
INSERT INTO "seat" VALUES('1m81p9ktqakrgs8t',0,'1m81p9ktnbbp75yp','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m81p9ktqakrgs8t',1,'1m81p9ktp66jfszb','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m81p9ktqakrgs8t',2,'1m81p9ktp66jhrp3','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m81p9ktt6s7bf42',0,'1m81p9kts5cwfmhw','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m81p9ktt6s7bf42',1,'1m81p9kts5cwhfcd','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m81p9ktt6s7bf42',2,'1m81p9ktt6s78keq','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m81p9ktyew5c6rh',0,'1m81p9kr73ks9rpg','joined',1,1,NULL);
INSERT INTO "seat" VALUES('1m81p9ktyew5c6rh',1,NULL,'open',1,1,NULL);
INSERT INTO "seat" VALUES('1m81p9ktzey9y6dg',0,'1m81p9krcd3fqj2w','joined',0,1,NULL);
INSERT INTO "seat" VALUES('1m81p9ktzey9y6dg',1,'1m81p9krs2mppvna','invited',0,1,'1m81p9krcd3fqj2w');
INSERT INTO "seat" VALUES('1m81p9kv2a2eywmg',0,'1m81p9kr73ks9rpg','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m81p9kv2a2eywmg',1,'1m81p9krs2mppvna','invited',1,0,'1m81p9kr73ks9rpg');
INSERT INTO "seat" VALUES('1m81p9kv3bps4g7h',0,'1m81p9kr73ks9rpg','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m81p9kv3bps4g7h',1,'000000000p9c7fga','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m81p9kv53bg22tq',0,'1m81p9kv4008nx8r','joined',1,1,NULL);
INSERT INTO "seat" VALUES('1m81p9kv53bg22tq',1,'1m81p9kv4008qx3b','joined',1,1,NULL);
INSERT INTO "seat" VALUES('1m81p9kvcamg4d58',0,'1m81p9kr73ks9rpg','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m81p9kvcamg4d58',1,'1m81p9krcd3fqj2w','resigned',0,0,NULL);
INSERT INTO "seat" VALUES('1m81p9kvh0f5kzjg',0,'1m81p9kvf7h8vx4m','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m81p9kvh0f5kzjg',1,'1m81p9kvgb6w8ms3','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m81p9kvn07g5eha',0,'1m81p9kvkbdhtf9y','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m81p9kvn07g5eha',1,'1m81p9kvm0kmzkpm','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m81p9ky242w7yvj',0,'1m81p9kr73ks9rpg','invited',1,0,'1m81p9kxv5fz4cww');
INSERT INTO "seat" VALUES('1m81p9ky242w7yvj',1,'1m81p9krs2mppvna','invited',1,0,'1m81p9kxv5fz4cww');
INSERT INTO "seat" VALUES('1m81p9kyb1qm7y9c',0,'1m81p9ky62j2ery4','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m81p9kyb1qm7y9c',1,'1m81p9ky77gfhc3g','joined',0,0,NULL);
CREATE TABLE standing (
    app        TEXT    NOT NULL DEFAULT 'main',
    ruleset    TEXT    NOT NULL,
    player     TEXT    NOT NULL,
    changed    INTEGER NOT NULL,               -- 1, 2, 3, ... within the ruleset: a board in memory asks for what is newer
    gone       INTEGER NOT NULL DEFAULT 0 CHECK (gone IN (0, 1)), -- the account is deleted: on no board any more
    tallies    BLOB    NOT NULL,               -- all time, day, week, month: see play/standing.h
    rating     REAL,                           -- Glicko-2; NULL = never rated
    deviation  REAL,                           -- as it was after the last rated match
    volatility REAL,
    rated_at   INTEGER,
    PRIMARY KEY (app, ruleset, player)
) STRICT, WITHOUT ROWID;
INSERT INTO "standing" VALUES('main','bulls-and-cows','1m81p9kr73ks9rpg',1,0,X'0002020000A09C010280F10480F1040202E6BCA6B6C068E6BCA6B6C068E6BCA6B6C068E6BCA6B6C068E6BCA6B6C06880D0EB88C06802020000A09C010280F10480F1040202E6BCA6B6C068E6BCA6B6C068E6BCA6B6C068E6BCA6B6C068E6BCA6B6C06880B0BA9ABC6802020000A09C010280F10480F1040202E6BCA6B6C068E6BCA6B6C068E6BCA6B6C068E6BCA6B6C068E6BCA6B6C06880A0BFC6B26802020000A09C010280F10480F1040202E6BCA6B6C068E6BCA6B6C068E6BCA6B6C068E6BCA6B6C068E6BCA6B6C068',NULL,NULL,NULL,NULL);
INSERT INTO "standing" VALUES('main','bulls-and-cows','1m81p9krcd3fqj2w',2,0,X'0002020000A09C0102A08D06A08D060202FCBCA6B6C068FCBCA6B6C068FCBCA6B6C068FCBCA6B6C068FCBCA6B6C06880D0EB88C06802020000A09C0102A08D06A08D060202FCBCA6B6C068FCBCA6B6C068FCBCA6B6C068FCBCA6B6C068FCBCA6B6C06880B0BA9ABC6802020000A09C0102A08D06A08D060202FCBCA6B6C068FCBCA6B6C068FCBCA6B6C068FCBCA6B6C068FCBCA6B6C06880A0BFC6B26802020000A09C0102A08D06A08D060202FCBCA6B6C068FCBCA6B6C068FCBCA6B6C068FCBCA6B6C068FCBCA6B6C068',NULL,NULL,NULL,NULL);
INSERT INTO "standing" VALUES('main','bulls-and-cows','1m81p9kt39s40ge4',3,0,X'0002020000A09C0102C0A907C0A90702029EBDA6B6C0689EBDA6B6C0689EBDA6B6C0689EBDA6B6C0689EBDA6B6C06880D0EB88C06802020000A09C0102C0A907C0A90702029EBDA6B6C0689EBDA6B6C0689EBDA6B6C0689EBDA6B6C0689EBDA6B6C06880B0BA9ABC6802020000A09C0102C0A907C0A90702029EBDA6B6C0689EBDA6B6C0689EBDA6B6C0689EBDA6B6C0689EBDA6B6C06880A0BFC6B26802020000A09C0102C0A907C0A90702029EBDA6B6C0689EBDA6B6C0689EBDA6B6C0689EBDA6B6C0689EBDA6B6C068',NULL,NULL,NULL,NULL);
INSERT INTO "standing" VALUES('main','gomoku','1m81p9kr73ks9rpg',3,0,X'0002020000A09C010000000202DCBDA6B6C068DCBDA6B6C0680000DCBDA6B6C06880D0EB88C06802020000A09C010000000202DCBDA6B6C068DCBDA6B6C0680000DCBDA6B6C06880B0BA9ABC6802020000A09C010000000202DCBDA6B6C068DCBDA6B6C0680000DCBDA6B6C06880A0BFC6B26802020000A09C010000000202DCBDA6B6C068DCBDA6B6C0680000DCBDA6B6C068',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795353268078);
INSERT INTO "standing" VALUES('main','gomoku','1m81p9krcd3fqj2w',4,0,X'0002000002000000000000000000000080D0EB88C06802000002000000000000000000000080B0BA9ABC6802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795353268078);
INSERT INTO "standing" VALUES('main','number-guess','1m81p9kr73ks9rpg',1,0,X'0002000002000000000000000000000080D0EB88C06802000002000000000000000000000080B0BA9ABC6802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',NULL,NULL,NULL,NULL);
INSERT INTO "standing" VALUES('main','number-guess','1m81p9krcd3fqj2w',2,0,X'0002000002000000000000000000000080D0EB88C06802000002000000000000000000000080B0BA9ABC6802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',NULL,NULL,NULL,NULL);
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
INSERT INTO "token" VALUES(X'11B7076B6C83F0ACE19CF64DA34C8F7D38AC44FA476609230858407AAAE33DEA','main','1m81p9ktp66jk93m','1m81p9ktp66jhrp3',1,'',1795353268054,NULL,NULL);
INSERT INTO "token" VALUES(X'1A825E0A1AF89ADC1E2545BB568ADDEEEB2886B805FD62356B1EDDC58958317A','main','1m81p9kts5cwjn0b','1m81p9kts5cwhfcd',1,'',1795353268057,NULL,NULL);
INSERT INTO "token" VALUES(X'1FBE210A28AE44C8F908A83CD5487B438A6B7E3DD28C5DDBAAA6FCF81911187A','main','1m81p9ky62j2gpse','1m81p9ky62j2ery4',1,'',1795353268166,NULL,NULL);
INSERT INTO "token" VALUES(X'31C8029C07F029ED0EF2C4D74F33D1F34A0737EB7BEA0DEE381CF1F794275EA7','main','1m81p9kr73ksamt7','1m81p9kr73ks9rpg',1,'',1795353267975,NULL,NULL);
INSERT INTO "token" VALUES(X'34BA7666B8E96656379C9C60A81EC0B143A49A3D57DF888E0999985718E40958','main','1m81p9kts5cwgtpk','1m81p9kts5cwfmhw',1,'',1795353268057,NULL,NULL);
INSERT INTO "token" VALUES(X'3BB3652D4D653C8B17429666B273413EB9C77AA0025781FDAFE49EA9701F9DA1','main','1m81p9krcd3fr9j0','1m81p9krcd3fqj2w',1,'',1795353267980,NULL,NULL);
INSERT INTO "token" VALUES(X'3C116608F7761CDB3EDED48360AE627C6BC6D18D743F66080C60F0D791064159','main','1m81p9kvkbdhv74k','1m81p9kvkbdhtf9y',1,'',1795353268083,NULL,NULL);
INSERT INTO "token" VALUES(X'41B69004443857C3147C7E37EA37AEB88BD5472F3FC6E40F042944230D5AF23A','main','1m81p9ktfd291t0n','1m81p9ktfd2913zh',1,'',1795353268047,NULL,NULL);
INSERT INTO "token" VALUES(X'45B162B19F257E36C0FB0C00D32181C98D14395975CD08AF7AFAF9B335FA9336','main','1m81p9kqp4qeymen','1m81p9kqp4qexs2t',2,'referee token create',1795353267958,NULL,NULL);
INSERT INTO "token" VALUES(X'4F607D33FB2D24F66039E371DFE79E1FF58A3843ED4F7DCFD05024FFC09DDEDB','main','1m81p9kvgb6wah8b','1m81p9kvgb6w8ms3',1,'',1795353268080,NULL,NULL);
INSERT INTO "token" VALUES(X'550550E60B09B119A48A527ABBB541F0923BE0771810F8BA80BCE8194DC0311C','main','1m81p9kt39s4291h','1m81p9kt39s40ge4',1,'',1795353268035,NULL,NULL);
INSERT INTO "token" VALUES(X'67072345DAE5E52599924D37AEF201CFE69C9FB7AE7CFA3CCFE59B5A7E2A5335','main','1m81p9kvf7h8wv35','1m81p9kvf7h8vx4m',1,'',1795353268079,NULL,NULL);
INSERT INTO "token" VALUES(X'82F4127F58B37A0567114C31CC2DE15D719F04BDE1B520F0302B8959ADFEF6E2','main','1m81p9kv4008q9tt','1m81p9kv4008nx8r',1,'',1795353268068,NULL,NULL);
INSERT INTO "token" VALUES(X'A8B82DE5A4DC7633CE24586DF878FCFFBC005E516C6D69FF9EAD0317D0E7EA2C','main','1m81p9kv4008sqfq','1m81p9kv4008qx3b',1,'',1795353268068,NULL,NULL);
INSERT INTO "token" VALUES(X'A8C72CACF085726C5071E39B858825CF1933476BB40825F3A6CC4261BA740A1D','main','1m81p9ktg8tn3yx8','1m81p9ktg8tn2c01',1,'',1795353268048,NULL,NULL);
INSERT INTO "token" VALUES(X'D089B03AA28BA2403ECEE4FAE41B2D6A9B4BF59070270611DD040546C69A5F9A','main','1m81p9ktt6s79nxh','1m81p9ktt6s78keq',1,'',1795353268058,NULL,NULL);
INSERT INTO "token" VALUES(X'D3F2E68249E547B39D9AC2F7E3B578A4777E3449425080CDC5F08BA2D7068D04','main','1m81p9ktnbbp8vy1','1m81p9ktnbbp75yp',1,'',1795353268053,NULL,NULL);
INSERT INTO "token" VALUES(X'E30FC529C643C54FFE023802843C445F2EEAFE605D22B126A80D2D7926EE7EFA','main','1m81p9ktp66jg39d','1m81p9ktp66jfszb',1,'',1795353268054,NULL,NULL);
INSERT INTO "token" VALUES(X'E71CFCBA84E2ECCA46DC4AD530DCF5CB0613B4E4A547C2839E6E683E1C8E1A5A','main','1m81p9krs2mpr3v4','1m81p9krs2mppvna',1,'',1795353267993,NULL,NULL);
INSERT INTO "token" VALUES(X'EAC9F348157C3D890424B887575C645842B3E644627DBF5A0C1DA7AB02EE8726','main','1m81p9kt28sfex38','1m81p9kt28sfcrtx',1,'',1795353268034,NULL,NULL);
INSERT INTO "token" VALUES(X'EADCF3815565BD980E2A8A600E5C300F0A8D424803C1929B6EA9DC6455062400','main','1m81p9kvm0kmzwwc','1m81p9kvm0kmzkpm',1,'',1795353268084,NULL,NULL);
INSERT INTO "token" VALUES(X'F8AFFCFD4AF8FEA794E68CED4DCB1D5A864D744B4AF4075E53D64CC65FF3A60E','main','1m81p9ky77gfk78e','1m81p9ky77gfhc3g',1,'',1795353268167,NULL,1795353268182);
CREATE TABLE tournament (
    id              TEXT    PRIMARY KEY NOT NULL,
    app             TEXT    NOT NULL DEFAULT 'main',
    creator         TEXT    NOT NULL,             -- a player
    ruleset         TEXT    NOT NULL,
    format          TEXT    NOT NULL CHECK (format IN ('all-play', 'round-robin', 'swiss', 'knockout')),
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
INSERT INTO "tournament" VALUES('1m81p9kw6c22qtxz','main','1m81p9kr73ks9rpg','tic-tac-toe','swiss','finished',11,3,6,0,5,0,0,1795353268102,1795353268104,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"d5a31634f8798d35b229b8a6243d1187a85f599dd096f34293475bd5a8b799d7","seeded":false}','[5]',11);
INSERT INTO "tournament" VALUES('1m81p9kwx3qdhbfp','main','1m81p9kr73ks9rpg','tic-tac-toe','knockout','finished',8,2,4,0,3,0,0,1795353268125,1795353268133,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"4ac83dd403df3f8af3034d7e0eb2587dc4ae01f7295ff87ea02f68b6b8b5fdf9","seeded":false}','[3]',8);
INSERT INTO "tournament" VALUES('1m81p9kxsevpyaam','main','1m81p9kr73ks9rpg','tic-tac-toe','round-robin','open',1,1,0,0,2,2,1,1795353268153,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"97cc00213928bdd60a46f33ec1b43ffe9e382ee3252abf0026ac9e8dfb0200e1","seeded":false}',NULL,1);
INSERT INTO "tournament" VALUES('1m81p9kxv5fz4cww','main','1m81p9kr73ks9rpg','tic-tac-toe','knockout','running',4,1,0,0,2,2,0,1795353268155,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"b53d4b9617c332989900db7a5c3c1925daf0d7f48344fa6759564c8a89513c0f","seeded":false}',NULL,4);
INSERT INTO "tournament" VALUES('1m81p9ky242w9r8j','main','1m81p9krcd3fqj2w','tic-tac-toe','knockout','cancelled',3,1,0,0,1,1,0,1795353268162,1795353268164,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"03678877e663d27614f8dc2870e9307e18a46ad4911874f7de871db1057b0875","seeded":false}',NULL,3);
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
INSERT INTO "tournament_entrant" VALUES('1m81p9kw6c22qtxz',1,NULL,'random','playing',2.0,2.0,3,2,0,1,3,3);
INSERT INTO "tournament_entrant" VALUES('1m81p9kw6c22qtxz',2,NULL,'random','playing',0.5,0.25,3,0,1,2,5,5);
INSERT INTO "tournament_entrant" VALUES('1m81p9kw6c22qtxz',3,NULL,'random','playing',1.5,1.25,3,1,1,1,4,4);
INSERT INTO "tournament_entrant" VALUES('1m81p9kw6c22qtxz',4,NULL,'random','playing',2.0,2.0,3,2,0,1,2,2);
INSERT INTO "tournament_entrant" VALUES('1m81p9kw6c22qtxz',5,NULL,'random','playing',3.0,3.0,3,3,0,0,1,1);
INSERT INTO "tournament_entrant" VALUES('1m81p9kwx3qdhbfp',1,NULL,'random','playing',0.0,0.0,2,0,0,2,2,2);
INSERT INTO "tournament_entrant" VALUES('1m81p9kwx3qdhbfp',2,NULL,'random','playing',0.0,0.0,2,0,0,2,3,3);
INSERT INTO "tournament_entrant" VALUES('1m81p9kwx3qdhbfp',3,NULL,'random','playing',4.0,4.0,4,4,0,0,1,1);
INSERT INTO "tournament_entrant" VALUES('1m81p9kxsevpyaam',1,'1m81p9kr73ks9rpg',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m81p9kxsevpyaam',2,'1m81p9krcd3fqj2w',NULL,'invited',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m81p9kxv5fz4cww',1,'1m81p9kr73ks9rpg',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m81p9kxv5fz4cww',2,'1m81p9krs2mppvna',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m81p9ky242w9r8j',1,'1m81p9krcd3fqj2w',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m81p9ky242w9r8j',2,'1m81p9krs2mppvna',NULL,'declined',0.0,0.0,0,0,0,0,NULL,NULL);
CREATE TABLE tournament_event (
    tournament TEXT    NOT NULL,
    seq        INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the tournament; its newest is its version
    at         INTEGER NOT NULL,
    kind       TEXT    NOT NULL,                 -- created, joined, game, ...: see tournament/tournament.h
    body       TEXT    NOT NULL,                 -- JSON: the whole truth
    PRIMARY KEY (tournament, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_event" VALUES('1m81p9kw6c22qtxz',1,1795353268102,'created','{"ruleset":"tic-tac-toe","format":"swiss","games":3,"deal":"independent","seed":"d5a31634f8798d35b229b8a6243d1187a85f599dd096f34293475bd5a8b799d7","seeded":false,"clock":null,"creator":"1m81p9kr73ks9rpg","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m81p9kw6c22qtxz',2,1795353268103,'round','{"round":1,"pairs":[[1,3],[4,2]],"byes":[5]}');
INSERT INTO "tournament_event" VALUES('1m81p9kw6c22qtxz',3,1795353268103,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,3],"scores":[1,0],"seed":"4260a45b0f1e73b174a7571da544fddc035e518dfa9b51b3c00a14aad513d925","bots":1}');
INSERT INTO "tournament_event" VALUES('1m81p9kw6c22qtxz',4,1795353268103,'game','{"game":2,"round":1,"tie_break":false,"entrants":[4,2],"scores":[1,0],"seed":"544cafcde62426f4e39dbbca64b9f3e2afc1b949bba093c1f29f4745434c5acd","bots":1}');
INSERT INTO "tournament_event" VALUES('1m81p9kw6c22qtxz',5,1795353268103,'round','{"round":2,"pairs":[[4,1],[2,5]],"byes":[3]}');
INSERT INTO "tournament_event" VALUES('1m81p9kw6c22qtxz',6,1795353268103,'game','{"game":3,"round":2,"tie_break":false,"entrants":[4,1],"scores":[1,0],"seed":"dc40e2f6aecf74d44b2473587f87ef51c3e1c770b34132058b85bb08f6e1e2e7","bots":1}');
INSERT INTO "tournament_event" VALUES('1m81p9kw6c22qtxz',7,1795353268103,'game','{"game":4,"round":2,"tie_break":false,"entrants":[2,5],"scores":[0,1],"seed":"22df292eed4f70baf3151fa1d61aaf95d9ec9f9f2b8c43a9c9d38d3252ffe0fd","bots":1}');
INSERT INTO "tournament_event" VALUES('1m81p9kw6c22qtxz',8,1795353268103,'round','{"round":3,"pairs":[[5,4],[3,2]],"byes":[1]}');
INSERT INTO "tournament_event" VALUES('1m81p9kw6c22qtxz',9,1795353268103,'game','{"game":5,"round":3,"tie_break":false,"entrants":[5,4],"scores":[1,0],"seed":"769d1bc49d03562b08ce00b695dc1d3482ac2dd196064aaa3dff584920694e61","bots":1}');
INSERT INTO "tournament_event" VALUES('1m81p9kw6c22qtxz',10,1795353268103,'game','{"game":6,"round":3,"tie_break":false,"entrants":[3,2],"scores":[0.5,0.5],"seed":"7dc686507dde6d89db0a7b784a1ca6cbeabba8d6f90872f8521e10dd295d4145","bots":1}');
INSERT INTO "tournament_event" VALUES('1m81p9kw6c22qtxz',11,1795353268104,'finished','{"winners":[5]}');
INSERT INTO "tournament_event" VALUES('1m81p9kwx3qdhbfp',1,1795353268125,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":2,"deal":"independent","seed":"4ac83dd403df3f8af3034d7e0eb2587dc4ae01f7295ff87ea02f68b6b8b5fdf9","seeded":false,"clock":null,"creator":"1m81p9kr73ks9rpg","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m81p9kwx3qdhbfp',2,1795353268132,'round','{"round":1,"pairs":[[3,2]],"byes":[1]}');
INSERT INTO "tournament_event" VALUES('1m81p9kwx3qdhbfp',3,1795353268132,'game','{"game":1,"round":1,"tie_break":false,"entrants":[3,2],"scores":[1,0],"seed":"6fca2435d87d4cce24ecf79999cfe2cdb13dfe4bee1790343a997320f054172a","bots":1}');
INSERT INTO "tournament_event" VALUES('1m81p9kwx3qdhbfp',4,1795353268132,'game','{"game":2,"round":1,"tie_break":false,"entrants":[2,3],"scores":[0,1],"seed":"51f3c750e28e2fc511cde212750388101fe8137c2c1e73bda49b0d5906b81ca3","bots":1}');
INSERT INTO "tournament_event" VALUES('1m81p9kwx3qdhbfp',5,1795353268132,'round','{"round":2,"pairs":[[1,3]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m81p9kwx3qdhbfp',6,1795353268132,'game','{"game":3,"round":2,"tie_break":false,"entrants":[1,3],"scores":[0,1],"seed":"0fd2f3338e277a39732eadbcbd34eb7d30f0ee5fd28cca0dc3355edebaa2b483","bots":1}');
INSERT INTO "tournament_event" VALUES('1m81p9kwx3qdhbfp',7,1795353268132,'game','{"game":4,"round":2,"tie_break":false,"entrants":[3,1],"scores":[1,0],"seed":"1c20d4cdd2e136c88838ae8fd597cb3a2b7098445dc598efc8e7a86216ac65ee","bots":1}');
INSERT INTO "tournament_event" VALUES('1m81p9kwx3qdhbfp',8,1795353268133,'finished','{"winners":[3]}');
INSERT INTO "tournament_event" VALUES('1m81p9kxsevpyaam',1,1795353268153,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","seed":"97cc00213928bdd60a46f33ec1b43ffe9e382ee3252abf0026ac9e8dfb0200e1","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m81p9kr73ks9rpg","entrants":[{"player":"1m81p9kr73ks9rpg","joined":true},{"player":"1m81p9krcd3fqj2w","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m81p9kxv5fz4cww',1,1795353268155,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","seed":"b53d4b9617c332989900db7a5c3c1925daf0d7f48344fa6759564c8a89513c0f","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m81p9kr73ks9rpg","entrants":[{"player":"1m81p9kr73ks9rpg","joined":true},{"player":"1m81p9krs2mppvna","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m81p9kxv5fz4cww',2,1795353268159,'joined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m81p9kxv5fz4cww',3,1795353268162,'round','{"round":1,"pairs":[[1,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m81p9kxv5fz4cww',4,1795353268162,'started','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"id":"1m81p9ky242w7yvj"}');
INSERT INTO "tournament_event" VALUES('1m81p9ky242w9r8j',1,1795353268162,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","seed":"03678877e663d27614f8dc2870e9307e18a46ad4911874f7de871db1057b0875","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m81p9krcd3fqj2w","entrants":[{"player":"1m81p9krcd3fqj2w","joined":true},{"player":"1m81p9krs2mppvna","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m81p9ky242w9r8j',2,1795353268164,'declined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m81p9ky242w9r8j',3,1795353268164,'cancelled','{"reason":"declined"}');
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
INSERT INTO "tournament_game" VALUES('1m81p9kw6c22qtxz',1,1,0,NULL,'[1,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m81p9kw6c22qtxz',2,1,0,NULL,'[4,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m81p9kw6c22qtxz',3,2,0,NULL,'[4,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m81p9kw6c22qtxz',4,2,0,NULL,'[2,5]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m81p9kw6c22qtxz',5,3,0,NULL,'[5,4]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m81p9kw6c22qtxz',6,3,0,NULL,'[3,2]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m81p9kwx3qdhbfp',1,1,0,NULL,'[3,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m81p9kwx3qdhbfp',2,1,0,NULL,'[2,3]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m81p9kwx3qdhbfp',3,2,0,NULL,'[1,3]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m81p9kwx3qdhbfp',4,2,0,NULL,'[3,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m81p9kxv5fz4cww',1,1,0,'1m81p9ky242w7yvj','[1,2]',NULL,NULL);
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
INSERT INTO "webhook" VALUES('1m81p9ky46nptft9','1m81p9kqp4qexs2t','https://receiver.invalid/',11,X'FC6A818E1FDE6DB929B98B1981713CCAD27815B43231E0628EB587D2262121F6',NULL,NULL,1795353268164,NULL,NULL);
INSERT INTO "webhook" VALUES('1m81p9ky5dhj5jh7','1m81p9kqp4qexs2t','https://receiver.invalid/',16,X'60C7E651BC4AEFCB43EA32F1BF682BC1BE28EEC7F200A25BC45A59EEFE0B7336',NULL,NULL,1795353268165,1795353268166,NULL);
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
CREATE UNIQUE INDEX standing_by_change ON standing (app, ruleset, changed);
CREATE INDEX webhook_by_owner ON webhook (owner, id);
CREATE INDEX webhook_deleted ON webhook (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX delivery_by_webhook ON delivery (webhook, id);
CREATE INDEX delivery_due ON delivery (webhook, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX delivery_in_order ON delivery (webhook, game, number) WHERE ended_at IS NULL;
CREATE INDEX delivery_ended ON delivery (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX tournament_by_app ON tournament (app, id);
CREATE INDEX tournament_by_status ON tournament (app, status, id);
CREATE INDEX tournament_running ON tournament (id) WHERE status = 'running';
CREATE INDEX tournament_open ON tournament (id) WHERE status = 'open';
CREATE INDEX tournament_behind ON tournament (id) WHERE rows_version < version;
CREATE INDEX tournament_live ON tournament (creator) WHERE status IN ('open', 'running');
CREATE INDEX tournament_entrant_by_points ON tournament_entrant (tournament, points DESC, number, status);
CREATE INDEX tournament_entrant_by_place ON tournament_entrant (tournament, place) WHERE place IS NOT NULL;
CREATE INDEX tournament_entrant_by_player ON tournament_entrant (player, tournament) WHERE player IS NOT NULL;
CREATE INDEX tournament_draft_by_creator ON tournament_draft (creator);
CREATE INDEX answer_use_hour ON answer_use (hour);
COMMIT;
