# SPDX-License-Identifier: Apache-2.0
"""scripts/embed-queries: which text of a query each engine gets."""

import pathlib
import subprocess

import pytest

SCRIPT = pathlib.Path(__file__).parents[2] / "scripts" / "embed-queries"
SHARED = """-- For both.

-- name: read_game
-- By its id.
SELECT id FROM game
WHERE id = ?1 AND status IN (?2, ?12);

-- name: count_games
SELECT count(*) FROM game;
"""


@pytest.fixture
def embed(tmp_path):
    """Runs the script on files, given as {path: text}, and returns what it prints."""

    def run(files, *arguments):
        for path, text in files.items():
            (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / path).write_text(text, encoding="utf-8")
        return subprocess.run(
            [SCRIPT, *arguments, *files], cwd=tmp_path, capture_output=True, text=True, timeout=60, check=False
        )

    return run


def queries(done):
    assert done.returncode == 0, done.stderr
    return dict(line.split("\t") for line in done.stdout.splitlines())


def test_what_is_shared_is_translated(embed):
    files = {"sql/queries/games.sql": SHARED}
    sqlite, postgres = (queries(embed(files, "text", engine)) for engine in ("sqlite", "postgres"))
    assert sqlite["read_game"].strip() == "SELECT id FROM game WHERE id = ?1 AND status IN (?2, ?12);"
    assert postgres["read_game"].strip() == "SELECT id FROM game WHERE id = $1 AND status IN ($2, $12);"
    assert list(sqlite) == list(postgres) == ["read_game", "count_games"]


def test_an_engines_own_wins_and_what_it_lacks_is_null(embed):
    files = {
        "sql/queries/games.sql": SHARED,
        "sql/sqlite/queries/games.sql": "-- name: count_games\nSELECT 1;\n",
        "sql/sqlite/queries/index.sql": "-- name: read_mark\nSELECT id FROM mark WHERE id = ?1;\n",
    }
    assert queries(embed(files, "text", "sqlite"))["count_games"].strip() == "SELECT 1;"
    assert queries(embed(files, "text", "postgres"))["count_games"].strip() == "SELECT count(*) FROM game;"
    assert "read_mark" not in queries(embed(files, "text", "postgres"))
    names = [line.strip() for line in embed(files, "header").stdout.splitlines() if line.startswith("    QUERY_")]
    assert names == ["QUERY_READ_GAME,", "QUERY_COUNT_GAMES,", "QUERY_READ_MARK,", "QUERY_COUNT"]
    source = embed(files, "source", "postgres").stdout
    assert '{"read_mark", NULL},' in source and r"id = $1 AND status IN ($2, $12);\n" in source
    order = [source.index(f'"{name}"') for name in ("read_game", "count_games", "read_mark")]
    assert order == sorted(order), "as in the enum"


@pytest.mark.parametrize(
    ("files", "reason"),
    [
        ({"sql/queries/a.sql": "-- name: a\nSELECT 1;\n", "sql/queries/b.sql": "-- name: a\nSELECT 2;\n"}, "is already in"),
        ({"sql/queries/a.sql": "-- name: a\n-- nothing\n-- name: b\nSELECT 1;\n"}, '"a" above is empty'),
        ({"sql/queries/a.sql": "-- name: a\n"}, '"a" above is empty'),
        ({"sql/queries/a.sql": "SELECT 1;\n"}, "text before the first"),
        ({"sql/queries/a.sql": "-- name: A\nSELECT 1;\n"}, "letters a-z"),
    ],
)
def test_what_is_wrong_is_named(embed, files, reason):
    done = embed(files, "source", "sqlite")
    assert done.returncode != 0 and reason in done.stderr
