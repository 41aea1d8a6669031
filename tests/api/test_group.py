# SPDX-License-Identifier: Apache-2.0
"""Three seats at one board."""


def test_seats_guess_in_turn_from_the_leaders_left(server):
    table = server.table(3)
    assert table.view()["options"]["rounds"] == 3
    table.secret(0, "1234").ok(201)
    for turn, code in enumerate(("5678", "5679", "5670", "5671")):
        seat = 1 + turn % 2
        assert table.view()["turn"]["seats"] == [seat]
        table.guess(3 - seat, code).problem(409, "not-your-turn")
        table.guess(0, code).problem(409, "not-your-turn")
        assert table.guess(seat, code).ok(201)["attempt"] == turn + 1
    assert [pair["seat"] for pair in table.history()] == [1, 2, 1, 2]


def test_the_leader_rotates_and_each_leads_once(server):
    table = server.table(3)
    for leader in range(3):
        view = table.view()
        assert view["round"] == {"number": leader + 1, "of": 3, "leader": leader}
        table.secret(leader, "1234").ok(201)
        first = (leader + 1) % 3
        over = table.guess(first, "1234").ok(201)["game"]
        assert table.result()["rounds"][leader]["solver"] == first
        if leader < 2:
            table.next_round(leader).ok(201)
    assert over["status"] == "finished" and over["result"]["outcome"] == "draw"
    assert over["result"]["winners"] == [0, 1, 2] and over["result"]["points"] == [1, 1, 1]


def test_max_guesses_counts_the_guesses_of_all(server):
    table = server.table(3, max_guesses=3)
    table.secret(0, "1234").ok(201)
    table.guess(1, "5678").ok(201)
    table.guess(2, "5679").ok(201)
    over = table.guess(1, "5670").ok(201)["game"]
    assert over["status"] == "round-over" and table.result()["rounds"][0]["points"] == [1, 0, 0]


def test_all_breakers_see_one_board_and_not_the_secret(server):
    table = server.table(3)
    table.secret(0, "1234").ok(201)
    table.guess(1, "1243").ok(201)
    for seat in (1, 2):
        state = table.view(seat)["state"]
        assert state["secret"] is None and state["history"][0]["code"] == "1243"


def test_the_rounds_of_a_group_are_a_multiple_of_its_seats(server):
    ann = server.player()
    body = {"ruleset": "mastermind", "opponents": [{"open": True}] * 2, "options": {"rounds": 4}}
    ann.post("/v1/games", body).problem(422, "invalid-value", pointer="/options/rounds")
    body["options"]["rounds"] = 6
    ann.post("/v1/games", body).ok(201)


def test_a_group_has_five_seats_at_most(server):
    assert len(server.table(5).view()["seats"]) == 5
