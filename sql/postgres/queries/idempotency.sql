-- SPDX-License-Identifier: Apache-2.0
-- What is kept for Idempotency-Key: how much that is, and what goes.

-- name: add_idempotency_use
INSERT INTO idempotency_use (player, hour, writer, bytes) VALUES (?1, ?2, pg_backend_pid(), ?3)
ON CONFLICT (player, hour, writer) DO UPDATE SET bytes = idempotency_use.bytes + excluded.bytes;

-- name: purge_idempotency_use
DELETE FROM idempotency_use
WHERE (player, hour, writer) IN (SELECT player, hour, writer FROM idempotency_use WHERE hour < ?1 ORDER BY hour LIMIT ?2);

-- name: purge_idempotency_record
-- The oldest of all, where it was given before ?1; how many bytes its body had.
DELETE FROM idempotency_record
WHERE (player, key) IN (SELECT player, key FROM idempotency_record WHERE at < ?1 ORDER BY at LIMIT 1)
RETURNING CAST(octet_length(body) AS BIGINT);
