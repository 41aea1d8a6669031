-- What players are told: invitations, their turn, the end of rounds and games. Written with the event that it is about, so
-- that it is there exactly when that is. It is no truth of its own: nothing is decided by it, and old rows go.
--
-- A player's rows stand together in the order of their numbers: writing one finds the last and stands behind it, reading
-- is one walk. The newest row of a player is never purged, since the next number follows from it.
CREATE TABLE player_event (
    player   TEXT    NOT NULL,
    seq      INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the player
    at       INTEGER NOT NULL,
    kind     TEXT    NOT NULL,                 -- invited, joined, declined, turn, round-over, finished, rematch, aborted
    game     TEXT    NOT NULL,
    game_seq INTEGER NOT NULL,                 -- the game's event that it is about
    PRIMARY KEY (player, seq)
) STRICT, WITHOUT ROWID;
