# SPDX-License-Identifier: Apache-2.0
"""What is done a second besides guesses and reads: each kind of work beside the constant answer, turn by turn."""

import statistics

from lib import filling
from lib.measuring import Turns, forget_chain
from lib.servers import constant, referee

SAMPLE_CHAINS = 65  # of which the first is not sent by the load: it gives the constant server its body
STREAMS_A_GAME = 32
STARTS = 5


class Kind:
    """A kind of work: see bench/prepare.c."""

    def __init__(self, text, requests, again=False, named=False):
        self.text = text
        self.requests = requests  # of one piece of work
        self.again = again  # its requests can be sent any number of times
        self.named = named  # it needs a leaderboard


KINDS = {
    "games": Kind("games made", 1),
    "joins": Kind("joins", 1),
    "moves": Kind("moves of gomoku", 1),
    "rolls": Kind("rolls of dice", 1),
    "answers": Kind("guesses, and answers by hand", 1),
    "lives": Kind("whole lives of a game: made, 6 guesses, over, result read", 8),
    "lists": Kind("lists of 20 games", 1, again=True),
    "boards": Kind("pages of a leaderboard, 20 players", 1, again=True, named=True),
}


def chain_count(name, rate, settings):
    """How many chains keep the server busy for a turn."""
    per_chain = {"moves": 100, "rolls": 2, "answers": 20, "lives": 8}.get(name, 1)
    if KINDS[name].again:
        return settings.repeated_chains
    # As many for each connection, or the last ones would have the server to themselves.
    return max(64, round(rate * settings.work_seconds / per_chain / 64) * 64)


def measure(bench, name):
    """One kind of work."""
    kind, settings = KINDS[name], bench.settings
    database = bench.directory / f"{name}.db"
    if kind.named:
        filling.fill(settings.binary, settings.build, database, settings.board_players, filling.NAMED)
    server = bench.start(referee(settings.binary, database, bench.log_path))
    chains = bench.clients.prepare(server, name, SAMPLE_CHAINS)
    body = bench.directory / f"{name}.json"
    body.write_bytes(forget_chain(server, chains))
    bare = bench.start(constant(settings.build, body, bench.log_path))
    again = ("--again",) if kind.again else ()
    rate = bench.clients.load(server, settings.work_seconds, "--chains", chains, *again)["per_second"]
    turns = Turns()
    for number in range(settings.work_rounds):
        chains = bench.clients.prepare(server, name, chain_count(name, rate, settings))
        # The order changes from turn to turn, so that neither always comes second.
        for which in ("bare", "ours") if number % 2 == 0 else ("ours", "bare"):
            if which == "bare":
                seen = bench.clients.load(bare, settings.work_seconds, "--chains", chains, "--again")
            else:
                seen = bench.clients.load(server, settings.work_seconds, "--chains", chains, *again)
                rate = seen["per_second"]
            (turns.bare if which == "bare" else turns.ours).append(seen)
    bench.stop_all()
    bench.table.work(name, kind.text, turns.row(kind.requests), f"constant answer of {body.stat().st_size} bytes")


def told(bench):
    """Events that reach streams, beside writing as many bytes to as many connections."""
    settings = bench.settings
    server = bench.start_referee("told")
    turns = Turns()
    for _ in range(settings.work_rounds):
        games = bench.clients.make_games(server, settings.told_games)
        what = ("--games", games, "--streams-a-game", STREAMS_A_GAME, "--seconds", settings.work_seconds)
        seen = bench.clients.tell(server, *what)
        turns.ours.append(seen)
        turns.bare.append(bench.clients.tell(None, *what, "--bare", "--size", round(seen["bytes_an_event"])))
    bench.stop_all()
    streams = f"{settings.told_games * STREAMS_A_GAME:,} streams"
    bench.table.work("told", f"events told to {streams}", turns.row(1), "the same bytes written by one thread")


def start(bench):
    """From the start of the process to its first answer, beside a process of the bare library."""
    path = bench.directory / "start.json"
    path.write_bytes(b"{}")
    new, again, bare = [], [], []
    for number in range(STARTS):
        bare.append(bench.start(constant(bench.settings.build, path, bench.log_path)).start_seconds)
        for times in (new, again):
            times.append(bench.start_referee(f"start-{number}").start_seconds)
            bench.stop_all()
    for text, times in (("new file", new), ("file that is there", again)):
        row = {
            "unit": "ms", "ours": statistics.median(times) * 1e3, "bare": statistics.median(bare) * 1e3,
            "ratios": [own / other for own, other in zip(times, bare, strict=True)],
        }  # fmt: skip
        bench.table.work(f"start, {text}", f"start until the first answer, {text}", row, "start of the bare library")


def part(name):
    return lambda bench: measure(bench, name)


PARTS = {**{name: part(name) for name in KINDS}, "told": told, "start": start}
