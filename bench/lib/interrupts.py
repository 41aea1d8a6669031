# SPDX-License-Identifier: Apache-2.0
"""Ending early: SIGTERM and SIGHUP end a program as Ctrl-C does, and what must be cleared away then is."""

import contextlib
import signal

SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def heed_signals():
    """From now on each of the signals raises KeyboardInterrupt."""

    def interrupt(_number, _frame):
        raise KeyboardInterrupt

    for number in SIGNALS:
        signal.signal(number, interrupt)


@contextlib.contextmanager
def undisturbed():
    """While servers are stopped and files removed: a second Ctrl-C waits until that is done."""
    old = signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, old)
