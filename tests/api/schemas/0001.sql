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
INSERT INTO "block" VALUES('1m83gpm1q8x9w3z6','1m83gpm16005vxm9',1795414512517);
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
INSERT INTO "delivery" VALUES(1,'1m83gpn57amx08ay','1m83gpn4e1aax6dm','1m83gpn57amwz8tc','1m83gpn57amwz8tc-1-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:15:12.807Z","data":{"seq":1,"at":"2026-11-23T06:15:12.807Z","kind":"created","seat":0,"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m83gpn4s7z3emfc","status":"joined"},{"player":"1m83gpn5315dpmdh","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m83gpn4s7z3emfc","clock":{"turn_seconds":30,"bot_turn_seconds":1},"game":"1m83gpn57amwz8tc"}}',1795414512807,1,1795414518213,1795414512812,NULL,NULL,0);
INSERT INTO "delivery" VALUES(2,'1m83gpn5bfqv02zz','1m83gpn4e1aax6dm','1m83gpn57amwz8tc','1m83gpn57amwz8tc-2-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:15:12.811Z","data":{"seq":2,"at":"2026-11-23T06:15:12.811Z","kind":"joined","seat":1,"player":"1m83gpn5315dpmdh","game":"1m83gpn57amwz8tc"}}',1795414512811,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(3,'1m83gpn5bfqv06b5','1m83gpn4e1aax6dm','1m83gpn57amwz8tc','1m83gpn57amwz8tc-3-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:15:12.811Z","data":{"seq":3,"at":"2026-11-23T06:15:12.811Z","kind":"round","seat":null,"number":1,"leader":0,"commitment":null,"points":[0,0],"game":"1m83gpn57amwz8tc"}}',1795414512811,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(4,'1m83gpn5bfqv0t71','1m83gpn4e1aax6dm','1m83gpn57amwz8tc','1m83gpn57amwz8tc-3-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T06:15:12.811Z","data":{"game":"1m83gpn57amwz8tc","seq":3,"players":["1m83gpn4s7z3emfc"],"seats":[0],"deadline":"2026-11-23T06:15:42.811Z"}}',1795414512811,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(5,'1m83gpn5f0qhny28','1m83gpn4e1aax6dm','1m83gpn57amwz8tc','1m83gpn57amwz8tc-4-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:15:12.815Z","data":{"seq":4,"at":"2026-11-23T06:15:12.815Z","kind":"move","seat":0,"column":0,"row":0,"symbol":"X","game":"1m83gpn57amwz8tc"}}',1795414512815,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(6,'1m83gpn5f0qhqqhe','1m83gpn4e1aax6dm','1m83gpn57amwz8tc','1m83gpn57amwz8tc-4-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T06:15:12.815Z","data":{"game":"1m83gpn57amwz8tc","seq":4,"players":["1m83gpn5315dpmdh"],"seats":[1],"deadline":"2026-11-23T06:15:42.815Z"}}',1795414512815,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(7,'1m83gpn5h7jptq3y','1m83gpn4e1aax6dm','1m83gpn57amwz8tc','1m83gpn57amwz8tc-5-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:15:12.816Z","data":{"seq":5,"at":"2026-11-23T06:15:12.816Z","kind":"move","seat":1,"column":1,"row":0,"symbol":"O","game":"1m83gpn57amwz8tc"}}',1795414512817,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(8,'1m83gpn5h7jpwffj','1m83gpn4e1aax6dm','1m83gpn57amwz8tc','1m83gpn57amwz8tc-5-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T06:15:12.816Z","data":{"game":"1m83gpn57amwz8tc","seq":5,"players":["1m83gpn4s7z3emfc"],"seats":[0],"deadline":"2026-11-23T06:15:42.816Z"}}',1795414512817,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(9,'1m83gpn5j326wkhz','1m83gpn4e1aax6dm','1m83gpn57amwz8tc','1m83gpn57amwz8tc-6-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:15:12.818Z","data":{"seq":6,"at":"2026-11-23T06:15:12.818Z","kind":"move","seat":0,"column":0,"row":1,"symbol":"X","game":"1m83gpn57amwz8tc"}}',1795414512818,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(10,'1m83gpn5j326y0xd','1m83gpn4e1aax6dm','1m83gpn57amwz8tc','1m83gpn57amwz8tc-6-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T06:15:12.818Z","data":{"game":"1m83gpn57amwz8tc","seq":6,"players":["1m83gpn5315dpmdh"],"seats":[1],"deadline":"2026-11-23T06:15:42.818Z"}}',1795414512818,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(11,'1m83gpn5kbs2z46k','1m83gpn4e1aax6dm','1m83gpn57amwz8tc','1m83gpn57amwz8tc-7-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:15:12.819Z","data":{"seq":7,"at":"2026-11-23T06:15:12.819Z","kind":"move","seat":1,"column":1,"row":1,"symbol":"O","game":"1m83gpn57amwz8tc"}}',1795414512819,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(12,'1m83gpn5kbs3044h','1m83gpn4e1aax6dm','1m83gpn57amwz8tc','1m83gpn57amwz8tc-7-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T06:15:12.819Z","data":{"game":"1m83gpn57amwz8tc","seq":7,"players":["1m83gpn4s7z3emfc"],"seats":[0],"deadline":"2026-11-23T06:15:42.819Z"}}',1795414512819,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(13,'1m83gpn5n0nx9te1','1m83gpn4e1aax6dm','1m83gpn57amwz8tc','1m83gpn57amwz8tc-8-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:15:12.819Z","data":{"seq":8,"at":"2026-11-23T06:15:12.819Z","kind":"move","seat":0,"column":0,"row":2,"symbol":"X","game":"1m83gpn57amwz8tc"}}',1795414512821,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(14,'1m83gpn5n0nxc4ga','1m83gpn4e1aax6dm','1m83gpn57amwz8tc','1m83gpn57amwz8tc-9-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:15:12.821Z","data":{"seq":9,"at":"2026-11-23T06:15:12.821Z","kind":"round-over","seat":null,"id":"1m83gpn5n0nxbh7t","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null,"game":"1m83gpn57amwz8tc"}}',1795414512821,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(15,'1m83gpn5n0nxe3bq','1m83gpn4e1aax6dm','1m83gpn57amwz8tc','1m83gpn57amwz8tc-9-result.published','result.published','{"type":"result.published","timestamp":"2026-11-23T06:15:12.821Z","data":{"id":"1m83gpn5n0nxbh7t","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-23T06:15:12.821Z","kind":"round","game":"1m83gpn57amwz8tc","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m83gpn4s7z3emfc"}},{"seat":1,"player":{"id":"1m83gpn5315dpmdh"}}]}}',1795414512821,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(16,'1m83gpn5n0nxg1vj','1m83gpn4e1aax6dm','1m83gpn57amwz8tc','1m83gpn57amwz8tc-10-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T06:15:12.821Z","data":{"seq":10,"at":"2026-11-23T06:15:12.821Z","kind":"finished","seat":null,"id":"1m83gpn5n0nxenr0","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","game":"1m83gpn57amwz8tc"}}',1795414512821,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(17,'1m83gpn5n0nxh8v8','1m83gpn4e1aax6dm','1m83gpn57amwz8tc','1m83gpn57amwz8tc-10-result.published','result.published','{"type":"result.published","timestamp":"2026-11-23T06:15:12.821Z","data":{"id":"1m83gpn5n0nxenr0","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-23T06:15:12.821Z","kind":"match","game":"1m83gpn57amwz8tc","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m83gpn4s7z3emfc"}},{"seat":1,"player":{"id":"1m83gpn5315dpmdh"}}]}}',1795414512821,0,NULL,NULL,NULL,NULL,0);
CREATE TABLE event (
    id   INTEGER PRIMARY KEY,              -- its place in the log of all games
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL                  -- JSON: the whole truth, secrets included
) STRICT;
INSERT INTO "event" VALUES(1,'1m83gpm3qf33w9se',1,1795414511735,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m83gpm0z3ecakge","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m83gpm0z3ecakge","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(2,'1m83gpm3qf33w9se',2,1795414511735,'round',NULL,'{"number":1,"leader":null,"commitment":"3ba4dd3c58a2d2b09aa6f4c3394fd1ef593da67606a1826ff9206136c195fc97","points":[0],"rules":2,"seats":[{"player":"1m83gpm0z3ecakge","status":"joined"}],"rounds":1,"deal":{"nonce":"a4e19fa8525a37684bd27748133c14a0b78979a4cbe41a3b708a8aed9e8dd120","secret":"4729"},"carry":null}');
INSERT INTO "event" VALUES(3,'1m83gpm3qf33w9se',3,1795414511760,'guess',0,'{"attempt":1,"code":"0123","bulls":1,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(4,'1m83gpm3qf33w9se',4,1795414511791,'guess',0,'{"attempt":2,"code":"0456","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(5,'1m83gpm3qf33w9se',5,1795414511792,'guess',0,'{"attempt":3,"code":"4178","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(6,'1m83gpm3qf33w9se',6,1795414511793,'guess',0,'{"attempt":4,"code":"4729","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(7,'1m83gpm3qf33w9se',7,1795414511793,'round-over',NULL,'{"id":"1m83gpm5h1r3twfk","round":1,"leader":null,"attempts":4,"solved":true,"solver":0,"secret":"4729","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"a4e19fa8525a37684bd27748133c14a0b78979a4cbe41a3b708a8aed9e8dd120","secret":"4729"}}');
INSERT INTO "event" VALUES(8,'1m83gpm3qf33w9se',8,1795414511793,'finished',NULL,'{"id":"1m83gpm5h1r3vjzf","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(9,'1m83gpm5k4v5dmrz',1,1795414511795,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m83gpm16005vxm9","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m83gpm16005vxm9","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(10,'1m83gpm5k4v5dmrz',2,1795414511795,'round',NULL,'{"number":1,"leader":null,"commitment":"31c96c4136e3ad71584fbe48558e7294d959b7acedbdebbdcf45a70235fbaea2","points":[0],"rules":2,"seats":[{"player":"1m83gpm16005vxm9","status":"joined"}],"rounds":1,"deal":{"nonce":"c5f6f1f6cc11964302abe1c92f753b51b25dabd52e7e40b457479552ed81a686","secret":"4521"},"carry":null}');
INSERT INTO "event" VALUES(11,'1m83gpm5k4v5dmrz',3,1795414511796,'guess',0,'{"attempt":1,"code":"0123","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(12,'1m83gpm5k4v5dmrz',4,1795414511829,'guess',0,'{"attempt":2,"code":"0245","bulls":0,"cows":3,"solved":false}');
INSERT INTO "event" VALUES(13,'1m83gpm5k4v5dmrz',5,1795414511837,'guess',0,'{"attempt":3,"code":"1524","bulls":2,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(14,'1m83gpm5k4v5dmrz',6,1795414511841,'guess',0,'{"attempt":4,"code":"4521","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(15,'1m83gpm5k4v5dmrz',7,1795414511848,'round-over',NULL,'{"id":"1m83gpm78e7cr73k","round":1,"leader":null,"attempts":4,"solved":true,"solver":0,"secret":"4521","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"c5f6f1f6cc11964302abe1c92f753b51b25dabd52e7e40b457479552ed81a686","secret":"4521"}}');
INSERT INTO "event" VALUES(16,'1m83gpm5k4v5dmrz',8,1795414511848,'finished',NULL,'{"id":"1m83gpm78e7cs4xb","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(17,'1m83gpm7g960ak9d',1,1795414511856,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m83gpm0z3ecakge","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m83gpm0z3ecakge","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(18,'1m83gpm7g960ak9d',2,1795414511856,'round',NULL,'{"number":1,"leader":null,"commitment":"1a9f6cb56de91e490364b811ed2fdb221a16dc2ee023e1cfc52ce6bc55735ed6","points":[0],"rules":2,"seats":[{"player":"1m83gpm0z3ecakge","status":"joined"}],"rounds":1,"deal":{"nonce":"c15ff8d6d02b24252265dbded79e2f5573fc6471566e48d4204c20308c6374a7","secret":"6064"},"carry":null}');
INSERT INTO "event" VALUES(19,'1m83gpm7g960ak9d',3,1795414511874,'resigned',0,'{}');
INSERT INTO "event" VALUES(20,'1m83gpm7g960ak9d',4,1795414511874,'round-over',NULL,'{"id":"1m83gpm82ew86q4m","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"6064","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"c15ff8d6d02b24252265dbded79e2f5573fc6471566e48d4204c20308c6374a7","secret":"6064"}}');
INSERT INTO "event" VALUES(21,'1m83gpm7g960ak9d',5,1795414511874,'finished',NULL,'{"id":"1m83gpm82ew88d8j","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(22,'1m83gpm8vb3yrmka',1,1795414511899,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m83gpm16005vxm9","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m83gpm16005vxm9","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(23,'1m83gpm8vb3yrmka',2,1795414511899,'round',NULL,'{"number":1,"leader":null,"commitment":"e0bbc2dd4504311afc4e504c3d533f3db1aa4b89b9520315a2a1d47d968a30a9","points":[0],"rules":2,"seats":[{"player":"1m83gpm16005vxm9","status":"joined"}],"rounds":1,"deal":{"nonce":"7459d0978700508796afc031259fe569808d7c1ffcf0003b6d319efb864cc35d","secret":"7428"},"carry":null}');
INSERT INTO "event" VALUES(24,'1m83gpm8vb3yrmka',3,1795414511923,'resigned',0,'{}');
INSERT INTO "event" VALUES(25,'1m83gpm8vb3yrmka',4,1795414511923,'round-over',NULL,'{"id":"1m83gpm9ke50mwfg","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"7428","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"7459d0978700508796afc031259fe569808d7c1ffcf0003b6d319efb864cc35d","secret":"7428"}}');
INSERT INTO "event" VALUES(26,'1m83gpm8vb3yrmka',5,1795414511923,'finished',NULL,'{"id":"1m83gpm9ke50pntv","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(27,'1m83gpmerbpb6aym',1,1795414512088,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m83gpmerbpb63fn","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m83gpmerbpb63fn","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(28,'1m83gpmerbpb6aym',2,1795414512088,'round',NULL,'{"number":1,"leader":null,"commitment":"ada2350ac8ad24688682ee391b50e296723685ef4c84b8b32d251838a4c6a0fa","points":[0],"rules":2,"seats":[{"player":"1m83gpmerbpb63fn","status":"joined"}],"rounds":0,"deal":{"nonce":"e8d07f0d2ddbe2c825016799a8787df3e63e9760675822f08f6cfe081d0c1459","secret":"9413"},"carry":null}');
INSERT INTO "event" VALUES(29,'1m83gpmerbpb6aym',3,1795414512098,'guess',0,'{"attempt":1,"code":"1234","bulls":0,"cows":3,"solved":false}');
INSERT INTO "event" VALUES(30,'1m83gpmfvehwbk5w',1,1795414512123,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m83gpmfvehwam0n","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m83gpmfvehwam0n","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(31,'1m83gpmfvehwbk5w',2,1795414512123,'round',NULL,'{"number":1,"leader":null,"commitment":"7e9861883837a4e082ab02fe4f3b4cfdea4b02b364f8287245a91262bf906919","points":[0],"rules":2,"seats":[{"player":"1m83gpmfvehwam0n","status":"joined"}],"rounds":2,"deal":{"nonce":"16da9298a8b3bce9840677a60f3cff93040f76ec5f449764066f28953c2a2e66","secret":"6107"},"carry":null}');
INSERT INTO "event" VALUES(32,'1m83gpmfvehwbk5w',3,1795414512211,'guess',0,'{"attempt":1,"code":"0123","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(33,'1m83gpmfvehwbk5w',4,1795414512327,'guess',0,'{"attempt":2,"code":"0245","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(34,'1m83gpmfvehwbk5w',5,1795414512341,'guess',0,'{"attempt":3,"code":"1463","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(35,'1m83gpmfvehwbk5w',6,1795414512344,'guess',0,'{"attempt":4,"code":"2176","bulls":1,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(36,'1m83gpmfvehwbk5w',7,1795414512351,'guess',0,'{"attempt":5,"code":"3726","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(37,'1m83gpmfvehwbk5w',8,1795414512355,'guess',0,'{"attempt":6,"code":"6107","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(38,'1m83gpmfvehwbk5w',9,1795414512355,'round-over',NULL,'{"id":"1m83gpmq369akf78","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"6107","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"16da9298a8b3bce9840677a60f3cff93040f76ec5f449764066f28953c2a2e66","secret":"6107"}}');
INSERT INTO "event" VALUES(39,'1m83gpmfvehwbk5w',10,1795414512360,'published',0,'{}');
INSERT INTO "event" VALUES(40,'1m83gpmfvehwbk5w',11,1795414512364,'round',NULL,'{"number":2,"leader":null,"commitment":"ea87960bc9f3bac8f5902e3f2b38178da5ba6cd211f0d3ef2aedadc3a0ada2b4","points":[1],"rules":2,"seats":[{"player":"1m83gpmfvehwam0n","status":"joined"}],"rounds":2,"deal":{"nonce":"b42d7fcdc05792764a9e2e7bd51df35d696086631bffa54a22f07e60b9c52441","secret":"5809"},"carry":null,"made_public":true}');
INSERT INTO "event" VALUES(41,'1m83gpmr35gpk485',1,1795414512387,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m83gpmqkdhg21db","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m83gpmqkdhg21db","join_code":"35WPZP","clock":null,"log":3}');
INSERT INTO "event" VALUES(42,'1m83gpmr35gpk485',2,1795414512389,'joined',1,'{"player":"1m83gpmqt0kpkbqq"}');
INSERT INTO "event" VALUES(43,'1m83gpmr35gpk485',3,1795414512389,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m83gpmqkdhg21db","status":"joined"},{"player":"1m83gpmqt0kpkbqq","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(44,'1m83gpmr35gpk485',4,1795414512399,'secret',0,'{"code":"1234","nonce":"afac62551b680eb5bb56c694c7f8b083c7e959bec247c18002e4ca4c914a0153","commitment":"bc9096acebf766d7f43b023976f9bb3979a7e721a14614b0db03f0643d634eb3"}');
INSERT INTO "event" VALUES(45,'1m83gpmr35gpk485',5,1795414512402,'guess',1,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(46,'1m83gpmr35gpk485',6,1795414512402,'round-over',NULL,'{"id":"1m83gpmrjcx2srx1","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"afac62551b680eb5bb56c694c7f8b083c7e959bec247c18002e4ca4c914a0153","secret":"1234"}}');
INSERT INTO "event" VALUES(47,'1m83gpmr35gpk485',7,1795414512407,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":2,"seats":[{"player":"1m83gpmqkdhg21db","status":"joined"},{"player":"1m83gpmqt0kpkbqq","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(48,'1m83gpmr35gpk485',8,1795414512413,'secret',1,'{"code":"4321","nonce":"48353418b3ba906de36511e1cb70f4e8db9aa335f7e943c3a929b4c91b36ed7b","commitment":"1bf6df3cdb57a945b6db2bb69e43094481215bff6c86ded869e16931b98e291d"}');
INSERT INTO "event" VALUES(49,'1m83gpmr35gpk485',9,1795414512416,'resigned',0,'{}');
INSERT INTO "event" VALUES(50,'1m83gpmr35gpk485',10,1795414512416,'round-over',NULL,'{"id":"1m83gpms09at2j6a","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"48353418b3ba906de36511e1cb70f4e8db9aa335f7e943c3a929b4c91b36ed7b","secret":"4321"}}');
INSERT INTO "event" VALUES(51,'1m83gpmr35gpk485',11,1795414512416,'finished',NULL,'{"id":"1m83gpms09at43ra","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation"}');
INSERT INTO "event" VALUES(52,'1m83gpmsm0qyg72h',1,1795414512436,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"manual","secret":"held","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m83gpms6e6ky70c","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m83gpms6e6ky70c","join_code":"YVW2GZ","clock":null,"log":3}');
INSERT INTO "event" VALUES(53,'1m83gpmsm0qyg72h',2,1795414512455,'joined',1,'{"player":"1m83gpmsb5f06c5h"}');
INSERT INTO "event" VALUES(54,'1m83gpmsm0qyg72h',3,1795414512480,'joined',2,'{"player":"1m83gpmse0gfvc63"}');
INSERT INTO "event" VALUES(55,'1m83gpmsm0qyg72h',4,1795414512480,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m83gpms6e6ky70c","status":"joined"},{"player":"1m83gpmsb5f06c5h","status":"joined"},{"player":"1m83gpmse0gfvc63","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(56,'1m83gpmvvdrnpehh',1,1795414512507,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m83gpmvbdj96pmk","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m83gpmvbdj96pmk","join_code":"2ASEFR","clock":null,"log":3}');
INSERT INTO "event" VALUES(57,'1m83gpmvvdrnpehh',2,1795414512508,'joined',1,'{"player":"1m83gpmvh95dwfm6"}');
INSERT INTO "event" VALUES(58,'1m83gpmvvdrnpehh',3,1795414512509,'joined',2,'{"player":"1m83gpmvq7vtw9v7"}');
INSERT INTO "event" VALUES(59,'1m83gpmvvdrnpehh',4,1795414512509,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m83gpmvbdj96pmk","status":"joined"},{"player":"1m83gpmvh95dwfm6","status":"joined"},{"player":"1m83gpmvq7vtw9v7","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(60,'1m83gpmvvdrnpehh',5,1795414512510,'secret',0,'{"code":"5678","nonce":"53bee07db0112046b56244dea8dde6894ad44311e5faf78438574e66a0268355","commitment":"b980e3c1468496cc5c7dc7ce547617cf2638dd46b3517bd61b5447d27f1ff779"}');
INSERT INTO "event" VALUES(61,'1m83gpmvvdrnpehh',6,1795414512511,'guess',1,'{"attempt":1,"code":"1234","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(62,'1m83gpmw08wbgxke',1,1795414512512,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m83gpm0z3ecakge","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m83gpm0z3ecakge","join_code":"4RN84S","clock":null,"log":3}');
INSERT INTO "event" VALUES(63,'1m83gpmw28hefwh7',1,1795414512514,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m83gpm16005vxm9","status":"joined"},{"player":"1m83gpm1q8x9w3z6","status":"invited"}],"visibility":"public","ranked":false,"creator":"1m83gpm16005vxm9","join_code":"22MT89","clock":null,"log":3}');
INSERT INTO "event" VALUES(64,'1m83gpmw28hefwh7',2,1795414512515,'aborted',0,'{"reason":"creator"}');
INSERT INTO "event" VALUES(65,'1m83gpmw5d7xhr7q',1,1795414512517,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m83gpm0z3ecakge","status":"joined"},{"player":"1m83gpm1q8x9w3z6","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m83gpm0z3ecakge","join_code":"PHAV5Q","clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(66,'1m83gpmw61r0gczy',1,1795414512518,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m83gpm0z3ecakge","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"visibility":"private","ranked":false,"creator":"1m83gpm0z3ecakge","join_code":null,"clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(67,'1m83gpmw61r0gczy',2,1795414512518,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m83gpm0z3ecakge","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(68,'1m83gpmwa6c197hs',1,1795414512522,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":null,"hints":false},"seats":[{"player":"1m83gpmw81g6e3dw","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m83gpmw81g6e3dw","join_code":"R9ZX23","clock":null,"log":3}');
INSERT INTO "event" VALUES(69,'1m83gpmwa6c197hs',2,1795414512522,'joined',1,'{"player":"1m83gpmw920dftpy"}');
INSERT INTO "event" VALUES(70,'1m83gpmwa6c197hs',3,1795414512522,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m83gpmw81g6e3dw","status":"joined"},{"player":"1m83gpmw920dftpy","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(71,'1m83gpmwa6c197hs',4,1795414512524,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(72,'1m83gpmwa6c197hs',5,1795414512524,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(73,'1m83gpmwa6c197hs',6,1795414512525,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(74,'1m83gpmwa6c197hs',7,1795414512526,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(75,'1m83gpmwa6c197hs',8,1795414512527,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(76,'1m83gpmwa6c197hs',9,1795414512527,'round-over',NULL,'{"id":"1m83gpmwfdh2a75w","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(77,'1m83gpmwa6c197hs',10,1795414512528,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[1,0],"rules":1,"seats":[{"player":"1m83gpmw81g6e3dw","status":"joined"},{"player":"1m83gpmw920dftpy","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(78,'1m83gpmwa6c197hs',11,1795414512529,'move',1,'{"column":1,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(79,'1m83gpmwk5fy4em9',1,1795414512531,'created',0,'{"ruleset":"gomoku","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m83gpm0z3ecakge","status":"joined"},{"player":"1m83gpm16005vxm9","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m83gpm0z3ecakge","join_code":"MY5D99","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(80,'1m83gpmwk5fy4em9',2,1795414512534,'joined',1,'{"player":"1m83gpm16005vxm9"}');
INSERT INTO "event" VALUES(81,'1m83gpmwk5fy4em9',3,1795414512534,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m83gpm0z3ecakge","status":"joined"},{"player":"1m83gpm16005vxm9","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(82,'1m83gpmwk5fy4em9',4,1795414512535,'move',0,'{"column":7,"row":7,"symbol":"X"}');
INSERT INTO "event" VALUES(83,'1m83gpmwk5fy4em9',5,1795414512538,'move',1,'{"column":8,"row":8,"symbol":"O"}');
INSERT INTO "event" VALUES(84,'1m83gpmwk5fy4em9',6,1795414512538,'resigned',1,'{}');
INSERT INTO "event" VALUES(85,'1m83gpmwk5fy4em9',7,1795414512538,'round-over',NULL,'{"id":"1m83gpmwt64xjr1b","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(86,'1m83gpmwk5fy4em9',8,1795414512538,'finished',NULL,'{"id":"1m83gpmwt64xkcgk","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation"}');
INSERT INTO "event" VALUES(87,'1m83gpmx0ej3nkys',1,1795414512544,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m83gpmww9ac67gg","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m83gpmww9ac67gg","join_code":"G4RSGW","clock":null,"log":3,"commitment":"af56832251f904e0dacc714c75facf279fc4793273ba6916c3350bc8e38f5f54","client_seeds":["",""],"server_seed":"81b1d9f78dbf7c70d1fc8dbd04c9c47f0b5d82aa92d16626b5d31465710f72ee"}');
INSERT INTO "event" VALUES(88,'1m83gpmx0ej3nkys',2,1795414512548,'joined',1,'{"player":"1m83gpmww9ac82km"}');
INSERT INTO "event" VALUES(89,'1m83gpmx0ej3nkys',3,1795414512548,'round',NULL,'{"number":1,"leader":0,"commitment":"af56832251f904e0dacc714c75facf279fc4793273ba6916c3350bc8e38f5f54","points":[0,0],"rules":1,"seats":[{"player":"1m83gpmww9ac67gg","status":"joined"},{"player":"1m83gpmww9ac82km","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(90,'1m83gpmx0ej3nkys',4,1795414512548,'roll',0,'{"keep":[],"dice":[6,2,5,4,3],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(91,'1m83gpmx0ej3nkys',5,1795414512554,'score',0,'{"category":"chance","score":20,"bonus":0}');
INSERT INTO "event" VALUES(92,'1m83gpmx0ej3nkys',6,1795414512554,'roll',1,'{"keep":[],"dice":[2,3,6,6,2],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(93,'1m83gpmxv34wrhz2',1,1795414512571,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m83gpmxdfzyer68","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m83gpmxdfzyer68","join_code":"ZXJH6K","clock":null,"log":3,"commitment":"621d0fcf128530ae4beba9e2d0ab5617ca9e65a6f0c143832d9e832859f633e2","client_seeds":["",""],"server_seed":"64f706d315fb682aa3f8dd5d6e6803ff3a59f0c25b5cf51c778921a7a0cba4cf"}');
INSERT INTO "event" VALUES(94,'1m83gpmxv34wrhz2',2,1795414512572,'joined',1,'{"player":"1m83gpmxt47xb3v2"}');
INSERT INTO "event" VALUES(95,'1m83gpmxv34wrhz2',3,1795414512572,'round',NULL,'{"number":1,"leader":0,"commitment":"621d0fcf128530ae4beba9e2d0ab5617ca9e65a6f0c143832d9e832859f633e2","points":[0,0],"rules":1,"seats":[{"player":"1m83gpmxdfzyer68","status":"joined"},{"player":"1m83gpmxt47xb3v2","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(96,'1m83gpmxv34wrhz2',4,1795414512572,'roll',0,'{"keep":[],"dice":[4,5,1,4,5],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(97,'1m83gpmxv34wrhz2',5,1795414512576,'score',0,'{"category":"aces","score":1,"bonus":0}');
INSERT INTO "event" VALUES(98,'1m83gpmxv34wrhz2',6,1795414512576,'roll',1,'{"keep":[],"dice":[5,1,2,1,3],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(99,'1m83gpmxv34wrhz2',7,1795414512577,'score',1,'{"category":"aces","score":2,"bonus":0}');
INSERT INTO "event" VALUES(100,'1m83gpmxv34wrhz2',8,1795414512577,'roll',0,'{"keep":[],"dice":[6,3,1,6,5],"stage":0,"roll":2}');
INSERT INTO "event" VALUES(101,'1m83gpmxv34wrhz2',9,1795414512578,'score',0,'{"category":"twos","score":0,"bonus":0}');
INSERT INTO "event" VALUES(102,'1m83gpmxv34wrhz2',10,1795414512578,'roll',1,'{"keep":[],"dice":[1,4,2,3,5],"stage":0,"roll":3}');
INSERT INTO "event" VALUES(103,'1m83gpmxv34wrhz2',11,1795414512581,'score',1,'{"category":"twos","score":2,"bonus":0}');
INSERT INTO "event" VALUES(104,'1m83gpmxv34wrhz2',12,1795414512581,'roll',0,'{"keep":[],"dice":[2,1,6,1,4],"stage":0,"roll":4}');
INSERT INTO "event" VALUES(105,'1m83gpmxv34wrhz2',13,1795414512581,'score',0,'{"category":"threes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(106,'1m83gpmxv34wrhz2',14,1795414512581,'roll',1,'{"keep":[],"dice":[4,4,5,6,4],"stage":0,"roll":5}');
INSERT INTO "event" VALUES(107,'1m83gpmxv34wrhz2',15,1795414512582,'score',1,'{"category":"threes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(108,'1m83gpmxv34wrhz2',16,1795414512582,'roll',0,'{"keep":[],"dice":[4,4,2,1,1],"stage":0,"roll":6}');
INSERT INTO "event" VALUES(109,'1m83gpmxv34wrhz2',17,1795414512583,'score',0,'{"category":"fours","score":8,"bonus":0}');
INSERT INTO "event" VALUES(110,'1m83gpmxv34wrhz2',18,1795414512583,'roll',1,'{"keep":[],"dice":[4,3,3,4,4],"stage":0,"roll":7}');
INSERT INTO "event" VALUES(111,'1m83gpmxv34wrhz2',19,1795414512585,'score',1,'{"category":"fours","score":12,"bonus":0}');
INSERT INTO "event" VALUES(112,'1m83gpmxv34wrhz2',20,1795414512585,'roll',0,'{"keep":[],"dice":[2,5,6,4,2],"stage":0,"roll":8}');
INSERT INTO "event" VALUES(113,'1m83gpmxv34wrhz2',21,1795414512586,'score',0,'{"category":"fives","score":5,"bonus":0}');
INSERT INTO "event" VALUES(114,'1m83gpmxv34wrhz2',22,1795414512586,'roll',1,'{"keep":[],"dice":[3,4,5,4,4],"stage":0,"roll":9}');
INSERT INTO "event" VALUES(115,'1m83gpmxv34wrhz2',23,1795414512587,'score',1,'{"category":"fives","score":5,"bonus":0}');
INSERT INTO "event" VALUES(116,'1m83gpmxv34wrhz2',24,1795414512587,'roll',0,'{"keep":[],"dice":[1,2,2,3,3],"stage":0,"roll":10}');
INSERT INTO "event" VALUES(117,'1m83gpmxv34wrhz2',25,1795414512588,'score',0,'{"category":"sixes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(118,'1m83gpmxv34wrhz2',26,1795414512588,'roll',1,'{"keep":[],"dice":[5,1,4,1,4],"stage":0,"roll":11}');
INSERT INTO "event" VALUES(119,'1m83gpmxv34wrhz2',27,1795414512589,'score',1,'{"category":"sixes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(120,'1m83gpmxv34wrhz2',28,1795414512589,'roll',0,'{"keep":[],"dice":[3,5,4,4,3],"stage":0,"roll":12}');
INSERT INTO "event" VALUES(121,'1m83gpmxv34wrhz2',29,1795414512590,'score',0,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(122,'1m83gpmxv34wrhz2',30,1795414512590,'roll',1,'{"keep":[],"dice":[5,1,1,1,4],"stage":0,"roll":13}');
INSERT INTO "event" VALUES(123,'1m83gpmxv34wrhz2',31,1795414512592,'score',1,'{"category":"three-of-a-kind","score":12,"bonus":0}');
INSERT INTO "event" VALUES(124,'1m83gpmxv34wrhz2',32,1795414512592,'roll',0,'{"keep":[],"dice":[3,1,2,1,2],"stage":0,"roll":14}');
INSERT INTO "event" VALUES(125,'1m83gpmxv34wrhz2',33,1795414512593,'score',0,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(126,'1m83gpmxv34wrhz2',34,1795414512593,'roll',1,'{"keep":[],"dice":[3,6,4,6,4],"stage":0,"roll":15}');
INSERT INTO "event" VALUES(127,'1m83gpmxv34wrhz2',35,1795414512595,'score',1,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(128,'1m83gpmxv34wrhz2',36,1795414512595,'roll',0,'{"keep":[],"dice":[2,2,1,2,1],"stage":0,"roll":16}');
INSERT INTO "event" VALUES(129,'1m83gpmxv34wrhz2',37,1795414512597,'score',0,'{"category":"full-house","score":25,"bonus":0}');
INSERT INTO "event" VALUES(130,'1m83gpmxv34wrhz2',38,1795414512597,'roll',1,'{"keep":[],"dice":[4,6,6,6,2],"stage":0,"roll":17}');
INSERT INTO "event" VALUES(131,'1m83gpmxv34wrhz2',39,1795414512597,'score',1,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(132,'1m83gpmxv34wrhz2',40,1795414512597,'roll',0,'{"keep":[],"dice":[5,1,5,1,2],"stage":0,"roll":18}');
INSERT INTO "event" VALUES(133,'1m83gpmxv34wrhz2',41,1795414512599,'score',0,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(134,'1m83gpmxv34wrhz2',42,1795414512599,'roll',1,'{"keep":[],"dice":[4,1,2,5,5],"stage":0,"roll":19}');
INSERT INTO "event" VALUES(135,'1m83gpmxv34wrhz2',43,1795414512602,'score',1,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(136,'1m83gpmxv34wrhz2',44,1795414512602,'roll',0,'{"keep":[],"dice":[5,3,6,3,5],"stage":0,"roll":20}');
INSERT INTO "event" VALUES(137,'1m83gpmxv34wrhz2',45,1795414512603,'score',0,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(138,'1m83gpmxv34wrhz2',46,1795414512603,'roll',1,'{"keep":[],"dice":[4,3,6,2,5],"stage":0,"roll":21}');
INSERT INTO "event" VALUES(139,'1m83gpmxv34wrhz2',47,1795414512605,'score',1,'{"category":"large-straight","score":40,"bonus":0}');
INSERT INTO "event" VALUES(140,'1m83gpmxv34wrhz2',48,1795414512605,'roll',0,'{"keep":[],"dice":[1,5,3,6,5],"stage":0,"roll":22}');
INSERT INTO "event" VALUES(141,'1m83gpmxv34wrhz2',49,1795414512607,'score',0,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(142,'1m83gpmxv34wrhz2',50,1795414512607,'roll',1,'{"keep":[],"dice":[6,4,5,5,2],"stage":0,"roll":23}');
INSERT INTO "event" VALUES(143,'1m83gpmxv34wrhz2',51,1795414512608,'score',1,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(144,'1m83gpmxv34wrhz2',52,1795414512608,'roll',0,'{"keep":[],"dice":[3,4,5,3,1],"stage":0,"roll":24}');
INSERT INTO "event" VALUES(145,'1m83gpmxv34wrhz2',53,1795414512610,'score',0,'{"category":"chance","score":16,"bonus":0}');
INSERT INTO "event" VALUES(146,'1m83gpmxv34wrhz2',54,1795414512610,'roll',1,'{"keep":[],"dice":[2,4,5,1,2],"stage":0,"roll":25}');
INSERT INTO "event" VALUES(147,'1m83gpmxv34wrhz2',55,1795414512611,'score',1,'{"category":"chance","score":14,"bonus":0}');
INSERT INTO "event" VALUES(148,'1m83gpmxv34wrhz2',56,1795414512611,'round-over',NULL,'{"id":"1m83gpmz3dngpv3h","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":1,"twos":0,"threes":0,"fours":8,"fives":5,"sixes":0,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":25,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":16},"upper_total":14,"upper_bonus":0,"yahtzee_bonus":0,"total":55},{"seat":1,"boxes":{"aces":2,"twos":2,"threes":0,"fours":12,"fives":5,"sixes":0,"three-of-a-kind":12,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":40,"yahtzee":0,"chance":14},"upper_total":21,"upper_bonus":0,"yahtzee_bonus":0,"total":87}],"forfeited":[],"forfeited_by":null,"points":[55,87],"proof":null}');
INSERT INTO "event" VALUES(149,'1m83gpmxv34wrhz2',57,1795414512611,'finished',NULL,'{"id":"1m83gpmz3dngr3xy","outcome":"win","winners":[1],"points":[55,87],"reason":"rounds","proof":{"server_seed":"64f706d315fb682aa3f8dd5d6e6803ff3a59f0c25b5cf51c778921a7a0cba4cf","client_seeds":["",""]}}');
INSERT INTO "event" VALUES(150,'1m83gpn347c707qf',1,1795414512741,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m83gpm0z3ecakge","status":"invited"},{"player":"1m83gpm1q8x9w3z6","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m83gpn314p7ay93","join_code":"KC9K65","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3,"tournament":"1m83gpn314p7ay93"}');
INSERT INTO "event" VALUES(151,'1m83gpn432jz7r5f',1,1795414512771,'created',0,'{"ruleset":"quiz","options":{"judge":"automatic","reading":"screen","spelling":"exact","grace_seconds":15,"ready_seconds":60,"judge_seconds":30,"appeal_seconds":0,"tie_break":true,"rounds":1,"title":null,"parts":[{"kind":"sheet","set":{"set":"1m83gpn3r7pzr9ta","version":1,"categories":null,"difficulty":null},"seconds":300,"questions":1,"points":1,"title":null}]},"seats":[{"player":"1m83gpm0z3ecakge","status":"joined","role":"contender"}],"visibility":"private","ranked":false,"creator":"1m83gpm0z3ecakge","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(152,'1m83gpn432jz7r5f',2,1795414512771,'round',NULL,'{"number":1,"leader":null,"commitment":"d21425eec2740b54dea941de7ed6dcbdd9e021ee077a897a04681939bb6ec490","points":[0],"minor":[0],"rules":1,"seats":[{"player":"1m83gpm0z3ecakge","status":"joined"}],"rounds":1,"deal":{"nonce":"b1c8a54ade1cd515aca4722cbef1205b6a9c70b76941f83e61e330c03d7bf389","sets":[{"set":"1m83gpn3r7pzr9ta","version":1,"title":"One","language":"en","licence":"own","author":"Ann"}],"questions":[{"set":0,"salt":"fbd47d50c122b03c6446f119ed87588e592b8455da0e8645e7acf6044d3ce6c6","dealt":"{\"choices\":[\"true\",\"false\"],\"correct\":[0],\"kind\":\"boolean\",\"text\":\"Is Oslo in Norway?\"}"}],"tie_break":0,"parts":[[1]]},"carry":null}');
INSERT INTO "event" VALUES(153,'1m83gpn432jz7r5f',3,1795414512771,'part',NULL,'{"part":1,"of":1,"part_kind":"sheet","title":null,"seconds":300,"order":null}');
INSERT INTO "event" VALUES(154,'1m83gpn432jz7r5f',4,1795414512776,'ready',0,'{}');
INSERT INTO "event" VALUES(155,'1m83gpn432jz7r5f',5,1795414512776,'question',NULL,'{"question":1,"text":"Is Oslo in Norway?","language":"en","answer_kind":"boolean","choices":["true","false"],"unit":null,"category":null,"difficulty":null,"media":null}');
INSERT INTO "event" VALUES(156,'1m83gpn432jz7r5f',6,1795414512779,'hand-in',0,'{}');
INSERT INTO "event" VALUES(157,'1m83gpn432jz7r5f',7,1795414512779,'closed',NULL,'{"question":1,"answer":"true","outcomes":[{"seat":0,"outcome":"unanswered","points":0,"text":null}]}');
INSERT INTO "event" VALUES(158,'1m83gpn432jz7r5f',8,1795414512779,'round-over',NULL,'{"id":"1m83gpn4bcw795me","round":1,"leader":null,"scores":[{"seat":0,"points":0,"right":0,"wrong":0,"passes":0,"unanswered":1,"tie_break":null}],"places":[1],"tie_break":null,"title":null,"forfeited_by":null,"points":[0],"proof":{"nonce":"b1c8a54ade1cd515aca4722cbef1205b6a9c70b76941f83e61e330c03d7bf389","secret":"82ac64a8b091eaa1ca2a630671d60aed976cae70a607eabf498e6f82c4f3d1e7"}}');
INSERT INTO "event" VALUES(159,'1m83gpn432jz7r5f',9,1795414512779,'finished',NULL,'{"id":"1m83gpn4bcw7b3y4","outcome":"loss","winners":[],"points":[0],"minor":[0],"reason":"rounds"}');
INSERT INTO "event" VALUES(160,'1m83gpn57amwz8tc',1,1795414512807,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m83gpn4s7z3emfc","status":"joined"},{"player":"1m83gpn5315dpmdh","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m83gpn4s7z3emfc","join_code":"FDBWDW","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(161,'1m83gpn57amwz8tc',2,1795414512811,'joined',1,'{"player":"1m83gpn5315dpmdh"}');
INSERT INTO "event" VALUES(162,'1m83gpn57amwz8tc',3,1795414512811,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m83gpn4s7z3emfc","status":"joined"},{"player":"1m83gpn5315dpmdh","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(163,'1m83gpn57amwz8tc',4,1795414512815,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(164,'1m83gpn57amwz8tc',5,1795414512816,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(165,'1m83gpn57amwz8tc',6,1795414512818,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(166,'1m83gpn57amwz8tc',7,1795414512819,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(167,'1m83gpn57amwz8tc',8,1795414512819,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(168,'1m83gpn57amwz8tc',9,1795414512821,'round-over',NULL,'{"id":"1m83gpn5n0nxbh7t","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(169,'1m83gpn57amwz8tc',10,1795414512821,'finished',NULL,'{"id":"1m83gpn5n0nxenr0","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds"}');
CREATE TABLE event_mark (
    only  INTEGER PRIMARY KEY CHECK (only = 1),
    id    INTEGER NOT NULL,
    until INTEGER NOT NULL CHECK (until >= id),
    game  TEXT    NOT NULL,
    seq   INTEGER NOT NULL
) STRICT;
INSERT INTO "event_mark" VALUES(1,169,169,'',0);
CREATE TABLE event_place (
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL,
    id   INTEGER NOT NULL, -- of the event
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "event_place" VALUES('1m83gpm3qf33w9se',1,1);
INSERT INTO "event_place" VALUES('1m83gpm3qf33w9se',2,2);
INSERT INTO "event_place" VALUES('1m83gpm3qf33w9se',3,3);
INSERT INTO "event_place" VALUES('1m83gpm3qf33w9se',4,4);
INSERT INTO "event_place" VALUES('1m83gpm3qf33w9se',5,5);
INSERT INTO "event_place" VALUES('1m83gpm3qf33w9se',6,6);
INSERT INTO "event_place" VALUES('1m83gpm3qf33w9se',7,7);
INSERT INTO "event_place" VALUES('1m83gpm3qf33w9se',8,8);
INSERT INTO "event_place" VALUES('1m83gpm5k4v5dmrz',1,9);
INSERT INTO "event_place" VALUES('1m83gpm5k4v5dmrz',2,10);
INSERT INTO "event_place" VALUES('1m83gpm5k4v5dmrz',3,11);
INSERT INTO "event_place" VALUES('1m83gpm5k4v5dmrz',4,12);
INSERT INTO "event_place" VALUES('1m83gpm5k4v5dmrz',5,13);
INSERT INTO "event_place" VALUES('1m83gpm5k4v5dmrz',6,14);
INSERT INTO "event_place" VALUES('1m83gpm5k4v5dmrz',7,15);
INSERT INTO "event_place" VALUES('1m83gpm5k4v5dmrz',8,16);
INSERT INTO "event_place" VALUES('1m83gpm7g960ak9d',1,17);
INSERT INTO "event_place" VALUES('1m83gpm7g960ak9d',2,18);
INSERT INTO "event_place" VALUES('1m83gpm7g960ak9d',3,19);
INSERT INTO "event_place" VALUES('1m83gpm7g960ak9d',4,20);
INSERT INTO "event_place" VALUES('1m83gpm7g960ak9d',5,21);
INSERT INTO "event_place" VALUES('1m83gpm8vb3yrmka',1,22);
INSERT INTO "event_place" VALUES('1m83gpm8vb3yrmka',2,23);
INSERT INTO "event_place" VALUES('1m83gpm8vb3yrmka',3,24);
INSERT INTO "event_place" VALUES('1m83gpm8vb3yrmka',4,25);
INSERT INTO "event_place" VALUES('1m83gpm8vb3yrmka',5,26);
INSERT INTO "event_place" VALUES('1m83gpmerbpb6aym',1,27);
INSERT INTO "event_place" VALUES('1m83gpmerbpb6aym',2,28);
INSERT INTO "event_place" VALUES('1m83gpmerbpb6aym',3,29);
INSERT INTO "event_place" VALUES('1m83gpmfvehwbk5w',1,30);
INSERT INTO "event_place" VALUES('1m83gpmfvehwbk5w',2,31);
INSERT INTO "event_place" VALUES('1m83gpmfvehwbk5w',3,32);
INSERT INTO "event_place" VALUES('1m83gpmfvehwbk5w',4,33);
INSERT INTO "event_place" VALUES('1m83gpmfvehwbk5w',5,34);
INSERT INTO "event_place" VALUES('1m83gpmfvehwbk5w',6,35);
INSERT INTO "event_place" VALUES('1m83gpmfvehwbk5w',7,36);
INSERT INTO "event_place" VALUES('1m83gpmfvehwbk5w',8,37);
INSERT INTO "event_place" VALUES('1m83gpmfvehwbk5w',9,38);
INSERT INTO "event_place" VALUES('1m83gpmfvehwbk5w',10,39);
INSERT INTO "event_place" VALUES('1m83gpmfvehwbk5w',11,40);
INSERT INTO "event_place" VALUES('1m83gpmr35gpk485',1,41);
INSERT INTO "event_place" VALUES('1m83gpmr35gpk485',2,42);
INSERT INTO "event_place" VALUES('1m83gpmr35gpk485',3,43);
INSERT INTO "event_place" VALUES('1m83gpmr35gpk485',4,44);
INSERT INTO "event_place" VALUES('1m83gpmr35gpk485',5,45);
INSERT INTO "event_place" VALUES('1m83gpmr35gpk485',6,46);
INSERT INTO "event_place" VALUES('1m83gpmr35gpk485',7,47);
INSERT INTO "event_place" VALUES('1m83gpmr35gpk485',8,48);
INSERT INTO "event_place" VALUES('1m83gpmr35gpk485',9,49);
INSERT INTO "event_place" VALUES('1m83gpmr35gpk485',10,50);
INSERT INTO "event_place" VALUES('1m83gpmr35gpk485',11,51);
INSERT INTO "event_place" VALUES('1m83gpmsm0qyg72h',1,52);
INSERT INTO "event_place" VALUES('1m83gpmsm0qyg72h',2,53);
INSERT INTO "event_place" VALUES('1m83gpmsm0qyg72h',3,54);
INSERT INTO "event_place" VALUES('1m83gpmsm0qyg72h',4,55);
INSERT INTO "event_place" VALUES('1m83gpmvvdrnpehh',1,56);
INSERT INTO "event_place" VALUES('1m83gpmvvdrnpehh',2,57);
INSERT INTO "event_place" VALUES('1m83gpmvvdrnpehh',3,58);
INSERT INTO "event_place" VALUES('1m83gpmvvdrnpehh',4,59);
INSERT INTO "event_place" VALUES('1m83gpmvvdrnpehh',5,60);
INSERT INTO "event_place" VALUES('1m83gpmvvdrnpehh',6,61);
INSERT INTO "event_place" VALUES('1m83gpmw08wbgxke',1,62);
INSERT INTO "event_place" VALUES('1m83gpmw28hefwh7',1,63);
INSERT INTO "event_place" VALUES('1m83gpmw28hefwh7',2,64);
INSERT INTO "event_place" VALUES('1m83gpmw5d7xhr7q',1,65);
INSERT INTO "event_place" VALUES('1m83gpmw61r0gczy',1,66);
INSERT INTO "event_place" VALUES('1m83gpmw61r0gczy',2,67);
INSERT INTO "event_place" VALUES('1m83gpmwa6c197hs',1,68);
INSERT INTO "event_place" VALUES('1m83gpmwa6c197hs',2,69);
INSERT INTO "event_place" VALUES('1m83gpmwa6c197hs',3,70);
INSERT INTO "event_place" VALUES('1m83gpmwa6c197hs',4,71);
INSERT INTO "event_place" VALUES('1m83gpmwa6c197hs',5,72);
INSERT INTO "event_place" VALUES('1m83gpmwa6c197hs',6,73);
INSERT INTO "event_place" VALUES('1m83gpmwa6c197hs',7,74);
INSERT INTO "event_place" VALUES('1m83gpmwa6c197hs',8,75);
INSERT INTO "event_place" VALUES('1m83gpmwa6c197hs',9,76);
INSERT INTO "event_place" VALUES('1m83gpmwa6c197hs',10,77);
INSERT INTO "event_place" VALUES('1m83gpmwa6c197hs',11,78);
INSERT INTO "event_place" VALUES('1m83gpmwk5fy4em9',1,79);
INSERT INTO "event_place" VALUES('1m83gpmwk5fy4em9',2,80);
INSERT INTO "event_place" VALUES('1m83gpmwk5fy4em9',3,81);
INSERT INTO "event_place" VALUES('1m83gpmwk5fy4em9',4,82);
INSERT INTO "event_place" VALUES('1m83gpmwk5fy4em9',5,83);
INSERT INTO "event_place" VALUES('1m83gpmwk5fy4em9',6,84);
INSERT INTO "event_place" VALUES('1m83gpmwk5fy4em9',7,85);
INSERT INTO "event_place" VALUES('1m83gpmwk5fy4em9',8,86);
INSERT INTO "event_place" VALUES('1m83gpmx0ej3nkys',1,87);
INSERT INTO "event_place" VALUES('1m83gpmx0ej3nkys',2,88);
INSERT INTO "event_place" VALUES('1m83gpmx0ej3nkys',3,89);
INSERT INTO "event_place" VALUES('1m83gpmx0ej3nkys',4,90);
INSERT INTO "event_place" VALUES('1m83gpmx0ej3nkys',5,91);
INSERT INTO "event_place" VALUES('1m83gpmx0ej3nkys',6,92);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',1,93);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',2,94);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',3,95);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',4,96);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',5,97);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',6,98);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',7,99);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',8,100);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',9,101);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',10,102);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',11,103);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',12,104);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',13,105);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',14,106);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',15,107);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',16,108);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',17,109);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',18,110);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',19,111);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',20,112);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',21,113);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',22,114);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',23,115);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',24,116);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',25,117);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',26,118);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',27,119);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',28,120);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',29,121);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',30,122);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',31,123);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',32,124);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',33,125);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',34,126);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',35,127);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',36,128);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',37,129);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',38,130);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',39,131);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',40,132);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',41,133);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',42,134);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',43,135);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',44,136);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',45,137);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',46,138);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',47,139);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',48,140);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',49,141);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',50,142);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',51,143);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',52,144);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',53,145);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',54,146);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',55,147);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',56,148);
INSERT INTO "event_place" VALUES('1m83gpmxv34wrhz2',57,149);
INSERT INTO "event_place" VALUES('1m83gpn347c707qf',1,150);
INSERT INTO "event_place" VALUES('1m83gpn432jz7r5f',1,151);
INSERT INTO "event_place" VALUES('1m83gpn432jz7r5f',2,152);
INSERT INTO "event_place" VALUES('1m83gpn432jz7r5f',3,153);
INSERT INTO "event_place" VALUES('1m83gpn432jz7r5f',4,154);
INSERT INTO "event_place" VALUES('1m83gpn432jz7r5f',5,155);
INSERT INTO "event_place" VALUES('1m83gpn432jz7r5f',6,156);
INSERT INTO "event_place" VALUES('1m83gpn432jz7r5f',7,157);
INSERT INTO "event_place" VALUES('1m83gpn432jz7r5f',8,158);
INSERT INTO "event_place" VALUES('1m83gpn432jz7r5f',9,159);
INSERT INTO "event_place" VALUES('1m83gpn57amwz8tc',1,160);
INSERT INTO "event_place" VALUES('1m83gpn57amwz8tc',2,161);
INSERT INTO "event_place" VALUES('1m83gpn57amwz8tc',3,162);
INSERT INTO "event_place" VALUES('1m83gpn57amwz8tc',4,163);
INSERT INTO "event_place" VALUES('1m83gpn57amwz8tc',5,164);
INSERT INTO "event_place" VALUES('1m83gpn57amwz8tc',6,165);
INSERT INTO "event_place" VALUES('1m83gpn57amwz8tc',7,166);
INSERT INTO "event_place" VALUES('1m83gpn57amwz8tc',8,167);
INSERT INTO "event_place" VALUES('1m83gpn57amwz8tc',9,168);
INSERT INTO "event_place" VALUES('1m83gpn57amwz8tc',10,169);
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
INSERT INTO "game" VALUES('1m83gpm3qf33w9se','main','bulls-and-cows','finished','private',1,'1m83gpm0z3ecakge',NULL,1795414511735,1795414511793,0);
INSERT INTO "game" VALUES('1m83gpm5k4v5dmrz','main','bulls-and-cows','finished','private',1,'1m83gpm16005vxm9',NULL,1795414511795,1795414511848,0);
INSERT INTO "game" VALUES('1m83gpm7g960ak9d','main','number-guess','finished','private',1,'1m83gpm0z3ecakge',NULL,1795414511856,1795414511874,0);
INSERT INTO "game" VALUES('1m83gpm8vb3yrmka','main','number-guess','finished','private',1,'1m83gpm16005vxm9',NULL,1795414511899,1795414511923,0);
INSERT INTO "game" VALUES('1m83gpmerbpb6aym','main','bulls-and-cows','playing','private',1,'1m83gpmerbpb63fn',NULL,1795414512088,NULL,0);
INSERT INTO "game" VALUES('1m83gpmfvehwbk5w','main','bulls-and-cows','playing','public',1,'1m83gpmfvehwam0n',NULL,1795414512123,NULL,0);
INSERT INTO "game" VALUES('1m83gpmr35gpk485','main','bulls-and-cows','finished','public',0,'1m83gpmqkdhg21db',NULL,1795414512387,1795414512416,0);
INSERT INTO "game" VALUES('1m83gpmsm0qyg72h','main','bulls-and-cows','playing','private',0,'1m83gpms6e6ky70c','YVW2GZ',1795414512436,NULL,0);
INSERT INTO "game" VALUES('1m83gpmvvdrnpehh','main','bulls-and-cows','playing','private',0,'1m83gpmvbdj96pmk','2ASEFR',1795414512507,NULL,0);
INSERT INTO "game" VALUES('1m83gpmw08wbgxke','main','mastermind','open','public',0,'1m83gpm0z3ecakge','4RN84S',1795414512512,NULL,0);
INSERT INTO "game" VALUES('1m83gpmw28hefwh7','main','mastermind','aborted','public',0,'1m83gpm16005vxm9',NULL,1795414512514,1795414512515,0);
INSERT INTO "game" VALUES('1m83gpmw5d7xhr7q','main','mastermind','open','private',0,'1m83gpm0z3ecakge','PHAV5Q',1795414512517,NULL,1);
INSERT INTO "game" VALUES('1m83gpmw61r0gczy','main','bulls-and-cows','playing','private',0,'1m83gpm0z3ecakge',NULL,1795414512518,NULL,1);
INSERT INTO "game" VALUES('1m83gpmwa6c197hs','main','tic-tac-toe','playing','public',0,'1m83gpmw81g6e3dw','R9ZX23',1795414512522,NULL,0);
INSERT INTO "game" VALUES('1m83gpmwk5fy4em9','main','gomoku','finished','private',1,'1m83gpm0z3ecakge',NULL,1795414512531,1795414512538,0);
INSERT INTO "game" VALUES('1m83gpmx0ej3nkys','main','yahtzee','playing','private',0,'1m83gpmww9ac67gg','G4RSGW',1795414512544,NULL,0);
INSERT INTO "game" VALUES('1m83gpmxv34wrhz2','main','yahtzee','finished','private',0,'1m83gpmxdfzyer68',NULL,1795414512571,1795414512611,0);
INSERT INTO "game" VALUES('1m83gpn347c707qf','main','tic-tac-toe','open','private',0,'1m83gpn314p7ay93','KC9K65',1795414512741,NULL,1);
INSERT INTO "game" VALUES('1m83gpn432jz7r5f','main','quiz','finished','private',0,'1m83gpm0z3ecakge',NULL,1795414512771,1795414512779,0);
INSERT INTO "game" VALUES('1m83gpn57amwz8tc','main','tic-tac-toe','finished','private',0,'1m83gpn4s7z3emfc',NULL,1795414512807,1795414512821,0);
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
INSERT INTO "idempotency_record" VALUES(1,'1m83gpm0z3ecakge','open','POST','/v1/games',X'09691FB4A4A800A0B6D83166B89AA76941AFE880DE790D85B4610A9C932FDBEE',1795414512512,201,'1','/v1/games/1m83gpmw08wbgxke','','1m83gpmw08wbgxke',0,1,0);
CREATE TABLE idempotency_use (
    player TEXT    NOT NULL,
    hour   INTEGER NOT NULL, -- since 1970
    bytes  INTEGER NOT NULL CHECK (bytes >= 0),
    PRIMARY KEY (player, hour)
) STRICT, WITHOUT ROWID;
INSERT INTO "idempotency_use" VALUES('1m83gpm0z3ecakge',498726,140);
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL
) STRICT;
INSERT INTO "migration" VALUES(1,'schema',X'793BBEB110B461DB6D6BEDDFC85C0CE32EE457FDF5F431EF170D2A6E0680C68B',1795414511461);
CREATE TABLE notification (
    player   TEXT    NOT NULL,
    seq      INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the player
    at       INTEGER NOT NULL,
    kind     TEXT    NOT NULL,                 -- invited, joined, declined, turn, round-over, finished, rematch, aborted
    game     TEXT    NOT NULL,
    game_seq INTEGER NOT NULL,                 -- the game's event that it is about
    PRIMARY KEY (player, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "notification" VALUES('1m83gpm0z3ecakge',1,1795414512534,'joined','1m83gpmwk5fy4em9',2);
INSERT INTO "notification" VALUES('1m83gpm0z3ecakge',2,1795414512534,'turn','1m83gpmwk5fy4em9',3);
INSERT INTO "notification" VALUES('1m83gpm0z3ecakge',3,1795414512538,'turn','1m83gpmwk5fy4em9',5);
INSERT INTO "notification" VALUES('1m83gpm0z3ecakge',4,1795414512538,'round-over','1m83gpmwk5fy4em9',7);
INSERT INTO "notification" VALUES('1m83gpm0z3ecakge',5,1795414512538,'finished','1m83gpmwk5fy4em9',8);
INSERT INTO "notification" VALUES('1m83gpm0z3ecakge',6,1795414512741,'invited','1m83gpn347c707qf',1);
INSERT INTO "notification" VALUES('1m83gpm16005vxm9',1,1795414512515,'aborted','1m83gpmw28hefwh7',2);
INSERT INTO "notification" VALUES('1m83gpm16005vxm9',2,1795414512531,'invited','1m83gpmwk5fy4em9',1);
INSERT INTO "notification" VALUES('1m83gpm16005vxm9',3,1795414512535,'turn','1m83gpmwk5fy4em9',4);
INSERT INTO "notification" VALUES('1m83gpm16005vxm9',4,1795414512538,'finished','1m83gpmwk5fy4em9',8);
INSERT INTO "notification" VALUES('1m83gpm1q8x9w3z6',1,1795414512514,'invited','1m83gpmw28hefwh7',1);
INSERT INTO "notification" VALUES('1m83gpm1q8x9w3z6',2,1795414512515,'aborted','1m83gpmw28hefwh7',2);
INSERT INTO "notification" VALUES('1m83gpm1q8x9w3z6',3,1795414512517,'invited','1m83gpmw5d7xhr7q',1);
INSERT INTO "notification" VALUES('1m83gpm1q8x9w3z6',4,1795414512741,'invited','1m83gpn347c707qf',1);
INSERT INTO "notification" VALUES('1m83gpmqkdhg21db',1,1795414512389,'joined','1m83gpmr35gpk485',2);
INSERT INTO "notification" VALUES('1m83gpmqkdhg21db',2,1795414512389,'turn','1m83gpmr35gpk485',3);
INSERT INTO "notification" VALUES('1m83gpmqkdhg21db',3,1795414512402,'round-over','1m83gpmr35gpk485',6);
INSERT INTO "notification" VALUES('1m83gpmqkdhg21db',4,1795414512413,'turn','1m83gpmr35gpk485',8);
INSERT INTO "notification" VALUES('1m83gpmqkdhg21db',5,1795414512416,'finished','1m83gpmr35gpk485',11);
INSERT INTO "notification" VALUES('1m83gpmqt0kpkbqq',1,1795414512399,'turn','1m83gpmr35gpk485',4);
INSERT INTO "notification" VALUES('1m83gpmqt0kpkbqq',2,1795414512402,'round-over','1m83gpmr35gpk485',6);
INSERT INTO "notification" VALUES('1m83gpmqt0kpkbqq',3,1795414512416,'round-over','1m83gpmr35gpk485',10);
INSERT INTO "notification" VALUES('1m83gpmqt0kpkbqq',4,1795414512416,'finished','1m83gpmr35gpk485',11);
INSERT INTO "notification" VALUES('1m83gpms6e6ky70c',1,1795414512455,'joined','1m83gpmsm0qyg72h',2);
INSERT INTO "notification" VALUES('1m83gpms6e6ky70c',2,1795414512480,'joined','1m83gpmsm0qyg72h',3);
INSERT INTO "notification" VALUES('1m83gpmsb5f06c5h',1,1795414512480,'joined','1m83gpmsm0qyg72h',3);
INSERT INTO "notification" VALUES('1m83gpmsb5f06c5h',2,1795414512480,'turn','1m83gpmsm0qyg72h',4);
INSERT INTO "notification" VALUES('1m83gpmvbdj96pmk',1,1795414512508,'joined','1m83gpmvvdrnpehh',2);
INSERT INTO "notification" VALUES('1m83gpmvbdj96pmk',2,1795414512509,'joined','1m83gpmvvdrnpehh',3);
INSERT INTO "notification" VALUES('1m83gpmvbdj96pmk',3,1795414512509,'turn','1m83gpmvvdrnpehh',4);
INSERT INTO "notification" VALUES('1m83gpmvh95dwfm6',1,1795414512509,'joined','1m83gpmvvdrnpehh',3);
INSERT INTO "notification" VALUES('1m83gpmvh95dwfm6',2,1795414512510,'turn','1m83gpmvvdrnpehh',5);
INSERT INTO "notification" VALUES('1m83gpmvq7vtw9v7',1,1795414512511,'turn','1m83gpmvvdrnpehh',6);
INSERT INTO "notification" VALUES('1m83gpmw81g6e3dw',1,1795414512522,'joined','1m83gpmwa6c197hs',2);
INSERT INTO "notification" VALUES('1m83gpmw81g6e3dw',2,1795414512522,'turn','1m83gpmwa6c197hs',3);
INSERT INTO "notification" VALUES('1m83gpmw81g6e3dw',3,1795414512524,'turn','1m83gpmwa6c197hs',5);
INSERT INTO "notification" VALUES('1m83gpmw81g6e3dw',4,1795414512526,'turn','1m83gpmwa6c197hs',7);
INSERT INTO "notification" VALUES('1m83gpmw81g6e3dw',5,1795414512527,'round-over','1m83gpmwa6c197hs',9);
INSERT INTO "notification" VALUES('1m83gpmw81g6e3dw',6,1795414512529,'turn','1m83gpmwa6c197hs',11);
INSERT INTO "notification" VALUES('1m83gpmw920dftpy',1,1795414512524,'turn','1m83gpmwa6c197hs',4);
INSERT INTO "notification" VALUES('1m83gpmw920dftpy',2,1795414512525,'turn','1m83gpmwa6c197hs',6);
INSERT INTO "notification" VALUES('1m83gpmw920dftpy',3,1795414512527,'round-over','1m83gpmwa6c197hs',9);
INSERT INTO "notification" VALUES('1m83gpmw920dftpy',4,1795414512528,'turn','1m83gpmwa6c197hs',10);
INSERT INTO "notification" VALUES('1m83gpmww9ac67gg',1,1795414512548,'joined','1m83gpmx0ej3nkys',2);
INSERT INTO "notification" VALUES('1m83gpmww9ac67gg',2,1795414512548,'turn','1m83gpmx0ej3nkys',4);
INSERT INTO "notification" VALUES('1m83gpmww9ac82km',1,1795414512554,'turn','1m83gpmx0ej3nkys',6);
INSERT INTO "notification" VALUES('1m83gpmxdfzyer68',1,1795414512572,'joined','1m83gpmxv34wrhz2',2);
INSERT INTO "notification" VALUES('1m83gpmxdfzyer68',2,1795414512572,'turn','1m83gpmxv34wrhz2',4);
INSERT INTO "notification" VALUES('1m83gpmxdfzyer68',3,1795414512577,'turn','1m83gpmxv34wrhz2',8);
INSERT INTO "notification" VALUES('1m83gpmxdfzyer68',4,1795414512581,'turn','1m83gpmxv34wrhz2',12);
INSERT INTO "notification" VALUES('1m83gpmxdfzyer68',5,1795414512582,'turn','1m83gpmxv34wrhz2',16);
INSERT INTO "notification" VALUES('1m83gpmxdfzyer68',6,1795414512585,'turn','1m83gpmxv34wrhz2',20);
INSERT INTO "notification" VALUES('1m83gpmxdfzyer68',7,1795414512587,'turn','1m83gpmxv34wrhz2',24);
INSERT INTO "notification" VALUES('1m83gpmxdfzyer68',8,1795414512589,'turn','1m83gpmxv34wrhz2',28);
INSERT INTO "notification" VALUES('1m83gpmxdfzyer68',9,1795414512592,'turn','1m83gpmxv34wrhz2',32);
INSERT INTO "notification" VALUES('1m83gpmxdfzyer68',10,1795414512595,'turn','1m83gpmxv34wrhz2',36);
INSERT INTO "notification" VALUES('1m83gpmxdfzyer68',11,1795414512597,'turn','1m83gpmxv34wrhz2',40);
INSERT INTO "notification" VALUES('1m83gpmxdfzyer68',12,1795414512602,'turn','1m83gpmxv34wrhz2',44);
INSERT INTO "notification" VALUES('1m83gpmxdfzyer68',13,1795414512605,'turn','1m83gpmxv34wrhz2',48);
INSERT INTO "notification" VALUES('1m83gpmxdfzyer68',14,1795414512608,'turn','1m83gpmxv34wrhz2',52);
INSERT INTO "notification" VALUES('1m83gpmxdfzyer68',15,1795414512611,'round-over','1m83gpmxv34wrhz2',56);
INSERT INTO "notification" VALUES('1m83gpmxdfzyer68',16,1795414512611,'finished','1m83gpmxv34wrhz2',57);
INSERT INTO "notification" VALUES('1m83gpmxt47xb3v2',1,1795414512576,'turn','1m83gpmxv34wrhz2',6);
INSERT INTO "notification" VALUES('1m83gpmxt47xb3v2',2,1795414512578,'turn','1m83gpmxv34wrhz2',10);
INSERT INTO "notification" VALUES('1m83gpmxt47xb3v2',3,1795414512581,'turn','1m83gpmxv34wrhz2',14);
INSERT INTO "notification" VALUES('1m83gpmxt47xb3v2',4,1795414512583,'turn','1m83gpmxv34wrhz2',18);
INSERT INTO "notification" VALUES('1m83gpmxt47xb3v2',5,1795414512586,'turn','1m83gpmxv34wrhz2',22);
INSERT INTO "notification" VALUES('1m83gpmxt47xb3v2',6,1795414512588,'turn','1m83gpmxv34wrhz2',26);
INSERT INTO "notification" VALUES('1m83gpmxt47xb3v2',7,1795414512590,'turn','1m83gpmxv34wrhz2',30);
INSERT INTO "notification" VALUES('1m83gpmxt47xb3v2',8,1795414512593,'turn','1m83gpmxv34wrhz2',34);
INSERT INTO "notification" VALUES('1m83gpmxt47xb3v2',9,1795414512597,'turn','1m83gpmxv34wrhz2',38);
INSERT INTO "notification" VALUES('1m83gpmxt47xb3v2',10,1795414512599,'turn','1m83gpmxv34wrhz2',42);
INSERT INTO "notification" VALUES('1m83gpmxt47xb3v2',11,1795414512603,'turn','1m83gpmxv34wrhz2',46);
INSERT INTO "notification" VALUES('1m83gpmxt47xb3v2',12,1795414512607,'turn','1m83gpmxv34wrhz2',50);
INSERT INTO "notification" VALUES('1m83gpmxt47xb3v2',13,1795414512610,'turn','1m83gpmxv34wrhz2',54);
INSERT INTO "notification" VALUES('1m83gpmxt47xb3v2',14,1795414512611,'round-over','1m83gpmxv34wrhz2',56);
INSERT INTO "notification" VALUES('1m83gpmxt47xb3v2',15,1795414512611,'finished','1m83gpmxv34wrhz2',57);
INSERT INTO "notification" VALUES('1m83gpn4s7z3emfc',1,1795414512811,'joined','1m83gpn57amwz8tc',2);
INSERT INTO "notification" VALUES('1m83gpn4s7z3emfc',2,1795414512811,'turn','1m83gpn57amwz8tc',3);
INSERT INTO "notification" VALUES('1m83gpn4s7z3emfc',3,1795414512816,'turn','1m83gpn57amwz8tc',5);
INSERT INTO "notification" VALUES('1m83gpn4s7z3emfc',4,1795414512819,'turn','1m83gpn57amwz8tc',7);
INSERT INTO "notification" VALUES('1m83gpn4s7z3emfc',5,1795414512821,'round-over','1m83gpn57amwz8tc',9);
INSERT INTO "notification" VALUES('1m83gpn4s7z3emfc',6,1795414512821,'finished','1m83gpn57amwz8tc',10);
INSERT INTO "notification" VALUES('1m83gpn5315dpmdh',1,1795414512807,'invited','1m83gpn57amwz8tc',1);
INSERT INTO "notification" VALUES('1m83gpn5315dpmdh',2,1795414512815,'turn','1m83gpn57amwz8tc',4);
INSERT INTO "notification" VALUES('1m83gpn5315dpmdh',3,1795414512818,'turn','1m83gpn57amwz8tc',6);
INSERT INTO "notification" VALUES('1m83gpn5315dpmdh',4,1795414512821,'round-over','1m83gpn57amwz8tc',9);
INSERT INTO "notification" VALUES('1m83gpn5315dpmdh',5,1795414512821,'finished','1m83gpn57amwz8tc',10);
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
INSERT INTO "player" VALUES('000000000p9c7fga','main','random',1,0,NULL,NULL,1795414512518,NULL);
INSERT INTO "player" VALUES('1m83gpm041mymcx0','main','service',1,0,NULL,NULL,1795414511620,NULL);
INSERT INTO "player" VALUES('1m83gpm0z3ecakge','main','Ann',0,0,NULL,NULL,1795414511647,NULL);
INSERT INTO "player" VALUES('1m83gpm16005vxm9','main','Bob',0,0,NULL,NULL,1795414511654,NULL);
INSERT INTO "player" VALUES('1m83gpm1q8x9w3z6','main','Cyd',0,0,1795414511679,NULL,1795414511671,NULL);
INSERT INTO "player" VALUES('1m83gpmerbpb63fn','main','Guest',0,1,NULL,NULL,1795414512088,NULL);
INSERT INTO "player" VALUES('1m83gpmfvehwam0n','main','Guest',0,1,NULL,NULL,1795414512123,NULL);
INSERT INTO "player" VALUES('1m83gpmqkdhg21db','main','Player 0',0,0,NULL,NULL,1795414512371,NULL);
INSERT INTO "player" VALUES('1m83gpmqt0kpkbqq','main','Player 1',0,0,NULL,NULL,1795414512378,NULL);
INSERT INTO "player" VALUES('1m83gpms6e6ky70c','main','Player 0',0,0,NULL,NULL,1795414512422,NULL);
INSERT INTO "player" VALUES('1m83gpmsb5f06c5h','main','Player 1',0,0,NULL,NULL,1795414512427,NULL);
INSERT INTO "player" VALUES('1m83gpmse0gfvc63','main','Player 2',0,0,NULL,NULL,1795414512430,NULL);
INSERT INTO "player" VALUES('1m83gpmvbdj96pmk','main','Player 0',0,0,NULL,NULL,1795414512491,NULL);
INSERT INTO "player" VALUES('1m83gpmvh95dwfm6','main','Player 1',0,0,NULL,NULL,1795414512497,NULL);
INSERT INTO "player" VALUES('1m83gpmvq7vtw9v7','main','Player 2',0,0,NULL,NULL,1795414512503,NULL);
INSERT INTO "player" VALUES('1m83gpmw81g6e3dw','main','Player 0',0,0,NULL,NULL,1795414512520,NULL);
INSERT INTO "player" VALUES('1m83gpmw920dftpy','main','Player 1',0,0,NULL,NULL,1795414512521,NULL);
INSERT INTO "player" VALUES('1m83gpmww9ac67gg','main','Player 0',0,0,NULL,NULL,1795414512540,NULL);
INSERT INTO "player" VALUES('1m83gpmww9ac82km','main','Player 1',0,0,NULL,NULL,1795414512540,NULL);
INSERT INTO "player" VALUES('1m83gpmxdfzyer68','main','Player 0',0,0,NULL,NULL,1795414512557,NULL);
INSERT INTO "player" VALUES('1m83gpmxt47xb3v2','main','Player 1',0,0,NULL,NULL,1795414512570,NULL);
INSERT INTO "player" VALUES('1m83gpn4s7z3emfc','main','Dee',0,0,NULL,'1m83gpm041mymcx0',1795414512793,NULL);
INSERT INTO "player" VALUES('1m83gpn5315dpmdh','main',NULL,0,0,NULL,'1m83gpm041mymcx0',1795414512803,1795414512825);
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
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m83gpm0z3ecakge',1,0,X'0002020000A09C010280F10480F1040202E2C2DAF0C068E2C2DAF0C068E2C2DAF0C068E2C2DAF0C068E2C2DAF0C06880C09EDBC06802020000A09C010280F10480F1040202E2C2DAF0C068E2C2DAF0C068E2C2DAF0C068E2C2DAF0C068E2C2DAF0C06880C09EDBC06802020000A09C010280F10480F1040202E2C2DAF0C068E2C2DAF0C068E2C2DAF0C068E2C2DAF0C068E2C2DAF0C06880A0BFC6B26802020000A09C010280F10480F1040202E2C2DAF0C068E2C2DAF0C068E2C2DAF0C068E2C2DAF0C068E2C2DAF0C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m83gpm16005vxm9',2,0,X'0002020000A09C010280F10480F1040202D0C3DAF0C068D0C3DAF0C068D0C3DAF0C068D0C3DAF0C068D0C3DAF0C06880C09EDBC06802020000A09C010280F10480F1040202D0C3DAF0C068D0C3DAF0C068D0C3DAF0C068D0C3DAF0C068D0C3DAF0C06880C09EDBC06802020000A09C010280F10480F1040202D0C3DAF0C068D0C3DAF0C068D0C3DAF0C068D0C3DAF0C068D0C3DAF0C06880A0BFC6B26802020000A09C010280F10480F1040202D0C3DAF0C068D0C3DAF0C068D0C3DAF0C068D0C3DAF0C068D0C3DAF0C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m83gpmfvehwam0n',3,0,X'0002020000A09C0102C0A907C0A9070202C6CBDAF0C068C6CBDAF0C068C6CBDAF0C068C6CBDAF0C068C6CBDAF0C06880C09EDBC06802020000A09C0102C0A907C0A9070202C6CBDAF0C068C6CBDAF0C068C6CBDAF0C068C6CBDAF0C068C6CBDAF0C06880C09EDBC06802020000A09C0102C0A907C0A9070202C6CBDAF0C068C6CBDAF0C068C6CBDAF0C068C6CBDAF0C068C6CBDAF0C06880A0BFC6B26802020000A09C0102C0A907C0A9070202C6CBDAF0C068C6CBDAF0C068C6CBDAF0C068C6CBDAF0C068C6CBDAF0C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','gomoku','1m83gpm0z3ecakge',3,0,X'0002020000A09C010000000202B4CEDAF0C068B4CEDAF0C0680000B4CEDAF0C06880C09EDBC06802020000A09C010000000202B4CEDAF0C068B4CEDAF0C0680000B4CEDAF0C06880C09EDBC06802020000A09C010000000202B4CEDAF0C068B4CEDAF0C0680000B4CEDAF0C06880A0BFC6B26802020000A09C010000000202B4CEDAF0C068B4CEDAF0C0680000B4CEDAF0C068',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795414512538);
INSERT INTO "player_stats" VALUES('main','gomoku','1m83gpm16005vxm9',4,0,X'0002000002000000000000000000000080C09EDBC06802000002000000000000000000000080C09EDBC06802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795414512538);
INSERT INTO "player_stats" VALUES('main','number-guess','1m83gpm0z3ecakge',1,0,X'0002000002000000000000000000000080C09EDBC06802000002000000000000000000000080C09EDBC06802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','number-guess','1m83gpm16005vxm9',2,0,X'0002000002000000000000000000000080C09EDBC06802000002000000000000000000000080C09EDBC06802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',NULL,NULL,NULL,NULL);
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
INSERT INTO "question_part" VALUES(1,'1m83gpn3d1xagxjc',0,'[{"text":"What is the capital of France?","answers":["Paris"],"category":"Europe","difficulty":"easy"}]');
INSERT INTO "question_part" VALUES(2,'1m83gpn3f8rqfzfx',0,'[{"text":"What is the capital of France?","answers":["Paris"],"category":"Europe","difficulty":"easy"},{"text":"Which is the capital of Norway?","choices":["Oslo","Bergen"],"correct":0}]');
INSERT INTO "question_part" VALUES(3,'1m83gpn3h8r8yafw',0,'[{"text":"When was Canberra founded?","range":[1912,1914]}]');
INSERT INTO "question_part" VALUES(4,'1m83gpn3r7pzpqw2',0,'[{"text":"Is Oslo in Norway?","correct":true}]');
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
INSERT INTO "question_set" VALUES('1m83gpn3d1xahesa','main','1m83gpm0z3ecakge',3,'Capitals','capitals','en','own','Ann',NULL,NULL,0,3507,1795414512749,1795414512753,NULL);
INSERT INTO "question_set" VALUES('1m83gpn3r7pzr9ta','main','1m83gpm16005vxm9',1,'One','one','en','own','Ann',NULL,NULL,1,1072,1795414512760,1795414512760,NULL);
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
INSERT INTO "question_version" VALUES('1m83gpn3d1xahesa',1,1,'1m83gpn3d1xagxjc',1795414512749,'Capitals','en','own','Ann',NULL,NULL,0,1,'{"text":1,"choice":0,"boolean":0,"number":0}','[{"name":"Europe","count":1}]',1156);
INSERT INTO "question_version" VALUES('1m83gpn3d1xahesa',2,2,'1m83gpn3f8rqfzfx',1795414512751,'Capitals','en','own','Ann',NULL,NULL,0,2,'{"text":1,"choice":1,"boolean":0,"number":0}','[{"name":"Europe","count":1}]',1239);
INSERT INTO "question_version" VALUES('1m83gpn3d1xahesa',3,2,'1m83gpn3h8r8yafw',1795414512753,'Capitals','en','own','Ann',NULL,NULL,0,3,'{"text":1,"choice":1,"boolean":0,"number":1}','[{"name":"Europe","count":1}]',1112);
INSERT INTO "question_version" VALUES('1m83gpn3r7pzr9ta',1,1,'1m83gpn3r7pzpqw2',1795414512760,'One','en','own','Ann',NULL,NULL,1,1,'{"text":0,"choice":0,"boolean":1,"number":0}','[]',1072);
CREATE TABLE rating_pair (
    ruleset TEXT    NOT NULL,
    a       TEXT    NOT NULL, -- the player whose id is the smaller
    b       TEXT    NOT NULL,
    day     INTEGER NOT NULL, -- its beginning
    games   INTEGER NOT NULL,
    PRIMARY KEY (ruleset, a, b)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_pair" VALUES('gomoku','1m83gpm0z3ecakge','1m83gpm16005vxm9',1795392000000,1);
CREATE TABLE rating_step (
    player    TEXT NOT NULL,
    ruleset   TEXT NOT NULL,
    result    TEXT NOT NULL, -- the match
    rating    REAL NOT NULL, -- from then on
    deviation REAL NOT NULL,
    PRIMARY KEY (player, ruleset, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_step" VALUES('1m83gpm0z3ecakge','gomoku','1m83gpmwt64xkcgk',1.66231089390629767875e+03,2.90318963717980466293e+02);
INSERT INTO "rating_step" VALUES('1m83gpm16005vxm9','gomoku','1m83gpmwt64xkcgk',1.33768910609370232124e+03,2.90318963717980466293e+02);
CREATE TABLE record (
    player  TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    tally   BLOB NOT NULL, -- of all time: see play/stats.h
    PRIMARY KEY (player, ruleset)
) STRICT, WITHOUT ROWID;
INSERT INTO "record" VALUES('1m83gpm0z3ecakge','bulls-and-cows',X'0002020000A09C010000000202E2C2DAF0C068E2C2DAF0C0680000E2C2DAF0C068');
INSERT INTO "record" VALUES('1m83gpm0z3ecakge','gomoku',X'0002020000A09C010000000202B4CEDAF0C068B4CEDAF0C0680000B4CEDAF0C068');
INSERT INTO "record" VALUES('1m83gpm0z3ecakge','number-guess',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m83gpm0z3ecakge','quiz',X'00020000000000000000000000000000');
INSERT INTO "record" VALUES('1m83gpm16005vxm9','bulls-and-cows',X'0002020000A09C010000000202D0C3DAF0C068D0C3DAF0C0680000D0C3DAF0C068');
INSERT INTO "record" VALUES('1m83gpm16005vxm9','gomoku',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m83gpm16005vxm9','number-guess',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m83gpmfvehwam0n','bulls-and-cows',X'0002020000A09C010000000202C6CBDAF0C068C6CBDAF0C0680000C6CBDAF0C068');
INSERT INTO "record" VALUES('1m83gpmqkdhg21db','bulls-and-cows',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m83gpmqt0kpkbqq','bulls-and-cows',X'0002020000C0B8020000000202C0CCDAF0C068C0CCDAF0C0680000C0CCDAF0C068');
INSERT INTO "record" VALUES('1m83gpmxdfzyer68','yahtzee',X'0002000002E09143000000000000C6CFDAF0C068000000');
INSERT INTO "record" VALUES('1m83gpmxt47xb3v2','yahtzee',X'0002020000E0996A0000000202C6CFDAF0C068C6CFDAF0C0680000C6CFDAF0C068');
INSERT INTO "record" VALUES('1m83gpn4s7z3emfc','tic-tac-toe',X'0002020000A09C010000000202EAD2DAF0C068EAD2DAF0C0680000EAD2DAF0C068');
INSERT INTO "record" VALUES('1m83gpn5315dpmdh','tic-tac-toe',X'00020000020000000000000000000000');
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
INSERT INTO "result" VALUES('1m83gpm5h1r3twfk','main','1m83gpm3qf33w9se',1,'bulls-and-cows',1,0,1795414511793,'{"id":"1m83gpm5h1r3twfk","round":1,"leader":null,"attempts":4,"solved":true,"solver":0,"secret":"4729","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-23T06:15:11.793Z"}');
INSERT INTO "result" VALUES('1m83gpm5h1r3vjzf','main','1m83gpm3qf33w9se',0,'bulls-and-cows',1,0,1795414511793,'{"id":"1m83gpm5h1r3vjzf","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-23T06:15:11.793Z"}');
INSERT INTO "result" VALUES('1m83gpm78e7cr73k','main','1m83gpm5k4v5dmrz',1,'bulls-and-cows',1,0,1795414511848,'{"id":"1m83gpm78e7cr73k","round":1,"leader":null,"attempts":4,"solved":true,"solver":0,"secret":"4521","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-23T06:15:11.848Z"}');
INSERT INTO "result" VALUES('1m83gpm78e7cs4xb','main','1m83gpm5k4v5dmrz',0,'bulls-and-cows',1,0,1795414511848,'{"id":"1m83gpm78e7cs4xb","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-23T06:15:11.848Z"}');
INSERT INTO "result" VALUES('1m83gpm82ew86q4m','main','1m83gpm7g960ak9d',1,'number-guess',1,0,1795414511874,'{"id":"1m83gpm82ew86q4m","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"6064","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-23T06:15:11.874Z"}');
INSERT INTO "result" VALUES('1m83gpm82ew88d8j','main','1m83gpm7g960ak9d',0,'number-guess',1,0,1795414511874,'{"id":"1m83gpm82ew88d8j","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-23T06:15:11.874Z"}');
INSERT INTO "result" VALUES('1m83gpm9ke50mwfg','main','1m83gpm8vb3yrmka',1,'number-guess',1,0,1795414511923,'{"id":"1m83gpm9ke50mwfg","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"7428","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-23T06:15:11.923Z"}');
INSERT INTO "result" VALUES('1m83gpm9ke50pntv','main','1m83gpm8vb3yrmka',0,'number-guess',1,0,1795414511923,'{"id":"1m83gpm9ke50pntv","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-23T06:15:11.923Z"}');
INSERT INTO "result" VALUES('1m83gpmq369akf78','main','1m83gpmfvehwbk5w',1,'bulls-and-cows',1,0,1795414512355,'{"id":"1m83gpmq369akf78","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"6107","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-23T06:15:12.355Z"}');
INSERT INTO "result" VALUES('1m83gpmrjcx2srx1','main','1m83gpmr35gpk485',1,'bulls-and-cows',0,1,1795414512402,'{"id":"1m83gpmrjcx2srx1","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-23T06:15:12.402Z"}');
INSERT INTO "result" VALUES('1m83gpms09at2j6a','main','1m83gpmr35gpk485',2,'bulls-and-cows',0,1,1795414512416,'{"id":"1m83gpms09at2j6a","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-23T06:15:12.416Z"}');
INSERT INTO "result" VALUES('1m83gpms09at43ra','main','1m83gpmr35gpk485',0,'bulls-and-cows',0,1,1795414512416,'{"id":"1m83gpms09at43ra","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation","published_at":"2026-11-23T06:15:12.416Z"}');
INSERT INTO "result" VALUES('1m83gpmwfdh2a75w','main','1m83gpmwa6c197hs',1,'tic-tac-toe',0,1,1795414512527,'{"id":"1m83gpmwfdh2a75w","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-23T06:15:12.527Z"}');
INSERT INTO "result" VALUES('1m83gpmwt64xjr1b','main','1m83gpmwk5fy4em9',1,'gomoku',1,0,1795414512538,'{"id":"1m83gpmwt64xjr1b","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-23T06:15:12.538Z"}');
INSERT INTO "result" VALUES('1m83gpmwt64xkcgk','main','1m83gpmwk5fy4em9',0,'gomoku',1,0,1795414512538,'{"id":"1m83gpmwt64xkcgk","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","published_at":"2026-11-23T06:15:12.538Z"}');
INSERT INTO "result" VALUES('1m83gpmz3dngpv3h','main','1m83gpmxv34wrhz2',1,'yahtzee',0,0,1795414512611,'{"id":"1m83gpmz3dngpv3h","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":1,"twos":0,"threes":0,"fours":8,"fives":5,"sixes":0,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":25,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":16},"upper_total":14,"upper_bonus":0,"yahtzee_bonus":0,"total":55},{"seat":1,"boxes":{"aces":2,"twos":2,"threes":0,"fours":12,"fives":5,"sixes":0,"three-of-a-kind":12,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":40,"yahtzee":0,"chance":14},"upper_total":21,"upper_bonus":0,"yahtzee_bonus":0,"total":87}],"forfeited":[],"forfeited_by":null,"points":[55,87],"published_at":"2026-11-23T06:15:12.611Z"}');
INSERT INTO "result" VALUES('1m83gpmz3dngr3xy','main','1m83gpmxv34wrhz2',0,'yahtzee',0,0,1795414512611,'{"id":"1m83gpmz3dngr3xy","outcome":"win","winners":[1],"points":[55,87],"reason":"rounds","published_at":"2026-11-23T06:15:12.611Z"}');
INSERT INTO "result" VALUES('1m83gpn4bcw795me','main','1m83gpn432jz7r5f',1,'quiz',0,0,1795414512779,'{"id":"1m83gpn4bcw795me","round":1,"leader":null,"scores":[{"seat":0,"points":0,"right":0,"wrong":0,"passes":0,"unanswered":1,"tie_break":null}],"places":[1],"tie_break":null,"title":null,"forfeited_by":null,"points":[0],"published_at":"2026-11-23T06:15:12.779Z"}');
INSERT INTO "result" VALUES('1m83gpn4bcw7b3y4','main','1m83gpn432jz7r5f',0,'quiz',0,0,1795414512779,'{"id":"1m83gpn4bcw7b3y4","outcome":"loss","winners":[],"points":[0],"minor":[0],"reason":"rounds","published_at":"2026-11-23T06:15:12.779Z"}');
INSERT INTO "result" VALUES('1m83gpn5n0nxbh7t','main','1m83gpn57amwz8tc',1,'tic-tac-toe',0,0,1795414512821,'{"id":"1m83gpn5n0nxbh7t","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-23T06:15:12.821Z"}');
INSERT INTO "result" VALUES('1m83gpn5n0nxenr0','main','1m83gpn57amwz8tc',0,'tic-tac-toe',0,0,1795414512821,'{"id":"1m83gpn5n0nxenr0","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-23T06:15:12.821Z"}');
CREATE TABLE result_reader (
    reader TEXT NOT NULL, -- a player, or a service's
    result TEXT NOT NULL,
    PRIMARY KEY (reader, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "result_reader" VALUES('1m83gpm041mymcx0','1m83gpn5n0nxbh7t');
INSERT INTO "result_reader" VALUES('1m83gpm041mymcx0','1m83gpn5n0nxenr0');
INSERT INTO "result_reader" VALUES('1m83gpm0z3ecakge','1m83gpm5h1r3twfk');
INSERT INTO "result_reader" VALUES('1m83gpm0z3ecakge','1m83gpm5h1r3vjzf');
INSERT INTO "result_reader" VALUES('1m83gpm0z3ecakge','1m83gpm82ew86q4m');
INSERT INTO "result_reader" VALUES('1m83gpm0z3ecakge','1m83gpm82ew88d8j');
INSERT INTO "result_reader" VALUES('1m83gpm0z3ecakge','1m83gpmwt64xjr1b');
INSERT INTO "result_reader" VALUES('1m83gpm0z3ecakge','1m83gpmwt64xkcgk');
INSERT INTO "result_reader" VALUES('1m83gpm0z3ecakge','1m83gpn4bcw795me');
INSERT INTO "result_reader" VALUES('1m83gpm0z3ecakge','1m83gpn4bcw7b3y4');
INSERT INTO "result_reader" VALUES('1m83gpm16005vxm9','1m83gpm78e7cr73k');
INSERT INTO "result_reader" VALUES('1m83gpm16005vxm9','1m83gpm78e7cs4xb');
INSERT INTO "result_reader" VALUES('1m83gpm16005vxm9','1m83gpm9ke50mwfg');
INSERT INTO "result_reader" VALUES('1m83gpm16005vxm9','1m83gpm9ke50pntv');
INSERT INTO "result_reader" VALUES('1m83gpm16005vxm9','1m83gpmwt64xjr1b');
INSERT INTO "result_reader" VALUES('1m83gpm16005vxm9','1m83gpmwt64xkcgk');
INSERT INTO "result_reader" VALUES('1m83gpmfvehwam0n','1m83gpmq369akf78');
INSERT INTO "result_reader" VALUES('1m83gpmqkdhg21db','1m83gpmrjcx2srx1');
INSERT INTO "result_reader" VALUES('1m83gpmqkdhg21db','1m83gpms09at2j6a');
INSERT INTO "result_reader" VALUES('1m83gpmqkdhg21db','1m83gpms09at43ra');
INSERT INTO "result_reader" VALUES('1m83gpmqt0kpkbqq','1m83gpmrjcx2srx1');
INSERT INTO "result_reader" VALUES('1m83gpmqt0kpkbqq','1m83gpms09at2j6a');
INSERT INTO "result_reader" VALUES('1m83gpmqt0kpkbqq','1m83gpms09at43ra');
INSERT INTO "result_reader" VALUES('1m83gpmw81g6e3dw','1m83gpmwfdh2a75w');
INSERT INTO "result_reader" VALUES('1m83gpmw920dftpy','1m83gpmwfdh2a75w');
INSERT INTO "result_reader" VALUES('1m83gpmxdfzyer68','1m83gpmz3dngpv3h');
INSERT INTO "result_reader" VALUES('1m83gpmxdfzyer68','1m83gpmz3dngr3xy');
INSERT INTO "result_reader" VALUES('1m83gpmxt47xb3v2','1m83gpmz3dngpv3h');
INSERT INTO "result_reader" VALUES('1m83gpmxt47xb3v2','1m83gpmz3dngr3xy');
INSERT INTO "result_reader" VALUES('1m83gpn4s7z3emfc','1m83gpn5n0nxbh7t');
INSERT INTO "result_reader" VALUES('1m83gpn4s7z3emfc','1m83gpn5n0nxenr0');
INSERT INTO "result_reader" VALUES('1m83gpn5315dpmdh','1m83gpn5n0nxbh7t');
INSERT INTO "result_reader" VALUES('1m83gpn5315dpmdh','1m83gpn5n0nxenr0');
CREATE TABLE round_questions (
    game         TEXT    NOT NULL REFERENCES game (id),
    round        INTEGER NOT NULL CHECK (round > 0),
    fingerprints BLOB    NOT NULL, -- of each question eight bytes, the highest first: see rules/quiz_set.h
    PRIMARY KEY (game, round)
) STRICT, WITHOUT ROWID;
INSERT INTO "round_questions" VALUES('1m83gpn432jz7r5f',1,X'08293EB9F6B0DCC6');
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
INSERT INTO "seat" VALUES('1m83gpm3qf33w9se',0,'1m83gpm0z3ecakge','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gpm5k4v5dmrz',0,'1m83gpm16005vxm9','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gpm7g960ak9d',0,'1m83gpm0z3ecakge','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gpm8vb3yrmka',0,'1m83gpm16005vxm9','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gpmerbpb6aym',0,'1m83gpmerbpb63fn','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gpmfvehwbk5w',0,'1m83gpmfvehwam0n','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gpmr35gpk485',0,'1m83gpmqkdhg21db','resigned',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gpmr35gpk485',1,'1m83gpmqt0kpkbqq','joined',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gpmsm0qyg72h',0,'1m83gpms6e6ky70c','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gpmsm0qyg72h',1,'1m83gpmsb5f06c5h','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gpmsm0qyg72h',2,'1m83gpmse0gfvc63','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gpmvvdrnpehh',0,'1m83gpmvbdj96pmk','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gpmvvdrnpehh',1,'1m83gpmvh95dwfm6','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gpmvvdrnpehh',2,'1m83gpmvq7vtw9v7','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gpmw08wbgxke',0,'1m83gpm0z3ecakge','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gpmw08wbgxke',1,NULL,'open',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gpmw28hefwh7',0,'1m83gpm16005vxm9','joined',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gpmw28hefwh7',1,'1m83gpm1q8x9w3z6','invited',0,1,'1m83gpm16005vxm9',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gpmw5d7xhr7q',0,'1m83gpm0z3ecakge','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gpmw5d7xhr7q',1,'1m83gpm1q8x9w3z6','invited',1,0,'1m83gpm0z3ecakge',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gpmw61r0gczy',0,'1m83gpm0z3ecakge','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gpmw61r0gczy',1,'000000000p9c7fga','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gpmwa6c197hs',0,'1m83gpmw81g6e3dw','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gpmwa6c197hs',1,'1m83gpmw920dftpy','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gpmwk5fy4em9',0,'1m83gpm0z3ecakge','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gpmwk5fy4em9',1,'1m83gpm16005vxm9','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gpmx0ej3nkys',0,'1m83gpmww9ac67gg','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gpmx0ej3nkys',1,'1m83gpmww9ac82km','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gpmxv34wrhz2',0,'1m83gpmxdfzyer68','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gpmxv34wrhz2',1,'1m83gpmxt47xb3v2','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gpn347c707qf',0,'1m83gpm0z3ecakge','invited',1,0,'1m83gpn314p7ay93',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gpn347c707qf',1,'1m83gpm1q8x9w3z6','invited',1,0,'1m83gpn314p7ay93',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gpn432jz7r5f',0,'1m83gpm0z3ecakge','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gpn57amwz8tc',0,'1m83gpn4s7z3emfc','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83gpn57amwz8tc',1,'1m83gpn5315dpmdh','joined',0,0,NULL,0,NULL,NULL);
CREATE TABLE server_secret (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB    NOT NULL CHECK (length(key) = 32)
) STRICT;
INSERT INTO "server_secret" VALUES(1,X'9A1D22E8904842C83DFF7B13CB4B6192AD52ACEA044A64076FE1B96F53CFE9CA');
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
INSERT INTO "token" VALUES(X'05DF161CAC3DCE2383CEFB4D8A1FE5ABB084EBEF44849C5906D8B38B3C35DEEA','main','1m83gpmse0gfwz5c','1m83gpmse0gfvc63',1,'',1795414512430,NULL,NULL);
INSERT INTO "token" VALUES(X'2B66666ED83F00365E82D856160DB439E31CBC4F8206B0FC5EE0D2FFECD9F17F','main','1m83gpmvq7vty8tj','1m83gpmvq7vtw9v7',1,'',1795414512503,NULL,NULL);
INSERT INTO "token" VALUES(X'3FB74BC63FDCEBABE9C4590D159BE4D9CB365FA6152E448C81FBCD0B187860F7','main','1m83gpmsb5f06n3b','1m83gpmsb5f06c5h',1,'',1795414512427,NULL,NULL);
INSERT INTO "token" VALUES(X'40F50DB6FA67F7FFEFFB82B8B9CDFF5BE7A07A2115E20161BBE4C184349FFB6C','main','1m83gpm16005xtd4','1m83gpm16005vxm9',1,'',1795414511654,NULL,NULL);
INSERT INTO "token" VALUES(X'4BD63CB90F355B4527204BF938B3654A3702FD2BD72AEB103317BB444A50968A','main','1m83gpn4s7z3gfwp','1m83gpn4s7z3emfc',1,'',1795414512793,NULL,NULL);
INSERT INTO "token" VALUES(X'6F5DDC57236F47DFBA669ACFBF4A517BAA520CB4E9261A1E419975293BB23A91','main','1m83gpm0z3ecbzy7','1m83gpm0z3ecakge',1,'',1795414511647,NULL,NULL);
INSERT INTO "token" VALUES(X'76EFA2E78527B82527A614B2EEFCB4A9CC147290D9E02B49F04606EF07EF6434','main','1m83gpmqkdhg2qbr','1m83gpmqkdhg21db',1,'',1795414512371,NULL,NULL);
INSERT INTO "token" VALUES(X'79FF1E5E4B96F986B795E02C10BD199E38009F8F88DA97C5D9CB2CB047B7602F','main','1m83gpm1q8x9xx1f','1m83gpm1q8x9w3z6',1,'',1795414511671,NULL,NULL);
INSERT INTO "token" VALUES(X'7F8500CBE7B9D1F6D40611B5217C8B92925A5591F08DD44192259BEDBD10E614','main','1m83gpmww9ac7fq7','1m83gpmww9ac67gg',1,'',1795414512540,NULL,NULL);
INSERT INTO "token" VALUES(X'8EEE4A0A4BFFD96DE03EAC478281BE09A85DAE599F4C40660AC10B3A581E8776','main','1m83gpmw920dhfnk','1m83gpmw920dftpy',1,'',1795414512521,NULL,NULL);
INSERT INTO "token" VALUES(X'A26B42D98786B3C56ED78B13AF1B4EB06F6E7B153444D255A6EE7CEEDC9C19EE','main','1m83gpmfvehwckjp','1m83gpmfvehwam0n',1,'',1795414512123,NULL,NULL);
INSERT INTO "token" VALUES(X'A354997B99B6F9B24F1D2B927135A1BD62A705C659F48C8EDA407EF77934DBD3','main','1m83gpmxdfzyf6xs','1m83gpmxdfzyer68',1,'',1795414512557,NULL,NULL);
INSERT INTO "token" VALUES(X'A862B745EECCE23740FD19077608A0E65AC5FF3B3E2DFB21F2B41A5611F20039','main','1m83gpmqt0kpkgcr','1m83gpmqt0kpkbqq',1,'',1795414512378,NULL,NULL);
INSERT INTO "token" VALUES(X'B8E19744A2641F4D6A635B8CE5211203BBEA74583E78F5AE202C3C7875F6D2FC','main','1m83gpm041mymdhw','1m83gpm041mymcx0',2,'referee token create',1795414511620,NULL,NULL);
INSERT INTO "token" VALUES(X'C615413128EA5C9A392C357C5C3352DB33B59F815BFEEEC63EDB4185346ABDE4','main','1m83gpn5315dqstr','1m83gpn5315dpmdh',1,'',1795414512803,NULL,1795414512825);
INSERT INTO "token" VALUES(X'C6B8C06696B35088F1A3C3A48C9CD62A5EDF3E54693454628302A518C3BF1BF6','main','1m83gpmerbpb88tf','1m83gpmerbpb63fn',1,'',1795414512088,NULL,NULL);
INSERT INTO "token" VALUES(X'D67393911C8B1039B70D460231DA00DA45685E5D30CEC7573FDBD59A2458CD02','main','1m83gpmvh95dxd75','1m83gpmvh95dwfm6',1,'',1795414512497,NULL,NULL);
INSERT INTO "token" VALUES(X'D935F421AAE42DDCA75E91C37035292E98DDC49FEAD314F7CED9751F33699EE7','main','1m83gpms6e6kz6v4','1m83gpms6e6ky70c',1,'',1795414512422,NULL,NULL);
INSERT INTO "token" VALUES(X'DB55EA43E35570297505CE19BDD2963CF64ABE7227C9516A2BE8ACDD4FC258AA','main','1m83gpmww9ac9b15','1m83gpmww9ac82km',1,'',1795414512540,NULL,NULL);
INSERT INTO "token" VALUES(X'E44E7E94B9B3ACEE255BDA7A8E4FECD6BFFF63A8E2A25149F07DC9E940A815C9','main','1m83gpmw81g6fbtc','1m83gpmw81g6e3dw',1,'',1795414512520,NULL,NULL);
INSERT INTO "token" VALUES(X'E83CFC0BEEF660AB009B69D836E7844D544B0AD3DAC13A8695762301DA671061','main','1m83gpmxt47xb7bn','1m83gpmxt47xb3v2',1,'',1795414512570,NULL,NULL);
INSERT INTO "token" VALUES(X'F3993A377AEC17DFD066B9ACC9507FB2E7C37C53FF4BACB87D1EB58FE49FEB3E','main','1m83gpmvbdj98hxq','1m83gpmvbdj96pmk',1,'',1795414512491,NULL,NULL);
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
INSERT INTO "tournament" VALUES('1m83gpmz434x4wyz','main','1m83gpm0z3ecakge','tic-tac-toe','swiss',1,'finished',11,3,6,0,5,0,0,1795414512612,1795414512620,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"f029b8a7c170f328a831e8694491445db43024f66ce083b4396d3f36ba4c3eb6","seeded":false}','[4]',NULL,NULL,NULL,11);
INSERT INTO "tournament" VALUES('1m83gpn095cpgfhq','main','1m83gpm0z3ecakge','tic-tac-toe','knockout',1,'finished',8,2,4,0,3,0,0,1795414512650,1795414512695,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"9c4a13168b01c1c090f6c2b5ac59b51ab800941d695380e95ddba010ddc71579","seeded":false}','[2]',NULL,NULL,NULL,8);
INSERT INTO "tournament" VALUES('1m83gpn2352f5rny','main','1m83gpm0z3ecakge','yahtzee','heats',1,'finished',7,1,3,0,5,0,0,1795414512707,1795414512715,'{"options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"deal":"independent","clock":null,"seed":"8861f8f5c44ab23a427d19ce7e244ff92235518911e2eec982f3d0ba9bc32c33","seeded":false,"table":3,"advance":1}','[3]',NULL,NULL,'Spring cup',7);
INSERT INTO "tournament" VALUES('1m83gpn2zbdp26n9','main','1m83gpm0z3ecakge','tic-tac-toe','round-robin',1,'open',1,1,0,0,2,2,1,1795414512735,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"ff5dc5e554615381c8984dfb9aa582abc7d30f2c21b44e396557bbddab6ea0f0","seeded":false}',NULL,NULL,NULL,NULL,1);
INSERT INTO "tournament" VALUES('1m83gpn314p7ay93','main','1m83gpm0z3ecakge','tic-tac-toe','knockout',1,'running',4,1,0,0,2,2,0,1795414512737,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"f92e83d3e209bbfc284c63966a426ef208c83035e4c8d9fc893062b7ca672025","seeded":false}',NULL,NULL,NULL,NULL,4);
INSERT INTO "tournament" VALUES('1m83gpn358qtt2t0','main','1m83gpm16005vxm9','tic-tac-toe','knockout',0,'cancelled',3,1,0,0,1,1,0,1795414512741,1795414512744,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"a0c7909282ddaf62107f612a26cc7386056a5107090e57efc5481366b85ad01d","seeded":false}',NULL,NULL,NULL,NULL,3);
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
INSERT INTO "tournament_entrant" VALUES('1m83gpmz434x4wyz',1,NULL,'random','playing',1.0,1.0,3,1,0,2,5,5,0);
INSERT INTO "tournament_entrant" VALUES('1m83gpmz434x4wyz',2,NULL,'random','playing',1.0,1.0,3,1,0,2,4,4,0);
INSERT INTO "tournament_entrant" VALUES('1m83gpmz434x4wyz',3,NULL,'random','playing',2.0,2.0,3,2,0,1,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m83gpmz434x4wyz',4,NULL,'random','playing',3.0,3.0,3,3,0,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m83gpmz434x4wyz',5,NULL,'random','playing',2.0,2.0,3,2,0,1,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m83gpn095cpgfhq',1,NULL,'random','playing',0.5,0.25,2,0,1,1,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m83gpn095cpgfhq',2,NULL,'random','playing',3.5,3.25,4,3,1,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m83gpn095cpgfhq',3,NULL,'random','playing',0.0,0.0,2,0,0,2,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m83gpn2352f5rny',1,NULL,'random','playing',0.0,0.0,1,0,0,1,4,4,0);
INSERT INTO "tournament_entrant" VALUES('1m83gpn2352f5rny',2,NULL,'random','playing',0.0,0.0,2,0,0,2,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m83gpn2352f5rny',3,NULL,'random','playing',2.0,2.0,2,2,0,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m83gpn2352f5rny',4,NULL,'random','playing',0.0,0.0,1,0,0,1,5,5,0);
INSERT INTO "tournament_entrant" VALUES('1m83gpn2352f5rny',5,NULL,'random','playing',1.0,1.0,2,1,0,1,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m83gpn2zbdp26n9',1,'1m83gpm0z3ecakge',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m83gpn2zbdp26n9',2,'1m83gpm16005vxm9',NULL,'invited',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m83gpn314p7ay93',1,'1m83gpm0z3ecakge',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m83gpn314p7ay93',2,'1m83gpm1q8x9w3z6',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m83gpn358qtt2t0',1,'1m83gpm16005vxm9',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m83gpn358qtt2t0',2,'1m83gpm1q8x9w3z6',NULL,'declined',0.0,0.0,0,0,0,0,NULL,NULL,0);
CREATE TABLE tournament_event (
    tournament TEXT    NOT NULL,
    seq        INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the tournament; its newest is its version
    at         INTEGER NOT NULL,
    kind       TEXT    NOT NULL,                 -- created, joined, game, ...: see tournament/tournament.h
    body       TEXT    NOT NULL,                 -- JSON: the whole truth
    PRIMARY KEY (tournament, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_event" VALUES('1m83gpmz434x4wyz',1,1795414512612,'created','{"ruleset":"tic-tac-toe","format":"swiss","games":3,"deal":"independent","visibility":"public","seed":"f029b8a7c170f328a831e8694491445db43024f66ce083b4396d3f36ba4c3eb6","seeded":false,"clock":null,"creator":"1m83gpm0z3ecakge","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m83gpmz434x4wyz',2,1795414512615,'round','{"round":1,"pairs":[[1,3],[4,2]],"byes":[5]}');
INSERT INTO "tournament_event" VALUES('1m83gpmz434x4wyz',3,1795414512615,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,3],"scores":[0,1],"seed":"d7dfa0899292940eecc911e2c54a27a71105e20e50625b4e7c4a351b3d4c1aa4","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83gpmz434x4wyz',4,1795414512615,'game','{"game":2,"round":1,"tie_break":false,"entrants":[4,2],"scores":[1,0],"seed":"80f7234b21cf14db63ee0cf0f70dbb3a85a6b9d08e55338b48c3c460693edeab","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83gpmz434x4wyz',5,1795414512615,'round','{"round":2,"pairs":[[3,4],[5,1]],"byes":[2]}');
INSERT INTO "tournament_event" VALUES('1m83gpmz434x4wyz',6,1795414512615,'game','{"game":3,"round":2,"tie_break":false,"entrants":[3,4],"scores":[0,1],"seed":"c909ac5ab3905af4b11177e60977a9717d86dc5c2a8d0918f9da22f0d11f56eb","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83gpmz434x4wyz',7,1795414512615,'game','{"game":4,"round":2,"tie_break":false,"entrants":[5,1],"scores":[1,0],"seed":"e941fafbe94d320e47ad8289750feea98a122ac39e254fd497f8c0cd4c014b9f","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83gpmz434x4wyz',8,1795414512615,'round','{"round":3,"pairs":[[4,5],[2,3]],"byes":[1]}');
INSERT INTO "tournament_event" VALUES('1m83gpmz434x4wyz',9,1795414512615,'game','{"game":5,"round":3,"tie_break":false,"entrants":[4,5],"scores":[1,0],"seed":"62b952500d9624c74215656dc18de0b73709ac7af60e618bebf36471562a6c01","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83gpmz434x4wyz',10,1795414512615,'game','{"game":6,"round":3,"tie_break":false,"entrants":[2,3],"scores":[0,1],"seed":"c969e297f9ab376eaa04fd32951699d835c746b049472b2f14e25711a1df09d5","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83gpmz434x4wyz',11,1795414512620,'finished','{"winners":[4]}');
INSERT INTO "tournament_event" VALUES('1m83gpn095cpgfhq',1,1795414512650,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":2,"deal":"independent","visibility":"public","seed":"9c4a13168b01c1c090f6c2b5ac59b51ab800941d695380e95ddba010ddc71579","seeded":false,"clock":null,"creator":"1m83gpm0z3ecakge","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m83gpn095cpgfhq',2,1795414512678,'round','{"round":1,"pairs":[[3,2]],"byes":[1]}');
INSERT INTO "tournament_event" VALUES('1m83gpn095cpgfhq',3,1795414512678,'game','{"game":1,"round":1,"tie_break":false,"entrants":[3,2],"scores":[0,1],"seed":"16341d5b59b02948daf668f6429d5995fdbd1eeca73287e23f720e92e0a9f38e","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83gpn095cpgfhq',4,1795414512678,'game','{"game":2,"round":1,"tie_break":false,"entrants":[2,3],"scores":[1,0],"seed":"427cee48b17c68dadbb1a67384776cfbeac405eb8fe097263f5e5593c2959065","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83gpn095cpgfhq',5,1795414512678,'round','{"round":2,"pairs":[[1,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m83gpn095cpgfhq',6,1795414512678,'game','{"game":3,"round":2,"tie_break":false,"entrants":[1,2],"scores":[0.5,0.5],"seed":"b2ff240309492587ee50f103d3b9188bf6586e82487d65964d9dc85dbdfe686f","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83gpn095cpgfhq',7,1795414512678,'game','{"game":4,"round":2,"tie_break":false,"entrants":[2,1],"scores":[1,0],"seed":"235a5563d7eaf54debfb1102dd20612290a83fd2029a8c697b70b4ba02bc157c","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83gpn095cpgfhq',8,1795414512695,'finished','{"winners":[2]}');
INSERT INTO "tournament_event" VALUES('1m83gpn2352f5rny',1,1795414512707,'created','{"ruleset":"yahtzee","format":"heats","games":1,"deal":"independent","visibility":"public","seed":"8861f8f5c44ab23a427d19ce7e244ff92235518911e2eec982f3d0ba9bc32c33","seeded":false,"clock":null,"creator":"1m83gpm0z3ecakge","table":3,"advance":1,"master":null,"title":null,"entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m83gpn2352f5rny',2,1795414512710,'stage','{"stage":1,"tables":[[1,3,4],[2,5]]}');
INSERT INTO "tournament_event" VALUES('1m83gpn2352f5rny',3,1795414512710,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,3,4],"scores":[33,58,29],"seed":"dd3d60568b8e83424683e3c24760dc526ab633219e59e84f3bd7862f9b98839d","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83gpn2352f5rny',4,1795414512710,'game','{"game":2,"round":1,"tie_break":false,"entrants":[2,5],"scores":[44,79],"seed":"2df98f7a9f689a99b110cab3f391156fcb3d6654287ea8cda6fa5e6ab001237a","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83gpn2352f5rny',5,1795414512710,'stage','{"stage":2,"tables":[[3,5,2]]}');
INSERT INTO "tournament_event" VALUES('1m83gpn2352f5rny',6,1795414512710,'game','{"game":3,"round":2,"tie_break":false,"entrants":[3,5,2],"scores":[43,26,28],"seed":"d3527ff6199c836258bebc36feabfcd72042899807c4552a6207abb75fc94c90","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83gpn2352f5rny',7,1795414512715,'finished','{"winners":[3]}');
INSERT INTO "tournament_event" VALUES('1m83gpn2zbdp26n9',1,1795414512735,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","visibility":"public","seed":"ff5dc5e554615381c8984dfb9aa582abc7d30f2c21b44e396557bbddab6ea0f0","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m83gpm0z3ecakge","entrants":[{"player":"1m83gpm0z3ecakge","joined":true},{"player":"1m83gpm16005vxm9","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m83gpn314p7ay93',1,1795414512737,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"public","seed":"f92e83d3e209bbfc284c63966a426ef208c83035e4c8d9fc893062b7ca672025","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m83gpm0z3ecakge","entrants":[{"player":"1m83gpm0z3ecakge","joined":true},{"player":"1m83gpm1q8x9w3z6","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m83gpn314p7ay93',2,1795414512739,'joined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m83gpn314p7ay93',3,1795414512740,'round','{"round":1,"pairs":[[1,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m83gpn314p7ay93',4,1795414512740,'started','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"id":"1m83gpn347c707qf"}');
INSERT INTO "tournament_event" VALUES('1m83gpn358qtt2t0',1,1795414512741,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"private","seed":"a0c7909282ddaf62107f612a26cc7386056a5107090e57efc5481366b85ad01d","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m83gpm16005vxm9","entrants":[{"player":"1m83gpm16005vxm9","joined":true},{"player":"1m83gpm1q8x9w3z6","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m83gpn358qtt2t0',2,1795414512744,'declined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m83gpn358qtt2t0',3,1795414512744,'cancelled','{"reason":"declined"}');
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
INSERT INTO "tournament_game" VALUES('1m83gpmz434x4wyz',1,1,0,NULL,'[1,3]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m83gpmz434x4wyz',2,1,0,NULL,'[4,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83gpmz434x4wyz',3,2,0,NULL,'[3,4]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m83gpmz434x4wyz',4,2,0,NULL,'[5,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83gpmz434x4wyz',5,3,0,NULL,'[4,5]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83gpmz434x4wyz',6,3,0,NULL,'[2,3]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m83gpn095cpgfhq',1,1,0,NULL,'[3,2]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m83gpn095cpgfhq',2,1,0,NULL,'[2,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83gpn095cpgfhq',3,2,0,NULL,'[1,2]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m83gpn095cpgfhq',4,2,0,NULL,'[2,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83gpn2352f5rny',1,1,0,NULL,'[1,3,4]','[33,58,29]',NULL);
INSERT INTO "tournament_game" VALUES('1m83gpn2352f5rny',2,1,0,NULL,'[2,5]','[44,79]',NULL);
INSERT INTO "tournament_game" VALUES('1m83gpn2352f5rny',3,2,0,NULL,'[3,5,2]','[43,26,28]',NULL);
INSERT INTO "tournament_game" VALUES('1m83gpn314p7ay93',1,1,0,'1m83gpn347c707qf','[1,2]',NULL,NULL);
CREATE TABLE tournament_stage (
    tournament TEXT    NOT NULL,
    number     INTEGER NOT NULL CHECK (number > 0), -- 1, 2, 3, ...
    -- JSON, by table: the number of its latest game and its id, null where there is none; its entrants' numbers; and what
    -- they have scored, in the same order, null while they play.
    tables     TEXT    NOT NULL,
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_stage" VALUES('1m83gpn2352f5rny',1,'[{"game":1,"id":null,"entrants":[1,3,4],"points":[33,58,29]},{"game":2,"id":null,"entrants":[2,5],"points":[44,79]}]');
INSERT INTO "tournament_stage" VALUES('1m83gpn2352f5rny',2,'[{"game":3,"id":null,"entrants":[3,5,2],"points":[43,26,28]}]');
CREATE TABLE uptime_mark (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
INSERT INTO "uptime_mark" VALUES(1,1795414512838);
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
INSERT INTO "webhook" VALUES('1m83gpn4e1aax6dm','1m83gpm041mymcx0','https://receiver.invalid/',11,X'DB629A076FD1F3B6FA64A515004E4C7E6B56910B1E89D3C88BB3655CFB917E95',NULL,NULL,1795414512782,NULL,NULL);
INSERT INTO "webhook" VALUES('1m83gpn4h5qeagzk','1m83gpm041mymcx0','https://receiver.invalid/',16,X'06B5FF4BC6FCA3CEB2BB9F60D5AFEA75E7D95513CAA4070BCC08857F274B3F3B',NULL,NULL,1795414512785,1795414512787,NULL);
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
