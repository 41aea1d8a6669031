-- SPDX-License-Identifier: Apache-2.0
-- The results of a game, and who else may read them. A game is a reader of its own results, by which they are found.

-- name: add_result_reader
-- Player ?1, who was at the table or made it to watch it, may read result ?2; so may the service that made them.
INSERT INTO result_reader (reader, result)
SELECT ?1, ?2
UNION ALL
SELECT owner, ?2 FROM player WHERE id = ?1 AND owner IS NOT NULL
ON CONFLICT (reader, result, ruleset) DO NOTHING;

-- name: count_missing_readers
-- Players at the table of a game, or who made it to watch it, who are not readers of one of its results, or whose service is none.
SELECT count(*)
FROM seat JOIN result_reader AS own ON own.reader = seat.game LEFT JOIN player ON player.id = seat.player
WHERE seat.game = ?1 AND own.result <> '' AND seat.player IS NOT NULL AND seat.status IN ('joined', 'resigned', 'watching')
    AND (
        NOT EXISTS (SELECT 1 FROM result_reader WHERE reader = seat.player AND result = own.result)
        OR player.owner IS NOT NULL
            AND NOT EXISTS (SELECT 1 FROM result_reader WHERE reader = player.owner AND result = own.result)
    );

-- name: list_result
-- Result ?2 is one of game ?1.
INSERT INTO result_reader (reader, result) VALUES (?1, ?2) ON CONFLICT (reader, result, ruleset) DO NOTHING;

-- name: list_all_results
-- Every result is one of its game.
INSERT INTO result_reader (reader, result)
SELECT game, id FROM result WHERE true
ON CONFLICT (reader, result, ruleset) DO NOTHING;

-- name: list_unlisted_results
-- For verify: results, and their games, which do not have them; at most ?1.
SELECT id, game
FROM result
WHERE NOT EXISTS (SELECT 1 FROM result_reader WHERE reader = result.game AND result = result.id)
LIMIT ?1;

-- The lists of ids between two, ?1 and ?2, at most ?3 of them, of ?4. The results of a game are not a list of what somebody
-- may read, nor the other way round.

-- name: list_reader_results
SELECT result
FROM result_reader
WHERE reader = ?4 AND result > ?1 AND result < ?2 AND NOT EXISTS (SELECT 1 FROM game WHERE id = ?4)
ORDER BY result
LIMIT ?3;

-- name: list_newest_reader_results
SELECT result
FROM result_reader
WHERE reader = ?4 AND result > ?1 AND result < ?2 AND NOT EXISTS (SELECT 1 FROM game WHERE id = ?4)
ORDER BY result DESC
LIMIT ?3;

-- name: list_game_results
SELECT result
FROM result_reader
WHERE reader = ?4 AND result > ?1 AND result < ?2 AND EXISTS (SELECT 1 FROM game WHERE id = ?4)
ORDER BY result
LIMIT ?3;

-- name: list_newest_game_results
SELECT result
FROM result_reader
WHERE reader = ?4 AND result > ?1 AND result < ?2 AND EXISTS (SELECT 1 FROM game WHERE id = ?4)
ORDER BY result DESC
LIMIT ?3;
