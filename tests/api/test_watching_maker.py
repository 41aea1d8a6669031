# SPDX-License-Identifier: Apache-2.0
"""Games between others: who makes one with `"seat": null` sits nowhere and watches it."""

import json
import time

import kit
import pytest
import quiz_kit


def make(client, ruleset, *opponents, **more):
    return client.post("/v1/games", {"ruleset": ruleset, "seat": None, "opponents": list(opponents), **more})


def players(*people):
    return [{"player": person.id} for person in people]


def until_over(client, game):
    until = time.monotonic() + kit.PATIENCE_SECONDS
    while time.monotonic() < until:
        view = client.get(kit.path(game, "?wait=5")).ok(200)
        if view["status"] in ("finished", "aborted"):
            return view
    raise AssertionError(f"it does not end: {view}")


@pytest.fixture
def ann(server):
    return server.player("Ann")


@pytest.mark.parametrize(
    "ruleset, bot, options",
    [
        ("tic-tac-toe", "random", {"rounds": 3}),
        ("gomoku", "greedy", {}),
        ("connect-four", "greedy", {"rounds": 2}),
        ("yahtzee", "greedy", {}),
        ("yahtzee", "winner", {"cards": "own"}),
        ("bulls-and-cows", "random", {}),
        ("mastermind", "entropy", {"codemaker": "server"}),
    ],
)
def test_programs_play_each_other_to_the_end_while_one_watches(server, ann, tmp_path, ruleset, bot, options):
    game = make(ann, ruleset, {"bot": bot}, {"bot": "random"}, options=options).ok(201)
    assert game["you"] == {"seat": None, "player": ann.id} and game["visibility"] == "private" and not game["ranked"]
    over = until_over(ann, game)
    assert over["status"] == "finished" and over["result"]["reason"] == "rounds"
    wanted = options.get("rounds") or (2 if ruleset == "bulls-and-cows" else 1)
    assert over["round"] == {**over["round"], "number": wanted, "of": wanted}
    assert over["options"]["rounds"] == wanted and over["turn"]["actions"] == []
    assert len(ann.get(kit.path(game, "/result")).ok(200)["rounds"]) == wanted
    assert kit.replays(tmp_path, ann.get(kit.path(game, "/export")).ok(200))
    assert ann.get("/v1/games?player=me").ok(200)["items"][0]["id"] == game["id"]
    assert ann.get("/v1/results?player=me").ok(200)["items"] == []
    server.player("Eve").get(kit.path(game)).problem(404, "not-found")


def test_two_who_are_invited_play_and_who_made_it_is_told(server, ann):
    bob, cyd = kit.people(server, 2)
    game = make(ann, "tic-tac-toe", *players(bob, cyd)).ok(201)
    assert len(game["join_code"]) == 6 and ann.get(kit.path(game)).ok(200)["join_code"] == game["join_code"]
    ann.post(kit.path(game, "/join")).problem(409, "not-allowed-now")
    ann.post("/v1/join", {"join_code": game["join_code"]}).problem(409, "not-allowed-now")
    for person in (bob, cyd):
        assert person.get("/v1/players/me/events").ok(200)["items"][-1]["kind"] == "invited"
        person.post(kit.path(game, "/join")).ok(201)
    table = kit.Table(game, [bob, cyd])
    table.moves((0, 0), (1, 0), (0, 1), (1, 1))
    for refused in (
        ann.post(kit.path(game, "/moves"), {"column": 2, "row": 2}),
        ann.post(kit.path(game, "/resignation")),
        ann.post(kit.path(game, "/finish")),
    ):
        refused.problem(403, "forbidden")
    ann.delete(kit.path(game)).problem(409, "not-allowed-now")
    table.move(0, 0, 2).ok(201)
    over = ann.get(kit.path(game)).ok(200)
    assert over["status"] == "finished" and over["result"]["winners"] == [0]
    told = [event["kind"] for event in ann.get("/v1/players/me/events").ok(200)["items"]]
    assert told == ["joined", "joined", "round-over", "finished"]
    events = kit.events_of(ann, game)
    assert events[0]["seat"] is None and events[0]["creator"] == ann.id
    (match,) = [r for r in ann.get(f"/v1/results?game={game['id']}").ok(200)["items"] if r["kind"] == "match"]
    assert [seat["player"]["id"] for seat in match["seats"]] == [bob.id, cyd.id]
    assert ann.get(f"/v1/results/{match['id']}").ok(200)["id"] == match["id"]
    again = ann.post(kit.path(game, "/rematch")).ok(201)["game"]
    assert again["you"]["seat"] is None and [seat["status"] for seat in again["seats"]] == ["invited"] * 2
    assert [seat["player"]["id"] for seat in again["seats"]] == [cyd.id, bob.id]
    assert kit.events_of(bob, game)[-1] == {**kit.events_of(bob, game)[-1], "kind": "rematch", "seat": None}
    assert bob.post(kit.path(game, "/rematch")).ok(201)["id"] == again["id"]


def test_whoever_declines_leaves_an_open_seat(server, ann):
    bob, cyd = kit.people(server, 2)
    game = make(ann, "tic-tac-toe", *players(bob, cyd)).ok(201)
    bob.post(kit.path(game, "/decline")).ok(201)
    seen = ann.get(kit.path(game)).ok(200)
    assert seen["status"] == "open" and [seat["status"] for seat in seen["seats"]] == ["open", "invited"]
    assert ann.get("/v1/players/me/events").ok(200)["items"][-1]["kind"] == "declined"


def test_a_rematch_of_those_at_the_table_is_theirs(server, ann):
    bob, cyd = kit.people(server, 2)
    game = make(ann, "tic-tac-toe", *players(bob, cyd)).ok(201)
    for person in (bob, cyd):
        person.post(kit.path(game, "/join")).ok(201)
    bob.post(kit.path(game, "/resignation")).ok(201)
    bob.post(kit.path(game, "/rematch")).ok(201)
    ann.post(kit.path(game, "/rematch")).problem(409, "not-allowed-now")


def test_it_is_taken_back_until_somebody_acts(server, ann):
    bob, cyd = kit.people(server, 2)
    game = make(ann, "tic-tac-toe", *players(bob, cyd)).ok(201)
    for person in (bob, cyd):
        person.post(kit.path(game, "/join")).ok(201)
    bob.delete(kit.path(game)).problem(403, "forbidden")
    assert ann.delete(kit.path(game)).status == 204
    over = ann.get(kit.path(game)).ok(200)
    assert over["status"] == "aborted" and over["reason"] == "creator"
    ann.delete(kit.path(game)).problem(409, "game-over")


def test_open_seats_are_for_whoever_has_the_code(server, ann):
    game = make(ann, "mastermind", {"open": True}, {"open": True}, visibility="public").ok(201)
    assert server.player("Eve").get(kit.path(game)).ok(200)["join_code"] is None
    preview = ann.post("/v1/join/preview", {"join_code": game["join_code"]}).ok(200)["game"]
    assert [seat["status"] for seat in preview["seats"]] == ["open", "open"]
    people = kit.people(server, 2)
    for person in people:
        person.post("/v1/join", {"join_code": game["join_code"]}).ok(201)
    table = kit.Table(game, people)
    table.secret(0, "5316").ok(201)
    assert "5316" not in json.dumps([ann.get(kit.path(game, rest)).ok(200) for rest in ("", "/events", "/history")])
    assert ann.get(kit.path(game)).ok(200)["join_code"] is None


def test_a_guest_may_watch_what_they_made(server):
    guest, game = server.guest({"ruleset": "yahtzee", "seat": None, "opponents": [{"bot": "greedy"}, {"bot": "random"}]})
    assert guest.get(kit.path(game)).ok(200)["you"]["seat"] is None


def test_the_record_verifies_and_an_account_that_goes_takes_back_what_waits(own_server):
    ann = own_server.player()
    bob, cyd = kit.people(own_server, 2)
    over = until_over(ann, make(ann, "tic-tac-toe", {"bot": "random"}, {"bot": "perfect"}, options={"rounds": 4}).ok(201))
    ann.post(kit.path(over, "/rematch")).ok(201)
    game = make(ann, "tic-tac-toe", *players(bob, cyd)).ok(201)
    begun = make(ann, "tic-tac-toe", *players(bob, cyd)).ok(201)
    for person in (bob, cyd):
        person.post(kit.path(begun, "/join")).ok(201)
    assert ann.delete("/v1/players/me").status == 204
    assert bob.get(kit.path(game)).ok(200)["status"] == "aborted"
    assert bob.get(kit.path(begun)).ok(200)["status"] == "playing"
    own_server.stop()
    for more in ([], ["--rebuild"], []):
        checked = kit.run("verify", "--db", own_server.db, *more)
        assert checked.returncode == 0, checked.stdout + checked.stderr


@pytest.mark.parametrize(
    "body, pointer",
    [
        ({"opponents": [{"open": True}]}, "/opponents"),
        ({}, "/opponents"),
        ({"opponents": [{"open": True}] * 3}, "/opponents"),
        ({"opponents": [{"open": True}, {"name": "Cyd"}]}, "/opponents/1/name"),
        ({"opponents": [{"bot": "random"}] * 2, "ranked": True}, "/ranked"),
        ({"opponents": [{"bot": "random"}] * 2, "options": {"rounds": None}}, "/options/rounds"),
        ({"opponents": [{"bot": "random"}] * 2, "role": "contender"}, "/role"),
        ({"opponents": [{"bot": "random"}] * 2, "ruleset": "yahtzee", "client_seed": "shoe"}, "/client_seed"),
    ],
)
def test_what_cannot_be_is_refused(ann, body, pointer):
    ann.post("/v1/games", {"ruleset": "tic-tac-toe", "seat": None, **body}).problem(422, "invalid-value", pointer)


def test_blocks_and_bounds_are_those_of_who_invites(server, ann):
    bob, cyd = kit.people(server, 2)
    bob.put(f"/v1/players/me/blocks/{ann.id}")
    make(ann, "tic-tac-toe", *players(bob, cyd)).problem(422, "invalid-value", "/opponents/0/player")
    make(ann, "tic-tac-toe", *players(cyd, ann)).problem(422, "invalid-value", "/opponents/1/player")


def test_a_quiz_has_its_master_among_those_who_sit_there(server, ann):
    asked = quiz_kit.make_set(ann, 10)
    bob, cyd = kit.people(server, 2)
    seats = [{"player": bob.id, "role": "master"}, {"player": cyd.id}]
    options = {"parts": [quiz_kit.chair(asked)]}
    make(ann, "quiz", *seats, options=options, role="master").problem(422, "invalid-value", "/role")
    game = make(ann, "quiz", *seats, options=options).ok(201)
    assert [(seat["role"], seat["player"]["id"]) for seat in game["seats"]] == [("contender", cyd.id), ("master", bob.id)]
    for person in (bob, cyd):
        person.post(kit.path(game, "/join")).ok(201)
    seen = ann.get(kit.path(game)).ok(200)
    assert seen["status"] == "playing" and seen["you"]["seat"] is None
    assert bob.get(kit.path(game)).ok(200)["status"] == "playing"
    only = [{"player": bob.id}, {"player": cyd.id}]
    options = {"parts": [quiz_kit.chair(asked)], "judge": "master"}
    refused = make(ann, "quiz", *only, options=options).problem(422, "invalid-value")
    assert "master" in refused["detail"]
