# SPDX-License-Identifier: Apache-2.0
"""Logs whose times were forged: what cannot have happened when it is said to have happened is found, event by event."""

import copy
import sqlite3
import time
from datetime import datetime, timedelta

import pytest

import kit

DUEL = {"codemaker": "players", "rounds": 2}
SHORT = 4  # seconds of a turn that is let pass: the moves before it are made in less, also where much else runs


def shifted(text, **by):
    """The moment so much later, in the form that exports have."""
    moment = datetime.fromisoformat(text) + timedelta(**by)
    return moment.strftime("%Y-%m-%dT%H:%M:%S.") + f"{moment.microsecond // 1000:03d}Z"


def begin(server, clock=None, options=None):
    """A duel whose first round is led by Ann, in which Bob has made a guess."""
    ann, bob = server.player("Ann"), server.player("Bob")
    body = {"ruleset": "bulls-and-cows", "options": options or DUEL, "opponents": [{"player": bob.id}], "clock": clock}
    game = ann.post("/v1/games", body).ok(201)
    bob.post(f"/v1/games/{game['id']}/join").ok(201)
    table = kit.Table(game, [ann, bob])
    table.secret(0, "1234").ok(201)
    table.guess(1, "5678").ok(201)
    return table


def wait_until_over(table):
    until = time.monotonic() + kit.PATIENCE_SECONDS
    while table.view()["status"] != "finished":
        assert time.monotonic() < until, table.events()
        time.sleep(0.05)


def export(table):
    document = table[0].get(table.path + "/export").ok(200)
    assert table[0].post("/v1/verify", document).ok(200) == {"valid": True}
    return document


def find(document, kind):
    return next(event for event in document["events"] if event["kind"] == kind)


def assert_found(table, document, event):
    verdict = table[0].post("/v1/verify", document).ok(200)
    assert (verdict["valid"], verdict["event"]) == (False, event["seq"]), verdict


@pytest.fixture(scope="module")
def resigned(server):
    """Bob wins, as Ann has resigned; nobody had a clock."""
    table = begin(server)
    table.resign(0).ok(201)
    return table, export(table)


@pytest.fixture(scope="module")
def timed(server):
    """First Bob and then Ann have let their time pass."""
    table = begin(server, {"turn_seconds": SHORT})
    until = time.monotonic() + kit.PATIENCE_SECONDS
    while table.view()["status"] == "playing" and time.monotonic() < until:
        time.sleep(0.05)
    table.next_round(1).ok(201)
    table.secret(1, "4321").ok(201)
    wait_until_over(table)
    return table, export(table)


@pytest.fixture(scope="module")
def idle():
    """An open-ended game that ended as nobody acted: the server's settings say after how long."""
    with kit.Server() as running:
        table = begin(running, None, {"codemaker": "players", "rounds": None})
        running.arguments = ("--expire-idle", "1")  # only now: nothing may expire while it is begun
        running.restart()
        wait_until_over(table)
        yield table, export(table)
        assert running.stop() == 0
        assert kit.run("verify", "--db", running.db).returncode == 0


# --- Where no deadline runs no time-out follows --------------------------------------------------------------------


@pytest.mark.parametrize("body", [{}, {"idle_ms": 5000}])
@pytest.mark.parametrize("rounds", [2, None])
def test_a_win_on_time_without_a_clock_is_found(server, rounds, body):
    table = begin(server, None, {"codemaker": "players", "rounds": rounds})
    table.resign(0).ok(201)
    document = export(table)
    event = find(document, "resigned")
    event.update(kind="timed-out", seat=1, body=body)
    assert_found(table, document, event)


@pytest.mark.parametrize("clock", [None, {"turn_seconds": 3600}, {"initial_seconds": 60, "increment_seconds": 0}])
def test_another_clock_than_the_one_that_was_over_is_found(timed, clock):
    table, document = timed[0], copy.deepcopy(timed[1])
    find(document, "created")["body"]["clock"] = clock
    assert_found(table, document, find(document, "timed-out"))


def test_a_log_without_a_word_of_its_clock_is_found(timed):
    table, document = timed[0], copy.deepcopy(timed[1])
    del find(document, "created")["body"]["clock"]
    assert_found(table, document, document["events"][0])


def test_a_log_that_says_it_is_older_wins_nothing_on_time(resigned, timed):
    table, document = resigned[0], copy.deepcopy(resigned[1])
    del find(document, "created")["body"]["log"]
    event = find(document, "resigned")
    event.update(kind="timed-out", seat=1)
    assert_found(table, document, event)
    table, document = timed[0], copy.deepcopy(timed[1])
    for name in ("log", "clock"):
        del find(document, "created")["body"][name]
    assert_found(table, document, find(document, "timed-out"))


def test_time_that_is_over_too_early_is_found(timed):
    table, document = timed[0], copy.deepcopy(timed[1])
    event = find(document, "timed-out")
    event["at"] = shifted(document["events"][event["seq"] - 2]["at"], milliseconds=1000 * SHORT - 1)
    assert_found(table, document, event)


def test_time_that_is_over_for_somebody_else_is_found(timed):
    table, document = timed[0], copy.deepcopy(timed[1])
    event = find(document, "timed-out")
    event["seat"] = 1 - event["seat"]
    assert_found(table, document, event)


def test_a_first_turn_that_is_let_pass_is_no_win(server):
    ann, bob = server.player("Ann"), server.player("Bob")
    body = {"ruleset": "bulls-and-cows", "options": DUEL, "opponents": [{"player": bob.id}], "clock": {"turn_seconds": 1}}
    table = kit.Table(ann.post("/v1/games", body).ok(201), [ann, bob])
    bob.post(table.path + "/join").ok(201)
    until = time.monotonic() + kit.PATIENCE_SECONDS
    while table.view()["status"] != "aborted" and time.monotonic() < until:
        time.sleep(0.05)
    document = export(table)
    event = find(document, "aborted")
    assert event["body"]["reason"] == "timeout"
    event.update(kind="timed-out", body={})
    assert_found(table, document, event)


# --- Time that is given back ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("paused_ms, follows", [(400, True), (500, True), (501, False), (10**9, False)])
def test_no_clock_stood_for_longer_than_since_the_event_before(server, paused_ms, follows):
    """Room for half a second is made in the log of a game that nobody's time was over in."""
    table = begin(server, {"turn_seconds": 60})
    table.resign(1).ok(201)
    document = export(table)
    at = find(document, "resigned")["seq"] - 1
    pause = {"seq": at + 1, "at": shifted(document["events"][at - 1]["at"], milliseconds=500), "kind": "resumed"}
    pause.update(seat=None, body={"paused_ms": paused_ms})
    document["events"].insert(at, pause)
    for event in document["events"][at + 1 :]:
        event["seq"] += 1
        event["at"] = shifted(event["at"], seconds=1)
        if "published_at" in event["body"]:
            event["body"]["published_at"] = event["at"]
    if follows:
        assert table[0].post("/v1/verify", document).ok(200) == {"valid": True}
    else:
        assert_found(table, document, pause)


# --- Moments never go back -----------------------------------------------------------------------------------------


def test_an_event_before_the_one_that_it_follows_is_found(resigned):
    table, document = resigned
    for index in range(1, len(document["events"])):
        forged = copy.deepcopy(document)
        event = forged["events"][index]
        event["at"] = shifted(document["events"][index - 1]["at"], milliseconds=-1)
        assert_found(table, forged, event)


def test_it_is_found_in_a_database_too(tmp_path):
    with kit.Server(db=tmp_path / "referee.db") as running:
        table = begin(running)
        assert running.stop() == 0
    with sqlite3.connect(tmp_path / "referee.db") as db:
        db.execute("UPDATE event SET at = at - 3600000 WHERE kind = 'round'")
    db.close()
    result = kit.run("verify", "--db", tmp_path / "referee.db")
    assert result.returncode == 1 and f"game {table.id}, event 3: `round` does not follow" in result.stdout, result


# --- Games that nobody acts in -------------------------------------------------------------------------------------


def test_a_game_that_nobody_acts_in_says_for_how_long(idle):
    _, document = idle
    event = find(document, "timed-out")
    before = document["events"][event["seq"] - 2]
    assert event["at"] == shifted(before["at"], milliseconds=event["body"]["idle_ms"]) and event["seat"] == 1
    assert [event["kind"] for event in document["events"]][-3:] == ["timed-out", "round-over", "finished"]


@pytest.mark.parametrize("body", [{}, {"idle_ms": 999}, {"idle_ms": None}, {"idle_ms": 2_592_000_000}])
def test_another_time_than_nobody_acted_for_is_found(idle, body):
    table, document = idle[0], copy.deepcopy(idle[1])
    event = find(document, "timed-out")
    event["body"] = body
    assert_found(table, document, event)


def test_such_a_game_is_not_played_on(idle):
    table, document = idle[0], copy.deepcopy(idle[1])
    event = find(document, "finished")
    event.update(kind="resigned", seat=1, body={})
    assert_found(table, document, event)
