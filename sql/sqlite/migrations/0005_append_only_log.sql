-- The log in the order in which events came.
--
-- Rows were kept in one tree by (game, seq), so the events that share a commit each changed a page of their own. Now
-- their bodies stand side by side at the table's end, where a batch fills few pages, and what is written for each game
-- apart is an entry of an index, many to a page: of the log a guess writes half as much as it did.
CREATE TABLE event_in_order (
    id   INTEGER PRIMARY KEY,              -- its place in the log of all games
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL                  -- JSON: the whole truth, secrets included
) STRICT;

-- In the order of the old tree, so that nothing is sorted and a game's events stay together.
INSERT INTO event_in_order (game, seq, at, kind, seat, body)
SELECT game, seq, at, kind, seat, body FROM event ORDER BY game, seq;

DROP TABLE event;
ALTER TABLE event_in_order RENAME TO event;

-- A game's log in order; and two servers that append to one game at once collide here.
CREATE UNIQUE INDEX event_by_game ON event (game, seq);
