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
INSERT INTO "block" VALUES('1m84znsvcdy9mbk2','1m84znsvb7qkvpdb',1795463768031);
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
INSERT INTO "delivery" VALUES(1,'1m84znt5s4xk00jg','1m84znt5jasbchdn','1m84znt5s4xjyt46','1m84znt5s4xjyt46-1-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T19:56:08.249Z","data":{"seq":1,"at":"2026-11-23T19:56:08.249Z","kind":"created","seat":0,"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m84znt5nf05w11a","status":"joined"},{"player":"1m84znt5r3w8d1vp","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m84znt5nf05w11a","clock":{"turn_seconds":30,"bot_turn_seconds":1},"game":"1m84znt5s4xjyt46"}}',1795463768249,1,1795463773412,1795463768256,NULL,NULL,0);
INSERT INTO "delivery" VALUES(2,'1m84znt5w2t18v90','1m84znt5jasbchdn','1m84znt5s4xjyt46','1m84znt5s4xjyt46-2-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T19:56:08.252Z","data":{"seq":2,"at":"2026-11-23T19:56:08.252Z","kind":"joined","seat":1,"player":"1m84znt5r3w8d1vp","game":"1m84znt5s4xjyt46"}}',1795463768252,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(3,'1m84znt5w2t1a3ea','1m84znt5jasbchdn','1m84znt5s4xjyt46','1m84znt5s4xjyt46-3-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T19:56:08.252Z","data":{"seq":3,"at":"2026-11-23T19:56:08.252Z","kind":"round","seat":null,"number":1,"leader":0,"commitment":null,"points":[0,0],"game":"1m84znt5s4xjyt46"}}',1795463768252,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(4,'1m84znt5w2t1abh3','1m84znt5jasbchdn','1m84znt5s4xjyt46','1m84znt5s4xjyt46-3-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T19:56:08.252Z","data":{"game":"1m84znt5s4xjyt46","seq":3,"players":["1m84znt5nf05w11a"],"seats":[0],"deadline":"2026-11-23T19:56:38.252Z"}}',1795463768252,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(5,'1m84znt612d5t85e','1m84znt5jasbchdn','1m84znt5s4xjyt46','1m84znt5s4xjyt46-4-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T19:56:08.256Z","data":{"seq":4,"at":"2026-11-23T19:56:08.256Z","kind":"move","seat":0,"column":0,"row":0,"symbol":"X","game":"1m84znt5s4xjyt46"}}',1795463768257,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(6,'1m84znt612d5w5cg','1m84znt5jasbchdn','1m84znt5s4xjyt46','1m84znt5s4xjyt46-4-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T19:56:08.256Z","data":{"game":"1m84znt5s4xjyt46","seq":4,"players":["1m84znt5r3w8d1vp"],"seats":[1],"deadline":"2026-11-23T19:56:38.256Z"}}',1795463768257,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(7,'1m84znt6471az8t6','1m84znt5jasbchdn','1m84znt5s4xjyt46','1m84znt5s4xjyt46-5-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T19:56:08.260Z","data":{"seq":5,"at":"2026-11-23T19:56:08.260Z","kind":"move","seat":1,"column":1,"row":0,"symbol":"O","game":"1m84znt5s4xjyt46"}}',1795463768260,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(8,'1m84znt6471b0srk','1m84znt5jasbchdn','1m84znt5s4xjyt46','1m84znt5s4xjyt46-5-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T19:56:08.260Z","data":{"game":"1m84znt5s4xjyt46","seq":5,"players":["1m84znt5nf05w11a"],"seats":[0],"deadline":"2026-11-23T19:56:38.260Z"}}',1795463768260,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(9,'1m84znt676zx6dgr','1m84znt5jasbchdn','1m84znt5s4xjyt46','1m84znt5s4xjyt46-6-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T19:56:08.263Z","data":{"seq":6,"at":"2026-11-23T19:56:08.263Z","kind":"move","seat":0,"column":0,"row":1,"symbol":"X","game":"1m84znt5s4xjyt46"}}',1795463768263,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(10,'1m84znt676zx83nv','1m84znt5jasbchdn','1m84znt5s4xjyt46','1m84znt5s4xjyt46-6-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T19:56:08.263Z","data":{"game":"1m84znt5s4xjyt46","seq":6,"players":["1m84znt5r3w8d1vp"],"seats":[1],"deadline":"2026-11-23T19:56:38.263Z"}}',1795463768263,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(11,'1m84znt697pw2a14','1m84znt5jasbchdn','1m84znt5s4xjyt46','1m84znt5s4xjyt46-7-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T19:56:08.265Z","data":{"seq":7,"at":"2026-11-23T19:56:08.265Z","kind":"move","seat":1,"column":1,"row":1,"symbol":"O","game":"1m84znt5s4xjyt46"}}',1795463768265,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(12,'1m84znt697pw3fnd','1m84znt5jasbchdn','1m84znt5s4xjyt46','1m84znt5s4xjyt46-7-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T19:56:08.265Z","data":{"game":"1m84znt5s4xjyt46","seq":7,"players":["1m84znt5nf05w11a"],"seats":[0],"deadline":"2026-11-23T19:56:38.265Z"}}',1795463768265,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(13,'1m84znt697pw5589','1m84znt5jasbchdn','1m84znt5s4xjyt46','1m84znt5s4xjyt46-8-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T19:56:08.265Z","data":{"seq":8,"at":"2026-11-23T19:56:08.265Z","kind":"move","seat":0,"column":0,"row":2,"symbol":"X","game":"1m84znt5s4xjyt46"}}',1795463768265,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(14,'1m84znt697pw6kh5','1m84znt5jasbchdn','1m84znt5s4xjyt46','1m84znt5s4xjyt46-9-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T19:56:08.265Z","data":{"seq":9,"at":"2026-11-23T19:56:08.265Z","kind":"round-over","seat":null,"id":"1m84znt697pw6c86","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null,"game":"1m84znt5s4xjyt46"}}',1795463768265,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(15,'1m84znt697pw702s','1m84znt5jasbchdn','1m84znt5s4xjyt46','1m84znt5s4xjyt46-9-result.published','result.published','{"type":"result.published","timestamp":"2026-11-23T19:56:08.265Z","data":{"id":"1m84znt697pw6c86","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-23T19:56:08.265Z","kind":"round","game":"1m84znt5s4xjyt46","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m84znt5nf05w11a"}},{"seat":1,"player":{"id":"1m84znt5r3w8d1vp"}}]}}',1795463768265,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(16,'1m84znt697pwa0fs','1m84znt5jasbchdn','1m84znt5s4xjyt46','1m84znt5s4xjyt46-10-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T19:56:08.265Z","data":{"seq":10,"at":"2026-11-23T19:56:08.265Z","kind":"finished","seat":null,"id":"1m84znt697pw8nb4","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","game":"1m84znt5s4xjyt46"}}',1795463768265,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(17,'1m84znt697pwa5ch','1m84znt5jasbchdn','1m84znt5s4xjyt46','1m84znt5s4xjyt46-10-result.published','result.published','{"type":"result.published","timestamp":"2026-11-23T19:56:08.265Z","data":{"id":"1m84znt697pw8nb4","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-23T19:56:08.265Z","kind":"match","game":"1m84znt5s4xjyt46","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m84znt5nf05w11a"}},{"seat":1,"player":{"id":"1m84znt5r3w8d1vp"}}]}}',1795463768265,0,NULL,NULL,NULL,NULL,0);
CREATE TABLE event (
    id   INTEGER PRIMARY KEY,              -- its place in the log of all games
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL                  -- JSON: the whole truth, secrets included
) STRICT;
INSERT INTO "event" VALUES(1,'1m84znsvjaz2z9ft',1,1795463767922,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m84znsv93y51ax9","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m84znsv93y51ax9","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(2,'1m84znsvjaz2z9ft',2,1795463767922,'round',NULL,'{"number":1,"leader":null,"commitment":"aeca66890748ef016ed65dbed15a4e6c9a98ebae632da4a024925b7542c1c98a","points":[0],"rules":2,"seats":[{"player":"1m84znsv93y51ax9","status":"joined"}],"rounds":1,"deal":{"nonce":"221ef24cadaeae237054c0f64b42f976018b473a4108a186544db6e7b238e990","secret":"0537"},"carry":null}');
INSERT INTO "event" VALUES(3,'1m84znsvjaz2z9ft',3,1795463767925,'guess',0,'{"attempt":1,"code":"0123","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(4,'1m84znsvjaz2z9ft',4,1795463767934,'guess',0,'{"attempt":2,"code":"0245","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(5,'1m84znsvjaz2z9ft',5,1795463767938,'guess',0,'{"attempt":3,"code":"0356","bulls":1,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(6,'1m84znsvjaz2z9ft',6,1795463767940,'guess',0,'{"attempt":4,"code":"0537","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(7,'1m84znsvjaz2z9ft',7,1795463767940,'round-over',NULL,'{"id":"1m84znsw45azxwv0","round":1,"leader":null,"attempts":4,"solved":true,"solver":0,"secret":"0537","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"221ef24cadaeae237054c0f64b42f976018b473a4108a186544db6e7b238e990","secret":"0537"}}');
INSERT INTO "event" VALUES(8,'1m84znsvjaz2z9ft',8,1795463767940,'finished',NULL,'{"id":"1m84znsw45azycey","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(9,'1m84znsw6fp9r2fw',1,1795463767942,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m84znsvb7qkvpdb","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m84znsvb7qkvpdb","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(10,'1m84znsw6fp9r2fw',2,1795463767942,'round',NULL,'{"number":1,"leader":null,"commitment":"e87c71b9b6829d796de8aa3dc4701a6bcbe1af07edf9c8c29ab466e8f7cd24a6","points":[0],"rules":2,"seats":[{"player":"1m84znsvb7qkvpdb","status":"joined"}],"rounds":1,"deal":{"nonce":"7e8b33e84ef92e16d93d174d21ae969fd15456b1285d119c69b9197ecf776caa","secret":"1094"},"carry":null}');
INSERT INTO "event" VALUES(11,'1m84znsw6fp9r2fw',3,1795463767945,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(12,'1m84znsw6fp9r2fw',4,1795463767953,'guess',0,'{"attempt":2,"code":"1045","bulls":2,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(13,'1m84znsw6fp9r2fw',5,1795463767957,'guess',0,'{"attempt":3,"code":"1056","bulls":2,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(14,'1m84znsw6fp9r2fw',6,1795463767958,'guess',0,'{"attempt":4,"code":"1074","bulls":3,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(15,'1m84znsw6fp9r2fw',7,1795463767959,'guess',0,'{"attempt":5,"code":"1084","bulls":3,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(16,'1m84znsw6fp9r2fw',8,1795463767961,'guess',0,'{"attempt":6,"code":"1094","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(17,'1m84znsw6fp9r2fw',9,1795463767961,'round-over',NULL,'{"id":"1m84znsws5a7ef34","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"1094","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"7e8b33e84ef92e16d93d174d21ae969fd15456b1285d119c69b9197ecf776caa","secret":"1094"}}');
INSERT INTO "event" VALUES(18,'1m84znsw6fp9r2fw',10,1795463767961,'finished',NULL,'{"id":"1m84znsws5a7f36m","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(19,'1m84znswtbs8nrpx',1,1795463767962,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m84znsv93y51ax9","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m84znsv93y51ax9","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(20,'1m84znswtbs8nrpx',2,1795463767962,'round',NULL,'{"number":1,"leader":null,"commitment":"8b503899c5cd6af2f2302feef28968aa5204df78432a763dc79f14c2053e1039","points":[0],"rules":2,"seats":[{"player":"1m84znsv93y51ax9","status":"joined"}],"rounds":1,"deal":{"nonce":"c20ee87d1b014f83c3906ab1fbe07a80154438833b055146361f34079fe0088c","secret":"6063"},"carry":null}');
INSERT INTO "event" VALUES(21,'1m84znswtbs8nrpx',3,1795463767964,'resigned',0,'{}');
INSERT INTO "event" VALUES(22,'1m84znswtbs8nrpx',4,1795463767964,'round-over',NULL,'{"id":"1m84znswwa1rvp6k","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"6063","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"c20ee87d1b014f83c3906ab1fbe07a80154438833b055146361f34079fe0088c","secret":"6063"}}');
INSERT INTO "event" VALUES(23,'1m84znswtbs8nrpx',5,1795463767964,'finished',NULL,'{"id":"1m84znswwa1rvt03","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(24,'1m84znswy5696e61',1,1795463767966,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m84znsvb7qkvpdb","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m84znsvb7qkvpdb","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(25,'1m84znswy5696e61',2,1795463767966,'round',NULL,'{"number":1,"leader":null,"commitment":"a423f99020947b9aecd9c4f70f97a6630697e518e7b8af18b086853931c767c2","points":[0],"rules":2,"seats":[{"player":"1m84znsvb7qkvpdb","status":"joined"}],"rounds":1,"deal":{"nonce":"eae806a6ff881e79233fe88e1ac33f87ea3c9cd17d071ef33bbb696e3c52d71a","secret":"8224"},"carry":null}');
INSERT INTO "event" VALUES(26,'1m84znswy5696e61',3,1795463767967,'resigned',0,'{}');
INSERT INTO "event" VALUES(27,'1m84znswy5696e61',4,1795463767967,'round-over',NULL,'{"id":"1m84znswzfg6r357","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"8224","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"eae806a6ff881e79233fe88e1ac33f87ea3c9cd17d071ef33bbb696e3c52d71a","secret":"8224"}}');
INSERT INTO "event" VALUES(28,'1m84znswy5696e61',5,1795463767967,'finished',NULL,'{"id":"1m84znswzfg6rghw","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(29,'1m84znsx1b5zfrpp',1,1795463767969,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m84znsx1b5zeeq0","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m84znsx1b5zeeq0","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(30,'1m84znsx1b5zfrpp',2,1795463767969,'round',NULL,'{"number":1,"leader":null,"commitment":"0c826b5403321c4170412f91cc54413d1a3a9ecbc88ad7e122caae4756308ec1","points":[0],"rules":2,"seats":[{"player":"1m84znsx1b5zeeq0","status":"joined"}],"rounds":0,"deal":{"nonce":"c97e71f2c0bb7264700286b933482210170f3f2e89ac072b0edbba9c6961e546","secret":"0895"},"carry":null}');
INSERT INTO "event" VALUES(31,'1m84znsx1b5zfrpp',3,1795463767970,'guess',0,'{"attempt":1,"code":"1234","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(32,'1m84znsx3e63mnrh',1,1795463767971,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m84znsx3e63m755","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m84znsx3e63m755","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(33,'1m84znsx3e63mnrh',2,1795463767971,'round',NULL,'{"number":1,"leader":null,"commitment":"da690817c8651bfec44df29b8389455db6d320fa2c0091ecd2a5955d70416d23","points":[0],"rules":2,"seats":[{"player":"1m84znsx3e63m755","status":"joined"}],"rounds":2,"deal":{"nonce":"ab19da125d6c6cb178452920aa29e4c5b73f266cfd4a6b828433cf1fa84e1b34","secret":"3620"},"carry":null}');
INSERT INTO "event" VALUES(34,'1m84znsx3e63mnrh',3,1795463767974,'guess',0,'{"attempt":1,"code":"0123","bulls":1,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(35,'1m84znsx3e63mnrh',4,1795463767982,'guess',0,'{"attempt":2,"code":"0214","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(36,'1m84znsx3e63mnrh',5,1795463767984,'guess',0,'{"attempt":3,"code":"1053","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(37,'1m84znsx3e63mnrh',6,1795463767985,'guess',0,'{"attempt":4,"code":"2136","bulls":0,"cows":3,"solved":false}');
INSERT INTO "event" VALUES(38,'1m84znsx3e63mnrh',7,1795463767986,'guess',0,'{"attempt":5,"code":"3620","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(39,'1m84znsx3e63mnrh',8,1795463767986,'round-over',NULL,'{"id":"1m84znsxjdwwe2kc","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"3620","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"ab19da125d6c6cb178452920aa29e4c5b73f266cfd4a6b828433cf1fa84e1b34","secret":"3620"}}');
INSERT INTO "event" VALUES(40,'1m84znsx3e63mnrh',9,1795463767987,'published',0,'{}');
INSERT INTO "event" VALUES(41,'1m84znsx3e63mnrh',10,1795463767988,'round',NULL,'{"number":2,"leader":null,"commitment":"44721a32e116c2b670d97ac40da5f961301c5b5cd3e5278b70b10d2c47629daf","points":[1],"rules":2,"seats":[{"player":"1m84znsx3e63m755","status":"joined"}],"rounds":2,"deal":{"nonce":"b6f2c1de420cfca212b7d3551e2746c9e3b379b896f0a5a2ca8861835fce6cdd","secret":"3562"},"carry":null,"made_public":true}');
INSERT INTO "event" VALUES(42,'1m84znsxq559en5n',1,1795463767991,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m84znsxn9tpskw1","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m84znsxn9tpskw1","join_code":"GJSY4T","clock":null,"log":3}');
INSERT INTO "event" VALUES(43,'1m84znsxq559en5n',2,1795463767993,'joined',1,'{"player":"1m84znsxpe201wm4"}');
INSERT INTO "event" VALUES(44,'1m84znsxq559en5n',3,1795463767993,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m84znsxn9tpskw1","status":"joined"},{"player":"1m84znsxpe201wm4","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(45,'1m84znsxq559en5n',4,1795463767995,'secret',0,'{"code":"1234","nonce":"01f268d07f0980e3194e1c1cd5dbe505bb9ec7e2bb6a5c676f6f84345c435de8","commitment":"d1fd13705f5ff60a9fa041dbd5f7bc425142a30d04677a29a7e46a6e90b29e71"}');
INSERT INTO "event" VALUES(46,'1m84znsxq559en5n',5,1795463767996,'guess',1,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(47,'1m84znsxq559en5n',6,1795463767996,'round-over',NULL,'{"id":"1m84znsxw3wwqabn","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"01f268d07f0980e3194e1c1cd5dbe505bb9ec7e2bb6a5c676f6f84345c435de8","secret":"1234"}}');
INSERT INTO "event" VALUES(48,'1m84znsxq559en5n',7,1795463767997,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":2,"seats":[{"player":"1m84znsxn9tpskw1","status":"joined"},{"player":"1m84znsxpe201wm4","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(49,'1m84znsxq559en5n',8,1795463767998,'secret',1,'{"code":"4321","nonce":"ecb0b1a62da16c56c59c94a0c8b87e5f63e7bd93cc7bdcf9681df781c75b84d3","commitment":"2682c5f1ddc178444d037f163f82c45e4a6c20750488c2c916dc5811306dfdc8"}');
INSERT INTO "event" VALUES(50,'1m84znsxq559en5n',9,1795463767999,'resigned',0,'{}');
INSERT INTO "event" VALUES(51,'1m84znsxq559en5n',10,1795463767999,'round-over',NULL,'{"id":"1m84znsxzdthw1md","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"ecb0b1a62da16c56c59c94a0c8b87e5f63e7bd93cc7bdcf9681df781c75b84d3","secret":"4321"}}');
INSERT INTO "event" VALUES(52,'1m84znsxq559en5n',11,1795463767999,'finished',NULL,'{"id":"1m84znsxzdthww3m","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation"}');
INSERT INTO "event" VALUES(53,'1m84znsy47szvst9',1,1795463768004,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"manual","secret":"held","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m84znsy184mmz7m","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m84znsy184mmz7m","join_code":"8AC2KE","clock":null,"log":3}');
INSERT INTO "event" VALUES(54,'1m84znsy47szvst9',2,1795463768005,'joined',1,'{"player":"1m84znsy2fmzx9yx"}');
INSERT INTO "event" VALUES(55,'1m84znsy47szvst9',3,1795463768008,'joined',2,'{"player":"1m84znsy386sxthm"}');
INSERT INTO "event" VALUES(56,'1m84znsy47szvst9',4,1795463768008,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m84znsy184mmz7m","status":"joined"},{"player":"1m84znsy2fmzx9yx","status":"joined"},{"player":"1m84znsy386sxthm","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(57,'1m84znsycep4bzyt',1,1795463768012,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m84znsy96s678j8","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m84znsy96s678j8","join_code":"RE3YVD","clock":null,"log":3}');
INSERT INTO "event" VALUES(58,'1m84znsycep4bzyt',2,1795463768014,'joined',1,'{"player":"1m84znsya54np559"}');
INSERT INTO "event" VALUES(59,'1m84znsycep4bzyt',3,1795463768016,'joined',2,'{"player":"1m84znsyb30pfcec"}');
INSERT INTO "event" VALUES(60,'1m84znsycep4bzyt',4,1795463768016,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m84znsy96s678j8","status":"joined"},{"player":"1m84znsya54np559","status":"joined"},{"player":"1m84znsyb30pfcec","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(61,'1m84znsycep4bzyt',5,1795463768017,'secret',0,'{"code":"5678","nonce":"c74710c30f21908a1902026a7508d1ae3000ff83c4ac1eab6c99949404a23d9b","commitment":"f3f95b1d304fe4f6153214fa79071f1eca4e8be29dc96c991b387fb7d1b207b4"}');
INSERT INTO "event" VALUES(62,'1m84znsycep4bzyt',6,1795463768018,'guess',1,'{"attempt":1,"code":"1234","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(63,'1m84znsykaa0hthq',1,1795463768019,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m84znsv93y51ax9","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m84znsv93y51ax9","join_code":"9RV2CA","clock":null,"log":3}');
INSERT INTO "event" VALUES(64,'1m84znsynaa5pn5f',1,1795463768021,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m84znsvb7qkvpdb","status":"joined"},{"player":"1m84znsvcdy9mbk2","status":"invited"}],"visibility":"public","ranked":false,"creator":"1m84znsvb7qkvpdb","join_code":"WJZ47Q","clock":null,"log":3}');
INSERT INTO "event" VALUES(65,'1m84znsynaa5pn5f',2,1795463768027,'aborted',0,'{"reason":"creator"}');
INSERT INTO "event" VALUES(66,'1m84znsz00awfgkv',1,1795463768032,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m84znsv93y51ax9","status":"joined"},{"player":"1m84znsvcdy9mbk2","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m84znsv93y51ax9","join_code":"FWV58V","clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(67,'1m84znsz166gfhyg',1,1795463768033,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m84znsv93y51ax9","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"visibility":"private","ranked":false,"creator":"1m84znsv93y51ax9","join_code":null,"clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(68,'1m84znsz166gfhyg',2,1795463768033,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m84znsv93y51ax9","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(69,'1m84znsz4am8hjtp',1,1795463768036,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":null,"hints":false},"seats":[{"player":"1m84znsz2af6h72m","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m84znsz2af6h72m","join_code":"T72FFV","clock":null,"log":3}');
INSERT INTO "event" VALUES(70,'1m84znsz4am8hjtp',2,1795463768037,'joined',1,'{"player":"1m84znsz38p139ma"}');
INSERT INTO "event" VALUES(71,'1m84znsz4am8hjtp',3,1795463768037,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m84znsz2af6h72m","status":"joined"},{"player":"1m84znsz38p139ma","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(72,'1m84znsz4am8hjtp',4,1795463768039,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(73,'1m84znsz4am8hjtp',5,1795463768044,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(74,'1m84znsz4am8hjtp',6,1795463768046,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(75,'1m84znsz4am8hjtp',7,1795463768048,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(76,'1m84znsz4am8hjtp',8,1795463768051,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(77,'1m84znsz4am8hjtp',9,1795463768051,'round-over',NULL,'{"id":"1m84znszk0kr74df","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(78,'1m84znsz4am8hjtp',10,1795463768054,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[1,0],"rules":1,"seats":[{"player":"1m84znsz2af6h72m","status":"joined"},{"player":"1m84znsz38p139ma","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(79,'1m84znsz4am8hjtp',11,1795463768057,'move',1,'{"column":1,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(80,'1m84znszvexwhtm0',1,1795463768059,'created',0,'{"ruleset":"gomoku","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m84znsv93y51ax9","status":"joined"},{"player":"1m84znsvb7qkvpdb","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m84znsv93y51ax9","join_code":"4VCTJ2","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(81,'1m84znszvexwhtm0',2,1795463768060,'joined',1,'{"player":"1m84znsvb7qkvpdb"}');
INSERT INTO "event" VALUES(82,'1m84znszvexwhtm0',3,1795463768060,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m84znsv93y51ax9","status":"joined"},{"player":"1m84znsvb7qkvpdb","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(83,'1m84znszvexwhtm0',4,1795463768062,'move',0,'{"column":7,"row":7,"symbol":"X"}');
INSERT INTO "event" VALUES(84,'1m84znszvexwhtm0',5,1795463768063,'move',1,'{"column":8,"row":8,"symbol":"O"}');
INSERT INTO "event" VALUES(85,'1m84znszvexwhtm0',6,1795463768066,'resigned',1,'{}');
INSERT INTO "event" VALUES(86,'1m84znszvexwhtm0',7,1795463768066,'round-over',NULL,'{"id":"1m84znt0248fjek3","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(87,'1m84znszvexwhtm0',8,1795463768066,'finished',NULL,'{"id":"1m84znt0248fm58y","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation"}');
INSERT INTO "event" VALUES(88,'1m84znt0509z06mv',1,1795463768069,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m84znt0402sapbx","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m84znt0402sapbx","join_code":"ZAXHE2","clock":null,"log":3,"commitment":"185c3b688f6d95aba033078c751f99a7a2b27e79c10a73f5af8dbef67fecfc32","client_seeds":["",""],"server_seed":"16dbbab20fc08a10c3c573b3460503b28db51d9469382d68b648d89dc49a2944"}');
INSERT INTO "event" VALUES(89,'1m84znt0509z06mv',2,1795463768071,'joined',1,'{"player":"1m84znt0509yza48"}');
INSERT INTO "event" VALUES(90,'1m84znt0509z06mv',3,1795463768071,'round',NULL,'{"number":1,"leader":0,"commitment":"185c3b688f6d95aba033078c751f99a7a2b27e79c10a73f5af8dbef67fecfc32","points":[0,0],"rules":1,"seats":[{"player":"1m84znt0402sapbx","status":"joined"},{"player":"1m84znt0509yza48","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(91,'1m84znt0509z06mv',4,1795463768071,'roll',0,'{"keep":[],"dice":[2,6,4,5,2],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(92,'1m84znt0509z06mv',5,1795463768075,'score',0,'{"category":"chance","score":19,"bonus":0}');
INSERT INTO "event" VALUES(93,'1m84znt0509z06mv',6,1795463768075,'roll',1,'{"keep":[],"dice":[1,6,6,1,3],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(94,'1m84znt0hdgep5wp',1,1795463768081,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m84znt0cfq99jeh","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m84znt0cfq99jeh","join_code":"NWN5F8","clock":null,"log":3,"commitment":"76528cd6023d7bc753fb0d9abddc96633a5ec690b700e02b187d4f954e728287","client_seeds":["",""],"server_seed":"00513df1a428ad7aa79c2de2770f7060711144d68ec0e32327a2e9affbc1dc44"}');
INSERT INTO "event" VALUES(95,'1m84znt0hdgep5wp',2,1795463768082,'joined',1,'{"player":"1m84znt0f70xyn0g"}');
INSERT INTO "event" VALUES(96,'1m84znt0hdgep5wp',3,1795463768082,'round',NULL,'{"number":1,"leader":0,"commitment":"76528cd6023d7bc753fb0d9abddc96633a5ec690b700e02b187d4f954e728287","points":[0,0],"rules":1,"seats":[{"player":"1m84znt0cfq99jeh","status":"joined"},{"player":"1m84znt0f70xyn0g","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(97,'1m84znt0hdgep5wp',4,1795463768082,'roll',0,'{"keep":[],"dice":[6,2,2,1,6],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(98,'1m84znt0hdgep5wp',5,1795463768085,'score',0,'{"category":"aces","score":1,"bonus":0}');
INSERT INTO "event" VALUES(99,'1m84znt0hdgep5wp',6,1795463768085,'roll',1,'{"keep":[],"dice":[5,4,4,3,1],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(100,'1m84znt0hdgep5wp',7,1795463768086,'score',1,'{"category":"aces","score":1,"bonus":0}');
INSERT INTO "event" VALUES(101,'1m84znt0hdgep5wp',8,1795463768086,'roll',0,'{"keep":[],"dice":[6,3,6,1,4],"stage":0,"roll":2}');
INSERT INTO "event" VALUES(102,'1m84znt0hdgep5wp',9,1795463768087,'score',0,'{"category":"twos","score":0,"bonus":0}');
INSERT INTO "event" VALUES(103,'1m84znt0hdgep5wp',10,1795463768087,'roll',1,'{"keep":[],"dice":[5,4,2,3,3],"stage":0,"roll":3}');
INSERT INTO "event" VALUES(104,'1m84znt0hdgep5wp',11,1795463768088,'score',1,'{"category":"twos","score":2,"bonus":0}');
INSERT INTO "event" VALUES(105,'1m84znt0hdgep5wp',12,1795463768088,'roll',0,'{"keep":[],"dice":[4,5,1,6,2],"stage":0,"roll":4}');
INSERT INTO "event" VALUES(106,'1m84znt0hdgep5wp',13,1795463768089,'score',0,'{"category":"threes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(107,'1m84znt0hdgep5wp',14,1795463768089,'roll',1,'{"keep":[],"dice":[4,5,4,6,5],"stage":0,"roll":5}');
INSERT INTO "event" VALUES(108,'1m84znt0hdgep5wp',15,1795463768090,'score',1,'{"category":"threes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(109,'1m84znt0hdgep5wp',16,1795463768090,'roll',0,'{"keep":[],"dice":[2,5,3,6,1],"stage":0,"roll":6}');
INSERT INTO "event" VALUES(110,'1m84znt0hdgep5wp',17,1795463768093,'score',0,'{"category":"fours","score":0,"bonus":0}');
INSERT INTO "event" VALUES(111,'1m84znt0hdgep5wp',18,1795463768093,'roll',1,'{"keep":[],"dice":[5,1,5,1,3],"stage":0,"roll":7}');
INSERT INTO "event" VALUES(112,'1m84znt0hdgep5wp',19,1795463768094,'score',1,'{"category":"fours","score":0,"bonus":0}');
INSERT INTO "event" VALUES(113,'1m84znt0hdgep5wp',20,1795463768094,'roll',0,'{"keep":[],"dice":[1,4,2,5,2],"stage":0,"roll":8}');
INSERT INTO "event" VALUES(114,'1m84znt0hdgep5wp',21,1795463768096,'score',0,'{"category":"fives","score":5,"bonus":0}');
INSERT INTO "event" VALUES(115,'1m84znt0hdgep5wp',22,1795463768096,'roll',1,'{"keep":[],"dice":[1,5,6,2,2],"stage":0,"roll":9}');
INSERT INTO "event" VALUES(116,'1m84znt0hdgep5wp',23,1795463768097,'score',1,'{"category":"fives","score":5,"bonus":0}');
INSERT INTO "event" VALUES(117,'1m84znt0hdgep5wp',24,1795463768097,'roll',0,'{"keep":[],"dice":[6,2,3,3,6],"stage":0,"roll":10}');
INSERT INTO "event" VALUES(118,'1m84znt0hdgep5wp',25,1795463768099,'score',0,'{"category":"sixes","score":12,"bonus":0}');
INSERT INTO "event" VALUES(119,'1m84znt0hdgep5wp',26,1795463768099,'roll',1,'{"keep":[],"dice":[6,3,6,6,3],"stage":0,"roll":11}');
INSERT INTO "event" VALUES(120,'1m84znt0hdgep5wp',27,1795463768102,'score',1,'{"category":"sixes","score":18,"bonus":0}');
INSERT INTO "event" VALUES(121,'1m84znt0hdgep5wp',28,1795463768102,'roll',0,'{"keep":[],"dice":[1,3,6,3,3],"stage":0,"roll":12}');
INSERT INTO "event" VALUES(122,'1m84znt0hdgep5wp',29,1795463768103,'score',0,'{"category":"three-of-a-kind","score":16,"bonus":0}');
INSERT INTO "event" VALUES(123,'1m84znt0hdgep5wp',30,1795463768103,'roll',1,'{"keep":[],"dice":[2,2,5,1,2],"stage":0,"roll":13}');
INSERT INTO "event" VALUES(124,'1m84znt0hdgep5wp',31,1795463768109,'score',1,'{"category":"three-of-a-kind","score":12,"bonus":0}');
INSERT INTO "event" VALUES(125,'1m84znt0hdgep5wp',32,1795463768109,'roll',0,'{"keep":[],"dice":[1,6,5,5,6],"stage":0,"roll":14}');
INSERT INTO "event" VALUES(126,'1m84znt0hdgep5wp',33,1795463768118,'score',0,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(127,'1m84znt0hdgep5wp',34,1795463768118,'roll',1,'{"keep":[],"dice":[5,4,5,6,6],"stage":0,"roll":15}');
INSERT INTO "event" VALUES(128,'1m84znt0hdgep5wp',35,1795463768121,'score',1,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(129,'1m84znt0hdgep5wp',36,1795463768121,'roll',0,'{"keep":[],"dice":[3,1,2,4,5],"stage":0,"roll":16}');
INSERT INTO "event" VALUES(130,'1m84znt0hdgep5wp',37,1795463768122,'score',0,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(131,'1m84znt0hdgep5wp',38,1795463768122,'roll',1,'{"keep":[],"dice":[5,5,6,2,1],"stage":0,"roll":17}');
INSERT INTO "event" VALUES(132,'1m84znt0hdgep5wp',39,1795463768123,'score',1,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(133,'1m84znt0hdgep5wp',40,1795463768123,'roll',0,'{"keep":[],"dice":[1,6,6,3,5],"stage":0,"roll":18}');
INSERT INTO "event" VALUES(134,'1m84znt0hdgep5wp',41,1795463768123,'score',0,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(135,'1m84znt0hdgep5wp',42,1795463768123,'roll',1,'{"keep":[],"dice":[2,1,4,5,1],"stage":0,"roll":19}');
INSERT INTO "event" VALUES(136,'1m84znt0hdgep5wp',43,1795463768125,'score',1,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(137,'1m84znt0hdgep5wp',44,1795463768125,'roll',0,'{"keep":[],"dice":[5,6,4,2,4],"stage":0,"roll":20}');
INSERT INTO "event" VALUES(138,'1m84znt0hdgep5wp',45,1795463768126,'score',0,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(139,'1m84znt0hdgep5wp',46,1795463768126,'roll',1,'{"keep":[],"dice":[4,1,6,5,4],"stage":0,"roll":21}');
INSERT INTO "event" VALUES(140,'1m84znt0hdgep5wp',47,1795463768134,'score',1,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(141,'1m84znt0hdgep5wp',48,1795463768134,'roll',0,'{"keep":[],"dice":[5,6,3,5,5],"stage":0,"roll":22}');
INSERT INTO "event" VALUES(142,'1m84znt0hdgep5wp',49,1795463768136,'score',0,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(143,'1m84znt0hdgep5wp',50,1795463768136,'roll',1,'{"keep":[],"dice":[1,3,4,4,2],"stage":0,"roll":23}');
INSERT INTO "event" VALUES(144,'1m84znt0hdgep5wp',51,1795463768138,'score',1,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(145,'1m84znt0hdgep5wp',52,1795463768138,'roll',0,'{"keep":[],"dice":[3,1,6,3,6],"stage":0,"roll":24}');
INSERT INTO "event" VALUES(146,'1m84znt0hdgep5wp',53,1795463768140,'score',0,'{"category":"chance","score":19,"bonus":0}');
INSERT INTO "event" VALUES(147,'1m84znt0hdgep5wp',54,1795463768140,'roll',1,'{"keep":[],"dice":[2,6,2,6,3],"stage":0,"roll":25}');
INSERT INTO "event" VALUES(148,'1m84znt0hdgep5wp',55,1795463768141,'score',1,'{"category":"chance","score":19,"bonus":0}');
INSERT INTO "event" VALUES(149,'1m84znt0hdgep5wp',56,1795463768141,'round-over',NULL,'{"id":"1m84znt2dfez1tda","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":1,"twos":0,"threes":0,"fours":0,"fives":5,"sixes":12,"three-of-a-kind":16,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":19},"upper_total":18,"upper_bonus":0,"yahtzee_bonus":0,"total":53},{"seat":1,"boxes":{"aces":1,"twos":2,"threes":0,"fours":0,"fives":5,"sixes":18,"three-of-a-kind":12,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":19},"upper_total":26,"upper_bonus":0,"yahtzee_bonus":0,"total":57}],"forfeited":[],"forfeited_by":null,"points":[53,57],"proof":null}');
INSERT INTO "event" VALUES(150,'1m84znt0hdgep5wp',57,1795463768141,'finished',NULL,'{"id":"1m84znt2dfez1zkw","outcome":"win","winners":[1],"points":[53,57],"reason":"rounds","proof":{"server_seed":"00513df1a428ad7aa79c2de2770f7060711144d68ec0e32327a2e9affbc1dc44","client_seeds":["",""]}}');
INSERT INTO "event" VALUES(151,'1m84znt4xakyfm84',1,1795463768222,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m84znsv93y51ax9","status":"invited"},{"player":"1m84znsvcdy9mbk2","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m84znt4sf9va3xd","join_code":"PTTF66","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3,"tournament":"1m84znt4sf9va3xd"}');
INSERT INTO "event" VALUES(152,'1m84znt5ebb73s1y',1,1795463768238,'created',0,'{"ruleset":"quiz","options":{"judge":"automatic","reading":"screen","spelling":"exact","grace_seconds":15,"ready_seconds":60,"judge_seconds":30,"appeal_seconds":0,"tie_break":true,"rounds":1,"title":null,"parts":[{"kind":"sheet","set":{"set":"1m84znt5b81nexst","version":1,"categories":null,"difficulty":null},"seconds":300,"questions":1,"points":1,"title":null}]},"seats":[{"player":"1m84znsv93y51ax9","status":"joined","role":"contender"}],"visibility":"private","ranked":false,"creator":"1m84znsv93y51ax9","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(153,'1m84znt5ebb73s1y',2,1795463768238,'round',NULL,'{"number":1,"leader":null,"commitment":"6a8364ddf1b043d4f7b009e9f9972ed14823600fd77639378a3bbe42fb22eba4","points":[0],"minor":[0],"rules":1,"seats":[{"player":"1m84znsv93y51ax9","status":"joined"}],"rounds":1,"deal":{"nonce":"713e53e5675f98450fd8d6ec3c24740dc4564dd1c1bed1f41301d3a6f0c2dd9b","sets":[{"set":"1m84znt5b81nexst","version":1,"title":"One","language":"en","licence":"own","author":"Ann"}],"questions":[{"set":0,"number":0,"salt":"f739d17b06d56d5eaea865dfa2d6be0ba61de9fff5b1d08c25173eff7d4f7d6a","dealt":"{\"choices\":[\"true\",\"false\"],\"correct\":[0],\"kind\":\"boolean\",\"text\":\"Is Oslo in Norway?\"}"}],"tie_break":0,"parts":[[1]]},"carry":null}');
INSERT INTO "event" VALUES(154,'1m84znt5ebb73s1y',3,1795463768238,'part',NULL,'{"part":1,"of":1,"part_kind":"sheet","title":null,"seconds":300,"order":null}');
INSERT INTO "event" VALUES(155,'1m84znt5ebb73s1y',4,1795463768239,'ready',0,'{}');
INSERT INTO "event" VALUES(156,'1m84znt5ebb73s1y',5,1795463768239,'question',NULL,'{"question":1,"text":"Is Oslo in Norway?","language":"en","answer_kind":"boolean","choices":["true","false"],"unit":null,"category":null,"difficulty":null,"media":null}');
INSERT INTO "event" VALUES(157,'1m84znt5ebb73s1y',6,1795463768240,'hand-in',0,'{}');
INSERT INTO "event" VALUES(158,'1m84znt5ebb73s1y',7,1795463768240,'closed',NULL,'{"question":1,"answer":"true","outcomes":[{"seat":0,"outcome":"unanswered","points":0,"text":null}]}');
INSERT INTO "event" VALUES(159,'1m84znt5ebb73s1y',8,1795463768240,'round-over',NULL,'{"id":"1m84znt5g43dd064","round":1,"leader":null,"scores":[{"seat":0,"points":0,"right":0,"wrong":0,"passes":0,"unanswered":1,"tie_break":null}],"places":[1],"tie_break":null,"title":null,"forfeited_by":null,"points":[0],"proof":{"nonce":"713e53e5675f98450fd8d6ec3c24740dc4564dd1c1bed1f41301d3a6f0c2dd9b","secret":"a5e57c63bb8855ddbe0745029963c588b35cec90538a1ea599dac376470a24f9"}}');
INSERT INTO "event" VALUES(160,'1m84znt5ebb73s1y',9,1795463768240,'finished',NULL,'{"id":"1m84znt5g43deg1b","outcome":"loss","winners":[],"points":[0],"minor":[0],"reason":"rounds"}');
INSERT INTO "event" VALUES(161,'1m84znt5s4xjyt46',1,1795463768249,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m84znt5nf05w11a","status":"joined"},{"player":"1m84znt5r3w8d1vp","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m84znt5nf05w11a","join_code":"6HXGGV","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(162,'1m84znt5s4xjyt46',2,1795463768252,'joined',1,'{"player":"1m84znt5r3w8d1vp"}');
INSERT INTO "event" VALUES(163,'1m84znt5s4xjyt46',3,1795463768252,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m84znt5nf05w11a","status":"joined"},{"player":"1m84znt5r3w8d1vp","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(164,'1m84znt5s4xjyt46',4,1795463768256,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(165,'1m84znt5s4xjyt46',5,1795463768260,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(166,'1m84znt5s4xjyt46',6,1795463768263,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(167,'1m84znt5s4xjyt46',7,1795463768265,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(168,'1m84znt5s4xjyt46',8,1795463768265,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(169,'1m84znt5s4xjyt46',9,1795463768265,'round-over',NULL,'{"id":"1m84znt697pw6c86","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(170,'1m84znt5s4xjyt46',10,1795463768265,'finished',NULL,'{"id":"1m84znt697pw8nb4","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds"}');
CREATE TABLE event_mark (
    only  INTEGER PRIMARY KEY CHECK (only = 1),
    id    INTEGER NOT NULL,
    until INTEGER NOT NULL CHECK (until >= id),
    game  TEXT    NOT NULL,
    seq   INTEGER NOT NULL
) STRICT;
INSERT INTO "event_mark" VALUES(1,170,170,'',0);
CREATE TABLE event_place (
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL,
    id   INTEGER NOT NULL, -- of the event
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "event_place" VALUES('1m84znsvjaz2z9ft',1,1);
INSERT INTO "event_place" VALUES('1m84znsvjaz2z9ft',2,2);
INSERT INTO "event_place" VALUES('1m84znsvjaz2z9ft',3,3);
INSERT INTO "event_place" VALUES('1m84znsvjaz2z9ft',4,4);
INSERT INTO "event_place" VALUES('1m84znsvjaz2z9ft',5,5);
INSERT INTO "event_place" VALUES('1m84znsvjaz2z9ft',6,6);
INSERT INTO "event_place" VALUES('1m84znsvjaz2z9ft',7,7);
INSERT INTO "event_place" VALUES('1m84znsvjaz2z9ft',8,8);
INSERT INTO "event_place" VALUES('1m84znsw6fp9r2fw',1,9);
INSERT INTO "event_place" VALUES('1m84znsw6fp9r2fw',2,10);
INSERT INTO "event_place" VALUES('1m84znsw6fp9r2fw',3,11);
INSERT INTO "event_place" VALUES('1m84znsw6fp9r2fw',4,12);
INSERT INTO "event_place" VALUES('1m84znsw6fp9r2fw',5,13);
INSERT INTO "event_place" VALUES('1m84znsw6fp9r2fw',6,14);
INSERT INTO "event_place" VALUES('1m84znsw6fp9r2fw',7,15);
INSERT INTO "event_place" VALUES('1m84znsw6fp9r2fw',8,16);
INSERT INTO "event_place" VALUES('1m84znsw6fp9r2fw',9,17);
INSERT INTO "event_place" VALUES('1m84znsw6fp9r2fw',10,18);
INSERT INTO "event_place" VALUES('1m84znswtbs8nrpx',1,19);
INSERT INTO "event_place" VALUES('1m84znswtbs8nrpx',2,20);
INSERT INTO "event_place" VALUES('1m84znswtbs8nrpx',3,21);
INSERT INTO "event_place" VALUES('1m84znswtbs8nrpx',4,22);
INSERT INTO "event_place" VALUES('1m84znswtbs8nrpx',5,23);
INSERT INTO "event_place" VALUES('1m84znswy5696e61',1,24);
INSERT INTO "event_place" VALUES('1m84znswy5696e61',2,25);
INSERT INTO "event_place" VALUES('1m84znswy5696e61',3,26);
INSERT INTO "event_place" VALUES('1m84znswy5696e61',4,27);
INSERT INTO "event_place" VALUES('1m84znswy5696e61',5,28);
INSERT INTO "event_place" VALUES('1m84znsx1b5zfrpp',1,29);
INSERT INTO "event_place" VALUES('1m84znsx1b5zfrpp',2,30);
INSERT INTO "event_place" VALUES('1m84znsx1b5zfrpp',3,31);
INSERT INTO "event_place" VALUES('1m84znsx3e63mnrh',1,32);
INSERT INTO "event_place" VALUES('1m84znsx3e63mnrh',2,33);
INSERT INTO "event_place" VALUES('1m84znsx3e63mnrh',3,34);
INSERT INTO "event_place" VALUES('1m84znsx3e63mnrh',4,35);
INSERT INTO "event_place" VALUES('1m84znsx3e63mnrh',5,36);
INSERT INTO "event_place" VALUES('1m84znsx3e63mnrh',6,37);
INSERT INTO "event_place" VALUES('1m84znsx3e63mnrh',7,38);
INSERT INTO "event_place" VALUES('1m84znsx3e63mnrh',8,39);
INSERT INTO "event_place" VALUES('1m84znsx3e63mnrh',9,40);
INSERT INTO "event_place" VALUES('1m84znsx3e63mnrh',10,41);
INSERT INTO "event_place" VALUES('1m84znsxq559en5n',1,42);
INSERT INTO "event_place" VALUES('1m84znsxq559en5n',2,43);
INSERT INTO "event_place" VALUES('1m84znsxq559en5n',3,44);
INSERT INTO "event_place" VALUES('1m84znsxq559en5n',4,45);
INSERT INTO "event_place" VALUES('1m84znsxq559en5n',5,46);
INSERT INTO "event_place" VALUES('1m84znsxq559en5n',6,47);
INSERT INTO "event_place" VALUES('1m84znsxq559en5n',7,48);
INSERT INTO "event_place" VALUES('1m84znsxq559en5n',8,49);
INSERT INTO "event_place" VALUES('1m84znsxq559en5n',9,50);
INSERT INTO "event_place" VALUES('1m84znsxq559en5n',10,51);
INSERT INTO "event_place" VALUES('1m84znsxq559en5n',11,52);
INSERT INTO "event_place" VALUES('1m84znsy47szvst9',1,53);
INSERT INTO "event_place" VALUES('1m84znsy47szvst9',2,54);
INSERT INTO "event_place" VALUES('1m84znsy47szvst9',3,55);
INSERT INTO "event_place" VALUES('1m84znsy47szvst9',4,56);
INSERT INTO "event_place" VALUES('1m84znsycep4bzyt',1,57);
INSERT INTO "event_place" VALUES('1m84znsycep4bzyt',2,58);
INSERT INTO "event_place" VALUES('1m84znsycep4bzyt',3,59);
INSERT INTO "event_place" VALUES('1m84znsycep4bzyt',4,60);
INSERT INTO "event_place" VALUES('1m84znsycep4bzyt',5,61);
INSERT INTO "event_place" VALUES('1m84znsycep4bzyt',6,62);
INSERT INTO "event_place" VALUES('1m84znsykaa0hthq',1,63);
INSERT INTO "event_place" VALUES('1m84znsynaa5pn5f',1,64);
INSERT INTO "event_place" VALUES('1m84znsynaa5pn5f',2,65);
INSERT INTO "event_place" VALUES('1m84znsz00awfgkv',1,66);
INSERT INTO "event_place" VALUES('1m84znsz166gfhyg',1,67);
INSERT INTO "event_place" VALUES('1m84znsz166gfhyg',2,68);
INSERT INTO "event_place" VALUES('1m84znsz4am8hjtp',1,69);
INSERT INTO "event_place" VALUES('1m84znsz4am8hjtp',2,70);
INSERT INTO "event_place" VALUES('1m84znsz4am8hjtp',3,71);
INSERT INTO "event_place" VALUES('1m84znsz4am8hjtp',4,72);
INSERT INTO "event_place" VALUES('1m84znsz4am8hjtp',5,73);
INSERT INTO "event_place" VALUES('1m84znsz4am8hjtp',6,74);
INSERT INTO "event_place" VALUES('1m84znsz4am8hjtp',7,75);
INSERT INTO "event_place" VALUES('1m84znsz4am8hjtp',8,76);
INSERT INTO "event_place" VALUES('1m84znsz4am8hjtp',9,77);
INSERT INTO "event_place" VALUES('1m84znsz4am8hjtp',10,78);
INSERT INTO "event_place" VALUES('1m84znsz4am8hjtp',11,79);
INSERT INTO "event_place" VALUES('1m84znszvexwhtm0',1,80);
INSERT INTO "event_place" VALUES('1m84znszvexwhtm0',2,81);
INSERT INTO "event_place" VALUES('1m84znszvexwhtm0',3,82);
INSERT INTO "event_place" VALUES('1m84znszvexwhtm0',4,83);
INSERT INTO "event_place" VALUES('1m84znszvexwhtm0',5,84);
INSERT INTO "event_place" VALUES('1m84znszvexwhtm0',6,85);
INSERT INTO "event_place" VALUES('1m84znszvexwhtm0',7,86);
INSERT INTO "event_place" VALUES('1m84znszvexwhtm0',8,87);
INSERT INTO "event_place" VALUES('1m84znt0509z06mv',1,88);
INSERT INTO "event_place" VALUES('1m84znt0509z06mv',2,89);
INSERT INTO "event_place" VALUES('1m84znt0509z06mv',3,90);
INSERT INTO "event_place" VALUES('1m84znt0509z06mv',4,91);
INSERT INTO "event_place" VALUES('1m84znt0509z06mv',5,92);
INSERT INTO "event_place" VALUES('1m84znt0509z06mv',6,93);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',1,94);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',2,95);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',3,96);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',4,97);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',5,98);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',6,99);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',7,100);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',8,101);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',9,102);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',10,103);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',11,104);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',12,105);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',13,106);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',14,107);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',15,108);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',16,109);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',17,110);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',18,111);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',19,112);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',20,113);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',21,114);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',22,115);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',23,116);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',24,117);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',25,118);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',26,119);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',27,120);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',28,121);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',29,122);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',30,123);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',31,124);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',32,125);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',33,126);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',34,127);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',35,128);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',36,129);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',37,130);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',38,131);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',39,132);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',40,133);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',41,134);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',42,135);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',43,136);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',44,137);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',45,138);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',46,139);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',47,140);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',48,141);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',49,142);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',50,143);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',51,144);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',52,145);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',53,146);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',54,147);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',55,148);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',56,149);
INSERT INTO "event_place" VALUES('1m84znt0hdgep5wp',57,150);
INSERT INTO "event_place" VALUES('1m84znt4xakyfm84',1,151);
INSERT INTO "event_place" VALUES('1m84znt5ebb73s1y',1,152);
INSERT INTO "event_place" VALUES('1m84znt5ebb73s1y',2,153);
INSERT INTO "event_place" VALUES('1m84znt5ebb73s1y',3,154);
INSERT INTO "event_place" VALUES('1m84znt5ebb73s1y',4,155);
INSERT INTO "event_place" VALUES('1m84znt5ebb73s1y',5,156);
INSERT INTO "event_place" VALUES('1m84znt5ebb73s1y',6,157);
INSERT INTO "event_place" VALUES('1m84znt5ebb73s1y',7,158);
INSERT INTO "event_place" VALUES('1m84znt5ebb73s1y',8,159);
INSERT INTO "event_place" VALUES('1m84znt5ebb73s1y',9,160);
INSERT INTO "event_place" VALUES('1m84znt5s4xjyt46',1,161);
INSERT INTO "event_place" VALUES('1m84znt5s4xjyt46',2,162);
INSERT INTO "event_place" VALUES('1m84znt5s4xjyt46',3,163);
INSERT INTO "event_place" VALUES('1m84znt5s4xjyt46',4,164);
INSERT INTO "event_place" VALUES('1m84znt5s4xjyt46',5,165);
INSERT INTO "event_place" VALUES('1m84znt5s4xjyt46',6,166);
INSERT INTO "event_place" VALUES('1m84znt5s4xjyt46',7,167);
INSERT INTO "event_place" VALUES('1m84znt5s4xjyt46',8,168);
INSERT INTO "event_place" VALUES('1m84znt5s4xjyt46',9,169);
INSERT INTO "event_place" VALUES('1m84znt5s4xjyt46',10,170);
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
INSERT INTO "game" VALUES('1m84znsvjaz2z9ft','main','bulls-and-cows','finished','private',1,'1m84znsv93y51ax9',NULL,1795463767922,1795463767940,0);
INSERT INTO "game" VALUES('1m84znsw6fp9r2fw','main','bulls-and-cows','finished','private',1,'1m84znsvb7qkvpdb',NULL,1795463767942,1795463767961,0);
INSERT INTO "game" VALUES('1m84znswtbs8nrpx','main','number-guess','finished','private',1,'1m84znsv93y51ax9',NULL,1795463767962,1795463767964,0);
INSERT INTO "game" VALUES('1m84znswy5696e61','main','number-guess','finished','private',1,'1m84znsvb7qkvpdb',NULL,1795463767966,1795463767967,0);
INSERT INTO "game" VALUES('1m84znsx1b5zfrpp','main','bulls-and-cows','playing','private',1,'1m84znsx1b5zeeq0',NULL,1795463767969,NULL,0);
INSERT INTO "game" VALUES('1m84znsx3e63mnrh','main','bulls-and-cows','playing','public',1,'1m84znsx3e63m755',NULL,1795463767971,NULL,0);
INSERT INTO "game" VALUES('1m84znsxq559en5n','main','bulls-and-cows','finished','public',0,'1m84znsxn9tpskw1',NULL,1795463767991,1795463767999,0);
INSERT INTO "game" VALUES('1m84znsy47szvst9','main','bulls-and-cows','playing','private',0,'1m84znsy184mmz7m','8AC2KE',1795463768004,NULL,0);
INSERT INTO "game" VALUES('1m84znsycep4bzyt','main','bulls-and-cows','playing','private',0,'1m84znsy96s678j8','RE3YVD',1795463768012,NULL,0);
INSERT INTO "game" VALUES('1m84znsykaa0hthq','main','mastermind','open','public',0,'1m84znsv93y51ax9','9RV2CA',1795463768019,NULL,0);
INSERT INTO "game" VALUES('1m84znsynaa5pn5f','main','mastermind','aborted','public',0,'1m84znsvb7qkvpdb',NULL,1795463768021,1795463768027,0);
INSERT INTO "game" VALUES('1m84znsz00awfgkv','main','mastermind','open','private',0,'1m84znsv93y51ax9','FWV58V',1795463768032,NULL,1);
INSERT INTO "game" VALUES('1m84znsz166gfhyg','main','bulls-and-cows','playing','private',0,'1m84znsv93y51ax9',NULL,1795463768033,NULL,1);
INSERT INTO "game" VALUES('1m84znsz4am8hjtp','main','tic-tac-toe','playing','public',0,'1m84znsz2af6h72m','T72FFV',1795463768036,NULL,0);
INSERT INTO "game" VALUES('1m84znszvexwhtm0','main','gomoku','finished','private',1,'1m84znsv93y51ax9',NULL,1795463768059,1795463768066,0);
INSERT INTO "game" VALUES('1m84znt0509z06mv','main','yahtzee','playing','private',0,'1m84znt0402sapbx','ZAXHE2',1795463768069,NULL,0);
INSERT INTO "game" VALUES('1m84znt0hdgep5wp','main','yahtzee','finished','private',0,'1m84znt0cfq99jeh',NULL,1795463768081,1795463768141,0);
INSERT INTO "game" VALUES('1m84znt4xakyfm84','main','tic-tac-toe','open','private',0,'1m84znt4sf9va3xd','PTTF66',1795463768222,NULL,1);
INSERT INTO "game" VALUES('1m84znt5ebb73s1y','main','quiz','finished','private',0,'1m84znsv93y51ax9',NULL,1795463768238,1795463768240,0);
INSERT INTO "game" VALUES('1m84znt5s4xjyt46','main','tic-tac-toe','finished','private',0,'1m84znt5nf05w11a',NULL,1795463768249,1795463768265,0);
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
INSERT INTO "idempotency_record" VALUES(1,'1m84znsv93y51ax9','open','POST','/v1/games',X'09691FB4A4A800A0B6D83166B89AA76941AFE880DE790D85B4610A9C932FDBEE',1795463768019,201,'1','/v1/games/1m84znsykaa0hthq','','1m84znsykaa0hthq',0,1,0);
CREATE TABLE idempotency_use (
    player TEXT    NOT NULL,
    hour   INTEGER NOT NULL, -- since 1970
    bytes  INTEGER NOT NULL CHECK (bytes >= 0),
    PRIMARY KEY (player, hour)
) STRICT, WITHOUT ROWID;
INSERT INTO "idempotency_use" VALUES('1m84znsv93y51ax9',498739,140);
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL
) STRICT;
INSERT INTO "migration" VALUES(1,'schema',X'E31C748AB2DC32E41E27AD18CF3BD9B20E2575DFA780082CEDE1C9E199F5561A',1795463767860);
CREATE TABLE notification (
    player   TEXT    NOT NULL,
    seq      INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the player
    at       INTEGER NOT NULL,
    kind     TEXT    NOT NULL,                 -- invited, joined, declined, turn, round-over, finished, rematch, aborted
    game     TEXT    NOT NULL,
    game_seq INTEGER NOT NULL,                 -- the game's event that it is about
    PRIMARY KEY (player, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "notification" VALUES('1m84znsv93y51ax9',1,1795463768060,'joined','1m84znszvexwhtm0',2);
INSERT INTO "notification" VALUES('1m84znsv93y51ax9',2,1795463768060,'turn','1m84znszvexwhtm0',3);
INSERT INTO "notification" VALUES('1m84znsv93y51ax9',3,1795463768063,'turn','1m84znszvexwhtm0',5);
INSERT INTO "notification" VALUES('1m84znsv93y51ax9',4,1795463768066,'round-over','1m84znszvexwhtm0',7);
INSERT INTO "notification" VALUES('1m84znsv93y51ax9',5,1795463768066,'finished','1m84znszvexwhtm0',8);
INSERT INTO "notification" VALUES('1m84znsv93y51ax9',6,1795463768222,'invited','1m84znt4xakyfm84',1);
INSERT INTO "notification" VALUES('1m84znsvb7qkvpdb',1,1795463768027,'aborted','1m84znsynaa5pn5f',2);
INSERT INTO "notification" VALUES('1m84znsvb7qkvpdb',2,1795463768059,'invited','1m84znszvexwhtm0',1);
INSERT INTO "notification" VALUES('1m84znsvb7qkvpdb',3,1795463768062,'turn','1m84znszvexwhtm0',4);
INSERT INTO "notification" VALUES('1m84znsvb7qkvpdb',4,1795463768066,'finished','1m84znszvexwhtm0',8);
INSERT INTO "notification" VALUES('1m84znsvcdy9mbk2',1,1795463768021,'invited','1m84znsynaa5pn5f',1);
INSERT INTO "notification" VALUES('1m84znsvcdy9mbk2',2,1795463768027,'aborted','1m84znsynaa5pn5f',2);
INSERT INTO "notification" VALUES('1m84znsvcdy9mbk2',3,1795463768032,'invited','1m84znsz00awfgkv',1);
INSERT INTO "notification" VALUES('1m84znsvcdy9mbk2',4,1795463768222,'invited','1m84znt4xakyfm84',1);
INSERT INTO "notification" VALUES('1m84znsxn9tpskw1',1,1795463767993,'joined','1m84znsxq559en5n',2);
INSERT INTO "notification" VALUES('1m84znsxn9tpskw1',2,1795463767993,'turn','1m84znsxq559en5n',3);
INSERT INTO "notification" VALUES('1m84znsxn9tpskw1',3,1795463767996,'round-over','1m84znsxq559en5n',6);
INSERT INTO "notification" VALUES('1m84znsxn9tpskw1',4,1795463767998,'turn','1m84znsxq559en5n',8);
INSERT INTO "notification" VALUES('1m84znsxn9tpskw1',5,1795463767999,'finished','1m84znsxq559en5n',11);
INSERT INTO "notification" VALUES('1m84znsxpe201wm4',1,1795463767995,'turn','1m84znsxq559en5n',4);
INSERT INTO "notification" VALUES('1m84znsxpe201wm4',2,1795463767996,'round-over','1m84znsxq559en5n',6);
INSERT INTO "notification" VALUES('1m84znsxpe201wm4',3,1795463767999,'round-over','1m84znsxq559en5n',10);
INSERT INTO "notification" VALUES('1m84znsxpe201wm4',4,1795463767999,'finished','1m84znsxq559en5n',11);
INSERT INTO "notification" VALUES('1m84znsy184mmz7m',1,1795463768005,'joined','1m84znsy47szvst9',2);
INSERT INTO "notification" VALUES('1m84znsy184mmz7m',2,1795463768008,'joined','1m84znsy47szvst9',3);
INSERT INTO "notification" VALUES('1m84znsy2fmzx9yx',1,1795463768008,'joined','1m84znsy47szvst9',3);
INSERT INTO "notification" VALUES('1m84znsy2fmzx9yx',2,1795463768008,'turn','1m84znsy47szvst9',4);
INSERT INTO "notification" VALUES('1m84znsy96s678j8',1,1795463768014,'joined','1m84znsycep4bzyt',2);
INSERT INTO "notification" VALUES('1m84znsy96s678j8',2,1795463768016,'joined','1m84znsycep4bzyt',3);
INSERT INTO "notification" VALUES('1m84znsy96s678j8',3,1795463768016,'turn','1m84znsycep4bzyt',4);
INSERT INTO "notification" VALUES('1m84znsya54np559',1,1795463768016,'joined','1m84znsycep4bzyt',3);
INSERT INTO "notification" VALUES('1m84znsya54np559',2,1795463768017,'turn','1m84znsycep4bzyt',5);
INSERT INTO "notification" VALUES('1m84znsyb30pfcec',1,1795463768018,'turn','1m84znsycep4bzyt',6);
INSERT INTO "notification" VALUES('1m84znsz2af6h72m',1,1795463768037,'joined','1m84znsz4am8hjtp',2);
INSERT INTO "notification" VALUES('1m84znsz2af6h72m',2,1795463768037,'turn','1m84znsz4am8hjtp',3);
INSERT INTO "notification" VALUES('1m84znsz2af6h72m',3,1795463768044,'turn','1m84znsz4am8hjtp',5);
INSERT INTO "notification" VALUES('1m84znsz2af6h72m',4,1795463768048,'turn','1m84znsz4am8hjtp',7);
INSERT INTO "notification" VALUES('1m84znsz2af6h72m',5,1795463768051,'round-over','1m84znsz4am8hjtp',9);
INSERT INTO "notification" VALUES('1m84znsz2af6h72m',6,1795463768057,'turn','1m84znsz4am8hjtp',11);
INSERT INTO "notification" VALUES('1m84znsz38p139ma',1,1795463768039,'turn','1m84znsz4am8hjtp',4);
INSERT INTO "notification" VALUES('1m84znsz38p139ma',2,1795463768046,'turn','1m84znsz4am8hjtp',6);
INSERT INTO "notification" VALUES('1m84znsz38p139ma',3,1795463768051,'round-over','1m84znsz4am8hjtp',9);
INSERT INTO "notification" VALUES('1m84znsz38p139ma',4,1795463768054,'turn','1m84znsz4am8hjtp',10);
INSERT INTO "notification" VALUES('1m84znt0402sapbx',1,1795463768071,'joined','1m84znt0509z06mv',2);
INSERT INTO "notification" VALUES('1m84znt0402sapbx',2,1795463768071,'turn','1m84znt0509z06mv',4);
INSERT INTO "notification" VALUES('1m84znt0509yza48',1,1795463768075,'turn','1m84znt0509z06mv',6);
INSERT INTO "notification" VALUES('1m84znt0cfq99jeh',1,1795463768082,'joined','1m84znt0hdgep5wp',2);
INSERT INTO "notification" VALUES('1m84znt0cfq99jeh',2,1795463768082,'turn','1m84znt0hdgep5wp',4);
INSERT INTO "notification" VALUES('1m84znt0cfq99jeh',3,1795463768086,'turn','1m84znt0hdgep5wp',8);
INSERT INTO "notification" VALUES('1m84znt0cfq99jeh',4,1795463768088,'turn','1m84znt0hdgep5wp',12);
INSERT INTO "notification" VALUES('1m84znt0cfq99jeh',5,1795463768090,'turn','1m84znt0hdgep5wp',16);
INSERT INTO "notification" VALUES('1m84znt0cfq99jeh',6,1795463768094,'turn','1m84znt0hdgep5wp',20);
INSERT INTO "notification" VALUES('1m84znt0cfq99jeh',7,1795463768097,'turn','1m84znt0hdgep5wp',24);
INSERT INTO "notification" VALUES('1m84znt0cfq99jeh',8,1795463768102,'turn','1m84znt0hdgep5wp',28);
INSERT INTO "notification" VALUES('1m84znt0cfq99jeh',9,1795463768109,'turn','1m84znt0hdgep5wp',32);
INSERT INTO "notification" VALUES('1m84znt0cfq99jeh',10,1795463768121,'turn','1m84znt0hdgep5wp',36);
INSERT INTO "notification" VALUES('1m84znt0cfq99jeh',11,1795463768123,'turn','1m84znt0hdgep5wp',40);
INSERT INTO "notification" VALUES('1m84znt0cfq99jeh',12,1795463768125,'turn','1m84znt0hdgep5wp',44);
INSERT INTO "notification" VALUES('1m84znt0cfq99jeh',13,1795463768134,'turn','1m84znt0hdgep5wp',48);
INSERT INTO "notification" VALUES('1m84znt0cfq99jeh',14,1795463768138,'turn','1m84znt0hdgep5wp',52);
INSERT INTO "notification" VALUES('1m84znt0cfq99jeh',15,1795463768141,'round-over','1m84znt0hdgep5wp',56);
INSERT INTO "notification" VALUES('1m84znt0cfq99jeh',16,1795463768141,'finished','1m84znt0hdgep5wp',57);
INSERT INTO "notification" VALUES('1m84znt0f70xyn0g',1,1795463768085,'turn','1m84znt0hdgep5wp',6);
INSERT INTO "notification" VALUES('1m84znt0f70xyn0g',2,1795463768087,'turn','1m84znt0hdgep5wp',10);
INSERT INTO "notification" VALUES('1m84znt0f70xyn0g',3,1795463768089,'turn','1m84znt0hdgep5wp',14);
INSERT INTO "notification" VALUES('1m84znt0f70xyn0g',4,1795463768093,'turn','1m84znt0hdgep5wp',18);
INSERT INTO "notification" VALUES('1m84znt0f70xyn0g',5,1795463768096,'turn','1m84znt0hdgep5wp',22);
INSERT INTO "notification" VALUES('1m84znt0f70xyn0g',6,1795463768099,'turn','1m84znt0hdgep5wp',26);
INSERT INTO "notification" VALUES('1m84znt0f70xyn0g',7,1795463768103,'turn','1m84znt0hdgep5wp',30);
INSERT INTO "notification" VALUES('1m84znt0f70xyn0g',8,1795463768118,'turn','1m84znt0hdgep5wp',34);
INSERT INTO "notification" VALUES('1m84znt0f70xyn0g',9,1795463768122,'turn','1m84znt0hdgep5wp',38);
INSERT INTO "notification" VALUES('1m84znt0f70xyn0g',10,1795463768123,'turn','1m84znt0hdgep5wp',42);
INSERT INTO "notification" VALUES('1m84znt0f70xyn0g',11,1795463768126,'turn','1m84znt0hdgep5wp',46);
INSERT INTO "notification" VALUES('1m84znt0f70xyn0g',12,1795463768136,'turn','1m84znt0hdgep5wp',50);
INSERT INTO "notification" VALUES('1m84znt0f70xyn0g',13,1795463768140,'turn','1m84znt0hdgep5wp',54);
INSERT INTO "notification" VALUES('1m84znt0f70xyn0g',14,1795463768141,'round-over','1m84znt0hdgep5wp',56);
INSERT INTO "notification" VALUES('1m84znt0f70xyn0g',15,1795463768141,'finished','1m84znt0hdgep5wp',57);
INSERT INTO "notification" VALUES('1m84znt5nf05w11a',1,1795463768252,'joined','1m84znt5s4xjyt46',2);
INSERT INTO "notification" VALUES('1m84znt5nf05w11a',2,1795463768252,'turn','1m84znt5s4xjyt46',3);
INSERT INTO "notification" VALUES('1m84znt5nf05w11a',3,1795463768260,'turn','1m84znt5s4xjyt46',5);
INSERT INTO "notification" VALUES('1m84znt5nf05w11a',4,1795463768265,'turn','1m84znt5s4xjyt46',7);
INSERT INTO "notification" VALUES('1m84znt5nf05w11a',5,1795463768265,'round-over','1m84znt5s4xjyt46',9);
INSERT INTO "notification" VALUES('1m84znt5nf05w11a',6,1795463768265,'finished','1m84znt5s4xjyt46',10);
INSERT INTO "notification" VALUES('1m84znt5r3w8d1vp',1,1795463768249,'invited','1m84znt5s4xjyt46',1);
INSERT INTO "notification" VALUES('1m84znt5r3w8d1vp',2,1795463768256,'turn','1m84znt5s4xjyt46',4);
INSERT INTO "notification" VALUES('1m84znt5r3w8d1vp',3,1795463768263,'turn','1m84znt5s4xjyt46',6);
INSERT INTO "notification" VALUES('1m84znt5r3w8d1vp',4,1795463768265,'round-over','1m84znt5s4xjyt46',9);
INSERT INTO "notification" VALUES('1m84znt5r3w8d1vp',5,1795463768265,'finished','1m84znt5s4xjyt46',10);
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
INSERT INTO "player" VALUES('000000000p9c7fga','main','random',1,0,NULL,NULL,1795463768033,NULL);
INSERT INTO "player" VALUES('1m84znsv77dcr63r','main','service',1,0,NULL,NULL,1795463767911,NULL);
INSERT INTO "player" VALUES('1m84znsv93y51ax9','main','Ann',0,0,NULL,NULL,1795463767913,NULL);
INSERT INTO "player" VALUES('1m84znsvb7qkvpdb','main','Bob',0,0,NULL,NULL,1795463767915,NULL);
INSERT INTO "player" VALUES('1m84znsvcdy9mbk2','main','Cyd',0,0,1795463767918,NULL,1795463767916,NULL);
INSERT INTO "player" VALUES('1m84znsx1b5zeeq0','main','Guest',0,1,NULL,NULL,1795463767969,NULL);
INSERT INTO "player" VALUES('1m84znsx3e63m755','main','Guest',0,1,NULL,NULL,1795463767971,NULL);
INSERT INTO "player" VALUES('1m84znsxn9tpskw1','main','Player 0',0,0,NULL,NULL,1795463767989,NULL);
INSERT INTO "player" VALUES('1m84znsxpe201wm4','main','Player 1',0,0,NULL,NULL,1795463767990,NULL);
INSERT INTO "player" VALUES('1m84znsy184mmz7m','main','Player 0',0,0,NULL,NULL,1795463768001,NULL);
INSERT INTO "player" VALUES('1m84znsy2fmzx9yx','main','Player 1',0,0,NULL,NULL,1795463768002,NULL);
INSERT INTO "player" VALUES('1m84znsy386sxthm','main','Player 2',0,0,NULL,NULL,1795463768003,NULL);
INSERT INTO "player" VALUES('1m84znsy96s678j8','main','Player 0',0,0,NULL,NULL,1795463768009,NULL);
INSERT INTO "player" VALUES('1m84znsya54np559','main','Player 1',0,0,NULL,NULL,1795463768010,NULL);
INSERT INTO "player" VALUES('1m84znsyb30pfcec','main','Player 2',0,0,NULL,NULL,1795463768011,NULL);
INSERT INTO "player" VALUES('1m84znsz2af6h72m','main','Player 0',0,0,NULL,NULL,1795463768034,NULL);
INSERT INTO "player" VALUES('1m84znsz38p139ma','main','Player 1',0,0,NULL,NULL,1795463768035,NULL);
INSERT INTO "player" VALUES('1m84znt0402sapbx','main','Player 0',0,0,NULL,NULL,1795463768068,NULL);
INSERT INTO "player" VALUES('1m84znt0509yza48','main','Player 1',0,0,NULL,NULL,1795463768069,NULL);
INSERT INTO "player" VALUES('1m84znt0cfq99jeh','main','Player 0',0,0,NULL,NULL,1795463768076,NULL);
INSERT INTO "player" VALUES('1m84znt0f70xyn0g','main','Player 1',0,0,NULL,NULL,1795463768079,NULL);
INSERT INTO "player" VALUES('1m84znt5nf05w11a','main','Dee',0,0,NULL,'1m84znsv77dcr63r',1795463768245,NULL);
INSERT INTO "player" VALUES('1m84znt5r3w8d1vp','main',NULL,0,0,NULL,'1m84znsv77dcr63r',1795463768248,1795463768268);
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
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m84znsv93y51ax9',1,0,X'0002020000A09C010280F10480F10480F1040202889ED79FC168889ED79FC168889ED79FC168889ED79FC168889ED79FC16880C09EDBC06802020000A09C010280F10480F10480F1040202889ED79FC168889ED79FC168889ED79FC168889ED79FC168889ED79FC16880C09EDBC06802020000A09C010280F10480F10480F1040202889ED79FC168889ED79FC168889ED79FC168889ED79FC168889ED79FC16880A0BFC6B26802020000A09C010280F10480F10480F1040202889ED79FC168889ED79FC168889ED79FC168889ED79FC168889ED79FC168',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m84znsvb7qkvpdb',2,0,X'0002020000A09C0102C0A907C0A907C0A9070202B29ED79FC168B29ED79FC168B29ED79FC168B29ED79FC168B29ED79FC16880C09EDBC06802020000A09C0102C0A907C0A907C0A9070202B29ED79FC168B29ED79FC168B29ED79FC168B29ED79FC168B29ED79FC16880C09EDBC06802020000A09C0102C0A907C0A907C0A9070202B29ED79FC168B29ED79FC168B29ED79FC168B29ED79FC168B29ED79FC16880A0BFC6B26802020000A09C0102C0A907C0A907C0A9070202B29ED79FC168B29ED79FC168B29ED79FC168B29ED79FC168B29ED79FC168',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m84znsx3e63m755',3,0,X'0002020000A09C0102A08D06A08D06A08D060202E49ED79FC168E49ED79FC168E49ED79FC168E49ED79FC168E49ED79FC16880C09EDBC06802020000A09C0102A08D06A08D06A08D060202E49ED79FC168E49ED79FC168E49ED79FC168E49ED79FC168E49ED79FC16880C09EDBC06802020000A09C0102A08D06A08D06A08D060202E49ED79FC168E49ED79FC168E49ED79FC168E49ED79FC168E49ED79FC16880A0BFC6B26802020000A09C0102A08D06A08D06A08D060202E49ED79FC168E49ED79FC168E49ED79FC168E49ED79FC168E49ED79FC168',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','gomoku','1m84znsv93y51ax9',3,0,X'0002020000A09C0100000000020284A0D79FC16884A0D79FC168000084A0D79FC16880C09EDBC06802020000A09C0100000000020284A0D79FC16884A0D79FC168000084A0D79FC16880C09EDBC06802020000A09C0100000000020284A0D79FC16884A0D79FC168000084A0D79FC16880A0BFC6B26802020000A09C0100000000020284A0D79FC16884A0D79FC168000084A0D79FC168',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795463768066);
INSERT INTO "player_stats" VALUES('main','gomoku','1m84znsvb7qkvpdb',4,0,X'000200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080A0BFC6B26802000002000000000000000000000000',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795463768066);
INSERT INTO "player_stats" VALUES('main','number-guess','1m84znsv93y51ax9',1,0,X'000200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080A0BFC6B26802000002000000000000000000000000',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','number-guess','1m84znsvb7qkvpdb',2,0,X'000200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080A0BFC6B26802000002000000000000000000000000',NULL,NULL,NULL,NULL);
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
INSERT INTO "question_part" VALUES(1,'1m84znt5216v5hr2',0,'[{"text":"What is the capital of France?","answers":["Paris"],"category":"Europe","difficulty":"easy"}]');
INSERT INTO "question_part" VALUES(2,'1m84znt54c34m79y',0,'[{"text":"What is the capital of France?","answers":["Paris"],"category":"Europe","difficulty":"easy"},{"text":"Which is the capital of Norway?","choices":["Oslo","Bergen"],"correct":0}]');
INSERT INTO "question_part" VALUES(3,'1m84znt58d5mqr9h',0,'[{"text":"When was Canberra founded?","range":[1912,1914]}]');
INSERT INTO "question_part" VALUES(4,'1m84znt5b81ne48q',0,'[{"text":"Is Oslo in Norway?","correct":true}]');
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
INSERT INTO "question_set" VALUES('1m84znt5216v5tk0','main','1m84znsv93y51ax9',3,'Capitals','capitals','en','own','Ann',NULL,NULL,0,3507,1795463768226,1795463768232,NULL);
INSERT INTO "question_set" VALUES('1m84znt5b81nexst','main','1m84znsvb7qkvpdb',1,'One','one','en','own','Ann',NULL,NULL,1,1072,1795463768235,1795463768235,NULL);
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
INSERT INTO "question_version" VALUES('1m84znt5216v5tk0',1,1,'1m84znt5216v5hr2',1795463768226,'Capitals','en','own','Ann',NULL,NULL,0,1,'{"text":1,"choice":0,"boolean":0,"number":0}','[{"name":"Europe","count":1}]',1156);
INSERT INTO "question_version" VALUES('1m84znt5216v5tk0',2,2,'1m84znt54c34m79y',1795463768228,'Capitals','en','own','Ann',NULL,NULL,0,2,'{"text":1,"choice":1,"boolean":0,"number":0}','[{"name":"Europe","count":1}]',1239);
INSERT INTO "question_version" VALUES('1m84znt5216v5tk0',3,2,'1m84znt58d5mqr9h',1795463768232,'Capitals','en','own','Ann',NULL,NULL,0,3,'{"text":1,"choice":1,"boolean":0,"number":1}','[{"name":"Europe","count":1}]',1112);
INSERT INTO "question_version" VALUES('1m84znt5b81nexst',1,1,'1m84znt5b81ne48q',1795463768235,'One','en','own','Ann',NULL,NULL,1,1,'{"text":0,"choice":0,"boolean":1,"number":0}','[]',1072);
CREATE TABLE rating_pair (
    ruleset TEXT    NOT NULL,
    a       TEXT    NOT NULL, -- the player whose id is the smaller
    b       TEXT    NOT NULL,
    day     INTEGER NOT NULL, -- its beginning
    games   INTEGER NOT NULL,
    PRIMARY KEY (ruleset, a, b)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_pair" VALUES('gomoku','1m84znsv93y51ax9','1m84znsvb7qkvpdb',1795392000000,1);
CREATE TABLE rating_step (
    player    TEXT NOT NULL,
    ruleset   TEXT NOT NULL,
    result    TEXT NOT NULL, -- the match
    rating    REAL NOT NULL, -- from then on
    deviation REAL NOT NULL,
    PRIMARY KEY (player, ruleset, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_step" VALUES('1m84znsv93y51ax9','gomoku','1m84znt0248fm58y',1.66231089390629767875e+03,2.90318963717980466293e+02);
INSERT INTO "rating_step" VALUES('1m84znsvb7qkvpdb','gomoku','1m84znt0248fm58y',1.33768910609370232124e+03,2.90318963717980466293e+02);
CREATE TABLE record (
    player  TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    tally   BLOB NOT NULL, -- of all time: see play/stats.h
    PRIMARY KEY (player, ruleset)
) STRICT, WITHOUT ROWID;
INSERT INTO "record" VALUES('1m84znsv93y51ax9','bulls-and-cows',X'0002020000A09C01000000000202889ED79FC168889ED79FC1680000889ED79FC168');
INSERT INTO "record" VALUES('1m84znsv93y51ax9','gomoku',X'0002020000A09C0100000000020284A0D79FC16884A0D79FC168000084A0D79FC168');
INSERT INTO "record" VALUES('1m84znsv93y51ax9','number-guess',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m84znsv93y51ax9','quiz',X'0002000000000000000000000000000000');
INSERT INTO "record" VALUES('1m84znsvb7qkvpdb','bulls-and-cows',X'0002020000A09C01000000000202B29ED79FC168B29ED79FC1680000B29ED79FC168');
INSERT INTO "record" VALUES('1m84znsvb7qkvpdb','gomoku',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m84znsvb7qkvpdb','number-guess',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m84znsx3e63m755','bulls-and-cows',X'0002020000A09C01000000000202E49ED79FC168E49ED79FC1680000E49ED79FC168');
INSERT INTO "record" VALUES('1m84znsxn9tpskw1','bulls-and-cows',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m84znsxpe201wm4','bulls-and-cows',X'0002020000C0B802000000000202FE9ED79FC168FE9ED79FC1680000FE9ED79FC168');
INSERT INTO "record" VALUES('1m84znt0cfq99jeh','yahtzee',X'0002000002A0D940000000000000009AA1D79FC168000000');
INSERT INTO "record" VALUES('1m84znt0f70xyn0g','yahtzee',X'0002020000A0CA450000000002029AA1D79FC1689AA1D79FC16800009AA1D79FC168');
INSERT INTO "record" VALUES('1m84znt5nf05w11a','tic-tac-toe',X'0002020000A09C0100000000020292A3D79FC16892A3D79FC168000092A3D79FC168');
INSERT INTO "record" VALUES('1m84znt5r3w8d1vp','tic-tac-toe',X'0002000002000000000000000000000000');
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
INSERT INTO "result" VALUES('1m84znsw45azxwv0','main','1m84znsvjaz2z9ft',1,'bulls-and-cows',1,0,1795463767940,'{"id":"1m84znsw45azxwv0","round":1,"leader":null,"attempts":4,"solved":true,"solver":0,"secret":"0537","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-23T19:56:07.940Z"}');
INSERT INTO "result" VALUES('1m84znsw45azycey','main','1m84znsvjaz2z9ft',0,'bulls-and-cows',1,0,1795463767940,'{"id":"1m84znsw45azycey","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-23T19:56:07.940Z"}');
INSERT INTO "result" VALUES('1m84znsws5a7ef34','main','1m84znsw6fp9r2fw',1,'bulls-and-cows',1,0,1795463767961,'{"id":"1m84znsws5a7ef34","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"1094","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-23T19:56:07.961Z"}');
INSERT INTO "result" VALUES('1m84znsws5a7f36m','main','1m84znsw6fp9r2fw',0,'bulls-and-cows',1,0,1795463767961,'{"id":"1m84znsws5a7f36m","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-23T19:56:07.961Z"}');
INSERT INTO "result" VALUES('1m84znswwa1rvp6k','main','1m84znswtbs8nrpx',1,'number-guess',1,0,1795463767964,'{"id":"1m84znswwa1rvp6k","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"6063","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-23T19:56:07.964Z"}');
INSERT INTO "result" VALUES('1m84znswwa1rvt03','main','1m84znswtbs8nrpx',0,'number-guess',1,0,1795463767964,'{"id":"1m84znswwa1rvt03","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-23T19:56:07.964Z"}');
INSERT INTO "result" VALUES('1m84znswzfg6r357','main','1m84znswy5696e61',1,'number-guess',1,0,1795463767967,'{"id":"1m84znswzfg6r357","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"8224","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-23T19:56:07.967Z"}');
INSERT INTO "result" VALUES('1m84znswzfg6rghw','main','1m84znswy5696e61',0,'number-guess',1,0,1795463767967,'{"id":"1m84znswzfg6rghw","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-23T19:56:07.967Z"}');
INSERT INTO "result" VALUES('1m84znsxjdwwe2kc','main','1m84znsx3e63mnrh',1,'bulls-and-cows',1,0,1795463767986,'{"id":"1m84znsxjdwwe2kc","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"3620","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-23T19:56:07.986Z"}');
INSERT INTO "result" VALUES('1m84znsxw3wwqabn','main','1m84znsxq559en5n',1,'bulls-and-cows',0,1,1795463767996,'{"id":"1m84znsxw3wwqabn","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-23T19:56:07.996Z"}');
INSERT INTO "result" VALUES('1m84znsxzdthw1md','main','1m84znsxq559en5n',2,'bulls-and-cows',0,1,1795463767999,'{"id":"1m84znsxzdthw1md","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-23T19:56:07.999Z"}');
INSERT INTO "result" VALUES('1m84znsxzdthww3m','main','1m84znsxq559en5n',0,'bulls-and-cows',0,1,1795463767999,'{"id":"1m84znsxzdthww3m","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation","published_at":"2026-11-23T19:56:07.999Z"}');
INSERT INTO "result" VALUES('1m84znszk0kr74df','main','1m84znsz4am8hjtp',1,'tic-tac-toe',0,1,1795463768051,'{"id":"1m84znszk0kr74df","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-23T19:56:08.051Z"}');
INSERT INTO "result" VALUES('1m84znt0248fjek3','main','1m84znszvexwhtm0',1,'gomoku',1,0,1795463768066,'{"id":"1m84znt0248fjek3","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-23T19:56:08.066Z"}');
INSERT INTO "result" VALUES('1m84znt0248fm58y','main','1m84znszvexwhtm0',0,'gomoku',1,0,1795463768066,'{"id":"1m84znt0248fm58y","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","published_at":"2026-11-23T19:56:08.066Z"}');
INSERT INTO "result" VALUES('1m84znt2dfez1tda','main','1m84znt0hdgep5wp',1,'yahtzee',0,0,1795463768141,'{"id":"1m84znt2dfez1tda","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":1,"twos":0,"threes":0,"fours":0,"fives":5,"sixes":12,"three-of-a-kind":16,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":19},"upper_total":18,"upper_bonus":0,"yahtzee_bonus":0,"total":53},{"seat":1,"boxes":{"aces":1,"twos":2,"threes":0,"fours":0,"fives":5,"sixes":18,"three-of-a-kind":12,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":19},"upper_total":26,"upper_bonus":0,"yahtzee_bonus":0,"total":57}],"forfeited":[],"forfeited_by":null,"points":[53,57],"published_at":"2026-11-23T19:56:08.141Z"}');
INSERT INTO "result" VALUES('1m84znt2dfez1zkw','main','1m84znt0hdgep5wp',0,'yahtzee',0,0,1795463768141,'{"id":"1m84znt2dfez1zkw","outcome":"win","winners":[1],"points":[53,57],"reason":"rounds","published_at":"2026-11-23T19:56:08.141Z"}');
INSERT INTO "result" VALUES('1m84znt5g43dd064','main','1m84znt5ebb73s1y',1,'quiz',0,0,1795463768240,'{"id":"1m84znt5g43dd064","round":1,"leader":null,"scores":[{"seat":0,"points":0,"right":0,"wrong":0,"passes":0,"unanswered":1,"tie_break":null}],"places":[1],"tie_break":null,"title":null,"forfeited_by":null,"points":[0],"published_at":"2026-11-23T19:56:08.240Z"}');
INSERT INTO "result" VALUES('1m84znt5g43deg1b','main','1m84znt5ebb73s1y',0,'quiz',0,0,1795463768240,'{"id":"1m84znt5g43deg1b","outcome":"loss","winners":[],"points":[0],"minor":[0],"reason":"rounds","published_at":"2026-11-23T19:56:08.240Z"}');
INSERT INTO "result" VALUES('1m84znt697pw6c86','main','1m84znt5s4xjyt46',1,'tic-tac-toe',0,0,1795463768265,'{"id":"1m84znt697pw6c86","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-23T19:56:08.265Z"}');
INSERT INTO "result" VALUES('1m84znt697pw8nb4','main','1m84znt5s4xjyt46',0,'tic-tac-toe',0,0,1795463768265,'{"id":"1m84znt697pw8nb4","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-23T19:56:08.265Z"}');
CREATE TABLE result_reader (
    reader TEXT NOT NULL, -- a player, or a service's
    result TEXT NOT NULL,
    PRIMARY KEY (reader, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "result_reader" VALUES('1m84znsv77dcr63r','1m84znt697pw6c86');
INSERT INTO "result_reader" VALUES('1m84znsv77dcr63r','1m84znt697pw8nb4');
INSERT INTO "result_reader" VALUES('1m84znsv93y51ax9','1m84znsw45azxwv0');
INSERT INTO "result_reader" VALUES('1m84znsv93y51ax9','1m84znsw45azycey');
INSERT INTO "result_reader" VALUES('1m84znsv93y51ax9','1m84znswwa1rvp6k');
INSERT INTO "result_reader" VALUES('1m84znsv93y51ax9','1m84znswwa1rvt03');
INSERT INTO "result_reader" VALUES('1m84znsv93y51ax9','1m84znt0248fjek3');
INSERT INTO "result_reader" VALUES('1m84znsv93y51ax9','1m84znt0248fm58y');
INSERT INTO "result_reader" VALUES('1m84znsv93y51ax9','1m84znt5g43dd064');
INSERT INTO "result_reader" VALUES('1m84znsv93y51ax9','1m84znt5g43deg1b');
INSERT INTO "result_reader" VALUES('1m84znsvb7qkvpdb','1m84znsws5a7ef34');
INSERT INTO "result_reader" VALUES('1m84znsvb7qkvpdb','1m84znsws5a7f36m');
INSERT INTO "result_reader" VALUES('1m84znsvb7qkvpdb','1m84znswzfg6r357');
INSERT INTO "result_reader" VALUES('1m84znsvb7qkvpdb','1m84znswzfg6rghw');
INSERT INTO "result_reader" VALUES('1m84znsvb7qkvpdb','1m84znt0248fjek3');
INSERT INTO "result_reader" VALUES('1m84znsvb7qkvpdb','1m84znt0248fm58y');
INSERT INTO "result_reader" VALUES('1m84znsx3e63m755','1m84znsxjdwwe2kc');
INSERT INTO "result_reader" VALUES('1m84znsxn9tpskw1','1m84znsxw3wwqabn');
INSERT INTO "result_reader" VALUES('1m84znsxn9tpskw1','1m84znsxzdthw1md');
INSERT INTO "result_reader" VALUES('1m84znsxn9tpskw1','1m84znsxzdthww3m');
INSERT INTO "result_reader" VALUES('1m84znsxpe201wm4','1m84znsxw3wwqabn');
INSERT INTO "result_reader" VALUES('1m84znsxpe201wm4','1m84znsxzdthw1md');
INSERT INTO "result_reader" VALUES('1m84znsxpe201wm4','1m84znsxzdthww3m');
INSERT INTO "result_reader" VALUES('1m84znsz2af6h72m','1m84znszk0kr74df');
INSERT INTO "result_reader" VALUES('1m84znsz38p139ma','1m84znszk0kr74df');
INSERT INTO "result_reader" VALUES('1m84znt0cfq99jeh','1m84znt2dfez1tda');
INSERT INTO "result_reader" VALUES('1m84znt0cfq99jeh','1m84znt2dfez1zkw');
INSERT INTO "result_reader" VALUES('1m84znt0f70xyn0g','1m84znt2dfez1tda');
INSERT INTO "result_reader" VALUES('1m84znt0f70xyn0g','1m84znt2dfez1zkw');
INSERT INTO "result_reader" VALUES('1m84znt5nf05w11a','1m84znt697pw6c86');
INSERT INTO "result_reader" VALUES('1m84znt5nf05w11a','1m84znt697pw8nb4');
INSERT INTO "result_reader" VALUES('1m84znt5r3w8d1vp','1m84znt697pw6c86');
INSERT INTO "result_reader" VALUES('1m84znt5r3w8d1vp','1m84znt697pw8nb4');
CREATE TABLE round_questions (
    game         TEXT    NOT NULL REFERENCES game (id),
    round        INTEGER NOT NULL CHECK (round > 0),
    fingerprints BLOB    NOT NULL, -- of each question eight bytes, the highest first: see rules/quiz_set.h
    PRIMARY KEY (game, round)
) STRICT, WITHOUT ROWID;
INSERT INTO "round_questions" VALUES('1m84znt5ebb73s1y',1,X'08293EB9F6B0DCC6');
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
INSERT INTO "seat" VALUES('1m84znsvjaz2z9ft',0,'1m84znsv93y51ax9','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m84znsw6fp9r2fw',0,'1m84znsvb7qkvpdb','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m84znswtbs8nrpx',0,'1m84znsv93y51ax9','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m84znswy5696e61',0,'1m84znsvb7qkvpdb','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m84znsx1b5zfrpp',0,'1m84znsx1b5zeeq0','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m84znsx3e63mnrh',0,'1m84znsx3e63m755','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m84znsxq559en5n',0,'1m84znsxn9tpskw1','resigned',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m84znsxq559en5n',1,'1m84znsxpe201wm4','joined',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m84znsy47szvst9',0,'1m84znsy184mmz7m','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m84znsy47szvst9',1,'1m84znsy2fmzx9yx','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m84znsy47szvst9',2,'1m84znsy386sxthm','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m84znsycep4bzyt',0,'1m84znsy96s678j8','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m84znsycep4bzyt',1,'1m84znsya54np559','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m84znsycep4bzyt',2,'1m84znsyb30pfcec','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m84znsykaa0hthq',0,'1m84znsv93y51ax9','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m84znsykaa0hthq',1,NULL,'open',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m84znsynaa5pn5f',0,'1m84znsvb7qkvpdb','joined',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m84znsynaa5pn5f',1,'1m84znsvcdy9mbk2','invited',0,1,'1m84znsvb7qkvpdb',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m84znsz00awfgkv',0,'1m84znsv93y51ax9','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m84znsz00awfgkv',1,'1m84znsvcdy9mbk2','invited',1,0,'1m84znsv93y51ax9',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m84znsz166gfhyg',0,'1m84znsv93y51ax9','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m84znsz166gfhyg',1,'000000000p9c7fga','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m84znsz4am8hjtp',0,'1m84znsz2af6h72m','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m84znsz4am8hjtp',1,'1m84znsz38p139ma','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m84znszvexwhtm0',0,'1m84znsv93y51ax9','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m84znszvexwhtm0',1,'1m84znsvb7qkvpdb','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m84znt0509z06mv',0,'1m84znt0402sapbx','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m84znt0509z06mv',1,'1m84znt0509yza48','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m84znt0hdgep5wp',0,'1m84znt0cfq99jeh','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m84znt0hdgep5wp',1,'1m84znt0f70xyn0g','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m84znt4xakyfm84',0,'1m84znsv93y51ax9','invited',1,0,'1m84znt4sf9va3xd',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m84znt4xakyfm84',1,'1m84znsvcdy9mbk2','invited',1,0,'1m84znt4sf9va3xd',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m84znt5ebb73s1y',0,'1m84znsv93y51ax9','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m84znt5s4xjyt46',0,'1m84znt5nf05w11a','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m84znt5s4xjyt46',1,'1m84znt5r3w8d1vp','joined',0,0,NULL,0,NULL,NULL);
CREATE TABLE server_secret (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB    NOT NULL CHECK (length(key) = 32)
) STRICT;
INSERT INTO "server_secret" VALUES(1,X'A4FFD9C89B9CFF98F76E1314DDA17C5CEECD495AA8D8AB826C2F2EEA20FC4269');
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
INSERT INTO "token" VALUES(X'04418D9772C2AEC3C780CC22196796AD4CDE0AB077493E42EBE43628873536B7','main','1m84znt0cfq9becx','1m84znt0cfq99jeh',1,'',1795463768076,NULL,NULL);
INSERT INTO "token" VALUES(X'075EEA752F5F4696147B61EA4CD6BE90F5A5B8B433C3780E4FDB7187AB3734D6','main','1m84znsy386sy5sv','1m84znsy386sxthm',1,'',1795463768003,NULL,NULL);
INSERT INTO "token" VALUES(X'0F18427DE6095081DCF2EDF66BA96EFBEB4E9ABD95A8C8455F570593B7113C61','main','1m84znsy2fmzyrmy','1m84znsy2fmzx9yx',1,'',1795463768002,NULL,NULL);
INSERT INTO "token" VALUES(X'1EE9C612AA8159FD01A449D21E9F9E2ED6286E2E05E44D5B97E20662BA1EF57B','main','1m84znsy184mn8r2','1m84znsy184mmz7m',1,'',1795463768001,NULL,NULL);
INSERT INTO "token" VALUES(X'2475359476903AA974DDEA34BF59AA5409701BAB4F5F99FA9E7DEABA7E29F12F','main','1m84znsx1b5zhf3b','1m84znsx1b5zeeq0',1,'',1795463767969,NULL,NULL);
INSERT INTO "token" VALUES(X'25613AD298561742748C38147AB88E88CDC07B231B54566CE3070A95ACB2CB63','main','1m84znsv93y52pec','1m84znsv93y51ax9',1,'',1795463767913,NULL,NULL);
INSERT INTO "token" VALUES(X'27D1489B64CDE9E7B92E4CA5DF8BF63D26AA567BC2E9E3D3A419FA40AE5E5134','main','1m84znsz38p157n9','1m84znsz38p139ma',1,'',1795463768035,NULL,NULL);
INSERT INTO "token" VALUES(X'2902AE9108C536634762E265DEDAD938888C828431BDFEF9430A65823BB2F5CB','main','1m84znsz2af6j5xs','1m84znsz2af6h72m',1,'',1795463768034,NULL,NULL);
INSERT INTO "token" VALUES(X'2CFF269A96D78DE98838CF11D8CAB3512257B51757CDF80874390368955CFECE','main','1m84znt5nf05x1cn','1m84znt5nf05w11a',1,'',1795463768245,NULL,NULL);
INSERT INTO "token" VALUES(X'2DBBF8911CC6334A7F3089BAEED5BB328E19F5C7D6AEEF1E7F9C2C5C3AB883E6','main','1m84znt5r3w8efrn','1m84znt5r3w8d1vp',1,'',1795463768248,NULL,1795463768268);
INSERT INTO "token" VALUES(X'2EBF6852F0EF74359EE32F134DD2A529F8BA8E9000A2F294BBA80E689B59A52D','main','1m84znt0f70xz37z','1m84znt0f70xyn0g',1,'',1795463768079,NULL,NULL);
INSERT INTO "token" VALUES(X'4D51AABECAA0153F194B74D79168C6807C5CEA1FDB200EAE55DE8F6CC716C8A4','main','1m84znsy96s68z3y','1m84znsy96s678j8',1,'',1795463768009,NULL,NULL);
INSERT INTO "token" VALUES(X'710E882321B2EBFB136D5021FCABFD11EC87BAD106FB8C3B40F816A859068098','main','1m84znt0509yzkzg','1m84znt0509yza48',1,'',1795463768069,NULL,NULL);
INSERT INTO "token" VALUES(X'725B25F3D19AE0587A9994A6068B51375B161F6FEA758994F46A6E44F3E359C6','main','1m84znsyb30pfnh1','1m84znsyb30pfcec',1,'',1795463768011,NULL,NULL);
INSERT INTO "token" VALUES(X'8AAD7C59A30FD2A23CA6F416BEE61984450A5620828FF3DAECBE3B3872BB945A','main','1m84znsya54nqvyb','1m84znsya54np559',1,'',1795463768010,NULL,NULL);
INSERT INTO "token" VALUES(X'8C52A2400CBE1F9A74D041565CFFD0BE31A47A688D9B99C260DBA0F7263A9EEA','main','1m84znsv77dcr894','1m84znsv77dcr63r',2,'referee token create',1795463767911,NULL,NULL);
INSERT INTO "token" VALUES(X'B775252BB5702B52B2C1617959BC648DB7F43FD9DB5F373F7CE3C4B9B34C1F5E','main','1m84znsvb7qkvqd7','1m84znsvb7qkvpdb',1,'',1795463767915,NULL,NULL);
INSERT INTO "token" VALUES(X'CB09DBF3D7D1547843B59ED64246D42477F017B7A2F74F8F63C95CBB964FB992','main','1m84znsx3e63nz11','1m84znsx3e63m755',1,'',1795463767971,NULL,NULL);
INSERT INTO "token" VALUES(X'CC7F98BC502DB3D768597D34E61E1B7AE5761DC582BD964467770891B4189721','main','1m84znsxpe2034fc','1m84znsxpe201wm4',1,'',1795463767990,NULL,NULL);
INSERT INTO "token" VALUES(X'F09A0D3C6241E6515227ED2F7CBB5A584B49FB77AEA31581144D6331B4330D85','main','1m84znsvcdy9paz2','1m84znsvcdy9mbk2',1,'',1795463767916,NULL,NULL);
INSERT INTO "token" VALUES(X'F7E6E865934A6604B147BAB41B1489102252D6E2E9C10D1AE76DA0A830AC6DCA','main','1m84znt0402sbydq','1m84znt0402sapbx',1,'',1795463768068,NULL,NULL);
INSERT INTO "token" VALUES(X'FA3F407D85C296C46A31FD24DE96D9ED48926D28C485BB15459FA4136A81C028','main','1m84znsxn9tpsrnt','1m84znsxn9tpskw1',1,'',1795463767989,NULL,NULL);
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
    -- What whoever made it calls it; NULL = nothing. Beside the log, as it may hold the name of somebody: it goes with the
    -- creator's account.
    name            TEXT,
    -- The entrants' rows are as the log had it at this seq. Less than `version`: some are as it has it now, and the rest
    -- follows, also after a crash.
    rows_version    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament" VALUES('1m84znt2f8aw8dwv','main','1m84znsv93y51ax9','tic-tac-toe','swiss',1,'finished',14,3,6,3,5,0,0,1795463768143,1795463768152,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":null,"seed":"38d2c918dfeac19644b4fc429ec81fcf2e4ff1016aa3b3bf7edcb8b3dbd0e0f2","seeded":false}','[3]',NULL,NULL,NULL,NULL,NULL,14);
INSERT INTO "tournament" VALUES('1m84znt3a1aep370','main','1m84znsv93y51ax9','tic-tac-toe','knockout',1,'finished',10,2,4,2,3,0,0,1795463768170,1795463768176,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":null,"seed":"2ecf046f718d61339e3b402c0f603e967893df1090d9945c2cc3dc2c261b460e","seeded":false}','[1]',NULL,NULL,NULL,NULL,NULL,10);
INSERT INTO "tournament" VALUES('1m84znt40fam8je7','main','1m84znsv93y51ax9','yahtzee','heats',1,'finished',7,1,3,0,5,0,0,1795463768192,1795463768196,'{"options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"deal":"independent","illegal":"refuse","clock":null,"seed":"63787fe84dbe54214831581d0abdefe379df17847cc28b0dd9db1d17ae0a85e2","seeded":false,"table":3,"advance":1}','[4]',NULL,NULL,NULL,NULL,'Spring cup',7);
INSERT INTO "tournament" VALUES('1m84znt4rbmvzynd','main','1m84znsv93y51ax9','tic-tac-toe','round-robin',1,'open',1,1,0,0,2,2,1,1795463768216,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"53baf4c3e4f21961d4b11c867c10279787b93bd81514b4bfde3c033799626966","seeded":false}',NULL,NULL,NULL,NULL,NULL,NULL,1);
INSERT INTO "tournament" VALUES('1m84znt4sf9va3xd','main','1m84znsv93y51ax9','tic-tac-toe','knockout',1,'running',4,1,0,0,2,2,0,1795463768217,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"37cfee61fd4c30a4d65527794fe17d72eda63b040ad500b8f10662056ee681b0","seeded":false}',NULL,NULL,NULL,NULL,NULL,NULL,4);
INSERT INTO "tournament" VALUES('1m84znt4y4rzhvaz','main','1m84znsvb7qkvpdb','tic-tac-toe','knockout',0,'cancelled',3,1,0,0,1,1,0,1795463768222,1795463768224,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","illegal":"refuse","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"f801e6f49b19fb2ede0a5f57a2ab41a704626264d3daef173a95340291de4553","seeded":false}',NULL,NULL,NULL,NULL,NULL,NULL,3);
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
INSERT INTO "tournament_entrant" VALUES('1m84znt2f8aw8dwv',1,NULL,'random','playing',1.5,1.25,3,1,1,1,4,4,0);
INSERT INTO "tournament_entrant" VALUES('1m84znt2f8aw8dwv',2,NULL,'random','playing',1.5,1.25,3,1,1,1,5,5,0);
INSERT INTO "tournament_entrant" VALUES('1m84znt2f8aw8dwv',3,NULL,'random','playing',2.0,2.0,3,2,0,1,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m84znt2f8aw8dwv',4,NULL,'random','playing',2.0,2.0,3,2,0,1,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m84znt2f8aw8dwv',5,NULL,'random','playing',2.0,2.0,3,2,0,1,3,2,0);
INSERT INTO "tournament_entrant" VALUES('1m84znt3a1aep370',1,NULL,'random','playing',1.0,1.0,2,1,0,1,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m84znt3a1aep370',2,NULL,'random','playing',2.5,2.25,4,2,1,1,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m84znt3a1aep370',3,NULL,'random','playing',0.5,0.25,2,0,1,1,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m84znt40fam8je7',1,NULL,'random','playing',0.0,0.0,1,0,0,1,5,5,0);
INSERT INTO "tournament_entrant" VALUES('1m84znt40fam8je7',2,NULL,'random','playing',0.0,0.0,1,0,0,1,4,4,0);
INSERT INTO "tournament_entrant" VALUES('1m84znt40fam8je7',3,NULL,'random','playing',1.0,1.0,2,1,0,1,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m84znt40fam8je7',4,NULL,'random','playing',2.0,2.0,2,2,0,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m84znt40fam8je7',5,NULL,'random','playing',0.0,0.0,2,0,0,2,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m84znt4rbmvzynd',1,'1m84znsv93y51ax9',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m84znt4rbmvzynd',2,'1m84znsvb7qkvpdb',NULL,'invited',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m84znt4sf9va3xd',1,'1m84znsv93y51ax9',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m84znt4sf9va3xd',2,'1m84znsvcdy9mbk2',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m84znt4y4rzhvaz',1,'1m84znsvb7qkvpdb',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m84znt4y4rzhvaz',2,'1m84znsvcdy9mbk2',NULL,'declined',0.0,0.0,0,0,0,0,NULL,NULL,0);
CREATE TABLE tournament_event (
    tournament TEXT    NOT NULL,
    seq        INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the tournament; its newest is its version
    at         INTEGER NOT NULL,
    kind       TEXT    NOT NULL,                 -- created, joined, game, ...: see tournament/tournament.h
    body       TEXT    NOT NULL,                 -- JSON: the whole truth
    PRIMARY KEY (tournament, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_event" VALUES('1m84znt2f8aw8dwv',1,1795463768143,'created','{"ruleset":"tic-tac-toe","format":"swiss","games":3,"deal":"independent","visibility":"public","illegal":"refuse","seed":"38d2c918dfeac19644b4fc429ec81fcf2e4ff1016aa3b3bf7edcb8b3dbd0e0f2","seeded":false,"clock":null,"creator":"1m84znsv93y51ax9","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m84znt2f8aw8dwv',2,1795463768148,'round','{"round":1,"pairs":[[1,3],[4,2]],"byes":[5]}');
INSERT INTO "tournament_event" VALUES('1m84znt2f8aw8dwv',3,1795463768148,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,3],"scores":[0,1],"seed":"2292468a118f028ca68ed29d82cfce5fd6f0d8ae669dd3b0d89329c6155b6dcd","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m84znt2f8aw8dwv',4,1795463768148,'game','{"game":2,"round":1,"tie_break":false,"entrants":[4,2],"scores":[1,0],"seed":"9cf0d38881aac1145d9f924e022910365d4a66daf8496284e22f55f2329df573","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m84znt2f8aw8dwv',5,1795463768148,'round','{"round":2,"pairs":[[3,4],[5,1]],"byes":[2]}');
INSERT INTO "tournament_event" VALUES('1m84znt2f8aw8dwv',6,1795463768148,'game','{"game":3,"round":2,"tie_break":false,"entrants":[3,4],"scores":[1,0],"seed":"bfabac28c660f54ac58697951fcec7c85a0033ec7b69a52727440eb4a0df20f2","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m84znt2f8aw8dwv',7,1795463768149,'game','{"game":4,"round":2,"tie_break":false,"entrants":[5,1],"scores":[0,1],"seed":"5739b644be1b3fbd9bd4a5f4eaebb3e0b31185f43c801653e7fe006913a49a41","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m84znt2f8aw8dwv',8,1795463768149,'round','{"round":3,"pairs":[[3,5],[2,1]],"byes":[4]}');
INSERT INTO "tournament_event" VALUES('1m84znt2f8aw8dwv',9,1795463768149,'game','{"game":5,"round":3,"tie_break":false,"entrants":[3,5],"scores":[0,1],"seed":"4f30a0fe977f5b6b6f31a92761f592ad5318b7bf31dec325e01d002d23802747","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m84znt2f8aw8dwv',10,1795463768149,'game','{"game":6,"round":3,"tie_break":false,"entrants":[2,1],"scores":[0.5,0.5],"seed":"7720c6740389121482bee60204d9b9d65654a17a06cb5f555a2846111063f496","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m84znt2f8aw8dwv',11,1795463768149,'game','{"game":7,"round":4,"tie_break":true,"entrants":[3,4],"scores":[1,0],"seed":"d3368686564e103e20dfc6a0bc9d2568fcd7849a5c4fe7d2ec005aeb598d5dd7","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m84znt2f8aw8dwv',12,1795463768149,'game','{"game":8,"round":4,"tie_break":true,"entrants":[5,3],"scores":[0,1],"seed":"f8430c32e72ab0ea271147713ed9049e3b98abe5aacc303f78ac33e51a1eb2e7","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m84znt2f8aw8dwv',13,1795463768149,'game','{"game":9,"round":4,"tie_break":true,"entrants":[4,5],"scores":[0,1],"seed":"b93960cfb96e0e7e0c0a4ba1338c96c22c33b6670e7ca5307ed5d651882e4268","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m84znt2f8aw8dwv',14,1795463768152,'finished','{"winners":[3]}');
INSERT INTO "tournament_event" VALUES('1m84znt3a1aep370',1,1795463768170,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":2,"deal":"independent","visibility":"public","illegal":"refuse","seed":"2ecf046f718d61339e3b402c0f603e967893df1090d9945c2cc3dc2c261b460e","seeded":false,"clock":null,"creator":"1m84znsv93y51ax9","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m84znt3a1aep370',2,1795463768174,'round','{"round":1,"pairs":[[3,2]],"byes":[1]}');
INSERT INTO "tournament_event" VALUES('1m84znt3a1aep370',3,1795463768174,'game','{"game":1,"round":1,"tie_break":false,"entrants":[3,2],"scores":[0.5,0.5],"seed":"7638135f0dbe7e9a863c55b9bf2d6c68e2bb2e60e60c6c2f38d70ec6b0e6f747","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m84znt3a1aep370',4,1795463768175,'game','{"game":2,"round":1,"tie_break":false,"entrants":[2,3],"scores":[1,0],"seed":"48639e22db67b4d539dc3e0f16aaed5fd2780420c39168623eeb2cbfafb19ff6","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m84znt3a1aep370',5,1795463768175,'round','{"round":2,"pairs":[[1,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m84znt3a1aep370',6,1795463768175,'game','{"game":3,"round":2,"tie_break":false,"entrants":[1,2],"scores":[1,0],"seed":"37245d23c799bc4232518c24eb9469abeb4255109770bd40fc279fe0d6e6c1ea","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m84znt3a1aep370',7,1795463768175,'game','{"game":4,"round":2,"tie_break":false,"entrants":[2,1],"scores":[1,0],"seed":"8c0b86b15aae7eb3930575de3d8210967b132d019360b2267fb9b940ab138370","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m84znt3a1aep370',8,1795463768175,'game','{"game":5,"round":2,"tie_break":true,"entrants":[1,2],"scores":[0.5,0.5],"seed":"1d3989f94b7f9c640d283781e838fd9566f8e4a2a40c377d91fdd766e87084d1","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m84znt3a1aep370',9,1795463768175,'game','{"game":6,"round":2,"tie_break":true,"entrants":[2,1],"scores":[0,1],"seed":"d7cf951b4ef7344e1cda3daeafb4d5b50c73daedb3e203780bc28d709c68c832","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m84znt3a1aep370',10,1795463768176,'finished','{"winners":[1]}');
INSERT INTO "tournament_event" VALUES('1m84znt40fam8je7',1,1795463768192,'created','{"ruleset":"yahtzee","format":"heats","games":1,"deal":"independent","visibility":"public","illegal":"refuse","seed":"63787fe84dbe54214831581d0abdefe379df17847cc28b0dd9db1d17ae0a85e2","seeded":false,"clock":null,"creator":"1m84znsv93y51ax9","table":3,"advance":1,"master":null,"title":null,"entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m84znt40fam8je7',2,1795463768193,'stage','{"stage":1,"tables":[[2,3,1],[4,5]]}');
INSERT INTO "tournament_event" VALUES('1m84znt40fam8je7',3,1795463768193,'game','{"game":1,"round":1,"tie_break":false,"entrants":[2,3,1],"scores":[24,72,17],"seed":"c52a0623e8176cb2c0651cf1936e845ee286fa6f072de467b037bedd54bb7d1a","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m84znt40fam8je7',4,1795463768193,'game','{"game":2,"round":1,"tie_break":false,"entrants":[4,5],"scores":[65,44],"seed":"f89b1ef0e38dc92a3d6691262fc9278d4f0f7e27b99c80d586b6ecd4195514a8","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m84znt40fam8je7',5,1795463768193,'stage','{"stage":2,"tables":[[3,5,4]]}');
INSERT INTO "tournament_event" VALUES('1m84znt40fam8je7',6,1795463768193,'game','{"game":3,"round":2,"tie_break":false,"entrants":[3,5,4],"scores":[48,32,96],"seed":"cc2e6d7bb54faed16b259675868080f4a7754d93552319e896c2cb1556992d56","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m84znt40fam8je7',7,1795463768196,'finished','{"winners":[4]}');
INSERT INTO "tournament_event" VALUES('1m84znt4rbmvzynd',1,1795463768216,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","visibility":"public","illegal":"refuse","seed":"53baf4c3e4f21961d4b11c867c10279787b93bd81514b4bfde3c033799626966","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m84znsv93y51ax9","entrants":[{"player":"1m84znsv93y51ax9","joined":true},{"player":"1m84znsvb7qkvpdb","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m84znt4sf9va3xd',1,1795463768217,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"public","illegal":"refuse","seed":"37cfee61fd4c30a4d65527794fe17d72eda63b040ad500b8f10662056ee681b0","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m84znsv93y51ax9","entrants":[{"player":"1m84znsv93y51ax9","joined":true},{"player":"1m84znsvcdy9mbk2","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m84znt4sf9va3xd',2,1795463768218,'joined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m84znt4sf9va3xd',3,1795463768221,'round','{"round":1,"pairs":[[1,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m84znt4sf9va3xd',4,1795463768221,'started','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"id":"1m84znt4xakyfm84"}');
INSERT INTO "tournament_event" VALUES('1m84znt4y4rzhvaz',1,1795463768222,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"private","illegal":"refuse","seed":"f801e6f49b19fb2ede0a5f57a2ab41a704626264d3daef173a95340291de4553","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m84znsvb7qkvpdb","entrants":[{"player":"1m84znsvb7qkvpdb","joined":true},{"player":"1m84znsvcdy9mbk2","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m84znt4y4rzhvaz',2,1795463768224,'declined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m84znt4y4rzhvaz',3,1795463768224,'cancelled','{"reason":"declined"}');
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
INSERT INTO "tournament_game" VALUES('1m84znt2f8aw8dwv',1,1,0,NULL,'[1,3]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m84znt2f8aw8dwv',2,1,0,NULL,'[4,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m84znt2f8aw8dwv',3,2,0,NULL,'[3,4]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m84znt2f8aw8dwv',4,2,0,NULL,'[5,1]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m84znt2f8aw8dwv',5,3,0,NULL,'[3,5]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m84znt2f8aw8dwv',6,3,0,NULL,'[2,1]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m84znt2f8aw8dwv',7,4,1,NULL,'[3,4]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m84znt2f8aw8dwv',8,4,1,NULL,'[5,3]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m84znt2f8aw8dwv',9,4,1,NULL,'[4,5]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m84znt3a1aep370',1,1,0,NULL,'[3,2]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m84znt3a1aep370',2,1,0,NULL,'[2,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m84znt3a1aep370',3,2,0,NULL,'[1,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m84znt3a1aep370',4,2,0,NULL,'[2,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m84znt3a1aep370',5,2,1,NULL,'[1,2]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m84znt3a1aep370',6,2,1,NULL,'[2,1]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m84znt40fam8je7',1,1,0,NULL,'[2,3,1]','[24,72,17]',NULL);
INSERT INTO "tournament_game" VALUES('1m84znt40fam8je7',2,1,0,NULL,'[4,5]','[65,44]',NULL);
INSERT INTO "tournament_game" VALUES('1m84znt40fam8je7',3,2,0,NULL,'[3,5,4]','[48,32,96]',NULL);
INSERT INTO "tournament_game" VALUES('1m84znt4sf9va3xd',1,1,0,'1m84znt4xakyfm84','[1,2]',NULL,NULL);
CREATE TABLE tournament_stage (
    tournament TEXT    NOT NULL,
    number     INTEGER NOT NULL CHECK (number > 0), -- 1, 2, 3, ...
    -- JSON, by table: the number of its latest game and its id, null where there is none; its entrants' numbers; of these,
    -- who are at that game; and what the entrants have scored, in their order, null while they play. Where they choose what
    -- they are asked of: that, in their order, null for those who have not yet.
    tables     TEXT    NOT NULL,
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_stage" VALUES('1m84znt40fam8je7',1,'[{"game":1,"id":null,"entrants":[2,3,1],"players":[2,3,1],"points":[24,72,17]},{"game":2,"id":null,"entrants":[4,5],"players":[4,5],"points":[65,44]}]');
INSERT INTO "tournament_stage" VALUES('1m84znt40fam8je7',2,'[{"game":3,"id":null,"entrants":[3,5,4],"players":[3,5,4],"points":[48,32,96]}]');
CREATE TABLE uptime_mark (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
INSERT INTO "uptime_mark" VALUES(1,1795463768270);
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
INSERT INTO "webhook" VALUES('1m84znt5jasbchdn','1m84znsv77dcr63r','https://receiver.invalid/',11,X'B02DC749EF7F6999E12EC115BE290009212781D791448AB21CBC30B265139EB8',NULL,NULL,1795463768242,NULL,NULL);
INSERT INTO "webhook" VALUES('1m84znt5m7bpygq3','1m84znsv77dcr63r','https://receiver.invalid/',16,X'B0AA9AA90C5D6ACA90997EFE5C58ABE2752C46B623716C291F565C73B4D5398B',NULL,NULL,1795463768244,1795463768244,NULL);
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
