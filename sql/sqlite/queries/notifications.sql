-- SPDX-License-Identifier: Apache-2.0
-- What players are told.

-- name: append_notification
INSERT INTO notification (player, seq, at, kind, game, game_seq)
VALUES (?1, coalesce((SELECT seq FROM notification WHERE player = ?1 ORDER BY seq DESC LIMIT 1), 0) + 1, ?2, ?3, ?4, ?5);

-- name: read_notifications
SELECT seq, at, kind, game, game_seq FROM notification WHERE player = ?1 AND seq > ?2 ORDER BY seq LIMIT ?3;

-- name: read_notification_range
-- The oldest and the newest number of a player; both null where there is none.
SELECT
    (SELECT seq FROM notification WHERE player = ?1 ORDER BY seq LIMIT 1),
    (SELECT seq FROM notification WHERE player = ?1 ORDER BY seq DESC LIMIT 1);

-- name: next_told_player
SELECT player FROM notification WHERE player > ?1 ORDER BY player LIMIT 1;

-- name: purge_notifications
-- Among the ?3 oldest rows of player ?1 those from before ?2, up to the first that is not, but never the newest of all:
-- what is left has no gap.
DELETE FROM notification
WHERE player = ?1
    AND seq IN (SELECT seq FROM notification WHERE player = ?1 ORDER BY seq LIMIT ?3)
    AND seq < coalesce(
        (
            SELECT min(seq) FROM (SELECT seq, at FROM notification WHERE player = ?1 ORDER BY seq LIMIT ?3) AS oldest
            WHERE at >= ?2
        ),
        seq + 1
    )
    AND seq < (SELECT seq FROM notification WHERE player = ?1 ORDER BY seq DESC LIMIT 1);

-- name: list_forged_notifications
-- For verify: rows that no event of their game makes. An event must be there, be of the kind that is told (the words are
-- those of include/rules/event.def and include/play/notifications.h), and somebody with that id must have been invited to
-- the game or have joined it; and a player's numbers have no gap, as only the oldest go. As nobody has two seats of a
-- game, a player is told once of an event, as one kind: what is told again is forged. A notification's moment is that of
-- the event; before it was taken from there, that of somebody's turn had its own, a little later, and all of the games
-- whose log has no version could be from before a clock was set back. An event is found by the index of the log, or, where
-- that has not come so far, behind its mark.
WITH tail AS MATERIALIZED (SELECT game, seq, id FROM event WHERE id > (SELECT id FROM event_mark))
SELECT player, seq FROM (
    SELECT told.player, told.seq
    FROM notification AS told
        LEFT JOIN event_place AS place ON place.game = told.game AND place.seq = told.game_seq
        LEFT JOIN tail ON tail.game = told.game AND tail.seq = told.game_seq
        LEFT JOIN event ON event.id = coalesce(place.id, tail.id)
    WHERE event.id IS NULL
        OR told.kind <> 'turn' AND event.kind <> CASE told.kind WHEN 'invited' THEN 'created' ELSE told.kind END
        OR told.at <> event.at
            AND NOT (told.kind = 'turn' AND told.at BETWEEN event.at AND event.at + 60000)
            AND (
                SELECT json_extract(made.body, '$.log') FROM event AS made
                WHERE made.id = coalesce(
                    (SELECT first.id FROM event_place AS first WHERE first.game = told.game AND first.seq = 1),
                    (SELECT first.id FROM tail AS first WHERE first.game = told.game AND first.seq = 1)
                )
            ) IS NOT NULL
        OR NOT EXISTS (
            SELECT 1 FROM event_place AS at JOIN event AS sat ON sat.id = at.id
            WHERE at.game = told.game AND at.seq <= told.game_seq AND sat.kind IN ('created', 'joined')
                AND instr(sat.body, told.player) > 0
        ) AND NOT EXISTS (
            SELECT 1 FROM tail AS at JOIN event AS sat ON sat.id = at.id
            WHERE at.game = told.game AND at.seq <= told.game_seq AND sat.kind IN ('created', 'joined')
                AND instr(sat.body, told.player) > 0
        )
    UNION ALL
    SELECT player, seq FROM (
        SELECT player, seq, row_number() OVER (PARTITION BY player, game, game_seq, kind ORDER BY seq) AS nth
        FROM notification
    ) WHERE nth > 1
    UNION ALL
    SELECT player, max(seq) FROM notification GROUP BY player HAVING max(seq) - min(seq) + 1 <> count(*)
)
LIMIT ?1;

-- name: list_notifications
-- For verify: all of them.
SELECT player, seq, game, game_seq, kind FROM notification;

-- name: read_oldest_notification
SELECT seq, at FROM notification WHERE player = ?1 ORDER BY seq LIMIT 1;

-- name: has_notification
SELECT 1 FROM notification WHERE player = ?1 AND game = ?2 AND game_seq = ?3 AND kind = ?4 LIMIT 1;
