# SPDX-License-Identifier: Apache-2.0
"""Streams of server-sent events that come back by themselves, and miss nothing and repeat nothing.

A line that breaks is made anew behind the last event that was read (`Last-Event-ID`), at once, then after 0.5, 1 ... 10
seconds. The server sends a comment every 15 seconds, so a line that is silent for 40 is dead. 204 is the end; a refusal that
coming back does not mend is raised.
"""

from __future__ import annotations

import contextlib
import http.client
import json
import random
from types import TracebackType
from typing import Callable, Generator, Generic, Iterable, Iterator, TypeVar

from .cancel import Cancel, current_cancel
from .errors import APIConnectionError, Cancelled, ProblemError, problem_of
from .transport import PASSING, Query, Request, Transport

SILENCE_SECONDS = 40.0
#: The longest line that is taken for one of a stream, in bytes.
LINE_MAX = 16 << 20

T = TypeVar("T")


def parse(lines: Iterable[bytes]) -> Iterator[tuple[str | None, str]]:
    """The id (None: none) and the data of each event in lines, each with its end. What has no empty line behind it is none."""
    event_id: str | None = None
    data: list[str] = []
    for raw in lines:
        line = raw.decode("utf-8").rstrip("\r\n")
        if line == "":
            if data:
                yield event_id, "\n".join(data)
            event_id, data = None, []
            continue
        name, _, value = line.partition(":")
        value = value[1:] if value.startswith(" ") else value
        if name == "data":
            data.append(value)
        elif name == "id" and "\0" not in value:
            event_id = value


def _lines(response: http.client.HTTPResponse) -> Iterator[bytes]:
    while line := response.readline(LINE_MAX):
        if not line.endswith(b"\n"):
            return  # the line broke within it
        yield line


class Stream(Generic[T]):
    """An iterator of events, to be read by one thread at a time. Closed, from any thread, it ends."""

    def __init__(
        self,
        transport: Transport,
        path: str,
        *,
        query: Query | None = None,
        after: str | None = None,
        is_last: Callable[[T], bool] = lambda event: False,
        is_over: Callable[[], bool] = lambda: False,
    ) -> None:
        """
        is_last: whether an event ends the stream, which the server keeps open for some time. is_over: whether that event
        has been before the cursor, asked when reading begins. Behind it all is told that is there already, as a log may go
        on behind the end of a game.
        """
        self._transport = transport
        self._path, self._query = path, query or {}
        self._is_last, self._was_over = is_last, is_over
        #: The id of the last event that was read: where another stream would go on.
        self.cursor = after
        self._cancel = Cancel()
        self._outer = current_cancel()
        self._events = self._read()

    def __iter__(self) -> Stream[T]:
        return self

    def __next__(self) -> T:
        try:
            with self._outer.cutting(self._cancel.cancel):
                return next(self._events)
        except Cancelled:
            if self._outer.cancelled:
                raise
            raise StopIteration from None

    def close(self) -> None:
        """Ends it, also while another thread waits for the next event."""
        self._cancel.cancel()

    def __enter__(self) -> Stream[T]:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _read(self) -> Iterator[T]:
        failures, self._is_last_told = 0, self._was_over()
        while not self._is_last_told:
            before, self._stood = self.cursor, False
            try:
                for event in self._connection():
                    yield event
                    if self._is_last(event):
                        self._is_last_told = True
                        break
                if self._is_over:
                    return
                refused: ProblemError | None = None
            except APIConnectionError:
                refused = None
            except ProblemError as problem:
                if problem.status not in PASSING:
                    raise
                refused = problem
            # A line that has told something was a good one, and one that stood a better one than none.
            failures = 0 if self.cursor != before else 1 if self._stood else failures + 1
            asked = refused.retry_after if refused is not None else None
            if not self._is_last_told:
                self._cancel.sleep(asked if asked is not None else self._delay(failures))
        yield from self._rest()

    def _rest(self) -> Iterator[T]:
        """What is there behind the cursor, read as lists."""
        while True:
            query = {**self._query, "after": self.cursor, "limit": 1000}
            page = self._transport.send(Request("GET", self._path, query)).json()
            if not page["items"]:
                return
            self.cursor = str(page["next"])
            yield from page["items"]

    @staticmethod
    def _delay(failures: int) -> float:
        return 0.0 if failures == 0 else min(0.5 * 2.0 ** (failures - 1), 10.0) * random.uniform(0.75, 1.25)

    def _connection(self) -> Iterator[T]:
        """What one line tells."""
        self._is_over = False
        request = Request(
            "GET", self._path, self._query, accept="text/event-stream", last_event_id=self.cursor,
            held=SILENCE_SECONDS - self._transport.options.timeout,
        )  # fmt: skip
        with contextlib.closing(self._events_of(request)) as events:
            for event_id, data in events:
                if event_id is not None and self._is_old(event_id):
                    continue
                self.cursor = event_id if event_id is not None else self.cursor
                yield json.loads(data)

    def _events_of(self, request: Request) -> Generator[tuple[str | None, str], None, None]:
        with self._transport.opened(request, self._cancel) as response:
            if response.status == 204:
                response.read()
                self._is_over = True
                return
            if response.status != 200:
                raise problem_of(response.status, response.read(), response.headers.get("Retry-After"))
            self._stood = True
            yield from parse(_lines(response))
        self._cancel.check()

    def _is_old(self, event_id: str) -> bool:
        """Ids are numbers that grow, or texts of which only the last is known."""
        if self.cursor is None:
            return False
        if event_id.isdigit() and self.cursor.isdigit():
            return int(event_id) <= int(self.cursor)
        return event_id == self.cursor
