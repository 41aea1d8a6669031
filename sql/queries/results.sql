-- SPDX-License-Identifier: Apache-2.0
-- The feed of results.

-- name: add_result_reader
-- Player ?1, who was at the table or made it to watch it, may read result ?2; so may the service that made them.
INSERT INTO result_reader (reader, result)
SELECT ?1, ?2
UNION ALL
SELECT owner, ?2 FROM player WHERE id = ?1 AND owner IS NOT NULL
ON CONFLICT (reader, result) DO NOTHING;

-- name: count_missing_readers
-- Players at the table of a game, or who made it to watch it, who are not readers of one of its results, or whose service is none.
SELECT count(*)
FROM seat JOIN result ON result.game = seat.game LEFT JOIN player ON player.id = seat.player
WHERE seat.game = ?1 AND seat.player IS NOT NULL AND seat.status IN ('joined', 'resigned', 'watching')
    AND (
        NOT EXISTS (SELECT 1 FROM result_reader WHERE reader = seat.player AND result = result.id)
        OR player.owner IS NOT NULL
            AND NOT EXISTS (SELECT 1 FROM result_reader WHERE reader = player.owner AND result = result.id)
    );

-- name: list_extra_readers
-- For verify: readers of a result that is not there, and readers who neither sat at its table nor made it to watch it, and
-- made nobody who did.
SELECT result_reader.reader, result_reader.result
FROM result_reader LEFT JOIN result ON result.id = result_reader.result
WHERE NOT EXISTS (
    SELECT 1
    FROM seat LEFT JOIN player ON player.id = seat.player
    WHERE seat.game = result.game AND seat.status IN ('joined', 'resigned', 'watching')
        AND (seat.player = result_reader.reader OR player.owner = result_reader.reader)
)
LIMIT ?1;

-- name: delete_result_reader
DELETE FROM result_reader WHERE reader = ?1 AND result = ?2;

-- name: may_read_result
-- Is ?3 a reader of result ?1, or its game ?2 public by now?
SELECT 1 FROM result_reader WHERE reader = ?3 AND result = ?1
UNION ALL
SELECT 1 FROM game WHERE id = ?2 AND visibility = 'public'
LIMIT 1;

-- name: is_seated_player
-- Does player ?2 sit at the table of game ?1?
SELECT 1 FROM seat WHERE game = ?1 AND player = ?2 AND status IN ('joined', 'resigned') LIMIT 1;

-- name: read_newest_result
SELECT max(id) FROM result;

-- name: read_results_end
SELECT max(id) FROM result;

-- name: read_result
SELECT id, game, round, ruleset, ranked, is_public, published_at, body FROM result WHERE id = ?1;

-- The lists are of ids between two, ?1 and ?2, at most ?3 of them; each is there oldest first and newest first. ?4: what
-- the list is about.

-- name: list_public_results
SELECT id FROM result WHERE app = 'main' AND is_public = 1 AND id > ?1 AND id < ?2 ORDER BY id LIMIT ?3;

-- name: list_newest_public_results
SELECT id FROM result WHERE app = 'main' AND is_public = 1 AND id > ?1 AND id < ?2 ORDER BY id DESC LIMIT ?3;

-- name: list_public_results_by_ruleset
SELECT id FROM result
WHERE app = 'main' AND is_public = 1 AND ruleset = ?4 AND id > ?1 AND id < ?2
ORDER BY id LIMIT ?3;

-- name: list_newest_public_results_by_ruleset
SELECT id FROM result
WHERE app = 'main' AND is_public = 1 AND ruleset = ?4 AND id > ?1 AND id < ?2
ORDER BY id DESC LIMIT ?3;

-- name: list_reader_results
SELECT result FROM result_reader WHERE reader = ?4 AND result > ?1 AND result < ?2 ORDER BY result LIMIT ?3;

-- name: list_newest_reader_results
SELECT result FROM result_reader WHERE reader = ?4 AND result > ?1 AND result < ?2 ORDER BY result DESC LIMIT ?3;

-- name: list_game_results
SELECT id FROM result WHERE game = ?4 AND id > ?1 AND id < ?2 ORDER BY id LIMIT ?3;

-- name: list_newest_game_results
SELECT id FROM result WHERE game = ?4 AND id > ?1 AND id < ?2 ORDER BY id DESC LIMIT ?3;
