# SPDX-License-Identifier: Apache-2.0
"""The watch over processes: a crash is seen, a kill that was meant is none."""

import signal
import subprocess
import time

import children
import pytest


def end(command, number=None):
    process = subprocess.Popen(["/bin/sh", "-c", command])
    if number:
        process.send_signal(number)
    process.wait()
    return process


@pytest.mark.parametrize("name", ["SEGV", "ABRT", "KILL", "TERM", "PIPE"])
def test_whoever_dies_by_a_signal_that_nobody_sent_has_crashed(name):
    end(f"kill -{name} $$")
    crashes = children.crashes()
    assert len(crashes) == 1 and f"died by signal {int(signal.Signals['SIG' + name])}" in crashes[0]
    assert children.crashes() == []


def test_a_crash_behind_a_shell_is_seen():
    end("/bin/sh -c 'kill -SEGV $$'; exit $?")
    assert len(children.crashes()) == 1


def test_a_crash_of_what_its_parent_left_behind_is_seen():
    end("/bin/sh -c 'while kill -0 $0 2>/dev/null; do :; done; kill -SEGV $$' $$ & exit 0")
    crashes = []
    deadline = time.monotonic() + 60
    while not crashes and time.monotonic() < deadline:
        crashes = children.crashes()
        time.sleep(0.02)
    assert len(crashes) == 1 and "left behind" in crashes[0]


def test_who_is_killed_on_purpose_or_only_fails_has_not_crashed():
    end("sleep 60", signal.SIGKILL)
    end("sleep 60", signal.SIGTERM)
    end("exit 1")
    process = subprocess.Popen(["/bin/sh", "-c", "kill -USR1 $$"])
    process.declare(signal.SIGUSR1)
    process.wait()
    assert children.crashes() == []


def test_a_process_that_crashes_though_it_was_to_be_killed_has_crashed():
    process = subprocess.Popen(["/bin/sh", "-c", "kill -SEGV $$"])
    process.declare(signal.SIGKILL)
    process.wait()
    assert len(children.crashes()) == 1
