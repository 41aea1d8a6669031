# SPDX-License-Identifier: Apache-2.0
"""Databases with very many games: the server plays some, bench/multiply.c copies them."""

import itertools
import json
import pathlib
import random
import subprocess
import tempfile

from lib.servers import Clients, Failure, referee

FINISHED, NAMED, RUNNING = "finished", "named", "running"
SYMBOLS, LENGTH = "123456", 4
TEMPLATES = 208  # of games under way: as many of each of the 13 stages of a round
# A game takes about so many bytes of the file; what is under way has a longer code, and half of its guesses.
BYTES_A_GAME = 3700


def games_path(database):
    """Where the tokens of games under way stand."""
    return pathlib.Path(f"{database}.games")


def remove(database):
    """The database and all that belongs to it."""
    for suffix in ("", "-wal", "-shm", "-journal", ".lock", ".games"):
        pathlib.Path(f"{database}{suffix}").unlink(missing_ok=True)


def pegs(secret, code):
    black = sum(a == b for a, b in zip(secret, code, strict=True))
    both = sum(min(secret.count(symbol), code.count(symbol)) for symbol in set(code))
    return black, both - black


def play_one(server, chance, named):
    """Plays a game alone to its end, each guess a code that still fits; its id."""
    token = json.loads(server.post("/v1/players", {"name": "Filler"}))["token"] if named else None
    game = json.loads(server.post("/v1/games", {"ruleset": "mastermind", "options": {"rounds": 1}}, token))
    token = token or game["you"]["token"]
    codes = ["".join(code) for code in itertools.product(SYMBOLS, repeat=LENGTH)]
    while game["status"] == "playing":
        code = chance.choice(codes)
        answer = json.loads(server.post(f"/v1/games/{game['id']}/guesses", {"code": code}, token))
        codes = [other for other in codes if pegs(other, code) == (answer["black"], answer["white"])]
        game = {**answer["game"], "you": game["you"]}
    if game["status"] != "finished":
        raise Failure(f"a game of one round ended as {game['status']}")
    return game["id"]


def play(binary, programs, database, kind, templates, seed):
    """Lines of games that the server has played, for bench/multiply."""
    with tempfile.TemporaryDirectory(prefix="referee-fill-") as directory:
        server = referee(binary, database, pathlib.Path(directory) / "log")
        try:
            server.start()
            if kind == RUNNING:
                games = Clients(programs, pathlib.Path(directory)).make_games(server, templates, "--spread")
                return games.read_text(encoding="ascii")
            chance = random.Random(seed)
            return "".join(play_one(server, chance, kind == NAMED) + "\n" for _ in range(templates))
        finally:
            server.stop()


def multiply(programs, database, count, kind, templates):
    command = [str(programs / "multiply"), "--db", str(database), "--count", str(count)]
    with open(games_path(database) if kind == RUNNING else "/dev/null", "wb") as out:
        if kind == RUNNING:
            command.append("--tokens")
        done = subprocess.run(
            command, input=templates.encode("ascii"), stdout=out, stderr=subprocess.PIPE, check=False
        )
    if done.returncode != 0:
        raise Failure(done.stderr.decode(errors="replace").strip() or f"multiply ended with {done.returncode}")


def fill(binary, programs, database, count, kind=FINISHED, templates=TEMPLATES, seed=1):
    """Makes the database, which must not exist; where that fails or is interrupted nothing is left of it."""
    made = False
    try:
        multiply(programs, database, count, kind, play(binary, programs, database, kind, templates, seed))
        made = True
    finally:
        if not made:
            remove(database)
