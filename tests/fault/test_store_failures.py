# SPDX-License-Identifier: Apache-2.0
"""When the store fails under a running server: nothing that was acknowledged is lost, and it works again afterwards.

A full disk is simulated by taking away the server's right to write to files (RLIMIT_FSIZE, set from outside while it
runs), recovery by giving it back. A store that cannot be reached is simulated by another process that holds the write
lock of the database.
"""

import contextlib
import pathlib
import re
import resource
import signal
import sqlite3
import subprocess
import sys
import threading
import time

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "api"))

import kit  # noqa: E402

UNLIMITED = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
CODE = "0" * 12


@pytest.fixture
def server():
    with kit.Server() as running:
        yield running


@contextlib.contextmanager
def full_disk(server):
    """While it lasts, every write of the server to a file fails as if the disk were full."""
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        if server.process.poll() is None:
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, UNLIMITED)


@contextlib.contextmanager
def locked(path):
    """While it lasts, nobody else can write to the database."""
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        holder.execute("ROLLBACK")
        holder.close()


def wait_until(condition, what):
    deadline = time.monotonic() + kit.PATIENCE_SECONDS
    while not condition():
        assert time.monotonic() < deadline, what
        time.sleep(0.02)


def is_ready(server):
    return server.anyone().get("/readyz").status == 200


def long_game(server):
    return server.alone(length=12, repeats=True)


def check_unavailable(reply):
    reply.problem(503, "store-unavailable")
    assert int(reply.headers["retry-after"]) >= 1


# --- A full disk ---------------------------------------------------------------------------------------------------


def test_on_a_full_disk_a_move_is_refused_and_the_game_stays_as_it_was(server):
    table = long_game(server)
    table.guess(0, CODE).ok(201)
    before = table.view()
    with full_disk(server):
        check_unavailable(table.guess(0, CODE))
        assert table.view() == before, "reads go on, and show nothing that is not durable"
        assert table.history() == before["state"]["history"] and len(table.events()) == before["version"]
    wait_until(lambda: is_ready(server), "it is ready again when there is room again")
    table.guess(0, CODE).ok(201)
    assert len(table.history()) == 2


def test_on_a_full_disk_nothing_at_all_is_made(server):
    ann = server.player()
    with full_disk(server):
        check_unavailable(ann.post("/v1/games", {"ruleset": "mastermind"}))
        check_unavailable(server.anyone().post("/v1/games", {"ruleset": "mastermind"}))
        check_unavailable(server.anyone().post("/v1/players", {"name": "Bob"}))
        check_unavailable(ann.patch("/v1/players/me", {"name": "Anne"}))
        assert ann.get("/v1/games?player=me").ok(200)["items"] == []
    wait_until(lambda: is_ready(server), "it recovers")
    assert ann.get("/v1/games?player=me").ok(200)["items"] == [] and ann.get("/v1/players/me").ok(200)["name"] == "Ann"


def test_the_server_is_not_ready_for_as_long_as_the_disk_is_full(server):
    table = long_game(server)
    with full_disk(server):
        check_unavailable(table.guess(0, CODE))
        end = time.monotonic() + 3.5
        while time.monotonic() < end:
            check_unavailable(server.anyone().get("/readyz"))
            assert server.anyone().get("/healthz").status == 200, "but it is alive"
            time.sleep(0.1)
    wait_until(lambda: is_ready(server), "it recovers by itself, without a request to wake it")


def test_what_fits_only_a_row_is_no_room_for_moves(server):
    """The last bytes of a disk take a small change now and then: it is not ready before it takes moves."""
    table = long_game(server)
    table.guess(0, CODE).ok(201)
    size = pathlib.Path(f"{server.db}-wal").stat().st_size
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size + 6000, resource.RLIM_INFINITY))
    wait_until(lambda: table.guess(0, CODE).status == 503, "there is no room for a move")
    too_early = 0
    for _ in range(5):
        time.sleep(1.2)  # a probe comes once a second
        too_early += is_ready(server) and table.guess(0, CODE).status == 503
    assert too_early == 0, f"ready {too_early} times before a move was taken"
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, UNLIMITED)
    wait_until(lambda: is_ready(server), "it recovers")
    table.guess(0, CODE).ok(201)


def test_nobody_loses_on_time_while_nobody_can_move(server):
    ann, bob = server.player("Ann"), server.player("Bob")
    body = {"ruleset": "bulls-and-cows", "opponents": [{"player": bob.id}], "clock": {"turn_seconds": 5}}
    path = "/v1/games/" + ann.post("/v1/games", body).ok(201)["id"]
    bob.post(path + "/join", {}).ok(201)
    ann.put(path + "/secret", {"code": "1234"}).ok(201)
    with full_disk(server):
        time.sleep(7)
        check_unavailable(bob.post(path + "/guesses", {"code": "5678"}))
        assert bob.get(path).ok(200)["status"] == "playing"

    def kinds():
        return [event["kind"] for event in bob.get(path + "/events").ok(200)["items"]]

    wait_until(lambda: kinds()[-1] == "resumed", "what was lost is credited")
    bob.post(path + "/guesses", {"code": "5678"}).ok(201)


def test_what_was_refused_can_be_sent_again_with_the_same_key(server):
    table, key = long_game(server), {"Idempotency-Key": "k"}
    with full_disk(server):
        check_unavailable(table.guess(0, CODE, headers=key))
    wait_until(lambda: is_ready(server), "it recovers")
    assert table.guess(0, CODE, headers=key).ok(201)["attempt"] == 1
    assert table.guess(0, CODE, headers=key).headers["idempotency-replayed"] == "true"
    assert len(table.history()) == 1, "whatever became of the first, it counts once"


class Players:
    """Players who go on while the disk fills up and empties, each move under a key, until the server takes it."""

    def __init__(self, server, count):
        self.tables = [long_game(server) for _ in range(count)]
        self.acknowledged = [0] * count
        self.refusals = 0
        self.running = True
        self.threads = [threading.Thread(target=self.play, args=(index,)) for index in range(count)]
        for thread in self.threads:
            thread.start()

    def play(self, index):
        move = 0
        while self.running:
            key = {"Idempotency-Key": f"{index}-{move}", "Prefer": "return=minimal"}
            reply = self.tables[index].guess(0, f"{move % 1000:012d}", headers=key)
            if reply.status == 201:
                assert reply.json["attempt"] == move + 1, "no move counts twice, and none is missing"
                move += 1
                self.acknowledged[index] = move
            else:
                check_unavailable(reply)
                self.refusals += 1
                time.sleep(0.01)

    def moves(self):
        return sum(self.acknowledged)

    def end(self):
        self.running = False
        for thread in self.threads:
            thread.join()


def test_no_acknowledged_move_is_lost_when_the_disk_fills_up_again_and_again(server):
    players = Players(server, 6)
    for _ in range(5):
        moves = players.moves()
        wait_until(lambda: players.moves() > moves + 30, "moves are taken")
        refusals = players.refusals
        with full_disk(server):
            wait_until(lambda: players.refusals > refusals + 10, "moves are refused")
    moves = players.moves()
    wait_until(lambda: players.moves() > moves + 30, "moves are taken again")
    players.end()
    histories = [[pair["code"] for pair in table.history()] for table in players.tables]
    for history, acknowledged in zip(histories, players.acknowledged):
        assert history[:acknowledged] == [f"{move % 1000:012d}" for move in range(acknowledged)]
        assert len(history) <= acknowledged + 1
    server.restart(signal.SIGKILL)
    for table, history in zip(players.tables, histories):
        assert [pair["code"] for pair in table.history()] == history, "what was seen is durable"
    verified = kit.run("verify", "--db", server.db)
    assert verified.returncode == 0, verified


def test_stopping_on_a_full_disk_loses_nothing(server):
    table = long_game(server)
    for _ in range(20):
        table.guess(0, CODE).ok(201)
    with full_disk(server):
        check_unavailable(table.guess(0, CODE))
        server.send(signal.SIGTERM)
        assert server.wait() == 0
    server.start()
    assert len(table.history()) == 20


def limited(command, size):
    """Runs a subcommand that may write files of `size` bytes at most."""
    return subprocess.run(
        [kit.BINARY, *map(str, command)],
        capture_output=True,
        text=True,
        timeout=kit.PATIENCE_SECONDS,
        check=False,
        env=kit.environment(),
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, size)),
    )


def test_a_server_that_cannot_make_its_database_says_so_and_ends(tmp_path):
    result = limited(["serve", "--db", tmp_path / "referee.db", "--listen", "127.0.0.1:0"], 1)
    assert result.returncode == 1 and str(tmp_path / "referee.db") in result.stderr


def test_a_backup_that_does_not_fit_leaves_nothing_behind(server, tmp_path):
    long_game(server)
    result = limited(["backup", tmp_path / "copy.db", "--db", server.db], 4096)
    assert result.returncode == 1 and str(tmp_path) in result.stderr
    assert not list(tmp_path.iterdir())


# --- A store that cannot be reached --------------------------------------------------------------------------------


def test_while_another_process_holds_the_lock_changes_wait_and_reads_do_not():
    with kit.Server() as server:
        table = long_game(server)
        done = []
        with locked(server.db):
            mover = threading.Thread(target=lambda: done.append(table.guess(0, CODE)))
            mover.start()
            time.sleep(0.5)
            assert table.view()["version"] == 2 and len(table.events()) == 2
            assert not done, "reads are answered while the change still waits"
        mover.join()
        assert done[0].ok(201)["attempt"] == 1


def test_a_lock_held_too_long_is_503_and_the_move_was_not_made(server):
    table = long_game(server)
    with locked(server.db):
        check_unavailable(table.guess(0, CODE, timeout=60))
        check_unavailable(server.anyone().get("/readyz"))
        assert table.view()["version"] == 2
    wait_until(lambda: is_ready(server), "it recovers")
    assert table.guess(0, CODE).ok(201)["attempt"] == 1


def test_a_full_queue_is_503_at_once():
    with kit.Server("--queue", "4", "--batch", "1") as server:
        tables = [long_game(server) for _ in range(16)]
        taken, refused = [], []

        def move(table):
            reply = table.guess(0, CODE, timeout=60)
            (taken if reply.status == 201 else refused).append(reply)

        def waiting():
            text = server.anyone().get("/metrics").text
            return int(re.search(r"^referee_writer_queue_length (\d+)$", text, re.MULTILINE)[1])

        def jobs():
            text = server.anyone().get("/metrics").text
            return int(re.search(r"^referee_writer_jobs_total (\d+)$", text, re.MULTILINE)[1])

        with locked(server.db):
            threads = [threading.Thread(target=move, args=(table,)) for table in tables]
            before = jobs()
            threads[0].start()
            wait_until(lambda: jobs() > before and waiting() == 0, "the first one runs")
            for thread in threads[1:]:
                thread.start()
            wait_until(lambda: len(refused) >= 11, "one runs, four wait, eleven are refused")
            assert not taken, "a full queue is told at once: while the first one still runs"
        for thread in threads:
            thread.join()
        assert len(taken) == 5 and len(refused) == 11
        for reply in refused:
            check_unavailable(reply)
        for table in tables:
            assert len(table.history()) <= 1
            table.guess(0, CODE).ok(201)
        assert sum(len(table.history()) for table in tables) == 5 + 16
