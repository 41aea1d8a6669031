# SPDX-License-Identifier: Apache-2.0
"""The table that bench/run prints."""

PASS, FAIL, NOT_MEASURED = "pass", "FAIL", "not measured"


class Table:
    """Claims with their targets and what was seen."""

    def __init__(self):
        self.rows = []
        self.limits = []

    def claim(self, text, target, measured, good):
        verdict = NOT_MEASURED if good is None else PASS if good else FAIL
        self.rows.append((text, target, measured, verdict))
        print(f"  {verdict}: {text}: {measured} (target {target})", flush=True)

    def limit(self, text, measured):
        """A limit of the machine or a fact without a target."""
        self.limits.append((text, measured))
        print(f"  {text}: {measured}", flush=True)

    def all_good(self):
        return bool(self.rows) and all(row[3] == PASS for row in self.rows)

    def write(self):
        head = ("claim", "target", "measured", "verdict")
        widths = [max(len(row[column]) for row in [head, *self.rows]) for column in range(4)]
        lines = ["", "What the machine can do, in the same run:", ""]
        width = max((len(text) for text, _ in self.limits), default=0)
        lines += [f"  {text:<{width}}  {measured}" for text, measured in self.limits]
        lines += ["", "What the server claims:", ""]
        for row in [head, tuple("-" * width for width in widths), *self.rows]:
            lines.append("  " + "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
        return "\n".join(lines)
