# SPDX-License-Identifier: Apache-2.0
"""Line games for other programs: GET .../export?format=sgf, read by a parser of our own."""

import kit
import pytest
import sgf

WON = [(0, 0), (1, 1), (1, 0), (2, 2), (2, 0)]
DRAWN = [(0, 0), (1, 0), (2, 0), (1, 1), (0, 1), (2, 1), (1, 2), (0, 2), (2, 2)]


def export(table, seat=0):
    reply = table[seat].get(table.path + "/export?format=sgf")
    assert reply.status == 200, reply.text
    assert reply.headers["content-type"] == "application/x-go-sgf"
    return sgf.read(reply.text)


def moves_of(tree):
    """(symbol, column, row) of each node behind the root."""
    made = []
    for node in tree[1:]:
        ((colour, (value,)),) = node.items()
        made.append(({"B": "X", "W": "O"}[colour], *sgf.point(value)))
    return made


def root(tree, name):
    (value,) = tree[0][name]
    return value


def expect_history(table, trees):
    """Every tree is a round of the history, move by move."""
    history = table.history(query="?round=all")
    for number, tree in enumerate(trees, 1):
        assert root(tree, "RO") == str(number)
        assert moves_of(tree) == [
            (move["symbol"], move["column"], move["row"]) for move in history if move["round"] == number
        ]
    assert len(history) == sum(len(tree) - 1 for tree in trees)


def test_a_game_is_one_tree_with_its_moves(server):
    table = server.table(ruleset="tic-tac-toe")
    table.moves(*WON)
    (tree,) = export(table, seat=1)
    assert {name: root(tree, name) for name in tree[0] if name != "DT"} == {
        "FF": "4",
        "GM": "4",
        "CA": "UTF-8",
        "SZ": "3",
        "RU": "3 in a row",
        "GN": "tic-tac-toe",
        "RO": "1",
        "PB": "Player 0",
        "PW": "Player 1",
        "RE": "B+",
    }
    assert root(tree, "DT") == table.view()["created_at"][:10]
    assert list(tree[1]) == ["B"] and tree[1]["B"] == ["aa"] and tree[2]["W"] == ["bb"]
    expect_history(table, [tree])


def test_a_match_is_one_tree_a_round_and_black_is_who_moves_first(server):
    table = server.table(ruleset="tic-tac-toe", rounds=3)
    table.moves(*WON)
    table.next_round().ok(201)
    table.moves((0, 0), (0, 2), (1, 0), (1, 1), (1, 2), (2, 0))
    table.next_round().ok(201)
    table.moves(*DRAWN)
    trees = export(table)
    assert [root(tree, "RE") for tree in trees] == ["B+", "W+", "0"]
    assert [root(tree, "PB") for tree in trees] == ["Player 0", "Player 1", "Player 0"]
    assert [root(tree, "PW") for tree in trees] == ["Player 1", "Player 0", "Player 1"]
    expect_history(table, trees)


@pytest.mark.parametrize("seat, result", [(0, "W+R"), (1, "B+R")])
def test_a_resignation_is_told(server, seat, result):
    table = server.table(ruleset="gomoku")
    table.moves((7, 7), (8, 8), (6, 6))
    table.resign(seat).ok(201)
    (tree,) = export(table)
    assert root(tree, "RE") == result and root(tree, "SZ") == "15"
    expect_history(table, [tree])


@pytest.mark.parametrize("moves, result", [([(7, 7)], "B+T"), ([(7, 7), (8, 8)], "W+T")])
def test_time_that_is_over_is_told(server, moves, result):
    ann, bob = server.player("Ann"), server.player("Bob")
    game = ann.post("/v1/games", {"ruleset": "gomoku", "clock": {"turn_seconds": 4}}).ok(201)  # enough for a move
    bob.post("/v1/join", {"join_code": game["join_code"]}).ok(201)
    table = kit.Table(game, [ann, bob])
    table.moves(*moves)
    seat = len(moves) % 2
    # Whose turn it is would be answered at once; the other one is answered when the round is over.
    over = table[1 - seat].get(table.path + "?wait=30").ok(200)
    assert over["status"] == "finished" and over["result"]["winners"] == [1 - seat]
    (round_,) = table.result()["rounds"]
    assert (round_["winner"], round_["forfeited_by"], round_["winning_line"]) == (1 - seat, seat, None)
    (tree,) = export(table)
    assert root(tree, "RE") == result
    expect_history(table, [tree])


def test_a_round_without_a_move_is_a_tree_without_moves(server):
    table = server.table(ruleset="gomoku")
    table.resign(1).ok(201)
    (tree,) = export(table)
    assert len(tree) == 1 and root(tree, "RE") == "B+R"


def test_boards_above_nineteen_go_on_in_letters(server):
    table = server.table(ruleset="line", size=20, line=3, exact_line=True)
    table.moves((19, 19), (0, 19), (18, 18), (19, 0), (17, 17))
    (tree,) = export(table)
    assert (root(tree, "SZ"), root(tree, "RU"), root(tree, "RE")) == ("20", "exactly 3 in a row", "B+")
    assert tree[1]["B"] == ["tt"] and tree[2]["W"] == ["at"] and tree[4]["W"] == ["ta"]
    expect_history(table, [tree])


@pytest.mark.parametrize("name", ["[a]", "back\\slash\\", "a\\]b", "Łukasz :-) 棋", "x]RE[W+", "];B[aa]"])
def test_names_come_through_whatever_is_in_them(server, name):
    ann, bob = server.player(name), server.player("Bob")
    game = ann.post("/v1/games", {"ruleset": "tic-tac-toe"}).ok(201)
    bob.post("/v1/join", {"join_code": game["join_code"]}).ok(201)
    table = kit.Table(game, [ann, bob])
    table.moves(*WON)
    (tree,) = export(table)
    assert sgf.simple_text(root(tree, "PB")) == name and sgf.simple_text(root(tree, "PW")) == "Bob"
    assert root(tree, "RE") == "B+"
    expect_history(table, [tree])


@pytest.mark.one_server("the others hear of it within a second")
def test_who_was_deleted_has_no_name(server):
    table = server.table(ruleset="tic-tac-toe")
    table.moves(*WON)
    assert table[1].delete("/v1/players/me").status == 204
    (tree,) = export(table)
    assert "PW" not in tree[0] and root(tree, "PB") == "Player 0"


def test_before_the_end_there_is_no_export(server):
    table = server.table(ruleset="tic-tac-toe", rounds=2)
    path = table.path + "/export?format=sgf"
    table[0].get(path).problem(409, "not-allowed-now")
    table.moves(*WON)
    table[0].get(path).problem(409, "not-allowed-now")
    table.next_round().ok(201)
    table.moves(*WON)
    assert len(export(table)) == 2


def test_a_game_that_was_taken_back_before_it_was_played_has_nothing_to_export(server):
    player, game = server.guest({"ruleset": "gomoku"})
    assert player.delete(f"/v1/games/{game['id']}").status == 204
    player.get(f"/v1/games/{game['id']}/export?format=sgf").problem(409, "not-allowed-now")
    player.get(f"/v1/games/{game['id']}/export").ok(200)


def test_a_round_that_was_broken_off_has_no_result(server):
    table = server.table(ruleset="gomoku")
    assert table[0].delete(table.path).status == 204
    (tree,) = export(table)
    assert root(tree, "RE") == "Void" and len(tree) == 1


def test_strangers_do_not_get_it(server, eve):
    table = server.table(ruleset="tic-tac-toe")
    table.moves(*WON)
    eve.get(table.path + "/export?format=sgf").problem(404, "not-found")
    public = server.table(ruleset="tic-tac-toe", visibility="public")
    public.moves(*WON)
    assert eve.get(public.path + "/export?format=sgf").status == 200
    assert eve.head(public.path + "/export?format=sgf").status == 200


@pytest.mark.parametrize("wanted", ["SGF", "pgn", "", "sgf2", "js"])
def test_other_formats_are_refused(server, wanted):
    table = server.table(ruleset="tic-tac-toe")
    table[0].get(f"{table.path}/export?format={wanted}").problem(422, "invalid-value", "?format")


def test_other_families_have_no_sgf(server):
    table = server.alone()
    table.crack()
    table.finish().ok(201)
    table[0].get(table.path + "/export?format=sgf").problem(422, "invalid-value", "?format")
    table[0].get(table.path + "/export?format=json").ok(200)
