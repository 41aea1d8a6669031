-- SPDX-License-Identifier: Apache-2.0
-- The outbox of webhooks: messages of a lane go in the order of their events.

-- name: insert_delivery
-- Due at once, unless an earlier message of the lane is still on its way. ?10: the number of its event.
INSERT INTO delivery (
    lane, seq, id, webhook, game, message, type, body, created_at, traceparent, tracestate, attempts, due_at, delivered
)
VALUES (
    coalesce(CAST(?3 AS TEXT), ?1), ?10, ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, 0,
    CASE
        WHEN EXISTS (SELECT 1 FROM delivery WHERE webhook = ?2 AND lane = ?3 AND ended_at IS NULL) THEN NULL
        ELSE CAST(?7 AS BIGINT)
    END,
    0
);

-- name: note_attempt
-- ?2 tried at, ?3 status or NULL, ?4 due again or NULL, ?5 ended at or NULL, ?6 delivered; where no other server has noted the
-- outcome of its own attempt after ?7 of them.
UPDATE delivery
SET attempts = attempts + 1, tried_at = ?2, status = ?3, due_at = ?4, ended_at = ?5, delivered = ?6
WHERE id = ?1 AND attempts = ?7;

-- name: any_waiting_delivery
SELECT 1 FROM delivery WHERE ended_at IS NULL AND due_at IS NULL LIMIT 1;

-- name: release_waiting_deliveries
-- At most ?2 that wait though nothing before them is on its way may go at ?1.
UPDATE delivery SET due_at = ?1
WHERE id IN (
    SELECT waiting.id
    FROM delivery AS waiting
    WHERE waiting.ended_at IS NULL AND waiting.due_at IS NULL
        AND NOT EXISTS (
            SELECT 1 FROM delivery AS earlier
            WHERE earlier.webhook = waiting.webhook AND earlier.lane = waiting.lane AND earlier.ended_at IS NULL
                AND (earlier.seq, earlier.id) < (waiting.seq, waiting.id)
        )
    ORDER BY waiting.id
    LIMIT ?2
);

-- name: hasten_deliveries
-- Some of what is due to a webhook after ?2 is due then.
UPDATE delivery SET due_at = ?2 WHERE id IN (SELECT id FROM delivery WHERE webhook = ?1 AND due_at > ?2 LIMIT ?3);

-- name: purge_delivery_of_webhook
-- One of them; how many bytes its body had.
DELETE FROM delivery WHERE id IN (SELECT id FROM delivery WHERE webhook = ?1 LIMIT 1)
RETURNING CAST(octet_length(body) AS BIGINT);

-- name: release_next_delivery
-- The message behind ?1 in the same lane may go at ?2, where that has ended.
UPDATE delivery SET due_at = ?2
WHERE due_at IS NULL AND id IN (
    SELECT next.id
    FROM delivery AS ended
        JOIN delivery AS next
            ON next.webhook = ended.webhook AND next.lane = ended.lane AND next.ended_at IS NULL
    WHERE ended.id = ?1 AND ended.ended_at IS NOT NULL
    ORDER BY next.seq, next.id
    LIMIT 1
);

-- name: purge_delivery
-- The first to end of those that ended before ?1; how many bytes its body had.
DELETE FROM delivery
WHERE id IN (SELECT id FROM delivery WHERE ended_at IS NOT NULL AND ended_at < ?1 ORDER BY ended_at LIMIT 1)
RETURNING CAST(octet_length(body) AS BIGINT);

-- name: list_forged_deliveries
-- For verify: the rules are said in sql/sqlite; here events are found by the key of the log. A message has no number: it is
-- called by its place in the order of all.
WITH told AS (
    SELECT delivery.*, row_number() OVER (ORDER BY id) AS number FROM delivery
)
SELECT webhook, number FROM (
    SELECT told.webhook, told.number
    FROM told
        LEFT JOIN event ON event.game = told.game AND event.seq = told.seq
        LEFT JOIN tournament_event ON tournament_event.tournament = told.game AND tournament_event.seq = told.seq
    WHERE CASE WHEN told.body NOT LIKE '{%}' THEN TRUE
        WHEN CAST(told.body AS JSON) ->> 'type' <> told.type THEN TRUE
        WHEN told.lane <> coalesce(told.game, told.id) THEN TRUE
        WHEN told.game IS NULL THEN told.type <> 'test'
        WHEN told.message <> concat(told.game, '-', coalesce(event.seq, tournament_event.seq, 0), '-', told.type) THEN TRUE
        WHEN told.type = 'tournament.finished' THEN coalesce(tournament_event.kind, '') <> 'finished'
            OR CAST(told.body AS JSON) #>> '{data,id}' <> told.game
            OR CAST(told.body AS JSONB) #> '{data,winners}' <> CAST(tournament_event.body AS JSONB) -> 'winners'
        WHEN event.game IS NULL OR coalesce(CAST(told.body AS JSON) #>> '{data,game}', '') <> told.game THEN TRUE
        WHEN told.type = 'game.event' THEN CAST(told.body AS JSON) #>> '{data,kind}' <> event.kind
            OR CAST(told.body AS JSON) #>> '{data,seq}' <> CAST(event.seq AS TEXT)
        WHEN told.type = 'game.turn' THEN CAST(told.body AS JSON) #>> '{data,seq}' <> CAST(event.seq AS TEXT)
        WHEN told.type = 'round.over' THEN event.kind <> 'round-over'
        ELSE event.kind NOT IN ('round-over', 'finished')
            OR CAST(told.body AS JSON) #>> '{data,id}' <> CAST(event.body AS JSON) ->> 'id'
        END
) AS forged
LIMIT ?1;

-- name: list_game_messages
-- For verify: all that are about games and tournaments. The event's number stands in the message, behind the game.
SELECT delivery.game, CAST(substring(substr(delivery.message, length(delivery.game) + 2) FROM '^[0-9]{1,18}') AS BIGINT),
    delivery.webhook, row_number() OVER (ORDER BY delivery.id), delivery.type, delivery.body, delivery.created_at,
    CASE WHEN webhook.deleted_at IS NULL THEN webhook.events ELSE 0 END
FROM delivery JOIN webhook ON webhook.id = delivery.webhook
WHERE delivery.game IS NOT NULL;
