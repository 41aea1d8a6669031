#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Reads a page of /metrics. As a program it prints the table of docs/metrics.md from a server's own page:

    REFEREE_BINARY=build/referee tests/api/metrics_page.py
"""

import collections
import re

import kit
from sse import wait_until

Sample = collections.namedtuple("Sample", "name labels value")
Family = collections.namedtuple("Family", "kind help")

# What several servers of one database tell alike, each as it has found it: the others are each process's own.
OF_DATABASE = {
    "referee_games", "referee_tournaments", "referee_webhook_messages_waiting", "referee_webhook_oldest_message_seconds",
    "referee_database_size_bytes", "referee_instances",
}  # fmt: skip
# What only a server with a database of SQLite has.
OF_FILE = {"referee_database_wal_size_bytes"}


class Page:
    """Families by name, and samples; everything on the page must be one or the other."""

    def __init__(self, text):
        self.families, self.samples, heads = {}, [], {}
        for line in text.splitlines():
            if line.startswith("# HELP "):
                _, _, name, words = line.split(" ", 3)
                assert name not in heads, f"{name} stands twice"
                heads[name] = words
            elif line.startswith("# TYPE "):
                _, _, name, kind = line.split(" ", 3)
                self.families[name] = Family(kind, heads[name])
            else:
                found = re.fullmatch(r'([a-z_]+)(?:\{((?:[a-z_]+="(?:[^"\\]|\\.)*",?)*)\})? (\S+)', line)
                assert found, line
                labels = dict(re.findall(r'([a-z_]+)="((?:[^"\\]|\\.)*)"', found[2] or ""))
                self.samples.append(Sample(found[1], labels, float(found[3])))

    def of(self, name, **labels):
        """The value of the one sample that has these labels."""
        found = [one.value for one in self.samples if one.name == name and labels.items() <= one.labels.items()]
        assert len(found) == 1, (name, labels, found)
        return found[0]


def read(server):
    """Once the census has been taken, as it is right after the start."""

    def is_whole():
        return "referee_census_timestamp_seconds" in server.anyone().get("/metrics").text

    wait_until(is_whole)
    return Page(server.anyone().get("/metrics").text)


def table(families):
    """Lines of the table in docs/metrics.md."""
    lines = ["| metric | kind | of | what |", "|---|---|---|---|"]
    for name, family in sorted(families.items()):
        place = "database" if name in OF_DATABASE else "file" if name in OF_FILE else "server"
        lines.append(f"| `{name}` | {family.kind} | {place} | {family.help} |")
    return lines


def main():
    with kit.Server(recorded=False) as server:
        print("\n".join(table(read(server).families)))


if __name__ == "__main__":
    main()
