# SPDX-License-Identifier: Apache-2.0
"""The load: players alone and in duels, who write down what they asked for and what they were told.

Codes are so long that no guess hits by chance and no two guesses of a run are alike: a code in a game's log is the mark
of the one request that carried it. A part of the requests has an Idempotency-Key.
"""

import dataclasses
import threading

from lib.server import Broken, Caller, Lost

ALPHABET = "0123456789abcdefghijklmnopqrstuvwxyz"
LENGTH = 12
MAX_GUESSES = 6
OPTIONS = {"length": LENGTH, "alphabet": ALPHABET, "max_guesses": MAX_GUESSES}

KEYED_SHARE = 0.5
SOLVE_SHARE = 0.15  # of guesses in a duel whose secret the test knows
FINISH_SHARE = 0.25  # of rounds alone after which the game is ended
LEAVE_SHARE = 0.02  # of steps after which a player turns to another game

# What became of a request.
ACKNOWLEDGED = "acknowledged"  # 2xx was read
REFUSED = "refused"  # another status was read: nothing may have changed
UNKNOWN = "unknown"  # it was sent, and no answer was read
PRESENT = "present"  # it was unknown, and its effect was found after the restart
ABSENT = "absent"  # it was unknown or refused, and left no trace


@dataclasses.dataclass
class Action:
    """One request that changes something."""

    what: str  # create, join, secret, guess, round, finish
    token: str
    method: str
    path: str
    body: dict
    key: str | None
    state: str = UNKNOWN
    seq: int | None = None  # of its event, once an answer told
    status: int | None = None
    answer: dict | None = None


@dataclasses.dataclass
class Game:
    id: str
    tokens: list  # by seat
    actions: list = dataclasses.field(default_factory=list)
    secret: str | None = None  # of the running round, where the test has set it
    version: int = 0  # the highest that anybody was told
    over: bool = False
    lock: threading.Lock = dataclasses.field(default_factory=threading.Lock)  # its fields', for games with two players


@dataclasses.dataclass
class Account:
    id: str
    token: str


class Player:
    """A thread's worth of load. `random` is its own, so that a seed gives the same intentions again."""

    def __init__(self, world, random):
        self.world = world
        self.random = random
        self.caller = None
        self.game = None

    def run(self):
        """Plays until the server is gone."""
        self.caller = Caller(self.world.server.port)
        try:
            while True:
                if self.game is None or self.game.over or self.random.random() < LEAVE_SHARE:
                    self.game = self.choose_game()
                elif not self.step():
                    self.game = None
        except Lost:
            if not self.world.killing.is_set():
                self.world.fail(Broken("a connection broke though nobody had killed the server"))
        except Exception as error:  # pylint: disable=broad-exception-caught  # a thread has nobody to catch it
            self.world.fail(error)
        finally:
            self.caller.close()

    def code(self):
        return "".join(self.random.choice(ALPHABET) for _ in range(LENGTH))

    def perform(self, action, record):
        """Sends the request, after it has been put down in `record`."""
        record.append(action)
        try:
            answer = self.caller.call(action.method, action.path, action.token, action.body, action.key)
        except Lost as lost:
            action.state = UNKNOWN if lost.sent else ABSENT
            raise
        note_answer(action, answer)
        return answer

    def act(self, what, seat, method, path, body):
        """Performs an action in the game; the caller's new view, or None when it was refused."""
        game = self.game
        key = self.new_key()
        action = Action(what, game.tokens[seat], method, f"/v1/games/{game.id}/{path}", body, key)
        answer = self.perform(action, game.actions)
        if action.state == REFUSED and not self.may_be_refused(answer):
            raise Broken(f"{method} {action.path} {body}: {answer.status} {answer.json}")
        if action.state != ACKNOWLEDGED:
            return None
        view = answer.json["game"]
        with game.lock:
            game.version = max(game.version, view["version"])
            game.over = game.over or view["status"] == "finished"
        return view

    def new_key(self):
        return f"k-{self.random.getrandbits(64):016x}" if self.random.random() < KEYED_SHARE else None

    def new_account(self, name):
        """Accounts have no key: nobody owns it yet. An unknown one is nobody's and may be left over."""
        answer = self.caller.call("POST", "/v1/players", None, {"name": name})
        if answer.status != 201:
            raise Broken(f"POST /v1/players: {answer.status} {answer.json}")
        account = Account(answer.json["id"], answer.json["token"])
        self.world.accounts.append(account)
        return account

    def create(self, account, body, tokens):
        action = Action("create", account.token, "POST", "/v1/games", body, self.new_key())
        answer = self.perform(action, self.world.creations)
        if action.state != ACKNOWLEDGED:
            raise Broken(f"POST /v1/games: {answer.status} {answer.json}")
        return self.world.add_game(answer.json, tokens)

    def may_be_refused(self, answer):
        """Is this refusal in order?"""
        raise NotImplementedError

    def choose_game(self):
        raise NotImplementedError

    def step(self):
        """One action in the game; False to leave it."""
        raise NotImplementedError


def note_answer(action, answer):
    """Puts an answer down in its action. A 503 says that the outcome is unknown."""
    action.status = answer.status
    action.answer = answer.json
    if answer.good:
        action.state = ACKNOWLEDGED
        action.seq = (answer.json or {}).get("seq")
    else:
        action.state = UNKNOWN if answer.status == 503 else REFUSED


class Solo(Player):
    """Guesses alone against the server's secret; goes on with games from before the last crash, too."""

    status = None

    def choose_game(self):
        with self.world.lock:
            game = self.world.idle.pop() if self.world.idle else None
        if game is None:
            self.status = "playing"
            return self.new_game("Solo")
        self.status = self.caller.get(f"/v1/games/{game.id}", game.tokens[0])["status"]
        return game

    def new_game(self, name):
        account = self.new_account(name)
        body = {"ruleset": "mastermind", "ranked": False, "options": OPTIONS}
        return self.create(account, body, [account.token])

    def may_be_refused(self, answer):
        return False

    def step(self):
        if self.status == "round-over":
            self.status = self.go_on()
        else:
            self.status = self.guess_once()
        return self.status is not None

    def guess_once(self):
        """The game's status afterwards; None when the guess was refused."""
        view = self.act("guess", 0, "POST", "guesses", {"code": self.code()})
        return view["status"] if view else None

    def go_on(self):
        """Starts the next round, or ends the game."""
        if self.random.random() < FINISH_SHARE:
            view = self.act("finish", 0, "POST", "finish", {})
        else:
            view = self.act("round", 0, "POST", "rounds", {})
        return view["status"] if view else None


class Crowd(Solo):
    """Several threads in the same game alone: whoever comes too late may be told so, but nothing may be lost."""

    def choose_game(self):
        with self.world.lock:
            shared = self.world.shared_game
            if shared is not None and not shared.over:
                return shared
            self.world.shared_game = self.new_game("Crowd")
            return self.world.shared_game

    def may_be_refused(self, answer):
        return answer.status == 409

    def step(self):
        self.guess_once()
        status = self.caller.get(f"/v1/games/{self.game.id}", self.game.tokens[0])["status"]
        if status == "round-over":
            self.go_on()
        return status != "finished"


class Duel(Player):
    """Both seats of a duel whose secrets are set by the players and whose answers are automatic."""

    def choose_game(self):
        first, second = self.new_account("Ann"), self.new_account("Ben")
        body = {
            "ruleset": "mastermind",
            "ranked": False,
            "options": {**OPTIONS, "codemaker": "players", "rounds": 4},
            "opponents": [{"player": second.id}],
        }
        game = self.create(first, body, [first.token, second.token])
        self.game = game
        self.act("join", 1, "POST", "join", {})
        return game

    def may_be_refused(self, answer):
        return False

    def step(self):
        view = self.caller.get(f"/v1/games/{self.game.id}", self.game.tokens[0])
        if view["status"] == "finished":
            self.game.over = True
            return False
        seat = view["turn"]["seats"][0]
        if view["status"] == "round-over":
            return self.act("round", self.random.randrange(2), "POST", "rounds", {}) is not None
        if seat == view["round"]["leader"]:
            self.game.secret = self.code()
            return self.act("secret", seat, "PUT", "secret", {"code": self.game.secret}) is not None
        hit = self.game.secret is not None and self.random.random() < SOLVE_SHARE
        code = self.game.secret if hit else self.code()
        return self.act("guess", seat, "POST", "guesses", {"code": code}) is not None
