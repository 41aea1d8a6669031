-- What is much of a tournament is written a few hundred rows at a time, so that nobody's move waits for ten thousand.

-- Tournaments that are being made: their entrants' rows come first, in several transactions, and the row in `tournament`,
-- without which nobody sees them, last, in the one that takes this row away. What a crash leaves behind is cleared away.
CREATE TABLE tournament_draft (
    tournament TEXT    PRIMARY KEY NOT NULL,
    creator    TEXT    NOT NULL,                        -- a player: drafts count among his tournaments
    at         INTEGER NOT NULL,                        -- when it was begun
    abandoned  INTEGER NOT NULL CHECK (abandoned IN (0, 1)) -- its rows are being cleared away: nothing is added any more
) STRICT, WITHOUT ROWID;

CREATE INDEX tournament_draft_by_creator ON tournament_draft (creator);

-- The entrants' rows are as the log had it at this seq. Less than `version`: some are as it has it now, and the rest follows,
-- also after a crash.
ALTER TABLE tournament ADD COLUMN rows_version INTEGER NOT NULL DEFAULT 0;
UPDATE tournament SET rows_version = version;
CREATE INDEX tournament_behind ON tournament (id) WHERE rows_version < version;

-- Places are for those that are finished.
UPDATE tournament_entrant SET place = NULL, rank = NULL
WHERE place IS NOT NULL AND tournament IN (SELECT id FROM tournament WHERE status <> 'finished');
