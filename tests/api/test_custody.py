# SPDX-License-Identifier: Apache-2.0
"""Secrets that the server does not know: committed to, or held outside."""

import hashlib
from datetime import datetime, timedelta

import pytest

NONCE = "ab" * 32


def commit(code, nonce=NONCE):
    return hashlib.sha256(f"{nonce}\n{code}".encode()).hexdigest()


def committed(server, code="1234", **options):
    """A duel whose leader has committed to a code."""
    table = server.table(secret="committed", **options)
    table[0].put(table.path + "/secret", {"commitment": commit(code)}).ok(201)
    return table


def reveal(table, seat=0, **body):
    return table[seat].post(table.path + "/reveal", body)


def answered(table, code, bulls, cows):
    table.guess(1, code).ok(201)
    return table.answer(0, bulls, cows).ok(201)


# --- Committed -----------------------------------------------------------------------------------------------------


def test_a_commitment_is_all_that_the_server_gets(server):
    table = committed(server)
    for seat in (0, 1):
        view = table.view(seat)
        assert view["commitment"] == commit("1234") and view["state"]["secret"] is None and view["proof"] is None
    again = table[0].put(table.path + "/secret", {"commitment": commit("1234")})
    assert again.ok(200)["seq"] == 4
    table[0].put(table.path + "/secret", {"commitment": commit("1243")}).problem(409, "not-allowed-now")


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"commitment": None},
        {"commitment": 1},
        {"commitment": "AB" * 32},
        {"commitment": "ab" * 31},
        {"commitment": "xy" * 32},
        {"code": "1234"},
        {"commitment": "ab" * 32, "code": "1234"},
    ],
)
def test_what_is_no_commitment_is_refused(server, body):
    table = server.table(secret="committed")
    table[0].put(table.path + "/secret", body).problem(422, "invalid-value")
    assert table.view()["version"] == 3


def test_a_true_reveal_ends_the_round(server):
    table = committed(server)
    answered(table, "4261", 1, 2)
    answer = answered(table, "1234", 4, 0)
    assert answer["solved"] and answer["game"]["status"] == "playing"
    turn = answer["game"]["turn"]
    assert (turn["seats"], turn["actions"]) == ([0], ["reveal"])
    since = datetime.fromisoformat(answer["game"]["updated_at"])
    assert datetime.fromisoformat(turn["deadline"]) - since == timedelta(seconds=300)
    table.next_round().problem(409, "not-allowed-now")
    body = reveal(table, nonce=NONCE, code="1234").ok(201)
    assert body["honest"] is True and body["wrong"] == [] and body["game"]["status"] == "round-over"
    view = table.view(1)
    assert view["state"]["secret"] == "1234" and view["proof"] == {"nonce": NONCE, "secret": "1234"}
    published = table.result()["rounds"][0]
    assert published["honest"] and published["solver"] == 1 and published["points"] == [0, 1]
    kinds = [event["kind"] for event in table.events(1)]
    assert kinds[-2:] == ["reveal", "round-over"]


@pytest.mark.parametrize(
    "body",
    [
        {"nonce": NONCE, "code": "1243"},
        {"nonce": "cd" * 32, "code": "1234"},
        {"nonce": "", "code": "1234"},
        {"nonce": NONCE.upper(), "code": "1234"},
        {"nonce": NONCE, "code": "1234\x00"},
        {"nonce": NONCE + "\n1", "code": "234"},
    ],
)
def test_a_pair_that_does_not_give_the_commitment_changes_nothing(server, body):
    table = committed(server)
    answered(table, "1234", 4, 0)
    before = table.view()
    reveal(table, **body).problem(422, "bad-reveal")
    assert table.view() == before
    reveal(table, nonce=NONCE, code="1234").ok(201)


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"code": "1234"},
        {"nonce": NONCE},
        {"nonce": 1, "code": "1234"},
        {"nonce": NONCE, "code": 1234},
        {"nonce": NONCE, "code": "1234", "more": 1},
    ],
)
def test_a_reveal_of_the_wrong_form_is_refused(server, body):
    table = committed(server)
    answered(table, "1234", 4, 0)
    reveal(table, **body).problem(422, "invalid-value")


def test_a_codemaker_who_lied_loses_the_round(server):
    table = committed(server, max_guesses=2)
    answered(table, "4261", 0, 2)
    answered(table, "5678", 0, 0)
    body = reveal(table, nonce=NONCE, code="1234").ok(201)
    assert body["honest"] is False and body["wrong"] == [1]
    published = table.result()["rounds"][0]
    assert published["honest"] is False and published["forfeited_by"] == 0 and published["points"] == [0, 1]


def test_who_denies_the_hit_loses_the_round(server):
    table = committed(server, max_guesses=1)
    answer = answered(table, "1234", 2, 2)
    assert answer["solved"] is False and answer["game"]["turn"]["actions"] == ["reveal"]
    assert reveal(table, nonce=NONCE, code="1234").ok(201)["wrong"] == [1]
    assert table.result()["rounds"][0]["points"] == [0, 1] and table.result()["rounds"][0]["solver"] == 1


@pytest.mark.parametrize("code", ["1123", "hello", "12345"])
def test_who_committed_to_no_legal_code_loses_the_round(server, code):
    table = committed(server, code, max_guesses=1)
    answered(table, "1234", 0, 1)
    assert reveal(table, nonce=NONCE, code=code).ok(201)["honest"] is False
    published = table.result()["rounds"][0]
    assert published["forfeited_by"] == 0 and published["points"] == [0, 1]


def test_nobody_reveals_too_early_or_for_another(server):
    table = committed(server)
    reveal(table, nonce=NONCE, code="1234").problem(409)
    table.guess(1, "1234").ok(201)
    reveal(table, nonce=NONCE, code="1234").problem(409)
    table.answer(0, 4, 0).ok(201)
    reveal(table, 1, nonce=NONCE, code="1234").problem(409, "not-your-turn")
    table[0].post(table.path + "/reveal", {"nonce": NONCE, "code": "1234"}, headers={"If-Match": '"1"'}).problem(
        412, "version-mismatch"
    )
    assert table.view()["status"] == "playing"


def test_answers_to_a_committed_secret_cannot_be_mended(server):
    table = committed(server)
    answered(table, "4261", 1, 2)
    table[0].put(table.path + "/answers/1", {"bulls": 0, "cows": 2}).problem(409, "not-allowed-now")


# --- Held ----------------------------------------------------------------------------------------------------------


def test_a_held_secret_needs_no_first_move(server):
    table = server.table(secret="held")
    view = table.view(1)
    assert view["turn"] == {"seats": [1], "actions": ["guess"], "deadline": None}
    assert view["commitment"] is None and view["proof"] is None
    table[0].put(table.path + "/secret", {"code": "1234"}).problem(409)


def test_a_held_secret_is_known_when_it_is_cracked(server):
    table = server.table(secret="held")
    assert answered(table, "4261", 1, 2)["game"]["state"]["secret"] is None
    over = answered(table, "1234", 4, 0)["game"]
    assert over["status"] == "round-over" and over["state"]["secret"] == "1234" and over["proof"] is None
    assert table.result(1)["rounds"][0]["secret"] == "1234"


def test_a_slip_can_be_mended(server):
    table = server.table(secret="held")
    answered(table, "4261", 2, 1)
    mended = table[0].put(table.path + "/answers/1", {"bulls": 1, "cows": 2}).ok(201)
    assert (mended["attempt"], mended["code"], mended["bulls"], mended["cows"], mended["solved"]) == (
        1,
        "4261",
        1,
        2,
        False,
    )
    assert table.history(1) == [{"attempt": 1, "seat": 1, "code": "4261", "bulls": 1, "cows": 2}]
    assert table.events(1)[-1]["kind"] == "answer-corrected"
    again = table[0].put(table.path + "/answers/1", {"bulls": 1, "cows": 2}).ok(200)
    assert (again["seq"], again["attempt"], again["code"], again["bulls"]) == (mended["seq"], 1, "4261", 1)


def test_only_an_answer_that_was_given_can_be_mended_and_only_by_the_codemaker(server):
    table = server.table(secret="held")
    answered(table, "4261", 1, 2)
    body = {"bulls": 2, "cows": 1}
    for attempt in ("0", "2", "99999"):
        table[0].put(f"{table.path}/answers/{attempt}", body).problem(422, "invalid-value")
    for attempt in ("x", "1.0", "-1", "99999999999"):
        table[0].put(f"{table.path}/answers/{attempt}", body).problem(404, "not-found")
    table[1].put(table.path + "/answers/1", body).problem(409, "not-your-turn")
    table[0].put(table.path + "/answers/1", body, headers={"If-Match": '"1"'}).problem(412, "version-mismatch")
    table[0].put(table.path + "/answers/1", {**body, "attempt": 1}).problem(422, "invalid-value", pointer="/attempt")
    table[0].put(table.path + "/answers/1", {"bulls": 5, "cows": 0}).problem(422, "invalid-value", pointer="/bulls")
    assert table.history() == [{"attempt": 1, "seat": 1, "code": "4261", "bulls": 1, "cows": 2}]


# --- Contradictions ------------------------------------------------------------------------------------------------

CONTRADICTIONS = [
    ("one guess answered in two ways", [("1234", 1, 0), ("1234", 0, 1)], [1, 2]),
    ("too few symbols are left", [("1234", 0, 0), ("5678", 0, 0)], [1, 2]),
    ("too many symbols are wanted", [("0123", 2, 1), ("4567", 0, 2)], [1, 2]),
    ("what came between has nothing to do with it", [("1234", 0, 0), ("1290", 0, 1), ("5678", 0, 0)], [1, 3]),
]


@pytest.mark.parametrize("custody", ["held", "committed"])
@pytest.mark.parametrize("said, attempts", [c[1:] for c in CONTRADICTIONS], ids=[c[0] for c in CONTRADICTIONS])
def test_an_answer_after_which_no_code_fits_is_refused(server, custody, said, attempts):
    table = committed(server) if custody == "committed" else server.table(secret="held")
    *before, (code, bulls, cows) = said
    for guess in before:
        answered(table, *guess)
    table.guess(1, code).ok(201)
    view = table.view()
    problem = table.answer(0, bulls, cows).problem(409, "contradiction")
    assert problem["attempts"] == attempts and table.view() == view, "nothing has changed, the guess still waits"


def test_of_equal_sets_of_attempts_the_first_is_named(server):
    table = server.table(secret="held", length=1, alphabet="012")
    for code in ("0", "0", "1"):
        answered(table, code, 0, 0)
    table.guess(1, "2").ok(201)
    assert table.answer(0, 0, 0).problem(409, "contradiction")["attempts"] == [1, 3, 4]
    assert table.answer(0, 1, 0).ok(201)["solved"]


def test_a_slip_that_led_nowhere_can_be_mended_and_the_game_goes_on(server):
    table = server.table(secret="held")
    answered(table, "1234", 0, 0)
    table.guess(1, "5678").ok(201)
    table.answer(0, 0, 0).problem(409, "contradiction")
    table[0].put(table.path + "/answers/1", {"bulls": 2, "cows": 0}).ok(201)
    table.answer(0, 0, 0).ok(201)


def test_the_codemaker_is_told_how_one_answer_could_be_mended(server):
    table = server.table(secret="held")
    answered(table, "1234", 0, 0)
    answered(table, "5678", 2, 0)
    table.guess(1, "5690").ok(201)
    problem = table.answer(0, 0, 0).problem(409, "contradiction")
    assert problem["attempts"] == [1, 3], "only 7 and 8 would be left"
    first, third = problem["repairs"]
    assert (first["attempt"], first["given"]) == (1, {"bulls": 0, "cows": 0})
    assert (third["attempt"], third["given"]) == (3, {"bulls": 0, "cows": 0})
    assert {"bulls": 1, "cows": 1} in first["possible"]
    assert {"bulls": 2, "cows": 1} not in first["possible"], "two places are 7 and 8"
    table[0].put(table.path + "/answers/1", first["possible"][0]).ok(201)
    table.answer(0, 0, 0).ok(201)


def test_an_answer_cannot_be_mended_into_a_contradiction(server):
    table = server.table(secret="held")
    answered(table, "1234", 2, 0)
    answered(table, "5678", 0, 0)
    problem = table[0].put(table.path + "/answers/1", {"bulls": 0, "cows": 0}).problem(409, "contradiction")
    assert problem["attempts"] == [1, 2] and table.history()[0]["bulls"] == 2


def test_positions_can_contradict_each_other_too(server):
    table = server.table(ruleset="number-guess", secret="held")
    for code, exact, positions in (("1234", 1, "1XXX"), ("1567", 0, "XXXX")):
        table.guess(1, code).ok(201)
        reply = table[0].post(table.path + "/answers", {"exact": exact, "positions": positions})
    assert reply.problem(409, "contradiction")["attempts"] == [1, 2]


@pytest.mark.parametrize(
    "exact, positions",
    [(2, "1XXX"), (0, "1XXX"), (1, "2XXX"), (1, "1XX"), (1, "1XXXX"), (1, "1xxx"), (4, "1234X"), (1, "")],
)
def test_positions_must_be_the_guess_with_its_wrong_places_masked(server, exact, positions):
    table = server.table(ruleset="number-guess", secret="held")
    table.guess(1, "1234").ok(201)
    body = {"exact": exact, "positions": positions}
    table[0].post(table.path + "/answers", body).problem(422, "invalid-value")


def test_a_held_secret_can_be_told_and_must_fit_the_answers(server):
    table = server.table(secret="held", max_guesses=2)
    answered(table, "4261", 1, 2)
    reveal(table, code="9876").problem(422, "wrong-answer", pointer="/code")
    reveal(table, code="1123").problem(422, "illegal-code", pointer="/code")
    reveal(table, 1, code="1234").problem(409, "not-your-turn")
    assert reveal(table, code="1234").ok(201)["honest"] is True
    reveal(table, code="1234").problem(409, "not-allowed-now")
    assert (table.view(0)["state"]["secret"], table.view(1)["state"]["secret"]) == ("1234", None)
    table.guess(1, "1243").ok(201)
    table.answer(0, 2, 1).problem(422, "wrong-answer")
    assert table.answer(0, 2, 2).ok(201)["game"]["status"] == "round-over"
    assert table.view(1)["state"]["secret"] == "1234" and table.result()["rounds"][0]["secret"] == "1234"


def test_a_held_secret_that_nobody_told_stays_unknown(server):
    table = server.table(secret="held", max_guesses=1)
    over = answered(table, "4261", 1, 2)["game"]
    assert over["status"] == "round-over" and over["state"]["secret"] is None
    assert table.result()["rounds"][0]["secret"] is None


def test_a_held_secret_can_be_told_when_the_round_is_over(server, anyone):
    table = server.table(secret="held", max_guesses=1)
    over = answered(table, "4261", 1, 2)["game"]
    reveal(table, 1, code="1234").problem(409, "not-your-turn")
    reveal(table, code="9876").problem(422, "wrong-answer", pointer="/code")
    told = reveal(table, code="1234").ok(201)
    assert (told["honest"], told["wrong"], told["secret"]) == (True, [], "1234")
    assert told["game"]["status"] == "round-over" and told["game"]["turn"] == over["turn"]
    assert [table.view(seat)["state"]["secret"] for seat in (0, 1)] == ["1234"] * 2
    assert table[1].get(table.path + "/events").ok(200)["items"][-1]["secret"] == "1234"
    result = table.result()["rounds"]
    assert len(result) == 1 and result[0]["secret"] is None, "what is published stays"
    reveal(table, code="1234").problem(409, "not-allowed-now")
    table.next_round().ok(201)
    reveal(table, code="1234").problem(409, "not-your-turn")
    table.guess(0, "5678").ok(201)
    assert table.answer(1, 0, 4).ok(201)["game"]["status"] == "finished"
    reveal(table, 1, code="8765").problem(409, "game-over")
    assert anyone.post("/v1/verify", table[0].get(table.path + "/export").ok(200)).ok(200) == {"valid": True}
