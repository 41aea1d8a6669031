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

-- name: list_notifications
-- For verify: all of them.
SELECT player, seq, game, game_seq, kind FROM notification;

-- name: read_oldest_notification
SELECT seq, at FROM notification WHERE player = ?1 ORDER BY seq LIMIT 1;

-- name: has_notification
SELECT 1 FROM notification WHERE player = ?1 AND game = ?2 AND game_seq = ?3 AND kind = ?4 LIMIT 1;
