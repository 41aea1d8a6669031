# SPDX-License-Identifier: Apache-2.0
"""Servers that are killed while tournaments run: nothing is lost, nothing is played twice, and it comes out the same."""

import pathlib
import random
import signal
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "api"))

import kit

ENTRANTS = [{"bot": "random"}, {"bot": "methodical"}, {"bot": "random"}, {"bot": "random"}]
BODIES = [
    {"ruleset": "bulls-and-cows", "format": "all-play", "games": 600, "options": {"scoring": "guesses"}},
    {"ruleset": "bulls-and-cows", "format": "round-robin", "games": 60, "options": {"scoring": "fewest"}},
    {"ruleset": "mastermind", "format": "knockout", "games": 100, "options": {"scoring": "fewest"}},
    {"ruleset": "tic-tac-toe", "format": "swiss", "games": 3, "entrants": [{"bot": "random"}] * 40},
    {"ruleset": "yahtzee", "format": "heats", "table": 3, "entrants": [{"bot": "greedy"}] * 500},
]


def until_over(client, tournament):
    until = time.monotonic() + kit.PATIENCE_SECONDS
    while time.monotonic() < until:
        now = client.get(f"/v1/tournaments/{tournament}").ok()
        if now["status"] == "finished":
            return now
        time.sleep(0.05)
    raise AssertionError("the tournament does not end")


def read_all(client, target, cursor_name, key):
    items, cursor = [], 0
    while True:
        page = client.get(f"{target}?{cursor_name}={cursor}&limit=100").ok()
        items += page["items"]
        cursor = page["next"]
        if not page["items"] or cursor is None:
            return items, [item[key] for item in items]


def test_a_tournament_survives_being_killed():
    chance = random.Random(20261121)
    bodies = [{"entrants": ENTRANTS, "seed": f"storm {number}", **body} for number, body in enumerate(BODIES)]
    with kit.Server() as server:
        ann = server.player("Ann")
        calm = [ann.post("/v1/tournaments", body).ok(201)["id"] for body in bodies]
        expected = [until_over(ann, tournament) for tournament in calm]
        cut = [ann.post("/v1/tournaments", body).ok(201)["id"] for body in bodies]
        for _ in range(8):
            time.sleep(chance.uniform(0.01, 0.25))
            server.restart(signal.SIGKILL)
        for before, tournament, whole in zip(calm, cut, expected):
            over = until_over(ann, tournament)
            assert over["standings"] == whole["standings"] and over["stages"] == whole["stages"]
            assert over["played"] == whole["played"] and over["tie_break_games"] == whole["tie_break_games"]
            games, numbers = read_all(ann, f"/v1/tournaments/{tournament}/games", "cursor", "game")
            assert numbers == list(range(1, whole["played"] + whole["tie_break_games"] + 1)), "each once"
            assert games == read_all(ann, f"/v1/tournaments/{before}/games", "cursor", "game")[0]
            _, seqs = read_all(ann, f"/v1/tournaments/{tournament}/events", "after", "seq")
            assert seqs == list(range(1, over["version"] + 1))


def test_games_of_people_are_made_once():
    with kit.Server() as server:
        ann, bob = server.player("Ann"), server.player("Bob")
        body = {
            "ruleset": "tic-tac-toe",
            "format": "round-robin",
            "games": 6,
            "entrants": [{"player": ann.id}, {"player": bob.id}],
        }
        made = ann.post("/v1/tournaments", body).ok(201)
        bob.post(f"/v1/tournaments/{made['id']}/join").ok(201)
        played = []
        for _ in range(6):
            server.restart(signal.SIGKILL)
            until = time.monotonic() + kit.PATIENCE_SECONDS
            games = []
            while not games and time.monotonic() < until:
                games = ann.get("/v1/games?player=me&status=open").ok()["items"]
                time.sleep(0.02)
            assert len(games) == 1, "one at a time, however often the server was killed"
            played.append(games[0]["id"])
            for client in (ann, bob):
                client.post(f"/v1/games/{games[0]['id']}/join").ok(201)
            bob.post(f"/v1/games/{games[0]['id']}/resignation").ok(201)
        over = until_over(ann, made["id"])
        assert over["standings"][0]["points"] == 6 and over["winners"] == [1]
        games, _ = read_all(ann, f"/v1/tournaments/{made['id']}/games", "cursor", "game")
        assert [game["id"] for game in games] == played
