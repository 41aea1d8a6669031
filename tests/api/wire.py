# SPDX-License-Identifier: Apache-2.0
"""A connection of bare bytes, for what an HTTP library would never send and for seeing what it would hide."""

import json
import re
import socket
import ssl

# Where a test waits for the server it is a mistake if nothing comes; yet before the deadlines of idle clients it must.
SECONDS = 50


class Answer:
    """One answer as it stood on the wire."""

    def __init__(self, head, body):
        lines = head.decode("latin-1").split("\r\n")
        self.version, status, self.reason = (lines[0].split(" ", 2) + [""])[:3]
        self.status = int(status)
        self.lines = lines[1:]
        self.headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in self.lines)}
        self.body = body

    @property
    def json(self):
        return json.loads(self.body.decode("utf-8"))

    def problem(self, status, name):
        """Fails when it is not this problem, well made."""
        assert self.status == status, (self.status, self.body)
        assert self.headers["content-type"] == "application/problem+json", self.headers
        problem = self.json
        assert re.fullmatch(r"https?://[^/]+/problems/" + name, problem["type"]), problem
        assert problem["status"] == status and problem["title"] and problem["detail"], problem
        assert problem["request_id"] == self.headers["x-request-id"], problem
        return problem


class Wire:
    """A TCP connection to the server."""

    def __init__(self, server, timeout=SECONDS):
        self.socket = socket.create_connection(("127.0.0.1", server.port), timeout=timeout)
        self.buffer = b""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()

    def send(self, data):
        self.socket.sendall(data if isinstance(data, bytes) else data.encode("latin-1"))
        return self

    def _fill(self):
        data = self.socket.recv(65536)
        self.buffer += data
        return len(data) > 0

    def answer(self, to_head=False):
        """The next answer; None when the server closes first."""
        while b"\r\n\r\n" not in self.buffer:
            if not self._fill():
                assert self.buffer == b"", self.buffer
                return None
        head, _, self.buffer = self.buffer.partition(b"\r\n\r\n")
        answer = Answer(head, b"")
        if 100 <= answer.status < 200:
            return answer
        length = 0 if to_head or answer.status in (204, 304) else int(answer.headers["content-length"])
        while len(self.buffer) < length:
            assert self._fill(), "the answer was cut"
        answer.body, self.buffer = self.buffer[:length], self.buffer[length:]
        return answer

    def is_closed(self):
        """Waits for the server to close; fails when it sends something instead, or does neither."""
        try:
            data = self.socket.recv(65536)
        except ConnectionResetError:
            return True
        assert data == b"", data
        return True

    def is_open(self):
        """Does a request on this connection still get an answer?"""
        self.send("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
        answer = self.answer()
        return answer is not None and answer.status == 200


class TlsWire(Wire):
    """The same inside TLS."""

    def __init__(self, server, timeout=SECONDS):
        super().__init__(server, timeout)
        self.socket = ssl.create_default_context(cafile=server.tls).wrap_socket(self.socket, server_hostname="localhost")

    def is_closed(self):
        try:
            return super().is_closed()
        except (ssl.SSLEOFError, ssl.SSLZeroReturnError):
            return True


def request(server, data, to_head=False):
    """One request on a connection of its own, and whether the connection was closed after it, as the answer said."""
    with Wire(server) as wire:
        wire.send(data)
        answer = wire.answer(to_head)
        if answer is None:
            return None, True
        if answer.headers.get("connection", "").lower() == "close":
            return answer, wire.is_closed()
        assert wire.is_open()
        return answer, False
