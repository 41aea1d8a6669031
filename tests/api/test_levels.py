# SPDX-License-Identifier: Apache-2.0
"""Levels of built-in bots: asked for in games and tournaments, shown wherever the bot is, kept by logs, exports and rematches."""

import json
import subprocess

import pytest

import databases
import kit
from kit import run
from test_line_bots import first_free, play_on
from test_tournaments import begin, until_over
from test_tournaments_people import wait_for

LEVELS = {("line", "gomoku"): 10, ("connectfour", "perfect"): 10, ("codebreaking", "entropy"): 5, ("yahtzee", "optimal"): 5}


@pytest.fixture(name="ann")
def fixture_ann(server):
    return server.player("Ann")


def against(client, bot, ruleset="tic-tac-toe", **more):
    return client.post("/v1/games", {"ruleset": ruleset, "opponents": [{"bot": bot, **more}], "seat": 1})


def the_pair(client):
    """The names of those at the table of a game between two levels of one bot, which an account only watches."""
    body = {"ruleset": "tic-tac-toe", "seat": None, "opponents": [{"bot": "gomoku", "level": 1}, {"bot": "gomoku"}]}
    game = client.post("/v1/games", body).ok(201)
    return game, [seat["player"] for seat in game["seats"]]


def test_each_bot_says_how_many_levels_it_has_and_how_strong_each_is(anyone):
    for bot in anyone.get("/v1/bots").ok(200)["items"]:
        levels = LEVELS.get((bot["family"], bot["name"]), 0)
        assert bot["levels"] == levels
        told = {strength.get("level") for strength in bot["strengths"]}
        if levels == 0:
            assert told <= {None}
        else:
            assert told == set(range(1, levels + 1)) and bot["strengths"][0]["level"] == levels


@pytest.mark.parametrize("ruleset, bot, level", [
    ("tic-tac-toe", "gomoku", 1), ("gomoku", "gomoku", 9), ("connect-four", "perfect", 4), ("mastermind", "entropy", 2),
    ("yahtzee", "optimal", 3),
])  # fmt: skip
def test_a_bot_sits_down_at_the_level_that_was_asked_for(ann, ruleset, bot, level):
    game = against(ann, bot, ruleset, level=level).ok(201)
    assert game["seats"][0]["player"]["name"] == f"{bot}, level {level}"
    assert game["seats"][0]["player"]["kind"] == "bot"
    created = ann.get(f"/v1/games/{game['id']}/events").ok(200)["items"][0]
    assert (created["seats"][0]["bot"], created["seats"][0]["level"]) == (bot, level)


def test_without_a_level_and_at_the_highest_it_is_the_bot_itself(ann):
    plain = against(ann, "gomoku").ok(201)
    highest = against(ann, "gomoku", level=10).ok(201)
    assert plain["seats"][0]["player"] == highest["seats"][0]["player"]
    assert plain["seats"][0]["player"]["name"] == "gomoku"
    seats = [ann.get(f"/v1/games/{game['id']}/events").ok(200)["items"][0]["seats"][0] for game in (plain, highest)]
    assert "level" not in seats[0] and seats[1]["level"] == 10


def test_a_game_at_a_level_is_played_to_its_end_and_its_rematch_is_at_the_same(ann):
    view = play_on(ann, against(ann, "gomoku", level=2).ok(201), first_free)
    assert view["status"] == "finished"
    made = ann.post(f"/v1/games/{view['id']}/rematch").ok(201)
    again = ann.get(f"/v1/games/{made['id']}").ok(200)
    assert again["seats"][1]["player"]["name"] == "gomoku, level 2"
    created = ann.get(f"/v1/games/{again['id']}/events").ok(200)["items"][0]
    assert created["seats"][1]["level"] == 2


@pytest.mark.parametrize("opponent, words", [
    ({"bot": "gomoku", "level": 0}, "must be 1 to 10: those are the levels of gomoku"),
    ({"bot": "gomoku", "level": 11}, "must be 1 to 10: those are the levels of gomoku"),
    ({"bot": "gomoku", "level": -1}, "must be 1 to 10: those are the levels of gomoku"),
    ({"bot": "gomoku", "level": 2**62}, "must be 1 to 10: those are the levels of gomoku"),
    ({"bot": "gomoku", "level": "3"}, "must be an integer"),
    ({"bot": "gomoku", "level": 3.0}, "must be an integer"),
    ({"bot": "gomoku", "level": None}, "must not be null"),
    ({"bot": "greedy", "level": 1}, "must not be there: the bot greedy has no levels"),
    ({"open": True, "level": 1}, "is for a bot, which `bot` names"),
])  # fmt: skip
def test_a_level_that_there_is_not_is_refused_at_its_place(ann, opponent, words):
    refused = ann.post("/v1/games", {"ruleset": "tic-tac-toe", "opponents": [opponent]})
    problem = refused.problem(422, "invalid-value", pointer="/opponents/0/level")
    assert words in json.dumps(problem)


@pytest.mark.parametrize("entrant, words", [
    ({"bot": "gomoku", "level": 11}, "must be 1 to 10: those are the levels of gomoku"),
    ({"bot": "greedy", "level": 1}, "must not be there: the bot greedy has no levels"),
    ({"player": "me", "level": 1}, "is for a bot, which `bot` names"),
    ({"bot": "gomoku", "level": []}, "must be an integer"),
])  # fmt: skip
def test_an_entrant_at_a_level_that_there_is_not_is_refused(ann, entrant, words):
    body = {"ruleset": "tic-tac-toe", "format": "round-robin", "entrants": [{"bot": "gomoku"}, entrant]}
    problem = ann.post("/v1/tournaments", body).problem(422, "invalid-value", pointer="/entrants/1/level")
    assert words in json.dumps(problem)


def test_the_player_that_a_bot_is_at_a_level_is_named_with_it(ann):
    player = against(ann, "gomoku", level=3).ok(201)["seats"][0]["player"]
    invited = ann.post("/v1/games", {"ruleset": "tic-tac-toe", "opponents": [{"player": player["id"]}]})
    assert '{\\"bot\\": \\"gomoku\\", \\"level\\": 3}' in json.dumps(invited.problem(422, "invalid-value", pointer="/opponents/0/player"))


def test_each_level_has_its_own_player_and_results(ann):
    game, players = the_pair(ann)
    assert [player["name"] for player in players] == ["gomoku, level 1", "gomoku"]
    assert players[0]["id"] != players[1]["id"]
    view = ann.get(f"/v1/games/{game['id']}?wait=20").ok(200)
    while view["status"] == "playing":
        view = ann.get(f"/v1/games/{game['id']}?wait=20").ok(200)
    assert view["status"] == "finished"
    for player in players:
        assert ann.get(f"/v1/players/{player['id']}").ok(200)["name"] == player["name"]


def test_an_exported_game_keeps_the_level_and_verifies(server, ann, tmp_path):
    view = play_on(ann, against(ann, "gomoku", level=2).ok(201), first_free)
    export = ann.get(f"/v1/games/{view['id']}/export").ok(200)
    assert export["events"][0]["body"]["seats"][0]["level"] == 2
    assert export["seats"][0]["player"]["name"] == "gomoku, level 2"
    path = tmp_path / "game.json"
    path.write_text(json.dumps(export), encoding="utf-8")
    assert run("verify", path).returncode == 0
    export["events"][0]["body"]["seats"][0]["level"] = 0
    path.write_text(json.dumps(export), encoding="utf-8")
    assert run("verify", path).returncode == 1


def test_a_tournament_among_levels_shows_them_everywhere_and_so_does_its_rematch(ann):
    entrants = [{"bot": "gomoku", "level": 1}, {"bot": "gomoku", "level": 5}, {"bot": "gomoku"}]
    view = until_over(ann, begin(ann, "round-robin", entrants, ruleset="tic-tac-toe", games=4, seed="levels"))
    assert [row["entrant"] for row in sorted(view["standings"], key=lambda row: row["number"])] == entrants
    table = ann.get(f"/v1/tournaments/{view['id']}", headers={"Accept": "text/csv"})
    heads, *rows = [line.split(",") for line in table.text.splitlines()]
    told = {int(row[heads.index("number")]): row[heads.index("entrant.level")] for row in rows}
    assert told == {1: "1", 2: "5", 3: ""}
    again = until_over(ann, ann.post(f"/v1/tournaments/{view['id']}/rematch").ok(201))
    assert [row["entrant"] for row in sorted(again["standings"], key=lambda row: row["number"])] == entrants


def test_a_game_of_a_tournament_with_people_has_the_bot_at_its_level(ann):
    body = {"ruleset": "tic-tac-toe", "format": "knockout", "entrants": [{"bot": "gomoku", "level": 4}, {"player": ann.id}]}
    ann.post("/v1/tournaments", body).ok(201)
    invited = wait_for(lambda: ann.get("/v1/games?player=me&status=open").ok(200)["items"])
    names = [seat["player"]["name"] for seat in ann.get(f"/v1/games/{invited[0]['id']}").ok(200)["seats"]]
    assert "gomoku, level 4" in names


def test_verify_plays_the_games_of_a_tournament_again_at_the_levels_of_its_log(tmp_path):
    entrants = [{"bot": "perfect", "level": 1}, {"bot": "perfect", "level": 9}]
    with databases.fresh(tmp_path) as path:
        with kit.Server(db=path) as server:
            options = {"columns": 5, "rows": 4}
            made = begin(server.player("Ann"), "round-robin", entrants, ruleset="connect-four", games=20, seed="a", options=options)
            until_over(server.player("Bob"), made)
            assert server.stop() == 0
        assert run("verify", "--db", path).returncode == 0
        with databases.connected(path) as db:
            db.execute("UPDATE tournament_event SET body = replace(body, '\"level\":9', '\"level\":2') WHERE kind = 'created'")
        found = run("verify", "--db", path)
        assert found.returncode == 1 and "comes to other scores when it is played again" in found.stdout + found.stderr


@pytest.mark.parametrize("arguments, why", [
    (("engine", "--level", "11"), "has no such --level"),
    (("engine", "--level", "0"), "expected N, a number from 1"),
    (("bot", "--token", "x", "--strategy", "greedy", "--level", "1"), "has no such --level"),
    (("bot", "--token", "x", "--engine", "true", "--level", "1"), "--level is for a --strategy"),
    (("play", "gomoku", "--level", "1"), "--level is of a bot, which --against names"),
])  # fmt: skip
def test_commands_refuse_a_level_that_there_is_not(arguments, why):
    result = run(*arguments)
    assert result.returncode == 2 and why in result.stderr, result.stderr


def test_the_engine_plays_at_a_level():
    """At full strength it looks at many depths, and tells of each."""
    asked = "INFO timeout_turn 500\nSTART 15\nBOARD\n7,7,1\n8,8,2\n7,8,1\n7,6,2\nDONE\nEND\n"

    def said(level):
        command = [kit.BINARY, "engine", "--level", level]
        return subprocess.run(command, input=asked, capture_output=True, text=True, timeout=60).stdout.splitlines()

    assert len(said("1")) == 2 and len(said("10")) > 2


def test_the_terminal_plays_against_a_level():
    arguments = ["play", "tic-tac-toe", "--against", "gomoku", "--level", "1", "--json"]
    result = subprocess.run([kit.BINARY, *arguments], input="quit\n", capture_output=True, text=True, timeout=60)
    seats = json.loads(result.stdout.splitlines()[0])["seats"]
    assert "gomoku, level 1" in [seat["player"]["name"] for seat in seats if seat["player"]], result


def test_the_runner_plays_at_a_level(server, ann):
    robot = server.player("Robot")
    game = ann.post("/v1/games", {"ruleset": "tic-tac-toe", "opponents": [{"player": robot.id}]}).ok(201)
    arguments = ["bot", "--server", f"http://127.0.0.1:{server.port}", "--token", robot.token, "--strategy", "gomoku", "--level", "1", "--game", game["id"]]
    with subprocess.Popen([kit.BINARY, *arguments], stdout=subprocess.DEVNULL) as runner:
        view = wait_for(lambda: (seen := ann.get(f"/v1/games/{game['id']}").ok(200))["status"] == "playing" and seen)
        assert play_on(ann, view, first_free)["status"] == "finished"
        assert runner.wait(60) == 0
