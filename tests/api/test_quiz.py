# SPDX-License-Identifier: Apache-2.0
"""Quizzes over HTTP, from their questions to proof and export: alone and among several, with a master and without.

Question 17 of a set is told by canaries: its text has "zq017", it accepts "za017". What nobody may know yet must be in
nothing that a server sends them.
"""

import hashlib
import json
import re
import signal
import subprocess

import kit
import pytest
from test_exports import FREE, check, places, with_change

QUESTIONS = 60


def questions(first=0):
    """Each fourth has choices; all others are texts."""
    for number in range(first, first + QUESTIONS):
        text, answer = f"zq{number:03} is what?", f"za{number:03}"
        if number % 4 == 3:
            yield {"text": text, "choices": [f"zw{number:03}", answer], "correct": 1, "explanation": f"ze{number:03}"}
        else:
            yield {"text": text, "answers": [answer, f"zb{number:03}"], "explanation": f"ze{number:03}"}


def make_set(player, visibility="private"):
    body = {"title": "Canaries", "language": "en", "licence": "CC0-1.0", "visibility": visibility}
    return player.post("/v1/question-sets", {**body, "questions": list(questions())}).ok(201)["id"]


def part(kind, of, **more):
    return {"kind": kind, "set": of, **more}


class Quiz(kit.Table):
    """A table, and what a client does at it."""

    def send(self, seat, what, body=None, **more):
        return self[seat].post(f"{self.path}/{what}", {} if body is None else body, **more)

    def ready(self, seat):
        return self.send(seat, "ready").ok(201)["game"]

    def state(self, seat=0):
        return self.view(seat)["state"]

    def respond(self, seat, right, number=None):
        """To the question open, or the one of that number."""
        open_questions = {question["question"]: question for question in self.state(seat)["questions"]}
        question = open_questions[number or max(open_questions)]
        text = "za" + re.search(r"zq(\d{3})", question["text"])[1] if right else "nothing"
        return self.send(seat, "responses", {"question": question["question"], "text": text}).ok(201)


def seated(players, parts, master=False, visibility="private", **options):
    """A quiz of players, the last of whom is the master, where there is one, and the first makes it."""
    opponents = [{"player": player.id} for player in players[1:]]
    if master:
        opponents[-1]["role"] = "master"
    body = {"ruleset": "quiz", "options": {"parts": parts, **options}, "opponents": opponents, "visibility": visibility}
    game = players[0].post("/v1/games", body).ok(201)
    for player in players[1:]:
        game = player.post(f"/v1/games/{game['id']}/join").ok(201)["game"]
    assert game["status"] == "playing"
    return Quiz(game, players)


def people(server, count):
    return [server.player(f"Player {number}") for number in range(count)]


def alone(server, seconds=5, **options):
    player = server.player()
    return seated([player], [part("chair", make_set(player), seconds=seconds)], ready_seconds=None, **options)


def canaries(text):
    return set(re.findall(r"z[abeqw]\d{3}", text))


def kinds(events):
    return [event["kind"] for event in events]


# --- Alone in the chair ----------------------------------------------------------------------------------------------


def test_a_stint_from_ready_to_its_end(server):
    quiz = alone(server)
    state = quiz.state()
    assert (state["phase"], state["questions"], state["chair"]) == ("ready", [], 0)
    state = quiz.ready(0)["state"]
    assert state["phase"] == "question" and state["closes_at"] is not None
    first = quiz.respond(0, True)
    assert (first["question"], first["pass"], first["correct"], first["answer"]) == (1, False, True, None)
    wrong = quiz.respond(0, False)
    assert wrong["correct"] is False and re.fullmatch(r"za\d{3}", wrong["answer"])
    passed = quiz.send(0, "responses", {"question": 3, "pass": True}).ok(201)
    assert (passed["text"], passed["pass"], passed["correct"], passed["answer"]) == (None, True, None, None)
    game = passed["game"]
    assert game["status"] == "finished" and game["state"]["phase"] == "over"
    assert game["state"]["scores"] == [
        {"seat": 0, "points": 1, "right": 1, "wrong": 1, "passes": 1, "unanswered": 0, "tie_break": None}
    ]
    events = quiz.events()
    assert kinds(events)[2:5] == ["part", "ready", "question"]
    over = events[kinds(events).index("stint-over")]
    assert over["exhausted"] and [question["question"] for question in over["passed"]] == [3]
    result = quiz.result()["rounds"][0]
    assert (result["places"], result["tie_break"], result["title"]) == ([1], None, None)
    assert result["leader"] is None and result["points"] == [1]


def test_a_choice_is_taken_by_its_index(server):
    quiz = alone(server, seconds=60)
    quiz.ready(0)
    while (question := quiz.state()["questions"][0])["kind"] != "choice":
        quiz.send(0, "responses", {"question": question["question"], "pass": True}).ok(201)
    quiz.send(0, "responses", {"question": question["question"], "choice": 2}).problem(422, "invalid-value", "/choice")
    right = next(index for index, choice in enumerate(question["choices"]) if choice.startswith("za"))
    answer = quiz.send(0, "responses", {"question": question["question"], "choice": right}).ok(201)
    assert answer["correct"] is True and answer["text"] == question["choices"][right]
    quiz.resign(0).ok(201)


def leaf(salt, dealt):
    return hashlib.sha256(f"{salt}\n{dealt}".encode()).hexdigest()


def test_what_was_put_had_been_fixed_before_and_what_was_not_stays_unknown(server, tmp_path):
    quiz = alone(server, seconds=30)
    commitment = quiz.game["commitment"]
    quiz.ready(0)
    quiz.respond(0, True)
    quiz.respond(0, False)
    quiz.resign(0).ok(201)
    game = quiz.view()
    assert game["commitment"] == commitment
    nonce, secret = game["proof"]["nonce"], game["proof"]["secret"]
    assert hashlib.sha256(f"{nonce}\n{secret}".encode()).hexdigest() == commitment
    put = quiz.history()
    assert len(put) == 3
    for item, committed in zip(put, secret.split(",")):
        assert leaf(item["salt"], item["dealt"]) == committed
        assert json.loads(item["dealt"])["text"] == item["text"]
    exported = quiz[0].get(quiz.path + "/export").ok(200)
    numbers = {found[2:] for found in canaries(json.dumps(put))}
    assert len(numbers) == 3 and {found[2:] for found in canaries(json.dumps(exported))} == numbers
    dealt = next(event for event in exported["events"] if event["kind"] == "round")["body"]["deal"]["questions"]
    assert len(dealt) > 3 and [set(question) == {"leaf"} for question in dealt] == [False] * 3 + [True] * (len(dealt) - 3)
    assert server.player().post("/v1/verify", exported).ok(200)["valid"]
    document = tmp_path / "quiz.json"
    document.write_text(json.dumps(exported))
    verify = [kit.BINARY, "verify", document]
    assert subprocess.run(verify, capture_output=True, check=False).returncode == 0
    for question in dealt[:1]:
        question["dealt"] = question["dealt"].replace("za", "zc")
    document.write_text(json.dumps(exported))
    assert subprocess.run(verify, capture_output=True, check=False).returncode == 1


# What is told with a question and decides nothing, and what else could have been said.
TOLD = {"explanation", "source", "title", "licence", "author", "reason"}
AS_WRONG = {("response", "text"), ("closed", "text")}


def test_every_tampering_with_an_export_is_found(server):
    players = people(server, 3)
    of = make_set(players[0])
    quiz = seated(players, [part("all", of, questions=1), part("chair", of, seconds=5)], ready_seconds=None)
    for seat in range(3):
        quiz.ready(seat)
    for seat in range(3):
        quiz.respond(seat, seat != 1)
    for seat in range(3):
        quiz.ready(seat)
        while quiz.state(seat)["chair"] == seat:
            quiz.respond(seat, True)
    quiz.send(1, "appeals", {"question": 1, "reason": "It is."}).ok(201)
    quiz.send(0, "votes", {"question": 1, "seat": 1, "accept": False}).ok(201)
    quiz.resign(2).ok(201)
    quiz.resign(1).ok(201)
    document = players[0].get(quiz.path + "/export").ok(200)
    client = server.player()
    assert check(client, document) == {"valid": True}
    missed, tried = [], 0
    for path in places(document["events"]):
        names = [step for step in path if isinstance(step, str)]
        if FREE.intersection(names) or TOLD.intersection(names) or names[0] == "seq":
            continue
        verdict = client.post("/v1/verify", dict(document, events=with_change(document["events"], path)))
        tried += 1
        kind = document["events"][path[0]]["kind"]
        if verdict.status == 200 and verdict.json["valid"] and (kind, names[-1]) not in AS_WRONG:
            missed.append(path)
    assert tried > 200 and not missed, missed


# --- Several ---------------------------------------------------------------------------------------------------------


def test_where_all_are_asked_nobody_is_told_before_the_question_is_closed(server):
    players = people(server, 3)
    quiz = seated(players, [part("all", make_set(players[0]), questions=1, points=3)], tie_break=False)
    for seat in range(3):
        assert quiz.view()["turn"]["seats"] == list(range(seat, 3))
        quiz.ready(seat)
    told = quiz.respond(0, True)
    assert (told["correct"], told["answer"]) == (None, None)
    quiz.respond(1, False)
    assert quiz.state(2)["scores"][0]["points"] == 0 and quiz.state(2)["last"] is None
    assert canaries(json.dumps(quiz.events(2))) == canaries(json.dumps(quiz.state(2)["questions"]))
    game = quiz.send(2, "responses", {"pass": True}).ok(201)["game"]
    assert game["state"]["phase"] == "checking"
    assert [score["points"] for score in game["state"]["scores"]] == [3, 0, 0]
    assert [outcome["outcome"] for outcome in game["state"]["last"]["outcomes"]] == ["right", "wrong", "pass"]


def test_an_appeal_is_granted_by_the_others(server):
    players = people(server, 3)
    quiz = seated(players, [part("all", make_set(players[0]), questions=1, points=3)], tie_break=False)
    for seat in range(3):
        quiz.ready(seat)
    for seat in range(3):
        quiz.respond(seat, seat != 1)
    appeal = quiz.send(1, "appeals", {"question": 1, "reason": "It is."}).ok(201)
    assert (appeal["question"], appeal["reason"]) == (1, "It is.")
    assert "vote" in quiz.view(0)["turn"]["actions"] and quiz.state(0)["appeals"][0]["seat"] == 1
    quiz.send(1, "votes", {"question": 1, "seat": 1, "accept": True}).problem(409, "not-your-turn")
    vote = {"question": 1, "seat": 1, "accept": True}
    assert quiz.send(0, "votes", vote).ok(201)["by"] == 0
    quiz.send(0, "votes", vote).problem(409, "not-allowed-now")
    quiz.send(2, "votes", vote).ok(201)
    assert quiz.state(0)["scores"][1]["points"] == 3
    for seat in range(3):
        game = quiz.ready(seat)
    assert game["status"] == "finished" and game["result"]["winners"] == [0, 1, 2]
    ruling = next(event for event in quiz.events() if event["kind"] == "ruling")
    assert (ruling["seat"], ruling["granted"], ruling["by"]) == (1, True, None)


def test_a_sheet_is_changed_until_it_is_handed_in(server):
    players = people(server, 2)
    quiz = seated(players, [part("sheet", make_set(players[0]), questions=3)], tie_break=False, appeal_seconds=0)
    quiz.ready(0)
    quiz.ready(1)
    quiz.respond(0, False, 2)
    quiz.respond(0, True, 2)
    quiz.respond(0, True, 1)
    taken_back = quiz.send(0, "responses", {"question": 1, "pass": True}).ok(201)["game"]
    assert [response["question"] for response in taken_back["state"]["responses"] if response["text"]] == [2]
    assert quiz.state(1)["responses"] == []
    quiz.send(0, "responses", {"text": "which?"}).problem(422, "invalid-value", "/question")
    quiz.send(0, "hand-in").ok(201)
    quiz.send(0, "hand-in").problem(409, "not-allowed-now")
    quiz.send(0, "responses", {"question": 2, "text": "late"}).problem(409, "not-allowed-now")
    game = quiz.send(1, "hand-in").ok(201)["game"]
    assert game["status"] == "finished" and game["result"]["points"] == [1, 0]


# --- The question master ---------------------------------------------------------------------------------------------


def with_master(server, kind="all", **options):
    players = people(server, 3)
    parts = [part(kind, make_set(players[0]), **({"questions": 4} if kind == "all" else {"seconds": 60}))]
    return seated(players, parts, master=True, tie_break=False, ready_seconds=None, **options)


def put_a_text(quiz):
    """Passes until the question open is a text; which one."""
    quiz.ready(2)
    while (question := quiz.state(2)["questions"][0])["kind"] != "text":
        for seat in (0, 1):
            quiz.send(seat, "responses", {"pass": True}).ok(201)
        quiz.ready(2)
    return question


def test_a_master_judges_texts_and_alone_sees_what_is_accepted(server):
    quiz = with_master(server)
    question = put_a_text(quiz)
    assert question["answers"][0].startswith("za")
    assert quiz.state(0)["questions"][0]["answers"] is None
    for seat in (0, 1):
        quiz.respond(seat, False)
    assert quiz.state(0)["phase"] == "judging" and quiz.view(0)["turn"]["seats"] == [2]
    assert [response["suggested"] for response in quiz.state(2)["responses"]] == [False, False]
    quiz.send(0, "judgements", {"correct": True}).problem(409, "not-your-turn")
    quiz.send(2, "responses", {"text": "me"}).problem(409, "not-your-turn")
    number = question["question"]
    judged = quiz.send(2, "judgements", {"question": number, "seat": 1, "correct": True}).ok(201)
    assert (judged["question"], judged["seat"], judged["correct"], judged["by"]) == (number, 1, True, 2)
    game = quiz.send(2, "judgements", {"suggested": True}).ok(201)["game"]
    assert [score["points"] for score in game["state"]["scores"]] == [0, 1]
    assert [seat["role"] for seat in game["seats"]] == ["contender", "contender", "master"]


def test_what_is_read_aloud_is_on_nobody_s_screen(server):
    quiz = with_master(server, kind="chair", reading="aloud")
    quiz.ready(0)
    assert quiz.state(2)["questions"][0]["text"].startswith("zq")
    assert quiz.state(0)["questions"][0]["text"] is None
    assert not canaries(quiz[0].get(quiz.path).text) and not canaries(json.dumps(quiz.events(1)))
    quiz.send(0, "responses", {"text": "typed"}).problem(409, "not-allowed-now")
    entered = quiz.send(2, "judgements", {"question": 1, "correct": True, "text": "as it was said"}).ok(201)
    assert (entered["pass"], entered["text"]) == (False, "as it was said")
    assert quiz.state(1)["last"]["outcomes"][0]["text"] == "as it was said"
    assert quiz.send(2, "judgements", {"pass": True}).ok(201)["pass"] is True
    quiz.resign(2).ok(201)
    game = quiz.view(0)
    assert (game["status"], game["reason"]) == ("aborted", "master-left")
    exported = quiz[0].get(quiz.path + "/export").ok(200)
    assert len({found[2:] for found in canaries(json.dumps(exported))}) == 3, "those that were put"
    assert check(quiz[0], exported) == {"valid": True}


def test_no_question_is_in_a_log_or_a_refusal(tmp_path):
    with kit.Server(db=tmp_path / "quiz.db") as server:
        quiz = with_master(server)
        question = put_a_text(quiz)
        right = {"question": question["question"], "text": question["answers"][0]}
        stranger = server.player("Stranger")
        refusals = [
            stranger.post(quiz.path + "/responses", right),
            stranger.get(quiz.path),
            quiz.send(0, "responses", {**right, "question": 99}),
            quiz.send(0, "responses", {**right, "pass": True}),
            quiz.send(0, "appeals", {"question": right["question"]}),
            quiz.send(2, "responses", right),
        ]
        for seat in (0, 1):
            quiz.send(seat, "responses", right).ok(201)
        refusals.append(quiz.send(0, "responses", right))
        for refusal in refusals:
            assert refusal.status in (404, 409, 422) and not canaries(refusal.text), refusal.text
        quiz.send(2, "judgements", {"suggested": True}).ok(201)
        quiz.resign(0).ok(201)
        assert quiz.view(1)["status"] == "finished"
        assert server.log and not canaries(server.log)


# --- The engine ------------------------------------------------------------------------------------------------------


def test_a_stint_goes_on_behind_a_restart_and_loses_nothing(tmp_path):
    with kit.Server(db=tmp_path / "quiz.db") as server:
        quiz = alone(server, seconds=120)
        before = quiz.ready(0)["state"]
        quiz.respond(0, True)
        question = quiz.state()["questions"]
        server.restart(how=signal.SIGKILL)
        after = quiz.state()
        assert after["questions"][0]["text"] == question[0]["text"]
        assert after["stint"]["ends_at"] > before["stint"]["ends_at"], "the outage is given back"
        assert "resumed" in kinds(quiz.events())
        quiz.respond(0, True)
        assert quiz.state()["scores"][0]["points"] == 2
        quiz.resign(0).ok(201)
        server.stop()
        verify = [kit.BINARY, "verify", "--db", server.db]
        found = subprocess.run(verify, capture_output=True, text=True, check=False)
        assert found.returncode == 0, found.stdout + found.stderr


ENDPOINTS = {
    "ready": {},
    "responses": {"question": 1, "text": "x"},
    "hand-in": {},
    "judgements": {"correct": True},
    "appeals": {"question": 1},
    "votes": {"question": 1, "seat": 0, "accept": True},
}


@pytest.mark.parametrize("what", ENDPOINTS)
def test_strangers_do_nothing_and_bodies_have_their_form(server, what):
    players = people(server, 2)
    quiz = seated(players, [part("all", make_set(players[0]))], visibility="public")
    path = f"{quiz.path}/{what}"
    stranger = server.player("Stranger")
    stranger.post(path, ENDPOINTS[what]).problem(403, "forbidden")
    server.anyone().post(path, ENDPOINTS[what]).problem(401)
    quiz.send(0, what, {**ENDPOINTS[what], "no-such-member": 1}).problem(422, "invalid-value")
    quiz[0].post(path, raw=b"{", headers={"Content-Type": "application/json"}).problem(400)
    quiz[0].post(path, raw=b"x", headers={"Content-Type": "text/plain"}).problem(415)
    quiz[0].post(path, raw=b" " * 2_000_000, headers={"Content-Type": "application/json"}).problem(413)
    quiz[0].post(path, ENDPOINTS[what], headers={"If-Match": '"1"'}).problem(412, "version-mismatch")
    private = seated(players, [part("all", make_set(players[0]))])
    stranger.post(f"{private.path}/{what}", ENDPOINTS[what]).problem(404, "not-found")
    if what != "ready":
        quiz.send(0, what, ENDPOINTS[what]).problem(409)
    else:
        quiz.ready(0)
        quiz.send(0, what).problem(409, "not-allowed-now")


def test_an_action_of_another_family_is_none_here(server):
    quiz = alone(server)
    quiz.send(0, "guesses", {"code": "1234"}).problem(404)
    table = server.alone()
    table[0].post(table.path + "/ready", {}).problem(404)


def test_the_roles_at_its_tables_are_told(anyone):
    roles = anyone.get("/v1/rulesets/mastermind-quiz").ok(200)["roles"]
    assert roles == [
        {"role": "contender", "competes": True, "min": 1, "max": 8},
        {"role": "master", "competes": False, "min": 0, "max": 1},
    ]
    assert anyone.get("/v1/rulesets/gomoku").ok(200)["roles"] == []


def test_neither_clock_nor_hint_nor_bot_is_in_a_quiz(server):
    player = server.player()
    body = {"ruleset": "quiz", "options": {"parts": [part("chair", make_set(player))]}}
    player.post("/v1/games", {**body, "clock": {"turn_seconds": 30}}).problem(422, "invalid-value")
    hints = {**body, "options": {**body["options"], "hints": True}}
    player.post("/v1/games", hints).problem(422, "invalid-value", "/options/hints")
    player.post("/v1/games", {**body, "opponents": [{"bot": "perfect"}]}).problem(422, "invalid-value", "/opponents/0/bot")


def test_the_whole_format_for_two(server):
    """Subjects, general knowledge from the fewest points up, and a tie-break that nobody else sees."""
    players = people(server, 2)
    of = make_set(players[0])
    body = {
        "ruleset": "mastermind-quiz",
        "options": {"general": of, "subjects": [of], "subject_seconds": 5, "general_seconds": 5, "ready_seconds": None},
        "opponents": [{"player": players[1].id}],
        "visibility": "public",
    }
    game = players[0].post("/v1/games", body).ok(201)
    quiz = Quiz(players[1].post(f"/v1/games/{game['id']}/join").ok(201)["game"], players)
    while (state := quiz.state())["phase"] != "tie-break":
        seat = state["chair"]
        quiz.ready(seat)
        while quiz.state(seat)["chair"] == seat and quiz.state(seat)["phase"] == "question":
            quiz.respond(seat, True)
    parts = [event for event in quiz.events() if event["kind"] == "part"]
    assert [found["order"] for found in parts] == [[0, 1], [1, 0]]
    known = canaries(json.dumps(quiz.events(1)))
    for seat, right in ((0, 5), (1, 4)):
        quiz.ready(seat)
        for number in range(5):
            if number == 4:
                assert (canaries(json.dumps(quiz.events(1 - seat))) == known) == (seat == 0)
                assert canaries(server.anyone().get(quiz.path + "/events?limit=1000").text) == known
            quiz.respond(seat, number < right)
    game = quiz.view()
    assert game["status"] == "finished" and game["result"]["winners"] == [0]
    assert game["result"]["points"][0] == game["result"]["points"][1]
    result = quiz.result()["rounds"][0]
    assert (result["places"], result["title"]) == ([1, 2], "Mastermind")
    assert result["tie_break"] == [{"number": 1, "seats": [0, 1], "right": [5, 4]}]
    assert canaries(server.anyone().get(quiz.path + "/events?limit=1000").text) > known
