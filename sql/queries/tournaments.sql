-- SPDX-License-Identifier: Apache-2.0
-- Tournaments.

-- name: append_tournament_event
INSERT INTO tournament_event (tournament, seq, at, kind, body) VALUES (?1, ?2, ?3, ?4, ?5);

-- name: read_tournament_events
SELECT seq, at, kind, body FROM tournament_event WHERE tournament = ?1 AND seq > ?2 AND seq <= ?3 ORDER BY seq LIMIT ?4;

-- name: insert_tournament
INSERT INTO tournament (id, creator, ruleset, format, status, version, games, played, tie_break_games, entrants, people,
    waiting, created_at, finished_at, plan, winners, is_public, master, title, name, choose_by, starts_at, series,
    rows_version)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22, ?23, ?6);

-- name: update_tournament
-- Only one that is still at version ?2. ?12: all rows of entrants that this changes are written with it.
UPDATE tournament
SET status = ?3, version = ?4, played = ?5, tie_break_games = ?6, entrants = ?7, people = ?8, waiting = ?9,
    finished_at = ?10, winners = ?11, choose_by = ?13,
    rows_version = CASE WHEN ?12 = 1 AND rows_version = ?2 THEN ?4 ELSE rows_version END
WHERE id = ?1 AND version = ?2;

-- name: note_tournament_rows
-- All rows of entrants are as the log has it at ?2; a later end by its creator changes none of them.
UPDATE tournament
SET rows_version = CASE WHEN status = 'cancelled' THEN version ELSE ?2 END
WHERE id = ?1 AND rows_version < ?2;

-- name: doubt_tournament_rows
-- Some rows of entrants are not as the log has it at its version ?2, and will be written anew unless more is noted.
UPDATE tournament SET rows_version = CASE WHEN rows_version < ?2 THEN rows_version ELSE ?2 - 1 END WHERE id = ?1;

-- name: read_tournament_rows_version
SELECT rows_version FROM tournament WHERE id = ?1;

-- name: list_tournaments_behind
-- Tournaments whose entrants' rows were not all written when the server ended.
SELECT id FROM tournament WHERE rows_version < version AND id > ?1 ORDER BY id LIMIT ?2;

-- name: read_tournament
-- The first of a series is of it because of those that came after.
SELECT id, creator, ruleset, format, status, version, games, played, tie_break_games, entrants, people, waiting,
    created_at, finished_at, plan, winners, is_public, master, title, name, choose_by, starts_at,
    coalesce(series, CASE WHEN EXISTS (SELECT 1 FROM tournament AS later WHERE later.series = tournament.id)
        THEN tournament.id END)
FROM tournament
WHERE id = ?1;

-- name: list_tournaments
-- Newest first, before ?1: public ones, and the private ones that player ?3 has made. Neither part has more than the page
-- takes.
SELECT tournament.id, creator, ruleset, format, status, version, games, played, tie_break_games, entrants, people, waiting,
    created_at, finished_at, plan, winners, is_public, master, title, name, choose_by, starts_at,
    coalesce(series, CASE WHEN EXISTS (SELECT 1 FROM tournament AS later WHERE later.series = tournament.id)
        THEN tournament.id END)
FROM (
    SELECT id
    FROM (
        SELECT id FROM tournament
        WHERE app = 'main' AND is_public = 1 AND id < ?1
        ORDER BY id DESC LIMIT ?2
    ) AS page
    UNION ALL
    SELECT id
    FROM (
        SELECT id FROM tournament
        WHERE creator = ?3 AND is_public = 0 AND id < ?1
        ORDER BY id DESC LIMIT ?2
    ) AS page
    ORDER BY id DESC LIMIT ?2
) AS page CROSS JOIN tournament
WHERE tournament.id = page.id
ORDER BY page.id DESC;

-- name: list_tournaments_by_status
-- ?4 = the status.
SELECT tournament.id, creator, ruleset, format, status, version, games, played, tie_break_games, entrants, people, waiting,
    created_at, finished_at, plan, winners, is_public, master, title, name, choose_by, starts_at,
    coalesce(series, CASE WHEN EXISTS (SELECT 1 FROM tournament AS later WHERE later.series = tournament.id)
        THEN tournament.id END)
FROM (
    SELECT id
    FROM (
        SELECT id FROM tournament
        WHERE app = 'main' AND is_public = 1 AND status = ?4 AND id < ?1
        ORDER BY id DESC LIMIT ?2
    ) AS page
    UNION ALL
    SELECT id
    FROM (
        SELECT id FROM tournament
        WHERE creator = ?3 AND is_public = 0 AND status = ?4 AND id < ?1
        ORDER BY id DESC LIMIT ?2
    ) AS page
    ORDER BY id DESC LIMIT ?2
) AS page CROSS JOIN tournament
WHERE tournament.id = page.id
ORDER BY page.id DESC;

-- name: list_tournaments_of_player
-- Those that player ?3 has entered, private ones too; one row each, though a player may enter one twice.
SELECT tournament.id, creator, ruleset, format, status, version, games, played, tie_break_games, entrants, people, waiting,
    created_at, finished_at, plan, winners, is_public, master, title, name, choose_by, starts_at,
    coalesce(series, CASE WHEN EXISTS (SELECT 1 FROM tournament AS later WHERE later.series = tournament.id)
        THEN tournament.id END)
FROM (
    SELECT DISTINCT tournament AS id
    FROM tournament_entrant
    WHERE player = ?3 AND tournament < ?1
    ORDER BY tournament DESC
    LIMIT ?2
) AS page CROSS JOIN tournament
WHERE tournament.id = page.id
ORDER BY page.id DESC;

-- name: list_tournaments_of_series
-- The rematches of ?3, and where there are any that one itself.
SELECT tournament.id, creator, ruleset, format, status, version, games, played, tie_break_games, entrants, people, waiting,
    created_at, finished_at, plan, winners, is_public, master, title, name, choose_by, starts_at,
    coalesce(series, CASE WHEN EXISTS (SELECT 1 FROM tournament AS later WHERE later.series = tournament.id)
        THEN tournament.id END)
FROM (
    SELECT id
    FROM (SELECT id FROM tournament WHERE series = ?3 AND id < ?1 ORDER BY id DESC LIMIT ?2) AS page
    UNION ALL
    SELECT id
    FROM tournament
    WHERE id = ?3 AND id < ?1 AND EXISTS (SELECT 1 FROM tournament AS later WHERE later.series = ?3)
    ORDER BY id DESC LIMIT ?2
) AS page CROSS JOIN tournament
WHERE tournament.id = page.id
ORDER BY page.id DESC;

-- name: list_running_tournaments
-- Oldest first: to go on with them.
SELECT id FROM tournament WHERE status = 'running' AND id > ?1 ORDER BY id LIMIT ?2;

-- name: list_due_tournaments
-- Those whose tables have waited long enough for choices.
SELECT id FROM tournament WHERE choose_by <= ?1 ORDER BY choose_by LIMIT ?2;

-- name: list_starting_tournaments
-- Those that begin by then.
SELECT id FROM tournament WHERE status = 'open' AND starts_at <= ?1 ORDER BY starts_at LIMIT ?2;

-- name: list_tournaments_without
-- Those whose tables wait for choices and have an entrant whose account is deleted.
SELECT id FROM tournament
WHERE choose_by > 0 AND EXISTS (
    SELECT 1 FROM tournament_entrant JOIN player ON player.id = tournament_entrant.player
    WHERE tournament_entrant.tournament = tournament.id AND tournament_entrant.status = 'playing'
        AND player.deleted_at IS NOT NULL)
ORDER BY choose_by
LIMIT ?1;

-- name: list_gone_entrants
-- Of tournaments that are open, those whose accounts are deleted. CROSS: they are few, so SQLite is to begin with them.
SELECT tournament.id, tournament_entrant.number
FROM tournament
    CROSS JOIN tournament_entrant
    JOIN player ON player.id = tournament_entrant.player
WHERE tournament_entrant.tournament = tournament.id AND tournament.status = 'open' AND tournament.id > ''
    AND tournament_entrant.status IN ('invited', 'playing') AND player.deleted_at IS NOT NULL
LIMIT ?1;

-- name: list_old_open_tournaments
-- But for those that begin, or end, at a time of their own.
SELECT id FROM tournament WHERE status = 'open' AND starts_at IS NULL AND id < ?1 ORDER BY id LIMIT ?2;

-- name: count_live_tournaments
-- With those that are being made.
SELECT (SELECT count(*) FROM tournament WHERE creator = ?1 AND status IN ('open', 'running'))
    + (SELECT count(*) FROM tournament_draft WHERE creator = ?1);

-- name: clear_tournament_names
-- At most ?2 of those that a player has made.
UPDATE tournament SET name = NULL
WHERE id IN (SELECT id FROM tournament WHERE creator = ?1 AND name IS NOT NULL LIMIT ?2);

-- name: insert_tournament_draft
INSERT INTO tournament_draft (tournament, creator, at, abandoned) VALUES (?1, ?2, ?3, 0);

-- name: find_tournament_draft
-- One that may still become a tournament.
SELECT 1 FROM tournament_draft WHERE tournament = ?1 AND abandoned = 0;

-- name: delete_tournament_draft
DELETE FROM tournament_draft WHERE tournament = ?1;

-- name: find_stale_draft
-- Begun before ?1: nobody goes on with it.
SELECT tournament FROM tournament_draft WHERE at < ?1 OR abandoned = 1 LIMIT 1;

-- name: abandon_tournament_draft
UPDATE tournament_draft SET abandoned = 1 WHERE tournament = ?1;

-- name: clear_tournament_draft
-- A few of the rows of one that is abandoned.
DELETE FROM tournament_entrant
WHERE tournament = ?1 AND number IN (SELECT number FROM tournament_entrant WHERE tournament = ?1 LIMIT ?2)
    AND EXISTS (SELECT 1 FROM tournament_draft WHERE tournament = ?1 AND abandoned = 1);

-- name: put_tournament_entrant
INSERT INTO tournament_entrant (tournament, number, player, bot, level, status, points, squares, games, wins, draws,
    losses, place, rank, has_title)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)
ON CONFLICT (tournament, number) DO UPDATE SET status = excluded.status, points = excluded.points,
    squares = excluded.squares, games = excluded.games, wins = excluded.wins, draws = excluded.draws,
    losses = excluded.losses, place = excluded.place, rank = excluded.rank, has_title = excluded.has_title;

-- name: read_tournament_entrant
SELECT number, player, bot, level, status, points, squares, games, wins, draws, losses, place, rank, has_title
FROM tournament_entrant
WHERE tournament = ?1 AND number = ?2;

-- name: find_tournament_entrant
-- A player's entry.
SELECT number, tournament_entrant.player, bot, level, status, points, squares, games, wins, draws, losses, place, rank,
    has_title
FROM tournament_entrant
WHERE tournament_entrant.player = ?2 AND tournament = ?1
LIMIT 1;

-- name: list_tournament_entrants_by_points
-- Which rows they are is read from the index alone. CROSS: SQLite is to walk over the page and look for its entrants, and
-- not the other way round.
SELECT entrant.number, player, bot, level, entrant.status, entrant.points, squares, games, wins, draws, losses, place,
    rank, has_title
FROM (
    SELECT number
    FROM tournament_entrant
    WHERE tournament = ?1 AND status <> 'declined'
    ORDER BY points DESC, number
    LIMIT ?3 OFFSET ?2
) AS page CROSS JOIN tournament_entrant AS entrant
WHERE entrant.tournament = ?1 AND entrant.number = page.number
ORDER BY entrant.points DESC, entrant.number;

-- name: list_tournament_entrants_by_place
SELECT number, player, bot, level, status, points, squares, games, wins, draws, losses, place, rank, has_title
FROM tournament_entrant
WHERE tournament = ?1 AND place > ?2
ORDER BY place
LIMIT ?3;

-- name: count_tournament_entrants_above
SELECT count(*) FROM tournament_entrant WHERE tournament = ?1 AND points > ?2 AND status <> 'declined';

-- name: put_tournament_game
INSERT INTO tournament_game (tournament, number, round, tie_break, game, entrants, scores, games)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
ON CONFLICT (tournament, number) DO UPDATE SET entrants = excluded.entrants, scores = excluded.scores;

-- name: list_tournament_games
SELECT number, round, tie_break, game, entrants, scores, games
FROM tournament_game
WHERE tournament = ?1 AND number > ?2
ORDER BY number
LIMIT ?3;

-- name: put_tournament_stage
INSERT INTO tournament_stage (tournament, number, tables) VALUES (?1, ?2, ?3)
ON CONFLICT (tournament, number) DO UPDATE SET tables = excluded.tables;

-- name: list_tournament_stages
SELECT number, tables FROM tournament_stage WHERE tournament = ?1 ORDER BY number;

-- name: list_titles
-- Those that a player has won, the newest tournament first.
SELECT tournament.id, tournament.ruleset, tournament.title, tournament_entrant.rank, tournament.finished_at
FROM tournament_entrant CROSS JOIN tournament
WHERE tournament.id = tournament_entrant.tournament AND tournament_entrant.player = ?1
    AND tournament_entrant.has_title = 1 AND tournament.status = 'finished'
ORDER BY tournament_entrant.tournament DESC
LIMIT ?2;

-- name: next_tournament_log
-- The first id after ?1 of a tournament that has a log.
SELECT min(tournament) FROM tournament_event WHERE tournament > ?1;

-- name: next_lost_tournament
-- The first id after ?1 that rows speak of and no log does, drafts aside.
SELECT min(id) FROM (
    SELECT id FROM tournament WHERE id > ?1
    UNION
    SELECT tournament FROM tournament_entrant WHERE tournament > ?1
    UNION
    SELECT tournament FROM tournament_game WHERE tournament > ?1
    UNION
    SELECT tournament FROM tournament_stage WHERE tournament > ?1
) AS known
WHERE NOT EXISTS (SELECT 1 FROM tournament_event WHERE tournament = known.id)
    AND NOT EXISTS (SELECT 1 FROM tournament_draft WHERE tournament = known.id);

-- name: list_tournament_entrants
-- By number, after ?2.
SELECT number, player, bot, level, status, points, squares, games, wins, draws, losses, place, rank, has_title
FROM tournament_entrant
WHERE tournament = ?1 AND number > ?2
ORDER BY number
LIMIT ?3;

-- name: read_tournament_game
SELECT number, round, tie_break, game, entrants, scores, games FROM tournament_game WHERE tournament = ?1 AND number = ?2;

-- name: count_tournament_games
SELECT count(*) FROM tournament_game WHERE tournament = ?1;

-- name: clear_tournament
DELETE FROM tournament WHERE id = ?1;

-- name: clear_tournament_entrants
DELETE FROM tournament_entrant WHERE tournament = ?1;

-- name: clear_tournament_games
DELETE FROM tournament_game WHERE tournament = ?1;

-- name: clear_tournament_stages
DELETE FROM tournament_stage WHERE tournament = ?1;
