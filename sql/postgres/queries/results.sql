-- SPDX-License-Identifier: Apache-2.0
-- The feed of results, in the order of positions, which are given after the commit (store/numbering.h).

-- name: add_result_reader
-- Player ?1, who was at the table or made it to watch it, may read result ?2; so may the service that made them.
INSERT INTO result_reader (reader, result, position)
SELECT told.reader, CAST(?2 AS TEXT), (SELECT position FROM result WHERE id = ?2)
FROM (SELECT CAST(?1 AS TEXT) AS reader UNION SELECT owner FROM player WHERE id = ?1 AND owner IS NOT NULL) AS told
ON CONFLICT (reader, result) DO UPDATE SET position = excluded.position;

-- name: count_missing_readers
-- Players at the table of a game who are not readers of one of its results, or whose service is none, or elsewhere in the
-- order than the result is.
SELECT count(*)
FROM seat JOIN result ON result.game = seat.game LEFT JOIN player ON player.id = seat.player
WHERE seat.game = ?1 AND seat.player IS NOT NULL AND seat.status IN ('joined', 'resigned', 'watching')
    AND (
        NOT EXISTS (
            SELECT 1 FROM result_reader
            WHERE reader = seat.player AND result = result.id
                AND result_reader.position IS NOT DISTINCT FROM result.position
        )
        OR player.owner IS NOT NULL AND NOT EXISTS (
            SELECT 1 FROM result_reader
            WHERE reader = player.owner AND result = result.id
                AND result_reader.position IS NOT DISTINCT FROM result.position
        )
    );

-- name: put_result
INSERT INTO result (id, game, round, ruleset, ranked, is_public, published_at, body, position)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
ON CONFLICT (game, round) DO UPDATE SET
    ruleset = excluded.ruleset, ranked = excluded.ranked, is_public = excluded.is_public,
    published_at = excluded.published_at, body = excluded.body, position = excluded.position;

-- name: read_results
-- The rounds, then the match, which has number 0.
SELECT id, game, round, ruleset, ranked, is_public, published_at, body, position
FROM result
WHERE game = ?1
ORDER BY round = 0, round;

-- name: read_results_end
-- The greatest id and position; and whether there are results without one.
SELECT (SELECT max(id) FROM result), (SELECT max(position) FROM result),
    EXISTS (SELECT 1 FROM result WHERE position IS NULL);

-- name: read_result_position
-- Of ?1, or of the next older one by id.
SELECT id, position FROM result WHERE id <= ?1 AND position IS NOT NULL ORDER BY id DESC LIMIT 1;

-- name: read_result_floor
-- Results whose ids are from ?1 on stand behind this position, also where a server of those before it was late.
SELECT min(position) FROM (
    SELECT position FROM result WHERE id < ?1 AND position IS NOT NULL ORDER BY id DESC LIMIT 20
) AS older;

-- name: lock_results
INSERT INTO numbering (scope, last) VALUES ('results', coalesce((SELECT max(position) FROM result), 0))
ON CONFLICT (scope) DO UPDATE SET last = greatest(numbering.last, excluded.last)
RETURNING last;

-- name: number_results
-- From the position behind ?1 on, at most ?2 of them.
UPDATE result SET position = CAST(?1 AS BIGINT) + fresh.nth
FROM (
    SELECT id, row_number() OVER (ORDER BY published_at, game, round = 0, round) AS nth
    FROM result
    WHERE position IS NULL
    ORDER BY published_at, game, round = 0, round
    LIMIT ?2
) AS fresh
WHERE result.id = fresh.id;

-- name: number_result_readers
-- Of the results behind ?1.
UPDATE result_reader SET position = result.position
FROM result
WHERE result.position > ?1 AND result_reader.result = result.id AND result_reader.position IS NULL;

-- The lists are of positions between two, ?1 and ?2, at most ?3 of them; each is there oldest first and newest first. ?4: what
-- the list is about.

-- name: list_public_results
SELECT id, position FROM result
WHERE app = 'main' AND is_public = 1 AND position > ?1 AND position < ?2
ORDER BY position
LIMIT ?3;

-- name: list_newest_public_results
SELECT id, position FROM result
WHERE app = 'main' AND is_public = 1 AND position > ?1 AND position < ?2
ORDER BY position DESC
LIMIT ?3;

-- name: list_public_results_by_ruleset
SELECT id, position FROM result
WHERE app = 'main' AND is_public = 1 AND ruleset = ?4 AND position > ?1 AND position < ?2
ORDER BY position
LIMIT ?3;

-- name: list_newest_public_results_by_ruleset
SELECT id, position FROM result
WHERE app = 'main' AND is_public = 1 AND ruleset = ?4 AND position > ?1 AND position < ?2
ORDER BY position DESC
LIMIT ?3;

-- name: list_reader_results
SELECT result, position FROM result_reader
WHERE reader = ?4 AND position > ?1 AND position < ?2
ORDER BY position
LIMIT ?3;

-- name: list_newest_reader_results
SELECT result, position FROM result_reader
WHERE reader = ?4 AND position > ?1 AND position < ?2
ORDER BY position DESC
LIMIT ?3;

-- name: list_game_results
SELECT id, position FROM result WHERE game = ?4 AND position > ?1 AND position < ?2 ORDER BY position LIMIT ?3;

-- name: list_newest_game_results
SELECT id, position FROM result WHERE game = ?4 AND position > ?1 AND position < ?2 ORDER BY position DESC LIMIT ?3;
