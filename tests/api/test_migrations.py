# SPDX-License-Identifier: Apache-2.0
"""Databases of every schema that there ever was, with what the programs of their time wrote into them.

schemas/NNNN.sql is such a database as SQL: accounts, guests and bots; games that were won, drawn, resigned, aborted, left
lying or are still being played, ranked and not, alone and in groups, with and without clocks; webhooks (in use and not),
tournaments, blocks, kept answers, a deleted player: what its time knew of that. Whoever adds a migration adds the database of the schema before it."""

import contextlib
import json
import pathlib
import re
import signal
import sqlite3
import subprocess
import time

import pytest

import kit

SCHEMAS = sorted((pathlib.Path(__file__).parent / "schemas").glob("*.sql"))
MIGRATIONS = kit.ROOT / "sql" / "sqlite" / "migrations"


def opened(path):
    return contextlib.closing(sqlite3.connect(path, isolation_level=None))


def restore(schema, path):
    with opened(path) as db:
        db.executescript(schema.read_text(encoding="utf-8"))
    return path


@pytest.fixture(params=SCHEMAS, ids=lambda schema: schema.stem)
def old(request, tmp_path):
    return restore(request.param, tmp_path / "old.db")


def test_every_schema_but_the_newest_is_here():
    numbers = [int(schema.stem) for schema in SCHEMAS]
    newest = max(int(path.name[:4]) for path in MIGRATIONS.glob("*.sql"))
    assert numbers == list(range(1, newest))


def assert_whole(path):
    result = kit.run("verify", "--db", path)
    assert result.returncode == 0, result.stdout + result.stderr
    return int(re.search(r"(\d+) games", result.stdout).group(1))


def test_what_was_migrated_verifies(old):
    with opened(old) as db:
        games = db.execute("SELECT count(DISTINCT game) FROM event").fetchone()[0]
    migrated = kit.run("migrate", "--db", old)
    assert migrated.returncode == 0, migrated.stderr
    assert assert_whole(old) == games > 10
    assert "0 migrations applied" in kit.run("migrate", "--db", old).stdout


def test_a_server_migrates_it_and_goes_on(old):
    """With the games that were being played when it was last shut down, and somebody new."""
    with opened(old) as db:
        live = [game for (game,) in db.execute("SELECT id FROM game WHERE status = 'playing' ORDER BY id")]
    with kit.Server(db=old) as running:
        table = running.table(rounds=2)
        table.resign(1).ok(201)
        assert len(table.result()["rounds"]) == 1
        assert running.stop() == 0
    assert live and assert_whole(old) > len(live)


def results_of(path):
    """By ruleset and player: matches and rounds alone that were played, ranked and in all."""
    counts = {}
    query = """
        SELECT result.ruleset, seat.player, result.ranked
        FROM result JOIN seat USING (game)
        WHERE (result.round = 0) = ((SELECT count(*) FROM seat AS other WHERE other.game = result.game) > 1)"""
    with opened(path) as db:
        for ruleset, player, ranked in db.execute(query):
            entry = counts.setdefault((ruleset, player), [0, 0])
            entry[0] += 1
            entry[1] += ranked
    return counts


def test_statistics_count_what_was_played_before_there_were_any(old):
    with kit.Server(db=old) as running:
        wanted = results_of(old)
        told = {}
        for player in {player for _, player in wanted}:
            for item in running.anyone().get(f"/v1/players/{player}/stats").ok(200)["items"]:
                told[item["ruleset"], player] = [item["games"], item["ranked"]]
        assert told == wanted and any(ranked for _, ranked in wanted.values())
        board = running.anyone().get("/v1/leaderboards/bulls-and-cows").ok(200)["items"]
        assert board and all(wanted["bulls-and-cows", item["player"]["id"]][1] == item["games"] for item in board)


# --- Logs of older versions ----------------------------------------------------------------------------------------


def test_what_all_had_left_stays_won_as_it_was_when_it_was_written(tmp_path):
    """Logs of version 2 have players of two and three lose a round to the others by their absence. None is begun any more."""
    path = restore(SCHEMAS[19], tmp_path / "old.db")
    query = """
        SELECT count(DISTINCT game) FROM event JOIN seat USING (game)
        WHERE kind = 'timed-out' AND json_extract(body, '$.idle_ms') >= 1000 AND seat.seat = 1"""
    with opened(path) as db:
        assert db.execute(query).fetchone()[0] > 3
    assert kit.run("migrate", "--db", path).returncode == 0
    games = assert_whole(path)
    with opened(path) as db:
        db.execute("UPDATE migration SET applied_at = 1 WHERE name = 'log_three'")
    result = kit.run("verify", "--db", path)
    assert result.returncode == 1 and result.stdout.count("`created` is forged: it is of version 2") == games, result


def test_what_is_left_from_now_on_is_won_by_nobody_though_it_was_begun_before(tmp_path):
    path = restore(SCHEMAS[19], tmp_path / "old.db")
    playing = "SELECT id FROM game WHERE status = 'playing' AND timed = 0 ORDER BY id"
    with opened(path) as db:
        games = [game for (game,) in db.execute(playing)]
    with kit.Server("--expire-idle", "1", db=path) as running:
        until = time.monotonic() + kit.PATIENCE_SECONDS
        with opened(path) as db:
            while db.execute(playing).fetchall() and time.monotonic() < until:
                time.sleep(0.1)
        assert running.stop() == 0
    ends = "SELECT kind, json_extract(body, '$.reason') FROM event WHERE game = ? ORDER BY seq DESC LIMIT 1"
    with opened(path) as db:
        told = {db.execute(ends, [game]).fetchone() for game in games}
        absent = "SELECT count(*) FROM event JOIN seat USING (game) WHERE kind = 'timed-out' AND seat.seat = 1 AND game = ?"
        assert sum(db.execute(absent, [game]).fetchone()[0] for game in games) == 0
    assert told == {("finished", "expired"), ("aborted", "expired")}
    assert_whole(path)


# --- Killed in the middle of it ------------------------------------------------------------------------------------

RESULTS = 60_000


def make_crowd(path):
    """An old database in which somebody has played alone for many rounds: many more results than one transaction takes."""
    restore(SCHEMAS[4], path)
    with opened(path) as db:
        game, body = db.execute(
            "SELECT game, body FROM result WHERE ruleset = 'mastermind' AND ranked = 1 AND round = 1"
        ).fetchone()
        digits = "0123456789abcdefghjkmnpqrstvwxyz"
        rows = []
        for number in range(1000, 1000 + RESULTS):
            place, text = number, ""
            while place:
                place, text = place // 32, digits[place % 32] + text
            item = "7" + text.rjust(15, "0")
            told = {**json.loads(body), "id": item, "round": number, "attempts": number % 12 + 1}
            rows.append((item, game, number, number, json.dumps(told)))
        db.execute("BEGIN")
        db.executemany(
            "INSERT INTO result (id, game, round, ruleset, ranked, is_public, published_at, body)"
            " VALUES (?, ?, ?, 'mastermind', 1, 0, ?, ?)",
            rows,
        )
        db.execute("COMMIT")
    return path


def contents(path):
    with opened(path) as db:
        return [db.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall() for table in ("standing", "record", "filling")]


def test_killed_while_it_fills_standings_it_goes_on_from_there(tmp_path):
    at_once, killed = make_crowd(tmp_path / "at-once.db"), make_crowd(tmp_path / "killed.db")
    assert kit.run("migrate", "--db", at_once).returncode == 0
    process = subprocess.Popen([kit.BINARY, "migrate", "--db", killed], env=kit.environment())
    places = []
    while process.poll() is None:
        with opened(killed) as db, contextlib.suppress(sqlite3.Error):
            place = db.execute("SELECT result FROM filling").fetchone()
            if place is not None and place[0] != "":
                places.append(place[0])
                process.send_signal(signal.SIGKILL)
                process.wait(kit.PATIENCE_SECONDS)
        time.sleep(0.001)
    assert places, "it was over too soon: there is nothing that this shows"
    with opened(killed) as db:
        assert db.execute("SELECT count(*) FROM filling").fetchone() == (1,)
    refused = kit.run("verify", "--db", killed)
    assert refused.returncode == 1 and "referee migrate" in refused.stderr
    with kit.Server(db=killed) as running:
        assert running.stop() == 0
    assert contents(killed) == contents(at_once) and contents(killed)[2] == []


def test_what_was_held_back_for_a_webhook_out_of_use_is_due_once_it_is_used_again(tmp_path):
    """Once messages were held back one by one; now the webhook's own row says that nothing goes there."""
    path = restore(SCHEMAS[18], tmp_path / "old.db")
    with opened(path) as db:
        used, unused = "hookinuse0000000", "hookoutofuse0000"
        owner = db.execute("SELECT id FROM player LIMIT 1").fetchone()[0]
        webhook = "INSERT INTO webhook (id, owner, url, events, secret, created_at, disabled_at) VALUES (?, ?, ?, 1, ?, 1, ?)"
        db.execute(webhook, (used, owner, "https://example.org/", bytes(32), None))
        db.execute(webhook, (unused, owner, "https://example.org/", bytes(32), 2))
        message = (
            "INSERT INTO delivery (id, webhook, game, message, type, body, created_at, attempts, due_at, ended_at, delivered)"
            " VALUES (?1, ?2, ?3, ?1, 'game.event', '{}', 7, 1, ?4, ?5, 0)"
        )
        rows = [(unused, "g", None, 8), (unused, "g", None, None), (unused, "g", None, None), (unused, None, None, None)]
        rows += [(used, "g", 9, None), (used, "g", None, None)]
        for number, row in enumerate(rows):
            db.execute(message, (f"message{number}", *row))
    assert kit.run("migrate", "--db", path).returncode == 0
    with opened(path) as db:
        due = db.execute("SELECT due_at FROM delivery WHERE id LIKE 'message%' ORDER BY id").fetchall()
    assert due == [(None,), (7,), (None,), (7,), (9,), (None,)], "the first of a game that has not ended, and what is of none"
