-- SPDX-License-Identifier: Apache-2.0
-- What players are told: numbered after the commit (store/numbering.h), and verify.

-- name: append_notification
INSERT INTO notification (player, seq, at, kind, game, game_seq) VALUES (?1, NULL, ?2, ?3, ?4, ?5);

-- name: read_notification_range
-- The oldest and the newest number of a player, both null where there is none; and whether there are rows without one.
SELECT
    (SELECT min(seq) FROM notification WHERE player = ?1),
    (SELECT max(seq) FROM notification WHERE player = ?1),
    EXISTS (SELECT 1 FROM notification WHERE player = ?1 AND seq IS NULL);

-- name: lock_notification_numbers
-- The last number of player ?2, whose scope is ?1.
INSERT INTO numbering (scope, last) VALUES (?1, coalesce((SELECT max(seq) FROM notification WHERE player = ?2), 0))
ON CONFLICT (scope) DO UPDATE SET last = greatest(numbering.last, excluded.last)
RETURNING last;

-- name: number_notifications
-- Of player ?1, from the number behind ?2 on, at most ?3 rows.
UPDATE notification SET seq = CAST(?2 AS BIGINT) + fresh.nth
FROM (
    SELECT game, game_seq, kind, row_number() OVER (ORDER BY at, game, game_seq, kind = 'turn', kind) AS nth
    FROM notification
    WHERE player = ?1 AND seq IS NULL
    ORDER BY at, game, game_seq, kind = 'turn', kind
    LIMIT ?3
) AS fresh
WHERE notification.player = ?1 AND notification.game = fresh.game AND notification.game_seq = fresh.game_seq
    AND notification.kind = fresh.kind;

-- name: purge_notifications
-- Among the ?3 oldest rows of player ?1 that are numbered those from before ?2, up to the first that is not, but never the
-- newest of all: what is left has no gap.
DELETE FROM notification
WHERE player = ?1
    AND seq IN (SELECT seq FROM notification WHERE player = ?1 AND seq IS NOT NULL ORDER BY seq LIMIT ?3)
    AND seq < coalesce(
        (
            SELECT min(seq) FROM (
                SELECT seq, at FROM notification WHERE player = ?1 AND seq IS NOT NULL ORDER BY seq LIMIT ?3
            ) AS oldest
            WHERE at >= ?2
        ),
        seq + 1
    )
    AND seq < (SELECT max(seq) FROM notification WHERE player = ?1);

-- name: list_forged_notifications
-- The rules are said in sql/sqlite; here events are found by the key of the log, a row may have no number yet (0), and the
-- last that was given is the newest.
SELECT player, coalesce(seq, 0) FROM (
    SELECT told.player, told.seq
    FROM notification AS told LEFT JOIN event ON event.game = told.game AND event.seq = told.game_seq
    WHERE told.kind NOT LIKE 'tournament-%' AND (event.game IS NULL
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
            OR strpos(made.body, told.player) = 0)
    UNION ALL
    SELECT player, max(seq) FROM notification
    GROUP BY player
    HAVING max(seq) - min(seq) + 1 <> count(seq)
        OR max(seq) <> (SELECT last FROM numbering WHERE scope = concat('p', player))
) AS forged
LIMIT ?1;
