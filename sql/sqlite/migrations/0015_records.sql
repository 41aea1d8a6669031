-- Derived from the results, of ranked games and of all others: what a player has won and lost in a ruleset, for statistics.
CREATE TABLE record (
    player  TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    tally   BLOB NOT NULL, -- of all time: see engine/standing.h
    PRIMARY KEY (player, ruleset)
) STRICT, WITHOUT ROWID;

-- One row while standings, pairs and records are being filled from the results, and none once they hold all of them: whoever
-- opens the database goes on from there, a few thousand results a transaction, before anybody plays.
CREATE TABLE filling (
    id     INTEGER PRIMARY KEY CHECK (id = 1),
    result TEXT NOT NULL -- the newest of those that they hold; '' = none yet
) STRICT;

-- No record is there yet, and standings lack the results from before there were any: all of them anew.
DELETE FROM standing;
DELETE FROM rating_pair;
INSERT INTO filling (id, result) SELECT 1, '' WHERE EXISTS (SELECT 1 FROM result);

-- Games that were being played when clocks came: what was agreed for them, or goes without saying where a secret is only
-- committed to, makes them timed as later ones are. Logs from before anything could be agreed say nothing of a clock.
UPDATE game SET timed = 1
WHERE status IN ('open', 'playing') AND timed = 0 AND EXISTS (
    SELECT 1 FROM event
    WHERE event.game = game.id AND seq = 1 AND (
        json_type(body, '$.clock') = 'object'
        OR json_type(body, '$.clock') = 'null' AND json_extract(body, '$.options.secret') = 'committed'
    )
);
