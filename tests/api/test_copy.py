# SPDX-License-Identifier: Apache-2.0
"""`referee copy`: a database of every kind of thing moves to the other engine and back, games under way go on there, and what
is cut short or refused leaves nothing that could be taken for a database."""

import collections
import contextlib
import hashlib
import itertools
import signal
import sqlite3
import struct
import subprocess
import time

import pytest

import databases
import kit
from quiz_kit import make_quiz, make_set, sheet
from test_migrations import SCHEMAS, restore
from test_quiz_rounds import fill_sheet
from test_tournaments import begin, bots, until_over

pytestmark = pytest.mark.skipif(databases.why_no_postgres() is not None, reason=str(databases.why_no_postgres()))

Copied = collections.namedtuple("Copied", "done tables")


def copy(source, target):
    """What was said, and for each table its rows and their hash."""
    done = kit.run("copy", "--from", source, "--to", target)
    lines = [line.split() for line in done.stdout.splitlines()]
    tables = {line[0]: (int(line[1]), line[2]) for line in lines if len(line) == 3 and len(line[2]) == 64}
    return Copied(done, tables)


def copied(source, target):
    made = copy(source, target)
    assert made.done.returncode == 0 and "referee verify --db" in made.done.stdout, made.done
    return made.tables


@pytest.fixture
def other():
    """Within a test: new databases of PostgreSQL, without tables."""
    made = []

    def make(migrated=False):
        made.append(databases.shared().make_migrated() if migrated else databases.shared().make())
        return made[-1]

    yield make
    for url in made:
        databases.shared().drop(url)


# --- A database with everything in it ------------------------------------------------------------------------------


def play_families(service, ann, bob):
    """A game of each family that is over, with ratings and records."""
    for ruleset in ("tic-tac-toe", "connect-four", "yahtzee", "bulls-and-cows"):
        body = {"ruleset": ruleset, "opponents": [{"player": bob.id}], "visibility": "public", "ranked": True}
        game = ann.post("/v1/games", body).ok(201)
        bob.post(f"/v1/games/{game['id']}/join").ok(201)
        table = kit.Table(game, [ann, bob])
        if ruleset == "tic-tac-toe":
            table.moves((0, 0), (1, 0), (0, 1), (1, 1), (0, 2))
        if not table.view()["finished_at"]:
            table.resign(1).ok(201)
    asked = make_set(service, 30)
    quiz = make_quiz([ann, bob], parts=[sheet(asked, 2, 60)], appeal_seconds=0, grace_seconds=0, ready_seconds=None)
    assert fill_sheet(quiz, [2, 1])["finished_at"]


def play_tournaments(ann, bob):
    """Two that are over, and one that waits for an answer."""
    until_over(ann, begin(ann, "knockout", bots(*["random"] * 3), ruleset="tic-tac-toe"))
    until_over(ann, begin(ann, "heats", bots(*["random"] * 5), ruleset="yahtzee", name="Spring cup", seed="a"))
    return begin(ann, "knockout", [{"player": ann.id}, {"player": bob.id}], ruleset="tic-tac-toe")


LEFT_OVER = [
    "INSERT INTO tournament_draft (tournament, creator, at, abandoned) SELECT 'ffffffffffffffff', id, 1, 0 FROM player LIMIT 1",
    "INSERT INTO question_draft (upload, owner, at, bytes, abandoned) SELECT 'ffffffffffffffff', id, 1, 2, 0 FROM player LIMIT 1",
    "INSERT INTO account_cleanup (player) SELECT id FROM player WHERE name = 'Gone'",
    "INSERT INTO store_probe (id, at, ballast) VALUES (1, 1, x'00ff') ON CONFLICT (id) DO UPDATE SET at = 1, ballast = x'00ff'",
]

# Of every test here, and made once.
World = collections.namedtuple("World", "db ann bob half cup key cursor told")


@pytest.fixture(scope="module")
def world(tmp_path_factory):
    with databases.fresh(tmp_path_factory.mktemp("world")) as db, kit.Server("--allow-private-webhooks", db=db) as server:
        service = kit.Client(server, kit.run("token", "create", "--scope", "service", "--db", db).stdout.strip())
        hook = {"url": "http://127.0.0.1:9/", "events": ["game.event", "game.turn", "round.over", "result.published"]}
        service.post("/v1/webhooks", hook).ok(201)
        accounts = [service.post("/v1/players", {"name": name}).ok(201) for name in ("Ann", "Bøb 🎲", "Gone")]
        ann, bob, gone = (kit.Client(server, account["token"], account) for account in accounts)
        ann.put(f"/v1/players/me/blocks/{gone.id}").ok(201, 204)
        play_families(service, ann, bob)
        cup = play_tournaments(ann, bob)
        key = {"Idempotency-Key": "half"}
        body = {"ruleset": "tic-tac-toe", "opponents": [{"player": bob.id}], "clock": {"initial_seconds": 3600}}
        half = ann.post("/v1/games", body, headers=key)
        bob.post(f"/v1/games/{half.json['id']}/join").ok(201)
        table = kit.Table(half.json, [ann, bob])
        table.moves((0, 0), (1, 0))
        cursor = table.events()[-1]["seq"]
        told = ann.get("/v1/players/me/events?limit=1000").ok(200)["items"]
        assert server.stop() == 0
        with databases.connected(db) as rows:
            for statement in LEFT_OVER:
                assert rows.execute(statement).rowcount == 1, statement
        yield World(db, ann, bob, table, cup, (key, body), cursor, told)


# --- The same bytes ------------------------------------------------------------------------------------------------


# Tables of which PostgreSQL has a column more: from one database of it to another these are copied, and compared, too.
WITH_MORE = {"delivery", "idempotency_use", "notification", "numbering", "rating_step", "result", "result_reader"}


def in_both(world, tables):
    """Of what was said while copying `world` to PostgreSQL, what is said in the same words of a file."""
    return {table: said for table, said in tables.items() if not (databases.is_url(world.db) and table in WITH_MORE)}


@pytest.fixture(scope="module")
def moved(world):
    """A copy of it on PostgreSQL, to be read alone, and what was said of its tables."""
    url = databases.shared().make()
    yield url, copied(world.db, url)
    databases.shared().drop(url)


def encoded(value):
    """As src/store/copy_rows.c says."""
    if value is None:
        return b"N"
    if isinstance(value, int):
        return b"I" + struct.pack(">q", value)
    if isinstance(value, float):
        return b"R" + struct.pack(">d", value + 0.0)
    bytes_of = value.encode() if isinstance(value, str) else bytes(value)
    return (b"T" if isinstance(value, str) else b"B") + struct.pack(">Q", len(bytes_of)) + bytes_of


NUMBERS = {"event": "id", "delivery": "number", "idempotency_record": "number", "question_part": "id"}
KEYS = {
    "event": "game, seq", "delivery": "id", "idempotency_record": "player, key", "question_part": "upload, number",
    "record": "player, ruleset",
}  # fmt: skip
# A file has in this table, besides, which results a game has, and records.
OWN = {"result_reader": ("ruleset", "tally")}
OF_BOTH = {"result_reader": "WHERE reader NOT IN (SELECT id FROM game) AND result <> ''"}


def hashed(path, table):
    """Of a file, without any code of the program."""
    with contextlib.closing(sqlite3.connect(path)) as db:
        about = db.execute(f"PRAGMA table_info({table})").fetchall()
        columns = sorted(row[1] for row in about if row[1] != NUMBERS.get(table) and row[1] not in OWN.get(table, ()))
        key = KEYS.get(table) or ", ".join(row[1] for row in sorted(about, key=lambda row: row[5]) if row[5])
        names = ", ".join(f'"{name}"' for name in columns)
        rows = db.execute(f"SELECT {names} FROM {table} {OF_BOTH.get(table, '')} ORDER BY {key}").fetchall()
    return len(rows), hashlib.sha256(b"".join(map(encoded, itertools.chain.from_iterable(rows)))).hexdigest()


def test_there_and_back_are_the_same_bytes(world, moved, tmp_path, other):
    url, there = moved
    nothing = [table for table, (rows, _) in there.items() if rows == 0]
    assert nothing == [], "the test has rows of every table"
    file, second, last = tmp_path / "file.db", other(migrated=True), tmp_path / "last.db"
    back = copied(url, file)
    assert in_both(world, back) == in_both(world, there)
    assert copied(file, second) == copied(second, last) == back
    for table, said in back.items():
        assert hashed(last, table) == said, table
    for db in (second, last):
        found = kit.run("verify", "--db", db)
        assert found.returncode == 0 and "0 broken" in found.stdout, found
    assert last.stat().st_mode & 0o777 == 0o600, "it has the secrets of games"
    made = {path.name for path in tmp_path.iterdir() if not path.name.endswith(".lock")}
    assert made == {"file.db", "last.db"}


@pytest.mark.parametrize("schema", SCHEMAS, ids=lambda schema: schema.stem)
def test_a_file_of_each_release_moves_to_postgresql(schema, tmp_path, other):
    """Migrated, copied, and all of it there; and it goes on."""
    file, url = restore(schema, tmp_path / "released.db"), other()
    assert kit.run("migrate", "--db", file).returncode == 0
    there = copied(file, url)
    assert there["event"][0] > 100 and there["game"][0] > 10
    for table, said in there.items():
        assert hashed(file, table) == said, table
    with kit.Server(db=url) as server:
        server.alone().crack()
        assert server.stop() == 0
    found = kit.run("verify", "--db", url)
    assert found.returncode == 0 and f"{there['game'][0] + 1} games" in found.stdout, found


# --- What stands half-numbered -------------------------------------------------------------------------------------

# As a server leaves it that is killed before anybody has read what it published.
UNNUMBERED = [
    "UPDATE result SET position = NULL",
    "UPDATE result_reader SET position = NULL",
    "UPDATE notification SET seq = NULL",
    *(f"DELETE FROM {table}" for table in ("numbering", "player_stats", "record", "rating_pair", "rating_step")),
]


def statistics(db):
    rows = db.execute("SELECT ruleset, player, gone, tallies, rating FROM player_stats").fetchall()
    return {(ruleset, player): (gone, bytes(tallies), rating and round(rating, 3)) for ruleset, player, gone, tallies, rating in rows}


def dumped(path):
    """Without the moment at which the copy was made."""
    with contextlib.closing(sqlite3.connect(path)) as db:
        return [line for line in db.iterdump() if not line.startswith('INSERT INTO "migration"')]


def test_what_stands_half_numbered_is_whole_in_the_copy(world, moved, tmp_path):
    file = tmp_path / "file.db"
    with databases.copied(moved[0], tmp_path) as url:
        with databases.connected(url) as db:
            for statement in UNNUMBERED:
                assert db.execute(statement).rowcount > 0, statement
        done = copy(url, file).done
        assert done.returncode == 0 and "reckoned anew" in done.stdout, done
        backed = kit.run("backup", tmp_path / "backup.db", "--db", url)
        assert backed.returncode == 0 and "reckoned anew" in backed.stdout, backed
    found = kit.run("verify", "--db", file)
    assert found.returncode == 0, found
    with databases.connected(moved[0]) as db, contextlib.closing(sqlite3.connect(file)) as copy_of_it:
        assert statistics(copy_of_it) == statistics(db) != {}
    assert dumped(tmp_path / "backup.db") == dumped(file), "numbers are given in the same order each time"


# --- A server on the copy ------------------------------------------------------------------------------------------


def goes_on(world, db):
    """All that somebody holds works on the copy, and the game that was half played goes on: its newest version."""
    with kit.Server("--allow-private-webhooks", db=db) as server:
        ann, bob = (kit.Client(server, client.token, client.account) for client in (world.ann, world.bob))
        table = kit.Table(world.half.game, [ann, bob])
        key, body = world.key
        again = ann.post("/v1/games", body, headers=key)
        assert again.status == 201 and again.json["id"] == table.id, "a key is an answer"
        assert ann.get("/v1/players/me/events?limit=1000").ok(200)["items"][: len(world.told)] == world.told
        cup = f"/v1/tournaments/{world.cup['id']}"
        if bob.get(cup).ok(200)["status"] == "open":
            bob.post(f"{cup}/join").ok(201)
        before = table.view()
        seat = before["turn"]["seats"][0]
        move = table.move(seat, 2, before["version"] % 3).ok(201)
        news = table.events(after=world.cursor)
        assert [event["kind"] for event in news if event["kind"] == "move"] and move["seq"] == table.view()["version"]
        assert server.stop() == 0
    done = kit.run("verify", "--db", db)
    assert done.returncode == 0, done
    return move["seq"]


def test_a_server_on_the_copy_goes_on_with_what_was_under_way(world, moved, tmp_path):
    with databases.copied(moved[0], tmp_path) as url:
        version = goes_on(world, url)
        copied(url, tmp_path / "back.db")
    assert goes_on(world, tmp_path / "back.db") > version


def test_what_a_killed_server_has_acknowledged_is_copied(other):
    """Also what no index leads to yet, as it was in memory only."""
    with kit.Server() as server:
        table = server.alone(length=12, repeats=True)
        for digit in "0123":
            table.guess(0, digit * 12).ok(201)
        server.stop(signal.SIGKILL)
        url = other()
        assert copied(server.db, url)["event"][0] == 6
        with kit.Server(db=url) as there:
            restored = kit.Table(table.game, [kit.Client(there, table[0].token)])
            assert [event["code"] for event in restored.events() if event["kind"] == "guess"] == [c * 12 for c in "0123"]


# --- What is refused -----------------------------------------------------------------------------------------------


def refused(source, target, *words):
    made = copy(source, target)
    assert made.done.returncode == 1 and made.tables == {}, made.done
    assert all(word in made.done.stderr for word in words), made.done.stderr


def test_a_source_that_is_served_is_refused(own_server, tmp_path, other):
    own_server.alone().resign(0).ok(201)
    refused(own_server.db, tmp_path / "copy.db", "in use", "referee serve, process")
    refused(own_server.db, other(), "in use", "referee serve, process")
    assert list(tmp_path.iterdir()) == []


def test_a_target_that_is_not_empty_is_refused_and_left_as_it_is(world, tmp_path, other):
    taken = tmp_path / "taken.db"
    taken.write_text("precious")
    refused(world.db, taken, "exists already")
    assert taken.read_text() == "precious"
    url = other(migrated=True)
    with databases.connected(url) as db:
        db.execute("INSERT INTO uptime_mark (id, at) VALUES (1, 5)")
    before = databases.dumped(url)
    refused(world.db, url, "not empty", "uptime_mark")
    assert databases.dumped(url) == before


def test_a_target_that_is_served_is_refused(world, other):
    url = other(migrated=True)
    with kit.Server(db=url):
        refused(world.db, url, "in use")


def test_a_source_that_is_not_there_is_not_made(tmp_path, other):
    refused(tmp_path / "none.db", other(), "no database")
    refused(other(), tmp_path / "copy.db", "Run `referee migrate` first")
    refused(tmp_path / "one", tmp_path / "one", "not copied to itself")
    assert list(tmp_path.iterdir()) == []


def test_no_password_is_shown(moved, other, tmp_path):
    secret, wrong = "Tz8qK2wLm5", other()
    good, bad = (url.replace("postgres@", f"postgres:{secret}@") for url in (moved[0], wrong))
    told = [copy(good, tmp_path / "copy.db").done, copy(bad, tmp_path / "one.db").done, copy(good, bad + "_not").done]
    assert [done.returncode for done in told] == [0, 1, 1]
    for done in told:
        assert secret not in done.stdout + done.stderr, done


def test_both_sides_must_be_named(tmp_path):
    done = kit.run("copy", "--from", tmp_path / "one")
    assert done.returncode == 2 and "--to" in done.stderr and list(tmp_path.iterdir()) == []


# --- What is cut short ---------------------------------------------------------------------------------------------

WAITING = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"


@contextlib.contextmanager
def killed_in_the_middle(source, target, url, mode):
    """Within it a copy has been killed that had come to the last tables, of which one is locked in the database at url."""
    with contextlib.closing(databases.connection_to(url)) as lock, contextlib.closing(databases.connection_to(url, True)) as look:
        lock.execute(f"LOCK TABLE uptime_mark IN {mode} MODE")
        command = [kit.BINARY, "copy", "--from", source, "--to", target]
        with subprocess.Popen([*map(str, command)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=kit.environment()) as process:
            until = time.monotonic() + kit.PATIENCE_SECONDS
            while look.execute(WAITING).fetchone() == (0,):
                assert process.poll() is None and time.monotonic() < until, process.stdout.read()
                time.sleep(0.01)
            process.send_signal(signal.SIGKILL)
            process.wait()
            yield


def test_a_copy_into_postgresql_that_is_killed_leaves_it_empty(world, other):
    url = other(migrated=True)
    before = databases.dumped(url)
    with killed_in_the_middle(world.db, url, url, "SHARE ROW EXCLUSIVE"):
        assert databases.dumped(url) == before, "no row of it can be seen"
    assert copied(world.db, url)


def test_a_copy_into_a_file_that_is_killed_leaves_none(moved, tmp_path):
    url, _ = moved
    target = tmp_path / "copy.db"
    with killed_in_the_middle(url, target, url, "ACCESS EXCLUSIVE"):
        assert [path.name[:16] for path in tmp_path.iterdir() if "journal" not in path.name] == ["copy.db.partial-"]
    for path in tmp_path.iterdir():
        found = kit.run("verify", "--db", path)
        assert found.returncode == 1 or found.stdout.startswith("0 games"), "nor is a part of it in what is left"
    assert copied(url, target)


# --- Backups of PostgreSQL -----------------------------------------------------------------------------------------


def test_a_backup_of_postgresql_has_every_row(world, moved, tmp_path):
    url, there = moved
    done = kit.run("backup", tmp_path / "backup.db", "--db", url)
    assert done.returncode == 0 and done.stdout.endswith("backup.db: written\n"), done
    for table, said in in_both(world, there).items():
        assert hashed(tmp_path / "backup.db", table) == said, table
