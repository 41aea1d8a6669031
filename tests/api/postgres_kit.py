# SPDX-License-Identifier: Apache-2.0
"""What tests of PostgreSQL alone share: they run whatever database the other tests are run on. Of the fixtures each file
takes those that it needs by their names."""

import pytest

import databases
from load import patiently

NEEDS_POSTGRES = pytest.mark.skipif(databases.why_no_postgres() is not None, reason=str(databases.why_no_postgres()))


@pytest.fixture
def url():
    """A database with all tables and no rows."""
    made = databases.shared().make_migrated()
    yield made
    databases.shared().drop(made)


@pytest.fixture
def empty():
    made = databases.shared().make()
    yield made
    databases.shared().drop(made)


@pytest.fixture
def breakable():
    """A PostgreSQL server that the test may stop."""
    postgres = databases.Postgres()
    yield postgres
    postgres.end()


def cut_off(url):
    """Ends every connection to the database: how many there were."""
    name = url.rpartition("/")[2]
    ended = databases.shared().execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
    return len(ended)


def again(server):
    """Until it plays again."""
    patiently(lambda: server.anyone().post("/v1/games", {"ruleset": "mastermind"})).ok(201)
