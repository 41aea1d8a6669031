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
INSERT INTO "block" VALUES('1m81swva0b2nxs1c','1m81swv9zez6wn7e',1795357044091);
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
INSERT INTO "delivery" VALUES(1,'1m81swvekbtyw9tf','1m81swvef56dh63w','1m81swvekbtyw330','1m81swvekbtyw330-1-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T14:17:24.179Z","data":{"seq":1,"at":"2026-11-22T14:17:24.179Z","kind":"created","seat":0,"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m81swveh9x86smr","status":"joined"},{"player":"1m81swvejab4ay44","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m81swveh9x86smr","clock":{"turn_seconds":30,"bot_turn_seconds":1},"game":"1m81swvekbtyw330"}}',1795357044179,1,1795357049671,1795357044181,NULL,NULL,0);
INSERT INTO "delivery" VALUES(2,'1m81swvemc3ezx1b','1m81swvef56dh63w','1m81swvekbtyw330','1m81swvekbtyw330-2-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T14:17:24.180Z","data":{"seq":2,"at":"2026-11-22T14:17:24.180Z","kind":"joined","seat":1,"player":"1m81swvejab4ay44","game":"1m81swvekbtyw330"}}',1795357044180,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(3,'1m81swvemc3f19y4','1m81swvef56dh63w','1m81swvekbtyw330','1m81swvekbtyw330-3-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T14:17:24.180Z","data":{"seq":3,"at":"2026-11-22T14:17:24.180Z","kind":"round","seat":null,"number":1,"leader":0,"commitment":null,"points":[0,0],"game":"1m81swvekbtyw330"}}',1795357044180,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(4,'1m81swvemc3f1ymq','1m81swvef56dh63w','1m81swvekbtyw330','1m81swvekbtyw330-3-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T14:17:24.180Z","data":{"game":"1m81swvekbtyw330","seq":3,"players":["1m81swveh9x86smr"],"seats":[0],"deadline":"2026-11-22T14:17:54.180Z"}}',1795357044180,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(5,'1m81swven7mejjyg','1m81swvef56dh63w','1m81swvekbtyw330','1m81swvekbtyw330-4-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T14:17:24.181Z","data":{"seq":4,"at":"2026-11-22T14:17:24.181Z","kind":"move","seat":0,"column":0,"row":0,"symbol":"X","game":"1m81swvekbtyw330"}}',1795357044181,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(6,'1m81swven7mek4hm','1m81swvef56dh63w','1m81swvekbtyw330','1m81swvekbtyw330-4-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T14:17:24.181Z","data":{"game":"1m81swvekbtyw330","seq":4,"players":["1m81swvejab4ay44"],"seats":[1],"deadline":"2026-11-22T14:17:54.181Z"}}',1795357044181,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(7,'1m81swvep4w8v9m8','1m81swvef56dh63w','1m81swvekbtyw330','1m81swvekbtyw330-5-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T14:17:24.182Z","data":{"seq":5,"at":"2026-11-22T14:17:24.182Z","kind":"move","seat":1,"column":1,"row":0,"symbol":"O","game":"1m81swvekbtyw330"}}',1795357044182,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(8,'1m81swvep4w8wq89','1m81swvef56dh63w','1m81swvekbtyw330','1m81swvekbtyw330-5-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T14:17:24.182Z","data":{"game":"1m81swvekbtyw330","seq":5,"players":["1m81swveh9x86smr"],"seats":[0],"deadline":"2026-11-22T14:17:54.182Z"}}',1795357044182,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(9,'1m81swveqf2ff842','1m81swvef56dh63w','1m81swvekbtyw330','1m81swvekbtyw330-6-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T14:17:24.183Z","data":{"seq":6,"at":"2026-11-22T14:17:24.183Z","kind":"move","seat":0,"column":0,"row":1,"symbol":"X","game":"1m81swvekbtyw330"}}',1795357044183,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(10,'1m81swveqf2ffac8','1m81swvef56dh63w','1m81swvekbtyw330','1m81swvekbtyw330-6-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T14:17:24.183Z","data":{"game":"1m81swvekbtyw330","seq":6,"players":["1m81swvejab4ay44"],"seats":[1],"deadline":"2026-11-22T14:17:54.183Z"}}',1795357044183,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(11,'1m81swver5ww7j1m','1m81swvef56dh63w','1m81swvekbtyw330','1m81swvekbtyw330-7-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T14:17:24.183Z","data":{"seq":7,"at":"2026-11-22T14:17:24.183Z","kind":"move","seat":1,"column":1,"row":1,"symbol":"O","game":"1m81swvekbtyw330"}}',1795357044184,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(12,'1m81swver5ww8t5t','1m81swvef56dh63w','1m81swvekbtyw330','1m81swvekbtyw330-7-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T14:17:24.183Z","data":{"game":"1m81swvekbtyw330","seq":7,"players":["1m81swveh9x86smr"],"seats":[0],"deadline":"2026-11-22T14:17:54.183Z"}}',1795357044184,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(13,'1m81swver5wwagwx','1m81swvef56dh63w','1m81swvekbtyw330','1m81swvekbtyw330-8-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T14:17:24.184Z","data":{"seq":8,"at":"2026-11-22T14:17:24.184Z","kind":"move","seat":0,"column":0,"row":2,"symbol":"X","game":"1m81swvekbtyw330"}}',1795357044184,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(14,'1m81swver5wwchv8','1m81swvef56dh63w','1m81swvekbtyw330','1m81swvekbtyw330-9-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T14:17:24.184Z","data":{"seq":9,"at":"2026-11-22T14:17:24.184Z","kind":"round-over","seat":null,"id":"1m81swver5wwbafh","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null,"game":"1m81swvekbtyw330"}}',1795357044184,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(15,'1m81swver5wwct5z','1m81swvef56dh63w','1m81swvekbtyw330','1m81swvekbtyw330-9-result.published','result.published','{"type":"result.published","timestamp":"2026-11-22T14:17:24.184Z","data":{"id":"1m81swver5wwbafh","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T14:17:24.184Z","kind":"round","game":"1m81swvekbtyw330","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m81swveh9x86smr"}},{"seat":1,"player":{"id":"1m81swvejab4ay44"}}]}}',1795357044184,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(16,'1m81swver5wwfej4','1m81swvef56dh63w','1m81swvekbtyw330','1m81swvekbtyw330-10-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T14:17:24.184Z","data":{"seq":10,"at":"2026-11-22T14:17:24.184Z","kind":"finished","seat":null,"id":"1m81swver5wwdhn1","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","game":"1m81swvekbtyw330"}}',1795357044184,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(17,'1m81swver5wwghre','1m81swvef56dh63w','1m81swvekbtyw330','1m81swvekbtyw330-10-result.published','result.published','{"type":"result.published","timestamp":"2026-11-22T14:17:24.184Z","data":{"id":"1m81swver5wwdhn1","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-22T14:17:24.184Z","kind":"match","game":"1m81swvekbtyw330","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m81swveh9x86smr"}},{"seat":1,"player":{"id":"1m81swvejab4ay44"}}]}}',1795357044184,0,NULL,NULL,NULL,NULL,0);
CREATE TABLE event (
    id   INTEGER PRIMARY KEY,              -- its place in the log of all games
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL                  -- JSON: the whole truth, secrets included
) STRICT;
INSERT INTO "event" VALUES(1,'1m81swva0b2nzq8m',1,1795357044032,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m81swv9y5rp4ar8","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m81swv9y5rp4ar8","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(2,'1m81swva0b2nzq8m',2,1795357044032,'round',NULL,'{"number":1,"leader":null,"commitment":"d11f56ccd2bef8230e05861025f345ec822b73657fd45227b4475a314ad979ae","points":[0],"rules":2,"seats":[{"player":"1m81swv9y5rp4ar8","status":"joined"}],"rounds":1,"deal":{"nonce":"e27effd8cebeb609b6baca44bfb3dfdd266b93b4928e577b2d95760a21ab4ea7","secret":"8175"},"carry":null}');
INSERT INTO "event" VALUES(3,'1m81swva0b2nzq8m',3,1795357044034,'guess',0,'{"attempt":1,"code":"0123","bulls":1,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(4,'1m81swva0b2nzq8m',4,1795357044040,'guess',0,'{"attempt":2,"code":"0456","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(5,'1m81swva0b2nzq8m',5,1795357044042,'guess',0,'{"attempt":3,"code":"4178","bulls":2,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(6,'1m81swva0b2nzq8m',6,1795357044043,'guess',0,'{"attempt":4,"code":"4189","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(7,'1m81swva0b2nzq8m',7,1795357044043,'guess',0,'{"attempt":5,"code":"4728","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(8,'1m81swva0b2nzq8m',8,1795357044044,'guess',0,'{"attempt":6,"code":"8175","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(9,'1m81swva0b2nzq8m',9,1795357044044,'round-over',NULL,'{"id":"1m81swvacdfjv1st","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"8175","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"e27effd8cebeb609b6baca44bfb3dfdd266b93b4928e577b2d95760a21ab4ea7","secret":"8175"}}');
INSERT INTO "event" VALUES(10,'1m81swva0b2nzq8m',10,1795357044044,'finished',NULL,'{"id":"1m81swvacdfjwyjq","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(11,'1m81swvadesa7g2n',1,1795357044045,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m81swv9zez6wn7e","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m81swv9zez6wn7e","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(12,'1m81swvadesa7g2n',2,1795357044045,'round',NULL,'{"number":1,"leader":null,"commitment":"141218918ff12e77e3861e2cdeef7eab4e2d1b581508745b02442491d41d699c","points":[0],"rules":2,"seats":[{"player":"1m81swv9zez6wn7e","status":"joined"}],"rounds":1,"deal":{"nonce":"f1aa2fab5ca53323e77fa55f34bb783cf66b4eaa81210de3a48aafcdb02aff78","secret":"7180"},"carry":null}');
INSERT INTO "event" VALUES(13,'1m81swvadesa7g2n',3,1795357044046,'guess',0,'{"attempt":1,"code":"0123","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(14,'1m81swvadesa7g2n',4,1795357044052,'guess',0,'{"attempt":2,"code":"0245","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(15,'1m81swvadesa7g2n',5,1795357044054,'guess',0,'{"attempt":3,"code":"1463","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(16,'1m81swvadesa7g2n',6,1795357044055,'guess',0,'{"attempt":4,"code":"2178","bulls":1,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(17,'1m81swvadesa7g2n',7,1795357044055,'guess',0,'{"attempt":5,"code":"3728","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(18,'1m81swvadesa7g2n',8,1795357044056,'guess',0,'{"attempt":6,"code":"7180","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(19,'1m81swvadesa7g2n',9,1795357044056,'round-over',NULL,'{"id":"1m81swvar79ggs11","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"7180","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"f1aa2fab5ca53323e77fa55f34bb783cf66b4eaa81210de3a48aafcdb02aff78","secret":"7180"}}');
INSERT INTO "event" VALUES(20,'1m81swvadesa7g2n',10,1795357044056,'finished',NULL,'{"id":"1m81swvar79gjm9z","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(21,'1m81swvasdcf1px9',1,1795357044057,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m81swv9y5rp4ar8","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m81swv9y5rp4ar8","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(22,'1m81swvasdcf1px9',2,1795357044057,'round',NULL,'{"number":1,"leader":null,"commitment":"97a3b1895ab08f87466fa1f8428cd46ce3aa8b3fe2f94b97556851898923f59c","points":[0],"rules":2,"seats":[{"player":"1m81swv9y5rp4ar8","status":"joined"}],"rounds":1,"deal":{"nonce":"df22831978d9debb952d116275274c2adb04c8dc235afa688c579e3932f20d17","secret":"8283"},"carry":null}');
INSERT INTO "event" VALUES(23,'1m81swvasdcf1px9',3,1795357044057,'resigned',0,'{}');
INSERT INTO "event" VALUES(24,'1m81swvasdcf1px9',4,1795357044057,'round-over',NULL,'{"id":"1m81swvasdcf3mdw","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"8283","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"df22831978d9debb952d116275274c2adb04c8dc235afa688c579e3932f20d17","secret":"8283"}}');
INSERT INTO "event" VALUES(25,'1m81swvasdcf1px9',5,1795357044057,'finished',NULL,'{"id":"1m81swvasdcf3sx5","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(26,'1m81swvat6mg9h9w',1,1795357044058,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m81swv9zez6wn7e","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m81swv9zez6wn7e","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(27,'1m81swvat6mg9h9w',2,1795357044058,'round',NULL,'{"number":1,"leader":null,"commitment":"b9097176ae9bb8dbfd540d06fe743ef5ea62d8fc86dd11e3aff3876e2737e236","points":[0],"rules":2,"seats":[{"player":"1m81swv9zez6wn7e","status":"joined"}],"rounds":1,"deal":{"nonce":"d135476371b5ffac929c19a6e2446d166cf657b068af14837d54910d88c8e8dc","secret":"1227"},"carry":null}');
INSERT INTO "event" VALUES(28,'1m81swvat6mg9h9w',3,1795357044059,'resigned',0,'{}');
INSERT INTO "event" VALUES(29,'1m81swvat6mg9h9w',4,1795357044059,'round-over',NULL,'{"id":"1m81swvav3s955gn","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"1227","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"d135476371b5ffac929c19a6e2446d166cf657b068af14837d54910d88c8e8dc","secret":"1227"}}');
INSERT INTO "event" VALUES(30,'1m81swvat6mg9h9w',5,1795357044059,'finished',NULL,'{"id":"1m81swvav3s970n5","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(31,'1m81swvav3s98g0v',1,1795357044059,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m81swvav3s98anc","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m81swvav3s98anc","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(32,'1m81swvav3s98g0v',2,1795357044059,'round',NULL,'{"number":1,"leader":null,"commitment":"52093d5446face48506ee13d063bdf40a1752115e8a15731b0151c8b18ffc92f","points":[0],"rules":2,"seats":[{"player":"1m81swvav3s98anc","status":"joined"}],"rounds":0,"deal":{"nonce":"6cd983dfe36924cd40d6049c6afcb4d66661044d9a8386666e6ad8e5529c80ca","secret":"3417"},"carry":null}');
INSERT INTO "event" VALUES(33,'1m81swvav3s98g0v',3,1795357044060,'guess',0,'{"attempt":1,"code":"1234","bulls":0,"cows":3,"solved":false}');
INSERT INTO "event" VALUES(34,'1m81swvax0kb946w',1,1795357044061,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m81swvax0kb8bya","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m81swvax0kb8bya","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(35,'1m81swvax0kb946w',2,1795357044061,'round',NULL,'{"number":1,"leader":null,"commitment":"b663a12d04e0d634ce4c5d2d1c6a13711f4a5a03ae7e2556bd85237320f744bc","points":[0],"rules":2,"seats":[{"player":"1m81swvax0kb8bya","status":"joined"}],"rounds":2,"deal":{"nonce":"a90c82b72239905676e530caf2cdb98b68753b10e80d9fbd7133e333edd67c98","secret":"7941"},"carry":null}');
INSERT INTO "event" VALUES(36,'1m81swvax0kb946w',3,1795357044062,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(37,'1m81swvax0kb946w',4,1795357044068,'guess',0,'{"attempt":2,"code":"1456","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(38,'1m81swvax0kb946w',5,1795357044070,'guess',0,'{"attempt":3,"code":"2547","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(39,'1m81swvax0kb946w',6,1795357044071,'guess',0,'{"attempt":4,"code":"2684","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(40,'1m81swvax0kb946w',7,1795357044072,'guess',0,'{"attempt":5,"code":"3945","bulls":2,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(41,'1m81swvax0kb946w',8,1795357044072,'guess',0,'{"attempt":6,"code":"7941","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(42,'1m81swvax0kb946w',9,1795357044072,'round-over',NULL,'{"id":"1m81swvb8ca1mrwj","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"7941","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"a90c82b72239905676e530caf2cdb98b68753b10e80d9fbd7133e333edd67c98","secret":"7941"}}');
INSERT INTO "event" VALUES(43,'1m81swvba2h1vapc',1,1795357044074,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m81swvb92ncgczz","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m81swvb92ncgczz","join_code":"Q9ZVGK","clock":null,"log":3}');
INSERT INTO "event" VALUES(44,'1m81swvba2h1vapc',2,1795357044075,'joined',1,'{"player":"1m81swvba2h1s948"}');
INSERT INTO "event" VALUES(45,'1m81swvba2h1vapc',3,1795357044075,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m81swvb92ncgczz","status":"joined"},{"player":"1m81swvba2h1s948","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(46,'1m81swvba2h1vapc',4,1795357044076,'secret',0,'{"code":"1234","nonce":"54bf7850ca1561e6b187d74669f2442e5e08ec00dd61b53735aa2bff6e2ffe18","commitment":"0dba0513b388683101ab063c0739d7ac9fbeba49b97536d5e91a93dc15a7a186"}');
INSERT INTO "event" VALUES(47,'1m81swvba2h1vapc',5,1795357044076,'guess',1,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(48,'1m81swvba2h1vapc',6,1795357044076,'round-over',NULL,'{"id":"1m81swvbc9p0bw79","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"54bf7850ca1561e6b187d74669f2442e5e08ec00dd61b53735aa2bff6e2ffe18","secret":"1234"}}');
INSERT INTO "event" VALUES(49,'1m81swvba2h1vapc',7,1795357044077,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":2,"seats":[{"player":"1m81swvb92ncgczz","status":"joined"},{"player":"1m81swvba2h1s948","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(50,'1m81swvba2h1vapc',8,1795357044078,'secret',1,'{"code":"4321","nonce":"4ff751ec59d6719f68168d186d84580b7ae478a81ee810a24020256bd9e3f095","commitment":"d0d7c5b9668b5b2560b4ded751baf04e0c234c47aea047b5821f562c0bc0744b"}');
INSERT INTO "event" VALUES(51,'1m81swvba2h1vapc',9,1795357044078,'resigned',0,'{}');
INSERT INTO "event" VALUES(52,'1m81swvba2h1vapc',10,1795357044078,'round-over',NULL,'{"id":"1m81swvbe0fc0yq9","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"4ff751ec59d6719f68168d186d84580b7ae478a81ee810a24020256bd9e3f095","secret":"4321"}}');
INSERT INTO "event" VALUES(53,'1m81swvba2h1vapc',11,1795357044078,'finished',NULL,'{"id":"1m81swvbe0fc128f","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation"}');
INSERT INTO "event" VALUES(54,'1m81swvbh11yxa7k',1,1795357044081,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"manual","secret":"held","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m81swvbfaejp5nz","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m81swvbfaejp5nz","join_code":"RC625D","clock":null,"log":3}');
INSERT INTO "event" VALUES(55,'1m81swvbh11yxa7k',2,1795357044082,'joined',1,'{"player":"1m81swvbgcytfm2d"}');
INSERT INTO "event" VALUES(56,'1m81swvbh11yxa7k',3,1795357044083,'joined',2,'{"player":"1m81swvbgcytjzgw"}');
INSERT INTO "event" VALUES(57,'1m81swvbh11yxa7k',4,1795357044083,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m81swvbfaejp5nz","status":"joined"},{"player":"1m81swvbgcytfm2d","status":"joined"},{"player":"1m81swvbgcytjzgw","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(58,'1m81swvbn940jvv6',1,1795357044085,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m81swvbkcrzfqsj","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m81swvbkcrzfqsj","join_code":"9CDZF6","clock":null,"log":3}');
INSERT INTO "event" VALUES(59,'1m81swvbn940jvv6',2,1795357044086,'joined',1,'{"player":"1m81swvbm5j04kxh"}');
INSERT INTO "event" VALUES(60,'1m81swvbn940jvv6',3,1795357044086,'joined',2,'{"player":"1m81swvbm5j06wq6"}');
INSERT INTO "event" VALUES(61,'1m81swvbn940jvv6',4,1795357044086,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m81swvbkcrzfqsj","status":"joined"},{"player":"1m81swvbm5j04kxh","status":"joined"},{"player":"1m81swvbm5j06wq6","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(62,'1m81swvbn940jvv6',5,1795357044087,'secret',0,'{"code":"5678","nonce":"d55dee61616ec6c97b3566660ae5b6d0f637fcb4f743478c2285b3ab3b263d4b","commitment":"ab5c7057b42a74de61b9f02d1c5225214299d7759f2e13d7e19a04e4a5925c84"}');
INSERT INTO "event" VALUES(63,'1m81swvbn940jvv6',6,1795357044088,'guess',1,'{"attempt":1,"code":"1234","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(64,'1m81swvbr0vpcgqc',1,1795357044088,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m81swv9y5rp4ar8","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m81swv9y5rp4ar8","join_code":"T2SYQE","clock":null,"log":3}');
INSERT INTO "event" VALUES(65,'1m81swvbs973wbcd',1,1795357044089,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m81swv9zez6wn7e","status":"joined"},{"player":"1m81swva0b2nxs1c","status":"invited"}],"visibility":"public","ranked":false,"creator":"1m81swv9zez6wn7e","join_code":"PHYBZY","clock":null,"log":3}');
INSERT INTO "event" VALUES(66,'1m81swvbs973wbcd',2,1795357044090,'aborted',0,'{"reason":"creator"}');
INSERT INTO "event" VALUES(67,'1m81swvbv2vm2g1e',1,1795357044091,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m81swv9y5rp4ar8","status":"joined"},{"player":"1m81swva0b2nxs1c","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m81swv9y5rp4ar8","join_code":"NH9RP9","clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(68,'1m81swvbwb7zn2sh',1,1795357044092,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m81swv9y5rp4ar8","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"visibility":"private","ranked":false,"creator":"1m81swv9y5rp4ar8","join_code":null,"clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(69,'1m81swvbwb7zn2sh',2,1795357044092,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m81swv9y5rp4ar8","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(70,'1m81swvby0cgrjg0',1,1795357044094,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":null,"hints":false},"seats":[{"player":"1m81swvbxc82edc6","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m81swvbxc82edc6","join_code":"RGW6D3","clock":null,"log":3}');
INSERT INTO "event" VALUES(71,'1m81swvby0cgrjg0',2,1795357044095,'joined',1,'{"player":"1m81swvbxc82gr7j"}');
INSERT INTO "event" VALUES(72,'1m81swvby0cgrjg0',3,1795357044095,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m81swvbxc82edc6","status":"joined"},{"player":"1m81swvbxc82gr7j","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(73,'1m81swvby0cgrjg0',4,1795357044096,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(74,'1m81swvby0cgrjg0',5,1795357044096,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(75,'1m81swvby0cgrjg0',6,1795357044097,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(76,'1m81swvby0cgrjg0',7,1795357044097,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(77,'1m81swvby0cgrjg0',8,1795357044098,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(78,'1m81swvby0cgrjg0',9,1795357044098,'round-over',NULL,'{"id":"1m81swvc2de87bvd","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(79,'1m81swvby0cgrjg0',10,1795357044098,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[1,0],"rules":1,"seats":[{"player":"1m81swvbxc82edc6","status":"joined"},{"player":"1m81swvbxc82gr7j","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(80,'1m81swvby0cgrjg0',11,1795357044099,'move',1,'{"column":1,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(81,'1m81swvc4fjxgcbq',1,1795357044100,'created',0,'{"ruleset":"gomoku","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m81swv9y5rp4ar8","status":"joined"},{"player":"1m81swv9zez6wn7e","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m81swv9y5rp4ar8","join_code":"KE7BM5","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(82,'1m81swvc4fjxgcbq',2,1795357044100,'joined',1,'{"player":"1m81swv9zez6wn7e"}');
INSERT INTO "event" VALUES(83,'1m81swvc4fjxgcbq',3,1795357044100,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m81swv9y5rp4ar8","status":"joined"},{"player":"1m81swv9zez6wn7e","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(84,'1m81swvc4fjxgcbq',4,1795357044101,'move',0,'{"column":7,"row":7,"symbol":"X"}');
INSERT INTO "event" VALUES(85,'1m81swvc4fjxgcbq',5,1795357044102,'move',1,'{"column":8,"row":8,"symbol":"O"}');
INSERT INTO "event" VALUES(86,'1m81swvc4fjxgcbq',6,1795357044103,'resigned',1,'{}');
INSERT INTO "event" VALUES(87,'1m81swvc4fjxgcbq',7,1795357044103,'round-over',NULL,'{"id":"1m81swvc7aym8fkm","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(88,'1m81swvc4fjxgcbq',8,1795357044103,'finished',NULL,'{"id":"1m81swvc7aym8zmd","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation"}');
INSERT INTO "event" VALUES(89,'1m81swvc97h0bnvp',1,1795357044105,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m81swvc8fnm21v2","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m81swvc8fnm21v2","join_code":"2N6NWN","clock":null,"log":3,"commitment":"efd06c8ee1a72a766cf934107ef199786902154fcb72e2134ab9b1e9ab97f338","client_seeds":["",""],"server_seed":"b05bd2fdd5638c4381f3762f2cfcfb77ea7503c2472debb2c4749a194a70aca0"}');
INSERT INTO "event" VALUES(90,'1m81swvc97h0bnvp',2,1795357044105,'joined',1,'{"player":"1m81swvc8fnm4heb"}');
INSERT INTO "event" VALUES(91,'1m81swvc97h0bnvp',3,1795357044105,'round',NULL,'{"number":1,"leader":0,"commitment":"efd06c8ee1a72a766cf934107ef199786902154fcb72e2134ab9b1e9ab97f338","points":[0,0],"rules":1,"seats":[{"player":"1m81swvc8fnm21v2","status":"joined"},{"player":"1m81swvc8fnm4heb","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(92,'1m81swvc97h0bnvp',4,1795357044105,'roll',0,'{"keep":[],"dice":[2,1,2,5,6],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(93,'1m81swvc97h0bnvp',5,1795357044106,'score',0,'{"category":"chance","score":16,"bonus":0}');
INSERT INTO "event" VALUES(94,'1m81swvc97h0bnvp',6,1795357044106,'roll',1,'{"keep":[],"dice":[6,3,6,5,1],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(95,'1m81swvcc1xa1a19',1,1795357044108,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m81swvcb0p7tq4m","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m81swvcb0p7tq4m","join_code":"JAPRXF","clock":null,"log":3,"commitment":"18df0bb2d305ada2e89a971859a028444e12d956639d015c67dd734b4ab9304d","client_seeds":["",""],"server_seed":"b2952204940303e7f83e6ac06ee44a2104db247bb7250d8fba4d0035cabebbe9"}');
INSERT INTO "event" VALUES(96,'1m81swvcc1xa1a19',2,1795357044109,'joined',1,'{"player":"1m81swvcc1xa0161"}');
INSERT INTO "event" VALUES(97,'1m81swvcc1xa1a19',3,1795357044109,'round',NULL,'{"number":1,"leader":0,"commitment":"18df0bb2d305ada2e89a971859a028444e12d956639d015c67dd734b4ab9304d","points":[0,0],"rules":1,"seats":[{"player":"1m81swvcb0p7tq4m","status":"joined"},{"player":"1m81swvcc1xa0161","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(98,'1m81swvcc1xa1a19',4,1795357044109,'roll',0,'{"keep":[],"dice":[6,2,5,2,4],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(99,'1m81swvcc1xa1a19',5,1795357044110,'score',0,'{"category":"aces","score":0,"bonus":0}');
INSERT INTO "event" VALUES(100,'1m81swvcc1xa1a19',6,1795357044110,'roll',1,'{"keep":[],"dice":[2,2,1,6,2],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(101,'1m81swvcc1xa1a19',7,1795357044110,'score',1,'{"category":"aces","score":1,"bonus":0}');
INSERT INTO "event" VALUES(102,'1m81swvcc1xa1a19',8,1795357044110,'roll',0,'{"keep":[],"dice":[3,4,6,2,2],"stage":0,"roll":2}');
INSERT INTO "event" VALUES(103,'1m81swvcc1xa1a19',9,1795357044111,'score',0,'{"category":"twos","score":4,"bonus":0}');
INSERT INTO "event" VALUES(104,'1m81swvcc1xa1a19',10,1795357044111,'roll',1,'{"keep":[],"dice":[5,4,4,6,4],"stage":0,"roll":3}');
INSERT INTO "event" VALUES(105,'1m81swvcc1xa1a19',11,1795357044112,'score',1,'{"category":"twos","score":0,"bonus":0}');
INSERT INTO "event" VALUES(106,'1m81swvcc1xa1a19',12,1795357044112,'roll',0,'{"keep":[],"dice":[6,1,3,4,3],"stage":0,"roll":4}');
INSERT INTO "event" VALUES(107,'1m81swvcc1xa1a19',13,1795357044112,'score',0,'{"category":"threes","score":6,"bonus":0}');
INSERT INTO "event" VALUES(108,'1m81swvcc1xa1a19',14,1795357044112,'roll',1,'{"keep":[],"dice":[4,2,5,4,1],"stage":0,"roll":5}');
INSERT INTO "event" VALUES(109,'1m81swvcc1xa1a19',15,1795357044113,'score',1,'{"category":"threes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(110,'1m81swvcc1xa1a19',16,1795357044113,'roll',0,'{"keep":[],"dice":[3,5,1,4,6],"stage":0,"roll":6}');
INSERT INTO "event" VALUES(111,'1m81swvcc1xa1a19',17,1795357044114,'score',0,'{"category":"fours","score":4,"bonus":0}');
INSERT INTO "event" VALUES(112,'1m81swvcc1xa1a19',18,1795357044114,'roll',1,'{"keep":[],"dice":[4,3,3,2,4],"stage":0,"roll":7}');
INSERT INTO "event" VALUES(113,'1m81swvcc1xa1a19',19,1795357044114,'score',1,'{"category":"fours","score":8,"bonus":0}');
INSERT INTO "event" VALUES(114,'1m81swvcc1xa1a19',20,1795357044114,'roll',0,'{"keep":[],"dice":[2,6,6,2,3],"stage":0,"roll":8}');
INSERT INTO "event" VALUES(115,'1m81swvcc1xa1a19',21,1795357044115,'score',0,'{"category":"fives","score":0,"bonus":0}');
INSERT INTO "event" VALUES(116,'1m81swvcc1xa1a19',22,1795357044115,'roll',1,'{"keep":[],"dice":[2,6,1,4,4],"stage":0,"roll":9}');
INSERT INTO "event" VALUES(117,'1m81swvcc1xa1a19',23,1795357044115,'score',1,'{"category":"fives","score":0,"bonus":0}');
INSERT INTO "event" VALUES(118,'1m81swvcc1xa1a19',24,1795357044115,'roll',0,'{"keep":[],"dice":[3,1,6,4,2],"stage":0,"roll":10}');
INSERT INTO "event" VALUES(119,'1m81swvcc1xa1a19',25,1795357044116,'score',0,'{"category":"sixes","score":6,"bonus":0}');
INSERT INTO "event" VALUES(120,'1m81swvcc1xa1a19',26,1795357044116,'roll',1,'{"keep":[],"dice":[2,5,1,2,6],"stage":0,"roll":11}');
INSERT INTO "event" VALUES(121,'1m81swvcc1xa1a19',27,1795357044117,'score',1,'{"category":"sixes","score":6,"bonus":0}');
INSERT INTO "event" VALUES(122,'1m81swvcc1xa1a19',28,1795357044117,'roll',0,'{"keep":[],"dice":[4,5,2,5,1],"stage":0,"roll":12}');
INSERT INTO "event" VALUES(123,'1m81swvcc1xa1a19',29,1795357044117,'score',0,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(124,'1m81swvcc1xa1a19',30,1795357044117,'roll',1,'{"keep":[],"dice":[2,3,2,6,6],"stage":0,"roll":13}');
INSERT INTO "event" VALUES(125,'1m81swvcc1xa1a19',31,1795357044118,'score',1,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(126,'1m81swvcc1xa1a19',32,1795357044118,'roll',0,'{"keep":[],"dice":[5,6,5,6,6],"stage":0,"roll":14}');
INSERT INTO "event" VALUES(127,'1m81swvcc1xa1a19',33,1795357044119,'score',0,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(128,'1m81swvcc1xa1a19',34,1795357044119,'roll',1,'{"keep":[],"dice":[2,2,3,2,5],"stage":0,"roll":15}');
INSERT INTO "event" VALUES(129,'1m81swvcc1xa1a19',35,1795357044119,'score',1,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(130,'1m81swvcc1xa1a19',36,1795357044119,'roll',0,'{"keep":[],"dice":[1,4,5,4,6],"stage":0,"roll":16}');
INSERT INTO "event" VALUES(131,'1m81swvcc1xa1a19',37,1795357044120,'score',0,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(132,'1m81swvcc1xa1a19',38,1795357044120,'roll',1,'{"keep":[],"dice":[3,6,2,2,1],"stage":0,"roll":17}');
INSERT INTO "event" VALUES(133,'1m81swvcc1xa1a19',39,1795357044120,'score',1,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(134,'1m81swvcc1xa1a19',40,1795357044120,'roll',0,'{"keep":[],"dice":[1,2,5,3,4],"stage":0,"roll":18}');
INSERT INTO "event" VALUES(135,'1m81swvcc1xa1a19',41,1795357044121,'score',0,'{"category":"small-straight","score":30,"bonus":0}');
INSERT INTO "event" VALUES(136,'1m81swvcc1xa1a19',42,1795357044121,'roll',1,'{"keep":[],"dice":[6,2,4,6,6],"stage":0,"roll":19}');
INSERT INTO "event" VALUES(137,'1m81swvcc1xa1a19',43,1795357044121,'score',1,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(138,'1m81swvcc1xa1a19',44,1795357044121,'roll',0,'{"keep":[],"dice":[3,2,6,4,5],"stage":0,"roll":20}');
INSERT INTO "event" VALUES(139,'1m81swvcc1xa1a19',45,1795357044122,'score',0,'{"category":"large-straight","score":40,"bonus":0}');
INSERT INTO "event" VALUES(140,'1m81swvcc1xa1a19',46,1795357044122,'roll',1,'{"keep":[],"dice":[5,6,2,2,2],"stage":0,"roll":21}');
INSERT INTO "event" VALUES(141,'1m81swvcc1xa1a19',47,1795357044123,'score',1,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(142,'1m81swvcc1xa1a19',48,1795357044123,'roll',0,'{"keep":[],"dice":[5,6,4,1,4],"stage":0,"roll":22}');
INSERT INTO "event" VALUES(143,'1m81swvcc1xa1a19',49,1795357044123,'score',0,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(144,'1m81swvcc1xa1a19',50,1795357044123,'roll',1,'{"keep":[],"dice":[4,6,2,6,6],"stage":0,"roll":23}');
INSERT INTO "event" VALUES(145,'1m81swvcc1xa1a19',51,1795357044124,'score',1,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(146,'1m81swvcc1xa1a19',52,1795357044124,'roll',0,'{"keep":[],"dice":[1,5,6,2,5],"stage":0,"roll":24}');
INSERT INTO "event" VALUES(147,'1m81swvcc1xa1a19',53,1795357044124,'score',0,'{"category":"chance","score":19,"bonus":0}');
INSERT INTO "event" VALUES(148,'1m81swvcc1xa1a19',54,1795357044124,'roll',1,'{"keep":[],"dice":[1,1,6,4,2],"stage":0,"roll":25}');
INSERT INTO "event" VALUES(149,'1m81swvcc1xa1a19',55,1795357044125,'score',1,'{"category":"chance","score":14,"bonus":0}');
INSERT INTO "event" VALUES(150,'1m81swvcc1xa1a19',56,1795357044125,'round-over',NULL,'{"id":"1m81swvcx5trnnwt","round":1,"leader":0,"winners":[0],"cards":[{"seat":0,"boxes":{"aces":0,"twos":4,"threes":6,"fours":4,"fives":0,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":30,"large-straight":40,"yahtzee":0,"chance":19},"upper_total":20,"upper_bonus":0,"yahtzee_bonus":0,"total":109},{"seat":1,"boxes":{"aces":1,"twos":0,"threes":0,"fours":8,"fives":0,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":14},"upper_total":15,"upper_bonus":0,"yahtzee_bonus":0,"total":29}],"forfeited":[],"forfeited_by":null,"points":[109,29],"proof":null}');
INSERT INTO "event" VALUES(151,'1m81swvcc1xa1a19',57,1795357044125,'finished',NULL,'{"id":"1m81swvcx5trpsyz","outcome":"win","winners":[0],"points":[109,29],"reason":"rounds","proof":{"server_seed":"b2952204940303e7f83e6ac06ee44a2104db247bb7250d8fba4d0035cabebbe9","client_seeds":["",""]}}');
INSERT INTO "event" VALUES(152,'1m81swved0t0hyyc',1,1795357044173,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m81swv9y5rp4ar8","status":"invited"},{"player":"1m81swva0b2nxs1c","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m81swvecatwpshs","join_code":"B474T8","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3,"tournament":"1m81swvecatwpshs"}');
INSERT INTO "event" VALUES(153,'1m81swvekbtyw330',1,1795357044179,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m81swveh9x86smr","status":"joined"},{"player":"1m81swvejab4ay44","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m81swveh9x86smr","join_code":"WYWEJN","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(154,'1m81swvekbtyw330',2,1795357044180,'joined',1,'{"player":"1m81swvejab4ay44"}');
INSERT INTO "event" VALUES(155,'1m81swvekbtyw330',3,1795357044180,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m81swveh9x86smr","status":"joined"},{"player":"1m81swvejab4ay44","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(156,'1m81swvekbtyw330',4,1795357044181,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(157,'1m81swvekbtyw330',5,1795357044182,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(158,'1m81swvekbtyw330',6,1795357044183,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(159,'1m81swvekbtyw330',7,1795357044183,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(160,'1m81swvekbtyw330',8,1795357044184,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(161,'1m81swvekbtyw330',9,1795357044184,'round-over',NULL,'{"id":"1m81swver5wwbafh","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(162,'1m81swvekbtyw330',10,1795357044184,'finished',NULL,'{"id":"1m81swver5wwdhn1","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds"}');
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
INSERT INTO "game" VALUES('1m81swva0b2nzq8m','main','bulls-and-cows','finished','private',1,'1m81swv9y5rp4ar8',NULL,1795357044032,1795357044044,0);
INSERT INTO "game" VALUES('1m81swvadesa7g2n','main','bulls-and-cows','finished','private',1,'1m81swv9zez6wn7e',NULL,1795357044045,1795357044056,0);
INSERT INTO "game" VALUES('1m81swvasdcf1px9','main','number-guess','finished','private',1,'1m81swv9y5rp4ar8',NULL,1795357044057,1795357044057,0);
INSERT INTO "game" VALUES('1m81swvat6mg9h9w','main','number-guess','finished','private',1,'1m81swv9zez6wn7e',NULL,1795357044058,1795357044059,0);
INSERT INTO "game" VALUES('1m81swvav3s98g0v','main','bulls-and-cows','playing','private',1,'1m81swvav3s98anc',NULL,1795357044059,NULL,0);
INSERT INTO "game" VALUES('1m81swvax0kb946w','main','bulls-and-cows','playing','private',1,'1m81swvax0kb8bya',NULL,1795357044061,NULL,0);
INSERT INTO "game" VALUES('1m81swvba2h1vapc','main','bulls-and-cows','finished','public',0,'1m81swvb92ncgczz',NULL,1795357044074,1795357044078,0);
INSERT INTO "game" VALUES('1m81swvbh11yxa7k','main','bulls-and-cows','playing','private',0,'1m81swvbfaejp5nz','RC625D',1795357044081,NULL,0);
INSERT INTO "game" VALUES('1m81swvbn940jvv6','main','bulls-and-cows','playing','private',0,'1m81swvbkcrzfqsj','9CDZF6',1795357044085,NULL,0);
INSERT INTO "game" VALUES('1m81swvbr0vpcgqc','main','mastermind','open','public',0,'1m81swv9y5rp4ar8','T2SYQE',1795357044088,NULL,0);
INSERT INTO "game" VALUES('1m81swvbs973wbcd','main','mastermind','aborted','public',0,'1m81swv9zez6wn7e',NULL,1795357044089,1795357044090,0);
INSERT INTO "game" VALUES('1m81swvbv2vm2g1e','main','mastermind','open','private',0,'1m81swv9y5rp4ar8','NH9RP9',1795357044091,NULL,1);
INSERT INTO "game" VALUES('1m81swvbwb7zn2sh','main','bulls-and-cows','playing','private',0,'1m81swv9y5rp4ar8',NULL,1795357044092,NULL,1);
INSERT INTO "game" VALUES('1m81swvby0cgrjg0','main','tic-tac-toe','playing','public',0,'1m81swvbxc82edc6','RGW6D3',1795357044094,NULL,0);
INSERT INTO "game" VALUES('1m81swvc4fjxgcbq','main','gomoku','finished','private',1,'1m81swv9y5rp4ar8',NULL,1795357044100,1795357044103,0);
INSERT INTO "game" VALUES('1m81swvc97h0bnvp','main','yahtzee','playing','private',0,'1m81swvc8fnm21v2','2N6NWN',1795357044105,NULL,0);
INSERT INTO "game" VALUES('1m81swvcc1xa1a19','main','yahtzee','finished','private',0,'1m81swvcb0p7tq4m',NULL,1795357044108,1795357044125,0);
INSERT INTO "game" VALUES('1m81swved0t0hyyc','main','tic-tac-toe','open','private',0,'1m81swvecatwpshs','B474T8',1795357044173,NULL,1);
INSERT INTO "game" VALUES('1m81swvekbtyw330','main','tic-tac-toe','finished','private',0,'1m81swveh9x86smr',NULL,1795357044179,1795357044184,0);
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
INSERT INTO "idempotency_record" VALUES(1,'1m81swv9y5rp4ar8','open','POST','/v1/games',X'09691FB4A4A800A0B6D83166B89AA76941AFE880DE790D85B4610A9C932FDBEE',1795357044088,201,'1','/v1/games/1m81swvbr0vpcgqc','','1m81swvbr0vpcgqc',0,1,0);
CREATE TABLE idempotency_use (
    player TEXT    NOT NULL,
    hour   INTEGER NOT NULL, -- since 1970
    bytes  INTEGER NOT NULL CHECK (bytes >= 0),
    PRIMARY KEY (player, hour)
) STRICT, WITHOUT ROWID;
INSERT INTO "idempotency_use" VALUES('1m81swv9y5rp4ar8',498710,140);
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL
) STRICT;
INSERT INTO "migration" VALUES(1,'schema',X'88736A56ED0E487218EE453937BA7DD8B1B5DC4E551E51B9398A567F79DD4705',1795357044010);
CREATE TABLE notification (
    player   TEXT    NOT NULL,
    seq      INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the player
    at       INTEGER NOT NULL,
    kind     TEXT    NOT NULL,                 -- invited, joined, declined, turn, round-over, finished, rematch, aborted
    game     TEXT    NOT NULL,
    game_seq INTEGER NOT NULL,                 -- the game's event that it is about
    PRIMARY KEY (player, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "notification" VALUES('1m81swv9y5rp4ar8',1,1795357044100,'joined','1m81swvc4fjxgcbq',2);
INSERT INTO "notification" VALUES('1m81swv9y5rp4ar8',2,1795357044100,'turn','1m81swvc4fjxgcbq',3);
INSERT INTO "notification" VALUES('1m81swv9y5rp4ar8',3,1795357044102,'turn','1m81swvc4fjxgcbq',5);
INSERT INTO "notification" VALUES('1m81swv9y5rp4ar8',4,1795357044103,'round-over','1m81swvc4fjxgcbq',7);
INSERT INTO "notification" VALUES('1m81swv9y5rp4ar8',5,1795357044103,'finished','1m81swvc4fjxgcbq',8);
INSERT INTO "notification" VALUES('1m81swv9y5rp4ar8',6,1795357044173,'invited','1m81swved0t0hyyc',1);
INSERT INTO "notification" VALUES('1m81swv9zez6wn7e',1,1795357044090,'aborted','1m81swvbs973wbcd',2);
INSERT INTO "notification" VALUES('1m81swv9zez6wn7e',2,1795357044100,'invited','1m81swvc4fjxgcbq',1);
INSERT INTO "notification" VALUES('1m81swv9zez6wn7e',3,1795357044101,'turn','1m81swvc4fjxgcbq',4);
INSERT INTO "notification" VALUES('1m81swv9zez6wn7e',4,1795357044103,'finished','1m81swvc4fjxgcbq',8);
INSERT INTO "notification" VALUES('1m81swva0b2nxs1c',1,1795357044089,'invited','1m81swvbs973wbcd',1);
INSERT INTO "notification" VALUES('1m81swva0b2nxs1c',2,1795357044090,'aborted','1m81swvbs973wbcd',2);
INSERT INTO "notification" VALUES('1m81swva0b2nxs1c',3,1795357044091,'invited','1m81swvbv2vm2g1e',1);
INSERT INTO "notification" VALUES('1m81swva0b2nxs1c',4,1795357044173,'invited','1m81swved0t0hyyc',1);
INSERT INTO "notification" VALUES('1m81swvb92ncgczz',1,1795357044075,'joined','1m81swvba2h1vapc',2);
INSERT INTO "notification" VALUES('1m81swvb92ncgczz',2,1795357044075,'turn','1m81swvba2h1vapc',3);
INSERT INTO "notification" VALUES('1m81swvb92ncgczz',3,1795357044076,'round-over','1m81swvba2h1vapc',6);
INSERT INTO "notification" VALUES('1m81swvb92ncgczz',4,1795357044078,'turn','1m81swvba2h1vapc',8);
INSERT INTO "notification" VALUES('1m81swvb92ncgczz',5,1795357044078,'finished','1m81swvba2h1vapc',11);
INSERT INTO "notification" VALUES('1m81swvba2h1s948',1,1795357044076,'turn','1m81swvba2h1vapc',4);
INSERT INTO "notification" VALUES('1m81swvba2h1s948',2,1795357044076,'round-over','1m81swvba2h1vapc',6);
INSERT INTO "notification" VALUES('1m81swvba2h1s948',3,1795357044078,'round-over','1m81swvba2h1vapc',10);
INSERT INTO "notification" VALUES('1m81swvba2h1s948',4,1795357044078,'finished','1m81swvba2h1vapc',11);
INSERT INTO "notification" VALUES('1m81swvbfaejp5nz',1,1795357044082,'joined','1m81swvbh11yxa7k',2);
INSERT INTO "notification" VALUES('1m81swvbfaejp5nz',2,1795357044083,'joined','1m81swvbh11yxa7k',3);
INSERT INTO "notification" VALUES('1m81swvbgcytfm2d',1,1795357044083,'joined','1m81swvbh11yxa7k',3);
INSERT INTO "notification" VALUES('1m81swvbgcytfm2d',2,1795357044083,'turn','1m81swvbh11yxa7k',4);
INSERT INTO "notification" VALUES('1m81swvbkcrzfqsj',1,1795357044086,'joined','1m81swvbn940jvv6',2);
INSERT INTO "notification" VALUES('1m81swvbkcrzfqsj',2,1795357044086,'joined','1m81swvbn940jvv6',3);
INSERT INTO "notification" VALUES('1m81swvbkcrzfqsj',3,1795357044086,'turn','1m81swvbn940jvv6',4);
INSERT INTO "notification" VALUES('1m81swvbm5j04kxh',1,1795357044086,'joined','1m81swvbn940jvv6',3);
INSERT INTO "notification" VALUES('1m81swvbm5j04kxh',2,1795357044087,'turn','1m81swvbn940jvv6',5);
INSERT INTO "notification" VALUES('1m81swvbm5j06wq6',1,1795357044088,'turn','1m81swvbn940jvv6',6);
INSERT INTO "notification" VALUES('1m81swvbxc82edc6',1,1795357044095,'joined','1m81swvby0cgrjg0',2);
INSERT INTO "notification" VALUES('1m81swvbxc82edc6',2,1795357044095,'turn','1m81swvby0cgrjg0',3);
INSERT INTO "notification" VALUES('1m81swvbxc82edc6',3,1795357044096,'turn','1m81swvby0cgrjg0',5);
INSERT INTO "notification" VALUES('1m81swvbxc82edc6',4,1795357044097,'turn','1m81swvby0cgrjg0',7);
INSERT INTO "notification" VALUES('1m81swvbxc82edc6',5,1795357044098,'round-over','1m81swvby0cgrjg0',9);
INSERT INTO "notification" VALUES('1m81swvbxc82edc6',6,1795357044099,'turn','1m81swvby0cgrjg0',11);
INSERT INTO "notification" VALUES('1m81swvbxc82gr7j',1,1795357044096,'turn','1m81swvby0cgrjg0',4);
INSERT INTO "notification" VALUES('1m81swvbxc82gr7j',2,1795357044097,'turn','1m81swvby0cgrjg0',6);
INSERT INTO "notification" VALUES('1m81swvbxc82gr7j',3,1795357044098,'round-over','1m81swvby0cgrjg0',9);
INSERT INTO "notification" VALUES('1m81swvbxc82gr7j',4,1795357044098,'turn','1m81swvby0cgrjg0',10);
INSERT INTO "notification" VALUES('1m81swvc8fnm21v2',1,1795357044105,'joined','1m81swvc97h0bnvp',2);
INSERT INTO "notification" VALUES('1m81swvc8fnm21v2',2,1795357044105,'turn','1m81swvc97h0bnvp',4);
INSERT INTO "notification" VALUES('1m81swvc8fnm4heb',1,1795357044106,'turn','1m81swvc97h0bnvp',6);
INSERT INTO "notification" VALUES('1m81swvcb0p7tq4m',1,1795357044109,'joined','1m81swvcc1xa1a19',2);
INSERT INTO "notification" VALUES('1m81swvcb0p7tq4m',2,1795357044109,'turn','1m81swvcc1xa1a19',4);
INSERT INTO "notification" VALUES('1m81swvcb0p7tq4m',3,1795357044110,'turn','1m81swvcc1xa1a19',8);
INSERT INTO "notification" VALUES('1m81swvcb0p7tq4m',4,1795357044112,'turn','1m81swvcc1xa1a19',12);
INSERT INTO "notification" VALUES('1m81swvcb0p7tq4m',5,1795357044113,'turn','1m81swvcc1xa1a19',16);
INSERT INTO "notification" VALUES('1m81swvcb0p7tq4m',6,1795357044114,'turn','1m81swvcc1xa1a19',20);
INSERT INTO "notification" VALUES('1m81swvcb0p7tq4m',7,1795357044115,'turn','1m81swvcc1xa1a19',24);
INSERT INTO "notification" VALUES('1m81swvcb0p7tq4m',8,1795357044117,'turn','1m81swvcc1xa1a19',28);
INSERT INTO "notification" VALUES('1m81swvcb0p7tq4m',9,1795357044118,'turn','1m81swvcc1xa1a19',32);
INSERT INTO "notification" VALUES('1m81swvcb0p7tq4m',10,1795357044119,'turn','1m81swvcc1xa1a19',36);
INSERT INTO "notification" VALUES('1m81swvcb0p7tq4m',11,1795357044120,'turn','1m81swvcc1xa1a19',40);
INSERT INTO "notification" VALUES('1m81swvcb0p7tq4m',12,1795357044121,'turn','1m81swvcc1xa1a19',44);
INSERT INTO "notification" VALUES('1m81swvcb0p7tq4m',13,1795357044123,'turn','1m81swvcc1xa1a19',48);
INSERT INTO "notification" VALUES('1m81swvcb0p7tq4m',14,1795357044124,'turn','1m81swvcc1xa1a19',52);
INSERT INTO "notification" VALUES('1m81swvcb0p7tq4m',15,1795357044125,'round-over','1m81swvcc1xa1a19',56);
INSERT INTO "notification" VALUES('1m81swvcb0p7tq4m',16,1795357044125,'finished','1m81swvcc1xa1a19',57);
INSERT INTO "notification" VALUES('1m81swvcc1xa0161',1,1795357044110,'turn','1m81swvcc1xa1a19',6);
INSERT INTO "notification" VALUES('1m81swvcc1xa0161',2,1795357044111,'turn','1m81swvcc1xa1a19',10);
INSERT INTO "notification" VALUES('1m81swvcc1xa0161',3,1795357044112,'turn','1m81swvcc1xa1a19',14);
INSERT INTO "notification" VALUES('1m81swvcc1xa0161',4,1795357044114,'turn','1m81swvcc1xa1a19',18);
INSERT INTO "notification" VALUES('1m81swvcc1xa0161',5,1795357044115,'turn','1m81swvcc1xa1a19',22);
INSERT INTO "notification" VALUES('1m81swvcc1xa0161',6,1795357044116,'turn','1m81swvcc1xa1a19',26);
INSERT INTO "notification" VALUES('1m81swvcc1xa0161',7,1795357044117,'turn','1m81swvcc1xa1a19',30);
INSERT INTO "notification" VALUES('1m81swvcc1xa0161',8,1795357044119,'turn','1m81swvcc1xa1a19',34);
INSERT INTO "notification" VALUES('1m81swvcc1xa0161',9,1795357044120,'turn','1m81swvcc1xa1a19',38);
INSERT INTO "notification" VALUES('1m81swvcc1xa0161',10,1795357044121,'turn','1m81swvcc1xa1a19',42);
INSERT INTO "notification" VALUES('1m81swvcc1xa0161',11,1795357044122,'turn','1m81swvcc1xa1a19',46);
INSERT INTO "notification" VALUES('1m81swvcc1xa0161',12,1795357044123,'turn','1m81swvcc1xa1a19',50);
INSERT INTO "notification" VALUES('1m81swvcc1xa0161',13,1795357044124,'turn','1m81swvcc1xa1a19',54);
INSERT INTO "notification" VALUES('1m81swvcc1xa0161',14,1795357044125,'round-over','1m81swvcc1xa1a19',56);
INSERT INTO "notification" VALUES('1m81swvcc1xa0161',15,1795357044125,'finished','1m81swvcc1xa1a19',57);
INSERT INTO "notification" VALUES('1m81swveh9x86smr',1,1795357044180,'joined','1m81swvekbtyw330',2);
INSERT INTO "notification" VALUES('1m81swveh9x86smr',2,1795357044180,'turn','1m81swvekbtyw330',3);
INSERT INTO "notification" VALUES('1m81swveh9x86smr',3,1795357044182,'turn','1m81swvekbtyw330',5);
INSERT INTO "notification" VALUES('1m81swveh9x86smr',4,1795357044183,'turn','1m81swvekbtyw330',7);
INSERT INTO "notification" VALUES('1m81swveh9x86smr',5,1795357044184,'round-over','1m81swvekbtyw330',9);
INSERT INTO "notification" VALUES('1m81swveh9x86smr',6,1795357044184,'finished','1m81swvekbtyw330',10);
INSERT INTO "notification" VALUES('1m81swvejab4ay44',1,1795357044179,'invited','1m81swvekbtyw330',1);
INSERT INTO "notification" VALUES('1m81swvejab4ay44',2,1795357044181,'turn','1m81swvekbtyw330',4);
INSERT INTO "notification" VALUES('1m81swvejab4ay44',3,1795357044183,'turn','1m81swvekbtyw330',6);
INSERT INTO "notification" VALUES('1m81swvejab4ay44',4,1795357044184,'round-over','1m81swvekbtyw330',9);
INSERT INTO "notification" VALUES('1m81swvejab4ay44',5,1795357044184,'finished','1m81swvekbtyw330',10);
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
INSERT INTO "player" VALUES('000000000p9c7fga','main','random',1,0,NULL,1795357044092,NULL);
INSERT INTO "player" VALUES('1m81swv9wfvc84d7','main','service',1,0,NULL,1795357044028,NULL);
INSERT INTO "player" VALUES('1m81swv9y5rp4ar8','main','Ann',0,0,NULL,1795357044030,NULL);
INSERT INTO "player" VALUES('1m81swv9zez6wn7e','main','Bob',0,0,NULL,1795357044031,NULL);
INSERT INTO "player" VALUES('1m81swva0b2nxs1c','main','Cyd',0,0,NULL,1795357044032,NULL);
INSERT INTO "player" VALUES('1m81swvav3s98anc','main','Guest',0,1,NULL,1795357044059,NULL);
INSERT INTO "player" VALUES('1m81swvax0kb8bya','main','Guest',0,1,NULL,1795357044061,NULL);
INSERT INTO "player" VALUES('1m81swvb92ncgczz','main','Player 0',0,0,NULL,1795357044073,NULL);
INSERT INTO "player" VALUES('1m81swvba2h1s948','main','Player 1',0,0,NULL,1795357044074,NULL);
INSERT INTO "player" VALUES('1m81swvbfaejp5nz','main','Player 0',0,0,NULL,1795357044079,NULL);
INSERT INTO "player" VALUES('1m81swvbgcytfm2d','main','Player 1',0,0,NULL,1795357044080,NULL);
INSERT INTO "player" VALUES('1m81swvbgcytjzgw','main','Player 2',0,0,NULL,1795357044080,NULL);
INSERT INTO "player" VALUES('1m81swvbkcrzfqsj','main','Player 0',0,0,NULL,1795357044083,NULL);
INSERT INTO "player" VALUES('1m81swvbm5j04kxh','main','Player 1',0,0,NULL,1795357044084,NULL);
INSERT INTO "player" VALUES('1m81swvbm5j06wq6','main','Player 2',0,0,NULL,1795357044084,NULL);
INSERT INTO "player" VALUES('1m81swvbxc82edc6','main','Player 0',0,0,NULL,1795357044093,NULL);
INSERT INTO "player" VALUES('1m81swvbxc82gr7j','main','Player 1',0,0,NULL,1795357044093,NULL);
INSERT INTO "player" VALUES('1m81swvc8fnm21v2','main','Player 0',0,0,NULL,1795357044104,NULL);
INSERT INTO "player" VALUES('1m81swvc8fnm4heb','main','Player 1',0,0,NULL,1795357044104,NULL);
INSERT INTO "player" VALUES('1m81swvcb0p7tq4m','main','Player 0',0,0,NULL,1795357044107,NULL);
INSERT INTO "player" VALUES('1m81swvcc1xa0161','main','Player 1',0,0,NULL,1795357044108,NULL);
INSERT INTO "player" VALUES('1m81swveh9x86smr','main','Dee',0,0,'1m81swv9wfvc84d7',1795357044177,NULL);
INSERT INTO "player" VALUES('1m81swvejab4ay44','main',NULL,0,0,'1m81swv9wfvc84d7',1795357044178,1795357044185);
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
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m81swv9y5rp4ar8',1,0,X'0002020000A09C0102C0A907C0A907020298B5F3B9C06898B5F3B9C06898B5F3B9C06898B5F3B9C06898B5F3B9C06880D0EB88C06802020000A09C0102C0A907C0A907020298B5F3B9C06898B5F3B9C06898B5F3B9C06898B5F3B9C06898B5F3B9C06880B0BA9ABC6802020000A09C0102C0A907C0A907020298B5F3B9C06898B5F3B9C06898B5F3B9C06898B5F3B9C06898B5F3B9C06880A0BFC6B26802020000A09C0102C0A907C0A907020298B5F3B9C06898B5F3B9C06898B5F3B9C06898B5F3B9C06898B5F3B9C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m81swv9zez6wn7e',2,0,X'0002020000A09C0102C0A907C0A9070202B0B5F3B9C068B0B5F3B9C068B0B5F3B9C068B0B5F3B9C068B0B5F3B9C06880D0EB88C06802020000A09C0102C0A907C0A9070202B0B5F3B9C068B0B5F3B9C068B0B5F3B9C068B0B5F3B9C068B0B5F3B9C06880B0BA9ABC6802020000A09C0102C0A907C0A9070202B0B5F3B9C068B0B5F3B9C068B0B5F3B9C068B0B5F3B9C068B0B5F3B9C06880A0BFC6B26802020000A09C0102C0A907C0A9070202B0B5F3B9C068B0B5F3B9C068B0B5F3B9C068B0B5F3B9C068B0B5F3B9C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m81swvax0kb8bya',3,0,X'0002020000A09C0102C0A907C0A9070202D0B5F3B9C068D0B5F3B9C068D0B5F3B9C068D0B5F3B9C068D0B5F3B9C06880D0EB88C06802020000A09C0102C0A907C0A9070202D0B5F3B9C068D0B5F3B9C068D0B5F3B9C068D0B5F3B9C068D0B5F3B9C06880B0BA9ABC6802020000A09C0102C0A907C0A9070202D0B5F3B9C068D0B5F3B9C068D0B5F3B9C068D0B5F3B9C068D0B5F3B9C06880A0BFC6B26802020000A09C0102C0A907C0A9070202D0B5F3B9C068D0B5F3B9C068D0B5F3B9C068D0B5F3B9C068D0B5F3B9C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','gomoku','1m81swv9y5rp4ar8',3,0,X'0002020000A09C0100000002028EB6F3B9C0688EB6F3B9C06800008EB6F3B9C06880D0EB88C06802020000A09C0100000002028EB6F3B9C0688EB6F3B9C06800008EB6F3B9C06880B0BA9ABC6802020000A09C0100000002028EB6F3B9C0688EB6F3B9C06800008EB6F3B9C06880A0BFC6B26802020000A09C0100000002028EB6F3B9C0688EB6F3B9C06800008EB6F3B9C068',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795357044103);
INSERT INTO "player_stats" VALUES('main','gomoku','1m81swv9zez6wn7e',4,0,X'0002000002000000000000000000000080D0EB88C06802000002000000000000000000000080B0BA9ABC6802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795357044103);
INSERT INTO "player_stats" VALUES('main','number-guess','1m81swv9y5rp4ar8',1,0,X'0002000002000000000000000000000080D0EB88C06802000002000000000000000000000080B0BA9ABC6802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','number-guess','1m81swv9zez6wn7e',2,0,X'0002000002000000000000000000000080D0EB88C06802000002000000000000000000000080B0BA9ABC6802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',NULL,NULL,NULL,NULL);
CREATE TABLE rating_pair (
    ruleset TEXT    NOT NULL,
    a       TEXT    NOT NULL, -- the player whose id is the smaller
    b       TEXT    NOT NULL,
    day     INTEGER NOT NULL, -- its beginning
    games   INTEGER NOT NULL,
    PRIMARY KEY (ruleset, a, b)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_pair" VALUES('gomoku','1m81swv9y5rp4ar8','1m81swv9zez6wn7e',1795305600000,1);
CREATE TABLE record (
    player  TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    tally   BLOB NOT NULL, -- of all time: see play/stats.h
    PRIMARY KEY (player, ruleset)
) STRICT, WITHOUT ROWID;
INSERT INTO "record" VALUES('1m81swv9y5rp4ar8','bulls-and-cows',X'0002020000A09C01000000020298B5F3B9C06898B5F3B9C068000098B5F3B9C068');
INSERT INTO "record" VALUES('1m81swv9y5rp4ar8','gomoku',X'0002020000A09C0100000002028EB6F3B9C0688EB6F3B9C06800008EB6F3B9C068');
INSERT INTO "record" VALUES('1m81swv9y5rp4ar8','number-guess',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m81swv9zez6wn7e','bulls-and-cows',X'0002020000A09C010000000202B0B5F3B9C068B0B5F3B9C0680000B0B5F3B9C068');
INSERT INTO "record" VALUES('1m81swv9zez6wn7e','gomoku',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m81swv9zez6wn7e','number-guess',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m81swvax0kb8bya','bulls-and-cows',X'0002020000A09C010000000202D0B5F3B9C068D0B5F3B9C0680000D0B5F3B9C068');
INSERT INTO "record" VALUES('1m81swvb92ncgczz','bulls-and-cows',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m81swvba2h1s948','bulls-and-cows',X'0002020000C0B8020000000202DCB5F3B9C068DCB5F3B9C0680000DCB5F3B9C068');
INSERT INTO "record" VALUES('1m81swvcb0p7tq4m','yahtzee',X'0002020000A08785010000000202BAB6F3B9C068BAB6F3B9C0680000BAB6F3B9C068');
INSERT INTO "record" VALUES('1m81swvcc1xa0161','yahtzee',X'0002000002A0B323000000000000BAB6F3B9C068000000');
INSERT INTO "record" VALUES('1m81swveh9x86smr','tic-tac-toe',X'0002020000A09C010000000202B0B7F3B9C068B0B7F3B9C0680000B0B7F3B9C068');
INSERT INTO "record" VALUES('1m81swvejab4ay44','tic-tac-toe',X'00020000020000000000000000000000');
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
INSERT INTO "result" VALUES('1m81swvacdfjv1st','main','1m81swva0b2nzq8m',1,'bulls-and-cows',1,0,1795357044044,'{"id":"1m81swvacdfjv1st","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"8175","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-22T14:17:24.044Z"}');
INSERT INTO "result" VALUES('1m81swvacdfjwyjq','main','1m81swva0b2nzq8m',0,'bulls-and-cows',1,0,1795357044044,'{"id":"1m81swvacdfjwyjq","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-22T14:17:24.044Z"}');
INSERT INTO "result" VALUES('1m81swvar79ggs11','main','1m81swvadesa7g2n',1,'bulls-and-cows',1,0,1795357044056,'{"id":"1m81swvar79ggs11","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"7180","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-22T14:17:24.056Z"}');
INSERT INTO "result" VALUES('1m81swvar79gjm9z','main','1m81swvadesa7g2n',0,'bulls-and-cows',1,0,1795357044056,'{"id":"1m81swvar79gjm9z","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-22T14:17:24.056Z"}');
INSERT INTO "result" VALUES('1m81swvasdcf3mdw','main','1m81swvasdcf1px9',1,'number-guess',1,0,1795357044057,'{"id":"1m81swvasdcf3mdw","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"8283","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T14:17:24.057Z"}');
INSERT INTO "result" VALUES('1m81swvasdcf3sx5','main','1m81swvasdcf1px9',0,'number-guess',1,0,1795357044057,'{"id":"1m81swvasdcf3sx5","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T14:17:24.057Z"}');
INSERT INTO "result" VALUES('1m81swvav3s955gn','main','1m81swvat6mg9h9w',1,'number-guess',1,0,1795357044059,'{"id":"1m81swvav3s955gn","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"1227","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T14:17:24.059Z"}');
INSERT INTO "result" VALUES('1m81swvav3s970n5','main','1m81swvat6mg9h9w',0,'number-guess',1,0,1795357044059,'{"id":"1m81swvav3s970n5","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T14:17:24.059Z"}');
INSERT INTO "result" VALUES('1m81swvb8ca1mrwj','main','1m81swvax0kb946w',1,'bulls-and-cows',1,0,1795357044072,'{"id":"1m81swvb8ca1mrwj","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"7941","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-22T14:17:24.072Z"}');
INSERT INTO "result" VALUES('1m81swvbc9p0bw79','main','1m81swvba2h1vapc',1,'bulls-and-cows',0,1,1795357044076,'{"id":"1m81swvbc9p0bw79","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T14:17:24.076Z"}');
INSERT INTO "result" VALUES('1m81swvbe0fc0yq9','main','1m81swvba2h1vapc',2,'bulls-and-cows',0,1,1795357044078,'{"id":"1m81swvbe0fc0yq9","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T14:17:24.078Z"}');
INSERT INTO "result" VALUES('1m81swvbe0fc128f','main','1m81swvba2h1vapc',0,'bulls-and-cows',0,1,1795357044078,'{"id":"1m81swvbe0fc128f","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation","published_at":"2026-11-22T14:17:24.078Z"}');
INSERT INTO "result" VALUES('1m81swvc2de87bvd','main','1m81swvby0cgrjg0',1,'tic-tac-toe',0,1,1795357044098,'{"id":"1m81swvc2de87bvd","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T14:17:24.098Z"}');
INSERT INTO "result" VALUES('1m81swvc7aym8fkm','main','1m81swvc4fjxgcbq',1,'gomoku',1,0,1795357044103,'{"id":"1m81swvc7aym8fkm","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-22T14:17:24.103Z"}');
INSERT INTO "result" VALUES('1m81swvc7aym8zmd','main','1m81swvc4fjxgcbq',0,'gomoku',1,0,1795357044103,'{"id":"1m81swvc7aym8zmd","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","published_at":"2026-11-22T14:17:24.103Z"}');
INSERT INTO "result" VALUES('1m81swvcx5trnnwt','main','1m81swvcc1xa1a19',1,'yahtzee',0,0,1795357044125,'{"id":"1m81swvcx5trnnwt","round":1,"leader":0,"winners":[0],"cards":[{"seat":0,"boxes":{"aces":0,"twos":4,"threes":6,"fours":4,"fives":0,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":30,"large-straight":40,"yahtzee":0,"chance":19},"upper_total":20,"upper_bonus":0,"yahtzee_bonus":0,"total":109},{"seat":1,"boxes":{"aces":1,"twos":0,"threes":0,"fours":8,"fives":0,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":14},"upper_total":15,"upper_bonus":0,"yahtzee_bonus":0,"total":29}],"forfeited":[],"forfeited_by":null,"points":[109,29],"published_at":"2026-11-22T14:17:24.125Z"}');
INSERT INTO "result" VALUES('1m81swvcx5trpsyz','main','1m81swvcc1xa1a19',0,'yahtzee',0,0,1795357044125,'{"id":"1m81swvcx5trpsyz","outcome":"win","winners":[0],"points":[109,29],"reason":"rounds","published_at":"2026-11-22T14:17:24.125Z"}');
INSERT INTO "result" VALUES('1m81swver5wwbafh','main','1m81swvekbtyw330',1,'tic-tac-toe',0,0,1795357044184,'{"id":"1m81swver5wwbafh","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T14:17:24.184Z"}');
INSERT INTO "result" VALUES('1m81swver5wwdhn1','main','1m81swvekbtyw330',0,'tic-tac-toe',0,0,1795357044184,'{"id":"1m81swver5wwdhn1","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-22T14:17:24.184Z"}');
CREATE TABLE result_reader (
    reader TEXT NOT NULL, -- a player, or a service's
    result TEXT NOT NULL,
    PRIMARY KEY (reader, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "result_reader" VALUES('1m81swv9wfvc84d7','1m81swver5wwbafh');
INSERT INTO "result_reader" VALUES('1m81swv9wfvc84d7','1m81swver5wwdhn1');
INSERT INTO "result_reader" VALUES('1m81swv9y5rp4ar8','1m81swvacdfjv1st');
INSERT INTO "result_reader" VALUES('1m81swv9y5rp4ar8','1m81swvacdfjwyjq');
INSERT INTO "result_reader" VALUES('1m81swv9y5rp4ar8','1m81swvasdcf3mdw');
INSERT INTO "result_reader" VALUES('1m81swv9y5rp4ar8','1m81swvasdcf3sx5');
INSERT INTO "result_reader" VALUES('1m81swv9y5rp4ar8','1m81swvc7aym8fkm');
INSERT INTO "result_reader" VALUES('1m81swv9y5rp4ar8','1m81swvc7aym8zmd');
INSERT INTO "result_reader" VALUES('1m81swv9zez6wn7e','1m81swvar79ggs11');
INSERT INTO "result_reader" VALUES('1m81swv9zez6wn7e','1m81swvar79gjm9z');
INSERT INTO "result_reader" VALUES('1m81swv9zez6wn7e','1m81swvav3s955gn');
INSERT INTO "result_reader" VALUES('1m81swv9zez6wn7e','1m81swvav3s970n5');
INSERT INTO "result_reader" VALUES('1m81swv9zez6wn7e','1m81swvc7aym8fkm');
INSERT INTO "result_reader" VALUES('1m81swv9zez6wn7e','1m81swvc7aym8zmd');
INSERT INTO "result_reader" VALUES('1m81swvax0kb8bya','1m81swvb8ca1mrwj');
INSERT INTO "result_reader" VALUES('1m81swvb92ncgczz','1m81swvbc9p0bw79');
INSERT INTO "result_reader" VALUES('1m81swvb92ncgczz','1m81swvbe0fc0yq9');
INSERT INTO "result_reader" VALUES('1m81swvb92ncgczz','1m81swvbe0fc128f');
INSERT INTO "result_reader" VALUES('1m81swvba2h1s948','1m81swvbc9p0bw79');
INSERT INTO "result_reader" VALUES('1m81swvba2h1s948','1m81swvbe0fc0yq9');
INSERT INTO "result_reader" VALUES('1m81swvba2h1s948','1m81swvbe0fc128f');
INSERT INTO "result_reader" VALUES('1m81swvbxc82edc6','1m81swvc2de87bvd');
INSERT INTO "result_reader" VALUES('1m81swvbxc82gr7j','1m81swvc2de87bvd');
INSERT INTO "result_reader" VALUES('1m81swvcb0p7tq4m','1m81swvcx5trnnwt');
INSERT INTO "result_reader" VALUES('1m81swvcb0p7tq4m','1m81swvcx5trpsyz');
INSERT INTO "result_reader" VALUES('1m81swvcc1xa0161','1m81swvcx5trnnwt');
INSERT INTO "result_reader" VALUES('1m81swvcc1xa0161','1m81swvcx5trpsyz');
INSERT INTO "result_reader" VALUES('1m81swveh9x86smr','1m81swver5wwbafh');
INSERT INTO "result_reader" VALUES('1m81swveh9x86smr','1m81swver5wwdhn1');
INSERT INTO "result_reader" VALUES('1m81swvejab4ay44','1m81swver5wwbafh');
INSERT INTO "result_reader" VALUES('1m81swvejab4ay44','1m81swver5wwdhn1');
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
INSERT INTO "seat" VALUES('1m81swva0b2nzq8m',0,'1m81swv9y5rp4ar8','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m81swvadesa7g2n',0,'1m81swv9zez6wn7e','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m81swvasdcf1px9',0,'1m81swv9y5rp4ar8','resigned',0,0,NULL);
INSERT INTO "seat" VALUES('1m81swvat6mg9h9w',0,'1m81swv9zez6wn7e','resigned',0,0,NULL);
INSERT INTO "seat" VALUES('1m81swvav3s98g0v',0,'1m81swvav3s98anc','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m81swvax0kb946w',0,'1m81swvax0kb8bya','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m81swvba2h1vapc',0,'1m81swvb92ncgczz','resigned',0,1,NULL);
INSERT INTO "seat" VALUES('1m81swvba2h1vapc',1,'1m81swvba2h1s948','joined',0,1,NULL);
INSERT INTO "seat" VALUES('1m81swvbh11yxa7k',0,'1m81swvbfaejp5nz','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m81swvbh11yxa7k',1,'1m81swvbgcytfm2d','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m81swvbh11yxa7k',2,'1m81swvbgcytjzgw','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m81swvbn940jvv6',0,'1m81swvbkcrzfqsj','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m81swvbn940jvv6',1,'1m81swvbm5j04kxh','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m81swvbn940jvv6',2,'1m81swvbm5j06wq6','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m81swvbr0vpcgqc',0,'1m81swv9y5rp4ar8','joined',1,1,NULL);
INSERT INTO "seat" VALUES('1m81swvbr0vpcgqc',1,NULL,'open',1,1,NULL);
INSERT INTO "seat" VALUES('1m81swvbs973wbcd',0,'1m81swv9zez6wn7e','joined',0,1,NULL);
INSERT INTO "seat" VALUES('1m81swvbs973wbcd',1,'1m81swva0b2nxs1c','invited',0,1,'1m81swv9zez6wn7e');
INSERT INTO "seat" VALUES('1m81swvbv2vm2g1e',0,'1m81swv9y5rp4ar8','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m81swvbv2vm2g1e',1,'1m81swva0b2nxs1c','invited',1,0,'1m81swv9y5rp4ar8');
INSERT INTO "seat" VALUES('1m81swvbwb7zn2sh',0,'1m81swv9y5rp4ar8','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m81swvbwb7zn2sh',1,'000000000p9c7fga','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m81swvby0cgrjg0',0,'1m81swvbxc82edc6','joined',1,1,NULL);
INSERT INTO "seat" VALUES('1m81swvby0cgrjg0',1,'1m81swvbxc82gr7j','joined',1,1,NULL);
INSERT INTO "seat" VALUES('1m81swvc4fjxgcbq',0,'1m81swv9y5rp4ar8','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m81swvc4fjxgcbq',1,'1m81swv9zez6wn7e','resigned',0,0,NULL);
INSERT INTO "seat" VALUES('1m81swvc97h0bnvp',0,'1m81swvc8fnm21v2','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m81swvc97h0bnvp',1,'1m81swvc8fnm4heb','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m81swvcc1xa1a19',0,'1m81swvcb0p7tq4m','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m81swvcc1xa1a19',1,'1m81swvcc1xa0161','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m81swved0t0hyyc',0,'1m81swv9y5rp4ar8','invited',1,0,'1m81swvecatwpshs');
INSERT INTO "seat" VALUES('1m81swved0t0hyyc',1,'1m81swva0b2nxs1c','invited',1,0,'1m81swvecatwpshs');
INSERT INTO "seat" VALUES('1m81swvekbtyw330',0,'1m81swveh9x86smr','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m81swvekbtyw330',1,'1m81swvejab4ay44','joined',0,0,NULL);
CREATE TABLE server_secret (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB    NOT NULL CHECK (length(key) = 32)
) STRICT;
INSERT INTO "server_secret" VALUES(1,X'8076B185AB15E90429BC355BE55F7798291B8FE4B70124008C8BF559C2604AB6');
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
INSERT INTO "token" VALUES(X'03F682A70247D891A1855E4210B5E329BDCE3F34EFE2F1FADE6C4A85AA967287','main','1m81swvbgcythkqb','1m81swvbgcytfm2d',1,'',1795357044080,NULL,NULL);
INSERT INTO "token" VALUES(X'32E820C4349F2D184F5CC642FD69FBFDC4C3F16CB4EAC809AB30ABD2A210691C','main','1m81swvcb0p7tyrm','1m81swvcb0p7tq4m',1,'',1795357044107,NULL,NULL);
INSERT INTO "token" VALUES(X'5066186037CAD92B8461F42426D9BA82DBAFDEA25A35BA5E9415DF9B37CE3232','main','1m81swv9y5rp63gx','1m81swv9y5rp4ar8',1,'',1795357044030,NULL,NULL);
INSERT INTO "token" VALUES(X'5A1C747A05FC16CFE16CABEB7FD5B7AC5F89A6161BCBF4AC8256DABC604600E7','main','1m81swv9zez6xppg','1m81swv9zez6wn7e',1,'',1795357044031,NULL,NULL);
INSERT INTO "token" VALUES(X'5B38AE6B3C952903113EDE0D18932749E4CAE5A3A9E92E61C6F06D429B440BE3','main','1m81swvbm5j0611z','1m81swvbm5j04kxh',1,'',1795357044084,NULL,NULL);
INSERT INTO "token" VALUES(X'5BE418B6DD620F197748E177B94074CF14B449979F3B24ECE46782D800229DA5','main','1m81swvbkcrzhphm','1m81swvbkcrzfqsj',1,'',1795357044083,NULL,NULL);
INSERT INTO "token" VALUES(X'6D388644A06E56DCC9D0863D125A965A820715D89031A9DDEE2FB694ECB76F81','main','1m81swvb92nch0vg','1m81swvb92ncgczz',1,'',1795357044073,NULL,NULL);
INSERT INTO "token" VALUES(X'7760ECA667431DE44FEEF0A2E26A1C7C7B54BB1C9CDC2F0AF8A140573B160B1E','main','1m81swvbm5j077kg','1m81swvbm5j06wq6',1,'',1795357044084,NULL,NULL);
INSERT INTO "token" VALUES(X'77722988BDF24CBEAD3DDE6FE0A7452BBD232DD5AC39C20770DD2BD45E6F63E5','main','1m81swveh9x871gs','1m81swveh9x86smr',1,'',1795357044177,NULL,NULL);
INSERT INTO "token" VALUES(X'7F998241EC997A14ED339C88020AA3E4319A0795A2130A357769C28C6BD579D1','main','1m81swvbxc82h4qe','1m81swvbxc82gr7j',1,'',1795357044093,NULL,NULL);
INSERT INTO "token" VALUES(X'8E059239F7635FD08919F6851D19EF3CC0EFD677B87B718EBF4039E90128ACFE','main','1m81swvbgcytmrbn','1m81swvbgcytjzgw',1,'',1795357044080,NULL,NULL);
INSERT INTO "token" VALUES(X'913E023D6B7364D20CE0B4680DF31360BC3B62398AA262CCF9D54430A42E8F3D','main','1m81swvejab4b6f5','1m81swvejab4ay44',1,'',1795357044178,NULL,1795357044185);
INSERT INTO "token" VALUES(X'9AA4A256B9B32312BB995179D91EF0A9178449A2D5A74ED8AF10B44EC84E01E8','main','1m81swvbxc82gc42','1m81swvbxc82edc6',1,'',1795357044093,NULL,NULL);
INSERT INTO "token" VALUES(X'A777FADF14C7C82736494CCEFCAF6438C89CB98F8BD2EFE2AC27C7679370DB49','main','1m81swvc8fnm58f4','1m81swvc8fnm4heb',1,'',1795357044104,NULL,NULL);
INSERT INTO "token" VALUES(X'AB50905D061EEDB1339C41B653F3A4D49D29E15AE4D2843E436610DC789B89D7','main','1m81swva0b2nybfz','1m81swva0b2nxs1c',1,'',1795357044032,NULL,NULL);
INSERT INTO "token" VALUES(X'ABDB4A0F59EE79B4B7459231807A77CF7CF97B727F99A2B0120F8BD6A73669AF','main','1m81swvba2h1trt8','1m81swvba2h1s948',1,'',1795357044074,NULL,NULL);
INSERT INTO "token" VALUES(X'B27E5E1DE9E3A6C31186557C73360F3F2DF9D7B5D86E6D343F0520F94C3E8768','main','1m81swvc8fnm3zyf','1m81swvc8fnm21v2',1,'',1795357044104,NULL,NULL);
INSERT INTO "token" VALUES(X'D1454860FC7E8FCAF77975A9600834924DC63DB86A85BF009676454C31CD41FB','main','1m81swvcc1xa107g','1m81swvcc1xa0161',1,'',1795357044108,NULL,NULL);
INSERT INTO "token" VALUES(X'E3CD4686B00B1846A6DA3AFD392A104C373CFE470DFCDF2CC49C7AD240837680','main','1m81swvbfaejpd54','1m81swvbfaejp5nz',1,'',1795357044079,NULL,NULL);
INSERT INTO "token" VALUES(X'E3E2420FB307A833FDA1E671647A36A706D4468F6D3F2BC231F5E6CE9FD0AC4A','main','1m81swvax0kbavq8','1m81swvax0kb8bya',1,'',1795357044061,NULL,NULL);
INSERT INTO "token" VALUES(X'E548580D8B4DA91697EFF83D172621621013A5EDA776345F239EB917CC773785','main','1m81swvav3s99hfx','1m81swvav3s98anc',1,'',1795357044059,NULL,NULL);
INSERT INTO "token" VALUES(X'FCA47014A37D2830B08253E1CEC210F3FE7CBE160BC0E37BF5952462AF96980E','main','1m81swv9wfvc9qzs','1m81swv9wfvc84d7',2,'referee token create',1795357044028,NULL,NULL);
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
INSERT INTO "tournament" VALUES('1m81swvcybhdnyd2','main','1m81swv9y5rp4ar8','tic-tac-toe','swiss','finished',11,3,6,0,5,0,0,1795357044126,1795357044128,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"901aaea479093c31e32b1b20250226842e446f29327c0837b53088aec4e06b58","seeded":false}','[3]',11);
INSERT INTO "tournament" VALUES('1m81swvdm74m765f','main','1m81swv9y5rp4ar8','tic-tac-toe','knockout','finished',11,2,4,3,3,0,0,1795357044148,1795357044150,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"5b836302c621622214ea081f1f1b3ed491a2d7b66ff30299c7ff4a6d3aca1f22","seeded":false}','[3]',11);
INSERT INTO "tournament" VALUES('1m81swveb4m36dpc','main','1m81swv9y5rp4ar8','tic-tac-toe','round-robin','open',1,1,0,0,2,2,1,1795357044171,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"d7a534886be8a8a89a9393a0036dc71a8bffc9e3ae84cde4ed3175626f0f8d2a","seeded":false}',NULL,1);
INSERT INTO "tournament" VALUES('1m81swvecatwpshs','main','1m81swv9y5rp4ar8','tic-tac-toe','knockout','running',4,1,0,0,2,2,0,1795357044172,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"220bc1f684ecbea662c25554f37f4978bf8f304a993846d4e0eb26a366c9b5b6","seeded":false}',NULL,4);
INSERT INTO "tournament" VALUES('1m81swved0t0jgrv','main','1m81swv9zez6wn7e','tic-tac-toe','knockout','cancelled',3,1,0,0,1,1,0,1795357044174,1795357044174,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"5d8e1be838712a67fe5b4e5e9783692fc968be582677aa02229fb76287ce4b1a","seeded":false}',NULL,3);
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
INSERT INTO "tournament_entrant" VALUES('1m81swvcybhdnyd2',1,NULL,'random','playing',0.5,0.25,3,0,1,2,5,5);
INSERT INTO "tournament_entrant" VALUES('1m81swvcybhdnyd2',2,NULL,'random','playing',2.0,2.0,3,2,0,1,3,3);
INSERT INTO "tournament_entrant" VALUES('1m81swvcybhdnyd2',3,NULL,'random','playing',3.0,3.0,3,3,0,0,1,1);
INSERT INTO "tournament_entrant" VALUES('1m81swvcybhdnyd2',4,NULL,'random','playing',2.0,2.0,3,2,0,1,2,2);
INSERT INTO "tournament_entrant" VALUES('1m81swvcybhdnyd2',5,NULL,'random','playing',1.5,1.25,3,1,1,1,4,4);
INSERT INTO "tournament_entrant" VALUES('1m81swvdm74m765f',1,NULL,'random','playing',1.0,1.0,2,1,0,1,2,2);
INSERT INTO "tournament_entrant" VALUES('1m81swvdm74m765f',2,NULL,'random','playing',1.0,1.0,2,1,0,1,3,3);
INSERT INTO "tournament_entrant" VALUES('1m81swvdm74m765f',3,NULL,'random','playing',2.0,2.0,4,2,0,2,1,1);
INSERT INTO "tournament_entrant" VALUES('1m81swveb4m36dpc',1,'1m81swv9y5rp4ar8',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m81swveb4m36dpc',2,'1m81swv9zez6wn7e',NULL,'invited',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m81swvecatwpshs',1,'1m81swv9y5rp4ar8',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m81swvecatwpshs',2,'1m81swva0b2nxs1c',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m81swved0t0jgrv',1,'1m81swv9zez6wn7e',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m81swved0t0jgrv',2,'1m81swva0b2nxs1c',NULL,'declined',0.0,0.0,0,0,0,0,NULL,NULL);
CREATE TABLE tournament_event (
    tournament TEXT    NOT NULL,
    seq        INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the tournament; its newest is its version
    at         INTEGER NOT NULL,
    kind       TEXT    NOT NULL,                 -- created, joined, game, ...: see tournament/tournament.h
    body       TEXT    NOT NULL,                 -- JSON: the whole truth
    PRIMARY KEY (tournament, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_event" VALUES('1m81swvcybhdnyd2',1,1795357044126,'created','{"ruleset":"tic-tac-toe","format":"swiss","games":3,"deal":"independent","seed":"901aaea479093c31e32b1b20250226842e446f29327c0837b53088aec4e06b58","seeded":false,"clock":null,"creator":"1m81swv9y5rp4ar8","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m81swvcybhdnyd2',2,1795357044127,'round','{"round":1,"pairs":[[1,3],[4,2]],"byes":[5]}');
INSERT INTO "tournament_event" VALUES('1m81swvcybhdnyd2',3,1795357044127,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,3],"scores":[0,1],"seed":"b83c0680db3b5442069b5937fd05e8673ec61ad721476db212bab656793ce4be","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m81swvcybhdnyd2',4,1795357044127,'game','{"game":2,"round":1,"tie_break":false,"entrants":[4,2],"scores":[1,0],"seed":"edab034aabef014e85f9913cbe0652d1a2c213d8ebb2f199892e918bd4459c84","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m81swvcybhdnyd2',5,1795357044127,'round','{"round":2,"pairs":[[3,4],[5,1]],"byes":[2]}');
INSERT INTO "tournament_event" VALUES('1m81swvcybhdnyd2',6,1795357044127,'game','{"game":3,"round":2,"tie_break":false,"entrants":[3,4],"scores":[1,0],"seed":"92b493221f3ae80b76660a030ce06909bbf840a9f902fcf4b392354a4c893f57","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m81swvcybhdnyd2',7,1795357044127,'game','{"game":4,"round":2,"tie_break":false,"entrants":[5,1],"scores":[0.5,0.5],"seed":"79f55d3af5e4580a2bb0be51c56bd8b10012fe63bc749e53481ec989a13e0887","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m81swvcybhdnyd2',8,1795357044127,'round','{"round":3,"pairs":[[3,5],[2,1]],"byes":[4]}');
INSERT INTO "tournament_event" VALUES('1m81swvcybhdnyd2',9,1795357044127,'game','{"game":5,"round":3,"tie_break":false,"entrants":[3,5],"scores":[1,0],"seed":"c676e745679248d849610f271a533fc93ad85d03e49061288ef8d89da59e2133","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m81swvcybhdnyd2',10,1795357044127,'game','{"game":6,"round":3,"tie_break":false,"entrants":[2,1],"scores":[1,0],"seed":"e4b7574349d23d5d89ad9b1d0ae904900518837c235a4359a5ddf65e20fe4ba5","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m81swvcybhdnyd2',11,1795357044128,'finished','{"winners":[3]}');
INSERT INTO "tournament_event" VALUES('1m81swvdm74m765f',1,1795357044148,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":2,"deal":"independent","seed":"5b836302c621622214ea081f1f1b3ed491a2d7b66ff30299c7ff4a6d3aca1f22","seeded":false,"clock":null,"creator":"1m81swv9y5rp4ar8","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m81swvdm74m765f',2,1795357044149,'round','{"round":1,"pairs":[[3,2]],"byes":[1]}');
INSERT INTO "tournament_event" VALUES('1m81swvdm74m765f',3,1795357044149,'game','{"game":1,"round":1,"tie_break":false,"entrants":[3,2],"scores":[1,0],"seed":"3268981b8d65214d3381778473beaa6e70a91c4fd1b39368c241a1d3afd79d63","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m81swvdm74m765f',4,1795357044149,'game','{"game":2,"round":1,"tie_break":false,"entrants":[2,3],"scores":[1,0],"seed":"01b06f4458b06fad9f5023c4ec27b7bfa12d9db5096fd1a09ed9beb8103b7a58","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m81swvdm74m765f',5,1795357044149,'game','{"game":3,"round":1,"tie_break":true,"entrants":[3,2],"scores":[0.5,0.5],"seed":"4333915068fa2c52ce603f4f5ddd983b593da19802e0f2b5f004fa6304d4ab2c","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m81swvdm74m765f',6,1795357044149,'game','{"game":4,"round":1,"tie_break":true,"entrants":[2,3],"scores":[0,1],"seed":"5330216f64c4c51de17c0eb9f8e99fdd6881c2937e0487df3ee1219135a0ef3f","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m81swvdm74m765f',7,1795357044149,'round','{"round":2,"pairs":[[1,3]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m81swvdm74m765f',8,1795357044149,'game','{"game":5,"round":2,"tie_break":false,"entrants":[1,3],"scores":[0,1],"seed":"213e5c4cc47b9eb7cd8cac42dab2dd881c5c9200a787fecd402ab71f2102f2f0","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m81swvdm74m765f',9,1795357044149,'game','{"game":6,"round":2,"tie_break":false,"entrants":[3,1],"scores":[0,1],"seed":"799deec5c1e01d1522b5b05a70f3798404a953f64a1b35444077a2aec4448a9c","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m81swvdm74m765f',10,1795357044149,'game','{"game":7,"round":2,"tie_break":true,"entrants":[1,3],"scores":[0,1],"seed":"b61133ca193e9012669d4cffece749262a008bf6393526ff4538f846c57fdde4","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m81swvdm74m765f',11,1795357044150,'finished','{"winners":[3]}');
INSERT INTO "tournament_event" VALUES('1m81swveb4m36dpc',1,1795357044171,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","seed":"d7a534886be8a8a89a9393a0036dc71a8bffc9e3ae84cde4ed3175626f0f8d2a","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m81swv9y5rp4ar8","entrants":[{"player":"1m81swv9y5rp4ar8","joined":true},{"player":"1m81swv9zez6wn7e","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m81swvecatwpshs',1,1795357044172,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","seed":"220bc1f684ecbea662c25554f37f4978bf8f304a993846d4e0eb26a366c9b5b6","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m81swv9y5rp4ar8","entrants":[{"player":"1m81swv9y5rp4ar8","joined":true},{"player":"1m81swva0b2nxs1c","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m81swvecatwpshs',2,1795357044173,'joined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m81swvecatwpshs',3,1795357044173,'round','{"round":1,"pairs":[[1,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m81swvecatwpshs',4,1795357044173,'started','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"id":"1m81swved0t0hyyc"}');
INSERT INTO "tournament_event" VALUES('1m81swved0t0jgrv',1,1795357044174,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","seed":"5d8e1be838712a67fe5b4e5e9783692fc968be582677aa02229fb76287ce4b1a","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m81swv9zez6wn7e","entrants":[{"player":"1m81swv9zez6wn7e","joined":true},{"player":"1m81swva0b2nxs1c","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m81swved0t0jgrv',2,1795357044174,'declined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m81swved0t0jgrv',3,1795357044174,'cancelled','{"reason":"declined"}');
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
INSERT INTO "tournament_game" VALUES('1m81swvcybhdnyd2',1,1,0,NULL,'[1,3]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m81swvcybhdnyd2',2,1,0,NULL,'[4,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m81swvcybhdnyd2',3,2,0,NULL,'[3,4]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m81swvcybhdnyd2',4,2,0,NULL,'[5,1]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m81swvcybhdnyd2',5,3,0,NULL,'[3,5]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m81swvcybhdnyd2',6,3,0,NULL,'[2,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m81swvdm74m765f',1,1,0,NULL,'[3,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m81swvdm74m765f',2,1,0,NULL,'[2,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m81swvdm74m765f',3,1,1,NULL,'[3,2]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m81swvdm74m765f',4,1,1,NULL,'[2,3]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m81swvdm74m765f',5,2,0,NULL,'[1,3]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m81swvdm74m765f',6,2,0,NULL,'[3,1]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m81swvdm74m765f',7,2,1,NULL,'[1,3]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m81swvecatwpshs',1,1,0,'1m81swved0t0hyyc','[1,2]',NULL,NULL);
CREATE TABLE uptime_mark (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
INSERT INTO "uptime_mark" VALUES(1,1795357044186);
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
INSERT INTO "webhook" VALUES('1m81swvef56dh63w','1m81swv9wfvc84d7','https://receiver.invalid/',11,X'41473DDA5A2FE389FD4C3FC1C98B2BC4C32704E7F1A93AEE79F5A5CBDBB435D5',NULL,NULL,1795357044175,NULL,NULL);
INSERT INTO "webhook" VALUES('1m81swveg5nthgz8','1m81swv9wfvc84d7','https://receiver.invalid/',16,X'1B11F93FC0571C8664CB1C45E3F9385305379A0845E3D96A64FDD8C9EAD54907',NULL,NULL,1795357044176,1795357044177,NULL);
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
CREATE INDEX idempotency_use_hour ON idempotency_use (hour);
COMMIT;
