# SPDX-License-Identifier: Apache-2.0
"""What becomes of a guess as games grow in number: under way and in use, and finished and only kept."""

import contextlib
import hashlib
import pathlib
import shutil
import sqlite3
import statistics

from lib import filling
from lib.measuring import MIB, Turns, forget_cached, spread
from lib.servers import BENCH, Failure, referee

FLAT = 0.8  # of the rate with few games, and the other way round of the processor time: within 25 %
READ_SECONDS = 600  # at most, for reading each game once
MADE_OF = [
    *(BENCH.parent / "sql/sqlite/migrations").glob("*.sql"),
    *(BENCH / name for name in ("multiply.c", "templates.c", "make_games.c", "lib/filling.py")),
]


def kept_path(settings, count, kind):
    return settings.build / f"{kind}-{count}.db"


def mark_of(kept):
    """Says what the database was made of; it is whole where this is there."""
    return pathlib.Path(f"{kept}.made-of")


def made_of():
    return hashlib.sha256(b"".join(path.read_bytes() for path in sorted(MADE_OF))).hexdigest()


def is_kept(settings, count, kind):
    """Whether the database is there, and of today's schema and way of filling."""
    kept = kept_path(settings, count, kind)
    mark = mark_of(kept)
    return kept.exists() and mark.exists() and mark.read_text(encoding="ascii") == made_of()


def kept_database(settings, count, kind):
    """A database that is made once and kept."""
    kept = kept_path(settings, count, kind)
    if is_kept(settings, count, kind):
        return kept
    mark_of(kept).unlink(missing_ok=True)
    filling.remove(kept)
    wanted = count * filling.BYTES_A_GAME
    check_space(settings.build, wanted)
    print(f"  making {kept.name}, {wanted / MIB:,.0f} MiB; this is done once", flush=True)
    filling.fill(settings.binary, settings.build, kept, count, kind)
    mark_of(kept).write_text(made_of(), encoding="ascii")
    return kept


def check_space(directory, wanted):
    free = shutil.disk_usage(directory).free
    if free < wanted + 1024 * MIB:
        raise Failure(
            f"{directory} needs {wanted / MIB + 1024:,.0f} MiB of free disk for this and has {free / MIB:,.0f}; name "
            f"another with --build, or fewer games with --under-way or --finished"
        )


def copy_of(settings, kept):
    """A copy to be played on: next time is to begin with the same."""
    check_space(settings.directory, kept.stat().st_size)
    copy = settings.directory / kept.name
    shutil.copyfile(kept, copy)
    games = filling.games_path(kept)
    if games.exists():
        shutil.copyfile(games, filling.games_path(copy))
    return copy


class Size:
    """A server with so many games under way."""

    def __init__(self, bench, count):
        self.bench, self.count = bench, count
        kept = kept_database(bench.settings, count, filling.RUNNING)
        self.path = copy_of(bench.settings, kept)
        self.games = filling.games_path(self.path)
        self.server = referee(bench.settings.binary, self.path, bench.log_path, "--cache", str(bench.settings.growth_cache_mib))
        bench.start(self.server)
        self.turns, self.cold = [], None
        self.used_before = None  # processor time, when what counts began

    def turn(self):
        """A load of guesses; its figures, and how many games the cache did not have, for each guess."""
        before = self.server.metric("referee_cache_misses_total")
        seen = self.bench.clients.load(self.server, self.bench.settings.seconds, "--games", self.games)
        seen["loads"] = (self.server.metric("referee_cache_misses_total") - before) / seen["answers"]
        return seen

    def read_mark(self):
        """How far the index of the log is written: it moves on at the end of each of its rounds."""
        with contextlib.closing(sqlite3.connect(f"file:{self.path}?mode=ro", uri=True)) as database:
            return database.execute("SELECT id FROM event_mark").fetchone()[0]

    def settle(self):
        """
        Microseconds of a guess, the time between the turns included, up to the end of a round of the log's index: with what
        the server writes later of the guesses that it takes now.
        """
        guesses = sum(turn["answers"] for turn in self.turns)
        mark = self.read_mark()
        while self.bench.settings.whole_index_round and self.read_mark() == mark:
            guesses += self.turn()["answers"]
        used = self.server.processor_seconds_in_all() - self.used_before
        self.server.stop()
        return used * 1e6 / guesses

    def warm(self):
        """Has the server load every game."""
        chains = self.bench.directory / "chains-read"
        with open(self.games, encoding="ascii") as games, open(chains, "w", encoding="ascii") as out:
            for number, line in enumerate(games):
                game, token, _ = line.split()
                out.write(f"{number} GET /v1/games/{game} {token}\n")
        seen = self.bench.clients.load(self.server, READ_SECONDS, "--chains", chains)
        chains.unlink()
        if seen["answers"] < self.count:
            raise Failure(f"of {self.count:,} games {seen['answers']:,} were read in {READ_SECONDS} s")
        self.used_before = self.server.processor_seconds_in_all()


def growth(bench):
    """Guesses in games drawn at random from so many under way, all sizes in turns."""
    settings = bench.settings
    sizes = [Size(bench, count) for count in settings.under_way]
    for size in sizes:
        size.cold = size.turn()
        size.warm()
    post = bench.constants_like(sizes[0].server)[0]
    bare = []
    for number in range(settings.growth_rounds):
        bare.append(bench.clients.load(post, settings.seconds, "--games", copy_games(bench, sizes[0])))
        for size in sizes if number % 2 == 0 else reversed(sizes):
            size.turns.append(size.turn())
    rows = []
    for size in sizes:
        row = row_of(size, bare)
        rows.append({**row, "all_us": size.settle()})
    bench.table.growth += rows
    bench.stop_all()
    bench.table.growth_bare_us = statistics.median(turn["server_us"] for turn in bare)
    first = sizes[0]
    for size, row in zip(sizes[1:], rows[1:], strict=True):
        pairs = list(zip(size.turns, first.turns, strict=True))
        what = f"{size.count:,} games under way / with {first.count:,}"
        rates = [many["per_second"] / few["per_second"] for many, few in pairs]
        bench.table.claim(
            f"guesses with {what}", f">= {FLAT:.2f}", spread(rates), statistics.median(rates) >= FLAT
        )
        times = [many["server_us"] / few["server_us"] for many, few in pairs]
        bench.table.claim(
            f"processor time of a guess, {what}", f"<= {1 / FLAT:.2f}", spread(times),
            statistics.median(times) <= 1 / FLAT,
        )  # fmt: skip
        share = row["all_us"] / rows[0]["all_us"]
        bench.table.claim(
            f"processor time with all that is written later, {what}", f"<= {1 / FLAT:.2f}", f"{share:.2f}", share <= 1 / FLAT
        )


def copy_games(bench, size):
    """The games of a load on the constant server, which says yes to everything: where they stand is not to be kept."""
    copy = bench.directory / "games-constant"
    shutil.copyfile(size.games, copy)
    return copy


def row_of(size, bare):
    def median(name):
        return statistics.median(turn[name] for turn in size.turns)

    return {
        "games": size.count,
        "per_second": median("per_second"),
        "shares": [turn["per_second"] / other["per_second"] for turn, other in zip(size.turns, bare, strict=True)],
        "server_us": median("server_us"),
        "busiest_thread_us": median("busiest_thread_us"),
        "p99_us": median("p99_us"),
        "loads": median("loads"),
        "client": median("busiest_client_thread"),
        "cold_us": size.cold["server_us"],
        "cold_loads": size.cold["loads"],
        "start_seconds": size.server.start_seconds,
        "resident_mib": size.server.resident_bytes() / MIB,
        "file_mib": size.path.stat().st_size / MIB,
    }


def compare_full(bench, path, count, floor, rounds):
    """Guesses with very many finished games in the file beside guesses in an empty one; and the start with them."""
    started, turns = [], Turns()
    for cold in (False, True) * bench.settings.start_rounds:
        if cold:
            forget_cached(path)
        server = referee(bench.settings.binary, path, bench.log_path)
        bench.start(server)
        started.append((cold, server.start_seconds))
        bench.stop_all()
    empty = bench.start_referee("empty")
    full = bench.start(referee(bench.settings.binary, path, bench.log_path))
    games = {
        server: bench.clients.make_games(server, bench.settings.full_load_games, "--spread") for server in (empty, full)
    }
    for number in range(rounds + 1):
        # The order changes from round to round, so that neither always comes second.
        for server in (empty, full) if number % 2 == 0 else (full, empty):
            seen = bench.clients.load(server, bench.settings.seconds, "--games", games[server])
            (turns.ours if server is full else turns.bare).append(seen)
    bench.stop_all()
    row = turns.row(1)
    what, table = f"{count:,} finished games", bench.table
    table.limit(f"file with {what}", f"{path.stat().st_size / MIB:,.0f} MiB")
    table.limit(f"processor time of a guess with {what}, without", f"{row['server_us']:.1f} us, {row['bare_us']:.1f} us")
    table.claim(
        f"guesses with {what} / without", f">= {floor:.2f}", spread(row["ratios"]),
        statistics.median(row["ratios"]) >= floor,
    )  # fmt: skip
    return started


def claim_starts(bench, started, count):
    for name, which in (("warm", False), ("file not in memory", True)):
        times = [seconds for cold, seconds in started if cold == which]
        bench.table.claim(
            f"start with {count:,} finished games, {name}", "< 2 s", spread(times, "{:.2f} s"), max(times) < 2
        )


def fullness(bench):
    """A million finished games: on a copy of the file."""
    count = bench.settings.full_games
    kept = kept_database(bench.settings, count, filling.FINISHED)
    claim_starts(bench, compare_full(bench, copy_of(bench.settings, kept), count, 0.90, bench.settings.rounds), count)


def archive(bench):
    """Ten million: on the file itself, as a copy would take as much room again. What is played stays in it."""
    count = bench.settings.archive_games
    kept = kept_database(bench.settings, count, filling.FINISHED)
    claim_starts(bench, compare_full(bench, kept, count, FLAT, bench.settings.rounds), count)


PARTS = {"full": fullness, "growth": growth, "archive": archive}
