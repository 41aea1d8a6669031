# SPDX-License-Identifier: Apache-2.0
"""In the chair, one contender after the other, with automatic judging: outcomes, passes, the order of part 2, the format of
television from its first question to its last, and what the server refuses.

The clocks are in test_quiz_clocks.py. Here a stint ends when its questions do: sets have just what a game takes.
"""

import kit
import pytest
from quiz_kit import KINDS, answer_of, at_once, book, chair, make_quiz, make_set, mastermind, questions, right_to, wrong_to

GAMES = "/v1/games"
# A stint of so many seconds takes three questions of a set that has no more, and all of them are put long before its bell.
SECONDS = 18


@pytest.fixture
def players(server):
    return [server.player(name) for name in ("Ann", "Bob", "Cid")]


@pytest.fixture(scope="module")
def owner(server):
    return server.player("Owner")


def contest(owner, players, parts=1, **more):
    """A quiz of stints with three questions each."""
    asked = make_set(owner, 3 * len(players) * parts)
    more = {"tie_break": False, "appeal_seconds": 0, **more}
    return make_quiz(players, parts=[chair(asked, SECONDS) for _ in range(parts)], **more), asked


# --- One question after the other ----------------------------------------------------------------------------------


def test_exactly_one_question_is_open(owner, players):
    quiz, _ = contest(owner, players[:1])
    assert quiz.state()["questions"] == [] and quiz.state()["waiting_for"] == [0]
    state = quiz.ready(0).ok(201)["game"]["state"]
    for number in (1, 2, 3):
        (shown,) = state["questions"]
        assert shown["question"] == number and shown["answers"] is None and state["phase"] == "question"
        assert state["waiting_for"] == [0] and state["chair"] == 0
        state = quiz.respond(0, {"question": number, **right_to(shown)}).ok(201)["game"]["state"]
    assert state["phase"] == "over" and state["questions"] == []


def test_the_next_question_begins_at_the_moment_of_the_response(owner, players):
    quiz, _ = contest(owner, players[:1])
    quiz.sit(0, "RWP")
    events = quiz.events()
    ready = next(event for event in events if event["kind"] == "ready")
    put = [event for event in events if event["kind"] == "question"]
    responses = [event for event in events if event["kind"] == "response"]
    assert [event["at"] for event in put] == [ready["at"], responses[0]["at"], responses[1]["at"]]
    closed = [event["at"] for event in events if event["kind"] == "closed"]
    assert closed == [event["at"] for event in responses]
    kinds = [event["kind"] for event in events]
    assert kinds == [
        *("created", "round", "part", "ready", "question"),
        *("response", "closed", "question") * 2,
        *("response", "closed", "stint-over", "round-over", "finished"),
    ]


def test_right_wrong_and_passed(owner, players):
    quiz, _ = contest(owner, players[:1])
    first = quiz.ready(0).ok(201)["game"]["state"]["questions"][0]
    answer = quiz.respond(0, right_to(first)).ok(201)
    told = {name: answer[name] for name in ("question", "pass", "correct", "answer")}
    assert told == {"question": 1, "pass": False, "correct": True, "answer": None}
    assert answer["game"]["state"]["last"]["outcomes"] == [
        {"seat": 0, "outcome": "right", "points": 1, "text": right_to(first)["text"]}
    ]
    second = quiz.open_question(0)
    answer = quiz.wrong(0).ok(201)
    assert (answer["correct"], answer["answer"]) == (False, answer_of(book[second["text"]]))
    assert answer["game"]["state"]["last"]["answer"] == answer["answer"]
    answer = quiz.skip(0).ok(201)
    assert (answer["pass"], answer["correct"], answer["answer"]) == (True, None, None)
    assert answer["game"]["state"]["scores"] == [
        {"seat": 0, "points": 1, "right": 1, "wrong": 1, "passes": 1, "unanswered": 0, "tie_break": None}
    ]


def test_an_answer_s_seq_is_the_response_s(owner, players):
    quiz, _ = contest(owner, players[:1])
    quiz.ready(0).ok(201)
    answer = quiz.right(0).ok(201)
    event = quiz.events()[answer["seq"] - 1]
    assert (event["kind"], event["seat"], event["question"]) == ("response", 0, 1)
    assert answer["game"]["version"] == answer["seq"] + 2  # `closed` and the next `question` come with it
    minimal = quiz.right(0, headers={"Prefer": "return=minimal"}).ok(201)
    assert "game" not in minimal and minimal["correct"] is True


def test_every_form_is_put_and_judged(owner, players):
    asked = make_set(owner, questions(12, KINDS))
    quiz = make_quiz(players[:1], parts=[chair(asked, 72)])
    quiz.ready(0).ok(201)
    seen = set()
    for number in range(12):
        shown = quiz.open_question(0)
        seen.add(shown["kind"])
        known = book[shown["text"]]
        if shown["kind"] == "choice":
            assert sorted(shown["choices"]) == sorted(known["choices"])
        elif shown["kind"] == "boolean":
            assert shown["choices"] == ["true", "false"]
        else:
            assert shown["choices"] is None
        answer = quiz.respond(0, {"question": number + 1, **(wrong_to if number % 2 else right_to)(shown)}).ok(201)
        assert answer["correct"] is (number % 2 == 0)
        assert answer["answer"] == (answer_of(known) if number % 2 else None)
    assert seen == set(KINDS)


def test_a_choice_may_be_said_as_its_text_and_a_boolean_as_its_choice(owner, players):
    asked = make_set(owner, questions(2, ("choice", "boolean")))
    quiz = make_quiz(players[:1], parts=[chair(asked, 12)])
    quiz.ready(0).ok(201)
    for _ in range(2):
        shown = quiz.open_question(0)
        known = book[shown["text"]]
        said = {"text": answer_of(known)} if shown["kind"] == "choice" else {"choice": 0 if known["correct"] else 1}
        assert quiz.respond(0, said).ok(201)["correct"] is True


WORKED = [
    ("The Beatles", "beatles", True),
    ("The Beatles", "THE  BEATLES", True),
    ("The Beatles", "Beatles!", True),
    ("São Tomé and Príncipe", "sao tome & principe", True),
    ("R.E.M.", "REM", True),
    ("R.E.M.", "r e m", True),
    ("O'Neill", "oneill", True),
    ("O'Neill", "O\u2019Neill", True),
    ("Straße", "strasse", True),
    ("Łódź", "lodz", True),
    ("Vitamin A", "vitamin", False),
    ("The The", "the", True),
    ("Ｐａｒｉｓ", "paris", True),
    ("が", "か", False),
    ("Paris", "Pari", False),
    ("Paris", "Paris France", False),
    ("Paris", "!?", False),
]
FORGIVEN = [
    ("Paris", "Pari", True),
    ("Paris", "Prais", True),
    ("Paris", "Par", False),
    ("Oslo", "Osla", False),
    ("Wellington", "Welingtom", True),
    ("Wellington", "Wlingtom", False),
    ("Apollo 11", "Apollo 12", False),
]
NUMBERS = [
    ({"number": 1969}, "1969", ["1,969", "1969", "1 969", "1969.0", "1'969", "+1969"], ["1968", "1.9690", "x", "1,96"]),
    ({"number": 0.2, "tolerance": 0.1}, "0.2", ["0.3", "0,1", "0.2"], ["0.31", "0.09"]),
    ({"range": [1914, 1918]}, "1914..1918", ["1914", "1918"], ["1913", "1918.5"]),
    ({"number": -40, "unit": "km"}, "-40", ["-40", "\u221240 KM", "km -40"], ["40", "-40 m"]),
]


def judged(owner, player, cases, **more):
    """What is said of each case, in a quiz that asks nothing else: question, response, and whether it is right."""
    items = [{"text": f"Case {number}?", **form} for number, (form, _, _) in enumerate(cases)]
    quiz = make_quiz([player], parts=[chair(make_set(owner, items), 6 * len(items))], **more)
    quiz.ready(0).ok(201)
    for _ in cases:
        shown = quiz.open_question(0)
        form, given, right = cases[int(shown["text"].split()[1].rstrip("?"))]
        answer = quiz.respond(0, {"question": shown["question"], "text": given}).ok(201)
        assert answer["correct"] is right, (form, given)
        yield form, answer["answer"]


@pytest.mark.parametrize("cases, spelling", [(WORKED, "exact"), (FORGIVEN, "forgiving")])
def test_what_is_right_of_a_text(owner, players, cases, spelling):
    cases = [({"answers": [accepted]}, given, right) for accepted, given, right in cases]
    for form, answer in judged(owner, players[0], cases, spelling=spelling):
        assert answer in (None, form["answers"][0])


def test_what_is_right_of_a_number(owner, players):
    cases = [
        (form, given, given in right) for form, _, right, wrong in NUMBERS for given in [*right, *wrong]
    ]  # fmt: skip
    told = {str(form): answer for form, answer in judged(owner, players[0], cases) if answer is not None}
    assert told == {str(form): answer for form, answer, _, _ in NUMBERS}


def test_several_choices_may_be_right(owner, players):
    item = {"text": "Which of them?", "choices": ["Oslo", "Rome", "Lund"], "correct": [0, 2]}
    cases = [(item, "oslo", True), (item, "Rome", False), (item, "LUND", True), (item, "Paris", False)]
    cases = [({**form, "text": f"Case {number}?"}, given, right) for number, (form, given, right) in enumerate(cases)]
    for _, answer in judged(owner, players[0], cases):
        assert answer is None or sorted(answer.split(" / ")) == ["Lund", "Oslo"]


# --- Passes --------------------------------------------------------------------------------------------------------


def test_what_was_passed_is_told_when_the_stint_is_over(owner, players):
    quiz, _ = contest(owner, players[:2])
    passed = [quiz.ready(0).ok(201)["game"]["state"]["questions"][0]]
    quiz.skip(0).ok(201)
    passed.append(quiz.open_question(0))
    quiz.skip(0).ok(201)
    answers = [answer_of(book[one["text"]]) for one in passed]
    for seat in (0, 1):
        state = quiz.state(seat)
        assert state["last"]["answer"] is None
        assert [event["answer"] for event in quiz.of_kind("closed", seat)] == [None, None]
        history = quiz.history(seat)
        assert [(item["answer"], item["explanation"]) for item in history] == [(None, None)] * 3
        told = str(state) + str(quiz.events(seat)) + str(history)
        assert not any(answer in told for answer in answers)
    quiz.right(0).ok(201)
    for seat in (0, 1):
        (over,) = quiz.of_kind("stint-over", seat)
        assert over["passed"] == [
            {"question": number + 1, "text": one["text"], "answer": answers[number]} for number, one in enumerate(passed)
        ]
        assert (over["seat"], over["points"], over["right"], over["wrong"], over["passes"]) == (None, 1, 1, 0, 2)
        assert over["exhausted"] is True
        # What an event did not tell it does not tell later.
        assert [event["answer"] for event in quiz.of_kind("closed", seat)][:2] == [None, None]
        assert [item["answer"] for item in quiz.history(seat)][:2] == answers


# --- Who may do what -----------------------------------------------------------------------------------------------


def test_out_of_the_chair_nobody_acts(owner, players):
    quiz, _ = contest(owner, players[:2])
    assert quiz.view(0)["turn"]["actions"] == ["ready"] and quiz.view(1)["turn"]["actions"] == []
    quiz.ready(1).problem(409, "not-your-turn")
    quiz.respond(1, {"text": "x"}).problem(409, "not-your-turn")
    quiz.ready(0).ok(201)
    assert quiz.view(0)["turn"]["actions"] == ["response"] and quiz.view(1)["turn"]["actions"] == []
    quiz.respond(1, {"text": "x"}).problem(409, "not-your-turn")
    quiz.respond(1, {"question": 1, "pass": True}).problem(409, "not-your-turn")
    quiz.ready(1).problem(409, "not-your-turn")
    assert quiz.state()["scores"][1]["passes"] == 0


def test_what_is_not_allowed_now(owner, players):
    quiz, _ = contest(owner, players[:1])
    quiz.respond(0, {"text": "x"}).problem(409, "not-allowed-now")
    quiz.ready(0).ok(201)
    quiz.ready(0).problem(409, "not-allowed-now")
    quiz.hand_in(0).problem(409, "not-allowed-now")
    for number in (2, 3, 99, 65535):
        quiz.respond(0, {"question": number, "text": "x"}).problem(409, "not-allowed-now")
    quiz.appeal(0, 1).problem(409, "not-allowed-now")
    quiz.vote(0, 1, 0).problem(409)
    quiz.judge(0, {"correct": True}).problem(409)
    quiz.wrong(0).ok(201)
    quiz.respond(0, {"question": 1, "text": "x"}).problem(409, "not-allowed-now")  # a late click
    assert quiz.state()["scores"][0] == {
        "seat": 0, "points": 0, "right": 0, "wrong": 1, "passes": 0, "unanswered": 0, "tie_break": None
    }  # fmt: skip


def test_a_response_is_repeated_without_effect(owner, players):
    quiz, _ = contest(owner, players[:1])
    quiz.ready(0).ok(201)
    again = {"headers": {"Idempotency-Key": "r1"}}
    first = quiz.respond(0, {"question": 1, "pass": True}, **again)
    second = quiz.respond(0, {"question": 1, "pass": True}, **again)
    assert second.ok(201) == first.ok(201) and second.headers["idempotency-replayed"] == "true"
    assert quiz.state()["scores"][0]["passes"] == 1


def test_of_many_responses_at_once_one_counts(owner, players):
    quiz, _ = contest(owner, players[:1])
    quiz.ready(0).ok(201)
    replies = kit.together(*[lambda: quiz.respond(0, {"question": 1, "text": "certainly wrong"})] * 8)
    assert sorted(reply.status for reply in replies) == [201] + [409] * 7
    assert quiz.state()["scores"][0]["wrong"] == 1


def test_a_version_that_is_not_the_newest_is_refused(owner, players):
    quiz, _ = contest(owner, players[:1])
    etag = quiz[0].get(quiz.path).headers["etag"]
    quiz.ready(0, headers={"If-Match": etag}).ok(201)
    quiz.respond(0, {"pass": True}, headers={"If-Match": etag}).problem(412)
    quiz.respond(0, {"pass": True}, headers={"If-Match": quiz[0].get(quiz.path).headers["etag"]}).ok(201)


# --- The format of television --------------------------------------------------------------------------------------


def test_a_whole_mastermind(owner, players):
    subjects = [make_set(owner, 3, title=f"Subject {number}") for number in range(3)]
    general = make_set(owner, 9, title="Everything")
    options = mastermind(general, *subjects, subject_seconds=SECONDS, general_seconds=SECONDS)
    quiz = make_quiz(players, "mastermind-quiz", tie_break=False, appeal_seconds=0, **options)
    state = quiz.state()
    assert state["part"] == {
        "number": 1, "of": 2, "kind": "chair", "title": "Specialist subjects", "seconds": SECONDS, "order": [0, 1, 2]
    }  # fmt: skip
    assert [one["title"] for one in state["sets"]] == ["Everything", "Subject 0", "Subject 1", "Subject 2"]
    for seat, outcomes in enumerate(("RRP", "RWP", "RWW")):
        assert quiz.state()["chair"] == seat and quiz.view()["turn"]["seats"] == [seat]
        quiz.sit(seat, outcomes)
    assert {item["text"] for item in quiz.history()} == {item["text"] for one in subjects for item in one.items}
    # The fewest points first; of those with one each the later seat.
    state = quiz.state()
    assert state["part"]["title"] == "General knowledge" and state["part"]["order"] == [2, 1, 0]
    (_, second) = quiz.of_kind("part")
    assert {name: second[name] for name in ("part", "of", "part_kind", "title", "seconds", "order", "seat")} == {
        "part": 2, "of": 2, "part_kind": "chair", "title": "General knowledge", "seconds": SECONDS, "order": [2, 1, 0],
        "seat": None,
    }  # fmt: skip
    for seat, outcomes in ((2, "RRR"), (1, "PPP"), (0, "WWW")):
        assert quiz.state()["chair"] == seat
        last = quiz.sit(seat, outcomes)["game"]
    assert [item["question"] for item in quiz.history()] == list(range(1, 19))
    assert [item["part"] for item in quiz.history()] == [1] * 9 + [2] * 9
    assert last["status"] == "finished" and last["state"]["phase"] == "over"
    assert last["result"]["points"] == [2, 1, 4] and last["result"]["minor"] == [-1, -4, 0]
    assert last["result"]["winners"] == [2]
    (played,) = quiz.result()["rounds"]
    assert played["places"] == [2, 3, 1] and played["tie_break"] is None and played["title"] == "Mastermind"
    assert played["points"] == [2, 1, 4] and played["leader"] is None
    assert [score["passes"] for score in played["scores"]] == [1, 4, 0]
    assert [event["points"] for event in quiz.of_kind("stint-over")] == [2, 1, 1, 3, 0, 0]


def test_the_order_that_was_fixed_when_a_part_began_stays(owner, players):
    """In its own course points change; the order is told, and kept."""
    general, subjects = make_set(owner, 9), [make_set(owner, 3) for _ in range(3)]
    options = mastermind(general, *subjects, subject_seconds=SECONDS, general_seconds=SECONDS)
    quiz = make_quiz(players, "mastermind-quiz", tie_break=False, appeal_seconds=0, **options)
    for seat in range(3):
        quiz.sit(seat, "WWW")
    for seat in (2, 1, 0):
        assert quiz.state()["part"]["order"] == [2, 1, 0] and quiz.state()["chair"] == seat
        quiz.sit(seat, "RRR")


def test_equal_points_and_fewer_passes_win(owner, players):
    quiz, _ = contest(owner, players)
    for seat, outcomes in enumerate(("RPP", "RPW", "RPW")):
        last = quiz.sit(seat, outcomes)
    assert last["game"]["result"]["winners"] == [1, 2] and last["game"]["result"]["outcome"] == "draw"
    (played,) = quiz.result()["rounds"]
    assert played["places"] == [3, 1, 1]


def test_a_quiz_has_the_title_that_it_was_given(owner, players):
    quiz, _ = contest(owner, players[:2], title="Know-all")
    quiz.sit(0, "RRR")
    quiz.sit(1, "WWW")
    assert quiz.result()["rounds"][0]["title"] == "Know-all"


def test_alone_it_ends_with_its_last_question(owner, players):
    quiz, _ = contest(owner, players[:1], parts=2)
    assert quiz.sit(0, "RRR")["game"]["state"]["part"]["number"] == 2
    end = quiz.sit(0, "PPP")["game"]
    assert end["status"] == "finished" and end["result"]["points"] == [3]
    assert quiz.result()["match"]["outcome"] == "win"


def test_parts_that_share_a_set_never_put_a_question_twice(owner, players):
    asked = make_set(owner, 3 * 3 * 2 + 5 + 20)
    parts = [chair(asked, SECONDS), at_once(asked, 5, pause_seconds=0), chair(asked, SECONDS, order="reverse")]
    quiz = make_quiz(players, parts=parts, appeal_seconds=0)
    for seat in range(3):
        quiz.sit(seat, "PPP")
    for seat in range(3):
        quiz.ready(seat).ok(201)
    for _ in range(5):
        for seat in range(3):
            quiz.skip(seat).ok(201)
    for seat in (2, 1, 0):
        quiz.sit(seat, ["RPP", "RPW", "WWW"][seat])
    history = quiz.history()
    texts = [item["text"] for item in history]
    assert len(texts) == 23 == len(set(texts))


# --- Leaving -------------------------------------------------------------------------------------------------------


def test_who_leaves_in_the_chair_is_asked_no_more(owner, players):
    quiz, _ = contest(owner, players)
    quiz.ready(0).ok(201)
    quiz.right(0).ok(201)
    quiz.resign(0).ok(201)
    state = quiz.state(1)
    assert (state["phase"], state["chair"]) == ("ready", 1) and state["scores"][0]["points"] == 0
    assert quiz.history(1)[1]["responses"][0]["outcome"] == "unanswered"
    quiz.sit(1, "RRR")
    quiz.sit(2, "RRP")
    result = quiz.result(1)
    assert result["match"]["winners"] == [1] and result["rounds"][0]["places"][0] == 3
    assert kit.run("verify", "--db", quiz[0].server.db).returncode == 0


def test_who_leaves_before_their_turn_is_passed_over(owner, players):
    quiz, _ = contest(owner, players)
    quiz.resign(1).ok(201)
    quiz.sit(0, "RRR")
    assert quiz.state()["chair"] == 2
    quiz.sit(2, "WWW")
    assert quiz.result()["match"]["winners"] == [0]


def test_with_one_left_they_have_won(owner, players):
    quiz, _ = contest(owner, players[:2])
    quiz.sit(0, "RRR")
    quiz.ready(1).ok(201)
    end = quiz.resign(0).ok(201)["game"]
    assert end["status"] == "finished" and end["result"]["winners"] == [1]
    assert quiz.result(1)["rounds"][0]["title"] is None
    assert quiz.state(1)["questions"] == []
    assert quiz.of_kind("closed", 1)  # what was open is told with the rest


def test_whose_account_is_deleted_leaves_their_quizzes(owner, players):
    quiz, _ = contest(owner, players)
    quiz.ready(0).ok(201)
    quiz.right(0).ok(201)
    players[0].delete("/v1/players/me").ok(204)
    view = quiz.view(1)
    assert view["seats"][0]["status"] == "resigned" and view["state"]["chair"] == 1
    assert view["state"]["scores"][0]["points"] == 0
    quiz.sit(1, "WWP")
    players[2].delete("/v1/players/me").ok(204)
    end = quiz.view(1)
    assert (end["status"], end["result"]["winners"], end["result"]["reason"]) == ("finished", [1], "resignation")
    outcomes = [item["responses"][0]["outcome"] for item in quiz.history(1)]
    assert outcomes == ["right", "unanswered", "wrong", "wrong", "pass"]
