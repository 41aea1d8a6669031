# SPDX-License-Identifier: Apache-2.0
"""`referee play` at a terminal: a pseudo-terminal, and what a person would see on its screen.

    with Terminal("mini-mastermind") as terminal:
        terminal.until("guess")
        terminal.press("1", "2", UP)

Nothing here measures time: `until` waits as long as a machine may take, and fails with the screen as it is.
"""

import contextlib
import fcntl
import os
import pathlib
import pty
import select
import signal
import struct
import subprocess
import tempfile
import termios
import time

import pyte
from programs import BINARY, PATIENCE_SECONDS, environment

UP, DOWN, RIGHT, LEFT = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D"
ENTER, RUBOUT, ESCAPE, CONTROL_C, CONTROL_D = "\r", "\x7f", "\x1b", "\x03", "\x04"


class Pipe:
    """`referee play` on a pipe, to which lines are written one by one."""

    def __init__(self, *arguments, folder, **settings):
        self.process = subprocess.Popen(
            [BINARY, "play", *map(str, arguments)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            bufsize=1,
            env=environment(**{"TMPDIR": str(folder), **settings}),
        )

    def say(self, line):
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()

    def paragraph(self):
        """The next paragraph: its lines, joined."""
        lines = []
        for line in self.process.stdout:
            if line == "\n":
                break
            lines.append(line)
        return "".join(lines)

    def end(self):
        """Ends its input, if it is still there: what it wrote since, its messages, its exit code."""
        self.process.stdin.close()
        out, err = self.process.stdout.read(), self.process.stderr.read()
        return out, err, self.process.wait(PATIENCE_SECONDS)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            with contextlib.suppress(BrokenPipeError):  # what it did not read any more
                stream.close()


def play(*arguments, lines=(), folder=None, **settings):
    """Plays what stands in the lines: the CompletedProcess. Nothing is left in its folder."""
    with tempfile.TemporaryDirectory() as own:
        place = folder or own
        done = subprocess.run(
            [BINARY, "play", *map(str, arguments)],
            input="".join(line + "\n" for line in lines),
            capture_output=True,
            text=True,
            timeout=PATIENCE_SECONDS,
            env=environment(TMPDIR=str(place), **settings),
            check=False,
        )
        assert list(pathlib.Path(place).iterdir()) == [], "the throw-away database is still there"
        return done


class Terminal:
    """The program in a terminal of its own, in a session of its own, and the screen that an emulator makes of it."""

    def __init__(self, *arguments, columns=80, rows=40, kind="xterm-256color", encoding="utf-8", **settings):
        self.folder = tempfile.TemporaryDirectory()
        self.encoding = encoding
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        if encoding != "utf-8":
            self.stream.select_other_charset("@")
        self.raw = b""
        self.keyboard, self.line = pty.openpty()
        self._size(columns, rows)
        self.before = self.settings()
        clean = environment(TMPDIR=self.folder.name, TERM=kind, LC_ALL="C.UTF-8")
        clean.pop("NO_COLOR", None)
        self.process = subprocess.Popen(
            [BINARY, "play", *map(str, arguments)],
            stdin=self.line,
            stdout=self.line,
            stderr=self.line,
            env={**clean, **settings},
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )

    def _size(self, columns, rows):
        fcntl.ioctl(self.keyboard, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def settings(self):
        return termios.tcgetattr(self.line)

    def resize(self, columns, rows):
        self.screen.resize(rows, columns)
        self._size(columns, rows)

    def _read(self, seconds):
        """Takes what is there to be shown; False when the terminal was given up."""
        if not select.select([self.keyboard], [], [], seconds)[0]:
            return True
        try:
            data = os.read(self.keyboard, 65536)
        except OSError:
            return False
        self.raw += data
        self.stream.feed(data)
        return bool(data)

    @property
    def text(self):
        return "\n".join(line.rstrip() for line in self.screen.display).rstrip()

    def until(self, wanted):
        """Waits until the screen has a text, or is as a function wants it; gives the screen's text."""
        deadline = time.monotonic() + PATIENCE_SECONDS
        is_there = wanted if callable(wanted) else lambda text: wanted in text  # as a person reads it
        while not is_there(self.text):
            assert time.monotonic() < deadline, f"{wanted} is not on the screen:\n{self.text}"
            if not self._read(0.2) and not is_there(self.text):
                raise AssertionError(f"the program has ended:\n{self.text}")
        return self.text

    def press(self, *keys):
        for key in keys:
            os.write(self.keyboard, key.encode(self.encoding))

    def type(self, line):
        self.press(line, ENTER)

    @property
    def prompt(self):
        """The line in which the cursor is."""
        return self.screen.display[self.screen.cursor.y].rstrip()

    def end(self):
        """Waits for the program's end, reading on: its exit code. The terminal and the folder are as they were."""
        deadline = time.monotonic() + PATIENCE_SECONDS
        while self.process.poll() is None:
            assert time.monotonic() < deadline, f"it does not end:\n{self.text}"
            self._read(0.1)
        while select.select([self.keyboard], [], [], 0)[0] and self._read(0):
            pass
        # Who was killed leaves this to its keeper.
        while self.settings() != self.before or list(pathlib.Path(self.folder.name).iterdir()):
            left = list(pathlib.Path(self.folder.name).iterdir())
            assert time.monotonic() < deadline, (left, self.settings(), self.before)
            time.sleep(0.02)
        return self.process.returncode

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
        os.close(self.keyboard)
        os.close(self.line)
        self.folder.cleanup()
