# SPDX-License-Identifier: Apache-2.0
"""Quizzes over HTTP: sets of questions whose every answer is a word that stands nowhere else, games of them, and what
their players do.

    asked = make_set(ann, 60)
    quiz = make_quiz([bob, eve], "quiz", parts=[chair(asked, seconds=5)])
    quiz.ready(0).ok(201)
    quiz.right(0).ok(201)
"""

import contextlib
import json
import secrets
import socket
import time
from datetime import datetime

import kit

SETS = "/v1/question-sets"
KINDS = ("text", "choice", "boolean", "number")


# --- Sets ----------------------------------------------------------------------------------------------------------


# Every question that was ever uploaded here, by its text: whoever plays finds what is right.
book = {}


def canary():
    """A word that stands nowhere else, and is the same when it has been made plain."""
    return "zq" + secrets.token_hex(7)


def question(kind="text", **more):
    """A question in the native form; text and answers hold canaries, except where the form has no room for one."""
    text = f"What goes with {canary()}?"
    forms = {
        "text": lambda: {"answers": [canary()]},
        "choice": lambda: {"choices": [canary() for _ in range(4)], "correct": secrets.randbelow(4)},
        "boolean": lambda: {"correct": bool(secrets.randbelow(2))},
        "number": lambda: {"number": 10**12 + secrets.randbelow(10**12)},
    }
    return {"text": text, **forms[kind](), **more}


def questions(count, kinds=("text",), **more):
    return [question(kinds[number % len(kinds)], **more) for number in range(count)]


class QuestionSet:
    """A set in the store, with the questions that were put into it."""

    def __init__(self, owner, made, items):
        self.owner, self.made, self.items = owner, made, items
        self.id, self.path = made["id"], f"{SETS}/{made['id']}"

    def replace(self, items, **more):
        """The next version: the set's questions are others from then on."""
        remember(items)
        told = ("title", "language", "licence", "visibility")
        body = {**{name: self.made[name] for name in told}, "questions": items, **more}
        return QuestionSet(self.owner, self.owner.put(self.path, body).ok(200), items)

    def delete(self):
        self.owner.delete(self.path).ok(204)


def remember(items):
    book.update({item["text"]: item for item in items})


def make_set(owner, items=60, **more):
    """A public set; items: questions in the native form, or how many to make up."""
    items = questions(items) if isinstance(items, int) else items
    remember(items)
    body = {"title": "Made up", "language": "en", "licence": "CC0-1.0", "visibility": "public", "questions": items, **more}
    return QuestionSet(owner, owner.post(SETS, body).ok(201), items)


def id_of(asked):
    return asked.id if isinstance(asked, QuestionSet) else asked


def right_to(shown):
    """What to send as the right response to a question as it is shown."""
    known = book[shown["text"]]
    if shown["kind"] == "choice":
        right = known["correct"] if isinstance(known["correct"], list) else [known["correct"]]
        return {"choice": shown["choices"].index(known["choices"][right[0]])}
    return {"text": answer_of(known)}


def wrong_to(shown):
    known = book[shown["text"]]
    if shown["kind"] == "choice":
        right = known["correct"] if isinstance(known["correct"], list) else [known["correct"]]
        wrong = next(index for index in range(len(known["choices"])) if index not in right)
        return {"choice": shown["choices"].index(known["choices"][wrong])}
    if shown["kind"] == "boolean":
        return {"text": "false" if known["correct"] else "true"}
    return {"text": "7" if shown["kind"] == "number" else "certainly wrong"}


def answer_of(known):
    """The answer as it is told, of a question in the native form."""
    if "answers" in known:
        return known["answers"][0]
    if "choices" in known:
        return known["choices"][known["correct"] if isinstance(known["correct"], int) else known["correct"][0]]
    return str(known["number"]) if "number" in known else "true" if known["correct"] else "false"


def canaries_of(items):
    """What nobody may read anywhere of questions that are not put: their texts' words and their answers."""
    words = set()
    for item in items:
        words.add(item["text"].split()[-1].rstrip("?"))
        words |= answers_of([item])
    return words


def answers_of(items):
    """The canaries among answers; every form and choice, right or wrong."""
    forms = [form for item in items for form in [*item.get("answers", []), *item.get("choices", [])]]
    return {*forms, *(str(item["number"]) for item in items if "number" in item)}


# --- Games ---------------------------------------------------------------------------------------------------------


def chair(asked, seconds=5, **more):
    return {"kind": "chair", "set": id_of(asked), "seconds": seconds, **more}


def at_once(asked, count=3, seconds=5, **more):
    return {"kind": "all", "set": id_of(asked), "questions": count, "seconds": seconds, **more}


def sheet(asked, count=3, seconds=10, **more):
    return {"kind": "sheet", "set": id_of(asked), "questions": count, "seconds": seconds, **more}


def mastermind(general, *subjects, **more):
    """Options of the format of television, as short as they may be."""
    return {
        "general": id_of(general),
        "subjects": [id_of(subject) for subject in subjects],
        "subject_seconds": 5,
        "general_seconds": 5,
        **more,
    }


def insist(call):
    """The first reply that is not a 503: on a slow machine, or one of many, sets may take too long to load."""
    until = time.monotonic() + kit.PATIENCE_SECONDS
    while True:
        reply = call()
        if reply.status != 503 or time.monotonic() > until:
            return reply
        assert "question sets" in reply.problem(503)["detail"] and int(reply.headers["retry-after"]) > 0, reply.headers
        time.sleep(0.1)


def make_quiz(players, ruleset="quiz", master=None, named=(), visibility="public", ranked=None, **options):
    """A quiz that has begun: contenders in the order of their seats, then those without an account, then the master.

    The first contender has made it, or, where there is one, the master.
    """
    others = players if master else players[1:]
    opponents = [{"player": one.id} for one in others] + [{"name": name} for name in named]
    body = {"ruleset": ruleset, "options": options, "opponents": opponents, "visibility": visibility}
    if master:
        body["role"] = "master"
    if ranked is not None:
        body["ranked"] = ranked
    game = insist(lambda: (master or players[0]).post("/v1/games", body)).ok(201)
    for one in others:
        game = insist(lambda one=one: one.post(f"/v1/games/{game['id']}/join")).ok(201)["game"]
    assert game["status"] == "playing", game
    return Quiz(game, [*players, *[None] * len(named), *([master] if master else [])])


# Options of a quiz in which nothing begins by itself, and nobody plays for the first place.
STILL = {"ready_seconds": None, "tie_break": False}


class Quiz(kit.Table):
    """A quiz and the clients at its seats, of whom each acts by the number of a seat."""

    def state(self, seat=0):
        return self.view(seat)["state"]

    def ready(self, seat, **more):
        return self[seat].post(self.path + "/ready", {}, **more)

    def respond(self, seat, body, **more):
        return self[seat].post(self.path + "/responses", body, **more)

    def open_question(self, seat, number=None):
        """As the seat is shown it: the first that is open, or the one with this number."""
        shown = self.state(seat)["questions"]
        assert shown, self.view(seat)
        return next(one for one in shown if number in (None, one["question"]))

    def right(self, seat, number=None, **more):
        shown = self.open_question(seat, number)
        return self.respond(seat, {"question": shown["question"], **right_to(shown)}, **more)

    def wrong(self, seat, number=None, **more):
        shown = self.open_question(seat, number)
        return self.respond(seat, {"question": shown["question"], **wrong_to(shown)}, **more)

    def skip(self, seat, number=None, **more):
        shown = self.open_question(seat, number)
        return self.respond(seat, {"question": shown["question"], "pass": True}, **more)

    def sit(self, seat, outcomes):
        """A stint: R right, W wrong, P pass, for each of its questions. The last answer."""
        answer = self.ready(seat).ok(201)
        for outcome in outcomes:
            answer = {"R": self.right, "W": self.wrong, "P": self.skip}[outcome](seat).ok(201)
        return answer

    def hand_in(self, seat, **more):
        return self[seat].post(self.path + "/hand-in", {}, **more)

    def judge(self, seat, body, **more):
        return self[seat].post(self.path + "/judgements", body, **more)

    def appeal(self, seat, number, **more):
        return self[seat].post(self.path + "/appeals", {"question": number, **more})

    def vote(self, seat, number, of, accept=True):
        return self[seat].post(self.path + "/votes", {"question": number, "seat": of, "accept": accept})

    def of_kind(self, kind, seat=0):
        return [event for event in self.events(seat) if event["kind"] == kind]

    def last_of(self, kind, seat=0):
        return self.of_kind(kind, seat)[-1]

    def kinds(self, seat=0):
        return [event["kind"] for event in self.events(seat)]

    def scores(self, *members, seat=0):
        """These members of each contender's score, by seat."""
        return [tuple(one[member] for member in members) for one in self.state(seat)["scores"]]

    def wait_for(self, kind, seat=0, after=0, count=1):
        """The events of a kind behind a seq, once there are as many: as the seat is told them."""
        until = time.monotonic() + kit.PATIENCE_SECONDS
        found = []
        while time.monotonic() < until:
            page = self[seat].get(f"{self.path}/events?after={after}&wait=5&limit=1000").ok(200)
            found += [event for event in page["items"] if event["kind"] == kind]
            if len(found) >= count:
                return found
            after = page["next"]
        raise AssertionError(f"{len(found)} of kind {kind}: {self.kinds(seat)}")

    def wait_for_phase(self, *phases, seat=0):
        """The game in one of the phases; `over` when the round is."""
        until = time.monotonic() + kit.PATIENCE_SECONDS
        while time.monotonic() < until:
            game = self.view(seat)
            if game["state"] and game["state"]["phase"] in phases:
                return game
            self[seat].get(f"{self.path}/events?after={game['version']}&wait=5").ok(200)
        raise AssertionError(f"in none of the phases {phases}: {self.view(seat)}")


@contextlib.contextmanager
def imported(path):
    """Another server, without the sets, which has the game of an export; its log holds when it is over."""
    with kit.Server() as other:
        other.stop()
        done = kit.run("import", path, "--db", other.db)
        assert done.returncode == 0, done.stderr
        yield other.start()
        assert other.stop() == 0
        assert kit.run("verify", "--db", other.db).returncode == 0


def moment(event):
    """When an event was, in milliseconds."""
    text = event if isinstance(event, str) else event["at"]
    return round(datetime.fromisoformat(text).timestamp() * 1000)


def at_one_moment(quiz, bodies):
    """Responses by seat, (seat, body) each, of which nothing but the last byte is not sent yet, and then all of these: the
    statuses."""
    waiting = []
    for seat, body in bodies:
        data = json.dumps(body).encode()
        head = (
            f"POST {quiz.path}/responses HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {quiz[seat].token}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\nConnection: close\r\n\r\n"
        )
        connection = socket.create_connection(("127.0.0.1", quiz[seat].server.port), timeout=kit.PATIENCE_SECONDS)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        connection.sendall(head.encode() + data[:-1])
        waiting.append((connection, data[-1:]))
    for connection, last in waiting:
        connection.sendall(last)
    statuses = []
    for connection, _ in waiting:
        with connection, connection.makefile("rb") as answer:
            statuses.append(int(answer.readline().split()[1]))
            answer.read()
    return statuses
