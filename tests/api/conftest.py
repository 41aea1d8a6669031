# SPDX-License-Identifier: Apache-2.0
"""What all tests over HTTP share: one server for the tests that only play, and a look at its end."""

import collections
import os
import pathlib
import subprocess

import pytest

import databases
import kit

HERE = pathlib.Path(__file__).parent

# The server that tests share is so many processes, of which any may get a request. Where there are several, tests that bring
# servers of their own are left out, as nothing of them is otherwise.
SERVERS = int(os.environ.get("REFEREE_TEST_SERVERS", "1"))

# Files in which much is waited for: begun first, so that they end with the others where files run side by side.
LONG = [
    "postgres_commits", "tournaments", "quiz_secrecy", "postgres_away", "quiz_clocks", "servers_gone", "backup_verify",
    "service", "quiz_many", "clocks", "analysis", "postgres", "http_limits", "bot_runner", "throttle", "webhooks", "readme",
    "feed_stream", "accounts", "clock_steps", "verify_time", "tournaments_people", "copy", "rolling", "holds", "feed_wait",
    "results_stream", "http_protocol", "migrations", "lobby",
]  # fmt: skip

# Under a sanitizer as it watches a change, which is also when tests are run on PostgreSQL: so many of each test that is done
# with several values, as little more is seen in the tenth; nothing of what is about texts, pages and packages; and nothing of
# what plays long to come to a number, by actions and queries that others have as well. `make check-long` has all of them, under
# both sanitizers and on PostgreSQL.
WATCHED_VALUES = 2
UNWATCHED = {
    "cache_memory", "install", "metrics", "page", "page_build", "quiz_record", "quiz_rounds", "readme", "rolling",
    "rules_pages",
}  # fmt: skip

# Files in which threads of the server meet: requests that come at once, answers that wait, and what the server does by
# itself beside them. Of every change `make tsan` runs these alone, as others say one thing after the other, and `make asan`
# the others alone. All of them run under both in parts of `make check-long`.
THREADS = {
    "accounts", "analysis", "backup_verify", "bots", "clock_steps", "clocks", "feed_player", "feed_stream", "feed_wait",
    "hints", "holds", "http_limits", "idempotency", "join", "leaderboards", "lobby", "lock", "postgres", "postgres_away",
    "postgres_commits", "priority", "publish", "quiz_clocks", "quiz_many", "quiz_setup", "races", "rematch",
    "results_stream", "revocation", "servers", "servers_gone", "shutdown", "throttle", "tournaments", "tournaments_people",
    "webhooks",
}  # fmt: skip
# Those of them that are watched on PostgreSQL: what several servers share, and what is told of it. The others are on SQLite,
# whose log has its index written, and its file copied back, beside the moves.
THREADS_ON_POSTGRES = {
    "feed_player", "feed_stream", "feed_wait", "leaderboards", "postgres", "postgres_away", "postgres_commits",
    "quiz_clocks", "quiz_many", "quiz_setup", "results_stream", "servers", "servers_gone", "tournaments",
    "tournaments_people", "webhooks",
}  # fmt: skip


def pytest_configure(config):
    config.addinivalue_line("markers", "sqlite_only(reason): about SQLite's file, so left out on PostgreSQL")
    config.addinivalue_line("markers", "one_server(reason): what several tell otherwise, so left out where there are")
    config.addinivalue_line("markers", "reckons(reason): what is found in a given time, so left out under ThreadSanitizer")
    if databases.IS_POSTGRES and not hasattr(config, "workerinput"):
        databases.shared()  # for the workers too, which are begun later


def name_of(item):
    return item.path.stem.removeprefix("test_")


def repeated(items):
    """Of each test that is done with several values, all but the first few."""
    by_test = collections.defaultdict(list)
    for item in items:
        by_test[item.path, item.originalname].append(item)
    return {item for same in by_test.values() for item in same[WATCHED_VALUES:]}


def is_watched(item, wanted):
    """Whether its file is one of those that REFEREE_TEST_THREADS asks for."""
    name = name_of(item)
    if wanted == "only":
        return name in THREADS and (name in THREADS_ON_POSTGRES) == databases.IS_POSTGRES
    return name not in THREADS and name not in UNWATCHED


def pytest_collection_modifyitems(config, items):
    order = {name: number for number, name in enumerate(LONG)}
    items.sort(key=lambda item: order.get(name_of(item), len(LONG)))
    marks = (("sqlite_only", databases.IS_POSTGRES), ("one_server", SERVERS > 1), ("reckons", kit.IS_SLOW))
    left_by = [mark for mark, is_so in marks if is_so]
    if left_by:
        left_out = {item for item in items if any(map(item.get_closest_marker, left_by))}
        left_out |= {item for item in items if SERVERS > 1 and "server" not in item.fixturenames}
        config.hook.pytest_deselected(items=list(left_out))
        items[:] = [item for item in items if item not in left_out]
    wanted = os.environ.get("REFEREE_TEST_THREADS")
    if wanted:
        unknown = [name for name in THREADS | UNWATCHED if not (HERE / f"test_{name}.py").exists()]
        assert not unknown, f"there are no tests of {unknown}"
        assert THREADS_ON_POSTGRES < THREADS and not THREADS & UNWATCHED
        left_out = repeated(items)
        left_out |= {item for item in items if not is_watched(item, wanted)}
        config.hook.pytest_deselected(items=list(left_out))
        items[:] = [item for item in items if item not in left_out]
    number, parts = map(int, os.environ.get("REFEREE_TEST_PART", "1/1").split("/"))
    config.hook.pytest_deselected(items=[item for place, item in enumerate(items) if place % parts != number - 1])
    items[:] = items[number - 1 :: parts]


@pytest.fixture(scope="session")
def server():
    """The server of every test that needs none of its own. Each test makes its own players and games on it."""
    with kit.Servers(SERVERS) if SERVERS > 1 else kit.Server() as running:
        yield running
        assert running.stop() == 0, f"the server did not end well: {running.log[-2000:]}"
        told = [token for token in kit.tokens if token.startswith("rf_") and token in running.log]
        assert not told, "tokens stand in the server's log"


@pytest.fixture
def own_server():
    """A server for a test that stops it or looks at its files."""
    with kit.Server() as running:
        yield running


@pytest.fixture
def new_db(tmp_path):
    """What goes to `--db` of a test that brings its own database, which is new, and needs it when its server has gone."""
    with databases.fresh(tmp_path) as db:
        yield db


@pytest.fixture
def document(tmp_path):
    """The export of a finished game, of another server."""
    path = tmp_path / "game.json"
    with kit.Server() as other:
        table = other.alone()
        table.resign(0).ok(201)
        export = table[0].get(table.path + "/export")
        export.ok(200)
        path.write_text(export.text)
        assert other.stop() == 0
    return path


@pytest.fixture
def anyone(server):
    return server.anyone()


@pytest.fixture
def ann(server):
    return server.player("Ann")


@pytest.fixture
def bob(server):
    return server.player("Bob")


@pytest.fixture
def eve(server):
    """A stranger: a player without a seat in anybody's game."""
    return server.player("Eve")


@pytest.fixture(scope="session")
def certificate(tmp_path_factory):
    """Key and certificate of localhost."""
    directory = tmp_path_factory.mktemp("tls")
    key, cert = directory / "key.pem", directory / "cert.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
         "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", cert],
        capture_output=True, check=True,
    )  # fmt: skip
    return key, cert
