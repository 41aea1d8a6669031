# SPDX-License-Identifier: Apache-2.0
"""What a caller may hold open at once, streams and held answers together. Lifted by --rate-limit off."""

import contextlib
import re
import time

import pytest

import kit
from sse import Stream, wait_until
from wire import Wire

PER_PLAYER, PER_ADDRESS, STREAMS = 64, 512, 32


@pytest.fixture
def limited():
    with kit.Server("--rate-limit", "100000", "--trusted-proxy", "127.0.0.1") as server:
        yield server


def open_game(player):
    """A game in which nothing will happen: it waits for somebody."""
    return player.post("/v1/games", {"ruleset": "bulls-and-cows", "opponents": [{"open": True}]}).ok(201)


def gauge(server, name):
    text = server.anyone().get("/metrics").text
    return int(re.search(rf"^referee_http_{name} (\d+)$", text, re.MULTILINE).group(1))


def under_way(server):
    """Requests that are not answered yet, less the one that asks."""
    return gauge(server, "requests_under_way") - 1


def settled(server):
    """The same once nothing is just ending: a client has its answer a moment before the server is through with it."""
    seen = [under_way(server)]
    while len(seen) < 5 or len(set(seen[-5:])) > 1:
        time.sleep(0.02)
        seen.append(under_way(server))
    return seen[-1]


@contextlib.contextmanager
def held(player, path, count, headers=""):
    """So many answers that are held until the end of the block, or of what is taken out of the list."""
    server = player.server
    settled(server)
    before = gauge(server, "held")
    wires = [Wire(player.server, timeout=kit.PATIENCE_SECONDS) for _ in range(count)]
    for wire in wires:
        wire.send(f"GET {path}?wait=60 HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer {player.token}\r\n{headers}\r\n")
    try:
        wait_until(lambda: gauge(server, "held") == before + count)  # what is under way may not count yet
        yield wires
    finally:
        for wire in wires:
            wire.socket.close()


@contextlib.contextmanager
def streams(player, path, count):
    opened = [Stream(player, path + "/events") for _ in range(count)]
    try:
        assert [stream.status for stream in opened] == [200] * count
        yield opened
    finally:
        for stream in opened:
            stream.close()


def refused(client, path, headers=None):
    reply = client.get(path + "?wait=60", headers=headers)
    reply.problem(429, "rate-limited")
    assert int(reply.headers["retry-after"]) >= 1


def test_a_player_holds_64_open_streams_and_answers_together(limited):
    ann, bob = limited.player("Ann"), limited.player("Bob")
    game, other = open_game(ann), open_game(bob)
    path = "/v1/games/" + game["id"]
    token = ann.post("/v1/players/me/tokens").ok(201)["token"]
    with streams(ann, path, STREAMS), held(ann, path, PER_PLAYER - STREAMS) as wires:
        refused(ann, path)
        refused(kit.Client(limited, token), path)
        assert ann.get(path + "?wait=0").status == 200, "what is not held does not count"
        assert bob.get(f"/v1/games/{other['id']}?wait=1").status == 200, "another player has its own"
        wires.pop().socket.close()
        wait_until(lambda: ann.get(path + "?wait=1").status == 200)
    wait_until(lambda: ann.get(path + "?wait=1").status == 200)


def test_a_stream_is_refused_for_held_answers_too(limited):
    ann = limited.player()
    path = "/v1/games/" + open_game(ann)["id"]
    with held(ann, path, PER_PLAYER):
        Stream(ann, path + "/events").reply.problem(429, "rate-limited")
    wait_until(lambda: under_way(limited) == 0)
    with streams(ann, path, STREAMS):
        pass  # what was refused holds no place among the streams either


def test_a_change_is_made_and_answered_at_once_where_it_cannot_be_held(limited):
    ann = limited.player()
    path = "/v1/games/" + open_game(ann)["id"]
    with held(ann, path, PER_PLAYER):
        made = ann.post(
            "/v1/games",
            {"ruleset": "bulls-and-cows", "opponents": [{"open": True}]},
            headers={"Prefer": "wait=60"},
            timeout=30,
        )
        assert made.ok(201)["status"] == "open" and "preference-applied" not in made.headers


def test_an_address_holds_512_open_whoever_is_behind_it(limited):
    here, there = "X-Forwarded-For: 192.0.2.1\r\n", {"X-Forwarded-For": "192.0.2.2"}
    token = kit.run("token", "create", "--scope", "service", "--db", limited.db).stdout.strip()
    service = kit.Client(limited, token)
    accounts = [service.post("/v1/players", {"name": "Mia"}).ok(201) for _ in range(9)]
    pupils = [kit.Client(limited, account["token"], account) for account in accounts]
    paths = ["/v1/games/" + open_game(pupil)["id"] for pupil in pupils]
    with contextlib.ExitStack() as stack:
        for pupil, path in zip(pupils[:8], paths):
            stack.enter_context(held(pupil, path, PER_ADDRESS // 8, here))
        refused(pupils[8], paths[8], {"X-Forwarded-For": "192.0.2.1"})
        assert pupils[8].get(paths[8] + "?wait=1", headers=there).status == 200, "another address has its own"


def test_without_a_rate_limit_as_much_is_held_as_is_asked_for():
    with kit.Server() as server:
        ann = server.player()
        path = "/v1/games/" + open_game(ann)["id"]
        with held(ann, path, PER_PLAYER + 1):
            assert ann.get(path + "?wait=1").status == 200
