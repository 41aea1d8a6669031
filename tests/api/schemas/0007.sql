-- SPDX-License-Identifier: Apache-2.0
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL
) STRICT;
INSERT INTO migration VALUES(1,'core',X'324449569f032f53481969c3dc97a3bcb5a0447aa162aca6101ae02883e40221',1795327645310);
INSERT INTO migration VALUES(2,'accounts',X'7b0a6eb81c193a7c2c1713c20149cc797babdec6b7a6e6f7658749e82de7e833',1795327645319);
INSERT INTO migration VALUES(3,'expiry',X'0590ae66564bc0986c896c1b4d5825c30f1d7fe46c6ad6c1a40968dfcee8a953',1795327645320);
INSERT INTO migration VALUES(4,'result_feed',X'31fb3533fe15d84792b1e65419aef7594879c2d7a1a4b8226f53cb66e07a769e',1795327645323);
INSERT INTO migration VALUES(5,'append_only_log',X'ecae7c378deafe0f401c4fa553e6450bf0a6ae101a6334de6402d4f585a55495',1795327645325);
INSERT INTO migration VALUES(6,'standings',X'22d58670aca2ef75bf4f050266e9a62ad427aa7f07a8d3fe936c8fb428e4668e',1795327645328);
INSERT INTO migration VALUES(7,'keepsake',X'b0912ef89347b7a96048cafa76624f6827b69ab2ca6b079a9938342a8b275151',1795327645330);
CREATE TABLE player (
    id         TEXT    PRIMARY KEY NOT NULL,
    name       TEXT,                                     -- NULL = deleted
    bot        INTEGER NOT NULL CHECK (bot IN (0, 1)),   -- a program
    guest      INTEGER NOT NULL CHECK (guest IN (0, 1)), -- made on the way, by playing without a token
    owner      TEXT REFERENCES player (id),              -- the service that made it
    created_at INTEGER NOT NULL,
    deleted_at INTEGER
) STRICT, WITHOUT ROWID;
INSERT INTO player VALUES('000000000p9c7fga','random',1,0,NULL,1795327645544,NULL);
INSERT INTO player VALUES('1m80xvnn961cd948','Ann',0,0,NULL,1795327645353,NULL);
INSERT INTO player VALUES('1m80xvnnpb60n1h9','Bob',0,0,NULL,1795327645366,NULL);
INSERT INTO player VALUES('1m80xvnnxaqvqsnj','Cid',0,0,NULL,1795327645373,NULL);
INSERT INTO player VALUES('1m80xvnnz2nhctnq',NULL,0,0,NULL,1795327645375,1795327646115);
INSERT INTO player VALUES('1m80xvnrn50xhr23','Guest',0,1,NULL,1795327645461,NULL);
INSERT INTO player VALUES('1m80xvpbq5rb7hdx','service',1,0,NULL,1795327646071,NULL);
INSERT INTO player VALUES('1m80xvpcb0qv1z90','Served',0,0,'1m80xvpbq5rb7hdx',1795327646091,NULL);
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
INSERT INTO token VALUES(X'049a73369c473d391e4f8d44e80cb2272f5636ae4858954af35db2ba6e1d0cb9','1m80xvnn961cew37','1m80xvnn961cd948',1,'',1795327645353,NULL,NULL);
INSERT INTO token VALUES(X'0e216a272766972640b2e577829db708d32c27834f6316f4eedff8a972932619','1m80xvnrn50xm1bg','1m80xvnrn50xhr23',1,'',1795327645461,NULL,NULL);
INSERT INTO token VALUES(X'6a44355f60d89932872ebc35bc8862130838210cdfaccbeb718c6d500910c01a','1m80xvpbq5rb974k','1m80xvpbq5rb7hdx',2,'referee token create',1795327646071,NULL,NULL);
INSERT INTO token VALUES(X'b29c38fc91976c6ecd0d0760fe3a29a74ebd176e956ecb78c540e1bd61e46aa2','1m80xvnnxaqvr5wq','1m80xvnnxaqvqsnj',1,'',1795327645373,NULL,NULL);
INSERT INTO token VALUES(X'c8a556602509db57ce411555375c3b9687117dec713b4c78e68069045d8d8361','1m80xvnnpb60p3f7','1m80xvnnpb60n1h9',1,'',1795327645366,NULL,NULL);
INSERT INTO token VALUES(X'd01919e166dac779a70f5ff30d62cc7f1355c48260057ad7b17fb6e75fee528d','1m80xvpcb0qv20xs','1m80xvpcb0qv1z90',1,'',1795327646091,NULL,NULL);
INSERT INTO token VALUES(X'e6706fbffeba0c230888379cbefc140276784c45717aeea7dd819337f7ac1688','1m80xvnnz2nhd9nn','1m80xvnnz2nhctnq',1,'',1795327645375,NULL,1795327646115);
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
INSERT INTO game VALUES('1m80xvnpd5rnbvf9','bulls-and-cows','finished','private',1,'1m80xvnn961cd948',NULL,1795327645389,1795327645431);
INSERT INTO game VALUES('1m80xvnqr3gtqw4n','bulls-and-cows','finished','private',0,'1m80xvnn961cd948',NULL,1795327645432,1795327645442);
INSERT INTO game VALUES('1m80xvnr678tmc0g','mastermind','aborted','private',0,'1m80xvnn961cd948',NULL,1795327645446,1795327646562);
INSERT INTO game VALUES('1m80xvnrg31r5rp4','mastermind','finished','private',1,'1m80xvnn961cd948',NULL,1795327645456,1795327645460);
INSERT INTO game VALUES('1m80xvnrn50xje30','bulls-and-cows','finished','private',1,'1m80xvnrn50xhr23',NULL,1795327645461,1795327646562);
INSERT INTO game VALUES('1m80xvnrpcwx2y55','bulls-and-cows','finished','private',0,'1m80xvnn961cd948',NULL,1795327645462,1795327645465);
INSERT INTO game VALUES('1m80xvnrtammzfb4','mastermind','open','public',0,'1m80xvnn961cd948','N6ZNPT',1795327645466,NULL);
INSERT INTO game VALUES('1m80xvnrz6886p3g','mastermind','aborted','private',0,'1m80xvnn961cd948',NULL,1795327645471,1795327645474);
INSERT INTO game VALUES('1m80xvnss5z1p2a4','mastermind','aborted','private',0,'1m80xvnn961cd948',NULL,1795327645497,1795327645531);
INSERT INTO game VALUES('1m80xvnv85q8q8mt','mastermind','aborted','private',0,'1m80xvnn961cd948',NULL,1795327645544,1795327646562);
INSERT INTO game VALUES('1m80xvpcpfbkaj2c','bulls-and-cows','finished','private',1,'1m80xvnnz2nhctnq',NULL,1795327646102,1795327646115);
INSERT INTO game VALUES('1m80xvpdj99j80m1','bulls-and-cows','finished','private',0,'1m80xvnn961cd948',NULL,1795327646130,1795327651572);
INSERT INTO game VALUES('1m80xvvtweyfwd7g','bulls-and-cows','playing','private',0,'1m80xvnn961cd948','K23AC9',1795327651676,NULL);
INSERT INTO game VALUES('1m80xvvvb19fwsvw','bulls-and-cows','playing','private',0,'1m80xvnn961cd948','65DD9D',1795327651691,NULL);
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
INSERT INTO seat VALUES('1m80xvnpd5rnbvf9',0,'1m80xvnn961cd948','resigned',0,0);
INSERT INTO seat VALUES('1m80xvnpd5rnbvf9',1,'1m80xvnnpb60n1h9','joined',0,0);
INSERT INTO seat VALUES('1m80xvnqr3gtqw4n',0,'1m80xvnn961cd948','joined',0,0);
INSERT INTO seat VALUES('1m80xvnqr3gtqw4n',1,'1m80xvnnpb60n1h9','joined',0,0);
INSERT INTO seat VALUES('1m80xvnr678tmc0g',0,'1m80xvnn961cd948','joined',0,0);
INSERT INTO seat VALUES('1m80xvnr678tmc0g',1,'1m80xvnnpb60n1h9','resigned',0,0);
INSERT INTO seat VALUES('1m80xvnr678tmc0g',2,'1m80xvnnxaqvqsnj','joined',0,0);
INSERT INTO seat VALUES('1m80xvnrg31r5rp4',0,'1m80xvnn961cd948','resigned',0,0);
INSERT INTO seat VALUES('1m80xvnrn50xje30',0,'1m80xvnrn50xhr23','joined',0,0);
INSERT INTO seat VALUES('1m80xvnrpcwx2y55',0,'1m80xvnn961cd948','joined',0,0);
INSERT INTO seat VALUES('1m80xvnrpcwx2y55',1,'1m80xvnnpb60n1h9','resigned',0,0);
INSERT INTO seat VALUES('1m80xvnrtammzfb4',0,'1m80xvnn961cd948','joined',1,1);
INSERT INTO seat VALUES('1m80xvnrtammzfb4',1,NULL,'open',1,1);
INSERT INTO seat VALUES('1m80xvnrz6886p3g',0,'1m80xvnn961cd948','joined',0,0);
INSERT INTO seat VALUES('1m80xvnrz6886p3g',1,'1m80xvnnpb60n1h9','declined',0,0);
INSERT INTO seat VALUES('1m80xvnss5z1p2a4',0,'1m80xvnn961cd948','joined',0,0);
INSERT INTO seat VALUES('1m80xvnss5z1p2a4',1,'1m80xvnnpb60n1h9','invited',0,0);
INSERT INTO seat VALUES('1m80xvnv85q8q8mt',0,'000000000p9c7fga','joined',0,0);
INSERT INTO seat VALUES('1m80xvnv85q8q8mt',1,'1m80xvnn961cd948','joined',0,0);
INSERT INTO seat VALUES('1m80xvpcpfbkaj2c',0,'1m80xvnnz2nhctnq','resigned',0,0);
INSERT INTO seat VALUES('1m80xvpcpfbkaj2c',1,'1m80xvnnpb60n1h9','joined',0,0);
INSERT INTO seat VALUES('1m80xvpdj99j80m1',0,'1m80xvnn961cd948','joined',0,0);
INSERT INTO seat VALUES('1m80xvpdj99j80m1',1,'1m80xvnnpb60n1h9','joined',0,0);
INSERT INTO seat VALUES('1m80xvpdj99j80m1',2,'1m80xvnnxaqvqsnj','joined',0,0);
INSERT INTO seat VALUES('1m80xvvtweyfwd7g',0,'1m80xvnn961cd948','joined',1,0);
INSERT INTO seat VALUES('1m80xvvtweyfwd7g',1,'1m80xvnnpb60n1h9','joined',1,0);
INSERT INTO seat VALUES('1m80xvvtweyfwd7g',2,'1m80xvnnxaqvqsnj','joined',1,0);
INSERT INTO seat VALUES('1m80xvvvb19fwsvw',0,'1m80xvnn961cd948','joined',1,0);
INSERT INTO seat VALUES('1m80xvvvb19fwsvw',1,'1m80xvnnpb60n1h9','joined',1,0);
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
INSERT INTO result VALUES('1m80xvnqmbwpnwse','1m80xvnpd5rnbvf9',1,'bulls-and-cows',1,0,1795327645428,'{"id":"1m80xvnqmbwpnwse","round":1,"leader":0,"attempts":2,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T06:07:25.428Z"}');
INSERT INTO result VALUES('1m80xvnqq233q77p','1m80xvnpd5rnbvf9',2,'bulls-and-cows',1,0,1795327645431,'{"id":"1m80xvnqq233q77p","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T06:07:25.431Z"}');
INSERT INTO result VALUES('1m80xvnqq233qhf4','1m80xvnpd5rnbvf9',0,'bulls-and-cows',1,0,1795327645431,'{"id":"1m80xvnqq233qhf4","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation","published_at":"2026-11-22T06:07:25.431Z"}');
INSERT INTO result VALUES('1m80xvnqva57ccvk','1m80xvnqr3gtqw4n',1,'bulls-and-cows',0,0,1795327645435,'{"id":"1m80xvnqva57ccvk","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T06:07:25.435Z"}');
INSERT INTO result VALUES('1m80xvnr266sc1xs','1m80xvnqr3gtqw4n',2,'bulls-and-cows',0,0,1795327645442,'{"id":"1m80xvnr266sc1xs","round":2,"leader":1,"attempts":1,"solved":true,"solver":0,"secret":"4321","honest":true,"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T06:07:25.442Z"}');
INSERT INTO result VALUES('1m80xvnr266scb8v','1m80xvnqr3gtqw4n',0,'bulls-and-cows',0,0,1795327645442,'{"id":"1m80xvnr266scb8v","outcome":"draw","winners":[0,1],"points":[1,1],"reason":"rounds","published_at":"2026-11-22T06:07:25.442Z"}');
INSERT INTO result VALUES('1m80xvnrc4ty6m6r','1m80xvnr678tmc0g',1,'mastermind',0,0,1795327645452,'{"id":"1m80xvnrc4ty6m6r","round":1,"leader":0,"attempts":1,"solved":true,"solver":2,"secret":"1122","honest":true,"forfeited_by":null,"points":[0,0,1],"published_at":"2026-11-22T06:07:25.452Z"}');
INSERT INTO result VALUES('1m80xvnrmfxsw687','1m80xvnrg31r5rp4',1,'mastermind',1,0,1795327645460,'{"id":"1m80xvnrmfxsw687","round":1,"leader":null,"attempts":2,"solved":false,"solver":null,"secret":"1153","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T06:07:25.460Z"}');
INSERT INTO result VALUES('1m80xvnrmfxsx3bk','1m80xvnrg31r5rp4',0,'mastermind',1,0,1795327645460,'{"id":"1m80xvnrmfxsx3bk","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T06:07:25.460Z"}');
INSERT INTO result VALUES('1m80xvnrr33w93af','1m80xvnrpcwx2y55',1,'bulls-and-cows',0,0,1795327645464,'{"id":"1m80xvnrr33w93af","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T06:07:25.464Z"}');
INSERT INTO result VALUES('1m80xvnrsa66fth1','1m80xvnrpcwx2y55',0,'bulls-and-cows',0,0,1795327645465,'{"id":"1m80xvnrsa66fth1","outcome":"win","winners":[0],"points":[0,1],"reason":"resignation","published_at":"2026-11-22T06:07:25.465Z"}');
INSERT INTO result VALUES('1m80xvpd364fw3m9','1m80xvpcpfbkaj2c',1,'bulls-and-cows',1,0,1795327646115,'{"id":"1m80xvpd364fw3m9","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T06:07:26.115Z"}');
INSERT INTO result VALUES('1m80xvpd364fx5z6','1m80xvpcpfbkaj2c',0,'bulls-and-cows',1,0,1795327646115,'{"id":"1m80xvpd364fx5z6","outcome":"win","winners":[1],"points":[0,1],"reason":"resignation","published_at":"2026-11-22T06:07:26.115Z"}');
INSERT INTO result VALUES('1m80xvpv29hmwp7j','1m80xvnrn50xje30',1,'bulls-and-cows',1,0,1795327646562,'{"id":"1m80xvpv29hmwp7j","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"5267","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T06:07:26.562Z"}');
INSERT INTO result VALUES('1m80xvpv29hmxpy2','1m80xvnrn50xje30',0,'bulls-and-cows',1,0,1795327646562,'{"id":"1m80xvpv29hmxpy2","outcome":"loss","winners":[],"points":[0],"reason":"finish","published_at":"2026-11-22T06:07:26.562Z"}');
INSERT INTO result VALUES('1m80xvvqm7grqh9s','1m80xvpdj99j80m1',1,'bulls-and-cows',0,0,1795327651572,'{"id":"1m80xvvqm7grqh9s","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":2,"points":[1,0,0],"published_at":"2026-11-22T06:07:31.572Z"}');
INSERT INTO result VALUES('1m80xvvqm7grrn0v','1m80xvpdj99j80m1',0,'bulls-and-cows',0,0,1795327651572,'{"id":"1m80xvvqm7grrn0v","outcome":"win","winners":[0],"points":[1,0,0],"reason":"finish","published_at":"2026-11-22T06:07:31.572Z"}');
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
INSERT INTO result_reader VALUES('1m80xvnn961cd948','1m80xvnqmbwpnwse');
INSERT INTO result_reader VALUES('1m80xvnn961cd948','1m80xvnqq233q77p');
INSERT INTO result_reader VALUES('1m80xvnn961cd948','1m80xvnqq233qhf4');
INSERT INTO result_reader VALUES('1m80xvnn961cd948','1m80xvnqva57ccvk');
INSERT INTO result_reader VALUES('1m80xvnn961cd948','1m80xvnr266sc1xs');
INSERT INTO result_reader VALUES('1m80xvnn961cd948','1m80xvnr266scb8v');
INSERT INTO result_reader VALUES('1m80xvnn961cd948','1m80xvnrc4ty6m6r');
INSERT INTO result_reader VALUES('1m80xvnn961cd948','1m80xvnrmfxsw687');
INSERT INTO result_reader VALUES('1m80xvnn961cd948','1m80xvnrmfxsx3bk');
INSERT INTO result_reader VALUES('1m80xvnn961cd948','1m80xvnrr33w93af');
INSERT INTO result_reader VALUES('1m80xvnn961cd948','1m80xvnrsa66fth1');
INSERT INTO result_reader VALUES('1m80xvnn961cd948','1m80xvvqm7grqh9s');
INSERT INTO result_reader VALUES('1m80xvnn961cd948','1m80xvvqm7grrn0v');
INSERT INTO result_reader VALUES('1m80xvnnpb60n1h9','1m80xvnqmbwpnwse');
INSERT INTO result_reader VALUES('1m80xvnnpb60n1h9','1m80xvnqq233q77p');
INSERT INTO result_reader VALUES('1m80xvnnpb60n1h9','1m80xvnqq233qhf4');
INSERT INTO result_reader VALUES('1m80xvnnpb60n1h9','1m80xvnqva57ccvk');
INSERT INTO result_reader VALUES('1m80xvnnpb60n1h9','1m80xvnr266sc1xs');
INSERT INTO result_reader VALUES('1m80xvnnpb60n1h9','1m80xvnr266scb8v');
INSERT INTO result_reader VALUES('1m80xvnnpb60n1h9','1m80xvnrc4ty6m6r');
INSERT INTO result_reader VALUES('1m80xvnnpb60n1h9','1m80xvnrr33w93af');
INSERT INTO result_reader VALUES('1m80xvnnpb60n1h9','1m80xvnrsa66fth1');
INSERT INTO result_reader VALUES('1m80xvnnpb60n1h9','1m80xvpd364fw3m9');
INSERT INTO result_reader VALUES('1m80xvnnpb60n1h9','1m80xvpd364fx5z6');
INSERT INTO result_reader VALUES('1m80xvnnpb60n1h9','1m80xvvqm7grqh9s');
INSERT INTO result_reader VALUES('1m80xvnnpb60n1h9','1m80xvvqm7grrn0v');
INSERT INTO result_reader VALUES('1m80xvnnxaqvqsnj','1m80xvnrc4ty6m6r');
INSERT INTO result_reader VALUES('1m80xvnnxaqvqsnj','1m80xvvqm7grqh9s');
INSERT INTO result_reader VALUES('1m80xvnnxaqvqsnj','1m80xvvqm7grrn0v');
INSERT INTO result_reader VALUES('1m80xvnnz2nhctnq','1m80xvpd364fw3m9');
INSERT INTO result_reader VALUES('1m80xvnnz2nhctnq','1m80xvpd364fx5z6');
INSERT INTO result_reader VALUES('1m80xvnrn50xhr23','1m80xvpv29hmwp7j');
INSERT INTO result_reader VALUES('1m80xvnrn50xhr23','1m80xvpv29hmxpy2');
CREATE TABLE IF NOT EXISTS "event" (
    id   INTEGER PRIMARY KEY,              -- its place in the log of all games
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL                  -- JSON: the whole truth, secrets included
) STRICT;
INSERT INTO event VALUES(1,'1m80xvnpd5rnbvf9',1,1795327645389,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xvnn961cd948","status":"joined"},{"player":"1m80xvnnpb60n1h9","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m80xvnn961cd948","join_code":"G3AHC5"}');
INSERT INTO event VALUES(2,'1m80xvnpd5rnbvf9',2,1795327645392,'joined',1,'{"player":"1m80xvnnpb60n1h9"}');
INSERT INTO event VALUES(3,'1m80xvnpd5rnbvf9',3,1795327645392,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xvnn961cd948","status":"joined"},{"player":"1m80xvnnpb60n1h9","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(4,'1m80xvnpd5rnbvf9',4,1795327645403,'secret',0,'{"code":"1234","nonce":"e55db74f4aa3f0e283b12881eb659478ee7ed18d0d3f4ba758f0554671ea40b8","commitment":"443f326417bb39fb64ef777409f2ceac421cd50245f700db3436c82d155195b6"}');
INSERT INTO event VALUES(5,'1m80xvnpd5rnbvf9',5,1795327645412,'guess',1,'{"attempt":1,"code":"5678","bulls":0,"cows":0,"solved":false}');
INSERT INTO event VALUES(6,'1m80xvnpd5rnbvf9',6,1795327645428,'guess',1,'{"attempt":2,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES(7,'1m80xvnpd5rnbvf9',7,1795327645428,'round-over',NULL,'{"id":"1m80xvnqmbwpnwse","round":1,"leader":0,"attempts":2,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"e55db74f4aa3f0e283b12881eb659478ee7ed18d0d3f4ba758f0554671ea40b8","secret":"1234"}}');
INSERT INTO event VALUES(8,'1m80xvnpd5rnbvf9',8,1795327645429,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":1,"seats":[{"player":"1m80xvnn961cd948","status":"joined"},{"player":"1m80xvnnpb60n1h9","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(9,'1m80xvnpd5rnbvf9',9,1795327645430,'secret',1,'{"code":"4321","nonce":"d258354e37190f5d309202ce7046e9d3e2807950d0c15aa9793678a17925664a","commitment":"df363b75aa1ab6f717815df8001a8d91c3d1eec6de1bea294f89b7a040a9745d"}');
INSERT INTO event VALUES(10,'1m80xvnpd5rnbvf9',10,1795327645431,'resigned',0,'{}');
INSERT INTO event VALUES(11,'1m80xvnpd5rnbvf9',11,1795327645431,'round-over',NULL,'{"id":"1m80xvnqq233q77p","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"d258354e37190f5d309202ce7046e9d3e2807950d0c15aa9793678a17925664a","secret":"4321"}}');
INSERT INTO event VALUES(12,'1m80xvnpd5rnbvf9',12,1795327645431,'finished',NULL,'{"id":"1m80xvnqq233qhf4","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation"}');
INSERT INTO event VALUES(13,'1m80xvnqr3gtqw4n',1,1795327645432,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xvnn961cd948","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xvnn961cd948","join_code":"KEAYSW"}');
INSERT INTO event VALUES(14,'1m80xvnqr3gtqw4n',2,1795327645434,'joined',1,'{"player":"1m80xvnnpb60n1h9"}');
INSERT INTO event VALUES(15,'1m80xvnqr3gtqw4n',3,1795327645434,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xvnn961cd948","status":"joined"},{"player":"1m80xvnnpb60n1h9","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(16,'1m80xvnqr3gtqw4n',4,1795327645435,'secret',0,'{"code":"1234","nonce":"f7856439d91db06e649d57c102fb83b7011404f1f1445452abbf6de810e09cf6","commitment":"314d03305347dbd430b035a789d4c223eae2745ad648c1e7134a74740951e43d"}');
INSERT INTO event VALUES(17,'1m80xvnqr3gtqw4n',5,1795327645435,'guess',1,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES(18,'1m80xvnqr3gtqw4n',6,1795327645435,'round-over',NULL,'{"id":"1m80xvnqva57ccvk","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"f7856439d91db06e649d57c102fb83b7011404f1f1445452abbf6de810e09cf6","secret":"1234"}}');
INSERT INTO event VALUES(19,'1m80xvnqr3gtqw4n',7,1795327645437,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":1,"seats":[{"player":"1m80xvnn961cd948","status":"joined"},{"player":"1m80xvnnpb60n1h9","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(20,'1m80xvnqr3gtqw4n',8,1795327645438,'secret',1,'{"code":"4321","nonce":"ee5adbfc48c4c46b8ba6aa5ad4a197f66a65d54ab6c58ab8b7a8bc5ca7e95d5d","commitment":"40baf2b98055c6a9508e78acda7145b70907cefd354e8cd10fbe4023e7bf9d34"}');
INSERT INTO event VALUES(21,'1m80xvnqr3gtqw4n',9,1795327645442,'guess',0,'{"attempt":1,"code":"4321","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES(22,'1m80xvnqr3gtqw4n',10,1795327645442,'round-over',NULL,'{"id":"1m80xvnr266sc1xs","round":2,"leader":1,"attempts":1,"solved":true,"solver":0,"secret":"4321","honest":true,"forfeited_by":null,"points":[1,0],"proof":{"nonce":"ee5adbfc48c4c46b8ba6aa5ad4a197f66a65d54ab6c58ab8b7a8bc5ca7e95d5d","secret":"4321"}}');
INSERT INTO event VALUES(23,'1m80xvnqr3gtqw4n',11,1795327645442,'finished',NULL,'{"id":"1m80xvnr266scb8v","outcome":"draw","winners":[0,1],"points":[1,1],"reason":"rounds"}');
INSERT INTO event VALUES(24,'1m80xvnr678tmc0g',1,1795327645446,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xvnn961cd948","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xvnn961cd948","join_code":"VJZGDW"}');
INSERT INTO event VALUES(25,'1m80xvnr678tmc0g',2,1795327645447,'joined',1,'{"player":"1m80xvnnpb60n1h9"}');
INSERT INTO event VALUES(26,'1m80xvnr678tmc0g',3,1795327645448,'joined',2,'{"player":"1m80xvnnxaqvqsnj"}');
INSERT INTO event VALUES(27,'1m80xvnr678tmc0g',4,1795327645448,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xvnn961cd948","status":"joined"},{"player":"1m80xvnnpb60n1h9","status":"joined"},{"player":"1m80xvnnxaqvqsnj","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO event VALUES(28,'1m80xvnr678tmc0g',5,1795327645449,'secret',0,'{"code":"1122","nonce":"955af78d2497872136a2baf5ba0b9e0dc5de64f3876d9c3e0387f26c4e82b0f0","commitment":"484dfe50788ef408272931ab776e0c813239466158f870cd38d9721a9ddc3460"}');
INSERT INTO event VALUES(29,'1m80xvnr678tmc0g',6,1795327645450,'resigned',1,'{}');
INSERT INTO event VALUES(30,'1m80xvnr678tmc0g',7,1795327645452,'guess',2,'{"attempt":1,"code":"1122","black":4,"white":0,"solved":true}');
INSERT INTO event VALUES(31,'1m80xvnr678tmc0g',8,1795327645452,'round-over',NULL,'{"id":"1m80xvnrc4ty6m6r","round":1,"leader":0,"attempts":1,"solved":true,"solver":2,"secret":"1122","honest":true,"forfeited_by":null,"points":[0,0,1],"proof":{"nonce":"955af78d2497872136a2baf5ba0b9e0dc5de64f3876d9c3e0387f26c4e82b0f0","secret":"1122"}}');
INSERT INTO event VALUES(32,'1m80xvnr678tmc0g',9,1795327645454,'round',NULL,'{"number":2,"leader":2,"commitment":null,"points":[0,0,1],"rules":1,"seats":[{"player":"1m80xvnn961cd948","status":"joined"},{"player":"1m80xvnnpb60n1h9","status":"resigned"},{"player":"1m80xvnnxaqvqsnj","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(33,'1m80xvnrg31r5rp4',1,1795327645456,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xvnn961cd948","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m80xvnn961cd948","join_code":null}');
INSERT INTO event VALUES(34,'1m80xvnrg31r5rp4',2,1795327645456,'round',NULL,'{"number":1,"leader":null,"commitment":"5387efaee7667a4b8d92f7d88415be91615a492b1546d279dcca5190a372d5fc","points":[0],"rules":1,"seats":[{"player":"1m80xvnn961cd948","status":"joined"}],"rounds":2,"deal":{"nonce":"3df14313b884e028c527b6eaa539cd7508cf504f1bc9ef2379e9139c5770cba2","secret":"1153"},"carry":null}');
INSERT INTO event VALUES(35,'1m80xvnrg31r5rp4',3,1795327645457,'guess',0,'{"attempt":1,"code":"1122","black":2,"white":0,"solved":false}');
INSERT INTO event VALUES(36,'1m80xvnrg31r5rp4',4,1795327645458,'guess',0,'{"attempt":2,"code":"3344","black":0,"white":1,"solved":false}');
INSERT INTO event VALUES(37,'1m80xvnrg31r5rp4',5,1795327645460,'resigned',0,'{}');
INSERT INTO event VALUES(38,'1m80xvnrg31r5rp4',6,1795327645460,'round-over',NULL,'{"id":"1m80xvnrmfxsw687","round":1,"leader":null,"attempts":2,"solved":false,"solver":null,"secret":"1153","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"3df14313b884e028c527b6eaa539cd7508cf504f1bc9ef2379e9139c5770cba2","secret":"1153"}}');
INSERT INTO event VALUES(39,'1m80xvnrg31r5rp4',7,1795327645460,'finished',NULL,'{"id":"1m80xvnrmfxsx3bk","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO event VALUES(40,'1m80xvnrn50xje30',1,1795327645461,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xvnrn50xhr23","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m80xvnrn50xhr23","join_code":null}');
INSERT INTO event VALUES(41,'1m80xvnrn50xje30',2,1795327645461,'round',NULL,'{"number":1,"leader":null,"commitment":"4670a5c5e15383272a3a5fd3e1dd89fb8ad7861d0685fecbf5e748a5635a38bc","points":[0],"rules":1,"seats":[{"player":"1m80xvnrn50xhr23","status":"joined"}],"rounds":0,"deal":{"nonce":"a788d280d01afda6bec8cf8c15e727e22b2ee8504ed7f98188f7e998ddb2d12d","secret":"5267"},"carry":null}');
INSERT INTO event VALUES(42,'1m80xvnrpcwx2y55',1,1795327645462,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"manual","secret":"held","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xvnn961cd948","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xvnn961cd948","join_code":"TMQXS4"}');
INSERT INTO event VALUES(43,'1m80xvnrpcwx2y55',2,1795327645462,'joined',1,'{"player":"1m80xvnnpb60n1h9"}');
INSERT INTO event VALUES(44,'1m80xvnrpcwx2y55',3,1795327645462,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xvnn961cd948","status":"joined"},{"player":"1m80xvnnpb60n1h9","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(45,'1m80xvnrpcwx2y55',4,1795327645463,'guess',1,'{"attempt":1,"code":"1234"}');
INSERT INTO event VALUES(46,'1m80xvnrpcwx2y55',5,1795327645464,'answer',0,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES(47,'1m80xvnrpcwx2y55',6,1795327645464,'round-over',NULL,'{"id":"1m80xvnrr33w93af","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":null}');
INSERT INTO event VALUES(48,'1m80xvnrpcwx2y55',7,1795327645465,'resigned',1,'{}');
INSERT INTO event VALUES(49,'1m80xvnrpcwx2y55',8,1795327645465,'finished',NULL,'{"id":"1m80xvnrsa66fth1","outcome":"win","winners":[0],"points":[0,1],"reason":"resignation"}');
INSERT INTO event VALUES(50,'1m80xvnrtammzfb4',1,1795327645466,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xvnn961cd948","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m80xvnn961cd948","join_code":"N6ZNPT"}');
INSERT INTO event VALUES(51,'1m80xvnrz6886p3g',1,1795327645471,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xvnn961cd948","status":"joined"},{"player":"1m80xvnnpb60n1h9","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xvnn961cd948","join_code":"TG6DWH"}');
INSERT INTO event VALUES(52,'1m80xvnrz6886p3g',2,1795327645474,'declined',1,'{"player":"1m80xvnnpb60n1h9"}');
INSERT INTO event VALUES(53,'1m80xvnrz6886p3g',3,1795327645474,'aborted',NULL,'{"reason":"declined"}');
INSERT INTO event VALUES(54,'1m80xvnss5z1p2a4',1,1795327645497,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xvnn961cd948","status":"joined"},{"player":"1m80xvnnpb60n1h9","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xvnn961cd948","join_code":"MZ38BA"}');
INSERT INTO event VALUES(55,'1m80xvnss5z1p2a4',2,1795327645531,'aborted',0,'{"reason":"creator"}');
INSERT INTO event VALUES(56,'1m80xvnv85q8q8mt',1,1795327645544,'created',1,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"000000000p9c7fga","status":"joined","bot":"random"},{"player":"1m80xvnn961cd948","status":"joined"}],"visibility":"private","ranked":false,"creator":"1m80xvnn961cd948","join_code":null}');
INSERT INTO event VALUES(57,'1m80xvnv85q8q8mt',2,1795327645544,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"000000000p9c7fga","status":"joined","bot":"random"},{"player":"1m80xvnn961cd948","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(58,'1m80xvnv85q8q8mt',3,1795327645555,'secret',0,'{"code":"3245","nonce":"932d562517abb9d76daa7418097f96e960991a2f8031107d0b8f57805ac6b2f0","commitment":"1087292c654780af0d4bc9929e410d7cb60b7800b0f97676f2eed4af883d31b0"}');
INSERT INTO event VALUES(59,'1m80xvpcpfbkaj2c',1,1795327646102,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xvnnz2nhctnq","status":"joined"},{"player":"1m80xvnnpb60n1h9","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m80xvnnz2nhctnq","join_code":"8QYCTZ"}');
INSERT INTO event VALUES(60,'1m80xvpcpfbkaj2c',2,1795327646108,'joined',1,'{"player":"1m80xvnnpb60n1h9"}');
INSERT INTO event VALUES(61,'1m80xvpcpfbkaj2c',3,1795327646108,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xvnnz2nhctnq","status":"joined"},{"player":"1m80xvnnpb60n1h9","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(62,'1m80xvpcpfbkaj2c',4,1795327646110,'secret',0,'{"code":"1234","nonce":"33e721fda6f93f5b3fe4da9e353cdf2baa3c79fee6d2cb011294b4863b7c5f05","commitment":"58ef37f601ade4ed787ce34d29df83f3b4714b937cdf9b82737916dfe25fbf76"}');
INSERT INTO event VALUES(63,'1m80xvpcpfbkaj2c',5,1795327646115,'resigned',0,'{}');
INSERT INTO event VALUES(64,'1m80xvpcpfbkaj2c',6,1795327646115,'round-over',NULL,'{"id":"1m80xvpd364fw3m9","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"33e721fda6f93f5b3fe4da9e353cdf2baa3c79fee6d2cb011294b4863b7c5f05","secret":"1234"}}');
INSERT INTO event VALUES(65,'1m80xvpcpfbkaj2c',7,1795327646115,'finished',NULL,'{"id":"1m80xvpd364fx5z6","outcome":"win","winners":[1],"points":[0,1],"reason":"resignation"}');
INSERT INTO event VALUES(66,'1m80xvpdj99j80m1',1,1795327646130,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xvnn961cd948","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xvnn961cd948","join_code":"RY56NT"}');
INSERT INTO event VALUES(67,'1m80xvpdj99j80m1',2,1795327646143,'joined',1,'{"player":"1m80xvnnpb60n1h9"}');
INSERT INTO event VALUES(68,'1m80xvpdj99j80m1',3,1795327646152,'joined',2,'{"player":"1m80xvnnxaqvqsnj"}');
INSERT INTO event VALUES(69,'1m80xvpdj99j80m1',4,1795327646152,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xvnn961cd948","status":"joined"},{"player":"1m80xvnnpb60n1h9","status":"joined"},{"player":"1m80xvnnxaqvqsnj","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO event VALUES(70,'1m80xvpdj99j80m1',5,1795327646158,'secret',0,'{"code":"1234","nonce":"b87106069da060648da2bd72485eacca8d650bad4d8667dd87eb8526f48fff35","commitment":"b04631b7f01c519cb7a2006e9031f0a314232fa47dbf6f69b66d5afbbfa5058d"}');
INSERT INTO event VALUES(71,'1m80xvnr678tmc0g',10,1795327646562,'aborted',NULL,'{"reason":"expired"}');
INSERT INTO event VALUES(72,'1m80xvnrn50xje30',3,1795327646562,'timed-out',0,'{}');
INSERT INTO event VALUES(73,'1m80xvnrn50xje30',4,1795327646562,'round-over',NULL,'{"id":"1m80xvpv29hmwp7j","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"5267","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"a788d280d01afda6bec8cf8c15e727e22b2ee8504ed7f98188f7e998ddb2d12d","secret":"5267"}}');
INSERT INTO event VALUES(74,'1m80xvnrn50xje30',5,1795327646562,'finished',NULL,'{"id":"1m80xvpv29hmxpy2","outcome":"loss","winners":[],"points":[0],"reason":"finish"}');
INSERT INTO event VALUES(75,'1m80xvnv85q8q8mt',4,1795327646562,'aborted',NULL,'{"reason":"expired"}');
INSERT INTO event VALUES(76,'1m80xvpdj99j80m1',6,1795327651572,'timed-out',1,'{}');
INSERT INTO event VALUES(77,'1m80xvpdj99j80m1',7,1795327651572,'timed-out',2,'{}');
INSERT INTO event VALUES(78,'1m80xvpdj99j80m1',8,1795327651572,'round-over',NULL,'{"id":"1m80xvvqm7grqh9s","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":2,"points":[1,0,0],"proof":{"nonce":"b87106069da060648da2bd72485eacca8d650bad4d8667dd87eb8526f48fff35","secret":"1234"}}');
INSERT INTO event VALUES(79,'1m80xvpdj99j80m1',9,1795327651572,'finished',NULL,'{"id":"1m80xvvqm7grrn0v","outcome":"win","winners":[0],"points":[1,0,0],"reason":"finish"}');
INSERT INTO event VALUES(80,'1m80xvvtweyfwd7g',1,1795327651676,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xvnn961cd948","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xvnn961cd948","join_code":"K23AC9"}');
INSERT INTO event VALUES(81,'1m80xvvtweyfwd7g',2,1795327651678,'joined',1,'{"player":"1m80xvnnpb60n1h9"}');
INSERT INTO event VALUES(82,'1m80xvvtweyfwd7g',3,1795327651681,'joined',2,'{"player":"1m80xvnnxaqvqsnj"}');
INSERT INTO event VALUES(83,'1m80xvvtweyfwd7g',4,1795327651681,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xvnn961cd948","status":"joined"},{"player":"1m80xvnnpb60n1h9","status":"joined"},{"player":"1m80xvnnxaqvqsnj","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO event VALUES(84,'1m80xvvtweyfwd7g',5,1795327651683,'secret',0,'{"code":"1234","nonce":"fc4bc7589666bdb89ea962df751be6c4295703014f81009dfe6184583a711d5d","commitment":"c60484d2c8f3b2123a3c60b44c0948da78b6504258e115ff31893c3fdf8c3abe"}');
INSERT INTO event VALUES(85,'1m80xvvvb19fwsvw',1,1795327651691,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xvnn961cd948","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xvnn961cd948","join_code":"65DD9D"}');
INSERT INTO event VALUES(86,'1m80xvvvb19fwsvw',2,1795327651695,'joined',1,'{"player":"1m80xvnnpb60n1h9"}');
INSERT INTO event VALUES(87,'1m80xvvvb19fwsvw',3,1795327651695,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xvnn961cd948","status":"joined"},{"player":"1m80xvnnpb60n1h9","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(88,'1m80xvvvb19fwsvw',4,1795327651701,'secret',0,'{"code":"1234","nonce":"ae9bb80a4d34f9fb495c79689234ddfe2a6358886646fc0b2b21174e9f17e434","commitment":"0507aa37ff1813a3834ccf2657ad4b2e60631b45e6b58201298df2d1b928d33f"}');
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
INSERT INTO standing VALUES('bulls-and-cows','1m80xvnn961cd948',3,0,X'0002000002000000000000000000000080d0eb88c06802000002000000000000000000000080b0ba9abc6802000002000000000000000000000080a0bfc6b268020000020000000000000000000000',1337.6891060937023212,290.31896371798046629,0.059999675372338141798,1795327645431);
INSERT INTO standing VALUES('bulls-and-cows','1m80xvnnpb60n1h9',8,0,X'0004040000e0d4030000000404c6e6ee9dc068c6e6ee9dc0680000c6e6ee9dc06880d0eb88c06804040000e0d4030000000404c6e6ee9dc068c6e6ee9dc0680000c6e6ee9dc06880b0ba9abc6804040000e0d4030000000404c6e6ee9dc068c6e6ee9dc0680000c6e6ee9dc06880a0bfc6b26804040000e0d4030000000404c6e6ee9dc068c6e6ee9dc0680000c6e6ee9dc068',1750.5421098017523036,256.34516998314427383,0.059999052127923432897,1795327646115);
INSERT INTO standing VALUES('bulls-and-cows','1m80xvnnz2nhctnq',9,1,X'0002000002000000000000000000000080d0eb88c06802000002000000000000000000000080b0ba9abc6802000002000000000000000000000080a0bfc6b268020000020000000000000000000000',1383.3580792733678208,286.92720667234578968,0.059999277078063059653,1795327646115);
INSERT INTO standing VALUES('bulls-and-cows','1m80xvnrn50xhr23',10,0,X'0002000002000000000000000000000080d0eb88c06802000002000000000000000000000080b0ba9abc6802000002000000000000000000000080a0bfc6b268020000020000000000000000000000',NULL,NULL,NULL,NULL);
INSERT INTO standing VALUES('mastermind','1m80xvnn961cd948',1,0,X'00020000020002a0ef0fa0ef0f00000000a8dcee9dc068a8dcee9dc0680080d0eb88c068020000020002a0ef0fa0ef0f00000000a8dcee9dc068a8dcee9dc0680080b0ba9abc68020000020002a0ef0fa0ef0f00000000a8dcee9dc068a8dcee9dc0680080a0bfc6b268020000020002a0ef0fa0ef0f00000000a8dcee9dc068a8dcee9dc06800',NULL,NULL,NULL,NULL);
CREATE TABLE rating_pair (
    ruleset TEXT    NOT NULL,
    a       TEXT    NOT NULL, -- the player whose id is the smaller
    b       TEXT    NOT NULL,
    day     INTEGER NOT NULL, -- its beginning
    games   INTEGER NOT NULL,
    PRIMARY KEY (ruleset, a, b)
) STRICT, WITHOUT ROWID;
INSERT INTO rating_pair VALUES('bulls-and-cows','1m80xvnn961cd948','1m80xvnnpb60n1h9',1795305600000,1);
INSERT INTO rating_pair VALUES('bulls-and-cows','1m80xvnnpb60n1h9','1m80xvnnz2nhctnq',1795305600000,1);
CREATE TABLE keepsake (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB    NOT NULL CHECK (length(key) = 32)
) STRICT;
INSERT INTO keepsake VALUES(1,X'2aa05987b7d4486d65c9c60ab60f5db523beb28c45b2e720f7a5ae33cbad962c');
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
