# SPDX-License-Identifier: Apache-2.0
"""Line games: tic-tac-toe, gomoku, and any board."""

import json

import jsonschema
import kit
import pytest

RULESETS = {"tic-tac-toe": (3, 3), "gomoku": (15, 5), "line": (None, None)}

# Moves from the leader on, in turn.
WON = [(0, 0), (1, 1), (1, 0), (2, 2), (2, 0)]
LOST = [(0, 0), (0, 2), (1, 0), (1, 1), (1, 2), (2, 0)]
DRAWN = [(0, 0), (1, 0), (2, 0), (1, 1), (0, 1), (2, 1), (1, 2), (0, 2), (2, 2)]


def duel(server, ruleset="tic-tac-toe", **options):
    return server.table(ruleset=ruleset, **options)


# --- What can be played ----------------------------------------------------------------------------------------------


def test_the_rulesets_are_listed_after_the_others_and_describe_themselves(anyone):
    listed = [ruleset for ruleset in anyone.get("/v1/rulesets").ok(200)["items"] if ruleset["family"] == "line"]
    assert [ruleset["id"] for ruleset in listed] == list(RULESETS)
    for ruleset in listed:
        assert anyone.get("/v1/rulesets/" + ruleset["id"]).ok(200) == ruleset
        assert ruleset["seats"] == {"min": 2, "max": 2} and ruleset["labels"] == []
        (action,) = ruleset["actions"]
        assert (action["name"], action["method"], action["path"]) == ("move", "POST", "/v1/games/{game}/moves")
        jsonschema.Draft202012Validator.check_schema(action["body"])
        size = RULESETS[ruleset["id"]][0] or 20
        is_valid = jsonschema.Draft202012Validator(action["body"]).is_valid
        assert is_valid({"column": size - 1, "row": 0}) and not is_valid({"column": size, "row": 0})


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_schema_of_the_options_says_what_a_game_may_be_made_with(server, anyone, ruleset):
    schema = anyone.get("/v1/rulesets/" + ruleset).ok(200)["options"]
    jsonschema.Draft202012Validator.check_schema(schema)
    needed = {"size": 7, "line": 4} if ruleset == "line" else {}
    assert schema.get("required", []) == list(needed)
    _, game = server.guest({"ruleset": ruleset, "options": needed})
    assert set(schema["properties"]) == set(game["options"])
    for name, value in game["options"].items():
        assert needed.get(name, schema["properties"][name].get("default")) == value
    again = server.anyone().post("/v1/games", {"ruleset": ruleset, "options": game["options"]}).ok(201)
    assert again["options"] == game["options"]


REFUSED = [
    ("tic-tac-toe", {"size": 3}, "/options/size"),
    ("tic-tac-toe", {"line": 3}, "/options/line"),
    ("gomoku", {"size": 15, "line": 5}, "/options/line"),
    ("line", {}, "/options/size"),
    ("line", {"size": 5}, "/options/line"),
    ("line", {"line": 5}, "/options/size"),
    ("line", {"size": 2, "line": 3}, "/options/size"),
    ("line", {"size": 21, "line": 3}, "/options/size"),
    ("line", {"size": 20, "line": 2}, "/options/line"),
    ("line", {"size": 20, "line": 11}, "/options/line"),
    ("line", {"size": 4, "line": 5}, "/options/line"),
    ("line", {"size": 5.0, "line": 5}, "/options/size"),
    ("gomoku", {"exact_line": "yes"}, "/options/exact_line"),
    ("gomoku", {"rounds": 0}, "/options/rounds"),
    ("gomoku", {"codemaker": "players"}, "/options/codemaker"),
]


@pytest.mark.parametrize("ruleset, options, pointer", REFUSED)
def test_options_that_make_no_sense_are_refused(anyone, ruleset, options, pointer):
    anyone.post("/v1/games", {"ruleset": ruleset, "options": options}).problem(422, "invalid-value", pointer)


@pytest.mark.parametrize("opponents", [[], [{"open": True}, {"open": True}]])
def test_there_are_two_seats(anyone, opponents):
    game = {"ruleset": "gomoku", "opponents": opponents}
    anyone.post("/v1/games", game).problem(422, "invalid-value", "/opponents")


def test_without_opponents_one_seat_is_open(server):
    _, game = server.guest({"ruleset": "gomoku"})
    assert game["status"] == "open" and game["join_code"] and game["state"] is None and game["round"]["leader"] == 0
    assert [seat["status"] for seat in game["seats"]] == ["joined", "open"]


def test_the_creator_may_take_the_seat_that_moves_second(server):
    ann, bob = server.player("Ann"), server.player("Bob")
    game = ann.post("/v1/games", {"ruleset": "tic-tac-toe", "seat": 1}).ok(201)
    game = bob.post("/v1/join", {"join_code": game["join_code"]}).ok(201)["game"]
    assert game["you"]["seat"] == 0 and game["turn"] == {"seats": [0], "actions": ["move"], "deadline": None}
    assert game["state"]["symbols"] == ["X", "O"]


def test_an_invited_player_accepts_and_the_first_seat_begins(server):
    ann, bob = server.player("Ann"), server.player("Bob")
    game = ann.post("/v1/games", {"ruleset": "gomoku", "opponents": [{"player": bob.id}], "clock": None}).ok(201)
    assert bob.post(f"/v1/games/{game['id']}/join").ok(201)["game"]["status"] == "playing"


@pytest.mark.parametrize(
    "body, seconds",
    [
        ({}, None),
        ({"opponents": [{"open": True}]}, None),
        ({"ranked": True}, 30),
        ({"ranked": True, "clock": None}, None),
        ({"opponents": ["bob"]}, 30),
        ({"opponents": ["bob"], "clock": None}, None),
        ({"opponents": ["bob"], "clock": {"turn_seconds": 90}}, 90),
    ],
)
def test_ranked_games_and_invitations_have_thirty_seconds_a_turn_unless_told_otherwise(ann, bob, body, seconds):
    opponents = [{"player": bob.id} if opponent == "bob" else opponent for opponent in body.get("opponents", [])]
    game = {"ruleset": "gomoku", **body, **({"opponents": opponents} if opponents else {})}
    clock = ann.post("/v1/games", game).ok(201)["clock"]
    assert (clock and clock["turn_seconds"]) == seconds


# --- A game ----------------------------------------------------------------------------------------------------------


def test_a_whole_game_from_the_first_move_to_the_result(server):
    table = duel(server)
    view = table.view(0)
    assert view["round"] == {"number": 1, "of": 1, "leader": 0}
    assert view["commitment"] is None and view["proof"] is None
    assert view["state"] == {
        "size": 3,
        "line": 3,
        "board": ["...", "...", "..."],
        "symbols": ["X", "O"],
        "last": None,
        "winning_line": None,
    }
    reply = table.move(0, 1, 2)
    answer = reply.ok(201)
    assert {name: answer[name] for name in answer if name != "game"} == {
        "seq": view["version"] + 1,
        "column": 1,
        "row": 2,
        "symbol": "X",
    }
    assert reply.headers["etag"] == f'"{answer["game"]["version"]}"'
    assert answer["game"]["turn"] == {"seats": [1], "actions": [], "deadline": None}
    assert answer["game"]["state"]["board"] == ["...", "...", ".X."]
    assert answer["game"]["state"]["last"] == {"column": 1, "row": 2}
    assert table.view(1)["turn"]["actions"] == ["move"]
    assert table.move(1, 0, 0).ok(201)["symbol"] == "O"
    last = table.moves((0, 2), (1, 1), (2, 2))
    assert last["game"]["status"] == "finished" and last["game"]["version"] == last["seq"] + 2
    assert last["game"]["state"]["winning_line"] == [[0, 2], [1, 2], [2, 2]]
    assert last["game"]["turn"] == {"seats": [], "actions": [], "deadline": None}
    assert [seat["points"] for seat in last["game"]["seats"]] == [1, 0]
    assert (last["game"]["result"]["outcome"], last["game"]["result"]["winners"]) == ("win", [0])
    assert table.view(1)["result"]["reason"] == "rounds"


def test_o_may_win_too(server):
    table = duel(server)
    game = table.moves(*LOST)["game"]
    assert game["result"]["winners"] == [1] and game["state"]["winning_line"] == [[0, 2], [1, 1], [2, 0]]


def test_a_full_board_is_a_draw_of_half_a_point_each(server):
    table = duel(server)
    game = table.moves(*DRAWN)["game"]
    assert game["status"] == "finished" and game["result"]["outcome"] == "draw"
    assert game["result"]["winners"] == [0, 1] and game["result"]["points"] == [0.5, 0.5]
    (round_,) = table.result()["rounds"]
    assert round_["points"] == [0.5, 0.5] and round_["winner"] is None and round_["winning_line"] is None


def test_the_history_has_each_move_with_its_number(server):
    table = duel(server)
    table.moves(*WON)
    assert table.history() == [
        {"ply": i + 1, "seat": i % 2, "column": column, "row": row, "symbol": "XO"[i % 2]}
        for i, (column, row) in enumerate(WON)
    ]


def test_the_log_tells_of_each_move_and_of_the_result(server):
    table = duel(server)
    table.moves(*WON)
    events = table.events()
    kinds = ["created", "joined", "round", "move", "move", "move", "move", "move", "round-over", "finished"]
    assert [event["kind"] for event in events] == kinds
    assert [event["seq"] for event in events] == list(range(1, 11))
    move = events[4]
    assert {name: move[name] for name in move if name != "at"} == {
        "seq": 5,
        "kind": "move",
        "seat": 1,
        "column": 1,
        "row": 1,
        "symbol": "O",
    }
    over = events[8]
    assert (over["moves"], over["winner"], over["winning_line"]) == (5, 0, [[0, 0], [1, 0], [2, 0]])
    assert over["forfeited_by"] is None and over["proof"] is None and over["points"] == [1, 0]


def test_the_result_has_the_line_s_own_members(server):
    table = duel(server)
    assert table.result() == {"rounds": [], "match": None}
    table.moves(*WON)
    (round_,) = table.result()["rounds"]
    assert set(round_) == {
        *("id", "round", "leader", "moves", "winner", "winning_line"),
        *("forfeited_by", "points", "published_at"),
    }
    assert (round_["round"], round_["leader"], round_["moves"], round_["winner"]) == (1, 0, 5, 0)
    feed = table[0].get(f"/v1/results?game={table.id}").ok(200)["items"]
    assert [item["kind"] for item in feed] == ["round", "match"] and feed[0]["winning_line"] == round_["winning_line"]


def test_everybody_sees_the_same_board(server):
    table = duel(server, "gomoku")
    table.moves((7, 7), (8, 8), (6, 6))
    assert table.view(0)["state"] == table.view(1)["state"]


# --- What is refused -------------------------------------------------------------------------------------------------


def test_moves_out_of_turn_and_on_no_free_field_are_refused_and_change_nothing(server, eve):
    table = duel(server)
    table.move(1, 0, 0).problem(409, "not-your-turn")
    table.move(0, 1, 1).ok(201)
    before = table.view(0)
    table.move(0, 0, 0).problem(409, "not-your-turn")
    table.move(1, 1, 1).problem(422, "illegal-move")
    table.move(1, 3, 0).problem(422, "illegal-move", "/column")
    table.move(1, 0, -1).problem(422, "illegal-move", "/row")
    table.move(1, 10**18, 0).problem(422, "illegal-move")
    eve.post(table.path + "/moves", {"column": 0, "row": 0}).problem(404, "not-found")
    server.anyone().post(table.path + "/moves", {"column": 0, "row": 0}).problem(401, "unauthorized")
    assert table.view(0) == before
    table.moves((0, 0))


@pytest.mark.parametrize(
    "body, pointer",
    [
        ({"column": 1.0, "row": 0}, "/column"),
        ({"column": "1", "row": 0}, "/column"),
        ({"column": 1, "row": None}, "/row"),
        ({"column": True, "row": 0}, "/column"),
        ({"column": [1], "row": 0}, "/column"),
        ({"column": 1}, "/row"),
        ({}, "/column"),
        ({"column": 1, "row": 1, "symbol": "O"}, "/symbol"),
        ([1, 1], None),
    ],
)
def test_a_body_of_the_wrong_form_is_an_invalid_value(server, body, pointer):
    table = duel(server)
    table[0].post(table.path + "/moves", body).problem(422, "invalid-value", pointer)
    # Whose turn it is comes after the form.
    table[1].post(table.path + "/moves", body).problem(422, "invalid-value", pointer)


def test_a_number_beyond_all_integers_is_an_invalid_value(server):
    table = duel(server)
    table[0].post(table.path + "/moves", raw=b'{"column": 99999999999999999999, "row": 0}').problem(422, "invalid-value")
    table[0].post(table.path + "/moves", raw=b'{"column": 1, "column": 1, "row": 0}').problem(400, "malformed-json")
    table[0].post(table.path + "/moves", raw=b"").problem(422, "invalid-value", "/column")


def test_a_spectator_does_not_move_and_what_is_too_large_or_no_json_is_not_read(server, eve):
    table = duel(server, visibility="public")
    path = table.path + "/moves"
    eve.post(path, {"column": 0, "row": 0}).problem(403, "forbidden")
    table[0].post(path, raw=b" " * 70000).problem(413, "too-large")
    table[0].post(path, raw=b"1,1", headers={"Content-Type": "text/csv"}).problem(415, "unsupported-media-type")
    assert eve.get(table.path).ok(200)["state"] == table.view()["state"]


def test_no_other_family_s_actions_can_be_done_in_a_line_game_nor_moves_in_theirs(server):
    table = duel(server)
    table.guess(0, "1234").problem(404)
    table.secret(0, "1234").problem(404)
    other = server.alone()
    other.move(0, 0, 0).problem(404)
    assert table.view()["version"] == 3


def test_after_the_end_the_game_is_over(server):
    table = duel(server)
    table.moves(*WON)
    table.move(1, 0, 1).problem(409, "game-over")
    table.resign(1).problem(409, "game-over")


def test_a_move_can_be_sent_again_under_its_key_and_only_at_its_version(server):
    table = duel(server)
    version = table.view()["version"]
    key = {"Idempotency-Key": "first-move", "If-Match": f'"{version}"'}
    first = table.move(0, 1, 1, headers=key).ok(201)
    again = table.move(0, 1, 1, headers=key)
    assert again.ok(201)["seq"] == first["seq"] and again.headers["idempotency-replayed"] == "true"
    table.move(0, 2, 2, headers=key).problem(422, "idempotency-mismatch")
    table.move(1, 2, 2, headers={"If-Match": f'"{version}"'}).problem(412, "version-mismatch")


def test_prefer_minimal_leaves_the_game_out_and_wait_holds_until_it_is_the_caller_s_turn(server):
    table = duel(server)
    minimal = table.move(0, 1, 1, headers={"Prefer": "return=minimal"}).ok(201)
    assert minimal == {"seq": 4, "column": 1, "row": 1, "symbol": "X"}
    held, _ = kit.together(
        lambda: table[0].get(table.path + "?wait=20").ok(200), lambda: table.move(1, 0, 0).ok(201)
    )
    assert held["turn"]["actions"] == ["move"]


# --- Options ---------------------------------------------------------------------------------------------------------


def test_a_match_of_several_rounds_rotates_the_first_move(server):
    table = duel(server, rounds=3)
    game = table.moves(*WON)["game"]
    assert game["status"] == "round-over" and game["turn"]["seats"] == [0, 1] and game["turn"]["actions"] == ["round"]
    assert game["state"]["winning_line"] and game["result"] is None
    table.move(1, 0, 1).problem(409, "not-allowed-now")
    game = table.next_round(1).ok(201)["game"]
    assert game["round"] == {"number": 2, "of": 3, "leader": 1} and game["turn"]["seats"] == [1]
    assert game["state"]["symbols"] == ["O", "X"] and game["state"]["board"] == ["...", "...", "..."]
    assert game["state"]["last"] is None and game["state"]["winning_line"] is None
    table.move(0, 0, 0).problem(409, "not-your-turn")
    table.moves(*WON)  # by seat 1
    table.next_round().ok(201)
    game = table.moves(*DRAWN)["game"]
    assert game["status"] == "finished" and [seat["points"] for seat in game["seats"]] == [1.5, 1.5]
    assert game["result"]["outcome"] == "draw"
    results = table.result()["rounds"]
    assert [result["leader"] for result in results] == [0, 1, 0]
    assert [result["winner"] for result in results] == [0, 1, None]
    everything = table.history(query="?round=all")
    assert [(move["round"], move["ply"]) for move in everything] == (
        [(1, i + 1) for i in range(5)] + [(2, i + 1) for i in range(5)] + [(3, i + 1) for i in range(9)]
    )
    assert table.history(query="?round=2")[0] == {"ply": 1, "seat": 1, "column": 0, "row": 0, "symbol": "X"}


def test_an_open_ended_match_goes_on_until_somebody_finishes(server):
    table = duel(server, rounds=None)
    assert table.view()["round"] == {"number": 1, "of": None, "leader": 0}
    table.finish().problem(409, "not-allowed-now")
    for _ in range(3):
        table.moves(*WON)
        table.next_round().ok(201)
    table.moves(*WON)
    game = table.finish(1).ok(201)["game"]
    assert game["result"]["points"] == [2, 2] and game["result"]["reason"] == "finish"


def test_six_in_a_row_win_unless_the_line_must_be_exact(server):
    six = [(0, 0), (0, 9), (1, 0), (2, 9), (2, 0), (4, 9), (4, 0), (6, 9), (5, 0), (8, 9), (3, 0)]
    free = duel(server, "line", size=10, line=5)
    game = free.moves(*six)["game"]
    assert game["status"] == "finished" and game["state"]["winning_line"] == [[i, 0] for i in range(6)]
    exact = duel(server, "line", size=10, line=5, exact_line=True)
    game = exact.moves(*six)["game"]
    assert game["status"] == "playing" and game["state"]["winning_line"] is None


def test_the_largest_board_has_twenty_fields_a_side(server):
    table = duel(server, "line", size=20, line=10)
    table.moves((19, 19), (0, 19), (19, 0))
    board = table.view()["state"]["board"]
    assert len(board) == 20 and all(len(row) == 20 for row in board)
    assert board[0] == "." * 19 + "X" and board[19] == "O" + "." * 18 + "X"
    table.move(1, 20, 0).problem(422, "illegal-move", "/column")


# --- The end ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_who_resigns_loses_round_and_match(server, seat):
    table = duel(server, "gomoku", rounds=2)
    table.moves((7, 7))
    game = table.resign(seat).ok(201)["game"]
    assert game["status"] == "finished" and game["result"]["reason"] == "resignation"
    assert game["result"]["winners"] == [1 - seat] and game["result"]["points"][1 - seat] == 1
    (round_,) = table.result()["rounds"]
    assert (round_["winner"], round_["forfeited_by"]) == (1 - seat, seat) and round_["winning_line"] is None


def test_the_creator_may_take_the_game_back_before_the_first_move_only(server):
    table = duel(server)
    table[1].delete(table.path).problem(403, "forbidden")
    assert table[0].delete(table.path).status == 204
    assert table.view()["status"] == "aborted"
    table = duel(server)
    table.moves((1, 1))
    table[0].delete(table.path).problem(409)


def test_a_rematch_changes_who_moves_first(server):
    table = duel(server)
    table.moves(*WON)
    answer = table[1].post(table.path + "/rematch").ok(201)
    assert answer["game"]["you"]["seat"] == 0 and answer["game"]["options"] == table.game["options"]


# --- Boards, ratings, exports ----------------------------------------------------------------------------------------


def ranked(server, ruleset="tic-tac-toe", **options):
    ann, bob = server.player("Ann"), server.player("Bob")
    body = {"ruleset": ruleset, "options": options, "ranked": True}
    game = ann.post("/v1/games", body).ok(201)
    bob.post("/v1/join", {"join_code": game["join_code"]}).ok(201)
    return kit.Table(game, [ann, bob])


def stats(server, player, ruleset="tic-tac-toe"):
    items = server.anyone().get(f"/v1/players/{player.id}/stats").ok(200)["items"]
    return next((item for item in items if item["ruleset"] == ruleset), None)


def test_only_the_rulesets_own_lines_are_ranked(anyone):
    for ruleset, options in [
        ("line", {"size": 15, "line": 5}),
        ("gomoku", {"exact_line": True}),
        ("tic-tac-toe", {"hints": True}),
    ]:
        body = {"ruleset": ruleset, "options": options}
        anyone.post("/v1/games", {**body, "ranked": True}).problem(422, "invalid-value", "/ranked")
        assert anyone.post("/v1/games", body).ok(201)["ranked"] is False
    assert anyone.post("/v1/games", {"ruleset": "gomoku", "ranked": True}).ok(201)["ranked"] is True


def test_ranked_matches_count_for_wins_points_streak_and_rating(own_server):
    table = ranked(own_server)
    ann, bob = table.players
    table.moves(*WON)
    won, lost = stats(own_server, ann), stats(own_server, bob)
    assert (won["games"], won["wins"], won["draws"], won["losses"], won["streak"]) == (1, 1, 0, 0, 1)
    assert (lost["games"], lost["wins"], lost["draws"], lost["losses"], lost["streak"]) == (1, 0, 0, 1, 0)
    assert won["best"] is None and won["average"] is None
    assert won["rating"] > 1500 > lost["rating"]
    game = bob.post("/v1/games", {"ruleset": "tic-tac-toe", "ranked": True}).ok(201)
    ann.post("/v1/join", {"join_code": game["join_code"]}).ok(201)
    kit.Table(game, [bob, ann]).moves(*DRAWN)
    won, lost = stats(own_server, ann), stats(own_server, bob)
    assert (won["wins"], won["draws"], won["streak"], won["best_streak"]) == (1, 1, 0, 1)
    assert (lost["wins"], lost["draws"], lost["losses"]) == (0, 1, 1)
    anyone = own_server.anyone()
    for metric, values in {"wins": [1], "points": [1.5, 0.5], "streak": [1]}.items():
        board = anyone.get(f"/v1/leaderboards/tic-tac-toe?metric={metric}").ok(200)
        assert [item["value"] for item in board["items"]] == values, metric
    for metric in ("average", "best"):
        anyone.get(f"/v1/leaderboards/tic-tac-toe?metric={metric}").problem(422, "invalid-value", "?metric")


def test_a_match_that_is_not_ranked_counts_for_statistics_alone(server):
    table = duel(server)
    table.moves(*WON)
    won = stats(server, table[0])
    assert (won["games"], won["ranked"], won["wins"], won["rating"]) == (1, 0, 1, None)


def test_an_export_can_be_replayed_and_a_forged_one_is_found_out(server, tmp_path):
    table = duel(server, rounds=2)
    table.moves(*WON)
    table[0].get(table.path + "/export").problem(409, "not-allowed-now")
    table.next_round().ok(201)
    table.moves(*LOST)
    export = table[0].get(table.path + "/export").ok(200)
    verify = server.anyone().post
    assert verify("/v1/verify", export).ok(200) == {"valid": True}
    file = tmp_path / "game.json"
    file.write_text(json.dumps(export))
    assert kit.run("verify", file).returncode == 0
    moves = [event for event in export["events"] if event["kind"] == "move"]
    moves[3]["body"]["row"] = 1  # a taken field
    moves[3]["body"]["column"] = 1
    verdict = verify("/v1/verify", export).ok(200)
    assert (verdict["valid"], verdict["event"]) == (False, moves[3]["seq"])
    moves[3]["body"].update(column=2, row=2, symbol="X")  # it was O's
    verdict = verify("/v1/verify", export).ok(200)
    assert (verdict["valid"], verdict["event"]) == (False, moves[3]["seq"])


def test_a_game_survives_a_restart_of_the_server(own_server):
    table = duel(own_server, "gomoku", rounds=2)
    table.moves((7, 7), (8, 8), (6, 6))
    before = table.view(1)
    own_server.restart()
    assert table.view(1) == before
    table.moves((0, 0))
    assert kit.run("verify", "--db", own_server.db).returncode == 0
