-- Webhooks and their outbox.

-- name: insert_webhook
INSERT INTO webhook (id, owner, url, events, secret, old_secret, old_secret_until, created_at, disabled_at)
VALUES (?1, ?2, ?3, ?4, ?5, NULL, NULL, ?6, NULL);

-- name: read_webhook
SELECT id, owner, url, events, secret, old_secret, old_secret_until, created_at, disabled_at FROM webhook WHERE id = ?1;

-- name: list_webhooks
SELECT id, owner, url, events, secret, old_secret, old_secret_until, created_at, disabled_at
FROM webhook
WHERE owner = ?1 AND id > ?2
ORDER BY id
LIMIT ?3;

-- name: count_webhooks
SELECT count(*) FROM webhook WHERE owner = ?1;

-- name: any_webhook
SELECT 1 FROM webhook WHERE id > '' LIMIT 1;

-- name: rotate_webhook
UPDATE webhook SET old_secret = secret, old_secret_until = ?3, secret = ?2 WHERE id = ?1;

-- name: disable_webhook
-- ?2: since when, or NULL to use it again.
UPDATE webhook SET disabled_at = ?2 WHERE id = ?1;

-- name: delete_webhook
DELETE FROM webhook WHERE id = ?1;

-- name: delete_deliveries_of_webhook
DELETE FROM delivery WHERE webhook = ?1;

-- name: list_listeners
-- Webhooks in use of the service that made a player, for any of some events.
SELECT webhook.id
FROM player JOIN webhook ON webhook.owner = player.owner
WHERE player.id = ?1 AND webhook.disabled_at IS NULL AND webhook.events & ?2 <> 0;

-- name: insert_delivery
INSERT INTO delivery (id, webhook, game, message, type, body, created_at, attempts, due_at, delivered)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, 0, ?7, 0);

-- name: list_due_deliveries
-- What is due at ?1, of webhooks in use, and is not behind another message of the same game to the same webhook.
SELECT delivery.id, delivery.webhook, delivery.game, delivery.message, delivery.type, delivery.body,
    delivery.created_at, delivery.attempts, delivery.due_at, delivery.tried_at, delivery.status, delivery.ended_at,
    delivery.delivered
FROM delivery JOIN webhook ON webhook.id = delivery.webhook
WHERE delivery.due_at <= ?1 AND webhook.disabled_at IS NULL
    AND (delivery.game IS NULL OR NOT EXISTS (
        SELECT 1 FROM delivery AS earlier
        WHERE earlier.webhook = delivery.webhook AND earlier.game = delivery.game AND earlier.due_at IS NOT NULL
            AND earlier.number < delivery.number
    ))
ORDER BY delivery.due_at
LIMIT ?2;

-- name: next_due_delivery
SELECT min(due_at) FROM delivery WHERE due_at IS NOT NULL AND due_at > ?1;

-- name: read_delivery
SELECT id, webhook, game, message, type, body, created_at, attempts, due_at, tried_at, status, ended_at, delivered
FROM delivery
WHERE id = ?1;

-- name: list_deliveries
-- The newest first.
SELECT id, webhook, game, message, type, body, created_at, attempts, due_at, tried_at, status, ended_at, delivered
FROM delivery
WHERE webhook = ?1 AND id < ?2
ORDER BY id DESC
LIMIT ?3;

-- name: note_attempt
-- ?2 tried at, ?3 status or NULL, ?4 due again or NULL, ?5 ended at or NULL, ?6 delivered.
UPDATE delivery
SET attempts = attempts + 1, tried_at = ?2, status = ?3, due_at = ?4, ended_at = ?5, delivered = ?6
WHERE id = ?1;

-- name: retry_delivery
UPDATE delivery SET due_at = ?2, ended_at = NULL, attempts = 0 WHERE id = ?1;

-- name: purge_deliveries
DELETE FROM delivery
WHERE number IN (SELECT number FROM delivery WHERE ended_at IS NOT NULL AND ended_at < ?1 ORDER BY ended_at LIMIT ?2);
