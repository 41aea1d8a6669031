-- What is kept for an Idempotency-Key is no longer the whole answer, which shows a game of any size, but what it can be made
-- of again. Answers that were kept before stay as they are, whole, and are given again until they are a day old and go.
ALTER TABLE answer ADD COLUMN form INTEGER NOT NULL DEFAULT 0;    -- 0: body is the whole answer, as above; 1: what was recorded of its outcome, '' = nothing, and what follows
ALTER TABLE answer ADD COLUMN game TEXT;                          -- that the answer shows at the version etag; NULL = none
ALTER TABLE answer ADD COLUMN round INTEGER;                      -- seq of the `round` event of that version; 0 before the first
ALTER TABLE answer ADD COLUMN seq INTEGER;                        -- that the answer tells: of the event
ALTER TABLE answer ADD COLUMN minimal INTEGER NOT NULL DEFAULT 0; -- 1: the answer left out the game

-- Bytes that a player's answers of form 1 took, by the hour in which they were given: for the budget of a day.
CREATE TABLE answer_use (
    player TEXT    NOT NULL,
    hour   INTEGER NOT NULL, -- since 1970
    bytes  INTEGER NOT NULL CHECK (bytes >= 0),
    PRIMARY KEY (player, hour)
) STRICT, WITHOUT ROWID;

-- Finds those that are over.
CREATE INDEX answer_use_hour ON answer_use (hour);
