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
INSERT INTO "block" VALUES('1m83m0z9sf509c57','1m83m0z9sf507rar',1795417996722);
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
INSERT INTO "delivery" VALUES(1,'1m83m0zhtag6769g','1m83m0zhq63pbfez','1m83m0zhtag65gjb','1m83m0zhtag65gjb-1-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T07:13:16.858Z","data":{"seq":1,"at":"2026-11-23T07:13:16.858Z","kind":"created","seat":0,"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m83m0zhs6m0jz3x","status":"joined"},{"player":"1m83m0zhtag63gvr","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m83m0zhs6m0jz3x","clock":{"turn_seconds":30,"bot_turn_seconds":1},"game":"1m83m0zhtag65gjb"}}',1795417996858,1,1795418002009,1795417996861,NULL,NULL,0);
INSERT INTO "delivery" VALUES(2,'1m83m0zhv5071shn','1m83m0zhq63pbfez','1m83m0zhtag65gjb','1m83m0zhtag65gjb-2-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T07:13:16.859Z","data":{"seq":2,"at":"2026-11-23T07:13:16.859Z","kind":"joined","seat":1,"player":"1m83m0zhtag63gvr","game":"1m83m0zhtag65gjb"}}',1795417996859,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(3,'1m83m0zhv507349x','1m83m0zhq63pbfez','1m83m0zhtag65gjb','1m83m0zhtag65gjb-3-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T07:13:16.859Z","data":{"seq":3,"at":"2026-11-23T07:13:16.859Z","kind":"round","seat":null,"number":1,"leader":0,"commitment":null,"points":[0,0],"game":"1m83m0zhtag65gjb"}}',1795417996859,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(4,'1m83m0zhv50734ne','1m83m0zhq63pbfez','1m83m0zhtag65gjb','1m83m0zhtag65gjb-3-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T07:13:16.859Z","data":{"game":"1m83m0zhtag65gjb","seq":3,"players":["1m83m0zhs6m0jz3x"],"seats":[0],"deadline":"2026-11-23T07:13:46.859Z"}}',1795417996859,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(5,'1m83m0zhw902am4z','1m83m0zhq63pbfez','1m83m0zhtag65gjb','1m83m0zhtag65gjb-4-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T07:13:16.860Z","data":{"seq":4,"at":"2026-11-23T07:13:16.860Z","kind":"move","seat":0,"column":0,"row":0,"symbol":"X","game":"1m83m0zhtag65gjb"}}',1795417996860,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(6,'1m83m0zhw902bz46','1m83m0zhq63pbfez','1m83m0zhtag65gjb','1m83m0zhtag65gjb-4-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T07:13:16.860Z","data":{"game":"1m83m0zhtag65gjb","seq":4,"players":["1m83m0zhtag63gvr"],"seats":[1],"deadline":"2026-11-23T07:13:46.860Z"}}',1795417996860,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(7,'1m83m0zhx9ge8607','1m83m0zhq63pbfez','1m83m0zhtag65gjb','1m83m0zhtag65gjb-5-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T07:13:16.861Z","data":{"seq":5,"at":"2026-11-23T07:13:16.861Z","kind":"move","seat":1,"column":1,"row":0,"symbol":"O","game":"1m83m0zhtag65gjb"}}',1795417996861,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(8,'1m83m0zhx9ge97g9','1m83m0zhq63pbfez','1m83m0zhtag65gjb','1m83m0zhtag65gjb-5-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T07:13:16.861Z","data":{"game":"1m83m0zhtag65gjb","seq":5,"players":["1m83m0zhs6m0jz3x"],"seats":[0],"deadline":"2026-11-23T07:13:46.861Z"}}',1795417996861,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(9,'1m83m0zhy23e63vg','1m83m0zhq63pbfez','1m83m0zhtag65gjb','1m83m0zhtag65gjb-6-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T07:13:16.862Z","data":{"seq":6,"at":"2026-11-23T07:13:16.862Z","kind":"move","seat":0,"column":0,"row":1,"symbol":"X","game":"1m83m0zhtag65gjb"}}',1795417996862,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(10,'1m83m0zhy23e81cx','1m83m0zhq63pbfez','1m83m0zhtag65gjb','1m83m0zhtag65gjb-6-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T07:13:16.862Z","data":{"game":"1m83m0zhtag65gjb","seq":6,"players":["1m83m0zhtag63gvr"],"seats":[1],"deadline":"2026-11-23T07:13:46.862Z"}}',1795417996862,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(11,'1m83m0zhz64rb57m','1m83m0zhq63pbfez','1m83m0zhtag65gjb','1m83m0zhtag65gjb-7-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T07:13:16.863Z","data":{"seq":7,"at":"2026-11-23T07:13:16.863Z","kind":"move","seat":1,"column":1,"row":1,"symbol":"O","game":"1m83m0zhtag65gjb"}}',1795417996863,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(12,'1m83m0zhz64rc948','1m83m0zhq63pbfez','1m83m0zhtag65gjb','1m83m0zhtag65gjb-7-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T07:13:16.863Z","data":{"game":"1m83m0zhtag65gjb","seq":7,"players":["1m83m0zhs6m0jz3x"],"seats":[0],"deadline":"2026-11-23T07:13:46.863Z"}}',1795417996863,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(13,'1m83m0zj388b0j5f','1m83m0zhq63pbfez','1m83m0zhtag65gjb','1m83m0zhtag65gjb-8-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T07:13:16.867Z","data":{"seq":8,"at":"2026-11-23T07:13:16.867Z","kind":"move","seat":0,"column":0,"row":2,"symbol":"X","game":"1m83m0zhtag65gjb"}}',1795417996867,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(14,'1m83m0zj388b1zy0','1m83m0zhq63pbfez','1m83m0zhtag65gjb','1m83m0zhtag65gjb-9-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T07:13:16.867Z","data":{"seq":9,"at":"2026-11-23T07:13:16.867Z","kind":"round-over","seat":null,"id":"1m83m0zj388b1ybs","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null,"game":"1m83m0zhtag65gjb"}}',1795417996867,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(15,'1m83m0zj388b3by0','1m83m0zhq63pbfez','1m83m0zhtag65gjb','1m83m0zhtag65gjb-9-result.published','result.published','{"type":"result.published","timestamp":"2026-11-23T07:13:16.867Z","data":{"id":"1m83m0zj388b1ybs","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-23T07:13:16.867Z","kind":"round","game":"1m83m0zhtag65gjb","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m83m0zhs6m0jz3x"}},{"seat":1,"player":{"id":"1m83m0zhtag63gvr"}}]}}',1795417996867,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(16,'1m83m0zj388b620q','1m83m0zhq63pbfez','1m83m0zhtag65gjb','1m83m0zhtag65gjb-10-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T07:13:16.867Z","data":{"seq":10,"at":"2026-11-23T07:13:16.867Z","kind":"finished","seat":null,"id":"1m83m0zj388b42yj","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","game":"1m83m0zhtag65gjb"}}',1795417996867,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(17,'1m83m0zj388b7np9','1m83m0zhq63pbfez','1m83m0zhtag65gjb','1m83m0zhtag65gjb-10-result.published','result.published','{"type":"result.published","timestamp":"2026-11-23T07:13:16.867Z","data":{"id":"1m83m0zj388b42yj","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-23T07:13:16.867Z","kind":"match","game":"1m83m0zhtag65gjb","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m83m0zhs6m0jz3x"}},{"seat":1,"player":{"id":"1m83m0zhtag63gvr"}}]}}',1795417996867,0,NULL,NULL,NULL,NULL,0);
CREATE TABLE event (
    id   INTEGER PRIMARY KEY,              -- its place in the log of all games
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL                  -- JSON: the whole truth, secrets included
) STRICT;
INSERT INTO "event" VALUES(1,'1m83m0z9y58txb05',1,1795417996606,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m83m0z9pf944q2w","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m83m0z9pf944q2w","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(2,'1m83m0z9y58txb05',2,1795417996606,'round',NULL,'{"number":1,"leader":null,"commitment":"f790c9cc605702ea6a8ef0d57f057c036b37b7fcbef72b2e72fe4df0d3ce7b66","points":[0],"rules":2,"seats":[{"player":"1m83m0z9pf944q2w","status":"joined"}],"rounds":1,"deal":{"nonce":"a267fc604a178715068ec755cbc2155bdd5784b34733a550994d5ad910844a7d","secret":"2841"},"carry":null}');
INSERT INTO "event" VALUES(3,'1m83m0z9y58txb05',3,1795417996608,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(4,'1m83m0z9y58txb05',4,1795417996618,'guess',0,'{"attempt":2,"code":"1045","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(5,'1m83m0z9y58txb05',5,1795417996621,'guess',0,'{"attempt":3,"code":"1256","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(6,'1m83m0z9y58txb05',6,1795417996623,'guess',0,'{"attempt":4,"code":"2064","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(7,'1m83m0z9y58txb05',7,1795417996624,'guess',0,'{"attempt":5,"code":"2435","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(8,'1m83m0z9y58txb05',8,1795417996625,'guess',0,'{"attempt":6,"code":"2741","bulls":3,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(9,'1m83m0z9y58txb05',9,1795417996626,'guess',0,'{"attempt":7,"code":"2841","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(10,'1m83m0z9y58txb05',10,1795417996626,'round-over',NULL,'{"id":"1m83m0zaj56zfy44","round":1,"leader":null,"attempts":7,"solved":true,"solver":0,"secret":"2841","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"a267fc604a178715068ec755cbc2155bdd5784b34733a550994d5ad910844a7d","secret":"2841"}}');
INSERT INTO "event" VALUES(11,'1m83m0z9y58txb05',11,1795417996626,'finished',NULL,'{"id":"1m83m0zaj56zhmr4","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(12,'1m83m0zakesvbae4',1,1795417996627,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m83m0z9sf507rar","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m83m0z9sf507rar","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(13,'1m83m0zakesvbae4',2,1795417996627,'round',NULL,'{"number":1,"leader":null,"commitment":"3666b767edc441b3045cb71eb3fb9d389f39a3cbaef4fa8660f75f4b5d72899f","points":[0],"rules":2,"seats":[{"player":"1m83m0z9sf507rar","status":"joined"}],"rounds":1,"deal":{"nonce":"7eaf6d69a567935101b2ce329ccef65662cb851d46784583c3fcfb8e728b652f","secret":"6942"},"carry":null}');
INSERT INTO "event" VALUES(14,'1m83m0zakesvbae4',3,1795417996629,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(15,'1m83m0zakesvbae4',4,1795417996638,'guess',0,'{"attempt":2,"code":"1456","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(16,'1m83m0zakesvbae4',5,1795417996645,'guess',0,'{"attempt":3,"code":"2547","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(17,'1m83m0zakesvbae4',6,1795417996649,'guess',0,'{"attempt":4,"code":"2684","bulls":0,"cows":3,"solved":false}');
INSERT INTO "event" VALUES(18,'1m83m0zakesvbae4',7,1795417996650,'guess',0,'{"attempt":5,"code":"6249","bulls":2,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(19,'1m83m0zakesvbae4',8,1795417996651,'guess',0,'{"attempt":6,"code":"6942","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(20,'1m83m0zakesvbae4',9,1795417996651,'round-over',NULL,'{"id":"1m83m0zbbdc5hrgs","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"6942","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"7eaf6d69a567935101b2ce329ccef65662cb851d46784583c3fcfb8e728b652f","secret":"6942"}}');
INSERT INTO "event" VALUES(21,'1m83m0zakesvbae4',10,1795417996651,'finished',NULL,'{"id":"1m83m0zbbdc5hx63","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(22,'1m83m0zbe82w60gc',1,1795417996654,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m83m0z9pf944q2w","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m83m0z9pf944q2w","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(23,'1m83m0zbe82w60gc',2,1795417996654,'round',NULL,'{"number":1,"leader":null,"commitment":"3891d3b80771b5b945ddf92c36eab8522385a269393d93e1a5ab8bd57644ba34","points":[0],"rules":2,"seats":[{"player":"1m83m0z9pf944q2w","status":"joined"}],"rounds":1,"deal":{"nonce":"4b5b5ff33bacc82f64d929a12e455d547e2428510b977bfda7cf791ef659ee10","secret":"5484"},"carry":null}');
INSERT INTO "event" VALUES(24,'1m83m0zbe82w60gc',3,1795417996655,'resigned',0,'{}');
INSERT INTO "event" VALUES(25,'1m83m0zbe82w60gc',4,1795417996655,'round-over',NULL,'{"id":"1m83m0zbf9h2qkfy","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"5484","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"4b5b5ff33bacc82f64d929a12e455d547e2428510b977bfda7cf791ef659ee10","secret":"5484"}}');
INSERT INTO "event" VALUES(26,'1m83m0zbe82w60gc',5,1795417996655,'finished',NULL,'{"id":"1m83m0zbf9h2rwjb","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(27,'1m83m0zbh40h1rjp',1,1795417996657,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m83m0z9sf507rar","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m83m0z9sf507rar","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(28,'1m83m0zbh40h1rjp',2,1795417996657,'round',NULL,'{"number":1,"leader":null,"commitment":"cac73c2111f6357eb24bad238dc349f8549472c997e7b1cd73eb4fd04b0aec04","points":[0],"rules":2,"seats":[{"player":"1m83m0z9sf507rar","status":"joined"}],"rounds":1,"deal":{"nonce":"48f74b2ab00d2730eec0e4da3095c0a55f35b3ff9e3cb69f81713aacf6a8a150","secret":"1424"},"carry":null}');
INSERT INTO "event" VALUES(29,'1m83m0zbh40h1rjp',3,1795417996658,'resigned',0,'{}');
INSERT INTO "event" VALUES(30,'1m83m0zbh40h1rjp',4,1795417996658,'round-over',NULL,'{"id":"1m83m0zbj2epez6k","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"1424","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"48f74b2ab00d2730eec0e4da3095c0a55f35b3ff9e3cb69f81713aacf6a8a150","secret":"1424"}}');
INSERT INTO "event" VALUES(31,'1m83m0zbh40h1rjp',5,1795417996658,'finished',NULL,'{"id":"1m83m0zbj2epfam7","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(32,'1m83m0zbk8x2yx3n',1,1795417996659,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m83m0zbk8x2xdt3","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m83m0zbk8x2xdt3","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(33,'1m83m0zbk8x2yx3n',2,1795417996659,'round',NULL,'{"number":1,"leader":null,"commitment":"3977f777db2b3ac1f7bd00b1eb2c38b8756bdf2d892a910ac35263f611d67be9","points":[0],"rules":2,"seats":[{"player":"1m83m0zbk8x2xdt3","status":"joined"}],"rounds":0,"deal":{"nonce":"18e0ef1a6e54827410601d9ab7fc6f82647e5a6941461c21a2f1b8323bcb3b0b","secret":"6387"},"carry":null}');
INSERT INTO "event" VALUES(34,'1m83m0zbk8x2yx3n',3,1795417996659,'guess',0,'{"attempt":1,"code":"1234","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(35,'1m83m0zbm8ez4vj7',1,1795417996660,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m83m0zbm8ez3pg4","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m83m0zbm8ez3pg4","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(36,'1m83m0zbm8ez4vj7',2,1795417996660,'round',NULL,'{"number":1,"leader":null,"commitment":"5a80130b4de4befd2d3b7e870bc792f0846b23bcfec0cdb52a4ac4459079763a","points":[0],"rules":2,"seats":[{"player":"1m83m0zbm8ez3pg4","status":"joined"}],"rounds":2,"deal":{"nonce":"613a59d500749adcf4e428aa192638946c018597bdb9e5623e725e5d9ce9b138","secret":"3624"},"carry":null}');
INSERT INTO "event" VALUES(37,'1m83m0zbm8ez4vj7',3,1795417996661,'guess',0,'{"attempt":1,"code":"0123","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(38,'1m83m0zbm8ez4vj7',4,1795417996669,'guess',0,'{"attempt":2,"code":"0245","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(39,'1m83m0zbm8ez4vj7',5,1795417996670,'guess',0,'{"attempt":3,"code":"1426","bulls":1,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(40,'1m83m0zbm8ez4vj7',6,1795417996671,'guess',0,'{"attempt":4,"code":"2156","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(41,'1m83m0zbm8ez4vj7',7,1795417996672,'guess',0,'{"attempt":5,"code":"3624","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(42,'1m83m0zbm8ez4vj7',8,1795417996672,'round-over',NULL,'{"id":"1m83m0zc0cm3y3yq","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"3624","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"613a59d500749adcf4e428aa192638946c018597bdb9e5623e725e5d9ce9b138","secret":"3624"}}');
INSERT INTO "event" VALUES(43,'1m83m0zbm8ez4vj7',9,1795417996673,'published',0,'{}');
INSERT INTO "event" VALUES(44,'1m83m0zbm8ez4vj7',10,1795417996674,'round',NULL,'{"number":2,"leader":null,"commitment":"cddd8cd5ac5d057d314b22c9f3ef9ff7c97631601bfbb772dded20a768188347","points":[1],"rules":2,"seats":[{"player":"1m83m0zbm8ez3pg4","status":"joined"}],"rounds":2,"deal":{"nonce":"7a73c12cb24c566c6593e0eccbac8ca40f0afeebfa2c22146b08b4291075d437","secret":"0834"},"carry":null,"made_public":true}');
INSERT INTO "event" VALUES(45,'1m83m0zc5ay06sbc',1,1795417996677,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m83m0zc350j80d5","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m83m0zc350j80d5","join_code":"2HG2CR","clock":null,"log":3}');
INSERT INTO "event" VALUES(46,'1m83m0zc5ay06sbc',2,1795417996677,'joined',1,'{"player":"1m83m0zc45h0wczz"}');
INSERT INTO "event" VALUES(47,'1m83m0zc5ay06sbc',3,1795417996677,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m83m0zc350j80d5","status":"joined"},{"player":"1m83m0zc45h0wczz","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(48,'1m83m0zc5ay06sbc',4,1795417996678,'secret',0,'{"code":"1234","nonce":"2a26851ea4f9ca29f196a5d3c89e75399738e16d09a34a423ca72b35c00b9116","commitment":"b8399828b75241eb24370da1057eccd9a945b2de06f3f3e73981c503d920bfc4"}');
INSERT INTO "event" VALUES(49,'1m83m0zc5ay06sbc',5,1795417996679,'guess',1,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(50,'1m83m0zc5ay06sbc',6,1795417996679,'round-over',NULL,'{"id":"1m83m0zc72wmrcza","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"2a26851ea4f9ca29f196a5d3c89e75399738e16d09a34a423ca72b35c00b9116","secret":"1234"}}');
INSERT INTO "event" VALUES(51,'1m83m0zc5ay06sbc',7,1795417996680,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":2,"seats":[{"player":"1m83m0zc350j80d5","status":"joined"},{"player":"1m83m0zc45h0wczz","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(52,'1m83m0zc5ay06sbc',8,1795417996681,'secret',1,'{"code":"4321","nonce":"f9c6c312ae2542b5b42bd966af3f4cc08a0aaac9f03c07f26ae0a5e47dd0f651","commitment":"679600cd920583021d3dfbccea674a0116fe613890abc7c28a41b36f741c4fa1"}');
INSERT INTO "event" VALUES(53,'1m83m0zc5ay06sbc',9,1795417996682,'resigned',0,'{}');
INSERT INTO "event" VALUES(54,'1m83m0zc5ay06sbc',10,1795417996682,'round-over',NULL,'{"id":"1m83m0zca31septt","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"f9c6c312ae2542b5b42bd966af3f4cc08a0aaac9f03c07f26ae0a5e47dd0f651","secret":"4321"}}');
INSERT INTO "event" VALUES(55,'1m83m0zc5ay06sbc',11,1795417996682,'finished',NULL,'{"id":"1m83m0zca31sesxf","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation"}');
INSERT INTO "event" VALUES(56,'1m83m0zcj6k6gjet',1,1795417996690,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"manual","secret":"held","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m83m0zcgaeh6n45","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m83m0zcgaeh6n45","join_code":"CA77JP","clock":null,"log":3}');
INSERT INTO "event" VALUES(57,'1m83m0zcj6k6gjet',2,1795417996696,'joined',1,'{"player":"1m83m0zch2848m6d"}');
INSERT INTO "event" VALUES(58,'1m83m0zcj6k6gjet',3,1795417996697,'joined',2,'{"player":"1m83m0zch284b60n"}');
INSERT INTO "event" VALUES(59,'1m83m0zcj6k6gjet',4,1795417996697,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m83m0zcgaeh6n45","status":"joined"},{"player":"1m83m0zch2848m6d","status":"joined"},{"player":"1m83m0zch284b60n","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(60,'1m83m0zd33aaqtxj',1,1795417996707,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m83m0zcv29pcaa8","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m83m0zcv29pcaa8","join_code":"43XZYE","clock":null,"log":3}');
INSERT INTO "event" VALUES(61,'1m83m0zd33aaqtxj',2,1795417996708,'joined',1,'{"player":"1m83m0zcx11gjzpq"}');
INSERT INTO "event" VALUES(62,'1m83m0zd33aaqtxj',3,1795417996710,'joined',2,'{"player":"1m83m0zd33aaps42"}');
INSERT INTO "event" VALUES(63,'1m83m0zd33aaqtxj',4,1795417996710,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m83m0zcv29pcaa8","status":"joined"},{"player":"1m83m0zcx11gjzpq","status":"joined"},{"player":"1m83m0zd33aaps42","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(64,'1m83m0zd33aaqtxj',5,1795417996715,'secret',0,'{"code":"5678","nonce":"6088dc731b3970781f8cbe8745fbe4e4d6950b009babaa7d4d547c70ab5640c3","commitment":"7f61921273d1fc0c6bb7f66d1ea1e76c6f75b36fe20639318228a7bf7e875d92"}');
INSERT INTO "event" VALUES(65,'1m83m0zd33aaqtxj',6,1795417996716,'guess',1,'{"attempt":1,"code":"1234","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(66,'1m83m0zdd19jsmna',1,1795417996717,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m83m0z9pf944q2w","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m83m0z9pf944q2w","join_code":"HJWRD2","clock":null,"log":3}');
INSERT INTO "event" VALUES(67,'1m83m0zde50ph2wf',1,1795417996718,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m83m0z9sf507rar","status":"joined"},{"player":"1m83m0z9sf509c57","status":"invited"}],"visibility":"public","ranked":false,"creator":"1m83m0z9sf507rar","join_code":"QJ89TE","clock":null,"log":3}');
INSERT INTO "event" VALUES(68,'1m83m0zde50ph2wf',2,1795417996719,'aborted',0,'{"reason":"creator"}');
INSERT INTO "event" VALUES(69,'1m83m0zdka8pvh0z',1,1795417996723,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m83m0z9pf944q2w","status":"joined"},{"player":"1m83m0z9sf509c57","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m83m0z9pf944q2w","join_code":"AB5RZM","clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(70,'1m83m0zdm8zphg6c',1,1795417996724,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m83m0z9pf944q2w","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"visibility":"private","ranked":false,"creator":"1m83m0z9pf944q2w","join_code":null,"clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(71,'1m83m0zdm8zphg6c',2,1795417996724,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m83m0z9pf944q2w","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(72,'1m83m0zdpdthm7np',1,1795417996726,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":null,"hints":false},"seats":[{"player":"1m83m0zdnfd6habh","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m83m0zdnfd6habh","join_code":"MN5JX8","clock":null,"log":3}');
INSERT INTO "event" VALUES(73,'1m83m0zdpdthm7np',2,1795417996727,'joined',1,'{"player":"1m83m0zdnfd6kfpd"}');
INSERT INTO "event" VALUES(74,'1m83m0zdpdthm7np',3,1795417996727,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m83m0zdnfd6habh","status":"joined"},{"player":"1m83m0zdnfd6kfpd","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(75,'1m83m0zdpdthm7np',4,1795417996729,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(76,'1m83m0zdpdthm7np',5,1795417996729,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(77,'1m83m0zdpdthm7np',6,1795417996730,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(78,'1m83m0zdpdthm7np',7,1795417996731,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(79,'1m83m0zdpdthm7np',8,1795417996732,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(80,'1m83m0zdpdthm7np',9,1795417996732,'round-over',NULL,'{"id":"1m83m0zdwd59yqjk","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(81,'1m83m0zdpdthm7np',10,1795417996733,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[1,0],"rules":1,"seats":[{"player":"1m83m0zdnfd6habh","status":"joined"},{"player":"1m83m0zdnfd6kfpd","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(82,'1m83m0zdpdthm7np',11,1795417996734,'move',1,'{"column":1,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(83,'1m83m0zdz5fcnqrn',1,1795417996735,'created',0,'{"ruleset":"gomoku","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m83m0z9pf944q2w","status":"joined"},{"player":"1m83m0z9sf507rar","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m83m0z9pf944q2w","join_code":"EZZNWK","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(84,'1m83m0zdz5fcnqrn',2,1795417996735,'joined',1,'{"player":"1m83m0z9sf507rar"}');
INSERT INTO "event" VALUES(85,'1m83m0zdz5fcnqrn',3,1795417996735,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m83m0z9pf944q2w","status":"joined"},{"player":"1m83m0z9sf507rar","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(86,'1m83m0zdz5fcnqrn',4,1795417996736,'move',0,'{"column":7,"row":7,"symbol":"X"}');
INSERT INTO "event" VALUES(87,'1m83m0zdz5fcnqrn',5,1795417996737,'move',1,'{"column":8,"row":8,"symbol":"O"}');
INSERT INTO "event" VALUES(88,'1m83m0zdz5fcnqrn',6,1795417996737,'resigned',1,'{}');
INSERT INTO "event" VALUES(89,'1m83m0zdz5fcnqrn',7,1795417996737,'round-over',NULL,'{"id":"1m83m0ze153tx688","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(90,'1m83m0zdz5fcnqrn',8,1795417996737,'finished',NULL,'{"id":"1m83m0ze153tx9f9","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation"}');
INSERT INTO "event" VALUES(91,'1m83m0ze4fdqme19',1,1795417996740,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m83m0ze2bsxca4t","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m83m0ze2bsxca4t","join_code":"XFJK69","clock":null,"log":3,"commitment":"64ed51a51db70d3c5993832718d8e480ceee69d4e9a722e805bfc85e62050893","client_seeds":["",""],"server_seed":"1d975b7c7b9cf91eb6e5f870ed20e5a1797de5cd2c464435015bd6267396506b"}');
INSERT INTO "event" VALUES(92,'1m83m0ze4fdqme19',2,1795417996740,'joined',1,'{"player":"1m83m0ze3bsb1yqd"}');
INSERT INTO "event" VALUES(93,'1m83m0ze4fdqme19',3,1795417996740,'round',NULL,'{"number":1,"leader":0,"commitment":"64ed51a51db70d3c5993832718d8e480ceee69d4e9a722e805bfc85e62050893","points":[0,0],"rules":1,"seats":[{"player":"1m83m0ze2bsxca4t","status":"joined"},{"player":"1m83m0ze3bsb1yqd","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(94,'1m83m0ze4fdqme19',4,1795417996740,'roll',0,'{"keep":[],"dice":[6,1,2,1,6],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(95,'1m83m0ze4fdqme19',5,1795417996741,'score',0,'{"category":"chance","score":16,"bonus":0}');
INSERT INTO "event" VALUES(96,'1m83m0ze4fdqme19',6,1795417996741,'roll',1,'{"keep":[],"dice":[1,6,2,3,4],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(97,'1m83m0ze8epeqp5p',1,1795417996744,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m83m0ze602zyzjx","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m83m0ze602zyzjx","join_code":"WDBX5G","clock":null,"log":3,"commitment":"469dea9640f3e75a64b9271bb7a9c4f283910b7f783b762459d452b559ea44a3","client_seeds":["",""],"server_seed":"3860b5e497d132e44184c6e5c44735663f789a9506e8d0b9157495bef33ea775"}');
INSERT INTO "event" VALUES(98,'1m83m0ze8epeqp5p',2,1795417996745,'joined',1,'{"player":"1m83m0ze797mg892"}');
INSERT INTO "event" VALUES(99,'1m83m0ze8epeqp5p',3,1795417996745,'round',NULL,'{"number":1,"leader":0,"commitment":"469dea9640f3e75a64b9271bb7a9c4f283910b7f783b762459d452b559ea44a3","points":[0,0],"rules":1,"seats":[{"player":"1m83m0ze602zyzjx","status":"joined"},{"player":"1m83m0ze797mg892","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(100,'1m83m0ze8epeqp5p',4,1795417996745,'roll',0,'{"keep":[],"dice":[5,5,4,2,2],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(101,'1m83m0ze8epeqp5p',5,1795417996746,'score',0,'{"category":"aces","score":0,"bonus":0}');
INSERT INTO "event" VALUES(102,'1m83m0ze8epeqp5p',6,1795417996746,'roll',1,'{"keep":[],"dice":[3,2,3,6,6],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(103,'1m83m0ze8epeqp5p',7,1795417996746,'score',1,'{"category":"aces","score":0,"bonus":0}');
INSERT INTO "event" VALUES(104,'1m83m0ze8epeqp5p',8,1795417996746,'roll',0,'{"keep":[],"dice":[2,1,1,6,5],"stage":0,"roll":2}');
INSERT INTO "event" VALUES(105,'1m83m0ze8epeqp5p',9,1795417996747,'score',0,'{"category":"twos","score":2,"bonus":0}');
INSERT INTO "event" VALUES(106,'1m83m0ze8epeqp5p',10,1795417996747,'roll',1,'{"keep":[],"dice":[1,6,6,2,5],"stage":0,"roll":3}');
INSERT INTO "event" VALUES(107,'1m83m0ze8epeqp5p',11,1795417996748,'score',1,'{"category":"twos","score":2,"bonus":0}');
INSERT INTO "event" VALUES(108,'1m83m0ze8epeqp5p',12,1795417996748,'roll',0,'{"keep":[],"dice":[3,1,1,5,5],"stage":0,"roll":4}');
INSERT INTO "event" VALUES(109,'1m83m0ze8epeqp5p',13,1795417996748,'score',0,'{"category":"threes","score":3,"bonus":0}');
INSERT INTO "event" VALUES(110,'1m83m0ze8epeqp5p',14,1795417996748,'roll',1,'{"keep":[],"dice":[5,3,6,3,1],"stage":0,"roll":5}');
INSERT INTO "event" VALUES(111,'1m83m0ze8epeqp5p',15,1795417996749,'score',1,'{"category":"threes","score":6,"bonus":0}');
INSERT INTO "event" VALUES(112,'1m83m0ze8epeqp5p',16,1795417996749,'roll',0,'{"keep":[],"dice":[2,5,3,2,2],"stage":0,"roll":6}');
INSERT INTO "event" VALUES(113,'1m83m0ze8epeqp5p',17,1795417996749,'score',0,'{"category":"fours","score":0,"bonus":0}');
INSERT INTO "event" VALUES(114,'1m83m0ze8epeqp5p',18,1795417996749,'roll',1,'{"keep":[],"dice":[3,4,6,1,1],"stage":0,"roll":7}');
INSERT INTO "event" VALUES(115,'1m83m0ze8epeqp5p',19,1795417996750,'score',1,'{"category":"fours","score":4,"bonus":0}');
INSERT INTO "event" VALUES(116,'1m83m0ze8epeqp5p',20,1795417996750,'roll',0,'{"keep":[],"dice":[3,4,1,4,3],"stage":0,"roll":8}');
INSERT INTO "event" VALUES(117,'1m83m0ze8epeqp5p',21,1795417996751,'score',0,'{"category":"fives","score":0,"bonus":0}');
INSERT INTO "event" VALUES(118,'1m83m0ze8epeqp5p',22,1795417996751,'roll',1,'{"keep":[],"dice":[2,5,4,4,5],"stage":0,"roll":9}');
INSERT INTO "event" VALUES(119,'1m83m0ze8epeqp5p',23,1795417996751,'score',1,'{"category":"fives","score":10,"bonus":0}');
INSERT INTO "event" VALUES(120,'1m83m0ze8epeqp5p',24,1795417996751,'roll',0,'{"keep":[],"dice":[5,1,4,6,3],"stage":0,"roll":10}');
INSERT INTO "event" VALUES(121,'1m83m0ze8epeqp5p',25,1795417996752,'score',0,'{"category":"sixes","score":6,"bonus":0}');
INSERT INTO "event" VALUES(122,'1m83m0ze8epeqp5p',26,1795417996752,'roll',1,'{"keep":[],"dice":[5,2,3,3,5],"stage":0,"roll":11}');
INSERT INTO "event" VALUES(123,'1m83m0ze8epeqp5p',27,1795417996752,'score',1,'{"category":"sixes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(124,'1m83m0ze8epeqp5p',28,1795417996752,'roll',0,'{"keep":[],"dice":[6,6,2,6,4],"stage":0,"roll":12}');
INSERT INTO "event" VALUES(125,'1m83m0ze8epeqp5p',29,1795417996753,'score',0,'{"category":"three-of-a-kind","score":24,"bonus":0}');
INSERT INTO "event" VALUES(126,'1m83m0ze8epeqp5p',30,1795417996753,'roll',1,'{"keep":[],"dice":[4,3,5,5,2],"stage":0,"roll":13}');
INSERT INTO "event" VALUES(127,'1m83m0ze8epeqp5p',31,1795417996753,'score',1,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(128,'1m83m0ze8epeqp5p',32,1795417996753,'roll',0,'{"keep":[],"dice":[1,2,2,4,3],"stage":0,"roll":14}');
INSERT INTO "event" VALUES(129,'1m83m0ze8epeqp5p',33,1795417996754,'score',0,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(130,'1m83m0ze8epeqp5p',34,1795417996754,'roll',1,'{"keep":[],"dice":[1,5,6,5,5],"stage":0,"roll":15}');
INSERT INTO "event" VALUES(131,'1m83m0ze8epeqp5p',35,1795417996754,'score',1,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(132,'1m83m0ze8epeqp5p',36,1795417996754,'roll',0,'{"keep":[],"dice":[1,2,2,4,4],"stage":0,"roll":16}');
INSERT INTO "event" VALUES(133,'1m83m0ze8epeqp5p',37,1795417996755,'score',0,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(134,'1m83m0ze8epeqp5p',38,1795417996755,'roll',1,'{"keep":[],"dice":[5,2,3,4,1],"stage":0,"roll":17}');
INSERT INTO "event" VALUES(135,'1m83m0ze8epeqp5p',39,1795417996756,'score',1,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(136,'1m83m0ze8epeqp5p',40,1795417996756,'roll',0,'{"keep":[],"dice":[4,2,4,1,1],"stage":0,"roll":18}');
INSERT INTO "event" VALUES(137,'1m83m0ze8epeqp5p',41,1795417996756,'score',0,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(138,'1m83m0ze8epeqp5p',42,1795417996756,'roll',1,'{"keep":[],"dice":[6,1,2,2,6],"stage":0,"roll":19}');
INSERT INTO "event" VALUES(139,'1m83m0ze8epeqp5p',43,1795417996757,'score',1,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(140,'1m83m0ze8epeqp5p',44,1795417996757,'roll',0,'{"keep":[],"dice":[1,6,4,6,6],"stage":0,"roll":20}');
INSERT INTO "event" VALUES(141,'1m83m0ze8epeqp5p',45,1795417996757,'score',0,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(142,'1m83m0ze8epeqp5p',46,1795417996757,'roll',1,'{"keep":[],"dice":[4,2,3,4,3],"stage":0,"roll":21}');
INSERT INTO "event" VALUES(143,'1m83m0ze8epeqp5p',47,1795417996758,'score',1,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(144,'1m83m0ze8epeqp5p',48,1795417996758,'roll',0,'{"keep":[],"dice":[6,4,6,5,1],"stage":0,"roll":22}');
INSERT INTO "event" VALUES(145,'1m83m0ze8epeqp5p',49,1795417996758,'score',0,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(146,'1m83m0ze8epeqp5p',50,1795417996758,'roll',1,'{"keep":[],"dice":[2,5,4,2,3],"stage":0,"roll":23}');
INSERT INTO "event" VALUES(147,'1m83m0ze8epeqp5p',51,1795417996759,'score',1,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(148,'1m83m0ze8epeqp5p',52,1795417996759,'roll',0,'{"keep":[],"dice":[5,6,6,5,2],"stage":0,"roll":24}');
INSERT INTO "event" VALUES(149,'1m83m0ze8epeqp5p',53,1795417996760,'score',0,'{"category":"chance","score":24,"bonus":0}');
INSERT INTO "event" VALUES(150,'1m83m0ze8epeqp5p',54,1795417996760,'roll',1,'{"keep":[],"dice":[2,1,3,2,5],"stage":0,"roll":25}');
INSERT INTO "event" VALUES(151,'1m83m0ze8epeqp5p',55,1795417996760,'score',1,'{"category":"chance","score":13,"bonus":0}');
INSERT INTO "event" VALUES(152,'1m83m0ze8epeqp5p',56,1795417996760,'round-over',NULL,'{"id":"1m83m0zerd6vn5ga","round":1,"leader":0,"winners":[0],"cards":[{"seat":0,"boxes":{"aces":0,"twos":2,"threes":3,"fours":0,"fives":0,"sixes":6,"three-of-a-kind":24,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":24},"upper_total":11,"upper_bonus":0,"yahtzee_bonus":0,"total":59},{"seat":1,"boxes":{"aces":0,"twos":2,"threes":6,"fours":4,"fives":10,"sixes":0,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":13},"upper_total":22,"upper_bonus":0,"yahtzee_bonus":0,"total":35}],"forfeited":[],"forfeited_by":null,"points":[59,35],"proof":null}');
INSERT INTO "event" VALUES(153,'1m83m0ze8epeqp5p',57,1795417996760,'finished',NULL,'{"id":"1m83m0zerd6vnrbp","outcome":"win","winners":[0],"points":[59,35],"reason":"rounds","proof":{"server_seed":"3860b5e497d132e44184c6e5c44735663f789a9506e8d0b9157495bef33ea775","client_seeds":["",""]}}');
INSERT INTO "event" VALUES(154,'1m83m0zh2aayegm3',1,1795417996834,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m83m0z9pf944q2w","status":"invited"},{"player":"1m83m0z9sf509c57","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m83m0zh0527rxrf","join_code":"KCKHKR","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3,"tournament":"1m83m0zh0527rxrf"}');
INSERT INTO "event" VALUES(155,'1m83m0zhb05x1mfy',1,1795417996843,'created',0,'{"ruleset":"quiz","options":{"judge":"automatic","reading":"screen","spelling":"exact","grace_seconds":15,"ready_seconds":60,"judge_seconds":30,"appeal_seconds":0,"tie_break":true,"rounds":1,"title":null,"parts":[{"kind":"sheet","set":{"set":"1m83m0zha41xts3q","version":1,"categories":null,"difficulty":null},"seconds":300,"questions":1,"points":1,"title":null}]},"seats":[{"player":"1m83m0z9pf944q2w","status":"joined","role":"contender"}],"visibility":"private","ranked":false,"creator":"1m83m0z9pf944q2w","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(156,'1m83m0zhb05x1mfy',2,1795417996843,'round',NULL,'{"number":1,"leader":null,"commitment":"545803c066aaee04b875caf37c5d49904258599d5ef86eaa1da7e9c22ce6d69b","points":[0],"minor":[0],"rules":1,"seats":[{"player":"1m83m0z9pf944q2w","status":"joined"}],"rounds":1,"deal":{"nonce":"32e7cd3ce62d1b617c2f6eafb6b3600b20fac33ea9cbe5b40c33ce8d68dbf592","sets":[{"set":"1m83m0zha41xts3q","version":1,"title":"One","language":"en","licence":"own","author":"Ann"}],"questions":[{"set":0,"number":0,"salt":"b82abb28427c0e3d03332c158037500cdd102c3462be824aaa15ddd3ea1ab727","dealt":"{\"choices\":[\"true\",\"false\"],\"correct\":[0],\"kind\":\"boolean\",\"text\":\"Is Oslo in Norway?\"}"}],"tie_break":0,"parts":[[1]]},"carry":null}');
INSERT INTO "event" VALUES(157,'1m83m0zhb05x1mfy',3,1795417996843,'part',NULL,'{"part":1,"of":1,"part_kind":"sheet","title":null,"seconds":300,"order":null}');
INSERT INTO "event" VALUES(158,'1m83m0zhb05x1mfy',4,1795417996844,'ready',0,'{}');
INSERT INTO "event" VALUES(159,'1m83m0zhb05x1mfy',5,1795417996844,'question',NULL,'{"question":1,"text":"Is Oslo in Norway?","language":"en","answer_kind":"boolean","choices":["true","false"],"unit":null,"category":null,"difficulty":null,"media":null}');
INSERT INTO "event" VALUES(160,'1m83m0zhb05x1mfy',6,1795417996845,'hand-in',0,'{}');
INSERT INTO "event" VALUES(161,'1m83m0zhb05x1mfy',7,1795417996845,'closed',NULL,'{"question":1,"answer":"true","outcomes":[{"seat":0,"outcome":"unanswered","points":0,"text":null}]}');
INSERT INTO "event" VALUES(162,'1m83m0zhb05x1mfy',8,1795417996845,'round-over',NULL,'{"id":"1m83m0zhda9rxd2s","round":1,"leader":null,"scores":[{"seat":0,"points":0,"right":0,"wrong":0,"passes":0,"unanswered":1,"tie_break":null}],"places":[1],"tie_break":null,"title":null,"forfeited_by":null,"points":[0],"proof":{"nonce":"32e7cd3ce62d1b617c2f6eafb6b3600b20fac33ea9cbe5b40c33ce8d68dbf592","secret":"cfcc381476ff04f7ad41a764128b1d78de3f9067d5807ca0309356d2448c83a8"}}');
INSERT INTO "event" VALUES(163,'1m83m0zhb05x1mfy',9,1795417996845,'finished',NULL,'{"id":"1m83m0zhda9rxjjj","outcome":"loss","winners":[],"points":[0],"minor":[0],"reason":"rounds"}');
INSERT INTO "event" VALUES(164,'1m83m0zhtag65gjb',1,1795417996858,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m83m0zhs6m0jz3x","status":"joined"},{"player":"1m83m0zhtag63gvr","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m83m0zhs6m0jz3x","join_code":"WGCFS7","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(165,'1m83m0zhtag65gjb',2,1795417996859,'joined',1,'{"player":"1m83m0zhtag63gvr"}');
INSERT INTO "event" VALUES(166,'1m83m0zhtag65gjb',3,1795417996859,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m83m0zhs6m0jz3x","status":"joined"},{"player":"1m83m0zhtag63gvr","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(167,'1m83m0zhtag65gjb',4,1795417996860,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(168,'1m83m0zhtag65gjb',5,1795417996861,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(169,'1m83m0zhtag65gjb',6,1795417996862,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(170,'1m83m0zhtag65gjb',7,1795417996863,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(171,'1m83m0zhtag65gjb',8,1795417996867,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(172,'1m83m0zhtag65gjb',9,1795417996867,'round-over',NULL,'{"id":"1m83m0zj388b1ybs","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(173,'1m83m0zhtag65gjb',10,1795417996867,'finished',NULL,'{"id":"1m83m0zj388b42yj","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds"}');
CREATE TABLE event_mark (
    only  INTEGER PRIMARY KEY CHECK (only = 1),
    id    INTEGER NOT NULL,
    until INTEGER NOT NULL CHECK (until >= id),
    game  TEXT    NOT NULL,
    seq   INTEGER NOT NULL
) STRICT;
INSERT INTO "event_mark" VALUES(1,173,173,'',0);
CREATE TABLE event_place (
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL,
    id   INTEGER NOT NULL, -- of the event
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "event_place" VALUES('1m83m0z9y58txb05',1,1);
INSERT INTO "event_place" VALUES('1m83m0z9y58txb05',2,2);
INSERT INTO "event_place" VALUES('1m83m0z9y58txb05',3,3);
INSERT INTO "event_place" VALUES('1m83m0z9y58txb05',4,4);
INSERT INTO "event_place" VALUES('1m83m0z9y58txb05',5,5);
INSERT INTO "event_place" VALUES('1m83m0z9y58txb05',6,6);
INSERT INTO "event_place" VALUES('1m83m0z9y58txb05',7,7);
INSERT INTO "event_place" VALUES('1m83m0z9y58txb05',8,8);
INSERT INTO "event_place" VALUES('1m83m0z9y58txb05',9,9);
INSERT INTO "event_place" VALUES('1m83m0z9y58txb05',10,10);
INSERT INTO "event_place" VALUES('1m83m0z9y58txb05',11,11);
INSERT INTO "event_place" VALUES('1m83m0zakesvbae4',1,12);
INSERT INTO "event_place" VALUES('1m83m0zakesvbae4',2,13);
INSERT INTO "event_place" VALUES('1m83m0zakesvbae4',3,14);
INSERT INTO "event_place" VALUES('1m83m0zakesvbae4',4,15);
INSERT INTO "event_place" VALUES('1m83m0zakesvbae4',5,16);
INSERT INTO "event_place" VALUES('1m83m0zakesvbae4',6,17);
INSERT INTO "event_place" VALUES('1m83m0zakesvbae4',7,18);
INSERT INTO "event_place" VALUES('1m83m0zakesvbae4',8,19);
INSERT INTO "event_place" VALUES('1m83m0zakesvbae4',9,20);
INSERT INTO "event_place" VALUES('1m83m0zakesvbae4',10,21);
INSERT INTO "event_place" VALUES('1m83m0zbe82w60gc',1,22);
INSERT INTO "event_place" VALUES('1m83m0zbe82w60gc',2,23);
INSERT INTO "event_place" VALUES('1m83m0zbe82w60gc',3,24);
INSERT INTO "event_place" VALUES('1m83m0zbe82w60gc',4,25);
INSERT INTO "event_place" VALUES('1m83m0zbe82w60gc',5,26);
INSERT INTO "event_place" VALUES('1m83m0zbh40h1rjp',1,27);
INSERT INTO "event_place" VALUES('1m83m0zbh40h1rjp',2,28);
INSERT INTO "event_place" VALUES('1m83m0zbh40h1rjp',3,29);
INSERT INTO "event_place" VALUES('1m83m0zbh40h1rjp',4,30);
INSERT INTO "event_place" VALUES('1m83m0zbh40h1rjp',5,31);
INSERT INTO "event_place" VALUES('1m83m0zbk8x2yx3n',1,32);
INSERT INTO "event_place" VALUES('1m83m0zbk8x2yx3n',2,33);
INSERT INTO "event_place" VALUES('1m83m0zbk8x2yx3n',3,34);
INSERT INTO "event_place" VALUES('1m83m0zbm8ez4vj7',1,35);
INSERT INTO "event_place" VALUES('1m83m0zbm8ez4vj7',2,36);
INSERT INTO "event_place" VALUES('1m83m0zbm8ez4vj7',3,37);
INSERT INTO "event_place" VALUES('1m83m0zbm8ez4vj7',4,38);
INSERT INTO "event_place" VALUES('1m83m0zbm8ez4vj7',5,39);
INSERT INTO "event_place" VALUES('1m83m0zbm8ez4vj7',6,40);
INSERT INTO "event_place" VALUES('1m83m0zbm8ez4vj7',7,41);
INSERT INTO "event_place" VALUES('1m83m0zbm8ez4vj7',8,42);
INSERT INTO "event_place" VALUES('1m83m0zbm8ez4vj7',9,43);
INSERT INTO "event_place" VALUES('1m83m0zbm8ez4vj7',10,44);
INSERT INTO "event_place" VALUES('1m83m0zc5ay06sbc',1,45);
INSERT INTO "event_place" VALUES('1m83m0zc5ay06sbc',2,46);
INSERT INTO "event_place" VALUES('1m83m0zc5ay06sbc',3,47);
INSERT INTO "event_place" VALUES('1m83m0zc5ay06sbc',4,48);
INSERT INTO "event_place" VALUES('1m83m0zc5ay06sbc',5,49);
INSERT INTO "event_place" VALUES('1m83m0zc5ay06sbc',6,50);
INSERT INTO "event_place" VALUES('1m83m0zc5ay06sbc',7,51);
INSERT INTO "event_place" VALUES('1m83m0zc5ay06sbc',8,52);
INSERT INTO "event_place" VALUES('1m83m0zc5ay06sbc',9,53);
INSERT INTO "event_place" VALUES('1m83m0zc5ay06sbc',10,54);
INSERT INTO "event_place" VALUES('1m83m0zc5ay06sbc',11,55);
INSERT INTO "event_place" VALUES('1m83m0zcj6k6gjet',1,56);
INSERT INTO "event_place" VALUES('1m83m0zcj6k6gjet',2,57);
INSERT INTO "event_place" VALUES('1m83m0zcj6k6gjet',3,58);
INSERT INTO "event_place" VALUES('1m83m0zcj6k6gjet',4,59);
INSERT INTO "event_place" VALUES('1m83m0zd33aaqtxj',1,60);
INSERT INTO "event_place" VALUES('1m83m0zd33aaqtxj',2,61);
INSERT INTO "event_place" VALUES('1m83m0zd33aaqtxj',3,62);
INSERT INTO "event_place" VALUES('1m83m0zd33aaqtxj',4,63);
INSERT INTO "event_place" VALUES('1m83m0zd33aaqtxj',5,64);
INSERT INTO "event_place" VALUES('1m83m0zd33aaqtxj',6,65);
INSERT INTO "event_place" VALUES('1m83m0zdd19jsmna',1,66);
INSERT INTO "event_place" VALUES('1m83m0zde50ph2wf',1,67);
INSERT INTO "event_place" VALUES('1m83m0zde50ph2wf',2,68);
INSERT INTO "event_place" VALUES('1m83m0zdka8pvh0z',1,69);
INSERT INTO "event_place" VALUES('1m83m0zdm8zphg6c',1,70);
INSERT INTO "event_place" VALUES('1m83m0zdm8zphg6c',2,71);
INSERT INTO "event_place" VALUES('1m83m0zdpdthm7np',1,72);
INSERT INTO "event_place" VALUES('1m83m0zdpdthm7np',2,73);
INSERT INTO "event_place" VALUES('1m83m0zdpdthm7np',3,74);
INSERT INTO "event_place" VALUES('1m83m0zdpdthm7np',4,75);
INSERT INTO "event_place" VALUES('1m83m0zdpdthm7np',5,76);
INSERT INTO "event_place" VALUES('1m83m0zdpdthm7np',6,77);
INSERT INTO "event_place" VALUES('1m83m0zdpdthm7np',7,78);
INSERT INTO "event_place" VALUES('1m83m0zdpdthm7np',8,79);
INSERT INTO "event_place" VALUES('1m83m0zdpdthm7np',9,80);
INSERT INTO "event_place" VALUES('1m83m0zdpdthm7np',10,81);
INSERT INTO "event_place" VALUES('1m83m0zdpdthm7np',11,82);
INSERT INTO "event_place" VALUES('1m83m0zdz5fcnqrn',1,83);
INSERT INTO "event_place" VALUES('1m83m0zdz5fcnqrn',2,84);
INSERT INTO "event_place" VALUES('1m83m0zdz5fcnqrn',3,85);
INSERT INTO "event_place" VALUES('1m83m0zdz5fcnqrn',4,86);
INSERT INTO "event_place" VALUES('1m83m0zdz5fcnqrn',5,87);
INSERT INTO "event_place" VALUES('1m83m0zdz5fcnqrn',6,88);
INSERT INTO "event_place" VALUES('1m83m0zdz5fcnqrn',7,89);
INSERT INTO "event_place" VALUES('1m83m0zdz5fcnqrn',8,90);
INSERT INTO "event_place" VALUES('1m83m0ze4fdqme19',1,91);
INSERT INTO "event_place" VALUES('1m83m0ze4fdqme19',2,92);
INSERT INTO "event_place" VALUES('1m83m0ze4fdqme19',3,93);
INSERT INTO "event_place" VALUES('1m83m0ze4fdqme19',4,94);
INSERT INTO "event_place" VALUES('1m83m0ze4fdqme19',5,95);
INSERT INTO "event_place" VALUES('1m83m0ze4fdqme19',6,96);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',1,97);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',2,98);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',3,99);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',4,100);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',5,101);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',6,102);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',7,103);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',8,104);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',9,105);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',10,106);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',11,107);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',12,108);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',13,109);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',14,110);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',15,111);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',16,112);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',17,113);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',18,114);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',19,115);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',20,116);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',21,117);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',22,118);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',23,119);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',24,120);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',25,121);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',26,122);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',27,123);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',28,124);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',29,125);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',30,126);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',31,127);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',32,128);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',33,129);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',34,130);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',35,131);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',36,132);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',37,133);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',38,134);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',39,135);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',40,136);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',41,137);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',42,138);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',43,139);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',44,140);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',45,141);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',46,142);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',47,143);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',48,144);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',49,145);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',50,146);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',51,147);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',52,148);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',53,149);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',54,150);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',55,151);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',56,152);
INSERT INTO "event_place" VALUES('1m83m0ze8epeqp5p',57,153);
INSERT INTO "event_place" VALUES('1m83m0zh2aayegm3',1,154);
INSERT INTO "event_place" VALUES('1m83m0zhb05x1mfy',1,155);
INSERT INTO "event_place" VALUES('1m83m0zhb05x1mfy',2,156);
INSERT INTO "event_place" VALUES('1m83m0zhb05x1mfy',3,157);
INSERT INTO "event_place" VALUES('1m83m0zhb05x1mfy',4,158);
INSERT INTO "event_place" VALUES('1m83m0zhb05x1mfy',5,159);
INSERT INTO "event_place" VALUES('1m83m0zhb05x1mfy',6,160);
INSERT INTO "event_place" VALUES('1m83m0zhb05x1mfy',7,161);
INSERT INTO "event_place" VALUES('1m83m0zhb05x1mfy',8,162);
INSERT INTO "event_place" VALUES('1m83m0zhb05x1mfy',9,163);
INSERT INTO "event_place" VALUES('1m83m0zhtag65gjb',1,164);
INSERT INTO "event_place" VALUES('1m83m0zhtag65gjb',2,165);
INSERT INTO "event_place" VALUES('1m83m0zhtag65gjb',3,166);
INSERT INTO "event_place" VALUES('1m83m0zhtag65gjb',4,167);
INSERT INTO "event_place" VALUES('1m83m0zhtag65gjb',5,168);
INSERT INTO "event_place" VALUES('1m83m0zhtag65gjb',6,169);
INSERT INTO "event_place" VALUES('1m83m0zhtag65gjb',7,170);
INSERT INTO "event_place" VALUES('1m83m0zhtag65gjb',8,171);
INSERT INTO "event_place" VALUES('1m83m0zhtag65gjb',9,172);
INSERT INTO "event_place" VALUES('1m83m0zhtag65gjb',10,173);
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
INSERT INTO "game" VALUES('1m83m0z9y58txb05','main','bulls-and-cows','finished','private',1,'1m83m0z9pf944q2w',NULL,1795417996606,1795417996626,0);
INSERT INTO "game" VALUES('1m83m0zakesvbae4','main','bulls-and-cows','finished','private',1,'1m83m0z9sf507rar',NULL,1795417996627,1795417996651,0);
INSERT INTO "game" VALUES('1m83m0zbe82w60gc','main','number-guess','finished','private',1,'1m83m0z9pf944q2w',NULL,1795417996654,1795417996655,0);
INSERT INTO "game" VALUES('1m83m0zbh40h1rjp','main','number-guess','finished','private',1,'1m83m0z9sf507rar',NULL,1795417996657,1795417996658,0);
INSERT INTO "game" VALUES('1m83m0zbk8x2yx3n','main','bulls-and-cows','playing','private',1,'1m83m0zbk8x2xdt3',NULL,1795417996659,NULL,0);
INSERT INTO "game" VALUES('1m83m0zbm8ez4vj7','main','bulls-and-cows','playing','public',1,'1m83m0zbm8ez3pg4',NULL,1795417996660,NULL,0);
INSERT INTO "game" VALUES('1m83m0zc5ay06sbc','main','bulls-and-cows','finished','public',0,'1m83m0zc350j80d5',NULL,1795417996677,1795417996682,0);
INSERT INTO "game" VALUES('1m83m0zcj6k6gjet','main','bulls-and-cows','playing','private',0,'1m83m0zcgaeh6n45','CA77JP',1795417996690,NULL,0);
INSERT INTO "game" VALUES('1m83m0zd33aaqtxj','main','bulls-and-cows','playing','private',0,'1m83m0zcv29pcaa8','43XZYE',1795417996707,NULL,0);
INSERT INTO "game" VALUES('1m83m0zdd19jsmna','main','mastermind','open','public',0,'1m83m0z9pf944q2w','HJWRD2',1795417996717,NULL,0);
INSERT INTO "game" VALUES('1m83m0zde50ph2wf','main','mastermind','aborted','public',0,'1m83m0z9sf507rar',NULL,1795417996718,1795417996719,0);
INSERT INTO "game" VALUES('1m83m0zdka8pvh0z','main','mastermind','open','private',0,'1m83m0z9pf944q2w','AB5RZM',1795417996723,NULL,1);
INSERT INTO "game" VALUES('1m83m0zdm8zphg6c','main','bulls-and-cows','playing','private',0,'1m83m0z9pf944q2w',NULL,1795417996724,NULL,1);
INSERT INTO "game" VALUES('1m83m0zdpdthm7np','main','tic-tac-toe','playing','public',0,'1m83m0zdnfd6habh','MN5JX8',1795417996726,NULL,0);
INSERT INTO "game" VALUES('1m83m0zdz5fcnqrn','main','gomoku','finished','private',1,'1m83m0z9pf944q2w',NULL,1795417996735,1795417996737,0);
INSERT INTO "game" VALUES('1m83m0ze4fdqme19','main','yahtzee','playing','private',0,'1m83m0ze2bsxca4t','XFJK69',1795417996740,NULL,0);
INSERT INTO "game" VALUES('1m83m0ze8epeqp5p','main','yahtzee','finished','private',0,'1m83m0ze602zyzjx',NULL,1795417996744,1795417996760,0);
INSERT INTO "game" VALUES('1m83m0zh2aayegm3','main','tic-tac-toe','open','private',0,'1m83m0zh0527rxrf','KCKHKR',1795417996834,NULL,1);
INSERT INTO "game" VALUES('1m83m0zhb05x1mfy','main','quiz','finished','private',0,'1m83m0z9pf944q2w',NULL,1795417996843,1795417996845,0);
INSERT INTO "game" VALUES('1m83m0zhtag65gjb','main','tic-tac-toe','finished','private',0,'1m83m0zhs6m0jz3x',NULL,1795417996858,1795417996867,0);
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
INSERT INTO "idempotency_record" VALUES(1,'1m83m0z9pf944q2w','open','POST','/v1/games',X'09691FB4A4A800A0B6D83166B89AA76941AFE880DE790D85B4610A9C932FDBEE',1795417996717,201,'1','/v1/games/1m83m0zdd19jsmna','','1m83m0zdd19jsmna',0,1,0);
CREATE TABLE idempotency_use (
    player TEXT    NOT NULL,
    hour   INTEGER NOT NULL, -- since 1970
    bytes  INTEGER NOT NULL CHECK (bytes >= 0),
    PRIMARY KEY (player, hour)
) STRICT, WITHOUT ROWID;
INSERT INTO "idempotency_use" VALUES('1m83m0z9pf944q2w',498727,140);
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL
) STRICT;
INSERT INTO "migration" VALUES(1,'schema',X'23AF2F6F19DE77FA4F6D7D69DC0D172551EA24EF2FBCDB9EB3186620004CD209',1795417996572);
CREATE TABLE notification (
    player   TEXT    NOT NULL,
    seq      INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the player
    at       INTEGER NOT NULL,
    kind     TEXT    NOT NULL,                 -- invited, joined, declined, turn, round-over, finished, rematch, aborted
    game     TEXT    NOT NULL,
    game_seq INTEGER NOT NULL,                 -- the game's event that it is about
    PRIMARY KEY (player, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "notification" VALUES('1m83m0z9pf944q2w',1,1795417996735,'joined','1m83m0zdz5fcnqrn',2);
INSERT INTO "notification" VALUES('1m83m0z9pf944q2w',2,1795417996735,'turn','1m83m0zdz5fcnqrn',3);
INSERT INTO "notification" VALUES('1m83m0z9pf944q2w',3,1795417996737,'turn','1m83m0zdz5fcnqrn',5);
INSERT INTO "notification" VALUES('1m83m0z9pf944q2w',4,1795417996737,'round-over','1m83m0zdz5fcnqrn',7);
INSERT INTO "notification" VALUES('1m83m0z9pf944q2w',5,1795417996737,'finished','1m83m0zdz5fcnqrn',8);
INSERT INTO "notification" VALUES('1m83m0z9pf944q2w',6,1795417996834,'invited','1m83m0zh2aayegm3',1);
INSERT INTO "notification" VALUES('1m83m0z9sf507rar',1,1795417996719,'aborted','1m83m0zde50ph2wf',2);
INSERT INTO "notification" VALUES('1m83m0z9sf507rar',2,1795417996735,'invited','1m83m0zdz5fcnqrn',1);
INSERT INTO "notification" VALUES('1m83m0z9sf507rar',3,1795417996736,'turn','1m83m0zdz5fcnqrn',4);
INSERT INTO "notification" VALUES('1m83m0z9sf507rar',4,1795417996737,'finished','1m83m0zdz5fcnqrn',8);
INSERT INTO "notification" VALUES('1m83m0z9sf509c57',1,1795417996718,'invited','1m83m0zde50ph2wf',1);
INSERT INTO "notification" VALUES('1m83m0z9sf509c57',2,1795417996719,'aborted','1m83m0zde50ph2wf',2);
INSERT INTO "notification" VALUES('1m83m0z9sf509c57',3,1795417996723,'invited','1m83m0zdka8pvh0z',1);
INSERT INTO "notification" VALUES('1m83m0z9sf509c57',4,1795417996834,'invited','1m83m0zh2aayegm3',1);
INSERT INTO "notification" VALUES('1m83m0zc350j80d5',1,1795417996677,'joined','1m83m0zc5ay06sbc',2);
INSERT INTO "notification" VALUES('1m83m0zc350j80d5',2,1795417996677,'turn','1m83m0zc5ay06sbc',3);
INSERT INTO "notification" VALUES('1m83m0zc350j80d5',3,1795417996679,'round-over','1m83m0zc5ay06sbc',6);
INSERT INTO "notification" VALUES('1m83m0zc350j80d5',4,1795417996681,'turn','1m83m0zc5ay06sbc',8);
INSERT INTO "notification" VALUES('1m83m0zc350j80d5',5,1795417996682,'finished','1m83m0zc5ay06sbc',11);
INSERT INTO "notification" VALUES('1m83m0zc45h0wczz',1,1795417996678,'turn','1m83m0zc5ay06sbc',4);
INSERT INTO "notification" VALUES('1m83m0zc45h0wczz',2,1795417996679,'round-over','1m83m0zc5ay06sbc',6);
INSERT INTO "notification" VALUES('1m83m0zc45h0wczz',3,1795417996682,'round-over','1m83m0zc5ay06sbc',10);
INSERT INTO "notification" VALUES('1m83m0zc45h0wczz',4,1795417996682,'finished','1m83m0zc5ay06sbc',11);
INSERT INTO "notification" VALUES('1m83m0zcgaeh6n45',1,1795417996696,'joined','1m83m0zcj6k6gjet',2);
INSERT INTO "notification" VALUES('1m83m0zcgaeh6n45',2,1795417996697,'joined','1m83m0zcj6k6gjet',3);
INSERT INTO "notification" VALUES('1m83m0zch2848m6d',1,1795417996697,'joined','1m83m0zcj6k6gjet',3);
INSERT INTO "notification" VALUES('1m83m0zch2848m6d',2,1795417996697,'turn','1m83m0zcj6k6gjet',4);
INSERT INTO "notification" VALUES('1m83m0zcv29pcaa8',1,1795417996708,'joined','1m83m0zd33aaqtxj',2);
INSERT INTO "notification" VALUES('1m83m0zcv29pcaa8',2,1795417996710,'joined','1m83m0zd33aaqtxj',3);
INSERT INTO "notification" VALUES('1m83m0zcv29pcaa8',3,1795417996710,'turn','1m83m0zd33aaqtxj',4);
INSERT INTO "notification" VALUES('1m83m0zcx11gjzpq',1,1795417996710,'joined','1m83m0zd33aaqtxj',3);
INSERT INTO "notification" VALUES('1m83m0zcx11gjzpq',2,1795417996715,'turn','1m83m0zd33aaqtxj',5);
INSERT INTO "notification" VALUES('1m83m0zd33aaps42',1,1795417996716,'turn','1m83m0zd33aaqtxj',6);
INSERT INTO "notification" VALUES('1m83m0zdnfd6habh',1,1795417996727,'joined','1m83m0zdpdthm7np',2);
INSERT INTO "notification" VALUES('1m83m0zdnfd6habh',2,1795417996727,'turn','1m83m0zdpdthm7np',3);
INSERT INTO "notification" VALUES('1m83m0zdnfd6habh',3,1795417996729,'turn','1m83m0zdpdthm7np',5);
INSERT INTO "notification" VALUES('1m83m0zdnfd6habh',4,1795417996731,'turn','1m83m0zdpdthm7np',7);
INSERT INTO "notification" VALUES('1m83m0zdnfd6habh',5,1795417996732,'round-over','1m83m0zdpdthm7np',9);
INSERT INTO "notification" VALUES('1m83m0zdnfd6habh',6,1795417996734,'turn','1m83m0zdpdthm7np',11);
INSERT INTO "notification" VALUES('1m83m0zdnfd6kfpd',1,1795417996729,'turn','1m83m0zdpdthm7np',4);
INSERT INTO "notification" VALUES('1m83m0zdnfd6kfpd',2,1795417996730,'turn','1m83m0zdpdthm7np',6);
INSERT INTO "notification" VALUES('1m83m0zdnfd6kfpd',3,1795417996732,'round-over','1m83m0zdpdthm7np',9);
INSERT INTO "notification" VALUES('1m83m0zdnfd6kfpd',4,1795417996733,'turn','1m83m0zdpdthm7np',10);
INSERT INTO "notification" VALUES('1m83m0ze2bsxca4t',1,1795417996740,'joined','1m83m0ze4fdqme19',2);
INSERT INTO "notification" VALUES('1m83m0ze2bsxca4t',2,1795417996740,'turn','1m83m0ze4fdqme19',4);
INSERT INTO "notification" VALUES('1m83m0ze3bsb1yqd',1,1795417996741,'turn','1m83m0ze4fdqme19',6);
INSERT INTO "notification" VALUES('1m83m0ze602zyzjx',1,1795417996745,'joined','1m83m0ze8epeqp5p',2);
INSERT INTO "notification" VALUES('1m83m0ze602zyzjx',2,1795417996745,'turn','1m83m0ze8epeqp5p',4);
INSERT INTO "notification" VALUES('1m83m0ze602zyzjx',3,1795417996746,'turn','1m83m0ze8epeqp5p',8);
INSERT INTO "notification" VALUES('1m83m0ze602zyzjx',4,1795417996748,'turn','1m83m0ze8epeqp5p',12);
INSERT INTO "notification" VALUES('1m83m0ze602zyzjx',5,1795417996749,'turn','1m83m0ze8epeqp5p',16);
INSERT INTO "notification" VALUES('1m83m0ze602zyzjx',6,1795417996750,'turn','1m83m0ze8epeqp5p',20);
INSERT INTO "notification" VALUES('1m83m0ze602zyzjx',7,1795417996751,'turn','1m83m0ze8epeqp5p',24);
INSERT INTO "notification" VALUES('1m83m0ze602zyzjx',8,1795417996752,'turn','1m83m0ze8epeqp5p',28);
INSERT INTO "notification" VALUES('1m83m0ze602zyzjx',9,1795417996753,'turn','1m83m0ze8epeqp5p',32);
INSERT INTO "notification" VALUES('1m83m0ze602zyzjx',10,1795417996754,'turn','1m83m0ze8epeqp5p',36);
INSERT INTO "notification" VALUES('1m83m0ze602zyzjx',11,1795417996756,'turn','1m83m0ze8epeqp5p',40);
INSERT INTO "notification" VALUES('1m83m0ze602zyzjx',12,1795417996757,'turn','1m83m0ze8epeqp5p',44);
INSERT INTO "notification" VALUES('1m83m0ze602zyzjx',13,1795417996758,'turn','1m83m0ze8epeqp5p',48);
INSERT INTO "notification" VALUES('1m83m0ze602zyzjx',14,1795417996759,'turn','1m83m0ze8epeqp5p',52);
INSERT INTO "notification" VALUES('1m83m0ze602zyzjx',15,1795417996760,'round-over','1m83m0ze8epeqp5p',56);
INSERT INTO "notification" VALUES('1m83m0ze602zyzjx',16,1795417996760,'finished','1m83m0ze8epeqp5p',57);
INSERT INTO "notification" VALUES('1m83m0ze797mg892',1,1795417996746,'turn','1m83m0ze8epeqp5p',6);
INSERT INTO "notification" VALUES('1m83m0ze797mg892',2,1795417996747,'turn','1m83m0ze8epeqp5p',10);
INSERT INTO "notification" VALUES('1m83m0ze797mg892',3,1795417996748,'turn','1m83m0ze8epeqp5p',14);
INSERT INTO "notification" VALUES('1m83m0ze797mg892',4,1795417996749,'turn','1m83m0ze8epeqp5p',18);
INSERT INTO "notification" VALUES('1m83m0ze797mg892',5,1795417996751,'turn','1m83m0ze8epeqp5p',22);
INSERT INTO "notification" VALUES('1m83m0ze797mg892',6,1795417996752,'turn','1m83m0ze8epeqp5p',26);
INSERT INTO "notification" VALUES('1m83m0ze797mg892',7,1795417996753,'turn','1m83m0ze8epeqp5p',30);
INSERT INTO "notification" VALUES('1m83m0ze797mg892',8,1795417996754,'turn','1m83m0ze8epeqp5p',34);
INSERT INTO "notification" VALUES('1m83m0ze797mg892',9,1795417996755,'turn','1m83m0ze8epeqp5p',38);
INSERT INTO "notification" VALUES('1m83m0ze797mg892',10,1795417996756,'turn','1m83m0ze8epeqp5p',42);
INSERT INTO "notification" VALUES('1m83m0ze797mg892',11,1795417996757,'turn','1m83m0ze8epeqp5p',46);
INSERT INTO "notification" VALUES('1m83m0ze797mg892',12,1795417996758,'turn','1m83m0ze8epeqp5p',50);
INSERT INTO "notification" VALUES('1m83m0ze797mg892',13,1795417996760,'turn','1m83m0ze8epeqp5p',54);
INSERT INTO "notification" VALUES('1m83m0ze797mg892',14,1795417996760,'round-over','1m83m0ze8epeqp5p',56);
INSERT INTO "notification" VALUES('1m83m0ze797mg892',15,1795417996760,'finished','1m83m0ze8epeqp5p',57);
INSERT INTO "notification" VALUES('1m83m0zhs6m0jz3x',1,1795417996859,'joined','1m83m0zhtag65gjb',2);
INSERT INTO "notification" VALUES('1m83m0zhs6m0jz3x',2,1795417996859,'turn','1m83m0zhtag65gjb',3);
INSERT INTO "notification" VALUES('1m83m0zhs6m0jz3x',3,1795417996861,'turn','1m83m0zhtag65gjb',5);
INSERT INTO "notification" VALUES('1m83m0zhs6m0jz3x',4,1795417996863,'turn','1m83m0zhtag65gjb',7);
INSERT INTO "notification" VALUES('1m83m0zhs6m0jz3x',5,1795417996867,'round-over','1m83m0zhtag65gjb',9);
INSERT INTO "notification" VALUES('1m83m0zhs6m0jz3x',6,1795417996867,'finished','1m83m0zhtag65gjb',10);
INSERT INTO "notification" VALUES('1m83m0zhtag63gvr',1,1795417996858,'invited','1m83m0zhtag65gjb',1);
INSERT INTO "notification" VALUES('1m83m0zhtag63gvr',2,1795417996860,'turn','1m83m0zhtag65gjb',4);
INSERT INTO "notification" VALUES('1m83m0zhtag63gvr',3,1795417996862,'turn','1m83m0zhtag65gjb',6);
INSERT INTO "notification" VALUES('1m83m0zhtag63gvr',4,1795417996867,'round-over','1m83m0zhtag65gjb',9);
INSERT INTO "notification" VALUES('1m83m0zhtag63gvr',5,1795417996867,'finished','1m83m0zhtag65gjb',10);
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
INSERT INTO "player" VALUES('000000000p9c7fga','main','random',1,0,NULL,NULL,1795417996724,NULL);
INSERT INTO "player" VALUES('1m83m0z9keageacf','main','service',1,0,NULL,NULL,1795417996595,NULL);
INSERT INTO "player" VALUES('1m83m0z9pf944q2w','main','Ann',0,0,NULL,NULL,1795417996598,NULL);
INSERT INTO "player" VALUES('1m83m0z9sf507rar','main','Bob',0,0,NULL,NULL,1795417996601,NULL);
INSERT INTO "player" VALUES('1m83m0z9sf509c57','main','Cyd',0,0,1795417996604,NULL,1795417996601,NULL);
INSERT INTO "player" VALUES('1m83m0zbk8x2xdt3','main','Guest',0,1,NULL,NULL,1795417996659,NULL);
INSERT INTO "player" VALUES('1m83m0zbm8ez3pg4','main','Guest',0,1,NULL,NULL,1795417996660,NULL);
INSERT INTO "player" VALUES('1m83m0zc350j80d5','main','Player 0',0,0,NULL,NULL,1795417996675,NULL);
INSERT INTO "player" VALUES('1m83m0zc45h0wczz','main','Player 1',0,0,NULL,NULL,1795417996676,NULL);
INSERT INTO "player" VALUES('1m83m0zcgaeh6n45','main','Player 0',0,0,NULL,NULL,1795417996688,NULL);
INSERT INTO "player" VALUES('1m83m0zch2848m6d','main','Player 1',0,0,NULL,NULL,1795417996689,NULL);
INSERT INTO "player" VALUES('1m83m0zch284b60n','main','Player 2',0,0,NULL,NULL,1795417996689,NULL);
INSERT INTO "player" VALUES('1m83m0zcv29pcaa8','main','Player 0',0,0,NULL,NULL,1795417996699,NULL);
INSERT INTO "player" VALUES('1m83m0zcx11gjzpq','main','Player 1',0,0,NULL,NULL,1795417996701,NULL);
INSERT INTO "player" VALUES('1m83m0zd33aaps42','main','Player 2',0,0,NULL,NULL,1795417996707,NULL);
INSERT INTO "player" VALUES('1m83m0zdnfd6habh','main','Player 0',0,0,NULL,NULL,1795417996725,NULL);
INSERT INTO "player" VALUES('1m83m0zdnfd6kfpd','main','Player 1',0,0,NULL,NULL,1795417996725,NULL);
INSERT INTO "player" VALUES('1m83m0ze2bsxca4t','main','Player 0',0,0,NULL,NULL,1795417996738,NULL);
INSERT INTO "player" VALUES('1m83m0ze3bsb1yqd','main','Player 1',0,0,NULL,NULL,1795417996739,NULL);
INSERT INTO "player" VALUES('1m83m0ze602zyzjx','main','Player 0',0,0,NULL,NULL,1795417996742,NULL);
INSERT INTO "player" VALUES('1m83m0ze797mg892','main','Player 1',0,0,NULL,NULL,1795417996743,NULL);
INSERT INTO "player" VALUES('1m83m0zhs6m0jz3x','main','Dee',0,0,NULL,'1m83m0z9keageacf',1795417996857,NULL);
INSERT INTO "player" VALUES('1m83m0zhtag63gvr','main',NULL,0,0,NULL,'1m83m0z9keageacf',1795417996858,1795417996871);
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
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m83m0z9pf944q2w',1,0,X'0002020000A09C0102E0C508E0C508E0C5080202A4F583F4C068A4F583F4C068A4F583F4C068A4F583F4C068A4F583F4C06880C09EDBC06802020000A09C0102E0C508E0C508E0C5080202A4F583F4C068A4F583F4C068A4F583F4C068A4F583F4C068A4F583F4C06880C09EDBC06802020000A09C0102E0C508E0C508E0C5080202A4F583F4C068A4F583F4C068A4F583F4C068A4F583F4C068A4F583F4C06880A0BFC6B26802020000A09C0102E0C508E0C508E0C5080202A4F583F4C068A4F583F4C068A4F583F4C068A4F583F4C068A4F583F4C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m83m0z9sf507rar',2,0,X'0002020000A09C0102C0A907C0A907C0A9070202D6F583F4C068D6F583F4C068D6F583F4C068D6F583F4C068D6F583F4C06880C09EDBC06802020000A09C0102C0A907C0A907C0A9070202D6F583F4C068D6F583F4C068D6F583F4C068D6F583F4C068D6F583F4C06880C09EDBC06802020000A09C0102C0A907C0A907C0A9070202D6F583F4C068D6F583F4C068D6F583F4C068D6F583F4C068D6F583F4C06880A0BFC6B26802020000A09C0102C0A907C0A907C0A9070202D6F583F4C068D6F583F4C068D6F583F4C068D6F583F4C068D6F583F4C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m83m0zbm8ez3pg4',3,0,X'0002020000A09C0102A08D06A08D06A08D06020280F683F4C06880F683F4C06880F683F4C06880F683F4C06880F683F4C06880C09EDBC06802020000A09C0102A08D06A08D06A08D06020280F683F4C06880F683F4C06880F683F4C06880F683F4C06880F683F4C06880C09EDBC06802020000A09C0102A08D06A08D06A08D06020280F683F4C06880F683F4C06880F683F4C06880F683F4C06880F683F4C06880A0BFC6B26802020000A09C0102A08D06A08D06A08D06020280F683F4C06880F683F4C06880F683F4C06880F683F4C06880F683F4C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','gomoku','1m83m0z9pf944q2w',3,0,X'0002020000A09C0100000000020282F783F4C06882F783F4C068000082F783F4C06880C09EDBC06802020000A09C0100000000020282F783F4C06882F783F4C068000082F783F4C06880C09EDBC06802020000A09C0100000000020282F783F4C06882F783F4C068000082F783F4C06880A0BFC6B26802020000A09C0100000000020282F783F4C06882F783F4C068000082F783F4C068',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795417996737);
INSERT INTO "player_stats" VALUES('main','gomoku','1m83m0z9sf507rar',4,0,X'000200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080A0BFC6B26802000002000000000000000000000000',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795417996737);
INSERT INTO "player_stats" VALUES('main','number-guess','1m83m0z9pf944q2w',1,0,X'000200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080A0BFC6B26802000002000000000000000000000000',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','number-guess','1m83m0z9sf507rar',2,0,X'000200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080C09EDBC0680200000200000000000000000000000080A0BFC6B26802000002000000000000000000000000',NULL,NULL,NULL,NULL);
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
INSERT INTO "question_part" VALUES(1,'1m83m0zh7cqsr5bk',0,'[{"text":"What is the capital of France?","answers":["Paris"],"category":"Europe","difficulty":"easy"}]');
INSERT INTO "question_part" VALUES(2,'1m83m0zh8121fwby',0,'[{"text":"What is the capital of France?","answers":["Paris"],"category":"Europe","difficulty":"easy"},{"text":"Which is the capital of Norway?","choices":["Oslo","Bergen"],"correct":0}]');
INSERT INTO "question_part" VALUES(3,'1m83m0zh9457dkp6',0,'[{"text":"When was Canberra founded?","range":[1912,1914]}]');
INSERT INTO "question_part" VALUES(4,'1m83m0zha41xsj3a',0,'[{"text":"Is Oslo in Norway?","correct":true}]');
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
INSERT INTO "question_set" VALUES('1m83m0zh7cqst45b','main','1m83m0z9pf944q2w',3,'Capitals','capitals','en','own','Ann',NULL,NULL,0,3507,1795417996839,1795417996841,NULL);
INSERT INTO "question_set" VALUES('1m83m0zha41xts3q','main','1m83m0z9sf507rar',1,'One','one','en','own','Ann',NULL,NULL,1,1072,1795417996842,1795417996842,NULL);
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
INSERT INTO "question_version" VALUES('1m83m0zh7cqst45b',1,1,'1m83m0zh7cqsr5bk',1795417996839,'Capitals','en','own','Ann',NULL,NULL,0,1,'{"text":1,"choice":0,"boolean":0,"number":0}','[{"name":"Europe","count":1}]',1156);
INSERT INTO "question_version" VALUES('1m83m0zh7cqst45b',2,2,'1m83m0zh8121fwby',1795417996840,'Capitals','en','own','Ann',NULL,NULL,0,2,'{"text":1,"choice":1,"boolean":0,"number":0}','[{"name":"Europe","count":1}]',1239);
INSERT INTO "question_version" VALUES('1m83m0zh7cqst45b',3,2,'1m83m0zh9457dkp6',1795417996841,'Capitals','en','own','Ann',NULL,NULL,0,3,'{"text":1,"choice":1,"boolean":0,"number":1}','[{"name":"Europe","count":1}]',1112);
INSERT INTO "question_version" VALUES('1m83m0zha41xts3q',1,1,'1m83m0zha41xsj3a',1795417996842,'One','en','own','Ann',NULL,NULL,1,1,'{"text":0,"choice":0,"boolean":1,"number":0}','[]',1072);
CREATE TABLE rating_pair (
    ruleset TEXT    NOT NULL,
    a       TEXT    NOT NULL, -- the player whose id is the smaller
    b       TEXT    NOT NULL,
    day     INTEGER NOT NULL, -- its beginning
    games   INTEGER NOT NULL,
    PRIMARY KEY (ruleset, a, b)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_pair" VALUES('gomoku','1m83m0z9pf944q2w','1m83m0z9sf507rar',1795392000000,1);
CREATE TABLE rating_step (
    player    TEXT NOT NULL,
    ruleset   TEXT NOT NULL,
    result    TEXT NOT NULL, -- the match
    rating    REAL NOT NULL, -- from then on
    deviation REAL NOT NULL,
    PRIMARY KEY (player, ruleset, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_step" VALUES('1m83m0z9pf944q2w','gomoku','1m83m0ze153tx9f9',1.66231089390629767875e+03,2.90318963717980466293e+02);
INSERT INTO "rating_step" VALUES('1m83m0z9sf507rar','gomoku','1m83m0ze153tx9f9',1.33768910609370232124e+03,2.90318963717980466293e+02);
CREATE TABLE record (
    player  TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    tally   BLOB NOT NULL, -- of all time: see play/stats.h
    PRIMARY KEY (player, ruleset)
) STRICT, WITHOUT ROWID;
INSERT INTO "record" VALUES('1m83m0z9pf944q2w','bulls-and-cows',X'0002020000A09C01000000000202A4F583F4C068A4F583F4C0680000A4F583F4C068');
INSERT INTO "record" VALUES('1m83m0z9pf944q2w','gomoku',X'0002020000A09C0100000000020282F783F4C06882F783F4C068000082F783F4C068');
INSERT INTO "record" VALUES('1m83m0z9pf944q2w','number-guess',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m83m0z9pf944q2w','quiz',X'0002000000000000000000000000000000');
INSERT INTO "record" VALUES('1m83m0z9sf507rar','bulls-and-cows',X'0002020000A09C01000000000202D6F583F4C068D6F583F4C0680000D6F583F4C068');
INSERT INTO "record" VALUES('1m83m0z9sf507rar','gomoku',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m83m0z9sf507rar','number-guess',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m83m0zbm8ez3pg4','bulls-and-cows',X'0002020000A09C0100000000020280F683F4C06880F683F4C068000080F683F4C068');
INSERT INTO "record" VALUES('1m83m0zc350j80d5','bulls-and-cows',X'0002000002000000000000000000000000');
INSERT INTO "record" VALUES('1m83m0zc45h0wczz','bulls-and-cows',X'0002020000C0B80200000000020294F683F4C06894F683F4C068000094F683F4C068');
INSERT INTO "record" VALUES('1m83m0ze602zyzjx','yahtzee',X'0002020000E08248000000000202B0F783F4C068B0F783F4C0680000B0F783F4C068');
INSERT INTO "record" VALUES('1m83m0ze797mg892','yahtzee',X'0002000002E0DC2A00000000000000B0F783F4C068000000');
INSERT INTO "record" VALUES('1m83m0zhs6m0jz3x','tic-tac-toe',X'0002020000A09C0100000000020286F983F4C06886F983F4C068000086F983F4C068');
INSERT INTO "record" VALUES('1m83m0zhtag63gvr','tic-tac-toe',X'0002000002000000000000000000000000');
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
INSERT INTO "result" VALUES('1m83m0zaj56zfy44','main','1m83m0z9y58txb05',1,'bulls-and-cows',1,0,1795417996626,'{"id":"1m83m0zaj56zfy44","round":1,"leader":null,"attempts":7,"solved":true,"solver":0,"secret":"2841","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-23T07:13:16.626Z"}');
INSERT INTO "result" VALUES('1m83m0zaj56zhmr4','main','1m83m0z9y58txb05',0,'bulls-and-cows',1,0,1795417996626,'{"id":"1m83m0zaj56zhmr4","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-23T07:13:16.626Z"}');
INSERT INTO "result" VALUES('1m83m0zbbdc5hrgs','main','1m83m0zakesvbae4',1,'bulls-and-cows',1,0,1795417996651,'{"id":"1m83m0zbbdc5hrgs","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"6942","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-23T07:13:16.651Z"}');
INSERT INTO "result" VALUES('1m83m0zbbdc5hx63','main','1m83m0zakesvbae4',0,'bulls-and-cows',1,0,1795417996651,'{"id":"1m83m0zbbdc5hx63","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-23T07:13:16.651Z"}');
INSERT INTO "result" VALUES('1m83m0zbf9h2qkfy','main','1m83m0zbe82w60gc',1,'number-guess',1,0,1795417996655,'{"id":"1m83m0zbf9h2qkfy","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"5484","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-23T07:13:16.655Z"}');
INSERT INTO "result" VALUES('1m83m0zbf9h2rwjb','main','1m83m0zbe82w60gc',0,'number-guess',1,0,1795417996655,'{"id":"1m83m0zbf9h2rwjb","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-23T07:13:16.655Z"}');
INSERT INTO "result" VALUES('1m83m0zbj2epez6k','main','1m83m0zbh40h1rjp',1,'number-guess',1,0,1795417996658,'{"id":"1m83m0zbj2epez6k","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"1424","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-23T07:13:16.658Z"}');
INSERT INTO "result" VALUES('1m83m0zbj2epfam7','main','1m83m0zbh40h1rjp',0,'number-guess',1,0,1795417996658,'{"id":"1m83m0zbj2epfam7","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-23T07:13:16.658Z"}');
INSERT INTO "result" VALUES('1m83m0zc0cm3y3yq','main','1m83m0zbm8ez4vj7',1,'bulls-and-cows',1,0,1795417996672,'{"id":"1m83m0zc0cm3y3yq","round":1,"leader":null,"attempts":5,"solved":true,"solver":0,"secret":"3624","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-23T07:13:16.672Z"}');
INSERT INTO "result" VALUES('1m83m0zc72wmrcza','main','1m83m0zc5ay06sbc',1,'bulls-and-cows',0,1,1795417996679,'{"id":"1m83m0zc72wmrcza","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-23T07:13:16.679Z"}');
INSERT INTO "result" VALUES('1m83m0zca31septt','main','1m83m0zc5ay06sbc',2,'bulls-and-cows',0,1,1795417996682,'{"id":"1m83m0zca31septt","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-23T07:13:16.682Z"}');
INSERT INTO "result" VALUES('1m83m0zca31sesxf','main','1m83m0zc5ay06sbc',0,'bulls-and-cows',0,1,1795417996682,'{"id":"1m83m0zca31sesxf","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation","published_at":"2026-11-23T07:13:16.682Z"}');
INSERT INTO "result" VALUES('1m83m0zdwd59yqjk','main','1m83m0zdpdthm7np',1,'tic-tac-toe',0,1,1795417996732,'{"id":"1m83m0zdwd59yqjk","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-23T07:13:16.732Z"}');
INSERT INTO "result" VALUES('1m83m0ze153tx688','main','1m83m0zdz5fcnqrn',1,'gomoku',1,0,1795417996737,'{"id":"1m83m0ze153tx688","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-23T07:13:16.737Z"}');
INSERT INTO "result" VALUES('1m83m0ze153tx9f9','main','1m83m0zdz5fcnqrn',0,'gomoku',1,0,1795417996737,'{"id":"1m83m0ze153tx9f9","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","published_at":"2026-11-23T07:13:16.737Z"}');
INSERT INTO "result" VALUES('1m83m0zerd6vn5ga','main','1m83m0ze8epeqp5p',1,'yahtzee',0,0,1795417996760,'{"id":"1m83m0zerd6vn5ga","round":1,"leader":0,"winners":[0],"cards":[{"seat":0,"boxes":{"aces":0,"twos":2,"threes":3,"fours":0,"fives":0,"sixes":6,"three-of-a-kind":24,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":24},"upper_total":11,"upper_bonus":0,"yahtzee_bonus":0,"total":59},{"seat":1,"boxes":{"aces":0,"twos":2,"threes":6,"fours":4,"fives":10,"sixes":0,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":13},"upper_total":22,"upper_bonus":0,"yahtzee_bonus":0,"total":35}],"forfeited":[],"forfeited_by":null,"points":[59,35],"published_at":"2026-11-23T07:13:16.760Z"}');
INSERT INTO "result" VALUES('1m83m0zerd6vnrbp','main','1m83m0ze8epeqp5p',0,'yahtzee',0,0,1795417996760,'{"id":"1m83m0zerd6vnrbp","outcome":"win","winners":[0],"points":[59,35],"reason":"rounds","published_at":"2026-11-23T07:13:16.760Z"}');
INSERT INTO "result" VALUES('1m83m0zhda9rxd2s','main','1m83m0zhb05x1mfy',1,'quiz',0,0,1795417996845,'{"id":"1m83m0zhda9rxd2s","round":1,"leader":null,"scores":[{"seat":0,"points":0,"right":0,"wrong":0,"passes":0,"unanswered":1,"tie_break":null}],"places":[1],"tie_break":null,"title":null,"forfeited_by":null,"points":[0],"published_at":"2026-11-23T07:13:16.845Z"}');
INSERT INTO "result" VALUES('1m83m0zhda9rxjjj','main','1m83m0zhb05x1mfy',0,'quiz',0,0,1795417996845,'{"id":"1m83m0zhda9rxjjj","outcome":"loss","winners":[],"points":[0],"minor":[0],"reason":"rounds","published_at":"2026-11-23T07:13:16.845Z"}');
INSERT INTO "result" VALUES('1m83m0zj388b1ybs','main','1m83m0zhtag65gjb',1,'tic-tac-toe',0,0,1795417996867,'{"id":"1m83m0zj388b1ybs","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-23T07:13:16.867Z"}');
INSERT INTO "result" VALUES('1m83m0zj388b42yj','main','1m83m0zhtag65gjb',0,'tic-tac-toe',0,0,1795417996867,'{"id":"1m83m0zj388b42yj","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-23T07:13:16.867Z"}');
CREATE TABLE result_reader (
    reader TEXT NOT NULL, -- a player, or a service's
    result TEXT NOT NULL,
    PRIMARY KEY (reader, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "result_reader" VALUES('1m83m0z9keageacf','1m83m0zj388b1ybs');
INSERT INTO "result_reader" VALUES('1m83m0z9keageacf','1m83m0zj388b42yj');
INSERT INTO "result_reader" VALUES('1m83m0z9pf944q2w','1m83m0zaj56zfy44');
INSERT INTO "result_reader" VALUES('1m83m0z9pf944q2w','1m83m0zaj56zhmr4');
INSERT INTO "result_reader" VALUES('1m83m0z9pf944q2w','1m83m0zbf9h2qkfy');
INSERT INTO "result_reader" VALUES('1m83m0z9pf944q2w','1m83m0zbf9h2rwjb');
INSERT INTO "result_reader" VALUES('1m83m0z9pf944q2w','1m83m0ze153tx688');
INSERT INTO "result_reader" VALUES('1m83m0z9pf944q2w','1m83m0ze153tx9f9');
INSERT INTO "result_reader" VALUES('1m83m0z9pf944q2w','1m83m0zhda9rxd2s');
INSERT INTO "result_reader" VALUES('1m83m0z9pf944q2w','1m83m0zhda9rxjjj');
INSERT INTO "result_reader" VALUES('1m83m0z9sf507rar','1m83m0zbbdc5hrgs');
INSERT INTO "result_reader" VALUES('1m83m0z9sf507rar','1m83m0zbbdc5hx63');
INSERT INTO "result_reader" VALUES('1m83m0z9sf507rar','1m83m0zbj2epez6k');
INSERT INTO "result_reader" VALUES('1m83m0z9sf507rar','1m83m0zbj2epfam7');
INSERT INTO "result_reader" VALUES('1m83m0z9sf507rar','1m83m0ze153tx688');
INSERT INTO "result_reader" VALUES('1m83m0z9sf507rar','1m83m0ze153tx9f9');
INSERT INTO "result_reader" VALUES('1m83m0zbm8ez3pg4','1m83m0zc0cm3y3yq');
INSERT INTO "result_reader" VALUES('1m83m0zc350j80d5','1m83m0zc72wmrcza');
INSERT INTO "result_reader" VALUES('1m83m0zc350j80d5','1m83m0zca31septt');
INSERT INTO "result_reader" VALUES('1m83m0zc350j80d5','1m83m0zca31sesxf');
INSERT INTO "result_reader" VALUES('1m83m0zc45h0wczz','1m83m0zc72wmrcza');
INSERT INTO "result_reader" VALUES('1m83m0zc45h0wczz','1m83m0zca31septt');
INSERT INTO "result_reader" VALUES('1m83m0zc45h0wczz','1m83m0zca31sesxf');
INSERT INTO "result_reader" VALUES('1m83m0zdnfd6habh','1m83m0zdwd59yqjk');
INSERT INTO "result_reader" VALUES('1m83m0zdnfd6kfpd','1m83m0zdwd59yqjk');
INSERT INTO "result_reader" VALUES('1m83m0ze602zyzjx','1m83m0zerd6vn5ga');
INSERT INTO "result_reader" VALUES('1m83m0ze602zyzjx','1m83m0zerd6vnrbp');
INSERT INTO "result_reader" VALUES('1m83m0ze797mg892','1m83m0zerd6vn5ga');
INSERT INTO "result_reader" VALUES('1m83m0ze797mg892','1m83m0zerd6vnrbp');
INSERT INTO "result_reader" VALUES('1m83m0zhs6m0jz3x','1m83m0zj388b1ybs');
INSERT INTO "result_reader" VALUES('1m83m0zhs6m0jz3x','1m83m0zj388b42yj');
INSERT INTO "result_reader" VALUES('1m83m0zhtag63gvr','1m83m0zj388b1ybs');
INSERT INTO "result_reader" VALUES('1m83m0zhtag63gvr','1m83m0zj388b42yj');
CREATE TABLE round_questions (
    game         TEXT    NOT NULL REFERENCES game (id),
    round        INTEGER NOT NULL CHECK (round > 0),
    fingerprints BLOB    NOT NULL, -- of each question eight bytes, the highest first: see rules/quiz_set.h
    PRIMARY KEY (game, round)
) STRICT, WITHOUT ROWID;
INSERT INTO "round_questions" VALUES('1m83m0zhb05x1mfy',1,X'08293EB9F6B0DCC6');
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
INSERT INTO "seat" VALUES('1m83m0z9y58txb05',0,'1m83m0z9pf944q2w','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83m0zakesvbae4',0,'1m83m0z9sf507rar','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83m0zbe82w60gc',0,'1m83m0z9pf944q2w','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83m0zbh40h1rjp',0,'1m83m0z9sf507rar','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83m0zbk8x2yx3n',0,'1m83m0zbk8x2xdt3','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83m0zbm8ez4vj7',0,'1m83m0zbm8ez3pg4','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83m0zc5ay06sbc',0,'1m83m0zc350j80d5','resigned',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83m0zc5ay06sbc',1,'1m83m0zc45h0wczz','joined',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83m0zcj6k6gjet',0,'1m83m0zcgaeh6n45','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83m0zcj6k6gjet',1,'1m83m0zch2848m6d','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83m0zcj6k6gjet',2,'1m83m0zch284b60n','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83m0zd33aaqtxj',0,'1m83m0zcv29pcaa8','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83m0zd33aaqtxj',1,'1m83m0zcx11gjzpq','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83m0zd33aaqtxj',2,'1m83m0zd33aaps42','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83m0zdd19jsmna',0,'1m83m0z9pf944q2w','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83m0zdd19jsmna',1,NULL,'open',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83m0zde50ph2wf',0,'1m83m0z9sf507rar','joined',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83m0zde50ph2wf',1,'1m83m0z9sf509c57','invited',0,1,'1m83m0z9sf507rar',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83m0zdka8pvh0z',0,'1m83m0z9pf944q2w','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83m0zdka8pvh0z',1,'1m83m0z9sf509c57','invited',1,0,'1m83m0z9pf944q2w',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83m0zdm8zphg6c',0,'1m83m0z9pf944q2w','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83m0zdm8zphg6c',1,'000000000p9c7fga','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83m0zdpdthm7np',0,'1m83m0zdnfd6habh','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83m0zdpdthm7np',1,'1m83m0zdnfd6kfpd','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83m0zdz5fcnqrn',0,'1m83m0z9pf944q2w','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83m0zdz5fcnqrn',1,'1m83m0z9sf507rar','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83m0ze4fdqme19',0,'1m83m0ze2bsxca4t','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83m0ze4fdqme19',1,'1m83m0ze3bsb1yqd','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83m0ze8epeqp5p',0,'1m83m0ze602zyzjx','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83m0ze8epeqp5p',1,'1m83m0ze797mg892','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83m0zh2aayegm3',0,'1m83m0z9pf944q2w','invited',1,0,'1m83m0zh0527rxrf',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83m0zh2aayegm3',1,'1m83m0z9sf509c57','invited',1,0,'1m83m0zh0527rxrf',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83m0zhb05x1mfy',0,'1m83m0z9pf944q2w','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83m0zhtag65gjb',0,'1m83m0zhs6m0jz3x','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m83m0zhtag65gjb',1,'1m83m0zhtag63gvr','joined',0,0,NULL,0,NULL,NULL);
CREATE TABLE server_secret (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB    NOT NULL CHECK (length(key) = 32)
) STRICT;
INSERT INTO "server_secret" VALUES(1,X'3F2DFB6BDEA01E34E3E16D5AE48CCA5B29621C4510FD57F20D7BA621EF386665');
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
INSERT INTO "token" VALUES(X'022CEF231662297D470DC7F92BFCD2671FCB66EDAC3137D7D17857033B0FB6AC','main','1m83m0z9sf50bbrc','1m83m0z9sf509c57',1,'',1795417996601,NULL,NULL);
INSERT INTO "token" VALUES(X'03B8A889E18662935BCC26AD23CC720CA3793463D7D487D7788BEB2B98050E42','main','1m83m0zcv29pdfqd','1m83m0zcv29pcaa8',1,'',1795417996699,NULL,NULL);
INSERT INTO "token" VALUES(X'1CF6F1DCE678B40411FEE12D4BED3AE3F938FDA79713EB15D2ECF1C65C49E823','main','1m83m0ze2bsxcdve','1m83m0ze2bsxca4t',1,'',1795417996738,NULL,NULL);
INSERT INTO "token" VALUES(X'24A0B2FC34A9120F39383DFA03BF4997F01869DAA40A75393AE269E1D6987562','main','1m83m0zcgaeh6wrs','1m83m0zcgaeh6n45',1,'',1795417996688,NULL,NULL);
INSERT INTO "token" VALUES(X'428A2547131E1958978FAF0DC848FAFB61C9C2FD2E3A065A6639241CF069A61F','main','1m83m0zc45h0wz2p','1m83m0zc45h0wczz',1,'',1795417996676,NULL,NULL);
INSERT INTO "token" VALUES(X'4CCF433F819449E70216E01F3A7FEB281A73F8A54FC21F8167E52AFF8499DC02','main','1m83m0zd33aaqdem','1m83m0zd33aaps42',1,'',1795417996707,NULL,NULL);
INSERT INTO "token" VALUES(X'4D31E2C5757994D6C6F0DA8082C314F411BF808F8F3F98AA4BB6D7F42AE842A5','main','1m83m0zch284bbc2','1m83m0zch284b60n',1,'',1795417996689,NULL,NULL);
INSERT INTO "token" VALUES(X'5F69C1CB005AB2AB49BD30941AADC8DEE6638BE6E42FA5BE388CD3ADEB675719','main','1m83m0z9sf508q4z','1m83m0z9sf507rar',1,'',1795417996601,NULL,NULL);
INSERT INTO "token" VALUES(X'6738AC73C6359FA635D20593B88FDA53D75308C34D9B3F72492762790B066D5C','main','1m83m0ze797mgxfv','1m83m0ze797mg892',1,'',1795417996743,NULL,NULL);
INSERT INTO "token" VALUES(X'6DB325A26B3E3ED9B00154E5FF0678A3C968DCF0916D36075EAA605B10E9EF8A','main','1m83m0ze3bsb271f','1m83m0ze3bsb1yqd',1,'',1795417996739,NULL,NULL);
INSERT INTO "token" VALUES(X'767D425D462395FFD7E33746CAD97B250FB3B168FA871963759A33AFED62A8F8','main','1m83m0zc350j9sf7','1m83m0zc350j80d5',1,'',1795417996675,NULL,NULL);
INSERT INTO "token" VALUES(X'839173BC1A7273DEF5CA7EA3D2420F5D2750CF2F59FF3B5A6E817857848A416B','main','1m83m0zch2849zt4','1m83m0zch2848m6d',1,'',1795417996689,NULL,NULL);
INSERT INTO "token" VALUES(X'96959E2D963B617D7D460B7D335F1749520030458725C57B94CC5C70D7784D94','main','1m83m0zcx11gkrx1','1m83m0zcx11gjzpq',1,'',1795417996701,NULL,NULL);
INSERT INTO "token" VALUES(X'9E899F46791A7B3EB144AB36F3630DD02CDD2457F609E0AD6A85EEA0FADD12CC','main','1m83m0ze602zzmve','1m83m0ze602zyzjx',1,'',1795417996742,NULL,NULL);
INSERT INTO "token" VALUES(X'AFFF6D0BCAFB1F4C372BA5BE16C665E9D220BF28CA3FEB10C989BCC50E9ED0DA','main','1m83m0zbk8x30371','1m83m0zbk8x2xdt3',1,'',1795417996659,NULL,NULL);
INSERT INTO "token" VALUES(X'B55082A826280982B62C1A52CECB88E0C00B8F426E4DAABD90B01C8F2EC4D447','main','1m83m0z9pf94563n','1m83m0z9pf944q2w',1,'',1795417996598,NULL,NULL);
INSERT INTO "token" VALUES(X'B7A758BE8BD397B564C1953A49D5E220286D219C0484CDD56DEFCEF7640E007C','main','1m83m0zbm8ez5gsa','1m83m0zbm8ez3pg4',1,'',1795417996660,NULL,NULL);
INSERT INTO "token" VALUES(X'BB7057810B7F2BEF76C6CD2472637766B42AD91316F5A5A5583645421F82941D','main','1m83m0zdnfd6m64a','1m83m0zdnfd6kfpd',1,'',1795417996725,NULL,NULL);
INSERT INTO "token" VALUES(X'C5A20CD9D6337B6A543BB765221E42FBEA90F0FB790EC8DCCD6208A52449A8B3','main','1m83m0zhs6m0kk67','1m83m0zhs6m0jz3x',1,'',1795417996857,NULL,NULL);
INSERT INTO "token" VALUES(X'C93378CEDD91BE869CDA8E924B63448C0C9473FF34AD78E91648A9236CC6F466','main','1m83m0z9keagesqr','1m83m0z9keageacf',2,'referee token create',1795417996595,NULL,NULL);
INSERT INTO "token" VALUES(X'EEDDCE948210A0C3B2D1322454B2F02B5E3158F817DCC18ECA7AF4F71A8E2DBB','main','1m83m0zdnfd6jzcy','1m83m0zdnfd6habh',1,'',1795417996725,NULL,NULL);
INSERT INTO "token" VALUES(X'FDBD7CABD7C23C63FD8413B82ACC46D6754FECA45829D72AE4ACCA80BC96A86E','main','1m83m0zhtag648yn','1m83m0zhtag63gvr',1,'',1795417996858,NULL,1795417996871);
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
    -- What whoever made it calls it; NULL = nothing. Beside the log, as it may hold the name of somebody: it goes with the
    -- creator's account.
    name            TEXT,
    -- The entrants' rows are as the log had it at this seq. Less than `version`: some are as it has it now, and the rest
    -- follows, also after a crash.
    rows_version    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament" VALUES('1m83m0zesa4c5gn3','main','1m83m0z9pf944q2w','tic-tac-toe','swiss',1,'finished',11,3,6,0,5,0,0,1795417996761,1795417996764,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"c7034112e67b4d2beb2a5e1bdda13d8647ba524c81231d79a8fba11648aa04bf","seeded":false}','[1]',NULL,NULL,NULL,11);
INSERT INTO "tournament" VALUES('1m83m0zfg2y3xzpt','main','1m83m0z9pf944q2w','tic-tac-toe','knockout',1,'finished',9,2,4,1,3,0,0,1795417996784,1795417996787,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"dbd029737289510bda603d811062f5fda92c9dc47f00c019630ff4bcb1b3de05","seeded":false}','[2]',NULL,NULL,NULL,9);
INSERT INTO "tournament" VALUES('1m83m0zg8869ewan','main','1m83m0z9pf944q2w','yahtzee','heats',1,'finished',7,1,3,0,5,0,0,1795417996808,1795417996810,'{"options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"deal":"independent","clock":null,"seed":"f14c00ae2ce3aad8b1f247dc775f5d52da2e96b630d8cc73dbb1245ef42a041b","seeded":false,"table":3,"advance":1}','[1]',NULL,NULL,'Spring cup',7);
INSERT INTO "tournament" VALUES('1m83m0zgz5qcry0y','main','1m83m0z9pf944q2w','tic-tac-toe','round-robin',1,'open',1,1,0,0,2,2,1,1795417996831,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"f401d5018ea1092d1b6a71294eea23c51e8f1559ffe7f886bfd19aa89d2bedbe","seeded":false}',NULL,NULL,NULL,NULL,1);
INSERT INTO "tournament" VALUES('1m83m0zh0527rxrf','main','1m83m0z9pf944q2w','tic-tac-toe','knockout',1,'running',4,1,0,0,2,2,0,1795417996832,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"2dca1d93fe585ce8414116292367bd5aeabe76281e7402eaccb25fb142bc90be","seeded":false}',NULL,NULL,NULL,NULL,4);
INSERT INTO "tournament" VALUES('1m83m0zh353yeqre','main','1m83m0z9sf507rar','tic-tac-toe','knockout',0,'cancelled',3,1,0,0,1,1,0,1795417996835,1795417996836,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"efad3f406a922234d7d79957f14d51cc5135dda5993f37e386736134eb414d5b","seeded":false}',NULL,NULL,NULL,NULL,3);
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
INSERT INTO "tournament_entrant" VALUES('1m83m0zesa4c5gn3',1,NULL,'random','playing',3.0,3.0,3,3,0,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m83m0zesa4c5gn3',2,NULL,'random','playing',1.0,1.0,3,1,0,2,5,5,0);
INSERT INTO "tournament_entrant" VALUES('1m83m0zesa4c5gn3',3,NULL,'random','playing',1.5,1.25,3,1,1,1,4,4,0);
INSERT INTO "tournament_entrant" VALUES('1m83m0zesa4c5gn3',4,NULL,'random','playing',1.5,1.25,3,1,1,1,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m83m0zesa4c5gn3',5,NULL,'random','playing',2.0,2.0,3,2,0,1,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m83m0zfg2y3xzpt',1,NULL,'random','playing',1.0,1.0,2,1,0,1,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m83m0zfg2y3xzpt',2,NULL,'random','playing',2.5,2.25,4,2,1,1,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m83m0zfg2y3xzpt',3,NULL,'random','playing',0.5,0.25,2,0,1,1,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m83m0zg8869ewan',1,NULL,'random','playing',1.0,1.0,2,1,0,1,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m83m0zg8869ewan',2,NULL,'random','playing',1.0,1.0,2,1,0,1,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m83m0zg8869ewan',3,NULL,'random','playing',0.0,0.0,1,0,0,1,4,4,0);
INSERT INTO "tournament_entrant" VALUES('1m83m0zg8869ewan',4,NULL,'random','playing',1.0,1.0,2,1,0,1,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m83m0zg8869ewan',5,NULL,'random','playing',0.0,0.0,1,0,0,1,5,5,0);
INSERT INTO "tournament_entrant" VALUES('1m83m0zgz5qcry0y',1,'1m83m0z9pf944q2w',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m83m0zgz5qcry0y',2,'1m83m0z9sf507rar',NULL,'invited',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m83m0zh0527rxrf',1,'1m83m0z9pf944q2w',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m83m0zh0527rxrf',2,'1m83m0z9sf509c57',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m83m0zh353yeqre',1,'1m83m0z9sf507rar',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m83m0zh353yeqre',2,'1m83m0z9sf509c57',NULL,'declined',0.0,0.0,0,0,0,0,NULL,NULL,0);
CREATE TABLE tournament_event (
    tournament TEXT    NOT NULL,
    seq        INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the tournament; its newest is its version
    at         INTEGER NOT NULL,
    kind       TEXT    NOT NULL,                 -- created, joined, game, ...: see tournament/tournament.h
    body       TEXT    NOT NULL,                 -- JSON: the whole truth
    PRIMARY KEY (tournament, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_event" VALUES('1m83m0zesa4c5gn3',1,1795417996761,'created','{"ruleset":"tic-tac-toe","format":"swiss","games":3,"deal":"independent","visibility":"public","seed":"c7034112e67b4d2beb2a5e1bdda13d8647ba524c81231d79a8fba11648aa04bf","seeded":false,"clock":null,"creator":"1m83m0z9pf944q2w","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m83m0zesa4c5gn3',2,1795417996763,'round','{"round":1,"pairs":[[1,3],[4,2]],"byes":[5]}');
INSERT INTO "tournament_event" VALUES('1m83m0zesa4c5gn3',3,1795417996763,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,3],"scores":[1,0],"seed":"02b8bfaf0d490f1c73e1324abd19d804364aa367e1d4cf90770a9bffdef0014b","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83m0zesa4c5gn3',4,1795417996763,'game','{"game":2,"round":1,"tie_break":false,"entrants":[4,2],"scores":[1,0],"seed":"fc23d3ddef0b01f168ff06d3d59c7ae49c6c11354fe76a41d2f1743605cb579a","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83m0zesa4c5gn3',5,1795417996763,'round','{"round":2,"pairs":[[4,1],[2,5]],"byes":[3]}');
INSERT INTO "tournament_event" VALUES('1m83m0zesa4c5gn3',6,1795417996763,'game','{"game":3,"round":2,"tie_break":false,"entrants":[4,1],"scores":[0,1],"seed":"085f034d6ccf543d0e52ec886e325d666f3b4cd1590960dd979a0aae6dd7b695","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83m0zesa4c5gn3',7,1795417996763,'game','{"game":4,"round":2,"tie_break":false,"entrants":[2,5],"scores":[0,1],"seed":"8c082c6ff584252e5021e732b47d2b6f3dcb0e20fd747be6cb4ab53daccb2898","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83m0zesa4c5gn3',8,1795417996763,'round','{"round":3,"pairs":[[5,1],[3,4]],"byes":[2]}');
INSERT INTO "tournament_event" VALUES('1m83m0zesa4c5gn3',9,1795417996763,'game','{"game":5,"round":3,"tie_break":false,"entrants":[5,1],"scores":[0,1],"seed":"bf0f5a8edeb1c7e771fe95ba50af0fc39661cc9010e2722e7ed708a69812e067","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83m0zesa4c5gn3',10,1795417996763,'game','{"game":6,"round":3,"tie_break":false,"entrants":[3,4],"scores":[0.5,0.5],"seed":"6746939ed702de59ece856103fd01cade6dc5313bb039efe1923cfdad9101236","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83m0zesa4c5gn3',11,1795417996764,'finished','{"winners":[1]}');
INSERT INTO "tournament_event" VALUES('1m83m0zfg2y3xzpt',1,1795417996784,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":2,"deal":"independent","visibility":"public","seed":"dbd029737289510bda603d811062f5fda92c9dc47f00c019630ff4bcb1b3de05","seeded":false,"clock":null,"creator":"1m83m0z9pf944q2w","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m83m0zfg2y3xzpt',2,1795417996785,'round','{"round":1,"pairs":[[3,2]],"byes":[1]}');
INSERT INTO "tournament_event" VALUES('1m83m0zfg2y3xzpt',3,1795417996785,'game','{"game":1,"round":1,"tie_break":false,"entrants":[3,2],"scores":[0.5,0.5],"seed":"98a09f0b47d882c3849fec088e04438d86e32c0c94413602f6a5495f72c1255b","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83m0zfg2y3xzpt',4,1795417996785,'game','{"game":2,"round":1,"tie_break":false,"entrants":[2,3],"scores":[1,0],"seed":"47150655b8df7a7bda456da204bd004033c92468cf7155e5be0f740d3cb84f11","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83m0zfg2y3xzpt',5,1795417996785,'round','{"round":2,"pairs":[[1,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m83m0zfg2y3xzpt',6,1795417996785,'game','{"game":3,"round":2,"tie_break":false,"entrants":[1,2],"scores":[1,0],"seed":"e69d37395a4c4178bcd33a30794fd7ca07133d8d0154dc981b33165f7b6d9906","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83m0zfg2y3xzpt',7,1795417996785,'game','{"game":4,"round":2,"tie_break":false,"entrants":[2,1],"scores":[1,0],"seed":"5009ca0be516e44c457b0f5e911ca9a2f3f773ae12a4532ef80460b8ec9dcef5","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83m0zfg2y3xzpt',8,1795417996785,'game','{"game":5,"round":2,"tie_break":true,"entrants":[1,2],"scores":[0,1],"seed":"5d9b915ce9a2f8241024436a008aeb74cb9855dce4f33c78e092e89911073cbf","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83m0zfg2y3xzpt',9,1795417996787,'finished','{"winners":[2]}');
INSERT INTO "tournament_event" VALUES('1m83m0zg8869ewan',1,1795417996808,'created','{"ruleset":"yahtzee","format":"heats","games":1,"deal":"independent","visibility":"public","seed":"f14c00ae2ce3aad8b1f247dc775f5d52da2e96b630d8cc73dbb1245ef42a041b","seeded":false,"clock":null,"creator":"1m83m0z9pf944q2w","table":3,"advance":1,"master":null,"title":null,"entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m83m0zg8869ewan',2,1795417996808,'stage','{"stage":1,"tables":[[1,2,3],[4,5]]}');
INSERT INTO "tournament_event" VALUES('1m83m0zg8869ewan',3,1795417996808,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,2,3],"scores":[49,70,26],"seed":"ae49b21f5b90b7914616b22f670a73592e6f1d258de6ea6a8db3b3be16e1c9ff","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83m0zg8869ewan',4,1795417996809,'game','{"game":2,"round":1,"tie_break":false,"entrants":[4,5],"scores":[41,21],"seed":"554508539674022d043cc9e755b71e6b6d9cb7142cf3db148d8e8c12c136be26","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83m0zg8869ewan',5,1795417996809,'stage','{"stage":2,"tables":[[4,1,2]]}');
INSERT INTO "tournament_event" VALUES('1m83m0zg8869ewan',6,1795417996809,'game','{"game":3,"round":2,"tie_break":false,"entrants":[4,1,2],"scores":[73,76,37],"seed":"6a5836c09696511204a08e69fc529cabac0d92bf2e766b79b8c06882512b4cc8","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m83m0zg8869ewan',7,1795417996810,'finished','{"winners":[1]}');
INSERT INTO "tournament_event" VALUES('1m83m0zgz5qcry0y',1,1795417996831,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","visibility":"public","seed":"f401d5018ea1092d1b6a71294eea23c51e8f1559ffe7f886bfd19aa89d2bedbe","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m83m0z9pf944q2w","entrants":[{"player":"1m83m0z9pf944q2w","joined":true},{"player":"1m83m0z9sf507rar","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m83m0zh0527rxrf',1,1795417996832,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"public","seed":"2dca1d93fe585ce8414116292367bd5aeabe76281e7402eaccb25fb142bc90be","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m83m0z9pf944q2w","entrants":[{"player":"1m83m0z9pf944q2w","joined":true},{"player":"1m83m0z9sf509c57","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m83m0zh0527rxrf',2,1795417996833,'joined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m83m0zh0527rxrf',3,1795417996834,'round','{"round":1,"pairs":[[1,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m83m0zh0527rxrf',4,1795417996834,'started','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"id":"1m83m0zh2aayegm3"}');
INSERT INTO "tournament_event" VALUES('1m83m0zh353yeqre',1,1795417996835,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"private","seed":"efad3f406a922234d7d79957f14d51cc5135dda5993f37e386736134eb414d5b","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m83m0z9sf507rar","entrants":[{"player":"1m83m0z9sf507rar","joined":true},{"player":"1m83m0z9sf509c57","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m83m0zh353yeqre',2,1795417996836,'declined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m83m0zh353yeqre',3,1795417996836,'cancelled','{"reason":"declined"}');
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
INSERT INTO "tournament_game" VALUES('1m83m0zesa4c5gn3',1,1,0,NULL,'[1,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83m0zesa4c5gn3',2,1,0,NULL,'[4,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83m0zesa4c5gn3',3,2,0,NULL,'[4,1]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m83m0zesa4c5gn3',4,2,0,NULL,'[2,5]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m83m0zesa4c5gn3',5,3,0,NULL,'[5,1]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m83m0zesa4c5gn3',6,3,0,NULL,'[3,4]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m83m0zfg2y3xzpt',1,1,0,NULL,'[3,2]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m83m0zfg2y3xzpt',2,1,0,NULL,'[2,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83m0zfg2y3xzpt',3,2,0,NULL,'[1,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83m0zfg2y3xzpt',4,2,0,NULL,'[2,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m83m0zfg2y3xzpt',5,2,1,NULL,'[1,2]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m83m0zg8869ewan',1,1,0,NULL,'[1,2,3]','[49,70,26]',NULL);
INSERT INTO "tournament_game" VALUES('1m83m0zg8869ewan',2,1,0,NULL,'[4,5]','[41,21]',NULL);
INSERT INTO "tournament_game" VALUES('1m83m0zg8869ewan',3,2,0,NULL,'[4,1,2]','[73,76,37]',NULL);
INSERT INTO "tournament_game" VALUES('1m83m0zh0527rxrf',1,1,0,'1m83m0zh2aayegm3','[1,2]',NULL,NULL);
CREATE TABLE tournament_stage (
    tournament TEXT    NOT NULL,
    number     INTEGER NOT NULL CHECK (number > 0), -- 1, 2, 3, ...
    -- JSON, by table: the number of its latest game and its id, null where there is none; its entrants' numbers; of these,
    -- who are at that game; and what the entrants have scored, in their order, null while they play.
    tables     TEXT    NOT NULL,
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_stage" VALUES('1m83m0zg8869ewan',1,'[{"game":1,"id":null,"entrants":[1,2,3],"players":[1,2,3],"points":[49,70,26]},{"game":2,"id":null,"entrants":[4,5],"players":[4,5],"points":[41,21]}]');
INSERT INTO "tournament_stage" VALUES('1m83m0zg8869ewan',2,'[{"game":3,"id":null,"entrants":[4,1,2],"players":[4,1,2],"points":[73,76,37]}]');
CREATE TABLE uptime_mark (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
INSERT INTO "uptime_mark" VALUES(1,1795417996873);
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
INSERT INTO "webhook" VALUES('1m83m0zhq63pbfez','1m83m0z9keageacf','https://receiver.invalid/',11,X'09C090E36FD86D1EF57F4C6D8FD4220DEF95E7C7DDEC1861EC0E375757554A14',NULL,NULL,1795417996855,NULL,NULL);
INSERT INTO "webhook" VALUES('1m83m0zhr7kkvtp8','1m83m0z9keageacf','https://receiver.invalid/',16,X'837EC17D2DE0B525157845E9E16A594122D72B3BD9133E177163F799E9642517',NULL,NULL,1795417996856,1795417996857,NULL);
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
