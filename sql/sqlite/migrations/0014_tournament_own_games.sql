-- With a duplicate deal each of the people at a game of a tournament plays a game of his own.
ALTER TABLE tournament_game ADD COLUMN games TEXT; -- JSON: their ids by seat, null for who has none; NULL = nobody plays alone
