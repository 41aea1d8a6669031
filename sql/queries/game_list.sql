-- SPDX-License-Identifier: Apache-2.0
-- Lists of games, newest first, each along an index of its own. The public ones are of one app; what a player has is of
-- theirs.
--
-- All of them take ?1 = only games older than this id, ?2 = how many, ?3 = only those with an open seat (truth).

-- name: list_public_games
SELECT id FROM game
WHERE app = 'main' AND visibility = 'public' AND id < ?1
    AND (?3 = 0 OR EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id AND seat.status = 'open'))
ORDER BY id DESC LIMIT ?2;

-- name: list_public_games_by_status
-- ?4 = the status.
SELECT id FROM game
WHERE app = 'main' AND visibility = 'public' AND status = ?4 AND id < ?1
    AND (?3 = 0 OR EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id AND seat.status = 'open'))
ORDER BY id DESC LIMIT ?2;

-- name: list_public_games_by_ruleset
-- ?4 = the ruleset.
SELECT id FROM game
WHERE app = 'main' AND visibility = 'public' AND ruleset = ?4 AND id < ?1
    AND (?3 = 0 OR EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id AND seat.status = 'open'))
ORDER BY id DESC LIMIT ?2;

-- name: list_public_games_by_ruleset_and_status
-- ?4 = the ruleset, ?5 = the status.
SELECT id FROM game
WHERE app = 'main' AND visibility = 'public' AND ruleset = ?4 AND status = ?5 AND id < ?1
    AND (?3 = 0 OR EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id AND seat.status = 'open'))
ORDER BY id DESC LIMIT ?2;

-- The lists of a player take ?4 = the player, ?5 = the ruleset or NULL for any. CROSS JOIN keeps the order of the tables
-- as written.

-- name: list_games_of_player
-- UNION merges the two runs of the index, and a player with several seats of a game gets it once.
SELECT mine.game AS game FROM seat AS mine CROSS JOIN game
WHERE game.id = mine.game AND mine.player = ?4 AND mine.live = 1 AND mine.game < ?1
    AND (CAST(?5 AS TEXT) IS NULL OR game.ruleset = ?5)
    AND (?3 = 0 OR EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id AND seat.status = 'open'))
UNION
SELECT mine.game AS game FROM seat AS mine CROSS JOIN game
WHERE game.id = mine.game AND mine.player = ?4 AND mine.live = 0 AND mine.game < ?1
    AND (CAST(?5 AS TEXT) IS NULL OR game.ruleset = ?5)
    AND (?3 = 0 OR EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id AND seat.status = 'open'))
ORDER BY game DESC LIMIT ?2;

-- name: list_games_of_player_by_status
-- ?6 = the status, which says in which run of the index to look.
SELECT DISTINCT mine.game AS game FROM seat AS mine CROSS JOIN game
WHERE game.id = mine.game AND mine.player = ?4 AND mine.game < ?1
    AND mine.live = CAST(?6 NOT IN ('finished', 'aborted') AS INTEGER)
    AND (CAST(?5 AS TEXT) IS NULL OR game.ruleset = ?5) AND game.status = ?6
    AND (?3 = 0 OR EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id AND seat.status = 'open'))
ORDER BY mine.game DESC LIMIT ?2;

-- name: list_public_games_of_player
SELECT mine.game AS game FROM seat AS mine CROSS JOIN game
WHERE game.id = mine.game AND mine.player = ?4 AND mine.live = 1 AND mine.is_public = 1 AND mine.game < ?1
    AND (CAST(?5 AS TEXT) IS NULL OR game.ruleset = ?5)
    AND (?3 = 0 OR EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id AND seat.status = 'open'))
UNION
SELECT mine.game AS game FROM seat AS mine CROSS JOIN game
WHERE game.id = mine.game AND mine.player = ?4 AND mine.live = 0 AND mine.is_public = 1 AND mine.game < ?1
    AND (CAST(?5 AS TEXT) IS NULL OR game.ruleset = ?5)
    AND (?3 = 0 OR EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id AND seat.status = 'open'))
ORDER BY game DESC LIMIT ?2;

-- name: list_public_games_of_player_by_status
-- ?6 = the status.
SELECT DISTINCT mine.game AS game FROM seat AS mine CROSS JOIN game
WHERE game.id = mine.game AND mine.player = ?4 AND mine.is_public = 1 AND mine.game < ?1
    AND mine.live = CAST(?6 NOT IN ('finished', 'aborted') AS INTEGER)
    AND (CAST(?5 AS TEXT) IS NULL OR game.ruleset = ?5) AND game.status = ?6
    AND (?3 = 0 OR EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id AND seat.status = 'open'))
ORDER BY mine.game DESC LIMIT ?2;
