# SPDX-License-Identifier: Apache-2.0
"""PostgreSQL's primary dies under load, and its standby is promoted: no move that was acknowledged is lost, none is made twice,
and none that was said to have failed is there."""

import pathlib
import sys
import time

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "api"))

import databases  # noqa: E402
import kit  # noqa: E402
from load import Load  # noqa: E402

pytestmark = pytest.mark.skipif(databases.why_no_postgres() is not None, reason=str(databases.why_no_postgres()))

PLAYERS = 8


def fail_over(kills, moves):
    """So many times in a row; each dead primary comes back as the new one's standby."""
    primary = databases.Postgres()
    standby = None
    gaps = []
    try:
        name = primary.make().rpartition("/")[2]
        standby = databases.Standby(primary)
        databases.wait_for_standby(primary)
        db = f"postgresql://postgres@127.0.0.1:{primary.port},127.0.0.1:{standby.port}/{name}"
        with kit.Server(db=db) as server:
            load = Load(server, PLAYERS)
            for _ in range(kills):
                load.wait_for(moves)
                primary.kill()
                killed = time.monotonic()
                standby.promote()
                load.wait_for(1)
                gaps.append(time.monotonic() - killed)
                primary.end(keeps_port=True)
                dead, primary = primary, standby
                standby = databases.Standby(primary, place=(dead.port, dead.port_keeper))
                databases.wait_for_standby(primary)
            load.wait_for(moves)
            load.end()
            load.check()
            unknown = sum("unknown" in reply.text for _, reply in load.refused)
            print(f"{load.count()} moves, {len(load.refused)} refused, {unknown} of them in doubt; none for {max(gaps):.2f} s")
            server.restart()
            load.check()
            assert server.stop() == 0
        assert kit.run("verify", "--db", db).returncode == 0
    finally:
        for each in (primary, standby):
            if each is not None:
                each.end()


def test_no_move_is_lost_with_the_primary():
    fail_over(2, 200)


@pytest.mark.long
def test_no_move_is_lost_with_fifty_primaries():
    fail_over(50, 1000)
