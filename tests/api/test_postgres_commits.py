# SPDX-License-Identifier: Apache-2.0
"""PostgreSQL comes and goes: no acknowledged move is lost by that, and none counts twice."""

import signal
import threading
import time

import pytest

import databases
import kit
import relay
from load import Load, all_events, patiently
from postgres_kit import NEEDS_POSTGRES, again, breakable, cut_off, url  # noqa: F401 (fixtures)

pytestmark = NEEDS_POSTGRES


def test_no_move_is_lost_with_the_connections(url):
    with kit.Server(db=url) as server:
        load = Load(server)
        for _ in range(3):
            load.wait_for(100)
            assert cut_off(url) >= 2, "the writer's and a reader's"
        load.wait_for(100)
        load.end()
        load.check()
        assert not load.refused, f"nobody hears of it: {load.refused[0][1].text}"
        server.restart()
        load.check()
        assert server.stop() == 0


@pytest.mark.parametrize("what", ["answer", "commit"])
def test_a_commit_without_an_answer_counts_once(url, what):
    """Its batch's mark tells whether it happened. The player waits, until PostgreSQL takes what does not go on for ended after
    half a minute, and hears of nothing else."""
    with relay.Relay(url) as line, kit.Server("--store-wait", "3600", db=line.url) as server:
        table = server.alone(length=12, repeats=True)
        table.guess(0, "0" * 12).ok(201)
        for number in "12":
            line.lose(what)
            table.guess(0, number * 12).ok(201)
            line.wait_until_lost()
        codes = [event["code"] for event in all_events(table) if event["kind"] == "guess"]
        assert codes == [digit * 12 for digit in "012"]
        assert server.stop() == 0
    assert kit.run("verify", "--db", url).returncode == 0


def test_a_commit_that_arrives_late_changes_nothing(url):
    """It was taken for lost, and its moves were made by another batch: its mark does not follow any more."""
    with relay.Relay(url) as line, kit.Server(db=line.url) as server:
        table = server.alone(length=12, repeats=True)
        line.lose("commit")
        table.guess(0, "1" * 12).ok(201)
        line.wait_until_lost()
        before = databases.dumped(url, without=databases.BEATS)
        line.deliver()
        assert databases.dumped(url, without=databases.BEATS) == before
        table.guess(0, "2" * 12).ok(201)
        assert server.stop() == 0


def test_who_comes_back_has_the_database_again(url, document):
    """What needs it alone does not get it."""
    with kit.Server(db=url) as server:
        table = server.alone(length=12, repeats=True)
        assert cut_off(url) >= 2
        again(server)
        taken = kit.run("import", document, "--db", url)
        assert taken.returncode == 1 and f"process {server.process.pid}, since" in taken.stderr, taken
        patiently(lambda: table.guess(0, "0" * 12)).ok(201)


def test_who_was_away_for_long_goes_on_behind_another_server(url):
    """One stands still, loses its connections, and another server is begun: the first goes on from what is there."""
    with kit.Server(db=url) as first:
        table = first.alone(length=12, repeats=True)
        table.guess(0, "0" * 12).ok(201)
        first.suspend()
        assert cut_off(url) >= 2
        with kit.Server(db=url) as second:
            elsewhere = kit.Table(table.game, [kit.Client(second, table[0].token)])
            elsewhere.guess(0, "1" * 12).ok(201)
            first.send(signal.SIGCONT)
            table.guess(0, "2" * 12).ok(201)
            elsewhere.guess(0, "3" * 12).ok(201)
            assert second.stop() == 0
        table.guess(0, "4" * 12).ok(201)
        codes = [event["code"] for event in all_events(table) if event["kind"] == "guess"]
        assert codes == [digit * 12 for digit in "01234"], "each once, and in this order"
        history = patiently(lambda: table[0].get(table.path + "/history")).ok(200)["items"]
        assert [guess["code"] for guess in history] == codes
        assert first.stop() == 0


@pytest.mark.parametrize("how", [signal.SIGQUIT, signal.SIGINT], ids=["immediate", "fast"])
def test_no_move_is_lost_when_postgresql_is_restarted(breakable, how):
    made = breakable.make()
    with kit.Server(db=made) as server:
        load = Load(server)
        for _ in range(2):
            load.wait_for(100)
            breakable.stop(how)
            breakable.start()
        load.wait_for(100)
        load.end()
        load.check()
        server.restart(signal.SIGKILL)
        load.check()
        assert server.stop() == 0


def wait_for_standby(postgres, change):
    postgres.execute(f"ALTER SYSTEM {change}")
    postgres.execute("SELECT pg_reload_conf()")


def wait_until_commits_wait(postgres):
    """What was set is in force a moment later: once a commit is seen to wait, which is cancelled then."""
    commit = "SELECT pg_logical_emit_message(true, 'probe', '')"
    cancel = "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep' AND query LIKE '%emit_message%'"
    deadline = time.monotonic() + kit.PATIENCE_SECONDS
    probe = None
    while probe is None or not postgres.execute(cancel):
        assert time.monotonic() < deadline, "no commit waits"
        if probe is None or not probe.is_alive():
            probe = threading.Thread(target=postgres.execute, args=[commit])
            probe.start()
        time.sleep(0.02)
    probe.join()


def guess_without_standby(postgres, table):
    """Each commit waits from now on for a standby that is not there; so does that of this guess."""
    wait_for_standby(postgres, "SET synchronous_standby_names = 'nobody'")
    wait_until_commits_wait(postgres)
    replies = []
    player = threading.Thread(target=lambda: replies.append(table.guess(0, "1" * 12)))
    player.start()
    return player, replies


def cancel_waits(postgres, is_enough):
    """Of the writer's commits for a standby, each once."""
    asked = "SELECT pid, query_start FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
    deadline = time.monotonic() + kit.PATIENCE_SECONDS
    cancelled = []
    while not is_enough(cancelled):
        assert time.monotonic() < deadline, "nobody waits"
        for wait in [row for row in postgres.execute(asked) if row not in cancelled]:
            postgres.execute(f"SELECT pg_cancel_backend({wait[0]})")
            cancelled.append(wait)
        time.sleep(0.02)


def test_a_commit_whose_wait_for_the_standby_was_cancelled_twice_is_in_doubt(breakable):
    """Somebody who is tired of waiting cancels it: PostgreSQL reports success, with a warning that no standby may know."""
    made = breakable.make()
    with kit.Server(db=made) as server:
        table = server.alone(length=12, repeats=True)
        player, replies = guess_without_standby(breakable, table)
        # The guess's own, and that of the question what became of it; perhaps others before, as the server has things to note.
        cancel_waits(breakable, lambda _: not player.is_alive())
        replies[0].problem(503, "store-unavailable")
        assert "unknown" in replies[0].text, "no standby has it"
        wait_for_standby(breakable, "RESET synchronous_standby_names")
        patiently(lambda: table.guess(0, "2" * 12)).ok(201)
        codes = [event["code"] for event in all_events(table) if event["kind"] == "guess"]
        assert codes == ["1" * 12, "2" * 12], "it had been made, and the question after it is durable too"
        assert server.stop() == 0


def test_a_commit_whose_wait_for_the_standby_was_cancelled_waits_again(breakable):
    made = breakable.make()
    with kit.Server(db=made) as server:
        table = server.alone(length=12, repeats=True)
        player, replies = guess_without_standby(breakable, table)
        cancel_waits(breakable, lambda cancelled: cancelled)
        player.join(0.5)
        assert not replies, "whoever asks what became of it waits for the standby as well"
        wait_for_standby(breakable, "RESET synchronous_standby_names")
        player.join(kit.PATIENCE_SECONDS)
        replies[0].ok(201)
        assert [event["code"] for event in all_events(table) if event["kind"] == "guess"] == ["1" * 12]
        assert server.stop() == 0
