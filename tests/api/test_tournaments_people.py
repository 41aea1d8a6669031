# SPDX-License-Identifier: Apache-2.0
"""Tournaments with people: invitations, their games, and what each of them may see while it runs."""

import time

import pytest

import kit
import sse
from test_tournaments import begin, bots, read_games, until_over


@pytest.fixture(scope="module")
def server():
    with kit.Server() as server:
        yield server


@pytest.fixture
def people(server):
    return [server.player(name) for name in ("Ann", "Bob", "Cyd")]


def target(tournament, rest=""):
    return f"/v1/tournaments/{tournament['id']}{rest}"


def entrants(*players):
    return [{"player": player.id} for player in players]


def games_of(client, tournament, status=None):
    """The caller's games of the tournament."""
    items = client.get("/v1/games?player=me&limit=100" + (f"&status={status}" if status else "")).ok()["items"]
    return [game for game in items if game.get("tournament") == tournament["id"]]


def wait_for(what):
    until = time.monotonic() + kit.PATIENCE_SECONDS
    while time.monotonic() < until:
        found = what()
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError("it does not come")


def invited(client, tournament):
    return wait_for(lambda: games_of(client, tournament, "open"))[0]


def accept(*clients, tournament):
    """All clients accept the game that they are invited to; the game."""
    game = invited(clients[0], tournament)
    for client in clients:
        client.post(f"/v1/games/{game['id']}/join").ok(201)
    return game["id"]


def let_win(winner, loser, tournament):
    """One game of the two, which the loser resigns."""
    game = accept(winner, loser, tournament=tournament)
    loser.post(f"/v1/games/{game}/resignation").ok(201)
    return game


TIC_TAC_TOE = {"ruleset": "tic-tac-toe"}


def test_it_is_open_until_everybody_has_answered(people):
    ann, bob, cyd = people
    made = begin(ann, "round-robin", entrants(ann, bob, cyd), **TIC_TAC_TOE)
    assert made["status"] == "open"
    assert [line["status"] for line in made["totals"]] == ["playing", "invited", "invited"]
    assert made["you"]["number"] == 1
    assert [item["id"] for item in bob.get("/v1/tournaments?player=me").ok()["items"]] == [made["id"]]
    joined = bob.post(target(made, "/join"))
    assert joined.headers["etag"] == '"2"' and joined.ok(201)["you"]["status"] == "playing"
    bob.post(target(made, "/join")).problem(409, "not-allowed-now")
    assert games_of(ann, made) == []
    now = cyd.post(target(made, "/join")).ok(201)
    assert now["status"] == "running" and now["version"] == 3
    bob.post(target(made, "/decline")).problem(409, "not-allowed-now")
    wait_for(lambda: [game for client in people for game in games_of(client, made, "open")])
    assert ann.delete(target(made)).status == 204


def test_a_match_that_is_won_at_once_counts_for_the_winner_alone(people):
    ann, bob, _ = people
    options = {"scoring": "fewest", "first_guess_wins": True, "rounds": 2}
    made = begin(ann, "round-robin", entrants(ann, bob), ruleset="bulls-and-cows", options=options)
    bob.post(target(made, "/join")).ok(201)
    game = accept(ann, bob, tournament=made)
    leader, breaker = (ann, bob) if ann.get(f"/v1/games/{game}").ok()["you"]["seat"] == 0 else (bob, ann)
    leader.put(f"/v1/games/{game}/secret", {"code": "1234"}).ok(201)
    breaker.post(f"/v1/games/{game}/guesses", {"code": "1234"}).ok(201)
    over = until_over(ann, made)
    won = 1 if breaker is ann else 2
    assert over["winners"] == [won]
    played = read_games(ann, over)[0]
    assert dict(zip(played["entrants"], played["scores"])) == {won: 1, 3 - won: 0}, "by points it would be a draw"


def test_people_play_their_games_and_the_results_make_the_standings(people):
    ann, bob, cyd = people
    made = begin(ann, "round-robin", entrants(ann, bob, cyd), **TIC_TAC_TOE)
    bob.post(target(made, "/join")).ok(201)
    cyd.post(target(made, "/join")).ok(201)
    order = [ann, bob, cyd]
    ids = {client.id: number for number, client in enumerate(order, 1)}
    for _ in range(3):
        # One game at a time: of three only two can play. The one with the smaller number wins.
        game = wait_for(lambda: [game for client in order for game in games_of(client, made, "open")])[0]
        numbers = sorted(ids[seat["player"]["id"]] for seat in game["seats"])
        let_win(order[numbers[0] - 1], order[numbers[1] - 1], made)
    over = until_over(ann, made)
    assert [(line["rank"], line["number"], line["points"]) for line in over["standings"]] == [(1, 1, 2), (2, 2, 1), (3, 3, 0)]
    assert over["winners"] == [1] and over["played"] == 3
    assert over["standings"][0]["entrant"]["player"]["name"] == "Ann"
    games = read_games(ann, over)
    assert len(games) == 3 and all(game["id"] for game in games)
    events = ann.get(target(made, "/events")).ok()["items"]
    kinds = [event["kind"] for event in events]
    assert kinds.count("started") == kinds.count("game") == 3
    assert all(len(event["forfeits"]) == 1 for event in events if event["kind"] == "game" and "forfeits" in event)


def test_real_moves_decide_a_game(people):
    ann, bob, _ = people
    made = begin(ann, "knockout", entrants(ann, bob), **TIC_TAC_TOE)
    bob.post(target(made, "/join")).ok(201)
    game = accept(ann, bob, tournament=made)
    view = ann.get(f"/v1/games/{game}").ok()
    assert view["tournament"] == made["id"] and view["visibility"] == "private" and not view["ranked"]
    leader, other = (ann, bob) if view["turn"]["seats"] == [view["you"]["seat"]] else (bob, ann)
    for column in range(3):
        leader.post(f"/v1/games/{game}/moves", {"column": column, "row": 0}).ok(201)
        if column < 2:
            other.post(f"/v1/games/{game}/moves", {"column": column, "row": 1}).ok(201)
    over = until_over(ann, made)
    number = 1 if leader is ann else 2
    assert over["winners"] == [number] and over["played"] == 1
    item = read_games(ann, over)[0]
    assert item["id"] == game and sorted(item["scores"]) == [0, 1]
    assert item["entrants"][item["scores"].index(1)] == number


def forfeits(client, tournament):
    """Who has forfeited each game that is over."""
    events = client.get(target(tournament, "/events")).ok()["items"]
    return [event["forfeits"] for event in events if event["kind"] == "game"]


@pytest.mark.parametrize("came_first", [False, True])
@pytest.mark.parametrize("decliner", [0, 1])
def test_who_declines_a_game_has_lost_it_alone(people, decliner, came_first):
    """Whether or not the other one has come by then."""
    ann, bob, _ = people
    made = begin(ann, "round-robin", entrants(ann, bob), **TIC_TAC_TOE)
    bob.post(target(made, "/join")).ok(201)
    leaves, stays = (people[decliner], people[1 - decliner])
    game = invited(bob, made)
    if came_first:
        stays.post(f"/v1/games/{game['id']}/join").ok(201)
    leaves.post(f"/v1/games/{game['id']}/decline").ok(201)
    over = until_over(ann, made)
    assert over["winners"] == [2 - decliner] and over["tie_break_games"] == 0
    assert forfeits(ann, made) == [[decliner + 1]]


def test_in_a_knockout_who_declines_makes_the_other_go_on(people):
    ann, bob, _ = people
    made = begin(ann, "knockout", entrants(ann, bob), **TIC_TAC_TOE)
    bob.post(target(made, "/join")).ok(201)
    ann.post(f"/v1/games/{invited(ann, made)['id']}/decline").ok(201)
    over = until_over(bob, made)
    assert over["winners"] == [2] and over["played"] == 1


def test_in_a_group_who_declines_forfeits_and_who_has_not_come_yet_does_not(people):
    ann, bob, cyd = people
    made = begin(ann, "all-play", entrants(ann, bob, cyd), games=1)
    for client in (bob, cyd):
        client.post(target(made, "/join")).ok(201)
    bob.post(f"/v1/games/{invited(ann, made)['id']}/decline").ok(201)
    wait_for(lambda: forfeits(ann, made))
    assert forfeits(ann, made)[0] == [2]
    assert ann.delete(target(made)).status == 204


def test_games_that_nobody_accepts_are_forfeited_by_all_who_have_not_come():
    with kit.Server() as server:
        ann, bob = server.player("Ann"), server.player("Bob")
        made = begin(ann, "knockout", entrants(ann, bob), **TIC_TAC_TOE)
        bob.post(target(made, "/join")).ok(201)
        ann.post(f"/v1/games/{invited(ann, made)['id']}/join").ok(201)
        server.arguments = ("--expire-open", "1")  # only now: nothing may expire before Ann has come
        server.restart()
        assert until_over(ann, made)["winners"] == [1]
        assert forfeits(ann, made) == [[2]]


def test_in_a_group_nobody_else_can_take_a_seat_that_was_declined(server, people):
    ann, bob, cyd = people
    made = begin(ann, "all-play", entrants(ann, bob, cyd), games=1)
    for client in (bob, cyd):
        client.post(target(made, "/join")).ok(201)
    game = invited(ann, made)
    ann.post(f"/v1/games/{game['id']}/join").ok(201)
    bob.post(f"/v1/games/{game['id']}/join").ok(201)
    cyd.post(f"/v1/games/{game['id']}/decline").ok(201)
    wait_for(lambda: ann.get(f"/v1/games/{game['id']}").ok()["status"] == "aborted")
    events = wait_for(lambda: [event for event in ann.get(target(made, "/events")).ok()["items"] if event["kind"] == "game"])
    assert events[0]["forfeits"] == [3]
    assert ann.delete(target(made)).status == 204


def test_bots_play_along(people):
    ann, *_ = people
    made = begin(ann, "round-robin", entrants(ann) + bots("random", "random"), **TIC_TAC_TOE)
    assert made["status"] == "running"
    for _ in range(2):
        game = accept(ann, tournament=made)
        ann.post(f"/v1/games/{game}/resignation").ok(201)
    over = until_over(ann, made)
    lines = {line["number"]: line for line in over["standings"]}
    assert lines[1]["losses"] == 2 and lines[1]["points"] == 0
    games = [game for game in read_games(ann, over) if not game["tie_break"]]
    assert [bool(game["id"]) for game in games].count(False) == 1, "the bots' own game needs no table"


def test_while_it_runs_entrants_see_all_totals_and_their_own_games_only(server, people):
    ann, bob, cyd = people
    eve = server.player("Eve")
    made = begin(eve, "round-robin", entrants(ann, bob, cyd), **TIC_TAC_TOE)
    assert made["you"] is None
    for client in (ann, bob, cyd):
        client.post(target(made, "/join")).ok(201)
    order = [ann, bob, cyd]
    game = wait_for(lambda: [game for client in order for game in games_of(client, made, "open")])[0]
    at_it = [client for client in order if client.id in [seat["player"]["id"] for seat in game["seats"]]]
    absent = next(client for client in order if client not in at_it)
    let_win(at_it[0], at_it[1], made)
    wait_for(lambda: ann.get(target(made)).ok()["played"] == 1)
    for client in (*order, eve, server.anyone()):
        view = client.get(target(made)).ok()
        assert "standings" not in view
        assert [line["points"] for line in view["totals"]] == [1, 0, 0]
        assert [line["rank"] for line in view["totals"]] == [1, 2, 2]
    assert at_it[0].get(target(made)).ok()["you"]["points"] == 1
    assert len(at_it[0].get(target(made, "/games")).ok()["items"]) >= 1
    assert all(item["id"] != game["id"] for item in absent.get(target(made, "/games")).ok()["items"])
    stranger, nobody = server.player("Sue"), server.anyone()
    for client in (stranger, nobody):
        assert client.get(target(made, "/games")).ok()["items"] == []
    assert any(item["id"] == game["id"] for item in eve.get(target(made, "/games")).ok()["items"])

    def first_game(client):
        return next(event for event in client.get(target(made, "/events")).ok()["items"] if event["kind"] == "game")

    assert "scores" in first_game(at_it[0]) and "scores" in first_game(eve)
    assert set(first_game(absent)) == set(first_game(stranger)) == {"seq", "at", "kind", "game"}
    assert first_game(nobody) == first_game(stranger)
    before = first_game(absent)
    assert eve.delete(target(made)).status == 204
    assert first_game(absent) == before, "what one role sees of an event never changes"
    assert len(absent.get(target(made, "/games")).ok()["items"]) >= 1, "afterwards everybody sees the games"


def test_games_of_one_that_was_cancelled_are_played_to_their_end():
    with kit.Server() as server:
        ann, bob = server.player("Ann"), server.player("Bob")
        made = begin(ann, "knockout", entrants(ann, bob), **TIC_TAC_TOE)
        bob.post(target(made, "/join")).ok(201)
        game = accept(ann, bob, tournament=made)
        assert ann.delete(target(made)).status == 204
        assert bob.post(f"/v1/games/{game}/resignation").ok(201)["game"]["result"]["winners"]
        server.restart()
        now = ann.get(target(made)).ok()
        assert now["status"] == "cancelled" and now["played"] == 0
        assert "tournament-failed" not in server.log


def test_with_fewer_than_two_left_it_is_cancelled(people):
    ann, bob, cyd = people
    made = begin(ann, "knockout", entrants(bob, cyd), **TIC_TAC_TOE)
    gone = bob.post(target(made, "/decline")).ok(201)
    assert gone["status"] == "open" and gone["total"] == 1
    bob.post(target(made, "/join")).problem(409, "not-allowed-now")
    now = cyd.post(target(made, "/join")).ok(201)
    assert now["status"] == "cancelled"
    made = begin(ann, "knockout", entrants(ann, bob), **TIC_TAC_TOE)
    ann.post(target(made, "/decline")).ok(201)
    assert ann.get(target(made)).ok()["status"] == "open"
    assert bob.post(target(made, "/decline")).ok(201)["status"] == "cancelled"


def test_who_is_left_after_declining_plays_without_the_others(people):
    ann, bob, cyd = people
    made = begin(ann, "swiss", entrants(ann, bob, cyd), games=3, **TIC_TAC_TOE)
    bob.post(target(made, "/decline")).ok(201)
    assert cyd.post(target(made, "/join")).ok(201)["status"] == "running"
    let_win(cyd, ann, made)
    over = until_over(ann, made)
    assert over["played"] == 1, "two can meet once"
    assert [line["number"] for line in over["standings"]] == [3, 1]


def test_a_clock_is_part_of_every_game(people):
    ann, bob, _ = people
    made = begin(ann, "knockout", entrants(ann, bob), clock={"turn_seconds": 100}, **TIC_TAC_TOE)
    assert made["clock"]["turn_seconds"] == 100
    bob.post(target(made, "/join")).ok(201)
    assert invited(bob, made)["clock"]["turn_seconds"] == 100
    ann.delete(target(made))
    made = begin(ann, "knockout", entrants(ann, bob), **TIC_TAC_TOE)
    assert made["clock"]["turn_seconds"] == 30, "as in any line game with somebody invited"
    ann.delete(target(made))
    made = begin(ann, "knockout", entrants(ann, bob), clock=None, **TIC_TAC_TOE)
    assert made["clock"] is None
    ann.delete(target(made))


def test_what_people_cannot_have_is_refused(people):
    ann, bob, _ = people
    body = {"ruleset": "tic-tac-toe", "format": "knockout", "entrants": entrants(ann, bob)}
    ann.post("/v1/tournaments", {**body, "seed": "x"}).problem(422, "invalid-value", "/seed")
    ann.post("/v1/tournaments", {**body, "entrants": entrants(ann, ann)}).problem(422, "invalid-value", "/entrants")
    ann.post("/v1/tournaments", {**body, "deal": "duplicate"}).problem(422, "invalid-value", "/deal")


def test_who_has_gone_forfeits(server, people):
    ann, *_ = people
    leaver = server.player("Lea")
    made = begin(ann, "round-robin", entrants(ann, leaver), games=2, **TIC_TAC_TOE)
    leaver.post(target(made, "/join")).ok(201)
    game = accept(ann, leaver, tournament=made)
    assert leaver.delete("/v1/players/me").status == 204
    wait_for(lambda: ann.get(f"/v1/games/{game}").ok()["status"] == "finished")
    over = until_over(ann, made)
    assert over["winners"] == [1] and over["standings"][0]["points"] == 2
    assert over["standings"][1]["entrant"]["player"]["name"] is None


def test_games_of_people_survive_a_restart():
    with kit.Server() as server:
        ann, bob = server.player("Ann"), server.player("Bob")
        made = begin(ann, "round-robin", entrants(ann, bob), games=2, **TIC_TAC_TOE)
        bob.post(target(made, "/join")).ok(201)
        invited(ann, made)
        server.restart()
        let_win(ann, bob, made)
        wait_for(lambda: ann.get(target(made)).ok()["played"] == 1)
        server.restart()
        let_win(ann, bob, made)
        over = until_over(ann, made)
        assert over["standings"][0]["points"] == 2 and len(read_games(ann, over)) == 2
        with sse.Stream(bob, target(made, "/events")) as stream:
            assert [event["kind"] for event in iter(stream.event, None)][-1] == "finished"


def test_for_who_is_gone_the_server_declines(server, people):
    ann, bob, _ = people
    leaver, other = server.player("Lea"), server.player("Leo")
    made = begin(ann, "round-robin", entrants(ann, bob, leaver), **TIC_TAC_TOE)
    alone = begin(ann, "round-robin", entrants(ann, other), **TIC_TAC_TOE)
    bob.post(target(made, "/join")).ok(201)
    for client in (leaver, other):
        assert client.delete("/v1/players/me").status == 204
    wait_for(lambda: ann.get(target(made)).ok()["status"] == "running")
    assert ann.get(target(made)).ok()["total"] == 2
    wait_for(lambda: ann.get(target(alone)).ok()["status"] == "cancelled")
    kinds = [event["kind"] for event in ann.get(target(alone, "/events")).ok()["items"]]
    assert kinds == ["created", "declined", "cancelled"]
    assert ann.delete(target(made)).status == 204


def test_one_that_nobody_answers_is_cancelled_in_the_end():
    with kit.Server("--expire-open", "1") as server:
        ann, bob = server.player("Ann"), server.player("Bob")
        made = begin(ann, "round-robin", entrants(ann, bob), **TIC_TAC_TOE)
        wait_for(lambda: ann.get(target(made)).ok()["status"] == "cancelled")
        last = ann.get(target(made, "/events")).ok()["items"][-1]
        assert last["kind"] == "cancelled" and last["reason"] == "expired"
