# SPDX-License-Identifier: Apache-2.0
"""What the engine has for families to come, by a game that no server has: tests/next/panel.c says how it is played.

Contenders say a number each, whenever they like; a chair may mend numbers and close the round. A number is so many points,
and of equal points fewer passes win.
"""

import subprocess

import pytest

import kit
from kit import events_of, path, people, replays
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


def test_an_export_with_it_replays(panels, tmp_path):
    ann, bob = people(panels)
    game = seated([ann, bob])
    say(ann, game, 7, passes=1).ok(201)
    say(bob, game, 7).ok(201)
    exported = ann.get(f"/v1/games/{game['id']}/export").ok(200)
    assert replays(tmp_path, exported, kit.NEXT)
    exported["events"][-1]["body"]["minor"] = [0, 0]
    assert not replays(tmp_path, exported, kit.NEXT)


# --- Officials -----------------------------------------------------------------------------------------------------


def chaired(chair, contenders, **more):
    """A game that its maker chairs; all have joined."""
    return seated([chair, *contenders], role="chair", **more)


def test_an_official_has_the_last_seat_and_acts_and_no_part_in_the_match(panels):
    cyd, ann, bob = people(panels, 3)
    game = chaired(cyd, [ann, bob])
    assert [(seat["player"]["id"], seat["role"]) for seat in game["seats"]] == [
        (ann.id, "contender"), (bob.id, "contender"), (cyd.id, "chair")]  # fmt: skip
    assert game["round"]["leader"] == 0 and game["turn"]["seats"] == [0, 1, 2]
    say(cyd, game, 99).problem(409, "not-your-turn")
    say(ann, game, 7).ok(201)
    assert cyd.get(path(game)).ok()["turn"]["actions"] == ["mend", "close"]
    cyd.post(path(game, "/mends"), {"seat": 0, "number": 9}).ok(201)
    bob.post(path(game, "/closing")).problem(409, "not-your-turn")
    end = cyd.post(path(game, "/closing")).ok(201)["game"]
    assert (end["result"]["outcome"], end["result"]["winners"], end["result"]["points"]) == ("win", [0], [9, 0, 0])


def test_the_least_points_of_all_do_not_let_an_official_win(panels):
    cyd, ann, bob = people(panels, 3)
    game = chaired(cyd, [ann, bob])
    end = cyd.post(path(game, "/closing")).ok(201)["game"]
    assert (end["result"]["outcome"], end["result"]["winners"]) == ("draw", [0, 1])


def test_what_is_hidden_from_contenders_and_spectators_an_official_sees_where_the_family_says_so(panels):
    cyd, ann, bob = people(panels, 3)
    eve = panels.player("Eve")
    game = chaired(cyd, [ann, bob], visibility="public")
    say(ann, game, 7).ok(201)
    seen = {who.id: who.get(path(game)).ok()["state"]["numbers"] for who in (ann, bob, cyd, eve)}
    assert seen == {ann.id: [7, None, None], bob.id: [None] * 3, cyd.id: [7, None, None], eve.id: [None] * 3}
    told = {who.id: events_of(who, game)[-1].get("number") for who in (ann, bob, cyd, eve)}
    assert told == {ann.id: 7, bob.id: None, cyd.id: 7, eve.id: None}


def test_an_opponent_can_be_the_official_and_the_maker_chooses_among_the_other_seats(panels):
    ann, bob, cyd = people(panels, 3)
    body = {"ruleset": "panel", "seat": 1, "opponents": [{"player": bob.id}, {"open": True, "role": "chair"}]}
    game = ann.post("/v1/games", body).ok(201)
    assert [seat["role"] for seat in game["seats"]] == ["contender", "contender", "chair"]
    assert [seat["status"] for seat in game["seats"]] == ["invited", "joined", "open"]
    shown = cyd.post("/v1/join/preview", {"join_code": game["join_code"]}).ok(200)["game"]
    assert [seat["role"] for seat in shown["seats"]] == ["contender", "contender", "chair"]
    cyd.post(path(game, "/join"), {"join_code": game["join_code"]}).ok(201)
    begun = bob.post(path(game, "/join")).ok(201)["game"]
    assert begun["status"] == "playing" and cyd.get(path(game)).ok()["you"]["seat"] == 2
    created = events_of(ann, game)[0]
    assert [seat["role"] for seat in created["seats"]] == ["contender", "contender", "chair"]


def test_opponents_that_are_left_out_follow_the_roles(panels):
    (ann,) = people(panels, 1)
    game = ann.post("/v1/games", {"ruleset": "panel", "role": "chair"}).ok(201)
    assert [(seat["status"], seat["role"]) for seat in game["seats"]] == [("open", "contender"), ("joined", "chair")]
    alone = ann.post("/v1/games", {"ruleset": "panel"}).ok(201)
    assert [seat["role"] for seat in alone["seats"]] == ["contender"]


@pytest.mark.parametrize(
    ("pointer", "body"),
    [
        ("/role", {"ruleset": "panel", "role": "king"}),
        ("/role", {"ruleset": "tic-tac-toe", "role": "contender"}),
        ("/opponents/0/role", {"ruleset": "tic-tac-toe", "opponents": [{"open": True, "role": "chair"}]}),
        ("/opponents/1/role", {"ruleset": "panel", "opponents": [{"open": True}, {"open": True, "role": 1}]}),
        ("/opponents/1/role", {"ruleset": "panel", "opponents": [{"open": True, "role": "chair"}] * 2}),
        ("/opponents/0/role", {"ruleset": "panel", "role": "chair", "opponents": [{"open": True, "role": "chair"}]}),
        ("/opponents", {"ruleset": "panel", "role": "chair", "opponents": []}),
        ("/seat", {"ruleset": "panel", "role": "chair", "seat": 0, "opponents": [{"open": True}]}),
        ("/seat", {"ruleset": "panel", "seat": 1, "opponents": [{"open": True, "role": "chair"}]}),
    ],
)
def test_what_is_wrong_about_roles_is_said_where_it_stands(panels, pointer, body):
    (ann,) = people(panels, 1)
    ann.post("/v1/games", body).problem(422, "invalid-value", pointer)


def test_a_problem_with_an_opponent_points_at_it_whatever_seat_is_theirs(panels):
    ann, bob, cyd = people(panels, 3)
    cyd.put(f"/v1/players/me/blocks/{ann.id}").ok(204)
    body = {"ruleset": "panel", "opponents": [{"player": cyd.id, "role": "chair"}, {"player": bob.id}]}
    ann.post("/v1/games", body).problem(422, "invalid-value", "/opponents/0/player")


def test_the_lead_goes_round_those_who_compete(panels):
    cyd, ann, bob = people(panels, 3)
    game = chaired(cyd, [ann, bob], options={"rounds": 4})
    leaders = []
    for _ in range(4):
        leaders.append(cyd.get(path(game)).ok()["round"]["leader"])
        end = cyd.post(path(game, "/closing")).ok(201)["game"]
        if end["status"] == "round-over":
            cyd.post(path(game, "/rounds")).ok(201)
    assert leaders == [0, 1, 0, 1] and end["status"] == "finished"


def test_of_those_who_compete_the_last_one_left_has_won(panels):
    cyd, ann, bob = people(panels, 3)
    game = chaired(cyd, [ann, bob])
    end = ann.post(path(game, "/resignation")).ok(201)["game"]
    assert (end["status"], end["result"]["winners"], end["result"]["reason"]) == ("finished", [1], "resignation")


def test_an_official_who_resigns_leaves_the_others_to_play_on(panels):
    cyd, ann, bob = people(panels, 3)
    game = chaired(cyd, [ann, bob], options={"rounds": 2})
    cyd.post(path(game, "/resignation")).ok(201)
    say(ann, game, 7).ok(201)
    now = say(bob, game, 8).ok(201)["game"]
    assert (now["status"], now["round"]["of"]) == ("round-over", 2)
    assert ann.post(path(game, "/rounds")).ok(201)["game"]["round"]["leader"] == 1


def test_a_game_that_needs_its_official_is_aborted_when_they_resign(panels, tmp_path):
    cyd, ann, bob = people(panels, 3)
    game = chaired(cyd, [ann, bob], options={"firm": True})
    end = cyd.post(path(game, "/resignation")).ok(201)["game"]
    assert (end["status"], end["reason"], end["result"]) == ("aborted", "master-left", None)
    assert [event["kind"] for event in events_of(ann, game)][-2:] == ["resigned", "aborted"]
    assert stats(ann) == [] == stats(cyd)
    exported = ann.get(path(game, "/export")).ok(200)
    assert replays(tmp_path, exported, kit.NEXT)
    for event in exported["events"]:
        if event["kind"] == "aborted":
            event["body"]["reason"] = "creator"
    assert not replays(tmp_path, exported, kit.NEXT)


def test_nothing_is_counted_for_an_official(panels):
    cyd, ann, bob = people(panels, 3)
    game = chaired(cyd, [ann, bob], ranked=True)
    say(ann, game, 7).ok(201)
    say(bob, game, 60).ok(201)
    (anns,), (bobs,) = stats(ann), stats(bob)
    assert stats(cyd) == []
    assert bobs["rating"] > 1500 > anns["rating"] and (bobs["wins"], anns["losses"]) == (1, 1)
    listed = cyd.get("/v1/leaderboards/panel?metric=best").ok()["items"]
    assert cyd.id not in [item["player"]["id"] for item in listed]
    assert {bob.id, ann.id} <= {item["player"]["id"] for item in listed}
    seen = cyd.get(f"/v1/results?player={cyd.id}").ok()["items"]
    assert seen and seen[-1]["winners"] == [1], "it is in their results all the same"


def test_who_competes_alone_does_so_whoever_else_acts(panels):
    cyd, ann = people(panels)
    game = chaired(cyd, [ann], options={"rounds": None}, ranked=True)
    now = say(ann, game, 60).ok(201)["game"]
    assert now["status"] == "round-over"
    (anns,) = stats(ann)
    assert (anns["games"], anns["wins"], anns["best"]) == (1, 1, 60) and stats(cyd) == []
    end = cyd.post(path(game, "/finish")).ok(201)["game"]
    assert (end["result"]["outcome"], end["result"]["winners"]) == ("win", [0])


def test_a_rematch_moves_those_on_who_compete(panels):
    cyd, ann, bob = people(panels, 3)
    game = chaired(cyd, [ann, bob])
    cyd.post(path(game, "/closing")).ok(201)
    again = ann.post(path(game, "/rematch"), {}).ok(201)["game"]
    assert [(seat["player"]["id"], seat["role"]) for seat in again["seats"]] == [
        (bob.id, "contender"), (ann.id, "contender"), (cyd.id, "chair")]  # fmt: skip


def test_roles_are_of_the_log(panels, tmp_path):
    cyd, ann, bob = people(panels, 3)
    game = chaired(cyd, [ann, bob])
    cyd.post(path(game, "/closing")).ok(201)
    exported = ann.get(path(game, "/export")).ok(200)
    assert replays(tmp_path, exported, kit.NEXT)
    for role in ("contender", None):
        seat = exported["events"][0]["body"]["seats"][2]
        if role is None:
            del seat["role"]
        else:
            seat["role"] = role
        assert not replays(tmp_path, exported, kit.NEXT)


# --- Seats without an account, where an official acts for them -----------------------------------------------------


def with_bridge(server, **more):
    """Cyd chairs a game of Ann and Team Bridge, which has no account."""
    cyd, ann = people(server)
    body = {"ruleset": "panel", "role": "chair", "opponents": [{"player": ann.id}, {"name": "Team Bridge"}], **more}
    body["options"] = {"acts": "official", **more.get("options", {})}
    game = cyd.post("/v1/games", body).ok(201)
    return cyd, ann, ann.post(path(game, "/join")).ok(201)["game"]


def test_an_official_acts_for_a_seat_without_an_account(panels):
    cyd, ann, game = with_bridge(panels)
    assert game["seats"][1] == {
        "seat": 1, "player": {"id": None, "name": "Team Bridge", "kind": "human"}, "status": "joined",
        "role": "contender", "by": 2, "points": 0, "bank_seconds": None}  # fmt: skip
    say(cyd, game, 60, seat=1).ok(201)
    say(ann, game, 60, seat=1).problem(403, "forbidden")
    say(cyd, game, 60, seat=0).problem(403, "forbidden")
    end = say(ann, game, 50).ok(201)["game"]["result"]
    assert (end["winners"], end["points"]) == ([1], [50, 60, 0])
    assert [event["seat"] for event in events_of(ann, game) if event["kind"] == "say"] == [1, 0]
    (listed,) = ann.get(f"/v1/results?game={game['id']}&order=newest").ok()["items"][:1]
    assert listed["seats"][1]["player"] == {"id": None, "name": "Team Bridge", "kind": "human"}


def test_it_needs_the_official_who_acts(panels):
    ann, _ = people(panels)
    body = {"ruleset": "panel", "options": {"acts": "official"}, "opponents": [{"name": "Team Bridge"}]}
    ann.post("/v1/games", body).problem(422, "invalid-value", "/opponents/0/name")
    body = {"ruleset": "panel", "opponents": [{"open": True}, {"name": "Team Bridge", "role": "chair"}]}
    ann.post("/v1/games", body).problem(422, "invalid-value", "/opponents/1/name")


def test_when_the_official_who_acts_for_it_resigns_the_game_is_aborted(panels):
    cyd, ann, game = with_bridge(panels)
    end = cyd.post(path(game, "/resignation")).ok(201)["game"]
    assert (end["status"], end["reason"]) == ("aborted", "master-left")
    cyd, ann, game = with_bridge(panels, options={"rounds": 2})
    body = {"ruleset": "panel", "role": "chair", "options": {"acts": "official", "rounds": 2}}
    body["opponents"] = [{"player": ann.id}, {"name": "Team Bridge"}, {"player": panels.player("Bob").id}]
    game = cyd.post("/v1/games", body).ok(201)
    assert game["status"] == "open"


def test_once_it_has_resigned_the_official_is_free_to_go(panels):
    cyd, ann, bob = people(panels, 3)
    body = {"ruleset": "panel", "role": "chair", "options": {"acts": "official"}}
    body["opponents"] = [{"player": ann.id}, {"player": bob.id}, {"name": "Team Bridge"}]
    game = cyd.post("/v1/games", body).ok(201)
    for player in (ann, bob):
        player.post(path(game, "/join")).ok(201)
    cyd.post(path(game, "/resignation"), {"seat": 2}).ok(201)
    assert cyd.post(path(game, "/resignation")).ok(201)["game"]["status"] == "playing"


def test_where_seat_is_the_action_s_own_nobody_acts_for_others_by_it(panels):
    cyd, ann, game = with_bridge(panels)
    say(cyd, game, 60, seat=1).ok(201)
    cyd.post(path(game, "/mends"), {"seat": 1, "number": 70}).ok(201)
    assert say(ann, game, 50).ok(201)["game"]["result"]["points"] == [50, 70, 0]


def test_a_rematch_takes_the_name_along(panels):
    cyd, ann, game = with_bridge(panels)
    cyd.post(path(game, "/closing")).ok(201)
    again = cyd.post(path(game, "/rematch"), {}).ok(201)["game"]
    names = [(seat["player"]["name"], seat["status"], seat.get("by")) for seat in again["seats"]]
    assert names == [("Team Bridge", "joined", 2), ("Player 1", "invited", None), ("Player 0", "joined", None)]


def test_whoever_takes_the_official_s_seat_acts(panels):
    ann, cyd = people(panels)
    opponents = [{"name": "Team Bridge"}, {"open": True, "role": "chair"}]
    game = ann.post("/v1/games", {"ruleset": "panel", "options": {"acts": "official"}, "opponents": opponents}).ok(201)
    assert (game["status"], game["seats"][1]["by"]) == ("open", 2)
    ann.get(path(game) + "?seat=1").problem(403, "forbidden")
    cyd.post(path(game, "/join"), {"join_code": game["join_code"]}).ok(201)
    say(ann, game, 1, seat=1).problem(403, "forbidden")
    say(cyd, game, 2, seat=1).ok(201)
    assert cyd.get(path(game) + "?seat=1").ok()["state"]["numbers"] == [None, 2, None]
