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
INSERT INTO "block" VALUES('1m8359ya73wfqa9g','1m8359ya31rwjw8g',1795402562078);
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
INSERT INTO "delivery" VALUES(1,'1m8359yq54q93aak','1m8359ypndt40bbb','1m8359yq54q92h56','1m8359yq54q92h56-1-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T02:56:02.277Z","data":{"seq":1,"at":"2026-11-23T02:56:02.277Z","kind":"created","seat":0,"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m8359ypybw21fax","status":"joined"},{"player":"1m8359yq44y2p07n","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m8359ypybw21fax","clock":{"turn_seconds":30,"bot_turn_seconds":1},"game":"1m8359yq54q92h56"}}',1795402562277,1,1795402567429,1795402562281,NULL,NULL,0);
INSERT INTO "delivery" VALUES(2,'1m8359yq888b6dth','1m8359ypndt40bbb','1m8359yq54q92h56','1m8359yq54q92h56-2-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T02:56:02.280Z","data":{"seq":2,"at":"2026-11-23T02:56:02.280Z","kind":"joined","seat":1,"player":"1m8359yq44y2p07n","game":"1m8359yq54q92h56"}}',1795402562280,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(3,'1m8359yq888b7cyy','1m8359ypndt40bbb','1m8359yq54q92h56','1m8359yq54q92h56-3-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T02:56:02.280Z","data":{"seq":3,"at":"2026-11-23T02:56:02.280Z","kind":"round","seat":null,"number":1,"leader":0,"commitment":null,"points":[0,0],"game":"1m8359yq54q92h56"}}',1795402562280,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(4,'1m8359yq888b7rgs','1m8359ypndt40bbb','1m8359yq54q92h56','1m8359yq54q92h56-3-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T02:56:02.280Z","data":{"game":"1m8359yq54q92h56","seq":3,"players":["1m8359ypybw21fax"],"seats":[0],"deadline":"2026-11-23T02:56:32.280Z"}}',1795402562280,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(5,'1m8359yqc5mrcaa4','1m8359ypndt40bbb','1m8359yq54q92h56','1m8359yq54q92h56-4-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T02:56:02.283Z","data":{"seq":4,"at":"2026-11-23T02:56:02.283Z","kind":"move","seat":0,"column":0,"row":0,"symbol":"X","game":"1m8359yq54q92h56"}}',1795402562284,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(6,'1m8359yqc5mrd78y','1m8359ypndt40bbb','1m8359yq54q92h56','1m8359yq54q92h56-4-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T02:56:02.283Z","data":{"game":"1m8359yq54q92h56","seq":4,"players":["1m8359yq44y2p07n"],"seats":[1],"deadline":"2026-11-23T02:56:32.283Z"}}',1795402562284,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(7,'1m8359yqde7g049d','1m8359ypndt40bbb','1m8359yq54q92h56','1m8359yq54q92h56-5-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T02:56:02.285Z","data":{"seq":5,"at":"2026-11-23T02:56:02.285Z","kind":"move","seat":1,"column":1,"row":0,"symbol":"O","game":"1m8359yq54q92h56"}}',1795402562285,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(8,'1m8359yqde7g0svx','1m8359ypndt40bbb','1m8359yq54q92h56','1m8359yq54q92h56-5-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T02:56:02.285Z","data":{"game":"1m8359yq54q92h56","seq":5,"players":["1m8359ypybw21fax"],"seats":[0],"deadline":"2026-11-23T02:56:32.285Z"}}',1795402562285,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(9,'1m8359yqe3dyd0e5','1m8359ypndt40bbb','1m8359yq54q92h56','1m8359yq54q92h56-6-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T02:56:02.286Z","data":{"seq":6,"at":"2026-11-23T02:56:02.286Z","kind":"move","seat":0,"column":0,"row":1,"symbol":"X","game":"1m8359yq54q92h56"}}',1795402562286,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(10,'1m8359yqe3dyengc','1m8359ypndt40bbb','1m8359yq54q92h56','1m8359yq54q92h56-6-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T02:56:02.286Z","data":{"game":"1m8359yq54q92h56","seq":6,"players":["1m8359yq44y2p07n"],"seats":[1],"deadline":"2026-11-23T02:56:32.286Z"}}',1795402562286,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(11,'1m8359yqg1fk957f','1m8359ypndt40bbb','1m8359yq54q92h56','1m8359yq54q92h56-7-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T02:56:02.288Z","data":{"seq":7,"at":"2026-11-23T02:56:02.288Z","kind":"move","seat":1,"column":1,"row":1,"symbol":"O","game":"1m8359yq54q92h56"}}',1795402562288,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(12,'1m8359yqg1fka5bv','1m8359ypndt40bbb','1m8359yq54q92h56','1m8359yq54q92h56-7-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-23T02:56:02.288Z","data":{"game":"1m8359yq54q92h56","seq":7,"players":["1m8359ypybw21fax"],"seats":[0],"deadline":"2026-11-23T02:56:32.288Z"}}',1795402562288,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(13,'1m8359yqjcd89696','1m8359ypndt40bbb','1m8359yq54q92h56','1m8359yq54q92h56-8-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T02:56:02.290Z","data":{"seq":8,"at":"2026-11-23T02:56:02.290Z","kind":"move","seat":0,"column":0,"row":2,"symbol":"X","game":"1m8359yq54q92h56"}}',1795402562290,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(14,'1m8359yqjcd8cb8t','1m8359ypndt40bbb','1m8359yq54q92h56','1m8359yq54q92h56-9-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T02:56:02.290Z","data":{"seq":9,"at":"2026-11-23T02:56:02.290Z","kind":"round-over","seat":null,"id":"1m8359yqjcd8af9p","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null,"game":"1m8359yq54q92h56"}}',1795402562290,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(15,'1m8359yqjcd8d53n','1m8359ypndt40bbb','1m8359yq54q92h56','1m8359yq54q92h56-9-result.published','result.published','{"type":"result.published","timestamp":"2026-11-23T02:56:02.290Z","data":{"id":"1m8359yqjcd8af9p","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-23T02:56:02.290Z","kind":"round","game":"1m8359yq54q92h56","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m8359ypybw21fax"}},{"seat":1,"player":{"id":"1m8359yq44y2p07n"}}]}}',1795402562290,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(16,'1m8359yqjcd8gnqs','1m8359ypndt40bbb','1m8359yq54q92h56','1m8359yq54q92h56-10-game.event','game.event','{"type":"game.event","timestamp":"2026-11-23T02:56:02.290Z","data":{"seq":10,"at":"2026-11-23T02:56:02.290Z","kind":"finished","seat":null,"id":"1m8359yqjcd8f3ry","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","game":"1m8359yq54q92h56"}}',1795402562290,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "delivery" VALUES(17,'1m8359yqjcd8hja7','1m8359ypndt40bbb','1m8359yq54q92h56','1m8359yq54q92h56-10-result.published','result.published','{"type":"result.published","timestamp":"2026-11-23T02:56:02.290Z","data":{"id":"1m8359yqjcd8f3ry","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-23T02:56:02.290Z","kind":"match","game":"1m8359yq54q92h56","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m8359ypybw21fax"}},{"seat":1,"player":{"id":"1m8359yq44y2p07n"}}]}}',1795402562290,0,NULL,NULL,NULL,NULL,0);
CREATE TABLE event (
    id   INTEGER PRIMARY KEY,              -- its place in the log of all games
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL                  -- JSON: the whole truth, secrets included
) STRICT;
INSERT INTO "event" VALUES(1,'1m8359yaf3zed0bv',1,1795402561871,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m8359y9w3s32gas","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m8359y9w3s32gas","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(2,'1m8359yaf3zed0bv',2,1795402561871,'round',NULL,'{"number":1,"leader":null,"commitment":"13ef4707899fe6a8eb510528d1fc19d42489487df687866a54b8f3b29455cc02","points":[0],"rules":2,"seats":[{"player":"1m8359y9w3s32gas","status":"joined"}],"rounds":1,"deal":{"nonce":"bc30b21f05f582aa0ba66593425bce20d088295f39ef761e2c9dc995145c45c0","secret":"4528"},"carry":null}');
INSERT INTO "event" VALUES(3,'1m8359yaf3zed0bv',3,1795402561873,'guess',0,'{"attempt":1,"code":"0123","bulls":1,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(4,'1m8359yaf3zed0bv',4,1795402561891,'guess',0,'{"attempt":2,"code":"0456","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(5,'1m8359yaf3zed0bv',5,1795402561895,'guess',0,'{"attempt":3,"code":"4167","bulls":1,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(6,'1m8359yaf3zed0bv',6,1795402561899,'guess',0,'{"attempt":4,"code":"4528","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(7,'1m8359yaf3zed0bv',7,1795402561899,'round-over',NULL,'{"id":"1m8359ybb7ecwn4d","round":1,"leader":null,"attempts":4,"solved":true,"solver":0,"secret":"4528","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"bc30b21f05f582aa0ba66593425bce20d088295f39ef761e2c9dc995145c45c0","secret":"4528"}}');
INSERT INTO "event" VALUES(8,'1m8359yaf3zed0bv',8,1795402561899,'finished',NULL,'{"id":"1m8359ybb7ecy8wj","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(9,'1m8359ybf4ap07k6',1,1795402561903,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m8359ya31rwjw8g","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m8359ya31rwjw8g","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(10,'1m8359ybf4ap07k6',2,1795402561903,'round',NULL,'{"number":1,"leader":null,"commitment":"f2635da7145e2fec1d49c7874e832e1552d78cb776bdb5cfded912d1cb4a9440","points":[0],"rules":2,"seats":[{"player":"1m8359ya31rwjw8g","status":"joined"}],"rounds":1,"deal":{"nonce":"fdb83fc8c9da092c924426c85598b3ffd20cf927e8339941bcce562e98647bbf","secret":"7156"},"carry":null}');
INSERT INTO "event" VALUES(11,'1m8359ybf4ap07k6',3,1795402561908,'guess',0,'{"attempt":1,"code":"0123","bulls":1,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(12,'1m8359ybf4ap07k6',4,1795402561924,'guess',0,'{"attempt":2,"code":"0456","bulls":2,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(13,'1m8359ybf4ap07k6',5,1795402561928,'guess',0,'{"attempt":3,"code":"0478","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(14,'1m8359ybf4ap07k6',6,1795402561931,'guess',0,'{"attempt":4,"code":"7156","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(15,'1m8359ybf4ap07k6',7,1795402561931,'round-over',NULL,'{"id":"1m8359ycbaxj2s1s","round":1,"leader":null,"attempts":4,"solved":true,"solver":0,"secret":"7156","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"fdb83fc8c9da092c924426c85598b3ffd20cf927e8339941bcce562e98647bbf","secret":"7156"}}');
INSERT INTO "event" VALUES(16,'1m8359ybf4ap07k6',8,1795402561931,'finished',NULL,'{"id":"1m8359ycbaxj4h3x","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO "event" VALUES(17,'1m8359yce93bw394',1,1795402561934,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m8359y9w3s32gas","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m8359y9w3s32gas","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(18,'1m8359yce93bw394',2,1795402561934,'round',NULL,'{"number":1,"leader":null,"commitment":"fc17ac20e01f496ce4b1ecd0fd36b3aa42874281c8002e1ebd905e2ad31e8e47","points":[0],"rules":2,"seats":[{"player":"1m8359y9w3s32gas","status":"joined"}],"rounds":1,"deal":{"nonce":"5be1c27136dfa5276d4e3ae79696e84588aa0f3dd20af56c8c8ec43db3c59476","secret":"8033"},"carry":null}');
INSERT INTO "event" VALUES(19,'1m8359yce93bw394',3,1795402561938,'resigned',0,'{}');
INSERT INTO "event" VALUES(20,'1m8359yce93bw394',4,1795402561938,'round-over',NULL,'{"id":"1m8359ycj4qj215v","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"8033","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"5be1c27136dfa5276d4e3ae79696e84588aa0f3dd20af56c8c8ec43db3c59476","secret":"8033"}}');
INSERT INTO "event" VALUES(21,'1m8359yce93bw394',5,1795402561938,'finished',NULL,'{"id":"1m8359ycj4qj2a3z","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(22,'1m8359ycp8k9vj0n',1,1795402561942,'created',0,'{"ruleset":"number-guess","options":{"length":4,"alphabet":"0123456789","repeats":true,"blanks":false,"leading_zero":false,"max_guesses":null,"feedback":"positions","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m8359ya31rwjw8g","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m8359ya31rwjw8g","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(23,'1m8359ycp8k9vj0n',2,1795402561942,'round',NULL,'{"number":1,"leader":null,"commitment":"ed97b88ec3d93b0019f58e7eda842117429709663820378d69da027ef0597e69","points":[0],"rules":2,"seats":[{"player":"1m8359ya31rwjw8g","status":"joined"}],"rounds":1,"deal":{"nonce":"e8516f987b35d4c6ad029d945226385f71df9d58907ee06504e411d32472d108","secret":"5937"},"carry":null}');
INSERT INTO "event" VALUES(24,'1m8359ycp8k9vj0n',3,1795402561952,'resigned',0,'{}');
INSERT INTO "event" VALUES(25,'1m8359ycp8k9vj0n',4,1795402561952,'round-over',NULL,'{"id":"1m8359yd08ss3ymv","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"5937","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"e8516f987b35d4c6ad029d945226385f71df9d58907ee06504e411d32472d108","secret":"5937"}}');
INSERT INTO "event" VALUES(26,'1m8359ycp8k9vj0n',5,1795402561952,'finished',NULL,'{"id":"1m8359yd08ss474e","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES(27,'1m8359ydbdw21968',1,1795402561963,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m8359ydbdw1zmcq","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m8359ydbdw1zmcq","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(28,'1m8359ydbdw21968',2,1795402561963,'round',NULL,'{"number":1,"leader":null,"commitment":"acafd0a1c4419b6a241009ab7660443174ec1e1373a1b4f19f21d6b0a665d8f0","points":[0],"rules":2,"seats":[{"player":"1m8359ydbdw1zmcq","status":"joined"}],"rounds":0,"deal":{"nonce":"5ded2890ab83bdd6bbe529ebc262aac02c32edcb65a2d9b3dfd9c0dfe72ca59e","secret":"9173"},"carry":null}');
INSERT INTO "event" VALUES(29,'1m8359ydbdw21968',3,1795402561967,'guess',0,'{"attempt":1,"code":"1234","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(30,'1m8359ydn09yegkz',1,1795402561973,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m8359ydn09yd1yj","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m8359ydn09yd1yj","join_code":null,"clock":null,"log":3}');
INSERT INTO "event" VALUES(31,'1m8359ydn09yegkz',2,1795402561973,'round',NULL,'{"number":1,"leader":null,"commitment":"658a88f7ba828bfa27e2163f8bfa1b108af335f4d298df7254342bac0085911b","points":[0],"rules":2,"seats":[{"player":"1m8359ydn09yd1yj","status":"joined"}],"rounds":2,"deal":{"nonce":"380150e43e3924ee890be835f3cb9d5b450238e0456d96dca525511c4024478a","secret":"5138"},"carry":null}');
INSERT INTO "event" VALUES(32,'1m8359ydn09yegkz',3,1795402561979,'guess',0,'{"attempt":1,"code":"0123","bulls":1,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(33,'1m8359ydn09yegkz',4,1795402561994,'guess',0,'{"attempt":2,"code":"0245","bulls":0,"cows":1,"solved":false}');
INSERT INTO "event" VALUES(34,'1m8359ydn09yegkz',5,1795402562000,'guess',0,'{"attempt":3,"code":"1463","bulls":0,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(35,'1m8359ydn09yegkz',6,1795402562003,'guess',0,'{"attempt":4,"code":"2176","bulls":1,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(36,'1m8359ydn09yegkz',7,1795402562007,'guess',0,'{"attempt":5,"code":"3158","bulls":2,"cows":2,"solved":false}');
INSERT INTO "event" VALUES(37,'1m8359ydn09yegkz',8,1795402562010,'guess',0,'{"attempt":6,"code":"5138","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(38,'1m8359ydn09yegkz',9,1795402562010,'round-over',NULL,'{"id":"1m8359yet5c7xaaj","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"5138","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"380150e43e3924ee890be835f3cb9d5b450238e0456d96dca525511c4024478a","secret":"5138"}}');
INSERT INTO "event" VALUES(39,'1m8359ydn09yegkz',10,1795402562013,'published',0,'{}');
INSERT INTO "event" VALUES(40,'1m8359ydn09yegkz',11,1795402562018,'round',NULL,'{"number":2,"leader":null,"commitment":"166ca1efe492d5159dad497710821033f80f13ab858ec14cc94e708c6a3ba5cc","points":[1],"rules":2,"seats":[{"player":"1m8359ydn09yd1yj","status":"joined"}],"rounds":2,"deal":{"nonce":"07714084dc571585749d65d7ecd3c957aa19b7d82e1097190e63dc05da34744f","secret":"2495"},"carry":null,"made_public":true}');
INSERT INTO "event" VALUES(41,'1m8359yfffe1hye1',1,1795402562031,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m8359yf44qp7v0h","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m8359yf44qp7v0h","join_code":"HTEASX","clock":null,"log":3}');
INSERT INTO "event" VALUES(42,'1m8359yfffe1hye1',2,1795402562035,'joined',1,'{"player":"1m8359yfbcp3xj8m"}');
INSERT INTO "event" VALUES(43,'1m8359yfffe1hye1',3,1795402562035,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m8359yf44qp7v0h","status":"joined"},{"player":"1m8359yfbcp3xj8m","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(44,'1m8359yfffe1hye1',4,1795402562039,'secret',0,'{"code":"1234","nonce":"e029e95f848a25b4947959a98df325ae9201db655176cec690dad2792d218b6a","commitment":"4eb0b0561ca67248343c4d5ddda25d52684622ba022e618e624d74b5aa689f52"}');
INSERT INTO "event" VALUES(45,'1m8359yfffe1hye1',5,1795402562041,'guess',1,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES(46,'1m8359yfffe1hye1',6,1795402562041,'round-over',NULL,'{"id":"1m8359yfsfp9jpz3","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"e029e95f848a25b4947959a98df325ae9201db655176cec690dad2792d218b6a","secret":"1234"}}');
INSERT INTO "event" VALUES(47,'1m8359yfffe1hye1',7,1795402562043,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":2,"seats":[{"player":"1m8359yf44qp7v0h","status":"joined"},{"player":"1m8359yfbcp3xj8m","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(48,'1m8359yfffe1hye1',8,1795402562045,'secret',1,'{"code":"4321","nonce":"4479676c8eace6b1a01cf0d8d8c134228f57ba6e2fa3dcdd6c19c6b1fb4f00eb","commitment":"20d1c0a57423472c3352e617edd450deb65c3e76a59c6a321e8501e10350b667"}');
INSERT INTO "event" VALUES(49,'1m8359yfffe1hye1',9,1795402562047,'resigned',0,'{}');
INSERT INTO "event" VALUES(50,'1m8359yfffe1hye1',10,1795402562047,'round-over',NULL,'{"id":"1m8359yfz6fqwnr5","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"4479676c8eace6b1a01cf0d8d8c134228f57ba6e2fa3dcdd6c19c6b1fb4f00eb","secret":"4321"}}');
INSERT INTO "event" VALUES(51,'1m8359yfffe1hye1',11,1795402562047,'finished',NULL,'{"id":"1m8359yfz6fqykth","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation"}');
INSERT INTO "event" VALUES(52,'1m8359ygbbstg9z1',1,1795402562059,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"manual","secret":"held","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m8359yg3b7x31rc","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m8359yg3b7x31rc","join_code":"2BJ9YW","clock":null,"log":3}');
INSERT INTO "event" VALUES(53,'1m8359ygbbstg9z1',2,1795402562067,'joined',1,'{"player":"1m8359yg58qz9bt7"}');
INSERT INTO "event" VALUES(54,'1m8359ygbbstg9z1',3,1795402562068,'joined',2,'{"player":"1m8359yg74s1g2t7"}');
INSERT INTO "event" VALUES(55,'1m8359ygbbstg9z1',4,1795402562068,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m8359yg3b7x31rc","status":"joined"},{"player":"1m8359yg58qz9bt7","status":"joined"},{"player":"1m8359yg74s1g2t7","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(56,'1m8359ygqed78z3d',1,1795402562071,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m8359ygn8hvzwjn","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m8359ygn8hvzwjn","join_code":"78YZMK","clock":null,"log":3}');
INSERT INTO "event" VALUES(57,'1m8359ygqed78z3d',2,1795402562072,'joined',1,'{"player":"1m8359ygp2ydbym0"}');
INSERT INTO "event" VALUES(58,'1m8359ygqed78z3d',3,1795402562073,'joined',2,'{"player":"1m8359ygqed76747"}');
INSERT INTO "event" VALUES(59,'1m8359ygqed78z3d',4,1795402562073,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m8359ygn8hvzwjn","status":"joined"},{"player":"1m8359ygp2ydbym0","status":"joined"},{"player":"1m8359ygqed76747","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(60,'1m8359ygqed78z3d',5,1795402562074,'secret',0,'{"code":"5678","nonce":"5172d940857b4712e82b36b1964532114d033ecd1dbb0e257567f2eb9b711a9a","commitment":"65589d5c31bc42b6fa5248c0aed540c5dae65f39c4709a16d6255f54b09e53dc"}');
INSERT INTO "event" VALUES(61,'1m8359ygqed78z3d',6,1795402562074,'guess',1,'{"attempt":1,"code":"1234","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES(62,'1m8359ygv829w7gd',1,1795402562075,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m8359y9w3s32gas","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m8359y9w3s32gas","join_code":"BEFETW","clock":null,"log":3}');
INSERT INTO "event" VALUES(63,'1m8359ygw6cynw3w',1,1795402562076,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m8359ya31rwjw8g","status":"joined"},{"player":"1m8359ya73wfqa9g","status":"invited"}],"visibility":"public","ranked":false,"creator":"1m8359ya31rwjw8g","join_code":"SZWECT","clock":null,"log":3}');
INSERT INTO "event" VALUES(64,'1m8359ygw6cynw3w',2,1795402562077,'aborted',0,'{"reason":"creator"}');
INSERT INTO "event" VALUES(65,'1m8359ygy52n1vyp',1,1795402562078,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m8359y9w3s32gas","status":"joined"},{"player":"1m8359ya73wfqa9g","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m8359y9w3s32gas","join_code":"6CKSBM","clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(66,'1m8359ygz6283jnj',1,1795402562079,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m8359y9w3s32gas","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"visibility":"private","ranked":false,"creator":"1m8359y9w3s32gas","join_code":null,"clock":{"turn_seconds":86400,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(67,'1m8359ygz6283jnj',2,1795402562079,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m8359y9w3s32gas","status":"joined"},{"player":"000000000p9c7fga","status":"joined","bot":"random"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(68,'1m8359yh17s2j2kf',1,1795402562081,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":null,"hints":false},"seats":[{"player":"1m8359yh07wg23sb","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m8359yh07wg23sb","join_code":"38QK26","clock":null,"log":3}');
INSERT INTO "event" VALUES(69,'1m8359yh17s2j2kf',2,1795402562082,'joined',1,'{"player":"1m8359yh17s2g8w8"}');
INSERT INTO "event" VALUES(70,'1m8359yh17s2j2kf',3,1795402562082,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m8359yh07wg23sb","status":"joined"},{"player":"1m8359yh17s2g8w8","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(71,'1m8359yh17s2j2kf',4,1795402562083,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(72,'1m8359yh17s2j2kf',5,1795402562084,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(73,'1m8359yh17s2j2kf',6,1795402562084,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(74,'1m8359yh17s2j2kf',7,1795402562085,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(75,'1m8359yh17s2j2kf',8,1795402562085,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(76,'1m8359yh17s2j2kf',9,1795402562085,'round-over',NULL,'{"id":"1m8359yh51a7bpgb","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(77,'1m8359yh17s2j2kf',10,1795402562086,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[1,0],"rules":1,"seats":[{"player":"1m8359yh07wg23sb","status":"joined"},{"player":"1m8359yh17s2g8w8","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(78,'1m8359yh17s2j2kf',11,1795402562087,'move',1,'{"column":1,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(79,'1m8359yh8ekadnq8',1,1795402562088,'created',0,'{"ruleset":"gomoku","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m8359y9w3s32gas","status":"joined"},{"player":"1m8359ya31rwjw8g","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m8359y9w3s32gas","join_code":"FKEPVB","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(80,'1m8359yh8ekadnq8',2,1795402562089,'joined',1,'{"player":"1m8359ya31rwjw8g"}');
INSERT INTO "event" VALUES(81,'1m8359yh8ekadnq8',3,1795402562089,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m8359y9w3s32gas","status":"joined"},{"player":"1m8359ya31rwjw8g","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(82,'1m8359yh8ekadnq8',4,1795402562089,'move',0,'{"column":7,"row":7,"symbol":"X"}');
INSERT INTO "event" VALUES(83,'1m8359yh8ekadnq8',5,1795402562090,'move',1,'{"column":8,"row":8,"symbol":"O"}');
INSERT INTO "event" VALUES(84,'1m8359yh8ekadnq8',6,1795402562091,'resigned',1,'{}');
INSERT INTO "event" VALUES(85,'1m8359yh8ekadnq8',7,1795402562091,'round-over',NULL,'{"id":"1m8359yhbcafya1r","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(86,'1m8359yh8ekadnq8',8,1795402562091,'finished',NULL,'{"id":"1m8359yhbcag005f","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation"}');
INSERT INTO "event" VALUES(87,'1m8359yhdeffvr80',1,1795402562093,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m8359yhc14p972r","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m8359yhc14p972r","join_code":"H89RXY","clock":null,"log":3,"commitment":"08761a76afc8489cac27c6d017095685d59b706768a5bac65cb7043d0f9a1bda","client_seeds":["",""],"server_seed":"9ed2151d39a4c947f7c0e481e6ea1a75350fa08e80102463a86df880ad7776f1"}');
INSERT INTO "event" VALUES(88,'1m8359yhdeffvr80',2,1795402562093,'joined',1,'{"player":"1m8359yhc14pce8t"}');
INSERT INTO "event" VALUES(89,'1m8359yhdeffvr80',3,1795402562093,'round',NULL,'{"number":1,"leader":0,"commitment":"08761a76afc8489cac27c6d017095685d59b706768a5bac65cb7043d0f9a1bda","points":[0,0],"rules":1,"seats":[{"player":"1m8359yhc14p972r","status":"joined"},{"player":"1m8359yhc14pce8t","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(90,'1m8359yhdeffvr80',4,1795402562093,'roll',0,'{"keep":[],"dice":[2,3,5,6,3],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(91,'1m8359yhdeffvr80',5,1795402562095,'score',0,'{"category":"chance","score":19,"bonus":0}');
INSERT INTO "event" VALUES(92,'1m8359yhdeffvr80',6,1795402562095,'roll',1,'{"keep":[],"dice":[6,5,6,3,5],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(93,'1m8359yhg8s0g3p5',1,1795402562096,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m8359yhf5st5et3","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m8359yhf5st5et3","join_code":"Y69N7R","clock":null,"log":3,"commitment":"2a6cd273ab2709bc9ac1f8b6edaa094e43e11b7a26a3f2fda575ba88354ccd58","client_seeds":["",""],"server_seed":"f742da523f125f246e09ab570c6e2579be3ed67f2bb119694f7a762ae3c3ec33"}');
INSERT INTO "event" VALUES(94,'1m8359yhg8s0g3p5',2,1795402562097,'joined',1,'{"player":"1m8359yhg8s0es2j"}');
INSERT INTO "event" VALUES(95,'1m8359yhg8s0g3p5',3,1795402562097,'round',NULL,'{"number":1,"leader":0,"commitment":"2a6cd273ab2709bc9ac1f8b6edaa094e43e11b7a26a3f2fda575ba88354ccd58","points":[0,0],"rules":1,"seats":[{"player":"1m8359yhf5st5et3","status":"joined"},{"player":"1m8359yhg8s0es2j","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO "event" VALUES(96,'1m8359yhg8s0g3p5',4,1795402562097,'roll',0,'{"keep":[],"dice":[4,3,4,5,2],"stage":0,"roll":0}');
INSERT INTO "event" VALUES(97,'1m8359yhg8s0g3p5',5,1795402562099,'score',0,'{"category":"aces","score":0,"bonus":0}');
INSERT INTO "event" VALUES(98,'1m8359yhg8s0g3p5',6,1795402562099,'roll',1,'{"keep":[],"dice":[4,6,6,6,1],"stage":0,"roll":1}');
INSERT INTO "event" VALUES(99,'1m8359yhg8s0g3p5',7,1795402562099,'score',1,'{"category":"aces","score":1,"bonus":0}');
INSERT INTO "event" VALUES(100,'1m8359yhg8s0g3p5',8,1795402562099,'roll',0,'{"keep":[],"dice":[5,5,2,1,3],"stage":0,"roll":2}');
INSERT INTO "event" VALUES(101,'1m8359yhg8s0g3p5',9,1795402562100,'score',0,'{"category":"twos","score":2,"bonus":0}');
INSERT INTO "event" VALUES(102,'1m8359yhg8s0g3p5',10,1795402562100,'roll',1,'{"keep":[],"dice":[4,1,6,4,1],"stage":0,"roll":3}');
INSERT INTO "event" VALUES(103,'1m8359yhg8s0g3p5',11,1795402562101,'score',1,'{"category":"twos","score":0,"bonus":0}');
INSERT INTO "event" VALUES(104,'1m8359yhg8s0g3p5',12,1795402562101,'roll',0,'{"keep":[],"dice":[3,1,5,6,2],"stage":0,"roll":4}');
INSERT INTO "event" VALUES(105,'1m8359yhg8s0g3p5',13,1795402562101,'score',0,'{"category":"threes","score":3,"bonus":0}');
INSERT INTO "event" VALUES(106,'1m8359yhg8s0g3p5',14,1795402562101,'roll',1,'{"keep":[],"dice":[3,4,4,5,5],"stage":0,"roll":5}');
INSERT INTO "event" VALUES(107,'1m8359yhg8s0g3p5',15,1795402562102,'score',1,'{"category":"threes","score":3,"bonus":0}');
INSERT INTO "event" VALUES(108,'1m8359yhg8s0g3p5',16,1795402562102,'roll',0,'{"keep":[],"dice":[6,5,3,5,5],"stage":0,"roll":6}');
INSERT INTO "event" VALUES(109,'1m8359yhg8s0g3p5',17,1795402562103,'score',0,'{"category":"fours","score":0,"bonus":0}');
INSERT INTO "event" VALUES(110,'1m8359yhg8s0g3p5',18,1795402562103,'roll',1,'{"keep":[],"dice":[2,6,6,4,4],"stage":0,"roll":7}');
INSERT INTO "event" VALUES(111,'1m8359yhg8s0g3p5',19,1795402562103,'score',1,'{"category":"fours","score":8,"bonus":0}');
INSERT INTO "event" VALUES(112,'1m8359yhg8s0g3p5',20,1795402562103,'roll',0,'{"keep":[],"dice":[6,5,5,6,4],"stage":0,"roll":8}');
INSERT INTO "event" VALUES(113,'1m8359yhg8s0g3p5',21,1795402562104,'score',0,'{"category":"fives","score":10,"bonus":0}');
INSERT INTO "event" VALUES(114,'1m8359yhg8s0g3p5',22,1795402562104,'roll',1,'{"keep":[],"dice":[5,3,4,5,4],"stage":0,"roll":9}');
INSERT INTO "event" VALUES(115,'1m8359yhg8s0g3p5',23,1795402562105,'score',1,'{"category":"fives","score":10,"bonus":0}');
INSERT INTO "event" VALUES(116,'1m8359yhg8s0g3p5',24,1795402562105,'roll',0,'{"keep":[],"dice":[6,4,2,4,6],"stage":0,"roll":10}');
INSERT INTO "event" VALUES(117,'1m8359yhg8s0g3p5',25,1795402562105,'score',0,'{"category":"sixes","score":12,"bonus":0}');
INSERT INTO "event" VALUES(118,'1m8359yhg8s0g3p5',26,1795402562105,'roll',1,'{"keep":[],"dice":[6,6,2,4,1],"stage":0,"roll":11}');
INSERT INTO "event" VALUES(119,'1m8359yhg8s0g3p5',27,1795402562106,'score',1,'{"category":"sixes","score":12,"bonus":0}');
INSERT INTO "event" VALUES(120,'1m8359yhg8s0g3p5',28,1795402562106,'roll',0,'{"keep":[],"dice":[6,4,3,6,6],"stage":0,"roll":12}');
INSERT INTO "event" VALUES(121,'1m8359yhg8s0g3p5',29,1795402562107,'score',0,'{"category":"three-of-a-kind","score":25,"bonus":0}');
INSERT INTO "event" VALUES(122,'1m8359yhg8s0g3p5',30,1795402562107,'roll',1,'{"keep":[],"dice":[2,1,1,3,3],"stage":0,"roll":13}');
INSERT INTO "event" VALUES(123,'1m8359yhg8s0g3p5',31,1795402562107,'score',1,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(124,'1m8359yhg8s0g3p5',32,1795402562107,'roll',0,'{"keep":[],"dice":[3,3,4,1,6],"stage":0,"roll":14}');
INSERT INTO "event" VALUES(125,'1m8359yhg8s0g3p5',33,1795402562108,'score',0,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(126,'1m8359yhg8s0g3p5',34,1795402562108,'roll',1,'{"keep":[],"dice":[1,3,4,4,2],"stage":0,"roll":15}');
INSERT INTO "event" VALUES(127,'1m8359yhg8s0g3p5',35,1795402562109,'score',1,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO "event" VALUES(128,'1m8359yhg8s0g3p5',36,1795402562109,'roll',0,'{"keep":[],"dice":[1,4,6,2,6],"stage":0,"roll":16}');
INSERT INTO "event" VALUES(129,'1m8359yhg8s0g3p5',37,1795402562109,'score',0,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(130,'1m8359yhg8s0g3p5',38,1795402562109,'roll',1,'{"keep":[],"dice":[5,4,2,2,3],"stage":0,"roll":17}');
INSERT INTO "event" VALUES(131,'1m8359yhg8s0g3p5',39,1795402562110,'score',1,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO "event" VALUES(132,'1m8359yhg8s0g3p5',40,1795402562110,'roll',0,'{"keep":[],"dice":[6,3,2,6,6],"stage":0,"roll":18}');
INSERT INTO "event" VALUES(133,'1m8359yhg8s0g3p5',41,1795402562111,'score',0,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(134,'1m8359yhg8s0g3p5',42,1795402562111,'roll',1,'{"keep":[],"dice":[3,5,1,2,3],"stage":0,"roll":19}');
INSERT INTO "event" VALUES(135,'1m8359yhg8s0g3p5',43,1795402562113,'score',1,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(136,'1m8359yhg8s0g3p5',44,1795402562113,'roll',0,'{"keep":[],"dice":[3,5,5,2,4],"stage":0,"roll":20}');
INSERT INTO "event" VALUES(137,'1m8359yhg8s0g3p5',45,1795402562119,'score',0,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(138,'1m8359yhg8s0g3p5',46,1795402562119,'roll',1,'{"keep":[],"dice":[3,5,5,2,4],"stage":0,"roll":21}');
INSERT INTO "event" VALUES(139,'1m8359yhg8s0g3p5',47,1795402562122,'score',1,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO "event" VALUES(140,'1m8359yhg8s0g3p5',48,1795402562122,'roll',0,'{"keep":[],"dice":[5,1,3,3,3],"stage":0,"roll":22}');
INSERT INTO "event" VALUES(141,'1m8359yhg8s0g3p5',49,1795402562131,'score',0,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(142,'1m8359yhg8s0g3p5',50,1795402562131,'roll',1,'{"keep":[],"dice":[5,2,1,1,1],"stage":0,"roll":23}');
INSERT INTO "event" VALUES(143,'1m8359yhg8s0g3p5',51,1795402562136,'score',1,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO "event" VALUES(144,'1m8359yhg8s0g3p5',52,1795402562136,'roll',0,'{"keep":[],"dice":[6,2,6,4,1],"stage":0,"roll":24}');
INSERT INTO "event" VALUES(145,'1m8359yhg8s0g3p5',53,1795402562139,'score',0,'{"category":"chance","score":19,"bonus":0}');
INSERT INTO "event" VALUES(146,'1m8359yhg8s0g3p5',54,1795402562139,'roll',1,'{"keep":[],"dice":[3,5,3,3,6],"stage":0,"roll":25}');
INSERT INTO "event" VALUES(147,'1m8359yhg8s0g3p5',55,1795402562143,'score',1,'{"category":"chance","score":20,"bonus":0}');
INSERT INTO "event" VALUES(148,'1m8359yhg8s0g3p5',56,1795402562143,'round-over',NULL,'{"id":"1m8359yjz27vwbtx","round":1,"leader":0,"winners":[0],"cards":[{"seat":0,"boxes":{"aces":0,"twos":2,"threes":3,"fours":0,"fives":10,"sixes":12,"three-of-a-kind":25,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":19},"upper_total":27,"upper_bonus":0,"yahtzee_bonus":0,"total":71},{"seat":1,"boxes":{"aces":1,"twos":0,"threes":3,"fours":8,"fives":10,"sixes":12,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":20},"upper_total":34,"upper_bonus":0,"yahtzee_bonus":0,"total":54}],"forfeited":[],"forfeited_by":null,"points":[71,54],"proof":null}');
INSERT INTO "event" VALUES(149,'1m8359yhg8s0g3p5',57,1795402562143,'finished',NULL,'{"id":"1m8359yjz27vwmz5","outcome":"win","winners":[0],"points":[71,54],"reason":"rounds","proof":{"server_seed":"f742da523f125f246e09ab570c6e2579be3ed67f2bb119694f7a762ae3c3ec33","client_seeds":["",""]}}');
INSERT INTO "event" VALUES(150,'1m8359yntap7kx63',1,1795402562234,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m8359y9w3s32gas","status":"invited"},{"player":"1m8359ya73wfqa9g","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m8359ynqd989p7g","join_code":"QZC24R","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3,"tournament":"1m8359ynqd989p7g"}');
INSERT INTO "event" VALUES(151,'1m8359yq54q92h56',1,1795402562277,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m8359ypybw21fax","status":"joined"},{"player":"1m8359yq44y2p07n","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m8359ypybw21fax","join_code":"AZRS6C","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":3}');
INSERT INTO "event" VALUES(152,'1m8359yq54q92h56',2,1795402562280,'joined',1,'{"player":"1m8359yq44y2p07n"}');
INSERT INTO "event" VALUES(153,'1m8359yq54q92h56',3,1795402562280,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m8359ypybw21fax","status":"joined"},{"player":"1m8359yq44y2p07n","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO "event" VALUES(154,'1m8359yq54q92h56',4,1795402562283,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO "event" VALUES(155,'1m8359yq54q92h56',5,1795402562285,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO "event" VALUES(156,'1m8359yq54q92h56',6,1795402562286,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO "event" VALUES(157,'1m8359yq54q92h56',7,1795402562288,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO "event" VALUES(158,'1m8359yq54q92h56',8,1795402562290,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO "event" VALUES(159,'1m8359yq54q92h56',9,1795402562290,'round-over',NULL,'{"id":"1m8359yqjcd8af9p","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO "event" VALUES(160,'1m8359yq54q92h56',10,1795402562290,'finished',NULL,'{"id":"1m8359yqjcd8f3ry","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds"}');
CREATE TABLE event_mark (
    only  INTEGER PRIMARY KEY CHECK (only = 1),
    id    INTEGER NOT NULL,
    until INTEGER NOT NULL CHECK (until >= id),
    game  TEXT    NOT NULL,
    seq   INTEGER NOT NULL
) STRICT;
INSERT INTO "event_mark" VALUES(1,160,160,'',0);
CREATE TABLE event_place (
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL,
    id   INTEGER NOT NULL, -- of the event
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "event_place" VALUES('1m8359yaf3zed0bv',1,1);
INSERT INTO "event_place" VALUES('1m8359yaf3zed0bv',2,2);
INSERT INTO "event_place" VALUES('1m8359yaf3zed0bv',3,3);
INSERT INTO "event_place" VALUES('1m8359yaf3zed0bv',4,4);
INSERT INTO "event_place" VALUES('1m8359yaf3zed0bv',5,5);
INSERT INTO "event_place" VALUES('1m8359yaf3zed0bv',6,6);
INSERT INTO "event_place" VALUES('1m8359yaf3zed0bv',7,7);
INSERT INTO "event_place" VALUES('1m8359yaf3zed0bv',8,8);
INSERT INTO "event_place" VALUES('1m8359ybf4ap07k6',1,9);
INSERT INTO "event_place" VALUES('1m8359ybf4ap07k6',2,10);
INSERT INTO "event_place" VALUES('1m8359ybf4ap07k6',3,11);
INSERT INTO "event_place" VALUES('1m8359ybf4ap07k6',4,12);
INSERT INTO "event_place" VALUES('1m8359ybf4ap07k6',5,13);
INSERT INTO "event_place" VALUES('1m8359ybf4ap07k6',6,14);
INSERT INTO "event_place" VALUES('1m8359ybf4ap07k6',7,15);
INSERT INTO "event_place" VALUES('1m8359ybf4ap07k6',8,16);
INSERT INTO "event_place" VALUES('1m8359yce93bw394',1,17);
INSERT INTO "event_place" VALUES('1m8359yce93bw394',2,18);
INSERT INTO "event_place" VALUES('1m8359yce93bw394',3,19);
INSERT INTO "event_place" VALUES('1m8359yce93bw394',4,20);
INSERT INTO "event_place" VALUES('1m8359yce93bw394',5,21);
INSERT INTO "event_place" VALUES('1m8359ycp8k9vj0n',1,22);
INSERT INTO "event_place" VALUES('1m8359ycp8k9vj0n',2,23);
INSERT INTO "event_place" VALUES('1m8359ycp8k9vj0n',3,24);
INSERT INTO "event_place" VALUES('1m8359ycp8k9vj0n',4,25);
INSERT INTO "event_place" VALUES('1m8359ycp8k9vj0n',5,26);
INSERT INTO "event_place" VALUES('1m8359ydbdw21968',1,27);
INSERT INTO "event_place" VALUES('1m8359ydbdw21968',2,28);
INSERT INTO "event_place" VALUES('1m8359ydbdw21968',3,29);
INSERT INTO "event_place" VALUES('1m8359ydn09yegkz',1,30);
INSERT INTO "event_place" VALUES('1m8359ydn09yegkz',2,31);
INSERT INTO "event_place" VALUES('1m8359ydn09yegkz',3,32);
INSERT INTO "event_place" VALUES('1m8359ydn09yegkz',4,33);
INSERT INTO "event_place" VALUES('1m8359ydn09yegkz',5,34);
INSERT INTO "event_place" VALUES('1m8359ydn09yegkz',6,35);
INSERT INTO "event_place" VALUES('1m8359ydn09yegkz',7,36);
INSERT INTO "event_place" VALUES('1m8359ydn09yegkz',8,37);
INSERT INTO "event_place" VALUES('1m8359ydn09yegkz',9,38);
INSERT INTO "event_place" VALUES('1m8359ydn09yegkz',10,39);
INSERT INTO "event_place" VALUES('1m8359ydn09yegkz',11,40);
INSERT INTO "event_place" VALUES('1m8359yfffe1hye1',1,41);
INSERT INTO "event_place" VALUES('1m8359yfffe1hye1',2,42);
INSERT INTO "event_place" VALUES('1m8359yfffe1hye1',3,43);
INSERT INTO "event_place" VALUES('1m8359yfffe1hye1',4,44);
INSERT INTO "event_place" VALUES('1m8359yfffe1hye1',5,45);
INSERT INTO "event_place" VALUES('1m8359yfffe1hye1',6,46);
INSERT INTO "event_place" VALUES('1m8359yfffe1hye1',7,47);
INSERT INTO "event_place" VALUES('1m8359yfffe1hye1',8,48);
INSERT INTO "event_place" VALUES('1m8359yfffe1hye1',9,49);
INSERT INTO "event_place" VALUES('1m8359yfffe1hye1',10,50);
INSERT INTO "event_place" VALUES('1m8359yfffe1hye1',11,51);
INSERT INTO "event_place" VALUES('1m8359ygbbstg9z1',1,52);
INSERT INTO "event_place" VALUES('1m8359ygbbstg9z1',2,53);
INSERT INTO "event_place" VALUES('1m8359ygbbstg9z1',3,54);
INSERT INTO "event_place" VALUES('1m8359ygbbstg9z1',4,55);
INSERT INTO "event_place" VALUES('1m8359ygqed78z3d',1,56);
INSERT INTO "event_place" VALUES('1m8359ygqed78z3d',2,57);
INSERT INTO "event_place" VALUES('1m8359ygqed78z3d',3,58);
INSERT INTO "event_place" VALUES('1m8359ygqed78z3d',4,59);
INSERT INTO "event_place" VALUES('1m8359ygqed78z3d',5,60);
INSERT INTO "event_place" VALUES('1m8359ygqed78z3d',6,61);
INSERT INTO "event_place" VALUES('1m8359ygv829w7gd',1,62);
INSERT INTO "event_place" VALUES('1m8359ygw6cynw3w',1,63);
INSERT INTO "event_place" VALUES('1m8359ygw6cynw3w',2,64);
INSERT INTO "event_place" VALUES('1m8359ygy52n1vyp',1,65);
INSERT INTO "event_place" VALUES('1m8359ygz6283jnj',1,66);
INSERT INTO "event_place" VALUES('1m8359ygz6283jnj',2,67);
INSERT INTO "event_place" VALUES('1m8359yh17s2j2kf',1,68);
INSERT INTO "event_place" VALUES('1m8359yh17s2j2kf',2,69);
INSERT INTO "event_place" VALUES('1m8359yh17s2j2kf',3,70);
INSERT INTO "event_place" VALUES('1m8359yh17s2j2kf',4,71);
INSERT INTO "event_place" VALUES('1m8359yh17s2j2kf',5,72);
INSERT INTO "event_place" VALUES('1m8359yh17s2j2kf',6,73);
INSERT INTO "event_place" VALUES('1m8359yh17s2j2kf',7,74);
INSERT INTO "event_place" VALUES('1m8359yh17s2j2kf',8,75);
INSERT INTO "event_place" VALUES('1m8359yh17s2j2kf',9,76);
INSERT INTO "event_place" VALUES('1m8359yh17s2j2kf',10,77);
INSERT INTO "event_place" VALUES('1m8359yh17s2j2kf',11,78);
INSERT INTO "event_place" VALUES('1m8359yh8ekadnq8',1,79);
INSERT INTO "event_place" VALUES('1m8359yh8ekadnq8',2,80);
INSERT INTO "event_place" VALUES('1m8359yh8ekadnq8',3,81);
INSERT INTO "event_place" VALUES('1m8359yh8ekadnq8',4,82);
INSERT INTO "event_place" VALUES('1m8359yh8ekadnq8',5,83);
INSERT INTO "event_place" VALUES('1m8359yh8ekadnq8',6,84);
INSERT INTO "event_place" VALUES('1m8359yh8ekadnq8',7,85);
INSERT INTO "event_place" VALUES('1m8359yh8ekadnq8',8,86);
INSERT INTO "event_place" VALUES('1m8359yhdeffvr80',1,87);
INSERT INTO "event_place" VALUES('1m8359yhdeffvr80',2,88);
INSERT INTO "event_place" VALUES('1m8359yhdeffvr80',3,89);
INSERT INTO "event_place" VALUES('1m8359yhdeffvr80',4,90);
INSERT INTO "event_place" VALUES('1m8359yhdeffvr80',5,91);
INSERT INTO "event_place" VALUES('1m8359yhdeffvr80',6,92);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',1,93);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',2,94);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',3,95);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',4,96);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',5,97);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',6,98);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',7,99);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',8,100);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',9,101);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',10,102);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',11,103);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',12,104);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',13,105);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',14,106);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',15,107);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',16,108);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',17,109);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',18,110);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',19,111);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',20,112);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',21,113);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',22,114);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',23,115);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',24,116);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',25,117);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',26,118);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',27,119);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',28,120);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',29,121);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',30,122);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',31,123);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',32,124);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',33,125);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',34,126);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',35,127);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',36,128);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',37,129);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',38,130);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',39,131);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',40,132);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',41,133);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',42,134);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',43,135);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',44,136);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',45,137);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',46,138);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',47,139);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',48,140);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',49,141);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',50,142);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',51,143);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',52,144);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',53,145);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',54,146);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',55,147);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',56,148);
INSERT INTO "event_place" VALUES('1m8359yhg8s0g3p5',57,149);
INSERT INTO "event_place" VALUES('1m8359yntap7kx63',1,150);
INSERT INTO "event_place" VALUES('1m8359yq54q92h56',1,151);
INSERT INTO "event_place" VALUES('1m8359yq54q92h56',2,152);
INSERT INTO "event_place" VALUES('1m8359yq54q92h56',3,153);
INSERT INTO "event_place" VALUES('1m8359yq54q92h56',4,154);
INSERT INTO "event_place" VALUES('1m8359yq54q92h56',5,155);
INSERT INTO "event_place" VALUES('1m8359yq54q92h56',6,156);
INSERT INTO "event_place" VALUES('1m8359yq54q92h56',7,157);
INSERT INTO "event_place" VALUES('1m8359yq54q92h56',8,158);
INSERT INTO "event_place" VALUES('1m8359yq54q92h56',9,159);
INSERT INTO "event_place" VALUES('1m8359yq54q92h56',10,160);
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
INSERT INTO "game" VALUES('1m8359yaf3zed0bv','main','bulls-and-cows','finished','private',1,'1m8359y9w3s32gas',NULL,1795402561871,1795402561899,0);
INSERT INTO "game" VALUES('1m8359ybf4ap07k6','main','bulls-and-cows','finished','private',1,'1m8359ya31rwjw8g',NULL,1795402561903,1795402561931,0);
INSERT INTO "game" VALUES('1m8359yce93bw394','main','number-guess','finished','private',1,'1m8359y9w3s32gas',NULL,1795402561934,1795402561938,0);
INSERT INTO "game" VALUES('1m8359ycp8k9vj0n','main','number-guess','finished','private',1,'1m8359ya31rwjw8g',NULL,1795402561942,1795402561952,0);
INSERT INTO "game" VALUES('1m8359ydbdw21968','main','bulls-and-cows','playing','private',1,'1m8359ydbdw1zmcq',NULL,1795402561963,NULL,0);
INSERT INTO "game" VALUES('1m8359ydn09yegkz','main','bulls-and-cows','playing','public',1,'1m8359ydn09yd1yj',NULL,1795402561973,NULL,0);
INSERT INTO "game" VALUES('1m8359yfffe1hye1','main','bulls-and-cows','finished','public',0,'1m8359yf44qp7v0h',NULL,1795402562031,1795402562047,0);
INSERT INTO "game" VALUES('1m8359ygbbstg9z1','main','bulls-and-cows','playing','private',0,'1m8359yg3b7x31rc','2BJ9YW',1795402562059,NULL,0);
INSERT INTO "game" VALUES('1m8359ygqed78z3d','main','bulls-and-cows','playing','private',0,'1m8359ygn8hvzwjn','78YZMK',1795402562071,NULL,0);
INSERT INTO "game" VALUES('1m8359ygv829w7gd','main','mastermind','open','public',0,'1m8359y9w3s32gas','BEFETW',1795402562075,NULL,0);
INSERT INTO "game" VALUES('1m8359ygw6cynw3w','main','mastermind','aborted','public',0,'1m8359ya31rwjw8g',NULL,1795402562076,1795402562077,0);
INSERT INTO "game" VALUES('1m8359ygy52n1vyp','main','mastermind','open','private',0,'1m8359y9w3s32gas','6CKSBM',1795402562078,NULL,1);
INSERT INTO "game" VALUES('1m8359ygz6283jnj','main','bulls-and-cows','playing','private',0,'1m8359y9w3s32gas',NULL,1795402562079,NULL,1);
INSERT INTO "game" VALUES('1m8359yh17s2j2kf','main','tic-tac-toe','playing','public',0,'1m8359yh07wg23sb','38QK26',1795402562081,NULL,0);
INSERT INTO "game" VALUES('1m8359yh8ekadnq8','main','gomoku','finished','private',1,'1m8359y9w3s32gas',NULL,1795402562088,1795402562091,0);
INSERT INTO "game" VALUES('1m8359yhdeffvr80','main','yahtzee','playing','private',0,'1m8359yhc14p972r','H89RXY',1795402562093,NULL,0);
INSERT INTO "game" VALUES('1m8359yhg8s0g3p5','main','yahtzee','finished','private',0,'1m8359yhf5st5et3',NULL,1795402562096,1795402562143,0);
INSERT INTO "game" VALUES('1m8359yntap7kx63','main','tic-tac-toe','open','private',0,'1m8359ynqd989p7g','QZC24R',1795402562234,NULL,1);
INSERT INTO "game" VALUES('1m8359yq54q92h56','main','tic-tac-toe','finished','private',0,'1m8359ypybw21fax',NULL,1795402562277,1795402562290,0);
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
INSERT INTO "idempotency_record" VALUES(1,'1m8359y9w3s32gas','open','POST','/v1/games',X'09691FB4A4A800A0B6D83166B89AA76941AFE880DE790D85B4610A9C932FDBEE',1795402562075,201,'1','/v1/games/1m8359ygv829w7gd','','1m8359ygv829w7gd',0,1,0);
CREATE TABLE idempotency_use (
    player TEXT    NOT NULL,
    hour   INTEGER NOT NULL, -- since 1970
    bytes  INTEGER NOT NULL CHECK (bytes >= 0),
    PRIMARY KEY (player, hour)
) STRICT, WITHOUT ROWID;
INSERT INTO "idempotency_use" VALUES('1m8359y9w3s32gas',498722,140);
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL
) STRICT;
INSERT INTO "migration" VALUES(1,'schema',X'6031D63B5C55243EDF5B1468442C462C26730F1D4DB5EF9D31CD6BF4AA332B27',1795402561765);
CREATE TABLE notification (
    player   TEXT    NOT NULL,
    seq      INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the player
    at       INTEGER NOT NULL,
    kind     TEXT    NOT NULL,                 -- invited, joined, declined, turn, round-over, finished, rematch, aborted
    game     TEXT    NOT NULL,
    game_seq INTEGER NOT NULL,                 -- the game's event that it is about
    PRIMARY KEY (player, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "notification" VALUES('1m8359y9w3s32gas',1,1795402562089,'joined','1m8359yh8ekadnq8',2);
INSERT INTO "notification" VALUES('1m8359y9w3s32gas',2,1795402562089,'turn','1m8359yh8ekadnq8',3);
INSERT INTO "notification" VALUES('1m8359y9w3s32gas',3,1795402562090,'turn','1m8359yh8ekadnq8',5);
INSERT INTO "notification" VALUES('1m8359y9w3s32gas',4,1795402562091,'round-over','1m8359yh8ekadnq8',7);
INSERT INTO "notification" VALUES('1m8359y9w3s32gas',5,1795402562091,'finished','1m8359yh8ekadnq8',8);
INSERT INTO "notification" VALUES('1m8359y9w3s32gas',6,1795402562234,'invited','1m8359yntap7kx63',1);
INSERT INTO "notification" VALUES('1m8359ya31rwjw8g',1,1795402562077,'aborted','1m8359ygw6cynw3w',2);
INSERT INTO "notification" VALUES('1m8359ya31rwjw8g',2,1795402562088,'invited','1m8359yh8ekadnq8',1);
INSERT INTO "notification" VALUES('1m8359ya31rwjw8g',3,1795402562089,'turn','1m8359yh8ekadnq8',4);
INSERT INTO "notification" VALUES('1m8359ya31rwjw8g',4,1795402562091,'finished','1m8359yh8ekadnq8',8);
INSERT INTO "notification" VALUES('1m8359ya73wfqa9g',1,1795402562076,'invited','1m8359ygw6cynw3w',1);
INSERT INTO "notification" VALUES('1m8359ya73wfqa9g',2,1795402562077,'aborted','1m8359ygw6cynw3w',2);
INSERT INTO "notification" VALUES('1m8359ya73wfqa9g',3,1795402562078,'invited','1m8359ygy52n1vyp',1);
INSERT INTO "notification" VALUES('1m8359ya73wfqa9g',4,1795402562234,'invited','1m8359yntap7kx63',1);
INSERT INTO "notification" VALUES('1m8359yf44qp7v0h',1,1795402562035,'joined','1m8359yfffe1hye1',2);
INSERT INTO "notification" VALUES('1m8359yf44qp7v0h',2,1795402562035,'turn','1m8359yfffe1hye1',3);
INSERT INTO "notification" VALUES('1m8359yf44qp7v0h',3,1795402562041,'round-over','1m8359yfffe1hye1',6);
INSERT INTO "notification" VALUES('1m8359yf44qp7v0h',4,1795402562045,'turn','1m8359yfffe1hye1',8);
INSERT INTO "notification" VALUES('1m8359yf44qp7v0h',5,1795402562047,'finished','1m8359yfffe1hye1',11);
INSERT INTO "notification" VALUES('1m8359yfbcp3xj8m',1,1795402562039,'turn','1m8359yfffe1hye1',4);
INSERT INTO "notification" VALUES('1m8359yfbcp3xj8m',2,1795402562041,'round-over','1m8359yfffe1hye1',6);
INSERT INTO "notification" VALUES('1m8359yfbcp3xj8m',3,1795402562047,'round-over','1m8359yfffe1hye1',10);
INSERT INTO "notification" VALUES('1m8359yfbcp3xj8m',4,1795402562047,'finished','1m8359yfffe1hye1',11);
INSERT INTO "notification" VALUES('1m8359yg3b7x31rc',1,1795402562067,'joined','1m8359ygbbstg9z1',2);
INSERT INTO "notification" VALUES('1m8359yg3b7x31rc',2,1795402562068,'joined','1m8359ygbbstg9z1',3);
INSERT INTO "notification" VALUES('1m8359yg58qz9bt7',1,1795402562068,'joined','1m8359ygbbstg9z1',3);
INSERT INTO "notification" VALUES('1m8359yg58qz9bt7',2,1795402562068,'turn','1m8359ygbbstg9z1',4);
INSERT INTO "notification" VALUES('1m8359ygn8hvzwjn',1,1795402562072,'joined','1m8359ygqed78z3d',2);
INSERT INTO "notification" VALUES('1m8359ygn8hvzwjn',2,1795402562073,'joined','1m8359ygqed78z3d',3);
INSERT INTO "notification" VALUES('1m8359ygn8hvzwjn',3,1795402562073,'turn','1m8359ygqed78z3d',4);
INSERT INTO "notification" VALUES('1m8359ygp2ydbym0',1,1795402562073,'joined','1m8359ygqed78z3d',3);
INSERT INTO "notification" VALUES('1m8359ygp2ydbym0',2,1795402562074,'turn','1m8359ygqed78z3d',5);
INSERT INTO "notification" VALUES('1m8359ygqed76747',1,1795402562074,'turn','1m8359ygqed78z3d',6);
INSERT INTO "notification" VALUES('1m8359yh07wg23sb',1,1795402562082,'joined','1m8359yh17s2j2kf',2);
INSERT INTO "notification" VALUES('1m8359yh07wg23sb',2,1795402562082,'turn','1m8359yh17s2j2kf',3);
INSERT INTO "notification" VALUES('1m8359yh07wg23sb',3,1795402562084,'turn','1m8359yh17s2j2kf',5);
INSERT INTO "notification" VALUES('1m8359yh07wg23sb',4,1795402562085,'turn','1m8359yh17s2j2kf',7);
INSERT INTO "notification" VALUES('1m8359yh07wg23sb',5,1795402562085,'round-over','1m8359yh17s2j2kf',9);
INSERT INTO "notification" VALUES('1m8359yh07wg23sb',6,1795402562087,'turn','1m8359yh17s2j2kf',11);
INSERT INTO "notification" VALUES('1m8359yh17s2g8w8',1,1795402562083,'turn','1m8359yh17s2j2kf',4);
INSERT INTO "notification" VALUES('1m8359yh17s2g8w8',2,1795402562084,'turn','1m8359yh17s2j2kf',6);
INSERT INTO "notification" VALUES('1m8359yh17s2g8w8',3,1795402562085,'round-over','1m8359yh17s2j2kf',9);
INSERT INTO "notification" VALUES('1m8359yh17s2g8w8',4,1795402562086,'turn','1m8359yh17s2j2kf',10);
INSERT INTO "notification" VALUES('1m8359yhc14p972r',1,1795402562093,'joined','1m8359yhdeffvr80',2);
INSERT INTO "notification" VALUES('1m8359yhc14p972r',2,1795402562093,'turn','1m8359yhdeffvr80',4);
INSERT INTO "notification" VALUES('1m8359yhc14pce8t',1,1795402562095,'turn','1m8359yhdeffvr80',6);
INSERT INTO "notification" VALUES('1m8359yhf5st5et3',1,1795402562097,'joined','1m8359yhg8s0g3p5',2);
INSERT INTO "notification" VALUES('1m8359yhf5st5et3',2,1795402562097,'turn','1m8359yhg8s0g3p5',4);
INSERT INTO "notification" VALUES('1m8359yhf5st5et3',3,1795402562099,'turn','1m8359yhg8s0g3p5',8);
INSERT INTO "notification" VALUES('1m8359yhf5st5et3',4,1795402562101,'turn','1m8359yhg8s0g3p5',12);
INSERT INTO "notification" VALUES('1m8359yhf5st5et3',5,1795402562102,'turn','1m8359yhg8s0g3p5',16);
INSERT INTO "notification" VALUES('1m8359yhf5st5et3',6,1795402562103,'turn','1m8359yhg8s0g3p5',20);
INSERT INTO "notification" VALUES('1m8359yhf5st5et3',7,1795402562105,'turn','1m8359yhg8s0g3p5',24);
INSERT INTO "notification" VALUES('1m8359yhf5st5et3',8,1795402562106,'turn','1m8359yhg8s0g3p5',28);
INSERT INTO "notification" VALUES('1m8359yhf5st5et3',9,1795402562107,'turn','1m8359yhg8s0g3p5',32);
INSERT INTO "notification" VALUES('1m8359yhf5st5et3',10,1795402562109,'turn','1m8359yhg8s0g3p5',36);
INSERT INTO "notification" VALUES('1m8359yhf5st5et3',11,1795402562110,'turn','1m8359yhg8s0g3p5',40);
INSERT INTO "notification" VALUES('1m8359yhf5st5et3',12,1795402562113,'turn','1m8359yhg8s0g3p5',44);
INSERT INTO "notification" VALUES('1m8359yhf5st5et3',13,1795402562122,'turn','1m8359yhg8s0g3p5',48);
INSERT INTO "notification" VALUES('1m8359yhf5st5et3',14,1795402562136,'turn','1m8359yhg8s0g3p5',52);
INSERT INTO "notification" VALUES('1m8359yhf5st5et3',15,1795402562143,'round-over','1m8359yhg8s0g3p5',56);
INSERT INTO "notification" VALUES('1m8359yhf5st5et3',16,1795402562143,'finished','1m8359yhg8s0g3p5',57);
INSERT INTO "notification" VALUES('1m8359yhg8s0es2j',1,1795402562099,'turn','1m8359yhg8s0g3p5',6);
INSERT INTO "notification" VALUES('1m8359yhg8s0es2j',2,1795402562100,'turn','1m8359yhg8s0g3p5',10);
INSERT INTO "notification" VALUES('1m8359yhg8s0es2j',3,1795402562101,'turn','1m8359yhg8s0g3p5',14);
INSERT INTO "notification" VALUES('1m8359yhg8s0es2j',4,1795402562103,'turn','1m8359yhg8s0g3p5',18);
INSERT INTO "notification" VALUES('1m8359yhg8s0es2j',5,1795402562104,'turn','1m8359yhg8s0g3p5',22);
INSERT INTO "notification" VALUES('1m8359yhg8s0es2j',6,1795402562105,'turn','1m8359yhg8s0g3p5',26);
INSERT INTO "notification" VALUES('1m8359yhg8s0es2j',7,1795402562107,'turn','1m8359yhg8s0g3p5',30);
INSERT INTO "notification" VALUES('1m8359yhg8s0es2j',8,1795402562108,'turn','1m8359yhg8s0g3p5',34);
INSERT INTO "notification" VALUES('1m8359yhg8s0es2j',9,1795402562109,'turn','1m8359yhg8s0g3p5',38);
INSERT INTO "notification" VALUES('1m8359yhg8s0es2j',10,1795402562111,'turn','1m8359yhg8s0g3p5',42);
INSERT INTO "notification" VALUES('1m8359yhg8s0es2j',11,1795402562119,'turn','1m8359yhg8s0g3p5',46);
INSERT INTO "notification" VALUES('1m8359yhg8s0es2j',12,1795402562131,'turn','1m8359yhg8s0g3p5',50);
INSERT INTO "notification" VALUES('1m8359yhg8s0es2j',13,1795402562139,'turn','1m8359yhg8s0g3p5',54);
INSERT INTO "notification" VALUES('1m8359yhg8s0es2j',14,1795402562143,'round-over','1m8359yhg8s0g3p5',56);
INSERT INTO "notification" VALUES('1m8359yhg8s0es2j',15,1795402562143,'finished','1m8359yhg8s0g3p5',57);
INSERT INTO "notification" VALUES('1m8359ypybw21fax',1,1795402562280,'joined','1m8359yq54q92h56',2);
INSERT INTO "notification" VALUES('1m8359ypybw21fax',2,1795402562280,'turn','1m8359yq54q92h56',3);
INSERT INTO "notification" VALUES('1m8359ypybw21fax',3,1795402562285,'turn','1m8359yq54q92h56',5);
INSERT INTO "notification" VALUES('1m8359ypybw21fax',4,1795402562288,'turn','1m8359yq54q92h56',7);
INSERT INTO "notification" VALUES('1m8359ypybw21fax',5,1795402562290,'round-over','1m8359yq54q92h56',9);
INSERT INTO "notification" VALUES('1m8359ypybw21fax',6,1795402562290,'finished','1m8359yq54q92h56',10);
INSERT INTO "notification" VALUES('1m8359yq44y2p07n',1,1795402562277,'invited','1m8359yq54q92h56',1);
INSERT INTO "notification" VALUES('1m8359yq44y2p07n',2,1795402562283,'turn','1m8359yq54q92h56',4);
INSERT INTO "notification" VALUES('1m8359yq44y2p07n',3,1795402562286,'turn','1m8359yq54q92h56',6);
INSERT INTO "notification" VALUES('1m8359yq44y2p07n',4,1795402562290,'round-over','1m8359yq54q92h56',9);
INSERT INTO "notification" VALUES('1m8359yq44y2p07n',5,1795402562290,'finished','1m8359yq54q92h56',10);
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
INSERT INTO "player" VALUES('000000000p9c7fga','main','random',1,0,NULL,NULL,1795402562079,NULL);
INSERT INTO "player" VALUES('1m8359y9g9rv5b3t','main','service',1,0,NULL,NULL,1795402561840,NULL);
INSERT INTO "player" VALUES('1m8359y9w3s32gas','main','Ann',0,0,NULL,NULL,1795402561852,NULL);
INSERT INTO "player" VALUES('1m8359ya31rwjw8g','main','Bob',0,0,NULL,NULL,1795402561859,NULL);
INSERT INTO "player" VALUES('1m8359ya73wfqa9g','main','Cyd',0,0,1795402561867,NULL,1795402561863,NULL);
INSERT INTO "player" VALUES('1m8359ydbdw1zmcq','main','Guest',0,1,NULL,NULL,1795402561963,NULL);
INSERT INTO "player" VALUES('1m8359ydn09yd1yj','main','Guest',0,1,NULL,NULL,1795402561973,NULL);
INSERT INTO "player" VALUES('1m8359yf44qp7v0h','main','Player 0',0,0,NULL,NULL,1795402562020,NULL);
INSERT INTO "player" VALUES('1m8359yfbcp3xj8m','main','Player 1',0,0,NULL,NULL,1795402562027,NULL);
INSERT INTO "player" VALUES('1m8359yg3b7x31rc','main','Player 0',0,0,NULL,NULL,1795402562051,NULL);
INSERT INTO "player" VALUES('1m8359yg58qz9bt7','main','Player 1',0,0,NULL,NULL,1795402562053,NULL);
INSERT INTO "player" VALUES('1m8359yg74s1g2t7','main','Player 2',0,0,NULL,NULL,1795402562055,NULL);
INSERT INTO "player" VALUES('1m8359ygn8hvzwjn','main','Player 0',0,0,NULL,NULL,1795402562069,NULL);
INSERT INTO "player" VALUES('1m8359ygp2ydbym0','main','Player 1',0,0,NULL,NULL,1795402562070,NULL);
INSERT INTO "player" VALUES('1m8359ygqed76747','main','Player 2',0,0,NULL,NULL,1795402562071,NULL);
INSERT INTO "player" VALUES('1m8359yh07wg23sb','main','Player 0',0,0,NULL,NULL,1795402562080,NULL);
INSERT INTO "player" VALUES('1m8359yh17s2g8w8','main','Player 1',0,0,NULL,NULL,1795402562081,NULL);
INSERT INTO "player" VALUES('1m8359yhc14p972r','main','Player 0',0,0,NULL,NULL,1795402562092,NULL);
INSERT INTO "player" VALUES('1m8359yhc14pce8t','main','Player 1',0,0,NULL,NULL,1795402562092,NULL);
INSERT INTO "player" VALUES('1m8359yhf5st5et3','main','Player 0',0,0,NULL,NULL,1795402562095,NULL);
INSERT INTO "player" VALUES('1m8359yhg8s0es2j','main','Player 1',0,0,NULL,NULL,1795402562096,NULL);
INSERT INTO "player" VALUES('1m8359ypybw21fax','main','Dee',0,0,NULL,'1m8359y9g9rv5b3t',1795402562270,NULL);
INSERT INTO "player" VALUES('1m8359yq44y2p07n','main',NULL,0,0,NULL,'1m8359y9g9rv5b3t',1795402562276,1795402562298);
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
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m8359y9w3s32gas',1,0,X'0002020000A09C010280F10480F1040202D6E5A7E5C068D6E5A7E5C068D6E5A7E5C068D6E5A7E5C068D6E5A7E5C06880C09EDBC06802020000A09C010280F10480F1040202D6E5A7E5C068D6E5A7E5C068D6E5A7E5C068D6E5A7E5C068D6E5A7E5C06880C09EDBC06802020000A09C010280F10480F1040202D6E5A7E5C068D6E5A7E5C068D6E5A7E5C068D6E5A7E5C068D6E5A7E5C06880A0BFC6B26802020000A09C010280F10480F1040202D6E5A7E5C068D6E5A7E5C068D6E5A7E5C068D6E5A7E5C068D6E5A7E5C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m8359ya31rwjw8g',2,0,X'0002020000A09C010280F10480F104020296E6A7E5C06896E6A7E5C06896E6A7E5C06896E6A7E5C06896E6A7E5C06880C09EDBC06802020000A09C010280F10480F104020296E6A7E5C06896E6A7E5C06896E6A7E5C06896E6A7E5C06896E6A7E5C06880C09EDBC06802020000A09C010280F10480F104020296E6A7E5C06896E6A7E5C06896E6A7E5C06896E6A7E5C06896E6A7E5C06880A0BFC6B26802020000A09C010280F10480F104020296E6A7E5C06896E6A7E5C06896E6A7E5C06896E6A7E5C06896E6A7E5C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','bulls-and-cows','1m8359ydn09yd1yj',3,0,X'0002020000A09C0102C0A907C0A9070202B4E7A7E5C068B4E7A7E5C068B4E7A7E5C068B4E7A7E5C068B4E7A7E5C06880C09EDBC06802020000A09C0102C0A907C0A9070202B4E7A7E5C068B4E7A7E5C068B4E7A7E5C068B4E7A7E5C068B4E7A7E5C06880C09EDBC06802020000A09C0102C0A907C0A9070202B4E7A7E5C068B4E7A7E5C068B4E7A7E5C068B4E7A7E5C068B4E7A7E5C06880A0BFC6B26802020000A09C0102C0A907C0A9070202B4E7A7E5C068B4E7A7E5C068B4E7A7E5C068B4E7A7E5C068B4E7A7E5C068',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','gomoku','1m8359y9w3s32gas',3,0,X'0002020000A09C010000000202D6E8A7E5C068D6E8A7E5C0680000D6E8A7E5C06880C09EDBC06802020000A09C010000000202D6E8A7E5C068D6E8A7E5C0680000D6E8A7E5C06880C09EDBC06802020000A09C010000000202D6E8A7E5C068D6E8A7E5C0680000D6E8A7E5C06880A0BFC6B26802020000A09C010000000202D6E8A7E5C068D6E8A7E5C0680000D6E8A7E5C068',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795402562091);
INSERT INTO "player_stats" VALUES('main','gomoku','1m8359ya31rwjw8g',4,0,X'0002000002000000000000000000000080C09EDBC06802000002000000000000000000000080C09EDBC06802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1795402562091);
INSERT INTO "player_stats" VALUES('main','number-guess','1m8359y9w3s32gas',1,0,X'0002000002000000000000000000000080C09EDBC06802000002000000000000000000000080C09EDBC06802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',NULL,NULL,NULL,NULL);
INSERT INTO "player_stats" VALUES('main','number-guess','1m8359ya31rwjw8g',2,0,X'0002000002000000000000000000000080C09EDBC06802000002000000000000000000000080C09EDBC06802000002000000000000000000000080A0BFC6B268020000020000000000000000000000',NULL,NULL,NULL,NULL);
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
INSERT INTO "question_part" VALUES(1,'1m8359yp37nfr1md',0,'[{"text":"What is the capital of France?","answers":["Paris"],"category":"Europe","difficulty":"easy"}]');
INSERT INTO "question_part" VALUES(2,'1m8359ypbbrwmadb',0,'[{"text":"What is the capital of France?","answers":["Paris"],"category":"Europe","difficulty":"easy"},{"text":"Which is the capital of Norway?","choices":["Oslo","Bergen"],"correct":0}]');
INSERT INTO "question_part" VALUES(3,'1m8359yph99q4byt',0,'[{"text":"When was Canberra founded?","range":[1912,1914]}]');
INSERT INTO "question_part" VALUES(4,'1m8359ypk8xrg2ka',0,'[{"text":"Is Oslo in Norway?","correct":true}]');
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
INSERT INTO "question_set" VALUES('1m8359yp37nfs8s0','main','1m8359y9w3s32gas',3,'Capitals','capitals','en','own','Ann',NULL,NULL,0,3507,1795402562243,1795402562257,NULL);
INSERT INTO "question_set" VALUES('1m8359ypk8xrgxyf','main','1m8359ya31rwjw8g',1,'One','one','en','own','Ann',NULL,NULL,1,1072,1795402562259,1795402562259,NULL);
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
INSERT INTO "question_version" VALUES('1m8359yp37nfs8s0',1,1,'1m8359yp37nfr1md',1795402562243,'Capitals','en','own','Ann',NULL,NULL,0,1,'{"text":1,"choice":0,"boolean":0,"number":0}','[{"name":"Europe","count":1}]',1156);
INSERT INTO "question_version" VALUES('1m8359yp37nfs8s0',2,2,'1m8359ypbbrwmadb',1795402562251,'Capitals','en','own','Ann',NULL,NULL,0,2,'{"text":1,"choice":1,"boolean":0,"number":0}','[{"name":"Europe","count":1}]',1239);
INSERT INTO "question_version" VALUES('1m8359yp37nfs8s0',3,2,'1m8359yph99q4byt',1795402562257,'Capitals','en','own','Ann',NULL,NULL,0,3,'{"text":1,"choice":1,"boolean":0,"number":1}','[{"name":"Europe","count":1}]',1112);
INSERT INTO "question_version" VALUES('1m8359ypk8xrgxyf',1,1,'1m8359ypk8xrg2ka',1795402562259,'One','en','own','Ann',NULL,NULL,1,1,'{"text":0,"choice":0,"boolean":1,"number":0}','[]',1072);
CREATE TABLE rating_pair (
    ruleset TEXT    NOT NULL,
    a       TEXT    NOT NULL, -- the player whose id is the smaller
    b       TEXT    NOT NULL,
    day     INTEGER NOT NULL, -- its beginning
    games   INTEGER NOT NULL,
    PRIMARY KEY (ruleset, a, b)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_pair" VALUES('gomoku','1m8359y9w3s32gas','1m8359ya31rwjw8g',1795392000000,1);
CREATE TABLE rating_step (
    player    TEXT NOT NULL,
    ruleset   TEXT NOT NULL,
    result    TEXT NOT NULL, -- the match
    rating    REAL NOT NULL, -- from then on
    deviation REAL NOT NULL,
    PRIMARY KEY (player, ruleset, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_step" VALUES('1m8359y9w3s32gas','gomoku','1m8359yhbcag005f',1.66231089390629767875e+03,2.90318963717980466293e+02);
INSERT INTO "rating_step" VALUES('1m8359ya31rwjw8g','gomoku','1m8359yhbcag005f',1.33768910609370232124e+03,2.90318963717980466293e+02);
CREATE TABLE record (
    player  TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    tally   BLOB NOT NULL, -- of all time: see play/stats.h
    PRIMARY KEY (player, ruleset)
) STRICT, WITHOUT ROWID;
INSERT INTO "record" VALUES('1m8359y9w3s32gas','bulls-and-cows',X'0002020000A09C010000000202D6E5A7E5C068D6E5A7E5C0680000D6E5A7E5C068');
INSERT INTO "record" VALUES('1m8359y9w3s32gas','gomoku',X'0002020000A09C010000000202D6E8A7E5C068D6E8A7E5C0680000D6E8A7E5C068');
INSERT INTO "record" VALUES('1m8359y9w3s32gas','number-guess',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m8359ya31rwjw8g','bulls-and-cows',X'0002020000A09C01000000020296E6A7E5C06896E6A7E5C068000096E6A7E5C068');
INSERT INTO "record" VALUES('1m8359ya31rwjw8g','gomoku',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m8359ya31rwjw8g','number-guess',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m8359ydn09yd1yj','bulls-and-cows',X'0002020000A09C010000000202B4E7A7E5C068B4E7A7E5C0680000B4E7A7E5C068');
INSERT INTO "record" VALUES('1m8359yf44qp7v0h','bulls-and-cows',X'00020000020000000000000000000000');
INSERT INTO "record" VALUES('1m8359yfbcp3xj8m','bulls-and-cows',X'0002020000C0B8020000000202FEE7A7E5C068FEE7A7E5C0680000FEE7A7E5C068');
INSERT INTO "record" VALUES('1m8359yhf5st5et3','yahtzee',X'0002020000E0D5560000000202BEE9A7E5C068BEE9A7E5C0680000BEE9A7E5C068');
INSERT INTO "record" VALUES('1m8359yhg8s0es2j','yahtzee',X'0002000002C0F541000000000000BEE9A7E5C068000000');
INSERT INTO "record" VALUES('1m8359ypybw21fax','tic-tac-toe',X'0002020000A09C010000000202E4EBA7E5C068E4EBA7E5C0680000E4EBA7E5C068');
INSERT INTO "record" VALUES('1m8359yq44y2p07n','tic-tac-toe',X'00020000020000000000000000000000');
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
INSERT INTO "result" VALUES('1m8359ybb7ecwn4d','main','1m8359yaf3zed0bv',1,'bulls-and-cows',1,0,1795402561899,'{"id":"1m8359ybb7ecwn4d","round":1,"leader":null,"attempts":4,"solved":true,"solver":0,"secret":"4528","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-23T02:56:01.899Z"}');
INSERT INTO "result" VALUES('1m8359ybb7ecy8wj','main','1m8359yaf3zed0bv',0,'bulls-and-cows',1,0,1795402561899,'{"id":"1m8359ybb7ecy8wj","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-23T02:56:01.899Z"}');
INSERT INTO "result" VALUES('1m8359ycbaxj2s1s','main','1m8359ybf4ap07k6',1,'bulls-and-cows',1,0,1795402561931,'{"id":"1m8359ycbaxj2s1s","round":1,"leader":null,"attempts":4,"solved":true,"solver":0,"secret":"7156","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-23T02:56:01.931Z"}');
INSERT INTO "result" VALUES('1m8359ycbaxj4h3x','main','1m8359ybf4ap07k6',0,'bulls-and-cows',1,0,1795402561931,'{"id":"1m8359ycbaxj4h3x","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-23T02:56:01.931Z"}');
INSERT INTO "result" VALUES('1m8359ycj4qj215v','main','1m8359yce93bw394',1,'number-guess',1,0,1795402561938,'{"id":"1m8359ycj4qj215v","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"8033","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-23T02:56:01.938Z"}');
INSERT INTO "result" VALUES('1m8359ycj4qj2a3z','main','1m8359yce93bw394',0,'number-guess',1,0,1795402561938,'{"id":"1m8359ycj4qj2a3z","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-23T02:56:01.938Z"}');
INSERT INTO "result" VALUES('1m8359yd08ss3ymv','main','1m8359ycp8k9vj0n',1,'number-guess',1,0,1795402561952,'{"id":"1m8359yd08ss3ymv","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"5937","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-23T02:56:01.952Z"}');
INSERT INTO "result" VALUES('1m8359yd08ss474e','main','1m8359ycp8k9vj0n',0,'number-guess',1,0,1795402561952,'{"id":"1m8359yd08ss474e","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-23T02:56:01.952Z"}');
INSERT INTO "result" VALUES('1m8359yet5c7xaaj','main','1m8359ydn09yegkz',1,'bulls-and-cows',1,0,1795402562010,'{"id":"1m8359yet5c7xaaj","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"5138","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-23T02:56:02.010Z"}');
INSERT INTO "result" VALUES('1m8359yfsfp9jpz3','main','1m8359yfffe1hye1',1,'bulls-and-cows',0,1,1795402562041,'{"id":"1m8359yfsfp9jpz3","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-23T02:56:02.041Z"}');
INSERT INTO "result" VALUES('1m8359yfz6fqwnr5','main','1m8359yfffe1hye1',2,'bulls-and-cows',0,1,1795402562047,'{"id":"1m8359yfz6fqwnr5","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-23T02:56:02.047Z"}');
INSERT INTO "result" VALUES('1m8359yfz6fqykth','main','1m8359yfffe1hye1',0,'bulls-and-cows',0,1,1795402562047,'{"id":"1m8359yfz6fqykth","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation","published_at":"2026-11-23T02:56:02.047Z"}');
INSERT INTO "result" VALUES('1m8359yh51a7bpgb','main','1m8359yh17s2j2kf',1,'tic-tac-toe',0,1,1795402562085,'{"id":"1m8359yh51a7bpgb","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-23T02:56:02.085Z"}');
INSERT INTO "result" VALUES('1m8359yhbcafya1r','main','1m8359yh8ekadnq8',1,'gomoku',1,0,1795402562091,'{"id":"1m8359yhbcafya1r","round":1,"leader":0,"moves":2,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-23T02:56:02.091Z"}');
INSERT INTO "result" VALUES('1m8359yhbcag005f','main','1m8359yh8ekadnq8',0,'gomoku',1,0,1795402562091,'{"id":"1m8359yhbcag005f","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","published_at":"2026-11-23T02:56:02.091Z"}');
INSERT INTO "result" VALUES('1m8359yjz27vwbtx','main','1m8359yhg8s0g3p5',1,'yahtzee',0,0,1795402562143,'{"id":"1m8359yjz27vwbtx","round":1,"leader":0,"winners":[0],"cards":[{"seat":0,"boxes":{"aces":0,"twos":2,"threes":3,"fours":0,"fives":10,"sixes":12,"three-of-a-kind":25,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":19},"upper_total":27,"upper_bonus":0,"yahtzee_bonus":0,"total":71},{"seat":1,"boxes":{"aces":1,"twos":0,"threes":3,"fours":8,"fives":10,"sixes":12,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":20},"upper_total":34,"upper_bonus":0,"yahtzee_bonus":0,"total":54}],"forfeited":[],"forfeited_by":null,"points":[71,54],"published_at":"2026-11-23T02:56:02.143Z"}');
INSERT INTO "result" VALUES('1m8359yjz27vwmz5','main','1m8359yhg8s0g3p5',0,'yahtzee',0,0,1795402562143,'{"id":"1m8359yjz27vwmz5","outcome":"win","winners":[0],"points":[71,54],"reason":"rounds","published_at":"2026-11-23T02:56:02.143Z"}');
INSERT INTO "result" VALUES('1m8359yqjcd8af9p','main','1m8359yq54q92h56',1,'tic-tac-toe',0,0,1795402562290,'{"id":"1m8359yqjcd8af9p","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-23T02:56:02.290Z"}');
INSERT INTO "result" VALUES('1m8359yqjcd8f3ry','main','1m8359yq54q92h56',0,'tic-tac-toe',0,0,1795402562290,'{"id":"1m8359yqjcd8f3ry","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-23T02:56:02.290Z"}');
CREATE TABLE result_reader (
    reader TEXT NOT NULL, -- a player, or a service's
    result TEXT NOT NULL,
    PRIMARY KEY (reader, result)
) STRICT, WITHOUT ROWID;
INSERT INTO "result_reader" VALUES('1m8359y9g9rv5b3t','1m8359yqjcd8af9p');
INSERT INTO "result_reader" VALUES('1m8359y9g9rv5b3t','1m8359yqjcd8f3ry');
INSERT INTO "result_reader" VALUES('1m8359y9w3s32gas','1m8359ybb7ecwn4d');
INSERT INTO "result_reader" VALUES('1m8359y9w3s32gas','1m8359ybb7ecy8wj');
INSERT INTO "result_reader" VALUES('1m8359y9w3s32gas','1m8359ycj4qj215v');
INSERT INTO "result_reader" VALUES('1m8359y9w3s32gas','1m8359ycj4qj2a3z');
INSERT INTO "result_reader" VALUES('1m8359y9w3s32gas','1m8359yhbcafya1r');
INSERT INTO "result_reader" VALUES('1m8359y9w3s32gas','1m8359yhbcag005f');
INSERT INTO "result_reader" VALUES('1m8359ya31rwjw8g','1m8359ycbaxj2s1s');
INSERT INTO "result_reader" VALUES('1m8359ya31rwjw8g','1m8359ycbaxj4h3x');
INSERT INTO "result_reader" VALUES('1m8359ya31rwjw8g','1m8359yd08ss3ymv');
INSERT INTO "result_reader" VALUES('1m8359ya31rwjw8g','1m8359yd08ss474e');
INSERT INTO "result_reader" VALUES('1m8359ya31rwjw8g','1m8359yhbcafya1r');
INSERT INTO "result_reader" VALUES('1m8359ya31rwjw8g','1m8359yhbcag005f');
INSERT INTO "result_reader" VALUES('1m8359ydn09yd1yj','1m8359yet5c7xaaj');
INSERT INTO "result_reader" VALUES('1m8359yf44qp7v0h','1m8359yfsfp9jpz3');
INSERT INTO "result_reader" VALUES('1m8359yf44qp7v0h','1m8359yfz6fqwnr5');
INSERT INTO "result_reader" VALUES('1m8359yf44qp7v0h','1m8359yfz6fqykth');
INSERT INTO "result_reader" VALUES('1m8359yfbcp3xj8m','1m8359yfsfp9jpz3');
INSERT INTO "result_reader" VALUES('1m8359yfbcp3xj8m','1m8359yfz6fqwnr5');
INSERT INTO "result_reader" VALUES('1m8359yfbcp3xj8m','1m8359yfz6fqykth');
INSERT INTO "result_reader" VALUES('1m8359yh07wg23sb','1m8359yh51a7bpgb');
INSERT INTO "result_reader" VALUES('1m8359yh17s2g8w8','1m8359yh51a7bpgb');
INSERT INTO "result_reader" VALUES('1m8359yhf5st5et3','1m8359yjz27vwbtx');
INSERT INTO "result_reader" VALUES('1m8359yhf5st5et3','1m8359yjz27vwmz5');
INSERT INTO "result_reader" VALUES('1m8359yhg8s0es2j','1m8359yjz27vwbtx');
INSERT INTO "result_reader" VALUES('1m8359yhg8s0es2j','1m8359yjz27vwmz5');
INSERT INTO "result_reader" VALUES('1m8359ypybw21fax','1m8359yqjcd8af9p');
INSERT INTO "result_reader" VALUES('1m8359ypybw21fax','1m8359yqjcd8f3ry');
INSERT INTO "result_reader" VALUES('1m8359yq44y2p07n','1m8359yqjcd8af9p');
INSERT INTO "result_reader" VALUES('1m8359yq44y2p07n','1m8359yqjcd8f3ry');
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
INSERT INTO "seat" VALUES('1m8359yaf3zed0bv',0,'1m8359y9w3s32gas','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8359ybf4ap07k6',0,'1m8359ya31rwjw8g','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8359yce93bw394',0,'1m8359y9w3s32gas','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8359ycp8k9vj0n',0,'1m8359ya31rwjw8g','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8359ydbdw21968',0,'1m8359ydbdw1zmcq','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8359ydn09yegkz',0,'1m8359ydn09yd1yj','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8359yfffe1hye1',0,'1m8359yf44qp7v0h','resigned',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8359yfffe1hye1',1,'1m8359yfbcp3xj8m','joined',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8359ygbbstg9z1',0,'1m8359yg3b7x31rc','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8359ygbbstg9z1',1,'1m8359yg58qz9bt7','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8359ygbbstg9z1',2,'1m8359yg74s1g2t7','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8359ygqed78z3d',0,'1m8359ygn8hvzwjn','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8359ygqed78z3d',1,'1m8359ygp2ydbym0','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8359ygqed78z3d',2,'1m8359ygqed76747','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8359ygv829w7gd',0,'1m8359y9w3s32gas','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8359ygv829w7gd',1,NULL,'open',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8359ygw6cynw3w',0,'1m8359ya31rwjw8g','joined',0,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8359ygw6cynw3w',1,'1m8359ya73wfqa9g','invited',0,1,'1m8359ya31rwjw8g',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8359ygy52n1vyp',0,'1m8359y9w3s32gas','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8359ygy52n1vyp',1,'1m8359ya73wfqa9g','invited',1,0,'1m8359y9w3s32gas',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8359ygz6283jnj',0,'1m8359y9w3s32gas','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8359ygz6283jnj',1,'000000000p9c7fga','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8359yh17s2j2kf',0,'1m8359yh07wg23sb','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8359yh17s2j2kf',1,'1m8359yh17s2g8w8','joined',1,1,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8359yh8ekadnq8',0,'1m8359y9w3s32gas','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8359yh8ekadnq8',1,'1m8359ya31rwjw8g','resigned',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8359yhdeffvr80',0,'1m8359yhc14p972r','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8359yhdeffvr80',1,'1m8359yhc14pce8t','joined',1,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8359yhg8s0g3p5',0,'1m8359yhf5st5et3','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8359yhg8s0g3p5',1,'1m8359yhg8s0es2j','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8359yntap7kx63',0,'1m8359y9w3s32gas','invited',1,0,'1m8359ynqd989p7g',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8359yntap7kx63',1,'1m8359ya73wfqa9g','invited',1,0,'1m8359ynqd989p7g',0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8359yq54q92h56',0,'1m8359ypybw21fax','joined',0,0,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('1m8359yq54q92h56',1,'1m8359yq44y2p07n','joined',0,0,NULL,0,NULL,NULL);
CREATE TABLE server_secret (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB    NOT NULL CHECK (length(key) = 32)
) STRICT;
INSERT INTO "server_secret" VALUES(1,X'D3F26FE75F9845A69A9BEB60ED509082E3E8288E5D2F58B05649819CDBD828F0');
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
INSERT INTO "token" VALUES(X'0BB810EE924901FA145941FCF523D56080BBFCCF3893333A1B42C527A5D4DFC3','main','1m8359yhf5st63yk','1m8359yhf5st5et3',1,'',1795402562095,NULL,NULL);
INSERT INTO "token" VALUES(X'1F5B723F116E967B5E88E1C5FAE9899A94FEAB61F84ABCB62114E27F086DD74E','main','1m8359ygp2ydcb60','1m8359ygp2ydbym0',1,'',1795402562070,NULL,NULL);
INSERT INTO "token" VALUES(X'239ADA7B558E6ABA8750D54F13BFAA3AE2E15CCA174A8CC6F132DE264B08985A','main','1m8359yg3b7x48j2','1m8359yg3b7x31rc',1,'',1795402562051,NULL,NULL);
INSERT INTO "token" VALUES(X'348F205554F8C8B03E1C136259EA4E921D3E6262C20D3CD844BA55709C918368','main','1m8359y9g9rv6sfy','1m8359y9g9rv5b3t',2,'referee token create',1795402561840,NULL,NULL);
INSERT INTO "token" VALUES(X'410C843236837620905345DED799A2164A734CCA50C6E8DC53A46748614F1EAD','main','1m8359ya73wfs3ar','1m8359ya73wfqa9g',1,'',1795402561863,NULL,NULL);
INSERT INTO "token" VALUES(X'4B78173977C6FFC0C461231D24C784BDE50C1C425ADC42AD34DB865AECFBBD8E','main','1m8359yfbcp3yqe9','1m8359yfbcp3xj8m',1,'',1795402562027,NULL,NULL);
INSERT INTO "token" VALUES(X'4D708A032E3D7D23E699E6F9749CA21964007B3AC2F9C471055550A9BD20A43A','main','1m8359yg58qzam8q','1m8359yg58qz9bt7',1,'',1795402562053,NULL,NULL);
INSERT INTO "token" VALUES(X'58038CA4AFC950761134D4AE403BF2BAE8B67C35CD5FB66F4C3F3193D5464564','main','1m8359yhc14pctg0','1m8359yhc14pce8t',1,'',1795402562092,NULL,NULL);
INSERT INTO "token" VALUES(X'634E8F73D0809EBB5FCF01181F4AC0AE831484466057736B437A6833B97926EE','main','1m8359yh07wg3v15','1m8359yh07wg23sb',1,'',1795402562080,NULL,NULL);
INSERT INTO "token" VALUES(X'6DF7EFE77E9E86856CB8EFD9C41D252AF109055715E78959150017DA72142CD6','main','1m8359ya31rwmd4e','1m8359ya31rwjw8g',1,'',1795402561859,NULL,NULL);
INSERT INTO "token" VALUES(X'72D26A49F59B8E192B9377207CE59688B601BA2C05FE4DC8645697B8D224665D','main','1m8359yq44y2p510','1m8359yq44y2p07n',1,'',1795402562276,NULL,1795402562298);
INSERT INTO "token" VALUES(X'74ABAB13B161FBD493411C2FC9EDE30C58C950CDE23F26F0C76A1F4ADA574C7A','main','1m8359ygn8hw1ncr','1m8359ygn8hvzwjn',1,'',1795402562069,NULL,NULL);
INSERT INTO "token" VALUES(X'7EE96E091A08DFA338DB3F7F8EB01A835D1047915D555AA363859E34BA0DA1B4','main','1m8359yhg8s0f1ds','1m8359yhg8s0es2j',1,'',1795402562096,NULL,NULL);
INSERT INTO "token" VALUES(X'8C417380745CA709CDED6D2F983754685738353C98E354E3FE9CD601F165B795','main','1m8359yf44qp98t4','1m8359yf44qp7v0h',1,'',1795402562020,NULL,NULL);
INSERT INTO "token" VALUES(X'9858AABE8D04D59923BF0036D9FB22370A8026A8FE11023A10AE8D954BADE699','main','1m8359ypybw22t2s','1m8359ypybw21fax',1,'',1795402562270,NULL,NULL);
INSERT INTO "token" VALUES(X'9CF97AE7DB234C4B25D9F5F62531F87DB34341CE0673398BF596959867F151C0','main','1m8359ygqed77dht','1m8359ygqed76747',1,'',1795402562071,NULL,NULL);
INSERT INTO "token" VALUES(X'AB2329432EFFFE3FF2E9CCC85AC0800C8F3847F08C42F97A6692379A7C0A263E','main','1m8359yhc14pakb0','1m8359yhc14p972r',1,'',1795402562092,NULL,NULL);
INSERT INTO "token" VALUES(X'AD8D68B36D696162339291E9DBBB25CD0FBE8A99B4CCF72D2BC4502602E49F30','main','1m8359ydbdw21kb0','1m8359ydbdw1zmcq',1,'',1795402561963,NULL,NULL);
INSERT INTO "token" VALUES(X'DB1265FFF31133E019C654F9389B3E46A07552B12E57FA29DAF6E56A618E1234','main','1m8359y9w3s34882','1m8359y9w3s32gas',1,'',1795402561852,NULL,NULL);
INSERT INTO "token" VALUES(X'E79DEE62666D0DEC3263EF8E6F2E36B9946A32CF5DF7C65D6EBA1D066EF3EFFF','main','1m8359yg74s1gzhj','1m8359yg74s1g2t7',1,'',1795402562055,NULL,NULL);
INSERT INTO "token" VALUES(X'EADD1622A171A76270B1097562B1D7A5346455E71206EF834B31419AE90E2F04','main','1m8359ydn09yesmc','1m8359ydn09yd1yj',1,'',1795402561973,NULL,NULL);
INSERT INTO "token" VALUES(X'FEC54CC7A8E6EA963B12AAF711F5B5F7B1895885F302347B53D6E8BBE6550835','main','1m8359yh17s2gjtw','1m8359yh17s2g8w8',1,'',1795402562081,NULL,NULL);
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
INSERT INTO "tournament" VALUES('1m8359yk3f3yzg5a','main','1m8359y9w3s32gas','tic-tac-toe','swiss',1,'finished',11,3,6,0,5,0,0,1795402562147,1795402562153,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"887c572f073da89037515ed0fc5885604670622b3d24d1551a11c8adeea00232","seeded":false}','[2]',NULL,NULL,NULL,11);
INSERT INTO "tournament" VALUES('1m8359yky3faaebx','main','1m8359y9w3s32gas','tic-tac-toe','knockout',1,'finished',10,2,4,2,3,0,0,1795402562174,1795402562186,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"e82748d6e4c61592dd6969eb76510f50c2d2479ebff4338e844efb372d7ed810","seeded":false}','[1]',NULL,NULL,NULL,10);
INSERT INTO "tournament" VALUES('1m8359ymt0qv1mvd','main','1m8359y9w3s32gas','yahtzee','heats',1,'finished',7,1,3,0,5,0,0,1795402562202,1795402562211,'{"options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"deal":"independent","clock":null,"seed":"2baa54cf8f23a664f13c1136a4ef6d0d2b4dd42044e0ecb610870519287e38de","seeded":false,"table":3,"advance":1}','[2]',NULL,NULL,'Spring cup',7);
INSERT INTO "tournament" VALUES('1m8359ynnfsvzfdn','main','1m8359y9w3s32gas','tic-tac-toe','round-robin',1,'open',1,1,0,0,2,2,1,1795402562229,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"5a153df63c3cf2bfb1e88b071ef4c680d16c9a896c3485deebacee47c1b3d249","seeded":false}',NULL,NULL,NULL,NULL,1);
INSERT INTO "tournament" VALUES('1m8359ynqd989p7g','main','1m8359y9w3s32gas','tic-tac-toe','knockout',1,'running',4,1,0,0,2,2,0,1795402562231,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"346e649881bdd9ef506f10f128fcec49a0fbe0a3292738201026af150c5bee4f","seeded":false}',NULL,NULL,NULL,NULL,4);
INSERT INTO "tournament" VALUES('1m8359yntap7msbz','main','1m8359ya31rwjw8g','tic-tac-toe','knockout',0,'cancelled',3,1,0,0,1,1,0,1795402562234,1795402562236,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"0dabbd2d5dbad16fbe4d61e0980240048214024b8a3dc536556d51a7278a0586","seeded":false}',NULL,NULL,NULL,NULL,3);
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
INSERT INTO "tournament_entrant" VALUES('1m8359yk3f3yzg5a',1,NULL,'random','playing',2.0,2.0,3,2,0,1,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m8359yk3f3yzg5a',2,NULL,'random','playing',2.5,2.25,3,2,1,0,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m8359yk3f3yzg5a',3,NULL,'random','playing',2.0,2.0,3,2,0,1,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m8359yk3f3yzg5a',4,NULL,'random','playing',1.5,1.25,3,1,1,1,4,4,0);
INSERT INTO "tournament_entrant" VALUES('1m8359yk3f3yzg5a',5,NULL,'random','playing',1.0,1.0,3,1,0,2,5,5,0);
INSERT INTO "tournament_entrant" VALUES('1m8359yky3faaebx',1,NULL,'random','playing',1.0,1.0,2,1,0,1,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m8359yky3faaebx',2,NULL,'random','playing',2.0,2.0,4,2,0,2,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m8359yky3faaebx',3,NULL,'random','playing',1.0,1.0,2,1,0,1,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m8359ymt0qv1mvd',1,NULL,'random','playing',1.0,1.0,2,1,0,1,2,2,0);
INSERT INTO "tournament_entrant" VALUES('1m8359ymt0qv1mvd',2,NULL,'random','playing',1.0,1.0,2,1,0,1,1,1,0);
INSERT INTO "tournament_entrant" VALUES('1m8359ymt0qv1mvd',3,NULL,'random','playing',1.0,1.0,2,1,0,1,3,3,0);
INSERT INTO "tournament_entrant" VALUES('1m8359ymt0qv1mvd',4,NULL,'random','playing',0.0,0.0,1,0,0,1,5,5,0);
INSERT INTO "tournament_entrant" VALUES('1m8359ymt0qv1mvd',5,NULL,'random','playing',0.0,0.0,1,0,0,1,4,4,0);
INSERT INTO "tournament_entrant" VALUES('1m8359ynnfsvzfdn',1,'1m8359y9w3s32gas',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m8359ynnfsvzfdn',2,'1m8359ya31rwjw8g',NULL,'invited',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m8359ynqd989p7g',1,'1m8359y9w3s32gas',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m8359ynqd989p7g',2,'1m8359ya73wfqa9g',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m8359yntap7msbz',1,'1m8359ya31rwjw8g',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL,0);
INSERT INTO "tournament_entrant" VALUES('1m8359yntap7msbz',2,'1m8359ya73wfqa9g',NULL,'declined',0.0,0.0,0,0,0,0,NULL,NULL,0);
CREATE TABLE tournament_event (
    tournament TEXT    NOT NULL,
    seq        INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the tournament; its newest is its version
    at         INTEGER NOT NULL,
    kind       TEXT    NOT NULL,                 -- created, joined, game, ...: see tournament/tournament.h
    body       TEXT    NOT NULL,                 -- JSON: the whole truth
    PRIMARY KEY (tournament, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_event" VALUES('1m8359yk3f3yzg5a',1,1795402562147,'created','{"ruleset":"tic-tac-toe","format":"swiss","games":3,"deal":"independent","visibility":"public","seed":"887c572f073da89037515ed0fc5885604670622b3d24d1551a11c8adeea00232","seeded":false,"clock":null,"creator":"1m8359y9w3s32gas","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m8359yk3f3yzg5a',2,1795402562151,'round','{"round":1,"pairs":[[1,3],[4,2]],"byes":[5]}');
INSERT INTO "tournament_event" VALUES('1m8359yk3f3yzg5a',3,1795402562151,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,3],"scores":[1,0],"seed":"994d20505ab3794d54232fdbeea37623f37aa668b6d97629a252e5ffc8c15362","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8359yk3f3yzg5a',4,1795402562151,'game','{"game":2,"round":1,"tie_break":false,"entrants":[4,2],"scores":[0.5,0.5],"seed":"77f5c773bd5b543b383682b4ba7aef1e75b36cf5496e39e6e2f1efb4eeffa63c","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8359yk3f3yzg5a',5,1795402562151,'round','{"round":2,"pairs":[[5,1],[3,4]],"byes":[2]}');
INSERT INTO "tournament_event" VALUES('1m8359yk3f3yzg5a',6,1795402562151,'game','{"game":3,"round":2,"tie_break":false,"entrants":[5,1],"scores":[0,1],"seed":"58c8cdf1f3e2837273ab746256da9ffe89b807f7b9d7e6b261e6e427fd881b94","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8359yk3f3yzg5a',7,1795402562151,'game','{"game":4,"round":2,"tie_break":false,"entrants":[3,4],"scores":[1,0],"seed":"0ecb8f8e7d1528dc6f5866d4bb715e861d976ebd6555cb066cf457942764eb74","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8359yk3f3yzg5a',8,1795402562151,'round','{"round":3,"pairs":[[2,1],[3,5]],"byes":[4]}');
INSERT INTO "tournament_event" VALUES('1m8359yk3f3yzg5a',9,1795402562151,'game','{"game":5,"round":3,"tie_break":false,"entrants":[2,1],"scores":[1,0],"seed":"9f7dab6359154df31883a48f19bf246c42093bb910107dd85d6925e80e74616e","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8359yk3f3yzg5a',10,1795402562151,'game','{"game":6,"round":3,"tie_break":false,"entrants":[3,5],"scores":[1,0],"seed":"1d734be6cf342689f4c7c4866a352bc0cc7d9c3fa66e93779f5aa19d0daedaff","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8359yk3f3yzg5a',11,1795402562153,'finished','{"winners":[2]}');
INSERT INTO "tournament_event" VALUES('1m8359yky3faaebx',1,1795402562174,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":2,"deal":"independent","visibility":"public","seed":"e82748d6e4c61592dd6969eb76510f50c2d2479ebff4338e844efb372d7ed810","seeded":false,"clock":null,"creator":"1m8359y9w3s32gas","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m8359yky3faaebx',2,1795402562182,'round','{"round":1,"pairs":[[3,2]],"byes":[1]}');
INSERT INTO "tournament_event" VALUES('1m8359yky3faaebx',3,1795402562182,'game','{"game":1,"round":1,"tie_break":false,"entrants":[3,2],"scores":[0,1],"seed":"ad29980f555a22daec11ca9ecffce25a49f843dcf0ded9c4b31871d4b522e9e5","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8359yky3faaebx',4,1795402562182,'game','{"game":2,"round":1,"tie_break":false,"entrants":[2,3],"scores":[0,1],"seed":"9fafad100d234f0c2f79d704326a5b687823e19034f191d6d723f723506ee073","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8359yky3faaebx',5,1795402562182,'game','{"game":3,"round":1,"tie_break":true,"entrants":[3,2],"scores":[0,1],"seed":"4245190e2d246331aca6cb9770665ddea62f39f91e3f746863697bfa38ffb00e","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8359yky3faaebx',6,1795402562182,'round','{"round":2,"pairs":[[1,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m8359yky3faaebx',7,1795402562182,'game','{"game":4,"round":2,"tie_break":false,"entrants":[1,2],"scores":[1,0],"seed":"b23fb1c8848a7585dfc3b2ae9ffa56c18bcd4e3db84a1517a47a6866f33deab6","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8359yky3faaebx',8,1795402562182,'game','{"game":5,"round":2,"tie_break":false,"entrants":[2,1],"scores":[1,0],"seed":"e43e1294d562308b40b181273ded1286faed143030dfcff46216dc2c8958b057","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8359yky3faaebx',9,1795402562182,'game','{"game":6,"round":2,"tie_break":true,"entrants":[1,2],"scores":[1,0],"seed":"2399df13993fb3444f548a9834d91de763a581164d3e05234b3556a19c82adda","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8359yky3faaebx',10,1795402562186,'finished','{"winners":[1]}');
INSERT INTO "tournament_event" VALUES('1m8359ymt0qv1mvd',1,1795402562202,'created','{"ruleset":"yahtzee","format":"heats","games":1,"deal":"independent","visibility":"public","seed":"2baa54cf8f23a664f13c1136a4ef6d0d2b4dd42044e0ecb610870519287e38de","seeded":false,"clock":null,"creator":"1m8359y9w3s32gas","table":3,"advance":1,"master":null,"title":null,"entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO "tournament_event" VALUES('1m8359ymt0qv1mvd',2,1795402562205,'stage','{"stage":1,"tables":[[3,2,5],[4,1]]}');
INSERT INTO "tournament_event" VALUES('1m8359ymt0qv1mvd',3,1795402562205,'game','{"game":1,"round":1,"tie_break":false,"entrants":[3,2,5],"scores":[58,48,35],"seed":"442c71d09bda228537bec3cfad22d3a4317629661e59eb5a3d6319ea932b9de2","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8359ymt0qv1mvd',4,1795402562206,'game','{"game":2,"round":1,"tie_break":false,"entrants":[4,1],"scores":[27,50],"seed":"9c407e70d4dc4181370637c223958a9408e8e79e02fe18eb496e86b48521fe9d","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8359ymt0qv1mvd',5,1795402562206,'stage','{"stage":2,"tables":[[3,2,1]]}');
INSERT INTO "tournament_event" VALUES('1m8359ymt0qv1mvd',6,1795402562206,'game','{"game":3,"round":2,"tie_break":false,"entrants":[3,2,1],"scores":[28,85,65],"seed":"76f212fdfcc9e4afb720e256f053f68755ffc2509022a4555612143afd222584","bots":1,"rules":1}');
INSERT INTO "tournament_event" VALUES('1m8359ymt0qv1mvd',7,1795402562211,'finished','{"winners":[2]}');
INSERT INTO "tournament_event" VALUES('1m8359ynnfsvzfdn',1,1795402562229,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","visibility":"public","seed":"5a153df63c3cf2bfb1e88b071ef4c680d16c9a896c3485deebacee47c1b3d249","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m8359y9w3s32gas","entrants":[{"player":"1m8359y9w3s32gas","joined":true},{"player":"1m8359ya31rwjw8g","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m8359ynqd989p7g',1,1795402562231,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"public","seed":"346e649881bdd9ef506f10f128fcec49a0fbe0a3292738201026af150c5bee4f","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m8359y9w3s32gas","entrants":[{"player":"1m8359y9w3s32gas","joined":true},{"player":"1m8359ya73wfqa9g","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m8359ynqd989p7g',2,1795402562232,'joined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m8359ynqd989p7g',3,1795402562234,'round','{"round":1,"pairs":[[1,2]],"byes":[]}');
INSERT INTO "tournament_event" VALUES('1m8359ynqd989p7g',4,1795402562234,'started','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"id":"1m8359yntap7kx63"}');
INSERT INTO "tournament_event" VALUES('1m8359yntap7msbz',1,1795402562234,'created','{"ruleset":"tic-tac-toe","format":"knockout","games":1,"deal":"independent","visibility":"private","seed":"0dabbd2d5dbad16fbe4d61e0980240048214024b8a3dc536556d51a7278a0586","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m8359ya31rwjw8g","entrants":[{"player":"1m8359ya31rwjw8g","joined":true},{"player":"1m8359ya73wfqa9g","joined":false}]}');
INSERT INTO "tournament_event" VALUES('1m8359yntap7msbz',2,1795402562236,'declined','{"number":2}');
INSERT INTO "tournament_event" VALUES('1m8359yntap7msbz',3,1795402562236,'cancelled','{"reason":"declined"}');
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
INSERT INTO "tournament_game" VALUES('1m8359yk3f3yzg5a',1,1,0,NULL,'[1,3]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8359yk3f3yzg5a',2,1,0,NULL,'[4,2]','[0.5,0.5]',NULL);
INSERT INTO "tournament_game" VALUES('1m8359yk3f3yzg5a',3,2,0,NULL,'[5,1]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m8359yk3f3yzg5a',4,2,0,NULL,'[3,4]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8359yk3f3yzg5a',5,3,0,NULL,'[2,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8359yk3f3yzg5a',6,3,0,NULL,'[3,5]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8359yky3faaebx',1,1,0,NULL,'[3,2]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m8359yky3faaebx',2,1,0,NULL,'[2,3]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m8359yky3faaebx',3,1,1,NULL,'[3,2]','[0,1]',NULL);
INSERT INTO "tournament_game" VALUES('1m8359yky3faaebx',4,2,0,NULL,'[1,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8359yky3faaebx',5,2,0,NULL,'[2,1]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8359yky3faaebx',6,2,1,NULL,'[1,2]','[1,0]',NULL);
INSERT INTO "tournament_game" VALUES('1m8359ymt0qv1mvd',1,1,0,NULL,'[3,2,5]','[58,48,35]',NULL);
INSERT INTO "tournament_game" VALUES('1m8359ymt0qv1mvd',2,1,0,NULL,'[4,1]','[27,50]',NULL);
INSERT INTO "tournament_game" VALUES('1m8359ymt0qv1mvd',3,2,0,NULL,'[3,2,1]','[28,85,65]',NULL);
INSERT INTO "tournament_game" VALUES('1m8359ynqd989p7g',1,1,0,'1m8359yntap7kx63','[1,2]',NULL,NULL);
CREATE TABLE tournament_stage (
    tournament TEXT    NOT NULL,
    number     INTEGER NOT NULL CHECK (number > 0), -- 1, 2, 3, ...
    -- JSON, by table: the number of its latest game and its id, null where there is none; its entrants' numbers; and what
    -- they have scored, in the same order, null while they play.
    tables     TEXT    NOT NULL,
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_stage" VALUES('1m8359ymt0qv1mvd',1,'[{"game":1,"id":null,"entrants":[3,2,5],"points":[58,48,35]},{"game":2,"id":null,"entrants":[4,1],"points":[27,50]}]');
INSERT INTO "tournament_stage" VALUES('1m8359ymt0qv1mvd',2,'[{"game":3,"id":null,"entrants":[3,2,1],"points":[28,85,65]}]');
CREATE TABLE uptime_mark (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
INSERT INTO "uptime_mark" VALUES(1,1795402562299);
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
INSERT INTO "webhook" VALUES('1m8359ypndt40bbb','1m8359y9g9rv5b3t','https://receiver.invalid/',11,X'20672BCDA7513B3249E75607D747E32B2D7FD2026F88B1A4D6981B4C2D6410CE',NULL,NULL,1795402562261,NULL,NULL);
INSERT INTO "webhook" VALUES('1m8359ypq8ff5mxq','1m8359y9g9rv5b3t','https://receiver.invalid/',16,X'F79B12227F9D580C0F88CD7DDD7E18DB587E08B4C2307B30A119B7E9595B42F6',NULL,NULL,1795402562263,1795402562268,NULL);
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
