# SPDX-License-Identifier: Apache-2.0
"""Every process that the tests start is watched: one that dies by a signal nobody sent to it has crashed.

    watch()     from now on, for this process; once is enough
    crashes()   what has crashed since the last call, in words, as a list

A signal that a test sends through its Popen (send_signal, kill, terminate) is declared by that. One that reaches a process in
another way is declared beforehand:

    process = subprocess.Popen(...)
    process.declare(signal.SIGKILL)
    os.killpg(...)

Processes of processes are seen as far as they can be: a shell's status tells of what it ran (128 + signal), and what is
left behind by its parent becomes a child of the tests and is looked at when it ends. `referee bot` tells itself.
"""

import ctypes
import os
import pathlib
import signal
import subprocess
import threading

PR_SET_CHILD_SUBREAPER = 36
# What a program dies of by its own fault.
FAULTS = {signal.SIGSEGV, signal.SIGBUS, signal.SIGABRT, signal.SIGILL, signal.SIGFPE, signal.SIGSYS, signal.SIGTRAP}

_lock = threading.Lock()
_children = []


class Child(subprocess.Popen):
    """A process that is watched."""

    def __init__(self, *arguments, **options):
        self.declared = set()
        with _lock:  # between its beginning and its being known nobody may take it for an orphan
            super().__init__(*arguments, **options)
            _children.append(self)

    def declare(self, *numbers):
        self.declared.update(numbers)

    def send_signal(self, sig):
        self.declare(sig)
        super().send_signal(sig)

    def crash(self):
        """What it died of, in words; None where it is alive or ended as it should."""
        status = self.poll()
        if status is None or status == 0:
            return None
        number = -status if status < 0 else status - 128
        if number in self.declared or (status > 0 and number not in FAULTS):
            return None
        return f"{self.args} died by signal {number}"


def watch():
    if subprocess.Popen is not Child:
        subprocess.Popen = Child
        ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def _ended_children():
    """The pids of this process's children that have ended and were not waited for."""
    pids = []
    # Not by glob("[0-9]*/stat"): that asks whether the file is there, and fails where the process ends meanwhile (ESRCH).
    for name in filter(str.isdecimal, os.listdir("/proc")):
        try:
            state, parent = pathlib.Path("/proc", name, "stat").read_text(errors="replace").rpartition(")")[2].split()[:2]
        except OSError:
            continue  # it is gone
        if state == "Z" and int(parent) == os.getpid():
            pids.append(int(name))
    return pids


def _orphans():
    """What became of processes whose parents left them behind."""
    known = {child.pid for child in _children}
    for pid in _ended_children():
        if pid not in known:
            name = pathlib.Path(f"/proc/{pid}/comm").read_text(errors="replace").strip()
            _, status = os.waitpid(pid, os.WNOHANG)
            if os.WIFSIGNALED(status) and os.WTERMSIG(status) in FAULTS:
                yield f"{name}, left behind by its parent, died by signal {os.WTERMSIG(status)}"


def crashes():
    with _lock:
        found = [crash for crash in (child.crash() for child in _children) if crash]
        found += _orphans()
        _children[:] = [child for child in _children if child.returncode is None]
        return found
