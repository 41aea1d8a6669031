-- SPDX-License-Identifier: Apache-2.0
-- What `referee stats` counts: see sql/queries/summary.sql.

-- name: count_events
-- Of each day (0 begins at ?1; -1: all before) and kind: events, and those that somebody at a seat made. SQLite sorts to
-- group, in memory: so a part of the log after the other.
SELECT CASE WHEN at >= ?1 THEN (at - ?1) / 86400000 ELSE -1 END AS day, kind, count(*), count(seat)
FROM event
WHERE id > ?2 AND id <= ?3
GROUP BY day, kind;
