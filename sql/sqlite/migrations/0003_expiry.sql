-- Games that are not over, by age: to find those that nobody has touched for a long time.
CREATE INDEX game_live ON game (id) WHERE status IN ('open', 'playing');
