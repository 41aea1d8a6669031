-- Who sends looks at what may go now and at nothing else, however much waits behind an endpoint that is down: of the
-- messages of a game to a webhook only the first that has not ended has a due_at, and those of a webhook that is not in use
-- have none. So due_at being NULL no longer says that a message has ended: ended_at does.
ALTER TABLE webhook ADD COLUMN deleted_at INTEGER; -- its messages are on their way out, the row goes last; NULL = it is there

UPDATE delivery SET due_at = NULL
WHERE due_at IS NOT NULL AND (
    webhook IN (SELECT id FROM webhook WHERE disabled_at IS NOT NULL)
    OR game IS NOT NULL AND EXISTS (
        SELECT 1 FROM delivery AS earlier
        WHERE earlier.webhook = delivery.webhook AND earlier.game = delivery.game AND earlier.ended_at IS NULL
            AND earlier.number < delivery.number
    )
);

DROP INDEX delivery_due;
DROP INDEX delivery_in_order;
CREATE INDEX delivery_due ON delivery (webhook, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX delivery_in_order ON delivery (webhook, game, number) WHERE ended_at IS NULL;
CREATE INDEX webhook_deleted ON webhook (deleted_at) WHERE deleted_at IS NOT NULL;
