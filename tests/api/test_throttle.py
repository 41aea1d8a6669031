# SPDX-License-Identifier: Apache-2.0
"""What is scarce: accounts, guesses at join codes, moves that are refused. The last --rate-limit counts."""

import itertools

import kit
import pytest


@pytest.fixture
def limited():
    with kit.Server("--rate-limit", "1000") as server:
        yield server


def made(server, count):
    return [server.anyone().post("/v1/players", {"name": "Ann"}) for _ in range(count)]


def test_an_address_makes_ten_accounts_a_minute(limited):
    replies = made(limited, 11)
    assert [reply.status for reply in replies[:10]] == [201] * 10
    replies[10].problem(429, "rate-limited")
    assert 1 <= int(replies[10].headers["retry-after"]) <= 60


def test_guests_are_accounts_too(limited):
    made(limited, 9)
    limited.guest({"ruleset": "mastermind"})
    limited.anyone().post("/v1/games", {"ruleset": "mastermind"}).problem(429, "rate-limited")


def test_what_is_refused_makes_no_account(limited):
    for _ in range(20):
        limited.anyone().post("/v1/players", {"name": ""}).problem(422, "invalid-value")
        limited.anyone().post("/v1/games", {"ruleset": "chess"}).problem(422, "invalid-value")
    assert {reply.status for reply in made(limited, 10)} == {201}


def test_a_service_makes_as_many_as_it_likes(limited):
    token = kit.run("token", "create", "--scope", "service", "--db", limited.db).stdout.strip()
    service = kit.Client(limited, token)
    for _ in range(15):
        service.post("/v1/players", {"name": "Mia"}).ok(201)


def test_ten_wrong_join_codes_a_minute(limited):
    ann, bob = (kit.Client(limited, reply.ok(201)["token"]) for reply in made(limited, 2))
    game = ann.post("/v1/games", {"ruleset": "bulls-and-cows", "opponents": [{"open": True}]}).ok(201)
    for number in range(10):
        path = "/v1/join" if number % 2 else f"/v1/games/{game['id']}/join"
        bob.post(path, {"join_code": "WRONG" + "23456789AB"[number]}).problem(404, "not-found")
    for path in ("/v1/join", f"/v1/games/{game['id']}/join"):
        bob.post(path, {"join_code": game["join_code"]}).problem(429, "rate-limited")


def test_right_codes_are_not_counted(limited):
    ann, bob = (kit.Client(limited, reply.ok(201)["token"]) for reply in made(limited, 2))
    for _ in range(12):
        game = ann.post("/v1/games", {"ruleset": "bulls-and-cows", "opponents": [{"open": True}]}).ok(201)
        bob.post("/v1/join", {"join_code": game["join_code"].lower()}).ok(201)


def wrong_codes(count):
    """Guesses of eight digits: that one of a few is right is too rare to matter."""
    return ["".join(code) for code in itertools.islice(itertools.permutations("0123456789", 8), count)]


def test_whose_turn_it_is_may_always_act_but_not_at_random():
    with kit.Server("--rate-limit", "1") as server:
        guest, game = server.guest({"ruleset": "bulls-and-cows", "options": {"length": 8}})
        path = f"/v1/games/{game['id']}"
        codes = wrong_codes(20)
        for code in codes:
            guest.post(path + "/guesses", {"code": code}).ok(201)
        guest.get(path).problem(429, "rate-limited")
        refused = [guest.post(path + "/guesses", {"code": "1122"}).status for _ in range(14)]
        assert refused[:8] == [422] * 8 and refused[-1] == 429
        guest.post(path + "/guesses", {"code": codes[0]}).problem(429, "rate-limited")


def test_a_move_on_the_clock_is_never_too_many_also_in_a_game_that_the_server_has_just_loaded():
    with kit.Server("--rate-limit", "1") as server:
        body = {"ruleset": "bulls-and-cows", "options": {"length": 8}, "clock": {"turn_seconds": 600}}
        guest, game = server.guest(body)
        path = f"/v1/games/{game['id']}"
        server.restart()
        while guest.get("/v1/players/me").status == 200:
            pass
        guest.get(path).problem(429, "rate-limited")
        for code in wrong_codes(5):
            guest.post(path + "/guesses", {"code": code}).ok(201)
        guest.post("/v1/games/" + "0" * 16 + "/guesses", {"code": "1234"}).problem(429, "rate-limited")


def test_without_a_rate_limit_nothing_is_scarce(server):
    assert {reply.status for reply in made(server, 25)} == {201}
