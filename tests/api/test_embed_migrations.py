# SPDX-License-Identifier: Apache-2.0
"""scripts/embed-migrations: a migration says what it is to programs that do not know it, or is refused at build."""

import subprocess

import pytest

import kit

EXPAND, CONTRACT = "-- migrate: expand, needs {}", "-- migrate: contract, needs {}"
OUTSIDE = "-- migrate: outside"


def embed(directory, *headers, engine="postgres"):
    """What becomes of migrations that begin so."""
    files = []
    for number, header in enumerate(headers, 1):
        files.append(directory / f"{number:04}_step.sql")
        files[-1].write_text(f"{header}\nSELECT 1;\n", encoding="utf-8")
    command = [kit.ROOT / "scripts" / "embed-migrations", engine, *files]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_what_it_says_is_in_the_table(tmp_path):
    done = embed(tmp_path, EXPAND.format(1), EXPAND.format(1), f"{EXPAND.format(1)}\n{OUTSIDE}", CONTRACT.format(2), EXPAND.format(2))
    assert done.returncode == 0, done.stderr
    ends = [line.strip() for line in done.stdout.splitlines() if line.endswith("e},")]
    assert ends == ["1, false},", "1, false},", "1, true},", "2, false},", "2, false},", "{0, NULL, NULL, 0, false},"]


@pytest.mark.parametrize(
    "said, headers",
    {
        "it needs one line": [EXPAND.format(1), "-- A table."],
        "0002_step.sql: it needs one line": [EXPAND.format(1), f"{EXPAND.format(1)}\n{CONTRACT.format(2)}"],
        "0001_step.sql: it needs one line": ["-- migrate: expand"],
        "step.sql: it needs one line": [f"{EXPAND.format(1)}\n-- migrate: outsid"],
        "what expands shuts nobody out: it needs 1": [EXPAND.format(1), EXPAND.format(2)],
        "what contracts shuts programs out: it needs more than 1, and 2 at most": [EXPAND.format(1), CONTRACT.format(1)],
        "and 2 at most": [EXPAND.format(1), CONTRACT.format(3)],
    }.items(),
)
def test_what_says_nothing_or_something_wrong_is_refused(tmp_path, said, headers):
    done = embed(tmp_path, *headers)
    assert done.returncode == 1 and said in done.stderr, done


def test_sqlite_has_nothing_that_is_run_outside_of_a_transaction(tmp_path):
    done = embed(tmp_path, f"{EXPAND.format(1)}\n{OUTSIDE}", engine="sqlite")
    assert done.returncode == 1 and "sqlite has no statements" in done.stderr
