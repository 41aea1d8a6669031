# SPDX-License-Identifier: Apache-2.0
"""Clients are made from openapi.yaml by the generators that people use, compiled without mercy, and played with.

Needs the packages of package.json, which `make check-clients` installs under build/clients. The generators of clients for
Python come neither with Debian nor from npm, so that client is made at run time (run_time_client.py).
"""

import functools
import os
import pathlib
import shutil
import subprocess
import sys

import pytest

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT / "tests" / "api"))

import kit  # noqa: E402
import run_time_client  # noqa: E402

pytestmark = pytest.mark.long
TOOLS = pathlib.Path(os.environ.get("REFEREE_CLIENT_TOOLS") or ROOT / "build" / "clients").resolve()
STRICT = """--strict --noImplicitReturns --target es2022 --lib es2022,dom,dom.iterable --module commonjs
    --moduleResolution node10 --esModuleInterop""".split()
GENERATORS = {
    "types.ts": ["openapi-typescript", "CONTRACT", "-o", "OUT"],
    "hey": ["openapi-ts", "-i", "CONTRACT", "-o", "OUT"],
    "orval.ts": ["orval", "--client", "fetch", "--input", "CONTRACT", "--output", "OUT"],
    "oazapfts.ts": ["oazapfts", "CONTRACT", "OUT"],
}
PROGRAMS = {
    "types.ts": "play_fetch.ts",
    "hey": "play_hey.ts",
    "orval.ts": "use_orval.ts",
    "oazapfts.ts": "use_oazapfts.ts",
}


def run(*command, cwd=None):
    """What it printed; its words are the test's failure where it fails. Node's warnings are of its own experiments."""
    environment = {**os.environ, "NO_COLOR": "1", "DO_NOT_TRACK": "1", "NODE_NO_WARNINGS": "1"}
    done = subprocess.run(
        [str(part) for part in command], cwd=cwd, env=environment, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, f"{command}: {done.stdout[-4000:]}{done.stderr[-4000:]}"
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def workshop():
    """Where clients are made: beside the generators' packages, which what they write asks for."""
    assert (TOOLS / "node_modules").is_dir(), f"{TOOLS} has no packages; `make check-clients` installs them"
    place = TOOLS / "made"
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir()
    return place


@pytest.fixture(scope="module")
def server():
    with kit.Server() as running:
        yield running


@pytest.fixture(scope="module")
def made(workshop):
    """Makes a client once: what makes it has warned of nothing."""
    return functools.cache(functools.partial(make, workshop))


def make(workshop, client):
    contract = ROOT / "openapi.yaml"
    command = [{"CONTRACT": contract, "OUT": workshop / client}.get(word, word) for word in GENERATORS[client][1:]]
    said = run(TOOLS / "node_modules" / ".bin" / GENERATORS[client][0], *command, cwd=workshop)
    assert (workshop / client).exists(), said
    assert "warn" not in said.lower() and "⚠" not in said, said
    return compile_program(workshop, client)


def compile_program(workshop, client):
    """The compiled program that uses a client."""
    program = workshop / PROGRAMS[client]
    shutil.copy(HERE / program.name, program)
    built = workshop / "built"
    run(TOOLS / "node_modules" / ".bin" / "tsc", *STRICT, "--outDir", built, program, cwd=workshop)
    return built / program.with_suffix(".js").name


@pytest.mark.parametrize("client", GENERATORS)
def test_a_client_is_made_and_compiles(made, client):
    assert made(client).exists()


@pytest.mark.parametrize("client", ["hey", "types.ts"])
def test_a_client_plays_a_game_of_every_family(made, server, client):
    said = run("node", made(client), f"http://127.0.0.1:{server.port}")
    assert "played codebreaking line yahtzee" in said


# --- Python --------------------------------------------------------------------------------------------------------


def test_a_client_made_in_python_plays_a_game_of_every_family(server):
    address = f"127.0.0.1:{server.port}"
    ann = run_time_client.Client(address)
    bob = run_time_client.Client(address, ann.contract)
    ann.token = ann.create_player({"name": "Ann"}).token
    bob.token = bob.create_player({"name": "Bob"}).token

    code = ann.create_game({"ruleset": "mastermind", "options": {"length": 1, "alphabet": "abc", "repeats": True}})
    assert any(ann.guess({"code": guess}, game=code.id).solved for guess in "abc")
    assert ann.get_game(game=code.id).family == "codebreaking"

    line = ann.create_game({"ruleset": "tic-tac-toe", "opponents": [{"open": True}]})
    bob.join_by_code({"join_code": line.join_code})
    for player, column, row in [(ann, 0, 0), (bob, 0, 1), (ann, 1, 0), (bob, 1, 1), (ann, 2, 0)]:
        player.make_move({"column": column, "row": row}, game=line.id)
    line = ann.get_game(game=line.id)
    assert (line.family, line.status, line.state.winning_line) == ("line", "finished", [[0, 0], [1, 0], [2, 0]])

    yahtzee = ann.create_game({"ruleset": "yahtzee"})
    while yahtzee.status == "playing":
        ann.score_dice({"category": yahtzee.state.choices[0].category}, game=yahtzee.id)
        yahtzee = ann.get_game(game=yahtzee.id)
    assert (yahtzee.family, yahtzee.state.turn_number) == ("yahtzee", 13)
    assert [event.kind for event in ann.list_events(game=yahtzee.id, limit=1).items] == ["created"]
    with pytest.raises(run_time_client.Refused) as refused:
        ann.get_game(game="0")
    assert refused.value.problem.status == 404
