-- SPDX-License-Identifier: Apache-2.0
-- How much there is: what goes by a message's number, which PostgreSQL has none of.

-- name: count_waiting_deliveries
-- To webhooks in use; and since when the oldest of them waits. A message's body is long, and none is read but one.
WITH waiting (messages, first) AS (
    SELECT count(*), min(delivery.number)
    FROM webhook CROSS JOIN delivery
    WHERE webhook.id > '' AND webhook.disabled_at IS NULL
        AND delivery.webhook = webhook.id AND delivery.ended_at IS NULL
)
SELECT waiting.messages, delivery.created_at FROM waiting LEFT JOIN delivery ON delivery.number = waiting.first;
