-- SPDX-License-Identifier: Apache-2.0
-- What is derived from the log: for verify.

-- name: next_lost_game
-- The first after ?1 that no log knows; null where there is none. Seats and results without a game break a foreign key.
SELECT min(id) FROM game
WHERE id > ?1
    AND NOT EXISTS (SELECT 1 FROM event_place WHERE event_place.game = game.id)
    AND id NOT IN (SELECT event.game FROM event WHERE event.id > (SELECT event_mark.id FROM event_mark));
