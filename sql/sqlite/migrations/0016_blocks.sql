-- Whom players have blocked: who is blocked cannot invite them. It is no part of any game.
CREATE TABLE block (
    player     TEXT    NOT NULL REFERENCES player (id), -- who wants to be left alone
    blocked    TEXT    NOT NULL REFERENCES player (id), -- by whom
    created_at INTEGER NOT NULL,
    PRIMARY KEY (player, blocked)
) STRICT, WITHOUT ROWID;

-- Who has blocked a player: an account that is deleted leaves no block in either direction.
CREATE INDEX block_by_blocked ON block (blocked, player);

-- Whose invitation a seat waits for the answer of; NULL = the seat is not invited. The games that are over keep it.
ALTER TABLE seat ADD COLUMN inviter TEXT;

UPDATE seat SET inviter = (SELECT creator FROM game WHERE game.id = seat.game) WHERE status = 'invited';

-- A player's invitations that wait, those to the same player side by side: both are counted when one more is sent.
CREATE INDEX seat_by_inviter ON seat (inviter, player) WHERE inviter IS NOT NULL AND live = 1;
