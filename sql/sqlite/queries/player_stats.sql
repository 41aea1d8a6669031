-- SPDX-License-Identifier: Apache-2.0
-- Statistics of players, from the results of their games.

-- name: list_player_results
-- All results of games at which player ?1 has or had a seat, in the order of publication, each once, though they may have
-- several seats. What is put in order are ids and not bodies; CROSS: SQLite is to go from them to the results.
SELECT result.id, game, round, ruleset, ranked, is_public, published_at, body
FROM (
    SELECT result_reader.result AS id
    FROM seat JOIN result_reader ON result_reader.reader = seat.game
    WHERE seat.player = ?1 AND seat.seat >= 0
    GROUP BY result_reader.result
    ORDER BY result_reader.result
    LIMIT 9223372036854775807
) AS own CROSS JOIN result
WHERE result.id = own.id
ORDER BY own.id;

-- name: has_later_result
-- Newer than the first of game ?2, of another game of player ?1 in ruleset ?3.
SELECT 1
FROM result_reader JOIN result ON result.id = result_reader.result
WHERE reader = ?1 AND result_reader.result > (SELECT min(result) FROM result_reader WHERE reader = ?2)
    AND result.game <> ?2 AND result.ruleset = ?3
LIMIT 1;

-- name: put_record
INSERT INTO result_reader (ruleset, reader, result, tally) VALUES (?1, ?2, '', ?3)
ON CONFLICT (reader, result, ruleset) DO UPDATE SET tally = excluded.tally;
