#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Prints a database as SQL, with something in each of its tables: for tests/api/schemas, when a schema is released.

    REFEREE_BINARY=build/referee tests/api/make_schema.py >build/NNNN.sql && mv build/NNNN.sql tests/api/schemas
"""

import contextlib
import pathlib
import sqlite3
import tempfile

import kit
from test_tournaments import begin, bots, until_over
from test_tournaments_people import entrants, let_win
from test_tournaments_starting import moment

# What is there for a moment only.
PASSING = {"account_cleanup", "question_draft", "store_probe", "tournament_draft"}


def play_code_breaking(server):
    """Won, lost by resigning, aborted, open, published between rounds, made for others, being played; alone and for several;
    with each custody. One of the players was a guest."""
    ann, bob = (server.player(name) for name in ("Ann", "Bob"))
    guest = server.anyone().post("/v1/players", {"guest": True}).ok(201)
    cyd = kit.Client(server, guest["token"], guest)
    cyd.patch("/v1/players/me", {"name": "Cyd"}).ok(200)
    for ruleset in ("bulls-and-cows", "number-guess"):
        for player in (ann, bob):
            game = player.post("/v1/games", {"ruleset": ruleset, "ranked": True, "options": {"rounds": 1}}).ok(201)
            if ruleset == "bulls-and-cows":
                kit.Table(game, [player]).crack()
            else:
                kit.Table(game, [player]).resign(0).ok(201)
    server.alone(rounds=None).guess(0, "1234").ok(201)
    published = server.alone(rounds=2)
    published.crack()
    published[0].patch(published.path, {"visibility": "public"}).ok(200)
    published.next_round().ok(201)
    others = [{"player": bob.id}, {"bot": "gomoku", "level": 3}]
    ann.post("/v1/games", {"ruleset": "tic-tac-toe", "seat": None, "opponents": others}).ok(201)
    duel = server.table(rounds=2, codemaker="players", visibility="public")
    duel.secret(0, "1234").ok(201)
    duel.guess(1, "1234").ok(201)
    duel.next_round(1).ok(201)
    duel.secret(1, "4321").ok(201)
    duel.resign(0).ok(201)
    server.table(seats=3, codemaker="players", secret="held")
    group = server.table(seats=3, codemaker="players")
    group.secret(0, "5678").ok(201)
    group.guess(1, "1234").ok(201)
    body = {"ruleset": "mastermind", "opponents": [{"open": True}], "visibility": "public"}
    ann.post("/v1/games", body, headers={"Idempotency-Key": "open"}).ok(201)
    aborted = bob.post("/v1/games", {**body, "opponents": [{"player": cyd.id}]}).ok(201)
    bob.delete(f"/v1/games/{aborted['id']}").ok(204)
    cyd.put(f"/v1/players/me/blocks/{bob.id}").ok(204)
    invited = {"ruleset": "mastermind", "opponents": [{"player": cyd.id}], "clock": {"turn_seconds": 86400}}
    ann.post("/v1/games", invited).ok(201)
    against = {"ruleset": "bulls-and-cows", "opponents": [{"bot": "random"}], "options": {"codemaker": "players"}}
    ann.post("/v1/games", {**against, "clock": {"turn_seconds": 86400}}).ok(201)
    return ann, bob, cyd


def play_others(server, ann, bob):
    row = server.table(ruleset="tic-tac-toe", rounds=None, visibility="public")
    row.moves((0, 0), (1, 0), (0, 1), (1, 1), (0, 2))
    row.next_round().ok(201)
    row.moves((1, 1))
    body = {"ruleset": "gomoku", "ranked": True, "opponents": [{"player": bob.id}]}
    rated = kit.Table(ann.post("/v1/games", body).ok(201), [ann, bob])
    bob.post(rated.path + "/join").ok(201)
    rated.moves((7, 7), (8, 8))
    rated.resign(1).ok(201)
    cards = server.table(ruleset="yahtzee")
    cards.score(cards.view()["turn"]["seats"][0], "chance").ok(201)
    server.table(ruleset="yahtzee").fill_cards()


def run_tournaments(ann, bob, cyd):
    first = until_over(ann, begin(ann, "swiss", bots(*["random"] * 5), ruleset="tic-tac-toe", games=3))
    until_over(ann, ann.post(f"/v1/tournaments/{first['id']}/rematch", {"entrants": bots("random")}).ok(201))
    asked = {"ruleset": "tic-tac-toe", "illegal": "disqualify", "starts_at": moment(0.3)}
    begun = begin(ann, "round-robin", entrants(ann, bob, cyd), **asked)  # cyd does not join in time
    bob.post(f"/v1/tournaments/{begun['id']}/join").ok(201)
    let_win(ann, bob, begun)
    until_over(ann, begun)
    until_over(ann, begin(ann, "knockout", bots(*["random"] * 3), ruleset="tic-tac-toe", games=2))
    until_over(ann, begin(ann, "heats", bots(*["random"] * 5), ruleset="yahtzee", table=3, name="Spring cup"))
    begin(ann, "round-robin", [*entrants(ann, bob), {"bot": "gomoku", "level": 3}], ruleset="tic-tac-toe")
    running = begin(ann, "knockout", entrants(ann, cyd), ruleset="tic-tac-toe")
    cyd.post(f"/v1/tournaments/{running['id']}/join").ok(201)
    gone = begin(bob, "knockout", entrants(bob, cyd), ruleset="tic-tac-toe", visibility="private")
    cyd.post(f"/v1/tournaments/{gone['id']}/decline").ok(201)


def ask(ann, bob):
    """A set of three versions, one of them appended to the one before; and one that everybody may play, as somebody has."""
    body = {"title": "Capitals", "language": "en", "licence": "own", "author": "Ann"}
    first = {"text": "What is the capital of France?", "answers": ["Paris"], "category": "Europe", "difficulty": "easy"}
    made = ann.post("/v1/question-sets", {**body, "questions": [first]}).ok(201)
    path = f"/v1/question-sets/{made['id']}"
    choice = {"text": "Which is the capital of Norway?", "choices": ["Oslo", "Bergen"], "correct": [0]}
    ann.put(path, {**body, "questions": [first, choice]}).ok(200)
    ann.post(path + "/questions", {"questions": [{"text": "When was Canberra founded?", "range": [1912, 1914]}]}).ok(200)
    public = {**body, "title": "One", "visibility": "public", "questions": [{"text": "Is Oslo in Norway?", "correct": True}]}
    asked = bob.post("/v1/question-sets", public).ok(201)
    quiz = {"parts": [{"kind": "sheet", "set": asked["id"], "questions": 1}]}
    game = ann.post("/v1/games", {"ruleset": "quiz", "options": quiz}).ok(201)
    ann.post(f"/v1/games/{game['id']}/ready", {}).ok(201)
    ann.post(f"/v1/games/{game['id']}/hand-in", {}).ok(201)


def be_told(server, service):
    """A service's webhooks, in use and not, to a receiver that there is not; and its players' game."""
    for events in (["game.event", "game.turn", "result.published"], ["tournament.finished"]):
        hook = service.post("/v1/webhooks", {"url": "https://receiver.invalid/", "events": events}).ok(201)
    service.patch(f"/v1/webhooks/{hook['id']}", {"disabled": True}).ok(200)
    players = []
    for name in ("Dee", "Eve"):
        account = service.post("/v1/players", {"name": name}).ok(201)
        token = account.get("token") or service.post(f"/v1/players/{account['id']}/tokens", {}).ok(201)["token"]
        players.append(kit.Client(server, token, account))
    body = {"ruleset": "tic-tac-toe", "opponents": [{"player": players[1].id}]}
    table = kit.Table(players[0].post("/v1/games", body).ok(201), players)
    players[1].post(table.path + "/join").ok(201)
    table.moves((0, 0), (1, 0), (0, 1), (1, 1), (0, 2))
    players[1].delete("/v1/players/me").ok(204)


def main():
    with tempfile.TemporaryDirectory() as directory:
        path = pathlib.Path(directory) / "referee.db"
        with kit.Server(db=path) as server:
            made = kit.run("token", "create", "--scope", "service", "--db", path)
            service = kit.Client(server, made.stdout.strip())
            people = play_code_breaking(server)
            play_others(server, *people[:2])
            run_tournaments(*people)
            ask(*people[:2])
            be_told(server, service)
            assert server.stop() == 0
        verified = kit.run("verify", "--db", path)
        assert verified.returncode == 0, verified.stdout
        with contextlib.closing(sqlite3.connect(path)) as db:
            tables = [name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
            empty = {name for name in tables if not db.execute(f"SELECT 1 FROM {name} LIMIT 1").fetchone()}
            assert empty == PASSING, f"nothing in {', '.join(empty - PASSING)}"
            print("-- SPDX-License-Identifier: Apache-2.0", *db.iterdump(), sep="\n")


if __name__ == "__main__":
    main()
