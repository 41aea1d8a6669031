# SPDX-License-Identifier: Apache-2.0
"""Contenders of a quiz choose their subjects before it begins."""

import signal

import pytest

import kit
from kit import events_of, path, people, replays


def verified(server):
    found = kit.run("verify", "--db", server.db)
    assert found.returncode == 0, found.stdout + found.stderr


@pytest.fixture(scope="module")
def quizzes():
    with kit.Server() as running:
        yield running
        verified(running)


def make_set(player, name, count=30):
    """Its questions are called by it: "music 7"."""
    questions = [{"text": f"{name} {number}", "answers": [f"{name} answer {number}"]} for number in range(count)]
    body = {"title": name.title(), "language": "en", "licence": "own", "visibility": "public", "questions": questions}
    return player.post("/v1/question-sets", body).ok(201)["id"]


@pytest.fixture(scope="module")
def sets(quizzes):
    """By name; the last one is no subject of any game."""
    owner = quizzes.player("Owner")
    return {name: make_set(owner, name) for name in ("general", "music", "rivers", "chess", "other")}


def quiz(player, sets, opponents, **more):
    options = {"general": sets["general"], "subjects": [sets[name] for name in ("music", "rivers", "chess")],
               "assignment": "chosen", "subject_seconds": 5, "general_seconds": 5, "ready_seconds": None}  # fmt: skip
    options.update(more.pop("options", {}))
    return player.post("/v1/games", {"ruleset": "mastermind-quiz", "options": options, "opponents": opponents, **more})


def joined(ann, bob, sets, **more):
    game = quiz(ann, sets, [{"player": bob.id}], **more).ok(201)
    return bob.post(path(game, "/join")).ok(201)["game"]


def choose(player, game, subject, **more):
    return player.put(path(game, "/subject"), {"set": subject, **more})


def subjects(player, game):
    return [seat["subject"] and seat["subject"]["set"] for seat in player.get(path(game)).ok()["seats"]]


def asked_of(player, game):
    """The name of the set that the next question is of, to the contender in the chair."""
    put = player.post(path(game, "/ready"), {}).ok(201)["game"]["state"]["questions"]
    return put[0]["text"].split()[0]


def test_a_quiz_waits_until_every_contender_has_chosen_and_asks_each_on_their_own(quizzes, sets, tmp_path):
    ann, bob = people(quizzes)
    game = joined(ann, bob, sets)
    assert (game["status"], game["state"]) == ("open", None)
    assert [seat["subject"] for seat in game["seats"]] == [None, None]
    chosen = choose(bob, game, sets["chess"]).ok(201)["game"]
    assert chosen["status"] == "open"
    assert [seat["subject"] for seat in chosen["seats"]] == [None, {"set": sets["chess"], "title": None}]
    begun = choose(ann, game, sets["music"]).ok(201)["game"]
    assert begun["status"] == "playing"
    assert [seat["subject"]["title"] for seat in begun["seats"]] == ["Music", "Chess"]
    told = [(event["kind"], event["seat"], event.get("set")) for event in events_of(bob, game)]
    assert told[:5] == [("created", 0, None), ("joined", 1, None), ("subject", 1, sets["chess"]),
                        ("subject", 0, sets["music"]), ("round", None, None)]  # fmt: skip
    assert asked_of(ann, game) == "music"
    ann.post(path(game, "/resignation")).ok(201)
    exported = ann.get(path(game, "/export")).ok(200)
    assert replays(tmp_path, exported)
    exported["events"][4]["body"]["subjects"].reverse()
    assert not replays(tmp_path, exported)


def test_a_subject_can_come_with_making_and_joining(quizzes, sets):
    ann, bob = people(quizzes)
    game = quiz(ann, sets, [{"player": bob.id}], subject=sets["rivers"]).ok(201)
    assert subjects(bob, game) == [sets["rivers"], None]
    bob.post(path(game, "/join"), {"subject": sets["rivers"]}).problem(409, "not-allowed-now")
    bob.post(path(game, "/join"), {"subject": sets["other"]}).problem(422, "invalid-value", "/subject")
    bob.post(path(game, "/join"), {"subject": sets["general"]}).problem(422, "invalid-value", "/subject")
    begun = bob.post(path(game, "/join"), {"subject": sets["music"]}).ok(201)["game"]
    assert begun["status"] == "playing" and subjects(ann, game) == [sets["rivers"], sets["music"]]
    created, seated = events_of(ann, game)[:2]
    assert created["subjects"] == [sets["rivers"], ""] and seated["subject"] == sets["music"]


def test_what_cannot_be_chosen_is_refused_where_it_stands(quizzes, sets):
    ann, bob = people(quizzes)
    game = joined(ann, bob, sets)
    for wrong in (sets["other"], sets["general"], "none", "music", sets["music"].upper()):
        choose(ann, game, wrong).problem(422, "invalid-value", "/set")
        quiz(ann, sets, [{"player": bob.id}], subject=wrong).problem(422, "invalid-value", "/subject")
    ann.put(path(game, "/subject"), {"subject": sets["music"]}).problem(422, "invalid-value", "/set")
    choose(ann, game, sets["music"]).ok(201)
    choose(ann, game, sets["music"]).ok(200)
    choose(bob, game, sets["music"]).problem(409, "not-allowed-now")
    choose(quizzes.player("Eve"), game, sets["chess"]).problem(404, "not-found")
    choose(ann, game, sets["rivers"]).ok(201)
    choose(bob, game, sets["music"]).ok(201)
    choose(ann, game, sets["chess"]).problem(409, "not-allowed-now")
    choose(ann, game, sets["rivers"]).ok(200)
    assert subjects(ann, game) == [sets["rivers"], sets["music"]]


@pytest.mark.parametrize("assignment", ["by-seat", "shared"])
def test_nobody_chooses_where_the_options_say_whose_subjects_they_are(quizzes, sets, assignment):
    ann, bob = people(quizzes)
    named = [sets["music"], sets["rivers"]] if assignment == "by-seat" else [sets["music"]]
    options = {"assignment": assignment, "subjects": named}
    game = quiz(ann, sets, [{"player": bob.id}], options=options).ok(201)
    assert subjects(ann, game) == (named if assignment == "by-seat" else named * 2)
    choose(ann, game, sets["music"]).problem(409, "not-allowed-now")
    bob.post(path(game, "/join"), {"subject": sets["music"]}).problem(422, "invalid-value", "/subject")
    quiz(ann, sets, [{"player": bob.id}], options=options, subject=sets["music"]).problem(
        422, "invalid-value", "/subject"
    )
    assert bob.post(path(game, "/join")).ok(201)["game"]["status"] == "playing"


def test_the_master_chooses_for_a_team_and_has_no_subject(quizzes, sets):
    cyd, ann = people(quizzes)
    opponents = [{"player": ann.id}, {"name": "Team Bridge"}]
    quiz(cyd, sets, opponents, role="master", subject=sets["music"]).problem(422, "invalid-value", "/subject")
    game = quiz(cyd, sets, opponents, role="master").ok(201)
    begun = ann.post(path(game, "/join"), {"subject": sets["music"]}).ok(201)["game"]
    assert begun["status"] == "open"
    choose(cyd, game, sets["rivers"]).problem(409, "not-allowed-now")
    choose(ann, game, sets["rivers"], seat=1).problem(403, "forbidden")
    choose(cyd, game, sets["music"], seat=1).problem(409, "not-allowed-now")
    begun = choose(cyd, game, sets["rivers"], seat=1).ok(201)["game"]
    assert begun["status"] == "playing" and subjects(ann, game) == [sets["music"], sets["rivers"], None]


def test_of_those_who_want_the_same_at_once_one_has_it(quizzes, sets):
    for _ in range(5):
        ann, bob = people(quizzes)
        game = joined(ann, bob, sets)
        answers = kit.together(*[lambda one=one: choose(one, game, sets["music"]) for one in (ann, bob)])
        assert sorted(answer.status for answer in answers) == [201, 409]
        assert sorted(subjects(ann, game), key=str) == sorted([sets["music"], None], key=str)


def test_other_games_have_no_subjects(quizzes, sets):
    ann, _ = people(quizzes)
    game = ann.post("/v1/games", {"ruleset": "tic-tac-toe", "opponents": [{"open": True}]}).ok(201)
    choose(ann, game, sets["music"]).problem(404, "not-found")
    assert "subject" not in game["seats"][0]
    ann.post("/v1/games", {"ruleset": "yahtzee", "subject": sets["music"]}).problem(422, "invalid-value", "/subject")


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_subjects_outlive_the_server(how):
    with kit.Server() as server:
        ann, bob, owner = people(server, 3)
        own = {name: make_set(owner, name) for name in ("general", "music", "rivers", "chess")}
        game = joined(ann, bob, own)
        choose(ann, game, own["music"]).ok(201)
        server.restart(how)
        assert subjects(bob, game) == [own["music"], None]
        choose(bob, game, own["rivers"]).ok(201)
        server.restart(how)
        seats = bob.get(path(game)).ok()["seats"]
        assert [seat["subject"] for seat in seats] == [
            {"set": own["music"], "title": "Music"}, {"set": own["rivers"], "title": "Rivers"}]  # fmt: skip
        assert asked_of(ann, game) == "music"
        verified(server)


def test_what_holds_for_every_change_holds_for_a_choice(quizzes, sets):
    ann, bob = people(quizzes)
    game = joined(ann, bob, sets, visibility="public")
    target, wanted = path(game, "/subject"), {"set": sets["music"]}
    ann.put(target, raw=b"{", headers={"Content-Type": "application/json"}).problem(400)
    ann.put(target, raw=b"x", headers={"Content-Type": "text/plain"}).problem(415)
    ann.put(target, raw=b" " * 70000).problem(413, "too-large")
    quizzes.anyone().put(target, wanted).problem(401)
    quizzes.player("Eve").put(target, wanted).problem(403)
    ann.put(target, wanted, headers={"If-Match": '"1"'}).problem(412, "version-mismatch")
    assert subjects(ann, game) == [None, None]
    once = ann.put(target, wanted, headers={"Idempotency-Key": "mine"})
    again = ann.put(target, wanted, headers={"Idempotency-Key": "mine"})
    assert (once.status, again.status) == (201, 201) and once.json == again.json
    ann.put(target, {"set": sets["chess"]}, headers={"Idempotency-Key": "mine"}).problem(422)
