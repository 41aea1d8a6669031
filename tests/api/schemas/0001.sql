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
INSERT INTO "block" VALUES('1m82r6ycr6r9t6n9','1m82r6ycq53ydh8w',1795388832447);
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
INSERT INTO "delivery" VALUES(1,'1m82r6z345dhkjq6','1m82r6z1jd7qp5wb','1m82r6z345dhhvzr','1m82r6z345dhhvzr-1-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T23:07:12.868Z","data":{"seq":1,"at":"2026-11-22T23:07:12.868Z","kind":"created","seat":0,"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m82r6z29axzt66a","status":"joined"},{"player":"1m82r6z2q2jj28xr","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m82r6z29axzt66a","clock":{"turn_seconds":30,"bot_turn_seconds":1},"game":"1m82r6z345dhhvzr"}}',1795388832868,1,1795388838142,1795388832882,NULL,NULL,0);
INSERT INTO "delivery" VALUES(2,'1m82r6z3g1mh38rn','1m82r6z1jd7qp5wb','1m82r6z345dhhvzr','1m82r6z345dhhvzr-2-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T23:07:12.880Z","data":{"seq":2,"at":"2026-11-22T23:07:12.880Z","kind":"joined","seat":1,"player":"1m82r6z2q2jj28xr","game":"1m82r6z345dhhvzr"}}',1795388832880,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(3,'1m82r6z3g1mh3kbf','1m82r6z1jd7qp5wb','1m82r6z345dhhvzr','1m82r6z345dhhvzr-3-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T23:07:12.880Z","data":{"seq":3,"at":"2026-11-22T23:07:12.880Z","kind":"round","seat":null,"number":1,"leader":0,"commitment":null,"points":[0,0],"game":"1m82r6z345dhhvzr"}}',1795388832880,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(4,'1m82r6z3g1mh3r64','1m82r6z1jd7qp5wb','1m82r6z345dhhvzr','1m82r6z345dhhvzr-3-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T23:07:12.880Z","data":{"game":"1m82r6z345dhhvzr","seq":3,"players":["1m82r6z29axzt66a"],"seats":[0],"deadline":"2026-11-22T23:07:42.880Z"}}',1795388832880,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(5,'1m82r6z3tabv356c','1m82r6z1jd7qp5wb','1m82r6z345dhhvzr','1m82r6z345dhhvzr-4-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T23:07:12.890Z","data":{"seq":4,"at":"2026-11-22T23:07:12.890Z","kind":"move","seat":0,"column":0,"row":0,"symbol":"X","game":"1m82r6z345dhhvzr"}}',1795388832890,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(6,'1m82r6z3tabv48x2','1m82r6z1jd7qp5wb','1m82r6z345dhhvzr','1m82r6z345dhhvzr-4-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T23:07:12.890Z","data":{"game":"1m82r6z345dhhvzr","seq":4,"players":["1m82r6z2q2jj28xr"],"seats":[1],"deadline":"2026-11-22T23:07:42.890Z"}}',1795388832890,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(7,'1m82r6z3z32ks0ez','1m82r6z1jd7qp5wb','1m82r6z345dhhvzr','1m82r6z345dhhvzr-5-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T23:07:12.895Z","data":{"seq":5,"at":"2026-11-22T23:07:12.895Z","kind":"move","seat":1,"column":1,"row":0,"symbol":"O","game":"1m82r6z345dhhvzr"}}',1795388832895,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(8,'1m82r6z3z32ksgca','1m82r6z1jd7qp5wb','1m82r6z345dhhvzr','1m82r6z345dhhvzr-5-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T23:07:12.895Z","data":{"game":"1m82r6z345dhhvzr","seq":5,"players":["1m82r6z29axzt66a"],"seats":[0],"deadline":"2026-11-22T23:07:42.895Z"}}',1795388832895,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(9,'1m82r6z413nz3nm3','1m82r6z1jd7qp5wb','1m82r6z345dhhvzr','1m82r6z345dhhvzr-6-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T23:07:12.897Z","data":{"seq":6,"at":"2026-11-22T23:07:12.897Z","kind":"move","seat":0,"column":0,"row":1,"symbol":"X","game":"1m82r6z345dhhvzr"}}',1795388832897,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(10,'1m82r6z413nz56kf','1m82r6z1jd7qp5wb','1m82r6z345dhhvzr','1m82r6z345dhhvzr-6-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T23:07:12.897Z","data":{"game":"1m82r6z345dhhvzr","seq":6,"players":["1m82r6z2q2jj28xr"],"seats":[1],"deadline":"2026-11-22T23:07:42.897Z"}}',1795388832897,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(11,'1m82r6z439ebga38','1m82r6z1jd7qp5wb','1m82r6z345dhhvzr','1m82r6z345dhhvzr-7-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T23:07:12.899Z","data":{"seq":7,"at":"2026-11-22T23:07:12.899Z","kind":"move","seat":1,"column":1,"row":1,"symbol":"O","game":"1m82r6z345dhhvzr"}}',1795388832899,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(12,'1m82r6z439ebj1hw','1m82r6z1jd7qp5wb','1m82r6z345dhhvzr','1m82r6z345dhhvzr-7-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T23:07:12.899Z","data":{"game":"1m82r6z345dhhvzr","seq":7,"players":["1m82r6z29axzt66a"],"seats":[0],"deadline":"2026-11-22T23:07:42.899Z"}}',1795388832899,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(13,'1m82r6z4k9w1812e','1m82r6z1jd7qp5wb','1m82r6z345dhhvzr','1m82r6z345dhhvzr-8-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T23:07:12.915Z","data":{"seq":8,"at":"2026-11-22T23:07:12.915Z","kind":"move","seat":0,"column":0,"row":2,"symbol":"X","game":"1m82r6z345dhhvzr"}}',1795388832915,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(14,'1m82r6z4k9w1a8b0','1m82r6z1jd7qp5wb','1m82r6z345dhhvzr','1m82r6z345dhhvzr-9-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T23:07:12.915Z","data":{"seq":9,"at":"2026-11-22T23:07:12.915Z","kind":"round-over","seat":null,"id":"1m82r6z4k9w18n4f","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null,"game":"1m82r6z345dhhvzr"}}',1795388832915,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(15,'1m82r6z4k9w1c5ww','1m82r6z1jd7qp5wb','1m82r6z345dhhvzr','1m82r6z345dhhvzr-9-result.published','result.published','{"type":"result.published","timestamp":"2026-11-22T23:07:12.915Z","data":{"id":"1m82r6z4k9w18n4f","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T23:07:12.915Z","kind":"round","game":"1m82r6z345dhhvzr","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m82r6z29axzt66a"}},{"seat":1,"player":{"id":"1m82r6z2q2jj28xr"}}]}}',1795388832915,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(16,'1m82r6z4k9w1d4bz','1m82r6z1jd7qp5wb','1m82r6z345dhhvzr','1m82r6z345dhhvzr-10-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T23:07:12.915Z","data":{"seq":10,"at":"2026-11-22T23:07:12.915Z","kind":"finished","seat":null,"id":"1m82r6z4k9w1d28t","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","game":"1m82r6z345dhhvzr"}}',1795388832915,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(17,'1m82r6z4k9w1dw6p','1m82r6z1jd7qp5wb','1m82r6z345dhhvzr','1m82r6z345dhhvzr-10-result.published','result.published','{"type":"result.published","timestamp":"2026-11-22T23:07:12.915Z","data":{"id":"1m82r6z4k9w1d28t","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-22T23:07:12.915Z","kind":"match","game":"1m82r6z345dhhvzr","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m82r6z29axzt66a"}},{"seat":1,"player":{"id":"1m82r6z2q2jj28xr"}}]}}',1795388832915,0,NULL,NULL,NULL,NULL,0);
CREATE TABLE event (
    id   INTEGER PRIMARY KEY,              -- its place in the log of all games
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL                  -- JSON: the whole truth, secrets included
) STRICT;
INSERT INTO "event" VALUES(1,'1m82r6yctcnz9sgd',1,1795388832154,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m82r6yck8810sha","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m82r6yck8810sha","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(2,'1m82r6yctcnz9sgd',2,1795388832154,'round',NULL,'{"number":1,"leader":null,"commitment":"9ebd3dc407d1f27cb7a073b5735c00bab8611e28ba6da45f9bd4b827a2cbaf12","points":[0],"rules":2,"seats":[{"player":"1m82r6yck8810sha","status":"joined"}],"rounds":1,"deal":{"nonce":"1213a7a9504c83c0a68bc7c7ce4f1c998fc303f925620141d0969242dbeb4287","secret":"9462"},"carry":null}');
INSERT INTO "event" VALUES(3,'1m82r6yctcnz9sgd',3,1795388832162,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(4,'1m82r6yctcnz9sgd',4,1795388832179,'guess',0,'{"attempt":2,"code":"1456","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(5,'1m82r6yctcnz9sgd',5,1795388832182,'guess',0,'{"attempt":3,"code":"1578","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(6,'1m82r6yctcnz9sgd',6,1795388832183,'guess',0,'{"attempt":4,"code":"2469","bulls":2,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(7,'1m82r6yctcnz9sgd',7,1795388832184,'guess',0,'{"attempt":5,"code":"9462","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(8,'1m82r6yctcnz9sgd',8,1795388832184,'round-over',NULL,'{"id":"1m82r6ydr0rkgag6","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"9462","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"1213a7a9504c83c0a68bc7c7ce4f1c998fc303f925620141d0969242dbeb4287","secret":"9462"}}');
INSERT INTO "event" VALUES(9,'1m82r6yctcnz9sgd',9,1795388832184,'finished',NULL,'{"id":"1m82r6ydr0rkgrv1","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(10,'1m82r6yds6dfg71v',1,1795388832185,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m82r6ycq53ydh8w","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m82r6ycq53ydh8w","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(11,'1m82r6yds6dfg71v',2,1795388832185,'round',NULL,'{"number":1,"leader":null,"commitment":"f536d6b30be05ad6d0603b3a6c9fa58ce772a5c6b16741914e2f447f758da398","points":[0],"rules":2,"seats":[{"player":"1m82r6ycq53ydh8w","status":"joined"}],"rounds":1,"deal":{"nonce":"00a7115e42969985aad2f908d9eb831411963dc2e74ad61e2daa39fa141e323a","secret":"3198"},"carry":null}');
INSERT INTO "event" VALUES(12,'1m82r6yds6dfg71v',3,1795388832189,'guess',0,'{"attempt":1,"code":"0123","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(13,'1m82r6yds6dfg71v',4,1795388832201,'guess',0,'{"attempt":2,"code":"0245","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(14,'1m82r6yds6dfg71v',5,1795388832205,'guess',0,'{"attempt":3,"code":"1673","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(15,'1m82r6yds6dfg71v',6,1795388832206,'guess',0,'{"attempt":4,"code":"3189","bulls":2,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(16,'1m82r6yds6dfg71v',7,1795388832207,'guess',0,'{"attempt":5,"code":"3198","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(17,'1m82r6yds6dfg71v',8,1795388832207,'round-over',NULL,'{"id":"1m82r6yef21qtpma","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"3198","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"00a7115e42969985aad2f908d9eb831411963dc2e74ad61e2daa39fa141e323a","secret":"3198"}}');
INSERT INTO "event" VALUES(18,'1m82r6yds6dfg71v',9,1795388832207,'finished',NULL,'{"id":"1m82r6yef21qwnj2","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(19,'1m82r6yehfg9fg4k',1,1795388832209,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m82r6yck8810sha","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m82r6yck8810sha","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(20,'1m82r6yehfg9fg4k',2,1795388832209,'round',NULL,'{"number":1,"leader":null,"commitment":"5cdfb8796b49a3c7cad1bc4805e012688215557d31b849bf45277122c6545801","points":[0],"rules":2,"seats":[{"player":"1m82r6yck8810sha","status":"joined"}],"rounds":1,"deal":{"nonce":"7850be4bc07a5aba9d9a9792b22740ab5c7107c39acb739cfd5606ac25e97691","secret":"4433"},"carry":null}');
INSERT INTO "event" VALUES(21,'1m82r6yehfg9fg4k',3,1795388832210,'resigned',0,'{}');
INSERT INTO "event" VALUES(22,'1m82r6yehfg9fg4k',4,1795388832210,'round-over',NULL,'{"id":"1m82r6yejbav84ch","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"4433","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"7850be4bc07a5aba9d9a9792b22740ab5c7107c39acb739cfd5606ac25e97691","secret":"4433"}}');
INSERT INTO "event" VALUES(23,'1m82r6yehfg9fg4k',5,1795388832210,'finished',NULL,'{"id":"1m82r6yejbav8hq7","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(24,'1m82r6yekc42dq1w',1,1795388832211,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m82r6ycq53ydh8w","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m82r6ycq53ydh8w","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(25,'1m82r6yekc42dq1w',2,1795388832211,'round',NULL,'{"number":1,"leader":null,"commitment":"eabea78c61892ee42a846d24e2abd5deda30d94fc5ac19d03107954ee9c596c4","points":[0],"rules":2,"seats":[{"player":"1m82r6ycq53ydh8w","status":"joined"}],"rounds":1,"deal":{"nonce":"28f2ed4daba06df1a51dfcd90eee6536d0cee248fea39192bb9e283db70f6170","secret":"6817"},"carry":null}');
INSERT INTO "event" VALUES(26,'1m82r6yekc42dq1w',3,1795388832212,'resigned',0,'{}');
INSERT INTO "event" VALUES(27,'1m82r6yekc42dq1w',4,1795388832212,'round-over',NULL,'{"id":"1m82r6yem5qfsv6m","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"6817","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"28f2ed4daba06df1a51dfcd90eee6536d0cee248fea39192bb9e283db70f6170","secret":"6817"}}');
INSERT INTO "event" VALUES(28,'1m82r6yekc42dq1w',5,1795388832212,'finished',NULL,'{"id":"1m82r6yem5qfv7kb","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(29,'1m82r6yen4tabb56',1,1795388832213,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m82r6yen4ta9gdy","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m82r6yen4ta9gdy","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(30,'1m82r6yen4tabb56',2,1795388832213,'round',NULL,'{"number":1,"leader":null,"commitment":"5d02c774d9b4dbe1e79182faf9bf2a87f97aa5387712bf21a68f4d2427cf6fb3","points":[0],"rules":2,"seats":[{"player":"1m82r6yen4ta9gdy","status":"joined"}],"rounds":0,"deal":{"nonce":"e296c175ca5dab369d28ac19b37682728b20490e8b0cdcaf80683bf816dd5eab","secret":"8749"},"carry":null}');
INSERT INTO "event" VALUES(31,'1m82r6yen4tabb56',3,1795388832213,'guess',0,'{"attempt":1,"code":"1234","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(32,'1m82r6yep2m2xrvs',1,1795388832214,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m82r6yep2m2vyr4","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m82r6yep2m2vyr4","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(33,'1m82r6yep2m2xrvs',2,1795388832214,'round',NULL,'{"number":1,"leader":null,"commitment":"a6756b157aa2744c1c49cd2df6f526606aca3531ff5d9c480d94289bc2293074","points":[0],"rules":2,"seats":[{"player":"1m82r6yep2m2vyr4","status":"joined"}],"rounds":2,"deal":{"nonce":"9ff656fa670129cdc71aea9571ff0f7e5883e6a2abf20c8d9c1db71f79d95df4","secret":"9874"},"carry":null}');
INSERT INTO "event" VALUES(34,'1m82r6yep2m2xrvs',3,1795388832217,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(35,'1m82r6yep2m2xrvs',4,1795388832231,'guess',0,'{"attempt":2,"code":"4567","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(36,'1m82r6yep2m2xrvs',5,1795388832232,'guess',0,'{"attempt":3,"code":"5489","bulls":0,"cows":3,"solved":false}');
INSERT INTO "event" VALUES(37,'1m82r6yep2m2xrvs',6,1795388832233,'guess',0,'{"attempt":4,"code":"6894","bulls":2,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(38,'1m82r6yep2m2xrvs',7,1795388832234,'guess',0,'{"attempt":5,"code":"8794","bulls":1,"cows":3,"solved":false}');
INSERT INTO "event" VALUES(39,'1m82r6yep2m2xrvs',8,1795388832236,'guess',0,'{"attempt":6,"code":"9874","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(40,'1m82r6yep2m2xrvs',9,1795388832236,'round-over',NULL,'{"id":"1m82r6yfc184e3xz","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"9874","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"9ff656fa670129cdc71aea9571ff0f7e5883e6a2abf20c8d9c1db71f79d95df4","secret":"9874"}}');
INSERT INTO "event" VALUES(41,'1m82r6yep2m2xrvs',10,1795388832238,'published',0,'{}');
INSERT INTO "event" VALUES(42,'1m82r6yep2m2xrvs',11,1795388832238,'round',NULL,'{"number":2,"leader":null,"commitment":"bb6a7535cdb10306650f5f3b3824191fd57a712083f58f773642ac319e71f6eb","points":[1],"rules":2,"seats":[{"player":"1m82r6yep2m2vyr4","status":"joined"}],"rounds":2,"deal":{"nonce":"9bc1775f4cffae2b48965263b77a7ebd343242fd6ef9127642065aa55efed621","secret":"3894"},"carry":null,"made_public":true}');
INSERT INTO "event" VALUES(43,'1m82r6yfgfs5k54h',1,1795388832240,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m82r6yff6cjbj1b","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m82r6yff6cjbj1b","join_code":"SYEN2H","clock":null,"log":3}');
INSERT INTO "event" VALUES(44,'1m82r6yfgfs5k54h',2,1795388832255,'joined',1,'{"player":"1m82r6yfgfs5jjxv"}');
INSERT INTO "event" VALUES(45,'1m82r6yfgfs5k54h',3,1795388832255,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m82r6yff6cjbj1b","status":"joined"},{"player":"1m82r6yfgfs5jjxv","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(46,'1m82r6yfgfs5k54h',4,1795388832279,'secret',0,'{"code":"1234","nonce":"d15a075d0521a404e1db96ca9ac410b90c76312baa33aa0eacd0f3c769e74fa4","commitment":"4b2270772f127ecd2562c80759eaef00db415f72963f626afe6192ad2a999c52"}');
INSERT INTO "event" VALUES(47,'1m82r6yfgfs5k54h',5,1795388832287,'guess',1,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(48,'1m82r6yfgfs5k54h',6,1795388832287,'round-over',NULL,'{"id":"1m82r6ygz1y8gdbq","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"d15a075d0521a404e1db96ca9ac410b90c76312baa33aa0eacd0f3c769e74fa4","secret":"1234"}}');
INSERT INTO "event" VALUES(49,'1m82r6yfgfs5k54h',7,1795388832294,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":2,"seats":[{"player":"1m82r6yff6cjbj1b","status":"joined"},{"player":"1m82r6yfgfs5jjxv","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(50,'1m82r6yfgfs5k54h',8,1795388832306,'secret',1,'{"code":"4321","nonce":"7e685bc2384165b688da4719de68f4cb3dd6823600aad88afa7ef27277bf2182","commitment":"6782512cddbb887ff0da77aa89992e42bbce49008e8ebd88033cc2655f5be3b0"}');
INSERT INTO "event" VALUES(51,'1m82r6yfgfs5k54h',9,1795388832309,'resigned',0,'{}');
INSERT INTO "event" VALUES(52,'1m82r6yfgfs5k54h',10,1795388832309,'round-over',NULL,'{"id":"1m82r6yhn684ekt3","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"7e685bc2384165b688da4719de68f4cb3dd6823600aad88afa7ef27277bf2182","secret":"4321"}}');
INSERT INTO "event" VALUES(53,'1m82r6yfgfs5k54h',11,1795388832309,'finished',NULL,'{"id":"1m82r6yhn684fnn7","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation"}');
INSERT INTO "event" VALUES(54,'1m82r6yjk9zyn7ms',1,1795388832339,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"manual","secret":"held","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m82r6yj29hp8775","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m82r6yj29hp8775","join_code":"BRCT8T","clock":null,"log":3}');
INSERT INTO "event" VALUES(55,'1m82r6yjk9zyn7ms',2,1795388832346,'joined',1,'{"player":"1m82r6yjc2azqr20"}');
INSERT INTO "event" VALUES(56,'1m82r6yjk9zyn7ms',3,1795388832352,'joined',2,'{"player":"1m82r6yjh3f1dc63"}');
INSERT INTO "event" VALUES(57,'1m82r6yjk9zyn7ms',4,1795388832352,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m82r6yj29hp8775","status":"joined"},{"player":"1m82r6yjc2azqr20","status":"joined"},{"player":"1m82r6yjh3f1dc63","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(58,'1m82r6yknf7kkx5e',1,1795388832373,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m82r6yka5x8s2qy","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m82r6yka5x8s2qy","join_code":"6XKTW6","clock":null,"log":3}');
INSERT INTO "event" VALUES(59,'1m82r6yknf7kkx5e',2,1795388832386,'joined',1,'{"player":"1m82r6ykg4mf5rjy"}');
INSERT INTO "event" VALUES(60,'1m82r6yknf7kkx5e',3,1795388832389,'joined',2,'{"player":"1m82r6ykk1qtebf5"}');
INSERT INTO "event" VALUES(61,'1m82r6yknf7kkx5e',4,1795388832389,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m82r6yka5x8s2qy","status":"joined"},{"player":"1m82r6ykg4mf5rjy","status":"joined"},{"player":"1m82r6ykk1qtebf5","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(62,'1m82r6yknf7kkx5e',5,1795388832407,'secret',0,'{"code":"5678","nonce":"e336824230e6a0bdb9e03d84a3827a5f1daab2e73a5fc3960b39ee671f4af7fa","commitment":"10a7041427d1f249da88aee4a62f175a6b68bb58757e47deba843aeaf2a68b41"}');
INSERT INTO "event" VALUES(63,'1m82r6yknf7kkx5e',6,1795388832413,'guess',1,'{"attempt":1,"code":"1234","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(64,'1m82r6yn723c85d0',1,1795388832423,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m82r6yck8810sha","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m82r6yck8810sha","join_code":"PKTFVD","clock":null,"log":3}');
INSERT INTO "event" VALUES(65,'1m82r6yngbygg4sd',1,1795388832432,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m82r6ycq53ydh8w","status":"joined"},{"player":"1m82r6ycr6r9t6n9","status":"invited"}],"visibility":"public","ranked":false,"creator":"1m82r6ycq53ydh8w","join_code":"C8KQGM","clock":null,"log":3}');
INSERT INTO "event" VALUES(66,'1m82r6yngbygg4sd',2,1795388832441,'aborted',0,'{"reason":"creator"}');
INSERT INTO "event" VALUES(67,'1m82r6yp6d6as86a',1,1795388832454,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m82r6yck8810sha","status":"joined"},{"player":"1m82r6ycr6r9t6n9","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m82r6yck8810sha","join_code":"RRKDFJ","clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(68,'1m82r6yp9822t9xy',1,1795388832457,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m82r6yck8810sha","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"visibility":"private","ranked":false,"creator":"1m82r6yck8810sha","join_code":null,"clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(69,'1m82r6yp9822t9xy',2,1795388832457,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m82r6yck8810sha","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(70,'1m82r6ypt5tksjje',1,1795388832474,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":null,"hints":false},"seats":[{"player":"1m82r6ypa4knxsd4","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m82r6ypa4knxsd4","join_code":"2SCC3V","clock":null,"log":3}');
INSERT INTO "event" VALUES(71,'1m82r6ypt5tksjje',2,1795388832482,'joined',1,'{"player":"1m82r6ypq8pyyg1k"}');
INSERT INTO "event" VALUES(72,'1m82r6ypt5tksjje',3,1795388832482,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m82r6ypa4knxsd4","status":"joined"},{"player":"1m82r6ypq8pyyg1k","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(73,'1m82r6ypt5tksjje',4,1795388832489,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(74,'1m82r6ypt5tksjje',5,1795388832501,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(75,'1m82r6ypt5tksjje',6,1795388832508,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(76,'1m82r6ypt5tksjje',7,1795388832511,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(77,'1m82r6ypt5tksjje',8,1795388832513,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(78,'1m82r6ypt5tksjje',9,1795388832513,'round-over',NULL,'{"id":"1m82r6yr1f2mj8jq","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(79,'1m82r6ypt5tksjje',10,1795388832514,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[1,0],"rules":1,"seats":[{"player":"1m82r6ypa4knxsd4","status":"joined"},{"player":"1m82r6ypq8pyyg1k","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(80,'1m82r6ypt5tksjje',11,1795388832515,'move',1,'{"column":1,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(81,'1m82r6yr467jscww',1,1795388832516,'created',0,'{"ruleset":"gomoku","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m82r6yck8810sha","status":"joined"},{"player":"1m82r6ycq53ydh8w","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m82r6yck8810sha","join_code":"329DMV","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(82,'1m82r6yr467jscww',2,1795388832517,'joined',1,'{"player":"1m82r6ycq53ydh8w"}');
INSERT INTO "event" VALUES(83,'1m82r6yr467jscww',3,1795388832517,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m82r6yck8810sha","status":"joined"},{"player":"1m82r6ycq53ydh8w","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(84,'1m82r6yr467jscww',4,1795388832518,'move',0,'{"column":7,"row":7,"symbol":"X"}');
INSERT INTO "event" VALUES(85,'1m82r6yr467jscww',5,1795388832519,'move',1,'{"column":8,"row":8,"symbol":"O"}');
INSERT INTO "event" VALUES(86,'1m82r6yr467jscww',6,1795388832519,'resigned',1,'{}');
INSERT INTO "event" VALUES(87,'1m82r6yr467jscww',7,1795388832519,'round-over',NULL,'{"id":"1m82r6yr7cckk3qq","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(88,'1m82r6yr467jscww',8,1795388832519,'finished',NULL,'{"id":"1m82r6yr7cckkk6g","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation"}');
INSERT INTO "event" VALUES(89,'1m82r6yr9bvamw5t',1,1795388832521,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m82r6yr87vskfv3","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m82r6yr87vskfv3","join_code":"Q3BP8G","clock":null,"log":3,"commitment":"a9fbcf6e99da88cc5f642031a43fee77fffcd54373c5c61de8021e44ecdfe6ec","client_seeds":["",""],"server_seed":"756157da6160fd4647b7377741d891c60030c6d06f44053d7ae870bb870ec5c2"}');
INSERT INTO "event" VALUES(90,'1m82r6yr9bvamw5t',2,1795388832524,'joined',1,'{"player":"1m82r6yr9bvam3f9"}');
INSERT INTO "event" VALUES(91,'1m82r6yr9bvamw5t',3,1795388832524,'round',NULL,'{"number":1,"leader":0,"commitment":"a9fbcf6e99da88cc5f642031a43fee77fffcd54373c5c61de8021e44ecdfe6ec","points":[0,0],"rules":1,"seats":[{"player":"1m82r6yr87vskfv3","status":"joined"},{"player":"1m82r6yr9bvam3f9","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(92,'1m82r6yr9bvamw5t',4,1795388832524,'roll',0,'{"keep":[],"dice":[3,2,5,2,2],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(93,'1m82r6yr9bvamw5t',5,1795388832525,'score',0,'{"category":"chance","score":14,"bonus":0}');
INSERT INTO "event" VALUES(94,'1m82r6yr9bvamw5t',6,1795388832525,'roll',1,'{"keep":[],"dice":[4,6,1,6,5],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(95,'1m82r6yrfege8crb',1,1795388832527,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m82r6yre6qafgbk","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m82r6yre6qafgbk","join_code":"D8673J","clock":null,"log":3,"commitment":"ba6841518239a32176e869bd9aece1e3bbb58e448bd34d995aa00e18f90254e9","client_seeds":["",""],"server_seed":"3394772677902d7f648b37dc797102a095ccddff6e8cfacf541662b1b6728d87"}');
INSERT INTO "event" VALUES(96,'1m82r6yrfege8crb',2,1795388832529,'joined',1,'{"player":"1m82r6yrfege5t65"}');
INSERT INTO "event" VALUES(97,'1m82r6yrfege8crb',3,1795388832529,'round',NULL,'{"number":1,"leader":0,"commitment":"ba6841518239a32176e869bd9aece1e3bbb58e448bd34d995aa00e18f90254e9","points":[0,0],"rules":1,"seats":[{"player":"1m82r6yre6qafgbk","status":"joined"},{"player":"1m82r6yrfege5t65","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(98,'1m82r6yrfege8crb',4,1795388832529,'roll',0,'{"keep":[],"dice":[5,4,6,1,6],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(99,'1m82r6yrfege8crb',5,1795388832531,'score',0,'{"category":"aces","score":1,"bonus":0}');
INSERT INTO "event" VALUES(100,'1m82r6yrfege8crb',6,1795388832531,'roll',1,'{"keep":[],"dice":[5,2,4,3,3],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(101,'1m82r6yrfege8crb',7,1795388832536,'score',1,'{"category":"aces","score":0,"bonus":0}');
INSERT INTO "event" VALUES(102,'1m82r6yrfege8crb',8,1795388832536,'roll',0,'{"keep":[],"dice":[2,6,4,2,5],"stage":0,"roll":2}');
INSERT INTO "event" VALUES(103,'1m82r6yrfege8crb',9,1795388832538,'score',0,'{"category":"twos","score":4,"bonus":0}');
INSERT INTO "event" VALUES(104,'1m82r6yrfege8crb',10,1795388832538,'roll',1,'{"keep":[],"dice":[2,3,6,2,6],"stage":0,"roll":3}');
INSERT INTO "event" VALUES(105,'1m82r6yrfege8crb',11,1795388832541,'score',1,'{"category":"twos","score":4,"bonus":0}');
INSERT INTO "event" VALUES(106,'1m82r6yrfege8crb',12,1795388832541,'roll',0,'{"keep":[],"dice":[2,1,1,2,4],"stage":0,"roll":4}');
INSERT INTO "event" VALUES(107,'1m82r6yrfege8crb',13,1795388832543,'score',0,'{"category":"threes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(108,'1m82r6yrfege8crb',14,1795388832543,'roll',1,'{"keep":[],"dice":[3,6,1,4,5],"stage":0,"roll":5}');
INSERT INTO "event" VALUES(109,'1m82r6yrfege8crb',15,1795388832559,'score',1,'{"category":"threes","score":3,"bonus":0}');
INSERT INTO "event" VALUES(110,'1m82r6yrfege8crb',16,1795388832559,'roll',0,'{"keep":[],"dice":[5,5,1,4,6],"stage":0,"roll":6}');
INSERT INTO "event" VALUES(111,'1m82r6yrfege8crb',17,1795388832563,'score',0,'{"category":"fours","score":4,"bonus":0}');
INSERT INTO "event" VALUES(112,'1m82r6yrfege8crb',18,1795388832563,'roll',1,'{"keep":[],"dice":[1,5,6,6,2],"stage":0,"roll":7}');
INSERT INTO "event" VALUES(113,'1m82r6yrfege8crb',19,1795388832579,'score',1,'{"category":"fours","score":0,"bonus":0}');
INSERT INTO "event" VALUES(114,'1m82r6yrfege8crb',20,1795388832579,'roll',0,'{"keep":[],"dice":[5,2,1,4,2],"stage":0,"roll":8}');
INSERT INTO "event" VALUES(115,'1m82r6yrfege8crb',21,1795388832595,'score',0,'{"category":"fives","score":5,"bonus":0}');
INSERT INTO "event" VALUES(116,'1m82r6yrfege8crb',22,1795388832595,'roll',1,'{"keep":[],"dice":[1,6,3,1,3],"stage":0,"roll":9}');
INSERT INTO "event" VALUES(117,'1m82r6yrfege8crb',23,1795388832599,'score',1,'{"category":"fives","score":0,"bonus":0}');
INSERT INTO "event" VALUES(118,'1m82r6yrfege8crb',24,1795388832599,'roll',0,'{"keep":[],"dice":[2,4,3,1,5],"stage":0,"roll":10}');
INSERT INTO "event" VALUES(119,'1m82r6yrfege8crb',25,1795388832600,'score',0,'{"category":"sixes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(120,'1m82r6yrfege8crb',26,1795388832600,'roll',1,'{"keep":[],"dice":[3,5,3,6,6],"stage":0,"roll":11}');
INSERT INTO "event" VALUES(121,'1m82r6yrfege8crb',27,1795388832602,'score',1,'{"category":"sixes","score":12,"bonus":0}');
INSERT INTO "event" VALUES(122,'1m82r6yrfege8crb',28,1795388832602,'roll',0,'{"keep":[],"dice":[4,6,5,4,2],"stage":0,"roll":12}');
INSERT INTO "event" VALUES(123,'1m82r6yrfege8crb',29,1795388832615,'score',0,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(124,'1m82r6yrfege8crb',30,1795388832615,'roll',1,'{"keep":[],"dice":[4,1,2,1,6],"stage":0,"roll":13}');
INSERT INTO "event" VALUES(125,'1m82r6yrfege8crb',31,1795388832618,'score',1,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(126,'1m82r6yrfege8crb',32,1795388832618,'roll',0,'{"keep":[],"dice":[3,5,6,3,2],"stage":0,"roll":14}');
INSERT INTO "event" VALUES(127,'1m82r6yrfege8crb',33,1795388832635,'score',0,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(128,'1m82r6yrfege8crb',34,1795388832635,'roll',1,'{"keep":[],"dice":[5,2,2,1,1],"stage":0,"roll":15}');
INSERT INTO "event" VALUES(129,'1m82r6yrfege8crb',35,1795388832638,'score',1,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(130,'1m82r6yrfege8crb',36,1795388832638,'roll',0,'{"keep":[],"dice":[5,6,5,2,4],"stage":0,"roll":16}');
INSERT INTO "event" VALUES(131,'1m82r6yrfege8crb',37,1795388832644,'score',0,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(132,'1m82r6yrfege8crb',38,1795388832644,'roll',1,'{"keep":[],"dice":[3,1,6,2,1],"stage":0,"roll":17}');
INSERT INTO "event" VALUES(133,'1m82r6yrfege8crb',39,1795388832646,'score',1,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(134,'1m82r6yrfege8crb',40,1795388832646,'roll',0,'{"keep":[],"dice":[6,5,6,3,1],"stage":0,"roll":18}');
INSERT INTO "event" VALUES(135,'1m82r6yrfege8crb',41,1795388832658,'score',0,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(136,'1m82r6yrfege8crb',42,1795388832658,'roll',1,'{"keep":[],"dice":[6,5,3,2,6],"stage":0,"roll":19}');
INSERT INTO "event" VALUES(137,'1m82r6yrfege8crb',43,1795388832663,'score',1,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(138,'1m82r6yrfege8crb',44,1795388832663,'roll',0,'{"keep":[],"dice":[5,3,3,3,6],"stage":0,"roll":20}');
INSERT INTO "event" VALUES(139,'1m82r6yrfege8crb',45,1795388832668,'score',0,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(140,'1m82r6yrfege8crb',46,1795388832668,'roll',1,'{"keep":[],"dice":[2,5,3,3,1],"stage":0,"roll":21}');
INSERT INTO "event" VALUES(141,'1m82r6yrfege8crb',47,1795388832671,'score',1,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(142,'1m82r6yrfege8crb',48,1795388832671,'roll',0,'{"keep":[],"dice":[2,6,2,5,4],"stage":0,"roll":22}');
INSERT INTO "event" VALUES(143,'1m82r6yrfege8crb',49,1795388832675,'score',0,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(144,'1m82r6yrfege8crb',50,1795388832675,'roll',1,'{"keep":[],"dice":[4,3,5,4,4],"stage":0,"roll":23}');
INSERT INTO "event" VALUES(145,'1m82r6yrfege8crb',51,1795388832682,'score',1,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(146,'1m82r6yrfege8crb',52,1795388832682,'roll',0,'{"keep":[],"dice":[5,3,1,3,4],"stage":0,"roll":24}');
INSERT INTO "event" VALUES(147,'1m82r6yrfege8crb',53,1795388832698,'score',0,'{"category":"chance","score":16,"bonus":0}');
INSERT INTO "event" VALUES(148,'1m82r6yrfege8crb',54,1795388832698,'roll',1,'{"keep":[],"dice":[5,4,6,2,3],"stage":0,"roll":25}');
INSERT INTO "event" VALUES(149,'1m82r6yrfege8crb',55,1795388832706,'score',1,'{"category":"chance","score":20,"bonus":0}');
INSERT INTO "event" VALUES(150,'1m82r6yrfege8crb',56,1795388832710,'round-over',NULL,'{"id":"1m82r6yy66aj4gsq","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":1,"twos":4,"threes":0,"fours":4,"fives":5,"sixes":0,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":16},"upper_total":14,"upper_bonus":0,"yahtzee_bonus":0,"total":30},{"seat":1,"boxes":{"aces":0,"twos":4,"threes":3,"fours":0,"fives":0,"sixes":12,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":20},"upper_total":19,"upper_bonus":0,"yahtzee_bonus":0,"total":39}],"forfeited":[],"forfeited_by":null,"points":[30,39],"proof":null}');
INSERT INTO "event" VALUES(151,'1m82r6yrfege8crb',57,1795388832710,'finished',NULL,'{"id":"1m82r6yy66aj4q40","outcome":"win","winners":[1],"points":[30,39],"reason":"rounds","proof":{"server_seed":"3394772677902d7f648b37dc797102a095ccddff6e8cfacf541662b1b6728d87","client_seeds":["",""]}}');
INSERT INTO "event" VALUES(152,'1m82r6z1jd7qpxwy',1,1795388832818,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m82r6yck8810sha","status":"invited"},{"player":"1m82r6ycr6r9t6n9","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m82r6z0x08rcqp9","join_code":"5HBNAJ","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3,"tournament":"1m82r6z0x08rcqp9"}');
INSERT INTO "event" VALUES(153,'1m82r6z345dhhvzr',1,1795388832868,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m82r6z29axzt66a","status":"joined"},{"player":"1m82r6z2q2jj28xr","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m82r6z29axzt66a","join_code":"SCRFAS","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(154,'1m82r6z345dhhvzr',2,1795388832880,'joined',1,'{"player":"1m82r6z2q2jj28xr"}');
INSERT INTO "event" VALUES(155,'1m82r6z345dhhvzr',3,1795388832880,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m82r6z29axzt66a","status":"joined"},{"player":"1m82r6z2q2jj28xr","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(156,'1m82r6z345dhhvzr',4,1795388832890,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(157,'1m82r6z345dhhvzr',5,1795388832895,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(158,'1m82r6z345dhhvzr',6,1795388832897,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(159,'1m82r6z345dhhvzr',7,1795388832899,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(160,'1m82r6z345dhhvzr',8,1795388832915,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(161,'1m82r6z345dhhvzr',9,1795388832915,'round-over',NULL,'{"id":"1m82r6z4k9w18n4f","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(162,'1m82r6z345dhhvzr',10,1795388832915,'finished',NULL,'{"id":"1m82r6z4k9w1d28t","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds"}');
CREATE TABLE event_mark (
    only  INTEGER PRIMARY KEY CHECK (only = 1),
    id    INTEGER NOT NULL,
    until INTEGER NOT NULL CHECK (until >= id),
    game  TEXT    NOT NULL,
    seq   INTEGER NOT NULL
) STRICT;
INSERT INTO "event_mark" VALUES(1,162,162,'',0);
CREATE TABLE event_place (
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL,
    id   INTEGER NOT NULL, -- of the event
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "event_place" VALUES('1m82r6yctcnz9sgd',1,1);
INSERT INTO "event_place" VALUES('1m82r6yctcnz9sgd',2,2);
INSERT INTO "event_place" VALUES('1m82r6yctcnz9sgd',3,3);
INSERT INTO "event_place" VALUES('1m82r6yctcnz9sgd',4,4);
INSERT INTO "event_place" VALUES('1m82r6yctcnz9sgd',5,5);
INSERT INTO "event_place" VALUES('1m82r6yctcnz9sgd',6,6);
INSERT INTO "event_place" VALUES('1m82r6yctcnz9sgd',7,7);
INSERT INTO "event_place" VALUES('1m82r6yctcnz9sgd',8,8);
INSERT INTO "event_place" VALUES('1m82r6yctcnz9sgd',9,9);
INSERT INTO "event_place" VALUES('1m82r6yds6dfg71v',1,10);
INSERT INTO "event_place" VALUES('1m82r6yds6dfg71v',2,11);
INSERT INTO "event_place" VALUES('1m82r6yds6dfg71v',3,12);
INSERT INTO "event_place" VALUES('1m82r6yds6dfg71v',4,13);
INSERT INTO "event_place" VALUES('1m82r6yds6dfg71v',5,14);
INSERT INTO "event_place" VALUES('1m82r6yds6dfg71v',6,15);
INSERT INTO "event_place" VALUES('1m82r6yds6dfg71v',7,16);
INSERT INTO "event_place" VALUES('1m82r6yds6dfg71v',8,17);
INSERT INTO "event_place" VALUES('1m82r6yds6dfg71v',9,18);
INSERT INTO "event_place" VALUES('1m82r6yehfg9fg4k',1,19);
INSERT INTO "event_place" VALUES('1m82r6yehfg9fg4k',2,20);
INSERT INTO "event_place" VALUES('1m82r6yehfg9fg4k',3,21);
INSERT INTO "event_place" VALUES('1m82r6yehfg9fg4k',4,22);
INSERT INTO "event_place" VALUES('1m82r6yehfg9fg4k',5,23);
INSERT INTO "event_place" VALUES('1m82r6yekc42dq1w',1,24);
INSERT INTO "event_place" VALUES('1m82r6yekc42dq1w',2,25);
INSERT INTO "event_place" VALUES('1m82r6yekc42dq1w',3,26);
INSERT INTO "event_place" VALUES('1m82r6yekc42dq1w',4,27);
INSERT INTO "event_place" VALUES('1m82r6yekc42dq1w',5,28);
INSERT INTO "event_place" VALUES('1m82r6yen4tabb56',1,29);
INSERT INTO "event_place" VALUES('1m82r6yen4tabb56',2,30);
INSERT INTO "event_place" VALUES('1m82r6yen4tabb56',3,31);
INSERT INTO "event_place" VALUES('1m82r6yep2m2xrvs',1,32);
INSERT INTO "event_place" VALUES('1m82r6yep2m2xrvs',2,33);
INSERT INTO "event_place" VALUES('1m82r6yep2m2xrvs',3,34);
INSERT INTO "event_place" VALUES('1m82r6yep2m2xrvs',4,35);
INSERT INTO "event_place" VALUES('1m82r6yep2m2xrvs',5,36);
INSERT INTO "event_place" VALUES('1m82r6yep2m2xrvs',6,37);
INSERT INTO "event_place" VALUES('1m82r6yep2m2xrvs',7,38);
INSERT INTO "event_place" VALUES('1m82r6yep2m2xrvs',8,39);
INSERT INTO "event_place" VALUES('1m82r6yep2m2xrvs',9,40);
INSERT INTO "event_place" VALUES('1m82r6yep2m2xrvs',10,41);
INSERT INTO "event_place" VALUES('1m82r6yep2m2xrvs',11,42);
INSERT INTO "event_place" VALUES('1m82r6yfgfs5k54h',1,43);
INSERT INTO "event_place" VALUES('1m82r6yfgfs5k54h',2,44);
INSERT INTO "event_place" VALUES('1m82r6yfgfs5k54h',3,45);
INSERT INTO "event_place" VALUES('1m82r6yfgfs5k54h',4,46);
INSERT INTO "event_place" VALUES('1m82r6yfgfs5k54h',5,47);
INSERT INTO "event_place" VALUES('1m82r6yfgfs5k54h',6,48);
INSERT INTO "event_place" VALUES('1m82r6yfgfs5k54h',7,49);
INSERT INTO "event_place" VALUES('1m82r6yfgfs5k54h',8,50);
INSERT INTO "event_place" VALUES('1m82r6yfgfs5k54h',9,51);
INSERT INTO "event_place" VALUES('1m82r6yfgfs5k54h',10,52);
INSERT INTO "event_place" VALUES('1m82r6yfgfs5k54h',11,53);
INSERT INTO "event_place" VALUES('1m82r6yjk9zyn7ms',1,54);
INSERT INTO "event_place" VALUES('1m82r6yjk9zyn7ms',2,55);
INSERT INTO "event_place" VALUES('1m82r6yjk9zyn7ms',3,56);
INSERT INTO "event_place" VALUES('1m82r6yjk9zyn7ms',4,57);
INSERT INTO "event_place" VALUES('1m82r6yknf7kkx5e',1,58);
INSERT INTO "event_place" VALUES('1m82r6yknf7kkx5e',2,59);
INSERT INTO "event_place" VALUES('1m82r6yknf7kkx5e',3,60);
INSERT INTO "event_place" VALUES('1m82r6yknf7kkx5e',4,61);
INSERT INTO "event_place" VALUES('1m82r6yknf7kkx5e',5,62);
INSERT INTO "event_place" VALUES('1m82r6yknf7kkx5e',6,63);
INSERT INTO "event_place" VALUES('1m82r6yn723c85d0',1,64);
INSERT INTO "event_place" VALUES('1m82r6yngbygg4sd',1,65);
INSERT INTO "event_place" VALUES('1m82r6yngbygg4sd',2,66);
INSERT INTO "event_place" VALUES('1m82r6yp6d6as86a',1,67);
INSERT INTO "event_place" VALUES('1m82r6yp9822t9xy',1,68);
INSERT INTO "event_place" VALUES('1m82r6yp9822t9xy',2,69);
INSERT INTO "event_place" VALUES('1m82r6ypt5tksjje',1,70);
INSERT INTO "event_place" VALUES('1m82r6ypt5tksjje',2,71);
INSERT INTO "event_place" VALUES('1m82r6ypt5tksjje',3,72);
INSERT INTO "event_place" VALUES('1m82r6ypt5tksjje',4,73);
INSERT INTO "event_place" VALUES('1m82r6ypt5tksjje',5,74);
INSERT INTO "event_place" VALUES('1m82r6ypt5tksjje',6,75);
INSERT INTO "event_place" VALUES('1m82r6ypt5tksjje',7,76);
INSERT INTO "event_place" VALUES('1m82r6ypt5tksjje',8,77);
INSERT INTO "event_place" VALUES('1m82r6ypt5tksjje',9,78);
INSERT INTO "event_place" VALUES('1m82r6ypt5tksjje',10,79);
INSERT INTO "event_place" VALUES('1m82r6ypt5tksjje',11,80);
INSERT INTO "event_place" VALUES('1m82r6yr467jscww',1,81);
INSERT INTO "event_place" VALUES('1m82r6yr467jscww',2,82);
INSERT INTO "event_place" VALUES('1m82r6yr467jscww',3,83);
INSERT INTO "event_place" VALUES('1m82r6yr467jscww',4,84);
INSERT INTO "event_place" VALUES('1m82r6yr467jscww',5,85);
INSERT INTO "event_place" VALUES('1m82r6yr467jscww',6,86);
INSERT INTO "event_place" VALUES('1m82r6yr467jscww',7,87);
INSERT INTO "event_place" VALUES('1m82r6yr467jscww',8,88);
INSERT INTO "event_place" VALUES('1m82r6yr9bvamw5t',1,89);
INSERT INTO "event_place" VALUES('1m82r6yr9bvamw5t',2,90);
INSERT INTO "event_place" VALUES('1m82r6yr9bvamw5t',3,91);
INSERT INTO "event_place" VALUES('1m82r6yr9bvamw5t',4,92);
INSERT INTO "event_place" VALUES('1m82r6yr9bvamw5t',5,93);
INSERT INTO "event_place" VALUES('1m82r6yr9bvamw5t',6,94);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',1,95);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',2,96);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',3,97);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',4,98);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',5,99);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',6,100);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',7,101);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',8,102);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',9,103);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',10,104);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',11,105);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',12,106);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',13,107);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',14,108);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',15,109);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',16,110);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',17,111);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',18,112);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',19,113);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',20,114);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',21,115);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',22,116);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',23,117);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',24,118);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',25,119);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',26,120);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',27,121);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',28,122);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',29,123);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',30,124);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',31,125);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',32,126);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',33,127);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',34,128);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',35,129);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',36,130);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',37,131);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',38,132);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',39,133);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',40,134);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',41,135);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',42,136);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',43,137);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',44,138);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',45,139);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',46,140);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',47,141);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',48,142);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',49,143);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',50,144);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',51,145);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',52,146);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',53,147);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',54,148);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',55,149);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',56,150);
INSERT INTO "event_place" VALUES('1m82r6yrfege8crb',57,151);
INSERT INTO "event_place" VALUES('1m82r6z1jd7qpxwy',1,152);
INSERT INTO "event_place" VALUES('1m82r6z345dhhvzr',1,153);
INSERT INTO "event_place" VALUES('1m82r6z345dhhvzr',2,154);
INSERT INTO "event_place" VALUES('1m82r6z345dhhvzr',3,155);
INSERT INTO "event_place" VALUES('1m82r6z345dhhvzr',4,156);
INSERT INTO "event_place" VALUES('1m82r6z345dhhvzr',5,157);
INSERT INTO "event_place" VALUES('1m82r6z345dhhvzr',6,158);
INSERT INTO "event_place" VALUES('1m82r6z345dhhvzr',7,159);
INSERT INTO "event_place" VALUES('1m82r6z345dhhvzr',8,160);
INSERT INTO "event_place" VALUES('1m82r6z345dhhvzr',9,161);
INSERT INTO "event_place" VALUES('1m82r6z345dhhvzr',10,162);
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
INSERT INTO "game" VALUES('1m82r6yctcnz9sgd','main','bulls-and-cows','finished','private',1,'1m82r6yck8810sha',NULL,1795388832154,1795388832184,0);
INSERT INTO "game" VALUES('1m82r6yds6dfg71v','main','bulls-and-cows','finished','private',1,'1m82r6ycq53ydh8w',NULL,1795388832185,1795388832207,0);
INSERT INTO "game" VALUES('1m82r6yehfg9fg4k','main','number-guess','finished','private',1,'1m82r6yck8810sha',NULL,1795388832209,1795388832210,0);
INSERT INTO "game" VALUES('1m82r6yekc42dq1w','main','number-guess','finished','private',1,'1m82r6ycq53ydh8w',NULL,1795388832211,1795388832212,0);
INSERT INTO "game" VALUES('1m82r6yen4tabb56','main','bulls-and-cows','playing','private',1,'1m82r6yen4ta9gdy',NULL,1795388832213,NULL,0);
INSERT INTO "game" VALUES('1m82r6yep2m2xrvs','main','bulls-and-cows','playing','public',1,'1m82r6yep2m2vyr4',NULL,1795388832214,NULL,0);
INSERT INTO "game" VALUES('1m82r6yfgfs5k54h','main','bulls-and-cows','finished','public',0,'1m82r6yff6cjbj1b',NULL,1795388832240,1795388832309,0);
INSERT INTO "game" VALUES('1m82r6yjk9zyn7ms','main','bulls-and-cows','playing','private',0,'1m82r6yj29hp8775','BRCT8T',1795388832339,NULL,0);
INSERT INTO "game" VALUES('1m82r6yknf7kkx5e','main','bulls-and-cows','playing','private',0,'1m82r6yka5x8s2qy','6XKTW6',1795388832373,NULL,0);
INSERT INTO "game" VALUES('1m82r6yn723c85d0','main','mastermind','open','public',0,'1m82r6yck8810sha','PKTFVD',1795388832423,NULL,0);
INSERT INTO "game" VALUES('1m82r6yngbygg4sd','main','mastermind','aborted','public',0,'1m82r6ycq53ydh8w',NULL,1795388832432,1795388832441,0);
INSERT INTO "game" VALUES('1m82r6yp6d6as86a','main','mastermind','open','private',0,'1m82r6yck8810sha','RRKDFJ',1795388832454,NULL,1);
INSERT INTO "game" VALUES('1m82r6yp9822t9xy','main','bulls-and-cows','playing','private',0,'1m82r6yck8810sha',NULL,1795388832457,NULL,1);
INSERT INTO "game" VALUES('1m82r6ypt5tksjje','main','tic-tac-toe','playing','public',0,'1m82r6ypa4knxsd4','2SCC3V',1795388832474,NULL,0);
INSERT INTO "game" VALUES('1m82r6yr467jscww','main','gomoku','finished','private',1,'1m82r6yck8810sha',NULL,1795388832516,1795388832519,0);
INSERT INTO "game" VALUES('1m82r6yr9bvamw5t','main','yahtzee','playing','private',0,'1m82r6yr87vskfv3','Q3BP8G',1795388832521,NULL,0);
INSERT INTO "game" VALUES('1m82r6yrfege8crb','main','yahtzee','finished','private',0,'1m82r6yre6qafgbk',NULL,1795388832527,1795388832710,0);
INSERT INTO "game" VALUES('1m82r6z1jd7qpxwy','main','tic-tac-toe','open','private',0,'1m82r6z0x08rcqp9','5HBNAJ',1795388832818,NULL,1);
INSERT INTO "game" VALUES('1m82r6z345dhhvzr','main','tic-tac-toe','finished','private',0,'1m82r6z29axzt66a',NULL,1795388832868,1795388832915,0);
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
INSERT INTO "idempotency_record" VALUES(1,'1m82r6yck8810sha','open','POST','/v1/games',X'09691FB4A4A800A0B6D83166B89AA76941AFE880DE790D85B4610A9C932FDBEE',1795388832423,201,'1','/v1/games/1m82r6yn723c85d0','','1m82r6yn723c85d0',0,1,0);
CREATE TABLE idempotency_use (
    player TEXT    NOT NULL,
    hour   INTEGER NOT NULL, -- since 1970
    bytes  INTEGER NOT NULL CHECK (bytes >= 0),
    PRIMARY KEY (player, hour)
) STRICT, WITHOUT ROWID;
INSERT INTO "idempotency_use" VALUES('1m82r6yck8810sha',498719,140);
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL
) STRICT;
INSERT INTO "migration" VALUES(1,'schema',X'90CB5DB9791C805C57EFE0E1A9EE4143B4E8E3E2F3C30C0B9BF95992C894F668',1795388832062);
CREATE TABLE notification (
    player   TEXT    NOT NULL,
    seq      INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the player
    at       INTEGER NOT NULL,
    kind     TEXT    NOT NULL,                 -- invited, joined, declined, turn, round-over, finished, rematch, aborted
    game     TEXT    NOT NULL,
    game_seq INTEGER NOT NULL,                 -- the game's event that it is about
    PRIMARY KEY (player, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "notification" VALUES('1m82r6yck8810sha',1,1795388832517,'joined','1m82r6yr467jscww',2);
INSERT INTO "notification" VALUES('1m82r6yck8810sha',2,1795388832517,'turn','1m82r6yr467jscww',3);
INSERT INTO "notification" VALUES('1m82r6yck8810sha',3,1795388832519,'turn','1m82r6yr467jscww',5);
INSERT INTO "notification" VALUES('1m82r6yck8810sha',4,1795388832519,'round-over','1m82r6yr467jscww',7);
INSERT INTO "notification" VALUES('1m82r6yck8810sha',5,1795388832519,'finished','1m82r6yr467jscww',8);
INSERT INTO "notification" VALUES('1m82r6yck8810sha',6,1795388832818,'invited','1m82r6z1jd7qpxwy',1);
INSERT INTO "notification" VALUES('1m82r6ycq53ydh8w',1,1795388832441,'aborted','1m82r6yngbygg4sd',2);
INSERT INTO "notification" VALUES('1m82r6ycq53ydh8w',2,1795388832516,'invited','1m82r6yr467jscww',1);
INSERT INTO "notification" VALUES('1m82r6ycq53ydh8w',3,1795388832518,'turn','1m82r6yr467jscww',4);
INSERT INTO "notification" VALUES('1m82r6ycq53ydh8w',4,1795388832519,'finished','1m82r6yr467jscww',8);
INSERT INTO "notification" VALUES('1m82r6ycr6r9t6n9',1,1795388832432,'invited','1m82r6yngbygg4sd',1);
INSERT INTO "notification" VALUES('1m82r6ycr6r9t6n9',2,1795388832441,'aborted','1m82r6yngbygg4sd',2);
INSERT INTO "notification" VALUES('1m82r6ycr6r9t6n9',3,1795388832454,'invited','1m82r6yp6d6as86a',1);
INSERT INTO "notification" VALUES('1m82r6ycr6r9t6n9',4,1795388832818,'invited','1m82r6z1jd7qpxwy',1);
INSERT INTO "notification" VALUES('1m82r6yff6cjbj1b',1,1795388832255,'joined','1m82r6yfgfs5k54h',2);
INSERT INTO "notification" VALUES('1m82r6yff6cjbj1b',2,1795388832255,'turn','1m82r6yfgfs5k54h',3);
INSERT INTO "notification" VALUES('1m82r6yff6cjbj1b',3,1795388832287,'round-over','1m82r6yfgfs5k54h',6);
INSERT INTO "notification" VALUES('1m82r6yff6cjbj1b',4,1795388832306,'turn','1m82r6yfgfs5k54h',8);
INSERT INTO "notification" VALUES('1m82r6yff6cjbj1b',5,1795388832309,'finished','1m82r6yfgfs5k54h',11);
INSERT INTO "notification" VALUES('1m82r6yfgfs5jjxv',1,1795388832279,'turn','1m82r6yfgfs5k54h',4);
INSERT INTO "notification" VALUES('1m82r6yfgfs5jjxv',2,1795388832287,'round-over','1m82r6yfgfs5k54h',6);
INSERT INTO "notification" VALUES('1m82r6yfgfs5jjxv',3,1795388832309,'round-over','1m82r6yfgfs5k54h',10);
INSERT INTO "notification" VALUES('1m82r6yfgfs5jjxv',4,1795388832309,'finished','1m82r6yfgfs5k54h',11);
INSERT INTO "notification" VALUES('1m82r6yj29hp8775',1,1795388832346,'joined','1m82r6yjk9zyn7ms',2);
INSERT INTO "notification" VALUES('1m82r6yj29hp8775',2,1795388832352,'joined','1m82r6yjk9zyn7ms',3);
INSERT INTO "notification" VALUES('1m82r6yjc2azqr20',1,1795388832352,'joined','1m82r6yjk9zyn7ms',3);
INSERT INTO "notification" VALUES('1m82r6yjc2azqr20',2,1795388832352,'turn','1m82r6yjk9zyn7ms',4);
INSERT INTO "notification" VALUES('1m82r6yka5x8s2qy',1,1795388832386,'joined','1m82r6yknf7kkx5e',2);
INSERT INTO "notification" VALUES('1m82r6yka5x8s2qy',2,1795388832389,'joined','1m82r6yknf7kkx5e',3);
INSERT INTO "notification" VALUES('1m82r6yka5x8s2qy',3,1795388832389,'turn','1m82r6yknf7kkx5e',4);
INSERT INTO "notification" VALUES('1m82r6ykg4mf5rjy',1,1795388832389,'joined','1m82r6yknf7kkx5e',3);
INSERT INTO "notification" VALUES('1m82r6ykg4mf5rjy',2,1795388832407,'turn','1m82r6yknf7kkx5e',5);
INSERT INTO "notification" VALUES('1m82r6ykk1qtebf5',1,1795388832413,'turn','1m82r6yknf7kkx5e',6);
INSERT INTO "notification" VALUES('1m82r6ypa4knxsd4',1,1795388832482,'joined','1m82r6ypt5tksjje',2);
INSERT INTO "notification" VALUES('1m82r6ypa4knxsd4',2,1795388832482,'turn','1m82r6ypt5tksjje',3);
INSERT INTO "notification" VALUES('1m82r6ypa4knxsd4',3,1795388832501,'turn','1m82r6ypt5tksjje',5);
INSERT INTO "notification" VALUES('1m82r6ypa4knxsd4',4,1795388832511,'turn','1m82r6ypt5tksjje',7);
INSERT INTO "notification" VALUES('1m82r6ypa4knxsd4',5,1795388832513,'round-over','1m82r6ypt5tksjje',9);
INSERT INTO "notification" VALUES('1m82r6ypa4knxsd4',6,1795388832515,'turn','1m82r6ypt5tksjje',11);
INSERT INTO "notification" VALUES('1m82r6ypq8pyyg1k',1,1795388832489,'turn','1m82r6ypt5tksjje',4);
INSERT INTO "notification" VALUES('1m82r6ypq8pyyg1k',2,1795388832508,'turn','1m82r6ypt5tksjje',6);
INSERT INTO "notification" VALUES('1m82r6ypq8pyyg1k',3,1795388832513,'round-over','1m82r6ypt5tksjje',9);
INSERT INTO "notification" VALUES('1m82r6ypq8pyyg1k',4,1795388832514,'turn','1m82r6ypt5tksjje',10);
INSERT INTO "notification" VALUES('1m82r6yr87vskfv3',1,1795388832524,'joined','1m82r6yr9bvamw5t',2);
INSERT INTO "notification" VALUES('1m82r6yr87vskfv3',2,1795388832524,'turn','1m82r6yr9bvamw5t',4);
INSERT INTO "notification" VALUES('1m82r6yr9bvam3f9',1,1795388832525,'turn','1m82r6yr9bvamw5t',6);
INSERT INTO "notification" VALUES('1m82r6yre6qafgbk',1,1795388832529,'joined','1m82r6yrfege8crb',2);
INSERT INTO "notification" VALUES('1m82r6yre6qafgbk',2,1795388832529,'turn','1m82r6yrfege8crb',4);
INSERT INTO "notification" VALUES('1m82r6yre6qafgbk',3,1795388832536,'turn','1m82r6yrfege8crb',8);
INSERT INTO "notification" VALUES('1m82r6yre6qafgbk',4,1795388832541,'turn','1m82r6yrfege8crb',12);
INSERT INTO "notification" VALUES('1m82r6yre6qafgbk',5,1795388832559,'turn','1m82r6yrfege8crb',16);
INSERT INTO "notification" VALUES('1m82r6yre6qafgbk',6,1795388832579,'turn','1m82r6yrfege8crb',20);
INSERT INTO "notification" VALUES('1m82r6yre6qafgbk',7,1795388832599,'turn','1m82r6yrfege8crb',24);
INSERT INTO "notification" VALUES('1m82r6yre6qafgbk',8,1795388832602,'turn','1m82r6yrfege8crb',28);
INSERT INTO "notification" VALUES('1m82r6yre6qafgbk',9,1795388832618,'turn','1m82r6yrfege8crb',32);
INSERT INTO "notification" VALUES('1m82r6yre6qafgbk',10,1795388832638,'turn','1m82r6yrfege8crb',36);
INSERT INTO "notification" VALUES('1m82r6yre6qafgbk',11,1795388832646,'turn','1m82r6yrfege8crb',40);
INSERT INTO "notification" VALUES('1m82r6yre6qafgbk',12,1795388832663,'turn','1m82r6yrfege8crb',44);
INSERT INTO "notification" VALUES('1m82r6yre6qafgbk',13,1795388832671,'turn','1m82r6yrfege8crb',48);
INSERT INTO "notification" VALUES('1m82r6yre6qafgbk',14,1795388832682,'turn','1m82r6yrfege8crb',52);
INSERT INTO "notification" VALUES('1m82r6yre6qafgbk',15,1795388832710,'round-over','1m82r6yrfege8crb',56);
INSERT INTO "notification" VALUES('1m82r6yre6qafgbk',16,1795388832710,'finished','1m82r6yrfege8crb',57);
INSERT INTO "notification" VALUES('1m82r6yrfege5t65',1,1795388832531,'turn','1m82r6yrfege8crb',6);
INSERT INTO "notification" VALUES('1m82r6yrfege5t65',2,1795388832538,'turn','1m82r6yrfege8crb',10);
INSERT INTO "notification" VALUES('1m82r6yrfege5t65',3,1795388832543,'turn','1m82r6yrfege8crb',14);
INSERT INTO "notification" VALUES('1m82r6yrfege5t65',4,1795388832563,'turn','1m82r6yrfege8crb',18);
INSERT INTO "notification" VALUES('1m82r6yrfege5t65',5,1795388832595,'turn','1m82r6yrfege8crb',22);
INSERT INTO "notification" VALUES('1m82r6yrfege5t65',6,1795388832600,'turn','1m82r6yrfege8crb',26);
INSERT INTO "notification" VALUES('1m82r6yrfege5t65',7,1795388832615,'turn','1m82r6yrfege8crb',30);
INSERT INTO "notification" VALUES('1m82r6yrfege5t65',8,1795388832635,'turn','1m82r6yrfege8crb',34);
INSERT INTO "notification" VALUES('1m82r6yrfege5t65',9,1795388832644,'turn','1m82r6yrfege8crb',38);
INSERT INTO "notification" VALUES('1m82r6yrfege5t65',10,1795388832658,'turn','1m82r6yrfege8crb',42);
INSERT INTO "notification" VALUES('1m82r6yrfege5t65',11,1795388832668,'turn','1m82r6yrfege8crb',46);
INSERT INTO "notification" VALUES('1m82r6yrfege5t65',12,1795388832675,'turn','1m82r6yrfege8crb',50);
INSERT INTO "notification" VALUES('1m82r6yrfege5t65',13,1795388832698,'turn','1m82r6yrfege8crb',54);
INSERT INTO "notification" VALUES('1m82r6yrfege5t65',14,1795388832710,'round-over','1m82r6yrfege8crb',56);
INSERT INTO "notification" VALUES('1m82r6yrfege5t65',15,1795388832710,'finished','1m82r6yrfege8crb',57);
INSERT INTO "notification" VALUES('1m82r6z29axzt66a',1,1795388832880,'joined','1m82r6z345dhhvzr',2);
INSERT INTO "notification" VALUES('1m82r6z29axzt66a',2,1795388832880,'turn','1m82r6z345dhhvzr',3);
INSERT INTO "notification" VALUES('1m82r6z29axzt66a',3,1795388832895,'turn','1m82r6z345dhhvzr',5);
INSERT INTO "notification" VALUES('1m82r6z29axzt66a',4,1795388832899,'turn','1m82r6z345dhhvzr',7);
INSERT INTO "notification" VALUES('1m82r6z29axzt66a',5,1795388832915,'round-over','1m82r6z345dhhvzr',9);
INSERT INTO "notification" VALUES('1m82r6z29axzt66a',6,1795388832915,'finished','1m82r6z345dhhvzr',10);
INSERT INTO "notification" VALUES('1m82r6z2q2jj28xr',1,1795388832868,'invited','1m82r6z345dhhvzr',1);
INSERT INTO "notification" VALUES('1m82r6z2q2jj28xr',2,1795388832890,'turn','1m82r6z345dhhvzr',4);
INSERT INTO "notification" VALUES('1m82r6z2q2jj28xr',3,1795388832897,'turn','1m82r6z345dhhvzr',6);
INSERT INTO "notification" VALUES('1m82r6z2q2jj28xr',4,1795388832915,'round-over','1m82r6z345dhhvzr',9);
INSERT INTO "notification" VALUES('1m82r6z2q2jj28xr',5,1795388832915,'finished','1m82r6z345dhhvzr',10);
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
INSERT INTO "player" VALUES('000000000p9c7fga','main','random',1,0,NULL,NULL,1795388832457,NULL);
INSERT INTO "player" VALUES('1m82r6yce10cd873','main','service',1,0,NULL,NULL,1795388832142,NULL);
INSERT INTO "player" VALUES('1m82r6yck8810sha','main','Ann',0,0,NULL,NULL,1795388832147,NULL);
INSERT INTO "player" VALUES('1m82r6ycq53ydh8w','main','Bob',0,0,NULL,NULL,1795388832151,NULL);
INSERT INTO "player" VALUES('1m82r6ycr6r9t6n9','main','Cyd',0,0,1795388832153,NULL,1795388832152,NULL);
INSERT INTO "player" VALUES('1m82r6yen4ta9gdy','main','Guest',0,1,NULL,NULL,1795388832213,NULL);
INSERT INTO "player" VALUES('1m82r6yep2m2vyr4','main','Guest',0,1,NULL,NULL,1795388832214,NULL);
INSERT INTO "player" VALUES('1m82r6yff6cjbj1b','main','Player 0',0,0,NULL,NULL,1795388832239,NULL);
INSERT INTO "player" VALUES('1m82r6yfgfs5jjxv','main','Player 1',0,0,NULL,NULL,1795388832240,NULL);
INSERT INTO "player" VALUES('1m82r6yj29hp8775','main','Player 0',0,0,NULL,NULL,1795388832322,NULL);
INSERT INTO "player" VALUES('1m82r6yjc2azqr20','main','Player 1',0,0,NULL,NULL,1795388832332,NULL);
INSERT INTO "player" VALUES('1m82r6yjh3f1dc63','main','Player 2',0,0,NULL,NULL,1795388832337,NULL);
INSERT INTO "player" VALUES('1m82r6yka5x8s2qy','main','Player 0',0,0,NULL,NULL,1795388832362,NULL);
INSERT INTO "player" VALUES('1m82r6ykg4mf5rjy','main','Player 1',0,0,NULL,NULL,1795388832368,NULL);
INSERT INTO "player" VALUES('1m82r6ykk1qtebf5','main','Player 2',0,0,NULL,NULL,1795388832371,NULL);
INSERT INTO "player" VALUES('1m82r6ypa4knxsd4','main','Player 0',0,0,NULL,NULL,1795388832458,NULL);
INSERT INTO "player" VALUES('1m82r6ypq8pyyg1k','main','Player 1',0,0,NULL,NULL,1795388832471,NULL);
INSERT INTO "player" VALUES('1m82r6yr87vskfv3','main','Player 0',0,0,NULL,NULL,1795388832520,NULL);
INSERT INTO "player" VALUES('1m82r6yr9bvam3f9','main','Player 1',0,0,NULL,NULL,1795388832521,NULL);
INSERT INTO "player" VALUES('1m82r6yre6qafgbk','main','Player 0',0,0,NULL,NULL,1795388832526,NULL);
INSERT INTO "player" VALUES('1m82r6yrfege5t65','main','Player 1',0,0,NULL,NULL,1795388832527,NULL);
INSERT INTO "player" VALUES('1m82r6z29axzt66a','main','Dee',0,0,NULL,'1m82r6yce10cd873',1795388832841,NULL);
INSERT INTO "player" VALUES('1m82r6z2q2jj28xr','main',NULL,0,0,NULL,'1m82r6yce10cd873',1795388832855,1795388832918);
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
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m82r6yck8810sha',1,0,X'0002020000A09C0102A08D06A08D060202F0E69BD8C068F0E69BD8C068F0E69BD8C068F0E69BD8C068F0E69BD8C06880D0EB88C06802020000A09C0102A08D06A08D060202F0E69BD8C068F0E69BD8C068F0E69BD8C068F0E69BD8C068F0E69BD8C06880B0BA9ABC6802020000A09C0102A08D06A08D060202F0E69BD8C068F0E69BD8C068F0E69BD8C068F0E69BD8C068F0E69BD8C06880A0BFC6B26802020000A09C0102A08D06A08D060202F0E69BD8C068F0E69BD8C068F0E69BD8C068F0E69BD8C068F0E69BD8C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m82r6ycq53ydh8w',2,0,X'0002020000A09C0102A08D06A08D0602029EE79BD8C0689EE79BD8C0689EE79BD8C0689EE79BD8C0689EE79BD8C06880D0EB88C06802020000A09C0102A08D06A08D0602029EE79BD8C0689EE79BD8C0689EE79BD8C0689EE79BD8C0689EE79BD8C06880B0BA9ABC6802020000A09C0102A08D06A08D0602029EE79BD8C0689EE79BD8C0689EE79BD8C0689EE79BD8C0689EE79BD8C06880A0BFC6B26802020000A09C0102A08D06A08D0602029EE79BD8C0689EE79BD8C0689EE79BD8C0689EE79BD8C0689EE79BD8C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m82r6yep2m2vyr4',3,0,X'0002020000A09C0102C0A907C0A9070202D8E79BD8C068D8E79BD8C068D8E79BD8C068D8E79BD8C068D8E79BD8C06880D0EB88C06802020000A09C0102C0A907C0A9070202D8E79BD8C068D8E79BD8C068D8E79BD8C068D8E79BD8C068D8E79BD8C06880B0BA9ABC6802020000A09C0102C0A907C0A9070202D8E79BD8C068D8E79BD8C068D8E79BD8C068D8E79BD8C068D8E79BD8C06880A0BFC6B26802020000A09C0102C0A907C0A9070202D8E79BD8C068D8E79BD8C068D8E79BD8C068D8E79BD8C068D8E79BD8C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','gomoku','1m82r6yck8810sha',3,0,X'0002020000A09C0100000002028EEC9BD8C0688EEC9BD8C06800008EEC9BD8C06880D0EB88C06802020000A09C0100000002028EEC9BD8C0688EEC9BD8C06800008EEC9BD8C06880B0BA9ABC6802020000A09C0100000002028EEC9BD8C0688EEC9BD8C06800008EEC9BD8C06880A0BFC6B26802020000A09C0100000002028EEC9BD8C0688EEC9BD8C06800008EEC9BD8C068',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795388832519);
INSERT INTO "player_stats" VALUES('main','gomoku','1m82r6ycq53ydh8w',4,0,X'0002000002000000000000000000000080D0EB88C06802000002000000000000000000000080B0BA9ABC6802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795388832519);
INSERT INTO "player_stats" VALUES('main','number-guess','1m82r6yck8810sha',1,0,X'0002000002000000000000000000000080D0EB88C06802000002000000000000000000000080B0BA9ABC6802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','number-guess','1m82r6ycq53ydh8w',2,0,X'0002000002000000000000000000000080D0EB88C06802000002000000000000000000000080B0BA9ABC6802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',NULL,NULL,NULL,NULL);
CREATE TABLE rating_pair (
    ruleset TEXT    NOT NULL,
    a       TEXT    NOT NULL, -- the player whose id is the smaller
    b       TEXT    NOT NULL,
    day     INTEGER NOT NULL, -- its beginning
    games   INTEGER NOT NULL,
    PRIMARY KEY (ruleset, a, b)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_pair" VALUES('gomoku','1m82r6yck8810sha','1m82r6ycq53ydh8w',1795305600000,1);
CREATE TABLE rating_step (
    player    TEXT NOT NULL,
    ruleset   TEXT NOT NULL,
    result    TEXT NOT NULL, -- the match
    rating    REAL NOT NULL, -- from then on
    deviation REAL NOT NULL,
    PRIMARY KEY (player, ruleset, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_step" VALUES('1m82r6yck8810sha','gomoku','1m82r6yr7cckkk6g',1.66231089390629767875e+03,2.90318963717980466293e+02);
INSERT INTO "rating_step" VALUES('1m82r6ycq53ydh8w','gomoku','1m82r6yr7cckkk6g',1.33768910609370232124e+03,2.90318963717980466293e+02);
CREATE TABLE record (
    player  TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    tally   BLOB NOT NULL, -- of all time: see play/stats.h
    PRIMARY KEY (player, ruleset)
) STRICT, WITHOUT ROWID;
INSERT INTO "record" VALUES('1m82r6yck8810sha','bulls-and-cows',X'0002020000A09C010000000202F0E69BD8C068F0E69BD8C0680000F0E69BD8C068');
INSERT INTO "record" VALUES('1m82r6yck8810sha','gomoku',X'0002020000A09C0100000002028EEC9BD8C0688EEC9BD8C06800008EEC9BD8C068');
INSERT INTO "record" VALUES('1m82r6yck8810sha','number-guess',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m82r6ycq53ydh8w','bulls-and-cows',X'0002020000A09C0100000002029EE79BD8C0689EE79BD8C06800009EE79BD8C068');
INSERT INTO "record" VALUES('1m82r6ycq53ydh8w','gomoku',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m82r6ycq53ydh8w','number-guess',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m82r6yep2m2vyr4','bulls-and-cows',X'0002020000A09C010000000202D8E79BD8C068D8E79BD8C0680000D8E79BD8C068');
INSERT INTO "record" VALUES('1m82r6yff6cjbj1b','bulls-and-cows',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m82r6yfgfs5jjxv','bulls-and-cows',X'0002020000C0B8020000000202EAE89BD8C068EAE89BD8C0680000EAE89BD8C068');
INSERT INTO "record" VALUES('1m82r6yre6qafgbk','yahtzee',X'0002000002C0CF240000000000008CEF9BD8C068000000');
INSERT INTO "record" VALUES('1m82r6yrfege5t65','yahtzee',X'0002020000E0CD2F00000002028CEF9BD8C0688CEF9BD8C06800008CEF9BD8C068');
INSERT INTO "record" VALUES('1m82r6z29axzt66a','tic-tac-toe',X'0002020000A09C010000000202A6F29BD8C068A6F29BD8C0680000A6F29BD8C068');
INSERT INTO "record" VALUES('1m82r6z2q2jj28xr','tic-tac-toe',X'00020000020000000000000000000000');
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
INSERT INTO "result" VALUES('1m82r6ydr0rkgag6','main','1m82r6yctcnz9sgd',1,'bulls-and-cows',1,0,1795388832184,'{"id":"1m82r6ydr0rkgag6","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"9462","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-22T23:07:12.184Z"}');
INSERT INTO "result" VALUES('1m82r6ydr0rkgrv1','main','1m82r6yctcnz9sgd',0,'bulls-and-cows',1,0,1795388832184,'{"id":"1m82r6ydr0rkgrv1","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-22T23:07:12.184Z"}');
INSERT INTO "result" VALUES('1m82r6yef21qtpma','main','1m82r6yds6dfg71v',1,'bulls-and-cows',1,0,1795388832207,'{"id":"1m82r6yef21qtpma","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"3198","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-22T23:07:12.207Z"}');
INSERT INTO "result" VALUES('1m82r6yef21qwnj2','main','1m82r6yds6dfg71v',0,'bulls-and-cows',1,0,1795388832207,'{"id":"1m82r6yef21qwnj2","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-22T23:07:12.207Z"}');
INSERT INTO "result" VALUES('1m82r6yejbav84ch','main','1m82r6yehfg9fg4k',1,'number-guess',1,0,1795388832210,'{"id":"1m82r6yejbav84ch","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"4433","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T23:07:12.210Z"}');
INSERT INTO "result" VALUES('1m82r6yejbav8hq7','main','1m82r6yehfg9fg4k',0,'number-guess',1,0,1795388832210,'{"id":"1m82r6yejbav8hq7","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T23:07:12.210Z"}');
INSERT INTO "result" VALUES('1m82r6yem5qfsv6m','main','1m82r6yekc42dq1w',1,'number-guess',1,0,1795388832212,'{"id":"1m82r6yem5qfsv6m","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"6817","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T23:07:12.212Z"}');
INSERT INTO "result" VALUES('1m82r6yem5qfv7kb','main','1m82r6yekc42dq1w',0,'number-guess',1,0,1795388832212,'{"id":"1m82r6yem5qfv7kb","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T23:07:12.212Z"}');
INSERT INTO "result" VALUES('1m82r6yfc184e3xz','main','1m82r6yep2m2xrvs',1,'bulls-and-cows',1,0,1795388832236,'{"id":"1m82r6yfc184e3xz","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"9874","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-22T23:07:12.236Z"}');
INSERT INTO "result" VALUES('1m82r6ygz1y8gdbq','main','1m82r6yfgfs5k54h',1,'bulls-and-cows',0,1,1795388832287,'{"id":"1m82r6ygz1y8gdbq","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T23:07:12.287Z"}');
INSERT INTO "result" VALUES('1m82r6yhn684ekt3','main','1m82r6yfgfs5k54h',2,'bulls-and-cows',0,1,1795388832309,'{"id":"1m82r6yhn684ekt3","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T23:07:12.309Z"}');
INSERT INTO "result" VALUES('1m82r6yhn684fnn7','main','1m82r6yfgfs5k54h',0,'bulls-and-cows',0,1,1795388832309,'{"id":"1m82r6yhn684fnn7","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation","published_at":"2026-11-22T23:07:12.309Z"}');
INSERT INTO "result" VALUES('1m82r6yr1f2mj8jq','main','1m82r6ypt5tksjje',1,'tic-tac-toe',0,1,1795388832513,'{"id":"1m82r6yr1f2mj8jq","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T23:07:12.513Z"}');
INSERT INTO "result" VALUES('1m82r6yr7cckk3qq','main','1m82r6yr467jscww',1,'gomoku',1,0,1795388832519,'{"id":"1m82r6yr7cckk3qq","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-22T23:07:12.519Z"}');
INSERT INTO "result" VALUES('1m82r6yr7cckkk6g','main','1m82r6yr467jscww',0,'gomoku',1,0,1795388832519,'{"id":"1m82r6yr7cckkk6g","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","published_at":"2026-11-22T23:07:12.519Z"}');
INSERT INTO "result" VALUES('1m82r6yy66aj4gsq','main','1m82r6yrfege8crb',1,'yahtzee',0,0,1795388832710,'{"id":"1m82r6yy66aj4gsq","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":1,"twos":4,"threes":0,"fours":4,"fives":5,"sixes":0,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":16},"upper_total":14,"upper_bonus":0,"yahtzee_bonus":0,"total":30},{"seat":1,"boxes":{"aces":0,"twos":4,"threes":3,"fours":0,"fives":0,"sixes":12,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":20},"upper_total":19,"upper_bonus":0,"yahtzee_bonus":0,"total":39}],"forfeited":[],"forfeited_by":null,"points":[30,39],"published_at":"2026-11-22T23:07:12.710Z"}');
INSERT INTO "result" VALUES('1m82r6yy66aj4q40','main','1m82r6yrfege8crb',0,'yahtzee',0,0,1795388832710,'{"id":"1m82r6yy66aj4q40","outcome":"win","winners":[1],"points":[30,39],"reason":"rounds","published_at":"2026-11-22T23:07:12.710Z"}');
INSERT INTO "result" VALUES('1m82r6z4k9w18n4f','main','1m82r6z345dhhvzr',1,'tic-tac-toe',0,0,1795388832915,'{"id":"1m82r6z4k9w18n4f","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T23:07:12.915Z"}');
INSERT INTO "result" VALUES('1m82r6z4k9w1d28t','main','1m82r6z345dhhvzr',0,'tic-tac-toe',0,0,1795388832915,'{"id":"1m82r6z4k9w1d28t","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-22T23:07:12.915Z"}');
CREATE TABLE result_reader (
    reader TEXT NOT NULL, -- a player, or a service's
    result TEXT NOT NULL,
    PRIMARY KEY (reader, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "result_reader" VALUES('1m82r6yce10cd873','1m82r6z4k9w18n4f');
INSERT INTO "result_reader" VALUES('1m82r6yce10cd873','1m82r6z4k9w1d28t');
INSERT INTO "result_reader" VALUES('1m82r6yck8810sha','1m82r6ydr0rkgag6');
INSERT INTO "result_reader" VALUES('1m82r6yck8810sha','1m82r6ydr0rkgrv1');
INSERT INTO "result_reader" VALUES('1m82r6yck8810sha','1m82r6yejbav84ch');
INSERT INTO "result_reader" VALUES('1m82r6yck8810sha','1m82r6yejbav8hq7');
INSERT INTO "result_reader" VALUES('1m82r6yck8810sha','1m82r6yr7cckk3qq');
INSERT INTO "result_reader" VALUES('1m82r6yck8810sha','1m82r6yr7cckkk6g');
INSERT INTO "result_reader" VALUES('1m82r6ycq53ydh8w','1m82r6yef21qtpma');
INSERT INTO "result_reader" VALUES('1m82r6ycq53ydh8w','1m82r6yef21qwnj2');
INSERT INTO "result_reader" VALUES('1m82r6ycq53ydh8w','1m82r6yem5qfsv6m');
INSERT INTO "result_reader" VALUES('1m82r6ycq53ydh8w','1m82r6yem5qfv7kb');
INSERT INTO "result_reader" VALUES('1m82r6ycq53ydh8w','1m82r6yr7cckk3qq');
INSERT INTO "result_reader" VALUES('1m82r6ycq53ydh8w','1m82r6yr7cckkk6g');
INSERT INTO "result_reader" VALUES('1m82r6yep2m2vyr4','1m82r6yfc184e3xz');
INSERT INTO "result_reader" VALUES('1m82r6yff6cjbj1b','1m82r6ygz1y8gdbq');
INSERT INTO "result_reader" VALUES('1m82r6yff6cjbj1b','1m82r6yhn684ekt3');
INSERT INTO "result_reader" VALUES('1m82r6yff6cjbj1b','1m82r6yhn684fnn7');
INSERT INTO "result_reader" VALUES('1m82r6yfgfs5jjxv','1m82r6ygz1y8gdbq');
INSERT INTO "result_reader" VALUES('1m82r6yfgfs5jjxv','1m82r6yhn684ekt3');
INSERT INTO "result_reader" VALUES('1m82r6yfgfs5jjxv','1m82r6yhn684fnn7');
INSERT INTO "result_reader" VALUES('1m82r6ypa4knxsd4','1m82r6yr1f2mj8jq');
INSERT INTO "result_reader" VALUES('1m82r6ypq8pyyg1k','1m82r6yr1f2mj8jq');
INSERT INTO "result_reader" VALUES('1m82r6yre6qafgbk','1m82r6yy66aj4gsq');
INSERT INTO "result_reader" VALUES('1m82r6yre6qafgbk','1m82r6yy66aj4q40');
INSERT INTO "result_reader" VALUES('1m82r6yrfege5t65','1m82r6yy66aj4gsq');
INSERT INTO "result_reader" VALUES('1m82r6yrfege5t65','1m82r6yy66aj4q40');
INSERT INTO "result_reader" VALUES('1m82r6z29axzt66a','1m82r6z4k9w18n4f');
INSERT INTO "result_reader" VALUES('1m82r6z29axzt66a','1m82r6z4k9w1d28t');
INSERT INTO "result_reader" VALUES('1m82r6z2q2jj28xr','1m82r6z4k9w18n4f');
INSERT INTO "result_reader" VALUES('1m82r6z2q2jj28xr','1m82r6z4k9w1d28t');
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
    official  INTEGER NOT NULL CHECK (official IN (0, 1)), -- it acts and does not compete: nothing is counted for it
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "seat" VALUES('1m82r6yctcnz9sgd',0,'1m82r6yck8810sha','joined',0,0,NULL,0);
INSERT INTO "seat" VALUES('1m82r6yds6dfg71v',0,'1m82r6ycq53ydh8w','joined',0,0,NULL,0);
INSERT INTO "seat" VALUES('1m82r6yehfg9fg4k',0,'1m82r6yck8810sha','resigned',0,0,NULL,0);
INSERT INTO "seat" VALUES('1m82r6yekc42dq1w',0,'1m82r6ycq53ydh8w','resigned',0,0,NULL,0);
INSERT INTO "seat" VALUES('1m82r6yen4tabb56',0,'1m82r6yen4ta9gdy','joined',1,0,NULL,0);
INSERT INTO "seat" VALUES('1m82r6yep2m2xrvs',0,'1m82r6yep2m2vyr4','joined',1,1,NULL,0);
INSERT INTO "seat" VALUES('1m82r6yfgfs5k54h',0,'1m82r6yff6cjbj1b','resigned',0,1,NULL,0);
INSERT INTO "seat" VALUES('1m82r6yfgfs5k54h',1,'1m82r6yfgfs5jjxv','joined',0,1,NULL,0);
INSERT INTO "seat" VALUES('1m82r6yjk9zyn7ms',0,'1m82r6yj29hp8775','joined',1,0,NULL,0);
INSERT INTO "seat" VALUES('1m82r6yjk9zyn7ms',1,'1m82r6yjc2azqr20','joined',1,0,NULL,0);
INSERT INTO "seat" VALUES('1m82r6yjk9zyn7ms',2,'1m82r6yjh3f1dc63','joined',1,0,NULL,0);
INSERT INTO "seat" VALUES('1m82r6yknf7kkx5e',0,'1m82r6yka5x8s2qy','joined',1,0,NULL,0);
INSERT INTO "seat" VALUES('1m82r6yknf7kkx5e',1,'1m82r6ykg4mf5rjy','joined',1,0,NULL,0);
INSERT INTO "seat" VALUES('1m82r6yknf7kkx5e',2,'1m82r6ykk1qtebf5','joined',1,0,NULL,0);
INSERT INTO "seat" VALUES('1m82r6yn723c85d0',0,'1m82r6yck8810sha','joined',1,1,NULL,0);
INSERT INTO "seat" VALUES('1m82r6yn723c85d0',1,NULL,'open',1,1,NULL,0);
INSERT INTO "seat" VALUES('1m82r6yngbygg4sd',0,'1m82r6ycq53ydh8w','joined',0,1,NULL,0);
INSERT INTO "seat" VALUES('1m82r6yngbygg4sd',1,'1m82r6ycr6r9t6n9','invited',0,1,'1m82r6ycq53ydh8w',0);
INSERT INTO "seat" VALUES('1m82r6yp6d6as86a',0,'1m82r6yck8810sha','joined',1,0,NULL,0);
INSERT INTO "seat" VALUES('1m82r6yp6d6as86a',1,'1m82r6ycr6r9t6n9','invited',1,0,'1m82r6yck8810sha',0);
INSERT INTO "seat" VALUES('1m82r6yp9822t9xy',0,'1m82r6yck8810sha','joined',1,0,NULL,0);
INSERT INTO "seat" VALUES('1m82r6yp9822t9xy',1,'000000000p9c7fga','joined',1,0,NULL,0);
INSERT INTO "seat" VALUES('1m82r6ypt5tksjje',0,'1m82r6ypa4knxsd4','joined',1,1,NULL,0);
INSERT INTO "seat" VALUES('1m82r6ypt5tksjje',1,'1m82r6ypq8pyyg1k','joined',1,1,NULL,0);
INSERT INTO "seat" VALUES('1m82r6yr467jscww',0,'1m82r6yck8810sha','joined',0,0,NULL,0);
INSERT INTO "seat" VALUES('1m82r6yr467jscww',1,'1m82r6ycq53ydh8w','resigned',0,0,NULL,0);
INSERT INTO "seat" VALUES('1m82r6yr9bvamw5t',0,'1m82r6yr87vskfv3','joined',1,0,NULL,0);
INSERT INTO "seat" VALUES('1m82r6yr9bvamw5t',1,'1m82r6yr9bvam3f9','joined',1,0,NULL,0);
INSERT INTO "seat" VALUES('1m82r6yrfege8crb',0,'1m82r6yre6qafgbk','joined',0,0,NULL,0);
INSERT INTO "seat" VALUES('1m82r6yrfege8crb',1,'1m82r6yrfege5t65','joined',0,0,NULL,0);
INSERT INTO "seat" VALUES('1m82r6z1jd7qpxwy',0,'1m82r6yck8810sha','invited',1,0,'1m82r6z0x08rcqp9',0);
INSERT INTO "seat" VALUES('1m82r6z1jd7qpxwy',1,'1m82r6ycr6r9t6n9','invited',1,0,'1m82r6z0x08rcqp9',0);
INSERT INTO "seat" VALUES('1m82r6z345dhhvzr',0,'1m82r6z29axzt66a','joined',0,0,NULL,0);
INSERT INTO "seat" VALUES('1m82r6z345dhhvzr',1,'1m82r6z2q2jj28xr','joined',0,0,NULL,0);
CREATE TABLE server_secret (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB    NOT NULL CHECK (length(key) = 32)
) STRICT;
INSERT INTO "server_secret" VALUES(1,X'F7445321F7A729656446605EAB5FCC72B71BDC8E4D60ADA07BCF283DA4E7D773');
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
INSERT INTO "token" VALUES(X'07AF40569F664F558DAF27E8C56233CBE83E765812C51F941062F9CA14630381','main','1m82r6yr9bvam46y','1m82r6yr9bvam3f9',1,'',1795388832521,NULL,NULL);
INSERT INTO "token" VALUES(X'117B83D2DC2BDEBEBE3EF5E5EB5DAB87D1BDE4153861227FCB006730012288C6','main','1m82r6yjh3f1e3c3','1m82r6yjh3f1dc63',1,'',1795388832337,NULL,NULL);
INSERT INTO "token" VALUES(X'1279093194CEA8FD5B2FFC12AD5970FD06466A4D148B71A16731DFB0A01D1EFF','main','1m82r6yfgfs5jxnf','1m82r6yfgfs5jjxv',1,'',1795388832240,NULL,NULL);
INSERT INTO "token" VALUES(X'13E47CE439A875132ED7090A12ABA6B75C9E3C83B7DE82A22084938555669DBB','main','1m82r6yre6qafngn','1m82r6yre6qafgbk',1,'',1795388832526,NULL,NULL);
INSERT INTO "token" VALUES(X'184B4EE982050E72AA2BE51CCAF88F3554DA1CA3773E6E486A94BF33C9CD0FC9','main','1m82r6yka5x8s4mw','1m82r6yka5x8s2qy',1,'',1795388832362,NULL,NULL);
INSERT INTO "token" VALUES(X'1953D09BCC846F7DB8239EA949AF47BEE2BA735C5A40CFEB4141266A82969B86','main','1m82r6yr87vsm8me','1m82r6yr87vskfv3',1,'',1795388832520,NULL,NULL);
INSERT INTO "token" VALUES(X'221330E32E01D1CDD7254664DEEB24C99F447C28EDFB548CB70BCB2E13531AF6','main','1m82r6yrfege70j1','1m82r6yrfege5t65',1,'',1795388832527,NULL,NULL);
INSERT INTO "token" VALUES(X'26465F2C8A9417EFABBF81E56D43DFD75B6CE5985DF5CA9A37B510D770D717DE','main','1m82r6yce10cdr0z','1m82r6yce10cd873',2,'referee token create',1795388832142,NULL,NULL);
INSERT INTO "token" VALUES(X'37BCC9B4EA02F674173B0A454C1C5B6CD02C74EB91F2F9CEFBB0D4171753B998','main','1m82r6z29axzvm3e','1m82r6z29axzt66a',1,'',1795388832841,NULL,NULL);
INSERT INTO "token" VALUES(X'406A207273708E55824A758A91E31AC7B32248FD664B6319F6111604E282C788','main','1m82r6yck8811f4s','1m82r6yck8810sha',1,'',1795388832147,NULL,NULL);
INSERT INTO "token" VALUES(X'46D2FAE6DDBE73465F615B767C15B0CCD8B6B608F78B59B57C518CD41763E0D2','main','1m82r6ykg4mf61sk','1m82r6ykg4mf5rjy',1,'',1795388832368,NULL,NULL);
INSERT INTO "token" VALUES(X'5718322A1097DEBA847099E81E3087B3BE674C01EDB9382C76D64F55B3A1A79F','main','1m82r6ypq8pz0fna','1m82r6ypq8pyyg1k',1,'',1795388832471,NULL,NULL);
INSERT INTO "token" VALUES(X'6824A6920D940A650C699814409573A0FC47DB796069ED07293E30EBACCA2FCD','main','1m82r6z2q2jj42kk','1m82r6z2q2jj28xr',1,'',1795388832855,NULL,1795388832918);
INSERT INTO "token" VALUES(X'6E660BFAAC613A1BB1262DF7E86B0B3E26388E6C8050A1267E4A9B98AF52508F','main','1m82r6yep2m2z13c','1m82r6yep2m2vyr4',1,'',1795388832214,NULL,NULL);
INSERT INTO "token" VALUES(X'91C471B47A112867A62934B172CD7E54664B5D77F2678E304564189D55B4CE1E','main','1m82r6ypa4knydk5','1m82r6ypa4knxsd4',1,'',1795388832458,NULL,NULL);
INSERT INTO "token" VALUES(X'A93487C09E7E0A190FE441169AE220BA2BD0E0068609E8F247963EE7332B82D4','main','1m82r6yjc2azs4pq','1m82r6yjc2azqr20',1,'',1795388832332,NULL,NULL);
INSERT INTO "token" VALUES(X'C00D2B58631A25B48D9D4E52C7CCA90DAA9B8F6E673F9DD4997D35324B576EEE','main','1m82r6yff6cjcqsf','1m82r6yff6cjbj1b',1,'',1795388832239,NULL,NULL);
INSERT INTO "token" VALUES(X'C2493D730A29B8EA36B476374C00B11533D018ABE49C5784F23120AAC7C3C66C','main','1m82r6yj29hp8wyr','1m82r6yj29hp8775',1,'',1795388832322,NULL,NULL);
INSERT INTO "token" VALUES(X'C6E05016E7C9D4C4EDA2663FF12B28D719D17F706E29DF2E050FAF9637B2CD94','main','1m82r6yen4tachev','1m82r6yen4ta9gdy',1,'',1795388832213,NULL,NULL);
INSERT INTO "token" VALUES(X'D0A98D7FE993416A8195F425052CDC51BDCBF552864516A4C17217A9832B829B','main','1m82r6ykk1qtfv9y','1m82r6ykk1qtebf5',1,'',1795388832371,NULL,NULL);
INSERT INTO "token" VALUES(X'D1E3EA8BF52C8BA8308F626B40821C415F109217D57D3B891D198F9C74B15E11','main','1m82r6ycq53yemey','1m82r6ycq53ydh8w',1,'',1795388832151,NULL,NULL);
INSERT INTO "token" VALUES(X'EC0D5310FEF237290BACA722A9ADA22FE844E1D3D46E9978DCCD8F899E31F4FA','main','1m82r6ycr6r9tmht','1m82r6ycr6r9t6n9',1,'',1795388832152,NULL,NULL);
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
INSERT INTO "tournament" VALUES('1m82r6yyb71834zc','main','1m82r6yck8810sha','tic-tac-toe','swiss',1,'finished',11,3,6,0,5,0,0,1795388832715,1795388832722,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"20b4c8d7af1b491ddacea9a2a959f8a705f213339043bdb499fd632c486db9d3","seeded":false}','[2]',11);
INSERT INTO "tournament" VALUES('1m82r6yzg4pptxnw','main','1m82r6yck8810sha','tic-tac-toe','knockout',1,'finished',8,2,4,0,3,0,0,1795388832755,1795388832766,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"03d03ea571d9d23ec770c95d9b41eb13ecd20840855e3fd1ba911452f605e100","seeded":false}','[2]',8);
INSERT INTO "tournament" VALUES('1m82r6z0vc1ardby','main','1m82r6yck8810sha','tic-tac-toe','round-robin',1,'open',1,1,0,0,2,2,1,1795388832795,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"64bef3b4653376a57fdbee02f15346e404e5eaa739016a16afc7c78b01604005","seeded":false}',NULL,1);
INSERT INTO "tournament" VALUES('1m82r6z0x08rcqp9','main','1m82r6yck8810sha','tic-tac-toe','knockout',1,'running',4,1,0,0,2,2,0,1795388832797,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"70bf85e8bd2eca96dc79a0ad41dd16eee86c1ce11f487d26c75aa7e9204549c0","seeded":false}',NULL,4);
INSERT INTO "tournament" VALUES('1m82r6z139kvjbsn','main','1m82r6ycq53ydh8w','tic-tac-toe','knockout',0,'cancelled',3,1,0,0,1,1,0,1795388832803,1795388832811,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"ea936e300b9ab11262913f2822a9708c554943a6f3576cc70e2c91813adfc4f7","seeded":false}',NULL,3);
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
INSERT INTO "tournament_entrant" VALUES('1m82r6yyb71834zc',1,NULL,'random','playing',2.0,2.0,3,2,0,1,3,3);
INSERT INTO "tournament_entrant" VALUES('1m82r6yyb71834zc',2,NULL,'random','playing',2.5,2.25,3,2,1,0,1,1);
INSERT INTO "tournament_entrant" VALUES('1m82r6yyb71834zc',3,NULL,'random','playing',2.0,2.0,3,2,0,1,2,2);
INSERT INTO "tournament_entrant" VALUES('1m82r6yyb71834zc',4,NULL,'random','playing',1.5,1.25,3,1,1,1,4,4);
INSERT INTO "tournament_entrant" VALUES('1m82r6yyb71834zc',5,NULL,'random','playing',1.0,1.0,3,1,0,2,5,5);
INSERT INTO "tournament_entrant" VALUES('1m82r6yzg4pptxnw',1,NULL,'random','playing',0.0,0.0,2,0,0,2,2,2);
INSERT INTO "tournament_entrant" VALUES('1m82r6yzg4pptxnw',2,NULL,'random','playing',4.0,4.0,4,4,0,0,1,1);
INSERT INTO "tournament_entrant" VALUES('1m82r6yzg4pptxnw',3,NULL,'random','playing',0.0,0.0,2,0,0,2,3,3);
INSERT INTO "tournament_entrant" VALUES('1m82r6z0vc1ardby',1,'1m82r6yck8810sha',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m82r6z0vc1ardby',2,'1m82r6ycq53ydh8w',NULL,'invited',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m82r6z0x08rcqp9',1,'1m82r6yck8810sha',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m82r6z0x08rcqp9',2,'1m82r6ycr6r9t6n9',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m82r6z139kvjbsn',1,'1m82r6ycq53ydh8w',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m82r6z139kvjbsn',2,'1m82r6ycr6r9t6n9',NULL,'declined',0.0,0.0,0,0,0,0,NULL,NULL);
CREATE TABLE tournament_event (
    tournament TEXT    NOT NULL,
    seq        INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the tournament; its newest is its version
    at         INTEGER NOT NULL,
    kind       TEXT    NOT NULL,                 -- created, joined, game, ...: see tournament/tournament.h
    body       TEXT    NOT NULL,                 -- JSON: the whole truth
    PRIMARY KEY (tournament, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_event" VALUES('1m82r6yyb71834zc',1,1795388832715,'created','{"ruleset":"tic-tac-toe","format":"swiss","games":3,"deal":"independent","visibility":"public","seed":"20b4c8d7af1b491ddacea9a2a959f8a705f213339043bdb499fd632c486db9d3","seeded":false,"clock":null,"creator":"1m82r6yck8810sha","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m82r6yyb71834zc',2,1795388832719,'round','{"round":1,"pairs":[[1,3],[4,2]],"byes":[5]}');
INSERT INTO "tournament_event" VALUES('1m82r6yyb71834zc',3,1795388832719,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,3],"scores":[0,1],"seed":"be0f1362f4a78660ecc717f5e328e8edbe0f7f523ea6f523a7befa575874d46e","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82r6yyb71834zc',4,1795388832719,'game','{"game":2,"round":1,"tie_break":false,"entrants":[4,2],"scores":[0.5,0.5],"seed":"1301d6c256ac670eb396c33243403171642937e16562b45f948d0e1b233612ae","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82r6yyb71834zc',5,1795388832719,'round','{"round":2,"pairs":[[3,5],[1,4]],"byes":[2]}');
INSERT INTO "tournament_event" VALUES('1m82r6yyb71834zc',6,1795388832719,'game','{"game":3,"round":2,"tie_break":false,"entrants":[3,5],"scores":[1,0],"seed":"b1c61ebd9c9704f6dd2198465c8c7c67876b39a09a90f0f5fba278ede56a89fe","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82r6yyb71834zc',7,1795388832719,'game','{"game":4,"round":2,"tie_break":false,"entrants":[1,4],"scores":[1,0],"seed":"1b01497d4bdff8c74ec0a9e1254adf4263b498343293e116e16da058b66861db","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82r6yyb71834zc',8,1795388832719,'round','{"round":3,"pairs":[[2,3],[5,1]],"byes":[4]}');
INSERT INTO "tournament_event" VALUES('1m82r6yyb71834zc',9,1795388832719,'game','{"game":5,"round":3,"tie_break":false,"entrants":[2,3],"scores":[1,0],"seed":"759f84430673c3f811a96ac4e74ea74af0ac428359fcc97906de56ed0e185fcd","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82r6yyb71834zc',10,1795388832719,'game','{"game":6,"round":3,"tie_break":false,"entrants":[5,1],"scores":[0,1],"seed":"af7d501063bd167871d1303c8c474032e6e58db0f66ca3d378f5c9bd3d33b65d","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82r6yyb71834zc',11,1795388832722,'finished','{"winners":[2]}');
INSERT INTO "tournament_event" VALUES('1m82r6yzg4pptxnw',1,1795388832755,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":2,"deal":"independent","visibility":"public","seed":"03d03ea571d9d23ec770c95d9b41eb13ecd20840855e3fd1ba911452f605e100","seeded":false,"clock":null,"creator":"1m82r6yck8810sha","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m82r6yzg4pptxnw',2,1795388832762,'round','{"round":1,"pairs":[[3,2]],"byes":[1]}');
INSERT INTO "tournament_event" VALUES('1m82r6yzg4pptxnw',3,1795388832762,'game','{"game":1,"round":1,"tie_break":false,"entrants":[3,2],"scores":[0,1],"seed":"668d5ca5c2bcd2579fe3fac9f5f53f3cd5deefd299b620a48b9f3c25cef1e812","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82r6yzg4pptxnw',4,1795388832762,'game','{"game":2,"round":1,"tie_break":false,"entrants":[2,3],"scores":[1,0],"seed":"7de8d6637267d78c6daeb66be2050cf8dcb4db240d5a083e5c6ab4496c410b77","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82r6yzg4pptxnw',5,1795388832762,'round','{"round":2,"pairs":[[1,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m82r6yzg4pptxnw',6,1795388832762,'game','{"game":3,"round":2,"tie_break":false,"entrants":[1,2],"scores":[0,1],"seed":"655b6d865f995397628cf23b002454e92e0d49d4a856fb9eae23c6a5c5d9acfd","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82r6yzg4pptxnw',7,1795388832762,'game','{"game":4,"round":2,"tie_break":false,"entrants":[2,1],"scores":[1,0],"seed":"13c08419c78f2ec38fed43ba6d4e359fd027e799309f80ea9121e6e36b7e1713","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82r6yzg4pptxnw',8,1795388832766,'finished','{"winners":[2]}');
INSERT INTO "tournament_event" VALUES('1m82r6z0vc1ardby',1,1795388832795,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","visibility":"public","seed":"64bef3b4653376a57fdbee02f15346e404e5eaa739016a16afc7c78b01604005","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m82r6yck8810sha","entrants":[{"player":"1m82r6yck8810sha","joined":true},{"player":"1m82r6ycq53ydh8w","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m82r6z0x08rcqp9',1,1795388832797,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"public","seed":"70bf85e8bd2eca96dc79a0ad41dd16eee86c1ce11f487d26c75aa7e9204549c0","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m82r6yck8810sha","entrants":[{"player":"1m82r6yck8810sha","joined":true},{"player":"1m82r6ycr6r9t6n9","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m82r6z0x08rcqp9',2,1795388832799,'joined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m82r6z0x08rcqp9',3,1795388832818,'round','{"round":1,"pairs":[[1,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m82r6z0x08rcqp9',4,1795388832818,'started','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"id":"1m82r6z1jd7qpxwy"}');
INSERT INTO "tournament_event" VALUES('1m82r6z139kvjbsn',1,1795388832803,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"private","seed":"ea936e300b9ab11262913f2822a9708c554943a6f3576cc70e2c91813adfc4f7","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m82r6ycq53ydh8w","entrants":[{"player":"1m82r6ycq53ydh8w","joined":true},{"player":"1m82r6ycr6r9t6n9","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m82r6z139kvjbsn',2,1795388832811,'declined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m82r6z139kvjbsn',3,1795388832811,'cancelled','{"reason":"declined"}');
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
INSERT INTO "tournament_game" VALUES('1m82r6yyb71834zc',1,1,0,NULL,'[1,3]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m82r6yyb71834zc',2,1,0,NULL,'[4,2]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m82r6yyb71834zc',3,2,0,NULL,'[3,5]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m82r6yyb71834zc',4,2,0,NULL,'[1,4]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m82r6yyb71834zc',5,3,0,NULL,'[2,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m82r6yyb71834zc',6,3,0,NULL,'[5,1]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m82r6yzg4pptxnw',1,1,0,NULL,'[3,2]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m82r6yzg4pptxnw',2,1,0,NULL,'[2,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m82r6yzg4pptxnw',3,2,0,NULL,'[1,2]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m82r6yzg4pptxnw',4,2,0,NULL,'[2,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m82r6z0x08rcqp9',1,1,0,'1m82r6z1jd7qpxwy','[1,2]',NULL,NULL);
CREATE TABLE uptime_mark (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
INSERT INTO "uptime_mark" VALUES(1,1795388832922);
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
INSERT INTO "webhook" VALUES('1m82r6z1jd7qp5wb','1m82r6yce10cd873','https://receiver.invalid/',11,X'11EA29464C7D26A9210DEE2499ACE07864289EF6C0AA2BE36A08066AFE37D216',NULL,NULL,1795388832818,NULL,NULL);
INSERT INTO "webhook" VALUES('1m82r6z1m12ga1ah','1m82r6yce10cd873','https://receiver.invalid/',16,X'6F574B63CF7E363560F64D0EEF629B592AB376E43F4A4A4FDD8B5FD4205B509B',NULL,NULL,1795388832820,1795388832835,NULL);
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
CREATE INDEX tournament_draft_by_creator ON tournament_draft (creator);
CREATE INDEX idempotency_use_hour ON idempotency_use (hour);
COMMIT;
