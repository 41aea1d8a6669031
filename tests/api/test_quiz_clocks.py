# SPDX-License-Identifier: Apache-2.0
"""The clocks of a quiz: the bell and the grace to the millisecond, what begins by itself, responses about the bell, and
time in which the server is down.
"""

import contextlib
import signal
import threading
import time

import kit
import pytest
from quiz_kit import at_once, chair, make_quiz, make_set, moment, sheet

STOPS = [signal.SIGTERM, signal.SIGKILL]


def at_of(quiz, kind, number=0):
    return moment(quiz.of_kind(kind)[number])


@pytest.fixture
def cid(server):
    return server.player("Cid")


# --- The bell ------------------------------------------------------------------------------------------------------


def test_the_bell_is_exactly_when_the_stint_is_over(ann, bob, cid):
    """Of three at once: one who lets the grace pass, one who responds in it, and one for whom there is none."""
    asked = make_set(cid, 60)
    lets, responds, none = (
        make_quiz([player], parts=[chair(asked, 5), chair(asked, 5)], grace_seconds=grace)
        for player, grace in ((ann, 5), (bob, 60), (cid, 0))
    )
    for quiz in (lets, responds, none):
        state = quiz.ready(0).ok(201)["game"]["state"]
        assert moment(state["stint"]["ends_at"]) == moment(state["stint"]["began_at"]) + 5000
        assert state["stint"]["rang"] is False
        quiz.right(0).ok(201)
    began = {quiz.id: at_of(quiz, "question") for quiz in (lets, responds, none)}

    responds.wait_for("bell")
    state = responds.state()
    assert state["phase"] == "question" and state["stint"]["rang"] is True and len(state["questions"]) == 1
    assert moment(state["closes_at"]) == began[responds.id] + 5000 + 60000
    assert state["closes_at"] == responds.view()["turn"]["deadline"]
    assert responds.right(0).ok(201)["correct"] is True
    responds.respond(0, {"question": 2, "text": "x"}).problem(409, "not-allowed-now")
    assert responds.kinds()[-5:] == ["bell", "response", "closed", "stint-over", "part"]

    lets.wait_for("stint-over")
    none.wait_for("stint-over")
    for quiz, closed in ((lets, 10000), (none, 5000)):
        assert at_of(quiz, "bell") == began[quiz.id] + 5000 and quiz.of_kind("bell")[0]["seat"] is None
        assert at_of(quiz, "closed", 1) == at_of(quiz, "stint-over") == began[quiz.id] + closed
        (outcome,) = quiz.of_kind("closed")[1]["outcomes"]
        assert (outcome["outcome"], outcome["points"], outcome["text"]) == ("unanswered", 0, None)
        assert quiz.of_kind("closed")[1]["answer"] is not None
        quiz.respond(0, {"question": 2, "text": "late"}).problem(409, "not-allowed-now")
        assert quiz.state()["scores"][0] == {
            "seat": 0, "points": 1, "right": 1, "wrong": 0, "passes": 0, "unanswered": 1, "tie_break": None
        }  # fmt: skip
    assert at_of(responds, "bell") == began[responds.id] + 5000
    assert responds.state()["scores"][0]["points"] == 2
    for quiz in (lets, responds, none):
        assert len(quiz.of_kind("question")) == 2, "none is put at the bell or after it"
        (over,) = quiz.of_kind("stint-over")
        assert over["exhausted"] is False
        assert quiz.state()["part"]["number"] == 2


def test_a_pass_in_the_grace_is_a_pass(ann, bob):
    quiz = make_quiz([ann], parts=[chair(make_set(bob, 10), 5)], grace_seconds=60)
    quiz.ready(0).ok(201)
    quiz.wait_for("bell")
    assert quiz.skip(0).ok(201)["game"]["state"]["scores"][0]["passes"] == 1
    (over,) = quiz.of_kind("stint-over")
    assert over["passes"] == 1 and len(over["passed"]) == 1


def test_responses_about_the_bell_count_by_when_they_arrived(server, ann):
    """One before the bell is in time, one after it is not: the log says which is which, and nothing is both."""
    asked, players = make_set(ann, 60), [server.player(f"Player {number}") for number in range(6)]
    games = [
        make_quiz([player], parts=[chair(asked, 5), chair(asked, 5)], grace_seconds=grace)
        for player, grace in zip(players, (0, 0, 0, 5, 5, 5))
    ]
    replies = {quiz.id: [] for quiz in games}

    def respond(quiz):
        ends = moment(quiz.ready(0).ok(201)["game"]["state"]["stint"]["ends_at"])
        body = {"question": 1, "pass": True}

        def at(offset):
            time.sleep(max(0, (ends + offset) / 1000 - time.time()))
            replies[quiz.id].append(quiz.respond(0, body))

        threads = [threading.Thread(target=at, args=(offset,)) for offset in (-2, -1, 0, 1, 2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    kit.together(*[lambda quiz=quiz: respond(quiz) for quiz in games])
    for quiz, grace in zip(games, (0, 0, 0, 5, 5, 5)):
        quiz.wait_for("stint-over")
        taken = [reply for reply in replies[quiz.id] if reply.status == 201]
        for reply in replies[quiz.id]:
            assert reply.status == 201 or reply.problem(409, "not-allowed-now")
        log = quiz.events()
        responses = [event for event in log if event["kind"] == "response"]
        assert len(taken) == len(responses) <= 1
        assert [event["at"] for event in log] == sorted(event["at"] for event in log)
        bell = next((event for event in log if event["kind"] == "bell"), None)
        began = moment(next(event for event in log if event["kind"] == "question"))
        assert bell is None or moment(bell) == began + 5000 or responses
        for response in responses:
            before = bell is None or response["seq"] < bell["seq"]
            assert before == (moment(response) <= began + 5000), log
            assert grace or before
        assert grace == 0 or len(taken) == 1
        (over,) = quiz.of_kind("stint-over")
        assert (over["passes"], over["points"]) == (len(taken), 0)


# --- By itself -----------------------------------------------------------------------------------------------------


def test_a_stint_begins_by_itself(ann, bob):
    quiz = make_quiz([ann], parts=[chair(make_set(bob, 10), 5)], ready_seconds=5, grace_seconds=0)
    state = quiz.state()
    assert moment(state["starts_at"]) == at_of(quiz, "part") + 5000 and state["closes_at"] is None
    assert quiz.view()["turn"]["deadline"] is None
    (ready,) = quiz.wait_for("ready")
    assert ready["seat"] is None and moment(ready) == at_of(quiz, "part") + 5000
    assert at_of(quiz, "question") == moment(ready)
    quiz.wait_for("finished")
    assert at_of(quiz, "bell") == moment(ready) + 5000
    assert quiz.result()["match"]["outcome"] == "loss", "nobody loses by the clock, and nobody wins without a point"
    assert "timed-out" not in quiz.kinds()


def test_everything_goes_on_without_anybody(ann, bob, cid):
    """Quizzes that their players have left lying run to their ends, each event at its moment."""
    asked = make_set(cid, 60)
    options = {"ready_seconds": 5, "grace_seconds": 0, "tie_break": False}
    seated = make_quiz([ann, bob], parts=[chair(asked, 5), chair(asked, 5)], **options)
    at_tables = make_quiz([ann, bob], parts=[at_once(asked, 2, 5, pause_seconds=1), sheet(asked, 2, 10)], **options)

    def told(quiz):
        log = quiz.events()[3:]
        assert all(event["seat"] is None for event in log if event["kind"] != "question")
        return [(event["kind"], moment(event) - moment(log[0])) for event in log[:-2]]

    def stint(at):
        end = at + 5000
        return [("ready", at), ("question", at), ("bell", end), ("closed", end), ("stint-over", end)]

    at_tables.wait_for("finished")
    assert told(at_tables) == [
        ("part", 0), ("ready", 5000), ("question", 5000), ("bell", 10000), ("closed", 10000),
        ("question", 11000), ("bell", 16000), ("closed", 16000), ("part", 16000),
        ("ready", 21000), ("question", 21000), ("question", 21000), ("bell", 31000), ("closed", 31000), ("closed", 31000),
    ]  # fmt: skip
    seated.wait_for("finished")
    assert told(seated) == [
        ("part", 0), *stint(5000), *stint(15000), ("part", 20000), *stint(25000), *stint(35000)
    ]  # fmt: skip
    for quiz in (seated, at_tables):
        assert quiz.kinds()[-2:] == ["round-over", "finished"]
        assert quiz.result()["match"]["outcome"] == "draw", "nobody loses by the clock"


def test_null_waits_for_ever(ann, bob):
    quiz = make_quiz([ann], parts=[chair(make_set(bob, 10), 5)], ready_seconds=None)
    assert quiz.state()["starts_at"] is None
    quiz.ready(0).ok(201)


# --- While the server is down --------------------------------------------------------------------------------------


class Standing:
    """A quiz in some phase, and what runs in it."""

    def __init__(self, quiz, running):
        self.quiz, self.running = quiz, running
        self.before, self.version = self.times(), quiz.view()["version"]

    def times(self):
        state = self.quiz.state()
        stint = state["stint"] or {}
        times = {name: state[name] for name in ("starts_at", "closes_at")}
        times |= {name: stint.get(name) for name in ("began_at", "ends_at")}
        times["put_at"] = state["questions"][0]["put_at"] if state["questions"] else None
        return {name: value and moment(value) for name, value in times.items()}

    def check(self, latest_stop):
        """All that ran has moved by what the server tells of, which is no less than nobody could act."""
        last = self.quiz.events()[-1]
        assert {name for name, value in self.before.items() if value} == self.running, self.before
        assert (last["kind"], last["seat"], last["seq"]) == ("resumed", None, self.version + 1)
        paused = last["paused_ms"]
        assert moment(last) - paused <= latest_stop, "the time that stood begins when the server went"
        assert self.times() == {name: value and value + paused for name, value in self.before.items()}
        return paused


@contextlib.contextmanager
def down(server, how):
    """Down for longer than some of the clocks have left."""
    server.stop(how)
    stopped_by = round(time.time() * 1000)
    time.sleep(2)
    server.start()
    yield stopped_by


def prepare(server):
    """Quizzes in every phase in which a clock runs, by the name of the phase."""
    owner = server.player("Owner")
    asked = make_set(owner, 100)
    ann, bob, master = (server.player(name) for name in ("Ann", "Bob", "Mia"))
    stint = {"began_at", "ends_at", "closes_at", "put_at"}
    made = {}

    def note(name, quiz, running):
        made[name] = Standing(quiz, running)

    rung = make_quiz([ann], parts=[chair(asked, 5)], grace_seconds=60)
    rung.ready(0).ok(201)
    rung.wait_for("bell")

    ready = make_quiz([ann], parts=[chair(asked, 5)])

    asked_all = make_quiz([ann, bob], parts=[at_once(asked, 2, 60)])
    asked_all.ready(0).ok(201)
    asked_all.ready(1).ok(201)
    asked_all.right(0).ok(201)

    pausing = make_quiz([ann, bob], parts=[at_once(asked, 2, 60, pause_seconds=60)])
    for act in (pausing.ready, pausing.skip):
        act(0).ok(201)
        act(1).ok(201)

    on_paper = make_quiz([ann, bob], parts=[sheet(asked, 2, 60)])
    on_paper.ready(0).ok(201)
    on_paper.ready(1).ok(201)

    checked = make_quiz([ann, bob], parts=[at_once(asked, 1, 60)], appeal_seconds=60)
    tied = make_quiz([ann, bob], parts=[at_once(asked, 1, 60)])
    for quiz, act in ((checked, checked.wrong), (tied, tied.right)):
        for call in (quiz.ready, act):
            call(0).ok(201)
            call(1).ok(201)
    tied.ready(0).ok(201)

    judged = make_quiz([ann], master=master, parts=[chair(asked, 60)], judge_seconds=60)
    judged.ready(0).ok(201)
    judged.right(0).ok(201)

    long, short = (make_quiz([ann], parts=[chair(asked, seconds)], grace_seconds=0) for seconds in (60, 5))
    long.ready(0).ok(201)
    short.ready(0).ok(201)

    note("rung", rung, stint)
    note("ready", ready, {"starts_at"})
    note("all", asked_all, {"closes_at", "put_at"})
    note("pause", pausing, {"starts_at"})
    note("sheet", on_paper, {"closes_at", "put_at"})
    note("checking", checked, {"starts_at"})
    note("tied", tied, {"closes_at", "put_at"})
    note("judging", judged, {"closes_at", "began_at", "put_at"})
    note("long", long, stint)
    note("short", short, stint)
    return made


@pytest.mark.parametrize("how", STOPS)
def test_nobody_loses_a_millisecond_by_the_server_s_being_down(own_server, how):
    standing = prepare(own_server)
    waiting = make_quiz([own_server.player("Eve")], parts=[chair(make_set(own_server.player("Owner"), 9), 5)],
                        ready_seconds=None)  # fmt: skip
    with down(own_server, how) as stopped_by:
        paused = {name: one.check(stopped_by) for name, one in standing.items()}
    assert waiting.kinds()[-1] == "part", "where no clock runs nothing is to be made good"

    short = standing["short"].quiz
    short.wait_for("finished")
    assert at_of(short, "bell") == at_of(short, "question") + 5000 + paused["short"]
    assert short.result()["rounds"][0]["scores"][0]["unanswered"] == 1

    # How long a response took is reckoned without the outage.
    for name in ("long", "rung", "all"):
        quiz = standing[name].quiz
        seat = 1 if name == "all" else 0
        answer = quiz.right(seat).ok(201)
        response = quiz.events()[answer["seq"] - 1]
        (own,) = [one for one in quiz.history()[0]["responses"] if one["seat"] == seat]
        assert own["after_ms"] == moment(response) - at_of(quiz, "question") - paused[name]

    # Nor does the judge's time count, and the outage within it once.
    judged = standing["judging"].quiz
    before = judged.events()
    judged.judge(1, {"correct": True}).ok(201)
    stint = judged.state()["stint"]
    judgement, response = judged.of_kind("judgement")[0], judged.of_kind("response")[0]
    stood = moment(judgement) - moment(response) - paused["judging"]
    assert moment(stint["ends_at"]) - moment(stint["began_at"]) == 60000 + stood, before

    for name in ("ready", "pause", "sheet", "checking", "tied"):
        assert standing[name].quiz.view()["status"] == "playing"
    assert own_server.stop() == 0
    checked = kit.run("verify", "--db", own_server.db)
    assert checked.returncode == 0, checked.stdout


def test_however_often_the_server_is_killed_a_stint_has_its_seconds(own_server):
    asked = make_set(own_server.player("Owner"), 30)
    quiz = make_quiz([own_server.player("Ann")], parts=[chair(asked, 5)], grace_seconds=5)
    quiz.ready(0).ok(201)
    for _ in range(4):
        own_server.restart(signal.SIGKILL)
    quiz.wait_for("finished")
    log = quiz.events()
    paused = sum(event["paused_ms"] for event in log if event["kind"] == "resumed")
    bell = next(event["seq"] for event in log if event["kind"] == "bell")
    before = sum(event["paused_ms"] for event in log[:bell] if event["kind"] == "resumed")
    assert at_of(quiz, "bell") == at_of(quiz, "question") + 5000 + before
    assert at_of(quiz, "closed") == at_of(quiz, "question") + 10000 + paused
    assert [quiz.kinds().count(kind) for kind in ("bell", "closed", "stint-over", "finished")] == [1] * 4
    assert own_server.stop() == 0
    assert kit.run("verify", "--db", own_server.db).returncode == 0


def test_what_was_due_before_the_server_went_comes_first(own_server):
    """As where it is killed between the moment of a bell and its being written; whose turn it is then is told once."""
    ann, bob = own_server.player("Ann"), own_server.player("Bob")
    quiz = make_quiz([ann, bob], parts=[chair(make_set(own_server.player("Owner"), 40), 5)], grace_seconds=0)
    ends = moment(quiz.ready(0).ok(201)["game"]["state"]["stint"]["ends_at"])
    own_server.stop(signal.SIGKILL)
    with own_server.database() as store:
        # There is none yet where the server has not had the time to write one.
        store.execute("DELETE FROM uptime_mark")
        store.execute("INSERT INTO uptime_mark (id, at) VALUES (1, ?)", [ends + 100])
    time.sleep(max(0, (ends + 300) / 1000 - time.time()))
    own_server.start()
    (resumed,) = quiz.wait_for("resumed")
    assert quiz.kinds()[-4:] == ["bell", "closed", "stint-over", "resumed"]
    assert at_of(quiz, "bell") == at_of(quiz, "stint-over") == ends
    assert moment(resumed) - resumed["paused_ms"] == ends + 100
    told = bob.get("/v1/players/me/events").ok(200)["items"]
    assert [(event["kind"], event["game_seq"]) for event in told] == [("invited", 1), ("turn", resumed["seq"])]
    assert own_server.stop() == 0
    checked = kit.run("verify", "--db", own_server.db)
    assert checked.returncode == 0, checked.stdout


def test_a_server_that_stands_still_takes_no_time_from_a_stint(own_server):
    asked = make_set(own_server.player("Owner"), 30)
    quiz = make_quiz([own_server.player("Ann")], parts=[chair(asked, 5)], grace_seconds=0)
    quiz.ready(0).ok(201)
    own_server.suspend()
    replies = []
    during = threading.Thread(target=lambda: replies.append(quiz.respond(0, {"question": 1, "pass": True})))
    during.start()
    time.sleep(6.5)  # longer than the stint
    own_server.send(signal.SIGCONT)
    during.join()
    assert replies[0].ok(201)["pass"] is True, "it came in a stint that had stood still"
    (resumed,) = quiz.wait_for("resumed")
    quiz.wait_for("finished")
    assert at_of(quiz, "bell") == at_of(quiz, "question") + 5000 + resumed["paused_ms"]
    assert kit.run("verify", "--db", own_server.db).returncode == 0
