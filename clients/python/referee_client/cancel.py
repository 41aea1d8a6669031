# SPDX-License-Identifier: Apache-2.0
"""Calling off what is under way, from another thread.

    cancel = Cancel()
    threading.Timer(10, cancel.cancel).start()
    with cancel:
        game.wait()                       # raises Cancelled after ten seconds

All calls within `with` belong to it, and so do streams that are opened there, for as long as they are read. What waits for
the server is cut off; whether a change that was under way has been made is told by asking again with the same key.
"""

from __future__ import annotations

import contextlib
import contextvars
import threading
from types import TracebackType
from typing import Callable, Iterator

from .errors import Cancelled

_current: contextvars.ContextVar[Cancel | None] = contextvars.ContextVar("referee_client.cancel", default=None)


class Cancel:
    """May be called off once; it stays so. Several threads may be within the same one, each for itself."""

    def __init__(self) -> None:
        self._event = threading.Event()
        self._lock = threading.Lock()
        self._cutters: set[Callable[[], None]] = set()
        self._entered = threading.local()

    @property
    def cancelled(self) -> bool:
        return self._event.is_set()

    def cancel(self) -> None:
        self._event.set()
        with self._lock:
            cutters = list(self._cutters)
        for cut in cutters:
            cut()

    def check(self) -> None:
        if self.cancelled:
            raise Cancelled("the call was cancelled")

    def sleep(self, seconds: float) -> None:
        """Waits, and raises Cancelled when it is called off meanwhile."""
        self._event.wait(seconds)
        self.check()

    @contextlib.contextmanager
    def cutting(self, cut: Callable[[], None]) -> Iterator[None]:
        """Calls `cut` when it is called off within."""
        with self._lock:
            self._cutters.add(cut)
        try:
            self.check()
            yield
        finally:
            with self._lock:
                self._cutters.discard(cut)

    def __enter__(self) -> Cancel:
        self._entered.tokens = [*getattr(self._entered, "tokens", []), _current.set(self)]
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        _current.reset(self._entered.tokens.pop())


def current_cancel() -> Cancel:
    """That of the `with` around the call; outside of one, one that nobody calls off."""
    return _current.get() or Cancel()
