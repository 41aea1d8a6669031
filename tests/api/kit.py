# SPDX-License-Identifier: Apache-2.0
"""Starts a referee server on a fresh database and talks to it over HTTP, by the standard library alone.

    with Server() as server:
        ann = server.player("Ann")
        game = ann.post("/v1/games", {"ruleset": "bulls-and-cows"}).ok(201)

Settings come from the environment:

    REFEREE_BINARY      the server to test; build/referee by default
    REFEREE_TEST_DB     where servers keep their games, sqlite or postgres: see databases.py
    REFEREE_EXCHANGES   where every request and its answer are appended, one JSON object a line: a file, or a directory
                        in which each process makes its own. build/exchanges.jsonl by default. tests/openapi holds what
                        was said against openapi.yaml.
"""

import collections
import gzip
import http.client
import itertools
import json
import os
import pathlib
import random
import re
import shutil
import signal
import ssl
import subprocess
import tempfile
import threading
import time

import yaml

import databases
from programs import BINARY, IS_SLOW, PATIENCE_SECONDS, ROOT, SHORT_TURN_SECONDS, environment, reserve_port

# The same with a migration or two (tests/migrations) and one family of games more, which `make unit-tests` builds beside it.
NEXT = BINARY.with_name("referee-next")
LOGGED_BODY_MAX = 1_000_000
# Of what a test asks in the same way again and again so much is left: more of it says nothing new of the contract.
LOGGED_ALIKE_MAX = 100


def run(*arguments, **settings):
    """Runs a subcommand to its end; the CompletedProcess with output as text."""
    return subprocess.run(
        [BINARY, *map(str, arguments)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE_SECONDS,
        env=environment(**settings),
        check=False,
    )


# libyaml's: the other takes seconds for the contract.
YAML_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def read_yaml(text):
    return yaml.load(text, YAML_LOADER)


# --- The record of what was said -----------------------------------------------------------------------------------


class Exchanges:
    """The log of exchanges, which threads share."""

    def __init__(self):
        self._lock = threading.Lock()
        self._file = None
        self._alike = collections.Counter()

    def _is_one_too_many(self, *what):
        with self._lock:
            self._alike[what] += 1
            return self._alike[what] > LOGGED_ALIKE_MAX

    def _open(self):
        path = pathlib.Path(os.environ.get("REFEREE_EXCHANGES") or ROOT / "build" / "exchanges.jsonl")
        if path.is_dir():
            path = path / f"{os.getpid()}.jsonl"
        path.parent.mkdir(parents=True, exist_ok=True)
        return open(path, "a", encoding="utf-8")

    def append(self, method, target, headers, body, reply):
        shown = {name.lower(): value for name, value in headers.items() if name.lower() != "authorization"}
        path, _, query = target.partition("?")
        test = os.environ.get("PYTEST_CURRENT_TEST", "").split(" ")[0]
        if self._is_one_too_many(test, method, path, reply.status):
            return
        line = {
            "test": test,
            "method": method,
            "path": path,
            "query": query,
            "authorized": any(name.lower() == "authorization" for name in headers),
            "request_headers": shown,
            "request_body": _as_text(body),
            "status": reply.status,
            "headers": reply.headers,
            "body": _as_text(reply.unpacked),
        }
        text = json.dumps(line)
        with self._lock:
            if self._file is None:
                self._file = self._open()
            self._file.write(text + "\n")
            self._file.flush()


def _as_text(body):
    """A body for the log: its text, None where there is none, and of bytes that are no text only their number."""
    if not body:
        return None
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        return {"bytes": len(body)}
    return text if len(text) <= LOGGED_BODY_MAX else {"bytes": len(body)}


exchanges = Exchanges()
# Every token that a server gave to this process: none may ever stand in a server's log.
tokens = set()


# --- Talking -------------------------------------------------------------------------------------------------------


def place_of(error):
    """What one of a problem's errors is about: its pointer, `?NAME` of a query's member, or a header's name."""
    if "parameter" in error:
        return "?" + error["parameter"]
    return error["header"] if "header" in error else error["pointer"]


class Reply:
    """An answer: status, headers (by lower-case name), body."""

    def __init__(self, what, status, headers, body):
        self.what, self.status, self.body = what, status, body
        self.headers = {name.lower(): value for name, value in headers}

    @property
    def unpacked(self):
        is_packed = self.headers.get("content-encoding") == "gzip" and self.body
        return gzip.decompress(self.body) if is_packed else self.body

    @property
    def text(self):
        return self.body.decode("utf-8", "replace")

    @property
    def json(self):
        return json.loads(self.body.decode("utf-8"))

    def ok(self, *statuses):
        """The decoded body of a success (None where there is none); fails for any other status."""
        assert self.status in (statuses or (200, 201)), f"{self.what}: {self.status} {self.text[:500]}"
        if not self.body:
            return None
        assert self.headers.get("content-type", "").split(";")[0] == "application/json", f"{self.what}: {self.headers}"
        return self.json

    def problem(self, status, name=None, pointer=None):
        """The decoded problem of a refusal; fails for anything else, also for a problem that is not well made."""
        assert self.status == status, f"{self.what}: {self.status} instead of {status}: {self.text[:500]}"
        assert self.headers.get("content-type", "").startswith(
            "application/problem+json"
        ), f"{self.what}: {self.headers}"
        body = self.json
        assert body["status"] == status and body["title"] and body["detail"], f"{self.what}: {body}"
        assert re.fullmatch(r"https?://[^/]+/problems/[a-z-]+", body["type"]), f"{self.what}: {body}"
        if name is not None:
            assert body["type"].rsplit("/", 1)[1] == name, f"{self.what}: {body}"
        if pointer is not None:
            pointers = [place_of(error) for error in body.get("errors", [])]
            assert pointer in pointers, f"{self.what}: {pointer!r} is not among {pointers}: {body}"
        return body


class Client:
    """One caller: a token, or none."""

    def __init__(self, server, token=None, account=None):
        self.server, self.token, self.account = server, token, account or {}
        if token:
            tokens.add(token)

    @property
    def id(self):
        return self.account["id"]

    def call(self, method, target, body=None, raw=None, headers=None, timeout=PATIENCE_SECONDS):
        """Sends `body` as JSON, or `raw` bytes as they are; on a connection of its own."""
        sent = dict(headers or {})
        if self.token and "Authorization" not in sent:
            sent["Authorization"] = "Bearer " + self.token
        data = raw
        if raw is None and body is not None:
            data = json.dumps(body).encode()
            sent.setdefault("Content-Type", "application/json")
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=timeout)
        try:
            try:
                connection.request(method, target, body=data, headers=sent)
            except (BrokenPipeError, ConnectionResetError):
                if connection.sock is None:
                    raise  # there never was a connection
                # A server may answer 413 and close before it has read it all; the answer can still be read.
            response = connection.getresponse()
            reply = Reply(f"{method} {target}", response.status, response.getheaders(), response.read())
        finally:
            connection.close()
        if self.server.recorded:
            exchanges.append(method, target, sent, data, reply)
        return reply

    def get(self, target, **more):
        return self.call("GET", target, **more)

    def head(self, target, **more):
        return self.call("HEAD", target, **more)

    def post(self, target, body=None, **more):
        return self.call("POST", target, body, **more)

    def put(self, target, body=None, **more):
        return self.call("PUT", target, body, **more)

    def patch(self, target, body=None, **more):
        return self.call("PATCH", target, body, **more)

    def delete(self, target, **more):
        return self.call("DELETE", target, **more)


# --- Serving -------------------------------------------------------------------------------------------------------


def _is_stopped(task):
    try:
        return (task / "stat").read_text(errors="replace").rpartition(")")[2].split()[0] == "T"
    except OSError:
        return True  # the thread has ended


class Server:
    """A server process with a database of its own, which goes when the server does."""

    def __init__(self, *arguments, db=None, env=None, tls=None, binary=None, recorded=True):
        """tls: the certificate, of a server that is given one. Not recorded: it says what openapi.yaml does not."""
        self.tls, self.binary, self.recorded = tls, binary, recorded
        self.directory = pathlib.Path(tempfile.mkdtemp(prefix="referee-"))
        self.owns_db = db is None
        if self.owns_db:
            self.db = databases.shared().make_migrated() if databases.IS_POSTGRES else self.directory / "referee.db"
        else:
            self.db = db if databases.is_url(db) else pathlib.Path(db)
        self.arguments, self.env = arguments, env or {}
        self.own_port, self.port_keeper = reserve_port()
        self.process = None

    @property
    def port(self):
        """Where a request goes."""
        return self.own_port

    @property
    def log(self):
        """All that it has written to stdout and stderr."""
        path = self.directory / "log"
        return path.read_text(encoding="utf-8", errors="replace") if path.exists() else ""

    def database(self):
        """Within `with`: a connection of the test's own to the rows."""
        return databases.connected(self.db)

    def launch(self):
        """Starts the process, and waits for nothing."""
        command = [self.binary or BINARY, "serve", "--db", self.db, "--listen", f"127.0.0.1:{self.own_port}", "--rate-limit", "off"]
        with open(self.directory / "log", "ab") as log:
            self.process = subprocess.Popen(
                [*map(str, command), *map(str, self.arguments)],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self.directory,
                env=environment(**self.env),
            )
        return self

    def start(self):
        return self.launch().wait_until_ready()

    def wait_until_ready(self):
        deadline = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < deadline and self.process.poll() is None:
            if self.is_ready():
                return self
            time.sleep(0.02)
        raise AssertionError(f"the server did not get ready, exit code {self.process.poll()}: {self.log[-2000:]}")

    def is_ready(self):
        """Asked without leaving an exchange: while it starts there is nobody to answer."""
        if self.tls:
            context = ssl.create_default_context(cafile=self.tls)
            connection = http.client.HTTPSConnection("localhost", self.own_port, timeout=2, context=context)
        else:
            connection = http.client.HTTPConnection("127.0.0.1", self.own_port, timeout=2)
        try:
            connection.request("GET", "/readyz")
            return connection.getresponse().status == 200
        except (OSError, http.client.HTTPException):
            return False
        finally:
            connection.close()

    def send(self, number):
        self.process.send_signal(number)

    def suspend(self):
        """Stops it as Ctrl-Z does, and waits until each of its threads stands still: that takes a moment."""
        self.send(signal.SIGSTOP)
        deadline = time.monotonic() + PATIENCE_SECONDS
        while not all(_is_stopped(task) for task in pathlib.Path(f"/proc/{self.process.pid}/task").iterdir()):
            assert time.monotonic() < deadline, "the server does not stand still"
            time.sleep(0.01)

    def wait(self):
        """The exit code."""
        return self.process.wait(PATIENCE_SECONDS)

    def stop(self, how=signal.SIGTERM):
        if self.process is not None and self.process.poll() is None:
            self.send(how)
        return self.wait()

    def restart(self, how=signal.SIGTERM):
        self.stop(how)
        return self.start()

    def __enter__(self):
        try:
            return self if self.process is not None else self.start()
        except BaseException:
            self.__exit__()
            raise

    def __exit__(self, failure=None, *_):
        # In order, so that what watches the server (a sanitizer, a coverage count) can say what it saw.
        if self.process is not None and self.process.poll() is None:
            self.stop(signal.SIGTERM if failure is None else signal.SIGKILL)
        self.port_keeper.close()
        if self.owns_db and databases.is_url(self.db):
            databases.shared().drop(self.db)
        shutil.rmtree(self.directory, ignore_errors=True)

    def anyone(self):
        return Client(self)

    def player(self, name="Ann"):
        account = Client(self).post("/v1/players", {"name": name}).ok(201)
        return Client(self, account["token"], account)

    def guest(self, body):
        """A game made without a token: the guest, and the game."""
        game = Client(self).post("/v1/games", body).ok(201)
        return Client(self, game["you"]["token"], {"id": game["you"]["player"]}), game

    def alone(self, **options):
        """A table of one."""
        player, game = self.guest({"ruleset": "bulls-and-cows", "options": options})
        return Table(game, [player])

    def table(self, seats=2, ruleset="bulls-and-cows", visibility="private", **options):
        """A table of several players with every seat taken."""
        players = [self.player(f"Player {seat}") for seat in range(seats)]
        body = {
            "ruleset": ruleset,
            "options": options,
            "opponents": [{"open": True}] * (seats - 1),
            "visibility": visibility,
        }
        game = players[0].post("/v1/games", body).ok(201)
        for player in players[1:]:
            player.post(f"/v1/games/{game['id']}/join", {"join_code": game["join_code"]}).ok(201)
        return Table(game, players)


class _OwnPort:
    def __init__(self, server):
        self.port, self.recorded = server.own_port, server.recorded


class Servers(Server):
    """Several server processes of one database: whoever asks for the port gets that of any of them, and so each request its own."""

    def __init__(self, count, *arguments, **more):
        self.others = []
        super().__init__("--instance", "first", *arguments, **more)
        more["db"] = self.db
        self.others = [Server("--instance", f"other-{number}", *arguments, **more) for number in range(1, count)]

    def one(self, number):
        """One of them, for whoever asks of none but that."""
        return _OwnPort(self) if number == 0 else self.others[number - 1]

    @property
    def port(self):
        return random.choice([self.own_port, *(other.port for other in self.others)])

    @property
    def log(self):
        return super().log + "".join(other.log for other in self.others)

    def launch(self):
        for other in self.others:
            other.launch()
        return super().launch()

    def wait_until_ready(self):
        for other in self.others:
            other.wait_until_ready()
        return super().wait_until_ready()

    def stop(self, how=signal.SIGTERM):
        codes = [other.stop(how) for other in self.others]
        return max([super().stop(how), *codes], key=abs)

    def __exit__(self, failure=None, *_):
        for other in self.others:
            other.__exit__(failure)
        super().__exit__(failure)


class Table:
    """A game and the clients at its seats."""

    def __init__(self, game, players):
        self.game, self.players = game, players
        self.id, self.path = game["id"], f"/v1/games/{game['id']}"

    def __getitem__(self, seat):
        return self.players[seat]

    def view(self, seat=0):
        return self[seat].get(self.path).ok(200)

    def secret(self, seat, code, **more):
        return self[seat].put(self.path + "/secret", {"code": code}, **more)

    def guess(self, seat, code, **more):
        return self[seat].post(self.path + "/guesses", {"code": code}, **more)

    def answer(self, seat, first, second, **more):
        """By the names of bulls-and-cows."""
        return self[seat].post(self.path + "/answers", {"bulls": first, "cows": second}, **more)

    def move(self, seat, column, row, **more):
        return self[seat].post(self.path + "/moves", {"column": column, "row": row}, **more)

    def moves(self, *fields):
        """Moves by whoever's turn it is: the last answer."""
        answer = None
        for column, row in fields:
            seat = (answer["game"] if answer else self.view())["turn"]["seats"][0]
            answer = self.move(seat, column, row).ok(201)
        return answer

    def roll(self, seat, keep, **more):
        return self[seat].post(self.path + "/rolls", {"keep": keep}, **more)

    def score(self, seat, category, **more):
        return self[seat].post(self.path + "/scores", {"category": category}, **more)

    def fill_cards(self):
        """Scores whatever comes first, seat after seat, until the round is over: the last answer's game."""
        game = self.view()
        number = game["round"]["number"]
        while game["status"] == "playing" and game["round"]["number"] == number:
            category = game["state"]["choices"][0]["category"]
            game = self.score(game["turn"]["seats"][0], category).ok(201)["game"]
        return game

    def next_round(self, seat=0, **more):
        return self[seat].post(self.path + "/rounds", **more)

    def resign(self, seat, **more):
        return self[seat].post(self.path + "/resignation", **more)

    def finish(self, seat=0, **more):
        return self[seat].post(self.path + "/finish", **more)

    def history(self, seat=0, query=""):
        return self[seat].get(self.path + "/history" + query).ok(200)["items"]

    def events(self, seat=0, after=0):
        return self[seat].get(f"{self.path}/events?after={after}&limit=1000").ok(200)["items"]

    def result(self, seat=0):
        return self[seat].get(self.path + "/result").ok(200)

    def crack(self, seat=0):
        """Guesses until the code is cracked: the answers of all guesses."""
        options, answers = self.view(seat)["options"], []
        codes = all_codes(options)
        while True:
            answer = self.guess(seat, codes[0]).ok(201)
            answers.append(answer)
            if answer["solved"]:
                return answers
            codes = [c for c in codes if pegs(c, answer["code"]) == (answer["bulls"], answer["cows"])]


def people(server, count=2):
    return [server.player(f"Player {number}") for number in range(count)]


def path(game, rest=""):
    return f"/v1/games/{game['id']}{rest}"


def events_of(player, game, **query):
    target = path(game, "/events?limit=1000") + "".join(f"&{name}={value}" for name, value in query.items())
    return player.get(target).ok(200)["items"]


def replays(directory, exported, binary=BINARY):
    """Does a program find an export of a game whole?"""
    found = directory / "game.json"
    found.write_text(json.dumps(exported))
    return subprocess.run([binary, "verify", found], capture_output=True, check=False).returncode == 0


def all_codes(options):
    """Every legal code, in order."""
    draw = itertools.product if options["repeats"] else itertools.permutations
    more = {"repeat": options["length"]} if options["repeats"] else {"r": options["length"]}
    codes = ("".join(symbols) for symbols in draw(options["alphabet"], **more))
    return [code for code in codes if options["leading_zero"] or code[0] != "0"]


def pegs(secret, guess):
    """(right places, right symbols elsewhere), as the rules count them."""
    exact = sum(a == b for a, b in zip(secret, guess))
    common = sum(min(secret.count(symbol), guess.count(symbol)) for symbol in set(guess))
    return exact, common - exact


def together(*calls):
    """Runs calls at the same moment, each in a thread; their results in order. The first exception is raised."""
    results, failures = [None] * len(calls), []
    barrier = threading.Barrier(len(calls))

    def work(index):
        try:
            barrier.wait()
            results[index] = calls[index]()
        except BaseException as failure:  # pylint: disable=broad-except
            failures.append(failure)

    threads = [threading.Thread(target=work, args=(index,)) for index in range(len(calls))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise failures[0]
    return results
