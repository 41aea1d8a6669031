# SPDX-License-Identifier: Apache-2.0
"""Guests who are asked for, and who become players."""

import time

import kit
import pytest

ME = "/v1/players/me"


def make_guest(server, client=None):
    made = (client or server.anyone()).post("/v1/players", {"guest": True}).ok(201)
    return kit.Client(server, made["token"], made)


def take_name(client, name="Ann"):
    return client.patch(ME, {"name": name}).ok(200)


def sit(one, other, **more):
    """A ranked duel of both, made by the first."""
    body = {"ruleset": "bulls-and-cows", "ranked": True, "opponents": [{"open": True}], **more}
    game = one.post("/v1/games", body).ok(201)
    other.post("/v1/join", {"join_code": game["join_code"]}).ok(201)
    return kit.Table(game, [one, other])


def rating(server, player):
    items = server.anyone().get(f"/v1/players/{player.id}/stats").ok(200)["items"]
    return next(item["rating"] for item in items if item["ruleset"] == "bulls-and-cows")


def wins(server, player):
    items = server.anyone().get(f"/v1/players/{player.id}/stats").ok(200)["items"]
    return next(item["wins"] for item in items if item["ruleset"] == "bulls-and-cows")


def verify(server):
    checked = kit.run("verify", "--db", server.db)
    assert checked.returncode == 0, checked.stdout + checked.stderr


# --- Being one -----------------------------------------------------------------------------------------------------


def test_a_guest_can_be_asked_for_without_a_name(server, anyone):
    reply = anyone.post("/v1/players", {"guest": True})
    made = reply.ok(201)
    assert (made["name"], made["kind"], made["guest"]) == ("Guest", "human", True)
    assert reply.headers["location"] == "/v1/players/" + made["id"]
    guest = kit.Client(server, made.pop("token"), made)
    assert guest.get(ME).ok(200) == made
    game = guest.post("/v1/games", {"ruleset": "bulls-and-cows"}).ok(201)
    assert game["you"] == {"seat": 0, "player": made["id"]} and game["seats"][0]["player"]["name"] == "Guest"


def test_only_the_own_view_tells_who_is_a_guest(server, ann):
    guest = make_guest(server)
    for client in (guest, ann, server.anyone()):
        assert set(client.get("/v1/players/" + guest.id).ok(200)) == {"id", "name", "kind", "created_at", "titles"}
    assert ann.account["guest"] is False and ann.get(ME).ok(200)["guest"] is False


def test_whoever_plays_without_a_token_is_a_guest_like_those_asked_for(server):
    guest, _ = server.guest({"ruleset": "bulls-and-cows"})
    assert guest.get(ME).ok(200)["guest"] is True


def test_a_program_may_be_a_guest_too(anyone):
    made = anyone.post("/v1/players", {"guest": True, "kind": "bot"}).ok(201)
    assert (made["name"], made["kind"], made["guest"]) == ("Guest", "bot", True)


@pytest.mark.parametrize(
    "body, pointer",
    [
        ({"guest": True, "name": "Ann"}, "/name"),
        ({"guest": True, "name": ""}, "/name"),
        ({}, "/name"),
        ({"guest": False}, "/name"),
        ({"guest": "yes"}, "/guest"),
        ({"guest": 1}, "/guest"),
        ({"guest": None}, "/guest"),
        ({"guest": True, "kind": "duck"}, "/kind"),
        ({"guest": True, "name": 7}, "/name"),
    ],
)
def test_a_guest_has_no_name_and_everybody_else_has_one(anyone, body, pointer):
    anyone.post("/v1/players", body).problem(422, "invalid-value", pointer=pointer)


def test_with_guest_false_it_is_a_player_with_a_name(anyone):
    made = anyone.post("/v1/players", {"guest": False, "name": "Ann"}).ok(201)
    assert (made["name"], made["guest"]) == ("Ann", False)


def test_a_bad_token_makes_no_guest(server):
    kit.Client(server, "rf_bad").post("/v1/players", {"guest": True}).problem(401, "unauthorized")


def test_an_answer_is_kept_for_a_guest_made_by_a_player(server, ann):
    headers = {"Idempotency-Key": "one-guest"}
    first = ann.post("/v1/players", {"guest": True}, headers=headers).ok(201)
    guest = kit.Client(server, first.pop("token"), first)
    again = ann.post("/v1/players", {"guest": True}, headers=headers)
    assert again.headers["idempotency-replayed"] == "true" and again.ok(201) == first
    ann.post("/v1/players", {"name": "Bob"}, headers=headers).problem(422, "idempotency-mismatch")
    take_name(guest, "Gus")
    now = ann.post("/v1/players", {"guest": True}, headers=headers).ok(201)
    assert now == {**first, "name": "Gus", "guest": False}, "as the player is now"


def test_without_a_token_no_answer_is_kept(server):
    headers = {"Idempotency-Key": "two-guests"}
    first, second = (server.anyone().post("/v1/players", {"guest": True}, headers=headers).ok(201) for _ in range(2))
    assert first["id"] != second["id"]


def test_guests_asked_for_are_accounts_too():
    with kit.Server("--rate-limit", "1000") as server:
        began = time.monotonic()
        statuses = [server.anyone().post("/v1/players", {"guest": True}).status for _ in range(40)]
        assert statuses[:10] == [201] * 10 and statuses.count(201) <= 10 + (time.monotonic() - began) / 6
        assert set(statuses) == {201, 429}
        server.anyone().post("/v1/players", {"guest": True, "name": "Ann"}).problem(422, "invalid-value")


def test_a_server_without_guests_says_so():
    with kit.Server("--no-guests") as server:
        anyone = server.anyone()
        anyone.post("/v1/players", {"guest": True}).problem(403, "forbidden")
        anyone.post("/v1/players", {"guest": True, "name": "Ann"}).problem(403, "forbidden")
        for body in ({"name": "Ann"}, {"guest": False}, {}, [], None):
            anyone.post("/v1/players", body).problem(401, "unauthorized")
        token = kit.run("token", "create", "--scope", "service", "--db", server.db).stdout.strip()
        service = kit.Client(server, token)
        guest = make_guest(server, service)
        guest.post("/v1/players", {"guest": True}).problem(403, "forbidden")
        take_name(guest)


# --- Becoming a player ---------------------------------------------------------------------------------------------


def test_a_name_makes_a_guest_a_player_for_good(own_server):
    guest = make_guest(own_server)
    named = take_name(guest, " Ann ")
    assert named == {**{k: v for k, v in guest.account.items() if k != "token"}, "name": "Ann", "guest": False}
    own_server.restart()
    assert guest.get(ME).ok(200) == named
    assert take_name(guest, "Guest")["guest"] is False, "called so, but one no longer"


def test_a_name_that_is_refused_leaves_a_guest_one(server):
    guest = make_guest(server)
    for body in ({"name": ""}, {"name": None}, {"guest": False}, {}, {"name": "Ann", "guest": False}):
        guest.patch(ME, body).problem(422, "invalid-value")
    assert (guest.get(ME).ok(200)["name"], guest.get(ME).ok(200)["guest"]) == ("Guest", True)


def test_of_two_names_at_once_one_stays(server):
    guest = make_guest(server)
    replies = kit.together(*(lambda name=name: guest.patch(ME, {"name": name}) for name in ("Ann", "Bob")))
    assert {reply.ok(200)["guest"] for reply in replies} == {False}
    assert {reply.ok(200)["name"] for reply in replies} == {"Ann", "Bob"}
    assert guest.get(ME).ok(200)["name"] in ("Ann", "Bob")


def test_ranked_games_begun_after_it_count(own_server):
    server, ann = own_server, own_server.player("Ann")
    guest = make_guest(server)
    sit(ann, guest).resign(1).ok(201)
    assert rating(server, ann) is None and rating(server, guest) is None and wins(server, ann) == 1
    take_name(guest, "Gus")
    assert rating(server, ann) is None, "what was over stays what it was"
    sit(ann, guest).resign(1).ok(201)
    won, lost = rating(server, ann), rating(server, guest)
    assert won > 1500 > lost
    server.restart()
    assert (rating(server, ann), rating(server, guest)) == (won, lost)
    verify(server)


def test_a_ranked_game_begun_before_it_does_not_count(own_server):
    server, ann = own_server, own_server.player("Ann")
    guest = make_guest(server)
    begun = sit(ann, guest)
    time.sleep(0.01)
    take_name(guest, "Gus")
    after = sit(guest, ann)
    after.resign(1).ok(201)
    rated = rating(server, ann), rating(server, guest)
    assert rated[0] < 1500 < rated[1]
    begun.resign(1).ok(201)
    assert (rating(server, ann), rating(server, guest)) == rated and wins(server, ann) == 1
    assert ann.delete(ME).status == guest.delete(ME).status == 204
    verify(server)


def test_a_game_made_before_it_and_begun_after_it_counts(own_server):
    server, ann = own_server, own_server.player("Ann")
    guest = make_guest(server)
    body = {"ruleset": "bulls-and-cows", "ranked": True, "opponents": [{"open": True}]}
    game = guest.post("/v1/games", body).ok(201)
    take_name(guest, "Gus")
    ann.post("/v1/join", {"join_code": game["join_code"]}).ok(201)
    kit.Table(game, [guest, ann]).resign(1).ok(201)
    assert rating(server, guest) > 1500 > rating(server, ann)
    verify(server)


def test_verify_holds_ratings_against_when_a_name_was_taken(own_server):
    server, ann = own_server, own_server.player("Ann")
    guest = make_guest(server)
    take_name(guest, "Gus")
    sit(ann, guest).resign(1).ok(201)
    server.stop()
    with server.database() as db:
        db.execute("UPDATE player SET named_at = named_at + 3600000 WHERE id = ?", (guest.id,))
    checked = kit.run("verify", "--db", server.db)
    assert checked.returncode == 1 and "the rating in bulls-and-cows is not what the results say" in checked.stdout
