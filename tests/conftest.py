# SPDX-License-Identifier: Apache-2.0
"""What holds for every test: none passes when a process that it started has crashed.

Those marked `long` take minutes, or need what not every machine has: they run with --long, and nothing else does then.
"""

import pathlib
import signal
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

import children  # noqa: E402

children.watch()

# Whatever a script begins in its background ignores the first two of these, and what `nohup` begins the third; so would all
# that the tests start.
for number in (signal.SIGINT, signal.SIGQUIT, signal.SIGHUP):
    if signal.getsignal(number) == signal.SIG_IGN:
        signal.signal(number, signal.SIG_DFL)


def pytest_addoption(parser):
    parser.addoption("--long", action="store_true", help="run the tests that are marked `long`, and no others")


def pytest_configure(config):
    config.addinivalue_line("markers", "long: takes minutes, or needs what not every machine has (--long)")


def pytest_collection_modifyitems(config, items):
    wanted = config.getoption("--long")
    others = [item for item in items if (item.get_closest_marker("long") is not None) != wanted]
    if others:
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if item not in others]


@pytest.fixture(autouse=True)
def crashes_are_failures():
    """The first fixture of a test, so the last to end: servers of the test's own have been stopped by then."""
    yield
    crashed = children.crashes()
    assert not crashed, crashed


@pytest.fixture(autouse=True, scope="session")
def crashes_at_the_end_are_failures():
    """The same for what all tests share."""
    yield
    crashed = children.crashes()
    assert not crashed, crashed
