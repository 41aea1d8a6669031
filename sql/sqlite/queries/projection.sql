-- SPDX-License-Identifier: Apache-2.0
-- What is derived from the log. Which results a game has is found in result_reader: see results.sql.

-- name: put_result
INSERT INTO result (id, game, round, ruleset, ranked, is_public, published_at, body)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
ON CONFLICT (id) DO UPDATE SET
    game = excluded.game, round = excluded.round, ruleset = excluded.ruleset, ranked = excluded.ranked,
    is_public = excluded.is_public, published_at = excluded.published_at, body = excluded.body;

-- name: read_results
-- The rounds, then the match, which has number 0. CROSS: SQLite is to go from the game to its results.
SELECT id, game, round, result.ruleset, ranked, is_public, published_at, body
FROM result_reader CROSS JOIN result
WHERE reader = ?1 AND result.id = result_reader.result AND game = ?1
ORDER BY round = 0, round;

-- name: delete_results
DELETE FROM result WHERE id IN (SELECT result FROM result_reader WHERE reader = ?1) AND game = ?1;

-- name: delete_result_list
DELETE FROM result_reader WHERE reader = ?1 AND result <> '';

-- name: next_lost_game
-- For verify: the first after ?1 that no log knows, with a row of its own or a result; null where there is none. Seats
-- without a game break a foreign key. Of readers those that are neither players nor games with a log are few: for these
-- alone a result is looked at.
WITH known AS (
    SELECT id FROM game WHERE id > ?1
    UNION ALL
    SELECT reader FROM result_reader
    WHERE reader > ?1 AND result <> ''
        AND NOT EXISTS (SELECT 1 FROM event_place WHERE event_place.game = reader)
        AND NOT EXISTS (SELECT 1 FROM player WHERE player.id = reader)
        AND EXISTS (SELECT 1 FROM result WHERE result.id = result_reader.result AND result.game = reader)
)
SELECT min(id) FROM known
WHERE NOT EXISTS (SELECT 1 FROM event_place WHERE event_place.game = known.id)
    AND id NOT IN (SELECT event.game FROM event WHERE event.id > (SELECT event_mark.id FROM event_mark));
