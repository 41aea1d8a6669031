-- SPDX-License-Identifier: Apache-2.0
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL
) STRICT;
INSERT INTO migration VALUES(1,'core',X'324449569f032f53481969c3dc97a3bcb5a0447aa162aca6101ae02883e40221',1795327651989);
INSERT INTO migration VALUES(2,'accounts',X'7b0a6eb81c193a7c2c1713c20149cc797babdec6b7a6e6f7658749e82de7e833',1795327651998);
INSERT INTO migration VALUES(3,'expiry',X'0590ae66564bc0986c896c1b4d5825c30f1d7fe46c6ad6c1a40968dfcee8a953',1795327651999);
INSERT INTO migration VALUES(4,'result_feed',X'31fb3533fe15d84792b1e65419aef7594879c2d7a1a4b8226f53cb66e07a769e',1795327652001);
INSERT INTO migration VALUES(5,'append_only_log',X'ecae7c378deafe0f401c4fa553e6450bf0a6ae101a6334de6402d4f585a55495',1795327652002);
INSERT INTO migration VALUES(6,'standings',X'22d58670aca2ef75bf4f050266e9a62ad427aa7f07a8d3fe936c8fb428e4668e',1795327652005);
CREATE TABLE player (
    id         TEXT    PRIMARY KEY NOT NULL,
    name       TEXT,                                     -- NULL = deleted
    bot        INTEGER NOT NULL CHECK (bot IN (0, 1)),   -- a program
    guest      INTEGER NOT NULL CHECK (guest IN (0, 1)), -- made on the way, by playing without a token
    owner      TEXT REFERENCES player (id),              -- the service that made it
    created_at INTEGER NOT NULL,
    deleted_at INTEGER
) STRICT, WITHOUT ROWID;
INSERT INTO player VALUES('1m80xvw6bdzkf5q6','Ann',0,0,NULL,1795327652043,NULL);
INSERT INTO player VALUES('1m80xvw6ga471212','Bob',0,0,NULL,1795327652048,NULL);
INSERT INTO player VALUES('1m80xvw6k3j7zqky','Cid',0,0,NULL,1795327652051,NULL);
INSERT INTO player VALUES('1m80xvw6m3g8c9jz',NULL,0,0,NULL,1795327652052,1795327652164);
INSERT INTO player VALUES('1m80xvw8r884ekng','Guest',0,1,NULL,1795327652120,NULL);
INSERT INTO player VALUES('1m80xvw9e71g52ns','service',1,0,NULL,1795327652142,NULL);
INSERT INTO player VALUES('1m80xvw9hfeqq7z7','Served',0,0,'1m80xvw9e71g52ns',1795327652145,NULL);
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
INSERT INTO token VALUES(X'2336bf183d3d0b5762428cf401220e411f71146d0a2ab47fa540d8153646c2fb','1m80xvw8r884g220','1m80xvw8r884ekng',1,'',1795327652120,NULL,NULL);
INSERT INTO token VALUES(X'394ef6de99852e651e61a8b969d325e5276071b55cd49aa531d426e81ef025b7','1m80xvw9e71g64cs','1m80xvw9e71g52ns',2,'referee token create',1795327652142,NULL,NULL);
INSERT INTO token VALUES(X'39cb7cf1a2e5993305bb9825067dbc992717044f48551b9dc9529507f49ec8af','1m80xvw6ga4720k8','1m80xvw6ga471212',1,'',1795327652048,NULL,NULL);
INSERT INTO token VALUES(X'507973b4790f31e382f3e918784968475098255836b6446babeef2ac48cd04c2','1m80xvw6k3j80cay','1m80xvw6k3j7zqky',1,'',1795327652051,NULL,NULL);
INSERT INTO token VALUES(X'7e8fdb81de4bbab5c97d19afb39904fb4aaa6ec72abfe973733c11bd4992b338','1m80xvw6bdzkg9sy','1m80xvw6bdzkf5q6',1,'',1795327652043,NULL,NULL);
INSERT INTO token VALUES(X'bd4d121106c75bcaeff14156906b726ca2d269431967571359ba9997358a5bf0','1m80xvw9hfeqr3r8','1m80xvw9hfeqq7z7',1,'',1795327652145,NULL,NULL);
INSERT INTO token VALUES(X'd9e6b86cb0bcfc1624dcdf4c6b583400414602f23326ca17e69db55cf8fd0a29','1m80xvw6m3g8de8t','1m80xvw6m3g8c9jz',1,'',1795327652052,NULL,1795327652164);
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
INSERT INTO game VALUES('1m80xvw6scj16jfb','bulls-and-cows','finished','private',1,'1m80xvw6bdzkf5q6',NULL,1795327652057,1795327652082);
INSERT INTO game VALUES('1m80xvw7k7h1vheb','bulls-and-cows','finished','private',0,'1m80xvw6bdzkf5q6',NULL,1795327652083,1795327652096);
INSERT INTO game VALUES('1m80xvw8a9f7bzac','mastermind','aborted','private',0,'1m80xvw6bdzkf5q6',NULL,1795327652106,1795327657521);
INSERT INTO game VALUES('1m80xvw8m1gv4as0','mastermind','finished','private',1,'1m80xvw6bdzkf5q6',NULL,1795327652116,1795327652119);
INSERT INTO game VALUES('1m80xvw8r884fyqx','bulls-and-cows','finished','private',1,'1m80xvw8r884ekng',NULL,1795327652120,1795327657521);
INSERT INTO game VALUES('1m80xvw8t2p4525t','bulls-and-cows','finished','private',0,'1m80xvw6bdzkf5q6',NULL,1795327652122,1795327652127);
INSERT INTO game VALUES('1m80xvw902wqcved','mastermind','open','public',0,'1m80xvw6bdzkf5q6','VDAPCX',1795327652128,NULL);
INSERT INTO game VALUES('1m80xvw934bgehex','mastermind','aborted','private',0,'1m80xvw6bdzkf5q6',NULL,1795327652131,1795327652132);
INSERT INTO game VALUES('1m80xvw95am0tca1','mastermind','aborted','private',0,'1m80xvw6bdzkf5q6',NULL,1795327652133,1795327652134);
INSERT INTO game VALUES('1m80xvw9v002hwsn','bulls-and-cows','finished','private',1,'1m80xvw6m3g8c9jz',NULL,1795327652155,1795327652164);
INSERT INTO game VALUES('1m80xvwa8bc8vpzg','bulls-and-cows','finished','private',0,'1m80xvw6bdzkf5q6',NULL,1795327652168,1795327657521);
INSERT INTO game VALUES('1m80xw1m622sxmsb','bulls-and-cows','playing','private',0,'1m80xvw6bdzkf5q6','5TWRFS',1795327657606,NULL);
INSERT INTO game VALUES('1m80xw1mt5r4tkak','bulls-and-cows','playing','private',0,'1m80xvw6bdzkf5q6','W2A8DQ',1795327657626,NULL);
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
INSERT INTO seat VALUES('1m80xvw6scj16jfb',0,'1m80xvw6bdzkf5q6','resigned',0,0);
INSERT INTO seat VALUES('1m80xvw6scj16jfb',1,'1m80xvw6ga471212','joined',0,0);
INSERT INTO seat VALUES('1m80xvw7k7h1vheb',0,'1m80xvw6bdzkf5q6','joined',0,0);
INSERT INTO seat VALUES('1m80xvw7k7h1vheb',1,'1m80xvw6ga471212','joined',0,0);
INSERT INTO seat VALUES('1m80xvw8a9f7bzac',0,'1m80xvw6bdzkf5q6','joined',0,0);
INSERT INTO seat VALUES('1m80xvw8a9f7bzac',1,'1m80xvw6ga471212','resigned',0,0);
INSERT INTO seat VALUES('1m80xvw8a9f7bzac',2,'1m80xvw6k3j7zqky','joined',0,0);
INSERT INTO seat VALUES('1m80xvw8m1gv4as0',0,'1m80xvw6bdzkf5q6','resigned',0,0);
INSERT INTO seat VALUES('1m80xvw8r884fyqx',0,'1m80xvw8r884ekng','joined',0,0);
INSERT INTO seat VALUES('1m80xvw8t2p4525t',0,'1m80xvw6bdzkf5q6','joined',0,0);
INSERT INTO seat VALUES('1m80xvw8t2p4525t',1,'1m80xvw6ga471212','resigned',0,0);
INSERT INTO seat VALUES('1m80xvw902wqcved',0,'1m80xvw6bdzkf5q6','joined',1,1);
INSERT INTO seat VALUES('1m80xvw902wqcved',1,NULL,'open',1,1);
INSERT INTO seat VALUES('1m80xvw934bgehex',0,'1m80xvw6bdzkf5q6','joined',0,0);
INSERT INTO seat VALUES('1m80xvw934bgehex',1,'1m80xvw6ga471212','declined',0,0);
INSERT INTO seat VALUES('1m80xvw95am0tca1',0,'1m80xvw6bdzkf5q6','joined',0,0);
INSERT INTO seat VALUES('1m80xvw95am0tca1',1,'1m80xvw6ga471212','invited',0,0);
INSERT INTO seat VALUES('1m80xvw9v002hwsn',0,'1m80xvw6m3g8c9jz','resigned',0,0);
INSERT INTO seat VALUES('1m80xvw9v002hwsn',1,'1m80xvw6ga471212','joined',0,0);
INSERT INTO seat VALUES('1m80xvwa8bc8vpzg',0,'1m80xvw6bdzkf5q6','joined',0,0);
INSERT INTO seat VALUES('1m80xvwa8bc8vpzg',1,'1m80xvw6ga471212','joined',0,0);
INSERT INTO seat VALUES('1m80xvwa8bc8vpzg',2,'1m80xvw6k3j7zqky','joined',0,0);
INSERT INTO seat VALUES('1m80xw1m622sxmsb',0,'1m80xvw6bdzkf5q6','joined',1,0);
INSERT INTO seat VALUES('1m80xw1m622sxmsb',1,'1m80xvw6ga471212','joined',1,0);
INSERT INTO seat VALUES('1m80xw1m622sxmsb',2,'1m80xvw6k3j7zqky','joined',1,0);
INSERT INTO seat VALUES('1m80xw1mt5r4tkak',0,'1m80xvw6bdzkf5q6','joined',1,0);
INSERT INTO seat VALUES('1m80xw1mt5r4tkak',1,'1m80xvw6ga471212','joined',1,0);
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
INSERT INTO result VALUES('1m80xvw7545saaf6','1m80xvw6scj16jfb',1,'bulls-and-cows',1,0,1795327652069,'{"id":"1m80xvw7545saaf6","round":1,"leader":0,"attempts":2,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T06:07:32.069Z"}');
INSERT INTO result VALUES('1m80xvw7j0vseb4e','1m80xvw6scj16jfb',2,'bulls-and-cows',1,0,1795327652082,'{"id":"1m80xvw7j0vseb4e","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T06:07:32.082Z"}');
INSERT INTO result VALUES('1m80xvw7j0vseywh','1m80xvw6scj16jfb',0,'bulls-and-cows',1,0,1795327652082,'{"id":"1m80xvw7j0vseywh","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation","published_at":"2026-11-22T06:07:32.082Z"}');
INSERT INTO result VALUES('1m80xvw7pan4ne50','1m80xvw7k7h1vheb',1,'bulls-and-cows',0,0,1795327652086,'{"id":"1m80xvw7pan4ne50","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T06:07:32.086Z"}');
INSERT INTO result VALUES('1m80xvw801kcvpct','1m80xvw7k7h1vheb',2,'bulls-and-cows',0,0,1795327652096,'{"id":"1m80xvw801kcvpct","round":2,"leader":1,"attempts":1,"solved":true,"solver":0,"secret":"4321","honest":true,"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T06:07:32.096Z"}');
INSERT INTO result VALUES('1m80xvw801kcxcq2','1m80xvw7k7h1vheb',0,'bulls-and-cows',0,0,1795327652096,'{"id":"1m80xvw801kcxcq2","outcome":"draw","winners":[0,1],"points":[1,1],"reason":"rounds","published_at":"2026-11-22T06:07:32.096Z"}');
INSERT INTO result VALUES('1m80xvw8h41gg32y','1m80xvw8a9f7bzac',1,'mastermind',0,0,1795327652113,'{"id":"1m80xvw8h41gg32y","round":1,"leader":0,"attempts":1,"solved":true,"solver":2,"secret":"1122","honest":true,"forfeited_by":null,"points":[0,0,1],"published_at":"2026-11-22T06:07:32.113Z"}');
INSERT INTO result VALUES('1m80xvw8q7t0vd9h','1m80xvw8m1gv4as0',1,'mastermind',1,0,1795327652119,'{"id":"1m80xvw8q7t0vd9h","round":1,"leader":null,"attempts":2,"solved":false,"solver":null,"secret":"2622","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T06:07:32.119Z"}');
INSERT INTO result VALUES('1m80xvw8q7t0wqwv','1m80xvw8m1gv4as0',0,'mastermind',1,0,1795327652119,'{"id":"1m80xvw8q7t0wqwv","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T06:07:32.119Z"}');
INSERT INTO result VALUES('1m80xvw8y362jky9','1m80xvw8t2p4525t',1,'bulls-and-cows',0,0,1795327652126,'{"id":"1m80xvw8y362jky9","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T06:07:32.126Z"}');
INSERT INTO result VALUES('1m80xvw8z1jnp8np','1m80xvw8t2p4525t',0,'bulls-and-cows',0,0,1795327652127,'{"id":"1m80xvw8z1jnp8np","outcome":"win","winners":[0],"points":[0,1],"reason":"resignation","published_at":"2026-11-22T06:07:32.127Z"}');
INSERT INTO result VALUES('1m80xvwa44ke49t5','1m80xvw9v002hwsn',1,'bulls-and-cows',1,0,1795327652164,'{"id":"1m80xvwa44ke49t5","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T06:07:32.164Z"}');
INSERT INTO result VALUES('1m80xvwa44ke4rwq','1m80xvw9v002hwsn',0,'bulls-and-cows',1,0,1795327652164,'{"id":"1m80xvwa44ke4rwq","outcome":"win","winners":[1],"points":[0,1],"reason":"resignation","published_at":"2026-11-22T06:07:32.164Z"}');
INSERT INTO result VALUES('1m80xw1hh0re55ng','1m80xvw8r884fyqx',1,'bulls-and-cows',1,0,1795327657521,'{"id":"1m80xw1hh0re55ng","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"7431","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T06:07:37.521Z"}');
INSERT INTO result VALUES('1m80xw1hh0re60mv','1m80xvw8r884fyqx',0,'bulls-and-cows',1,0,1795327657521,'{"id":"1m80xw1hh0re60mv","outcome":"loss","winners":[],"points":[0],"reason":"finish","published_at":"2026-11-22T06:07:37.521Z"}');
INSERT INTO result VALUES('1m80xw1hh0re7765','1m80xvwa8bc8vpzg',1,'bulls-and-cows',0,0,1795327657521,'{"id":"1m80xw1hh0re7765","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":2,"points":[1,0,0],"published_at":"2026-11-22T06:07:37.521Z"}');
INSERT INTO result VALUES('1m80xw1hh0re78wv','1m80xvwa8bc8vpzg',0,'bulls-and-cows',0,0,1795327657521,'{"id":"1m80xw1hh0re78wv","outcome":"win","winners":[0],"points":[1,0,0],"reason":"finish","published_at":"2026-11-22T06:07:37.521Z"}');
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
INSERT INTO result_reader VALUES('1m80xvw6bdzkf5q6','1m80xvw7545saaf6');
INSERT INTO result_reader VALUES('1m80xvw6bdzkf5q6','1m80xvw7j0vseb4e');
INSERT INTO result_reader VALUES('1m80xvw6bdzkf5q6','1m80xvw7j0vseywh');
INSERT INTO result_reader VALUES('1m80xvw6bdzkf5q6','1m80xvw7pan4ne50');
INSERT INTO result_reader VALUES('1m80xvw6bdzkf5q6','1m80xvw801kcvpct');
INSERT INTO result_reader VALUES('1m80xvw6bdzkf5q6','1m80xvw801kcxcq2');
INSERT INTO result_reader VALUES('1m80xvw6bdzkf5q6','1m80xvw8h41gg32y');
INSERT INTO result_reader VALUES('1m80xvw6bdzkf5q6','1m80xvw8q7t0vd9h');
INSERT INTO result_reader VALUES('1m80xvw6bdzkf5q6','1m80xvw8q7t0wqwv');
INSERT INTO result_reader VALUES('1m80xvw6bdzkf5q6','1m80xvw8y362jky9');
INSERT INTO result_reader VALUES('1m80xvw6bdzkf5q6','1m80xvw8z1jnp8np');
INSERT INTO result_reader VALUES('1m80xvw6bdzkf5q6','1m80xw1hh0re7765');
INSERT INTO result_reader VALUES('1m80xvw6bdzkf5q6','1m80xw1hh0re78wv');
INSERT INTO result_reader VALUES('1m80xvw6ga471212','1m80xvw7545saaf6');
INSERT INTO result_reader VALUES('1m80xvw6ga471212','1m80xvw7j0vseb4e');
INSERT INTO result_reader VALUES('1m80xvw6ga471212','1m80xvw7j0vseywh');
INSERT INTO result_reader VALUES('1m80xvw6ga471212','1m80xvw7pan4ne50');
INSERT INTO result_reader VALUES('1m80xvw6ga471212','1m80xvw801kcvpct');
INSERT INTO result_reader VALUES('1m80xvw6ga471212','1m80xvw801kcxcq2');
INSERT INTO result_reader VALUES('1m80xvw6ga471212','1m80xvw8h41gg32y');
INSERT INTO result_reader VALUES('1m80xvw6ga471212','1m80xvw8y362jky9');
INSERT INTO result_reader VALUES('1m80xvw6ga471212','1m80xvw8z1jnp8np');
INSERT INTO result_reader VALUES('1m80xvw6ga471212','1m80xvwa44ke49t5');
INSERT INTO result_reader VALUES('1m80xvw6ga471212','1m80xvwa44ke4rwq');
INSERT INTO result_reader VALUES('1m80xvw6ga471212','1m80xw1hh0re7765');
INSERT INTO result_reader VALUES('1m80xvw6ga471212','1m80xw1hh0re78wv');
INSERT INTO result_reader VALUES('1m80xvw6k3j7zqky','1m80xvw8h41gg32y');
INSERT INTO result_reader VALUES('1m80xvw6k3j7zqky','1m80xw1hh0re7765');
INSERT INTO result_reader VALUES('1m80xvw6k3j7zqky','1m80xw1hh0re78wv');
INSERT INTO result_reader VALUES('1m80xvw6m3g8c9jz','1m80xvwa44ke49t5');
INSERT INTO result_reader VALUES('1m80xvw6m3g8c9jz','1m80xvwa44ke4rwq');
INSERT INTO result_reader VALUES('1m80xvw8r884ekng','1m80xw1hh0re55ng');
INSERT INTO result_reader VALUES('1m80xvw8r884ekng','1m80xw1hh0re60mv');
CREATE TABLE IF NOT EXISTS "event" (
    id   INTEGER PRIMARY KEY,              -- its place in the log of all games
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL                  -- JSON: the whole truth, secrets included
) STRICT;
INSERT INTO event VALUES(1,'1m80xvw6scj16jfb',1,1795327652057,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xvw6bdzkf5q6","status":"joined"},{"player":"1m80xvw6ga471212","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m80xvw6bdzkf5q6","join_code":"YCEJMM"}');
INSERT INTO event VALUES(2,'1m80xvw6scj16jfb',2,1795327652059,'joined',1,'{"player":"1m80xvw6ga471212"}');
INSERT INTO event VALUES(3,'1m80xvw6scj16jfb',3,1795327652059,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xvw6bdzkf5q6","status":"joined"},{"player":"1m80xvw6ga471212","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(4,'1m80xvw6scj16jfb',4,1795327652061,'secret',0,'{"code":"1234","nonce":"ceb3d4d659858be08fce18af7e94e03d579b475ef7cf278d57bd0cec120a4b37","commitment":"f95388e27d9ecc527b3d063b25332055de3429d6da9e246bb4bd89deb5ecc2ce"}');
INSERT INTO event VALUES(5,'1m80xvw6scj16jfb',5,1795327652063,'guess',1,'{"attempt":1,"code":"5678","bulls":0,"cows":0,"solved":false}');
INSERT INTO event VALUES(6,'1m80xvw6scj16jfb',6,1795327652069,'guess',1,'{"attempt":2,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES(7,'1m80xvw6scj16jfb',7,1795327652069,'round-over',NULL,'{"id":"1m80xvw7545saaf6","round":1,"leader":0,"attempts":2,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"ceb3d4d659858be08fce18af7e94e03d579b475ef7cf278d57bd0cec120a4b37","secret":"1234"}}');
INSERT INTO event VALUES(8,'1m80xvw6scj16jfb',8,1795327652081,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":1,"seats":[{"player":"1m80xvw6bdzkf5q6","status":"joined"},{"player":"1m80xvw6ga471212","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(9,'1m80xvw6scj16jfb',9,1795327652082,'secret',1,'{"code":"4321","nonce":"fc0e4f8a0121f5a821bb99c7329fa120a1bd6298121f3158bacc0ad057c8bf0a","commitment":"a39b323f8665924cfdee0ea018760644cce9fc1e3f26562b66dd87fdf56ed2a6"}');
INSERT INTO event VALUES(10,'1m80xvw6scj16jfb',10,1795327652082,'resigned',0,'{}');
INSERT INTO event VALUES(11,'1m80xvw6scj16jfb',11,1795327652082,'round-over',NULL,'{"id":"1m80xvw7j0vseb4e","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"fc0e4f8a0121f5a821bb99c7329fa120a1bd6298121f3158bacc0ad057c8bf0a","secret":"4321"}}');
INSERT INTO event VALUES(12,'1m80xvw6scj16jfb',12,1795327652082,'finished',NULL,'{"id":"1m80xvw7j0vseywh","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation"}');
INSERT INTO event VALUES(13,'1m80xvw7k7h1vheb',1,1795327652083,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xvw6bdzkf5q6","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xvw6bdzkf5q6","join_code":"ZWB6ES"}');
INSERT INTO event VALUES(14,'1m80xvw7k7h1vheb',2,1795327652084,'joined',1,'{"player":"1m80xvw6ga471212"}');
INSERT INTO event VALUES(15,'1m80xvw7k7h1vheb',3,1795327652084,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xvw6bdzkf5q6","status":"joined"},{"player":"1m80xvw6ga471212","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(16,'1m80xvw7k7h1vheb',4,1795327652085,'secret',0,'{"code":"1234","nonce":"317c670682c939864ae31dcfbce677a63ea920eaf90089a674d5d381d998832a","commitment":"a00cc430c949ce544370dcfc393a6a28d24659482e4533738b2ea336b37e53ff"}');
INSERT INTO event VALUES(17,'1m80xvw7k7h1vheb',5,1795327652086,'guess',1,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES(18,'1m80xvw7k7h1vheb',6,1795327652086,'round-over',NULL,'{"id":"1m80xvw7pan4ne50","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"317c670682c939864ae31dcfbce677a63ea920eaf90089a674d5d381d998832a","secret":"1234"}}');
INSERT INTO event VALUES(19,'1m80xvw7k7h1vheb',7,1795327652087,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":1,"seats":[{"player":"1m80xvw6bdzkf5q6","status":"joined"},{"player":"1m80xvw6ga471212","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(20,'1m80xvw7k7h1vheb',8,1795327652090,'secret',1,'{"code":"4321","nonce":"039bd6af063919dca2e221e81404831e3d1fd2edf1ed0adfbf9a0946cf820d69","commitment":"4b5061f3788d4aee595ae1115f0a7997e6c73ebeed6a8227202338957d8a4382"}');
INSERT INTO event VALUES(21,'1m80xvw7k7h1vheb',9,1795327652096,'guess',0,'{"attempt":1,"code":"4321","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES(22,'1m80xvw7k7h1vheb',10,1795327652096,'round-over',NULL,'{"id":"1m80xvw801kcvpct","round":2,"leader":1,"attempts":1,"solved":true,"solver":0,"secret":"4321","honest":true,"forfeited_by":null,"points":[1,0],"proof":{"nonce":"039bd6af063919dca2e221e81404831e3d1fd2edf1ed0adfbf9a0946cf820d69","secret":"4321"}}');
INSERT INTO event VALUES(23,'1m80xvw7k7h1vheb',11,1795327652096,'finished',NULL,'{"id":"1m80xvw801kcxcq2","outcome":"draw","winners":[0,1],"points":[1,1],"reason":"rounds"}');
INSERT INTO event VALUES(24,'1m80xvw8a9f7bzac',1,1795327652106,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xvw6bdzkf5q6","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xvw6bdzkf5q6","join_code":"2YSPZA"}');
INSERT INTO event VALUES(25,'1m80xvw8a9f7bzac',2,1795327652108,'joined',1,'{"player":"1m80xvw6ga471212"}');
INSERT INTO event VALUES(26,'1m80xvw8a9f7bzac',3,1795327652110,'joined',2,'{"player":"1m80xvw6k3j7zqky"}');
INSERT INTO event VALUES(27,'1m80xvw8a9f7bzac',4,1795327652110,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xvw6bdzkf5q6","status":"joined"},{"player":"1m80xvw6ga471212","status":"joined"},{"player":"1m80xvw6k3j7zqky","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO event VALUES(28,'1m80xvw8a9f7bzac',5,1795327652111,'secret',0,'{"code":"1122","nonce":"6fbb0bc0ac3871d297e27b0cae35e85f0b77e2dd3850629687932e75f3b582bb","commitment":"bd0d1ec89614e6ddf693cdf5fc73bd664b67fd31446065ff6cca0dc5fb0f818f"}');
INSERT INTO event VALUES(29,'1m80xvw8a9f7bzac',6,1795327652112,'resigned',1,'{}');
INSERT INTO event VALUES(30,'1m80xvw8a9f7bzac',7,1795327652113,'guess',2,'{"attempt":1,"code":"1122","black":4,"white":0,"solved":true}');
INSERT INTO event VALUES(31,'1m80xvw8a9f7bzac',8,1795327652113,'round-over',NULL,'{"id":"1m80xvw8h41gg32y","round":1,"leader":0,"attempts":1,"solved":true,"solver":2,"secret":"1122","honest":true,"forfeited_by":null,"points":[0,0,1],"proof":{"nonce":"6fbb0bc0ac3871d297e27b0cae35e85f0b77e2dd3850629687932e75f3b582bb","secret":"1122"}}');
INSERT INTO event VALUES(32,'1m80xvw8a9f7bzac',9,1795327652114,'round',NULL,'{"number":2,"leader":2,"commitment":null,"points":[0,0,1],"rules":1,"seats":[{"player":"1m80xvw6bdzkf5q6","status":"joined"},{"player":"1m80xvw6ga471212","status":"resigned"},{"player":"1m80xvw6k3j7zqky","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(33,'1m80xvw8m1gv4as0',1,1795327652116,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xvw6bdzkf5q6","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m80xvw6bdzkf5q6","join_code":null}');
INSERT INTO event VALUES(34,'1m80xvw8m1gv4as0',2,1795327652116,'round',NULL,'{"number":1,"leader":null,"commitment":"b06beb4abee11c51d15fce9ce271b9d5be8744499a95ec48337317a657801750","points":[0],"rules":1,"seats":[{"player":"1m80xvw6bdzkf5q6","status":"joined"}],"rounds":2,"deal":{"nonce":"e532c7e83ff176ef17f4b08c08404d98d7cd060c2373400499d37d384f8c00c8","secret":"2622"},"carry":null}');
INSERT INTO event VALUES(35,'1m80xvw8m1gv4as0',3,1795327652117,'guess',0,'{"attempt":1,"code":"1122","black":2,"white":0,"solved":false}');
INSERT INTO event VALUES(36,'1m80xvw8m1gv4as0',4,1795327652118,'guess',0,'{"attempt":2,"code":"3344","black":0,"white":0,"solved":false}');
INSERT INTO event VALUES(37,'1m80xvw8m1gv4as0',5,1795327652119,'resigned',0,'{}');
INSERT INTO event VALUES(38,'1m80xvw8m1gv4as0',6,1795327652119,'round-over',NULL,'{"id":"1m80xvw8q7t0vd9h","round":1,"leader":null,"attempts":2,"solved":false,"solver":null,"secret":"2622","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"e532c7e83ff176ef17f4b08c08404d98d7cd060c2373400499d37d384f8c00c8","secret":"2622"}}');
INSERT INTO event VALUES(39,'1m80xvw8m1gv4as0',7,1795327652119,'finished',NULL,'{"id":"1m80xvw8q7t0wqwv","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO event VALUES(40,'1m80xvw8r884fyqx',1,1795327652120,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xvw8r884ekng","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m80xvw8r884ekng","join_code":null}');
INSERT INTO event VALUES(41,'1m80xvw8r884fyqx',2,1795327652120,'round',NULL,'{"number":1,"leader":null,"commitment":"58ce0f214d59cc1a99a4b67dcb70b996d8b96d67c9dc58215cd105aaf6e6a3ea","points":[0],"rules":1,"seats":[{"player":"1m80xvw8r884ekng","status":"joined"}],"rounds":0,"deal":{"nonce":"80e6ba5a4dad3acb384ce2fc4424d02a23d7981397c1042eab04b4e2c75c45c9","secret":"7431"},"carry":null}');
INSERT INTO event VALUES(42,'1m80xvw8t2p4525t',1,1795327652122,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"manual","secret":"held","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xvw6bdzkf5q6","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xvw6bdzkf5q6","join_code":"WPCTES"}');
INSERT INTO event VALUES(43,'1m80xvw8t2p4525t',2,1795327652123,'joined',1,'{"player":"1m80xvw6ga471212"}');
INSERT INTO event VALUES(44,'1m80xvw8t2p4525t',3,1795327652123,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xvw6bdzkf5q6","status":"joined"},{"player":"1m80xvw6ga471212","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(45,'1m80xvw8t2p4525t',4,1795327652125,'guess',1,'{"attempt":1,"code":"1234"}');
INSERT INTO event VALUES(46,'1m80xvw8t2p4525t',5,1795327652126,'answer',0,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES(47,'1m80xvw8t2p4525t',6,1795327652126,'round-over',NULL,'{"id":"1m80xvw8y362jky9","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":null}');
INSERT INTO event VALUES(48,'1m80xvw8t2p4525t',7,1795327652127,'resigned',1,'{}');
INSERT INTO event VALUES(49,'1m80xvw8t2p4525t',8,1795327652127,'finished',NULL,'{"id":"1m80xvw8z1jnp8np","outcome":"win","winners":[0],"points":[0,1],"reason":"resignation"}');
INSERT INTO event VALUES(50,'1m80xvw902wqcved',1,1795327652128,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xvw6bdzkf5q6","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m80xvw6bdzkf5q6","join_code":"VDAPCX"}');
INSERT INTO event VALUES(51,'1m80xvw934bgehex',1,1795327652131,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xvw6bdzkf5q6","status":"joined"},{"player":"1m80xvw6ga471212","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xvw6bdzkf5q6","join_code":"6T6SGQ"}');
INSERT INTO event VALUES(52,'1m80xvw934bgehex',2,1795327652132,'declined',1,'{"player":"1m80xvw6ga471212"}');
INSERT INTO event VALUES(53,'1m80xvw934bgehex',3,1795327652132,'aborted',NULL,'{"reason":"declined"}');
INSERT INTO event VALUES(54,'1m80xvw95am0tca1',1,1795327652133,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xvw6bdzkf5q6","status":"joined"},{"player":"1m80xvw6ga471212","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xvw6bdzkf5q6","join_code":"4PD6NB"}');
INSERT INTO event VALUES(55,'1m80xvw95am0tca1',2,1795327652134,'aborted',0,'{"reason":"creator"}');
INSERT INTO event VALUES(56,'1m80xvw9v002hwsn',1,1795327652155,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xvw6m3g8c9jz","status":"joined"},{"player":"1m80xvw6ga471212","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m80xvw6m3g8c9jz","join_code":"G7B6K5"}');
INSERT INTO event VALUES(57,'1m80xvw9v002hwsn',2,1795327652159,'joined',1,'{"player":"1m80xvw6ga471212"}');
INSERT INTO event VALUES(58,'1m80xvw9v002hwsn',3,1795327652159,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xvw6m3g8c9jz","status":"joined"},{"player":"1m80xvw6ga471212","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(59,'1m80xvw9v002hwsn',4,1795327652161,'secret',0,'{"code":"1234","nonce":"6c0529bf856b029c7ae8ec883ca3f07f6c48b87f1f4e84ad5424d1a8c0ab0f2b","commitment":"d6e9b3292506237c0a8f64b1cf85ee3bcf6e3c8d9643f55e10a94f3111f58286"}');
INSERT INTO event VALUES(60,'1m80xvw9v002hwsn',5,1795327652164,'resigned',0,'{}');
INSERT INTO event VALUES(61,'1m80xvw9v002hwsn',6,1795327652164,'round-over',NULL,'{"id":"1m80xvwa44ke49t5","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"6c0529bf856b029c7ae8ec883ca3f07f6c48b87f1f4e84ad5424d1a8c0ab0f2b","secret":"1234"}}');
INSERT INTO event VALUES(62,'1m80xvw9v002hwsn',7,1795327652164,'finished',NULL,'{"id":"1m80xvwa44ke4rwq","outcome":"win","winners":[1],"points":[0,1],"reason":"resignation"}');
INSERT INTO event VALUES(63,'1m80xvwa8bc8vpzg',1,1795327652168,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xvw6bdzkf5q6","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xvw6bdzkf5q6","join_code":"VCBE2Q"}');
INSERT INTO event VALUES(64,'1m80xvwa8bc8vpzg',2,1795327652169,'joined',1,'{"player":"1m80xvw6ga471212"}');
INSERT INTO event VALUES(65,'1m80xvwa8bc8vpzg',3,1795327652170,'joined',2,'{"player":"1m80xvw6k3j7zqky"}');
INSERT INTO event VALUES(66,'1m80xvwa8bc8vpzg',4,1795327652170,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xvw6bdzkf5q6","status":"joined"},{"player":"1m80xvw6ga471212","status":"joined"},{"player":"1m80xvw6k3j7zqky","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO event VALUES(67,'1m80xvwa8bc8vpzg',5,1795327652171,'secret',0,'{"code":"1234","nonce":"1d1171ed140a055f5f22bb797d07c65e8c199a9ddae7c8ba8794deb50e288ffc","commitment":"18f3b7261ee6a5c521414bee4374db8afdd18cb0717df89f9fcd5111b543e2dc"}');
INSERT INTO event VALUES(68,'1m80xvw8a9f7bzac',10,1795327657521,'aborted',NULL,'{"reason":"expired"}');
INSERT INTO event VALUES(69,'1m80xvw8r884fyqx',3,1795327657521,'timed-out',0,'{}');
INSERT INTO event VALUES(70,'1m80xvw8r884fyqx',4,1795327657521,'round-over',NULL,'{"id":"1m80xw1hh0re55ng","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"7431","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"80e6ba5a4dad3acb384ce2fc4424d02a23d7981397c1042eab04b4e2c75c45c9","secret":"7431"}}');
INSERT INTO event VALUES(71,'1m80xvw8r884fyqx',5,1795327657521,'finished',NULL,'{"id":"1m80xw1hh0re60mv","outcome":"loss","winners":[],"points":[0],"reason":"finish"}');
INSERT INTO event VALUES(72,'1m80xvwa8bc8vpzg',6,1795327657521,'timed-out',1,'{}');
INSERT INTO event VALUES(73,'1m80xvwa8bc8vpzg',7,1795327657521,'timed-out',2,'{}');
INSERT INTO event VALUES(74,'1m80xvwa8bc8vpzg',8,1795327657521,'round-over',NULL,'{"id":"1m80xw1hh0re7765","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":2,"points":[1,0,0],"proof":{"nonce":"1d1171ed140a055f5f22bb797d07c65e8c199a9ddae7c8ba8794deb50e288ffc","secret":"1234"}}');
INSERT INTO event VALUES(75,'1m80xvwa8bc8vpzg',9,1795327657521,'finished',NULL,'{"id":"1m80xw1hh0re78wv","outcome":"win","winners":[0],"points":[1,0,0],"reason":"finish"}');
INSERT INTO event VALUES(76,'1m80xw1m622sxmsb',1,1795327657606,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xvw6bdzkf5q6","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xvw6bdzkf5q6","join_code":"5TWRFS"}');
INSERT INTO event VALUES(77,'1m80xw1m622sxmsb',2,1795327657614,'joined',1,'{"player":"1m80xvw6ga471212"}');
INSERT INTO event VALUES(78,'1m80xw1m622sxmsb',3,1795327657618,'joined',2,'{"player":"1m80xvw6k3j7zqky"}');
INSERT INTO event VALUES(79,'1m80xw1m622sxmsb',4,1795327657618,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xvw6bdzkf5q6","status":"joined"},{"player":"1m80xvw6ga471212","status":"joined"},{"player":"1m80xvw6k3j7zqky","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO event VALUES(80,'1m80xw1m622sxmsb',5,1795327657621,'secret',0,'{"code":"1234","nonce":"c90970929f1652250f17595b1c99470e5ac4ba397152eba0087617af9f52d536","commitment":"c5ee0e3c954c1c3e2b2fe7878f536a54fb46ad6d5a4eef2b66f14b03ac5aa737"}');
INSERT INTO event VALUES(81,'1m80xw1mt5r4tkak',1,1795327657626,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xvw6bdzkf5q6","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xvw6bdzkf5q6","join_code":"W2A8DQ"}');
INSERT INTO event VALUES(82,'1m80xw1mt5r4tkak',2,1795327657629,'joined',1,'{"player":"1m80xvw6ga471212"}');
INSERT INTO event VALUES(83,'1m80xw1mt5r4tkak',3,1795327657629,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xvw6bdzkf5q6","status":"joined"},{"player":"1m80xvw6ga471212","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(84,'1m80xw1mt5r4tkak',4,1795327657639,'secret',0,'{"code":"1234","nonce":"0f1dbe36c1fdb84c6550d36a158a68f91515dbc2493197366a1bf96137a2be72","commitment":"d35c1e0856b6e3e125a779966bd45324afed8d564451a8e47f12c4f0e2f9bd2b"}');
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
INSERT INTO standing VALUES('bulls-and-cows','1m80xvw6bdzkf5q6',3,0,X'0002000002000000000000000000000080d0eb88c06802000002000000000000000000000080b0ba9abc6802000002000000000000000000000080a0bfc6b268020000020000000000000000000000',1337.6891060937023212,290.31896371798046629,0.059999675372338141798,1795327652082);
INSERT INTO standing VALUES('bulls-and-cows','1m80xvw6ga471212',8,0,X'0004040000e0d403000000040488c5ef9dc06888c5ef9dc068000088c5ef9dc06880d0eb88c06804040000e0d403000000040488c5ef9dc06888c5ef9dc068000088c5ef9dc06880b0ba9abc6804040000e0d403000000040488c5ef9dc06888c5ef9dc068000088c5ef9dc06880a0bfc6b26804040000e0d403000000040488c5ef9dc06888c5ef9dc068000088c5ef9dc068',1750.5421098017523036,256.34516998314427383,0.059999052127923432897,1795327652164);
INSERT INTO standing VALUES('bulls-and-cows','1m80xvw6m3g8c9jz',9,1,X'0002000002000000000000000000000080d0eb88c06802000002000000000000000000000080b0ba9abc6802000002000000000000000000000080a0bfc6b268020000020000000000000000000000',1383.3580792733678208,286.92720667234578968,0.059999277078063059653,1795327652164);
INSERT INTO standing VALUES('bulls-and-cows','1m80xvw8r884ekng',10,0,X'0002000002000000000000000000000080d0eb88c06802000002000000000000000000000080b0ba9abc6802000002000000000000000000000080a0bfc6b268020000020000000000000000000000',NULL,NULL,NULL,NULL);
INSERT INTO standing VALUES('mastermind','1m80xvw6bdzkf5q6',1,0,X'00020000020002a0ef0fa0ef0f00000000aec4ef9dc068aec4ef9dc0680080d0eb88c068020000020002a0ef0fa0ef0f00000000aec4ef9dc068aec4ef9dc0680080b0ba9abc68020000020002a0ef0fa0ef0f00000000aec4ef9dc068aec4ef9dc0680080a0bfc6b268020000020002a0ef0fa0ef0f00000000aec4ef9dc068aec4ef9dc06800',NULL,NULL,NULL,NULL);
CREATE TABLE rating_pair (
    ruleset TEXT    NOT NULL,
    a       TEXT    NOT NULL, -- the player whose id is the smaller
    b       TEXT    NOT NULL,
    day     INTEGER NOT NULL, -- its beginning
    games   INTEGER NOT NULL,
    PRIMARY KEY (ruleset, a, b)
) STRICT, WITHOUT ROWID;
INSERT INTO rating_pair VALUES('bulls-and-cows','1m80xvw6bdzkf5q6','1m80xvw6ga471212',1795305600000,1);
INSERT INTO rating_pair VALUES('bulls-and-cows','1m80xvw6ga471212','1m80xvw6m3g8c9jz',1795305600000,1);
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
COMMIT;
