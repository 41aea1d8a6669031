# SPDX-License-Identifier: Apache-2.0
"""Resigning and aborting."""

import pytest


def winners(table):
    match = table.result()["match"]
    return match["outcome"], match["winners"], match["reason"]


def test_a_breaker_who_resigns_loses_round_and_match(server):
    table = server.table()
    table.secret(0, "1234").ok(201)
    table.guess(1, "1243").ok(201)
    over = table.resign(1).ok(201)["game"]
    assert over["status"] == "finished" and over["seats"][1]["status"] == "resigned"
    assert winners(table) == ("win", [0], "resignation")
    published = table.result()["rounds"][0]
    assert published["forfeited_by"] == 1 and published["points"] == [1, 0] and published["solved"] is False


def test_a_leader_who_resigns_loses_round_and_match(server):
    table = server.table()
    over = table.resign(0).ok(201)["game"]
    assert over["status"] == "finished" and winners(table) == ("win", [1], "resignation")
    published = table.result()["rounds"][0]
    assert published["forfeited_by"] == 0 and published["points"] == [0, 1] and published["secret"] is None


def test_the_secret_of_a_leader_who_resigns_is_told(server):
    table = server.table()
    table.secret(0, "1234").ok(201)
    table.resign(0).ok(201)
    assert table.result(1)["rounds"][0]["secret"] == "1234" and table.view(1)["proof"]["secret"] == "1234"


def test_the_last_seat_wins_whatever_the_points(server):
    table = server.table(rounds=4)
    table.secret(0, "1234").ok(201)
    table.guess(1, "1234").ok(201)
    assert table.view()["seats"][1]["points"] == 1
    table.resign(1).ok(201)
    match = table.result()["match"]
    assert match["winners"] == [0] and match["points"] == [0, 1]


def test_resigning_between_rounds_publishes_no_round(server):
    table = server.table()
    table.secret(0, "1234").ok(201)
    table.guess(1, "1234").ok(201)
    table.resign(0).ok(201)
    result = table.result()
    assert (
        len(result["rounds"]) == 1 and result["match"]["winners"] == [1] and result["match"]["reason"] == "resignation"
    )


def test_alone_resigning_is_a_loss_and_tells_the_secret(server):
    table = server.alone()
    over = table.resign(0).ok(201)["game"]
    assert over["status"] == "finished" and winners(table) == ("loss", [], "resignation")
    assert len(over["state"]["secret"]) == 4 and over["proof"]["secret"] == over["state"]["secret"]


def test_nobody_resigns_twice_or_from_a_finished_game(server):
    table = server.table(3)
    table.resign(2).ok(201)
    table.resign(2).problem(409, "not-allowed-now")
    table.resign(1).ok(201)
    table.resign(0).problem(409, "game-over")


def test_in_a_group_a_breaker_who_resigns_is_skipped(server):
    table = server.table(3)
    table.secret(0, "1234").ok(201)
    assert table.resign(1).ok(201)["game"]["status"] == "playing"
    assert table.view()["turn"]["seats"] == [2]
    table.guess(2, "5678").ok(201)
    assert table.view()["turn"]["seats"] == [2]
    table.guess(1, "5679").problem(409)
    table.guess(2, "1234").ok(201)
    assert table.view()["status"] == "round-over"


def test_in_a_group_a_leader_who_resigns_ends_the_round_and_their_later_lead_is_skipped(server):
    table = server.table(3, rounds=6)
    table.secret(0, "1234").ok(201)
    over = table.resign(0).ok(201)["game"]
    assert over["status"] == "round-over" and table.result()["rounds"][0]["points"] == [0, 1, 1]
    assert over["round"]["of"] == 5
    leaders = [0]
    while table.view(1)["status"] == "round-over":
        leader = table.next_round(1).ok(201)["game"]["round"]["leader"]
        leaders.append(leader)
        table.secret(leader, "1234").ok(201)
        table.guess(3 - leader, "1234").ok(201)
    assert leaders == [0, 1, 2, 1, 2] and table.view(1)["status"] == "finished"
    table.next_round(0).problem(409, "game-over")


def test_who_has_resigned_starts_no_round_but_may_watch(server):
    table = server.table(3)
    table.resign(0).ok(201)
    assert table.view(0)["turn"]["actions"] == [] and table.view(1)["turn"]["actions"] == ["round"]
    assert 0 not in table.view(1)["turn"]["seats"]
    table.next_round(0).problem(409, "not-allowed-now")
    table.finish(0).problem(409, "not-allowed-now")
    assert table.next_round(1).ok(201)["game"]["round"]["leader"] == 1


# --- Aborting ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("begun", [False, True])
def test_the_creator_takes_a_game_back_while_nobody_has_moved(server, begun):
    table = server.table() if begun else None
    ann = table[0] if begun else server.player()
    path = (
        table.path
        if begun
        else "/v1/games/"
        + ann.post("/v1/games", {"ruleset": "mastermind", "opponents": [{"open": True}]}).ok(201)["id"]
    )
    reply = ann.delete(path)
    assert reply.status == 204 and reply.body == b""
    view = ann.get(path).ok(200)
    assert (
        view["status"] == "aborted"
        and view["reason"] == "creator"
        and view["result"] is None
        and view["join_code"] is None
    )
    assert view["turn"] == {"seats": [], "actions": [], "deadline": None}
    ann.delete(path).problem(409, "game-over")
    ann.post(path + "/finish").problem(409, "game-over")
    assert ann.get(path + "/result").ok(200) == {"rounds": [], "match": None}


def test_once_somebody_has_moved_nobody_takes_it_back(server):
    table = server.table()
    table.secret(0, "1234").ok(201)
    table[0].delete(table.path).problem(409, "not-allowed-now")
    alone = server.alone(length=12, repeats=True)
    alone.guess(0, "0" * 12).ok(201)
    alone[0].delete(alone.path).problem(409, "not-allowed-now")


def test_only_the_creator_takes_it_back(server):
    table = server.table()
    table[1].delete(table.path).problem(403, "forbidden")
    assert table.view()["status"] == "playing"


def test_an_aborted_game_takes_nobody_in(server, eve):
    ann = server.player()
    game = ann.post("/v1/games", {"ruleset": "mastermind", "opponents": [{"open": True}]}).ok(201)
    assert ann.delete("/v1/games/" + game["id"]).status == 204
    eve.post("/v1/join", {"join_code": game["join_code"]}).problem(404, "not-found")
