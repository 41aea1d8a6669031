# SPDX-License-Identifier: Apache-2.0
"""Analysis: of rounds that are over, held against counting by hand here, and of any position."""

import collections
import hashlib
import itertools
import json
import math
import random
import socket
import time

import pytest

import kit
from kit import all_codes, pegs
from sse import wait_until
from wire import Wire

BULLS = {"length": 4, "alphabet": "0123456789", "repeats": False, "leading_zero": True}
MASTERMIND = {"length": 4, "alphabet": "123456", "repeats": True, "leading_zero": True}
LARGEST = {"length": 12, "alphabet": "0123456789abcdefghijklmnopqrstuvwxyz"}


def fitting(codes, history, names=("bulls", "cows")):
    """The codes that fit all answers."""
    answers = [(item["code"], (item[names[0]], item[names[1]])) for item in history]
    return [code for code in codes if all(pegs(code, guess) == answer for guess, answer in answers)]


def bits(codes, guess):
    """What the answer to a guess is to be expected to tell."""
    parts = collections.Counter(pegs(code, guess) for code in codes)
    return -sum(part / len(codes) * math.log2(part / len(codes)) for part in parts.values())


def near(value):
    return pytest.approx(value, abs=2e-6)


# --- a round that is over ------------------------------------------------------------------------------------------


def test_every_guess_of_a_round_is_weighed(server):
    guesses = ["0123", "4567", "4567", "8901"]
    hit = True
    while hit:  # three secrets of 5040 would end the round too early
        table = server.alone()
        hit = any(table.guess(0, guess).ok(201)["solved"] for guess in guesses)
    secret = table[0].post(table.path + "/resignation").ok(201)["game"]["state"]["secret"]
    analysis = table[0].get(table.path + "/analysis").ok(200)
    assert analysis["round"] == 1
    codes, luck, skill = all_codes(BULLS), 0, 0
    for number, (item, guess) in enumerate(zip(analysis["items"], guesses, strict=True), 1):
        left = [code for code in codes if pegs(code, guess) == pegs(secret, guess)]
        expected = bits(codes, guess)
        best = item["best"]
        assert (item["attempt"], item["seat"], item["code"]) == (number, 0, guess)
        assert (item["candidates_before"], item["candidates_after"]) == (len(codes), len(left))
        assert item["bits_gained"] == near(math.log2(len(codes) / len(left)))
        assert item["bits_expected"] == near(expected)
        assert best["bits_expected"] == near(bits(codes, best["code"]))
        assert best["bits_expected"] >= expected - 2e-6, "there is no better guess than the best"
        luck += item["bits_gained"] - item["bits_expected"]
        skill += item["bits_expected"] - best["bits_expected"]
        codes = left
    (sums,) = analysis["seats"]
    assert (sums["seat"], sums["guesses"]) == (0, 4)
    assert sums["luck"] == pytest.approx(luck, abs=1e-5) and sums["skill"] == pytest.approx(skill, abs=1e-5)
    assert analysis["items"][2]["bits_expected"] == 0, "who repeats a guess learns nothing"


def test_the_best_first_guess_of_mastermind_is_1234_in_bits(server):
    player, game = server.guest({"ruleset": "mastermind"})
    path = f"/v1/games/{game['id']}"
    player.post(path + "/guesses", {"code": "1122"}).ok(201)
    player.post(path + "/resignation").ok(201)
    (item,) = player.get(path + "/analysis").ok(200)["items"]
    assert item["best"] == {"code": "1234", "bits_expected": near(bits(all_codes(MASTERMIND), "1234"))}


def test_a_round_that_is_not_over_is_not_analysed(server, eve):
    table = server.table(visibility="public")
    for path in ("/analysis", "/analysis?round=1"):
        table[0].get(table.path + path).problem(409, "not-allowed-now")
    table.secret(0, "1234").ok(201)
    table.guess(1, "1243").ok(201)
    for client in (*table.players, eve, server.anyone()):
        client.get(table.path + "/analysis").problem(409, "not-allowed-now")
    table.guess(1, "1234").ok(201)
    answers = [client.get(table.path + "/analysis").ok(200) for client in (*table.players, eve, server.anyone())]
    assert all(answer == answers[0] for answer in answers)
    assert [item["seat"] for item in answers[0]["items"]] == [1, 1]
    assert answers[0]["items"][-1]["candidates_after"] == 1


def test_a_past_round_is_analysed_while_the_next_is_played(server):
    table = server.table()
    table.secret(0, "1234").ok(201)
    table.guess(1, "1234").ok(201)
    table[0].post(table.path + "/rounds").ok(201)
    table[0].get(table.path + "/analysis").problem(409, "not-allowed-now")
    past = table[0].get(table.path + "/analysis?round=1").ok(200)
    assert past["round"] == 1 and [item["code"] for item in past["items"]] == ["1234"]
    assert past["items"][0]["candidates_before"] == 5040 and past["items"][0]["candidates_after"] == 1
    table[0].get(table.path + "/analysis?round=3").problem(404, "not-found")


def test_a_game_that_has_not_begun_has_nothing_to_analyse(server, ann):
    game = ann.post("/v1/games", {"ruleset": "bulls-and-cows", "opponents": [{"open": True}]}).ok(201)
    ann.get(f"/v1/games/{game['id']}/analysis").problem(409, "not-allowed-now")
    ann.delete(f"/v1/games/{game['id']}").ok(204)
    ann.get(f"/v1/games/{game['id']}/analysis").problem(409, "not-allowed-now")


@pytest.mark.parametrize("number", ["0", "-1", "x", "100001", "all"])
def test_a_round_is_a_number(server, number):
    table = server.alone()
    table[0].get(f"{table.path}/analysis?round={number}").problem(422, "invalid-value", "?round")


def test_a_malformed_query_is_refused(server):
    table = server.alone()
    table[0].get(table.path + "/analysis?round=%zz").problem(400, "bad-request")


def test_a_private_game_is_not_analysed_for_strangers(server, eve):
    table = server.alone()
    table.guess(0, "1234").ok(201)
    table[0].post(table.path + "/resignation").ok(201)
    eve.get(table.path + "/analysis").problem(404, "not-found")
    server.anyone().get(table.path + "/analysis").problem(404, "not-found")
    table[0].get(table.path + "/analysis", headers={"Authorization": "Bearer nonsense"}).problem(401, "unauthorized")


def test_in_a_group_everybody_is_told_apart(server):
    table = server.table(seats=3)
    table.secret(0, "1234").ok(201)
    for seat, guess in ((1, "5678"), (2, "1243"), (1, "1234")):
        table.guess(seat, guess).ok(201)
    analysis = table[2].get(table.path + "/analysis").ok(200)
    assert [item["seat"] for item in analysis["items"]] == [1, 2, 1]
    assert [(sums["seat"], sums["guesses"]) for sums in analysis["seats"]] == [(1, 2), (2, 1)]


def test_where_the_codemaker_lied_no_code_is_left(server):
    nonce = "ab" * 32
    commitment = hashlib.sha256(f"{nonce}\n1234".encode()).hexdigest()
    table = server.table(secret="committed", max_guesses=2)
    table[0].put(table.path + "/secret", {"commitment": commitment}).ok(201)
    for code, bulls, cows in (("1234", 0, 0), ("5678", 4, 0)):
        table.guess(1, code).ok(201)
        table.answer(0, bulls, cows).ok(201)
    table[0].get(table.path + "/analysis").problem(409, "not-allowed-now")
    assert table[0].post(table.path + "/reveal", {"nonce": nonce, "code": "1234"}).ok(201)["honest"] is False
    items = table[0].get(table.path + "/analysis").ok(200)["items"]
    assert [item["candidates_after"] for item in items] == [360, 1], "as the answers have it, whatever the truth is"


def test_a_mended_answer_counts_as_it_was_mended(server):
    table = server.table(secret="held", max_guesses=3)
    table.guess(1, "1234").ok(201)
    table.answer(0, 0, 4).ok(201)
    table.guess(1, "1256").ok(201)
    table[0].put(table.path + "/answers/1", {"bulls": 1, "cows": 1}).ok(201)
    table.answer(0, 1, 1).ok(201)
    table.guess(1, "5678").ok(201)
    table.answer(0, 0, 1).ok(201)
    left = all_codes(BULLS)
    history = table[1].get(table.path + "/history?round=1").ok(200)["items"]
    assert [(pair["bulls"], pair["cows"]) for pair in history] == [(1, 1), (1, 1), (0, 1)]
    for item, pair in zip(table[1].get(table.path + "/analysis").ok(200)["items"], history, strict=True):
        assert item["candidates_before"] == len(left) and item["bits_expected"] == near(bits(left, item["code"]))
        left = fitting(left, [pair])
        assert item["candidates_after"] == len(left)


FIVE_PLACES = {"length": 5, "repeats": True}  # 100,000 codes: too many to hold, few enough to count


def test_what_a_guess_tells_is_counted_where_codes_cannot_be_listed(server):
    table = server.alone(**FIVE_PLACES)
    for guess in ("01122", "34567"):
        table.guess(0, guess).ok(201)
    table[0].post(table.path + "/resignation").ok(201)
    left = ["".join(code) for code in itertools.product("0123456789", repeat=5)]
    history = table[0].get(table.path + "/history").ok(200)["items"]
    for item, answer in zip(table[0].get(table.path + "/analysis").ok(200)["items"], history, strict=True):
        assert (item["candidates_before"], item["bits_expected"]) == (len(left), near(bits(left, item["code"])))
        assert item["best"]["bits_expected"] == near(bits(left, item["best"]["code"]))
        assert item["best"]["bits_expected"] >= item["bits_expected"]
        left = fitting(left, [answer])


def test_in_the_largest_space_nothing_is_counted_but_something_is_known(server):
    table = server.alone(**LARGEST)
    for guess in ("0123456789ab", "cdefghijklmn"):
        table.guess(0, guess).ok(201)
    table[0].post(table.path + "/resignation").ok(201)
    first, second = table[0].get(table.path + "/analysis").ok(200)["items"]
    assert first["candidates_before"] is None, "36!/24! codes: more than a reader of JSON can hold"
    assert second["candidates_before"] is None and first["bits_gained"] is None
    assert first["bits_expected"] > 1 and first["best"]["bits_expected"] >= first["bits_expected"]


# --- a position ----------------------------------------------------------------------------------------------------


def ask(client, ruleset="bulls-and-cows", **body):
    return client.post(f"/v1/analysis/{ruleset}", body)


def test_a_position_is_counted_and_a_guess_suggested(anyone):
    history = [{"code": "4261", "bulls": 1, "cows": 2}, {"code": "1246", "bulls": 2, "cows": 1}]
    left = fitting(all_codes(BULLS), history)
    answer = ask(anyone, history=history).ok(200)
    assert answer["consistent"] is True and answer["contradiction"] is None
    assert answer["candidates"] == len(left) and answer["sample"] == sorted(answer["sample"])
    assert len(answer["sample"]) == min(50, len(left)) and set(answer["sample"]) <= set(left)
    suggestion = answer["suggestion"]
    parts = collections.Counter(pegs(code, suggestion["code"]) for code in left).values()
    assert suggestion["expected_remaining"] == near(sum(part * part for part in parts) / len(left))
    assert suggestion["worst_remaining"] == max(parts)
    assert suggestion["bits_expected"] == near(bits(left, suggestion["code"]))


def test_a_suggestion_is_weighed_by_all_codes_that_fit(anyone):
    history = [{"code": "01122", "bulls": 1, "cows": 1}]
    left = fitting(["".join(code) for code in itertools.product("0123456789", repeat=5)], history)
    answer = ask(anyone, options=FIVE_PLACES, history=history).ok(200)
    suggestion = answer["suggestion"]
    parts = collections.Counter(pegs(code, suggestion["code"]) for code in left).values()
    assert answer["candidates"] == len(left)
    assert suggestion["expected_remaining"] == near(sum(part * part for part in parts) / len(left))
    assert suggestion["worst_remaining"] == max(parts)
    assert suggestion["bits_expected"] == near(bits(left, suggestion["code"]))


@pytest.mark.parametrize("body", [None, {}, {"history": []}, {"options": {}, "strategy": None}])
def test_everything_in_a_question_is_optional(anyone, body):
    answer = anyone.post("/v1/analysis/bulls-and-cows", body).ok(200)
    assert answer["candidates"] == 5040 and answer["suggestion"]["code"]


@pytest.mark.parametrize(
    "ruleset, candidates",
    [
        ("mastermind", 1296),
        ("bulls-and-cows", 5040),
        ("mini-mastermind", 1296),
        ("super-mastermind", 32768),
        ("number-guess", 9000),
    ],
)
def test_every_ruleset_can_be_asked_about(anyone, ruleset, candidates):
    assert ask(anyone, ruleset).ok(200)["candidates"] == candidates


def test_the_strategy_is_chosen(anyone):
    history = [{"code": "1122", "black": 1, "white": 0}]
    assert ask(anyone, "mastermind", strategy="minimax").ok(200)["suggestion"]["code"] == "1122"
    assert ask(anyone, "mastermind", strategy="minimax", history=history).ok(200)["suggestion"]["code"] == "1344"
    for strategy in anyone.get("/v1/rulesets/mastermind").ok(200)["bots"]:
        assert ask(anyone, "mastermind", strategy=strategy, history=history).ok(200)["candidates"] == 256


def test_a_strategy_that_cannot_play_so_is_refused(anyone):
    for strategy in ("four-alike", "two-colours"):
        assert ask(anyone, "mastermind", strategy=strategy).ok(200)["suggestion"]["code"] in ("1111", "1122")
        ask(anyone, strategy=strategy).problem(422, "invalid-value", "/strategy")


def test_when_one_code_is_left_it_is_suggested(anyone):
    answer = ask(anyone, history=[{"code": "1234", "bulls": 4, "cows": 0}]).ok(200)
    assert answer["sample"] == ["1234"] and answer["candidates"] == 1
    assert answer["suggestion"] == {"code": "1234", "expected_remaining": 1, "worst_remaining": 1, "bits_expected": 0}


def test_a_history_can_be_sent_as_the_server_gave_it(server):
    table = server.alone()
    table.guess(0, "1234").ok(201)
    history = table[0].get(table.path).ok(200)["state"]["history"]
    assert "seat" in history[0]
    assert ask(table[0], history=history).ok(200)["consistent"]


def smallest_sets(history):
    """All smallest sets of attempts, from 1, that no code fits, by trying them all."""
    codes = all_codes(BULLS)
    for size in range(1, len(history) + 1):
        sets = [
            [number + 1 for number in numbers]
            for numbers in itertools.combinations(range(len(history)), size)
            if not fitting(codes, [history[number] for number in numbers])
        ]
        if sets:
            return sets
    return None


@pytest.mark.parametrize("seed", range(3))
def test_all_smallest_contradictory_sets_are_told(anyone, seed):
    dice = random.Random(seed)
    codes = all_codes(BULLS)
    history = []
    for _ in range(6):
        guess, secret = dice.choice(codes), dice.choice(codes)
        bulls, cows = pegs(secret, guess)
        history.append({"code": guess, "bulls": bulls, "cows": cows})
    answer = ask(anyone, history=history).ok(200)
    expected = smallest_sets(history)
    assert answer["contradiction"] == (expected[:20] if expected else None)
    assert answer["consistent"] is (expected is None)
    if expected:
        assert (answer["candidates"], answer["sample"], answer["suggestion"]) == (0, [], None)


def test_at_most_twenty_sets_are_told(anyone):
    history = [
        {"code": code, "bulls": 4, "cows": 0} for code in ("0123", "4567", "8901", "1230", "2301", "3012", "5678")
    ]
    answer = ask(anyone, history=history).ok(200)
    assert len(answer["contradiction"]) == 20 and answer["contradiction"] == sorted(answer["contradiction"])
    assert answer["contradiction"][0] == [1, 2]


def test_ten_million_codes_are_counted(anyone):
    """When the machine has time for it: null is what is told after two seconds."""

    def counted(history):
        options = {"length": 7, "repeats": True}
        return wait_until(lambda: ask(anyone, options=options, history=history).ok(200)["candidates"])

    assert counted([]) == 10**7
    assert counted([{"code": "0123456", "bulls": 7, "cows": 0}]) == 1
    assert counted([{"code": "0000000", "bulls": 3, "cows": 0}]) == math.comb(7, 3) * 9**4


def test_more_than_ten_million_codes_are_not_counted(anyone):
    answer = ask(anyone, options={"length": 7, "alphabet": "0123456789a", "repeats": True}).ok(200)
    assert answer["candidates"] is None and answer["suggestion"]["expected_remaining"] is None
    assert answer["consistent"] and answer["sample"] and answer["suggestion"]["bits_expected"] > 1


def test_the_largest_space_is_searched_and_not_enumerated(anyone):
    options = {**LARGEST, "repeats": True}
    history = [{"code": "0123456789ab", "bulls": 2, "cows": 3}, {"code": "cdefghijklmn", "bulls": 1, "cows": 3}]
    answer = ask(anyone, options=options, history=history).ok(200)
    assert answer["consistent"] and answer["candidates"] is None
    assert all(
        pegs(code, item["code"]) == (item["bulls"], item["cows"]) for code in answer["sample"] for item in history
    )
    assert answer["suggestion"]["expected_remaining"] is None and answer["suggestion"]["bits_expected"] > 0
    history.append({"code": "opqrstuvwxyz", "bulls": 2, "cows": 2})
    answer = ask(anyone, options=options, history=history).ok(200)
    assert answer["contradiction"] == [[1, 2, 3]] and answer["candidates"] == 0, "13 symbols on 12 places"


def test_other_answers_are_read_under_their_names(anyone):
    history = [{"code": "1234", "exact": 1, "positions": "1XXX"}]
    assert ask(anyone, "number-guess", history=history).ok(200)["candidates"] == 9**3
    history = [{"code": "1234", "exact": 1}]
    options = {"feedback": "exact"}
    assert (
        ask(anyone, "number-guess", history=history, options=options).ok(200)["candidates"] == 9**3 + 3 * 8 * 9**2
    )


BAD = [
    ({"history": [{"code": "1234", "bulls": 1}]}, "/history/0/cows"),
    ({"history": [{"code": "1234", "bulls": 5, "cows": 0}]}, "/history/0/bulls"),
    (
        {"history": [{"code": "1234", "bulls": 1, "cows": 0}, {"code": "1234", "bulls": 3, "cows": 1}]},
        "/history/1/cows",
    ),
    ({"history": [{"code": "1234", "bulls": -1, "cows": 0}]}, "/history/0/bulls"),
    ({"history": [{"code": "1234", "bulls": 1.0, "cows": 0}]}, "/history/0/bulls"),
    ({"history": [{"code": "1234", "bulls": 1, "cows": 0, "solved": False}]}, "/history/0/solved"),
    ({"history": [{"code": 1234, "bulls": 1, "cows": 0}]}, "/history/0/code"),
    ({"history": [{"bulls": 1, "cows": 0}]}, "/history/0/code"),
    ({"history": [{"code": "1234", "black": 1, "white": 0}]}, "/history/0/bulls"),
    ({"history": [5]}, "/history/0"),
    ({"history": {}}, "/history"),
    ({"history": [{"code": "1234", "bulls": 0, "cows": 0}] * 1001}, "/history"),
    ({"strategy": "nonsense"}, "/strategy"),
    ({"strategy": "mini\0max"}, "/strategy"),
    ({"strategy": 1}, "/strategy"),
    ({"strategy": "optimal", "options": {"length": 5}}, "/strategy"),
    ({"options": {"length": 13}}, "/options/length"),
    ({"options": {"nonsense": 1}}, "/options/nonsense"),
    ({"options": []}, "/options"),
    ({"guess": "1234"}, "/guess"),
    ([], ""),
]


@pytest.mark.parametrize("body, pointer", BAD)
def test_every_bad_value_is_pointed_at(anyone, body, pointer):
    anyone.post("/v1/analysis/bulls-and-cows", body).problem(422, "invalid-value", pointer)


@pytest.mark.parametrize("code", ["1123", "123", "12345", "12a4", ""])
def test_a_guess_must_be_a_legal_code(anyone, code):
    history = [{"code": "1234", "bulls": 0, "cows": 0}, {"code": code, "bulls": 0, "cows": 0}]
    ask(anyone, history=history).problem(422, "illegal-code", "/history/1/code")


def test_positions_are_checked_where_they_stand(anyone):
    for positions, pointer in (("2XXX", "/history/0/positions"), ("12XX", "/history/0/exact")):
        history = [{"code": "1234", "exact": 1, "positions": positions}]
        ask(anyone, "number-guess", history=history).problem(422, "invalid-value", pointer)


def test_every_ruleset_has_an_analysis_or_is_said_to_have_none(anyone):
    without = {}
    for ruleset in anyone.get("/v1/rulesets").ok(200)["items"]:
        reply = anyone.post(f"/v1/analysis/{ruleset['id']}", {})
        if reply.status == 404:
            without[ruleset["id"]] = reply.problem(404, "not-found")["detail"]
    assert without == {
        "quiz": "There is no analysis of games of Quiz.",
        "mastermind-quiz": "There is no analysis of games of Mastermind quiz.",
    }


def test_what_is_no_question_is_refused(anyone):
    detail = anyone.post("/v1/analysis/nonsense", {}).problem(404, "not-found")["detail"]
    assert "no such ruleset" in detail
    anyone.get("/v1/analysis/bulls-and-cows").problem(405, "method-not-allowed")
    anyone.post("/v1/analysis/bulls-and-cows", raw=b"{", headers={"Content-Type": "application/json"}).problem(
        400, "malformed-json"
    )
    anyone.post("/v1/analysis/bulls-and-cows", raw=b"x", headers={"Content-Type": "text/plain"}).problem(415)
    anyone.post("/v1/analysis/bulls-and-cows", raw=b" " * 70000).problem(413, "too-large")
    anyone.post("/v1/analysis/bulls-and-cows", {}, headers={"Authorization": "Bearer x"}).problem(401, "unauthorized")


# --- bounds --------------------------------------------------------------------------------------------------------


def demanding():
    """A question that takes long: which of many answers about ten places cannot all be true?"""
    dice = random.Random(7)

    def draw():
        return "".join(dice.sample("0123456789", 10))

    history = []
    for _ in range(40):
        guess = draw()
        bulls, cows = pegs(draw(), guess)
        history.append({"code": guess, "bulls": bulls, "cows": cows})
    return {"options": {"length": 10}, "history": history}


def test_too_many_questions_at_once_are_refused_and_not_queued():
    with kit.Server("--workers", "1", "--work-queue", "1") as server:
        client = server.anyone()
        body = demanding()
        replies = kit.together(*[lambda: client.post("/v1/analysis/bulls-and-cows", body) for _ in range(6)])
        refused = [reply for reply in replies if reply.status == 503]
        assert refused and all(reply.status in (200, 503) for reply in replies)
        for reply in refused:
            reply.problem(503, "store-unavailable")
            assert int(reply.headers["retry-after"]) >= 1
        assert any(reply.status == 200 for reply in replies)
        assert ask(client).ok(200)["candidates"] == 5040, "afterwards all is as before"


def test_who_goes_away_does_not_keep_others_waiting():
    with kit.Server("--workers", "1", "--work-queue", "8") as server:
        client = server.anyone()
        body = json.dumps(demanding()).encode()
        for _ in range(8):
            with socket.create_connection(("127.0.0.1", server.port)) as gone:
                head = f"POST /v1/analysis/bulls-and-cows HTTP/1.1\r\nHost: x\r\nContent-Length: {len(body)}\r\n\r\n"
                gone.sendall(head.encode() + body)
        reply = ask(client)
        while reply.status == 503:
            reply = ask(client)
        assert reply.ok(200)["candidates"] == 5040
        assert server.stop() == 0


def test_a_long_round_of_many_codes_is_told_as_far_as_there_is_time(server):
    table = server.alone(length=7, repeats=True)
    dice = random.Random(3)
    for _ in range(60):
        table.guess(0, "".join(dice.choices("01", k=7))).ok(201)
    table[0].post(table.path + "/resignation").ok(201)
    items = table[0].get(table.path + "/analysis").ok(200)["items"]
    assert len(items) == 60 and items[0]["candidates_before"] == 10**7
    assert items[0]["bits_expected"] is not None


def test_a_body_that_comes_slowly_has_not_waited_for_anything(server):
    """Work that waits for five seconds is given up; what a client needs to send it is no wait."""
    body = json.dumps({"history": [{"code": "1234", "bulls": 1, "cows": 1}]})
    head = "POST /v1/analysis/bulls-and-cows HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
    with Wire(server) as wire:
        wire.send(f"{head}Content-Length: {len(body)}\r\n\r\n{body[:5]}")
        time.sleep(5.2)
        answer = wire.send(body[5:]).answer()
    assert answer.status == 200, answer.body
