# SPDX-License-Identifier: Apache-2.0
"""Taking a seat: by code, by invitation, in public games, and in a race."""

import kit


def open_game(player, **body):
    return player.post("/v1/games", {"ruleset": "bulls-and-cows", "opponents": [{"open": True}], **body}).ok(201)


def join(client, game, **body):
    return client.post(f"/v1/games/{game['id']}/join", body)


def test_the_join_code_is_enough(ann, bob):
    game = open_game(ann)
    joined = bob.post("/v1/join", {"join_code": game["join_code"]}).ok(201)["game"]
    assert joined["id"] == game["id"] and joined["status"] == "playing" and joined["you"]["seat"] == 1
    assert [seat["status"] for seat in joined["seats"]] == ["joined", "joined"]


def test_the_join_code_is_not_case_sensitive(server, ann, bob):
    game = open_game(ann)
    bob.post("/v1/join", {"join_code": game["join_code"].lower()}).ok(201)
    game = open_game(ann)
    join(bob, game, join_code=game["join_code"].lower()).ok(201)


def test_a_guest_may_join_and_gets_a_token(server, ann):
    for by_code in (True, False):
        game = open_game(ann)
        anyone = server.anyone()
        if by_code:
            joined = anyone.post("/v1/join", {"join_code": game["join_code"]}).ok(201)["game"]
        else:
            joined = join(anyone, game, join_code=game["join_code"]).ok(201)["game"]
        guest = kit.Client(server, joined["you"]["token"])
        assert guest.get("/v1/games/" + game["id"]).ok(200)["you"]["seat"] == 1


def test_a_wrong_code_or_none_is_as_if_there_were_no_game(ann, bob):
    game = open_game(ann)
    wrong = "222222" if game["join_code"] != "222222" else "333333"
    bob.post("/v1/join", {"join_code": wrong}).problem(404, "not-found")
    join(bob, game, join_code=wrong).problem(404, "not-found")
    join(bob, game).problem(404, "not-found")
    join(bob, {"id": "0000000000000000"}, join_code=game["join_code"]).problem(404, "not-found")
    bob.post("/v1/join", {}).problem(422, "invalid-value", pointer="/join_code")
    assert ann.get("/v1/games/" + game["id"]).ok(200)["version"] == game["version"]


def test_what_is_no_code_is_no_code(bob):
    for code in ("", "x", "K7QX2\x00", "K7QX2M" * 5):
        assert bob.post("/v1/join", {"join_code": code}).status in (404, 422)
    for code in (7, None, ["K7QX2M"]):
        bob.post("/v1/join", {"join_code": code}).problem(422, "invalid-value", pointer="/join_code")
    bob.post("/v1/join", {"join_code": "222222", "client_seed": "no seed"}).problem(
        422, "invalid-value", pointer="/client_seed"
    )


def test_a_full_game_takes_nobody_more(server, eve):
    table = server.table()
    code = table.game["join_code"]
    eve.post("/v1/join", {"join_code": code}).problem(409, "game-full")
    join(eve, table.game, join_code=code).problem(409, "game-full")


def test_who_is_seated_cannot_join_again(ann, bob):
    game = open_game(ann, opponents=[{"open": True}] * 2)
    join(ann, game, join_code=game["join_code"]).problem(409, "not-allowed-now")
    join(bob, game, join_code=game["join_code"]).ok(201)
    join(bob, game, join_code=game["join_code"]).problem(409, "not-allowed-now")
    bob.post("/v1/join", {"join_code": game["join_code"]}).problem(409, "not-allowed-now")


def test_of_many_who_join_at_once_exactly_one_gets_the_seat(server, ann):
    game = open_game(ann)
    players = [server.player(f"P{n}") for n in range(8)]
    replies = kit.together(*(lambda p=p: join(p, game, join_code=game["join_code"]) for p in players))
    assert [reply.status for reply in replies].count(201) == 1
    for reply in replies:
        if reply.status != 201:
            reply.problem(409, "game-full")
    view = ann.get("/v1/games/" + game["id"]).ok(200)
    winner = players[[reply.status for reply in replies].index(201)]
    assert view["seats"][1]["player"]["id"] == winner.id and view["version"] == 3


def test_a_seat_can_be_chosen(server, ann, bob, eve):
    game = open_game(ann, opponents=[{"open": True}] * 2)
    join(bob, game, join_code=game["join_code"], seat=5).problem(422, "invalid-value", pointer="/seat")
    assert join(bob, game, join_code=game["join_code"], seat=2).ok(201)["game"]["you"]["seat"] == 2
    join(eve, game, join_code=game["join_code"], seat=2).problem(409, "game-full")
    assert join(eve, game, join_code=game["join_code"], seat=1).ok(201)["game"]["status"] == "playing"


def test_a_public_game_needs_no_code(ann, bob):
    game = open_game(ann, visibility="public")
    assert bob.get("/v1/games/" + game["id"]).ok(200)["join_code"] is None
    join(bob, game, join_code="222222" if game["join_code"] != "222222" else "333333").problem(404, "not-found")
    join(bob, game).ok(201)


def test_a_finished_game_takes_nobody(server, eve):
    table = server.table(visibility="public")
    table.resign(0).ok(201)
    join(eve, table.game).problem(409, "game-over")
    eve.post("/v1/join", {"join_code": table.game["join_code"]}).problem(404, "not-found")


def test_a_game_alone_has_no_free_seat(server, eve):
    player, game = server.guest({"ruleset": "mastermind", "visibility": "public"})
    join(eve, game).problem(409, "game-full")


# --- Invitations ---------------------------------------------------------------------------------------------------


def test_who_is_invited_sees_the_game_and_accepts_without_a_code(ann, bob, eve):
    game = open_game(ann, opponents=[{"player": bob.id}])
    assert game["seats"][1] == {
        "seat": 1,
        "player": {"id": bob.id, "name": "Bob", "kind": "human"},
        "status": "invited",
        "points": 0,
        "bank_seconds": None,
    }
    view = bob.get("/v1/games/" + game["id"]).ok(200)
    assert view["you"] == {"seat": None, "player": bob.id} and view["join_code"] is None and view["status"] == "open"
    eve.get("/v1/games/" + game["id"]).problem(404)
    accepted = join(bob, game).ok(201)["game"]
    assert accepted["status"] == "playing" and accepted["you"]["seat"] == 1


def test_an_invitation_keeps_the_seat_for_its_player(ann, bob, eve):
    game = open_game(ann, opponents=[{"player": bob.id}])
    join(eve, game, join_code=game["join_code"]).problem(409, "game-full")
    eve.post("/v1/join", {"join_code": game["join_code"]}).problem(409, "game-full")


def test_declining_a_duel_aborts_it(ann, bob):
    game = open_game(ann, opponents=[{"player": bob.id}])
    bob.post(f"/v1/games/{game['id']}/decline").ok(201)
    view = ann.get("/v1/games/" + game["id"]).ok(200)
    assert view["status"] == "aborted" and view["reason"] == "declined" and view["finished_at"]
    assert view["seats"][1]["status"] == "declined" and view["result"] is None
    join(bob, game).problem(404)
    ann.post(f"/v1/games/{game['id']}/resignation").problem(409, "game-over")


def test_declining_in_a_group_opens_the_seat_again(ann, bob, eve):
    game = open_game(ann, opponents=[{"player": bob.id}, {"open": True}])
    bob.post(f"/v1/games/{game['id']}/decline").ok(201)
    view = ann.get("/v1/games/" + game["id"]).ok(200)
    assert view["status"] == "open" and view["seats"][1]["status"] == "open" and view["seats"][1]["player"] is None
    bob.get("/v1/games/" + game["id"]).problem(404)
    assert join(eve, game, join_code=game["join_code"]).ok(201)["game"]["you"]["seat"] == 1


def test_who_has_joined_an_open_game_may_leave_it(ann, bob):
    game = open_game(ann, opponents=[{"open": True}] * 2)
    join(bob, game, join_code=game["join_code"]).ok(201)
    bob.post(f"/v1/games/{game['id']}/decline").ok(201)
    assert [seat["status"] for seat in ann.get("/v1/games/" + game["id"]).ok(200)["seats"]] == [
        "joined",
        "open",
        "open",
    ]


def test_the_creator_cannot_decline_and_nobody_once_it_has_begun(server, ann, eve):
    game = open_game(ann, visibility="public")
    ann.post(f"/v1/games/{game['id']}/decline").problem(409, "not-allowed-now")
    eve.post(f"/v1/games/{game['id']}/decline").problem(403, "forbidden")
    table = server.table()
    table[1].post(table.path + "/decline").problem(409, "not-allowed-now")


def test_nobody_acts_before_the_game_has_begun(ann):
    game = open_game(ann)
    path = "/v1/games/" + game["id"]
    ann.put(path + "/secret", {"code": "1234"}).problem(409, "not-allowed-now")
    ann.post(path + "/guesses", {"code": "1234"}).problem(409, "not-allowed-now")
    ann.post(path + "/rounds").problem(409, "not-allowed-now")
    ann.post(path + "/finish").problem(409, "not-allowed-now")
    ann.post(path + "/resignation").problem(409, "not-allowed-now")


def test_an_invited_player_is_no_player_yet(ann, bob):
    game = open_game(ann, opponents=[{"player": bob.id}])
    for action, body in (("guesses", {"code": "1234"}), ("rounds", {}), ("resignation", {}), ("finish", {})):
        reply = bob.post(f"/v1/games/{game['id']}/{action}", body)
        assert reply.status in (403, 409), reply.text
    assert ann.get("/v1/games/" + game["id"]).ok(200)["version"] == game["version"]
