# SPDX-License-Identifier: Apache-2.0
"""The benchmarks themselves: each part measures something, says clearly what it will not do, and leaves nothing behind.

How fast anything is is not asked here. `make check-bench` runs these; REFEREE_BENCH is a directory for what is built only
once.
"""

import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
BENCH = ROOT / "bench"
sys.path.insert(0, str(BENCH))

from lib import figures, record, table, work  # noqa: E402
from lib.servers import files_of_processes  # noqa: E402

BINARY = os.path.abspath(os.environ["REFEREE_BINARY"])
BUILD = pathlib.Path(os.environ["REFEREE_BENCH"]).resolve()
RUN = [sys.executable, str(BENCH / "run"), "--binary", BINARY]


def run(*arguments, program="run", seconds=900):
    command = [sys.executable, str(BENCH / program), "--binary", BINARY, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=seconds, check=False)


def smoke(name):
    done = run("--smoke", "--only", name, "--build", BUILD)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout, json.loads((BUILD / "results.json").read_text(encoding="utf-8"))


def working_in(directory):
    """Processes whose command line names the directory."""
    found = []
    for path in files_of_processes("cmdline"):
        try:
            command = path.read_bytes().replace(b"\0", b" ").decode(errors="replace")
        except OSError:
            continue
        if str(directory) in command:
            found.append(command)
    return found


# What is measured and nothing is claimed of.
UNCLAIMED = {"postgres": "durable guesses on PostgreSQL / on SQLite"}


@pytest.mark.parametrize("name", figures.ALL)
def test_each_part_measures_and_leaves_nothing(name):
    printed, seen = smoke(name)
    assert printed.startswith("about ")
    assert seen["claims"] or seen["work"] or seen["tails"] or UNCLAIMED.get(name) in dict(seen["limits"])
    assert not (BUILD / "data").exists()
    assert not working_in(BUILD / "data")


@pytest.mark.parametrize("name", work.KINDS)
def test_work_is_held_against_the_same_bytes(name):
    _, seen = smoke(name)
    (row,) = seen["work"]
    assert row["ours"] > 0 and row["bare"] > 0 and len(row["ratios"]) == 1
    assert row["server_us"] >= row["busiest_thread_us"] > 0
    size = int(re.search(r"(\d+) bytes", row["against"]).group(1))
    assert size > 100, "an answer as the server gives it, not a refusal"
    xml.etree.ElementTree.parse(BUILD / "work.svg")


def test_several_servers_are_measured():
    done = run("--smoke", "--build", BUILD, program="cluster")
    assert done.returncode == 0, done.stdout + done.stderr
    rows, notes = json.loads((BUILD / "cluster.json").read_text(encoding="utf-8"))
    assert len(rows) == 8 and len(notes) == 7
    assert not list(BUILD.glob("cluster-*"))


def test_growth_is_drawn():
    _, seen = smoke("growth")
    assert [row["games"] for row in seen["growth"]] == [500, 1000]
    assert all(row["cold_loads"] > row["loads"] for row in seen["growth"]), "what has been read is in the cache"
    xml.etree.ElementTree.parse(BUILD / "growth.svg")


def test_figures_are_recorded_between_their_marks(tmp_path, monkeypatch):
    readme = tmp_path / "README.md"
    readme.write_text(f"before\n{record.BEGIN}\nold\n{record.END}\nbehind\n", encoding="utf-8")
    monkeypatch.setattr(record, "README", readme)
    monkeypatch.setattr(record, "BENCH", tmp_path)
    seen = table.Table()
    seen.work("games", "games <made>", {"unit": "/s", "ours": 1.0, "bare": 2.0, "ratios": [0.5]}, "nothing")
    record.write(seen, "2026-01-01", "bench/run")
    text = readme.read_text(encoding="utf-8")
    assert text.startswith("before\n") and text.endswith("behind\n") and "old" not in text
    assert "| games <made> | 1/s | 2/s | 0.50 (0.50..0.50) |" in text
    assert [path.name for path in tmp_path.glob("*.svg")] == ["figures-work.svg"]
    assert text.count("figures-work.svg") == 1
    # Of two kinds of work only one is measured again: its row is new, and the picture of both stays.
    seen.work("joins", "joins", {"unit": "/s", "ours": 1.0, "bare": 2.0, "ratios": [0.5]}, "nothing")
    record.write(seen, "2026-01-02", "bench/run")
    both = (tmp_path / "figures-work.svg").read_text(encoding="utf-8")
    again = table.Table()
    again.work("joins", "joins", {"unit": "/s", "ours": 3.0, "bare": 4.0, "ratios": [0.75]}, "nothing")
    record.write(again, "2026-01-03", "bench/run --only joins")
    assert "| joins | 3/s | 4/s | 0.75 (0.75..0.75) |" in readme.read_text(encoding="utf-8")
    assert (tmp_path / "figures-work.svg").read_text(encoding="utf-8") == both


def test_what_was_not_measured_again_stays_with_its_day(tmp_path, monkeypatch):
    readme = tmp_path / "README.md"
    readme.write_text(f"before\n{record.BEGIN}\n{record.END}\nbehind\n", encoding="utf-8")
    monkeypatch.setattr(record, "README", readme)
    monkeypatch.setattr(record, "BENCH", tmp_path)
    days = {"2026-01-01": ["a", "b"], "2026-01-02": ["c", "b"], "2026-01-03": ["a"]}
    for day, claims in days.items():
        seen = table.Table()
        seen.limit("machine", f"of {day}")
        for claim in claims:
            seen.claim(claim, "", f"of {day}", True)
        record.write(seen, day, f"bench/run --only {','.join(claims)}")
    tables = record.read_tables(readme.read_text(encoding="utf-8"))
    assert tables["What the server claims"] == [
        (*table.CLAIM_HEAD, "day"),
        ("a", "", "of 2026-01-03", "pass", "2026-01-03"),
        ("b", "", "of 2026-01-02", "pass", "2026-01-02"),
        ("c", "", "of 2026-01-02", "pass", "2026-01-02"),
    ]
    assert [run[0] for run in tables["Runs"][1:]] == ["2026-01-02", "2026-01-03"], "of the first nothing is left"
    # With other columns it begins anew.
    monkeypatch.setattr(table, "CLAIM_HEAD", ("claim", "wanted", "measured", "verdict"))
    seen.claim("d", "", "of today", True)
    record.write(seen, "2026-01-03", "bench/run --only a,d")
    tables = record.read_tables(readme.read_text(encoding="utf-8"))
    assert [row[0] for row in tables["What the server claims"]] == ["claim", "a", "d"]
    assert [run[0] for run in tables["Runs"][1:]] == ["2026-01-03", "2026-01-03"]


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM], ids=["ctrl-c", "sigterm"])
@pytest.mark.parametrize("name", ["moves", "growth"])
def test_interrupted_it_leaves_nothing(tmp_path, name, stop):
    with subprocess.Popen(
        [*RUN, "--quick", "--only", name, "--build", str(tmp_path)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        text=True, start_new_session=True,
    ) as process:  # fmt: skip
        while f"{name}:" not in process.stdout.readline():
            assert process.poll() is None
        # Moves are being made or games copied then; whatever it is at, the same must come of it.
        time.sleep(2)
        if stop == signal.SIGINT:
            os.killpg(process.pid, stop)  # as a terminal does
        else:
            process.send_signal(stop)
        printed = process.stdout.read()
    assert process.returncode == 130, printed
    assert "interrupted" in printed and "Traceback" not in printed
    assert not working_in(tmp_path)
    assert not (tmp_path / "data").exists()
    for database in tmp_path.glob("*.db"):
        assert (tmp_path / f"{database.name}.made-of").exists(), "only what is whole is kept"


@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        (["--only", "gusses"], 2, "there is no measurement gusses; there are guesses, reads"),
        (["--binary", "/nowhere/referee"], 2, "there is no /nowhere/referee: build it first"),
        (["--quick", "--smoke"], 2, "not allowed with"),
        (["--tail-seconds", "0"], 2, "--tail-seconds must be at least 1"),
        (["--under-way", "10"], 2, "--under-way must be at least 1000"),
        (["--minutes", "1"], 1, "more than the 1 minutes of --minutes; name fewer parts"),
    ],
)
def test_wrong_usage_is_refused_before_anything_starts(tmp_path, arguments, status, said):
    done = run("--build", tmp_path, *arguments)
    assert done.returncode == status
    assert said in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_two_runs_do_not_share_a_directory(tmp_path):
    with subprocess.Popen(
        [*RUN, "--smoke", "--only", "start", "--build", str(tmp_path)], stdout=subprocess.PIPE, text=True
    ) as first:
        while "machine" not in first.stdout.readline():
            assert first.poll() is None
        second = run("--smoke", "--only", "start", "--build", tmp_path)
        first.stdout.read()
    assert second.returncode == 1 and "another run is using" in second.stderr
    assert first.returncode == 0


def test_what_is_made_once_can_be_made_beforehand(tmp_path):
    made = run("--smoke", "--only", "growth", "--make", "--build", tmp_path)
    assert made.returncode == 0, made.stderr
    assert sorted(path.name for path in tmp_path.glob("*.db")) == ["running-1000.db", "running-500.db"]
    assert not (tmp_path / "results.json").exists()
    (tmp_path / "running-500.db.made-of").write_text("of something else", encoding="ascii")
    again = run("--smoke", "--only", "growth", "--make", "--build", tmp_path)
    assert "making running-500.db" in again.stdout and "making running-1000.db" not in again.stdout


def test_a_disk_that_is_too_small_is_said(tmp_path):
    done = run("--smoke", "--only", "archive", "--finished", 10**9, "--build", tmp_path)
    assert done.returncode == 1
    assert "MiB of free disk for this" in done.stdout
    assert not list(tmp_path.glob("*.db*"))


@pytest.mark.parametrize("kind", [[], ["--named"], ["--running"]], ids=["finished", "named", "running"])
def test_what_is_filled_verifies(tmp_path, kind):
    database = tmp_path / "filled.db"
    done = run("--db", database, "--games", 700, "--templates", 26, "--build", BUILD, *kind, program="fill")
    assert done.returncode == 0, done.stderr
    verified = subprocess.run([BINARY, "verify", "--db", str(database)], capture_output=True, text=True, check=False)
    assert verified.returncode == 0
    assert "726 games" in verified.stdout and "0 broken, 0 with stale" in verified.stdout
    if "--running" in kind:
        lines = pathlib.Path(f"{database}.games").read_text(encoding="ascii").splitlines()
        assert len({line.split()[1] for line in lines}) == 700
        assert {int(line.split()[2]) for line in lines} == set(range(13))


def test_what_is_there_is_not_filled(tmp_path):
    database = tmp_path / "there.db"
    database.write_bytes(b"mine")
    done = run("--db", database, program="fill")
    assert done.returncode == 2 and "is there already" in done.stderr
    assert database.read_bytes() == b"mine"


@pytest.mark.parametrize(
    "begin, taken",
    [(["BEGIN"], []), (["TURN 9,9"], ["9,9"]), (["BOARD", "9,9,2", "10,8,1", "8,8,2", "DONE"], ["9,9", "10,8", "8,8"]),
     (["BOARD", "9,9,2", "10,8,1", "DONE"], ["9,9", "10,8"])],
)  # fmt: skip
def test_the_screen_of_gomoku_is_played_by_lines(begin, taken):
    far = ["TURN 0,0", "TURN 18,0", "TURN 0,18"]
    text = "\n".join(["START 19", "INFO timeout_turn 1000", *begin, *far, "END", ""])
    done = subprocess.run([BENCH / "bsd-gomoku"], input=text, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0 and done.stderr == ""
    first, *moves = done.stdout.splitlines()
    assert first == "OK" and len(moves) == len(far) + 1
    everything = [*moves, *taken, *(turn.split()[1] for turn in far)]
    assert len(set(everything)) == len(everything) and all(re.fullmatch(r"1?\d,1?\d", move) for move in moves)
    assert not working_in("/usr/games/gomoku")


def test_matches_leave_out_what_is_not_there_and_are_played_with_what_is():
    opponent = f"{BINARY} engine --strategy greedy"
    environment = {**os.environ, "GAMES": "2", "MOVE_MS": "20", "BEFORE": BINARY, "OPPONENT": opponent, "BSD_GOMOKU": "/none"}
    command = [BENCH / "gomoku-matches", pathlib.Path(BINARY).parent]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=900, check=False)
    assert done.returncode == 0 and done.stderr == "", done.stderr
    assert done.stdout.count("A against B") == 2 and "left out: the packages bsdgames" in done.stdout
    environment.update(BEFORE="", OPPONENT="./no-engine")
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=900, check=False)
    assert done.returncode == 1 and "no-engine" in done.stderr and "left out: BEFORE=" in done.stdout
