# SPDX-License-Identifier: Apache-2.0
"""Many players who move as fast as a client in C lets them (bench/load.c), and what must be stored of it afterwards."""

import collections
import json
import pathlib
import shutil
import subprocess
import tempfile
import time

import databases
import kit

ROOT = pathlib.Path(__file__).resolve().parents[3]
SOURCES = ["load.c", "client.c", "games.c", "latencies.c"]


class Movers:
    """Guesses in games without end, none twice in one; what was answered stands in a log, which is read as it grows."""

    def __init__(self, server, games, connections):
        self.directory = pathlib.Path(tempfile.mkdtemp(prefix="referee-movers-"))
        self.log = self.directory / "log"
        tables = [server.alone(length=12, repeats=True) for _ in range(games)]
        lines = [f"{table.path.rpartition('/')[2]} {table[0].token} 0\n" for table in tables]
        (self.directory / "games").write_text("".join(lines), encoding="ascii")
        program = self.directory / "load"
        sources = [ROOT / "bench" / name for name in SOURCES]
        subprocess.run(["cc", "-std=c11", "-D_GNU_SOURCE", "-O2", "-o", program, *sources, "-lpthread"], check=True)
        self.log.touch()
        self._reader = open(self.log, encoding="ascii")
        self._rest = ""
        self.answers = []  # (game, number, status, outcome, nanoseconds)
        self.made = 0
        self.process = subprocess.Popen(
            [program, "--port", str(server.port), "--connections", str(connections), "--threads", "1", "--seconds", "3600",
             "--games", self.directory / "games", "--log", self.log],
            stdout=subprocess.DEVNULL,
        )  # fmt: skip

    def read(self):
        """Takes what has been answered since: the moves that were made, as far as they are told."""
        *lines, self._rest = (self._rest + self._reader.read()).split("\n")
        for line in lines:
            game, number, status, outcome, at = line.split(" ")
            self.answers.append((game, int(number), int(status), outcome, int(at)))
            self.made += status == "201"
        return self.made

    def wait_until(self, moves):
        """There are so many in all."""
        deadline = time.monotonic() + kit.PATIENCE_SECONDS
        seen = self.made
        while self.read() < moves:
            assert self.process.poll() is None, "the players have ended"
            assert time.monotonic() < deadline, f"it does not go on: {self.answers[-3:]}"
            if self.made > seen:
                seen, deadline = self.made, time.monotonic() + kit.PATIENCE_SECONDS
            time.sleep(0.02)

    def silence_since(self, moment):
        """The longest time without a move since then, and when it ended, on the monotonic clock."""
        moments = []
        for _, _, status, _, at in reversed(self.answers):
            if at / 1e9 < moment:
                break
            moments += [at / 1e9] if status == 201 else []
        moments.append(moment)
        moments.sort()  # a connection's answers are written in their order, not those of several threads
        return max((later - earlier, later) for earlier, later in zip(moments, moments[1:]))

    def end(self):
        self.process.terminate()
        assert self.process.wait(kit.PATIENCE_SECONDS) == 0, "an answer was never given"
        self.read()

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self._reader.close()
        shutil.rmtree(self.directory, ignore_errors=True)

    def compare(self, db):
        """Answers with what is stored. Counted: moves, refused, in doubt of these; lost, doubled, failed and yet there."""
        stored, found = collections.defaultdict(dict), collections.Counter(moves=0, lost=0, doubled=0, there=0)
        with databases.connected(db) as connection:
            rows = connection.execute("SELECT game, seq, kind, body FROM event ORDER BY game, seq").fetchall()
        seqs = collections.Counter()
        for game, seq, kind, body in rows:
            seqs[game] += 1
            assert seqs[game] == seq, f"{game} has no event {seqs[game]}"
            if kind == "guess":
                number = int(json.loads(body)["code"])
                found["doubled"] += number in stored[game]
                stored[game][number] = seq
        for game, number, status, outcome, _ in self.answers:
            seq = stored[game].get(number)
            if status == 201:
                found["moves"] += 1
                found["lost"] += seq != int(outcome)
            else:
                assert status == 503, f"answered {status}"
                found["refused"] += 1
                found["in doubt"] += outcome == "unknown"
                found["there"] += outcome != "unknown" and seq is not None
        return found
