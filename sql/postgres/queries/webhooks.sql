-- SPDX-License-Identifier: Apache-2.0
-- The outbox of webhooks: messages go in the order of their ids, which sort by creation.

-- name: hasten_deliveries
-- Some of what is due to a webhook after ?2 is due then.
UPDATE delivery SET due_at = ?2 WHERE id IN (SELECT id FROM delivery WHERE webhook = ?1 AND due_at > ?2 LIMIT ?3);

-- name: purge_delivery_of_webhook
-- One of them; how many bytes its body had.
DELETE FROM delivery WHERE id IN (SELECT id FROM delivery WHERE webhook = ?1 LIMIT 1)
RETURNING CAST(octet_length(body) AS BIGINT);

-- name: release_next_delivery
-- The message behind ?1 in the same game may go at ?2, where that has ended.
UPDATE delivery SET due_at = ?2
WHERE due_at IS NULL AND id IN (
    SELECT next.id
    FROM delivery AS ended
        JOIN delivery AS next
            ON next.webhook = ended.webhook AND next.game = ended.game AND next.ended_at IS NULL
    WHERE ended.id = ?1 AND ended.ended_at IS NOT NULL
    ORDER BY next.id
    LIMIT 1
);

-- name: purge_delivery
-- The first to end of those that ended before ?1; how many bytes its body had.
DELETE FROM delivery
WHERE id IN (SELECT id FROM delivery WHERE ended_at IS NOT NULL AND ended_at < ?1 ORDER BY ended_at LIMIT 1)
RETURNING CAST(octet_length(body) AS BIGINT);
