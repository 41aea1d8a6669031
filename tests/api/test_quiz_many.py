# SPDX-License-Identifier: Apache-2.0
"""Several contenders: everybody at once, sheets, what is checked, tie-breaks, leaving, and all of it at the same moment."""

import json
import signal
import threading
import time

import pytest

import kit
from quiz_kit import (
    STILL,
    answer_of,
    at_once,
    at_one_moment,
    book,
    chair,
    make_quiz,
    make_set,
    moment,
    right_to,
    sheet,
    wrong_to,
)


@pytest.fixture(scope="module")
def texts(server):
    return make_set(server.player("Setter"), 120)


def begin(server, count, *parts, master=False, **options):
    players = kit.people(server, count)
    return make_quiz(players, master=server.player("Master") if master else None, parts=list(parts), **{**STILL, **options})


def ready(quiz, *seats):
    for seat in seats:
        quiz.ready(seat).ok(201)


def outcomes(quiz, number):
    """Of a question, by seat."""
    responses = quiz.history()[number - 1]["responses"]
    return {one["seat"]: one["outcome"] for one in responses}


# --- Everybody at once ---------------------------------------------------------------------------------------------


def test_a_question_waits_until_every_contender_is_ready(server, texts):
    quiz = begin(server, 3, at_once(texts, 2, 60, pause_seconds=3))
    ready(quiz, 0, 2)
    state = quiz.state()
    assert (state["phase"], state["waiting_for"], state["questions"]) == ("ready", [1], [])
    quiz.ready(1).ok(201)
    state = quiz.state()
    assert (state["phase"], state["waiting_for"], state["chair"], state["stint"]) == ("question", [0, 1, 2], None, None)
    assert state["questions"] == quiz.state(2)["questions"], "the same for all"
    assert moment(state["closes_at"]) == moment(state["questions"][0]["put_at"]) + 60_000
    said = quiz.right(0).ok(201)
    assert (said["correct"], said["answer"]) == (None, None), "told when it is closed"
    quiz.skip(1).ok(201)
    assert quiz.state()["waiting_for"] == [2] and quiz.scores("points") == [(0,)] * 3
    assert [one["text"] for one in quiz.of_kind("response", 2)] == [None, None]
    assert {one["pass"] for one in quiz.of_kind("response", 2)} == {None}
    quiz.wrong(2).ok(201)
    state = quiz.state()
    assert quiz.scores("points", "right", "wrong", "passes") == [(1, 1, 0, 0), (0, 0, 0, 1), (0, 0, 1, 0)]
    told = quiz.last_of("closed", 1)
    assert told["answer"] == answer_of(book[quiz.history()[0]["text"]]), "also to who passed"
    assert [(one["seat"], one["outcome"], one["points"]) for one in told["outcomes"]] == [
        (0, "right", 1), (1, "pass", 0), (2, "wrong", 0),
    ]  # fmt: skip
    assert (state["phase"], state["waiting_for"], state["questions"]) == ("pause", [], [])
    quiz.ready(0).problem(409, "not-allowed-now")
    assert moment(state["starts_at"]) == moment(told) + 3000
    assert moment(quiz.wait_for("question", count=2)[1]) == moment(told) + 3000, "to the millisecond"


def test_without_a_pause_the_next_follows_at_once(server, texts):
    quiz = begin(server, 2, at_once(texts, 2, 60, pause_seconds=0), at_once(texts, 1, 60, points=7))
    ready(quiz, 0, 1)
    quiz.skip(0).ok(201)
    quiz.skip(1).ok(201)
    assert quiz.last_of("question")["at"] == quiz.last_of("closed")["at"] and quiz.state()["phase"] == "question"
    quiz.skip(0).ok(201)
    quiz.skip(1).ok(201)
    state = quiz.state()
    assert (state["phase"], state["part"]["number"]) == ("ready", 2), "the next part follows at once, and waits"
    ready(quiz, 0, 1)
    quiz.right(0).ok(201)
    quiz.wrong(1).ok(201)
    assert quiz.scores("points", "passes") == [(7, 2), (0, 2)]


def test_who_is_slow_has_fewer_points_and_who_says_nothing_none(server, texts):
    quiz = begin(server, 3, at_once(texts, 1, 5, points=1000, speed=True), appeal_seconds=0)
    ready(quiz, 0, 1, 2)
    put = moment(quiz.open_question(0)["put_at"])
    quiz.right(0).ok(201)
    time.sleep(max(0, put / 1000 + 2.5 - time.time()))
    quiz.right(1).ok(201)
    (closed,) = quiz.wait_for("closed")
    assert moment(closed) == put + 5000, "to the millisecond, and without grace"
    responses = quiz.history()[0]["responses"]
    assert [one["outcome"] for one in responses] == ["right", "right", "unanswered"]
    for response in responses[:2]:
        assert response["points"] == 1000 * (10_000 - response["after_ms"]) // 10_000
    assert responses[0]["points"] > responses[1]["points"] >= 500
    assert responses[2] == {
        "seat": 2, "text": None, "outcome": "unanswered", "points": 0, "after_ms": None, "appeal": None,
    }  # fmt: skip
    assert quiz.result()["match"]["winners"] == [0]
    quiz.respond(2, {"question": 1, "text": "late"}).problem(409, "game-over")


# --- The sheet -----------------------------------------------------------------------------------------------------


def test_a_sheet_is_written_changed_and_handed_in(server, texts):
    quiz = begin(server, 2, sheet(texts, 4, 60, points=2), appeal_seconds=0)
    ready(quiz, 0, 1)
    shown = quiz.state()["questions"]
    assert [one["question"] for one in shown] == [1, 2, 3, 4]
    assert len({one["put_at"] for one in shown}) == 1 and quiz.state()["waiting_for"] == [0, 1]
    quiz.wrong(0, 2).ok(201)
    quiz.right(0, 2).ok(201)  # the last one counts
    quiz.right(0, 4).ok(201)
    quiz.skip(0, 4).ok(201)  # takes it back, and is no pass
    quiz.skip(0, 3).ok(201)
    quiz.wrong(0, 1).ok(201)
    right = answer_of(book[shown[1]["text"]])
    assert [(one["question"], one["text"]) for one in quiz.state()["responses"]] == [(2, right), (1, "certainly wrong")]
    assert quiz.state(1)["responses"] == [] and quiz.history(1)[1]["responses"] == []
    quiz.hand_in(0).ok(201)
    assert quiz.state()["waiting_for"] == [1] and quiz.view()["turn"]["actions"] == []
    quiz.hand_in(0).problem(409, "not-allowed-now")
    quiz.right(0, 1).problem(409, "not-allowed-now")
    quiz.right(1, 1).ok(201)
    quiz.hand_in(1).ok(201)
    assert [one["question"] for one in quiz.of_kind("closed")] == [1, 2, 3, 4], "in order"
    assert [outcomes(quiz, number) for number in range(1, 5)] == [
        {0: "wrong", 1: "right"}, {0: "right", 1: "unanswered"}, {0: "unanswered", 1: "unanswered"},
        {0: "unanswered", 1: "unanswered"},
    ]  # fmt: skip
    assert quiz.scores("points", "right", "wrong", "passes", "unanswered") == [(2, 1, 1, 0, 2), (2, 1, 0, 0, 3)]
    assert quiz.result()["match"]["winners"] == [0, 1]


def test_a_sheet_ends_with_its_time(server, texts):
    plain, judged = (begin(server, 2, sheet(texts, 2, 10), master=master) for master in (False, True))
    ready(plain, 0, 1)
    judged.ready(2).ok(201)
    put = [moment(quiz.state()["questions"][0]["put_at"]) for quiz in (plain, judged)]
    for quiz in (plain, judged):
        quiz.right(0, 1).ok(201)
        quiz.right(1, 2).ok(201)
        quiz.hand_in(1).ok(201)
    (bell,) = judged.wait_for("bell")
    assert moment(bell) == put[1] + 10_000
    state = judged.state(2)
    assert (state["phase"], len(state["questions"])) == ("judging", 2)
    assert moment(state["closes_at"]) == put[1] + 10_000 + 30_000
    assert [(one["question"], one["seat"], one["suggested"]) for one in state["responses"]] == [(1, 0, True), (2, 1, True)]
    judged.right(0, 2).problem(409, "not-allowed-now")
    judged.judge(2, {"question": 2, "seat": 1, "correct": False}).ok(201)
    judged.judge(2, {"suggested": True}).ok(201)
    assert judged.scores("right", "wrong", "unanswered") == [(1, 0, 1), (0, 1, 1)]
    for event in plain.wait_for("closed", count=2):
        assert moment(event) == put[0] + 10_000
    assert plain.scores("right", "unanswered") == [(1, 1), (1, 1)]


# --- Checking ------------------------------------------------------------------------------------------------------


def checking(server, texts, wrong=(0,), count=4, **options):
    """A quiz in `checking`: those who are `wrong` were, the others were right."""
    options = {"appeal_seconds": 600, **options}
    quiz = begin(server, count, at_once(texts, 1, 60, points=5, speed=options.pop("speed", False)), **options)
    ready(quiz, *range(count))
    for seat in range(count):
        (quiz.wrong if seat in wrong else quiz.right)(seat).ok(201)
    return quiz


def test_an_appeal_is_granted_by_more_than_half_of_the_others(server, texts):
    quiz = checking(server, texts, wrong=(0, 1))
    state = quiz.state()
    assert (state["phase"], state["waiting_for"]) == ("checking", [0, 1, 2, 3])
    assert moment(state["starts_at"]) == moment(quiz.last_of("closed")) + 600_000
    assert quiz.view(0)["turn"]["actions"] == ["ready", "appeal"] and quiz.view(2)["turn"]["actions"] == ["ready"]
    appeal = quiz.appeal(0, 1, reason="it is the same").ok(201)
    assert appeal["question"] == 1 and quiz.last_of("appeal", 3)["reason"] == "it is the same"
    quiz.appeal(0, 1).problem(409, "not-allowed-now")
    quiz.appeal(2, 1).problem(409, "not-allowed-now")  # it was right
    assert quiz.view(1)["turn"]["actions"] == ["ready", "appeal", "vote"]
    vote = quiz.vote(1, 1, 0).ok(201)
    assert (vote["question"], vote["seat"]) == (1, 0)
    told = quiz.last_of("vote", 3)
    assert (told["seat"], told["by"], told["accept"]) == (0, 1, True)
    quiz.vote(1, 1, 0, accept=False).problem(409, "not-allowed-now")  # once
    quiz.vote(0, 1, 0).problem(409, "not-your-turn")
    quiz.vote(2, 1, 1).problem(409, "not-allowed-now")  # no such appeal
    assert quiz.state()["appeals"] == [{"question": 1, "seat": 0, "text": "certainly wrong", "accept": 1, "refuse": 0}]
    quiz.vote(2, 1, 0).ok(201)
    ruling = quiz.last_of("ruling")
    assert (ruling["question"], ruling["seat"], ruling["granted"], ruling["by"]) == (1, 0, True, None)
    assert ruling["at"] == quiz.last_of("vote")["at"]
    assert quiz.scores("points", "right", "wrong") == [(5, 1, 0), (0, 0, 1), (5, 1, 0), (5, 1, 0)]
    assert quiz.history()[0]["responses"][0]["appeal"] == "granted"
    quiz.vote(3, 1, 0).problem(409, "not-allowed-now")  # it is decided
    quiz.appeal(0, 1).problem(409, "not-allowed-now")  # one a question and contender


def test_an_appeal_is_refused_as_soon_as_it_cannot_be_granted(server, texts):
    quiz = checking(server, texts)
    quiz.appeal(0, 1).ok(201)
    quiz.vote(1, 1, 0, accept=False).ok(201)
    assert quiz.of_kind("ruling") == []
    quiz.vote(2, 1, 0, accept=False).ok(201)
    assert quiz.last_of("ruling")["granted"] is False
    assert quiz.history()[0]["responses"][0]["appeal"] == "refused" and quiz.scores("points")[0] == (0,)


def test_what_is_not_decided_in_time_is_refused(server, texts):
    by_clock, by_ready = checking(server, texts, appeal_seconds=1), checking(server, texts)
    by_ready.appeal(0, 1).ok(201)
    by_ready.vote(1, 1, 0).ok(201)
    ready(by_ready, 0, 1, 2)
    assert by_ready.state()["phase"] == "checking" and by_ready.state()["waiting_for"] == [3]
    game = by_ready.ready(3).ok(201)["game"]
    assert game["status"] == "finished" and by_ready.last_of("ruling")["granted"] is False
    by_clock.wait_for("round-over")
    by_itself = by_clock.last_of("ready")
    assert by_itself["seat"] is None and moment(by_itself) == moment(by_clock.last_of("closed")) + 1000


def test_an_appeal_that_is_open_when_the_time_is_over_is_refused_then(server, texts):
    voted = checking(server, texts, appeal_seconds=4)
    ruled = checking(server, texts, appeal_seconds=4, master=True, judge="automatic")
    for quiz in (voted, ruled):
        quiz.appeal(0, 1).ok(201)
    voted.vote(1, 1, 0).ok(201)
    for quiz in (voted, ruled):
        (ruling,) = quiz.wait_for("ruling")
        assert (ruling["granted"], moment(ruling)) == (False, moment(quiz.last_of("closed")) + 4000)
        assert ruling["by"] is None and quiz.view()["status"] == "finished"


def test_who_has_left_does_not_vote(server, texts):
    quiz = checking(server, texts)
    quiz.appeal(0, 1).ok(201)
    quiz.vote(1, 1, 0).ok(201)
    quiz.vote(2, 1, 0, accept=False).ok(201)
    quiz.resign(3).ok(201)
    assert quiz.last_of("ruling")["granted"] is False, "one of two is not more than half"
    other = checking(server, texts)
    other.appeal(0, 1).ok(201)
    other.vote(1, 1, 0).ok(201)
    other.resign(2).ok(201)
    assert other.of_kind("ruling") == []
    other.resign(3).ok(201)
    assert other.last_of("ruling")["granted"] is True and other.scores("points")[0] == (5,)


def test_a_granted_appeal_has_half_of_what_speed_could_have_made(server, texts):
    quiz = checking(server, texts, speed=True)
    quiz.appeal(0, 1).ok(201)
    quiz.vote(1, 1, 0).ok(201)
    quiz.vote(2, 1, 0).ok(201)
    assert quiz.scores("points")[0] == (3,), "of five, rounded up"


def test_a_master_rules_on_appeals_and_is_waited_for(server, texts):
    quiz = begin(server, 2, chair(texts, 12), master=True, judge="automatic", appeal_seconds=600)
    ready(quiz, 0)
    quiz.wrong(0).ok(201)
    quiz.wrong(0).ok(201)
    assert quiz.view(0)["turn"]["actions"] == ["response", "appeal"], "in the chair at once"
    quiz.appeal(0, 1).ok(201)
    assert quiz.view(2)["turn"]["actions"] == ["judgement"]
    quiz.judge(2, {"question": 1, "suggested": True}).problem(409, "not-allowed-now")
    ruled = quiz.judge(2, {"question": 1, "seat": 0, "correct": True}).ok(201)
    assert (ruled["question"], ruled["seat"], ruled["correct"]) == (1, 0, True)
    ruling, judgement = quiz.last_of("ruling"), quiz.last_of("judgement")
    assert (ruling["granted"], ruling["by"], ruling["seat"]) == (True, 2, 0) and ruling["seq"] == judgement["seq"] + 1
    assert quiz.scores("points", "right", "wrong")[0] == (1, 1, 1)
    quiz.appeal(0, 2).ok(201)
    quiz.judge(2, {"question": 2, "correct": False}).ok(201)
    assert quiz.last_of("ruling")["granted"] is False
    quiz.wrong(0).ok(201)
    while quiz.state()["chair"] == 0:
        quiz.skip(0).ok(201)
    ready(quiz, 1)
    while quiz.state()["chair"] == 1:
        quiz.skip(1).ok(201)
    assert quiz.state()["phase"] == "checking"
    quiz.appeal(0, 3).ok(201)
    ready(quiz, 0, 1, 2)
    assert quiz.state()["phase"] == "checking", "not while the master has one to rule on"
    quiz.judge(2, {"question": 3, "correct": True}).ok(201)
    assert quiz.view()["status"] == "finished" and quiz.result()["match"]["points"][0] == 2


def test_there_is_nothing_to_check_where_nobody_was_wrong_or_nobody_else_is_there(server, texts):
    quiz = checking(server, texts, wrong=(), count=2)
    assert quiz.view()["status"] == "finished"
    alone = begin(server, 1, chair(texts, 60), appeal_seconds=600)
    ready(alone, 0)
    alone.wrong(0).ok(201)
    alone.appeal(0, 1).problem(409, "not-allowed-now")


def test_an_order_that_was_fixed_stays_when_an_appeal_is_granted(server, texts):
    quiz = begin(server, 2, at_once(texts, 1, 60), chair(texts, 12, order="reverse"), appeal_seconds=600)
    ready(quiz, 0, 1)
    quiz.right(0).ok(201)
    quiz.wrong(1).ok(201)
    assert quiz.state()["part"]["order"] == [1, 0], "from the fewest points up"
    quiz.appeal(1, 1).problem(409, "not-allowed-now")  # not of what all were asked, before the time to check
    ready(quiz, 1)
    quiz.wrong(1).ok(201)
    quiz.appeal(1, 2).ok(201)
    quiz.vote(0, 2, 1).ok(201)
    assert quiz.state()["part"]["order"] == [1, 0] and quiz.scores("points") == [(1,), (1,)]


# --- Who wins ------------------------------------------------------------------------------------------------------


def test_places_are_by_points_then_passes_and_equal_ones_are_shared(server, texts):
    quiz = begin(server, 5, sheet(texts, 2, 60), at_once(texts, 1, 60), title="Quiz Master", appeal_seconds=0)
    ready(quiz, *range(5))
    for seat, numbers in enumerate([(1, 2), (1,), (1,), (), (1,)]):
        for number in numbers:
            quiz.right(seat, number).ok(201)
        quiz.hand_in(seat).ok(201)
    ready(quiz, *range(5))
    for seat in range(4):
        quiz.wrong(seat).ok(201)
    quiz.skip(4).ok(201)
    result = quiz.last_of("round-over")
    assert result["places"] == [1, 2, 2, 5, 4], "one who passed comes behind those who were wrong"
    assert (result["title"], result["tie_break"]) == ("Quiz Master", None)
    assert result["points"] == [2, 1, 1, 0, 1] and result["scores"] == quiz.state()["scores"]
    match = quiz.result()["match"]
    assert (match["winners"], match["points"], match["minor"]) == ([0], [2, 1, 1, 0, 1], [0, 0, 0, 0, -1])


def tied(server, texts, count=2, master=False, **options):
    """A quiz in which all end equal, so that a tie-break begins."""
    quiz = begin(server, count, at_once(texts, 1, 60), master=master, tie_break=True, **options)
    ready(quiz, *([count] if master else range(count)))
    for seat in range(count):
        quiz.skip(seat).ok(201)
    return quiz


def five(quiz, seat, right):
    """Answers one's five: so many right, the others wrong."""
    quiz.ready(seat).ok(201)
    for number in range(5):
        (quiz.right if number < right else quiz.wrong)(seat).ok(201)


def hidden_from(quiz, client):
    """What one sees of the questions of a tie-break: that they were put, and nothing else."""
    items = client.get(quiz.path + "/history").ok(200)["items"][1:]
    for item in items:
        assert [item[name] for name in ("text", "language", "kind", "choices", "answer", "responses")] == [None] * 5 + [[]]
    for event in client.get(quiz.path + "/events?limit=1000").ok(200)["items"]:
        if event["kind"] in ("question", "response", "closed") and event["question"] > 1:
            assert all(event[name] is None for name in event if name not in ("seq", "at", "kind", "seat", "question"))
    state = client.get(quiz.path).ok(200)["state"]
    for shown in state["questions"]:
        assert {name for name in shown if shown[name] is not None} == {"question", "put_at"}
    if state["last"]["question"] > 1:
        assert (state["last"]["answer"], state["last"]["outcomes"]) == (None, None)
    return items


def test_a_tie_break_is_seen_by_who_is_asked_and_the_master_until_all_have_had_it(server, texts):
    quiz = tied(server, texts, master=True, judge="automatic")
    spectator = server.player("Spectator")
    begun = quiz.last_of("tie-break")
    assert (begun["seats"], begun["number"]) == ([0, 1], 1)
    state = quiz.state()
    assert (state["phase"], state["chair"], state["waiting_for"]) == ("tie-break", 0, [0, 2])
    quiz.ready(1).problem(409, "not-your-turn")
    quiz.ready(0).ok(201)
    shown = quiz.open_question(0)
    assert moment(quiz.state()["closes_at"]) == moment(shown["put_at"]) + 15_000 and quiz.state()["stint"] is None
    assert quiz.open_question(2)["answers"] == book[shown["text"]]["answers"], "the master sees them"
    assert shown["answers"] is None
    for _ in range(2):
        quiz.right(0).ok(201)
        for other in (quiz[1], spectator):
            assert len(hidden_from(quiz, other)) > 1
    told = quiz.wrong(0).ok(201)
    assert told["correct"] is False and told["answer"] == answer_of(book[quiz.history(0)[3]["text"]])
    quiz.skip(0).ok(201)
    assert quiz.history(0)[4]["answer"] is None, "a pass is told at the end"
    quiz.right(0).ok(201)
    assert quiz.state()["chair"] == 1 and quiz.state()["phase"] == "tie-break"
    first = [item["text"] for item in quiz.history(0)[1:6]]
    quiz.ready(1).ok(201)
    hidden_from(quiz, spectator)
    hidden = [item["text"] for item in quiz.history(0)[6:]]
    assert hidden == [None], "also from who has had them"
    for number in range(5):
        assert quiz.open_question(1)["text"] == first[number], "the same five, each under a new number"
        (quiz.skip if number else quiz.wrong)(1).ok(201)
    game = spectator.get(quiz.path).ok(200)
    assert game["status"] == "finished" and game["result"]["winners"] == [0]
    over = spectator.get(quiz.path + "/events?limit=1000").ok(200)["items"]
    (over,) = (event for event in over if event["kind"] == "tie-break-over")
    assert [one["text"] for one in over["questions"]] == first and over["right"] == [3, 0, None]
    assert [one["answer"] for one in over["questions"]] == [answer_of(book[text]) for text in first]
    history = spectator.get(quiz.path + "/history").ok(200)["items"]
    assert [item["text"] for item in history[1:]] == first * 2 and all(item["answer"] for item in history)
    assert quiz.scores("points", "passes", "tie_break") == [(0, 1, 3), (0, 1, 0)], "it changes no points"
    result = quiz.last_of("round-over")
    assert result["tie_break"] == [{"number": 1, "seats": [0, 1], "right": [3, 0]}] and result["places"] == [1, 2, None]
    assert quiz.result()["match"]["minor"] == [-0.5, -1, 0]


def test_those_who_are_equal_again_get_the_next_five(server, texts):
    quiz = tied(server, texts, count=3)
    for seat, right in enumerate([2, 1, 2]):
        five(quiz, seat, right)
    assert [(one["seats"], one["number"]) for one in quiz.of_kind("tie-break")] == [([0, 1, 2], 1), ([0, 2], 2)]
    assert quiz.state()["chair"] == 0 and quiz.state()["phase"] == "tie-break"
    assert quiz.scores("tie_break") == [(2,), (1,), (2,)], "those that are over"
    five(quiz, 0, 0)
    quiz.ready(1).problem(409, "not-your-turn")
    five(quiz, 2, 1)
    assert quiz.result()["match"]["winners"] == [2]
    result = quiz.last_of("round-over")
    assert result["tie_break"] == [
        {"number": 1, "seats": [0, 1, 2], "right": [2, 1, 2]}, {"number": 2, "seats": [0, 2], "right": [0, 1]},
    ]  # fmt: skip
    assert result["places"] == [2, 2, 1], "only the first place is played off"
    texts_put = [item["text"] for item in quiz.history()[1:]]
    assert texts_put[:5] == texts_put[5:10] == texts_put[10:15] and texts_put[15:20] == texts_put[20:]
    assert not set(texts_put[:5]) & set(texts_put[15:])


def test_after_four_times_five_the_win_is_shared(server, texts):
    quiz = tied(server, texts)
    for _ in range(4):
        for seat in (0, 1):
            five(quiz, seat, 1)
    result = quiz.last_of("round-over")
    assert [one["right"] for one in result["tie_break"]] == [[1, 1]] * 4 and result["places"] == [1, 1]
    assert quiz.result()["match"]["winners"] == [0, 1]


# --- Leaving -------------------------------------------------------------------------------------------------------


def test_who_leaves_the_chair_ends_their_stint_and_what_they_made_is_void(server, texts):
    quiz = begin(server, 3, chair(texts, 60))
    ready(quiz, 0)
    quiz.right(0).ok(201)
    quiz.resign(0).ok(201)
    assert outcomes(quiz, 2) == {0: "unanswered"}
    assert quiz.last_of("stint-over", 1)["exhausted"] is False
    state = quiz.state(1)
    assert (state["phase"], state["chair"]) == ("ready", 1)
    assert state["scores"][0] == {
        "seat": 0, "points": 0, "right": 0, "wrong": 0, "passes": 0, "unanswered": 0, "tie_break": None,
    }  # fmt: skip
    quiz.ready(1).ok(201)
    quiz.wrong(1).ok(201)
    game = quiz.resign(1).ok(201)["game"]
    assert game["status"] == "finished" and game["result"]["winners"] == [2], "with one left they have won"
    assert quiz.last_of("round-over", 2)["places"][2] == 1


def test_nobody_waits_for_who_has_left(server, texts):
    quiz = begin(server, 3, at_once(texts, 1, 60, pause_seconds=0), sheet(texts, 1, 60), at_once(texts, 1, 60))
    ready(quiz, 0, 1)
    quiz.resign(2).ok(201)
    assert quiz.state()["phase"] == "question", "the others were ready"
    quiz.right(0).ok(201)
    quiz.right(1).ok(201)
    assert outcomes(quiz, 1) == {0: "right", 1: "right"} and quiz.state()["part"]["number"] == 2
    other = begin(server, 3, at_once(texts, 1, 60), appeal_seconds=0)
    ready(other, 0, 1, 2)
    other.right(0).ok(201)
    other.wrong(1).ok(201)
    other.resign(2).ok(201)
    assert other.view()["status"] == "finished" and other.result()["match"]["winners"] == [0]
    paper = begin(server, 3, sheet(texts, 1, 60), appeal_seconds=0)
    ready(paper, 0, 1, 2)
    paper.right(0).ok(201)
    paper.hand_in(0).ok(201)
    paper.right(1).ok(201)
    paper.hand_in(1).ok(201)
    paper.right(2).ok(201)
    paper.resign(2).ok(201)
    assert paper.result()["match"]["winners"] == [0, 1] and paper.result()["match"]["points"][2] == 0


def test_who_leaves_can_be_in_no_tie_break(server, texts):
    quiz = tied(server, texts, count=3)
    quiz.ready(0).ok(201)
    quiz.right(0).ok(201)
    quiz.resign(0).ok(201)
    assert quiz.state(1)["chair"] == 1 and quiz.view(1)["status"] == "playing"
    assert quiz.history(1)[1]["text"] is None
    five(quiz, 1, 1)
    five(quiz, 2, 2)
    assert quiz.result(1)["match"]["winners"] == [2]
    assert len(quiz.last_of("tie-break-over", 1)["questions"]) == 5, "all of them, though one left in their second"


def test_who_is_left_in_a_tie_break_has_won_it(server, texts):
    quiz = tied(server, texts, count=2)
    quiz.ready(0).ok(201)
    quiz.wrong(0).ok(201)
    game = quiz.resign(1).ok(201)["game"]
    assert game["status"] == "finished" and game["result"]["winners"] == [0]


def test_a_tie_break_needs_two(server, texts):
    quiz = begin(server, 3, at_once(texts, 1, 60), tie_break=True, appeal_seconds=0)
    ready(quiz, 0, 1, 2)
    quiz.right(0).ok(201)
    quiz.right(1).ok(201)
    quiz.wrong(2).ok(201)
    assert quiz.last_of("tie-break")["seats"] == [0, 1]
    quiz.ready(0).ok(201)
    quiz.wrong(0).ok(201)
    quiz.resign(1).ok(201)
    assert quiz.view()["status"] == "playing", "the five are played to their end"
    for _ in range(4):
        quiz.wrong(0).ok(201)
    assert quiz.result()["match"]["winners"] == [0] and quiz.last_of("round-over")["places"][0] == 1


# --- At the same moment --------------------------------------------------------------------------------------------


def test_nine_who_answer_at_once_are_each_counted_once(server, texts):
    quiz = begin(server, 9, at_once(texts, 3, 60, pause_seconds=0, points=3), appeal_seconds=0)
    kit.together(*(lambda seat=seat: quiz.ready(seat).ok(201) for seat in range(9)))
    for number in (1, 2, 3):
        shown = quiz.open_question(0)
        bodies = [(seat, {"question": number, **(wrong_to if seat % 3 == 2 else right_to)(shown)}) for seat in range(9)]
        # Each says it twice, and one time counts.
        statuses = at_one_moment(quiz, bodies * 2)
        assert all(sorted(statuses[seat::9]) == [201, 409] for seat in range(9)), statuses
        assert outcomes(quiz, number) == {seat: "wrong" if seat % 3 == 2 else "right" for seat in range(9)}
    events = quiz.events()
    assert [event["seq"] for event in events] == list(range(1, len(events) + 1))
    kinds = [event["kind"] for event in events]
    assert (kinds.count("response"), kinds.count("closed"), kinds.count("round-over")) == (27, 3, 1)
    assert quiz.scores("points") == [(0,) if seat % 3 == 2 else (9,) for seat in range(9)]


def test_the_last_response_and_the_end_of_the_time_at_once(server, texts):
    """Whichever comes first: what was in time counts, what was not is refused, and the question is closed once."""
    offsets = [-12, -8, -5, -4, -3, -2, -1, 0, 1, 2, 4, 8]
    quizzes = [begin(server, 2, at_once(texts, 1, 5), appeal_seconds=0) for _ in offsets]
    for quiz in quizzes:
        ready(quiz, 0, 1)
        quiz.skip(0).ok(201)
    replies = [None] * len(quizzes)

    def respond(index):
        quiz, body = quizzes[index], {"question": 1, "text": "at the last moment"}
        ends = moment(quiz.state(1)["closes_at"]) / 1000 + offsets[index] / 1000
        time.sleep(max(0, ends - time.time()))
        replies[index] = quiz.respond(1, body)

    threads = [threading.Thread(target=respond, args=(index,)) for index in range(len(quizzes))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for quiz, reply in zip(quizzes, replies):
        (closed,) = quiz.wait_for("closed")
        ends = moment(quiz.last_of("question")) + 5000
        if reply.status == 201:
            assert outcomes(quiz, 1) == {0: "pass", 1: "wrong"}
            assert moment(closed) == moment(quiz.last_of("response", 1)) <= ends and quiz.of_kind("bell") == []
        else:
            reply.problem(409)
            assert outcomes(quiz, 1) == {0: "pass", 1: "unanswered"}
            assert moment(closed) == moment(quiz.last_of("bell")) == ends
        assert quiz.view()["status"] == "finished"


def test_appealing_and_voting_at_once_decide_once(server, texts):
    quiz = checking(server, texts, wrong=range(9), count=9)
    kit.together(*(lambda seat=seat: quiz.appeal(seat, 1).ok(201) for seat in range(9)))
    votes = [(seat, of) for seat in range(9) for of in range(9) if seat != of]
    replies = kit.together(*(lambda seat=seat, of=of: quiz.vote(seat, 1, of, accept=of % 2 == 0) for seat, of in votes))
    assert {reply.status for reply in replies} <= {201, 409}
    rulings = quiz.of_kind("ruling")
    assert sorted((one["seat"], one["granted"]) for one in rulings) == [(seat, seat % 2 == 0) for seat in range(9)]
    assert [points for (points,) in quiz.scores("points")] == [5 if seat % 2 == 0 else 0 for seat in range(9)]


# --- After a crash -------------------------------------------------------------------------------------------------


def timeless(view):
    """A game without the moments, which an outage moves."""
    state = {name: value for name, value in view["state"].items() if name not in ("closes_at", "starts_at", "stint")}
    state["questions"] = [{**one, "put_at": None} for one in state["questions"]]
    stint = view["state"]["stint"]
    return {
        **{name: value for name, value in view.items() if name not in ("version", "updated_at")},
        "turn": {**view["turn"], "deadline": None},
        "state": {**state, "stint": stint and stint["rang"]},
    }


def test_after_a_crash_every_kind_of_part_goes_on_where_it_was(own_server):
    asked = make_set(own_server.player("Setter"), 120)
    games = {}
    in_chair = games["chair"] = begin(own_server, 2, chair(asked, 30), chair(asked, 30))
    ready(in_chair, 0)
    in_chair.right(0).ok(201)
    in_chair.skip(0).ok(201)
    judging = games["judging"] = begin(own_server, 1, chair(asked, 60), master=True)
    ready(judging, 0)
    judging.wrong(0).ok(201)
    at_all = games["all"] = begin(own_server, 2, at_once(asked, 2, 60, pause_seconds=60), appeal_seconds=0)
    ready(at_all, 0, 1)
    at_all.right(0).ok(201)
    pausing = games["pause"] = begin(own_server, 2, at_once(asked, 2, 60, pause_seconds=60), appeal_seconds=0)
    ready(pausing, 0, 1)
    pausing.skip(0).ok(201)
    pausing.right(1).ok(201)
    paper = games["sheet"] = begin(own_server, 2, sheet(asked, 3, 60), appeal_seconds=0)
    ready(paper, 0, 1)
    paper.wrong(0, 1).ok(201)
    paper.right(0, 1).ok(201)
    paper.hand_in(0).ok(201)
    appealed = games["checking"] = checking(own_server, asked)
    appealed.appeal(0, 1).ok(201)
    appealed.vote(1, 1, 0).ok(201)
    playing_off = games["tie-break"] = tied(own_server, asked)
    playing_off.ready(0).ok(201)
    playing_off.right(0).ok(201)
    waiting = games["ready"] = begin(own_server, 2, sheet(asked, 1, 60))
    ready(waiting, 1)

    def looks():
        return {
            name: [timeless(quiz[seat].get(quiz.path).ok(200)) for seat in range(len(quiz.players))]
            + [quiz.history(seat) for seat in range(len(quiz.players))]
            for name, quiz in games.items()
        }

    before = looks()
    events = {name: quiz.events(1) for name, quiz in games.items()}
    ends = moment(in_chair.state()["stint"]["ends_at"])
    own_server.restart(signal.SIGKILL)
    assert looks() == before
    for name, quiz in games.items():
        assert quiz.events(1)[: len(events[name])] == events[name], name
    paused = in_chair.last_of("resumed")
    assert moment(in_chair.state()["stint"]["ends_at"]) - ends == paused["paused_ms"] > 0, "nobody loses time"
    hidden_from(playing_off, playing_off[1])
    in_chair.right(0).ok(201)
    judging.judge(1, {"correct": True}).ok(201)
    assert judging.scores("points") == [(1,)]
    at_all.right(1).ok(201)
    assert at_all.scores("points") == [(1,), (1,)] and at_all.state()["phase"] == "pause"
    paper.hand_in(1).ok(201)
    assert paper.result()["match"]["points"] == [1, 0]
    appealed.vote(2, 1, 0).ok(201)
    assert appealed.scores("points")[0] == (5,)
    for _ in range(4):
        playing_off.wrong(0).ok(201)
    five(playing_off, 1, 0)
    assert playing_off.result()["match"]["winners"] == [0]
    waiting.ready(0).ok(201)
    assert waiting.state()["phase"] == "question"
    own_server.stop(signal.SIGKILL)
    verified = kit.run("verify", "--db", own_server.db)
    assert verified.returncode == 0, verified.stdout + verified.stderr
