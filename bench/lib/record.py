# SPDX-License-Identifier: Apache-2.0
"""Writes the figures of a run into README.md of bench/, between two marks, and its pictures beside it."""

import re

from lib import plot, table
from lib.servers import BENCH

README = BENCH / "README.md"
BEGIN, END = "<!-- figures of `bench/run --record`: begin -->", "<!-- figures: end -->"


def markdown(head, rows):
    lines = ["| " + " | ".join(head) + " |", "|---" * len(head) + "|"]
    return lines + ["| " + " | ".join(row) + " |" for row in rows]


def section(seen, when, command):
    lines = [f"{when}, `{command}`; {dict(seen.limits).get('machine', '')}.", ""]
    for text, measured in seen.limits:
        if text != "machine":
            lines.append(f"- {text}: {measured}")
    for title, head, rows, image in (
        ("What else is done, beside what the machine can do", table.WORK_HEAD, seen.work_rows(), "work"),
        ("Guesses in games drawn at random", table.GROWTH_HEAD, seen.growth_rows(), "growth"),
        ("How long a guess takes, 8 connections", table.TAIL_HEAD, seen.tail_rows(), None),
        ("Claims", ("claim", "target", "measured", "verdict"), seen.rows, None),
    ):
        if rows:
            lines += ["", f"**{title}**", "", *markdown(head, rows)]
            if image:
                lines += ["", f"![{title}](figures-{image}.svg)"]
    return "\n".join(lines)


def write_pictures(seen, directory, prefix=""):
    """The pictures that the run has figures for; the paths."""
    written = []
    for name, rows, drawn in (
        ("work", seen.works, lambda: plot.work(seen.works)),
        ("growth", seen.growth, lambda: plot.growth(seen.growth, seen.growth_bare_us)),
    ):
        if rows:
            path = directory / f"{prefix}{name}.svg"
            path.write_text(drawn(), encoding="utf-8")
            written.append(path)
    return written


def write(seen, when, command):
    old = README.read_text(encoding="utf-8")
    figures = f"{BEGIN}\n\n{section(seen, when, command)}\n\n{END}"
    pattern = re.compile(f"{re.escape(BEGIN)}.*{re.escape(END)}", re.DOTALL)
    README.write_text(pattern.sub(lambda _: figures, old), encoding="utf-8")
    write_pictures(seen, BENCH, "figures-")
