# SPDX-License-Identifier: Apache-2.0
"""Long work gives way: its threads lower their priority, also as deploy/referee.service runs them, or it is told that not."""

import pathlib
import re
import subprocess
import time

import kit

# The sets of systemd that setpriority is in (`systemd-analyze syscall-filter`).
SETS = {"setpriority", "@resources", "@system-service"}

REFUSAL = """
#include <errno.h>
int setpriority(int which, unsigned who, int niceness) {
    (void)which, (void)who, (void)niceness;
    errno = EPERM;
    return -1;
}
"""


def niceness(process):
    """Of each thread."""
    tasks = pathlib.Path(f"/proc/{process.pid}/task").iterdir()
    return [int((task / "stat").read_text(encoding="ascii").rpartition(")")[2].split()[16]) for task in tasks]


def test_threads_for_long_work_and_tournaments_have_a_lower_priority(own_server):
    """Than the process, whatever it was given itself."""
    deadline = time.monotonic() + kit.PATIENCE_SECONDS
    own = niceness(own_server.process)[0]
    while sum(nice > own for nice in niceness(own_server.process)) < 2:
        assert time.monotonic() < deadline, niceness(own_server.process)
        time.sleep(0.02)
    assert own_server.stop() == 0 and "priority-refused" not in own_server.log


def test_that_the_priority_cannot_be_lowered_is_told_once_for_each_kind_of_work(tmp_path):
    source, library = tmp_path / "refuse.c", tmp_path / "refuse.so"
    source.write_text(REFUSAL, encoding="ascii")
    subprocess.run(["cc", "-shared", "-fPIC", "-o", library, source], check=True)
    settings = {"LD_PRELOAD": str(library), "ASAN_OPTIONS": "verify_asan_link_order=0"}
    with kit.Server("--workers", "3", env=settings) as server:
        assert server.stop() == 0
        told = re.findall(r"warn priority-refused detail=\"(long work|tournaments) cannot", server.log)
        assert sorted(told) == ["long work", "tournaments"], server.log


def test_the_unit_lets_a_thread_lower_its_priority():
    """Each line adds to what is allowed, or takes away from it."""
    unit = (kit.ROOT / "deploy" / "referee.service").read_text(encoding="utf-8")
    allowed = False
    for line in re.findall(r"(?m)^SystemCallFilter=(.*)$", unit):
        if SETS & set(line.lstrip("~").split()):
            allowed = not line.startswith("~")
    assert allowed
