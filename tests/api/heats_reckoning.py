#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Heats reckoned a second time, from what the contract says of them and nothing else.

As a program it prints the plan of every tournament of 3 to 40 entrants with tables of 3 to 8, which the unit tests compare
with that of the server:

    tests/api/heats_reckoning.py >tests/unit/tournament/heats_plans.inc
"""

import hashlib
import hmac

ENTRANTS, TABLES = range(3, 41), range(3, 9)


def lot(seed, what, stage, entrant):
    return hmac.new(seed.encode(), f"{what}:{stage}:{entrant}".encode(), hashlib.sha256).digest()


def deal(cards, size):
    """Dealt in turn to as few tables as that makes with at most so many at each."""
    count = 1
    while count * size < len(cards):
        count += 1
    tables = [[] for _ in range(count)]
    for index, card in enumerate(cards):
        tables[index % count].append(card)
    return tables


def draw(seed, stage, entrants, size):
    return deal(sorted(entrants, key=lambda entrant: lot(seed, "stage", stage, entrant)), size)


def go_on(tables, size, advance, place_key, key):
    """Who goes on. place_key orders those at one table, key those of all, the best first."""

    def split(advance):
        ranked = [sorted(table, key=place_key) for table in tables]
        return [e for table in ranked for e in table[:advance]], [e for table in ranked for e in table[advance:]]

    going, others = split(advance)
    nominal = [None] * (advance * len(tables))
    if len(deal(nominal, size)) >= len(tables):
        going, others = split(1)
    room = len(deal(going, size)) * size - len(going)
    return going + sorted(others, key=key)[:room]


def plan(entrants, size, advance):
    """How many sit at each table of each stage, where everybody comes."""
    tables = deal(list(range(entrants)), size)
    stages = [tables]
    while len(tables) > 1:
        going = go_on(tables, size, advance, lambda entrant: entrant, lambda entrant: entrant)
        tables = deal(going, size)
        stages.append(tables)
    return [[len(table) for table in stage] for stage in stages]


def names(count):
    last = ["heat", "semi-final", "final"]
    return {1: ["final"], 2: ["heat", "final"], 3: last}.get(
        count, [f"heat {number}" for number in range(1, count - 1)] + last[1:]
    )


def lines():
    yield "/* SPDX-License-Identifier: Apache-2.0 */"
    yield "/* {entrants, table, advance, who sits at the tables of each stage}: made by tests/api/heats_reckoning.py. */"
    for entrants in ENTRANTS:
        for size in TABLES:
            for advance in range(1, size):
                stages = " ".join("".join(map(str, stage)) for stage in plan(entrants, size, advance))
                yield f'{{{entrants}, {size}, {advance}, "{stages}"}},'


if __name__ == "__main__":
    print("\n".join(lines()))
