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
INSERT INTO "block" VALUES('1m8je3ecx851m7f0','1m8je3ecw2h056f7',1795915102888);
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
INSERT INTO "delivery" VALUES(1,'1m8je3f8c54r7zk9','1m8je3f846r3kh4r','1m8je3f8c54r7hbs','1m8je3f8c54r7hbs-1-game.event','game.event','{"type":"game.event","timestamp":"2026-11-29T01:18:23.500Z","data":{"seq":1,"at":"2026-11-29T01:18:23.500Z","kind":"created","seat":0,"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m8je3f89csz1sg4","status":"joined"},{"player":"1m8je3f8afhgj4js","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m8je3f89csz1sg4","clock":{"turn_seconds":30,"bot_turn_seconds":1},"game":"1m8je3f8c54r7hbs"}}',NULL,NULL,1795915103500,1,1795915108958,1795915103515,NULL,NULL,0);
INSERT INTO "delivery" VALUES(2,'1m8je3f8ee198ggd','1m8je3f846r3kh4r','1m8je3f8c54r7hbs','1m8je3f8c54r7hbs-2-game.event','game.event','{"type":"game.event","timestamp":"2026-11-29T01:18:23.502Z","data":{"seq":2,"at":"2026-11-29T01:18:23.502Z","kind":"joined","seat":1,"player":"1m8je3f8afhgj4js","game":"1m8je3f8c54r7hbs"}}',NULL,NULL,1795915103502,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(3,'1m8je3f8ee198nan','1m8je3f846r3kh4r','1m8je3f8c54r7hbs','1m8je3f8c54r7hbs-3-game.event','game.event','{"type":"game.event","timestamp":"2026-11-29T01:18:23.502Z","data":{"seq":3,"at":"2026-11-29T01:18:23.502Z","kind":"round","seat":null,"number":1,"leader":0,"commitment":null,"points":[0,0],"game":"1m8je3f8c54r7hbs"}}',NULL,NULL,1795915103502,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(4,'1m8je3f8ee198t5r','1m8je3f846r3kh4r','1m8je3f8c54r7hbs','1m8je3f8c54r7hbs-3-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-29T01:18:23.502Z","data":{"game":"1m8je3f8c54r7hbs","seq":3,"players":["1m8je3f89csz1sg4"],"seats":[0],"deadline":"2026-11-29T01:18:53.502Z"}}',NULL,NULL,1795915103502,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(5,'1m8je3f8r5d66hht','1m8je3f846r3kh4r','1m8je3f8c54r7hbs','1m8je3f8c54r7hbs-4-game.event','game.event','{"type":"game.event","timestamp":"2026-11-29T01:18:23.512Z","data":{"seq":4,"at":"2026-11-29T01:18:23.512Z","kind":"move","seat":0,"column":0,"row":0,"symbol":"X","game":"1m8je3f8c54r7hbs"}}',NULL,NULL,1795915103512,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(6,'1m8je3f8r5d67agf','1m8je3f846r3kh4r','1m8je3f8c54r7hbs','1m8je3f8c54r7hbs-4-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-29T01:18:23.512Z","data":{"game":"1m8je3f8c54r7hbs","seq":4,"players":["1m8je3f8afhgj4js"],"seats":[1],"deadline":"2026-11-29T01:18:53.512Z"}}',NULL,NULL,1795915103512,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(7,'1m8je3f8v5v15jab','1m8je3f846r3kh4r','1m8je3f8c54r7hbs','1m8je3f8c54r7hbs-5-game.event','game.event','{"type":"game.event","timestamp":"2026-11-29T01:18:23.515Z","data":{"seq":5,"at":"2026-11-29T01:18:23.515Z","kind":"move","seat":1,"column":1,"row":0,"symbol":"O","game":"1m8je3f8c54r7hbs"}}',NULL,NULL,1795915103515,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(8,'1m8je3f8v5v17ar6','1m8je3f846r3kh4r','1m8je3f8c54r7hbs','1m8je3f8c54r7hbs-5-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-29T01:18:23.515Z","data":{"game":"1m8je3f8c54r7hbs","seq":5,"players":["1m8je3f89csz1sg4"],"seats":[0],"deadline":"2026-11-29T01:18:53.515Z"}}',NULL,NULL,1795915103515,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(9,'1m8je3f8x8jxxmkm','1m8je3f846r3kh4r','1m8je3f8c54r7hbs','1m8je3f8c54r7hbs-6-game.event','game.event','{"type":"game.event","timestamp":"2026-11-29T01:18:23.517Z","data":{"seq":6,"at":"2026-11-29T01:18:23.517Z","kind":"move","seat":0,"column":0,"row":1,"symbol":"X","game":"1m8je3f8c54r7hbs"}}',NULL,NULL,1795915103517,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(10,'1m8je3f8x8jxyr7a','1m8je3f846r3kh4r','1m8je3f8c54r7hbs','1m8je3f8c54r7hbs-6-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-29T01:18:23.517Z","data":{"game":"1m8je3f8c54r7hbs","seq":6,"players":["1m8je3f8afhgj4js"],"seats":[1],"deadline":"2026-11-29T01:18:53.517Z"}}',NULL,NULL,1795915103517,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(11,'1m8je3f8z52debqy','1m8je3f846r3kh4r','1m8je3f8c54r7hbs','1m8je3f8c54r7hbs-7-game.event','game.event','{"type":"game.event","timestamp":"2026-11-29T01:18:23.519Z","data":{"seq":7,"at":"2026-11-29T01:18:23.519Z","kind":"move","seat":1,"column":1,"row":1,"symbol":"O","game":"1m8je3f8c54r7hbs"}}',NULL,NULL,1795915103519,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(12,'1m8je3f8z52df95z','1m8je3f846r3kh4r','1m8je3f8c54r7hbs','1m8je3f8c54r7hbs-7-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-29T01:18:23.519Z","data":{"game":"1m8je3f8c54r7hbs","seq":7,"players":["1m8je3f89csz1sg4"],"seats":[0],"deadline":"2026-11-29T01:18:53.519Z"}}',NULL,NULL,1795915103519,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(13,'1m8je3f91fascnz0','1m8je3f846r3kh4r','1m8je3f8c54r7hbs','1m8je3f8c54r7hbs-8-game.event','game.event','{"type":"game.event","timestamp":"2026-11-29T01:18:23.521Z","data":{"seq":8,"at":"2026-11-29T01:18:23.521Z","kind":"move","seat":0,"column":0,"row":2,"symbol":"X","game":"1m8je3f8c54r7hbs"}}',NULL,NULL,1795915103521,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(14,'1m8je3f91fasea6g','1m8je3f846r3kh4r','1m8je3f8c54r7hbs','1m8je3f8c54r7hbs-9-game.event','game.event','{"type":"game.event","timestamp":"2026-11-29T01:18:23.521Z","data":{"seq":9,"at":"2026-11-29T01:18:23.521Z","kind":"round-over","seat":null,"id":"1m8je3f91fasd547","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null,"game":"1m8je3f8c54r7hbs"}}',NULL,NULL,1795915103521,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(15,'1m8je3f91fasg5h3','1m8je3f846r3kh4r','1m8je3f8c54r7hbs','1m8je3f8c54r7hbs-9-result.published','result.published','{"type":"result.published","timestamp":"2026-11-29T01:18:23.521Z","data":{"id":"1m8je3f91fasd547","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-29T01:18:23.521Z","kind":"round","game":"1m8je3f8c54r7hbs","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m8je3f89csz1sg4"}},{"seat":1,"player":{"id":"1m8je3f8afhgj4js"}}]}}',NULL,NULL,1795915103521,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(16,'1m8je3f91fasj7e5','1m8je3f846r3kh4r','1m8je3f8c54r7hbs','1m8je3f8c54r7hbs-10-game.event','game.event','{"type":"game.event","timestamp":"2026-11-29T01:18:23.521Z","data":{"seq":10,"at":"2026-11-29T01:18:23.521Z","kind":"finished","seat":null,"id":"1m8je3f91fashb4t","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","game":"1m8je3f8c54r7hbs"}}',NULL,NULL,1795915103521,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(17,'1m8je3f91fasje49','1m8je3f846r3kh4r','1m8je3f8c54r7hbs','1m8je3f8c54r7hbs-10-result.published','result.published','{"type":"result.published","timestamp":"2026-11-29T01:18:23.521Z","data":{"id":"1m8je3f91fashb4t","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-29T01:18:23.521Z","kind":"match","game":"1m8je3f8c54r7hbs","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m8je3f89csz1sg4"}},{"seat":1,"player":{"id":"1m8je3f8afhgj4js"}}]}}',NULL,NULL,1795915103521,0,NULL,NULL,NULL,NULL,0);
CREATE TABLE event (
    id   INTEGER PRIMARY KEY,              -- its place in the log of all games
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL                  -- JSON: the whole truth, secrets included
) STRICT;
INSERT INTO "event" VALUES(1,'1m8je3ed66k26hhf',1,1795915102630,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8je3ecr7zhpc35","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m8je3ecr7zhpc35","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(2,'1m8je3ed66k26hhf',2,1795915102630,'round',NULL,'{"number":1,"leader":null,"commitment":"850b70791111b27bdc8002575a641bc1d0558699b7a02f5772b97b1cc28cac63","points":[0],"rules":2,"seats":[{"player":"1m8je3ecr7zhpc35","status":"joined"}],"rounds":1,"deal":{"nonce":"c345da2201c89ef1468dd0375c0b56ca0f5c8fd0d68a6860a1367f8ea1c2f01a","secret":"2314"},"carry":null}');
INSERT INTO "event" VALUES(3,'1m8je3ed66k26hhf',3,1795915102644,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":3,"solved":false}');
INSERT INTO "event" VALUES(4,'1m8je3ed66k26hhf',4,1795915102669,'guess',0,'{"attempt":2,"code":"1034","bulls":1,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(5,'1m8je3ed66k26hhf',5,1795915102675,'guess',0,'{"attempt":3,"code":"1240","bulls":0,"cows":3,"solved":false}');
INSERT INTO "event" VALUES(6,'1m8je3ed66k26hhf',6,1795915102679,'guess',0,'{"attempt":4,"code":"2304","bulls":3,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(7,'1m8je3ed66k26hhf',7,1795915102680,'guess',0,'{"attempt":5,"code":"2314","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(8,'1m8je3ed66k26hhf',8,1795915102681,'round-over',NULL,'{"id":"1m8je3ees9d1d0kp","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"2314","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"c345da2201c89ef1468dd0375c0b56ca0f5c8fd0d68a6860a1367f8ea1c2f01a","secret":"2314"}}');
INSERT INTO "event" VALUES(9,'1m8je3ed66k26hhf',9,1795915102681,'finished',NULL,'{"id":"1m8je3ees9d1dkfk","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(10,'1m8je3ef114b301a',1,1795915102689,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8je3ecw2h056f7","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m8je3ecw2h056f7","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(11,'1m8je3ef114b301a',2,1795915102689,'round',NULL,'{"number":1,"leader":null,"commitment":"bf9cea007841f57713c0da1ef90beeba2a9d73f56f54c929bdbb5ffdd21570d9","points":[0],"rules":2,"seats":[{"player":"1m8je3ecw2h056f7","status":"joined"}],"rounds":1,"deal":{"nonce":"035249995ce919bd9c3793f164c8764e64593d5290074680425010400f808dc1","secret":"9521"},"carry":null}');
INSERT INTO "event" VALUES(12,'1m8je3ef114b301a',3,1795915102694,'guess',0,'{"attempt":1,"code":"0123","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(13,'1m8je3ef114b301a',4,1795915102717,'guess',0,'{"attempt":2,"code":"0245","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(14,'1m8je3ef114b301a',5,1795915102723,'guess',0,'{"attempt":3,"code":"1426","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(15,'1m8je3ef114b301a',6,1795915102726,'guess',0,'{"attempt":4,"code":"2473","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(16,'1m8je3ef114b301a',7,1795915102728,'guess',0,'{"attempt":5,"code":"5821","bulls":2,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(17,'1m8je3ef114b301a',8,1795915102730,'guess',0,'{"attempt":6,"code":"9521","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(18,'1m8je3ef114b301a',9,1795915102730,'round-over',NULL,'{"id":"1m8je3ega383zyea","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"9521","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"035249995ce919bd9c3793f164c8764e64593d5290074680425010400f808dc1","secret":"9521"}}');
INSERT INTO "event" VALUES(19,'1m8je3ef114b301a',10,1795915102730,'finished',NULL,'{"id":"1m8je3ega38401aa","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(20,'1m8je3ege72centn',1,1795915102734,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","consistent_guesses":false,"codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8je3ecr7zhpc35","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m8je3ecr7zhpc35","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(21,'1m8je3ege72centn',2,1795915102734,'round',NULL,'{"number":1,"leader":null,"commitment":"a21eba5fa9f7b5ef1aa71f68b335088c84dfee47fdab589898e7772d6b32bb5e","points":[0],"rules":2,"seats":[{"player":"1m8je3ecr7zhpc35","status":"joined"}],"rounds":1,"deal":{"nonce":"55cba203adef586529d9c3ac9126d6c726e1e1aef004ff0c73ce441fcef44188","secret":"1023"},"carry":null}');
INSERT INTO "event" VALUES(22,'1m8je3ege72centn',3,1795915102737,'resigned',0,'{}');
INSERT INTO "event" VALUES(23,'1m8je3ege72centn',4,1795915102737,'round-over',NULL,'{"id":"1m8je3egh8tgw6mb","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"1023","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"55cba203adef586529d9c3ac9126d6c726e1e1aef004ff0c73ce441fcef44188","secret":"1023"}}');
INSERT INTO "event" VALUES(24,'1m8je3ege72centn',5,1795915102737,'finished',NULL,'{"id":"1m8je3egh8tgxkj7","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(25,'1m8je3egp8dqftyr',1,1795915102742,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","consistent_guesses":false,"codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8je3ecw2h056f7","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m8je3ecw2h056f7","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(26,'1m8je3egp8dqftyr',2,1795915102742,'round',NULL,'{"number":1,"leader":null,"commitment":"69184a9fc1b858c6f3241e891828370d4c56f93504d98ebf134ec7b1f6d870d4","points":[0],"rules":2,"seats":[{"player":"1m8je3ecw2h056f7","status":"joined"}],"rounds":1,"deal":{"nonce":"2a54a4573e5762492208c952d8f50f0aab29ad77f94e1f960204056fa549c354","secret":"5711"},"carry":null}');
INSERT INTO "event" VALUES(27,'1m8je3egp8dqftyr',3,1795915102747,'resigned',0,'{}');
INSERT INTO "event" VALUES(28,'1m8je3egp8dqftyr',4,1795915102747,'round-over',NULL,'{"id":"1m8je3egv8223ffp","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"5711","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"2a54a4573e5762492208c952d8f50f0aab29ad77f94e1f960204056fa549c354","secret":"5711"}}');
INSERT INTO "event" VALUES(29,'1m8je3egp8dqftyr',5,1795915102747,'finished',NULL,'{"id":"1m8je3egv8223q5t","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(30,'1m8je3eh0c38n81r',1,1795915102752,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8je3eh0c38mvvf","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m8je3eh0c38mvvf","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(31,'1m8je3eh0c38n81r',2,1795915102752,'round',NULL,'{"number":1,"leader":null,"commitment":"7109d6f784e77522878368cc8faaf2123bb27c0884f4ad7c0087d611eb43442d","points":[0],"rules":2,"seats":[{"player":"1m8je3eh0c38mvvf","status":"joined"}],"rounds":0,"deal":{"nonce":"55aafd4f62dc08fc002960bc25f59f5c832f94ecfb25083cee562e50683c8109","secret":"4097"},"carry":null}');
INSERT INTO "event" VALUES(32,'1m8je3eh0c38n81r',3,1795915102754,'guess',0,'{"attempt":1,"code":"1234","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(33,'1m8je3eh45z21nxb',1,1795915102756,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"server","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8je3eh45z20fbe","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m8je3eh45z20fbe","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(34,'1m8je3eh45z21nxb',2,1795915102756,'round',NULL,'{"number":1,"leader":null,"commitment":"dfd7a82630ded9010836caea1c919e9f25dcd8907e223b07ec7a46cb087d1377","points":[0],"rules":2,"seats":[{"player":"1m8je3eh45z20fbe","status":"joined"}],"rounds":2,"deal":{"nonce":"7a26ecd797fe242752f7885c02ebfc4befc7455188c3363c0b0ed0d554e19c6a","secret":"8607"},"carry":null}');
INSERT INTO "event" VALUES(35,'1m8je3eh45z21nxb',3,1795915102760,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(36,'1m8je3eh45z21nxb',4,1795915102783,'guess',0,'{"attempt":2,"code":"1456","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(37,'1m8je3eh45z21nxb',5,1795915102792,'guess',0,'{"attempt":3,"code":"2578","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(38,'1m8je3eh45z21nxb',6,1795915102795,'guess',0,'{"attempt":4,"code":"3687","bulls":2,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(39,'1m8je3eh45z21nxb',7,1795915102798,'guess',0,'{"attempt":5,"code":"3784","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(40,'1m8je3eh45z21nxb',8,1795915102800,'guess',0,'{"attempt":6,"code":"8607","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(41,'1m8je3eh45z21nxb',9,1795915102800,'round-over',NULL,'{"id":"1m8je3ejg5taacd3","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"8607","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"7a26ecd797fe242752f7885c02ebfc4befc7455188c3363c0b0ed0d554e19c6a","secret":"8607"}}');
INSERT INTO "event" VALUES(42,'1m8je3eh45z21nxb',10,1795915102802,'published',0,'{}');
INSERT INTO "event" VALUES(43,'1m8je3eh45z21nxb',11,1795915102805,'round',NULL,'{"number":2,"leader":null,"commitment":"99b0d0c3ec37055f5d1b154a35aef6da51c137aa632f6fbd07235b576ac61682","points":[1],"rules":2,"seats":[{"player":"1m8je3eh45z20fbe","status":"joined"}],"rounds":2,"deal":{"nonce":"3db9c4ae8828c0e2cbe02532989f17a4c0ef84501f557e86a3ded13e7e649824","secret":"5324"},"carry":null,"made_public":true}');
INSERT INTO "event" VALUES(44,'1m8je3ejqd83x4a9',1,1795915102807,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m8je3ecw2h056f7","status":"invited"},{"player":"000000000vexb2yq","status":"joined","bot":"gomoku","level":3}],"visibility":"private","ranked":false,"creator":"1m8je3ecr7zhpc35","join_code":"47PN7P","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(45,'1m8je3ek80ea43rf',1,1795915102824,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8je3ejw9tkfzh1","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m8je3ejw9tkfzh1","join_code":"ZHEJWS","clock":null,"log":3}');
INSERT INTO "event" VALUES(46,'1m8je3ek80ea43rf',2,1795915102834,'joined',1,'{"player":"1m8je3ek0besak10"}');
INSERT INTO "event" VALUES(47,'1m8je3ek80ea43rf',3,1795915102834,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m8je3ejw9tkfzh1","status":"joined"},{"player":"1m8je3ek0besak10","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(48,'1m8je3ek80ea43rf',4,1795915102839,'secret',0,'{"code":"1234","nonce":"e7637c0dd50c91906a8b58393c9e549de68369b00688d72b3588ae0d1f40b98f","commitment":"539d06d0a302361a80d49ff466e2224e89b30b87dd8040d08df67ce497eee500"}');
INSERT INTO "event" VALUES(49,'1m8je3ek80ea43rf',5,1795915102841,'guess',1,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(50,'1m8je3ek80ea43rf',6,1795915102841,'round-over',NULL,'{"id":"1m8je3eks7cd7sbp","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"e7637c0dd50c91906a8b58393c9e549de68369b00688d72b3588ae0d1f40b98f","secret":"1234"}}');
INSERT INTO "event" VALUES(51,'1m8je3ek80ea43rf',7,1795915102843,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":2,"seats":[{"player":"1m8je3ejw9tkfzh1","status":"joined"},{"player":"1m8je3ek0besak10","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(52,'1m8je3ek80ea43rf',8,1795915102844,'secret',1,'{"code":"4321","nonce":"c7c183e6f69b3e4b8b1cacaa83e4515bf83966ba35b518f6a21ce54b96d2d5fe","commitment":"c91a22e950e701fa1dcbea9edc61bfae262d5477a89c572556fe123a0a6241c8"}');
INSERT INTO "event" VALUES(53,'1m8je3ek80ea43rf',9,1795915102846,'resigned',0,'{}');
INSERT INTO "event" VALUES(54,'1m8je3ek80ea43rf',10,1795915102846,'round-over',NULL,'{"id":"1m8je3ekyeyyz7gk","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"c7c183e6f69b3e4b8b1cacaa83e4515bf83966ba35b518f6a21ce54b96d2d5fe","secret":"4321"}}');
INSERT INTO "event" VALUES(55,'1m8je3ek80ea43rf',11,1795915102846,'finished',NULL,'{"id":"1m8je3ekyeyz154j","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation"}');
INSERT INTO "event" VALUES(56,'1m8je3em42kkm8jw',1,1795915102852,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"manual","secret":"held","rounds":3,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8je3em02gk98tz","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m8je3em02gk98tz","join_code":"6446ZM","clock":null,"log":3}');
INSERT INTO "event" VALUES(57,'1m8je3em42kkm8jw',2,1795915102858,'joined',1,'{"player":"1m8je3em163dw97v"}');
INSERT INTO "event" VALUES(58,'1m8je3em42kkm8jw',3,1795915102861,'joined',2,'{"player":"1m8je3em2bwmeqsn"}');
INSERT INTO "event" VALUES(59,'1m8je3em42kkm8jw',4,1795915102861,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m8je3em02gk98tz","status":"joined"},{"player":"1m8je3em163dw97v","status":"joined"},{"player":"1m8je3em2bwmeqsn","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(60,'1m8je3emkdbncckm',1,1795915102867,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8je3emfe3vh14v","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m8je3emfe3vh14v","join_code":"RM4J9K","clock":null,"log":3}');
INSERT INTO "event" VALUES(61,'1m8je3emkdbncckm',2,1795915102869,'joined',1,'{"player":"1m8je3emh985bf63"}');
INSERT INTO "event" VALUES(62,'1m8je3emkdbncckm',3,1795915102876,'joined',2,'{"player":"1m8je3emj1sw9gjs"}');
INSERT INTO "event" VALUES(63,'1m8je3emkdbncckm',4,1795915102876,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m8je3emfe3vh14v","status":"joined"},{"player":"1m8je3emh985bf63","status":"joined"},{"player":"1m8je3emj1sw9gjs","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(64,'1m8je3emkdbncckm',5,1795915102879,'secret',0,'{"code":"5678","nonce":"e303bb236a889757cddc81d9867f3e0ac759ac07d5d422f843a7bfcec6a8f275","commitment":"d257ae689d5cee061a7bc981d0ea8b30d791e1d2e60be665923554ac7f8ea844"}');
INSERT INTO "event" VALUES(65,'1m8je3emkdbncckm',6,1795915102880,'guess',1,'{"attempt":1,"code":"1234","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(66,'1m8je3en29qa55sg',1,1795915102882,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8je3ecr7zhpc35","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m8je3ecr7zhpc35","join_code":"TKV62R","clock":null,"log":3}');
INSERT INTO "event" VALUES(67,'1m8je3en451qrasr',1,1795915102884,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8je3ecw2h056f7","status":"joined"},{"player":"1m8je3ecx851m7f0","status":"invited"}],"visibility":"public","ranked":false,"creator":"1m8je3ecw2h056f7","join_code":"7BZ6M8","clock":null,"log":3}');
INSERT INTO "event" VALUES(68,'1m8je3en451qrasr',2,1795915102886,'aborted',0,'{"reason":"creator"}');
INSERT INTO "event" VALUES(69,'1m8je3enb8xgw72k',1,1795915102891,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8je3ecr7zhpc35","status":"joined"},{"player":"1m8je3ecx851m7f0","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m8je3ecr7zhpc35","join_code":"KM8NQ6","clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(70,'1m8je3enef0g5bnp',1,1795915102894,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","consistent_guesses":false,"codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","fewest_ties":"draw","first_guess_wins":false,"hints":false},"seats":[{"player":"1m8je3ecr7zhpc35","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"visibility":"private","ranked":false,"creator":"1m8je3ecr7zhpc35","join_code":null,"clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(71,'1m8je3enef0g5bnp',2,1795915102894,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m8je3ecr7zhpc35","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(72,'1m8je3enr36fdvr6',1,1795915102904,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":null,"hints":false},"seats":[{"player":"1m8je3enhc85b658","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m8je3enhc85b658","join_code":"7PKAZX","clock":null,"log":3}');
INSERT INTO "event" VALUES(73,'1m8je3enr36fdvr6',2,1795915102907,'joined',1,'{"player":"1m8je3enmds5myga"}');
INSERT INTO "event" VALUES(74,'1m8je3enr36fdvr6',3,1795915102907,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m8je3enhc85b658","status":"joined"},{"player":"1m8je3enmds5myga","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(75,'1m8je3enr36fdvr6',4,1795915102913,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(76,'1m8je3enr36fdvr6',5,1795915102915,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(77,'1m8je3enr36fdvr6',6,1795915102917,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(78,'1m8je3enr36fdvr6',7,1795915102918,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(79,'1m8je3enr36fdvr6',8,1795915102921,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(80,'1m8je3enr36fdvr6',9,1795915102921,'round-over',NULL,'{"id":"1m8je3ep9fvdf1hg","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(81,'1m8je3enr36fdvr6',10,1795915102924,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[1,0],"rules":1,"seats":[{"player":"1m8je3enhc85b658","status":"joined"},{"player":"1m8je3enmds5myga","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(82,'1m8je3enr36fdvr6',11,1795915102929,'move',1,'{"column":1,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(83,'1m8je3epkfvfsvdn',1,1795915102931,'created',0,'{"ruleset":"gomoku","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m8je3ecr7zhpc35","status":"joined"},{"player":"1m8je3ecw2h056f7","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m8je3ecr7zhpc35","join_code":"VVJ44A","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(84,'1m8je3epkfvfsvdn',2,1795915102933,'joined',1,'{"player":"1m8je3ecw2h056f7"}');
INSERT INTO "event" VALUES(85,'1m8je3epkfvfsvdn',3,1795915102933,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m8je3ecr7zhpc35","status":"joined"},{"player":"1m8je3ecw2h056f7","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(86,'1m8je3epkfvfsvdn',4,1795915102936,'move',0,'{"column":7,"row":7,"symbol":"X"}');
INSERT INTO "event" VALUES(87,'1m8je3epkfvfsvdn',5,1795915102937,'move',1,'{"column":8,"row":8,"symbol":"O"}');
INSERT INTO "event" VALUES(88,'1m8je3epkfvfsvdn',6,1795915102938,'resigned',1,'{}');
INSERT INTO "event" VALUES(89,'1m8je3epkfvfsvdn',7,1795915102938,'round-over',NULL,'{"id":"1m8je3ept942sykt","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(90,'1m8je3epkfvfsvdn',8,1795915102938,'finished',NULL,'{"id":"1m8je3ept942tc9q","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation"}');
INSERT INTO "event" VALUES(91,'1m8je3eq385ckg6a',1,1795915102947,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","cards":"shown","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m8je3epx1q8hw9t","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m8je3epx1q8hw9t","join_code":"VR6NAV","clock":null,"log":3,"commitment":"6b6933843aa9e6aaed200ac583d0794d21d5718943274991e5477731fc780e74","client_seeds":["",""],"server_seed":"487e5ffb289413ea20e3fc0a7c00de04ead006641ce23d878cd446005cd776f8"}');
INSERT INTO "event" VALUES(92,'1m8je3eq385ckg6a',2,1795915102951,'joined',1,'{"player":"1m8je3epy4w8eh4e"}');
INSERT INTO "event" VALUES(93,'1m8je3eq385ckg6a',3,1795915102951,'round',NULL,'{"number":1,"leader":0,"commitment":"6b6933843aa9e6aaed200ac583d0794d21d5718943274991e5477731fc780e74","points":[0,0],"rules":1,"seats":[{"player":"1m8je3epx1q8hw9t","status":"joined"},{"player":"1m8je3epy4w8eh4e","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(94,'1m8je3eq385ckg6a',4,1795915102951,'roll',0,'{"keep":[],"dice":[6,1,1,5,5],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(95,'1m8je3eq385ckg6a',5,1795915102955,'score',0,'{"category":"chance","score":18,"bonus":0}');
INSERT INTO "event" VALUES(96,'1m8je3eq385ckg6a',6,1795915102955,'roll',1,'{"keep":[],"dice":[2,2,2,6,4],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(97,'1m8je3eqndyd25b4',1,1795915102965,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","cards":"shown","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m8je3eqcdk11ehv","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m8je3eqcdk11ehv","join_code":"933F9C","clock":null,"log":3,"commitment":"e31dc88ff9af1b27448e580d30ee30c80b487de20cd182ac86e8b46e227f3ca5","client_seeds":["",""],"server_seed":"e6dad2d6ca24494e8cf78dcf4f79bfe0895c6331a6808acd1bad05ba7f1b0bd1"}');
INSERT INTO "event" VALUES(98,'1m8je3eqndyd25b4',2,1795915102967,'joined',1,'{"player":"1m8je3eqjfzn30mf"}');
INSERT INTO "event" VALUES(99,'1m8je3eqndyd25b4',3,1795915102967,'round',NULL,'{"number":1,"leader":0,"commitment":"e31dc88ff9af1b27448e580d30ee30c80b487de20cd182ac86e8b46e227f3ca5","points":[0,0],"rules":1,"seats":[{"player":"1m8je3eqcdk11ehv","status":"joined"},{"player":"1m8je3eqjfzn30mf","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(100,'1m8je3eqndyd25b4',4,1795915102967,'roll',0,'{"keep":[],"dice":[2,3,4,1,5],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(101,'1m8je3eqndyd25b4',5,1795915102969,'score',0,'{"category":"aces","score":1,"bonus":0}');
INSERT INTO "event" VALUES(102,'1m8je3eqndyd25b4',6,1795915102969,'roll',1,'{"keep":[],"dice":[3,3,1,6,2],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(103,'1m8je3eqndyd25b4',7,1795915102970,'score',1,'{"category":"aces","score":1,"bonus":0}');
INSERT INTO "event" VALUES(104,'1m8je3eqndyd25b4',8,1795915102970,'roll',0,'{"keep":[],"dice":[6,2,1,5,6],"stage":0,"roll":2}');
INSERT INTO "event" VALUES(105,'1m8je3eqndyd25b4',9,1795915102972,'score',0,'{"category":"twos","score":2,"bonus":0}');
INSERT INTO "event" VALUES(106,'1m8je3eqndyd25b4',10,1795915102972,'roll',1,'{"keep":[],"dice":[3,4,2,3,4],"stage":0,"roll":3}');
INSERT INTO "event" VALUES(107,'1m8je3eqndyd25b4',11,1795915102973,'score',1,'{"category":"twos","score":2,"bonus":0}');
INSERT INTO "event" VALUES(108,'1m8je3eqndyd25b4',12,1795915102973,'roll',0,'{"keep":[],"dice":[2,6,3,2,2],"stage":0,"roll":4}');
INSERT INTO "event" VALUES(109,'1m8je3eqndyd25b4',13,1795915102974,'score',0,'{"category":"threes","score":3,"bonus":0}');
INSERT INTO "event" VALUES(110,'1m8je3eqndyd25b4',14,1795915102974,'roll',1,'{"keep":[],"dice":[5,2,2,5,1],"stage":0,"roll":5}');
INSERT INTO "event" VALUES(111,'1m8je3eqndyd25b4',15,1795915102976,'score',1,'{"category":"threes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(112,'1m8je3eqndyd25b4',16,1795915102976,'roll',0,'{"keep":[],"dice":[1,6,1,2,5],"stage":0,"roll":6}');
INSERT INTO "event" VALUES(113,'1m8je3eqndyd25b4',17,1795915102978,'score',0,'{"category":"fours","score":0,"bonus":0}');
INSERT INTO "event" VALUES(114,'1m8je3eqndyd25b4',18,1795915102978,'roll',1,'{"keep":[],"dice":[6,4,6,3,2],"stage":0,"roll":7}');
INSERT INTO "event" VALUES(115,'1m8je3eqndyd25b4',19,1795915102980,'score',1,'{"category":"fours","score":4,"bonus":0}');
INSERT INTO "event" VALUES(116,'1m8je3eqndyd25b4',20,1795915102980,'roll',0,'{"keep":[],"dice":[6,3,1,5,2],"stage":0,"roll":8}');
INSERT INTO "event" VALUES(117,'1m8je3eqndyd25b4',21,1795915102982,'score',0,'{"category":"fives","score":5,"bonus":0}');
INSERT INTO "event" VALUES(118,'1m8je3eqndyd25b4',22,1795915102982,'roll',1,'{"keep":[],"dice":[6,4,1,5,6],"stage":0,"roll":9}');
INSERT INTO "event" VALUES(119,'1m8je3eqndyd25b4',23,1795915102983,'score',1,'{"category":"fives","score":5,"bonus":0}');
INSERT INTO "event" VALUES(120,'1m8je3eqndyd25b4',24,1795915102983,'roll',0,'{"keep":[],"dice":[4,2,1,6,3],"stage":0,"roll":10}');
INSERT INTO "event" VALUES(121,'1m8je3eqndyd25b4',25,1795915102984,'score',0,'{"category":"sixes","score":6,"bonus":0}');
INSERT INTO "event" VALUES(122,'1m8je3eqndyd25b4',26,1795915102984,'roll',1,'{"keep":[],"dice":[3,5,2,1,4],"stage":0,"roll":11}');
INSERT INTO "event" VALUES(123,'1m8je3eqndyd25b4',27,1795915102986,'score',1,'{"category":"sixes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(124,'1m8je3eqndyd25b4',28,1795915102986,'roll',0,'{"keep":[],"dice":[3,2,1,3,5],"stage":0,"roll":12}');
INSERT INTO "event" VALUES(125,'1m8je3eqndyd25b4',29,1795915102989,'score',0,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(126,'1m8je3eqndyd25b4',30,1795915102989,'roll',1,'{"keep":[],"dice":[6,5,4,3,6],"stage":0,"roll":13}');
INSERT INTO "event" VALUES(127,'1m8je3eqndyd25b4',31,1795915102990,'score',1,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(128,'1m8je3eqndyd25b4',32,1795915102990,'roll',0,'{"keep":[],"dice":[3,1,2,2,1],"stage":0,"roll":14}');
INSERT INTO "event" VALUES(129,'1m8je3eqndyd25b4',33,1795915102992,'score',0,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(130,'1m8je3eqndyd25b4',34,1795915102992,'roll',1,'{"keep":[],"dice":[1,1,4,4,1],"stage":0,"roll":15}');
INSERT INTO "event" VALUES(131,'1m8je3eqndyd25b4',35,1795915102993,'score',1,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(132,'1m8je3eqndyd25b4',36,1795915102993,'roll',0,'{"keep":[],"dice":[1,3,4,3,2],"stage":0,"roll":16}');
INSERT INTO "event" VALUES(133,'1m8je3eqndyd25b4',37,1795915102994,'score',0,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(134,'1m8je3eqndyd25b4',38,1795915102994,'roll',1,'{"keep":[],"dice":[1,2,2,5,2],"stage":0,"roll":17}');
INSERT INTO "event" VALUES(135,'1m8je3eqndyd25b4',39,1795915102995,'score',1,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(136,'1m8je3eqndyd25b4',40,1795915102995,'roll',0,'{"keep":[],"dice":[1,5,2,2,4],"stage":0,"roll":18}');
INSERT INTO "event" VALUES(137,'1m8je3eqndyd25b4',41,1795915102996,'score',0,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(138,'1m8je3eqndyd25b4',42,1795915102996,'roll',1,'{"keep":[],"dice":[5,2,4,1,6],"stage":0,"roll":19}');
INSERT INTO "event" VALUES(139,'1m8je3eqndyd25b4',43,1795915102997,'score',1,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(140,'1m8je3eqndyd25b4',44,1795915102997,'roll',0,'{"keep":[],"dice":[2,2,3,1,1],"stage":0,"roll":20}');
INSERT INTO "event" VALUES(141,'1m8je3eqndyd25b4',45,1795915102998,'score',0,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(142,'1m8je3eqndyd25b4',46,1795915102998,'roll',1,'{"keep":[],"dice":[5,3,2,5,3],"stage":0,"roll":21}');
INSERT INTO "event" VALUES(143,'1m8je3eqndyd25b4',47,1795915102999,'score',1,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(144,'1m8je3eqndyd25b4',48,1795915102999,'roll',0,'{"keep":[],"dice":[4,5,3,1,4],"stage":0,"roll":22}');
INSERT INTO "event" VALUES(145,'1m8je3eqndyd25b4',49,1795915103000,'score',0,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(146,'1m8je3eqndyd25b4',50,1795915103000,'roll',1,'{"keep":[],"dice":[2,4,3,5,6],"stage":0,"roll":23}');
INSERT INTO "event" VALUES(147,'1m8je3eqndyd25b4',51,1795915103001,'score',1,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(148,'1m8je3eqndyd25b4',52,1795915103001,'roll',0,'{"keep":[],"dice":[4,4,1,1,3],"stage":0,"roll":24}');
INSERT INTO "event" VALUES(149,'1m8je3eqndyd25b4',53,1795915103002,'score',0,'{"category":"chance","score":13,"bonus":0}');
INSERT INTO "event" VALUES(150,'1m8je3eqndyd25b4',54,1795915103002,'roll',1,'{"keep":[],"dice":[5,1,3,3,1],"stage":0,"roll":25}');
INSERT INTO "event" VALUES(151,'1m8je3eqndyd25b4',55,1795915103003,'score',1,'{"category":"chance","score":13,"bonus":0}');
INSERT INTO "event" VALUES(152,'1m8je3eqndyd25b4',56,1795915103003,'round-over',NULL,'{"id":"1m8je3erv79kk7ce","round":1,"leader":0,"winners":[0],"cards":[{"seat":0,"boxes":{"aces":1,"twos":2,"threes":3,"fours":0,"fives":5,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":13},"upper_total":17,"upper_bonus":0,"yahtzee_bonus":0,"total":30},{"seat":1,"boxes":{"aces":1,"twos":2,"threes":0,"fours":4,"fives":5,"sixes":0,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":13},"upper_total":12,"upper_bonus":0,"yahtzee_bonus":0,"total":25}],"forfeited":[],"forfeited_by":null,"points":[30,25],"proof":null}');
INSERT INTO "event" VALUES(153,'1m8je3eqndyd25b4',57,1795915103003,'finished',NULL,'{"id":"1m8je3erv79kmmy1","outcome":"win","winners":[0],"points":[30,25],"reason":"rounds","proof":{"server_seed":"e6dad2d6ca24494e8cf78dcf4f79bfe0895c6331a6808acd1bad05ba7f1b0bd1","client_seeds":["",""]}}');
INSERT INTO "event" VALUES(154,'1m8je3f49d49f8vb',1,1795915103369,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m8je3ecr7zhpc35","status":"invited"},{"player":"1m8je3ecw2h056f7","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m8je3etw9x78bqb","join_code":"5NAAKV","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3,"tournament":"1m8je3etw9x78bqb"}');
INSERT INTO "event" VALUES(155,'1m8je3f49d49f8vb',2,1795915103378,'joined',0,'{"player":"1m8je3ecr7zhpc35"}');
INSERT INTO "event" VALUES(156,'1m8je3f49d49f8vb',3,1795915103380,'joined',1,'{"player":"1m8je3ecw2h056f7"}');
INSERT INTO "event" VALUES(157,'1m8je3f49d49f8vb',4,1795915103380,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m8je3ecr7zhpc35","status":"joined"},{"player":"1m8je3ecw2h056f7","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(158,'1m8je3f49d49f8vb',5,1795915103382,'resigned',1,'{}');
INSERT INTO "event" VALUES(159,'1m8je3f49d49f8vb',6,1795915103382,'round-over',NULL,'{"id":"1m8je3f4p4mt71yy","round":1,"leader":0,"moves":0,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(160,'1m8je3f49d49f8vb',7,1795915103382,'finished',NULL,'{"id":"1m8je3f4p4mt8b8e","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation"}');
INSERT INTO "event" VALUES(161,'1m8je3f79070yn5p',1,1795915103465,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m8je3ecr7zhpc35","status":"invited"},{"player":"1m8je3ecx851m7f0","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m8je3f76ep310p3","join_code":"RJC2AS","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3,"tournament":"1m8je3f76ep310p3"}');
INSERT INTO "event" VALUES(162,'1m8je3f7xcvf5hkt',1,1795915103485,'created',0,'{"ruleset":"quiz","options":{"judge":"automatic","reading":"screen","spelling":"exact","grace_seconds":15,"ready_seconds":60,"judge_seconds":30,"appeal_seconds":0,"tie_break":true,"rounds":1,"title":null,"parts":[{"kind":"sheet","set":{"set":"1m8je3f7r17c1zzj","version":1,"categories":null,"difficulty":null},"seconds":300,"questions":1,"points":1,"title":null}]},"seats":[{"player":"1m8je3ecr7zhpc35","status":"joined","role":"contender"}],"visibility":"private","ranked":false,"creator":"1m8je3ecr7zhpc35","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(163,'1m8je3f7xcvf5hkt',2,1795915103485,'round',NULL,'{"number":1,"leader":null,"commitment":"66c0d59cda603dfc44701185427dd5372967d426ce935d2a74af0a09757ad952","points":[0],"minor":[0],"rules":1,"seats":[{"player":"1m8je3ecr7zhpc35","status":"joined"}],"rounds":1,"deal":{"nonce":"d5cf406b83164983bb3b9eeebeb7cf2b00a0c8e603f252fb2f81e9f23c150b75","sets":[{"set":"1m8je3f7r17c1zzj","version":1,"title":"One","language":"en","licence":"own","author":"Ann"}],"questions":[{"set":0,"number":0,"salt":"54973e0caa8a05db5826637ab0025f2f1411a3056d17b141465a43e4b63e9a01","dealt":"{\"choices\":[\"true\",\"false\"],\"correct\":[0],\"kind\":\"boolean\",\"text\":\"Is Oslo in Norway?\"}"}],"tie_break":0,"parts":[[1]]},"carry":null}');
INSERT INTO "event" VALUES(164,'1m8je3f7xcvf5hkt',3,1795915103485,'part',NULL,'{"part":1,"of":1,"part_kind":"sheet","title":null,"seconds":300,"order":null}');
INSERT INTO "event" VALUES(165,'1m8je3f7xcvf5hkt',4,1795915103488,'ready',0,'{}');
INSERT INTO "event" VALUES(166,'1m8je3f7xcvf5hkt',5,1795915103488,'question',NULL,'{"question":1,"text":"Is Oslo in Norway?","language":"en","answer_kind":"boolean","choices":["true","false"],"unit":null,"category":null,"difficulty":null,"media":null}');
INSERT INTO "event" VALUES(167,'1m8je3f7xcvf5hkt',6,1795915103490,'hand-in',0,'{}');
INSERT INTO "event" VALUES(168,'1m8je3f7xcvf5hkt',7,1795915103490,'closed',NULL,'{"question":1,"answer":"true","outcomes":[{"seat":0,"outcome":"unanswered","points":0,"text":null}]}');
INSERT INTO "event" VALUES(169,'1m8je3f7xcvf5hkt',8,1795915103490,'round-over',NULL,'{"id":"1m8je3f824ttb2wv","round":1,"leader":null,"scores":[{"seat":0,"points":0,"right":0,"wrong":0,"passes":0,"unanswered":1,"tie_break":null}],"places":[1],"tie_break":null,"title":null,"forfeited_by":null,"points":[0],"proof":{"nonce":"d5cf406b83164983bb3b9eeebeb7cf2b00a0c8e603f252fb2f81e9f23c150b75","secret":"efb02f2a45eb3453b02b8ea7d055d4d5d9d5694507092e28c092c342163f0eb6"}}');
INSERT INTO "event" VALUES(170,'1m8je3f7xcvf5hkt',9,1795915103490,'finished',NULL,'{"id":"1m8je3f824ttc800","outcome":"loss","winners":[],"points":[0],"minor":[0],"reason":"rounds"}');
INSERT INTO "event" VALUES(171,'1m8je3f8c54r7hbs',1,1795915103500,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m8je3f89csz1sg4","status":"joined"},{"player":"1m8je3f8afhgj4js","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m8je3f89csz1sg4","join_code":"FQNW7J","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(172,'1m8je3f8c54r7hbs',2,1795915103502,'joined',1,'{"player":"1m8je3f8afhgj4js"}');
INSERT INTO "event" VALUES(173,'1m8je3f8c54r7hbs',3,1795915103502,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m8je3f89csz1sg4","status":"joined"},{"player":"1m8je3f8afhgj4js","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(174,'1m8je3f8c54r7hbs',4,1795915103512,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(175,'1m8je3f8c54r7hbs',5,1795915103515,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(176,'1m8je3f8c54r7hbs',6,1795915103517,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(177,'1m8je3f8c54r7hbs',7,1795915103519,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(178,'1m8je3f8c54r7hbs',8,1795915103521,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(179,'1m8je3f8c54r7hbs',9,1795915103521,'round-over',NULL,'{"id":"1m8je3f91fasd547","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(180,'1m8je3f8c54r7hbs',10,1795915103521,'finished',NULL,'{"id":"1m8je3f91fashb4t","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds"}');
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
INSERT INTO "event_place" VALUES('1m8je3ed66k26hhf',1,1);
INSERT INTO "event_place" VALUES('1m8je3ed66k26hhf',2,2);
INSERT INTO "event_place" VALUES('1m8je3ed66k26hhf',3,3);
INSERT INTO "event_place" VALUES('1m8je3ed66k26hhf',4,4);
INSERT INTO "event_place" VALUES('1m8je3ed66k26hhf',5,5);
INSERT INTO "event_place" VALUES('1m8je3ed66k26hhf',6,6);
INSERT INTO "event_place" VALUES('1m8je3ed66k26hhf',7,7);
INSERT INTO "event_place" VALUES('1m8je3ed66k26hhf',8,8);
INSERT INTO "event_place" VALUES('1m8je3ed66k26hhf',9,9);
INSERT INTO "event_place" VALUES('1m8je3ef114b301a',1,10);
INSERT INTO "event_place" VALUES('1m8je3ef114b301a',2,11);
INSERT INTO "event_place" VALUES('1m8je3ef114b301a',3,12);
INSERT INTO "event_place" VALUES('1m8je3ef114b301a',4,13);
INSERT INTO "event_place" VALUES('1m8je3ef114b301a',5,14);
INSERT INTO "event_place" VALUES('1m8je3ef114b301a',6,15);
INSERT INTO "event_place" VALUES('1m8je3ef114b301a',7,16);
INSERT INTO "event_place" VALUES('1m8je3ef114b301a',8,17);
INSERT INTO "event_place" VALUES('1m8je3ef114b301a',9,18);
INSERT INTO "event_place" VALUES('1m8je3ef114b301a',10,19);
INSERT INTO "event_place" VALUES('1m8je3ege72centn',1,20);
INSERT INTO "event_place" VALUES('1m8je3ege72centn',2,21);
INSERT INTO "event_place" VALUES('1m8je3ege72centn',3,22);
INSERT INTO "event_place" VALUES('1m8je3ege72centn',4,23);
INSERT INTO "event_place" VALUES('1m8je3ege72centn',5,24);
INSERT INTO "event_place" VALUES('1m8je3egp8dqftyr',1,25);
INSERT INTO "event_place" VALUES('1m8je3egp8dqftyr',2,26);
INSERT INTO "event_place" VALUES('1m8je3egp8dqftyr',3,27);
INSERT INTO "event_place" VALUES('1m8je3egp8dqftyr',4,28);
INSERT INTO "event_place" VALUES('1m8je3egp8dqftyr',5,29);
INSERT INTO "event_place" VALUES('1m8je3eh0c38n81r',1,30);
INSERT INTO "event_place" VALUES('1m8je3eh0c38n81r',2,31);
INSERT INTO "event_place" VALUES('1m8je3eh0c38n81r',3,32);
INSERT INTO "event_place" VALUES('1m8je3eh45z21nxb',1,33);
INSERT INTO "event_place" VALUES('1m8je3eh45z21nxb',2,34);
INSERT INTO "event_place" VALUES('1m8je3eh45z21nxb',3,35);
INSERT INTO "event_place" VALUES('1m8je3eh45z21nxb',4,36);
INSERT INTO "event_place" VALUES('1m8je3eh45z21nxb',5,37);
INSERT INTO "event_place" VALUES('1m8je3eh45z21nxb',6,38);
INSERT INTO "event_place" VALUES('1m8je3eh45z21nxb',7,39);
INSERT INTO "event_place" VALUES('1m8je3eh45z21nxb',8,40);
INSERT INTO "event_place" VALUES('1m8je3eh45z21nxb',9,41);
INSERT INTO "event_place" VALUES('1m8je3eh45z21nxb',10,42);
INSERT INTO "event_place" VALUES('1m8je3eh45z21nxb',11,43);
INSERT INTO "event_place" VALUES('1m8je3ejqd83x4a9',1,44);
INSERT INTO "event_place" VALUES('1m8je3ek80ea43rf',1,45);
INSERT INTO "event_place" VALUES('1m8je3ek80ea43rf',2,46);
INSERT INTO "event_place" VALUES('1m8je3ek80ea43rf',3,47);
INSERT INTO "event_place" VALUES('1m8je3ek80ea43rf',4,48);
INSERT INTO "event_place" VALUES('1m8je3ek80ea43rf',5,49);
INSERT INTO "event_place" VALUES('1m8je3ek80ea43rf',6,50);
INSERT INTO "event_place" VALUES('1m8je3ek80ea43rf',7,51);
INSERT INTO "event_place" VALUES('1m8je3ek80ea43rf',8,52);
INSERT INTO "event_place" VALUES('1m8je3ek80ea43rf',9,53);
INSERT INTO "event_place" VALUES('1m8je3ek80ea43rf',10,54);
INSERT INTO "event_place" VALUES('1m8je3ek80ea43rf',11,55);
INSERT INTO "event_place" VALUES('1m8je3em42kkm8jw',1,56);
INSERT INTO "event_place" VALUES('1m8je3em42kkm8jw',2,57);
INSERT INTO "event_place" VALUES('1m8je3em42kkm8jw',3,58);
INSERT INTO "event_place" VALUES('1m8je3em42kkm8jw',4,59);
INSERT INTO "event_place" VALUES('1m8je3emkdbncckm',1,60);
INSERT INTO "event_place" VALUES('1m8je3emkdbncckm',2,61);
INSERT INTO "event_place" VALUES('1m8je3emkdbncckm',3,62);
INSERT INTO "event_place" VALUES('1m8je3emkdbncckm',4,63);
INSERT INTO "event_place" VALUES('1m8je3emkdbncckm',5,64);
INSERT INTO "event_place" VALUES('1m8je3emkdbncckm',6,65);
INSERT INTO "event_place" VALUES('1m8je3en29qa55sg',1,66);
INSERT INTO "event_place" VALUES('1m8je3en451qrasr',1,67);
INSERT INTO "event_place" VALUES('1m8je3en451qrasr',2,68);
INSERT INTO "event_place" VALUES('1m8je3enb8xgw72k',1,69);
INSERT INTO "event_place" VALUES('1m8je3enef0g5bnp',1,70);
INSERT INTO "event_place" VALUES('1m8je3enef0g5bnp',2,71);
INSERT INTO "event_place" VALUES('1m8je3enr36fdvr6',1,72);
INSERT INTO "event_place" VALUES('1m8je3enr36fdvr6',2,73);
INSERT INTO "event_place" VALUES('1m8je3enr36fdvr6',3,74);
INSERT INTO "event_place" VALUES('1m8je3enr36fdvr6',4,75);
INSERT INTO "event_place" VALUES('1m8je3enr36fdvr6',5,76);
INSERT INTO "event_place" VALUES('1m8je3enr36fdvr6',6,77);
INSERT INTO "event_place" VALUES('1m8je3enr36fdvr6',7,78);
INSERT INTO "event_place" VALUES('1m8je3enr36fdvr6',8,79);
INSERT INTO "event_place" VALUES('1m8je3enr36fdvr6',9,80);
INSERT INTO "event_place" VALUES('1m8je3enr36fdvr6',10,81);
INSERT INTO "event_place" VALUES('1m8je3enr36fdvr6',11,82);
INSERT INTO "event_place" VALUES('1m8je3epkfvfsvdn',1,83);
INSERT INTO "event_place" VALUES('1m8je3epkfvfsvdn',2,84);
INSERT INTO "event_place" VALUES('1m8je3epkfvfsvdn',3,85);
INSERT INTO "event_place" VALUES('1m8je3epkfvfsvdn',4,86);
INSERT INTO "event_place" VALUES('1m8je3epkfvfsvdn',5,87);
INSERT INTO "event_place" VALUES('1m8je3epkfvfsvdn',6,88);
INSERT INTO "event_place" VALUES('1m8je3epkfvfsvdn',7,89);
INSERT INTO "event_place" VALUES('1m8je3epkfvfsvdn',8,90);
INSERT INTO "event_place" VALUES('1m8je3eq385ckg6a',1,91);
INSERT INTO "event_place" VALUES('1m8je3eq385ckg6a',2,92);
INSERT INTO "event_place" VALUES('1m8je3eq385ckg6a',3,93);
INSERT INTO "event_place" VALUES('1m8je3eq385ckg6a',4,94);
INSERT INTO "event_place" VALUES('1m8je3eq385ckg6a',5,95);
INSERT INTO "event_place" VALUES('1m8je3eq385ckg6a',6,96);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',1,97);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',2,98);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',3,99);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',4,100);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',5,101);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',6,102);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',7,103);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',8,104);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',9,105);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',10,106);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',11,107);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',12,108);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',13,109);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',14,110);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',15,111);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',16,112);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',17,113);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',18,114);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',19,115);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',20,116);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',21,117);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',22,118);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',23,119);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',24,120);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',25,121);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',26,122);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',27,123);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',28,124);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',29,125);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',30,126);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',31,127);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',32,128);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',33,129);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',34,130);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',35,131);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',36,132);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',37,133);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',38,134);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',39,135);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',40,136);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',41,137);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',42,138);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',43,139);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',44,140);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',45,141);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',46,142);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',47,143);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',48,144);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',49,145);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',50,146);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',51,147);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',52,148);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',53,149);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',54,150);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',55,151);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',56,152);
INSERT INTO "event_place" VALUES('1m8je3eqndyd25b4',57,153);
INSERT INTO "event_place" VALUES('1m8je3f49d49f8vb',1,154);
INSERT INTO "event_place" VALUES('1m8je3f49d49f8vb',2,155);
INSERT INTO "event_place" VALUES('1m8je3f49d49f8vb',3,156);
INSERT INTO "event_place" VALUES('1m8je3f49d49f8vb',4,157);
INSERT INTO "event_place" VALUES('1m8je3f49d49f8vb',5,158);
INSERT INTO "event_place" VALUES('1m8je3f49d49f8vb',6,159);
INSERT INTO "event_place" VALUES('1m8je3f49d49f8vb',7,160);
INSERT INTO "event_place" VALUES('1m8je3f79070yn5p',1,161);
INSERT INTO "event_place" VALUES('1m8je3f7xcvf5hkt',1,162);
INSERT INTO "event_place" VALUES('1m8je3f7xcvf5hkt',2,163);
INSERT INTO "event_place" VALUES('1m8je3f7xcvf5hkt',3,164);
INSERT INTO "event_place" VALUES('1m8je3f7xcvf5hkt',4,165);
INSERT INTO "event_place" VALUES('1m8je3f7xcvf5hkt',5,166);
INSERT INTO "event_place" VALUES('1m8je3f7xcvf5hkt',6,167);
INSERT INTO "event_place" VALUES('1m8je3f7xcvf5hkt',7,168);
INSERT INTO "event_place" VALUES('1m8je3f7xcvf5hkt',8,169);
INSERT INTO "event_place" VALUES('1m8je3f7xcvf5hkt',9,170);
INSERT INTO "event_place" VALUES('1m8je3f8c54r7hbs',1,171);
INSERT INTO "event_place" VALUES('1m8je3f8c54r7hbs',2,172);
INSERT INTO "event_place" VALUES('1m8je3f8c54r7hbs',3,173);
INSERT INTO "event_place" VALUES('1m8je3f8c54r7hbs',4,174);
INSERT INTO "event_place" VALUES('1m8je3f8c54r7hbs',5,175);
INSERT INTO "event_place" VALUES('1m8je3f8c54r7hbs',6,176);
INSERT INTO "event_place" VALUES('1m8je3f8c54r7hbs',7,177);
INSERT INTO "event_place" VALUES('1m8je3f8c54r7hbs',8,178);
INSERT INTO "event_place" VALUES('1m8je3f8c54r7hbs',9,179);
INSERT INTO "event_place" VALUES('1m8je3f8c54r7hbs',10,180);
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
INSERT INTO "game" VALUES('1m8je3ed66k26hhf','main','bulls-and-cows','finished','private',1,'1m8je3ecr7zhpc35',NULL,1795915102630,1795915102681,0);
INSERT INTO "game" VALUES('1m8je3ef114b301a','main','bulls-and-cows','finished','private',1,'1m8je3ecw2h056f7',NULL,1795915102689,1795915102730,0);
INSERT INTO "game" VALUES('1m8je3ege72centn','main','number-guess','finished','private',1,'1m8je3ecr7zhpc35',NULL,1795915102734,1795915102737,0);
INSERT INTO "game" VALUES('1m8je3egp8dqftyr','main','number-guess','finished','private',1,'1m8je3ecw2h056f7',NULL,1795915102742,1795915102747,0);
INSERT INTO "game" VALUES('1m8je3eh0c38n81r','main','bulls-and-cows','playing','private',1,'1m8je3eh0c38mvvf',NULL,1795915102752,NULL,0);
INSERT INTO "game" VALUES('1m8je3eh45z21nxb','main','bulls-and-cows','playing','public',1,'1m8je3eh45z20fbe',NULL,1795915102756,NULL,0);
INSERT INTO "game" VALUES('1m8je3ejqd83x4a9','main','tic-tac-toe','open','private',0,'1m8je3ecr7zhpc35','47PN7P',1795915102807,NULL,1);
INSERT INTO "game" VALUES('1m8je3ek80ea43rf','main','bulls-and-cows','finished','public',0,'1m8je3ejw9tkfzh1',NULL,1795915102824,1795915102846,0);
INSERT INTO "game" VALUES('1m8je3em42kkm8jw','main','bulls-and-cows','playing','private',0,'1m8je3em02gk98tz','6446ZM',1795915102852,NULL,0);
INSERT INTO "game" VALUES('1m8je3emkdbncckm','main','bulls-and-cows','playing','private',0,'1m8je3emfe3vh14v','RM4J9K',1795915102867,NULL,0);
INSERT INTO "game" VALUES('1m8je3en29qa55sg','main','mastermind','open','public',0,'1m8je3ecr7zhpc35','TKV62R',1795915102882,NULL,0);
INSERT INTO "game" VALUES('1m8je3en451qrasr','main','mastermind','aborted','public',0,'1m8je3ecw2h056f7',NULL,1795915102884,1795915102886,0);
INSERT INTO "game" VALUES('1m8je3enb8xgw72k','main','mastermind','open','private',0,'1m8je3ecr7zhpc35','KM8NQ6',1795915102891,NULL,1);
INSERT INTO "game" VALUES('1m8je3enef0g5bnp','main','bulls-and-cows','playing','private',0,'1m8je3ecr7zhpc35',NULL,1795915102894,NULL,1);
INSERT INTO "game" VALUES('1m8je3enr36fdvr6','main','tic-tac-toe','playing','public',0,'1m8je3enhc85b658','7PKAZX',1795915102904,NULL,0);
INSERT INTO "game" VALUES('1m8je3epkfvfsvdn','main','gomoku','finished','private',1,'1m8je3ecr7zhpc35',NULL,1795915102931,1795915102938,0);
INSERT INTO "game" VALUES('1m8je3eq385ckg6a','main','yahtzee','playing','private',0,'1m8je3epx1q8hw9t','VR6NAV',1795915102947,NULL,0);
INSERT INTO "game" VALUES('1m8je3eqndyd25b4','main','yahtzee','finished','private',0,'1m8je3eqcdk11ehv',NULL,1795915102965,1795915103003,0);
INSERT INTO "game" VALUES('1m8je3f49d49f8vb','main','tic-tac-toe','finished','private',0,'1m8je3etw9x78bqb',NULL,1795915103369,1795915103382,0);
INSERT INTO "game" VALUES('1m8je3f79070yn5p','main','tic-tac-toe','open','private',0,'1m8je3f76ep310p3','RJC2AS',1795915103465,NULL,1);
INSERT INTO "game" VALUES('1m8je3f7xcvf5hkt','main','quiz','finished','private',0,'1m8je3ecr7zhpc35',NULL,1795915103485,1795915103490,0);
INSERT INTO "game" VALUES('1m8je3f8c54r7hbs','main','tic-tac-toe','finished','private',0,'1m8je3f89csz1sg4',NULL,1795915103500,1795915103521,0);
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
INSERT INTO "idempotency_record" VALUES(1,'1m8je3ecr7zhpc35','open','POST','/v1/games',X'09691FB4A4A800A0B6D83166B89AA76941AFE880DE790D85B4610A9C932FDBEE',1795915102882,201,'1','/v1/games/1m8je3en29qa55sg','','1m8je3en29qa55sg',0,1,0);
CREATE TABLE idempotency_use (
    player TEXT    NOT NULL,
    hour   INTEGER NOT NULL, -- since 1970
    bytes  INTEGER NOT NULL CHECK (bytes >= 0),
    PRIMARY KEY (player, hour)
) STRICT, WITHOUT ROWID;
INSERT INTO "idempotency_use" VALUES('1m8je3ecr7zhpc35',498865,140);
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL,
    needs      INTEGER NOT NULL CHECK (needs > 0) -- how many migrations a program must know to work with it
) STRICT;
INSERT INTO "migration" VALUES(1,'schema',X'C9678847F507AE77801218B028996D318972981B58E8CED77900E0D2E1154B02',1795915102519,1);
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
INSERT INTO "notification" VALUES('1m8je3ecr7zhpc35',1,1795915102933,'joined','1m8je3epkfvfsvdn',2);
INSERT INTO "notification" VALUES('1m8je3ecr7zhpc35',2,1795915102933,'turn','1m8je3epkfvfsvdn',3);
INSERT INTO "notification" VALUES('1m8je3ecr7zhpc35',3,1795915102937,'turn','1m8je3epkfvfsvdn',5);
INSERT INTO "notification" VALUES('1m8je3ecr7zhpc35',4,1795915102938,'round-over','1m8je3epkfvfsvdn',7);
INSERT INTO "notification" VALUES('1m8je3ecr7zhpc35',5,1795915102938,'finished','1m8je3epkfvfsvdn',8);
INSERT INTO "notification" VALUES('1m8je3ecr7zhpc35',6,1795915103369,'invited','1m8je3f49d49f8vb',1);
INSERT INTO "notification" VALUES('1m8je3ecr7zhpc35',7,1795915103380,'joined','1m8je3f49d49f8vb',3);
INSERT INTO "notification" VALUES('1m8je3ecr7zhpc35',8,1795915103380,'turn','1m8je3f49d49f8vb',4);
INSERT INTO "notification" VALUES('1m8je3ecr7zhpc35',9,1795915103382,'round-over','1m8je3f49d49f8vb',6);
INSERT INTO "notification" VALUES('1m8je3ecr7zhpc35',10,1795915103382,'finished','1m8je3f49d49f8vb',7);
INSERT INTO "notification" VALUES('1m8je3ecr7zhpc35',11,1795915103465,'invited','1m8je3f79070yn5p',1);
INSERT INTO "notification" VALUES('1m8je3ecw2h056f7',1,1795915102807,'invited','1m8je3ejqd83x4a9',1);
INSERT INTO "notification" VALUES('1m8je3ecw2h056f7',2,1795915102886,'aborted','1m8je3en451qrasr',2);
INSERT INTO "notification" VALUES('1m8je3ecw2h056f7',3,1795915102931,'invited','1m8je3epkfvfsvdn',1);
INSERT INTO "notification" VALUES('1m8je3ecw2h056f7',4,1795915102936,'turn','1m8je3epkfvfsvdn',4);
INSERT INTO "notification" VALUES('1m8je3ecw2h056f7',5,1795915102938,'finished','1m8je3epkfvfsvdn',8);
INSERT INTO "notification" VALUES('1m8je3ecw2h056f7',6,1795915103068,'tournament-invited','1m8je3etw9x78bqb',1);
INSERT INTO "notification" VALUES('1m8je3ecw2h056f7',7,1795915103369,'invited','1m8je3f49d49f8vb',1);
INSERT INTO "notification" VALUES('1m8je3ecw2h056f7',8,1795915103382,'finished','1m8je3f49d49f8vb',7);
INSERT INTO "notification" VALUES('1m8je3ecw2h056f7',9,1795915103459,'tournament-invited','1m8je3f73benf4ja',1);
INSERT INTO "notification" VALUES('1m8je3ecx851m7f0',1,1795915102884,'invited','1m8je3en451qrasr',1);
INSERT INTO "notification" VALUES('1m8je3ecx851m7f0',2,1795915102886,'aborted','1m8je3en451qrasr',2);
INSERT INTO "notification" VALUES('1m8je3ecx851m7f0',3,1795915102891,'invited','1m8je3enb8xgw72k',1);
INSERT INTO "notification" VALUES('1m8je3ecx851m7f0',4,1795915103068,'tournament-invited','1m8je3etw9x78bqb',1);
INSERT INTO "notification" VALUES('1m8je3ecx851m7f0',5,1795915103369,'tournament-missed','1m8je3etw9x78bqb',3);
INSERT INTO "notification" VALUES('1m8je3ecx851m7f0',6,1795915103462,'tournament-invited','1m8je3f76ep310p3',1);
INSERT INTO "notification" VALUES('1m8je3ecx851m7f0',7,1795915103465,'invited','1m8je3f79070yn5p',1);
INSERT INTO "notification" VALUES('1m8je3ecx851m7f0',8,1795915103466,'tournament-invited','1m8je3f7ab3hadza',1);
INSERT INTO "notification" VALUES('1m8je3ejw9tkfzh1',1,1795915102834,'joined','1m8je3ek80ea43rf',2);
INSERT INTO "notification" VALUES('1m8je3ejw9tkfzh1',2,1795915102834,'turn','1m8je3ek80ea43rf',3);
INSERT INTO "notification" VALUES('1m8je3ejw9tkfzh1',3,1795915102841,'round-over','1m8je3ek80ea43rf',6);
INSERT INTO "notification" VALUES('1m8je3ejw9tkfzh1',4,1795915102844,'turn','1m8je3ek80ea43rf',8);
INSERT INTO "notification" VALUES('1m8je3ejw9tkfzh1',5,1795915102846,'finished','1m8je3ek80ea43rf',11);
INSERT INTO "notification" VALUES('1m8je3ek0besak10',1,1795915102839,'turn','1m8je3ek80ea43rf',4);
INSERT INTO "notification" VALUES('1m8je3ek0besak10',2,1795915102841,'round-over','1m8je3ek80ea43rf',6);
INSERT INTO "notification" VALUES('1m8je3ek0besak10',3,1795915102846,'round-over','1m8je3ek80ea43rf',10);
INSERT INTO "notification" VALUES('1m8je3ek0besak10',4,1795915102846,'finished','1m8je3ek80ea43rf',11);
INSERT INTO "notification" VALUES('1m8je3em02gk98tz',1,1795915102858,'joined','1m8je3em42kkm8jw',2);
INSERT INTO "notification" VALUES('1m8je3em02gk98tz',2,1795915102861,'joined','1m8je3em42kkm8jw',3);
INSERT INTO "notification" VALUES('1m8je3em163dw97v',1,1795915102861,'joined','1m8je3em42kkm8jw',3);
INSERT INTO "notification" VALUES('1m8je3em163dw97v',2,1795915102861,'turn','1m8je3em42kkm8jw',4);
INSERT INTO "notification" VALUES('1m8je3emfe3vh14v',1,1795915102869,'joined','1m8je3emkdbncckm',2);
INSERT INTO "notification" VALUES('1m8je3emfe3vh14v',2,1795915102876,'joined','1m8je3emkdbncckm',3);
INSERT INTO "notification" VALUES('1m8je3emfe3vh14v',3,1795915102876,'turn','1m8je3emkdbncckm',4);
INSERT INTO "notification" VALUES('1m8je3emh985bf63',1,1795915102876,'joined','1m8je3emkdbncckm',3);
INSERT INTO "notification" VALUES('1m8je3emh985bf63',2,1795915102879,'turn','1m8je3emkdbncckm',5);
INSERT INTO "notification" VALUES('1m8je3emj1sw9gjs',1,1795915102880,'turn','1m8je3emkdbncckm',6);
INSERT INTO "notification" VALUES('1m8je3enhc85b658',1,1795915102907,'joined','1m8je3enr36fdvr6',2);
INSERT INTO "notification" VALUES('1m8je3enhc85b658',2,1795915102907,'turn','1m8je3enr36fdvr6',3);
INSERT INTO "notification" VALUES('1m8je3enhc85b658',3,1795915102915,'turn','1m8je3enr36fdvr6',5);
INSERT INTO "notification" VALUES('1m8je3enhc85b658',4,1795915102918,'turn','1m8je3enr36fdvr6',7);
INSERT INTO "notification" VALUES('1m8je3enhc85b658',5,1795915102921,'round-over','1m8je3enr36fdvr6',9);
INSERT INTO "notification" VALUES('1m8je3enhc85b658',6,1795915102929,'turn','1m8je3enr36fdvr6',11);
INSERT INTO "notification" VALUES('1m8je3enmds5myga',1,1795915102913,'turn','1m8je3enr36fdvr6',4);
INSERT INTO "notification" VALUES('1m8je3enmds5myga',2,1795915102917,'turn','1m8je3enr36fdvr6',6);
INSERT INTO "notification" VALUES('1m8je3enmds5myga',3,1795915102921,'round-over','1m8je3enr36fdvr6',9);
INSERT INTO "notification" VALUES('1m8je3enmds5myga',4,1795915102924,'turn','1m8je3enr36fdvr6',10);
INSERT INTO "notification" VALUES('1m8je3epx1q8hw9t',1,1795915102951,'joined','1m8je3eq385ckg6a',2);
INSERT INTO "notification" VALUES('1m8je3epx1q8hw9t',2,1795915102951,'turn','1m8je3eq385ckg6a',4);
INSERT INTO "notification" VALUES('1m8je3epy4w8eh4e',1,1795915102955,'turn','1m8je3eq385ckg6a',6);
INSERT INTO "notification" VALUES('1m8je3eqcdk11ehv',1,1795915102967,'joined','1m8je3eqndyd25b4',2);
INSERT INTO "notification" VALUES('1m8je3eqcdk11ehv',2,1795915102967,'turn','1m8je3eqndyd25b4',4);
INSERT INTO "notification" VALUES('1m8je3eqcdk11ehv',3,1795915102970,'turn','1m8je3eqndyd25b4',8);
INSERT INTO "notification" VALUES('1m8je3eqcdk11ehv',4,1795915102973,'turn','1m8je3eqndyd25b4',12);
INSERT INTO "notification" VALUES('1m8je3eqcdk11ehv',5,1795915102976,'turn','1m8je3eqndyd25b4',16);
INSERT INTO "notification" VALUES('1m8je3eqcdk11ehv',6,1795915102980,'turn','1m8je3eqndyd25b4',20);
INSERT INTO "notification" VALUES('1m8je3eqcdk11ehv',7,1795915102983,'turn','1m8je3eqndyd25b4',24);
INSERT INTO "notification" VALUES('1m8je3eqcdk11ehv',8,1795915102986,'turn','1m8je3eqndyd25b4',28);
INSERT INTO "notification" VALUES('1m8je3eqcdk11ehv',9,1795915102990,'turn','1m8je3eqndyd25b4',32);
INSERT INTO "notification" VALUES('1m8je3eqcdk11ehv',10,1795915102993,'turn','1m8je3eqndyd25b4',36);
INSERT INTO "notification" VALUES('1m8je3eqcdk11ehv',11,1795915102995,'turn','1m8je3eqndyd25b4',40);
INSERT INTO "notification" VALUES('1m8je3eqcdk11ehv',12,1795915102997,'turn','1m8je3eqndyd25b4',44);
INSERT INTO "notification" VALUES('1m8je3eqcdk11ehv',13,1795915102999,'turn','1m8je3eqndyd25b4',48);
INSERT INTO "notification" VALUES('1m8je3eqcdk11ehv',14,1795915103001,'turn','1m8je3eqndyd25b4',52);
INSERT INTO "notification" VALUES('1m8je3eqcdk11ehv',15,1795915103003,'round-over','1m8je3eqndyd25b4',56);
INSERT INTO "notification" VALUES('1m8je3eqcdk11ehv',16,1795915103003,'finished','1m8je3eqndyd25b4',57);
INSERT INTO "notification" VALUES('1m8je3eqjfzn30mf',1,1795915102969,'turn','1m8je3eqndyd25b4',6);
INSERT INTO "notification" VALUES('1m8je3eqjfzn30mf',2,1795915102972,'turn','1m8je3eqndyd25b4',10);
INSERT INTO "notification" VALUES('1m8je3eqjfzn30mf',3,1795915102974,'turn','1m8je3eqndyd25b4',14);
INSERT INTO "notification" VALUES('1m8je3eqjfzn30mf',4,1795915102978,'turn','1m8je3eqndyd25b4',18);
INSERT INTO "notification" VALUES('1m8je3eqjfzn30mf',5,1795915102982,'turn','1m8je3eqndyd25b4',22);
INSERT INTO "notification" VALUES('1m8je3eqjfzn30mf',6,1795915102984,'turn','1m8je3eqndyd25b4',26);
INSERT INTO "notification" VALUES('1m8je3eqjfzn30mf',7,1795915102989,'turn','1m8je3eqndyd25b4',30);
INSERT INTO "notification" VALUES('1m8je3eqjfzn30mf',8,1795915102992,'turn','1m8je3eqndyd25b4',34);
INSERT INTO "notification" VALUES('1m8je3eqjfzn30mf',9,1795915102994,'turn','1m8je3eqndyd25b4',38);
INSERT INTO "notification" VALUES('1m8je3eqjfzn30mf',10,1795915102996,'turn','1m8je3eqndyd25b4',42);
INSERT INTO "notification" VALUES('1m8je3eqjfzn30mf',11,1795915102998,'turn','1m8je3eqndyd25b4',46);
INSERT INTO "notification" VALUES('1m8je3eqjfzn30mf',12,1795915103000,'turn','1m8je3eqndyd25b4',50);
INSERT INTO "notification" VALUES('1m8je3eqjfzn30mf',13,1795915103002,'turn','1m8je3eqndyd25b4',54);
INSERT INTO "notification" VALUES('1m8je3eqjfzn30mf',14,1795915103003,'round-over','1m8je3eqndyd25b4',56);
INSERT INTO "notification" VALUES('1m8je3eqjfzn30mf',15,1795915103003,'finished','1m8je3eqndyd25b4',57);
INSERT INTO "notification" VALUES('1m8je3f89csz1sg4',1,1795915103502,'joined','1m8je3f8c54r7hbs',2);
INSERT INTO "notification" VALUES('1m8je3f89csz1sg4',2,1795915103502,'turn','1m8je3f8c54r7hbs',3);
INSERT INTO "notification" VALUES('1m8je3f89csz1sg4',3,1795915103515,'turn','1m8je3f8c54r7hbs',5);
INSERT INTO "notification" VALUES('1m8je3f89csz1sg4',4,1795915103519,'turn','1m8je3f8c54r7hbs',7);
INSERT INTO "notification" VALUES('1m8je3f89csz1sg4',5,1795915103521,'round-over','1m8je3f8c54r7hbs',9);
INSERT INTO "notification" VALUES('1m8je3f89csz1sg4',6,1795915103521,'finished','1m8je3f8c54r7hbs',10);
INSERT INTO "notification" VALUES('1m8je3f8afhgj4js',1,1795915103500,'invited','1m8je3f8c54r7hbs',1);
INSERT INTO "notification" VALUES('1m8je3f8afhgj4js',2,1795915103512,'turn','1m8je3f8c54r7hbs',4);
INSERT INTO "notification" VALUES('1m8je3f8afhgj4js',3,1795915103517,'turn','1m8je3f8c54r7hbs',6);
INSERT INTO "notification" VALUES('1m8je3f8afhgj4js',4,1795915103521,'round-over','1m8je3f8c54r7hbs',9);
INSERT INTO "notification" VALUES('1m8je3f8afhgj4js',5,1795915103521,'finished','1m8je3f8c54r7hbs',10);
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
INSERT INTO "player" VALUES('000000000p9c7fga','main','random',1,0,NULL,NULL,1795915102894,NULL);
INSERT INTO "player" VALUES('000000000vexb2yq','main','gomoku, level 3',1,0,NULL,NULL,1795915102807,NULL);
INSERT INTO "player" VALUES('1m8je3ecg82n5jbf','main','service',1,0,NULL,NULL,1795915102608,NULL);
INSERT INTO "player" VALUES('1m8je3ecr7zhpc35','main','Ann',0,0,NULL,NULL,1795915102616,NULL);
INSERT INTO "player" VALUES('1m8je3ecw2h056f7','main','Bob',0,0,NULL,NULL,1795915102620,NULL);
INSERT INTO "player" VALUES('1m8je3ecx851m7f0','main','Cyd',0,0,1795915102626,NULL,1795915102621,NULL);
INSERT INTO "player" VALUES('1m8je3eh0c38mvvf','main','Guest',0,1,NULL,NULL,1795915102752,NULL);
INSERT INTO "player" VALUES('1m8je3eh45z20fbe','main','Guest',0,1,NULL,NULL,1795915102756,NULL);
INSERT INTO "player" VALUES('1m8je3ejw9tkfzh1','main','Player 0',0,0,NULL,NULL,1795915102812,NULL);
INSERT INTO "player" VALUES('1m8je3ek0besak10','main','Player 1',0,0,NULL,NULL,1795915102816,NULL);
INSERT INTO "player" VALUES('1m8je3em02gk98tz','main','Player 0',0,0,NULL,NULL,1795915102848,NULL);
INSERT INTO "player" VALUES('1m8je3em163dw97v','main','Player 1',0,0,NULL,NULL,1795915102849,NULL);
INSERT INTO "player" VALUES('1m8je3em2bwmeqsn','main','Player 2',0,0,NULL,NULL,1795915102850,NULL);
INSERT INTO "player" VALUES('1m8je3emfe3vh14v','main','Player 0',0,0,NULL,NULL,1795915102863,NULL);
INSERT INTO "player" VALUES('1m8je3emh985bf63','main','Player 1',0,0,NULL,NULL,1795915102865,NULL);
INSERT INTO "player" VALUES('1m8je3emj1sw9gjs','main','Player 2',0,0,NULL,NULL,1795915102866,NULL);
INSERT INTO "player" VALUES('1m8je3enhc85b658','main','Player 0',0,0,NULL,NULL,1795915102897,NULL);
INSERT INTO "player" VALUES('1m8je3enmds5myga','main','Player 1',0,0,NULL,NULL,1795915102900,NULL);
INSERT INTO "player" VALUES('1m8je3epx1q8hw9t','main','Player 0',0,0,NULL,NULL,1795915102941,NULL);
INSERT INTO "player" VALUES('1m8je3epy4w8eh4e','main','Player 1',0,0,NULL,NULL,1795915102942,NULL);
INSERT INTO "player" VALUES('1m8je3eqcdk11ehv','main','Player 0',0,0,NULL,NULL,1795915102956,NULL);
INSERT INTO "player" VALUES('1m8je3eqjfzn30mf','main','Player 1',0,0,NULL,NULL,1795915102962,NULL);
INSERT INTO "player" VALUES('1m8je3f89csz1sg4','main','Dee',0,0,NULL,'1m8je3ecg82n5jbf',1795915103497,NULL);
INSERT INTO "player" VALUES('1m8je3f8afhgj4js','main',NULL,0,0,NULL,'1m8je3ecg82n5jbf',1795915103498,1795915103523);
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
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m8je3ecr7zhpc35',1,0,X'0002020000A09C0102A08D06A08D06A08D060202B2E78DCEC468B2E78DCEC468B2E78DCEC468B2E78DCEC468B2E78DCEC46880E0CFC9C46802020000A09C0102A08D06A08D06A08D060202B2E78DCEC468B2E78DCEC468B2E78DCEC468B2E78DCEC468B2E78DCEC46880C09EDBC06802020000A09C0102A08D06A08D06A08D060202B2E78DCEC468B2E78DCEC468B2E78DCEC468B2E78DCEC468B2E78DCEC46880A0BFC6B26802020000A09C0102A08D06A08D06A08D060202B2E78DCEC468B2E78DCEC468B2E78DCEC468B2E78DCEC468B2E78DCEC468',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m8je3ecw2h056f7',2,0,X'0002020000A09C0102C0A907C0A907C0A907020294E88DCEC46894E88DCEC46894E88DCEC46894E88DCEC46894E88DCEC46880E0CFC9C46802020000A09C0102C0A907C0A907C0A907020294E88DCEC46894E88DCEC46894E88DCEC46894E88DCEC46894E88DCEC46880C09EDBC06802020000A09C0102C0A907C0A907C0A907020294E88DCEC46894E88DCEC46894E88DCEC46894E88DCEC46894E88DCEC46880A0BFC6B26802020000A09C0102C0A907C0A907C0A907020294E88DCEC46894E88DCEC46894E88DCEC46894E88DCEC46894E88DCEC468',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m8je3eh45z20fbe',3,0,X'0002020000A09C0102C0A907C0A907C0A9070202A0E98DCEC468A0E98DCEC468A0E98DCEC468A0E98DCEC468A0E98DCEC46880E0CFC9C46802020000A09C0102C0A907C0A907C0A9070202A0E98DCEC468A0E98DCEC468A0E98DCEC468A0E98DCEC468A0E98DCEC46880C09EDBC06802020000A09C0102C0A907C0A907C0A9070202A0E98DCEC468A0E98DCEC468A0E98DCEC468A0E98DCEC468A0E98DCEC46880A0BFC6B26802020000A09C0102C0A907C0A907C0A9070202A0E98DCEC468A0E98DCEC468A0E98DCEC468A0E98DCEC468A0E98DCEC468',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','gomoku','1m8je3ecr7zhpc35',3,0,X'0002020000A09C01000000000202B4EB8DCEC468B4EB8DCEC4680000B4EB8DCEC46880E0CFC9C46802020000A09C01000000000202B4EB8DCEC468B4EB8DCEC4680000B4EB8DCEC46880C09EDBC06802020000A09C01000000000202B4EB8DCEC468B4EB8DCEC4680000B4EB8DCEC46880A0BFC6B26802020000A09C01000000000202B4EB8DCEC468B4EB8DCEC4680000B4EB8DCEC468',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795915102938);
INSERT INTO "player_stats" VALUES('main','gomoku','1m8je3ecw2h056f7',4,0,X'000200000200000000000000000000000080E0CFC9C4680200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080A0BFC6B26802000002000000000000000000000000',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795915102938);
INSERT INTO "player_stats" VALUES('main','number-guess','1m8je3ecr7zhpc35',1,0,X'000200000200000000000000000000000080E0CFC9C4680200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080A0BFC6B26802000002000000000000000000000000',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','number-guess','1m8je3ecw2h056f7',2,0,X'000200000200000000000000000000000080E0CFC9C4680200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080A0BFC6B26802000002000000000000000000000000',NULL,NULL,NULL,NULL);
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
INSERT INTO "question_part" VALUES(1,'1m8je3f7f73ngm39',0,'[{"text":"What is the capital of France?","answers":["Paris"],"category":"Europe","difficulty":"easy"}]');
INSERT INTO "question_part" VALUES(2,'1m8je3f7jed0x9cs',0,'[{"text":"What is the capital of France?","answers":["Paris"],"category":"Europe","difficulty":"easy"},{"text":"Which is the capital of Norway?","choices":["Oslo","Bergen"],"correct":0}]');
INSERT INTO "question_part" VALUES(3,'1m8je3f7pe6n8kcz',0,'[{"text":"When was Canberra founded?","range":[1912,1914]}]');
INSERT INTO "question_part" VALUES(4,'1m8je3f7r17c0dm5',0,'[{"text":"Is Oslo in Norway?","correct":true}]');
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
INSERT INTO "question_set" VALUES('1m8je3f7f73ngnb0','main','1m8je3ecr7zhpc35',3,'Capitals','capitals','en','own','Ann',NULL,NULL,0,3507,1795915103471,1795915103478,NULL);
INSERT INTO "question_set" VALUES('1m8je3f7r17c1zzj','main','1m8je3ecw2h056f7',1,'One','one','en','own','Ann',NULL,NULL,1,1072,1795915103480,1795915103480,NULL);
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
INSERT INTO "question_version" VALUES('1m8je3f7f73ngnb0',1,1,'1m8je3f7f73ngm39',1795915103471,'Capitals','en','own','Ann',NULL,NULL,0,1,'{"text":1,"choice":0,"boolean":0,"number":0}','[{"name":"Europe","count":1}]',1156);
INSERT INTO "question_version" VALUES('1m8je3f7f73ngnb0',2,2,'1m8je3f7jed0x9cs',1795915103474,'Capitals','en','own','Ann',NULL,NULL,0,2,'{"text":1,"choice":1,"boolean":0,"number":0}','[{"name":"Europe","count":1}]',1239);
INSERT INTO "question_version" VALUES('1m8je3f7f73ngnb0',3,2,'1m8je3f7pe6n8kcz',1795915103478,'Capitals','en','own','Ann',NULL,NULL,0,3,'{"text":1,"choice":1,"boolean":0,"number":1}','[{"name":"Europe","count":1}]',1112);
INSERT INTO "question_version" VALUES('1m8je3f7r17c1zzj',1,1,'1m8je3f7r17c0dm5',1795915103480,'One','en','own','Ann',NULL,NULL,1,1,'{"text":0,"choice":0,"boolean":1,"number":0}','[]',1072);
CREATE TABLE rating_pair (
    ruleset TEXT    NOT NULL,
    a       TEXT    NOT NULL, -- the player whose id is the smaller
    b       TEXT    NOT NULL,
    day     INTEGER NOT NULL, -- its beginning
    games   INTEGER NOT NULL,
    PRIMARY KEY (ruleset, a, b)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_pair" VALUES('gomoku','1m8je3ecr7zhpc35','1m8je3ecw2h056f7',1795910400000,1);
CREATE TABLE rating_step (
    player    TEXT NOT NULL,
    ruleset   TEXT NOT NULL,
    result    TEXT NOT NULL, -- the match
    rating    REAL NOT NULL, -- from then on
    deviation REAL NOT NULL,
    PRIMARY KEY (player, ruleset, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_step" VALUES('1m8je3ecr7zhpc35','gomoku','1m8je3ept942tc9q',1.66231089390629767875e+03,2.90318963717980466293e+02);
INSERT INTO "rating_step" VALUES('1m8je3ecw2h056f7','gomoku','1m8je3ept942tc9q',1.33768910609370232124e+03,2.90318963717980466293e+02);
CREATE TABLE record (
    player  TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    tally   BLOB NOT NULL, -- of all time: see play/stats.h
    PRIMARY KEY (player, ruleset)
) STRICT, WITHOUT ROWID;
INSERT INTO "record" VALUES('1m8je3ecr7zhpc35','bulls-and-cows',X'0002020000A09C01000000000202B2E78DCEC468B2E78DCEC4680000B2E78DCEC468');
INSERT INTO "record" VALUES('1m8je3ecr7zhpc35','gomoku',X'0002020000A09C01000000000202B4EB8DCEC468B4EB8DCEC4680000B4EB8DCEC468');
INSERT INTO "record" VALUES('1m8je3ecr7zhpc35','number-guess',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m8je3ecr7zhpc35','quiz',X'0002000000000000000000000000000000');
INSERT INTO "record" VALUES('1m8je3ecr7zhpc35','tic-tac-toe',X'0002020000A09C01000000000202ACF28DCEC468ACF28DCEC4680000ACF28DCEC468');
INSERT INTO "record" VALUES('1m8je3ecw2h056f7','bulls-and-cows',X'0002020000A09C0100000000020294E88DCEC46894E88DCEC468000094E88DCEC468');
INSERT INTO "record" VALUES('1m8je3ecw2h056f7','gomoku',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m8je3ecw2h056f7','number-guess',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m8je3ecw2h056f7','tic-tac-toe',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m8je3eh45z20fbe','bulls-and-cows',X'0002020000A09C01000000000202A0E98DCEC468A0E98DCEC4680000A0E98DCEC468');
INSERT INTO "record" VALUES('1m8je3ejw9tkfzh1','bulls-and-cows',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m8je3ek0besak10','bulls-and-cows',X'0002020000C0B802000000000202FCE98DCEC468FCE98DCEC4680000FCE98DCEC468');
INSERT INTO "record" VALUES('1m8je3eqcdk11ehv','yahtzee',X'0002020000C0CF24000000000202B6EC8DCEC468B6EC8DCEC4680000B6EC8DCEC468');
INSERT INTO "record" VALUES('1m8je3eqjfzn30mf','yahtzee',X'0002000002A0C21E00000000000000B6EC8DCEC468000000');
INSERT INTO "record" VALUES('1m8je3f89csz1sg4','tic-tac-toe',X'0002020000A09C01000000000202C2F48DCEC468C2F48DCEC4680000C2F48DCEC468');
INSERT INTO "record" VALUES('1m8je3f8afhgj4js','tic-tac-toe',X'0002000002000000000000000000000000');
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
INSERT INTO "result" VALUES('1m8je3ees9d1d0kp','main','1m8je3ed66k26hhf',1,'bulls-and-cows',1,0,1795915102681,'{"id":"1m8je3ees9d1d0kp","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"2314","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-29T01:18:22.681Z"}');
INSERT INTO "result" VALUES('1m8je3ees9d1dkfk','main','1m8je3ed66k26hhf',0,'bulls-and-cows',1,0,1795915102681,'{"id":"1m8je3ees9d1dkfk","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-29T01:18:22.681Z"}');
INSERT INTO "result" VALUES('1m8je3ega383zyea','main','1m8je3ef114b301a',1,'bulls-and-cows',1,0,1795915102730,'{"id":"1m8je3ega383zyea","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"9521","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-29T01:18:22.730Z"}');
INSERT INTO "result" VALUES('1m8je3ega38401aa','main','1m8je3ef114b301a',0,'bulls-and-cows',1,0,1795915102730,'{"id":"1m8je3ega38401aa","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-29T01:18:22.730Z"}');
INSERT INTO "result" VALUES('1m8je3egh8tgw6mb','main','1m8je3ege72centn',1,'number-guess',1,0,1795915102737,'{"id":"1m8je3egh8tgw6mb","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"1023","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-29T01:18:22.737Z"}');
INSERT INTO "result" VALUES('1m8je3egh8tgxkj7','main','1m8je3ege72centn',0,'number-guess',1,0,1795915102737,'{"id":"1m8je3egh8tgxkj7","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-29T01:18:22.737Z"}');
INSERT INTO "result" VALUES('1m8je3egv8223ffp','main','1m8je3egp8dqftyr',1,'number-guess',1,0,1795915102747,'{"id":"1m8je3egv8223ffp","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"5711","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-29T01:18:22.747Z"}');
INSERT INTO "result" VALUES('1m8je3egv8223q5t','main','1m8je3egp8dqftyr',0,'number-guess',1,0,1795915102747,'{"id":"1m8je3egv8223q5t","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-29T01:18:22.747Z"}');
INSERT INTO "result" VALUES('1m8je3ejg5taacd3','main','1m8je3eh45z21nxb',1,'bulls-and-cows',1,0,1795915102800,'{"id":"1m8je3ejg5taacd3","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"8607","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-29T01:18:22.800Z"}');
INSERT INTO "result" VALUES('1m8je3eks7cd7sbp','main','1m8je3ek80ea43rf',1,'bulls-and-cows',0,1,1795915102841,'{"id":"1m8je3eks7cd7sbp","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-29T01:18:22.841Z"}');
INSERT INTO "result" VALUES('1m8je3ekyeyyz7gk','main','1m8je3ek80ea43rf',2,'bulls-and-cows',0,1,1795915102846,'{"id":"1m8je3ekyeyyz7gk","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-29T01:18:22.846Z"}');
INSERT INTO "result" VALUES('1m8je3ekyeyz154j','main','1m8je3ek80ea43rf',0,'bulls-and-cows',0,1,1795915102846,'{"id":"1m8je3ekyeyz154j","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation","published_at":"2026-11-29T01:18:22.846Z"}');
INSERT INTO "result" VALUES('1m8je3ep9fvdf1hg','main','1m8je3enr36fdvr6',1,'tic-tac-toe',0,1,1795915102921,'{"id":"1m8je3ep9fvdf1hg","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-29T01:18:22.921Z"}');
INSERT INTO "result" VALUES('1m8je3ept942sykt','main','1m8je3epkfvfsvdn',1,'gomoku',1,0,1795915102938,'{"id":"1m8je3ept942sykt","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-29T01:18:22.938Z"}');
INSERT INTO "result" VALUES('1m8je3ept942tc9q','main','1m8je3epkfvfsvdn',0,'gomoku',1,0,1795915102938,'{"id":"1m8je3ept942tc9q","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","published_at":"2026-11-29T01:18:22.938Z"}');
INSERT INTO "result" VALUES('1m8je3erv79kk7ce','main','1m8je3eqndyd25b4',1,'yahtzee',0,0,1795915103003,'{"id":"1m8je3erv79kk7ce","round":1,"leader":0,"winners":[0],"cards":[{"seat":0,"boxes":{"aces":1,"twos":2,"threes":3,"fours":0,"fives":5,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":13},"upper_total":17,"upper_bonus":0,"yahtzee_bonus":0,"total":30},{"seat":1,"boxes":{"aces":1,"twos":2,"threes":0,"fours":4,"fives":5,"sixes":0,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":13},"upper_total":12,"upper_bonus":0,"yahtzee_bonus":0,"total":25}],"forfeited":[],"forfeited_by":null,"points":[30,25],"published_at":"2026-11-29T01:18:23.003Z"}');
INSERT INTO "result" VALUES('1m8je3erv79kmmy1','main','1m8je3eqndyd25b4',0,'yahtzee',0,0,1795915103003,'{"id":"1m8je3erv79kmmy1","outcome":"win","winners":[0],"points":[30,25],"reason":"rounds","published_at":"2026-11-29T01:18:23.003Z"}');
INSERT INTO "result" VALUES('1m8je3f4p4mt71yy','main','1m8je3f49d49f8vb',1,'tic-tac-toe',0,0,1795915103382,'{"id":"1m8je3f4p4mt71yy","round":1,"leader":0,"moves":0,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-29T01:18:23.382Z"}');
INSERT INTO "result" VALUES('1m8je3f4p4mt8b8e','main','1m8je3f49d49f8vb',0,'tic-tac-toe',0,0,1795915103382,'{"id":"1m8je3f4p4mt8b8e","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","published_at":"2026-11-29T01:18:23.382Z"}');
INSERT INTO "result" VALUES('1m8je3f824ttb2wv','main','1m8je3f7xcvf5hkt',1,'quiz',0,0,1795915103490,'{"id":"1m8je3f824ttb2wv","round":1,"leader":null,"scores":[{"seat":0,"points":0,"right":0,"wrong":0,"passes":0,"unanswered":1,"tie_break":null}],"places":[1],"tie_break":null,"title":null,"forfeited_by":null,"points":[0],"published_at":"2026-11-29T01:18:23.490Z"}');
INSERT INTO "result" VALUES('1m8je3f824ttc800','main','1m8je3f7xcvf5hkt',0,'quiz',0,0,1795915103490,'{"id":"1m8je3f824ttc800","outcome":"loss","winners":[],"points":[0],"minor":[0],"reason":"rounds","published_at":"2026-11-29T01:18:23.490Z"}');
INSERT INTO "result" VALUES('1m8je3f91fasd547','main','1m8je3f8c54r7hbs',1,'tic-tac-toe',0,0,1795915103521,'{"id":"1m8je3f91fasd547","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-29T01:18:23.521Z"}');
INSERT INTO "result" VALUES('1m8je3f91fashb4t','main','1m8je3f8c54r7hbs',0,'tic-tac-toe',0,0,1795915103521,'{"id":"1m8je3f91fashb4t","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-29T01:18:23.521Z"}');
CREATE TABLE result_reader (
    reader TEXT NOT NULL, -- a player, or a service's, or the game
    result TEXT NOT NULL,
    PRIMARY KEY (reader, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "result_reader" VALUES('1m8je3ecg82n5jbf','1m8je3f91fasd547');
INSERT INTO "result_reader" VALUES('1m8je3ecg82n5jbf','1m8je3f91fashb4t');
INSERT INTO "result_reader" VALUES('1m8je3ecr7zhpc35','1m8je3ees9d1d0kp');
INSERT INTO "result_reader" VALUES('1m8je3ecr7zhpc35','1m8je3ees9d1dkfk');
INSERT INTO "result_reader" VALUES('1m8je3ecr7zhpc35','1m8je3egh8tgw6mb');
INSERT INTO "result_reader" VALUES('1m8je3ecr7zhpc35','1m8je3egh8tgxkj7');
INSERT INTO "result_reader" VALUES('1m8je3ecr7zhpc35','1m8je3ept942sykt');
INSERT INTO "result_reader" VALUES('1m8je3ecr7zhpc35','1m8je3ept942tc9q');
INSERT INTO "result_reader" VALUES('1m8je3ecr7zhpc35','1m8je3f4p4mt71yy');
INSERT INTO "result_reader" VALUES('1m8je3ecr7zhpc35','1m8je3f4p4mt8b8e');
INSERT INTO "result_reader" VALUES('1m8je3ecr7zhpc35','1m8je3f824ttb2wv');
INSERT INTO "result_reader" VALUES('1m8je3ecr7zhpc35','1m8je3f824ttc800');
INSERT INTO "result_reader" VALUES('1m8je3ecw2h056f7','1m8je3ega383zyea');
INSERT INTO "result_reader" VALUES('1m8je3ecw2h056f7','1m8je3ega38401aa');
INSERT INTO "result_reader" VALUES('1m8je3ecw2h056f7','1m8je3egv8223ffp');
INSERT INTO "result_reader" VALUES('1m8je3ecw2h056f7','1m8je3egv8223q5t');
INSERT INTO "result_reader" VALUES('1m8je3ecw2h056f7','1m8je3ept942sykt');
INSERT INTO "result_reader" VALUES('1m8je3ecw2h056f7','1m8je3ept942tc9q');
INSERT INTO "result_reader" VALUES('1m8je3ecw2h056f7','1m8je3f4p4mt71yy');
INSERT INTO "result_reader" VALUES('1m8je3ecw2h056f7','1m8je3f4p4mt8b8e');
INSERT INTO "result_reader" VALUES('1m8je3ed66k26hhf','1m8je3ees9d1d0kp');
INSERT INTO "result_reader" VALUES('1m8je3ed66k26hhf','1m8je3ees9d1dkfk');
INSERT INTO "result_reader" VALUES('1m8je3ef114b301a','1m8je3ega383zyea');
INSERT INTO "result_reader" VALUES('1m8je3ef114b301a','1m8je3ega38401aa');
INSERT INTO "result_reader" VALUES('1m8je3ege72centn','1m8je3egh8tgw6mb');
INSERT INTO "result_reader" VALUES('1m8je3ege72centn','1m8je3egh8tgxkj7');
INSERT INTO "result_reader" VALUES('1m8je3egp8dqftyr','1m8je3egv8223ffp');
INSERT INTO "result_reader" VALUES('1m8je3egp8dqftyr','1m8je3egv8223q5t');
INSERT INTO "result_reader" VALUES('1m8je3eh45z20fbe','1m8je3ejg5taacd3');
INSERT INTO "result_reader" VALUES('1m8je3eh45z21nxb','1m8je3ejg5taacd3');
INSERT INTO "result_reader" VALUES('1m8je3ejw9tkfzh1','1m8je3eks7cd7sbp');
INSERT INTO "result_reader" VALUES('1m8je3ejw9tkfzh1','1m8je3ekyeyyz7gk');
INSERT INTO "result_reader" VALUES('1m8je3ejw9tkfzh1','1m8je3ekyeyz154j');
INSERT INTO "result_reader" VALUES('1m8je3ek0besak10','1m8je3eks7cd7sbp');
INSERT INTO "result_reader" VALUES('1m8je3ek0besak10','1m8je3ekyeyyz7gk');
INSERT INTO "result_reader" VALUES('1m8je3ek0besak10','1m8je3ekyeyz154j');
INSERT INTO "result_reader" VALUES('1m8je3ek80ea43rf','1m8je3eks7cd7sbp');
INSERT INTO "result_reader" VALUES('1m8je3ek80ea43rf','1m8je3ekyeyyz7gk');
INSERT INTO "result_reader" VALUES('1m8je3ek80ea43rf','1m8je3ekyeyz154j');
INSERT INTO "result_reader" VALUES('1m8je3enhc85b658','1m8je3ep9fvdf1hg');
INSERT INTO "result_reader" VALUES('1m8je3enmds5myga','1m8je3ep9fvdf1hg');
INSERT INTO "result_reader" VALUES('1m8je3enr36fdvr6','1m8je3ep9fvdf1hg');
INSERT INTO "result_reader" VALUES('1m8je3epkfvfsvdn','1m8je3ept942sykt');
INSERT INTO "result_reader" VALUES('1m8je3epkfvfsvdn','1m8je3ept942tc9q');
INSERT INTO "result_reader" VALUES('1m8je3eqcdk11ehv','1m8je3erv79kk7ce');
INSERT INTO "result_reader" VALUES('1m8je3eqcdk11ehv','1m8je3erv79kmmy1');
INSERT INTO "result_reader" VALUES('1m8je3eqjfzn30mf','1m8je3erv79kk7ce');
INSERT INTO "result_reader" VALUES('1m8je3eqjfzn30mf','1m8je3erv79kmmy1');
INSERT INTO "result_reader" VALUES('1m8je3eqndyd25b4','1m8je3erv79kk7ce');
INSERT INTO "result_reader" VALUES('1m8je3eqndyd25b4','1m8je3erv79kmmy1');
INSERT INTO "result_reader" VALUES('1m8je3f49d49f8vb','1m8je3f4p4mt71yy');
INSERT INTO "result_reader" VALUES('1m8je3f49d49f8vb','1m8je3f4p4mt8b8e');
INSERT INTO "result_reader" VALUES('1m8je3f7xcvf5hkt','1m8je3f824ttb2wv');
INSERT INTO "result_reader" VALUES('1m8je3f7xcvf5hkt','1m8je3f824ttc800');
INSERT INTO "result_reader" VALUES('1m8je3f89csz1sg4','1m8je3f91fasd547');
INSERT INTO "result_reader" VALUES('1m8je3f89csz1sg4','1m8je3f91fashb4t');
INSERT INTO "result_reader" VALUES('1m8je3f8afhgj4js','1m8je3f91fasd547');
INSERT INTO "result_reader" VALUES('1m8je3f8afhgj4js','1m8je3f91fashb4t');
INSERT INTO "result_reader" VALUES('1m8je3f8c54r7hbs','1m8je3f91fasd547');
INSERT INTO "result_reader" VALUES('1m8je3f8c54r7hbs','1m8je3f91fashb4t');
CREATE TABLE round_questions (
    game         TEXT    NOT NULL REFERENCES game (id),
    round        INTEGER NOT NULL CHECK (round > 0),
    fingerprints BLOB    NOT NULL, -- of each question eight bytes, the highest first: see rules/quiz_set.h
    PRIMARY KEY (game, round)
) STRICT, WITHOUT ROWID;
INSERT INTO "round_questions" VALUES('1m8je3f7xcvf5hkt',1,X'08293EB9F6B0DCC6');
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
INSERT INTO "seat" VALUES('1m8je3ed66k26hhf',0,'1m8je3ecr7zhpc35','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8je3ef114b301a',0,'1m8je3ecw2h056f7','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8je3ege72centn',0,'1m8je3ecr7zhpc35','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8je3egp8dqftyr',0,'1m8je3ecw2h056f7','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8je3eh0c38n81r',0,'1m8je3eh0c38mvvf','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8je3eh45z21nxb',0,'1m8je3eh45z20fbe','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8je3ejqd83x4a9',-1,'1m8je3ecr7zhpc35','watching',1,0,NULL,1,NULL,NULL);
INSERT INTO "seat" VALUES('1m8je3ejqd83x4a9',0,'1m8je3ecw2h056f7','invited',1,0,'1m8je3ecr7zhpc35',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8je3ejqd83x4a9',1,'000000000vexb2yq','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8je3ek80ea43rf',0,'1m8je3ejw9tkfzh1','resigned',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8je3ek80ea43rf',1,'1m8je3ek0besak10','joined',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8je3em42kkm8jw',0,'1m8je3em02gk98tz','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8je3em42kkm8jw',1,'1m8je3em163dw97v','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8je3em42kkm8jw',2,'1m8je3em2bwmeqsn','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8je3emkdbncckm',0,'1m8je3emfe3vh14v','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8je3emkdbncckm',1,'1m8je3emh985bf63','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8je3emkdbncckm',2,'1m8je3emj1sw9gjs','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8je3en29qa55sg',0,'1m8je3ecr7zhpc35','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8je3en29qa55sg',1,NULL,'open',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8je3en451qrasr',0,'1m8je3ecw2h056f7','joined',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8je3en451qrasr',1,'1m8je3ecx851m7f0','invited',0,1,'1m8je3ecw2h056f7',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8je3enb8xgw72k',0,'1m8je3ecr7zhpc35','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8je3enb8xgw72k',1,'1m8je3ecx851m7f0','invited',1,0,'1m8je3ecr7zhpc35',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8je3enef0g5bnp',0,'1m8je3ecr7zhpc35','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8je3enef0g5bnp',1,'000000000p9c7fga','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8je3enr36fdvr6',0,'1m8je3enhc85b658','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8je3enr36fdvr6',1,'1m8je3enmds5myga','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8je3epkfvfsvdn',0,'1m8je3ecr7zhpc35','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8je3epkfvfsvdn',1,'1m8je3ecw2h056f7','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8je3eq385ckg6a',0,'1m8je3epx1q8hw9t','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8je3eq385ckg6a',1,'1m8je3epy4w8eh4e','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8je3eqndyd25b4',0,'1m8je3eqcdk11ehv','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8je3eqndyd25b4',1,'1m8je3eqjfzn30mf','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8je3f49d49f8vb',0,'1m8je3ecr7zhpc35','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8je3f49d49f8vb',1,'1m8je3ecw2h056f7','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8je3f79070yn5p',0,'1m8je3ecr7zhpc35','invited',1,0,'1m8je3f76ep310p3',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8je3f79070yn5p',1,'1m8je3ecx851m7f0','invited',1,0,'1m8je3f76ep310p3',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8je3f7xcvf5hkt',0,'1m8je3ecr7zhpc35','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8je3f8c54r7hbs',0,'1m8je3f89csz1sg4','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8je3f8c54r7hbs',1,'1m8je3f8afhgj4js','joined',0,0,NULL,0,NULL,NULL);
CREATE TABLE server_secret (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB    NOT NULL CHECK (length(key) = 32)
) STRICT;
INSERT INTO "server_secret" VALUES(1,X'6B1049FB28153E60AEC6A185A007CD1658A4EB5BD1F27FB22E0F37917890C71D');
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
INSERT INTO "token" VALUES(X'04827FD5641C7DD2FE15A6949A8D32312C894C8715B55E0504EDACC61BB2DDF9','main','1m8je3em02gk9qv0','1m8je3em02gk98tz',1,'',1795915102848,NULL,NULL);
INSERT INTO "token" VALUES(X'0B2770E23C8FE509A8344D9BF862DC638B50035F9CBE77A6C1CC6E7C0603F864','main','1m8je3em2bwmfrph','1m8je3em2bwmeqsn',1,'',1795915102850,NULL,NULL);
INSERT INTO "token" VALUES(X'3D290424EA1CF89620B33651BA16E82F40FE1BE362CC6F0E05A7366DDB8B756B','main','1m8je3epy4w8eqrq','1m8je3epy4w8eh4e',1,'',1795915102942,NULL,NULL);
INSERT INTO "token" VALUES(X'46AF4BFA77440A1C0FC791AB542B4F28DE623C42AA635159B974565544135D8E','main','1m8je3ek0besc056','1m8je3ek0besak10',1,'',1795915102816,NULL,NULL);
INSERT INTO "token" VALUES(X'4744825BD2CC17733C74BFEBAE3F8789D61F137B6A0367E55646CB500B7DFF25','main','1m8je3f89csz3dh0','1m8je3f89csz1sg4',1,'',1795915103497,NULL,NULL);
INSERT INTO "token" VALUES(X'479029B2B3C28E110E597E57A827A5B8F5E2274DE40F208353B328FA1713841D','main','1m8je3eh0c38pvtp','1m8je3eh0c38mvvf',1,'',1795915102752,NULL,NULL);
INSERT INTO "token" VALUES(X'4C71C437DA2CD2D4131C97CC93D843C38E33538C2EBD17B47ABD7354F74F60B4','main','1m8je3ejw9tkhc5q','1m8je3ejw9tkfzh1',1,'',1795915102812,NULL,NULL);
INSERT INTO "token" VALUES(X'548A2061CE9ABBA47A8C626C3AA6E56B32576A2793488308645931C93562DF83','main','1m8je3ecg82n6n2c','1m8je3ecg82n5jbf',2,'referee token create',1795915102608,NULL,NULL);
INSERT INTO "token" VALUES(X'69BF3A7E13D09816EAC526DB292BEC0190E11247F6511CD1CD54C931E6795E61','main','1m8je3f8afhgkh0y','1m8je3f8afhgj4js',1,'',1795915103498,NULL,1795915103523);
INSERT INTO "token" VALUES(X'6A10D8E0FFDB5942AA227A5AB28C2CB3CC224D5EE298694370FCD7488DFFA040','main','1m8je3emfe3vhwyz','1m8je3emfe3vh14v',1,'',1795915102863,NULL,NULL);
INSERT INTO "token" VALUES(X'6A61DC7267363BC2B906766B746B76A596DD9FB64193591303BD93231F5D902F','main','1m8je3ecx851ng1v','1m8je3ecx851m7f0',1,'',1795915102621,NULL,NULL);
INSERT INTO "token" VALUES(X'6D101CC22497D0DF289014496C72C3D9B3B19AC0B8F922AF5CC8B2E038AABE0E','main','1m8je3eqjfzn3a84','1m8je3eqjfzn30mf',1,'',1795915102962,NULL,NULL);
INSERT INTO "token" VALUES(X'6F54AA964647D03993DFDFF88321243328ADB90AD6030CCF02C6ECE4DCAE7CDC','main','1m8je3em163dxw3z','1m8je3em163dw97v',1,'',1795915102849,NULL,NULL);
INSERT INTO "token" VALUES(X'790C7D6B5E24F9B8124DF2ED7BF501631245ED3DADF08D76A79FE2D3DBF490F7','main','1m8je3eh45z22kd2','1m8je3eh45z20fbe',1,'',1795915102756,NULL,NULL);
INSERT INTO "token" VALUES(X'9BF67EECF5057B30B6862CD59D394EC7A65DB6B84665DFDEE835E45342B98C41','main','1m8je3eqcdk12gck','1m8je3eqcdk11ehv',1,'',1795915102956,NULL,NULL);
INSERT INTO "token" VALUES(X'A7B801F0777F5A66C6DBABE941FDFD1BFF1E21E923D787121D87CAA11D25B464','main','1m8je3enmds5nkv3','1m8je3enmds5myga',1,'',1795915102900,NULL,NULL);
INSERT INTO "token" VALUES(X'B9AA948B75E3BD193A1C5BC2AC93EC8BF2300A67509F1F046A2ED1BF86371712','main','1m8je3ecw2h0594z','1m8je3ecw2h056f7',1,'',1795915102620,NULL,NULL);
INSERT INTO "token" VALUES(X'BEEE1442C15CB233AA8CC7C12A81A0F477F9037F3220A07C7B5EC886F914B281','main','1m8je3ecr7zhqqnh','1m8je3ecr7zhpc35',1,'',1795915102616,NULL,NULL);
INSERT INTO "token" VALUES(X'CAE61A97FC50D7AB71FD630552D605E2C6EDCEDCF3ECE4A2E2A02029A65376CE','main','1m8je3emj1swat7y','1m8je3emj1sw9gjs',1,'',1795915102866,NULL,NULL);
INSERT INTO "token" VALUES(X'DBB6DEF26A58BEE5029FFC6055470D05DEA7B5CBB46A448D6D55EC1C714668A9','main','1m8je3enhc85c08r','1m8je3enhc85b658',1,'',1795915102897,NULL,NULL);
INSERT INTO "token" VALUES(X'E166EC70C60597C73A5E46D74DFD891A135337856AA9CF47300E8080A51A8C85','main','1m8je3emh985df4f','1m8je3emh985bf63',1,'',1795915102865,NULL,NULL);
INSERT INTO "token" VALUES(X'F27636C8820140256A9B207703FD5DB0E541F1F79BF4981653B0E5BCAE45461A','main','1m8je3epx1q8jyyn','1m8je3epx1q8hw9t',1,'',1795915102941,NULL,NULL);
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
INSERT INTO "tournament" VALUES('1m8je3erx4j057th','main','1m8je3ecr7zhpc35','tic-tac-toe','swiss',1,'finished',11,3,6,0,5,0,0,1795915103005,1795915103016,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":null,"seed":"ebf2f552e4a2af910089f471e8fe0896ee68ed49740e9c8c6c44d95931c7a798","seeded":false}','[2]',NULL,NULL,NULL,NULL,NULL,NULL,11);
INSERT INTO "tournament" VALUES('1m8je3et15v7ceqw','main','1m8je3ecr7zhpc35','tic-tac-toe','swiss',1,'finished',14,3,9,0,6,0,0,1795915103041,1795915103045,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":null,"seed":"f2e9aa5d6502fab1a277508375b4bb78af9a380085e14953d05c498e07ca8ddb","seeded":false}','[5]',NULL,NULL,NULL,NULL,'1m8je3erx4j057th',NULL,14);
INSERT INTO "tournament" VALUES('1m8je3etw9x78bqb','main','1m8je3ecr7zhpc35','tic-tac-toe','round-robin',1,'finished',6,1,1,0,2,2,0,1795915103068,1795915103384,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"disqualify","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"282f7fa6c527e63ef8556d919a688696bb03e1ca6aea003947305ab52d335f36","seeded":false}','[1]',NULL,NULL,NULL,1795915103367,NULL,NULL,6);
INSERT INTO "tournament" VALUES('1m8je3f5e2j8s1bn','main','1m8je3ecr7zhpc35','tic-tac-toe','knockout',1,'finished',9,2,4,1,3,0,0,1795915103407,1795915103409,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":null,"seed":"9d8a0eea9bb5a12ae3e78c1b1826a86bdca38b4ebc81e15415d12f33d5eb8245","seeded":false}','[2]',NULL,NULL,NULL,NULL,NULL,NULL,9);
INSERT INTO "tournament" VALUES('1m8je3f6950r1v1d','main','1m8je3ecr7zhpc35','yahtzee','heats',1,'finished',7,1,3,0,5,0,0,1795915103433,1795915103437,'{"options":{"joker":"forced","cards":"shown","rounds":1,"await_client_seed":false,"hints":false},"deal":"independent","illegal":"refuse","clock":null,"seed":"39cfed07681f0b90cf35e338423982b4c690e2044a8ef70353f52f1abfa9384d","seeded":false,"table":3,"advance":1}','[2]',NULL,NULL,NULL,NULL,NULL,'Spring cup',7);
INSERT INTO "tournament" VALUES('1m8je3f73benf4ja','main','1m8je3ecr7zhpc35','tic-tac-toe','round-robin',1,'open',1,1,0,0,3,2,1,1795915103459,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"7589c7c6f6bb7c65f97708e40ef2a1f782c9a0174173d67de6f8a18cc8a15a2a","seeded":false}',NULL,NULL,NULL,NULL,NULL,NULL,NULL,1);
INSERT INTO "tournament" VALUES('1m8je3f76ep310p3','main','1m8je3ecr7zhpc35','tic-tac-toe','knockout',1,'running',4,1,0,0,2,2,0,1795915103462,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"0e18a41a5606699b0da295ecce16445c6b4d9deb12f50980529739e028535e8f","seeded":false}',NULL,NULL,NULL,NULL,NULL,NULL,NULL,4);
INSERT INTO "tournament" VALUES('1m8je3f7ab3hadza','main','1m8je3ecw2h056f7','tic-tac-toe','knockout',0,'cancelled',3,1,0,0,1,1,0,1795915103466,1795915103469,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"e6e98b7e6e324b09dc06378df4857560c75b4bf558529b699f457df4c5825eff","seeded":false}',NULL,NULL,NULL,NULL,NULL,NULL,NULL,3);
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
INSERT INTO "tournament_entrant" VALUES('1m8je3erx4j057th',1,NULL,'random',NULL,'playing',1.0,1.0,3,1,0,2,5,5,0);
INSERT INTO "tournament_entrant" VALUES('1m8je3erx4j057th',2,NULL,'random',NULL,'playing',3.0,3.0,3,3,0,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m8je3erx4j057th',3,NULL,'random',NULL,'playing',2.0,2.0,3,2,0,1,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m8je3erx4j057th',4,NULL,'random',NULL,'playing',1.0,1.0,3,1,0,2,4,4,0);
INSERT INTO "tournament_entrant" VALUES('1m8je3erx4j057th',5,NULL,'random',NULL,'playing',2.0,2.0,3,2,0,1,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m8je3et15v7ceqw',1,NULL,'random',NULL,'playing',2.0,2.0,3,2,0,1,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m8je3et15v7ceqw',2,NULL,'random',NULL,'playing',1.0,1.0,3,1,0,2,5,5,0);
INSERT INTO "tournament_entrant" VALUES('1m8je3et15v7ceqw',3,NULL,'random',NULL,'playing',2.0,2.0,3,2,0,1,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m8je3et15v7ceqw',4,NULL,'random',NULL,'playing',0.0,0.0,3,0,0,3,6,6,0);
INSERT INTO "tournament_entrant" VALUES('1m8je3et15v7ceqw',5,NULL,'random',NULL,'playing',3.0,3.0,3,3,0,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m8je3et15v7ceqw',6,NULL,'random',NULL,'playing',1.0,1.0,3,1,0,2,4,4,0);
INSERT INTO "tournament_entrant" VALUES('1m8je3etw9x78bqb',1,'1m8je3ecr7zhpc35',NULL,NULL,'playing',1.0,1.0,1,1,0,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m8je3etw9x78bqb',2,'1m8je3ecw2h056f7',NULL,NULL,'playing',0.0,0.0,1,0,0,1,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m8je3etw9x78bqb',3,'1m8je3ecx851m7f0',NULL,NULL,'declined',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m8je3f5e2j8s1bn',1,NULL,'random',NULL,'playing',1.0,0.5,2,0,2,0,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m8je3f5e2j8s1bn',2,NULL,'random',NULL,'playing',3.0,2.5,4,2,2,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m8je3f5e2j8s1bn',3,NULL,'random',NULL,'playing',0.0,0.0,2,0,0,2,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m8je3f6950r1v1d',1,NULL,'random',NULL,'playing',0.0,0.0,1,0,0,1,5,5,0);
INSERT INTO "tournament_entrant" VALUES('1m8je3f6950r1v1d',2,NULL,'random',NULL,'playing',1.0,1.0,2,1,0,1,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m8je3f6950r1v1d',3,NULL,'random',NULL,'playing',0.0,0.0,1,0,0,1,4,4,0);
INSERT INTO "tournament_entrant" VALUES('1m8je3f6950r1v1d',4,NULL,'random',NULL,'playing',1.0,1.0,2,1,0,1,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m8je3f6950r1v1d',5,NULL,'random',NULL,'playing',1.0,1.0,2,1,0,1,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m8je3f73benf4ja',1,'1m8je3ecr7zhpc35',NULL,NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m8je3f73benf4ja',2,'1m8je3ecw2h056f7',NULL,NULL,'invited',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m8je3f73benf4ja',3,NULL,'gomoku',3,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m8je3f76ep310p3',1,'1m8je3ecr7zhpc35',NULL,NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m8je3f76ep310p3',2,'1m8je3ecx851m7f0',NULL,NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m8je3f7ab3hadza',1,'1m8je3ecw2h056f7',NULL,NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m8je3f7ab3hadza',2,'1m8je3ecx851m7f0',NULL,NULL,'declined',0.0,0.0,0,0,0,0,NULL,NULL,0);
CREATE TABLE tournament_event (
    tournament TEXT    NOT NULL,
    seq        INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the tournament; its newest is its version
    at         INTEGER NOT NULL,
    kind       TEXT    NOT NULL,                 -- created, joined, game, ...: see tournament/tournament.h
    body       TEXT    NOT NULL,                 -- JSON: the whole truth
    PRIMARY KEY (tournament, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_event" VALUES('1m8je3erx4j057th',1,1795915103005,'created','{"ruleset":"tic-tac-toe","format":"swiss","games":3,"deal":"independent","visibility":"public","illegal":"refuse","seed":"ebf2f552e4a2af910089f471e8fe0896ee68ed49740e9c8c6c44d95931c7a798","seeded":false,"clock":null,"creator":"1m8je3ecr7zhpc35","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m8je3erx4j057th',2,1795915103006,'round','{"round":1,"pairs":[[1,3],[4,2]],"byes":[5]}');
INSERT INTO "tournament_event" VALUES('1m8je3erx4j057th',3,1795915103007,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,3],"scores":[0,1],"seed":"82c7b3de4314acace501cb5ff6af2835e8473f56ad4c599fd6a29cb50674856c","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8je3erx4j057th',4,1795915103013,'game','{"game":2,"round":1,"tie_break":false,"entrants":[4,2],"scores":[0,1],"seed":"53c9d18fd8fae8fe5da91993aa20c6b9f4d375ed7f9ba8ad3113560f6bde31a8","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8je3erx4j057th',5,1795915103013,'round','{"round":2,"pairs":[[2,3],[5,1]],"byes":[4]}');
INSERT INTO "tournament_event" VALUES('1m8je3erx4j057th',6,1795915103013,'game','{"game":3,"round":2,"tie_break":false,"entrants":[2,3],"scores":[1,0],"seed":"3a2926f9b2cd6823f4cee304f1b813e3a6d3189a428fb9272f5e331ca7ffc6e6","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8je3erx4j057th',7,1795915103014,'game','{"game":4,"round":2,"tie_break":false,"entrants":[5,1],"scores":[1,0],"seed":"df0bcc638103393506d0d5aa6cce1b78a67e79fa09408991d8616c1c920a429f","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8je3erx4j057th',8,1795915103014,'round','{"round":3,"pairs":[[2,5],[3,4]],"byes":[1]}');
INSERT INTO "tournament_event" VALUES('1m8je3erx4j057th',9,1795915103014,'game','{"game":5,"round":3,"tie_break":false,"entrants":[2,5],"scores":[1,0],"seed":"d5bf620cfed7350dfe1c7bbb69d2864744e181a8c7cb8fd76eec4d5bab27702a","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8je3erx4j057th',10,1795915103014,'game','{"game":6,"round":3,"tie_break":false,"entrants":[3,4],"scores":[1,0],"seed":"08c8b44307a6b924bfa6e3f5f169ec1c8853998baf95f946f014673daae47b44","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8je3erx4j057th',11,1795915103016,'finished','{"winners":[2]}');
INSERT INTO "tournament_event" VALUES('1m8je3et15v7ceqw',1,1795915103041,'created','{"ruleset":"tic-tac-toe","format":"swiss","games":3,"deal":"independent","visibility":"public","illegal":"refuse","seed":"f2e9aa5d6502fab1a277508375b4bb78af9a380085e14953d05c498e07ca8ddb","seeded":false,"clock":null,"creator":"1m8je3ecr7zhpc35","series":"1m8je3erx4j057th","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m8je3et15v7ceqw',2,1795915103043,'round','{"round":1,"pairs":[[1,4],[5,2],[3,6]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m8je3et15v7ceqw',3,1795915103043,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,4],"scores":[1,0],"seed":"4b5badef5ebc9732dd28a7aee2fc71a69abc7bae7e00cd772477bb689a41d2ca","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8je3et15v7ceqw',4,1795915103043,'game','{"game":2,"round":1,"tie_break":false,"entrants":[5,2],"scores":[1,0],"seed":"7b17f223254fc073eb81a6c76c69c00d7d51d064de7b8b81a30c7597c7a7ac38","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8je3et15v7ceqw',5,1795915103043,'game','{"game":3,"round":1,"tie_break":false,"entrants":[3,6],"scores":[1,0],"seed":"3cb8d1408a5dd9d7d6c964748fce544bed1ac5af74f26f97e2f796c717aebac9","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8je3et15v7ceqw',6,1795915103043,'round','{"round":2,"pairs":[[3,1],[4,5],[2,6]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m8je3et15v7ceqw',7,1795915103043,'game','{"game":4,"round":2,"tie_break":false,"entrants":[3,1],"scores":[1,0],"seed":"a1f21e548872f0fc26155a2839b21daafcf14e4c72f5d2efed1074663fb93336","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8je3et15v7ceqw',8,1795915103043,'game','{"game":5,"round":2,"tie_break":false,"entrants":[4,5],"scores":[0,1],"seed":"dcf552dad163d435e068d226a5bba8dc455e376dfbb728f105bde8667562293b","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8je3et15v7ceqw',9,1795915103044,'game','{"game":6,"round":2,"tie_break":false,"entrants":[2,6],"scores":[0,1],"seed":"68573c6a00c8d340cdaf0b974f81c637f48b790afd7f133626ed539570bc4114","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8je3et15v7ceqw',10,1795915103044,'round','{"round":3,"pairs":[[5,3],[6,1],[4,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m8je3et15v7ceqw',11,1795915103044,'game','{"game":7,"round":3,"tie_break":false,"entrants":[5,3],"scores":[1,0],"seed":"fd64a5a6ba61fc9de00fcf1b44fa7c51e7b3bd0fafab8750d8989c2fecc5d3ce","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8je3et15v7ceqw',12,1795915103044,'game','{"game":8,"round":3,"tie_break":false,"entrants":[6,1],"scores":[0,1],"seed":"0cfdf5d91eb55c78a56c8ec8bb4723285f635e9b37d2e351c37a32ff131b63bc","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8je3et15v7ceqw',13,1795915103044,'game','{"game":9,"round":3,"tie_break":false,"entrants":[4,2],"scores":[0,1],"seed":"7aea55f5d996a22390cec3a98fd872dd0f48b9e407c47052ac626693d3a6e2fc","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8je3et15v7ceqw',14,1795915103045,'finished','{"winners":[5]}');
INSERT INTO "tournament_event" VALUES('1m8je3etw9x78bqb',1,1795915103068,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","visibility":"public","illegal":"disqualify","seed":"282f7fa6c527e63ef8556d919a688696bb03e1ca6aea003947305ab52d335f36","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m8je3ecr7zhpc35","starts_at":"2026-11-29T01:18:23.367Z","entrants":[{"player":"1m8je3ecr7zhpc35","joined":true},{"player":"1m8je3ecw2h056f7","joined":false},{"player":"1m8je3ecx851m7f0","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m8je3etw9x78bqb',2,1795915103070,'joined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m8je3etw9x78bqb',3,1795915103369,'begun','{}');
INSERT INTO "tournament_event" VALUES('1m8je3etw9x78bqb',4,1795915103369,'started','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"id":"1m8je3f49d49f8vb"}');
INSERT INTO "tournament_event" VALUES('1m8je3etw9x78bqb',5,1795915103383,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"scores":[1,0],"forfeits":[2],"id":"1m8je3f49d49f8vb"}');
INSERT INTO "tournament_event" VALUES('1m8je3etw9x78bqb',6,1795915103384,'finished','{"winners":[1]}');
INSERT INTO "tournament_event" VALUES('1m8je3f5e2j8s1bn',1,1795915103407,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":2,"deal":"independent","visibility":"public","illegal":"refuse","seed":"9d8a0eea9bb5a12ae3e78c1b1826a86bdca38b4ebc81e15415d12f33d5eb8245","seeded":false,"clock":null,"creator":"1m8je3ecr7zhpc35","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m8je3f5e2j8s1bn',2,1795915103408,'round','{"round":1,"pairs":[[3,2]],"byes":[1]}');
INSERT INTO "tournament_event" VALUES('1m8je3f5e2j8s1bn',3,1795915103408,'game','{"game":1,"round":1,"tie_break":false,"entrants":[3,2],"scores":[0,1],"seed":"ec12f445b83ec5207b9bdc36421c30b7e2c29aa21a010c6b8bef2332930167dc","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8je3f5e2j8s1bn',4,1795915103408,'game','{"game":2,"round":1,"tie_break":false,"entrants":[2,3],"scores":[1,0],"seed":"368af616ae825496ea1598b35705c4c2c1f8504b200b247046a9efb41dd77180","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8je3f5e2j8s1bn',5,1795915103408,'round','{"round":2,"pairs":[[1,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m8je3f5e2j8s1bn',6,1795915103408,'game','{"game":3,"round":2,"tie_break":false,"entrants":[1,2],"scores":[0.5,0.5],"seed":"c4836b47d64b9451cc453144b14d0448ca486b451e89bba56c4fc31c592a861d","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8je3f5e2j8s1bn',7,1795915103408,'game','{"game":4,"round":2,"tie_break":false,"entrants":[2,1],"scores":[0.5,0.5],"seed":"175721882a877330a24f40b684f6a7fd68a37b9da3cd5e4f59b33bd8535a799b","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8je3f5e2j8s1bn',8,1795915103408,'game','{"game":5,"round":2,"tie_break":true,"entrants":[1,2],"scores":[0,1],"seed":"b19ca3edcccb521c6474bb57daa999a2ea2dee870239d85ca6a3a705508f12fe","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8je3f5e2j8s1bn',9,1795915103409,'finished','{"winners":[2]}');
INSERT INTO "tournament_event" VALUES('1m8je3f6950r1v1d',1,1795915103433,'created','{"ruleset":"yahtzee","format":"heats","games":1,"deal":"independent","visibility":"public","illegal":"refuse","seed":"39cfed07681f0b90cf35e338423982b4c690e2044a8ef70353f52f1abfa9384d","seeded":false,"clock":null,"creator":"1m8je3ecr7zhpc35","table":3,"advance":1,"master":null,"title":null,"entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m8je3f6950r1v1d',2,1795915103434,'stage','{"stage":1,"tables":[[3,5,2],[4,1]]}');
INSERT INTO "tournament_event" VALUES('1m8je3f6950r1v1d',3,1795915103434,'game','{"game":1,"round":1,"tie_break":false,"entrants":[3,5,2],"scores":[34,64,37],"seed":"1ed54347fa1b93464317be2148b734328f533627d41b95dec0992cc599614dd3","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8je3f6950r1v1d',4,1795915103435,'game','{"game":2,"round":1,"tie_break":false,"entrants":[4,1],"scores":[31,29],"seed":"72b03323da8f0c5883e300f7549478c2ec33061b5918bb63620aaeda3deec3af","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8je3f6950r1v1d',5,1795915103435,'stage','{"stage":2,"tables":[[4,2,5]]}');
INSERT INTO "tournament_event" VALUES('1m8je3f6950r1v1d',6,1795915103435,'game','{"game":3,"round":2,"tie_break":false,"entrants":[4,2,5],"scores":[36,73,19],"seed":"6a2fe0433d847bf3f823a2aef61db6e9f49f20784a9c34d06cbba85ecbbdea8f","bots":2,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8je3f6950r1v1d',7,1795915103437,'finished','{"winners":[2]}');
INSERT INTO "tournament_event" VALUES('1m8je3f73benf4ja',1,1795915103459,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","visibility":"public","illegal":"refuse","seed":"7589c7c6f6bb7c65f97708e40ef2a1f782c9a0174173d67de6f8a18cc8a15a2a","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m8je3ecr7zhpc35","entrants":[{"player":"1m8je3ecr7zhpc35","joined":true},{"player":"1m8je3ecw2h056f7","joined":false},{"bot":"gomoku","level":3}]}');
INSERT INTO "tournament_event" VALUES('1m8je3f76ep310p3',1,1795915103462,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"public","illegal":"refuse","seed":"0e18a41a5606699b0da295ecce16445c6b4d9deb12f50980529739e028535e8f","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m8je3ecr7zhpc35","entrants":[{"player":"1m8je3ecr7zhpc35","joined":true},{"player":"1m8je3ecx851m7f0","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m8je3f76ep310p3',2,1795915103464,'joined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m8je3f76ep310p3',3,1795915103465,'round','{"round":1,"pairs":[[1,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m8je3f76ep310p3',4,1795915103465,'started','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"id":"1m8je3f79070yn5p"}');
INSERT INTO "tournament_event" VALUES('1m8je3f7ab3hadza',1,1795915103466,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"private","illegal":"refuse","seed":"e6e98b7e6e324b09dc06378df4857560c75b4bf558529b699f457df4c5825eff","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m8je3ecw2h056f7","entrants":[{"player":"1m8je3ecw2h056f7","joined":true},{"player":"1m8je3ecx851m7f0","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m8je3f7ab3hadza',2,1795915103469,'declined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m8je3f7ab3hadza',3,1795915103469,'cancelled','{"reason":"declined"}');
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
INSERT INTO "tournament_game" VALUES('1m8je3erx4j057th',1,1,0,NULL,'[1,3]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m8je3erx4j057th',2,1,0,NULL,'[4,2]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m8je3erx4j057th',3,2,0,NULL,'[2,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8je3erx4j057th',4,2,0,NULL,'[5,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8je3erx4j057th',5,3,0,NULL,'[2,5]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8je3erx4j057th',6,3,0,NULL,'[3,4]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8je3et15v7ceqw',1,1,0,NULL,'[1,4]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8je3et15v7ceqw',2,1,0,NULL,'[5,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8je3et15v7ceqw',3,1,0,NULL,'[3,6]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8je3et15v7ceqw',4,2,0,NULL,'[3,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8je3et15v7ceqw',5,2,0,NULL,'[4,5]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m8je3et15v7ceqw',6,2,0,NULL,'[2,6]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m8je3et15v7ceqw',7,3,0,NULL,'[5,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8je3et15v7ceqw',8,3,0,NULL,'[6,1]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m8je3et15v7ceqw',9,3,0,NULL,'[4,2]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m8je3etw9x78bqb',1,1,0,'1m8je3f49d49f8vb','[1,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8je3f5e2j8s1bn',1,1,0,NULL,'[3,2]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m8je3f5e2j8s1bn',2,1,0,NULL,'[2,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8je3f5e2j8s1bn',3,2,0,NULL,'[1,2]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m8je3f5e2j8s1bn',4,2,0,NULL,'[2,1]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m8je3f5e2j8s1bn',5,2,1,NULL,'[1,2]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m8je3f6950r1v1d',1,1,0,NULL,'[3,5,2]','[34,64,37]',NULL);
INSERT INTO "tournament_game" VALUES('1m8je3f6950r1v1d',2,1,0,NULL,'[4,1]','[31,29]',NULL);
INSERT INTO "tournament_game" VALUES('1m8je3f6950r1v1d',3,2,0,NULL,'[4,2,5]','[36,73,19]',NULL);
INSERT INTO "tournament_game" VALUES('1m8je3f76ep310p3',1,1,0,'1m8je3f79070yn5p','[1,2]',NULL,NULL);
CREATE TABLE tournament_stage (
    tournament TEXT    NOT NULL,
    number     INTEGER NOT NULL CHECK (number > 0), -- 1, 2, 3, ...
    -- JSON, by table: the number of its latest game and its id, null where there is none; its entrants' numbers; of these,
    -- who are at that game; and what the entrants have scored, in their order, null while they play. Where they choose what
    -- they are asked of: that, in their order, null for those who have not yet.
    tables     TEXT    NOT NULL,
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_stage" VALUES('1m8je3f6950r1v1d',1,'[{"game":1,"id":null,"entrants":[3,5,2],"players":[3,5,2],"points":[34,64,37]},{"game":2,"id":null,"entrants":[4,1],"players":[4,1],"points":[31,29]}]');
INSERT INTO "tournament_stage" VALUES('1m8je3f6950r1v1d',2,'[{"game":3,"id":null,"entrants":[4,2,5],"players":[4,2,5],"points":[36,73,19]}]');
CREATE TABLE uptime_mark (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
INSERT INTO "uptime_mark" VALUES(1,1795915103525);
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
INSERT INTO "webhook" VALUES('1m8je3f846r3kh4r','1m8je3ecg82n5jbf','https://receiver.invalid/',11,X'C0EFFAA828FD70E4E012D66E5CDD6334E918A503385717006EE083C0CB935A56',NULL,NULL,1795915103492,NULL,NULL);
INSERT INTO "webhook" VALUES('1m8je3f8609jqskg','1m8je3ecg82n5jbf','https://receiver.invalid/',16,X'40CAE57B2F059AA466EBE63E3B99BDC0ADD05A511CE800C5CD59CC3EDB9EB4FF',NULL,NULL,1795915103494,1795915103496,NULL);
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
