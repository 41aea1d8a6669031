-- SPDX-License-Identifier: Apache-2.0
-- The log, and the index that says where the events of a game stand in it (store/event_index.h). The words of kinds are
-- those of include/rules/event.def.
--
-- The last column of what is read through the index, or by an id that was kept, says whether the event is the one that was
-- looked for: an index that is damaged must not show a game's events to the players of another.

-- name: read_events
SELECT place.seq, event.at, event.kind, event.seat, event.body, event.game IS place.game AND event.seq IS place.seq
FROM event_place AS place LEFT JOIN event ON event.id = place.id
WHERE place.game = ?1 AND place.seq > ?2 AND place.seq <= ?3
ORDER BY place.seq
LIMIT ?4;

-- name: read_current_events
-- The game's first event, then the current round's: its `round` event is found from the end, past nothing but what is
-- read anyway. Without a round all of them.
SELECT place.seq, event.at, event.kind, event.seat, event.body, event.game IS place.game AND event.seq IS place.seq
FROM event_place AS place LEFT JOIN event ON event.id = place.id
WHERE place.game = ?1 AND place.seq = 1
UNION ALL
SELECT place.seq, event.at, event.kind, event.seat, event.body, event.game IS place.game AND event.seq IS place.seq
FROM event_place AS place LEFT JOIN event ON event.id = place.id
WHERE place.game = ?1 AND place.seq >= coalesce(
    (
        SELECT place.seq FROM event_place AS place JOIN event ON event.id = place.id
        WHERE place.game = ?1 AND place.seq > 1 AND event.kind = 'round'
        ORDER BY place.seq DESC
        LIMIT 1
    ),
    2)
ORDER BY 1;

-- name: read_listed_events
-- Those whose ids stand in a JSON array, in its order.
SELECT event.seq, event.at, event.kind, event.seat, event.body, event.game IS ?2
FROM json_each(?1) AS listed CROSS JOIN event ON event.id = listed.value;

-- name: read_round_starts
SELECT place.seq FROM event_place AS place JOIN event ON event.id = place.id
WHERE place.game = ?1 AND event.kind = 'round'
ORDER BY place.seq;

-- name: read_begun_at
-- When the first round began: found near the start, behind nothing but seats that were taken.
SELECT event.at FROM event_place AS place JOIN event ON event.id = place.id
WHERE place.game = ?1 AND event.kind = 'round'
ORDER BY place.seq
LIMIT 1;

-- name: read_newest_moment
SELECT event.at FROM event_place AS place JOIN event ON event.id = place.id
WHERE place.game = ?1
ORDER BY place.seq DESC
LIMIT 1;

-- name: read_moment
SELECT at FROM event WHERE id = ?1 AND game = ?2 AND seq = ?3;

-- name: read_logged_games
-- From the log and not from the game rows, which may be what is to be rebuilt.
SELECT game FROM event_place WHERE game > ?1
UNION
SELECT game FROM event WHERE id > (SELECT id FROM event_mark) AND game > ?1
ORDER BY game
LIMIT ?2;

-- name: read_event_mark
SELECT id, until, game, seq FROM event_mark WHERE only = 1;

-- name: write_event_mark
INSERT INTO event_mark (only, id, until, game, seq) VALUES (1, ?1, ?2, ?3, ?4)
ON CONFLICT (only) DO UPDATE SET id = excluded.id, until = excluded.until, game = excluded.game, seq = excluded.seq;

-- name: read_unplaced_events
SELECT id, game, seq, kind = 'round' FROM event WHERE id > ?1 ORDER BY id;

-- name: read_newest_event
SELECT coalesce(max(id), 0) FROM event;

-- name: write_event_place
-- No row is changed where another event has the place.
INSERT INTO event_place (game, seq, id) VALUES (?1, ?2, ?3)
ON CONFLICT (game, seq) DO UPDATE SET id = excluded.id WHERE id = excluded.id;

-- name: write_event_places
-- The same for all events in a range of the log, sorted.
INSERT INTO event_place (game, seq, id)
SELECT game, seq, id FROM event WHERE id > ?1 AND id <= ?2 ORDER BY game, seq
ON CONFLICT (game, seq) DO UPDATE SET id = excluded.id WHERE id = excluded.id;

-- name: list_wrong_places
-- For verify: rows of the index that do not lead to the event they name, and events that it does not lead to although the
-- mark has passed them; and numbers that a game has twice behind the mark.
SELECT place.game, place.seq, 'the index of the log leads to no such event'
FROM event_place AS place LEFT JOIN event ON event.id = place.id
WHERE event.game IS NOT place.game OR event.seq IS NOT place.seq
UNION ALL
SELECT event.game, event.seq, 'the index of the log does not lead to event ' || event.id || ' of it'
FROM event CROSS JOIN event_mark AS mark
WHERE (event.id <= mark.id OR event.id <= mark.until AND (event.game, event.seq) <= (mark.game, mark.seq))
    AND event.id IS NOT (
        SELECT place.id FROM event_place AS place WHERE place.game = event.game AND place.seq = event.seq
    )
UNION ALL
SELECT game, seq, 'the log has more than one event of that number'
FROM event
WHERE id > (SELECT id FROM event_mark)
GROUP BY game, seq
HAVING count(*) > 1
    OR max(id) <> coalesce(
        (SELECT place.id FROM event_place AS place WHERE place.game = event.game AND place.seq = event.seq), max(id));

-- name: list_wrong_marks
-- For verify: there is one, and it is not further than the log.
SELECT 1 WHERE (SELECT count(*) FROM event_mark) <> 1
    OR (SELECT until FROM event_mark) > (SELECT coalesce(max(id), 0) FROM event);

-- name: clear_event_places
DELETE FROM event_place;

-- name: rebuild_event_places
-- As far as the mark says; where two events have one number, the first has the place.
INSERT INTO event_place (game, seq, id)
SELECT event.game, event.seq, min(event.id)
FROM event CROSS JOIN event_mark AS mark
WHERE event.id <= mark.id OR event.id <= mark.until AND (event.game, event.seq) <= (mark.game, mark.seq)
GROUP BY event.game, event.seq;
