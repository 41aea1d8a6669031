# SPDX-License-Identifier: Apache-2.0
"""What the engine has for families to come, by a game that no server has: tests/next/panel.c says how it is played.

Contenders say a number each, whenever they like; a chair may mend numbers and close the round. A number is so many points,
and of equal points fewer passes win.
"""

import json
import subprocess

import pytest

import kit
from test_tournaments import begin, until_over
from test_tournaments_people import accept, entrants, target


@pytest.fixture(scope="module")
def panels():
    """A server that has the game."""
    with kit.Server(binary=kit.NEXT, recorded=False) as running:
        yield running
        verified(running)


def verified(server):
    """Log and tables agree: with the server's own program, as it knows the game."""
    found = subprocess.run([kit.NEXT, "verify", "--db", server.db], capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout + found.stderr


def people(server, count=2):
    return [server.player(f"Player {number}") for number in range(count)]


def seated(players, **more):
    """A game of players, the first of whom makes it; all of them have joined."""
    body = {"ruleset": "panel", "opponents": [{"player": one.id} for one in players[1:]], **more}
    game = players[0].post("/v1/games", body).ok(201)
    for one in players[1:]:
        game = one.post(f"/v1/games/{game['id']}/join").ok(201)["game"]
    return game


def say(player, game, number, passes=0, **more):
    return player.post(f"/v1/games/{game['id']}/says", {"number": number, "passes": passes, **more})


def result(player, game):
    return player.get(f"/v1/games/{game['id']}/result").ok(200)["match"]


def stats(player):
    return player.get(f"/v1/players/{player.id}/stats").ok(200)["items"]


# --- What tells equal points apart ---------------------------------------------------------------------------------


def test_of_equal_points_the_one_with_more_of_the_second_tally_has_won(panels):
    ann, bob = people(panels)
    game = seated([ann, bob])
    say(ann, game, 7, passes=2).ok(201)
    end = say(bob, game, 7, passes=1).ok(201)["game"]
    assert end["status"] == "finished"
    assert (end["result"]["outcome"], end["result"]["winners"]) == ("win", [1])
    assert (end["result"]["points"], end["result"]["minor"]) == ([7, 7], [-2, -1])
    assert result(ann, game)["minor"] == [-2, -1]


def test_it_counts_only_where_points_are_equal(panels):
    ann, bob = people(panels)
    game = seated([ann, bob])
    say(ann, game, 8, passes=9).ok(201)
    assert say(bob, game, 7).ok(201)["game"]["result"]["winners"] == [0]


def test_equal_in_both_is_a_draw(panels):
    ann, bob = people(panels)
    game = seated([ann, bob])
    say(ann, game, 7, passes=1).ok(201)
    end = say(bob, game, 7, passes=1).ok(201)["game"]["result"]
    assert (end["outcome"], end["winners"]) == ("draw", [0, 1])


def test_it_adds_up_over_the_rounds_and_through_a_restart():
    with kit.Server(binary=kit.NEXT, recorded=False) as server:
        ann, bob = people(server)
        game = seated([ann, bob], options={"rounds": 2})
        say(ann, game, 7, passes=3).ok(201)
        say(bob, game, 7).ok(201)
        ann.post(f"/v1/games/{game['id']}/rounds").ok(201)
        server.restart()  # the game is read from its newest round
        say(ann, game, 5).ok(201)
        end = say(bob, game, 5, passes=1).ok(201)["game"]["result"]
        assert (end["points"], end["minor"], end["winners"]) == ([12, 12], [-3, -1], [1])
        verified(server)


def test_ratings_tell_apart_by_it(panels):
    ann, bob = people(panels)
    game = seated([ann, bob], ranked=True)
    say(ann, game, 7, passes=1).ok(201)
    say(bob, game, 7).ok(201)
    (anns,), (bobs,) = stats(ann), stats(bob)
    assert bobs["rating"] > 1500 > anns["rating"]


def test_a_tournament_s_game_is_won_by_it(panels):
    ann, bob = people(panels)
    made = begin(ann, "knockout", entrants(ann, bob), ruleset="panel")
    bob.post(target(made, "/join")).ok(201)
    game = {"id": accept(ann, bob, tournament=made)}
    say(ann, game, 7, passes=1).ok(201)
    say(bob, game, 7).ok(201)
    assert until_over(ann, made)["winners"] == [2]
    told = next(event for event in ann.get(target(made, "/events")).ok()["items"] if event["kind"] == "game")
    assert (sorted(told["scores"]), sorted(told["minor"])) == ([7, 7], [-1, 0])


def events_of(player, game, **query):
    target = f"/v1/games/{game['id']}/events?limit=1000" + "".join(f"&{name}={value}" for name, value in query.items())
    return player.get(target).ok(200)["items"]


def test_an_export_with_it_replays(panels, tmp_path):
    ann, bob = people(panels)
    game = seated([ann, bob])
    say(ann, game, 7, passes=1).ok(201)
    say(bob, game, 7).ok(201)
    exported = ann.get(f"/v1/games/{game['id']}/export").ok(200)
    assert replays(tmp_path, exported)
    exported["events"][-1]["body"]["minor"] = [0, 0]
    assert not replays(tmp_path, exported)


def replays(directory, exported):
    path = directory / "game.json"
    path.write_text(json.dumps(exported))
    return subprocess.run([kit.NEXT, "verify", path], capture_output=True, check=False).returncode == 0
