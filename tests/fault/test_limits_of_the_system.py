# SPDX-License-Identifier: Apache-2.0
"""A system that has no more to give: descriptors, memory, room on the disk, power.

Whatever runs out, what was acknowledged is there once, the server lives on or ends as told, and serves again with what it gets.
What the machine cannot do is skipped, with the reason.
"""

import contextlib
import fcntl
import pathlib
import re
import resource
import signal
import socket
import struct
import subprocess
import sys
import time

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "api"))

import kit  # noqa: E402

pytestmark = pytest.mark.long

MIB = 1024 * 1024


def wait_until(condition, what):
    deadline = time.monotonic() + kit.PATIENCE_SECONDS
    while not condition():
        assert time.monotonic() < deadline, what
        time.sleep(0.05)


def is_ready(server):
    with contextlib.suppress(OSError):
        return server.anyone().get("/readyz").status == 200
    return False


def codes_of(table):
    return [pair["code"] for pair in table.history()]


def check_moves(table, taken):
    codes = codes_of(table)
    assert len(set(codes)) == len(codes), "none is there twice"
    assert set(taken) <= set(codes), "none that was acknowledged is lost"


def verify(path):
    verified = kit.run("verify", "--db", path)
    assert verified.returncode == 0, verified


class Moves:
    """Of one table, with ascending numbers; those that were acknowledged."""

    def __init__(self, table):
        self.table, self.number, self.taken = table, 0, []

    def make(self):
        """The status of the next one; None where no answer came."""
        code = f"{self.number:012d}"
        self.number += 1
        try:
            reply = self.table.guess(0, code)
        except OSError:
            return None
        if reply.status == 201:
            self.taken.append(code)
        return reply.status


# --- Descriptors ---------------------------------------------------------------------------------------------------


def test_without_a_descriptor_left_nothing_that_is_open_suffers():
    """Connections take what is left; those that are there go on, and when they hang up all is as before."""
    with kit.Server() as server:
        moves = Moves(server.alone(length=12, repeats=True))
        assert moves.make() == 201
        pid = server.process.pid
        used = len(list(pathlib.Path(f"/proc/{pid}/fd").iterdir()))
        resource.prlimit(pid, resource.RLIMIT_NOFILE, (used + 12, used + 12))
        connection = kit.http.client.HTTPConnection("127.0.0.1", server.port, timeout=kit.PATIENCE_SECONDS)
        connection.connect()
        headers = {"Authorization": "Bearer " + moves.table[0].token, "Content-Type": "application/json"}
        with contextlib.ExitStack() as stack:
            for _ in range(60):
                other = stack.enter_context(socket.create_connection(("127.0.0.1", server.port)))
                other.settimeout(kit.PATIENCE_SECONDS)
            for number in range(20):
                code = f"9{number:011d}"
                connection.request("POST", moves.table.path + "/guesses", f'{{"code":"{code}"}}', headers)
                response = connection.getresponse()
                response.read()
                assert response.status == 201, "who is connected plays on"
                moves.taken.append(code)
        connection.close()
        wait_until(lambda: is_ready(server), "descriptors come back")
        assert moves.make() == 201
        check_moves(moves.table, moves.taken)
        assert server.stop() == 0, server.log[-2000:]
        verify(server.db)


def test_a_server_that_gets_too_few_descriptors_says_so_and_ends(tmp_path):
    for limit in (4, 5, 6, 8, 10, 12, 14):
        done = subprocess.run(
            [kit.BINARY, "serve", "--db", tmp_path / f"{limit}.db", "--listen", "127.0.0.1:0"],
            capture_output=True, text=True, timeout=kit.PATIENCE_SECONDS, check=False, env=kit.environment(),
            preexec_fn=lambda limit=limit: resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit)),
        )  # fmt: skip
        assert done.returncode == 1 and done.stderr.startswith("referee: "), (limit, done)


# --- Memory --------------------------------------------------------------------------------------------------------


def used(pid, name):
    """In bytes, as its status says under that name."""
    text = pathlib.Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return int(re.search(rf"{name}:\s+(\d+) kB", text)[1]) * 1024


def bounded(directory):
    """The program with so little address space that it cannot reserve any for later."""
    script = directory / "referee"
    script.write_text(f'#!/bin/sh\nulimit -Sv {3 * MIB}\nexec {kit.BINARY} "$@"\n', encoding="ascii")
    script.chmod(0o755)
    return script


@pytest.mark.parametrize("spare", [0, MIB, 8 * MIB])
@pytest.mark.parametrize(
    ("kind", "name"), [(resource.RLIMIT_AS, "VmSize"), (resource.RLIMIT_DATA, "VmData")], ids=["space", "data"]
)
def test_with_little_memory_it_refuses_and_loses_nothing(tmp_path, kind, name, spare):
    """Set from outside while it runs; large bodies and long games want more than there is."""
    with kit.Server("--cache", "2048", binary=bounded(tmp_path)) as server:
        if "Sanitizer" in subprocess.run(["nm", "-D", kit.BINARY], capture_output=True, text=True, check=False).stdout:
            pytest.skip("a sanitizer's shadow needs address space without end")
        tables = [Moves(server.alone(length=12, repeats=True)) for _ in range(4)]
        assert all(moves.make() == 201 for moves in tables)
        ann, pid = server.player(), server.process.pid
        resource.prlimit(pid, kind, (used(pid, name) + spare, resource.RLIM_INFINITY))
        statuses = set()
        for _ in range(60):
            statuses |= {moves.make() for moves in tables}
            with contextlib.suppress(OSError):
                large = b'{"events":[' + b'{"a":[1,2,3,4]},' * 120000 + b"1]}"
                statuses.add(ann.post("/v1/verify", raw=large).status)
        assert server.process.poll() is None, "it lives: " + server.log[-2000:]
        assert statuses <= {201, 422, 500, 503, None}, statuses
        resource.prlimit(pid, kind, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        wait_until(lambda: is_ready(server), "it serves again")
        for moves in tables:
            assert moves.make() == 201
            check_moves(moves.table, moves.taken)
        server.restart(signal.SIGKILL)
        for moves in tables:
            check_moves(moves.table, moves.taken)
        verify(server.db)


# --- A small file system that is full ------------------------------------------------------------------------------


def command(*words):
    return subprocess.run([*map(str, words)], capture_output=True, text=True, timeout=kit.PATIENCE_SECONDS, check=False)


@contextlib.contextmanager
def mounted(directory, *words):
    """A file system at a directory, unmounted in the end; skips where the machine cannot."""
    directory.mkdir()
    done = command("mount", *words, directory)
    if done.returncode != 0:
        pytest.skip(f"cannot mount here: {' '.join(map(str, words))}: {done.stderr.strip()}")
    try:
        yield directory
    finally:
        done = command("umount", directory)
        assert done.returncode == 0, done


def test_on_a_small_disk_that_fills_up_and_empties_nothing_is_lost(tmp_path):
    """Readiness fails with the moves and comes back with them, not before."""
    with mounted(tmp_path / "small", "-t", "tmpfs", "-o", "size=6m", "none") as disk:
        with kit.Server(db=disk / "referee.db") as server:
            tables = [Moves(server.alone(length=12, repeats=True)) for _ in range(4)]
            ballast = disk / "ballast"
            for _ in range(4):
                assert all(moves.make() == 201 for moves in tables)
                with contextlib.suppress(OSError), open(ballast, "wb") as file:
                    while True:
                        file.write(b"x" * 4096)
                        file.flush()
                wait_until(lambda: any(moves.make() == 503 for moves in tables), "the disk is full")
                too_early = 0
                for _ in range(6):
                    time.sleep(1.2)  # for a probe, and longer than what was written counts for one
                    too_early += is_ready(server) and any(moves.make() == 503 for moves in tables for _ in range(5))
                assert too_early == 0, f"ready {too_early} times before moves were taken"
                ballast.unlink()
                wait_until(lambda: is_ready(server), "there is room again")
                assert [moves.make() for moves in tables for _ in range(10)] == [201] * 40
            server.restart(signal.SIGKILL)
            for moves in tables:
                check_moves(moves.table, moves.taken)
            assert server.stop() == 0
            verify(server.db)


# --- Power ---------------------------------------------------------------------------------------------------------

EXT4_IOC_SHUTDOWN = 0x8004587D  # _IOR('X', 125, __u32); XFS has the same number
GOING_FLAGS_NOLOGFLUSH = 2  # what is not on the disk yet, the journal too, is lost


def shut_down(directory):
    """The file system stops at once, as when the power goes: whatever only the system's memory has is lost."""
    with open(directory / "shutdown", "wb") as file:
        fcntl.ioctl(file, EXT4_IOC_SHUTDOWN, struct.pack("I", GOING_FLAGS_NOLOGFLUSH))


@pytest.fixture
def image(tmp_path):
    """A file with an ext4 file system."""
    path = tmp_path / "disk.img"
    with open(path, "wb") as file:
        file.truncate(64 * MIB)
    try:
        made = command("mkfs.ext4", "-q", "-F", path)
    except FileNotFoundError:
        pytest.skip("there is no mkfs.ext4 here")
    assert made.returncode == 0, made
    return path


def test_what_was_acknowledged_survives_power_loss(tmp_path, image):
    """Players play, the file system is shut down under them, it is mounted again as after a power cut, and again."""
    tables = []
    for cycle in range(8):
        with mounted(tmp_path / f"disk{cycle}", "-o", "loop", image) as disk:
            with kit.Server(db=disk / "referee.db") as server:
                for moves in tables:
                    moves.table.players[0].server = server
                    check_moves(moves.table, moves.taken)
                tables.append(Moves(server.alone(length=12, repeats=True)))
                for _ in range(5 + 7 * cycle):
                    assert all(moves.make() == 201 for moves in tables)
                try:
                    shut_down(disk)
                except OSError as error:
                    pytest.skip(f"this kernel cannot shut a file system down: {error}")
                for moves in tables:
                    assert moves.make() in (503, None), "nothing is acknowledged that cannot be kept"
                server.process.declare(signal.SIGKILL)
                server.stop(signal.SIGKILL)
    with mounted(tmp_path / "last", "-o", "loop", image) as disk:
        verify(disk / "referee.db")
