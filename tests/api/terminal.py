# SPDX-License-Identifier: Apache-2.0
"""A shell at a terminal, as a person has it: keys go in, and what the line has become can be read."""

import os
import pty
import re
import select
import time

import kit

# What a prompt is told by, and by what a line that was accepted: neither stands in what is typed.
PROMPT = "ready-1>"
PREPARE = "PS1='ready-'\"1>\"; show() { printf 'line='; printf '%s;' \"$@\"; printf '\\n'; }\n"
BEGIN_OF_LINE = "\x01"


class Shell:
    """`command` starts it; `setup` are lines that it is given before the first prompt that counts."""

    def __init__(self, command, setup, directory, path):
        self.seen = ""
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            os.chdir(directory)
            where = {"PATH": f"{path}:/usr/bin:/bin", "TERM": "dumb", "HOME": str(directory), "LC_ALL": "C.UTF-8"}
            os.execve(command[0], command, where)
        self._send(setup + PREPARE)
        self._wait_for(PROMPT)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        os.close(self.terminal)
        os.waitpid(self.pid, 0)

    def completed(self, typed):
        """The words that the line has after `typed` and the tabulator."""
        self.seen = ""
        self._send(f"{typed}\t{BEGIN_OF_LINE}show \n")
        found = self._wait_for(r"line=([^\r\n]*);")
        self._wait_for(PROMPT)
        return found.group(1).split(";")

    def run(self, line, last):
        """All that is shown between a line that was typed and `last`, which it ends with."""
        self.seen = ""
        self._send(line + "\n")
        deadline = time.monotonic() + kit.PATIENCE_SECONDS
        while last not in self.seen:
            self._read_until(deadline)
        return self.seen

    def type(self, line):
        """A line that shows nothing which matters."""
        self._send(line + "\n")

    def _read_until(self, deadline):
        assert time.monotonic() < deadline, self.seen
        if select.select([self.terminal], [], [], 1)[0]:
            self.seen += os.read(self.terminal, 65536).decode(errors="replace")

    def _send(self, text):
        os.write(self.terminal, text.encode())

    def _wait_for(self, pattern):
        """Takes what is shown up to the end of the pattern."""
        deadline = time.monotonic() + kit.PATIENCE_SECONDS
        while not (found := re.search(pattern, self.seen)):
            self._read_until(deadline)
        self.seen = self.seen[found.end() :]
        return found
