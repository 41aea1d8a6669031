-- SPDX-License-Identifier: Apache-2.0
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL
) STRICT;
INSERT INTO migration VALUES(1,'core',X'324449569f032f53481969c3dc97a3bcb5a0447aa162aca6101ae02883e40221',1795327577274);
INSERT INTO migration VALUES(2,'accounts',X'7b0a6eb81c193a7c2c1713c20149cc797babdec6b7a6e6f7658749e82de7e833',1795327577281);
INSERT INTO migration VALUES(3,'expiry',X'0590ae66564bc0986c896c1b4d5825c30f1d7fe46c6ad6c1a40968dfcee8a953',1795327577285);
INSERT INTO migration VALUES(4,'result_feed',X'31fb3533fe15d84792b1e65419aef7594879c2d7a1a4b8226f53cb66e07a769e',1795327577289);
INSERT INTO migration VALUES(5,'append_only_log',X'ecae7c378deafe0f401c4fa553e6450bf0a6ae101a6334de6402d4f585a55495',1795327577291);
INSERT INTO migration VALUES(6,'standings',X'22d58670aca2ef75bf4f050266e9a62ad427aa7f07a8d3fe936c8fb428e4668e',1795327577293);
INSERT INTO migration VALUES(7,'keepsake',X'b0912ef89347b7a96048cafa76624f6827b69ab2ca6b079a9938342a8b275151',1795327577297);
INSERT INTO migration VALUES(8,'webhooks',X'2a20d0e6551ef8257e9ed7435a9c59c243db2967615bc4017eaf860929a8bd96',1795327577301);
INSERT INTO migration VALUES(9,'player_events',X'e2acde6961069be769c514c7fd6551eae02583b6e1d6f13bdf424e79657658cf',1795327577305);
INSERT INTO migration VALUES(10,'webhook_order',X'1b20e1cb3de8f2a1285b8008c5532809c700c1e70348470f42d94382efe0dbec',1795327577309);
INSERT INTO migration VALUES(11,'clocks',X'10c108ef12c97da0313bd1eee016d4ab2a2dfecee6a3bdbe4407ce4db6814008',1795327577313);
INSERT INTO migration VALUES(12,'tournaments',X'6c915771b204b7551a94b4b1d1aec176055f2384d3ed7f2ae1a2c8007de10934',1795327577317);
INSERT INTO migration VALUES(13,'tournament_pages',X'dc09361615a1dcc6c01f9d11e77c29ddce981fd72f1aa7d937a3d1ba1c8b56d5',1795327577321);
INSERT INTO migration VALUES(14,'tournament_own_games',X'97fcda9d609d6e3707290ab28017426b3b9fdc5b2a75317faf37c268db703b82',1795327577325);
INSERT INTO migration VALUES(15,'records',X'df3f3e373cdbf06af1aa66e27465662306f6486870f0d79752772e1fbf5c4afb',1795342911005);
INSERT INTO migration VALUES(16,'blocks',X'3c01ca8ef819123691ed0f5acd422a77aa5dd876998b16a758c7a71c6964c441',1795342911159);
INSERT INTO migration VALUES(17,'small_answers',X'064aa4a1ccb537c67798d6ffa21f01d495e5c516620a8cb3d99890745088396e',1795342911495);
INSERT INTO migration VALUES(18,'tournament_parts',X'45bc574c429db91287c0850363e931e84d7b90a386161c7a4551e92c2182df59',1795342911817);
INSERT INTO migration VALUES(19,'probe_ballast',X'a7ac0871e561d922695eb93788d679d9853a6032a28c99aefa513962760d7bdb',1795342935256);
CREATE TABLE player (
    id         TEXT    PRIMARY KEY NOT NULL,
    name       TEXT,                                     -- NULL = deleted
    bot        INTEGER NOT NULL CHECK (bot IN (0, 1)),   -- a program
    guest      INTEGER NOT NULL CHECK (guest IN (0, 1)), -- made on the way, by playing without a token
    owner      TEXT REFERENCES player (id),              -- the service that made it
    created_at INTEGER NOT NULL,
    deleted_at INTEGER
) STRICT, WITHOUT ROWID;
INSERT INTO player VALUES('000000000p9c7fga','random',1,0,NULL,1795327580078,NULL);
INSERT INTO player VALUES('000000000t4atnvd','random',1,0,NULL,1795342911977,NULL);
INSERT INTO player VALUES('1m80xsk7y75pspr2','Ann',0,0,NULL,1795327577342,NULL);
INSERT INTO player VALUES('1m80xsk7z5ct92ws','Bob',0,0,NULL,1795327577343,NULL);
INSERT INTO player VALUES('1m80xsk823kd1vk0','Cid',0,0,NULL,1795327577346,NULL);
INSERT INTO player VALUES('1m80xsk861rtrkdj',NULL,0,0,NULL,1795327577350,1795327580780);
INSERT INTO player VALUES('1m80xsk9z4vjbz7k','Guest',0,1,NULL,1795327577407,NULL);
INSERT INTO player VALUES('1m80xspdm3w9yd99','service',1,0,NULL,1795327580596,NULL);
INSERT INTO player VALUES('1m80xspdtct8wtgk','Served',0,0,'1m80xspdm3w9yd99',1795327580602,NULL);
INSERT INTO player VALUES('1m81cdhe725w8tff','Dot',0,0,NULL,1795342910919,NULL);
INSERT INTO player VALUES('1m81cdheb2c4nd1p','Eve',0,0,NULL,1795342910923,NULL);
INSERT INTO player VALUES('1m81cdhr73dj5qtp','Fay',0,0,NULL,1795342911239,NULL);
INSERT INTO player VALUES('1m81cdhrc95m7rnm','Gus',0,0,NULL,1795342911244,NULL);
INSERT INTO player VALUES('1m81cdhrf149e1j4','Hal',0,0,NULL,1795342911247,NULL);
INSERT INTO player VALUES('1m81cdj2m0aj34v0','Ida',0,0,NULL,1795342911572,NULL);
INSERT INTO player VALUES('1m81cdjcb2kkwgf5','Jon',0,0,NULL,1795342911883,NULL);
INSERT INTO player VALUES('1m81cdjcf945hh6q','Kay',0,0,NULL,1795342911887,NULL);
INSERT INTO player VALUES('1m81ce99q5nbqb82','service',1,0,NULL,1795342935351,NULL);
INSERT INTO player VALUES('1m81ce9ad367tkd9','Leo',0,0,'1m81ce99q5nbqb82',1795342935373,NULL);
INSERT INTO player VALUES('1m81ce9ap9v5wzgv','Mia',0,0,'1m81ce99q5nbqb82',1795342935382,NULL);
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
INSERT INTO token VALUES(X'032d5c785db3c855ac46485f96684b9c74efad122b5b9778cc9ad9fc63821494','1m81cdj3capa3gvw','1m81cdj2m0aj34v0',1,'other',1795342911596,NULL,NULL);
INSERT INTO token VALUES(X'06542797c95df6ebd1521ee168c1da1957982074d12431720a40f21ad13e21b7','1m80xsk7z5ct9htd','1m80xsk7z5ct92ws',1,'',1795327577343,NULL,NULL);
INSERT INTO token VALUES(X'13afe389bbaebdb8b8b0b77cb4b1f09dfd0dffcc846f786db5b688bb2072e8c4','1m81cdjcb2kkwva4','1m81cdjcb2kkwgf5',1,'',1795342911883,NULL,NULL);
INSERT INTO token VALUES(X'44d4cbd02b93c7da3cc671db732279f905d207e87b5f4c4b3d5115bd022816ed','1m81ce99q5nbrs0a','1m81ce99q5nbqb82',2,'referee token create',1795342935351,NULL,NULL);
INSERT INTO token VALUES(X'4d984140c97fa113f253f6ca51bb2b4dc86ab80ae1115c4724bd35a78d9fc4b6','1m80xsk7y75pszqc','1m80xsk7y75pspr2',1,'',1795327577342,NULL,NULL);
INSERT INTO token VALUES(X'55bd6fdef4cfcd77fc58561edbed49fb71b17acf9ecf2d5a4140d18da600850a','1m81cdjcf945jmas','1m81cdjcf945hh6q',1,'',1795342911887,NULL,NULL);
INSERT INTO token VALUES(X'5a8afaa85c357280487466f2769b4493896c68ac8eb8ad9f44aa1808dbfba131','1m80xspdm3w9zs86','1m80xspdm3w9yd99',2,'referee token create',1795327580596,NULL,NULL);
INSERT INTO token VALUES(X'636c48815994b767d1e1c495386f2406ff44e330dd0ac3f9d3b257c7f0fd4e0c','1m80xsk9z4vjegr5','1m80xsk9z4vjbz7k',1,'',1795327577407,NULL,NULL);
INSERT INTO token VALUES(X'6c44195babe79bba6e19ced328cc31b77f4b46d44d6f6c17b2801ad7a3cbbbb9','1m80xsk823kd32gr','1m80xsk823kd1vk0',1,'',1795327577346,NULL,NULL);
INSERT INTO token VALUES(X'6ce040a1d1a06e8831890a45ae8400f77e90a96f6656c4c966b9fc4284d4d3d6','1m81cdheb2c4nz1s','1m81cdheb2c4nd1p',1,'',1795342910923,NULL,NULL);
INSERT INTO token VALUES(X'754b8a0dd48fc6e7afea7e53043018cae5c5fc5b586ee36ba681dd6992d32974','1m81cdhrc95m95zz','1m81cdhrc95m7rnm',1,'',1795342911244,NULL,NULL);
INSERT INTO token VALUES(X'7f3d6e94e905fda728e9b8e5a6dcaf2ba65b959ce5d4421c258ca2c5afd1f236','1m80xspdtct8ypeh','1m80xspdtct8wtgk',1,'',1795327580602,NULL,NULL);
INSERT INTO token VALUES(X'b39faa69b4f47bb2c34da827dec673f32ad705d1a5b4a8eea383fe73b09b60e5','1m81cdhrf149fcgd','1m81cdhrf149e1j4',1,'',1795342911247,NULL,NULL);
INSERT INTO token VALUES(X'b4d0ef26d7b5709ab8e765e2ef7aca476fdbf42a8ac105f44694c1b712337653','1m80xsk861rtsxws','1m80xsk861rtrkdj',1,'',1795327577350,NULL,1795327580780);
INSERT INTO token VALUES(X'c5db23f6d3748fa27c88a8115bde522cc783ac9c5b8d04058f741914c5fe9e4c','1m81cdhe725wahan','1m81cdhe725w8tff',1,'',1795342910919,NULL,NULL);
INSERT INTO token VALUES(X'eaed759f38f40e6f10b3b1c1c0a561495984946f080fbd9f122a76f84e38fa55','1m81ce9ad367v9pz','1m81ce9ad367tkd9',1,'',1795342935373,NULL,NULL);
INSERT INTO token VALUES(X'ed3cb4f4230f6fb1e7541bdd7084696516f117e3006a2374f2e1a351c6350792','1m81cdhr73dj5waj','1m81cdhr73dj5qtp',1,'',1795342911239,NULL,NULL);
INSERT INTO token VALUES(X'f8215362f8163c8a3e9a82d7163bc56e370bcfeb96b85c9d0e430caca0e43d94','1m81ce9ap9v5xx51','1m81ce9ap9v5wzgv',1,'',1795342935382,NULL,NULL);
INSERT INTO token VALUES(X'ffe96454bcc81f33dc3999fed01c0b50297aac8163bafcbfa30e39ca41abd5a5','1m81cdj2m0aj428j','1m81cdj2m0aj34v0',1,'',1795342911572,NULL,NULL);
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
INSERT INTO game VALUES('1m80xsk884cr1fbn','bulls-and-cows','finished','private',1,'1m80xsk7y75pspr2',NULL,1795327577352,1795327577379,0);
INSERT INTO game VALUES('1m80xsk96fys2mxq','bulls-and-cows','finished','private',0,'1m80xsk7y75pspr2',NULL,1795327577382,1795327577386,0);
INSERT INTO game VALUES('1m80xsk9bba05pm4','mastermind','aborted','private',0,'1m80xsk7y75pspr2',NULL,1795327577387,1795327581151,0);
INSERT INTO game VALUES('1m80xsk9hb1ytvyk','mastermind','finished','private',1,'1m80xsk7y75pspr2',NULL,1795327577393,1795327577406,0);
INSERT INTO game VALUES('1m80xsk9z4vjd82d','bulls-and-cows','finished','private',1,'1m80xsk9z4vjbz7k',NULL,1795327577407,1795327581151,0);
INSERT INTO game VALUES('1m80xska0b3tv2ht','bulls-and-cows','finished','private',0,'1m80xsk7y75pspr2',NULL,1795327577408,1795327577411,0);
INSERT INTO game VALUES('1m80xska4f6c2q9c','bulls-and-cows','open','private',0,'1m80xsk7y75pspr2','74BCFT',1795327577412,NULL,0);
INSERT INTO game VALUES('1m80xska4f6c3m3b','mastermind','open','public',0,'1m80xsk7y75pspr2','68NV6R',1795327577412,NULL,0);
INSERT INTO game VALUES('1m80xska89s0d3y9','mastermind','aborted','private',0,'1m80xsk7y75pspr2',NULL,1795327577416,1795327577417,0);
INSERT INTO game VALUES('1m80xskae5gx2sh2','mastermind','aborted','private',0,'1m80xsk7y75pspr2',NULL,1795327577422,1795327577426,0);
INSERT INTO game VALUES('1m80xskap29ptz99','tic-tac-toe','finished','private',1,'1m80xsk7y75pspr2',NULL,1795327577430,1795327577446,0);
INSERT INTO game VALUES('1m80xskbae1tvwgw','gomoku','playing','private',0,'1m80xsk7y75pspr2','GP7CEH',1795327577450,NULL,1);
INSERT INTO game VALUES('1m80xskbp0pc0qt3','yahtzee','finished','private',1,'1m80xsk7y75pspr2',NULL,1795327577462,1795327577519,0);
INSERT INTO game VALUES('1m80xskdgdwm3tgw','mastermind','aborted','private',0,'1m80xsk7y75pspr2',NULL,1795327577520,1795327581151,0);
INSERT INTO game VALUES('1m80xskdm2wmv6jf','bulls-and-cows','playing','private',0,'1m80xsk7y75pspr2','4ZVEK5',1795327577524,NULL,1);
INSERT INTO game VALUES('1m80xskdp8ewcpwf','mastermind','aborted','private',0,'1m80xsk7y75pspr2',NULL,1795327577526,1795327578578,0);
INSERT INTO game VALUES('1m80xsnxe3c4rv2n','mastermind','aborted','private',0,'1m80xsk7y75pspr2',NULL,1795327580078,1795327581151,0);
INSERT INTO game VALUES('1m80xspdz8zhmzwn','mastermind','finished','private',1,'1m80xspdtct8wtgk',NULL,1795327580607,1795327580608,0);
INSERT INTO game VALUES('1m80xspfyatzbcjy','tic-tac-toe','finished','private',0,'1m80xspfq13vs9ek',NULL,1795327580671,1795327580724,0);
INSERT INTO game VALUES('1m80xspk9d1xnp1g','bulls-and-cows','finished','private',1,'1m80xsk861rtrkdj',NULL,1795327580777,1795327580780,0);
INSERT INTO game VALUES('1m80xspkeecate7j','bulls-and-cows','finished','private',0,'1m80xsk7y75pspr2',NULL,1795327580782,1795327586153,0);
INSERT INTO game VALUES('1m80xsvxeck0cf7s','bulls-and-cows','playing','private',0,'1m80xsk7y75pspr2','26W4EJ',1795327586222,NULL,0);
INSERT INTO game VALUES('1m80xsvxk5m2r4k1','bulls-and-cows','playing','private',0,'1m80xsk7y75pspr2','ACGRZH',1795327586227,NULL,0);
INSERT INTO game VALUES('1m81cdheg6nk6j6b','tic-tac-toe','finished','private',1,'1m81cdhe725w8tff',NULL,1795342910928,1795342910943,0);
INSERT INTO game VALUES('1m81cdhf72281gwk','gomoku','open','private',0,'1m81cdhe725w8tff','SBXT4V',1795342910951,NULL,1);
INSERT INTO game VALUES('1m81cdhs48bjkwx5','tic-tac-toe','open','private',0,'1m81cdhr73dj5qtp','HPKJ4Y',1795342911268,NULL,1);
INSERT INTO game VALUES('1m81cdhs77bbdgs6','tic-tac-toe','finished','public',1,'1m81cdhr73dj5qtp',NULL,1795342911271,1795342911311,0);
INSERT INTO game VALUES('1m81cdhtpaf1gfjp','tic-tac-toe','aborted','private',0,'1m81cdhrc95m7rnm',NULL,1795342911318,1795342911327,0);
INSERT INTO game VALUES('1m81cdhv8exkpnrx','tic-tac-toe','playing','private',0,'1m81cdhr73dj5qtp','8WABKP',1795342911336,NULL,1);
INSERT INTO game VALUES('1m81cdj2ndzskgtx','bulls-and-cows','finished','private',1,'1m81cdj2m0aj34v0',NULL,1795342911573,1795342911604,0);
INSERT INTO game VALUES('1m81cdj411bkhj3v','mastermind','playing','private',1,'1m81cdj2m0aj34v0',NULL,1795342911617,NULL,0);
INSERT INTO game VALUES('1m81cdjf90y9593v','tic-tac-toe','playing','private',0,'1m81cdjevdayfv9t','QXGQGC',1795342911977,NULL,1);
INSERT INTO game VALUES('1m81cdjf90y96tvv','tic-tac-toe','finished','private',0,'1m81cdjevdayfv9t',NULL,1795342911977,1795342912067,0);
INSERT INTO game VALUES('1m81ce9ardx6pd7j','tic-tac-toe','finished','private',0,'1m81ce9ad367tkd9',NULL,1795342935384,1795342935407,0);
INSERT INTO game VALUES('1m81ce9bjbpxxnyj','tic-tac-toe','playing','private',0,'1m81ce9ad367tkd9','FVMNKV',1795342935410,NULL,1);
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
INSERT INTO seat VALUES('1m80xsk884cr1fbn',0,'1m80xsk7y75pspr2','resigned',0,0,NULL);
INSERT INTO seat VALUES('1m80xsk884cr1fbn',1,'1m80xsk7z5ct92ws','joined',0,0,NULL);
INSERT INTO seat VALUES('1m80xsk96fys2mxq',0,'1m80xsk7y75pspr2','joined',0,0,NULL);
INSERT INTO seat VALUES('1m80xsk96fys2mxq',1,'1m80xsk7z5ct92ws','joined',0,0,NULL);
INSERT INTO seat VALUES('1m80xsk9bba05pm4',0,'1m80xsk7y75pspr2','joined',0,0,NULL);
INSERT INTO seat VALUES('1m80xsk9bba05pm4',1,'1m80xsk7z5ct92ws','resigned',0,0,NULL);
INSERT INTO seat VALUES('1m80xsk9bba05pm4',2,'1m80xsk823kd1vk0','joined',0,0,NULL);
INSERT INTO seat VALUES('1m80xsk9hb1ytvyk',0,'1m80xsk7y75pspr2','resigned',0,0,NULL);
INSERT INTO seat VALUES('1m80xsk9z4vjd82d',0,'1m80xsk9z4vjbz7k','joined',0,0,NULL);
INSERT INTO seat VALUES('1m80xska0b3tv2ht',0,'1m80xsk7y75pspr2','joined',0,0,NULL);
INSERT INTO seat VALUES('1m80xska0b3tv2ht',1,'1m80xsk7z5ct92ws','resigned',0,0,NULL);
INSERT INTO seat VALUES('1m80xska4f6c2q9c',0,'1m80xsk7z5ct92ws','invited',1,0,'1m80xsk7y75pspr2');
INSERT INTO seat VALUES('1m80xska4f6c2q9c',1,'1m80xsk7y75pspr2','joined',1,0,NULL);
INSERT INTO seat VALUES('1m80xska4f6c3m3b',0,'1m80xsk7y75pspr2','joined',1,1,NULL);
INSERT INTO seat VALUES('1m80xska4f6c3m3b',1,NULL,'open',1,1,NULL);
INSERT INTO seat VALUES('1m80xska89s0d3y9',0,'1m80xsk7y75pspr2','joined',0,0,NULL);
INSERT INTO seat VALUES('1m80xska89s0d3y9',1,'1m80xsk7z5ct92ws','declined',0,0,NULL);
INSERT INTO seat VALUES('1m80xskae5gx2sh2',0,'1m80xsk7y75pspr2','joined',0,0,NULL);
INSERT INTO seat VALUES('1m80xskae5gx2sh2',1,'1m80xsk7z5ct92ws','invited',0,0,'1m80xsk7y75pspr2');
INSERT INTO seat VALUES('1m80xskap29ptz99',0,'1m80xsk7y75pspr2','joined',0,0,NULL);
INSERT INTO seat VALUES('1m80xskap29ptz99',1,'1m80xsk7z5ct92ws','joined',0,0,NULL);
INSERT INTO seat VALUES('1m80xskbae1tvwgw',0,'1m80xsk7y75pspr2','joined',1,0,NULL);
INSERT INTO seat VALUES('1m80xskbae1tvwgw',1,'1m80xsk7z5ct92ws','joined',1,0,NULL);
INSERT INTO seat VALUES('1m80xskbp0pc0qt3',0,'1m80xsk7y75pspr2','joined',0,0,NULL);
INSERT INTO seat VALUES('1m80xskbp0pc0qt3',1,'1m80xsk7z5ct92ws','joined',0,0,NULL);
INSERT INTO seat VALUES('1m80xskdgdwm3tgw',0,'1m80xsk7y75pspr2','joined',0,0,NULL);
INSERT INTO seat VALUES('1m80xskdgdwm3tgw',1,'1m80xsk7z5ct92ws','joined',0,0,NULL);
INSERT INTO seat VALUES('1m80xskdgdwm3tgw',2,'1m80xsk823kd1vk0','joined',0,0,NULL);
INSERT INTO seat VALUES('1m80xskdm2wmv6jf',0,'1m80xsk7y75pspr2','joined',1,0,NULL);
INSERT INTO seat VALUES('1m80xskdm2wmv6jf',1,'1m80xsk7z5ct92ws','joined',1,0,NULL);
INSERT INTO seat VALUES('1m80xskdp8ewcpwf',0,'1m80xsk7y75pspr2','joined',0,0,NULL);
INSERT INTO seat VALUES('1m80xskdp8ewcpwf',1,'1m80xsk7z5ct92ws','joined',0,0,NULL);
INSERT INTO seat VALUES('1m80xsnxe3c4rv2n',0,'000000000p9c7fga','joined',0,0,NULL);
INSERT INTO seat VALUES('1m80xsnxe3c4rv2n',1,'1m80xsk7y75pspr2','joined',0,0,NULL);
INSERT INTO seat VALUES('1m80xspdz8zhmzwn',0,'1m80xspdtct8wtgk','resigned',0,0,NULL);
INSERT INTO seat VALUES('1m80xspfyatzbcjy',0,'1m80xsk7y75pspr2','resigned',0,0,NULL);
INSERT INTO seat VALUES('1m80xspfyatzbcjy',1,'1m80xsk7z5ct92ws','joined',0,0,NULL);
INSERT INTO seat VALUES('1m80xspk9d1xnp1g',0,'1m80xsk861rtrkdj','resigned',0,0,NULL);
INSERT INTO seat VALUES('1m80xspk9d1xnp1g',1,'1m80xsk7z5ct92ws','joined',0,0,NULL);
INSERT INTO seat VALUES('1m80xspkeecate7j',0,'1m80xsk7y75pspr2','joined',0,0,NULL);
INSERT INTO seat VALUES('1m80xspkeecate7j',1,'1m80xsk7z5ct92ws','joined',0,0,NULL);
INSERT INTO seat VALUES('1m80xspkeecate7j',2,'1m80xsk823kd1vk0','joined',0,0,NULL);
INSERT INTO seat VALUES('1m80xsvxeck0cf7s',0,'1m80xsk7y75pspr2','joined',1,0,NULL);
INSERT INTO seat VALUES('1m80xsvxeck0cf7s',1,'1m80xsk7z5ct92ws','joined',1,0,NULL);
INSERT INTO seat VALUES('1m80xsvxeck0cf7s',2,'1m80xsk823kd1vk0','joined',1,0,NULL);
INSERT INTO seat VALUES('1m80xsvxk5m2r4k1',0,'1m80xsk7y75pspr2','joined',1,0,NULL);
INSERT INTO seat VALUES('1m80xsvxk5m2r4k1',1,'1m80xsk7z5ct92ws','joined',1,0,NULL);
INSERT INTO seat VALUES('1m81cdheg6nk6j6b',0,'1m81cdhe725w8tff','joined',0,0,NULL);
INSERT INTO seat VALUES('1m81cdheg6nk6j6b',1,'1m81cdheb2c4nd1p','resigned',0,0,NULL);
INSERT INTO seat VALUES('1m81cdhf72281gwk',0,'1m81cdhe725w8tff','joined',1,0,NULL);
INSERT INTO seat VALUES('1m81cdhf72281gwk',1,'1m81cdheb2c4nd1p','invited',1,0,'1m81cdhe725w8tff');
INSERT INTO seat VALUES('1m81cdhs48bjkwx5',0,'1m81cdhr73dj5qtp','joined',1,0,NULL);
INSERT INTO seat VALUES('1m81cdhs48bjkwx5',1,'1m81cdhrc95m7rnm','invited',1,0,'1m81cdhr73dj5qtp');
INSERT INTO seat VALUES('1m81cdhs77bbdgs6',0,'1m81cdhr73dj5qtp','joined',0,1,NULL);
INSERT INTO seat VALUES('1m81cdhs77bbdgs6',1,'1m81cdhrc95m7rnm','joined',0,1,NULL);
INSERT INTO seat VALUES('1m81cdhtpaf1gfjp',0,'1m81cdhrc95m7rnm','joined',0,0,NULL);
INSERT INTO seat VALUES('1m81cdhtpaf1gfjp',1,'1m81cdhr73dj5qtp','declined',0,0,NULL);
INSERT INTO seat VALUES('1m81cdhv8exkpnrx',0,'1m81cdhr73dj5qtp','joined',1,0,NULL);
INSERT INTO seat VALUES('1m81cdhv8exkpnrx',1,'1m81cdhrc95m7rnm','joined',1,0,NULL);
INSERT INTO seat VALUES('1m81cdj2ndzskgtx',0,'1m81cdj2m0aj34v0','resigned',0,0,NULL);
INSERT INTO seat VALUES('1m81cdj411bkhj3v',0,'1m81cdj2m0aj34v0','joined',1,0,NULL);
INSERT INTO seat VALUES('1m81cdjf90y9593v',0,'000000000t4atnvd','joined',1,0,NULL);
INSERT INTO seat VALUES('1m81cdjf90y9593v',1,'1m81cdjcf945hh6q','joined',1,0,NULL);
INSERT INTO seat VALUES('1m81cdjf90y96tvv',0,'1m81cdjcb2kkwgf5','resigned',0,0,NULL);
INSERT INTO seat VALUES('1m81cdjf90y96tvv',1,'000000000t4atnvd','joined',0,0,NULL);
INSERT INTO seat VALUES('1m81ce9ardx6pd7j',0,'1m81ce9ad367tkd9','joined',0,0,NULL);
INSERT INTO seat VALUES('1m81ce9ardx6pd7j',1,'1m81ce9ap9v5wzgv','resigned',0,0,NULL);
INSERT INTO seat VALUES('1m81ce9bjbpxxnyj',0,'1m81ce9ad367tkd9','joined',1,0,NULL);
INSERT INTO seat VALUES('1m81ce9bjbpxxnyj',1,'1m81ce9ap9v5wzgv','joined',1,0,NULL);
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
INSERT INTO result VALUES('1m80xsk8r8nzx75z','1m80xsk884cr1fbn',1,'bulls-and-cows',1,0,1795327577368,'{"id":"1m80xsk8r8nzx75z","round":1,"leader":0,"attempts":2,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T06:06:17.368Z"}');
INSERT INTO result VALUES('1m80xsk93cr0b24a','1m80xsk884cr1fbn',2,'bulls-and-cows',1,0,1795327577379,'{"id":"1m80xsk93cr0b24a","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T06:06:17.379Z"}');
INSERT INTO result VALUES('1m80xsk93cr0b478','1m80xsk884cr1fbn',0,'bulls-and-cows',1,0,1795327577379,'{"id":"1m80xsk93cr0b478","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation","published_at":"2026-11-22T06:06:17.379Z"}');
INSERT INTO result VALUES('1m80xsk984bxj9qb','1m80xsk96fys2mxq',1,'bulls-and-cows',0,0,1795327577384,'{"id":"1m80xsk984bxj9qb","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T06:06:17.384Z"}');
INSERT INTO result VALUES('1m80xsk9acg2e83r','1m80xsk96fys2mxq',2,'bulls-and-cows',0,0,1795327577386,'{"id":"1m80xsk9acg2e83r","round":2,"leader":1,"attempts":1,"solved":true,"solver":0,"secret":"4321","honest":true,"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T06:06:17.386Z"}');
INSERT INTO result VALUES('1m80xsk9acg2evy5','1m80xsk96fys2mxq',0,'bulls-and-cows',0,0,1795327577386,'{"id":"1m80xsk9acg2evy5","outcome":"draw","winners":[0,1],"points":[1,1],"reason":"rounds","published_at":"2026-11-22T06:06:17.386Z"}');
INSERT INTO result VALUES('1m80xsk9f208pmeb','1m80xsk9bba05pm4',1,'mastermind',0,0,1795327577391,'{"id":"1m80xsk9f208pmeb","round":1,"leader":0,"attempts":1,"solved":true,"solver":2,"secret":"1122","honest":true,"forfeited_by":null,"points":[0,0,1],"published_at":"2026-11-22T06:06:17.391Z"}');
INSERT INTO result VALUES('1m80xsk9y93qj5wx','1m80xsk9hb1ytvyk',1,'mastermind',1,0,1795327577406,'{"id":"1m80xsk9y93qj5wx","round":1,"leader":null,"attempts":2,"solved":false,"solver":null,"secret":"5361","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T06:06:17.406Z"}');
INSERT INTO result VALUES('1m80xsk9y93qkb9p','1m80xsk9hb1ytvyk',0,'mastermind',1,0,1795327577406,'{"id":"1m80xsk9y93qkb9p","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T06:06:17.406Z"}');
INSERT INTO result VALUES('1m80xska20w7aqcw','1m80xska0b3tv2ht',1,'bulls-and-cows',0,0,1795327577410,'{"id":"1m80xska20w7aqcw","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T06:06:17.410Z"}');
INSERT INTO result VALUES('1m80xska3f20e262','1m80xska0b3tv2ht',0,'bulls-and-cows',0,0,1795327577411,'{"id":"1m80xska3f20e262","outcome":"win","winners":[0],"points":[0,1],"reason":"resignation","published_at":"2026-11-22T06:06:17.411Z"}');
INSERT INTO result VALUES('1m80xskb63aafnax','1m80xskap29ptz99',1,'tic-tac-toe',1,0,1795327577446,'{"id":"1m80xskb63aafnax","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T06:06:17.446Z"}');
INSERT INTO result VALUES('1m80xskb63aahdvd','1m80xskap29ptz99',0,'tic-tac-toe',1,0,1795327577446,'{"id":"1m80xskb63aahdvd","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-22T06:06:17.446Z"}');
INSERT INTO result VALUES('1m80xskdf836hc1e','1m80xskbp0pc0qt3',1,'yahtzee',1,0,1795327577519,'{"id":"1m80xskdf836hc1e","round":1,"leader":0,"winners":[0,1],"cards":[{"seat":0,"boxes":{"aces":2,"twos":0,"threes":9,"fours":8,"fives":5,"sixes":0,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":15},"upper_total":24,"upper_bonus":0,"yahtzee_bonus":0,"total":39},{"seat":1,"boxes":{"aces":1,"twos":2,"threes":6,"fours":0,"fives":10,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":14},"upper_total":25,"upper_bonus":0,"yahtzee_bonus":0,"total":39}],"forfeited":[],"forfeited_by":null,"points":[39,39],"published_at":"2026-11-22T06:06:17.519Z"}');
INSERT INTO result VALUES('1m80xskdf836j34n','1m80xskbp0pc0qt3',0,'yahtzee',1,0,1795327577519,'{"id":"1m80xskdf836j34n","outcome":"draw","winners":[0,1],"points":[39,39],"reason":"rounds","published_at":"2026-11-22T06:06:17.519Z"}');
INSERT INTO result VALUES('1m80xsmeh0as855z','1m80xskdgdwm3tgw',1,'mastermind',0,0,1795327578577,'{"id":"1m80xsmeh0as855z","round":1,"leader":0,"attempts":1,"solved":true,"solver":2,"secret":"1122","honest":true,"forfeited_by":null,"points":[0,0,1],"published_at":"2026-11-22T06:06:18.577Z"}');
INSERT INTO result VALUES('1m80xspe03gabf8g','1m80xspdz8zhmzwn',1,'mastermind',1,0,1795327580608,'{"id":"1m80xspe03gabf8g","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"5512","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T06:06:20.608Z"}');
INSERT INTO result VALUES('1m80xspe03gadfmt','1m80xspdz8zhmzwn',0,'mastermind',1,0,1795327580608,'{"id":"1m80xspe03gadfmt","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T06:06:20.608Z"}');
INSERT INTO result VALUES('1m80xsphm71h0h08','1m80xspfyatzbcjy',1,'tic-tac-toe',0,0,1795327580724,'{"id":"1m80xsphm71h0h08","round":1,"leader":0,"moves":0,"winner":1,"winning_line":null,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T06:06:20.724Z"}');
INSERT INTO result VALUES('1m80xsphm71h1b0e','1m80xspfyatzbcjy',0,'tic-tac-toe',0,0,1795327580724,'{"id":"1m80xsphm71h1b0e","outcome":"win","winners":[1],"points":[0,1],"reason":"resignation","published_at":"2026-11-22T06:06:20.724Z"}');
INSERT INTO result VALUES('1m80xspkc40tqckk','1m80xspk9d1xnp1g',1,'bulls-and-cows',1,0,1795327580780,'{"id":"1m80xspkc40tqckk","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T06:06:20.780Z"}');
INSERT INTO result VALUES('1m80xspkc40trvp9','1m80xspk9d1xnp1g',0,'bulls-and-cows',1,0,1795327580780,'{"id":"1m80xspkc40trvp9","outcome":"win","winners":[1],"points":[0,1],"reason":"resignation","published_at":"2026-11-22T06:06:20.780Z"}');
INSERT INTO result VALUES('1m80xspyz5gmkkkx','1m80xsk9z4vjd82d',1,'bulls-and-cows',1,0,1795327581151,'{"id":"1m80xspyz5gmkkkx","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"2136","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T06:06:21.151Z"}');
INSERT INTO result VALUES('1m80xspyz5gmktkz','1m80xsk9z4vjd82d',0,'bulls-and-cows',1,0,1795327581151,'{"id":"1m80xspyz5gmktkz","outcome":"loss","winners":[],"points":[0],"reason":"finish","published_at":"2026-11-22T06:06:21.151Z"}');
INSERT INTO result VALUES('1m80xsvv96dmwqx3','1m80xspkeecate7j',1,'bulls-and-cows',0,0,1795327586153,'{"id":"1m80xsvv96dmwqx3","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":2,"points":[1,0,0],"published_at":"2026-11-22T06:06:26.153Z"}');
INSERT INTO result VALUES('1m80xsvv96dmxkrq','1m80xspkeecate7j',0,'bulls-and-cows',0,0,1795327586153,'{"id":"1m80xsvv96dmxkrq","outcome":"win","winners":[0],"points":[1,0,0],"reason":"finish","published_at":"2026-11-22T06:06:26.153Z"}');
INSERT INTO result VALUES('1m81cdhez6axajqs','1m81cdheg6nk6j6b',1,'tic-tac-toe',1,0,1795342910943,'{"id":"1m81cdhez6axajqs","round":1,"leader":0,"moves":1,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-22T10:21:50.943Z"}');
INSERT INTO result VALUES('1m81cdhez6axazat','1m81cdheg6nk6j6b',0,'tic-tac-toe',1,0,1795342910943,'{"id":"1m81cdhez6axazat","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","published_at":"2026-11-22T10:21:50.943Z"}');
INSERT INTO result VALUES('1m81cdhtffcwyzax','1m81cdhs77bbdgs6',1,'tic-tac-toe',1,1,1795342911311,'{"id":"1m81cdhtffcwyzax","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T10:21:51.311Z"}');
INSERT INTO result VALUES('1m81cdhtffcwyzvt','1m81cdhs77bbdgs6',0,'tic-tac-toe',1,1,1795342911311,'{"id":"1m81cdhtffcwyzvt","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds","published_at":"2026-11-22T10:21:51.311Z"}');
INSERT INTO result VALUES('1m81cdj3mfxq265c','1m81cdj2ndzskgtx',1,'bulls-and-cows',1,0,1795342911604,'{"id":"1m81cdj3mfxq265c","round":1,"leader":null,"attempts":2,"solved":false,"solver":null,"secret":"8913","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T10:21:51.604Z"}');
INSERT INTO result VALUES('1m81cdj3mfxq3hzv','1m81cdj2ndzskgtx',0,'bulls-and-cows',1,0,1795342911604,'{"id":"1m81cdj3mfxq3hzv","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T10:21:51.604Z"}');
INSERT INTO result VALUES('1m81cdjj36etjk3h','1m81cdjf90y96tvv',1,'tic-tac-toe',0,0,1795342912067,'{"id":"1m81cdjj36etjk3h","round":1,"leader":0,"moves":0,"winner":1,"winning_line":null,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T10:21:52.067Z"}');
INSERT INTO result VALUES('1m81cdjj36etkxxn','1m81cdjf90y96tvv',0,'tic-tac-toe',0,0,1795342912067,'{"id":"1m81cdjj36etkxxn","outcome":"win","winners":[1],"points":[0,1],"reason":"resignation","published_at":"2026-11-22T10:21:52.067Z"}');
INSERT INTO result VALUES('1m81ce9bf0d0xqh1','1m81ce9ardx6pd7j',1,'tic-tac-toe',0,0,1795342935407,'{"id":"1m81ce9bf0d0xqh1","round":1,"leader":0,"moves":1,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-22T10:22:15.407Z"}');
INSERT INTO result VALUES('1m81ce9bf0d125t5','1m81ce9ardx6pd7j',0,'tic-tac-toe',0,0,1795342935407,'{"id":"1m81ce9bf0d125t5","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","published_at":"2026-11-22T10:22:15.407Z"}');
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
INSERT INTO answer VALUES(1,'1m81cdhe725w8tff','whole-1','POST','/v1/games',X'aa6f3515ea8e9f517419077ed3ef3bc54236887df50a87a70f99ccb178dc2795',1795342910928,201,'1','/v1/games/1m81cdheg6nk6j6b','{"id":"1m81cdheg6nk6j6b","ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"status":"open","version":1,"created_at":"2026-11-22T10:21:50.928Z","updated_at":"2026-11-22T10:21:50.928Z","finished_at":null,"visibility":"private","ranked":true,"join_code":"XJQZYQ","you":{"seat":0,"player":"1m81cdhe725w8tff"},"seats":[{"seat":0,"player":{"id":"1m81cdhe725w8tff"},"status":"joined","points":0,"bank_seconds":null},{"seat":1,"player":{"id":"1m81cdheb2c4nd1p"},"status":"invited","points":0,"bank_seconds":null}],"round":{"number":1,"of":1,"leader":0},"turn":{"seats":[],"actions":[],"deadline":null},"clock":{"turn_seconds":30,"bot_turn_seconds":1},"commitment":null,"proof":null,"state":null,"result":null}',0,NULL,NULL,NULL,0);
INSERT INTO answer VALUES(2,'1m81cdhe725w8tff','whole-2','POST','/v1/games/1m81cdheg6nk6j6b/moves',X'839180902d11ce953dabbf46f4bda9b039f2f1cc127f6822a3c13123d4e1f5f9',1795342910940,201,'4',NULL,'{"seq":4,"column":1,"row":1,"symbol":"X","game":{"id":"1m81cdheg6nk6j6b","ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"status":"playing","version":4,"created_at":"2026-11-22T10:21:50.928Z","updated_at":"2026-11-22T10:21:50.940Z","finished_at":null,"visibility":"private","ranked":true,"join_code":"XJQZYQ","you":{"seat":0,"player":"1m81cdhe725w8tff"},"seats":[{"seat":0,"player":{"id":"1m81cdhe725w8tff"},"status":"joined","points":0,"bank_seconds":null},{"seat":1,"player":{"id":"1m81cdheb2c4nd1p"},"status":"joined","points":0,"bank_seconds":null}],"round":{"number":1,"of":1,"leader":0},"turn":{"seats":[1],"actions":[],"deadline":"2026-11-22T10:22:20.940Z"},"clock":{"turn_seconds":30,"bot_turn_seconds":1},"commitment":null,"proof":null,"state":{"size":3,"line":3,"board":["...",".X.","..."],"symbols":["X","O"],"last":{"column":1,"row":1},"winning_line":null},"result":null}}',0,NULL,NULL,NULL,0);
INSERT INTO answer VALUES(3,'1m81cdheb2c4nd1p','whole-3','POST','/v1/games/1m81cdheg6nk6j6b/resignation',X'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',1795342910943,201,'7',NULL,'{"seq":5,"game":{"id":"1m81cdheg6nk6j6b","ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"status":"finished","version":7,"created_at":"2026-11-22T10:21:50.928Z","updated_at":"2026-11-22T10:21:50.943Z","finished_at":"2026-11-22T10:21:50.943Z","visibility":"private","ranked":true,"join_code":null,"you":{"seat":1,"player":"1m81cdheb2c4nd1p"},"seats":[{"seat":0,"player":{"id":"1m81cdhe725w8tff"},"status":"joined","points":1,"bank_seconds":null},{"seat":1,"player":{"id":"1m81cdheb2c4nd1p"},"status":"resigned","points":0,"bank_seconds":null}],"round":{"number":1,"of":1,"leader":0},"turn":{"seats":[],"actions":[],"deadline":null},"clock":{"turn_seconds":30,"bot_turn_seconds":1},"commitment":null,"proof":null,"state":{"size":3,"line":3,"board":["...",".X.","..."],"symbols":["X","O"],"last":{"column":1,"row":1},"winning_line":null},"result":{"id":"1m81cdhez6axazat","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","published_at":"2026-11-22T10:21:50.943Z"}}}',0,NULL,NULL,NULL,0);
INSERT INTO answer VALUES(4,'1m81cdj2m0aj34v0','small-1','POST','/v1/games',X'fb743076c8aecacc751909d724b44ec56917174eb451b864273c581b9ce541c2',1795342911573,201,'2','/v1/games/1m81cdj2ndzskgtx','',1,'1m81cdj2ndzskgtx',2,1,0);
INSERT INTO answer VALUES(5,'1m81cdj2m0aj34v0','small-2','POST','/v1/games/1m81cdj2ndzskgtx/guesses',X'4eb5c1cc31458c328cfe8b2b29f9c0b1c158cba0f2e3265a2babfc7168020163',1795342911575,201,'3',NULL,'{"attempt":1,"code":"1234","bulls":0,"cows":2,"solved":false}',1,'1m81cdj2ndzskgtx',2,3,0);
INSERT INTO answer VALUES(6,'1m81cdj2m0aj34v0','small-3','POST','/v1/games/1m81cdj2ndzskgtx/guesses',X'f0aa50c31aa976434350a7e522c816f543744a245857425152162b13ad71dfe8',1795342911582,201,'4',NULL,'{"attempt":2,"code":"5678","bulls":0,"cows":1,"solved":false}',1,NULL,0,4,1);
INSERT INTO answer VALUES(7,'1m81cdj2m0aj34v0','small-4','POST','/v1/players/me/tokens',X'93a8114955e7c1d4a2901dfd640f228011fc0b736cf74f47ec8b17c50b126b23',1795342911596,201,NULL,NULL,'"1m81cdj3capa3gvw"',1,NULL,0,0,0);
INSERT INTO answer VALUES(8,'1m81cdj2m0aj34v0','small-5','POST','/v1/games/1m81cdj2ndzskgtx/resignation',X'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',1795342911604,201,'7',NULL,'',1,'1m81cdj2ndzskgtx',2,5,0);
INSERT INTO answer VALUES(9,'1m81cdj2m0aj34v0','small-6','POST','/v1/games',X'dc143173ccf499e44bf3101e1610c7e01057986ef2a861d4811799c178ab3e50',1795342911617,201,'2','/v1/games/1m81cdj411bkhj3v','',1,'1m81cdj411bkhj3v',2,1,0);
CREATE TABLE heartbeat (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL -- the last try that succeeded
, ballast BLOB) STRICT;
INSERT INTO heartbeat VALUES(1,1795342935415,X'0717b42c83138c24f90cf45f3303fd547744fb1fe6a153fb29480fa33150417cdef2e873ae8c953de0321e6010753a5b');
CREATE TABLE departure (
    player TEXT PRIMARY KEY NOT NULL REFERENCES player (id)
) STRICT, WITHOUT ROWID;
CREATE TABLE result_reader (
    reader TEXT NOT NULL, -- a player, or a service's
    result TEXT NOT NULL,
    PRIMARY KEY (reader, result)
) STRICT, WITHOUT ROWID;
INSERT INTO result_reader VALUES('000000000t4atnvd','1m81cdjj36etjk3h');
INSERT INTO result_reader VALUES('000000000t4atnvd','1m81cdjj36etkxxn');
INSERT INTO result_reader VALUES('1m80xsk7y75pspr2','1m80xsk8r8nzx75z');
INSERT INTO result_reader VALUES('1m80xsk7y75pspr2','1m80xsk93cr0b24a');
INSERT INTO result_reader VALUES('1m80xsk7y75pspr2','1m80xsk93cr0b478');
INSERT INTO result_reader VALUES('1m80xsk7y75pspr2','1m80xsk984bxj9qb');
INSERT INTO result_reader VALUES('1m80xsk7y75pspr2','1m80xsk9acg2e83r');
INSERT INTO result_reader VALUES('1m80xsk7y75pspr2','1m80xsk9acg2evy5');
INSERT INTO result_reader VALUES('1m80xsk7y75pspr2','1m80xsk9f208pmeb');
INSERT INTO result_reader VALUES('1m80xsk7y75pspr2','1m80xsk9y93qj5wx');
INSERT INTO result_reader VALUES('1m80xsk7y75pspr2','1m80xsk9y93qkb9p');
INSERT INTO result_reader VALUES('1m80xsk7y75pspr2','1m80xska20w7aqcw');
INSERT INTO result_reader VALUES('1m80xsk7y75pspr2','1m80xska3f20e262');
INSERT INTO result_reader VALUES('1m80xsk7y75pspr2','1m80xskb63aafnax');
INSERT INTO result_reader VALUES('1m80xsk7y75pspr2','1m80xskb63aahdvd');
INSERT INTO result_reader VALUES('1m80xsk7y75pspr2','1m80xskdf836hc1e');
INSERT INTO result_reader VALUES('1m80xsk7y75pspr2','1m80xskdf836j34n');
INSERT INTO result_reader VALUES('1m80xsk7y75pspr2','1m80xsmeh0as855z');
INSERT INTO result_reader VALUES('1m80xsk7y75pspr2','1m80xsphm71h0h08');
INSERT INTO result_reader VALUES('1m80xsk7y75pspr2','1m80xsphm71h1b0e');
INSERT INTO result_reader VALUES('1m80xsk7y75pspr2','1m80xsvv96dmwqx3');
INSERT INTO result_reader VALUES('1m80xsk7y75pspr2','1m80xsvv96dmxkrq');
INSERT INTO result_reader VALUES('1m80xsk7z5ct92ws','1m80xsk8r8nzx75z');
INSERT INTO result_reader VALUES('1m80xsk7z5ct92ws','1m80xsk93cr0b24a');
INSERT INTO result_reader VALUES('1m80xsk7z5ct92ws','1m80xsk93cr0b478');
INSERT INTO result_reader VALUES('1m80xsk7z5ct92ws','1m80xsk984bxj9qb');
INSERT INTO result_reader VALUES('1m80xsk7z5ct92ws','1m80xsk9acg2e83r');
INSERT INTO result_reader VALUES('1m80xsk7z5ct92ws','1m80xsk9acg2evy5');
INSERT INTO result_reader VALUES('1m80xsk7z5ct92ws','1m80xsk9f208pmeb');
INSERT INTO result_reader VALUES('1m80xsk7z5ct92ws','1m80xska20w7aqcw');
INSERT INTO result_reader VALUES('1m80xsk7z5ct92ws','1m80xska3f20e262');
INSERT INTO result_reader VALUES('1m80xsk7z5ct92ws','1m80xskb63aafnax');
INSERT INTO result_reader VALUES('1m80xsk7z5ct92ws','1m80xskb63aahdvd');
INSERT INTO result_reader VALUES('1m80xsk7z5ct92ws','1m80xskdf836hc1e');
INSERT INTO result_reader VALUES('1m80xsk7z5ct92ws','1m80xskdf836j34n');
INSERT INTO result_reader VALUES('1m80xsk7z5ct92ws','1m80xsmeh0as855z');
INSERT INTO result_reader VALUES('1m80xsk7z5ct92ws','1m80xsphm71h0h08');
INSERT INTO result_reader VALUES('1m80xsk7z5ct92ws','1m80xsphm71h1b0e');
INSERT INTO result_reader VALUES('1m80xsk7z5ct92ws','1m80xspkc40tqckk');
INSERT INTO result_reader VALUES('1m80xsk7z5ct92ws','1m80xspkc40trvp9');
INSERT INTO result_reader VALUES('1m80xsk7z5ct92ws','1m80xsvv96dmwqx3');
INSERT INTO result_reader VALUES('1m80xsk7z5ct92ws','1m80xsvv96dmxkrq');
INSERT INTO result_reader VALUES('1m80xsk823kd1vk0','1m80xsk9f208pmeb');
INSERT INTO result_reader VALUES('1m80xsk823kd1vk0','1m80xsmeh0as855z');
INSERT INTO result_reader VALUES('1m80xsk823kd1vk0','1m80xsvv96dmwqx3');
INSERT INTO result_reader VALUES('1m80xsk823kd1vk0','1m80xsvv96dmxkrq');
INSERT INTO result_reader VALUES('1m80xsk861rtrkdj','1m80xspkc40tqckk');
INSERT INTO result_reader VALUES('1m80xsk861rtrkdj','1m80xspkc40trvp9');
INSERT INTO result_reader VALUES('1m80xsk9z4vjbz7k','1m80xspyz5gmkkkx');
INSERT INTO result_reader VALUES('1m80xsk9z4vjbz7k','1m80xspyz5gmktkz');
INSERT INTO result_reader VALUES('1m80xspdm3w9yd99','1m80xspe03gabf8g');
INSERT INTO result_reader VALUES('1m80xspdm3w9yd99','1m80xspe03gadfmt');
INSERT INTO result_reader VALUES('1m80xspdtct8wtgk','1m80xspe03gabf8g');
INSERT INTO result_reader VALUES('1m80xspdtct8wtgk','1m80xspe03gadfmt');
INSERT INTO result_reader VALUES('1m81cdhe725w8tff','1m81cdhez6axajqs');
INSERT INTO result_reader VALUES('1m81cdhe725w8tff','1m81cdhez6axazat');
INSERT INTO result_reader VALUES('1m81cdheb2c4nd1p','1m81cdhez6axajqs');
INSERT INTO result_reader VALUES('1m81cdheb2c4nd1p','1m81cdhez6axazat');
INSERT INTO result_reader VALUES('1m81cdhr73dj5qtp','1m81cdhtffcwyzax');
INSERT INTO result_reader VALUES('1m81cdhr73dj5qtp','1m81cdhtffcwyzvt');
INSERT INTO result_reader VALUES('1m81cdhrc95m7rnm','1m81cdhtffcwyzax');
INSERT INTO result_reader VALUES('1m81cdhrc95m7rnm','1m81cdhtffcwyzvt');
INSERT INTO result_reader VALUES('1m81cdj2m0aj34v0','1m81cdj3mfxq265c');
INSERT INTO result_reader VALUES('1m81cdj2m0aj34v0','1m81cdj3mfxq3hzv');
INSERT INTO result_reader VALUES('1m81cdjcb2kkwgf5','1m81cdjj36etjk3h');
INSERT INTO result_reader VALUES('1m81cdjcb2kkwgf5','1m81cdjj36etkxxn');
INSERT INTO result_reader VALUES('1m81ce99q5nbqb82','1m81ce9bf0d0xqh1');
INSERT INTO result_reader VALUES('1m81ce99q5nbqb82','1m81ce9bf0d125t5');
INSERT INTO result_reader VALUES('1m81ce9ad367tkd9','1m81ce9bf0d0xqh1');
INSERT INTO result_reader VALUES('1m81ce9ad367tkd9','1m81ce9bf0d125t5');
INSERT INTO result_reader VALUES('1m81ce9ap9v5wzgv','1m81ce9bf0d0xqh1');
INSERT INTO result_reader VALUES('1m81ce9ap9v5wzgv','1m81ce9bf0d125t5');
CREATE TABLE IF NOT EXISTS "event" (
    id   INTEGER PRIMARY KEY,              -- its place in the log of all games
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL                  -- JSON: the whole truth, secrets included
) STRICT;
INSERT INTO event VALUES(1,'1m80xsk884cr1fbn',1,1795327577352,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xsk7y75pspr2","status":"joined"},{"player":"1m80xsk7z5ct92ws","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m80xsk7y75pspr2","join_code":"JTHNK5","clock":null}');
INSERT INTO event VALUES(2,'1m80xsk884cr1fbn',2,1795327577358,'joined',1,'{"player":"1m80xsk7z5ct92ws"}');
INSERT INTO event VALUES(3,'1m80xsk884cr1fbn',3,1795327577358,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xsk7y75pspr2","status":"joined"},{"player":"1m80xsk7z5ct92ws","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(4,'1m80xsk884cr1fbn',4,1795327577362,'secret',0,'{"code":"1234","nonce":"65c2d4c7f2f803def724c2ff05e53becdb8b7bb85ae1001c6c0fa149b99f9adc","commitment":"dbf2b8b8c895e4db6a56533ca13c98bf88ff4cf9ce9a6665a0ab6e2788046913"}');
INSERT INTO event VALUES(5,'1m80xsk884cr1fbn',5,1795327577366,'guess',1,'{"attempt":1,"code":"5678","bulls":0,"cows":0,"solved":false}');
INSERT INTO event VALUES(6,'1m80xsk884cr1fbn',6,1795327577368,'guess',1,'{"attempt":2,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES(7,'1m80xsk884cr1fbn',7,1795327577368,'round-over',NULL,'{"id":"1m80xsk8r8nzx75z","round":1,"leader":0,"attempts":2,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"65c2d4c7f2f803def724c2ff05e53becdb8b7bb85ae1001c6c0fa149b99f9adc","secret":"1234"}}');
INSERT INTO event VALUES(8,'1m80xsk884cr1fbn',8,1795327577374,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":1,"seats":[{"player":"1m80xsk7y75pspr2","status":"joined"},{"player":"1m80xsk7z5ct92ws","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(9,'1m80xsk884cr1fbn',9,1795327577378,'secret',1,'{"code":"4321","nonce":"ce6809067a7abc8c86356fa09d922304123afb285bc0b4c62522ec93476b70d1","commitment":"531123bcf52e4ea3cd85eec826eb252498359d3c4f6ef2ce39e9453a05f900dd"}');
INSERT INTO event VALUES(10,'1m80xsk884cr1fbn',10,1795327577379,'resigned',0,'{}');
INSERT INTO event VALUES(11,'1m80xsk884cr1fbn',11,1795327577379,'round-over',NULL,'{"id":"1m80xsk93cr0b24a","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"ce6809067a7abc8c86356fa09d922304123afb285bc0b4c62522ec93476b70d1","secret":"4321"}}');
INSERT INTO event VALUES(12,'1m80xsk884cr1fbn',12,1795327577379,'finished',NULL,'{"id":"1m80xsk93cr0b478","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation"}');
INSERT INTO event VALUES(13,'1m80xsk96fys2mxq',1,1795327577382,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xsk7y75pspr2","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xsk7y75pspr2","join_code":"7M2RTN","clock":null}');
INSERT INTO event VALUES(14,'1m80xsk96fys2mxq',2,1795327577383,'joined',1,'{"player":"1m80xsk7z5ct92ws"}');
INSERT INTO event VALUES(15,'1m80xsk96fys2mxq',3,1795327577383,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xsk7y75pspr2","status":"joined"},{"player":"1m80xsk7z5ct92ws","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(16,'1m80xsk96fys2mxq',4,1795327577383,'secret',0,'{"code":"1234","nonce":"e3ccedca402ab68812a291bd0e390d1eb6dbe344c2ddb95507a2260d97cd9c2a","commitment":"9c37a458277033f612502f20db0b69f1a378abaca084ade94623b123b6b94aab"}');
INSERT INTO event VALUES(17,'1m80xsk96fys2mxq',5,1795327577384,'guess',1,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES(18,'1m80xsk96fys2mxq',6,1795327577384,'round-over',NULL,'{"id":"1m80xsk984bxj9qb","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"e3ccedca402ab68812a291bd0e390d1eb6dbe344c2ddb95507a2260d97cd9c2a","secret":"1234"}}');
INSERT INTO event VALUES(19,'1m80xsk96fys2mxq',7,1795327577385,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":1,"seats":[{"player":"1m80xsk7y75pspr2","status":"joined"},{"player":"1m80xsk7z5ct92ws","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(20,'1m80xsk96fys2mxq',8,1795327577385,'secret',1,'{"code":"4321","nonce":"a2596f4ef84ec7babd2729e34abf944d007c2a06babf3a661c1664804c20a421","commitment":"3cfb90e7a902cf058468df5e9457fe90e866055d2176abe6c8fff73ba4153d8e"}');
INSERT INTO event VALUES(21,'1m80xsk96fys2mxq',9,1795327577386,'guess',0,'{"attempt":1,"code":"4321","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES(22,'1m80xsk96fys2mxq',10,1795327577386,'round-over',NULL,'{"id":"1m80xsk9acg2e83r","round":2,"leader":1,"attempts":1,"solved":true,"solver":0,"secret":"4321","honest":true,"forfeited_by":null,"points":[1,0],"proof":{"nonce":"a2596f4ef84ec7babd2729e34abf944d007c2a06babf3a661c1664804c20a421","secret":"4321"}}');
INSERT INTO event VALUES(23,'1m80xsk96fys2mxq',11,1795327577386,'finished',NULL,'{"id":"1m80xsk9acg2evy5","outcome":"draw","winners":[0,1],"points":[1,1],"reason":"rounds"}');
INSERT INTO event VALUES(24,'1m80xsk9bba05pm4',1,1795327577387,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xsk7y75pspr2","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xsk7y75pspr2","join_code":"Y9PG4E","clock":null}');
INSERT INTO event VALUES(25,'1m80xsk9bba05pm4',2,1795327577388,'joined',1,'{"player":"1m80xsk7z5ct92ws"}');
INSERT INTO event VALUES(26,'1m80xsk9bba05pm4',3,1795327577389,'joined',2,'{"player":"1m80xsk823kd1vk0"}');
INSERT INTO event VALUES(27,'1m80xsk9bba05pm4',4,1795327577389,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xsk7y75pspr2","status":"joined"},{"player":"1m80xsk7z5ct92ws","status":"joined"},{"player":"1m80xsk823kd1vk0","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO event VALUES(28,'1m80xsk9bba05pm4',5,1795327577390,'secret',0,'{"code":"1122","nonce":"eb220e0e62581eb3ba2d886ee8f7acd5ca4370ea7a34d959ebbca14c489952a7","commitment":"3d102a2ff73ff5ad9e9515945dbff1a457004ffc759755f52f7eb7468592ea71"}');
INSERT INTO event VALUES(29,'1m80xsk9bba05pm4',6,1795327577390,'resigned',1,'{}');
INSERT INTO event VALUES(30,'1m80xsk9bba05pm4',7,1795327577391,'guess',2,'{"attempt":1,"code":"1122","black":4,"white":0,"solved":true}');
INSERT INTO event VALUES(31,'1m80xsk9bba05pm4',8,1795327577391,'round-over',NULL,'{"id":"1m80xsk9f208pmeb","round":1,"leader":0,"attempts":1,"solved":true,"solver":2,"secret":"1122","honest":true,"forfeited_by":null,"points":[0,0,1],"proof":{"nonce":"eb220e0e62581eb3ba2d886ee8f7acd5ca4370ea7a34d959ebbca14c489952a7","secret":"1122"}}');
INSERT INTO event VALUES(32,'1m80xsk9bba05pm4',9,1795327577392,'round',NULL,'{"number":2,"leader":2,"commitment":null,"points":[0,0,1],"rules":1,"seats":[{"player":"1m80xsk7y75pspr2","status":"joined"},{"player":"1m80xsk7z5ct92ws","status":"resigned"},{"player":"1m80xsk823kd1vk0","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(33,'1m80xsk9hb1ytvyk',1,1795327577393,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xsk7y75pspr2","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m80xsk7y75pspr2","join_code":null,"clock":null}');
INSERT INTO event VALUES(34,'1m80xsk9hb1ytvyk',2,1795327577393,'round',NULL,'{"number":1,"leader":null,"commitment":"b7ce8b4aa63a6208dbfc02b8a60f13cac7b50af3819ebdc7c5dc9dd82a914a6a","points":[0],"rules":1,"seats":[{"player":"1m80xsk7y75pspr2","status":"joined"}],"rounds":2,"deal":{"nonce":"2bc3f2256e83ab156f21cfde1e1bf79ba0a130d17019ae855b09a39a7c03109c","secret":"5361"},"carry":null}');
INSERT INTO event VALUES(35,'1m80xsk9hb1ytvyk',3,1795327577398,'guess',0,'{"attempt":1,"code":"1122","black":0,"white":1,"solved":false}');
INSERT INTO event VALUES(36,'1m80xsk9hb1ytvyk',4,1795327577401,'guess',0,'{"attempt":2,"code":"3344","black":1,"white":0,"solved":false}');
INSERT INTO event VALUES(37,'1m80xsk9hb1ytvyk',5,1795327577406,'resigned',0,'{}');
INSERT INTO event VALUES(38,'1m80xsk9hb1ytvyk',6,1795327577406,'round-over',NULL,'{"id":"1m80xsk9y93qj5wx","round":1,"leader":null,"attempts":2,"solved":false,"solver":null,"secret":"5361","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"2bc3f2256e83ab156f21cfde1e1bf79ba0a130d17019ae855b09a39a7c03109c","secret":"5361"}}');
INSERT INTO event VALUES(39,'1m80xsk9hb1ytvyk',7,1795327577406,'finished',NULL,'{"id":"1m80xsk9y93qkb9p","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO event VALUES(40,'1m80xsk9z4vjd82d',1,1795327577407,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xsk9z4vjbz7k","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m80xsk9z4vjbz7k","join_code":null,"clock":null}');
INSERT INTO event VALUES(41,'1m80xsk9z4vjd82d',2,1795327577407,'round',NULL,'{"number":1,"leader":null,"commitment":"ba0ff05d7bea45def555099b0119b8c70550e546c8e0df22e54fa0bd64e2e094","points":[0],"rules":1,"seats":[{"player":"1m80xsk9z4vjbz7k","status":"joined"}],"rounds":0,"deal":{"nonce":"d5f52891cea067f4fece4d6229078f49c85c140323a046401e5d6bce06eb49d6","secret":"2136"},"carry":null}');
INSERT INTO event VALUES(42,'1m80xska0b3tv2ht',1,1795327577408,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"manual","secret":"held","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xsk7y75pspr2","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xsk7y75pspr2","join_code":"SD9FHS","clock":null}');
INSERT INTO event VALUES(43,'1m80xska0b3tv2ht',2,1795327577409,'joined',1,'{"player":"1m80xsk7z5ct92ws"}');
INSERT INTO event VALUES(44,'1m80xska0b3tv2ht',3,1795327577409,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xsk7y75pspr2","status":"joined"},{"player":"1m80xsk7z5ct92ws","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(45,'1m80xska0b3tv2ht',4,1795327577409,'guess',1,'{"attempt":1,"code":"1234"}');
INSERT INTO event VALUES(46,'1m80xska0b3tv2ht',5,1795327577410,'answer',0,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES(47,'1m80xska0b3tv2ht',6,1795327577410,'round-over',NULL,'{"id":"1m80xska20w7aqcw","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":null}');
INSERT INTO event VALUES(48,'1m80xska0b3tv2ht',7,1795327577411,'resigned',1,'{}');
INSERT INTO event VALUES(49,'1m80xska0b3tv2ht',8,1795327577411,'finished',NULL,'{"id":"1m80xska3f20e262","outcome":"win","winners":[0],"points":[0,1],"reason":"resignation"}');
INSERT INTO event VALUES(50,'1m80xska4f6c2q9c',1,1795327577412,'created',1,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"manual","secret":"held","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xsk7z5ct92ws","status":"invited"},{"player":"1m80xsk7y75pspr2","status":"joined"}],"visibility":"private","ranked":false,"creator":"1m80xsk7y75pspr2","join_code":"74BCFT","clock":null}');
INSERT INTO event VALUES(51,'1m80xska0b3tv2ht',9,1795327577412,'rematch',0,'{"game":"1m80xska4f6c2q9c"}');
INSERT INTO event VALUES(52,'1m80xska4f6c3m3b',1,1795327577412,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xsk7y75pspr2","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m80xsk7y75pspr2","join_code":"68NV6R","clock":null}');
INSERT INTO event VALUES(53,'1m80xska89s0d3y9',1,1795327577416,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xsk7y75pspr2","status":"joined"},{"player":"1m80xsk7z5ct92ws","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xsk7y75pspr2","join_code":"CMMWT5","clock":null}');
INSERT INTO event VALUES(54,'1m80xska89s0d3y9',2,1795327577417,'declined',1,'{"player":"1m80xsk7z5ct92ws"}');
INSERT INTO event VALUES(55,'1m80xska89s0d3y9',3,1795327577417,'aborted',NULL,'{"reason":"declined"}');
INSERT INTO event VALUES(56,'1m80xskae5gx2sh2',1,1795327577422,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xsk7y75pspr2","status":"joined"},{"player":"1m80xsk7z5ct92ws","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xsk7y75pspr2","join_code":"WCAHKP","clock":null}');
INSERT INTO event VALUES(57,'1m80xskae5gx2sh2',2,1795327577426,'aborted',0,'{"reason":"creator"}');
INSERT INTO event VALUES(58,'1m80xskap29ptz99',1,1795327577430,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m80xsk7y75pspr2","status":"joined"},{"player":"1m80xsk7z5ct92ws","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m80xsk7y75pspr2","join_code":"EVCV5T","clock":{"turn_seconds":30,"bot_turn_seconds":1}}');
INSERT INTO event VALUES(59,'1m80xskap29ptz99',2,1795327577434,'joined',1,'{"player":"1m80xsk7z5ct92ws"}');
INSERT INTO event VALUES(60,'1m80xskap29ptz99',3,1795327577434,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xsk7y75pspr2","status":"joined"},{"player":"1m80xsk7z5ct92ws","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO event VALUES(61,'1m80xskap29ptz99',4,1795327577437,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO event VALUES(62,'1m80xskap29ptz99',5,1795327577439,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO event VALUES(63,'1m80xskap29ptz99',6,1795327577442,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO event VALUES(64,'1m80xskap29ptz99',7,1795327577443,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO event VALUES(65,'1m80xskap29ptz99',8,1795327577446,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO event VALUES(66,'1m80xskap29ptz99',9,1795327577446,'round-over',NULL,'{"id":"1m80xskb63aafnax","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO event VALUES(67,'1m80xskap29ptz99',10,1795327577446,'finished',NULL,'{"id":"1m80xskb63aahdvd","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds"}');
INSERT INTO event VALUES(68,'1m80xskbae1tvwgw',1,1795327577450,'created',0,'{"ruleset":"gomoku","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m80xsk7y75pspr2","status":"joined"},{"player":"1m80xsk7z5ct92ws","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xsk7y75pspr2","join_code":"GP7CEH","clock":{"turn_seconds":30,"bot_turn_seconds":1}}');
INSERT INTO event VALUES(69,'1m80xskbae1tvwgw',2,1795327577452,'joined',1,'{"player":"1m80xsk7z5ct92ws"}');
INSERT INTO event VALUES(70,'1m80xskbae1tvwgw',3,1795327577452,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xsk7y75pspr2","status":"joined"},{"player":"1m80xsk7z5ct92ws","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO event VALUES(71,'1m80xskbae1tvwgw',4,1795327577458,'move',0,'{"column":7,"row":7,"symbol":"X"}');
INSERT INTO event VALUES(72,'1m80xskbp0pc0qt3',1,1795327577462,'created',0,'{"ruleset":"yahtzee","options":{"joker":"forced","rounds":1,"await_client_seed":false,"hints":false},"seats":[{"player":"1m80xsk7y75pspr2","status":"joined"},{"player":"1m80xsk7z5ct92ws","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m80xsk7y75pspr2","join_code":"EFHT4Y","clock":null,"commitment":"3a307004d159ceee646720c96c5e4c2914f03002b255e5153c5a61c41decfa70","client_seeds":["",""],"server_seed":"f069984db1de0e79c662cd0cbfef8c5b424a0617cffcae99cccc2b656850c773"}');
INSERT INTO event VALUES(73,'1m80xskbp0pc0qt3',2,1795327577466,'joined',1,'{"player":"1m80xsk7z5ct92ws"}');
INSERT INTO event VALUES(74,'1m80xskbp0pc0qt3',3,1795327577466,'round',NULL,'{"number":1,"leader":0,"commitment":"3a307004d159ceee646720c96c5e4c2914f03002b255e5153c5a61c41decfa70","points":[0,0],"rules":1,"seats":[{"player":"1m80xsk7y75pspr2","status":"joined"},{"player":"1m80xsk7z5ct92ws","status":"joined"}],"rounds":1,"deal":null,"carry":null,"client_seeds":["",""]}');
INSERT INTO event VALUES(75,'1m80xskbp0pc0qt3',4,1795327577466,'roll',0,'{"keep":[],"dice":[2,5,6,1,3],"stage":0,"roll":0}');
INSERT INTO event VALUES(76,'1m80xskbp0pc0qt3',5,1795327577470,'roll',0,'{"keep":[],"dice":[1,6,4,5,1],"stage":1,"roll":1}');
INSERT INTO event VALUES(77,'1m80xskbp0pc0qt3',6,1795327577474,'score',0,'{"category":"aces","score":2,"bonus":0}');
INSERT INTO event VALUES(78,'1m80xskbp0pc0qt3',7,1795327577474,'roll',1,'{"keep":[],"dice":[6,6,1,6,4],"stage":0,"roll":2}');
INSERT INTO event VALUES(79,'1m80xskbp0pc0qt3',8,1795327577478,'score',1,'{"category":"aces","score":1,"bonus":0}');
INSERT INTO event VALUES(80,'1m80xskbp0pc0qt3',9,1795327577478,'roll',0,'{"keep":[],"dice":[5,3,6,1,4],"stage":0,"roll":3}');
INSERT INTO event VALUES(81,'1m80xskbp0pc0qt3',10,1795327577482,'score',0,'{"category":"twos","score":0,"bonus":0}');
INSERT INTO event VALUES(82,'1m80xskbp0pc0qt3',11,1795327577482,'roll',1,'{"keep":[],"dice":[1,2,6,3,6],"stage":0,"roll":4}');
INSERT INTO event VALUES(83,'1m80xskbp0pc0qt3',12,1795327577486,'score',1,'{"category":"twos","score":2,"bonus":0}');
INSERT INTO event VALUES(84,'1m80xskbp0pc0qt3',13,1795327577486,'roll',0,'{"keep":[],"dice":[3,3,2,6,3],"stage":0,"roll":5}');
INSERT INTO event VALUES(85,'1m80xskbp0pc0qt3',14,1795327577487,'score',0,'{"category":"threes","score":9,"bonus":0}');
INSERT INTO event VALUES(86,'1m80xskbp0pc0qt3',15,1795327577487,'roll',1,'{"keep":[],"dice":[2,3,5,3,6],"stage":0,"roll":6}');
INSERT INTO event VALUES(87,'1m80xskbp0pc0qt3',16,1795327577490,'score',1,'{"category":"threes","score":6,"bonus":0}');
INSERT INTO event VALUES(88,'1m80xskbp0pc0qt3',17,1795327577490,'roll',0,'{"keep":[],"dice":[5,1,3,4,4],"stage":0,"roll":7}');
INSERT INTO event VALUES(89,'1m80xskbp0pc0qt3',18,1795327577493,'score',0,'{"category":"fours","score":8,"bonus":0}');
INSERT INTO event VALUES(90,'1m80xskbp0pc0qt3',19,1795327577493,'roll',1,'{"keep":[],"dice":[6,6,3,1,2],"stage":0,"roll":8}');
INSERT INTO event VALUES(91,'1m80xskbp0pc0qt3',20,1795327577498,'score',1,'{"category":"fours","score":0,"bonus":0}');
INSERT INTO event VALUES(92,'1m80xskbp0pc0qt3',21,1795327577498,'roll',0,'{"keep":[],"dice":[1,3,5,2,2],"stage":0,"roll":9}');
INSERT INTO event VALUES(93,'1m80xskbp0pc0qt3',22,1795327577502,'score',0,'{"category":"fives","score":5,"bonus":0}');
INSERT INTO event VALUES(94,'1m80xskbp0pc0qt3',23,1795327577502,'roll',1,'{"keep":[],"dice":[5,5,6,1,2],"stage":0,"roll":10}');
INSERT INTO event VALUES(95,'1m80xskbp0pc0qt3',24,1795327577506,'score',1,'{"category":"fives","score":10,"bonus":0}');
INSERT INTO event VALUES(96,'1m80xskbp0pc0qt3',25,1795327577506,'roll',0,'{"keep":[],"dice":[2,5,4,1,3],"stage":0,"roll":11}');
INSERT INTO event VALUES(97,'1m80xskbp0pc0qt3',26,1795327577507,'score',0,'{"category":"sixes","score":0,"bonus":0}');
INSERT INTO event VALUES(98,'1m80xskbp0pc0qt3',27,1795327577507,'roll',1,'{"keep":[],"dice":[6,2,3,2,1],"stage":0,"roll":12}');
INSERT INTO event VALUES(99,'1m80xskbp0pc0qt3',28,1795327577507,'score',1,'{"category":"sixes","score":6,"bonus":0}');
INSERT INTO event VALUES(100,'1m80xskbp0pc0qt3',29,1795327577507,'roll',0,'{"keep":[],"dice":[5,1,3,2,2],"stage":0,"roll":13}');
INSERT INTO event VALUES(101,'1m80xskbp0pc0qt3',30,1795327577508,'score',0,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO event VALUES(102,'1m80xskbp0pc0qt3',31,1795327577508,'roll',1,'{"keep":[],"dice":[2,6,5,5,6],"stage":0,"roll":14}');
INSERT INTO event VALUES(103,'1m80xskbp0pc0qt3',32,1795327577509,'score',1,'{"category":"three-of-a-kind","score":0,"bonus":0}');
INSERT INTO event VALUES(104,'1m80xskbp0pc0qt3',33,1795327577509,'roll',0,'{"keep":[],"dice":[3,2,5,1,2],"stage":0,"roll":15}');
INSERT INTO event VALUES(105,'1m80xskbp0pc0qt3',34,1795327577510,'score',0,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO event VALUES(106,'1m80xskbp0pc0qt3',35,1795327577510,'roll',1,'{"keep":[],"dice":[6,6,5,1,6],"stage":0,"roll":16}');
INSERT INTO event VALUES(107,'1m80xskbp0pc0qt3',36,1795327577511,'score',1,'{"category":"four-of-a-kind","score":0,"bonus":0}');
INSERT INTO event VALUES(108,'1m80xskbp0pc0qt3',37,1795327577511,'roll',0,'{"keep":[],"dice":[3,6,6,4,4],"stage":0,"roll":17}');
INSERT INTO event VALUES(109,'1m80xskbp0pc0qt3',38,1795327577511,'score',0,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO event VALUES(110,'1m80xskbp0pc0qt3',39,1795327577511,'roll',1,'{"keep":[],"dice":[1,2,3,1,4],"stage":0,"roll":18}');
INSERT INTO event VALUES(111,'1m80xskbp0pc0qt3',40,1795327577512,'score',1,'{"category":"full-house","score":0,"bonus":0}');
INSERT INTO event VALUES(112,'1m80xskbp0pc0qt3',41,1795327577512,'roll',0,'{"keep":[],"dice":[6,1,2,2,6],"stage":0,"roll":19}');
INSERT INTO event VALUES(113,'1m80xskbp0pc0qt3',42,1795327577513,'score',0,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO event VALUES(114,'1m80xskbp0pc0qt3',43,1795327577513,'roll',1,'{"keep":[],"dice":[5,3,1,4,4],"stage":0,"roll":20}');
INSERT INTO event VALUES(115,'1m80xskbp0pc0qt3',44,1795327577514,'score',1,'{"category":"small-straight","score":0,"bonus":0}');
INSERT INTO event VALUES(116,'1m80xskbp0pc0qt3',45,1795327577514,'roll',0,'{"keep":[],"dice":[1,1,3,4,3],"stage":0,"roll":21}');
INSERT INTO event VALUES(117,'1m80xskbp0pc0qt3',46,1795327577514,'score',0,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO event VALUES(118,'1m80xskbp0pc0qt3',47,1795327577514,'roll',1,'{"keep":[],"dice":[5,3,4,5,3],"stage":0,"roll":22}');
INSERT INTO event VALUES(119,'1m80xskbp0pc0qt3',48,1795327577515,'score',1,'{"category":"large-straight","score":0,"bonus":0}');
INSERT INTO event VALUES(120,'1m80xskbp0pc0qt3',49,1795327577515,'roll',0,'{"keep":[],"dice":[3,4,1,3,6],"stage":0,"roll":23}');
INSERT INTO event VALUES(121,'1m80xskbp0pc0qt3',50,1795327577517,'score',0,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO event VALUES(122,'1m80xskbp0pc0qt3',51,1795327577517,'roll',1,'{"keep":[],"dice":[6,3,1,2,4],"stage":0,"roll":24}');
INSERT INTO event VALUES(123,'1m80xskbp0pc0qt3',52,1795327577518,'score',1,'{"category":"yahtzee","score":0,"bonus":0}');
INSERT INTO event VALUES(124,'1m80xskbp0pc0qt3',53,1795327577518,'roll',0,'{"keep":[],"dice":[5,2,1,3,4],"stage":0,"roll":25}');
INSERT INTO event VALUES(125,'1m80xskbp0pc0qt3',54,1795327577519,'score',0,'{"category":"chance","score":15,"bonus":0}');
INSERT INTO event VALUES(126,'1m80xskbp0pc0qt3',55,1795327577519,'roll',1,'{"keep":[],"dice":[3,1,4,2,4],"stage":0,"roll":26}');
INSERT INTO event VALUES(127,'1m80xskbp0pc0qt3',56,1795327577519,'score',1,'{"category":"chance","score":14,"bonus":0}');
INSERT INTO event VALUES(128,'1m80xskbp0pc0qt3',57,1795327577519,'round-over',NULL,'{"id":"1m80xskdf836hc1e","round":1,"leader":0,"winners":[0,1],"cards":[{"seat":0,"boxes":{"aces":2,"twos":0,"threes":9,"fours":8,"fives":5,"sixes":0,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":15},"upper_total":24,"upper_bonus":0,"yahtzee_bonus":0,"total":39},{"seat":1,"boxes":{"aces":1,"twos":2,"threes":6,"fours":0,"fives":10,"sixes":6,"three-of-a-kind":0,"four-of-a-kind":0,"full-house":0,"small-straight":0,"large-straight":0,"yahtzee":0,"chance":14},"upper_total":25,"upper_bonus":0,"yahtzee_bonus":0,"total":39}],"forfeited":[],"forfeited_by":null,"points":[39,39],"proof":null}');
INSERT INTO event VALUES(129,'1m80xskbp0pc0qt3',58,1795327577519,'finished',NULL,'{"id":"1m80xskdf836j34n","outcome":"draw","winners":[0,1],"points":[39,39],"reason":"rounds","proof":{"server_seed":"f069984db1de0e79c662cd0cbfef8c5b424a0617cffcae99cccc2b656850c773","client_seeds":["",""]}}');
INSERT INTO event VALUES(130,'1m80xskdgdwm3tgw',1,1795327577520,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xsk7y75pspr2","status":"joined"},{"player":"1m80xsk7z5ct92ws","status":"invited"},{"player":"1m80xsk823kd1vk0","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xsk7y75pspr2","join_code":"CTZFJM","clock":{"turn_seconds":1,"bot_turn_seconds":1}}');
INSERT INTO event VALUES(131,'1m80xskdgdwm3tgw',2,1795327577521,'joined',1,'{"player":"1m80xsk7z5ct92ws"}');
INSERT INTO event VALUES(132,'1m80xskdgdwm3tgw',3,1795327577522,'joined',2,'{"player":"1m80xsk823kd1vk0"}');
INSERT INTO event VALUES(133,'1m80xskdgdwm3tgw',4,1795327577522,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xsk7y75pspr2","status":"joined"},{"player":"1m80xsk7z5ct92ws","status":"joined"},{"player":"1m80xsk823kd1vk0","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO event VALUES(134,'1m80xskdgdwm3tgw',5,1795327577523,'secret',0,'{"code":"1122","nonce":"99fd4c9e71a241cb180f8a879f42fc00b1d70a6956cc19142172f57e2c61ad69","commitment":"e2c47459bf60ffcbef8f980ec88ad75992677cd1c3759d9ee7ce962f8d206f40"}');
INSERT INTO event VALUES(135,'1m80xskdm2wmv6jf',1,1795327577524,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xsk7y75pspr2","status":"joined"},{"player":"1m80xsk7z5ct92ws","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xsk7y75pspr2","join_code":"4ZVEK5","clock":{"initial_seconds":3600,"increment_seconds":5}}');
INSERT INTO event VALUES(136,'1m80xskdm2wmv6jf',2,1795327577524,'joined',1,'{"player":"1m80xsk7z5ct92ws"}');
INSERT INTO event VALUES(137,'1m80xskdm2wmv6jf',3,1795327577524,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xsk7y75pspr2","status":"joined"},{"player":"1m80xsk7z5ct92ws","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(138,'1m80xskdm2wmv6jf',4,1795327577525,'secret',0,'{"code":"1234","nonce":"a1852f18d44de305799a0744c13944062e56ab7d9b6e303a5652adeb3af51d45","commitment":"bfb849f569cd299c131623ace8e93ffad593f5cc36e0308df1419d9189307c4f"}');
INSERT INTO event VALUES(139,'1m80xskdp8ewcpwf',1,1795327577526,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xsk7y75pspr2","status":"joined"},{"player":"1m80xsk7z5ct92ws","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xsk7y75pspr2","join_code":"BSM2F6","clock":{"turn_seconds":1,"bot_turn_seconds":1}}');
INSERT INTO event VALUES(140,'1m80xskdp8ewcpwf',2,1795327577527,'joined',1,'{"player":"1m80xsk7z5ct92ws"}');
INSERT INTO event VALUES(141,'1m80xskdp8ewcpwf',3,1795327577527,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xsk7y75pspr2","status":"joined"},{"player":"1m80xsk7z5ct92ws","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(142,'1m80xskdgdwm3tgw',6,1795327578574,'timed-out',1,'{}');
INSERT INTO event VALUES(143,'1m80xskdgdwm3tgw',7,1795327578577,'guess',2,'{"attempt":1,"code":"1122","black":4,"white":0,"solved":true}');
INSERT INTO event VALUES(144,'1m80xskdgdwm3tgw',8,1795327578577,'round-over',NULL,'{"id":"1m80xsmeh0as855z","round":1,"leader":0,"attempts":1,"solved":true,"solver":2,"secret":"1122","honest":true,"forfeited_by":null,"points":[0,0,1],"proof":{"nonce":"99fd4c9e71a241cb180f8a879f42fc00b1d70a6956cc19142172f57e2c61ad69","secret":"1122"}}');
INSERT INTO event VALUES(145,'1m80xskdp8ewcpwf',4,1795327578578,'aborted',0,'{"reason":"timeout"}');
INSERT INTO event VALUES(146,'1m80xsnxe3c4rv2n',1,1795327580078,'created',1,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"000000000p9c7fga","status":"joined","bot":"random"},{"player":"1m80xsk7y75pspr2","status":"joined"}],"visibility":"private","ranked":false,"creator":"1m80xsk7y75pspr2","join_code":null,"clock":null}');
INSERT INTO event VALUES(147,'1m80xsnxe3c4rv2n',2,1795327580078,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"000000000p9c7fga","status":"joined","bot":"random"},{"player":"1m80xsk7y75pspr2","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(148,'1m80xsnxe3c4rv2n',3,1795327580086,'secret',0,'{"code":"4656","nonce":"cf11cd286ff417ecac2bd230cfc6796df4684a2e15034fa7676be71bfcb0535c","commitment":"db53b8c3b24c75bdf9bb2724fa5b62b36603c094733ae7edfa3e2a206e2f41f2"}');
INSERT INTO event VALUES(149,'1m80xspdz8zhmzwn',1,1795327580607,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xspdtct8wtgk","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m80xspdtct8wtgk","join_code":null,"clock":null}');
INSERT INTO event VALUES(150,'1m80xspdz8zhmzwn',2,1795327580607,'round',NULL,'{"number":1,"leader":null,"commitment":"6c7c736cdbc2a6ef79cef2d57246101713fa2fa0dfbd07d68bd28a8f1c376879","points":[0],"rules":1,"seats":[{"player":"1m80xspdtct8wtgk","status":"joined"}],"rounds":1,"deal":{"nonce":"370d4e2c4c0de0e6d555907c08027a78dc60032cd6f38d98f5fb2026e1289c8b","secret":"5512"},"carry":null}');
INSERT INTO event VALUES(151,'1m80xspdz8zhmzwn',3,1795327580608,'resigned',0,'{}');
INSERT INTO event VALUES(152,'1m80xspdz8zhmzwn',4,1795327580608,'round-over',NULL,'{"id":"1m80xspe03gabf8g","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"5512","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"370d4e2c4c0de0e6d555907c08027a78dc60032cd6f38d98f5fb2026e1289c8b","secret":"5512"}}');
INSERT INTO event VALUES(153,'1m80xspdz8zhmzwn',5,1795327580608,'finished',NULL,'{"id":"1m80xspe03gadfmt","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO event VALUES(154,'1m80xspfyatzbcjy',1,1795327580671,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m80xsk7y75pspr2","status":"invited"},{"player":"1m80xsk7z5ct92ws","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xspfq13vs9ek","join_code":"W6ZSEE","clock":{"turn_seconds":30,"bot_turn_seconds":1},"tournament":"1m80xspfq13vs9ek"}');
INSERT INTO event VALUES(155,'1m80xspfyatzbcjy',2,1795327580723,'joined',0,'{"player":"1m80xsk7y75pspr2"}');
INSERT INTO event VALUES(156,'1m80xspfyatzbcjy',3,1795327580723,'joined',1,'{"player":"1m80xsk7z5ct92ws"}');
INSERT INTO event VALUES(157,'1m80xspfyatzbcjy',4,1795327580723,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xsk7y75pspr2","status":"joined"},{"player":"1m80xsk7z5ct92ws","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO event VALUES(158,'1m80xspfyatzbcjy',5,1795327580724,'resigned',0,'{}');
INSERT INTO event VALUES(159,'1m80xspfyatzbcjy',6,1795327580724,'round-over',NULL,'{"id":"1m80xsphm71h0h08","round":1,"leader":0,"moves":0,"winner":1,"winning_line":null,"forfeited_by":0,"points":[0,1],"proof":null}');
INSERT INTO event VALUES(160,'1m80xspfyatzbcjy',7,1795327580724,'finished',NULL,'{"id":"1m80xsphm71h1b0e","outcome":"win","winners":[1],"points":[0,1],"reason":"resignation"}');
INSERT INTO event VALUES(161,'1m80xspk9d1xnp1g',1,1795327580777,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xsk861rtrkdj","status":"joined"},{"player":"1m80xsk7z5ct92ws","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m80xsk861rtrkdj","join_code":"4TE5WT","clock":null}');
INSERT INTO event VALUES(162,'1m80xspk9d1xnp1g',2,1795327580778,'joined',1,'{"player":"1m80xsk7z5ct92ws"}');
INSERT INTO event VALUES(163,'1m80xspk9d1xnp1g',3,1795327580778,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xsk861rtrkdj","status":"joined"},{"player":"1m80xsk7z5ct92ws","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(164,'1m80xspk9d1xnp1g',4,1795327580779,'secret',0,'{"code":"1234","nonce":"0d9a5b6fd1a65ad2ccc64b541195a1ceec7cfb5a67b87db67f69fec3a6216c37","commitment":"d8035d96d0673b17f4c87361222819cd124afeef63fb53da47b6211031d0684e"}');
INSERT INTO event VALUES(165,'1m80xspk9d1xnp1g',5,1795327580780,'resigned',0,'{}');
INSERT INTO event VALUES(166,'1m80xspk9d1xnp1g',6,1795327580780,'round-over',NULL,'{"id":"1m80xspkc40tqckk","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"0d9a5b6fd1a65ad2ccc64b541195a1ceec7cfb5a67b87db67f69fec3a6216c37","secret":"1234"}}');
INSERT INTO event VALUES(167,'1m80xspk9d1xnp1g',7,1795327580780,'finished',NULL,'{"id":"1m80xspkc40trvp9","outcome":"win","winners":[1],"points":[0,1],"reason":"resignation"}');
INSERT INTO event VALUES(168,'1m80xspkeecate7j',1,1795327580782,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xsk7y75pspr2","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xsk7y75pspr2","join_code":"2NTX7R","clock":null}');
INSERT INTO event VALUES(169,'1m80xspkeecate7j',2,1795327580783,'joined',1,'{"player":"1m80xsk7z5ct92ws"}');
INSERT INTO event VALUES(170,'1m80xspkeecate7j',3,1795327580783,'joined',2,'{"player":"1m80xsk823kd1vk0"}');
INSERT INTO event VALUES(171,'1m80xspkeecate7j',4,1795327580783,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xsk7y75pspr2","status":"joined"},{"player":"1m80xsk7z5ct92ws","status":"joined"},{"player":"1m80xsk823kd1vk0","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO event VALUES(172,'1m80xspkeecate7j',5,1795327580784,'secret',0,'{"code":"1234","nonce":"6479f4c0d5d61526d234b7edf89eaf2d047752443deea416083db528362138dd","commitment":"07222f3e746f33ae9d6547887e376498ac1d1e46427b28f368bdf52cd4584a6a"}');
INSERT INTO event VALUES(173,'1m80xskbae1tvwgw',5,1795327581137,'resumed',NULL,'{"paused_ms":52}');
INSERT INTO event VALUES(174,'1m80xskdm2wmv6jf',5,1795327581137,'resumed',NULL,'{"paused_ms":52}');
INSERT INTO event VALUES(175,'1m80xsk9bba05pm4',10,1795327581151,'aborted',NULL,'{"reason":"expired"}');
INSERT INTO event VALUES(176,'1m80xsk9z4vjd82d',3,1795327581151,'timed-out',0,'{}');
INSERT INTO event VALUES(177,'1m80xsk9z4vjd82d',4,1795327581151,'round-over',NULL,'{"id":"1m80xspyz5gmkkkx","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"2136","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"d5f52891cea067f4fece4d6229078f49c85c140323a046401e5d6bce06eb49d6","secret":"2136"}}');
INSERT INTO event VALUES(178,'1m80xsk9z4vjd82d',5,1795327581151,'finished',NULL,'{"id":"1m80xspyz5gmktkz","outcome":"loss","winners":[],"points":[0],"reason":"finish"}');
INSERT INTO event VALUES(179,'1m80xskdgdwm3tgw',9,1795327581151,'aborted',NULL,'{"reason":"expired"}');
INSERT INTO event VALUES(180,'1m80xsnxe3c4rv2n',4,1795327581151,'aborted',NULL,'{"reason":"expired"}');
INSERT INTO event VALUES(181,'1m80xspkeecate7j',6,1795327586153,'timed-out',1,'{}');
INSERT INTO event VALUES(182,'1m80xspkeecate7j',7,1795327586153,'timed-out',2,'{}');
INSERT INTO event VALUES(183,'1m80xspkeecate7j',8,1795327586153,'round-over',NULL,'{"id":"1m80xsvv96dmwqx3","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":2,"points":[1,0,0],"proof":{"nonce":"6479f4c0d5d61526d234b7edf89eaf2d047752443deea416083db528362138dd","secret":"1234"}}');
INSERT INTO event VALUES(184,'1m80xspkeecate7j',9,1795327586153,'finished',NULL,'{"id":"1m80xsvv96dmxkrq","outcome":"win","winners":[0],"points":[1,0,0],"reason":"finish"}');
INSERT INTO event VALUES(185,'1m80xsvxeck0cf7s',1,1795327586222,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xsk7y75pspr2","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xsk7y75pspr2","join_code":"26W4EJ","clock":null}');
INSERT INTO event VALUES(186,'1m80xsvxeck0cf7s',2,1795327586224,'joined',1,'{"player":"1m80xsk7z5ct92ws"}');
INSERT INTO event VALUES(187,'1m80xsvxeck0cf7s',3,1795327586225,'joined',2,'{"player":"1m80xsk823kd1vk0"}');
INSERT INTO event VALUES(188,'1m80xsvxeck0cf7s',4,1795327586225,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xsk7y75pspr2","status":"joined"},{"player":"1m80xsk7z5ct92ws","status":"joined"},{"player":"1m80xsk823kd1vk0","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO event VALUES(189,'1m80xsvxeck0cf7s',5,1795327586226,'secret',0,'{"code":"1234","nonce":"fe85a9f3e02f3ab5a1ce071c9e253c8e49ed27bdf9b9b30873f277b358f651ee","commitment":"d0863a824519da791a68f41946619a7a1383161ca0d616af1d8f0e9e1eeae23a"}');
INSERT INTO event VALUES(190,'1m80xsvxk5m2r4k1',1,1795327586227,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xsk7y75pspr2","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xsk7y75pspr2","join_code":"ACGRZH","clock":null}');
INSERT INTO event VALUES(191,'1m80xsvxk5m2r4k1',2,1795327586228,'joined',1,'{"player":"1m80xsk7z5ct92ws"}');
INSERT INTO event VALUES(192,'1m80xsvxk5m2r4k1',3,1795327586228,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xsk7y75pspr2","status":"joined"},{"player":"1m80xsk7z5ct92ws","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES(193,'1m80xsvxk5m2r4k1',4,1795327586229,'secret',0,'{"code":"1234","nonce":"259b9eda749154494855c2ab3f96bee7447ae1b93bc5a9f5610f2f787e3aa335","commitment":"da552e13ef476894853c0508681b34c9610e4b17198c8b5a1fbe56e1bc8aa56f"}');
INSERT INTO event VALUES(194,'1m80xskbae1tvwgw',6,1795342910904,'resumed',NULL,'{"paused_ms":15324674}');
INSERT INTO event VALUES(195,'1m80xskdm2wmv6jf',6,1795342910904,'resumed',NULL,'{"paused_ms":15324674}');
INSERT INTO event VALUES(196,'1m81cdheg6nk6j6b',1,1795342910928,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m81cdhe725w8tff","status":"joined"},{"player":"1m81cdheb2c4nd1p","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m81cdhe725w8tff","join_code":"XJQZYQ","clock":{"turn_seconds":30,"bot_turn_seconds":1}}');
INSERT INTO event VALUES(197,'1m81cdheg6nk6j6b',2,1795342910935,'joined',1,'{"player":"1m81cdheb2c4nd1p"}');
INSERT INTO event VALUES(198,'1m81cdheg6nk6j6b',3,1795342910935,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m81cdhe725w8tff","status":"joined"},{"player":"1m81cdheb2c4nd1p","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO event VALUES(199,'1m81cdheg6nk6j6b',4,1795342910940,'move',0,'{"column":1,"row":1,"symbol":"X"}');
INSERT INTO event VALUES(200,'1m81cdheg6nk6j6b',5,1795342910943,'resigned',1,'{}');
INSERT INTO event VALUES(201,'1m81cdheg6nk6j6b',6,1795342910943,'round-over',NULL,'{"id":"1m81cdhez6axajqs","round":1,"leader":0,"moves":1,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"proof":null}');
INSERT INTO event VALUES(202,'1m81cdheg6nk6j6b',7,1795342910943,'finished',NULL,'{"id":"1m81cdhez6axazat","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation"}');
INSERT INTO event VALUES(203,'1m81cdhf72281gwk',1,1795342910951,'created',0,'{"ruleset":"gomoku","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m81cdhe725w8tff","status":"joined"},{"player":"1m81cdheb2c4nd1p","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m81cdhe725w8tff","join_code":"SBXT4V","clock":{"turn_seconds":30,"bot_turn_seconds":1}}');
INSERT INTO event VALUES(204,'1m80xskbae1tvwgw',7,1795342911208,'resumed',NULL,'{"paused_ms":254}');
INSERT INTO event VALUES(205,'1m80xskdm2wmv6jf',7,1795342911219,'resumed',NULL,'{"paused_ms":265}');
INSERT INTO event VALUES(206,'1m81cdhs48bjkwx5',1,1795342911268,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m81cdhr73dj5qtp","status":"joined"},{"player":"1m81cdhrc95m7rnm","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m81cdhr73dj5qtp","join_code":"HPKJ4Y","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":2}');
INSERT INTO event VALUES(207,'1m81cdhs77bbdgs6',1,1795342911271,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m81cdhr73dj5qtp","status":"joined"},{"player":"1m81cdhrc95m7rnm","status":"invited"}],"visibility":"public","ranked":true,"creator":"1m81cdhr73dj5qtp","join_code":"5H9V3A","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":2}');
INSERT INTO event VALUES(208,'1m81cdhs77bbdgs6',2,1795342911274,'joined',1,'{"player":"1m81cdhrc95m7rnm"}');
INSERT INTO event VALUES(209,'1m81cdhs77bbdgs6',3,1795342911274,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m81cdhr73dj5qtp","status":"joined"},{"player":"1m81cdhrc95m7rnm","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO event VALUES(210,'1m81cdhs77bbdgs6',4,1795342911282,'move',0,'{"column":0,"row":0,"symbol":"X"}');
INSERT INTO event VALUES(211,'1m81cdhs77bbdgs6',5,1795342911287,'move',1,'{"column":1,"row":0,"symbol":"O"}');
INSERT INTO event VALUES(212,'1m81cdhs77bbdgs6',6,1795342911295,'move',0,'{"column":0,"row":1,"symbol":"X"}');
INSERT INTO event VALUES(213,'1m81cdhs77bbdgs6',7,1795342911303,'move',1,'{"column":1,"row":1,"symbol":"O"}');
INSERT INTO event VALUES(214,'1m81cdhs77bbdgs6',8,1795342911311,'move',0,'{"column":0,"row":2,"symbol":"X"}');
INSERT INTO event VALUES(215,'1m81cdhs77bbdgs6',9,1795342911311,'round-over',NULL,'{"id":"1m81cdhtffcwyzax","round":1,"leader":0,"moves":5,"winner":0,"winning_line":[[0,0],[0,1],[0,2]],"forfeited_by":null,"points":[1,0],"proof":null}');
INSERT INTO event VALUES(216,'1m81cdhs77bbdgs6',10,1795342911311,'finished',NULL,'{"id":"1m81cdhtffcwyzvt","outcome":"win","winners":[0],"points":[1,0],"reason":"rounds"}');
INSERT INTO event VALUES(217,'1m81cdhtpaf1gfjp',1,1795342911318,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m81cdhrc95m7rnm","status":"joined"},{"player":"1m81cdhr73dj5qtp","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m81cdhrc95m7rnm","join_code":"K8R42Q","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":2}');
INSERT INTO event VALUES(218,'1m81cdhtpaf1gfjp',2,1795342911327,'declined',1,'{"player":"1m81cdhr73dj5qtp"}');
INSERT INTO event VALUES(219,'1m81cdhtpaf1gfjp',3,1795342911327,'aborted',NULL,'{"reason":"declined"}');
INSERT INTO event VALUES(220,'1m81cdhv8exkpnrx',1,1795342911336,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m81cdhr73dj5qtp","status":"joined"},{"player":"1m81cdhrc95m7rnm","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m81cdhr73dj5qtp","join_code":"8WABKP","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":2}');
INSERT INTO event VALUES(221,'1m81cdhv8exkpnrx',2,1795342911339,'joined',1,'{"player":"1m81cdhrc95m7rnm"}');
INSERT INTO event VALUES(222,'1m81cdhv8exkpnrx',3,1795342911339,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m81cdhr73dj5qtp","status":"joined"},{"player":"1m81cdhrc95m7rnm","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO event VALUES(223,'1m81cdhv8exkpnrx',4,1795342911343,'move',0,'{"column":1,"row":1,"symbol":"X"}');
INSERT INTO event VALUES(224,'1m80xskbae1tvwgw',8,1795342911547,'resumed',NULL,'{"paused_ms":200}');
INSERT INTO event VALUES(225,'1m80xskdm2wmv6jf',8,1795342911559,'resumed',NULL,'{"paused_ms":212}');
INSERT INTO event VALUES(226,'1m81cdhv8exkpnrx',5,1795342911559,'resumed',NULL,'{"paused_ms":212}');
INSERT INTO event VALUES(227,'1m81cdj2ndzskgtx',1,1795342911573,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m81cdj2m0aj34v0","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m81cdj2m0aj34v0","join_code":null,"clock":null,"log":2}');
INSERT INTO event VALUES(228,'1m81cdj2ndzskgtx',2,1795342911573,'round',NULL,'{"number":1,"leader":null,"commitment":"1f52d2e86ae4d57fe1f410a3f5fcffb4e5f86c96ab0c2a7d5e5cc1d138778db2","points":[0],"rules":2,"seats":[{"player":"1m81cdj2m0aj34v0","status":"joined"}],"rounds":0,"deal":{"nonce":"26197da23a8952f444daefdf945bcb2aa2d3395d539084d7be4019209dd45d75","secret":"8913"},"carry":null}');
INSERT INTO event VALUES(229,'1m81cdj2ndzskgtx',3,1795342911575,'guess',0,'{"attempt":1,"code":"1234","bulls":0,"cows":2,"solved":false}');
INSERT INTO event VALUES(230,'1m81cdj2ndzskgtx',4,1795342911582,'guess',0,'{"attempt":2,"code":"5678","bulls":0,"cows":1,"solved":false}');
INSERT INTO event VALUES(231,'1m81cdj2ndzskgtx',5,1795342911604,'resigned',0,'{}');
INSERT INTO event VALUES(232,'1m81cdj2ndzskgtx',6,1795342911604,'round-over',NULL,'{"id":"1m81cdj3mfxq265c","round":1,"leader":null,"attempts":2,"solved":false,"solver":null,"secret":"8913","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"26197da23a8952f444daefdf945bcb2aa2d3395d539084d7be4019209dd45d75","secret":"8913"}}');
INSERT INTO event VALUES(233,'1m81cdj2ndzskgtx',7,1795342911604,'finished',NULL,'{"id":"1m81cdj3mfxq3hzv","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO event VALUES(234,'1m81cdj411bkhj3v',1,1795342911617,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m81cdj2m0aj34v0","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m81cdj2m0aj34v0","join_code":null,"clock":null,"log":2}');
INSERT INTO event VALUES(235,'1m81cdj411bkhj3v',2,1795342911617,'round',NULL,'{"number":1,"leader":null,"commitment":"16a86bb82dc28c7f52dc778735e1984a7f9bd966eb9bf9c1ebd9aca9e461deb3","points":[0],"rules":2,"seats":[{"player":"1m81cdj2m0aj34v0","status":"joined"}],"rounds":0,"deal":{"nonce":"275837dc8e08d4e4c3df96d153f277eb995c2c0141c7c58e557b7e5ab959f54e","secret":"3664"},"carry":null}');
INSERT INTO event VALUES(236,'1m80xskbae1tvwgw',9,1795342911855,'resumed',NULL,'{"paused_ms":228}');
INSERT INTO event VALUES(237,'1m80xskdm2wmv6jf',9,1795342911867,'resumed',NULL,'{"paused_ms":240}');
INSERT INTO event VALUES(238,'1m81cdhv8exkpnrx',6,1795342911867,'resumed',NULL,'{"paused_ms":240}');
INSERT INTO event VALUES(239,'1m81cdjf90y9593v',1,1795342911977,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"000000000t4atnvd","status":"joined","bot":"random"},{"player":"1m81cdjcf945hh6q","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m81cdjevdayfv9t","join_code":"QXGQGC","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":2,"tournament":"1m81cdjevdayfv9t"}');
INSERT INTO event VALUES(240,'1m81cdjf90y96tvv',1,1795342911977,'created',NULL,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m81cdjcb2kkwgf5","status":"invited"},{"player":"000000000t4atnvd","status":"joined","bot":"random"}],"visibility":"private","ranked":false,"creator":"1m81cdjevdayfv9t","join_code":"BQDQB9","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":2,"tournament":"1m81cdjevdayfv9t"}');
INSERT INTO event VALUES(241,'1m81cdjf90y96tvv',2,1795342912034,'joined',0,'{"player":"1m81cdjcb2kkwgf5"}');
INSERT INTO event VALUES(242,'1m81cdjf90y96tvv',3,1795342912034,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m81cdjcb2kkwgf5","status":"joined"},{"player":"000000000t4atnvd","status":"joined","bot":"random"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO event VALUES(243,'1m81cdjf90y9593v',2,1795342912048,'joined',1,'{"player":"1m81cdjcf945hh6q"}');
INSERT INTO event VALUES(244,'1m81cdjf90y9593v',3,1795342912048,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"000000000t4atnvd","status":"joined","bot":"random"},{"player":"1m81cdjcf945hh6q","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO event VALUES(245,'1m81cdjf90y9593v',4,1795342912059,'move',0,'{"column":1,"row":0,"symbol":"X"}');
INSERT INTO event VALUES(246,'1m81cdjf90y96tvv',4,1795342912067,'resigned',0,'{}');
INSERT INTO event VALUES(247,'1m81cdjf90y96tvv',5,1795342912067,'round-over',NULL,'{"id":"1m81cdjj36etjk3h","round":1,"leader":0,"moves":0,"winner":1,"winning_line":null,"forfeited_by":0,"points":[0,1],"proof":null}');
INSERT INTO event VALUES(248,'1m81cdjf90y96tvv',6,1795342912067,'finished',NULL,'{"id":"1m81cdjj36etkxxn","outcome":"win","winners":[1],"points":[0,1],"reason":"resignation"}');
INSERT INTO event VALUES(249,'1m80xskbae1tvwgw',10,1795342935294,'resumed',NULL,'{"paused_ms":23195}');
INSERT INTO event VALUES(250,'1m80xskdm2wmv6jf',10,1795342935311,'resumed',NULL,'{"paused_ms":23212}');
INSERT INTO event VALUES(251,'1m81cdhv8exkpnrx',7,1795342935311,'resumed',NULL,'{"paused_ms":23212}');
INSERT INTO event VALUES(252,'1m81cdjf90y9593v',5,1795342935311,'resumed',NULL,'{"paused_ms":23212}');
INSERT INTO event VALUES(253,'1m81ce9ardx6pd7j',1,1795342935384,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m81ce9ad367tkd9","status":"joined"},{"player":"1m81ce9ap9v5wzgv","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m81ce9ad367tkd9","join_code":"M8VWEJ","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":2}');
INSERT INTO event VALUES(254,'1m81ce9ardx6pd7j',2,1795342935401,'joined',1,'{"player":"1m81ce9ap9v5wzgv"}');
INSERT INTO event VALUES(255,'1m81ce9ardx6pd7j',3,1795342935401,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m81ce9ad367tkd9","status":"joined"},{"player":"1m81ce9ap9v5wzgv","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO event VALUES(256,'1m81ce9ardx6pd7j',4,1795342935404,'move',0,'{"column":1,"row":1,"symbol":"X"}');
INSERT INTO event VALUES(257,'1m81ce9ardx6pd7j',5,1795342935407,'resigned',1,'{}');
INSERT INTO event VALUES(258,'1m81ce9ardx6pd7j',6,1795342935407,'round-over',NULL,'{"id":"1m81ce9bf0d0xqh1","round":1,"leader":0,"moves":1,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"proof":null}');
INSERT INTO event VALUES(259,'1m81ce9ardx6pd7j',7,1795342935407,'finished',NULL,'{"id":"1m81ce9bf0d125t5","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation"}');
INSERT INTO event VALUES(260,'1m81ce9bjbpxxnyj',1,1795342935410,'created',0,'{"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m81ce9ad367tkd9","status":"joined"},{"player":"1m81ce9ap9v5wzgv","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m81ce9ad367tkd9","join_code":"FVMNKV","clock":{"turn_seconds":30,"bot_turn_seconds":1},"log":2}');
INSERT INTO event VALUES(261,'1m81ce9bjbpxxnyj',2,1795342935412,'joined',1,'{"player":"1m81ce9ap9v5wzgv"}');
INSERT INTO event VALUES(262,'1m81ce9bjbpxxnyj',3,1795342935412,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m81ce9ad367tkd9","status":"joined"},{"player":"1m81ce9ap9v5wzgv","status":"joined"}],"rounds":1,"deal":null,"carry":null}');
INSERT INTO event VALUES(263,'1m81ce9bjbpxxnyj',4,1795342935413,'move',0,'{"column":1,"row":1,"symbol":"X"}');
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
INSERT INTO standing VALUES('bulls-and-cows','1m80xsk7y75pspr2',3,0,X'0002000002000000000000000000000080d0eb88c06802000002000000000000000000000080b0ba9abc6802000002000000000000000000000080a0bfc6b268020000020000000000000000000000',1337.6891060937023212,290.31896371798046629,0.059999675372338141798,1795327577379);
INSERT INTO standing VALUES('bulls-and-cows','1m80xsk7z5ct92ws',8,0,X'0004040000e0d4030000000404d8e9e69dc068d8e9e69dc0680000d8e9e69dc06880d0eb88c06804040000e0d4030000000404d8e9e69dc068d8e9e69dc0680000d8e9e69dc06880b0ba9abc6804040000e0d4030000000404d8e9e69dc068d8e9e69dc0680000d8e9e69dc06880a0bfc6b26804040000e0d4030000000404d8e9e69dc068d8e9e69dc0680000d8e9e69dc068',1750.5421098017523036,256.34516998314427383,0.059999052127923432897,1795327580780);
INSERT INTO standing VALUES('bulls-and-cows','1m80xsk861rtrkdj',7,1,X'0002000002000000000000000000000080d0eb88c06802000002000000000000000000000080b0ba9abc6802000002000000000000000000000080a0bfc6b268020000020000000000000000000000',1383.3580792733678208,286.92720667234578968,0.059999277078063059653,1795327580780);
INSERT INTO standing VALUES('bulls-and-cows','1m80xsk9z4vjbz7k',9,0,X'0002000002000000000000000000000080d0eb88c06802000002000000000000000000000080b0ba9abc6802000002000000000000000000000080a0bfc6b268020000020000000000000000000000',NULL,NULL,NULL,NULL);
INSERT INTO standing VALUES('bulls-and-cows','1m81cdj2m0aj34v0',10,0,X'0002000002000000000000000000000080d0eb88c06802000002000000000000000000000080b0ba9abc6802000002000000000000000000000080a0bfc6b268020000020000000000000000000000',NULL,NULL,NULL,NULL);
INSERT INTO standing VALUES('mastermind','1m80xsk7y75pspr2',1,0,X'00020000020002a0ef0fa0ef0f00000000fcb4e69dc068fcb4e69dc0680080d0eb88c068020000020002a0ef0fa0ef0f00000000fcb4e69dc068fcb4e69dc0680080b0ba9abc68020000020002a0ef0fa0ef0f00000000fcb4e69dc068fcb4e69dc0680080a0bfc6b268020000020002a0ef0fa0ef0f00000000fcb4e69dc068fcb4e69dc06800',NULL,NULL,NULL,NULL);
INSERT INTO standing VALUES('mastermind','1m80xspdtct8wtgk',2,0,X'00020000020002a0ef0fa0ef0f0000000080e7e69dc06880e7e69dc0680080d0eb88c068020000020002a0ef0fa0ef0f0000000080e7e69dc06880e7e69dc0680080b0ba9abc68020000020002a0ef0fa0ef0f0000000080e7e69dc06880e7e69dc0680080a0bfc6b268020000020002a0ef0fa0ef0f0000000080e7e69dc06880e7e69dc06800',NULL,NULL,NULL,NULL);
INSERT INTO standing VALUES('tic-tac-toe','1m80xsk7y75pspr2',3,0,X'0002020000a09c010000000202ccb5e69dc068ccb5e69dc0680000ccb5e69dc06880d0eb88c06802020000a09c010000000202ccb5e69dc068ccb5e69dc0680000ccb5e69dc06880b0ba9abc6802020000a09c010000000202ccb5e69dc068ccb5e69dc0680000ccb5e69dc06880a0bfc6b26802020000a09c010000000202ccb5e69dc068ccb5e69dc0680000ccb5e69dc068',1662.3108939062976787,290.31896371798046629,0.059999675372338141798,1795327577446);
INSERT INTO standing VALUES('tic-tac-toe','1m80xsk7z5ct92ws',4,0,X'0002000002000000000000000000000080d0eb88c06802000002000000000000000000000080b0ba9abc6802000002000000000000000000000080a0bfc6b268020000020000000000000000000000',1337.6891060937023212,290.31896371798046629,0.059999675372338141798,1795327577446);
INSERT INTO standing VALUES('tic-tac-toe','1m81cdhe725w8tff',7,0,X'0002020000a09c010000000202be97b6acc068be97b6acc0680000be97b6acc06880d0eb88c06802020000a09c010000000202be97b6acc068be97b6acc0680000be97b6acc06880b0ba9abc6802020000a09c010000000202be97b6acc068be97b6acc0680000be97b6acc06880a0bfc6b26802020000a09c010000000202be97b6acc068be97b6acc0680000be97b6acc068',1662.3108939062976787,290.31896371798046629,0.059999675372338141798,1795342910943);
INSERT INTO standing VALUES('tic-tac-toe','1m81cdheb2c4nd1p',8,0,X'0002000002000000000000000000000080d0eb88c06802000002000000000000000000000080b0ba9abc6802000002000000000000000000000080a0bfc6b268020000020000000000000000000000',1337.6891060937023212,290.31896371798046629,0.059999675372338141798,1795342910943);
INSERT INTO standing VALUES('tic-tac-toe','1m81cdhr73dj5qtp',11,0,X'0002020000a09c0100000002029e9db6acc0689e9db6acc06800009e9db6acc06880d0eb88c06802020000a09c0100000002029e9db6acc0689e9db6acc06800009e9db6acc06880b0ba9abc6802020000a09c0100000002029e9db6acc0689e9db6acc06800009e9db6acc06880a0bfc6b26802020000a09c0100000002029e9db6acc0689e9db6acc06800009e9db6acc068',1662.3108939062976787,290.31896371798046629,0.059999675372338141798,1795342911311);
INSERT INTO standing VALUES('tic-tac-toe','1m81cdhrc95m7rnm',12,0,X'0002000002000000000000000000000080d0eb88c06802000002000000000000000000000080b0ba9abc6802000002000000000000000000000080a0bfc6b268020000020000000000000000000000',1337.6891060937023212,290.31896371798046629,0.059999675372338141798,1795342911311);
INSERT INTO standing VALUES('yahtzee','1m80xsk7y75pspr2',5,0,X'0002000200e0cd2f02e0cd2fe0cd2f000000deb6e69dc068deb6e69dc068deb6e69dc0680080d0eb88c06802000200e0cd2f02e0cd2fe0cd2f000000deb6e69dc068deb6e69dc068deb6e69dc0680080b0ba9abc6802000200e0cd2f02e0cd2fe0cd2f000000deb6e69dc068deb6e69dc068deb6e69dc0680080a0bfc6b26802000200e0cd2f02e0cd2fe0cd2f000000deb6e69dc068deb6e69dc068deb6e69dc06800',1500.0,290.31896161384264586,0.059998961443143539185,1795327577519);
INSERT INTO standing VALUES('yahtzee','1m80xsk7z5ct92ws',6,0,X'0002000200e0cd2f02e0cd2fe0cd2f000000deb6e69dc068deb6e69dc068deb6e69dc0680080d0eb88c06802000200e0cd2f02e0cd2fe0cd2f000000deb6e69dc068deb6e69dc068deb6e69dc0680080b0ba9abc6802000200e0cd2f02e0cd2fe0cd2f000000deb6e69dc068deb6e69dc068deb6e69dc0680080a0bfc6b26802000200e0cd2f02e0cd2fe0cd2f000000deb6e69dc068deb6e69dc068deb6e69dc06800',1500.0,290.31896161384264586,0.059998961443143539185,1795327577519);
CREATE TABLE rating_pair (
    ruleset TEXT    NOT NULL,
    a       TEXT    NOT NULL, -- the player whose id is the smaller
    b       TEXT    NOT NULL,
    day     INTEGER NOT NULL, -- its beginning
    games   INTEGER NOT NULL,
    PRIMARY KEY (ruleset, a, b)
) STRICT, WITHOUT ROWID;
INSERT INTO rating_pair VALUES('bulls-and-cows','1m80xsk7y75pspr2','1m80xsk7z5ct92ws',1795305600000,1);
INSERT INTO rating_pair VALUES('bulls-and-cows','1m80xsk7z5ct92ws','1m80xsk861rtrkdj',1795305600000,1);
INSERT INTO rating_pair VALUES('tic-tac-toe','1m80xsk7y75pspr2','1m80xsk7z5ct92ws',1795305600000,1);
INSERT INTO rating_pair VALUES('tic-tac-toe','1m81cdhe725w8tff','1m81cdheb2c4nd1p',1795305600000,1);
INSERT INTO rating_pair VALUES('tic-tac-toe','1m81cdhr73dj5qtp','1m81cdhrc95m7rnm',1795305600000,1);
INSERT INTO rating_pair VALUES('yahtzee','1m80xsk7y75pspr2','1m80xsk7z5ct92ws',1795305600000,1);
CREATE TABLE keepsake (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB    NOT NULL CHECK (length(key) = 32)
) STRICT;
INSERT INTO keepsake VALUES(1,X'a80ad61e52d289f34ba90623136e47fe572e901c0e78dcb54520c8548da5ac7a');
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
INSERT INTO webhook VALUES('1m80xspdy1t757jr','1m80xspdm3w9yd99','http://127.0.0.1:9/',11,X'6163a75bb2be96922bd0326877a4e11cfe7c3b4a9dbab9a89dbbf577cdecbc30',NULL,NULL,1795327580606,NULL,NULL);
INSERT INTO webhook VALUES('1m81ce9a156zagc7','1m81ce99q5nbqb82','http://127.0.0.1:9/',9,X'70efae23f69b043572daa45e4c3db3f384798bf3e0eb241dfc8356fa56031498',NULL,NULL,1795342935361,1795342935409,NULL);
INSERT INTO webhook VALUES('1m81ce9a459kq1h5','1m81ce99q5nbqb82','http://127.0.0.1:9/',9,X'2bed481a7e2f5ade1dde1008eae8d2860aa86e45bf872fd691942fa6f98391c4',NULL,NULL,1795342935364,NULL,NULL);
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
INSERT INTO delivery VALUES(1,'1m80xspdz8zhncch','1m80xspdy1t757jr','1m80xspdz8zhmzwn','1m80xspdz8zhmzwn-1-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T06:06:20.607Z","data":{"seq":1,"at":"2026-11-22T06:06:20.607Z","kind":"created","seat":0,"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":1,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xspdtct8wtgk","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m80xspdtct8wtgk","clock":null,"game":"1m80xspdz8zhmzwn"}}',1795327580607,3,1795343233341,1795342910915,NULL,NULL,0);
INSERT INTO delivery VALUES(2,'1m80xspdz8zhph5y','1m80xspdy1t757jr','1m80xspdz8zhmzwn','1m80xspdz8zhmzwn-2-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T06:06:20.607Z","data":{"seq":2,"at":"2026-11-22T06:06:20.607Z","kind":"round","seat":null,"number":1,"leader":null,"commitment":"6c7c736cdbc2a6ef79cef2d57246101713fa2fa0dfbd07d68bd28a8f1c376879","points":[0],"game":"1m80xspdz8zhmzwn"}}',1795327580607,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(3,'1m80xspdz8zhre9b','1m80xspdy1t757jr','1m80xspdz8zhmzwn','1m80xspdz8zhmzwn-2-game.turn','game.turn','{"type":"game.turn","timestamp":"2026-11-22T06:06:20.607Z","data":{"game":"1m80xspdz8zhmzwn","seq":2,"players":["1m80xspdtct8wtgk"],"seats":[0],"deadline":null}}',1795327580607,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(4,'1m80xspe03ga9qpq','1m80xspdy1t757jr','1m80xspdz8zhmzwn','1m80xspdz8zhmzwn-3-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T06:06:20.608Z","data":{"seq":3,"at":"2026-11-22T06:06:20.608Z","kind":"resigned","seat":0,"game":"1m80xspdz8zhmzwn"}}',1795327580608,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(5,'1m80xspe03gacf9n','1m80xspdy1t757jr','1m80xspdz8zhmzwn','1m80xspdz8zhmzwn-4-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T06:06:20.608Z","data":{"seq":4,"at":"2026-11-22T06:06:20.608Z","kind":"round-over","seat":null,"id":"1m80xspe03gabf8g","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"5512","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"370d4e2c4c0de0e6d555907c08027a78dc60032cd6f38d98f5fb2026e1289c8b","secret":"5512"},"game":"1m80xspdz8zhmzwn"}}',1795327580608,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(6,'1m80xspe03gacwby','1m80xspdy1t757jr','1m80xspdz8zhmzwn','1m80xspdz8zhmzwn-4-result.published','result.published','{"type":"result.published","timestamp":"2026-11-22T06:06:20.608Z","data":{"id":"1m80xspe03gabf8g","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"5512","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T06:06:20.608Z","kind":"round","game":"1m80xspdz8zhmzwn","ruleset":"mastermind","ranked":true,"seats":[{"seat":0,"player":{"id":"1m80xspdtct8wtgk"}}]}}',1795327580608,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(7,'1m80xspe03gaf8f8','1m80xspdy1t757jr','1m80xspdz8zhmzwn','1m80xspdz8zhmzwn-5-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T06:06:20.608Z","data":{"seq":5,"at":"2026-11-22T06:06:20.608Z","kind":"finished","seat":null,"id":"1m80xspe03gadfmt","outcome":"loss","winners":[],"points":[0],"reason":"resignation","game":"1m80xspdz8zhmzwn"}}',1795327580608,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(8,'1m80xspe03gagr6s','1m80xspdy1t757jr','1m80xspdz8zhmzwn','1m80xspdz8zhmzwn-5-result.published','result.published','{"type":"result.published","timestamp":"2026-11-22T06:06:20.608Z","data":{"id":"1m80xspe03gadfmt","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T06:06:20.608Z","kind":"match","game":"1m80xspdz8zhmzwn","ruleset":"mastermind","ranked":true,"seats":[{"seat":0,"player":{"id":"1m80xspdtct8wtgk"}}]}}',1795327580608,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(9,'1m81ce9ardx6q0x5','1m81ce9a156zagc7','1m81ce9ardx6pd7j','1m81ce9ardx6pd7j-1-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T10:22:15.384Z","data":{"seq":1,"at":"2026-11-22T10:22:15.384Z","kind":"created","seat":0,"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m81ce9ad367tkd9","status":"joined"},{"player":"1m81ce9ap9v5wzgv","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m81ce9ad367tkd9","clock":{"turn_seconds":30,"bot_turn_seconds":1},"game":"1m81ce9ardx6pd7j"}}',1795342935384,1,NULL,1795342935399,NULL,NULL,0);
INSERT INTO delivery VALUES(10,'1m81ce9ardx6qbem','1m81ce9a459kq1h5','1m81ce9ardx6pd7j','1m81ce9ardx6pd7j-1-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T10:22:15.384Z","data":{"seq":1,"at":"2026-11-22T10:22:15.384Z","kind":"created","seat":0,"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m81ce9ad367tkd9","status":"joined"},{"player":"1m81ce9ap9v5wzgv","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m81ce9ad367tkd9","clock":{"turn_seconds":30,"bot_turn_seconds":1},"game":"1m81ce9ardx6pd7j"}}',1795342935384,1,1795342940554,1795342935399,NULL,NULL,0);
INSERT INTO delivery VALUES(11,'1m81ce9b92ckwynj','1m81ce9a156zagc7','1m81ce9ardx6pd7j','1m81ce9ardx6pd7j-2-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T10:22:15.401Z","data":{"seq":2,"at":"2026-11-22T10:22:15.401Z","kind":"joined","seat":1,"player":"1m81ce9ap9v5wzgv","game":"1m81ce9ardx6pd7j"}}',1795342935401,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(12,'1m81ce9b92cky3ph','1m81ce9a459kq1h5','1m81ce9ardx6pd7j','1m81ce9ardx6pd7j-2-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T10:22:15.401Z","data":{"seq":2,"at":"2026-11-22T10:22:15.401Z","kind":"joined","seat":1,"player":"1m81ce9ap9v5wzgv","game":"1m81ce9ardx6pd7j"}}',1795342935401,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(13,'1m81ce9b92ckydrb','1m81ce9a156zagc7','1m81ce9ardx6pd7j','1m81ce9ardx6pd7j-3-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T10:22:15.401Z","data":{"seq":3,"at":"2026-11-22T10:22:15.401Z","kind":"round","seat":null,"number":1,"leader":0,"commitment":null,"points":[0,0],"game":"1m81ce9ardx6pd7j"}}',1795342935401,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(14,'1m81ce9b92cm0691','1m81ce9a459kq1h5','1m81ce9ardx6pd7j','1m81ce9ardx6pd7j-3-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T10:22:15.401Z","data":{"seq":3,"at":"2026-11-22T10:22:15.401Z","kind":"round","seat":null,"number":1,"leader":0,"commitment":null,"points":[0,0],"game":"1m81ce9ardx6pd7j"}}',1795342935401,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(15,'1m81ce9bc3cxnfcw','1m81ce9a156zagc7','1m81ce9ardx6pd7j','1m81ce9ardx6pd7j-4-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T10:22:15.404Z","data":{"seq":4,"at":"2026-11-22T10:22:15.404Z","kind":"move","seat":0,"column":1,"row":1,"symbol":"X","game":"1m81ce9ardx6pd7j"}}',1795342935404,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(16,'1m81ce9bc3cxpd4c','1m81ce9a459kq1h5','1m81ce9ardx6pd7j','1m81ce9ardx6pd7j-4-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T10:22:15.404Z","data":{"seq":4,"at":"2026-11-22T10:22:15.404Z","kind":"move","seat":0,"column":1,"row":1,"symbol":"X","game":"1m81ce9ardx6pd7j"}}',1795342935404,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(17,'1m81ce9bf0d0v4rg','1m81ce9a156zagc7','1m81ce9ardx6pd7j','1m81ce9ardx6pd7j-5-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T10:22:15.407Z","data":{"seq":5,"at":"2026-11-22T10:22:15.407Z","kind":"resigned","seat":1,"game":"1m81ce9ardx6pd7j"}}',1795342935407,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(18,'1m81ce9bf0d0wnrb','1m81ce9a459kq1h5','1m81ce9ardx6pd7j','1m81ce9ardx6pd7j-5-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T10:22:15.407Z","data":{"seq":5,"at":"2026-11-22T10:22:15.407Z","kind":"resigned","seat":1,"game":"1m81ce9ardx6pd7j"}}',1795342935407,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(19,'1m81ce9bf0d0zh1b','1m81ce9a156zagc7','1m81ce9ardx6pd7j','1m81ce9ardx6pd7j-6-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T10:22:15.407Z","data":{"seq":6,"at":"2026-11-22T10:22:15.407Z","kind":"round-over","seat":null,"id":"1m81ce9bf0d0xqh1","round":1,"leader":0,"moves":1,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"proof":null,"game":"1m81ce9ardx6pd7j"}}',1795342935407,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(20,'1m81ce9bf0d100f8','1m81ce9a459kq1h5','1m81ce9ardx6pd7j','1m81ce9ardx6pd7j-6-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T10:22:15.407Z","data":{"seq":6,"at":"2026-11-22T10:22:15.407Z","kind":"round-over","seat":null,"id":"1m81ce9bf0d0xqh1","round":1,"leader":0,"moves":1,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"proof":null,"game":"1m81ce9ardx6pd7j"}}',1795342935407,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(21,'1m81ce9bf0d119x8','1m81ce9a156zagc7','1m81ce9ardx6pd7j','1m81ce9ardx6pd7j-6-result.published','result.published','{"type":"result.published","timestamp":"2026-11-22T10:22:15.407Z","data":{"id":"1m81ce9bf0d0xqh1","round":1,"leader":0,"moves":1,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-22T10:22:15.407Z","kind":"round","game":"1m81ce9ardx6pd7j","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m81ce9ad367tkd9"}},{"seat":1,"player":{"id":"1m81ce9ap9v5wzgv"}}]}}',1795342935407,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(22,'1m81ce9bf0d1255y','1m81ce9a459kq1h5','1m81ce9ardx6pd7j','1m81ce9ardx6pd7j-6-result.published','result.published','{"type":"result.published","timestamp":"2026-11-22T10:22:15.407Z","data":{"id":"1m81ce9bf0d0xqh1","round":1,"leader":0,"moves":1,"winner":0,"winning_line":null,"forfeited_by":1,"points":[1,0],"published_at":"2026-11-22T10:22:15.407Z","kind":"round","game":"1m81ce9ardx6pd7j","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m81ce9ad367tkd9"}},{"seat":1,"player":{"id":"1m81ce9ap9v5wzgv"}}]}}',1795342935407,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(23,'1m81ce9bf0d12fvt','1m81ce9a156zagc7','1m81ce9ardx6pd7j','1m81ce9ardx6pd7j-7-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T10:22:15.407Z","data":{"seq":7,"at":"2026-11-22T10:22:15.407Z","kind":"finished","seat":null,"id":"1m81ce9bf0d125t5","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","game":"1m81ce9ardx6pd7j"}}',1795342935407,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(24,'1m81ce9bf0d12pds','1m81ce9a459kq1h5','1m81ce9ardx6pd7j','1m81ce9ardx6pd7j-7-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T10:22:15.407Z","data":{"seq":7,"at":"2026-11-22T10:22:15.407Z","kind":"finished","seat":null,"id":"1m81ce9bf0d125t5","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","game":"1m81ce9ardx6pd7j"}}',1795342935407,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(25,'1m81ce9bf0d12zex','1m81ce9a156zagc7','1m81ce9ardx6pd7j','1m81ce9ardx6pd7j-7-result.published','result.published','{"type":"result.published","timestamp":"2026-11-22T10:22:15.407Z","data":{"id":"1m81ce9bf0d125t5","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","published_at":"2026-11-22T10:22:15.407Z","kind":"match","game":"1m81ce9ardx6pd7j","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m81ce9ad367tkd9"}},{"seat":1,"player":{"id":"1m81ce9ap9v5wzgv"}}]}}',1795342935407,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(26,'1m81ce9bf0d13q7j','1m81ce9a459kq1h5','1m81ce9ardx6pd7j','1m81ce9ardx6pd7j-7-result.published','result.published','{"type":"result.published","timestamp":"2026-11-22T10:22:15.407Z","data":{"id":"1m81ce9bf0d125t5","outcome":"win","winners":[0],"points":[1,0],"reason":"resignation","published_at":"2026-11-22T10:22:15.407Z","kind":"match","game":"1m81ce9ardx6pd7j","ruleset":"tic-tac-toe","ranked":false,"seats":[{"seat":0,"player":{"id":"1m81ce9ad367tkd9"}},{"seat":1,"player":{"id":"1m81ce9ap9v5wzgv"}}]}}',1795342935407,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(27,'1m81ce9bjbpxxtf5','1m81ce9a459kq1h5','1m81ce9bjbpxxnyj','1m81ce9bjbpxxnyj-1-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T10:22:15.410Z","data":{"seq":1,"at":"2026-11-22T10:22:15.410Z","kind":"created","seat":0,"ruleset":"tic-tac-toe","options":{"exact_line":false,"rounds":1,"hints":false},"seats":[{"player":"1m81ce9ad367tkd9","status":"joined"},{"player":"1m81ce9ap9v5wzgv","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m81ce9ad367tkd9","clock":{"turn_seconds":30,"bot_turn_seconds":1},"game":"1m81ce9bjbpxxnyj"}}',1795342935410,1,1795342940531,1795342935411,NULL,NULL,0);
INSERT INTO delivery VALUES(28,'1m81ce9bmd3kvj8y','1m81ce9a459kq1h5','1m81ce9bjbpxxnyj','1m81ce9bjbpxxnyj-2-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T10:22:15.412Z","data":{"seq":2,"at":"2026-11-22T10:22:15.412Z","kind":"joined","seat":1,"player":"1m81ce9ap9v5wzgv","game":"1m81ce9bjbpxxnyj"}}',1795342935412,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(29,'1m81ce9bmd3kw0px','1m81ce9a459kq1h5','1m81ce9bjbpxxnyj','1m81ce9bjbpxxnyj-3-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T10:22:15.412Z","data":{"seq":3,"at":"2026-11-22T10:22:15.412Z","kind":"round","seat":null,"number":1,"leader":0,"commitment":null,"points":[0,0],"game":"1m81ce9bjbpxxnyj"}}',1795342935412,0,NULL,NULL,NULL,NULL,0);
INSERT INTO delivery VALUES(30,'1m81ce9bn5nkjdw4','1m81ce9a459kq1h5','1m81ce9bjbpxxnyj','1m81ce9bjbpxxnyj-4-game.event','game.event','{"type":"game.event","timestamp":"2026-11-22T10:22:15.413Z","data":{"seq":4,"at":"2026-11-22T10:22:15.413Z","kind":"move","seat":0,"column":1,"row":1,"symbol":"X","game":"1m81ce9bjbpxxnyj"}}',1795342935413,0,NULL,NULL,NULL,NULL,0);
CREATE TABLE player_event (
    player   TEXT    NOT NULL,
    seq      INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the player
    at       INTEGER NOT NULL,
    kind     TEXT    NOT NULL,                 -- invited, joined, declined, turn, round-over, finished, rematch, aborted
    game     TEXT    NOT NULL,
    game_seq INTEGER NOT NULL,                 -- the game's event that it is about
    PRIMARY KEY (player, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',1,1795327577358,'joined','1m80xsk884cr1fbn',2);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',2,1795327577358,'turn','1m80xsk884cr1fbn',3);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',3,1795327577368,'round-over','1m80xsk884cr1fbn',7);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',4,1795327577378,'turn','1m80xsk884cr1fbn',9);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',5,1795327577379,'finished','1m80xsk884cr1fbn',12);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',6,1795327577383,'joined','1m80xsk96fys2mxq',2);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',7,1795327577383,'turn','1m80xsk96fys2mxq',3);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',8,1795327577384,'round-over','1m80xsk96fys2mxq',6);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',9,1795327577385,'turn','1m80xsk96fys2mxq',8);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',10,1795327577386,'round-over','1m80xsk96fys2mxq',10);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',11,1795327577386,'finished','1m80xsk96fys2mxq',11);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',12,1795327577388,'joined','1m80xsk9bba05pm4',2);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',13,1795327577389,'joined','1m80xsk9bba05pm4',3);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',14,1795327577389,'turn','1m80xsk9bba05pm4',4);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',15,1795327577391,'round-over','1m80xsk9bba05pm4',8);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',16,1795327577409,'joined','1m80xska0b3tv2ht',2);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',17,1795327577409,'turn','1m80xska0b3tv2ht',4);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',18,1795327577410,'round-over','1m80xska0b3tv2ht',6);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',19,1795327577411,'finished','1m80xska0b3tv2ht',8);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',20,1795327577412,'rematch','1m80xska0b3tv2ht',9);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',21,1795327577417,'declined','1m80xska89s0d3y9',2);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',22,1795327577417,'aborted','1m80xska89s0d3y9',3);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',23,1795327577426,'aborted','1m80xskae5gx2sh2',2);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',24,1795327577434,'joined','1m80xskap29ptz99',2);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',25,1795327577434,'turn','1m80xskap29ptz99',3);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',26,1795327577439,'turn','1m80xskap29ptz99',5);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',27,1795327577443,'turn','1m80xskap29ptz99',7);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',28,1795327577446,'round-over','1m80xskap29ptz99',9);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',29,1795327577446,'finished','1m80xskap29ptz99',10);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',30,1795327577452,'joined','1m80xskbae1tvwgw',2);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',31,1795327577452,'turn','1m80xskbae1tvwgw',3);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',32,1795327577466,'joined','1m80xskbp0pc0qt3',2);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',33,1795327577466,'turn','1m80xskbp0pc0qt3',4);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',34,1795327577478,'turn','1m80xskbp0pc0qt3',9);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',35,1795327577486,'turn','1m80xskbp0pc0qt3',13);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',36,1795327577490,'turn','1m80xskbp0pc0qt3',17);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',37,1795327577498,'turn','1m80xskbp0pc0qt3',21);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',38,1795327577506,'turn','1m80xskbp0pc0qt3',25);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',39,1795327577507,'turn','1m80xskbp0pc0qt3',29);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',40,1795327577509,'turn','1m80xskbp0pc0qt3',33);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',41,1795327577511,'turn','1m80xskbp0pc0qt3',37);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',42,1795327577512,'turn','1m80xskbp0pc0qt3',41);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',43,1795327577514,'turn','1m80xskbp0pc0qt3',45);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',44,1795327577515,'turn','1m80xskbp0pc0qt3',49);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',45,1795327577518,'turn','1m80xskbp0pc0qt3',53);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',46,1795327577519,'round-over','1m80xskbp0pc0qt3',57);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',47,1795327577519,'finished','1m80xskbp0pc0qt3',58);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',48,1795327577521,'joined','1m80xskdgdwm3tgw',2);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',49,1795327577522,'joined','1m80xskdgdwm3tgw',3);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',50,1795327577522,'turn','1m80xskdgdwm3tgw',4);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',51,1795327577524,'joined','1m80xskdm2wmv6jf',2);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',52,1795327577524,'turn','1m80xskdm2wmv6jf',3);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',53,1795327577527,'joined','1m80xskdp8ewcpwf',2);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',54,1795327577527,'turn','1m80xskdp8ewcpwf',3);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',55,1795327578577,'round-over','1m80xskdgdwm3tgw',8);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',56,1795327578578,'aborted','1m80xskdp8ewcpwf',4);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',57,1795327580086,'turn','1m80xsnxe3c4rv2n',3);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',58,1795327580671,'invited','1m80xspfyatzbcjy',1);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',59,1795327580723,'joined','1m80xspfyatzbcjy',3);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',60,1795327580723,'turn','1m80xspfyatzbcjy',4);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',61,1795327580724,'finished','1m80xspfyatzbcjy',7);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',62,1795327580783,'joined','1m80xspkeecate7j',2);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',63,1795327580783,'joined','1m80xspkeecate7j',3);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',64,1795327580783,'turn','1m80xspkeecate7j',4);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',65,1795327581151,'aborted','1m80xsk9bba05pm4',10);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',66,1795327581151,'aborted','1m80xskdgdwm3tgw',9);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',67,1795327581151,'aborted','1m80xsnxe3c4rv2n',4);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',68,1795327586153,'round-over','1m80xspkeecate7j',8);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',69,1795327586153,'finished','1m80xspkeecate7j',9);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',70,1795327586224,'joined','1m80xsvxeck0cf7s',2);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',71,1795327586225,'joined','1m80xsvxeck0cf7s',3);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',72,1795327586225,'turn','1m80xsvxeck0cf7s',4);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',73,1795327586228,'joined','1m80xsvxk5m2r4k1',2);
INSERT INTO player_event VALUES('1m80xsk7y75pspr2',74,1795327586228,'turn','1m80xsvxk5m2r4k1',3);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',1,1795327577352,'invited','1m80xsk884cr1fbn',1);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',2,1795327577362,'turn','1m80xsk884cr1fbn',4);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',3,1795327577368,'round-over','1m80xsk884cr1fbn',7);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',4,1795327577379,'round-over','1m80xsk884cr1fbn',11);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',5,1795327577379,'finished','1m80xsk884cr1fbn',12);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',6,1795327577383,'turn','1m80xsk96fys2mxq',4);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',7,1795327577384,'round-over','1m80xsk96fys2mxq',6);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',8,1795327577386,'round-over','1m80xsk96fys2mxq',10);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',9,1795327577386,'finished','1m80xsk96fys2mxq',11);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',10,1795327577389,'joined','1m80xsk9bba05pm4',3);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',11,1795327577390,'turn','1m80xsk9bba05pm4',5);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',12,1795327577410,'round-over','1m80xska0b3tv2ht',6);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',13,1795327577411,'finished','1m80xska0b3tv2ht',8);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',14,1795327577412,'invited','1m80xska4f6c2q9c',1);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',15,1795327577412,'rematch','1m80xska0b3tv2ht',9);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',16,1795327577416,'invited','1m80xska89s0d3y9',1);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',17,1795327577422,'invited','1m80xskae5gx2sh2',1);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',18,1795327577426,'aborted','1m80xskae5gx2sh2',2);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',19,1795327577430,'invited','1m80xskap29ptz99',1);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',20,1795327577438,'turn','1m80xskap29ptz99',4);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',21,1795327577442,'turn','1m80xskap29ptz99',6);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',22,1795327577446,'round-over','1m80xskap29ptz99',9);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',23,1795327577446,'finished','1m80xskap29ptz99',10);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',24,1795327577450,'invited','1m80xskbae1tvwgw',1);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',25,1795327577458,'turn','1m80xskbae1tvwgw',4);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',26,1795327577462,'invited','1m80xskbp0pc0qt3',1);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',27,1795327577474,'turn','1m80xskbp0pc0qt3',7);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',28,1795327577482,'turn','1m80xskbp0pc0qt3',11);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',29,1795327577487,'turn','1m80xskbp0pc0qt3',15);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',30,1795327577493,'turn','1m80xskbp0pc0qt3',19);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',31,1795327577502,'turn','1m80xskbp0pc0qt3',23);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',32,1795327577507,'turn','1m80xskbp0pc0qt3',27);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',33,1795327577508,'turn','1m80xskbp0pc0qt3',31);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',34,1795327577510,'turn','1m80xskbp0pc0qt3',35);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',35,1795327577511,'turn','1m80xskbp0pc0qt3',39);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',36,1795327577513,'turn','1m80xskbp0pc0qt3',43);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',37,1795327577514,'turn','1m80xskbp0pc0qt3',47);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',38,1795327577517,'turn','1m80xskbp0pc0qt3',51);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',39,1795327577519,'turn','1m80xskbp0pc0qt3',55);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',40,1795327577519,'round-over','1m80xskbp0pc0qt3',57);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',41,1795327577519,'finished','1m80xskbp0pc0qt3',58);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',42,1795327577520,'invited','1m80xskdgdwm3tgw',1);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',43,1795327577522,'joined','1m80xskdgdwm3tgw',3);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',44,1795327577523,'turn','1m80xskdgdwm3tgw',5);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',45,1795327577524,'invited','1m80xskdm2wmv6jf',1);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',46,1795327577525,'turn','1m80xskdm2wmv6jf',4);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',47,1795327577526,'invited','1m80xskdp8ewcpwf',1);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',48,1795327578577,'round-over','1m80xskdgdwm3tgw',8);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',49,1795327578578,'aborted','1m80xskdp8ewcpwf',4);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',50,1795327580671,'invited','1m80xspfyatzbcjy',1);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',51,1795327580724,'round-over','1m80xspfyatzbcjy',6);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',52,1795327580724,'finished','1m80xspfyatzbcjy',7);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',53,1795327580777,'invited','1m80xspk9d1xnp1g',1);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',54,1795327580779,'turn','1m80xspk9d1xnp1g',4);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',55,1795327580780,'round-over','1m80xspk9d1xnp1g',6);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',56,1795327580780,'finished','1m80xspk9d1xnp1g',7);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',57,1795327580783,'joined','1m80xspkeecate7j',3);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',58,1795327580784,'turn','1m80xspkeecate7j',5);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',59,1795327581151,'aborted','1m80xsk9bba05pm4',10);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',60,1795327581151,'aborted','1m80xskdgdwm3tgw',9);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',61,1795327586153,'round-over','1m80xspkeecate7j',8);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',62,1795327586153,'finished','1m80xspkeecate7j',9);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',63,1795327586225,'joined','1m80xsvxeck0cf7s',3);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',64,1795327586226,'turn','1m80xsvxeck0cf7s',5);
INSERT INTO player_event VALUES('1m80xsk7z5ct92ws',65,1795327586229,'turn','1m80xsvxk5m2r4k1',4);
INSERT INTO player_event VALUES('1m80xsk823kd1vk0',1,1795327577390,'turn','1m80xsk9bba05pm4',6);
INSERT INTO player_event VALUES('1m80xsk823kd1vk0',2,1795327577391,'round-over','1m80xsk9bba05pm4',8);
INSERT INTO player_event VALUES('1m80xsk823kd1vk0',3,1795327577520,'invited','1m80xskdgdwm3tgw',1);
INSERT INTO player_event VALUES('1m80xsk823kd1vk0',4,1795327578574,'turn','1m80xskdgdwm3tgw',6);
INSERT INTO player_event VALUES('1m80xsk823kd1vk0',5,1795327578577,'round-over','1m80xskdgdwm3tgw',8);
INSERT INTO player_event VALUES('1m80xsk823kd1vk0',6,1795327581151,'aborted','1m80xsk9bba05pm4',10);
INSERT INTO player_event VALUES('1m80xsk823kd1vk0',7,1795327581151,'aborted','1m80xskdgdwm3tgw',9);
INSERT INTO player_event VALUES('1m80xsk823kd1vk0',8,1795327586153,'round-over','1m80xspkeecate7j',8);
INSERT INTO player_event VALUES('1m80xsk823kd1vk0',9,1795327586153,'finished','1m80xspkeecate7j',9);
INSERT INTO player_event VALUES('1m80xsk861rtrkdj',1,1795327580778,'joined','1m80xspk9d1xnp1g',2);
INSERT INTO player_event VALUES('1m80xsk861rtrkdj',2,1795327580778,'turn','1m80xspk9d1xnp1g',3);
INSERT INTO player_event VALUES('1m80xsk861rtrkdj',3,1795327580780,'finished','1m80xspk9d1xnp1g',7);
INSERT INTO player_event VALUES('1m81cdhe725w8tff',1,1795342910935,'joined','1m81cdheg6nk6j6b',2);
INSERT INTO player_event VALUES('1m81cdhe725w8tff',2,1795342910935,'turn','1m81cdheg6nk6j6b',3);
INSERT INTO player_event VALUES('1m81cdhe725w8tff',3,1795342910943,'round-over','1m81cdheg6nk6j6b',6);
INSERT INTO player_event VALUES('1m81cdhe725w8tff',4,1795342910943,'finished','1m81cdheg6nk6j6b',7);
INSERT INTO player_event VALUES('1m81cdheb2c4nd1p',1,1795342910928,'invited','1m81cdheg6nk6j6b',1);
INSERT INTO player_event VALUES('1m81cdheb2c4nd1p',2,1795342910940,'turn','1m81cdheg6nk6j6b',4);
INSERT INTO player_event VALUES('1m81cdheb2c4nd1p',3,1795342910943,'finished','1m81cdheg6nk6j6b',7);
INSERT INTO player_event VALUES('1m81cdheb2c4nd1p',4,1795342910951,'invited','1m81cdhf72281gwk',1);
INSERT INTO player_event VALUES('1m81cdhr73dj5qtp',1,1795342911274,'joined','1m81cdhs77bbdgs6',2);
INSERT INTO player_event VALUES('1m81cdhr73dj5qtp',2,1795342911274,'turn','1m81cdhs77bbdgs6',3);
INSERT INTO player_event VALUES('1m81cdhr73dj5qtp',3,1795342911287,'turn','1m81cdhs77bbdgs6',5);
INSERT INTO player_event VALUES('1m81cdhr73dj5qtp',4,1795342911303,'turn','1m81cdhs77bbdgs6',7);
INSERT INTO player_event VALUES('1m81cdhr73dj5qtp',5,1795342911311,'round-over','1m81cdhs77bbdgs6',9);
INSERT INTO player_event VALUES('1m81cdhr73dj5qtp',6,1795342911311,'finished','1m81cdhs77bbdgs6',10);
INSERT INTO player_event VALUES('1m81cdhr73dj5qtp',7,1795342911318,'invited','1m81cdhtpaf1gfjp',1);
INSERT INTO player_event VALUES('1m81cdhr73dj5qtp',8,1795342911339,'joined','1m81cdhv8exkpnrx',2);
INSERT INTO player_event VALUES('1m81cdhr73dj5qtp',9,1795342911339,'turn','1m81cdhv8exkpnrx',3);
INSERT INTO player_event VALUES('1m81cdhrc95m7rnm',1,1795342911268,'invited','1m81cdhs48bjkwx5',1);
INSERT INTO player_event VALUES('1m81cdhrc95m7rnm',2,1795342911271,'invited','1m81cdhs77bbdgs6',1);
INSERT INTO player_event VALUES('1m81cdhrc95m7rnm',3,1795342911282,'turn','1m81cdhs77bbdgs6',4);
INSERT INTO player_event VALUES('1m81cdhrc95m7rnm',4,1795342911295,'turn','1m81cdhs77bbdgs6',6);
INSERT INTO player_event VALUES('1m81cdhrc95m7rnm',5,1795342911311,'round-over','1m81cdhs77bbdgs6',9);
INSERT INTO player_event VALUES('1m81cdhrc95m7rnm',6,1795342911311,'finished','1m81cdhs77bbdgs6',10);
INSERT INTO player_event VALUES('1m81cdhrc95m7rnm',7,1795342911327,'declined','1m81cdhtpaf1gfjp',2);
INSERT INTO player_event VALUES('1m81cdhrc95m7rnm',8,1795342911327,'aborted','1m81cdhtpaf1gfjp',3);
INSERT INTO player_event VALUES('1m81cdhrc95m7rnm',9,1795342911336,'invited','1m81cdhv8exkpnrx',1);
INSERT INTO player_event VALUES('1m81cdhrc95m7rnm',10,1795342911343,'turn','1m81cdhv8exkpnrx',4);
INSERT INTO player_event VALUES('1m81cdjcb2kkwgf5',1,1795342911977,'invited','1m81cdjf90y96tvv',1);
INSERT INTO player_event VALUES('1m81cdjcb2kkwgf5',2,1795342912067,'finished','1m81cdjf90y96tvv',6);
INSERT INTO player_event VALUES('1m81cdjcf945hh6q',1,1795342911977,'invited','1m81cdjf90y9593v',1);
INSERT INTO player_event VALUES('1m81cdjcf945hh6q',2,1795342912059,'turn','1m81cdjf90y9593v',4);
INSERT INTO player_event VALUES('1m81ce9ad367tkd9',1,1795342935401,'joined','1m81ce9ardx6pd7j',2);
INSERT INTO player_event VALUES('1m81ce9ad367tkd9',2,1795342935401,'turn','1m81ce9ardx6pd7j',3);
INSERT INTO player_event VALUES('1m81ce9ad367tkd9',3,1795342935407,'round-over','1m81ce9ardx6pd7j',6);
INSERT INTO player_event VALUES('1m81ce9ad367tkd9',4,1795342935407,'finished','1m81ce9ardx6pd7j',7);
INSERT INTO player_event VALUES('1m81ce9ad367tkd9',5,1795342935412,'joined','1m81ce9bjbpxxnyj',2);
INSERT INTO player_event VALUES('1m81ce9ad367tkd9',6,1795342935412,'turn','1m81ce9bjbpxxnyj',3);
INSERT INTO player_event VALUES('1m81ce9ap9v5wzgv',1,1795342935384,'invited','1m81ce9ardx6pd7j',1);
INSERT INTO player_event VALUES('1m81ce9ap9v5wzgv',2,1795342935404,'turn','1m81ce9ardx6pd7j',4);
INSERT INTO player_event VALUES('1m81ce9ap9v5wzgv',3,1795342935407,'finished','1m81ce9ardx6pd7j',7);
INSERT INTO player_event VALUES('1m81ce9ap9v5wzgv',4,1795342935410,'invited','1m81ce9bjbpxxnyj',1);
INSERT INTO player_event VALUES('1m81ce9ap9v5wzgv',5,1795342935413,'turn','1m81ce9bjbpxxnyj',4);
CREATE TABLE alive (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
INSERT INTO alive VALUES(1,1795342935415);
CREATE TABLE tournament_event (
    tournament TEXT    NOT NULL,
    seq        INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the tournament; its newest is its version
    at         INTEGER NOT NULL,
    kind       TEXT    NOT NULL,                 -- created, joined, game, ...: see tournament/tournament.h
    body       TEXT    NOT NULL,                 -- JSON: the whole truth
    PRIMARY KEY (tournament, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',1,1795327580609,'created','{"ruleset":"mastermind","format":"round-robin","games":2,"deal":"independent","seed":"9a86a7297616eb6fd73684bd50045b8246e4d16df53ea548434a0cfa48958906","seeded":false,"clock":null,"creator":"1m80xsk7y75pspr2","entrants":[{"bot":"random"},{"bot":"random"}]}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',2,1795327580610,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"scores":[1,1],"seed":"bdcff72e2db0990867023fe4ff0210f3b4908f5769afa6c1a64327a3042fdf71"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',3,1795327580611,'game','{"game":2,"round":2,"tie_break":false,"entrants":[2,1],"scores":[1,1],"seed":"002b88fa4861d7191f779201bf3d46ec3124db667bd9844efcfe86ae53f20941"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',4,1795327580611,'game','{"game":3,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"09663e8b4291478386547bf5b2035c3bfaa680decb3877723df1a5b15f68ef0c"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',5,1795327580612,'game','{"game":4,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"d1929300e2e7dbc2eb022ef19a5bf28c70d35ce3d07443c791830a9ecae41e60"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',6,1795327580612,'game','{"game":5,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"11a2b8ff7ec599f55381a8af324de59f2458ac29d0a3116dfc9459dc61d489f0"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',7,1795327580613,'game','{"game":6,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"c6f78d93afa1de06a5c713ff337d0a1dda6dda238a2bf4652b6ab75ab0d83af0"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',8,1795327580613,'game','{"game":7,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"732ac6e2db46337e6ffa19b884b54dc880dd66d2ec8e4bb75f9cd856b9d6b15e"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',9,1795327580613,'game','{"game":8,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"8982e7ddbd34dba80dc3c29f8f6a515b1d5f850ea422ac70ce258f5307d8136f"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',10,1795327580614,'game','{"game":9,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"b1fb40e80bf45b5a49dd1bb2e1003e296d961ae2b1e4aefc805a1f43567a6015"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',11,1795327580614,'game','{"game":10,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"1cea13ef45b6935091ce99aa17d9a312ee1c35ce2d86748a40f1cf64d7d6f6ea"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',12,1795327580614,'game','{"game":11,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"0d585579b90056decfcaf685f4eb6664889b8fc8de9b5ddcbdbbb83929440893"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',13,1795327580614,'game','{"game":12,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"044f5626decaa45b0b35090a565c7db901ff05a00a11affd17ce2bd97b310a67"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',14,1795327580615,'game','{"game":13,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"62e88c97378e65e93a351fb75ec1bc39afcb039d6ff31ce1ce4eea7b02ac24d8"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',15,1795327580615,'game','{"game":14,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"8a3d83e8c292e2a2ee6f8fd095b3a08cdd65e9711bc4b4c5ab8d04582f3cacf4"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',16,1795327580615,'game','{"game":15,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"fec0f2e38b3a986f676c420f740683bd0b7eacc8ef2fb819010ce7d5f9b28806"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',17,1795327580616,'game','{"game":16,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"b4c06d46c0d72559119726e6bd55eee05e4f188b09493fd1188dd61d2d2ffc3f"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',18,1795327580616,'game','{"game":17,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"b67260d9d77633bcecc20e5981352f9df7d35d3de03c2a95c5472cd430da97e2"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',19,1795327580616,'game','{"game":18,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"33df1620772ca88004dbf59b88f9afe20034ee46d0af7bad473b710707c29c32"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',20,1795327580617,'game','{"game":19,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"5d27bf659e2695292d175b5cb3fd0e64d67b6528c2fbd917b0f3c6f405c54591"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',21,1795327580617,'game','{"game":20,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"718df8fc6578b53d21b235f5491e07df1d2a15cbeadb8fb11c9a61dcf79dd197"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',22,1795327580617,'game','{"game":21,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"f74750c787f6bb114132c8f561a7f84efa7c869f3a517b7bb56b15ee5a54158c"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',23,1795327580617,'game','{"game":22,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"bb0dd92b7d44cc554228513c7905f781b204a8799b68450b4951dc8db4dbfc5b"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',24,1795327580618,'game','{"game":23,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"68e74cc8c8d976f127dd431a8d85f1cfadaa3f8b1de630f170aab7fc12aa87d8"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',25,1795327580618,'game','{"game":24,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"2e4a9c00d8571023059b27f9d0a4062fe2436d39e9beeb6c7f2c5e4c7bfd6007"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',26,1795327580618,'game','{"game":25,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"9e3e90ca213b4976ffeb549850a8c52f348697db436ab66db0f0cd3a43671b1d"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',27,1795327580618,'game','{"game":26,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"5ccc6f75987d95666b29c67cae9705da078f6fdd29e53afa116f81d3669644cd"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',28,1795327580619,'game','{"game":27,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"5409e88fbe8d0d75d9704b1b5c99b3ca335583605b8c081d1182cb3e97853482"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',29,1795327580619,'game','{"game":28,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"df15c78bc536b327f815fbc68fd7fc7697f3319c9a65a91d7af616ff054f98b2"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',30,1795327580619,'game','{"game":29,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"442ab9fde6fe0a9907db6844eda2c494f9b5b6607f70c0e0100cbcc4adb69795"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',31,1795327580620,'game','{"game":30,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"2b9f346d2673ff79ec0fad81984c793843843239ad1f48373cf46ad3e1b24b2e"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',32,1795327580620,'game','{"game":31,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"399a28c173982cc5794626ae660467d9ef30b0e3166dcf0df2274663322cea6b"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',33,1795327580620,'game','{"game":32,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"4c98750983e4d0a63391d00493bffeae376f5d98a679736c698d0bdf0576cb98"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',34,1795327580621,'game','{"game":33,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"9b277f50cbf36fbcb6ec327c8764a5565ee7ae9c260cad9c30ca7e2ec3a2e530"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',35,1795327580621,'game','{"game":34,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"0f105dcde86342a58f6baf4987bb035f112184b77f3c91f422f7867117af99cd"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',36,1795327580621,'game','{"game":35,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"43002fa582215714bd83637943831a3abd208e14c42803d76a76fa9d0c9a0772"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',37,1795327580621,'game','{"game":36,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"ad6c955420f4dde98cf5a3ff63d2586801a2fea6aa84f9fdf6de59a8026a5dba"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',38,1795327580622,'game','{"game":37,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"142b58e81306a1b4465019d63dcc8cb67a48ad33e9821573612fffd425682929"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',39,1795327580622,'game','{"game":38,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"879143e7a08174c4c0c8ec7333349c13b45c20dab6e8fb6566a7ff73ad27775d"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',40,1795327580622,'game','{"game":39,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"e4a3b6cb0041e94c022cad03e2be34df188cf70bfb51e48d3f04ab4eed8f0b91"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',41,1795327580623,'game','{"game":40,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"30adc1074ab6a08afcbc1f44c34c2f23c2dbe93afcfd7a09412b0f7ec7760f34"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',42,1795327580623,'game','{"game":41,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"0ed7301fc25552c96296ba1b5bf67b14081418dfbe3898538bfba55063145ae2"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',43,1795327580623,'game','{"game":42,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"3a19a3a4422eee129b61b202623be0215f61cc188f978dee04e096cca1317aac"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',44,1795327580624,'game','{"game":43,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"7012f70629e451e762d4e567afc8551033779e80927707c5b6ea015d8836a0c9"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',45,1795327580624,'game','{"game":44,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"83f93ed913d6b993dbd90348ee6c893c0168ecce1d9fcfd2f337399682910011"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',46,1795327580624,'game','{"game":45,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"077de2783a0ab8e7a672a34a48066a063c9c70fd7f9f1947cfe0a977baa69a4d"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',47,1795327580625,'game','{"game":46,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"b8b3084021505142fccd235bf4bdbc90a894e7afa49405a6918a177fd7e795df"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',48,1795327580625,'game','{"game":47,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"1372687200696c167a4249ef5bc11059f039728dd73aef86cc0461c51b2da836"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',49,1795327580625,'game','{"game":48,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"5b585746116993a18dbd5558c99d9569efbcd7fc54374a109b75fcdc2100076f"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',50,1795327580625,'game','{"game":49,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"4e89a354ef2795c2a0583d73d7446b64ab8fe50d060764f75bb48c8f8de3252a"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',51,1795327580626,'game','{"game":50,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"e6f5f5eb8a87a9a918711c49185802e04a69b843f7d3e24a81e7f6ed4e9a94a1"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',52,1795327580626,'game','{"game":51,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"de4149ee5e03808f2067a4fe16bf39b0d3aa81144436fdf22b95ed70c10562d0"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',53,1795327580626,'game','{"game":52,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"ec1dc1eaa908cf67f42493684e2bc14ce96f3e392dc110cdc7121dbea7d60fb9"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',54,1795327580627,'game','{"game":53,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"8e67d9b347c20ee9fc1e590cdbaeb10f93a621764f6f08a1bde271b1073c4b4c"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',55,1795327580627,'game','{"game":54,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"826ec1e8302e34b9c54def39e75a4feb99a072ffdbce6f143b589557d230633f"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',56,1795327580627,'game','{"game":55,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"b6cfcc42b5db441507d64c8c30b877438c558c65b824a1cb56dfd56db34ce7d2"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',57,1795327580628,'game','{"game":56,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"ae90d4ecdd9a8e5561b531705c2c8d37c11691e58f4ea6d52274a5b6f011a348"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',58,1795327580628,'game','{"game":57,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"247b4c301f3ae80b3006b2637ccedfcc89aae30d428b327930c660a5fe019e0f"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',59,1795327580628,'game','{"game":58,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"0cfe43c022672ce2ce4e07dcfe8a8306161d29405756c212fd0e22cec9b5a530"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',60,1795327580628,'game','{"game":59,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"adaf5309d089fdfd0090566c6981cda5762f7e38ce7f0f4b8bcc812daa0ca469"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',61,1795327580629,'game','{"game":60,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"cc6f37e7eac9d04042ec1b6df247416a318843360deac84e3231afa2c9eb644d"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',62,1795327580629,'game','{"game":61,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"864593131ef41b1cab469514390d60c200e0ca560552b950ee2a2f743a521719"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',63,1795327580630,'game','{"game":62,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"edd2c6aaab3840020858908255a0f051fee1650c4bb19d1e9467203a00a5c88c"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',64,1795327580630,'game','{"game":63,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"b541d92dd085f26ce2fa0f79f1dce9f52311a4476cbfcc19722d1a7a3a928a1a"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',65,1795327580630,'game','{"game":64,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"75632ded5909b2215663f781ec43f8d9b404eadbfc48597a4ede0960001babe2"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',66,1795327580630,'game','{"game":65,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"a717a2964345e024110e2c08aeb8669bbde5ea64f47d82f836d5d646b1d551c5"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',67,1795327580631,'game','{"game":66,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"934c88b7a0d1022e2ec3ba463e8a88dd6cdec5e4ed5775eb5c4a1e387c46da29"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',68,1795327580631,'game','{"game":67,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"022a2b77ceba1aedfb40cd66cbfb4d84185df0cc21b8abd2e620c80bf39c3633"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',69,1795327580631,'game','{"game":68,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"a002097c4d1754bc03b83bc50cca3326e473a4aeae36e6450a423dad9a90d49e"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',70,1795327580632,'game','{"game":69,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"0bd5d4e8c41e9fe14b76b847a7540eeb0869bf49b9ec97d3903e725ae8acd423"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',71,1795327580632,'game','{"game":70,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"cd594962a6dc9dd99a4e1139dd16afc3a9618271e2a96bfc3c605e27210acbad"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',72,1795327580632,'game','{"game":71,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"39d3e05e90ded1713b4770da122869a57da4425e4d943a4c01e2bdc517bd8e8a"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',73,1795327580633,'game','{"game":72,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"129c40d08f84d0e7efa80d27f434433de8ec5528a6e02036dbb0b0a8d0379ec8"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',74,1795327580633,'game','{"game":73,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"ce68c3eead41802170bfe180bdff4f7dfa3177cbd32a46a9e94dcb2f29b1fe57"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',75,1795327580633,'game','{"game":74,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"a188e3b1389db93c2f969eb1395125b24c24d08126564df0e7b0a47cb5b11583"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',76,1795327580633,'game','{"game":75,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"bc4d4f85be479a5cdd9a49e7aed71cd4df0876fbacb1a913830fab2d4af30848"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',77,1795327580634,'game','{"game":76,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"33faac0b0a1949ee7f94c166ccce1ae51f85f6cdaf6a4ddff88c7b2addc2fe06"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',78,1795327580634,'game','{"game":77,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"978962ca2a40d9d2351cfbe4bd98c20df2db986202f8aea64d919c090a2e0fe8"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',79,1795327580634,'game','{"game":78,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"5f5f1835b1a0400d8f7c73cf88dd3b61c436dfbce9e4b18dfe792e6ae9be0501"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',80,1795327580635,'game','{"game":79,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"69c8f93eff835002e683ea01cde7df7bc926c7315d2c88dfb9542eae07281c74"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',81,1795327580635,'game','{"game":80,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"fe7ce4ef916d3d50bf6c9e85ef1f3c2ff5aacbb5d58a99fdce442cb3b5f022f5"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',82,1795327580635,'game','{"game":81,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"a4472dafca85ee8ad6b2ad7e96154965cefa85cdaa948b4310ddb0f77e9d3955"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',83,1795327580636,'game','{"game":82,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"12ceffb2cb8dff2f5a15636ea7522601f6b6832e05c761472f9ea151091d8f14"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',84,1795327580636,'game','{"game":83,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"75f25e0a29d94031ae52b1bce534b451d5423d21a25bbbeb51273f3d2b74dc73"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',85,1795327580636,'game','{"game":84,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"9211fa32df88e4d971579dea4aeafa268acba47493b0bd254a9289cc100efbae"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',86,1795327580637,'game','{"game":85,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"e31de3c190f0f1826d5d0abe83c5c1555777b81e694c318f454d6d05970bdfcb"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',87,1795327580637,'game','{"game":86,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"eec67b6f7c79d6b53a268b4d1c78e47c53ef074d9945a28b2a68ff3242de106c"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',88,1795327580637,'game','{"game":87,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"8967ad51b2a4516094bbc34bd4b6ef6ea8b5fa9459fde1dd54c85d5605208bfa"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',89,1795327580637,'game','{"game":88,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"459473ebd00000ab17ad97e74d02ddfce742d9545c2bb679607fdee8ec46cce0"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',90,1795327580638,'game','{"game":89,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"75820354b20108ecbee8efd0001ad30a4d730e1f6619d168f6b7f6dab353a1e6"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',91,1795327580638,'game','{"game":90,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"82ab773f4894a3eed2c76487b501d2b96e2d80c71aeca293f6d086644f9b9270"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',92,1795327580638,'game','{"game":91,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"3ab30f48e4a1d16f97a9660e6f459ae078714ee56c6c17636c99c9b31dd42e3b"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',93,1795327580639,'game','{"game":92,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"2421d6a34a19431d175cf8aee574266e792773f574d0cf0127c71bbead55e095"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',94,1795327580639,'game','{"game":93,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"b65511f58d3288d5545e560388ba2f5380a8cf49e71a17ddfad8d6bac70f0a6d"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',95,1795327580639,'game','{"game":94,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"74f3fadef3a11f39a66e30cffbde6a0d9f5611aca55e959217e510cc1f703cc4"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',96,1795327580640,'game','{"game":95,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"fdb08cbe0d1d0e3836c637ca7e1fa3e3390f02f889ea2d647633336de069e108"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',97,1795327580640,'game','{"game":96,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"670b754b3d774a93d05f7a3f8b819f053cd5628033af3dcdaddb248add0d7e22"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',98,1795327580640,'game','{"game":97,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"70ca3f061039f3762ba8623bf0532aeb91cab54c8e2eca279825c7f265f9b4de"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',99,1795327580640,'game','{"game":98,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"86af4a9a7a8c7b22631bcff36cc0979fac8aa34e8afdf41d367b46f93db0f855"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',100,1795327580641,'game','{"game":99,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"a8255909ef3484527d33f6d228860d59148a489aaa3106540d6dd4ed2697a14c"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',101,1795327580641,'game','{"game":100,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"65a430571e482088c3af51bafa4f2d3b1b37235c5a91439f0be88ff24acaa96c"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',102,1795327580641,'game','{"game":101,"round":3,"tie_break":true,"entrants":[1,2],"scores":[1,1],"seed":"9893efd4b542b2bc3fb417aabf3ddf9b9d462b0003cfc10bc565d21283a848fe"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',103,1795327580642,'game','{"game":102,"round":3,"tie_break":true,"entrants":[2,1],"scores":[1,1],"seed":"99e5cbd74a6cb4f949b442feed08df4aa288acad76f911dca9e4148bd59c8fb9"}');
INSERT INTO tournament_event VALUES('1m80xspe1csgee4x',104,1795327580642,'finished','{"winners":[1,2]}');
INSERT INTO tournament_event VALUES('1m80xspfq13vs9ek',1,1795327580663,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","seed":"eef6b5b6991286a07fafa91ada85ad41b87456ab561780db3a534afc6cd4ce65","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m80xsk7y75pspr2","entrants":[{"player":"1m80xsk7y75pspr2","joined":true},{"player":"1m80xsk7z5ct92ws","joined":false}]}');
INSERT INTO tournament_event VALUES('1m80xspfq13vs9ek',2,1795327580665,'joined','{"number":2}');
INSERT INTO tournament_event VALUES('1m80xspfq13vs9ek',3,1795327580670,'started','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"id":"1m80xspfyatzbcjy"}');
INSERT INTO tournament_event VALUES('1m80xspfq13vs9ek',4,1795327580725,'game','{"game":1,"round":1,"tie_break":false,"entrants":[1,2],"scores":[0,1],"forfeits":[1],"id":"1m80xspfyatzbcjy"}');
INSERT INTO tournament_event VALUES('1m80xspfq13vs9ek',5,1795327580725,'finished','{"winners":[2]}');
INSERT INTO tournament_event VALUES('1m81cdjcq11tedw1',1,1795342911895,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","seed":"49765d2b42f95e617183ae288a525f0b317980707c7a3369c12829fa8970c40d","seeded":false,"clock":null,"creator":"1m81cdjcb2kkwgf5","entrants":[{"bot":"random"},{"bot":"perfect"},{"bot":"random"}]}');
INSERT INTO tournament_event VALUES('1m81cdjcq11tedw1',2,1795342911899,'game','{"game":1,"round":1,"tie_break":false,"entrants":[3,2],"scores":[0,1],"seed":"02544e86832348086f065e369c6df81f6c73ccfd275659313c0d5d2b8be9f018"}');
INSERT INTO tournament_event VALUES('1m81cdjcq11tedw1',3,1795342911900,'game','{"game":2,"round":2,"tie_break":false,"entrants":[1,3],"scores":[0,1],"seed":"6a62f99118c9a8f9b612383023255df100f39415ab724380e573c86ab2b07f93"}');
INSERT INTO tournament_event VALUES('1m81cdjcq11tedw1',4,1795342911900,'game','{"game":3,"round":3,"tie_break":false,"entrants":[2,1],"scores":[1,0],"seed":"58ed2887ffc1887e921bcc71f991a34d0b0a27bbdc6d8d4fa012cd3f45eaeb19"}');
INSERT INTO tournament_event VALUES('1m81cdjcq11tedw1',5,1795342911919,'finished','{"winners":[2]}');
INSERT INTO tournament_event VALUES('1m81cdjevdayfv9t',1,1795342911963,'created','{"ruleset":"tic-tac-toe","format":"round-robin","games":1,"deal":"independent","seed":"6f972234a4cd28cbc04536fffab49d928094e86f98fd275f3d2a47fb1112cdb2","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m81cdjcb2kkwgf5","entrants":[{"player":"1m81cdjcb2kkwgf5","joined":true},{"player":"1m81cdjcf945hh6q","joined":false},{"bot":"random"}]}');
INSERT INTO tournament_event VALUES('1m81cdjevdayfv9t',2,1795342911968,'joined','{"number":2}');
INSERT INTO tournament_event VALUES('1m81cdjevdayfv9t',3,1795342911977,'started','{"game":1,"round":1,"tie_break":false,"entrants":[3,2],"id":"1m81cdjf90y9593v"}');
INSERT INTO tournament_event VALUES('1m81cdjevdayfv9t',4,1795342911977,'started','{"game":2,"round":2,"tie_break":false,"entrants":[1,3],"id":"1m81cdjf90y96tvv"}');
INSERT INTO tournament_event VALUES('1m81cdjevdayfv9t',5,1795342912077,'game','{"game":2,"round":2,"tie_break":false,"entrants":[1,3],"scores":[0,1],"forfeits":[1],"id":"1m81cdjf90y96tvv"}');
INSERT INTO tournament_event VALUES('1m81cdjjf5vcfkv1',1,1795342912087,'created','{"ruleset":"tic-tac-toe","format":"swiss","games":1,"deal":"independent","seed":"1892faff9fd25f3fc744c772505d48e31fa99db1bd7e3b2f11b79c72fc1dfdbd","seeded":false,"clock":{"turn_seconds":30,"bot_turn_seconds":1},"creator":"1m81cdjcb2kkwgf5","entrants":[{"player":"1m81cdjcb2kkwgf5","joined":true},{"player":"1m81cdjcf945hh6q","joined":false}]}');
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
INSERT INTO tournament VALUES('1m80xspe1csgee4x','1m80xsk7y75pspr2','mastermind','round-robin','finished',104,2,2,100,2,0,0,1795327580609,1795327580642,'{"options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"deal":"independent","clock":null,"seed":"9a86a7297616eb6fd73684bd50045b8246e4d16df53ea548434a0cfa48958906","seeded":false}','[1,2]',104);
INSERT INTO tournament VALUES('1m80xspfq13vs9ek','1m80xsk7y75pspr2','tic-tac-toe','round-robin','finished',5,1,1,0,2,2,0,1795327580663,1795327580725,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"eef6b5b6991286a07fafa91ada85ad41b87456ab561780db3a534afc6cd4ce65","seeded":false}','[2]',5);
INSERT INTO tournament VALUES('1m81cdjcq11tedw1','1m81cdjcb2kkwgf5','tic-tac-toe','round-robin','finished',5,1,3,0,3,0,0,1795342911895,1795342911919,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":null,"seed":"49765d2b42f95e617183ae288a525f0b317980707c7a3369c12829fa8970c40d","seeded":false}','[2]',5);
INSERT INTO tournament VALUES('1m81cdjevdayfv9t','1m81cdjcb2kkwgf5','tic-tac-toe','round-robin','running',5,1,1,0,3,2,0,1795342911963,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"6f972234a4cd28cbc04536fffab49d928094e86f98fd275f3d2a47fb1112cdb2","seeded":false}',NULL,5);
INSERT INTO tournament VALUES('1m81cdjjf5vcfkv1','1m81cdjcb2kkwgf5','tic-tac-toe','swiss','open',1,1,0,0,2,2,1,1795342912087,NULL,'{"options":{"exact_line":false,"rounds":1,"hints":false},"deal":"independent","clock":{"turn_seconds":30,"bot_turn_seconds":1},"seed":"1892faff9fd25f3fc744c772505d48e31fa99db1bd7e3b2f11b79c72fc1dfdbd","seeded":false}',NULL,1);
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
INSERT INTO tournament_entrant VALUES('1m80xspe1csgee4x',1,NULL,'random','playing',1.0,0.5,2,0,2,0,1,1);
INSERT INTO tournament_entrant VALUES('1m80xspe1csgee4x',2,NULL,'random','playing',1.0,0.5,2,0,2,0,2,1);
INSERT INTO tournament_entrant VALUES('1m80xspfq13vs9ek',1,'1m80xsk7y75pspr2',NULL,'playing',0.0,0.0,1,0,0,1,2,2);
INSERT INTO tournament_entrant VALUES('1m80xspfq13vs9ek',2,'1m80xsk7z5ct92ws',NULL,'playing',1.0,1.0,1,1,0,0,1,1);
INSERT INTO tournament_entrant VALUES('1m81cdjcq11tedw1',1,NULL,'random','playing',0.0,0.0,2,0,0,2,3,3);
INSERT INTO tournament_entrant VALUES('1m81cdjcq11tedw1',2,NULL,'perfect','playing',2.0,2.0,2,2,0,0,1,1);
INSERT INTO tournament_entrant VALUES('1m81cdjcq11tedw1',3,NULL,'random','playing',1.0,1.0,2,1,0,1,2,2);
INSERT INTO tournament_entrant VALUES('1m81cdjevdayfv9t',1,'1m81cdjcb2kkwgf5',NULL,'playing',0.0,0.0,1,0,0,1,NULL,NULL);
INSERT INTO tournament_entrant VALUES('1m81cdjevdayfv9t',2,'1m81cdjcf945hh6q',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO tournament_entrant VALUES('1m81cdjevdayfv9t',3,NULL,'random','playing',1.0,1.0,1,1,0,0,NULL,NULL);
INSERT INTO tournament_entrant VALUES('1m81cdjjf5vcfkv1',1,'1m81cdjcb2kkwgf5',NULL,'playing',0.0,0.0,0,0,0,0,NULL,NULL);
INSERT INTO tournament_entrant VALUES('1m81cdjjf5vcfkv1',2,'1m81cdjcf945hh6q',NULL,'invited',0.0,0.0,0,0,0,0,NULL,NULL);
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
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',1,1,0,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',2,2,0,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',3,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',4,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',5,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',6,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',7,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',8,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',9,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',10,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',11,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',12,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',13,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',14,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',15,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',16,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',17,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',18,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',19,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',20,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',21,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',22,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',23,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',24,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',25,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',26,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',27,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',28,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',29,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',30,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',31,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',32,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',33,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',34,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',35,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',36,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',37,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',38,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',39,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',40,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',41,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',42,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',43,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',44,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',45,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',46,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',47,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',48,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',49,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',50,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',51,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',52,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',53,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',54,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',55,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',56,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',57,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',58,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',59,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',60,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',61,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',62,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',63,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',64,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',65,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',66,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',67,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',68,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',69,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',70,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',71,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',72,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',73,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',74,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',75,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',76,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',77,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',78,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',79,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',80,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',81,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',82,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',83,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',84,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',85,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',86,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',87,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',88,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',89,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',90,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',91,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',92,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',93,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',94,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',95,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',96,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',97,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',98,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',99,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',100,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',101,3,1,NULL,'[1,2]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspe1csgee4x',102,3,1,NULL,'[2,1]','[1,1]',NULL);
INSERT INTO tournament_game VALUES('1m80xspfq13vs9ek',1,1,0,'1m80xspfyatzbcjy','[1,2]','[0,1]',NULL);
INSERT INTO tournament_game VALUES('1m81cdjcq11tedw1',1,1,0,NULL,'[3,2]','[0,1]',NULL);
INSERT INTO tournament_game VALUES('1m81cdjcq11tedw1',2,2,0,NULL,'[1,3]','[0,1]',NULL);
INSERT INTO tournament_game VALUES('1m81cdjcq11tedw1',3,3,0,NULL,'[2,1]','[1,0]',NULL);
INSERT INTO tournament_game VALUES('1m81cdjevdayfv9t',1,1,0,'1m81cdjf90y9593v','[3,2]',NULL,NULL);
INSERT INTO tournament_game VALUES('1m81cdjevdayfv9t',2,2,0,'1m81cdjf90y96tvv','[1,3]','[0,1]',NULL);
CREATE TABLE record (
    player  TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    tally   BLOB NOT NULL, -- of all time: see play/standing.h
    PRIMARY KEY (player, ruleset)
) STRICT, WITHOUT ROWID;
INSERT INTO record VALUES('000000000t4atnvd','tic-tac-toe',X'0002020000a09c01000000020286a9b6acc06886a9b6acc068000086a9b6acc068');
INSERT INTO record VALUES('1m80xsk7y75pspr2','bulls-and-cows',X'0008040202c0b8020000000404d2bde79dc068d2bde79dc0680000d2bde79dc068');
INSERT INTO record VALUES('1m80xsk7y75pspr2','mastermind',X'00020000020000000000000000000000');
INSERT INTO record VALUES('1m80xsk7y75pspr2','tic-tac-toe',X'0004020002a09c010000000002ccb5e69dc068ccb5e69dc0680000ccb5e69dc068');
INSERT INTO record VALUES('1m80xsk7y75pspr2','yahtzee',X'0002000200e0cd2f000000000000deb6e69dc068000000');
INSERT INTO record VALUES('1m80xsk7z5ct92ws','bulls-and-cows',X'000a040204a08d060000000002d8e9e69dc068d8e9e69dc0680000c6b4e69dc068');
INSERT INTO record VALUES('1m80xsk7z5ct92ws','tic-tac-toe',X'0004020002a09c010000000202e8e8e69dc068e8e8e69dc0680000e8e8e69dc068');
INSERT INTO record VALUES('1m80xsk7z5ct92ws','yahtzee',X'0002000200e0cd2f000000000000deb6e69dc068000000');
INSERT INTO record VALUES('1m80xsk823kd1vk0','bulls-and-cows',X'00020000020000000000000000000000');
INSERT INTO record VALUES('1m80xsk861rtrkdj','bulls-and-cows',X'00020000020000000000000000000000');
INSERT INTO record VALUES('1m80xsk9z4vjbz7k','bulls-and-cows',X'00020000020000000000000000000000');
INSERT INTO record VALUES('1m80xspdtct8wtgk','mastermind',X'00020000020000000000000000000000');
INSERT INTO record VALUES('1m81cdhe725w8tff','tic-tac-toe',X'0002020000a09c010000000202be97b6acc068be97b6acc0680000be97b6acc068');
INSERT INTO record VALUES('1m81cdheb2c4nd1p','tic-tac-toe',X'00020000020000000000000000000000');
INSERT INTO record VALUES('1m81cdhr73dj5qtp','tic-tac-toe',X'0002020000a09c0100000002029e9db6acc0689e9db6acc06800009e9db6acc068');
INSERT INTO record VALUES('1m81cdhrc95m7rnm','tic-tac-toe',X'00020000020000000000000000000000');
INSERT INTO record VALUES('1m81cdj2m0aj34v0','bulls-and-cows',X'00020000020000000000000000000000');
INSERT INTO record VALUES('1m81cdjcb2kkwgf5','tic-tac-toe',X'00020000020000000000000000000000');
INSERT INTO record VALUES('1m81ce9ad367tkd9','tic-tac-toe',X'0002020000a09c010000000202de95b9acc068de95b9acc0680000de95b9acc068');
INSERT INTO record VALUES('1m81ce9ap9v5wzgv','tic-tac-toe',X'00020000020000000000000000000000');
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
INSERT INTO block VALUES('1m81cdhr73dj5qtp','1m81cdhrf149e1j4',1795342911250);
INSERT INTO block VALUES('1m81cdhrf149e1j4','1m81cdhrc95m7rnm',1795342911259);
CREATE TABLE answer_use (
    player TEXT    NOT NULL,
    hour   INTEGER NOT NULL, -- since 1970
    bytes  INTEGER NOT NULL CHECK (bytes >= 0),
    PRIMARY KEY (player, hour)
) STRICT, WITHOUT ROWID;
INSERT INTO answer_use VALUES('1m81cdj2m0aj34v0',498706,952);
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
