# SPDX-License-Identifier: Apache-2.0
"""A player's rating over time."""

import pytest

import kit
from test_leaderboards import duel, stats


@pytest.fixture(scope="module")
def club():
    with kit.Server() as server:
        yield server


def steps(client, player, ruleset="bulls-and-cows", limit=100):
    """All pages of them."""
    items, target = [], f"/v1/players/{player}/ratings?ruleset={ruleset}&limit={limit}"
    while target is not None:
        reply = client.get(target)
        page = reply.ok(200)
        assert len(page["items"]) <= limit
        items += page["items"]
        link = reply.headers.get("link")
        assert (link is None) == (page["next"] is None)
        target = link and link[1 : link.index(">")]
    return items


def test_each_rated_match_is_a_step_and_the_last_is_the_rating_of_now(club):
    ann, bob, eve = (club.player(name) for name in ("Ann", "Bob", "Eve"))
    duel(ann, bob)
    first = steps(club.anyone(), ann.id)
    assert [step["rating"] for step in first] == [pytest.approx(1662.31, abs=0.01)]
    assert [step["deviation"] for step in first] == [pytest.approx(290.32, abs=0.01)]
    for winner, loser in ((bob, ann), (ann, eve), (eve, ann), (ann, bob)):
        duel(winner, loser)
        told = stats(club, ann)
        last = steps(club.anyone(), ann.id)[-1]
        assert (last["rating"], last["deviation"]) == (told["rating"], told["rating_deviation"])
    all_of_them = steps(ann, ann.id)
    assert len(all_of_them) == 5 and all_of_them[:1] == [{**first[0], "game": all_of_them[0]["game"]}]
    assert [step["at"] for step in all_of_them] == sorted(step["at"] for step in all_of_them)
    up = [after["rating"] > before["rating"] for before, after in zip(all_of_them, all_of_them[1:])]
    assert up == [False, True, False, True]
    assert steps(ann, ann.id, limit=2) == steps(ann, "me", limit=1) == all_of_them
    assert [len(steps(ann, player.id)) for player in (bob, eve)] == [3, 2]
    assert steps(ann, ann.id, "tic-tac-toe") == [] == steps(ann, club.player("New").id)


def test_a_match_that_is_won_at_once_is_a_win_whatever_the_points(club):
    ann, bob = club.player("Ann"), club.player("Bob")
    options = {"scoring": "fewest", "first_guess_wins": True}
    asked = {"ruleset": "bulls-and-cows", "opponents": [{"player": bob.id}], "ranked": True, "options": options}
    game = ann.post("/v1/games", asked).ok(201)
    bob.post(f"/v1/games/{game['id']}/join").ok(201)
    table = kit.Table(game, [ann, bob])
    table.secret(0, "1234").ok(201)
    match = table.guess(1, "1234").ok(201)["game"]["result"]
    assert match["points"] == [0, 0] and match["winners"] == [1]
    assert steps(ann, bob.id)[0]["rating"] > 1500 > steps(ann, ann.id)[0]["rating"]


def test_a_private_game_is_told_to_those_who_may_read_its_result(club):
    ann, bob, eve = (club.player(name) for name in ("Ann", "Bob", "Eve"))
    for visibility in ("private", "public"):
        asked = {"ruleset": "gomoku", "opponents": [{"player": bob.id}], "ranked": True, "visibility": visibility}
        game = ann.post("/v1/games", asked).ok(201)
        bob.post(f"/v1/games/{game['id']}/join").ok(201)
        table = kit.Table(game, [ann, bob])
        table.moves((7, 7), (8, 8))
        table.resign(1).ok(201)
    own = steps(ann, ann.id, "gomoku")
    assert own[1]["game"] == game["id"]
    assert steps(bob, ann.id, "gomoku") == own
    for stranger in (eve, club.anyone()):
        assert steps(stranger, ann.id, "gomoku") == [{**own[0], "game": None}, own[1]]


def test_what_rates_nobody_is_no_step(club):
    ann, bob = club.player("Ann"), club.player("Bob")
    for _ in range(11):
        duel(ann, bob)
    assert len(steps(ann, ann.id)) == 10, "of a pair ten matches count on one day"
    guest, game = club.guest({"ruleset": "bulls-and-cows", "ranked": True, "opponents": [{"open": True}]})
    ann.post("/v1/join", {"join_code": game["join_code"]}).ok(201)
    guest.post(f"/v1/games/{game['id']}/resignation").ok(201)
    assert len(steps(ann, ann.id)) == 10 and steps(ann, guest.id) == []


def test_ratings_stay_without_a_name_when_the_account_is_deleted(club):
    """As results do: those of the others follow from them."""
    ann, bob = club.player("Ann"), club.player("Bob")
    duel(ann, bob)
    before = steps(bob, ann.id)
    ann.delete("/v1/players/me")
    assert steps(bob, ann.id) == before and len(before) == 1
    assert bob.get(f"/v1/players/{ann.id}").ok(200)["name"] is None


def test_they_survive_a_crash_with_the_result(own_server):
    ann, bob = own_server.player("Ann"), own_server.player("Bob")
    duel(ann, bob)
    before = steps(ann, ann.id)
    own_server.restart(kit.signal.SIGKILL)
    assert steps(ann, ann.id) == before and before[-1]["rating"] == stats(own_server, ann)["rating"]


@pytest.mark.parametrize(
    "query, pointer",
    [
        ("", "?ruleset"),
        ("ruleset=", "?ruleset"),
        ("ruleset=chess", "?ruleset"),
        ("ruleset=gomoku&limit=0", "?limit"),
        ("ruleset=gomoku&limit=101", "?limit"),
        ("ruleset=gomoku&cursor=x", "?cursor"),
    ],
)
def test_what_cannot_be_asked_is_refused_by_name(club, query, pointer):
    ann = club.player("Ann")
    ann.get(f"/v1/players/{ann.id}/ratings?{query}").problem(422, "invalid-value", pointer)


def test_of_whom_it_is_must_be_known(club):
    club.anyone().get("/v1/players/me/ratings?ruleset=gomoku").problem(401, "unauthorized")
    kit.Client(club, "rf_no").get("/v1/players/me/ratings?ruleset=gomoku").problem(401, "unauthorized")
    for player in ("x", "0" * 16):
        club.anyone().get(f"/v1/players/{player}/ratings?ruleset=gomoku").problem(404, "not-found")
    club.anyone().get("/v1/players/me/ratings?x=%zz").problem(400, "bad-request")
