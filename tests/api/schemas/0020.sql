-- SPDX-License-Identifier: Apache-2.0
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL
) STRICT;
INSERT INTO migration VALUES(1,'core',X'324449569f032f53481969c3dc97a3bcb5a0447aa162aca6101ae02883e40221',1795342729292);
INSERT INTO migration VALUES(2,'accounts',X'7b0a6eb81c193a7c2c1713c20149cc797babdec6b7a6e6f7658749e82de7e833',1795342729313);
INSERT INTO migration VALUES(3,'expiry',X'0590ae66564bc0986c896c1b4d5825c30f1d7fe46c6ad6c1a40968dfcee8a953',1795342729320);
INSERT INTO migration VALUES(4,'result_feed',X'31fb3533fe15d84792b1e65419aef7594879c2d7a1a4b8226f53cb66e07a769e',1795342729323);
INSERT INTO migration VALUES(5,'append_only_log',X'ecae7c378deafe0f401c4fa553e6450bf0a6ae101a6334de6402d4f585a55495',1795342729325);
INSERT INTO migration VALUES(6,'standings',X'22d58670aca2ef75bf4f050266e9a62ad427aa7f07a8d3fe936c8fb428e4668e',1795342729327);
INSERT INTO migration VALUES(7,'keepsake',X'b0912ef89347b7a96048cafa76624f6827b69ab2ca6b079a9938342a8b275151',1795342729329);
INSERT INTO migration VALUES(8,'webhooks',X'2a20d0e6551ef8257e9ed7435a9c59c243db2967615bc4017eaf860929a8bd96',1795342729335);
INSERT INTO migration VALUES(9,'player_events',X'e2acde6961069be769c514c7fd6551eae02583b6e1d6f13bdf424e79657658cf',1795342729347);
INSERT INTO migration VALUES(10,'webhook_order',X'1b20e1cb3de8f2a1285b8008c5532809c700c1e70348470f42d94382efe0dbec',1795342729350);
INSERT INTO migration VALUES(11,'clocks',X'10c108ef12c97da0313bd1eee016d4ab2a2dfecee6a3bdbe4407ce4db6814008',1795342729355);
INSERT INTO migration VALUES(12,'tournaments',X'6c915771b204b7551a94b4b1d1aec176055f2384d3ed7f2ae1a2c8007de10934',1795342729359);
INSERT INTO migration VALUES(13,'tournament_pages',X'dc09361615a1dcc6c01f9d11e77c29ddce981fd72f1aa7d937a3d1ba1c8b56d5',1795342729361);
INSERT INTO migration VALUES(14,'tournament_own_games',X'97fcda9d609d6e3707290ab28017426b3b9fdc5b2a75317faf37c268db703b82',1795342729363);
INSERT INTO migration VALUES(15,'records',X'df3f3e373cdbf06af1aa66e27465662306f6486870f0d79752772e1fbf5c4afb',1795342729365);
INSERT INTO migration VALUES(16,'blocks',X'3c01ca8ef819123691ed0f5acd422a77aa5dd876998b16a758c7a71c6964c441',1795342729367);
INSERT INTO migration VALUES(17,'small_answers',X'064aa4a1ccb537c67798d6ffa21f01d495e5c516620a8cb3d99890745088396e',1795342729369);
INSERT INTO migration VALUES(18,'tournament_parts',X'45bc574c429db91287c0850363e931e84d7b90a386161c7a4551e92c2182df59',1795342729371);
INSERT INTO migration VALUES(19,'probe_ballast',X'a7ac0871e561d922695eb93788d679d9853a6032a28c99aefa513962760d7bdb',1795342729373);
INSERT INTO migration VALUES(20,'webhook_marks',X'0097baf05eba76809027638e83c62acbdd35ea9c8d822201906b5990e80953be',1795342729379);
CREATE TABLE player (
    id         TEXT    PRIMARY KEY NOT NULL,
    name       TEXT,                                     -- NULL = deleted
    bot        INTEGER NOT NULL CHECK (bot IN (0, 1)),   -- a program
    guest      INTEGER NOT NULL CHECK (guest IN (0, 1)), -- made on the way, by playing without a token
    owner      TEXT REFERENCES player (id),              -- the service that made it
    created_at INTEGER NOT NULL,
    deleted_at INTEGER
) STRICT, WITHOUT ROWID;
INSERT INTO player VALUES('000000000t4atnvd','random',1,0,NULL,1795342742749,NULL);
INSERT INTO player VALUES('1m81c805f1bdn817','Ann',0,0,NULL,1795342729391,NULL);
INSERT INTO player VALUES('1m81c806ca2x49at','Bob',0,0,NULL,1795342729420,NULL);
INSERT INTO player VALUES('1m81c806e72qxm9f','Cem',0,0,NULL,1795342729422,NULL);
INSERT INTO player VALUES('1m81c8a7m4pdeb4a','Guest',0,1,NULL,1795342739700,NULL);
INSERT INTO player VALUES('1m81c8d6q4hzgxqd',NULL,0,0,NULL,1795342742743,1795342742746);
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
INSERT INTO token VALUES(X'09470ab73b2c964b1085b972ced3744c9f3f3809ec22cc94343c77701bb1b8a9','1m81c8d6q4hzjrwy','1m81c8d6q4hzgxqd',1,'',1795342742743,NULL,1795342742746);
INSERT INTO token VALUES(X'1cd735210ab634960fece84628d325ee6b6781037ed953fca483746efea9319d','1m81c8a7m4pdeyrj','1m81c8a7m4pdeb4a',1,'',1795342739700,NULL,NULL);
INSERT INTO token VALUES(X'6a9dd4019b7c9bebe0647a2401ce25a641102c0cffaf4778286edb6810860e94','1m81c805f1bdpqgz','1m81c805f1bdn817',1,'',1795342729391,NULL,NULL);
INSERT INTO token VALUES(X'6b56b366ca93c7e487accb796ba591e997c7c6a80bc50e2fd4e71b245d5357af','1m81c806ca2x5dc1','1m81c806ca2x49at',1,'',1795342729420,NULL,NULL);
INSERT INTO token VALUES(X'8f77b2f398dc9081a7818ab19a9ffb360b14f815d14bf90278b9d01afa13464c','1m81c806e72qze4h','1m81c806e72qxm9f',1,'',1795342729422,NULL,NULL);
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
INSERT INTO game VALUES('1m81c806h76ay24z','bulls-and-cows','finished','private',0,'1m81c805f1bdn817',NULL,1795342729425,1795342734398,0);
INSERT INTO game VALUES('1m81c807w941wfky','tic-tac-toe','finished','private',0,'1m81c805f1bdn817',NULL,1795342729468,1795342734398,0);
INSERT INTO game VALUES('1m81c808ce5ym86t','tic-tac-toe','finished','private',0,'1m81c806ca2x49at',NULL,1795342729484,1795342734398,0);
INSERT INTO game VALUES('1m81c808m509ceyf','bulls-and-cows','finished','private',0,'1m81c805f1bdn817',NULL,1795342729492,1795342734398,0);
INSERT INTO game VALUES('1m81c808q8gsedc0','yahtzee','finished','private',0,'1m81c806ca2x49at',NULL,1795342729495,1795342739411,0);
INSERT INTO game VALUES('1m81c808sagq675w','mastermind','finished','private',0,'1m81c806e72qxm9f',NULL,1795342729497,1795342739411,0);
INSERT INTO game VALUES('1m81c808t9hrzy8h','bulls-and-cows','aborted','private',0,'1m81c805f1bdn817',NULL,1795342729498,1795342739411,0);
INSERT INTO game VALUES('1m81c808wcq671x2','bulls-and-cows','aborted','private',0,'1m81c805f1bdn817',NULL,1795342729500,1795342739411,0);
INSERT INTO game VALUES('1m81c8a453pqw2jc','bulls-and-cows','finished','private',1,'1m81c805f1bdn817',NULL,1795342739589,1795342739607,0);
INSERT INTO game VALUES('1m81c8a54awyq5d0','tic-tac-toe','finished','public',1,'1m81c805f1bdn817',NULL,1795342739620,1795342739668,0);
INSERT INTO game VALUES('1m81c8a6p3pak7z2','yahtzee','finished','private',0,'1m81c806e72qxm9f',NULL,1795342739670,1795342739699,0);
INSERT INTO game VALUES('1m81c8a7m4pdeccy','bulls-and-cows','finished','private',1,'1m81c8a7m4pdeb4a',NULL,1795342739700,1795342739712,0);
INSERT INTO game VALUES('1m81c8a811kaynby','mastermind','finished','private',1,'1m81c805f1bdn817',NULL,1795342739713,1795342739714,0);
INSERT INTO game VALUES('1m81c8a83f948fvc','bulls-and-cows','finished','private',1,'1m81c806ca2x49at',NULL,1795342739715,1795342739732,0);
INSERT INTO game VALUES('1m81c8a8ncwqz2qg','bulls-and-cows','playing','private',0,'1m81c805f1bdn817','T8AS3W',1795342739733,NULL,1);
INSERT INTO game VALUES('1m81c8d6r7smeehf','tic-tac-toe','finished','private',0,'1m81c8d6q4hzgxqd',NULL,1795342742744,1795342742746,0);
INSERT INTO game VALUES('1m81c8d6x34zf44m','tic-tac-toe','finished','private',1,'1m81c805f1bdn817',NULL,1795342742749,1795342742751,0);
INSERT INTO game VALUES('1m81c8fp04h2yhcd','bulls-and-cows','playing','private',0,'1m81c805f1bdn817','KGWC2F',1795342745280,NULL,0);
INSERT INTO game VALUES('1m81c8fpmffydxc7','tic-tac-toe','playing','private',0,'1m81c805f1bdn817','7HVQQE',1795342745300,NULL,0);
INSERT INTO game VALUES('1m81c8frmc18vycy','tic-tac-toe','playing','private',0,'1m81c806ca2x49at','EZFDM4',1795342745364,NULL,0);
INSERT INTO game VALUES('1m81c8fss6eytwve','bulls-and-cows','playing','private',0,'1m81c805f1bdn817','8BVXG7',1795342745401,NULL,0);
INSERT INTO game VALUES('1m81c8fteek6thez','yahtzee','playing','private',0,'1m81c806ca2x49at','NT7QS5',1795342745422,NULL,0);
INSERT INTO game VALUES('1m81c8ftr6ga2as1','mastermind','playing','private',0,'1m81c806e72qxm9f',NULL,1795342745432,NULL,0);
INSERT INTO game VALUES('1m81c8fv78ybr2ep','bulls-and-cows','playing','private',0,'1m81c805f1bdn817','A6GFYF',1795342745447,NULL,0);
INSERT INTO game VALUES('1m81c8fvz7twy18h','bulls-and-cows','playing','private',0,'1m81c805f1bdn817','683468',1795342745471,NULL,1);
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
    is_public INTEGER NOT NULL CHECK (is_public IN (0, 1)), inviter TEXT, -- the game is public
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO seat VALUES('1m81c806h76ay24z',0,'1m81c805f1bdn817','joined',0,0,NULL);
INSERT INTO seat VALUES('1m81c806h76ay24z',1,'1m81c806ca2x49at','joined',0,0,NULL);
INSERT INTO seat VALUES('1m81c807w941wfky',0,'1m81c805f1bdn817','joined',0,0,NULL);
INSERT INTO seat VALUES('1m81c807w941wfky',1,'1m81c806ca2x49at','joined',0,0,NULL);
INSERT INTO seat VALUES('1m81c808ce5ym86t',0,'1m81c806ca2x49at','joined',0,0,NULL);
INSERT INTO seat VALUES('1m81c808ce5ym86t',1,'1m81c806e72qxm9f','joined',0,0,NULL);
INSERT INTO seat VALUES('1m81c808m509ceyf',0,'1m81c805f1bdn817','joined',0,0,NULL);
INSERT INTO seat VALUES('1m81c808m509ceyf',1,'1m81c806ca2x49at','joined',0,0,NULL);
INSERT INTO seat VALUES('1m81c808m509ceyf',2,'1m81c806e72qxm9f','joined',0,0,NULL);
INSERT INTO seat VALUES('1m81c808q8gsedc0',0,'1m81c806ca2x49at','joined',0,0,NULL);
INSERT INTO seat VALUES('1m81c808q8gsedc0',1,'1m81c805f1bdn817','joined',0,0,NULL);
INSERT INTO seat VALUES('1m81c808sagq675w',0,'1m81c806e72qxm9f','joined',0,0,NULL);
INSERT INTO seat VALUES('1m81c808t9hrzy8h',0,'1m81c805f1bdn817','joined',0,0,NULL);
INSERT INTO seat VALUES('1m81c808t9hrzy8h',1,'1m81c806ca2x49at','joined',0,0,NULL);
INSERT INTO seat VALUES('1m81c808wcq671x2',0,'1m81c805f1bdn817','joined',0,0,NULL);
INSERT INTO seat VALUES('1m81c808wcq671x2',1,NULL,'open',0,0,NULL);
INSERT INTO seat VALUES('1m81c8a453pqw2jc',0,'1m81c805f1bdn817','resigned',0,0,NULL);
INSERT INTO seat VALUES('1m81c8a453pqw2jc',1,'1m81c806ca2x49at','joined',0,0,NULL);
INSERT INTO seat VALUES('1m81c8a54awyq5d0',0,'1m81c805f1bdn817','joined',0,1,NULL);
INSERT INTO seat VALUES('1m81c8a54awyq5d0',1,'1m81c806e72qxm9f','joined',0,1,NULL);
INSERT INTO seat VALUES('1m81c8a6p3pak7z2',0,'1m81c806e72qxm9f','joined',0,0,NULL);
INSERT INTO seat VALUES('1m81c8a6p3pak7z2',1,'1m81c806ca2x49at','joined',0,0,NULL);
INSERT INTO seat VALUES('1m81c8a7m4pdeccy',0,'1m81c8a7m4pdeb4a','joined',0,0,NULL);
INSERT INTO seat VALUES('1m81c8a811kaynby',0,'1m81c805f1bdn817','resigned',0,0,NULL);
INSERT INTO seat VALUES('1m81c8a83f948fvc',0,'1m81c806ca2x49at','joined',0,0,NULL);
INSERT INTO seat VALUES('1m81c8a8ncwqz2qg',0,'1m81c805f1bdn817','joined',1,0,NULL);
INSERT INTO seat VALUES('1m81c8a8ncwqz2qg',1,'1m81c806ca2x49at','joined',1,0,NULL);
INSERT INTO seat VALUES('1m81c8d6r7smeehf',0,'1m81c8d6q4hzgxqd','resigned',0,0,NULL);
INSERT INTO seat VALUES('1m81c8d6r7smeehf',1,'1m81c805f1bdn817','joined',0,0,NULL);
INSERT INTO seat VALUES('1m81c8d6x34zf44m',0,'1m81c805f1bdn817','resigned',0,0,NULL);
INSERT INTO seat VALUES('1m81c8d6x34zf44m',1,'000000000t4atnvd','joined',0,0,NULL);
INSERT INTO seat VALUES('1m81c8fp04h2yhcd',0,'1m81c805f1bdn817','joined',1,0,NULL);
INSERT INTO seat VALUES('1m81c8fp04h2yhcd',1,'1m81c806ca2x49at','joined',1,0,NULL);
INSERT INTO seat VALUES('1m81c8fpmffydxc7',0,'1m81c805f1bdn817','joined',1,0,NULL);
INSERT INTO seat VALUES('1m81c8fpmffydxc7',1,'1m81c806ca2x49at','joined',1,0,NULL);
INSERT INTO seat VALUES('1m81c8frmc18vycy',0,'1m81c806ca2x49at','joined',1,0,NULL);
INSERT INTO seat VALUES('1m81c8frmc18vycy',1,'1m81c806e72qxm9f','joined',1,0,NULL);
INSERT INTO seat VALUES('1m81c8fss6eytwve',0,'1m81c805f1bdn817','joined',1,0,NULL);
INSERT INTO seat VALUES('1m81c8fss6eytwve',1,'1m81c806ca2x49at','joined',1,0,NULL);
INSERT INTO seat VALUES('1m81c8fss6eytwve',2,'1m81c806e72qxm9f','joined',1,0,NULL);
INSERT INTO seat VALUES('1m81c8fteek6thez',0,'1m81c806ca2x49at','joined',1,0,NULL);
INSERT INTO seat VALUES('1m81c8fteek6thez',1,'1m81c805f1bdn817','joined',1,0,NULL);
INSERT INTO seat VALUES('1m81c8ftr6ga2as1',0,'1m81c806e72qxm9f','joined',1,0,NULL);
INSERT INTO seat VALUES('1m81c8fv78ybr2ep',0,'1m81c805f1bdn817','joined',1,0,NULL);
INSERT INTO seat VALUES('1m81c8fv78ybr2ep',1,'1m81c806ca2x49at','joined',1,0,NULL);
INSERT INTO seat VALUES('1m81c8fvz7twy18h',0,'1m81c805f1bdn817','joined',1,0,NULL);
INSERT INTO seat VALUES('1m81c8fvz7twy18h',1,'1m81c806ca2x49at','joined',1,0,NULL);
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
INSERT INTO result VALUES('1m81c80882frnrpj','1m81c807w941wfky',1,'tic-tac-toe',0,0,1795342729480,'{"id":"1m81c80882frnrpj","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T10:18:49.480Z"}');
INSERT INTO result VALUES('1m81c808kb364jmx','1m81c808ce5ym86t',1,'tic-tac-toe',0,0,1795342729491,'{"id":"1m81c808kb364jmx","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T10:18:49.491Z"}');
INSERT INTO result VALUES('1m81c851y2y34fty','1m81c806h76ay24z',1,'bulls-and-cows',0,0,1795342734398,'{"id":"1m81c851y2y34fty","round":1,"leader":0,"attempts":1,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-22T10:18:54.398Z"}');
INSERT INTO result VALUES('1m81c851y2y35nsk','1m81c806h76ay24z',0,'bulls-and-cows',0,0,1795342734398,'{"id":"1m81c851y2y35nsk","outcome":"win","winners":[0],"points":[1,0],"reason":"finish","published_at":"2026-11-22T10:18:54.398Z"}');
INSERT INTO result VALUES('1m81c851y2y36k4s','1m81c807w941wfky',2,'tic-tac-toe',0,0,1795342734398,'{"id":"1m81c851y2y36k4s","round":2,"leader":1,"moves":1,"winner":1,"winning_line":null,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T10:18:54.398Z"}');
INSERT INTO result VALUES('1m81c851y2y370sh','1m81c807w941wfky',0,'tic-tac-toe',0,0,1795342734398,'{"id":"1m81c851y2y370sh","outcome":"draw","winners":[0,1],"points":[1,1],"reason":"finish","published_at":"2026-11-22T10:18:54.398Z"}');
INSERT INTO result VALUES('1m81c851y2y37gj8','1m81c808ce5ym86t',0,'tic-tac-toe',0,0,1795342734398,'{"id":"1m81c851y2y37gj8","outcome":"win","winners":[0],"points":[1,0],"reason":"finish","published_at":"2026-11-22T10:18:54.398Z"}');
INSERT INTO result VALUES('1m81c851y2y37pwk','1m81c808m509ceyf',1,'bulls-and-cows',0,0,1795342734398,'{"id":"1m81c851y2y37pwk","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":null,"honest":true,"forfeited_by":0,"points":[0,1,1],"published_at":"2026-11-22T10:18:54.398Z"}');
INSERT INTO result VALUES('1m81c851y2y38n13','1m81c808m509ceyf',0,'bulls-and-cows',0,0,1795342734398,'{"id":"1m81c851y2y38n13","outcome":"draw","winners":[1,2],"points":[0,1,1],"reason":"finish","published_at":"2026-11-22T10:18:54.398Z"}');
INSERT INTO result VALUES('1m81c89yk8cakef6','1m81c808q8gsedc0',1,'yahtzee',0,0,1795342739411,'{"id":"1m81c89yk8cakef6","round":1,"leader":0,"winners":[],"cards":[{"seat":0,"boxes":{"aces":null,"twos":null,"threes":null,"fours":null,"fives":null,"sixes":null,"three-of-a-kind":null,"four-of-a-kind":null,"full-house":null,"small-straight":null,"large-straight":null,"yahtzee":null,"chance":null},"upper_total":0,"upper_bonus":0,"yahtzee_bonus":0,"total":0},{"seat":1,"boxes":{"aces":null,"twos":null,"threes":null,"fours":null,"fives":null,"sixes":null,"three-of-a-kind":null,"four-of-a-kind":null,"full-house":null,"small-straight":null,"large-straight":null,"yahtzee":null,"chance":null},"upper_total":0,"upper_bonus":0,"yahtzee_bonus":0,"total":0}],"forfeited":[0,1],"forfeited_by":0,"points":[0,0],"published_at":"2026-11-22T10:18:59.411Z"}');
INSERT INTO result VALUES('1m81c89yk8caknc0','1m81c808q8gsedc0',0,'yahtzee',0,0,1795342739411,'{"id":"1m81c89yk8caknc0","outcome":"draw","winners":[0,1],"points":[0,0],"reason":"finish","published_at":"2026-11-22T10:18:59.411Z"}');
INSERT INTO result VALUES('1m81c89yk8camd9c','1m81c808sagq675w',1,'mastermind',0,0,1795342739411,'{"id":"1m81c89yk8camd9c","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"4336","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T10:18:59.411Z"}');
INSERT INTO result VALUES('1m81c89yk8camft0','1m81c808sagq675w',0,'mastermind',0,0,1795342739411,'{"id":"1m81c89yk8camft0","outcome":"loss","winners":[],"points":[0],"reason":"finish","published_at":"2026-11-22T10:18:59.411Z"}');
INSERT INTO result VALUES('1m81c8a4q1jns938','1m81c8a453pqw2jc',1,'bulls-and-cows',1,0,1795342739607,'{"id":"1m81c8a4q1jns938","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":null,"honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T10:18:59.607Z"}');
INSERT INTO result VALUES('1m81c8a4q1jnsnbn','1m81c8a453pqw2jc',0,'bulls-and-cows',1,0,1795342739607,'{"id":"1m81c8a4q1jnsnbn","outcome":"win","winners":[1],"points":[0,1],"reason":"resignation","published_at":"2026-11-22T10:18:59.607Z"}');
INSERT INTO result VALUES('1m81c8a6mcf013pj','1m81c8a54awyq5d0',1,'tic-tac-toe',1,1,1795342739668,'{"id":"1m81c8a6mcf013pj","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T10:18:59.668Z"}');
INSERT INTO result VALUES('1m81c8a6mcf0191r','1m81c8a54awyq5d0',0,'tic-tac-toe',1,1,1795342739668,'{"id":"1m81c8a6mcf0191r","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-22T10:18:59.668Z"}');
INSERT INTO result VALUES('1m81c8a7ke5ehcza','1m81c8a6p3pak7z2',1,'yahtzee',0,0,1795342739699,'{"id":"1m81c8a7ke5ehcza","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":1,"twos":2,"threes":9,"fours":0,"fives":5,"sixes":12,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":12},"upper_total":29,"upper_bonus":0,"yahtzee_bonus":0,"total":41},{"seat":1,"boxes":{"aces":0,"twos":4,"threes":0,"fours":4,"fives":5,"sixes":12,"three-of-a-kind":21,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":22},"upper_total":25,"upper_bonus":0,"yahtzee_bonus":0,"total":68}],"forfeited":[],"forfeited_by":null,"points":[41,68],"published_at":"2026-11-22T10:18:59.699Z"}');
INSERT INTO result VALUES('1m81c8a7ke5ej8fs','1m81c8a6p3pak7z2',0,'yahtzee',0,0,1795342739699,'{"id":"1m81c8a7ke5ej8fs","outcome":"win","winners":[1],"points":[41,68],"reason":"rounds","published_at":"2026-11-22T10:18:59.699Z"}');
INSERT INTO result VALUES('1m81c8a7za8dds8c','1m81c8a7m4pdeccy',1,'bulls-and-cows',1,0,1795342739711,'{"id":"1m81c8a7za8dds8c","round":1,"leader":null,"attempts":4,"solved":true,"solver":0,"secret":"1763","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-22T10:18:59.711Z"}');
INSERT INTO result VALUES('1m81c8a80b8ejerd','1m81c8a7m4pdeccy',0,'bulls-and-cows',1,0,1795342739712,'{"id":"1m81c8a80b8ejerd","outcome":"win","winners":[0],"points":[1],"reason":"finish","published_at":"2026-11-22T10:18:59.712Z"}');
INSERT INTO result VALUES('1m81c8a8287sdvcz','1m81c8a811kaynby',1,'mastermind',1,0,1795342739714,'{"id":"1m81c8a8287sdvcz","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"1252","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T10:18:59.714Z"}');
INSERT INTO result VALUES('1m81c8a8287sehcz','1m81c8a811kaynby',0,'mastermind',1,0,1795342739714,'{"id":"1m81c8a8287sehcz","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T10:18:59.714Z"}');
INSERT INTO result VALUES('1m81c8a8m22hpx8k','1m81c8a83f948fvc',1,'bulls-and-cows',1,0,1795342739732,'{"id":"1m81c8a8m22hpx8k","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"6047","honest":true,"forfeited_by":null,"points":[1],"published_at":"2026-11-22T10:18:59.732Z"}');
INSERT INTO result VALUES('1m81c8a8m22hqjnd','1m81c8a83f948fvc',0,'bulls-and-cows',1,0,1795342739732,'{"id":"1m81c8a8m22hqjnd","outcome":"win","winners":[0],"points":[1],"reason":"rounds","published_at":"2026-11-22T10:18:59.732Z"}');
INSERT INTO result VALUES('1m81c8b9napsq76n','1m81c8a8ncwqz2qg',1,'bulls-and-cows',0,0,1795342740789,'{"id":"1m81c8b9napsq76n","round":1,"leader":0,"attempts":1,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-22T10:19:00.789Z"}');
INSERT INTO result VALUES('1m81c8d6td25spyp','1m81c8d6r7smeehf',1,'tic-tac-toe',0,0,1795342742746,'{"id":"1m81c8d6td25spyp","round":1,"leader":0,"moves":0,"winner":1,"winning_line":null,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T10:19:02.746Z"}');
INSERT INTO result VALUES('1m81c8d6td25t03r','1m81c8d6r7smeehf',0,'tic-tac-toe',0,0,1795342742746,'{"id":"1m81c8d6td25t03r","outcome":"win","winners":[1],"points":[0,1],"reason":"resignation","published_at":"2026-11-22T10:19:02.746Z"}');
INSERT INTO result VALUES('1m81c8d6zfpwdtj5','1m81c8d6x34zf44m',1,'tic-tac-toe',1,0,1795342742751,'{"id":"1m81c8d6zfpwdtj5","round":1,"leader":0,"moves":0,"winner":1,"winning_line":null,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T10:19:02.751Z"}');
INSERT INTO result VALUES('1m81c8d6zfpwfm89','1m81c8d6x34zf44m',0,'tic-tac-toe',1,0,1795342742751,'{"id":"1m81c8d6zfpwfm89","outcome":"win","winners":[1],"points":[0,1],"reason":"resignation","published_at":"2026-11-22T10:19:02.751Z"}');
INSERT INTO result VALUES('1m81c8fr0b4vk8hv','1m81c8fpmffydxc7',1,'tic-tac-toe',0,0,1795342745344,'{"id":"1m81c8fr0b4vk8hv","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T10:19:05.344Z"}');
INSERT INTO result VALUES('1m81c8fshcmey97g','1m81c8frmc18vycy',1,'tic-tac-toe',0,0,1795342745393,'{"id":"1m81c8fshcmey97g","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T10:19:05.393Z"}');
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
    body      TEXT    NOT NULL, form INTEGER NOT NULL DEFAULT 0, game TEXT, round INTEGER, seq INTEGER, minimal INTEGER NOT NULL DEFAULT 0, -- JSON without names and without tokens; '' = none
    UNIQUE (player, key)
) STRICT;
CREATE TABLE heartbeat (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL -- the last try that succeeded
, ballast BLOB) STRICT;
CREATE TABLE departure (
    player TEXT PRIMARY KEY NOT NULL REFERENCES player (id)
) STRICT, WITHOUT ROWID;
CREATE TABLE result_reader (
    reader TEXT NOT NULL, -- a player, or a service's
    result TEXT NOT NULL,
    PRIMARY KEY (reader, result)
) STRICT, WITHOUT ROWID;
INSERT INTO result_reader VALUES('000000000t4atnvd','1m81c8d6zfpwdtj5');
INSERT INTO result_reader VALUES('000000000t4atnvd','1m81c8d6zfpwfm89');
INSERT INTO result_reader VALUES('1m81c805f1bdn817','1m81c80882frnrpj');
INSERT INTO result_reader VALUES('1m81c805f1bdn817','1m81c851y2y34fty');
INSERT INTO result_reader VALUES('1m81c805f1bdn817','1m81c851y2y35nsk');
INSERT INTO result_reader VALUES('1m81c805f1bdn817','1m81c851y2y36k4s');
INSERT INTO result_reader VALUES('1m81c805f1bdn817','1m81c851y2y370sh');
INSERT INTO result_reader VALUES('1m81c805f1bdn817','1m81c851y2y37pwk');
INSERT INTO result_reader VALUES('1m81c805f1bdn817','1m81c851y2y38n13');
INSERT INTO result_reader VALUES('1m81c805f1bdn817','1m81c89yk8cakef6');
INSERT INTO result_reader VALUES('1m81c805f1bdn817','1m81c89yk8caknc0');
INSERT INTO result_reader VALUES('1m81c805f1bdn817','1m81c8a4q1jns938');
INSERT INTO result_reader VALUES('1m81c805f1bdn817','1m81c8a4q1jnsnbn');
INSERT INTO result_reader VALUES('1m81c805f1bdn817','1m81c8a6mcf013pj');
INSERT INTO result_reader VALUES('1m81c805f1bdn817','1m81c8a6mcf0191r');
INSERT INTO result_reader VALUES('1m81c805f1bdn817','1m81c8a8287sdvcz');
INSERT INTO result_reader VALUES('1m81c805f1bdn817','1m81c8a8287sehcz');
INSERT INTO result_reader VALUES('1m81c805f1bdn817','1m81c8b9napsq76n');
INSERT INTO result_reader VALUES('1m81c805f1bdn817','1m81c8d6td25spyp');
INSERT INTO result_reader VALUES('1m81c805f1bdn817','1m81c8d6td25t03r');
INSERT INTO result_reader VALUES('1m81c805f1bdn817','1m81c8d6zfpwdtj5');
INSERT INTO result_reader VALUES('1m81c805f1bdn817','1m81c8d6zfpwfm89');
INSERT INTO result_reader VALUES('1m81c805f1bdn817','1m81c8fr0b4vk8hv');
INSERT INTO result_reader VALUES('1m81c806ca2x49at','1m81c80882frnrpj');
INSERT INTO result_reader VALUES('1m81c806ca2x49at','1m81c808kb364jmx');
INSERT INTO result_reader VALUES('1m81c806ca2x49at','1m81c851y2y34fty');
INSERT INTO result_reader VALUES('1m81c806ca2x49at','1m81c851y2y35nsk');
INSERT INTO result_reader VALUES('1m81c806ca2x49at','1m81c851y2y36k4s');
INSERT INTO result_reader VALUES('1m81c806ca2x49at','1m81c851y2y370sh');
INSERT INTO result_reader VALUES('1m81c806ca2x49at','1m81c851y2y37gj8');
INSERT INTO result_reader VALUES('1m81c806ca2x49at','1m81c851y2y37pwk');
INSERT INTO result_reader VALUES('1m81c806ca2x49at','1m81c851y2y38n13');
INSERT INTO result_reader VALUES('1m81c806ca2x49at','1m81c89yk8cakef6');
INSERT INTO result_reader VALUES('1m81c806ca2x49at','1m81c89yk8caknc0');
INSERT INTO result_reader VALUES('1m81c806ca2x49at','1m81c8a4q1jns938');
INSERT INTO result_reader VALUES('1m81c806ca2x49at','1m81c8a4q1jnsnbn');
INSERT INTO result_reader VALUES('1m81c806ca2x49at','1m81c8a7ke5ehcza');
INSERT INTO result_reader VALUES('1m81c806ca2x49at','1m81c8a7ke5ej8fs');
INSERT INTO result_reader VALUES('1m81c806ca2x49at','1m81c8a8m22hpx8k');
INSERT INTO result_reader VALUES('1m81c806ca2x49at','1m81c8a8m22hqjnd');
INSERT INTO result_reader VALUES('1m81c806ca2x49at','1m81c8b9napsq76n');
INSERT INTO result_reader VALUES('1m81c806ca2x49at','1m81c8fr0b4vk8hv');
INSERT INTO result_reader VALUES('1m81c806ca2x49at','1m81c8fshcmey97g');
INSERT INTO result_reader VALUES('1m81c806e72qxm9f','1m81c808kb364jmx');
INSERT INTO result_reader VALUES('1m81c806e72qxm9f','1m81c851y2y37gj8');
INSERT INTO result_reader VALUES('1m81c806e72qxm9f','1m81c851y2y37pwk');
INSERT INTO result_reader VALUES('1m81c806e72qxm9f','1m81c851y2y38n13');
INSERT INTO result_reader VALUES('1m81c806e72qxm9f','1m81c89yk8camd9c');
INSERT INTO result_reader VALUES('1m81c806e72qxm9f','1m81c89yk8camft0');
INSERT INTO result_reader VALUES('1m81c806e72qxm9f','1m81c8a6mcf013pj');
INSERT INTO result_reader VALUES('1m81c806e72qxm9f','1m81c8a6mcf0191r');
INSERT INTO result_reader VALUES('1m81c806e72qxm9f','1m81c8a7ke5ehcza');
INSERT INTO result_reader VALUES('1m81c806e72qxm9f','1m81c8a7ke5ej8fs');
INSERT INTO result_reader VALUES('1m81c806e72qxm9f','1m81c8fshcmey97g');
INSERT INTO result_reader VALUES('1m81c8a7m4pdeb4a','1m81c8a7za8dds8c');
INSERT INTO result_reader VALUES('1m81c8a7m4pdeb4a','1m81c8a80b8ejerd');
INSERT INTO result_reader VALUES('1m81c8d6q4hzgxqd','1m81c8d6td25spyp');
INSERT INTO result_reader VALUES('1m81c8d6q4hzgxqd','1m81c8d6td25t03r');
CREATE TABLE IF NOT EXISTS "event" (
    id   INTEGER PRIMARY KEY,              -- its place in the log of all games
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL                  -- JSON: the whole truth, secrets included
) STRICT;
INSERT INTO event VALUES(1,'1m81c806h76ay24z',1,1795342729425,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m81c805f1bdn817","status":"joined"},{"player":"1m81c806ca2x49at","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m81c805f1bdn817","join_code":"6FBKK7","clock":null,"log":2}');
INSERT INTO event VALUES(2,'1m81c806h76ay24z',2,1795342729441,'joined',1,'{"player":"1m81c806ca2x49at"}');
INSERT INTO event VALUES(3,'1m81c806h76ay24z',3,1795342729441,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m81c805f1bdn817","status":"joined"},{"player":"1m81c806ca2x49at","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO event VALUES(4,'1m81c806h76ay24z',4,1795342729452,'secret',0,'{"code":"1234","nonce":"69d32bdc68cbbe423dbb53bcee506d37f7a2817983c260a1475b37ab97b0a75f","commitment":"5dfc0b884fed63cc882df46135f4ffb3d87987bcced73078540e4183e429a9c1"}');
INSERT INTO event VALUES(5,'1m81c806h76ay24z',5,1795342729461,'guess',1,'{"attempt":1,"code":"5678","bulls":0,"cows":0,"solved":false}');
INSERT INTO event VALUES(6,'1m81c807w941wfky',1,1795342729468,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":null,"hints":false},"seats":[{"player":"1m81c805f1bdn817","status":"joined"},{"player":"1m81c806ca2x49at","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m81c805f1bdn817","join_code":"BN5S4V","clock":null,"log":2}');
INSERT INTO event VALUES(7,'1m81c807w941wfky',2,1795342729472,'joined',1,'{"player":"1m81c806ca2x49at"}');
INSERT INTO event VALUES(8,'1m81c807w941wfky',3,1795342729472,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m81c805f1bdn817","status":"joined"},{"player":"1m81c806ca2x49at","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO event VALUES(9,'1m81c807w941wfky',4,1795342729477,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO event VALUES(10,'1m81c807w941wfky',5,1795342729478,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO event VALUES(11,'1m81c807w941wfky',6,1795342729479,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO event VALUES(12,'1m81c807w941wfky',7,1795342729480,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO event VALUES(13,'1m81c807w941wfky',8,1795342729480,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO event VALUES(14,'1m81c807w941wfky',9,1795342729480,'round-over',NULL,'{"id":"1m81c80882frnrpj","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO event VALUES(15,'1m81c807w941wfky',10,1795342729481,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[1,0],"rules":1,"seats":[{"player":"1m81c805f1bdn817","status":"joined"},{"player":"1m81c806ca2x49at","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO event VALUES(16,'1m81c807w941wfky',11,1795342729483,'move',1,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO event VALUES(17,'1m81c808ce5ym86t',1,1795342729484,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":null,"hints":false},"seats":[{"player":"1m81c806ca2x49at","status":"joined"},{"player":"1m81c806e72qxm9f","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m81c806ca2x49at","join_code":"NJ9VNH","clock":null,"log":2}');
INSERT INTO event VALUES(18,'1m81c808ce5ym86t',2,1795342729485,'joined',1,'{"player":"1m81c806e72qxm9f"}');
INSERT INTO event VALUES(19,'1m81c808ce5ym86t',3,1795342729485,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m81c806ca2x49at","status":"joined"},{"player":"1m81c806e72qxm9f","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO event VALUES(20,'1m81c808ce5ym86t',4,1795342729487,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO event VALUES(21,'1m81c808ce5ym86t',5,1795342729488,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO event VALUES(22,'1m81c808ce5ym86t',6,1795342729489,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO event VALUES(23,'1m81c808ce5ym86t',7,1795342729490,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO event VALUES(24,'1m81c808ce5ym86t',8,1795342729491,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO event VALUES(25,'1m81c808ce5ym86t',9,1795342729491,'round-over',NULL,'{"id":"1m81c808kb364jmx","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO event VALUES(26,'1m81c808m509ceyf',1,1795342729492,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m81c805f1bdn817","status":"joined"},{"player":"1m81c806ca2x49at","status":"invited"},{"player":"1m81c806e72qxm9f","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m81c805f1bdn817","join_code":"F8R6DR","clock":null,"log":2}');
INSERT INTO event VALUES(27,'1m81c808m509ceyf',2,1795342729493,'joined',1,'{"player":"1m81c806ca2x49at"}');
INSERT INTO event VALUES(28,'1m81c808m509ceyf',3,1795342729494,'joined',2,'{"player":"1m81c806e72qxm9f"}');
INSERT INTO event VALUES(29,'1m81c808m509ceyf',4,1795342729494,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m81c805f1bdn817","status":"joined"},{"player":"1m81c806ca2x49at","status":"joined"},{"player":"1m81c806e72qxm9f","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO event VALUES(30,'1m81c808q8gsedc0',1,1795342729495,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":null,"await_client_seed":false,"hints":false},"seats":[{"player":"1m81c806ca2x49at","status":"joined"},{"player":"1m81c805f1bdn817","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m81c806ca2x49at","join_code":"538YX7","clock":null,"log":2,"commitment":"0820cbe7f46c56736362bd646cfc953e3a6a4918e35c5b3deabb3809a5a95702","client_seeds":["",""],"server_seed":"85698b58c53ad26ea220e1b3fd64abef76d065585928364790195999720269e3"}');
INSERT INTO event VALUES(31,'1m81c808q8gsedc0',2,1795342729496,'joined',1,'{"player":"1m81c805f1bdn817"}');
INSERT INTO event VALUES(32,'1m81c808q8gsedc0',3,1795342729496,'round',NULL,'{"number":1,"leader":0,"commitment":"0820cbe7f46c56736362bd646cfc953e3a6a4918e35c5b3deabb3809a5a95702","points":[0,0],"rules":1,"seats":[{"player":"1m81c806ca2x49at","status":"joined"},{"player":"1m81c805f1bdn817","status":"joined"}],"rounds":0,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO event VALUES(33,'1m81c808q8gsedc0',4,1795342729496,'roll',0,'{"keep":[],"dice":[3,5,2,5,4],"stage":0,"roll":0}');
INSERT INTO event VALUES(34,'1m81c808sagq675w',1,1795342729497,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m81c806e72qxm9f","status":"joined"}],"visibility":"private","ranked":false,"creator":"1m81c806e72qxm9f","join_code":null,"clock":null,"log":2}');
INSERT INTO event VALUES(35,'1m81c808sagq675w',2,1795342729497,'round',NULL,'{"number":1,"leader":null,"commitment":"b80cfbde02ba021134c83b798e97f1eed6ef350aa6fb58fae0a7b6f8799f00ef","points":[0],"rules":2,"seats":[{"player":"1m81c806e72qxm9f","status":"joined"}],"rounds":0,"deal":{"nonce":"1773d9d49b5482e92abeb8c7567bdaf6e1390aa2f0174a6ec36394ac2b301f90","secret":"4336"},"carry":null}');
INSERT INTO event VALUES(36,'1m81c808t9hrzy8h',1,1795342729498,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m81c805f1bdn817","status":"joined"},{"player":"1m81c806ca2x49at","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m81c805f1bdn817","join_code":"B68KZV","clock":null,"log":2}');
INSERT INTO event VALUES(37,'1m81c808t9hrzy8h',2,1795342729499,'joined',1,'{"player":"1m81c806ca2x49at"}');
INSERT INTO event VALUES(38,'1m81c808t9hrzy8h',3,1795342729499,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m81c805f1bdn817","status":"joined"},{"player":"1m81c806ca2x49at","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(39,'1m81c808wcq671x2',1,1795342729500,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m81c805f1bdn817","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m81c805f1bdn817","join_code":"37JX3H","clock":null,"log":2}');
INSERT INTO event VALUES(40,'1m81c806h76ay24z',6,1795342734398,'timed-out',1,'{"idle_ms":4937}');
INSERT INTO event VALUES(41,'1m81c806h76ay24z',7,1795342734398,'round-over',NULL,'{"id":"1m81c851y2y34fty","round":1,"leader":0,"attempts":1,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":1,"points":[1,0],"proof":{"nonce":"69d32bdc68cbbe423dbb53bcee506d37f7a2817983c260a1475b37ab97b0a75f","secret":"1234"}}');
INSERT INTO event VALUES(42,'1m81c806h76ay24z',8,1795342734398,'finished',NULL,'{"id":"1m81c851y2y35nsk","outcome":"win","winners":[0],"points":[1,0],"reason":"finish"}');
INSERT INTO event VALUES(43,'1m81c807w941wfky',12,1795342734398,'timed-out',0,'{"idle_ms":4915}');
INSERT INTO event VALUES(44,'1m81c807w941wfky',13,1795342734398,'round-over',NULL,'{"id":"1m81c851y2y36k4s","round":2,"leader":1,"moves":1,"winner":1,"winning_line":null,"forfeited_by":0,"points":[0,1],"proof":null}');
INSERT INTO event VALUES(45,'1m81c807w941wfky',14,1795342734398,'finished',NULL,'{"id":"1m81c851y2y370sh","outcome":"draw","winners":[0,1],"points":[1,1],"reason":"finish"}');
INSERT INTO event VALUES(46,'1m81c808ce5ym86t',10,1795342734398,'finished',NULL,'{"id":"1m81c851y2y37gj8","outcome":"win","winners":[0],"points":[1,0],"reason":"finish"}');
INSERT INTO event VALUES(47,'1m81c808m509ceyf',5,1795342734398,'timed-out',0,'{"idle_ms":4904}');
INSERT INTO event VALUES(48,'1m81c808m509ceyf',6,1795342734398,'round-over',NULL,'{"id":"1m81c851y2y37pwk","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":null,"honest":true,"forfeited_by":0,"points":[0,1,1],"proof":null}');
INSERT INTO event VALUES(49,'1m81c808m509ceyf',7,1795342734398,'finished',NULL,'{"id":"1m81c851y2y38n13","outcome":"draw","winners":[1,2],"points":[0,1,1],"reason":"finish"}');
INSERT INTO event VALUES(50,'1m81c808q8gsedc0',5,1795342739411,'timed-out',0,'{"idle_ms":9915}');
INSERT INTO event VALUES(51,'1m81c808q8gsedc0',6,1795342739411,'roll',1,'{"keep":[],"dice":[6,4,3,1,4],"stage":0,"roll":1}');
INSERT INTO event VALUES(52,'1m81c808q8gsedc0',7,1795342739411,'timed-out',1,'{"idle_ms":9915}');
INSERT INTO event VALUES(53,'1m81c808q8gsedc0',8,1795342739411,'round-over',NULL,'{"id":"1m81c89yk8cakef6","round":1,"leader":0,"winners":[],"cards":[{"seat":0,"boxes":{"aces":null,"twos":null,"threes":null,"fours":null,"fives":null,"sixes":null,"three-of-a-kind":null,"four-of-a-kind":null,"full-house":null,"small-straight":null,"large-straight":null,"yahtzee":null,"chance":null},"upper_total":0,"upper_bonus":0,"yahtzee_bonus":0,"total":0},{"seat":1,"boxes":{"aces":null,"twos":null,"threes":null,"fours":null,"fives":null,"sixes":null,"three-of-a-kind":null,"four-of-a-kind":null,"full-house":null,"small-straight":null,"large-straight":null,"yahtzee":null,"chance":null},"upper_total":0,"upper_bonus":0,"yahtzee_bonus":0,"total":0}],"forfeited":[0,1],"forfeited_by":0,"points":[0,0],"proof":null}');
INSERT INTO event VALUES(54,'1m81c808q8gsedc0',9,1795342739411,'finished',NULL,'{"id":"1m81c89yk8caknc0","outcome":"draw","winners":[0,1],"points":[0,0],"reason":"finish","proof":{"server_seed":"85698b58c53ad26ea220e1b3fd64abef76d065585928364790195999720269e3","client_seeds":["",""]}}');
INSERT INTO event VALUES(55,'1m81c808sagq675w',3,1795342739411,'timed-out',0,'{"idle_ms":9914}');
INSERT INTO event VALUES(56,'1m81c808sagq675w',4,1795342739411,'round-over',NULL,'{"id":"1m81c89yk8camd9c","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"4336","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"1773d9d49b5482e92abeb8c7567bdaf6e1390aa2f0174a6ec36394ac2b301f90","secret":"4336"}}');
INSERT INTO event VALUES(57,'1m81c808sagq675w',5,1795342739411,'finished',NULL,'{"id":"1m81c89yk8camft0","outcome":"loss","winners":[],"points":[0],"reason":"finish"}');
INSERT INTO event VALUES(58,'1m81c808t9hrzy8h',4,1795342739411,'aborted',NULL,'{"reason":"expired"}');
INSERT INTO event VALUES(59,'1m81c808wcq671x2',2,1795342739411,'aborted',NULL,'{"reason":"expired"}');
INSERT INTO event VALUES(60,'1m81c8a453pqw2jc',1,1795342739589,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m81c805f1bdn817","status":"joined"},{"player":"1m81c806ca2x49at","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m81c805f1bdn817","join_code":"QDPV8T","clock":null,"log":2}');
INSERT INTO event VALUES(61,'1m81c8a453pqw2jc',2,1795342739605,'joined',1,'{"player":"1m81c806ca2x49at"}');
INSERT INTO event VALUES(62,'1m81c8a453pqw2jc',3,1795342739605,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m81c805f1bdn817","status":"joined"},{"player":"1m81c806ca2x49at","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(63,'1m81c8a453pqw2jc',4,1795342739607,'resigned',0,'{}');
INSERT INTO event VALUES(64,'1m81c8a453pqw2jc',5,1795342739607,'round-over',NULL,'{"id":"1m81c8a4q1jns938","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":null,"honest":true,"forfeited_by":0,"points":[0,1],"proof":null}');
INSERT INTO event VALUES(65,'1m81c8a453pqw2jc',6,1795342739607,'finished',NULL,'{"id":"1m81c8a4q1jnsnbn","outcome":"win","winners":[1],"points":[0,1],"reason":"resignation"}');
INSERT INTO event VALUES(66,'1m81c8a54awyq5d0',1,1795342739620,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m81c805f1bdn817","status":"joined"},{"player":"1m81c806e72qxm9f","status":"invited"}],"visibility":"public","ranked":true,"creator":"1m81c805f1bdn817","join_code":"YE6V9H","clock":null,"log":2}');
INSERT INTO event VALUES(67,'1m81c8a54awyq5d0',2,1795342739632,'joined',1,'{"player":"1m81c806e72qxm9f"}');
INSERT INTO event VALUES(68,'1m81c8a54awyq5d0',3,1795342739632,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m81c805f1bdn817","status":"joined"},{"player":"1m81c806e72qxm9f","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO event VALUES(69,'1m81c8a54awyq5d0',4,1795342739639,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO event VALUES(70,'1m81c8a54awyq5d0',5,1795342739652,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO event VALUES(71,'1m81c8a54awyq5d0',6,1795342739662,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO event VALUES(72,'1m81c8a54awyq5d0',7,1795342739666,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO event VALUES(73,'1m81c8a54awyq5d0',8,1795342739668,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO event VALUES(74,'1m81c8a54awyq5d0',9,1795342739668,'round-over',NULL,'{"id":"1m81c8a6mcf013pj","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO event VALUES(75,'1m81c8a54awyq5d0',10,1795342739668,'finished',NULL,'{"id":"1m81c8a6mcf0191r","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds"}');
INSERT INTO event VALUES(76,'1m81c8a6p3pak7z2',1,1795342739670,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m81c806e72qxm9f","status":"joined"},{"player":"1m81c806ca2x49at","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m81c806e72qxm9f","join_code":"P3CQXK","clock":null,"log":2,"commitment":"7bb7b4a16e75cc62a0a764686fed7c8e06551d6a09050a0041dd8432130c76d4","client_seeds":["",""],"server_seed":"173ef5f814dc45c1e92fc18422b1b541cde3a205de0740940d1c07c6913c89e5"}');
INSERT INTO event VALUES(77,'1m81c8a6p3pak7z2',2,1795342739671,'joined',1,'{"player":"1m81c806ca2x49at"}');
INSERT INTO event VALUES(78,'1m81c8a6p3pak7z2',3,1795342739671,'round',NULL,'{"number":1,"leader":0,"commitment":"7bb7b4a16e75cc62a0a764686fed7c8e06551d6a09050a0041dd8432130c76d4","points":[0,0],"rules":1,"seats":[{"player":"1m81c806e72qxm9f","status":"joined"},{"player":"1m81c806ca2x49at","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO event VALUES(79,'1m81c8a6p3pak7z2',4,1795342739671,'roll',0,'{"keep":[],"dice":[2,1,2,5,5],"stage":0,"roll":0}');
INSERT INTO event VALUES(80,'1m81c8a6p3pak7z2',5,1795342739674,'score',0,'{"category":"aces","score":1,"bonus":0}');
INSERT INTO event VALUES(81,'1m81c8a6p3pak7z2',6,1795342739674,'roll',1,'{"keep":[],"dice":[2,6,5,2,2],"stage":0,"roll":1}');
INSERT INTO event VALUES(82,'1m81c8a6p3pak7z2',7,1795342739676,'score',1,'{"category":"aces","score":0,"bonus":0}');
INSERT INTO event VALUES(83,'1m81c8a6p3pak7z2',8,1795342739676,'roll',0,'{"keep":[],"dice":[1,2,1,1,5],"stage":0,"roll":2}');
INSERT INTO event VALUES(84,'1m81c8a6p3pak7z2',9,1795342739677,'score',0,'{"category":"twos","score":2,"bonus":0}');
INSERT INTO event VALUES(85,'1m81c8a6p3pak7z2',10,1795342739677,'roll',1,'{"keep":[],"dice":[4,2,2,1,6],"stage":0,"roll":3}');
INSERT INTO event VALUES(86,'1m81c8a6p3pak7z2',11,1795342739678,'score',1,'{"category":"twos","score":4,"bonus":0}');
INSERT INTO event VALUES(87,'1m81c8a6p3pak7z2',12,1795342739678,'roll',0,'{"keep":[],"dice":[3,3,1,3,2],"stage":0,"roll":4}');
INSERT INTO event VALUES(88,'1m81c8a6p3pak7z2',13,1795342739679,'score',0,'{"category":"threes","score":9,"bonus":0}');
INSERT INTO event VALUES(89,'1m81c8a6p3pak7z2',14,1795342739679,'roll',1,'{"keep":[],"dice":[1,1,2,5,5],"stage":0,"roll":5}');
INSERT INTO event VALUES(90,'1m81c8a6p3pak7z2',15,1795342739680,'score',1,'{"category":"threes","score":0,"bonus":0}');
INSERT INTO event VALUES(91,'1m81c8a6p3pak7z2',16,1795342739680,'roll',0,'{"keep":[],"dice":[3,6,5,6,3],"stage":0,"roll":6}');
INSERT INTO event VALUES(92,'1m81c8a6p3pak7z2',17,1795342739681,'score',0,'{"category":"fours","score":0,"bonus":0}');
INSERT INTO event VALUES(93,'1m81c8a6p3pak7z2',18,1795342739681,'roll',1,'{"keep":[],"dice":[4,3,5,6,5],"stage":0,"roll":7}');
INSERT INTO event VALUES(94,'1m81c8a6p3pak7z2',19,1795342739681,'score',1,'{"category":"fours","score":4,"bonus":0}');
INSERT INTO event VALUES(95,'1m81c8a6p3pak7z2',20,1795342739681,'roll',0,'{"keep":[],"dice":[6,6,5,6,3],"stage":0,"roll":8}');
INSERT INTO event VALUES(96,'1m81c8a6p3pak7z2',21,1795342739682,'score',0,'{"category":"fives","score":5,"bonus":0}');
INSERT INTO event VALUES(97,'1m81c8a6p3pak7z2',22,1795342739682,'roll',1,'{"keep":[],"dice":[5,1,1,4,1],"stage":0,"roll":9}');
INSERT INTO event VALUES(98,'1m81c8a6p3pak7z2',23,1795342739687,'score',1,'{"category":"fives","score":5,"bonus":0}');
INSERT INTO event VALUES(99,'1m81c8a6p3pak7z2',24,1795342739687,'roll',0,'{"keep":[],"dice":[6,4,2,6,2],"stage":0,"roll":10}');
INSERT INTO event VALUES(100,'1m81c8a6p3pak7z2',25,1795342739688,'score',0,'{"category":"sixes","score":12,"bonus":0}');
INSERT INTO event VALUES(101,'1m81c8a6p3pak7z2',26,1795342739688,'roll',1,'{"keep":[],"dice":[6,6,1,5,1],"stage":0,"roll":11}');
INSERT INTO event VALUES(102,'1m81c8a6p3pak7z2',27,1795342739689,'score',1,'{"category":"sixes","score":12,"bonus":0}');
INSERT INTO event VALUES(103,'1m81c8a6p3pak7z2',28,1795342739689,'roll',0,'{"keep":[],"dice":[3,1,3,2,4],"stage":0,"roll":12}');
INSERT INTO event VALUES(104,'1m81c8a6p3pak7z2',29,1795342739691,'score',0,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO event VALUES(105,'1m81c8a6p3pak7z2',30,1795342739691,'roll',1,'{"keep":[],"dice":[6,6,6,1,2],"stage":0,"roll":13}');
INSERT INTO event VALUES(106,'1m81c8a6p3pak7z2',31,1795342739691,'score',1,'{"category":"three-of-a-kind","score":21,"bonus":0}');
INSERT INTO event VALUES(107,'1m81c8a6p3pak7z2',32,1795342739691,'roll',0,'{"keep":[],"dice":[6,6,3,4,4],"stage":0,"roll":14}');
INSERT INTO event VALUES(108,'1m81c8a6p3pak7z2',33,1795342739692,'score',0,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO event VALUES(109,'1m81c8a6p3pak7z2',34,1795342739692,'roll',1,'{"keep":[],"dice":[5,3,2,5,1],"stage":0,"roll":15}');
INSERT INTO event VALUES(110,'1m81c8a6p3pak7z2',35,1795342739693,'score',1,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO event VALUES(111,'1m81c8a6p3pak7z2',36,1795342739693,'roll',0,'{"keep":[],"dice":[3,4,6,6,6],"stage":0,"roll":16}');
INSERT INTO event VALUES(112,'1m81c8a6p3pak7z2',37,1795342739693,'score',0,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO event VALUES(113,'1m81c8a6p3pak7z2',38,1795342739693,'roll',1,'{"keep":[],"dice":[3,3,4,5,6],"stage":0,"roll":17}');
INSERT INTO event VALUES(114,'1m81c8a6p3pak7z2',39,1795342739694,'score',1,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO event VALUES(115,'1m81c8a6p3pak7z2',40,1795342739694,'roll',0,'{"keep":[],"dice":[6,5,5,1,4],"stage":0,"roll":18}');
INSERT INTO event VALUES(116,'1m81c8a6p3pak7z2',41,1795342739694,'score',0,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO event VALUES(117,'1m81c8a6p3pak7z2',42,1795342739694,'roll',1,'{"keep":[],"dice":[3,6,3,1,3],"stage":0,"roll":19}');
INSERT INTO event VALUES(118,'1m81c8a6p3pak7z2',43,1795342739695,'score',1,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO event VALUES(119,'1m81c8a6p3pak7z2',44,1795342739695,'roll',0,'{"keep":[],"dice":[5,6,3,6,4],"stage":0,"roll":20}');
INSERT INTO event VALUES(120,'1m81c8a6p3pak7z2',45,1795342739696,'score',0,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO event VALUES(121,'1m81c8a6p3pak7z2',46,1795342739696,'roll',1,'{"keep":[],"dice":[6,1,3,6,2],"stage":0,"roll":21}');
INSERT INTO event VALUES(122,'1m81c8a6p3pak7z2',47,1795342739696,'score',1,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO event VALUES(123,'1m81c8a6p3pak7z2',48,1795342739696,'roll',0,'{"keep":[],"dice":[1,1,2,6,4],"stage":0,"roll":22}');
INSERT INTO event VALUES(124,'1m81c8a6p3pak7z2',49,1795342739697,'score',0,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO event VALUES(125,'1m81c8a6p3pak7z2',50,1795342739697,'roll',1,'{"keep":[],"dice":[6,5,2,4,5],"stage":0,"roll":23}');
INSERT INTO event VALUES(126,'1m81c8a6p3pak7z2',51,1795342739698,'score',1,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO event VALUES(127,'1m81c8a6p3pak7z2',52,1795342739698,'roll',0,'{"keep":[],"dice":[1,3,3,2,3],"stage":0,"roll":24}');
INSERT INTO event VALUES(128,'1m81c8a6p3pak7z2',53,1795342739698,'score',0,'{"category":"chance","score":12,"bonus":0}');
INSERT INTO event VALUES(129,'1m81c8a6p3pak7z2',54,1795342739698,'roll',1,'{"keep":[],"dice":[4,1,6,5,6],"stage":0,"roll":25}');
INSERT INTO event VALUES(130,'1m81c8a6p3pak7z2',55,1795342739699,'score',1,'{"category":"chance","score":22,"bonus":0}');
INSERT INTO event VALUES(131,'1m81c8a6p3pak7z2',56,1795342739699,'round-over',NULL,'{"id":"1m81c8a7ke5ehcza","round":1,"leader":0,"winners":[1],"cards":[{"seat":0,"boxes":{"aces":1,"twos":2,"threes":9,"fours":0,"fives":5,"sixes":12,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":12},"upper_total":29,"upper_bonus":0,"yahtzee_bonus":0,"total":41},{"seat":1,"boxes":{"aces":0,"twos":4,"threes":0,"fours":4,"fives":5,"sixes":12,"three-of-a-kind":21,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":22},"upper_total":25,"upper_bonus":0,"yahtzee_bonus":0,"total":68}],"forfeited":[],"forfeited_by":null,"points":[41,68],"proof":null}');
INSERT INTO event VALUES(132,'1m81c8a6p3pak7z2',57,1795342739699,'finished',NULL,'{"id":"1m81c8a7ke5ej8fs","outcome":"win","winners":[1],"points":[41,68],"reason":"rounds","proof":{"server_seed":"173ef5f814dc45c1e92fc18422b1b541cde3a205de0740940d1c07c6913c89e5","client_seeds":["",""]}}');
INSERT INTO event VALUES(133,'1m81c8a7m4pdeccy',1,1795342739700,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m81c8a7m4pdeb4a","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m81c8a7m4pdeb4a","join_code":null,"clock":null,"log":2}');
INSERT INTO event VALUES(134,'1m81c8a7m4pdeccy',2,1795342739700,'round',NULL,'{"number":1,"leader":null,"commitment":"6eb3dddf30432633e9dd1c0ab244b441ce6c11eb39b8b2bb01883a969d77ab09","points":[0],"rules":2,"seats":[{"player":"1m81c8a7m4pdeb4a","status":"joined"}],"rounds":0,"deal":{"nonce":"63103daec553b3181bb11b2042b895a4d04c035c80ef0ccdd198f1180ceff2f7","secret":"1763"},"carry":null}');
INSERT INTO event VALUES(135,'1m81c8a7m4pdeccy',3,1795342739702,'guess',0,'{"attempt":1,"code":"0123","bulls":1,"cows":1,"solved":false}');
INSERT INTO event VALUES(136,'1m81c8a7m4pdeccy',4,1795342739708,'guess',0,'{"attempt":2,"code":"0245","bulls":0,"cows":0,"solved":false}');
INSERT INTO event VALUES(137,'1m81c8a7m4pdeccy',5,1795342739710,'guess',0,'{"attempt":3,"code":"1673","bulls":2,"cows":2,"solved":false}');
INSERT INTO event VALUES(138,'1m81c8a7m4pdeccy',6,1795342739711,'guess',0,'{"attempt":4,"code":"1763","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES(139,'1m81c8a7m4pdeccy',7,1795342739711,'round-over',NULL,'{"id":"1m81c8a7za8dds8c","round":1,"leader":null,"attempts":4,"solved":true,"solver":0,"secret":"1763","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"63103daec553b3181bb11b2042b895a4d04c035c80ef0ccdd198f1180ceff2f7","secret":"1763"}}');
INSERT INTO event VALUES(140,'1m81c8a7m4pdeccy',8,1795342739712,'finished',NULL,'{"id":"1m81c8a80b8ejerd","outcome":"win","winners":[0],"points":[1],"reason":"finish"}');
INSERT INTO event VALUES(141,'1m81c8a811kaynby',1,1795342739713,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m81c805f1bdn817","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m81c805f1bdn817","join_code":null,"clock":null,"log":2}');
INSERT INTO event VALUES(142,'1m81c8a811kaynby',2,1795342739713,'round',NULL,'{"number":1,"leader":null,"commitment":"b0ad8cb4e2f51ee6cea9ce8a6c9d1e1f2dd5c7694720a1420401aa5706ee6b58","points":[0],"rules":2,"seats":[{"player":"1m81c805f1bdn817","status":"joined"}],"rounds":1,"deal":{"nonce":"4318073f794ed22c71460d50954df81659c1faad89c9847fc778d94da1c79d3c","secret":"1252"},"carry":null}');
INSERT INTO event VALUES(143,'1m81c8a811kaynby',3,1795342739714,'resigned',0,'{}');
INSERT INTO event VALUES(144,'1m81c8a811kaynby',4,1795342739714,'round-over',NULL,'{"id":"1m81c8a8287sdvcz","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"1252","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"4318073f794ed22c71460d50954df81659c1faad89c9847fc778d94da1c79d3c","secret":"1252"}}');
INSERT INTO event VALUES(145,'1m81c8a811kaynby',5,1795342739714,'finished',NULL,'{"id":"1m81c8a8287sehcz","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO event VALUES(146,'1m81c8a83f948fvc',1,1795342739715,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m81c806ca2x49at","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m81c806ca2x49at","join_code":null,"clock":null,"log":2}');
INSERT INTO event VALUES(147,'1m81c8a83f948fvc',2,1795342739715,'round',NULL,'{"number":1,"leader":null,"commitment":"d99bc2c55b5d631b7022196fdce739e7cef28cfc67a10494fde0d3058b8c4c63","points":[0],"rules":2,"seats":[{"player":"1m81c806ca2x49at","status":"joined"}],"rounds":1,"deal":{"nonce":"ec9ca8af6d794e60c8816101b1fd8b6c77f756f9c9b89bc162b178d0aa53954d","secret":"6047"},"carry":null}');
INSERT INTO event VALUES(148,'1m81c8a83f948fvc',3,1795342739716,'guess',0,'{"attempt":1,"code":"0123","bulls":0,"cows":1,"solved":false}');
INSERT INTO event VALUES(149,'1m81c8a83f948fvc',4,1795342739723,'guess',0,'{"attempt":2,"code":"1456","bulls":0,"cows":2,"solved":false}');
INSERT INTO event VALUES(150,'1m81c8a83f948fvc',5,1795342739727,'guess',0,'{"attempt":3,"code":"2547","bulls":2,"cows":0,"solved":false}');
INSERT INTO event VALUES(151,'1m81c8a83f948fvc',6,1795342739728,'guess',0,'{"attempt":4,"code":"2568","bulls":0,"cows":1,"solved":false}');
INSERT INTO event VALUES(152,'1m81c8a83f948fvc',7,1795342739730,'guess',0,'{"attempt":5,"code":"3647","bulls":2,"cows":1,"solved":false}');
INSERT INTO event VALUES(153,'1m81c8a83f948fvc',8,1795342739731,'guess',0,'{"attempt":6,"code":"6047","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES(154,'1m81c8a83f948fvc',9,1795342739732,'round-over',NULL,'{"id":"1m81c8a8m22hpx8k","round":1,"leader":null,"attempts":6,"solved":true,"solver":0,"secret":"6047","honest":true,"forfeited_by":null,"points":[1],"proof":{"nonce":"ec9ca8af6d794e60c8816101b1fd8b6c77f756f9c9b89bc162b178d0aa53954d","secret":"6047"}}');
INSERT INTO event VALUES(155,'1m81c8a83f948fvc',10,1795342739732,'finished',NULL,'{"id":"1m81c8a8m22hqjnd","outcome":"win","winners":[0],"points":[1],"reason":"rounds"}');
INSERT INTO event VALUES(156,'1m81c8a8ncwqz2qg',1,1795342739733,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m81c805f1bdn817","status":"joined"},{"player":"1m81c806ca2x49at","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m81c805f1bdn817","join_code":"T8AS3W","clock":{"turn_seconds":1,"bot_turn_seconds":1},"log":2}');
INSERT INTO event VALUES(157,'1m81c8a8ncwqz2qg',2,1795342739735,'joined',1,'{"player":"1m81c806ca2x49at"}');
INSERT INTO event VALUES(158,'1m81c8a8ncwqz2qg',3,1795342739735,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m81c805f1bdn817","status":"joined"},{"player":"1m81c806ca2x49at","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(159,'1m81c8a8ncwqz2qg',4,1795342739736,'secret',0,'{"code":"1234","nonce":"a50243d9ddfda76272d5806228493051e97c6b4144912b90ba0267bd2537096a","commitment":"a1747614003767166823b666a282adc8d83df559c92d0e78174ff1500ec8acd6"}');
INSERT INTO event VALUES(160,'1m81c8a8ncwqz2qg',5,1795342739739,'guess',1,'{"attempt":1,"code":"5678","bulls":0,"cows":0,"solved":false}');
INSERT INTO event VALUES(161,'1m81c8a8ncwqz2qg',6,1795342740789,'timed-out',1,'{}');
INSERT INTO event VALUES(162,'1m81c8a8ncwqz2qg',7,1795342740789,'round-over',NULL,'{"id":"1m81c8b9napsq76n","round":1,"leader":0,"attempts":1,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":1,"points":[1,0],"proof":{"nonce":"a50243d9ddfda76272d5806228493051e97c6b4144912b90ba0267bd2537096a","secret":"1234"}}');
INSERT INTO event VALUES(163,'1m81c8d6r7smeehf',1,1795342742744,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m81c8d6q4hzgxqd","status":"joined"},{"player":"1m81c805f1bdn817","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m81c8d6q4hzgxqd","join_code":"K5VTKW","clock":null,"log":2}');
INSERT INTO event VALUES(164,'1m81c8d6r7smeehf',2,1795342742745,'joined',1,'{"player":"1m81c805f1bdn817"}');
INSERT INTO event VALUES(165,'1m81c8d6r7smeehf',3,1795342742745,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m81c8d6q4hzgxqd","status":"joined"},{"player":"1m81c805f1bdn817","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO event VALUES(166,'1m81c8d6r7smeehf',4,1795342742746,'resigned',0,'{}');
INSERT INTO event VALUES(167,'1m81c8d6r7smeehf',5,1795342742746,'round-over',NULL,'{"id":"1m81c8d6td25spyp","round":1,"leader":0,"moves":0,"winner":1,"winning_line":null,"forfeited_by":0,"points":[0,1],"proof":null}');
INSERT INTO event VALUES(168,'1m81c8d6r7smeehf',6,1795342742746,'finished',NULL,'{"id":"1m81c8d6td25t03r","outcome":"win","winners":[1],"points":[0,1],"reason":"resignation"}');
INSERT INTO event VALUES(169,'1m81c8d6x34zf44m',1,1795342742749,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m81c805f1bdn817","status":"joined"},{"player":"000000000t4atnvd","status":"joined","bot":"random"}],"visibility":"private","ranked":true,"creator":"1m81c805f1bdn817","join_code":null,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":2}');
INSERT INTO event VALUES(170,'1m81c8d6x34zf44m',2,1795342742749,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m81c805f1bdn817","status":"joined"},{"player":"000000000t4atnvd","status":"joined","bot":"random"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO event VALUES(171,'1m81c8d6x34zf44m',3,1795342742751,'resigned',0,'{}');
INSERT INTO event VALUES(172,'1m81c8d6x34zf44m',4,1795342742751,'round-over',NULL,'{"id":"1m81c8d6zfpwdtj5","round":1,"leader":0,"moves":0,"winner":1,"winning_line":null,"forfeited_by":0,"points":[0,1],"proof":null}');
INSERT INTO event VALUES(173,'1m81c8d6x34zf44m',5,1795342742751,'finished',NULL,'{"id":"1m81c8d6zfpwfm89","outcome":"win","winners":[1],"points":[0,1],"reason":"resignation"}');
INSERT INTO event VALUES(174,'1m81c8fp04h2yhcd',1,1795342745280,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m81c805f1bdn817","status":"joined"},{"player":"1m81c806ca2x49at","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m81c805f1bdn817","join_code":"KGWC2F","clock":null,"log":2}');
INSERT INTO event VALUES(175,'1m81c8fp04h2yhcd',2,1795342745283,'joined',1,'{"player":"1m81c806ca2x49at"}');
INSERT INTO event VALUES(176,'1m81c8fp04h2yhcd',3,1795342745283,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m81c805f1bdn817","status":"joined"},{"player":"1m81c806ca2x49at","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO event VALUES(177,'1m81c8fp04h2yhcd',4,1795342745288,'secret',0,'{"code":"1234","nonce":"8e95616298fc38da760b0536ffccd9cd9052553e709d70a10bd535501fa7b3f9","commitment":"2ff3dfa8ef3156c26e8ebeb918efdc872d3fe6882479a31c93e7b13b21f753ee"}');
INSERT INTO event VALUES(178,'1m81c8fp04h2yhcd',5,1795342745295,'guess',1,'{"attempt":1,"code":"5678","bulls":0,"cows":0,"solved":false}');
INSERT INTO event VALUES(179,'1m81c8fpmffydxc7',1,1795342745300,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":null,"hints":false},"seats":[{"player":"1m81c805f1bdn817","status":"joined"},{"player":"1m81c806ca2x49at","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m81c805f1bdn817","join_code":"7HVQQE","clock":null,"log":2}');
INSERT INTO event VALUES(180,'1m81c8fpmffydxc7',2,1795342745308,'joined',1,'{"player":"1m81c806ca2x49at"}');
INSERT INTO event VALUES(181,'1m81c8fpmffydxc7',3,1795342745308,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m81c805f1bdn817","status":"joined"},{"player":"1m81c806ca2x49at","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO event VALUES(182,'1m81c8fpmffydxc7',4,1795342745319,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO event VALUES(183,'1m81c8fpmffydxc7',5,1795342745330,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO event VALUES(184,'1m81c8fpmffydxc7',6,1795342745338,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO event VALUES(185,'1m81c8fpmffydxc7',7,1795342745342,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO event VALUES(186,'1m81c8fpmffydxc7',8,1795342745344,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO event VALUES(187,'1m81c8fpmffydxc7',9,1795342745344,'round-over',NULL,'{"id":"1m81c8fr0b4vk8hv","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO event VALUES(188,'1m81c8fpmffydxc7',10,1795342745354,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[1,0],"rules":1,"seats":[{"player":"1m81c805f1bdn817","status":"joined"},{"player":"1m81c806ca2x49at","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO event VALUES(189,'1m81c8fpmffydxc7',11,1795342745362,'move',1,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO event VALUES(190,'1m81c8frmc18vycy',1,1795342745364,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":null,"hints":false},"seats":[{"player":"1m81c806ca2x49at","status":"joined"},{"player":"1m81c806e72qxm9f","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m81c806ca2x49at","join_code":"EZFDM4","clock":null,"log":2}');
INSERT INTO event VALUES(191,'1m81c8frmc18vycy',2,1795342745365,'joined',1,'{"player":"1m81c806e72qxm9f"}');
INSERT INTO event VALUES(192,'1m81c8frmc18vycy',3,1795342745365,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m81c806ca2x49at","status":"joined"},{"player":"1m81c806e72qxm9f","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO event VALUES(193,'1m81c8frmc18vycy',4,1795342745371,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO event VALUES(194,'1m81c8frmc18vycy',5,1795342745372,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO event VALUES(195,'1m81c8frmc18vycy',6,1795342745379,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO event VALUES(196,'1m81c8frmc18vycy',7,1795342745383,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO event VALUES(197,'1m81c8frmc18vycy',8,1795342745393,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO event VALUES(198,'1m81c8frmc18vycy',9,1795342745393,'round-over',NULL,'{"id":"1m81c8fshcmey97g","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO event VALUES(199,'1m81c8fss6eytwve',1,1795342745401,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m81c805f1bdn817","status":"joined"},{"player":"1m81c806ca2x49at","status":"invited"},{"player":"1m81c806e72qxm9f","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m81c805f1bdn817","join_code":"8BVXG7","clock":null,"log":2}');
INSERT INTO event VALUES(200,'1m81c8fss6eytwve',2,1795342745408,'joined',1,'{"player":"1m81c806ca2x49at"}');
INSERT INTO event VALUES(201,'1m81c8fss6eytwve',3,1795342745415,'joined',2,'{"player":"1m81c806e72qxm9f"}');
INSERT INTO event VALUES(202,'1m81c8fss6eytwve',4,1795342745415,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":2,"seats":[{"player":"1m81c805f1bdn817","status":"joined"},{"player":"1m81c806ca2x49at","status":"joined"},{"player":"1m81c806e72qxm9f","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO event VALUES(203,'1m81c8fteek6thez',1,1795342745422,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":null,"await_client_seed":false,"hints":false},"seats":[{"player":"1m81c806ca2x49at","status":"joined"},{"player":"1m81c805f1bdn817","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m81c806ca2x49at","join_code":"NT7QS5","clock":null,"log":2,"commitment":"98085a87114c48c1b39a27ac92f6fa3c175c110908706eaedd0a2dca26f66442","client_seeds":["",""],"server_seed":"6dc3180fcb7648d90833b67550b77799da6a18717bc6e7f1a276b048a0964fea"}');
INSERT INTO event VALUES(204,'1m81c8fteek6thez',2,1795342745428,'joined',1,'{"player":"1m81c805f1bdn817"}');
INSERT INTO event VALUES(205,'1m81c8fteek6thez',3,1795342745428,'round',NULL,'{"number":1,"leader":0,"commitment":"98085a87114c48c1b39a27ac92f6fa3c175c110908706eaedd0a2dca26f66442","points":[0,0],"rules":1,"seats":[{"player":"1m81c806ca2x49at","status":"joined"},{"player":"1m81c805f1bdn817","status":"joined"}],"rounds":0,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO event VALUES(206,'1m81c8fteek6thez',4,1795342745428,'roll',0,'{"keep":[],"dice":[1,1,4,2,5],"stage":0,"roll":0}');
INSERT INTO event VALUES(207,'1m81c8ftr6ga2as1',1,1795342745432,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m81c806e72qxm9f","status":"joined"}],"visibility":"private","ranked":false,"creator":"1m81c806e72qxm9f","join_code":null,"clock":null,"log":2}');
INSERT INTO event VALUES(208,'1m81c8ftr6ga2as1',2,1795342745432,'round',NULL,'{"number":1,"leader":null,"commitment":"7c5623024691fa3801f8ee094bb5c37c0a1d55fad5f10559c5350c3333cc2217","points":[0],"rules":2,"seats":[{"player":"1m81c806e72qxm9f","status":"joined"}],"rounds":0,"deal":{"nonce":"ae9e073aba0095d58a01a0308846369e06294ee663e7369efa142e6b4bbcf692","secret":"2462"},"carry":null}');
INSERT INTO event VALUES(209,'1m81c8fv78ybr2ep',1,1795342745447,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m81c805f1bdn817","status":"joined"},{"player":"1m81c806ca2x49at","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m81c805f1bdn817","join_code":"A6GFYF","clock":null,"log":2}');
INSERT INTO event VALUES(210,'1m81c8fv78ybr2ep',2,1795342745452,'joined',1,'{"player":"1m81c806ca2x49at"}');
INSERT INTO event VALUES(211,'1m81c8fv78ybr2ep',3,1795342745452,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m81c805f1bdn817","status":"joined"},{"player":"1m81c806ca2x49at","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(212,'1m81c8fvz7twy18h',1,1795342745471,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m81c805f1bdn817","status":"joined"},{"player":"1m81c806ca2x49at","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m81c805f1bdn817","join_code":"683468","clock":{"turn_seconds":3600,"bot_turn_seconds":1},"log":2}');
INSERT INTO event VALUES(213,'1m81c8fvz7twy18h',2,1795342745476,'joined',1,'{"player":"1m81c806ca2x49at"}');
INSERT INTO event VALUES(214,'1m81c8fvz7twy18h',3,1795342745476,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":2,"seats":[{"player":"1m81c805f1bdn817","status":"joined"},{"player":"1m81c806ca2x49at","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
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
INSERT INTO standing VALUES('bulls-and-cows','1m81c805f1bdn817',3,0,X'0002000002000000000000000000000080d0eb88c06802000002000000000000000000000080b0ba9abc6802000002000000000000000000000080a0bfc6b268020000020000000000000000000000',1337.6891060937023212,290.31896371798046629,0.059999675372338141798,1795342739607);
INSERT INTO standing VALUES('bulls-and-cows','1m81c806ca2x49at',6,0,X'0004040000c0b80202c0a907c0a9070404a8a4a1acc068a8a4a1acc068a8a4a1acc068a8a4a1acc068a8a4a1acc06880d0eb88c06804040000c0b80202c0a907c0a9070404a8a4a1acc068a8a4a1acc068a8a4a1acc068a8a4a1acc068a8a4a1acc06880b0ba9abc6804040000c0b80202c0a907c0a9070404a8a4a1acc068a8a4a1acc068a8a4a1acc068a8a4a1acc068a8a4a1acc06880a0bfc6b26804040000c0b80202c0a907c0a9070404a8a4a1acc068a8a4a1acc068a8a4a1acc068a8a4a1acc068a8a4a1acc068',1662.3108939062976787,290.31896371798046629,0.059999675372338141798,1795342739607);
INSERT INTO standing VALUES('bulls-and-cows','1m81c8a7m4pdeb4a',5,0,X'0002020000a09c010280f10480f1040202fea3a1acc068fea3a1acc068fea3a1acc068fea3a1acc068fea3a1acc06880d0eb88c06802020000a09c010280f10480f1040202fea3a1acc068fea3a1acc068fea3a1acc068fea3a1acc068fea3a1acc06880b0ba9abc6802020000a09c010280f10480f1040202fea3a1acc068fea3a1acc068fea3a1acc068fea3a1acc068fea3a1acc06880a0bfc6b26802020000a09c010280f10480f1040202fea3a1acc068fea3a1acc068fea3a1acc068fea3a1acc068fea3a1acc068',NULL,NULL,NULL,NULL);
INSERT INTO standing VALUES('mastermind','1m81c805f1bdn817',1,0,X'00020000020002a0ef0fa0ef0f0000000084a4a1acc06884a4a1acc0680080d0eb88c068020000020002a0ef0fa0ef0f0000000084a4a1acc06884a4a1acc0680080b0ba9abc68020000020002a0ef0fa0ef0f0000000084a4a1acc06884a4a1acc0680080a0bfc6b268020000020002a0ef0fa0ef0f0000000084a4a1acc06884a4a1acc06800',NULL,NULL,NULL,NULL);
INSERT INTO standing VALUES('tic-tac-toe','000000000t4atnvd',8,0,X'0002020000a09c010000000202bed3a1acc068bed3a1acc0680000bed3a1acc06880d0eb88c06802020000a09c010000000202bed3a1acc068bed3a1acc0680000bed3a1acc06880b0ba9abc6802020000a09c010000000202bed3a1acc068bed3a1acc0680000bed3a1acc06880a0bfc6b26802020000a09c010000000202bed3a1acc068bed3a1acc0680000bed3a1acc068',1731.8848989957787124,286.92720976931991572,0.060000365571797276142,1795342742751);
INSERT INTO standing VALUES('tic-tac-toe','1m81c805f1bdn817',7,0,X'0004020002a09c010000000002a8a3a1acc068a8a3a1acc0680000a8a3a1acc06880d0eb88c06804020002a09c010000000002a8a3a1acc068a8a3a1acc0680000a8a3a1acc06880b0ba9abc6804020002a09c010000000002a8a3a1acc068a8a3a1acc0680000a8a3a1acc06880a0bfc6b26804020002a09c010000000002a8a3a1acc068a8a3a1acc0680000a8a3a1acc068',1497.4508523142274043,256.34517473381350782,0.060000161463078835466,1795342742751);
INSERT INTO standing VALUES('tic-tac-toe','1m81c806e72qxm9f',4,0,X'0002000002000000000000000000000080d0eb88c06802000002000000000000000000000080b0ba9abc6802000002000000000000000000000080a0bfc6b268020000020000000000000000000000',1337.6891060937023212,290.31896371798046629,0.059999675372338141798,1795342739668);
CREATE TABLE rating_pair (
    ruleset TEXT    NOT NULL,
    a       TEXT    NOT NULL, -- the player whose id is the smaller
    b       TEXT    NOT NULL,
    day     INTEGER NOT NULL, -- its beginning
    games   INTEGER NOT NULL,
    PRIMARY KEY (ruleset, a, b)
) STRICT, WITHOUT ROWID;
INSERT INTO rating_pair VALUES('bulls-and-cows','1m81c805f1bdn817','1m81c806ca2x49at',1795305600000,1);
INSERT INTO rating_pair VALUES('tic-tac-toe','000000000t4atnvd','1m81c805f1bdn817',1795305600000,1);
INSERT INTO rating_pair VALUES('tic-tac-toe','1m81c805f1bdn817','1m81c806e72qxm9f',1795305600000,1);
CREATE TABLE keepsake (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB    NOT NULL CHECK (length(key) = 32)
) STRICT;
INSERT INTO keepsake VALUES(1,X'bab1fdc227a10da0ddef88f7771ee0d14dfae5ca99923ac510639ff7c299da9a');
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
CREATE TABLE player_event (
    player   TEXT    NOT NULL,
    seq      INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the player
    at       INTEGER NOT NULL,
    kind     TEXT    NOT NULL,                 -- invited, joined, declined, turn, round-over, finished, rematch, aborted
    game     TEXT    NOT NULL,
    game_seq INTEGER NOT NULL,                 -- the game's event that it is about
    PRIMARY KEY (player, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO player_event VALUES('1m81c805f1bdn817',1,1795342729441,'joined','1m81c806h76ay24z',2);
INSERT INTO player_event VALUES('1m81c805f1bdn817',2,1795342729441,'turn','1m81c806h76ay24z',3);
INSERT INTO player_event VALUES('1m81c805f1bdn817',3,1795342729472,'joined','1m81c807w941wfky',2);
INSERT INTO player_event VALUES('1m81c805f1bdn817',4,1795342729472,'turn','1m81c807w941wfky',3);
INSERT INTO player_event VALUES('1m81c805f1bdn817',5,1795342729478,'turn','1m81c807w941wfky',5);
INSERT INTO player_event VALUES('1m81c805f1bdn817',6,1795342729480,'turn','1m81c807w941wfky',7);
INSERT INTO player_event VALUES('1m81c805f1bdn817',7,1795342729480,'round-over','1m81c807w941wfky',9);
INSERT INTO player_event VALUES('1m81c805f1bdn817',8,1795342729483,'turn','1m81c807w941wfky',11);
INSERT INTO player_event VALUES('1m81c805f1bdn817',9,1795342729493,'joined','1m81c808m509ceyf',2);
INSERT INTO player_event VALUES('1m81c805f1bdn817',10,1795342729494,'joined','1m81c808m509ceyf',3);
INSERT INTO player_event VALUES('1m81c805f1bdn817',11,1795342729494,'turn','1m81c808m509ceyf',4);
INSERT INTO player_event VALUES('1m81c805f1bdn817',12,1795342729495,'invited','1m81c808q8gsedc0',1);
INSERT INTO player_event VALUES('1m81c805f1bdn817',13,1795342729499,'joined','1m81c808t9hrzy8h',2);
INSERT INTO player_event VALUES('1m81c805f1bdn817',14,1795342729499,'turn','1m81c808t9hrzy8h',3);
INSERT INTO player_event VALUES('1m81c805f1bdn817',15,1795342734398,'round-over','1m81c806h76ay24z',7);
INSERT INTO player_event VALUES('1m81c805f1bdn817',16,1795342734398,'finished','1m81c806h76ay24z',8);
INSERT INTO player_event VALUES('1m81c805f1bdn817',17,1795342734398,'round-over','1m81c807w941wfky',13);
INSERT INTO player_event VALUES('1m81c805f1bdn817',18,1795342734398,'finished','1m81c807w941wfky',14);
INSERT INTO player_event VALUES('1m81c805f1bdn817',19,1795342734398,'round-over','1m81c808m509ceyf',6);
INSERT INTO player_event VALUES('1m81c805f1bdn817',20,1795342734398,'finished','1m81c808m509ceyf',7);
INSERT INTO player_event VALUES('1m81c805f1bdn817',21,1795342739411,'round-over','1m81c808q8gsedc0',8);
INSERT INTO player_event VALUES('1m81c805f1bdn817',22,1795342739411,'finished','1m81c808q8gsedc0',9);
INSERT INTO player_event VALUES('1m81c805f1bdn817',23,1795342739411,'aborted','1m81c808t9hrzy8h',4);
INSERT INTO player_event VALUES('1m81c805f1bdn817',24,1795342739411,'aborted','1m81c808wcq671x2',2);
INSERT INTO player_event VALUES('1m81c805f1bdn817',25,1795342739605,'joined','1m81c8a453pqw2jc',2);
INSERT INTO player_event VALUES('1m81c805f1bdn817',26,1795342739605,'turn','1m81c8a453pqw2jc',3);
INSERT INTO player_event VALUES('1m81c805f1bdn817',27,1795342739607,'finished','1m81c8a453pqw2jc',6);
INSERT INTO player_event VALUES('1m81c805f1bdn817',28,1795342739632,'joined','1m81c8a54awyq5d0',2);
INSERT INTO player_event VALUES('1m81c805f1bdn817',29,1795342739632,'turn','1m81c8a54awyq5d0',3);
INSERT INTO player_event VALUES('1m81c805f1bdn817',30,1795342739652,'turn','1m81c8a54awyq5d0',5);
INSERT INTO player_event VALUES('1m81c805f1bdn817',31,1795342739666,'turn','1m81c8a54awyq5d0',7);
INSERT INTO player_event VALUES('1m81c805f1bdn817',32,1795342739668,'round-over','1m81c8a54awyq5d0',9);
INSERT INTO player_event VALUES('1m81c805f1bdn817',33,1795342739668,'finished','1m81c8a54awyq5d0',10);
INSERT INTO player_event VALUES('1m81c805f1bdn817',34,1795342739735,'joined','1m81c8a8ncwqz2qg',2);
INSERT INTO player_event VALUES('1m81c805f1bdn817',35,1795342739735,'turn','1m81c8a8ncwqz2qg',3);
INSERT INTO player_event VALUES('1m81c805f1bdn817',36,1795342740789,'round-over','1m81c8a8ncwqz2qg',7);
INSERT INTO player_event VALUES('1m81c805f1bdn817',37,1795342742744,'invited','1m81c8d6r7smeehf',1);
INSERT INTO player_event VALUES('1m81c805f1bdn817',38,1795342742746,'round-over','1m81c8d6r7smeehf',5);
INSERT INTO player_event VALUES('1m81c805f1bdn817',39,1795342742746,'finished','1m81c8d6r7smeehf',6);
INSERT INTO player_event VALUES('1m81c805f1bdn817',40,1795342742751,'finished','1m81c8d6x34zf44m',5);
INSERT INTO player_event VALUES('1m81c805f1bdn817',41,1795342745283,'joined','1m81c8fp04h2yhcd',2);
INSERT INTO player_event VALUES('1m81c805f1bdn817',42,1795342745283,'turn','1m81c8fp04h2yhcd',3);
INSERT INTO player_event VALUES('1m81c805f1bdn817',43,1795342745308,'joined','1m81c8fpmffydxc7',2);
INSERT INTO player_event VALUES('1m81c805f1bdn817',44,1795342745308,'turn','1m81c8fpmffydxc7',3);
INSERT INTO player_event VALUES('1m81c805f1bdn817',45,1795342745330,'turn','1m81c8fpmffydxc7',5);
INSERT INTO player_event VALUES('1m81c805f1bdn817',46,1795342745342,'turn','1m81c8fpmffydxc7',7);
INSERT INTO player_event VALUES('1m81c805f1bdn817',47,1795342745344,'round-over','1m81c8fpmffydxc7',9);
INSERT INTO player_event VALUES('1m81c805f1bdn817',48,1795342745362,'turn','1m81c8fpmffydxc7',11);
INSERT INTO player_event VALUES('1m81c805f1bdn817',49,1795342745408,'joined','1m81c8fss6eytwve',2);
INSERT INTO player_event VALUES('1m81c805f1bdn817',50,1795342745415,'joined','1m81c8fss6eytwve',3);
INSERT INTO player_event VALUES('1m81c805f1bdn817',51,1795342745415,'turn','1m81c8fss6eytwve',4);
INSERT INTO player_event VALUES('1m81c805f1bdn817',52,1795342745422,'invited','1m81c8fteek6thez',1);
INSERT INTO player_event VALUES('1m81c805f1bdn817',53,1795342745452,'joined','1m81c8fv78ybr2ep',2);
INSERT INTO player_event VALUES('1m81c805f1bdn817',54,1795342745452,'turn','1m81c8fv78ybr2ep',3);
INSERT INTO player_event VALUES('1m81c805f1bdn817',55,1795342745476,'joined','1m81c8fvz7twy18h',2);
INSERT INTO player_event VALUES('1m81c805f1bdn817',56,1795342745476,'turn','1m81c8fvz7twy18h',3);
INSERT INTO player_event VALUES('1m81c806ca2x49at',1,1795342729425,'invited','1m81c806h76ay24z',1);
INSERT INTO player_event VALUES('1m81c806ca2x49at',2,1795342729452,'turn','1m81c806h76ay24z',4);
INSERT INTO player_event VALUES('1m81c806ca2x49at',3,1795342729468,'invited','1m81c807w941wfky',1);
INSERT INTO player_event VALUES('1m81c806ca2x49at',4,1795342729477,'turn','1m81c807w941wfky',4);
INSERT INTO player_event VALUES('1m81c806ca2x49at',5,1795342729479,'turn','1m81c807w941wfky',6);
INSERT INTO player_event VALUES('1m81c806ca2x49at',6,1795342729480,'round-over','1m81c807w941wfky',9);
INSERT INTO player_event VALUES('1m81c806ca2x49at',7,1795342729481,'turn','1m81c807w941wfky',10);
INSERT INTO player_event VALUES('1m81c806ca2x49at',8,1795342729485,'joined','1m81c808ce5ym86t',2);
INSERT INTO player_event VALUES('1m81c806ca2x49at',9,1795342729485,'turn','1m81c808ce5ym86t',3);
INSERT INTO player_event VALUES('1m81c806ca2x49at',10,1795342729488,'turn','1m81c808ce5ym86t',5);
INSERT INTO player_event VALUES('1m81c806ca2x49at',11,1795342729490,'turn','1m81c808ce5ym86t',7);
INSERT INTO player_event VALUES('1m81c806ca2x49at',12,1795342729491,'round-over','1m81c808ce5ym86t',9);
INSERT INTO player_event VALUES('1m81c806ca2x49at',13,1795342729492,'invited','1m81c808m509ceyf',1);
INSERT INTO player_event VALUES('1m81c806ca2x49at',14,1795342729494,'joined','1m81c808m509ceyf',3);
INSERT INTO player_event VALUES('1m81c806ca2x49at',15,1795342729496,'joined','1m81c808q8gsedc0',2);
INSERT INTO player_event VALUES('1m81c806ca2x49at',16,1795342729496,'turn','1m81c808q8gsedc0',4);
INSERT INTO player_event VALUES('1m81c806ca2x49at',17,1795342729498,'invited','1m81c808t9hrzy8h',1);
INSERT INTO player_event VALUES('1m81c806ca2x49at',18,1795342734398,'round-over','1m81c806h76ay24z',7);
INSERT INTO player_event VALUES('1m81c806ca2x49at',19,1795342734398,'finished','1m81c806h76ay24z',8);
INSERT INTO player_event VALUES('1m81c806ca2x49at',20,1795342734398,'round-over','1m81c807w941wfky',13);
INSERT INTO player_event VALUES('1m81c806ca2x49at',21,1795342734398,'finished','1m81c807w941wfky',14);
INSERT INTO player_event VALUES('1m81c806ca2x49at',22,1795342734398,'finished','1m81c808ce5ym86t',10);
INSERT INTO player_event VALUES('1m81c806ca2x49at',23,1795342734398,'round-over','1m81c808m509ceyf',6);
INSERT INTO player_event VALUES('1m81c806ca2x49at',24,1795342734398,'finished','1m81c808m509ceyf',7);
INSERT INTO player_event VALUES('1m81c806ca2x49at',25,1795342739411,'round-over','1m81c808q8gsedc0',8);
INSERT INTO player_event VALUES('1m81c806ca2x49at',26,1795342739411,'finished','1m81c808q8gsedc0',9);
INSERT INTO player_event VALUES('1m81c806ca2x49at',27,1795342739411,'aborted','1m81c808t9hrzy8h',4);
INSERT INTO player_event VALUES('1m81c806ca2x49at',28,1795342739589,'invited','1m81c8a453pqw2jc',1);
INSERT INTO player_event VALUES('1m81c806ca2x49at',29,1795342739607,'round-over','1m81c8a453pqw2jc',5);
INSERT INTO player_event VALUES('1m81c806ca2x49at',30,1795342739607,'finished','1m81c8a453pqw2jc',6);
INSERT INTO player_event VALUES('1m81c806ca2x49at',31,1795342739670,'invited','1m81c8a6p3pak7z2',1);
INSERT INTO player_event VALUES('1m81c806ca2x49at',32,1795342739674,'turn','1m81c8a6p3pak7z2',6);
INSERT INTO player_event VALUES('1m81c806ca2x49at',33,1795342739677,'turn','1m81c8a6p3pak7z2',10);
INSERT INTO player_event VALUES('1m81c806ca2x49at',34,1795342739679,'turn','1m81c8a6p3pak7z2',14);
INSERT INTO player_event VALUES('1m81c806ca2x49at',35,1795342739681,'turn','1m81c8a6p3pak7z2',18);
INSERT INTO player_event VALUES('1m81c806ca2x49at',36,1795342739682,'turn','1m81c8a6p3pak7z2',22);
INSERT INTO player_event VALUES('1m81c806ca2x49at',37,1795342739688,'turn','1m81c8a6p3pak7z2',26);
INSERT INTO player_event VALUES('1m81c806ca2x49at',38,1795342739691,'turn','1m81c8a6p3pak7z2',30);
INSERT INTO player_event VALUES('1m81c806ca2x49at',39,1795342739692,'turn','1m81c8a6p3pak7z2',34);
INSERT INTO player_event VALUES('1m81c806ca2x49at',40,1795342739693,'turn','1m81c8a6p3pak7z2',38);
INSERT INTO player_event VALUES('1m81c806ca2x49at',41,1795342739694,'turn','1m81c8a6p3pak7z2',42);
INSERT INTO player_event VALUES('1m81c806ca2x49at',42,1795342739696,'turn','1m81c8a6p3pak7z2',46);
INSERT INTO player_event VALUES('1m81c806ca2x49at',43,1795342739697,'turn','1m81c8a6p3pak7z2',50);
INSERT INTO player_event VALUES('1m81c806ca2x49at',44,1795342739698,'turn','1m81c8a6p3pak7z2',54);
INSERT INTO player_event VALUES('1m81c806ca2x49at',45,1795342739699,'round-over','1m81c8a6p3pak7z2',56);
INSERT INTO player_event VALUES('1m81c806ca2x49at',46,1795342739699,'finished','1m81c8a6p3pak7z2',57);
INSERT INTO player_event VALUES('1m81c806ca2x49at',47,1795342739733,'invited','1m81c8a8ncwqz2qg',1);
INSERT INTO player_event VALUES('1m81c806ca2x49at',48,1795342739736,'turn','1m81c8a8ncwqz2qg',4);
INSERT INTO player_event VALUES('1m81c806ca2x49at',49,1795342740789,'round-over','1m81c8a8ncwqz2qg',7);
INSERT INTO player_event VALUES('1m81c806ca2x49at',50,1795342745280,'invited','1m81c8fp04h2yhcd',1);
INSERT INTO player_event VALUES('1m81c806ca2x49at',51,1795342745288,'turn','1m81c8fp04h2yhcd',4);
INSERT INTO player_event VALUES('1m81c806ca2x49at',52,1795342745300,'invited','1m81c8fpmffydxc7',1);
INSERT INTO player_event VALUES('1m81c806ca2x49at',53,1795342745319,'turn','1m81c8fpmffydxc7',4);
INSERT INTO player_event VALUES('1m81c806ca2x49at',54,1795342745338,'turn','1m81c8fpmffydxc7',6);
INSERT INTO player_event VALUES('1m81c806ca2x49at',55,1795342745344,'round-over','1m81c8fpmffydxc7',9);
INSERT INTO player_event VALUES('1m81c806ca2x49at',56,1795342745354,'turn','1m81c8fpmffydxc7',10);
INSERT INTO player_event VALUES('1m81c806ca2x49at',57,1795342745365,'joined','1m81c8frmc18vycy',2);
INSERT INTO player_event VALUES('1m81c806ca2x49at',58,1795342745365,'turn','1m81c8frmc18vycy',3);
INSERT INTO player_event VALUES('1m81c806ca2x49at',59,1795342745372,'turn','1m81c8frmc18vycy',5);
INSERT INTO player_event VALUES('1m81c806ca2x49at',60,1795342745383,'turn','1m81c8frmc18vycy',7);
INSERT INTO player_event VALUES('1m81c806ca2x49at',61,1795342745393,'round-over','1m81c8frmc18vycy',9);
INSERT INTO player_event VALUES('1m81c806ca2x49at',62,1795342745401,'invited','1m81c8fss6eytwve',1);
INSERT INTO player_event VALUES('1m81c806ca2x49at',63,1795342745415,'joined','1m81c8fss6eytwve',3);
INSERT INTO player_event VALUES('1m81c806ca2x49at',64,1795342745428,'joined','1m81c8fteek6thez',2);
INSERT INTO player_event VALUES('1m81c806ca2x49at',65,1795342745428,'turn','1m81c8fteek6thez',4);
INSERT INTO player_event VALUES('1m81c806ca2x49at',66,1795342745447,'invited','1m81c8fv78ybr2ep',1);
INSERT INTO player_event VALUES('1m81c806ca2x49at',67,1795342745471,'invited','1m81c8fvz7twy18h',1);
INSERT INTO player_event VALUES('1m81c806e72qxm9f',1,1795342729484,'invited','1m81c808ce5ym86t',1);
INSERT INTO player_event VALUES('1m81c806e72qxm9f',2,1795342729487,'turn','1m81c808ce5ym86t',4);
INSERT INTO player_event VALUES('1m81c806e72qxm9f',3,1795342729489,'turn','1m81c808ce5ym86t',6);
INSERT INTO player_event VALUES('1m81c806e72qxm9f',4,1795342729491,'round-over','1m81c808ce5ym86t',9);
INSERT INTO player_event VALUES('1m81c806e72qxm9f',5,1795342729492,'invited','1m81c808m509ceyf',1);
INSERT INTO player_event VALUES('1m81c806e72qxm9f',6,1795342734398,'finished','1m81c808ce5ym86t',10);
INSERT INTO player_event VALUES('1m81c806e72qxm9f',7,1795342734398,'round-over','1m81c808m509ceyf',6);
INSERT INTO player_event VALUES('1m81c806e72qxm9f',8,1795342734398,'finished','1m81c808m509ceyf',7);
INSERT INTO player_event VALUES('1m81c806e72qxm9f',9,1795342739620,'invited','1m81c8a54awyq5d0',1);
INSERT INTO player_event VALUES('1m81c806e72qxm9f',10,1795342739639,'turn','1m81c8a54awyq5d0',4);
INSERT INTO player_event VALUES('1m81c806e72qxm9f',11,1795342739662,'turn','1m81c8a54awyq5d0',6);
INSERT INTO player_event VALUES('1m81c806e72qxm9f',12,1795342739668,'round-over','1m81c8a54awyq5d0',9);
INSERT INTO player_event VALUES('1m81c806e72qxm9f',13,1795342739668,'finished','1m81c8a54awyq5d0',10);
INSERT INTO player_event VALUES('1m81c806e72qxm9f',14,1795342739671,'joined','1m81c8a6p3pak7z2',2);
INSERT INTO player_event VALUES('1m81c806e72qxm9f',15,1795342739671,'turn','1m81c8a6p3pak7z2',4);
INSERT INTO player_event VALUES('1m81c806e72qxm9f',16,1795342739676,'turn','1m81c8a6p3pak7z2',8);
INSERT INTO player_event VALUES('1m81c806e72qxm9f',17,1795342739678,'turn','1m81c8a6p3pak7z2',12);
INSERT INTO player_event VALUES('1m81c806e72qxm9f',18,1795342739680,'turn','1m81c8a6p3pak7z2',16);
INSERT INTO player_event VALUES('1m81c806e72qxm9f',19,1795342739681,'turn','1m81c8a6p3pak7z2',20);
INSERT INTO player_event VALUES('1m81c806e72qxm9f',20,1795342739687,'turn','1m81c8a6p3pak7z2',24);
INSERT INTO player_event VALUES('1m81c806e72qxm9f',21,1795342739689,'turn','1m81c8a6p3pak7z2',28);
INSERT INTO player_event VALUES('1m81c806e72qxm9f',22,1795342739691,'turn','1m81c8a6p3pak7z2',32);
INSERT INTO player_event VALUES('1m81c806e72qxm9f',23,1795342739693,'turn','1m81c8a6p3pak7z2',36);
INSERT INTO player_event VALUES('1m81c806e72qxm9f',24,1795342739694,'turn','1m81c8a6p3pak7z2',40);
INSERT INTO player_event VALUES('1m81c806e72qxm9f',25,1795342739695,'turn','1m81c8a6p3pak7z2',44);
INSERT INTO player_event VALUES('1m81c806e72qxm9f',26,1795342739696,'turn','1m81c8a6p3pak7z2',48);
INSERT INTO player_event VALUES('1m81c806e72qxm9f',27,1795342739698,'turn','1m81c8a6p3pak7z2',52);
INSERT INTO player_event VALUES('1m81c806e72qxm9f',28,1795342739699,'round-over','1m81c8a6p3pak7z2',56);
INSERT INTO player_event VALUES('1m81c806e72qxm9f',29,1795342739699,'finished','1m81c8a6p3pak7z2',57);
INSERT INTO player_event VALUES('1m81c806e72qxm9f',30,1795342745364,'invited','1m81c8frmc18vycy',1);
INSERT INTO player_event VALUES('1m81c806e72qxm9f',31,1795342745371,'turn','1m81c8frmc18vycy',4);
INSERT INTO player_event VALUES('1m81c806e72qxm9f',32,1795342745379,'turn','1m81c8frmc18vycy',6);
INSERT INTO player_event VALUES('1m81c806e72qxm9f',33,1795342745393,'round-over','1m81c8frmc18vycy',9);
INSERT INTO player_event VALUES('1m81c806e72qxm9f',34,1795342745401,'invited','1m81c8fss6eytwve',1);
INSERT INTO player_event VALUES('1m81c8d6q4hzgxqd',1,1795342742745,'joined','1m81c8d6r7smeehf',2);
INSERT INTO player_event VALUES('1m81c8d6q4hzgxqd',2,1795342742745,'turn','1m81c8d6r7smeehf',3);
INSERT INTO player_event VALUES('1m81c8d6q4hzgxqd',3,1795342742746,'finished','1m81c8d6r7smeehf',6);
CREATE TABLE alive (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
INSERT INTO alive VALUES(1,1795342745488);
CREATE TABLE tournament_event (
    tournament TEXT    NOT NULL,
    seq        INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the tournament; its newest is its version
    at         INTEGER NOT NULL,
    kind       TEXT    NOT NULL,                 -- created, joined, game, ...: see tournament/tournament.h
    body       TEXT    NOT NULL,                 -- JSON: the whole truth
    PRIMARY KEY (tournament, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO tournament_event VALUES('1m81c8e6a58bhtne',1,1795342743754,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","seed":"32da9041bfa9f3f806cf9f78eef65569295a32cd2978ce133a6c6e9901aa8572","seeded":false,"clock":null,"creator":"1m81c805f1bdn817","entrants":[{"bot":"random"},{"bot":"random"},{"bot":"random"}]}');
INSERT INTO tournament_event VALUES('1m81c8e6a58bhtne',2,1795342743764,'game','{"game":1,"round":1,"tie_break":false,"entrants":[3,2],"scores":[0,1],"seed":"08261540ea69e8f71edcd7445535737b5811ecd1bb56c074c7c0ee8bfa14c307"}');
INSERT INTO tournament_event VALUES('1m81c8e6a58bhtne',3,1795342743764,'game','{"game":2,"round":2,"tie_break":false,"entrants":[1,3],"scores":[1,0],"seed":"b4c1c4e80dfe19820bb76b368b1cca56298889f90f787300521b4b26357c6214"}');
INSERT INTO tournament_event VALUES('1m81c8e6a58bhtne',4,1795342743764,'game','{"game":3,"round":3,"tie_break":false,"entrants":[2,1],"scores":[1,0],"seed":"0f6615537726ed3106e332133f13183fdb20b31c461cbdf30e0b35293235b9bb"}');
INSERT INTO tournament_event VALUES('1m81c8e6a58bhtne',5,1795342743765,'finished','{"winners":[2]}');
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
, rows_version INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID;
INSERT INTO tournament VALUES('1m81c8e6a58bhtne','1m81c805f1bdn817','tic-tac-toe','round-robin','finished',5,1,3,0,3,0,0,1795342743754,1795342743765,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"32da9041bfa9f3f806cf9f78eef65569295a32cd2978ce133a6c6e9901aa8572","seeded":false}','[2]',5);
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
INSERT INTO tournament_entrant VALUES('1m81c8e6a58bhtne',1,NULL,'random','playing',1.0,1.0,2,1,0,1,2,2);
INSERT INTO tournament_entrant VALUES('1m81c8e6a58bhtne',2,NULL,'random','playing',2.0,2.0,2,2,0,0,1,1);
INSERT INTO tournament_entrant VALUES('1m81c8e6a58bhtne',3,NULL,'random','playing',0.0,0.0,2,0,0,2,3,3);
CREATE TABLE tournament_game (
    tournament TEXT    NOT NULL,
    number     INTEGER NOT NULL CHECK (number > 0), -- of the game within the tournament
    round      INTEGER NOT NULL,
    tie_break  INTEGER NOT NULL CHECK (tie_break IN (0, 1)),
    game       TEXT,                                -- a game of its own; NULL = played by bots inside the server
    entrants   TEXT    NOT NULL,                    -- JSON: numbers, by seat
    scores     TEXT, games TEXT,                                -- JSON: by seat; NULL = it is not over
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
INSERT INTO tournament_game VALUES('1m81c8e6a58bhtne',1,1,0,NULL,'[3,2]','[0,1]',NULL);
INSERT INTO tournament_game VALUES('1m81c8e6a58bhtne',2,2,0,NULL,'[1,3]','[1,0]',NULL);
INSERT INTO tournament_game VALUES('1m81c8e6a58bhtne',3,3,0,NULL,'[2,1]','[1,0]',NULL);
CREATE TABLE record (
    player  TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    tally   BLOB NOT NULL, -- of all time: see play/standing.h
    PRIMARY KEY (player, ruleset)
) STRICT, WITHOUT ROWID;
INSERT INTO record VALUES('000000000t4atnvd','tic-tac-toe',X'0002020000a09c010000000202bed3a1acc068bed3a1acc0680000bed3a1acc068');
INSERT INTO record VALUES('1m81c805f1bdn817','bulls-and-cows',X'0006020004a09c010000000002fcd0a0acc068fcd0a0acc0680000fcd0a0acc068');
INSERT INTO record VALUES('1m81c805f1bdn817','mastermind',X'00020000020000000000000000000000');
INSERT INTO record VALUES('1m81c805f1bdn817','tic-tac-toe',X'0008040202e0d4030000000004b4d3a1acc068b4d3a1acc0680000b4d3a1acc068');
INSERT INTO record VALUES('1m81c805f1bdn817','yahtzee',X'00020002000000000000000000000000');
INSERT INTO record VALUES('1m81c806ca2x49at','bulls-and-cows',X'0008040202e0d4030000000404a8a4a1acc068a8a4a1acc0680000a8a4a1acc068');
INSERT INTO record VALUES('1m81c806ca2x49at','tic-tac-toe',X'0004020200c0b8020000000202fcd0a0acc068fcd0a0acc0680000fcd0a0acc068');
INSERT INTO record VALUES('1m81c806ca2x49at','yahtzee',X'00040202008081530000000202e6a3a1acc068e6a3a1acc0680000e6a3a1acc068');
INSERT INTO record VALUES('1m81c806e72qxm9f','bulls-and-cows',X'0002000200a09c01000000000000fcd0a0acc068000000');
INSERT INTO record VALUES('1m81c806e72qxm9f','mastermind',X'00020000020000000000000000000000');
INSERT INTO record VALUES('1m81c806e72qxm9f','tic-tac-toe',X'00040000040000000000000000000000');
INSERT INTO record VALUES('1m81c806e72qxm9f','yahtzee',X'0002000002a08632000000000000e6a3a1acc068000000');
INSERT INTO record VALUES('1m81c8a7m4pdeb4a','bulls-and-cows',X'0002020000a09c010000000202fea3a1acc068fea3a1acc0680000fea3a1acc068');
INSERT INTO record VALUES('1m81c8d6q4hzgxqd','tic-tac-toe',X'00020000020000000000000000000000');
CREATE TABLE filling (
    id     INTEGER PRIMARY KEY CHECK (id = 1),
    result TEXT NOT NULL -- the newest of those that they hold; '' = none yet
) STRICT;
CREATE TABLE block (
    player     TEXT    NOT NULL REFERENCES player (id), -- who wants to be left alone
    blocked    TEXT    NOT NULL REFERENCES player (id), -- by whom
    created_at INTEGER NOT NULL,
    PRIMARY KEY (player, blocked)
) STRICT, WITHOUT ROWID;
INSERT INTO block VALUES('1m81c805f1bdn817','1m81c806e72qxm9f',1795342745461);
CREATE TABLE answer_use (
    player TEXT    NOT NULL,
    hour   INTEGER NOT NULL, -- since 1970
    bytes  INTEGER NOT NULL CHECK (bytes >= 0),
    PRIMARY KEY (player, hour)
) STRICT, WITHOUT ROWID;
CREATE TABLE tournament_draft (
    tournament TEXT    PRIMARY KEY NOT NULL,
    creator    TEXT    NOT NULL,                        -- a player: drafts count among his tournaments
    at         INTEGER NOT NULL,                        -- when it was begun
    abandoned  INTEGER NOT NULL CHECK (abandoned IN (0, 1)) -- its rows are being cleared away: nothing is added any more
) STRICT, WITHOUT ROWID;
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
CREATE INDEX block_by_blocked ON block (blocked, player);
CREATE INDEX seat_by_inviter ON seat (inviter, player) WHERE inviter IS NOT NULL AND live = 1;
CREATE INDEX answer_use_hour ON answer_use (hour);
CREATE INDEX tournament_draft_by_creator ON tournament_draft (creator);
CREATE INDEX tournament_behind ON tournament (id) WHERE rows_version < version;
COMMIT;
