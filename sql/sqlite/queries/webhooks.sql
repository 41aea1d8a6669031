-- SPDX-License-Identifier: Apache-2.0
-- The outbox of webhooks: what goes by a message's number, which PostgreSQL has none of, and verify.

-- name: hasten_deliveries
-- Some of what is due to a webhook after ?2 is due then.
UPDATE delivery SET due_at = ?2
WHERE number IN (SELECT number FROM delivery WHERE webhook = ?1 AND due_at > ?2 LIMIT ?3);

-- name: purge_delivery_of_webhook
-- One of them; how many bytes its body had.
DELETE FROM delivery WHERE number = (SELECT number FROM delivery WHERE webhook = ?1 LIMIT 1)
RETURNING length(CAST(body AS BLOB));

-- name: release_next_delivery
-- The message behind ?1 in the same game may go at ?2, where that has ended.
UPDATE delivery SET due_at = ?2
WHERE due_at IS NULL AND number = (
    SELECT next.number
    FROM delivery AS ended
    JOIN delivery AS next
        ON next.webhook = ended.webhook AND next.game = ended.game AND next.ended_at IS NULL
    WHERE ended.id = ?1 AND ended.ended_at IS NOT NULL
    ORDER BY next.number
    LIMIT 1
);

-- name: purge_delivery
-- The first to end of those that ended before ?1; how many bytes its body had.
DELETE FROM delivery
WHERE number = (SELECT number FROM delivery WHERE ended_at IS NOT NULL AND ended_at < ?1 ORDER BY ended_at LIMIT 1)
RETURNING length(CAST(body AS BLOB));

-- name: list_forged_deliveries
-- For verify: messages that no event makes: their event must be there, of a kind that the type tells of, and its number,
-- its moment and its kind must stand in the message. Messages to try a webhook out tell of nothing. The words of kinds
-- are those of include/rules/event.def and include/tournament/tournament_event.def. An event is found by the index of the
-- log, or, where that has not come so far, behind its mark.
WITH tail AS MATERIALIZED (SELECT game, seq, id FROM event WHERE id > (SELECT id FROM event_mark))
SELECT webhook, number FROM (
    SELECT delivery.webhook, delivery.number
    FROM delivery
        LEFT JOIN event_place AS place ON place.game = delivery.game
            AND place.seq = CAST(substr(delivery.message, length(delivery.game) + 2) AS INTEGER)
        LEFT JOIN tail ON tail.game = delivery.game
            AND tail.seq = CAST(substr(delivery.message, length(delivery.game) + 2) AS INTEGER)
        LEFT JOIN event ON event.id = coalesce(place.id, tail.id)
        LEFT JOIN tournament_event ON tournament_event.tournament = delivery.game
            AND tournament_event.seq = CAST(substr(delivery.message, length(delivery.game) + 2) AS INTEGER)
    WHERE CASE WHEN NOT json_valid(delivery.body) THEN 1
        WHEN json_extract(delivery.body, '$.type') <> delivery.type THEN 1
        WHEN delivery.game IS NULL THEN delivery.type <> 'test'
        WHEN delivery.message <> delivery.game || '-' || coalesce(event.seq, tournament_event.seq, 0) || '-'
            || delivery.type THEN 1
        WHEN delivery.type = 'tournament.finished' THEN coalesce(tournament_event.kind, '') <> 'finished'
            OR json_extract(delivery.body, '$.data.id') <> delivery.game
            OR json_extract(delivery.body, '$.data.winners') <> json_extract(tournament_event.body, '$.winners')
        WHEN event.id IS NULL OR coalesce(json_extract(delivery.body, '$.data.game'), '') <> delivery.game THEN 1
        WHEN delivery.type = 'game.event' THEN json_extract(delivery.body, '$.data.kind') <> event.kind
            OR json_extract(delivery.body, '$.data.seq') <> event.seq
        WHEN delivery.type = 'game.turn' THEN json_extract(delivery.body, '$.data.seq') <> event.seq
        WHEN delivery.type = 'round.over' THEN event.kind <> 'round-over'
        ELSE event.kind NOT IN ('round-over', 'finished')
            OR json_extract(delivery.body, '$.data.id') <> json_extract(event.body, '$.id')
        END
)
LIMIT ?1;

-- name: list_game_messages
-- For verify: all that are about games and tournaments. The event's number stands in the message, behind the game.
SELECT delivery.game, CAST(substr(delivery.message, length(delivery.game) + 2) AS INTEGER), delivery.webhook,
    delivery.number, delivery.type, delivery.body, delivery.created_at,
    CASE WHEN webhook.deleted_at IS NULL THEN webhook.events ELSE 0 END
FROM delivery JOIN webhook ON webhook.id = delivery.webhook
WHERE delivery.game IS NOT NULL;
