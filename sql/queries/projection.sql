-- SPDX-License-Identifier: Apache-2.0
-- What is derived from the log.

-- name: insert_game
INSERT INTO game (id, ruleset, status, visibility, ranked, creator, join_code, created_at, finished_at, timed)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10);

-- name: update_game
UPDATE game SET status = ?2, visibility = ?3, join_code = ?4, finished_at = ?5, timed = ?6 WHERE id = ?1;

-- name: put_game
INSERT INTO game (id, ruleset, status, visibility, ranked, creator, join_code, created_at, finished_at, timed)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
ON CONFLICT (id) DO UPDATE SET
    ruleset = excluded.ruleset, status = excluded.status, visibility = excluded.visibility, ranked = excluded.ranked,
    creator = excluded.creator, join_code = excluded.join_code,
    created_at = excluded.created_at, finished_at = excluded.finished_at, timed = excluded.timed;

-- name: read_game
SELECT id, ruleset, status, visibility, ranked, creator, join_code, created_at, finished_at, timed
FROM game
WHERE id = ?1;

-- name: find_game_by_join_code
SELECT id FROM game WHERE join_code = ?1;

-- name: put_seat
INSERT INTO seat (game, seat, player, status, inviter, official, name, acted_by, live, is_public)
VALUES (
    ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8,
    (SELECT CAST(game.status NOT IN ('finished', 'aborted') AS INTEGER) FROM game WHERE id = ?1),
    (SELECT CAST(visibility = 'public' AS INTEGER) FROM game WHERE id = ?1)
)
ON CONFLICT (game, seat) DO UPDATE SET
    player = excluded.player, status = excluded.status, inviter = excluded.inviter,
    official = excluded.official, name = excluded.name, acted_by = excluded.acted_by, live = excluded.live,
    is_public = excluded.is_public;

-- name: end_seats
-- The game has ended.
UPDATE seat SET live = 0 WHERE game = ?1 AND live = 1;

-- name: read_seats
SELECT game, seat, player, status, inviter, live, is_public, official, name, acted_by
FROM seat
WHERE game = ?1
ORDER BY seat;

-- name: list_live_games
-- Games after ?2 that are not over and that a player is in or invited to, or watches and has made, or has somebody in for
-- whom they act. Seats that were given up are none of them.
SELECT game FROM seat
WHERE player = ?1 AND live = 1 AND game > ?2
    AND (
        status IN ('invited', 'joined', 'watching')
        OR EXISTS (
            SELECT 1 FROM seat AS named
            WHERE named.game = seat.game AND named.acted_by = seat.seat AND named.status = 'joined'
        )
    )
ORDER BY game
LIMIT ?3;

-- name: list_old_games
-- Games after ?1 and before ?2 that are not over.
SELECT id, status, created_at
FROM game
WHERE status IN ('open', 'playing') AND id > ?1 AND id < ?2
ORDER BY id
LIMIT ?3;

-- name: list_timed_games
-- Games after ?1 that are not over and in which a turn can have a deadline.
SELECT id FROM game WHERE timed = 1 AND id > ?1 ORDER BY id LIMIT ?2;

-- name: list_timed_and_playing
SELECT id FROM game WHERE timed = 1 AND status = 'playing';

-- name: delete_seats
DELETE FROM seat WHERE game = ?1;

-- name: insert_result
INSERT INTO result (id, game, round, ruleset, ranked, is_public, published_at, body)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8);

-- name: put_round_questions
INSERT INTO round_questions (game, round, fingerprints) VALUES (?1, ?2, ?3)
ON CONFLICT (game, round) DO UPDATE SET fingerprints = excluded.fingerprints;

-- name: read_round_questions
SELECT game, round, fingerprints FROM round_questions WHERE game = ?1 ORDER BY round;

-- name: delete_round_questions
DELETE FROM round_questions WHERE game = ?1;

-- name: list_met_questions
-- What was put to a player who competed, in the rounds that are over of the newest ?3 of their games, of those that are
-- going on (?2 is 1) or of those that are over (0); the newest first.
SELECT round_questions.game, round_questions.round, round_questions.fingerprints
FROM (SELECT game, seat FROM seat WHERE player = ?1 AND live = ?2 ORDER BY game DESC LIMIT ?3) AS page
    CROSS JOIN round_questions
    CROSS JOIN seat
WHERE round_questions.game = page.game AND seat.game = page.game AND seat.seat = page.seat AND seat.official = 0
ORDER BY page.game DESC, round_questions.round DESC;

-- name: list_competing_games
-- The newest ?2 games that are not over and that a player is in: those of them that have begun and in which they compete,
-- and how many rounds of each are in round_questions.
SELECT game.id, game.ruleset,
    (SELECT coalesce(max(round), 0) FROM round_questions WHERE round_questions.game = game.id)
FROM (SELECT game, seat FROM seat WHERE player = ?1 AND live = 1 ORDER BY game DESC LIMIT ?2) AS page
    CROSS JOIN game
    CROSS JOIN seat
WHERE game.id = page.game AND seat.game = page.game AND seat.seat = page.seat
    AND game.status = 'playing' AND seat.official = 0
ORDER BY game.id DESC;

-- name: delete_game
DELETE FROM game WHERE id = ?1;
