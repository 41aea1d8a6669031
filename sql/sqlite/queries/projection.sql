-- SPDX-License-Identifier: Apache-2.0
-- What is derived from the log: for verify.

-- name: next_lost_game
-- The first after ?1 that no log knows, with a row of its own or a result; null where there is none. Seats without a game
-- break a foreign key.
WITH known AS (SELECT id FROM game WHERE id > ?1 UNION ALL SELECT game FROM result WHERE game > ?1)
SELECT min(id) FROM known
WHERE NOT EXISTS (SELECT 1 FROM event_place WHERE event_place.game = known.id)
    AND id NOT IN (SELECT event.game FROM event WHERE event.id > (SELECT event_mark.id FROM event_mark));
