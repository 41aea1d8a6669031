# SPDX-License-Identifier: Apache-2.0
"""What all tests over HTTP share: one server for the tests that only play, and a look at its end."""

import pytest

import kit


@pytest.fixture(scope="session")
def server():
    """The server of every test that needs none of its own. Each test makes its own players and games on it."""
    with kit.Server() as running:
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
