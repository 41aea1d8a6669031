# SPDX-License-Identifier: Apache-2.0
"""What all tests over HTTP share: one server for the tests that only play, and a look at its end."""

import subprocess

import pytest

import kit


# Files in which much is waited for: begun first, so that they end with the others where files run side by side.
LONG = ["clocks", "http_limits", "accounts", "feed_stream", "results_stream", "http_protocol", "bot_runner", "webhooks", "readme"]


def pytest_collection_modifyitems(items):
    order = {f"test_{name}.py": number for number, name in enumerate(LONG)}
    items.sort(key=lambda item: order.get(item.path.name, len(LONG)))


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
