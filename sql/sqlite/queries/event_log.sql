-- The log.

-- name: append_event
INSERT INTO event (game, seq, at, kind, seat, body) VALUES (?1, ?2, ?3, ?4, ?5, ?6);

-- name: read_events
SELECT seq, at, kind, seat, body
FROM event
WHERE game = ?1 AND seq > ?2 AND seq <= ?3
ORDER BY seq
LIMIT ?4;

-- name: read_current_events
-- The game's first event, then the current round's. Without a round, or without a game row, all of them.
SELECT seq, at, kind, seat, body
FROM event
WHERE game = ?1 AND seq = 1
UNION ALL
SELECT seq, at, kind, seat, body
FROM event
WHERE game = ?1 AND seq >= max(2, coalesce((SELECT round_seq FROM game WHERE id = ?1), 0))
ORDER BY seq;

-- name: read_round_starts
SELECT seq FROM event WHERE game = ?1 AND kind = 'round' ORDER BY seq;

-- name: read_logged_games
-- From the log and not from the game rows, which may be what is to be rebuilt.
SELECT DISTINCT game FROM event WHERE game > ?1 ORDER BY game LIMIT ?2;
