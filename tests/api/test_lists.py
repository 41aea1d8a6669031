# SPDX-License-Identifier: Apache-2.0
"""Lists of games: whose, which, and page by page."""


import pytest

import kit


def ids(reply):
    return [game["id"] for game in reply.ok(200)["items"]]


def several(player, count, **body):
    return [player.post("/v1/games", {"ruleset": "bulls-and-cows", **body}).ok(201)["id"] for _ in range(count)]


def test_my_games_come_newest_first(server):
    ann = server.player()
    made = several(ann, 5)
    listed = ann.get("/v1/games?player=me")
    assert ids(listed) == made[::-1] and listed.json["next"] is None and "link" not in listed.headers
    assert listed.json["items"][0] == ann.get("/v1/games/" + made[-1]).ok(200)


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 100])
def test_pages_hold_every_game_once(server, limit):
    ann = server.player()
    made, seen, target = several(ann, 7), [], f"/v1/games?player=me&limit={limit}"
    while target:
        reply = ann.get(target)
        seen += ids(reply)
        cursor, link = reply.json["next"], reply.headers.get("link")
        assert (cursor is None) == (link is None)
        if link:
            target = link[link.index("<") + 1 : link.index(">")]
            assert f"cursor={cursor}" in target and "player=me" in target and f"limit={limit}" in target
            assert len(reply.json["items"]) == limit
        else:
            target = None
    assert seen == made[::-1]


def test_a_page_of_long_games_ends_before_its_limit(server):
    """It has the game with which it comes to 256 KiB, and none behind it."""
    ann = server.player()
    made = several(ann, 4, options={"length": 12, "repeats": True})

    def play(game):
        for number in range(1500):
            body = {"code": f"{number:012d}"}
            ann.post(f"/v1/games/{game}/guesses", body, headers={"Prefer": "return=minimal"}).ok(201)
        return len(ann.get(f"/v1/games/{game}").body)

    sizes = kit.together(*(lambda game=game: play(game) for game in made))[::-1]
    pages, target = [], "/v1/games?player=me&limit=100"
    while target:
        reply = ann.get(target)
        pages.append(ids(reply))
        target = reply.json["next"] and f"/v1/games?player=me&limit=100&cursor={reply.json['next']}"
    enough = next(count for count in range(1, 5) if sum(sizes[:count]) + count >= 256 * 1024)
    assert enough < 4 and len(pages[0]) == enough
    assert sum(pages, []) == made[::-1]


def test_a_game_made_meanwhile_does_not_shift_the_pages(server):
    ann = server.player()
    made = several(ann, 4)
    first = ann.get("/v1/games?player=me&limit=2")
    several(ann, 1)
    second = ann.get("/v1/games?player=me&limit=2&cursor=" + first.json["next"])
    assert ids(first) + ids(second) == made[::-1]


def test_without_a_limit_a_page_has_twenty(server):
    ann = server.player()
    several(ann, 21)
    assert len(ids(ann.get("/v1/games?player=me"))) == 20


@pytest.mark.parametrize(
    "query, pointer",
    [
        ("limit=0", "?limit"),
        ("limit=101", "?limit"),
        ("limit=x", "?limit"),
        ("limit=", "?limit"),
        ("limit=1.0", "?limit"),
        ("limit=-1", "?limit"),
        ("cursor=%20", "?cursor"),
        ("cursor=x", "?cursor"),
        ("status=over", "?status"),
        ("status=", "?status"),
        ("ruleset=chess", "?ruleset"),
        ("turn=you", "?turn"),
        ("player=nobody", "?player"),
    ],
)
def test_a_bad_query_is_pointed_at(ann, query, pointer):
    ann.get("/v1/games?" + query).problem(422, "invalid-value", pointer=pointer)


def test_the_public_list_holds_no_private_game(server, eve):
    ann = server.player()
    private = several(ann, 2)
    public = several(ann, 2, visibility="public")
    listed = ids(eve.get("/v1/games?limit=100"))
    assert set(public) <= set(listed) and not set(private) & set(listed)
    assert ids(server.anyone().get("/v1/games?limit=100")) == listed


def test_the_lobby_lists_public_games_with_a_free_seat(server, bob):
    ann = server.player()
    body = {"ruleset": "mastermind", "visibility": "public"}
    free = ann.post("/v1/games", {**body, "opponents": [{"open": True}]}).ok(201)["id"]
    kept = ann.post("/v1/games", {**body, "opponents": [{"player": bob.id}]}).ok(201)["id"]
    lobby = ids(server.anyone().get("/v1/games?status=open&limit=100"))
    assert free in lobby and kept not in lobby
    bob.post(f"/v1/games/{free}/join").ok(201)
    assert free not in ids(server.anyone().get("/v1/games?status=open&limit=100"))


def test_lists_are_narrowed_by_status_and_ruleset(server):
    ann = server.player()
    (bulls,) = several(ann, 1)
    (mastermind,) = several(ann, 1, ruleset="mastermind")
    (waiting,) = several(ann, 1, opponents=[{"open": True}])
    ann.post(f"/v1/games/{bulls}/resignation").ok(201)

    def mine(query):
        return ids(ann.get("/v1/games?player=me" + query))

    assert mine("&status=open") == [waiting] and mine("&status=finished") == [bulls]
    assert mine("&status=playing") == [mastermind] == mine("&ruleset=mastermind") and mine("&status=aborted") == []
    assert mine("&status=playing&ruleset=bulls-and-cows") == [] and mine("&ruleset=number-guess") == []


def test_turn_me_lists_the_games_that_wait_for_me(server):
    table = server.table()
    ann, bob = table.players

    def waiting(client):
        return ids(client.get("/v1/games?turn=me"))

    assert waiting(ann) == [table.id] and waiting(bob) == []
    table.secret(0, "1234").ok(201)
    assert waiting(ann) == [] and waiting(bob) == [table.id] == ids(bob.get("/v1/games?player=me&turn=me"))
    table.guess(1, "1234").ok(201)
    assert waiting(ann) == [table.id] == waiting(bob), "the next round waits for either"
    table.resign(0).ok(201)
    assert waiting(ann) == [] == waiting(bob)


def test_anothers_list_shows_what_i_may_see(server, eve):
    table = server.table()
    ann, bob = table.players
    (public,) = several(ann, 1, visibility="public")
    assert ids(eve.get("/v1/games?player=" + ann.id)) == [public]
    assert ids(bob.get("/v1/games?player=" + ann.id)) == [public, table.id]
    assert ids(server.anyone().get("/v1/games?player=" + ann.id)) == [public]
    assert ids(eve.get("/v1/games?player=0000000000000000")) == []


def test_listed_games_are_seen_as_the_caller_sees_them(server):
    table = server.table()
    table.secret(0, "1234").ok(201)
    assert table[0].get("/v1/games?player=me").json["items"][0]["state"]["secret"] == "1234"
    assert table[1].get("/v1/games?player=me").json["items"][0]["state"]["secret"] is None


def test_an_invitation_is_in_the_list_of_who_is_invited(server, bob):
    ann = server.player()
    (game,) = several(ann, 1, opponents=[{"player": bob.id}])
    assert ids(bob.get("/v1/games?player=me&status=open")) == [game]


def test_public_lists_are_of_one_app(own_server):
    """There is one so far: what is of another is on none of them."""
    ann, eve = own_server.player("Ann"), own_server.player("Eve")
    body = {"ruleset": "tic-tac-toe", "format": "knockout", "entrants": [{"bot": "random"}, {"bot": "random"}]}
    ann.post("/v1/tournaments", body).ok(201)
    alone = {"ruleset": "bulls-and-cows", "visibility": "public", "ranked": True, "options": {"rounds": 1}}
    kit.Table(ann.post("/v1/games", alone).ok(201), [ann]).crack()
    games = ["", "?status=finished", "?ruleset=bulls-and-cows", "?ruleset=bulls-and-cows&status=finished"]
    lists = ["/v1/games" + query for query in games]
    lists += ["/v1/results", "/v1/results?ruleset=bulls-and-cows", "/v1/tournaments"]
    lists.append("/v1/leaderboards/bulls-and-cows")
    assert [target for target in lists if not eve.get(target).ok(200)["items"]] == []
    own_server.stop()
    with own_server.database() as db:
        for table in ("game", "result", "player_stats", "tournament"):
            db.execute(f"UPDATE {table} SET app = 'other'")
    own_server.start()
    assert [target for target in lists if eve.get(target).ok(200)["items"]] == []
