# SPDX-License-Identifier: Apache-2.0
"""What is left of a quiz: its proof, its export, its results, boards and statistics; what is told to streams, webhooks and
notifications; and what stands nowhere at all, as it was never put.
"""

import hashlib
import json
import signal

import kit
import pytest
from quiz_kit import (
    KINDS,
    answers_of,
    at_once,
    book,
    canaries_of,
    chair,
    imported,
    make_quiz,
    make_set,
    mastermind,
    questions,
    sheet,
)
from sse import Stream
from test_exports import FREE, check, places, with_change
from receiver import Receiver
from test_webhooks import ALL

SECONDS = 18  # a stint of three questions, where there are no more


@pytest.fixture(scope="module")
def owner(server):
    return server.player("Owner")


@pytest.fixture
def players(server):
    return [server.player(name) for name in ("Ann", "Bob", "Cid")]


def play(owner, players, **more):
    """A quiz of every kind of part and question, of which many are never put; and its set."""
    asked = make_set(owner, questions(120, KINDS, explanation="because", source="a book"))
    parts = [chair(asked, 5), at_once(asked, 2, 60, pause_seconds=0), sheet(asked, 4, 60)]
    more = {"tie_break": True, "appeal_seconds": 0, "grace_seconds": 0, **more}
    quiz = make_quiz(players, parts=parts, **more)
    return quiz, asked


def play_to_the_end(quiz):
    """The first contender is asked until the bell, the others until there is no question left."""
    seats = range(len(quiz.players))
    for seat in seats:
        quiz.sit(seat, "R" if seat == 0 else "PWP")
        quiz.wait_for("stint-over", count=seat + 1)
    for seat in seats:
        quiz.ready(seat).ok(201)
    for _ in range(2):
        for seat in seats:
            (quiz.right if seat == 0 else quiz.wrong)(seat).ok(201)
    for seat in seats:
        quiz.ready(seat).ok(201)
    for seat in seats:
        for shown in quiz.state(seat)["questions"][seat:]:
            (quiz.right if seat != 1 else quiz.wrong)(seat, shown["question"]).ok(201)
        quiz.hand_in(seat).ok(201)
    assert quiz.view()["status"] == "finished"
    return quiz


@pytest.fixture(scope="module")
def played(server, owner):
    """A public quiz of three that is over, with its set: for all that looks back."""
    quiz, asked = play(owner, [server.player(name) for name in ("Ann", "Bob", "Cid")], visibility="public")
    return play_to_the_end(quiz), asked


def unput(quiz, asked):
    put = {item["text"] for item in quiz.history()}
    return [item for item in asked.items if item["text"] not in put]


# --- The proof -----------------------------------------------------------------------------------------------------


def proves(game, history):
    """What anybody can check who has seen the commitment before the first question: in ten lines."""
    leaves = game["proof"]["secret"].split(",")
    for item in history:
        leaf = hashlib.sha256(f"{item['salt']}\n{item['dealt']}".encode("ascii")).hexdigest()
        dealt = json.loads(item["dealt"])
        if leaf not in leaves or dealt["text"] != item["text"]:
            return False
    sealed = hashlib.sha256(f"{game['proof']['nonce']}\n{game['proof']['secret']}".encode("ascii")).hexdigest()
    return sealed == game["commitment"] and len(set(leaves)) == len(leaves)


def test_what_was_put_had_been_fixed_before(played):
    quiz, _ = played
    for client in (*quiz.players, quiz[0].server.anyone()):
        game = client.get(quiz.path).ok(200)
        history = client.get(quiz.path + "/history").ok(200)["items"]
        assert game["commitment"] == quiz.game["commitment"], "as it was before the first question"
        assert proves(game, history) and len(history) > 6
        forged = [{**history[0], "dealt": history[0]["dealt"].replace('"text":"What', '"text":"Who')}, *history[1:]]
        forged[0]["text"] = json.loads(forged[0]["dealt"])["text"]
        assert not proves(game, forged)


def test_what_was_dealt_is_written_as_it_is_said(played):
    """Sorted keys, no spaces, ASCII, and exactly the members of its form; choices as they were shown."""
    quiz, _ = played
    forms = {
        "text": {"text", "kind", "answers"},
        "choice": {"text", "kind", "choices", "correct"},
        "boolean": {"text", "kind", "correct"},
        "number": {"text", "kind", "number", "tolerance"},
    }
    shown = {event["question"]: event for event in quiz.of_kind("question")}
    seen = set()
    for item in quiz.history():
        dealt = json.loads(item["dealt"])
        assert item["dealt"] == json.dumps(dealt, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        assert set(dealt) - {"choices"} == forms[item["kind"]] - {"choices"} and dealt["kind"] == item["kind"]
        known = book[item["text"]]
        if item["kind"] == "choice":
            assert dealt["choices"] == item["choices"] == shown[item["question"]]["choices"]
            assert [dealt["choices"][index] for index in dealt["correct"]] == [known["choices"][known["correct"]]]
        elif item["kind"] == "text":
            assert dealt["answers"] == known["answers"]
        seen.add(item["kind"])
        assert (item["explanation"], item["source"]) == ("because", "a book")
    assert len(seen) > 2


def test_other_than_ascii_is_escaped_in_what_was_dealt(owner, players):
    items = [{"text": "Wie heißt \U0001f3f0?", "answers": ["Schloß", 'Burg "B" \\ /']}]
    quiz = make_quiz(players[:1], parts=[chair(make_set(owner, items), 6)])
    quiz.sit(0, "R")
    (item,) = quiz.history()
    assert item["dealt"] == json.dumps(json.loads(item["dealt"]), sort_keys=True, separators=(",", ":"))
    assert "\\u00df" in item["dealt"] and "\\ud83c\\udff0" in item["dealt"]
    assert proves(quiz.view(), [item])


def test_before_the_end_there_is_no_proof(owner, players):
    quiz, _ = play(owner, players[:2])
    quiz.sit(0, "R")
    assert quiz.view()["proof"] is None
    assert {(item["salt"], item["dealt"]) for item in quiz.history()} == {(None, None)}
    quiz[0].get(quiz.path + "/export").problem(409)


# --- The export ----------------------------------------------------------------------------------------------------


def verified(directory, exported):
    path = directory / "game.json"
    path.write_text(json.dumps(exported) if isinstance(exported, dict) else exported)
    return kit.run("verify", path)


def events_of(exported, kind):
    return [event for event in exported["events"] if event["kind"] == kind]


def deal_of(exported):
    return events_of(exported, "round")[0]["body"]["deal"]


def test_an_export_is_verified_without_the_set(played, tmp_path):
    quiz, _ = played
    exported = quiz[1].get(quiz.path + "/export")
    assert verified(tmp_path, exported.text).returncode == 0
    deal = deal_of(exported.json)
    leaves = [entry for entry in deal["questions"] if set(entry) == {"leaf"}]
    assert len(leaves) == len(deal["questions"]) - len(quiz.history()) > 20


def test_an_export_that_was_changed_is_found_out(played, tmp_path):
    quiz, _ = played
    text = quiz[0].get(quiz.path + "/export").text

    def change(function):
        exported = json.loads(text)
        function(exported)
        return verified(tmp_path, exported).returncode

    put = next(index for index, entry in enumerate(deal_of(json.loads(text))["questions"]) if "dealt" in entry)
    hidden = next(index for index, entry in enumerate(deal_of(json.loads(text))["questions"]) if "leaf" in entry)
    changes = {
        "nothing": lambda exported: None,
        "a salt": lambda exported: deal_of(exported)["questions"][put].update(salt="0" * 64),
        "a leaf": lambda exported: deal_of(exported)["questions"][hidden].update(leaf="0" * 64),
        "an order": lambda exported: deal_of(exported)["questions"].reverse(),
        "a question": lambda exported: deal_of(exported)["questions"][put].update(
            dealt=deal_of(exported)["questions"][put]["dealt"].replace("What", "Who")
        ),
        "a nonce": lambda exported: deal_of(exported).update(nonce="0" * 64),
        "a verdict": lambda exported: next(
            event for event in events_of(exported, "response") if event["body"]["correct"] is False
        )["body"].update(correct=True),
        "what was said": lambda exported: next(
            event for event in events_of(exported, "response") if event["body"]["correct"]
        )["body"].update(text="certainly wrong"),
        "a bell": lambda exported: events_of(exported, "bell")[0].update(at=events_of(exported, "question")[0]["at"]),
        "an outcome": lambda exported: events_of(exported, "closed")[0]["body"]["outcomes"][0].update(points=7),
        "a passed answer": lambda exported: events_of(exported, "stint-over")[1]["body"]["passed"][0].update(answer="x"),
    }
    found = {name: change(function) for name, function in changes.items()}
    assert found.pop("nothing") == 0
    assert 0 not in found.values(), found


# What is told with a question and decides nothing, and what else could have been said.
TOLD = {"explanation", "source", "title", "licence", "author", "reason"}
AS_WRONG = {("response", "text"), ("closed", "text")}


def test_every_tampering_with_an_export_is_found(owner, players, anyone):
    asked = make_set(owner, questions(60, ("text", "choice"), explanation="because"))
    parts = [at_once(asked, 1, 60), chair(asked, 5)]
    quiz = make_quiz(players, parts=parts, ready_seconds=None, tie_break=False, appeal_seconds=600)
    for seat in range(3):
        quiz.ready(seat).ok(201)
    for seat in range(3):
        (quiz.wrong if seat == 1 else quiz.right)(seat).ok(201)
    for seat in range(3):
        quiz.sit(seat, "RRR")
    quiz.appeal(1, 1, reason="It is.").ok(201)
    quiz.vote(0, 1, 1, accept=False).ok(201)
    quiz.resign(2).ok(201)
    quiz.resign(1).ok(201)
    document = quiz[0].get(quiz.path + "/export").ok(200)
    assert check(anyone, document) == {"valid": True}
    missed, tried = [], 0
    for path in places(document["events"]):
        names = [step for step in path if isinstance(step, str)]
        if FREE.intersection(names) or TOLD.intersection(names) or names[0] == "seq":
            continue
        verdict = anyone.post("/v1/verify", dict(document, events=with_change(document["events"], path)))
        tried += 1
        kind = document["events"][path[0]]["kind"]
        if verdict.status == 200 and verdict.json["valid"] and (kind, names[-1]) not in AS_WRONG:
            missed.append(path)
    assert tried > 200 and not missed, missed


def test_the_database_is_verified(own_server, tmp_path):
    owner = own_server.player("Owner")
    people = [own_server.player(name) for name in ("Ann", "Bob")]
    quiz, asked = play(owner, people)
    play_to_the_end(quiz)
    asked.delete()
    assert own_server.stop() == 0
    assert kit.run("verify", "--db", own_server.db).returncode == 0
    own_server.start()
    assert verified(tmp_path, quiz[0].get(quiz.path + "/export").text).returncode == 0


def test_a_game_that_was_broken_off_is_whole_too(owner, players, tmp_path):
    """Its master leaves while a question is read: what was put is in the export, and is verified."""
    asked = make_set(owner, 60)
    quiz = make_quiz(players[:2], master=players[2], parts=[chair(asked, 60)], reading="aloud")
    quiz.ready(2).ok(201)
    quiz.judge(2, {"correct": True}).ok(201)
    assert quiz.resign(2).ok(201)["game"]["status"] == "aborted"
    exported = quiz[0].get(quiz.path + "/export")
    assert exported.ok(200)["events"][-1]["body"]["reason"] == "master-left"
    assert verified(tmp_path, exported.text).returncode == 0
    assert not [word for word in canaries_of(unput_of(exported.json, asked)) if word in told_of(players[0], quiz)]


def unput_of(exported, asked):
    """By an export, where there is no history any more."""
    put = {json.loads(entry["dealt"])["text"] for entry in deal_of(exported)["questions"] if "dealt" in entry}
    assert len(put) == 2
    return [item for item in asked.items if item["text"] not in put]


def test_an_export_is_imported_elsewhere(played, tmp_path):
    """Where there is no such set: the game is there all the same, with its proof."""
    quiz, _ = played
    path, text = tmp_path / "game.json", quiz[0].get(quiz.path + "/export").text
    path.write_text(text)
    with imported(path) as other:
        anyone = other.anyone()
        game, history = (anyone.get(quiz.path + more).ok(200) for more in ("", "/history"))
        assert proves(game, history["items"]) and history["items"] == quiz.history()
        assert events_of(anyone.get(quiz.path + "/export").ok(200), "round") == events_of(json.loads(text), "round")


# --- What was not put ----------------------------------------------------------------------------------------------


def told_of(client, quiz):
    """All that a caller can read of a game that is over, as one text."""
    paths = ["", "/history", "/events?limit=1000", "/result", "/export", "/analysis"]
    texts = [client.get(quiz.path + path).text for path in paths]
    texts += [client.get(f"/v1/results?game={quiz.id}").text, client.get("/v1/games").text, client.get("/v1/lobby").text]
    return "\n".join(texts)


def test_what_was_not_put_stands_nowhere(played):
    quiz, asked = played
    hidden = unput(quiz, asked)
    assert len(hidden) > 80
    server = quiz[0].server
    texts = [told_of(client, quiz) for client in (*quiz.players, server.anyone(), server.player("Eve"))]
    texts += [server.log, server.anyone().get("/metrics").text, asked.owner.get(asked.path).text]
    for word in canaries_of(hidden):
        assert not [text for text in texts if word in text], word
    for item in quiz.history():
        assert item["text"].split()[-1].rstrip("?") in texts[0], "the search finds what is told"


def test_while_it_is_played_nobody_is_told_an_answer(owner, players, eve, anyone):
    quiz, asked = play(owner, players, visibility="public")
    words = answers_of(asked.items)
    for seat in range(3):
        shown = quiz.ready(seat).ok(201)["game"]["state"]["questions"][0]
        choices = set(shown["choices"] or [])
        for client in (*players, eve, anyone):
            told = "\n".join(
                client.get(quiz.path + path).text for path in ("", "/history", "/events?limit=1000", "/result", "/export")
            )
            known = {item["answer"] for item in client.get(quiz.path + "/history").ok(200)["items"]}
            allowed = choices | known | {one for item in quiz.history() for one in item["choices"] or []}
            assert not [word for word in words - allowed if word in told]
        for _ in range(3):
            quiz.skip(seat).ok(201)


# --- Streams, webhooks, notifications ------------------------------------------------------------------------------


def test_a_stream_tells_each_what_they_may_know_when_they_may(owner, players, anyone):
    quiz, asked = play(owner, players[:2], visibility="public")
    with Stream(players[0], quiz.path + "/events") as own, Stream(anyone, quiz.path + "/events") as screen:
        play_to_the_end(quiz)
        for stream, client in ((own, players[0]), (screen, anyone)):
            told = client.get(quiz.path + "/events?limit=1000").ok(200)["items"]
            streamed = [stream.event() for _ in told]
            assert streamed == told, "what an event does not tell it never tells"
    hidden = canaries_of(unput(quiz, asked))
    assert not [word for word in hidden if word in json.dumps(streamed)]


def test_what_webhooks_are_told(owner_of_hooks, receiver):
    service, server = owner_of_hooks, owner_of_hooks.server
    service.post("/v1/webhooks", {"url": receiver.url, "events": ALL}).ok(201)
    accounts = [service.post("/v1/players", {"name": name}).ok(201) for name in ("Ann", "Bob")]
    people = [kit.Client(server, one["token"], one) for one in accounts]
    quiz, asked = play(server.player("Owner"), people)
    play_to_the_end(quiz)
    count = len(quiz.events())

    def messages_of(kind):
        return [message["data"] for message in messages if message["type"] == kind]

    messages = []
    while len(messages_of("result.published")) < 2:  # they come last
        messages = [json.loads(body) for _, body, _ in receiver.wait(len(messages) + 1)]
    told = messages_of("game.event")
    assert [event["seq"] for event in told] == list(range(1, count + 1))
    seen = server.anyone().get(quiz.path + "/events?limit=1000").ok(200)["items"]
    assert [{name: value for name, value in event.items() if name != "game"} for event in told] == seen
    published = messages_of("result.published")
    assert [one["kind"] for one in published] == ["round", "match"] and published[0]["places"] == [1, 2]
    assert [over["title"] for over in messages_of("round.over")] == [None]
    assert not [word for word in canaries_of(unput(quiz, asked)) if word in json.dumps(messages)]
    assert messages_of("game.turn")[0]["seats"] == [0]


@pytest.fixture(scope="module")
def owner_of_hooks():
    with kit.Server("--allow-private-webhooks") as server:
        yield kit.Client(server, kit.run("token", "create", "--scope", "service", "--db", server.db).stdout.strip())


@pytest.fixture
def receiver():
    running = Receiver()
    yield running
    running.close()


# --- Results, boards, statistics -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def club():
    """A server whose boards are of this file alone, with an admin who plays."""
    with kit.Server() as server:
        admin = kit.Client(server, kit.run("token", "create", "--scope", "admin", "--db", server.db).stdout.strip())
        server.admin = admin
        yield server
        assert server.stop() == 0
        assert kit.run("verify", "--db", server.db).returncode == 0


def contest(club, players, outcomes, **more):
    """A ranked game of the format; outcomes: by seat, of part 1 and of part 2, whose sets have no question more."""
    subjects = [make_set(club.admin, 20) for _ in players]
    general = make_set(club.admin, 25 * len(players) + (20 if len(players) > 1 else 0))
    options = mastermind(general, *subjects, subject_seconds=120, general_seconds=150)
    more = {"appeal_seconds": 0, **more}
    quiz = make_quiz(players, "mastermind-quiz", ranked=True, **options, **more)
    for seat, (first, _) in enumerate(outcomes):
        quiz.sit(seat, first.ljust(20, "W"))
    for seat in quiz.state()["part"]["order"]:
        quiz.sit(seat, outcomes[seat][1].ljust(25, "W"))
    return quiz


def stats(player):
    (item,) = [one for one in player.get(f"/v1/players/{player.id}/stats").ok(200)["items"]]
    return item


def board(server, metric):
    items = server.anyone().get(f"/v1/leaderboards/mastermind-quiz?metric={metric}").ok(200)["items"]
    return [(item["rank"], item["player"]["name"], item["value"]) for item in items]


def test_boards_and_statistics_of_the_format(club):
    ann, bob, mia = (club.player(name) for name in ("Ann", "Bob", "Mia"))
    quiz = contest(club, [ann], [("R" * 12, "R" * 9 + "PP")])
    assert quiz.view()["ranked"] and quiz.result()["match"]["points"] == [21]
    contest(club, [ann], [("R" * 2, "P")])
    item = stats(ann)
    assert (item["ruleset"], item["games"], item["ranked"]) == ("mastermind-quiz", 2, 2)
    assert (item["best"], item["average"]) == (21, 11.5)
    judged = contest(club, [ann, bob], [("RRR", "R"), ("RRRR", "R")], master=mia, judge="automatic")
    assert judged.result()["match"]["winners"] == [1] and judged.result()["match"]["points"] == [4, 5, 0]
    assert judged.result()["rounds"][0]["places"] == [2, 1, None]
    assert board(club, "best") == [(1, "Ann", 21), (2, "Bob", 5)]
    assert stats(bob)["rating"] > 1500 > stats(ann)["rating"]
    assert ("Bob", 5) in [row[1:] for row in board(club, "points")]
    assert mia.get(f"/v1/players/{mia.id}/stats").ok(200)["items"] == [], "a master plays for nothing"
    assert stats(bob)["wins"] == 1 and stats(ann)["losses"] == 1


def test_what_does_not_count_is_on_no_board(club):
    owner, dan = club.player("Owner"), club.player("Dan")
    quiz = make_quiz([dan], parts=[chair(make_set(owner, 3), SECONDS)])
    quiz.sit(0, "RRR")
    (item,) = dan.get(f"/v1/players/{dan.id}/stats").ok(200)["items"]
    assert (item["ruleset"], item["games"], item["ranked"], item["best"]) == ("quiz", 1, 0, None)
    for ruleset in ("quiz", "mastermind-quiz"):
        for metric in ("wins", "points", "average", "best", "streak", "rating"):
            rows = club.anyone().get(f"/v1/leaderboards/{ruleset}?metric={metric}").ok(200)["items"]
            assert "Dan" not in {row["player"]["name"] for row in rows}


def test_the_feed_of_results(played):
    quiz, _ = played
    items = quiz[0].server.anyone().get(f"/v1/results?game={quiz.id}").ok(200)["items"]
    assert [item["kind"] for item in items] == ["round", "match"]
    results = quiz.result()
    for item, result in zip(items, [*results["rounds"], results["match"]]):
        assert {name: item[name] for name in result} == result
    (score, *_) = items[0]["scores"]
    assert set(score) == {"seat", "points", "right", "wrong", "passes", "unanswered", "tie_break"}
    assert [one["points"] for one in items[0]["scores"]] == items[0]["points"] == items[1]["points"]


def test_players_are_told_of_their_games(owner, players):
    quiz, _ = play(owner, players[:2])
    told = [client.get("/v1/players/me/events").ok(200)["items"] for client in players[:2]]
    assert [event["kind"] for event in told[0]] == ["joined", "turn"], "who is to say that they are ready"
    assert [event["kind"] for event in told[1]] == ["invited"]
    quiz.sit(0, "PPP")
    told = players[1].get("/v1/players/me/events").ok(200)["items"]
    assert [event["kind"] for event in told] == ["invited", "turn"]
    assert {event["game"] for event in told} == {quiz.id}


# --- Again ---------------------------------------------------------------------------------------------------------


class Keyed(kit.Client):
    """A player each of whose actions has a key of its own, and is kept with its answer."""

    def __init__(self, player, done):
        super().__init__(player.server, player.token, player.account)
        self.done = done

    def call(self, method, target, body=None, **more):
        if method != "POST":
            return super().call(method, target, body, **more)
        headers = {"Idempotency-Key": f"key-{len(self.done)}"}
        reply = super().call(method, target, body, headers=headers, **more)
        if reply.status == 201:
            self.done.append((lambda: kit.Client.call(self, method, target, body, headers=headers), reply))
        return reply


def act_in_every_way(quiz):
    """Two contenders and a master, who judges, in a part of each kind."""
    for seat in (0, 1):
        quiz.ready(2).ok(201)
        for act, correct in ((quiz.right, False), (quiz.wrong, True)):
            act(seat).ok(201)
            quiz.judge(2, {"correct": correct, "seat": seat}).ok(201)
        quiz.skip(seat).ok(201)
    quiz.ready(0).ok(201)
    quiz.ready(1).ok(201)
    quiz.right(0).ok(201)
    quiz.wrong(1).ok(201)
    quiz.judge(2, {"suggested": True}).ok(201)
    quiz.judge(2, {"correct": True, "question": 7, "seat": 1}).ok(201)  # mended
    quiz.ready(2).ok(201)
    numbers = [shown["question"] for shown in quiz.state()["questions"]]
    for number in numbers:
        quiz.right(0, number).ok(201)
        quiz.wrong(0, number).ok(201)
    quiz.hand_in(0).ok(201)
    quiz.hand_in(1).ok(201)
    quiz.judge(2, {"correct": False}).ok(201)
    quiz.judge(2, {"correct": False}).ok(201)
    assert quiz.view()["status"] == "finished"


def appeal_and_vote(quiz):
    for seat in range(3):
        quiz.sit(seat, "WPR")
        quiz.appeal(seat, 3 * seat + 1, reason="it is right").ok(201)
    quiz.vote(1, 1, 0).ok(201)
    quiz.vote(2, 1, 0, accept=False).ok(201)
    quiz.vote(0, 4, 1).ok(201)
    quiz.vote(2, 4, 1).ok(201)
    for seat in range(3):
        quiz.ready(seat).ok(201)
    assert quiz.view()["status"] == "finished"


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_every_action_is_repeated_as_it_was(own_server, how):
    """To the byte, when all is over, after a restart, and when the set is gone."""
    owner, done = own_server.player("Owner"), []
    ann, bob, cid = (Keyed(own_server.player(name), done) for name in ("Ann", "Bob", "Cid"))
    asked, other = make_set(owner, 6 + 1 + 2), make_set(owner, 9)
    parts = [chair(asked, SECONDS), at_once(asked, 1, 60), sheet(asked, 2, 60)]
    judged = make_quiz([ann, bob], master=cid, parts=parts, judge_seconds=60, tie_break=False)
    act_in_every_way(judged)
    voted = make_quiz([ann, bob, cid], parts=[chair(other, SECONDS)], appeal_seconds=60, tie_break=False)
    appeal_and_vote(voted)
    resigned = make_quiz([ann, bob], parts=[chair(other, SECONDS)], tie_break=False)
    resigned.resign(0).ok(201)
    assert len(done) > 50
    for change in (lambda: None, lambda: own_server.restart(how), asked.delete):
        change()
        for repeat, first in done:
            again = repeat()
            assert (again.status, again.body) == (201, first.body), first.what
            assert again.headers["idempotency-replayed"] == "true"
    assert own_server.stop() == 0
    assert kit.run("verify", "--db", own_server.db).returncode == 0
