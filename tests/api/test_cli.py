# SPDX-License-Identifier: Apache-2.0
"""The command line: exit codes 0 (done), 1 (failed), 2 (wrong usage), and messages that name what is wrong."""

import contextlib
import json
import os
import re
import signal
import socket
import sqlite3
import time

import pytest

import databases
import kit


@contextlib.contextmanager
def database_at(path):
    """Committed and closed in the end."""
    with contextlib.closing(sqlite3.connect(path)) as db, db:
        yield db


def test_help_lists_the_commands():
    shown = kit.run("help")
    assert shown.returncode == 0 and shown.stderr == ""
    for command in ("serve", "migrate", "backup", "verify", "token", "play", "bot", "engine", "routes", "describe"):
        assert re.search(rf"(?m)^  {command} ", shown.stdout), command
    assert kit.run("--help").stdout == shown.stdout


def test_help_lists_a_commands_settings():
    shown = kit.run("help", "serve")
    assert shown.returncode == 0 and "--rate-limit" in shown.stdout and "--listen" in shown.stdout
    assert kit.run("serve", "--help").stdout == shown.stdout


def test_every_command_that_is_listed_can_be_asked_about():
    for command in re.findall(r"(?m)^  (\w+) ", kit.run("help").stdout):
        shown = kit.run("help", command)
        assert shown.returncode == 0 and command in shown.stdout, command
    assert kit.run("help", "verify").stdout.startswith("referee verify [FILE]: ")


def test_help_says_which_commands_make_the_database():
    for command, makes in {"serve": 1, "migrate": 1, "import": 1, "token": 1, "backup": 0, "verify": 0}.items():
        shown = kit.run("help", command).stdout
        assert shown.count("--db ") == 1 and shown.count("made when it is not there") == makes, shown
        assert shown.count("must be there") == 1 - makes, shown


def test_a_database_that_is_not_there_is_neither_verified_nor_copied_nor_made(tmp_path):
    path = tmp_path / "referee.db"
    for command in (["verify"], ["verify", "--rebuild"], ["backup", tmp_path / "out"]):
        failed(*command, "--db", path, named=path)
    assert not list(tmp_path.iterdir())


def test_the_manual_explains_every_command_and_setting():
    manual = (kit.ROOT / "docs" / "referee.1").read_text(encoding="utf-8")
    for command in re.findall(r"(?m)^  (\w+) ", kit.run("help").stdout):
        assert re.search(rf"(?m)^\.It Cm {command}\b", manual), command
        for setting in re.findall(r"(?m)^  --(\S+)", kit.run("help", command).stdout):
            assert f"Fl -{setting}" in manual, setting


def test_routes_are_the_operations_of_the_contract():
    lines = kit.run("routes").stdout.splitlines()
    assert "POST /v1/games/{game}/guesses" in lines and "GET /healthz" in lines and len(lines) == len(set(lines))
    assert all(re.fullmatch(r"(GET|POST|PUT|PATCH|DELETE) /\S*", line) for line in lines)


def test_the_program_describes_what_it_serves():
    """Of which openapi.yaml is made: the routes that `routes` lists, and what GET tells of rulesets and problems."""
    description = json.loads(kit.run("describe").stdout)
    routes = {f"{route['method']} {route['path']}": route for route in description["routes"]}
    assert list(routes) == kit.run("routes").stdout.splitlines()
    guess, read = routes["POST /v1/games/{game}/guesses"], routes["GET /v1/games/{game}/history"]
    assert (guess["auth"], guess["changes"], guess["waits"]) == ("play", True, True)
    assert (read["auth"], read["changes"], read["waits"]) == ("none", False, False)
    with kit.Server() as server:
        assert description["rulesets"] == server.anyone().get("/v1/rulesets").ok()["items"]
        names = [problem["name"] for problem in server.anyone().get("/problems").ok()["items"]]
        assert [problem["name"] for problem in description["problems"]] == names


@pytest.mark.parametrize(
    "arguments, named",
    [
        ([], "usage"),
        (["dance"], "dance"),
        (["help", "dance"], "dance"),
        (["serve", "--bogus"], "--bogus"),
        (["serve", "--listen"], "--listen"),
        (["serve", "somewhere"], "usage"),
        (["serve", "--listen", "nonsense"], "--listen"),
        (["serve", "--listen", "127.0.0.1:99999"], "--listen"),
        (["serve", "--listen", "127.0.0.1:http"], "--listen"),
        (["serve", "--rate-limit", "-1"], "--rate-limit"),
        (["serve", "--rate-limit", "0"], "--rate-limit"),
        (["serve", "--rate-limit", "many"], "--rate-limit"),
        (["serve", "--threads", "0"], "--threads"),
        (["serve", "--log", "xml"], "--log"),
        (["serve", "--log-level", "loud"], "debug|info|warn|error|nothing"),
        (["serve", "--trusted-proxy", "10.0.0.1,nobody"], "nobody: --trusted-proxy"),
        (["serve", "--cors-origin", "https://a.example,example.org"], "example.org: --cors-origin"),
        (["serve", "--cors-origin", "https://example.org/"], "https://example.org/: --cors-origin"),
        (["serve", "--cors-origin", "://example.org"], "--cors-origin"),
        (["serve", "--cors-origin", "https://"], "--cors-origin"),
        (["serve", "--tls-cert", "/dev/null"], "--tls-key"),
        (["migrate", "--listen", "127.0.0.1:1"], "--listen"),
        (["backup"], "OUT"),
        (["backup", "one", "two"], "OUT"),
        (["verify", "--scope", "play"], "--scope"),
        (["serve", "--instance", "north side"], "--instance"),
        (["token"], "token create"),
        (["token", "destroy"], "token create"),
        (["token", "create"], "--scope"),
        (["token", "create", "--scope", "king"], "--scope"),
    ],
)
def test_wrong_usage_exits_with_2_and_says_what_is_wrong(tmp_path, arguments, named):
    result = kit.run(*arguments, REFEREE_DB=str(tmp_path / "referee.db"))
    assert result.returncode == 2 and named in result.stderr and result.stdout == ""
    assert not list(tmp_path.iterdir()), "and touches nothing"


def settings_of(command):
    """(flag, what its value is called) of each setting, as help has them."""
    return re.findall(r"^  --(\S+)(?: (\S+))?  ", kit.run("help", command).stdout, re.MULTILINE)


@pytest.mark.parametrize("command", ["serve", "verify", "bot"])
def test_every_setting_is_heard_from_the_environment(tmp_path, command):
    """Seen by what is no good value for any of them, as far as a setting has such."""
    free = ("db", "server", "token", "strategy", "engine", "game", "scope")
    arguments = [command] if command == "bot" else [command, "--db", str(tmp_path / "referee.db")]
    checked = [flag for flag, _ in settings_of(command) if flag not in free]
    for flag in checked:
        name = "REFEREE_" + flag.upper().replace("-", "_")
        result = kit.run(*arguments, **{name: "/nobody/s/value"})
        assert result.returncode == 2, (name, result)
        named = name in result.stderr and "/nobody/s/value" in result.stderr
        assert named or f"--{flag}" in result.stderr, (name, result.stderr)
    assert not list(tmp_path.iterdir()) and len(checked) >= {"serve": 20, "verify": 1, "bot": 2}[command]


def test_the_first_token_can_be_made_before_the_first_start(tmp_path):
    path = tmp_path / "referee.db"
    made = kit.run("token", "create", REFEREE_DB=str(path), REFEREE_SCOPE="service")
    assert made.returncode == 0 and re.fullmatch(r"rf_[0-9A-Za-z_-]{43}\n", made.stdout)
    with kit.Server(db=path) as server:
        kit.Client(server, made.stdout.strip()).post("/v1/players", {"name": "Ann"}).ok(201)


def test_a_token_is_not_made_in_a_database_that_is_behind(tmp_path, monkeypatch):
    path = tmp_path / "referee.db"
    kit.run("migrate", "--db", path)
    before = path.read_bytes()
    monkeypatch.setattr(kit, "BINARY", kit.NEXT)
    assert "referee migrate" in failed("token", "create", "--scope", "play", "--db", path, named=path)
    assert path.read_bytes() == before


def failed(*arguments, named, **settings):
    result = kit.run(*arguments, **settings)
    assert result.returncode == 1 and str(named) in result.stderr, result
    return result.stderr


def test_a_port_in_use_is_named(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        failed("serve", "--db", tmp_path / "referee.db", "--listen", address, named=address)


def test_an_address_that_is_not_ours_is_named(tmp_path):
    failed("serve", "--db", tmp_path / "referee.db", "--listen", "192.0.2.1:1", named="192.0.2.1:1")


def test_a_database_that_cannot_be_made_is_named(tmp_path):
    path = tmp_path / "nowhere" / "referee.db"
    for command in (
        ["serve", "--listen", "127.0.0.1:0"],
        ["migrate"],
        ["verify"],
        ["backup", tmp_path / "out"],
        ["token", "create", "--scope", "play"],
    ):
        failed(*command, "--db", path, named="nowhere")
    assert not list(tmp_path.iterdir())


def test_a_file_that_is_no_database_is_named_and_left_alone(tmp_path):
    path = tmp_path / "diary.txt"
    path.write_text("Dear diary, " * 1000)
    before = path.read_bytes()
    for command in (["serve", "--listen", "127.0.0.1:0"], ["migrate"], ["verify"], ["backup", tmp_path / "out"]):
        failed(*command, "--db", path, named=path)
    assert path.read_bytes() == before and not (tmp_path / "out").exists()


def test_a_directory_is_no_database(tmp_path):
    failed("serve", "--db", tmp_path, "--listen", "127.0.0.1:0", named=tmp_path)


def first_answer(client, target):
    """Of a server that has only just been started."""
    deadline = time.monotonic() + kit.PATIENCE_SECONDS
    while time.monotonic() < deadline:
        try:
            return client.get(target)
        except OSError:
            time.sleep(0.01)
    raise AssertionError("nobody answers")


def test_another_programs_database_is_refused(tmp_path):
    path = tmp_path / "other.db"
    with database_at(path) as other:
        other.execute("CREATE TABLE event (name TEXT)")
    failed("serve", "--db", path, "--listen", "127.0.0.1:0", named=path)


def test_migrating_twice_is_migrating_once(tmp_path):
    path = tmp_path / "referee.db"
    first, second = (kit.run("migrate", "--db", path) for _ in range(2))
    assert first.returncode == second.returncode == 0
    assert ": 0 migrations" in second.stdout and ": 0 migrations" not in first.stdout


def test_while_it_migrates_what_was_there_it_is_up_and_not_ready(tmp_path):
    """Seen while somebody else holds the lock that migrating takes."""
    path = tmp_path / "referee.db"
    kit.run("migrate", "--db", path)
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with kit.Server(db=path, binary=kit.NEXT).launch() as server:
            for target in ("/readyz", "/v1/rulesets"):
                first_answer(server.anyone(), target).problem(503, "store-unavailable")
            server.stop(signal.SIGKILL)


def test_the_first_who_is_answered_is_served(own_server):
    """The port opens last: after the clocks of all games, which were running when the server was killed, are set again."""
    ann = own_server.player()
    body = {"ruleset": "gomoku", "opponents": [{"bot": "random"}], "seat": 0, "clock": {"turn_seconds": 3600}}
    for _ in range(100):
        ann.post("/v1/games", body).ok(201)
    for target in ("/v1/rulesets", "/v1/players/me", "/readyz"):
        own_server.stop(signal.SIGKILL)
        own_server.launch()
        first_answer(ann, target).ok(200)


def test_a_newer_database_is_refused_by_every_command(tmp_path):
    path = tmp_path / "referee.db"
    kit.run("migrate", "--db", path)
    with database_at(path) as db:
        db.execute("INSERT INTO migration SELECT max(version) + 1, 'from_the_future', zeroblob(32), 0, max(version) + 1 FROM migration")
    before = path.read_bytes()
    for command in (
        ["serve", "--listen", "127.0.0.1:0"],
        ["migrate"],
        ["verify"],
        ["backup", tmp_path / "out"],
        ["token", "create", "--scope", "play"],
    ):
        assert "newer" in failed(*command, "--db", path, named=path)
    assert path.read_bytes() == before


def test_a_database_with_changed_migrations_is_refused(tmp_path):
    path = tmp_path / "referee.db"
    kit.run("migrate", "--db", path)
    with database_at(path) as db:
        db.execute("UPDATE migration SET hash = zeroblob(32) WHERE version = 1")
    for command in (["serve", "--listen", "127.0.0.1:0"], ["migrate"], ["verify"]):
        failed(*command, "--db", path, named=path)


def test_a_token_is_printed_and_nothing_else(tmp_path):
    path = tmp_path / "referee.db"
    kit.run("migrate", "--db", path)
    made = kit.run("token", "create", "--scope", "service", "--db", path)
    assert made.returncode == 0 and re.fullmatch(r"rf_[A-Za-z0-9_-]{43}\n", made.stdout) and made.stderr == ""
    assert made.stdout.strip().encode() not in path.read_bytes()


# --- Settings from the environment ---------------------------------------------------------------------------------


def serve_by_environment(tmp_path, *arguments, **settings):
    """A server started with its settings in the environment; a kit.Server to talk to it."""
    server = kit.Server(db=tmp_path / "environment.db")
    settings = {"REFEREE_DB": str(server.db), "REFEREE_LISTEN": f"127.0.0.1:{server.port}", **settings}
    with open(server.directory / "log", "ab") as log:
        server.process = kit.subprocess.Popen(
            [kit.BINARY, "serve", *arguments],
            stdout=log,
            stderr=log,
            env=kit.environment(**settings),
            cwd=server.directory,
        )
    server.wait_until_ready()
    return server


def test_settings_can_come_from_the_environment(tmp_path):
    with serve_by_environment(tmp_path, REFEREE_RATE_LIMIT="7", REFEREE_NO_GUESTS="true", REFEREE_LOG="json") as server:
        reply = server.anyone().get("/v1/rulesets")
        assert '"default";q=14;w=2' in reply.headers["ratelimit-policy"] and "r=" in reply.headers["ratelimit"]
        server.anyone().post("/v1/games", {"ruleset": "mastermind"}).problem(401, "unauthorized")
        assert server.stop() == 0
        assert all(line.startswith("{") and line.endswith("}") for line in server.log.splitlines())
    assert (tmp_path / "environment.db").exists()


def test_the_command_line_beats_the_environment(tmp_path):
    other = tmp_path / "flag.db"
    with serve_by_environment(tmp_path, "--db", str(other), "--rate-limit", "off", REFEREE_RATE_LIMIT="7") as server:
        assert "ratelimit-policy" not in server.anyone().get("/v1/rulesets").headers
    assert other.exists() and not (tmp_path / "environment.db").exists()


def test_who_asks_too_often_is_told_when_to_come_back(tmp_path):
    with serve_by_environment(tmp_path, REFEREE_RATE_LIMIT="1") as server:
        while (reply := server.anyone().get("/v1/rulesets/mastermind")).status == 200:
            pass  # until two come in the same second
        reply.problem(429, "rate-limited")
        assert int(reply.headers["retry-after"]) >= 1 and "ratelimit" in reply.headers


# --- Starting and stopping -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_well(own_server, how):
    own_server.alone()
    assert own_server.stop(how) == 0
    assert databases.IS_POSTGRES or (
        not os.path.exists(f"{own_server.db}-wal") or os.path.getsize(f"{own_server.db}-wal") == 0
    ), "all is in the one file"


def test_it_says_where_it_serves(own_server):
    own_server.stop()  # lines are written a moment after what they tell of
    assert f"127.0.0.1:{own_server.port}" in own_server.log and str(own_server.db) in own_server.log


def test_requests_are_logged_without_query_and_body(own_server):
    own_server.anyone().get("/v1/games?limit=17&player=0000000000000000")
    own_server.anyone().post("/v1/players", {"name": "Nebukadnezar"}).ok(201)
    assert own_server.stop() == 0
    assert "/v1/games" in own_server.log and "limit=17" not in own_server.log and "Nebukadnezar" not in own_server.log


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_token_that_stands_where_none_belongs_is_not_logged(form):
    with kit.Server("--log", form, "--log-level", "debug") as server:
        ann = server.player()
        server.anyone().get("/" + ann.token).problem(404, "not-found")
        server.anyone().get(f"/v1/games/x-{ann.token}/events").problem(404, "not-found")
        server.anyone().get("/v1/rulesets?token=" + ann.token).problem(422, "invalid-value", "?token")
        reply = server.anyone().get("/v1/rulesets", headers={"X-Request-Id": ann.token, "User-Agent": ann.token})
        assert reply.headers["x-request-id"] != ann.token
        ann.get("/v1/rulesets/rf_mastermind", headers={"X-Request-Id": "rf_7"}).problem(404, "not-found")
        assert server.stop() == 0
        assert ann.token not in server.log and ann.token[3:] not in server.log
        assert "/v1/games/x-..." in server.log and "/v1/rulesets/rf_mastermind" in server.log
        assert "rf_7" in server.log


def test_two_servers_do_not_share_one_port(own_server, tmp_path):
    failed("serve", "--db", tmp_path / "second.db", "--listen", f"127.0.0.1:{own_server.port}", named=own_server.port)
    own_server.alone()
