-- SPDX-License-Identifier: Apache-2.0
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL
) STRICT;
INSERT INTO migration VALUES(1,'core',X'324449569f032f53481969c3dc97a3bcb5a0447aa162aca6101ae02883e40221',1795327613347);
INSERT INTO migration VALUES(2,'accounts',X'7b0a6eb81c193a7c2c1713c20149cc797babdec6b7a6e6f7658749e82de7e833',1795327613349);
INSERT INTO migration VALUES(3,'expiry',X'0590ae66564bc0986c896c1b4d5825c30f1d7fe46c6ad6c1a40968dfcee8a953',1795327613353);
INSERT INTO migration VALUES(4,'result_feed',X'31fb3533fe15d84792b1e65419aef7594879c2d7a1a4b8226f53cb66e07a769e',1795327613357);
INSERT INTO migration VALUES(5,'append_only_log',X'ecae7c378deafe0f401c4fa553e6450bf0a6ae101a6334de6402d4f585a55495',1795327613359);
INSERT INTO migration VALUES(6,'standings',X'22d58670aca2ef75bf4f050266e9a62ad427aa7f07a8d3fe936c8fb428e4668e',1795327613361);
INSERT INTO migration VALUES(7,'keepsake',X'b0912ef89347b7a96048cafa76624f6827b69ab2ca6b079a9938342a8b275151',1795327613361);
INSERT INTO migration VALUES(8,'webhooks',X'2a20d0e6551ef8257e9ed7435a9c59c243db2967615bc4017eaf860929a8bd96',1795327613362);
INSERT INTO migration VALUES(9,'player_events',X'e2acde6961069be769c514c7fd6551eae02583b6e1d6f13bdf424e79657658cf',1795327613365);
INSERT INTO migration VALUES(10,'webhook_order',X'1b20e1cb3de8f2a1285b8008c5532809c700c1e70348470f42d94382efe0dbec',1795327613367);
CREATE TABLE player (
    id         TEXT    PRIMARY KEY NOT NULL,
    name       TEXT,                                     -- NULL = deleted
    bot        INTEGER NOT NULL CHECK (bot IN (0, 1)),   -- a program
    guest      INTEGER NOT NULL CHECK (guest IN (0, 1)), -- made on the way, by playing without a token
    owner      TEXT REFERENCES player (id),              -- the service that made it
    created_at INTEGER NOT NULL,
    deleted_at INTEGER
) STRICT, WITHOUT ROWID;
INSERT INTO player VALUES('000000000p9c7fga','random',1,0,NULL,1795327619818,NULL);
INSERT INTO player VALUES('1m80xtpe10t2j397','Ann',0,0,NULL,1795327613377,NULL);
INSERT INTO player VALUES('1m80xtpe40k3d4s5','Bob',0,0,NULL,1795327613380,NULL);
INSERT INTO player VALUES('1m80xtpe40k3fz1x','Cid',0,0,NULL,1795327613380,NULL);
INSERT INTO player VALUES('1m80xtpe53regkxx',NULL,0,0,NULL,1795327613381,1795327620354);
INSERT INTO player VALUES('1m80xtpfvb4ee0t0','Guest',0,1,NULL,1795327613435,NULL);
INSERT INTO player VALUES('1m80xtx7e8d3s7xs','service',1,0,NULL,1795327620334,NULL);
INSERT INTO player VALUES('1m80xtx7jczddkfq','Served',0,0,'1m80xtx7e8d3s7xs',1795327620338,NULL);
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
INSERT INTO token VALUES(X'1706b84dadd88e1972e10acf9bdcf1774f2961d86da702091d35987bc6676bc7','1m80xtpfvb4efx03','1m80xtpfvb4ee0t0',1,'',1795327613435,NULL,NULL);
INSERT INTO token VALUES(X'27c289e07532d9b2b556432f7b7c9c291670df97be95507adad77bafc9959ab4','1m80xtpe40k3gq14','1m80xtpe40k3fz1x',1,'',1795327613380,NULL,NULL);
INSERT INTO token VALUES(X'3fe3aa75da8086d81934cefcc7bc530d06c4a7ed74748c21aa286a348578c84f','1m80xtx7e8d3se0w','1m80xtx7e8d3s7xs',2,'referee token create',1795327620334,NULL,NULL);
INSERT INTO token VALUES(X'6b6d51e55cccc81dfc45c07cac587aac0cc5c3a63bec9e574da4b0ec96245f3b','1m80xtx7jczdejsd','1m80xtx7jczddkfq',1,'',1795327620338,NULL,NULL);
INSERT INTO token VALUES(X'72f250e970c00bede53c95c6000fa216a0b149f4f10e0362b0f574d5c05f7c12','1m80xtpe10t2k0r5','1m80xtpe10t2j397',1,'',1795327613377,NULL,NULL);
INSERT INTO token VALUES(X'8dbe7b099624171c47ee0b73aa93df92bd4e4b33bba6e272bd10ed2c19745f19','1m80xtpe40k3e3y1','1m80xtpe40k3d4s5',1,'',1795327613380,NULL,NULL);
INSERT INTO token VALUES(X'debdfeea41f585b0e3d1130d08e9fe4a651196656fb76dc447fadebc3c96216c','1m80xtpe53rehcq2','1m80xtpe53regkxx',1,'',1795327613381,NULL,1795327620354);
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
INSERT INTO game VALUES('1m80xtpe83drqcnr','bulls-and-cows','finished','private',1,'1m80xtpe10t2j397',NULL,1795327613384,1795327613398);
INSERT INTO game VALUES('1m80xtpeq17wats9','bulls-and-cows','finished','private',0,'1m80xtpe10t2j397',NULL,1795327613399,1795327613410);
INSERT INTO game VALUES('1m80xtpf3e8e4gtw','mastermind','aborted','private',0,'1m80xtpe10t2j397',NULL,1795327613411,1795327620710);
INSERT INTO game VALUES('1m80xtpfkehzqy6q','mastermind','finished','private',1,'1m80xtpe10t2j397',NULL,1795327613427,1795327613434);
INSERT INTO game VALUES('1m80xtpfvb4eevve','bulls-and-cows','finished','private',1,'1m80xtpfvb4ee0t0',NULL,1795327613435,1795327620710);
INSERT INTO game VALUES('1m80xtpfw38w99dv','bulls-and-cows','finished','private',0,'1m80xtpe10t2j397',NULL,1795327613436,1795327613439);
INSERT INTO game VALUES('1m80xtpg09esgtgj','bulls-and-cows','open','private',0,'1m80xtpe10t2j397','HP9CZ4',1795327613440,NULL);
INSERT INTO game VALUES('1m80xtpg09esjnqc','mastermind','open','public',0,'1m80xtpe10t2j397','QSNC39',1795327613440,NULL);
INSERT INTO game VALUES('1m80xtpg285hsagx','mastermind','aborted','private',0,'1m80xtpe10t2j397',NULL,1795327613442,1795327613443);
INSERT INTO game VALUES('1m80xtpg3739fsb1','mastermind','aborted','private',0,'1m80xtpe10t2j397',NULL,1795327613443,1795327613444);
INSERT INTO game VALUES('1m80xtpg695hbjf3','tic-tac-toe','finished','private',1,'1m80xtpe10t2j397',NULL,1795327613446,1795327613453);
INSERT INTO game VALUES('1m80xtpgedze7yxp','gomoku','playing','private',0,'1m80xtpe10t2j397','M2A9PN',1795327613454,NULL);
INSERT INTO game VALUES('1m80xtpgjdqh6sn9','mastermind','aborted','private',0,'1m80xtpe10t2j397',NULL,1795327613458,1795327620710);
INSERT INTO game VALUES('1m80xtpgr9ewerdh','bulls-and-cows','playing','private',0,'1m80xtpe10t2j397','E2C83F',1795327613464,NULL);
INSERT INTO game VALUES('1m80xtph225qbey8','mastermind','aborted','private',0,'1m80xtpe10t2j397',NULL,1795327613474,1795327625720);
INSERT INTO game VALUES('1m80xtwqa6pmfn8r','mastermind','aborted','private',0,'1m80xtpe10t2j397',NULL,1795327619818,1795327625720);
INSERT INTO game VALUES('1m80xtx7n02s1fgh','mastermind','finished','private',1,'1m80xtx7jczddkfq',NULL,1795327620341,1795327620343);
INSERT INTO game VALUES('1m80xtx7t5hp68wp','bulls-and-cows','finished','private',1,'1m80xtpe53regkxx',NULL,1795327620346,1795327620354);
INSERT INTO game VALUES('1m80xtx86aqy16cb','bulls-and-cows','finished','private',0,'1m80xtpe10t2j397',NULL,1795327620358,1795327625720);
INSERT INTO game VALUES('1m80xv2h8f6x5g1w','bulls-and-cows','playing','private',0,'1m80xtpe10t2j397','P6Q6ZW',1795327625768,NULL);
INSERT INTO game VALUES('1m80xv2hf4h8wa0t','bulls-and-cows','playing','private',0,'1m80xtpe10t2j397','AN2Z9C',1795327625775,NULL);
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
INSERT INTO seat VALUES('1m80xtpe83drqcnr',0,'1m80xtpe10t2j397','resigned',0,0);
INSERT INTO seat VALUES('1m80xtpe83drqcnr',1,'1m80xtpe40k3d4s5','joined',0,0);
INSERT INTO seat VALUES('1m80xtpeq17wats9',0,'1m80xtpe10t2j397','joined',0,0);
INSERT INTO seat VALUES('1m80xtpeq17wats9',1,'1m80xtpe40k3d4s5','joined',0,0);
INSERT INTO seat VALUES('1m80xtpf3e8e4gtw',0,'1m80xtpe10t2j397','joined',0,0);
INSERT INTO seat VALUES('1m80xtpf3e8e4gtw',1,'1m80xtpe40k3d4s5','resigned',0,0);
INSERT INTO seat VALUES('1m80xtpf3e8e4gtw',2,'1m80xtpe40k3fz1x','joined',0,0);
INSERT INTO seat VALUES('1m80xtpfkehzqy6q',0,'1m80xtpe10t2j397','resigned',0,0);
INSERT INTO seat VALUES('1m80xtpfvb4eevve',0,'1m80xtpfvb4ee0t0','joined',0,0);
INSERT INTO seat VALUES('1m80xtpfw38w99dv',0,'1m80xtpe10t2j397','joined',0,0);
INSERT INTO seat VALUES('1m80xtpfw38w99dv',1,'1m80xtpe40k3d4s5','resigned',0,0);
INSERT INTO seat VALUES('1m80xtpg09esgtgj',0,'1m80xtpe40k3d4s5','invited',1,0);
INSERT INTO seat VALUES('1m80xtpg09esgtgj',1,'1m80xtpe10t2j397','joined',1,0);
INSERT INTO seat VALUES('1m80xtpg09esjnqc',0,'1m80xtpe10t2j397','joined',1,1);
INSERT INTO seat VALUES('1m80xtpg09esjnqc',1,NULL,'open',1,1);
INSERT INTO seat VALUES('1m80xtpg285hsagx',0,'1m80xtpe10t2j397','joined',0,0);
INSERT INTO seat VALUES('1m80xtpg285hsagx',1,'1m80xtpe40k3d4s5','declined',0,0);
INSERT INTO seat VALUES('1m80xtpg3739fsb1',0,'1m80xtpe10t2j397','joined',0,0);
INSERT INTO seat VALUES('1m80xtpg3739fsb1',1,'1m80xtpe40k3d4s5','invited',0,0);
INSERT INTO seat VALUES('1m80xtpg695hbjf3',0,'1m80xtpe10t2j397','joined',0,0);
INSERT INTO seat VALUES('1m80xtpg695hbjf3',1,'1m80xtpe40k3d4s5','joined',0,0);
INSERT INTO seat VALUES('1m80xtpgedze7yxp',0,'1m80xtpe10t2j397','joined',1,0);
INSERT INTO seat VALUES('1m80xtpgedze7yxp',1,'1m80xtpe40k3d4s5','joined',1,0);
INSERT INTO seat VALUES('1m80xtpgjdqh6sn9',0,'1m80xtpe10t2j397','joined',0,0);
INSERT INTO seat VALUES('1m80xtpgjdqh6sn9',1,'1m80xtpe40k3d4s5','joined',0,0);
INSERT INTO seat VALUES('1m80xtpgjdqh6sn9',2,'1m80xtpe40k3fz1x','joined',0,0);
INSERT INTO seat VALUES('1m80xtpgr9ewerdh',0,'1m80xtpe10t2j397','joined',1,0);
INSERT INTO seat VALUES('1m80xtpgr9ewerdh',1,'1m80xtpe40k3d4s5','joined',1,0);
INSERT INTO seat VALUES('1m80xtph225qbey8',0,'1m80xtpe10t2j397','joined',0,0);
INSERT INTO seat VALUES('1m80xtph225qbey8',1,'1m80xtpe40k3d4s5','joined',0,0);
INSERT INTO seat VALUES('1m80xtwqa6pmfn8r',0,'000000000p9c7fga','joined',0,0);
INSERT INTO seat VALUES('1m80xtwqa6pmfn8r',1,'1m80xtpe10t2j397','joined',0,0);
INSERT INTO seat VALUES('1m80xtx7n02s1fgh',0,'1m80xtx7jczddkfq','resigned',0,0);
INSERT INTO seat VALUES('1m80xtx7t5hp68wp',0,'1m80xtpe53regkxx','resigned',0,0);
INSERT INTO seat VALUES('1m80xtx7t5hp68wp',1,'1m80xtpe40k3d4s5','joined',0,0);
INSERT INTO seat VALUES('1m80xtx86aqy16cb',0,'1m80xtpe10t2j397','joined',0,0);
INSERT INTO seat VALUES('1m80xtx86aqy16cb',1,'1m80xtpe40k3d4s5','joined',0,0);
INSERT INTO seat VALUES('1m80xtx86aqy16cb',2,'1m80xtpe40k3fz1x','joined',0,0);
INSERT INTO seat VALUES('1m80xv2h8f6x5g1w',0,'1m80xtpe10t2j397','joined',1,0);
INSERT INTO seat VALUES('1m80xv2h8f6x5g1w',1,'1m80xtpe40k3d4s5','joined',1,0);
INSERT INTO seat VALUES('1m80xv2h8f6x5g1w',2,'1m80xtpe40k3fz1x','joined',1,0);
INSERT INTO seat VALUES('1m80xv2hf4h8wa0t',0,'1m80xtpe10t2j397','joined',1,0);
INSERT INTO seat VALUES('1m80xv2hf4h8wa0t',1,'1m80xtpe40k3d4s5','joined',1,0);
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
INSERT INTO result VALUES('1m80xtpej61x7sav','1m80xtpe83drqcnr',1,'bulls-and-cows',1,0,1795327613394,'{"id":"1m80xtpej61x7sav","round":1,"leader":0,"attempts":2,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T06:06:53.394Z"}');
INSERT INTO result VALUES('1m80xtpep7ysk2we','1m80xtpe83drqcnr',2,'bulls-and-cows',1,0,1795327613398,'{"id":"1m80xtpep7ysk2we","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T06:06:53.398Z"}');
INSERT INTO result VALUES('1m80xtpep7ysmgqp','1m80xtpe83drqcnr',0,'bulls-and-cows',1,0,1795327613398,'{"id":"1m80xtpep7ysmgqp","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation","published_at":"2026-11-22T06:06:53.398Z"}');
INSERT INTO result VALUES('1m80xtpet0by57fa','1m80xtpeq17wats9',1,'bulls-and-cows',0,0,1795327613402,'{"id":"1m80xtpet0by57fa","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T06:06:53.402Z"}');
INSERT INTO result VALUES('1m80xtpf247t6g75','1m80xtpeq17wats9',2,'bulls-and-cows',0,0,1795327613410,'{"id":"1m80xtpf247t6g75","round":2,"leader":1,"attempts":1,"solved":true,"solver":0,"secret":"4321","honest":true,"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T06:06:53.410Z"}');
INSERT INTO result VALUES('1m80xtpf247t70wh','1m80xtpeq17wats9',0,'bulls-and-cows',0,0,1795327613410,'{"id":"1m80xtpf247t70wh","outcome":"draw","winners":[0,1],"points":[1,1],"reason":"rounds","published_at":"2026-11-22T06:06:53.410Z"}');
INSERT INTO result VALUES('1m80xtpfjcg0n4b6','1m80xtpf3e8e4gtw',1,'mastermind',0,0,1795327613426,'{"id":"1m80xtpfjcg0n4b6","round":1,"leader":0,"attempts":1,"solved":true,"solver":2,"secret":"1122","honest":true,"forfeited_by":null,"points":[0,0,1],"published_at":"2026-11-22T06:06:53.426Z"}');
INSERT INTO result VALUES('1m80xtpftafvwp86','1m80xtpfkehzqy6q',1,'mastermind',1,0,1795327613434,'{"id":"1m80xtpftafvwp86","round":1,"leader":null,"attempts":2,"solved":false,"solver":null,"secret":"6613","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T06:06:53.434Z"}');
INSERT INTO result VALUES('1m80xtpftafvyaec','1m80xtpfkehzqy6q',0,'mastermind',1,0,1795327613434,'{"id":"1m80xtpftafvyaec","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T06:06:53.434Z"}');
INSERT INTO result VALUES('1m80xtpfybnz9xj1','1m80xtpfw38w99dv',1,'bulls-and-cows',0,0,1795327613438,'{"id":"1m80xtpfybnz9xj1","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T06:06:53.438Z"}');
INSERT INTO result VALUES('1m80xtpfz6qgd9s2','1m80xtpfw38w99dv',0,'bulls-and-cows',0,0,1795327613439,'{"id":"1m80xtpfz6qgd9s2","outcome":"win","winners":[0],"points":[0,1],"reason":"resignation","published_at":"2026-11-22T06:06:53.439Z"}');
INSERT INTO result VALUES('1m80xtpgd49c4ztk','1m80xtpg695hbjf3',1,'tic-tac-toe',1,0,1795327613453,'{"id":"1m80xtpgd49c4ztk","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T06:06:53.453Z"}');
INSERT INTO result VALUES('1m80xtpgd49c602q','1m80xtpg695hbjf3',0,'tic-tac-toe',1,0,1795327613453,'{"id":"1m80xtpgd49c602q","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-22T06:06:53.453Z"}');
INSERT INTO result VALUES('1m80xtx7q2apbmxk','1m80xtx7n02s1fgh',1,'mastermind',1,0,1795327620343,'{"id":"1m80xtx7q2apbmxk","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"1232","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T06:07:00.343Z"}');
INSERT INTO result VALUES('1m80xtx7q2apfj4v','1m80xtx7n02s1fgh',0,'mastermind',1,0,1795327620343,'{"id":"1m80xtx7q2apfj4v","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T06:07:00.343Z"}');
INSERT INTO result VALUES('1m80xtx82fbgnecg','1m80xtx7t5hp68wp',1,'bulls-and-cows',1,0,1795327620354,'{"id":"1m80xtx82fbgnecg","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T06:07:00.354Z"}');
INSERT INTO result VALUES('1m80xtx82fbgq0k5','1m80xtx7t5hp68wp',0,'bulls-and-cows',1,0,1795327620354,'{"id":"1m80xtx82fbgq0k5","outcome":"win","winners":[1],"points":[0,1],"reason":"resignation","published_at":"2026-11-22T06:07:00.354Z"}');
INSERT INTO result VALUES('1m80xtxk66bcp12h','1m80xtpfvb4eevve',1,'bulls-and-cows',1,0,1795327620710,'{"id":"1m80xtxk66bcp12h","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"5640","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T06:07:00.710Z"}');
INSERT INTO result VALUES('1m80xtxk66bcqxh6','1m80xtpfvb4eevve',0,'bulls-and-cows',1,0,1795327620710,'{"id":"1m80xtxk66bcqxh6","outcome":"loss","winners":[],"points":[0],"reason":"finish","published_at":"2026-11-22T06:07:00.710Z"}');
INSERT INTO result VALUES('1m80xv2fr4c1x5ad','1m80xtx86aqy16cb',1,'bulls-and-cows',0,0,1795327625720,'{"id":"1m80xv2fr4c1x5ad","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":2,"points":[1,0,0],"published_at":"2026-11-22T06:07:05.720Z"}');
INSERT INTO result VALUES('1m80xv2fr4c1xt08','1m80xtx86aqy16cb',0,'bulls-and-cows',0,0,1795327625720,'{"id":"1m80xv2fr4c1xt08","outcome":"win","winners":[0],"points":[1,0,0],"reason":"finish","published_at":"2026-11-22T06:07:05.720Z"}');
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
INSERT INTO result_reader VALUES('1m80xtpe10t2j397','1m80xtpej61x7sav');
INSERT INTO result_reader VALUES('1m80xtpe10t2j397','1m80xtpep7ysk2we');
INSERT INTO result_reader VALUES('1m80xtpe10t2j397','1m80xtpep7ysmgqp');
INSERT INTO result_reader VALUES('1m80xtpe10t2j397','1m80xtpet0by57fa');
INSERT INTO result_reader VALUES('1m80xtpe10t2j397','1m80xtpf247t6g75');
INSERT INTO result_reader VALUES('1m80xtpe10t2j397','1m80xtpf247t70wh');
INSERT INTO result_reader VALUES('1m80xtpe10t2j397','1m80xtpfjcg0n4b6');
INSERT INTO result_reader VALUES('1m80xtpe10t2j397','1m80xtpftafvwp86');
INSERT INTO result_reader VALUES('1m80xtpe10t2j397','1m80xtpftafvyaec');
INSERT INTO result_reader VALUES('1m80xtpe10t2j397','1m80xtpfybnz9xj1');
INSERT INTO result_reader VALUES('1m80xtpe10t2j397','1m80xtpfz6qgd9s2');
INSERT INTO result_reader VALUES('1m80xtpe10t2j397','1m80xtpgd49c4ztk');
INSERT INTO result_reader VALUES('1m80xtpe10t2j397','1m80xtpgd49c602q');
INSERT INTO result_reader VALUES('1m80xtpe10t2j397','1m80xv2fr4c1x5ad');
INSERT INTO result_reader VALUES('1m80xtpe10t2j397','1m80xv2fr4c1xt08');
INSERT INTO result_reader VALUES('1m80xtpe40k3d4s5','1m80xtpej61x7sav');
INSERT INTO result_reader VALUES('1m80xtpe40k3d4s5','1m80xtpep7ysk2we');
INSERT INTO result_reader VALUES('1m80xtpe40k3d4s5','1m80xtpep7ysmgqp');
INSERT INTO result_reader VALUES('1m80xtpe40k3d4s5','1m80xtpet0by57fa');
INSERT INTO result_reader VALUES('1m80xtpe40k3d4s5','1m80xtpf247t6g75');
INSERT INTO result_reader VALUES('1m80xtpe40k3d4s5','1m80xtpf247t70wh');
INSERT INTO result_reader VALUES('1m80xtpe40k3d4s5','1m80xtpfjcg0n4b6');
INSERT INTO result_reader VALUES('1m80xtpe40k3d4s5','1m80xtpfybnz9xj1');
INSERT INTO result_reader VALUES('1m80xtpe40k3d4s5','1m80xtpfz6qgd9s2');
INSERT INTO result_reader VALUES('1m80xtpe40k3d4s5','1m80xtpgd49c4ztk');
INSERT INTO result_reader VALUES('1m80xtpe40k3d4s5','1m80xtpgd49c602q');
INSERT INTO result_reader VALUES('1m80xtpe40k3d4s5','1m80xtx82fbgnecg');
INSERT INTO result_reader VALUES('1m80xtpe40k3d4s5','1m80xtx82fbgq0k5');
INSERT INTO result_reader VALUES('1m80xtpe40k3d4s5','1m80xv2fr4c1x5ad');
INSERT INTO result_reader VALUES('1m80xtpe40k3d4s5','1m80xv2fr4c1xt08');
INSERT INTO result_reader VALUES('1m80xtpe40k3fz1x','1m80xtpfjcg0n4b6');
INSERT INTO result_reader VALUES('1m80xtpe40k3fz1x','1m80xv2fr4c1x5ad');
INSERT INTO result_reader VALUES('1m80xtpe40k3fz1x','1m80xv2fr4c1xt08');
INSERT INTO result_reader VALUES('1m80xtpe53regkxx','1m80xtx82fbgnecg');
INSERT INTO result_reader VALUES('1m80xtpe53regkxx','1m80xtx82fbgq0k5');
INSERT INTO result_reader VALUES('1m80xtpfvb4ee0t0','1m80xtxk66bcp12h');
INSERT INTO result_reader VALUES('1m80xtpfvb4ee0t0','1m80xtxk66bcqxh6');
INSERT INTO result_reader VALUES('1m80xtx7e8d3s7xs','1m80xtx7q2apbmxk');
INSERT INTO result_reader VALUES('1m80xtx7e8d3s7xs','1m80xtx7q2apfj4v');
INSERT INTO result_reader VALUES('1m80xtx7jczddkfq','1m80xtx7q2apbmxk');
INSERT INTO result_reader VALUES('1m80xtx7jczddkfq','1m80xtx7q2apfj4v');
CREATE TABLE IF NOT EXISTS "event" (
    id   INTEGER PRIMARY KEY,              -- its place in the log of all games
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL                  -- JSON: the whole truth, secrets included
) STRICT;
INSERT INTO event VALUES(1,'1m80xtpe83drqcnr',1,1795327613384,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xtpe10t2j397","status":"joined"},{"player":"1m80xtpe40k3d4s5","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m80xtpe10t2j397","join_code":"RBY358","clock":null}');
INSERT INTO event VALUES(2,'1m80xtpe83drqcnr',2,1795327613388,'joined',1,'{"player":"1m80xtpe40k3d4s5"}');
INSERT INTO event VALUES(3,'1m80xtpe83drqcnr',3,1795327613388,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xtpe10t2j397","status":"joined"},{"player":"1m80xtpe40k3d4s5","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(4,'1m80xtpe83drqcnr',4,1795327613390,'secret',0,'{"code":"1234","nonce":"d80188041a6bcf33ad688fd8dcca6b4c1fc6a1dc6b22129a134026ebb3639b7f","commitment":"1ad2ce7c77b9b4c4a9528d82529cf74c85445f3cb13bc9e8c357a4f6f41383cb"}');
INSERT INTO event VALUES(5,'1m80xtpe83drqcnr',5,1795327613393,'guess',1,'{"attempt":1,"code":"5678","bulls":0,"cows":0,"solved":false}');
INSERT INTO event VALUES(6,'1m80xtpe83drqcnr',6,1795327613394,'guess',1,'{"attempt":2,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES(7,'1m80xtpe83drqcnr',7,1795327613394,'round-over',NULL,'{"id":"1m80xtpej61x7sav","round":1,"leader":0,"attempts":2,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"d80188041a6bcf33ad688fd8dcca6b4c1fc6a1dc6b22129a134026ebb3639b7f","secret":"1234"}}');
INSERT INTO event VALUES(8,'1m80xtpe83drqcnr',8,1795327613396,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":1,"seats":[{"player":"1m80xtpe10t2j397","status":"joined"},{"player":"1m80xtpe40k3d4s5","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(9,'1m80xtpe83drqcnr',9,1795327613397,'secret',1,'{"code":"4321","nonce":"edebea4781e761c65c30a3d84773cde27bef462a8ae7191e3c97877c7c1488d5","commitment":"e57cf3f54a5aeebbd4e984e375bfd62e793ad4eef3d69596882b5668fd350ec0"}');
INSERT INTO event VALUES(10,'1m80xtpe83drqcnr',10,1795327613398,'resigned',0,'{}');
INSERT INTO event VALUES(11,'1m80xtpe83drqcnr',11,1795327613398,'round-over',NULL,'{"id":"1m80xtpep7ysk2we","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"edebea4781e761c65c30a3d84773cde27bef462a8ae7191e3c97877c7c1488d5","secret":"4321"}}');
INSERT INTO event VALUES(12,'1m80xtpe83drqcnr',12,1795327613398,'finished',NULL,'{"id":"1m80xtpep7ysmgqp","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation"}');
INSERT INTO event VALUES(13,'1m80xtpeq17wats9',1,1795327613399,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xtpe10t2j397","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xtpe10t2j397","join_code":"GMR7K7","clock":null}');
INSERT INTO event VALUES(14,'1m80xtpeq17wats9',2,1795327613400,'joined',1,'{"player":"1m80xtpe40k3d4s5"}');
INSERT INTO event VALUES(15,'1m80xtpeq17wats9',3,1795327613400,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xtpe10t2j397","status":"joined"},{"player":"1m80xtpe40k3d4s5","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(16,'1m80xtpeq17wats9',4,1795327613401,'secret',0,'{"code":"1234","nonce":"83cc5cf755e53601d1ba691d185fd198f15c83efbbdab88b09ee17cf28120251","commitment":"d8909b78e253ef504db198638a0ce2436e0bd4feb7b34c12ba155adf5ee2d494"}');
INSERT INTO event VALUES(17,'1m80xtpeq17wats9',5,1795327613402,'guess',1,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES(18,'1m80xtpeq17wats9',6,1795327613402,'round-over',NULL,'{"id":"1m80xtpet0by57fa","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"83cc5cf755e53601d1ba691d185fd198f15c83efbbdab88b09ee17cf28120251","secret":"1234"}}');
INSERT INTO event VALUES(19,'1m80xtpeq17wats9',7,1795327613403,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":1,"seats":[{"player":"1m80xtpe10t2j397","status":"joined"},{"player":"1m80xtpe40k3d4s5","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(20,'1m80xtpeq17wats9',8,1795327613406,'secret',1,'{"code":"4321","nonce":"ddd735b527c542fff292facf3850f41b79e3d37501198b83942038619f516674","commitment":"35ccbf56d5887c1c781a4ecfbba78f757b3e2efa9f2faad6ca31ac2216793c16"}');
INSERT INTO event VALUES(21,'1m80xtpeq17wats9',9,1795327613410,'guess',0,'{"attempt":1,"code":"4321","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES(22,'1m80xtpeq17wats9',10,1795327613410,'round-over',NULL,'{"id":"1m80xtpf247t6g75","round":2,"leader":1,"attempts":1,"solved":true,"solver":0,"secret":"4321","honest":true,"forfeited_by":null,"points":[1,0],"proof":{"nonce":"ddd735b527c542fff292facf3850f41b79e3d37501198b83942038619f516674","secret":"4321"}}');
INSERT INTO event VALUES(23,'1m80xtpeq17wats9',11,1795327613410,'finished',NULL,'{"id":"1m80xtpf247t70wh","outcome":"draw","winners":[0,1],"points":[1,1],"reason":"rounds"}');
INSERT INTO event VALUES(24,'1m80xtpf3e8e4gtw',1,1795327613411,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xtpe10t2j397","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xtpe10t2j397","join_code":"6PRH75","clock":null}');
INSERT INTO event VALUES(25,'1m80xtpf3e8e4gtw',2,1795327613414,'joined',1,'{"player":"1m80xtpe40k3d4s5"}');
INSERT INTO event VALUES(26,'1m80xtpf3e8e4gtw',3,1795327613418,'joined',2,'{"player":"1m80xtpe40k3fz1x"}');
INSERT INTO event VALUES(27,'1m80xtpf3e8e4gtw',4,1795327613418,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xtpe10t2j397","status":"joined"},{"player":"1m80xtpe40k3d4s5","status":"joined"},{"player":"1m80xtpe40k3fz1x","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO event VALUES(28,'1m80xtpf3e8e4gtw',5,1795327613422,'secret',0,'{"code":"1122","nonce":"a869100d759280829f931405d9a9fe29150aaf1c5ed60c4968a1389812dbce93","commitment":"baf3cc03e4adb29c7a6671fbfeaeae2b1fa6415d47e3e57f8409312f58b83be5"}');
INSERT INTO event VALUES(29,'1m80xtpf3e8e4gtw',6,1795327613423,'resigned',1,'{}');
INSERT INTO event VALUES(30,'1m80xtpf3e8e4gtw',7,1795327613426,'guess',2,'{"attempt":1,"code":"1122","black":4,"white":0,"solved":true}');
INSERT INTO event VALUES(31,'1m80xtpf3e8e4gtw',8,1795327613426,'round-over',NULL,'{"id":"1m80xtpfjcg0n4b6","round":1,"leader":0,"attempts":1,"solved":true,"solver":2,"secret":"1122","honest":true,"forfeited_by":null,"points":[0,0,1],"proof":{"nonce":"a869100d759280829f931405d9a9fe29150aaf1c5ed60c4968a1389812dbce93","secret":"1122"}}');
INSERT INTO event VALUES(32,'1m80xtpf3e8e4gtw',9,1795327613426,'round',NULL,'{"number":2,"leader":2,"commitment":null,"points":[0,0,1],"rules":1,"seats":[{"player":"1m80xtpe10t2j397","status":"joined"},{"player":"1m80xtpe40k3d4s5","status":"resigned"},{"player":"1m80xtpe40k3fz1x","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(33,'1m80xtpfkehzqy6q',1,1795327613427,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xtpe10t2j397","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m80xtpe10t2j397","join_code":null,"clock":null}');
INSERT INTO event VALUES(34,'1m80xtpfkehzqy6q',2,1795327613427,'round',NULL,'{"number":1,"leader":null,"commitment":"f108b5e630681d08cd5f756ed2394494acbd20051574ace87e5bc4bc064a375b","points":[0],"rules":1,"seats":[{"player":"1m80xtpe10t2j397","status":"joined"}],"rounds":2,"deal":{"nonce":"6494f5a1fb5b446a618b0d741b8c0aee4bcb747a5e208dfb0135e4b76673d264","secret":"6613"},"carry":null}');
INSERT INTO event VALUES(35,'1m80xtpfkehzqy6q',3,1795327613428,'guess',0,'{"attempt":1,"code":"1122","black":0,"white":1,"solved":false}');
INSERT INTO event VALUES(36,'1m80xtpfkehzqy6q',4,1795327613433,'guess',0,'{"attempt":2,"code":"3344","black":0,"white":1,"solved":false}');
INSERT INTO event VALUES(37,'1m80xtpfkehzqy6q',5,1795327613434,'resigned',0,'{}');
INSERT INTO event VALUES(38,'1m80xtpfkehzqy6q',6,1795327613434,'round-over',NULL,'{"id":"1m80xtpftafvwp86","round":1,"leader":null,"attempts":2,"solved":false,"solver":null,"secret":"6613","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"6494f5a1fb5b446a618b0d741b8c0aee4bcb747a5e208dfb0135e4b76673d264","secret":"6613"}}');
INSERT INTO event VALUES(39,'1m80xtpfkehzqy6q',7,1795327613434,'finished',NULL,'{"id":"1m80xtpftafvyaec","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO event VALUES(40,'1m80xtpfvb4eevve',1,1795327613435,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xtpfvb4ee0t0","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m80xtpfvb4ee0t0","join_code":null,"clock":null}');
INSERT INTO event VALUES(41,'1m80xtpfvb4eevve',2,1795327613435,'round',NULL,'{"number":1,"leader":null,"commitment":"e45eaf18a156682b3104f433c3bc005c8befc29d7abcdf876abdec7399fa2fe9","points":[0],"rules":1,"seats":[{"player":"1m80xtpfvb4ee0t0","status":"joined"}],"rounds":0,"deal":{"nonce":"67063138c313f68584ff81743f3f6235f3a5306ec5059570a77ac0456487356f","secret":"5640"},"carry":null}');
INSERT INTO event VALUES(42,'1m80xtpfw38w99dv',1,1795327613436,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"manual","secret":"held","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xtpe10t2j397","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xtpe10t2j397","join_code":"PKPWPK","clock":null}');
INSERT INTO event VALUES(43,'1m80xtpfw38w99dv',2,1795327613436,'joined',1,'{"player":"1m80xtpe40k3d4s5"}');
INSERT INTO event VALUES(44,'1m80xtpfw38w99dv',3,1795327613436,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xtpe10t2j397","status":"joined"},{"player":"1m80xtpe40k3d4s5","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(45,'1m80xtpfw38w99dv',4,1795327613437,'guess',1,'{"attempt":1,"code":"1234"}');
INSERT INTO event VALUES(46,'1m80xtpfw38w99dv',5,1795327613438,'answer',0,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES(47,'1m80xtpfw38w99dv',6,1795327613438,'round-over',NULL,'{"id":"1m80xtpfybnz9xj1","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":null}');
INSERT INTO event VALUES(48,'1m80xtpfw38w99dv',7,1795327613439,'resigned',1,'{}');
INSERT INTO event VALUES(49,'1m80xtpfw38w99dv',8,1795327613439,'finished',NULL,'{"id":"1m80xtpfz6qgd9s2","outcome":"win","winners":[0],"points":[0,1],"reason":"resignation"}');
INSERT INTO event VALUES(50,'1m80xtpg09esgtgj',1,1795327613440,'created',1,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"manual","secret":"held","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xtpe40k3d4s5","status":"invited"},{"player":"1m80xtpe10t2j397","status":"joined"}],"visibility":"private","ranked":false,"creator":"1m80xtpe10t2j397","join_code":"HP9CZ4","clock":null}');
INSERT INTO event VALUES(51,'1m80xtpfw38w99dv',9,1795327613440,'rematch',0,'{"game":"1m80xtpg09esgtgj"}');
INSERT INTO event VALUES(52,'1m80xtpg09esjnqc',1,1795327613440,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xtpe10t2j397","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m80xtpe10t2j397","join_code":"QSNC39","clock":null}');
INSERT INTO event VALUES(53,'1m80xtpg285hsagx',1,1795327613442,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xtpe10t2j397","status":"joined"},{"player":"1m80xtpe40k3d4s5","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xtpe10t2j397","join_code":"3PCFY6","clock":null}');
INSERT INTO event VALUES(54,'1m80xtpg285hsagx',2,1795327613443,'declined',1,'{"player":"1m80xtpe40k3d4s5"}');
INSERT INTO event VALUES(55,'1m80xtpg285hsagx',3,1795327613443,'aborted',NULL,'{"reason":"declined"}');
INSERT INTO event VALUES(56,'1m80xtpg3739fsb1',1,1795327613443,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xtpe10t2j397","status":"joined"},{"player":"1m80xtpe40k3d4s5","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xtpe10t2j397","join_code":"GVZ5E6","clock":null}');
INSERT INTO event VALUES(57,'1m80xtpg3739fsb1',2,1795327613444,'aborted',0,'{"reason":"creator"}');
INSERT INTO event VALUES(58,'1m80xtpg695hbjf3',1,1795327613446,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m80xtpe10t2j397","status":"joined"},{"player":"1m80xtpe40k3d4s5","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m80xtpe10t2j397","join_code":"37JMK2","clock":{"turn_seconds":30,"bot_turn_seconds":1}}');
INSERT INTO event VALUES(59,'1m80xtpg695hbjf3',2,1795327613450,'joined',1,'{"player":"1m80xtpe40k3d4s5"}');
INSERT INTO event VALUES(60,'1m80xtpg695hbjf3',3,1795327613450,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xtpe10t2j397","status":"joined"},{"player":"1m80xtpe40k3d4s5","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO event VALUES(61,'1m80xtpg695hbjf3',4,1795327613451,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO event VALUES(62,'1m80xtpg695hbjf3',5,1795327613451,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO event VALUES(63,'1m80xtpg695hbjf3',6,1795327613452,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO event VALUES(64,'1m80xtpg695hbjf3',7,1795327613453,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO event VALUES(65,'1m80xtpg695hbjf3',8,1795327613453,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO event VALUES(66,'1m80xtpg695hbjf3',9,1795327613453,'round-over',NULL,'{"id":"1m80xtpgd49c4ztk","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO event VALUES(67,'1m80xtpg695hbjf3',10,1795327613453,'finished',NULL,'{"id":"1m80xtpgd49c602q","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds"}');
INSERT INTO event VALUES(68,'1m80xtpgedze7yxp',1,1795327613454,'created',0,'{"ruleset":"gomoku","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m80xtpe10t2j397","status":"joined"},{"player":"1m80xtpe40k3d4s5","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xtpe10t2j397","join_code":"M2A9PN","clock":{"turn_seconds":30,"bot_turn_seconds":1}}');
INSERT INTO event VALUES(69,'1m80xtpgedze7yxp',2,1795327613455,'joined',1,'{"player":"1m80xtpe40k3d4s5"}');
INSERT INTO event VALUES(70,'1m80xtpgedze7yxp',3,1795327613455,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xtpe10t2j397","status":"joined"},{"player":"1m80xtpe40k3d4s5","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO event VALUES(71,'1m80xtpgedze7yxp',4,1795327613456,'move',0,'{"column":7,"row":7,"symbol":"X"}');
INSERT INTO event VALUES(72,'1m80xtpgjdqh6sn9',1,1795327613458,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xtpe10t2j397","status":"joined"},{"player":"1m80xtpe40k3d4s5","status":"invited"},{"player":"1m80xtpe40k3fz1x","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xtpe10t2j397","join_code":"T4DQDD","clock":{"turn_seconds":1,"bot_turn_seconds":1}}');
INSERT INTO event VALUES(73,'1m80xtpgjdqh6sn9',2,1795327613462,'joined',1,'{"player":"1m80xtpe40k3d4s5"}');
INSERT INTO event VALUES(74,'1m80xtpgjdqh6sn9',3,1795327613463,'joined',2,'{"player":"1m80xtpe40k3fz1x"}');
INSERT INTO event VALUES(75,'1m80xtpgjdqh6sn9',4,1795327613463,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xtpe10t2j397","status":"joined"},{"player":"1m80xtpe40k3d4s5","status":"joined"},{"player":"1m80xtpe40k3fz1x","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO event VALUES(76,'1m80xtpgjdqh6sn9',5,1795327613463,'secret',0,'{"code":"1122","nonce":"155df561b18879be331d088d795a8e78470d9524a62e48971f376f9927b572b5","commitment":"ab32a02c01f792ab10cfc28c319aaef7465369c3aa48c7c71f5884b92f8ebc00"}');
INSERT INTO event VALUES(77,'1m80xtpgr9ewerdh',1,1795327613464,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xtpe10t2j397","status":"joined"},{"player":"1m80xtpe40k3d4s5","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xtpe10t2j397","join_code":"E2C83F","clock":{"initial_seconds":3600,"increment_seconds":5}}');
INSERT INTO event VALUES(78,'1m80xtpgr9ewerdh',2,1795327613465,'joined',1,'{"player":"1m80xtpe40k3d4s5"}');
INSERT INTO event VALUES(79,'1m80xtpgr9ewerdh',3,1795327613465,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xtpe10t2j397","status":"joined"},{"player":"1m80xtpe40k3d4s5","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(80,'1m80xtpgr9ewerdh',4,1795327613466,'secret',0,'{"code":"1234","nonce":"49d0a265801a1f564b853f7c3bb311f5e88569a6d3049b3e2b290ebde268c47c","commitment":"4e1ab415b764177d9c9f69ccce736ccdaa44f52de16579f7466c63bcd2ac33b6"}');
INSERT INTO event VALUES(81,'1m80xtph225qbey8',1,1795327613474,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xtpe10t2j397","status":"joined"},{"player":"1m80xtpe40k3d4s5","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xtpe10t2j397","join_code":"JQTMGA","clock":{"turn_seconds":1,"bot_turn_seconds":1}}');
INSERT INTO event VALUES(82,'1m80xtph225qbey8',2,1795327613475,'joined',1,'{"player":"1m80xtpe40k3d4s5"}');
INSERT INTO event VALUES(83,'1m80xtph225qbey8',3,1795327613475,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xtpe10t2j397","status":"joined"},{"player":"1m80xtpe40k3d4s5","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(84,'1m80xtwqa6pmfn8r',1,1795327619818,'created',1,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"000000000p9c7fga","status":"joined","bot":"random"},{"player":"1m80xtpe10t2j397","status":"joined"}],"visibility":"private","ranked":false,"creator":"1m80xtpe10t2j397","join_code":null,"clock":null}');
INSERT INTO event VALUES(85,'1m80xtwqa6pmfn8r',2,1795327619818,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"000000000p9c7fga","status":"joined","bot":"random"},{"player":"1m80xtpe10t2j397","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(86,'1m80xtwqa6pmfn8r',3,1795327619825,'secret',0,'{"code":"5252","nonce":"c3f2c680d830489d8464a34ab79dc2012e7047f176bb05fc6d1952deef34761c","commitment":"52309067b93895926047ce9ac4ba277240e9031309df88dcc10bd491761e1801"}');
INSERT INTO event VALUES(87,'1m80xtx7n02s1fgh',1,1795327620341,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xtx7jczddkfq","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m80xtx7jczddkfq","join_code":null,"clock":null}');
INSERT INTO event VALUES(88,'1m80xtx7n02s1fgh',2,1795327620341,'round',NULL,'{"number":1,"leader":null,"commitment":"841a0152961ef99c97c023afca4b18b7dcf7022389a7da3b7e0654f8e30422cc","points":[0],"rules":1,"seats":[{"player":"1m80xtx7jczddkfq","status":"joined"}],"rounds":1,"deal":{"nonce":"a8a62231224571645a4fb9e89b649e3edf10bbb9df1d90fdc0787dcd6905305e","secret":"1232"},"carry":null}');
INSERT INTO event VALUES(89,'1m80xtx7n02s1fgh',3,1795327620343,'resigned',0,'{}');
INSERT INTO event VALUES(90,'1m80xtx7n02s1fgh',4,1795327620343,'round-over',NULL,'{"id":"1m80xtx7q2apbmxk","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"1232","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"a8a62231224571645a4fb9e89b649e3edf10bbb9df1d90fdc0787dcd6905305e","secret":"1232"}}');
INSERT INTO event VALUES(91,'1m80xtx7n02s1fgh',5,1795327620343,'finished',NULL,'{"id":"1m80xtx7q2apfj4v","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO event VALUES(92,'1m80xtx7t5hp68wp',1,1795327620346,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xtpe53regkxx","status":"joined"},{"player":"1m80xtpe40k3d4s5","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m80xtpe53regkxx","join_code":"F5E2AZ","clock":null}');
INSERT INTO event VALUES(93,'1m80xtx7t5hp68wp',2,1795327620347,'joined',1,'{"player":"1m80xtpe40k3d4s5"}');
INSERT INTO event VALUES(94,'1m80xtx7t5hp68wp',3,1795327620347,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xtpe53regkxx","status":"joined"},{"player":"1m80xtpe40k3d4s5","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(95,'1m80xtx7t5hp68wp',4,1795327620350,'secret',0,'{"code":"1234","nonce":"88705d3cd45b4ab5e5f682203e5d9aca5374c3aace4d863b99571eb881383d17","commitment":"db81a7454321fe06a01408d8e03be0fca4f393c5fc41a4f60ae134317777879a"}');
INSERT INTO event VALUES(96,'1m80xtx7t5hp68wp',5,1795327620354,'resigned',0,'{}');
INSERT INTO event VALUES(97,'1m80xtx7t5hp68wp',6,1795327620354,'round-over',NULL,'{"id":"1m80xtx82fbgnecg","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"88705d3cd45b4ab5e5f682203e5d9aca5374c3aace4d863b99571eb881383d17","secret":"1234"}}');
INSERT INTO event VALUES(98,'1m80xtx7t5hp68wp',7,1795327620354,'finished',NULL,'{"id":"1m80xtx82fbgq0k5","outcome":"win","winners":[1],"points":[0,1],"reason":"resignation"}');
INSERT INTO event VALUES(99,'1m80xtx86aqy16cb',1,1795327620358,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xtpe10t2j397","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xtpe10t2j397","join_code":"MV8X83","clock":null}');
INSERT INTO event VALUES(100,'1m80xtx86aqy16cb',2,1795327620359,'joined',1,'{"player":"1m80xtpe40k3d4s5"}');
INSERT INTO event VALUES(101,'1m80xtx86aqy16cb',3,1795327620360,'joined',2,'{"player":"1m80xtpe40k3fz1x"}');
INSERT INTO event VALUES(102,'1m80xtx86aqy16cb',4,1795327620360,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xtpe10t2j397","status":"joined"},{"player":"1m80xtpe40k3d4s5","status":"joined"},{"player":"1m80xtpe40k3fz1x","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO event VALUES(103,'1m80xtx86aqy16cb',5,1795327620361,'secret',0,'{"code":"1234","nonce":"58f4476cdab4b0249ff4c43ab900cb2e1d934a957d0cfe6639ff75156c6db572","commitment":"290d355f8a5e9750454e2230c1f07f0d26f1ddc86eda7bea3cb4371e0727ffcf"}');
INSERT INTO event VALUES(104,'1m80xtpf3e8e4gtw',10,1795327620710,'aborted',NULL,'{"reason":"expired"}');
INSERT INTO event VALUES(105,'1m80xtpfvb4eevve',3,1795327620710,'timed-out',0,'{}');
INSERT INTO event VALUES(106,'1m80xtpfvb4eevve',4,1795327620710,'round-over',NULL,'{"id":"1m80xtxk66bcp12h","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"5640","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"67063138c313f68584ff81743f3f6235f3a5306ec5059570a77ac0456487356f","secret":"5640"}}');
INSERT INTO event VALUES(107,'1m80xtpfvb4eevve',5,1795327620710,'finished',NULL,'{"id":"1m80xtxk66bcqxh6","outcome":"loss","winners":[],"points":[0],"reason":"finish"}');
INSERT INTO event VALUES(108,'1m80xtpgjdqh6sn9',6,1795327620710,'aborted',NULL,'{"reason":"expired"}');
INSERT INTO event VALUES(109,'1m80xtph225qbey8',4,1795327625720,'aborted',NULL,'{"reason":"expired"}');
INSERT INTO event VALUES(110,'1m80xtwqa6pmfn8r',4,1795327625720,'aborted',NULL,'{"reason":"expired"}');
INSERT INTO event VALUES(111,'1m80xtx86aqy16cb',6,1795327625720,'timed-out',1,'{}');
INSERT INTO event VALUES(112,'1m80xtx86aqy16cb',7,1795327625720,'timed-out',2,'{}');
INSERT INTO event VALUES(113,'1m80xtx86aqy16cb',8,1795327625720,'round-over',NULL,'{"id":"1m80xv2fr4c1x5ad","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":2,"points":[1,0,0],"proof":{"nonce":"58f4476cdab4b0249ff4c43ab900cb2e1d934a957d0cfe6639ff75156c6db572","secret":"1234"}}');
INSERT INTO event VALUES(114,'1m80xtx86aqy16cb',9,1795327625720,'finished',NULL,'{"id":"1m80xv2fr4c1xt08","outcome":"win","winners":[0],"points":[1,0,0],"reason":"finish"}');
INSERT INTO event VALUES(115,'1m80xv2h8f6x5g1w',1,1795327625768,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xtpe10t2j397","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xtpe10t2j397","join_code":"P6Q6ZW","clock":null}');
INSERT INTO event VALUES(116,'1m80xv2h8f6x5g1w',2,1795327625769,'joined',1,'{"player":"1m80xtpe40k3d4s5"}');
INSERT INTO event VALUES(117,'1m80xv2h8f6x5g1w',3,1795327625772,'joined',2,'{"player":"1m80xtpe40k3fz1x"}');
INSERT INTO event VALUES(118,'1m80xv2h8f6x5g1w',4,1795327625772,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xtpe10t2j397","status":"joined"},{"player":"1m80xtpe40k3d4s5","status":"joined"},{"player":"1m80xtpe40k3fz1x","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO event VALUES(119,'1m80xv2h8f6x5g1w',5,1795327625773,'secret',0,'{"code":"1234","nonce":"b83da7df85ff3edd48045d117ce57122db58df9aaf14a4238c9741f8288e38ba","commitment":"3c26eec149e632c49c146b509fbb7f6262d3e12ce977f5ab774c71a5a78ca160"}');
INSERT INTO event VALUES(120,'1m80xv2hf4h8wa0t',1,1795327625775,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xtpe10t2j397","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xtpe10t2j397","join_code":"AN2Z9C","clock":null}');
INSERT INTO event VALUES(121,'1m80xv2hf4h8wa0t',2,1795327625777,'joined',1,'{"player":"1m80xtpe40k3d4s5"}');
INSERT INTO event VALUES(122,'1m80xv2hf4h8wa0t',3,1795327625777,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xtpe10t2j397","status":"joined"},{"player":"1m80xtpe40k3d4s5","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(123,'1m80xv2hf4h8wa0t',4,1795327625778,'secret',0,'{"code":"1234","nonce":"144b74a838149a36b3033ccf7754dd410d8809b1b9ea112f7e71e4c755149e70","commitment":"7782dc0bbaf01f112e875ac79ae473abbc1c912ce5757dbacde8bbedf6ae55c6"}');
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
INSERT INTO standing VALUES('bulls-and-cows','1m80xtpe10t2j397',3,0,X'0002000002000000000000000000000080d0eb88c06802000002000000000000000000000080b0ba9abc6802000002000000000000000000000080a0bfc6b268020000020000000000000000000000',1337.6891060937023212,290.31896371798046629,0.059999675372338141798,1795327613398);
INSERT INTO standing VALUES('bulls-and-cows','1m80xtpe40k3d4s5',8,0,X'0004040000e0d403000000040484d4eb9dc06884d4eb9dc068000084d4eb9dc06880d0eb88c06804040000e0d403000000040484d4eb9dc06884d4eb9dc068000084d4eb9dc06880b0ba9abc6804040000e0d403000000040484d4eb9dc06884d4eb9dc068000084d4eb9dc06880a0bfc6b26804040000e0d403000000040484d4eb9dc06884d4eb9dc068000084d4eb9dc068',1750.5421098017523036,256.34516998314427383,0.059999052127923432897,1795327620354);
INSERT INTO standing VALUES('bulls-and-cows','1m80xtpe53regkxx',9,1,X'0002000002000000000000000000000080d0eb88c06802000002000000000000000000000080b0ba9abc6802000002000000000000000000000080a0bfc6b268020000020000000000000000000000',1383.3580792733678208,286.92720667234578968,0.059999277078063059653,1795327620354);
INSERT INTO standing VALUES('bulls-and-cows','1m80xtpfvb4ee0t0',10,0,X'0002000002000000000000000000000080d0eb88c06802000002000000000000000000000080b0ba9abc6802000002000000000000000000000080a0bfc6b268020000020000000000000000000000',NULL,NULL,NULL,NULL);
INSERT INTO standing VALUES('mastermind','1m80xtpe10t2j397',1,0,X'00020000020002a0ef0fa0ef0f00000000f4e7ea9dc068f4e7ea9dc0680080d0eb88c068020000020002a0ef0fa0ef0f00000000f4e7ea9dc068f4e7ea9dc0680080b0ba9abc68020000020002a0ef0fa0ef0f00000000f4e7ea9dc068f4e7ea9dc0680080a0bfc6b268020000020002a0ef0fa0ef0f00000000f4e7ea9dc068f4e7ea9dc06800',NULL,NULL,NULL,NULL);
INSERT INTO standing VALUES('mastermind','1m80xtx7jczddkfq',2,0,X'00020000020002a0ef0fa0ef0f00000000eed3eb9dc068eed3eb9dc0680080d0eb88c068020000020002a0ef0fa0ef0f00000000eed3eb9dc068eed3eb9dc0680080b0ba9abc68020000020002a0ef0fa0ef0f00000000eed3eb9dc068eed3eb9dc0680080a0bfc6b268020000020002a0ef0fa0ef0f00000000eed3eb9dc068eed3eb9dc06800',NULL,NULL,NULL,NULL);
INSERT INTO standing VALUES('tic-tac-toe','1m80xtpe10t2j397',3,0,X'0002020000a09c0100000002029ae8ea9dc0689ae8ea9dc06800009ae8ea9dc06880d0eb88c06802020000a09c0100000002029ae8ea9dc0689ae8ea9dc06800009ae8ea9dc06880b0ba9abc6802020000a09c0100000002029ae8ea9dc0689ae8ea9dc06800009ae8ea9dc06880a0bfc6b26802020000a09c0100000002029ae8ea9dc0689ae8ea9dc06800009ae8ea9dc068',1662.3108939062976787,290.31896371798046629,0.059999675372338141798,1795327613453);
INSERT INTO standing VALUES('tic-tac-toe','1m80xtpe40k3d4s5',4,0,X'0002000002000000000000000000000080d0eb88c06802000002000000000000000000000080b0ba9abc6802000002000000000000000000000080a0bfc6b268020000020000000000000000000000',1337.6891060937023212,290.31896371798046629,0.059999675372338141798,1795327613453);
CREATE TABLE rating_pair (
    ruleset TEXT    NOT NULL,
    a       TEXT    NOT NULL, -- the player whose id is the smaller
    b       TEXT    NOT NULL,
    day     INTEGER NOT NULL, -- its beginning
    games   INTEGER NOT NULL,
    PRIMARY KEY (ruleset, a, b)
) STRICT, WITHOUT ROWID;
INSERT INTO rating_pair VALUES('bulls-and-cows','1m80xtpe10t2j397','1m80xtpe40k3d4s5',1795305600000,1);
INSERT INTO rating_pair VALUES('bulls-and-cows','1m80xtpe40k3d4s5','1m80xtpe53regkxx',1795305600000,1);
INSERT INTO rating_pair VALUES('tic-tac-toe','1m80xtpe10t2j397','1m80xtpe40k3d4s5',1795305600000,1);
CREATE TABLE keepsake (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB    NOT NULL CHECK (length(key) = 32)
) STRICT;
INSERT INTO keepsake VALUES(1,X'da978309d0392d2ff4c3847064989e7991f8ea44c85609f366526d0a3597a49e');
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
, deleted_at INTEGER) STRICT, WITHOUT ROWID;
INSERT INTO webhook VALUES('1m80xtx7m0pd8td4','1m80xtx7e8d3s7xs','http://127.0.0.1:9/',11,X'fde02b96bd0ff49d2703e7ca1cb67c1c9533b94808b502aea8e6b809f1e4861f',NULL,NULL,1795327620340,NULL,NULL);
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
INSERT INTO delivery VALUES(1,'1m80xtx7n02s1wav','1m80xtx7m0pd8td4','1m80xtx7n02s1fgh','1m80xtx7n02s1fgh-1-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T06:07:00.341Z","data":{"seq":1,"at":"2026-11-22T06:07:00.341Z","kind":"created","seat":0,"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xtx7jczddkfq","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m80xtx7jczddkfq","clock":null,"game":"1m80xtx7n02s1fgh"}}',1795327620341,2,1795327656085,1795327625499,NULL,NULL,0);
INSERT INTO delivery VALUES(2,'1m80xtx7n02s2ef8','1m80xtx7m0pd8td4','1m80xtx7n02s1fgh','1m80xtx7n02s1fgh-2-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T06:07:00.341Z","data":{"seq":2,"at":"2026-11-22T06:07:00.341Z","kind":"round","seat":null,"number":1,"leader":null,"commitment":"841a0152961ef99c97c023afca4b18b7dcf7022389a7da3b7e0654f8e30422cc","points":[0],"game":"1m80xtx7n02s1fgh"}}',1795327620341,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(3,'1m80xtx7n02s2hzp','1m80xtx7m0pd8td4','1m80xtx7n02s1fgh','1m80xtx7n02s1fgh-2-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T06:07:00.341Z","data":{"game":"1m80xtx7n02s1fgh","seq":2,"players":["1m80xtx7jczddkfq"],"seats":[0],"deadline":null}}',1795327620341,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(4,'1m80xtx7q2apa3ef','1m80xtx7m0pd8td4','1m80xtx7n02s1fgh','1m80xtx7n02s1fgh-3-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T06:07:00.343Z","data":{"seq":3,"at":"2026-11-22T06:07:00.343Z","kind":"resigned","seat":0,"game":"1m80xtx7n02s1fgh"}}',1795327620343,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(5,'1m80xtx7q2apcs3q','1m80xtx7m0pd8td4','1m80xtx7n02s1fgh','1m80xtx7n02s1fgh-4-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T06:07:00.343Z","data":{"seq":4,"at":"2026-11-22T06:07:00.343Z","kind":"round-over","seat":null,"id":"1m80xtx7q2apbmxk","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"1232","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"a8a62231224571645a4fb9e89b649e3edf10bbb9df1d90fdc0787dcd6905305e","secret":"1232"},"game":"1m80xtx7n02s1fgh"}}',1795327620343,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(6,'1m80xtx7q2ape792','1m80xtx7m0pd8td4','1m80xtx7n02s1fgh','1m80xtx7n02s1fgh-4-result.published','result.published','{"type":"result.published","timestamp":"2026-11-22T06:07:00.343Z","data":{"id":"1m80xtx7q2apbmxk","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"1232","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T06:07:00.343Z","kind":"round","game":"1m80xtx7n02s1fgh","ruleset":"mastermind","ranked":true,"seats":[{"seat":0,"player":{"id":"1m80xtx7jczddkfq"}}]}}',1795327620343,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(7,'1m80xtx7q2apgttw','1m80xtx7m0pd8td4','1m80xtx7n02s1fgh','1m80xtx7n02s1fgh-5-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T06:07:00.343Z","data":{"seq":5,"at":"2026-11-22T06:07:00.343Z","kind":"finished","seat":null,"id":"1m80xtx7q2apfj4v","outcome":"loss","winners":[],"points":[0],"reason":"resignation","game":"1m80xtx7n02s1fgh"}}',1795327620343,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(8,'1m80xtx7q2apj099','1m80xtx7m0pd8td4','1m80xtx7n02s1fgh','1m80xtx7n02s1fgh-5-result.published','result.published','{"type":"result.published","timestamp":"2026-11-22T06:07:00.343Z","data":{"id":"1m80xtx7q2apfj4v","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T06:07:00.343Z","kind":"match","game":"1m80xtx7n02s1fgh","ruleset":"mastermind","ranked":true,"seats":[{"seat":0,"player":{"id":"1m80xtx7jczddkfq"}}]}}',1795327620343,0,NULL,NULL,NULL,NULL,0);
CREATE TABLE player_event (
    player   TEXT    NOT NULL,
    seq      INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the player
    at       INTEGER NOT NULL,
    kind     TEXT    NOT NULL,                 -- invited, joined, declined, turn, round-over, finished, rematch, aborted
    game     TEXT    NOT NULL,
    game_seq INTEGER NOT NULL,                 -- the game's event that it is about
    PRIMARY KEY (player, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO player_event VALUES('1m80xtpe10t2j397',1,1795327613388,'joined','1m80xtpe83drqcnr',2);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',2,1795327613388,'turn','1m80xtpe83drqcnr',3);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',3,1795327613394,'round-over','1m80xtpe83drqcnr',7);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',4,1795327613397,'turn','1m80xtpe83drqcnr',9);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',5,1795327613398,'finished','1m80xtpe83drqcnr',12);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',6,1795327613400,'joined','1m80xtpeq17wats9',2);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',7,1795327613400,'turn','1m80xtpeq17wats9',3);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',8,1795327613402,'round-over','1m80xtpeq17wats9',6);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',9,1795327613406,'turn','1m80xtpeq17wats9',8);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',10,1795327613410,'round-over','1m80xtpeq17wats9',10);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',11,1795327613410,'finished','1m80xtpeq17wats9',11);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',12,1795327613414,'joined','1m80xtpf3e8e4gtw',2);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',13,1795327613418,'joined','1m80xtpf3e8e4gtw',3);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',14,1795327613418,'turn','1m80xtpf3e8e4gtw',4);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',15,1795327613426,'round-over','1m80xtpf3e8e4gtw',8);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',16,1795327613436,'joined','1m80xtpfw38w99dv',2);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',17,1795327613437,'turn','1m80xtpfw38w99dv',4);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',18,1795327613438,'round-over','1m80xtpfw38w99dv',6);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',19,1795327613439,'finished','1m80xtpfw38w99dv',8);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',20,1795327613440,'rematch','1m80xtpfw38w99dv',9);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',21,1795327613443,'declined','1m80xtpg285hsagx',2);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',22,1795327613443,'aborted','1m80xtpg285hsagx',3);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',23,1795327613444,'aborted','1m80xtpg3739fsb1',2);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',24,1795327613450,'joined','1m80xtpg695hbjf3',2);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',25,1795327613450,'turn','1m80xtpg695hbjf3',3);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',26,1795327613451,'turn','1m80xtpg695hbjf3',5);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',27,1795327613453,'turn','1m80xtpg695hbjf3',7);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',28,1795327613453,'round-over','1m80xtpg695hbjf3',9);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',29,1795327613453,'finished','1m80xtpg695hbjf3',10);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',30,1795327613455,'joined','1m80xtpgedze7yxp',2);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',31,1795327613455,'turn','1m80xtpgedze7yxp',3);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',32,1795327613462,'joined','1m80xtpgjdqh6sn9',2);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',33,1795327613463,'joined','1m80xtpgjdqh6sn9',3);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',34,1795327613463,'turn','1m80xtpgjdqh6sn9',4);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',35,1795327613465,'joined','1m80xtpgr9ewerdh',2);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',36,1795327613465,'turn','1m80xtpgr9ewerdh',3);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',37,1795327613475,'joined','1m80xtph225qbey8',2);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',38,1795327613475,'turn','1m80xtph225qbey8',3);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',39,1795327619825,'turn','1m80xtwqa6pmfn8r',3);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',40,1795327620359,'joined','1m80xtx86aqy16cb',2);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',41,1795327620360,'joined','1m80xtx86aqy16cb',3);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',42,1795327620360,'turn','1m80xtx86aqy16cb',4);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',43,1795327620710,'aborted','1m80xtpf3e8e4gtw',10);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',44,1795327620710,'aborted','1m80xtpgjdqh6sn9',6);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',45,1795327625720,'aborted','1m80xtph225qbey8',4);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',46,1795327625720,'aborted','1m80xtwqa6pmfn8r',4);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',47,1795327625720,'round-over','1m80xtx86aqy16cb',8);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',48,1795327625720,'finished','1m80xtx86aqy16cb',9);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',49,1795327625769,'joined','1m80xv2h8f6x5g1w',2);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',50,1795327625772,'joined','1m80xv2h8f6x5g1w',3);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',51,1795327625772,'turn','1m80xv2h8f6x5g1w',4);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',52,1795327625777,'joined','1m80xv2hf4h8wa0t',2);
INSERT INTO player_event VALUES('1m80xtpe10t2j397',53,1795327625777,'turn','1m80xv2hf4h8wa0t',3);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',1,1795327613384,'invited','1m80xtpe83drqcnr',1);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',2,1795327613390,'turn','1m80xtpe83drqcnr',4);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',3,1795327613394,'round-over','1m80xtpe83drqcnr',7);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',4,1795327613398,'round-over','1m80xtpe83drqcnr',11);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',5,1795327613398,'finished','1m80xtpe83drqcnr',12);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',6,1795327613401,'turn','1m80xtpeq17wats9',4);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',7,1795327613402,'round-over','1m80xtpeq17wats9',6);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',8,1795327613410,'round-over','1m80xtpeq17wats9',10);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',9,1795327613410,'finished','1m80xtpeq17wats9',11);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',10,1795327613418,'joined','1m80xtpf3e8e4gtw',3);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',11,1795327613422,'turn','1m80xtpf3e8e4gtw',5);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',12,1795327613438,'round-over','1m80xtpfw38w99dv',6);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',13,1795327613439,'finished','1m80xtpfw38w99dv',8);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',14,1795327613440,'invited','1m80xtpg09esgtgj',1);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',15,1795327613440,'rematch','1m80xtpfw38w99dv',9);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',16,1795327613442,'invited','1m80xtpg285hsagx',1);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',17,1795327613443,'invited','1m80xtpg3739fsb1',1);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',18,1795327613444,'aborted','1m80xtpg3739fsb1',2);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',19,1795327613446,'invited','1m80xtpg695hbjf3',1);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',20,1795327613451,'turn','1m80xtpg695hbjf3',4);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',21,1795327613452,'turn','1m80xtpg695hbjf3',6);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',22,1795327613453,'round-over','1m80xtpg695hbjf3',9);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',23,1795327613453,'finished','1m80xtpg695hbjf3',10);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',24,1795327613454,'invited','1m80xtpgedze7yxp',1);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',25,1795327613456,'turn','1m80xtpgedze7yxp',4);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',26,1795327613458,'invited','1m80xtpgjdqh6sn9',1);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',27,1795327613463,'joined','1m80xtpgjdqh6sn9',3);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',28,1795327613463,'turn','1m80xtpgjdqh6sn9',5);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',29,1795327613464,'invited','1m80xtpgr9ewerdh',1);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',30,1795327613466,'turn','1m80xtpgr9ewerdh',4);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',31,1795327613474,'invited','1m80xtph225qbey8',1);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',32,1795327620346,'invited','1m80xtx7t5hp68wp',1);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',33,1795327620350,'turn','1m80xtx7t5hp68wp',4);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',34,1795327620354,'round-over','1m80xtx7t5hp68wp',6);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',35,1795327620354,'finished','1m80xtx7t5hp68wp',7);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',36,1795327620360,'joined','1m80xtx86aqy16cb',3);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',37,1795327620361,'turn','1m80xtx86aqy16cb',5);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',38,1795327620710,'aborted','1m80xtpf3e8e4gtw',10);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',39,1795327620710,'aborted','1m80xtpgjdqh6sn9',6);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',40,1795327625720,'aborted','1m80xtph225qbey8',4);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',41,1795327625720,'round-over','1m80xtx86aqy16cb',8);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',42,1795327625720,'finished','1m80xtx86aqy16cb',9);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',43,1795327625772,'joined','1m80xv2h8f6x5g1w',3);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',44,1795327625773,'turn','1m80xv2h8f6x5g1w',5);
INSERT INTO player_event VALUES('1m80xtpe40k3d4s5',45,1795327625778,'turn','1m80xv2hf4h8wa0t',4);
INSERT INTO player_event VALUES('1m80xtpe40k3fz1x',1,1795327613423,'turn','1m80xtpf3e8e4gtw',6);
INSERT INTO player_event VALUES('1m80xtpe40k3fz1x',2,1795327613426,'round-over','1m80xtpf3e8e4gtw',8);
INSERT INTO player_event VALUES('1m80xtpe40k3fz1x',3,1795327613458,'invited','1m80xtpgjdqh6sn9',1);
INSERT INTO player_event VALUES('1m80xtpe40k3fz1x',4,1795327620710,'aborted','1m80xtpf3e8e4gtw',10);
INSERT INTO player_event VALUES('1m80xtpe40k3fz1x',5,1795327620710,'aborted','1m80xtpgjdqh6sn9',6);
INSERT INTO player_event VALUES('1m80xtpe40k3fz1x',6,1795327625720,'round-over','1m80xtx86aqy16cb',8);
INSERT INTO player_event VALUES('1m80xtpe40k3fz1x',7,1795327625720,'finished','1m80xtx86aqy16cb',9);
INSERT INTO player_event VALUES('1m80xtpe53regkxx',1,1795327620347,'joined','1m80xtx7t5hp68wp',2);
INSERT INTO player_event VALUES('1m80xtpe53regkxx',2,1795327620347,'turn','1m80xtx7t5hp68wp',3);
INSERT INTO player_event VALUES('1m80xtpe53regkxx',3,1795327620354,'finished','1m80xtx7t5hp68wp',7);
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
CREATE INDEX delivery_ended ON delivery (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX delivery_due ON delivery (webhook, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX delivery_in_order ON delivery (webhook, game, number) WHERE ended_at IS NULL;
CREATE INDEX webhook_deleted ON webhook (deleted_at) WHERE deleted_at IS NOT NULL;
COMMIT;
