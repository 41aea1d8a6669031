# SPDX-License-Identifier: Apache-2.0
"""Servers of two releases on one database: each is replaced by the next one while people play, the database is migrated by
whoever comes first, and nobody is refused. Run whatever database the other tests are run on.

build/referee-next is this program with two migrations more (tests/migrations/postgres): one changes a table that everybody
uses, one builds an index on it outside of a transaction."""

import contextlib
import itertools
import signal
import subprocess
import threading
import time

import pytest

import databases
import kit
from sse import wait_until

pytestmark = pytest.mark.skipif(databases.why_no_postgres() is not None, reason=str(databases.why_no_postgres()))

COUNT = 3


def run(program, *arguments):
    command = [program, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=kit.environment())

ENDED = ((0, 0), (1, 0), (0, 1), (1, 1), (0, 2))


@pytest.fixture
def migrated():
    url = databases.shared().make_migrated()
    yield url
    databases.shared().drop(url)


class Balancer:
    """Sends requests to the servers that it knows, in turn. One that is taken out has answered all that it was sent."""

    recorded = True

    def __init__(self):
        self.changed = threading.Condition()
        self.under_way = {}
        self.turns = itertools.count()

    def add(self, server):
        with self.changed:
            self.under_way[server] = 0

    def remove(self, server):
        with self.changed:
            while self.under_way[server] > 0:
                self.changed.wait()
            del self.under_way[server]

    @contextlib.contextmanager
    def one(self):
        with self.changed:
            servers = list(self.under_way)
            server = servers[next(self.turns) % len(servers)]
            self.under_way[server] += 1
        try:
            yield server
        finally:
            with self.changed:
                self.under_way[server] -= 1
                self.changed.notify_all()

    def as_client(self, token=None, account=None):
        return _Balanced(self, token, account)


class _Balanced(kit.Client):
    def call(self, *arguments, **more):
        with self.server.one() as server:
            return kit.Client(server, self.token).call(*arguments, **more)


class Player(threading.Thread):
    """Plays game after game, each to its end, against somebody else; any answer but that it was done ends it."""

    def __init__(self, balancer, number):
        super().__init__()
        names = [f"{name} {number}" for name in ("Ann", "Bob")]
        accounts = [balancer.as_client().post("/v1/players", {"name": name}).ok(201) for name in names]
        self.people = [balancer.as_client(account["token"], account) for account in accounts]
        self.games, self.moves, self.failure = [], 0, None
        self.enough = threading.Event()

    def run(self):
        try:
            while not self.enough.wait(0.02):
                self.play()
        except BaseException as failure:  # pylint: disable=broad-except
            self.failure = failure

    def play(self):
        ann, bob = self.people
        body = {"ruleset": "tic-tac-toe", "opponents": [{"player": bob.id}], "options": {"rounds": 1}}
        game = ann.post("/v1/games", body).ok(201)
        bob.post(f"/v1/games/{game['id']}/join").ok(201)
        table = kit.Table(game, self.people)
        for move, field in enumerate(ENDED):
            table.move(move % 2, *field).ok(201)
            self.moves += 1
        assert table.view(1)["status"] == "finished"
        self.games.append(table)

    def check(self):
        """All that was acknowledged is there, and nothing else."""
        assert self.failure is None, self.failure
        for table in self.games:
            assert [(move["column"], move["row"]) for move in table.history()] == list(ENDED)
        listed, cursor = [], ""
        while cursor is not None:
            page = self.people[0].get(f"/v1/results?player=me&limit=10{cursor}").ok(200)
            listed += [item["game"] for item in page["items"]]
            cursor = page["next"] and f"&cursor={page['next']}"
        assert set(listed) == {table.id for table in self.games}


def go_on(players, moves=10):
    """Until each has made so many moves more."""
    wanted = [player.moves + moves for player in players]
    until = time.monotonic() + kit.PATIENCE_SECONDS
    while any(player.moves < count for player, count in zip(players, wanted)):
        assert all(player.failure is None for player in players), [player.failure for player in players]
        assert time.monotonic() < until, "they do not go on"
        time.sleep(0.01)


def replace(balancer, server, program):
    balancer.remove(server)
    assert server.stop() == 0, server.log[-2000:]
    server.binary = program
    balancer.add(server.start())


def test_servers_are_replaced_one_by_one_while_people_play(migrated):
    balancer = Balancer()
    with contextlib.ExitStack() as ends:
        servers = [ends.enter_context(kit.Server("--instance", f"server-{number}", db=migrated)) for number in range(COUNT)]
        for server in servers:
            balancer.add(server)
        players = [Player(balancer, number) for number in range(3)]
        for player in players:
            player.start()
        try:
            go_on(players)
            there = [(server, kit.NEXT) for server in servers]
            for server, program in [*there, (servers[1], kit.BINARY), (servers[1], kit.NEXT)]:
                replace(balancer, server, program)
                go_on(players)
        finally:
            for player in players:
                player.enough.set()
            for player in players:
                player.join()
        for player in players:
            player.check()
        logs = [server.log for server in servers]
        assert "migrated" in logs[0] and "2 migrations applied" in logs[0], logs[0]
        assert not any("2 migrations applied" in log for log in logs[1:])
        assert [server.stop() for server in servers] == [0] * COUNT
    for program in (kit.BINARY, kit.NEXT):
        found = run(program, "verify", "--db", migrated)
        assert found.returncode == 0, found
    refused = kit.run("backup", "/nowhere/backup.db", "--db", migrated)
    assert refused.returncode == 1 and "Run the program that has migrated it" in refused.stderr, refused


# --- Several that migrate ------------------------------------------------------------------------------------------

WAITING = "SELECT count(*) FROM pg_locks WHERE relation = 'game'::regclass AND NOT granted"
NEXT_IS_THERE = "SELECT to_regclass('next') IS NOT NULL OR to_regclass('game_next') IS NOT NULL"


@contextlib.contextmanager
def game_is_read(url):
    """Within it somebody reads the table, as a backup does, and who wants to change it waits: yields what waits for that."""
    with contextlib.ExitStack() as ends:
        reader, look = (ends.enter_context(contextlib.closing(databases.connection_to(url, how))) for how in (False, True))
        reader.execute("LOCK TABLE game IN ACCESS SHARE MODE")

        def wait_for_waiting(*processes):
            until = time.monotonic() + kit.PATIENCE_SECONDS
            while look.execute(WAITING).fetchone() == (0,):
                assert all(process.poll() is None for process in processes) and time.monotonic() < until
                time.sleep(0.01)

        yield wait_for_waiting


def test_servers_that_start_while_one_migrates_wait_for_it(migrated):
    with contextlib.ExitStack() as ends:
        servers = [kit.Server("--instance", f"server-{number}", db=migrated, binary=kit.NEXT) for number in range(COUNT)]
        with game_is_read(migrated) as wait_for_waiting:
            for server in servers:
                ends.callback(server.__exit__)
                server.launch()
            wait_for_waiting(*(server.process for server in servers))
            time.sleep(3)  # longer than a server waits for a lock in one go
            assert all(server.process.poll() is None for server in servers), servers[0].log
        for server in servers:
            server.wait_until_ready()
        wait_until(lambda: any(" migrated " in server.log for server in servers))
        assert sum(" migrated " in server.log for server in servers) in (1, 2), "each migration is one server's"
        with databases.connected(migrated) as db:
            assert [row[0] for row in db.execute("SELECT version FROM migration ORDER BY version").fetchall()] == [1, 2, 3]


def test_killed_while_it_migrates_nothing_has_happened(migrated):
    with game_is_read(migrated) as wait_for_waiting:
        command = [kit.NEXT, "migrate", "--db", migrated]
        with subprocess.Popen([*map(str, command)], env=kit.environment(), stderr=subprocess.DEVNULL) as process:
            wait_for_waiting(process)
            process.send_signal(signal.SIGKILL)
    with databases.connected(migrated) as db:
        assert db.execute("SELECT max(version) FROM migration").fetchone() == (1,)
        assert db.execute(NEXT_IS_THERE).fetchone() == (False,)
    done = run(*command)
    assert done.returncode == 0 and "2 migrations applied" in done.stdout, done


def test_migrating_beside_a_server_that_goes_on(migrated):
    with kit.Server("--instance", "north", db=migrated) as server:
        table = server.alone()
        done = run(kit.NEXT, "migrate", "--db", migrated)
        assert done.returncode == 0 and "2 migrations applied" in done.stdout, done
        table.crack()
        assert server.stop() == 0
