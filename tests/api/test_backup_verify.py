# SPDX-License-Identifier: Apache-2.0
"""Backups while it serves, and `referee verify`, which finds what somebody has changed in the database."""

import re
import threading

import pytest

import databases
import kit


def some_games(server):
    """A finished duel, an aborted one, one that is being played, one that waits."""
    duel = server.table(length=2, alphabet="0123")
    duel.secret(0, "12").ok(201)
    duel.guess(1, "12").ok(201)
    duel.next_round().ok(201)
    duel.resign(1).ok(201)
    aborted = server.table()
    assert aborted[0].delete(aborted.path).status == 204
    alone = server.alone(length=12, repeats=True)
    alone.guess(0, "0" * 12).ok(201)
    waiting = server.player().post("/v1/games", {"ruleset": "mastermind", "opponents": [{"open": True}]}).ok(201)
    return duel, alone, waiting


@pytest.fixture
def database(new_db):
    """A database of a server that has been stopped, and its games."""
    with kit.Server(db=new_db) as server:
        duel, alone, _ = some_games(server)
        assert server.stop() == 0
    return new_db, duel, alone


def change(path, statement, *arguments):
    with databases.connected(path) as db:
        assert db.execute(statement, arguments).rowcount == 1, statement


# --- Verify --------------------------------------------------------------------------------------------------------


def test_what_was_played_verifies(database):
    path, *_ = database
    result = kit.run("verify", "--db", path)
    assert result.returncode == 0 and "4 games" in result.stdout and "0 broken" in result.stdout, result


def test_a_database_can_be_verified_while_it_is_served(own_server):
    some_games(own_server)
    result = kit.run("verify", "--db", own_server.db)
    assert result.returncode == 0, result


def test_a_database_can_be_verified_while_it_is_played_on(own_server):
    some_games(own_server)
    stop = threading.Event()
    done = []

    def play():
        while not stop.is_set():
            duel = own_server.table(ruleset="tic-tac-toe")
            duel.moves((0, 0), (1, 0), (0, 1), (1, 1), (0, 2))
            done.append(duel.id)

    player = threading.Thread(target=play)
    player.start()
    try:
        for count in (1, 6):
            while len(done) < count:
                stop.wait(0.01)
            result = kit.run("verify", "--db", own_server.db)
            assert result.returncode == 0, result
    finally:
        stop.set()
        player.join()


PROJECTIONS = [
    "UPDATE game SET status = 'playing' WHERE id = ?",
    "UPDATE game SET ranked = 1 - ranked WHERE id = ?",
    "UPDATE game SET visibility = 'public' WHERE id = ?",
    "UPDATE game SET join_code = 'AAAAAA' WHERE id = ?",
    "UPDATE game SET finished_at = finished_at + 1 WHERE id = ?",
    "UPDATE seat SET status = 'joined' WHERE game = ? AND seat = 1",
    "UPDATE seat SET player = NULL WHERE game = ? AND seat = 0",
    "UPDATE result SET body = replace(body, '1', '2') WHERE game = ? AND round = 1",
    "DELETE FROM result WHERE game = ? AND round = 0",
    "DELETE FROM seat WHERE game = ? AND seat = 1",
]


@pytest.mark.parametrize("statement", PROJECTIONS)
def test_a_changed_list_is_found_and_can_be_rebuilt_from_the_log(database, statement):
    path, duel, _ = database
    change(path, statement, duel.id)
    found = kit.run("verify", "--db", path)
    assert found.returncode == 1 and duel.id in found.stdout, found
    assert kit.run("verify", "--db", path).returncode == 1, "looking mends nothing"
    rebuilt = kit.run("verify", "--db", path, "--rebuild")
    assert rebuilt.returncode == 0 and "1 of them rebuilt" in rebuilt.stdout, rebuilt
    again = kit.run("verify", "--db", path)
    assert again.returncode == 0 and "0 with stale" in again.stdout, again


def test_after_rebuilding_everything_is_seen_as_before():
    with kit.Server() as server:
        duel, alone, _ = some_games(server)
        seen = duel.view(), duel.result(), duel[0].get("/v1/games?player=me").json, alone.view()
        assert server.stop() == 0
        with server.database() as db:
            db.execute("DELETE FROM result")
            db.execute("UPDATE seat SET player = NULL, status = 'open'")
            db.execute("UPDATE game SET status = 'open', join_code = NULL, finished_at = NULL")
        assert kit.run("verify", "--db", server.db, "--rebuild").returncode == 0
        server.start()
        assert seen == (duel.view(), duel.result(), duel[0].get("/v1/games?player=me").json, alone.view())


def test_a_lost_game_row_is_found_and_rebuilt(database):
    path, duel, _ = database
    with databases.connected(path) as db:
        db.execute("DELETE FROM result WHERE game = ?", (duel.id,))
        db.execute("DELETE FROM seat WHERE game = ?", (duel.id,))
        db.execute("DELETE FROM game WHERE id = ?", (duel.id,))
    found = kit.run("verify", "--db", path)
    assert found.returncode == 1 and duel.id in found.stdout, found
    assert kit.run("verify", "--db", path, "--rebuild").returncode == 0
    assert kit.run("verify", "--db", path).returncode == 0


def test_a_result_of_no_game_is_found_and_taken_away(database):
    path, duel, _ = database
    with databases.connected(path) as db:
        columns = "app, ruleset, ranked, is_public, published_at, body"
        db.execute(
            f"INSERT INTO result (id, game, round, {columns}) "
            f"SELECT 'zzzzzzzzzzzzzzzz', 'zzzzzzzzzzzzzzz0', round, {columns} FROM result WHERE game = ? LIMIT 1",
            (duel.id,),
        )
    found = kit.run("verify", "--db", path)
    assert found.returncode == 1 and "zzzzzzzzzzzzzzz0" in found.stdout, found
    assert kit.run("verify", "--db", path, "--rebuild").returncode == 0
    assert kit.run("verify", "--db", path).returncode == 0


# (what is done to event 5, the guess that cracks the code; what is done is named with its seq)
TAMPERING = [
    ("another guess", "UPDATE event SET body = replace(body, '12', '21') WHERE game = ? AND seq = 5"),
    ("another answer", "UPDATE event SET body = replace(body, 'true', 'false') WHERE game = ? AND seq = 5"),
    ("another seat", "UPDATE event SET seat = 0 WHERE game = ? AND seq = 5"),
    ("another kind", "UPDATE event SET kind = 'resigned' WHERE game = ? AND seq = 5"),
    ("an unknown kind", "UPDATE event SET kind = 'wished' WHERE game = ? AND seq = 5"),
    ("a gap", "DELETE FROM event WHERE game = ? AND seq = 5"),
    ("no JSON", "UPDATE event SET body = 'gone' WHERE game = ? AND seq = 5"),
    ("an empty body", "UPDATE event SET body = '{}' WHERE game = ? AND seq = 5"),
]


@pytest.mark.parametrize("statement", [t[1] for t in TAMPERING], ids=[t[0] for t in TAMPERING])
def test_a_changed_log_is_reported_with_game_and_place_and_never_mended(database, statement):
    path, duel, _ = database
    change(path, statement, duel.id)
    for more in ([], ["--rebuild"], []):
        found = kit.run("verify", "--db", path, *more)
        assert found.returncode == 1 and "1 broken" in found.stdout, found
        line = next(line for line in found.stdout.splitlines() if duel.id in line)
        assert re.search(r"[Ee]vent [56]\b", line), f"the event is named: {line}"


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE event SET body = replace(body, '12', '13') WHERE game = ? AND kind = 'secret'",
        "UPDATE event SET body = replace(body, '\"points\":[0,1]', '\"points\":[1,0]') WHERE game = ? AND seq = 6",
        "UPDATE event SET body = replace(body, '\"winners\":[0]', '\"winners\":[1]') WHERE game = ? AND seq = 10",
        "UPDATE event SET body = replace(body, '\"leader\":0', '\"leader\":1') WHERE game = ? AND seq = 3",
    ],
)
def test_a_falsified_secret_or_result_is_found(database, statement):
    path, duel, _ = database
    with databases.connected(path) as db:
        before = db.execute("SELECT seq, body FROM event WHERE game = ?", (duel.id,)).fetchall()
    change(path, statement, duel.id)
    with databases.connected(path) as db:
        assert before != db.execute("SELECT seq, body FROM event WHERE game = ?", (duel.id,)).fetchall()
    found = kit.run("verify", "--db", path)
    assert found.returncode == 1 and duel.id in found.stdout, found


@pytest.mark.sqlite_only("PostgreSQL finds a game's results by an index")
def test_a_game_whose_log_is_broken_keeps_its_results(database):
    path, duel, _ = database
    published = "SELECT id, body FROM result WHERE game = ? ORDER BY id"
    with databases.connected(path) as db:
        before = db.execute(published, (duel.id,)).fetchall()
        assert before and db.execute("DELETE FROM result_reader WHERE reader = ?", (duel.id,)).rowcount == len(before)
    change(path, "UPDATE event SET body = '{}' WHERE game = ? AND seq = 5", duel.id)
    found = kit.run("verify", "--db", path, "--rebuild")
    assert found.returncode == 1 and "1 broken" in found.stdout, found
    with databases.connected(path) as db:
        assert db.execute(published, (duel.id,)).fetchall() == before


def test_one_broken_game_does_not_hide_the_others(database):
    path, duel, alone = database
    change(path, "UPDATE event SET body = 'gone' WHERE game = ? AND seq = 5", duel.id)
    change(path, "UPDATE game SET ranked = 1 - ranked WHERE id = ?", alone.id)
    found = kit.run("verify", "--db", path)
    assert found.returncode == 1 and duel.id in found.stdout and alone.id in found.stdout, found


def test_a_broken_game_is_500_and_the_others_can_be_played():
    with kit.Server() as server:
        duel, alone, _ = some_games(server)
        assert server.stop() == 0
        change(server.db, "UPDATE event SET body = 'gone' WHERE game = ? AND seq = 1", alone.id)
        server.start()
        alone[0].get(alone.path).problem(500, "internal-error")
        alone.guess(0, "1" * 12).problem(500, "internal-error")
        assert duel.view()["status"] == "finished"
        server.alone(length=1, alphabet="01").crack()


@pytest.mark.sqlite_only("a file is torn")
def test_a_torn_database_file_is_reported(database):
    path, *_ = database
    data = bytearray(path.read_bytes())
    data[len(data) // 2 : len(data) // 2 + 4096] = b"\xa5" * 4096
    path.write_bytes(data)
    assert kit.run("verify", "--db", path).returncode == 1


# --- Backup --------------------------------------------------------------------------------------------------------


def test_a_backup_taken_while_it_serves_is_a_whole_database(own_server, tmp_path):
    table = own_server.alone(length=12, repeats=True)
    stop = threading.Event()
    done = []

    def play():
        while not stop.is_set():
            done.append(table.guess(0, "0" * 12).ok(201)["seq"])

    player = threading.Thread(target=play)
    player.start()
    try:
        while len(done) < 20:
            stop.wait(0.01)
        before = len(done)
        result = kit.run("backup", tmp_path / "copy.db", "--db", own_server.db)
        after = len(done)
    finally:
        stop.set()
        player.join()
    assert result.returncode == 0, result
    assert kit.run("verify", "--db", tmp_path / "copy.db").returncode == 0
    with kit.Server(db=tmp_path / "copy.db") as copy:
        restored = kit.Table(table.game, [kit.Client(copy, table[0].token)])
        version = restored.view()["version"]
        assert done[before - 1] <= version <= done[-1] and after >= before
        assert restored.events() == table.events()[:version], "tokens, players and log are all there"
        restored.guess(0, "1" * 12).ok(201)


def test_a_backup_never_overwrites(own_server, tmp_path):
    target = tmp_path / "precious"
    target.write_text("precious")
    result = kit.run("backup", target, "--db", own_server.db)
    assert result.returncode == 1 and str(target) in result.stderr and target.read_text() == "precious"
    assert [path.name for path in tmp_path.iterdir()] == ["precious"], "nothing is left behind"


def test_a_backup_to_nowhere_fails_and_leaves_nothing(own_server, tmp_path):
    result = kit.run("backup", tmp_path / "no" / "copy.db", "--db", own_server.db)
    assert result.returncode == 1 and not list(tmp_path.iterdir())
