# SPDX-License-Identifier: Apache-2.0
"""Tournaments in which a bot from outside is out by an action that the rules refuse: `illegal` `disqualify`."""

import signal

import pytest

import databases
import kit
from test_tournaments import begin, bots, read_games, until_over
from test_tournaments_people import TIC_TAC_TOE, accept, entrants, games_of, invited, target, wait_for

# Time enough for a test: a bot from outside has a second otherwise.
ASKED = {**TIC_TAC_TOE, "clock": {"turn_seconds": 60, "bot_turn_seconds": 60}, "illegal": "disqualify"}
ILLEGAL = "an action that is not legal"


@pytest.fixture(scope="module")
def server():
    with kit.Server() as server:
        yield server


def program(server, name="Engine"):
    account = server.anyone().post("/v1/players", {"name": name, "kind": "bot"}).ok(201)
    return kit.Client(server, account["token"], account)


@pytest.fixture
def ann(server):
    return server.player("Ann")


@pytest.fixture
def engine(server):
    return program(server)


def duel(ann, engine, illegal="disqualify", format="round-robin", **more):
    """A tournament of the two, which has begun."""
    more = {**ASKED, "illegal": illegal, **more}
    if illegal is None:
        del more["illegal"]
    made = begin(ann, format, entrants(ann, engine), **more)
    engine.post(target(made, "/join")).ok(201)
    return made


def until_turn(who, other, tournament):
    """A game of the two in which it is the turn of `who`, and the field 0, 0 is taken."""
    path = f"/v1/games/{accept(who, other, tournament=tournament)}"
    view = who.get(path).ok()
    first, then = (who, other) if view["turn"]["seats"] == [view["you"]["seat"]] else (other, who)
    first.post(path + "/moves", {"column": 0, "row": 0}).ok(201)
    if first is who:
        then.post(path + "/moves", {"column": 1, "row": 1}).ok(201)
    return path


def win(winner, loser, tournament):
    path = f"/v1/games/{accept(winner, loser, tournament=tournament)}"
    game = winner.get(path).ok()
    order = [winner, loser] if game["turn"]["seats"] == [game["you"]["seat"]] else [loser, winner]
    for move in range(6):
        client = order[move % 2]
        turn = move // 2
        column, row = (turn, 0) if client is winner else (2 - turn or 1, 1 + turn % 2)
        if client.post(path + "/moves", {"column": column, "row": row}).ok(201)["game"]["status"] != "playing":
            return


TAKEN = {"column": 0, "row": 0}


def kinds(client, tournament):
    return [event["kind"] for event in client.get(target(tournament, "/events")).ok()["items"]]


def test_a_bot_that_tries_what_is_illegal_is_out_with_all_its_points(ann, engine):
    made = duel(ann, engine, games=2)
    assert made["illegal"] == "disqualify"
    win(engine, ann, made)
    path = until_turn(engine, ann, made)
    engine.post(path + "/moves", TAKEN).problem(422, "illegal-move")
    game = ann.get(path).ok()
    assert game["status"] == "finished" and game["result"]["winners"] == [game["you"]["seat"]]
    event = next(e for e in ann.get(path + "/events").ok()["items"] if e["kind"] == "resigned")
    assert event["illegal"] is True
    over = until_over(ann, made)
    assert over["winners"] == [1] and over["played"] == 2
    winner, out = over["standings"]
    assert (winner["points"], winner["wins"], winner["status"]) == (2, 2, "playing")
    assert (out["points"], out["games"], out["rank"], out["status"]) == (0, 0, 2, "disqualified")
    events = ann.get(target(made, "/events")).ok()["items"]
    assert [event["kind"] for event in events[-3:]] == ["disqualified", "game", "finished"]
    assert {k: events[-3][k] for k in ("number", "game", "reason")} == {"number": 2, "game": 2, "reason": ILLEGAL}
    assert events[0]["illegal"] == "disqualify"


def test_whoever_asks_again_finds_that_the_seat_has_resigned(ann, engine):
    made = duel(ann, engine)
    path = until_turn(engine, ann, made)
    key = {"headers": {"Idempotency-Key": "again"}}
    engine.post(path + "/moves?wait=5", TAKEN, **key).problem(422, "illegal-move")
    engine.post(path + "/moves", TAKEN, **key).problem(409, "game-over")
    assert until_over(ann, made)["winners"] == [1]


def test_where_nothing_is_said_it_is_refused_and_the_game_goes_on(ann, engine):
    for illegal in (None, "refuse"):
        made = duel(ann, engine, illegal)
        assert made["illegal"] == "refuse"
        path = until_turn(engine, ann, made)
        engine.post(path + "/moves", TAKEN).problem(422, "illegal-move")
        engine.post(path + "/moves", {"column": 2, "row": 2}).ok(201)
        assert ann.delete(target(made)).status == 204


def test_what_else_is_refused_costs_nothing(ann, engine):
    made = duel(ann, engine)
    path = until_turn(engine, ann, made)
    moves = path + "/moves"
    engine.post(moves, {"column": "0", "row": 0}).problem(422, "invalid-value")
    engine.post(moves, {"column": 0}).problem(422, "invalid-value")
    engine.post(moves, TAKEN, headers={"If-Match": '"1"'}).problem(412, "version-mismatch")
    engine.post(path + "/rounds", {}).problem(409, "not-allowed-now")
    engine.post(moves, {"column": 2, "row": 2}).ok(201)
    engine.post(moves, TAKEN).problem(409, "not-your-turn")
    ann.post(moves, TAKEN).problem(422, "illegal-move")
    assert engine.get(path).ok()["status"] == "playing", "nor is a person out"
    assert ann.delete(target(made)).status == 204
    engine_turn = ann.post(moves, {"column": 0, "row": 2}).ok(201)["game"]["status"]
    assert engine_turn == "playing"
    engine.post(moves, TAKEN).problem(422, "illegal-move")
    assert ann.get(path).ok()["status"] == "playing", "the tournament is over: there is nothing to be out of"


def test_outside_of_tournaments_nothing_is_lost(ann, engine):
    body = {**TIC_TAC_TOE, "opponents": [{"player": engine.id}], "clock": ASKED["clock"]}
    game = ann.post("/v1/games", body).ok(201)
    path = f"/v1/games/{game['id']}"
    engine.post(path + "/join").ok(201)
    ann.post(path + "/moves", TAKEN).ok(201)
    engine.post(path + "/moves", TAKEN).problem(422, "illegal-move")
    assert ann.get(path).ok()["status"] == "playing"


def test_at_a_table_of_several_the_others_play_on(tmp_path):
    with databases.fresh(tmp_path) as path:
        with kit.Server(db=path) as server:
            play_on(server, server.player("Ann"), program(server))
            assert server.stop() == 0
        assert kit.run("verify", "--db", path).returncode == 0


def play_on(server, ann, engine):
    more = {**ASKED, "ruleset": "yahtzee", "options": {"rounds": 2}}
    made = begin(ann, "all-play", entrants(ann, engine) + bots("random"), games=1, **more)
    engine.post(target(made, "/join")).ok(201)
    path = f"/v1/games/{accept(ann, engine, tournament=made)}"

    def turn_of(client):
        view = client.get(path + "?wait=20").ok()
        return view if view["turn"]["actions"] else None

    def score(client):
        choice = wait_for(lambda: turn_of(client))["state"]["choices"][0]
        client.post(path + "/scores", {"category": choice["category"]}).ok(201)
        return choice["category"]

    is_first = ann.get(path).ok()["you"]["seat"] < engine.get(path).ok()["you"]["seat"]
    used = [score(client) for client in ((ann, engine) if is_first else (engine, ann))][is_first]
    if is_first:
        score(ann)
    wait_for(lambda: turn_of(engine))
    engine.post(path + "/scores", {"category": used}).problem(422, "illegal-category")
    wait_for(lambda: "disqualified" in kinds(ann, made))
    game = ann.get(path + "?wait=20").ok()
    while game["status"] == "playing":
        score(ann)
        game = ann.get(path + "?wait=20").ok()
        if game["status"] == "round-over":
            ann.post(path + "/rounds", {}).ok(201)
            server.restart(signal.SIGKILL)  # from here on the newest round says who is out
            game = ann.get(path + "?wait=20").ok()
    over = until_over(ann, made)
    assert over["standings"][-1]["number"] == 2 and over["standings"][-1]["status"] == "disqualified"
    assert 2 not in over["winners"] and kinds(ann, made).count("disqualified") == 1


def test_who_plays_alone_is_out_too(ann, engine):
    more = {**ASKED, "ruleset": "bulls-and-cows"}
    made = begin(ann, "all-play", entrants(ann, engine), games=2, deal="duplicate", **more)
    engine.post(target(made, "/join")).ok(201)
    own = {}
    for client in (ann, engine):
        own[client] = f"/v1/games/{invited(client, made)['id']}"
        client.post(own[client] + "/join").ok(201)
    engine.post(own[engine] + "/guesses", {"code": "1111"}).problem(422, "illegal-code")
    wait_for(lambda: "disqualified" in kinds(ann, made))
    ann.post(own[ann] + "/resignation").ok(201)
    over = until_over(ann, made)
    assert over["winners"] == [1] and over["standings"][1]["status"] == "disqualified"
    assert games_of(engine, made, "open") == []


def test_it_is_out_also_after_a_kill(tmp_path):
    with databases.fresh(tmp_path) as path:
        with kit.Server(db=path) as server:
            ann, engine = server.player("Ann"), program(server)
            for format in ("knockout", "swiss", "round-robin"):
                made = duel(ann, engine, format=format)
                game = until_turn(engine, ann, made)
                engine.post(game + "/moves", TAKEN).problem(422, "illegal-move")
                server.restart(signal.SIGKILL)
                over = until_over(ann, made)
                assert over["winners"] == [1] and over["standings"][1]["status"] == "disqualified"
                assert kinds(ann, made)[-3:] == ["disqualified", "game", "finished"]
                assert len(read_games(ann, over)) == 1
            assert server.stop() == 0
        assert kit.run("verify", "--db", path).returncode == 0
        with databases.connected(path) as db:
            db.execute("UPDATE event SET body = '{}' WHERE kind = 'resigned'")
        told = kit.run("verify", "--db", path)
        assert told.returncode != 0 and "does not say that the player was disqualified" in told.stdout + told.stderr


@pytest.mark.parametrize("illegal", ["", "Refuse", "disqualify ", None, True])
def test_what_it_can_be_is_told(ann, illegal):
    body = {"format": "swiss", "entrants": bots("random", "random"), "illegal": illegal, **TIC_TAC_TOE}
    ann.post("/v1/tournaments", body).problem(422, "invalid-value", "/illegal")
