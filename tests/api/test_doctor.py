# SPDX-License-Identifier: Apache-2.0
"""`referee doctor`: each danger is there for real, and nothing is changed by looking for it.

What of the machine is found depends on where the tests run (a temporary directory in memory is a danger, a clock that nobody
synchronises a warning), so a test looks at the findings that it is about.
"""

import contextlib
import json
import os
import pathlib
import re
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import time

import pytest

import databases
import kit

pytestmark = pytest.mark.sqlite_only("servers of PostgreSQL are started here")

IN_MEMORY = pathlib.Path("/dev/shm")


def examine(*arguments, before=(), **settings):
    """The findings by what was looked at; before: a command that runs the doctor."""
    done = subprocess.run(
        [*before, kit.BINARY, "doctor", "--json", *map(str, arguments)],
        capture_output=True, text=True, check=False, env=kit.environment(**settings),
    )  # fmt: skip
    assert done.stderr == "", done
    told = json.loads(done.stdout)
    verdicts = [finding["verdict"] for finding in told["findings"]]
    worst = next((word for word in ("danger", "warning") if word in verdicts), "ok")
    assert told["verdict"] == worst and done.returncode == (1 if worst == "danger" else 0), told
    assert all(finding["advice"] for finding in told["findings"] if finding["verdict"] == "warning"), told
    found = {}
    for finding in told["findings"]:
        found.setdefault(finding["check"], []).append((finding["verdict"], finding["seen"]))
    return found


def verdict(found, check):
    assert len(found[check]) == 1, found[check]
    return found[check][0][0]


@pytest.fixture(name="path")
def made(tmp_path):
    path = tmp_path / "referee.db"
    assert kit.run("migrate", "--db", path).returncode == 0
    return path


def everything_in(directory):
    return {path.name: path.read_bytes() for path in pathlib.Path(directory).iterdir()}


def test_a_good_database_is_told_to_be_good_and_left_as_it_is(path):
    before = everything_in(path.parent)
    found = examine("--db", path, "--connections", 100)
    for check in ("open-files", "settings", "database", "journal", "integrity"):
        assert verdict(found, check) == "ok", found
    assert verdict(found, "sync") != "danger", "a disk may be slow"
    assert "file-mode" not in found and everything_in(path.parent) == before


def test_people_get_a_line_for_each(path):
    done = kit.run("doctor", "--db", path, "--no-web", "--web-dir", "/nowhere")
    lines = done.stdout.splitlines()
    assert len(lines) > 8 and all(re.fullmatch(r"(ok     |warning|danger )  [a-z-]+: \S.*", line) for line in lines), lines
    assert any(re.fullmatch(r"warning  settings: --no-web counts more .*\. Leave one of them out", line) for line in lines)


def test_a_database_that_is_not_there_is_not_made(tmp_path):
    found = examine("--db", tmp_path / "referee.db")
    assert verdict(found, "database") == "ok" and "none yet" in found["database"][0][1] and not list(tmp_path.iterdir())
    assert verdict(examine("--db", tmp_path / "nowhere" / "referee.db"), "file-system") == "danger"


def test_a_database_that_is_served_can_be_looked_at(own_server):
    own_server.player().post("/v1/games", {"ruleset": "mastermind"}).ok(201)
    found = examine("--db", own_server.db)
    assert verdict(found, "database") == verdict(found, "integrity") == "ok"
    own_server.player().post("/v1/games", {"ruleset": "mastermind"}).ok(201)


def test_the_log_that_a_killed_server_left_stays_as_it_is(own_server):
    own_server.player().post("/v1/games", {"ruleset": "mastermind"}).ok(201)
    own_server.stop(signal.SIGKILL)
    log = pathlib.Path(f"{own_server.db}-wal")
    before = pathlib.Path(own_server.db).read_bytes(), log.read_bytes()
    assert len(before[1]) > 0 and verdict(examine("--db", own_server.db), "integrity") == "ok"
    assert (pathlib.Path(own_server.db).read_bytes(), log.read_bytes()) == before


# --- The machine -------------------------------------------------------------------------------------------------------


def limited(files):
    return ["sh", "-c", f'ulimit -n {files}; exec "$@"', "sh"]


def test_too_few_descriptors(path):
    found = examine("--db", path, before=limited(100))
    assert found["open-files"] == [("danger", "100 at most, too few for the database and some connections")]
    assert verdict(examine("--db", path, before=limited(1000)), "open-files") == "warning"
    assert verdict(examine("--db", path, "--connections", 900, before=limited(1000)), "open-files") == "ok"


def test_more_memory_than_there_is(path):
    assert verdict(examine("--db", path, "--cache", 1000000), "memory") == "warning"


@pytest.mark.skipif(not os.path.ismount(IN_MEMORY), reason="there is no file system in memory at /dev/shm")
def test_a_directory_that_is_in_memory():
    directory = pathlib.Path(tempfile.mkdtemp(dir=IN_MEMORY))
    try:
        found = examine("--db", directory / "referee.db")
        assert verdict(found, "file-system") == "danger" and "gone with the power" in found["file-system"][0][1]
        assert not list(directory.iterdir())
    finally:
        shutil.rmtree(directory)


def can_mount():
    return os.geteuid() == 0 and subprocess.run(["unshare", "--mount", "true"], check=False, capture_output=True).returncode == 0


@pytest.mark.skipif(not can_mount(), reason="a full disk takes a mount, and that root")
def test_a_full_disk(tmp_path):
    fill = f'mount -t tmpfs -o size=256k tmpfs {tmp_path}; cat /dev/zero >{tmp_path}/filling 2>/dev/null; exec "$@"'
    found = examine("--db", tmp_path / "referee.db", before=["unshare", "--mount", "sh", "-c", fill, "sh"])
    assert verdict(found, "disk-space") == "danger" and found["disk-space"][0][1].startswith("0 MiB are free")
    assert verdict(found, "sync") == "danger" and "No space left" in found["sync"][0][1]


def test_a_database_that_others_may_open(path):
    path.chmod(0o644)
    assert verdict(examine("--db", path), "file-mode") == "warning"


# --- The database ------------------------------------------------------------------------------------------------------


def test_a_torn_page(path):
    with open(path, "r+b") as file:
        file.seek(3 * 4096)
        file.write(b"\xff" * 8192)
    assert verdict(examine("--db", path), "integrity") == "danger"


def test_what_is_no_database(tmp_path):
    path = tmp_path / "diary.txt"
    path.write_text("Dear diary, " * 1000)
    found = examine("--db", path)
    assert verdict(found, "database") == "danger" and "not a SQLite database" in found["database"][0][1]


def test_a_database_of_a_newer_program(path):
    with contextlib.closing(sqlite3.connect(path)) as db, db:
        db.execute("INSERT INTO migration SELECT max(version) + 1, 'from_the_future', zeroblob(32), 0, max(version) + 1 FROM migration")
    found = examine("--db", path)
    assert verdict(found, "database") == "danger" and "newer" in found["database"][0][1]


def test_a_database_that_was_served_later_than_now(path):
    with contextlib.closing(sqlite3.connect(path)) as db, db:
        db.execute("INSERT INTO uptime_mark (id, at) VALUES (1, ?)", (int((time.time() + 86400) * 1000),))
    assert any(one == "warning" and "later than it is now" in seen for one, seen in examine("--db", path)["clock"])


# --- Settings ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "arguments, expected, named",
    [
        (["--tls-cert", "/nowhere.pem"], "danger", "go together"),
        (["--listen", "nonsense"], "danger", "--listen"),
        (["--cors-origin", "example.org"], "danger", "--cors-origin"),
        (["--instance", "north"], "warning", "--instance"),
        (["--no-web", "--web-dir", "/nowhere"], "warning", "--web-dir"),
        (["--connections", "10", "--connections-per-address", "20"], "warning", "--connections-per-address"),
        (["--batch", "100", "--queue", "10"], "warning", "--batch"),
        (["--cors-origin", "*,https://example.org"], "warning", "--cors-origin"),
        (["--listen", ":8080"], "warning", "without TLS"),
        (["--listen", ":8080", "--rate-limit", "off"], "warning", "--rate-limit off"),
        (["--listen", ":8080", "--allow-private-webhooks"], "warning", "webhooks"),
    ],
)
def test_settings_that_contradict_or_open_too_much(path, arguments, expected, named):
    found = examine("--db", path, *arguments)["settings"]
    assert any(one == expected and named in seen for one, seen in found), found


def test_settings_come_from_the_environment_as_for_the_server(path):
    assert verdict(examine(REFEREE_DB=str(path), REFEREE_INSTANCE="north"), "settings") == "warning"


def test_a_private_key_that_everybody_may_open(path, certificate, tmp_path):
    key = tmp_path / "key.pem"
    shutil.copy(certificate[0], key)
    for mode, expected in ((0o644, "warning"), (0o600, "ok")):
        key.chmod(mode)
        assert verdict(examine("--db", path, "--tls-cert", certificate[1], "--tls-key", key), "settings") == expected


# --- PostgreSQL --------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def cluster():
    if databases.why_no_postgres():
        pytest.skip(databases.why_no_postgres())
    running = databases.Postgres()
    yield running
    running.end()


@contextlib.contextmanager
def set_to(cluster, **settings):
    """Within `with`: a server that does so, as all its sessions see."""

    def settle(statement, wanted):
        for name in settings:
            cluster.execute(f"ALTER SYSTEM {statement(name)}")
        cluster.execute("SELECT pg_reload_conf()")
        deadline = time.monotonic() + kit.PATIENCE_SECONDS
        while any(cluster.execute(f"SHOW {name}") == [(value,)] for name, value in settings.items()) != wanted:
            assert time.monotonic() < deadline
            time.sleep(0.02)

    settle(lambda name: f"SET {name} = '{settings[name]}'", True)
    try:
        yield
    finally:
        settle(lambda name: f"RESET {name}", False)


@pytest.fixture(name="url")
def postgres_database(cluster):
    url = cluster.make()
    assert kit.run("migrate", "--db", url).returncode == 0
    yield url
    cluster.drop(url)


def test_a_good_server_is_told_to_be_good(url):
    found = examine("--db", url)
    for check in ("database", "postgresql", "fsync", "full_page_writes", "synchronous_commit", "standby", "connections"):
        assert verdict(found, check) == "ok", found
    assert "file-system" not in found, "its disk is not this machine's"


def test_a_server_that_does_not_sync(cluster, url):
    with set_to(cluster, fsync="off"):
        assert verdict(examine("--db", url), "fsync") == "danger"
        refused = kit.run("verify", "--db", url)
        assert refused.returncode == 1 and "fsync" in refused.stderr, "nobody else looks into it"


def test_a_server_that_tears_pages(cluster, url):
    with set_to(cluster, full_page_writes="off"):
        assert verdict(examine("--db", url), "full_page_writes") == "danger"
        with kit.Server(db=url) as server:
            assert "full-page-writes-off" in server.log and server.stop() == 0


def test_a_standby_that_is_not_there(cluster, url):
    with set_to(cluster, synchronous_standby_names="somebody"):
        found = examine("--db", url)
        assert verdict(found, "standby") == "danger" and "somebody" in found["standby"][0][1]


def test_a_server_that_is_not_there(tmp_path):
    found = examine("--db", "postgresql://ann:secret@127.0.0.1:1/referee?connect_timeout=2")
    assert verdict(found, "database") == "danger" and "secret" not in json.dumps(found)
