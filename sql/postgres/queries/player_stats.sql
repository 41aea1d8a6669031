-- SPDX-License-Identifier: Apache-2.0
-- Statistics of players: written from results in the order of their positions, after the commit (play/player_stats.h). The
-- row rank:RULESET of `numbering` says how far that has got, and whoever writes a ruleset's rows holds its lock.

-- name: list_rulesets_behind
-- Rulesets of which there are results that have not been noted, or players who have gone.
SELECT substr(scope, 6) FROM numbering
WHERE scope > 'rank:' AND scope < 'rank:~'
    AND (
        EXISTS (SELECT 1 FROM result WHERE ruleset = substr(scope, 6) AND position > last)
        OR EXISTS (
            SELECT 1 FROM player_stats WHERE app = 'main' AND player_stats.ruleset = substr(scope, 6) AND gone = 2
        )
    );

-- name: add_ranks
-- A row for each ruleset of the results behind ?1.
INSERT INTO numbering (scope, last)
SELECT DISTINCT concat('rank:', ruleset), CAST(0 AS BIGINT) FROM result WHERE position > ?1
ON CONFLICT (scope) DO NOTHING;

-- name: finish_ranks
-- All results that have a position count as noted.
INSERT INTO numbering (scope, last)
SELECT concat('rank:', ruleset), max(position) FROM result WHERE position IS NOT NULL GROUP BY ruleset
ON CONFLICT (scope) DO UPDATE SET last = excluded.last;

-- name: lock_rank
SELECT last FROM numbering WHERE scope = ?1 FOR UPDATE;

-- name: list_ruleset_results
-- Of ruleset ?1, behind position ?2.
SELECT id, game, round, ruleset, ranked, is_public, published_at, body, position
FROM result
WHERE ruleset = ?1 AND position > ?2
ORDER BY position
LIMIT ?3;

-- name: drop_player_stats
-- Off the boards; the change is numbered by whoever holds the lock next.
UPDATE player_stats SET gone = 2 WHERE app = 'main' AND ruleset = ?1 AND player = ?2 AND gone = 0;

-- name: drop_stats_of_gone
-- Of those that changed after ?2, rows of players who have gone meanwhile.
UPDATE player_stats SET gone = 1
WHERE app = 'main' AND ruleset = ?1 AND changed > ?2 AND gone = 0
    AND EXISTS (SELECT 1 FROM player WHERE player.id = player_stats.player AND player.deleted_at IS NOT NULL);

-- name: number_player_stats
UPDATE player_stats
SET gone = 1,
    changed = fresh.nth + (SELECT max(changed) FROM player_stats AS other WHERE other.app = 'main' AND other.ruleset = ?1)
FROM (
    SELECT player, row_number() OVER (ORDER BY player) AS nth
    FROM player_stats
    WHERE app = 'main' AND ruleset = ?1 AND gone = 2
) AS fresh
WHERE player_stats.app = 'main' AND player_stats.ruleset = ?1 AND player_stats.player = fresh.player;

-- name: put_rating_step
-- One who has several seats at a match has the rating of the last of them.
INSERT INTO rating_step (player, ruleset, result, rating, deviation, position)
VALUES (?2, ?1, ?3, ?4, ?5, (SELECT position FROM result WHERE id = ?3))
ON CONFLICT (player, ruleset, result) DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation;

-- name: list_rating_steps
-- Oldest first, after ?3.
SELECT result.id, rating_step.rating, deviation, game, published_at, is_public
FROM rating_step CROSS JOIN result
WHERE result.id = rating_step.result AND player = ?2 AND rating_step.ruleset = ?1
    AND rating_step.position > coalesce((SELECT position FROM result WHERE id = ?3), 0)
ORDER BY rating_step.position
LIMIT ?4;

-- name: list_results
-- All results that have been noted, in the order in which they were.
SELECT id, game, round, ruleset, ranked, is_public, published_at, body
FROM result
WHERE position > coalesce((SELECT position FROM result WHERE id = ?1), 0)
    AND position <= (SELECT last FROM numbering WHERE scope = concat('rank:', ruleset))
ORDER BY position
LIMIT ?2;

-- name: list_player_results
-- Likewise, of games at which player ?1 has or had a seat, each once, though they may have several seats.
SELECT result.id, result.game, round, result.ruleset, ranked, is_public, published_at, body
FROM (
    SELECT result.id
    FROM seat JOIN result ON result.game = seat.game
    WHERE seat.player = ?1
        AND position <= (SELECT last FROM numbering WHERE scope = concat('rank:', result.ruleset))
    GROUP BY result.id
) AS own CROSS JOIN result
WHERE result.id = own.id
ORDER BY position;

-- name: has_later_result
-- Newer than the first of game ?2, of another game of player ?1 in ruleset ?3.
SELECT 1
FROM result_reader JOIN result ON result.id = result_reader.result
WHERE reader = ?1 AND result_reader.result > (SELECT min(id) FROM result WHERE game = ?2)
    AND result.game <> ?2 AND result.ruleset = ?3
LIMIT 1;

-- name: put_record
INSERT INTO record (ruleset, player, tally) VALUES (?1, ?2, ?3)
ON CONFLICT (player, ruleset) DO UPDATE SET tally = excluded.tally;
