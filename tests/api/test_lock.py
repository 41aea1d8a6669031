# SPDX-License-Identifier: Apache-2.0
"""What needs a database alone says who has it: a second server where that is a file, and what takes games into it wherever it is.
What can be done beside a server still can."""

import os
import pathlib
import re
import resource
import signal
import subprocess

import pytest

import databases
import kit


def serve_again(path):
    return kit.run("serve", "--db", path, "--listen", "127.0.0.1:0")


def test_who_needs_the_database_alone_is_told_who_has_it_and_ends(own_server, document):
    table = own_server.alone(length=12, repeats=True)
    second = kit.run("import", document, "--db", own_server.db)
    assert second.returncode == 1 and second.stdout == ""
    assert f"process {own_server.process.pid}, since " in second.stderr
    where = r"from 127\.0\.0\.1\." if databases.IS_POSTGRES else rf"on http://127\.0\.0\.1:{own_server.port}\."
    assert re.search(r"since 20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z, " + where, second.stderr), second.stderr
    assert "Stop that process" in second.stderr
    table.guess(0, "0" * 12).ok(201)
    own_server.stop()
    assert kit.run("import", document, "--db", own_server.db).returncode == 0


@pytest.mark.sqlite_only("a database of PostgreSQL may have several")
def test_a_second_server_on_the_same_database_says_who_has_it_and_ends(own_server):
    table = own_server.alone(length=12, repeats=True)
    second = serve_again(own_server.db)
    assert second.returncode == 1 and second.stdout == ""
    where = rf"on http://127\.0\.0\.1:{own_server.port}\."
    assert re.search(rf"process {own_server.process.pid}, since 20\S*Z, " + where, second.stderr), second.stderr
    assert "Stop that process" in second.stderr
    table.guess(0, "0" * 12).ok(201)


@pytest.mark.sqlite_only("the log of changes is a file beside it")
def test_a_second_server_writes_nothing(own_server):
    """Whoever opens a database for writing writes its log again. Where it may not, the other server is found before that."""
    own_server.alone()
    size = pathlib.Path(f"{own_server.db}-wal").stat().st_size
    assert size > 0
    second = subprocess.run(
        [kit.BINARY, "serve", "--db", own_server.db, "--listen", "127.0.0.1:0"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=kit.PATIENCE_SECONDS,
        env=kit.environment(),
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size - 1, size - 1)),
    )
    assert second.returncode == 1 and f"process {own_server.process.pid}, since " in second.stderr, second


@pytest.mark.sqlite_only("a file has several names")
def test_another_name_of_the_file_is_the_same_database(own_server, tmp_path):
    link = tmp_path / "link.db"
    link.symlink_to(own_server.db)
    second = serve_again(link)
    assert second.returncode == 1 and f"process {own_server.process.pid}" in second.stderr
    second = serve_again(f"sqlite:{own_server.db}")
    assert second.returncode == 1 and f"process {own_server.process.pid}" in second.stderr


def test_whoever_is_gone_has_nothing(own_server, document):
    own_server.restart(signal.SIGKILL)
    first = own_server.process.pid
    own_server.restart()
    assert own_server.process.pid != first
    second = kit.run("import", document, "--db", own_server.db)
    assert f"process {own_server.process.pid}," in second.stderr and f"process {first}," not in second.stderr


@pytest.mark.sqlite_only("a database of PostgreSQL may have several")
def test_of_many_servers_that_start_at_once_one_serves(new_db):
    servers = [kit.Server(db=new_db) for _ in range(4)]

    def start(server):
        try:
            server.start()
            return True
        except AssertionError:
            return False

    served = kit.together(*[lambda server=server: start(server) for server in servers])
    assert sorted(served) == [False, False, False, True]
    winner = servers[served.index(True)]
    for server in servers:
        if server is not winner:
            assert server.wait() == 1 and f"process {winner.process.pid}, since" in server.log, server.log
        server.__exit__()


def test_tokens_backups_and_checks_are_made_beside_a_server(own_server, tmp_path):
    own_server.alone()
    assert kit.run("verify", "--db", own_server.db).returncode == 0
    if not databases.IS_POSTGRES:  # which makes its own backups
        assert kit.run("backup", tmp_path / "copy.db", "--db", own_server.db).returncode == 0
    made = kit.run("token", "create", "--scope", "play", "--db", own_server.db)
    assert made.returncode == 0
    kit.Client(own_server, made.stdout.strip()).get("/v1/players/me").ok(200)
    migrated = kit.run("migrate", "--db", own_server.db)
    assert migrated.returncode == 0 and "0 migrations" in migrated.stdout


@pytest.mark.sqlite_only("for PostgreSQL there is no migration yet that a database with a past lacks")
def test_a_database_is_not_migrated_behind_a_servers_back(own_server, monkeypatch):
    monkeypatch.setattr(kit, "BINARY", kit.NEXT)
    before = databases.dumped(own_server.db)
    migrated = kit.run("migrate", "--db", own_server.db)
    assert migrated.returncode == 1 and f"process {own_server.process.pid}, since" in migrated.stderr
    assert databases.dumped(own_server.db) == before


@pytest.mark.sqlite_only("the lock is a file")
def test_a_lock_that_cannot_be_made_is_told(tmp_path):
    (tmp_path / "referee.db.lock").symlink_to(tmp_path / "elsewhere")
    second = serve_again(tmp_path / "referee.db")
    assert second.returncode == 1 and "referee.db.lock" in second.stderr and not (tmp_path / "elsewhere").exists()


@pytest.mark.sqlite_only("the lock is a file")
def test_the_lock_is_for_its_owner_alone(own_server):
    assert os.stat(f"{own_server.db}.lock").st_mode & 0o777 == 0o600
