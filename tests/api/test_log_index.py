# SPDX-License-Identifier: Apache-2.0
"""The index of the log, which is written behind the moves: what is read meanwhile, after a kill, and when it is wrong."""

import contextlib
import json
import signal
import sqlite3
import time

import pytest

import kit

pytestmark = pytest.mark.sqlite_only("PostgreSQL keeps no index of its own making")


@contextlib.contextmanager
def database_at(path):
    """Committed and closed in the end."""
    with contextlib.closing(sqlite3.connect(path)) as db, db:
        yield db


def number(path, statement):
    with database_at(path) as db:
        return db.execute(statement).fetchone()[0]


def wait_for_the_index(path):
    """Returns when all that was played so far is in the index on the disk."""
    newest = number(path, "SELECT max(id) FROM event")
    deadline = time.monotonic() + kit.PATIENCE_SECONDS
    while number(path, "SELECT id FROM event_mark") < newest:
        assert time.monotonic() < deadline, "housekeeping writes the index"
        time.sleep(0.05)


def play(table, guesses):
    for _ in range(guesses):
        table.guess(0, "1234").ok(201)


def everything(table):
    """What is read from a game's log."""
    paths = (table.path, f"{table.path}/events", f"{table.path}/history")
    return [table[0].get(path).ok(200) for path in paths]


def whole(table, version):
    view, events, history = everything(table)
    seqs = [event["seq"] for event in events["items"]]
    guesses = sum(event["kind"] == "guess" for event in events["items"])
    return view["version"] == version and seqs == list(range(1, version + 1)) and len(history["items"]) == guesses


def test_a_log_is_whole_before_while_and_after_it_is_indexed(own_server):
    tables = [own_server.alone(max_guesses=None) for _ in range(3)]
    for table in tables:
        play(table, 3)
    assert number(own_server.db, "SELECT count(*) FROM event") == 15
    assert all(whole(table, 5) for table in tables)
    wait_for_the_index(own_server.db)
    assert number(own_server.db, "SELECT count(*) FROM event_place") == 15
    assert all(whole(table, 5) for table in tables)
    for table in tables:
        play(table, 2)
    assert all(whole(table, 7) for table in tables)
    after = tables[0][0].get(f"{tables[0].path}/events?after=4").json
    assert [event["seq"] for event in after["items"]] == [5, 6, 7], "from the index and from memory"
    assert kit.run("verify", "--db", own_server.db).returncode == 0, "beside the server"


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_after_a_stop_or_a_kill_the_log_is_whole(own_server, how):
    tables = [own_server.alone(max_guesses=None) for _ in range(2)]
    for table in tables:
        play(table, 3)
    wait_for_the_index(own_server.db)
    play(tables[0], 4)
    seen = [everything(table) for table in tables]
    own_server.stop(how)
    events = number(own_server.db, "SELECT count(*) FROM event")
    complete = number(own_server.db, "SELECT count(*) FROM event_place") == events
    assert complete == (how == signal.SIGTERM)
    assert kit.run("verify", "--db", own_server.db).returncode == 0, "whatever is indexed"
    own_server.start()
    assert number(own_server.db, "SELECT count(*) FROM event_place") == events, "before anybody is served"
    assert seen == [everything(table) for table in tables]
    play(tables[0], 1)
    assert whole(tables[0], 10)


def test_a_backup_has_the_log_and_its_index_of_one_moment(own_server, tmp_path):
    table = own_server.alone(max_guesses=None)
    play(table, 2)
    wait_for_the_index(own_server.db)
    play(table, 2)
    copy = tmp_path / "copy.db"
    assert kit.run("backup", copy, "--db", own_server.db).returncode == 0
    play(table, 1)
    assert kit.run("verify", "--db", copy).returncode == 0
    with kit.Server(db=copy) as server:
        there = kit.Table(table.view(), [kit.Client(server, table[0].token, table[0])])
        assert whole(there, 6)


# What is done to an index of 40 events, all of which the mark has passed.
HARMS = {
    "a row is missing": "DELETE FROM event_place WHERE id = 7",
    "the last of a game is missing": "DELETE FROM event_place WHERE (game, seq) = (SELECT game, max(seq) FROM event_place)",
    "all are missing": "DELETE FROM event_place",
    "a row too many, of an event that is": "INSERT INTO event_place SELECT game, 100, id FROM event_place WHERE id = 7",
    "a row too many, of none": "INSERT INTO event_place SELECT game, 100, 1000 FROM event_place WHERE id = 7",
    "a row of a game that is not": "INSERT INTO event_place VALUES ('0000000000000000', 1, 7)",
    "an event of another game": "UPDATE event_place SET id = CASE id WHEN 1 THEN 21 ELSE 1 END WHERE id IN (1, 21)",
    "another event of the game": "UPDATE event_place SET id = CASE id WHEN 3 THEN 4 ELSE 3 END WHERE id IN (3, 4)",
    "another number": "UPDATE event_place SET seq = 100 WHERE id = 7",
    "the mark is missing": "DELETE FROM event_mark",
    "the mark is ahead": "UPDATE event_mark SET until = 1000, id = 1000",
}


@pytest.fixture(scope="module")
def indexed(tmp_path_factory):
    """A database of a server that was stopped: two games of 20 events."""
    path = tmp_path_factory.mktemp("indexed") / "referee.db"
    with kit.Server(db=path) as server:
        for _ in range(2):
            play(server.alone(max_guesses=None), 18)
        assert server.stop() == 0
    return path


@pytest.mark.parametrize("harm", HARMS.values(), ids=HARMS.keys())
def test_what_is_wrong_with_the_index_is_found_and_mended(indexed, tmp_path, harm):
    path = tmp_path / "referee.db"
    path.write_bytes(indexed.read_bytes())
    rows = "SELECT json_group_array(json_array(game, seq, id)) FROM (SELECT * FROM event_place ORDER BY game, seq)"
    right = number(path, rows)
    with database_at(path) as db:
        assert db.execute(harm).rowcount > 0
    found = kit.run("verify", "--db", path)
    assert found.returncode == 1 and "index" in found.stdout, found
    mended = kit.run("verify", "--db", path, "--rebuild")
    assert mended.returncode == 0, mended
    assert kit.run("verify", "--db", path).returncode == 0
    assert json.loads(number(path, rows)) == json.loads(right)


def test_two_events_of_one_number_are_found(indexed, tmp_path):
    path = tmp_path / "referee.db"
    path.write_bytes(indexed.read_bytes())
    with database_at(path) as db:
        columns = "game, seq, at, kind, seat, body"
        db.execute(f"INSERT INTO event ({columns}) SELECT {columns} FROM event WHERE id = 7")
    for more in ([], ["--rebuild"], []):
        found = kit.run("verify", "--db", path, *more)
        assert found.returncode == 1 and "event" in found.stdout, found
