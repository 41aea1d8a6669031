# SPDX-License-Identifier: Apache-2.0
"""Writes the figures of a run into README.md of bench/, between two marks, and its pictures beside it.

A row stays until what it tells of is measured again, and says of which day it is: not every run measures everything. A
table whose columns have changed begins anew. A picture stays as well, until a run has measured all that its table tells of.
"""

import re

from lib import plot
from lib.servers import BENCH

README = BENCH / "README.md"
BEGIN, END = "<!-- figures of `bench/run --record`: begin -->", "<!-- figures: end -->"
RUNS, RUNS_HEAD = "Runs", ("day", "command", "machine")


def markdown(title, head, rows):
    lines = ["| " + " | ".join(row) + " |" for row in (head, *rows)]
    return ["", f"**{title}**", "", lines[0], "|---" * len(head) + "|", *lines[1:]]


def read_tables(text):
    """The tables that `markdown` wrote: by title, the cells of their lines, the head first."""
    tables, lines = {}, []
    for line in text.splitlines():
        if title := re.fullmatch(r"\*\*(.+)\*\*", line):
            lines = tables.setdefault(title[1], [])
        elif line.startswith("| "):
            lines.append(tuple(line[2:-2].split(" | ")))
    return tables


def merged(head, rows, before):
    """ROWS in the places of those of BEFORE that tell of the same, by their first cell."""
    if not before or before[0] != head:
        return rows
    by_name = {row[0]: row for row in before[1:]}
    by_name.update((row[0], row) for row in rows)
    return list(by_name.values())


def merged_tables(seen, when, before):
    """Title, head, rows and picture of each table that has rows."""
    limits = [row for row in seen.limits if row[0] != "machine"]
    for title, head, rows, image in (("What the machine can do", ("what", "measured"), limits, None), *seen.tables()):
        head = (*head, "day")
        rows = merged(head, [(*row, when) for row in rows], before.get(title))
        if rows:
            yield title, head, rows, image


def section(seen, when, command, before, tables):
    """The text of TABLES, below the runs that they are of."""
    days = {row[-1] for _, _, rows, _ in tables for row in rows}
    this = when, f"`{command}`", dict(seen.limits).get("machine", "")
    runs = [run for run in before.get(RUNS, [])[1:] if run != this and run[0] in days]
    lines = markdown(RUNS, RUNS_HEAD, [*runs, this])
    for title, head, rows, image in tables:
        lines += markdown(title, head, rows)
        if image:
            lines += ["", f"![{title}](figures-{image}.svg)"]
    return "\n".join(lines)


def write_pictures(seen, directory, prefix="", wanted=("work", "growth")):
    """The pictures that are WANTED and that the run has figures for; the paths."""
    written = []
    for name, rows, drawn in (
        ("work", seen.works, lambda: plot.work(seen.works)),
        ("growth", seen.growth, lambda: plot.growth(seen.growth, seen.growth_bare_us)),
    ):
        if rows and name in wanted:
            path = directory / f"{prefix}{name}.svg"
            path.write_text(drawn(), encoding="utf-8")
            written.append(path)
    return written


def write(seen, when, command):
    text = README.read_text(encoding="utf-8")
    pattern = re.compile(f"{re.escape(BEGIN)}.*{re.escape(END)}", re.DOTALL)
    before = read_tables(pattern.search(text)[0])
    tables = list(merged_tables(seen, when, before))
    figures = section(seen, when, command, before, tables)
    README.write_text(pattern.sub(lambda _: f"{BEGIN}\n{figures}\n\n{END}", text), encoding="utf-8")
    measured = {image: len(rows) for _, _, rows, image in seen.tables()}
    whole = [image for _, _, rows, image in tables if image and len(rows) == measured[image]]
    write_pictures(seen, BENCH, "figures-", whole)
