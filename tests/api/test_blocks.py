# SPDX-License-Identifier: Apache-2.0
"""Being left alone: whom a player has blocked can invite the player to nothing, and nobody's invitations pile up."""

import pytest

import kit
from sse import wait_until

BLOCKS = "/v1/players/me/blocks"
TO_ONE, IN_ALL = 10, 100


def invite(host, *guests, seat=0):
    seats = [{"player": guest.id} for guest in guests]
    options = {} if len(guests) == 1 else {"codemaker": "players"}
    return host.post("/v1/games", {"ruleset": "bulls-and-cows", "options": options, "opponents": seats, "seat": seat})


def listed(player):
    page = player.get(BLOCKS).ok(200)
    assert page["next"] is None
    return [item["player"]["id"] for item in page["items"]]


def waiting(player):
    """Games that a player is invited to."""
    games = player.get("/v1/games?player=me&status=open&limit=100").ok(200)["items"]
    seats = [seat for game in games for seat in game["seats"]]
    return sum(seat["player"] is not None and seat["player"]["id"] == player.id for seat in seats)


# --- The list ------------------------------------------------------------------------------------------------------


def test_a_player_is_blocked_and_unblocked(ann, bob):
    assert listed(ann) == []
    assert ann.put(f"{BLOCKS}/{bob.id}").ok(204) is None
    item = ann.get(BLOCKS).ok(200)["items"][0]
    assert item["player"] == {"id": bob.id, "name": "Bob", "kind": "human"} and item["created_at"].endswith("Z")
    ann.put(f"{BLOCKS}/{bob.id}", {}).ok(204)
    assert ann.get(BLOCKS).ok(200)["items"] == [item], "once is enough, and it stays as it was"
    assert listed(bob) == [], "nobody is told"
    ann.delete(f"{BLOCKS}/{bob.id}").ok(204)
    assert listed(ann) == []
    ann.delete(f"{BLOCKS}/{bob.id}").problem(404, "not-found")


def test_the_list_comes_in_pages(server, ann):
    players = sorted(server.player(f"P{number}").id for number in range(5))
    for player in reversed(players):
        ann.put(f"{BLOCKS}/{player}").ok(204)
    seen, target = [], BLOCKS + "?limit=2"
    while target:
        reply = ann.get(target)
        page = reply.ok(200)
        seen += [item["player"]["id"] for item in page["items"]]
        assert len(page["items"]) <= 2 and ("link" in reply.headers) == (page["next"] is not None)
        target = f"{BLOCKS}?limit=2&cursor={page['next']}" if page["next"] else None
    assert seen == players
    ann.get(BLOCKS + "?limit=0").problem(422, "invalid-value", "?limit")
    ann.get(BLOCKS + "?x=%zz").problem(400, "bad-request")
    assert ann.head(BLOCKS).status == 200


def test_who_cannot_be_blocked(anyone, ann, bob):
    ann.put(f"{BLOCKS}/{ann.id}").problem(409, "not-allowed-now")
    for nobody in ("0000000000000000", "nobody", "me"):
        ann.put(f"{BLOCKS}/{nobody}").problem(404, "not-found")
        ann.delete(f"{BLOCKS}/{nobody}").problem(404, "not-found")
    ann.put(f"{BLOCKS}/{bob.id}", {"why": "."}).problem(422, "invalid-value", "/why")
    bob.delete("/v1/players/me").ok(204)
    ann.put(f"{BLOCKS}/{bob.id}").problem(404, "not-found")
    for call in (anyone.get(BLOCKS), anyone.put(f"{BLOCKS}/{ann.id}"), anyone.delete(f"{BLOCKS}/{ann.id}")):
        call.problem(401, "unauthorized")
    ann.post(BLOCKS).problem(405, "method-not-allowed")
    assert listed(ann) == []


def test_a_deleted_account_is_on_no_list_and_has_none(own_server):
    ann, bob, eve = (own_server.player(name) for name in ("Ann", "Bob", "Eve"))
    ann.put(f"{BLOCKS}/{bob.id}").ok(204)
    bob.put(f"{BLOCKS}/{eve.id}").ok(204)
    eve.put(f"{BLOCKS}/{ann.id}").ok(204)
    bob.delete("/v1/players/me").ok(204)
    assert listed(ann) == [] and listed(eve) == [ann.id]
    invite(eve, ann).ok(201)
    assert own_server.stop() == 0
    assert kit.run("verify", "--db", own_server.db).returncode == 0


def test_hundreds_of_blocks_go_with_an_account(own_server):
    token = kit.run("token", "create", "--scope", "service", "--db", own_server.db).stdout.strip()
    service = kit.Client(own_server, token)
    bob = own_server.player("Bob")
    for _ in range(250):
        account = service.post("/v1/players", {"name": "Mia"}).ok(201)
        kit.Client(own_server, account["token"], account).put(f"{BLOCKS}/{bob.id}").ok(204)
    bob.delete("/v1/players/me").ok(204)

    def is_over():
        with own_server.database() as db:
            return db.execute("SELECT (SELECT count(*) FROM block) + (SELECT count(*) FROM account_cleanup)").fetchone() == (0,)

    wait_until(is_over)


def test_blocks_outlive_the_server(own_server):
    ann, bob = own_server.player("Ann"), own_server.player("Bob")
    ann.put(f"{BLOCKS}/{bob.id}").ok(204)
    own_server.restart()
    assert listed(ann) == [bob.id]
    invite(bob, ann).problem(422, "invalid-value", "/opponents/0/player")


# --- What it does --------------------------------------------------------------------------------------------------


def test_who_is_blocked_cannot_invite_and_the_others_can(server, ann, bob, eve):
    ann.put(f"{BLOCKS}/{bob.id}").ok(204)
    invite(bob, ann).problem(422, "invalid-value", "/opponents/0/player")
    invite(bob, eve, ann, seat=2).problem(422, "invalid-value", "/opponents/1/player")
    assert waiting(ann) == 0 and waiting(eve) == 0, "a refused game is not there"
    assert ann.get("/v1/players/me/events").ok(200)["items"] == []
    invite(eve, ann).ok(201)
    invite(ann, bob).ok(201)
    assert waiting(ann) == 2 and waiting(bob) == 1, "who has blocked may well ask"
    ann.delete(f"{BLOCKS}/{bob.id}").ok(204)
    invite(bob, ann).ok(201)


def test_an_invitation_that_was_there_stays(ann, bob):
    game = invite(bob, ann).ok(201)
    ann.put(f"{BLOCKS}/{bob.id}").ok(204)
    ann.post(f"/v1/games/{game['id']}/join").ok(201)


def test_who_is_blocked_makes_no_rematch_but_takes_one(server):
    table = server.table()
    table.resign(0).ok(201)
    table[0].put(f"{BLOCKS}/{table[1].id}").ok(204)
    version = table.view()["version"]
    table[1].post(table.path + "/rematch").problem(403, "forbidden")
    assert table.view()["version"] == version and waiting(table[0]) == 0
    made = table[0].post(table.path + "/rematch").ok(201)
    assert table[1].post(table.path + "/rematch").ok(201)["id"] == made["id"]


def test_lobby_join_codes_and_tournaments_stay_open_to_who_is_blocked(ann, bob):
    ann.put(f"{BLOCKS}/{bob.id}").ok(204)
    body = {"ruleset": "bulls-and-cows", "opponents": [{"open": True}]}
    public = ann.post("/v1/games", {**body, "visibility": "public"}).ok(201)
    bob.post(f"/v1/games/{public['id']}/join").ok(201)
    private = ann.post("/v1/games", body).ok(201)
    bob.post("/v1/join", {"join_code": private["join_code"]}).ok(201)
    entrants = [{"player": ann.id}, {"player": bob.id}]
    bob.post("/v1/tournaments", {"ruleset": "tic-tac-toe", "format": "round-robin", "entrants": entrants}).ok(201)


# --- How many invitations may wait -----------------------------------------------------------------------------------


def test_ten_invitations_of_one_player_to_another_wait(server, ann, bob, eve):
    games = [invite(ann, bob).ok(201) for _ in range(TO_ONE)]
    invite(ann, bob).problem(409, "not-allowed-now")
    assert waiting(bob) == TO_ONE
    invite(ann, eve, bob).problem(409, "not-allowed-now")
    invite(ann, eve).ok(201)
    invite(eve, bob).ok(201)
    endings = [
        lambda game: bob.post(f"/v1/games/{game['id']}/join").ok(201),
        lambda game: bob.post(f"/v1/games/{game['id']}/decline").ok(201),
        lambda game: ann.delete(f"/v1/games/{game['id']}").ok(204),
    ]
    for game, end in zip(games, endings):
        end(game)
        invite(ann, bob).ok(201)
        invite(ann, bob).problem(409, "not-allowed-now")


@pytest.mark.one_server("each may let one more through")
def test_many_at_once_are_ten_too(ann, bob):
    replies = kit.together(*[lambda: invite(ann, bob) for _ in range(3 * TO_ONE)])
    assert sorted(reply.status for reply in replies) == [201] * TO_ONE + [409] * 2 * TO_ONE
    assert waiting(bob) == TO_ONE
    assert len(bob.get("/v1/players/me/events").ok(200)["items"]) == TO_ONE, "what was refused is told to nobody"


def test_a_hundred_invitations_of_a_player_wait_in_all(server, ann):
    guests = [server.player(f"P{number}") for number in range(17)]
    for guest in guests[:14]:
        for _ in range(7):
            invite(ann, guest).ok(201)
    invite(ann, *guests[14:17]).problem(409, "not-allowed-now")
    invite(ann, *guests[14:16]).ok(201)
    invite(ann, guests[16]).problem(409, "not-allowed-now")
    assert sum(waiting(guest) for guest in guests) == IN_ALL


def test_rematches_count_among_the_invitations(server):
    table = server.table()
    table.resign(0).ok(201)
    for _ in range(TO_ONE):
        invite(table[0], table[1]).ok(201)
    table[0].post(table.path + "/rematch").problem(409, "not-allowed-now")
    table[1].post(table.path + "/rematch").ok(201)
