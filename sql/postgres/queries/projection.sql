-- SPDX-License-Identifier: Apache-2.0
-- What is derived from the log: for verify.

-- name: next_lost_game
-- The first after ?1 that no log knows, with a row of its own or a result; null where there is none.
WITH known AS (SELECT id FROM game WHERE id > ?1 UNION ALL SELECT game FROM result WHERE game > ?1)
SELECT min(id) FROM known WHERE NOT EXISTS (SELECT 1 FROM event WHERE event.game = known.id);

-- name: delete_results
DELETE FROM result WHERE game = ?1;
