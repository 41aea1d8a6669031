-- SPDX-License-Identifier: Apache-2.0
-- Statistics of players, for leaderboards and their own pages.

-- name: read_player_stats
SELECT ruleset, player, changed, gone, tallies, rating, deviation, volatility, rated_at
FROM player_stats
WHERE app = 'main' AND ruleset = ?1 AND player = ?2;

-- name: put_player_stats
INSERT INTO player_stats (ruleset, player, changed, gone, tallies, rating, deviation, volatility, rated_at)
VALUES (
    ?1, ?2, 1 + coalesce((SELECT max(changed) FROM player_stats WHERE app = 'main' AND ruleset = ?1), 0),
    coalesce((SELECT CAST(deleted_at IS NOT NULL AS INTEGER) FROM player WHERE id = ?2), 0), ?3, ?4, ?5, ?6, ?7
)
ON CONFLICT (app, ruleset, player) DO UPDATE SET
    changed = excluded.changed, tallies = excluded.tallies, rating = excluded.rating, deviation = excluded.deviation,
    volatility = excluded.volatility, rated_at = excluded.rated_at;

-- name: drop_player_stats
-- Off the boards.
UPDATE player_stats
SET gone = 1, changed = 1 + (SELECT max(changed) FROM player_stats AS other WHERE other.app = 'main' AND other.ruleset = ?1)
WHERE app = 'main' AND ruleset = ?1 AND player = ?2;

-- name: list_changed_player_stats
SELECT ruleset, player, changed, gone, tallies, rating, deviation, volatility, rated_at
FROM player_stats
WHERE app = 'main' AND ruleset = ?1 AND changed > ?2
ORDER BY changed
LIMIT ?3;

-- name: list_player_stats
-- All of them, in the order in which they lie on the disk: several times as fast as in the order of change.
SELECT ruleset, player, changed, gone, tallies, rating, deviation, volatility, rated_at
FROM player_stats
WHERE app = 'main' AND ruleset = ?1 AND player > ?2
ORDER BY player
LIMIT ?3;

-- name: newest_player_stats_change
SELECT coalesce(max(changed), 0) FROM player_stats WHERE app = 'main' AND ruleset = ?1;

-- name: delete_player_stats
DELETE FROM player_stats;

-- name: next_leaderboard_player
-- Of those who have or had a seat in any game, or have a record, the first behind ?1; null where there is none. Between two
-- who have a record SQLite may walk over many results: so no further than to the next who has a seat.
SELECT min(player) FROM (
    SELECT min(player) AS player FROM seat WHERE player > ?1
    UNION ALL
    SELECT min(player) FROM record
    WHERE player > ?1 AND player < coalesce((SELECT min(player) FROM seat WHERE player > ?1), '~')
) AS known;

-- name: list_lost_player_stats
-- Of anybody else.
SELECT ruleset, player, changed, gone, tallies, rating, deviation, volatility, rated_at
FROM player_stats
WHERE NOT EXISTS (SELECT 1 FROM seat WHERE seat.player = player_stats.player)
    AND NOT EXISTS (SELECT 1 FROM record WHERE record.player = player_stats.player)
LIMIT ?1;

-- name: list_leaderboard_rulesets
-- Each ruleset that there are rows of, with somebody who has one.
SELECT ruleset, min(player) FROM player_stats GROUP BY ruleset
UNION ALL
SELECT ruleset, min(a) FROM rating_pair GROUP BY ruleset
UNION ALL
SELECT ruleset, min(player) FROM rating_step GROUP BY ruleset
UNION ALL
SELECT ruleset, min(player) FROM record GROUP BY ruleset;

-- name: count_rating_pair
-- One more for two players on a day: ?1 ruleset, ?2 and ?3 the players, ?4 the day.
INSERT INTO rating_pair (ruleset, a, b, day, games) VALUES (?1, ?2, ?3, ?4, 1)
ON CONFLICT (ruleset, a, b) DO UPDATE SET
    games = CASE WHEN rating_pair.day = excluded.day THEN rating_pair.games + 1 ELSE 1 END, day = excluded.day
RETURNING games;

-- name: list_rating_pairs
-- All of them, in the order in which they lie on the disk.
SELECT ruleset, a, b, day, games FROM rating_pair ORDER BY ruleset, a, b;

-- name: delete_rating_pairs
DELETE FROM rating_pair;

-- name: put_rating_step
-- One who has several seats at a match has the rating of the last of them.
INSERT INTO rating_step (player, ruleset, result, rating, deviation) VALUES (?2, ?1, ?3, ?4, ?5)
ON CONFLICT (player, ruleset, result) DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation;

-- name: read_rating_step
SELECT result, rating, deviation FROM rating_step WHERE player = ?2 AND ruleset = ?1 AND result = ?3;

-- name: list_rating_steps
-- Oldest first, after ?3. CROSS keeps to that order.
SELECT result.id, rating_step.rating, deviation, game, published_at, is_public
FROM rating_step CROSS JOIN result
WHERE result.id = rating_step.result AND player = ?2 AND rating_step.ruleset = ?1 AND rating_step.result > ?3
ORDER BY rating_step.result
LIMIT ?4;

-- name: count_rating_steps
SELECT count(*) FROM rating_step WHERE player = ?2 AND ruleset = ?1;

-- name: list_lost_rating_steps
-- For verify: of those who have no seat in any game, and no record.
SELECT ruleset, player
FROM rating_step
WHERE NOT EXISTS (SELECT 1 FROM seat WHERE seat.player = rating_step.player)
    AND NOT EXISTS (SELECT 1 FROM record WHERE record.player = rating_step.player)
GROUP BY ruleset, player
LIMIT ?1;

-- name: delete_rating_steps
DELETE FROM rating_step;

-- name: list_results
-- All results, in the order of publication.
SELECT id, game, round, ruleset, ranked, is_public, published_at, body
FROM result
WHERE id > ?1
ORDER BY id
LIMIT ?2;

-- name: read_record
SELECT ruleset, player, tally FROM record WHERE player = ?2 AND ruleset = ?1;

-- name: delete_records
DELETE FROM record;
