# SPDX-License-Identifier: Apache-2.0
"""Requests: connections that are kept, tries, keys, time limits. It knows of no game.

A request is sent until it is answered. No answer, 429, 502, 503 and 504 are tried again, after what `Retry-After` says or
after 0.25, 0.5 ... 5 seconds, each a little more or less. All tries of a change have one `Idempotency-Key`, so it is made
once even when the answer to an earlier try was lost. Any other refusal is raised at once.
"""

from __future__ import annotations

import contextlib
import http.client
import json
import random
import secrets
import socket
import ssl
import threading
from dataclasses import dataclass, field
from typing import Any, Iterator, Mapping
from urllib.parse import quote, urlencode, urlsplit

from .cancel import Cancel, current_cancel
from .errors import APIConnectionError, APITimeoutError, Cancelled, ProblemError, problem_of

VERSION = "0.1.0"
PASSING = (429, 502, 503, 504)
#: More idle connections than this are not kept.
IDLE_MAX = 8

Query = Mapping[str, "str | int | bool | None"]


@dataclass(frozen=True)
class Options:
    """How patient a client is."""

    #: Seconds without a byte from the server after which a try has failed, beside what it was asked to hold the answer.
    timeout: float = 30.0
    #: How often a request is sent again.
    retries: int = 6
    #: When the server asks for a longer pause than this, in seconds, its refusal is raised instead.
    retry_after_max: float = 60.0
    #: The language of what people read, texts of problems and of rulesets: Accept-Language. None: the server's own, English.
    language: str | None = None


@dataclass(frozen=True)
class Request:
    method: str
    path: str
    query: Query = field(default_factory=dict)
    body: object = None
    #: The version that the caller has seen.
    if_match: int | None = None
    #: Sent with every try. None: the request changes nothing, or twice is as once.
    key: str | None = None
    #: The body as it stands, and its media type, in the place of JSON.
    text: tuple[str, str] | None = None
    accept: str = "application/json"
    last_event_id: str | None = None
    #: Seconds for which the server is asked to hold the answer.
    held: float = 0.0

    def target(self, prefix: str) -> str:
        pairs = {name: spelled(value) for name, value in self.query.items() if value is not None}
        return prefix + self.path + ("?" + urlencode(pairs) if pairs else "")


@dataclass(frozen=True)
class Response:
    status: int
    headers: http.client.HTTPMessage
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body) if self.body else None


def spelled(value: str | int | bool) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def path_of(*segments: str | int) -> str:
    """/v1/..., each segment escaped."""
    return "/v1/" + "/".join(quote(str(segment), safe="") for segment in segments)


def new_key() -> str:
    return secrets.token_hex(16)


class Transport:
    """The way to one server, for any number of threads. `token` goes with every request."""

    def __init__(self, server: str, token: str | None, options: Options, context: ssl.SSLContext | None = None) -> None:
        parts = urlsplit(server)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ValueError(f"the server's address is http://HOST:PORT or https://HOST, not {server!r}")
        self.token = token
        self.options = options
        self._https = parts.scheme == "https"
        self._host, self._port = parts.hostname, parts.port
        self._prefix = parts.path.rstrip("/")
        self._context = context or (ssl.create_default_context() if self._https else None)
        self._lock = threading.Lock()
        self._idle: list[http.client.HTTPConnection] = []
        self._closing = Cancel()

    def close(self) -> None:
        """Cuts off what is under way, which raises Cancelled, and closes all connections."""
        self._closing.cancel()
        with self._lock:
            idle, self._idle = self._idle, []
        for connection in idle:
            connection.close()

    # --- Asking ------------------------------------------------------------------------------------------------------

    def send(self, request: Request) -> Response:
        """The answer of 2xx; raises a ProblemError for any other."""
        cancel, delay = current_cancel(), 0.25
        for left in range(self.options.retries, -1, -1):
            try:
                return self._once(request, cancel)
            except APIConnectionError as error:
                if left == 0:
                    raise
                problem: ProblemError | APIConnectionError = error
            except ProblemError as error:
                if left == 0 or not self._passes(error):
                    raise
                problem = error
            asked = problem.retry_after if isinstance(problem, ProblemError) else None
            pause = asked if asked is not None else delay * random.uniform(0.75, 1.25)
            delay = min(delay * 2, 5.0)
            self._sleep(pause, cancel)
        raise AssertionError("the last try returns or raises")

    def _sleep(self, seconds: float, cancel: Cancel) -> None:
        resting = Cancel()
        with cancel.cutting(resting.cancel), self._closing.cutting(resting.cancel):
            resting.sleep(seconds)

    def _passes(self, problem: ProblemError) -> bool:
        return problem.status in PASSING and (problem.retry_after or 0) <= self.options.retry_after_max

    def _once(self, request: Request, cancel: Cancel) -> Response:
        with self.opened(request, cancel) as response:
            body = response.read()
        if response.status >= 300:
            raise problem_of(response.status, body, response.headers.get("Retry-After"))
        return Response(response.status, response.headers, body)

    @contextlib.contextmanager
    def opened(self, request: Request, cancel: Cancel) -> Iterator[http.client.HTTPResponse]:
        """An answer whose body has not been read. The connection is kept where it was read to its end within."""
        connection, is_kept = self._take()
        while True:
            try:
                connection.timeout = self.options.timeout + request.held
                with contextlib.ExitStack() as watched:
                    self._connect(connection, cancel, watched)
                    response = self._ask(connection, request)
                    is_kept = False
                    yield response
                    if response.isclosed() and not response.will_close:
                        self._give(connection)
                    else:
                        connection.close()
                return
            except (OSError, http.client.HTTPException) as error:
                connection.close()
                # A connection that was kept may have been closed by the server meanwhile: that is no try.
                if not is_kept or isinstance(error, TimeoutError) or cancel.cancelled or self._closing.cancelled:
                    raise self._lost(error, request, cancel) from error
                connection, is_kept = self._new(), False
            except BaseException:
                connection.close()
                raise

    def _connect(
        self, connection: http.client.HTTPConnection, cancel: Cancel, watched: contextlib.ExitStack
    ) -> None:
        """The connection stands, and is cut off when somebody calls it off."""
        cancel.check()
        self._closing.check()
        if connection.sock is None:
            connection.connect()
        assert connection.sock is not None
        line = connection.sock
        line.settimeout(connection.timeout)

        def cut() -> None:
            with contextlib.suppress(OSError):
                # Of a line with TLS only what is below it: its reader is another thread.
                socket.socket.shutdown(line, socket.SHUT_RDWR)

        watched.enter_context(cancel.cutting(cut))
        watched.enter_context(self._closing.cutting(cut))

    def _ask(self, connection: http.client.HTTPConnection, request: Request) -> http.client.HTTPResponse:
        headers = {"Accept": request.accept, "User-Agent": f"referee-client-python/{VERSION}"}
        if self.token is not None:
            headers["Authorization"] = f"Bearer {self.token}"
        if self.options.language is not None:
            headers["Accept-Language"] = self.options.language
        if request.key is not None:
            headers["Idempotency-Key"] = request.key
        if request.if_match is not None:
            headers["If-Match"] = f'"{request.if_match}"'
        if request.last_event_id is not None:
            headers["Last-Event-ID"] = request.last_event_id
        body = None
        if request.text is not None:
            headers["Content-Type"], body = request.text[0], request.text[1].encode()
        elif request.body is not None:
            headers["Content-Type"], body = "application/json", json.dumps(request.body).encode()
        connection.request(request.method, request.target(self._prefix), body, headers)
        return connection.getresponse()

    def _lost(self, error: Exception, request: Request, cancel: Cancel) -> Exception:
        if cancel.cancelled or self._closing.cancelled:
            return Cancelled("the call was cancelled")
        if isinstance(error, TimeoutError):
            return APITimeoutError(f"{request.method} {request.path}: no answer in time", request.key)
        return APIConnectionError(f"{request.method} {request.path}: {error or type(error).__name__}", request.key)

    # --- Connections -------------------------------------------------------------------------------------------------

    def _new(self) -> http.client.HTTPConnection:
        if self._https:
            return http.client.HTTPSConnection(self._host, self._port, context=self._context)
        return http.client.HTTPConnection(self._host, self._port)

    def _take(self) -> tuple[http.client.HTTPConnection, bool]:
        with self._lock:
            return (self._idle.pop(), True) if self._idle else (self._new(), False)

    def _give(self, connection: http.client.HTTPConnection) -> None:
        with self._lock:
            if len(self._idle) < IDLE_MAX and not self._closing.cancelled:
                self._idle.append(connection)
                return
        connection.close()
