# SPDX-License-Identifier: Apache-2.0
"""`referee verify` holds what players and webhooks are told against the log."""

import itertools
import json

import pytest

import databases
import kit


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    with databases.fresh(tmp_path_factory.mktemp("told")) as path, kit.Server("--allow-private-webhooks", db=path) as server:
        token = kit.run("token", "create", "--scope", "service", "--db", path).stdout.strip()
        service = kit.Client(server, token)
        hook = {"url": "http://127.0.0.1:9/", "events": ["game.event", "game.turn", "round.over", "result.published"]}
        made = service.post("/v1/webhooks", {**hook, "events": hook["events"] + ["tournament.finished"]}).ok(201)
        service.post(f"/v1/webhooks/{made['id']}/test").ok(201)
        accounts = [service.post("/v1/players", {"name": name}).ok(201) for name in ("Ann", "Bob", "Cid")]
        ann, bob, cid = (kit.Client(server, account["token"], account) for account in accounts)
        game = ann.post("/v1/games", {"ruleset": "tic-tac-toe", "opponents": [{"player": bob.id}]}).ok(201)
        bob.post(f"/v1/games/{game['id']}/join").ok(201)
        table = kit.Table(game, [ann, bob])
        table.moves((0, 0), (1, 0), (0, 1))
        table.resign(1).ok(201)
        left = ann.post("/v1/games", {"ruleset": "tic-tac-toe", "opponents": [{"player": bob.id}]}).ok(201)
        bob.post(f"/v1/games/{left['id']}/decline").ok(201)
        group = {"ruleset": "yahtzee", "opponents": [{"player": bob.id}, {"open": True}]}
        bob.post(f"/v1/games/{ann.post('/v1/games', group).ok(201)['id']}/decline").ok(201)
        alone = ann.post("/v1/games", {"ruleset": "mastermind"}).ok(201)
        ann.post(f"/v1/games/{alone['id']}/guesses", {"code": "1122"}).ok(201)
        group = {"ruleset": "bulls-and-cows", "opponents": [{"player": bob.id}, {"player": cid.id}]}
        race = kit.Table(ann.post("/v1/games", group).ok(201), [ann, bob, cid])
        bob.post(f"{race.path}/join").ok(201)
        cid.post(f"{race.path}/join").ok(201)
        race.secret(0, "0123").ok()
        race.resign(2).ok(201)
        waits = {"ruleset": "tic-tac-toe", "opponents": [{"player": ann.id}], "seat": 1}
        game = bob.post("/v1/games", waits).ok(201)
        ann.post(f"/v1/games/{game['id']}/join").ok(201)
        kit.Table(game, [ann, bob]).moves((0, 0))
        entrants = [{"bot": "random"}] * 2
        cup = ann.post("/v1/tournaments", {"ruleset": "tic-tac-toe", "format": "knockout", "entrants": entrants}).ok(201)
        with databases.connected(path) as db:
            done = "SELECT count(*) FROM delivery WHERE type = 'tournament.finished'"
            until = kit.time.monotonic() + kit.PATIENCE_SECONDS
            while db.execute(done).fetchone() == (0,):
                assert kit.time.monotonic() < until, f"nobody is told of the end of {cup['id']}"
                kit.time.sleep(0.02)
        for player in (ann, bob, cid):  # so that all they are told has numbers
            player.get("/v1/players/me/events").ok(200)
        assert server.stop() == 0
        yield path


@pytest.fixture
def path(played, tmp_path):
    with databases.copied(played, tmp_path) as copy:
        yield copy


def test_what_was_told_verifies(path):
    result = kit.run("verify", "--db", path)
    assert result.returncode == 0, result


NEWEST = "(SELECT max(seq) FROM notification AS other WHERE other.player = notification.player)"

def first(kind):
    """The first notice of a kind of each player."""
    others = f"other.player = notification.player AND other.kind = '{kind}'"
    return f"seq = (SELECT min(seq) FROM notification AS other WHERE {others})"


# Games above: the first, that of three, and the one whose creator sits second.
WON = "(SELECT game FROM event WHERE kind = 'finished' AND game IN (SELECT game FROM notification))"
GROUP = "(SELECT game FROM event WHERE kind = 'secret')"
WAITING = "(SELECT game FROM event WHERE kind = 'created' AND event.seat = 1)"


def told_again(which):
    """One of those notices, under the player's next number."""
    return f"""
        INSERT INTO notification SELECT player, {NEWEST} + 1, at, kind, game, game_seq FROM notification
        WHERE {which} LIMIT 1"""


def told_of_turn(name, game, event):
    number = "(SELECT max(seq) FROM notification WHERE notification.player = player.id) + 1"
    return f"""
        INSERT INTO notification SELECT player.id, {number}, event.at, 'turn', event.game, event.seq FROM player, event
        WHERE player.name = '{name}' AND event.game = {game} AND event.{event} LIMIT 1"""


FORGERIES = [
    ("player", "UPDATE notification SET kind = 'finished' WHERE kind = 'invited'"),
    ("player", "UPDATE notification SET game_seq = game_seq + 900 WHERE kind = 'finished'"),
    ("player", f"UPDATE notification SET game_seq = 1 WHERE {first('joined')}"),
    ("player", f"UPDATE notification SET game = 'ffffffffffffffff' WHERE {first('turn')}"),
    ("player", "INSERT INTO notification SELECT owner, 1, 5, 'turn', game, game_seq FROM notification, webhook LIMIT 1"),
    ("player", "DELETE FROM notification WHERE seq = 2"),
    ("webhook", "UPDATE delivery SET body = replace(body, '\"kind\":\"resigned\"', '\"kind\":\"won\"') WHERE type = 'game.event'"
     " AND body LIKE '%\"kind\":\"resigned\"%'"),
    ("webhook", "UPDATE delivery SET body = replace(body, '\"seq\":', '\"seq\":1') WHERE type = 'game.turn'"),
    ("webhook", "UPDATE delivery SET type = 'round.over' WHERE type = 'result.published' AND NOT EXISTS (SELECT 1 FROM delivery"
     " AS other WHERE other.message = replace(delivery.message, 'result.published', 'round.over'))"),
    ("webhook", "UPDATE delivery SET message = replace(message, '-', '-9') WHERE type = 'game.event'"),
    ("webhook", "UPDATE delivery SET body = json_set(body, '$.data.winners', json('[1,2]')) WHERE type = 'tournament.finished'"),
    ("webhook", "UPDATE delivery SET body = json_set(body, '$.data.id', 'x') WHERE type = 'result.published'"),
    ("webhook", "UPDATE delivery SET body = 'gone' WHERE type = 'test'"),
    ("webhook", "UPDATE delivery SET game = NULL WHERE type = 'game.turn'"),
    ("player", "UPDATE notification SET at = at - 1 WHERE kind = 'finished'"),
    ("player", "UPDATE notification SET at = at + 1 WHERE kind = 'joined'"),
    ("player", "UPDATE notification SET at = at - 1 WHERE kind = 'turn'"),
    ("player", "UPDATE notification SET at = at + 3600000 WHERE kind = 'turn'"),
    ("player", told_of_turn("Ann", WON, "kind = 'finished'")),
    ("player", told_of_turn("Bob", WON, "kind = 'finished'")),
    ("player", told_of_turn("Bob", WON, "kind = 'created'")),
    ("player", told_of_turn("Ann", WON, "kind = 'move' AND event.seat = 0")),
    ("player", told_of_turn("Bob", "(SELECT game FROM event WHERE kind = 'aborted')", "kind = 'aborted'")),
    ("player", told_of_turn("Ann", "(SELECT game FROM event WHERE kind = 'guess')", "kind = 'round'")),  # who plays alone
    ("player", told_of_turn("Ann", WAITING, "kind = 'round'")),  # that they began by joining
    ("player", told_of_turn("Cid", GROUP, "kind = 'secret'")),
    ("player", told_of_turn("Bob", GROUP, "kind = 'resigned'")),  # whose turn it was before
]
# A shared database has a key that refuses these.
FORGERIES += [("player", told_again(f"kind = '{kind}'")) for kind in ("joined", "turn", "finished") if not databases.IS_POSTGRES]


@pytest.mark.parametrize("whose, statement", FORGERIES, ids=itertools.count(1))
def test_what_no_event_makes_is_found(path, whose, statement):
    with databases.connected(path) as db:
        assert db.execute(statement).rowcount >= 1, statement
    found = kit.run("verify", "--db", path)
    assert found.returncode == 1, found
    assert [line for line in found.stdout.splitlines() if line.startswith(f"{whose} ") and "not what the log" in line]


# What tells the same as its event does, but for a member.
BODIES = [
    "UPDATE delivery SET body = json_set(body, '$.timestamp', '2020-01-01T00:00:00.000Z') WHERE type = 'game.event'",
    "UPDATE delivery SET body = json_set(body, '$.data.at', '2020-01-01T00:00:00.000Z') WHERE type = 'round.over'",
    "UPDATE delivery SET body = json_set(body, '$.data.seats', json('[0,1]')) WHERE type = 'game.turn'",
    "UPDATE delivery SET body = json_set(body, '$.data.players', json('[]')) WHERE type = 'game.turn'",
    "UPDATE delivery SET body = json_set(body, '$.data.points', json('[5,5]')) WHERE type = 'result.published'",
    "UPDATE delivery SET body = json_set(body, '$.data.more', 1) WHERE type = 'game.event'",
    "UPDATE delivery SET body = json_set(body, '$.timestamp', '2020-01-01T00:00:00.000Z') WHERE type = 'tournament.finished'",
    "UPDATE delivery SET body = json_set(body, '$.data.played', 77) WHERE type = 'tournament.finished'",
    "UPDATE delivery SET body = json_set(body, '$.data.tie_break_games', 77) WHERE type = 'tournament.finished'",
    "UPDATE delivery SET body = json_set(body, '$.data.ruleset', 'gomoku') WHERE type = 'tournament.finished'",
    "UPDATE delivery SET body = json_set(body, '$.data.format', 'swiss') WHERE type = 'tournament.finished'",
    "UPDATE delivery SET body = json_set(body, '$.data.status', 'cancelled') WHERE type = 'tournament.finished'",
    "UPDATE delivery SET body = json_set(body, '$.data.standings[0].points', 9) WHERE type = 'tournament.finished'",
    "UPDATE delivery SET body = json_set(body, '$.data.standings[0].entrant.bot', 'greedy') WHERE type = 'tournament.finished'",
    "UPDATE delivery SET body = json_set(body, '$.data.standings', json('[]')) WHERE type = 'tournament.finished'",
    "UPDATE delivery SET body = json_set(body, '$.data.more', 1) WHERE type = 'tournament.finished'",
]


@pytest.mark.parametrize("statement", BODIES, ids=itertools.count(1))
def test_a_message_that_says_another_thing_is_found(path, statement):
    with databases.connected(path) as db:
        assert db.execute(statement).rowcount >= 1, statement
    found = kit.run("verify", "--db", path)
    assert found.returncode == 1, found
    assert [line for line in found.stdout.splitlines() if line.startswith("webhook ") and "another thing" in line], found


MISSING = [
    ("player", f"DELETE FROM notification WHERE seq = {NEWEST}"),
    ("player", "DELETE FROM notification WHERE seq = 1"),
    ("player", "DELETE FROM notification WHERE player = (SELECT id FROM player WHERE name = 'Bob')"),
    ("player", "DELETE FROM notification WHERE kind = 'finished'"),
    ("player", f"DELETE FROM notification WHERE kind = 'turn' AND seq = {NEWEST}"),
    ("webhook", "DELETE FROM delivery WHERE type = 'result.published'"),
    ("webhook", "DELETE FROM delivery WHERE type = 'round.over'"),
    ("webhook", "DELETE FROM delivery WHERE type = 'game.event' AND body LIKE '%\"kind\":\"finished\"%'"),
]


def missing(found, whose):
    return [line for line in found.stdout.splitlines() if line.startswith(f"{whose} ") and "is missing" in line]


@pytest.mark.parametrize("whose, statement", MISSING, ids=itertools.count(1))
def test_what_should_have_been_told_and_is_not_there_is_found(path, whose, statement):
    with databases.connected(path) as db:
        assert db.execute(statement).rowcount >= 1, statement
    found = kit.run("verify", "--db", path)
    assert found.returncode == 1 and missing(found, whose), found


def test_turns_that_should_have_been_told_are_missed_by_their_events(path):
    """Of the first round of the game of three, which began with its last player; and of a move."""
    with databases.connected(path) as db:
        ann = db.execute("SELECT id FROM player WHERE name = 'Ann'").fetchone()[0]
        newest = "SELECT seq, kind FROM notification WHERE player = ? ORDER BY seq DESC LIMIT 2"
        told = db.execute(newest, (ann,)).fetchall()
        assert [kind for _, kind in told] == ["invited", "turn"]
        turns = db.execute(
            f"SELECT game, game_seq FROM notification WHERE kind = 'turn' AND (seq = {NEWEST} OR player = ? AND seq = ?)",
            (ann, told[1][0]),
        ).fetchall()
        db.execute("DELETE FROM notification WHERE player = ? AND seq >= ?", (ann, told[1][0]))
        db.execute(f"DELETE FROM notification WHERE kind = 'turn' AND seq = {NEWEST} AND player <> ?", (ann,))
    lines = [line for line in missing(kit.run("verify", "--db", path), "player") if "`turn`" in line]
    assert len(lines) == len(turns) == 2
    assert all(any(f"`turn` of game {game}, event {seq}, is" in line for line in lines) for game, seq in turns), lines


def test_what_may_have_been_purged_is_not_missed(path):
    """All of it is made forty days older, so that the oldest notices and ended messages may be gone, but not what is newer."""
    days = 40 * 24 * 60 * 60 * 1000
    with databases.connected(path) as db:
        db.execute("UPDATE migration SET applied_at = applied_at - ?", (2 * days,))
        for column, table in (("at", "event"), ("at", "notification"), ("created_at", "delivery")):
            db.execute(f"UPDATE {table} SET {column} = {column} - ?", (days,))
        db.execute(f"DELETE FROM notification WHERE seq = 1 AND seq <> {NEWEST}")  # a player's newest is never purged
        db.execute("DELETE FROM delivery WHERE type = 'result.published'")
    assert not missing(kit.run("verify", "--db", path), "player")
    assert not missing(kit.run("verify", "--db", path), "webhook")
    with databases.connected(path) as db:
        db.execute("UPDATE notification SET at = at - ? WHERE seq = 2", (days,))
        db.execute(f"DELETE FROM notification WHERE seq = {NEWEST}")
    assert missing(kit.run("verify", "--db", path), "player"), "an older one is still there"



def play(server, ann, bob):
    ann, bob = (kit.Client(server, account["token"], account) for account in (ann, bob))
    game = ann.post("/v1/games", {"ruleset": "tic-tac-toe", "opponents": [{"player": bob.id}]}).ok(201)
    bob.post(f"/v1/games/{game['id']}/join").ok(201)
    kit.Table(game, [ann, bob]).resign(1).ok(201)
    return ann.get(f"/v1/games/{game['id']}/export").ok(), ann, bob


def test_an_imported_game_has_told_nobody(new_db, tmp_path):
    """Where its players are known and have been told of other games, too, and may be told of a rematch."""
    with kit.Server(db=new_db) as server:
        accounts = [server.player().post("/v1/players", {"name": name}).ok(201) for name in ("Ann", "Bob")]
        play(server, *accounts)
        assert server.stop() == 0
    with databases.copied(new_db, tmp_path) as there, kit.Server(db=there) as server:
        document, *_ = play(server, *accounts)
        assert server.stop() == 0
    file = tmp_path / "game.json"
    file.write_text(json.dumps(document))
    imported = kit.run("import", file, "--db", new_db)
    assert imported.returncode == 0, imported
    assert kit.run("verify", "--db", new_db).returncode == 0
    with kit.Server(db=new_db) as server:
        _, ann, _ = play(server, *accounts)
        ann.post(f"/v1/games/{document['id']}/rematch").ok(201)
        assert server.stop() == 0
    found = kit.run("verify", "--db", new_db)
    assert found.returncode == 0, found
