-- SPDX-License-Identifier: Apache-2.0
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL
) STRICT;
INSERT INTO migration VALUES(1,'core',X'324449569f032f53481969c3dc97a3bcb5a0447aa162aca6101ae02883e40221',1795327625959);
INSERT INTO migration VALUES(2,'accounts',X'7b0a6eb81c193a7c2c1713c20149cc797babdec6b7a6e6f7658749e82de7e833',1795327625963);
INSERT INTO migration VALUES(3,'expiry',X'0590ae66564bc0986c896c1b4d5825c30f1d7fe46c6ad6c1a40968dfcee8a953',1795327625965);
INSERT INTO migration VALUES(4,'result_feed',X'31fb3533fe15d84792b1e65419aef7594879c2d7a1a4b8226f53cb66e07a769e',1795327625967);
INSERT INTO migration VALUES(5,'append_only_log',X'ecae7c378deafe0f401c4fa553e6450bf0a6ae101a6334de6402d4f585a55495',1795327625969);
INSERT INTO migration VALUES(6,'standings',X'22d58670aca2ef75bf4f050266e9a62ad427aa7f07a8d3fe936c8fb428e4668e',1795327625973);
INSERT INTO migration VALUES(7,'keepsake',X'b0912ef89347b7a96048cafa76624f6827b69ab2ca6b079a9938342a8b275151',1795327625977);
INSERT INTO migration VALUES(8,'webhooks',X'2a20d0e6551ef8257e9ed7435a9c59c243db2967615bc4017eaf860929a8bd96',1795327625980);
INSERT INTO migration VALUES(9,'player_events',X'e2acde6961069be769c514c7fd6551eae02583b6e1d6f13bdf424e79657658cf',1795327625981);
CREATE TABLE player (
    id         TEXT    PRIMARY KEY NOT NULL,
    name       TEXT,                                     -- NULL = deleted
    bot        INTEGER NOT NULL CHECK (bot IN (0, 1)),   -- a program
    guest      INTEGER NOT NULL CHECK (guest IN (0, 1)), -- made on the way, by playing without a token
    owner      TEXT REFERENCES player (id),              -- the service that made it
    created_at INTEGER NOT NULL,
    deleted_at INTEGER
) STRICT, WITHOUT ROWID;
INSERT INTO player VALUES('000000000p9c7fga','random',1,0,NULL,1795327632503,NULL);
INSERT INTO player VALUES('1m80xv2rqcypezmq','Ann',0,0,NULL,1795327626007,NULL);
INSERT INTO player VALUES('1m80xv2rsay6gkh2','Bob',0,0,NULL,1795327626009,NULL);
INSERT INTO player VALUES('1m80xv2rx17am9rc','Cid',0,0,NULL,1795327626013,NULL);
INSERT INTO player VALUES('1m80xv2s29xa8456',NULL,0,0,NULL,1795327626018,1795327633050);
INSERT INTO player VALUES('1m80xv2tw5xdbt5h','Guest',0,1,NULL,1795327626076,NULL);
INSERT INTO player VALUES('1m80xv9m09cawjxn','service',1,0,NULL,1795327633024,NULL);
INSERT INTO player VALUES('1m80xv9m79ms03fs','Served',0,0,'1m80xv9m09cawjxn',1795327633031,NULL);
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
INSERT INTO token VALUES(X'037ec0a600908e1328ff1be3832c712ff5582203c8b31a2dccbd1ba488fb6406','1m80xv9m79ms0e4k','1m80xv9m79ms03fs',1,'',1795327633031,NULL,NULL);
INSERT INTO token VALUES(X'1fc010af3446b0b4aeee7a277754712bffe31bd8caaff0a16f34d8b1e7224dcb','1m80xv9m09caxbgp','1m80xv9m09cawjxn',2,'referee token create',1795327633024,NULL,NULL);
INSERT INTO token VALUES(X'26b3b29623f7a978f623975943bc9c4e20da87920dcc5a84d2077dbbf2b721fa','1m80xv2s29xa9wyz','1m80xv2s29xa8456',1,'',1795327626018,NULL,1795327633050);
INSERT INTO token VALUES(X'3487b25eabbdff54f9977e46763fb649eb4760cbf8c85032f16e4bf7fb972a46','1m80xv2rsay6jk5q','1m80xv2rsay6gkh2',1,'',1795327626009,NULL,NULL);
INSERT INTO token VALUES(X'76d8724f23205c1f464733b40e858ac829c2cab8c3203f1427053d3f6bae8c56','1m80xv2rqcypf7qw','1m80xv2rqcypezmq',1,'',1795327626007,NULL,NULL);
INSERT INTO token VALUES(X'fb3571eece7772d9f6e4321aa742458694fec8191af0a917a9bc3c4bdf810855','1m80xv2rx17anp1t','1m80xv2rx17am9rc',1,'',1795327626013,NULL,NULL);
INSERT INTO token VALUES(X'fd6b55545ed08f32f74e4460df212d3effc5d828ffc2e5070da87fc2de3b22f6','1m80xv2tw5xdf528','1m80xv2tw5xdbt5h',1,'',1795327626076,NULL,NULL);
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
INSERT INTO game VALUES('1m80xv2s54vzmrrx','bulls-and-cows','finished','private',1,'1m80xv2rqcypezmq',NULL,1795327626021,1795327626038);
INSERT INTO game VALUES('1m80xv2stcpcaanz','bulls-and-cows','finished','private',0,'1m80xv2rqcypezmq',NULL,1795327626042,1795327626054);
INSERT INTO game VALUES('1m80xv2t98qjpy3q','mastermind','aborted','private',0,'1m80xv2rqcypezmq',NULL,1795327626057,1795327633405);
INSERT INTO game VALUES('1m80xv2tpep5sp07','mastermind','finished','private',1,'1m80xv2rqcypezmq',NULL,1795327626070,1795327626075);
INSERT INTO game VALUES('1m80xv2tw5xddd60','bulls-and-cows','finished','private',1,'1m80xv2tw5xdbt5h',NULL,1795327626076,1795327633405);
INSERT INTO game VALUES('1m80xv2tydb4dqhv','bulls-and-cows','finished','private',0,'1m80xv2rqcypezmq',NULL,1795327626078,1795327626084);
INSERT INTO game VALUES('1m80xv2v53cpgq7j','bulls-and-cows','open','private',0,'1m80xv2rqcypezmq','E86XB5',1795327626085,NULL);
INSERT INTO game VALUES('1m80xv2v66gxga9v','mastermind','open','public',0,'1m80xv2rqcypezmq','3QKFQG',1795327626086,NULL);
INSERT INTO game VALUES('1m80xv2v7cbdmvs9','mastermind','aborted','private',0,'1m80xv2rqcypezmq',NULL,1795327626087,1795327626088);
INSERT INTO game VALUES('1m80xv2v9fdqfgq2','mastermind','aborted','private',0,'1m80xv2rqcypezmq',NULL,1795327626089,1795327626090);
INSERT INTO game VALUES('1m80xv2vbes08hzt','tic-tac-toe','finished','private',1,'1m80xv2rqcypezmq',NULL,1795327626091,1795327626106);
INSERT INTO game VALUES('1m80xv2vv3dxgvsr','gomoku','playing','private',0,'1m80xv2rqcypezmq','49A4TY',1795327626107,NULL);
INSERT INTO game VALUES('1m80xv2vy4wkvmbb','mastermind','aborted','private',0,'1m80xv2rqcypezmq',NULL,1795327626110,1795327633405);
INSERT INTO game VALUES('1m80xv2w176a04qx','bulls-and-cows','playing','private',0,'1m80xv2rqcypezmq','TNT6AR',1795327626113,NULL);
INSERT INTO game VALUES('1m80xv2w4a389gjx','mastermind','aborted','private',0,'1m80xv2rqcypezmq',NULL,1795327626116,1795327638407);
INSERT INTO game VALUES('1m80xv93q8fwv9w2','mastermind','aborted','private',0,'1m80xv2rqcypezmq',NULL,1795327632503,1795327638407);
INSERT INTO game VALUES('1m80xv9mecwj8y31','mastermind','finished','private',1,'1m80xv9m79ms03fs',NULL,1795327633038,1795327633040);
INSERT INTO game VALUES('1m80xv9mme80sg99','bulls-and-cows','finished','private',1,'1m80xv2s29xa8456',NULL,1795327633044,1795327633050);
INSERT INTO game VALUES('1m80xv9mx6s4h7z3','bulls-and-cows','finished','private',0,'1m80xv2rqcypezmq',NULL,1795327633053,1795327638407);
INSERT INTO game VALUES('1m80xvexn8n2vjxc','bulls-and-cows','playing','private',0,'1m80xv2rqcypezmq','H369P4',1795327638453,NULL);
INSERT INTO game VALUES('1m80xvey190318a2','bulls-and-cows','playing','private',0,'1m80xv2rqcypezmq','2G5KPG',1795327638465,NULL);
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
INSERT INTO seat VALUES('1m80xv2s54vzmrrx',0,'1m80xv2rqcypezmq','resigned',0,0);
INSERT INTO seat VALUES('1m80xv2s54vzmrrx',1,'1m80xv2rsay6gkh2','joined',0,0);
INSERT INTO seat VALUES('1m80xv2stcpcaanz',0,'1m80xv2rqcypezmq','joined',0,0);
INSERT INTO seat VALUES('1m80xv2stcpcaanz',1,'1m80xv2rsay6gkh2','joined',0,0);
INSERT INTO seat VALUES('1m80xv2t98qjpy3q',0,'1m80xv2rqcypezmq','joined',0,0);
INSERT INTO seat VALUES('1m80xv2t98qjpy3q',1,'1m80xv2rsay6gkh2','resigned',0,0);
INSERT INTO seat VALUES('1m80xv2t98qjpy3q',2,'1m80xv2rx17am9rc','joined',0,0);
INSERT INTO seat VALUES('1m80xv2tpep5sp07',0,'1m80xv2rqcypezmq','resigned',0,0);
INSERT INTO seat VALUES('1m80xv2tw5xddd60',0,'1m80xv2tw5xdbt5h','joined',0,0);
INSERT INTO seat VALUES('1m80xv2tydb4dqhv',0,'1m80xv2rqcypezmq','joined',0,0);
INSERT INTO seat VALUES('1m80xv2tydb4dqhv',1,'1m80xv2rsay6gkh2','resigned',0,0);
INSERT INTO seat VALUES('1m80xv2v53cpgq7j',0,'1m80xv2rsay6gkh2','invited',1,0);
INSERT INTO seat VALUES('1m80xv2v53cpgq7j',1,'1m80xv2rqcypezmq','joined',1,0);
INSERT INTO seat VALUES('1m80xv2v66gxga9v',0,'1m80xv2rqcypezmq','joined',1,1);
INSERT INTO seat VALUES('1m80xv2v66gxga9v',1,NULL,'open',1,1);
INSERT INTO seat VALUES('1m80xv2v7cbdmvs9',0,'1m80xv2rqcypezmq','joined',0,0);
INSERT INTO seat VALUES('1m80xv2v7cbdmvs9',1,'1m80xv2rsay6gkh2','declined',0,0);
INSERT INTO seat VALUES('1m80xv2v9fdqfgq2',0,'1m80xv2rqcypezmq','joined',0,0);
INSERT INTO seat VALUES('1m80xv2v9fdqfgq2',1,'1m80xv2rsay6gkh2','invited',0,0);
INSERT INTO seat VALUES('1m80xv2vbes08hzt',0,'1m80xv2rqcypezmq','joined',0,0);
INSERT INTO seat VALUES('1m80xv2vbes08hzt',1,'1m80xv2rsay6gkh2','joined',0,0);
INSERT INTO seat VALUES('1m80xv2vv3dxgvsr',0,'1m80xv2rqcypezmq','joined',1,0);
INSERT INTO seat VALUES('1m80xv2vv3dxgvsr',1,'1m80xv2rsay6gkh2','joined',1,0);
INSERT INTO seat VALUES('1m80xv2vy4wkvmbb',0,'1m80xv2rqcypezmq','joined',0,0);
INSERT INTO seat VALUES('1m80xv2vy4wkvmbb',1,'1m80xv2rsay6gkh2','joined',0,0);
INSERT INTO seat VALUES('1m80xv2vy4wkvmbb',2,'1m80xv2rx17am9rc','joined',0,0);
INSERT INTO seat VALUES('1m80xv2w176a04qx',0,'1m80xv2rqcypezmq','joined',1,0);
INSERT INTO seat VALUES('1m80xv2w176a04qx',1,'1m80xv2rsay6gkh2','joined',1,0);
INSERT INTO seat VALUES('1m80xv2w4a389gjx',0,'1m80xv2rqcypezmq','joined',0,0);
INSERT INTO seat VALUES('1m80xv2w4a389gjx',1,'1m80xv2rsay6gkh2','joined',0,0);
INSERT INTO seat VALUES('1m80xv93q8fwv9w2',0,'000000000p9c7fga','joined',0,0);
INSERT INTO seat VALUES('1m80xv93q8fwv9w2',1,'1m80xv2rqcypezmq','joined',0,0);
INSERT INTO seat VALUES('1m80xv9mecwj8y31',0,'1m80xv9m79ms03fs','resigned',0,0);
INSERT INTO seat VALUES('1m80xv9mme80sg99',0,'1m80xv2s29xa8456','resigned',0,0);
INSERT INTO seat VALUES('1m80xv9mme80sg99',1,'1m80xv2rsay6gkh2','joined',0,0);
INSERT INTO seat VALUES('1m80xv9mx6s4h7z3',0,'1m80xv2rqcypezmq','joined',0,0);
INSERT INTO seat VALUES('1m80xv9mx6s4h7z3',1,'1m80xv2rsay6gkh2','joined',0,0);
INSERT INTO seat VALUES('1m80xv9mx6s4h7z3',2,'1m80xv2rx17am9rc','joined',0,0);
INSERT INTO seat VALUES('1m80xvexn8n2vjxc',0,'1m80xv2rqcypezmq','joined',1,0);
INSERT INTO seat VALUES('1m80xvexn8n2vjxc',1,'1m80xv2rsay6gkh2','joined',1,0);
INSERT INTO seat VALUES('1m80xvexn8n2vjxc',2,'1m80xv2rx17am9rc','joined',1,0);
INSERT INTO seat VALUES('1m80xvey190318a2',0,'1m80xv2rqcypezmq','joined',1,0);
INSERT INTO seat VALUES('1m80xvey190318a2',1,'1m80xv2rsay6gkh2','joined',1,0);
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
INSERT INTO result VALUES('1m80xv2sf732pxwg','1m80xv2s54vzmrrx',1,'bulls-and-cows',1,0,1795327626031,'{"id":"1m80xv2sf732pxwg","round":1,"leader":0,"attempts":2,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T06:07:06.031Z"}');
INSERT INTO result VALUES('1m80xv2sp1kjkm7c','1m80xv2s54vzmrrx',2,'bulls-and-cows',1,0,1795327626038,'{"id":"1m80xv2sp1kjkm7c","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T06:07:06.038Z"}');
INSERT INTO result VALUES('1m80xv2sp1kjkztn','1m80xv2s54vzmrrx',0,'bulls-and-cows',1,0,1795327626038,'{"id":"1m80xv2sp1kjkztn","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation","published_at":"2026-11-22T06:07:06.038Z"}');
INSERT INTO result VALUES('1m80xv2t11y5cd06','1m80xv2stcpcaanz',1,'bulls-and-cows',0,0,1795327626049,'{"id":"1m80xv2t11y5cd06","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T06:07:06.049Z"}');
INSERT INTO result VALUES('1m80xv2t6bn8vs9t','1m80xv2stcpcaanz',2,'bulls-and-cows',0,0,1795327626054,'{"id":"1m80xv2t6bn8vs9t","round":2,"leader":1,"attempts":1,"solved":true,"solver":0,"secret":"4321","honest":true,"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T06:07:06.054Z"}');
INSERT INTO result VALUES('1m80xv2t6bn8x8qn','1m80xv2stcpcaanz',0,'bulls-and-cows',0,0,1795327626054,'{"id":"1m80xv2t6bn8x8qn","outcome":"draw","winners":[0,1],"points":[1,1],"reason":"rounds","published_at":"2026-11-22T06:07:06.054Z"}');
INSERT INTO result VALUES('1m80xv2tj9j60adm','1m80xv2t98qjpy3q',1,'mastermind',0,0,1795327626066,'{"id":"1m80xv2tj9j60adm","round":1,"leader":0,"attempts":1,"solved":true,"solver":2,"secret":"1122","honest":true,"forfeited_by":null,"points":[0,0,1],"published_at":"2026-11-22T06:07:06.066Z"}');
INSERT INTO result VALUES('1m80xv2tv28h9tc1','1m80xv2tpep5sp07',1,'mastermind',1,0,1795327626075,'{"id":"1m80xv2tv28h9tc1","round":1,"leader":null,"attempts":2,"solved":false,"solver":null,"secret":"5215","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T06:07:06.075Z"}');
INSERT INTO result VALUES('1m80xv2tv28hb7vx','1m80xv2tpep5sp07',0,'mastermind',1,0,1795327626075,'{"id":"1m80xv2tv28hb7vx","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T06:07:06.075Z"}');
INSERT INTO result VALUES('1m80xv2v4ek1qmtd','1m80xv2tydb4dqhv',1,'bulls-and-cows',0,0,1795327626084,'{"id":"1m80xv2v4ek1qmtd","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T06:07:06.084Z"}');
INSERT INTO result VALUES('1m80xv2v4ek1rcqr','1m80xv2tydb4dqhv',0,'bulls-and-cows',0,0,1795327626084,'{"id":"1m80xv2v4ek1rcqr","outcome":"win","winners":[0],"points":[0,1],"reason":"resignation","published_at":"2026-11-22T06:07:06.084Z"}');
INSERT INTO result VALUES('1m80xv2vtc99x1w4','1m80xv2vbes08hzt',1,'tic-tac-toe',1,0,1795327626106,'{"id":"1m80xv2vtc99x1w4","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T06:07:06.106Z"}');
INSERT INTO result VALUES('1m80xv2vtc99xrev','1m80xv2vbes08hzt',0,'tic-tac-toe',1,0,1795327626106,'{"id":"1m80xv2vtc99xrev","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-22T06:07:06.106Z"}');
INSERT INTO result VALUES('1m80xv9mg5w8xq3f','1m80xv9mecwj8y31',1,'mastermind',1,0,1795327633040,'{"id":"1m80xv9mg5w8xq3f","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"5255","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T06:07:13.040Z"}');
INSERT INTO result VALUES('1m80xv9mg5w8zxmm','1m80xv9mecwj8y31',0,'mastermind',1,0,1795327633040,'{"id":"1m80xv9mg5w8zxmm","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T06:07:13.040Z"}');
INSERT INTO result VALUES('1m80xv9mt0n61487','1m80xv9mme80sg99',1,'bulls-and-cows',1,0,1795327633050,'{"id":"1m80xv9mt0n61487","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T06:07:13.050Z"}');
INSERT INTO result VALUES('1m80xv9mt0n61bck','1m80xv9mme80sg99',0,'bulls-and-cows',1,0,1795327633050,'{"id":"1m80xv9mt0n61bck","outcome":"win","winners":[1],"points":[0,1],"reason":"resignation","published_at":"2026-11-22T06:07:13.050Z"}');
INSERT INTO result VALUES('1m80xv9zxdsn1ahs','1m80xv2tw5xddd60',1,'bulls-and-cows',1,0,1795327633405,'{"id":"1m80xv9zxdsn1ahs","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"4610","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T06:07:13.405Z"}');
INSERT INTO result VALUES('1m80xv9zxdsn1ntz','1m80xv2tw5xddd60',0,'bulls-and-cows',1,0,1795327633405,'{"id":"1m80xv9zxdsn1ntz","outcome":"loss","winners":[],"points":[0],"reason":"finish","published_at":"2026-11-22T06:07:13.405Z"}');
INSERT INTO result VALUES('1m80xvew7c904yj1','1m80xv9mx6s4h7z3',1,'bulls-and-cows',0,0,1795327638407,'{"id":"1m80xvew7c904yj1","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":2,"points":[1,0,0],"published_at":"2026-11-22T06:07:18.407Z"}');
INSERT INTO result VALUES('1m80xvew7c905ry3','1m80xv9mx6s4h7z3',0,'bulls-and-cows',0,0,1795327638407,'{"id":"1m80xvew7c905ry3","outcome":"win","winners":[0],"points":[1,0,0],"reason":"finish","published_at":"2026-11-22T06:07:18.407Z"}');
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
INSERT INTO result_reader VALUES('1m80xv2rqcypezmq','1m80xv2sf732pxwg');
INSERT INTO result_reader VALUES('1m80xv2rqcypezmq','1m80xv2sp1kjkm7c');
INSERT INTO result_reader VALUES('1m80xv2rqcypezmq','1m80xv2sp1kjkztn');
INSERT INTO result_reader VALUES('1m80xv2rqcypezmq','1m80xv2t11y5cd06');
INSERT INTO result_reader VALUES('1m80xv2rqcypezmq','1m80xv2t6bn8vs9t');
INSERT INTO result_reader VALUES('1m80xv2rqcypezmq','1m80xv2t6bn8x8qn');
INSERT INTO result_reader VALUES('1m80xv2rqcypezmq','1m80xv2tj9j60adm');
INSERT INTO result_reader VALUES('1m80xv2rqcypezmq','1m80xv2tv28h9tc1');
INSERT INTO result_reader VALUES('1m80xv2rqcypezmq','1m80xv2tv28hb7vx');
INSERT INTO result_reader VALUES('1m80xv2rqcypezmq','1m80xv2v4ek1qmtd');
INSERT INTO result_reader VALUES('1m80xv2rqcypezmq','1m80xv2v4ek1rcqr');
INSERT INTO result_reader VALUES('1m80xv2rqcypezmq','1m80xv2vtc99x1w4');
INSERT INTO result_reader VALUES('1m80xv2rqcypezmq','1m80xv2vtc99xrev');
INSERT INTO result_reader VALUES('1m80xv2rqcypezmq','1m80xvew7c904yj1');
INSERT INTO result_reader VALUES('1m80xv2rqcypezmq','1m80xvew7c905ry3');
INSERT INTO result_reader VALUES('1m80xv2rsay6gkh2','1m80xv2sf732pxwg');
INSERT INTO result_reader VALUES('1m80xv2rsay6gkh2','1m80xv2sp1kjkm7c');
INSERT INTO result_reader VALUES('1m80xv2rsay6gkh2','1m80xv2sp1kjkztn');
INSERT INTO result_reader VALUES('1m80xv2rsay6gkh2','1m80xv2t11y5cd06');
INSERT INTO result_reader VALUES('1m80xv2rsay6gkh2','1m80xv2t6bn8vs9t');
INSERT INTO result_reader VALUES('1m80xv2rsay6gkh2','1m80xv2t6bn8x8qn');
INSERT INTO result_reader VALUES('1m80xv2rsay6gkh2','1m80xv2tj9j60adm');
INSERT INTO result_reader VALUES('1m80xv2rsay6gkh2','1m80xv2v4ek1qmtd');
INSERT INTO result_reader VALUES('1m80xv2rsay6gkh2','1m80xv2v4ek1rcqr');
INSERT INTO result_reader VALUES('1m80xv2rsay6gkh2','1m80xv2vtc99x1w4');
INSERT INTO result_reader VALUES('1m80xv2rsay6gkh2','1m80xv2vtc99xrev');
INSERT INTO result_reader VALUES('1m80xv2rsay6gkh2','1m80xv9mt0n61487');
INSERT INTO result_reader VALUES('1m80xv2rsay6gkh2','1m80xv9mt0n61bck');
INSERT INTO result_reader VALUES('1m80xv2rsay6gkh2','1m80xvew7c904yj1');
INSERT INTO result_reader VALUES('1m80xv2rsay6gkh2','1m80xvew7c905ry3');
INSERT INTO result_reader VALUES('1m80xv2rx17am9rc','1m80xv2tj9j60adm');
INSERT INTO result_reader VALUES('1m80xv2rx17am9rc','1m80xvew7c904yj1');
INSERT INTO result_reader VALUES('1m80xv2rx17am9rc','1m80xvew7c905ry3');
INSERT INTO result_reader VALUES('1m80xv2s29xa8456','1m80xv9mt0n61487');
INSERT INTO result_reader VALUES('1m80xv2s29xa8456','1m80xv9mt0n61bck');
INSERT INTO result_reader VALUES('1m80xv2tw5xdbt5h','1m80xv9zxdsn1ahs');
INSERT INTO result_reader VALUES('1m80xv2tw5xdbt5h','1m80xv9zxdsn1ntz');
INSERT INTO result_reader VALUES('1m80xv9m09cawjxn','1m80xv9mg5w8xq3f');
INSERT INTO result_reader VALUES('1m80xv9m09cawjxn','1m80xv9mg5w8zxmm');
INSERT INTO result_reader VALUES('1m80xv9m79ms03fs','1m80xv9mg5w8xq3f');
INSERT INTO result_reader VALUES('1m80xv9m79ms03fs','1m80xv9mg5w8zxmm');
CREATE TABLE IF NOT EXISTS "event" (
    id   INTEGER PRIMARY KEY,              -- its place in the log of all games
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL                  -- JSON: the whole truth, secrets included
) STRICT;
INSERT INTO event VALUES(1,'1m80xv2s54vzmrrx',1,1795327626021,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xv2rqcypezmq","status":"joined"},{"player":"1m80xv2rsay6gkh2","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m80xv2rqcypezmq","join_code":"9W739M","clock":null}');
INSERT INTO event VALUES(2,'1m80xv2s54vzmrrx',2,1795327626024,'joined',1,'{"player":"1m80xv2rsay6gkh2"}');
INSERT INTO event VALUES(3,'1m80xv2s54vzmrrx',3,1795327626024,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xv2rqcypezmq","status":"joined"},{"player":"1m80xv2rsay6gkh2","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(4,'1m80xv2s54vzmrrx',4,1795327626026,'secret',0,'{"code":"1234","nonce":"84928fdd2739e41d3af8e06c4ff08a4736f638e5431a5a6e86a1eca49338c8e0","commitment":"4b67a4d0e49533a3eb185bbfcd396dbad2bb716294a3a655fa727916bfdd25e2"}');
INSERT INTO event VALUES(5,'1m80xv2s54vzmrrx',5,1795327626030,'guess',1,'{"attempt":1,"code":"5678","bulls":0,"cows":0,"solved":false}');
INSERT INTO event VALUES(6,'1m80xv2s54vzmrrx',6,1795327626031,'guess',1,'{"attempt":2,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES(7,'1m80xv2s54vzmrrx',7,1795327626031,'round-over',NULL,'{"id":"1m80xv2sf732pxwg","round":1,"leader":0,"attempts":2,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"84928fdd2739e41d3af8e06c4ff08a4736f638e5431a5a6e86a1eca49338c8e0","secret":"1234"}}');
INSERT INTO event VALUES(8,'1m80xv2s54vzmrrx',8,1795327626033,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":1,"seats":[{"player":"1m80xv2rqcypezmq","status":"joined"},{"player":"1m80xv2rsay6gkh2","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(9,'1m80xv2s54vzmrrx',9,1795327626034,'secret',1,'{"code":"4321","nonce":"ca510bf95b9e0141dee8381c9d1b5c4febd76168457ab197f5abc5cf0fca6138","commitment":"0e4587b6f3352bb38bf2ab97a81b5a18af6c74da18f00ac632bfd3dfdb0f0f18"}');
INSERT INTO event VALUES(10,'1m80xv2s54vzmrrx',10,1795327626038,'resigned',0,'{}');
INSERT INTO event VALUES(11,'1m80xv2s54vzmrrx',11,1795327626038,'round-over',NULL,'{"id":"1m80xv2sp1kjkm7c","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"ca510bf95b9e0141dee8381c9d1b5c4febd76168457ab197f5abc5cf0fca6138","secret":"4321"}}');
INSERT INTO event VALUES(12,'1m80xv2s54vzmrrx',12,1795327626038,'finished',NULL,'{"id":"1m80xv2sp1kjkztn","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation"}');
INSERT INTO event VALUES(13,'1m80xv2stcpcaanz',1,1795327626042,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xv2rqcypezmq","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xv2rqcypezmq","join_code":"6WM3TX","clock":null}');
INSERT INTO event VALUES(14,'1m80xv2stcpcaanz',2,1795327626044,'joined',1,'{"player":"1m80xv2rsay6gkh2"}');
INSERT INTO event VALUES(15,'1m80xv2stcpcaanz',3,1795327626044,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xv2rqcypezmq","status":"joined"},{"player":"1m80xv2rsay6gkh2","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(16,'1m80xv2stcpcaanz',4,1795327626049,'secret',0,'{"code":"1234","nonce":"4dc7a1f6fd8602977723c51359add685b98584da21ff846752bcf2374de616d1","commitment":"de473c56dc49fdf00379866772e0362dcdafa6e6275ead7ff6bb0c4d070bbbeb"}');
INSERT INTO event VALUES(17,'1m80xv2stcpcaanz',5,1795327626049,'guess',1,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES(18,'1m80xv2stcpcaanz',6,1795327626049,'round-over',NULL,'{"id":"1m80xv2t11y5cd06","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"4dc7a1f6fd8602977723c51359add685b98584da21ff846752bcf2374de616d1","secret":"1234"}}');
INSERT INTO event VALUES(19,'1m80xv2stcpcaanz',7,1795327626050,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":1,"seats":[{"player":"1m80xv2rqcypezmq","status":"joined"},{"player":"1m80xv2rsay6gkh2","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(20,'1m80xv2stcpcaanz',8,1795327626051,'secret',1,'{"code":"4321","nonce":"eab2c0a9a3c3fbb4616c25bcfdb8f585184ecd4bc485b1deea892b790836a75b","commitment":"2f20b6fb20b8aabd4f836b7499da9200afc7ed9022c00931912a3c91739356bd"}');
INSERT INTO event VALUES(21,'1m80xv2stcpcaanz',9,1795327626054,'guess',0,'{"attempt":1,"code":"4321","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES(22,'1m80xv2stcpcaanz',10,1795327626054,'round-over',NULL,'{"id":"1m80xv2t6bn8vs9t","round":2,"leader":1,"attempts":1,"solved":true,"solver":0,"secret":"4321","honest":true,"forfeited_by":null,"points":[1,0],"proof":{"nonce":"eab2c0a9a3c3fbb4616c25bcfdb8f585184ecd4bc485b1deea892b790836a75b","secret":"4321"}}');
INSERT INTO event VALUES(23,'1m80xv2stcpcaanz',11,1795327626054,'finished',NULL,'{"id":"1m80xv2t6bn8x8qn","outcome":"draw","winners":[0,1],"points":[1,1],"reason":"rounds"}');
INSERT INTO event VALUES(24,'1m80xv2t98qjpy3q',1,1795327626057,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xv2rqcypezmq","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xv2rqcypezmq","join_code":"2FCG57","clock":null}');
INSERT INTO event VALUES(25,'1m80xv2t98qjpy3q',2,1795327626058,'joined',1,'{"player":"1m80xv2rsay6gkh2"}');
INSERT INTO event VALUES(26,'1m80xv2t98qjpy3q',3,1795327626060,'joined',2,'{"player":"1m80xv2rx17am9rc"}');
INSERT INTO event VALUES(27,'1m80xv2t98qjpy3q',4,1795327626060,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xv2rqcypezmq","status":"joined"},{"player":"1m80xv2rsay6gkh2","status":"joined"},{"player":"1m80xv2rx17am9rc","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO event VALUES(28,'1m80xv2t98qjpy3q',5,1795327626063,'secret',0,'{"code":"1122","nonce":"fa2a7a5f89ada2cbf2391580b2b5ec761ee88dfc13200acb03e3d1ff7f3a2239","commitment":"2ce4439018687a519bf1282c464a84a52a457a5abe51a368b2585516cb8cca80"}');
INSERT INTO event VALUES(29,'1m80xv2t98qjpy3q',6,1795327626064,'resigned',1,'{}');
INSERT INTO event VALUES(30,'1m80xv2t98qjpy3q',7,1795327626066,'guess',2,'{"attempt":1,"code":"1122","black":4,"white":0,"solved":true}');
INSERT INTO event VALUES(31,'1m80xv2t98qjpy3q',8,1795327626066,'round-over',NULL,'{"id":"1m80xv2tj9j60adm","round":1,"leader":0,"attempts":1,"solved":true,"solver":2,"secret":"1122","honest":true,"forfeited_by":null,"points":[0,0,1],"proof":{"nonce":"fa2a7a5f89ada2cbf2391580b2b5ec761ee88dfc13200acb03e3d1ff7f3a2239","secret":"1122"}}');
INSERT INTO event VALUES(32,'1m80xv2t98qjpy3q',9,1795327626067,'round',NULL,'{"number":2,"leader":2,"commitment":null,"points":[0,0,1],"rules":1,"seats":[{"player":"1m80xv2rqcypezmq","status":"joined"},{"player":"1m80xv2rsay6gkh2","status":"resigned"},{"player":"1m80xv2rx17am9rc","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(33,'1m80xv2tpep5sp07',1,1795327626070,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xv2rqcypezmq","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m80xv2rqcypezmq","join_code":null,"clock":null}');
INSERT INTO event VALUES(34,'1m80xv2tpep5sp07',2,1795327626070,'round',NULL,'{"number":1,"leader":null,"commitment":"950fc109c26714f5d8dcd08883320b66cc128555f3ead82f68f25708974272c4","points":[0],"rules":1,"seats":[{"player":"1m80xv2rqcypezmq","status":"joined"}],"rounds":2,"deal":{"nonce":"bf5fa01469ef41fbffbc1b09bf75bcc0e6b06de267f71ed5fc2bb68387f7ccb3","secret":"5215"},"carry":null}');
INSERT INTO event VALUES(35,'1m80xv2tpep5sp07',3,1795327626071,'guess',0,'{"attempt":1,"code":"1122","black":0,"white":2,"solved":false}');
INSERT INTO event VALUES(36,'1m80xv2tpep5sp07',4,1795327626074,'guess',0,'{"attempt":2,"code":"3344","black":0,"white":0,"solved":false}');
INSERT INTO event VALUES(37,'1m80xv2tpep5sp07',5,1795327626075,'resigned',0,'{}');
INSERT INTO event VALUES(38,'1m80xv2tpep5sp07',6,1795327626075,'round-over',NULL,'{"id":"1m80xv2tv28h9tc1","round":1,"leader":null,"attempts":2,"solved":false,"solver":null,"secret":"5215","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"bf5fa01469ef41fbffbc1b09bf75bcc0e6b06de267f71ed5fc2bb68387f7ccb3","secret":"5215"}}');
INSERT INTO event VALUES(39,'1m80xv2tpep5sp07',7,1795327626075,'finished',NULL,'{"id":"1m80xv2tv28hb7vx","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO event VALUES(40,'1m80xv2tw5xddd60',1,1795327626076,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xv2tw5xdbt5h","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m80xv2tw5xdbt5h","join_code":null,"clock":null}');
INSERT INTO event VALUES(41,'1m80xv2tw5xddd60',2,1795327626076,'round',NULL,'{"number":1,"leader":null,"commitment":"db5a06e6995d4a352cf343d31be04882e9e51576e734f19445c937c861e714bf","points":[0],"rules":1,"seats":[{"player":"1m80xv2tw5xdbt5h","status":"joined"}],"rounds":0,"deal":{"nonce":"a15a37739a2b88fc90b14c88257135adef49ff960a38b1503ca7b5801ae742e3","secret":"4610"},"carry":null}');
INSERT INTO event VALUES(42,'1m80xv2tydb4dqhv',1,1795327626078,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"manual","secret":"held","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xv2rqcypezmq","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xv2rqcypezmq","join_code":"24GRZJ","clock":null}');
INSERT INTO event VALUES(43,'1m80xv2tydb4dqhv',2,1795327626082,'joined',1,'{"player":"1m80xv2rsay6gkh2"}');
INSERT INTO event VALUES(44,'1m80xv2tydb4dqhv',3,1795327626082,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xv2rqcypezmq","status":"joined"},{"player":"1m80xv2rsay6gkh2","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(45,'1m80xv2tydb4dqhv',4,1795327626083,'guess',1,'{"attempt":1,"code":"1234"}');
INSERT INTO event VALUES(46,'1m80xv2tydb4dqhv',5,1795327626084,'answer',0,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES(47,'1m80xv2tydb4dqhv',6,1795327626084,'round-over',NULL,'{"id":"1m80xv2v4ek1qmtd","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":null}');
INSERT INTO event VALUES(48,'1m80xv2tydb4dqhv',7,1795327626084,'resigned',1,'{}');
INSERT INTO event VALUES(49,'1m80xv2tydb4dqhv',8,1795327626084,'finished',NULL,'{"id":"1m80xv2v4ek1rcqr","outcome":"win","winners":[0],"points":[0,1],"reason":"resignation"}');
INSERT INTO event VALUES(50,'1m80xv2v53cpgq7j',1,1795327626085,'created',1,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"manual","secret":"held","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xv2rsay6gkh2","status":"invited"},{"player":"1m80xv2rqcypezmq","status":"joined"}],"visibility":"private","ranked":false,"creator":"1m80xv2rqcypezmq","join_code":"E86XB5","clock":null}');
INSERT INTO event VALUES(51,'1m80xv2tydb4dqhv',9,1795327626085,'rematch',0,'{"game":"1m80xv2v53cpgq7j"}');
INSERT INTO event VALUES(52,'1m80xv2v66gxga9v',1,1795327626086,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xv2rqcypezmq","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m80xv2rqcypezmq","join_code":"3QKFQG","clock":null}');
INSERT INTO event VALUES(53,'1m80xv2v7cbdmvs9',1,1795327626087,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xv2rqcypezmq","status":"joined"},{"player":"1m80xv2rsay6gkh2","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xv2rqcypezmq","join_code":"E9NVQG","clock":null}');
INSERT INTO event VALUES(54,'1m80xv2v7cbdmvs9',2,1795327626088,'declined',1,'{"player":"1m80xv2rsay6gkh2"}');
INSERT INTO event VALUES(55,'1m80xv2v7cbdmvs9',3,1795327626088,'aborted',NULL,'{"reason":"declined"}');
INSERT INTO event VALUES(56,'1m80xv2v9fdqfgq2',1,1795327626089,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xv2rqcypezmq","status":"joined"},{"player":"1m80xv2rsay6gkh2","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xv2rqcypezmq","join_code":"WTNQPV","clock":null}');
INSERT INTO event VALUES(57,'1m80xv2v9fdqfgq2',2,1795327626090,'aborted',0,'{"reason":"creator"}');
INSERT INTO event VALUES(58,'1m80xv2vbes08hzt',1,1795327626091,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m80xv2rqcypezmq","status":"joined"},{"player":"1m80xv2rsay6gkh2","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m80xv2rqcypezmq","join_code":"DYQ8TX","clock":{"turn_seconds":30,"bot_turn_seconds":1}}');
INSERT INTO event VALUES(59,'1m80xv2vbes08hzt',2,1795327626091,'joined',1,'{"player":"1m80xv2rsay6gkh2"}');
INSERT INTO event VALUES(60,'1m80xv2vbes08hzt',3,1795327626091,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xv2rqcypezmq","status":"joined"},{"player":"1m80xv2rsay6gkh2","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO event VALUES(61,'1m80xv2vbes08hzt',4,1795327626094,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO event VALUES(62,'1m80xv2vbes08hzt',5,1795327626094,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO event VALUES(63,'1m80xv2vbes08hzt',6,1795327626096,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO event VALUES(64,'1m80xv2vbes08hzt',7,1795327626103,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO event VALUES(65,'1m80xv2vbes08hzt',8,1795327626106,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO event VALUES(66,'1m80xv2vbes08hzt',9,1795327626106,'round-over',NULL,'{"id":"1m80xv2vtc99x1w4","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO event VALUES(67,'1m80xv2vbes08hzt',10,1795327626106,'finished',NULL,'{"id":"1m80xv2vtc99xrev","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds"}');
INSERT INTO event VALUES(68,'1m80xv2vv3dxgvsr',1,1795327626107,'created',0,'{"ruleset":"gomoku","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m80xv2rqcypezmq","status":"joined"},{"player":"1m80xv2rsay6gkh2","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xv2rqcypezmq","join_code":"49A4TY","clock":{"turn_seconds":30,"bot_turn_seconds":1}}');
INSERT INTO event VALUES(69,'1m80xv2vv3dxgvsr',2,1795327626108,'joined',1,'{"player":"1m80xv2rsay6gkh2"}');
INSERT INTO event VALUES(70,'1m80xv2vv3dxgvsr',3,1795327626108,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xv2rqcypezmq","status":"joined"},{"player":"1m80xv2rsay6gkh2","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO event VALUES(71,'1m80xv2vv3dxgvsr',4,1795327626109,'move',0,'{"column":7,"row":7,"symbol":"X"}');
INSERT INTO event VALUES(72,'1m80xv2vy4wkvmbb',1,1795327626110,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xv2rqcypezmq","status":"joined"},{"player":"1m80xv2rsay6gkh2","status":"invited"},{"player":"1m80xv2rx17am9rc","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xv2rqcypezmq","join_code":"RHVZH6","clock":{"turn_seconds":1,"bot_turn_seconds":1}}');
INSERT INTO event VALUES(73,'1m80xv2vy4wkvmbb',2,1795327626111,'joined',1,'{"player":"1m80xv2rsay6gkh2"}');
INSERT INTO event VALUES(74,'1m80xv2vy4wkvmbb',3,1795327626111,'joined',2,'{"player":"1m80xv2rx17am9rc"}');
INSERT INTO event VALUES(75,'1m80xv2vy4wkvmbb',4,1795327626111,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xv2rqcypezmq","status":"joined"},{"player":"1m80xv2rsay6gkh2","status":"joined"},{"player":"1m80xv2rx17am9rc","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO event VALUES(76,'1m80xv2vy4wkvmbb',5,1795327626112,'secret',0,'{"code":"1122","nonce":"279418e2bda518d738e3ad155368a0aa39f1233438413b070589720c24b0acd4","commitment":"92ffe3c81fd51851dda0acfcc53f9d97c10fc29c49aab216510572b2763dce7a"}');
INSERT INTO event VALUES(77,'1m80xv2w176a04qx',1,1795327626113,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xv2rqcypezmq","status":"joined"},{"player":"1m80xv2rsay6gkh2","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xv2rqcypezmq","join_code":"TNT6AR","clock":{"initial_seconds":3600,"increment_seconds":5}}');
INSERT INTO event VALUES(78,'1m80xv2w176a04qx',2,1795327626114,'joined',1,'{"player":"1m80xv2rsay6gkh2"}');
INSERT INTO event VALUES(79,'1m80xv2w176a04qx',3,1795327626114,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xv2rqcypezmq","status":"joined"},{"player":"1m80xv2rsay6gkh2","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(80,'1m80xv2w176a04qx',4,1795327626115,'secret',0,'{"code":"1234","nonce":"7aeeccb2551b16f21228a355cc66a5515ccb928984d60f3307123ca63a18281c","commitment":"3f80b0063273af5b492894613484ec7003a50ba8e53414f691d07361b7cae7b0"}');
INSERT INTO event VALUES(81,'1m80xv2w4a389gjx',1,1795327626116,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xv2rqcypezmq","status":"joined"},{"player":"1m80xv2rsay6gkh2","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xv2rqcypezmq","join_code":"G7Q5WT","clock":{"turn_seconds":1,"bot_turn_seconds":1}}');
INSERT INTO event VALUES(82,'1m80xv2w4a389gjx',2,1795327626117,'joined',1,'{"player":"1m80xv2rsay6gkh2"}');
INSERT INTO event VALUES(83,'1m80xv2w4a389gjx',3,1795327626117,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xv2rqcypezmq","status":"joined"},{"player":"1m80xv2rsay6gkh2","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(84,'1m80xv93q8fwv9w2',1,1795327632503,'created',1,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"000000000p9c7fga","status":"joined","bot":"random"},{"player":"1m80xv2rqcypezmq","status":"joined"}],"visibility":"private","ranked":false,"creator":"1m80xv2rqcypezmq","join_code":null,"clock":null}');
INSERT INTO event VALUES(85,'1m80xv93q8fwv9w2',2,1795327632503,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"000000000p9c7fga","status":"joined","bot":"random"},{"player":"1m80xv2rqcypezmq","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(86,'1m80xv93q8fwv9w2',3,1795327632514,'secret',0,'{"code":"6661","nonce":"48c8dbda659df38b1fb66bf978c5e8de82f518c8a9ed220ed6c150b1db8be1e4","commitment":"294534694415eaba964e0e7da15f0e7a17ce31c918b28b02ce050e5fa5de4d3d"}');
INSERT INTO event VALUES(87,'1m80xv9mecwj8y31',1,1795327633038,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xv9m79ms03fs","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m80xv9m79ms03fs","join_code":null,"clock":null}');
INSERT INTO event VALUES(88,'1m80xv9mecwj8y31',2,1795327633038,'round',NULL,'{"number":1,"leader":null,"commitment":"6bcb683b64799a4901e410df5589b76552be54f2a5f03fc3b975f1d30a317613","points":[0],"rules":1,"seats":[{"player":"1m80xv9m79ms03fs","status":"joined"}],"rounds":1,"deal":{"nonce":"6b7188b4bfb2d69ce8317b668440cb10412128f416e1149182267e3139122fc1","secret":"5255"},"carry":null}');
INSERT INTO event VALUES(89,'1m80xv9mecwj8y31',3,1795327633040,'resigned',0,'{}');
INSERT INTO event VALUES(90,'1m80xv9mecwj8y31',4,1795327633040,'round-over',NULL,'{"id":"1m80xv9mg5w8xq3f","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"5255","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"6b7188b4bfb2d69ce8317b668440cb10412128f416e1149182267e3139122fc1","secret":"5255"}}');
INSERT INTO event VALUES(91,'1m80xv9mecwj8y31',5,1795327633040,'finished',NULL,'{"id":"1m80xv9mg5w8zxmm","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO event VALUES(92,'1m80xv9mme80sg99',1,1795327633044,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xv2s29xa8456","status":"joined"},{"player":"1m80xv2rsay6gkh2","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m80xv2s29xa8456","join_code":"9KGTAE","clock":null}');
INSERT INTO event VALUES(93,'1m80xv9mme80sg99',2,1795327633046,'joined',1,'{"player":"1m80xv2rsay6gkh2"}');
INSERT INTO event VALUES(94,'1m80xv9mme80sg99',3,1795327633046,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xv2s29xa8456","status":"joined"},{"player":"1m80xv2rsay6gkh2","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(95,'1m80xv9mme80sg99',4,1795327633049,'secret',0,'{"code":"1234","nonce":"101662b14485d33229674f8bc371cc8b55daad25019be6d591e4c5a160137bef","commitment":"ac234e25999eac3576eda0cb907b7ccf490d3510abe5206beb26aca2d0b4ca5c"}');
INSERT INTO event VALUES(96,'1m80xv9mme80sg99',5,1795327633050,'resigned',0,'{}');
INSERT INTO event VALUES(97,'1m80xv9mme80sg99',6,1795327633050,'round-over',NULL,'{"id":"1m80xv9mt0n61487","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"101662b14485d33229674f8bc371cc8b55daad25019be6d591e4c5a160137bef","secret":"1234"}}');
INSERT INTO event VALUES(98,'1m80xv9mme80sg99',7,1795327633050,'finished',NULL,'{"id":"1m80xv9mt0n61bck","outcome":"win","winners":[1],"points":[0,1],"reason":"resignation"}');
INSERT INTO event VALUES(99,'1m80xv9mx6s4h7z3',1,1795327633053,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xv2rqcypezmq","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xv2rqcypezmq","join_code":"Z555WX","clock":null}');
INSERT INTO event VALUES(100,'1m80xv9mx6s4h7z3',2,1795327633054,'joined',1,'{"player":"1m80xv2rsay6gkh2"}');
INSERT INTO event VALUES(101,'1m80xv9mx6s4h7z3',3,1795327633055,'joined',2,'{"player":"1m80xv2rx17am9rc"}');
INSERT INTO event VALUES(102,'1m80xv9mx6s4h7z3',4,1795327633055,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xv2rqcypezmq","status":"joined"},{"player":"1m80xv2rsay6gkh2","status":"joined"},{"player":"1m80xv2rx17am9rc","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO event VALUES(103,'1m80xv9mx6s4h7z3',5,1795327633056,'secret',0,'{"code":"1234","nonce":"b6075dd01b0ddacf955f5de103c69a3f633d71d18d8a73cfabe54b60bffa05a4","commitment":"4ee3afb21e7a952ef2bdec3d8d92500803a266815ae1e35f59a1fa9aa05aba72"}');
INSERT INTO event VALUES(104,'1m80xv2t98qjpy3q',10,1795327633405,'aborted',NULL,'{"reason":"expired"}');
INSERT INTO event VALUES(105,'1m80xv2tw5xddd60',3,1795327633405,'timed-out',0,'{}');
INSERT INTO event VALUES(106,'1m80xv2tw5xddd60',4,1795327633405,'round-over',NULL,'{"id":"1m80xv9zxdsn1ahs","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"4610","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"a15a37739a2b88fc90b14c88257135adef49ff960a38b1503ca7b5801ae742e3","secret":"4610"}}');
INSERT INTO event VALUES(107,'1m80xv2tw5xddd60',5,1795327633405,'finished',NULL,'{"id":"1m80xv9zxdsn1ntz","outcome":"loss","winners":[],"points":[0],"reason":"finish"}');
INSERT INTO event VALUES(108,'1m80xv2vy4wkvmbb',6,1795327633405,'aborted',NULL,'{"reason":"expired"}');
INSERT INTO event VALUES(109,'1m80xv2w4a389gjx',4,1795327638407,'aborted',NULL,'{"reason":"expired"}');
INSERT INTO event VALUES(110,'1m80xv93q8fwv9w2',4,1795327638407,'aborted',NULL,'{"reason":"expired"}');
INSERT INTO event VALUES(111,'1m80xv9mx6s4h7z3',6,1795327638407,'timed-out',1,'{}');
INSERT INTO event VALUES(112,'1m80xv9mx6s4h7z3',7,1795327638407,'timed-out',2,'{}');
INSERT INTO event VALUES(113,'1m80xv9mx6s4h7z3',8,1795327638407,'round-over',NULL,'{"id":"1m80xvew7c904yj1","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":2,"points":[1,0,0],"proof":{"nonce":"b6075dd01b0ddacf955f5de103c69a3f633d71d18d8a73cfabe54b60bffa05a4","secret":"1234"}}');
INSERT INTO event VALUES(114,'1m80xv9mx6s4h7z3',9,1795327638407,'finished',NULL,'{"id":"1m80xvew7c905ry3","outcome":"win","winners":[0],"points":[1,0,0],"reason":"finish"}');
INSERT INTO event VALUES(115,'1m80xvexn8n2vjxc',1,1795327638453,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xv2rqcypezmq","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xv2rqcypezmq","join_code":"H369P4","clock":null}');
INSERT INTO event VALUES(116,'1m80xvexn8n2vjxc',2,1795327638455,'joined',1,'{"player":"1m80xv2rsay6gkh2"}');
INSERT INTO event VALUES(117,'1m80xvexn8n2vjxc',3,1795327638462,'joined',2,'{"player":"1m80xv2rx17am9rc"}');
INSERT INTO event VALUES(118,'1m80xvexn8n2vjxc',4,1795327638462,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xv2rqcypezmq","status":"joined"},{"player":"1m80xv2rsay6gkh2","status":"joined"},{"player":"1m80xv2rx17am9rc","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO event VALUES(119,'1m80xvexn8n2vjxc',5,1795327638463,'secret',0,'{"code":"1234","nonce":"e6b39e5271ec0a663225ebe254cc340fe2e2adb500d89eec1a23e1d1e4c8515a","commitment":"90c6a6615d1e98b8bdbace0df929929b083dd332d334e0bf5fcab3ca4f215a75"}');
INSERT INTO event VALUES(120,'1m80xvey190318a2',1,1795327638465,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xv2rqcypezmq","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xv2rqcypezmq","join_code":"2G5KPG","clock":null}');
INSERT INTO event VALUES(121,'1m80xvey190318a2',2,1795327638467,'joined',1,'{"player":"1m80xv2rsay6gkh2"}');
INSERT INTO event VALUES(122,'1m80xvey190318a2',3,1795327638467,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xv2rqcypezmq","status":"joined"},{"player":"1m80xv2rsay6gkh2","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(123,'1m80xvey190318a2',4,1795327638468,'secret',0,'{"code":"1234","nonce":"d7781cc744c6c7fb65f3aa7454332fbfabd8afc7a61a14b72faf476c3e8a07e6","commitment":"d57c4320878c003c2bbcf6ecbdbd08a3ce1796eef93857fa1abc069ee0d949da"}');
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
INSERT INTO standing VALUES('bulls-and-cows','1m80xv2rqcypezmq',3,0,X'0002000002000000000000000000000080d0eb88c06802000002000000000000000000000080b0ba9abc6802000002000000000000000000000080a0bfc6b268020000020000000000000000000000',1337.6891060937023212,290.31896371798046629,0.059999675372338141798,1795327626038);
INSERT INTO standing VALUES('bulls-and-cows','1m80xv2rsay6gkh2',8,0,X'0004040000e0d4030000000404b49aed9dc068b49aed9dc0680000b49aed9dc06880d0eb88c06804040000e0d4030000000404b49aed9dc068b49aed9dc0680000b49aed9dc06880b0ba9abc6804040000e0d4030000000404b49aed9dc068b49aed9dc0680000b49aed9dc06880a0bfc6b26804040000e0d4030000000404b49aed9dc068b49aed9dc0680000b49aed9dc068',1750.5421098017523036,256.34516998314427383,0.059999052127923432897,1795327633050);
INSERT INTO standing VALUES('bulls-and-cows','1m80xv2s29xa8456',9,1,X'0002000002000000000000000000000080d0eb88c06802000002000000000000000000000080b0ba9abc6802000002000000000000000000000080a0bfc6b268020000020000000000000000000000',1383.3580792733678208,286.92720667234578968,0.059999277078063059653,1795327633050);
INSERT INTO standing VALUES('bulls-and-cows','1m80xv2tw5xdbt5h',10,0,X'0002000002000000000000000000000080d0eb88c06802000002000000000000000000000080b0ba9abc6802000002000000000000000000000080a0bfc6b268020000020000000000000000000000',NULL,NULL,NULL,NULL);
INSERT INTO standing VALUES('mastermind','1m80xv2rqcypezmq',1,0,X'00020000020002a0ef0fa0ef0f00000000b6adec9dc068b6adec9dc0680080d0eb88c068020000020002a0ef0fa0ef0f00000000b6adec9dc068b6adec9dc0680080b0ba9abc68020000020002a0ef0fa0ef0f00000000b6adec9dc068b6adec9dc0680080a0bfc6b268020000020002a0ef0fa0ef0f00000000b6adec9dc068b6adec9dc06800',NULL,NULL,NULL,NULL);
INSERT INTO standing VALUES('mastermind','1m80xv9m79ms03fs',2,0,X'00020000020002a0ef0fa0ef0f00000000a09aed9dc068a09aed9dc0680080d0eb88c068020000020002a0ef0fa0ef0f00000000a09aed9dc068a09aed9dc0680080b0ba9abc68020000020002a0ef0fa0ef0f00000000a09aed9dc068a09aed9dc0680080a0bfc6b268020000020002a0ef0fa0ef0f00000000a09aed9dc068a09aed9dc06800',NULL,NULL,NULL,NULL);
INSERT INTO standing VALUES('tic-tac-toe','1m80xv2rqcypezmq',3,0,X'0002020000a09c010000000202f4adec9dc068f4adec9dc0680000f4adec9dc06880d0eb88c06802020000a09c010000000202f4adec9dc068f4adec9dc0680000f4adec9dc06880b0ba9abc6802020000a09c010000000202f4adec9dc068f4adec9dc0680000f4adec9dc06880a0bfc6b26802020000a09c010000000202f4adec9dc068f4adec9dc0680000f4adec9dc068',1662.3108939062976787,290.31896371798046629,0.059999675372338141798,1795327626106);
INSERT INTO standing VALUES('tic-tac-toe','1m80xv2rsay6gkh2',4,0,X'0002000002000000000000000000000080d0eb88c06802000002000000000000000000000080b0ba9abc6802000002000000000000000000000080a0bfc6b268020000020000000000000000000000',1337.6891060937023212,290.31896371798046629,0.059999675372338141798,1795327626106);
CREATE TABLE rating_pair (
    ruleset TEXT    NOT NULL,
    a       TEXT    NOT NULL, -- the player whose id is the smaller
    b       TEXT    NOT NULL,
    day     INTEGER NOT NULL, -- its beginning
    games   INTEGER NOT NULL,
    PRIMARY KEY (ruleset, a, b)
) STRICT, WITHOUT ROWID;
INSERT INTO rating_pair VALUES('bulls-and-cows','1m80xv2rqcypezmq','1m80xv2rsay6gkh2',1795305600000,1);
INSERT INTO rating_pair VALUES('bulls-and-cows','1m80xv2rsay6gkh2','1m80xv2s29xa8456',1795305600000,1);
INSERT INTO rating_pair VALUES('tic-tac-toe','1m80xv2rqcypezmq','1m80xv2rsay6gkh2',1795305600000,1);
CREATE TABLE keepsake (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB    NOT NULL CHECK (length(key) = 32)
) STRICT;
INSERT INTO keepsake VALUES(1,X'd491419f7cc59dca2a690fe2f3f67ecba48071c9c0fdd5e4cde07d0235c910c1');
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
INSERT INTO webhook VALUES('1m80xv9mb64xxs82','1m80xv9m09cawjxn','http://127.0.0.1:9/',11,X'4445abe4f01ae7fed9d1df03228fbf864f43623a66d4c2e64bcda04a52e8854a',NULL,NULL,1795327633035,NULL);
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
INSERT INTO delivery VALUES(1,'1m80xv9mecwj9wx3','1m80xv9mb64xxs82','1m80xv9mecwj8y31','1m80xv9mecwj8y31-1-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T06:07:13.038Z","data":{"seq":1,"at":"2026-11-22T06:07:13.038Z","kind":"created","seat":0,"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xv9m79ms03fs","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m80xv9m79ms03fs","clock":null,"game":"1m80xv9mecwj8y31"}}',1795327633038,1,1795327638454,1795327633039,NULL,NULL,0);
INSERT INTO delivery VALUES(2,'1m80xv9mecwjaps7','1m80xv9mb64xxs82','1m80xv9mecwj8y31','1m80xv9mecwj8y31-2-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T06:07:13.038Z","data":{"seq":2,"at":"2026-11-22T06:07:13.038Z","kind":"round","seat":null,"number":1,"leader":null,"commitment":"6bcb683b64799a4901e410df5589b76552be54f2a5f03fc3b975f1d30a317613","points":[0],"game":"1m80xv9mecwj8y31"}}',1795327633038,0,1795327633038,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(3,'1m80xv9mecwjaxzw','1m80xv9mb64xxs82','1m80xv9mecwj8y31','1m80xv9mecwj8y31-2-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T06:07:13.038Z","data":{"game":"1m80xv9mecwj8y31","seq":2,"players":["1m80xv9m79ms03fs"],"seats":[0],"deadline":null}}',1795327633038,0,1795327633038,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(4,'1m80xv9mg5w8vqqc','1m80xv9mb64xxs82','1m80xv9mecwj8y31','1m80xv9mecwj8y31-3-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T06:07:13.040Z","data":{"seq":3,"at":"2026-11-22T06:07:13.040Z","kind":"resigned","seat":0,"game":"1m80xv9mecwj8y31"}}',1795327633040,0,1795327633040,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(5,'1m80xv9mg5w8yqhc','1m80xv9mb64xxs82','1m80xv9mecwj8y31','1m80xv9mecwj8y31-4-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T06:07:13.040Z","data":{"seq":4,"at":"2026-11-22T06:07:13.040Z","kind":"round-over","seat":null,"id":"1m80xv9mg5w8xq3f","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"5255","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"6b7188b4bfb2d69ce8317b668440cb10412128f416e1149182267e3139122fc1","secret":"5255"},"game":"1m80xv9mecwj8y31"}}',1795327633040,0,1795327633040,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(6,'1m80xv9mg5w8zahn','1m80xv9mb64xxs82','1m80xv9mecwj8y31','1m80xv9mecwj8y31-4-result.published','result.published','{"type":"result.published","timestamp":"2026-11-22T06:07:13.040Z","data":{"id":"1m80xv9mg5w8xq3f","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"5255","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T06:07:13.040Z","kind":"round","game":"1m80xv9mecwj8y31","ruleset":"mastermind","ranked":true,"seats":[{"seat":0,"player":{"id":"1m80xv9m79ms03fs"}}]}}',1795327633040,0,1795327633040,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(7,'1m80xv9mg5w8zya6','1m80xv9mb64xxs82','1m80xv9mecwj8y31','1m80xv9mecwj8y31-5-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T06:07:13.040Z","data":{"seq":5,"at":"2026-11-22T06:07:13.040Z","kind":"finished","seat":null,"id":"1m80xv9mg5w8zxmm","outcome":"loss","winners":[],"points":[0],"reason":"resignation","game":"1m80xv9mecwj8y31"}}',1795327633040,0,1795327633040,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(8,'1m80xv9mg5w91ax6','1m80xv9mb64xxs82','1m80xv9mecwj8y31','1m80xv9mecwj8y31-5-result.published','result.published','{"type":"result.published","timestamp":"2026-11-22T06:07:13.040Z","data":{"id":"1m80xv9mg5w8zxmm","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T06:07:13.040Z","kind":"match","game":"1m80xv9mecwj8y31","ruleset":"mastermind","ranked":true,"seats":[{"seat":0,"player":{"id":"1m80xv9m79ms03fs"}}]}}',1795327633040,0,1795327633040,NULL,NULL,NULL,0);
CREATE TABLE player_event (
    player   TEXT    NOT NULL,
    seq      INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the player
    at       INTEGER NOT NULL,
    kind     TEXT    NOT NULL,                 -- invited, joined, declined, turn, round-over, finished, rematch, aborted
    game     TEXT    NOT NULL,
    game_seq INTEGER NOT NULL,                 -- the game's event that it is about
    PRIMARY KEY (player, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',1,1795327626024,'joined','1m80xv2s54vzmrrx',2);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',2,1795327626024,'turn','1m80xv2s54vzmrrx',3);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',3,1795327626031,'round-over','1m80xv2s54vzmrrx',7);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',4,1795327626034,'turn','1m80xv2s54vzmrrx',9);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',5,1795327626038,'finished','1m80xv2s54vzmrrx',12);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',6,1795327626044,'joined','1m80xv2stcpcaanz',2);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',7,1795327626044,'turn','1m80xv2stcpcaanz',3);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',8,1795327626049,'round-over','1m80xv2stcpcaanz',6);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',9,1795327626051,'turn','1m80xv2stcpcaanz',8);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',10,1795327626054,'round-over','1m80xv2stcpcaanz',10);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',11,1795327626054,'finished','1m80xv2stcpcaanz',11);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',12,1795327626058,'joined','1m80xv2t98qjpy3q',2);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',13,1795327626060,'joined','1m80xv2t98qjpy3q',3);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',14,1795327626060,'turn','1m80xv2t98qjpy3q',4);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',15,1795327626066,'round-over','1m80xv2t98qjpy3q',8);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',16,1795327626082,'joined','1m80xv2tydb4dqhv',2);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',17,1795327626083,'turn','1m80xv2tydb4dqhv',4);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',18,1795327626084,'round-over','1m80xv2tydb4dqhv',6);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',19,1795327626084,'finished','1m80xv2tydb4dqhv',8);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',20,1795327626085,'rematch','1m80xv2tydb4dqhv',9);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',21,1795327626088,'declined','1m80xv2v7cbdmvs9',2);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',22,1795327626088,'aborted','1m80xv2v7cbdmvs9',3);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',23,1795327626090,'aborted','1m80xv2v9fdqfgq2',2);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',24,1795327626091,'joined','1m80xv2vbes08hzt',2);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',25,1795327626091,'turn','1m80xv2vbes08hzt',3);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',26,1795327626094,'turn','1m80xv2vbes08hzt',5);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',27,1795327626103,'turn','1m80xv2vbes08hzt',7);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',28,1795327626106,'round-over','1m80xv2vbes08hzt',9);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',29,1795327626106,'finished','1m80xv2vbes08hzt',10);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',30,1795327626108,'joined','1m80xv2vv3dxgvsr',2);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',31,1795327626108,'turn','1m80xv2vv3dxgvsr',3);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',32,1795327626111,'joined','1m80xv2vy4wkvmbb',2);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',33,1795327626111,'joined','1m80xv2vy4wkvmbb',3);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',34,1795327626111,'turn','1m80xv2vy4wkvmbb',4);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',35,1795327626114,'joined','1m80xv2w176a04qx',2);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',36,1795327626114,'turn','1m80xv2w176a04qx',3);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',37,1795327626117,'joined','1m80xv2w4a389gjx',2);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',38,1795327626117,'turn','1m80xv2w4a389gjx',3);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',39,1795327632514,'turn','1m80xv93q8fwv9w2',3);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',40,1795327633054,'joined','1m80xv9mx6s4h7z3',2);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',41,1795327633055,'joined','1m80xv9mx6s4h7z3',3);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',42,1795327633055,'turn','1m80xv9mx6s4h7z3',4);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',43,1795327633405,'aborted','1m80xv2t98qjpy3q',10);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',44,1795327633405,'aborted','1m80xv2vy4wkvmbb',6);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',45,1795327638407,'aborted','1m80xv2w4a389gjx',4);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',46,1795327638407,'aborted','1m80xv93q8fwv9w2',4);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',47,1795327638407,'round-over','1m80xv9mx6s4h7z3',8);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',48,1795327638407,'finished','1m80xv9mx6s4h7z3',9);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',49,1795327638455,'joined','1m80xvexn8n2vjxc',2);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',50,1795327638462,'joined','1m80xvexn8n2vjxc',3);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',51,1795327638462,'turn','1m80xvexn8n2vjxc',4);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',52,1795327638467,'joined','1m80xvey190318a2',2);
INSERT INTO player_event VALUES('1m80xv2rqcypezmq',53,1795327638467,'turn','1m80xvey190318a2',3);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',1,1795327626021,'invited','1m80xv2s54vzmrrx',1);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',2,1795327626026,'turn','1m80xv2s54vzmrrx',4);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',3,1795327626031,'round-over','1m80xv2s54vzmrrx',7);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',4,1795327626038,'round-over','1m80xv2s54vzmrrx',11);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',5,1795327626038,'finished','1m80xv2s54vzmrrx',12);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',6,1795327626049,'turn','1m80xv2stcpcaanz',4);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',7,1795327626049,'round-over','1m80xv2stcpcaanz',6);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',8,1795327626054,'round-over','1m80xv2stcpcaanz',10);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',9,1795327626054,'finished','1m80xv2stcpcaanz',11);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',10,1795327626060,'joined','1m80xv2t98qjpy3q',3);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',11,1795327626063,'turn','1m80xv2t98qjpy3q',5);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',12,1795327626084,'round-over','1m80xv2tydb4dqhv',6);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',13,1795327626084,'finished','1m80xv2tydb4dqhv',8);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',14,1795327626085,'invited','1m80xv2v53cpgq7j',1);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',15,1795327626085,'rematch','1m80xv2tydb4dqhv',9);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',16,1795327626087,'invited','1m80xv2v7cbdmvs9',1);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',17,1795327626089,'invited','1m80xv2v9fdqfgq2',1);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',18,1795327626090,'aborted','1m80xv2v9fdqfgq2',2);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',19,1795327626091,'invited','1m80xv2vbes08hzt',1);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',20,1795327626094,'turn','1m80xv2vbes08hzt',4);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',21,1795327626096,'turn','1m80xv2vbes08hzt',6);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',22,1795327626106,'round-over','1m80xv2vbes08hzt',9);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',23,1795327626106,'finished','1m80xv2vbes08hzt',10);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',24,1795327626107,'invited','1m80xv2vv3dxgvsr',1);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',25,1795327626109,'turn','1m80xv2vv3dxgvsr',4);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',26,1795327626110,'invited','1m80xv2vy4wkvmbb',1);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',27,1795327626111,'joined','1m80xv2vy4wkvmbb',3);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',28,1795327626112,'turn','1m80xv2vy4wkvmbb',5);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',29,1795327626113,'invited','1m80xv2w176a04qx',1);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',30,1795327626115,'turn','1m80xv2w176a04qx',4);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',31,1795327626116,'invited','1m80xv2w4a389gjx',1);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',32,1795327633044,'invited','1m80xv9mme80sg99',1);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',33,1795327633049,'turn','1m80xv9mme80sg99',4);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',34,1795327633050,'round-over','1m80xv9mme80sg99',6);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',35,1795327633050,'finished','1m80xv9mme80sg99',7);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',36,1795327633055,'joined','1m80xv9mx6s4h7z3',3);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',37,1795327633056,'turn','1m80xv9mx6s4h7z3',5);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',38,1795327633405,'aborted','1m80xv2t98qjpy3q',10);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',39,1795327633405,'aborted','1m80xv2vy4wkvmbb',6);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',40,1795327638407,'aborted','1m80xv2w4a389gjx',4);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',41,1795327638407,'round-over','1m80xv9mx6s4h7z3',8);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',42,1795327638407,'finished','1m80xv9mx6s4h7z3',9);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',43,1795327638462,'joined','1m80xvexn8n2vjxc',3);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',44,1795327638463,'turn','1m80xvexn8n2vjxc',5);
INSERT INTO player_event VALUES('1m80xv2rsay6gkh2',45,1795327638468,'turn','1m80xvey190318a2',4);
INSERT INTO player_event VALUES('1m80xv2rx17am9rc',1,1795327626064,'turn','1m80xv2t98qjpy3q',6);
INSERT INTO player_event VALUES('1m80xv2rx17am9rc',2,1795327626066,'round-over','1m80xv2t98qjpy3q',8);
INSERT INTO player_event VALUES('1m80xv2rx17am9rc',3,1795327626110,'invited','1m80xv2vy4wkvmbb',1);
INSERT INTO player_event VALUES('1m80xv2rx17am9rc',4,1795327633405,'aborted','1m80xv2t98qjpy3q',10);
INSERT INTO player_event VALUES('1m80xv2rx17am9rc',5,1795327633405,'aborted','1m80xv2vy4wkvmbb',6);
INSERT INTO player_event VALUES('1m80xv2rx17am9rc',6,1795327638407,'round-over','1m80xv9mx6s4h7z3',8);
INSERT INTO player_event VALUES('1m80xv2rx17am9rc',7,1795327638407,'finished','1m80xv9mx6s4h7z3',9);
INSERT INTO player_event VALUES('1m80xv2s29xa8456',1,1795327633046,'joined','1m80xv9mme80sg99',2);
INSERT INTO player_event VALUES('1m80xv2s29xa8456',2,1795327633046,'turn','1m80xv9mme80sg99',3);
INSERT INTO player_event VALUES('1m80xv2s29xa8456',3,1795327633050,'finished','1m80xv9mme80sg99',7);
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
