# SPDX-License-Identifier: Apache-2.0
"""Quizzes of several rounds: no question comes twice, points add up, a tie is played off at the end, on the sums."""

import copy
import hashlib
import json
import signal

import kit
import pytest
from quiz_kit import (
    Quiz,
    at_once,
    canaries_of,
    chair,
    imported,
    insist,
    make_quiz,
    make_set,
    mastermind,
    questions,
    sheet,
)

QUICK = {"appeal_seconds": 0, "grace_seconds": 0, "ready_seconds": None}


@pytest.fixture(scope="module")
def owner(server):
    return server.player("Owner")


def on(quiz, seat=0):
    """Begins the next round."""
    return insist(lambda: quiz.next_round(seat)).ok(201)["game"]


def fill_sheet(quiz, rights):
    """A round that is one sheet; rights: by seat, how many of its questions they know."""
    for seat in range(len(rights)):
        quiz.ready(seat).ok(201)
    for seat, right in enumerate(rights):
        for shown in quiz.state(seat)["questions"]:
            (quiz.right if shown["question"] <= right else quiz.wrong)(seat, shown["question"]).ok(201)
    for seat in range(len(rights)):
        game = quiz.hand_in(seat).ok(201)["game"]
    return game


def points_of(game):
    return [seat["points"] for seat in game["seats"]]


# --- What it takes -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rounds", [0, 21, None, 2.5, "2", True])
def test_rounds_are_from_one_to_twenty(owner, bob, rounds):
    asked = make_set(owner, 60)
    body = {"ruleset": "quiz", "options": {"parts": [sheet(asked, 1)], "rounds": rounds}}
    errors = bob.post("/v1/games", body).problem(422, "invalid-value")["errors"]
    assert [error["pointer"] for error in errors] == ["/options/rounds"]


def test_a_game_takes_all_times_its_rounds(owner, bob, eve):
    def ask(options, ruleset="quiz", others=()):
        body = {"ruleset": ruleset, "options": options, "opponents": [{"player": one.id} for one in others]}
        return bob.post("/v1/games", body)

    asked = make_set(owner, 60)
    assert ask({"parts": [sheet(asked, 3)], "rounds": 20}).ok(201)["options"]["rounds"] == 20
    (error,) = ask({"parts": [sheet(asked, 4)], "rounds": 16}).problem(422, "invalid-value")["errors"]
    assert error["pointer"] == "/options/parts/0/set" and "60 questions, and the game takes 64" in error["detail"]
    ask({"parts": [sheet(asked, 2)], "rounds": 20}, others=[eve]).ok(201)
    (error,) = ask({"parts": [sheet(asked, 3)], "rounds": 14}, others=[eve]).problem(422)["errors"]
    assert "the game takes 62" in error["detail"], "twenty for tie-breaks, once"
    ask({"parts": [sheet(asked, 3)], "rounds": 20, "tie_break": False}, others=[eve]).ok(201)
    subject = make_set(owner, 4)
    ask(mastermind(asked, subject, rounds=4), "mastermind-quiz").ok(201)
    (error,) = ask(mastermind(asked, subject, rounds=5), "mastermind-quiz").problem(422)["errors"]
    assert error["pointer"] == "/options/subjects/0" and "4 questions, and the game takes 5" in error["detail"]


# --- Rounds --------------------------------------------------------------------------------------------------------


def test_no_question_comes_twice_and_points_add_up(server, owner, bob):
    asked = make_set(owner, 20)
    quiz = make_quiz([bob], parts=[sheet(asked, 4)], rounds=5, **QUICK)
    seen, rights = [], [3, 0, 4, 1, 2]
    for number, right in enumerate(rights, 1):
        assert quiz.view()["round"]["number"] == number and quiz.view()["round"]["leader"] is None
        quiz.ready(0).ok(201)
        shown = quiz.state()["questions"]
        assert [one["question"] for one in shown] == [1, 2, 3, 4], "they are counted in each round"
        assert quiz.state()["scores"][0]["points"] == 0
        seen += [one["text"] for one in shown]
        for one in shown:
            (quiz.right if one["question"] <= right else quiz.wrong)(0, one["question"]).ok(201)
        game = quiz.hand_in(0).ok(201)["game"]
        assert game["status"] == ("round-over" if number < 5 else "finished")
        assert points_of(game) == [sum(rights[:number])] and game["state"]["scores"][0]["points"] == right
        if number == 1:
            quiz.ready(0).problem(409, "not-allowed-now")
        if number < 5:
            assert game["turn"]["actions"] == ["round"]
            assert on(quiz)["status"] == "playing"
    assert sorted(seen) == sorted(item["text"] for item in asked.items), "each once"
    result = quiz.result()
    assert result["match"]["points"] == [10] and result["match"]["reason"] == "rounds"
    assert [one["points"] for one in result["rounds"]] == [[right] for right in rights]
    assert [one["places"] for one in result["rounds"]] == [[1]] * 5
    assert len({one["proof"]["nonce"] for one in quiz.of_kind("round-over")}) == 5
    items = quiz.history(query="?round=all&limit=100")
    assert [item["round"] for item in items] == [number for number in range(1, 6) for _ in range(4)]
    assert [item["text"] for item in items] == seen
    quiz.next_round().problem(409, "game-over")


def test_each_round_proves_what_it_put(owner, bob, tmp_path):
    asked = make_set(owner, questions(30, ("text", "choice", "boolean", "number"), explanation="because", source="a book"))
    quiz = make_quiz([bob], parts=[chair(asked, 30)], rounds=2, **QUICK)
    commitments = []
    for _ in range(2):
        commitments.append(quiz.view()["commitment"])
        answer = quiz.ready(0).ok(201)
        while answer["game"]["status"] == "playing" and len(answer["game"]["state"]["questions"]):
            answer = quiz.right(0).ok(201)
        if len(commitments) == 1:
            assert answer["game"]["proof"] is not None
            assert on(quiz)["proof"] is None
    assert commitments[0] != commitments[1]
    leaves = [one["proof"]["secret"].split(",") for one in quiz.of_kind("round-over")]
    # Fifteen at the most, and thirty are there: less the five that the second round takes at the least.
    assert [len(of_round) for of_round in leaves] == [15, 15] and not set(leaves[0]) & set(leaves[1])
    for item in quiz.history(query="?round=all&limit=100"):
        leaf = hashlib.sha256(f"{item['salt']}\n{item['dealt']}".encode("ascii")).hexdigest()
        assert leaf in leaves[item["round"] - 1]
    path = tmp_path / "game.json"
    path.write_text(quiz[0].get(quiz.path + "/export").text)
    assert kit.run("verify", path).returncode == 0


def test_a_tie_is_played_off_in_the_last_round_on_the_sums(owner, bob, eve):
    asked = make_set(owner, 60)
    quiz = make_quiz([bob, eve], parts=[sheet(asked, 3)], rounds=3, **QUICK)
    game = fill_sheet(quiz, [2, 2])
    assert game["status"] == "round-over" and game["state"]["phase"] == "over", "a tie of the first round stands"
    on(quiz, 1)
    assert points_of(fill_sheet(quiz, [3, 0])) == [5, 2]
    on(quiz)
    game = fill_sheet(quiz, [0, 3])
    assert (game["status"], game["state"]["phase"]) == ("playing", "tie-break"), "five points each, though Eve won this round"
    quiz.ready(0).ok(201)
    for _ in range(5):
        quiz.wrong(0).ok(201)
    quiz.ready(1).ok(201)
    for _ in range(5):
        game = quiz.right(1).ok(201)["game"]
    assert game["status"] == "finished" and points_of(game) == [5, 5]
    assert game["result"]["winners"] == [1] and game["result"]["outcome"] == "win"
    last = quiz.result()["rounds"][-1]
    assert last["points"] == [0, 3] and last["places"] == [2, 1]
    assert last["tie_break"] == [{"number": 1, "seats": [0, 1], "right": [0, 5]}]
    assert [one["tie_break"] for one in quiz.result()["rounds"][:2]] == [None, None]


def test_fewer_passes_over_all_rounds_win_without_a_tie_break(owner, bob, eve):
    asked = make_set(owner, 60)
    quiz = make_quiz([bob, eve], parts=[at_once(asked, 1, 60)], rounds=2, **QUICK)
    for acts in ((quiz.skip, quiz.right), (quiz.right, quiz.wrong)):
        for seat in range(2):
            quiz.ready(seat).ok(201)
        for seat in range(2):
            game = acts[seat](seat).ok(201)["game"]
        if game["status"] != "finished":
            on(quiz)
    assert points_of(game) == [1, 1] and game["result"]["winners"] == [1]


def test_who_is_left_has_won_whatever_the_rounds(owner, bob, eve):
    asked = make_set(owner, 60)
    quiz = make_quiz([bob, eve], parts=[sheet(asked, 3)], rounds=3, **QUICK)
    fill_sheet(quiz, [0, 3])
    on(quiz)
    game = quiz.resign(1).ok(201)["game"]
    assert game["status"] == "finished" and game["result"]["winners"] == [0] and points_of(game) == [0, 3]


def test_subjects_that_were_chosen_last_for_all_rounds(server, owner, bob, eve):
    general, subjects = make_set(owner, 60), [make_set(owner, 4) for _ in range(3)]
    options = mastermind(general, *subjects, assignment="chosen", rounds=2, **QUICK)
    body = {"ruleset": "mastermind-quiz", "options": options, "opponents": [{"player": eve.id}], "subject": subjects[2].id}
    game = bob.post("/v1/games", body).ok(201)
    path = f"/v1/games/{game['id']}"
    insist(lambda: eve.post(path + "/join", {"subject": subjects[0].id})).ok(201)
    quiz = Quiz(bob.get(path).ok(200), [bob, eve])
    for number in range(2):
        for _ in range(4):
            game = quiz.view()
            quiz.ready(game["state"]["chair"]).ok(201)
            quiz.wait_for("stint-over", after=game["version"])
        if number == 0:
            on(quiz)
    items = quiz.history(query="?round=all&limit=100")
    for seat, subject in ((0, subjects[2]), (1, subjects[0])):
        own = [item for item in items if (item["part"], item["seat"]) == (1, seat)]
        assert {item["round"] for item in own} == {1, 2}
        assert {item["text"] for item in own} <= {item["text"] for item in subject.items}
        assert len({item["text"] for item in own}) == len(own)


def test_two_begin_the_next_round_and_one_does(owner, bob, eve):
    asked = make_set(owner, 60)
    quiz = make_quiz([bob, eve], parts=[sheet(asked, 3)], rounds=6, tie_break=False, **QUICK)
    for number in range(2, 7):
        fill_sheet(quiz, [1, 2])
        replies = kit.together(*[lambda seat=seat: insist(lambda: quiz.next_round(seat)) for seat in (0, 1, 0, 1)])
        assert sorted(reply.status for reply in replies) == [201, 409, 409, 409]
        assert quiz.view()["round"]["number"] == number
    again = quiz[0].post(quiz.path + "/rounds", headers={"Idempotency-Key": "r"})
    again.problem(409, "not-allowed-now")


def test_a_rematch_is_of_as_many_rounds(owner, bob, eve):
    asked = make_set(owner, 60)
    quiz = make_quiz([bob, eve], parts=[sheet(asked, 2)], rounds=2, tie_break=False, **QUICK)
    fill_sheet(quiz, [1, 2])
    on(quiz)
    fill_sheet(quiz, [1, 2])
    again = bob.post(quiz.path + "/rematch").ok(201)["game"]
    assert again["options"] == quiz.game["options"]
    again = insist(lambda: eve.post(f"/v1/games/{again['id']}/join")).ok(201)["game"]
    assert again["status"] == "playing" and again["round"]["number"] == 1 and points_of(again) == [0, 0]


# --- The log -------------------------------------------------------------------------------------------------------


def test_the_log_alone_says_what_was_dealt_before(own_server, tmp_path):
    """The server is killed in the middle, and loads the newest round only."""
    owner, bob = own_server.player("Owner"), own_server.player("Bob")
    asked = make_set(owner, 12)
    quiz = make_quiz([bob], parts=[sheet(asked, 3)], rounds=4, **QUICK)
    for number in range(1, 5):
        fill_sheet(quiz, [number % 4])
        own_server.restart(signal.SIGKILL)
        if number < 4:
            on(quiz)
            own_server.restart(signal.SIGKILL)
    put = [item["text"] for item in quiz.history(query="?round=all&limit=100")]
    assert sorted(put) == sorted(item["text"] for item in asked.items)
    exported = quiz[0].get(quiz.path + "/export").text
    assert own_server.stop() == 0
    for more in ((), ("--rebuild",), ()):
        assert kit.run("verify", "--db", own_server.db, *more).returncode == 0
    own_server.start()
    assert points_of(quiz.view()) == [1 + 2 + 3 + 0]
    # With the rounds as the log has them, each says what it was dealt, and what had been before.
    with own_server.database() as db:
        logged = [json.loads(body) for (body,) in db.execute("SELECT body FROM event WHERE kind = 'round' ORDER BY seq")]
    path = tmp_path / "game.json"

    def verified(change):
        rounds = copy.deepcopy(logged)
        change(rounds)
        whole = json.loads(exported)
        for event, body in zip([one for one in whole["events"] if one["kind"] == "round"], rounds, strict=True):
            event["body"] = body
        path.write_text(json.dumps(whole))
        return kit.run("verify", path).returncode

    def dealt(rounds, number):
        return rounds[number]["deal"]["questions"]

    assert sorted(entry["number"] for number in range(4) for entry in dealt(logged, number)) == list(range(12))
    assert [rounds["carry"] is None for rounds in logged] == [True, False, False, False]
    assert verified(lambda rounds: None) == 0
    assert verified(lambda rounds: dealt(rounds, 2)[0].update(number=dealt(rounds, 0)[0]["number"])) != 0
    assert verified(lambda rounds: dealt(rounds, 2)[0].update(number=12)) != 0, "the next round says another"
    assert verified(lambda rounds: dealt(rounds, 3)[0].pop("number")) != 0
    assert verified(lambda rounds: rounds[2].update(carry=rounds[1]["carry"])) != 0
    assert verified(lambda rounds: rounds[2].update(carry=None)) != 0


def rounds_of(exported):
    return [event["body"] for event in exported["events"] if event["kind"] == "round"]


def test_an_export_says_of_no_question_which_one_of_its_set_it_was(owner, bob, eve, tmp_path):
    asked = make_set(owner, questions(60, explanation="because"))
    quiz = make_quiz([bob, eve], parts=[chair(asked, 8), sheet(asked, 2)], rounds=2, **QUICK)
    for number in range(2):
        for seat in range(2):
            quiz.ready(seat).ok(201)
            for _ in range(1 + seat):
                quiz.right(seat).ok(201)
            quiz.wait_for("stint-over", count=seat + 1 + 2 * number)
        game = fill_sheet(quiz, [number, 1])
        if game["status"] == "round-over":
            on(quiz)
    assert game["status"] == "finished"
    text = quiz[1].get(quiz.path + "/export").text
    exported = json.loads(text)
    assert [body["carry"] for body in rounds_of(exported)] == [None, None]
    entries = [entry for body in rounds_of(exported) for entry in body["deal"]["questions"]]
    assert {tuple(sorted(entry)) for entry in entries if "leaf" in entry} == {("leaf",)}
    assert not [entry for entry in entries if "number" in entry]
    put = {item["text"] for item in quiz.history(query="?round=all&limit=100")}
    hidden = [item for item in asked.items if item["text"] not in put]
    assert hidden and len(put) >= 10
    assert not [word for word in canaries_of(hidden) if word in text]
    path = tmp_path / "game.json"

    def verified(changed):
        path.write_text(json.dumps(changed))
        return kit.run("verify", path).returncode

    assert verified(exported) == 0
    for change in (
        lambda body: body.update(carry={"dealt": ["f"]}),
        lambda body: body["deal"].update(tie_break=0),
        lambda body: body.update(points=[7, 7]),
        lambda body: body["deal"].update(nonce="0" * 64),
    ):
        changed = json.loads(text)
        change(rounds_of(changed)[1])
        assert verified(changed) != 0
    path.write_text(text)
    with imported(path) as other:
        again = other.anyone().get(quiz.path + "/export").ok(200)
        assert rounds_of(again) == rounds_of(exported)


@pytest.mark.parametrize("how", ["set", "account"])
def test_a_game_whose_questions_are_gone_ends_with_the_rounds_that_are_over(own_server, tmp_path, how):
    owner, bob, eve = (own_server.player(name) for name in ("Owner", "Bob", "Eve"))
    asked = make_set(owner, 60)
    quiz = make_quiz([bob, eve], parts=[sheet(asked, 2)], rounds=3, **QUICK)
    fill_sheet(quiz, [0, 1])
    on(quiz)
    if how == "set":
        asked.delete()
    else:
        owner.delete("/v1/players/me").ok(204)
    own_server.restart(signal.SIGKILL)
    game = fill_sheet(quiz, [2, 2])
    assert game["status"] == "round-over", "the round under way is whole"
    answer = quiz.next_round(0, headers={"Idempotency-Key": "next"})
    game = answer.ok(201)["game"]
    assert game["status"] == "finished" and game["result"]["winners"] == [1] and points_of(game) == [2, 3]
    assert quiz.result()["match"]["reason"] == "set-deleted" and len(quiz.result()["rounds"]) == 2
    assert quiz.next_round(0, headers={"Idempotency-Key": "next"}).body == answer.body
    quiz.next_round(1).problem(409, "game-over")
    exported = quiz[0].get(quiz.path + "/export")
    path = tmp_path / "game.json"
    path.write_text(exported.text)
    assert kit.run("verify", path).returncode == 0
    # Of a game that is dealt from nothing stored nobody could say so.
    other = kit.Table(bob.post("/v1/games", {"ruleset": "yahtzee", "options": {"rounds": 2}}).ok(201), [bob])
    other.fill_cards()
    other.next_round().ok(201)
    other.resign(0).ok(201)
    forged = other[0].get(other.path + "/export").ok(200)
    last = forged["events"][-1]
    assert last["kind"] == "finished"
    last["body"]["reason"] = "set-deleted"
    path.write_text(json.dumps(forged))
    assert kit.run("verify", path).returncode != 0
    assert own_server.stop() == 0
    for more in ((), ("--rebuild",), ()):
        assert kit.run("verify", "--db", own_server.db, *more).returncode == 0


def test_each_round_counts_on_the_boards(own_server):
    admin = kit.Client(own_server, kit.run("token", "create", "--scope", "admin", "--db", own_server.db).stdout.strip())
    general, subject = make_set(admin, 2 * 25), make_set(admin, 2 * 20)
    bob = own_server.player("Bob")
    options = mastermind(general, subject, rounds=2, subject_seconds=120, general_seconds=150)
    quiz = make_quiz([bob], "mastermind-quiz", **options)
    assert quiz.game["ranked"]
    for right in (4, 9):
        game = quiz.view()
        while game["status"] == "playing":
            if not game["state"]["questions"]:
                game = quiz.ready(0).ok(201)["game"]
            else:
                right -= 1
                game = (quiz.right if right >= 0 else quiz.wrong)(0).ok(201)["game"]
        if game["status"] == "round-over":
            on(quiz)
    (told,) = bob.get(f"/v1/players/{bob.id}/stats").ok(200)["items"]
    assert [told[name] for name in ("games", "best", "worst", "average")] == [2, 9, 4, 6.5]
    (entry,) = bob.get("/v1/leaderboards/mastermind-quiz?metric=best").ok(200)["items"]
    assert entry["value"] == 9
