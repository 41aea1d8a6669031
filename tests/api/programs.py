# SPDX-License-Identifier: Apache-2.0
"""What every program that the tests start is given: the binary, its environment, a port."""

import os
import pathlib
import socket

ROOT = pathlib.Path(__file__).resolve().parents[2]
BINARY = pathlib.Path(os.environ.get("REFEREE_BINARY") or ROOT / "build" / "referee").resolve()
# ThreadSanitizer makes ten seconds of one.
IS_SLOW = BINARY.parent.name == "tsan"
# Sanitizers make everything slower; nothing here measures speed.
PATIENCE_SECONDS = 360 if IS_SLOW else 120
# Of a turn that somebody lets pass and in which somebody else has to act: no machine is so slow that it takes as long to ask.
SHORT_TURN_SECONDS = 12 if IS_SLOW else 4


def environment(**settings):
    """The environment for a server: without settings that belong to the tests or to whoever runs them."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("REFEREE_")}
    return {**clean, **settings}


def files_of_processes(name):
    """/proc/PID/NAME of all. Not by glob, which looks whether each is there and fails where its process ends (ESRCH)."""
    return [pathlib.Path("/proc", pid, name) for pid in os.listdir("/proc") if pid.isdecimal()]


def reserve_port():
    """A port, and the socket that keeps it until it is closed, also while no server listens there.

    The socket is bound and does not listen: neither another test nor a connection on its way out is given its port, and a
    server, which sets SO_REUSEADDR as well, is let in beside it.
    """
    keeper = socket.socket()
    keeper.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    keeper.bind(("127.0.0.1", 0))
    return keeper.getsockname()[1], keeper
