-- SPDX-License-Identifier: Apache-2.0
-- What players are told: for verify.

-- name: list_forged_notifications
-- For verify: rows that no event of their game makes. An event must be there, be of the kind that is told (the words are
-- those of include/rules/event.def and include/play/notifications.h), and somebody with that id must have been invited to
-- the game or have joined it; and a player's numbers have no gap, as only the oldest go. As nobody has two seats of a
-- game, a player is told once of an event, as one kind: what is told again is forged. A notification's moment is that of
-- the event; before it was taken from there, that of somebody's turn had its own, a little later, and all of the games
-- whose log has no version could be from before a clock was set back. An event is found by the index of the log, or, where
-- that has not come so far, behind its mark. What is told of a tournament must be of an event of its log, too; where that has
-- none at all, its making was given up after some of its people had been told.
WITH tail AS MATERIALIZED (SELECT game, seq, id FROM event WHERE id > (SELECT id FROM event_mark))
SELECT player, seq FROM (
    SELECT told.player, told.seq
    FROM notification AS told
        LEFT JOIN event_place AS place ON place.game = told.game AND place.seq = told.game_seq
        LEFT JOIN tail ON tail.game = told.game AND tail.seq = told.game_seq
        LEFT JOIN event ON event.id = coalesce(place.id, tail.id)
    WHERE told.kind NOT LIKE 'tournament-%' AND (event.id IS NULL
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
        ))
    UNION ALL
    SELECT told.player, told.seq
    FROM notification AS told
        JOIN tournament_event AS made ON made.tournament = told.game AND made.seq = 1
        LEFT JOIN tournament_event AS event ON event.tournament = told.game AND event.seq = told.game_seq
    WHERE told.kind LIKE 'tournament-%'
        AND (event.tournament IS NULL
            OR event.kind <> CASE told.kind WHEN 'tournament-invited' THEN 'created' ELSE 'begun' END
            OR told.at > event.at OR told.kind <> 'tournament-invited' AND told.at <> event.at
            OR instr(made.body, told.player) = 0)
    UNION ALL
    SELECT player, seq FROM (
        SELECT player, seq, row_number() OVER (PARTITION BY player, game, game_seq, kind ORDER BY seq) AS nth
        FROM notification
    ) WHERE nth > 1
    UNION ALL
    SELECT player, max(seq) FROM notification GROUP BY player HAVING max(seq) - min(seq) + 1 <> count(*)
)
LIMIT ?1;
