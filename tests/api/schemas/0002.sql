-- SPDX-License-Identifier: Apache-2.0
BEGIN TRANSACTION;
CREATE TABLE answer (
    number    INTEGER PRIMARY KEY,
    player    TEXT    NOT NULL,
    key       TEXT    NOT NULL, -- as the client sent it
    method    TEXT    NOT NULL,
    path      TEXT    NOT NULL,
    body_hash BLOB    NOT NULL, -- SHA-256 of the request's body
    at        INTEGER NOT NULL,
    status    INTEGER NOT NULL, -- of the answer: 2xx
    etag      TEXT,
    location  TEXT,
    body      TEXT    NOT NULL, -- JSON without names and without tokens; '' = none
    UNIQUE (player, key)
) STRICT;
CREATE TABLE departure (
    player TEXT PRIMARY KEY NOT NULL REFERENCES player (id)
) STRICT, WITHOUT ROWID;
CREATE TABLE event (
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL,                 -- JSON: the whole truth, secrets included
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "event" VALUES('1m80xwketfw19s1g',1,1795327675866,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xwkec2h7jja9","status":"joined"},{"player":"1m80xwkegddc2f9z","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m80xwkec2h7jja9","join_code":"NA32GK"}');
INSERT INTO "event" VALUES('1m80xwketfw19s1g',2,1795327675870,'joined',1,'{"player":"1m80xwkegddc2f9z"}');
INSERT INTO "event" VALUES('1m80xwketfw19s1g',3,1795327675870,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xwkec2h7jja9","status":"joined"},{"player":"1m80xwkegddc2f9z","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES('1m80xwketfw19s1g',4,1795327675873,'secret',0,'{"code":"1234","nonce":"0e695c742d06ceb87890f62af5e891fec41cc33125465fad48474dcc4818f2d4","commitment":"12f557b5210c18af63f48c8ec05d361b5f5a08c524b4d1b8c9bfa08d62d26f21"}');
INSERT INTO "event" VALUES('1m80xwketfw19s1g',5,1795327675875,'guess',1,'{"attempt":1,"code":"5678","bulls":0,"cows":0,"solved":false}');
INSERT INTO "event" VALUES('1m80xwketfw19s1g',6,1795327675878,'guess',1,'{"attempt":2,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES('1m80xwketfw19s1g',7,1795327675878,'round-over',NULL,'{"id":"1m80xwkf6681szew","round":1,"leader":0,"attempts":2,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"0e695c742d06ceb87890f62af5e891fec41cc33125465fad48474dcc4818f2d4","secret":"1234"}}');
INSERT INTO "event" VALUES('1m80xwketfw19s1g',8,1795327675880,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":1,"seats":[{"player":"1m80xwkec2h7jja9","status":"joined"},{"player":"1m80xwkegddc2f9z","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES('1m80xwketfw19s1g',9,1795327675885,'secret',1,'{"code":"4321","nonce":"b9293db70eb30971d58485509f97d80b3e38a28ce18d81eeb28926267c0b5927","commitment":"bba3f3341e319b4be9b4b032b42843574f2f7e8d8064eeebbe5c3a647a58d0f9"}');
INSERT INTO "event" VALUES('1m80xwketfw19s1g',10,1795327675889,'resigned',0,'{}');
INSERT INTO "event" VALUES('1m80xwketfw19s1g',11,1795327675889,'round-over',NULL,'{"id":"1m80xwkfhcmsk8z8","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"b9293db70eb30971d58485509f97d80b3e38a28ce18d81eeb28926267c0b5927","secret":"4321"}}');
INSERT INTO "event" VALUES('1m80xwketfw19s1g',12,1795327675889,'finished',NULL,'{"id":"1m80xwkfhcmsmww4","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation"}');
INSERT INTO "event" VALUES('1m80xwkfp531rmts',1,1795327675894,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xwkec2h7jja9","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xwkec2h7jja9","join_code":"23YS7V"}');
INSERT INTO "event" VALUES('1m80xwkfp531rmts',2,1795327675897,'joined',1,'{"player":"1m80xwkegddc2f9z"}');
INSERT INTO "event" VALUES('1m80xwkfp531rmts',3,1795327675897,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xwkec2h7jja9","status":"joined"},{"player":"1m80xwkegddc2f9z","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES('1m80xwkfp531rmts',4,1795327675902,'secret',0,'{"code":"1234","nonce":"75017423cf41dc8ad507d33801a75ef83e6e3b38201a63ea121c72f810be723d","commitment":"7dccbed7723bfc479b339d358a050b7df4ef1fef1c4820a1982de8982c77c6c9"}');
INSERT INTO "event" VALUES('1m80xwkfp531rmts',5,1795327675903,'guess',1,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES('1m80xwkfp531rmts',6,1795327675903,'round-over',NULL,'{"id":"1m80xwkfzbvq3jxk","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"75017423cf41dc8ad507d33801a75ef83e6e3b38201a63ea121c72f810be723d","secret":"1234"}}');
INSERT INTO "event" VALUES('1m80xwkfp531rmts',7,1795327675904,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":1,"seats":[{"player":"1m80xwkec2h7jja9","status":"joined"},{"player":"1m80xwkegddc2f9z","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES('1m80xwkfp531rmts',8,1795327675910,'secret',1,'{"code":"4321","nonce":"e54ae93260ac2077328547b794bf11feea7881e62d30812a7f5287b43c949596","commitment":"2c710d8819d11ef72ef219f7a9f7a26fc6e167afb51ee4faeac8670324fb9e81"}');
INSERT INTO "event" VALUES('1m80xwkfp531rmts',9,1795327675912,'guess',0,'{"attempt":1,"code":"4321","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES('1m80xwkfp531rmts',10,1795327675912,'round-over',NULL,'{"id":"1m80xwkg83jcjyvz","round":2,"leader":1,"attempts":1,"solved":true,"solver":0,"secret":"4321","honest":true,"forfeited_by":null,"points":[1,0],"proof":{"nonce":"e54ae93260ac2077328547b794bf11feea7881e62d30812a7f5287b43c949596","secret":"4321"}}');
INSERT INTO "event" VALUES('1m80xwkfp531rmts',11,1795327675912,'finished',NULL,'{"id":"1m80xwkg83jcmpw1","outcome":"draw","winners":[0,1],"points":[1,1],"reason":"rounds"}');
INSERT INTO "event" VALUES('1m80xwkg9ab98k6p',1,1795327675913,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xwkec2h7jja9","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xwkec2h7jja9","join_code":"N4FWZC"}');
INSERT INTO "event" VALUES('1m80xwkg9ab98k6p',2,1795327675914,'joined',1,'{"player":"1m80xwkegddc2f9z"}');
INSERT INTO "event" VALUES('1m80xwkg9ab98k6p',3,1795327675914,'joined',2,'{"player":"1m80xwkehffevyj9"}');
INSERT INTO "event" VALUES('1m80xwkg9ab98k6p',4,1795327675914,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xwkec2h7jja9","status":"joined"},{"player":"1m80xwkegddc2f9z","status":"joined"},{"player":"1m80xwkehffevyj9","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO "event" VALUES('1m80xwkg9ab98k6p',5,1795327675915,'secret',0,'{"code":"1122","nonce":"714624e6479b74dcb4106851a73152125d85c6ebd2b0f161f2f7d8e15d8e329e","commitment":"4b21d7188f2e60fc661b8a3b33250a8cd98178b1c9c6b68a63fcda33ad84fe4d"}');
INSERT INTO "event" VALUES('1m80xwkg9ab98k6p',6,1795327675916,'resigned',1,'{}');
INSERT INTO "event" VALUES('1m80xwkg9ab98k6p',7,1795327675919,'guess',2,'{"attempt":1,"code":"1122","black":4,"white":0,"solved":true}');
INSERT INTO "event" VALUES('1m80xwkg9ab98k6p',8,1795327675919,'round-over',NULL,'{"id":"1m80xwkgffevjkgx","round":1,"leader":0,"attempts":1,"solved":true,"solver":2,"secret":"1122","honest":true,"forfeited_by":null,"points":[0,0,1],"proof":{"nonce":"714624e6479b74dcb4106851a73152125d85c6ebd2b0f161f2f7d8e15d8e329e","secret":"1122"}}');
INSERT INTO "event" VALUES('1m80xwkg9ab98k6p',9,1795327675920,'round',NULL,'{"number":2,"leader":2,"commitment":null,"points":[0,0,1],"rules":1,"seats":[{"player":"1m80xwkec2h7jja9","status":"joined"},{"player":"1m80xwkegddc2f9z","status":"resigned"},{"player":"1m80xwkehffevyj9","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES('1m80xwkgh5h34w0k',1,1795327675921,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xwkec2h7jja9","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m80xwkec2h7jja9","join_code":null}');
INSERT INTO "event" VALUES('1m80xwkgh5h34w0k',2,1795327675921,'round',NULL,'{"number":1,"leader":null,"commitment":"67856dae91de10eb47084e6b260ac14bb3a7a550be5d4ee5c65fa64b4fd06e18","points":[0],"rules":1,"seats":[{"player":"1m80xwkec2h7jja9","status":"joined"}],"rounds":2,"deal":{"nonce":"a622c885aa3d212979c13944b73881df788941f6c686b3218224e4943cde6596","secret":"1141"},"carry":null}');
INSERT INTO "event" VALUES('1m80xwkgh5h34w0k',3,1795327675922,'guess',0,'{"attempt":1,"code":"1122","black":2,"white":0,"solved":false}');
INSERT INTO "event" VALUES('1m80xwkgh5h34w0k',4,1795327675923,'guess',0,'{"attempt":2,"code":"3344","black":1,"white":0,"solved":false}');
INSERT INTO "event" VALUES('1m80xwkgh5h34w0k',5,1795327675926,'resigned',0,'{}');
INSERT INTO "event" VALUES('1m80xwkgh5h34w0k',6,1795327675926,'round-over',NULL,'{"id":"1m80xwkgp91f5vff","round":1,"leader":null,"attempts":2,"solved":false,"solver":null,"secret":"1141","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"a622c885aa3d212979c13944b73881df788941f6c686b3218224e4943cde6596","secret":"1141"}}');
INSERT INTO "event" VALUES('1m80xwkgh5h34w0k',7,1795327675926,'finished',NULL,'{"id":"1m80xwkgp91f6r8j","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO "event" VALUES('1m80xwkgt6affd9q',1,1795327675930,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xwkgt6afdz4g","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m80xwkgt6afdz4g","join_code":null}');
INSERT INTO "event" VALUES('1m80xwkgt6affd9q',2,1795327675930,'round',NULL,'{"number":1,"leader":null,"commitment":"84bd8dbb258c778728c26dcb470ba54d096574416c8cf60d2c2be279da65203b","points":[0],"rules":1,"seats":[{"player":"1m80xwkgt6afdz4g","status":"joined"}],"rounds":0,"deal":{"nonce":"9d7d19cc8b435ab9eede1f78813c98925c19251fbdb6277b579f3a459e417b08","secret":"0162"},"carry":null}');
INSERT INTO "event" VALUES('1m80xwkgv9dwenx3',1,1795327675931,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"manual","secret":"held","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xwkec2h7jja9","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xwkec2h7jja9","join_code":"3F7TNM"}');
INSERT INTO "event" VALUES('1m80xwkgv9dwenx3',2,1795327675933,'joined',1,'{"player":"1m80xwkegddc2f9z"}');
INSERT INTO "event" VALUES('1m80xwkgv9dwenx3',3,1795327675933,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xwkec2h7jja9","status":"joined"},{"player":"1m80xwkegddc2f9z","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES('1m80xwkgv9dwenx3',4,1795327675935,'guess',1,'{"attempt":1,"code":"1234"}');
INSERT INTO "event" VALUES('1m80xwkgv9dwenx3',5,1795327675942,'answer',0,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO "event" VALUES('1m80xwkgv9dwenx3',6,1795327675942,'round-over',NULL,'{"id":"1m80xwkh64jdmt9h","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":null}');
INSERT INTO "event" VALUES('1m80xwkgv9dwenx3',7,1795327675943,'resigned',1,'{}');
INSERT INTO "event" VALUES('1m80xwkgv9dwenx3',8,1795327675943,'finished',NULL,'{"id":"1m80xwkh764xdrv7","outcome":"win","winners":[0],"points":[0,1],"reason":"resignation"}');
INSERT INTO "event" VALUES('1m80xwkh90zjwft9',1,1795327675945,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xwkec2h7jja9","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m80xwkec2h7jja9","join_code":"PRT3FY"}');
INSERT INTO "event" VALUES('1m80xwkhafcxz0z1',1,1795327675946,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xwkec2h7jja9","status":"joined"},{"player":"1m80xwkegddc2f9z","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xwkec2h7jja9","join_code":"XE2G9M"}');
INSERT INTO "event" VALUES('1m80xwkhafcxz0z1',2,1795327675947,'declined',1,'{"player":"1m80xwkegddc2f9z"}');
INSERT INTO "event" VALUES('1m80xwkhafcxz0z1',3,1795327675947,'aborted',NULL,'{"reason":"declined"}');
INSERT INTO "event" VALUES('1m80xwkhcan43b73',1,1795327675948,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xwkec2h7jja9","status":"joined"},{"player":"1m80xwkegddc2f9z","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xwkec2h7jja9","join_code":"N9XDY3"}');
INSERT INTO "event" VALUES('1m80xwkhcan43b73',2,1795327675948,'aborted',0,'{"reason":"creator"}');
INSERT INTO "event" VALUES('1m80xwkj310bg07y',1,1795327675971,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xwkep0gh4k8k","status":"joined"},{"player":"1m80xwkegddc2f9z","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m80xwkep0gh4k8k","join_code":"TX53GB"}');
INSERT INTO "event" VALUES('1m80xwkj310bg07y',2,1795327675972,'joined',1,'{"player":"1m80xwkegddc2f9z"}');
INSERT INTO "event" VALUES('1m80xwkj310bg07y',3,1795327675972,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xwkep0gh4k8k","status":"joined"},{"player":"1m80xwkegddc2f9z","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO "event" VALUES('1m80xwkj310bg07y',4,1795327675973,'secret',0,'{"code":"1234","nonce":"36477508df4dc202b9ec848feb539396413219604221cf60b8f9709732c09c28","commitment":"768815a8e88f47cf9bc0e04b47bcf5e9da6293d951245115d82e7ff922f7e822"}');
INSERT INTO "event" VALUES('1m80xwkj63s1bnmk',1,1795327675974,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xwkec2h7jja9","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xwkec2h7jja9","join_code":"X2KNWR"}');
INSERT INTO "event" VALUES('1m80xwkj63s1bnmk',2,1795327675975,'joined',1,'{"player":"1m80xwkegddc2f9z"}');
INSERT INTO "event" VALUES('1m80xwkj63s1bnmk',3,1795327675976,'joined',2,'{"player":"1m80xwkehffevyj9"}');
INSERT INTO "event" VALUES('1m80xwkj63s1bnmk',4,1795327675976,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xwkec2h7jja9","status":"joined"},{"player":"1m80xwkegddc2f9z","status":"joined"},{"player":"1m80xwkehffevyj9","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO "event" VALUES('1m80xwkj63s1bnmk',5,1795327675978,'secret',0,'{"code":"1234","nonce":"4b475e5771add98a5fdcce02e2b38c2b4fc9aa574b4a11aca056418343ca85e9","commitment":"7f0887ff936f8c29b42747a5c72c8f13ded9d74f473abdcec6903f795a8152b7"}');
CREATE TABLE game (
    id          TEXT    PRIMARY KEY NOT NULL,
    ruleset     TEXT    NOT NULL,                       -- bulls-and-cows, gomoku, ...
    -- 'playing' from the first round to the end, also between rounds: a row that changed with every round would cost more
    -- than all the round's moves.
    status      TEXT    NOT NULL CHECK (status IN ('open', 'playing', 'finished', 'aborted')),
    visibility  TEXT    NOT NULL CHECK (visibility IN ('private', 'public')),
    ranked      INTEGER NOT NULL CHECK (ranked IN (0, 1)),
    creator     TEXT,                                   -- a player; a reference would need an index: see seat.player
    join_code   TEXT,                                   -- NULL once the game has ended
    created_at  INTEGER NOT NULL,
    finished_at INTEGER
) STRICT, WITHOUT ROWID;
INSERT INTO "game" VALUES('1m80xwketfw19s1g','bulls-and-cows','finished','private',1,'1m80xwkec2h7jja9',NULL,1795327675866,1795327675889);
INSERT INTO "game" VALUES('1m80xwkfp531rmts','bulls-and-cows','finished','private',0,'1m80xwkec2h7jja9',NULL,1795327675894,1795327675912);
INSERT INTO "game" VALUES('1m80xwkg9ab98k6p','mastermind','playing','private',0,'1m80xwkec2h7jja9','N4FWZC',1795327675913,NULL);
INSERT INTO "game" VALUES('1m80xwkgh5h34w0k','mastermind','finished','private',1,'1m80xwkec2h7jja9',NULL,1795327675921,1795327675926);
INSERT INTO "game" VALUES('1m80xwkgt6affd9q','bulls-and-cows','playing','private',1,'1m80xwkgt6afdz4g',NULL,1795327675930,NULL);
INSERT INTO "game" VALUES('1m80xwkgv9dwenx3','bulls-and-cows','finished','private',0,'1m80xwkec2h7jja9',NULL,1795327675931,1795327675943);
INSERT INTO "game" VALUES('1m80xwkh90zjwft9','mastermind','open','public',0,'1m80xwkec2h7jja9','PRT3FY',1795327675945,NULL);
INSERT INTO "game" VALUES('1m80xwkhafcxz0z1','mastermind','aborted','private',0,'1m80xwkec2h7jja9',NULL,1795327675946,1795327675947);
INSERT INTO "game" VALUES('1m80xwkhcan43b73','mastermind','aborted','private',0,'1m80xwkec2h7jja9',NULL,1795327675948,1795327675948);
INSERT INTO "game" VALUES('1m80xwkj310bg07y','bulls-and-cows','playing','private',1,'1m80xwkep0gh4k8k','TX53GB',1795327675971,NULL);
INSERT INTO "game" VALUES('1m80xwkj63s1bnmk','bulls-and-cows','playing','private',0,'1m80xwkec2h7jja9','X2KNWR',1795327675974,NULL);
CREATE TABLE heartbeat (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL -- the last try that succeeded
) STRICT;
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL
) STRICT;
INSERT INTO "migration" VALUES(1,'core',X'324449569F032F53481969C3DC97A3BCB5A0447AA162ACA6101AE02883E40221',1795327675823);
INSERT INTO "migration" VALUES(2,'accounts',X'7B0A6EB81C193A7C2C1713C20149CC797BABDEC6B7A6E6F7658749E82DE7E833',1795327676823);
CREATE TABLE player (
    id         TEXT    PRIMARY KEY NOT NULL,
    name       TEXT,                                     -- NULL = deleted
    bot        INTEGER NOT NULL CHECK (bot IN (0, 1)),   -- a program
    guest      INTEGER NOT NULL CHECK (guest IN (0, 1)), -- made on the way, by playing without a token
    owner      TEXT REFERENCES player (id),              -- the service that made it
    created_at INTEGER NOT NULL,
    deleted_at INTEGER
) STRICT, WITHOUT ROWID;
INSERT INTO "player" VALUES('1m80xwkec2h7jja9','Ann',0,0,NULL,1795327675852,NULL);
INSERT INTO "player" VALUES('1m80xwkegddc2f9z','Bob',0,0,NULL,1795327675856,NULL);
INSERT INTO "player" VALUES('1m80xwkehffevyj9','Cid',0,0,NULL,1795327675857,NULL);
INSERT INTO "player" VALUES('1m80xwkep0gh4k8k','Dan',0,0,NULL,1795327675862,NULL);
INSERT INTO "player" VALUES('1m80xwkgt6afdz4g','Guest',0,1,NULL,1795327675930,NULL);
INSERT INTO "player" VALUES('1m80xwkhk1dpwt0a','service',1,0,NULL,1795327675955,NULL);
INSERT INTO "player" VALUES('1m80xwkhs7mcafz3','Served',0,0,NULL,1795327675961,NULL);
CREATE TABLE result (
    id           TEXT    PRIMARY KEY NOT NULL,
    game         TEXT    NOT NULL REFERENCES game (id),
    round        INTEGER NOT NULL CHECK (round >= 0), -- 1, 2, 3, ...; 0 = the match
    ruleset      TEXT    NOT NULL,
    ranked       INTEGER NOT NULL CHECK (ranked IN (0, 1)),
    is_public    INTEGER NOT NULL CHECK (is_public IN (0, 1)),
    published_at INTEGER NOT NULL,
    body         TEXT    NOT NULL,                    -- JSON, without names
    UNIQUE (game, round)                              -- each is published once
) STRICT, WITHOUT ROWID;
INSERT INTO "result" VALUES('1m80xwkf6681szew','1m80xwketfw19s1g',1,'bulls-and-cows',1,0,1795327675878,'{"id":"1m80xwkf6681szew","round":1,"leader":0,"attempts":2,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T06:07:55.878Z"}');
INSERT INTO "result" VALUES('1m80xwkfhcmsk8z8','1m80xwketfw19s1g',2,'bulls-and-cows',1,0,1795327675889,'{"id":"1m80xwkfhcmsk8z8","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T06:07:55.889Z"}');
INSERT INTO "result" VALUES('1m80xwkfhcmsmww4','1m80xwketfw19s1g',0,'bulls-and-cows',1,0,1795327675889,'{"id":"1m80xwkfhcmsmww4","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation","published_at":"2026-11-22T06:07:55.889Z"}');
INSERT INTO "result" VALUES('1m80xwkfzbvq3jxk','1m80xwkfp531rmts',1,'bulls-and-cows',0,0,1795327675903,'{"id":"1m80xwkfzbvq3jxk","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T06:07:55.903Z"}');
INSERT INTO "result" VALUES('1m80xwkg83jcjyvz','1m80xwkfp531rmts',2,'bulls-and-cows',0,0,1795327675912,'{"id":"1m80xwkg83jcjyvz","round":2,"leader":1,"attempts":1,"solved":true,"solver":0,"secret":"4321","honest":true,"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T06:07:55.912Z"}');
INSERT INTO "result" VALUES('1m80xwkg83jcmpw1','1m80xwkfp531rmts',0,'bulls-and-cows',0,0,1795327675912,'{"id":"1m80xwkg83jcmpw1","outcome":"draw","winners":[0,1],"points":[1,1],"reason":"rounds","published_at":"2026-11-22T06:07:55.912Z"}');
INSERT INTO "result" VALUES('1m80xwkgffevjkgx','1m80xwkg9ab98k6p',1,'mastermind',0,0,1795327675919,'{"id":"1m80xwkgffevjkgx","round":1,"leader":0,"attempts":1,"solved":true,"solver":2,"secret":"1122","honest":true,"forfeited_by":null,"points":[0,0,1],"published_at":"2026-11-22T06:07:55.919Z"}');
INSERT INTO "result" VALUES('1m80xwkgp91f5vff','1m80xwkgh5h34w0k',1,'mastermind',1,0,1795327675926,'{"id":"1m80xwkgp91f5vff","round":1,"leader":null,"attempts":2,"solved":false,"solver":null,"secret":"1141","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T06:07:55.926Z"}');
INSERT INTO "result" VALUES('1m80xwkgp91f6r8j','1m80xwkgh5h34w0k',0,'mastermind',1,0,1795327675926,'{"id":"1m80xwkgp91f6r8j","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T06:07:55.926Z"}');
INSERT INTO "result" VALUES('1m80xwkh64jdmt9h','1m80xwkgv9dwenx3',1,'bulls-and-cows',0,0,1795327675942,'{"id":"1m80xwkh64jdmt9h","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T06:07:55.942Z"}');
INSERT INTO "result" VALUES('1m80xwkh764xdrv7','1m80xwkgv9dwenx3',0,'bulls-and-cows',0,0,1795327675943,'{"id":"1m80xwkh764xdrv7","outcome":"win","winners":[0],"points":[0,1],"reason":"resignation","published_at":"2026-11-22T06:07:55.943Z"}');
CREATE TABLE seat (
    game      TEXT    NOT NULL REFERENCES game (id),
    seat      INTEGER NOT NULL CHECK (seat >= 0),
    -- NULL = open. A guest is written after the seat that he was made for, once nothing can be refused any more: hence
    -- the check at the commit. For it, SQLite looks for each new player among the seats, which takes their index.
    player    TEXT REFERENCES player (id) DEFERRABLE INITIALLY DEFERRED,
    status    TEXT    NOT NULL CHECK (status IN ('open', 'invited', 'joined', 'declined', 'resigned')),
    -- The next two repeat what the game row says, so that an index of seats can tell the few running or public games of
    -- a player from the many others.
    live      INTEGER NOT NULL CHECK (live IN (0, 1)),      -- the game is neither finished nor aborted
    is_public INTEGER NOT NULL CHECK (is_public IN (0, 1)), -- the game is public
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "seat" VALUES('1m80xwketfw19s1g',0,'1m80xwkec2h7jja9','resigned',0,0);
INSERT INTO "seat" VALUES('1m80xwketfw19s1g',1,'1m80xwkegddc2f9z','joined',0,0);
INSERT INTO "seat" VALUES('1m80xwkfp531rmts',0,'1m80xwkec2h7jja9','joined',0,0);
INSERT INTO "seat" VALUES('1m80xwkfp531rmts',1,'1m80xwkegddc2f9z','joined',0,0);
INSERT INTO "seat" VALUES('1m80xwkg9ab98k6p',0,'1m80xwkec2h7jja9','joined',1,0);
INSERT INTO "seat" VALUES('1m80xwkg9ab98k6p',1,'1m80xwkegddc2f9z','resigned',1,0);
INSERT INTO "seat" VALUES('1m80xwkg9ab98k6p',2,'1m80xwkehffevyj9','joined',1,0);
INSERT INTO "seat" VALUES('1m80xwkgh5h34w0k',0,'1m80xwkec2h7jja9','resigned',0,0);
INSERT INTO "seat" VALUES('1m80xwkgt6affd9q',0,'1m80xwkgt6afdz4g','joined',1,0);
INSERT INTO "seat" VALUES('1m80xwkgv9dwenx3',0,'1m80xwkec2h7jja9','joined',0,0);
INSERT INTO "seat" VALUES('1m80xwkgv9dwenx3',1,'1m80xwkegddc2f9z','resigned',0,0);
INSERT INTO "seat" VALUES('1m80xwkh90zjwft9',0,'1m80xwkec2h7jja9','joined',1,1);
INSERT INTO "seat" VALUES('1m80xwkh90zjwft9',1,NULL,'open',1,1);
INSERT INTO "seat" VALUES('1m80xwkhafcxz0z1',0,'1m80xwkec2h7jja9','joined',0,0);
INSERT INTO "seat" VALUES('1m80xwkhafcxz0z1',1,'1m80xwkegddc2f9z','declined',0,0);
INSERT INTO "seat" VALUES('1m80xwkhcan43b73',0,'1m80xwkec2h7jja9','joined',0,0);
INSERT INTO "seat" VALUES('1m80xwkhcan43b73',1,'1m80xwkegddc2f9z','invited',0,0);
INSERT INTO "seat" VALUES('1m80xwkj310bg07y',0,'1m80xwkep0gh4k8k','joined',1,0);
INSERT INTO "seat" VALUES('1m80xwkj310bg07y',1,'1m80xwkegddc2f9z','joined',1,0);
INSERT INTO "seat" VALUES('1m80xwkj63s1bnmk',0,'1m80xwkec2h7jja9','joined',1,0);
INSERT INTO "seat" VALUES('1m80xwkj63s1bnmk',1,'1m80xwkegddc2f9z','joined',1,0);
INSERT INTO "seat" VALUES('1m80xwkj63s1bnmk',2,'1m80xwkehffevyj9','joined',1,0);
CREATE TABLE token (
    hash       BLOB    PRIMARY KEY NOT NULL, -- SHA-256 of the token: every request looks one up
    id         TEXT    NOT NULL,             -- its name towards its owner
    player     TEXT    NOT NULL REFERENCES player (id),
    scopes     INTEGER NOT NULL,             -- bits: 1 play, 2 service, 4 admin
    label      TEXT    NOT NULL,
    created_at INTEGER NOT NULL,
    expires_at INTEGER,                      -- NULL = never
    revoked_at INTEGER
) STRICT, WITHOUT ROWID;
INSERT INTO "token" VALUES(X'256090BAAEDD234514C9A507D2BB3AF795C83CE23DFF103A473AC821E4E11E37','1m80xwkhk1dpxz0y','1m80xwkhk1dpwt0a',2,'referee token create',1795327675955,NULL,NULL);
INSERT INTO "token" VALUES(X'8D10755F0BE241387ABE2CFD5845F1E6A243FBDE37B049949A836D2683B449E0','1m80xwkhs7mcassf','1m80xwkhs7mcafz3',1,'',1795327675961,NULL,NULL);
INSERT INTO "token" VALUES(X'8E4F96B6546F8972848D0F1B90CBC7D5E672BB7B174ED80F55F4045E73BA69A0','1m80xwkegddc42k6','1m80xwkegddc2f9z',1,'',1795327675856,NULL,NULL);
INSERT INTO "token" VALUES(X'918C912EA0CAFBB88AC15EF398AF60DB90152907CA684E1475172CB12C9420CF','1m80xwkgt6afh3dd','1m80xwkgt6afdz4g',1,'',1795327675930,NULL,NULL);
INSERT INTO "token" VALUES(X'E8494F539766F4CF54C7C7E9F99B22828BE9A0FB69B2A9AAE2E68D03576ED077','1m80xwkec2h7kbmg','1m80xwkec2h7jja9',1,'',1795327675852,NULL,NULL);
INSERT INTO "token" VALUES(X'F02E83F257880996751EDBAB2C7E163465CB8120D28BA3FEB9082003CEAE4795','1m80xwkehffewcrx','1m80xwkehffevyj9',1,'',1795327675857,NULL,NULL);
INSERT INTO "token" VALUES(X'FA1EEC59DC77E5603927ECCBFC61845BD65CD4FBB9295D9E95645D852B65E6FB','1m80xwkep0gh633n','1m80xwkep0gh4k8k',1,'',1795327675862,NULL,NULL);
CREATE UNIQUE INDEX game_by_join_code ON game (join_code) WHERE join_code IS NOT NULL;
CREATE INDEX game_public ON game (id) WHERE visibility = 'public';
CREATE INDEX game_public_by_status ON game (status, id) WHERE visibility = 'public';
CREATE INDEX game_public_by_ruleset ON game (ruleset, id) WHERE visibility = 'public';
CREATE INDEX game_public_by_ruleset_and_status ON game (ruleset, status, id) WHERE visibility = 'public';
CREATE INDEX seat_by_player ON seat (player, live, game) WHERE player IS NOT NULL;
CREATE INDEX seat_by_player_public ON seat (player, live, game) WHERE player IS NOT NULL AND is_public = 1;
CREATE INDEX token_by_player ON token (player, id);
COMMIT;
