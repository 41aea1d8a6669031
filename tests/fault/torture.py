#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""Kills the server at random moments under load and holds it to what it had said.

    torture.py [--binary build/referee] [--cycles 50] [--seed N] [--keep]

A cycle: players load the server from several threads; at a random moment it gets SIGKILL; it is started again on the
same file. Then every action that was acknowledged must be in its game's log exactly once, every other at most once;
a request without an answer that had an Idempotency-Key is sent again and must leave exactly one; one that had been
answered must get the same answer; the numbers of events have no gap; game, history and result say what the log says;
and `referee verify` agrees. Five cycles go over one database, then a fresh one is begun.

What SIGKILL can show is the order of things: that no answer leaves before its transaction is complete in the file, and
that a transaction is there as a whole or not at all. It cannot show that the disk itself has kept the bytes, as the
system's cache survives the process; that is what synchronous=FULL is for.

The seed decides what players intend and when they are killed. How the threads interleave it cannot decide, so the same
seed is a similar run, not the same.
"""

import argparse
import pathlib
import random
import shutil
import sys
import tempfile
import threading
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

from lib import checks  # noqa: E402
from lib.players import ACKNOWLEDGED, UNKNOWN, Crowd, Duel, Game, Solo  # noqa: E402
from lib.server import Broken, Caller, Server  # noqa: E402

CYCLES_A_DATABASE = 5
LOAD_SECONDS = (0.05, 2.0)
JOIN_SECONDS = 60
CROWD = [Solo, Solo, Solo, Crowd, Crowd, Crowd, Duel, Duel]
REPLAYS_A_CYCLE = 20


class World:
    """One database and all that was asked of it. Lists only grow, and appending is atomic in Python."""

    def __init__(self, binary, directory, name):
        self.server = Server(binary, directory, name)
        self.lock = threading.Lock()
        self.killing = threading.Event()
        self.accounts, self.creations, self.games = [], [], []
        self.idle = []  # games alone that nobody plays on
        self.shared_game = None
        self.failures = []
        self.retried = self.replayed = 0  # in this cycle

    def add_game(self, view, tokens):
        game = Game(view["id"], tokens, version=view["version"])
        self.games.append(game)
        return game

    def fail(self, error):
        self.failures.append(error)

    def count_retry(self, answer):
        self.retried += 1
        self.replayed += answer.replayed

    def raise_failure(self):
        if self.failures:
            raise self.failures[0]


def load_and_kill(world, chance):
    """Loads the server and kills it in the middle; the number of actions acknowledged by then."""
    world.killing.clear()
    players = [kind(world, random.Random(chance.getrandbits(64))) for kind in CROWD]
    threads = [threading.Thread(target=player.run, daemon=True) for player in players]
    seconds = chance.uniform(*LOAD_SECONDS)
    for thread in threads:
        thread.start()
    time.sleep(seconds)
    alive = world.server.is_alive()
    world.killing.set()
    world.server.kill()
    for thread in threads:
        thread.join(JOIN_SECONDS)
        if thread.is_alive():
            raise Broken("a player still waits for an answer of a server that is dead")
    if not alive:
        raise Broken(f"the server died by itself; its log ends: {world.server.log_tail()}")
    world.raise_failure()
    return seconds


def check_world(world, chance):
    """All checks over all games so far."""
    caller = Caller(world.server.port)
    checks.retry_creations(caller, world)
    for account in world.accounts:
        checks.check_account(caller, world, account)
    for game in world.games:
        checks.settle_unknown(game, checks.read_events(caller, game))
        checks.retry_unknown(caller, world, game)
        events = checks.read_events(caller, game)
        checks.check_log(game, events)
        checks.check_projections(caller, game, events)
    kept = [
        (game, action)
        for game in world.games
        for action in game.actions
        if action.key and action.state == ACKNOWLEDGED and action.answer
    ]
    for game, action in chance.sample(kept, min(REPLAYS_A_CYCLE, len(kept))):
        checks.replay_acknowledged(caller, game, action)
    caller.close()
    world.shared_game = None
    world.idle = [game for game in world.games if len(game.tokens) == 1 and not game.over]


def count(world, state):
    return sum(action.state == state for game in world.games for action in game.actions)


def run_cycle(world, chance, number):
    unanswered = -count(world, UNKNOWN)  # those of earlier cycles that had no key
    seconds = load_and_kill(world, chance)
    unanswered += count(world, UNKNOWN)
    world.retried = world.replayed = 0
    verify_first = chance.random() < 0.5
    if verify_first:
        world.server.verify()
    world.server.start()
    check_world(world, chance)
    world.server.verify()
    print(
        f"cycle {number}: killed after {seconds:.2f} s; {len(world.games)} games, {count(world, ACKNOWLEDGED)} actions "
        f"acknowledged; {unanswered} not answered, {world.retried} sent again, {world.replayed} had been done: good",
        flush=True,
    )


def torture(binary, cycles, seed, directory):
    """Runs the cycles; raises Broken at the first thing that is not as it should be."""
    chance = random.Random(seed)
    world = None
    try:
        for number in range(cycles):
            if number % CYCLES_A_DATABASE == 0:
                if world is not None:
                    world.server.stop()
                world = World(binary, directory, f"torture-{number // CYCLES_A_DATABASE}")
                world.server.start()
            run_cycle(world, chance, number + 1)
        world.server.stop()
        world.server.verify()
    finally:
        if world is not None and world.server.is_alive():
            world.server.kill()


def main():
    parser = argparse.ArgumentParser(description="Kills the server under load and checks that it keeps its word.")
    parser.add_argument("--binary", default="build/referee", help="the server (build/referee)")
    parser.add_argument("--cycles", type=int, default=50, help="how often to kill it (50)")
    parser.add_argument("--seed", type=int, default=None, help="of the random choices (a random one, printed)")
    parser.add_argument("--keep", action="store_true", help="keep databases and logs also when all is well")
    arguments = parser.parse_args()
    if arguments.cycles < 1:
        parser.error("--cycles must be at least 1")
    seed = arguments.seed if arguments.seed is not None else random.SystemRandom().getrandbits(32)
    directory = tempfile.mkdtemp(prefix="referee-torture-")
    print(f"torture: seed {seed}, {arguments.cycles} cycles, in {directory}", flush=True)
    try:
        torture(arguments.binary, arguments.cycles, seed, directory)
    except Broken as broken:
        print(f"torture: seed {seed}: {broken}\ntorture: databases and logs are left in {directory}")
        return 1
    print(f"torture: {arguments.cycles} cycles, nothing lost, nothing doubled")
    if not arguments.keep:
        shutil.rmtree(directory)
    return 0


if __name__ == "__main__":
    sys.exit(main())
