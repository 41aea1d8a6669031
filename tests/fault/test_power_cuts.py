# SPDX-License-Identifier: Apache-2.0
"""A sync of the write-ahead log that fails, moves that are taken afterwards, and then the power goes.

What a failed sync was to write is still read, and is not on the disk (tests/fault/shim/losing_disk.c): what is
acknowledged behind it must not go with it.
"""

import contextlib
import pathlib
import shutil
import signal
import sqlite3
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "api"))
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

import kit  # noqa: E402
from lib.faults import Faults  # noqa: E402
from test_io_faults import check_numbers, is_ready, play_on, verify, wait_until  # noqa: E402


@pytest.fixture
def faults(tmp_path):
    return Faults(tmp_path)


@pytest.fixture
def disk(faults):
    return faults.keep_what_is_synced()


@pytest.fixture
def server(faults, disk):
    with kit.Server("--reopen-after", "1", db=faults.database, env=faults.environment) as running:
        yield running


def cut_the_power(server, disk, table, taken, tmp_path):
    """The server starts again from what is on the disk alone, and has all that was acknowledged."""
    server.stop(signal.SIGKILL)
    left = tmp_path / "left"
    shutil.copytree(disk.parent, left)
    with kit.Server(db=left / disk.name) as after:
        table.players = [kit.Client(after, player.token) for player in table.players]
        check_numbers(table, taken)
        verify(after)


def can_read(table):
    return table[0].get(table.path + "/events").status == 200


def test_what_is_taken_after_the_database_was_opened_anew_is_on_the_disk(server, faults, disk, tmp_path):
    table, taken = server.alone(length=12, repeats=True), []
    play_on(table, taken, 0)
    with faults.failing("x"):
        table.guess(0, "9" * 12).problem(503)
        wait_until(lambda: not is_ready(server) and not can_read(table), "it has failed for a second, and stays closed")
    wait_until(lambda: is_ready(server), "it comes back")
    play_on(table, taken, 10)
    assert len(taken) == 6 and "store-reopened" in server.log
    cut_the_power(server, disk, table, taken, tmp_path)


def test_what_is_taken_after_a_kill_is_on_the_disk(server, faults, disk, tmp_path):
    """With another process that keeps the file open: or else it is all copied, and synced, before the server serves."""
    table, taken = server.alone(length=12, repeats=True), []
    play_on(table, taken, 0)
    with faults.failing("x"):
        table.guess(0, "9" * 12).problem(503)
        server.stop(signal.SIGKILL)
    with contextlib.closing(sqlite3.connect(faults.database, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        assert reader.execute("SELECT count(*) FROM event").fetchone()[0] > 0
        server.start()
        play_on(table, taken, 10)
        assert len(taken) == 6
        cut_the_power(server, disk, table, taken, tmp_path)
