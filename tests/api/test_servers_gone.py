# SPDX-License-Identifier: Apache-2.0
"""Of several servers of one database one is killed, or stands still: whoever asks the others notices nothing, and what it had to
do they do, each thing once. Run whatever database the other tests are run on."""

import concurrent.futures
import contextlib
import itertools
import json
import random
import signal
import time

import pytest

import databases
import kit
from load import Load, all_events
from receiver import Receiver

pytestmark = pytest.mark.skipif(databases.why_no_postgres() is not None, reason=str(databases.why_no_postgres()))

COUNT = 3
EACH = 9  # of each kind of thing: it takes some luck for one server to have none of them


@contextlib.contextmanager
def servers(*arguments, count=COUNT):
    made = databases.shared().make_migrated()
    with kit.Servers(count, "--allow-private-webhooks", *arguments, db=made) as running:
        yield running
    databases.shared().drop(made)


class Others(kit.Server):
    """Those that stay, as one server: each request goes to any of them."""

    def __init__(self, running):  # which begins and ends them
        self.running, self.db, self.recorded = running, running.db, running.recorded

    @property
    def port(self):
        return random.choice([other.port for other in self.running.others])


def until(what):
    """Its first answer that counts as true."""
    deadline = time.monotonic() + kit.PATIENCE_SECONDS
    while True:
        found = what()
        if found:
            return found
        assert time.monotonic() < deadline, "it did not come"
        time.sleep(0.1)


def kinds(table):
    return [event["kind"] for event in all_events(table)]


def play_out(table):
    """Plays tic-tac-toe against a bot until it is over, whoever begins."""
    fields = itertools.product(range(3), range(3))
    while True:
        view = until(lambda: (seen := table.view()) and (seen["status"] == "finished" or 0 in seen["turn"]["seats"]) and seen)
        if view["status"] == "finished":
            return view
        column, row = next(fields)
        if view["state"]["board"][row][column] == ".":
            table.move(0, column, row).ok(201)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP], ids=["killed", "stopped"])
def test_what_a_server_had_to_do_others_do(how):
    with servers() as running, contextlib.closing(Receiver()) as receiver:
        others = Others(running)
        token = kit.run("token", "create", "--scope", "service", "--db", running.db).stdout.strip()
        service = kit.Client(others, token)
        service.post("/v1/webhooks", {"url": receiver.url, "events": ["result.published"]}).ok(201)
        made = service.post("/v1/players", {"name": "Ann"}).ok(201)
        ann, bob = kit.Client(others, made["token"], made), others.player("Bob")
        timed = [duel(ann, bob) for _ in range(EACH)]
        bots = [kit.Table(ann.post("/v1/games", {"ruleset": "tic-tac-toe", "opponents": [{"bot": "random"}]}).ok(201), [ann])
                for _ in range(EACH)]  # fmt: skip
        entrants = [{"bot": name} for name in ("random", "greedy", "random", "greedy")]
        cups = [
            ann.post("/v1/tournaments", {"ruleset": "tic-tac-toe", "format": "round-robin", "entrants": entrants}).ok(201)
            for _ in range(EACH)
        ]
        running.send(how)
        for table in bots:
            play_out(table)
        for table in timed:
            until(lambda table=table: table.view()["status"] == "finished")
            assert kinds(table).count("timed-out") == 1
        for cup in cups:
            until(lambda cup=cup: ann.get("/v1/tournaments/" + cup["id"]).ok(200)["status"] == "finished")
        results = until(lambda: (seen := ann.get("/v1/results?player=me&limit=100").ok(200)["items"]) and len(seen) >= 2 * EACH and seen)
        until(lambda: {result["game"] for result in results} <= told(receiver))
        if how == signal.SIGSTOP:
            running.send(signal.SIGCONT)
            again = kit.Client(running.one(0), ann.token)
            for table in [*timed, *bots]:
                assert again.get(table.path).ok(200)["version"] == table.view()["version"]
        else:
            assert running.wait() == -signal.SIGKILL
        for table in [*timed, *bots]:
            log = all_events(table)
            assert [event["seq"] for event in log] == list(range(1, len(log) + 1))
        checked = kit.run("verify", "--db", running.db)
        assert checked.returncode == 0, checked.stdout


def duel(ann, bob, seconds=5):
    """Both have moved once; whoever is next has so long."""
    body = {"ruleset": "tic-tac-toe", "opponents": [{"player": bob.id}], "clock": {"turn_seconds": seconds}}
    game = ann.post("/v1/games", body).ok(201)
    bob.post(f"/v1/games/{game['id']}/join", {}).ok(201)
    table = kit.Table(game, [ann, bob])
    table.game = table.moves((0, 0), (1, 1))["game"]
    return table


def told(receiver):
    return {json.loads(body)["data"]["game"] for _, body, _ in list(receiver.messages)}


def test_nobody_at_the_others_notices_that_one_is_killed_and_comes_again():
    with servers() as running:
        load = Load(Others(running), players=4)
        for how in (signal.SIGKILL, signal.SIGTERM, signal.SIGKILL):
            load.wait_for(100)
            running.send(how)
            running.wait()
            load.wait_for(100)
            super(kit.Servers, running).launch()
            super(kit.Servers, running).wait_until_ready()
        load.wait_for(100)
        load.end()
        load.check()
        assert not load.refused, load.refused[0]
        assert running.stop() == 0
        assert kit.run("verify", "--db", running.db).returncode == 0


def move_late(table):
    """By whoever is next, who may wait for the answer."""
    return table[table.game["turn"]["seats"][0]].post(table.path + "/moves", {"column": 2, "row": 2})


def test_nobody_pays_for_the_time_in_which_the_database_was_away():
    """Longer than a turn lasts: each game has its time back once, whichever server has its clock, and moves that waited count."""
    postgres = databases.Postgres()
    try:
        with kit.Servers(2, "--store-wait", "3600", db=postgres.make()) as running:
            ann, bob = running.player("Ann"), running.player("Bob")
            tables = [duel(ann, bob, seconds=12) for _ in range(4)]
            postgres.stop()
            with concurrent.futures.ThreadPoolExecutor(len(tables)) as players:
                moves = [players.submit(move_late, table) for table in tables]
                time.sleep(15)
                postgres.start()
                for move in moves:
                    move.result().ok(201)
            for table in tables:
                log = all_events(table)
                assert [event["kind"] for event in log].count("resumed") == 1, log
                assert next(event for event in log if event["kind"] == "resumed")["paused_ms"] > 10000
            assert running.stop() == 0
            assert kit.run("verify", "--db", running.db).returncode == 0
    finally:
        postgres.end()


def test_one_that_only_looks_learns_of_everything_too():
    """Without anything that servers tell each other: each looks at what is watched there, again and again."""
    with servers("--hints", "poll") as running:
        players = [running.player("Ann"), running.player("Bob")]
        game = players[0].post("/v1/games", {"ruleset": "tic-tac-toe", "opponents": [{"player": players[1].id}]}).ok(201)
        players[1].post(f"/v1/games/{game['id']}/join", {}).ok(201)
        table = kit.Table(game, players)
        leader = table.view()["turn"]["seats"][0]
        for ply, (column, row) in enumerate([(0, 0), (1, 0), (0, 1), (1, 1), (0, 2)]):
            mover, waiter = (leader + ply) % 2, (leader + ply + 1) % 2
            version = table.view()["version"]
            held = [kit.Client(running.one(number), table[waiter].token) for number in range(COUNT)]
            answers = kit.together(
                *(lambda one=one: one.get(f"{table.path}/events?after={version}&wait=30").ok(200)["items"] for one in held),
                lambda: time.sleep(0.3) or table.move(mover, column, row).ok(201),
            )
            assert all(answer[0]["seq"] == version + 1 for answer in answers[:-1]), answers
        bot = kit.Table(players[0].post("/v1/games", {"ruleset": "tic-tac-toe", "opponents": [{"bot": "random"}]}).ok(201), players)
        play_out(bot)
        assert running.stop() == 0


WAITS_FOR_CLOCKS = """
SELECT count(*) FROM pg_stat_activity
WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%timed = 1%'
"""


def test_one_that_is_called_to_end_while_it_takes_over_clocks_ends():
    """It looks for those of the server that is gone, and finds none. There is no third that would wake it by leaving."""
    with servers(count=2) as running, contextlib.closing(databases.connection_to(running.db, is_watched=True)) as watching:
        (other,) = running.others
        with databases.connected(running.db) as holding:
            holding.execute("LOCK TABLE game IN ACCESS EXCLUSIVE MODE")
            running.send(signal.SIGKILL)
            running.wait()
            until(lambda: watching.execute(WAITS_FOR_CLOCKS).fetchone()[0] > 0)
            other.send(signal.SIGTERM)
            until(lambda: "stopping" in other.log)
            time.sleep(0.5)  # until the thread has been told
        assert other.wait() == 0
