# SPDX-License-Identifier: Apache-2.0
"""A pytest plugin for scripts/run-tests: says every few seconds how many tests have run and which are running.

Takes the place of pytest's dots, which say nothing while a long test runs and, told to a file, nothing at all. With xdist
it speaks in the process that the others report to.
"""

import os
import threading
import time

import pytest

SILENCE_SECONDS = 4


class Progress:
    def __init__(self, terminal):
        self._terminal, self._lock = terminal, threading.Lock()
        self._name = os.environ.get("REFEREE_SUITE", "tests")
        self._total = self._done = self._failed = 0
        self._running = {}
        self._started = self._spoken = time.monotonic()
        self._over = threading.Event()
        threading.Thread(target=self._keep_speaking, daemon=True).start()

    def _keep_speaking(self):
        while not self._over.wait(0.5):
            with self._lock:
                if time.monotonic() - self._spoken >= SILENCE_SECONDS:
                    self._speak()

    def _speak(self):
        self._spoken = time.monotonic()
        oldest = sorted(self._running, key=self._running.get)
        names = ", ".join(name.rpartition("/")[2].replace("::", ": ") for name in oldest[:2])
        failed = f", {self._failed} failed" if self._failed else ""
        seconds = self._spoken - self._started
        count = f"{self._done} of {self._total}" if self._total else "getting ready"
        self._terminal.write_line(f"  {self._name} {seconds:4.0f} s  {count}{failed}  {names[:120]}", flush=True)

    @pytest.hookimpl(trylast=True)
    def pytest_collection_finish(self, session):
        self._total = max(self._total, len(session.items))

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, ids):
        self._total = max(self._total, len(ids))

    def pytest_runtest_logstart(self, nodeid):
        with self._lock:
            self._running[nodeid] = time.monotonic()

    def pytest_runtest_logfinish(self, nodeid):
        with self._lock:
            self._running.pop(nodeid, None)
            self._done += 1

    def pytest_runtest_logreport(self, report):
        if report.failed:
            with self._lock:
                self._failed += 1
                self._terminal.write_line(f"FAILED {report.nodeid} ({report.when})", flush=True)

    def pytest_report_teststatus(self, report):
        """No dots; what failed is told above and, with its reasons, in the end."""
        if report.passed:
            return "" if report.when != "call" else "passed", "", ""
        return None

    def pytest_sessionfinish(self):
        self._over.set()


@pytest.hookimpl(trylast=True)
def pytest_configure(config):
    # The workers of xdist have no terminal; they report to the process that has.
    terminal = config.pluginmanager.getplugin("terminalreporter")
    if terminal is not None and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Progress(terminal), "progress-teller")
