-- Games in which a turn can have a deadline: at start the server looks through those that are not over.
ALTER TABLE game ADD COLUMN timed INTEGER NOT NULL DEFAULT 0 CHECK (timed IN (0, 1)); -- 0 once the game is over
CREATE INDEX game_timed ON game (id) WHERE timed = 1;

-- When the server was last known to be up, noted while clocks run: the time since does not count against anybody.
CREATE TABLE alive (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
