# SPDX-License-Identifier: Apache-2.0
"""Ten thousand streams whose clients are killed: they are let go of, everybody else's go on, and nothing is left behind.

The clients are processes of their own, so that killing one is what a power cut or a crash does to its connections. Each
keeps some thousands of streams open and tells which games it has read an event of.
"""

import json
import pathlib
import re
import resource
import signal
import subprocess
import sys
import time

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "api"))

import allocations  # noqa: E402
import kit  # noqa: E402

pytestmark = pytest.mark.long

STREAMS_A_TOKEN, TOKENS_A_CLIENT, CLIENTS = 32, 79, 4
STREAMS_A_CLIENT = STREAMS_A_TOKEN * TOKENS_A_CLIENT
ROUNDS = 4
# Of what is allocated: 50 bytes for each stream of two rounds. What is resident says less, as the allocator gives back when it
# likes what was freed.
GROWTH_ALLOWED = 1024 * 1024

# Opens the streams that stdin names (a path and a token a line), then says of every event which stream it came on.
CLIENT = r"""
import selectors, socket, sys

port = int(sys.argv[1])
selector = selectors.DefaultSelector()
wanted = [line.split() for line in sys.stdin]
for number, (path, token) in enumerate(wanted):
    stream = socket.create_connection(("127.0.0.1", port))
    head = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\nAuthorization: Bearer {token}\r\n\r\n"
    stream.sendall(head.encode())
    selector.register(stream, selectors.EVENT_READ, [number, False])
begun = 0
while True:
    for key, _ in selector.select():
        data = key.fileobj.recv(65536)
        number, has_begun = key.data
        if not data:
            print("ended", number, flush=True)
            selector.unregister(key.fileobj)
        elif not has_begun and b"retry:" in data:
            key.data[1] = True
            begun += 1
            if begun == len(wanted):
                print("ready", flush=True)
        if b'"kind":"guess"' in data:
            print("guess", number, flush=True)
"""


class Client:
    """A process with many streams."""

    def __init__(self, server, streams):
        self.streams = streams  # (game, token) of each
        self.process = subprocess.Popen(
            [sys.executable, "-c", CLIENT, str(server.port)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.process.stdin.write("".join(f"/v1/games/{game}/events?after=2 {token}\n" for game, token in streams))
        self.process.stdin.close()

    def wait_for(self, line):
        """Reads up to that line; none may tell of a stream that ended."""
        for seen in self.process.stdout:
            assert not seen.startswith("ended"), seen
            if seen.strip() == line:
                return
        raise AssertionError(f"the client ended before it said {line!r}")

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()


@pytest.fixture
def server(tmp_path):
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard < STREAMS_A_CLIENT * CLIENTS + 500:
        pytest.skip(f"a process may have only {hard} descriptors here")
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    try:
        with allocations.Counted(allocations.build_counter(tmp_path), "--log-level", "error") as running:
            yield running
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def streams_open(server):
    return int(re.search(r"^referee_http_streams (\d+)", server.anyone().get("/metrics").text, re.MULTILINE).group(1))


def wait_until(what, condition):
    until = time.monotonic() + kit.PATIENCE_SECONDS
    while not condition():
        assert time.monotonic() < until, what
        time.sleep(0.2)


def make_games(server):
    """For each client the games that its streams follow: one game a token, followed by as many streams as may be."""
    of_clients = []
    for _ in range(CLIENTS):
        streams = []
        for _ in range(TOKENS_A_CLIENT):
            player, game = server.guest({"ruleset": "bulls-and-cows"})
            streams += [(game["id"], player.token)] * STREAMS_A_TOKEN
        of_clients.append(streams)
    return of_clients


def guess(server, client, number):
    """A guess in the game that this stream follows, which the stream must tell of."""
    game, token = client.streams[number]
    kit.Client(server, token).post(f"/v1/games/{game}/guesses", {"code": "0123"}).ok(201)
    client.wait_for(f"guess {number}")


def test_streams_of_killed_clients_are_let_go_of(server):
    games = make_games(server)
    held = []
    for turn in range(ROUNDS):
        clients = [Client(server, streams) for streams in games]
        for client in clients:
            client.wait_for("ready")
        assert streams_open(server) == STREAMS_A_CLIENT * CLIENTS
        held.append(server.held())
        for client in clients[1:]:
            client.kill()
        wait_until("streams of dead clients stay open", lambda: streams_open(server) == STREAMS_A_CLIENT)
        guess(server, clients[0], turn * STREAMS_A_TOKEN)
        clients[0].kill()
        wait_until("streams of dead clients stay open", lambda: streams_open(server) == 0)
    # The first round makes room in tables, which stays.
    assert held[-1] - held[1] < GROWTH_ALLOWED, json.dumps(held)
    assert server.stop() == 0
