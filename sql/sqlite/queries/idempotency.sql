-- SPDX-License-Identifier: Apache-2.0
-- What is kept for Idempotency-Key: what goes.

-- name: purge_idempotency_record
-- The first of all, where it was given before ?1; how many bytes its body had. Time never runs backwards, so the first is
-- the oldest.
DELETE FROM idempotency_record WHERE at < ?1 AND number = (SELECT min(number) FROM idempotency_record)
RETURNING length(CAST(body AS BLOB));
