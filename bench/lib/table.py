# SPDX-License-Identifier: Apache-2.0
"""The tables that bench/run prints."""

from lib.measuring import client_share, spread

PASS, FAIL, NOT_MEASURED = "pass", "FAIL", "not measured"

WORK_HEAD = ("work", "server", "machine", "ratio", "us each", "us, its busiest thread", "us, bare", "client")
GROWTH_HEAD = (
    "games under way", "guesses/s", "of the bare library", "us a guess", "us, all in", "us, its busiest thread", "p99, ms",
    "loads each", "us when not cached", "loads each, then", "start, s", "resident, MiB", "file, MiB", "client",
)  # fmt: skip
TAIL_HEAD = ("server", "seconds", "guesses/s", "p50, ms", "p99, ms", "p99.9, ms", "longest, ms")
CLAIM_HEAD = ("claim", "target", "measured", "verdict")


def number(value, form="{:,.0f}"):
    return "" if value is None else form.format(value)


def align(head, rows):
    """Lines of a table as text."""
    rows = [tuple(row) for row in rows]
    widths = [max(len(row[column]) for row in [head, *rows]) for column in range(len(head))]
    return [
        "  " + "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in [head, tuple("-" * width for width in widths), *rows]
    ]


class Table:
    """Claims with their targets and what was seen, and what there is no target for."""

    def __init__(self):
        self.rows = []
        self.limits = []
        self.works = []
        self.growth = []
        self.growth_bare_us = None
        self.tails = []

    def claim(self, text, target, measured, good):
        verdict = NOT_MEASURED if good is None else PASS if good else FAIL
        self.rows.append((text, target, measured, verdict))
        print(f"  {verdict}: {text}: {measured} (target {target})", flush=True)

    def limit(self, text, measured):
        """A limit of the machine or a fact without a target."""
        if (text, measured) not in self.limits:
            self.limits.append((text, measured))
        print(f"  {text}: {measured}", flush=True)

    def work(self, name, text, row, against):
        """So much of some work beside what the machine can do."""
        self.works.append({"name": name, "text": text, "against": against, **row})
        head, cells = WORK_HEAD[1:], self.work_rows()[-1][1:]
        seen = "; ".join(f"{title} {cell}" for title, cell in zip(head, cells, strict=True) if cell)
        print(f"  {text}: {seen} ({against})", flush=True)

    def all_good(self):
        return all(row[3] == PASS for row in self.rows) and bool(self.rows or self.works)

    def all_measured(self):
        """Whether there is a figure for everything, good or bad."""
        return all(row[3] != NOT_MEASURED for row in self.rows)

    def work_rows(self):
        return [
            (
                row["text"],
                f"{number(row['ours'])}{'' if row['unit'] == '/s' else ' '}{row['unit']}",
                f"{number(row['bare'])}{'' if row['unit'] == '/s' else ' '}{row['unit']}",
                spread(row["ratios"]),
                number(row.get("server_us"), "{:,.1f}"),
                number(row.get("busiest_thread_us"), "{:,.1f}"),
                number(row.get("bare_us"), "{:,.1f}"),
                client_share(row.get("client"), row.get("bare_client")),
            )
            for row in self.works
        ]

    def growth_rows(self):
        return [
            (
                number(row["games"]),
                number(row["per_second"]),
                spread(row["shares"]),
                number(row["server_us"], "{:.1f}"),
                number(row["all_us"], "{:.1f}"),
                number(row["busiest_thread_us"], "{:.1f}"),
                number(row["p99_us"] / 1e3, "{:.1f}"),
                number(row["loads"], "{:.2f}"),
                number(row["cold_us"], "{:.1f}"),
                number(row["cold_loads"], "{:.2f}"),
                number(row["start_seconds"], "{:.2f}"),
                number(row["resident_mib"]),
                number(row["file_mib"]),
                client_share(row["client"]),
            )
            for row in self.growth
        ]

    def tail_rows(self):
        return [
            (
                row["server"], number(row["seconds"]), number(row["per_second"]), number(row["p50_us"] / 1e3, "{:.2f}"),
                number(row["p99_us"] / 1e3, "{:.2f}"), number(row["p999_us"] / 1e3, "{:.2f}"),
                number(row["max_us"] / 1e3, "{:.1f}"),
            )
            for row in self.tails
        ]  # fmt: skip

    def tables(self):
        """Title, head and rows of each, and the name of its picture."""
        return [
            ("What else is done, beside what the machine can do", WORK_HEAD, self.work_rows(), "work"),
            ("Guesses in games drawn at random", GROWTH_HEAD, self.growth_rows(), "growth"),
            ("How long a guess takes, 8 connections", TAIL_HEAD, self.tail_rows(), None),
            ("What the server claims", CLAIM_HEAD, self.rows, None),
        ]

    def everything(self):
        """For the file of results."""
        return {
            "claims": self.rows, "limits": self.limits, "work": self.works, "growth": self.growth,
            "growth_bare_us": self.growth_bare_us, "tails": self.tails,
        }  # fmt: skip

    def write(self):
        lines = ["", "What the machine can do, in the same run:", ""]
        width = max((len(text) for text, _ in self.limits), default=0)
        lines += [f"  {text:<{width}}  {measured}" for text, measured in self.limits]
        for title, head, rows, _ in self.tables():
            if rows:
                lines += ["", f"{title}:", "", *align(head, rows)]
        if any("!" in row[-1] for row in (*self.work_rows(), *self.growth_rows())):
            lines += ["", "  ! A thread of the load generator never rested: it, not the server, held the rate down."]
        return "\n".join(lines)
