-- SPDX-License-Identifier: Apache-2.0
-- What is derived from the log: for verify.

-- name: next_lost_game
-- The first after ?1 that no log knows; null where there is none.
SELECT min(id) FROM game WHERE id > ?1 AND NOT EXISTS (SELECT 1 FROM event WHERE event.game = game.id);
