# SPDX-License-Identifier: Apache-2.0
"""Many who read a long round, or wait for it: of each version every role's view is rendered once."""

import concurrent.futures
import pathlib
import re
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "api"))

import kit  # noqa: E402

CODE = "0" * 12
MINIMAL = {"Prefer": "return=minimal"}
READERS = 24


@pytest.fixture(scope="module")
def server():
    with kit.Server() as running:
        yield running


@pytest.fixture(scope="module")
def table(server):
    """A public game of one, with a round of a thousand guesses."""
    player = server.player("Ann")
    body = {"ruleset": "bulls-and-cows", "visibility": "public", "options": {"length": 12, "repeats": True}}
    table = kit.Table(player.post("/v1/games", body).ok(201), [player])
    for _ in range(1000):
        table.guess(0, CODE, headers=MINIMAL).ok(201)
    return table


def count(server, what):
    text = server.anyone().get("/metrics").text
    return int(float(re.search(rf"^referee_long_views_{what}_total (\S+)$", text, re.M)[1]))


def test_readers_of_one_version_share_a_view_for_each_role(server, table):
    eve = server.player("Eve")
    table.guess(0, CODE, headers=MINIMAL).ok(201)
    rendered, shared = count(server, "rendered"), count(server, "shared")
    readers = [table[0], eve, server.anyone()] * (READERS // 3)
    replies = kit.together(*(lambda client=client: client.get(table.path) for client in readers))
    assert count(server, "rendered") - rendered == 2, "the player's, and the spectators'"
    assert count(server, "shared") - shared == READERS - 2
    for client, reply in zip(readers, replies):
        view = reply.ok(200)
        seat = 0 if client is table[0] else None
        assert view["you"] == {"seat": seat, "player": client.account.get("id")} and len(reply.body) > 50_000
        assert view["version"] == view["state"]["attempts"] + 2
    assert len({reply.body for reply in replies}) == 3


def test_a_move_and_those_who_read_after_it_share_a_view_too(server, table):
    rendered = count(server, "rendered")
    first = table.guess(0, CODE).ok(201)
    assert table.view() == first["game"] and count(server, "rendered") - rendered == 1
    again = table.guess(0, CODE).ok(201)
    assert again["game"]["version"] == first["game"]["version"] + 1
    assert count(server, "rendered") - rendered == 2, "another version, another view"


def test_a_new_name_is_seen_at_once(server, table):
    assert table.view()["seats"][0]["player"]["name"] == "Ann"
    table[0].patch("/v1/players/me", {"name": "Anne"}).ok(200)
    for client in (table[0], server.anyone()):
        assert client.get(table.path).ok(200)["seats"][0]["player"]["name"] == "Anne"


def test_all_who_wait_for_a_version_get_one_rendering(server, table):
    """Whether they wait already when the round ends or come too late for it: last, as the game is over then."""
    eve = server.player("Eve")
    version = table.view()["version"]
    rendered = count(server, "rendered")
    with concurrent.futures.ThreadPoolExecutor(READERS) as pool:
        waiting = [
            pool.submit(client.get, table.path, headers={"Prefer": "wait=60"})
            for client in [eve, server.anyone()] * (READERS // 2)
        ]
        table[0].post(table.path + "/resignation", headers=MINIMAL).ok(201)
        versions = {reply.result().ok(200)["version"] for reply in waiting}
    assert len(versions) == 1 and versions.pop() > version
    assert count(server, "rendered") - rendered == 1
