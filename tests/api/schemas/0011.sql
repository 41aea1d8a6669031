-- SPDX-License-Identifier: Apache-2.0
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL
) STRICT;
INSERT INTO migration VALUES(1,'core',X'324449569f032f53481969c3dc97a3bcb5a0447aa162aca6101ae02883e40221',1795327604374);
INSERT INTO migration VALUES(2,'accounts',X'7b0a6eb81c193a7c2c1713c20149cc797babdec6b7a6e6f7658749e82de7e833',1795327604379);
INSERT INTO migration VALUES(3,'expiry',X'0590ae66564bc0986c896c1b4d5825c30f1d7fe46c6ad6c1a40968dfcee8a953',1795327604381);
INSERT INTO migration VALUES(4,'result_feed',X'31fb3533fe15d84792b1e65419aef7594879c2d7a1a4b8226f53cb66e07a769e',1795327604384);
INSERT INTO migration VALUES(5,'append_only_log',X'ecae7c378deafe0f401c4fa553e6450bf0a6ae101a6334de6402d4f585a55495',1795327604386);
INSERT INTO migration VALUES(6,'standings',X'22d58670aca2ef75bf4f050266e9a62ad427aa7f07a8d3fe936c8fb428e4668e',1795327604389);
INSERT INTO migration VALUES(7,'keepsake',X'b0912ef89347b7a96048cafa76624f6827b69ab2ca6b079a9938342a8b275151',1795327604391);
INSERT INTO migration VALUES(8,'webhooks',X'2a20d0e6551ef8257e9ed7435a9c59c243db2967615bc4017eaf860929a8bd96',1795327604394);
INSERT INTO migration VALUES(9,'player_events',X'e2acde6961069be769c514c7fd6551eae02583b6e1d6f13bdf424e79657658cf',1795327604398);
INSERT INTO migration VALUES(10,'webhook_order',X'1b20e1cb3de8f2a1285b8008c5532809c700c1e70348470f42d94382efe0dbec',1795327604403);
INSERT INTO migration VALUES(11,'clocks',X'10c108ef12c97da0313bd1eee016d4ab2a2dfecee6a3bdbe4407ce4db6814008',1795327604405);
CREATE TABLE player (
    id         TEXT    PRIMARY KEY NOT NULL,
    name       TEXT,                                     -- NULL = deleted
    bot        INTEGER NOT NULL CHECK (bot IN (0, 1)),   -- a program
    guest      INTEGER NOT NULL CHECK (guest IN (0, 1)), -- made on the way, by playing without a token
    owner      TEXT REFERENCES player (id),              -- the service that made it
    created_at INTEGER NOT NULL,
    deleted_at INTEGER
) STRICT, WITHOUT ROWID;
INSERT INTO player VALUES('000000000p9c7fga','random',1,0,NULL,1795327607150,NULL);
INSERT INTO player VALUES('1m80xtdpefnsqdqv','Ann',0,0,NULL,1795327604430,NULL);
INSERT INTO player VALUES('1m80xtdpjcxfyktk','Bob',0,0,NULL,1795327604434,NULL);
INSERT INTO player VALUES('1m80xtdpp8vqdka4','Cid',0,0,NULL,1795327604438,NULL);
INSERT INTO player VALUES('1m80xtdpraajqyhg',NULL,0,0,NULL,1795327604440,1795327607685);
INSERT INTO player VALUES('1m80xtdsh3gj16cf','Guest',0,1,NULL,1795327604529,NULL);
INSERT INTO player VALUES('1m80xtgvj9zy4kt3','service',1,0,NULL,1795327607666,NULL);
INSERT INTO player VALUES('1m80xtgvtar7ycpp','Served',0,0,'1m80xtgvj9zy4kt3',1795327607674,NULL);
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
INSERT INTO token VALUES(X'0b58706fc46794efda7dc855322bc0fa500a2a7b3edee459ccd91861f4ed9f99','1m80xtgvj9zy6f8h','1m80xtgvj9zy4kt3',2,'referee token create',1795327607666,NULL,NULL);
INSERT INTO token VALUES(X'7722ffb5be29c294258ca3fd54a86096ff941feb8a448e272d4a3588d87ed973','1m80xtdpjcxfyt8t','1m80xtdpjcxfyktk',1,'',1795327604434,NULL,NULL);
INSERT INTO token VALUES(X'a9ffc4920a13ba3f74c7458fbbb8c61a192fe18a6da78967d1b989b94f0f5a08','1m80xtdpp8vqenm1','1m80xtdpp8vqdka4',1,'',1795327604438,NULL,NULL);
INSERT INTO token VALUES(X'aa99271a18fd15ef05a010d754ca640a614dbe6b8f58254ca81d59000d8bc23f','1m80xtdsh3gj1yj3','1m80xtdsh3gj16cf',1,'',1795327604529,NULL,NULL);
INSERT INTO token VALUES(X'b350691c72d236ba42a67c6ec99afe04fc9fa0947de3472ae913667eec4a64a3','1m80xtgvtar80anv','1m80xtgvtar7ycpp',1,'',1795327607674,NULL,NULL);
INSERT INTO token VALUES(X'bc24a8b215f80daa63e9c05c685295f961bf7659a56a750f05785ef70d1b3aa4','1m80xtdpraajqzqz','1m80xtdpraajqyhg',1,'',1795327604440,NULL,1795327607685);
INSERT INTO token VALUES(X'f583f285e99a4eac7fde086be48a80c8150c126067ed4d911cce7281a05e31d9','1m80xtdpefnss1rc','1m80xtdpefnsqdqv',1,'',1795327604430,NULL,NULL);
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
, timed INTEGER NOT NULL DEFAULT 0 CHECK (timed IN (0, 1))) STRICT, WITHOUT ROWID;
INSERT INTO game VALUES('1m80xtdptfy63vk2','bulls-and-cows','finished','private',1,'1m80xtdpefnsqdqv',NULL,1795327604442,1795327604461,0);
INSERT INTO game VALUES('1m80xtdqhakg48qv','bulls-and-cows','finished','private',0,'1m80xtdpefnsqdqv',NULL,1795327604465,1795327604509,0);
INSERT INTO game VALUES('1m80xtdry4szabbx','mastermind','aborted','private',0,'1m80xtdpefnsqdqv',NULL,1795327604510,1795327608056,0);
INSERT INTO game VALUES('1m80xtdsa07npyys','mastermind','finished','private',1,'1m80xtdpefnsqdqv',NULL,1795327604522,1795327604528,0);
INSERT INTO game VALUES('1m80xtdsh3gj1sr2','bulls-and-cows','finished','private',1,'1m80xtdsh3gj16cf',NULL,1795327604529,1795327608056,0);
INSERT INTO game VALUES('1m80xtdsj767dhty','bulls-and-cows','finished','private',0,'1m80xtdpefnsqdqv',NULL,1795327604530,1795327604534,0);
INSERT INTO game VALUES('1m80xtdsqcqszctq','bulls-and-cows','open','private',0,'1m80xtdpefnsqdqv','Y262YS',1795327604535,NULL,0);
INSERT INTO game VALUES('1m80xtdsr8k5sdrb','mastermind','open','public',0,'1m80xtdpefnsqdqv','ATHAZ2',1795327604536,NULL,0);
INSERT INTO game VALUES('1m80xtdss1dayd75','mastermind','aborted','private',0,'1m80xtdpefnsqdqv',NULL,1795327604537,1795327604539,0);
INSERT INTO game VALUES('1m80xtdsw64f1j7e','mastermind','aborted','private',0,'1m80xtdpefnsqdqv',NULL,1795327604540,1795327604541,0);
INSERT INTO game VALUES('1m80xtdsy0m88284','tic-tac-toe','finished','private',1,'1m80xtdpefnsqdqv',NULL,1795327604542,1795327604547,0);
INSERT INTO game VALUES('1m80xtdt66h7z04f','gomoku','playing','private',0,'1m80xtdpefnsqdqv','SXBQA4',1795327604550,NULL,1);
INSERT INTO game VALUES('1m80xtdt90amdbsy','yahtzee','finished','private',1,'1m80xtdpefnsqdqv',NULL,1795327604553,1795327604577,0);
INSERT INTO game VALUES('1m80xtdv27qc1vv7','mastermind','aborted','private',0,'1m80xtdpefnsqdqv',NULL,1795327604578,1795327608056,0);
INSERT INTO game VALUES('1m80xtdv6cr1gj69','bulls-and-cows','playing','private',0,'1m80xtdpefnsqdqv','DTCR4W',1795327604582,NULL,1);
INSERT INTO game VALUES('1m80xtdv9akjdjha','mastermind','aborted','private',0,'1m80xtdpefnsqdqv',NULL,1795327604585,1795327605637,0);
INSERT INTO game VALUES('1m80xtgbedwjjeen','mastermind','aborted','private',0,'1m80xtdpefnsqdqv',NULL,1795327607150,1795327613059,0);
INSERT INTO game VALUES('1m80xtgvw108brnd','mastermind','finished','private',1,'1m80xtgvtar7ycpp',NULL,1795327607676,1795327607678,0);
INSERT INTO game VALUES('1m80xtgw28xcz37c','bulls-and-cows','finished','private',1,'1m80xtdpraajqyhg',NULL,1795327607682,1795327607685,0);
INSERT INTO game VALUES('1m80xtgw7d351mpn','bulls-and-cows','finished','private',0,'1m80xtdpefnsqdqv',NULL,1795327607687,1795327613059,0);
INSERT INTO game VALUES('1m80xtp6fbpqat0j','bulls-and-cows','playing','private',0,'1m80xtdpefnsqdqv','JDYPFR',1795327613135,NULL,0);
INSERT INTO game VALUES('1m80xtp6m969wycw','bulls-and-cows','playing','private',0,'1m80xtdpefnsqdqv','FGTXNZ',1795327613140,NULL,0);
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
INSERT INTO seat VALUES('1m80xtdptfy63vk2',0,'1m80xtdpefnsqdqv','resigned',0,0);
INSERT INTO seat VALUES('1m80xtdptfy63vk2',1,'1m80xtdpjcxfyktk','joined',0,0);
INSERT INTO seat VALUES('1m80xtdqhakg48qv',0,'1m80xtdpefnsqdqv','joined',0,0);
INSERT INTO seat VALUES('1m80xtdqhakg48qv',1,'1m80xtdpjcxfyktk','joined',0,0);
INSERT INTO seat VALUES('1m80xtdry4szabbx',0,'1m80xtdpefnsqdqv','joined',0,0);
INSERT INTO seat VALUES('1m80xtdry4szabbx',1,'1m80xtdpjcxfyktk','resigned',0,0);
INSERT INTO seat VALUES('1m80xtdry4szabbx',2,'1m80xtdpp8vqdka4','joined',0,0);
INSERT INTO seat VALUES('1m80xtdsa07npyys',0,'1m80xtdpefnsqdqv','resigned',0,0);
INSERT INTO seat VALUES('1m80xtdsh3gj1sr2',0,'1m80xtdsh3gj16cf','joined',0,0);
INSERT INTO seat VALUES('1m80xtdsj767dhty',0,'1m80xtdpefnsqdqv','joined',0,0);
INSERT INTO seat VALUES('1m80xtdsj767dhty',1,'1m80xtdpjcxfyktk','resigned',0,0);
INSERT INTO seat VALUES('1m80xtdsqcqszctq',0,'1m80xtdpjcxfyktk','invited',1,0);
INSERT INTO seat VALUES('1m80xtdsqcqszctq',1,'1m80xtdpefnsqdqv','joined',1,0);
INSERT INTO seat VALUES('1m80xtdsr8k5sdrb',0,'1m80xtdpefnsqdqv','joined',1,1);
INSERT INTO seat VALUES('1m80xtdsr8k5sdrb',1,NULL,'open',1,1);
INSERT INTO seat VALUES('1m80xtdss1dayd75',0,'1m80xtdpefnsqdqv','joined',0,0);
INSERT INTO seat VALUES('1m80xtdss1dayd75',1,'1m80xtdpjcxfyktk','declined',0,0);
INSERT INTO seat VALUES('1m80xtdsw64f1j7e',0,'1m80xtdpefnsqdqv','joined',0,0);
INSERT INTO seat VALUES('1m80xtdsw64f1j7e',1,'1m80xtdpjcxfyktk','invited',0,0);
INSERT INTO seat VALUES('1m80xtdsy0m88284',0,'1m80xtdpefnsqdqv','joined',0,0);
INSERT INTO seat VALUES('1m80xtdsy0m88284',1,'1m80xtdpjcxfyktk','joined',0,0);
INSERT INTO seat VALUES('1m80xtdt66h7z04f',0,'1m80xtdpefnsqdqv','joined',1,0);
INSERT INTO seat VALUES('1m80xtdt66h7z04f',1,'1m80xtdpjcxfyktk','joined',1,0);
INSERT INTO seat VALUES('1m80xtdt90amdbsy',0,'1m80xtdpefnsqdqv','joined',0,0);
INSERT INTO seat VALUES('1m80xtdt90amdbsy',1,'1m80xtdpjcxfyktk','joined',0,0);
INSERT INTO seat VALUES('1m80xtdv27qc1vv7',0,'1m80xtdpefnsqdqv','joined',0,0);
INSERT INTO seat VALUES('1m80xtdv27qc1vv7',1,'1m80xtdpjcxfyktk','joined',0,0);
INSERT INTO seat VALUES('1m80xtdv27qc1vv7',2,'1m80xtdpp8vqdka4','joined',0,0);
INSERT INTO seat VALUES('1m80xtdv6cr1gj69',0,'1m80xtdpefnsqdqv','joined',1,0);
INSERT INTO seat VALUES('1m80xtdv6cr1gj69',1,'1m80xtdpjcxfyktk','joined',1,0);
INSERT INTO seat VALUES('1m80xtdv9akjdjha',0,'1m80xtdpefnsqdqv','joined',0,0);
INSERT INTO seat VALUES('1m80xtdv9akjdjha',1,'1m80xtdpjcxfyktk','joined',0,0);
INSERT INTO seat VALUES('1m80xtgbedwjjeen',0,'000000000p9c7fga','joined',0,0);
INSERT INTO seat VALUES('1m80xtgbedwjjeen',1,'1m80xtdpefnsqdqv','joined',0,0);
INSERT INTO seat VALUES('1m80xtgvw108brnd',0,'1m80xtgvtar7ycpp','resigned',0,0);
INSERT INTO seat VALUES('1m80xtgw28xcz37c',0,'1m80xtdpraajqyhg','resigned',0,0);
INSERT INTO seat VALUES('1m80xtgw28xcz37c',1,'1m80xtdpjcxfyktk','joined',0,0);
INSERT INTO seat VALUES('1m80xtgw7d351mpn',0,'1m80xtdpefnsqdqv','joined',0,0);
INSERT INTO seat VALUES('1m80xtgw7d351mpn',1,'1m80xtdpjcxfyktk','joined',0,0);
INSERT INTO seat VALUES('1m80xtgw7d351mpn',2,'1m80xtdpp8vqdka4','joined',0,0);
INSERT INTO seat VALUES('1m80xtp6fbpqat0j',0,'1m80xtdpefnsqdqv','joined',1,0);
INSERT INTO seat VALUES('1m80xtp6fbpqat0j',1,'1m80xtdpjcxfyktk','joined',1,0);
INSERT INTO seat VALUES('1m80xtp6fbpqat0j',2,'1m80xtdpp8vqdka4','joined',1,0);
INSERT INTO seat VALUES('1m80xtp6m969wycw',0,'1m80xtdpefnsqdqv','joined',1,0);
INSERT INTO seat VALUES('1m80xtp6m969wycw',1,'1m80xtdpjcxfyktk','joined',1,0);
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
INSERT INTO result VALUES('1m80xtdq85nymaa1','1m80xtdptfy63vk2',1,'bulls-and-cows',1,0,1795327604456,'{"id":"1m80xtdq85nymaa1","round":1,"leader":0,"attempts":2,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T06:06:44.456Z"}');
INSERT INTO result VALUES('1m80xtdqd10y62fh','1m80xtdptfy63vk2',2,'bulls-and-cows',1,0,1795327604461,'{"id":"1m80xtdqd10y62fh","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T06:06:44.461Z"}');
INSERT INTO result VALUES('1m80xtdqd10y7pg6','1m80xtdptfy63vk2',0,'bulls-and-cows',1,0,1795327604461,'{"id":"1m80xtdqd10y7pg6","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation","published_at":"2026-11-22T06:06:44.461Z"}');
INSERT INTO result VALUES('1m80xtdrq4xads7k','1m80xtdqhakg48qv',1,'bulls-and-cows',0,0,1795327604503,'{"id":"1m80xtdrq4xads7k","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T06:06:44.503Z"}');
INSERT INTO result VALUES('1m80xtdrx4vv1gxa','1m80xtdqhakg48qv',2,'bulls-and-cows',0,0,1795327604509,'{"id":"1m80xtdrx4vv1gxa","round":2,"leader":1,"attempts":1,"solved":true,"solver":0,"secret":"4321","honest":true,"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T06:06:44.509Z"}');
INSERT INTO result VALUES('1m80xtdrx4vv39jj','1m80xtdqhakg48qv',0,'bulls-and-cows',0,0,1795327604509,'{"id":"1m80xtdrx4vv39jj","outcome":"draw","winners":[0,1],"points":[1,1],"reason":"rounds","published_at":"2026-11-22T06:06:44.509Z"}');
INSERT INTO result VALUES('1m80xtds51xhqmpk','1m80xtdry4szabbx',1,'mastermind',0,0,1795327604517,'{"id":"1m80xtds51xhqmpk","round":1,"leader":0,"attempts":1,"solved":true,"solver":2,"secret":"1122","honest":true,"forfeited_by":null,"points":[0,0,1],"published_at":"2026-11-22T06:06:44.517Z"}');
INSERT INTO result VALUES('1m80xtdsg9m62tz2','1m80xtdsa07npyys',1,'mastermind',1,0,1795327604528,'{"id":"1m80xtdsg9m62tz2","round":1,"leader":null,"attempts":2,"solved":false,"solver":null,"secret":"2256","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T06:06:44.528Z"}');
INSERT INTO result VALUES('1m80xtdsg9m640xz','1m80xtdsa07npyys',0,'mastermind',1,0,1795327604528,'{"id":"1m80xtdsg9m640xz","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T06:06:44.528Z"}');
INSERT INTO result VALUES('1m80xtdsn2nsyqqp','1m80xtdsj767dhty',1,'bulls-and-cows',0,0,1795327604533,'{"id":"1m80xtdsn2nsyqqp","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T06:06:44.533Z"}');
INSERT INTO result VALUES('1m80xtdsp13mh80w','1m80xtdsj767dhty',0,'bulls-and-cows',0,0,1795327604534,'{"id":"1m80xtdsp13mh80w","outcome":"win","winners":[0],"points":[0,1],"reason":"resignation","published_at":"2026-11-22T06:06:44.534Z"}');
INSERT INTO result VALUES('1m80xtdt36w81wn9','1m80xtdsy0m88284',1,'tic-tac-toe',1,0,1795327604547,'{"id":"1m80xtdt36w81wn9","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T06:06:44.547Z"}');
INSERT INTO result VALUES('1m80xtdt36w82rrv','1m80xtdsy0m88284',0,'tic-tac-toe',1,0,1795327604547,'{"id":"1m80xtdt36w82rrv","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-22T06:06:44.547Z"}');
INSERT INTO result VALUES('1m80xtdv1299f5qj','1m80xtdt90amdbsy',1,'yahtzee',1,0,1795327604577,'{"id":"1m80xtdv1299f5qj","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":2,"twos":0,"threes":0,"fours":8,"fives":0,"sixes":0,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":18},"upper_total":10,"upper_bonus":0,"yahtzee_bonus":0,"total":28},{"seat":1,"boxes":{"aces":1,"twos":0,"threes":0,"fours":4,"fives":5,"sixes":12,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":11},"upper_total":22,"upper_bonus":0,"yahtzee_bonus":0,"total":33}],"forfeited":[],"forfeited_by":null,"points":[28,33],"published_at":"2026-11-22T06:06:44.577Z"}');
INSERT INTO result VALUES('1m80xtdv1299fh36','1m80xtdt90amdbsy',0,'yahtzee',1,0,1795327604577,'{"id":"1m80xtdv1299fh36","outcome":"win","winners":[1],"points":[28,33],"reason":"rounds","published_at":"2026-11-22T06:06:44.577Z"}');
INSERT INTO result VALUES('1m80xtewef2q1rxd','1m80xtdv27qc1vv7',1,'mastermind',0,0,1795327605646,'{"id":"1m80xtewef2q1rxd","round":1,"leader":0,"attempts":1,"solved":true,"solver":2,"secret":"1122","honest":true,"forfeited_by":null,"points":[0,0,1],"published_at":"2026-11-22T06:06:45.646Z"}');
INSERT INTO result VALUES('1m80xtgvy6fpnmtm','1m80xtgvw108brnd',1,'mastermind',1,0,1795327607678,'{"id":"1m80xtgvy6fpnmtm","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"4156","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T06:06:47.678Z"}');
INSERT INTO result VALUES('1m80xtgvy6fpqzyb','1m80xtgvw108brnd',0,'mastermind',1,0,1795327607678,'{"id":"1m80xtgvy6fpqzyb","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T06:06:47.678Z"}');
INSERT INTO result VALUES('1m80xtgw582hzm9j','1m80xtgw28xcz37c',1,'bulls-and-cows',1,0,1795327607685,'{"id":"1m80xtgw582hzm9j","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T06:06:47.685Z"}');
INSERT INTO result VALUES('1m80xtgw582j1krk','1m80xtgw28xcz37c',0,'bulls-and-cows',1,0,1795327607685,'{"id":"1m80xtgw582j1krk","outcome":"win","winners":[1],"points":[0,1],"reason":"resignation","published_at":"2026-11-22T06:06:47.685Z"}');
INSERT INTO result VALUES('1m80xth7r05zw5hw','1m80xtdsh3gj1sr2',1,'bulls-and-cows',1,0,1795327608056,'{"id":"1m80xth7r05zw5hw","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"9750","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T06:06:48.056Z"}');
INSERT INTO result VALUES('1m80xth7r05zxw2p','1m80xtdsh3gj1sr2',0,'bulls-and-cows',1,0,1795327608056,'{"id":"1m80xth7r05zxw2p","outcome":"loss","winners":[],"points":[0],"reason":"finish","published_at":"2026-11-22T06:06:48.056Z"}');
INSERT INTO result VALUES('1m80xtp43cxry2b3','1m80xtgw7d351mpn',1,'bulls-and-cows',0,0,1795327613059,'{"id":"1m80xtp43cxry2b3","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":2,"points":[1,0,0],"published_at":"2026-11-22T06:06:53.059Z"}');
INSERT INTO result VALUES('1m80xtp43cxrze7x','1m80xtgw7d351mpn',0,'bulls-and-cows',0,0,1795327613059,'{"id":"1m80xtp43cxrze7x","outcome":"win","winners":[0],"points":[1,0,0],"reason":"finish","published_at":"2026-11-22T06:06:53.059Z"}');
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
INSERT INTO result_reader VALUES('1m80xtdpefnsqdqv','1m80xtdq85nymaa1');
INSERT INTO result_reader VALUES('1m80xtdpefnsqdqv','1m80xtdqd10y62fh');
INSERT INTO result_reader VALUES('1m80xtdpefnsqdqv','1m80xtdqd10y7pg6');
INSERT INTO result_reader VALUES('1m80xtdpefnsqdqv','1m80xtdrq4xads7k');
INSERT INTO result_reader VALUES('1m80xtdpefnsqdqv','1m80xtdrx4vv1gxa');
INSERT INTO result_reader VALUES('1m80xtdpefnsqdqv','1m80xtdrx4vv39jj');
INSERT INTO result_reader VALUES('1m80xtdpefnsqdqv','1m80xtds51xhqmpk');
INSERT INTO result_reader VALUES('1m80xtdpefnsqdqv','1m80xtdsg9m62tz2');
INSERT INTO result_reader VALUES('1m80xtdpefnsqdqv','1m80xtdsg9m640xz');
INSERT INTO result_reader VALUES('1m80xtdpefnsqdqv','1m80xtdsn2nsyqqp');
INSERT INTO result_reader VALUES('1m80xtdpefnsqdqv','1m80xtdsp13mh80w');
INSERT INTO result_reader VALUES('1m80xtdpefnsqdqv','1m80xtdt36w81wn9');
INSERT INTO result_reader VALUES('1m80xtdpefnsqdqv','1m80xtdt36w82rrv');
INSERT INTO result_reader VALUES('1m80xtdpefnsqdqv','1m80xtdv1299f5qj');
INSERT INTO result_reader VALUES('1m80xtdpefnsqdqv','1m80xtdv1299fh36');
INSERT INTO result_reader VALUES('1m80xtdpefnsqdqv','1m80xtewef2q1rxd');
INSERT INTO result_reader VALUES('1m80xtdpefnsqdqv','1m80xtp43cxry2b3');
INSERT INTO result_reader VALUES('1m80xtdpefnsqdqv','1m80xtp43cxrze7x');
INSERT INTO result_reader VALUES('1m80xtdpjcxfyktk','1m80xtdq85nymaa1');
INSERT INTO result_reader VALUES('1m80xtdpjcxfyktk','1m80xtdqd10y62fh');
INSERT INTO result_reader VALUES('1m80xtdpjcxfyktk','1m80xtdqd10y7pg6');
INSERT INTO result_reader VALUES('1m80xtdpjcxfyktk','1m80xtdrq4xads7k');
INSERT INTO result_reader VALUES('1m80xtdpjcxfyktk','1m80xtdrx4vv1gxa');
INSERT INTO result_reader VALUES('1m80xtdpjcxfyktk','1m80xtdrx4vv39jj');
INSERT INTO result_reader VALUES('1m80xtdpjcxfyktk','1m80xtds51xhqmpk');
INSERT INTO result_reader VALUES('1m80xtdpjcxfyktk','1m80xtdsn2nsyqqp');
INSERT INTO result_reader VALUES('1m80xtdpjcxfyktk','1m80xtdsp13mh80w');
INSERT INTO result_reader VALUES('1m80xtdpjcxfyktk','1m80xtdt36w81wn9');
INSERT INTO result_reader VALUES('1m80xtdpjcxfyktk','1m80xtdt36w82rrv');
INSERT INTO result_reader VALUES('1m80xtdpjcxfyktk','1m80xtdv1299f5qj');
INSERT INTO result_reader VALUES('1m80xtdpjcxfyktk','1m80xtdv1299fh36');
INSERT INTO result_reader VALUES('1m80xtdpjcxfyktk','1m80xtewef2q1rxd');
INSERT INTO result_reader VALUES('1m80xtdpjcxfyktk','1m80xtgw582hzm9j');
INSERT INTO result_reader VALUES('1m80xtdpjcxfyktk','1m80xtgw582j1krk');
INSERT INTO result_reader VALUES('1m80xtdpjcxfyktk','1m80xtp43cxry2b3');
INSERT INTO result_reader VALUES('1m80xtdpjcxfyktk','1m80xtp43cxrze7x');
INSERT INTO result_reader VALUES('1m80xtdpp8vqdka4','1m80xtds51xhqmpk');
INSERT INTO result_reader VALUES('1m80xtdpp8vqdka4','1m80xtewef2q1rxd');
INSERT INTO result_reader VALUES('1m80xtdpp8vqdka4','1m80xtp43cxry2b3');
INSERT INTO result_reader VALUES('1m80xtdpp8vqdka4','1m80xtp43cxrze7x');
INSERT INTO result_reader VALUES('1m80xtdpraajqyhg','1m80xtgw582hzm9j');
INSERT INTO result_reader VALUES('1m80xtdpraajqyhg','1m80xtgw582j1krk');
INSERT INTO result_reader VALUES('1m80xtdsh3gj16cf','1m80xth7r05zw5hw');
INSERT INTO result_reader VALUES('1m80xtdsh3gj16cf','1m80xth7r05zxw2p');
INSERT INTO result_reader VALUES('1m80xtgvj9zy4kt3','1m80xtgvy6fpnmtm');
INSERT INTO result_reader VALUES('1m80xtgvj9zy4kt3','1m80xtgvy6fpqzyb');
INSERT INTO result_reader VALUES('1m80xtgvtar7ycpp','1m80xtgvy6fpnmtm');
INSERT INTO result_reader VALUES('1m80xtgvtar7ycpp','1m80xtgvy6fpqzyb');
CREATE TABLE IF NOT EXISTS "event" (
    id   INTEGER PRIMARY KEY,              -- its place in the log of all games
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL                  -- JSON: the whole truth, secrets included
) STRICT;
INSERT INTO event VALUES(1,'1m80xtdptfy63vk2',1,1795327604442,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xtdpefnsqdqv","status":"joined"},{"player":"1m80xtdpjcxfyktk","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m80xtdpefnsqdqv","join_code":"VF4X5S","clock":null}');
INSERT INTO event VALUES(2,'1m80xtdptfy63vk2',2,1795327604446,'joined',1,'{"player":"1m80xtdpjcxfyktk"}');
INSERT INTO event VALUES(3,'1m80xtdptfy63vk2',3,1795327604446,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xtdpefnsqdqv","status":"joined"},{"player":"1m80xtdpjcxfyktk","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(4,'1m80xtdptfy63vk2',4,1795327604454,'secret',0,'{"code":"1234","nonce":"5194a99c7edf4fc158ab745780022e9115f6badf9158eca551ab86fb61f887ad","commitment":"cba78b8e1bdb8f4ddcd9817c7ab3c985cd9ec952cffd13233938a233a3e918fa"}');
INSERT INTO event VALUES(5,'1m80xtdptfy63vk2',5,1795327604455,'guess',1,'{"attempt":1,"code":"5678","bulls":0,"cows":0,"solved":false}');
INSERT INTO event VALUES(6,'1m80xtdptfy63vk2',6,1795327604456,'guess',1,'{"attempt":2,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES(7,'1m80xtdptfy63vk2',7,1795327604456,'round-over',NULL,'{"id":"1m80xtdq85nymaa1","round":1,"leader":0,"attempts":2,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"5194a99c7edf4fc158ab745780022e9115f6badf9158eca551ab86fb61f887ad","secret":"1234"}}');
INSERT INTO event VALUES(8,'1m80xtdptfy63vk2',8,1795327604457,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":1,"seats":[{"player":"1m80xtdpefnsqdqv","status":"joined"},{"player":"1m80xtdpjcxfyktk","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(9,'1m80xtdptfy63vk2',9,1795327604458,'secret',1,'{"code":"4321","nonce":"d94b14ddb1783cac016930707a98e461ba104a6b27be49e939f0fb3386299a68","commitment":"790a6df83ce8e7e905d9fd0e4bc4831d34f011d99e8a454782c419b16dee9f0d"}');
INSERT INTO event VALUES(10,'1m80xtdptfy63vk2',10,1795327604461,'resigned',0,'{}');
INSERT INTO event VALUES(11,'1m80xtdptfy63vk2',11,1795327604461,'round-over',NULL,'{"id":"1m80xtdqd10y62fh","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"d94b14ddb1783cac016930707a98e461ba104a6b27be49e939f0fb3386299a68","secret":"4321"}}');
INSERT INTO event VALUES(12,'1m80xtdptfy63vk2',12,1795327604461,'finished',NULL,'{"id":"1m80xtdqd10y7pg6","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation"}');
INSERT INTO event VALUES(13,'1m80xtdqhakg48qv',1,1795327604465,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xtdpefnsqdqv","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xtdpefnsqdqv","join_code":"JCA4XC","clock":null}');
INSERT INTO event VALUES(14,'1m80xtdqhakg48qv',2,1795327604495,'joined',1,'{"player":"1m80xtdpjcxfyktk"}');
INSERT INTO event VALUES(15,'1m80xtdqhakg48qv',3,1795327604495,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xtdpefnsqdqv","status":"joined"},{"player":"1m80xtdpjcxfyktk","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(16,'1m80xtdqhakg48qv',4,1795327604496,'secret',0,'{"code":"1234","nonce":"a72af3fa3d0d483bc70db4303d36619aeb976c743df48d7202780fd1dc019d03","commitment":"12d5154e19ae6fa9c344b25585847f55382fd7f3569af6c3e062fc22ea379e0f"}');
INSERT INTO event VALUES(17,'1m80xtdqhakg48qv',5,1795327604503,'guess',1,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES(18,'1m80xtdqhakg48qv',6,1795327604503,'round-over',NULL,'{"id":"1m80xtdrq4xads7k","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"a72af3fa3d0d483bc70db4303d36619aeb976c743df48d7202780fd1dc019d03","secret":"1234"}}');
INSERT INTO event VALUES(19,'1m80xtdqhakg48qv',7,1795327604507,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":1,"seats":[{"player":"1m80xtdpefnsqdqv","status":"joined"},{"player":"1m80xtdpjcxfyktk","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(20,'1m80xtdqhakg48qv',8,1795327604508,'secret',1,'{"code":"4321","nonce":"f2386012602914f245c03a4437862c8d4e38d15c03a5760910a032ed5df8988d","commitment":"2ad06d978831c20ab88920ddb93e0e0bcb3bd2775da5792cce8218795de1513c"}');
INSERT INTO event VALUES(21,'1m80xtdqhakg48qv',9,1795327604509,'guess',0,'{"attempt":1,"code":"4321","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES(22,'1m80xtdqhakg48qv',10,1795327604509,'round-over',NULL,'{"id":"1m80xtdrx4vv1gxa","round":2,"leader":1,"attempts":1,"solved":true,"solver":0,"secret":"4321","honest":true,"forfeited_by":null,"points":[1,0],"proof":{"nonce":"f2386012602914f245c03a4437862c8d4e38d15c03a5760910a032ed5df8988d","secret":"4321"}}');
INSERT INTO event VALUES(23,'1m80xtdqhakg48qv',11,1795327604509,'finished',NULL,'{"id":"1m80xtdrx4vv39jj","outcome":"draw","winners":[0,1],"points":[1,1],"reason":"rounds"}');
INSERT INTO event VALUES(24,'1m80xtdry4szabbx',1,1795327604510,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xtdpefnsqdqv","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xtdpefnsqdqv","join_code":"G9YJ77","clock":null}');
INSERT INTO event VALUES(25,'1m80xtdry4szabbx',2,1795327604511,'joined',1,'{"player":"1m80xtdpjcxfyktk"}');
INSERT INTO event VALUES(26,'1m80xtdry4szabbx',3,1795327604512,'joined',2,'{"player":"1m80xtdpp8vqdka4"}');
INSERT INTO event VALUES(27,'1m80xtdry4szabbx',4,1795327604512,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xtdpefnsqdqv","status":"joined"},{"player":"1m80xtdpjcxfyktk","status":"joined"},{"player":"1m80xtdpp8vqdka4","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO event VALUES(28,'1m80xtdry4szabbx',5,1795327604513,'secret',0,'{"code":"1122","nonce":"22d251576b7a113534cd509d33c9bda900dc6fbe9d57b3eb5481ffceb95e68da","commitment":"b4757b608590d5cb8c9e978b5aed07f03a173af52a20f55c4d53c12d2f60f9d5"}');
INSERT INTO event VALUES(29,'1m80xtdry4szabbx',6,1795327604516,'resigned',1,'{}');
INSERT INTO event VALUES(30,'1m80xtdry4szabbx',7,1795327604517,'guess',2,'{"attempt":1,"code":"1122","black":4,"white":0,"solved":true}');
INSERT INTO event VALUES(31,'1m80xtdry4szabbx',8,1795327604517,'round-over',NULL,'{"id":"1m80xtds51xhqmpk","round":1,"leader":0,"attempts":1,"solved":true,"solver":2,"secret":"1122","honest":true,"forfeited_by":null,"points":[0,0,1],"proof":{"nonce":"22d251576b7a113534cd509d33c9bda900dc6fbe9d57b3eb5481ffceb95e68da","secret":"1122"}}');
INSERT INTO event VALUES(32,'1m80xtdry4szabbx',9,1795327604518,'round',NULL,'{"number":2,"leader":2,"commitment":null,"points":[0,0,1],"rules":1,"seats":[{"player":"1m80xtdpefnsqdqv","status":"joined"},{"player":"1m80xtdpjcxfyktk","status":"resigned"},{"player":"1m80xtdpp8vqdka4","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(33,'1m80xtdsa07npyys',1,1795327604522,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xtdpefnsqdqv","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m80xtdpefnsqdqv","join_code":null,"clock":null}');
INSERT INTO event VALUES(34,'1m80xtdsa07npyys',2,1795327604522,'round',NULL,'{"number":1,"leader":null,"commitment":"e9c86c64b4a776e31a0bc141050f6f52aa93bc43368cda87879469e79e8b37a1","points":[0],"rules":1,"seats":[{"player":"1m80xtdpefnsqdqv","status":"joined"}],"rounds":2,"deal":{"nonce":"5bc7bf0153f47d3409b44bc0ac1c461f3ae92531db1134a1647fbe91f29a792b","secret":"2256"},"carry":null}');
INSERT INTO event VALUES(35,'1m80xtdsa07npyys',3,1795327604523,'guess',0,'{"attempt":1,"code":"1122","black":0,"white":2,"solved":false}');
INSERT INTO event VALUES(36,'1m80xtdsa07npyys',4,1795327604526,'guess',0,'{"attempt":2,"code":"3344","black":0,"white":0,"solved":false}');
INSERT INTO event VALUES(37,'1m80xtdsa07npyys',5,1795327604528,'resigned',0,'{}');
INSERT INTO event VALUES(38,'1m80xtdsa07npyys',6,1795327604528,'round-over',NULL,'{"id":"1m80xtdsg9m62tz2","round":1,"leader":null,"attempts":2,"solved":false,"solver":null,"secret":"2256","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"5bc7bf0153f47d3409b44bc0ac1c461f3ae92531db1134a1647fbe91f29a792b","secret":"2256"}}');
INSERT INTO event VALUES(39,'1m80xtdsa07npyys',7,1795327604528,'finished',NULL,'{"id":"1m80xtdsg9m640xz","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO event VALUES(40,'1m80xtdsh3gj1sr2',1,1795327604529,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xtdsh3gj16cf","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m80xtdsh3gj16cf","join_code":null,"clock":null}');
INSERT INTO event VALUES(41,'1m80xtdsh3gj1sr2',2,1795327604529,'round',NULL,'{"number":1,"leader":null,"commitment":"be849fe652941a96a493e62b1ace545a5ebb9af313c409125ebdcdd8f758c9ad","points":[0],"rules":1,"seats":[{"player":"1m80xtdsh3gj16cf","status":"joined"}],"rounds":0,"deal":{"nonce":"d383dd568d4b7b5638bdf4efc5a1c0b46c845aac2975d66769fbae6cc801db35","secret":"9750"},"carry":null}');
INSERT INTO event VALUES(42,'1m80xtdsj767dhty',1,1795327604530,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"manual","secret":"held","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xtdpefnsqdqv","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xtdpefnsqdqv","join_code":"5MJZZC","clock":null}');
INSERT INTO event VALUES(43,'1m80xtdsj767dhty',2,1795327604531,'joined',1,'{"player":"1m80xtdpjcxfyktk"}');
INSERT INTO event VALUES(44,'1m80xtdsj767dhty',3,1795327604531,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xtdpefnsqdqv","status":"joined"},{"player":"1m80xtdpjcxfyktk","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(45,'1m80xtdsj767dhty',4,1795327604532,'guess',1,'{"attempt":1,"code":"1234"}');
INSERT INTO event VALUES(46,'1m80xtdsj767dhty',5,1795327604533,'answer',0,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES(47,'1m80xtdsj767dhty',6,1795327604533,'round-over',NULL,'{"id":"1m80xtdsn2nsyqqp","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":null}');
INSERT INTO event VALUES(48,'1m80xtdsj767dhty',7,1795327604534,'resigned',1,'{}');
INSERT INTO event VALUES(49,'1m80xtdsj767dhty',8,1795327604534,'finished',NULL,'{"id":"1m80xtdsp13mh80w","outcome":"win","winners":[0],"points":[0,1],"reason":"resignation"}');
INSERT INTO event VALUES(50,'1m80xtdsqcqszctq',1,1795327604535,'created',1,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"manual","secret":"held","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xtdpjcxfyktk","status":"invited"},{"player":"1m80xtdpefnsqdqv","status":"joined"}],"visibility":"private","ranked":false,"creator":"1m80xtdpefnsqdqv","join_code":"Y262YS","clock":null}');
INSERT INTO event VALUES(51,'1m80xtdsj767dhty',9,1795327604535,'rematch',0,'{"game":"1m80xtdsqcqszctq"}');
INSERT INTO event VALUES(52,'1m80xtdsr8k5sdrb',1,1795327604536,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xtdpefnsqdqv","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m80xtdpefnsqdqv","join_code":"ATHAZ2","clock":null}');
INSERT INTO event VALUES(53,'1m80xtdss1dayd75',1,1795327604537,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xtdpefnsqdqv","status":"joined"},{"player":"1m80xtdpjcxfyktk","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xtdpefnsqdqv","join_code":"C7XTVC","clock":null}');
INSERT INTO event VALUES(54,'1m80xtdss1dayd75',2,1795327604539,'declined',1,'{"player":"1m80xtdpjcxfyktk"}');
INSERT INTO event VALUES(55,'1m80xtdss1dayd75',3,1795327604539,'aborted',NULL,'{"reason":"declined"}');
INSERT INTO event VALUES(56,'1m80xtdsw64f1j7e',1,1795327604540,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xtdpefnsqdqv","status":"joined"},{"player":"1m80xtdpjcxfyktk","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xtdpefnsqdqv","join_code":"98BTKR","clock":null}');
INSERT INTO event VALUES(57,'1m80xtdsw64f1j7e',2,1795327604541,'aborted',0,'{"reason":"creator"}');
INSERT INTO event VALUES(58,'1m80xtdsy0m88284',1,1795327604542,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m80xtdpefnsqdqv","status":"joined"},{"player":"1m80xtdpjcxfyktk","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m80xtdpefnsqdqv","join_code":"HA823F","clock":{"turn_seconds":30,"bot_turn_seconds":1}}');
INSERT INTO event VALUES(59,'1m80xtdsy0m88284',2,1795327604543,'joined',1,'{"player":"1m80xtdpjcxfyktk"}');
INSERT INTO event VALUES(60,'1m80xtdsy0m88284',3,1795327604543,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xtdpefnsqdqv","status":"joined"},{"player":"1m80xtdpjcxfyktk","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO event VALUES(61,'1m80xtdsy0m88284',4,1795327604544,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO event VALUES(62,'1m80xtdsy0m88284',5,1795327604545,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO event VALUES(63,'1m80xtdsy0m88284',6,1795327604546,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO event VALUES(64,'1m80xtdsy0m88284',7,1795327604547,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO event VALUES(65,'1m80xtdsy0m88284',8,1795327604547,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO event VALUES(66,'1m80xtdsy0m88284',9,1795327604547,'round-over',NULL,'{"id":"1m80xtdt36w81wn9","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO event VALUES(67,'1m80xtdsy0m88284',10,1795327604547,'finished',NULL,'{"id":"1m80xtdt36w82rrv","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds"}');
INSERT INTO event VALUES(68,'1m80xtdt66h7z04f',1,1795327604550,'created',0,'{"ruleset":"gomoku","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m80xtdpefnsqdqv","status":"joined"},{"player":"1m80xtdpjcxfyktk","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xtdpefnsqdqv","join_code":"SXBQA4","clock":{"turn_seconds":30,"bot_turn_seconds":1}}');
INSERT INTO event VALUES(69,'1m80xtdt66h7z04f',2,1795327604551,'joined',1,'{"player":"1m80xtdpjcxfyktk"}');
INSERT INTO event VALUES(70,'1m80xtdt66h7z04f',3,1795327604551,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xtdpefnsqdqv","status":"joined"},{"player":"1m80xtdpjcxfyktk","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO event VALUES(71,'1m80xtdt66h7z04f',4,1795327604552,'move',0,'{"column":7,"row":7,"symbol":"X"}');
INSERT INTO event VALUES(72,'1m80xtdt90amdbsy',1,1795327604553,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m80xtdpefnsqdqv","status":"joined"},{"player":"1m80xtdpjcxfyktk","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m80xtdpefnsqdqv","join_code":"D5HQCB","clock":null,"commitment":"0df7f554a6edb4f626bfab8c1d75fd40df3ade35e7b9fbbe46d7836c46937ab6","client_seeds":["",""],"server_seed":"81359fc377195d70d6b0d79736674a86cdd785ccbf9658258193023d6e7e6f43"}');
INSERT INTO event VALUES(73,'1m80xtdt90amdbsy',2,1795327604554,'joined',1,'{"player":"1m80xtdpjcxfyktk"}');
INSERT INTO event VALUES(74,'1m80xtdt90amdbsy',3,1795327604554,'round',NULL,'{"number":1,"leader":0,"commitment":"0df7f554a6edb4f626bfab8c1d75fd40df3ade35e7b9fbbe46d7836c46937ab6","points":[0,0],"rules":1,"seats":[{"player":"1m80xtdpefnsqdqv","status":"joined"},{"player":"1m80xtdpjcxfyktk","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO event VALUES(75,'1m80xtdt90amdbsy',4,1795327604554,'roll',0,'{"keep":[],"dice":[6,5,2,1,1],"stage":0,"roll":0}');
INSERT INTO event VALUES(76,'1m80xtdt90amdbsy',5,1795327604555,'roll',0,'{"keep":[],"dice":[2,4,1,1,2],"stage":1,"roll":1}');
INSERT INTO event VALUES(77,'1m80xtdt90amdbsy',6,1795327604556,'score',0,'{"category":"aces","score":2,"bonus":0}');
INSERT INTO event VALUES(78,'1m80xtdt90amdbsy',7,1795327604556,'roll',1,'{"keep":[],"dice":[5,4,5,4,1],"stage":0,"roll":2}');
INSERT INTO event VALUES(79,'1m80xtdt90amdbsy',8,1795327604557,'score',1,'{"category":"aces","score":1,"bonus":0}');
INSERT INTO event VALUES(80,'1m80xtdt90amdbsy',9,1795327604557,'roll',0,'{"keep":[],"dice":[6,5,1,5,6],"stage":0,"roll":3}');
INSERT INTO event VALUES(81,'1m80xtdt90amdbsy',10,1795327604558,'score',0,'{"category":"twos","score":0,"bonus":0}');
INSERT INTO event VALUES(82,'1m80xtdt90amdbsy',11,1795327604558,'roll',1,'{"keep":[],"dice":[6,1,6,1,1],"stage":0,"roll":4}');
INSERT INTO event VALUES(83,'1m80xtdt90amdbsy',12,1795327604559,'score',1,'{"category":"twos","score":0,"bonus":0}');
INSERT INTO event VALUES(84,'1m80xtdt90amdbsy',13,1795327604559,'roll',0,'{"keep":[],"dice":[4,1,2,6,1],"stage":0,"roll":5}');
INSERT INTO event VALUES(85,'1m80xtdt90amdbsy',14,1795327604560,'score',0,'{"category":"threes","score":0,"bonus":0}');
INSERT INTO event VALUES(86,'1m80xtdt90amdbsy',15,1795327604560,'roll',1,'{"keep":[],"dice":[5,5,4,6,5],"stage":0,"roll":6}');
INSERT INTO event VALUES(87,'1m80xtdt90amdbsy',16,1795327604560,'score',1,'{"category":"threes","score":0,"bonus":0}');
INSERT INTO event VALUES(88,'1m80xtdt90amdbsy',17,1795327604560,'roll',0,'{"keep":[],"dice":[2,1,4,4,2],"stage":0,"roll":7}');
INSERT INTO event VALUES(89,'1m80xtdt90amdbsy',18,1795327604561,'score',0,'{"category":"fours","score":8,"bonus":0}');
INSERT INTO event VALUES(90,'1m80xtdt90amdbsy',19,1795327604561,'roll',1,'{"keep":[],"dice":[6,4,2,1,6],"stage":0,"roll":8}');
INSERT INTO event VALUES(91,'1m80xtdt90amdbsy',20,1795327604562,'score',1,'{"category":"fours","score":4,"bonus":0}');
INSERT INTO event VALUES(92,'1m80xtdt90amdbsy',21,1795327604562,'roll',0,'{"keep":[],"dice":[2,2,3,6,3],"stage":0,"roll":9}');
INSERT INTO event VALUES(93,'1m80xtdt90amdbsy',22,1795327604563,'score',0,'{"category":"fives","score":0,"bonus":0}');
INSERT INTO event VALUES(94,'1m80xtdt90amdbsy',23,1795327604563,'roll',1,'{"keep":[],"dice":[4,5,6,1,4],"stage":0,"roll":10}');
INSERT INTO event VALUES(95,'1m80xtdt90amdbsy',24,1795327604564,'score',1,'{"category":"fives","score":5,"bonus":0}');
INSERT INTO event VALUES(96,'1m80xtdt90amdbsy',25,1795327604564,'roll',0,'{"keep":[],"dice":[1,4,4,4,3],"stage":0,"roll":11}');
INSERT INTO event VALUES(97,'1m80xtdt90amdbsy',26,1795327604565,'score',0,'{"category":"sixes","score":0,"bonus":0}');
INSERT INTO event VALUES(98,'1m80xtdt90amdbsy',27,1795327604565,'roll',1,'{"keep":[],"dice":[3,3,6,5,6],"stage":0,"roll":12}');
INSERT INTO event VALUES(99,'1m80xtdt90amdbsy',28,1795327604565,'score',1,'{"category":"sixes","score":12,"bonus":0}');
INSERT INTO event VALUES(100,'1m80xtdt90amdbsy',29,1795327604565,'roll',0,'{"keep":[],"dice":[4,5,1,1,6],"stage":0,"roll":13}');
INSERT INTO event VALUES(101,'1m80xtdt90amdbsy',30,1795327604566,'score',0,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO event VALUES(102,'1m80xtdt90amdbsy',31,1795327604566,'roll',1,'{"keep":[],"dice":[6,4,6,5,1],"stage":0,"roll":14}');
INSERT INTO event VALUES(103,'1m80xtdt90amdbsy',32,1795327604567,'score',1,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO event VALUES(104,'1m80xtdt90amdbsy',33,1795327604567,'roll',0,'{"keep":[],"dice":[6,2,1,6,4],"stage":0,"roll":15}');
INSERT INTO event VALUES(105,'1m80xtdt90amdbsy',34,1795327604568,'score',0,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO event VALUES(106,'1m80xtdt90amdbsy',35,1795327604568,'roll',1,'{"keep":[],"dice":[5,2,3,6,3],"stage":0,"roll":16}');
INSERT INTO event VALUES(107,'1m80xtdt90amdbsy',36,1795327604569,'score',1,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO event VALUES(108,'1m80xtdt90amdbsy',37,1795327604569,'roll',0,'{"keep":[],"dice":[2,6,5,2,4],"stage":0,"roll":17}');
INSERT INTO event VALUES(109,'1m80xtdt90amdbsy',38,1795327604570,'score',0,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO event VALUES(110,'1m80xtdt90amdbsy',39,1795327604570,'roll',1,'{"keep":[],"dice":[3,5,6,3,6],"stage":0,"roll":18}');
INSERT INTO event VALUES(111,'1m80xtdt90amdbsy',40,1795327604570,'score',1,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO event VALUES(112,'1m80xtdt90amdbsy',41,1795327604570,'roll',0,'{"keep":[],"dice":[6,4,2,6,4],"stage":0,"roll":19}');
INSERT INTO event VALUES(113,'1m80xtdt90amdbsy',42,1795327604571,'score',0,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO event VALUES(114,'1m80xtdt90amdbsy',43,1795327604571,'roll',1,'{"keep":[],"dice":[6,3,1,1,6],"stage":0,"roll":20}');
INSERT INTO event VALUES(115,'1m80xtdt90amdbsy',44,1795327604572,'score',1,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO event VALUES(116,'1m80xtdt90amdbsy',45,1795327604572,'roll',0,'{"keep":[],"dice":[5,5,6,2,5],"stage":0,"roll":21}');
INSERT INTO event VALUES(117,'1m80xtdt90amdbsy',46,1795327604573,'score',0,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO event VALUES(118,'1m80xtdt90amdbsy',47,1795327604573,'roll',1,'{"keep":[],"dice":[1,6,2,6,2],"stage":0,"roll":22}');
INSERT INTO event VALUES(119,'1m80xtdt90amdbsy',48,1795327604574,'score',1,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO event VALUES(120,'1m80xtdt90amdbsy',49,1795327604574,'roll',0,'{"keep":[],"dice":[1,4,4,6,3],"stage":0,"roll":23}');
INSERT INTO event VALUES(121,'1m80xtdt90amdbsy',50,1795327604574,'score',0,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO event VALUES(122,'1m80xtdt90amdbsy',51,1795327604574,'roll',1,'{"keep":[],"dice":[3,4,3,5,5],"stage":0,"roll":24}');
INSERT INTO event VALUES(123,'1m80xtdt90amdbsy',52,1795327604575,'score',1,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO event VALUES(124,'1m80xtdt90amdbsy',53,1795327604575,'roll',0,'{"keep":[],"dice":[1,5,4,4,4],"stage":0,"roll":25}');
INSERT INTO event VALUES(125,'1m80xtdt90amdbsy',54,1795327604576,'score',0,'{"category":"chance","score":18,"bonus":0}');
INSERT INTO event VALUES(126,'1m80xtdt90amdbsy',55,1795327604576,'roll',1,'{"keep":[],"dice":[1,5,1,1,3],"stage":0,"roll":26}');
INSERT INTO event VALUES(127,'1m80xtdt90amdbsy',56,1795327604577,'score',1,'{"category":"chance","score":11,"bonus":0}');
INSERT INTO event VALUES(128,'1m80xtdt90amdbsy',57,1795327604577,'round-over',NULL,'{"id":"1m80xtdv1299f5qj","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":2,"twos":0,"threes":0,"fours":8,"fives":0,"sixes":0,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":18},"upper_total":10,"upper_bonus":0,"yahtzee_bonus":0,"total":28},{"seat":1,"boxes":{"aces":1,"twos":0,"threes":0,"fours":4,"fives":5,"sixes":12,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":11},"upper_total":22,"upper_bonus":0,"yahtzee_bonus":0,"total":33}],"forfeited":[],"forfeited_by":null,"points":[28,33],"proof":null}');
INSERT INTO event VALUES(129,'1m80xtdt90amdbsy',58,1795327604577,'finished',NULL,'{"id":"1m80xtdv1299fh36","outcome":"win","winners":[1],"points":[28,33],"reason":"rounds","proof":{"server_seed":"81359fc377195d70d6b0d79736674a86cdd785ccbf9658258193023d6e7e6f43","client_seeds":["",""]}}');
INSERT INTO event VALUES(130,'1m80xtdv27qc1vv7',1,1795327604578,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xtdpefnsqdqv","status":"joined"},{"player":"1m80xtdpjcxfyktk","status":"invited"},{"player":"1m80xtdpp8vqdka4","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xtdpefnsqdqv","join_code":"JA5DM9","clock":{"turn_seconds":1,"bot_turn_seconds":1}}');
INSERT INTO event VALUES(131,'1m80xtdv27qc1vv7',2,1795327604579,'joined',1,'{"player":"1m80xtdpjcxfyktk"}');
INSERT INTO event VALUES(132,'1m80xtdv27qc1vv7',3,1795327604580,'joined',2,'{"player":"1m80xtdpp8vqdka4"}');
INSERT INTO event VALUES(133,'1m80xtdv27qc1vv7',4,1795327604580,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xtdpefnsqdqv","status":"joined"},{"player":"1m80xtdpjcxfyktk","status":"joined"},{"player":"1m80xtdpp8vqdka4","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO event VALUES(134,'1m80xtdv27qc1vv7',5,1795327604581,'secret',0,'{"code":"1122","nonce":"7ac1756af8da94aae3e88bba4e5dc1cd54c6a18765ea75c38fed59904186b51f","commitment":"37c444e226915ba698a7d3657305cbfbbaa101246950d0f57523e90c9ec8fde4"}');
INSERT INTO event VALUES(135,'1m80xtdv6cr1gj69',1,1795327604582,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xtdpefnsqdqv","status":"joined"},{"player":"1m80xtdpjcxfyktk","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xtdpefnsqdqv","join_code":"DTCR4W","clock":{"initial_seconds":3600,"increment_seconds":5}}');
INSERT INTO event VALUES(136,'1m80xtdv6cr1gj69',2,1795327604583,'joined',1,'{"player":"1m80xtdpjcxfyktk"}');
INSERT INTO event VALUES(137,'1m80xtdv6cr1gj69',3,1795327604583,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xtdpefnsqdqv","status":"joined"},{"player":"1m80xtdpjcxfyktk","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(138,'1m80xtdv6cr1gj69',4,1795327604584,'secret',0,'{"code":"1234","nonce":"8b19925bc4809d3f22c2c9a0428da49a877ade550946fd3f7b58af03fdb04c52","commitment":"24b1ae19a93798824df6dab9fc50d82901615b8e3cba7cd445842842b98fcb02"}');
INSERT INTO event VALUES(139,'1m80xtdv9akjdjha',1,1795327604585,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xtdpefnsqdqv","status":"joined"},{"player":"1m80xtdpjcxfyktk","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xtdpefnsqdqv","join_code":"RHATZ2","clock":{"turn_seconds":1,"bot_turn_seconds":1}}');
INSERT INTO event VALUES(140,'1m80xtdv9akjdjha',2,1795327604586,'joined',1,'{"player":"1m80xtdpjcxfyktk"}');
INSERT INTO event VALUES(141,'1m80xtdv9akjdjha',3,1795327604586,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xtdpefnsqdqv","status":"joined"},{"player":"1m80xtdpjcxfyktk","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(142,'1m80xtdv27qc1vv7',6,1795327605631,'timed-out',1,'{}');
INSERT INTO event VALUES(143,'1m80xtdv9akjdjha',4,1795327605637,'aborted',0,'{"reason":"timeout"}');
INSERT INTO event VALUES(144,'1m80xtdv27qc1vv7',7,1795327605640,'guess',2,'{"attempt":1,"code":"1122","black":4,"white":0,"solved":true}');
INSERT INTO event VALUES(145,'1m80xtdv27qc1vv7',8,1795327605646,'round-over',NULL,'{"id":"1m80xtewef2q1rxd","round":1,"leader":0,"attempts":1,"solved":true,"solver":2,"secret":"1122","honest":true,"forfeited_by":null,"points":[0,0,1],"proof":{"nonce":"7ac1756af8da94aae3e88bba4e5dc1cd54c6a18765ea75c38fed59904186b51f","secret":"1122"}}');
INSERT INTO event VALUES(146,'1m80xtgbedwjjeen',1,1795327607150,'created',1,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"000000000p9c7fga","status":"joined","bot":"random"},{"player":"1m80xtdpefnsqdqv","status":"joined"}],"visibility":"private","ranked":false,"creator":"1m80xtdpefnsqdqv","join_code":null,"clock":null}');
INSERT INTO event VALUES(147,'1m80xtgbedwjjeen',2,1795327607150,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"000000000p9c7fga","status":"joined","bot":"random"},{"player":"1m80xtdpefnsqdqv","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(148,'1m80xtgbedwjjeen',3,1795327607151,'secret',0,'{"code":"3122","nonce":"8c67ad8c1c531e5cf1cbbf5b8d1d253b5653eb2116bacace87112a3c8c7055b5","commitment":"b450f74c5b2162cb49db9d3b2c552b7ddc150b45a396f9114a78ccfb7d7d7ac9"}');
INSERT INTO event VALUES(149,'1m80xtgvw108brnd',1,1795327607676,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xtgvtar7ycpp","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m80xtgvtar7ycpp","join_code":null,"clock":null}');
INSERT INTO event VALUES(150,'1m80xtgvw108brnd',2,1795327607676,'round',NULL,'{"number":1,"leader":null,"commitment":"ddb5a1ff76f22e51ab3b24103ce2ba5e784da538bdbb7a567d2ff252c559111a","points":[0],"rules":1,"seats":[{"player":"1m80xtgvtar7ycpp","status":"joined"}],"rounds":1,"deal":{"nonce":"1da6779d8fe90cd807826f00a451c66e679ea91e3f1cdecc5faca0c3caafaa4f","secret":"4156"},"carry":null}');
INSERT INTO event VALUES(151,'1m80xtgvw108brnd',3,1795327607678,'resigned',0,'{}');
INSERT INTO event VALUES(152,'1m80xtgvw108brnd',4,1795327607678,'round-over',NULL,'{"id":"1m80xtgvy6fpnmtm","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"4156","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"1da6779d8fe90cd807826f00a451c66e679ea91e3f1cdecc5faca0c3caafaa4f","secret":"4156"}}');
INSERT INTO event VALUES(153,'1m80xtgvw108brnd',5,1795327607678,'finished',NULL,'{"id":"1m80xtgvy6fpqzyb","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO event VALUES(154,'1m80xtgw28xcz37c',1,1795327607682,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xtdpraajqyhg","status":"joined"},{"player":"1m80xtdpjcxfyktk","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m80xtdpraajqyhg","join_code":"WNFRF4","clock":null}');
INSERT INTO event VALUES(155,'1m80xtgw28xcz37c',2,1795327607683,'joined',1,'{"player":"1m80xtdpjcxfyktk"}');
INSERT INTO event VALUES(156,'1m80xtgw28xcz37c',3,1795327607683,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xtdpraajqyhg","status":"joined"},{"player":"1m80xtdpjcxfyktk","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(157,'1m80xtgw28xcz37c',4,1795327607684,'secret',0,'{"code":"1234","nonce":"28501b4f5d8585aa0c288c4a8ac6506ac9a85bb8a9f3dd1d0ff62476c5f64d30","commitment":"3422fca59e650c84cca505657d77127b05f6a187dfb3a83d2c75dc408477e8eb"}');
INSERT INTO event VALUES(158,'1m80xtgw28xcz37c',5,1795327607685,'resigned',0,'{}');
INSERT INTO event VALUES(159,'1m80xtgw28xcz37c',6,1795327607685,'round-over',NULL,'{"id":"1m80xtgw582hzm9j","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"28501b4f5d8585aa0c288c4a8ac6506ac9a85bb8a9f3dd1d0ff62476c5f64d30","secret":"1234"}}');
INSERT INTO event VALUES(160,'1m80xtgw28xcz37c',7,1795327607685,'finished',NULL,'{"id":"1m80xtgw582j1krk","outcome":"win","winners":[1],"points":[0,1],"reason":"resignation"}');
INSERT INTO event VALUES(161,'1m80xtgw7d351mpn',1,1795327607687,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xtdpefnsqdqv","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xtdpefnsqdqv","join_code":"EEVW5Q","clock":null}');
INSERT INTO event VALUES(162,'1m80xtgw7d351mpn',2,1795327607688,'joined',1,'{"player":"1m80xtdpjcxfyktk"}');
INSERT INTO event VALUES(163,'1m80xtgw7d351mpn',3,1795327607689,'joined',2,'{"player":"1m80xtdpp8vqdka4"}');
INSERT INTO event VALUES(164,'1m80xtgw7d351mpn',4,1795327607689,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xtdpefnsqdqv","status":"joined"},{"player":"1m80xtdpjcxfyktk","status":"joined"},{"player":"1m80xtdpp8vqdka4","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO event VALUES(165,'1m80xtgw7d351mpn',5,1795327607690,'secret',0,'{"code":"1234","nonce":"888c0f4983e1fc133d62b62b61f3751900726c7ddbe1c85b74266d8be2b264f8","commitment":"dec43a5ee38e2a5fe4db3ad0ca2f051445ca56b647a90fe7ba36c91fe4336b63"}');
INSERT INTO event VALUES(166,'1m80xtdt66h7z04f',5,1795327608045,'resumed',NULL,'{"paused_ms":54}');
INSERT INTO event VALUES(167,'1m80xtdv6cr1gj69',5,1795327608045,'resumed',NULL,'{"paused_ms":54}');
INSERT INTO event VALUES(168,'1m80xtdry4szabbx',10,1795327608056,'aborted',NULL,'{"reason":"expired"}');
INSERT INTO event VALUES(169,'1m80xtdsh3gj1sr2',3,1795327608056,'timed-out',0,'{}');
INSERT INTO event VALUES(170,'1m80xtdsh3gj1sr2',4,1795327608056,'round-over',NULL,'{"id":"1m80xth7r05zw5hw","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"9750","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"d383dd568d4b7b5638bdf4efc5a1c0b46c845aac2975d66769fbae6cc801db35","secret":"9750"}}');
INSERT INTO event VALUES(171,'1m80xtdsh3gj1sr2',5,1795327608056,'finished',NULL,'{"id":"1m80xth7r05zxw2p","outcome":"loss","winners":[],"points":[0],"reason":"finish"}');
INSERT INTO event VALUES(172,'1m80xtdv27qc1vv7',9,1795327608056,'aborted',NULL,'{"reason":"expired"}');
INSERT INTO event VALUES(173,'1m80xtgbedwjjeen',4,1795327613059,'aborted',NULL,'{"reason":"expired"}');
INSERT INTO event VALUES(174,'1m80xtgw7d351mpn',6,1795327613059,'timed-out',1,'{}');
INSERT INTO event VALUES(175,'1m80xtgw7d351mpn',7,1795327613059,'timed-out',2,'{}');
INSERT INTO event VALUES(176,'1m80xtgw7d351mpn',8,1795327613059,'round-over',NULL,'{"id":"1m80xtp43cxry2b3","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":2,"points":[1,0,0],"proof":{"nonce":"888c0f4983e1fc133d62b62b61f3751900726c7ddbe1c85b74266d8be2b264f8","secret":"1234"}}');
INSERT INTO event VALUES(177,'1m80xtgw7d351mpn',9,1795327613059,'finished',NULL,'{"id":"1m80xtp43cxrze7x","outcome":"win","winners":[0],"points":[1,0,0],"reason":"finish"}');
INSERT INTO event VALUES(178,'1m80xtp6fbpqat0j',1,1795327613135,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xtdpefnsqdqv","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xtdpefnsqdqv","join_code":"JDYPFR","clock":null}');
INSERT INTO event VALUES(179,'1m80xtp6fbpqat0j',2,1795327613137,'joined',1,'{"player":"1m80xtdpjcxfyktk"}');
INSERT INTO event VALUES(180,'1m80xtp6fbpqat0j',3,1795327613138,'joined',2,'{"player":"1m80xtdpp8vqdka4"}');
INSERT INTO event VALUES(181,'1m80xtp6fbpqat0j',4,1795327613138,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xtdpefnsqdqv","status":"joined"},{"player":"1m80xtdpjcxfyktk","status":"joined"},{"player":"1m80xtdpp8vqdka4","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO event VALUES(182,'1m80xtp6fbpqat0j',5,1795327613139,'secret',0,'{"code":"1234","nonce":"b3174a77e20a3f8af61ec060913f561ba15d873ada91cc90cf6630067d51ab9f","commitment":"c92071b6cc891fc57d4c0af87d8e2a6d5c1360569efe80e28f35a631150c2a86"}');
INSERT INTO event VALUES(183,'1m80xtp6m969wycw',1,1795327613140,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xtdpefnsqdqv","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xtdpefnsqdqv","join_code":"FGTXNZ","clock":null}');
INSERT INTO event VALUES(184,'1m80xtp6m969wycw',2,1795327613141,'joined',1,'{"player":"1m80xtdpjcxfyktk"}');
INSERT INTO event VALUES(185,'1m80xtp6m969wycw',3,1795327613141,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xtdpefnsqdqv","status":"joined"},{"player":"1m80xtdpjcxfyktk","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(186,'1m80xtp6m969wycw',4,1795327613142,'secret',0,'{"code":"1234","nonce":"916c2b85952ea25a7d635b57ed82cbb287c7e510f38cadf8b4b179768553683e","commitment":"7f512e85304237fa62f338d7ccbf6472c66e343cfae1c1a9e12fd8307207fb74"}');
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
INSERT INTO standing VALUES('bulls-and-cows','1m80xtdpefnsqdqv',3,0,X'0002000002000000000000000000000080d0eb88c06802000002000000000000000000000080b0ba9abc6802000002000000000000000000000080a0bfc6b268020000020000000000000000000000',1337.6891060937023212,290.31896371798046629,0.059999675372338141798,1795327604461);
INSERT INTO standing VALUES('bulls-and-cows','1m80xtdpjcxfyktk',8,0,X'0004040000e0d40300000004048a8eea9dc0688a8eea9dc06800008a8eea9dc06880d0eb88c06804040000e0d40300000004048a8eea9dc0688a8eea9dc06800008a8eea9dc06880b0ba9abc6804040000e0d40300000004048a8eea9dc0688a8eea9dc06800008a8eea9dc06880a0bfc6b26804040000e0d40300000004048a8eea9dc0688a8eea9dc06800008a8eea9dc068',1750.5421098017523036,256.34516998314427383,0.059999052127923432897,1795327607685);
INSERT INTO standing VALUES('bulls-and-cows','1m80xtdpraajqyhg',9,1,X'0002000002000000000000000000000080d0eb88c06802000002000000000000000000000080b0ba9abc6802000002000000000000000000000080a0bfc6b268020000020000000000000000000000',1383.3580792733678208,286.92720667234578968,0.059999277078063059653,1795327607685);
INSERT INTO standing VALUES('bulls-and-cows','1m80xtdsh3gj16cf',10,0,X'0002000002000000000000000000000080d0eb88c06802000002000000000000000000000080b0ba9abc6802000002000000000000000000000080a0bfc6b268020000020000000000000000000000',NULL,NULL,NULL,NULL);
INSERT INTO standing VALUES('mastermind','1m80xtdpefnsqdqv',1,0,X'00020000020002a0ef0fa0ef0f00000000e0dce99dc068e0dce99dc0680080d0eb88c068020000020002a0ef0fa0ef0f00000000e0dce99dc068e0dce99dc0680080b0ba9abc68020000020002a0ef0fa0ef0f00000000e0dce99dc068e0dce99dc0680080a0bfc6b268020000020002a0ef0fa0ef0f00000000e0dce99dc068e0dce99dc06800',NULL,NULL,NULL,NULL);
INSERT INTO standing VALUES('mastermind','1m80xtgvtar7ycpp',2,0,X'00020000020002a0ef0fa0ef0f00000000fc8dea9dc068fc8dea9dc0680080d0eb88c068020000020002a0ef0fa0ef0f00000000fc8dea9dc068fc8dea9dc0680080b0ba9abc68020000020002a0ef0fa0ef0f00000000fc8dea9dc068fc8dea9dc0680080a0bfc6b268020000020002a0ef0fa0ef0f00000000fc8dea9dc068fc8dea9dc06800',NULL,NULL,NULL,NULL);
INSERT INTO standing VALUES('tic-tac-toe','1m80xtdpefnsqdqv',3,0,X'0002020000a09c01000000020286dde99dc06886dde99dc068000086dde99dc06880d0eb88c06802020000a09c01000000020286dde99dc06886dde99dc068000086dde99dc06880b0ba9abc6802020000a09c01000000020286dde99dc06886dde99dc068000086dde99dc06880a0bfc6b26802020000a09c01000000020286dde99dc06886dde99dc068000086dde99dc068',1662.3108939062976787,290.31896371798046629,0.059999675372338141798,1795327604547);
INSERT INTO standing VALUES('tic-tac-toe','1m80xtdpjcxfyktk',4,0,X'0002000002000000000000000000000080d0eb88c06802000002000000000000000000000080b0ba9abc6802000002000000000000000000000080a0bfc6b268020000020000000000000000000000',1337.6891060937023212,290.31896371798046629,0.059999675372338141798,1795327604547);
INSERT INTO standing VALUES('yahtzee','1m80xtdpefnsqdqv',5,0,X'000200000280972202809722809722000000c2dde99dc068c2dde99dc068c2dde99dc0680080d0eb88c0680200000280972202809722809722000000c2dde99dc068c2dde99dc068c2dde99dc0680080b0ba9abc680200000280972202809722809722000000c2dde99dc068c2dde99dc068c2dde99dc0680080a0bfc6b2680200000280972202809722809722000000c2dde99dc068c2dde99dc068c2dde99dc06800',1337.6891060937023212,290.31896371798046629,0.059999675372338141798,1795327604577);
INSERT INTO standing VALUES('yahtzee','1m80xtdpjcxfyktk',6,0,X'0002020000a0a42802a0a428a0a4280202c2dde99dc068c2dde99dc068c2dde99dc068c2dde99dc068c2dde99dc06880d0eb88c06802020000a0a42802a0a428a0a4280202c2dde99dc068c2dde99dc068c2dde99dc068c2dde99dc068c2dde99dc06880b0ba9abc6802020000a0a42802a0a428a0a4280202c2dde99dc068c2dde99dc068c2dde99dc068c2dde99dc068c2dde99dc06880a0bfc6b26802020000a0a42802a0a428a0a4280202c2dde99dc068c2dde99dc068c2dde99dc068c2dde99dc068c2dde99dc068',1662.3108939062976787,290.31896371798046629,0.059999675372338141798,1795327604577);
CREATE TABLE rating_pair (
    ruleset TEXT    NOT NULL,
    a       TEXT    NOT NULL, -- the player whose id is the smaller
    b       TEXT    NOT NULL,
    day     INTEGER NOT NULL, -- its beginning
    games   INTEGER NOT NULL,
    PRIMARY KEY (ruleset, a, b)
) STRICT, WITHOUT ROWID;
INSERT INTO rating_pair VALUES('bulls-and-cows','1m80xtdpefnsqdqv','1m80xtdpjcxfyktk',1795305600000,1);
INSERT INTO rating_pair VALUES('bulls-and-cows','1m80xtdpjcxfyktk','1m80xtdpraajqyhg',1795305600000,1);
INSERT INTO rating_pair VALUES('tic-tac-toe','1m80xtdpefnsqdqv','1m80xtdpjcxfyktk',1795305600000,1);
INSERT INTO rating_pair VALUES('yahtzee','1m80xtdpefnsqdqv','1m80xtdpjcxfyktk',1795305600000,1);
CREATE TABLE keepsake (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB    NOT NULL CHECK (length(key) = 32)
) STRICT;
INSERT INTO keepsake VALUES(1,X'e836261af29714af259d895562baff42c3c31a38ed37ebd5bacc3b68e4752ac1');
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
INSERT INTO webhook VALUES('1m80xtgvvegmdpqf','1m80xtgvj9zy4kt3','http://127.0.0.1:9/',11,X'ecaf48baa3fee5f9046b29b703cd21950dc1b1c486ec38f056046113e19613fb',NULL,NULL,1795327607675,NULL,NULL);
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
INSERT INTO delivery VALUES(1,'1m80xtgvw108dd1n','1m80xtgvvegmdpqf','1m80xtgvw108brnd','1m80xtgvw108brnd-1-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T06:06:47.676Z","data":{"seq":1,"at":"2026-11-22T06:06:47.676Z","kind":"created","seat":0,"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xtgvtar7ycpp","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m80xtgvtar7ycpp","clock":null,"game":"1m80xtgvw108brnd"}}',1795327607676,2,1795327643075,1795327612716,NULL,NULL,0);
INSERT INTO delivery VALUES(2,'1m80xtgvw108ev1h','1m80xtgvvegmdpqf','1m80xtgvw108brnd','1m80xtgvw108brnd-2-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T06:06:47.676Z","data":{"seq":2,"at":"2026-11-22T06:06:47.676Z","kind":"round","seat":null,"number":1,"leader":null,"commitment":"ddb5a1ff76f22e51ab3b24103ce2ba5e784da538bdbb7a567d2ff252c559111a","points":[0],"game":"1m80xtgvw108brnd"}}',1795327607676,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(3,'1m80xtgvw108g1jz','1m80xtgvvegmdpqf','1m80xtgvw108brnd','1m80xtgvw108brnd-2-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T06:06:47.676Z","data":{"game":"1m80xtgvw108brnd","seq":2,"players":["1m80xtgvtar7ycpp"],"seats":[0],"deadline":null}}',1795327607676,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(4,'1m80xtgvy6fpkta4','1m80xtgvvegmdpqf','1m80xtgvw108brnd','1m80xtgvw108brnd-3-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T06:06:47.678Z","data":{"seq":3,"at":"2026-11-22T06:06:47.678Z","kind":"resigned","seat":0,"game":"1m80xtgvw108brnd"}}',1795327607678,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(5,'1m80xtgvy6fpq2mf','1m80xtgvvegmdpqf','1m80xtgvw108brnd','1m80xtgvw108brnd-4-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T06:06:47.678Z","data":{"seq":4,"at":"2026-11-22T06:06:47.678Z","kind":"round-over","seat":null,"id":"1m80xtgvy6fpnmtm","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"4156","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"1da6779d8fe90cd807826f00a451c66e679ea91e3f1cdecc5faca0c3caafaa4f","secret":"4156"},"game":"1m80xtgvw108brnd"}}',1795327607678,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(6,'1m80xtgvy6fpqavg','1m80xtgvvegmdpqf','1m80xtgvw108brnd','1m80xtgvw108brnd-4-result.published','result.published','{"type":"result.published","timestamp":"2026-11-22T06:06:47.678Z","data":{"id":"1m80xtgvy6fpnmtm","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"4156","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T06:06:47.678Z","kind":"round","game":"1m80xtgvw108brnd","ruleset":"mastermind","ranked":true,"seats":[{"seat":0,"player":{"id":"1m80xtgvtar7ycpp"}}]}}',1795327607678,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(7,'1m80xtgvy6fps0cj','1m80xtgvvegmdpqf','1m80xtgvw108brnd','1m80xtgvw108brnd-5-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T06:06:47.678Z","data":{"seq":5,"at":"2026-11-22T06:06:47.678Z","kind":"finished","seat":null,"id":"1m80xtgvy6fpqzyb","outcome":"loss","winners":[],"points":[0],"reason":"resignation","game":"1m80xtgvw108brnd"}}',1795327607678,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(8,'1m80xtgvy6fpt115','1m80xtgvvegmdpqf','1m80xtgvw108brnd','1m80xtgvw108brnd-5-result.published','result.published','{"type":"result.published","timestamp":"2026-11-22T06:06:47.678Z","data":{"id":"1m80xtgvy6fpqzyb","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T06:06:47.678Z","kind":"match","game":"1m80xtgvw108brnd","ruleset":"mastermind","ranked":true,"seats":[{"seat":0,"player":{"id":"1m80xtgvtar7ycpp"}}]}}',1795327607678,0,NULL,NULL,NULL,NULL,0);
CREATE TABLE player_event (
    player   TEXT    NOT NULL,
    seq      INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the player
    at       INTEGER NOT NULL,
    kind     TEXT    NOT NULL,                 -- invited, joined, declined, turn, round-over, finished, rematch, aborted
    game     TEXT    NOT NULL,
    game_seq INTEGER NOT NULL,                 -- the game's event that it is about
    PRIMARY KEY (player, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',1,1795327604446,'joined','1m80xtdptfy63vk2',2);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',2,1795327604446,'turn','1m80xtdptfy63vk2',3);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',3,1795327604456,'round-over','1m80xtdptfy63vk2',7);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',4,1795327604458,'turn','1m80xtdptfy63vk2',9);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',5,1795327604461,'finished','1m80xtdptfy63vk2',12);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',6,1795327604495,'joined','1m80xtdqhakg48qv',2);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',7,1795327604495,'turn','1m80xtdqhakg48qv',3);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',8,1795327604503,'round-over','1m80xtdqhakg48qv',6);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',9,1795327604508,'turn','1m80xtdqhakg48qv',8);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',10,1795327604509,'round-over','1m80xtdqhakg48qv',10);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',11,1795327604509,'finished','1m80xtdqhakg48qv',11);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',12,1795327604511,'joined','1m80xtdry4szabbx',2);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',13,1795327604512,'joined','1m80xtdry4szabbx',3);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',14,1795327604512,'turn','1m80xtdry4szabbx',4);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',15,1795327604517,'round-over','1m80xtdry4szabbx',8);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',16,1795327604531,'joined','1m80xtdsj767dhty',2);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',17,1795327604532,'turn','1m80xtdsj767dhty',4);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',18,1795327604533,'round-over','1m80xtdsj767dhty',6);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',19,1795327604534,'finished','1m80xtdsj767dhty',8);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',20,1795327604535,'rematch','1m80xtdsj767dhty',9);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',21,1795327604539,'declined','1m80xtdss1dayd75',2);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',22,1795327604539,'aborted','1m80xtdss1dayd75',3);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',23,1795327604541,'aborted','1m80xtdsw64f1j7e',2);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',24,1795327604543,'joined','1m80xtdsy0m88284',2);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',25,1795327604543,'turn','1m80xtdsy0m88284',3);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',26,1795327604545,'turn','1m80xtdsy0m88284',5);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',27,1795327604547,'turn','1m80xtdsy0m88284',7);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',28,1795327604547,'round-over','1m80xtdsy0m88284',9);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',29,1795327604547,'finished','1m80xtdsy0m88284',10);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',30,1795327604551,'joined','1m80xtdt66h7z04f',2);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',31,1795327604551,'turn','1m80xtdt66h7z04f',3);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',32,1795327604554,'joined','1m80xtdt90amdbsy',2);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',33,1795327604554,'turn','1m80xtdt90amdbsy',4);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',34,1795327604557,'turn','1m80xtdt90amdbsy',9);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',35,1795327604559,'turn','1m80xtdt90amdbsy',13);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',36,1795327604560,'turn','1m80xtdt90amdbsy',17);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',37,1795327604562,'turn','1m80xtdt90amdbsy',21);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',38,1795327604564,'turn','1m80xtdt90amdbsy',25);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',39,1795327604565,'turn','1m80xtdt90amdbsy',29);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',40,1795327604567,'turn','1m80xtdt90amdbsy',33);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',41,1795327604569,'turn','1m80xtdt90amdbsy',37);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',42,1795327604571,'turn','1m80xtdt90amdbsy',41);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',43,1795327604572,'turn','1m80xtdt90amdbsy',45);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',44,1795327604574,'turn','1m80xtdt90amdbsy',49);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',45,1795327604575,'turn','1m80xtdt90amdbsy',53);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',46,1795327604577,'round-over','1m80xtdt90amdbsy',57);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',47,1795327604577,'finished','1m80xtdt90amdbsy',58);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',48,1795327604579,'joined','1m80xtdv27qc1vv7',2);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',49,1795327604580,'joined','1m80xtdv27qc1vv7',3);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',50,1795327604580,'turn','1m80xtdv27qc1vv7',4);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',51,1795327604583,'joined','1m80xtdv6cr1gj69',2);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',52,1795327604583,'turn','1m80xtdv6cr1gj69',3);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',53,1795327604586,'joined','1m80xtdv9akjdjha',2);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',54,1795327604586,'turn','1m80xtdv9akjdjha',3);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',55,1795327605637,'aborted','1m80xtdv9akjdjha',4);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',56,1795327605646,'round-over','1m80xtdv27qc1vv7',8);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',57,1795327607151,'turn','1m80xtgbedwjjeen',3);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',58,1795327607688,'joined','1m80xtgw7d351mpn',2);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',59,1795327607689,'joined','1m80xtgw7d351mpn',3);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',60,1795327607689,'turn','1m80xtgw7d351mpn',4);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',61,1795327608056,'aborted','1m80xtdry4szabbx',10);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',62,1795327608056,'aborted','1m80xtdv27qc1vv7',9);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',63,1795327613059,'aborted','1m80xtgbedwjjeen',4);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',64,1795327613059,'round-over','1m80xtgw7d351mpn',8);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',65,1795327613059,'finished','1m80xtgw7d351mpn',9);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',66,1795327613137,'joined','1m80xtp6fbpqat0j',2);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',67,1795327613138,'joined','1m80xtp6fbpqat0j',3);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',68,1795327613138,'turn','1m80xtp6fbpqat0j',4);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',69,1795327613141,'joined','1m80xtp6m969wycw',2);
INSERT INTO player_event VALUES('1m80xtdpefnsqdqv',70,1795327613141,'turn','1m80xtp6m969wycw',3);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',1,1795327604442,'invited','1m80xtdptfy63vk2',1);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',2,1795327604454,'turn','1m80xtdptfy63vk2',4);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',3,1795327604456,'round-over','1m80xtdptfy63vk2',7);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',4,1795327604461,'round-over','1m80xtdptfy63vk2',11);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',5,1795327604461,'finished','1m80xtdptfy63vk2',12);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',6,1795327604496,'turn','1m80xtdqhakg48qv',4);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',7,1795327604503,'round-over','1m80xtdqhakg48qv',6);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',8,1795327604509,'round-over','1m80xtdqhakg48qv',10);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',9,1795327604509,'finished','1m80xtdqhakg48qv',11);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',10,1795327604512,'joined','1m80xtdry4szabbx',3);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',11,1795327604513,'turn','1m80xtdry4szabbx',5);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',12,1795327604533,'round-over','1m80xtdsj767dhty',6);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',13,1795327604534,'finished','1m80xtdsj767dhty',8);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',14,1795327604535,'invited','1m80xtdsqcqszctq',1);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',15,1795327604535,'rematch','1m80xtdsj767dhty',9);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',16,1795327604537,'invited','1m80xtdss1dayd75',1);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',17,1795327604540,'invited','1m80xtdsw64f1j7e',1);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',18,1795327604541,'aborted','1m80xtdsw64f1j7e',2);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',19,1795327604542,'invited','1m80xtdsy0m88284',1);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',20,1795327604544,'turn','1m80xtdsy0m88284',4);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',21,1795327604546,'turn','1m80xtdsy0m88284',6);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',22,1795327604547,'round-over','1m80xtdsy0m88284',9);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',23,1795327604547,'finished','1m80xtdsy0m88284',10);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',24,1795327604550,'invited','1m80xtdt66h7z04f',1);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',25,1795327604552,'turn','1m80xtdt66h7z04f',4);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',26,1795327604553,'invited','1m80xtdt90amdbsy',1);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',27,1795327604556,'turn','1m80xtdt90amdbsy',7);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',28,1795327604558,'turn','1m80xtdt90amdbsy',11);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',29,1795327604560,'turn','1m80xtdt90amdbsy',15);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',30,1795327604561,'turn','1m80xtdt90amdbsy',19);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',31,1795327604563,'turn','1m80xtdt90amdbsy',23);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',32,1795327604565,'turn','1m80xtdt90amdbsy',27);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',33,1795327604566,'turn','1m80xtdt90amdbsy',31);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',34,1795327604568,'turn','1m80xtdt90amdbsy',35);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',35,1795327604570,'turn','1m80xtdt90amdbsy',39);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',36,1795327604571,'turn','1m80xtdt90amdbsy',43);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',37,1795327604573,'turn','1m80xtdt90amdbsy',47);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',38,1795327604574,'turn','1m80xtdt90amdbsy',51);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',39,1795327604576,'turn','1m80xtdt90amdbsy',55);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',40,1795327604577,'round-over','1m80xtdt90amdbsy',57);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',41,1795327604577,'finished','1m80xtdt90amdbsy',58);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',42,1795327604578,'invited','1m80xtdv27qc1vv7',1);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',43,1795327604580,'joined','1m80xtdv27qc1vv7',3);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',44,1795327604581,'turn','1m80xtdv27qc1vv7',5);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',45,1795327604582,'invited','1m80xtdv6cr1gj69',1);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',46,1795327604584,'turn','1m80xtdv6cr1gj69',4);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',47,1795327604585,'invited','1m80xtdv9akjdjha',1);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',48,1795327605637,'aborted','1m80xtdv9akjdjha',4);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',49,1795327605646,'round-over','1m80xtdv27qc1vv7',8);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',50,1795327607682,'invited','1m80xtgw28xcz37c',1);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',51,1795327607684,'turn','1m80xtgw28xcz37c',4);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',52,1795327607685,'round-over','1m80xtgw28xcz37c',6);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',53,1795327607685,'finished','1m80xtgw28xcz37c',7);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',54,1795327607689,'joined','1m80xtgw7d351mpn',3);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',55,1795327607690,'turn','1m80xtgw7d351mpn',5);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',56,1795327608056,'aborted','1m80xtdry4szabbx',10);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',57,1795327608056,'aborted','1m80xtdv27qc1vv7',9);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',58,1795327613059,'round-over','1m80xtgw7d351mpn',8);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',59,1795327613059,'finished','1m80xtgw7d351mpn',9);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',60,1795327613138,'joined','1m80xtp6fbpqat0j',3);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',61,1795327613139,'turn','1m80xtp6fbpqat0j',5);
INSERT INTO player_event VALUES('1m80xtdpjcxfyktk',62,1795327613142,'turn','1m80xtp6m969wycw',4);
INSERT INTO player_event VALUES('1m80xtdpp8vqdka4',1,1795327604516,'turn','1m80xtdry4szabbx',6);
INSERT INTO player_event VALUES('1m80xtdpp8vqdka4',2,1795327604517,'round-over','1m80xtdry4szabbx',8);
INSERT INTO player_event VALUES('1m80xtdpp8vqdka4',3,1795327604578,'invited','1m80xtdv27qc1vv7',1);
INSERT INTO player_event VALUES('1m80xtdpp8vqdka4',4,1795327605631,'turn','1m80xtdv27qc1vv7',6);
INSERT INTO player_event VALUES('1m80xtdpp8vqdka4',5,1795327605646,'round-over','1m80xtdv27qc1vv7',8);
INSERT INTO player_event VALUES('1m80xtdpp8vqdka4',6,1795327608056,'aborted','1m80xtdry4szabbx',10);
INSERT INTO player_event VALUES('1m80xtdpp8vqdka4',7,1795327608056,'aborted','1m80xtdv27qc1vv7',9);
INSERT INTO player_event VALUES('1m80xtdpp8vqdka4',8,1795327613059,'round-over','1m80xtgw7d351mpn',8);
INSERT INTO player_event VALUES('1m80xtdpp8vqdka4',9,1795327613059,'finished','1m80xtgw7d351mpn',9);
INSERT INTO player_event VALUES('1m80xtdpraajqyhg',1,1795327607683,'joined','1m80xtgw28xcz37c',2);
INSERT INTO player_event VALUES('1m80xtdpraajqyhg',2,1795327607683,'turn','1m80xtgw28xcz37c',3);
INSERT INTO player_event VALUES('1m80xtdpraajqyhg',3,1795327607685,'finished','1m80xtgw28xcz37c',7);
CREATE TABLE alive (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
INSERT INTO alive VALUES(1,1795327613143);
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
CREATE INDEX game_timed ON game (id) WHERE timed = 1;
COMMIT;
