-- SPDX-License-Identifier: Apache-2.0
-- What players are told.

-- name: append_player_event
INSERT INTO player_event (player, seq, at, kind, game, game_seq)
VALUES (?1, coalesce((SELECT seq FROM player_event WHERE player = ?1 ORDER BY seq DESC LIMIT 1), 0) + 1, ?2, ?3, ?4, ?5);

-- name: read_player_events
SELECT seq, at, kind, game, game_seq FROM player_event WHERE player = ?1 AND seq > ?2 ORDER BY seq LIMIT ?3;

-- name: read_player_event_range
-- The oldest and the newest number of a player; both null where there is none.
SELECT
    (SELECT seq FROM player_event WHERE player = ?1 ORDER BY seq LIMIT 1),
    (SELECT seq FROM player_event WHERE player = ?1 ORDER BY seq DESC LIMIT 1);

-- name: next_told_player
SELECT player FROM player_event WHERE player > ?1 ORDER BY player LIMIT 1;

-- name: purge_player_events
-- Among the ?3 oldest rows of player ?1 those from before ?2, but never his newest.
DELETE FROM player_event
WHERE player = ?1
    AND seq IN (SELECT seq FROM player_event WHERE player = ?1 ORDER BY seq LIMIT ?3)
    AND at < ?2
    AND seq < (SELECT seq FROM player_event WHERE player = ?1 ORDER BY seq DESC LIMIT 1);
