-- SPDX-License-Identifier: Apache-2.0
-- What is kept for Idempotency-Key.

-- name: insert_answer
INSERT INTO answer (player, key, method, path, body_hash, at, status, etag, location, body, form, game, round, seq, minimal)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, 1, ?11, ?12, ?13, ?14);

-- name: read_answer
SELECT player, key, method, path, body_hash, at, status, etag, location, body, form, game, round, seq, minimal
FROM answer
WHERE player = ?1 AND key = ?2;

-- name: purge_answers
-- Among the ?2 oldest numbers, the answers given before ?1. While there is an old one at the front, at least one goes.
DELETE FROM answer WHERE at < ?1 AND number < ?2 + (SELECT min(number) FROM answer);

-- name: add_answer_use
INSERT INTO answer_use (player, hour, bytes) VALUES (?1, ?2, ?3)
ON CONFLICT (player, hour) DO UPDATE SET bytes = bytes + excluded.bytes;

-- name: read_answer_use
-- From an hour on: bytes in all, and the first hour in which there were any.
SELECT coalesce(sum(bytes), 0), coalesce(min(hour), 0) FROM answer_use WHERE player = ?1 AND hour >= ?2;

-- name: purge_answer_use
DELETE FROM answer_use
WHERE (player, hour) IN (SELECT player, hour FROM answer_use WHERE hour < ?1 ORDER BY hour LIMIT ?2);
