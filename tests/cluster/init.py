# SPDX-License-Identifier: Apache-2.0
"""The first process of a service that has `init: true`: hands SIGTERM on, and buries what its children leave behind.

    init.py COMMAND...

PostgreSQL is such: Patroni lets go of it, and believes it alive for as long as nobody has asked for its exit code.
"""

import ctypes
import os
import signal
import subprocess
import sys

PR_SET_PDEATHSIG, PR_SET_CHILD_SUBREAPER = 1, 36


def main():
    libc = ctypes.CDLL(None)
    libc.prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    child = subprocess.Popen(sys.argv[1:], preexec_fn=lambda: libc.prctl(PR_SET_PDEATHSIG, signal.SIGTERM, 0, 0, 0))
    signal.signal(signal.SIGTERM, lambda *_: child.poll() is None and os.kill(child.pid, signal.SIGTERM))
    while True:
        pid, status = os.wait()
        if pid == child.pid:
            sys.exit(os.waitstatus_to_exitcode(status) & 0xFF)


main()
