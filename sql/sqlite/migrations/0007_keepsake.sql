-- What the server keeps to itself: a key of which built-in bots make what they must remember and must not show, such as a
-- secret that they have only committed to. One row, written once, by the first server that plays for a bot.
CREATE TABLE keepsake (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB    NOT NULL CHECK (length(key) = 32)
) STRICT;
