-- A player's own tokens: to list, revoke and count them.
CREATE INDEX token_by_player ON token (player, id);

-- Players who have deleted their account while they had more games than could be left at once: the rest is left soon
-- after, also when the server stops in between.
CREATE TABLE departure (
    player TEXT PRIMARY KEY NOT NULL REFERENCES player (id)
) STRICT, WITHOUT ROWID;
