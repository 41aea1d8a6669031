-- SPDX-License-Identifier: Apache-2.0
-- The peer's tables: a log of events, the game's current row, the round's guesses, results; STRICT, keyed for the load.
CREATE TABLE IF NOT EXISTS player (id TEXT PRIMARY KEY, name TEXT NOT NULL, created_at TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS token (hash BLOB PRIMARY KEY, player TEXT NOT NULL REFERENCES player (id)) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS game (
    id TEXT PRIMARY KEY, player TEXT NOT NULL REFERENCES player (id), length INTEGER NOT NULL, alphabet TEXT NOT NULL,
    max_guesses INTEGER NOT NULL, status TEXT NOT NULL, version INTEGER NOT NULL, round INTEGER NOT NULL,
    attempts INTEGER NOT NULL, secret TEXT NOT NULL, nonce TEXT NOT NULL, commitment TEXT NOT NULL,
    points INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS event (
    game TEXT NOT NULL REFERENCES game (id), seq INTEGER NOT NULL, at TEXT NOT NULL, kind TEXT NOT NULL, seat INTEGER,
    body TEXT NOT NULL, PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS guess (
    game TEXT NOT NULL, round INTEGER NOT NULL, attempt INTEGER NOT NULL, seat INTEGER NOT NULL, code TEXT NOT NULL,
    black INTEGER NOT NULL, white INTEGER NOT NULL, PRIMARY KEY (game, round, attempt)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS result (
    game TEXT NOT NULL, round INTEGER NOT NULL, attempts INTEGER NOT NULL, solved INTEGER NOT NULL,
    secret TEXT NOT NULL, published_at TEXT NOT NULL, PRIMARY KEY (game, round)
) STRICT, WITHOUT ROWID;
