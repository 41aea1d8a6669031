# SPDX-License-Identifier: Apache-2.0
"""A referee server that may die at any moment, and callers that notice."""

import http.client
import json
import os
import signal
import socket
import subprocess
import time

READY_SECONDS = 120
STOP_SECONDS = 120
VERIFY_SECONDS = 300


class Broken(AssertionError):
    """The server did not keep its word."""


class Lost(Exception):
    """No answer came. `sent` tells whether the server may have seen the request."""

    def __init__(self, sent):
        super().__init__("sent" if sent else "not sent")
        self.sent = sent


def expect(condition, text):
    if not condition:
        raise Broken(text)


class Answer:
    def __init__(self, status, headers, body):
        self.status = status
        self.replayed = headers.get("Idempotency-Replayed") == "true"
        self.etag = headers.get("ETag")
        self.json = json.loads(body) if body else None

    @property
    def good(self):
        return self.status in (200, 201, 204)


class Caller:
    """One keep-alive connection; a thread's own."""

    def __init__(self, port):
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)

    def call(self, method, path, token=None, body=None, key=None):
        headers = {"Content-Type": "application/json"} if body is not None else {}
        if token:
            headers["Authorization"] = "Bearer " + token
        if key:
            headers["Idempotency-Key"] = key
        data = json.dumps(body) if body is not None else None
        sent = False
        try:
            if self.connection.sock is None:
                self.connection.connect()
            sent = True
            self.connection.request(method, path, body=data, headers=headers)
            response = self.connection.getresponse()
            return Answer(response.status, response.headers, response.read())
        except (OSError, http.client.HTTPException) as error:
            self.connection.close()
            raise Lost(sent) from error

    def get(self, path, token):
        """The JSON of a read that must succeed."""
        answer = self.call("GET", path, token)
        expect(answer.status == 200, f"GET {path}: {answer.status} {answer.json}")
        return answer.json

    def close(self):
        self.connection.close()


def reserve_port():
    """A port, and the socket that keeps it from everybody but a server: see api/kit.py."""
    keeper = socket.socket()
    keeper.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    keeper.bind(("127.0.0.1", 0))
    return keeper.getsockname()[1], keeper


class Server:
    """A server on one database file, to be started and killed again and again; its log goes on."""

    def __init__(self, binary, directory, name):
        self.binary = os.path.abspath(binary)
        self.database = os.path.join(directory, f"{name}.db")
        self.log_path = os.path.join(directory, f"{name}.log")
        self.port, self.port_keeper = reserve_port()
        self.process = None

    def start(self):
        command = [self.binary, "serve", "--db", self.database, "--listen", f"127.0.0.1:{self.port}"]
        with open(self.log_path, "ab") as log:
            self.process = subprocess.Popen(
                [*command, "--rate-limit", "off"], stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )
        end = time.monotonic() + READY_SECONDS
        while time.monotonic() < end and self.process.poll() is None:
            if self.is_ready():
                return
            time.sleep(0.02)
        status = self.process.poll()
        self.kill()
        what = "did not become ready" if status is None else f"ended with status {status} before it was ready"
        raise Broken(f"the server {what}; its log ends: {self.log_tail()}")

    def is_ready(self):
        caller = Caller(self.port)
        try:
            return caller.call("GET", "/readyz").status == 200
        except Lost:
            return False
        finally:
            caller.close()

    def log_tail(self):
        with open(self.log_path, errors="replace", encoding="utf-8") as log:
            return log.read()[-1500:]

    def is_alive(self):
        return self.process is not None and self.process.poll() is None

    def kill(self):
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            status = self.process.wait()
            expect(status >= 0 or status == -signal.SIGKILL, f"the server died by signal {-status}: {self.log_tail()}")

    def stop(self):
        """SIGTERM must end it with status 0."""
        self.process.send_signal(signal.SIGTERM)
        try:
            status = self.process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.kill()
            raise Broken(f"the server did not end within {STOP_SECONDS} s of SIGTERM") from None
        expect(status == 0, f"after SIGTERM the server ended with {status}; its log ends: {self.log_tail()}")

    def verify(self):
        """`referee verify` must find the log and all that is derived from it in agreement."""
        done = subprocess.run(
            [self.binary, "verify", "--db", self.database],
            stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=VERIFY_SECONDS, check=False,
        )  # fmt: skip
        expect(done.returncode == 0, f"verify ended with {done.returncode}: {(done.stdout + done.stderr)[-1500:]}")
