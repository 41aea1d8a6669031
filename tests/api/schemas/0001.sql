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
INSERT INTO "block" VALUES('1m82sr35g09w454e','1m82sr35f77t5w55',1795390461949);
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
INSERT INTO "delivery" VALUES(1,'1m82ss1arfrbjj24','1m82ss16qen5x1en','1m82ss1arfrbj1nw','1m82ss1arfrbj1nw-1-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T23:34:33.560Z","data":{"seq":1,"at":"2026-11-22T23:34:33.560Z","kind":"created","seat":0,"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m82ss18gbvy5jhc","status":"joined"},{"player":"1m82ss19vcm7shyd","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m82ss18gbvy5jhc","clock":{"turn_seconds":30,"bot_turn_seconds":1},"game":"1m82ss1arfrbj1nw"}}',1795390473560,1,1795390478914,1795390473563,NULL,NULL,0);
INSERT INTO "delivery" VALUES(2,'1m82ss1b6c3fyhjh','1m82ss16qen5x1en','1m82ss1arfrbj1nw','1m82ss1arfrbj1nw-2-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T23:34:33.574Z","data":{"seq":2,"at":"2026-11-22T23:34:33.574Z","kind":"joined","seat":1,"player":"1m82ss19vcm7shyd","game":"1m82ss1arfrbj1nw"}}',1795390473574,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(3,'1m82ss1b6c3g04d4','1m82ss16qen5x1en','1m82ss1arfrbj1nw','1m82ss1arfrbj1nw-3-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T23:34:33.574Z","data":{"seq":3,"at":"2026-11-22T23:34:33.574Z","kind":"round","seat":null,"number":1,"leader":0,"commitment":null,"points":[0,0],"game":"1m82ss1arfrbj1nw"}}',1795390473574,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(4,'1m82ss1b6c3g0tmf','1m82ss16qen5x1en','1m82ss1arfrbj1nw','1m82ss1arfrbj1nw-3-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T23:34:33.574Z","data":{"game":"1m82ss1arfrbj1nw","seq":3,"players":["1m82ss18gbvy5jhc"],"seats":[0],"deadline":"2026-11-22T23:35:03.574Z"}}',1795390473574,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(5,'1m82ss1c67900pqv','1m82ss16qen5x1en','1m82ss1arfrbj1nw','1m82ss1arfrbj1nw-4-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T23:34:33.606Z","data":{"seq":4,"at":"2026-11-22T23:34:33.606Z","kind":"move","seat":0,"column":0,"row":0,"symbol":"X","game":"1m82ss1arfrbj1nw"}}',1795390473606,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(6,'1m82ss1c67900rd1','1m82ss16qen5x1en','1m82ss1arfrbj1nw','1m82ss1arfrbj1nw-4-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T23:34:33.606Z","data":{"game":"1m82ss1arfrbj1nw","seq":4,"players":["1m82ss19vcm7shyd"],"seats":[1],"deadline":"2026-11-22T23:35:03.606Z"}}',1795390473606,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(7,'1m82ss1ea9b34v7m','1m82ss16qen5x1en','1m82ss1arfrbj1nw','1m82ss1arfrbj1nw-5-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T23:34:33.674Z","data":{"seq":5,"at":"2026-11-22T23:34:33.674Z","kind":"move","seat":1,"column":1,"row":0,"symbol":"O","game":"1m82ss1arfrbj1nw"}}',1795390473674,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(8,'1m82ss1ea9b36acb','1m82ss16qen5x1en','1m82ss1arfrbj1nw','1m82ss1arfrbj1nw-5-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T23:34:33.674Z","data":{"game":"1m82ss1arfrbj1nw","seq":5,"players":["1m82ss18gbvy5jhc"],"seats":[0],"deadline":"2026-11-22T23:35:03.674Z"}}',1795390473674,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(9,'1m82ss1rk0c5ee0h','1m82ss16qen5x1en','1m82ss1arfrbj1nw','1m82ss1arfrbj1nw-6-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T23:34:34.003Z","data":{"seq":6,"at":"2026-11-22T23:34:34.003Z","kind":"move","seat":0,"column":0,"row":1,"symbol":"X","game":"1m82ss1arfrbj1nw"}}',1795390474003,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(10,'1m82ss1rk0c5f02x','1m82ss16qen5x1en','1m82ss1arfrbj1nw','1m82ss1arfrbj1nw-6-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T23:34:34.003Z","data":{"game":"1m82ss1arfrbj1nw","seq":6,"players":["1m82ss19vcm7shyd"],"seats":[1],"deadline":"2026-11-22T23:35:04.003Z"}}',1795390474003,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(11,'1m82ss1rsfagvm05','1m82ss16qen5x1en','1m82ss1arfrbj1nw','1m82ss1arfrbj1nw-7-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T23:34:34.009Z","data":{"seq":7,"at":"2026-11-22T23:34:34.009Z","kind":"move","seat":1,"column":1,"row":1,"symbol":"O","game":"1m82ss1arfrbj1nw"}}',1795390474009,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(12,'1m82ss1rsfagvnf3','1m82ss16qen5x1en','1m82ss1arfrbj1nw','1m82ss1arfrbj1nw-7-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T23:34:34.009Z","data":{"game":"1m82ss1arfrbj1nw","seq":7,"players":["1m82ss18gbvy5jhc"],"seats":[0],"deadline":"2026-11-22T23:35:04.009Z"}}',1795390474009,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(13,'1m82ss1rv52jdf4v','1m82ss16qen5x1en','1m82ss1arfrbj1nw','1m82ss1arfrbj1nw-8-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T23:34:34.011Z","data":{"seq":8,"at":"2026-11-22T23:34:34.011Z","kind":"move","seat":0,"column":0,"row":2,"symbol":"X","game":"1m82ss1arfrbj1nw"}}',1795390474011,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(14,'1m82ss1rv52jed10','1m82ss16qen5x1en','1m82ss1arfrbj1nw','1m82ss1arfrbj1nw-9-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T23:34:34.011Z","data":{"seq":9,"at":"2026-11-22T23:34:34.011Z","kind":"round-over","seat":null,"id":"1m82ss1rv52jdmfv","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null,"game":"1m82ss1arfrbj1nw"}}',1795390474011,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(15,'1m82ss1rv52jf2sb','1m82ss16qen5x1en','1m82ss1arfrbj1nw','1m82ss1arfrbj1nw-9-result.published','result.published','{"type":"result.published","timestamp":"2026-11-22T23:34:34.011Z","data":{"id":"1m82ss1rv52jdmfv","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T23:34:34.011Z","kind":"round","game":"1m82ss1arfrbj1nw","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m82ss18gbvy5jhc"}},{"seat":1,"player":{"id":"1m82ss19vcm7shyd"}}]}}',1795390474011,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(16,'1m82ss1rv52jgrps','1m82ss16qen5x1en','1m82ss1arfrbj1nw','1m82ss1arfrbj1nw-10-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T23:34:34.011Z","data":{"seq":10,"at":"2026-11-22T23:34:34.011Z","kind":"finished","seat":null,"id":"1m82ss1rv52jgd7z","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","game":"1m82ss1arfrbj1nw"}}',1795390474011,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(17,'1m82ss1rv52jhavh','1m82ss16qen5x1en','1m82ss1arfrbj1nw','1m82ss1arfrbj1nw-10-result.published','result.published','{"type":"result.published","timestamp":"2026-11-22T23:34:34.011Z","data":{"id":"1m82ss1rv52jgd7z","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-22T23:34:34.011Z","kind":"match","game":"1m82ss1arfrbj1nw","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m82ss18gbvy5jhc"}},{"seat":1,"player":{"id":"1m82ss19vcm7shyd"}}]}}',1795390474011,0,NULL,NULL,NULL,NULL,0);
CREATE TABLE event (
    id   INTEGER PRIMARY KEY,              -- its place in the log of all games
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL                  -- JSON: the whole truth, secrets included
) STRICT;
INSERT INTO "event" VALUES(1,'1m82sr36497mnq3c',1,1795390442692,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m82sr3580n4knsw","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m82sr3580n4knsw","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(2,'1m82sr36497mnq3c',2,1795390442692,'round',NULL,'{"number":1,"leader":null,"commitment":"6da9b2e9facbaaf354adf39e2567ebdaa8f8b2fcd2399b1ca8a441a09e565658","points":[0],"rules":2,"seats":[{"player":"1m82sr3580n4knsw","status":"joined"}],"rounds":1,"deal":{"nonce":"a0a9e5c8f221cebf0becbd5d9e889213d6eae911da3f545e84a7ae87ae770d1a","secret":"7941"},"carry":null}');
INSERT INTO "event" VALUES(3,'1m82sr36497mnq3c',3,1795390442706,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(4,'1m82sr36497mnq3c',4,1795390442731,'guess',0,'{"attempt":2,"code":"1456","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(5,'1m82sr36497mnq3c',5,1795390442865,'guess',0,'{"attempt":3,"code":"2547","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(6,'1m82sr36497mnq3c',6,1795390442960,'guess',0,'{"attempt":4,"code":"2684","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(7,'1m82sr36497mnq3c',7,1795390442979,'guess',0,'{"attempt":5,"code":"3945","bulls":2,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(8,'1m82sr36497mnq3c',8,1795390443084,'guess',0,'{"attempt":6,"code":"7941","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(9,'1m82sr36497mnq3c',9,1795390443084,'round-over',NULL,'{"id":"1m82sr3jcav863gb","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"7941","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"a0a9e5c8f221cebf0becbd5d9e889213d6eae911da3f545e84a7ae87ae770d1a","secret":"7941"}}');
INSERT INTO "event" VALUES(10,'1m82sr36497mnq3c',10,1795390443084,'finished',NULL,'{"id":"1m82sr3jcav86qc8","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(11,'1m82sr3kzcbxyy19',1,1795390443135,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m82sr35f77t5w55","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m82sr35f77t5w55","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(12,'1m82sr3kzcbxyy19',2,1795390443135,'round',NULL,'{"number":1,"leader":null,"commitment":"87a37460330f5b0723c0e484fb881216c76e974627123fb058e70d44aac4a9c4","points":[0],"rules":2,"seats":[{"player":"1m82sr35f77t5w55","status":"joined"}],"rounds":1,"deal":{"nonce":"46b30a7ab5fca7e1d54cb3d24710d2f5a31b0d0e443929e62bba5f833b09001e","secret":"9415"},"carry":null}');
INSERT INTO "event" VALUES(13,'1m82sr3kzcbxyy19',3,1795390444017,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(14,'1m82sr3kzcbxyy19',4,1795390445579,'guess',0,'{"attempt":2,"code":"1456","bulls":1,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(15,'1m82sr3kzcbxyy19',5,1795390446513,'guess',0,'{"attempt":3,"code":"1547","bulls":0,"cows":3,"solved":false}');
INSERT INTO "event" VALUES(16,'1m82sr3kzcbxyy19',6,1795390446527,'guess',0,'{"attempt":4,"code":"4716","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(17,'1m82sr3kzcbxyy19',7,1795390446675,'guess',0,'{"attempt":5,"code":"4851","bulls":0,"cows":3,"solved":false}');
INSERT INTO "event" VALUES(18,'1m82sr3kzcbxyy19',8,1795390447198,'guess',0,'{"attempt":6,"code":"5419","bulls":2,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(19,'1m82sr3kzcbxyy19',9,1795390449117,'guess',0,'{"attempt":7,"code":"9415","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(20,'1m82sr3kzcbxyy19',10,1795390449117,'round-over',NULL,'{"id":"1m82sr9exeav9vbg","round":1,"leader":null,"attempts":7,"solved":true,"solver":0,"secret":"9415","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"46b30a7ab5fca7e1d54cb3d24710d2f5a31b0d0e443929e62bba5f833b09001e","secret":"9415"}}');
INSERT INTO "event" VALUES(21,'1m82sr3kzcbxyy19',11,1795390449117,'finished',NULL,'{"id":"1m82sr9exeava5wy","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(22,'1m82sr9qmecezpmf',1,1795390449396,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m82sr3580n4knsw","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m82sr3580n4knsw","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(23,'1m82sr9qmecezpmf',2,1795390449396,'round',NULL,'{"number":1,"leader":null,"commitment":"5d27c2e2015f7d413116fe671b2601c34f3885d8721385863bf86eaea370bc66","points":[0],"rules":2,"seats":[{"player":"1m82sr3580n4knsw","status":"joined"}],"rounds":1,"deal":{"nonce":"154fa3b3000f496a06572636c715d34c0ffd1cf547f29269ec4d816bf2920056","secret":"7160"},"carry":null}');
INSERT INTO "event" VALUES(24,'1m82sr9qmecezpmf',3,1795390449407,'resigned',0,'{}');
INSERT INTO "event" VALUES(25,'1m82sr9qmecezpmf',4,1795390449407,'round-over',NULL,'{"id":"1m82sr9qzcrgrmmc","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"7160","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"154fa3b3000f496a06572636c715d34c0ffd1cf547f29269ec4d816bf2920056","secret":"7160"}}');
INSERT INTO "event" VALUES(26,'1m82sr9qmecezpmf',5,1795390449407,'finished',NULL,'{"id":"1m82sr9qzcrgsmw7","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(27,'1m82srbgpdjr47yh',1,1795390451222,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m82sr35f77t5w55","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m82sr35f77t5w55","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(28,'1m82srbgpdjr47yh',2,1795390451222,'round',NULL,'{"number":1,"leader":null,"commitment":"375c22d6820d66f6c92a564cc63cb2043573ec3ffe87119b53b0c5fb32bef5ee","points":[0],"rules":2,"seats":[{"player":"1m82sr35f77t5w55","status":"joined"}],"rounds":1,"deal":{"nonce":"bd8affc91dbed15713d03f95db2edcca480ce5a9ae0eaa2f9e0571b8fa7d53ae","secret":"1380"},"carry":null}');
INSERT INTO "event" VALUES(29,'1m82srbgpdjr47yh',3,1795390451923,'resigned',0,'{}');
INSERT INTO "event" VALUES(30,'1m82srbgpdjr47yh',4,1795390451923,'round-over',NULL,'{"id":"1m82src6kf2jbc9m","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"1380","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"bd8affc91dbed15713d03f95db2edcca480ce5a9ae0eaa2f9e0571b8fa7d53ae","secret":"1380"}}');
INSERT INTO "event" VALUES(31,'1m82srbgpdjr47yh',5,1795390451923,'finished',NULL,'{"id":"1m82src6kf2jbgke","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(32,'1m82srchy4ndb2ae',1,1795390452286,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m82srchy4ndaevn","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m82srchy4ndaevn","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(33,'1m82srchy4ndb2ae',2,1795390452286,'round',NULL,'{"number":1,"leader":null,"commitment":"ba8d4818193bba98bb7e4ed7b7c8fd82723a5a5d19ba73d786c3011825aaf7cd","points":[0],"rules":2,"seats":[{"player":"1m82srchy4ndaevn","status":"joined"}],"rounds":0,"deal":{"nonce":"3e61410f840f16a8013da3c1f8606d6065ecb026f835ee41e9314f87f096ad1b","secret":"5164"},"carry":null}');
INSERT INTO "event" VALUES(34,'1m82srchy4ndb2ae',3,1795390452316,'guess',0,'{"attempt":1,"code":"1234","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(35,'1m82srcqj69eftme',1,1795390452466,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m82srcqj69ef9pr","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m82srcqj69ef9pr","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(36,'1m82srcqj69eftme',2,1795390452466,'round',NULL,'{"number":1,"leader":null,"commitment":"2db2e3a403090a852d2de11253e293db7d1fa6de8d99a84fc57b18a794af7078","points":[0],"rules":2,"seats":[{"player":"1m82srcqj69ef9pr","status":"joined"}],"rounds":2,"deal":{"nonce":"2a168cb2dca0329eeffacbdb31431610fd70d5924af3b9ef9dc8bf8736d9cc34","secret":"4576"},"carry":null}');
INSERT INTO "event" VALUES(37,'1m82srcqj69eftme',3,1795390452927,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(38,'1m82srcqj69eftme',4,1795390453439,'guess',0,'{"attempt":2,"code":"4567","bulls":2,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(39,'1m82srcqj69eftme',5,1795390453715,'guess',0,'{"attempt":3,"code":"4576","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(40,'1m82srcqj69eftme',6,1795390453715,'round-over',NULL,'{"id":"1m82srdyk1wkh8dq","round":1,"leader":null,"attempts":3,"solved":true,"solver":0,"secret":"4576","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"2a168cb2dca0329eeffacbdb31431610fd70d5924af3b9ef9dc8bf8736d9cc34","secret":"4576"}}');
INSERT INTO "event" VALUES(41,'1m82srcqj69eftme',7,1795390454645,'published',0,'{}');
INSERT INTO "event" VALUES(42,'1m82srcqj69eftme',8,1795390455253,'round',NULL,'{"number":2,"leader":null,"commitment":"cbb5e8befa781e5b68dae1859a22efdc71d75f6fee85e99b2ebd267a7470e4ee","points":[1],"rules":2,"seats":[{"player":"1m82srcqj69ef9pr","status":"joined"}],"rounds":2,"deal":{"nonce":"a8c9f6146a85c485d596de4075226ba939251a51fb4ff484ed1a6d8b49494355","secret":"3478"},"carry":null,"made_public":true}');
INSERT INTO "event" VALUES(43,'1m82srfpy31bcw99',1,1795390455518,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m82srfhfc5sc4dz","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m82srfhfc5sc4dz","join_code":"BK9PFJ","clock":null,"log":3}');
INSERT INTO "event" VALUES(44,'1m82srfpy31bcw99',2,1795390455575,'joined',1,'{"player":"1m82srfje5dm3af8"}');
INSERT INTO "event" VALUES(45,'1m82srfpy31bcw99',3,1795390455575,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m82srfhfc5sc4dz","status":"joined"},{"player":"1m82srfje5dm3af8","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(46,'1m82srfpy31bcw99',4,1795390456507,'secret',0,'{"code":"1234","nonce":"1d0d350dcb6edebb7854722549f01a120dced26559607016ba54ae976c1dddaa","commitment":"5ad2761c9f18147f119c3f57ab32996c0db0cbfa2ddf49b577290cd2f8e021b3"}');
INSERT INTO "event" VALUES(47,'1m82srfpy31bcw99',5,1795390456511,'guess',1,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(48,'1m82srfpy31bcw99',6,1795390456511,'round-over',NULL,'{"id":"1m82srgnz4sf63gr","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"1d0d350dcb6edebb7854722549f01a120dced26559607016ba54ae976c1dddaa","secret":"1234"}}');
INSERT INTO "event" VALUES(49,'1m82srfpy31bcw99',7,1795390457316,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":2,"seats":[{"player":"1m82srfhfc5sc4dz","status":"joined"},{"player":"1m82srfje5dm3af8","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(50,'1m82srfpy31bcw99',8,1795390457917,'secret',1,'{"code":"4321","nonce":"7c0375217eee3cf81272a33b35f86440c2680d42061f0d0491deb449cf30bba0","commitment":"b7343b6e34056e508e4ff1df341016b709bfd600565fa5d0bdd74c3be5b2e27c"}');
INSERT INTO "event" VALUES(51,'1m82srfpy31bcw99',9,1795390457935,'resigned',0,'{}');
INSERT INTO "event" VALUES(52,'1m82srfpy31bcw99',10,1795390457935,'round-over',NULL,'{"id":"1m82srj2f36rfkvk","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"7c0375217eee3cf81272a33b35f86440c2680d42061f0d0491deb449cf30bba0","secret":"4321"}}');
INSERT INTO "event" VALUES(53,'1m82srfpy31bcw99',11,1795390457935,'finished',NULL,'{"id":"1m82srj2f36rh1ve","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation"}');
INSERT INTO "event" VALUES(54,'1m82srjsjdbbtwtr',1,1795390458674,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"manual","secret":"held","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m82srj2k31m9rpz","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m82srj2k31m9rpz","join_code":"FM4ACX","clock":null,"log":3}');
INSERT INTO "event" VALUES(55,'1m82srjsjdbbtwtr',2,1795390458867,'joined',1,'{"player":"1m82srj3c5qsry9a"}');
INSERT INTO "event" VALUES(56,'1m82srjsjdbbtwtr',3,1795390458957,'joined',2,'{"player":"1m82srj3k60nw5b4"}');
INSERT INTO "event" VALUES(57,'1m82srjsjdbbtwtr',4,1795390458957,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m82srj2k31m9rpz","status":"joined"},{"player":"1m82srj3c5qsry9a","status":"joined"},{"player":"1m82srj3k60nw5b4","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(58,'1m82srmb0811j6xj',1,1795390460256,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m82srkp464a8ys0","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m82srkp464a8ys0","join_code":"PR9W7N","clock":null,"log":3}');
INSERT INTO "event" VALUES(59,'1m82srmb0811j6xj',2,1795390460327,'joined',1,'{"player":"1m82srkxr48s8h3x"}');
INSERT INTO "event" VALUES(60,'1m82srmb0811j6xj',3,1795390460735,'joined',2,'{"player":"1m82srmaf9mgtxey"}');
INSERT INTO "event" VALUES(61,'1m82srmb0811j6xj',4,1795390460735,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m82srkp464a8ys0","status":"joined"},{"player":"1m82srkxr48s8h3x","status":"joined"},{"player":"1m82srmaf9mgtxey","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(62,'1m82srmb0811j6xj',5,1795390461262,'secret',0,'{"code":"5678","nonce":"086a91fa6168ad7f2847ae82374396ec494524d006e66fefc962b847dc5cd8ac","commitment":"ebed7acdf38f23a92130d2b27c757b05c83fea44ce69889bb9c6fc97cf16c5e7"}');
INSERT INTO "event" VALUES(63,'1m82srmb0811j6xj',6,1795390461381,'guess',1,'{"attempt":1,"code":"1234","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(64,'1m82srnj3axe47q8',1,1795390461507,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m82sr3580n4knsw","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m82sr3580n4knsw","join_code":"HSTEZE","clock":null,"log":3}');
INSERT INTO "event" VALUES(65,'1m82srntb0pdt6q8',1,1795390461771,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m82sr35f77t5w55","status":"joined"},{"player":"1m82sr35g09w454e","status":"invited"}],"visibility":"public","ranked":false,"creator":"1m82sr35f77t5w55","join_code":"6EW3PZ","clock":null,"log":3}');
INSERT INTO "event" VALUES(66,'1m82srntb0pdt6q8',2,1795390461923,'aborted',0,'{"reason":"creator"}');
INSERT INTO "event" VALUES(67,'1m82srp2bept648g',1,1795390462027,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m82sr3580n4knsw","status":"joined"},{"player":"1m82sr35g09w454e","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m82sr3580n4knsw","join_code":"CAKYX5","clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(68,'1m82srp2we31bxda',1,1795390462044,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m82sr3580n4knsw","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"visibility":"private","ranked":false,"creator":"1m82sr3580n4knsw","join_code":null,"clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(69,'1m82srp2we31bxda',2,1795390462044,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m82sr3580n4knsw","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(70,'1m82srp8qcxnvt66',1,1795390462231,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":null,"hints":false},"seats":[{"player":"1m82srp3h6f2wbw4","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m82srp3h6f2wbw4","join_code":"W84F7P","clock":null,"log":3}');
INSERT INTO "event" VALUES(71,'1m82srp8qcxnvt66',2,1795390462483,'joined',1,'{"player":"1m82srp4bdrkk9hd"}');
INSERT INTO "event" VALUES(72,'1m82srp8qcxnvt66',3,1795390462483,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m82srp3h6f2wbw4","status":"joined"},{"player":"1m82srp4bdrkk9hd","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(73,'1m82srp8qcxnvt66',4,1795390462490,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(74,'1m82srp8qcxnvt66',5,1795390462626,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(75,'1m82srp8qcxnvt66',6,1795390462643,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(76,'1m82srp8qcxnvt66',7,1795390462895,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(77,'1m82srp8qcxnvt66',8,1795390462920,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(78,'1m82srp8qcxnvt66',9,1795390462920,'round-over',NULL,'{"id":"1m82srpy8azd7693","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(79,'1m82srp8qcxnvt66',10,1795390462956,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[1,0],"rules":1,"seats":[{"player":"1m82srp3h6f2wbw4","status":"joined"},{"player":"1m82srp4bdrkk9hd","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(80,'1m82srp8qcxnvt66',11,1795390463089,'move',1,'{"column":1,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(81,'1m82srq3y89dmyc1',1,1795390463102,'created',0,'{"ruleset":"gomoku","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m82sr3580n4knsw","status":"joined"},{"player":"1m82sr35f77t5w55","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m82sr3580n4knsw","join_code":"PCTMBH","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(82,'1m82srq3y89dmyc1',2,1795390463119,'joined',1,'{"player":"1m82sr35f77t5w55"}');
INSERT INTO "event" VALUES(83,'1m82srq3y89dmyc1',3,1795390463119,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m82sr3580n4knsw","status":"joined"},{"player":"1m82sr35f77t5w55","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(84,'1m82srq3y89dmyc1',4,1795390463256,'move',0,'{"column":7,"row":7,"symbol":"X"}');
INSERT INTO "event" VALUES(85,'1m82srq3y89dmyc1',5,1795390463461,'move',1,'{"column":8,"row":8,"symbol":"O"}');
INSERT INTO "event" VALUES(86,'1m82srq3y89dmyc1',6,1795390463543,'resigned',1,'{}');
INSERT INTO "event" VALUES(87,'1m82srq3y89dmyc1',7,1795390463543,'round-over',NULL,'{"id":"1m82srqhq55s2q0b","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(88,'1m82srq3y89dmyc1',8,1795390463543,'finished',NULL,'{"id":"1m82srqhq55s4jxz","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation"}');
INSERT INTO "event" VALUES(89,'1m82srrbz8vbfsgg',1,1795390464383,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m82srqmy269wmy4","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m82srqmy269wmy4","join_code":"24NYE8","clock":null,"log":3,"commitment":"873504ed922f8cfec3fcbcbf07d157dbf6d4d36b65d1cc7c0e7e94393c274afc","client_seeds":["",""],"server_seed":"a0d9bb71c327e1b09fbc34c1a041174d3a23aa1f04ed9de0502a8ad6d313ddcc"}');
INSERT INTO "event" VALUES(90,'1m82srrbz8vbfsgg',2,1795390464977,'joined',1,'{"player":"1m82srqnmdn7y5kp"}');
INSERT INTO "event" VALUES(91,'1m82srrbz8vbfsgg',3,1795390464977,'round',NULL,'{"number":1,"leader":0,"commitment":"873504ed922f8cfec3fcbcbf07d157dbf6d4d36b65d1cc7c0e7e94393c274afc","points":[0,0],"rules":1,"seats":[{"player":"1m82srqmy269wmy4","status":"joined"},{"player":"1m82srqnmdn7y5kp","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(92,'1m82srrbz8vbfsgg',4,1795390464977,'roll',0,'{"keep":[],"dice":[4,6,5,2,2],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(93,'1m82srrbz8vbfsgg',5,1795390465388,'score',0,'{"category":"chance","score":19,"bonus":0}');
INSERT INTO "event" VALUES(94,'1m82srrbz8vbfsgg',6,1795390465388,'roll',1,'{"keep":[],"dice":[5,1,1,3,3],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(95,'1m82srsp040n9f8y',1,1795390465728,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m82srsf712vf1qd","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m82srsf712vf1qd","join_code":"DQCBA4","clock":null,"log":3,"commitment":"a5c1123bf241100faab085e12977957be7e03dfbe3c63ddb1cf71fb5840269a6","client_seeds":["",""],"server_seed":"5beff586a19b4b2a855929b593bf25ddd189a72f5d8d447ee3b52ee6beba9ee3"}');
INSERT INTO "event" VALUES(96,'1m82srsp040n9f8y',2,1795390465792,'joined',1,'{"player":"1m82srsg9bhnyc8z"}');
INSERT INTO "event" VALUES(97,'1m82srsp040n9f8y',3,1795390465792,'round',NULL,'{"number":1,"leader":0,"commitment":"a5c1123bf241100faab085e12977957be7e03dfbe3c63ddb1cf71fb5840269a6","points":[0,0],"rules":1,"seats":[{"player":"1m82srsf712vf1qd","status":"joined"},{"player":"1m82srsg9bhnyc8z","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(98,'1m82srsp040n9f8y',4,1795390465792,'roll',0,'{"keep":[],"dice":[5,2,1,6,1],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(99,'1m82srsp040n9f8y',5,1795390466015,'score',0,'{"category":"aces","score":2,"bonus":0}');
INSERT INTO "event" VALUES(100,'1m82srsp040n9f8y',6,1795390466015,'roll',1,'{"keep":[],"dice":[4,1,3,1,1],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(101,'1m82srsp040n9f8y',7,1795390466224,'score',1,'{"category":"aces","score":3,"bonus":0}');
INSERT INTO "event" VALUES(102,'1m82srsp040n9f8y',8,1795390466224,'roll',0,'{"keep":[],"dice":[4,2,4,3,5],"stage":0,"roll":2}');
INSERT INTO "event" VALUES(103,'1m82srsp040n9f8y',9,1795390466731,'score',0,'{"category":"twos","score":2,"bonus":0}');
INSERT INTO "event" VALUES(104,'1m82srsp040n9f8y',10,1795390466731,'roll',1,'{"keep":[],"dice":[2,4,6,5,1],"stage":0,"roll":3}');
INSERT INTO "event" VALUES(105,'1m82srsp040n9f8y',11,1795390466853,'score',1,'{"category":"twos","score":2,"bonus":0}');
INSERT INTO "event" VALUES(106,'1m82srsp040n9f8y',12,1795390466853,'roll',0,'{"keep":[],"dice":[2,6,3,6,5],"stage":0,"roll":4}');
INSERT INTO "event" VALUES(107,'1m82srsp040n9f8y',13,1795390466927,'score',0,'{"category":"threes","score":3,"bonus":0}');
INSERT INTO "event" VALUES(108,'1m82srsp040n9f8y',14,1795390466927,'roll',1,'{"keep":[],"dice":[5,3,1,3,2],"stage":0,"roll":5}');
INSERT INTO "event" VALUES(109,'1m82srsp040n9f8y',15,1795390467547,'score',1,'{"category":"threes","score":6,"bonus":0}');
INSERT INTO "event" VALUES(110,'1m82srsp040n9f8y',16,1795390467547,'roll',0,'{"keep":[],"dice":[4,1,3,3,6],"stage":0,"roll":6}');
INSERT INTO "event" VALUES(111,'1m82srsp040n9f8y',17,1795390467573,'score',0,'{"category":"fours","score":4,"bonus":0}');
INSERT INTO "event" VALUES(112,'1m82srsp040n9f8y',18,1795390467573,'roll',1,'{"keep":[],"dice":[6,4,1,4,2],"stage":0,"roll":7}');
INSERT INTO "event" VALUES(113,'1m82srsp040n9f8y',19,1795390467575,'score',1,'{"category":"fours","score":8,"bonus":0}');
INSERT INTO "event" VALUES(114,'1m82srsp040n9f8y',20,1795390467575,'roll',0,'{"keep":[],"dice":[1,3,4,5,5],"stage":0,"roll":8}');
INSERT INTO "event" VALUES(115,'1m82srsp040n9f8y',21,1795390467579,'score',0,'{"category":"fives","score":10,"bonus":0}');
INSERT INTO "event" VALUES(116,'1m82srsp040n9f8y',22,1795390467579,'roll',1,'{"keep":[],"dice":[5,6,6,6,4],"stage":0,"roll":9}');
INSERT INTO "event" VALUES(117,'1m82srsp040n9f8y',23,1795390467583,'score',1,'{"category":"fives","score":5,"bonus":0}');
INSERT INTO "event" VALUES(118,'1m82srsp040n9f8y',24,1795390467583,'roll',0,'{"keep":[],"dice":[3,5,6,2,6],"stage":0,"roll":10}');
INSERT INTO "event" VALUES(119,'1m82srsp040n9f8y',25,1795390467587,'score',0,'{"category":"sixes","score":12,"bonus":0}');
INSERT INTO "event" VALUES(120,'1m82srsp040n9f8y',26,1795390467587,'roll',1,'{"keep":[],"dice":[2,1,2,2,1],"stage":0,"roll":11}');
INSERT INTO "event" VALUES(121,'1m82srsp040n9f8y',27,1795390467588,'score',1,'{"category":"sixes","score":0,"bonus":0}');
INSERT INTO "event" VALUES(122,'1m82srsp040n9f8y',28,1795390467588,'roll',0,'{"keep":[],"dice":[4,1,1,6,5],"stage":0,"roll":12}');
INSERT INTO "event" VALUES(123,'1m82srsp040n9f8y',29,1795390467591,'score',0,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(124,'1m82srsp040n9f8y',30,1795390467591,'roll',1,'{"keep":[],"dice":[3,5,1,4,6],"stage":0,"roll":13}');
INSERT INTO "event" VALUES(125,'1m82srsp040n9f8y',31,1795390467594,'score',1,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(126,'1m82srsp040n9f8y',32,1795390467594,'roll',0,'{"keep":[],"dice":[5,2,2,1,6],"stage":0,"roll":14}');
INSERT INTO "event" VALUES(127,'1m82srsp040n9f8y',33,1795390467599,'score',0,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(128,'1m82srsp040n9f8y',34,1795390467599,'roll',1,'{"keep":[],"dice":[6,5,1,4,1],"stage":0,"roll":15}');
INSERT INTO "event" VALUES(129,'1m82srsp040n9f8y',35,1795390467603,'score',1,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(130,'1m82srsp040n9f8y',36,1795390467603,'roll',0,'{"keep":[],"dice":[1,4,5,6,1],"stage":0,"roll":16}');
INSERT INTO "event" VALUES(131,'1m82srsp040n9f8y',37,1795390467605,'score',0,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(132,'1m82srsp040n9f8y',38,1795390467605,'roll',1,'{"keep":[],"dice":[6,4,3,6,2],"stage":0,"roll":17}');
INSERT INTO "event" VALUES(133,'1m82srsp040n9f8y',39,1795390467614,'score',1,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(134,'1m82srsp040n9f8y',40,1795390467614,'roll',0,'{"keep":[],"dice":[6,4,5,1,6],"stage":0,"roll":18}');
INSERT INTO "event" VALUES(135,'1m82srsp040n9f8y',41,1795390467623,'score',0,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(136,'1m82srsp040n9f8y',42,1795390467623,'roll',1,'{"keep":[],"dice":[4,1,5,5,5],"stage":0,"roll":19}');
INSERT INTO "event" VALUES(137,'1m82srsp040n9f8y',43,1795390467629,'score',1,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(138,'1m82srsp040n9f8y',44,1795390467629,'roll',0,'{"keep":[],"dice":[1,6,6,4,6],"stage":0,"roll":20}');
INSERT INTO "event" VALUES(139,'1m82srsp040n9f8y',45,1795390467653,'score',0,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(140,'1m82srsp040n9f8y',46,1795390467653,'roll',1,'{"keep":[],"dice":[4,6,1,1,5],"stage":0,"roll":21}');
INSERT INTO "event" VALUES(141,'1m82srsp040n9f8y',47,1795390467702,'score',1,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(142,'1m82srsp040n9f8y',48,1795390467702,'roll',0,'{"keep":[],"dice":[3,4,3,4,3],"stage":0,"roll":22}');
INSERT INTO "event" VALUES(143,'1m82srsp040n9f8y',49,1795390467708,'score',0,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(144,'1m82srsp040n9f8y',50,1795390467708,'roll',1,'{"keep":[],"dice":[4,1,6,6,3],"stage":0,"roll":23}');
INSERT INTO "event" VALUES(145,'1m82srsp040n9f8y',51,1795390467841,'score',1,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(146,'1m82srsp040n9f8y',52,1795390467841,'roll',0,'{"keep":[],"dice":[4,3,2,3,6],"stage":0,"roll":24}');
INSERT INTO "event" VALUES(147,'1m82srsp040n9f8y',53,1795390468235,'score',0,'{"category":"chance","score":18,"bonus":0}');
INSERT INTO "event" VALUES(148,'1m82srsp040n9f8y',54,1795390468235,'roll',1,'{"keep":[],"dice":[6,5,4,1,2],"stage":0,"roll":25}');
INSERT INTO "event" VALUES(149,'1m82srsp040n9f8y',55,1795390468879,'score',1,'{"category":"chance","score":18,"bonus":0}');
INSERT INTO "event" VALUES(150,'1m82srsp040n9f8y',56,1795390468879,'round-over',NULL,'{"id":"1m82srwrfab6z33e","round":1,"leader":0,"winners":[0],"cards":[{"seat":0,"boxes":{"aces":2,"twos":2,"threes":3,"fours":4,"fives":10,"sixes":12,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":18},"upper_total":33,"upper_bonus":0,"yahtzee_bonus":0,"total":51},{"seat":1,"boxes":{"aces":3,"twos":2,"threes":6,"fours":8,"fives":5,"sixes":0,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":18},"upper_total":24,"upper_bonus":0,"yahtzee_bonus":0,"total":42}],"forfeited":[],"forfeited_by":null,"points":[51,42],"proof":null}');
INSERT INTO "event" VALUES(151,'1m82srsp040n9f8y',57,1795390468879,'finished',NULL,'{"id":"1m82srwrfab705jb","outcome":"win","winners":[0],"points":[51,42],"reason":"rounds","proof":{"server_seed":"5beff586a19b4b2a855929b593bf25ddd189a72f5d8d447ee3b52ee6beba9ee3","client_seeds":["",""]}}');
INSERT INTO "event" VALUES(152,'1m82srzyy5rqmrvk',1,1795390472158,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m82sr3580n4knsw","status":"invited"},{"player":"1m82sr35g09w454e","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m82srz5j9gnr7zr","join_code":"FKRH7K","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3,"tournament":"1m82srz5j9gnr7zr"}');
INSERT INTO "event" VALUES(153,'1m82ss1arfrbj1nw',1,1795390473560,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m82ss18gbvy5jhc","status":"joined"},{"player":"1m82ss19vcm7shyd","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m82ss18gbvy5jhc","join_code":"SQCBAM","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(154,'1m82ss1arfrbj1nw',2,1795390473574,'joined',1,'{"player":"1m82ss19vcm7shyd"}');
INSERT INTO "event" VALUES(155,'1m82ss1arfrbj1nw',3,1795390473574,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m82ss18gbvy5jhc","status":"joined"},{"player":"1m82ss19vcm7shyd","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(156,'1m82ss1arfrbj1nw',4,1795390473606,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(157,'1m82ss1arfrbj1nw',5,1795390473674,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(158,'1m82ss1arfrbj1nw',6,1795390474003,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(159,'1m82ss1arfrbj1nw',7,1795390474009,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(160,'1m82ss1arfrbj1nw',8,1795390474011,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(161,'1m82ss1arfrbj1nw',9,1795390474011,'round-over',NULL,'{"id":"1m82ss1rv52jdmfv","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(162,'1m82ss1arfrbj1nw',10,1795390474011,'finished',NULL,'{"id":"1m82ss1rv52jgd7z","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds"}');
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
INSERT INTO "event_place" VALUES('1m82sr36497mnq3c',1,1);
INSERT INTO "event_place" VALUES('1m82sr36497mnq3c',2,2);
INSERT INTO "event_place" VALUES('1m82sr36497mnq3c',3,3);
INSERT INTO "event_place" VALUES('1m82sr36497mnq3c',4,4);
INSERT INTO "event_place" VALUES('1m82sr36497mnq3c',5,5);
INSERT INTO "event_place" VALUES('1m82sr36497mnq3c',6,6);
INSERT INTO "event_place" VALUES('1m82sr36497mnq3c',7,7);
INSERT INTO "event_place" VALUES('1m82sr36497mnq3c',8,8);
INSERT INTO "event_place" VALUES('1m82sr36497mnq3c',9,9);
INSERT INTO "event_place" VALUES('1m82sr36497mnq3c',10,10);
INSERT INTO "event_place" VALUES('1m82sr3kzcbxyy19',1,11);
INSERT INTO "event_place" VALUES('1m82sr3kzcbxyy19',2,12);
INSERT INTO "event_place" VALUES('1m82sr3kzcbxyy19',3,13);
INSERT INTO "event_place" VALUES('1m82sr3kzcbxyy19',4,14);
INSERT INTO "event_place" VALUES('1m82sr3kzcbxyy19',5,15);
INSERT INTO "event_place" VALUES('1m82sr3kzcbxyy19',6,16);
INSERT INTO "event_place" VALUES('1m82sr3kzcbxyy19',7,17);
INSERT INTO "event_place" VALUES('1m82sr3kzcbxyy19',8,18);
INSERT INTO "event_place" VALUES('1m82sr3kzcbxyy19',9,19);
INSERT INTO "event_place" VALUES('1m82sr3kzcbxyy19',10,20);
INSERT INTO "event_place" VALUES('1m82sr3kzcbxyy19',11,21);
INSERT INTO "event_place" VALUES('1m82sr9qmecezpmf',1,22);
INSERT INTO "event_place" VALUES('1m82sr9qmecezpmf',2,23);
INSERT INTO "event_place" VALUES('1m82sr9qmecezpmf',3,24);
INSERT INTO "event_place" VALUES('1m82sr9qmecezpmf',4,25);
INSERT INTO "event_place" VALUES('1m82sr9qmecezpmf',5,26);
INSERT INTO "event_place" VALUES('1m82srbgpdjr47yh',1,27);
INSERT INTO "event_place" VALUES('1m82srbgpdjr47yh',2,28);
INSERT INTO "event_place" VALUES('1m82srbgpdjr47yh',3,29);
INSERT INTO "event_place" VALUES('1m82srbgpdjr47yh',4,30);
INSERT INTO "event_place" VALUES('1m82srbgpdjr47yh',5,31);
INSERT INTO "event_place" VALUES('1m82srchy4ndb2ae',1,32);
INSERT INTO "event_place" VALUES('1m82srchy4ndb2ae',2,33);
INSERT INTO "event_place" VALUES('1m82srchy4ndb2ae',3,34);
INSERT INTO "event_place" VALUES('1m82srcqj69eftme',1,35);
INSERT INTO "event_place" VALUES('1m82srcqj69eftme',2,36);
INSERT INTO "event_place" VALUES('1m82srcqj69eftme',3,37);
INSERT INTO "event_place" VALUES('1m82srcqj69eftme',4,38);
INSERT INTO "event_place" VALUES('1m82srcqj69eftme',5,39);
INSERT INTO "event_place" VALUES('1m82srcqj69eftme',6,40);
INSERT INTO "event_place" VALUES('1m82srcqj69eftme',7,41);
INSERT INTO "event_place" VALUES('1m82srcqj69eftme',8,42);
INSERT INTO "event_place" VALUES('1m82srfpy31bcw99',1,43);
INSERT INTO "event_place" VALUES('1m82srfpy31bcw99',2,44);
INSERT INTO "event_place" VALUES('1m82srfpy31bcw99',3,45);
INSERT INTO "event_place" VALUES('1m82srfpy31bcw99',4,46);
INSERT INTO "event_place" VALUES('1m82srfpy31bcw99',5,47);
INSERT INTO "event_place" VALUES('1m82srfpy31bcw99',6,48);
INSERT INTO "event_place" VALUES('1m82srfpy31bcw99',7,49);
INSERT INTO "event_place" VALUES('1m82srfpy31bcw99',8,50);
INSERT INTO "event_place" VALUES('1m82srfpy31bcw99',9,51);
INSERT INTO "event_place" VALUES('1m82srfpy31bcw99',10,52);
INSERT INTO "event_place" VALUES('1m82srfpy31bcw99',11,53);
INSERT INTO "event_place" VALUES('1m82srjsjdbbtwtr',1,54);
INSERT INTO "event_place" VALUES('1m82srjsjdbbtwtr',2,55);
INSERT INTO "event_place" VALUES('1m82srjsjdbbtwtr',3,56);
INSERT INTO "event_place" VALUES('1m82srjsjdbbtwtr',4,57);
INSERT INTO "event_place" VALUES('1m82srmb0811j6xj',1,58);
INSERT INTO "event_place" VALUES('1m82srmb0811j6xj',2,59);
INSERT INTO "event_place" VALUES('1m82srmb0811j6xj',3,60);
INSERT INTO "event_place" VALUES('1m82srmb0811j6xj',4,61);
INSERT INTO "event_place" VALUES('1m82srmb0811j6xj',5,62);
INSERT INTO "event_place" VALUES('1m82srmb0811j6xj',6,63);
INSERT INTO "event_place" VALUES('1m82srnj3axe47q8',1,64);
INSERT INTO "event_place" VALUES('1m82srntb0pdt6q8',1,65);
INSERT INTO "event_place" VALUES('1m82srntb0pdt6q8',2,66);
INSERT INTO "event_place" VALUES('1m82srp2bept648g',1,67);
INSERT INTO "event_place" VALUES('1m82srp2we31bxda',1,68);
INSERT INTO "event_place" VALUES('1m82srp2we31bxda',2,69);
INSERT INTO "event_place" VALUES('1m82srp8qcxnvt66',1,70);
INSERT INTO "event_place" VALUES('1m82srp8qcxnvt66',2,71);
INSERT INTO "event_place" VALUES('1m82srp8qcxnvt66',3,72);
INSERT INTO "event_place" VALUES('1m82srp8qcxnvt66',4,73);
INSERT INTO "event_place" VALUES('1m82srp8qcxnvt66',5,74);
INSERT INTO "event_place" VALUES('1m82srp8qcxnvt66',6,75);
INSERT INTO "event_place" VALUES('1m82srp8qcxnvt66',7,76);
INSERT INTO "event_place" VALUES('1m82srp8qcxnvt66',8,77);
INSERT INTO "event_place" VALUES('1m82srp8qcxnvt66',9,78);
INSERT INTO "event_place" VALUES('1m82srp8qcxnvt66',10,79);
INSERT INTO "event_place" VALUES('1m82srp8qcxnvt66',11,80);
INSERT INTO "event_place" VALUES('1m82srq3y89dmyc1',1,81);
INSERT INTO "event_place" VALUES('1m82srq3y89dmyc1',2,82);
INSERT INTO "event_place" VALUES('1m82srq3y89dmyc1',3,83);
INSERT INTO "event_place" VALUES('1m82srq3y89dmyc1',4,84);
INSERT INTO "event_place" VALUES('1m82srq3y89dmyc1',5,85);
INSERT INTO "event_place" VALUES('1m82srq3y89dmyc1',6,86);
INSERT INTO "event_place" VALUES('1m82srq3y89dmyc1',7,87);
INSERT INTO "event_place" VALUES('1m82srq3y89dmyc1',8,88);
INSERT INTO "event_place" VALUES('1m82srrbz8vbfsgg',1,89);
INSERT INTO "event_place" VALUES('1m82srrbz8vbfsgg',2,90);
INSERT INTO "event_place" VALUES('1m82srrbz8vbfsgg',3,91);
INSERT INTO "event_place" VALUES('1m82srrbz8vbfsgg',4,92);
INSERT INTO "event_place" VALUES('1m82srrbz8vbfsgg',5,93);
INSERT INTO "event_place" VALUES('1m82srrbz8vbfsgg',6,94);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',1,95);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',2,96);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',3,97);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',4,98);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',5,99);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',6,100);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',7,101);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',8,102);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',9,103);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',10,104);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',11,105);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',12,106);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',13,107);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',14,108);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',15,109);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',16,110);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',17,111);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',18,112);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',19,113);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',20,114);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',21,115);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',22,116);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',23,117);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',24,118);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',25,119);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',26,120);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',27,121);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',28,122);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',29,123);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',30,124);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',31,125);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',32,126);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',33,127);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',34,128);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',35,129);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',36,130);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',37,131);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',38,132);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',39,133);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',40,134);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',41,135);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',42,136);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',43,137);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',44,138);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',45,139);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',46,140);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',47,141);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',48,142);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',49,143);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',50,144);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',51,145);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',52,146);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',53,147);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',54,148);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',55,149);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',56,150);
INSERT INTO "event_place" VALUES('1m82srsp040n9f8y',57,151);
INSERT INTO "event_place" VALUES('1m82srzyy5rqmrvk',1,152);
INSERT INTO "event_place" VALUES('1m82ss1arfrbj1nw',1,153);
INSERT INTO "event_place" VALUES('1m82ss1arfrbj1nw',2,154);
INSERT INTO "event_place" VALUES('1m82ss1arfrbj1nw',3,155);
INSERT INTO "event_place" VALUES('1m82ss1arfrbj1nw',4,156);
INSERT INTO "event_place" VALUES('1m82ss1arfrbj1nw',5,157);
INSERT INTO "event_place" VALUES('1m82ss1arfrbj1nw',6,158);
INSERT INTO "event_place" VALUES('1m82ss1arfrbj1nw',7,159);
INSERT INTO "event_place" VALUES('1m82ss1arfrbj1nw',8,160);
INSERT INTO "event_place" VALUES('1m82ss1arfrbj1nw',9,161);
INSERT INTO "event_place" VALUES('1m82ss1arfrbj1nw',10,162);
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
INSERT INTO "game" VALUES('1m82sr36497mnq3c','main','bulls-and-cows','finished','private',1,'1m82sr3580n4knsw',NULL,1795390442692,1795390443084,0);
INSERT INTO "game" VALUES('1m82sr3kzcbxyy19','main','bulls-and-cows','finished','private',1,'1m82sr35f77t5w55',NULL,1795390443135,1795390449117,0);
INSERT INTO "game" VALUES('1m82sr9qmecezpmf','main','number-guess','finished','private',1,'1m82sr3580n4knsw',NULL,1795390449396,1795390449407,0);
INSERT INTO "game" VALUES('1m82srbgpdjr47yh','main','number-guess','finished','private',1,'1m82sr35f77t5w55',NULL,1795390451222,1795390451923,0);
INSERT INTO "game" VALUES('1m82srchy4ndb2ae','main','bulls-and-cows','playing','private',1,'1m82srchy4ndaevn',NULL,1795390452286,NULL,0);
INSERT INTO "game" VALUES('1m82srcqj69eftme','main','bulls-and-cows','playing','public',1,'1m82srcqj69ef9pr',NULL,1795390452466,NULL,0);
INSERT INTO "game" VALUES('1m82srfpy31bcw99','main','bulls-and-cows','finished','public',0,'1m82srfhfc5sc4dz',NULL,1795390455518,1795390457935,0);
INSERT INTO "game" VALUES('1m82srjsjdbbtwtr','main','bulls-and-cows','playing','private',0,'1m82srj2k31m9rpz','FM4ACX',1795390458674,NULL,0);
INSERT INTO "game" VALUES('1m82srmb0811j6xj','main','bulls-and-cows','playing','private',0,'1m82srkp464a8ys0','PR9W7N',1795390460256,NULL,0);
INSERT INTO "game" VALUES('1m82srnj3axe47q8','main','mastermind','open','public',0,'1m82sr3580n4knsw','HSTEZE',1795390461507,NULL,0);
INSERT INTO "game" VALUES('1m82srntb0pdt6q8','main','mastermind','aborted','public',0,'1m82sr35f77t5w55',NULL,1795390461771,1795390461923,0);
INSERT INTO "game" VALUES('1m82srp2bept648g','main','mastermind','open','private',0,'1m82sr3580n4knsw','CAKYX5',1795390462027,NULL,1);
INSERT INTO "game" VALUES('1m82srp2we31bxda','main','bulls-and-cows','playing','private',0,'1m82sr3580n4knsw',NULL,1795390462044,NULL,1);
INSERT INTO "game" VALUES('1m82srp8qcxnvt66','main','tic-tac-toe','playing','public',0,'1m82srp3h6f2wbw4','W84F7P',1795390462231,NULL,0);
INSERT INTO "game" VALUES('1m82srq3y89dmyc1','main','gomoku','finished','private',1,'1m82sr3580n4knsw',NULL,1795390463102,1795390463543,0);
INSERT INTO "game" VALUES('1m82srrbz8vbfsgg','main','yahtzee','playing','private',0,'1m82srqmy269wmy4','24NYE8',1795390464383,NULL,0);
INSERT INTO "game" VALUES('1m82srsp040n9f8y','main','yahtzee','finished','private',0,'1m82srsf712vf1qd',NULL,1795390465728,1795390468879,0);
INSERT INTO "game" VALUES('1m82srzyy5rqmrvk','main','tic-tac-toe','open','private',0,'1m82srz5j9gnr7zr','FKRH7K',1795390472158,NULL,1);
INSERT INTO "game" VALUES('1m82ss1arfrbj1nw','main','tic-tac-toe','finished','private',0,'1m82ss18gbvy5jhc',NULL,1795390473560,1795390474011,0);
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
INSERT INTO "idempotency_record" VALUES(1,'1m82sr3580n4knsw','open','POST','/v1/games',X'09691FB4A4A800A0B6D83166B89AA76941AFE880DE790D85B4610A9C932FDBEE',1795390461507,201,'1','/v1/games/1m82srnj3axe47q8','','1m82srnj3axe47q8',0,1,0);
CREATE TABLE idempotency_use (
    player TEXT    NOT NULL,
    hour   INTEGER NOT NULL, -- since 1970
    bytes  INTEGER NOT NULL CHECK (bytes >= 0),
    PRIMARY KEY (player, hour)
) STRICT, WITHOUT ROWID;
INSERT INTO "idempotency_use" VALUES('1m82sr3580n4knsw',498719,140);
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL
) STRICT;
INSERT INTO "migration" VALUES(1,'schema',X'186E465BF167D588ACC1A5A9C8A3AE72B6AD4F4A608DB5624C70DD6A16A12884',1795390439594);
CREATE TABLE notification (
    player   TEXT    NOT NULL,
    seq      INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the player
    at       INTEGER NOT NULL,
    kind     TEXT    NOT NULL,                 -- invited, joined, declined, turn, round-over, finished, rematch, aborted
    game     TEXT    NOT NULL,
    game_seq INTEGER NOT NULL,                 -- the game's event that it is about
    PRIMARY KEY (player, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "notification" VALUES('1m82sr3580n4knsw',1,1795390463119,'joined','1m82srq3y89dmyc1',2);
INSERT INTO "notification" VALUES('1m82sr3580n4knsw',2,1795390463119,'turn','1m82srq3y89dmyc1',3);
INSERT INTO "notification" VALUES('1m82sr3580n4knsw',3,1795390463461,'turn','1m82srq3y89dmyc1',5);
INSERT INTO "notification" VALUES('1m82sr3580n4knsw',4,1795390463543,'round-over','1m82srq3y89dmyc1',7);
INSERT INTO "notification" VALUES('1m82sr3580n4knsw',5,1795390463543,'finished','1m82srq3y89dmyc1',8);
INSERT INTO "notification" VALUES('1m82sr3580n4knsw',6,1795390472158,'invited','1m82srzyy5rqmrvk',1);
INSERT INTO "notification" VALUES('1m82sr35f77t5w55',1,1795390461923,'aborted','1m82srntb0pdt6q8',2);
INSERT INTO "notification" VALUES('1m82sr35f77t5w55',2,1795390463102,'invited','1m82srq3y89dmyc1',1);
INSERT INTO "notification" VALUES('1m82sr35f77t5w55',3,1795390463256,'turn','1m82srq3y89dmyc1',4);
INSERT INTO "notification" VALUES('1m82sr35f77t5w55',4,1795390463543,'finished','1m82srq3y89dmyc1',8);
INSERT INTO "notification" VALUES('1m82sr35g09w454e',1,1795390461771,'invited','1m82srntb0pdt6q8',1);
INSERT INTO "notification" VALUES('1m82sr35g09w454e',2,1795390461923,'aborted','1m82srntb0pdt6q8',2);
INSERT INTO "notification" VALUES('1m82sr35g09w454e',3,1795390462027,'invited','1m82srp2bept648g',1);
INSERT INTO "notification" VALUES('1m82sr35g09w454e',4,1795390472158,'invited','1m82srzyy5rqmrvk',1);
INSERT INTO "notification" VALUES('1m82srfhfc5sc4dz',1,1795390455575,'joined','1m82srfpy31bcw99',2);
INSERT INTO "notification" VALUES('1m82srfhfc5sc4dz',2,1795390455575,'turn','1m82srfpy31bcw99',3);
INSERT INTO "notification" VALUES('1m82srfhfc5sc4dz',3,1795390456511,'round-over','1m82srfpy31bcw99',6);
INSERT INTO "notification" VALUES('1m82srfhfc5sc4dz',4,1795390457917,'turn','1m82srfpy31bcw99',8);
INSERT INTO "notification" VALUES('1m82srfhfc5sc4dz',5,1795390457935,'finished','1m82srfpy31bcw99',11);
INSERT INTO "notification" VALUES('1m82srfje5dm3af8',1,1795390456507,'turn','1m82srfpy31bcw99',4);
INSERT INTO "notification" VALUES('1m82srfje5dm3af8',2,1795390456511,'round-over','1m82srfpy31bcw99',6);
INSERT INTO "notification" VALUES('1m82srfje5dm3af8',3,1795390457935,'round-over','1m82srfpy31bcw99',10);
INSERT INTO "notification" VALUES('1m82srfje5dm3af8',4,1795390457935,'finished','1m82srfpy31bcw99',11);
INSERT INTO "notification" VALUES('1m82srj2k31m9rpz',1,1795390458867,'joined','1m82srjsjdbbtwtr',2);
INSERT INTO "notification" VALUES('1m82srj2k31m9rpz',2,1795390458957,'joined','1m82srjsjdbbtwtr',3);
INSERT INTO "notification" VALUES('1m82srj3c5qsry9a',1,1795390458957,'joined','1m82srjsjdbbtwtr',3);
INSERT INTO "notification" VALUES('1m82srj3c5qsry9a',2,1795390458957,'turn','1m82srjsjdbbtwtr',4);
INSERT INTO "notification" VALUES('1m82srkp464a8ys0',1,1795390460327,'joined','1m82srmb0811j6xj',2);
INSERT INTO "notification" VALUES('1m82srkp464a8ys0',2,1795390460735,'joined','1m82srmb0811j6xj',3);
INSERT INTO "notification" VALUES('1m82srkp464a8ys0',3,1795390460735,'turn','1m82srmb0811j6xj',4);
INSERT INTO "notification" VALUES('1m82srkxr48s8h3x',1,1795390460735,'joined','1m82srmb0811j6xj',3);
INSERT INTO "notification" VALUES('1m82srkxr48s8h3x',2,1795390461262,'turn','1m82srmb0811j6xj',5);
INSERT INTO "notification" VALUES('1m82srmaf9mgtxey',1,1795390461381,'turn','1m82srmb0811j6xj',6);
INSERT INTO "notification" VALUES('1m82srp3h6f2wbw4',1,1795390462483,'joined','1m82srp8qcxnvt66',2);
INSERT INTO "notification" VALUES('1m82srp3h6f2wbw4',2,1795390462483,'turn','1m82srp8qcxnvt66',3);
INSERT INTO "notification" VALUES('1m82srp3h6f2wbw4',3,1795390462626,'turn','1m82srp8qcxnvt66',5);
INSERT INTO "notification" VALUES('1m82srp3h6f2wbw4',4,1795390462895,'turn','1m82srp8qcxnvt66',7);
INSERT INTO "notification" VALUES('1m82srp3h6f2wbw4',5,1795390462920,'round-over','1m82srp8qcxnvt66',9);
INSERT INTO "notification" VALUES('1m82srp3h6f2wbw4',6,1795390463089,'turn','1m82srp8qcxnvt66',11);
INSERT INTO "notification" VALUES('1m82srp4bdrkk9hd',1,1795390462490,'turn','1m82srp8qcxnvt66',4);
INSERT INTO "notification" VALUES('1m82srp4bdrkk9hd',2,1795390462643,'turn','1m82srp8qcxnvt66',6);
INSERT INTO "notification" VALUES('1m82srp4bdrkk9hd',3,1795390462920,'round-over','1m82srp8qcxnvt66',9);
INSERT INTO "notification" VALUES('1m82srp4bdrkk9hd',4,1795390462956,'turn','1m82srp8qcxnvt66',10);
INSERT INTO "notification" VALUES('1m82srqmy269wmy4',1,1795390464977,'joined','1m82srrbz8vbfsgg',2);
INSERT INTO "notification" VALUES('1m82srqmy269wmy4',2,1795390464977,'turn','1m82srrbz8vbfsgg',4);
INSERT INTO "notification" VALUES('1m82srqnmdn7y5kp',1,1795390465388,'turn','1m82srrbz8vbfsgg',6);
INSERT INTO "notification" VALUES('1m82srsf712vf1qd',1,1795390465792,'joined','1m82srsp040n9f8y',2);
INSERT INTO "notification" VALUES('1m82srsf712vf1qd',2,1795390465792,'turn','1m82srsp040n9f8y',4);
INSERT INTO "notification" VALUES('1m82srsf712vf1qd',3,1795390466224,'turn','1m82srsp040n9f8y',8);
INSERT INTO "notification" VALUES('1m82srsf712vf1qd',4,1795390466853,'turn','1m82srsp040n9f8y',12);
INSERT INTO "notification" VALUES('1m82srsf712vf1qd',5,1795390467547,'turn','1m82srsp040n9f8y',16);
INSERT INTO "notification" VALUES('1m82srsf712vf1qd',6,1795390467575,'turn','1m82srsp040n9f8y',20);
INSERT INTO "notification" VALUES('1m82srsf712vf1qd',7,1795390467583,'turn','1m82srsp040n9f8y',24);
INSERT INTO "notification" VALUES('1m82srsf712vf1qd',8,1795390467588,'turn','1m82srsp040n9f8y',28);
INSERT INTO "notification" VALUES('1m82srsf712vf1qd',9,1795390467594,'turn','1m82srsp040n9f8y',32);
INSERT INTO "notification" VALUES('1m82srsf712vf1qd',10,1795390467603,'turn','1m82srsp040n9f8y',36);
INSERT INTO "notification" VALUES('1m82srsf712vf1qd',11,1795390467614,'turn','1m82srsp040n9f8y',40);
INSERT INTO "notification" VALUES('1m82srsf712vf1qd',12,1795390467629,'turn','1m82srsp040n9f8y',44);
INSERT INTO "notification" VALUES('1m82srsf712vf1qd',13,1795390467702,'turn','1m82srsp040n9f8y',48);
INSERT INTO "notification" VALUES('1m82srsf712vf1qd',14,1795390467841,'turn','1m82srsp040n9f8y',52);
INSERT INTO "notification" VALUES('1m82srsf712vf1qd',15,1795390468879,'round-over','1m82srsp040n9f8y',56);
INSERT INTO "notification" VALUES('1m82srsf712vf1qd',16,1795390468879,'finished','1m82srsp040n9f8y',57);
INSERT INTO "notification" VALUES('1m82srsg9bhnyc8z',1,1795390466015,'turn','1m82srsp040n9f8y',6);
INSERT INTO "notification" VALUES('1m82srsg9bhnyc8z',2,1795390466731,'turn','1m82srsp040n9f8y',10);
INSERT INTO "notification" VALUES('1m82srsg9bhnyc8z',3,1795390466927,'turn','1m82srsp040n9f8y',14);
INSERT INTO "notification" VALUES('1m82srsg9bhnyc8z',4,1795390467573,'turn','1m82srsp040n9f8y',18);
INSERT INTO "notification" VALUES('1m82srsg9bhnyc8z',5,1795390467579,'turn','1m82srsp040n9f8y',22);
INSERT INTO "notification" VALUES('1m82srsg9bhnyc8z',6,1795390467587,'turn','1m82srsp040n9f8y',26);
INSERT INTO "notification" VALUES('1m82srsg9bhnyc8z',7,1795390467591,'turn','1m82srsp040n9f8y',30);
INSERT INTO "notification" VALUES('1m82srsg9bhnyc8z',8,1795390467599,'turn','1m82srsp040n9f8y',34);
INSERT INTO "notification" VALUES('1m82srsg9bhnyc8z',9,1795390467605,'turn','1m82srsp040n9f8y',38);
INSERT INTO "notification" VALUES('1m82srsg9bhnyc8z',10,1795390467623,'turn','1m82srsp040n9f8y',42);
INSERT INTO "notification" VALUES('1m82srsg9bhnyc8z',11,1795390467653,'turn','1m82srsp040n9f8y',46);
INSERT INTO "notification" VALUES('1m82srsg9bhnyc8z',12,1795390467708,'turn','1m82srsp040n9f8y',50);
INSERT INTO "notification" VALUES('1m82srsg9bhnyc8z',13,1795390468235,'turn','1m82srsp040n9f8y',54);
INSERT INTO "notification" VALUES('1m82srsg9bhnyc8z',14,1795390468879,'round-over','1m82srsp040n9f8y',56);
INSERT INTO "notification" VALUES('1m82srsg9bhnyc8z',15,1795390468879,'finished','1m82srsp040n9f8y',57);
INSERT INTO "notification" VALUES('1m82ss18gbvy5jhc',1,1795390473574,'joined','1m82ss1arfrbj1nw',2);
INSERT INTO "notification" VALUES('1m82ss18gbvy5jhc',2,1795390473574,'turn','1m82ss1arfrbj1nw',3);
INSERT INTO "notification" VALUES('1m82ss18gbvy5jhc',3,1795390473674,'turn','1m82ss1arfrbj1nw',5);
INSERT INTO "notification" VALUES('1m82ss18gbvy5jhc',4,1795390474009,'turn','1m82ss1arfrbj1nw',7);
INSERT INTO "notification" VALUES('1m82ss18gbvy5jhc',5,1795390474011,'round-over','1m82ss1arfrbj1nw',9);
INSERT INTO "notification" VALUES('1m82ss18gbvy5jhc',6,1795390474011,'finished','1m82ss1arfrbj1nw',10);
INSERT INTO "notification" VALUES('1m82ss19vcm7shyd',1,1795390473560,'invited','1m82ss1arfrbj1nw',1);
INSERT INTO "notification" VALUES('1m82ss19vcm7shyd',2,1795390473606,'turn','1m82ss1arfrbj1nw',4);
INSERT INTO "notification" VALUES('1m82ss19vcm7shyd',3,1795390474003,'turn','1m82ss1arfrbj1nw',6);
INSERT INTO "notification" VALUES('1m82ss19vcm7shyd',4,1795390474011,'round-over','1m82ss1arfrbj1nw',9);
INSERT INTO "notification" VALUES('1m82ss19vcm7shyd',5,1795390474011,'finished','1m82ss1arfrbj1nw',10);
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
INSERT INTO "player" VALUES('000000000p9c7fga','main','random',1,0,NULL,NULL,1795390462044,NULL);
INSERT INTO "player" VALUES('1m82sr2gy6k6hx87','main','service',1,0,NULL,NULL,1795390442014,NULL);
INSERT INTO "player" VALUES('1m82sr3580n4knsw','main','Ann',0,0,NULL,NULL,1795390442664,NULL);
INSERT INTO "player" VALUES('1m82sr35f77t5w55','main','Bob',0,0,NULL,NULL,1795390442671,NULL);
INSERT INTO "player" VALUES('1m82sr35g09w454e','main','Cyd',0,0,1795390442683,NULL,1795390442672,NULL);
INSERT INTO "player" VALUES('1m82srchy4ndaevn','main','Guest',0,1,NULL,NULL,1795390452286,NULL);
INSERT INTO "player" VALUES('1m82srcqj69ef9pr','main','Guest',0,1,NULL,NULL,1795390452466,NULL);
INSERT INTO "player" VALUES('1m82srfhfc5sc4dz','main','Player 0',0,0,NULL,NULL,1795390455343,NULL);
INSERT INTO "player" VALUES('1m82srfje5dm3af8','main','Player 1',0,0,NULL,NULL,1795390455374,NULL);
INSERT INTO "player" VALUES('1m82srj2k31m9rpz','main','Player 0',0,0,NULL,NULL,1795390457939,NULL);
INSERT INTO "player" VALUES('1m82srj3c5qsry9a','main','Player 1',0,0,NULL,NULL,1795390457964,NULL);
INSERT INTO "player" VALUES('1m82srj3k60nw5b4','main','Player 2',0,0,NULL,NULL,1795390457971,NULL);
INSERT INTO "player" VALUES('1m82srkp464a8ys0','main','Player 0',0,0,NULL,NULL,1795390459588,NULL);
INSERT INTO "player" VALUES('1m82srkxr48s8h3x','main','Player 1',0,0,NULL,NULL,1795390459832,NULL);
INSERT INTO "player" VALUES('1m82srmaf9mgtxey','main','Player 2',0,0,NULL,NULL,1795390460239,NULL);
INSERT INTO "player" VALUES('1m82srp3h6f2wbw4','main','Player 0',0,0,NULL,NULL,1795390462065,NULL);
INSERT INTO "player" VALUES('1m82srp4bdrkk9hd','main','Player 1',0,0,NULL,NULL,1795390462091,NULL);
INSERT INTO "player" VALUES('1m82srqmy269wmy4','main','Player 0',0,0,NULL,NULL,1795390463646,NULL);
INSERT INTO "player" VALUES('1m82srqnmdn7y5kp','main','Player 1',0,0,NULL,NULL,1795390463668,NULL);
INSERT INTO "player" VALUES('1m82srsf712vf1qd','main','Player 0',0,0,NULL,NULL,1795390465511,NULL);
INSERT INTO "player" VALUES('1m82srsg9bhnyc8z','main','Player 1',0,0,NULL,NULL,1795390465545,NULL);
INSERT INTO "player" VALUES('1m82ss18gbvy5jhc','main','Dee',0,0,NULL,'1m82sr2gy6k6hx87',1795390473488,NULL);
INSERT INTO "player" VALUES('1m82ss19vcm7shyd','main',NULL,0,0,NULL,'1m82sr2gy6k6hx87',1795390473531,1795390474027);
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
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m82sr3580n4knsw',1,0,X'0002020000A09C0102C0A907C0A907020298B9E0D9C06898B9E0D9C06898B9E0D9C06898B9E0D9C06898B9E0D9C06880D0EB88C06802020000A09C0102C0A907C0A907020298B9E0D9C06898B9E0D9C06898B9E0D9C06898B9E0D9C06898B9E0D9C06880B0BA9ABC6802020000A09C0102C0A907C0A907020298B9E0D9C06898B9E0D9C06898B9E0D9C06898B9E0D9C06898B9E0D9C06880A0BFC6B26802020000A09C0102C0A907C0A907020298B9E0D9C06898B9E0D9C06898B9E0D9C06898B9E0D9C06898B9E0D9C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m82sr35f77t5w55',2,0,X'0002020000A09C0102E0C508E0C5080202BA97E1D9C068BA97E1D9C068BA97E1D9C068BA97E1D9C068BA97E1D9C06880D0EB88C06802020000A09C0102E0C508E0C5080202BA97E1D9C068BA97E1D9C068BA97E1D9C068BA97E1D9C068BA97E1D9C06880B0BA9ABC6802020000A09C0102E0C508E0C5080202BA97E1D9C068BA97E1D9C068BA97E1D9C068BA97E1D9C068BA97E1D9C06880A0BFC6B26802020000A09C0102E0C508E0C5080202BA97E1D9C068BA97E1D9C068BA97E1D9C068BA97E1D9C068BA97E1D9C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m82srcqj69ef9pr',3,0,X'0002020000A09C0102E0D403E0D4030202A6DFE1D9C068A6DFE1D9C068A6DFE1D9C068A6DFE1D9C068A6DFE1D9C06880D0EB88C06802020000A09C0102E0D403E0D4030202A6DFE1D9C068A6DFE1D9C068A6DFE1D9C068A6DFE1D9C068A6DFE1D9C06880B0BA9ABC6802020000A09C0102E0D403E0D4030202A6DFE1D9C068A6DFE1D9C068A6DFE1D9C068A6DFE1D9C068A6DFE1D9C06880A0BFC6B26802020000A09C0102E0D403E0D4030202A6DFE1D9C068A6DFE1D9C068A6DFE1D9C068A6DFE1D9C068A6DFE1D9C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','gomoku','1m82sr3580n4knsw',3,0,X'0002020000A09C010000000202EEF8E2D9C068EEF8E2D9C0680000EEF8E2D9C06880D0EB88C06802020000A09C010000000202EEF8E2D9C068EEF8E2D9C0680000EEF8E2D9C06880B0BA9ABC6802020000A09C010000000202EEF8E2D9C068EEF8E2D9C0680000EEF8E2D9C06880A0BFC6B26802020000A09C010000000202EEF8E2D9C068EEF8E2D9C0680000EEF8E2D9C068',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795390463543);
INSERT INTO "player_stats" VALUES('main','gomoku','1m82sr35f77t5w55',4,0,X'0002000002000000000000000000000080D0EB88C06802000002000000000000000000000080B0BA9ABC6802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795390463543);
INSERT INTO "player_stats" VALUES('main','number-guess','1m82sr3580n4knsw',1,0,X'0002000002000000000000000000000080D0EB88C06802000002000000000000000000000080B0BA9ABC6802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','number-guess','1m82sr35f77t5w55',2,0,X'0002000002000000000000000000000080D0EB88C06802000002000000000000000000000080B0BA9ABC6802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',NULL,NULL,NULL,NULL);
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
INSERT INTO "question_part" VALUES(1,'1m82ss11v310yh18',0,'[{"text":"What is the capital of France?","answers":["Paris"],"category":"Europe","difficulty":"easy"}]');
INSERT INTO "question_part" VALUES(2,'1m82ss12s7c2d2hh',0,'[{"text":"What is the capital of France?","answers":["Paris"],"category":"Europe","difficulty":"easy"},{"text":"Which is the capital of Norway?","choices":["Oslo","Bergen"],"correct":0}]');
INSERT INTO "question_part" VALUES(3,'1m82ss13004759c2',0,'[{"text":"When was Canberra founded?","range":[1912,1914]}]');
INSERT INTO "question_part" VALUES(4,'1m82ss1398dj1h5m',0,'[{"text":"Is Oslo in Norway?","correct":true}]');
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
INSERT INTO "question_set" VALUES('1m82ss11v310zqjj','main','1m82sr3580n4knsw',3,'Capitals','capitals','en','own','Ann',NULL,NULL,0,3507,1795390473275,1795390473312,NULL);
INSERT INTO "question_set" VALUES('1m82ss1398dj2ts5','main','1m82sr35f77t5w55',1,'One','one','en','own','Ann',NULL,NULL,1,1072,1795390473321,1795390473321,NULL);
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
INSERT INTO "question_version" VALUES('1m82ss11v310zqjj',1,1,'1m82ss11v310yh18',1795390473275,'Capitals','en','own','Ann',NULL,NULL,0,1,'{"text":1,"choice":0,"boolean":0,"number":0}','[{"name":"Europe","count":1}]',1156);
INSERT INTO "question_version" VALUES('1m82ss11v310zqjj',2,2,'1m82ss12s7c2d2hh',1795390473305,'Capitals','en','own','Ann',NULL,NULL,0,2,'{"text":1,"choice":1,"boolean":0,"number":0}','[{"name":"Europe","count":1}]',1239);
INSERT INTO "question_version" VALUES('1m82ss11v310zqjj',3,2,'1m82ss13004759c2',1795390473312,'Capitals','en','own','Ann',NULL,NULL,0,3,'{"text":1,"choice":1,"boolean":0,"number":1}','[{"name":"Europe","count":1}]',1112);
INSERT INTO "question_version" VALUES('1m82ss1398dj2ts5',1,1,'1m82ss1398dj1h5m',1795390473321,'One','en','own','Ann',NULL,NULL,1,1,'{"text":0,"choice":0,"boolean":1,"number":0}','[]',1072);
CREATE TABLE rating_pair (
    ruleset TEXT    NOT NULL,
    a       TEXT    NOT NULL, -- the player whose id is the smaller
    b       TEXT    NOT NULL,
    day     INTEGER NOT NULL, -- its beginning
    games   INTEGER NOT NULL,
    PRIMARY KEY (ruleset, a, b)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_pair" VALUES('gomoku','1m82sr3580n4knsw','1m82sr35f77t5w55',1795305600000,1);
CREATE TABLE rating_step (
    player    TEXT NOT NULL,
    ruleset   TEXT NOT NULL,
    result    TEXT NOT NULL, -- the match
    rating    REAL NOT NULL, -- from then on
    deviation REAL NOT NULL,
    PRIMARY KEY (player, ruleset, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_step" VALUES('1m82sr3580n4knsw','gomoku','1m82srqhq55s4jxz',1.66231089390629767875e+03,2.90318963717980466293e+02);
INSERT INTO "rating_step" VALUES('1m82sr35f77t5w55','gomoku','1m82srqhq55s4jxz',1.33768910609370232124e+03,2.90318963717980466293e+02);
CREATE TABLE record (
    player  TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    tally   BLOB NOT NULL, -- of all time: see play/stats.h
    PRIMARY KEY (player, ruleset)
) STRICT, WITHOUT ROWID;
INSERT INTO "record" VALUES('1m82sr3580n4knsw','bulls-and-cows',X'0002020000A09C01000000020298B9E0D9C06898B9E0D9C068000098B9E0D9C068');
INSERT INTO "record" VALUES('1m82sr3580n4knsw','gomoku',X'0002020000A09C010000000202EEF8E2D9C068EEF8E2D9C0680000EEF8E2D9C068');
INSERT INTO "record" VALUES('1m82sr3580n4knsw','number-guess',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m82sr35f77t5w55','bulls-and-cows',X'0002020000A09C010000000202BA97E1D9C068BA97E1D9C0680000BA97E1D9C068');
INSERT INTO "record" VALUES('1m82sr35f77t5w55','gomoku',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m82sr35f77t5w55','number-guess',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m82srcqj69ef9pr','bulls-and-cows',X'0002020000A09C010000000202A6DFE1D9C068A6DFE1D9C0680000A6DFE1D9C068');
INSERT INTO "record" VALUES('1m82srfhfc5sc4dz','bulls-and-cows',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m82srfje5dm3af8','bulls-and-cows',X'0002020000C0B80200000002029EA1E2D9C0689EA1E2D9C06800009EA1E2D9C068');
INSERT INTO "record" VALUES('1m82srsf712vf1qd','yahtzee',X'0002020000E0A03E00000002029ECCE3D9C0689ECCE3D9C06800009ECCE3D9C068');
INSERT INTO "record" VALUES('1m82srsg9bhnyc8z','yahtzee',X'0002000002C0A2330000000000009ECCE3D9C068000000');
INSERT INTO "record" VALUES('1m82ss18gbvy5jhc','tic-tac-toe',X'0002020000A09C010000000202B69CE4D9C068B69CE4D9C0680000B69CE4D9C068');
INSERT INTO "record" VALUES('1m82ss19vcm7shyd','tic-tac-toe',X'00020000020000000000000000000000');
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
INSERT INTO "result" VALUES('1m82sr3jcav863gb','main','1m82sr36497mnq3c',1,'bulls-and-cows',1,0,1795390443084,'{"id":"1m82sr3jcav863gb","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"7941","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-22T23:34:03.084Z"}');
INSERT INTO "result" VALUES('1m82sr3jcav86qc8','main','1m82sr36497mnq3c',0,'bulls-and-cows',1,0,1795390443084,'{"id":"1m82sr3jcav86qc8","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-22T23:34:03.084Z"}');
INSERT INTO "result" VALUES('1m82sr9exeav9vbg','main','1m82sr3kzcbxyy19',1,'bulls-and-cows',1,0,1795390449117,'{"id":"1m82sr9exeav9vbg","round":1,"leader":null,"attempts":7,"solved":true,"solver":0,"secret":"9415","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-22T23:34:09.117Z"}');
INSERT INTO "result" VALUES('1m82sr9exeava5wy','main','1m82sr3kzcbxyy19',0,'bulls-and-cows',1,0,1795390449117,'{"id":"1m82sr9exeava5wy","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-22T23:34:09.117Z"}');
INSERT INTO "result" VALUES('1m82sr9qzcrgrmmc','main','1m82sr9qmecezpmf',1,'number-guess',1,0,1795390449407,'{"id":"1m82sr9qzcrgrmmc","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"7160","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T23:34:09.407Z"}');
INSERT INTO "result" VALUES('1m82sr9qzcrgsmw7','main','1m82sr9qmecezpmf',0,'number-guess',1,0,1795390449407,'{"id":"1m82sr9qzcrgsmw7","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T23:34:09.407Z"}');
INSERT INTO "result" VALUES('1m82src6kf2jbc9m','main','1m82srbgpdjr47yh',1,'number-guess',1,0,1795390451923,'{"id":"1m82src6kf2jbc9m","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"1380","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T23:34:11.923Z"}');
INSERT INTO "result" VALUES('1m82src6kf2jbgke','main','1m82srbgpdjr47yh',0,'number-guess',1,0,1795390451923,'{"id":"1m82src6kf2jbgke","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T23:34:11.923Z"}');
INSERT INTO "result" VALUES('1m82srdyk1wkh8dq','main','1m82srcqj69eftme',1,'bulls-and-cows',1,0,1795390453715,'{"id":"1m82srdyk1wkh8dq","round":1,"leader":null,"attempts":3,"solved":true,"solver":0,"secret":"4576","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-22T23:34:13.715Z"}');
INSERT INTO "result" VALUES('1m82srgnz4sf63gr','main','1m82srfpy31bcw99',1,'bulls-and-cows',0,1,1795390456511,'{"id":"1m82srgnz4sf63gr","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T23:34:16.511Z"}');
INSERT INTO "result" VALUES('1m82srj2f36rfkvk','main','1m82srfpy31bcw99',2,'bulls-and-cows',0,1,1795390457935,'{"id":"1m82srj2f36rfkvk","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T23:34:17.935Z"}');
INSERT INTO "result" VALUES('1m82srj2f36rh1ve','main','1m82srfpy31bcw99',0,'bulls-and-cows',0,1,1795390457935,'{"id":"1m82srj2f36rh1ve","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation","published_at":"2026-11-22T23:34:17.935Z"}');
INSERT INTO "result" VALUES('1m82srpy8azd7693','main','1m82srp8qcxnvt66',1,'tic-tac-toe',0,1,1795390462920,'{"id":"1m82srpy8azd7693","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T23:34:22.920Z"}');
INSERT INTO "result" VALUES('1m82srqhq55s2q0b','main','1m82srq3y89dmyc1',1,'gomoku',1,0,1795390463543,'{"id":"1m82srqhq55s2q0b","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-22T23:34:23.543Z"}');
INSERT INTO "result" VALUES('1m82srqhq55s4jxz','main','1m82srq3y89dmyc1',0,'gomoku',1,0,1795390463543,'{"id":"1m82srqhq55s4jxz","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","published_at":"2026-11-22T23:34:23.543Z"}');
INSERT INTO "result" VALUES('1m82srwrfab6z33e','main','1m82srsp040n9f8y',1,'yahtzee',0,0,1795390468879,'{"id":"1m82srwrfab6z33e","round":1,"leader":0,"winners":[0],"cards":[{"seat":0,"boxes":{"aces":2,"twos":2,"threes":3,"fours":4,"fives":10,"sixes":12,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":18},"upper_total":33,"upper_bonus":0,"yahtzee_bonus":0,"total":51},{"seat":1,"boxes":{"aces":3,"twos":2,"threes":6,"fours":8,"fives":5,"sixes":0,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":18},"upper_total":24,"upper_bonus":0,"yahtzee_bonus":0,"total":42}],"forfeited":[],"forfeited_by":null,"points":[51,42],"published_at":"2026-11-22T23:34:28.879Z"}');
INSERT INTO "result" VALUES('1m82srwrfab705jb','main','1m82srsp040n9f8y',0,'yahtzee',0,0,1795390468879,'{"id":"1m82srwrfab705jb","outcome":"win","winners":[0],"points":[51,42],"reason":"rounds","published_at":"2026-11-22T23:34:28.879Z"}');
INSERT INTO "result" VALUES('1m82ss1rv52jdmfv','main','1m82ss1arfrbj1nw',1,'tic-tac-toe',0,0,1795390474011,'{"id":"1m82ss1rv52jdmfv","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T23:34:34.011Z"}');
INSERT INTO "result" VALUES('1m82ss1rv52jgd7z','main','1m82ss1arfrbj1nw',0,'tic-tac-toe',0,0,1795390474011,'{"id":"1m82ss1rv52jgd7z","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-22T23:34:34.011Z"}');
CREATE TABLE result_reader (
    reader TEXT NOT NULL, -- a player, or a service's
    result TEXT NOT NULL,
    PRIMARY KEY (reader, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "result_reader" VALUES('1m82sr2gy6k6hx87','1m82ss1rv52jdmfv');
INSERT INTO "result_reader" VALUES('1m82sr2gy6k6hx87','1m82ss1rv52jgd7z');
INSERT INTO "result_reader" VALUES('1m82sr3580n4knsw','1m82sr3jcav863gb');
INSERT INTO "result_reader" VALUES('1m82sr3580n4knsw','1m82sr3jcav86qc8');
INSERT INTO "result_reader" VALUES('1m82sr3580n4knsw','1m82sr9qzcrgrmmc');
INSERT INTO "result_reader" VALUES('1m82sr3580n4knsw','1m82sr9qzcrgsmw7');
INSERT INTO "result_reader" VALUES('1m82sr3580n4knsw','1m82srqhq55s2q0b');
INSERT INTO "result_reader" VALUES('1m82sr3580n4knsw','1m82srqhq55s4jxz');
INSERT INTO "result_reader" VALUES('1m82sr35f77t5w55','1m82sr9exeav9vbg');
INSERT INTO "result_reader" VALUES('1m82sr35f77t5w55','1m82sr9exeava5wy');
INSERT INTO "result_reader" VALUES('1m82sr35f77t5w55','1m82src6kf2jbc9m');
INSERT INTO "result_reader" VALUES('1m82sr35f77t5w55','1m82src6kf2jbgke');
INSERT INTO "result_reader" VALUES('1m82sr35f77t5w55','1m82srqhq55s2q0b');
INSERT INTO "result_reader" VALUES('1m82sr35f77t5w55','1m82srqhq55s4jxz');
INSERT INTO "result_reader" VALUES('1m82srcqj69ef9pr','1m82srdyk1wkh8dq');
INSERT INTO "result_reader" VALUES('1m82srfhfc5sc4dz','1m82srgnz4sf63gr');
INSERT INTO "result_reader" VALUES('1m82srfhfc5sc4dz','1m82srj2f36rfkvk');
INSERT INTO "result_reader" VALUES('1m82srfhfc5sc4dz','1m82srj2f36rh1ve');
INSERT INTO "result_reader" VALUES('1m82srfje5dm3af8','1m82srgnz4sf63gr');
INSERT INTO "result_reader" VALUES('1m82srfje5dm3af8','1m82srj2f36rfkvk');
INSERT INTO "result_reader" VALUES('1m82srfje5dm3af8','1m82srj2f36rh1ve');
INSERT INTO "result_reader" VALUES('1m82srp3h6f2wbw4','1m82srpy8azd7693');
INSERT INTO "result_reader" VALUES('1m82srp4bdrkk9hd','1m82srpy8azd7693');
INSERT INTO "result_reader" VALUES('1m82srsf712vf1qd','1m82srwrfab6z33e');
INSERT INTO "result_reader" VALUES('1m82srsf712vf1qd','1m82srwrfab705jb');
INSERT INTO "result_reader" VALUES('1m82srsg9bhnyc8z','1m82srwrfab6z33e');
INSERT INTO "result_reader" VALUES('1m82srsg9bhnyc8z','1m82srwrfab705jb');
INSERT INTO "result_reader" VALUES('1m82ss18gbvy5jhc','1m82ss1rv52jdmfv');
INSERT INTO "result_reader" VALUES('1m82ss18gbvy5jhc','1m82ss1rv52jgd7z');
INSERT INTO "result_reader" VALUES('1m82ss19vcm7shyd','1m82ss1rv52jdmfv');
INSERT INTO "result_reader" VALUES('1m82ss19vcm7shyd','1m82ss1rv52jgd7z');
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
INSERT INTO "seat" VALUES('1m82sr36497mnq3c',0,'1m82sr3580n4knsw','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m82sr3kzcbxyy19',0,'1m82sr35f77t5w55','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m82sr9qmecezpmf',0,'1m82sr3580n4knsw','resigned',0,0,NULL);
INSERT INTO "seat" VALUES('1m82srbgpdjr47yh',0,'1m82sr35f77t5w55','resigned',0,0,NULL);
INSERT INTO "seat" VALUES('1m82srchy4ndb2ae',0,'1m82srchy4ndaevn','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m82srcqj69eftme',0,'1m82srcqj69ef9pr','joined',1,1,NULL);
INSERT INTO "seat" VALUES('1m82srfpy31bcw99',0,'1m82srfhfc5sc4dz','resigned',0,1,NULL);
INSERT INTO "seat" VALUES('1m82srfpy31bcw99',1,'1m82srfje5dm3af8','joined',0,1,NULL);
INSERT INTO "seat" VALUES('1m82srjsjdbbtwtr',0,'1m82srj2k31m9rpz','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m82srjsjdbbtwtr',1,'1m82srj3c5qsry9a','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m82srjsjdbbtwtr',2,'1m82srj3k60nw5b4','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m82srmb0811j6xj',0,'1m82srkp464a8ys0','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m82srmb0811j6xj',1,'1m82srkxr48s8h3x','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m82srmb0811j6xj',2,'1m82srmaf9mgtxey','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m82srnj3axe47q8',0,'1m82sr3580n4knsw','joined',1,1,NULL);
INSERT INTO "seat" VALUES('1m82srnj3axe47q8',1,NULL,'open',1,1,NULL);
INSERT INTO "seat" VALUES('1m82srntb0pdt6q8',0,'1m82sr35f77t5w55','joined',0,1,NULL);
INSERT INTO "seat" VALUES('1m82srntb0pdt6q8',1,'1m82sr35g09w454e','invited',0,1,'1m82sr35f77t5w55');
INSERT INTO "seat" VALUES('1m82srp2bept648g',0,'1m82sr3580n4knsw','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m82srp2bept648g',1,'1m82sr35g09w454e','invited',1,0,'1m82sr3580n4knsw');
INSERT INTO "seat" VALUES('1m82srp2we31bxda',0,'1m82sr3580n4knsw','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m82srp2we31bxda',1,'000000000p9c7fga','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m82srp8qcxnvt66',0,'1m82srp3h6f2wbw4','joined',1,1,NULL);
INSERT INTO "seat" VALUES('1m82srp8qcxnvt66',1,'1m82srp4bdrkk9hd','joined',1,1,NULL);
INSERT INTO "seat" VALUES('1m82srq3y89dmyc1',0,'1m82sr3580n4knsw','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m82srq3y89dmyc1',1,'1m82sr35f77t5w55','resigned',0,0,NULL);
INSERT INTO "seat" VALUES('1m82srrbz8vbfsgg',0,'1m82srqmy269wmy4','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m82srrbz8vbfsgg',1,'1m82srqnmdn7y5kp','joined',1,0,NULL);
INSERT INTO "seat" VALUES('1m82srsp040n9f8y',0,'1m82srsf712vf1qd','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m82srsp040n9f8y',1,'1m82srsg9bhnyc8z','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m82srzyy5rqmrvk',0,'1m82sr3580n4knsw','invited',1,0,'1m82srz5j9gnr7zr');
INSERT INTO "seat" VALUES('1m82srzyy5rqmrvk',1,'1m82sr35g09w454e','invited',1,0,'1m82srz5j9gnr7zr');
INSERT INTO "seat" VALUES('1m82ss1arfrbj1nw',0,'1m82ss18gbvy5jhc','joined',0,0,NULL);
INSERT INTO "seat" VALUES('1m82ss1arfrbj1nw',1,'1m82ss19vcm7shyd','joined',0,0,NULL);
CREATE TABLE server_secret (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB    NOT NULL CHECK (length(key) = 32)
) STRICT;
INSERT INTO "server_secret" VALUES(1,X'F3629515F47CA0E49DEBD940783589E9F5F1D69C3880D846004C00158AC456D7');
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
INSERT INTO "token" VALUES(X'020B6628FD8AC21F88650C072A5E356B3538843445D20EB71F01A072FAB289E1','main','1m82srqnmdn7y6et','1m82srqnmdn7y5kp',1,'',1795390463668,NULL,NULL);
INSERT INTO "token" VALUES(X'09D78EFE12BD4B1963B44AF66CE1ACD4A3DBDE13327641E1A8F4D57020E559A7','main','1m82srsf712vf89r','1m82srsf712vf1qd',1,'',1795390465511,NULL,NULL);
INSERT INTO "token" VALUES(X'3E70FEF866FB0E7AB252E51B3473472D63D68A87DFDE6350771D49C989F933F5','main','1m82sr2gy6k6jej6','1m82sr2gy6k6hx87',2,'referee token create',1795390442014,NULL,NULL);
INSERT INTO "token" VALUES(X'4471C62DF9F11D2D1BD7A4D3DD45759FD1CF3CAF70AC14B3B9848BD04FA4BD18','main','1m82srp3h6f2wvs7','1m82srp3h6f2wbw4',1,'',1795390462065,NULL,NULL);
INSERT INTO "token" VALUES(X'4C7CEBB435B5604A43311F5FE86551386D36811F82B38B12C2FFDD5F012312D9','main','1m82srkxr48sadz9','1m82srkxr48s8h3x',1,'',1795390459832,NULL,NULL);
INSERT INTO "token" VALUES(X'5EDB700CB90C1765EDE265662F524BCD76186B09016D1CC0746FEBE1A9F0B489','main','1m82srj2k31mavm7','1m82srj2k31m9rpz',1,'',1795390457939,NULL,NULL);
INSERT INTO "token" VALUES(X'6A24D9CD1269F8B266366663446EE036BE7EB438F23521AB78718AB455DBD802','main','1m82srj3k60nway3','1m82srj3k60nw5b4',1,'',1795390457971,NULL,NULL);
INSERT INTO "token" VALUES(X'6D516764DC68A5C397149799E6F56ECBCD4E80D85129D47CB01DEC575387CA7E','main','1m82srchy4ndbbqd','1m82srchy4ndaevn',1,'',1795390452286,NULL,NULL);
INSERT INTO "token" VALUES(X'895FA6B1F08E50175AFFDC593D9247CFEAB58AB83D7741B9EAEB5C83CCFB69F9','main','1m82srfje5dm4tp8','1m82srfje5dm3af8',1,'',1795390455374,NULL,NULL);
INSERT INTO "token" VALUES(X'8C053C193977C1604BFB7C628D724634AAFBBDB5D53B8E7EC23028D7A3B0E88B','main','1m82srfhfc5sdbh3','1m82srfhfc5sc4dz',1,'',1795390455343,NULL,NULL);
INSERT INTO "token" VALUES(X'8F97B15BF33B69290C96951EBC54BF103F1EA0E6140A44AAC52728001DCB8AB1','main','1m82sr3580n4m653','1m82sr3580n4knsw',1,'',1795390442664,NULL,NULL);
INSERT INTO "token" VALUES(X'8FC83D63816CC76409E994F70451DFEA702BB9A110D306C3A361472AEF4B2C92','main','1m82sr35g09w4jyr','1m82sr35g09w454e',1,'',1795390442672,NULL,NULL);
INSERT INTO "token" VALUES(X'90966D0E93CE8E733C32200FCA7D7C45E40FA1EF2248610601AC5CE25D0B3F81','main','1m82sr35f77t6cbw','1m82sr35f77t5w55',1,'',1795390442671,NULL,NULL);
INSERT INTO "token" VALUES(X'95ADED938C11912E0996BBCC53128BF27E6D6A99D3A5C9685C9BF8D5F484DB9A','main','1m82srqmy269xvfp','1m82srqmy269wmy4',1,'',1795390463646,NULL,NULL);
INSERT INTO "token" VALUES(X'A1D3E3586275958638F88FD1B4B0EFEF91AC257EEAB318DDA9B5718C9184190C','main','1m82srmaf9mgwt29','1m82srmaf9mgtxey',1,'',1795390460239,NULL,NULL);
INSERT INTO "token" VALUES(X'A4E1EC6A4891D9F38BD5AF48287BB0247FC02600EF56B6582BB6FE427E843B2C','main','1m82srp4bdrkmdb2','1m82srp4bdrkk9hd',1,'',1795390462091,NULL,NULL);
INSERT INTO "token" VALUES(X'CD63204451B389FFCB215880F916030884C464CF989E222FD9C8712C9DCF9091','main','1m82srkp464a9r1g','1m82srkp464a8ys0',1,'',1795390459588,NULL,NULL);
INSERT INTO "token" VALUES(X'D06B6AD047EE0A822203035E9CEC4D91CF638277DCECF65450449B62C7703310','main','1m82srj3c5qss7va','1m82srj3c5qsry9a',1,'',1795390457964,NULL,NULL);
INSERT INTO "token" VALUES(X'D5273F73065704EBAB3CC90C311D03E03645EC54689EF507C2B079A0F799A0DF','main','1m82ss19vcm7v1vr','1m82ss19vcm7shyd',1,'',1795390473531,NULL,1795390474027);
INSERT INTO "token" VALUES(X'E0F2CA1C9B1DC03DB6EC1ECC29B96823BD7B6E147CA423DCCC93DEF2E7E168F5','main','1m82srsg9bhnyt19','1m82srsg9bhnyc8z',1,'',1795390465545,NULL,NULL);
INSERT INTO "token" VALUES(X'E6973C438412BFADA2F6267F6A3532626BFB079BD6315974E6CA3B0FF53A555E','main','1m82ss18gbvy7f7c','1m82ss18gbvy5jhc',1,'',1795390473488,NULL,NULL);
INSERT INTO "token" VALUES(X'F3DA28D58D25F2E9683B59B1041088A94C2E60FEF9A48E62AD659815DE0BD751','main','1m82srcqj69egcgb','1m82srcqj69ef9pr',1,'',1795390452466,NULL,NULL);
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
INSERT INTO "tournament" VALUES('1m82srxq8e2e9fj8','main','1m82sr3580n4knsw','tic-tac-toe','swiss',1,'finished',11,3,6,0,5,0,0,1795390469864,1795390469973,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"8db56c11012bbc9533ab70aae49c60cbbdc67dd32b70b3a48cec8e6314dbe41f","seeded":false}','[1]',11);
INSERT INTO "tournament" VALUES('1m82srycq7n4ma8y','main','1m82sr3580n4knsw','tic-tac-toe','knockout',1,'finished',8,2,4,0,3,0,0,1795390470551,1795390470556,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"204523968e1061fd7d250bf751bb1f6002453cc01a44766857e17fa36c543b1e","seeded":false}','[1]',8);
INSERT INTO "tournament" VALUES('1m82sryzn1fx5qzg','main','1m82sr3580n4knsw','tic-tac-toe','round-robin',1,'open',1,1,0,0,2,2,1,1795390471157,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"9976e953539223c7ba202e86b077b3dc1f84b3ba47bc76a230f98d0b7b767f54","seeded":false}',NULL,1);
INSERT INTO "tournament" VALUES('1m82srz5j9gnr7zr','main','1m82sr3580n4knsw','tic-tac-toe','knockout',1,'running',4,1,0,0,2,2,0,1795390471346,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"b7c133a36681ff49262cf99c72aecb4835a05a563571a2f73b7571a78c58ff5f","seeded":false}',NULL,4);
INSERT INTO "tournament" VALUES('1m82ss0btcn15j1t','main','1m82sr35f77t5w55','tic-tac-toe','knockout',0,'cancelled',3,1,0,0,1,1,0,1795390472570,1795390473249,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"6866f6d216de0baae52c0d3a6ce3757e2a94a438a67319a2841b9a37f5574be9","seeded":false}',NULL,3);
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
INSERT INTO "tournament_entrant" VALUES('1m82srxq8e2e9fj8',1,NULL,'random','playing',2.5,2.25,3,2,1,0,1,1);
INSERT INTO "tournament_entrant" VALUES('1m82srxq8e2e9fj8',2,NULL,'random','playing',1.0,1.0,3,1,0,2,5,5);
INSERT INTO "tournament_entrant" VALUES('1m82srxq8e2e9fj8',3,NULL,'random','playing',1.5,1.25,3,1,1,1,4,4);
INSERT INTO "tournament_entrant" VALUES('1m82srxq8e2e9fj8',4,NULL,'random','playing',2.0,2.0,3,2,0,1,2,2);
INSERT INTO "tournament_entrant" VALUES('1m82srxq8e2e9fj8',5,NULL,'random','playing',2.0,2.0,3,2,0,1,3,3);
INSERT INTO "tournament_entrant" VALUES('1m82srycq7n4ma8y',1,NULL,'random','playing',2.0,2.0,2,2,0,0,1,1);
INSERT INTO "tournament_entrant" VALUES('1m82srycq7n4ma8y',2,NULL,'random','playing',0.5,0.25,2,0,1,1,3,3);
INSERT INTO "tournament_entrant" VALUES('1m82srycq7n4ma8y',3,NULL,'random','playing',1.5,1.25,4,1,1,2,2,2);
INSERT INTO "tournament_entrant" VALUES('1m82sryzn1fx5qzg',1,'1m82sr3580n4knsw',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m82sryzn1fx5qzg',2,'1m82sr35f77t5w55',NULL,'invited',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m82srz5j9gnr7zr',1,'1m82sr3580n4knsw',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m82srz5j9gnr7zr',2,'1m82sr35g09w454e',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m82ss0btcn15j1t',1,'1m82sr35f77t5w55',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO "tournament_entrant" VALUES('1m82ss0btcn15j1t',2,'1m82sr35g09w454e',NULL,'declined',0.0,0.0,0,0,0,0,NULL,NULL);
CREATE TABLE tournament_event (
    tournament TEXT    NOT NULL,
    seq        INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the tournament; its newest is its version
    at         INTEGER NOT NULL,
    kind       TEXT    NOT NULL,                 -- created, joined, game, ...: see tournament/tournament.h
    body       TEXT    NOT NULL,                 -- JSON: the whole truth
    PRIMARY KEY (tournament, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_event" VALUES('1m82srxq8e2e9fj8',1,1795390469864,'created','{"ruleset":"tic-tac-toe","format":"swiss","games":3,"deal":"independent","visibility":"public","seed":"8db56c11012bbc9533ab70aae49c60cbbdc67dd32b70b3a48cec8e6314dbe41f","seeded":false,"clock":null,"creator":"1m82sr3580n4knsw","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m82srxq8e2e9fj8',2,1795390469965,'round','{"round":1,"pairs":[[1,3],[4,2]],"byes":[5]}');
INSERT INTO "tournament_event" VALUES('1m82srxq8e2e9fj8',3,1795390469965,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,3],"scores":[0.5,0.5],"seed":"93f919d5c01f0108ffd408d67b3975daa8d0810baf5b0cd8581bd5e2be277627","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82srxq8e2e9fj8',4,1795390469965,'game','{"game":2,"round":1,"tie_break":false,"entrants":[4,2],"scores":[1,0],"seed":"9d78fa6c962e9d2a2dfa61d9b4822ae7e8136a19511830664fd37ac5b461dc4e","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82srxq8e2e9fj8',5,1795390469965,'round','{"round":2,"pairs":[[5,4],[3,2]],"byes":[1]}');
INSERT INTO "tournament_event" VALUES('1m82srxq8e2e9fj8',6,1795390469966,'game','{"game":3,"round":2,"tie_break":false,"entrants":[5,4],"scores":[0,1],"seed":"b6a54042b821157705a431ad40b712b14a99e206759f2d043a28c9cee667a2d3","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82srxq8e2e9fj8',7,1795390469966,'game','{"game":4,"round":2,"tie_break":false,"entrants":[3,2],"scores":[1,0],"seed":"01bde94f9dc7386dc6da036b609d32cd1590ab6cf76aac13dff396f763beba02","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82srxq8e2e9fj8',8,1795390469966,'round','{"round":3,"pairs":[[4,1],[3,5]],"byes":[2]}');
INSERT INTO "tournament_event" VALUES('1m82srxq8e2e9fj8',9,1795390469966,'game','{"game":5,"round":3,"tie_break":false,"entrants":[4,1],"scores":[0,1],"seed":"fd03e3200342757cec54a70e663147e7d4a2d3a51b8a40e00224c86a704461a9","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82srxq8e2e9fj8',10,1795390469966,'game','{"game":6,"round":3,"tie_break":false,"entrants":[3,5],"scores":[0,1],"seed":"79fc421bab56b0b0906768e1b1454411f370222d5ef2a37d1c4acb87c0990494","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82srxq8e2e9fj8',11,1795390469973,'finished','{"winners":[1]}');
INSERT INTO "tournament_event" VALUES('1m82srycq7n4ma8y',1,1795390470551,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":2,"deal":"independent","visibility":"public","seed":"204523968e1061fd7d250bf751bb1f6002453cc01a44766857e17fa36c543b1e","seeded":false,"clock":null,"creator":"1m82sr3580n4knsw","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m82srycq7n4ma8y',2,1795390470551,'round','{"round":1,"pairs":[[3,2]],"byes":[1]}');
INSERT INTO "tournament_event" VALUES('1m82srycq7n4ma8y',3,1795390470551,'game','{"game":1,"round":1,"tie_break":false,"entrants":[3,2],"scores":[0.5,0.5],"seed":"16d94b40bed1458649b43411e79d113fe571eda6228f92ddd6a9490dbaebb26b","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82srycq7n4ma8y',4,1795390470552,'game','{"game":2,"round":1,"tie_break":false,"entrants":[2,3],"scores":[0,1],"seed":"e37d8812dc124baeb0e9f828b2342082e8dfcc5841957a12a4d17ad00032512d","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82srycq7n4ma8y',5,1795390470552,'round','{"round":2,"pairs":[[1,3]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m82srycq7n4ma8y',6,1795390470552,'game','{"game":3,"round":2,"tie_break":false,"entrants":[1,3],"scores":[1,0],"seed":"5925b3311484a1d39600a527840d81ea500137d2c28efc5f26508c61265711d4","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82srycq7n4ma8y',7,1795390470552,'game','{"game":4,"round":2,"tie_break":false,"entrants":[3,1],"scores":[0,1],"seed":"6d03576458159125cc7220074d300c32dfdcaab08e19347eff524f5e9987c7b9","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m82srycq7n4ma8y',8,1795390470556,'finished','{"winners":[1]}');
INSERT INTO "tournament_event" VALUES('1m82sryzn1fx5qzg',1,1795390471157,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","visibility":"public","seed":"9976e953539223c7ba202e86b077b3dc1f84b3ba47bc76a230f98d0b7b767f54","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m82sr3580n4knsw","entrants":[{"player":"1m82sr3580n4knsw","joined":true},{"player":"1m82sr35f77t5w55","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m82srz5j9gnr7zr',1,1795390471346,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"public","seed":"b7c133a36681ff49262cf99c72aecb4835a05a563571a2f73b7571a78c58ff5f","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m82sr3580n4knsw","entrants":[{"player":"1m82sr3580n4knsw","joined":true},{"player":"1m82sr35g09w454e","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m82srz5j9gnr7zr',2,1795390472156,'joined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m82srz5j9gnr7zr',3,1795390472158,'round','{"round":1,"pairs":[[1,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m82srz5j9gnr7zr',4,1795390472158,'started','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"id":"1m82srzyy5rqmrvk"}');
INSERT INTO "tournament_event" VALUES('1m82ss0btcn15j1t',1,1795390472570,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"private","seed":"6866f6d216de0baae52c0d3a6ce3757e2a94a438a67319a2841b9a37f5574be9","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m82sr35f77t5w55","entrants":[{"player":"1m82sr35f77t5w55","joined":true},{"player":"1m82sr35g09w454e","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m82ss0btcn15j1t',2,1795390473249,'declined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m82ss0btcn15j1t',3,1795390473249,'cancelled','{"reason":"declined"}');
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
INSERT INTO "tournament_game" VALUES('1m82srxq8e2e9fj8',1,1,0,NULL,'[1,3]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m82srxq8e2e9fj8',2,1,0,NULL,'[4,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m82srxq8e2e9fj8',3,2,0,NULL,'[5,4]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m82srxq8e2e9fj8',4,2,0,NULL,'[3,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m82srxq8e2e9fj8',5,3,0,NULL,'[4,1]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m82srxq8e2e9fj8',6,3,0,NULL,'[3,5]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m82srycq7n4ma8y',1,1,0,NULL,'[3,2]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m82srycq7n4ma8y',2,1,0,NULL,'[2,3]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m82srycq7n4ma8y',3,2,0,NULL,'[1,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m82srycq7n4ma8y',4,2,0,NULL,'[3,1]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m82srz5j9gnr7zr',1,1,0,'1m82srzyy5rqmrvk','[1,2]',NULL,NULL);
CREATE TABLE uptime_mark (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
INSERT INTO "uptime_mark" VALUES(1,1795390474127);
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
INSERT INTO "webhook" VALUES('1m82ss16qen5x1en','1m82sr2gy6k6hx87','https://receiver.invalid/',11,X'0A9673758AA1A76272AD1343DCD1548842876481DEF90202AD660E5879A415BD',NULL,NULL,1795390473431,NULL,NULL);
INSERT INTO "webhook" VALUES('1m82ss1785g0g8dh','1m82sr2gy6k6hx87','https://receiver.invalid/',16,X'0E5DC65D0C1E2E8EF409131DAD8FC2B754F3CDC6B872941FB6F2B3AB991973AC',NULL,NULL,1795390473448,1795390473479,NULL);
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
CREATE INDEX question_set_public ON question_set (app, id) WHERE is_public = 1 AND deleted_at IS NULL;
CREATE INDEX question_set_by_owner ON question_set (owner, id);
CREATE INDEX question_set_deleted ON question_set (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX question_draft_by_owner ON question_draft (owner);
CREATE INDEX idempotency_use_hour ON idempotency_use (hour);
COMMIT;
