# SPDX-License-Identifier: Apache-2.0
"""`referee verify` holds every column of the lists against the log: seats, readers of results, pairs that were rated."""


import pytest

import databases
import kit


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """A database with ranked games of accounts that a service made, one that is over and public, one to which somebody is invited."""
    with databases.fresh(tmp_path_factory.mktemp("lists")) as path, kit.Server(db=path) as server:
        token = kit.run("token", "create", "--scope", "service", "--db", path).stdout.strip()
        service = kit.Client(server, token)
        accounts = [service.post("/v1/players", {"name": name}).ok(201) for name in ("Ann", "Bob", "Cyd")]
        ann, bob, cyd = (kit.Client(server, account["token"], account) for account in accounts)
        for other in (bob, bob, cyd):
            asked = {"ruleset": "tic-tac-toe", "opponents": [{"player": other.id}], "visibility": "public", "ranked": True}
            game = ann.post("/v1/games", asked).ok(201)
            other.post(f"/v1/games/{game['id']}/join").ok(201)
            kit.Table(game, [ann, other]).resign(1).ok(201)
        ann.post("/v1/games", {"ruleset": "tic-tac-toe", "opponents": [{"player": bob.id}]}).ok(201)
        assert server.stop() == 0
        yield path


@pytest.fixture
def path(played, tmp_path):
    with databases.copied(played, tmp_path) as copy:
        yield copy


def rows(path):
    with databases.connected(path) as db:
        return {table: sorted(map(repr, db.execute(f"SELECT * FROM {table}"))) for table in ("seat", "result_reader", "rating_pair")}


def test_what_was_played_verifies(path):
    assert all(rows(path).values()), "there is something of everything"
    result = kit.run("verify", "--db", path)
    assert result.returncode == 0, result


OVER = "(SELECT min(id) FROM game WHERE status = 'finished')"
OPEN = "(SELECT min(id) FROM game WHERE status = 'open')"
CYD = "(SELECT id FROM player WHERE name = 'Cyd')"
FORGERIES = {
    "live": ("game ", f"UPDATE seat SET live = 1 WHERE game = {OVER} AND seat = 0"),
    "not-live": ("game ", f"UPDATE seat SET live = 0 WHERE game = {OPEN} AND seat = 1"),
    "private": ("game ", f"UPDATE seat SET is_public = 0 WHERE game = {OVER} AND seat = 1"),
    "public": ("game ", f"UPDATE seat SET is_public = 1 WHERE game = {OPEN} AND seat = 1"),
    "inviter": ("game ", f"UPDATE seat SET inviter = {CYD} WHERE game = {OPEN} AND seat = 1"),
    "no-inviter": ("game ", f"UPDATE seat SET inviter = NULL WHERE game = {OPEN} AND seat = 1"),
    "reader": ("player ", f"INSERT INTO result_reader (reader, result) SELECT {CYD}, id FROM result WHERE game = {OVER} LIMIT 1"),
    "reader-of-nothing": ("player ", f"INSERT INTO result_reader (reader, result) SELECT {CYD}, 'ffffffffffffffff'"),
    "reader-of-another-game": ("player ", f"INSERT INTO result_reader (reader, result) SELECT {OPEN}, id FROM result WHERE game = {OVER} LIMIT 1"),
    "no-player": ("game ", "DELETE FROM result_reader WHERE reader = (SELECT id FROM player WHERE name = 'Bob')"),
    "no-service": ("game ", "DELETE FROM result_reader WHERE reader = (SELECT owner FROM player WHERE name = 'Bob')"),
    "pair-games": ("player ", "UPDATE rating_pair SET games = 1 WHERE games = 2"),
    "pair-day": ("player ", "UPDATE rating_pair SET day = day - 86400000 WHERE games = 2"),
    "pair": ("player ", f"INSERT INTO rating_pair SELECT ruleset, b, {CYD}, day, 9 FROM rating_pair WHERE games = 2"),
    "no-pair": ("player ", "DELETE FROM rating_pair WHERE games = 2"),
}
if not databases.IS_POSTGRES:  # which finds a game's results by an index
    FORGERIES["no-list"] = ("game ", f"DELETE FROM result_reader WHERE reader = {OVER}")


@pytest.mark.parametrize("whose, statement", FORGERIES.values(), ids=FORGERIES)
def test_a_forged_row_is_found_and_mended(path, whose, statement):
    before = rows(path)
    with databases.connected(path) as db:
        assert db.execute(statement).rowcount >= 1, statement
    assert rows(path) != before
    found = kit.run("verify", "--db", path)
    assert found.returncode == 1, found
    assert [line for line in found.stdout.splitlines() if line.startswith(whose)], found
    mended = kit.run("verify", "--db", path, "--rebuild")
    assert mended.returncode == 0, mended
    assert rows(path) == before
    assert kit.run("verify", "--db", path).returncode == 0
