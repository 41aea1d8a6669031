-- SPDX-License-Identifier: Apache-2.0
-- What is kept for Idempotency-Key.

-- name: insert_idempotency_record
INSERT INTO idempotency_record (
    player, key, method, path, body_hash, at, status, etag, location, body, game, round, seq, minimal
)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14);

-- name: read_idempotency_record
SELECT player, key, method, path, body_hash, at, status, etag, location, body, game, round, seq, minimal
FROM idempotency_record
WHERE player = ?1 AND key = ?2;

-- name: add_idempotency_use
INSERT INTO idempotency_use (player, hour, bytes) VALUES (?1, ?2, ?3)
ON CONFLICT (player, hour) DO UPDATE SET bytes = idempotency_use.bytes + excluded.bytes;

-- name: read_idempotency_use
-- From an hour on: bytes in all, and the first hour in which there were any.
SELECT CAST(coalesce(sum(bytes), 0) AS BIGINT), coalesce(min(hour), 0) FROM idempotency_use WHERE player = ?1 AND hour >= ?2;

-- name: purge_idempotency_use
DELETE FROM idempotency_use
WHERE (player, hour) IN (SELECT player, hour FROM idempotency_use WHERE hour < ?1 ORDER BY hour LIMIT ?2);
