-- SPDX-License-Identifier: Apache-2.0
-- How much there is, as PostgreSQL has it.

-- name: count_waiting_deliveries
-- To webhooks in use; and since when the oldest of them waits.
SELECT count(*), min(delivery.created_at)
FROM webhook JOIN delivery ON delivery.webhook = webhook.id AND delivery.ended_at IS NULL
WHERE webhook.disabled_at IS NULL;
