# SPDX-License-Identifier: Apache-2.0
"""PostgreSQL's primary dies under load, and its standby is promoted: no move that was acknowledged is lost, none is made
twice, and none that was said to have failed is there."""

import contextlib
import pathlib
import statistics
import sys
import time

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "api"))

import databases  # noqa: E402
import kit  # noqa: E402
from lib.movers import Movers  # noqa: E402

pytestmark = pytest.mark.skipif(databases.why_no_postgres() is not None, reason=str(databases.why_no_postgres()))


class Pair:
    """A primary and its standby, which follows it and takes its place."""

    def __init__(self):
        self.primary, self.standby = databases.Postgres(), None
        self.name = self.primary.make().rpartition("/")[2]
        self.standby = databases.Standby(self.primary)
        databases.wait_for_standby(self.primary)
        self.url = f"postgresql://postgres@127.0.0.1:{self.primary.port},127.0.0.1:{self.standby.port}/{self.name}"

    def fail_over(self):
        """When the primary died, and when its standby was told to take its place."""
        killed = time.monotonic()
        self.primary.kill()
        promoted = time.monotonic()
        self.standby.promote()
        return killed, promoted

    def pair_up(self):
        """The dead primary comes back as the new one's standby."""
        self.primary.end(keeps_port=True)
        dead, self.primary, self.standby = self.primary, self.standby, None
        self.standby = databases.Standby(self.primary, place=(dead.port, dead.port_keeper))
        databases.wait_for_standby(self.primary)

    def close(self):
        for each in (self.primary, self.standby):
            if each is not None:
                each.end()


def fail_over(kills, moves, games, connections):
    """So many times, spread over so many moves."""
    silences, waits = [], []
    with contextlib.closing(Pair()) as pair, kit.Server(db=pair.url) as server:
        with contextlib.closing(Movers(server, games, connections)) as movers:
            for number in range(kills):
                movers.wait_until(moves * (number + 1) // (kills + 1))
                killed, promoted = pair.fail_over()
                movers.wait_until(movers.read() + 1)
                silence, ended = movers.silence_since(killed)
                silences.append(silence)
                waits.append(ended - promoted)
                pair.pair_up()
            movers.wait_until(moves)
            movers.end()
            found = movers.compare(pair.primary.url(pair.name))
        print(f"{kills} kills, {dict(found)}")
        for what, seconds in (("without a move", silences), ("from the promotion to a move", waits)):
            print(f"{what}: {statistics.median(seconds):.2f} s, at most {max(seconds):.2f} s")
        assert found["moves"] >= moves
        assert (found["lost"], found["doubled"], found["there"]) == (0, 0, 0)
        assert server.stop() == 0
        assert kit.run("verify", "--db", pair.url).returncode == 0


def test_no_move_is_lost_with_the_primary():
    fail_over(kills=2, moves=2000, games=32, connections=8)


@pytest.mark.long
def test_a_million_moves_outlive_fifty_primaries():
    fail_over(kills=50, moves=1_000_000, games=1024, connections=64)
