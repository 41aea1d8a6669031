-- SPDX-License-Identifier: Apache-2.0
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL
) STRICT;
INSERT INTO migration VALUES(1,'core',X'324449569f032f53481969c3dc97a3bcb5a0447aa162aca6101ae02883e40221',1795327586337);
INSERT INTO migration VALUES(2,'accounts',X'7b0a6eb81c193a7c2c1713c20149cc797babdec6b7a6e6f7658749e82de7e833',1795327586339);
INSERT INTO migration VALUES(3,'expiry',X'0590ae66564bc0986c896c1b4d5825c30f1d7fe46c6ad6c1a40968dfcee8a953',1795327586339);
INSERT INTO migration VALUES(4,'result_feed',X'31fb3533fe15d84792b1e65419aef7594879c2d7a1a4b8226f53cb66e07a769e',1795327586340);
INSERT INTO migration VALUES(5,'append_only_log',X'ecae7c378deafe0f401c4fa553e6450bf0a6ae101a6334de6402d4f585a55495',1795327586340);
INSERT INTO migration VALUES(6,'standings',X'22d58670aca2ef75bf4f050266e9a62ad427aa7f07a8d3fe936c8fb428e4668e',1795327586341);
INSERT INTO migration VALUES(7,'keepsake',X'b0912ef89347b7a96048cafa76624f6827b69ab2ca6b079a9938342a8b275151',1795327586342);
INSERT INTO migration VALUES(8,'webhooks',X'2a20d0e6551ef8257e9ed7435a9c59c243db2967615bc4017eaf860929a8bd96',1795327586342);
INSERT INTO migration VALUES(9,'player_events',X'e2acde6961069be769c514c7fd6551eae02583b6e1d6f13bdf424e79657658cf',1795327586343);
INSERT INTO migration VALUES(10,'webhook_order',X'1b20e1cb3de8f2a1285b8008c5532809c700c1e70348470f42d94382efe0dbec',1795327586343);
INSERT INTO migration VALUES(11,'clocks',X'10c108ef12c97da0313bd1eee016d4ab2a2dfecee6a3bdbe4407ce4db6814008',1795327586345);
INSERT INTO migration VALUES(12,'tournaments',X'6c915771b204b7551a94b4b1d1aec176055f2384d3ed7f2ae1a2c8007de10934',1795327586346);
INSERT INTO migration VALUES(13,'tournament_pages',X'dc09361615a1dcc6c01f9d11e77c29ddce981fd72f1aa7d937a3d1ba1c8b56d5',1795327586347);
CREATE TABLE player (
    id         TEXT    PRIMARY KEY NOT NULL,
    name       TEXT,                                     -- NULL = deleted
    bot        INTEGER NOT NULL CHECK (bot IN (0, 1)),   -- a program
    guest      INTEGER NOT NULL CHECK (guest IN (0, 1)), -- made on the way, by playing without a token
    owner      TEXT REFERENCES player (id),              -- the service that made it
    created_at INTEGER NOT NULL,
    deleted_at INTEGER
) STRICT, WITHOUT ROWID;
INSERT INTO player VALUES('000000000p9c7fga','random',1,0,NULL,1795327589073,NULL);
INSERT INTO player VALUES('1m80xsw225pcz0eg','Ann',0,0,NULL,1795327586370,NULL);
INSERT INTO player VALUES('1m80xsw260agafdb','Bob',0,0,NULL,1795327586374,NULL);
INSERT INTO player VALUES('1m80xsw27fs8b7f9','Cid',0,0,NULL,1795327586375,NULL);
INSERT INTO player VALUES('1m80xsw281vjrskr',NULL,0,0,NULL,1795327586376,1795327589780);
INSERT INTO player VALUES('1m80xsw3afhb1a99','Guest',0,1,NULL,1795327586410,NULL);
INSERT INTO player VALUES('1m80xsz6k9ggsamr','service',1,0,NULL,1795327589587,NULL);
INSERT INTO player VALUES('1m80xsz6p55y5k47','Served',0,0,'1m80xsz6k9ggsamr',1795327589590,NULL);
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
INSERT INTO token VALUES(X'642e094825646c276a23ed0c8fcb7d92cb96a7407a6f262c2b5853b7219b1cc8','1m80xsw281vjswe3','1m80xsw281vjrskr',1,'',1795327586376,NULL,1795327589780);
INSERT INTO token VALUES(X'96b73a276d3978b74cdba6b81ed1dc393c6f2fc38770f523df7dbe07a2c86ecc','1m80xsz6k9ggsf46','1m80xsz6k9ggsamr',2,'referee token create',1795327589587,NULL,NULL);
INSERT INTO token VALUES(X'a202aab915342d53027fbdde5fea13c8835f45d2811891aa5c309a7f65c5e67f','1m80xsw27fs8bpjf','1m80xsw27fs8b7f9',1,'',1795327586375,NULL,NULL);
INSERT INTO token VALUES(X'b2d546f5650ef031c4855efefc30368ee22f53440ebd9692d675036a916fe839','1m80xsw3afhb30tk','1m80xsw3afhb1a99',1,'',1795327586410,NULL,NULL);
INSERT INTO token VALUES(X'b743bdd7b385936deb02ae1eee0f3948d6e3d0fedd7573e58db32789835da0e7','1m80xsw225pczr2e','1m80xsw225pcz0eg',1,'',1795327586370,NULL,NULL);
INSERT INTO token VALUES(X'c2a90617a1d28f5cc2afedbd945874f322835eaf062e7bf37e64d64c94930fc3','1m80xsw260agb1w3','1m80xsw260agafdb',1,'',1795327586374,NULL,NULL);
INSERT INTO token VALUES(X'de603b9ecc8077f0c8e59cb0540c3c729b32a6d15a1c0be8ccb715d1df52d305','1m80xsz6p55y5msx','1m80xsz6p55y5k47',1,'',1795327589590,NULL,NULL);
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
INSERT INTO game VALUES('1m80xsw292jr6gj1','bulls-and-cows','finished','private',1,'1m80xsw225pcz0eg',NULL,1795327586377,1795327586385,0);
INSERT INTO game VALUES('1m80xsw2k7v2dssc','bulls-and-cows','finished','private',0,'1m80xsw225pcz0eg',NULL,1795327586387,1795327586394,0);
INSERT INTO game VALUES('1m80xsw2v73ngyq5','mastermind','aborted','private',0,'1m80xsw225pcz0eg',NULL,1795327586395,1795327590138,0);
INSERT INTO game VALUES('1m80xsw34bn8skc4','mastermind','finished','private',1,'1m80xsw225pcz0eg',NULL,1795327586404,1795327586406,0);
INSERT INTO game VALUES('1m80xsw3afhb2qg8','bulls-and-cows','finished','private',1,'1m80xsw3afhb1a99',NULL,1795327586410,1795327590138,0);
INSERT INTO game VALUES('1m80xsw3be3hkwgs','bulls-and-cows','finished','private',0,'1m80xsw225pcz0eg',NULL,1795327586411,1795327586414,0);
INSERT INTO game VALUES('1m80xsw3f795gj6h','bulls-and-cows','open','private',0,'1m80xsw225pcz0eg','N427ZY',1795327586415,NULL,0);
INSERT INTO game VALUES('1m80xsw3ga1wvxmd','mastermind','open','public',0,'1m80xsw225pcz0eg','QHF2GW',1795327586416,NULL,0);
INSERT INTO game VALUES('1m80xsw3hewxk8mr','mastermind','aborted','private',0,'1m80xsw225pcz0eg',NULL,1795327586417,1795327586418,0);
INSERT INTO game VALUES('1m80xsw3kf0q1fgm','mastermind','aborted','private',0,'1m80xsw225pcz0eg',NULL,1795327586419,1795327586419,0);
INSERT INTO game VALUES('1m80xsw3m9me633q','tic-tac-toe','finished','private',1,'1m80xsw225pcz0eg',NULL,1795327586420,1795327586425,0);
INSERT INTO game VALUES('1m80xsw3y6en963x','gomoku','playing','private',0,'1m80xsw225pcz0eg','A99W5E',1795327586430,NULL,1);
INSERT INTO game VALUES('1m80xsw465wb5fxe','yahtzee','finished','private',1,'1m80xsw225pcz0eg',NULL,1795327586438,1795327586484,0);
INSERT INTO game VALUES('1m80xsw5nds9f9ck','mastermind','aborted','private',0,'1m80xsw225pcz0eg',NULL,1795327586485,1795327590138,0);
INSERT INTO game VALUES('1m80xsw694qt0q82','bulls-and-cows','playing','private',0,'1m80xsw225pcz0eg','QE7EBN',1795327586505,NULL,1);
INSERT INTO game VALUES('1m80xsw6g91mw7zg','mastermind','aborted','private',0,'1m80xsw225pcz0eg',NULL,1795327586512,1795327587563,0);
INSERT INTO game VALUES('1m80xsyph1a7apt5','mastermind','aborted','private',0,'1m80xsw225pcz0eg',NULL,1795327589073,1795327590138,0);
INSERT INTO game VALUES('1m80xsz6t7tvdfzz','mastermind','finished','private',1,'1m80xsz6p55y5k47',NULL,1795327589594,1795327589597,0);
INSERT INTO game VALUES('1m80xszaff07scz7','tic-tac-toe','finished','private',0,'1m80xszaaatdrek8',NULL,1795327589711,1795327589721,0);
INSERT INTO game VALUES('1m80xszche8v5h5s','bulls-and-cows','finished','private',1,'1m80xsw281vjrskr',NULL,1795327589777,1795327589780,0);
INSERT INTO game VALUES('1m80xszcq1zpkn0f','bulls-and-cows','finished','private',0,'1m80xsw225pcz0eg',NULL,1795327589783,1795327595140,0);
INSERT INTO game VALUES('1m80xt4nd95aze2z','bulls-and-cows','playing','private',0,'1m80xsw225pcz0eg','WQC7K9',1795327595181,NULL,0);
INSERT INTO game VALUES('1m80xt4nn01mketf','bulls-and-cows','playing','private',0,'1m80xsw225pcz0eg','Y7TF3H',1795327595189,NULL,0);
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
INSERT INTO seat VALUES('1m80xsw292jr6gj1',0,'1m80xsw225pcz0eg','resigned',0,0);
INSERT INTO seat VALUES('1m80xsw292jr6gj1',1,'1m80xsw260agafdb','joined',0,0);
INSERT INTO seat VALUES('1m80xsw2k7v2dssc',0,'1m80xsw225pcz0eg','joined',0,0);
INSERT INTO seat VALUES('1m80xsw2k7v2dssc',1,'1m80xsw260agafdb','joined',0,0);
INSERT INTO seat VALUES('1m80xsw2v73ngyq5',0,'1m80xsw225pcz0eg','joined',0,0);
INSERT INTO seat VALUES('1m80xsw2v73ngyq5',1,'1m80xsw260agafdb','resigned',0,0);
INSERT INTO seat VALUES('1m80xsw2v73ngyq5',2,'1m80xsw27fs8b7f9','joined',0,0);
INSERT INTO seat VALUES('1m80xsw34bn8skc4',0,'1m80xsw225pcz0eg','resigned',0,0);
INSERT INTO seat VALUES('1m80xsw3afhb2qg8',0,'1m80xsw3afhb1a99','joined',0,0);
INSERT INTO seat VALUES('1m80xsw3be3hkwgs',0,'1m80xsw225pcz0eg','joined',0,0);
INSERT INTO seat VALUES('1m80xsw3be3hkwgs',1,'1m80xsw260agafdb','resigned',0,0);
INSERT INTO seat VALUES('1m80xsw3f795gj6h',0,'1m80xsw260agafdb','invited',1,0);
INSERT INTO seat VALUES('1m80xsw3f795gj6h',1,'1m80xsw225pcz0eg','joined',1,0);
INSERT INTO seat VALUES('1m80xsw3ga1wvxmd',0,'1m80xsw225pcz0eg','joined',1,1);
INSERT INTO seat VALUES('1m80xsw3ga1wvxmd',1,NULL,'open',1,1);
INSERT INTO seat VALUES('1m80xsw3hewxk8mr',0,'1m80xsw225pcz0eg','joined',0,0);
INSERT INTO seat VALUES('1m80xsw3hewxk8mr',1,'1m80xsw260agafdb','declined',0,0);
INSERT INTO seat VALUES('1m80xsw3kf0q1fgm',0,'1m80xsw225pcz0eg','joined',0,0);
INSERT INTO seat VALUES('1m80xsw3kf0q1fgm',1,'1m80xsw260agafdb','invited',0,0);
INSERT INTO seat VALUES('1m80xsw3m9me633q',0,'1m80xsw225pcz0eg','joined',0,0);
INSERT INTO seat VALUES('1m80xsw3m9me633q',1,'1m80xsw260agafdb','joined',0,0);
INSERT INTO seat VALUES('1m80xsw3y6en963x',0,'1m80xsw225pcz0eg','joined',1,0);
INSERT INTO seat VALUES('1m80xsw3y6en963x',1,'1m80xsw260agafdb','joined',1,0);
INSERT INTO seat VALUES('1m80xsw465wb5fxe',0,'1m80xsw225pcz0eg','joined',0,0);
INSERT INTO seat VALUES('1m80xsw465wb5fxe',1,'1m80xsw260agafdb','joined',0,0);
INSERT INTO seat VALUES('1m80xsw5nds9f9ck',0,'1m80xsw225pcz0eg','joined',0,0);
INSERT INTO seat VALUES('1m80xsw5nds9f9ck',1,'1m80xsw260agafdb','joined',0,0);
INSERT INTO seat VALUES('1m80xsw5nds9f9ck',2,'1m80xsw27fs8b7f9','joined',0,0);
INSERT INTO seat VALUES('1m80xsw694qt0q82',0,'1m80xsw225pcz0eg','joined',1,0);
INSERT INTO seat VALUES('1m80xsw694qt0q82',1,'1m80xsw260agafdb','joined',1,0);
INSERT INTO seat VALUES('1m80xsw6g91mw7zg',0,'1m80xsw225pcz0eg','joined',0,0);
INSERT INTO seat VALUES('1m80xsw6g91mw7zg',1,'1m80xsw260agafdb','joined',0,0);
INSERT INTO seat VALUES('1m80xsyph1a7apt5',0,'000000000p9c7fga','joined',0,0);
INSERT INTO seat VALUES('1m80xsyph1a7apt5',1,'1m80xsw225pcz0eg','joined',0,0);
INSERT INTO seat VALUES('1m80xsz6t7tvdfzz',0,'1m80xsz6p55y5k47','resigned',0,0);
INSERT INTO seat VALUES('1m80xszaff07scz7',0,'1m80xsw225pcz0eg','resigned',0,0);
INSERT INTO seat VALUES('1m80xszaff07scz7',1,'1m80xsw260agafdb','joined',0,0);
INSERT INTO seat VALUES('1m80xszche8v5h5s',0,'1m80xsw281vjrskr','resigned',0,0);
INSERT INTO seat VALUES('1m80xszche8v5h5s',1,'1m80xsw260agafdb','joined',0,0);
INSERT INTO seat VALUES('1m80xszcq1zpkn0f',0,'1m80xsw225pcz0eg','joined',0,0);
INSERT INTO seat VALUES('1m80xszcq1zpkn0f',1,'1m80xsw260agafdb','joined',0,0);
INSERT INTO seat VALUES('1m80xszcq1zpkn0f',2,'1m80xsw27fs8b7f9','joined',0,0);
INSERT INTO seat VALUES('1m80xt4nd95aze2z',0,'1m80xsw225pcz0eg','joined',1,0);
INSERT INTO seat VALUES('1m80xt4nd95aze2z',1,'1m80xsw260agafdb','joined',1,0);
INSERT INTO seat VALUES('1m80xt4nd95aze2z',2,'1m80xsw27fs8b7f9','joined',1,0);
INSERT INTO seat VALUES('1m80xt4nn01mketf',0,'1m80xsw225pcz0eg','joined',1,0);
INSERT INTO seat VALUES('1m80xt4nn01mketf',1,'1m80xsw260agafdb','joined',1,0);
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
INSERT INTO result VALUES('1m80xsw2e2kz98gs','1m80xsw292jr6gj1',1,'bulls-and-cows',1,0,1795327586382,'{"id":"1m80xsw2e2kz98gs","round":1,"leader":0,"attempts":2,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T06:06:26.382Z"}');
INSERT INTO result VALUES('1m80xsw2hc98kean','1m80xsw292jr6gj1',2,'bulls-and-cows',1,0,1795327586385,'{"id":"1m80xsw2hc98kean","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T06:06:26.385Z"}');
INSERT INTO result VALUES('1m80xsw2hc98m02g','1m80xsw292jr6gj1',0,'bulls-and-cows',1,0,1795327586385,'{"id":"1m80xsw2hc98m02g","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation","published_at":"2026-11-22T06:06:26.385Z"}');
INSERT INTO result VALUES('1m80xsw2qez0v677','1m80xsw2k7v2dssc',1,'bulls-and-cows',0,0,1795327586391,'{"id":"1m80xsw2qez0v677","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T06:06:26.391Z"}');
INSERT INTO result VALUES('1m80xsw2t0tsryk3','1m80xsw2k7v2dssc',2,'bulls-and-cows',0,0,1795327586394,'{"id":"1m80xsw2t0tsryk3","round":2,"leader":1,"attempts":1,"solved":true,"solver":0,"secret":"4321","honest":true,"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T06:06:26.394Z"}');
INSERT INTO result VALUES('1m80xsw2t0tsta7k','1m80xsw2k7v2dssc',0,'bulls-and-cows',0,0,1795327586394,'{"id":"1m80xsw2t0tsta7k","outcome":"draw","winners":[0,1],"points":[1,1],"reason":"rounds","published_at":"2026-11-22T06:06:26.394Z"}');
INSERT INTO result VALUES('1m80xsw320164kek','1m80xsw2v73ngyq5',1,'mastermind',0,0,1795327586402,'{"id":"1m80xsw320164kek","round":1,"leader":0,"attempts":1,"solved":true,"solver":2,"secret":"1122","honest":true,"forfeited_by":null,"points":[0,0,1],"published_at":"2026-11-22T06:06:26.402Z"}');
INSERT INTO result VALUES('1m80xsw367zvsnmx','1m80xsw34bn8skc4',1,'mastermind',1,0,1795327586406,'{"id":"1m80xsw367zvsnmx","round":1,"leader":null,"attempts":2,"solved":false,"solver":null,"secret":"3656","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T06:06:26.406Z"}');
INSERT INTO result VALUES('1m80xsw367zvsymx','1m80xsw34bn8skc4',0,'mastermind',1,0,1795327586406,'{"id":"1m80xsw367zvsymx","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T06:06:26.406Z"}');
INSERT INTO result VALUES('1m80xsw3e7qs4jtj','1m80xsw3be3hkwgs',1,'bulls-and-cows',0,0,1795327586414,'{"id":"1m80xsw3e7qs4jtj","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T06:06:26.414Z"}');
INSERT INTO result VALUES('1m80xsw3e7qs4sz2','1m80xsw3be3hkwgs',0,'bulls-and-cows',0,0,1795327586414,'{"id":"1m80xsw3e7qs4sz2","outcome":"win","winners":[0],"points":[0,1],"reason":"resignation","published_at":"2026-11-22T06:06:26.414Z"}');
INSERT INTO result VALUES('1m80xsw3s2qw2aqp','1m80xsw3m9me633q',1,'tic-tac-toe',1,0,1795327586425,'{"id":"1m80xsw3s2qw2aqp","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T06:06:26.425Z"}');
INSERT INTO result VALUES('1m80xsw3s2qw2vkz','1m80xsw3m9me633q',0,'tic-tac-toe',1,0,1795327586425,'{"id":"1m80xsw3s2qw2vkz","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-22T06:06:26.425Z"}');
INSERT INTO result VALUES('1m80xsw5m48xh2zy','1m80xsw465wb5fxe',1,'yahtzee',1,0,1795327586484,'{"id":"1m80xsw5m48xh2zy","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":2,"twos":2,"threes":0,"fours":4,"fives":0,"sixes":0,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":30},"upper_total":8,"upper_bonus":0,"yahtzee_bonus":0,"total":38},{"seat":1,"boxes":{"aces":0,"twos":4,"threes":3,"fours":0,"fives":0,"sixes":0,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":30,"large-straight":0,"yahtzee":0,"chance":21},"upper_total":7,"upper_bonus":0,"yahtzee_bonus":0,"total":58}],"forfeited":[],"forfeited_by":null,"points":[38,58],"published_at":"2026-11-22T06:06:26.484Z"}');
INSERT INTO result VALUES('1m80xsw5m48xhbvz','1m80xsw465wb5fxe',0,'yahtzee',1,0,1795327586484,'{"id":"1m80xsw5m48xhbvz","outcome":"win","winners":[1],"points":[38,58],"reason":"rounds","published_at":"2026-11-22T06:06:26.484Z"}');
INSERT INTO result VALUES('1m80xsx7jcket6jb','1m80xsw5nds9f9ck',1,'mastermind',0,0,1795327587570,'{"id":"1m80xsx7jcket6jb","round":1,"leader":0,"attempts":1,"solved":true,"solver":2,"secret":"1122","honest":true,"forfeited_by":null,"points":[0,0,1],"published_at":"2026-11-22T06:06:27.570Z"}');
INSERT INTO result VALUES('1m80xsz6x9c29k1h','1m80xsz6t7tvdfzz',1,'mastermind',1,0,1795327589597,'{"id":"1m80xsz6x9c29k1h","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"1326","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T06:06:29.597Z"}');
INSERT INTO result VALUES('1m80xsz6x9c2c2be','1m80xsz6t7tvdfzz',0,'mastermind',1,0,1795327589597,'{"id":"1m80xsz6x9c2c2be","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T06:06:29.597Z"}');
INSERT INTO result VALUES('1m80xszasa0esn63','1m80xszaff07scz7',1,'tic-tac-toe',0,0,1795327589721,'{"id":"1m80xszasa0esn63","round":1,"leader":0,"moves":0,"winner":1,"winning_line":null,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T06:06:29.721Z"}');
INSERT INTO result VALUES('1m80xszasa0esnf4','1m80xszaff07scz7',0,'tic-tac-toe',0,0,1795327589721,'{"id":"1m80xszasa0esnf4","outcome":"win","winners":[1],"points":[0,1],"reason":"resignation","published_at":"2026-11-22T06:06:29.721Z"}');
INSERT INTO result VALUES('1m80xszcme04bkaq','1m80xszche8v5h5s',1,'bulls-and-cows',1,0,1795327589780,'{"id":"1m80xszcme04bkaq","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T06:06:29.780Z"}');
INSERT INTO result VALUES('1m80xszcme04cv3v','1m80xszche8v5h5s',0,'bulls-and-cows',1,0,1795327589780,'{"id":"1m80xszcme04cv3v","outcome":"win","winners":[1],"points":[0,1],"reason":"resignation","published_at":"2026-11-22T06:06:29.780Z"}');
INSERT INTO result VALUES('1m80xszqt89bvyer','1m80xsw3afhb2qg8',1,'bulls-and-cows',1,0,1795327590138,'{"id":"1m80xszqt89bvyer","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"5107","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T06:06:30.138Z"}');
INSERT INTO result VALUES('1m80xszqt89bwvjn','1m80xsw3afhb2qg8',0,'bulls-and-cows',1,0,1795327590138,'{"id":"1m80xszqt89bwvjn","outcome":"loss","winners":[],"points":[0],"reason":"finish","published_at":"2026-11-22T06:06:30.138Z"}');
INSERT INTO result VALUES('1m80xt4m45txz9x3','1m80xszcq1zpkn0f',1,'bulls-and-cows',0,0,1795327595140,'{"id":"1m80xt4m45txz9x3","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":2,"points":[1,0,0],"published_at":"2026-11-22T06:06:35.140Z"}');
INSERT INTO result VALUES('1m80xt4m45txzf9e','1m80xszcq1zpkn0f',0,'bulls-and-cows',0,0,1795327595140,'{"id":"1m80xt4m45txzf9e","outcome":"win","winners":[0],"points":[1,0,0],"reason":"finish","published_at":"2026-11-22T06:06:35.140Z"}');
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
INSERT INTO result_reader VALUES('1m80xsw225pcz0eg','1m80xsw2e2kz98gs');
INSERT INTO result_reader VALUES('1m80xsw225pcz0eg','1m80xsw2hc98kean');
INSERT INTO result_reader VALUES('1m80xsw225pcz0eg','1m80xsw2hc98m02g');
INSERT INTO result_reader VALUES('1m80xsw225pcz0eg','1m80xsw2qez0v677');
INSERT INTO result_reader VALUES('1m80xsw225pcz0eg','1m80xsw2t0tsryk3');
INSERT INTO result_reader VALUES('1m80xsw225pcz0eg','1m80xsw2t0tsta7k');
INSERT INTO result_reader VALUES('1m80xsw225pcz0eg','1m80xsw320164kek');
INSERT INTO result_reader VALUES('1m80xsw225pcz0eg','1m80xsw367zvsnmx');
INSERT INTO result_reader VALUES('1m80xsw225pcz0eg','1m80xsw367zvsymx');
INSERT INTO result_reader VALUES('1m80xsw225pcz0eg','1m80xsw3e7qs4jtj');
INSERT INTO result_reader VALUES('1m80xsw225pcz0eg','1m80xsw3e7qs4sz2');
INSERT INTO result_reader VALUES('1m80xsw225pcz0eg','1m80xsw3s2qw2aqp');
INSERT INTO result_reader VALUES('1m80xsw225pcz0eg','1m80xsw3s2qw2vkz');
INSERT INTO result_reader VALUES('1m80xsw225pcz0eg','1m80xsw5m48xh2zy');
INSERT INTO result_reader VALUES('1m80xsw225pcz0eg','1m80xsw5m48xhbvz');
INSERT INTO result_reader VALUES('1m80xsw225pcz0eg','1m80xsx7jcket6jb');
INSERT INTO result_reader VALUES('1m80xsw225pcz0eg','1m80xszasa0esn63');
INSERT INTO result_reader VALUES('1m80xsw225pcz0eg','1m80xszasa0esnf4');
INSERT INTO result_reader VALUES('1m80xsw225pcz0eg','1m80xt4m45txz9x3');
INSERT INTO result_reader VALUES('1m80xsw225pcz0eg','1m80xt4m45txzf9e');
INSERT INTO result_reader VALUES('1m80xsw260agafdb','1m80xsw2e2kz98gs');
INSERT INTO result_reader VALUES('1m80xsw260agafdb','1m80xsw2hc98kean');
INSERT INTO result_reader VALUES('1m80xsw260agafdb','1m80xsw2hc98m02g');
INSERT INTO result_reader VALUES('1m80xsw260agafdb','1m80xsw2qez0v677');
INSERT INTO result_reader VALUES('1m80xsw260agafdb','1m80xsw2t0tsryk3');
INSERT INTO result_reader VALUES('1m80xsw260agafdb','1m80xsw2t0tsta7k');
INSERT INTO result_reader VALUES('1m80xsw260agafdb','1m80xsw320164kek');
INSERT INTO result_reader VALUES('1m80xsw260agafdb','1m80xsw3e7qs4jtj');
INSERT INTO result_reader VALUES('1m80xsw260agafdb','1m80xsw3e7qs4sz2');
INSERT INTO result_reader VALUES('1m80xsw260agafdb','1m80xsw3s2qw2aqp');
INSERT INTO result_reader VALUES('1m80xsw260agafdb','1m80xsw3s2qw2vkz');
INSERT INTO result_reader VALUES('1m80xsw260agafdb','1m80xsw5m48xh2zy');
INSERT INTO result_reader VALUES('1m80xsw260agafdb','1m80xsw5m48xhbvz');
INSERT INTO result_reader VALUES('1m80xsw260agafdb','1m80xsx7jcket6jb');
INSERT INTO result_reader VALUES('1m80xsw260agafdb','1m80xszasa0esn63');
INSERT INTO result_reader VALUES('1m80xsw260agafdb','1m80xszasa0esnf4');
INSERT INTO result_reader VALUES('1m80xsw260agafdb','1m80xszcme04bkaq');
INSERT INTO result_reader VALUES('1m80xsw260agafdb','1m80xszcme04cv3v');
INSERT INTO result_reader VALUES('1m80xsw260agafdb','1m80xt4m45txz9x3');
INSERT INTO result_reader VALUES('1m80xsw260agafdb','1m80xt4m45txzf9e');
INSERT INTO result_reader VALUES('1m80xsw27fs8b7f9','1m80xsw320164kek');
INSERT INTO result_reader VALUES('1m80xsw27fs8b7f9','1m80xsx7jcket6jb');
INSERT INTO result_reader VALUES('1m80xsw27fs8b7f9','1m80xt4m45txz9x3');
INSERT INTO result_reader VALUES('1m80xsw27fs8b7f9','1m80xt4m45txzf9e');
INSERT INTO result_reader VALUES('1m80xsw281vjrskr','1m80xszcme04bkaq');
INSERT INTO result_reader VALUES('1m80xsw281vjrskr','1m80xszcme04cv3v');
INSERT INTO result_reader VALUES('1m80xsw3afhb1a99','1m80xszqt89bvyer');
INSERT INTO result_reader VALUES('1m80xsw3afhb1a99','1m80xszqt89bwvjn');
INSERT INTO result_reader VALUES('1m80xsz6k9ggsamr','1m80xsz6x9c29k1h');
INSERT INTO result_reader VALUES('1m80xsz6k9ggsamr','1m80xsz6x9c2c2be');
INSERT INTO result_reader VALUES('1m80xsz6p55y5k47','1m80xsz6x9c29k1h');
INSERT INTO result_reader VALUES('1m80xsz6p55y5k47','1m80xsz6x9c2c2be');
CREATE TABLE IF NOT EXISTS "event" (
    id   INTEGER PRIMARY KEY,              -- its place in the log of all games
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL                  -- JSON: the whole truth, secrets included
) STRICT;
INSERT INTO event VALUES(1,'1m80xsw292jr6gj1',1,1795327586377,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xsw225pcz0eg","status":"joined"},{"player":"1m80xsw260agafdb","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m80xsw225pcz0eg","join_code":"YVZNBG","clock":null}');
INSERT INTO event VALUES(2,'1m80xsw292jr6gj1',2,1795327586378,'joined',1,'{"player":"1m80xsw260agafdb"}');
INSERT INTO event VALUES(3,'1m80xsw292jr6gj1',3,1795327586378,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xsw225pcz0eg","status":"joined"},{"player":"1m80xsw260agafdb","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(4,'1m80xsw292jr6gj1',4,1795327586380,'secret',0,'{"code":"1234","nonce":"474cfba1f38662b3e9eb32e0ea0608a092f3578475eaeb7d30636aa0a6907463","commitment":"67c90f4141a961c52235d972f4d7b03c7e81e6d5d1403d05067f9ea9dac54d92"}');
INSERT INTO event VALUES(5,'1m80xsw292jr6gj1',5,1795327586382,'guess',1,'{"attempt":1,"code":"5678","bulls":0,"cows":0,"solved":false}');
INSERT INTO event VALUES(6,'1m80xsw292jr6gj1',6,1795327586382,'guess',1,'{"attempt":2,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES(7,'1m80xsw292jr6gj1',7,1795327586382,'round-over',NULL,'{"id":"1m80xsw2e2kz98gs","round":1,"leader":0,"attempts":2,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"474cfba1f38662b3e9eb32e0ea0608a092f3578475eaeb7d30636aa0a6907463","secret":"1234"}}');
INSERT INTO event VALUES(8,'1m80xsw292jr6gj1',8,1795327586383,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":1,"seats":[{"player":"1m80xsw225pcz0eg","status":"joined"},{"player":"1m80xsw260agafdb","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(9,'1m80xsw292jr6gj1',9,1795327586385,'secret',1,'{"code":"4321","nonce":"e5a665ee5529c06e3e9eca44a3b4f0526c1900e7fa7f5d9ecf0ec7ea9cfe26d8","commitment":"4985b83ff6ae23e5366b5921fb69b3fe33d580c9592f0a53a666f5725aec82e9"}');
INSERT INTO event VALUES(10,'1m80xsw292jr6gj1',10,1795327586385,'resigned',0,'{}');
INSERT INTO event VALUES(11,'1m80xsw292jr6gj1',11,1795327586385,'round-over',NULL,'{"id":"1m80xsw2hc98kean","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"e5a665ee5529c06e3e9eca44a3b4f0526c1900e7fa7f5d9ecf0ec7ea9cfe26d8","secret":"4321"}}');
INSERT INTO event VALUES(12,'1m80xsw292jr6gj1',12,1795327586385,'finished',NULL,'{"id":"1m80xsw2hc98m02g","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation"}');
INSERT INTO event VALUES(13,'1m80xsw2k7v2dssc',1,1795327586387,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xsw225pcz0eg","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xsw225pcz0eg","join_code":"P35R36","clock":null}');
INSERT INTO event VALUES(14,'1m80xsw2k7v2dssc',2,1795327586388,'joined',1,'{"player":"1m80xsw260agafdb"}');
INSERT INTO event VALUES(15,'1m80xsw2k7v2dssc',3,1795327586388,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xsw225pcz0eg","status":"joined"},{"player":"1m80xsw260agafdb","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(16,'1m80xsw2k7v2dssc',4,1795327586389,'secret',0,'{"code":"1234","nonce":"f58a496e4a55f8aa61a0d366d750c2d105bb75cee9315fd1e2f8fb66b5f01a32","commitment":"04ba94150d8579f45cbc3aec9210fff57250c457356e465bd3a2d32491ab7de5"}');
INSERT INTO event VALUES(17,'1m80xsw2k7v2dssc',5,1795327586391,'guess',1,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES(18,'1m80xsw2k7v2dssc',6,1795327586391,'round-over',NULL,'{"id":"1m80xsw2qez0v677","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"f58a496e4a55f8aa61a0d366d750c2d105bb75cee9315fd1e2f8fb66b5f01a32","secret":"1234"}}');
INSERT INTO event VALUES(19,'1m80xsw2k7v2dssc',7,1795327586392,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":1,"seats":[{"player":"1m80xsw225pcz0eg","status":"joined"},{"player":"1m80xsw260agafdb","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(20,'1m80xsw2k7v2dssc',8,1795327586393,'secret',1,'{"code":"4321","nonce":"777c750848e406a22d7f3ab0384a043e10a21018d082550d8ba907e99d8772c9","commitment":"3be0981e7cafc1fe39de0e37c52c9802b76f3b09e8ec559567037fdb87cdccc9"}');
INSERT INTO event VALUES(21,'1m80xsw2k7v2dssc',9,1795327586394,'guess',0,'{"attempt":1,"code":"4321","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES(22,'1m80xsw2k7v2dssc',10,1795327586394,'round-over',NULL,'{"id":"1m80xsw2t0tsryk3","round":2,"leader":1,"attempts":1,"solved":true,"solver":0,"secret":"4321","honest":true,"forfeited_by":null,"points":[1,0],"proof":{"nonce":"777c750848e406a22d7f3ab0384a043e10a21018d082550d8ba907e99d8772c9","secret":"4321"}}');
INSERT INTO event VALUES(23,'1m80xsw2k7v2dssc',11,1795327586394,'finished',NULL,'{"id":"1m80xsw2t0tsta7k","outcome":"draw","winners":[0,1],"points":[1,1],"reason":"rounds"}');
INSERT INTO event VALUES(24,'1m80xsw2v73ngyq5',1,1795327586395,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xsw225pcz0eg","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xsw225pcz0eg","join_code":"N65WXM","clock":null}');
INSERT INTO event VALUES(25,'1m80xsw2v73ngyq5',2,1795327586397,'joined',1,'{"player":"1m80xsw260agafdb"}');
INSERT INTO event VALUES(26,'1m80xsw2v73ngyq5',3,1795327586399,'joined',2,'{"player":"1m80xsw27fs8b7f9"}');
INSERT INTO event VALUES(27,'1m80xsw2v73ngyq5',4,1795327586399,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xsw225pcz0eg","status":"joined"},{"player":"1m80xsw260agafdb","status":"joined"},{"player":"1m80xsw27fs8b7f9","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO event VALUES(28,'1m80xsw2v73ngyq5',5,1795327586400,'secret',0,'{"code":"1122","nonce":"a4b6268679741cb924d792aa98cb1853b077be2f5ac76e5c8c380146781d2fd4","commitment":"87cff8d6cc899fad6b9e1eb9f92cf171fb06e484ccf40f8b793044cc1a581c78"}');
INSERT INTO event VALUES(29,'1m80xsw2v73ngyq5',6,1795327586401,'resigned',1,'{}');
INSERT INTO event VALUES(30,'1m80xsw2v73ngyq5',7,1795327586402,'guess',2,'{"attempt":1,"code":"1122","black":4,"white":0,"solved":true}');
INSERT INTO event VALUES(31,'1m80xsw2v73ngyq5',8,1795327586402,'round-over',NULL,'{"id":"1m80xsw320164kek","round":1,"leader":0,"attempts":1,"solved":true,"solver":2,"secret":"1122","honest":true,"forfeited_by":null,"points":[0,0,1],"proof":{"nonce":"a4b6268679741cb924d792aa98cb1853b077be2f5ac76e5c8c380146781d2fd4","secret":"1122"}}');
INSERT INTO event VALUES(32,'1m80xsw2v73ngyq5',9,1795327586403,'round',NULL,'{"number":2,"leader":2,"commitment":null,"points":[0,0,1],"rules":1,"seats":[{"player":"1m80xsw225pcz0eg","status":"joined"},{"player":"1m80xsw260agafdb","status":"resigned"},{"player":"1m80xsw27fs8b7f9","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(33,'1m80xsw34bn8skc4',1,1795327586404,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xsw225pcz0eg","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m80xsw225pcz0eg","join_code":null,"clock":null}');
INSERT INTO event VALUES(34,'1m80xsw34bn8skc4',2,1795327586404,'round',NULL,'{"number":1,"leader":null,"commitment":"b974bcdb71cb000d0daf98fa3951b04cbaa4a847470e72a4e90bf58530f0ebb2","points":[0],"rules":1,"seats":[{"player":"1m80xsw225pcz0eg","status":"joined"}],"rounds":2,"deal":{"nonce":"6ef87ffa29cfbb299f7a164d36f9e6d38419233e1eb58ab70c311294f0929b94","secret":"3656"},"carry":null}');
INSERT INTO event VALUES(35,'1m80xsw34bn8skc4',3,1795327586405,'guess',0,'{"attempt":1,"code":"1122","black":0,"white":0,"solved":false}');
INSERT INTO event VALUES(36,'1m80xsw34bn8skc4',4,1795327586405,'guess',0,'{"attempt":2,"code":"3344","black":1,"white":0,"solved":false}');
INSERT INTO event VALUES(37,'1m80xsw34bn8skc4',5,1795327586406,'resigned',0,'{}');
INSERT INTO event VALUES(38,'1m80xsw34bn8skc4',6,1795327586406,'round-over',NULL,'{"id":"1m80xsw367zvsnmx","round":1,"leader":null,"attempts":2,"solved":false,"solver":null,"secret":"3656","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"6ef87ffa29cfbb299f7a164d36f9e6d38419233e1eb58ab70c311294f0929b94","secret":"3656"}}');
INSERT INTO event VALUES(39,'1m80xsw34bn8skc4',7,1795327586406,'finished',NULL,'{"id":"1m80xsw367zvsymx","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO event VALUES(40,'1m80xsw3afhb2qg8',1,1795327586410,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xsw3afhb1a99","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m80xsw3afhb1a99","join_code":null,"clock":null}');
INSERT INTO event VALUES(41,'1m80xsw3afhb2qg8',2,1795327586410,'round',NULL,'{"number":1,"leader":null,"commitment":"65e784121aae7742b60433323e2d8f45b2337097fdd7a6919a49baa3fd2bb59f","points":[0],"rules":1,"seats":[{"player":"1m80xsw3afhb1a99","status":"joined"}],"rounds":0,"deal":{"nonce":"456c6050ee1805d6a268b7375e27ce78275777576601a0586ac59bda075d2c67","secret":"5107"},"carry":null}');
INSERT INTO event VALUES(42,'1m80xsw3be3hkwgs',1,1795327586411,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"manual","secret":"held","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xsw225pcz0eg","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xsw225pcz0eg","join_code":"S382TQ","clock":null}');
INSERT INTO event VALUES(43,'1m80xsw3be3hkwgs',2,1795327586412,'joined',1,'{"player":"1m80xsw260agafdb"}');
INSERT INTO event VALUES(44,'1m80xsw3be3hkwgs',3,1795327586412,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xsw225pcz0eg","status":"joined"},{"player":"1m80xsw260agafdb","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(45,'1m80xsw3be3hkwgs',4,1795327586413,'guess',1,'{"attempt":1,"code":"1234"}');
INSERT INTO event VALUES(46,'1m80xsw3be3hkwgs',5,1795327586414,'answer',0,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES(47,'1m80xsw3be3hkwgs',6,1795327586414,'round-over',NULL,'{"id":"1m80xsw3e7qs4jtj","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":null}');
INSERT INTO event VALUES(48,'1m80xsw3be3hkwgs',7,1795327586414,'resigned',1,'{}');
INSERT INTO event VALUES(49,'1m80xsw3be3hkwgs',8,1795327586414,'finished',NULL,'{"id":"1m80xsw3e7qs4sz2","outcome":"win","winners":[0],"points":[0,1],"reason":"resignation"}');
INSERT INTO event VALUES(50,'1m80xsw3f795gj6h',1,1795327586415,'created',1,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"manual","secret":"held","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xsw260agafdb","status":"invited"},{"player":"1m80xsw225pcz0eg","status":"joined"}],"visibility":"private","ranked":false,"creator":"1m80xsw225pcz0eg","join_code":"N427ZY","clock":null}');
INSERT INTO event VALUES(51,'1m80xsw3be3hkwgs',9,1795327586415,'rematch',0,'{"game":"1m80xsw3f795gj6h"}');
INSERT INTO event VALUES(52,'1m80xsw3ga1wvxmd',1,1795327586416,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xsw225pcz0eg","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m80xsw225pcz0eg","join_code":"QHF2GW","clock":null}');
INSERT INTO event VALUES(53,'1m80xsw3hewxk8mr',1,1795327586417,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xsw225pcz0eg","status":"joined"},{"player":"1m80xsw260agafdb","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xsw225pcz0eg","join_code":"TTAEFP","clock":null}');
INSERT INTO event VALUES(54,'1m80xsw3hewxk8mr',2,1795327586418,'declined',1,'{"player":"1m80xsw260agafdb"}');
INSERT INTO event VALUES(55,'1m80xsw3hewxk8mr',3,1795327586418,'aborted',NULL,'{"reason":"declined"}');
INSERT INTO event VALUES(56,'1m80xsw3kf0q1fgm',1,1795327586419,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xsw225pcz0eg","status":"joined"},{"player":"1m80xsw260agafdb","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xsw225pcz0eg","join_code":"A2VTK4","clock":null}');
INSERT INTO event VALUES(57,'1m80xsw3kf0q1fgm',2,1795327586419,'aborted',0,'{"reason":"creator"}');
INSERT INTO event VALUES(58,'1m80xsw3m9me633q',1,1795327586420,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m80xsw225pcz0eg","status":"joined"},{"player":"1m80xsw260agafdb","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m80xsw225pcz0eg","join_code":"W2ZJPN","clock":{"turn_seconds":30,"bot_turn_seconds":1}}');
INSERT INTO event VALUES(59,'1m80xsw3m9me633q',2,1795327586421,'joined',1,'{"player":"1m80xsw260agafdb"}');
INSERT INTO event VALUES(60,'1m80xsw3m9me633q',3,1795327586421,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xsw225pcz0eg","status":"joined"},{"player":"1m80xsw260agafdb","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO event VALUES(61,'1m80xsw3m9me633q',4,1795327586422,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO event VALUES(62,'1m80xsw3m9me633q',5,1795327586423,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO event VALUES(63,'1m80xsw3m9me633q',6,1795327586423,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO event VALUES(64,'1m80xsw3m9me633q',7,1795327586424,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO event VALUES(65,'1m80xsw3m9me633q',8,1795327586425,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO event VALUES(66,'1m80xsw3m9me633q',9,1795327586425,'round-over',NULL,'{"id":"1m80xsw3s2qw2aqp","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO event VALUES(67,'1m80xsw3m9me633q',10,1795327586425,'finished',NULL,'{"id":"1m80xsw3s2qw2vkz","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds"}');
INSERT INTO event VALUES(68,'1m80xsw3y6en963x',1,1795327586430,'created',0,'{"ruleset":"gomoku","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m80xsw225pcz0eg","status":"joined"},{"player":"1m80xsw260agafdb","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xsw225pcz0eg","join_code":"A99W5E","clock":{"turn_seconds":30,"bot_turn_seconds":1}}');
INSERT INTO event VALUES(69,'1m80xsw3y6en963x',2,1795327586434,'joined',1,'{"player":"1m80xsw260agafdb"}');
INSERT INTO event VALUES(70,'1m80xsw3y6en963x',3,1795327586434,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xsw225pcz0eg","status":"joined"},{"player":"1m80xsw260agafdb","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO event VALUES(71,'1m80xsw3y6en963x',4,1795327586435,'move',0,'{"column":7,"row":7,"symbol":"X"}');
INSERT INTO event VALUES(72,'1m80xsw465wb5fxe',1,1795327586438,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m80xsw225pcz0eg","status":"joined"},{"player":"1m80xsw260agafdb","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m80xsw225pcz0eg","join_code":"2QKDMH","clock":null,"commitment":"87c08222f6baddfef24ffbac7d52efdeb51cfbee96fbbb56ced22279be01c35e","client_seeds":["",""],"server_seed":"6b2ad3143d0ea189773817c94f7e60a767bf9595c60716e0910e8a492dedd225"}');
INSERT INTO event VALUES(73,'1m80xsw465wb5fxe',2,1795327586450,'joined',1,'{"player":"1m80xsw260agafdb"}');
INSERT INTO event VALUES(74,'1m80xsw465wb5fxe',3,1795327586450,'round',NULL,'{"number":1,"leader":0,"commitment":"87c08222f6baddfef24ffbac7d52efdeb51cfbee96fbbb56ced22279be01c35e","points":[0,0],"rules":1,"seats":[{"player":"1m80xsw225pcz0eg","status":"joined"},{"player":"1m80xsw260agafdb","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO event VALUES(75,'1m80xsw465wb5fxe',4,1795327586450,'roll',0,'{"keep":[],"dice":[6,2,3,4,2],"stage":0,"roll":0}');
INSERT INTO event VALUES(76,'1m80xsw465wb5fxe',5,1795327586451,'roll',0,'{"keep":[],"dice":[3,4,1,5,1],"stage":1,"roll":1}');
INSERT INTO event VALUES(77,'1m80xsw465wb5fxe',6,1795327586452,'score',0,'{"category":"aces","score":2,"bonus":0}');
INSERT INTO event VALUES(78,'1m80xsw465wb5fxe',7,1795327586452,'roll',1,'{"keep":[],"dice":[5,5,5,5,6],"stage":0,"roll":2}');
INSERT INTO event VALUES(79,'1m80xsw465wb5fxe',8,1795327586453,'score',1,'{"category":"aces","score":0,"bonus":0}');
INSERT INTO event VALUES(80,'1m80xsw465wb5fxe',9,1795327586453,'roll',0,'{"keep":[],"dice":[6,3,5,2,6],"stage":0,"roll":3}');
INSERT INTO event VALUES(81,'1m80xsw465wb5fxe',10,1795327586454,'score',0,'{"category":"twos","score":2,"bonus":0}');
INSERT INTO event VALUES(82,'1m80xsw465wb5fxe',11,1795327586454,'roll',1,'{"keep":[],"dice":[2,1,6,2,6],"stage":0,"roll":4}');
INSERT INTO event VALUES(83,'1m80xsw465wb5fxe',12,1795327586456,'score',1,'{"category":"twos","score":4,"bonus":0}');
INSERT INTO event VALUES(84,'1m80xsw465wb5fxe',13,1795327586456,'roll',0,'{"keep":[],"dice":[4,2,2,1,5],"stage":0,"roll":5}');
INSERT INTO event VALUES(85,'1m80xsw465wb5fxe',14,1795327586457,'score',0,'{"category":"threes","score":0,"bonus":0}');
INSERT INTO event VALUES(86,'1m80xsw465wb5fxe',15,1795327586457,'roll',1,'{"keep":[],"dice":[2,4,3,1,5],"stage":0,"roll":6}');
INSERT INTO event VALUES(87,'1m80xsw465wb5fxe',16,1795327586462,'score',1,'{"category":"threes","score":3,"bonus":0}');
INSERT INTO event VALUES(88,'1m80xsw465wb5fxe',17,1795327586462,'roll',0,'{"keep":[],"dice":[1,1,3,3,4],"stage":0,"roll":7}');
INSERT INTO event VALUES(89,'1m80xsw465wb5fxe',18,1795327586463,'score',0,'{"category":"fours","score":4,"bonus":0}');
INSERT INTO event VALUES(90,'1m80xsw465wb5fxe',19,1795327586463,'roll',1,'{"keep":[],"dice":[5,5,2,6,5],"stage":0,"roll":8}');
INSERT INTO event VALUES(91,'1m80xsw465wb5fxe',20,1795327586466,'score',1,'{"category":"fours","score":0,"bonus":0}');
INSERT INTO event VALUES(92,'1m80xsw465wb5fxe',21,1795327586466,'roll',0,'{"keep":[],"dice":[2,1,4,2,4],"stage":0,"roll":9}');
INSERT INTO event VALUES(93,'1m80xsw465wb5fxe',22,1795327586466,'score',0,'{"category":"fives","score":0,"bonus":0}');
INSERT INTO event VALUES(94,'1m80xsw465wb5fxe',23,1795327586466,'roll',1,'{"keep":[],"dice":[3,4,3,2,4],"stage":0,"roll":10}');
INSERT INTO event VALUES(95,'1m80xsw465wb5fxe',24,1795327586467,'score',1,'{"category":"fives","score":0,"bonus":0}');
INSERT INTO event VALUES(96,'1m80xsw465wb5fxe',25,1795327586467,'roll',0,'{"keep":[],"dice":[5,5,1,4,4],"stage":0,"roll":11}');
INSERT INTO event VALUES(97,'1m80xsw465wb5fxe',26,1795327586468,'score',0,'{"category":"sixes","score":0,"bonus":0}');
INSERT INTO event VALUES(98,'1m80xsw465wb5fxe',27,1795327586468,'roll',1,'{"keep":[],"dice":[4,3,5,3,5],"stage":0,"roll":12}');
INSERT INTO event VALUES(99,'1m80xsw465wb5fxe',28,1795327586468,'score',1,'{"category":"sixes","score":0,"bonus":0}');
INSERT INTO event VALUES(100,'1m80xsw465wb5fxe',29,1795327586468,'roll',0,'{"keep":[],"dice":[2,4,3,3,4],"stage":0,"roll":13}');
INSERT INTO event VALUES(101,'1m80xsw465wb5fxe',30,1795327586469,'score',0,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO event VALUES(102,'1m80xsw465wb5fxe',31,1795327586469,'roll',1,'{"keep":[],"dice":[5,3,5,4,4],"stage":0,"roll":14}');
INSERT INTO event VALUES(103,'1m80xsw465wb5fxe',32,1795327586470,'score',1,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO event VALUES(104,'1m80xsw465wb5fxe',33,1795327586470,'roll',0,'{"keep":[],"dice":[2,6,6,5,1],"stage":0,"roll":15}');
INSERT INTO event VALUES(105,'1m80xsw465wb5fxe',34,1795327586473,'score',0,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO event VALUES(106,'1m80xsw465wb5fxe',35,1795327586473,'roll',1,'{"keep":[],"dice":[3,5,3,1,5],"stage":0,"roll":16}');
INSERT INTO event VALUES(107,'1m80xsw465wb5fxe',36,1795327586474,'score',1,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO event VALUES(108,'1m80xsw465wb5fxe',37,1795327586474,'roll',0,'{"keep":[],"dice":[4,5,4,6,4],"stage":0,"roll":17}');
INSERT INTO event VALUES(109,'1m80xsw465wb5fxe',38,1795327586475,'score',0,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO event VALUES(110,'1m80xsw465wb5fxe',39,1795327586475,'roll',1,'{"keep":[],"dice":[5,1,2,2,1],"stage":0,"roll":18}');
INSERT INTO event VALUES(111,'1m80xsw465wb5fxe',40,1795327586476,'score',1,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO event VALUES(112,'1m80xsw465wb5fxe',41,1795327586476,'roll',0,'{"keep":[],"dice":[6,1,5,6,1],"stage":0,"roll":19}');
INSERT INTO event VALUES(113,'1m80xsw465wb5fxe',42,1795327586477,'score',0,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO event VALUES(114,'1m80xsw465wb5fxe',43,1795327586477,'roll',1,'{"keep":[],"dice":[1,5,6,3,4],"stage":0,"roll":20}');
INSERT INTO event VALUES(115,'1m80xsw465wb5fxe',44,1795327586477,'score',1,'{"category":"small-straight","score":30,"bonus":0}');
INSERT INTO event VALUES(116,'1m80xsw465wb5fxe',45,1795327586477,'roll',0,'{"keep":[],"dice":[1,6,4,1,1],"stage":0,"roll":21}');
INSERT INTO event VALUES(117,'1m80xsw465wb5fxe',46,1795327586478,'score',0,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO event VALUES(118,'1m80xsw465wb5fxe',47,1795327586478,'roll',1,'{"keep":[],"dice":[1,6,1,3,5],"stage":0,"roll":22}');
INSERT INTO event VALUES(119,'1m80xsw465wb5fxe',48,1795327586479,'score',1,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO event VALUES(120,'1m80xsw465wb5fxe',49,1795327586479,'roll',0,'{"keep":[],"dice":[6,2,3,2,4],"stage":0,"roll":23}');
INSERT INTO event VALUES(121,'1m80xsw465wb5fxe',50,1795327586480,'score',0,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO event VALUES(122,'1m80xsw465wb5fxe',51,1795327586480,'roll',1,'{"keep":[],"dice":[2,4,6,3,3],"stage":0,"roll":24}');
INSERT INTO event VALUES(123,'1m80xsw465wb5fxe',52,1795327586481,'score',1,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO event VALUES(124,'1m80xsw465wb5fxe',53,1795327586481,'roll',0,'{"keep":[],"dice":[6,6,6,6,6],"stage":0,"roll":25}');
INSERT INTO event VALUES(125,'1m80xsw465wb5fxe',54,1795327586482,'score',0,'{"category":"chance","score":30,"bonus":0}');
INSERT INTO event VALUES(126,'1m80xsw465wb5fxe',55,1795327586482,'roll',1,'{"keep":[],"dice":[3,6,5,3,4],"stage":0,"roll":26}');
INSERT INTO event VALUES(127,'1m80xsw465wb5fxe',56,1795327586484,'score',1,'{"category":"chance","score":21,"bonus":0}');
INSERT INTO event VALUES(128,'1m80xsw465wb5fxe',57,1795327586484,'round-over',NULL,'{"id":"1m80xsw5m48xh2zy","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":2,"twos":2,"threes":0,"fours":4,"fives":0,"sixes":0,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":30},"upper_total":8,"upper_bonus":0,"yahtzee_bonus":0,"total":38},{"seat":1,"boxes":{"aces":0,"twos":4,"threes":3,"fours":0,"fives":0,"sixes":0,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":30,"large-straight":0,"yahtzee":0,"chance":21},"upper_total":7,"upper_bonus":0,"yahtzee_bonus":0,"total":58}],"forfeited":[],"forfeited_by":null,"points":[38,58],"proof":null}');
INSERT INTO event VALUES(129,'1m80xsw465wb5fxe',58,1795327586484,'finished',NULL,'{"id":"1m80xsw5m48xhbvz","outcome":"win","winners":[1],"points":[38,58],"reason":"rounds","proof":{"server_seed":"6b2ad3143d0ea189773817c94f7e60a767bf9595c60716e0910e8a492dedd225","client_seeds":["",""]}}');
INSERT INTO event VALUES(130,'1m80xsw5nds9f9ck',1,1795327586485,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xsw225pcz0eg","status":"joined"},{"player":"1m80xsw260agafdb","status":"invited"},{"player":"1m80xsw27fs8b7f9","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xsw225pcz0eg","join_code":"YWK86X","clock":{"turn_seconds":1,"bot_turn_seconds":1}}');
INSERT INTO event VALUES(131,'1m80xsw5nds9f9ck',2,1795327586490,'joined',1,'{"player":"1m80xsw260agafdb"}');
INSERT INTO event VALUES(132,'1m80xsw5nds9f9ck',3,1795327586498,'joined',2,'{"player":"1m80xsw27fs8b7f9"}');
INSERT INTO event VALUES(133,'1m80xsw5nds9f9ck',4,1795327586498,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xsw225pcz0eg","status":"joined"},{"player":"1m80xsw260agafdb","status":"joined"},{"player":"1m80xsw27fs8b7f9","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO event VALUES(134,'1m80xsw5nds9f9ck',5,1795327586502,'secret',0,'{"code":"1122","nonce":"45f4b04a3b872dbc28b46f9f7718f6ca6149409717b1cb27d0bffe1de37df191","commitment":"0a77d069304c64ac74fe3ffc67d74d00c9dd4ed6a82ecb1cbf169e8d0977c6ec"}');
INSERT INTO event VALUES(135,'1m80xsw694qt0q82',1,1795327586505,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xsw225pcz0eg","status":"joined"},{"player":"1m80xsw260agafdb","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xsw225pcz0eg","join_code":"QE7EBN","clock":{"initial_seconds":3600,"increment_seconds":5}}');
INSERT INTO event VALUES(136,'1m80xsw694qt0q82',2,1795327586510,'joined',1,'{"player":"1m80xsw260agafdb"}');
INSERT INTO event VALUES(137,'1m80xsw694qt0q82',3,1795327586510,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xsw225pcz0eg","status":"joined"},{"player":"1m80xsw260agafdb","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(138,'1m80xsw694qt0q82',4,1795327586511,'secret',0,'{"code":"1234","nonce":"a52fb1d5b875718a5e05760661c4600e25026107f7cd7af5de1a239ade76e749","commitment":"34b2a3bf86c9270ae279539a00b59a59ca1557192079a26b81cdc98d6c84b7ed"}');
INSERT INTO event VALUES(139,'1m80xsw6g91mw7zg',1,1795327586512,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xsw225pcz0eg","status":"joined"},{"player":"1m80xsw260agafdb","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xsw225pcz0eg","join_code":"9KHE9C","clock":{"turn_seconds":1,"bot_turn_seconds":1}}');
INSERT INTO event VALUES(140,'1m80xsw6g91mw7zg',2,1795327586513,'joined',1,'{"player":"1m80xsw260agafdb"}');
INSERT INTO event VALUES(141,'1m80xsw6g91mw7zg',3,1795327586513,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xsw225pcz0eg","status":"joined"},{"player":"1m80xsw260agafdb","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(142,'1m80xsw5nds9f9ck',6,1795327587553,'timed-out',1,'{}');
INSERT INTO event VALUES(143,'1m80xsw6g91mw7zg',4,1795327587563,'aborted',0,'{"reason":"timeout"}');
INSERT INTO event VALUES(144,'1m80xsw5nds9f9ck',7,1795327587570,'guess',2,'{"attempt":1,"code":"1122","black":4,"white":0,"solved":true}');
INSERT INTO event VALUES(145,'1m80xsw5nds9f9ck',8,1795327587570,'round-over',NULL,'{"id":"1m80xsx7jcket6jb","round":1,"leader":0,"attempts":1,"solved":true,"solver":2,"secret":"1122","honest":true,"forfeited_by":null,"points":[0,0,1],"proof":{"nonce":"45f4b04a3b872dbc28b46f9f7718f6ca6149409717b1cb27d0bffe1de37df191","secret":"1122"}}');
INSERT INTO event VALUES(146,'1m80xsyph1a7apt5',1,1795327589073,'created',1,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"000000000p9c7fga","status":"joined","bot":"random"},{"player":"1m80xsw225pcz0eg","status":"joined"}],"visibility":"private","ranked":false,"creator":"1m80xsw225pcz0eg","join_code":null,"clock":null}');
INSERT INTO event VALUES(147,'1m80xsyph1a7apt5',2,1795327589073,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"000000000p9c7fga","status":"joined","bot":"random"},{"player":"1m80xsw225pcz0eg","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(148,'1m80xsyph1a7apt5',3,1795327589074,'secret',0,'{"code":"2561","nonce":"ecc97e280e9b343b6661e9b0107c3c911d81e0ae5a2e41f8f858c1c975b034fa","commitment":"45e86614181061a25da50585e63c46c06c29550cfb50394ae9dbffbafee2095a"}');
INSERT INTO event VALUES(149,'1m80xsz6t7tvdfzz',1,1795327589594,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xsz6p55y5k47","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m80xsz6p55y5k47","join_code":null,"clock":null}');
INSERT INTO event VALUES(150,'1m80xsz6t7tvdfzz',2,1795327589594,'round',NULL,'{"number":1,"leader":null,"commitment":"6fd1870c210c2f98dcdf072454f687b2893c11d9113b3a7d2a8a628f5d9e8c88","points":[0],"rules":1,"seats":[{"player":"1m80xsz6p55y5k47","status":"joined"}],"rounds":1,"deal":{"nonce":"695889182fad7c4eb16e5e4a2de2cf08d468efe5ef05b2319c66b83bb5d42a8c","secret":"1326"},"carry":null}');
INSERT INTO event VALUES(151,'1m80xsz6t7tvdfzz',3,1795327589597,'resigned',0,'{}');
INSERT INTO event VALUES(152,'1m80xsz6t7tvdfzz',4,1795327589597,'round-over',NULL,'{"id":"1m80xsz6x9c29k1h","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"1326","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"695889182fad7c4eb16e5e4a2de2cf08d468efe5ef05b2319c66b83bb5d42a8c","secret":"1326"}}');
INSERT INTO event VALUES(153,'1m80xsz6t7tvdfzz',5,1795327589597,'finished',NULL,'{"id":"1m80xsz6x9c2c2be","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO event VALUES(154,'1m80xszaff07scz7',1,1795327589711,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m80xsw225pcz0eg","status":"invited"},{"player":"1m80xsw260agafdb","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xszaaatdrek8","join_code":"QXMDGW","clock":{"turn_seconds":30,"bot_turn_seconds":1},"tournament":"1m80xszaaatdrek8"}');
INSERT INTO event VALUES(155,'1m80xszaff07scz7',2,1795327589716,'joined',0,'{"player":"1m80xsw225pcz0eg"}');
INSERT INTO event VALUES(156,'1m80xszaff07scz7',3,1795327589718,'joined',1,'{"player":"1m80xsw260agafdb"}');
INSERT INTO event VALUES(157,'1m80xszaff07scz7',4,1795327589718,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xsw225pcz0eg","status":"joined"},{"player":"1m80xsw260agafdb","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO event VALUES(158,'1m80xszaff07scz7',5,1795327589721,'resigned',0,'{}');
INSERT INTO event VALUES(159,'1m80xszaff07scz7',6,1795327589721,'round-over',NULL,'{"id":"1m80xszasa0esn63","round":1,"leader":0,"moves":0,"winner":1,"winning_line":null,"forfeited_by":0,"points":[0,1],"proof":null}');
INSERT INTO event VALUES(160,'1m80xszaff07scz7',7,1795327589721,'finished',NULL,'{"id":"1m80xszasa0esnf4","outcome":"win","winners":[1],"points":[0,1],"reason":"resignation"}');
INSERT INTO event VALUES(161,'1m80xszche8v5h5s',1,1795327589777,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xsw281vjrskr","status":"joined"},{"player":"1m80xsw260agafdb","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m80xsw281vjrskr","join_code":"JVMPFW","clock":null}');
INSERT INTO event VALUES(162,'1m80xszche8v5h5s',2,1795327589778,'joined',1,'{"player":"1m80xsw260agafdb"}');
INSERT INTO event VALUES(163,'1m80xszche8v5h5s',3,1795327589778,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xsw281vjrskr","status":"joined"},{"player":"1m80xsw260agafdb","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(164,'1m80xszche8v5h5s',4,1795327589779,'secret',0,'{"code":"1234","nonce":"27cc66c363d1318720064ca514ab37c0afd034ea7e93fb0dc5063d104fd1bf90","commitment":"28874f178938e11719114c0acae2a096b6ae439bd1fd9a53984e6b253d15772d"}');
INSERT INTO event VALUES(165,'1m80xszche8v5h5s',5,1795327589780,'resigned',0,'{}');
INSERT INTO event VALUES(166,'1m80xszche8v5h5s',6,1795327589780,'round-over',NULL,'{"id":"1m80xszcme04bkaq","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"27cc66c363d1318720064ca514ab37c0afd034ea7e93fb0dc5063d104fd1bf90","secret":"1234"}}');
INSERT INTO event VALUES(167,'1m80xszche8v5h5s',7,1795327589780,'finished',NULL,'{"id":"1m80xszcme04cv3v","outcome":"win","winners":[1],"points":[0,1],"reason":"resignation"}');
INSERT INTO event VALUES(168,'1m80xszcq1zpkn0f',1,1795327589783,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xsw225pcz0eg","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xsw225pcz0eg","join_code":"546PYV","clock":null}');
INSERT INTO event VALUES(169,'1m80xszcq1zpkn0f',2,1795327589784,'joined',1,'{"player":"1m80xsw260agafdb"}');
INSERT INTO event VALUES(170,'1m80xszcq1zpkn0f',3,1795327589785,'joined',2,'{"player":"1m80xsw27fs8b7f9"}');
INSERT INTO event VALUES(171,'1m80xszcq1zpkn0f',4,1795327589785,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xsw225pcz0eg","status":"joined"},{"player":"1m80xsw260agafdb","status":"joined"},{"player":"1m80xsw27fs8b7f9","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO event VALUES(172,'1m80xszcq1zpkn0f',5,1795327589785,'secret',0,'{"code":"1234","nonce":"316e1be3440791521bd9e940f431906863c5526c299bdbf125cea6945d14d1ae","commitment":"80a3136507a3a443a24571ac874141792bcfd02f95ec6e486c1dae6a2113182d"}');
INSERT INTO event VALUES(173,'1m80xsw3y6en963x',5,1795327590134,'resumed',NULL,'{"paused_ms":48}');
INSERT INTO event VALUES(174,'1m80xsw694qt0q82',5,1795327590136,'resumed',NULL,'{"paused_ms":50}');
INSERT INTO event VALUES(175,'1m80xsw2v73ngyq5',10,1795327590138,'aborted',NULL,'{"reason":"expired"}');
INSERT INTO event VALUES(176,'1m80xsw3afhb2qg8',3,1795327590138,'timed-out',0,'{}');
INSERT INTO event VALUES(177,'1m80xsw3afhb2qg8',4,1795327590138,'round-over',NULL,'{"id":"1m80xszqt89bvyer","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"5107","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"456c6050ee1805d6a268b7375e27ce78275777576601a0586ac59bda075d2c67","secret":"5107"}}');
INSERT INTO event VALUES(178,'1m80xsw3afhb2qg8',5,1795327590138,'finished',NULL,'{"id":"1m80xszqt89bwvjn","outcome":"loss","winners":[],"points":[0],"reason":"finish"}');
INSERT INTO event VALUES(179,'1m80xsw5nds9f9ck',9,1795327590138,'aborted',NULL,'{"reason":"expired"}');
INSERT INTO event VALUES(180,'1m80xsyph1a7apt5',4,1795327590138,'aborted',NULL,'{"reason":"expired"}');
INSERT INTO event VALUES(181,'1m80xszcq1zpkn0f',6,1795327595140,'timed-out',1,'{}');
INSERT INTO event VALUES(182,'1m80xszcq1zpkn0f',7,1795327595140,'timed-out',2,'{}');
INSERT INTO event VALUES(183,'1m80xszcq1zpkn0f',8,1795327595140,'round-over',NULL,'{"id":"1m80xt4m45txz9x3","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":2,"points":[1,0,0],"proof":{"nonce":"316e1be3440791521bd9e940f431906863c5526c299bdbf125cea6945d14d1ae","secret":"1234"}}');
INSERT INTO event VALUES(184,'1m80xszcq1zpkn0f',9,1795327595140,'finished',NULL,'{"id":"1m80xt4m45txzf9e","outcome":"win","winners":[0],"points":[1,0,0],"reason":"finish"}');
INSERT INTO event VALUES(185,'1m80xt4nd95aze2z',1,1795327595181,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xsw225pcz0eg","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xsw225pcz0eg","join_code":"WQC7K9","clock":null}');
INSERT INTO event VALUES(186,'1m80xt4nd95aze2z',2,1795327595183,'joined',1,'{"player":"1m80xsw260agafdb"}');
INSERT INTO event VALUES(187,'1m80xt4nd95aze2z',3,1795327595185,'joined',2,'{"player":"1m80xsw27fs8b7f9"}');
INSERT INTO event VALUES(188,'1m80xt4nd95aze2z',4,1795327595185,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xsw225pcz0eg","status":"joined"},{"player":"1m80xsw260agafdb","status":"joined"},{"player":"1m80xsw27fs8b7f9","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO event VALUES(189,'1m80xt4nd95aze2z',5,1795327595188,'secret',0,'{"code":"1234","nonce":"94bcd29cf3733ca4cacf1b4eec89fdac400de545b1d0cfbfe6da53f4f1c22612","commitment":"437ef84d72206e3073ad4134f7e822e09722c42d98a2b76b8e71a67fb5d3bf6e"}');
INSERT INTO event VALUES(190,'1m80xt4nn01mketf',1,1795327595189,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xsw225pcz0eg","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xsw225pcz0eg","join_code":"Y7TF3H","clock":null}');
INSERT INTO event VALUES(191,'1m80xt4nn01mketf',2,1795327595191,'joined',1,'{"player":"1m80xsw260agafdb"}');
INSERT INTO event VALUES(192,'1m80xt4nn01mketf',3,1795327595191,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xsw225pcz0eg","status":"joined"},{"player":"1m80xsw260agafdb","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(193,'1m80xt4nn01mketf',4,1795327595193,'secret',0,'{"code":"1234","nonce":"0ce2f6597cbf04739b3154aa05a615cc7aca717a5d070a652fd327bdb9fe47bf","commitment":"f279cd4ff4892ab2abdb9a3379b7dec1b7f8a044d9d7793c1c63e7337e1ba304"}');
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
INSERT INTO standing VALUES('bulls-and-cows','1m80xsw225pcz0eg',3,0,X'0002000002000000000000000000000080d0eb88c06802000002000000000000000000000080b0ba9abc6802000002000000000000000000000080a0bfc6b268020000020000000000000000000000',1337.6891060937023212,290.31896371798046629,0.059999675372338141798,1795327586385);
INSERT INTO standing VALUES('bulls-and-cows','1m80xsw260agafdb',8,0,X'0004040000e0d4030000000404a8f6e79dc068a8f6e79dc0680000a8f6e79dc06880d0eb88c06804040000e0d4030000000404a8f6e79dc068a8f6e79dc0680000a8f6e79dc06880b0ba9abc6804040000e0d4030000000404a8f6e79dc068a8f6e79dc0680000a8f6e79dc06880a0bfc6b26804040000e0d4030000000404a8f6e79dc068a8f6e79dc0680000a8f6e79dc068',1750.5421098017523036,256.34516998314427383,0.059999052127923432897,1795327589780);
INSERT INTO standing VALUES('bulls-and-cows','1m80xsw281vjrskr',9,1,X'0002000002000000000000000000000080d0eb88c06802000002000000000000000000000080b0ba9abc6802000002000000000000000000000080a0bfc6b268020000020000000000000000000000',1383.3580792733678208,286.92720667234578968,0.059999277078063059653,1795327589780);
INSERT INTO standing VALUES('bulls-and-cows','1m80xsw3afhb1a99',10,0,X'0002000002000000000000000000000080d0eb88c06802000002000000000000000000000080b0ba9abc6802000002000000000000000000000080a0bfc6b268020000020000000000000000000000',NULL,NULL,NULL,NULL);
INSERT INTO standing VALUES('mastermind','1m80xsw225pcz0eg',1,0,X'00020000020002a0ef0fa0ef0f00000000ccc1e79dc068ccc1e79dc0680080d0eb88c068020000020002a0ef0fa0ef0f00000000ccc1e79dc068ccc1e79dc0680080b0ba9abc68020000020002a0ef0fa0ef0f00000000ccc1e79dc068ccc1e79dc0680080a0bfc6b268020000020002a0ef0fa0ef0f00000000ccc1e79dc068ccc1e79dc06800',NULL,NULL,NULL,NULL);
INSERT INTO standing VALUES('mastermind','1m80xsz6p55y5k47',2,0,X'00020000020002a0ef0fa0ef0f00000000baf3e79dc068baf3e79dc0680080d0eb88c068020000020002a0ef0fa0ef0f00000000baf3e79dc068baf3e79dc0680080b0ba9abc68020000020002a0ef0fa0ef0f00000000baf3e79dc068baf3e79dc0680080a0bfc6b268020000020002a0ef0fa0ef0f00000000baf3e79dc068baf3e79dc06800',NULL,NULL,NULL,NULL);
INSERT INTO standing VALUES('tic-tac-toe','1m80xsw225pcz0eg',3,0,X'0002020000a09c010000000202f2c1e79dc068f2c1e79dc0680000f2c1e79dc06880d0eb88c06802020000a09c010000000202f2c1e79dc068f2c1e79dc0680000f2c1e79dc06880b0ba9abc6802020000a09c010000000202f2c1e79dc068f2c1e79dc0680000f2c1e79dc06880a0bfc6b26802020000a09c010000000202f2c1e79dc068f2c1e79dc0680000f2c1e79dc068',1662.3108939062976787,290.31896371798046629,0.059999675372338141798,1795327586425);
INSERT INTO standing VALUES('tic-tac-toe','1m80xsw260agafdb',4,0,X'0002000002000000000000000000000080d0eb88c06802000002000000000000000000000080b0ba9abc6802000002000000000000000000000080a0bfc6b268020000020000000000000000000000',1337.6891060937023212,290.31896371798046629,0.059999675372338141798,1795327586425);
INSERT INTO standing VALUES('yahtzee','1m80xsw225pcz0eg',5,0,X'0002000002c0b12e02c0b12ec0b12e000000e8c2e79dc068e8c2e79dc068e8c2e79dc0680080d0eb88c06802000002c0b12e02c0b12ec0b12e000000e8c2e79dc068e8c2e79dc068e8c2e79dc0680080b0ba9abc6802000002c0b12e02c0b12ec0b12e000000e8c2e79dc068e8c2e79dc068e8c2e79dc0680080a0bfc6b26802000002c0b12e02c0b12ec0b12e000000e8c2e79dc068e8c2e79dc068e8c2e79dc06800',1337.6891060937023212,290.31896371798046629,0.059999675372338141798,1795327586484);
INSERT INTO standing VALUES('yahtzee','1m80xsw260agafdb',6,0,X'0002020000c0e64602c0e646c0e6460202e8c2e79dc068e8c2e79dc068e8c2e79dc068e8c2e79dc068e8c2e79dc06880d0eb88c06802020000c0e64602c0e646c0e6460202e8c2e79dc068e8c2e79dc068e8c2e79dc068e8c2e79dc068e8c2e79dc06880b0ba9abc6802020000c0e64602c0e646c0e6460202e8c2e79dc068e8c2e79dc068e8c2e79dc068e8c2e79dc068e8c2e79dc06880a0bfc6b26802020000c0e64602c0e646c0e6460202e8c2e79dc068e8c2e79dc068e8c2e79dc068e8c2e79dc068e8c2e79dc068',1662.3108939062976787,290.31896371798046629,0.059999675372338141798,1795327586484);
CREATE TABLE rating_pair (
    ruleset TEXT    NOT NULL,
    a       TEXT    NOT NULL, -- the player whose id is the smaller
    b       TEXT    NOT NULL,
    day     INTEGER NOT NULL, -- its beginning
    games   INTEGER NOT NULL,
    PRIMARY KEY (ruleset, a, b)
) STRICT, WITHOUT ROWID;
INSERT INTO rating_pair VALUES('bulls-and-cows','1m80xsw225pcz0eg','1m80xsw260agafdb',1795305600000,1);
INSERT INTO rating_pair VALUES('bulls-and-cows','1m80xsw260agafdb','1m80xsw281vjrskr',1795305600000,1);
INSERT INTO rating_pair VALUES('tic-tac-toe','1m80xsw225pcz0eg','1m80xsw260agafdb',1795305600000,1);
INSERT INTO rating_pair VALUES('yahtzee','1m80xsw225pcz0eg','1m80xsw260agafdb',1795305600000,1);
CREATE TABLE keepsake (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB    NOT NULL CHECK (length(key) = 32)
) STRICT;
INSERT INTO keepsake VALUES(1,X'ffcdd1dc026b5841af8d1a39abe0ea81a598f266b27d40f324ce3201661ef387');
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
INSERT INTO webhook VALUES('1m80xsz6rcstyr0m','1m80xsz6k9ggsamr','http://127.0.0.1:9/',11,X'64fae1c9956057b85cbd878dd74b63b7795c83a3753053c96d82dc45f4cbddbd',NULL,NULL,1795327589592,NULL,NULL);
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
INSERT INTO delivery VALUES(1,'1m80xsz6t7tvfakv','1m80xsz6rcstyr0m','1m80xsz6t7tvdfzz','1m80xsz6t7tvdfzz-1-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T06:06:29.594Z","data":{"seq":1,"at":"2026-11-22T06:06:29.594Z","kind":"created","seat":0,"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xsz6p55y5k47","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m80xsz6p55y5k47","clock":null,"game":"1m80xsz6t7tvdfzz"}}',1795327589594,2,1795327626867,1795327594666,NULL,NULL,0);
INSERT INTO delivery VALUES(2,'1m80xsz6t7tvh3mt','1m80xsz6rcstyr0m','1m80xsz6t7tvdfzz','1m80xsz6t7tvdfzz-2-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T06:06:29.594Z","data":{"seq":2,"at":"2026-11-22T06:06:29.594Z","kind":"round","seat":null,"number":1,"leader":null,"commitment":"6fd1870c210c2f98dcdf072454f687b2893c11d9113b3a7d2a8a628f5d9e8c88","points":[0],"game":"1m80xsz6t7tvdfzz"}}',1795327589594,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(3,'1m80xsz6t7tvj16a','1m80xsz6rcstyr0m','1m80xsz6t7tvdfzz','1m80xsz6t7tvdfzz-2-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T06:06:29.594Z","data":{"game":"1m80xsz6t7tvdfzz","seq":2,"players":["1m80xsz6p55y5k47"],"seats":[0],"deadline":null}}',1795327589594,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(4,'1m80xsz6x9c2881p','1m80xsz6rcstyr0m','1m80xsz6t7tvdfzz','1m80xsz6t7tvdfzz-3-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T06:06:29.597Z","data":{"seq":3,"at":"2026-11-22T06:06:29.597Z","kind":"resigned","seat":0,"game":"1m80xsz6t7tvdfzz"}}',1795327589597,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(5,'1m80xsz6x9c2afw7','1m80xsz6rcstyr0m','1m80xsz6t7tvdfzz','1m80xsz6t7tvdfzz-4-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T06:06:29.597Z","data":{"seq":4,"at":"2026-11-22T06:06:29.597Z","kind":"round-over","seat":null,"id":"1m80xsz6x9c29k1h","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"1326","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"695889182fad7c4eb16e5e4a2de2cf08d468efe5ef05b2319c66b83bb5d42a8c","secret":"1326"},"game":"1m80xsz6t7tvdfzz"}}',1795327589597,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(6,'1m80xsz6x9c2b7ts','1m80xsz6rcstyr0m','1m80xsz6t7tvdfzz','1m80xsz6t7tvdfzz-4-result.published','result.published','{"type":"result.published","timestamp":"2026-11-22T06:06:29.597Z","data":{"id":"1m80xsz6x9c29k1h","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"1326","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T06:06:29.597Z","kind":"round","game":"1m80xsz6t7tvdfzz","ruleset":"mastermind","ranked":true,"seats":[{"seat":0,"player":{"id":"1m80xsz6p55y5k47"}}]}}',1795327589597,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(7,'1m80xsz6x9c2dqq5','1m80xsz6rcstyr0m','1m80xsz6t7tvdfzz','1m80xsz6t7tvdfzz-5-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T06:06:29.597Z","data":{"seq":5,"at":"2026-11-22T06:06:29.597Z","kind":"finished","seat":null,"id":"1m80xsz6x9c2c2be","outcome":"loss","winners":[],"points":[0],"reason":"resignation","game":"1m80xsz6t7tvdfzz"}}',1795327589597,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(8,'1m80xsz6x9c2er22','1m80xsz6rcstyr0m','1m80xsz6t7tvdfzz','1m80xsz6t7tvdfzz-5-result.published','result.published','{"type":"result.published","timestamp":"2026-11-22T06:06:29.597Z","data":{"id":"1m80xsz6x9c2c2be","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T06:06:29.597Z","kind":"match","game":"1m80xsz6t7tvdfzz","ruleset":"mastermind","ranked":true,"seats":[{"seat":0,"player":{"id":"1m80xsz6p55y5k47"}}]}}',1795327589597,0,NULL,NULL,NULL,NULL,0);
CREATE TABLE player_event (
    player   TEXT    NOT NULL,
    seq      INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the player
    at       INTEGER NOT NULL,
    kind     TEXT    NOT NULL,                 -- invited, joined, declined, turn, round-over, finished, rematch, aborted
    game     TEXT    NOT NULL,
    game_seq INTEGER NOT NULL,                 -- the game's event that it is about
    PRIMARY KEY (player, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',1,1795327586378,'joined','1m80xsw292jr6gj1',2);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',2,1795327586378,'turn','1m80xsw292jr6gj1',3);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',3,1795327586382,'round-over','1m80xsw292jr6gj1',7);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',4,1795327586385,'turn','1m80xsw292jr6gj1',9);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',5,1795327586385,'finished','1m80xsw292jr6gj1',12);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',6,1795327586388,'joined','1m80xsw2k7v2dssc',2);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',7,1795327586388,'turn','1m80xsw2k7v2dssc',3);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',8,1795327586391,'round-over','1m80xsw2k7v2dssc',6);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',9,1795327586393,'turn','1m80xsw2k7v2dssc',8);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',10,1795327586394,'round-over','1m80xsw2k7v2dssc',10);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',11,1795327586394,'finished','1m80xsw2k7v2dssc',11);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',12,1795327586397,'joined','1m80xsw2v73ngyq5',2);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',13,1795327586399,'joined','1m80xsw2v73ngyq5',3);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',14,1795327586399,'turn','1m80xsw2v73ngyq5',4);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',15,1795327586402,'round-over','1m80xsw2v73ngyq5',8);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',16,1795327586412,'joined','1m80xsw3be3hkwgs',2);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',17,1795327586413,'turn','1m80xsw3be3hkwgs',4);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',18,1795327586414,'round-over','1m80xsw3be3hkwgs',6);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',19,1795327586414,'finished','1m80xsw3be3hkwgs',8);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',20,1795327586415,'rematch','1m80xsw3be3hkwgs',9);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',21,1795327586418,'declined','1m80xsw3hewxk8mr',2);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',22,1795327586418,'aborted','1m80xsw3hewxk8mr',3);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',23,1795327586419,'aborted','1m80xsw3kf0q1fgm',2);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',24,1795327586421,'joined','1m80xsw3m9me633q',2);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',25,1795327586421,'turn','1m80xsw3m9me633q',3);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',26,1795327586423,'turn','1m80xsw3m9me633q',5);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',27,1795327586424,'turn','1m80xsw3m9me633q',7);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',28,1795327586425,'round-over','1m80xsw3m9me633q',9);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',29,1795327586425,'finished','1m80xsw3m9me633q',10);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',30,1795327586434,'joined','1m80xsw3y6en963x',2);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',31,1795327586434,'turn','1m80xsw3y6en963x',3);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',32,1795327586450,'joined','1m80xsw465wb5fxe',2);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',33,1795327586450,'turn','1m80xsw465wb5fxe',4);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',34,1795327586453,'turn','1m80xsw465wb5fxe',9);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',35,1795327586456,'turn','1m80xsw465wb5fxe',13);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',36,1795327586462,'turn','1m80xsw465wb5fxe',17);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',37,1795327586466,'turn','1m80xsw465wb5fxe',21);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',38,1795327586467,'turn','1m80xsw465wb5fxe',25);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',39,1795327586468,'turn','1m80xsw465wb5fxe',29);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',40,1795327586470,'turn','1m80xsw465wb5fxe',33);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',41,1795327586474,'turn','1m80xsw465wb5fxe',37);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',42,1795327586476,'turn','1m80xsw465wb5fxe',41);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',43,1795327586477,'turn','1m80xsw465wb5fxe',45);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',44,1795327586479,'turn','1m80xsw465wb5fxe',49);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',45,1795327586481,'turn','1m80xsw465wb5fxe',53);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',46,1795327586484,'round-over','1m80xsw465wb5fxe',57);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',47,1795327586484,'finished','1m80xsw465wb5fxe',58);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',48,1795327586490,'joined','1m80xsw5nds9f9ck',2);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',49,1795327586498,'joined','1m80xsw5nds9f9ck',3);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',50,1795327586498,'turn','1m80xsw5nds9f9ck',4);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',51,1795327586510,'joined','1m80xsw694qt0q82',2);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',52,1795327586510,'turn','1m80xsw694qt0q82',3);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',53,1795327586513,'joined','1m80xsw6g91mw7zg',2);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',54,1795327586513,'turn','1m80xsw6g91mw7zg',3);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',55,1795327587563,'aborted','1m80xsw6g91mw7zg',4);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',56,1795327587570,'round-over','1m80xsw5nds9f9ck',8);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',57,1795327589074,'turn','1m80xsyph1a7apt5',3);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',58,1795327589711,'invited','1m80xszaff07scz7',1);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',59,1795327589718,'joined','1m80xszaff07scz7',3);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',60,1795327589718,'turn','1m80xszaff07scz7',4);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',61,1795327589721,'finished','1m80xszaff07scz7',7);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',62,1795327589784,'joined','1m80xszcq1zpkn0f',2);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',63,1795327589785,'joined','1m80xszcq1zpkn0f',3);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',64,1795327589785,'turn','1m80xszcq1zpkn0f',4);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',65,1795327590138,'aborted','1m80xsw2v73ngyq5',10);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',66,1795327590138,'aborted','1m80xsw5nds9f9ck',9);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',67,1795327590138,'aborted','1m80xsyph1a7apt5',4);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',68,1795327595140,'round-over','1m80xszcq1zpkn0f',8);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',69,1795327595140,'finished','1m80xszcq1zpkn0f',9);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',70,1795327595183,'joined','1m80xt4nd95aze2z',2);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',71,1795327595185,'joined','1m80xt4nd95aze2z',3);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',72,1795327595185,'turn','1m80xt4nd95aze2z',4);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',73,1795327595191,'joined','1m80xt4nn01mketf',2);
INSERT INTO player_event VALUES('1m80xsw225pcz0eg',74,1795327595191,'turn','1m80xt4nn01mketf',3);
INSERT INTO player_event VALUES('1m80xsw260agafdb',1,1795327586377,'invited','1m80xsw292jr6gj1',1);
INSERT INTO player_event VALUES('1m80xsw260agafdb',2,1795327586380,'turn','1m80xsw292jr6gj1',4);
INSERT INTO player_event VALUES('1m80xsw260agafdb',3,1795327586382,'round-over','1m80xsw292jr6gj1',7);
INSERT INTO player_event VALUES('1m80xsw260agafdb',4,1795327586385,'round-over','1m80xsw292jr6gj1',11);
INSERT INTO player_event VALUES('1m80xsw260agafdb',5,1795327586385,'finished','1m80xsw292jr6gj1',12);
INSERT INTO player_event VALUES('1m80xsw260agafdb',6,1795327586389,'turn','1m80xsw2k7v2dssc',4);
INSERT INTO player_event VALUES('1m80xsw260agafdb',7,1795327586391,'round-over','1m80xsw2k7v2dssc',6);
INSERT INTO player_event VALUES('1m80xsw260agafdb',8,1795327586394,'round-over','1m80xsw2k7v2dssc',10);
INSERT INTO player_event VALUES('1m80xsw260agafdb',9,1795327586394,'finished','1m80xsw2k7v2dssc',11);
INSERT INTO player_event VALUES('1m80xsw260agafdb',10,1795327586399,'joined','1m80xsw2v73ngyq5',3);
INSERT INTO player_event VALUES('1m80xsw260agafdb',11,1795327586400,'turn','1m80xsw2v73ngyq5',5);
INSERT INTO player_event VALUES('1m80xsw260agafdb',12,1795327586414,'round-over','1m80xsw3be3hkwgs',6);
INSERT INTO player_event VALUES('1m80xsw260agafdb',13,1795327586414,'finished','1m80xsw3be3hkwgs',8);
INSERT INTO player_event VALUES('1m80xsw260agafdb',14,1795327586415,'invited','1m80xsw3f795gj6h',1);
INSERT INTO player_event VALUES('1m80xsw260agafdb',15,1795327586415,'rematch','1m80xsw3be3hkwgs',9);
INSERT INTO player_event VALUES('1m80xsw260agafdb',16,1795327586417,'invited','1m80xsw3hewxk8mr',1);
INSERT INTO player_event VALUES('1m80xsw260agafdb',17,1795327586419,'invited','1m80xsw3kf0q1fgm',1);
INSERT INTO player_event VALUES('1m80xsw260agafdb',18,1795327586419,'aborted','1m80xsw3kf0q1fgm',2);
INSERT INTO player_event VALUES('1m80xsw260agafdb',19,1795327586420,'invited','1m80xsw3m9me633q',1);
INSERT INTO player_event VALUES('1m80xsw260agafdb',20,1795327586422,'turn','1m80xsw3m9me633q',4);
INSERT INTO player_event VALUES('1m80xsw260agafdb',21,1795327586424,'turn','1m80xsw3m9me633q',6);
INSERT INTO player_event VALUES('1m80xsw260agafdb',22,1795327586425,'round-over','1m80xsw3m9me633q',9);
INSERT INTO player_event VALUES('1m80xsw260agafdb',23,1795327586425,'finished','1m80xsw3m9me633q',10);
INSERT INTO player_event VALUES('1m80xsw260agafdb',24,1795327586430,'invited','1m80xsw3y6en963x',1);
INSERT INTO player_event VALUES('1m80xsw260agafdb',25,1795327586435,'turn','1m80xsw3y6en963x',4);
INSERT INTO player_event VALUES('1m80xsw260agafdb',26,1795327586438,'invited','1m80xsw465wb5fxe',1);
INSERT INTO player_event VALUES('1m80xsw260agafdb',27,1795327586452,'turn','1m80xsw465wb5fxe',7);
INSERT INTO player_event VALUES('1m80xsw260agafdb',28,1795327586454,'turn','1m80xsw465wb5fxe',11);
INSERT INTO player_event VALUES('1m80xsw260agafdb',29,1795327586457,'turn','1m80xsw465wb5fxe',15);
INSERT INTO player_event VALUES('1m80xsw260agafdb',30,1795327586463,'turn','1m80xsw465wb5fxe',19);
INSERT INTO player_event VALUES('1m80xsw260agafdb',31,1795327586466,'turn','1m80xsw465wb5fxe',23);
INSERT INTO player_event VALUES('1m80xsw260agafdb',32,1795327586468,'turn','1m80xsw465wb5fxe',27);
INSERT INTO player_event VALUES('1m80xsw260agafdb',33,1795327586469,'turn','1m80xsw465wb5fxe',31);
INSERT INTO player_event VALUES('1m80xsw260agafdb',34,1795327586473,'turn','1m80xsw465wb5fxe',35);
INSERT INTO player_event VALUES('1m80xsw260agafdb',35,1795327586475,'turn','1m80xsw465wb5fxe',39);
INSERT INTO player_event VALUES('1m80xsw260agafdb',36,1795327586477,'turn','1m80xsw465wb5fxe',43);
INSERT INTO player_event VALUES('1m80xsw260agafdb',37,1795327586478,'turn','1m80xsw465wb5fxe',47);
INSERT INTO player_event VALUES('1m80xsw260agafdb',38,1795327586480,'turn','1m80xsw465wb5fxe',51);
INSERT INTO player_event VALUES('1m80xsw260agafdb',39,1795327586482,'turn','1m80xsw465wb5fxe',55);
INSERT INTO player_event VALUES('1m80xsw260agafdb',40,1795327586484,'round-over','1m80xsw465wb5fxe',57);
INSERT INTO player_event VALUES('1m80xsw260agafdb',41,1795327586484,'finished','1m80xsw465wb5fxe',58);
INSERT INTO player_event VALUES('1m80xsw260agafdb',42,1795327586485,'invited','1m80xsw5nds9f9ck',1);
INSERT INTO player_event VALUES('1m80xsw260agafdb',43,1795327586498,'joined','1m80xsw5nds9f9ck',3);
INSERT INTO player_event VALUES('1m80xsw260agafdb',44,1795327586502,'turn','1m80xsw5nds9f9ck',5);
INSERT INTO player_event VALUES('1m80xsw260agafdb',45,1795327586505,'invited','1m80xsw694qt0q82',1);
INSERT INTO player_event VALUES('1m80xsw260agafdb',46,1795327586511,'turn','1m80xsw694qt0q82',4);
INSERT INTO player_event VALUES('1m80xsw260agafdb',47,1795327586512,'invited','1m80xsw6g91mw7zg',1);
INSERT INTO player_event VALUES('1m80xsw260agafdb',48,1795327587563,'aborted','1m80xsw6g91mw7zg',4);
INSERT INTO player_event VALUES('1m80xsw260agafdb',49,1795327587570,'round-over','1m80xsw5nds9f9ck',8);
INSERT INTO player_event VALUES('1m80xsw260agafdb',50,1795327589711,'invited','1m80xszaff07scz7',1);
INSERT INTO player_event VALUES('1m80xsw260agafdb',51,1795327589721,'round-over','1m80xszaff07scz7',6);
INSERT INTO player_event VALUES('1m80xsw260agafdb',52,1795327589721,'finished','1m80xszaff07scz7',7);
INSERT INTO player_event VALUES('1m80xsw260agafdb',53,1795327589777,'invited','1m80xszche8v5h5s',1);
INSERT INTO player_event VALUES('1m80xsw260agafdb',54,1795327589779,'turn','1m80xszche8v5h5s',4);
INSERT INTO player_event VALUES('1m80xsw260agafdb',55,1795327589780,'round-over','1m80xszche8v5h5s',6);
INSERT INTO player_event VALUES('1m80xsw260agafdb',56,1795327589780,'finished','1m80xszche8v5h5s',7);
INSERT INTO player_event VALUES('1m80xsw260agafdb',57,1795327589785,'joined','1m80xszcq1zpkn0f',3);
INSERT INTO player_event VALUES('1m80xsw260agafdb',58,1795327589786,'turn','1m80xszcq1zpkn0f',5);
INSERT INTO player_event VALUES('1m80xsw260agafdb',59,1795327590138,'aborted','1m80xsw2v73ngyq5',10);
INSERT INTO player_event VALUES('1m80xsw260agafdb',60,1795327590138,'aborted','1m80xsw5nds9f9ck',9);
INSERT INTO player_event VALUES('1m80xsw260agafdb',61,1795327595140,'round-over','1m80xszcq1zpkn0f',8);
INSERT INTO player_event VALUES('1m80xsw260agafdb',62,1795327595140,'finished','1m80xszcq1zpkn0f',9);
INSERT INTO player_event VALUES('1m80xsw260agafdb',63,1795327595185,'joined','1m80xt4nd95aze2z',3);
INSERT INTO player_event VALUES('1m80xsw260agafdb',64,1795327595188,'turn','1m80xt4nd95aze2z',5);
INSERT INTO player_event VALUES('1m80xsw260agafdb',65,1795327595195,'turn','1m80xt4nn01mketf',4);
INSERT INTO player_event VALUES('1m80xsw27fs8b7f9',1,1795327586401,'turn','1m80xsw2v73ngyq5',6);
INSERT INTO player_event VALUES('1m80xsw27fs8b7f9',2,1795327586402,'round-over','1m80xsw2v73ngyq5',8);
INSERT INTO player_event VALUES('1m80xsw27fs8b7f9',3,1795327586485,'invited','1m80xsw5nds9f9ck',1);
INSERT INTO player_event VALUES('1m80xsw27fs8b7f9',4,1795327587553,'turn','1m80xsw5nds9f9ck',6);
INSERT INTO player_event VALUES('1m80xsw27fs8b7f9',5,1795327587570,'round-over','1m80xsw5nds9f9ck',8);
INSERT INTO player_event VALUES('1m80xsw27fs8b7f9',6,1795327590138,'aborted','1m80xsw2v73ngyq5',10);
INSERT INTO player_event VALUES('1m80xsw27fs8b7f9',7,1795327590138,'aborted','1m80xsw5nds9f9ck',9);
INSERT INTO player_event VALUES('1m80xsw27fs8b7f9',8,1795327595140,'round-over','1m80xszcq1zpkn0f',8);
INSERT INTO player_event VALUES('1m80xsw27fs8b7f9',9,1795327595140,'finished','1m80xszcq1zpkn0f',9);
INSERT INTO player_event VALUES('1m80xsw281vjrskr',1,1795327589778,'joined','1m80xszche8v5h5s',2);
INSERT INTO player_event VALUES('1m80xsw281vjrskr',2,1795327589778,'turn','1m80xszche8v5h5s',3);
INSERT INTO player_event VALUES('1m80xsw281vjrskr',3,1795327589780,'finished','1m80xszche8v5h5s',7);
CREATE TABLE alive (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
INSERT INTO alive VALUES(1,1795327595197);
CREATE TABLE tournament_event (
    tournament TEXT    NOT NULL,
    seq        INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the tournament; its newest is its version
    at         INTEGER NOT NULL,
    kind       TEXT    NOT NULL,                 -- created, joined, game, ...: see tournament/tournament.h
    body       TEXT    NOT NULL,                 -- JSON: the whole truth
    PRIMARY KEY (tournament, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',1,1795327589600,'created','{"ruleset":"mastermind","format":"round-robin","games":2,"deal":"independent","seed":"e78f4c77477fca50a245b18e4949ce99573da8cf8c038143e0a0b230e339aba3","seeded":false,"clock":null,"creator":"1m80xsw225pcz0eg","entrants":[{"bot":"random"},{"bot":"random"}]}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',2,1795327589601,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"scores":[1,1],"seed":"beee607ea961648951f22b5174cfd9297fab3d93760eca6760caefc27efa7b90"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',3,1795327589603,'game','{"game":2,"round":2,"tie_break":false,"entrants":[2,1],"scores":[1,1],"seed":"7635f3b7ec89081e3769307d40372731ffe470645b53018dd54d43916f262a5a"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',4,1795327589604,'game','{"game":3,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"37845c1db4430be5ff3e3d8d72644c7ef699ec4dd7beeccde5b1b9dfe56b6f6e"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',5,1795327589604,'game','{"game":4,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"95811516911be8511bb96cf9ae3225129a5b7b57fced56d0ad5b810aecf692d5"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',6,1795327589604,'game','{"game":5,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"c001742ea99e8d0b84a521c1150c7da8462bedff159359854f08c8c1caca1646"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',7,1795327589605,'game','{"game":6,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"2a054cdd7afeafa2add5f42521a6b313c4053deebbce3b77b288ac8e1f832ac1"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',8,1795327589605,'game','{"game":7,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"3b442321674de75c581015073e4a4f8203fe706211e9a58bdac46c1dad963e83"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',9,1795327589609,'game','{"game":8,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"6f136174b96c0f4e32f13c5a4eac1ca14ea5a19c058f6ad4cc647ee224bbcaf7"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',10,1795327589610,'game','{"game":9,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"5fdf71b620639232e1d2b0702a23a386b3825b2e800b59944c956df95b8a621f"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',11,1795327589610,'game','{"game":10,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"5cab0c00f6e2549fd05bc5c524c220bd8c09814237b8eb7570203549a53a83da"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',12,1795327589610,'game','{"game":11,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"089b7a0066e2ac7dfb7cb7fe7dc9dce618dbdfe80f8cf291886bd1c7c1b234b0"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',13,1795327589611,'game','{"game":12,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"312ae310fe5c19409e25288553e062baf8551b4b78bcb80c87212ebb893d782f"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',14,1795327589611,'game','{"game":13,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"408625afa6ebb68d5f28062d570dc97b5ef70f5dfe077afd3f1a3a18535f4d2e"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',15,1795327589611,'game','{"game":14,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"336cc1fe02a331675fffc70be15de3e396cff9941e88a13c2f9434a170f79739"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',16,1795327589612,'game','{"game":15,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"e73108811ea2e29a3555a670929d3cb9d8262e1b45264f3cf66a10079cc77d7d"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',17,1795327589612,'game','{"game":16,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"214eb861be20ae54eb6d75766e2c361dde4614b5d63357ee610f22465d21b69c"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',18,1795327589612,'game','{"game":17,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"05ac4f24e6574f244c2debb2618a188a43e01384d29524bec9bfbb062e308678"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',19,1795327589613,'game','{"game":18,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"f6cc3ac8ec2f64613ef305d99d393d873ab0145d85dbb85f506e0a6a58321388"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',20,1795327589613,'game','{"game":19,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"9003c82ec4458c9e1073f0955ec9231cd2b087f184568d09c7f4185036fb1e1a"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',21,1795327589613,'game','{"game":20,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"a848e4f96e5fc0695dfc9e8551b773e1e87904465b97a9e393e6e58bf6b08811"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',22,1795327589614,'game','{"game":21,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"b46bbfaffc2ddc8b6b2060d03a6edd7c8c036ce5d10b3a7a1c0bfe7c2d1b60f8"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',23,1795327589614,'game','{"game":22,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"7490e8b7d13e4394e897396f6271f72d592b814f4fab3aa0e59b4391f4a0a0f2"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',24,1795327589615,'game','{"game":23,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"a47ca53ba4b68be3e09828ffead24505b5c78303a84a3671c7e2952b03849875"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',25,1795327589615,'game','{"game":24,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"60430d89d10f1d3c9357af6f5ea6c2bbd649cdfdaa2eee7d2f9ca5c5e64acb21"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',26,1795327589615,'game','{"game":25,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"6f11feed849b94fd037011ad181c41c40179bc557da8a3595e1c4ae936876233"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',27,1795327589615,'game','{"game":26,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"c967c586955836a155743252d22af3cdb4612f6cb5eceb6df41a4aea33766356"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',28,1795327589616,'game','{"game":27,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"024fe9f05f54ce98aaf9ee6e40c195fbfd5d28a55514cb70263072351333dd22"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',29,1795327589616,'game','{"game":28,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"8a19d9b1f570de8299b66c0709faa9f704c67716dc37e6bf34bb85eb9ec5a1b4"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',30,1795327589616,'game','{"game":29,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"3a60252c77b67541e03eae8afc2f557947125ad0e30203b828e0e63b88d49bf8"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',31,1795327589617,'game','{"game":30,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"8c0f08f5e47e5600f0c4791356dd5dc3d316b38c8ab218d57dd728d28f682a65"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',32,1795327589617,'game','{"game":31,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"01a2b5b512ca7f08dda1e7393474e773d263437fb1dec0bdbc38792fb094ab3b"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',33,1795327589619,'game','{"game":32,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"bc6475afc5da110042729137ebc071d855f270f753e88c5621a1420c454e7dc0"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',34,1795327589622,'game','{"game":33,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"5b953d4c3b085adc301ac9906b41663ae040fe7845f4d4591ca490f8ec260024"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',35,1795327589623,'game','{"game":34,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"9d6be1d8df7a275a1dce792b5d93005bc39b8ac70bfab71e9c127ab012a220c5"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',36,1795327589623,'game','{"game":35,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"9e94ff325cef9e1d748399c27b679eb22469a14726538150e482e50d24e7ceea"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',37,1795327589624,'game','{"game":36,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"9720be7527cd54b25bc56b6ea8fe63e673276392e83bdbe952a80741cf42f029"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',38,1795327589630,'game','{"game":37,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"3aa5ea994dc753d656d9412818c1124f6d59b0d7940e1756df5e4ef4cb159dcb"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',39,1795327589631,'game','{"game":38,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"a4ea6d537dafd141858e3cec97e0899f599f30e5a0de89039c427de642e6de77"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',40,1795327589632,'game','{"game":39,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"ed1d9fba84a5a3461793b0991a5507d278761b3f0c029b12bc58cbb396cd8c13"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',41,1795327589632,'game','{"game":40,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"31823c628877c078d9704e58e1e7de82926272cf4544ec20a99717277cf21558"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',42,1795327589637,'game','{"game":41,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"bdb24e9898181ac32c8eb70310bc4b2e2d3c3143f8915a7374efab070ea27c50"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',43,1795327589638,'game','{"game":42,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"52c8189650d3d17859201a22aecaff8977a018ef6ce8ecb66d021524e3b51fae"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',44,1795327589638,'game','{"game":43,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"d7c76aebb9ea0847837bb622de5f8bec8e663232babc3a17a17946d8252b4ff7"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',45,1795327589638,'game','{"game":44,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"e230390636fd160d6097076dc77d737d52d25bf029f47afbd8d8898feb9b756f"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',46,1795327589639,'game','{"game":45,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"1c2a6ab9841986c0f9155fbc60c826c2d9339467f9b6b3ccabae7e2d3a0d720e"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',47,1795327589639,'game','{"game":46,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"c7fcfceaff04d2cb595b4a92d86fa5ebb01520b234a2c828991252e910c68db9"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',48,1795327589639,'game','{"game":47,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"b164fbd224ec83db152906f5483d36c407e629bfa807b810023826be04a4a7ec"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',49,1795327589639,'game','{"game":48,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"0d295a100a59ff0948dbe93bdfa19d19e473a245b66ce1ca8505ee694aca073d"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',50,1795327589640,'game','{"game":49,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"1a6b46105f5a31bfad2ea932654ff9ae54abda6f92a022e3c283c4d3dcd8fdec"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',51,1795327589640,'game','{"game":50,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"605f606b72b29855e642d0ff1f0d25661427cb0e388e6174833b98a91a7f8b0b"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',52,1795327589640,'game','{"game":51,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"ae4e43981cf5b3fcfd3d5417eb5e6c5a26e9417c328914fb608af6b8966e4eac"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',53,1795327589641,'game','{"game":52,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"72c5aa17ed442b82eac6c61ee001ff4b488297ff3457e81ff9689bf58ea8e8e3"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',54,1795327589641,'game','{"game":53,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"d9a68f40650feb1b9ed6070b8587c13d104de7f350afbda7ffa8ef85ba4543b8"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',55,1795327589643,'game','{"game":54,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"ab9c7d10ad368434ef943a16509dd39d30917242fe525a5ba1ac1514018f1549"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',56,1795327589644,'game','{"game":55,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"0f18a0604b94ecde05551b3460cb2bc0ecf166bc56a5faeb1d14003ba22ecd62"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',57,1795327589645,'game','{"game":56,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"f680aac98bb370de79f9ef32318a48254583e9e094479d6ea2770cfcfd22e116"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',58,1795327589645,'game','{"game":57,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"e3aaf0b757c277fcafdff48f1dad536e799fcf7806ed58c87c0d726f82db6d72"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',59,1795327589645,'game','{"game":58,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"7c1e9f6fca683a3cd8aff10c044c3cf6fac7852ab46863e1bf4d60dc512d96b4"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',60,1795327589646,'game','{"game":59,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"80e3320603b55eb7bb06be969330dcb413e2f377c81e25112d5461b495c9911c"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',61,1795327589646,'game','{"game":60,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"fb055da39228e1b4dae95db088c50004641636a25c69d83f7cfbe33c5487af2c"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',62,1795327589646,'game','{"game":61,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"1816a7d11bb4eaa24dad77fd895c5030862339187ae0c28125ff060256c2dd41"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',63,1795327589647,'game','{"game":62,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"4b13d06fd1fce7fc99844299bc102984a297132d8a2c7d5eecf8f72afc484208"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',64,1795327589647,'game','{"game":63,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"16686ee7afe023d55b341ea70b74a499696b9d2eb3b35b5cfadbc32cbabf6f32"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',65,1795327589647,'game','{"game":64,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"543bce7f6a11d7e7519b3ad94528958af34d70510e840e2a5b02fc119a4a28bc"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',66,1795327589648,'game','{"game":65,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"7232c21f97516a4e4636ff763dd9aa838bc5fc844d8d074dd155d1ac13ffd645"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',67,1795327589648,'game','{"game":66,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"0738338be0e4ddb4b60eba5fedc28bccb2f529ca3b8b5f13930edd46f01b7719"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',68,1795327589648,'game','{"game":67,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"16f81084cb0a13ede90dd5f3e255271feedbb0633582d8394a5407283693a82c"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',69,1795327589649,'game','{"game":68,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"78cc60e65a74cc28797443e44aa62b979b0c1e88f25dc9138b804e568b979533"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',70,1795327589649,'game','{"game":69,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"bf5f3dbb9324e8d0c1aa727991ecf9db15f0c57779a2c7409e8719d48e001319"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',71,1795327589650,'game','{"game":70,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"f05e6df1e712e365d1e0d1e7e105ee444acc5a787eaf5b559406e31a2edc9b56"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',72,1795327589650,'game','{"game":71,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"5a096ee1aef2c405522767289f97922d449069f4b6c5265b08e16e0c664d3807"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',73,1795327589650,'game','{"game":72,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"9b71d5173b2b1cc914c89e4e9e47e3013ea12e020b91bf0fc2edce048ab21c5c"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',74,1795327589651,'game','{"game":73,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"d5bf9337d4cd83631dc2d9527760111afd28e3b219815f0d05da8ed8087efc38"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',75,1795327589651,'game','{"game":74,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"ae2bcd8dee308f9599d4a90cc9578df659a2ba32c56b61282a4e3ab77b6c6aff"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',76,1795327589653,'game','{"game":75,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"f6ed96ff6280a53f448021f9ede204588f29dc741216ad32bb641afd85e8ec63"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',77,1795327589654,'game','{"game":76,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"c0509f09d7a86c3194d6a59f43b8e86c2fce100318c26af0ed1a3d466c9b7bc7"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',78,1795327589655,'game','{"game":77,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"f1198422e39246556f53792b43d3a2431119c44d0d27557ee6df594e85880e54"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',79,1795327589655,'game','{"game":78,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"cd2f571a7e648d840026b806f9af77b909e3953c749db1ee1efd089972e1348d"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',80,1795327589655,'game','{"game":79,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"19ae61ea2bfd58fab897fd954a33a4a4ddd185d777f5a079e8c3ec30452fc110"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',81,1795327589656,'game','{"game":80,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"f99ed7f098b84feaf62246475ed3d83755536d5d8f4ad47b37c5bd6b7e90b6e3"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',82,1795327589656,'game','{"game":81,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"832c54ee6297b991eea5963f37653f4b0f353787b6ffec6046ecf4d8966cb904"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',83,1795327589656,'game','{"game":82,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"034a13171251d4f1d5536c71bd47efff5ce73d75ec8f18f616024757567b4296"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',84,1795327589657,'game','{"game":83,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"92837985cd642a636070e81ea68dd59c1ab19ac0acb16329e66510cab7b84f37"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',85,1795327589657,'game','{"game":84,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"e459fad7f45811a40e7fc4687c07883b9bfe210496289e9f156ef9bbec784f0c"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',86,1795327589657,'game','{"game":85,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"8f273cef938814aa267251eefab44a1879ff5fec34c6f5461236cc14971ae099"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',87,1795327589658,'game','{"game":86,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"a689953c9b3b9420b468e78fca2dcaf47d710a0bfec0669fcb1501d3af5fec93"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',88,1795327589658,'game','{"game":87,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"d2ed80ea190086bea749c247befe43ad8b434c6a5f0bccd08d06b7d6cd171daa"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',89,1795327589658,'game','{"game":88,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"44fecbeea88beda7e1a3fda1d36ecff5cb53ba924c6257f9db639af73951160e"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',90,1795327589659,'game','{"game":89,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"7a34bc6b35f6319354310ac2e7a2276267760e611b34a3b3f3a6ebf2d9476bcb"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',91,1795327589659,'game','{"game":90,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"9fce29e752ebd51590a7a0da24befeefc4d243dd296ee059c00f4b5514907231"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',92,1795327589660,'game','{"game":91,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"7853b49365d93ee83012ba076cb88a54f4ae3c0ebc74b30f04805023fb4b1d51"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',93,1795327589660,'game','{"game":92,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"e397e47f3ca9fbf1a6523c8f6dfb4ba5b817cc7c096225c4615de9d3c8d39dc2"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',94,1795327589660,'game','{"game":93,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"788305492f14db33b23dbcec13f619733ef0a68c1e92e55d7b22813d8effce92"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',95,1795327589661,'game','{"game":94,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"b7d1f45cfbe29841cdb8fbad19956448fea5ef99cf85f8819b0851a578320b42"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',96,1795327589661,'game','{"game":95,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"be1ccb1671d077860345508293e1c90e19b45d3ce5091cb472d1db6b1a55e287"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',97,1795327589661,'game','{"game":96,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"1b5ee30c9ab7c9a874f0061c66205aeda5fb2bf61c57682dc66ca3deb0455018"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',98,1795327589662,'game','{"game":97,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"90602124541614dcbaf61fe019f74a0b49edc81a677576b548244827d103e68a"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',99,1795327589662,'game','{"game":98,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"2935024ca281e7cbf51c3e86413a649e54b49324df0ca10844f02eabb6b49aac"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',100,1795327589662,'game','{"game":99,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"355a5a969efc6d93b5b1de31a061c3e36ddd21b2b4d72af7923f12f3a252e710"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',101,1795327589663,'game','{"game":100,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"45d602b4d9e1dad8173ccdace5c62c0e8b0ab15fd42c4c870e0aeb05442d9bc1"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',102,1795327589663,'game','{"game":101,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"d6b7aa6cd500000debeb973acfe1a7cf705030d6fec5f1a1114d2a5dac08698e"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',103,1795327589663,'game','{"game":102,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"78d79f95cb8f1a8f3354fe0c85c47c5e0dd59761556cc187a22d6bb7a1a1b6da"}');
INSERT INTO tournament_event VALUES('1m80xsz70d11h887',104,1795327589664,'finished','{"winners":[1,2]}');
INSERT INTO tournament_event VALUES('1m80xszaaatdrek8',1,1795327589706,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","seed":"32bee63eab20573590158272b2b7c2b6e937c6abad233c1bb8630ae939099f24","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m80xsw225pcz0eg","entrants":[{"player":"1m80xsw225pcz0eg","joined":true},{"player":"1m80xsw260agafdb","joined":false}]}');
INSERT INTO tournament_event VALUES('1m80xszaaatdrek8',2,1795327589709,'joined','{"number":2}');
INSERT INTO tournament_event VALUES('1m80xszaaatdrek8',3,1795327589711,'started','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"id":"1m80xszaff07scz7"}');
INSERT INTO tournament_event VALUES('1m80xszaaatdrek8',4,1795327589725,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"scores":[0,1],"forfeits":[1],"id":"1m80xszaff07scz7"}');
INSERT INTO tournament_event VALUES('1m80xszaaatdrek8',5,1795327589725,'finished','{"winners":[2]}');
CREATE TABLE tournament (
    id              TEXT    PRIMARY KEY NOT NULL,
    creator         TEXT    NOT NULL,             -- a player
    ruleset         TEXT    NOT NULL,
    format          TEXT    NOT NULL CHECK (format IN ('all-play', 'round-robin', 'swiss', 'knockout')),
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
    winners         TEXT                          -- JSON: numbers of entrants; NULL = not yet
) STRICT, WITHOUT ROWID;
INSERT INTO tournament VALUES('1m80xsz70d11h887','1m80xsw225pcz0eg','mastermind','round-robin','finished',104,2,2,100,2,0,0,1795327589600,1795327589664,'{"options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"deal":"independent","clock":null,"seed":"e78f4c77477fca50a245b18e4949ce99573da8cf8c038143e0a0b230e339aba3","seeded":false}','[1,2]');
INSERT INTO tournament VALUES('1m80xszaaatdrek8','1m80xsw225pcz0eg','tic-tac-toe','round-robin','finished',5,1,1,0,2,2,0,1795327589706,1795327589725,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"32bee63eab20573590158272b2b7c2b6e937c6abad233c1bb8630ae939099f24","seeded":false}','[2]');
CREATE TABLE tournament_entrant (
    tournament TEXT    NOT NULL,
    number     INTEGER NOT NULL CHECK (number > 0), -- 1, 2, 3, ...: an entrant may repeat, his number does not
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
INSERT INTO tournament_entrant VALUES('1m80xsz70d11h887',1,NULL,'random','playing',1.0,0.5,2,0,2,0,1,1);
INSERT INTO tournament_entrant VALUES('1m80xsz70d11h887',2,NULL,'random','playing',1.0,0.5,2,0,2,0,2,1);
INSERT INTO tournament_entrant VALUES('1m80xszaaatdrek8',1,'1m80xsw225pcz0eg',NULL,'playing',0.0,0.0,1,0,0,1,2,2);
INSERT INTO tournament_entrant VALUES('1m80xszaaatdrek8',2,'1m80xsw260agafdb',NULL,'playing',1.0,1.0,1,1,0,0,1,1);
CREATE TABLE tournament_game (
    tournament TEXT    NOT NULL,
    number     INTEGER NOT NULL CHECK (number > 0), -- of the game within the tournament
    round      INTEGER NOT NULL,
    tie_break  INTEGER NOT NULL CHECK (tie_break IN (0, 1)),
    game       TEXT,                                -- a game of its own; NULL = played by bots inside the server
    entrants   TEXT    NOT NULL,                    -- JSON: numbers, by seat
    scores     TEXT,                                -- JSON: by seat; NULL = it is not over
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',1,1,0,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',2,2,0,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',3,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',4,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',5,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',6,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',7,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',8,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',9,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',10,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',11,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',12,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',13,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',14,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',15,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',16,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',17,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',18,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',19,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',20,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',21,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',22,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',23,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',24,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',25,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',26,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',27,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',28,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',29,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',30,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',31,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',32,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',33,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',34,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',35,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',36,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',37,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',38,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',39,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',40,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',41,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',42,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',43,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',44,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',45,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',46,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',47,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',48,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',49,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',50,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',51,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',52,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',53,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',54,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',55,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',56,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',57,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',58,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',59,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',60,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',61,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',62,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',63,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',64,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',65,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',66,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',67,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',68,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',69,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',70,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',71,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',72,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',73,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',74,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',75,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',76,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',77,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',78,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',79,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',80,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',81,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',82,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',83,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',84,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',85,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',86,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',87,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',88,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',89,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',90,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',91,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',92,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',93,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',94,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',95,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',96,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',97,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',98,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',99,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',100,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',101,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xsz70d11h887',102,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xszaaatdrek8',1,1,0,'1m80xszaff07scz7','[1,2]','[0,1]');
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
CREATE INDEX tournament_by_status ON tournament (status, id);
CREATE INDEX tournament_live ON tournament (creator) WHERE status IN ('open', 'running');
CREATE INDEX tournament_entrant_by_place ON tournament_entrant (tournament, place) WHERE place IS NOT NULL;
CREATE INDEX tournament_entrant_by_player ON tournament_entrant (player, tournament) WHERE player IS NOT NULL;
CREATE INDEX tournament_entrant_by_points ON tournament_entrant (tournament, points DESC, number, status);
COMMIT;
