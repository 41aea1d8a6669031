-- SPDX-License-Identifier: Apache-2.0
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL
) STRICT;
INSERT INTO migration VALUES(1,'core',X'324449569f032f53481969c3dc97a3bcb5a0447aa162aca6101ae02883e40221',1795327595349);
INSERT INTO migration VALUES(2,'accounts',X'7b0a6eb81c193a7c2c1713c20149cc797babdec6b7a6e6f7658749e82de7e833',1795327595351);
INSERT INTO migration VALUES(3,'expiry',X'0590ae66564bc0986c896c1b4d5825c30f1d7fe46c6ad6c1a40968dfcee8a953',1795327595351);
INSERT INTO migration VALUES(4,'result_feed',X'31fb3533fe15d84792b1e65419aef7594879c2d7a1a4b8226f53cb66e07a769e',1795327595352);
INSERT INTO migration VALUES(5,'append_only_log',X'ecae7c378deafe0f401c4fa553e6450bf0a6ae101a6334de6402d4f585a55495',1795327595353);
INSERT INTO migration VALUES(6,'standings',X'22d58670aca2ef75bf4f050266e9a62ad427aa7f07a8d3fe936c8fb428e4668e',1795327595355);
INSERT INTO migration VALUES(7,'keepsake',X'b0912ef89347b7a96048cafa76624f6827b69ab2ca6b079a9938342a8b275151',1795327595355);
INSERT INTO migration VALUES(8,'webhooks',X'2a20d0e6551ef8257e9ed7435a9c59c243db2967615bc4017eaf860929a8bd96',1795327595356);
INSERT INTO migration VALUES(9,'player_events',X'e2acde6961069be769c514c7fd6551eae02583b6e1d6f13bdf424e79657658cf',1795327595357);
INSERT INTO migration VALUES(10,'webhook_order',X'1b20e1cb3de8f2a1285b8008c5532809c700c1e70348470f42d94382efe0dbec',1795327595357);
INSERT INTO migration VALUES(11,'clocks',X'10c108ef12c97da0313bd1eee016d4ab2a2dfecee6a3bdbe4407ce4db6814008',1795327595358);
INSERT INTO migration VALUES(12,'tournaments',X'6c915771b204b7551a94b4b1d1aec176055f2384d3ed7f2ae1a2c8007de10934',1795327595359);
CREATE TABLE player (
    id         TEXT    PRIMARY KEY NOT NULL,
    name       TEXT,                                     -- NULL = deleted
    bot        INTEGER NOT NULL CHECK (bot IN (0, 1)),   -- a program
    guest      INTEGER NOT NULL CHECK (guest IN (0, 1)), -- made on the way, by playing without a token
    owner      TEXT REFERENCES player (id),              -- the service that made it
    created_at INTEGER NOT NULL,
    deleted_at INTEGER
) STRICT, WITHOUT ROWID;
INSERT INTO player VALUES('000000000p9c7fga','random',1,0,NULL,1795327598014,NULL);
INSERT INTO player VALUES('1m80xt4vcatwm4rr','Ann',0,0,NULL,1795327595372,NULL);
INSERT INTO player VALUES('1m80xt4vddrxwtbk','Bob',0,0,NULL,1795327595373,NULL);
INSERT INTO player VALUES('1m80xt4ve25yjddy','Cid',0,0,NULL,1795327595374,NULL);
INSERT INTO player VALUES('1m80xt4vf0wjkhnw',NULL,0,0,NULL,1795327595375,1795327598720);
INSERT INTO player VALUES('1m80xt4w87mxsg5b','Guest',0,1,NULL,1795327595400,NULL);
INSERT INTO player VALUES('1m80xt7xx97846sk','service',1,0,NULL,1795327598525,NULL);
INSERT INTO player VALUES('1m80xt7y41zrkq35','Served',0,0,'1m80xt7xx97846sk',1795327598532,NULL);
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
INSERT INTO token VALUES(X'27eda25e5950aa169d127cad8b07f7079eba9d5bb3ff39fe2bbc86b78e2ab19f','1m80xt4vf0wjn9a3','1m80xt4vf0wjkhnw',1,'',1795327595375,NULL,1795327598720);
INSERT INTO token VALUES(X'452df0d066a90d7b4cc37b9bb442daedb70a157895633a7bda675db62922f3e2','1m80xt4ve25yjm77','1m80xt4ve25yjddy',1,'',1795327595374,NULL,NULL);
INSERT INTO token VALUES(X'4b3909b895087c4c38ec6ea20198fd9862da585e4215790c2492852975f5a1b1','1m80xt7y41zrmr4j','1m80xt7y41zrkq35',1,'',1795327598532,NULL,NULL);
INSERT INTO token VALUES(X'594f3cafbb0afac26b5af197a48c79bebdd95af4b72d4d2282171b28670e9dea','1m80xt4vcatwm7yb','1m80xt4vcatwm4rr',1,'',1795327595372,NULL,NULL);
INSERT INTO token VALUES(X'7066c8c16e6795d6c81f24c07db9dc8be496b8a787067cdf0ff0729795f5d5c7','1m80xt7xx97857bw','1m80xt7xx97846sk',2,'referee token create',1795327598525,NULL,NULL);
INSERT INTO token VALUES(X'8a4fc0bdae519e6593c51913cd82babf3b29da4fda2098c4888b77a7030bcbe1','1m80xt4vddrxxf2m','1m80xt4vddrxwtbk',1,'',1795327595373,NULL,NULL);
INSERT INTO token VALUES(X'b1889e2c7f7f21643f508d904353cea62be28403c2438782f2f93c7f98af6906','1m80xt4w87mxteth','1m80xt4w87mxsg5b',1,'',1795327595400,NULL,NULL);
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
INSERT INTO game VALUES('1m80xt4vg57tbatd','bulls-and-cows','finished','private',1,'1m80xt4vcatwm4rr',NULL,1795327595376,1795327595383,0);
INSERT INTO game VALUES('1m80xt4vrb3h5mrw','bulls-and-cows','finished','private',0,'1m80xt4vcatwm4rr',NULL,1795327595384,1795327595389,0);
INSERT INTO game VALUES('1m80xt4vy1kasr5g','mastermind','aborted','private',0,'1m80xt4vcatwm4rr',NULL,1795327595390,1795327599086,0);
INSERT INTO game VALUES('1m80xt4w40njbeq9','mastermind','finished','private',1,'1m80xt4vcatwm4rr',NULL,1795327595396,1795327595399,0);
INSERT INTO game VALUES('1m80xt4w87mxt0ke','bulls-and-cows','finished','private',1,'1m80xt4w87mxsg5b',NULL,1795327595400,1795327599086,0);
INSERT INTO game VALUES('1m80xt4w90cv3ayc','bulls-and-cows','finished','private',0,'1m80xt4vcatwm4rr',NULL,1795327595401,1795327595404,0);
INSERT INTO game VALUES('1m80xt4wdfjwpp5n','bulls-and-cows','open','private',0,'1m80xt4vcatwm4rr','EN7ANQ',1795327595405,NULL,0);
INSERT INTO game VALUES('1m80xt4we6bez07x','mastermind','open','public',0,'1m80xt4vcatwm4rr','G5R5AQ',1795327595406,NULL,0);
INSERT INTO game VALUES('1m80xt4wfeb417by','mastermind','aborted','private',0,'1m80xt4vcatwm4rr',NULL,1795327595407,1795327595408,0);
INSERT INTO game VALUES('1m80xt4whfnvf43f','mastermind','aborted','private',0,'1m80xt4vcatwm4rr',NULL,1795327595409,1795327595410,0);
INSERT INTO game VALUES('1m80xt4wk1dc44rm','tic-tac-toe','finished','private',1,'1m80xt4vcatwm4rr',NULL,1795327595411,1795327595416,0);
INSERT INTO game VALUES('1m80xt4wret7e95j','gomoku','playing','private',0,'1m80xt4vcatwm4rr','AVP5W3',1795327595416,NULL,1);
INSERT INTO game VALUES('1m80xt4wv6cr15ed','yahtzee','finished','private',1,'1m80xt4vcatwm4rr',NULL,1795327595419,1795327595440,0);
INSERT INTO game VALUES('1m80xt4xjc74mf4h','mastermind','aborted','private',0,'1m80xt4vcatwm4rr',NULL,1795327595442,1795327599086,0);
INSERT INTO game VALUES('1m80xt4xn31khm93','bulls-and-cows','playing','private',0,'1m80xt4vcatwm4rr','MR7TX2',1795327595445,NULL,1);
INSERT INTO game VALUES('1m80xt4xraqnyz16','mastermind','aborted','private',0,'1m80xt4vcatwm4rr',NULL,1795327595448,1795327596500,0);
INSERT INTO game VALUES('1m80xt7dy7b1mnfe','mastermind','aborted','private',0,'1m80xt4vcatwm4rr',NULL,1795327598014,1795327599086,0);
INSERT INTO game VALUES('1m80xt7yj58q3c8t','mastermind','finished','private',1,'1m80xt7y41zrkq35',NULL,1795327598546,1795327598549,0);
INSERT INTO game VALUES('1m80xt80e4h8md2p','tic-tac-toe','finished','private',0,'1m80xt80c640pfwj',NULL,1795327598607,1795327598663,0);
INSERT INTO game VALUES('1m80xt83x8srm4ge','bulls-and-cows','finished','private',1,'1m80xt4vf0wjkhnw',NULL,1795327598717,1795327598720,0);
INSERT INTO game VALUES('1m80xt8433dg394d','bulls-and-cows','finished','private',0,'1m80xt4vcatwm4rr',NULL,1795327598723,1795327604089,0);
INSERT INTO game VALUES('1m80xtdddb6w5r8v','bulls-and-cows','playing','private',0,'1m80xt4vcatwm4rr','K5D2A5',1795327604141,NULL,0);
INSERT INTO game VALUES('1m80xtddpfq8bn18','bulls-and-cows','playing','private',0,'1m80xt4vcatwm4rr','FG2RBM',1795327604150,NULL,0);
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
INSERT INTO seat VALUES('1m80xt4vg57tbatd',0,'1m80xt4vcatwm4rr','resigned',0,0);
INSERT INTO seat VALUES('1m80xt4vg57tbatd',1,'1m80xt4vddrxwtbk','joined',0,0);
INSERT INTO seat VALUES('1m80xt4vrb3h5mrw',0,'1m80xt4vcatwm4rr','joined',0,0);
INSERT INTO seat VALUES('1m80xt4vrb3h5mrw',1,'1m80xt4vddrxwtbk','joined',0,0);
INSERT INTO seat VALUES('1m80xt4vy1kasr5g',0,'1m80xt4vcatwm4rr','joined',0,0);
INSERT INTO seat VALUES('1m80xt4vy1kasr5g',1,'1m80xt4vddrxwtbk','resigned',0,0);
INSERT INTO seat VALUES('1m80xt4vy1kasr5g',2,'1m80xt4ve25yjddy','joined',0,0);
INSERT INTO seat VALUES('1m80xt4w40njbeq9',0,'1m80xt4vcatwm4rr','resigned',0,0);
INSERT INTO seat VALUES('1m80xt4w87mxt0ke',0,'1m80xt4w87mxsg5b','joined',0,0);
INSERT INTO seat VALUES('1m80xt4w90cv3ayc',0,'1m80xt4vcatwm4rr','joined',0,0);
INSERT INTO seat VALUES('1m80xt4w90cv3ayc',1,'1m80xt4vddrxwtbk','resigned',0,0);
INSERT INTO seat VALUES('1m80xt4wdfjwpp5n',0,'1m80xt4vddrxwtbk','invited',1,0);
INSERT INTO seat VALUES('1m80xt4wdfjwpp5n',1,'1m80xt4vcatwm4rr','joined',1,0);
INSERT INTO seat VALUES('1m80xt4we6bez07x',0,'1m80xt4vcatwm4rr','joined',1,1);
INSERT INTO seat VALUES('1m80xt4we6bez07x',1,NULL,'open',1,1);
INSERT INTO seat VALUES('1m80xt4wfeb417by',0,'1m80xt4vcatwm4rr','joined',0,0);
INSERT INTO seat VALUES('1m80xt4wfeb417by',1,'1m80xt4vddrxwtbk','declined',0,0);
INSERT INTO seat VALUES('1m80xt4whfnvf43f',0,'1m80xt4vcatwm4rr','joined',0,0);
INSERT INTO seat VALUES('1m80xt4whfnvf43f',1,'1m80xt4vddrxwtbk','invited',0,0);
INSERT INTO seat VALUES('1m80xt4wk1dc44rm',0,'1m80xt4vcatwm4rr','joined',0,0);
INSERT INTO seat VALUES('1m80xt4wk1dc44rm',1,'1m80xt4vddrxwtbk','joined',0,0);
INSERT INTO seat VALUES('1m80xt4wret7e95j',0,'1m80xt4vcatwm4rr','joined',1,0);
INSERT INTO seat VALUES('1m80xt4wret7e95j',1,'1m80xt4vddrxwtbk','joined',1,0);
INSERT INTO seat VALUES('1m80xt4wv6cr15ed',0,'1m80xt4vcatwm4rr','joined',0,0);
INSERT INTO seat VALUES('1m80xt4wv6cr15ed',1,'1m80xt4vddrxwtbk','joined',0,0);
INSERT INTO seat VALUES('1m80xt4xjc74mf4h',0,'1m80xt4vcatwm4rr','joined',0,0);
INSERT INTO seat VALUES('1m80xt4xjc74mf4h',1,'1m80xt4vddrxwtbk','joined',0,0);
INSERT INTO seat VALUES('1m80xt4xjc74mf4h',2,'1m80xt4ve25yjddy','joined',0,0);
INSERT INTO seat VALUES('1m80xt4xn31khm93',0,'1m80xt4vcatwm4rr','joined',1,0);
INSERT INTO seat VALUES('1m80xt4xn31khm93',1,'1m80xt4vddrxwtbk','joined',1,0);
INSERT INTO seat VALUES('1m80xt4xraqnyz16',0,'1m80xt4vcatwm4rr','joined',0,0);
INSERT INTO seat VALUES('1m80xt4xraqnyz16',1,'1m80xt4vddrxwtbk','joined',0,0);
INSERT INTO seat VALUES('1m80xt7dy7b1mnfe',0,'000000000p9c7fga','joined',0,0);
INSERT INTO seat VALUES('1m80xt7dy7b1mnfe',1,'1m80xt4vcatwm4rr','joined',0,0);
INSERT INTO seat VALUES('1m80xt7yj58q3c8t',0,'1m80xt7y41zrkq35','resigned',0,0);
INSERT INTO seat VALUES('1m80xt80e4h8md2p',0,'1m80xt4vcatwm4rr','resigned',0,0);
INSERT INTO seat VALUES('1m80xt80e4h8md2p',1,'1m80xt4vddrxwtbk','joined',0,0);
INSERT INTO seat VALUES('1m80xt83x8srm4ge',0,'1m80xt4vf0wjkhnw','resigned',0,0);
INSERT INTO seat VALUES('1m80xt83x8srm4ge',1,'1m80xt4vddrxwtbk','joined',0,0);
INSERT INTO seat VALUES('1m80xt8433dg394d',0,'1m80xt4vcatwm4rr','joined',0,0);
INSERT INTO seat VALUES('1m80xt8433dg394d',1,'1m80xt4vddrxwtbk','joined',0,0);
INSERT INTO seat VALUES('1m80xt8433dg394d',2,'1m80xt4ve25yjddy','joined',0,0);
INSERT INTO seat VALUES('1m80xtdddb6w5r8v',0,'1m80xt4vcatwm4rr','joined',1,0);
INSERT INTO seat VALUES('1m80xtdddb6w5r8v',1,'1m80xt4vddrxwtbk','joined',1,0);
INSERT INTO seat VALUES('1m80xtdddb6w5r8v',2,'1m80xt4ve25yjddy','joined',1,0);
INSERT INTO seat VALUES('1m80xtddpfq8bn18',0,'1m80xt4vcatwm4rr','joined',1,0);
INSERT INTO seat VALUES('1m80xtddpfq8bn18',1,'1m80xt4vddrxwtbk','joined',1,0);
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
INSERT INTO result VALUES('1m80xt4vmd5r17pb','1m80xt4vg57tbatd',1,'bulls-and-cows',1,0,1795327595380,'{"id":"1m80xt4vmd5r17pb","round":1,"leader":0,"attempts":2,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T06:06:35.380Z"}');
INSERT INTO result VALUES('1m80xt4vq8tn8x7w','1m80xt4vg57tbatd',2,'bulls-and-cows',1,0,1795327595383,'{"id":"1m80xt4vq8tn8x7w","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T06:06:35.383Z"}');
INSERT INTO result VALUES('1m80xt4vq8tn94sc','1m80xt4vg57tbatd',0,'bulls-and-cows',1,0,1795327595383,'{"id":"1m80xt4vq8tn94sc","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation","published_at":"2026-11-22T06:06:35.383Z"}');
INSERT INTO result VALUES('1m80xt4vvey5qxy3','1m80xt4vrb3h5mrw',1,'bulls-and-cows',0,0,1795327595387,'{"id":"1m80xt4vvey5qxy3","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T06:06:35.387Z"}');
INSERT INTO result VALUES('1m80xt4vx0cqj14s','1m80xt4vrb3h5mrw',2,'bulls-and-cows',0,0,1795327595389,'{"id":"1m80xt4vx0cqj14s","round":2,"leader":1,"attempts":1,"solved":true,"solver":0,"secret":"4321","honest":true,"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T06:06:35.389Z"}');
INSERT INTO result VALUES('1m80xt4vx0cqkcq9','1m80xt4vrb3h5mrw',0,'bulls-and-cows',0,0,1795327595389,'{"id":"1m80xt4vx0cqkcq9","outcome":"draw","winners":[0,1],"points":[1,1],"reason":"rounds","published_at":"2026-11-22T06:06:35.389Z"}');
INSERT INTO result VALUES('1m80xt4w3cg5tj6b','1m80xt4vy1kasr5g',1,'mastermind',0,0,1795327595395,'{"id":"1m80xt4w3cg5tj6b","round":1,"leader":0,"attempts":1,"solved":true,"solver":2,"secret":"1122","honest":true,"forfeited_by":null,"points":[0,0,1],"published_at":"2026-11-22T06:06:35.395Z"}');
INSERT INTO result VALUES('1m80xt4w7549dn9p','1m80xt4w40njbeq9',1,'mastermind',1,0,1795327595399,'{"id":"1m80xt4w7549dn9p","round":1,"leader":null,"attempts":2,"solved":false,"solver":null,"secret":"2442","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T06:06:35.399Z"}');
INSERT INTO result VALUES('1m80xt4w7549egts','1m80xt4w40njbeq9',0,'mastermind',1,0,1795327595399,'{"id":"1m80xt4w7549egts","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T06:06:35.399Z"}');
INSERT INTO result VALUES('1m80xt4wba2qcxyc','1m80xt4w90cv3ayc',1,'bulls-and-cows',0,0,1795327595403,'{"id":"1m80xt4wba2qcxyc","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T06:06:35.403Z"}');
INSERT INTO result VALUES('1m80xt4wc5n6d6bq','1m80xt4w90cv3ayc',0,'bulls-and-cows',0,0,1795327595404,'{"id":"1m80xt4wc5n6d6bq","outcome":"win","winners":[0],"points":[0,1],"reason":"resignation","published_at":"2026-11-22T06:06:35.404Z"}');
INSERT INTO result VALUES('1m80xt4wret7cten','1m80xt4wk1dc44rm',1,'tic-tac-toe',1,0,1795327595416,'{"id":"1m80xt4wret7cten","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T06:06:35.416Z"}');
INSERT INTO result VALUES('1m80xt4wret7dvc6','1m80xt4wk1dc44rm',0,'tic-tac-toe',1,0,1795327595416,'{"id":"1m80xt4wret7dvc6","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-22T06:06:35.416Z"}');
INSERT INTO result VALUES('1m80xt4xgfjac89m','1m80xt4wv6cr15ed',1,'yahtzee',1,0,1795327595440,'{"id":"1m80xt4xgfjac89m","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":1,"twos":0,"threes":3,"fours":0,"fives":5,"sixes":0,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":30,"large-straight":0,"yahtzee":0,"chance":14},"upper_total":9,"upper_bonus":0,"yahtzee_bonus":0,"total":53},{"seat":1,"boxes":{"aces":1,"twos":0,"threes":9,"fours":4,"fives":5,"sixes":6,"three-of-a-kind":19,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":17},"upper_total":25,"upper_bonus":0,"yahtzee_bonus":0,"total":61}],"forfeited":[],"forfeited_by":null,"points":[53,61],"published_at":"2026-11-22T06:06:35.440Z"}');
INSERT INTO result VALUES('1m80xt4xgfjacewb','1m80xt4wv6cr15ed',0,'yahtzee',1,0,1795327595440,'{"id":"1m80xt4xgfjacewb","outcome":"win","winners":[1],"points":[53,61],"reason":"rounds","published_at":"2026-11-22T06:06:35.440Z"}');
INSERT INTO result VALUES('1m80xt5z14c2cvp7','1m80xt4xjc74mf4h',1,'mastermind',0,0,1795327596513,'{"id":"1m80xt5z14c2cvp7","round":1,"leader":0,"attempts":1,"solved":true,"solver":2,"secret":"1122","honest":true,"forfeited_by":null,"points":[0,0,1],"published_at":"2026-11-22T06:06:36.513Z"}');
INSERT INTO result VALUES('1m80xt7ynd33kh39','1m80xt7yj58q3c8t',1,'mastermind',1,0,1795327598549,'{"id":"1m80xt7ynd33kh39","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"3165","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T06:06:38.549Z"}');
INSERT INTO result VALUES('1m80xt7ynd33p0am','1m80xt7yj58q3c8t',0,'mastermind',1,0,1795327598549,'{"id":"1m80xt7ynd33p0am","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T06:06:38.549Z"}');
INSERT INTO result VALUES('1m80xt827feh7z54','1m80xt80e4h8md2p',1,'tic-tac-toe',0,0,1795327598663,'{"id":"1m80xt827feh7z54","round":1,"leader":0,"moves":0,"winner":1,"winning_line":null,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T06:06:38.663Z"}');
INSERT INTO result VALUES('1m80xt827feh8m9m','1m80xt80e4h8md2p',0,'tic-tac-toe',0,0,1795327598663,'{"id":"1m80xt827feh8m9m","outcome":"win","winners":[1],"points":[0,1],"reason":"resignation","published_at":"2026-11-22T06:06:38.663Z"}');
INSERT INTO result VALUES('1m80xt840aewg2j4','1m80xt83x8srm4ge',1,'bulls-and-cows',1,0,1795327598720,'{"id":"1m80xt840aewg2j4","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T06:06:38.720Z"}');
INSERT INTO result VALUES('1m80xt840aewgyrm','1m80xt83x8srm4ge',0,'bulls-and-cows',1,0,1795327598720,'{"id":"1m80xt840aewgyrm","outcome":"win","winners":[1],"points":[0,1],"reason":"resignation","published_at":"2026-11-22T06:06:38.720Z"}');
INSERT INTO result VALUES('1m80xt8feaw4fmwm','1m80xt4w87mxt0ke',1,'bulls-and-cows',1,0,1795327599086,'{"id":"1m80xt8feaw4fmwm","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"7654","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T06:06:39.086Z"}');
INSERT INTO result VALUES('1m80xt8feaw4gr5a','1m80xt4w87mxt0ke',0,'bulls-and-cows',1,0,1795327599086,'{"id":"1m80xt8feaw4gr5a","outcome":"loss","winners":[],"points":[0],"reason":"finish","published_at":"2026-11-22T06:06:39.086Z"}');
INSERT INTO result VALUES('1m80xtdbs5s0819c','1m80xt8433dg394d',1,'bulls-and-cows',0,0,1795327604089,'{"id":"1m80xtdbs5s0819c","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":2,"points":[1,0,0],"published_at":"2026-11-22T06:06:44.089Z"}');
INSERT INTO result VALUES('1m80xtdbs5s08vw3','1m80xt8433dg394d',0,'bulls-and-cows',0,0,1795327604089,'{"id":"1m80xtdbs5s08vw3","outcome":"win","winners":[0],"points":[1,0,0],"reason":"finish","published_at":"2026-11-22T06:06:44.089Z"}');
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
INSERT INTO result_reader VALUES('1m80xt4vcatwm4rr','1m80xt4vmd5r17pb');
INSERT INTO result_reader VALUES('1m80xt4vcatwm4rr','1m80xt4vq8tn8x7w');
INSERT INTO result_reader VALUES('1m80xt4vcatwm4rr','1m80xt4vq8tn94sc');
INSERT INTO result_reader VALUES('1m80xt4vcatwm4rr','1m80xt4vvey5qxy3');
INSERT INTO result_reader VALUES('1m80xt4vcatwm4rr','1m80xt4vx0cqj14s');
INSERT INTO result_reader VALUES('1m80xt4vcatwm4rr','1m80xt4vx0cqkcq9');
INSERT INTO result_reader VALUES('1m80xt4vcatwm4rr','1m80xt4w3cg5tj6b');
INSERT INTO result_reader VALUES('1m80xt4vcatwm4rr','1m80xt4w7549dn9p');
INSERT INTO result_reader VALUES('1m80xt4vcatwm4rr','1m80xt4w7549egts');
INSERT INTO result_reader VALUES('1m80xt4vcatwm4rr','1m80xt4wba2qcxyc');
INSERT INTO result_reader VALUES('1m80xt4vcatwm4rr','1m80xt4wc5n6d6bq');
INSERT INTO result_reader VALUES('1m80xt4vcatwm4rr','1m80xt4wret7cten');
INSERT INTO result_reader VALUES('1m80xt4vcatwm4rr','1m80xt4wret7dvc6');
INSERT INTO result_reader VALUES('1m80xt4vcatwm4rr','1m80xt4xgfjac89m');
INSERT INTO result_reader VALUES('1m80xt4vcatwm4rr','1m80xt4xgfjacewb');
INSERT INTO result_reader VALUES('1m80xt4vcatwm4rr','1m80xt5z14c2cvp7');
INSERT INTO result_reader VALUES('1m80xt4vcatwm4rr','1m80xt827feh7z54');
INSERT INTO result_reader VALUES('1m80xt4vcatwm4rr','1m80xt827feh8m9m');
INSERT INTO result_reader VALUES('1m80xt4vcatwm4rr','1m80xtdbs5s0819c');
INSERT INTO result_reader VALUES('1m80xt4vcatwm4rr','1m80xtdbs5s08vw3');
INSERT INTO result_reader VALUES('1m80xt4vddrxwtbk','1m80xt4vmd5r17pb');
INSERT INTO result_reader VALUES('1m80xt4vddrxwtbk','1m80xt4vq8tn8x7w');
INSERT INTO result_reader VALUES('1m80xt4vddrxwtbk','1m80xt4vq8tn94sc');
INSERT INTO result_reader VALUES('1m80xt4vddrxwtbk','1m80xt4vvey5qxy3');
INSERT INTO result_reader VALUES('1m80xt4vddrxwtbk','1m80xt4vx0cqj14s');
INSERT INTO result_reader VALUES('1m80xt4vddrxwtbk','1m80xt4vx0cqkcq9');
INSERT INTO result_reader VALUES('1m80xt4vddrxwtbk','1m80xt4w3cg5tj6b');
INSERT INTO result_reader VALUES('1m80xt4vddrxwtbk','1m80xt4wba2qcxyc');
INSERT INTO result_reader VALUES('1m80xt4vddrxwtbk','1m80xt4wc5n6d6bq');
INSERT INTO result_reader VALUES('1m80xt4vddrxwtbk','1m80xt4wret7cten');
INSERT INTO result_reader VALUES('1m80xt4vddrxwtbk','1m80xt4wret7dvc6');
INSERT INTO result_reader VALUES('1m80xt4vddrxwtbk','1m80xt4xgfjac89m');
INSERT INTO result_reader VALUES('1m80xt4vddrxwtbk','1m80xt4xgfjacewb');
INSERT INTO result_reader VALUES('1m80xt4vddrxwtbk','1m80xt5z14c2cvp7');
INSERT INTO result_reader VALUES('1m80xt4vddrxwtbk','1m80xt827feh7z54');
INSERT INTO result_reader VALUES('1m80xt4vddrxwtbk','1m80xt827feh8m9m');
INSERT INTO result_reader VALUES('1m80xt4vddrxwtbk','1m80xt840aewg2j4');
INSERT INTO result_reader VALUES('1m80xt4vddrxwtbk','1m80xt840aewgyrm');
INSERT INTO result_reader VALUES('1m80xt4vddrxwtbk','1m80xtdbs5s0819c');
INSERT INTO result_reader VALUES('1m80xt4vddrxwtbk','1m80xtdbs5s08vw3');
INSERT INTO result_reader VALUES('1m80xt4ve25yjddy','1m80xt4w3cg5tj6b');
INSERT INTO result_reader VALUES('1m80xt4ve25yjddy','1m80xt5z14c2cvp7');
INSERT INTO result_reader VALUES('1m80xt4ve25yjddy','1m80xtdbs5s0819c');
INSERT INTO result_reader VALUES('1m80xt4ve25yjddy','1m80xtdbs5s08vw3');
INSERT INTO result_reader VALUES('1m80xt4vf0wjkhnw','1m80xt840aewg2j4');
INSERT INTO result_reader VALUES('1m80xt4vf0wjkhnw','1m80xt840aewgyrm');
INSERT INTO result_reader VALUES('1m80xt4w87mxsg5b','1m80xt8feaw4fmwm');
INSERT INTO result_reader VALUES('1m80xt4w87mxsg5b','1m80xt8feaw4gr5a');
INSERT INTO result_reader VALUES('1m80xt7xx97846sk','1m80xt7ynd33kh39');
INSERT INTO result_reader VALUES('1m80xt7xx97846sk','1m80xt7ynd33p0am');
INSERT INTO result_reader VALUES('1m80xt7y41zrkq35','1m80xt7ynd33kh39');
INSERT INTO result_reader VALUES('1m80xt7y41zrkq35','1m80xt7ynd33p0am');
CREATE TABLE IF NOT EXISTS "event" (
    id   INTEGER PRIMARY KEY,              -- its place in the log of all games
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL                  -- JSON: the whole truth, secrets included
) STRICT;
INSERT INTO event VALUES(1,'1m80xt4vg57tbatd',1,1795327595376,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xt4vcatwm4rr","status":"joined"},{"player":"1m80xt4vddrxwtbk","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m80xt4vcatwm4rr","join_code":"NWE5W5","clock":null}');
INSERT INTO event VALUES(2,'1m80xt4vg57tbatd',2,1795327595377,'joined',1,'{"player":"1m80xt4vddrxwtbk"}');
INSERT INTO event VALUES(3,'1m80xt4vg57tbatd',3,1795327595377,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xt4vcatwm4rr","status":"joined"},{"player":"1m80xt4vddrxwtbk","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(4,'1m80xt4vg57tbatd',4,1795327595378,'secret',0,'{"code":"1234","nonce":"1d2c7ed8df318c18cda2caeed32981d12f9eed0b7eb003dddc278f61bcf23c9d","commitment":"eb9b106a993c5dd674d0acf39320e5f6452c5bbb19288947743b19a3a133a77b"}');
INSERT INTO event VALUES(5,'1m80xt4vg57tbatd',5,1795327595379,'guess',1,'{"attempt":1,"code":"5678","bulls":0,"cows":0,"solved":false}');
INSERT INTO event VALUES(6,'1m80xt4vg57tbatd',6,1795327595380,'guess',1,'{"attempt":2,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES(7,'1m80xt4vg57tbatd',7,1795327595380,'round-over',NULL,'{"id":"1m80xt4vmd5r17pb","round":1,"leader":0,"attempts":2,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"1d2c7ed8df318c18cda2caeed32981d12f9eed0b7eb003dddc278f61bcf23c9d","secret":"1234"}}');
INSERT INTO event VALUES(8,'1m80xt4vg57tbatd',8,1795327595381,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":1,"seats":[{"player":"1m80xt4vcatwm4rr","status":"joined"},{"player":"1m80xt4vddrxwtbk","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(9,'1m80xt4vg57tbatd',9,1795327595382,'secret',1,'{"code":"4321","nonce":"2a501799d6792b8785dc716cd9ba3faca9825a245a1bc2f8699090a309e234ca","commitment":"71812169c261ed4adad8ca23c6be662317ca3a60def3a09c277a2cff3d8985f6"}');
INSERT INTO event VALUES(10,'1m80xt4vg57tbatd',10,1795327595383,'resigned',0,'{}');
INSERT INTO event VALUES(11,'1m80xt4vg57tbatd',11,1795327595383,'round-over',NULL,'{"id":"1m80xt4vq8tn8x7w","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"2a501799d6792b8785dc716cd9ba3faca9825a245a1bc2f8699090a309e234ca","secret":"4321"}}');
INSERT INTO event VALUES(12,'1m80xt4vg57tbatd',12,1795327595383,'finished',NULL,'{"id":"1m80xt4vq8tn94sc","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation"}');
INSERT INTO event VALUES(13,'1m80xt4vrb3h5mrw',1,1795327595384,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xt4vcatwm4rr","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xt4vcatwm4rr","join_code":"FJSTB9","clock":null}');
INSERT INTO event VALUES(14,'1m80xt4vrb3h5mrw',2,1795327595385,'joined',1,'{"player":"1m80xt4vddrxwtbk"}');
INSERT INTO event VALUES(15,'1m80xt4vrb3h5mrw',3,1795327595385,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xt4vcatwm4rr","status":"joined"},{"player":"1m80xt4vddrxwtbk","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(16,'1m80xt4vrb3h5mrw',4,1795327595386,'secret',0,'{"code":"1234","nonce":"953b419ac93ad1a9eed30068fa5970e73563c5dd1896df94723bc837e6c4f610","commitment":"e8beeb5f56e95747cb99f31fe4b87d97c2716d548aa1a6ac748f2524bd3a1ddf"}');
INSERT INTO event VALUES(17,'1m80xt4vrb3h5mrw',5,1795327595387,'guess',1,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES(18,'1m80xt4vrb3h5mrw',6,1795327595387,'round-over',NULL,'{"id":"1m80xt4vvey5qxy3","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"953b419ac93ad1a9eed30068fa5970e73563c5dd1896df94723bc837e6c4f610","secret":"1234"}}');
INSERT INTO event VALUES(19,'1m80xt4vrb3h5mrw',7,1795327595387,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":1,"seats":[{"player":"1m80xt4vcatwm4rr","status":"joined"},{"player":"1m80xt4vddrxwtbk","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(20,'1m80xt4vrb3h5mrw',8,1795327595388,'secret',1,'{"code":"4321","nonce":"6557a0d50257cf4930cf53998f866a4512a92c261f23ef1dfc4b454e385985d0","commitment":"b05796152947f2dfa82891e14e82289fdca9b6d0d4fa529fe108833fdb0e352c"}');
INSERT INTO event VALUES(21,'1m80xt4vrb3h5mrw',9,1795327595389,'guess',0,'{"attempt":1,"code":"4321","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES(22,'1m80xt4vrb3h5mrw',10,1795327595389,'round-over',NULL,'{"id":"1m80xt4vx0cqj14s","round":2,"leader":1,"attempts":1,"solved":true,"solver":0,"secret":"4321","honest":true,"forfeited_by":null,"points":[1,0],"proof":{"nonce":"6557a0d50257cf4930cf53998f866a4512a92c261f23ef1dfc4b454e385985d0","secret":"4321"}}');
INSERT INTO event VALUES(23,'1m80xt4vrb3h5mrw',11,1795327595389,'finished',NULL,'{"id":"1m80xt4vx0cqkcq9","outcome":"draw","winners":[0,1],"points":[1,1],"reason":"rounds"}');
INSERT INTO event VALUES(24,'1m80xt4vy1kasr5g',1,1795327595390,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xt4vcatwm4rr","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xt4vcatwm4rr","join_code":"JHGPFW","clock":null}');
INSERT INTO event VALUES(25,'1m80xt4vy1kasr5g',2,1795327595391,'joined',1,'{"player":"1m80xt4vddrxwtbk"}');
INSERT INTO event VALUES(26,'1m80xt4vy1kasr5g',3,1795327595392,'joined',2,'{"player":"1m80xt4ve25yjddy"}');
INSERT INTO event VALUES(27,'1m80xt4vy1kasr5g',4,1795327595392,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xt4vcatwm4rr","status":"joined"},{"player":"1m80xt4vddrxwtbk","status":"joined"},{"player":"1m80xt4ve25yjddy","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO event VALUES(28,'1m80xt4vy1kasr5g',5,1795327595393,'secret',0,'{"code":"1122","nonce":"7702519e441e2938d746576a588b09369db34a3165b9eff6095f5eb874a636e5","commitment":"da8b09b1ce08536d8bc3f2b40c1d24876ff1048d1cdc0525e68bf47610a3accb"}');
INSERT INTO event VALUES(29,'1m80xt4vy1kasr5g',6,1795327595394,'resigned',1,'{}');
INSERT INTO event VALUES(30,'1m80xt4vy1kasr5g',7,1795327595395,'guess',2,'{"attempt":1,"code":"1122","black":4,"white":0,"solved":true}');
INSERT INTO event VALUES(31,'1m80xt4vy1kasr5g',8,1795327595395,'round-over',NULL,'{"id":"1m80xt4w3cg5tj6b","round":1,"leader":0,"attempts":1,"solved":true,"solver":2,"secret":"1122","honest":true,"forfeited_by":null,"points":[0,0,1],"proof":{"nonce":"7702519e441e2938d746576a588b09369db34a3165b9eff6095f5eb874a636e5","secret":"1122"}}');
INSERT INTO event VALUES(32,'1m80xt4vy1kasr5g',9,1795327595395,'round',NULL,'{"number":2,"leader":2,"commitment":null,"points":[0,0,1],"rules":1,"seats":[{"player":"1m80xt4vcatwm4rr","status":"joined"},{"player":"1m80xt4vddrxwtbk","status":"resigned"},{"player":"1m80xt4ve25yjddy","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(33,'1m80xt4w40njbeq9',1,1795327595396,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xt4vcatwm4rr","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m80xt4vcatwm4rr","join_code":null,"clock":null}');
INSERT INTO event VALUES(34,'1m80xt4w40njbeq9',2,1795327595396,'round',NULL,'{"number":1,"leader":null,"commitment":"37ba77e64f1f48ee9328dc497a35b561736cf28d9d8ffdd820c6fdd5a96adce4","points":[0],"rules":1,"seats":[{"player":"1m80xt4vcatwm4rr","status":"joined"}],"rounds":2,"deal":{"nonce":"3c84d26e8e8b839642231bf5a048dc2445207ef17a9d8f636a0e5e7701d7a319","secret":"2442"},"carry":null}');
INSERT INTO event VALUES(35,'1m80xt4w40njbeq9',3,1795327595397,'guess',0,'{"attempt":1,"code":"1122","black":1,"white":1,"solved":false}');
INSERT INTO event VALUES(36,'1m80xt4w40njbeq9',4,1795327595398,'guess',0,'{"attempt":2,"code":"3344","black":1,"white":1,"solved":false}');
INSERT INTO event VALUES(37,'1m80xt4w40njbeq9',5,1795327595399,'resigned',0,'{}');
INSERT INTO event VALUES(38,'1m80xt4w40njbeq9',6,1795327595399,'round-over',NULL,'{"id":"1m80xt4w7549dn9p","round":1,"leader":null,"attempts":2,"solved":false,"solver":null,"secret":"2442","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"3c84d26e8e8b839642231bf5a048dc2445207ef17a9d8f636a0e5e7701d7a319","secret":"2442"}}');
INSERT INTO event VALUES(39,'1m80xt4w40njbeq9',7,1795327595399,'finished',NULL,'{"id":"1m80xt4w7549egts","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO event VALUES(40,'1m80xt4w87mxt0ke',1,1795327595400,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xt4w87mxsg5b","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m80xt4w87mxsg5b","join_code":null,"clock":null}');
INSERT INTO event VALUES(41,'1m80xt4w87mxt0ke',2,1795327595400,'round',NULL,'{"number":1,"leader":null,"commitment":"f9823d5fb4c75a46f85f5ce8e9586575c541ccf244b066220ee2983cfb0ab3a3","points":[0],"rules":1,"seats":[{"player":"1m80xt4w87mxsg5b","status":"joined"}],"rounds":0,"deal":{"nonce":"d525db05783421e79a05c8dc169dba79fc4f4fa810ddeeaef0ece91fb06f3bca","secret":"7654"},"carry":null}');
INSERT INTO event VALUES(42,'1m80xt4w90cv3ayc',1,1795327595401,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"manual","secret":"held","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xt4vcatwm4rr","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xt4vcatwm4rr","join_code":"Z3WQG5","clock":null}');
INSERT INTO event VALUES(43,'1m80xt4w90cv3ayc',2,1795327595402,'joined',1,'{"player":"1m80xt4vddrxwtbk"}');
INSERT INTO event VALUES(44,'1m80xt4w90cv3ayc',3,1795327595402,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xt4vcatwm4rr","status":"joined"},{"player":"1m80xt4vddrxwtbk","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(45,'1m80xt4w90cv3ayc',4,1795327595402,'guess',1,'{"attempt":1,"code":"1234"}');
INSERT INTO event VALUES(46,'1m80xt4w90cv3ayc',5,1795327595403,'answer',0,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES(47,'1m80xt4w90cv3ayc',6,1795327595403,'round-over',NULL,'{"id":"1m80xt4wba2qcxyc","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":null}');
INSERT INTO event VALUES(48,'1m80xt4w90cv3ayc',7,1795327595404,'resigned',1,'{}');
INSERT INTO event VALUES(49,'1m80xt4w90cv3ayc',8,1795327595404,'finished',NULL,'{"id":"1m80xt4wc5n6d6bq","outcome":"win","winners":[0],"points":[0,1],"reason":"resignation"}');
INSERT INTO event VALUES(50,'1m80xt4wdfjwpp5n',1,1795327595405,'created',1,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"manual","secret":"held","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xt4vddrxwtbk","status":"invited"},{"player":"1m80xt4vcatwm4rr","status":"joined"}],"visibility":"private","ranked":false,"creator":"1m80xt4vcatwm4rr","join_code":"EN7ANQ","clock":null}');
INSERT INTO event VALUES(51,'1m80xt4w90cv3ayc',9,1795327595405,'rematch',0,'{"game":"1m80xt4wdfjwpp5n"}');
INSERT INTO event VALUES(52,'1m80xt4we6bez07x',1,1795327595406,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xt4vcatwm4rr","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m80xt4vcatwm4rr","join_code":"G5R5AQ","clock":null}');
INSERT INTO event VALUES(53,'1m80xt4wfeb417by',1,1795327595407,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xt4vcatwm4rr","status":"joined"},{"player":"1m80xt4vddrxwtbk","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xt4vcatwm4rr","join_code":"86T9J5","clock":null}');
INSERT INTO event VALUES(54,'1m80xt4wfeb417by',2,1795327595408,'declined',1,'{"player":"1m80xt4vddrxwtbk"}');
INSERT INTO event VALUES(55,'1m80xt4wfeb417by',3,1795327595408,'aborted',NULL,'{"reason":"declined"}');
INSERT INTO event VALUES(56,'1m80xt4whfnvf43f',1,1795327595409,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xt4vcatwm4rr","status":"joined"},{"player":"1m80xt4vddrxwtbk","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xt4vcatwm4rr","join_code":"9YT3T8","clock":null}');
INSERT INTO event VALUES(57,'1m80xt4whfnvf43f',2,1795327595410,'aborted',0,'{"reason":"creator"}');
INSERT INTO event VALUES(58,'1m80xt4wk1dc44rm',1,1795327595411,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m80xt4vcatwm4rr","status":"joined"},{"player":"1m80xt4vddrxwtbk","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m80xt4vcatwm4rr","join_code":"V68Y7Q","clock":{"turn_seconds":30,"bot_turn_seconds":1}}');
INSERT INTO event VALUES(59,'1m80xt4wk1dc44rm',2,1795327595411,'joined',1,'{"player":"1m80xt4vddrxwtbk"}');
INSERT INTO event VALUES(60,'1m80xt4wk1dc44rm',3,1795327595411,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xt4vcatwm4rr","status":"joined"},{"player":"1m80xt4vddrxwtbk","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO event VALUES(61,'1m80xt4wk1dc44rm',4,1795327595412,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO event VALUES(62,'1m80xt4wk1dc44rm',5,1795327595413,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO event VALUES(63,'1m80xt4wk1dc44rm',6,1795327595414,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO event VALUES(64,'1m80xt4wk1dc44rm',7,1795327595415,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO event VALUES(65,'1m80xt4wk1dc44rm',8,1795327595415,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO event VALUES(66,'1m80xt4wk1dc44rm',9,1795327595416,'round-over',NULL,'{"id":"1m80xt4wret7cten","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO event VALUES(67,'1m80xt4wk1dc44rm',10,1795327595416,'finished',NULL,'{"id":"1m80xt4wret7dvc6","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds"}');
INSERT INTO event VALUES(68,'1m80xt4wret7e95j',1,1795327595416,'created',0,'{"ruleset":"gomoku","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m80xt4vcatwm4rr","status":"joined"},{"player":"1m80xt4vddrxwtbk","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xt4vcatwm4rr","join_code":"AVP5W3","clock":{"turn_seconds":30,"bot_turn_seconds":1}}');
INSERT INTO event VALUES(69,'1m80xt4wret7e95j',2,1795327595417,'joined',1,'{"player":"1m80xt4vddrxwtbk"}');
INSERT INTO event VALUES(70,'1m80xt4wret7e95j',3,1795327595417,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xt4vcatwm4rr","status":"joined"},{"player":"1m80xt4vddrxwtbk","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO event VALUES(71,'1m80xt4wret7e95j',4,1795327595418,'move',0,'{"column":7,"row":7,"symbol":"X"}');
INSERT INTO event VALUES(72,'1m80xt4wv6cr15ed',1,1795327595419,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m80xt4vcatwm4rr","status":"joined"},{"player":"1m80xt4vddrxwtbk","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m80xt4vcatwm4rr","join_code":"AKM2W8","clock":null,"commitment":"af6020d583d2cea9c2ee5dec93c759eedc983befd22f508760fcaf3a1ff8ce50","client_seeds":["",""],"server_seed":"7902000ed24e4924c6e1ff27b22eaaf6e6ecb93e19a99cae2da57d64df91a53e"}');
INSERT INTO event VALUES(73,'1m80xt4wv6cr15ed',2,1795327595420,'joined',1,'{"player":"1m80xt4vddrxwtbk"}');
INSERT INTO event VALUES(74,'1m80xt4wv6cr15ed',3,1795327595420,'round',NULL,'{"number":1,"leader":0,"commitment":"af6020d583d2cea9c2ee5dec93c759eedc983befd22f508760fcaf3a1ff8ce50","points":[0,0],"rules":1,"seats":[{"player":"1m80xt4vcatwm4rr","status":"joined"},{"player":"1m80xt4vddrxwtbk","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO event VALUES(75,'1m80xt4wv6cr15ed',4,1795327595420,'roll',0,'{"keep":[],"dice":[3,2,3,3,6],"stage":0,"roll":0}');
INSERT INTO event VALUES(76,'1m80xt4wv6cr15ed',5,1795327595421,'roll',0,'{"keep":[],"dice":[3,2,3,2,1],"stage":1,"roll":1}');
INSERT INTO event VALUES(77,'1m80xt4wv6cr15ed',6,1795327595422,'score',0,'{"category":"aces","score":1,"bonus":0}');
INSERT INTO event VALUES(78,'1m80xt4wv6cr15ed',7,1795327595422,'roll',1,'{"keep":[],"dice":[4,6,2,1,4],"stage":0,"roll":2}');
INSERT INTO event VALUES(79,'1m80xt4wv6cr15ed',8,1795327595423,'score',1,'{"category":"aces","score":1,"bonus":0}');
INSERT INTO event VALUES(80,'1m80xt4wv6cr15ed',9,1795327595423,'roll',0,'{"keep":[],"dice":[1,6,5,3,6],"stage":0,"roll":3}');
INSERT INTO event VALUES(81,'1m80xt4wv6cr15ed',10,1795327595424,'score',0,'{"category":"twos","score":0,"bonus":0}');
INSERT INTO event VALUES(82,'1m80xt4wv6cr15ed',11,1795327595424,'roll',1,'{"keep":[],"dice":[4,1,1,4,1],"stage":0,"roll":4}');
INSERT INTO event VALUES(83,'1m80xt4wv6cr15ed',12,1795327595425,'score',1,'{"category":"twos","score":0,"bonus":0}');
INSERT INTO event VALUES(84,'1m80xt4wv6cr15ed',13,1795327595425,'roll',0,'{"keep":[],"dice":[3,2,6,1,4],"stage":0,"roll":5}');
INSERT INTO event VALUES(85,'1m80xt4wv6cr15ed',14,1795327595425,'score',0,'{"category":"threes","score":3,"bonus":0}');
INSERT INTO event VALUES(86,'1m80xt4wv6cr15ed',15,1795327595425,'roll',1,'{"keep":[],"dice":[3,3,3,1,6],"stage":0,"roll":6}');
INSERT INTO event VALUES(87,'1m80xt4wv6cr15ed',16,1795327595426,'score',1,'{"category":"threes","score":9,"bonus":0}');
INSERT INTO event VALUES(88,'1m80xt4wv6cr15ed',17,1795327595426,'roll',0,'{"keep":[],"dice":[6,2,5,2,6],"stage":0,"roll":7}');
INSERT INTO event VALUES(89,'1m80xt4wv6cr15ed',18,1795327595427,'score',0,'{"category":"fours","score":0,"bonus":0}');
INSERT INTO event VALUES(90,'1m80xt4wv6cr15ed',19,1795327595427,'roll',1,'{"keep":[],"dice":[2,5,2,4,2],"stage":0,"roll":8}');
INSERT INTO event VALUES(91,'1m80xt4wv6cr15ed',20,1795327595427,'score',1,'{"category":"fours","score":4,"bonus":0}');
INSERT INTO event VALUES(92,'1m80xt4wv6cr15ed',21,1795327595427,'roll',0,'{"keep":[],"dice":[2,1,5,1,1],"stage":0,"roll":9}');
INSERT INTO event VALUES(93,'1m80xt4wv6cr15ed',22,1795327595428,'score',0,'{"category":"fives","score":5,"bonus":0}');
INSERT INTO event VALUES(94,'1m80xt4wv6cr15ed',23,1795327595428,'roll',1,'{"keep":[],"dice":[3,5,4,3,6],"stage":0,"roll":10}');
INSERT INTO event VALUES(95,'1m80xt4wv6cr15ed',24,1795327595429,'score',1,'{"category":"fives","score":5,"bonus":0}');
INSERT INTO event VALUES(96,'1m80xt4wv6cr15ed',25,1795327595429,'roll',0,'{"keep":[],"dice":[3,5,1,5,4],"stage":0,"roll":11}');
INSERT INTO event VALUES(97,'1m80xt4wv6cr15ed',26,1795327595430,'score',0,'{"category":"sixes","score":0,"bonus":0}');
INSERT INTO event VALUES(98,'1m80xt4wv6cr15ed',27,1795327595430,'roll',1,'{"keep":[],"dice":[1,3,1,3,6],"stage":0,"roll":12}');
INSERT INTO event VALUES(99,'1m80xt4wv6cr15ed',28,1795327595430,'score',1,'{"category":"sixes","score":6,"bonus":0}');
INSERT INTO event VALUES(100,'1m80xt4wv6cr15ed',29,1795327595430,'roll',0,'{"keep":[],"dice":[3,3,6,1,6],"stage":0,"roll":13}');
INSERT INTO event VALUES(101,'1m80xt4wv6cr15ed',30,1795327595431,'score',0,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO event VALUES(102,'1m80xt4wv6cr15ed',31,1795327595431,'roll',1,'{"keep":[],"dice":[3,5,3,5,3],"stage":0,"roll":14}');
INSERT INTO event VALUES(103,'1m80xt4wv6cr15ed',32,1795327595432,'score',1,'{"category":"three-of-a-kind","score":19,"bonus":0}');
INSERT INTO event VALUES(104,'1m80xt4wv6cr15ed',33,1795327595432,'roll',0,'{"keep":[],"dice":[3,1,4,3,4],"stage":0,"roll":15}');
INSERT INTO event VALUES(105,'1m80xt4wv6cr15ed',34,1795327595432,'score',0,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO event VALUES(106,'1m80xt4wv6cr15ed',35,1795327595432,'roll',1,'{"keep":[],"dice":[5,2,1,1,1],"stage":0,"roll":16}');
INSERT INTO event VALUES(107,'1m80xt4wv6cr15ed',36,1795327595433,'score',1,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO event VALUES(108,'1m80xt4wv6cr15ed',37,1795327595433,'roll',0,'{"keep":[],"dice":[3,4,3,4,2],"stage":0,"roll":17}');
INSERT INTO event VALUES(109,'1m80xt4wv6cr15ed',38,1795327595434,'score',0,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO event VALUES(110,'1m80xt4wv6cr15ed',39,1795327595434,'roll',1,'{"keep":[],"dice":[2,6,2,1,4],"stage":0,"roll":18}');
INSERT INTO event VALUES(111,'1m80xt4wv6cr15ed',40,1795327595435,'score',1,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO event VALUES(112,'1m80xt4wv6cr15ed',41,1795327595435,'roll',0,'{"keep":[],"dice":[5,4,1,2,3],"stage":0,"roll":19}');
INSERT INTO event VALUES(113,'1m80xt4wv6cr15ed',42,1795327595435,'score',0,'{"category":"small-straight","score":30,"bonus":0}');
INSERT INTO event VALUES(114,'1m80xt4wv6cr15ed',43,1795327595435,'roll',1,'{"keep":[],"dice":[6,6,2,4,2],"stage":0,"roll":20}');
INSERT INTO event VALUES(115,'1m80xt4wv6cr15ed',44,1795327595436,'score',1,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO event VALUES(116,'1m80xt4wv6cr15ed',45,1795327595436,'roll',0,'{"keep":[],"dice":[3,6,5,6,5],"stage":0,"roll":21}');
INSERT INTO event VALUES(117,'1m80xt4wv6cr15ed',46,1795327595437,'score',0,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO event VALUES(118,'1m80xt4wv6cr15ed',47,1795327595437,'roll',1,'{"keep":[],"dice":[6,4,1,4,3],"stage":0,"roll":22}');
INSERT INTO event VALUES(119,'1m80xt4wv6cr15ed',48,1795327595438,'score',1,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO event VALUES(120,'1m80xt4wv6cr15ed',49,1795327595438,'roll',0,'{"keep":[],"dice":[3,4,1,5,3],"stage":0,"roll":23}');
INSERT INTO event VALUES(121,'1m80xt4wv6cr15ed',50,1795327595438,'score',0,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO event VALUES(122,'1m80xt4wv6cr15ed',51,1795327595438,'roll',1,'{"keep":[],"dice":[2,3,2,6,1],"stage":0,"roll":24}');
INSERT INTO event VALUES(123,'1m80xt4wv6cr15ed',52,1795327595439,'score',1,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO event VALUES(124,'1m80xt4wv6cr15ed',53,1795327595439,'roll',0,'{"keep":[],"dice":[2,4,1,6,1],"stage":0,"roll":25}');
INSERT INTO event VALUES(125,'1m80xt4wv6cr15ed',54,1795327595440,'score',0,'{"category":"chance","score":14,"bonus":0}');
INSERT INTO event VALUES(126,'1m80xt4wv6cr15ed',55,1795327595440,'roll',1,'{"keep":[],"dice":[2,5,3,1,6],"stage":0,"roll":26}');
INSERT INTO event VALUES(127,'1m80xt4wv6cr15ed',56,1795327595440,'score',1,'{"category":"chance","score":17,"bonus":0}');
INSERT INTO event VALUES(128,'1m80xt4wv6cr15ed',57,1795327595440,'round-over',NULL,'{"id":"1m80xt4xgfjac89m","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":1,"twos":0,"threes":3,"fours":0,"fives":5,"sixes":0,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":30,"large-straight":0,"yahtzee":0,"chance":14},"upper_total":9,"upper_bonus":0,"yahtzee_bonus":0,"total":53},{"seat":1,"boxes":{"aces":1,"twos":0,"threes":9,"fours":4,"fives":5,"sixes":6,"three-of-a-kind":19,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":17},"upper_total":25,"upper_bonus":0,"yahtzee_bonus":0,"total":61}],"forfeited":[],"forfeited_by":null,"points":[53,61],"proof":null}');
INSERT INTO event VALUES(129,'1m80xt4wv6cr15ed',58,1795327595440,'finished',NULL,'{"id":"1m80xt4xgfjacewb","outcome":"win","winners":[1],"points":[53,61],"reason":"rounds","proof":{"server_seed":"7902000ed24e4924c6e1ff27b22eaaf6e6ecb93e19a99cae2da57d64df91a53e","client_seeds":["",""]}}');
INSERT INTO event VALUES(130,'1m80xt4xjc74mf4h',1,1795327595442,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xt4vcatwm4rr","status":"joined"},{"player":"1m80xt4vddrxwtbk","status":"invited"},{"player":"1m80xt4ve25yjddy","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xt4vcatwm4rr","join_code":"ZBZRHE","clock":{"turn_seconds":1,"bot_turn_seconds":1}}');
INSERT INTO event VALUES(131,'1m80xt4xjc74mf4h',2,1795327595443,'joined',1,'{"player":"1m80xt4vddrxwtbk"}');
INSERT INTO event VALUES(132,'1m80xt4xjc74mf4h',3,1795327595443,'joined',2,'{"player":"1m80xt4ve25yjddy"}');
INSERT INTO event VALUES(133,'1m80xt4xjc74mf4h',4,1795327595443,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xt4vcatwm4rr","status":"joined"},{"player":"1m80xt4vddrxwtbk","status":"joined"},{"player":"1m80xt4ve25yjddy","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO event VALUES(134,'1m80xt4xjc74mf4h',5,1795327595444,'secret',0,'{"code":"1122","nonce":"8cdead8ef6189a3bc0e0c25feaecaec5cd85a73bace5c9d9e3478b6451db4014","commitment":"9d709e4c0bb9732cd732414e40fe1f2f64b5e6ecfd95577ceb05e75750519614"}');
INSERT INTO event VALUES(135,'1m80xt4xn31khm93',1,1795327595445,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xt4vcatwm4rr","status":"joined"},{"player":"1m80xt4vddrxwtbk","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xt4vcatwm4rr","join_code":"MR7TX2","clock":{"initial_seconds":3600,"increment_seconds":5}}');
INSERT INTO event VALUES(136,'1m80xt4xn31khm93',2,1795327595446,'joined',1,'{"player":"1m80xt4vddrxwtbk"}');
INSERT INTO event VALUES(137,'1m80xt4xn31khm93',3,1795327595446,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xt4vcatwm4rr","status":"joined"},{"player":"1m80xt4vddrxwtbk","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(138,'1m80xt4xn31khm93',4,1795327595447,'secret',0,'{"code":"1234","nonce":"8eb9dec157a6669a1f1b6aa85b0d06358b5ce40b6b31ca4efe8e4c954f103249","commitment":"e241ab11d94b874a604d10e5acf3b34221acb10b19946e0cede16974c3ada00c"}');
INSERT INTO event VALUES(139,'1m80xt4xraqnyz16',1,1795327595448,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xt4vcatwm4rr","status":"joined"},{"player":"1m80xt4vddrxwtbk","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xt4vcatwm4rr","join_code":"Z9Y56C","clock":{"turn_seconds":1,"bot_turn_seconds":1}}');
INSERT INTO event VALUES(140,'1m80xt4xraqnyz16',2,1795327595449,'joined',1,'{"player":"1m80xt4vddrxwtbk"}');
INSERT INTO event VALUES(141,'1m80xt4xraqnyz16',3,1795327595449,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xt4vcatwm4rr","status":"joined"},{"player":"1m80xt4vddrxwtbk","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(142,'1m80xt4xjc74mf4h',6,1795327596494,'timed-out',1,'{}');
INSERT INTO event VALUES(143,'1m80xt4xraqnyz16',4,1795327596500,'aborted',0,'{"reason":"timeout"}');
INSERT INTO event VALUES(144,'1m80xt4xjc74mf4h',7,1795327596513,'guess',2,'{"attempt":1,"code":"1122","black":4,"white":0,"solved":true}');
INSERT INTO event VALUES(145,'1m80xt4xjc74mf4h',8,1795327596513,'round-over',NULL,'{"id":"1m80xt5z14c2cvp7","round":1,"leader":0,"attempts":1,"solved":true,"solver":2,"secret":"1122","honest":true,"forfeited_by":null,"points":[0,0,1],"proof":{"nonce":"8cdead8ef6189a3bc0e0c25feaecaec5cd85a73bace5c9d9e3478b6451db4014","secret":"1122"}}');
INSERT INTO event VALUES(146,'1m80xt7dy7b1mnfe',1,1795327598014,'created',1,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"000000000p9c7fga","status":"joined","bot":"random"},{"player":"1m80xt4vcatwm4rr","status":"joined"}],"visibility":"private","ranked":false,"creator":"1m80xt4vcatwm4rr","join_code":null,"clock":null}');
INSERT INTO event VALUES(147,'1m80xt7dy7b1mnfe',2,1795327598014,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"000000000p9c7fga","status":"joined","bot":"random"},{"player":"1m80xt4vcatwm4rr","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(148,'1m80xt7dy7b1mnfe',3,1795327598015,'secret',0,'{"code":"6555","nonce":"9dabf0761776251b556568564d0d79d220607d99b6b1ea4e4f5ffe5a58f5a2fc","commitment":"fdcd63117bc75bc2ce8172c66acef2a7d15fcb1c171227f28dc1ad2046bad291"}');
INSERT INTO event VALUES(149,'1m80xt7yj58q3c8t',1,1795327598546,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xt7y41zrkq35","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m80xt7y41zrkq35","join_code":null,"clock":null}');
INSERT INTO event VALUES(150,'1m80xt7yj58q3c8t',2,1795327598546,'round',NULL,'{"number":1,"leader":null,"commitment":"901d6d2913cbd2b4c12e2afae982e5ee68cb8fec06d27e19b9de91cc475f2174","points":[0],"rules":1,"seats":[{"player":"1m80xt7y41zrkq35","status":"joined"}],"rounds":1,"deal":{"nonce":"939541164a1fd65e87a8b1fd3e4ef13fc69b3da015fa9d52e88df81ba131bc58","secret":"3165"},"carry":null}');
INSERT INTO event VALUES(151,'1m80xt7yj58q3c8t',3,1795327598549,'resigned',0,'{}');
INSERT INTO event VALUES(152,'1m80xt7yj58q3c8t',4,1795327598549,'round-over',NULL,'{"id":"1m80xt7ynd33kh39","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"3165","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"939541164a1fd65e87a8b1fd3e4ef13fc69b3da015fa9d52e88df81ba131bc58","secret":"3165"}}');
INSERT INTO event VALUES(153,'1m80xt7yj58q3c8t',5,1795327598549,'finished',NULL,'{"id":"1m80xt7ynd33p0am","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO event VALUES(154,'1m80xt80e4h8md2p',1,1795327598607,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m80xt4vcatwm4rr","status":"invited"},{"player":"1m80xt4vddrxwtbk","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xt80c640pfwj","join_code":"A3K27V","clock":{"turn_seconds":30,"bot_turn_seconds":1},"tournament":"1m80xt80c640pfwj"}');
INSERT INTO event VALUES(155,'1m80xt80e4h8md2p',2,1795327598659,'joined',0,'{"player":"1m80xt4vcatwm4rr"}');
INSERT INTO event VALUES(156,'1m80xt80e4h8md2p',3,1795327598661,'joined',1,'{"player":"1m80xt4vddrxwtbk"}');
INSERT INTO event VALUES(157,'1m80xt80e4h8md2p',4,1795327598661,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xt4vcatwm4rr","status":"joined"},{"player":"1m80xt4vddrxwtbk","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO event VALUES(158,'1m80xt80e4h8md2p',5,1795327598663,'resigned',0,'{}');
INSERT INTO event VALUES(159,'1m80xt80e4h8md2p',6,1795327598663,'round-over',NULL,'{"id":"1m80xt827feh7z54","round":1,"leader":0,"moves":0,"winner":1,"winning_line":null,"forfeited_by":0,"points":[0,1],"proof":null}');
INSERT INTO event VALUES(160,'1m80xt80e4h8md2p',7,1795327598663,'finished',NULL,'{"id":"1m80xt827feh8m9m","outcome":"win","winners":[1],"points":[0,1],"reason":"resignation"}');
INSERT INTO event VALUES(161,'1m80xt83x8srm4ge',1,1795327598717,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xt4vf0wjkhnw","status":"joined"},{"player":"1m80xt4vddrxwtbk","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m80xt4vf0wjkhnw","join_code":"BDYDX6","clock":null}');
INSERT INTO event VALUES(162,'1m80xt83x8srm4ge',2,1795327598719,'joined',1,'{"player":"1m80xt4vddrxwtbk"}');
INSERT INTO event VALUES(163,'1m80xt83x8srm4ge',3,1795327598719,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xt4vf0wjkhnw","status":"joined"},{"player":"1m80xt4vddrxwtbk","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(164,'1m80xt83x8srm4ge',4,1795327598719,'secret',0,'{"code":"1234","nonce":"261079024fea88f6ff57007be32a2725f8e549bcdcfde262738028557021051f","commitment":"4d536f9e46e6b31afb698dee219a228073d66f18145ba825c827f1445d52ff27"}');
INSERT INTO event VALUES(165,'1m80xt83x8srm4ge',5,1795327598720,'resigned',0,'{}');
INSERT INTO event VALUES(166,'1m80xt83x8srm4ge',6,1795327598720,'round-over',NULL,'{"id":"1m80xt840aewg2j4","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"261079024fea88f6ff57007be32a2725f8e549bcdcfde262738028557021051f","secret":"1234"}}');
INSERT INTO event VALUES(167,'1m80xt83x8srm4ge',7,1795327598720,'finished',NULL,'{"id":"1m80xt840aewgyrm","outcome":"win","winners":[1],"points":[0,1],"reason":"resignation"}');
INSERT INTO event VALUES(168,'1m80xt8433dg394d',1,1795327598723,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xt4vcatwm4rr","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xt4vcatwm4rr","join_code":"G35PZF","clock":null}');
INSERT INTO event VALUES(169,'1m80xt8433dg394d',2,1795327598725,'joined',1,'{"player":"1m80xt4vddrxwtbk"}');
INSERT INTO event VALUES(170,'1m80xt8433dg394d',3,1795327598727,'joined',2,'{"player":"1m80xt4ve25yjddy"}');
INSERT INTO event VALUES(171,'1m80xt8433dg394d',4,1795327598727,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xt4vcatwm4rr","status":"joined"},{"player":"1m80xt4vddrxwtbk","status":"joined"},{"player":"1m80xt4ve25yjddy","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO event VALUES(172,'1m80xt8433dg394d',5,1795327598730,'secret',0,'{"code":"1234","nonce":"72c16e4f62e2193efda3ec5a694807ba32c878af4132df482b24e6e1d98046a8","commitment":"7d49b0de8fc58b228ba70d27d1dba5e5d433a86abb62aae6493cf60067d5943c"}');
INSERT INTO event VALUES(173,'1m80xt4wret7e95j',5,1795327599075,'resumed',NULL,'{"paused_ms":44}');
INSERT INTO event VALUES(174,'1m80xt4xn31khm93',5,1795327599075,'resumed',NULL,'{"paused_ms":44}');
INSERT INTO event VALUES(175,'1m80xt4vy1kasr5g',10,1795327599086,'aborted',NULL,'{"reason":"expired"}');
INSERT INTO event VALUES(176,'1m80xt4w87mxt0ke',3,1795327599086,'timed-out',0,'{}');
INSERT INTO event VALUES(177,'1m80xt4w87mxt0ke',4,1795327599086,'round-over',NULL,'{"id":"1m80xt8feaw4fmwm","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"7654","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"d525db05783421e79a05c8dc169dba79fc4f4fa810ddeeaef0ece91fb06f3bca","secret":"7654"}}');
INSERT INTO event VALUES(178,'1m80xt4w87mxt0ke',5,1795327599086,'finished',NULL,'{"id":"1m80xt8feaw4gr5a","outcome":"loss","winners":[],"points":[0],"reason":"finish"}');
INSERT INTO event VALUES(179,'1m80xt4xjc74mf4h',9,1795327599086,'aborted',NULL,'{"reason":"expired"}');
INSERT INTO event VALUES(180,'1m80xt7dy7b1mnfe',4,1795327599086,'aborted',NULL,'{"reason":"expired"}');
INSERT INTO event VALUES(181,'1m80xt8433dg394d',6,1795327604089,'timed-out',1,'{}');
INSERT INTO event VALUES(182,'1m80xt8433dg394d',7,1795327604089,'timed-out',2,'{}');
INSERT INTO event VALUES(183,'1m80xt8433dg394d',8,1795327604089,'round-over',NULL,'{"id":"1m80xtdbs5s0819c","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":2,"points":[1,0,0],"proof":{"nonce":"72c16e4f62e2193efda3ec5a694807ba32c878af4132df482b24e6e1d98046a8","secret":"1234"}}');
INSERT INTO event VALUES(184,'1m80xt8433dg394d',9,1795327604089,'finished',NULL,'{"id":"1m80xtdbs5s08vw3","outcome":"win","winners":[0],"points":[1,0,0],"reason":"finish"}');
INSERT INTO event VALUES(185,'1m80xtdddb6w5r8v',1,1795327604141,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xt4vcatwm4rr","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xt4vcatwm4rr","join_code":"K5D2A5","clock":null}');
INSERT INTO event VALUES(186,'1m80xtdddb6w5r8v',2,1795327604146,'joined',1,'{"player":"1m80xt4vddrxwtbk"}');
INSERT INTO event VALUES(187,'1m80xtdddb6w5r8v',3,1795327604148,'joined',2,'{"player":"1m80xt4ve25yjddy"}');
INSERT INTO event VALUES(188,'1m80xtdddb6w5r8v',4,1795327604148,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xt4vcatwm4rr","status":"joined"},{"player":"1m80xt4vddrxwtbk","status":"joined"},{"player":"1m80xt4ve25yjddy","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO event VALUES(189,'1m80xtdddb6w5r8v',5,1795327604149,'secret',0,'{"code":"1234","nonce":"95b6ae2dd955a93d71c7298148ab11fba5f7d9f576aaafc29151215cf033bfb9","commitment":"073a8a94a8be14e50cbbe2ce89ef82c3d01176dcc1c8d0223b6c68c622d961b4"}');
INSERT INTO event VALUES(190,'1m80xtddpfq8bn18',1,1795327604150,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xt4vcatwm4rr","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xt4vcatwm4rr","join_code":"FG2RBM","clock":null}');
INSERT INTO event VALUES(191,'1m80xtddpfq8bn18',2,1795327604151,'joined',1,'{"player":"1m80xt4vddrxwtbk"}');
INSERT INTO event VALUES(192,'1m80xtddpfq8bn18',3,1795327604151,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xt4vcatwm4rr","status":"joined"},{"player":"1m80xt4vddrxwtbk","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(193,'1m80xtddpfq8bn18',4,1795327604152,'secret',0,'{"code":"1234","nonce":"8953476df24ef7d03e590f48d38518436d799efd5051360ba7cf0ca797b785de","commitment":"cb11f4500f6cb0d106a83de1c82c3348734dd7e01aec56a672067db0bfebfef0"}');
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
INSERT INTO standing VALUES('bulls-and-cows','1m80xt4vcatwm4rr',3,0,X'0002000002000000000000000000000080d0eb88c06802000002000000000000000000000080b0ba9abc6802000002000000000000000000000080a0bfc6b268020000020000000000000000000000',1337.6891060937023212,290.31896371798046629,0.059999675372338141798,1795327595383);
INSERT INTO standing VALUES('bulls-and-cows','1m80xt4vddrxwtbk',8,0,X'0004040000e0d40300000004048082e99dc0688082e99dc06800008082e99dc06880d0eb88c06804040000e0d40300000004048082e99dc0688082e99dc06800008082e99dc06880b0ba9abc6804040000e0d40300000004048082e99dc0688082e99dc06800008082e99dc06880a0bfc6b26804040000e0d40300000004048082e99dc0688082e99dc06800008082e99dc068',1750.5421098017523036,256.34516998314427383,0.059999052127923432897,1795327598720);
INSERT INTO standing VALUES('bulls-and-cows','1m80xt4vf0wjkhnw',9,1,X'0002000002000000000000000000000080d0eb88c06802000002000000000000000000000080b0ba9abc6802000002000000000000000000000080a0bfc6b268020000020000000000000000000000',1383.3580792733678208,286.92720667234578968,0.059999277078063059653,1795327598720);
INSERT INTO standing VALUES('bulls-and-cows','1m80xt4w87mxsg5b',10,0,X'0002000002000000000000000000000080d0eb88c06802000002000000000000000000000080b0ba9abc6802000002000000000000000000000080a0bfc6b268020000020000000000000000000000',NULL,NULL,NULL,NULL);
INSERT INTO standing VALUES('mastermind','1m80xt4vcatwm4rr',1,0,X'00020000020002a0ef0fa0ef0f000000008ecee89dc0688ecee89dc0680080d0eb88c068020000020002a0ef0fa0ef0f000000008ecee89dc0688ecee89dc0680080b0ba9abc68020000020002a0ef0fa0ef0f000000008ecee89dc0688ecee89dc0680080a0bfc6b268020000020002a0ef0fa0ef0f000000008ecee89dc0688ecee89dc06800',NULL,NULL,NULL,NULL);
INSERT INTO standing VALUES('mastermind','1m80xt7y41zrkq35',2,0,X'00020000020002a0ef0fa0ef0f00000000aaffe89dc068aaffe89dc0680080d0eb88c068020000020002a0ef0fa0ef0f00000000aaffe89dc068aaffe89dc0680080b0ba9abc68020000020002a0ef0fa0ef0f00000000aaffe89dc068aaffe89dc0680080a0bfc6b268020000020002a0ef0fa0ef0f00000000aaffe89dc068aaffe89dc06800',NULL,NULL,NULL,NULL);
INSERT INTO standing VALUES('tic-tac-toe','1m80xt4vcatwm4rr',3,0,X'0002020000a09c010000000202b0cee89dc068b0cee89dc0680000b0cee89dc06880d0eb88c06802020000a09c010000000202b0cee89dc068b0cee89dc0680000b0cee89dc06880b0ba9abc6802020000a09c010000000202b0cee89dc068b0cee89dc0680000b0cee89dc06880a0bfc6b26802020000a09c010000000202b0cee89dc068b0cee89dc0680000b0cee89dc068',1662.3108939062976787,290.31896371798046629,0.059999675372338141798,1795327595416);
INSERT INTO standing VALUES('tic-tac-toe','1m80xt4vddrxwtbk',4,0,X'0002000002000000000000000000000080d0eb88c06802000002000000000000000000000080b0ba9abc6802000002000000000000000000000080a0bfc6b268020000020000000000000000000000',1337.6891060937023212,290.31896371798046629,0.059999675372338141798,1795327595416);
INSERT INTO standing VALUES('yahtzee','1m80xt4vcatwm4rr',5,0,X'0002000002a0d94002a0d940a0d940000000e0cee89dc068e0cee89dc068e0cee89dc0680080d0eb88c06802000002a0d94002a0d940a0d940000000e0cee89dc068e0cee89dc068e0cee89dc0680080b0ba9abc6802000002a0d94002a0d940a0d940000000e0cee89dc068e0cee89dc068e0cee89dc0680080a0bfc6b26802000002a0d94002a0d940a0d940000000e0cee89dc068e0cee89dc068e0cee89dc06800',1337.6891060937023212,290.31896371798046629,0.059999675372338141798,1795327595440);
INSERT INTO standing VALUES('yahtzee','1m80xt4vddrxwtbk',6,0,X'0002020000a0bb4a02a0bb4aa0bb4a0202e0cee89dc068e0cee89dc068e0cee89dc068e0cee89dc068e0cee89dc06880d0eb88c06802020000a0bb4a02a0bb4aa0bb4a0202e0cee89dc068e0cee89dc068e0cee89dc068e0cee89dc068e0cee89dc06880b0ba9abc6802020000a0bb4a02a0bb4aa0bb4a0202e0cee89dc068e0cee89dc068e0cee89dc068e0cee89dc068e0cee89dc06880a0bfc6b26802020000a0bb4a02a0bb4aa0bb4a0202e0cee89dc068e0cee89dc068e0cee89dc068e0cee89dc068e0cee89dc068',1662.3108939062976787,290.31896371798046629,0.059999675372338141798,1795327595440);
CREATE TABLE rating_pair (
    ruleset TEXT    NOT NULL,
    a       TEXT    NOT NULL, -- the player whose id is the smaller
    b       TEXT    NOT NULL,
    day     INTEGER NOT NULL, -- its beginning
    games   INTEGER NOT NULL,
    PRIMARY KEY (ruleset, a, b)
) STRICT, WITHOUT ROWID;
INSERT INTO rating_pair VALUES('bulls-and-cows','1m80xt4vcatwm4rr','1m80xt4vddrxwtbk',1795305600000,1);
INSERT INTO rating_pair VALUES('bulls-and-cows','1m80xt4vddrxwtbk','1m80xt4vf0wjkhnw',1795305600000,1);
INSERT INTO rating_pair VALUES('tic-tac-toe','1m80xt4vcatwm4rr','1m80xt4vddrxwtbk',1795305600000,1);
INSERT INTO rating_pair VALUES('yahtzee','1m80xt4vcatwm4rr','1m80xt4vddrxwtbk',1795305600000,1);
CREATE TABLE keepsake (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB    NOT NULL CHECK (length(key) = 32)
) STRICT;
INSERT INTO keepsake VALUES(1,X'69af57a2931e79a232ed615ef87186b4d738ad4bb954ce817a9c9e0aee5a81e1');
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
INSERT INTO webhook VALUES('1m80xt7y6azncj5p','1m80xt7xx97846sk','http://127.0.0.1:9/',11,X'7dd82af384f0ada0fdd9f8aba9a70695a784db680d6b1d81d5948de1b25214e1',NULL,NULL,1795327598534,NULL,NULL);
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
INSERT INTO delivery VALUES(1,'1m80xt7yj58q4a72','1m80xt7y6azncj5p','1m80xt7yj58q3c8t','1m80xt7yj58q3c8t-1-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T06:06:38.546Z","data":{"seq":1,"at":"2026-11-22T06:06:38.546Z","kind":"created","seat":0,"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xt7y41zrkq35","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m80xt7y41zrkq35","clock":null,"game":"1m80xt7yj58q3c8t"}}',1795327598546,2,1795327634739,1795327603913,NULL,NULL,0);
INSERT INTO delivery VALUES(2,'1m80xt7yj58q670a','1m80xt7y6azncj5p','1m80xt7yj58q3c8t','1m80xt7yj58q3c8t-2-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T06:06:38.546Z","data":{"seq":2,"at":"2026-11-22T06:06:38.546Z","kind":"round","seat":null,"number":1,"leader":null,"commitment":"901d6d2913cbd2b4c12e2afae982e5ee68cb8fec06d27e19b9de91cc475f2174","points":[0],"game":"1m80xt7yj58q3c8t"}}',1795327598546,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(3,'1m80xt7yj58q6bpg','1m80xt7y6azncj5p','1m80xt7yj58q3c8t','1m80xt7yj58q3c8t-2-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T06:06:38.546Z","data":{"game":"1m80xt7yj58q3c8t","seq":2,"players":["1m80xt7y41zrkq35"],"seats":[0],"deadline":null}}',1795327598546,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(4,'1m80xt7ynd33kczp','1m80xt7y6azncj5p','1m80xt7yj58q3c8t','1m80xt7yj58q3c8t-3-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T06:06:38.549Z","data":{"seq":3,"at":"2026-11-22T06:06:38.549Z","kind":"resigned","seat":0,"game":"1m80xt7yj58q3c8t"}}',1795327598549,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(5,'1m80xt7ynd33mbsp','1m80xt7y6azncj5p','1m80xt7yj58q3c8t','1m80xt7yj58q3c8t-4-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T06:06:38.549Z","data":{"seq":4,"at":"2026-11-22T06:06:38.549Z","kind":"round-over","seat":null,"id":"1m80xt7ynd33kh39","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"3165","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"939541164a1fd65e87a8b1fd3e4ef13fc69b3da015fa9d52e88df81ba131bc58","secret":"3165"},"game":"1m80xt7yj58q3c8t"}}',1795327598549,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(6,'1m80xt7ynd33mqxt','1m80xt7y6azncj5p','1m80xt7yj58q3c8t','1m80xt7yj58q3c8t-4-result.published','result.published','{"type":"result.published","timestamp":"2026-11-22T06:06:38.549Z","data":{"id":"1m80xt7ynd33kh39","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"3165","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T06:06:38.549Z","kind":"round","game":"1m80xt7yj58q3c8t","ruleset":"mastermind","ranked":true,"seats":[{"seat":0,"player":{"id":"1m80xt7y41zrkq35"}}]}}',1795327598549,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(7,'1m80xt7ynd33prwn','1m80xt7y6azncj5p','1m80xt7yj58q3c8t','1m80xt7yj58q3c8t-5-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T06:06:38.549Z","data":{"seq":5,"at":"2026-11-22T06:06:38.549Z","kind":"finished","seat":null,"id":"1m80xt7ynd33p0am","outcome":"loss","winners":[],"points":[0],"reason":"resignation","game":"1m80xt7yj58q3c8t"}}',1795327598549,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(8,'1m80xt7ynd33qnre','1m80xt7y6azncj5p','1m80xt7yj58q3c8t','1m80xt7yj58q3c8t-5-result.published','result.published','{"type":"result.published","timestamp":"2026-11-22T06:06:38.549Z","data":{"id":"1m80xt7ynd33p0am","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T06:06:38.549Z","kind":"match","game":"1m80xt7yj58q3c8t","ruleset":"mastermind","ranked":true,"seats":[{"seat":0,"player":{"id":"1m80xt7y41zrkq35"}}]}}',1795327598549,0,NULL,NULL,NULL,NULL,0);
CREATE TABLE player_event (
    player   TEXT    NOT NULL,
    seq      INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the player
    at       INTEGER NOT NULL,
    kind     TEXT    NOT NULL,                 -- invited, joined, declined, turn, round-over, finished, rematch, aborted
    game     TEXT    NOT NULL,
    game_seq INTEGER NOT NULL,                 -- the game's event that it is about
    PRIMARY KEY (player, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',1,1795327595377,'joined','1m80xt4vg57tbatd',2);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',2,1795327595377,'turn','1m80xt4vg57tbatd',3);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',3,1795327595380,'round-over','1m80xt4vg57tbatd',7);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',4,1795327595382,'turn','1m80xt4vg57tbatd',9);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',5,1795327595383,'finished','1m80xt4vg57tbatd',12);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',6,1795327595385,'joined','1m80xt4vrb3h5mrw',2);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',7,1795327595385,'turn','1m80xt4vrb3h5mrw',3);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',8,1795327595387,'round-over','1m80xt4vrb3h5mrw',6);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',9,1795327595388,'turn','1m80xt4vrb3h5mrw',8);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',10,1795327595389,'round-over','1m80xt4vrb3h5mrw',10);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',11,1795327595389,'finished','1m80xt4vrb3h5mrw',11);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',12,1795327595391,'joined','1m80xt4vy1kasr5g',2);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',13,1795327595392,'joined','1m80xt4vy1kasr5g',3);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',14,1795327595392,'turn','1m80xt4vy1kasr5g',4);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',15,1795327595395,'round-over','1m80xt4vy1kasr5g',8);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',16,1795327595402,'joined','1m80xt4w90cv3ayc',2);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',17,1795327595402,'turn','1m80xt4w90cv3ayc',4);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',18,1795327595403,'round-over','1m80xt4w90cv3ayc',6);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',19,1795327595404,'finished','1m80xt4w90cv3ayc',8);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',20,1795327595405,'rematch','1m80xt4w90cv3ayc',9);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',21,1795327595408,'declined','1m80xt4wfeb417by',2);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',22,1795327595408,'aborted','1m80xt4wfeb417by',3);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',23,1795327595410,'aborted','1m80xt4whfnvf43f',2);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',24,1795327595411,'joined','1m80xt4wk1dc44rm',2);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',25,1795327595411,'turn','1m80xt4wk1dc44rm',3);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',26,1795327595413,'turn','1m80xt4wk1dc44rm',5);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',27,1795327595415,'turn','1m80xt4wk1dc44rm',7);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',28,1795327595416,'round-over','1m80xt4wk1dc44rm',9);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',29,1795327595416,'finished','1m80xt4wk1dc44rm',10);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',30,1795327595417,'joined','1m80xt4wret7e95j',2);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',31,1795327595417,'turn','1m80xt4wret7e95j',3);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',32,1795327595420,'joined','1m80xt4wv6cr15ed',2);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',33,1795327595420,'turn','1m80xt4wv6cr15ed',4);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',34,1795327595423,'turn','1m80xt4wv6cr15ed',9);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',35,1795327595425,'turn','1m80xt4wv6cr15ed',13);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',36,1795327595426,'turn','1m80xt4wv6cr15ed',17);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',37,1795327595427,'turn','1m80xt4wv6cr15ed',21);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',38,1795327595429,'turn','1m80xt4wv6cr15ed',25);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',39,1795327595430,'turn','1m80xt4wv6cr15ed',29);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',40,1795327595432,'turn','1m80xt4wv6cr15ed',33);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',41,1795327595433,'turn','1m80xt4wv6cr15ed',37);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',42,1795327595435,'turn','1m80xt4wv6cr15ed',41);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',43,1795327595436,'turn','1m80xt4wv6cr15ed',45);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',44,1795327595438,'turn','1m80xt4wv6cr15ed',49);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',45,1795327595439,'turn','1m80xt4wv6cr15ed',53);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',46,1795327595440,'round-over','1m80xt4wv6cr15ed',57);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',47,1795327595440,'finished','1m80xt4wv6cr15ed',58);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',48,1795327595443,'joined','1m80xt4xjc74mf4h',2);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',49,1795327595443,'joined','1m80xt4xjc74mf4h',3);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',50,1795327595443,'turn','1m80xt4xjc74mf4h',4);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',51,1795327595446,'joined','1m80xt4xn31khm93',2);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',52,1795327595446,'turn','1m80xt4xn31khm93',3);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',53,1795327595449,'joined','1m80xt4xraqnyz16',2);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',54,1795327595449,'turn','1m80xt4xraqnyz16',3);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',55,1795327596500,'aborted','1m80xt4xraqnyz16',4);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',56,1795327596513,'round-over','1m80xt4xjc74mf4h',8);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',57,1795327598015,'turn','1m80xt7dy7b1mnfe',3);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',58,1795327598607,'invited','1m80xt80e4h8md2p',1);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',59,1795327598661,'joined','1m80xt80e4h8md2p',3);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',60,1795327598661,'turn','1m80xt80e4h8md2p',4);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',61,1795327598663,'finished','1m80xt80e4h8md2p',7);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',62,1795327598725,'joined','1m80xt8433dg394d',2);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',63,1795327598727,'joined','1m80xt8433dg394d',3);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',64,1795327598727,'turn','1m80xt8433dg394d',4);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',65,1795327599086,'aborted','1m80xt4vy1kasr5g',10);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',66,1795327599086,'aborted','1m80xt4xjc74mf4h',9);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',67,1795327599086,'aborted','1m80xt7dy7b1mnfe',4);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',68,1795327604089,'round-over','1m80xt8433dg394d',8);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',69,1795327604089,'finished','1m80xt8433dg394d',9);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',70,1795327604146,'joined','1m80xtdddb6w5r8v',2);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',71,1795327604148,'joined','1m80xtdddb6w5r8v',3);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',72,1795327604148,'turn','1m80xtdddb6w5r8v',4);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',73,1795327604151,'joined','1m80xtddpfq8bn18',2);
INSERT INTO player_event VALUES('1m80xt4vcatwm4rr',74,1795327604151,'turn','1m80xtddpfq8bn18',3);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',1,1795327595376,'invited','1m80xt4vg57tbatd',1);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',2,1795327595378,'turn','1m80xt4vg57tbatd',4);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',3,1795327595380,'round-over','1m80xt4vg57tbatd',7);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',4,1795327595383,'round-over','1m80xt4vg57tbatd',11);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',5,1795327595383,'finished','1m80xt4vg57tbatd',12);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',6,1795327595386,'turn','1m80xt4vrb3h5mrw',4);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',7,1795327595387,'round-over','1m80xt4vrb3h5mrw',6);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',8,1795327595389,'round-over','1m80xt4vrb3h5mrw',10);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',9,1795327595389,'finished','1m80xt4vrb3h5mrw',11);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',10,1795327595392,'joined','1m80xt4vy1kasr5g',3);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',11,1795327595393,'turn','1m80xt4vy1kasr5g',5);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',12,1795327595403,'round-over','1m80xt4w90cv3ayc',6);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',13,1795327595404,'finished','1m80xt4w90cv3ayc',8);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',14,1795327595405,'invited','1m80xt4wdfjwpp5n',1);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',15,1795327595405,'rematch','1m80xt4w90cv3ayc',9);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',16,1795327595407,'invited','1m80xt4wfeb417by',1);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',17,1795327595409,'invited','1m80xt4whfnvf43f',1);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',18,1795327595410,'aborted','1m80xt4whfnvf43f',2);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',19,1795327595411,'invited','1m80xt4wk1dc44rm',1);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',20,1795327595412,'turn','1m80xt4wk1dc44rm',4);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',21,1795327595414,'turn','1m80xt4wk1dc44rm',6);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',22,1795327595416,'round-over','1m80xt4wk1dc44rm',9);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',23,1795327595416,'finished','1m80xt4wk1dc44rm',10);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',24,1795327595416,'invited','1m80xt4wret7e95j',1);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',25,1795327595418,'turn','1m80xt4wret7e95j',4);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',26,1795327595419,'invited','1m80xt4wv6cr15ed',1);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',27,1795327595422,'turn','1m80xt4wv6cr15ed',7);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',28,1795327595424,'turn','1m80xt4wv6cr15ed',11);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',29,1795327595425,'turn','1m80xt4wv6cr15ed',15);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',30,1795327595427,'turn','1m80xt4wv6cr15ed',19);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',31,1795327595428,'turn','1m80xt4wv6cr15ed',23);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',32,1795327595430,'turn','1m80xt4wv6cr15ed',27);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',33,1795327595431,'turn','1m80xt4wv6cr15ed',31);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',34,1795327595432,'turn','1m80xt4wv6cr15ed',35);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',35,1795327595434,'turn','1m80xt4wv6cr15ed',39);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',36,1795327595435,'turn','1m80xt4wv6cr15ed',43);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',37,1795327595437,'turn','1m80xt4wv6cr15ed',47);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',38,1795327595438,'turn','1m80xt4wv6cr15ed',51);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',39,1795327595440,'turn','1m80xt4wv6cr15ed',55);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',40,1795327595440,'round-over','1m80xt4wv6cr15ed',57);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',41,1795327595440,'finished','1m80xt4wv6cr15ed',58);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',42,1795327595442,'invited','1m80xt4xjc74mf4h',1);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',43,1795327595443,'joined','1m80xt4xjc74mf4h',3);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',44,1795327595444,'turn','1m80xt4xjc74mf4h',5);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',45,1795327595445,'invited','1m80xt4xn31khm93',1);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',46,1795327595447,'turn','1m80xt4xn31khm93',4);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',47,1795327595448,'invited','1m80xt4xraqnyz16',1);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',48,1795327596500,'aborted','1m80xt4xraqnyz16',4);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',49,1795327596513,'round-over','1m80xt4xjc74mf4h',8);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',50,1795327598607,'invited','1m80xt80e4h8md2p',1);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',51,1795327598663,'round-over','1m80xt80e4h8md2p',6);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',52,1795327598663,'finished','1m80xt80e4h8md2p',7);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',53,1795327598717,'invited','1m80xt83x8srm4ge',1);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',54,1795327598719,'turn','1m80xt83x8srm4ge',4);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',55,1795327598720,'round-over','1m80xt83x8srm4ge',6);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',56,1795327598720,'finished','1m80xt83x8srm4ge',7);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',57,1795327598727,'joined','1m80xt8433dg394d',3);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',58,1795327598730,'turn','1m80xt8433dg394d',5);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',59,1795327599086,'aborted','1m80xt4vy1kasr5g',10);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',60,1795327599086,'aborted','1m80xt4xjc74mf4h',9);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',61,1795327604089,'round-over','1m80xt8433dg394d',8);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',62,1795327604089,'finished','1m80xt8433dg394d',9);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',63,1795327604148,'joined','1m80xtdddb6w5r8v',3);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',64,1795327604149,'turn','1m80xtdddb6w5r8v',5);
INSERT INTO player_event VALUES('1m80xt4vddrxwtbk',65,1795327604152,'turn','1m80xtddpfq8bn18',4);
INSERT INTO player_event VALUES('1m80xt4ve25yjddy',1,1795327595394,'turn','1m80xt4vy1kasr5g',6);
INSERT INTO player_event VALUES('1m80xt4ve25yjddy',2,1795327595395,'round-over','1m80xt4vy1kasr5g',8);
INSERT INTO player_event VALUES('1m80xt4ve25yjddy',3,1795327595442,'invited','1m80xt4xjc74mf4h',1);
INSERT INTO player_event VALUES('1m80xt4ve25yjddy',4,1795327596494,'turn','1m80xt4xjc74mf4h',6);
INSERT INTO player_event VALUES('1m80xt4ve25yjddy',5,1795327596513,'round-over','1m80xt4xjc74mf4h',8);
INSERT INTO player_event VALUES('1m80xt4ve25yjddy',6,1795327599086,'aborted','1m80xt4vy1kasr5g',10);
INSERT INTO player_event VALUES('1m80xt4ve25yjddy',7,1795327599086,'aborted','1m80xt4xjc74mf4h',9);
INSERT INTO player_event VALUES('1m80xt4ve25yjddy',8,1795327604089,'round-over','1m80xt8433dg394d',8);
INSERT INTO player_event VALUES('1m80xt4ve25yjddy',9,1795327604089,'finished','1m80xt8433dg394d',9);
INSERT INTO player_event VALUES('1m80xt4vf0wjkhnw',1,1795327598719,'joined','1m80xt83x8srm4ge',2);
INSERT INTO player_event VALUES('1m80xt4vf0wjkhnw',2,1795327598719,'turn','1m80xt83x8srm4ge',3);
INSERT INTO player_event VALUES('1m80xt4vf0wjkhnw',3,1795327598720,'finished','1m80xt83x8srm4ge',7);
CREATE TABLE alive (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
INSERT INTO alive VALUES(1,1795327604152);
CREATE TABLE tournament_event (
    tournament TEXT    NOT NULL,
    seq        INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the tournament; its newest is its version
    at         INTEGER NOT NULL,
    kind       TEXT    NOT NULL,                 -- created, joined, game, ...: see tournament/tournament.h
    body       TEXT    NOT NULL,                 -- JSON: the whole truth
    PRIMARY KEY (tournament, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',1,1795327598551,'created','{"ruleset":"mastermind","format":"round-robin","games":2,"deal":"independent","seed":"2550162a128eab020d6a5b71c73f48be89debdc24f2bb1f98f967a2968f11dea","seeded":false,"clock":null,"creator":"1m80xt4vcatwm4rr","entrants":[{"bot":"random"},{"bot":"random"}]}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',2,1795327598552,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"scores":[1,1],"seed":"11754ec77f5f36811e563dcb9f728d9c78b56fd7aefa430f44495437a525714d"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',3,1795327598552,'game','{"game":2,"round":2,"tie_break":false,"entrants":[2,1],"scores":[1,1],"seed":"6b818cc8c45656a86eba21e1459c3283804f93a880b721de8309d71a5e60cf65"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',4,1795327598552,'game','{"game":3,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"a12010e8eb912f8b826015e0e82b903d2a8e23be58f8cef7bb498c2b76e7bcce"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',5,1795327598552,'game','{"game":4,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"6ba14bffd545977e7af23e5c871d8042992baa9f75ca0c847ffa374bfc721f2a"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',6,1795327598553,'game','{"game":5,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"f2fa03ddc36efeae7690a3cacbafb1501931c613182f566982e7ea3799050bfd"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',7,1795327598553,'game','{"game":6,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"ed0571ed6efc8e9016d359fd8f9083af4abc58799686947f1135e36230481bb6"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',8,1795327598553,'game','{"game":7,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"4ba24a33f4c5ab4b3f2acd789df40c639d6db292ae7f60fedb5c7d5d71c650b1"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',9,1795327598554,'game','{"game":8,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"a5c360ced876572587f9b5be07d309704d822fbe5375115867590693e9cb48cd"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',10,1795327598554,'game','{"game":9,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"5cd6daf5727f7e112c933af69ff09771e422855f8c80cc01e792f3172f09bffb"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',11,1795327598554,'game','{"game":10,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"7373191dfb1638f32607f03283c0cb8a156d358feb64a4c86834b445c874b804"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',12,1795327598554,'game','{"game":11,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"5578d23aae5b3e82f9196daeaea7f602ffb1501d426a072fc121bab1d863b311"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',13,1795327598555,'game','{"game":12,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"41e117b87f3520fa46edcdceebbbeb31e1350af6de09db762734447e8bc22bbf"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',14,1795327598555,'game','{"game":13,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"0961bd42a7c74af47d8d3af5ec0d6c512eae09c10684334fd07ff2cc7ff115e7"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',15,1795327598555,'game','{"game":14,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"188fe83756e04d7b06e70a425763a4fe228d09e5560b36a6ef75026717275107"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',16,1795327598555,'game','{"game":15,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"df5707ec7c02f157c4a6c54bf750e1f36012c0ff50f74769319c5ad2fb92fd0f"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',17,1795327598556,'game','{"game":16,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"bf637c678011ee4492211cf512bc426192529e5ad0f215103b789df897772819"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',18,1795327598556,'game','{"game":17,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"8f9ab4f551c9dd94892a3f7241da5737619ebda71d776cd0ee40ebe7ab7a6156"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',19,1795327598556,'game','{"game":18,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"54eb073bf0219ee4af760e429a8cee9c7dc6271ff7db945d8f6d4eab33b48b75"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',20,1795327598556,'game','{"game":19,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"c92d36419448c6206a2c38953e70601394e83d4bf0361a38e165ae9b35b39ef4"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',21,1795327598557,'game','{"game":20,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"13a96f15259e3c08ca2ac7a655396c25f244f1626c43bd77a38dc30c21141cb3"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',22,1795327598557,'game','{"game":21,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"fca20c4bc482d3a22c5ddd8525ae8b7237695cb17f8bc0543b95b07c94ea7d89"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',23,1795327598557,'game','{"game":22,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"2bbf732ba75e6228936d3b2884f428c1301367e1c30d76458cd49d25d9ce412c"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',24,1795327598558,'game','{"game":23,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"6ea0891b9d91158560f6a585dfd3b137c4e6a003a2a1e811f053b074f95e2091"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',25,1795327598558,'game','{"game":24,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"4eb7e6df438ad30e15d6bcff55b1d35a9ea8597a84fecd52df7f6c2e3a821458"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',26,1795327598558,'game','{"game":25,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"96b7b42f64f24d650426ee79cd312f5ab39af02ac783f0bb5c1cc7645aa425ba"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',27,1795327598558,'game','{"game":26,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"04dd4ed6920d4ca777a9093b9b137bf1ddd9b7064aef9a8fe64a353e4087b232"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',28,1795327598559,'game','{"game":27,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"efdaefa5a7688b1edf4bb0f2529f3dd7ff975b20194df2036a2e41ea0e8d7cd1"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',29,1795327598559,'game','{"game":28,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"e232e98142617d8d6117c0647084247c26678ae1e15e60c6ed531880c2c922bf"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',30,1795327598559,'game','{"game":29,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"8b0893301b1c0a4e32494aa5c4c80746c6fbe29081c42194ec463b36391ca239"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',31,1795327598560,'game','{"game":30,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"0fed0ad878435ce273233fe91bc44c14a93c2a917131b96bf7d14c17b35e0baa"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',32,1795327598560,'game','{"game":31,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"6ffd12ab21d5b5e92d8b2143736862a57de3a9f9b002763bfbe4a1bdf617bb34"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',33,1795327598560,'game','{"game":32,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"3e5ed803a6a09950d79f707e07aeb77b19ef78d4bb2204141346b493f6487e92"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',34,1795327598560,'game','{"game":33,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"086d525cb79234400abb6d15be7a832d86ca9295d7ac0a5bd66d522bc346eaa1"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',35,1795327598561,'game','{"game":34,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"7b74a9f4eb37efd91457d0827c8fb4f16c3903e38c4fb8e21c8a5c9864379e16"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',36,1795327598561,'game','{"game":35,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"3726eedc5ac061f0a2ecfee832d58f1f37a237e656dbdd3dead23c816142edda"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',37,1795327598561,'game','{"game":36,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"4b5f05271527acc08725f067915e99382136f4ce12f3f0b5b197fc1c5e23b3c0"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',38,1795327598561,'game','{"game":37,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"cabc06d744c07a46c50972676fd4b21d287f209e5c11859f37a1bc4bbe604d24"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',39,1795327598562,'game','{"game":38,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"c9d14c69c23e0fca2a25b3721c198b22973eb7c4a884b23f0a40d692406fed89"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',40,1795327598562,'game','{"game":39,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"a0913ad41a14fb296a402a252b9026399df5e600efeca668082abbeb9f182ac0"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',41,1795327598562,'game','{"game":40,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"f66aab76f8993940f6c8b19cad6cd4c291a1a6e24fb40dab99f4d23dd4dc56f1"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',42,1795327598563,'game','{"game":41,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"ffbf0e1a79d353304b180bc66de625c10cf87ea31fdcdaf548ae9886bb3cc522"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',43,1795327598563,'game','{"game":42,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"5cc13e9f9ad6210514c4077c002c1d8b261d67693f811b05ee646aeb370103d7"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',44,1795327598563,'game','{"game":43,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"4fab2df8fb175db2d7320c7783ac3b038f888af59aeb51f17b72dea06b7b0c77"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',45,1795327598564,'game','{"game":44,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"4fcb2c62164583f8c6590ec6301bd916ad7adedfc355576cb26195ca9e4340e3"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',46,1795327598564,'game','{"game":45,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"1b29c58ecb5b383ae364935b8b1cb0378780d0eb06031ef3ad4b3aab952bd285"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',47,1795327598564,'game','{"game":46,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"350e3de989d4421e6b328a5b9ce8455fc050b7fdd40ed70fdd039e0cfc81eb3b"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',48,1795327598564,'game','{"game":47,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"590b4cb8afcedbbcd8d167593c194bf1e3df37d44ead00f54114e4852e86272f"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',49,1795327598565,'game','{"game":48,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"d960abe1fef0aa93fd7f00caeacfa4aebbd8414420ee04121e9b9200fc5d80a0"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',50,1795327598565,'game','{"game":49,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"a6e2ea9000fe10d6212024320720b29bb313b26152e9e647359f02a298a6e540"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',51,1795327598565,'game','{"game":50,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"40004866d38bd37bed8d06ffbcccadbc02ae67ba77350385ebff47815f2138ac"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',52,1795327598565,'game','{"game":51,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"6e55a77fa368ed994310302a3620f252829329029a26fc3b548deec58fadb231"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',53,1795327598566,'game','{"game":52,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"b291244300147353c7b72194951bc3933326cbbacb6896fef8200e56cd014fc0"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',54,1795327598566,'game','{"game":53,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"d99b1b9dfba80db39c6fc13cffb8092039294ec0734f064a86ff11e0abf85cb7"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',55,1795327598566,'game','{"game":54,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"4be750172c6ac1087fe49d430b76c02c8a3cdba0b20ca0a3353ca04dbc008513"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',56,1795327598567,'game','{"game":55,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"0d1a94c4ab921b66d3fbc1a4bb68395f93c802294e765d5387bd861974f23cfd"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',57,1795327598567,'game','{"game":56,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"58202cacffc79034991d96ab1bd855819b72a4c23f80a7f2aa1c119a97900840"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',58,1795327598567,'game','{"game":57,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"f25329319e5b5eb5528725fe6ae67ad1bdd68be37ccc9dd371dceda420b5328f"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',59,1795327598567,'game','{"game":58,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"2ac281593ee02aa161667da3cdc18c8c9dea719148567ea209ae4f5b1b812de5"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',60,1795327598568,'game','{"game":59,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"a40c236900850e4fe1ae4c41c144656d7adc9cca90b4983940a6bde65c315881"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',61,1795327598568,'game','{"game":60,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"57453e5f487b368a85865624ca024b4de0cb03690d8c4a051594e450a32af80f"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',62,1795327598568,'game','{"game":61,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"3ca98fe207388c7ae07b79e9724adbb66fd506d9996a20a03f9cdf801465d05f"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',63,1795327598569,'game','{"game":62,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"f87a7bf67dbca04102d1309a1ee02375093195a104b279f412df9852c0fd85cd"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',64,1795327598569,'game','{"game":63,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"3ec93d01634a0902b3ffe0860fb4cd4dc1edc400898abe109fef6ef889b0b9b7"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',65,1795327598569,'game','{"game":64,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"622e6388af7e9c10f48939403b7ba3906fce5b0a5d256f0b90cd34698ca34ce9"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',66,1795327598569,'game','{"game":65,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"57a9f16701379bc1c87318361f3fffe3eb4d9fc0f76942b939ac21da753bc0e4"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',67,1795327598570,'game','{"game":66,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"d2c0f245e2c09b804fa3a9d2d1b4142976524c55d15d56f3f44ed3eb6c61cc57"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',68,1795327598570,'game','{"game":67,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"f45881ea763ffd2da8c9ad922b78e2e774bc27c40beb8d92a705beafc40f1074"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',69,1795327598570,'game','{"game":68,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"1f0a211aaa2128e0e620e6cab918c2b5d83099ab20c837590cea4958e5901440"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',70,1795327598570,'game','{"game":69,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"088208768c07d2fb51d3bd6ca582485c987b120fdd62c5e19b9761215f940386"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',71,1795327598571,'game','{"game":70,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"68b577f4210efe6e7a57b795647ef2933e61424e549a32fb79bdfe29f9f0f6fa"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',72,1795327598571,'game','{"game":71,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"e9f954dc94038960d421a59b8ec57b5caf96bba773366e80aaebe8a0b88e014d"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',73,1795327598571,'game','{"game":72,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"f040e8fe9d3e32ce17d2c76f4216e7166c79818482c392ef0a151ce1faaf301d"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',74,1795327598572,'game','{"game":73,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"6d03247c3cc1314714769a92b77052b28037db2e1890ca509bd887e1156c8771"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',75,1795327598572,'game','{"game":74,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"f363e50dedc80a9e5a0f8bfabc5bf09f6d1207da8e9504c6d2a32dfbe495f2ed"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',76,1795327598572,'game','{"game":75,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"61d2d2ed6e378aa92df2911d2b4fc87f8fdb18286c72047ef26a4c0aa80ded89"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',77,1795327598572,'game','{"game":76,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"a6ddb13cbd7bfa2a7405e077da7133783cdb5515232eb4ae2062be7753f0cb44"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',78,1795327598573,'game','{"game":77,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"2f97ef9b0c226b0bb3fa6ecbf2043c72b12e27249fa0881ffee84174ca33c009"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',79,1795327598573,'game','{"game":78,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"509b916335f3398938cfdf02f26e2e6a86b24afdbc4155c13aa4394018828f21"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',80,1795327598573,'game','{"game":79,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"8f2b7770b58e7dba9d4aabe5942686f5c64699f4825a6614de998b5e44d7a080"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',81,1795327598573,'game','{"game":80,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"5ee82af0fb9d59c09873f4ebc938667ef3f46d35841738d3727ee8fe3ed2e801"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',82,1795327598574,'game','{"game":81,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"624165b6f2c46d7a3903a500b2e765e105abd9fa9146b7fe8c979fbfbd2761db"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',83,1795327598574,'game','{"game":82,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"c3de737d2bf16c7194df3fcd2263e4ce1588d10df6263ec72111fe64ad0d6188"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',84,1795327598574,'game','{"game":83,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"f1dc8b5333d6c67f02ac04c2e4045ddd514d59f47977272fb7ce6bbeb2c6fc15"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',85,1795327598575,'game','{"game":84,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"413cf88b70dd857e23e682e0912ca8919e5eba871377ec07a81d0c466d89dae8"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',86,1795327598575,'game','{"game":85,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"fc9b7c33574b206c333b2614f69d7b37079c6a30bf8c2d6d90f90859443b9e6b"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',87,1795327598575,'game','{"game":86,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"aa0e7f7f432e6c73466da7531205683e2028d20d03cc48045c21692169164d62"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',88,1795327598576,'game','{"game":87,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"30e96edb645a6f9015f6c8d5c3a07c33b64175fe7b01cf48fcf983d21cd49418"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',89,1795327598576,'game','{"game":88,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"24860783394a3afdeaf28f9e22cf155c56b643a10664e9d290a4edd52316a9f0"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',90,1795327598576,'game','{"game":89,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"60dd67ccd86d791fa553cedfb138539fee953823867d38875169997956a71cc3"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',91,1795327598576,'game','{"game":90,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"32470d8fab799e8572fbc62e1e8b00e782dead5f304e12e98a67fed00c3644ba"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',92,1795327598577,'game','{"game":91,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"269a67900924a2d5ac432979d31b8a01e13d9bd6cabda3836033b32feda6f295"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',93,1795327598577,'game','{"game":92,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"aa984725aa1839c3e9c4df1db569e6406161ffa08fdc992bc830343622c6cdc8"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',94,1795327598577,'game','{"game":93,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"a8a0aa081d6ff4d5ab7a3befe5aeefe60a9b7a8b797057f0bb89a34cd3d63981"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',95,1795327598577,'game','{"game":94,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"930dd6a6c66c4ccd5bc708925bfcf5b0b5f8250b5e9a4a3eccd85da5aea669dd"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',96,1795327598578,'game','{"game":95,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"49a112b04256307b13b777f60c69b4527f1412764e838b2ff218cf9b6884753c"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',97,1795327598578,'game','{"game":96,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"62417ed9e5d38ddc1e8059f14fdd5e3a04bc6e6b6c217bd45bf1fcaf544aa94c"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',98,1795327598578,'game','{"game":97,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"63b152fbe455324c28ca39c40344da889480d36aae2ff2ec7b4eca23fc9677de"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',99,1795327598579,'game','{"game":98,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"b31c30a26ed47bd09ac19c74ec0688899264c9027dbd4c615bac41c7da1bea4c"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',100,1795327598579,'game','{"game":99,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"310e52a82a083123121ba20278455807d2cad68beb772c9875a673e869b63a42"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',101,1795327598579,'game','{"game":100,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"7d3288e0333bebffcf60427334b0ca0fbb13523741edb9078cee557fc2393f75"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',102,1795327598579,'game','{"game":101,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"2acaf5a58e7fd0af9e5a3997614f0d51019e99e5ffb5ed14c842b17710842743"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',103,1795327598580,'game','{"game":102,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"8f34ccbe09204abd7c729c9443d3076ac77c5849358005fb97679e21ca1247be"}');
INSERT INTO tournament_event VALUES('1m80xt7yq9zw0w6r',104,1795327598580,'finished','{"winners":[1,2]}');
INSERT INTO tournament_event VALUES('1m80xt80c640pfwj',1,1795327598604,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","seed":"1428cbc765a1218483a165f15df1e1a460b24e2b27b5fd0df771fa998ff48daf","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m80xt4vcatwm4rr","entrants":[{"player":"1m80xt4vcatwm4rr","joined":true},{"player":"1m80xt4vddrxwtbk","joined":false}]}');
INSERT INTO tournament_event VALUES('1m80xt80c640pfwj',2,1795327598606,'joined','{"number":2}');
INSERT INTO tournament_event VALUES('1m80xt80c640pfwj',3,1795327598606,'started','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"id":"1m80xt80e4h8md2p"}');
INSERT INTO tournament_event VALUES('1m80xt80c640pfwj',4,1795327598663,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"scores":[0,1],"forfeits":[1],"id":"1m80xt80e4h8md2p"}');
INSERT INTO tournament_event VALUES('1m80xt80c640pfwj',5,1795327598663,'finished','{"winners":[2]}');
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
INSERT INTO tournament VALUES('1m80xt7yq9zw0w6r','1m80xt4vcatwm4rr','mastermind','round-robin','finished',104,2,2,100,2,0,0,1795327598551,1795327598580,'{"options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"deal":"independent","clock":null,"seed":"2550162a128eab020d6a5b71c73f48be89debdc24f2bb1f98f967a2968f11dea","seeded":false}','[1,2]');
INSERT INTO tournament VALUES('1m80xt80c640pfwj','1m80xt4vcatwm4rr','tic-tac-toe','round-robin','finished',5,1,1,0,2,2,0,1795327598604,1795327598663,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"1428cbc765a1218483a165f15df1e1a460b24e2b27b5fd0df771fa998ff48daf","seeded":false}','[2]');
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
INSERT INTO tournament_entrant VALUES('1m80xt7yq9zw0w6r',1,NULL,'random','playing',1.0,0.5,2,0,2,0,1,1);
INSERT INTO tournament_entrant VALUES('1m80xt7yq9zw0w6r',2,NULL,'random','playing',1.0,0.5,2,0,2,0,2,1);
INSERT INTO tournament_entrant VALUES('1m80xt80c640pfwj',1,'1m80xt4vcatwm4rr',NULL,'playing',0.0,0.0,1,0,0,1,2,2);
INSERT INTO tournament_entrant VALUES('1m80xt80c640pfwj',2,'1m80xt4vddrxwtbk',NULL,'playing',1.0,1.0,1,1,0,0,1,1);
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
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',1,1,0,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',2,2,0,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',3,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',4,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',5,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',6,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',7,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',8,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',9,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',10,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',11,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',12,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',13,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',14,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',15,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',16,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',17,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',18,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',19,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',20,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',21,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',22,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',23,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',24,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',25,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',26,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',27,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',28,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',29,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',30,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',31,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',32,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',33,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',34,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',35,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',36,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',37,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',38,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',39,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',40,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',41,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',42,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',43,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',44,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',45,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',46,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',47,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',48,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',49,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',50,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',51,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',52,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',53,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',54,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',55,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',56,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',57,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',58,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',59,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',60,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',61,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',62,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',63,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',64,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',65,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',66,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',67,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',68,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',69,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',70,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',71,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',72,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',73,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',74,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',75,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',76,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',77,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',78,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',79,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',80,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',81,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',82,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',83,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',84,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',85,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',86,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',87,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',88,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',89,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',90,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',91,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',92,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',93,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',94,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',95,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',96,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',97,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',98,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',99,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',100,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',101,3,1,NULL,'[1,2]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt7yq9zw0w6r',102,3,1,NULL,'[2,1]','[1,1]');
INSERT INTO tournament_game VALUES('1m80xt80c640pfwj',1,1,0,'1m80xt80e4h8md2p','[1,2]','[0,1]');
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
CREATE INDEX tournament_entrant_by_points ON tournament_entrant (tournament, points DESC, number);
CREATE INDEX tournament_entrant_by_place ON tournament_entrant (tournament, place) WHERE place IS NOT NULL;
CREATE INDEX tournament_entrant_by_player ON tournament_entrant (player, tournament) WHERE player IS NOT NULL;
COMMIT;
