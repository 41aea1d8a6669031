-- SPDX-License-Identifier: Apache-2.0
-- What is kept for Idempotency-Key: what goes.

-- name: purge_idempotency_record
-- The oldest of all, where it was given before ?1; how many bytes its body had.
DELETE FROM idempotency_record
WHERE (player, key) IN (SELECT player, key FROM idempotency_record WHERE at < ?1 ORDER BY at LIMIT 1)
RETURNING CAST(octet_length(body) AS BIGINT);
