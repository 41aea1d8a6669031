# SPDX-License-Identifier: Apache-2.0
"""What measurements share: turns and their medians, sampling an answer, the machine's fdatasync."""

import json
import os
import statistics
import time

from lib.servers import Failure

PAGE = 4096
MIB = 1024 * 1024
# Of a thread of the load generator, the share of its time in which it runs: from here on it is what holds the rate down.
CLIENT_BUSY = 0.9


def per_second(rates):
    return f"{statistics.median(rates):,.0f}/s"


def microseconds(*series):
    """The median of each."""
    return ", ".join(f"{statistics.median(values):.1f} us" for values in series)


def client_share(*shares):
    """How busy the busiest thread of the load generator was; an exclamation mark where it was the bottleneck."""
    known = [share for share in shares if share is not None]
    if not known:
        return ""
    return f"{max(known):.0%}{'!' if max(known) >= CLIENT_BUSY else ''}"


def busy(*series):
    """The median of each."""
    return ", ".join(client_share(statistics.median(values)) for values in series)


def spread(values, form="{:.2f}"):
    """The median, and in parentheses the lowest and highest."""
    low, middle, high = min(values), statistics.median(values), max(values)
    return f"{form.format(middle)} ({form.format(low)}..{form.format(high)})"


def time_fdatasync(directory, seconds):
    """Seconds that each fdatasync of an appended page takes, in the directory of the databases."""
    path = os.path.join(directory, "fdatasync")
    handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND, 0o600)
    page, times = os.urandom(PAGE), []
    try:
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            os.write(handle, page)
            began = time.perf_counter()
            os.fdatasync(handle)
            times.append(time.perf_counter() - began)
    finally:
        os.close(handle)
        os.unlink(path)
    return times


def forget_cached(path):
    """Asks the system to drop its copy of the file, as after a reboot."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fdatasync(handle)
        os.posix_fadvise(handle, 0, 0, os.POSIX_FADV_DONTNEED)
    finally:
        os.close(handle)


class Turns:
    """What the load saw of the server and of what it is held against, turn by turn."""

    def __init__(self):
        self.ours, self.bare = [], []

    def row(self, requests):
        """Medians, of pieces of work that are so many requests each; what was not seen is None."""

        def median(turns, name, factor=1.0):
            values = [turn[name] * factor for turn in turns if name in turn]
            return statistics.median(values) if values else None

        pairs = zip(self.ours, self.bare, strict=True)
        return {
            "unit": "/s",
            "ours": median(self.ours, "per_second", 1 / requests),
            "bare": median(self.bare, "per_second", 1 / requests),
            "ratios": [ours["per_second"] / bare["per_second"] for ours, bare in pairs],
            "server_us": median(self.ours, "server_us", requests),
            "busiest_thread_us": median(self.ours, "busiest_thread_us", requests),
            "bare_us": median(self.bare, "server_us", requests),
            "client": median(self.ours, "busiest_client_thread"),
            "bare_client": median(self.bare, "busiest_client_thread"),
        }


def ids_in(answer):
    """Of a game that has just been made: its id and, if a guest came with it, the token."""
    view = json.loads(answer)
    return {"id": view.get("id"), "token": view.get("you", {}).get("token")}


def forget_chain(server, chains):
    """Sends the file's first chain, takes it out of the file, and gives the answer from its middle."""
    lines = chains.read_text(encoding="ascii").splitlines(keepends=True)
    first = lines[0].partition(" ")[0]
    own = [line for line in lines if line.partition(" ")[0] == first]
    answers, told = [], {}
    for line in own:
        _, method, path, token, *body = line.rstrip("\n").split(" ", 4)
        token = {"-": None, "+": told.get("token")}.get(token, token)
        status, answer = server.call(method, path.replace("/+/", f"/{told.get('id')}/"), body[0] if body else None, token)
        if status // 100 != 2:
            raise Failure(f"{server.name}: {method} {path}: {status} {answer[:300]}")
        if not answers:
            told = ids_in(answer)
        answers.append(answer)
    chains.write_text("".join(lines[len(own) :]), encoding="ascii")
    return answers[len(answers) // 2]
