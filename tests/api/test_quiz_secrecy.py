# SPDX-License-Identifier: Apache-2.0
"""Nobody reads a question before it is put to them, an answer before it is told, or anything that tells of either.

Quizzes are played at random by all who may, while everybody reads whatever can be read. What each may have heard by then
is reckoned here by the rules, from the log on the disk, which holds the whole truth; and every byte that they are sent is
held against it.
"""

import http.client
import json
import os
import random
import re
import secrets

import pytest

import databases
import kit
import sse
from quiz_kit import at_once, chair, make_quiz, make_set, moment, sheet
from receiver import Receiver
from test_webhooks import ALL, make_service, player_of

# A hundred games in all, and at length two hundred, in as many lots as there are seeds, so that several can be played side by
# side. Twenty where a sanitizer watches: what is told is the same there.
IS_LONG = "REFEREE_LONG_TESTS" in os.environ
IS_WATCHED = "REFEREE_TEST_THREADS" in os.environ and not IS_LONG
SEEDS = range(8 if IS_LONG else 2 if IS_WATCHED else 4)
GAMES_OF_A_SEED = 10 if IS_WATCHED else 25
SETS = "/v1/question-sets"
# A word that was made up; a number of fifteen digits; a salt or a nonce.
WORD = re.compile(rb"[zZ][qQ][0-9a-f]{14}|(?<![0-9])[0-9]{15}(?![0-9])|[0-9a-f]{64}")
# How those at the seats write a right answer: as nobody else does.
SPELLINGS = ("ZQ", "Zq", "zQ")


def word():
    return "zq" + secrets.token_hex(7)


# --- Questions whose every member is a word of its own -------------------------------------------------------------


def make_question(kind):
    form = {
        "text": lambda: {"answers": [word(), word()]},
        "choice": lambda: {"choices": [word() for _ in range(3)], "correct": 1},
        "number": lambda: {"number": 10**14 + secrets.randbelow(9 * 10**14), "unit": word()},
    }[kind]()
    media = {"url": f"https://example.org/{word()}", "alt": word()}
    return {
        "text": f"What of {word()}?", "category": word(), "explanation": word(), "source": word(), "media": media, **form,
    }  # fmt: skip


def words_of(value):
    return {found.decode() for found in WORD.findall(json.dumps(value).encode())}


class Facts:
    """What may be learned of a question, in the order in which it may."""

    def __init__(self, asked):
        self.asked = asked
        self.kind = words_of(asked["category"])
        self.text = words_of([asked["text"], asked["media"], asked.get("choices"), asked.get("unit")])
        self.forms = words_of(asked.get("answers") or asked.get("number"))
        told = asked["answers"][0] if "answers" in asked else asked.get("number")
        self.answer = words_of([told, asked["explanation"], asked["source"]])


class Library:
    """Sets of one owner, from which all games are dealt, and what their questions hold."""

    def __init__(self, owner):
        self.owner = owner
        self.facts, self.sets = {}, []
        for kinds in (("text",), ("text", "choice", "number"), ("choice", "text")):
            items = [make_question(kinds[number % len(kinds)]) for number in range(60)]
            body = {"title": "Words", "language": "en", "licence": "own", "visibility": "public", "questions": items}
            self.sets.append(owner.post(SETS, body).ok(201)["id"])
            self.facts.update({item["text"]: Facts(item) for item in items})
        self.words = words_of([facts.asked for facts in self.facts.values()])
        self.categories = words_of([facts.asked["category"] for facts in self.facts.values()])


# --- What each may know --------------------------------------------------------------------------------------------


class Truth:
    """A game's log, read from the disk as it grows, and the words that each may have been told by then.

    Seats are told apart by their numbers; who has none is OUTSIDE, and NOBODY knows nothing. Written from the rules alone:
    of what the log says of secrecy nothing is believed.
    """

    OUTSIDE, NOBODY = -1, -2

    def __init__(self, database, library, game, contenders, master, aloud):
        self.database, self.library, self.game = database, library, game
        self.contenders, self.master, self.aloud = contenders, master, aloud
        self.may_know = {who: set() for who in range(self.NOBODY, contenders + 1)}
        self.put, self.tie, self.part = [], False, 0
        self.deal, self.version, self.is_over = None, 0, False
        self.secret, self.drafts = set(), set()
        self.at, self.told_at = 0, {}  # when what may be known outside was told first

    def read(self):
        """Takes in what the log has more than before."""
        rows = self.database.execute(
            "SELECT seq, at, kind, seat, body FROM event WHERE game = ? AND seq > ? ORDER BY seq", (self.game, self.version)
        )
        for self.version, self.at, kind, seat, body in rows.fetchall():
            handler = getattr(self, "on_" + kind.replace("-", "_"), None)
            if handler:
                handler(seat, json.loads(body))
        return self

    def about_it(self, reply):
        """Of a list of games this one: the others have truths of their own."""
        if not re.match(r"GET /v1/games[ ?]", reply.what) or reply.status != 200:
            return reply.body
        return json.dumps([item for item in reply.json["items"] if item["id"] == self.game]).encode()

    def tell(self, who, words):
        for one in who:
            self.may_know[one] |= words
            if one == self.OUTSIDE:
                self.told_at.update({one: self.at for one in words if one not in self.told_at})

    def everybody(self):
        return range(self.OUTSIDE, self.contenders + 1)

    def judges(self):
        return [] if self.master is None else [self.master]

    def on_round(self, _, body):
        self.deal = body["deal"]
        self.secret = self.library.words | words_of([[q["salt"], q["dealt"]] for q in self.deal["questions"]])
        self.secret |= {self.deal["nonce"]}

    def on_part(self, _, body):
        self.part = body["part"] - 1

    def on_question(self, seat, body):
        facts = self.library.facts[body["text"]]
        self.put.append({"facts": facts, "seat": seat, "tie": self.tie, "part": self.part, "said": {}, "is_passed": False})
        assert body["question"] == len(self.put)
        readers = [seat] if self.tie else self.everybody()
        self.tell(readers, facts.kind if self.aloud else facts.kind | facts.text)
        self.tell(self.judges(), facts.kind | facts.text | facts.forms)

    def on_response(self, seat, body):
        asked = self.put[body["question"] - 1]
        asked["said"][seat] = words_of(body["text"])
        self.drafts |= asked["said"][seat]
        self.tell([seat, *self.judges()], asked["said"][seat])

    def on_judgement(self, _, body):
        asked = self.put[body["question"] - 1]
        asked["said"].setdefault(body["seat"], set()).update(words_of(body.get("text")))

    def on_closed(self, _, body):
        asked = self.put[body["question"] - 1]
        asked["is_passed"] = asked["seat"] is not None and body["outcomes"][0]["outcome"] == "pass"
        said = set().union(*asked["said"].values())
        facts = asked["facts"]
        self.tell(self.judges(), facts.answer | facts.text | said)
        readers = [asked["seat"]] if asked["tie"] else self.everybody()
        self.tell(readers, facts.kind | facts.text | said)
        if not asked["is_passed"]:
            self.tell(readers, facts.answer)

    def on_stint_over(self, seat, _):
        for asked in self.put:
            if not asked["tie"] and asked["part"] == self.part and asked["is_passed"]:
                self.tell(self.everybody(), asked["facts"].answer)

    def on_tie_break(self, *_):
        self.tie = True

    def on_tie_break_over(self, *_):
        for asked in self.put:
            if asked["tie"]:
                self.tell_all_of(asked)

    def on_appeal(self, _, body):
        self.tell(self.everybody(), words_of(body["reason"]))

    def on_aborted(self, *_):
        self.on_round_over()

    def on_round_over(self, *_):
        """What was put may be known, salts and all; what was not stays what it was."""
        self.is_over = True
        texts = {asked["facts"].asked["text"] for asked in self.put}
        for asked in self.put:
            self.tell_all_of(asked)
        for dealt in self.deal["questions"]:
            if json.loads(dealt["dealt"])["text"] in texts:
                self.tell(self.everybody(), words_of([dealt["salt"], dealt["dealt"]]))
        self.tell(self.everybody(), {self.deal["nonce"]})

    def tell_all_of(self, asked):
        facts = asked["facts"]
        said = set().union(*asked["said"].values())
        self.tell(self.everybody(), facts.kind | facts.text | facts.answer | said)


# --- Listening -----------------------------------------------------------------------------------------------------


class Listener:
    """Somebody who asks on one connection, and whose every answer is held against what they may know."""

    def __init__(self, server, token, who):
        self.who, self.truth, self.heard = who, None, set()
        self.token, self.server = token, server
        self.connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=kit.PATIENCE_SECONDS)
        self.stream, self.caught_up = None, 0

    def close(self):
        self.connection.close()
        if self.stream:
            self.stream.close()

    def send(self, method, target, body=None, **headers):
        if self.token:
            headers["Authorization"] = "Bearer " + self.token
        data = None if body is None else json.dumps(body).encode()
        self.connection.request(method, target, body=data, headers=headers)

    def receive(self, what, who=None, told=frozenset()):
        response = self.connection.getresponse()
        reply = kit.Reply(what, response.status, response.getheaders(), response.read())
        self.check(what, f"{reply.headers}".encode() + self.truth.about_it(reply), who, told)
        return reply

    def ask(self, method, target, body=None, who=None, told=frozenset(), **headers):
        """who: the seat for which they look, where it is not their own. told: what else may be told there."""
        self.send(method, target, body, **headers)
        return self.receive(f"{method} {target} {body}", who, told)

    def check(self, what, text, who=None, told=frozenset()):
        words = {found.decode() for found in WORD.findall(text)}
        truth = self.truth.read()
        known = truth.may_know[self.who if who is None else who]
        leaked = {one for one in words if one.lower() in truth.secret and one not in known and one not in told}
        assert not leaked, f"{self.who} is told {leaked} by {what}: {text[:3000]}"
        self.heard |= words & known

    def listen(self, path):
        client = kit.Client(self.server, self.token)
        self.stream = sse.Stream(client, path + "/events")
        if not self.stream.is_open:
            self.stream = None

    def catch_up(self):
        """Hears the stream up to the newest event."""
        while self.stream and self.caught_up < self.truth.read().version:
            event = self.stream.event()
            self.check("the stream", json.dumps(event).encode())
            self.caught_up = event["seq"]


# --- Playing -------------------------------------------------------------------------------------------------------


def random_part(luck, sets):
    asked = luck.choice(sets)
    return luck.choice(
        [
            lambda: chair(asked, luck.randint(12, 18), order=luck.choice(["seats", "reverse"])),
            lambda: at_once(
                asked, luck.randint(1, 3), 60, pause_seconds=0, points=luck.randint(1, 9), speed=luck.random() < 0.5
            ),
            lambda: sheet(asked, luck.randint(1, 4), 60),
        ]
    )()


class Play:
    """A game drawn at random, those at its seats, and those who look on."""

    def __init__(self, server, database, library, people, luck, is_aloud):
        self.is_aloud = is_aloud
        self.luck, self.server = luck, server
        self.contenders = luck.randint(1, 3)
        self.has_master = is_aloud or luck.random() < 0.6
        named = luck.randint(0, self.contenders - 1) if self.has_master else 0
        self.named = sorted(luck.sample(range(1, self.contenders), named))
        self.is_public = luck.random() < 0.8
        # Who all do the same end equal, and play on for the first place.
        self.is_even = luck.random() < 0.4
        body = self.body(library, people)
        maker = people[3] if self.has_master else people[0]
        game = maker.post("/v1/games", body).ok(201)
        self.path = f"/v1/games/{game['id']}"
        for seat in range(self.contenders):
            if seat not in self.named and people[seat] is not maker:
                people[seat].post(self.path + "/join").ok(201)
        self.options = game["options"]
        master = self.contenders if self.has_master else None
        self.truth = Truth(database, library, game["id"], self.contenders, master, self.options["reading"] == "aloud")
        accounts = [seat for seat in range(self.contenders) if seat not in self.named]
        self.seats = {seat: Listener(server, people[seat].token, seat) for seat in accounts}
        if self.has_master:
            self.seats[master] = Listener(server, people[3].token, master)
        outside = (None, people[4].token, people[5].token)  # a spectator, the questions' owner, a stranger
        self.listeners = [*self.seats.values(), *(Listener(server, token, Truth.OUTSIDE) for token in outside)]
        for listener in self.listeners:
            listener.truth = self.truth
            listener.listen(self.path)
        self.waiting = self.view(min(self.seats))["turn"]["seats"]

    def body(self, library, people):
        luck = self.luck
        options = {"ready_seconds": None, "judge_seconds": 300, "grace_seconds": 30}
        if self.is_aloud or luck.random() < 0.3:
            ruleset = "mastermind-quiz"
            subjects = library.sets[1:] if self.contenders == 2 else library.sets[1:2]
            options.update(general=library.sets[0], subjects=subjects, subject_seconds=12, general_seconds=12)
            kinds = ["chair", "chair"]
        else:
            ruleset = "quiz"
            options["parts"] = [random_part(luck, library.sets) for _ in range(luck.randint(1, 2))]
            kinds = [part["kind"] for part in options["parts"]]
        if self.has_master:
            if self.is_aloud:
                options["reading"] = "aloud"
            elif luck.random() < 0.3:
                options["judge"] = "automatic"
        if self.contenders > 1 and luck.random() < 0.5:
            options["appeal_seconds"] = 600
        seats = range(0 if self.has_master else 1, self.contenders)
        opponents = [{"name": f"Team {seat}"} if seat in self.named else {"player": people[seat].id} for seat in seats]
        role = {"role": "master"} if self.has_master else {}
        visibility = "public" if self.is_public else "private"
        return {"ruleset": ruleset, "options": options, "opponents": opponents, "visibility": visibility, **role}

    def actor(self, seat):
        """Who acts for a seat, and what they add to say so."""
        return (self.seats[self.contenders], {"seat": seat}) if seat in self.named else (self.seats[seat], {})

    def view(self, seat):
        listener, more = self.actor(seat)
        query = f"?seat={seat}" if more else ""
        return listener.ask("GET", self.path + query, who=seat).ok(200)

    def response(self, seat, state):
        """Right, wrong, by an index or passed, to any of the questions that are open."""
        if not state["questions"]:
            return {"question": len(self.truth.put) or 1, "text": word()}
        shown = self.luck.choice(state["questions"])
        number = {"question": shown["question"]}
        way = "right" if self.is_even and not self.truth.tie else self.luck.choice(["right", "right", "wrong", "pass"])
        if shown["text"] is None or way == "pass":
            return {**number, "pass": True}
        if shown["choices"] and self.luck.random() < 0.7:
            return {**number, "choice": self.right_index(shown) if way == "right" else self.luck.randrange(3)}
        asked = self.truth.library.facts[shown["text"]].asked
        if way == "wrong" or "answers" not in asked:
            return {**number, "text": str(asked["number"]) if way == "right" and "number" in asked else word()}
        return {**number, "text": SPELLINGS[seat % 3] + asked["answers"][1][2:]}

    def right_index(self, shown):
        asked = self.truth.library.facts[shown["text"]].asked
        return shown["choices"].index(asked["choices"][1])

    def body_of(self, action, seat, state):
        luck = self.luck
        number = luck.randint(1, max(1, len(self.truth.put)))
        if action == "response":
            return self.response(seat, state)
        if action == "judgement":
            right = {"correct": True if self.is_even else luck.random() < 0.5}
            waiting = state["appeals"] or state["responses"] or ([] if not self.truth.aloud else state["questions"])
            if waiting and luck.random() < 0.8:
                one = luck.choice(waiting)
                said = {"text": word()} if self.truth.aloud and luck.random() < 0.5 else {}
                return {"question": one["question"], **({"seat": one["seat"]} if "seat" in one else {}), **right, **said}
            return luck.choice([{"suggested": True}, {"pass": True}, {"question": number, "seat": 0, **right}, right])
        if action == "appeal":
            return {"question": number, "reason": word()}
        if action == "vote":
            one = luck.choice(state["appeals"] or [{"question": number, "seat": 0}])
            return {"question": one["question"], "seat": one["seat"], "accept": luck.random() < 0.5}
        return {}

    SEGMENTS = {
        "ready": "ready", "response": "responses", "hand-in": "hand-in", "judgement": "judgements", "appeal": "appeals",
        "vote": "votes",
    }  # fmt: skip

    def act(self):
        """One of those who are waited for does what they may; now and then anybody anything."""
        luck = self.luck
        careless = luck.random() < 0.15
        seat = luck.choice(self.waiting) if self.waiting and not careless else luck.choice([*self.seats, *self.named])
        view = self.view(seat)
        actions = view["turn"]["actions"]
        action = luck.choice(actions) if actions and not careless else luck.choice(list(self.SEGMENTS))
        if action == "response" and "hand-in" in actions and luck.random() < 0.3:
            action = "hand-in"
        listener, more = self.actor(seat)
        body = {**self.body_of(action, seat, view["state"]), **more}
        waiter = luck.choice([None, *(one for one in self.listeners if one is not listener)])
        is_sure = action in actions and action in ("ready", "response", "hand-in")
        if waiter and is_sure:
            waiter.send("GET", f"{self.path}/events?after={self.truth.version}&wait=1")
        key = {"Idempotency-Key": word()} if luck.random() < 0.1 else {}
        reply = listener.ask("POST", f"{self.path}/{self.SEGMENTS[action]}", body, **key)
        assert reply.status in (201, 403, 409, 422), f"{reply.what}: {reply.text}"
        if key and reply.status == 201:
            again = listener.ask("POST", f"{self.path}/{self.SEGMENTS[action]}", body, **key)
            assert again.body == reply.body
        if waiter and is_sure:
            waiter.receive("a long poll")
        if reply.status == 201:
            self.waiting = reply.json["game"]["turn"]["seats"]
            self.hear()

    def hear(self):
        for listener in self.listeners:
            listener.catch_up()

    def look(self, listener):
        """Reads one of all the things that can be read."""
        what = self.luck.choice(
            ["", "/history", "/history?round=all", "/events?limit=1000", "/result", "/export", "/hint", "/analysis",
             "?seat=0", "?seat=1", "/history?seat=1", "/events?seat=1&limit=1000"]
        )  # fmt: skip
        method = "HEAD" if self.luck.random() < 0.1 else "GET"
        listener.ask(method, self.path + what, who=self.seen_as(listener, what), told=self.told_by(what))

    def told_by(self, what):
        """An export has every response, those too that were replaced on a sheet: else it could not be replayed."""
        return self.truth.drafts if what == "/export" else frozenset()

    def seen_as(self, listener, what):
        """The seat as which somebody looks: a contender's whom they play for sees less than they do."""
        if "seat=1" in what and 1 in self.named and listener.who == self.contenders:
            return 1
        return listener.who

    def look_around(self, listener):
        """What can be read beside the game; there nothing of it may stand."""
        asked = f"{SETS}/{self.luck.choice(self.truth.library.sets)}"
        targets = ["/metrics", "/v1/players/me/events", "/v1/results", "/v1/games?status=open", "/readyz", SETS, asked]
        targets += [] if listener.token == self.truth.library.owner.token else [asked + "/questions"]
        listener.ask("GET", self.luck.choice(targets), who=Truth.NOBODY, told=self.truth.library.categories)
        listener.ask("GET", self.luck.choice(["/v1/games", "/v1/games?player=me", "/v1/games?turn=me"]))

    def run(self):
        self.hear()
        for step in range(200):
            if self.truth.read().is_over:
                break
            if self.luck.random() < 0.004 or step > 150:
                self.resign()
            else:
                self.act()
            for listener in self.luck.sample(self.listeners, 2):
                (self.look if self.luck.random() < 0.9 else self.look_around)(listener)
        self.end()

    def resign(self):
        listener, more = self.actor(self.luck.choice([*self.seats, *self.named]))
        listener.ask("POST", self.path + "/resignation", more or None)
        self.waiting = self.view(min(self.seats))["turn"]["seats"]
        self.hear()

    def end(self):
        assert self.truth.is_over
        for listener in self.listeners:
            sees = self.is_public or listener.who != Truth.OUTSIDE
            for what in ("", "/history?round=all", "/events?limit=1000", "/result", "/export"):
                reply = listener.ask("GET", self.path + what, told=self.told_by(what))
                assert reply.status in ((200, 409) if sees else (404,)), reply.text
            texts = [words_of(asked["facts"].asked["text"]) for asked in self.truth.put]
            assert not sees or listener.heard >= set().union(*texts), "they were there"
            assert sees or not listener.heard
        exported = self.seats[min(self.seats)].ask("GET", self.path + "/export", told=self.truth.drafts).ok(200)
        assert self.listeners[-1].ask("POST", "/v1/verify", exported, told=self.truth.secret).ok(200)["valid"] is True
        for listener in self.listeners:
            listener.close()


class Stage:
    """A server on which all this is played, its questions, and who listens to its webhooks."""

    def __init__(self, server):
        self.server, self.receiver, self.truths = server, Receiver(), {}
        self.service = make_service(server)
        self.service.post("/v1/webhooks", {"url": self.receiver.url, "events": ALL}).ok(201)
        self.library = Library(server.player("Owner"))
        self.database = databases.connection_to(server.db, is_watched=True)

    def close(self):
        self.database.close()
        self.receiver.close()

    def play(self, luck, is_aloud):
        people = [player_of(self.service, name) for name in ("Ann", "Bob", "Cy", "Master")]
        people += [self.library.owner, player_of(self.service, "Eve")]
        game = Play(self.server, self.database, self.library, people, luck, is_aloud)
        game.run()
        self.truths[game.truth.game] = game.truth

    def check_messages(self):
        """Whoever listens to webhooks is told what may be known outside, and not before."""
        messages = [json.loads(body) for _, body, _ in list(self.receiver.messages)]
        assert messages
        for message in messages:
            truth, at = self.truths.get(message["data"]["game"]), moment(message["timestamp"])
            for told in words_of(message) if truth else ():
                assert told.lower() not in truth.secret or truth.told_at.get(told, at + 1) <= at, message


@pytest.fixture
def stage():
    """One for each seed: all that was told and logged is looked through at its end."""
    with kit.Server("--allow-private-webhooks", "--log-level", "debug", recorded=False) as server:
        made = Stage(server)
        yield made
        made.close()
        verified = kit.run("verify", "--db", server.db)
        assert verified.returncode == 0, verified.stdout + verified.stderr


@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_is_told_what_they_may_not_know(stage, seed):
    luck = random.Random(seed)
    for number in range(GAMES_OF_A_SEED):
        stage.play(luck, is_aloud=number % 8 == 0)
    stage.check_messages()
    assert not words_of(stage.server.log) & stage.library.words, "the log never tells"


# --- Alike for those who may not know ------------------------------------------------------------------------------

ASKED = "What of {}?"


def scanty(_):
    return {"text": ASKED.format(word()), "answers": ["yes"]}


def lavish(number):
    """Looks the same to those who are asked; what is hidden of it is as much as may be."""
    return {
        "text": ASKED.format(word()),
        "answers": [f"yes, {number} or {form} {'w' * 150}" for form in range(20)],
        "explanation": "e" * 1000,
        "source": "s" * 300,
    }


def read_out(number):
    """As long as may be, where the master alone reads it."""
    return {**lavish(number), "text": ASKED.format(word()) + "t" * 900, "media": {"url": "https://example.org/" + word()}}


def shape(reply):
    """What a reply tells beside names, moments and what stands for all to see: alike for two games that look alike."""
    told = {name: value for name, value in reply.headers.items() if name not in ("date", "x-request-id", "content-length")}
    text = f"{reply.status} {json.dumps(told)} {reply.text}"
    for pattern, mask in (
        (r"zq[0-9a-f]{14}", "W" * 16),
        (r"\d{4}-\d\d-\d\dT[0-9:.]+Z", "T"),
        (r"[0-9a-f]{64}", "H"),
        (r"\b1[0-9a-z]{15}\b", "I"),
        (r'"after_ms": ?\d+', "after"),
        (r'"join_code": ?"[A-Z0-9]+"', "code"),
        (r'"request_id":"[^"]+"', "request"),
    ):
        text = re.sub(pattern, mask, text)
    return text


# What nobody may do, in whatever phase.
REFUSED = [("responses", {"question": 99, "text": "x"}), ("judgements", {"correct": True}), ("appeals", {"question": 99})]


class Twins:
    """The same game twice, which differ in what some do not know: those are told the same twice."""

    def __init__(self, server, *sets, contenders=2, master=False, **options):
        self.pair = []
        for make in sets:
            asked = make_set(server.player("Owner"), [make(number) for number in range(60)])
            players = [server.player(f"Player {seat}") for seat in range(contenders)]
            parts = [{**part, "set": asked.id} for part in options["parts"]]
            more = {**options, "parts": parts, "ready_seconds": None}
            self.pair.append(make_quiz(players, master=server.player("Master") if master else None, **more))
        self.spectator = server.anyone()

    def do(self, act):
        """act: what is done in each game, told it and which of the two it is."""
        for number, quiz in enumerate(self.pair):
            act(quiz, number)

    def look_alike(self, *seats):
        """To those at the seats and to whoever looks on."""
        for seat in (*seats, None):
            lookers = [self.spectator if seat is None else quiz[seat] for quiz in self.pair]
            for what in ("", "/history", "/events?limit=1000", "/result", "/export"):
                first, second = (who.get(quiz.path + what) for who, quiz in zip(lookers, self.pair))
                assert shape(first) == shape(second), f"seat {seat}, {what}"
            for action, body in REFUSED:
                first, second = (who.post(f"{quiz.path}/{action}", body) for who, quiz in zip(lookers, self.pair))
                assert first.status in (401, 409) and shape(first) == shape(second)


def ready_both(quiz, _):
    for seat in (0, 1):
        quiz.ready(seat).ok(201)


def test_in_the_chair_nothing_tells_of_the_answer(server):
    twins = Twins(server, scanty, lavish, parts=[{"kind": "chair", "seconds": 60}])
    twins.do(lambda quiz, _: quiz.ready(0).ok(201))
    for _ in range(3):
        twins.look_alike(0, 1)
        twins.do(lambda quiz, _: quiz.skip(0).ok(201))
    twins.look_alike(0, 1)
    first, second = (quiz.wrong(0).ok(201) for quiz in twins.pair)
    assert len(first["answer"]) == 3 and len(second["answer"]) > 150, "they did differ"


def test_nothing_tells_of_what_the_master_judges(server):
    twins = Twins(server, scanty, lavish, master=True, parts=[{"kind": "chair", "seconds": 60}])
    twins.do(lambda quiz, _: quiz.ready(0).ok(201))
    twins.do(lambda quiz, number: quiz.respond(0, {"text": "no" * (1 + 90 * number)}).ok(201))
    twins.look_alike(1)
    twins.do(lambda quiz, number: quiz.judge(2, {"correct": bool(number)}).ok(201))
    first, second = (quiz.state(1)["last"] for quiz in twins.pair)
    assert first != second, "they did differ"


@pytest.mark.parametrize("kind", ["all", "sheet"])
def test_what_others_say_tells_nothing_while_one_may_still_answer(server, kind):
    twins = Twins(server, scanty, lavish, parts=[{"kind": kind, "questions": 2, "seconds": 60}])
    twins.do(ready_both)
    twins.look_alike(0, 1)
    twins.do(lambda quiz, number: quiz.respond(0, {"question": 1, "text": "yes" if number else "no" * 90}).ok(201))
    twins.look_alike(1)
    if kind == "sheet":
        again = ({"question": 1, "pass": True}, {"question": 1, "text": "no"})
        twins.do(lambda quiz, number: quiz.respond(0, again[number]).ok(201))
        twins.do(lambda quiz, _: quiz.hand_in(0).ok(201))
        twins.look_alike(1)
        twins.do(lambda quiz, _: quiz.hand_in(1).ok(201))
    else:
        twins.do(lambda quiz, _: quiz.skip(1).ok(201))
    first, second = (quiz.history(1)[0]["responses"] for quiz in twins.pair)
    assert first != second, "they did differ"


def test_what_is_read_aloud_tells_nothing_to_those_who_hear_it(server):
    twins = Twins(server, lavish, read_out, master=True, reading="aloud", parts=[{"kind": "chair", "seconds": 60}])
    twins.do(lambda quiz, _: quiz.ready(0).ok(201))
    twins.look_alike(0, 1)
    first, second = (quiz.state(2)["questions"][0]["text"] for quiz in twins.pair)
    assert len(second) - len(first) == 900, "they did differ"


def test_a_tie_break_tells_nothing_to_those_who_are_not_asked(server):
    twins = Twins(server, scanty, scanty, parts=[{"kind": "all", "questions": 1}])
    twins.do(ready_both)
    twins.do(lambda quiz, _: [quiz.skip(seat).ok(201) for seat in (0, 1)])
    twins.do(lambda quiz, _: quiz.ready(0).ok(201))
    for number in range(5):
        twins.look_alike(1)
        twins.do(lambda quiz, which: quiz.skip(0) if (which + number) % 2 else quiz.wrong(0))
    twins.look_alike(1)
    twins.do(lambda quiz, _: quiz.ready(1).ok(201))
    twins.look_alike(1)
    twins.do(lambda quiz, which: quiz.right(1) if which else quiz.skip(1))
    twins.look_alike()
    first, second = ([item["responses"][0]["outcome"] for item in quiz.history(0)[1:6]] for quiz in twins.pair)
    assert first != second, "they did differ"
