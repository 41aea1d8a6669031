-- SPDX-License-Identifier: Apache-2.0
-- What `referee stats` counts: everything there is, so each of these reads a whole table, once.

-- name: count_games
-- Of the next ?2 games after one, so that grouping them takes little memory; and the last of them.
SELECT page.ruleset, page.status, count(*), max(page.id)
FROM (SELECT id, ruleset, status FROM game WHERE id > ?1 ORDER BY id LIMIT ?2) AS page
GROUP BY page.ruleset, page.status;

-- name: count_players
-- Of accounts that are there: people, guests, programs; and those that were deleted.
SELECT count(*) FILTER (WHERE deleted_at IS NULL AND bot = 0 AND guest = 0),
    count(*) FILTER (WHERE deleted_at IS NULL AND bot = 0 AND guest = 1),
    count(*) FILTER (WHERE deleted_at IS NULL AND bot = 1), count(*) FILTER (WHERE deleted_at IS NOT NULL)
FROM player;
