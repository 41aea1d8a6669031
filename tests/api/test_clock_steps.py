# SPDX-License-Identifier: Apache-2.0
"""The wall clock is set back: no game's time runs backwards, and no turn has more than its seconds left."""

import pathlib
import signal
import struct
import subprocess
import time
from datetime import datetime, timedelta

import pytest

import databases
import kit
import quiz_kit

HOUR = 3600
SHORT = kit.SHORT_TURN_SECONDS
DUEL = {"ruleset": "bulls-and-cows", "options": {"codemaker": "players"}}


@pytest.fixture(scope="module")
def shim(tmp_path_factory):
    """A library that steps the wall clock of the process that it is loaded into."""
    library = tmp_path_factory.mktemp("shim") / "clock_shift.so"
    source = pathlib.Path(__file__).with_name("clock_shift.c")
    subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", library, source], check=True)
    return library


class Shifted(kit.Server):
    """A server whose wall clock can be stepped."""

    def __init__(self, shim):
        super().__init__()
        self.shift = self.directory / "shift"
        self.step_to(0)
        # A sanitizer's library wants to be the first one loaded; here the shim is, and that does no harm.
        self.env = {"LD_PRELOAD": str(shim), "CLOCK_SHIFT": str(self.shift), "ASAN_OPTIONS": "verify_asan_link_order=0"}

    def step_to(self, seconds):
        """So far from the true time, in place: the server has mapped the file."""
        with open(self.shift, "r+b" if self.shift.exists() else "wb") as file:
            file.write(struct.pack("=q", seconds))


@pytest.fixture
def shifted(shim):
    with Shifted(shim) as running:
        yield running
        assert running.stop() == 0
        verified = kit.run("verify", "--db", running.db)
        assert verified.returncode == 0, verified.stdout


def moment(text):
    return datetime.fromisoformat(text)


def duel(server, clock, **options):
    ann, bob = server.player("Ann"), server.player("Bob")
    body = {**DUEL, "options": {**DUEL["options"], **options}, "opponents": [{"player": bob.id}], "clock": clock}
    game = ann.post("/v1/games", body).ok(201)
    bob.post(f"/v1/games/{game['id']}/join", {}).ok(201)
    return kit.Table(game, [ann, bob])


def assert_in_order(table):
    moments = [moment(event["at"]) for event in table.events()]
    assert moments == sorted(moments), moments


def wait_until(table, kind):
    """Waits for an event as long as patience lasts, which is much less than the clock was set back."""
    until = time.monotonic() + kit.PATIENCE_SECONDS
    while time.monotonic() < until:
        for event in table.events():
            if event["kind"] == kind:
                return event
        time.sleep(0.05)
    raise AssertionError(f"no {kind}: {[event['kind'] for event in table.events()]}")


def test_the_wall_clock_of_the_server_is_stepped(shifted):
    """Or the other tests would show nothing."""
    before = shifted.log.count("\n")
    shifted.step_to(-24 * 365 * HOUR)
    shifted.stop()
    assert shifted.log.count("\n") > before
    assert str((datetime.now() - timedelta(days=365)).year) in shifted.log.splitlines()[-1]
    shifted.step_to(0)
    shifted.start()


def test_no_event_comes_before_the_one_that_it_follows(shifted):
    table = duel(shifted, None, rounds=2)
    table.secret(0, "1234").ok(201)
    shifted.step_to(-HOUR)
    table.guess(1, "5678").ok(201)
    table.guess(1, "1234").ok(201)
    table.next_round(1).ok(201)
    table.secret(1, "1234").ok(201)
    shifted.step_to(-2 * HOUR)
    table.guess(0, "1234").ok(201)
    assert [event["kind"] for event in table.events()][-3:] == ["guess", "round-over", "finished"]
    assert_in_order(table)
    document = table[0].get(table.path + "/export").ok(200)
    assert table[0].post("/v1/verify", document).ok(200) == {"valid": True}


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_nor_where_the_clock_is_set_back_while_the_server_is_down(shifted, how):
    table = duel(shifted, None, rounds=2)
    table.secret(0, "1234").ok(201)
    shifted.stop(how)
    shifted.step_to(-HOUR)
    shifted.start()
    table.guess(1, "5678").ok(201)
    table.resign(1).ok(201)
    assert_in_order(table)


@pytest.mark.parametrize("clock", [{"turn_seconds": SHORT}, {"initial_seconds": SHORT, "increment_seconds": 0}])
def test_a_turn_has_not_more_than_its_seconds_left(shifted, clock):
    table = duel(shifted, clock)
    view = table.secret(0, "1234").ok(201)["game"]
    assert moment(view["turn"]["deadline"]) == moment(view["updated_at"]) + timedelta(seconds=SHORT)
    shifted.step_to(-HOUR)
    view = table.guess(1, "5678").ok(201)["game"]
    assert moment(view["turn"]["deadline"]) <= moment(view["updated_at"]) + timedelta(seconds=SHORT)
    shifted.step_to(-2 * HOUR)
    late = wait_until(table, "timed-out")
    assert late["seat"] == 1 and moment(late["at"]) >= moment(view["turn"]["deadline"])
    assert_in_order(table)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_nor_after_a_restart(shifted, how):
    table = duel(shifted, {"turn_seconds": SHORT})
    table.secret(0, "1234").ok(201)
    shifted.stop(how)
    shifted.step_to(-HOUR)
    shifted.start()
    assert wait_until(table, "timed-out")["seat"] == 1
    assert_in_order(table)
    assert "clock-set-back" in shifted.log


def test_a_step_forward_takes_nobody_s_time(shifted):
    table = duel(shifted, {"turn_seconds": 30})
    table.secret(0, "1234").ok(201)
    shifted.step_to(HOUR)
    if not databases.IS_POSTGRES:  # whose time is that of its own machine
        assert wait_until(table, "resumed")["paused_ms"] > 3_500_000
    assert table.guess(1, "5678").ok(201)["game"]["status"] == "playing"
    assert_in_order(table)


# --- What is due at a moment ---------------------------------------------------------------------------------------


def stint(server, grace=5):
    """A quiz in whose chair somebody has just sat down, for five seconds."""
    asked = quiz_kit.make_set(server.player("Owner"), 40)
    quiz = quiz_kit.make_quiz([server.player("Ann")], parts=[quiz_kit.chair(asked, 5)], grace_seconds=grace)
    quiz.ready(0).ok(201)
    return quiz


def since_question(quiz, kind):
    """Milliseconds from the first question to the first event of a kind, as the log has them."""
    return quiz_kit.moment(quiz.wait_for(kind)[0]) - quiz_kit.moment(quiz.of_kind("question")[0])


def test_a_stint_lasts_its_seconds_while_the_clock_is_set_back(shifted):
    quiz = stint(shifted)
    shifted.step_to(-HOUR)
    quiz.right(0).ok(201)
    assert since_question(quiz, "bell") == 5000
    shifted.step_to(-2 * HOUR)
    assert quiz.right(0).ok(201)["correct"] is True, "in the grace"
    assert_in_order(quiz)
    document = quiz[0].get(quiz.path + "/export").ok(200)
    assert quiz[0].post("/v1/verify", document).ok(200) == {"valid": True}


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_stint_lasts_its_seconds_where_the_clock_is_set_back_meanwhile(shifted, how):
    quiz = stint(shifted, grace=0)
    shifted.stop(how)
    shifted.step_to(-HOUR)
    shifted.start()
    quiz.wait_for("finished")
    assert_in_order(quiz)


def test_a_step_forward_takes_no_time_from_a_stint(shifted):
    quiz = stint(shifted)
    shifted.step_to(HOUR)
    paused_ms = 0
    if not databases.IS_POSTGRES:
        paused_ms = quiz.wait_for("resumed")[0]["paused_ms"]
        assert paused_ms > 3_500_000
    quiz.right(0).ok(201)
    assert since_question(quiz, "bell") == 5000 + paused_ms
    assert_in_order(quiz)
