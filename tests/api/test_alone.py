# SPDX-License-Identifier: Apache-2.0
"""Alone against the server: D01 to D06 of the rules, and the proof that the secret was fixed before the first guess."""

import hashlib

import pytest

import kit


def commitment_of(proof):
    return hashlib.sha256(f"{proof['nonce']}\n{proof['secret']}".encode()).hexdigest()


def test_a_whole_game_alone(server):
    table = server.alone()
    told = table.crack()
    last = told[-1]
    over = last["game"]

    assert over["status"] == "round-over" and over["state"]["secret"] == last["code"]
    assert over["proof"]["secret"] == last["code"] and commitment_of(over["proof"]) == table.game["commitment"]
    assert all((a["bulls"], a["cows"]) == kit.pegs(last["code"], a["code"]) for a in told), "every answer was true"
    assert [a["attempt"] for a in told] == list(range(1, len(told) + 1))
    pairs = [
        {"attempt": a["attempt"], "seat": 0, "code": a["code"], "bulls": a["bulls"], "cows": a["cows"]} for a in told
    ]
    assert table.history() == pairs == over["state"]["history"]

    result = table.result()
    assert result["match"] is None and len(result["rounds"]) == 1
    published = result["rounds"][0]
    assert published["attempts"] == len(told) and published["solved"] and published["solver"] == 0
    assert published["secret"] == last["code"] and published["leader"] is None and published["points"] == [1]
    assert published["forfeited_by"] is None and published["honest"] is True

    second = table.next_round().ok(201)["game"]
    assert second["status"] == "playing" and second["round"] == {"number": 2, "of": None, "leader": None}
    assert second["state"]["secret"] is None and second["state"]["history"] == [] and second["state"]["attempts"] == 0
    assert second["proof"] is None and second["commitment"] != table.game["commitment"]
    assert table.history() == [] and table.history(query="?round=1") == pairs

    table.crack()
    finished = table.finish().ok(201)["game"]
    assert finished["status"] == "finished" and finished["finished_at"]
    match = table.result()["match"]
    assert (
        match["outcome"] == "win" and match["winners"] == [0] and match["points"] == [2] and match["reason"] == "finish"
    )
    assert finished["result"] == match


def test_agreed_rounds_end_the_game_without_a_pause_after_the_last(server):
    table = server.alone(length=1, alphabet="01", rounds=2)
    assert table.crack()[-1]["game"]["status"] == "round-over"
    table.finish().problem(409, "not-allowed-now")
    table.next_round().ok(201)
    over = table.crack()[-1]["game"]
    assert over["status"] == "finished" and over["round"] == {"number": 2, "of": 2, "leader": None}
    match = over["result"]
    assert (match["outcome"], match["winners"], match["points"], match["reason"]) == ("win", [0], [2], "rounds")
    assert over["turn"] == {"seats": [], "actions": [], "deadline": None}


def test_alone_an_agreed_round_unsolved_is_a_loss(server):
    table = server.alone(
        length=12, alphabet="0123456789abcdefghijklmnopqrstuvwxyz", repeats=True, max_guesses=1, rounds=1
    )
    answer = table.guess(0, "0" * 12).ok(201)
    assert answer["solved"] is False and answer["game"]["status"] == "finished"
    assert answer["game"]["result"]["outcome"] == "loss" and answer["game"]["result"]["winners"] == []
    assert answer["game"]["result"]["points"] == [0]


def test_used_up_guesses_end_the_round_and_show_the_secret(server):
    table = server.alone(length=12, repeats=True, max_guesses=2)
    assert table.guess(0, "0" * 12).ok(201)["game"]["state"]["max_guesses"] == 2
    over = table.guess(0, "1" * 12).ok(201)["game"]
    assert over["status"] == "round-over" and len(over["state"]["secret"]) == 12
    assert commitment_of(over["proof"]) == over["commitment"]
    published = table.result()["rounds"][0]
    assert published["solved"] is False and published["solver"] is None and published["attempts"] == 2
    table.guess(0, "2" * 12).problem(409, "not-allowed-now")


def test_secrets_and_nonces_of_two_rounds_differ(server):
    seen = set()
    table = server.alone(length=12, repeats=True, max_guesses=1)
    for _ in range(5):
        proof = table.guess(0, "0" * 12).ok(201)["game"]["proof"]
        seen |= {proof["nonce"], proof["secret"]}
        table.next_round().ok(201)
    assert len(seen) == 10


@pytest.mark.parametrize("leading_zero", [True, False])
def test_every_legal_code_is_a_legal_guess_and_no_other(server, leading_zero):
    table = server.alone(length=2, alphabet="012", max_guesses=100, leading_zero=leading_zero)
    legal = kit.all_codes(table.game["options"])
    assert len(legal) == (6 if leading_zero else 4)
    for first in "0123":
        for second in "0123":
            reply = table.guess(0, first + second)
            if first + second not in legal:
                reply.problem(422, "illegal-code", pointer="/code")
            elif reply.ok(201)["solved"]:
                table.next_round().ok(201)


ILLEGAL = [
    "1123",
    "123",
    "12345",
    "12a4",
    "",
    " 1234",
    "1234 ",
    "１２３４",
    "12\x004",
    "1.34",
    "abcd",
    "-123",
    "1234" * 1000,
]


@pytest.mark.parametrize("code", ILLEGAL)
def test_a_code_that_is_not_legal_is_refused_and_changes_nothing(server, code):
    table = server.alone()
    table.guess(0, code).problem(422, "illegal-code", pointer="/code")
    assert table.view()["version"] == table.game["version"]


@pytest.mark.parametrize(
    "body, pointer",
    [
        ({}, "/code"),
        ({"code": 1234}, "/code"),
        ({"code": None}, "/code"),
        ({"code": ["1", "2"]}, "/code"),
        ({"code": "1234", "bulls": 4}, "/bulls"),
    ],
)
def test_a_guess_of_the_wrong_form_is_refused(server, body, pointer):
    table = server.alone()
    table[0].post(table.path + "/guesses", body).problem(422, "invalid-value", pointer=pointer)
    assert table.view()["version"] == table.game["version"]


def test_the_same_guess_may_be_made_again(server):
    table = server.alone(length=12, repeats=True)
    first, second = table.guess(0, "0" * 12).ok(201), table.guess(0, "0" * 12).ok(201)
    assert (first["bulls"], first["cows"]) == (second["bulls"], second["cows"]) and second["attempt"] == 2


def test_curl_may_send_json_as_a_form(server):
    table = server.alone(length=12, repeats=True)
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    table[0].post(table.path + "/guesses", raw=b'{"code":"000000000000"}', headers=form).ok(201)
    table[0].post(table.path + "/guesses", raw=b'{"code":"000000000000"}').ok(201)


def test_nothing_of_the_next_step_is_allowed_before_the_round_is_over(server):
    table = server.alone()
    table.next_round().problem(409, "not-allowed-now")
    table.finish().problem(409, "not-allowed-now")
    table.secret(0, "1234").problem(409)
    table.answer(0, 1, 1).problem(409)
    assert table.view()["version"] == table.game["version"]


def test_positions_say_which_places_are_right(server):
    player, game = server.guest({"ruleset": "number-guess"})
    table = kit.Table(game, [player])
    codes = [code for code in kit.all_codes(game["options"])]
    for _ in range(60):
        answer = table.guess(0, codes[0]).ok(201)
        shown = answer["positions"]
        assert answer["exact"] == sum(c != "X" for c in shown)
        assert all(s in ("X", c) for s, c in zip(shown, answer["code"]))
        if answer["solved"]:
            break
        codes = [c for c in codes if all((s == "X") == (a != b) for s, a, b in zip(shown, answer["code"], c))]
    assert answer["game"]["status"] == "round-over" and answer["positions"] == answer["code"]


def test_exact_feedback_says_only_how_many_places_are_right(server):
    player, game = server.guest({"ruleset": "mastermind", "options": {"feedback": "exact", "max_guesses": None}})
    answer = kit.Table(game, [player]).guess(0, "1111").ok(201)
    assert {"black", "white", "misplaced", "positions"}.isdisjoint(answer) and 0 <= answer["exact"] <= 4


def test_blanks_are_a_symbol_like_any_other(server):
    table = server.alone(length=2, alphabet="ab", blanks=True)
    assert table.guess(0, "..").problem(422, "illegal-code")["errors"][0]["pointer"] == "/code"
    for code in (".a", "a.", ".b", "b.", "ab", "ba"):
        if table.guess(0, code).ok(201)["solved"]:
            break
    assert table.view()["status"] == "round-over"
