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
-- ?2: since when, or NULL to use it again.
UPDATE webhook SET disabled_at = ?2 WHERE id = ?1;

-- name: hold_deliveries
-- Nothing goes to a webhook that is not in use.
UPDATE delivery SET due_at = NULL WHERE webhook = ?1 AND due_at IS NOT NULL;

-- name: release_deliveries
-- What may go to a webhook that is in use again is due at ?2: the first of each game, and what belongs to none.
UPDATE delivery SET due_at = ?2
WHERE webhook = ?1 AND ended_at IS NULL AND due_at IS NULL AND (game IS NULL OR number = (
    SELECT min(number) FROM delivery AS other
    WHERE other.webhook = ?1 AND other.game = delivery.game AND other.ended_at IS NULL
));

-- name: delete_webhook
-- For everybody it is gone; its messages and it itself are purged by and by.
UPDATE webhook SET deleted_at = ?2, disabled_at = coalesce(disabled_at, ?2) WHERE id = ?1 AND deleted_at IS NULL;

-- name: find_deleted_webhook
SELECT id FROM webhook WHERE deleted_at IS NOT NULL LIMIT 1;

-- name: purge_deliveries_of_webhook
DELETE FROM delivery WHERE number IN (SELECT number FROM delivery WHERE webhook = ?1 LIMIT ?2);

-- name: purge_webhook
DELETE FROM webhook WHERE id = ?1 AND deleted_at IS NOT NULL;

-- name: list_listeners
-- Webhooks in use of the service that made a player, for any of some events.
SELECT webhook.id
FROM player JOIN webhook ON webhook.owner = player.owner
WHERE player.id = ?1 AND webhook.disabled_at IS NULL AND webhook.events & ?2 <> 0;

-- name: list_tournament_listeners
-- The same of the services that made a tournament's creator or one of its entrants, or made the tournament.
SELECT webhook.id
FROM webhook
WHERE webhook.disabled_at IS NULL AND webhook.events & ?3 <> 0
    AND (
        webhook.owner = ?2
        OR webhook.owner = (SELECT player.owner FROM player WHERE player.id = ?2)
        OR webhook.owner IN (
            SELECT player.owner
            FROM tournament_entrant JOIN player ON player.id = tournament_entrant.player
            WHERE tournament_entrant.tournament = ?1 AND player.owner IS NOT NULL
        )
    );

-- name: insert_delivery
-- Due at once, unless an earlier message of the game is still on its way or the webhook is not in use.
INSERT INTO delivery (id, webhook, game, message, type, body, created_at, attempts, due_at, delivered)
VALUES (
    ?1, ?2, ?3, ?4, ?5, ?6, ?7, 0,
    CASE
        WHEN EXISTS (SELECT 1 FROM delivery WHERE webhook = ?2 AND game = ?3 AND ended_at IS NULL) THEN NULL
        WHEN EXISTS (SELECT 1 FROM webhook WHERE id = ?2 AND disabled_at IS NOT NULL) THEN NULL
        ELSE ?7
    END,
    0
);

-- name: find_due_webhook
-- The next webhook after ?1 that anything is due for, now or later.
SELECT min(webhook) FROM delivery WHERE due_at IS NOT NULL AND webhook > ?1;

-- name: list_due_deliveries
-- What may go to a webhook, the first due first.
SELECT id, webhook, game, message, type, body, created_at, attempts, due_at, tried_at, status, ended_at, delivered
FROM delivery
WHERE webhook = ?1 AND due_at IS NOT NULL
ORDER BY due_at
LIMIT ?2;

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
SET attempts = attempts + 1, tried_at = ?2, status = ?3, ended_at = ?5, delivered = ?6,
    due_at = CASE
        WHEN EXISTS (SELECT 1 FROM webhook WHERE id = delivery.webhook AND disabled_at IS NULL) THEN ?4
    END
WHERE id = ?1;

-- name: release_next_delivery
-- The message behind ?1 in the same game may go at ?2, where that has ended and the webhook is in use.
UPDATE delivery SET due_at = ?2
WHERE due_at IS NULL AND number = (
    SELECT next.number
    FROM delivery AS ended
    JOIN webhook ON webhook.id = ended.webhook AND webhook.disabled_at IS NULL
    JOIN delivery AS next
        ON next.webhook = ended.webhook AND next.game = ended.game AND next.ended_at IS NULL
    WHERE ended.id = ?1 AND ended.ended_at IS NOT NULL
    ORDER BY next.number
    LIMIT 1
);

-- name: retry_delivery
UPDATE delivery
SET ended_at = NULL, attempts = 0, delivered = 0,
    due_at = CASE
        WHEN EXISTS (SELECT 1 FROM webhook WHERE id = delivery.webhook AND disabled_at IS NULL) THEN ?2
    END
WHERE id = ?1;

-- name: purge_deliveries
DELETE FROM delivery
WHERE number IN (SELECT number FROM delivery WHERE ended_at IS NOT NULL AND ended_at < ?1 ORDER BY ended_at LIMIT ?2);
