# SPDX-License-Identifier: Apache-2.0
"""`referee verify` compares every row that is derived of a tournament with its log, and mends it from there."""

import itertools

import pytest

import databases
import kit
from test_tournaments import begin, bots, until_over
from test_tournaments_people import entrants, games_of, invited, let_win, wait_for


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """A database with tournaments in every state, whose server has stopped."""
    with databases.fresh(tmp_path_factory.mktemp("verify")) as path, kit.Server(db=path) as server:
        ann, bob, cyd = (server.player(name) for name in ("Ann", "Bob", "Cyd"))
        until_over(ann, begin(ann, "swiss", bots(*["random"] * 7), ruleset="tic-tac-toe", games=3, seed=12))
        until_over(ann, begin(ann, "knockout", bots(*["random"] * 5), ruleset="tic-tac-toe", games=2))
        until_over(ann, begin(ann, "all-play", bots("random", "methodical"), games=5, deal="duplicate", seed="s"))
        running = begin(ann, "round-robin", entrants(ann, bob, cyd), ruleset="tic-tac-toe")
        for client in (bob, cyd):
            client.post(f"/v1/tournaments/{running['id']}/join").ok(201)
        wait_for(lambda: [game for client in (ann, bob, cyd) for game in games_of(client, running, "open")])
        alone = begin(ann, "all-play", entrants(ann) + bots("random"), games=1, deal="duplicate")
        invited(ann, alone)
        match = begin(ann, "knockout", entrants(ann, bob), ruleset="tic-tac-toe")
        bob.post(f"/v1/tournaments/{match['id']}/join").ok(201)
        let_win(ann, bob, match)
        until_over(ann, match)
        begin(ann, "knockout", entrants(ann, bob), ruleset="tic-tac-toe")
        gone = begin(ann, "knockout", entrants(ann, bob), ruleset="tic-tac-toe")
        bob.post(f"/v1/tournaments/{gone['id']}/decline").ok(201)
        ann.delete(f"/v1/tournaments/{begin(ann, 'swiss', bots('random', 'random'), ruleset='tic-tac-toe')['id']}")
        until_over(ann, begin(ann, "heats", bots(*["random"] * 5), ruleset="yahtzee", name="Spring cup", seed="a"))
        assert server.stop() == 0
        yield path


@pytest.fixture
def path(played, tmp_path):
    """A copy of it."""
    with databases.copied(played, tmp_path) as copy:
        yield copy


def rows(path):
    with databases.connected(path) as db:
        tables = ["tournament", "tournament_entrant", "tournament_game", "tournament_stage"]
        return {table: sorted(map(repr, db.execute(f"SELECT * FROM {table}"))) for table in tables}


def change(path, statement):
    with databases.connected(path) as db:
        assert db.execute(statement).rowcount >= 1, statement


def test_what_was_played_verifies(path):
    result = kit.run("verify", "--db", path)
    assert result.returncode == 0 and "10 tournaments" in result.stdout, result


OVER = "(SELECT min(id) FROM tournament WHERE status = 'finished')"
PEOPLE = "(SELECT min(id) FROM tournament WHERE status = 'running' AND people = 3)"
HEATS = "(SELECT id FROM tournament WHERE format = 'heats')"
FORGERIES = [
    f"UPDATE tournament_entrant SET points = points + 1 WHERE tournament = {OVER} AND number = 1",
    f"UPDATE tournament_entrant SET squares = squares + 1 WHERE tournament = {OVER} AND number = 7",
    f"UPDATE tournament_entrant SET wins = wins + 1, losses = losses - 1 WHERE tournament = {OVER} AND number = 2",
    f"UPDATE tournament_entrant SET games = 9 WHERE tournament = {OVER} AND number = 2",
    f"UPDATE tournament_entrant SET draws = 9 WHERE tournament = {OVER} AND number = 2",
    f"UPDATE tournament_entrant SET rank = rank + 1 WHERE tournament = {OVER} AND number = 3",
    f"UPDATE tournament_entrant SET place = place + 10 WHERE tournament = {OVER} AND place = 1",
    f"UPDATE tournament_entrant SET status = 'disqualified' WHERE tournament = {OVER} AND number = 4",
    f"UPDATE tournament_entrant SET bot = 'methodical' WHERE tournament = {OVER} AND number = 5",
    f"UPDATE tournament_entrant SET level = 3 WHERE tournament = {OVER} AND number = 5",
    f"UPDATE tournament_entrant SET player = (SELECT creator FROM tournament LIMIT 1) WHERE tournament = {OVER} AND number = 6",
    f"DELETE FROM tournament_entrant WHERE tournament = {OVER} AND number = 7",
    f"INSERT INTO tournament_entrant SELECT tournament, 8, player, bot, level, status, points, squares, games, wins, draws,"
    f" losses, 8, 8, 0 FROM tournament_entrant WHERE tournament = {OVER} AND number = 1",
    f"UPDATE tournament_entrant SET points = 1 WHERE tournament = {PEOPLE} AND number = 2",
    f"UPDATE tournament_entrant SET status = 'invited' WHERE tournament = {PEOPLE} AND number = 2",
    f"UPDATE tournament_entrant SET place = 1, rank = 1 WHERE tournament = {PEOPLE} AND number = 2",
    f"UPDATE tournament_game SET scores = '[7,0]' WHERE tournament = {OVER} AND number = 1",
    f"UPDATE tournament_game SET scores = '[1,0]' WHERE tournament = {PEOPLE}",
    f"UPDATE tournament_game SET entrants = '[7,6]' WHERE tournament = {OVER} AND number = 1",
    f"UPDATE tournament_game SET round = 2 WHERE tournament = {OVER} AND number = 1",
    f"UPDATE tournament_game SET tie_break = 1 WHERE tournament = {OVER} AND number = 1",
    f"UPDATE tournament_game SET game = {OVER} WHERE tournament = {PEOPLE}",
    "UPDATE tournament_game SET games = '[null,null]' WHERE games IS NOT NULL",
    f"DELETE FROM tournament_game WHERE tournament = {OVER} AND number = 2",
    f"INSERT INTO tournament_game SELECT tournament, 999, round, tie_break, game, entrants, scores, games"
    f" FROM tournament_game WHERE tournament = {OVER} AND number = 1",
    f"UPDATE tournament SET status = 'cancelled' WHERE id = {OVER}",
    f"UPDATE tournament SET status = 'open' WHERE id = {PEOPLE}",
    f"UPDATE tournament SET is_public = 0 WHERE id = {OVER}",
    f"UPDATE tournament SET version = version + 1 WHERE id = {OVER}",
    f"UPDATE tournament SET rows_version = version - 1 WHERE id = {OVER}",
    f"UPDATE tournament SET rows_version = version + 1 WHERE id = {OVER}",
    f"UPDATE tournament SET rows_version = 1 WHERE id = {PEOPLE}",
    f"UPDATE tournament SET played = played + 1 WHERE id = {OVER}",
    f"UPDATE tournament SET tie_break_games = 77 WHERE id = {OVER}",
    f"UPDATE tournament SET games = games + 1 WHERE id = {OVER}",
    f"UPDATE tournament SET entrants = 8 WHERE id = {OVER}",
    f"UPDATE tournament SET people = 2 WHERE id = {PEOPLE}",
    f"UPDATE tournament SET waiting = 1 WHERE id = {PEOPLE}",
    f"UPDATE tournament SET created_at = created_at + 1 WHERE id = {OVER}",
    f"UPDATE tournament SET finished_at = finished_at + 1 WHERE id = {OVER}",
    f"UPDATE tournament SET winners = '[3]' WHERE id = {OVER} AND winners <> '[3]' OR id = {OVER} AND winners = NULL",
    f"UPDATE tournament SET ruleset = 'gomoku' WHERE id = {OVER}",
    f"UPDATE tournament SET format = 'knockout' WHERE id = {OVER}",
    f"UPDATE tournament SET creator = (SELECT player FROM tournament_entrant WHERE tournament = {PEOPLE} AND number = 3)"
    f" WHERE id = {OVER}",
    f"UPDATE tournament SET plan = replace(plan, '\"seeded\":true', '\"seeded\":false') WHERE id = {OVER}",
    f"UPDATE tournament SET plan = replace(plan, '12', '13') WHERE id = {OVER}",
    f"UPDATE tournament SET plan = '{{}}' WHERE id = {PEOPLE}",
    f"DELETE FROM tournament WHERE id = {PEOPLE}",
    f"UPDATE tournament_stage SET tables = replace(tables, '[', '[7,') WHERE tournament = {HEATS} AND number = 1",
    f"UPDATE tournament_stage SET tables = '[]' WHERE tournament = {HEATS} AND number = 2",
    f"DELETE FROM tournament_stage WHERE tournament = {HEATS} AND number = 2",
    f"DELETE FROM tournament_stage WHERE tournament = {HEATS} AND number = 1",
    f"INSERT INTO tournament_stage SELECT tournament, 3, tables FROM tournament_stage WHERE tournament = {HEATS} LIMIT 1",
    f"INSERT INTO tournament_stage VALUES ({PEOPLE}, 1, '[]')",
    f"UPDATE tournament SET title = 'Champion' WHERE id = {HEATS}",
    f"UPDATE tournament SET master = creator WHERE id = {HEATS}",
    f"UPDATE tournament_entrant SET has_title = 1 WHERE tournament = {HEATS} AND rank = 1",
    f"UPDATE tournament_entrant SET has_title = 1 WHERE tournament = {PEOPLE} AND number = 1",
    f"UPDATE tournament SET plan = replace(plan, '\"table\":4', '\"table\":5') WHERE id = {HEATS}",
    f"UPDATE tournament SET plan = json_remove(plan, '$.advance') WHERE id = {HEATS}",
]


@pytest.mark.parametrize("statement", FORGERIES, ids=itertools.count(1))
def test_a_forged_row_is_found_and_mended_from_the_log(path, statement):
    before = rows(path)
    change(path, statement)
    if before == rows(path):
        pytest.fail("nothing was changed")
    found = kit.run("verify", "--db", path)
    assert found.returncode == 1 and "tournament " in found.stdout and "1 with stale" in found.stdout, found
    mended = kit.run("verify", "--db", path, "--rebuild")
    assert mended.returncode == 0 and "1 of them rebuilt" in mended.stdout, mended
    assert kit.run("verify", "--db", path).returncode == 0
    after = rows(path)
    assert after["tournament_entrant"] == before["tournament_entrant"]
    assert after["tournament_game"] == before["tournament_game"]
    assert after["tournament_stage"] == before["tournament_stage"]


def test_the_name_of_a_tournament_is_in_no_log_and_stays(path):
    change(path, f"UPDATE tournament SET played = 7 WHERE id = {HEATS}")
    assert kit.run("verify", "--db", path, "--rebuild").returncode == 0
    with databases.connected(path) as db:
        assert db.execute(f"SELECT name FROM tournament WHERE id = {HEATS}").fetchone() == ("Spring cup",)
        assert not db.execute("SELECT 1 FROM tournament_event WHERE body LIKE '%Spring%'").fetchone()


def test_rows_of_a_tournament_without_a_log_are_found(path):
    change(path, f"DELETE FROM tournament_event WHERE tournament = {OVER}")
    found = kit.run("verify", "--db", path)
    assert found.returncode == 1 and "no log" in found.stdout, found
    assert kit.run("verify", "--db", path, "--rebuild").returncode == 0
    assert kit.run("verify", "--db", path).returncode == 0


STAGE = f"WHERE tournament = {HEATS} AND kind = 'stage' AND json_extract(body, '$.stage')"
LOGS = [
    f"UPDATE tournament_event SET body = '{{\"winners\":[4]}}' WHERE tournament = {OVER} AND kind = 'finished'"
    " AND body <> '{\"winners\":[4]}'",
    f"DELETE FROM tournament_event WHERE tournament = {OVER} AND seq = 3",
    f"UPDATE tournament_event SET body = 'gone' WHERE tournament = {OVER} AND seq = 3",
    f"UPDATE tournament_event SET kind = 'wished' WHERE tournament = {OVER} AND seq = 3",
    # Another draw of the same entrants; one who has not gone on; a stage that is not the next.
    f"UPDATE tournament_event SET body = json_set(body, '$.tables', json('[[1,2,3],[4,5]]')) {STAGE} = 1",
    f"UPDATE tournament_event SET body = json_set(body, '$.tables', json('[[1,2,3,5]]')) {STAGE} = 2",
    f"UPDATE tournament_event SET body = json_set(body, '$.stage', 3) {STAGE} = 2",
]


@pytest.mark.parametrize("statement", LOGS, ids=itertools.count(1))
def test_a_changed_log_is_reported_with_its_place(path, statement):
    change(path, statement)
    found = kit.run("verify", "--db", path)
    assert found.returncode == 1 and "1 broken" in found.stdout, found
    line = next(line for line in found.stdout.splitlines() if line.startswith("tournament "))
    assert ", event " in line, line


def test_places_in_one_that_was_cancelled_just_before_its_end_are_found_and_taken_away(path):
    with databases.connected(path) as db:
        (tournament,) = db.execute(f"SELECT {OVER}").fetchone()
        db.execute(
            "UPDATE tournament_event SET kind = 'cancelled', body = '{\"reason\":\"creator\"}'"
            " WHERE tournament = ? AND kind = 'finished'",
            (tournament,),
        )
        db.execute("UPDATE tournament SET status = 'cancelled', winners = NULL WHERE id = ?", (tournament,))
    result = kit.run("verify", "--db", path)
    assert result.returncode == 1 and "row of an entrant is not what the log says" in result.stdout, result
    kit.run("verify", "--rebuild", "--db", path)
    assert kit.run("verify", "--db", path).returncode == 0
    with databases.connected(path) as db:
        places = "SELECT count(*) FROM tournament_entrant WHERE tournament = ? AND place IS NOT NULL"
        assert db.execute(places, (tournament,)).fetchone() == (0,)


# Of an all-play tournament, whose standings follow whatever its games say; the rows are mended after the forged log.
DUPLICATE = "(SELECT id FROM tournament WHERE format = 'all-play' AND status = 'finished')"
GAME = f"WHERE tournament = {DUPLICATE} AND kind = 'game' AND json_extract(body, '$.game') = 3"
PLAYED_AGAIN = {
    "score": f"UPDATE tournament_event SET body = json_set(body, '$.scores[0]', json_extract(body, '$.scores[0]') + 1) {GAME}",
    "none": f"UPDATE tournament_event SET body = json_set(body, '$.scores[1]', NULL) {GAME}",
    "rules": f"UPDATE tournament_event SET body = json_set(body, '$.rules', 99) {GAME}",
    "seed": f"UPDATE tournament_event SET body = json_set(body, '$.seed', '{'00' * 32}') {GAME}",
}


@pytest.mark.parametrize("statement", PLAYED_AGAIN.values(), ids=PLAYED_AGAIN)
def test_a_game_among_bots_is_played_again(path, statement):
    change(path, statement)
    change(path, f"DELETE FROM tournament_event WHERE tournament = {DUPLICATE} AND kind = 'finished'")
    for more in (["--rebuild"], []):
        found = kit.run("verify", "--db", path, *more)
        assert found.returncode == 1 and "1 broken" in found.stdout, found
        line = next(line for line in found.stdout.splitlines() if "of the game" in line or "played again" in line)
        assert line.startswith("tournament ") and ", event " in line, line


def test_a_game_that_bots_of_another_version_played_is_left_as_it_is(path):
    change(path, PLAYED_AGAIN["score"])
    change(path, f"UPDATE tournament_event SET body = json_set(body, '$.bots', 0) {GAME}")
    change(path, f"DELETE FROM tournament_event WHERE tournament = {DUPLICATE} AND kind = 'finished'")
    kit.run("verify", "--db", path, "--rebuild")
    found = kit.run("verify", "--db", path)
    assert found.returncode == 0, found


@pytest.fixture(scope="module")
def many(tmp_path_factory):
    """More entrants than have their rows written in one job; the tournament is over."""
    with databases.fresh(tmp_path_factory.mktemp("many")) as path, kit.Server(db=path) as server:
        ann = server.player("Ann")
        until_over(ann, begin(ann, "swiss", bots(*["random"] * 420), ruleset="tic-tac-toe", games=1))
        assert server.stop() == 0
        yield path


@pytest.fixture
def copy_of_many(many, tmp_path):
    with databases.copied(many, tmp_path) as copy:
        yield copy


# (since when the rows are said to be behind, is the end taken away, may that be)
BEHIND = {
    "one-game": ("version - 2", True, False),
    "places": ("version - 1", True, True),
    "many-games": ("2", True, True),
    "end": ("version - 1", False, False),
    "many-games-and-the-end": ("2", False, False),
}


@pytest.mark.parametrize("since, unfinished, good", BEHIND.values(), ids=BEHIND)
def test_entrants_rows_are_behind_only_where_many_have_changed_since(copy_of_many, since, unfinished, good):
    path = copy_of_many
    if unfinished:
        change(path, "DELETE FROM tournament_event WHERE kind = 'finished'")
        assert kit.run("verify", "--db", path, "--rebuild").returncode == 0
    assert kit.run("verify", "--db", path).returncode == 0
    change(path, f"UPDATE tournament SET rows_version = {since}")
    found = kit.run("verify", "--db", path)
    assert (found.returncode == 0) == good, found
    assert kit.run("verify", "--db", path, "--rebuild").returncode == 0
    assert kit.run("verify", "--db", path).returncode == 0
