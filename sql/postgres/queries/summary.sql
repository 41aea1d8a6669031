-- SPDX-License-Identifier: Apache-2.0
-- What `referee stats` counts: see sql/queries/summary.sql.

-- name: count_events
-- Of each day (0 begins at ?1; -1: all before) and kind: events, and those that somebody at a seat made.
SELECT CASE WHEN at >= ?1 THEN (at - ?1) / 86400000 ELSE -1 END AS day, kind, count(*), count(seat)
FROM event
GROUP BY day, kind;
