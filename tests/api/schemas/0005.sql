-- SPDX-License-Identifier: Apache-2.0
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL
) STRICT;
INSERT INTO migration VALUES(1,'core',X'324449569f032f53481969c3dc97a3bcb5a0447aa162aca6101ae02883e40221',1795327657877);
INSERT INTO migration VALUES(2,'accounts',X'7b0a6eb81c193a7c2c1713c20149cc797babdec6b7a6e6f7658749e82de7e833',1795327657881);
INSERT INTO migration VALUES(3,'expiry',X'0590ae66564bc0986c896c1b4d5825c30f1d7fe46c6ad6c1a40968dfcee8a953',1795327657882);
INSERT INTO migration VALUES(4,'result_feed',X'31fb3533fe15d84792b1e65419aef7594879c2d7a1a4b8226f53cb66e07a769e',1795327657885);
INSERT INTO migration VALUES(5,'append_only_log',X'ecae7c378deafe0f401c4fa553e6450bf0a6ae101a6334de6402d4f585a55495',1795327657888);
CREATE TABLE player (
    id         TEXT    PRIMARY KEY NOT NULL,
    name       TEXT,                                     -- NULL = deleted
    bot        INTEGER NOT NULL CHECK (bot IN (0, 1)),   -- a program
    guest      INTEGER NOT NULL CHECK (guest IN (0, 1)), -- made on the way, by playing without a token
    owner      TEXT REFERENCES player (id),              -- the service that made it
    created_at INTEGER NOT NULL,
    deleted_at INTEGER
) STRICT, WITHOUT ROWID;
INSERT INTO player VALUES('1m80xw1xqfjrn60k','Ann',0,0,NULL,1795327657911,NULL);
INSERT INTO player VALUES('1m80xw1xt019y0my','Bob',0,0,NULL,1795327657914,NULL);
INSERT INTO player VALUES('1m80xw1xyfkyrn87','Cid',0,0,NULL,1795327657918,NULL);
INSERT INTO player VALUES('1m80xw1y173ac2yr',NULL,0,0,NULL,1795327657921,1795327658018);
INSERT INTO player VALUES('1m80xw20434zg82k','Guest',0,1,NULL,1795327657988,NULL);
INSERT INTO player VALUES('1m80xw20m7p3mrm1','service',1,0,NULL,1795327658004,NULL);
INSERT INTO player VALUES('1m80xw20t3wqq4n2','Served',0,0,'1m80xw20m7p3mrm1',1795327658010,NULL);
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
INSERT INTO token VALUES(X'78d8b14681c3729236f060a7fc3734b1fdf356dfd7f15b68bccfe7cc8d7882ea','1m80xw1xyfkytbt9','1m80xw1xyfkyrn87',1,'',1795327657918,NULL,NULL);
INSERT INTO token VALUES(X'7d189fb55855be676ba7f193b4c911afe5a42acb43c853cb246a8a2befc6cb1f','1m80xw20434zjaqr','1m80xw20434zg82k',1,'',1795327657988,NULL,NULL);
INSERT INTO token VALUES(X'85e27157c600ecca5c901aa3c73cd5584bb4b9057671d56d5bbcf002994e5929','1m80xw20t3wqqkdp','1m80xw20t3wqq4n2',1,'',1795327658010,NULL,NULL);
INSERT INTO token VALUES(X'bfac0508d05b64eb6561e54bf07128cf6547bd242ed0ca4235ee30fe9fd80543','1m80xw1y173ad4t1','1m80xw1y173ac2yr',1,'',1795327657921,NULL,1795327658018);
INSERT INTO token VALUES(X'c2726334179f69b11415d71ccbfb8a85abd6a72f424e7c6e7dedfc30c0a14d9c','1m80xw1xqfjrq0q1','1m80xw1xqfjrn60k',1,'',1795327657911,NULL,NULL);
INSERT INTO token VALUES(X'dac0e57a18941de2cc1d4a79c31f690a196d8adffee768b3e712867685bc8c7c','1m80xw20m7p3mycw','1m80xw20m7p3mrm1',2,'referee token create',1795327658004,NULL,NULL);
INSERT INTO token VALUES(X'f05089184ff78365f6174a6f26526ce4100108ab6535988c3b9f58a7b89a1904','1m80xw1xt019y64p','1m80xw1xt019y0my',1,'',1795327657914,NULL,NULL);
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
INSERT INTO game VALUES('1m80xw1y5e8xv9zr','bulls-and-cows','finished','private',1,'1m80xw1xqfjrn60k',NULL,1795327657925,1795327657948);
INSERT INTO game VALUES('1m80xw1z272dxqd9','bulls-and-cows','finished','private',0,'1m80xw1xqfjrn60k',NULL,1795327657954,1795327657977);
INSERT INTO game VALUES('1m80xw1ztd27dj54','mastermind','aborted','private',0,'1m80xw1xqfjrn60k',NULL,1795327657978,1795327663382);
INSERT INTO game VALUES('1m80xw2008ba62an','mastermind','finished','private',1,'1m80xw1xqfjrn60k',NULL,1795327657984,1795327657987);
INSERT INTO game VALUES('1m80xw20434zj2h6','bulls-and-cows','finished','private',1,'1m80xw20434zg82k',NULL,1795327657988,1795327663382);
INSERT INTO game VALUES('1m80xw2050yxvj1r','bulls-and-cows','finished','private',0,'1m80xw1xqfjrn60k',NULL,1795327657989,1795327657992);
INSERT INTO game VALUES('1m80xw20abwkgegn','mastermind','open','public',0,'1m80xw1xqfjrn60k','SQM3GY',1795327657994,NULL);
INSERT INTO game VALUES('1m80xw20b0vh70s2','mastermind','aborted','private',0,'1m80xw1xqfjrn60k',NULL,1795327657995,1795327657996);
INSERT INTO game VALUES('1m80xw20c205fbqr','mastermind','aborted','private',0,'1m80xw1xqfjrn60k',NULL,1795327657996,1795327657997);
INSERT INTO game VALUES('1m80xw20z5qsbcrg','bulls-and-cows','finished','private',1,'1m80xw1y173ac2yr',NULL,1795327658015,1795327658018);
INSERT INTO game VALUES('1m80xw2144wvezp7','bulls-and-cows','finished','private',0,'1m80xw1xqfjrn60k',NULL,1795327658020,1795327663382);
INSERT INTO game VALUES('1m80xw7bg5mrf7hk','bulls-and-cows','playing','private',0,'1m80xw1xqfjrn60k','KZBTKW',1795327663472,NULL);
INSERT INTO game VALUES('1m80xw7bz986gvjq','bulls-and-cows','playing','private',0,'1m80xw1xqfjrn60k','GE7FFW',1795327663487,NULL);
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
INSERT INTO seat VALUES('1m80xw1y5e8xv9zr',0,'1m80xw1xqfjrn60k','resigned',0,0);
INSERT INTO seat VALUES('1m80xw1y5e8xv9zr',1,'1m80xw1xt019y0my','joined',0,0);
INSERT INTO seat VALUES('1m80xw1z272dxqd9',0,'1m80xw1xqfjrn60k','joined',0,0);
INSERT INTO seat VALUES('1m80xw1z272dxqd9',1,'1m80xw1xt019y0my','joined',0,0);
INSERT INTO seat VALUES('1m80xw1ztd27dj54',0,'1m80xw1xqfjrn60k','joined',0,0);
INSERT INTO seat VALUES('1m80xw1ztd27dj54',1,'1m80xw1xt019y0my','resigned',0,0);
INSERT INTO seat VALUES('1m80xw1ztd27dj54',2,'1m80xw1xyfkyrn87','joined',0,0);
INSERT INTO seat VALUES('1m80xw2008ba62an',0,'1m80xw1xqfjrn60k','resigned',0,0);
INSERT INTO seat VALUES('1m80xw20434zj2h6',0,'1m80xw20434zg82k','joined',0,0);
INSERT INTO seat VALUES('1m80xw2050yxvj1r',0,'1m80xw1xqfjrn60k','joined',0,0);
INSERT INTO seat VALUES('1m80xw2050yxvj1r',1,'1m80xw1xt019y0my','resigned',0,0);
INSERT INTO seat VALUES('1m80xw20abwkgegn',0,'1m80xw1xqfjrn60k','joined',1,1);
INSERT INTO seat VALUES('1m80xw20abwkgegn',1,NULL,'open',1,1);
INSERT INTO seat VALUES('1m80xw20b0vh70s2',0,'1m80xw1xqfjrn60k','joined',0,0);
INSERT INTO seat VALUES('1m80xw20b0vh70s2',1,'1m80xw1xt019y0my','declined',0,0);
INSERT INTO seat VALUES('1m80xw20c205fbqr',0,'1m80xw1xqfjrn60k','joined',0,0);
INSERT INTO seat VALUES('1m80xw20c205fbqr',1,'1m80xw1xt019y0my','invited',0,0);
INSERT INTO seat VALUES('1m80xw20z5qsbcrg',0,'1m80xw1y173ac2yr','resigned',0,0);
INSERT INTO seat VALUES('1m80xw20z5qsbcrg',1,'1m80xw1xt019y0my','joined',0,0);
INSERT INTO seat VALUES('1m80xw2144wvezp7',0,'1m80xw1xqfjrn60k','joined',0,0);
INSERT INTO seat VALUES('1m80xw2144wvezp7',1,'1m80xw1xt019y0my','joined',0,0);
INSERT INTO seat VALUES('1m80xw2144wvezp7',2,'1m80xw1xyfkyrn87','joined',0,0);
INSERT INTO seat VALUES('1m80xw7bg5mrf7hk',0,'1m80xw1xqfjrn60k','joined',1,0);
INSERT INTO seat VALUES('1m80xw7bg5mrf7hk',1,'1m80xw1xt019y0my','joined',1,0);
INSERT INTO seat VALUES('1m80xw7bg5mrf7hk',2,'1m80xw1xyfkyrn87','joined',1,0);
INSERT INTO seat VALUES('1m80xw7bz986gvjq',0,'1m80xw1xqfjrn60k','joined',1,0);
INSERT INTO seat VALUES('1m80xw7bz986gvjq',1,'1m80xw1xt019y0my','joined',1,0);
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
INSERT INTO result VALUES('1m80xw1yj9f5x4mb','1m80xw1y5e8xv9zr',1,'bulls-and-cows',1,0,1795327657938,'{"id":"1m80xw1yj9f5x4mb","round":1,"leader":0,"attempts":2,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T06:07:37.938Z"}');
INSERT INTO result VALUES('1m80xw1yw6cb03de','1m80xw1y5e8xv9zr',2,'bulls-and-cows',1,0,1795327657948,'{"id":"1m80xw1yw6cb03de","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T06:07:37.948Z"}');
INSERT INTO result VALUES('1m80xw1yw6cb1q99','1m80xw1y5e8xv9zr',0,'bulls-and-cows',1,0,1795327657948,'{"id":"1m80xw1yw6cb1q99","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation","published_at":"2026-11-22T06:07:37.948Z"}');
INSERT INTO result VALUES('1m80xw1zgbrbf4qh','1m80xw1z272dxqd9',1,'bulls-and-cows',0,0,1795327657968,'{"id":"1m80xw1zgbrbf4qh","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T06:07:37.968Z"}');
INSERT INTO result VALUES('1m80xw1zs72j910e','1m80xw1z272dxqd9',2,'bulls-and-cows',0,0,1795327657977,'{"id":"1m80xw1zs72j910e","round":2,"leader":1,"attempts":1,"solved":true,"solver":0,"secret":"4321","honest":true,"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T06:07:37.977Z"}');
INSERT INTO result VALUES('1m80xw1zs72jazat','1m80xw1z272dxqd9',0,'bulls-and-cows',0,0,1795327657977,'{"id":"1m80xw1zs72jazat","outcome":"draw","winners":[0,1],"points":[1,1],"reason":"rounds","published_at":"2026-11-22T06:07:37.977Z"}');
INSERT INTO result VALUES('1m80xw1zzbhd8mtq','1m80xw1ztd27dj54',1,'mastermind',0,0,1795327657983,'{"id":"1m80xw1zzbhd8mtq","round":1,"leader":0,"attempts":1,"solved":true,"solver":2,"secret":"1122","honest":true,"forfeited_by":null,"points":[0,0,1],"published_at":"2026-11-22T06:07:37.983Z"}');
INSERT INTO result VALUES('1m80xw2036n5zwc5','1m80xw2008ba62an',1,'mastermind',1,0,1795327657987,'{"id":"1m80xw2036n5zwc5","round":1,"leader":null,"attempts":2,"solved":false,"solver":null,"secret":"4253","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T06:07:37.987Z"}');
INSERT INTO result VALUES('1m80xw2036n60htz','1m80xw2008ba62an',0,'mastermind',1,0,1795327657987,'{"id":"1m80xw2036n60htz","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T06:07:37.987Z"}');
INSERT INTO result VALUES('1m80xw208fknp4c4','1m80xw2050yxvj1r',1,'bulls-and-cows',0,0,1795327657992,'{"id":"1m80xw208fknp4c4","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T06:07:37.992Z"}');
INSERT INTO result VALUES('1m80xw208fknq0t1','1m80xw2050yxvj1r',0,'bulls-and-cows',0,0,1795327657992,'{"id":"1m80xw208fknq0t1","outcome":"win","winners":[0],"points":[0,1],"reason":"resignation","published_at":"2026-11-22T06:07:37.992Z"}');
INSERT INTO result VALUES('1m80xw212e9cf5y9','1m80xw20z5qsbcrg',1,'bulls-and-cows',1,0,1795327658018,'{"id":"1m80xw212e9cf5y9","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T06:07:38.018Z"}');
INSERT INTO result VALUES('1m80xw212e9ch2ne','1m80xw20z5qsbcrg',0,'bulls-and-cows',1,0,1795327658018,'{"id":"1m80xw212e9ch2ne","outcome":"win","winners":[1],"points":[0,1],"reason":"resignation","published_at":"2026-11-22T06:07:38.018Z"}');
INSERT INTO result VALUES('1m80xw78p4ppfppg','1m80xw20434zj2h6',1,'bulls-and-cows',1,0,1795327663382,'{"id":"1m80xw78p4ppfppg","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"2951","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T06:07:43.382Z"}');
INSERT INTO result VALUES('1m80xw78p4ppgh7r','1m80xw20434zj2h6',0,'bulls-and-cows',1,0,1795327663382,'{"id":"1m80xw78p4ppgh7r","outcome":"loss","winners":[],"points":[0],"reason":"finish","published_at":"2026-11-22T06:07:43.382Z"}');
INSERT INTO result VALUES('1m80xw78p4pphf9v','1m80xw2144wvezp7',1,'bulls-and-cows',0,0,1795327663382,'{"id":"1m80xw78p4pphf9v","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":2,"points":[1,0,0],"published_at":"2026-11-22T06:07:43.382Z"}');
INSERT INTO result VALUES('1m80xw78p4ppk8ew','1m80xw2144wvezp7',0,'bulls-and-cows',0,0,1795327663382,'{"id":"1m80xw78p4ppk8ew","outcome":"win","winners":[0],"points":[1,0,0],"reason":"finish","published_at":"2026-11-22T06:07:43.382Z"}');
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
INSERT INTO result_reader VALUES('1m80xw1xqfjrn60k','1m80xw1yj9f5x4mb');
INSERT INTO result_reader VALUES('1m80xw1xqfjrn60k','1m80xw1yw6cb03de');
INSERT INTO result_reader VALUES('1m80xw1xqfjrn60k','1m80xw1yw6cb1q99');
INSERT INTO result_reader VALUES('1m80xw1xqfjrn60k','1m80xw1zgbrbf4qh');
INSERT INTO result_reader VALUES('1m80xw1xqfjrn60k','1m80xw1zs72j910e');
INSERT INTO result_reader VALUES('1m80xw1xqfjrn60k','1m80xw1zs72jazat');
INSERT INTO result_reader VALUES('1m80xw1xqfjrn60k','1m80xw1zzbhd8mtq');
INSERT INTO result_reader VALUES('1m80xw1xqfjrn60k','1m80xw2036n5zwc5');
INSERT INTO result_reader VALUES('1m80xw1xqfjrn60k','1m80xw2036n60htz');
INSERT INTO result_reader VALUES('1m80xw1xqfjrn60k','1m80xw208fknp4c4');
INSERT INTO result_reader VALUES('1m80xw1xqfjrn60k','1m80xw208fknq0t1');
INSERT INTO result_reader VALUES('1m80xw1xqfjrn60k','1m80xw78p4pphf9v');
INSERT INTO result_reader VALUES('1m80xw1xqfjrn60k','1m80xw78p4ppk8ew');
INSERT INTO result_reader VALUES('1m80xw1xt019y0my','1m80xw1yj9f5x4mb');
INSERT INTO result_reader VALUES('1m80xw1xt019y0my','1m80xw1yw6cb03de');
INSERT INTO result_reader VALUES('1m80xw1xt019y0my','1m80xw1yw6cb1q99');
INSERT INTO result_reader VALUES('1m80xw1xt019y0my','1m80xw1zgbrbf4qh');
INSERT INTO result_reader VALUES('1m80xw1xt019y0my','1m80xw1zs72j910e');
INSERT INTO result_reader VALUES('1m80xw1xt019y0my','1m80xw1zs72jazat');
INSERT INTO result_reader VALUES('1m80xw1xt019y0my','1m80xw1zzbhd8mtq');
INSERT INTO result_reader VALUES('1m80xw1xt019y0my','1m80xw208fknp4c4');
INSERT INTO result_reader VALUES('1m80xw1xt019y0my','1m80xw208fknq0t1');
INSERT INTO result_reader VALUES('1m80xw1xt019y0my','1m80xw212e9cf5y9');
INSERT INTO result_reader VALUES('1m80xw1xt019y0my','1m80xw212e9ch2ne');
INSERT INTO result_reader VALUES('1m80xw1xt019y0my','1m80xw78p4pphf9v');
INSERT INTO result_reader VALUES('1m80xw1xt019y0my','1m80xw78p4ppk8ew');
INSERT INTO result_reader VALUES('1m80xw1xyfkyrn87','1m80xw1zzbhd8mtq');
INSERT INTO result_reader VALUES('1m80xw1xyfkyrn87','1m80xw78p4pphf9v');
INSERT INTO result_reader VALUES('1m80xw1xyfkyrn87','1m80xw78p4ppk8ew');
INSERT INTO result_reader VALUES('1m80xw1y173ac2yr','1m80xw212e9cf5y9');
INSERT INTO result_reader VALUES('1m80xw1y173ac2yr','1m80xw212e9ch2ne');
INSERT INTO result_reader VALUES('1m80xw20434zg82k','1m80xw78p4ppfppg');
INSERT INTO result_reader VALUES('1m80xw20434zg82k','1m80xw78p4ppgh7r');
CREATE TABLE IF NOT EXISTS "event" (
    id   INTEGER PRIMARY KEY,              -- its place in the log of all games
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL                  -- JSON: the whole truth, secrets included
) STRICT;
INSERT INTO event VALUES(1,'1m80xw1y5e8xv9zr',1,1795327657925,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xw1xqfjrn60k","status":"joined"},{"player":"1m80xw1xt019y0my","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m80xw1xqfjrn60k","join_code":"MS9YQQ"}');
INSERT INTO event VALUES(2,'1m80xw1y5e8xv9zr',2,1795327657926,'joined',1,'{"player":"1m80xw1xt019y0my"}');
INSERT INTO event VALUES(3,'1m80xw1y5e8xv9zr',3,1795327657926,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xw1xqfjrn60k","status":"joined"},{"player":"1m80xw1xt019y0my","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(4,'1m80xw1y5e8xv9zr',4,1795327657929,'secret',0,'{"code":"1234","nonce":"18df5083e72f89dc1551b1078b2cfe697880788ba6a2650ba44b173711f349fa","commitment":"264c7a1eabb99ad6d758bd1cafaaecc3fb1d0be4b2221ea19b3a1e122f0ef89d"}');
INSERT INTO event VALUES(5,'1m80xw1y5e8xv9zr',5,1795327657932,'guess',1,'{"attempt":1,"code":"5678","bulls":0,"cows":0,"solved":false}');
INSERT INTO event VALUES(6,'1m80xw1y5e8xv9zr',6,1795327657938,'guess',1,'{"attempt":2,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES(7,'1m80xw1y5e8xv9zr',7,1795327657938,'round-over',NULL,'{"id":"1m80xw1yj9f5x4mb","round":1,"leader":0,"attempts":2,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"18df5083e72f89dc1551b1078b2cfe697880788ba6a2650ba44b173711f349fa","secret":"1234"}}');
INSERT INTO event VALUES(8,'1m80xw1y5e8xv9zr',8,1795327657942,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":1,"seats":[{"player":"1m80xw1xqfjrn60k","status":"joined"},{"player":"1m80xw1xt019y0my","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(9,'1m80xw1y5e8xv9zr',9,1795327657946,'secret',1,'{"code":"4321","nonce":"2626612f041f7dffb9094e490f882fcfbdfcd8a8440a6dcc58cf214bf0557120","commitment":"e5410df75d740de089a178ef3158115792d92106fb660c3cafeb2b9e8aff0b33"}');
INSERT INTO event VALUES(10,'1m80xw1y5e8xv9zr',10,1795327657948,'resigned',0,'{}');
INSERT INTO event VALUES(11,'1m80xw1y5e8xv9zr',11,1795327657948,'round-over',NULL,'{"id":"1m80xw1yw6cb03de","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"2626612f041f7dffb9094e490f882fcfbdfcd8a8440a6dcc58cf214bf0557120","secret":"4321"}}');
INSERT INTO event VALUES(12,'1m80xw1y5e8xv9zr',12,1795327657948,'finished',NULL,'{"id":"1m80xw1yw6cb1q99","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation"}');
INSERT INTO event VALUES(13,'1m80xw1z272dxqd9',1,1795327657954,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xw1xqfjrn60k","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xw1xqfjrn60k","join_code":"BVWW28"}');
INSERT INTO event VALUES(14,'1m80xw1z272dxqd9',2,1795327657958,'joined',1,'{"player":"1m80xw1xt019y0my"}');
INSERT INTO event VALUES(15,'1m80xw1z272dxqd9',3,1795327657958,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xw1xqfjrn60k","status":"joined"},{"player":"1m80xw1xt019y0my","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(16,'1m80xw1z272dxqd9',4,1795327657961,'secret',0,'{"code":"1234","nonce":"b876954565a06afedd731c54f227e3ef97a5f292ef0a128f0d5e7d828c258b39","commitment":"16769748659724edb84ce7ed1db34f0159245ce756002f2b74383c1ea19f2502"}');
INSERT INTO event VALUES(17,'1m80xw1z272dxqd9',5,1795327657968,'guess',1,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES(18,'1m80xw1z272dxqd9',6,1795327657968,'round-over',NULL,'{"id":"1m80xw1zgbrbf4qh","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"b876954565a06afedd731c54f227e3ef97a5f292ef0a128f0d5e7d828c258b39","secret":"1234"}}');
INSERT INTO event VALUES(19,'1m80xw1z272dxqd9',7,1795327657975,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":1,"seats":[{"player":"1m80xw1xqfjrn60k","status":"joined"},{"player":"1m80xw1xt019y0my","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(20,'1m80xw1z272dxqd9',8,1795327657976,'secret',1,'{"code":"4321","nonce":"4e4e64f7b6dc0229f7191f03776f1c045cc8487852fe6db33ee369e3b04ae8d8","commitment":"62b770ead9f140edb975760146ba54ea36b3cc416f677cb20b2e9236b1c4024d"}');
INSERT INTO event VALUES(21,'1m80xw1z272dxqd9',9,1795327657977,'guess',0,'{"attempt":1,"code":"4321","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES(22,'1m80xw1z272dxqd9',10,1795327657977,'round-over',NULL,'{"id":"1m80xw1zs72j910e","round":2,"leader":1,"attempts":1,"solved":true,"solver":0,"secret":"4321","honest":true,"forfeited_by":null,"points":[1,0],"proof":{"nonce":"4e4e64f7b6dc0229f7191f03776f1c045cc8487852fe6db33ee369e3b04ae8d8","secret":"4321"}}');
INSERT INTO event VALUES(23,'1m80xw1z272dxqd9',11,1795327657977,'finished',NULL,'{"id":"1m80xw1zs72jazat","outcome":"draw","winners":[0,1],"points":[1,1],"reason":"rounds"}');
INSERT INTO event VALUES(24,'1m80xw1ztd27dj54',1,1795327657978,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xw1xqfjrn60k","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xw1xqfjrn60k","join_code":"28XW87"}');
INSERT INTO event VALUES(25,'1m80xw1ztd27dj54',2,1795327657979,'joined',1,'{"player":"1m80xw1xt019y0my"}');
INSERT INTO event VALUES(26,'1m80xw1ztd27dj54',3,1795327657980,'joined',2,'{"player":"1m80xw1xyfkyrn87"}');
INSERT INTO event VALUES(27,'1m80xw1ztd27dj54',4,1795327657980,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xw1xqfjrn60k","status":"joined"},{"player":"1m80xw1xt019y0my","status":"joined"},{"player":"1m80xw1xyfkyrn87","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO event VALUES(28,'1m80xw1ztd27dj54',5,1795327657981,'secret',0,'{"code":"1122","nonce":"77e4bfac1c28b56b97ef72c8792e043c43c2fa8c8347d17d81e748c6a8833571","commitment":"fc4fb93df9696a182e29ac5ea30308e236ba288bd12d45c13eea194253d5987c"}');
INSERT INTO event VALUES(29,'1m80xw1ztd27dj54',6,1795327657982,'resigned',1,'{}');
INSERT INTO event VALUES(30,'1m80xw1ztd27dj54',7,1795327657983,'guess',2,'{"attempt":1,"code":"1122","black":4,"white":0,"solved":true}');
INSERT INTO event VALUES(31,'1m80xw1ztd27dj54',8,1795327657983,'round-over',NULL,'{"id":"1m80xw1zzbhd8mtq","round":1,"leader":0,"attempts":1,"solved":true,"solver":2,"secret":"1122","honest":true,"forfeited_by":null,"points":[0,0,1],"proof":{"nonce":"77e4bfac1c28b56b97ef72c8792e043c43c2fa8c8347d17d81e748c6a8833571","secret":"1122"}}');
INSERT INTO event VALUES(32,'1m80xw1ztd27dj54',9,1795327657983,'round',NULL,'{"number":2,"leader":2,"commitment":null,"points":[0,0,1],"rules":1,"seats":[{"player":"1m80xw1xqfjrn60k","status":"joined"},{"player":"1m80xw1xt019y0my","status":"resigned"},{"player":"1m80xw1xyfkyrn87","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(33,'1m80xw2008ba62an',1,1795327657984,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xw1xqfjrn60k","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m80xw1xqfjrn60k","join_code":null}');
INSERT INTO event VALUES(34,'1m80xw2008ba62an',2,1795327657984,'round',NULL,'{"number":1,"leader":null,"commitment":"25ef66886cf6936094c097da3f03aff379dc2cb3a1fc2ce9c084a99f12282037","points":[0],"rules":1,"seats":[{"player":"1m80xw1xqfjrn60k","status":"joined"}],"rounds":2,"deal":{"nonce":"2c7dd029cb14491b3dae39488074656ccac42868c42eb18d933541c0ad4b6045","secret":"4253"},"carry":null}');
INSERT INTO event VALUES(35,'1m80xw2008ba62an',3,1795327657985,'guess',0,'{"attempt":1,"code":"1122","black":0,"white":1,"solved":false}');
INSERT INTO event VALUES(36,'1m80xw2008ba62an',4,1795327657986,'guess',0,'{"attempt":2,"code":"3344","black":0,"white":2,"solved":false}');
INSERT INTO event VALUES(37,'1m80xw2008ba62an',5,1795327657987,'resigned',0,'{}');
INSERT INTO event VALUES(38,'1m80xw2008ba62an',6,1795327657987,'round-over',NULL,'{"id":"1m80xw2036n5zwc5","round":1,"leader":null,"attempts":2,"solved":false,"solver":null,"secret":"4253","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"2c7dd029cb14491b3dae39488074656ccac42868c42eb18d933541c0ad4b6045","secret":"4253"}}');
INSERT INTO event VALUES(39,'1m80xw2008ba62an',7,1795327657987,'finished',NULL,'{"id":"1m80xw2036n60htz","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO event VALUES(40,'1m80xw20434zj2h6',1,1795327657988,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xw20434zg82k","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m80xw20434zg82k","join_code":null}');
INSERT INTO event VALUES(41,'1m80xw20434zj2h6',2,1795327657988,'round',NULL,'{"number":1,"leader":null,"commitment":"ad70f361595f4c2aaa2723ff7a1680560f81676387acf87c07be09b4489ed023","points":[0],"rules":1,"seats":[{"player":"1m80xw20434zg82k","status":"joined"}],"rounds":0,"deal":{"nonce":"5cb83e5f166851d68c2125ff67e5f65d48907461429994274a378626cf36ac56","secret":"2951"},"carry":null}');
INSERT INTO event VALUES(42,'1m80xw2050yxvj1r',1,1795327657989,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"manual","secret":"held","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xw1xqfjrn60k","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xw1xqfjrn60k","join_code":"CTF4XH"}');
INSERT INTO event VALUES(43,'1m80xw2050yxvj1r',2,1795327657989,'joined',1,'{"player":"1m80xw1xt019y0my"}');
INSERT INTO event VALUES(44,'1m80xw2050yxvj1r',3,1795327657989,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xw1xqfjrn60k","status":"joined"},{"player":"1m80xw1xt019y0my","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(45,'1m80xw2050yxvj1r',4,1795327657991,'guess',1,'{"attempt":1,"code":"1234"}');
INSERT INTO event VALUES(46,'1m80xw2050yxvj1r',5,1795327657992,'answer',0,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES(47,'1m80xw2050yxvj1r',6,1795327657992,'round-over',NULL,'{"id":"1m80xw208fknp4c4","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":null}');
INSERT INTO event VALUES(48,'1m80xw2050yxvj1r',7,1795327657992,'resigned',1,'{}');
INSERT INTO event VALUES(49,'1m80xw2050yxvj1r',8,1795327657992,'finished',NULL,'{"id":"1m80xw208fknq0t1","outcome":"win","winners":[0],"points":[0,1],"reason":"resignation"}');
INSERT INTO event VALUES(50,'1m80xw20abwkgegn',1,1795327657994,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xw1xqfjrn60k","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m80xw1xqfjrn60k","join_code":"SQM3GY"}');
INSERT INTO event VALUES(51,'1m80xw20b0vh70s2',1,1795327657995,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xw1xqfjrn60k","status":"joined"},{"player":"1m80xw1xt019y0my","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xw1xqfjrn60k","join_code":"A3VYY5"}');
INSERT INTO event VALUES(52,'1m80xw20b0vh70s2',2,1795327657996,'declined',1,'{"player":"1m80xw1xt019y0my"}');
INSERT INTO event VALUES(53,'1m80xw20b0vh70s2',3,1795327657996,'aborted',NULL,'{"reason":"declined"}');
INSERT INTO event VALUES(54,'1m80xw20c205fbqr',1,1795327657996,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xw1xqfjrn60k","status":"joined"},{"player":"1m80xw1xt019y0my","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xw1xqfjrn60k","join_code":"CK62EJ"}');
INSERT INTO event VALUES(55,'1m80xw20c205fbqr',2,1795327657997,'aborted',0,'{"reason":"creator"}');
INSERT INTO event VALUES(56,'1m80xw20z5qsbcrg',1,1795327658015,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xw1y173ac2yr","status":"joined"},{"player":"1m80xw1xt019y0my","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m80xw1y173ac2yr","join_code":"64ZT2T"}');
INSERT INTO event VALUES(57,'1m80xw20z5qsbcrg',2,1795327658016,'joined',1,'{"player":"1m80xw1xt019y0my"}');
INSERT INTO event VALUES(58,'1m80xw20z5qsbcrg',3,1795327658016,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xw1y173ac2yr","status":"joined"},{"player":"1m80xw1xt019y0my","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(59,'1m80xw20z5qsbcrg',4,1795327658017,'secret',0,'{"code":"1234","nonce":"3c23be2996d566bc396ed1f2ebf27783b8c91f532bcd9d1ff3c0e6af8524710d","commitment":"d458816d6128cff1f46d1763a154238914d8ed5873164a707e6b2e659863411a"}');
INSERT INTO event VALUES(60,'1m80xw20z5qsbcrg',5,1795327658018,'resigned',0,'{}');
INSERT INTO event VALUES(61,'1m80xw20z5qsbcrg',6,1795327658018,'round-over',NULL,'{"id":"1m80xw212e9cf5y9","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"3c23be2996d566bc396ed1f2ebf27783b8c91f532bcd9d1ff3c0e6af8524710d","secret":"1234"}}');
INSERT INTO event VALUES(62,'1m80xw20z5qsbcrg',7,1795327658018,'finished',NULL,'{"id":"1m80xw212e9ch2ne","outcome":"win","winners":[1],"points":[0,1],"reason":"resignation"}');
INSERT INTO event VALUES(63,'1m80xw2144wvezp7',1,1795327658020,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xw1xqfjrn60k","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xw1xqfjrn60k","join_code":"M544RF"}');
INSERT INTO event VALUES(64,'1m80xw2144wvezp7',2,1795327658021,'joined',1,'{"player":"1m80xw1xt019y0my"}');
INSERT INTO event VALUES(65,'1m80xw2144wvezp7',3,1795327658022,'joined',2,'{"player":"1m80xw1xyfkyrn87"}');
INSERT INTO event VALUES(66,'1m80xw2144wvezp7',4,1795327658022,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xw1xqfjrn60k","status":"joined"},{"player":"1m80xw1xt019y0my","status":"joined"},{"player":"1m80xw1xyfkyrn87","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO event VALUES(67,'1m80xw2144wvezp7',5,1795327658023,'secret',0,'{"code":"1234","nonce":"95a8fc97dd57fe5741ab33e9cbac3f2806f4931f7bfa82e452f3fb41b47d90e3","commitment":"5d78606731d774a3dc881279bfdb37b54d2a81178c933075cd4c355c9a702c0e"}');
INSERT INTO event VALUES(68,'1m80xw1ztd27dj54',10,1795327663382,'aborted',NULL,'{"reason":"expired"}');
INSERT INTO event VALUES(69,'1m80xw20434zj2h6',3,1795327663382,'timed-out',0,'{}');
INSERT INTO event VALUES(70,'1m80xw20434zj2h6',4,1795327663382,'round-over',NULL,'{"id":"1m80xw78p4ppfppg","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"2951","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"5cb83e5f166851d68c2125ff67e5f65d48907461429994274a378626cf36ac56","secret":"2951"}}');
INSERT INTO event VALUES(71,'1m80xw20434zj2h6',5,1795327663382,'finished',NULL,'{"id":"1m80xw78p4ppgh7r","outcome":"loss","winners":[],"points":[0],"reason":"finish"}');
INSERT INTO event VALUES(72,'1m80xw2144wvezp7',6,1795327663382,'timed-out',1,'{}');
INSERT INTO event VALUES(73,'1m80xw2144wvezp7',7,1795327663382,'timed-out',2,'{}');
INSERT INTO event VALUES(74,'1m80xw2144wvezp7',8,1795327663382,'round-over',NULL,'{"id":"1m80xw78p4pphf9v","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":2,"points":[1,0,0],"proof":{"nonce":"95a8fc97dd57fe5741ab33e9cbac3f2806f4931f7bfa82e452f3fb41b47d90e3","secret":"1234"}}');
INSERT INTO event VALUES(75,'1m80xw2144wvezp7',9,1795327663382,'finished',NULL,'{"id":"1m80xw78p4ppk8ew","outcome":"win","winners":[0],"points":[1,0,0],"reason":"finish"}');
INSERT INTO event VALUES(76,'1m80xw7bg5mrf7hk',1,1795327663472,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xw1xqfjrn60k","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xw1xqfjrn60k","join_code":"KZBTKW"}');
INSERT INTO event VALUES(77,'1m80xw7bg5mrf7hk',2,1795327663474,'joined',1,'{"player":"1m80xw1xt019y0my"}');
INSERT INTO event VALUES(78,'1m80xw7bg5mrf7hk',3,1795327663482,'joined',2,'{"player":"1m80xw1xyfkyrn87"}');
INSERT INTO event VALUES(79,'1m80xw7bg5mrf7hk',4,1795327663482,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xw1xqfjrn60k","status":"joined"},{"player":"1m80xw1xt019y0my","status":"joined"},{"player":"1m80xw1xyfkyrn87","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO event VALUES(80,'1m80xw7bg5mrf7hk',5,1795327663484,'secret',0,'{"code":"1234","nonce":"b356193baf0a2987e8b599e5edf438bd48736cfaa4297e040f479c21a2125cca","commitment":"87a4eeec33731791cb623eebe7f550912cb9a281c9cffef14c23886e9e0af545"}');
INSERT INTO event VALUES(81,'1m80xw7bz986gvjq',1,1795327663487,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xw1xqfjrn60k","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xw1xqfjrn60k","join_code":"GE7FFW"}');
INSERT INTO event VALUES(82,'1m80xw7bz986gvjq',2,1795327663489,'joined',1,'{"player":"1m80xw1xt019y0my"}');
INSERT INTO event VALUES(83,'1m80xw7bz986gvjq',3,1795327663489,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xw1xqfjrn60k","status":"joined"},{"player":"1m80xw1xt019y0my","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(84,'1m80xw7bz986gvjq',4,1795327663493,'secret',0,'{"code":"1234","nonce":"30fd22bd84eddf227b4cce5ed1c9083c3dcb61bc806cbfff34bcd489ace443b5","commitment":"59da895d9fd5f4d99375a8eab8dfbd2337f266ffbb351e752dc79f8eedb63b65"}');
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
COMMIT;
