-- Whether anything goes to a webhook stands in its own row alone, so that using it no more, or again, is one row however much
-- waits for it. What was held back for one that is not in use has a due_at again: the first of each game, and what is of none.
UPDATE delivery SET due_at = created_at
WHERE ended_at IS NULL AND due_at IS NULL
    AND webhook IN (SELECT id FROM webhook WHERE disabled_at IS NOT NULL AND deleted_at IS NULL)
    AND (game IS NULL OR number = (
        SELECT min(other.number) FROM delivery AS other
        WHERE other.webhook = delivery.webhook AND other.game = delivery.game AND other.ended_at IS NULL
    ));
