# SPDX-License-Identifier: Apache-2.0
"""The race: several break the server's code at once, each on a board of their own."""

import json
import time

import pytest

import kit
from test_tournaments import bots, play

SERVER = {"codemaker": "server"}


def begin(people, ruleset="bulls-and-cows", **options):
    """A race of these people, begun."""
    body = {"ruleset": ruleset, "options": {**SERVER, **options}, "opponents": [{"player": p.id} for p in people[1:]]}
    game = people[0].post("/v1/games", body).ok(201)
    for person in people[1:]:
        person.post(kit.path(game, "/join")).ok(201)
    return kit.Table(people[0].get(kit.path(game)).ok(200), people)


def numbers(answer):
    return answer["bulls"], answer["cows"]


def crack(table, seat):
    """All guesses of a seat until it has found the code."""
    told, codes = [], kit.all_codes(table.game["options"])
    while not told or not told[-1]["solved"]:
        told.append(table.guess(seat, codes[0]).ok(201))
        codes = [code for code in codes if kit.pegs(code, told[-1]["code"]) == numbers(told[-1])]
    return told


def test_everybody_guesses_at_once_and_the_fewest_win(server, tmp_path):
    people = kit.people(server, 3)
    table = begin(people, rounds=1)
    game = table.view(1)
    assert game["options"]["scoring"] == "fewest" and game["round"] == {"number": 1, "of": 1, "leader": None}
    assert game["turn"]["seats"] == [0, 1, 2] and game["turn"]["actions"] == ["guess"]
    told = crack(table, 1)
    for seat in (0, 2):
        codes = [code for code in kit.all_codes(game["options"]) if code != told[-1]["code"]]
        for attempt in range(len(told)):
            assert seat in table.view(seat)["turn"]["seats"]
            last = table.guess(seat, codes[attempt]).ok(201)
        assert seat == 2 or last["game"]["turn"]["seats"] == [2], "as many guesses as the best needed"
    over = table.view(0)
    assert over["status"] == "finished" and over["state"]["secret"] == told[-1]["code"]
    assert over["result"]["winners"] == [1] and over["result"]["points"] == [0, 1, 0]
    published = table.result()["rounds"][0]
    assert published["solver"] == 1 and "attempts" not in published and "solved" not in published
    assert [board["solved"] for board in published["boards"]] == [False, True, False]
    assert [item["code"] for item in published["boards"][1]["history"]] == [a["code"] for a in told]
    assert published["boards"] == over["state"]["boards"]
    assert kit.replays(tmp_path, people[0].get(table.path + "/export").ok(200))


def test_nothing_that_is_told_before_the_end_has_anothers_code(server):
    people = kit.people(server, 2)
    watcher = server.player("Watcher")
    body = {"ruleset": "number-guess", "options": SERVER, "visibility": "public", "opponents": [{"player": people[1].id}]}
    game = people[0].post("/v1/games", body).ok(201)
    people[1].post(kit.path(game, "/join")).ok(201)
    code = people[0].post(kit.path(game, "/guesses"), {"code": "4711"}).ok(201)["code"]
    for viewer in (people[1], watcher):
        told = [viewer.get(kit.path(game, rest)).ok(200) for rest in ("", "/events", "/history", "/history?round=1")]
        assert code not in json.dumps(told)
        assert told[0]["state"]["history"] == [] and told[0]["state"]["attempts"] == 0
        board = told[0]["state"]["boards"][0]
        assert (board["seat"], board["attempts"], board["done"]) == (0, 1, False)
        assert set(board["history"][0]) == {"attempt", "exact"}
        guess = told[1]["items"][-1]
        assert guess["kind"] == "guess" and "code" not in guess and "positions" not in guess
    own = people[0].get(kit.path(game)).ok(200)["state"]["history"]
    assert [item["code"] for item in own] == [code]
    assert people[0].get(kit.path(game, "/events")).ok(200)["items"][-1]["code"] == code


def test_equally_few_is_nobodys_point_and_another_round_may_come(server):
    people = kit.people(server, 2)
    table = begin(people, ruleset="mastermind", length=1, alphabet="ab", rounds=3, max_guesses=1)
    for number in range(1, 4):
        for seat in (0, 1):
            people[seat].post(table.path + "/guesses", {"code": "a"}).ok(201)
        if number < 3:
            table.next_round(seat=1).ok(201)
    over = table.view()
    assert over["status"] == "finished" and over["result"]["points"] == [0, 0] and over["result"]["outcome"] == "draw"


def test_ones_own_guess_begins_ones_own_turn_and_nobody_elses(server):
    people = kit.people(server, 2)
    body = {"ruleset": "bulls-and-cows", "options": {**SERVER, "rounds": 2}, "clock": {"turn_seconds": 30}}
    game = people[0].post("/v1/games", {**body, "opponents": [{"player": people[1].id}]}).ok(201)
    people[1].post(kit.path(game, "/join")).ok(201)
    deadlines = []
    for guesser in (None, people[0], people[1]):
        time.sleep(0.02)
        if guesser is not None:
            guesser.post(kit.path(game, "/guesses"), {"code": "0123"}).ok(201)
        deadlines.append(people[0].get(kit.path(game)).ok(200)["turn"]["deadline"])
    assert deadlines[0] == deadlines[1] < deadlines[2], "the first that ends, which was the other's"


def test_who_resigns_is_out_and_the_last_one_wins(server):
    people = kit.people(server, 3)
    table = begin(people)
    table.resign(0).ok(201)
    assert table.view(1)["turn"]["seats"] == [1, 2]
    table.resign(2).ok(201)
    over = table.view(1)
    assert over["status"] == "finished" and over["result"]["winners"] == [1] and over["result"]["reason"] == "resignation"


def test_the_first_guess_can_win_at_once(server):
    people = kit.people(server, 2)
    table = begin(people, ruleset="mastermind", length=1, alphabet="ab", rounds=100, first_guess_wins=True)
    for _ in range(100):
        people[0].post(table.path + "/guesses", {"code": "a"}).ok(201)
        if table.view()["status"] == "finished":
            break
        people[1].post(table.path + "/guesses", {"code": "a"})
        while table.view()["status"] == "playing":
            for seat in table.view()["turn"]["seats"]:
                people[seat].post(table.path + "/guesses", {"code": "b"})
        if table.view()["status"] == "finished":
            break
        table.next_round().ok(201)
    assert table.view()["result"]["reason"] == "first-guess" and len(table.view()["result"]["winners"]) == 1


@pytest.mark.parametrize(
    "options, count, pointer",
    [
        ({"scoring": "rounds"}, 1, "/options/scoring"),
        ({"fewest_ties": "second"}, 1, "/options/fewest_ties"),
        ({"answers": "manual"}, 1, "/options/answers"),
        ({"secret": "committed"}, 1, "/options/secret"),
        ({}, 10, "/opponents"),
    ],
)
def test_what_does_not_go_with_a_race_is_refused(server, options, count, pointer):
    body = {"ruleset": "mastermind", "options": {**SERVER, **options}, "opponents": [{"open": True}] * count}
    server.player().post("/v1/games", body).problem(422, "invalid-value", pointer)


def test_bots_race_and_hints_and_analyses_are_there(server):
    ann = server.player()
    options = {**SERVER, "hints": True, "consistent_guesses": True}
    opponents = [{"bot": bot} for bot in ("random", "entropy", "four-alike")]
    game = ann.post("/v1/games", {"ruleset": "mastermind", "options": options, "opponents": opponents}).ok(201)
    until = time.monotonic() + kit.PATIENCE_SECONDS
    while ann.get(kit.path(game)).ok(200)["status"] != "finished" and time.monotonic() < until:
        if ann.get(kit.path(game)).ok(200)["turn"]["actions"]:
            hint = ann.get(kit.path(game, "/hint")).ok(200)
            ann.post(kit.path(game, "/guesses"), hint["body"])
    boards = ann.get(kit.path(game)).ok(200)["state"]["boards"]
    assert len(boards) == 4 and any(board["solved"] for board in boards)
    analysis = ann.get(kit.path(game, "/analysis?round=1")).ok(200)
    guessed = [(board["seat"], item["attempt"], item["code"]) for board in boards for item in board["history"]]
    assert [(item["seat"], item["attempt"], item["code"]) for item in analysis["items"]] == guessed
    assert [line["guesses"] for line in analysis["seats"]] == [board["attempts"] for board in boards]


def test_tournaments_race_and_verify(own_server):
    ann = own_server.player()
    entrants = bots("random", "random", "methodical", "optimal", "two-colours", "minimax")
    over = play(ann, "all-play", entrants, ruleset="mastermind", options=SERVER, games=5)
    assert over["status"] == "finished" and over["played"] >= 5
    assert kit.run("verify", "--db", own_server.db).returncode == 0
