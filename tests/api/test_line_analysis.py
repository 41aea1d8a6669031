# SPDX-License-Identifier: Apache-2.0
"""Analysis of line games: of any board, and of rounds that are over."""


import pytest

from sse import until_known, wait_until

EMPTY = ["..."] * 3


def ask(client, board, ruleset="tic-tac-toe", **body):
    return client.post("/v1/analysis/" + ruleset, {"board": board, **body})


# --- any position ----------------------------------------------------------------------------------------------------


def test_tic_tac_toe_is_a_draw(anyone):
    answer = ask(anyone, EMPTY).ok(200)
    assert answer["value"] == "draw" and answer["best"] == {"column": 1, "row": 1}
    assert answer["principal_variation"][0] == [1, 1] and answer["nodes"] > 0 and answer["depth"] > 0


@pytest.mark.reckons("proofs of two seconds")
@pytest.mark.parametrize(
    "size, line, value", [(4, 3, "win"), (4, 4, "draw"), (6, 4, "win"), (5, 5, "draw"), (6, 5, "draw")]
)
def test_the_known_values_of_small_boards_come_out(anyone, size, line, value):
    values = []

    def is_told():
        """Not where a busy machine has not come to the end of it in the time that an analysis has."""
        values.append(ask(anyone, ["." * size] * size, "line", options={"size": size, "line": line}).ok(200)["value"])
        return values[-1] != "unknown"

    wait_until(is_told)
    assert values[-1] == value


def test_the_value_is_told_for_the_side_to_move(anyone):
    board = ["XX.", "OO.", "..."]
    won = ask(anyone, board).ok(200)
    assert won.pop("nodes") > 0
    assert won == {"value": "win", "best": {"column": 2, "row": 0}, "principal_variation": [[2, 0]], "depth": 0}
    assert ask(anyone, board, to_move="O").ok(200)["best"] == {"column": 2, "row": 1}
    lost = ask(anyone, ["X.X", "OO.", "X.X"], to_move="O").ok(200)
    assert lost["value"] == "win", "O completes its own line first"
    lost = ask(anyone, ["X.X", "O..", "X.X"], to_move="O").ok(200)
    assert lost["value"] == "loss"


def test_who_is_to_move_follows_from_the_stones(anyone):
    assert ask(anyone, ["X..", ".O.", "..."]).ok(200) == ask(anyone, ["X..", ".O.", "..."], to_move="X").ok(200)
    one_more = ["X..", ".O.", "..X"]
    assert ask(anyone, one_more).ok(200) == ask(anyone, one_more, to_move="O").ok(200)
    ask(anyone, one_more, to_move=None).ok(200)
    ask(anyone, ["XX.", "...", "..."]).problem(422, "invalid-value", pointer="/to_move")
    ask(anyone, ["O..", "...", "..."]).problem(422, "invalid-value", pointer="/to_move")
    assert ask(anyone, ["XX.", "...", "..."], to_move="O").ok(200)["best"] == {"column": 2, "row": 0}


def test_a_decided_or_full_board_has_no_best_move(anyone):
    nothing = {"best": None, "principal_variation": [], "depth": 0, "nodes": 0}
    assert ask(anyone, ["XXX", "OO.", "..."]).ok(200) == {"value": "loss", **nothing}
    assert ask(anyone, ["XXX", "OO.", "..."], to_move="X").ok(200) == {"value": "win", **nothing}
    full = ask(anyone, ["XOX", "XOO", "OXX"]).ok(200)
    assert full["value"] == "draw" and full["best"] is None and full["principal_variation"] == []


def test_exactly_so_many_in_a_row_count_where_the_options_say_so(anyone):
    board = ["XX.XX.", "OO.OO.", "......", "......", "......", "......"]
    long = ask(anyone, board, "line", options={"size": 6, "line": 4}).ok(200)
    assert long["value"] == "win" and long["principal_variation"] == [[2, 0]]
    exact = ask(anyone, board, "line", options={"size": 6, "line": 4, "exact_line": True}).ok(200)
    assert exact["best"] != {"column": 2, "row": 0}


def test_a_forced_win_on_a_large_board_is_found_and_its_line_shown(anyone):
    """One that is found in a few nodes: with its two seconds, a slow machine might not come to the end of a long one."""
    rows = ["." * 15] * 4 + [
        ".........X.....",
        "...O....OX.....",
        "....X.OXO......",
        "...O.XXOXO.....",
        "....X.XOXOX....",
        ".....O.XXOXX...",
        "....XOOOOX.....",
        ".......OO......",
        "......XXO......",
        ".....O...X.....",
    ]
    answer = ask(anyone, rows + ["." * 15], "gomoku").ok(200)
    assert answer["value"] == "win" and answer["nodes"] < 100
    line = answer["principal_variation"]
    assert len(line) == 5 and line[0] == [answer["best"]["column"], answer["best"]["row"]]


@pytest.mark.parametrize("size", [10, 15, 20])
def test_on_an_empty_board_the_middle_is_the_best(ann, size):
    answer = ann.post("/v1/analysis/line", {"options": {"size": size, "line": 5}, "board": ["." * size] * size}).ok(200)
    middle = ((size - 1) // 2, size // 2)
    assert answer["value"] == "unknown" and answer["principal_variation"] == [list(answer["best"].values())]
    assert answer["best"]["column"] in middle and answer["best"]["row"] in middle


@pytest.mark.reckons("a search of two seconds")
def test_what_nobody_can_prove_is_unknown_and_answered_in_time(anyone):
    def reaches_some_depth():
        answer = ask(anyone, ["." * 15] * 15, "gomoku").ok(200)
        assert answer["value"] == "unknown" and answer["best"] is not None
        return answer["depth"] > 0

    wait_until(reaches_some_depth)  # at once, unless much else runs in the two seconds that it has


def test_what_is_wrong_with_a_board_is_said(anyone):
    ask(anyone, ["XXX", "OOO", "..."]).problem(422, "invalid-value", pointer="/board")
    ask(anyone, ["..."]).problem(422, "invalid-value", pointer="/board")
    ask(anyone, ["...."] * 4).problem(422, "invalid-value", pointer="/board")
    ask(anyone, "...").problem(422, "invalid-value", pointer="/board")
    ask(anyone, ["...", "..", "..."]).problem(422, "invalid-value", pointer="/board/1")
    ask(anyone, ["...", "...", "..Z"]).problem(422, "invalid-value", pointer="/board/2")
    ask(anyone, ["...", "...", 3]).problem(422, "invalid-value", pointer="/board/2")
    ask(anyone, ["...", "..\0", "..."]).problem(422, "invalid-value", pointer="/board/1")
    ask(anyone, EMPTY, to_move="x").problem(422, "invalid-value", pointer="/to_move")
    ask(anyone, EMPTY, history=[]).problem(422, "invalid-value", pointer="/history")
    ask(anyone, EMPTY, options={"size": 3}).problem(422, "invalid-value", pointer="/options/size")
    ask(anyone, EMPTY, "line").problem(422, "invalid-value")
    anyone.post("/v1/analysis/tic-tac-toe", {}).problem(422, "invalid-value", pointer="/board")


# --- rounds ----------------------------------------------------------------------------------------------------------


def play(server, moves, ruleset="tic-tac-toe"):
    table = server.table(ruleset=ruleset)
    for ply, (column, row) in enumerate(moves):
        table[ply % 2].post(table.path + "/moves", {"column": column, "row": row}).ok(201)
    return table


def test_a_lost_game_shows_the_move_that_lost_it(server, anyone):
    table = play(server, [(0, 0), (0, 1), (1, 1), (2, 2), (1, 0), (2, 0), (1, 2)])
    assert table[0].get(table.path + "/analysis").ok(200)["round"] == 1
    items = until_known(lambda: table[0].get(table.path + "/analysis").ok(200)["items"])
    assert [(item["ply"], item["seat"]) for item in items] == [(i + 1, i % 2) for i in range(7)]
    assert [item["value"] for item in items] == ["draw", "loss", "win", "loss", "win", "loss", "win"]
    assert [item["blunder"] for item in items] == [False, True] + [False] * 5
    assert items[1]["best"] == {"column": 1, "row": 1}
    assert items[6]["best"] == {"column": 1, "row": 2}
    assert (items[6]["column"], items[6]["row"]) == (1, 2)


def test_a_drawn_game_has_no_blunders(server):
    table = play(server, [(0, 0), (1, 1), (2, 2), (1, 0), (1, 2), (0, 2), (2, 0), (2, 1), (0, 1)])
    items = until_known(lambda: table[1].get(table.path + "/analysis").ok(200)["items"])
    assert {item["value"] for item in items} == {"draw"} and not any(item["blunder"] for item in items)


def test_a_win_that_was_missed_is_a_blunder(server):
    table = play(server, [(0, 0), (0, 1), (1, 0), (1, 1), (2, 2), (2, 1)])
    items = until_known(lambda: table[0].get(table.path + "/analysis?round=1").ok(200)["items"])
    assert items[4]["blunder"] and items[4]["value"] == "loss" and items[4]["best"] == {"column": 2, "row": 0}


def test_a_round_that_was_given_up_is_analysed_as_far_as_it_went(server):
    table = play(server, [(7, 7), (8, 8), (7, 8)], "gomoku")
    table[1].post(table.path + "/resignation").ok(201)
    items = table[0].get(table.path + "/analysis").ok(200)["items"]
    assert len(items) == 3 and not any(item["blunder"] for item in items)
    table = server.table(ruleset="gomoku")
    table[0].post(table.path + "/resignation").ok(201)
    assert table[0].get(table.path + "/analysis").ok(200)["items"] == []


def test_while_the_round_is_played_there_is_no_analysis(server):
    table = play(server, [(0, 0)])
    table[0].get(table.path + "/analysis").problem(409, "not-allowed-now")
