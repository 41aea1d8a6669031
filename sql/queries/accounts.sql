-- SPDX-License-Identifier: Apache-2.0
-- Players and tokens.

-- name: insert_player
INSERT INTO player (id, name, bot, guest, named_at, owner, created_at, deleted_at)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8);

-- name: put_player
-- A player whose id is always the same, such as a built-in bot, unless the row is there already.
INSERT INTO player (id, name, bot, guest, named_at, owner, created_at, deleted_at)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
ON CONFLICT (id) DO NOTHING;

-- name: update_player
-- A deleted player stays deleted, whatever was under way.
UPDATE player SET name = ?2, guest = ?3, named_at = ?4, deleted_at = ?5 WHERE id = ?1 AND deleted_at IS NULL;

-- name: read_player
SELECT id, name, bot, guest, named_at, owner, created_at, deleted_at FROM player WHERE id = ?1;

-- name: hold_player
-- The same for a transaction that needs the player as they are until its end; it has the database alone.
SELECT id, name, bot, guest, named_at, owner, created_at, deleted_at FROM player WHERE id = ?1;

-- name: insert_token
INSERT INTO token (hash, id, player, scopes, label, created_at, expires_at, revoked_at)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8);

-- name: read_token
SELECT hash, id, player, scopes, label, created_at, expires_at, revoked_at FROM token WHERE hash = ?1;

-- name: list_tokens
-- A player's good tokens after ?2, in order of creation.
SELECT hash, id, player, scopes, label, created_at, expires_at, revoked_at
FROM token
WHERE player = ?1 AND id > ?2 AND revoked_at IS NULL
ORDER BY id
LIMIT ?3;

-- name: count_tokens
SELECT count(*) FROM token WHERE player = ?1 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > ?2);

-- name: count_service_tokens
-- Those of the scopes service and admin.
SELECT count(*) FROM token
WHERE player = ?1 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > ?2) AND scopes & 6 != 0;

-- name: find_token
SELECT hash, id, player, scopes, label, created_at, expires_at, revoked_at
FROM token
WHERE player = ?1 AND id = ?2 AND revoked_at IS NULL;

-- name: revoke_token
UPDATE token SET revoked_at = ?3 WHERE player = ?1 AND id = ?2 AND revoked_at IS NULL;

-- name: revoke_tokens
UPDATE token SET revoked_at = ?2 WHERE player = ?1 AND revoked_at IS NULL;

-- name: insert_account_cleanup
INSERT INTO account_cleanup (player) VALUES (?1) ON CONFLICT (player) DO NOTHING;

-- name: next_account_cleanup
SELECT player FROM account_cleanup WHERE player > '' ORDER BY player LIMIT 1;

-- name: delete_account_cleanup
DELETE FROM account_cleanup WHERE player = ?1;
