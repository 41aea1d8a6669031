# SPDX-License-Identifier: Apache-2.0
"""One account that takes all it can get, with all its tokens on many connections, and another that only wants to play.

No test here demands that anything is quick: what the account got is held against what its rate allows in the time that it
took, and what it left in the database is counted.
"""

import concurrent.futures
import contextlib
import itertools
import pathlib
import sqlite3
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "api"))

import kit  # noqa: E402
from lib.server import Caller  # noqa: E402

CONNECTIONS = 20
REQUESTS = 90  # on each
RATE = 25  # a second, twice that at once
MOVES = 20  # a second, twice that at once: alone, without a clock
GUESSES = 1500  # so many make a view of more than 64 KiB
FAST_RATE, MOVES_EACH = 100, 40
KIB64 = 65536


def tokens_of(client, count):
    return [client.post("/v1/players/me/tokens").ok(201)["token"] for _ in range(count)]


def long_game(client, **more):
    """A game alone whose view is large."""
    options = {"length": 12, "repeats": True}
    game = client.post("/v1/games", {"ruleset": "bulls-and-cows", "options": options, **more}).ok(201)
    path = f"/v1/games/{game['id']}"
    for number in range(GUESSES):
        client.post(path + "/guesses", {"code": f"{number:012d}"}, headers={"Prefer": "return=minimal"}).ok(201)
    assert len(client.get(path).body) > KIB64
    return path


def take_all(port, token, path, start):
    """What was got on one connection, as the rate counts it: the requests, and one more for every 64 KiB."""
    caller = Caller(port)
    got, dearest = 0, 0
    try:
        for number in range(start, start + REQUESTS):
            code = f"{GUESSES + number:012d}"
            method, body = [("GET", None), ("POST", {"code": code})][number % 2]
            caller.connection.request(
                method,
                path + ("/guesses" if body else ""),
                body=None if body is None else f'{{"code":"{code}"}}',
                headers={"Authorization": "Bearer " + token, "Content-Type": "application/json"},
            )
            response = caller.connection.getresponse()
            size = len(response.read())
            assert response.status in (200, 201, 429), response.status
            if response.status != 429:
                cost = 1 + size // KIB64
                got, dearest = got + cost, max(dearest, cost)
    finally:
        caller.close()
    return got, dearest


def test_all_tokens_and_connections_together_get_what_one_account_may_have_and_nobody_else_loses_a_move():
    with kit.Server() as server:
        eve, ann = server.player("Eve"), server.player("Ann")
        tokens = tokens_of(eve, CONNECTIONS)
        path = long_game(eve)
        clocked = {"ruleset": "bulls-and-cows", "options": {"length": 8}, "clock": {"turn_seconds": 600}}
        game = ann.post("/v1/games", clocked).ok(201)
        server.arguments = ("--rate-limit", str(RATE))
        server.restart()
        began = time.monotonic()
        with concurrent.futures.ThreadPoolExecutor(CONNECTIONS) as threads:
            attack = [
                threads.submit(take_all, server.port, token, path, number * REQUESTS)
                for number, token in enumerate(tokens)
            ]
            codes = itertools.islice(itertools.permutations("0123456789", 8), 3 * RATE)
            moves = [ann.post(f"/v1/games/{game['id']}/guesses", {"code": "".join(code)}).status for code in codes]
            results = [future.result() for future in attack]
        seconds = time.monotonic() - began
        assert moves == [201] * len(moves)
        got = sum(result[0] for result in results)
        # Each connection may have one answer on its way that is paid for only when it is known what it costs.
        on_the_way = CONNECTIONS * max(result[1] for result in results)
        allowed = (2 + seconds) * (RATE + MOVES) + 2 * on_the_way
        assert 0 < got <= allowed, f"{got} in {seconds} s, where {allowed} are allowed"


def test_moves_that_are_never_refused_cost_what_they_cost():
    """A clock makes a game's moves free, not what is sent for them: nobody has more than their rate of that."""
    with kit.Server() as server:
        eve = server.player("Eve")
        tokens = tokens_of(eve, CONNECTIONS)
        path = long_game(eve, clock={"turn_seconds": 86400})
        server.arguments = ("--rate-limit", str(FAST_RATE))
        server.restart()

        def play(token):
            caller = kit.Client(server, token)
            replies = [caller.post(path + "/guesses", {"code": "0" * 12}) for _ in range(MOVES_EACH)]
            assert {reply.status for reply in replies} == {201}
            return sum(len(reply.body) // KIB64 for reply in replies)

        began = time.monotonic()
        with concurrent.futures.ThreadPoolExecutor(CONNECTIONS) as threads:
            cost = sum(threads.map(play, tokens))
        seconds = time.monotonic() - began
        allowed = (2 + seconds) * FAST_RATE + 2 * CONNECTIONS
        assert CONNECTIONS * MOVES_EACH <= cost <= allowed, f"{cost} in {seconds} s, where {allowed} are allowed"


def test_three_hundred_invitations_leave_ten_in_the_list_of_a_stranger_and_a_hundred_in_all():
    with kit.Server() as server:
        eve, ann = server.player("Eve"), server.player("Ann")
        others = [server.player(f"P{number}") for number in range(10)]
        callers = itertools.cycle([kit.Client(server, token, eve.account) for token in tokens_of(eve, CONNECTIONS)])
        victims = [ann] * 300 + [other for other in others for _ in range(20)]

        def invite(caller, victim):
            body = {"ruleset": "bulls-and-cows", "opponents": [{"player": victim.id}]}
            return caller.post("/v1/games", body).status

        with concurrent.futures.ThreadPoolExecutor(CONNECTIONS) as threads:
            statuses = list(threads.map(invite, callers, victims))
        assert statuses[:300].count(201) == 10 and statuses.count(201) == 100 and set(statuses) == {201, 409}
        assert len(ann.get("/v1/players/me/events").ok(200)["items"]) == 10
        assert server.stop() == 0
        with contextlib.closing(sqlite3.connect(server.db)) as db:
            stored = {name: db.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("event", "game")}
            assert stored == {"event": 100, "game": 100}, "what was refused has left nothing"
        assert kit.run("verify", "--db", server.db).returncode == 0
