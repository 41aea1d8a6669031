# SPDX-License-Identifier: Apache-2.0
"""What is scarce: requests, accounts, guesses at join codes, moves that are refused. The last --rate-limit counts."""

import concurrent.futures
import contextlib
import itertools
import json
import re
import signal
import time

import kit
import pytest
from wire import Wire


@pytest.fixture
def limited():
    with kit.Server("--rate-limit", "1000") as server:
        yield server


LONG = {"length": 12, "repeats": True}  # of so many codes nobody guesses the right one


def until_refused(call):
    """How often a call is answered before it is 429; no oftener than by ten at once and ten a minute."""
    began, replies = time.monotonic(), [call()]
    while replies[-1].status != 429:
        replies.append(call())
    replies[-1].problem(429, "rate-limited")
    assert 1 <= int(replies[-1].headers["retry-after"]) <= 60
    assert len(replies) - 1 <= 10 + (time.monotonic() - began) / 6
    return len(replies) - 1


def made(server, count):
    return [server.anyone().post("/v1/players", {"name": "Ann"}) for _ in range(count)]


def test_an_address_makes_ten_accounts_a_minute(limited):
    assert until_refused(lambda: made(limited, 1)[0]) >= 10


def test_guests_are_accounts_too(limited):
    began = time.monotonic()
    made(limited, 9)
    limited.guest({"ruleset": "mastermind"})
    more = until_refused(lambda: limited.anyone().post("/v1/games", {"ruleset": "mastermind"}))
    assert more <= (time.monotonic() - began) / 6


def test_whom_a_player_makes_counts_for_the_player_from_whatever_address():
    with kit.Server("--rate-limit", "1000", "--trusted-proxy", "127.0.0.1") as server:
        ann = server.player()
        statuses = [
            ann.post("/v1/players", {"name": "Bob"}, headers={"X-Forwarded-For": f"192.0.2.{number}"}).status
            for number in range(1, 31)
        ]
        assert statuses[:10] == [201] * 10 and 429 in statuses, statuses


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


def minted(client, count):
    """Further tokens of a player, none of them used so far."""
    scopes = {"scopes": ["service"]} if client.account.get("service") else {}
    answers = [client.post("/v1/players/me/tokens", scopes).ok(201) for _ in range(count)]
    return [kit.Client(client.server, answer["token"], client.account) for answer in answers]


def used_up(client):
    """Asks until there is nothing left of the caller's requests."""
    while client.get("/v1/players/me").status != 429:
        pass


@pytest.mark.parametrize("scope", ["play", "service"])
def test_all_tokens_of_an_account_have_one_rate_limit(scope):
    with kit.Server("--rate-limit", "1000") as server:
        ann = server.player()
        if scope == "service":
            token = kit.run("token", "create", "--scope", "service", "--db", server.db).stdout.strip()
            ann = kit.Client(server, token, {"service": True})
        fresh = minted(ann, 8)
        server.arguments = ("--rate-limit", "1")
        server.restart()
        # A second may pass between two requests, and then there is one more; not eight times in a row.
        statuses = []
        for other in fresh:
            used_up(ann)
            statuses.append(other.get("/v1/players/me").status)
        assert 429 in statuses, "a token that was never used has no requests of its own"


def test_moves_that_are_refused_count_for_the_player_with_all_tokens():
    with kit.Server("--rate-limit", "1000") as server:
        guest, game = server.guest({"ruleset": "bulls-and-cows", "options": LONG, "clock": {"turn_seconds": 600}})
        fresh = minted(guest, 4)
        path = f"/v1/games/{game['id']}/guesses"
        server.arguments = ("--rate-limit", "1")
        server.restart()
        statuses = []
        for client in [guest, *fresh]:
            used_up(client)
            statuses += [client.post(path, {"code": "1122"}).status for _ in range(12)]
        assert statuses[:6] == [422] * 6
        assert statuses.count(422) < 40, f"about ten, not ten for each token: {statuses}"


def test_ten_wrong_join_codes_a_minute(limited):
    ann, bob = (kit.Client(limited, reply.ok(201)["token"]) for reply in made(limited, 2))
    game = ann.post("/v1/games", {"ruleset": "bulls-and-cows", "opponents": [{"open": True}]}).ok(201)
    paths = itertools.cycle([f"/v1/games/{game['id']}/join", "/v1/join"])
    wrong = (f"WRONG{symbol}" for symbol in itertools.cycle("23456789AB"))
    assert until_refused(lambda: bob.post(next(paths), {"join_code": next(wrong)})) >= 10
    for path in ("/v1/join", f"/v1/games/{game['id']}/join"):
        bob.post(path, {"join_code": game["join_code"]}).problem(429, "rate-limited")


def test_right_codes_are_not_counted(limited):
    ann, bob = (kit.Client(limited, reply.ok(201)["token"]) for reply in made(limited, 2))
    for _ in range(12):
        game = ann.post("/v1/games", {"ruleset": "bulls-and-cows", "opponents": [{"open": True}]}).ok(201)
        bob.post("/v1/join", {"join_code": game["join_code"].lower()}).ok(201)


def wrong_codes(count):
    return [f"{number:012d}" for number in range(count)]


def test_whose_turn_it_is_may_always_act_but_not_at_random():
    with kit.Server("--rate-limit", "1") as server:
        guest, game = server.guest({"ruleset": "bulls-and-cows", "options": LONG})
        path = f"/v1/games/{game['id']}"
        codes = wrong_codes(20)
        for code in codes:
            guest.post(path + "/guesses", {"code": code}).ok(201)
        # Once a second there is one request more, for whatever is asked then.
        until_429(lambda: guest.get(path))
        refused = until_429(lambda: guest.post(path + "/guesses", {"code": "1122"}))
        assert refused[:8] == [422] * 8 and set(refused) == {422}
        until_429(lambda: guest.post(path + "/guesses", {"code": codes[0]}))


def test_a_move_on_the_clock_is_never_too_many_also_in_a_game_that_the_server_has_just_loaded():
    with kit.Server("--rate-limit", "1") as server:
        body = {"ruleset": "bulls-and-cows", "options": LONG, "clock": {"turn_seconds": 600}}
        guest, game = server.guest(body)
        path = f"/v1/games/{game['id']}"
        server.restart()
        used_up(guest)
        until_429(lambda: guest.get(path))
        assert accepted(guest, path + "/guesses", wrong_codes(MANY)) == MANY
        until_429(lambda: guest.post("/v1/games/" + "0" * 16 + "/guesses", {"code": "1234"}))


def until_429(call):
    """The statuses before a call is refused as too many."""
    replies = [call()]
    while replies[-1].status != 429:
        replies.append(call())
    replies[-1].problem(429, "rate-limited")
    return [reply.status for reply in replies[:-1]]


def accepted(client, path, codes):
    """How many of the guesses were taken; what was not was told so. They are sent on ten connections without waiting for
    answers: one by one they might take a busy machine as long as the rate allows."""
    answers = []
    with contextlib.ExitStack() as stack:
        wires = [stack.enter_context(Wire(client.server, timeout=kit.PATIENCE_SECONDS)) for _ in range(10)]
        for wire, code in zip(itertools.cycle(wires), codes):
            body = json.dumps({"code": code})
            head = f"POST {path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer {client.token}\r\n"
            wire.send(f"{head}Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n{body}")
        for wire, _ in zip(itertools.cycle(wires), codes):
            answers.append(wire.answer())
    for answer in answers:
        if answer.status != 201:
            answer.problem(429, "rate-limited")
            assert int(answer.headers["retry-after"]) >= 1
    return sum(answer.status == 201 for answer in answers)


# One guess a second and two at once are the caller's requests here; moves have 20 and 40 of their own. Five hundred are
# too many unless they take more than twenty seconds.
MANY = 500


def test_who_plays_alone_without_a_clock_has_moves_in_reason():
    with kit.Server("--rate-limit", "1") as server:
        guest, game = server.guest({"ruleset": "bulls-and-cows", "options": LONG})
        assert 40 <= accepted(guest, f"/v1/games/{game['id']}/guesses", wrong_codes(MANY)) < MANY


def test_a_second_game_or_token_gives_no_further_moves():
    body = {"ruleset": "bulls-and-cows", "options": LONG}
    with kit.Server("--rate-limit", "1000") as server:
        guest, game = server.guest(body)
        more = [guest.post("/v1/games", body).ok(201) for _ in range(4)]
        tokens = minted(guest, 4)
        server.arguments = ("--rate-limit", "1")
        server.restart()
        paths = [f"/v1/games/{one['id']}/guesses" for one in [game, *more]]
        codes = wrong_codes(MANY // 5)
        assert sum(accepted(client, path, codes) for client, path in zip([guest, *tokens], paths)) < MANY


def test_a_bot_of_the_server_is_nobody_who_waits():
    with kit.Server("--rate-limit", "1") as server:
        body = {"ruleset": "bulls-and-cows", "options": {**LONG, "codemaker": "players", "rounds": 2}}
        guest, game = server.guest({**body, "opponents": [{"bot": "random"}], "seat": 1})
        path = f"/v1/games/{game['id']}"
        while guest.get(path + "?wait=1").json.get("turn", {}).get("actions") != ["guess"]:
            pass
        assert accepted(guest, path + "/guesses", wrong_codes(MANY)) < MANY


def test_where_somebody_else_sits_moves_are_never_too_many():
    with kit.Server("--rate-limit", "1000") as server:
        table = server.table(**LONG, codemaker="players", rounds=2)
        table.secret(0, "9" * 12).ok(201)
        server.arguments = ("--rate-limit", "1")
        server.restart()
        assert accepted(table[1], table.path + "/guesses", wrong_codes(MANY)) == MANY


def test_without_a_rate_limit_nothing_is_scarce(server):
    assert {reply.status for reply in made(server, 25)} == {201}


# --- Who goes on all the same --------------------------------------------------------------------------------------


def paused(server, watcher=None):
    text = (watcher or server.anyone()).get("/metrics").text
    return int(re.search(r"^referee_http_paused_total (\d+)$", text, re.MULTILINE).group(1))


def hasten(server, token, request=None, watcher=None):
    """Sends on eight connections at once until an answer was paused: the statuses, and how many were paused. Whatever
    was sent there before, each connection must be in step. Where it is the address that asks, a player watches."""
    request = request or "GET /v1/players/me HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer TOKEN\r\n\r\n"
    request = request.replace("TOKEN", token)
    before, statuses = paused(server, watcher), []
    with contextlib.ExitStack() as stack:
        wires = [stack.enter_context(Wire(server)) for _ in range(8)]
        for _ in range(100):
            for _ in range(5):
                for wire in wires:
                    wire.send(request)
                statuses += [wire.answer().status for wire in wires]
            if paused(server, watcher) > before:
                return statuses, paused(server, watcher)
    raise AssertionError("nobody was paused")


def test_who_goes_on_far_beyond_its_rate_is_answered_later_and_nobody_else_is():
    """Pauses are counted, as elapsed time shows nothing on a busy machine: two hundred are refused at once, and only then
    it takes a moment."""
    with kit.Server("--rate-limit", "20") as server:
        ann, bob = server.player(), server.player("Bob")
        assert paused(server) == 0
        statuses, many = hasten(server, ann.token)
        assert set(statuses) == {200, 429}
        assert many <= statuses.count(429) - 200
        bob.get("/v1/players/me").ok(200)
        assert paused(server) == many


def test_a_move_that_is_never_too_many_may_have_to_wait_for_its_turn():
    with kit.Server("--rate-limit", "20") as server:
        body = {"ruleset": "bulls-and-cows", "options": LONG, "clock": {"turn_seconds": 3600}}
        guest, game = server.guest(body)
        codes = (f"{number:012d}" for number in itertools.count())
        path = f"/v1/games/{game['id']}/guesses"
        while paused(server) == 0:
            assert accepted(guest, path, list(itertools.islice(codes, 50))) == 50


def test_a_move_of_who_owes_much_is_played_at_once_and_answered_when_it_is_paid_for():
    """What is never refused is done whatever its player owes, and nobody else waits for it. The debt is made by an answer
    of several times 64 KiB, each of them a second's rate here."""
    with kit.Server("--rate-limit", "1000") as server:
        table = server.table(answers="manual")
        table.secret(0, "1234").ok(201)
        server.arguments = ("--rate-limit", "1")
        server.restart()
        assert len(table[1].get("/openapi.json").body) > 5 * 65536
        with concurrent.futures.ThreadPoolExecutor(1) as threads:
            guess = threads.submit(table.guess, 1, "5678")
            view = table[0].get(table.path + "?wait=60").ok(200)
            assert view["state"]["guess"] == "5678" and view["turn"]["actions"] == ["answer"]
            table[1].get(table.path).problem(429, "rate-limited")
            assert guess.result().ok(201)["seq"] == view["version"]
        assert paused(server) == 1, "it was answered later than it was played"


def test_a_body_is_read_behind_a_pause_and_the_connection_stays_in_step():
    with kit.Server("--rate-limit", "20") as server:
        ann = server.player()
        body = json.dumps({"name": "A" * 64})
        request = (
            "PATCH /v1/players/me HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer TOKEN\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n{body}"
        )
        statuses, _ = hasten(server, ann.token, request)
        assert set(statuses) == {200, 429}


def test_who_is_paused_with_a_bad_token_where_nothing_is_gets_a_refusal_like_anybody():
    with kit.Server("--rate-limit", "20") as server:
        request = "GET /nothing HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer bad\r\n\r\n"
        statuses, _ = hasten(server, "", request, server.player())
        assert set(statuses) == {401, 429}


@pytest.mark.parametrize(
    "line, told",
    [
        ("GET /nothing", {404, 429}),
        ("OPTIONS /nothing", {404, 429}),
        ("DELETE /v1/games", {405}),
        ("OPTIONS /v1/games", {204}),
    ],
)
@pytest.mark.parametrize("is_known", [False, True])
def test_what_no_endpoint_answers_counts_like_everything_else(line, told, is_known):
    """For the player or the address that asks, and not for the other."""
    with kit.Server("--rate-limit", "20") as server:
        ann, bob = server.player(), server.player("Bob")
        authorization = f"Authorization: Bearer {ann.token}\r\n" if is_known else ""
        statuses, _ = hasten(server, "", f"{line} HTTP/1.1\r\nHost: a\r\n{authorization}\r\n", bob)
        assert set(statuses) == told
        other = server.anyone() if is_known else ann
        assert other.get("/v1/rulesets").headers["ratelimit"].startswith('"default";r=3'), "of forty"


def test_a_method_that_is_not_allowed_is_told_before_a_token_is_looked_at():
    with kit.Server("--rate-limit", "1") as server:
        statuses = [kit.Client(server, "bad").call("DELETE", "/v1/games").status for _ in range(20)]
        assert set(statuses) == {405}


def test_a_server_that_stops_keeps_nobody_paused():
    with kit.Server("--rate-limit", "20") as server:
        ann = server.player()
        request = f"GET /v1/players/me HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer {ann.token}\r\n\r\n"
        hasten(server, ann.token)
        wires = [Wire(server) for _ in range(20)]
        for wire in wires:
            wire.send(request)
        server.send(signal.SIGTERM)
        for wire in wires:
            assert wire.answer().status in (200, 429, 503)
        assert server.wait() == 0
