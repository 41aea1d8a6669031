-- SPDX-License-Identifier: Apache-2.0
-- Who has blocked whom, and the invitations that wait.

-- name: put_block
INSERT INTO block (player, blocked, created_at) VALUES (?1, ?2, ?3) ON CONFLICT (player, blocked) DO NOTHING;

-- name: find_block
SELECT 1 FROM block WHERE player = ?1 AND blocked = ?2;

-- name: count_blocks
SELECT count(*) FROM block WHERE player = ?1;

-- name: list_blocks
-- Whom a player has blocked, after ?2.
SELECT blocked, created_at FROM block WHERE player = ?1 AND blocked > ?2 ORDER BY blocked LIMIT ?3;

-- name: delete_block
DELETE FROM block WHERE player = ?1 AND blocked = ?2;

-- name: delete_blocks_by
-- At most ?2 of those whom a player has blocked.
DELETE FROM block
WHERE player = ?1 AND blocked IN (SELECT blocked FROM block WHERE player = ?1 ORDER BY blocked LIMIT ?2);

-- name: delete_blocks_of
-- At most ?2 of those who have blocked a player.
DELETE FROM block
WHERE blocked = ?1 AND player IN (SELECT player FROM block WHERE blocked = ?1 ORDER BY player LIMIT ?2);

-- name: count_invitations
-- Of ?1, to whomever; counted to ?2.
SELECT count(*) FROM (SELECT 1 FROM seat WHERE inviter = ?1 AND inviter IS NOT NULL AND live = 1 LIMIT ?2) AS page;

-- name: count_invitations_to
-- Of ?1 to ?2; counted to ?3.
SELECT count(*) FROM (
    SELECT 1 FROM seat WHERE inviter = ?1 AND player = ?2 AND inviter IS NOT NULL AND live = 1 LIMIT ?3
) AS page;
