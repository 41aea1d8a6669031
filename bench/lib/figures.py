# SPDX-License-Identifier: Apache-2.0
"""The measurements, one function each. All compare side by side in short rounds, A B A B ..., and take medians."""

import json
import statistics

from lib import growth, work
from lib.measuring import MIB, busy, microseconds, per_second, spread, time_fdatasync
from lib.servers import Failure, Postgres, constant, peer, referee

CONNECTIONS = 64
LATENCY_CONNECTIONS = 8
TAIL_COLUMNS = (("p50", "p50_us"), ("p99", "p99_us"), ("p99.9", "p999_us"), ("longest", "max_us"))
STALL_CONNECTIONS = (1, 8, 64, 127, 128, 129, 256, 512, 1000)
GAMES = 4096  # many times as many as connections: see guess.lua
PEER_GAMES = 1024
GAP_ALLOWED_MS = 1000.0
PEER_TAIL_SECONDS = 30  # at most: its tail is there after seconds, as one thread does all


class Bench:
    """What all measurements share."""

    def __init__(self, settings, clients, table):
        self.settings, self.clients, self.table = settings, clients, table
        self.directory = settings.directory
        self.log_path = settings.directory / "servers.log"
        self.running = []

    def start(self, server):
        self.running.append(server)
        server.start()
        return server

    def start_referee(self, name):
        return self.start(referee(self.settings.binary, self.directory / f"{name}.db", self.log_path))

    def stop_all(self):
        for server in self.running:
            server.stop()
        self.running.clear()

    def constants_like(self, server):
        """Constant servers whose bodies are real answers of the server: a guess's and a game's, in mid-round."""
        games = self.clients.make_games(server, 1)
        game, token, _ = games.read_text(encoding="ascii").split()
        for _ in range(6):
            guess = server.post(f"/v1/games/{game}/guesses", {"code": "0123456789abcdef"[:8]}, token)
        _, view = server.get(f"/v1/games/{game}", token)
        started = []
        for name, body, internal in (("guess", guess, False), ("view", view, False), ("guess", guess, True)):
            path = self.directory / f"{name}.json"
            path.write_bytes(body)
            started.append(self.start(constant(self.settings.build, path, self.log_path, internal)))
        sizes = f"{len(guess)} and {len(view)} bytes"
        self.table.limit("body of a guess's answer, of a game", sizes)
        return started


def guesses(bench):
    """Durable guesses against the constant POST and against the peer."""
    server = bench.start_referee("guesses")
    post, _, pool = bench.constants_like(server)
    rival = None
    if bench.settings.peer is not None:
        rival = bench.start(peer(bench.settings.peer, bench.directory / "peer.db", bench.log_path))
    rates = {"referee": [], "constant": [], "pool": [], "peer": [], "fdatasync": []}
    costs, clients = {name: [] for name in rates}, {name: [] for name in rates}

    def load(name, server, games):
        seen = bench.clients.wrk(server, "guess.lua", games, bench.settings.seconds)
        rates[name].append(seen["per_second"])
        costs[name].append(seen["server_us"])
        clients[name].append(seen["busiest_client_thread"])

    for _ in range(bench.settings.rounds):
        games = bench.clients.make_games(server, GAMES, "--spread")
        load("constant", post, games)
        load("referee", server, games)
        load("pool", pool, games)
        rates["fdatasync"].append(1 / statistics.median(time_fdatasync(bench.directory, 0.5)))
        if rival is not None:
            load("peer", rival, bench.clients.make_games(rival, PEER_GAMES, "--spread"))
    bench.stop_all()
    table = bench.table
    table.limit("fdatasync of an appended 4 KiB page", per_second(rates["fdatasync"]))
    table.limit("constant POST, 64 connections, loops as ours", per_second(rates["constant"]))
    table.limit("constant POST, 64 connections, library's threads", per_second(rates["pool"]))
    shares = [ours / ceiling for ours, ceiling in zip(rates["referee"], rates["constant"], strict=True)]
    table.limit("durable guesses, 64 connections", per_second(rates["referee"]))
    table.limit("processor time of a guess, of a constant POST", microseconds(costs["referee"], costs["constant"]))
    table.limit("busy threads of wrk, guesses and constant POST", busy(clients["referee"], clients["constant"]))
    table.claim(
        "durable guesses / constant POST, 64 connections", ">= 0.35", spread(shares), statistics.median(shares) >= 0.35
    )
    text = "durable guesses / Fastify + better-sqlite3"
    if rival is None:
        table.claim(text, ">= 8", bench.settings.no_peer, None)
        return
    table.limit("durable guesses of Fastify + better-sqlite3, 64 connections", per_second(rates["peer"]))
    factors = [ours / theirs for ours, theirs in zip(rates["referee"], rates["peer"], strict=True)]
    table.claim(text, ">= 8", spread(factors, "{:.1f}"), statistics.median(factors) >= 8)


def reads(bench):
    """Reads of a game against the constant GET."""
    server = bench.start_referee("reads")
    _, get, _ = bench.constants_like(server)
    games = bench.clients.make_games(server, GAMES, "--spread")
    ours, ceilings = [], []
    for _ in range(bench.settings.rounds):
        ceilings.append(bench.clients.wrk(get, "read.lua", games, bench.settings.seconds))
        ours.append(bench.clients.wrk(server, "read.lua", games, bench.settings.seconds))
    bench.stop_all()
    table = bench.table
    table.limit("constant GET, 64 connections", per_second([seen["per_second"] for seen in ceilings]))
    table.limit("reads of a game, 64 connections", per_second([seen["per_second"] for seen in ours]))
    costs = [[seen["server_us"] for seen in turns] for turns in (ours, ceilings)]
    table.limit("processor time of a read, of a constant GET", microseconds(*costs))
    clients = [[seen["busiest_client_thread"] for seen in turns] for turns in (ours, ceilings)]
    table.limit("busy threads of wrk, reads and constant GET", busy(*clients))
    shares = [our["per_second"] / ceiling["per_second"] for our, ceiling in zip(ours, ceilings, strict=True)]
    table.claim(
        "reads of a game / constant GET, 64 connections", ">= 0.70", spread(shares), statistics.median(shares) >= 0.70
    )


def postgres(bench):
    """Durable guesses on SQLite and on a PostgreSQL server of the same machine, which costs the server cores."""
    on_file = bench.start_referee("file")
    database = bench.start(Postgres())
    on_server = bench.start(referee(bench.settings.binary, database.url, bench.log_path))
    rates, costs = {"sqlite": [], "postgres": []}, {"sqlite": [], "postgres": [], "server": []}
    for _ in range(bench.settings.rounds):
        for name, server in (("sqlite", on_file), ("postgres", on_server)):
            games = bench.clients.make_games(server, GAMES, "--spread")
            before = database.processor_seconds()
            seen = bench.clients.wrk(server, "guess.lua", games, bench.settings.seconds)
            rates[name].append(seen["per_second"])
            costs[name].append(seen["server_us"])
            if name == "postgres":
                used = database.processor_seconds() - before
                costs["server"].append(used * 1e6 / (seen["per_second"] * bench.settings.seconds))
    bench.stop_all()
    table = bench.table
    table.limit("durable guesses on PostgreSQL, on SQLite", per_second(rates["postgres"]) + ", " + per_second(rates["sqlite"]))
    table.limit("processor time of a guess, on PostgreSQL, on SQLite", microseconds(costs["postgres"], costs["sqlite"]))
    table.limit("besides, of PostgreSQL's processes", microseconds(costs["server"]))
    shares = [ours / ceiling for ours, ceiling in zip(rates["postgres"], rates["sqlite"], strict=True)]
    table.limit("durable guesses on PostgreSQL / on SQLite", spread(shares))


def latency(bench):
    """The p99 of a guess under eight connections, in fdatasyncs of the same moments."""
    server = bench.start_referee("latency")
    p99s, syncs, shares = [], [], []
    for _ in range(bench.settings.rounds):
        games = bench.clients.make_games(server, LATENCY_CONNECTIONS)
        times = time_fdatasync(bench.directory, 1)
        figures = bench.clients.stall(server, games, LATENCY_CONNECTIONS, bench.settings.seconds)
        sync = statistics.median(times + time_fdatasync(bench.directory, 1))
        p99s.append(figures["p99_us"] / 1e6)
        syncs.append(sync)
        shares.append(p99s[-1] / sync)
    bench.stop_all()
    bench.table.limit("fdatasync, median", f"{statistics.median(syncs) * 1e6:.0f} us")
    bench.table.limit("p99 of a guess, 8 connections", f"{statistics.median(p99s) * 1e6:.0f} us")
    bench.table.claim(
        "p99 of a guess / fdatasync, 8 connections", "< 10", spread(shares, "{:.1f}"), statistics.median(shares) < 10
    )


def tails(bench):
    """How late the latest guesses are answered: eight connections for minutes without a pause."""
    settings, table = bench.settings, bench.table
    seconds = settings.tail_seconds
    syncs = time_fdatasync(bench.directory, 1)
    servers = [(bench.start_referee("tails"), seconds)]
    if settings.peer is not None:
        rival = peer(settings.peer, bench.directory / "tails-peer.db", bench.log_path)
        servers.append((bench.start(rival), min(seconds, PEER_TAIL_SECONDS)))
    for server, how_long in servers:
        games = bench.clients.make_games(server, LATENCY_CONNECTIONS)
        seen = bench.clients.stall(server, games, LATENCY_CONNECTIONS, how_long)
        table.tails.append({"server": server.name, **seen})
    syncs += time_fdatasync(bench.directory, 1)
    bench.stop_all()
    table.limit("fdatasync, median and p99", f"{percentile(syncs, 0.5):.0f} us, {percentile(syncs, 0.99):.0f} us")
    for row in table.tails:
        late = ", ".join(f"{name} {row[key]:,} us" for name, key in TAIL_COLUMNS)
        table.limit(f"a guess, 8 connections, {row['seconds']:.0f} s, {row['server']}", late)
    ours = table.tails[0]
    for name, key, most in (("p99", "p99_us", 4), ("p99.9", "p999_us", 10)):
        ratio = ours[key] / ours["p50_us"]
        table.claim(f"{name} of a guess / median, 8 connections", f"< {most}", f"{ratio:.1f}", ratio < most)


def percentile(seconds, share):
    """Microseconds."""
    return sorted(seconds)[int((len(seconds) - 1) * share)] * 1e6


def cache_gauges(server):
    """What the server itself says of its cache: games, bytes; None where it does not."""
    return server.metric("referee_cache_games"), server.metric("referee_cache_bytes")


def memory(bench):
    """Resident bytes that a cached game takes: a server is started anew and only reads."""
    count, warm_games = bench.settings.cached_games, bench.settings.warm_games
    server = bench.start_referee("memory")
    games = bench.clients.make_games(server, count, "--one-player", "--spread")
    bench.stop_all()
    server = bench.start_referee("memory")
    # Some of the games first, so that what grows afterwards is games and not the server's own buffers, which are
    # bounded: the table of views that it keeps to send again is full after some ten thousand.
    lines = games.read_text(encoding="ascii").splitlines(keepends=True)
    warm = bench.directory / "games-warm"
    warm.write_text("".join(lines[:warm_games]), encoding="ascii")
    before_games, _ = warm_up(bench, server, warm, warm_games)
    before = server.resident_bytes()
    after_games, cache_bytes = warm_up(bench, server, games, count)
    after = server.resident_bytes()
    bench.stop_all()
    added = after_games - before_games
    if added < count // 2:
        raise Failure(f"memory: of {count} games only {added:.0f} more were in the cache after reading all")
    each = (after - before) / added
    bench.table.limit("memory of the server, all games cached", f"{after / MIB:.0f} MiB, {after_games:.0f} games")
    bench.table.limit("bytes a game by the server's own gauge", f"{cache_bytes / after_games:.0f}")
    bench.table.claim("resident bytes a cached game", "< 1024", f"{each:.0f}", each < 1024)


def warm_up(bench, server, games, count):
    """Reads all games at least once; the cache's gauges."""
    for _ in range(20):
        if bench.clients.wrk(server, "read.lua", games, 3)["answers"] >= count * 2:
            break
    cached, cache_bytes = cache_gauges(server)
    if cached is None or cache_bytes is None:
        raise Failure("memory: /metrics has no referee_cache_games and referee_cache_bytes")
    return cached, cache_bytes


def stalls(bench):
    """From one to a thousand connections: is there ever a second without an answer?"""
    server = bench.start_referee("stalls")
    for connections in STALL_CONNECTIONS:
        games = bench.clients.make_games(server, connections)
        seen = bench.clients.stall(server, games, connections, bench.settings.stall_seconds)
        measured = (
            f"longest gap {seen['gap_ms']:.0f} ms; {seen['per_second']:,}/s, p50 {seen['p50_us'] / 1000:.1f} ms, "
            f"p99 {seen['p99_us'] / 1000:.1f} ms, max {seen['max_us'] / 1000:.0f} ms"
        )
        if seen["unanswered"]:
            measured += f"; {seen['unanswered']} never answered"
        bench.table.claim(f"no stall, {connections} connections", "gap < 1 s", measured, seen["good"])
    bench.stop_all()


ALL = {
    "guesses": guesses,
    "reads": reads,
    "postgres": postgres,
    "latency": latency,
    "tails": tails,
    "memory": memory,
    "stalls": stalls,
    **work.PARTS,
    **growth.PARTS,
}


def save(table, path):
    """The figures of a run, for comparing runs."""
    with open(path, "w", encoding="utf-8") as out:
        json.dump(table.everything(), out, indent=1)
