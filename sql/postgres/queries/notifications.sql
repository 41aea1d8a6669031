-- SPDX-License-Identifier: Apache-2.0
-- What players are told: for verify.

-- name: list_forged_notifications
-- The rules are said in sql/sqlite; here events are found by the key of the log.
SELECT player, seq FROM (
    SELECT told.player, told.seq
    FROM notification AS told LEFT JOIN event ON event.game = told.game AND event.seq = told.game_seq
    WHERE event.game IS NULL
        OR told.kind <> 'turn' AND event.kind <> CASE told.kind WHEN 'invited' THEN 'created' ELSE told.kind END
        OR told.at <> event.at
            AND NOT (told.kind = 'turn' AND told.at BETWEEN event.at AND event.at + 60000)
            AND (
                SELECT CAST(made.body AS JSON) ->> 'log' FROM event AS made WHERE made.game = told.game AND made.seq = 1
            ) IS NOT NULL
        OR NOT EXISTS (
            SELECT 1 FROM event AS sat
            WHERE sat.game = told.game AND sat.seq <= told.game_seq AND sat.kind IN ('created', 'joined')
                AND strpos(sat.body, told.player) > 0
        )
    UNION ALL
    SELECT player, seq FROM (
        SELECT player, seq, row_number() OVER (PARTITION BY player, game, game_seq, kind ORDER BY seq) AS nth
        FROM notification
    ) AS numbered WHERE nth > 1
    UNION ALL
    SELECT player, max(seq) FROM notification GROUP BY player HAVING max(seq) - min(seq) + 1 <> count(*)
) AS forged
LIMIT ?1;
