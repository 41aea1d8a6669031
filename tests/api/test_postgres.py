# SPDX-License-Identifier: Apache-2.0
"""What holds of PostgreSQL alone: which databases are taken and which are refused, and that nobody is told its password."""

import concurrent.futures
import contextlib
import json
import re
import socket
import time

import pytest

import databases
import kit
from postgres_kit import NEEDS_POSTGRES, again, cut_off, empty, url  # noqa: F401 (fixtures)

pytestmark = NEEDS_POSTGRES

# "Quickly": a server that answers nothing is given up within seconds, and one that is not there at once.
SOON_SECONDS = 15


def serve(db):
    return kit.run("serve", "--db", db, "--listen", "127.0.0.1:0")


def refused(db, *words):
    """By each command that opens a database for writing, in the words given."""
    for command in (("migrate",), ("serve", "--listen", "127.0.0.1:0")):
        done = kit.run(*command, "--db", db)
        assert done.returncode == 1 and done.stdout == "", done
        assert all(word in done.stderr for word in words), done.stderr


# --- Who has a database --------------------------------------------------------------------------------------------


def test_a_second_server_of_the_same_name_is_refused(url):
    with kit.Server("--instance", "north", db=url) as server:
        table = server.alone(length=12, repeats=True)
        second = kit.run("serve", "--db", url, "--listen", "127.0.0.1:0", "--instance", "north")
        assert second.returncode == 1 and second.stdout == ""
        assert "An instance named north is alive already" in second.stderr and "--instance" in second.stderr, second.stderr
        table.guess(0, "0" * 12).ok(201)
        assert server.stop() == 0
        server.start()
        assert table.guess(0, "1" * 12).ok(201)["seq"] > 0, "whoever is gone has nothing"


def test_another_database_of_the_same_server_is_another_database(url, empty):
    with kit.Server(db=url), kit.Server(db=empty) as server:
        server.alone().resign(0).ok(201)


# --- What is taken and what is not ---------------------------------------------------------------------------------


def test_migrating_makes_the_tables_once(empty):
    first, second = (kit.run("migrate", "--db", empty) for _ in range(2))
    assert first.returncode == 0 and "1 migration applied" in first.stdout, first
    made = databases.dumped(empty)
    assert "event" in [table for table, *_ in made]
    assert second.returncode == 0 and "0 migrations applied" in second.stdout, second
    assert databases.dumped(empty) == made
    with kit.Server(db=empty) as server:
        server.alone().resign(0).ok(201)


def test_a_database_of_another_program_is_refused_and_left_as_it_is(empty):
    with databases.connected(empty) as db:
        db.execute("CREATE TABLE customer (name TEXT)")
    refused(empty, "belongs to another program")
    assert databases.dumped(empty) == [("customer", "name", [])]


def test_a_database_that_is_not_in_utf_8_is_refused():
    made = databases.shared().make("template0", "ENCODING 'SQL_ASCII'")
    refused(made, "UTF8")
    assert databases.dumped(made) == []
    databases.shared().drop(made)


def test_a_server_that_does_not_write_to_its_disk_is_refused():
    postgres = databases.Postgres("fsync=off")
    try:
        made = postgres.make()
        refused(made, "fsync")
        assert databases.dumped(made) == []
    finally:
        postgres.end()


@pytest.mark.parametrize("setting", ["on", "off"])
def test_of_a_server_that_may_write_half_a_page_is_warned(setting):
    """It is not refused: on some file systems that is safe."""
    postgres = databases.Postgres("full_page_writes=" + setting)
    try:
        with kit.Server("--log", "json", db=postgres.make()) as server:
            server.alone().guess(0, "1234").ok(201)
            assert server.stop() == 0
            lines = [json.loads(line) for line in server.log.splitlines() if '"full-page-writes-off"' in line]
            assert len(lines) == (setting == "off"), server.log
            assert all(line["level"] == "warn" and "full_page_writes" in line["detail"] for line in lines)
    finally:
        postgres.end()


def test_a_database_that_there_is_not_is_refused(url):
    refused(url + "_not", "does not exist")


def test_a_server_that_is_not_there_is_told_of_at_once(url):
    port, keeper = kit.reserve_port()
    with keeper:
        began = time.monotonic()
        done = serve(re.sub(r":\d+/", f":{port}/", url))
        assert done.returncode == 1 and str(port) in done.stderr and time.monotonic() - began < SOON_SECONDS, done


def test_a_server_that_says_nothing_is_given_up(url):
    with socket.create_server(("127.0.0.1", 0)) as mute:
        began = time.monotonic()
        done = serve(re.sub(r":\d+/", f":{mute.getsockname()[1]}/", url))
        assert done.returncode == 1 and done.stderr and time.monotonic() - began < SOON_SECONDS, done


# --- Verify --------------------------------------------------------------------------------------------------------


def test_verify_looks_at_one_moment_however_long_it_takes(url):
    """What is committed while it waits, for a lock here, is of a later one: also what it would find wrong."""
    with kit.Server(db=url) as server:
        table = server.table(ruleset="tic-tac-toe", visibility="public")
        table.moves((0, 0), (1, 0), (0, 1), (1, 1), (0, 2))
        assert server.stop() == 0
    waiting = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    with databases.connected(url) as lock, contextlib.closing(databases.connection_to(url, True)) as other:
        lock.execute("LOCK TABLE question_set IN ACCESS EXCLUSIVE MODE")
        with concurrent.futures.ThreadPoolExecutor() as pool:
            found = pool.submit(kit.run, "verify", "--db", url)
            while other.execute(waiting).fetchone() == (0,):
                assert not found.done(), found.result()
            other.execute("DELETE FROM record")
            lock.commit()
            assert found.result().returncode == 0, found.result()
    assert kit.run("verify", "--db", url).returncode == 1, "the next one sees it"


# --- Passwords -----------------------------------------------------------------------------------------------------

SECRET = "Tz8qK2wLm5"


def with_password(url):
    """By both ways of a URL to have one."""
    return [url.replace("postgres@", f"postgres:{SECRET}@"), f"{url}?password={SECRET}"]


@pytest.mark.parametrize("way", [0, 1])
def test_no_password_is_logged(url, way):
    db = with_password(url)[way]
    with kit.Server("--log-level", "debug", db=db) as server:
        server.alone().resign(0).ok(201)
        cut_off(url)
        again(server)
        assert server.stop() == 0
        assert "127.0.0.1" in server.log and SECRET not in server.log


@pytest.mark.parametrize("way", [0, 1])
def test_no_message_has_a_password(url, way):
    db = with_password(url)[way]
    with kit.Server("--instance", "north", db=db):
        told = [kit.run("serve", "--db", db, "--listen", "127.0.0.1:0", "--instance", "north")]
    for wrong in (with_password(url + "_not")[way], with_password(re.sub(r":\d+/", ":1/", url))[way], db + "&no=such"):
        told += [kit.run(*command, "--db", wrong) for command in (["serve"], ["migrate"], ["verify"], ["token", "create"])]
    for done in told:
        assert done.returncode != 0 and done.stderr and SECRET not in done.stdout + done.stderr, done


@pytest.mark.parametrize(
    "wrong",
    [
        f"postgresql://postgres:{SECRET}%zz@127.0.0.1/games",
        f"postgresql://postgres:{SECRET}@[::1/games",
        f"postgresql://postgres:{SECRET}@127.0.0.1:port/games",
        f"postgresql://postgres:ab/{SECRET}@127.0.0.1/games",
        f"postgresql://postgres:{SECRET}/ab@127.0.0.1/games",
        f"postgresql://postgres:ab@{SECRET}@127.0.0.1/games",
        f"postgresql://postgres:ab@{SECRET}:1@127.0.0.1/games",
        f"postgresql://postgres:ab?{SECRET}@127.0.0.1/games",
        f"postgresql://127.0.0.1/games?password={SECRET}%zz",
        f"postgresql://127.0.0.1/games?password={SECRET}=1",
    ],
)
def test_what_is_wrong_with_a_url_is_told_without_its_password(wrong):
    """libpq quotes what it cannot read, which may be the password, or all of the URL."""
    done = kit.run("migrate", "--db", wrong)
    assert done.returncode == 1 and done.stderr and SECRET not in done.stdout + done.stderr, done
