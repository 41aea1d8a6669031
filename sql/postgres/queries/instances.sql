-- SPDX-License-Identifier: Apache-2.0
-- The marks of batches, by which a commit without an answer is settled.

-- name: register_instance
INSERT INTO instance (id, batch, alive_at) VALUES (?1, 0, ?2) ON CONFLICT (id) DO NOTHING;

-- name: forget_instances
DELETE FROM instance WHERE alive_at < ?1;

-- name: mark_batch
-- Of a batch that does not follow on its predecessor the number is NULL, and its transaction fails.
UPDATE instance SET batch = CASE WHEN batch = CAST(?2 AS BIGINT) - 1 THEN CAST(?2 AS BIGINT) END, alive_at = ?3 WHERE id = ?1;

-- name: settle_batch
-- The number of the last batch that happened. The lock waits for one that is still under way, and the number that is written,
-- which is that behind the batch in question, shuts out one that has not begun yet. Asked again, it says the same.
WITH old AS (SELECT batch FROM instance WHERE id = ?1 FOR UPDATE)
UPDATE instance
SET batch = CAST(?2 AS BIGINT) + 1,
    settled = CASE WHEN old.batch = CAST(?2 AS BIGINT) + 1 THEN instance.settled ELSE old.batch END
FROM old
WHERE id = ?1
RETURNING instance.settled;
