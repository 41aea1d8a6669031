# SPDX-License-Identifier: Apache-2.0
"""A line between a client and the server that does what lines do now and then.

    with Line(server.port) as line:             line.url leads through it
        line.lose_answer_to("POST /v1/games")   of the next such request: the server acts, and the answer does not come
        line.lose("POST /v1/games")             of the next such request: nothing gets there
        line.refuse("GET /v1/bots", 503, {"Retry-After": "1"})    it answers the next such request itself
        line.cut()                              every connection there is ends at once
        line.asked                              the heads of all requests, in order
"""

import re
import socket
import threading



class Line:
    """A thread for each connection, and one more for what comes back."""

    def __init__(self, port):
        self.target = ("127.0.0.1", port)
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        self.asked = []
        self._faults = []
        self._lock = threading.Lock()
        self._sockets = set()
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        end(self.listener)
        self.cut()

    def lose_answer_to(self, what):
        self._faults.append((what, "answer", None))

    def lose(self, what):
        self._faults.append((what, "request", None))

    def refuse(self, what, status, headers):
        lines = [f"HTTP/1.1 {status} No", "Content-Length: 0", "Connection: close"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        self._faults.append((what, "refusal", "\r\n".join([*lines, "", ""]).encode()))

    def cut(self):
        with self._lock:
            sockets, self._sockets = self._sockets, set()
        for each in sockets:
            end(each)

    def heads_of(self, what):
        return [head for head in self.asked if head.startswith(what)]

    def keys_of(self, what):
        """The Idempotency-Key of each such request."""
        found = [re.search(r"(?im)^idempotency-key: *(\S+)", head) for head in self.heads_of(what)]
        return [match and match[1] for match in found]

    def _accept(self):
        while True:
            try:
                client, _ = self.listener.accept()
            except OSError:
                return
            threading.Thread(target=self._serve, args=(client,), daemon=True).start()

    def _serve(self, client):
        try:
            server = socket.create_connection(self.target)
        except OSError:
            end(client)
            return
        with self._lock:
            self._sockets |= {client, server}
        swallows = threading.Event()
        threading.Thread(target=self._back, args=(server, client, swallows), daemon=True).start()
        rest = b""
        try:
            # A client of ours sends no request before it has the answer to the one before it.
            while request := self._request(client, rest):
                text, rest = request
                fault = self._fault(text)
                if fault is not None and fault[1] != "answer":
                    client.sendall(fault[2] or b"")
                    break
                if fault is not None:
                    swallows.set()
                server.sendall(text)
        except OSError:
            pass
        if not swallows.is_set():
            end(server)
            end(client)

    def _request(self, client, text):
        """The next request, and what came behind it; None at the end."""
        while b"\r\n\r\n" not in text:
            part = client.recv(65536)
            if not part:
                return None
            text += part
        head, _, _ = text.partition(b"\r\n\r\n")
        length = re.search(rb"(?im)^content-length: *(\d+)", head)
        whole = len(head) + 4 + (int(length[1]) if length else 0)
        while len(text) < whole:
            part = client.recv(65536)
            if not part:
                return None
            text += part
        self.asked.append(head.decode("latin-1"))
        return text[:whole], text[whole:]

    def _fault(self, text):
        with self._lock:
            for number, fault in enumerate(self._faults):
                if text.startswith(fault[0].encode()):
                    return self._faults.pop(number)
        return None

    def _back(self, server, client, swallows):
        try:
            while part := server.recv(65536):
                if swallows.is_set():
                    break
                client.sendall(part)
        except OSError:
            pass
        end(client)
        end(server)


def end(connection):
    try:
        connection.shutdown(socket.SHUT_RDWR)
    except OSError:
        pass
    connection.close()


def silent_port():
    """A listener that takes connections and never says anything; to be closed."""
    return socket.create_server(("127.0.0.1", 0))
