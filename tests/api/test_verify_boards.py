# SPDX-License-Identifier: Apache-2.0
"""`referee verify` holds every row of the boards against the results: tallies of each period, ratings, records; and finds rows of
games that there is no log of."""

import json

import pytest

import databases
import kit
import sse


def duel(winner, loser, ranked=True, ruleset="tic-tac-toe"):
    asked = {"ruleset": ruleset, "opponents": [{"player": loser.id}], "ranked": ranked}
    game = winner.post("/v1/games", asked).ok(201)
    loser.post(f"/v1/games/{game['id']}/join").ok(201)
    kit.Table(game, [winner, loser]).resign(1).ok(201)
    return game["id"]


def solo(player, rounds):
    table = kit.Table(player.post("/v1/games", {"ruleset": "bulls-and-cows"}).ok(201), [player])
    for number in range(rounds):
        if number > 0:
            table.next_round().ok(201)
        table.crack()


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """Matches and games alone, ranked and not; one pair met more often than is rated; one player is deleted."""
    with databases.fresh(tmp_path_factory.mktemp("boards")) as path, kit.Server(db=path) as server:
        ann, bob, cyd = (server.player(name) for name in ("Ann", "Bob", "Cyd"))
        for other in (bob, cyd, cyd, bob):
            duel(ann, other)
            duel(other, ann, ranked=False)
        for _ in range(12):
            duel(bob, cyd)
        duel(cyd, ann)
        duel(ann, cyd, ruleset="gomoku")
        solo(ann, 3)
        group = ann.post("/v1/games", {"ruleset": "yahtzee", "ranked": True, "opponents": [{"player": p.id} for p in (bob, cyd)]})
        group = group.ok(201)
        for other in (bob, cyd):
            other.post(f"/v1/games/{group['id']}/join").ok(201)
        table = kit.Table(group, [ann, bob, cyd])
        table.resign(2).ok(201)
        table.resign(1).ok(201)
        sse.wait_until(lambda: has_standing(path, "yahtzee", cyd))  # else who notes it finds out later that they are gone
        assert cyd.delete("/v1/players/me").status == 204
        ann.get("/v1/players/me/stats").ok(200)  # who reads has everything counted
        assert server.stop() == 0
        yield path


@pytest.fixture
def path(played, tmp_path):
    with databases.copied(played, tmp_path) as copy:
        yield copy


def has_standing(path, ruleset, player):
    with databases.connected(path) as db:
        query = "SELECT count(*) FROM player_stats WHERE ruleset = ? AND player = ?"
        return db.execute(query, [ruleset, player.id]).fetchone()[0] > 0


STATS = "ruleset, player, gone, tallies, rating, deviation, volatility, rated_at"  # changed: the order of writing


def rows(path):
    with databases.connected(path) as db:
        tables = [("player_stats", STATS), ("record", "*"), ("rating_step", "*"), ("rating_pair", "*")]
        tables += [("game", "*"), ("seat", "*"), ("result", "*")]
        return {table: sorted(map(repr, db.execute(f"SELECT {columns} FROM {table}"))) for table, columns in tables}


def unpacked(blob):
    numbers, bits, shift = [], 0, 0
    for byte in blob:
        bits |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            numbers.append(bits >> 1 ^ -(bits & 1))
            bits, shift = 0, 0
    return numbers


def packed(numbers):
    out = bytearray()
    for number in numbers:
        bits = number << 1 if number >= 0 else (-number << 1) - 1
        while bits >= 0x80:
            out.append(bits & 0x7F | 0x80)
            bits >>= 7
        out.append(bits)
    return bytes(out)


def one_more(path, table, column, number):
    """Of Ann's numbers."""
    with databases.connected(path) as db:
        (blob,) = db.execute(f"SELECT {column} FROM {table} {OF_ANN}").fetchone()
        numbers = unpacked(blob)
        assert packed(numbers) == blob
        numbers[number] += 1
        db.execute(f"UPDATE {table} SET {column} = ? {OF_ANN}", [packed(numbers)])


def test_what_was_played_verifies(path):
    assert all(rows(path).values())
    with databases.connected(path) as db:
        assert db.execute("SELECT max(games) FROM rating_pair").fetchone()[0] > 10, "some of which are not rated"
    result = kit.run("verify", "--db", path)
    assert result.returncode == 0, result


def forge(path, statement):
    """What a statement changes is seen in the rows: a view tells of none."""
    before = rows(path)
    with databases.connected(path) as db:
        db.execute(statement)
    assert rows(path) != before, statement


def assert_found_and_mended(path, line, before):
    found = kit.run("verify", "--db", path)
    assert found.returncode == 1, found
    assert [told for told in found.stdout.splitlines() if all(part in told for part in line)], found
    mended = kit.run("verify", "--db", path, "--rebuild")
    assert mended.returncode == 0, mended
    assert rows(path) == before
    assert kit.run("verify", "--db", path).returncode == 0


ANN = "player = (SELECT id FROM player WHERE name = 'Ann')"
PLACE = ", position" if databases.IS_POSTGRES else ""  # of a rating in the order of the feed
OF_ANN = f"WHERE {ANN} AND ruleset = 'tic-tac-toe'"
GONE = "player = (SELECT id FROM player WHERE name IS NULL)"
NUMBERS = 17  # of a tally
PERIODS = ["all", "day", "week", "month"]
TALLIES = {
    f"{period}-{number}": (period, NUMBERS * place + number)
    for place, period in enumerate(PERIODS)
    for number in range(NUMBERS)
}


@pytest.mark.parametrize("period, number", TALLIES.values(), ids=TALLIES)
def test_each_number_of_a_tally_is_held(path, period, number):
    before = rows(path)
    one_more(path, "player_stats", "tallies", number)
    assert rows(path) != before
    assert_found_and_mended(path, ["player ", "the standing in tic-tac-toe", f"period: {period}"], before)


@pytest.mark.parametrize("number", range(NUMBERS))
def test_each_number_of_a_record_is_held(path, number):
    before = rows(path)
    one_more(path, "record", "tally", number)
    assert rows(path) != before
    assert_found_and_mended(path, ["player ", "the record in tic-tac-toe"], before)


FORGERIES = {
    "rating": ("the rating", f"UPDATE player_stats SET rating = rating + 0.01 {OF_ANN}"),
    "deviation": ("the rating", f"UPDATE player_stats SET deviation = deviation - 0.01 {OF_ANN}"),
    "volatility": ("the rating", f"UPDATE player_stats SET volatility = volatility + 0.0001 {OF_ANN}"),
    "rated-at": ("the rating", f"UPDATE player_stats SET rated_at = rated_at + 1 {OF_ANN}"),
    "unrated": ("the rating", f"UPDATE player_stats SET rated_at = NULL, rating = NULL, deviation = NULL, volatility = NULL {OF_ANN}"),
    "rated-alone": (
        "the rating",
        "UPDATE player_stats SET rated_at = 1, rating = 2000, deviation = 50, volatility = 0.06 WHERE ruleset = 'bulls-and-cows'",
    ),
    "swapped": (
        "the rating",
        "UPDATE player_stats SET rating = (SELECT sum(rating) FROM player_stats AS every WHERE every.ruleset = player_stats.ruleset"
        f" AND NOT {GONE}) - rating WHERE ruleset = 'tic-tac-toe' AND NOT {GONE}",
    ),
    "gone": ("the standing", f"UPDATE player_stats SET gone = 1 {OF_ANN}"),
    "back": ("the standing", f"UPDATE player_stats SET gone = 0 WHERE {GONE}"),
    "rubbish": ("the standing", f"UPDATE player_stats SET tallies = x'00' {OF_ANN}"),
    "missing": ("the standing", f"DELETE FROM player_stats {OF_ANN}"),
    "another-ruleset": (
        "the standing",
        f"INSERT INTO player_stats SELECT app, 'number-guess', player, 1, gone, tallies, NULL, NULL, NULL, NULL FROM player_stats {OF_ANN}",
    ),
    "no-ruleset": (
        "a row of the boards",
        f"INSERT INTO player_stats SELECT app, 'chess', player, 1, gone, tallies, NULL, NULL, NULL, NULL FROM player_stats {OF_ANN}",
    ),
    "nobody": (
        "the standing",
        f"INSERT INTO player_stats SELECT app, ruleset, 'ffffffffffffffff', 9999, 0, tallies, NULL, NULL, NULL, NULL FROM player_stats {OF_ANN}",
    ),
    "step": ("the rating after match", f"UPDATE rating_step SET rating = rating + 0.01 {OF_ANN}"),
    "step-deviation": ("the rating after match", f"UPDATE rating_step SET deviation = deviation + 0.01 {OF_ANN}"),
    "step-missing": ("the rating after match", f"DELETE FROM rating_step {OF_ANN}"),
    "step-of-nothing": (
        "a rating after a match",
        f"INSERT INTO rating_step SELECT player, ruleset, '0000000000000000', rating, deviation{PLACE} FROM rating_step {OF_ANN} LIMIT 1",
    ),
    "step-of-another": (
        "a rating after a match",
        f"INSERT INTO rating_step SELECT player, 'number-guess', result, rating, deviation{PLACE} FROM rating_step {OF_ANN}",
    ),
    "step-of-nobody": (
        "a rating after a match",
        f"INSERT INTO rating_step SELECT 'ffffffffffffffff', ruleset, result, rating, deviation{PLACE} FROM rating_step {OF_ANN}",
    ),
    "step-of-no-ruleset": (
        "a row of the boards",
        f"INSERT INTO rating_step SELECT player, 'chess', result, rating, deviation{PLACE} FROM rating_step {OF_ANN}",
    ),
    "record-missing": ("the record", f"DELETE FROM record {OF_ANN}"),
    "record-of-nobody": ("the record", f"INSERT INTO record SELECT 'ffffffffffffffff', ruleset, tally FROM record {OF_ANN}"),
    "record-of-another": ("the record", f"INSERT INTO record SELECT player, 'number-guess', tally FROM record {OF_ANN}"),
    "record-of-nothing": ("a row of the boards", f"INSERT INTO record SELECT player, 'chess', tally FROM record {OF_ANN}"),
    "record-rubbish": ("the record", f"UPDATE record SET tally = x'00' {OF_ANN}"),
}


@pytest.mark.parametrize("row, statement", FORGERIES.values(), ids=FORGERIES)
def test_a_forged_row_is_named_and_mended(path, row, statement):
    before = rows(path)
    forge(path, statement)
    assert_found_and_mended(path, ["player ", row], before)


LOST = "'ffffffffffffffff'"
LOST_ROWS = [
    f"INSERT INTO game SELECT {LOST}, app, ruleset, status, visibility, ranked, creator, join_code, created_at, finished_at, timed"
    " FROM game LIMIT 1",
    f"INSERT INTO seat SELECT {LOST}, seat, player, status, live, is_public, inviter, official, name, acted_by FROM seat LIMIT 1",
    f"INSERT INTO result SELECT {LOST}, app, {LOST}, round, ruleset, ranked, is_public, published_at, body FROM result LIMIT 1",
]


@pytest.mark.parametrize("count", [1, 2, 3])
def test_rows_of_a_game_without_a_log_are_found_and_taken_away(path, count):
    before = rows(path)
    for statement in LOST_ROWS[:count]:
        forge(path, statement)
    assert_found_and_mended(path, ["game ffffffffffffffff", "no log"], before)


def test_a_record_is_in_the_order_of_publication_also_when_an_older_game_is_imported(tmp_path):
    """Won, lost, won, imported the other way round: won twice in a row is what nobody did."""
    with kit.Server() as server:
        ann, bob = server.player("Ann"), server.player("Bob")
        games = [duel(ann, bob), duel(bob, ann), duel(ann, bob)]
        files = []
        for number, game in enumerate(games):
            files.append(tmp_path / f"{number}.json")
            files[-1].write_text(json.dumps(ann.get(f"/v1/games/{game}/export").ok()))
        assert server.stop() == 0
        for order in ((0, 2, 1), (2, 1, 0)):
            with databases.fresh(tmp_path, f"{order}.db") as other:
                for number in order:
                    imported = kit.run("import", files[number], "--db", other)
                    assert imported.returncode == 0, imported
                found = kit.run("verify", "--db", other)
                assert found.returncode == 0, found
                if databases.IS_POSTGRES:  # who reads first has them noted
                    with kit.Server(db=other) as there:
                        there.anyone().get(f"/v1/players/{ann.id}/stats").ok(200)
                        assert there.stop() == 0
                assert rows(other)["record"] == rows(server.db)["record"]
