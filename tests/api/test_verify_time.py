# SPDX-License-Identifier: Apache-2.0
"""Logs whose times were forged: what cannot have happened when it is said to have happened is found, event by event."""

import copy
import time
from datetime import datetime, timedelta

import pytest

import databases
import kit

DUEL = {"codemaker": "players", "rounds": 2}
SHORT = kit.SHORT_TURN_SECONDS


def shifted(text, **by):
    """The moment so much later, in the form that exports have."""
    moment = datetime.fromisoformat(text) + timedelta(**by)
    return moment.strftime("%Y-%m-%dT%H:%M:%S.") + f"{moment.microsecond // 1000:03d}Z"


def begin(server, clock=None, options=None):
    """A duel whose first round is led by Ann, in which Bob has made a guess."""
    ann, bob = server.player("Ann"), server.player("Bob")
    body = {"ruleset": "bulls-and-cows", "options": options or DUEL, "opponents": [{"player": bob.id}], "clock": clock}
    game = ann.post("/v1/games", body).ok(201)
    bob.post(f"/v1/games/{game['id']}/join").ok(201)
    table = kit.Table(game, [ann, bob])
    table.secret(0, "1234").ok(201)
    table.guess(1, "5678").ok(201)
    return table


def wait_until_over(table):
    until = time.monotonic() + kit.PATIENCE_SECONDS
    while table.view()["status"] != "finished":
        assert time.monotonic() < until, table.events()
        time.sleep(0.05)


def export(table):
    document = table[0].get(table.path + "/export").ok(200)
    assert table[0].post("/v1/verify", document).ok(200) == {"valid": True}
    return document


def find(document, kind):
    return next(event for event in document["events"] if event["kind"] == kind)


def assert_found(table, document, event):
    verdict = table[0].post("/v1/verify", document).ok(200)
    assert (verdict["valid"], verdict["event"]) == (False, event["seq"]), verdict


@pytest.fixture(scope="module")
def resigned(server):
    """Bob wins, as Ann has resigned; nobody had a clock."""
    table = begin(server)
    table.resign(0).ok(201)
    return table, export(table)


@pytest.fixture(scope="module")
def timed(server):
    """First Bob and then Ann have let their time pass."""
    table = begin(server, {"turn_seconds": SHORT})
    until = time.monotonic() + kit.PATIENCE_SECONDS
    while table.view()["status"] == "playing" and time.monotonic() < until:
        time.sleep(0.05)
    table.next_round(1).ok(201)
    table.secret(1, "4321").ok(201)
    wait_until_over(table)
    return table, export(table)


@pytest.fixture(scope="module")
def left():
    """Open-ended games that ended as nobody acted, after as long as the server's settings say: of two, and of one alone."""
    with kit.Server() as running:
        duel, alone = running.table(ruleset="tic-tac-toe", rounds=None), running.alone()
        duel.moves((0, 0), (1, 0), (0, 1), (1, 1), (0, 2))
        duel.next_round().ok(201)
        duel.moves((0, 0))
        running.arguments = ("--expire-idle", "1")  # only now: nothing may expire while they are played
        running.restart()
        for table in (duel, alone):
            wait_until_over(table)
        yield (duel, export(duel)), (alone, export(alone))
        assert running.stop() == 0
        assert kit.run("verify", "--db", running.db).returncode == 0


@pytest.fixture(scope="module")
def idle(left):
    """Of one alone."""
    return left[1]


def say_version(document, log):
    """Has the log say that it is of that version; None: nothing of any."""
    body = find(document, "created")["body"]
    body.pop("log")
    if log is not None:
        body["log"] = log


VERSIONS = [None, 1, 2, 3]


# --- Where no deadline runs no time-out follows --------------------------------------------------------------------


@pytest.mark.parametrize("body", [{}, {"idle_ms": 5000}])
@pytest.mark.parametrize("rounds", [2, None])
def test_a_win_on_time_without_a_clock_is_found(server, rounds, body):
    table = begin(server, None, {"codemaker": "players", "rounds": rounds})
    table.resign(0).ok(201)
    document = export(table)
    event = find(document, "resigned")
    event.update(kind="timed-out", seat=1, body=body)
    assert_found(table, document, event)


@pytest.mark.parametrize("clock", [None, {"turn_seconds": 3600}, {"initial_seconds": 60, "increment_seconds": 0}])
def test_another_clock_than_the_one_that_was_over_is_found(timed, clock):
    table, document = timed[0], copy.deepcopy(timed[1])
    find(document, "created")["body"]["clock"] = clock
    assert_found(table, document, find(document, "timed-out"))


@pytest.mark.parametrize("log", VERSIONS)
@pytest.mark.parametrize("milliseconds", [5, 1000, 2_592_000_000])
def test_a_win_by_somebody_s_absence_is_found_however_long_it_was(server, milliseconds, log):
    """Said as programs that never were released did of games that all had left."""
    table = begin(server, None, {"codemaker": "players", "rounds": None})
    table.resign(0).ok(201)
    document = export(table)
    say_version(document, log)
    event = find(document, "resigned")
    before = document["events"][event["seq"] - 2]
    for later in document["events"][event["seq"] - 1 :]:
        later["at"] = shifted(before["at"], milliseconds=milliseconds)
    event.update(kind="timed-out", seat=1, body={} if log in (None, 1) else {"idle_ms": milliseconds})
    assert_found(table, document, event)


def test_a_log_without_a_word_of_its_clock_is_found(timed):
    table, document = timed[0], copy.deepcopy(timed[1])
    del find(document, "created")["body"]["clock"]
    assert_found(table, document, document["events"][0])


def test_a_log_that_says_it_is_older_wins_nothing_on_time(resigned, timed):
    table, document = resigned[0], copy.deepcopy(resigned[1])
    del find(document, "created")["body"]["log"]
    event = find(document, "resigned")
    event.update(kind="timed-out", seat=1)
    assert_found(table, document, event)
    table, document = timed[0], copy.deepcopy(timed[1])
    for name in ("log", "clock"):
        del find(document, "created")["body"][name]
    assert_found(table, document, find(document, "timed-out"))


def test_time_that_is_over_too_early_is_found(timed):
    table, document = timed[0], copy.deepcopy(timed[1])
    event = find(document, "timed-out")
    event["at"] = shifted(document["events"][event["seq"] - 2]["at"], milliseconds=1000 * SHORT - 1)
    assert_found(table, document, event)


def test_time_that_is_over_for_somebody_else_is_found(timed):
    table, document = timed[0], copy.deepcopy(timed[1])
    event = find(document, "timed-out")
    event["seat"] = 1 - event["seat"]
    assert_found(table, document, event)


def test_a_first_turn_that_is_let_pass_is_no_win(server):
    ann, bob = server.player("Ann"), server.player("Bob")
    body = {"ruleset": "bulls-and-cows", "options": DUEL, "opponents": [{"player": bob.id}], "clock": {"turn_seconds": 1}}
    table = kit.Table(ann.post("/v1/games", body).ok(201), [ann, bob])
    bob.post(table.path + "/join").ok(201)
    until = time.monotonic() + kit.PATIENCE_SECONDS
    while table.view()["status"] != "aborted" and time.monotonic() < until:
        time.sleep(0.05)
    document = export(table)
    event = find(document, "aborted")
    assert event["body"]["reason"] == "timeout"
    event.update(kind="timed-out", body={})
    assert_found(table, document, event)


# --- Time that is given back ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("paused_ms, follows", [(400, True), (500, True), (501, False), (10**9, False)])
def test_no_clock_stood_for_longer_than_since_the_event_before(server, paused_ms, follows):
    """Room for half a second is made in the log of a game that nobody's time was over in."""
    table = begin(server, {"turn_seconds": 60})
    table.resign(1).ok(201)
    document = export(table)
    at = find(document, "resigned")["seq"] - 1
    pause = {"seq": at + 1, "at": shifted(document["events"][at - 1]["at"], milliseconds=500), "kind": "resumed"}
    pause.update(seat=None, body={"paused_ms": paused_ms})
    document["events"].insert(at, pause)
    for event in document["events"][at + 1 :]:
        event["seq"] += 1
        event["at"] = shifted(event["at"], seconds=1)
        if "published_at" in event["body"]:
            event["body"]["published_at"] = event["at"]
    if follows:
        assert table[0].post("/v1/verify", document).ok(200) == {"valid": True}
    else:
        assert_found(table, document, pause)


# --- Moments never go back -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("log", VERSIONS)
def test_an_event_before_the_one_that_it_follows_is_found(resigned, log):
    table, document = resigned[0], copy.deepcopy(resigned[1])
    say_version(document, log)
    for index in range(1, len(document["events"])):
        forged = copy.deepcopy(document)
        event = forged["events"][index]
        event["at"] = shifted(document["events"][index - 1]["at"], milliseconds=-1)
        assert_found(table, forged, event)


@pytest.mark.parametrize("log", VERSIONS[:-1])
def test_what_an_older_log_and_a_newer_one_both_may_say_is_valid(resigned, log):
    table, document = resigned[0], copy.deepcopy(resigned[1])
    say_version(document, log)
    assert table[0].post("/v1/verify", document).ok(200) == {"valid": True}


@pytest.mark.parametrize("log", [0, -1, 4, 2.5, "1", None])
def test_a_version_that_there_is_not_is_found(resigned, log):
    table, document = resigned[0], copy.deepcopy(resigned[1])
    find(document, "created")["body"]["log"] = log
    assert_found(table, document, document["events"][0])


@pytest.mark.parametrize("change", ["json_remove(body, '$.log')", "json_set(body, '$.log', 2)"])
def test_in_a_database_no_log_is_of_an_older_version(new_db, change):
    with kit.Server(db=new_db) as running:
        tables = [begin(running) for _ in range(2)]
        assert running.stop() == 0
    with databases.connected(new_db) as db:
        db.execute(f"UPDATE event SET body = {change} WHERE seq = 1 AND game = ?", [tables[1].id])
    result = kit.run("verify", "--db", new_db)
    assert result.returncode == 1 and f"game {tables[1].id}, event 1: `created` does not follow: /log" in result.stdout, result
    assert tables[0].id not in result.stdout, result


def test_it_is_found_in_a_database_too(new_db):
    with kit.Server(db=new_db) as running:
        table = begin(running)
        assert running.stop() == 0
    with databases.connected(new_db) as db:
        db.execute("UPDATE event SET at = at - 3600000 WHERE kind = 'round'")
    result = kit.run("verify", "--db", new_db)
    assert result.returncode == 1 and f"game {table.id}, event 3: `round` does not follow" in result.stdout, result


# --- Games that nobody acts in -------------------------------------------------------------------------------------


def test_a_game_that_nobody_acts_in_says_for_how_long(idle):
    _, document = idle
    event = find(document, "timed-out")
    before = document["events"][event["seq"] - 2]
    assert event["at"] == shifted(before["at"], milliseconds=event["body"]["idle_ms"]) and event["seat"] == 0
    assert [event["kind"] for event in document["events"]][-3:] == ["timed-out", "round-over", "finished"]
    assert document["events"][-1]["body"]["reason"] == "expired" and document["events"][-1]["body"]["outcome"] == "loss"


@pytest.mark.parametrize("body", [{}, {"idle_ms": 999}, {"idle_ms": None}, {"idle_ms": 2_592_000_000}])
def test_another_time_than_nobody_acted_for_is_found(idle, body):
    table, document = idle[0], copy.deepcopy(idle[1])
    event = find(document, "timed-out")
    event["body"] = body
    assert_found(table, document, event)


def test_nobody_s_absence_ends_a_game_sooner_than_any_server_may_be_told(left):
    for (table, document), kind, follows in ((left[1], "timed-out", 1000), (left[0], "finished", 1000)):
        for milliseconds in (follows, follows - 1):
            forged = copy.deepcopy(document)
            event = find(forged, kind)
            for later in forged["events"][event["seq"] - 1 :]:
                later["at"] = shifted(forged["events"][event["seq"] - 2]["at"], milliseconds=milliseconds)
            if kind == "timed-out":
                event["body"]["idle_ms"] = milliseconds
            if milliseconds == follows:
                assert table[0].post("/v1/verify", forged).ok(200) == {"valid": True}
            else:
                assert_found(table, forged, event)


def test_such_a_game_is_not_played_on(idle):
    table, document = idle[0], copy.deepcopy(idle[1])
    event = find(document, "finished")
    event.update(kind="resigned", seat=0, body={})
    assert_found(table, document, event)


def test_a_round_that_two_have_left_is_won_by_neither_and_the_one_before_decides(left):
    table, document = left[0]
    kinds = [event["kind"] for event in document["events"]]
    assert kinds[-3:] == ["round", "move", "finished"] and "timed-out" not in kinds
    result = table.result()
    assert len(result["rounds"]) == 1 and table.view()["result"] == result["match"]
    match = {name: result["match"][name] for name in ("outcome", "winners", "points", "reason")}
    assert match == {"outcome": "win", "winners": [0], "points": [1, 0], "reason": "expired"}
    assert [item["games"] for item in table[0].get("/v1/players/me/stats").ok(200)["items"]] == [1]
    view = table.view()
    assert view["round"]["number"] == 2 and view["turn"] == {"seats": [], "actions": [], "deadline": None}
    assert "".join(view["state"]["board"]).count(".") == 8, "it is seen as it was left"
    trees = table[0].get(table.path + "/export?format=sgf").text
    assert trees.count("(;") == 2 and trees.count("RE[B+]") == 1, trees


@pytest.mark.parametrize(
    "change", [{"winners": [1]}, {"outcome": "draw"}, {"points": [1, 1]}, {"reason": "finish"}, {"reason": "timeout"}]
)
def test_another_end_of_it_is_found(left, change):
    table, document = left[0][0], copy.deepcopy(left[0][1])
    event = find(document, "finished")
    event["body"].update(change)
    assert_found(table, document, event)


def test_an_end_without_any_is_found(left):
    table, document = left[0][0], copy.deepcopy(left[0][1])
    event = find(document, "finished")
    event.update(kind="aborted", body={"reason": "expired"})
    assert_found(table, document, event)
