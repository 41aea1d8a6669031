-- migrate: expand, needs 1
--
-- The log of every game, what is derived from it, and the people.
--
-- Conventions. Ids are 16 characters of text, made by the program, sortable by creation. Moments are milliseconds since
-- 1970 (UTC). Truth is 0 or 1. JSON is text, well formed because the program writes it. NULL means "none" or "not yet".
--
-- Foreign keys stand where a row would be meaningless without the other and the check is off the hot path. Nothing that
-- is referred to is ever deleted, so only one that is checked at the commit needs an index.
--
-- An app is what belongs together on one server: its players, their games, tournaments and results. There is one, 'main'.
-- Lists are of one app, so their indexes begin with it; what belongs to a player or a game is of the app that these are of.

-- Which migrations this database has been through.
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL,
    needs      INTEGER NOT NULL CHECK (needs > 0) -- how many migrations a program must know to work with it
) STRICT;

-- ---- people ----

-- Somebody who plays: a person or a program. Deleting one takes the name away and keeps the row.
CREATE TABLE player (
    id         TEXT    PRIMARY KEY NOT NULL,
    app        TEXT    NOT NULL DEFAULT 'main',
    name       TEXT,                                     -- NULL = deleted
    bot        INTEGER NOT NULL CHECK (bot IN (0, 1)),   -- a program
    guest      INTEGER NOT NULL CHECK (guest IN (0, 1)), -- who has not chosen a name: is not rated
    named_at   INTEGER,                                  -- when a guest became a player: games begun since are rated
    owner      TEXT REFERENCES player (id),              -- the service that made it
    created_at INTEGER NOT NULL,
    deleted_at INTEGER,
    CHECK (guest = 0 OR named_at IS NULL)
) STRICT, WITHOUT ROWID;

-- What proves who a caller is. The token itself is nowhere.
CREATE TABLE token (
    hash       BLOB    PRIMARY KEY NOT NULL, -- SHA-256 of the token: every request looks one up
    app        TEXT    NOT NULL DEFAULT 'main',
    id         TEXT    NOT NULL,             -- its name towards its owner
    player     TEXT    NOT NULL REFERENCES player (id),
    scopes     INTEGER NOT NULL,             -- bits: 1 play, 2 service, 4 admin
    label      TEXT    NOT NULL,
    created_at INTEGER NOT NULL,
    expires_at INTEGER,                      -- NULL = never
    revoked_at INTEGER
) STRICT, WITHOUT ROWID;

-- A player's own tokens: to list, revoke and count them.
CREATE INDEX token_by_player ON token (player, id);

-- Players who have deleted their account while they had more games than could be left at once: the rest is left soon
-- after, also when the server stops in between.
CREATE TABLE account_cleanup (
    player TEXT PRIMARY KEY NOT NULL REFERENCES player (id)
) STRICT, WITHOUT ROWID;

-- Whom players have blocked: who is blocked cannot invite them. It is no part of any game.
CREATE TABLE block (
    player     TEXT    NOT NULL REFERENCES player (id), -- who wants to be left alone
    blocked    TEXT    NOT NULL REFERENCES player (id), -- by whom
    created_at INTEGER NOT NULL,
    PRIMARY KEY (player, blocked)
) STRICT, WITHOUT ROWID;

-- Who has blocked a player: an account that is deleted leaves no block in either direction.
CREATE INDEX block_by_blocked ON block (blocked, player);

-- ---- games ----

-- The log: the only truth about a game. Rows are added, never changed.
--
-- They stand in the order in which they came, and nothing else is written for an event in the transaction that appends it:
-- what is changed on the disk is the end of one table, however many games are being played. There is no foreign key to game
-- on purpose: the game row is derived from the log and not the other way round, and every move would pay for the look-up.
-- The body is not checked for the same reason. That (game, seq) is unique the one process that appends sees to.
CREATE TABLE event (
    id   INTEGER PRIMARY KEY,              -- its place in the log of all games
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL                  -- JSON: the whole truth, secrets included
) STRICT;

-- Derived from the log, in arrears: where the events of a game stand in it, in order. Written some thousand events at a
-- time, sorted, so that what many games have done is a few changes to each page (store/event_index.h).
CREATE TABLE event_place (
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL,
    id   INTEGER NOT NULL, -- of the event
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;

-- How far event_place is written: all events up to id are in it, and of those up to `until` all that do not sort behind
-- (game, seq). A row of event_place beyond that is right, but others may be missing.
CREATE TABLE event_mark (
    only  INTEGER PRIMARY KEY CHECK (only = 1),
    id    INTEGER NOT NULL,
    until INTEGER NOT NULL CHECK (until >= id),
    game  TEXT    NOT NULL,
    seq   INTEGER NOT NULL
) STRICT;

INSERT INTO event_mark (only, id, until, game, seq) VALUES (1, 0, 0, '', 0);

-- Derived from the log: one row a game, for lists and look-ups.
CREATE TABLE game (
    id          TEXT    PRIMARY KEY NOT NULL,
    app         TEXT    NOT NULL DEFAULT 'main',
    ruleset     TEXT    NOT NULL,                       -- bulls-and-cows, gomoku, ...
    -- 'playing' from the first round to the end, also between rounds: a row that changed with every round would cost more
    -- than all the round's moves.
    status      TEXT    NOT NULL CHECK (status IN ('open', 'playing', 'finished', 'aborted')),
    visibility  TEXT    NOT NULL CHECK (visibility IN ('private', 'public')),
    ranked      INTEGER NOT NULL CHECK (ranked IN (0, 1)),
    creator     TEXT,                                   -- a player; a reference would need an index: see seat.player
    join_code   TEXT,                                   -- NULL once the game has ended
    created_at  INTEGER NOT NULL,
    finished_at INTEGER,
    timed       INTEGER NOT NULL CHECK (timed IN (0, 1)) -- a turn can have a deadline; 0 once the game is over
) STRICT, WITHOUT ROWID;

-- Join codes are short, so they are used again; among unfinished games they are unique.
CREATE UNIQUE INDEX game_by_join_code ON game (join_code) WHERE join_code IS NOT NULL;

-- The public list has one index for each way to filter it, so that none of them walks over what it does not show, and
-- private games are in none of them. The id is last: lists go by it, newest first.
CREATE INDEX game_public ON game (app, id) WHERE visibility = 'public';
CREATE INDEX game_public_by_status ON game (app, status, id) WHERE visibility = 'public';
CREATE INDEX game_public_by_ruleset ON game (app, ruleset, id) WHERE visibility = 'public';
CREATE INDEX game_public_by_ruleset_and_status ON game (app, ruleset, status, id) WHERE visibility = 'public';

-- For the server itself, of all apps. Games that are not over, by age: to find those that nobody has touched for a long
-- time. And those in which a turn can have a deadline: at start it looks through them.
CREATE INDEX game_live ON game (id) WHERE status IN ('open', 'playing');
CREATE INDEX game_timed ON game (id) WHERE timed = 1;

-- Derived from the log: the seats of each game.
CREATE TABLE seat (
    game      TEXT    NOT NULL REFERENCES game (id),
    seat      INTEGER NOT NULL CHECK (seat >= -1), -- -1 = who made the game and sits nowhere: they watch it
    -- NULL = open, or somebody without an account. A guest is written after the seat that they were made for, once nothing can be refused any more: hence
    -- the check at the commit. For it, SQLite looks for each new player among the seats, which takes their index.
    player    TEXT REFERENCES player (id) DEFERRABLE INITIALLY DEFERRED,
    status    TEXT    NOT NULL CHECK (status IN ('open', 'invited', 'joined', 'declined', 'resigned', 'watching')),
    -- The next two repeat what the game row says, so that an index of seats can tell the few running or public games of
    -- a player from the many others.
    live      INTEGER NOT NULL CHECK (live IN (0, 1)),      -- the game is neither finished nor aborted
    is_public INTEGER NOT NULL CHECK (is_public IN (0, 1)), -- the game is public
    -- Whose invitation the seat waits for the answer of; NULL = the seat is not invited. The games that are over keep it.
    inviter   TEXT,
    official  INTEGER NOT NULL CHECK (official IN (0, 1)), -- it acts and does not compete: nothing is counted for it
    -- Of a seat without an account: what it is called in this game, and the seat that acts for it.
    name      TEXT,
    acted_by  INTEGER CHECK ((acted_by IS NULL) = (name IS NULL)),
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

-- A player's games, newest first, the live ones apart; and those that everybody may see.
CREATE INDEX seat_by_player ON seat (player, live, game) WHERE player IS NOT NULL;
CREATE INDEX seat_by_player_public ON seat (player, live, game) WHERE player IS NOT NULL AND is_public = 1;

-- A player's invitations that wait, those to the same player side by side: both are counted when one more is sent.
CREATE INDEX seat_by_inviter ON seat (inviter, player) WHERE inviter IS NOT NULL AND live = 1;

-- ---- results ----

-- Derived from the log: what has been published of it. Ids sort by publication.
CREATE TABLE result (
    id           TEXT    PRIMARY KEY NOT NULL,
    app          TEXT    NOT NULL DEFAULT 'main',
    game         TEXT    NOT NULL,                    -- a reference would read a row of the game at the end of each round
    round        INTEGER NOT NULL CHECK (round >= 0), -- 1, 2, 3, ...; 0 = the match
    ruleset      TEXT    NOT NULL,
    ranked       INTEGER NOT NULL CHECK (ranked IN (0, 1)),
    is_public    INTEGER NOT NULL CHECK (is_public IN (0, 1)), -- the game was, when this was published: in the feed
    published_at INTEGER NOT NULL,
    body         TEXT    NOT NULL                     -- JSON, without names
) STRICT, WITHOUT ROWID;

-- The public feed, all of it or of one ruleset.
CREATE INDEX result_public ON result (app, id) WHERE is_public = 1;
CREATE INDEX result_public_by_ruleset ON result (app, ruleset, id) WHERE is_public = 1;

-- Who may read a result and is not the public: those who sat at the table, and the services that made them. Also the way
-- from a player to what they have played, and from a game to its results.
--
-- And, before a player's results, what they have won and lost: the view `record`. A table for that, and an index for a
-- game's results, would each be one more page to read and to write at the end of a round: with many games under way no
-- two of them share one. Here all three lie on one or two, as ids sort by time, and so a game's rows lie near its maker's.
CREATE TABLE result_reader (
    reader  TEXT NOT NULL,            -- a player, or a service's, or the game
    result  TEXT NOT NULL,            -- '' = none: a record
    ruleset TEXT NOT NULL DEFAULT '', -- of a record
    tally   BLOB,                     -- of a record, of all time: see play/stats.h
    PRIMARY KEY (reader, result, ruleset),
    CHECK ((result = '') = (tally IS NOT NULL) AND (result = '') = (ruleset <> ''))
) STRICT, WITHOUT ROWID;

-- Derived from the results, of ranked games and of all others: what a player has won and lost in a ruleset, for statistics.
-- It is written as a table is; the server itself writes where the rows lie.
CREATE VIEW record AS SELECT reader AS player, ruleset, tally FROM result_reader WHERE result = '';

CREATE TRIGGER record_insert INSTEAD OF INSERT ON record BEGIN
    INSERT INTO result_reader (reader, result, ruleset, tally) VALUES (new.player, '', new.ruleset, new.tally);
END;

CREATE TRIGGER record_update INSTEAD OF UPDATE ON record BEGIN
    UPDATE result_reader SET reader = new.player, ruleset = new.ruleset, tally = new.tally
    WHERE reader = old.player AND result = '' AND ruleset = old.ruleset;
END;

CREATE TRIGGER record_delete INSTEAD OF DELETE ON record BEGIN
    DELETE FROM result_reader WHERE reader = old.player AND result = '' AND ruleset = old.ruleset;
END;

-- ---- questions that were put ----

-- Derived from the log: of each round that was dealt from question sets and is over, or was when its game ended, which
-- questions were put in it. Nothing of it is a player's: whom they were put to, the seats of the game say.
CREATE TABLE round_questions (
    game         TEXT    NOT NULL REFERENCES game (id),
    round        INTEGER NOT NULL CHECK (round > 0),
    fingerprints BLOB    NOT NULL, -- of each question eight bytes, the highest first: see rules/quiz_set.h
    PRIMARY KEY (game, round)
) STRICT, WITHOUT ROWID;

-- Derived from the results: how every player stands in every ruleset that they have played for the boards.
CREATE TABLE player_stats (
    app        TEXT    NOT NULL DEFAULT 'main',
    ruleset    TEXT    NOT NULL,
    player     TEXT    NOT NULL,
    changed    INTEGER NOT NULL,               -- 1, 2, 3, ... within the ruleset: a board in memory asks for what is newer
    gone       INTEGER NOT NULL DEFAULT 0 CHECK (gone IN (0, 1)), -- the account is deleted: on no board any more
    tallies    BLOB    NOT NULL,               -- all time, day, week, month: see play/stats.h
    rating     REAL,                           -- Glicko-2; NULL = never rated
    deviation  REAL,                           -- as it was after the last rated match
    volatility REAL,
    rated_at   INTEGER,
    PRIMARY KEY (app, ruleset, player)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX player_stats_by_change ON player_stats (app, ruleset, changed);

-- How often two players have been rated against each other on one day (the latest on which they were): from ten on, it no
-- longer counts.
CREATE TABLE rating_pair (
    ruleset TEXT    NOT NULL,
    a       TEXT    NOT NULL, -- the player whose id is the smaller
    b       TEXT    NOT NULL,
    day     INTEGER NOT NULL, -- its beginning
    games   INTEGER NOT NULL,
    PRIMARY KEY (ruleset, a, b)
) STRICT, WITHOUT ROWID;

-- Derived from the results: what each rated match made of the ratings of those who were at it, so that a rating can be seen
-- over time. Of which game and when, the result says.
CREATE TABLE rating_step (
    player    TEXT NOT NULL,
    ruleset   TEXT NOT NULL,
    result    TEXT NOT NULL, -- the match
    rating    REAL NOT NULL, -- from then on
    deviation REAL NOT NULL,
    PRIMARY KEY (player, ruleset, result)
) STRICT, WITHOUT ROWID;

-- ---- who is told ----

-- What players are told: invitations, their turn, the end of rounds and games. Written with the event that it is about, so
-- that it is there exactly when that is. It is no truth of its own: nothing is decided by it, and old rows go.
--
-- A player's rows stand together in the order of their numbers: writing one finds the last and stands behind it, reading
-- is one walk. The newest row of a player is never purged, since the next number follows from it.
CREATE TABLE notification (
    player   TEXT    NOT NULL,
    seq      INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the player
    at       INTEGER NOT NULL,
    kind     TEXT    NOT NULL,                 -- invited, joined, declined, turn, round-over, finished, rematch, aborted;
                                               -- tournament-invited, tournament-missed
    game     TEXT    NOT NULL,                 -- of the kinds that begin with `tournament-` a tournament
    game_seq INTEGER NOT NULL,                 -- its event that it is about
    PRIMARY KEY (player, seq)
) STRICT, WITHOUT ROWID;

-- Where services want to be told of what happens in their players' games.
CREATE TABLE webhook (
    id               TEXT    PRIMARY KEY NOT NULL,
    owner            TEXT    NOT NULL REFERENCES player (id), -- the service
    url              TEXT    NOT NULL,
    events           INTEGER NOT NULL,                        -- bits: see store/webhooks.h
    secret           BLOB    NOT NULL,                        -- messages are signed with it
    old_secret       BLOB,                                    -- the one before: signs too until then
    old_secret_until INTEGER,
    created_at       INTEGER NOT NULL,
    disabled_at      INTEGER,                                 -- NULL = in use
    deleted_at       INTEGER                                  -- the row goes after its messages; NULL = it is there
) STRICT, WITHOUT ROWID;

CREATE INDEX webhook_by_owner ON webhook (owner, id);
CREATE INDEX webhook_deleted ON webhook (deleted_at) WHERE deleted_at IS NOT NULL;

-- The outbox: messages, written with the event that they tell of, until they are delivered or given up; then kept a week.
--
-- Who sends looks at what may go now and at nothing else, however much waits behind an endpoint that is down: of the
-- messages of a game to a webhook only the first that has not ended has a due_at. Whether anything goes to a webhook stands
-- in its own row alone, so that using it no more, or again, is one row however much waits for it.
CREATE TABLE delivery (
    number     INTEGER PRIMARY KEY,
    id         TEXT    NOT NULL UNIQUE,
    webhook    TEXT    NOT NULL REFERENCES webhook (id),
    game       TEXT,                      -- messages of one game go to one webhook one after the other; NULL = a test
    message    TEXT    NOT NULL,          -- GAME-SEQ-TYPE: the same at every attempt
    type       TEXT    NOT NULL,
    body       TEXT    NOT NULL,          -- JSON, without names
    traceparent TEXT,                     -- of the request that caused it, W3C Trace Context; NULL = none, or nobody asked
    tracestate TEXT,                      -- that came with it; NULL = none
    created_at INTEGER NOT NULL,
    attempts   INTEGER NOT NULL,          -- made so far
    due_at     INTEGER,                   -- of the next; NULL = there is none, or one before it has not ended
    tried_at   INTEGER,                   -- the latest
    status     INTEGER,                   -- HTTP status of the latest; NULL = no answer
    ended_at   INTEGER,                   -- delivered or given up
    delivered  INTEGER NOT NULL CHECK (delivered IN (0, 1))
) STRICT;

CREATE INDEX delivery_by_webhook ON delivery (webhook, id);
CREATE INDEX delivery_due ON delivery (webhook, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX delivery_in_order ON delivery (webhook, game, number) WHERE ended_at IS NULL;
CREATE INDEX delivery_ended ON delivery (ended_at) WHERE ended_at IS NOT NULL;

-- ---- tournaments ----

-- A tournament is the fold of its events, as a game is of its. Games among built-in bots have no log: their whole result is
-- one event here, and they can be played again from the tournament's seed. Games with people are games like all others.

-- The log. Rows are added, never changed.
CREATE TABLE tournament_event (
    tournament TEXT    NOT NULL,
    seq        INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the tournament; its newest is its version
    at         INTEGER NOT NULL,
    kind       TEXT    NOT NULL,                 -- created, joined, game, ...: see tournament/tournament.h
    body       TEXT    NOT NULL,                 -- JSON: the whole truth
    PRIMARY KEY (tournament, seq)
) STRICT, WITHOUT ROWID;

-- Derived: one row a tournament.
CREATE TABLE tournament (
    id              TEXT    PRIMARY KEY NOT NULL,
    app             TEXT    NOT NULL DEFAULT 'main',
    creator         TEXT    NOT NULL,             -- a player
    ruleset         TEXT    NOT NULL,
    format          TEXT    NOT NULL CHECK (format IN ('all-play', 'round-robin', 'swiss', 'knockout', 'heats')),
    is_public       INTEGER NOT NULL CHECK (is_public IN (0, 1)), -- else only its creator and its entrants know of it
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
    plan            TEXT    NOT NULL,             -- JSON: options, seed, seeded, given, deal, clock; of heats table, advance
    winners         TEXT,                         -- JSON: numbers of entrants; NULL = not yet
    master          TEXT,                         -- a player: an official at each table of heats; NULL = nobody
    title           TEXT,                         -- what the winner of heats is called; NULL = nothing in particular
    choose_by       INTEGER,                      -- until then tables of heats wait for choices; NULL = none does
    starts_at       INTEGER,                      -- not before, and without those who have not joined by then; NULL = at once
    series          TEXT CHECK (series <> id),    -- of a rematch: the first tournament before it; NULL = it is none
    -- What whoever made it calls it; NULL = nothing. Beside the log, as it may hold the name of somebody: it goes with the
    -- creator's account.
    name            TEXT,
    -- The entrants' rows are as the log had it at this seq. Less than `version`: some are as it has it now, and the rest
    -- follows, also after a crash.
    rows_version    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tournament_public ON tournament (app, id) WHERE is_public = 1;
CREATE INDEX tournament_public_by_status ON tournament (app, status, id) WHERE is_public = 1;
CREATE INDEX tournament_private ON tournament (creator, id) WHERE is_public = 0;
CREATE INDEX tournament_private_by_status ON tournament (creator, status, id) WHERE is_public = 0;

-- For the server itself, of all apps: which it plays, where people are asked, and where entrants' rows are behind.
CREATE INDEX tournament_running ON tournament (id) WHERE status = 'running';
CREATE INDEX tournament_open ON tournament (id) WHERE status = 'open';
CREATE INDEX tournament_behind ON tournament (id) WHERE rows_version < version;
CREATE INDEX tournament_due ON tournament (choose_by) WHERE choose_by IS NOT NULL;
CREATE INDEX tournament_starting ON tournament (starts_at) WHERE status = 'open' AND starts_at IS NOT NULL;
CREATE INDEX tournament_by_series ON tournament (series, id) WHERE series IS NOT NULL;
-- To be forgotten with the creator's account.
CREATE INDEX tournament_named ON tournament (creator) WHERE name IS NOT NULL;
-- The few that a creator has going, to be counted.
CREATE INDEX tournament_live ON tournament (creator) WHERE status IN ('open', 'running');

-- Derived: who takes part, and how they stand.
CREATE TABLE tournament_entrant (
    tournament TEXT    NOT NULL,
    number     INTEGER NOT NULL CHECK (number > 0), -- 1, 2, 3, ...: an entrant may repeat, the number does not
    player     TEXT,                                -- NULL = a built-in bot
    bot        TEXT,                                -- its name
    level      INTEGER,                             -- of the bot, where one was asked for; NULL = its full strength
    status     TEXT    NOT NULL CHECK (status IN ('invited', 'playing', 'declined', 'disqualified')),
    points     REAL    NOT NULL,
    squares    REAL    NOT NULL,                    -- of the points of each game, added up: for the confidence interval
    games      INTEGER NOT NULL,
    wins       INTEGER NOT NULL,
    draws      INTEGER NOT NULL,
    losses     INTEGER NOT NULL,
    place      INTEGER,                             -- 1, 2, 3, ...: the order of the final standings; NULL = not yet
    rank       INTEGER,                             -- equals share one
    has_title  INTEGER NOT NULL CHECK (has_title IN (0, 1)), -- the tournament's, which they have won for all to see
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;

-- Pages of the standings: while it runs, and for good. With the status in the index too, rows that are skipped are not
-- looked up.
CREATE INDEX tournament_entrant_by_points ON tournament_entrant (tournament, points DESC, number, status);
CREATE INDEX tournament_entrant_by_place ON tournament_entrant (tournament, place) WHERE place IS NOT NULL;
CREATE INDEX tournament_entrant_by_player ON tournament_entrant (player, tournament) WHERE player IS NOT NULL;
CREATE INDEX tournament_entrant_by_title ON tournament_entrant (player, tournament) WHERE has_title = 1;

-- Derived: the games, those that people are at included.
CREATE TABLE tournament_game (
    tournament TEXT    NOT NULL,
    number     INTEGER NOT NULL CHECK (number > 0), -- of the game within the tournament
    round      INTEGER NOT NULL,
    tie_break  INTEGER NOT NULL CHECK (tie_break IN (0, 1)),
    game       TEXT,                                -- a game of its own; NULL = played by bots inside the server
    entrants   TEXT    NOT NULL,                    -- JSON: numbers, by seat
    scores     TEXT,                                -- JSON: by seat; NULL = it is not over
    -- With a duplicate deal each of the people at it plays a game of their own. JSON: their ids by seat, null for who has
    -- none; NULL = nobody plays alone.
    games      TEXT,
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;

-- Derived: the stages of heats that have begun.
CREATE TABLE tournament_stage (
    tournament TEXT    NOT NULL,
    number     INTEGER NOT NULL CHECK (number > 0), -- 1, 2, 3, ...
    -- JSON, by table: the number of its latest game and its id, null where there is none; its entrants' numbers; of these,
    -- who are at that game; and what the entrants have scored, in their order, null while they play. Where they choose what
    -- they are asked of: that, in their order, null for those who have not yet.
    tables     TEXT    NOT NULL,
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;

-- Tournaments that are being made, a few hundred rows at a time, so that nobody's move waits for ten thousand: their
-- entrants' rows come first, in several transactions, and the row in `tournament`, without which nobody sees them, last, in
-- the one that takes this row away. What a crash leaves behind is cleared away.
CREATE TABLE tournament_draft (
    tournament TEXT    PRIMARY KEY NOT NULL,
    creator    TEXT    NOT NULL,                            -- a player: drafts count among their tournaments
    at         INTEGER NOT NULL,                            -- when it was begun
    abandoned  INTEGER NOT NULL CHECK (abandoned IN (0, 1)) -- its rows are being cleared away: nothing is added any more
) STRICT, WITHOUT ROWID;

CREATE INDEX tournament_draft_by_creator ON tournament_draft (creator);

-- ---- question sets ----

-- What a quiz asks. A set has versions, which never change, as games name them; its newest one is what it is now. Of its
-- questions nobody is told anything but its owner.
CREATE TABLE question_set (
    id          TEXT    PRIMARY KEY NOT NULL,
    app         TEXT    NOT NULL DEFAULT 'main',
    owner       TEXT    NOT NULL REFERENCES player (id),
    version     INTEGER NOT NULL CHECK (version > 0), -- the newest: all from 1 on are there
    title       TEXT    NOT NULL,
    plain_title TEXT    NOT NULL,                     -- what it is searched by: see rules/quiz_summary.h
    language    TEXT    NOT NULL,                     -- of its questions, BCP 47
    licence     TEXT    NOT NULL,
    author      TEXT,
    source      TEXT,
    subject     TEXT,
    is_public   INTEGER NOT NULL CHECK (is_public IN (0, 1)), -- everybody may play it; else its owner alone
    bytes       INTEGER NOT NULL,                     -- that its versions count for: see store/question_sets.h
    created_at  INTEGER NOT NULL,
    updated_at  INTEGER NOT NULL,
    deleted_at  INTEGER                               -- the row goes after its versions; NULL = it is there
) STRICT, WITHOUT ROWID;

-- The list of all that everybody may play, newest first; and an owner's own, also to be counted.
CREATE INDEX question_set_public ON question_set (app, id) WHERE is_public = 1 AND deleted_at IS NULL;
CREATE INDEX question_set_by_owner ON question_set (owner, id);
CREATE INDEX question_set_deleted ON question_set (deleted_at) WHERE deleted_at IS NOT NULL;

-- A version as it was when it was made: what described the set then, and which questions it has. These are its own and those
-- of the versions before it, from `base` on: what is appended to a set is all that is written.
CREATE TABLE question_version (
    question_set TEXT    NOT NULL REFERENCES question_set (id),
    version      INTEGER NOT NULL CHECK (version > 0),
    base         INTEGER NOT NULL CHECK (base > 0 AND base <= version),
    upload       TEXT    NOT NULL, -- the parts with its own questions
    at           INTEGER NOT NULL,
    title        TEXT    NOT NULL,
    language     TEXT    NOT NULL,
    licence      TEXT    NOT NULL,
    author       TEXT,
    source       TEXT,
    subject      TEXT,
    is_public    INTEGER NOT NULL CHECK (is_public IN (0, 1)),
    questions    INTEGER NOT NULL, -- how many there are, from base on
    kinds        TEXT    NOT NULL, -- JSON: how many of each kind
    categories   TEXT    NOT NULL, -- JSON: [{"name", "count"}]
    bytes        INTEGER NOT NULL, -- that it counts for
    PRIMARY KEY (question_set, version)
) STRICT, WITHOUT ROWID;

-- Questions, some 64 KiB of them together, so that many are written in several transactions and nobody's move waits for
-- all of them.
CREATE TABLE question_part (
    id     INTEGER PRIMARY KEY,
    upload TEXT    NOT NULL,
    number INTEGER NOT NULL CHECK (number >= 0), -- 0, 1, 2, ... within the upload
    body   TEXT    NOT NULL,                     -- JSON: an array of questions of the native form
    UNIQUE (upload, number)
) STRICT;

-- Uploads that are being written. The version that has their parts comes with the last of them, in the transaction that
-- takes this row away; what a crash leaves behind is cleared away.
CREATE TABLE question_draft (
    upload    TEXT    PRIMARY KEY NOT NULL,
    owner     TEXT    NOT NULL,
    at        INTEGER NOT NULL,                            -- when it was begun
    bytes     INTEGER NOT NULL,                            -- that it will count for
    abandoned INTEGER NOT NULL CHECK (abandoned IN (0, 1)) -- it is being cleared away: nothing is added any more
) STRICT, WITHOUT ROWID;

CREATE INDEX question_draft_by_owner ON question_draft (owner);

-- ---- what is kept for Idempotency-Key ----

-- What an answer can be made of again: the same request again gets the same answer.
--
-- A player has just been read when their answer is stored, hence no foreign key. The number makes new rows stand at the
-- end and old ones at the beginning, where they are purged.
CREATE TABLE idempotency_record (
    number    INTEGER PRIMARY KEY,
    player    TEXT    NOT NULL,
    key       TEXT    NOT NULL, -- as the client sent it, or its hash where it is long
    method    TEXT    NOT NULL,
    path      TEXT    NOT NULL, -- likewise
    body_hash BLOB    NOT NULL, -- SHA-256 of the request's body
    at        INTEGER NOT NULL,
    status    INTEGER NOT NULL, -- of the answer: 2xx
    etag      TEXT,
    location  TEXT,
    body      TEXT    NOT NULL, -- what was recorded of its outcome, without names and without tokens; '' = nothing
    game      TEXT,             -- that the answer shows at the version etag; NULL = none
    round     INTEGER NOT NULL, -- seq of the `round` event of that version; 0 before the first
    seq       INTEGER NOT NULL, -- that the answer tells: of the event
    minimal   INTEGER NOT NULL CHECK (minimal IN (0, 1)), -- the answer left out the game
    UNIQUE (player, key)
) STRICT;

-- Bytes that a player's answers took, by the hour in which they were given: for the budget of a day.
CREATE TABLE idempotency_use (
    player TEXT    NOT NULL,
    hour   INTEGER NOT NULL, -- since 1970
    bytes  INTEGER NOT NULL CHECK (bytes >= 0),
    PRIMARY KEY (player, hour)
) STRICT, WITHOUT ROWID;

-- Finds those that are over.
CREATE INDEX idempotency_use_hour ON idempotency_use (hour);

-- ---- what the server notes for itself ----

-- One row that a server rewrites to see whether the store takes writes again after it failed. Not part of any game. It
-- writes as much as what it stands for: a row of a few bytes finds room on a disk that has none for moves.
CREATE TABLE store_probe (
    id      INTEGER PRIMARY KEY CHECK (id = 1),
    at      INTEGER NOT NULL, -- the last try that succeeded
    ballast BLOB    NOT NULL  -- random bytes, other ones each time, as SQLite does not write what has not changed
) STRICT;

-- When the server was last known to be up, noted while clocks run: the time since does not count against anybody.
CREATE TABLE uptime_mark (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;

-- What the server keeps to itself: a key of which built-in bots make what they must remember and must not show, such as a
-- secret that they have only committed to. One row, written once, by the first server that plays for a bot.
CREATE TABLE server_secret (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB    NOT NULL CHECK (length(key) = 32)
) STRICT;
