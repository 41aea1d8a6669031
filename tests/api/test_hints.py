# SPDX-License-Identifier: Apache-2.0
"""What bots are there, and what they would do in one's place."""

import pytest

from kit import all_codes, pegs
from test_bots import HARD, Board


@pytest.fixture(name="ann")
def fixture_ann(server):
    return server.player()


def alone(client, **options):
    game = client.post("/v1/games", {"ruleset": "mastermind", "options": {"hints": True, **options}}).ok(201)
    return f"/v1/games/{game['id']}"


# --- the list ------------------------------------------------------------------------------------------------------


def test_bots_tell_how_strong_they_are(anyone):
    bots = {bot["name"]: bot for bot in anyone.get("/v1/bots").ok(200)["items"] if bot["family"] == "codebreaking"}
    assert list(bots)[0] == "random" and list(bots)[-1] == "optimal"
    full = {name: [s for s in bot["strengths"] if s.get("level", 0) == bot["levels"]] for name, bot in bots.items()}
    values = {(name, s["ruleset"]): s["value"] for name, strengths in full.items() for s in strengths}
    assert values["minimax", "mastermind"] == pytest.approx(5801 / 1296, abs=1e-12)
    assert values["optimal", "bulls-and-cows"] == pytest.approx(26274 / 5040, abs=1e-12)
    assert values["four-alike", "mastermind"] == pytest.approx(8759 / 1296, abs=1e-12)
    assert values["two-colours", "mastermind"] == pytest.approx(7551 / 1296, abs=1e-12)
    assert values["methodical", "mastermind"] == pytest.approx(6922 / 1296, abs=1e-12)
    assert all(bot["words"] and bot["strengths"] for bot in bots.values())


def test_rulesets_and_bots_know_each_other(anyone):
    bots = anyone.get("/v1/bots").ok(200)["items"]
    for ruleset in anyone.get("/v1/rulesets").ok(200)["items"]:
        playing = [b["name"] for b in bots if b["family"] == ruleset["family"] and ruleset["id"] in b["rulesets"]]
        assert ruleset["bots"] == playing
    assert "optimal" not in anyone.get("/v1/rulesets/super-mastermind").ok(200)["bots"]


# --- hints ---------------------------------------------------------------------------------------------------------


def test_a_hint_is_an_action_ready_to_be_sent(ann):
    game = alone(ann)
    assert ann.get(game + "/hint?strategy=minimax").ok(200) == {
        "strategy": "minimax",
        "action": "guess",
        "body": {"code": "1122"},
    }
    version = ann.get(game).ok(200)["version"]
    assert ann.post(game + "/guesses", {"code": "1122"}).ok(201)["seq"] == version + 1


def test_where_hints_are_on_the_view_says_how_many_codes_are_left(ann):
    game = alone(ann)
    assert ann.get(game).ok(200)["state"]["candidates"] == 1296
    state = ann.post(game + "/guesses", {"code": "1122"}).ok(201)["game"]["state"]
    answer = (state["history"][0]["black"], state["history"][0]["white"])
    codes = all_codes({"length": 4, "alphabet": "123456", "repeats": True, "leading_zero": True})
    assert state["candidates"] == sum(pegs(code, "1122") == answer for code in codes)
    assert ann.get(alone(ann, length=7)).ok(200)["state"]["candidates"] is None, "too many to be counted each time"


def test_without_a_strategy_the_strongest_answers(ann):
    assert ann.get(alone(ann) + "/hint").ok(200)["strategy"] == "optimal"
    assert ann.get(alone(ann, length=5) + "/hint").ok(200)["strategy"] == "entropy"


def test_hints_alone_break_the_code(ann):
    game = alone(ann)
    for _ in range(6):
        hint = ann.get(game + "/hint").ok(200)
        if ann.post(game + "/guesses", hint["body"]).ok(201)["solved"]:
            return
    raise AssertionError("the optimal strategy never needs more than six")


def test_a_hint_changes_nothing(ann):
    game = alone(ann)
    before = ann.get(game).ok(200)
    ann.get(game + "/hint").ok(200)
    assert ann.get(game).ok(200) == before


def test_hints_take_long_codes(ann):
    game = alone(ann, **HARD)
    body = ann.get(game + "/hint?strategy=genetic").ok(200)["body"]
    ann.post(game + "/guesses", body).ok(201)


def test_a_codemaker_is_told_the_true_answer(ann):
    board = Board(ann, answers="manual", hints=True)
    hint = ann.get(board.path + "/hint").ok(200)
    assert hint["action"] == "secret" and hint["body"]["code"] in all_codes(board.view()["options"])
    ann.put(board.path + "/secret", {"code": "1234"}).ok(201)
    guess = board.my_turn()["state"]["guess"]
    bulls, cows = pegs("1234", guess)
    hint = ann.get(board.path + "/hint").ok(200)
    assert hint["action"] == "answer" and hint["body"] == {"bulls": bulls, "cows": cows}


def test_a_secret_that_only_its_player_knows_gives_no_hints(ann):
    board = Board(ann, secret="committed", hints=True)
    ann.get(board.path + "/hint").problem(409, "not-allowed-now")


def test_what_is_wrong_with_a_hint_is_said(server, ann):
    game = alone(ann)
    bob = server.player("Bob")
    ann.get(game + "/hint?strategy=guesswork").problem(422, "invalid-value", pointer="?strategy")
    ann.get(alone(ann, length=5) + "/hint?strategy=optimal").problem(422, "invalid-value", pointer="?strategy")
    ann.get(alone(ann, hints=False) + "/hint").problem(403, "forbidden")
    bob.get(game + "/hint").problem(404, "not-found")
    server.anyone().get(game + "/hint").problem(401, "unauthorized")
    public = ann.post("/v1/games", {"ruleset": "mastermind", "options": {"hints": True}, "visibility": "public"}).ok(201)
    bob.get(f"/v1/games/{public['id']}/hint").problem(403, "forbidden")


def test_a_hint_waits_for_ones_turn(server):
    table = server.table(2, hints=True)
    table[1].get(table.path + "/hint").problem(409, "not-your-turn")
    table.secret(0, "1234").ok(201)
    table[0].get(table.path + "/hint").problem(409, "not-your-turn")
    table.guess(1, "1234").ok(201)
    table[1].get(table.path + "/hint").problem(409, "not-allowed-now")
    table.resign(1).ok(201)
    table[0].get(table.path + "/hint").problem(409, "game-over")
