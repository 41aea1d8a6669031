-- SPDX-License-Identifier: Apache-2.0
-- The feed of results.

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

-- name: list_extra_readers
-- For verify: readers of a result that is not there, and readers who neither sat at its table nor made it to watch it, and
-- made nobody who did.
SELECT result_reader.reader, result_reader.result
FROM result_reader LEFT JOIN result ON result.id = result_reader.result
WHERE result_reader.result <> '' AND (result.game IS NULL OR result.game <> result_reader.reader) AND NOT EXISTS (
    SELECT 1
    FROM seat LEFT JOIN player ON player.id = seat.player
    WHERE seat.game = result.game AND seat.status IN ('joined', 'resigned', 'watching')
        AND (seat.player = result_reader.reader OR player.owner = result_reader.reader)
)
LIMIT ?1;
