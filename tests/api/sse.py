# SPDX-License-Identifier: Apache-2.0
"""A reader of server-sent events, as strict about their form as the server promises to be."""

import http.client
import json
import time

import kit


class Stream:
    """GET of a stream; what its answer was is in `reply` when it is none."""

    def __init__(self, client, target, method="GET", **headers):
        self.connection = http.client.HTTPConnection("127.0.0.1", client.server.port, timeout=kit.PATIENCE_SECONDS)
        sent = {"Accept": "text/event-stream", **{name.replace("_", "-"): value for name, value in headers.items()}}
        if client.token:
            sent["Authorization"] = "Bearer " + client.token
        self.connection.request(method, target, headers=sent)
        self.response = self.connection.getresponse()
        self.status = self.response.status
        self.is_open = self.status == 200 and method == "GET"
        body = b"" if self.is_open else self.response.read()
        if self.is_open:
            assert self.block() == ["retry: 2000"], "the reconnection time comes first"
            body = b"retry: 2000\n\n"
        self.reply = kit.Reply(f"{method} {target}", self.status, self.response.getheaders(), body)
        if client.server.recorded:
            kit.exchanges.append(method, target, sent, None, self.reply)
        self.heartbeats = 0
        if self.is_open:
            assert self.reply.headers["content-type"] == "text/event-stream"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self.response.close()
        self.connection.close()

    def block(self):
        """The lines up to the next empty one; None at the end of the stream."""
        lines = []
        while True:
            line = self.response.readline()
            if line == b"":
                assert not lines, f"the stream ends within {lines}"
                return None
            assert line.endswith(b"\n"), line
            if line == b"\n":
                return lines
            lines.append(line[:-1].decode("utf-8"))

    def event(self):
        """The next event; None at the end of the stream."""
        while True:
            lines = self.block()
            if lines is None:
                return None
            if lines[0].startswith(":"):
                self.heartbeats += 1
                continue
            assert len(lines) == 2 and lines[0].startswith("id: ") and lines[1].startswith("data: "), lines
            event = json.loads(lines[1][len("data: ") :])
            assert str(event.get("seq", event.get("id"))) == lines[0][len("id: ") :], lines
            return event

    def message(self):
        """The data of the next event, which has no id; None at the end of the stream."""
        while True:
            lines = self.block()
            if lines is None:
                return None
            if lines[0].startswith(":"):
                self.heartbeats += 1
                continue
            assert len(lines) == 1 and lines[0].startswith("data: "), lines
            return json.loads(lines[0][len("data: ") :])

    def events(self, count):
        return [self.event() for _ in range(count)]

    def ends(self):
        """Reads to the end; fails where an event comes first."""
        event = self.event()
        assert event is None, event
        return True


def wait_until(condition):
    """Asks again and again, and returns what is true; fails when it takes too long."""
    deadline = time.monotonic() + kit.PATIENCE_SECONDS
    while not (found := condition()):
        assert time.monotonic() < deadline, "it does not come about"
        time.sleep(0.02)
    return found


def until_known(look):
    """What has been worked out, of a position or of each of a round: asked again where the machine had too little time for it."""

    def known():
        found = look()
        return found if all(one["value"] != "unknown" for one in (found if isinstance(found, list) else [found])) else None

    return wait_until(known)
