-- SPDX-License-Identifier: Apache-2.0
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL
) STRICT;
INSERT INTO migration VALUES(1,'core',X'324449569f032f53481969c3dc97a3bcb5a0447aa162aca6101ae02883e40221',1795327638739);
INSERT INTO migration VALUES(2,'accounts',X'7b0a6eb81c193a7c2c1713c20149cc797babdec6b7a6e6f7658749e82de7e833',1795327638752);
INSERT INTO migration VALUES(3,'expiry',X'0590ae66564bc0986c896c1b4d5825c30f1d7fe46c6ad6c1a40968dfcee8a953',1795327638753);
INSERT INTO migration VALUES(4,'result_feed',X'31fb3533fe15d84792b1e65419aef7594879c2d7a1a4b8226f53cb66e07a769e',1795327638757);
INSERT INTO migration VALUES(5,'append_only_log',X'ecae7c378deafe0f401c4fa553e6450bf0a6ae101a6334de6402d4f585a55495',1795327638761);
INSERT INTO migration VALUES(6,'standings',X'22d58670aca2ef75bf4f050266e9a62ad427aa7f07a8d3fe936c8fb428e4668e',1795327638764);
INSERT INTO migration VALUES(7,'keepsake',X'b0912ef89347b7a96048cafa76624f6827b69ab2ca6b079a9938342a8b275151',1795327638764);
INSERT INTO migration VALUES(8,'webhooks',X'2a20d0e6551ef8257e9ed7435a9c59c243db2967615bc4017eaf860929a8bd96',1795327638767);
CREATE TABLE player (
    id         TEXT    PRIMARY KEY NOT NULL,
    name       TEXT,                                     -- NULL = deleted
    bot        INTEGER NOT NULL CHECK (bot IN (0, 1)),   -- a program
    guest      INTEGER NOT NULL CHECK (guest IN (0, 1)), -- made on the way, by playing without a token
    owner      TEXT REFERENCES player (id),              -- the service that made it
    created_at INTEGER NOT NULL,
    deleted_at INTEGER
) STRICT, WITHOUT ROWID;
INSERT INTO player VALUES('000000000p9c7fga','random',1,0,NULL,1795327638973,NULL);
INSERT INTO player VALUES('1m80xvf7z79btyyz','Ann',0,0,NULL,1795327638783,NULL);
INSERT INTO player VALUES('1m80xvf8246dd2tj','Bob',0,0,NULL,1795327638786,NULL);
INSERT INTO player VALUES('1m80xvf891z32qvj','Cid',0,0,NULL,1795327638793,NULL);
INSERT INTO player VALUES('1m80xvf8eff6ph9f',NULL,0,0,NULL,1795327638798,1795327639526);
INSERT INTO player VALUES('1m80xvfd06m88ahh','Guest',0,1,NULL,1795327638944,NULL);
INSERT INTO player VALUES('1m80xvfy4632cdbr','service',1,0,NULL,1795327639492,NULL);
INSERT INTO player VALUES('1m80xvfym9makj76','Served',0,0,'1m80xvfy4632cdbr',1795327639508,NULL);
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
INSERT INTO token VALUES(X'633ac5cf87273f2a14173bd2acfde3bc2db8606ac75ee2932f54d5fec8e2d671','1m80xvf891z33z7x','1m80xvf891z32qvj',1,'',1795327638793,NULL,NULL);
INSERT INTO token VALUES(X'666cb197c313dcd31972e1977af953b6befb215797bec93f934eddba929760e2','1m80xvfy4632ceh8','1m80xvfy4632cdbr',2,'referee token create',1795327639492,NULL,NULL);
INSERT INTO token VALUES(X'8024af32080a707fae657ca4ad4a120e529e9451430dc4c534eb2883e50f4931','1m80xvf7z79bwmzt','1m80xvf7z79btyyz',1,'',1795327638783,NULL,NULL);
INSERT INTO token VALUES(X'a6def2e1df07d05a278e7bb155a439b13db37fbf9a689490a499e3252c5141ac','1m80xvf8246dec9t','1m80xvf8246dd2tj',1,'',1795327638786,NULL,NULL);
INSERT INTO token VALUES(X'd9134bb42d214666b8522083b55c6324cb06825d97540b0f2f39b7934fc50a2b','1m80xvf8eff6pr7c','1m80xvf8eff6ph9f',1,'',1795327638798,NULL,1795327639526);
INSERT INTO token VALUES(X'd9b47525b4f206b5559ec1b48787fb073a1066fcbd6aa4a87b5f8d794212351b','1m80xvfd06m8b6kg','1m80xvfd06m88ahh',1,'',1795327638944,NULL,NULL);
INSERT INTO token VALUES(X'f43a4e73c5c291a6379592c6ed43eddd733b8b6b81cb62cb56e70b5e04c552dc','1m80xvfym9mam193','1m80xvfym9makj76',1,'',1795327639508,NULL,NULL);
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
INSERT INTO game VALUES('1m80xvf8jac37sy3','bulls-and-cows','finished','private',1,'1m80xvf7z79btyyz',NULL,1795327638802,1795327638840);
INSERT INTO game VALUES('1m80xvfa3ebermyp','bulls-and-cows','finished','private',0,'1m80xvf7z79btyyz',NULL,1795327638851,1795327638894);
INSERT INTO game VALUES('1m80xvfbn66r2eem','mastermind','aborted','private',0,'1m80xvf7z79btyyz',NULL,1795327638901,1795327644912);
INSERT INTO game VALUES('1m80xvfcg4f92j0t','mastermind','finished','private',1,'1m80xvf7z79btyyz',NULL,1795327638928,1795327638941);
INSERT INTO game VALUES('1m80xvfd06m8a52s','bulls-and-cows','finished','private',1,'1m80xvfd06m88ahh',NULL,1795327638944,1795327644912);
INSERT INTO game VALUES('1m80xvfd2b4c98kk','bulls-and-cows','finished','private',0,'1m80xvf7z79btyyz',NULL,1795327638946,1795327638955);
INSERT INTO game VALUES('1m80xvfdp7kmx593','mastermind','open','public',0,'1m80xvf7z79btyyz','RNJKZ5',1795327638966,NULL);
INSERT INTO game VALUES('1m80xvfdre2f1g6k','mastermind','aborted','private',0,'1m80xvf7z79btyyz',NULL,1795327638968,1795327638969);
INSERT INTO game VALUES('1m80xvfdt35z912f','mastermind','aborted','private',0,'1m80xvf7z79btyyz',NULL,1795327638970,1795327638971);
INSERT INTO game VALUES('1m80xvfdxb10949c','mastermind','aborted','private',0,'1m80xvf7z79btyyz',NULL,1795327638973,1795327644912);
INSERT INTO game VALUES('1m80xvfyv3279xjw','mastermind','finished','private',1,'1m80xvfym9makj76',NULL,1795327639515,1795327639518);
INSERT INTO game VALUES('1m80xvfz3eyhk4m2','bulls-and-cows','finished','private',1,'1m80xvf8eff6ph9f',NULL,1795327639523,1795327639526);
INSERT INTO game VALUES('1m80xvfz8fwazk46','bulls-and-cows','finished','private',0,'1m80xvf7z79btyyz',NULL,1795327639528,1795327644912);
INSERT INTO game VALUES('1m80xvn9xaj5nc94','bulls-and-cows','playing','private',0,'1m80xvf7z79btyyz','PPHEGK',1795327644989,NULL);
INSERT INTO game VALUES('1m80xvnat8q4j7ph','bulls-and-cows','playing','private',0,'1m80xvf7z79btyyz','DSTBG5',1795327645018,NULL);
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
INSERT INTO seat VALUES('1m80xvf8jac37sy3',0,'1m80xvf7z79btyyz','resigned',0,0);
INSERT INTO seat VALUES('1m80xvf8jac37sy3',1,'1m80xvf8246dd2tj','joined',0,0);
INSERT INTO seat VALUES('1m80xvfa3ebermyp',0,'1m80xvf7z79btyyz','joined',0,0);
INSERT INTO seat VALUES('1m80xvfa3ebermyp',1,'1m80xvf8246dd2tj','joined',0,0);
INSERT INTO seat VALUES('1m80xvfbn66r2eem',0,'1m80xvf7z79btyyz','joined',0,0);
INSERT INTO seat VALUES('1m80xvfbn66r2eem',1,'1m80xvf8246dd2tj','resigned',0,0);
INSERT INTO seat VALUES('1m80xvfbn66r2eem',2,'1m80xvf891z32qvj','joined',0,0);
INSERT INTO seat VALUES('1m80xvfcg4f92j0t',0,'1m80xvf7z79btyyz','resigned',0,0);
INSERT INTO seat VALUES('1m80xvfd06m8a52s',0,'1m80xvfd06m88ahh','joined',0,0);
INSERT INTO seat VALUES('1m80xvfd2b4c98kk',0,'1m80xvf7z79btyyz','joined',0,0);
INSERT INTO seat VALUES('1m80xvfd2b4c98kk',1,'1m80xvf8246dd2tj','resigned',0,0);
INSERT INTO seat VALUES('1m80xvfdp7kmx593',0,'1m80xvf7z79btyyz','joined',1,1);
INSERT INTO seat VALUES('1m80xvfdp7kmx593',1,NULL,'open',1,1);
INSERT INTO seat VALUES('1m80xvfdre2f1g6k',0,'1m80xvf7z79btyyz','joined',0,0);
INSERT INTO seat VALUES('1m80xvfdre2f1g6k',1,'1m80xvf8246dd2tj','declined',0,0);
INSERT INTO seat VALUES('1m80xvfdt35z912f',0,'1m80xvf7z79btyyz','joined',0,0);
INSERT INTO seat VALUES('1m80xvfdt35z912f',1,'1m80xvf8246dd2tj','invited',0,0);
INSERT INTO seat VALUES('1m80xvfdxb10949c',0,'000000000p9c7fga','joined',0,0);
INSERT INTO seat VALUES('1m80xvfdxb10949c',1,'1m80xvf7z79btyyz','joined',0,0);
INSERT INTO seat VALUES('1m80xvfyv3279xjw',0,'1m80xvfym9makj76','resigned',0,0);
INSERT INTO seat VALUES('1m80xvfz3eyhk4m2',0,'1m80xvf8eff6ph9f','resigned',0,0);
INSERT INTO seat VALUES('1m80xvfz3eyhk4m2',1,'1m80xvf8246dd2tj','joined',0,0);
INSERT INTO seat VALUES('1m80xvfz8fwazk46',0,'1m80xvf7z79btyyz','joined',0,0);
INSERT INTO seat VALUES('1m80xvfz8fwazk46',1,'1m80xvf8246dd2tj','joined',0,0);
INSERT INTO seat VALUES('1m80xvfz8fwazk46',2,'1m80xvf891z32qvj','joined',0,0);
INSERT INTO seat VALUES('1m80xvn9xaj5nc94',0,'1m80xvf7z79btyyz','joined',1,0);
INSERT INTO seat VALUES('1m80xvn9xaj5nc94',1,'1m80xvf8246dd2tj','joined',1,0);
INSERT INTO seat VALUES('1m80xvn9xaj5nc94',2,'1m80xvf891z32qvj','joined',1,0);
INSERT INTO seat VALUES('1m80xvnat8q4j7ph',0,'1m80xvf7z79btyyz','joined',1,0);
INSERT INTO seat VALUES('1m80xvnat8q4j7ph',1,'1m80xvf8246dd2tj','joined',1,0);
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
INSERT INTO result VALUES('1m80xvf9ca6gfq4a','1m80xvf8jac37sy3',1,'bulls-and-cows',1,0,1795327638828,'{"id":"1m80xvf9ca6gfq4a","round":1,"leader":0,"attempts":2,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T06:07:18.828Z"}');
INSERT INTO result VALUES('1m80xvf9rfz03bmj','1m80xvf8jac37sy3',2,'bulls-and-cows',1,0,1795327638840,'{"id":"1m80xvf9rfz03bmj","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T06:07:18.840Z"}');
INSERT INTO result VALUES('1m80xvf9rfz04r3z','1m80xvf8jac37sy3',0,'bulls-and-cows',1,0,1795327638840,'{"id":"1m80xvf9rfz04r3z","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation","published_at":"2026-11-22T06:07:18.840Z"}');
INSERT INTO result VALUES('1m80xvfak3f7x7q2','1m80xvfa3ebermyp',1,'bulls-and-cows',0,0,1795327638867,'{"id":"1m80xvfak3f7x7q2","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T06:07:18.867Z"}');
INSERT INTO result VALUES('1m80xvfbe2ks1hp3','1m80xvfa3ebermyp',2,'bulls-and-cows',0,0,1795327638894,'{"id":"1m80xvfbe2ks1hp3","round":2,"leader":1,"attempts":1,"solved":true,"solver":0,"secret":"4321","honest":true,"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T06:07:18.894Z"}');
INSERT INTO result VALUES('1m80xvfbe2ks2e0h','1m80xvfa3ebermyp',0,'bulls-and-cows',0,0,1795327638894,'{"id":"1m80xvfbe2ks2e0h","outcome":"draw","winners":[0,1],"points":[1,1],"reason":"rounds","published_at":"2026-11-22T06:07:18.894Z"}');
INSERT INTO result VALUES('1m80xvfc91dp43mc','1m80xvfbn66r2eem',1,'mastermind',0,0,1795327638921,'{"id":"1m80xvfc91dp43mc","round":1,"leader":0,"attempts":1,"solved":true,"solver":2,"secret":"1122","honest":true,"forfeited_by":null,"points":[0,0,1],"published_at":"2026-11-22T06:07:18.921Z"}');
INSERT INTO result VALUES('1m80xvfcx97mdvba','1m80xvfcg4f92j0t',1,'mastermind',1,0,1795327638941,'{"id":"1m80xvfcx97mdvba","round":1,"leader":null,"attempts":2,"solved":false,"solver":null,"secret":"2416","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T06:07:18.941Z"}');
INSERT INTO result VALUES('1m80xvfcx97mfd1s','1m80xvfcg4f92j0t',0,'mastermind',1,0,1795327638941,'{"id":"1m80xvfcx97mfd1s","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T06:07:18.941Z"}');
INSERT INTO result VALUES('1m80xvfda8hj5ass','1m80xvfd2b4c98kk',1,'bulls-and-cows',0,0,1795327638954,'{"id":"1m80xvfda8hj5ass","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T06:07:18.954Z"}');
INSERT INTO result VALUES('1m80xvfdb2ehep5v','1m80xvfd2b4c98kk',0,'bulls-and-cows',0,0,1795327638955,'{"id":"1m80xvfdb2ehep5v","outcome":"win","winners":[0],"points":[0,1],"reason":"resignation","published_at":"2026-11-22T06:07:18.955Z"}');
INSERT INTO result VALUES('1m80xvfyy4qzf27w','1m80xvfyv3279xjw',1,'mastermind',1,0,1795327639518,'{"id":"1m80xvfyy4qzf27w","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"5251","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T06:07:19.518Z"}');
INSERT INTO result VALUES('1m80xvfyy4qzh0yj','1m80xvfyv3279xjw',0,'mastermind',1,0,1795327639518,'{"id":"1m80xvfyy4qzh0yj","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T06:07:19.518Z"}');
INSERT INTO result VALUES('1m80xvfz6fnqszsd','1m80xvfz3eyhk4m2',1,'bulls-and-cows',1,0,1795327639526,'{"id":"1m80xvfz6fnqszsd","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T06:07:19.526Z"}');
INSERT INTO result VALUES('1m80xvfz6fnqvq61','1m80xvfz3eyhk4m2',0,'bulls-and-cows',1,0,1795327639526,'{"id":"1m80xvfz6fnqvq61","outcome":"win","winners":[1],"points":[0,1],"reason":"resignation","published_at":"2026-11-22T06:07:19.526Z"}');
INSERT INTO result VALUES('1m80xvn7g5bh7pjv','1m80xvfd06m8a52s',1,'bulls-and-cows',1,0,1795327644912,'{"id":"1m80xvn7g5bh7pjv","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"4823","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T06:07:24.912Z"}');
INSERT INTO result VALUES('1m80xvn7g5bh9d6d','1m80xvfd06m8a52s',0,'bulls-and-cows',1,0,1795327644912,'{"id":"1m80xvn7g5bh9d6d","outcome":"loss","winners":[],"points":[0],"reason":"finish","published_at":"2026-11-22T06:07:24.912Z"}');
INSERT INTO result VALUES('1m80xvn7g5bh9fvj','1m80xvfz8fwazk46',1,'bulls-and-cows',0,0,1795327644912,'{"id":"1m80xvn7g5bh9fvj","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":2,"points":[1,0,0],"published_at":"2026-11-22T06:07:24.912Z"}');
INSERT INTO result VALUES('1m80xvn7g5bhasxg','1m80xvfz8fwazk46',0,'bulls-and-cows',0,0,1795327644912,'{"id":"1m80xvn7g5bhasxg","outcome":"win","winners":[0],"points":[1,0,0],"reason":"finish","published_at":"2026-11-22T06:07:24.912Z"}');
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
CREATE TABLE heartbeat (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL -- the last try that succeeded
) STRICT;
CREATE TABLE departure (
    player TEXT PRIMARY KEY NOT NULL REFERENCES player (id)
) STRICT, WITHOUT ROWID;
CREATE TABLE result_reader (
    reader TEXT NOT NULL, -- a player, or a service's
    result TEXT NOT NULL,
    PRIMARY KEY (reader, result)
) STRICT, WITHOUT ROWID;
INSERT INTO result_reader VALUES('1m80xvf7z79btyyz','1m80xvf9ca6gfq4a');
INSERT INTO result_reader VALUES('1m80xvf7z79btyyz','1m80xvf9rfz03bmj');
INSERT INTO result_reader VALUES('1m80xvf7z79btyyz','1m80xvf9rfz04r3z');
INSERT INTO result_reader VALUES('1m80xvf7z79btyyz','1m80xvfak3f7x7q2');
INSERT INTO result_reader VALUES('1m80xvf7z79btyyz','1m80xvfbe2ks1hp3');
INSERT INTO result_reader VALUES('1m80xvf7z79btyyz','1m80xvfbe2ks2e0h');
INSERT INTO result_reader VALUES('1m80xvf7z79btyyz','1m80xvfc91dp43mc');
INSERT INTO result_reader VALUES('1m80xvf7z79btyyz','1m80xvfcx97mdvba');
INSERT INTO result_reader VALUES('1m80xvf7z79btyyz','1m80xvfcx97mfd1s');
INSERT INTO result_reader VALUES('1m80xvf7z79btyyz','1m80xvfda8hj5ass');
INSERT INTO result_reader VALUES('1m80xvf7z79btyyz','1m80xvfdb2ehep5v');
INSERT INTO result_reader VALUES('1m80xvf7z79btyyz','1m80xvn7g5bh9fvj');
INSERT INTO result_reader VALUES('1m80xvf7z79btyyz','1m80xvn7g5bhasxg');
INSERT INTO result_reader VALUES('1m80xvf8246dd2tj','1m80xvf9ca6gfq4a');
INSERT INTO result_reader VALUES('1m80xvf8246dd2tj','1m80xvf9rfz03bmj');
INSERT INTO result_reader VALUES('1m80xvf8246dd2tj','1m80xvf9rfz04r3z');
INSERT INTO result_reader VALUES('1m80xvf8246dd2tj','1m80xvfak3f7x7q2');
INSERT INTO result_reader VALUES('1m80xvf8246dd2tj','1m80xvfbe2ks1hp3');
INSERT INTO result_reader VALUES('1m80xvf8246dd2tj','1m80xvfbe2ks2e0h');
INSERT INTO result_reader VALUES('1m80xvf8246dd2tj','1m80xvfc91dp43mc');
INSERT INTO result_reader VALUES('1m80xvf8246dd2tj','1m80xvfda8hj5ass');
INSERT INTO result_reader VALUES('1m80xvf8246dd2tj','1m80xvfdb2ehep5v');
INSERT INTO result_reader VALUES('1m80xvf8246dd2tj','1m80xvfz6fnqszsd');
INSERT INTO result_reader VALUES('1m80xvf8246dd2tj','1m80xvfz6fnqvq61');
INSERT INTO result_reader VALUES('1m80xvf8246dd2tj','1m80xvn7g5bh9fvj');
INSERT INTO result_reader VALUES('1m80xvf8246dd2tj','1m80xvn7g5bhasxg');
INSERT INTO result_reader VALUES('1m80xvf891z32qvj','1m80xvfc91dp43mc');
INSERT INTO result_reader VALUES('1m80xvf891z32qvj','1m80xvn7g5bh9fvj');
INSERT INTO result_reader VALUES('1m80xvf891z32qvj','1m80xvn7g5bhasxg');
INSERT INTO result_reader VALUES('1m80xvf8eff6ph9f','1m80xvfz6fnqszsd');
INSERT INTO result_reader VALUES('1m80xvf8eff6ph9f','1m80xvfz6fnqvq61');
INSERT INTO result_reader VALUES('1m80xvfd06m88ahh','1m80xvn7g5bh7pjv');
INSERT INTO result_reader VALUES('1m80xvfd06m88ahh','1m80xvn7g5bh9d6d');
INSERT INTO result_reader VALUES('1m80xvfy4632cdbr','1m80xvfyy4qzf27w');
INSERT INTO result_reader VALUES('1m80xvfy4632cdbr','1m80xvfyy4qzh0yj');
INSERT INTO result_reader VALUES('1m80xvfym9makj76','1m80xvfyy4qzf27w');
INSERT INTO result_reader VALUES('1m80xvfym9makj76','1m80xvfyy4qzh0yj');
CREATE TABLE IF NOT EXISTS "event" (
    id   INTEGER PRIMARY KEY,              -- its place in the log of all games
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL                  -- JSON: the whole truth, secrets included
) STRICT;
INSERT INTO event VALUES(1,'1m80xvf8jac37sy3',1,1795327638802,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xvf7z79btyyz","status":"joined"},{"player":"1m80xvf8246dd2tj","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m80xvf7z79btyyz","join_code":"R6F2MM"}');
INSERT INTO event VALUES(2,'1m80xvf8jac37sy3',2,1795327638810,'joined',1,'{"player":"1m80xvf8246dd2tj"}');
INSERT INTO event VALUES(3,'1m80xvf8jac37sy3',3,1795327638810,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xvf7z79btyyz","status":"joined"},{"player":"1m80xvf8246dd2tj","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(4,'1m80xvf8jac37sy3',4,1795327638815,'secret',0,'{"code":"1234","nonce":"bc2e34154588ac7c4a8fc8509294cf48b1dc49368441d1e0d96078d5bf4ad65d","commitment":"b33e12d17aef67cf45df89a8d69882089aaf0cfd847c2746348b9b7ba8f41fa8"}');
INSERT INTO event VALUES(5,'1m80xvf8jac37sy3',5,1795327638818,'guess',1,'{"attempt":1,"code":"5678","bulls":0,"cows":0,"solved":false}');
INSERT INTO event VALUES(6,'1m80xvf8jac37sy3',6,1795327638828,'guess',1,'{"attempt":2,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES(7,'1m80xvf8jac37sy3',7,1795327638828,'round-over',NULL,'{"id":"1m80xvf9ca6gfq4a","round":1,"leader":0,"attempts":2,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"bc2e34154588ac7c4a8fc8509294cf48b1dc49368441d1e0d96078d5bf4ad65d","secret":"1234"}}');
INSERT INTO event VALUES(8,'1m80xvf8jac37sy3',8,1795327638831,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":1,"seats":[{"player":"1m80xvf7z79btyyz","status":"joined"},{"player":"1m80xvf8246dd2tj","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(9,'1m80xvf8jac37sy3',9,1795327638835,'secret',1,'{"code":"4321","nonce":"0164fcb693ff188417b8b4363a029911e5bf257121136b8d27625847aef8de45","commitment":"1f8dcbf6c66834a7e52cac26c786ec1be0e0de8f5f501299c44ad231e06a2c51"}');
INSERT INTO event VALUES(10,'1m80xvf8jac37sy3',10,1795327638840,'resigned',0,'{}');
INSERT INTO event VALUES(11,'1m80xvf8jac37sy3',11,1795327638840,'round-over',NULL,'{"id":"1m80xvf9rfz03bmj","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"0164fcb693ff188417b8b4363a029911e5bf257121136b8d27625847aef8de45","secret":"4321"}}');
INSERT INTO event VALUES(12,'1m80xvf8jac37sy3',12,1795327638840,'finished',NULL,'{"id":"1m80xvf9rfz04r3z","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation"}');
INSERT INTO event VALUES(13,'1m80xvfa3ebermyp',1,1795327638851,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xvf7z79btyyz","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xvf7z79btyyz","join_code":"7NRRPP"}');
INSERT INTO event VALUES(14,'1m80xvfa3ebermyp',2,1795327638859,'joined',1,'{"player":"1m80xvf8246dd2tj"}');
INSERT INTO event VALUES(15,'1m80xvfa3ebermyp',3,1795327638859,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xvf7z79btyyz","status":"joined"},{"player":"1m80xvf8246dd2tj","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(16,'1m80xvfa3ebermyp',4,1795327638864,'secret',0,'{"code":"1234","nonce":"a335bd5cf4cdade2e6d6cda6395e3000ac9993226fd98b9e565bbde56898979f","commitment":"c22a358a1f52b5396a275cf61f02425f5f7cd9214f91ddf6b29e83cad1810e20"}');
INSERT INTO event VALUES(17,'1m80xvfa3ebermyp',5,1795327638867,'guess',1,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES(18,'1m80xvfa3ebermyp',6,1795327638867,'round-over',NULL,'{"id":"1m80xvfak3f7x7q2","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"a335bd5cf4cdade2e6d6cda6395e3000ac9993226fd98b9e565bbde56898979f","secret":"1234"}}');
INSERT INTO event VALUES(19,'1m80xvfa3ebermyp',7,1795327638871,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":1,"seats":[{"player":"1m80xvf7z79btyyz","status":"joined"},{"player":"1m80xvf8246dd2tj","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(20,'1m80xvfa3ebermyp',8,1795327638882,'secret',1,'{"code":"4321","nonce":"ed9e886bc036c8d858808423b4082146432bb69d06bc5ae0d1ae98f0078fa844","commitment":"3903667e4ec609b6ca702146f497bdfc862d25e52ea252e1ad588cd3aaeff90e"}');
INSERT INTO event VALUES(21,'1m80xvfa3ebermyp',9,1795327638894,'guess',0,'{"attempt":1,"code":"4321","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES(22,'1m80xvfa3ebermyp',10,1795327638894,'round-over',NULL,'{"id":"1m80xvfbe2ks1hp3","round":2,"leader":1,"attempts":1,"solved":true,"solver":0,"secret":"4321","honest":true,"forfeited_by":null,"points":[1,0],"proof":{"nonce":"ed9e886bc036c8d858808423b4082146432bb69d06bc5ae0d1ae98f0078fa844","secret":"4321"}}');
INSERT INTO event VALUES(23,'1m80xvfa3ebermyp',11,1795327638894,'finished',NULL,'{"id":"1m80xvfbe2ks2e0h","outcome":"draw","winners":[0,1],"points":[1,1],"reason":"rounds"}');
INSERT INTO event VALUES(24,'1m80xvfbn66r2eem',1,1795327638901,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xvf7z79btyyz","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xvf7z79btyyz","join_code":"FRPCHY"}');
INSERT INTO event VALUES(25,'1m80xvfbn66r2eem',2,1795327638904,'joined',1,'{"player":"1m80xvf8246dd2tj"}');
INSERT INTO event VALUES(26,'1m80xvfbn66r2eem',3,1795327638910,'joined',2,'{"player":"1m80xvf891z32qvj"}');
INSERT INTO event VALUES(27,'1m80xvfbn66r2eem',4,1795327638910,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xvf7z79btyyz","status":"joined"},{"player":"1m80xvf8246dd2tj","status":"joined"},{"player":"1m80xvf891z32qvj","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO event VALUES(28,'1m80xvfbn66r2eem',5,1795327638913,'secret',0,'{"code":"1122","nonce":"40fa3f2b9f0bbdf2648bcfa426c6f9e23323d73c96bfe0def04612fdc43f3669","commitment":"6946a3ab3c206b96c6250ec5ee6f91c26cfdf206907edd750b2bae9a47b5806a"}');
INSERT INTO event VALUES(29,'1m80xvfbn66r2eem',6,1795327638914,'resigned',1,'{}');
INSERT INTO event VALUES(30,'1m80xvfbn66r2eem',7,1795327638921,'guess',2,'{"attempt":1,"code":"1122","black":4,"white":0,"solved":true}');
INSERT INTO event VALUES(31,'1m80xvfbn66r2eem',8,1795327638921,'round-over',NULL,'{"id":"1m80xvfc91dp43mc","round":1,"leader":0,"attempts":1,"solved":true,"solver":2,"secret":"1122","honest":true,"forfeited_by":null,"points":[0,0,1],"proof":{"nonce":"40fa3f2b9f0bbdf2648bcfa426c6f9e23323d73c96bfe0def04612fdc43f3669","secret":"1122"}}');
INSERT INTO event VALUES(32,'1m80xvfbn66r2eem',9,1795327638925,'round',NULL,'{"number":2,"leader":2,"commitment":null,"points":[0,0,1],"rules":1,"seats":[{"player":"1m80xvf7z79btyyz","status":"joined"},{"player":"1m80xvf8246dd2tj","status":"resigned"},{"player":"1m80xvf891z32qvj","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(33,'1m80xvfcg4f92j0t',1,1795327638928,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xvf7z79btyyz","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m80xvf7z79btyyz","join_code":null}');
INSERT INTO event VALUES(34,'1m80xvfcg4f92j0t',2,1795327638928,'round',NULL,'{"number":1,"leader":null,"commitment":"d0a9cb90cd2182112543068f226dccf8a6093c6714c4912d451c5652f313b087","points":[0],"rules":1,"seats":[{"player":"1m80xvf7z79btyyz","status":"joined"}],"rounds":2,"deal":{"nonce":"8aad15339473a613de9b20a588ba8abb54a39d9229599db50a79aae33a215572","secret":"2416"},"carry":null}');
INSERT INTO event VALUES(35,'1m80xvfcg4f92j0t',3,1795327638936,'guess',0,'{"attempt":1,"code":"1122","black":0,"white":2,"solved":false}');
INSERT INTO event VALUES(36,'1m80xvfcg4f92j0t',4,1795327638938,'guess',0,'{"attempt":2,"code":"3344","black":0,"white":1,"solved":false}');
INSERT INTO event VALUES(37,'1m80xvfcg4f92j0t',5,1795327638941,'resigned',0,'{}');
INSERT INTO event VALUES(38,'1m80xvfcg4f92j0t',6,1795327638941,'round-over',NULL,'{"id":"1m80xvfcx97mdvba","round":1,"leader":null,"attempts":2,"solved":false,"solver":null,"secret":"2416","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"8aad15339473a613de9b20a588ba8abb54a39d9229599db50a79aae33a215572","secret":"2416"}}');
INSERT INTO event VALUES(39,'1m80xvfcg4f92j0t',7,1795327638941,'finished',NULL,'{"id":"1m80xvfcx97mfd1s","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO event VALUES(40,'1m80xvfd06m8a52s',1,1795327638944,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xvfd06m88ahh","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m80xvfd06m88ahh","join_code":null}');
INSERT INTO event VALUES(41,'1m80xvfd06m8a52s',2,1795327638944,'round',NULL,'{"number":1,"leader":null,"commitment":"594d443b2765578b13e48dea427620227c4d2d8a868092040398b5e9538b5bc1","points":[0],"rules":1,"seats":[{"player":"1m80xvfd06m88ahh","status":"joined"}],"rounds":0,"deal":{"nonce":"0ae5979f05cfc25b8927710d7eac8b4ac0504739263af16ca12283099b8333ce","secret":"4823"},"carry":null}');
INSERT INTO event VALUES(42,'1m80xvfd2b4c98kk',1,1795327638946,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"manual","secret":"held","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xvf7z79btyyz","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xvf7z79btyyz","join_code":"WMR23Y"}');
INSERT INTO event VALUES(43,'1m80xvfd2b4c98kk',2,1795327638950,'joined',1,'{"player":"1m80xvf8246dd2tj"}');
INSERT INTO event VALUES(44,'1m80xvfd2b4c98kk',3,1795327638950,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xvf7z79btyyz","status":"joined"},{"player":"1m80xvf8246dd2tj","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(45,'1m80xvfd2b4c98kk',4,1795327638953,'guess',1,'{"attempt":1,"code":"1234"}');
INSERT INTO event VALUES(46,'1m80xvfd2b4c98kk',5,1795327638954,'answer',0,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES(47,'1m80xvfd2b4c98kk',6,1795327638954,'round-over',NULL,'{"id":"1m80xvfda8hj5ass","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":null}');
INSERT INTO event VALUES(48,'1m80xvfd2b4c98kk',7,1795327638955,'resigned',1,'{}');
INSERT INTO event VALUES(49,'1m80xvfd2b4c98kk',8,1795327638955,'finished',NULL,'{"id":"1m80xvfdb2ehep5v","outcome":"win","winners":[0],"points":[0,1],"reason":"resignation"}');
INSERT INTO event VALUES(50,'1m80xvfdp7kmx593',1,1795327638966,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xvf7z79btyyz","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m80xvf7z79btyyz","join_code":"RNJKZ5"}');
INSERT INTO event VALUES(51,'1m80xvfdre2f1g6k',1,1795327638968,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xvf7z79btyyz","status":"joined"},{"player":"1m80xvf8246dd2tj","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xvf7z79btyyz","join_code":"M975CG"}');
INSERT INTO event VALUES(52,'1m80xvfdre2f1g6k',2,1795327638969,'declined',1,'{"player":"1m80xvf8246dd2tj"}');
INSERT INTO event VALUES(53,'1m80xvfdre2f1g6k',3,1795327638969,'aborted',NULL,'{"reason":"declined"}');
INSERT INTO event VALUES(54,'1m80xvfdt35z912f',1,1795327638970,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xvf7z79btyyz","status":"joined"},{"player":"1m80xvf8246dd2tj","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xvf7z79btyyz","join_code":"CVF7BY"}');
INSERT INTO event VALUES(55,'1m80xvfdt35z912f',2,1795327638971,'aborted',0,'{"reason":"creator"}');
INSERT INTO event VALUES(56,'1m80xvfdxb10949c',1,1795327638973,'created',1,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"000000000p9c7fga","status":"joined","bot":"random"},{"player":"1m80xvf7z79btyyz","status":"joined"}],"visibility":"private","ranked":false,"creator":"1m80xvf7z79btyyz","join_code":null}');
INSERT INTO event VALUES(57,'1m80xvfdxb10949c',2,1795327638973,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"000000000p9c7fga","status":"joined","bot":"random"},{"player":"1m80xvf7z79btyyz","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(58,'1m80xvfdxb10949c',3,1795327638975,'secret',0,'{"code":"2535","nonce":"8621263d0362d8a03ed96b72f12960acadb88b0685f23d3350f9329b22033ded","commitment":"67b0bfb1aaae5b5b8f52bdc64522747eca00854470186f4c5808b4cb17f69b5b"}');
INSERT INTO event VALUES(59,'1m80xvfyv3279xjw',1,1795327639515,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xvfym9makj76","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m80xvfym9makj76","join_code":null}');
INSERT INTO event VALUES(60,'1m80xvfyv3279xjw',2,1795327639515,'round',NULL,'{"number":1,"leader":null,"commitment":"398db491aecc4e174e35c66d4cbd1f5c5448299d7d11b1aa9d8db8350628a6f6","points":[0],"rules":1,"seats":[{"player":"1m80xvfym9makj76","status":"joined"}],"rounds":1,"deal":{"nonce":"7789e996de8acc93a4aefbe0e16185be9c82c7da4b330f3dd5a76ef1c7a3e1ac","secret":"5251"},"carry":null}');
INSERT INTO event VALUES(61,'1m80xvfyv3279xjw',3,1795327639518,'resigned',0,'{}');
INSERT INTO event VALUES(62,'1m80xvfyv3279xjw',4,1795327639518,'round-over',NULL,'{"id":"1m80xvfyy4qzf27w","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"5251","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"7789e996de8acc93a4aefbe0e16185be9c82c7da4b330f3dd5a76ef1c7a3e1ac","secret":"5251"}}');
INSERT INTO event VALUES(63,'1m80xvfyv3279xjw',5,1795327639518,'finished',NULL,'{"id":"1m80xvfyy4qzh0yj","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO event VALUES(64,'1m80xvfz3eyhk4m2',1,1795327639523,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xvf8eff6ph9f","status":"joined"},{"player":"1m80xvf8246dd2tj","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m80xvf8eff6ph9f","join_code":"ASA3K7"}');
INSERT INTO event VALUES(65,'1m80xvfz3eyhk4m2',2,1795327639524,'joined',1,'{"player":"1m80xvf8246dd2tj"}');
INSERT INTO event VALUES(66,'1m80xvfz3eyhk4m2',3,1795327639524,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xvf8eff6ph9f","status":"joined"},{"player":"1m80xvf8246dd2tj","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(67,'1m80xvfz3eyhk4m2',4,1795327639525,'secret',0,'{"code":"1234","nonce":"fb949be06ef803ea30b5f9cecdfa0534a4e69329afa50847274b21cd735710bd","commitment":"7ffd3d915ebd310f769a3c7388322dcaf25faec31101f77254347ff4b8a12f9d"}');
INSERT INTO event VALUES(68,'1m80xvfz3eyhk4m2',5,1795327639526,'resigned',0,'{}');
INSERT INTO event VALUES(69,'1m80xvfz3eyhk4m2',6,1795327639526,'round-over',NULL,'{"id":"1m80xvfz6fnqszsd","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"fb949be06ef803ea30b5f9cecdfa0534a4e69329afa50847274b21cd735710bd","secret":"1234"}}');
INSERT INTO event VALUES(70,'1m80xvfz3eyhk4m2',7,1795327639526,'finished',NULL,'{"id":"1m80xvfz6fnqvq61","outcome":"win","winners":[1],"points":[0,1],"reason":"resignation"}');
INSERT INTO event VALUES(71,'1m80xvfz8fwazk46',1,1795327639528,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xvf7z79btyyz","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xvf7z79btyyz","join_code":"XPRHS7"}');
INSERT INTO event VALUES(72,'1m80xvfz8fwazk46',2,1795327639529,'joined',1,'{"player":"1m80xvf8246dd2tj"}');
INSERT INTO event VALUES(73,'1m80xvfz8fwazk46',3,1795327639530,'joined',2,'{"player":"1m80xvf891z32qvj"}');
INSERT INTO event VALUES(74,'1m80xvfz8fwazk46',4,1795327639530,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xvf7z79btyyz","status":"joined"},{"player":"1m80xvf8246dd2tj","status":"joined"},{"player":"1m80xvf891z32qvj","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO event VALUES(75,'1m80xvfz8fwazk46',5,1795327639531,'secret',0,'{"code":"1234","nonce":"8e80700fc87a6be411fa99943665e4ed6b2a4e621ede011b69cfd7d0929dd0ac","commitment":"65bf7aaf177463915f4f3c5b8d99ed61dc642cadca364abdcb7720cb003e688e"}');
INSERT INTO event VALUES(76,'1m80xvfbn66r2eem',10,1795327644912,'aborted',NULL,'{"reason":"expired"}');
INSERT INTO event VALUES(77,'1m80xvfd06m8a52s',3,1795327644912,'timed-out',0,'{}');
INSERT INTO event VALUES(78,'1m80xvfd06m8a52s',4,1795327644912,'round-over',NULL,'{"id":"1m80xvn7g5bh7pjv","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"4823","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"0ae5979f05cfc25b8927710d7eac8b4ac0504739263af16ca12283099b8333ce","secret":"4823"}}');
INSERT INTO event VALUES(79,'1m80xvfd06m8a52s',5,1795327644912,'finished',NULL,'{"id":"1m80xvn7g5bh9d6d","outcome":"loss","winners":[],"points":[0],"reason":"finish"}');
INSERT INTO event VALUES(80,'1m80xvfdxb10949c',4,1795327644912,'aborted',NULL,'{"reason":"expired"}');
INSERT INTO event VALUES(81,'1m80xvfz8fwazk46',6,1795327644912,'timed-out',1,'{}');
INSERT INTO event VALUES(82,'1m80xvfz8fwazk46',7,1795327644912,'timed-out',2,'{}');
INSERT INTO event VALUES(83,'1m80xvfz8fwazk46',8,1795327644912,'round-over',NULL,'{"id":"1m80xvn7g5bh9fvj","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":2,"points":[1,0,0],"proof":{"nonce":"8e80700fc87a6be411fa99943665e4ed6b2a4e621ede011b69cfd7d0929dd0ac","secret":"1234"}}');
INSERT INTO event VALUES(84,'1m80xvfz8fwazk46',9,1795327644912,'finished',NULL,'{"id":"1m80xvn7g5bhasxg","outcome":"win","winners":[0],"points":[1,0,0],"reason":"finish"}');
INSERT INTO event VALUES(85,'1m80xvn9xaj5nc94',1,1795327644989,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xvf7z79btyyz","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xvf7z79btyyz","join_code":"PPHEGK"}');
INSERT INTO event VALUES(86,'1m80xvn9xaj5nc94',2,1795327644991,'joined',1,'{"player":"1m80xvf8246dd2tj"}');
INSERT INTO event VALUES(87,'1m80xvn9xaj5nc94',3,1795327644992,'joined',2,'{"player":"1m80xvf891z32qvj"}');
INSERT INTO event VALUES(88,'1m80xvn9xaj5nc94',4,1795327644992,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xvf7z79btyyz","status":"joined"},{"player":"1m80xvf8246dd2tj","status":"joined"},{"player":"1m80xvf891z32qvj","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO event VALUES(89,'1m80xvn9xaj5nc94',5,1795327645006,'secret',0,'{"code":"1234","nonce":"e1228135eeec96d61afd26ce983134516180a894759ce63e1bcfdb340fe74ed7","commitment":"ac2083bf07f09c3e6f7fbac381f69af0d6ae5f5b5b330d691881aebc0ff96cc7"}');
INSERT INTO event VALUES(90,'1m80xvnat8q4j7ph',1,1795327645018,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xvf7z79btyyz","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xvf7z79btyyz","join_code":"DSTBG5"}');
INSERT INTO event VALUES(91,'1m80xvnat8q4j7ph',2,1795327645022,'joined',1,'{"player":"1m80xvf8246dd2tj"}');
INSERT INTO event VALUES(92,'1m80xvnat8q4j7ph',3,1795327645022,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xvf7z79btyyz","status":"joined"},{"player":"1m80xvf8246dd2tj","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(93,'1m80xvnat8q4j7ph',4,1795327645026,'secret',0,'{"code":"1234","nonce":"9a4d4bb46548eafb02f4b29c6fae1ecbaa381e1113b84820be56360638513ac6","commitment":"4f6a5fff922bb1242be24fa63695953cfb472e0d9bd5b9975daf966293c3f292"}');
CREATE TABLE standing (
    ruleset    TEXT    NOT NULL,
    player     TEXT    NOT NULL,
    changed    INTEGER NOT NULL,               -- 1, 2, 3, ... within the ruleset: a board in memory asks for what is newer
    gone       INTEGER NOT NULL DEFAULT 0 CHECK (gone IN (0, 1)), -- the account is deleted: on no board any more
    tallies    BLOB    NOT NULL,               -- all time, day, week, month: see play/standing.h
    rating     REAL,                           -- Glicko-2; NULL = never rated
    deviation  REAL,                           -- as it was after the last rated match
    volatility REAL,
    rated_at   INTEGER,
    PRIMARY KEY (ruleset, player)
) STRICT, WITHOUT ROWID;
INSERT INTO standing VALUES('bulls-and-cows','1m80xvf7z79btyyz',3,0,X'0002000002000000000000000000000080d0eb88c06802000002000000000000000000000080b0ba9abc6802000002000000000000000000000080a0bfc6b268020000020000000000000000000000',1337.6891060937023212,290.31896371798046629,0.059999675372338141798,1795327638840);
INSERT INTO standing VALUES('bulls-and-cows','1m80xvf8246dd2tj',8,0,X'0004040000e0d4030000000404ccffed9dc068ccffed9dc0680000ccffed9dc06880d0eb88c06804040000e0d4030000000404ccffed9dc068ccffed9dc0680000ccffed9dc06880b0ba9abc6804040000e0d4030000000404ccffed9dc068ccffed9dc0680000ccffed9dc06880a0bfc6b26804040000e0d4030000000404ccffed9dc068ccffed9dc0680000ccffed9dc068',1750.5421098017523036,256.34516998314427383,0.059999052127923432897,1795327639526);
INSERT INTO standing VALUES('bulls-and-cows','1m80xvf8eff6ph9f',9,1,X'0002000002000000000000000000000080d0eb88c06802000002000000000000000000000080b0ba9abc6802000002000000000000000000000080a0bfc6b268020000020000000000000000000000',1383.3580792733678208,286.92720667234578968,0.059999277078063059653,1795327639526);
INSERT INTO standing VALUES('bulls-and-cows','1m80xvfd06m88ahh',10,0,X'0002000002000000000000000000000080d0eb88c06802000002000000000000000000000080b0ba9abc6802000002000000000000000000000080a0bfc6b268020000020000000000000000000000',NULL,NULL,NULL,NULL);
INSERT INTO standing VALUES('mastermind','1m80xvf7z79btyyz',1,0,X'00020000020002a0ef0fa0ef0f00000000baf6ed9dc068baf6ed9dc0680080d0eb88c068020000020002a0ef0fa0ef0f00000000baf6ed9dc068baf6ed9dc0680080b0ba9abc68020000020002a0ef0fa0ef0f00000000baf6ed9dc068baf6ed9dc0680080a0bfc6b268020000020002a0ef0fa0ef0f00000000baf6ed9dc068baf6ed9dc06800',NULL,NULL,NULL,NULL);
INSERT INTO standing VALUES('mastermind','1m80xvfym9makj76',2,0,X'00020000020002a0ef0fa0ef0f00000000bcffed9dc068bcffed9dc0680080d0eb88c068020000020002a0ef0fa0ef0f00000000bcffed9dc068bcffed9dc0680080b0ba9abc68020000020002a0ef0fa0ef0f00000000bcffed9dc068bcffed9dc0680080a0bfc6b268020000020002a0ef0fa0ef0f00000000bcffed9dc068bcffed9dc06800',NULL,NULL,NULL,NULL);
CREATE TABLE rating_pair (
    ruleset TEXT    NOT NULL,
    a       TEXT    NOT NULL, -- the player whose id is the smaller
    b       TEXT    NOT NULL,
    day     INTEGER NOT NULL, -- its beginning
    games   INTEGER NOT NULL,
    PRIMARY KEY (ruleset, a, b)
) STRICT, WITHOUT ROWID;
INSERT INTO rating_pair VALUES('bulls-and-cows','1m80xvf7z79btyyz','1m80xvf8246dd2tj',1795305600000,1);
INSERT INTO rating_pair VALUES('bulls-and-cows','1m80xvf8246dd2tj','1m80xvf8eff6ph9f',1795305600000,1);
CREATE TABLE keepsake (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB    NOT NULL CHECK (length(key) = 32)
) STRICT;
INSERT INTO keepsake VALUES(1,X'4b6c78aece6dc75a6adc79fdbdd60bfbdf0b9584b9856ed304853185997c54ef');
CREATE TABLE webhook (
    id               TEXT    PRIMARY KEY NOT NULL,
    owner            TEXT    NOT NULL REFERENCES player (id), -- the service
    url              TEXT    NOT NULL,
    events           INTEGER NOT NULL,                        -- bits: see store/webhooks.h
    secret           BLOB    NOT NULL,                        -- messages are signed with it
    old_secret       BLOB,                                    -- the one before: signs too until then
    old_secret_until INTEGER,
    created_at       INTEGER NOT NULL,
    disabled_at      INTEGER                                  -- NULL = in use
) STRICT, WITHOUT ROWID;
INSERT INTO webhook VALUES('1m80xvfyt0caqcpa','1m80xvfy4632cdbr','http://127.0.0.1:9/',11,X'8d8fcef3a071ddd1b94e3efe5a0840495b9c47c301a88bd7f0cc0594b351a8f8',NULL,NULL,1795327639514,NULL);
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
    due_at     INTEGER,                   -- of the next; NULL = there is none
    tried_at   INTEGER,                   -- the latest
    status     INTEGER,                   -- HTTP status of the latest; NULL = no answer
    ended_at   INTEGER,                   -- delivered or given up
    delivered  INTEGER NOT NULL CHECK (delivered IN (0, 1))
) STRICT;
INSERT INTO delivery VALUES(1,'1m80xvfyv327adhy','1m80xvfyt0caqcpa','1m80xvfyv3279xjw','1m80xvfyv3279xjw-1-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T06:07:19.515Z","data":{"seq":1,"at":"2026-11-22T06:07:19.515Z","kind":"created","seat":0,"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xvfym9makj76","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m80xvfym9makj76","game":"1m80xvfyv3279xjw"}}',1795327639515,2,1795327675840,1795327644918,NULL,NULL,0);
INSERT INTO delivery VALUES(2,'1m80xvfyv327b71x','1m80xvfyt0caqcpa','1m80xvfyv3279xjw','1m80xvfyv3279xjw-2-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T06:07:19.515Z","data":{"seq":2,"at":"2026-11-22T06:07:19.515Z","kind":"round","seat":null,"number":1,"leader":null,"commitment":"398db491aecc4e174e35c66d4cbd1f5c5448299d7d11b1aa9d8db8350628a6f6","points":[0],"game":"1m80xvfyv3279xjw"}}',1795327639515,0,1795327639515,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(3,'1m80xvfyv327b893','1m80xvfyt0caqcpa','1m80xvfyv3279xjw','1m80xvfyv3279xjw-2-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T06:07:19.515Z","data":{"game":"1m80xvfyv3279xjw","seq":2,"players":["1m80xvfym9makj76"],"seats":[0],"deadline":null}}',1795327639515,0,1795327639515,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(4,'1m80xvfyy4qzd9rm','1m80xvfyt0caqcpa','1m80xvfyv3279xjw','1m80xvfyv3279xjw-3-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T06:07:19.518Z","data":{"seq":3,"at":"2026-11-22T06:07:19.518Z","kind":"resigned","seat":0,"game":"1m80xvfyv3279xjw"}}',1795327639518,0,1795327639518,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(5,'1m80xvfyy4qzfz3e','1m80xvfyt0caqcpa','1m80xvfyv3279xjw','1m80xvfyv3279xjw-4-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T06:07:19.518Z","data":{"seq":4,"at":"2026-11-22T06:07:19.518Z","kind":"round-over","seat":null,"id":"1m80xvfyy4qzf27w","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"5251","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"7789e996de8acc93a4aefbe0e16185be9c82c7da4b330f3dd5a76ef1c7a3e1ac","secret":"5251"},"game":"1m80xvfyv3279xjw"}}',1795327639518,0,1795327639518,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(6,'1m80xvfyy4qzfzfj','1m80xvfyt0caqcpa','1m80xvfyv3279xjw','1m80xvfyv3279xjw-4-result.published','result.published','{"type":"result.published","timestamp":"2026-11-22T06:07:19.518Z","data":{"id":"1m80xvfyy4qzf27w","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"5251","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T06:07:19.518Z","kind":"round","game":"1m80xvfyv3279xjw","ruleset":"mastermind","ranked":true,"seats":[{"seat":0,"player":{"id":"1m80xvfym9makj76"}}]}}',1795327639518,0,1795327639518,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(7,'1m80xvfyy4qzh9qq','1m80xvfyt0caqcpa','1m80xvfyv3279xjw','1m80xvfyv3279xjw-5-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T06:07:19.518Z","data":{"seq":5,"at":"2026-11-22T06:07:19.518Z","kind":"finished","seat":null,"id":"1m80xvfyy4qzh0yj","outcome":"loss","winners":[],"points":[0],"reason":"resignation","game":"1m80xvfyv3279xjw"}}',1795327639518,0,1795327639518,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(8,'1m80xvfyy4qzj6q4','1m80xvfyt0caqcpa','1m80xvfyv3279xjw','1m80xvfyv3279xjw-5-result.published','result.published','{"type":"result.published","timestamp":"2026-11-22T06:07:19.518Z","data":{"id":"1m80xvfyy4qzh0yj","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T06:07:19.518Z","kind":"match","game":"1m80xvfyv3279xjw","ruleset":"mastermind","ranked":true,"seats":[{"seat":0,"player":{"id":"1m80xvfym9makj76"}}]}}',1795327639518,0,1795327639518,NULL,NULL,NULL,0);
CREATE UNIQUE INDEX game_by_join_code ON game (join_code) WHERE join_code IS NOT NULL;
CREATE INDEX game_public ON game (id) WHERE visibility = 'public';
CREATE INDEX game_public_by_status ON game (status, id) WHERE visibility = 'public';
CREATE INDEX game_public_by_ruleset ON game (ruleset, id) WHERE visibility = 'public';
CREATE INDEX game_public_by_ruleset_and_status ON game (ruleset, status, id) WHERE visibility = 'public';
CREATE INDEX seat_by_player ON seat (player, live, game) WHERE player IS NOT NULL;
CREATE INDEX seat_by_player_public ON seat (player, live, game) WHERE player IS NOT NULL AND is_public = 1;
CREATE INDEX token_by_player ON token (player, id);
CREATE INDEX game_live ON game (id) WHERE status IN ('open', 'playing');
CREATE INDEX result_public ON result (id) WHERE is_public = 1;
CREATE INDEX result_public_by_ruleset ON result (ruleset, id) WHERE is_public = 1;
CREATE UNIQUE INDEX event_by_game ON event (game, seq);
CREATE UNIQUE INDEX standing_by_change ON standing (ruleset, changed);
CREATE INDEX webhook_by_owner ON webhook (owner, id);
CREATE INDEX delivery_by_webhook ON delivery (webhook, id);
CREATE INDEX delivery_due ON delivery (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX delivery_in_order ON delivery (webhook, game, number) WHERE due_at IS NOT NULL;
CREATE INDEX delivery_ended ON delivery (ended_at) WHERE ended_at IS NOT NULL;
COMMIT;
