# SPDX-License-Identifier: Apache-2.0
"""One account that has all kept that can be kept: what it makes the server store is bounded, and nobody else is refused."""

import contextlib
import json
import pathlib
import sqlite3
import sys
import time

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "api"))

import kit  # noqa: E402

BUDGET_BYTES = 16 * 1024 * 1024
RECORD_BYTES = 512
HOUR_MS = 60 * 60 * 1000
CODE = "0" * 12


@pytest.fixture
def server():
    with kit.Server("--rate-limit", "100000") as running:
        yield running


def key(text):
    return {"Idempotency-Key": text}


@contextlib.contextmanager
def database(server):
    with contextlib.closing(sqlite3.connect(server.db)) as db:
        yield db
        db.commit()


def record_sizes(server):
    columns = ["player", "key", "method", "path", "body_hash", "etag", "location", "body", "game"]
    total = " + ".join(f"coalesce(length(CAST({name} AS BLOB)), 0)" for name in columns)
    with database(server) as db:
        return [size for (size,) in db.execute(f"SELECT {total} + 32 FROM idempotency_record ORDER BY number")]


def test_what_is_kept_does_not_grow_with_the_game(server):
    """A whole answer took 70 kB after a thousand guesses, and all of them together 35 MB."""
    table = server.alone(length=12, repeats=True)
    for number in range(1000):
        table.guess(0, CODE, headers=key(f"guess-{number}")).ok(201)
    whole = table.guess(0, CODE, headers=key("whole"))
    assert len(whole.body) > 50_000
    assert table.guess(0, CODE, headers=key("whole")).body == whole.body
    server.stop()
    sizes = record_sizes(server)
    assert len(sizes) == 1001 and max(sizes) < 300 and sizes[0] >= sizes[-1] - 40
    assert pathlib.Path(server.db).stat().st_size < 2_000_000


def test_no_record_is_larger_than_promised_whatever_is_asked_for(server):
    """The longest keys, paths, labels and addresses that are taken."""
    long = "k" * 250
    token = kit.run("token", "create", "--scope", "service", "--db", server.db).stdout.split()[-1]
    service = kit.Client(server, token)
    players = "".join(f"%{ord(letter):02X}" for letter in "players")
    service.post(f"/v1/{players}", {"name": "\U0001f600" * 64}, headers=key(long + "1")).ok(201)
    label = {"label": "\U0001f600" * 64, "scopes": ["service"]}
    service.post("/v1/players/me/tokens", label, headers=key(long + "2")).ok(201)
    events = ["game.event", "game.turn", "round.over", "result.published", "tournament.finished"]
    webhook = {"url": "https://example.com/" + "x" * 2000, "events": events}
    path = "/v1/webhooks/" + service.post("/v1/webhooks", webhook, headers=key(long + "3")).ok(201)["id"]
    service.post(path + "/rotate", headers=key(long + "4")).ok(200)
    service.post(path + "/test", headers=key(long + "5")).ok(201)
    entrants = {"entrants": [{"bot": "random"}] * 1000}
    body = {"ruleset": "tic-tac-toe", "format": "swiss", **entrants}
    service.post("/v1/tournaments", body, headers=key(long + "6")).ok(201)
    table = server.table(ruleset="mastermind", length=12, secret="committed", feedback="positions", max_guesses=1)
    commitment = {"commitment": "ab" * 32}
    table[0].put(table.path + "/secret", commitment, headers=key(long)).ok(201)
    table[1].post(table.path + "/guesses", {"code": "1" * 12}, headers=key(long)).ok(201)
    table[0].post(table.path + "/answers", {"positions": "X" * 6 + "." * 6}, headers=key(long + "7"))
    server.stop()
    sizes = record_sizes(server)
    assert len(sizes) >= 8 and max(sizes) <= RECORD_BYTES


def use_up(server, player):
    """As if the player had used up their budget three hours and more ago."""
    server.stop()
    hour = int(time.time() * 1000) // HOUR_MS - 3
    with database(server) as db:
        db.execute("INSERT INTO idempotency_use VALUES (?, ?, ?)", (player.id, hour, BUDGET_BYTES - RECORD_BYTES // 2))
    server.start()


def test_who_has_used_up_what_may_be_kept_is_refused_before_anything_is_done(server):
    ann, bob = server.player("Ann"), server.player("Bob")
    body = {"ruleset": "bulls-and-cows"}
    first = ann.post("/v1/games", body, headers=key("first"))
    use_up(server, ann)
    refused = ann.post("/v1/games", body, headers=key("second"))
    refused.problem(429, "rate-limited")
    assert 20 * 3600 < int(refused.headers["retry-after"]) <= 22 * 3600, "until that hour is a day old"
    assert len(ann.get("/v1/games?player=me").ok(200)["items"]) == 1, "nothing was done"
    again = ann.post("/v1/games", body, headers=key("first"))
    assert again.body == first.body and again.headers["idempotency-replayed"] == "true", "what was kept stays"
    ann.post("/v1/games", body).ok(201)  # without a key nothing need be kept
    bob.post("/v1/games", body, headers=key("second")).ok(201)  # and others have their own


def test_what_is_used_is_what_is_stored(server):
    ann = server.player()
    for number in range(20):
        ann.post("/v1/games", {"ruleset": "bulls-and-cows"}, headers=key(f"game-{number}")).ok(201)
    server.stop()
    with database(server) as db:
        ((used,),) = db.execute("SELECT sum(bytes) FROM idempotency_use WHERE player = ?", (ann.id,))
    assert used == sum(record_sizes(server))


def test_without_limits_there_is_no_budget():
    with kit.Server() as server:
        ann = server.player()
        use_up(server, ann)
        ann.post("/v1/games", {"ruleset": "bulls-and-cows"}, headers=key("k")).ok(201)


def test_a_replay_after_a_crash_tells_what_was_told(server):
    """Killed right behind the answer, again and again: the record is there with the change or neither is."""
    table = server.alone(length=12, repeats=True)
    for number in range(5):
        first = table.guess(0, f"{number:012}", headers=key(f"k-{number}"))
        server.restart(9)
        again = table.guess(0, f"{number:012}", headers=key(f"k-{number}"))
        assert json.loads(again.body) == json.loads(first.body) and again.body == first.body
    assert table.view()["version"] == 7
