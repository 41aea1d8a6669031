-- migrate: expand, needs 1
--
-- The tables of sql/sqlite, for PostgreSQL. What they and their columns mean is said there; here, what is otherwise.
--
-- Texts that are compared (ids, codes, words) are compared by their bytes, whatever language the database is of. Moments,
-- numbers and truths (0 or 1) are BIGINT.
--
-- Foreign keys stand between the rows of one game or one question set alone: tables may come to be distributed over nodes
-- by their keys, and a key of another node's row could not be checked.
--
-- Several servers may write at once, and their commits come in any order. So nothing that crosses games is numbered in the
-- transaction of a move, for which servers would wait for each other, and no cursor goes by ids or moments, behind which
-- something older may still be committed: such a number is NULL at first, and given after the commit, under the lock of a
-- row of `numbering`, by whoever reads next. Numbers become visible in their order, all up to the newest.

CREATE TABLE migration (
    version    BIGINT           PRIMARY KEY,
    name       TEXT COLLATE "C" NOT NULL,
    hash       BYTEA            NOT NULL,
    applied_at BIGINT           NOT NULL,
    needs      BIGINT           NOT NULL CHECK (needs > 0)
);

-- The last number that was given in a scope; its lock is held by who gives the next ones:
--
--     pPLAYER       notification.seq of that player
--     results       result.position
--     rank:RULESET  the position up to which results of the ruleset are in player_stats, rating_pair, rating_step, record
--
-- Rows are made when they are first needed: the first two with the greatest number that is there, the last with 0.
CREATE TABLE numbering (
    scope TEXT COLLATE "C" PRIMARY KEY,
    last  BIGINT           NOT NULL CHECK (last >= 0)
) WITH (fillfactor = 50);

-- ---- people ----

CREATE TABLE player (
    id         TEXT COLLATE "C" PRIMARY KEY NOT NULL,
    app        TEXT COLLATE "C" NOT NULL DEFAULT 'main',
    name       TEXT,
    bot        BIGINT           NOT NULL CHECK (bot IN (0, 1)),
    guest      BIGINT           NOT NULL CHECK (guest IN (0, 1)),
    named_at   BIGINT,
    owner      TEXT COLLATE "C",
    created_at BIGINT           NOT NULL,
    deleted_at BIGINT,
    CHECK (guest = 0 OR named_at IS NULL)
);

CREATE TABLE token (
    hash       BYTEA            PRIMARY KEY NOT NULL,
    app        TEXT COLLATE "C" NOT NULL DEFAULT 'main',
    id         TEXT COLLATE "C" NOT NULL,
    player     TEXT COLLATE "C" NOT NULL,
    scopes     BIGINT           NOT NULL,
    label      TEXT             NOT NULL,
    created_at BIGINT           NOT NULL,
    expires_at BIGINT,
    revoked_at BIGINT
);

CREATE INDEX token_by_player ON token (player, id);

CREATE TABLE account_cleanup (
    player TEXT COLLATE "C" PRIMARY KEY NOT NULL
);

CREATE TABLE block (
    player     TEXT COLLATE "C" NOT NULL,
    blocked    TEXT COLLATE "C" NOT NULL,
    created_at BIGINT           NOT NULL,
    PRIMARY KEY (player, blocked)
);

CREATE INDEX block_by_blocked ON block (blocked, player);

-- ---- games ----

-- The key is what decides when two want to be a game's next event. The heap is in the order in which they came.
CREATE TABLE event (
    game TEXT COLLATE "C" NOT NULL,
    seq  BIGINT           NOT NULL CHECK (seq > 0),
    at   BIGINT           NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    seat BIGINT,
    body TEXT             NOT NULL,
    PRIMARY KEY (game, seq)
);

CREATE TABLE game (
    id          TEXT COLLATE "C" PRIMARY KEY NOT NULL,
    app         TEXT COLLATE "C" NOT NULL DEFAULT 'main',
    ruleset     TEXT COLLATE "C" NOT NULL,
    status      TEXT COLLATE "C" NOT NULL CHECK (status IN ('open', 'playing', 'finished', 'aborted')),
    visibility  TEXT COLLATE "C" NOT NULL CHECK (visibility IN ('private', 'public')),
    ranked      BIGINT           NOT NULL CHECK (ranked IN (0, 1)),
    creator     TEXT COLLATE "C",
    join_code   TEXT COLLATE "C",
    created_at  BIGINT           NOT NULL,
    finished_at BIGINT,
    timed       BIGINT           NOT NULL CHECK (timed IN (0, 1))
);

-- Two servers that draw one code at the same time: the second transaction is refused, and its job runs again with another.
CREATE UNIQUE INDEX game_by_join_code ON game (join_code) WHERE join_code IS NOT NULL;

CREATE INDEX game_public ON game (app, id) WHERE visibility = 'public';
CREATE INDEX game_public_by_status ON game (app, status, id) WHERE visibility = 'public';
CREATE INDEX game_public_by_ruleset ON game (app, ruleset, id) WHERE visibility = 'public';
CREATE INDEX game_public_by_ruleset_and_status ON game (app, ruleset, status, id) WHERE visibility = 'public';

CREATE INDEX game_live ON game (id) WHERE status IN ('open', 'playing');
CREATE INDEX game_timed ON game (id) WHERE timed = 1;

CREATE TABLE seat (
    game      TEXT COLLATE "C" NOT NULL REFERENCES game (id),
    seat      BIGINT           NOT NULL CHECK (seat >= -1),
    player    TEXT COLLATE "C",
    status    TEXT COLLATE "C" NOT NULL CHECK (status IN ('open', 'invited', 'joined', 'declined', 'resigned', 'watching')),
    live      BIGINT           NOT NULL CHECK (live IN (0, 1)),
    is_public BIGINT           NOT NULL CHECK (is_public IN (0, 1)),
    inviter   TEXT COLLATE "C",
    official  BIGINT           NOT NULL CHECK (official IN (0, 1)),
    name      TEXT,
    acted_by  BIGINT           CHECK ((acted_by IS NULL) = (name IS NULL)),
    PRIMARY KEY (game, seat)
);

CREATE INDEX seat_by_player ON seat (player, live, game) WHERE player IS NOT NULL;
CREATE INDEX seat_by_player_public ON seat (player, live, game) WHERE player IS NOT NULL AND is_public = 1;

CREATE INDEX seat_by_inviter ON seat (inviter, player) WHERE inviter IS NOT NULL AND live = 1;

-- ---- results ----

CREATE TABLE result (
    id           TEXT COLLATE "C" PRIMARY KEY NOT NULL,
    app          TEXT COLLATE "C" NOT NULL DEFAULT 'main',
    game         TEXT COLLATE "C" NOT NULL,
    round        BIGINT           NOT NULL CHECK (round >= 0),
    ruleset      TEXT COLLATE "C" NOT NULL,
    ranked       BIGINT           NOT NULL CHECK (ranked IN (0, 1)),
    is_public    BIGINT           NOT NULL CHECK (is_public IN (0, 1)),
    published_at BIGINT           NOT NULL,
    body         TEXT             NOT NULL,
    position     BIGINT           CHECK (position > 0), -- in the feed; NULL: not yet
    UNIQUE (game, round)
);

-- Positions are given in the order of publication, within a game in that of its events, to what is there by then.
CREATE UNIQUE INDEX result_by_position ON result (position);
CREATE INDEX result_unnumbered ON result (published_at, game) WHERE position IS NULL;
CREATE INDEX result_by_ruleset ON result (ruleset, position);
CREATE INDEX result_public ON result (app, position) WHERE is_public = 1;
CREATE INDEX result_public_by_ruleset ON result (app, ruleset, position) WHERE is_public = 1;

CREATE TABLE result_reader (
    reader   TEXT COLLATE "C" NOT NULL,
    result   TEXT COLLATE "C" NOT NULL,
    position BIGINT, -- the result's, repeated
    PRIMARY KEY (reader, result)
);

CREATE INDEX result_reader_in_order ON result_reader (reader, position);
CREATE INDEX result_reader_unnumbered ON result_reader (result) WHERE position IS NULL;

-- ---- questions that were put ----

CREATE TABLE round_questions (
    game         TEXT COLLATE "C" NOT NULL REFERENCES game (id),
    round        BIGINT           NOT NULL CHECK (round > 0),
    fingerprints BYTEA            NOT NULL,
    PRIMARY KEY (game, round)
);

-- What results say of players. It is not written in the transaction that publishes a result, but from results in the order of
-- their positions, by whoever holds the lock of their ruleset's row in `numbering`: so it is the same whatever order commits
-- come in, and no move waits for another.
CREATE TABLE player_stats (
    app        TEXT COLLATE "C" NOT NULL DEFAULT 'main',
    ruleset    TEXT COLLATE "C" NOT NULL,
    player     TEXT COLLATE "C" NOT NULL,
    changed    BIGINT           NOT NULL,
    gone       BIGINT           NOT NULL DEFAULT 0 CHECK (gone IN (0, 1, 2)), -- 2: and `changed` does not count that yet
    tallies    BYTEA            NOT NULL,
    rating     DOUBLE PRECISION,
    deviation  DOUBLE PRECISION,
    volatility DOUBLE PRECISION,
    rated_at   BIGINT,
    PRIMARY KEY (app, ruleset, player)
);

CREATE UNIQUE INDEX player_stats_by_change ON player_stats (app, ruleset, changed);
CREATE INDEX player_stats_leaving ON player_stats (app, ruleset, player) WHERE gone = 2;

CREATE TABLE rating_pair (
    ruleset TEXT COLLATE "C" NOT NULL,
    a       TEXT COLLATE "C" NOT NULL,
    b       TEXT COLLATE "C" NOT NULL,
    day     BIGINT           NOT NULL,
    games   BIGINT           NOT NULL,
    PRIMARY KEY (ruleset, a, b)
);

CREATE TABLE rating_step (
    player    TEXT COLLATE "C" NOT NULL,
    ruleset   TEXT COLLATE "C" NOT NULL,
    result    TEXT COLLATE "C" NOT NULL,
    rating    DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    position  BIGINT           NOT NULL, -- the result's, repeated
    PRIMARY KEY (player, ruleset, result)
);

CREATE INDEX rating_step_in_order ON rating_step (player, ruleset, position);

CREATE TABLE record (
    player  TEXT COLLATE "C" NOT NULL,
    ruleset TEXT COLLATE "C" NOT NULL,
    tally   BYTEA            NOT NULL,
    PRIMARY KEY (player, ruleset)
);

-- ---- who is told ----

-- Without a number until somebody reads a player's; then numbered by (at, game, game_seq), what tells of a turn last.
CREATE TABLE notification (
    player   TEXT COLLATE "C" NOT NULL,
    seq      BIGINT           CHECK (seq > 0), -- NULL: not yet
    at       BIGINT           NOT NULL,
    kind     TEXT COLLATE "C" NOT NULL,
    game     TEXT COLLATE "C" NOT NULL,
    game_seq BIGINT           NOT NULL,
    PRIMARY KEY (player, game, game_seq, kind)
);

CREATE UNIQUE INDEX notification_by_number ON notification (player, seq);
CREATE INDEX notification_unnumbered ON notification (player, at, game, game_seq) WHERE seq IS NULL;

CREATE TABLE webhook (
    id               TEXT COLLATE "C" PRIMARY KEY NOT NULL,
    owner            TEXT COLLATE "C" NOT NULL,
    url              TEXT             NOT NULL,
    events           BIGINT           NOT NULL,
    secret           BYTEA            NOT NULL,
    old_secret       BYTEA,
    old_secret_until BIGINT,
    created_at       BIGINT           NOT NULL,
    disabled_at      BIGINT,
    deleted_at       BIGINT
);

CREATE INDEX webhook_by_owner ON webhook (owner, id);
CREATE INDEX webhook_deleted ON webhook (deleted_at) WHERE deleted_at IS NOT NULL;

-- Messages of one lane to one webhook go in the order of `seq`, and of one event in that of their ids. Nothing is numbered
-- over all of them; that an event is told of once is the key. Whether one before it is on its way is asked when a message is
-- written; what ended just then did not see it, so that is asked once more, a little later (service/sender.h).
CREATE TABLE delivery (
    lane       TEXT COLLATE "C" NOT NULL, -- the game or the tournament; of a test its own id
    seq        BIGINT           NOT NULL, -- of the event; of a test 0
    type       TEXT COLLATE "C" NOT NULL,
    webhook    TEXT COLLATE "C" NOT NULL,
    id         TEXT COLLATE "C" NOT NULL,
    game       TEXT COLLATE "C",
    message    TEXT COLLATE "C" NOT NULL,
    body       TEXT             NOT NULL,
    traceparent TEXT COLLATE "C",
    tracestate TEXT COLLATE "C",
    created_at BIGINT           NOT NULL,
    attempts   BIGINT           NOT NULL,
    due_at     BIGINT,
    tried_at   BIGINT,
    status     BIGINT,
    ended_at   BIGINT,
    delivered  BIGINT           NOT NULL CHECK (delivered IN (0, 1)),
    PRIMARY KEY (lane, seq, type, webhook)
);

CREATE UNIQUE INDEX delivery_by_id ON delivery (id);
CREATE INDEX delivery_by_webhook ON delivery (webhook, id);
CREATE INDEX delivery_due ON delivery (webhook, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX delivery_in_order ON delivery (webhook, lane, seq, id) WHERE ended_at IS NULL;
CREATE INDEX delivery_waiting ON delivery (id) WHERE ended_at IS NULL AND due_at IS NULL;
CREATE INDEX delivery_ended ON delivery (ended_at) WHERE ended_at IS NOT NULL;

-- ---- tournaments ----

CREATE TABLE tournament_event (
    tournament TEXT COLLATE "C" NOT NULL,
    seq        BIGINT           NOT NULL CHECK (seq > 0),
    at         BIGINT           NOT NULL,
    kind       TEXT COLLATE "C" NOT NULL,
    body       TEXT             NOT NULL,
    PRIMARY KEY (tournament, seq)
);

CREATE TABLE tournament (
    id              TEXT COLLATE "C" PRIMARY KEY NOT NULL,
    app             TEXT COLLATE "C" NOT NULL DEFAULT 'main',
    creator         TEXT COLLATE "C" NOT NULL,
    ruleset         TEXT COLLATE "C" NOT NULL,
    format          TEXT COLLATE "C" NOT NULL CHECK (format IN ('all-play', 'round-robin', 'swiss', 'knockout', 'heats')),
    is_public       BIGINT           NOT NULL CHECK (is_public IN (0, 1)),
    status          TEXT COLLATE "C" NOT NULL CHECK (status IN ('open', 'running', 'finished', 'cancelled')),
    version         BIGINT           NOT NULL,
    games           BIGINT           NOT NULL,
    played          BIGINT           NOT NULL,
    tie_break_games BIGINT           NOT NULL,
    entrants        BIGINT           NOT NULL,
    people          BIGINT           NOT NULL,
    waiting         BIGINT           NOT NULL,
    created_at      BIGINT           NOT NULL,
    finished_at     BIGINT,
    plan            TEXT             NOT NULL,
    winners         TEXT,
    master          TEXT COLLATE "C",
    title           TEXT,
    choose_by       BIGINT,
    starts_at       BIGINT,
    series          TEXT COLLATE "C" CHECK (series <> id),
    name            TEXT,
    rows_version    BIGINT           NOT NULL
);

CREATE INDEX tournament_public ON tournament (app, id) WHERE is_public = 1;
CREATE INDEX tournament_public_by_status ON tournament (app, status, id) WHERE is_public = 1;
CREATE INDEX tournament_private ON tournament (creator, id) WHERE is_public = 0;
CREATE INDEX tournament_private_by_status ON tournament (creator, status, id) WHERE is_public = 0;

CREATE INDEX tournament_running ON tournament (id) WHERE status = 'running';
CREATE INDEX tournament_open ON tournament (id) WHERE status = 'open';
CREATE INDEX tournament_behind ON tournament (id) WHERE rows_version < version;
CREATE INDEX tournament_due ON tournament (choose_by) WHERE choose_by IS NOT NULL;
CREATE INDEX tournament_starting ON tournament (starts_at) WHERE status = 'open' AND starts_at IS NOT NULL;
CREATE INDEX tournament_by_series ON tournament (series, id) WHERE series IS NOT NULL;
CREATE INDEX tournament_named ON tournament (creator) WHERE name IS NOT NULL;
CREATE INDEX tournament_live ON tournament (creator) WHERE status IN ('open', 'running');

CREATE TABLE tournament_entrant (
    tournament TEXT COLLATE "C" NOT NULL,
    number     BIGINT           NOT NULL CHECK (number > 0),
    player     TEXT COLLATE "C",
    bot        TEXT COLLATE "C",
    level      BIGINT,
    status     TEXT COLLATE "C" NOT NULL CHECK (status IN ('invited', 'playing', 'declined', 'disqualified')),
    points     DOUBLE PRECISION NOT NULL,
    squares    DOUBLE PRECISION NOT NULL,
    games      BIGINT           NOT NULL,
    wins       BIGINT           NOT NULL,
    draws      BIGINT           NOT NULL,
    losses     BIGINT           NOT NULL,
    place      BIGINT,
    rank       BIGINT,
    has_title  BIGINT           NOT NULL CHECK (has_title IN (0, 1)),
    PRIMARY KEY (tournament, number)
);

CREATE INDEX tournament_entrant_by_points ON tournament_entrant (tournament, points DESC, number, status);
CREATE INDEX tournament_entrant_by_place ON tournament_entrant (tournament, place) WHERE place IS NOT NULL;
CREATE INDEX tournament_entrant_by_player ON tournament_entrant (player, tournament) WHERE player IS NOT NULL;
CREATE INDEX tournament_entrant_by_title ON tournament_entrant (player, tournament) WHERE has_title = 1;

CREATE TABLE tournament_game (
    tournament TEXT COLLATE "C" NOT NULL,
    number     BIGINT           NOT NULL CHECK (number > 0),
    round      BIGINT           NOT NULL,
    tie_break  BIGINT           NOT NULL CHECK (tie_break IN (0, 1)),
    game       TEXT COLLATE "C",
    entrants   TEXT             NOT NULL,
    scores     TEXT,
    games      TEXT,
    PRIMARY KEY (tournament, number)
);

CREATE TABLE tournament_stage (
    tournament TEXT COLLATE "C" NOT NULL,
    number     BIGINT           NOT NULL CHECK (number > 0),
    tables     TEXT             NOT NULL,
    PRIMARY KEY (tournament, number)
);

CREATE TABLE tournament_draft (
    tournament TEXT COLLATE "C" PRIMARY KEY NOT NULL,
    creator    TEXT COLLATE "C" NOT NULL,
    at         BIGINT           NOT NULL,
    abandoned  BIGINT           NOT NULL CHECK (abandoned IN (0, 1))
);

CREATE INDEX tournament_draft_by_creator ON tournament_draft (creator);

-- ---- question sets ----

CREATE TABLE question_set (
    id          TEXT COLLATE "C" PRIMARY KEY NOT NULL,
    app         TEXT COLLATE "C" NOT NULL DEFAULT 'main',
    owner       TEXT COLLATE "C" NOT NULL,
    version     BIGINT           NOT NULL CHECK (version > 0),
    title       TEXT             NOT NULL,
    plain_title TEXT             NOT NULL,
    language    TEXT COLLATE "C" NOT NULL,
    licence     TEXT             NOT NULL,
    author      TEXT,
    source      TEXT,
    subject     TEXT,
    is_public   BIGINT           NOT NULL CHECK (is_public IN (0, 1)),
    bytes       BIGINT           NOT NULL,
    created_at  BIGINT           NOT NULL,
    updated_at  BIGINT           NOT NULL,
    deleted_at  BIGINT
);

CREATE INDEX question_set_public ON question_set (app, id) WHERE is_public = 1 AND deleted_at IS NULL;
CREATE INDEX question_set_by_owner ON question_set (owner, id);
CREATE INDEX question_set_deleted ON question_set (deleted_at) WHERE deleted_at IS NOT NULL;

CREATE TABLE question_version (
    question_set TEXT COLLATE "C" NOT NULL REFERENCES question_set (id),
    version      BIGINT           NOT NULL CHECK (version > 0),
    base         BIGINT           NOT NULL CHECK (base > 0 AND base <= version),
    upload       TEXT COLLATE "C" NOT NULL,
    at           BIGINT           NOT NULL,
    title        TEXT             NOT NULL,
    language     TEXT COLLATE "C" NOT NULL,
    licence      TEXT             NOT NULL,
    author       TEXT,
    source       TEXT,
    subject      TEXT,
    is_public    BIGINT           NOT NULL CHECK (is_public IN (0, 1)),
    questions    BIGINT           NOT NULL,
    kinds        TEXT             NOT NULL,
    categories   TEXT             NOT NULL,
    bytes        BIGINT           NOT NULL,
    PRIMARY KEY (question_set, version)
);

CREATE TABLE question_part (
    upload TEXT COLLATE "C" NOT NULL,
    number BIGINT           NOT NULL CHECK (number >= 0),
    body   TEXT             NOT NULL,
    PRIMARY KEY (upload, number)
);

CREATE TABLE question_draft (
    upload    TEXT COLLATE "C" PRIMARY KEY NOT NULL,
    owner     TEXT COLLATE "C" NOT NULL,
    at        BIGINT           NOT NULL,
    bytes     BIGINT           NOT NULL,
    abandoned BIGINT           NOT NULL CHECK (abandoned IN (0, 1))
);

CREATE INDEX question_draft_by_owner ON question_draft (owner);

-- ---- what is kept for Idempotency-Key ----

CREATE TABLE idempotency_record (
    player    TEXT COLLATE "C" NOT NULL,
    key       TEXT COLLATE "C" NOT NULL,
    method    TEXT             NOT NULL,
    path      TEXT             NOT NULL,
    body_hash BYTEA            NOT NULL,
    at        BIGINT           NOT NULL,
    status    BIGINT           NOT NULL,
    etag      TEXT,
    location  TEXT,
    body      TEXT             NOT NULL,
    game      TEXT COLLATE "C",
    round     BIGINT           NOT NULL,
    seq       BIGINT           NOT NULL,
    minimal   BIGINT           NOT NULL CHECK (minimal IN (0, 1)),
    PRIMARY KEY (player, key)
);

CREATE INDEX idempotency_record_by_age ON idempotency_record (at);

-- Each connection that writes counts in rows of its own, so that servers which keep answers of the same players do not wait for
-- each other, and cannot do so in a circle. What counts is the sum.
CREATE TABLE idempotency_use (
    player TEXT COLLATE "C" NOT NULL,
    hour   BIGINT           NOT NULL,
    writer BIGINT           NOT NULL, -- the server process of the connection
    bytes  BIGINT           NOT NULL CHECK (bytes >= 0),
    PRIMARY KEY (player, hour, writer)
);

CREATE INDEX idempotency_use_hour ON idempotency_use (hour);

-- ---- what the server notes for itself ----

-- A connection that writes for a server, and the number of its last batch: each batch writes its own number, which follows on
-- that of the one before it. So whoever has lost the connection before a commit was answered can ask whether it
-- happened, and see to it that it will not (src/store/driver_postgres_mark.c).
CREATE TABLE instance (
    id       TEXT COLLATE "C" PRIMARY KEY NOT NULL,
    batch    BIGINT           NOT NULL,
    settled  BIGINT,          -- the last that had happened when somebody asked
    alive_at BIGINT           NOT NULL
) WITH (fillfactor = 50);

CREATE TABLE store_probe (
    id      BIGINT PRIMARY KEY CHECK (id = 1),
    at      BIGINT NOT NULL,
    ballast BYTEA  NOT NULL
);

-- As long on the disk as in memory: it stands for what has to find room.
ALTER TABLE store_probe ALTER COLUMN ballast SET STORAGE EXTERNAL;

CREATE TABLE uptime_mark (
    id BIGINT PRIMARY KEY CHECK (id = 1),
    at BIGINT NOT NULL
);

-- An instance of the program that serves this database: each writes its own row once a second, and reads those of all. One
-- that has not written for some seconds is taken for dead. It is a process, and `instance` above a connection: that has
-- another row after each reconnecting, which must stay for as long as anybody may ask what became of a batch.
CREATE TABLE member (
    id         TEXT COLLATE "C" PRIMARY KEY NOT NULL,
    session    TEXT COLLATE "C" NOT NULL, -- drawn by the process at its start: two that were given one name are told apart
    started_at BIGINT           NOT NULL,
    alive_at   BIGINT           NOT NULL,
    program    TEXT             NOT NULL, -- its version
    level      BIGINT           NOT NULL, -- how many migrations it knows
    -- Of the connection that says so: an instance whose connection has ended is not alive. None: it has not said so yet.
    pid          BIGINT,
    connected_at TIMESTAMPTZ
) WITH (fillfactor = 50);

-- When no instance could write, and so nobody could move: from the uptime mark until somebody moved that on. Each instance
-- reads it and gives the time back to the games that are its own.
CREATE TABLE outage (
    from_at BIGINT PRIMARY KEY NOT NULL,
    to_at   BIGINT NOT NULL CHECK (to_at > from_at)
);

CREATE TABLE server_secret (
    id  BIGINT PRIMARY KEY CHECK (id = 1),
    key BYTEA  NOT NULL CHECK (length(key) = 32)
);
