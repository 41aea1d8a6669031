-- SPDX-License-Identifier: Apache-2.0
-- Webhooks and their outbox.

-- name: insert_webhook
INSERT INTO webhook (id, owner, url, events, secret, old_secret, old_secret_until, created_at, disabled_at)
VALUES (?1, ?2, ?3, ?4, ?5, NULL, NULL, ?6, NULL);

-- name: read_webhook
SELECT id, owner, url, events, secret, old_secret, old_secret_until, created_at, disabled_at
FROM webhook
WHERE id = ?1 AND deleted_at IS NULL;

-- name: list_webhooks
SELECT id, owner, url, events, secret, old_secret, old_secret_until, created_at, disabled_at
FROM webhook
WHERE owner = ?1 AND id > ?2 AND deleted_at IS NULL
ORDER BY id
LIMIT ?3;

-- name: count_webhooks
SELECT count(*) FROM webhook WHERE owner = ?1 AND deleted_at IS NULL;

-- name: any_webhook
SELECT 1 FROM webhook WHERE id > '' AND deleted_at IS NULL LIMIT 1;

-- name: rotate_webhook
UPDATE webhook SET old_secret = secret, old_secret_until = ?3, secret = ?2 WHERE id = ?1;

-- name: disable_webhook
-- ?2: since when, or NULL to use it again. What is due for it stays so, but is not looked for.
UPDATE webhook SET disabled_at = ?2 WHERE id = ?1;

-- name: delete_webhook
-- For everybody it is gone; its messages and it itself are purged by and by.
UPDATE webhook SET deleted_at = ?2, disabled_at = coalesce(disabled_at, ?2) WHERE id = ?1 AND deleted_at IS NULL;

-- name: find_deleted_webhook
SELECT id FROM webhook WHERE deleted_at IS NOT NULL LIMIT 1;

-- name: purge_webhook
DELETE FROM webhook WHERE id = ?1 AND deleted_at IS NOT NULL;

-- name: list_listeners
-- Webhooks in use of the service that made a player, and their events.
SELECT webhook.id, webhook.events
FROM player JOIN webhook ON webhook.owner = player.owner
WHERE player.id = ?1 AND webhook.disabled_at IS NULL;

-- name: list_tournament_owners
-- Owners of webhooks in use, for any of some events ?3, whom the end of a tournament concerns: its creator ?2, and the
-- services that made the creator or an entrant.
SELECT owner FROM webhook WHERE owner = ?2 AND disabled_at IS NULL AND events & ?3 <> 0
UNION
SELECT webhook.owner FROM player JOIN webhook ON webhook.owner = player.owner
WHERE player.id = ?2 AND webhook.disabled_at IS NULL AND webhook.events & ?3 <> 0
UNION
SELECT webhook.owner
FROM tournament_entrant JOIN player ON player.id = tournament_entrant.player JOIN webhook ON webhook.owner = player.owner
WHERE tournament_entrant.tournament = ?1 AND webhook.disabled_at IS NULL AND webhook.events & ?3 <> 0;

-- name: list_owner_listeners
-- Webhooks in use of a service, and their events.
SELECT id, events FROM webhook WHERE owner = ?1 AND disabled_at IS NULL;

-- name: insert_delivery
-- Due at once, unless an earlier message of the game is still on its way.
INSERT INTO delivery (id, webhook, game, message, type, body, created_at, traceparent, tracestate, attempts, due_at, delivered)
VALUES (
    ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, 0,
    CASE
        WHEN EXISTS (SELECT 1 FROM delivery WHERE webhook = ?2 AND game = ?3 AND ended_at IS NULL) THEN NULL
        ELSE CAST(?7 AS BIGINT)
    END,
    0
);

-- name: has_delivery
-- Is there a message for a webhook already? ?2: an id that none of its deliveries is below.
SELECT 1 FROM delivery WHERE webhook = ?1 AND id >= ?2 AND message = ?3 LIMIT 1;

-- name: find_due_webhook
-- The next webhook in use after ?1 that anything is due for, now or later: from one that anything is due for to the next.
WITH RECURSIVE due (webhook) AS (
    SELECT min(webhook) FROM delivery WHERE due_at IS NOT NULL AND webhook > ?1
    UNION ALL
    SELECT (SELECT min(delivery.webhook) FROM delivery WHERE delivery.due_at IS NOT NULL AND delivery.webhook > due.webhook)
    FROM due JOIN webhook ON webhook.id = due.webhook
    WHERE webhook.disabled_at IS NOT NULL
)
SELECT webhook.id FROM due JOIN webhook ON webhook.id = due.webhook WHERE webhook.disabled_at IS NULL LIMIT 1;

-- name: list_due_deliveries
-- What may go to a webhook, the first due first.
SELECT id, webhook, game, message, type, body, created_at, attempts, due_at, tried_at, status, ended_at, delivered,
    traceparent, tracestate
FROM delivery
WHERE webhook = ?1 AND due_at IS NOT NULL
ORDER BY due_at
LIMIT ?2;

-- name: read_delivery
SELECT id, webhook, game, message, type, body, created_at, attempts, due_at, tried_at, status, ended_at, delivered,
    traceparent, tracestate
FROM delivery
WHERE id = ?1;

-- name: list_deliveries
-- The newest first.
SELECT id, webhook, game, message, type, body, created_at, attempts, due_at, tried_at, status, ended_at, delivered,
    traceparent, tracestate
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
UPDATE delivery SET ended_at = NULL, attempts = 0, delivered = 0, due_at = ?2 WHERE id = ?1;
