# SPDX-License-Identifier: Apache-2.0
"""`referee bot`: a program at the table through the public interface, with built-in strategies and strange engines."""

import contextlib
import os
import re
import signal
import subprocess
import textwrap
import time

import kit
import pytest

ENGINE = f"{kit.BINARY} engine"


def command(server, client, *arguments):
    return [str(kit.BINARY), "bot", "--server", f"http://127.0.0.1:{server.port}", *arguments], {
        **kit.environment(),
        "REFEREE_TOKEN": client.token,
    }


def play(server, client, game, *arguments):
    """Plays one game to its end: what the program left."""
    line, environment = command(server, client, "--game", game, "--think", "300", *arguments)
    patience = kit.PATIENCE_SECONDS
    return subprocess.run(line, env=environment, capture_output=True, text=True, timeout=patience, check=False)


@contextlib.contextmanager
def runner(server, client, *arguments, session=False):
    """A program that plays all games of a player, until the end of the block; on request in a session of its own."""
    line, environment = command(server, client, "--think", "200", *arguments)
    process = subprocess.Popen(line, env=environment, stderr=subprocess.PIPE, text=True, start_new_session=session)
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            _, told = process.communicate(timeout=kit.PATIENCE_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            raise
    assert process.returncode == 0 and "died by signal" not in told, (process.returncode, told)


# A program that is told nothing of a clock has a second a turn, which may be too little where much else runs.
PATIENT = {"bot_turn_seconds": 60}


def bot_player(server, name="Robot"):
    account = server.anyone().post("/v1/players", {"name": name, "kind": "bot"}).ok(201)
    return kit.Client(server, account["token"], account)


def until_over(client, game):
    deadline = time.monotonic() + kit.PATIENCE_SECONDS
    view = client.get("/v1/games/" + game).ok(200)
    while view["status"] not in ("finished", "aborted"):
        assert time.monotonic() < deadline, view
        time.sleep(0.05)
        view = client.get("/v1/games/" + game).ok(200)
    return view


def invite(client, robot, ruleset="gomoku", seat=0, **options):
    body = {"ruleset": ruleset, "options": options, "opponents": [{"player": robot.id}], "seat": seat, "clock": PATIENT}
    return client.post("/v1/games", body).ok(201)["id"]


def against(client, bot, ruleset="gomoku", **options):
    """With time enough: a slow machine must not decide."""
    clock = {"turn_seconds": 60, "bot_turn_seconds": 60}
    body = {"ruleset": ruleset, "options": options, "opponents": [{"bot": bot}], "clock": clock}
    return client.post("/v1/games", body).ok(201)["id"]


def script(tmp_path, text):
    """An engine that somebody else has written."""
    path = tmp_path / "engine.py"
    path.write_text(textwrap.dedent(text), encoding="utf-8")
    return f"exec /usr/bin/python3 -u {path}"


# --- strategies ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "ruleset, strategy, opponent",
    [("tic-tac-toe", "perfect", "random"), ("gomoku", "greedy", "random"), ("mastermind", "minimax", None)],
)
def test_a_strategy_plays_a_game_to_its_end(server, ruleset, strategy, opponent):
    robot = bot_player(server)
    body = {"ruleset": ruleset, "opponents": [{"bot": opponent}], "clock": PATIENT} if opponent else {"ruleset": ruleset}
    game = robot.post("/v1/games", body).ok(201)["id"]
    done = play(server, robot, game, "--strategy", strategy)
    assert (done.returncode, done.stderr) == (0, "")
    hello, *told = done.stdout.splitlines()
    assert re.fullmatch(rf"Robot plays on http://127\.0\.0\.1:\d+ with the bot {strategy}", hello)
    assert all(line.startswith(f"game {game}: ") for line in told)
    assert told[-1].startswith(f"game {game}: over"), done.stdout
    view = robot.get("/v1/games/" + game).ok(200)
    moves = [line.partition("{")[2] for line in told if "{" in line]
    if opponent:
        winners = view["result"]["winners"]
        assert told[-1].endswith("won" if winners == [0] else "a draw")
        assert moves and all(re.fullmatch(r'"column":\d+,"row":\d+}', move) for move in moves)
        assert view["status"] == "finished" and view["result"]["points"][0] >= 0.5
    else:
        assert moves == [f'"code":"{guess["code"]}"}}' for guess in view["state"]["history"]]
        assert view["state"]["history"][-1]["black"] == 4


@pytest.mark.parametrize("secret", ["registered", "committed", "held"])
def test_it_makes_codes_answers_and_reveals_and_begins_the_next_round(server, secret):
    robot = bot_player(server)
    options = {"codemaker": "players", "secret": secret, "rounds": 2}
    game = against(robot, "minimax", "bulls-and-cows", **options)
    done = play(server, robot, game, "--strategy", "entropy")
    assert (done.returncode, done.stderr) == (0, "")
    if secret == "registered":
        assert re.search(f"^game {game}: secret$", done.stdout, re.MULTILINE), "its secret is nobody's business"
    result = robot.get(f"/v1/games/{game}/result").ok(200)
    assert [(played["solved"], played["honest"]) for played in result["rounds"]] == [(True, True)] * 2


def test_what_a_strategy_cannot_play_is_not_played(server):
    robot = bot_player(server)
    done = play(server, robot, against(robot, "random"), "--strategy", "perfect")
    assert done.returncode == 1 and "the strategy does not play it" in done.stderr
    ann = server.player()
    done = play(server, robot, against(ann, "random"), "--strategy", "greedy")
    assert done.returncode == 1 and "404" in done.stderr


def workers(process):
    """The processes that a runner has for its games."""
    path = f"/proc/{process.pid}/task/{process.pid}/children"
    with open(path, encoding="ascii") as listed:
        return [int(pid) for pid in listed.read().split()]


@pytest.mark.parametrize("wanted", [1, 2, 4, 8, 12])
def test_it_can_be_stopped_while_its_games_begin(server, wanted):
    """All processes at once, as a terminal or systemd does it."""
    robot = bot_player(server)
    for ann in (server.player(), server.player()):  # of one, ten invitations may wait
        for _ in range(6):
            invite(ann, robot, "tic-tac-toe")
    with runner(server, robot, "--strategy", "random", "--games", "12", session=True) as process:
        deadline = time.monotonic() + kit.PATIENCE_SECONDS
        while len(workers(process)) < wanted and time.monotonic() < deadline:
            pass  # without a pause: the moment is short
        process.declare(signal.SIGTERM)
        os.killpg(process.pid, signal.SIGTERM)


def test_it_tells_when_the_process_of_a_game_has_crashed(server):
    robot, ann = bot_player(server), server.player()
    invite(ann, robot, "tic-tac-toe", seat=1)
    line, environment = command(server, robot, "--strategy", "random")
    process = subprocess.Popen(line, env=environment, stderr=subprocess.PIPE, text=True)
    deadline = time.monotonic() + kit.PATIENCE_SECONDS
    while not workers(process) and time.monotonic() < deadline:
        time.sleep(0.02)
    os.kill(workers(process)[0], signal.SIGKILL)  # a sanitizer would make something else of a fault
    process.send_signal(signal.SIGTERM)
    _, told = process.communicate(timeout=kit.PATIENCE_SECONDS)
    assert process.returncode == 1 and "died by signal 9" in told


def test_it_takes_part_in_all_games_to_which_its_player_is_invited(server):
    robot, ann, bob = bot_player(server), server.player(), server.player("Bob")
    early = invite(ann, robot, "tic-tac-toe")
    with runner(server, robot, "--strategy", "perfect"):
        games = [(ann, early), (bob, invite(bob, robot, "tic-tac-toe", seat=1)), (ann, invite(ann, robot, "tic-tac-toe"))]
        refused = invite(bob, robot)
        for client, game in games:
            view = client.get(f"/v1/games/{game}?wait=20").ok(200)
            while view["status"] in ("open", "playing"):
                if view["turn"]["actions"]:
                    free = next(
                        {"column": column, "row": row}
                        for row, text in enumerate(view["state"]["board"])
                        for column, at in enumerate(text)
                        if at == "."
                    )
                    client.post(f"/v1/games/{game}/moves", free).ok(201)
                view = client.get(f"/v1/games/{game}?wait=20").ok(200)
            mine = view["you"]["seat"]
            assert view["status"] == "finished" and view["result"]["points"][mine] <= 0.5
        assert until_over(bob, refused)["reason"] == "declined"


# --- engines ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("exact", [False, True])
def test_an_engine_plays_through_the_public_interface(server, exact):
    robot = bot_player(server)
    game = against(robot, "random", "line", size=15, line=5, exact_line=exact, rounds=2)
    done = play(server, robot, game, "--engine", ENGINE)
    assert (done.returncode, done.stderr) == (0, "")
    assert robot.get("/v1/games/" + game).ok(200)["result"]["points"] == [2, 0]


def test_an_engine_plays_on_in_the_middle_of_a_game(server):
    robot, ann = bot_player(server), server.player()
    game = invite(ann, robot)
    robot.post(f"/v1/games/{game}/join").ok(201)
    for column in range(3):
        ann.post(f"/v1/games/{game}/moves", {"column": column, "row": 0}).ok(201)
        robot.post(f"/v1/games/{game}/moves", {"column": column, "row": 14}).ok(201)
    ann.post(f"/v1/games/{game}/moves", {"column": 3, "row": 0}).ok(201)
    with runner(server, robot, "--engine", ENGINE):
        view = ann.get(f"/v1/games/{game}?wait=60").ok(200)
    assert view["state"]["last"] == {"column": 4, "row": 0}, "it stops the four"


def test_an_engine_is_told_what_the_clock_leaves(server, tmp_path):
    engine = script(
        tmp_path,
        f"""
        log = open("{tmp_path}/told", "w", buffering=1)
        for line in iter(input, "END"):
            print(line, file=log)
            print("OK" if line.startswith("START") else "7,7" if line == "BEGIN" else "")
        """,
    )
    robot, ann = bot_player(server), server.player()
    body = {"ruleset": "gomoku", "opponents": [{"player": robot.id}], "seat": 1, "clock": {"bot_turn_seconds": 30}}
    game = ann.post("/v1/games", body).ok(201)["id"]
    with runner(server, robot, "--think", "60000", "--engine", engine):
        ann.get(f"/v1/games/{game}?wait=60").ok(200)
    told = [int(line.split()[2]) for line in (tmp_path / "told").read_text().splitlines() if "timeout_turn" in line]
    assert told[0] > 30000 and told[1] < 30000, "the game's clock is the shorter"


def test_engines_play_five_in_a_row_only(server):
    robot = bot_player(server)
    for ruleset in ("tic-tac-toe", "bulls-and-cows"):
        more = {"opponents": [{"bot": "random"}], "clock": PATIENT} if ruleset == "tic-tac-toe" else {}
        game = robot.post("/v1/games", {"ruleset": ruleset, **more}).ok(201)["id"]
        done = play(server, robot, game, "--engine", ENGINE)
        assert done.returncode == 1 and "five in a row" in done.stderr


UNFIT = {
    "dead": ("raise SystemExit", "ended"),
    "no program at all": (None, "ended"),
    "deaf": ("import time; time.sleep(1000)", "in time"),
    "refuses the board": ("input(); print('ERROR too small')", "ERROR"),
}

FAULTS = {
    "slow": (
        """
        import time
        for line in iter(input, "END"):
            if line.startswith("START"):
                print("OK")
            elif not line.startswith("INFO"):
                time.sleep(1000)
        """,
        "in time",
    ),
    "dies at its move": (
        """
        for line in iter(input, "END"):
            if line.startswith("START"):
                print("OK")
            elif not line.startswith("INFO"):
                break
        """,
        "ended",
    ),
    "plays off the board": (
        """
        for line in iter(input, "END"):
            print("OK" if line.startswith("START") else "15,0" if not line.startswith("INFO") else "")
        """,
        "15,0",
    ),
    "talks nonsense": (
        """
        for line in iter(input, "END"):
            print("OK" if line.startswith("START") else "I resign" if not line.startswith("INFO") else "")
        """,
        "I resign",
    ),
    "floods with messages": (
        """
        print("OK")
        while True:
            print("MESSAGE hear me out")
        """,
        "without end",
    ),
    "floods in one line": (
        """
        import sys
        print("OK")
        while True:
            sys.stdout.write("1,1")
        """,
        "without end",
    ),
    "kills its own group": (
        """
        import os, signal
        print("OK")
        for line in iter(input, "BEGIN"):
            pass
        os.killpg(0, signal.SIGKILL)
        """,
        "ended",
    ),
}


@pytest.mark.parametrize("unfit", UNFIT)
def test_an_engine_that_cannot_be_started_is_told_before_anything_is_joined(server, tmp_path, unfit):
    text, reason = UNFIT[unfit]
    engine = script(tmp_path, text) if text else "exec /nonexistent/engine"
    robot, ann = bot_player(server), server.player()
    invited, seated = invite(ann, robot, seat=1), against(robot, "random")
    before = robot.get("/v1/games/" + seated).ok(200)["version"]
    for arguments in ((), ("--game", invited), ("--game", seated)):
        line, environment = command(server, robot, *arguments, "--engine", engine)
        done = subprocess.run(
            line, env=environment, capture_output=True, text=True, timeout=kit.PATIENCE_SECONDS, check=False
        )
        assert done.returncode == 1 and done.stdout == "", done.stdout
        assert "cannot be started" in done.stderr and reason in done.stderr, done.stderr
    assert ann.get("/v1/games/" + invited).ok(200)["status"] == "open", "who mends the engine can still join"
    assert robot.get("/v1/games/" + seated).ok(200)["version"] == before, "and nothing was resigned"


FOR_SMALL_BOARDS = """
    for line in iter(input, "END"):
        if line.startswith("START"):
            print("OK" if int(line.split()[1]) <= 15 else "ERROR too large")
        elif not line.startswith("INFO"):
            print("0,0")
    """


def test_with_an_engine_that_refuses_the_board_no_seat_is_taken(server, tmp_path):
    robot, ann = bot_player(server), server.player()
    game = invite(ann, robot, "line", seat=1, size=19, line=5)
    done = play(server, robot, game, "--engine", script(tmp_path, FOR_SMALL_BOARDS))
    assert done.returncode == 1 and "cannot be started" in done.stderr and "ERROR too large" in done.stderr, done.stderr
    assert ann.get("/v1/games/" + game).ok(200)["reason"] == "declined"


def test_who_has_a_seat_at_a_board_that_the_engine_refuses_resigns(server, tmp_path):
    robot = bot_player(server)
    game = against(robot, "random", "line", size=19, line=5)
    done = play(server, robot, game, "--engine", script(tmp_path, FOR_SMALL_BOARDS))
    assert done.returncode == 1 and "cannot be started" in done.stderr
    assert robot.get("/v1/games/" + game).ok(200)["result"]["winners"] == [1]


def test_it_says_when_the_server_goes_and_comes_back(own_server):
    robot = bot_player(own_server)
    line, environment = command(own_server, robot, "--strategy", "greedy")
    with subprocess.Popen(line, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            url = f"http://127.0.0.1:{own_server.port}"
            hello = process.stdout.readline()
            assert hello == f"Robot plays on {url} with the bot greedy, wherever they are invited, until Ctrl-C\n"
            own_server.stop(signal.SIGKILL)
            assert url in process.stderr.readline() and "trying again" in process.stderr.readline()
            own_server.start()
            assert process.stdout.readline() == f"{url} answers again\n"
            process.send_signal(signal.SIGINT)
            assert process.wait(kit.PATIENCE_SECONDS) == 0
        finally:
            process.kill()


@pytest.mark.parametrize("fault", FAULTS)
def test_an_engine_that_fails_loses_by_its_fault(server, tmp_path, fault):
    text, reason = FAULTS[fault]
    # Who is slow plays without a clock, as people do: it would leave a tenth of a second to resign in.
    robot, ann = server.player("Robot") if fault == "slow" else bot_player(server), server.player()
    game = invite(ann, robot, seat=1)
    done = play(server, robot, game, "--engine", script(tmp_path, text))
    assert done.returncode == 1 and "the engine resigns" in done.stderr and reason in done.stderr, done.stderr
    view = ann.get("/v1/games/" + game).ok(200)
    assert view["status"] == "finished"
    assert view["result"]["winners"] == [1] and view["result"]["reason"] == "resignation"


def test_an_engine_that_fails_in_one_game_harms_no_other(server, tmp_path):
    """It floods where it has to begin, and plays well where it has not."""
    engine = script(
        tmp_path,
        f"""
        import subprocess
        engine = subprocess.Popen(["{kit.BINARY}", "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for line in iter(input, "END"):
            if line.startswith("BEGIN"):
                while True:
                    print("MESSAGE")
            engine.stdin.write(line + "\\n")
            engine.stdin.flush()
            if not line.startswith("INFO"):
                said = engine.stdout.readline()
                while said.startswith("MESSAGE"):
                    said = engine.stdout.readline()
                print(said, end="")
        """,
    )
    robot, ann = bot_player(server), server.player()
    good = invite(ann, robot)
    with runner(server, robot, "--engine", engine):
        bad = invite(ann, robot, seat=1)
        assert until_over(ann, bad)["result"]["reason"] == "resignation"
        view = ann.get(f"/v1/games/{good}?wait=20").ok(200)
        for column in range(3):
            move = {"column": 2 * column, "row": 14 * (column % 2)}
            view = ann.post(f"/v1/games/{good}/moves", move, headers={"Prefer": "wait=20"}).ok(201)["game"]
        assert view["status"] == "playing" and view["turn"]["actions"] == ["move"]


def test_an_engine_is_given_neither_the_token_nor_files_of_the_runner(server, tmp_path):
    engine = script(
        tmp_path,
        f"""
        import os
        with open("{tmp_path}/seen", "w") as seen:
            seen.write(repr((os.environ.get("REFEREE_TOKEN"), sorted(os.listdir("/proc/self/fd")))))
        """,
    )
    robot = bot_player(server)
    play(server, robot, against(robot, "random"), "--engine", engine)
    token, files = eval((tmp_path / "seen").read_text())  # pylint: disable=eval-used
    assert token is None and set(files) <= {"0", "1", "2", "3", "4"}, "two of them are the test's own"


def test_engines_end_with_their_runner(server, tmp_path):
    engine = script(
        tmp_path,
        f"""
        import os, signal
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        with open("{tmp_path}/pids", "a") as file:
            print(os.getpid(), file=file)
        print("OK")
        while True:
            signal.pause()
        """,
    )

    def started():
        path = tmp_path / "pids"
        return [int(pid) for pid in path.read_text().splitlines()] if path.exists() else []

    robot, ann = bot_player(server), server.player()
    with runner(server, robot, "--engine", engine):
        invite(ann, robot)
        deadline = time.monotonic() + kit.PATIENCE_SECONDS
        while len(pids := started()) < 2:  # one to be tried, one for the game
            assert time.monotonic() < deadline
            time.sleep(0.02)
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            deadline = time.monotonic() + kit.PATIENCE_SECONDS
            while time.monotonic() < deadline:
                os.kill(pid, 0)
                time.sleep(0.05)


def test_who_is_stopped_while_the_engine_is_tried_has_not_failed(server, tmp_path):
    engine = script(
        tmp_path,
        """
        import os, signal, time
        os.kill(os.getppid(), signal.SIGTERM)
        print("OK")
        time.sleep(1000)
        """,
    )
    line, environment = command(server, bot_player(server), "--engine", engine)
    done = subprocess.run(
        line, env=environment, capture_output=True, text=True, timeout=kit.PATIENCE_SECONDS, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


STOPPERS = {
    "while it is tried": (
        """
        import os, signal, time
        os.kill(os.getppid(), signal.SIGTERM)
        time.sleep(1000)
        """
    ),
    "while it is started for the game": (
        """
        import os, signal, sys, time
        path = os.path.join(os.path.dirname(sys.argv[0]), "tried")
        if os.path.exists(path):
            os.kill(os.getppid(), signal.SIGTERM)
            time.sleep(1000)
        open(path, "w").close()
        input()
        print("OK")
        sys.stdin.read()
        """
    ),
    "while it thinks": (
        """
        import os, signal, time
        print("OK")
        for line in iter(input, "BEGIN"):
            pass
        os.kill(os.getppid(), signal.SIGTERM)
        time.sleep(1000)
        """
    ),
}


@pytest.mark.parametrize("moment", STOPPERS)
def test_who_is_stopped_does_not_wait_for_the_engine_nor_blame_it(server, tmp_path, moment):
    """An engine that has the runner stopped and then says nothing."""
    robot, ann = bot_player(server), server.player()
    game = invite(ann, robot, seat=1)
    robot.post(f"/v1/games/{game}/join").ok(201)
    done = play(server, robot, game, "--engine", script(tmp_path, STOPPERS[moment]))
    assert (done.returncode, done.stderr) == (1, ""), "with --game it is 0 only for a game played to its end"
    assert "resignation" not in done.stdout
    assert ann.get("/v1/games/" + game).ok(200)["status"] == "playing", "who is stopped has not given up"


# --- the token -------------------------------------------------------------------------------------------------------


def test_it_ends_when_its_token_is_revoked(server):
    robot = bot_player(server)
    minted = robot.post("/v1/players/me/tokens", {"label": "runner"}).ok(201)
    line, environment = command(server, kit.Client(server, minted["token"]), "--strategy", "random")
    with subprocess.Popen(line, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout.readline().startswith("Robot plays on ")
            robot.delete("/v1/players/me/tokens/" + minted["id"]).ok(204)
            _, told = process.communicate(timeout=kit.PATIENCE_SECONDS)
        finally:
            process.kill()
    assert process.returncode == 1 and "401" in told and "the token is no longer good" in told, told


def test_a_token_that_is_not_for_playing_is_refused(server):
    """Before it is said that somebody plays."""
    made = kit.run("token", "create", "--scope", "service", "--db", server.db)
    done = kit.run(
        "bot", "--token", made.stdout.strip(), "--strategy", "random", "--server", f"http://127.0.0.1:{server.port}"
    )
    assert done.returncode == 1 and done.stdout == "", done
    assert "403" in done.stderr and "has not the scope play" in done.stderr, done.stderr


# --- the command -----------------------------------------------------------------------------------------------------


def test_what_is_missing_or_wrong_is_said(server):
    done = kit.run("bot", "--strategy", "greedy")
    assert done.returncode == 2 and "--token" in done.stderr
    for more in ((), ("--strategy", "greedy", "--engine", "true")):
        done = kit.run("bot", "--token", "x", *more)
        assert done.returncode == 2 and "--strategy" in done.stderr and "--engine" in done.stderr
    url = f"http://127.0.0.1:{server.port}"
    done = kit.run("bot", "--token", "x", "--strategy", "greedy", "--server", url)
    assert done.returncode == 1 and "401" in done.stderr
    done = kit.run("bot", "--token", "x", "--strategy", "greedy", "--server", "http://127.0.0.1:1")
    assert done.returncode == 1 and "127.0.0.1" in done.stderr
    done = kit.run("bot", "--token", "x", "--strategy", "greedy", "--server", "file:///etc/passwd")
    assert done.returncode == 1
    robot = bot_player(server)
    done = kit.run("bot", "--token", robot.token, "--strategy", "nobody", "--server", url)
    assert done.returncode == 2 and "nobody" in done.stderr
