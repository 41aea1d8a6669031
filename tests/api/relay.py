# SPDX-License-Identifier: Apache-2.0
"""A relay between the server and its PostgreSQL, which loses what a network may lose.

    with Relay(url) as relay:                       relay.url leads through it
        relay.lose("answer")                        of the next commit of a batch: it gets there, its answer does not come
        relay.lose("commit")                        it does not get there: later, with deliver(), or never
        with relay.silence():                       nothing comes back meanwhile; nothing is lost
"""

import contextlib
import re
import socket
import threading

import kit

# Of the connection that is lost: how a batch's commit is found in what is sent, and that it is done in what comes back.
COMMIT = b"COMMIT\0"


class Relay:
    """Each connection has two threads, which copy until one side ends."""

    def __init__(self, url):
        found = re.match(r"(.*@127\.0\.0\.1:)(\d+)(/.*)", url)
        self.target = ("127.0.0.1", int(found.group(2)))
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"{found.group(1)}{self.listener.getsockname()[1]}{found.group(3)}"
        self.wanted = None  # what is to be lost next
        self.lost = threading.Event()
        self.flows = threading.Event()
        self.flows.set()
        self.held = None  # the socket to PostgreSQL, and the bytes that it has not been given
        self.sockets = []
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for each in [self.listener, *self.sockets]:
            _end(each)

    def lose(self, what):
        self.lost.clear()
        self.wanted = what

    @contextlib.contextmanager
    def silence(self):
        self.flows.clear()
        try:
            yield
        finally:
            self.flows.set()

    def wait_until_lost(self):
        assert self.lost.wait(kit.PATIENCE_SECONDS), "no batch was committed"

    def deliver(self):
        """What was held gets there after all; all that came back is returned."""
        server, data = self.held
        answers = []
        try:
            server.sendall(data)
            server.settimeout(5)
            while part := server.recv(65536):
                answers.append(part)
        except OSError:
            pass  # nobody is there any more, or nothing more comes
        return b"".join(answers)

    def _accept(self):
        while True:
            try:
                client, _ = self.listener.accept()
                server = socket.create_connection(self.target)
            except OSError:
                return
            self.sockets += [client, server]
            swallows = threading.Event()
            threading.Thread(target=self._up, args=(client, server, swallows), daemon=True).start()
            threading.Thread(target=self._down, args=(client, server, swallows), daemon=True).start()

    def _up(self, client, server, swallows):
        """From the server under test to PostgreSQL."""
        try:
            while data := client.recv(1 << 20):
                if self.wanted is not None and COMMIT in data:
                    what, self.wanted = self.wanted, None
                    if what == "commit":
                        self.held = (server, data)
                        _end(client)
                        self.lost.set()
                        return
                    swallows.set()
                server.sendall(data)
        except OSError:
            pass
        _end(server)

    def _down(self, client, server, swallows):
        """And back."""
        try:
            while data := server.recv(1 << 20):
                self.flows.wait()
                if self.held is not None and self.held[0] is server:
                    return
                if swallows.is_set():
                    if COMMIT in data:
                        break
                    continue
                client.sendall(data)
        except OSError:
            pass
        _end(client)
        if swallows.is_set():
            _end(server)
            self.lost.set()


def _end(connection):
    try:
        connection.shutdown(socket.SHUT_RDWR)
    except OSError:
        pass
    connection.close()
