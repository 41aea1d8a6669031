# SPDX-License-Identifier: Apache-2.0
"""Bots and hints in line games."""

import pytest


def new_game(client, bot, ruleset="tic-tac-toe", seat=0, **options):
    body = {"ruleset": ruleset, "options": options, "opponents": [{"bot": bot}], "seat": seat}
    return client.post("/v1/games", body)


def play_on(client, game, choose):
    """Plays until the game is finished; the view then."""
    path = "/v1/games/" + game["id"]
    view = client.get(path + "?wait=20").ok(200)
    while view["status"] == "playing":
        move = choose(view)
        view = client.post(path + "/moves", move, headers={"Prefer": "wait=20"}).ok(201)["game"]
    return view


def first_free(view):
    board = view["state"]["board"]
    return next(
        {"column": column, "row": row} for row, text in enumerate(board) for column, at in enumerate(text) if at == "."
    )


@pytest.fixture(name="ann")
def fixture_ann(server):
    return server.player()


def test_the_bots_are_listed_with_what_they_play(anyone):
    listed = {bot["name"]: bot for bot in anyone.get("/v1/bots").ok(200)["items"] if bot["family"] == "line"}
    assert list(listed) == ["random", "greedy", "gomoku", "perfect"]
    assert listed["gomoku"]["rulesets"] == ["tic-tac-toe", "gomoku", "line"]
    assert listed["perfect"]["rulesets"] == ["tic-tac-toe", "line"]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("bot", ["random", "greedy", "gomoku", "perfect"])
def test_a_bot_plays_tic_tac_toe_to_its_end(ann, bot, seat):
    view = play_on(ann, new_game(ann, bot, seat=seat).ok(201), first_free)
    assert view["status"] == "finished" and view["seats"][1 - seat]["player"]["name"] == bot
    if bot in ("gomoku", "perfect"):
        assert view["result"]["points"][1 - seat] >= 0.5


def test_the_gomoku_bot_stops_a_four_and_completes_its_own_line(ann):
    game = new_game(ann, "gomoku", "gomoku").ok(201)
    view = play_on(ann, game, first_free)
    assert view["result"]["winners"] == [1] and len(view["state"]["winning_line"]) >= 5


def test_a_bot_that_cannot_play_the_board_is_refused(ann):
    new_game(ann, "perfect", "gomoku").problem(422, "invalid-value", pointer="/opponents/0/bot")
    new_game(ann, "minimax").problem(422, "invalid-value", pointer="/opponents/0/bot")
    new_game(ann, "perfect", "line", size=20, line=4).ok(201)


def test_hints_alone_do_not_lose_tic_tac_toe_against_perfect_play(ann):
    game = new_game(ann, "perfect", hints=True).ok(201)
    path = f"/v1/games/{game['id']}/hint"

    def ask(_):
        hint = ann.get(path).ok(200)
        assert (hint["strategy"], hint["action"]) == ("perfect", "move")
        return hint["body"]

    view = play_on(ann, game, ask)
    assert view["result"]["outcome"] == "draw" and view["ranked"] is False


def test_the_hint_on_a_large_board_is_the_strong_searchs_unless_another_is_asked_for(ann):
    game = new_game(ann, "greedy", "gomoku", hints=True).ok(201)
    path = f"/v1/games/{game['id']}/hint"
    assert ann.get(path).ok(200) == {"strategy": "gomoku", "action": "move", "body": {"column": 7, "row": 7}}
    assert ann.get(path + "?strategy=greedy").ok(200)["strategy"] == "greedy"
    ann.get(path + "?strategy=perfect").problem(422, "invalid-value", pointer="?strategy")
