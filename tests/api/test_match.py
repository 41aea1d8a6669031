# SPDX-License-Identifier: Apache-2.0
"""build/match: engines against each other, good ones and such as fail in all the ways that there are."""

import pathlib
import re
import signal
import subprocess
import sys
import time

import kit
import pytest
import sgf
from programs import files_of_processes

MATCH = pathlib.Path(kit.BINARY).with_name("match")
SEARCH = f"{kit.BINARY} engine --clock cpu"
GREEDY = f"{kit.BINARY} engine --strategy greedy"
RANDOM = f"{kit.BINARY} engine --strategy random"
# A search of few nodes, that no busy machine has lose on time.
FAST = ["--move-ms", "60000", "--info-a", "max_node 300", "--judge-nodes", "300", "--balance", "300"]


def match(*arguments):
    command = [MATCH, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=kit.PATIENCE_SECONDS, check=False)


def marked(mark):
    """Processes that have this mark in their environment, which what a match starts inherits."""
    found = []
    for path in files_of_processes("environ"):
        try:
            if mark.encode() in path.read_bytes():
                found.append(path.parent.name)
        except OSError:
            continue
    return found


@pytest.fixture(autouse=True)
def nothing_is_left(monkeypatch, tmp_path):
    mark = f"REFEREE_TEST_MATCH={tmp_path}"
    monkeypatch.setenv(*mark.split("="))
    yield
    deadline = time.monotonic() + kit.PATIENCE_SECONDS
    while marked(mark):
        assert time.monotonic() < deadline, "a process is left behind"
        time.sleep(0.01)


def script(tmp_path, text):
    """An engine that is a shell script; it answers START, and then does what the text says."""
    path = tmp_path / "engine.sh"
    path.write_text(f"#!/bin/sh\nread start\necho OK\n{text}\n", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


# ---- games ----


def counted(result):
    won, drawn, lost = re.search(r"(\d+) won, (\d+) drawn, (\d+) lost", result.stdout).groups()
    return int(won), int(drawn), int(lost)


def test_the_stronger_one_wins_and_every_game_is_written(tmp_path):
    file = tmp_path / "games.sgf"
    result = match(*FAST, "--games", 6, "--name-a", "search]", "--name-b", "random", "--sgf", file, SEARCH, RANDOM)
    assert result.returncode == 0 and result.stderr == "", result.stderr
    assert counted(result) == (6, 0, 0)
    assert len(re.findall(r"^pair \d: \+\+", result.stdout, re.MULTILINE)) == 3
    assert result.stdout.count("0 crashed, 0 illegal, 0 late") == 2

    games = sgf.read(file.read_text(encoding="utf-8"))
    assert len(games) == 6
    openings = []
    for number, (root, *moves) in enumerate(games):
        names = [sgf.simple_text(root[name][0]) for name in ("PB", "PW")]
        assert root["GM"] == ["4"] and root["FF"] == ["4"] and root["SZ"] == ["15"]
        assert sorted(names) == ["random", "search]"] and names.index("search]") == number % 2, "each begins once"
        assert root["RE"] == ["B+" if number % 2 == 0 else "W+"]
        points = [sgf.point(node["BW"[i % 2]][0]) for i, node in enumerate(moves)]
        assert len(set(points)) == len(points) and all(max(point) < 15 for point in points)
        given = int(re.search(r"first (\d) moves", root["C"][0])[1])
        openings.append(points[:given])
        assert "PB" not in moves[0] and 3 <= given <= 5 < len(points)
    assert openings[0::2] == openings[1::2], "an opening is played from both sides"
    assert len({tuple(opening) for opening in openings}) == 3


def test_the_same_seed_plays_the_same_games(tmp_path):
    played = []
    for number, seed in enumerate((5, 5, 6)):
        file = tmp_path / f"{number}.sgf"
        nodes = ["--info-b", "max_node 200"]
        assert match(*FAST, *nodes, "--quiet", "--games", 2, "--seed", seed, "--sgf", file, SEARCH, SEARCH).returncode == 0
        played.append([[node.get("B", node.get("W")) for node in game[1:]] for game in sgf.read(file.read_text())])
    assert played[0] == played[1] != played[2]


@pytest.mark.parametrize("concurrency", [1, 2])
def test_openings_come_from_a_file_in_both_its_forms(tmp_path, concurrency):
    openings, file = tmp_path / "openings.txt", tmp_path / "games.sgf"
    openings.write_text("# two\nh8 i9 j10\n\n0,0, 1,1, -2,3, 0,5\n", encoding="utf-8")
    result = match(*FAST, "--games", 4, "--concurrency", concurrency, "--openings", openings, "--sgf", file, "--size", 20,
                   "--rule", 1, SEARCH, GREEDY)  # fmt: skip
    assert result.returncode == 0, result.stderr
    games = sgf.read(file.read_text(encoding="utf-8"))
    seen = [[sgf.point(node["BW"[i % 2]][0]) for i, node in enumerate(game[1:5])] for game in games]
    assert seen[0][:3] == seen[1][:3] == [(7, 7), (8, 8), (9, 9)]
    assert seen[2] == seen[3] == [(10, 10), (11, 11), (8, 13), (10, 15)]
    assert games[0][0]["SZ"] == ["20"] and games[0][0]["RU"][0].startswith("exactly 5")


def test_quiet_says_only_what_came_out(tmp_path):
    result = match(*FAST, "--quiet", "--games", 2, SEARCH, RANDOM)
    assert "pair 1" not in result.stdout and "2 won" in result.stdout


# ---- what was asked for ----


def test_a_sequential_test_ends_as_soon_as_it_is_decided():
    stronger = match(*FAST, "--quiet", "--games", 200, "--sprt", "0,200", SEARCH, RANDOM)
    assert stronger.returncode == 0 and "A is stronger" in stronger.stdout
    assert sum(counted(stronger)) < 60 and counted(stronger)[0] > 0
    swapped = [flag.replace("-a", "-b") if flag == "--info-a" else flag for flag in FAST]
    weaker = match(*swapped, "--quiet", "--games", 200, "--sprt", "0,200", "--concurrency", 2, RANDOM, SEARCH)
    assert weaker.returncode == 1 and "A is not stronger" in weaker.stdout
    open_ = match(*FAST, "--quiet", "--games", 2, "--sprt", "0,200", SEARCH, RANDOM)
    assert open_.returncode == 4 and "undecided" in open_.stdout


@pytest.mark.parametrize(
    "arguments",
    [[], ["a"], ["a", "b", "c"], ["--sprt", "10,0", "a", "b"], ["--size", "21", "a", "b"], ["--games", "x", "a", "b"],
     ["--rule", "4", "a", "b"], ["--concurrency", "3", "a", "b"], ["--clock-a", "sun", "a", "b"], ["--nonsense", "a", "b"]],
)  # fmt: skip
def test_wrong_arguments_are_told_of(arguments):
    result = match(*arguments)
    assert result.returncode == 2 and result.stderr and result.stdout == ""


def test_what_cannot_be_used_is_named_before_anything_is_played(tmp_path):
    bad = tmp_path / "bad.txt"
    bad.write_text("h8\nh8 h8\n", encoding="utf-8")
    for arguments, named in (
        (["./no-engine", GREEDY], "no-engine"),
        ([GREEDY, "exit 1"], "exit 1"),
        (["--openings", bad, GREEDY, GREEDY], "line 2"),
        (["--openings", tmp_path / "none", GREEDY, GREEDY], "none"),
        (["--sgf", tmp_path, GREEDY, GREEDY], str(tmp_path)),
    ):
        result = match("--games", 2, *arguments)
        assert result.returncode == 3 and named in result.stderr and result.stdout == "", arguments


def test_openings_are_drawn_without_a_game(tmp_path):
    result = match("--draw", 5, "--judge-nodes", 100, "--balance", 300)
    lines = result.stdout.splitlines()
    assert result.returncode == 0 and len(set(lines)) == 5
    assert all(re.fullmatch(r"([e-k]([5-9]|1[01]) ?){3,5}", line) for line in lines)


RESTING = """
import sys, time
taken, answered, board = set(), None, False
for line in map(str.strip, sys.stdin):
    if answered is not None and line != "END":
        print(time.monotonic() - answered, file=open(sys.argv[1], "a"))
        answered = None
    board = line == "BOARD" or board and line != "DONE"
    if line.startswith("START"):
        print("OK", flush=True)
    elif line == "BEGIN" or line == "DONE" or line.startswith("TURN") or board and line[0].isdigit():
        if line[-1].isdigit():
            taken.add(tuple(map(int, line.split()[-1].split(",")[:2])))
        if not board:
            move = next((x, y) for y in range(15) for x in range(15) if (x, y) not in taken)
            taken.add(move)
            answered = time.monotonic()
            print(*move, sep=",", flush=True)
"""


def test_an_engine_is_left_alone_for_a_moment_behind_its_answer(tmp_path):
    engine, waits = tmp_path / "engine.py", tmp_path / "waits"
    engine.write_text(RESTING, encoding="utf-8")
    result = match(*FAST, "--games", 2, "--rest-ms", 150, GREEDY, f"{sys.executable} {engine} {waits}")
    assert result.returncode == 0 and counted(result) == (2, 0, 0) and "0 crashed, 0 illegal, 0 late" in result.stdout
    seconds = [float(line) for line in waits.read_text(encoding="utf-8").split()]
    assert len(seconds) >= 4 and min(seconds) >= 0.15, seconds


# ---- engines that fail ----

FAULTS = {
    "says nonsense": ("while read line; do case $line in TURN*|DONE) echo nonsense;; esac; done", "illegal"),
    "takes a field that is taken": ("while read line; do case $line in TURN*|DONE) echo 7,7;; esac; done", "illegal"),
    "plays off the board": ("while read line; do case $line in TURN*|DONE) echo 15,3;; esac; done", "illegal"),
    "floods": ("while read line; do case $line in TURN*|DONE) yes MESSAGE;; esac; done", "illegal"),
    "dies": ("while read line; do case $line in TURN*|DONE) exit 0;; esac; done", "crashed"),
    "kills itself": ("while read line; do case $line in TURN*|DONE) kill -9 $$;; esac; done", "crashed"),
    "hangs": ("sleep 1000 & while read line; do case $line in TURN*|DONE) sleep 1000;; esac; done", "late"),
    "listens no more": ("trap '' TERM INT; exec sleep 1000", "late"),
    "works for too long": (
        "while read line; do case $line in TURN*|DONE) i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done; echo 0,0;; esac; done",
        "late",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_an_engine_that_fails_loses_and_is_named(tmp_path, fault):
    text, called = FAULTS[fault]
    times = ["--move-ms-a", 60000, "--move-ms-b", 1, "--margin-ms", 0, "--hang-ms", 60000 if "works" in fault else 500]
    openings, file = tmp_path / "openings.txt", tmp_path / "games.sgf"
    openings.write_text("h8 i9 k10\n", encoding="utf-8")
    result = match("--games", 2, *times, "--openings", openings, "--sgf", file, "--name-b", "bad", GREEDY,
                   script(tmp_path, text))  # fmt: skip
    assert result.returncode == 0, result.stderr
    assert counted(result) == (2, 0, 0)
    assert result.stdout.count(f"bad {called}: it ") == 2
    assert result.stdout.count(f"2 {called}") == 1
    for root, *_ in sgf.read(file.read_text(encoding="utf-8")):
        winner = "B" if root["PB"] != ["bad"] else "W"
        assert root["RE"] == [f"{winner}+{'T' if called == 'late' else 'F'}"] and "The loser: it" in root["C"][0]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_stopped_it_leaves_no_process_and_says_how_it_stood(tmp_path, number):
    command = [MATCH, "--move-ms", "60000", "--concurrency", "2", "--games", "100", "--info-b", "max_node 1", "--judge-nodes",
               "100", "--balance", "300", script(tmp_path, "sleep 1000"), GREEDY]  # fmt: skip
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        while len(marked(f"REFEREE_TEST_MATCH={tmp_path}")) < 5:
            assert process.poll() is None
            time.sleep(0.01)
        process.send_signal(number)
        _, errors = process.communicate(timeout=kit.PATIENCE_SECONDS)
    assert process.returncode == 130 and errors == ""


@pytest.mark.parametrize("command", ["{}", "true && {} && true"], ids=["alone", "below-a-shell"])
def test_what_a_killed_match_had_started_ends_with_it(tmp_path, command):
    """An engine that does not see the end of its input, be it a process of the shell's that was started or that shell."""
    started = tmp_path / "started"
    engine = script(tmp_path, f"echo >{started}; exec sleep 1000")
    arguments = [MATCH, "--move-ms", "60000", "--games", "2", GREEDY, command.format(engine)]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE) as process:
        while not started.exists():
            assert process.poll() is None
            time.sleep(0.01)
        process.kill()
