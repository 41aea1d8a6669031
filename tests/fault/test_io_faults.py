# SPDX-License-Identifier: Apache-2.0
"""Calls of the system that fail under a running server: unlocking, syncing, reading and writing the database.

Whatever fails, what was acknowledged is there once, `/readyz` says how it is, and the server comes back by itself.
"""

import pathlib
import signal
import sys
import threading
import time

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "api"))
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

import kit  # noqa: E402
from lib.faults import Faults  # noqa: E402

CODE = "0" * 12


@pytest.fixture
def faults(tmp_path):
    return Faults(tmp_path)


@pytest.fixture
def server(faults):
    """Opened anew after two seconds of failing, so that tests need not wait for a minute."""
    with kit.Server("--reopen-after", "2", db=faults.database, env=faults.environment) as running:
        yield running


def wait_until(condition, what):
    deadline = time.monotonic() + kit.PATIENCE_SECONDS
    while not condition():
        assert time.monotonic() < deadline, what
        time.sleep(0.05)


def is_ready(server):
    return server.anyone().get("/readyz").status == 200


def check_numbers(table, taken):
    """Every move that was acknowledged is there, once, and at most one more that was in doubt."""
    history = [pair["code"] for pair in table.history()]
    assert len(set(history)) == len(history), "none is there twice"
    assert set(taken) <= set(history), "none is lost"


def verify(server):
    verified = kit.run("verify", "--db", server.db)
    assert verified.returncode == 0, verified


def ask(player, body):
    try:
        player.post("/v1/tournaments", body)
    except OSError:
        pass  # nobody is left to answer


def play_on(table, taken, first):
    """Moves by ascending number, for as long as they are taken; those that were."""
    for number in range(first, first + 3):
        code = f"{number:012d}"
        if table.guess(0, code).status == 201:
            taken.append(code)


# --- Unlocking -----------------------------------------------------------------------------------------------------


@pytest.mark.long
def test_after_a_failing_unlock_the_database_is_opened_anew(server, faults):
    tables = [server.alone(length=12, repeats=True) for _ in range(3)]
    taken = [[] for _ in tables]
    for table, list_ in zip(tables, taken):
        play_on(table, list_, 0)
    stream = threading.Thread(target=lambda: tables[0][0].get(tables[0].path + "/events?after=100&wait=1"))
    with faults.failing("u"):
        stream.start()
        for table, list_ in zip(tables, taken):
            play_on(table, list_, 10)
        wait_until(lambda: not is_ready(server), "readiness fails like moves do")
    stream.join()
    wait_until(lambda: is_ready(server), "it comes back by itself")
    assert "store-reopened" in server.log
    for table, list_ in zip(tables, taken):
        before = len(list_)
        play_on(table, list_, 20)
        assert len(list_) == before + 3, "moves are taken again"
        assert table.view() and table.events(), "and reads are answered"
        check_numbers(table, list_)
    server.restart(signal.SIGKILL)
    for table, list_ in zip(tables, taken):
        check_numbers(table, list_)
    verify(server)


@pytest.mark.long
def test_a_token_that_was_revoked_stays_revoked_when_the_database_is_opened_anew(server, faults):
    ann = server.player()
    made = ann.post("/v1/players/me/tokens", {"label": "old"}).ok(201)
    old = kit.Client(server, made["token"])
    old.get("/v1/players/me").ok(200)
    assert ann.delete("/v1/players/me/tokens/" + made["id"]).status == 204
    with faults.failing("u"):
        wait_until(lambda: not is_ready(server), "it fails")
    wait_until(lambda: is_ready(server), "it comes back")
    old.get("/v1/players/me").problem(401)
    ann.get("/v1/players/me").ok(200)


# --- Syncing -------------------------------------------------------------------------------------------------------


def test_while_syncing_fails_moves_are_refused_in_doubt_and_nothing_else_is_lost(server, faults):
    table, taken = server.alone(length=12, repeats=True), []
    play_on(table, taken, 0)
    with faults.failing("s"):
        table.guess(0, "9" * 12).problem(503)
        server.anyone().get("/readyz").problem(503, "store-unavailable")
        assert [pair["code"] for pair in table.history()] == taken, "what is not durable is not shown"
    wait_until(lambda: is_ready(server), "it comes back")
    play_on(table, taken, 10)
    assert len(taken) == 6
    check_numbers(table, taken)
    server.restart(signal.SIGKILL)
    check_numbers(table, taken)
    verify(server)


@pytest.mark.long
def test_what_was_in_doubt_counts_once_whatever_came_to_light_of_it(server, faults):
    """A commit whose sync failed may stand in the log when that is read anew."""
    table, key = server.alone(length=12, repeats=True), {"Idempotency-Key": "doubt"}
    table.guess(0, CODE).ok(201)
    with faults.failing("s"):
        table.guess(0, "1" * 12, headers=key).problem(503)
        faults.set("u")  # from now on the database is failing without a byte being written
        wait_until(lambda: not is_ready(server), "it fails")
    wait_until(lambda: is_ready(server), "it comes back")
    assert table.guess(0, "1" * 12, headers=key).ok(201)["attempt"] == 2
    assert [pair["code"] for pair in table.history()] == [CODE, "1" * 12]
    verify(server)


@pytest.mark.parametrize("kind", ["k", "K"])
def test_a_sync_that_fails_with_a_kill_right_behind_it_loses_nothing(tmp_path, kind):
    """Again and again, while players play on: what was acknowledged before is there, once."""
    faults = Faults(tmp_path)
    with kit.Server(db=faults.database, env=faults.environment) as server:
        table, taken, number = server.alone(length=12, repeats=True), [], 0
        for _ in range(4):
            play_on(table, taken, number)
            faults.set(kind)
            server.process.declare(signal.SIGKILL)
            code = f"{number + 5:012d}"
            try:
                if table.guess(0, code).status == 201:
                    taken.append(code)
            except OSError:
                pass  # nobody was left to answer
            assert server.wait() == -signal.SIGKILL
            faults.set("")
            server.start()
            number += 10
            check_numbers(table, taken)
        verify(server)


def test_what_the_writer_runs_last_is_told_to_nobody_who_is_gone(tmp_path):
    """A job that is still being synced when the requests' time is over: its tournament wakes a lane, and the server ends."""
    faults = Faults(tmp_path)
    # The C library's own malloc, whatever the program is linked with: it overwrites what is freed.
    preload = faults.environment["LD_PRELOAD"] + ":libc.so.6"
    environment = {**faults.environment, "LD_PRELOAD": preload, "MALLOC_PERTURB_": "165"}
    body = {"ruleset": "tic-tac-toe", "format": "round-robin", "games": 1, "entrants": [{"bot": "random"}, {"bot": "greedy"}]}
    with kit.Server("--drain-timeout", "1", db=faults.database, env=environment) as server:
        ann = server.player("Ann")
        with faults.failing("l"):
            asking = threading.Thread(target=ask, args=(ann, body))
            asking.start()
            time.sleep(0.2)  # it is with the writer by then, mostly
            assert server.stop() == 0
        asking.join()
        verify(server)


# --- Reading and writing -------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("kind", ["w", "r", "wrs"])
def test_a_disk_that_fails_and_comes_back_loses_nothing(server, faults, kind):
    table, taken = server.alone(length=12, repeats=True), []
    play_on(table, taken, 0)
    with faults.failing(kind):
        deadline = time.monotonic() + 3
        number = 10
        while time.monotonic() < deadline:
            play_on(table, taken, number)
            number += 10
    wait_until(lambda: is_ready(server), "it comes back by itself")
    before = len(taken)
    play_on(table, taken, 1000000)
    assert len(taken) == before + 3
    check_numbers(table, taken)
    server.restart(signal.SIGKILL)
    check_numbers(table, taken)
    verify(server)


def test_readiness_fails_before_a_move_has_failed(server, faults):
    """It reads and writes as much as a move does, so nobody has to find out by losing one."""
    assert is_ready(server)
    time.sleep(1.1)  # what was written within a second counts for it
    with faults.failing("w"):
        server.anyone().get("/readyz").problem(503, "store-unavailable")
    wait_until(lambda: is_ready(server), "it comes back")
