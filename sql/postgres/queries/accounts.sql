-- SPDX-License-Identifier: Apache-2.0
-- Players, where another server may be changing them.

-- name: hold_player
-- Who is being deleted is waited for, and found deleted.
SELECT id, name, bot, guest, named_at, owner, created_at, deleted_at FROM player WHERE id = ?1 FOR SHARE;
