# SPDX-License-Identifier: Apache-2.0
"""The question master: judging on the screen and aloud, acting for those without an account, leaving; what is refused."""

import time

import pytest

import kit
from quiz_kit import (
    STILL, answer_of, answers_of, at_once, book, canary, chair, make_quiz, make_set, moment, question, questions, right_to, sheet,
)  # fmt: skip

PICTURE = {"url": "https://example.org/a.png", "alt": "A"}


@pytest.fixture(scope="module")
def texts(server):
    """Questions that are answered by texts."""
    return make_set(server.player("Setter"), 40)


@pytest.fixture(scope="module")
def choices(server):
    return make_set(server.player("Setter"), questions(20, ("choice",), media=PICTURE))


def chaired(server, *parts, contenders=1, named=(), **options):
    """A quiz with a master, who has the last seat."""
    *players, master = kit.people(server, contenders + 1)
    return make_quiz(players, master=master, named=named, parts=list(parts), **{**STILL, **options})


def in_chair(server, asked, seconds=60, **more):
    """The same in which seat 0 has been put a question."""
    quiz = chaired(server, chair(asked, seconds), **more)
    quiz.ready(0).ok(201)
    return quiz


def master_of(quiz):
    return len(quiz.players) - 1


# --- On the screen -------------------------------------------------------------------------------------------------


def test_the_clock_of_a_stint_stands_from_the_response_to_the_judgement(server, texts):
    quiz = in_chair(server, texts, contenders=2)
    before = quiz.state()["stint"]
    answer = quiz.wrong(0).ok(201)
    assert (answer["correct"], answer["answer"], answer["text"]) == (None, None, "certainly wrong")
    state = answer["game"]["state"]
    response = quiz.last_of("response")
    assert (state["phase"], state["waiting_for"]) == ("judging", [2])
    assert state["stint"] == {**before, "ends_at": None}
    assert moment(state["closes_at"]) == moment(response) + 30_000
    assert [one["question"] for one in state["questions"]] == [1], "it is still shown"
    assert state["responses"] == [{"question": 1, "seat": 0, "text": "certainly wrong", "suggested": None}]
    assert quiz.state(1)["responses"] == [], "told when it is closed"
    assert quiz.state(2)["responses"][0]["suggested"] is False
    quiz.right(0).problem(409, "not-allowed-now")
    time.sleep(1)
    judged = quiz.judge(2, {"question": 1, "seat": 0, "correct": True}).ok(201)
    judgement = quiz.last_of("judgement")
    assert (judged["question"], judged["seat"], judged["correct"], judged["seq"]) == (1, 0, True, judgement["seq"])
    stood = moment(judgement) - moment(response)
    now = quiz.state()
    assert stood >= 1000 and moment(now["stint"]["ends_at"]) - moment(before["ends_at"]) == stood
    assert now["stint"]["began_at"] == before["began_at"]
    assert moment(now["closes_at"]) == moment(now["stint"]["ends_at"]) + 15_000
    assert quiz.scores("points", "right") == [(1, 1), (0, 0)]
    outcome = {"seat": 0, "outcome": "right", "points": 1, "text": "certainly wrong"}
    assert now["last"] == {"question": 1, "answer": answer_of(book[quiz.history()[0]["text"]]), "outcomes": [outcome]}


def test_where_the_master_is_late_the_automatic_verdict_stands_and_may_be_mended(server, texts):
    right, wrong = (in_chair(server, texts, judge_seconds=5) for _ in range(2))
    ends = moment(right.state()["stint"]["ends_at"])
    right.right(0).ok(201)
    wrong.wrong(0).ok(201)
    for quiz, outcome in ((right, True), (wrong, False)):
        (judgement,) = quiz.wait_for("judgement")
        assert moment(judgement) == moment(quiz.last_of("response")) + 5000, "to the millisecond"
        assert (judgement["seat"], judgement["by"], judgement["correct"]) == (0, None, outcome)
        assert quiz.scores("right", "wrong") == [(outcome, not outcome)]
        assert quiz.state()["phase"] == "question" and quiz.open_question(0)["question"] == 2
    assert moment(right.state()["stint"]["ends_at"]) == ends + 5000
    wrong.judge(1, {"question": 1, "correct": True}).ok(201)
    assert wrong.scores("right", "wrong") == [(1, 0)]


def test_a_judgement_may_be_mended_until_the_round_is_over(server, texts):
    quiz = in_chair(server, texts, seconds=60)
    quiz.wrong(0).ok(201)
    quiz.judge(1, {"correct": True}).ok(201)
    quiz.skip(0).ok(201)
    assert quiz.view(1)["turn"]["actions"] == ["judgement"], "though nobody waits for them"
    mended = quiz.judge(1, {"question": 1, "seat": 0, "correct": False}).ok(201)
    assert (mended["correct"], mended["question"], mended["seat"]) == (False, 1, 0)
    assert quiz.scores("points", "wrong", "passes") == [(0, 1, 1)]
    assert quiz.history()[0]["responses"][0]["outcome"] == "wrong"
    assert quiz.open_question(0)["question"] == 3, "what is open stays open"
    quiz.judge(1, {"question": 2, "correct": True}).problem(409, "not-allowed-now")  # a pass is nobody's to judge
    quiz.judge(1, {"question": 4, "correct": True}).problem(409, "not-allowed-now")
    quiz.judge(1, {"question": 1, "suggested": True}).problem(409, "not-allowed-now")
    quiz.judge(1, {"correct": True}).problem(409, "not-allowed-now")  # none waits, and none is named
    quiz.resign(0).ok(201)
    quiz.judge(1, {"question": 1, "correct": True}).problem(409, "game-over")


def test_the_master_judges_texts_alone(server):
    asked = make_set(server.player(), questions(40, ("choice", "boolean", "number", "text")))
    quiz = in_chair(server, asked)
    seen = set()
    while seen != {"choice", "boolean", "number", "text"}:
        shown = quiz.open_question(0)
        seen.add(shown["kind"])
        answer = quiz.right(0).ok(201)
        if shown["kind"] == "text":
            assert answer["correct"] is None and quiz.state()["phase"] == "judging"
            quiz.judge(1, {"suggested": True}).ok(201)
        else:
            assert answer["correct"] is True and quiz.state()["phase"] == "question"
            quiz.judge(1, {"question": shown["question"], "correct": False}).problem(409, "not-allowed-now")
    assert quiz.state()["scores"][0]["right"] == quiz.state()["scores"][0]["points"]


def test_a_master_may_leave_judging_to_the_server(server, texts):
    quiz = in_chair(server, texts, judge="automatic")
    assert quiz.view(1)["options"]["judge"] == "automatic"
    assert quiz.right(0).ok(201)["correct"] is True
    shown = quiz.open_question(1)
    assert shown["answers"] == book[shown["text"]]["answers"], "they see what is accepted"
    assert quiz.open_question(0)["answers"] is None
    quiz.judge(1, {"question": 1, "correct": False}).problem(409, "not-allowed-now")


def test_the_server_suggests_and_the_master_takes_it_for_all_that_wait(server, texts):
    quiz = chaired(server, at_once(texts, 2, seconds=60, pause_seconds=None), contenders=3)
    quiz.ready(3).ok(201)
    quiz.right(0).ok(201)
    quiz.wrong(1).ok(201)
    quiz.right(2).ok(201)
    waiting = quiz.state(3)["responses"]
    assert [(one["seat"], one["suggested"]) for one in waiting] == [(0, True), (1, False), (2, True)]
    for seat in range(3):
        assert [one["seat"] for one in quiz.state(seat)["responses"]] == [seat]
        assert quiz.state(seat)["responses"][0]["suggested"] is None
    quiz.judge(3, {"seat": 1, "correct": True}).ok(201)
    assert [one["seat"] for one in quiz.state(3)["responses"]] == [0, 2]
    assert quiz.scores("right") == [(0,)] * 3, "told when it is closed"
    assert {event["correct"] for event in quiz.of_kind("judgement", 0)} == {None}
    first = quiz.judge(3, {"suggested": True}).ok(201)
    assert (first["seat"], first["correct"]) == (0, True), "the answer is the first's"
    assert [(event["seat"], event["correct"], event["by"]) for event in quiz.of_kind("judgement", 3)] == [
        (1, True, 3), (0, True, 3), (2, True, None),
    ]  # fmt: skip
    assert quiz.scores("right") == [(1,)] * 3
    assert quiz.state()["phase"] == "pause"


def test_a_pause_of_null_is_the_master_s_and_another_is_cut_short(server, texts):
    waits, short = (chaired(server, at_once(texts, 2, 60, pause_seconds=pause)) for pause in (None, 60))
    for quiz, starts in ((waits, None), (short, 60_000)):
        quiz.ready(0).ok(201)
        quiz.skip(0).ok(201)
        state = quiz.state()
        assert (state["phase"], state["waiting_for"], quiz.view(1)["turn"]["actions"]) == ("pause", [1], ["ready"])
        closed = moment(quiz.last_of("closed"))
        assert (state["starts_at"] and moment(state["starts_at"]) - closed) == starts
        quiz.ready(0).problem(409, "not-allowed-now")
        quiz.ready(1).ok(201)
        assert quiz.open_question(0)["question"] == 2
        assert quiz.last_of("question")["at"] == quiz.last_of("ready")["at"]


def test_in_a_tie_break_the_master_judges_as_in_the_chair(server, texts):
    quiz = chaired(server, at_once(texts, 1, 60), contenders=2, tie_break=True)
    quiz.ready(2).ok(201)
    quiz.wrong(0).ok(201)
    quiz.wrong(1).ok(201)
    quiz.judge(2, {"suggested": True}).ok(201)
    quiz.ready(0).ok(201)
    assert quiz.wrong(0).ok(201)["correct"] is None
    state = quiz.state(2)
    assert (state["phase"], state["waiting_for"], state["chair"]) == ("tie-break", [2], 0)
    assert [(one["question"], one["suggested"]) for one in state["responses"]] == [(2, False)]
    assert quiz.state(1)["responses"] == []
    quiz.right(0).problem(409, "not-allowed-now")
    quiz.judge(2, {"question": 1, "seat": 0, "correct": True}).problem(409, "not-allowed-now")  # no more mending
    quiz.judge(2, {"correct": True}).ok(201)
    assert [event["correct"] for event in quiz.of_kind("judgement", 0)][-1] is True
    assert [event["correct"] for event in quiz.of_kind("judgement", 1)][-1] is None
    shown = quiz.open_question(0)
    assert shown["question"] == 3 and moment(quiz.state()["closes_at"]) == moment(shown["put_at"]) + 15_000
    for _ in range(4):
        quiz.skip(0).ok(201)
    quiz.ready(2).ok(201)
    for _ in range(5):
        quiz.skip(1).ok(201)
    assert quiz.result()["match"]["winners"] == [0], "as the master has judged"


def test_what_was_right_in_the_master_s_eyes_may_be_mended_while_it_is_checked(server, texts):
    quiz = chaired(server, at_once(texts, 1, 60, points=4), contenders=2, appeal_seconds=600)
    quiz.ready(2).ok(201)
    quiz.wrong(0).ok(201)
    quiz.right(1).ok(201)
    quiz.judge(2, {"suggested": True}).ok(201)
    assert quiz.state()["phase"] == "checking" and quiz.scores("points") == [(0,), (4,)]
    quiz.judge(2, {"question": 1, "correct": True}).problem(409, "not-allowed-now")  # whose?
    quiz.judge(2, {"question": 1, "seat": 0, "correct": True}).ok(201)
    assert quiz.scores("points") == [(4,), (4,)]
    quiz.judge(2, {"question": 1, "seat": 1, "correct": False}).ok(201)
    quiz.appeal(1, 1).ok(201)
    quiz.judge(2, {"question": 1, "seat": 1, "correct": False}).ok(201)
    assert quiz.last_of("ruling")["granted"] is False, "and of an appeal it is the ruling"
    assert quiz.ready(2).ok(201)["game"]["result"]["winners"] == [0], "the master's `ready` ends it"


# --- Aloud ---------------------------------------------------------------------------------------------------------


def test_what_is_read_aloud_is_read_by_the_master_alone(server, choices):
    quiz = in_chair(server, choices, contenders=2, reading="aloud")
    spectator = server.player("Spectator")
    assert quiz.state()["waiting_for"] == [2]
    assert [quiz.view(seat)["turn"]["actions"] for seat in range(3)] == [["response"], [], ["judgement"]]
    read = quiz.open_question(2)
    known = book[read["text"]]
    assert read["answers"] == [answer_of(known)] and sorted(read["choices"]) == sorted(known["choices"])
    assert read["media"] == PICTURE
    for state in (quiz.state(0), quiz.state(1), spectator.get(quiz.path).ok(200)["state"]):
        (shown,) = state["questions"]
        assert [shown[name] for name in ("text", "choices", "media", "answers")] == [None] * 4
        assert (shown["question"], shown["kind"], shown["language"]) == (1, "choice", "en")
    events = spectator.get(quiz.path + "/events?limit=1000").ok(200)["items"]
    (put,) = (event for event in events if event["kind"] == "question")
    assert [put[name] for name in ("text", "choices", "media")] == [None] * 3
    quiz.judge(2, {"correct": False, "text": "the first"}).ok(201)
    shown = spectator.get(quiz.path + "/history").ok(200)["items"][0]
    assert (shown["text"], shown["choices"], shown["answer"]) == (read["text"], read["choices"], answer_of(known))
    assert shown["responses"][0]["text"] == "the first"
    later = spectator.get(quiz.path + "/events?limit=1000").ok(200)["items"]
    assert later[: len(events)] == events, "what was hidden stays so"


def test_aloud_the_master_enters_and_the_contender_may_only_pass(server, choices):
    quiz = in_chair(server, choices, reading="aloud")
    ends = quiz.state()["stint"]["ends_at"]
    quiz.respond(0, {"text": "x"}).problem(409, "not-allowed-now")
    quiz.respond(0, {"choice": 0}).problem(409, "not-allowed-now")
    quiz.respond(1, {"pass": True}).problem(409, "not-your-turn")
    quiz.judge(0, {"correct": True}).problem(409, "not-your-turn")
    quiz.judge(1, {"suggested": True}).problem(409, "not-allowed-now")
    quiz.judge(1, {"question": 2, "correct": True}).problem(409, "not-allowed-now")
    entered = quiz.judge(1, {"question": 1, "correct": True, "text": "as said"}).ok(201)
    assert (entered["question"], entered["seat"], entered["correct"]) == (1, 0, True)
    told = quiz.last_of("judgement")
    assert {name: told[name] for name in ("seat", "question", "correct", "by", "pass", "text")} == {
        "seat": 0, "question": 1, "correct": True, "by": 1, "pass": False, "text": "as said",
    }  # fmt: skip
    entered = quiz.judge(1, {"pass": True}).ok(201)
    assert entered["correct"] is None and quiz.last_of("judgement")["pass"] is True
    assert quiz.of_kind("closed")[1]["answer"] is None, "a pass is told at the end"
    passed = quiz.respond(0, {"question": 3, "pass": True}).ok(201)
    assert (passed["pass"], passed["correct"], passed["text"]) == (True, None, None)
    quiz.judge(1, {"correct": False}).ok(201)
    assert quiz.scores("points", "right", "wrong", "passes") == [(1, 1, 1, 2)]
    assert quiz.state()["stint"]["ends_at"] == ends, "nothing stands while the master enters"
    quiz.judge(1, {"question": 4, "correct": True}).ok(201)
    assert quiz.scores("right", "wrong") == [(2, 0)], "they may mend it"
    assert quiz.history(1)[3]["responses"][0]["outcome"] == "right"


def test_aloud_the_passed_questions_are_told_when_the_stint_is_over(server):
    asked = make_set(server.player(), 3)
    quiz = in_chair(server, asked, seconds=5, reading="aloud")
    for body in ({"pass": True}, {"correct": True}, {"pass": True}):
        quiz.judge(1, body).ok(201)
    over = quiz.last_of("stint-over")
    texts_put = [item["text"] for item in quiz.history()]
    assert over["exhausted"] is True and (over["points"], over["passes"]) == (1, 2)
    assert over["passed"] == [
        {"question": number, "text": texts_put[number - 1], "answer": answer_of(book[texts_put[number - 1]])}
        for number in (1, 3)
    ]


# --- Seats without an account --------------------------------------------------------------------------------------


def test_the_master_plays_for_those_without_an_account(server, texts):
    quiz = chaired(server, chair(texts, 60), at_once(texts, 1, 60), sheet(texts, 2, 60), named=["Team Bridge"])
    ann, master, team = 0, 2, {"seat": 1}
    assert quiz.view()["seats"][1]["player"] == {"id": None, "name": "Team Bridge", "kind": "human"}
    quiz.ready(ann).ok(201)
    while quiz.state()["chair"] == ann:
        quiz.skip(ann).ok(201)
    state = quiz.state(master)
    assert state["phase"] == "ready" and state["chair"] == 1
    quiz.ready(ann).problem(409, "not-your-turn")
    quiz[master].post(quiz.path + "/ready", team).ok(201)
    shown = quiz.open_question(master)
    assert quiz.view(master)["turn"]["seats"] == [1] and quiz.view(master)["seats"][1]["by"] == master
    assert quiz[master].get(quiz.path + "?seat=1").ok(200)["turn"]["actions"] == ["response"]
    quiz.respond(master, {"question": shown["question"], "text": "x"}).problem(409, "not-your-turn")
    quiz.respond(ann, {"question": shown["question"], "text": "x", **team}).problem(403, "forbidden")
    said = quiz.respond(master, {"question": shown["question"], "text": "as they said", **team}).ok(201)
    assert (said["text"], said["game"]["state"]["phase"]) == ("as they said", "judging")
    quiz.judge(master, {"seat": 1, "correct": True}).ok(201)
    assert quiz.scores("points") == [(0,), (1,)]
    while quiz.state()["chair"] == 1:
        quiz.respond(master, {"pass": True, **team}).ok(201)
    quiz.ready(master).ok(201)
    quiz.respond(master, {**right_to(quiz.open_question(master)), **team}).ok(201)
    quiz.right(ann).ok(201)
    quiz.judge(master, {"suggested": True}).ok(201)
    quiz.ready(master).ok(201)
    first = quiz.open_question(master)
    quiz.respond(master, {"question": first["question"], "text": "x", **team}).ok(201)
    quiz.hand_in(master).problem(409, "not-your-turn")
    quiz[master].post(quiz.path + "/hand-in", team).ok(201)
    quiz[master].post(quiz.path + "/hand-in", team).problem(409, "not-allowed-now")
    quiz.hand_in(ann).ok(201)
    game = quiz.judge(master, {"suggested": True}).ok(201)["game"]
    assert game["status"] == "finished" and game["result"]["winners"] == [1]
    assert game["ranked"] is False


def test_as_a_seat_without_an_account_the_master_looks_as_a_contender(server, texts):
    quiz = chaired(server, chair(texts, 60), named=["Team Bridge"])
    quiz.ready(2).ok(201)
    known = book[quiz.open_question(2)["text"]]["answers"]
    theirs = quiz[2].get(quiz.path + "?seat=1").ok(200)
    assert quiz.open_question(2)["answers"] == known
    assert theirs["you"]["seat"] == 1 and theirs["state"]["questions"][0]["answers"] is None
    quiz[0].get(quiz.path + "?seat=2").problem(403, "forbidden")
    quiz[0].get(quiz.path + "?seat=1").problem(403, "forbidden")


# --- Leaving -------------------------------------------------------------------------------------------------------


def test_when_a_master_leaves_the_server_judges(server, texts):
    quiz = in_chair(server, texts, contenders=2, grace_seconds=0)
    ends = moment(quiz.state()["stint"]["ends_at"])
    quiz.right(0).ok(201)
    assert quiz.state()["phase"] == "judging"
    game = quiz.resign(2).ok(201)["game"]
    judgement, response, left = (quiz.last_of(kind) for kind in ("judgement", "response", "resigned"))
    assert (game["status"], judgement["by"], judgement["correct"]) == ("playing", None, True)
    assert judgement["at"] == left["at"]
    assert moment(quiz.state()["stint"]["ends_at"]) - ends == moment(left) - moment(response)
    assert quiz.right(0).ok(201)["correct"] is True, "and goes on to"
    assert quiz.wrong(0).ok(201)["correct"] is False
    assert quiz.scores("right", "wrong") == [(2, 1), (0, 0)]
    quiz.judge(2, {"question": 1, "correct": False}).problem(409, "not-allowed-now")
    quiz.ready(2).problem(409, "not-allowed-now")
    assert len(quiz.view(2)["result"] or {}) == 0 and quiz.view(2)["turn"]["actions"] == []


def test_who_leaves_while_they_are_judged_has_not_answered(server, texts):
    quiz = in_chair(server, texts, contenders=3)
    quiz.right(0).ok(201)
    quiz.resign(0).ok(201)
    assert [one["outcome"] for one in quiz.history(3)[0]["responses"]] == ["unanswered"]
    assert quiz.of_kind("judgement", 3) == []
    assert (quiz.state(1)["phase"], quiz.state(1)["chair"]) == ("ready", 1)
    assert quiz.scores("points", "unanswered", seat=1)[0] == (0, 0)


def test_what_waits_when_one_contender_is_left_is_judged_as_the_server_suggests(server, texts):
    quiz = in_chair(server, texts, contenders=2)
    quiz.right(0).ok(201)
    game = quiz.resign(1).ok(201)["game"]
    assert (game["status"], game["result"]["winners"], game["result"]["points"]) == ("finished", [0], [1, 0, 0])
    assert [one["outcome"] for one in quiz.history()[0]["responses"]] == ["right"]


def test_when_a_master_leaves_a_pause_that_was_theirs_lasts_five_seconds(server, texts):
    pausing, later, judging = (
        chaired(server, at_once(texts, 2, 60, pause_seconds=None), contenders=2) for _ in range(3)
    )
    for quiz in (pausing, later, judging):
        quiz.ready(2).ok(201)
    for quiz in (pausing, later):
        quiz.skip(0).ok(201)
    pausing.skip(1).ok(201)
    assert pausing.state()["starts_at"] is None
    for quiz in (pausing, later):
        quiz.resign(2).ok(201)
    later.skip(1).ok(201)
    judging.right(0).ok(201)
    judging.wrong(1).ok(201)
    judging.resign(2).ok(201)
    assert judging.scores("right", "wrong") == [(1, 0), (0, 1)], "what waited is judged by the server"
    starts = [moment(quiz.state()["starts_at"]) for quiz in (pausing, later, judging)]
    for quiz, at in zip((pausing, later, judging), starts):
        assert at == moment(quiz.last_of("closed")) + 5000 == moment(quiz.wait_for("question", count=2)[1])


@pytest.mark.parametrize("how", ["aloud", "named"])
def test_some_games_cannot_go_on_without_their_master(server, texts, how):
    named = ["Team Bridge"] if how == "named" else []
    quiz = in_chair(server, texts, contenders=2, named=named, reading="aloud" if how == "aloud" else "screen")
    game = quiz.resign(master_of(quiz)).ok(201)["game"]
    assert (game["status"], quiz.last_of("aborted")["reason"]) == ("aborted", "master-left")
    assert game["result"] is None or game["result"]["winners"] == []
    quiz.ready(0).problem(409, "game-over")


def test_an_appeal_that_waits_for_a_master_who_leaves_is_voted_on(server, texts):
    quiz = in_chair(server, texts, contenders=3, appeal_seconds=600)
    quiz.wrong(0).ok(201)
    quiz.judge(3, {"suggested": True}).ok(201)
    quiz.appeal(0, 1).ok(201)
    quiz.vote(1, 1, 0).problem(409, "not-allowed-now")
    quiz.resign(3).ok(201)
    assert quiz.view(1)["turn"]["actions"] == ["vote"]
    quiz.vote(1, 1, 0).ok(201)
    quiz.vote(2, 1, 0).ok(201)
    assert (quiz.last_of("ruling")["granted"], quiz.last_of("ruling")["by"]) == (True, None)
    assert quiz.scores("points") == [(1,), (0,), (0,)]


# --- What is refused -----------------------------------------------------------------------------------------------


def test_who_is_not_asked_is_told_so(server, texts):
    quiz = in_chair(server, texts, contenders=2, appeal_seconds=600)
    body = {"question": 1, "text": "x"}
    quiz.respond(1, body).problem(409, "not-your-turn")  # a contender out of the chair
    quiz.respond(2, body).problem(409, "not-your-turn")  # the master
    quiz.judge(0, {"correct": True}).problem(409, "not-your-turn")  # a contender judging
    quiz.wrong(0).ok(201)
    quiz.judge(1, {"correct": True}).problem(409, "not-your-turn")
    quiz.judge(2, {"correct": False}).ok(201)
    quiz.appeal(1, 1).problem(409, "not-your-turn")  # another's
    quiz.appeal(2, 1).problem(409, "not-your-turn")
    quiz.appeal(0, 1).ok(201)
    quiz.vote(0, 1, 0).problem(409, "not-your-turn")  # in one's own case
    quiz.vote(2, 1, 0).problem(409, "not-your-turn")
    quiz.vote(1, 1, 0).problem(409, "not-allowed-now")  # a master rules
    quiz.appeal(0, 1).problem(409, "not-allowed-now")  # twice
    quiz.hand_in(2).problem(409, "not-your-turn")
    quiz.ready(1).problem(409, "not-your-turn")


def test_what_has_no_time_now_is_told_so(server, texts):
    quiz = chaired(server, chair(texts, 60), contenders=2, appeal_seconds=600)
    body = {"question": 1, "text": "x"}
    quiz.respond(0, body).problem(409, "not-allowed-now")  # in `ready`
    quiz.judge(2, {"correct": True}).problem(409, "not-allowed-now")
    quiz.hand_in(0).problem(409, "not-allowed-now")  # no sheet
    quiz.appeal(0, 1).problem(409, "not-allowed-now")  # nothing was put
    quiz.vote(1, 1, 0).problem(409, "not-allowed-now")
    quiz.ready(0).ok(201)
    quiz.ready(0).problem(409, "not-allowed-now")  # twice
    quiz.ready(2).problem(409, "not-allowed-now")
    quiz.appeal(0, 1).problem(409, "not-allowed-now")  # still open
    quiz.respond(0, {"question": 2, "text": "x"}).problem(409, "not-allowed-now")  # not put yet
    quiz.right(0).ok(201)
    quiz.respond(0, body).problem(409, "not-allowed-now")  # while it is judged
    quiz.appeal(0, 1).problem(409, "not-allowed-now")
    quiz.judge(2, {"question": 1, "pass": True}).problem(409, "not-allowed-now")  # a text is no pass
    quiz.judge(2, {"suggested": True}).ok(201)
    quiz.appeal(0, 1).problem(409, "not-allowed-now")  # it was right
    quiz.respond(0, body).problem(409, "not-allowed-now")  # closed


def test_who_has_said_ready_need_not_say_it_again(server, texts):
    quiz = chaired(server, at_once(texts, 1, 60), contenders=2)
    assert quiz.state()["waiting_for"] == [0, 1, 2]
    quiz.ready(0).ok(201)
    assert quiz.state()["waiting_for"] == [1, 2] and quiz.view(0)["turn"]["actions"] == []
    quiz.ready(0).problem(409, "not-allowed-now")
    quiz.ready(1).ok(201)
    quiz.right(0).ok(201)
    quiz.respond(0, {"question": 1, "text": "again"}).problem(409, "not-allowed-now")  # a response is final
    quiz.respond(0, {"pass": True}).problem(409, "not-allowed-now")


def test_a_late_click_answers_no_other_question(server, texts):
    quiz = in_chair(server, texts, judge="automatic")
    quiz.right(0).ok(201)
    before = quiz.view()
    for body in ({"text": "x"}, {"pass": True}, {"choice": 0}):
        quiz.respond(0, {"question": 1, **body}).problem(409, "not-allowed-now")
    assert quiz.view() == before, "and nothing has changed"
    assert quiz.respond(0, {"text": "whatever is open"}).ok(201)["question"] == 2


RESPONSES = [
    ({}, ""),
    ({"question": 1}, ""),
    ({"text": "x", "pass": True}, "/text"),
    ({"text": "x", "choice": 0}, "/text"),
    ({"choice": 0, "pass": True}, "/choice"),
    ({"text": ""}, "/text"),
    ({"text": "x" * 201}, "/text"),
    ({"text": 1}, "/text"),
    ({"text": None}, "/text"),
    ({"text": "a\0b"}, "/text"),
    ({"choice": 0}, "/choice"),  # of a text
    ({"choice": -1}, "/choice"),
    ({"choice": 8}, "/choice"),
    ({"choice": "0"}, "/choice"),
    ({"pass": False}, "/pass"),
    ({"pass": 1}, "/pass"),
    ({"text": "x", "question": 0}, "/question"),
    ({"text": "x", "question": -1}, "/question"),
    ({"text": "x", "question": 1.5}, "/question"),
    ({"text": "x", "question": "1"}, "/question"),
    ({"text": "x", "question": 65536}, "/question"),
    ({"text": "x", "answer": "x"}, "/answer"),
]


@pytest.mark.parametrize("body, pointer", RESPONSES)
def test_what_is_no_response_is_told_so(quiz_in_chair, body, pointer):
    before = quiz_in_chair.view()
    quiz_in_chair.respond(0, body).problem(422, None, pointer)
    assert quiz_in_chair.view() == before


def test_200_characters_are_not_too_many(server, texts):
    quiz = in_chair(server, texts, judge="automatic")
    assert quiz.respond(0, {"text": "ł" * 200}).ok(201)["text"] == "ł" * 200


@pytest.fixture(scope="module")
def quiz_in_chair(server, texts):
    return in_chair(server, texts, seconds=200)


@pytest.mark.parametrize(
    "action, body, pointer",
    [
        ("judgements", {}, ""),
        ("judgements", {"question": 1}, ""),
        ("judgements", {"correct": True, "pass": True}, "/correct"),
        ("judgements", {"correct": True, "suggested": True}, "/correct"),
        ("judgements", {"pass": True, "suggested": True}, "/pass"),
        ("judgements", {"pass": False}, "/pass"),
        ("judgements", {"suggested": False}, "/suggested"),
        ("judgements", {"correct": "yes"}, "/correct"),
        ("judgements", {"correct": True, "question": 0}, "/question"),
        ("judgements", {"correct": True, "seat": -1}, "/seat"),
        ("judgements", {"correct": True, "seat": 64}, "/seat"),
        ("judgements", {"correct": True, "text": ""}, "/text"),
        ("judgements", {"correct": True, "text": "x" * 201}, "/text"),
        ("appeals", {}, "/question"),
        ("appeals", {"question": 0}, "/question"),
        ("appeals", {"question": 1, "reason": "x" * 501}, "/reason"),
        ("appeals", {"question": 1, "reason": 1}, "/reason"),
        ("votes", {"question": 1, "seat": 0}, "/accept"),
        ("votes", {"question": 1, "accept": True}, "/seat"),
        ("votes", {"seat": 0, "accept": True}, "/question"),
        ("votes", {"question": 1, "seat": 0, "accept": None}, "/accept"),
        ("votes", {"question": 1, "seat": 64, "accept": True}, "/seat"),
    ],
)
def test_what_is_no_judgement_appeal_or_vote_is_told_so(quiz_in_chair, action, body, pointer):
    for seat in (0, 1):
        quiz_in_chair[seat].post(f"{quiz_in_chair.path}/{action}", body).problem(422, None, pointer)


def test_on_a_sheet_a_response_names_its_question(server, texts):
    quiz = chaired(server, sheet(texts, 3, 60))
    quiz.ready(0).ok(201)
    quiz.respond(0, {"text": "x"}).problem(422, "invalid-value", "/question")
    quiz.respond(0, {"question": 4, "text": "x"}).problem(409, "not-allowed-now")
    quiz.respond(0, {"question": 3, "text": "x"}).ok(201)
    quiz.hand_in(0).ok(201)
    quiz.respond(0, {"question": 3, "text": "y"}).problem(409, "not-allowed-now")  # in judging


def test_a_choice_is_one_of_those_shown(server, choices):
    quiz = in_chair(server, choices, judge="automatic")
    assert len(quiz.open_question(0)["choices"]) == 4
    quiz.respond(0, {"choice": 4}).problem(422, "invalid-value", "/choice")
    assert quiz.respond(0, {"choice": 3}).ok(201)["question"] == 1


ACTIONS = [
    ("ready", {}), ("responses", {"text": "x"}), ("hand-in", {}), ("judgements", {"correct": True}),
    ("appeals", {"question": 1}), ("votes", {"question": 1, "seat": 0, "accept": True}),
]  # fmt: skip


def test_who_has_no_seat_does_nothing(server, texts, eve, anyone):
    for visibility, refused in (("public", (403, "forbidden")), ("private", (404, "not-found"))):
        *players, master = kit.people(server, 2)
        quiz = make_quiz(players, master=master, visibility=visibility, parts=[chair(texts, 60)], **STILL)
        quiz.ready(0).ok(201)
        before = quiz.view()
        if visibility == "public":
            assert [one.get(quiz.path).ok(200)["state"]["questions"][0]["answers"] for one in (eve, anyone)] == [None, None]
        else:
            eve.get(quiz.path).problem(*refused)
        for action, body in ACTIONS:
            eve.post(f"{quiz.path}/{action}", body).problem(*refused)
            anyone.post(f"{quiz.path}/{action}", body).problem(401, "unauthorized")
        assert quiz.view() == before


@pytest.mark.parametrize("action, body", ACTIONS)
def test_bodies_have_their_form(server, texts, action, body):
    quiz = make_quiz(kit.people(server, 2), parts=[at_once(texts)], **STILL)
    path = f"{quiz.path}/{action}"
    quiz[0].post(path, {**body, "no-such-member": 1}).problem(422, "invalid-value")
    quiz[0].post(path, raw=b"{", headers={"Content-Type": "application/json"}).problem(400)
    quiz[0].post(path, raw=b"x", headers={"Content-Type": "text/plain"}).problem(415)
    quiz[0].post(path, raw=b" " * 2_000_000, headers={"Content-Type": "application/json"}).problem(413)
    quiz[0].post(path, body, headers={"If-Match": '"1"'}).problem(412, "version-mismatch")


def test_a_set_s_owner_sees_no_more_of_a_game_than_others(server):
    owner = server.player("Owner")
    asked = make_set(owner, [question(answers=[canary(), canary()]) for _ in range(20)])
    quiz = in_chair(server, asked)
    told = "".join(owner.get(quiz.path + rest).text for rest in ("", "/events", "/history"))
    assert asked.items and not any(answer in told for answer in answers_of(asked.items))
    assert quiz.state(1)["questions"][0]["answers"] is not None
