# SPDX-License-Identifier: Apache-2.0
"""A class at one table: forty or sixty-three and a question master, everybody at once and on sheets."""

import json

import pytest

import kit
from quiz_kit import at_once, at_one_moment, canaries_of, make_quiz, make_set, right_to, sheet, wrong_to

# Nothing begins by itself, nobody plays for the first place, and the master has time.
STILL = {"ready_seconds": None, "tie_break": False, "judge_seconds": 300}
EDGES = (0, 15, 16, 30, 31, 32, 33, 39)


@pytest.fixture(scope="module")
def texts(server):
    return make_set(server.player("Setter"), 40)


def class_of(server, count, *parts, **options):
    players = [server.player(f"Pupil {number}") for number in range(count)]
    return make_quiz(players, master=server.player("Master"), parts=list(parts), **{**STILL, **options})


def outcomes(told):
    return {one["seat"]: one["outcome"] for one in told["outcomes"]}


def points(quiz):
    return [one["points"] for one in quiz.state()["scores"]]


def is_right(seat):
    return seat % 4 != 3


def test_forty_answer_at_once_and_each_is_counted_once(server, texts):
    quiz = class_of(server, 40, at_once(texts, 3, 300, pause_seconds=0), judge="automatic", appeal_seconds=0)
    kit.together(*(lambda seat=seat: quiz.ready(seat).ok(201) for seat in range(40)))
    for number in (1, 2, 3):
        shown = quiz.open_question(0)
        assert shown["question"] == number and quiz.state(40)["waiting_for"] == list(range(40))
        bodies = [(seat, {"question": number, **(right_to if is_right(seat) else wrong_to)(shown)}) for seat in range(40)]
        # Each says it twice, and one time counts.
        statuses = at_one_moment(quiz, bodies * 2)
        assert all(sorted(statuses[seat::40]) == [201, 409] for seat in range(40)), statuses
        told = outcomes(quiz.of_kind("closed")[-1])
        assert told == {seat: "right" if is_right(seat) else "wrong" for seat in range(40)}
    events = quiz.events()
    assert [event["seq"] for event in events] == list(range(1, len(events) + 1))
    kinds = [event["kind"] for event in events]
    assert (kinds.count("response"), kinds.count("closed"), kinds.count("round-over")) == (120, 3, 1)
    assert points(quiz) == [3 if is_right(seat) else 0 for seat in range(40)]
    (result,) = quiz[0].get(quiz.path + "/result").ok(200)["rounds"]
    assert result["places"] == [1 if is_right(seat) else 31 for seat in range(40)] + [None]


def test_forty_write_sheets_and_the_master_judges_them(server, texts):
    quiz = class_of(server, 40, sheet(texts, 3, 3600))
    quiz.ready(40).ok(201)
    first, second = (quiz.open_question(0, number) for number in (1, 2))

    def write(seat):
        """The first rightly in the end, the second as it is, the third not at all."""
        quiz.respond(seat, {"question": 1, "text": "what was meant at first"}).ok(201)
        quiz.respond(seat, {"question": 1, **right_to(first)}).ok(201)
        quiz.respond(seat, {"question": 2, **(right_to if is_right(seat) else wrong_to)(second)}).ok(201)
        own = quiz.state(seat)["responses"]
        assert {one["seat"] for one in own} == {seat} and [one["question"] for one in own] == [1, 2]
        quiz.hand_in(seat).ok(201)

    kit.together(*(lambda seat=seat: write(seat) for seat in range(40)))
    state = quiz.state(40)
    assert (state["phase"], state["waiting_for"], len(state["responses"])) == ("judging", [40], 80)
    assert all(one["suggested"] == (one["question"] == 1 or is_right(one["seat"])) for one in state["responses"])
    for seat in EDGES:
        shown = quiz.state(seat)
        assert {one["seat"] for one in shown["responses"]} == {seat}, "nobody sees what another has written"
        assert "what was meant at first" not in json.dumps(quiz.view(40))
    # One at a time, and then all that are left: seat 39 is found right in the end.
    quiz.judge(40, {"question": 2, "seat": 39, "correct": True}).ok(201)
    quiz.judge(40, {"suggested": True}).ok(201)
    told = {event["question"]: outcomes(event) for event in quiz.of_kind("closed")}
    assert told[1] == dict.fromkeys(range(40), "right") and told[3] == dict.fromkeys(range(40), "unanswered")
    assert told[2] == {seat: "right" if is_right(seat) or seat == 39 else "wrong" for seat in range(40)}
    assert points(quiz) == [2 if is_right(seat) or seat == 39 else 1 for seat in range(40)]


def test_sixty_three_and_a_master(server, texts, tmp_path):
    quiz = class_of(server, 63, at_once(texts, 2, 300, pause_seconds=None))
    assert [seat["role"] for seat in quiz.view(63)["seats"]] == ["contender"] * 63 + ["master"]
    assert quiz.state(62)["waiting_for"] == list(range(64))
    quiz.ready(63).ok(201)
    secret = {right_to(quiz.open_question(0))["text"]}
    stranger = server.player("Stranger")
    for number in (1, 2):
        shown = quiz.open_question(62, number)
        bodies = [(seat, {"question": number, **(right_to if is_right(seat) else wrong_to)(shown)}) for seat in range(62)]
        assert set(at_one_moment(quiz, bodies)) == {201}
        state = quiz.state(62)
        assert (state["phase"], state["waiting_for"]) == ("question", [62])
        if number == 1:
            for text in (quiz[62].get(quiz.path).text, stranger.get(quiz.path).text, quiz[62].get(quiz.path + "/events?limit=1000").text):
                assert not any(word in text for word in secret), "what 62 others have said"
        quiz.skip(62).ok(201)
        assert len(quiz.state(63)["responses"]) == 62
        quiz.judge(63, {"suggested": True}).ok(201)
        told = outcomes(quiz.of_kind("closed", 62)[-1])
        assert told == {**{seat: "right" if is_right(seat) else "wrong" for seat in range(62)}, 62: "pass"}
        if number == 1:
            assert (quiz.state(63)["phase"], quiz.state(63)["waiting_for"]) == ("pause", [63])
            quiz.ready(63).ok(201)
    quiz.wait_for("finished")
    assert points(quiz) == [0 if seat == 62 else 2 if is_right(seat) else 0 for seat in range(63)]
    unput = canaries_of(texts.items) - {
        word for item in quiz.history() for word in canaries_of([one for one in texts.items if one["text"] == item["text"]])
    }
    exported = quiz[0].get(quiz.path + "/export").text
    assert unput and not any(word in exported for word in unput)
    path = tmp_path / "game.json"
    path.write_text(exported)
    assert kit.run("verify", path).returncode == 0


def test_the_65th_is_refused_where_they_stand(server, texts):
    ann = server.player("Ann")
    body = {"ruleset": "quiz", "options": {"parts": [at_once(texts, 2)]}, "opponents": [{"open": True}] * 64}
    (error,) = ann.post("/v1/games", body).problem(422, "invalid-value")["errors"]
    assert (error["pointer"], "63" in error["detail"]) == ("/opponents", True)
    body["opponents"] = [{"open": True}] * 63
    ann.post("/v1/games", {**body, "seat": 64}).problem(422, "invalid-value")
    game = ann.post("/v1/games", {**body, "seat": 63}).ok(201)
    assert game["you"]["seat"] == 63
    for seat in range(63):
        joined = server.player(f"Pupil {seat}").post(f"/v1/games/{game['id']}/join", {"join_code": game["join_code"]}).ok(201)
    assert joined["game"]["status"] == "playing"
    late = server.player("Late").post(f"/v1/games/{game['id']}/join", {"join_code": game["join_code"]})
    assert late.status in (404, 409), "the code is gone with the last seat"


def test_a_team_of_every_pupil_has_a_name_of_its_own(server, texts):
    """Sixty-three seats without an account, for which the master acts."""
    master = server.player("Master")
    names = [f"Team {number}" for number in range(63)]
    quiz = make_quiz([], master=master, named=names, parts=[at_once(texts, 1, 300)], **STILL)
    master.post(quiz.path + "/ready", {}).ok(201)
    shown = quiz.open_question(63)
    for seat in (0, 31, 32, 62):
        body = {"question": 1, "seat": seat, **right_to(shown)}
        assert master.post(quiz.path + "/responses", body).ok(201)["game"]["you"]["seat"] == seat
        assert seat not in quiz.state(63)["waiting_for"]
    assert len(quiz.state(63)["waiting_for"]) == 59
    assert [seat["player"]["name"] for seat in quiz.view(63)["seats"]] == [*names, "Master"]


def test_rulesets_say_how_many_may_play(server):
    anyone = server.anyone()
    seats = {ruleset: anyone.get(f"/v1/rulesets/{ruleset}").ok(200) for ruleset in ("quiz", "mastermind-quiz", "yahtzee")}
    assert [(name, one["seats"]["min"], one["seats"]["max"]) for name, one in seats.items()] == [
        ("quiz", 1, 64), ("mastermind-quiz", 1, 9), ("yahtzee", 1, 10),
    ]  # fmt: skip
    most = {name: {role["role"]: role["max"] for role in one["roles"]} for name, one in seats.items()}
    assert most["quiz"] == {"contender": 64, "master": 1} and most["mastermind-quiz"] == {"contender": 8, "master": 1}
