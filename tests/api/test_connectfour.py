# SPDX-License-Identifier: Apache-2.0
"""Connect Four over HTTP: whole games, what is refused, bots, hints, analysis, boards and records."""

import json

import jsonschema
import kit
import pytest

from sse import until_known, wait_until

EMPTY = ["." * 7] * 6

# Columns from the leader on, in turn.
WON = [3, 3, 2, 2, 1, 1, 0]
LOST = [0, 3, 0, 3, 0, 3, 6, 3]
# Four by four, filled without a line.
DRAWN = [0, 1, 2, 3, 0, 1, 2, 3, 1, 0, 3, 2, 1, 0, 3, 2]


@pytest.fixture(name="ann")
def fixture_ann(server):
    return server.player("Ann")


def duel(server, **options):
    return server.table(ruleset="connect-four", **options)


def drop(table, seat, column, **more):
    return table[seat].post(table.path + "/moves", {"column": column}, **more)


def drops(table, columns):
    """Moves by whoever's turn it is: the last answer."""
    answer = {"game": table.view()}
    for column in columns:
        answer = drop(table, answer["game"]["turn"]["seats"][0], column).ok(201)
    return answer


# --- What can be played ----------------------------------------------------------------------------------------------


def test_the_ruleset_describes_itself(anyone):
    ruleset = anyone.get("/v1/rulesets/connect-four").ok(200)
    assert ruleset["family"] == "connectfour" and ruleset["title"] == "Connect Four"
    assert ruleset["seats"] == {"min": 2, "max": 2} and ruleset["labels"] == []
    (action,) = ruleset["actions"]
    assert (action["name"], action["method"], action["path"]) == ("move", "POST", "/v1/games/{game}/moves")
    is_valid = jsonschema.Draft202012Validator(action["body"]).is_valid
    assert is_valid({"column": 11}) and not is_valid({"column": 12}) and not is_valid({"column": 0, "row": 0})
    defaults = {name: option["default"] for name, option in ruleset["options"]["properties"].items()}
    assert defaults == {"columns": 7, "rows": 6, "line": 4, "rounds": 1, "hints": False}


@pytest.mark.parametrize(
    "options, pointer",
    [
        ({"columns": 3}, "/options/columns"),
        ({"columns": 13}, "/options/columns"),
        ({"rows": 3}, "/options/rows"),
        ({"rows": 13}, "/options/rows"),
        ({"line": 2}, "/options/line"),
        ({"line": 7}, "/options/line"),
        ({"columns": 4, "rows": 5, "line": 6}, "/options/line"),
        ({"columns": 7.0}, "/options/columns"),
        ({"size": 7}, "/options/size"),
    ],
)
def test_options_that_make_no_sense_are_refused(anyone, options, pointer):
    anyone.post("/v1/games", {"ruleset": "connect-four", "options": options}).problem(422, "invalid-value", pointer)


def test_only_the_common_board_is_ranked_and_has_thirty_seconds_a_turn(ann):
    game = {"ruleset": "connect-four", "ranked": True}
    assert ann.post("/v1/games", game).ok(201)["clock"]["turn_seconds"] == 30
    ann.post("/v1/games", {**game, "options": {"columns": 7, "rows": 6, "line": 4}}).ok(201)
    for options in ({"columns": 8}, {"rows": 7}, {"line": 5}, {"hints": True}):
        ann.post("/v1/games", {**game, "options": options}).problem(422, "invalid-value", "/ranked")


# --- A game ----------------------------------------------------------------------------------------------------------


def test_a_whole_game_from_the_first_move_to_the_result(server):
    table = duel(server)
    view = table.view(0)
    assert view["family"] == "connectfour" and view["commitment"] is None and view["proof"] is None
    assert view["state"] == {
        **{"columns": 7, "rows": 6, "line": 4, "board": EMPTY, "symbols": ["X", "O"]},
        **{"last": None, "winning_line": None},
    }
    answer = drop(table, 0, 3).ok(201)
    assert {name: answer[name] for name in answer if name != "game"} == {
        **{"seq": view["version"] + 1, "column": 3, "row": 5, "symbol": "X"},
    }
    assert answer["game"]["turn"] == {"seats": [1], "actions": [], "deadline": None}
    answer = drop(table, 1, 3).ok(201)
    assert (answer["column"], answer["row"], answer["symbol"]) == (3, 4, "O")
    assert answer["game"]["state"]["board"] == [*EMPTY[:4], "...O...", "...X..."]
    assert answer["game"]["state"]["last"] == {"column": 3, "row": 4}
    last = drops(table, WON[2:])
    assert last["game"]["status"] == "finished" and last["game"]["version"] == last["seq"] + 2
    assert last["game"]["state"]["winning_line"] == [[0, 5], [1, 5], [2, 5], [3, 5]]
    assert [seat["points"] for seat in last["game"]["seats"]] == [1, 0]
    assert (last["game"]["result"]["outcome"], last["game"]["result"]["winners"]) == ("win", [0])
    drop(table, 1, 0).problem(409, "game-over")


def test_the_second_seat_may_win_too(server):
    game = drops(duel(server), LOST)["game"]
    assert game["result"]["winners"] == [1] and game["state"]["winning_line"] == [[3, 2], [3, 3], [3, 4], [3, 5]]


def test_a_full_board_is_a_draw_of_half_a_point_each(server):
    table = duel(server, columns=4, rows=4)
    game = drops(table, DRAWN)["game"]
    assert game["status"] == "finished" and game["result"]["outcome"] == "draw"
    (round_,) = table.result()["rounds"]
    assert round_["points"] == [0.5, 0.5] and round_["winner"] is None and round_["winning_line"] is None
    assert round_["moves"] == 16


def test_history_log_and_result_tell_of_the_same_moves(server):
    table = duel(server)
    drops(table, WON)
    rows = [5, 4, 5, 4, 5, 4, 5]
    moves = [{"column": c, "row": r, "symbol": "XO"[i % 2]} for i, (c, r) in enumerate(zip(WON, rows))]
    assert table.history() == [{"ply": i + 1, "seat": i % 2, **move} for i, move in enumerate(moves)]
    events = [event for event in table.events() if event["kind"] == "move"]
    assert [{name: event[name] for name in move} for event, move in zip(events, moves)] == moves
    assert set(events[0]) == {"seq", "at", "kind", "seat", "column", "row", "symbol"}
    (round_,) = table.result()["rounds"]
    assert (round_["moves"], round_["winner"], round_["forfeited_by"]) == (7, 0, None)
    assert round_["winning_line"] == [[0, 5], [1, 5], [2, 5], [3, 5]]
    feed = table[0].get(f"/v1/results?game={table.id}").ok(200)["items"]
    assert [item["kind"] for item in feed] == ["round", "match"] and feed[0]["winning_line"] == round_["winning_line"]


def test_the_first_move_rotates_over_the_rounds_of_a_match(server):
    table = duel(server, rounds=2)
    drops(table, WON)
    table.next_round(1).ok(201)
    view = table.view()
    assert view["state"]["symbols"] == ["O", "X"] and view["state"]["board"] == EMPTY
    assert view["turn"]["seats"] == [1]
    drops(table, WON)
    assert table.view()["result"]["outcome"] == "draw"
    assert [item["round"] for item in table.history(query="?round=all")] == [1] * 7 + [2] * 7


@pytest.mark.parametrize("seat", [0, 1])
def test_who_resigns_loses(server, seat):
    table = duel(server)
    drops(table, [3])
    assert table.resign(seat).ok(201)["game"]["result"]["winners"] == [1 - seat]
    (round_,) = table.result()["rounds"]
    assert (round_["winner"], round_["forfeited_by"], round_["winning_line"]) == (1 - seat, seat, None)


# --- What is refused -------------------------------------------------------------------------------------------------


def test_moves_out_of_turn_into_full_columns_or_outside_are_refused_and_change_nothing(server, eve):
    table = duel(server)
    drop(table, 1, 0).problem(409, "not-your-turn")
    drops(table, [3] * 6)
    before = table.view(0)
    drop(table, 0, 3).problem(422, "illegal-move", "/column")
    drop(table, 0, 7).problem(422, "illegal-move", "/column")
    drop(table, 0, -1).problem(422, "illegal-move", "/column")
    drop(table, 0, 10**18).problem(422, "illegal-move", "/column")
    eve.post(table.path + "/moves", {"column": 0}).problem(404, "not-found")
    assert table.view(0) == before


@pytest.mark.parametrize(
    "body, pointer",
    [
        ({"column": 1.0}, "/column"),
        ({"column": "1"}, "/column"),
        ({"column": None}, "/column"),
        ({}, "/column"),
        ({"column": 1, "row": 5}, "/row"),
        ([1], None),
    ],
)
def test_a_body_of_the_wrong_form_is_an_invalid_value(server, body, pointer):
    table = duel(server)
    for seat in (0, 1):
        table[seat].post(table.path + "/moves", body).problem(422, "invalid-value", pointer)


def test_families_that_move_at_the_same_place_keep_to_their_own_bodies(server):
    table, line = duel(server), server.table(ruleset="tic-tac-toe")
    table.move(0, 1, 1).problem(422, "invalid-value", "/row")
    drop(line, 0, 1).problem(422, "invalid-value", "/row")
    drop(table, 0, 1).ok(201)
    line.move(0, 1, 1).ok(201)


# --- Bots and hints --------------------------------------------------------------------------------------------------


def against(client, bot, seat=0, **options):
    """A game against a bot, by the first column that is not full: the view when it is over."""
    body = {"ruleset": "connect-four", "options": options, "opponents": [{"bot": bot}], "seat": seat}
    game = client.post("/v1/games", body).ok(201)
    path = "/v1/games/" + game["id"]
    view = client.get(path + "?wait=20").ok(200)
    while view["status"] == "playing":
        column = view["state"]["board"][0].index(".")
        view = client.post(path + "/moves", {"column": column}, headers={"Prefer": "wait=20"}).ok(201)["game"]
    return view


def test_the_bots_are_listed_from_the_weakest_to_the_strongest(anyone):
    listed = [bot for bot in anyone.get("/v1/bots").ok(200)["items"] if bot["family"] == "connectfour"]
    assert [bot["name"] for bot in listed] == ["random", "greedy", "perfect"]
    assert all(bot["rulesets"] == ["connect-four"] for bot in listed)


@pytest.mark.parametrize("bot, seat", [("random", 0), ("random", 1), ("greedy", 0), ("greedy", 1)])
def test_a_bot_plays_a_game_to_its_end(ann, bot, seat):
    view = against(ann, bot, seat)
    assert view["status"] == "finished" and view["seats"][1 - seat]["player"]["name"] == bot


def test_perfect_punishes_who_does_not_look(ann):
    assert against(ann, "perfect", columns=5, rows=5)["result"]["winners"] == [1]


def test_a_hint_wins_where_it_can_and_is_the_strongest_bots_unless_another_is_asked_for(server):
    table = duel(server, hints=True)
    drops(table, WON[:-1])
    path = table.path + "/hint"
    hint = {"strategy": "perfect", "action": "move", "body": {"column": 0}}
    assert table[0].get(path).ok(200) in (hint, {**hint, "body": {"column": 4}})
    assert table[0].get(path + "?strategy=greedy").ok(200)["strategy"] == "greedy"
    table[0].get(path + "?strategy=gomoku").problem(422, "invalid-value", pointer="?strategy")


def test_bots_play_a_tournament(own_server):
    host = own_server.player("Host")
    entrants = [{"bot": "random"}, {"bot": "greedy"}]
    body = {"ruleset": "connect-four", "entrants": entrants, "format": "round-robin", "games": 4, "seed": "four"}
    path = "/v1/tournaments/" + host.post("/v1/tournaments", body).ok(201)["id"]
    wait_until(lambda: host.get(path).ok(200)["status"] == "finished")
    assert sum(line["points"] for line in host.get(path).ok(200)["standings"]) == 4


# --- Analysis --------------------------------------------------------------------------------------------------------


def ask(client, board, **body):
    return client.post("/v1/analysis/connect-four", {"board": board, **body})


def test_a_win_is_proved_and_its_line_shown(anyone):
    board = [*EMPTY[:4], "..OO...", "..XX..."]
    answer = ask(anyone, board).ok(200)
    assert answer["value"] == "win" and answer["nodes"] > 0 and answer["depth"] > 0
    assert answer["principal_variation"][0] == [answer["best"]["column"], 5] and set(answer["best"]) == {"column"}
    assert len(answer["principal_variation"]) == 3
    assert ask(anyone, board, to_move="O").ok(200)["best"] in ({"column": 1}, {"column": 4})
    lost = ask(anyone, [*EMPTY[:4], "...O...", "..XXXO."][:5] + [".XXX.O."], to_move="O").ok(200)
    assert lost["value"] == "loss"


def test_a_decided_or_full_board_has_no_best_move(anyone):
    nothing = {"best": None, "principal_variation": [], "depth": 0, "nodes": 0}
    won = [*EMPTY[:4], "OOO....", "XXXX..."]
    assert ask(anyone, won).ok(200) == {"value": "loss", **nothing}
    assert ask(anyone, won, to_move="X").ok(200) == {"value": "win", **nothing}
    full = ["XOXO", "XOXO", "OXOX", "OXOX"]
    assert ask(anyone, full, options={"columns": 4, "rows": 4}).ok(200) == {"value": "draw", **nothing}


@pytest.mark.reckons("proofs of two seconds")
@pytest.mark.parametrize("columns, rows", [(4, 4), (5, 4), (4, 5)])
def test_small_boards_are_drawn(anyone, columns, rows):
    def look():
        return ask(anyone, ["." * columns] * rows, options={"columns": columns, "rows": rows}).ok(200)

    assert until_known(look)["value"] == "draw"


def test_what_is_wrong_with_a_board_is_said(anyone):
    ask(anyone, [*EMPTY[:4], "X......", "......."]).problem(422, "invalid-value", pointer="/board/4")
    ask(anyone, [*EMPTY[:3], "X......", ".......", "X......"]).problem(422, "invalid-value", pointer="/board/3")
    ask(anyone, [*EMPTY[:4], "OOOO...", "XXXX..."]).problem(422, "invalid-value", pointer="/board")
    ask(anyone, EMPTY[:5]).problem(422, "invalid-value", pointer="/board")
    ask(anyone, [*EMPTY[:5], "......"]).problem(422, "invalid-value", pointer="/board/5")
    ask(anyone, [*EMPTY[:5], "......Z"]).problem(422, "invalid-value", pointer="/board/5")
    ask(anyone, [*EMPTY[:5], 7]).problem(422, "invalid-value", pointer="/board/5")
    ask(anyone, [*EMPTY[:5], "XX....."]).problem(422, "invalid-value", pointer="/to_move")
    ask(anyone, EMPTY, to_move="x").problem(422, "invalid-value", pointer="/to_move")
    ask(anyone, EMPTY, options={"line": 7}).problem(422, "invalid-value", pointer="/options/line")
    ask(anyone, None).problem(422, "invalid-value", pointer="/board")


def test_the_analysis_of_a_round_shows_the_move_that_lost_it(server):
    """On a board that is solved from whichever position."""
    table = duel(server, columns=4, rows=4)
    drops(table, [1, 3, 1, 3, 1, 2, 1])
    items = until_known(lambda: table[0].get(table.path + "/analysis").ok(200)["items"])
    assert [(item["ply"], item["seat"], item["column"], item["row"]) for item in items[:2]] == [(1, 0, 1, 3), (2, 1, 3, 3)]
    assert items[5]["value"] == "loss" and items[5]["best"] == {"column": 1}
    blunders = [item for item in items if item["blunder"] and item["seat"] == 1]
    assert blunders and blunders[-1]["value"] == "loss", "the empty board is a draw"
    assert items[6]["value"] == "win" and items[6]["best"] == {"column": 1} and items[6]["blunder"] is False


def test_a_round_that_was_given_up_is_analysed_as_far_as_it_went(server):
    table = duel(server)
    table.resign(0).ok(201)
    assert table[0].get(table.path + "/analysis").ok(200)["items"] == []


# --- Boards, exports -------------------------------------------------------------------------------------------------


def test_ranked_matches_count_for_boards_and_rating(own_server):
    ann, bob = own_server.player("Ann"), own_server.player("Bob")
    game = ann.post("/v1/games", {"ruleset": "connect-four", "ranked": True}).ok(201)
    bob.post("/v1/join", {"join_code": game["join_code"]}).ok(201)
    drops(kit.Table(game, [ann, bob]), WON)
    board = own_server.anyone().get("/v1/leaderboards/connect-four?metric=wins").ok(200)
    assert [(item["player"]["name"], item["value"]) for item in board["items"]] == [("Ann", 1)]
    own_server.anyone().get("/v1/leaderboards/connect-four?metric=best").problem(422, "invalid-value", "?metric")


def test_an_export_is_the_log_and_a_forged_one_is_found_out(server):
    table = duel(server)
    drops(table, WON)
    export = table[0].get(table.path + "/export").ok(200)
    verify = server.anyone().post
    assert verify("/v1/verify", export).ok(200) == {"valid": True}
    moves = [event for event in export["events"] if event["kind"] == "move"]
    moves[3]["body"]["row"] = 3
    assert verify("/v1/verify", export).ok(200)["event"] == moves[3]["seq"]
    table[0].get(table.path + "/export?format=sgf").problem(422)


def test_a_game_survives_a_restart_of_the_server(own_server):
    table = duel(own_server, rounds=2)
    drops(table, [3, 3, 4])
    before = table.view(1)
    own_server.restart()
    assert table.view(1) == before
    drops(table, [2])
    assert kit.run("verify", "--db", own_server.db).returncode == 0
