# SPDX-License-Identifier: Apache-2.0
"""Two seats: setting, guessing, answering, changing roles, and the match."""

import itertools

import pytest

import kit


def test_the_leader_sets_the_secret_and_then_the_breaker_is_active(server):
    table = server.table()
    leader, breaker = table.view(0), table.view(1)
    assert leader["status"] == "playing" and leader["round"] == {"number": 1, "of": 2, "leader": 0}
    assert leader["turn"] == {"seats": [0], "actions": ["secret"], "deadline": None} and leader["commitment"] is None
    assert breaker["turn"] == {"seats": [0], "actions": [], "deadline": None}
    set_ = table.secret(0, "1234").ok(201)
    assert set_["game"]["state"]["secret"] == "1234" and len(set_["game"]["commitment"]) == 64
    breaker = table.view(1)
    assert breaker["state"]["secret"] is None and breaker["commitment"] == set_["game"]["commitment"]
    assert breaker["turn"] == {"seats": [1], "actions": ["guess"], "deadline": None}


def test_the_secret_stays_but_may_be_sent_again(server):
    table = server.table()
    first = table.secret(0, "1234").ok(201)
    again = table.secret(0, "1234")
    assert again.ok(200)["seq"] == first["seq"] and again.headers["etag"] == f'"{first["game"]["version"]}"'
    table.secret(0, "1235").problem(409, "not-allowed-now")
    table.guess(1, "4321").ok(201)
    assert table.secret(0, "1234").ok(200)["seq"] == first["seq"]
    assert table.view(0)["state"]["secret"] == "1234"


def test_automatic_answers_come_with_the_guess(server):
    table = server.table()
    table.secret(0, "1234").ok(201)
    answer = table.guess(1, "4261").ok(201)
    assert (answer["bulls"], answer["cows"], answer["solved"], answer["attempt"]) == (1, 2, False, 1)
    answer = table.guess(1, "1246").ok(201)
    assert (answer["bulls"], answer["cows"], answer["attempt"]) == (2, 1, 2)
    table.answer(0, 2, 1).problem(409)


# The worked cases of the rules, and where counting goes wrong most easily.
PEGS = [
    ("1122", "1112", 3, 0),
    ("YYGB", "BOGP", 1, 1),
    ("YYGB", "BYOK", 1, 1),
    ("RRBB", "RRRB", 3, 0),
    ("YBGG", "YYBB", 1, 1),
    ("RGBY", "RGBY", 4, 0),
    ("RRGG", "GGRR", 0, 4),
    ("RRRG", "GGGR", 0, 2),
    ("RGBY", "OOOO", 0, 0),
    ("RRRR", "RGRG", 2, 0),
]


@pytest.mark.parametrize("secret, guess, black, white", PEGS)
def test_pegs_are_never_counted_twice(server, secret, guess, black, white):
    alphabet = "12" if secret[0] == "1" else "RGBYOPK"
    table = server.table(ruleset="mastermind", alphabet=alphabet)
    table.secret(0, secret).ok(201)
    answer = table.guess(1, guess).ok(201)
    assert (answer["black"], answer["white"]) == (black, white) == kit.pegs(secret, guess)


def test_all_answers_of_a_small_game_are_right(server):
    codes = ["".join(code) for code in itertools.product("012", repeat=3)]
    for secret in ("001", "012", "220"):
        table = server.table(ruleset="mastermind", alphabet="012", length=3, max_guesses=None)
        table.secret(0, secret).ok(201)
        for guess in (code for code in codes if code != secret):
            answer = table.guess(1, guess, headers={"Prefer": "return=minimal"}).ok(201)
            assert (answer["black"], answer["white"]) == kit.pegs(secret, guess)


def test_positions_mask_the_wrong_places(server):
    table = server.table(ruleset="number-guess")
    table.secret(0, "1972").ok(201)
    answer = table.guess(1, "2472").ok(201)
    assert (answer["exact"], answer["positions"]) == (2, "XX72")
    table.guess(1, "0972").problem(422, "illegal-code", pointer="/code")


def test_manual_answers_are_checked_against_a_registered_secret(server):
    table = server.table(answers="manual")
    table.secret(0, "1234").ok(201)
    pending = table.guess(1, "4261").ok(201)
    assert set(pending) == {"seq", "attempt", "code", "game"} and pending["attempt"] == 1
    view = table.view(0)
    assert view["state"]["guess"] == "4261" and view["state"]["history"] == []
    assert view["turn"] == {"seats": [0], "actions": ["answer"], "deadline": None}
    before = view["version"]
    table.answer(0, 2, 1).problem(422, "wrong-answer")
    assert table.view(0)["version"] == before and table.view(0)["state"]["guess"] == "4261"
    answer = table.answer(0, 1, 2).ok(201)
    assert (answer["attempt"], answer["code"], answer["bulls"], answer["cows"], answer["solved"]) == (
        1,
        "4261",
        1,
        2,
        False,
    )
    assert answer["game"]["state"]["guess"] is None
    assert answer["game"]["state"]["history"] == [{"attempt": 1, "seat": 1, "code": "4261", "bulls": 1, "cows": 2}]
    assert answer["game"]["turn"]["seats"] == [1]


@pytest.mark.parametrize(
    "first, second, pointer",
    [
        (-1, 0, "/bulls"),
        (5, 0, "/bulls"),
        (0, -1, "/cows"),
        (0, 5, "/cows"),
        (3, 2, "/cows"),
        (3, 1, None),
        (4, 1, "/cows"),
        (1.0, 2, "/bulls"),
        ("1", 2, "/bulls"),
        (None, 2, "/bulls"),
        (True, 2, "/bulls"),
        (10**20, 0, None),
    ],
)
def test_an_answer_that_is_impossible_in_itself_is_refused(server, first, second, pointer):
    table = server.table(answers="manual")
    table.secret(0, "1234").ok(201)
    table.guess(1, "4261").ok(201)
    table.answer(0, first, second).problem(422, "invalid-value", pointer=pointer)


@pytest.mark.parametrize(
    "body", [{}, {"bulls": 1}, {"cows": 2}, {"black": 1, "white": 2}, {"bulls": 1, "cows": 2, "solved": False}]
)
def test_an_answer_has_the_rulesets_two_numbers_and_nothing_else(server, body):
    table = server.table(answers="manual")
    table.secret(0, "1234").ok(201)
    table.guess(1, "4261").ok(201)
    table[0].post(table.path + "/answers", body).problem(422, "invalid-value")
    assert table.view()["state"]["guess"] == "4261"


def test_nobody_acts_out_of_turn_or_in_the_others_role(server):
    table = server.table(answers="manual")
    table.guess(1, "1234").problem(409)
    table.secret(1, "1234").problem(409, "not-your-turn")
    table.guess(0, "1234").problem(409, "not-your-turn")
    table.answer(0, 0, 0).problem(409)
    table.secret(0, "1234").ok(201)
    table.answer(0, 0, 0).problem(409)
    table.guess(0, "4321").problem(409, "not-your-turn")
    table.guess(1, "4321").ok(201)
    table.guess(1, "1243").problem(409, "not-your-turn")
    table.answer(1, 0, 4).problem(409, "not-your-turn")
    assert table.view()["version"] == 5


def test_an_illegal_secret_is_refused(server):
    table = server.table()
    for code in ("1123", "123", "12345", "abcd", "", "12 4", "12\x004"):
        table.secret(0, code).problem(422, "illegal-code", pointer="/code")
    for body in ({}, {"code": 1234}, {"code": None}, {"commitment": "0" * 64}, {"code": "1234", "nonce": "x"}):
        table[0].put(table.path + "/secret", body).problem(422, "invalid-value")
    assert table.view(0)["turn"]["actions"] == ["secret"]


def play_round(table, leader, secret, *wrong):
    breaker = 1 - leader
    table.secret(leader, secret).ok(201)
    for code in wrong:
        table.guess(breaker, code).ok(201)
    return table.guess(breaker, secret).ok(201)["game"]


def test_roles_change_each_round_and_a_draw_has_two_winners(server):
    table = server.table()
    assert play_round(table, 0, "1234", "5678")["status"] == "round-over"
    second = table.next_round(1).ok(201)["game"]
    assert second["round"] == {"number": 2, "of": 2, "leader": 1} and second["turn"]["seats"] == [1]
    assert second["state"]["history"] == [] and second["state"]["secret"] is None and second["commitment"] is None
    table.secret(0, "1234").problem(409, "not-your-turn")
    over = play_round(table, 1, "9876")
    assert over["status"] == "finished"
    match = over["result"]
    assert (match["outcome"], match["winners"], match["points"], match["reason"]) == ("draw", [0, 1], [1, 1], "rounds")
    assert [(r["round"], r["leader"], r["solver"], r["points"]) for r in table.result()["rounds"]] == [
        (1, 0, 1, [0, 1]),
        (2, 1, 0, [1, 0]),
    ]
    table.next_round().problem(409, "game-over")
    table.guess(0, "1234").problem(409, "game-over")


def test_who_cracks_more_wins(server):
    table = server.table(max_guesses=1)
    play_round(table, 0, "1234")
    table.next_round().ok(201)
    table.secret(1, "9876").ok(201)
    over = table.guess(0, "1234").ok(201)["game"]
    assert over["status"] == "finished" and over["state"]["secret"] == "9876"
    match = over["result"]
    assert (match["outcome"], match["winners"], match["points"]) == (
        "win",
        [1],
        [0, 2],
    ), "who was not cracked gets the point"


def test_in_round_over_every_seat_may_start_the_next_round(server):
    table = server.table()
    play_round(table, 0, "1234")
    for seat in (0, 1):
        view = table.view(seat)
        assert view["turn"] == {"seats": [0, 1], "actions": ["round"], "deadline": None}
    table.guess(1, "1234").problem(409, "not-allowed-now")
    table.next_round(0).ok(201)
    table.next_round(1).problem(409, "not-allowed-now")


def test_two_who_start_the_next_round_at_once_start_one(server):
    table = server.table()
    play_round(table, 0, "1234")
    replies = kit.together(lambda: table.next_round(0), lambda: table.next_round(1))
    assert sorted(reply.status for reply in replies) == [201, 409]
    assert table.view()["round"]["number"] == 2


def test_an_open_ended_duel_goes_on_until_somebody_finishes(server):
    table = server.table(rounds=None)
    for number in range(1, 6):
        leader = (number - 1) % 2
        assert table.view()["round"] == {"number": number, "of": None, "leader": leader}
        table.finish().problem(409, "not-allowed-now")
        assert play_round(table, leader, "1234")["status"] == "round-over"
        if number < 5:
            table.next_round().ok(201)
    finished = table.finish(1).ok(201)["game"]
    assert finished["status"] == "finished"
    match = finished["result"]
    assert (match["points"], match["winners"], match["reason"]) == ([2, 3], [1], "finish")
    table.finish(0).problem(409, "game-over")


def test_a_game_with_agreed_rounds_cannot_be_finished_early(server):
    table = server.table(rounds=4)
    play_round(table, 0, "1234")
    table.finish(0).problem(409, "not-allowed-now")


def test_of_racing_guesses_exactly_one_counts(server):
    table = server.table(answers="manual")
    table.secret(0, "1234").ok(201)
    codes = kit.all_codes(table.game["options"])[100:116]
    replies = kit.together(*(lambda code=code: table.guess(1, code) for code in codes))
    assert sorted(reply.status for reply in replies) == [201] + [409] * 15
    winner = next(reply for reply in replies if reply.status == 201)
    assert table.view()["state"]["guess"] == winner.json["code"] and table.view()["version"] == 5


# --- Other ways to score -------------------------------------------------------------------------------------------


def test_scoring_by_guesses_pays_the_codemaker(server):
    table = server.table(scoring="guesses", max_guesses=3)
    play_round(table, 0, "1234", "5678")
    assert table.view()["seats"][0]["points"] == 2, "two guesses"
    table.next_round().ok(201)
    table.secret(1, "1234").ok(201)
    for code in ("5678", "5679", "5670"):
        over = table.guess(0, code).ok(201)["game"]
    assert over["status"] == "finished" and over["result"]["points"] == [
        2,
        4,
    ], "three guesses, and one more for not cracking"
    assert over["result"]["winners"] == [1]


def test_scoring_by_pegs_pays_what_raises_the_best_count(server):
    table = server.table(scoring="pegs")
    table.secret(0, "1234").ok(201)
    for code in ("5674", "5634", "1567", "1234"):
        table.guess(1, code).ok(201)
    assert table.result()["rounds"][0]["points"] == [0, 4]


def test_equally_few_guesses_can_be_worth_a_point_to_who_guessed_second(server):
    table = server.table(scoring="fewest", fewest_ties="second")
    play_round(table, 0, "1234", "5678")
    table.next_round().ok(201)
    match = play_round(table, 1, "1234", "5678")["result"]
    assert match["points"] == [1, 0] and match["winners"] == [0] and match["reason"] == "rounds"


def test_a_first_guess_that_is_right_can_win_the_match(server, tmp_path):
    table = server.table(scoring="fewest", first_guess_wins=True, rounds=4)
    play_round(table, 0, "1234", "5678")
    table.next_round().ok(201)
    over = play_round(table, 1, "1234")
    match = over["result"]
    assert over["status"] == "finished" and match["reason"] == "first-guess" and match["outcome"] == "win"
    assert match["winners"] == [0] and over["round"] == {"number": 2, "of": 4, "leader": 1}
    assert table.events()[-1]["reason"] == "first-guess"
    table.next_round().problem(409, "game-over")
    exported = table[0].get(table.path + "/export").ok(200)
    assert kit.replays(tmp_path, exported)
    exported["events"][-1]["body"]["reason"] = "rounds"
    assert not kit.replays(tmp_path, exported), "it says itself why it ends"
    again = table[0].post(table.path + "/rematch").ok(201)
    assert again["game"]["options"]["first_guess_wins"] is True


@pytest.mark.parametrize("option", [{"fewest_ties": "second"}, {"first_guess_wins": True}])
@pytest.mark.parametrize("scoring", [{}, {"scoring": "rounds"}, {"scoring": "guesses"}, {"scoring": "pegs"}])
def test_what_is_of_the_race_is_refused_with_other_scorings(server, option, scoring):
    body = {"ruleset": "mastermind", "options": {**option, **scoring}, "opponents": [{"open": True}]}
    server.player().post("/v1/games", body).problem(422, "invalid-value", "/options/" + next(iter(option)))


def test_the_race_is_decided_after_each_pair_of_rounds(server):
    table = server.table(scoring="fewest", rounds=4)
    play_round(table, 0, "1234", "5678")
    assert [seat["points"] for seat in table.view()["seats"]] == [0, 0]
    table.next_round().ok(201)
    play_round(table, 1, "1234")
    assert [seat["points"] for seat in table.view()["seats"]] == [1, 0], "one guess beats two"
    table.next_round().ok(201)
    play_round(table, 0, "1234")
    table.next_round().ok(201)
    match = play_round(table, 1, "1234")["result"]
    assert match["points"] == [1, 0] and match["winners"] == [0], "equal gives nobody anything"
