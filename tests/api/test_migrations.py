# SPDX-License-Identifier: Apache-2.0
"""Databases of every schema that was released, and what leads from one to the next.

schemas/NNNN.sql is such a database as SQL, as make_schema.py made it when that schema was released: accounts, guests and bots;
games that were won, lost, resigned, aborted, left lying or are still being played, ranked and not, alone and in groups, with
and without clocks; webhooks (in use and not), tournaments, blocks, kept answers, a deleted player. It never changes.

build/referee-next is this program with one migration more (tests/migrations)."""

import contextlib
import pathlib
import re
import signal
import sqlite3
import subprocess
import time

import pytest

import kit

pytestmark = pytest.mark.sqlite_only("the schemas are SQLite's")

SCHEMAS = sorted((pathlib.Path(__file__).parent / "schemas").glob("*.sql"))
MIGRATIONS = sorted((kit.ROOT / "sql" / "sqlite" / "migrations").glob("*.sql"))


def opened(path):
    return contextlib.closing(sqlite3.connect(path, isolation_level=None))


def restore(schema, path):
    with opened(path) as db:
        db.executescript(schema.read_text(encoding="utf-8"))
    return path


@pytest.fixture(params=SCHEMAS, ids=lambda schema: schema.stem)
def released(request, tmp_path):
    return restore(request.param, tmp_path / "released.db")


@pytest.fixture
def next_program(monkeypatch):
    """From here on the kit runs the program that comes after this one."""
    monkeypatch.setattr(kit, "BINARY", kit.NEXT)


def test_every_schema_is_here():
    assert [schema.stem for schema in SCHEMAS] == [path.name[:4] for path in MIGRATIONS]


def structure(path):
    """Tables and indexes, by name: their columns, and what SQLite made of them."""
    with opened(path) as db:
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_schema ORDER BY name")]
        return {name: (db.execute(f"PRAGMA table_xinfo({name})").fetchall(), db.execute(f"PRAGMA index_xinfo({name})").fetchall())
                for name in names}  # fmt: skip


def test_what_was_migrated_is_as_what_was_made_anew(released, tmp_path):
    for path in (released, tmp_path / "new.db"):
        assert kit.run("migrate", "--db", path).returncode == 0
    assert structure(released) == structure(tmp_path / "new.db")


def assert_whole(path):
    result = kit.run("verify", "--db", path)
    assert result.returncode == 0, result.stdout + result.stderr
    return int(re.search(r"(\d+) games", result.stdout).group(1))


def migrate_and_verify(path, migrations):
    with opened(path) as db:
        games = db.execute("SELECT count(DISTINCT game) FROM event").fetchone()[0]
    migrated = kit.run("migrate", "--db", path)
    assert migrated.returncode == 0 and f": {migrations} migration" in migrated.stdout, migrated
    assert assert_whole(path) == games > 10
    assert ": 0 migrations applied" in kit.run("migrate", "--db", path).stdout


def test_what_was_migrated_verifies(released, request):
    before = int(request.node.callspec.id)
    migrate_and_verify(released, len(MIGRATIONS) - before)


def test_what_the_next_program_migrates_verifies(released, request, next_program):
    before = int(request.node.callspec.id)
    migrate_and_verify(released, len(MIGRATIONS) + 1 - before)


def play_on(path):
    with opened(path) as db:
        live = [game for (game,) in db.execute("SELECT id FROM game WHERE status = 'playing' ORDER BY id")]
    with kit.Server(db=path) as running:
        table = running.table(rounds=2)
        table.resign(1).ok(201)
        assert len(table.result()["rounds"]) == 1
        assert running.stop() == 0
    assert live and assert_whole(path) > len(live)


def test_a_server_goes_on_with_it(released):
    """With the games that were being played when it was last shut down, and somebody new."""
    play_on(released)


def test_a_server_migrates_it_and_goes_on(released, next_program):
    play_on(released)


# --- Of before the first release -----------------------------------------------------------------------------------

EXPORT = kit.ROOT / "tests/fuzz/corpus/exports/line.json"
COMMANDS = {
    "serve": ["serve", "--listen", "127.0.0.1:0"],
    "migrate": ["migrate"],
    "verify": ["verify"],
    "rebuild": ["verify", "--rebuild"],
    "backup": ["backup", "copy.db"],
    "token": ["token", "create", "--scope", "service"],
    "import": ["import", EXPORT],
}


@pytest.fixture(params=["delete", "wal"])
def unreleased(request, tmp_path):
    """As its program left it, or made of its dump."""
    path = restore(SCHEMAS[0], tmp_path / "unreleased.db")
    with opened(path) as db:
        db.execute("DROP TABLE migration")
        db.execute("CREATE TABLE migration (version INTEGER PRIMARY KEY, name TEXT, hash BLOB, applied_at INTEGER) STRICT")
        for version in range(1, 22):
            db.execute("INSERT INTO migration VALUES (?, 'something', zeroblob(32), 1)", [version])
        db.execute(f"PRAGMA journal_mode = {request.param}")
    return path


@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)
def test_a_database_from_before_the_first_release_is_told_so_and_left_alone(unreleased, monkeypatch, command):
    monkeypatch.chdir(unreleased.parent)
    before = unreleased.read_bytes()
    refused = kit.run(*command, "--db", unreleased)
    assert refused.returncode == 1 and "from before version 0.1.0" in refused.stderr, refused
    assert list(unreleased.parent.iterdir()) == [unreleased] and unreleased.read_bytes() == before


# --- Killed in the middle of it ------------------------------------------------------------------------------------


def add_events(path, count):
    with opened(path) as db:
        db.execute("BEGIN")
        event = "INSERT INTO event (game, seq, at, kind, body) VALUES ('ffffffffffffffff', ?, 1, 'nothing', '{}')"
        db.executemany(event, [[number] for number in range(1, count + 1)])
        db.execute("COMMIT")


def contents(path):
    with opened(path) as db:
        return list(db.iterdump())


def is_locked(path):
    with contextlib.closing(sqlite3.connect(path, isolation_level=None, timeout=0)) as db:
        try:
            db.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError:
            return True
        db.execute("ROLLBACK")
        return False


def test_killed_while_it_migrates_nothing_has_happened(released, next_program):
    assert kit.run("migrate", "--db", released).returncode == 0
    with opened(released) as db:
        db.execute("DELETE FROM migration WHERE name = 'next'")
        db.execute("DROP TABLE next")
    add_events(released, 3000)
    before = contents(released)
    process = subprocess.Popen([kit.BINARY, "migrate", "--db", released], env=kit.environment())
    while process.poll() is None and not is_locked(released):
        time.sleep(0.001)
    process.send_signal(signal.SIGKILL)
    assert process.wait(kit.PATIENCE_SECONDS) == -signal.SIGKILL, "it was over too soon: there is nothing that this shows"
    assert contents(released) == before
    refused = kit.run("verify", "--db", released)
    assert refused.returncode == 1 and "referee migrate" in refused.stderr
    assert ": 1 migration applied" in kit.run("migrate", "--db", released).stdout
