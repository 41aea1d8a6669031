-- SPDX-License-Identifier: Apache-2.0
-- The log: its key (game, seq) says where a game's events are. The last column of what is read says whether the event is
-- the one that was looked for, which it always is here.

-- name: read_events
SELECT seq, at, kind, seat, body, 1 FROM event WHERE game = ?1 AND seq > ?2 AND seq <= ?3 ORDER BY seq LIMIT ?4;

-- name: read_current_events
-- The game's first event, then the current round's: its `round` event is found from the end, past nothing but what is
-- read anyway. Without a round all of them.
SELECT seq, at, kind, seat, body, 1 FROM event WHERE game = ?1 AND seq = 1
UNION ALL
SELECT seq, at, kind, seat, body, 1 FROM event
WHERE game = ?1 AND seq >= coalesce(
    (SELECT seq FROM event WHERE game = ?1 AND seq > 1 AND kind = 'round' ORDER BY seq DESC LIMIT 1), 2)
ORDER BY 1;

-- name: read_round_starts
SELECT seq FROM event WHERE game = ?1 AND kind = 'round' ORDER BY seq;

-- name: read_begun_at
-- When the first round began: found near the start, behind nothing but seats that were taken.
SELECT at FROM event WHERE game = ?1 AND kind = 'round' ORDER BY seq LIMIT 1;

-- name: read_newest_moment
SELECT at FROM event WHERE game = ?1 ORDER BY seq DESC LIMIT 1;

-- name: read_logged_games
-- From the log and not from the game rows, which may be what is to be rebuilt: from one game to the next.
WITH RECURSIVE logged (game) AS (
    (SELECT game FROM event WHERE game > ?1 ORDER BY game LIMIT 1)
    UNION ALL
    SELECT (SELECT event.game FROM event WHERE event.game > logged.game ORDER BY event.game LIMIT 1)
    FROM logged
    WHERE logged.game IS NOT NULL
)
SELECT game FROM logged WHERE game IS NOT NULL LIMIT ?2;

-- name: read_newer_events
-- What is new of many games: their ids, and the version of each that is known, as lists with commas.
SELECT want.game, newer.seq, newer.at, newer.kind, newer.seat, newer.body
FROM unnest(string_to_array(?1, ','), CAST(string_to_array(?2, ',') AS BIGINT[])) AS want (game, version)
CROSS JOIN LATERAL (
    SELECT seq, at, kind, seat, body FROM event WHERE event.game = want.game AND event.seq > want.version
) AS newer
ORDER BY newer.seq;

-- name: lock_game
-- To the end of the transaction: of those that keep being second in a game each has its turn.
SELECT 1 FROM game WHERE id = ?1 FOR UPDATE;
