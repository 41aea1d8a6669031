# SPDX-License-Identifier: Apache-2.0
"""Code-breaking where only codes may be guessed that fit all answers (`consistent_guesses`)."""

import pytest

import kit
from test_bots import BREAKERS, Board
from test_tournaments import bots, play

STRATEGIES = [*BREAKERS, "minimax", "optimal"]


def fits(code, history):
    return all(kit.pegs(code, pair["code"]) == (pair["black"], pair["white"]) for pair in history)


def all_fit(history):
    return all(fits(pair["code"], history[:number]) for number, pair in enumerate(history))


@pytest.fixture(name="ann")
def fixture_ann(server):
    return server.player()


def test_a_guess_that_an_answer_rules_out_is_refused_with_the_first_attempt_that_does(server, tmp_path):
    table = server.alone(consistent_guesses=True, rounds=1)
    assert table.game["options"]["consistent_guesses"] is True and table.game["ranked"] is False
    answers = []
    codes = kit.all_codes(table.game["options"])
    while not answers or not answers[-1]["solved"]:
        guess = next(c for c in codes if all(kit.pegs(c, a["code"]) == (a["bulls"], a["cows"]) for a in answers))
        answers.append(table.guess(0, guess).ok(201))
        for wrong in codes[::700]:
            false = [a["attempt"] for a in answers if kit.pegs(wrong, a["code"]) != (a["bulls"], a["cows"])]
            if false and not answers[-1]["solved"]:
                refused = table.guess(0, wrong).problem(422, "illegal-code", "/code")
                assert refused["attempt"] == false[0] and f"attempt {false[0]} " in refused["detail"]
    assert table.view()["state"]["attempts"] == len(answers), "what was refused is no attempt"
    assert kit.replays(tmp_path, table[0].get(table.path + "/export").ok(200))
    assert "attempt" not in server.alone().guess(0, "1123").problem(422, "illegal-code", "/code")


def test_an_export_with_a_guess_that_does_not_fit_does_not_verify(server, tmp_path):
    table = server.alone(rounds=1)
    table.guess(0, "0123").ok(201)
    table.guess(0, "0123").ok(201)
    while table.view()["status"] == "playing":
        table.crack()
    exported = table[0].get(table.path + "/export").ok(200)
    assert kit.replays(tmp_path, exported)
    exported["options"]["consistent_guesses"] = True
    exported["events"][0]["body"]["options"]["consistent_guesses"] = True
    assert not kit.replays(tmp_path, exported)


@pytest.mark.parametrize("secret", ["committed", "held"])
def test_answers_that_may_be_false_bind_nobody(ann, secret):
    body = {"ruleset": "mastermind", "opponents": [{"open": True}]}
    options = {"consistent_guesses": True, "secret": secret}
    ann.post("/v1/games", {**body, "options": options}).problem(422, "invalid-value", "/options/consistent_guesses")


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_a_hint_is_legal_whatever_was_guessed_before(ann, strategy):
    options = {"consistent_guesses": True, "hints": True}
    game = ann.post("/v1/games", {"ruleset": "mastermind", "options": options}).ok(201)
    answer = ann.post(kit.path(game, "/guesses"), {"code": "1111"}).ok(201)
    while not answer["solved"]:
        hint = ann.get(kit.path(game, f"/hint?strategy={strategy}")).ok(200)
        answer = ann.post(kit.path(game, "/guesses"), hint["body"]).ok(201)
        if answer["attempt"] == 12:
            break


def test_a_position_is_suggested_a_code_that_fits_where_that_was_asked_for(ann):
    history = [{"code": "1122", "black": 1, "white": 0}]
    for strategy in STRATEGIES:
        body = {"options": {"consistent_guesses": True}, "history": history, "strategy": strategy}
        found = ann.post("/v1/analysis/mastermind", body).ok(200)["suggestion"]["code"]
        assert fits(found, history), strategy
    body = {"options": {"consistent_guesses": False}, "history": history, "strategy": "minimax"}
    assert ann.post("/v1/analysis/mastermind", body).ok(200)["suggestion"]["code"] == "1344", "which cannot be it"


def test_the_best_guess_of_a_round_is_looked_for_among_those_that_fit(ann):
    game = ann.post("/v1/games", {"ruleset": "mastermind", "options": {"consistent_guesses": True}}).ok(201)
    history = []
    codes = kit.all_codes(game["options"])
    while not history or not history[-1]["solved"]:
        guess = next(code for code in codes if fits(code, history))
        history.append(ann.post(kit.path(game, "/guesses"), {"code": guess}).ok(201))
        if len(history) == 12:
            break
    items = ann.get(kit.path(game, "/analysis?round=1")).ok(200)["items"]
    assert len(items) == len(history)
    assert all(fits(item["best"]["code"], history[:number]) for number, item in enumerate(items))


def test_a_bot_at_the_table_guesses_what_fits_only(ann):
    board = Board(ann, "mastermind", ["minimax"], consistent_guesses=True)
    while board.my_turn()["status"] not in ("finished", "aborted"):
        view = board.play_round()
        assert all_fit(view["state"]["history"])
        if view["status"] == "round-over":
            ann.post(board.path + "/rounds").ok(201)


def test_bots_play_tournaments_with_it_that_verify(own_server):
    entrants = bots(*STRATEGIES)
    options = {"consistent_guesses": True}
    client = own_server.player()
    over = play(client, "round-robin", entrants, ruleset="mastermind", options=options)
    assert over["status"] == "finished"
    assert all(not standing.get("disqualified") for standing in over["standings"])
    assert kit.run("verify", "--db", own_server.db).returncode == 0
