# SPDX-License-Identifier: Apache-2.0
"""The feed of published results."""


import kit
import pytest


def feed(client, query=""):
    """All pages of a feed, two at a time."""
    items, cursor = [], ""
    while cursor is not None:
        page = client.get(f"/v1/results?limit=2&{query}{cursor and '&cursor=' + cursor}").ok(200)
        assert len(page["items"]) <= 2
        items += page["items"]
        cursor = page["next"]
    return items


@pytest.fixture(scope="module")
def played():
    """A server on which a few games have ended: public and private, alone and for two, of two rulesets."""
    with kit.Server() as server:
        duel = server.table(visibility="public", rounds=2)
        duel.secret(0, "1234").ok(201)
        duel.guess(1, "1234").ok(201)
        duel.next_round().ok(201)
        duel.secret(1, "5678").ok(201)
        duel.guess(0, "5678").ok(201)
        private = server.table()
        private.resign(0).ok(201)
        alone, game = server.guest({"ruleset": "mini-mastermind", "visibility": "public"})
        for _ in range(6):
            answer = alone.post(f"/v1/games/{game['id']}/guesses", {"code": "0000"}).ok(201)
            if answer["solved"]:
                break
        server.duel, server.private, server.solo = duel, private, (alone, game)
        yield server


def test_everything_public_is_in_the_feed_in_the_order_of_publication(played):
    items = feed(played.anyone())
    assert [item["kind"] for item in items] == ["round", "round", "match", "round"]
    assert [item["id"] for item in items] == sorted(item["id"] for item in items)
    assert {item["game"] for item in items} == {played.duel.id, played.solo[1]["id"]}


def test_an_item_is_the_result_with_where_it_comes_from(played):
    results = played.duel.result()
    items = feed(played.anyone(), "game=" + played.duel.id)
    for item, result in zip(items, results["rounds"] + [results["match"]]):
        assert {name: item[name] for name in result} == result
        assert item["ruleset"] == "bulls-and-cows" and item["ranked"] is False
        assert [seat["player"]["id"] for seat in item["seats"]] == [player.id for player in played.duel.players]


def test_results_of_private_games_are_seen_by_their_seats_alone(played):
    own = feed(played.private[1])
    assert played.private.id in {item["game"] for item in own}
    assert own == sorted(own, key=lambda item: item["id"])
    mine = next(item["id"] for item in own if item["game"] == played.private.id)
    assert played.private[0].get("/v1/results/" + mine).ok(200)["game"] == played.private.id
    for stranger in (played.anyone(), played.duel[0]):
        stranger.get("/v1/results/" + mine).problem(404, "not-found")
        assert feed(stranger, "game=" + played.private.id) == []
        assert feed(stranger, "player=" + played.private[0].id) == []


def test_a_game_is_no_player_and_a_player_no_game(played):
    for table in (played.duel, played.private):
        assert feed(table[0], "game=" + table.id) and feed(table[0], "player=" + table[0].id)
        assert feed(table[0], "player=" + table.id) == []
        assert feed(table[0], "game=" + table[0].id) == []


def test_a_service_sees_the_results_of_its_players(played):
    token = kit.run("token", "create", "--scope", "service", "--db", played.db).stdout.strip()
    service = kit.Client(played, token)
    made = service.post("/v1/players", {"name": "Mia"}).ok(201)
    mia = kit.Client(played, made["token"], made)
    game = mia.post("/v1/games", {"ruleset": "mastermind"}).ok(201)
    mia.post(f"/v1/games/{game['id']}/resignation").ok(201)
    assert {item["game"] for item in feed(service)} > {game["id"]}
    assert [item["kind"] for item in feed(service, "game=" + game["id"])] == ["round", "match"]
    assert feed(played.anyone(), "game=" + game["id"]) == []


@pytest.mark.parametrize("ruleset, count", [("bulls-and-cows", 3), ("mini-mastermind", 1), ("mastermind", 0)])
def test_the_feed_of_one_ruleset(played, ruleset, count):
    assert len(feed(played.anyone(), "ruleset=" + ruleset)) == count


def test_the_feed_of_one_player(played):
    items = feed(played.anyone(), "player=" + played.duel[1].id)
    assert {item["game"] for item in items} == {played.duel.id} and len(items) == 3
    assert feed(played.duel[1], "player=me") == items
    assert feed(played.anyone(), f"player={played.duel[1].id}&ruleset=mastermind") == []
    assert feed(played.anyone(), f"player={played.duel[1].id}&game={played.solo[1]['id']}") == []


def test_since_is_inclusive(played):
    items = feed(played.anyone())
    for at, item in enumerate(items):
        later = feed(played.anyone(), "since=" + item["published_at"])
        assert item in later and items[at:] == [other for other in later if other["id"] >= item["id"]]
    assert feed(played.anyone(), "since=2999-01-01T00:00:00Z") == []
    assert feed(played.anyone(), "since=1960-01-01T00:00:00Z") == items


def test_one_result_by_its_id(played):
    for item in feed(played.anyone()):
        assert played.anyone().get("/v1/results/" + item["id"]).ok(200) == item


@pytest.mark.parametrize(
    "query, pointer",
    [
        ("limit=0", "?limit"),
        ("limit=101", "?limit"),
        ("cursor=x", "?cursor"),
        ("since=yesterday", "?since"),
        ("ruleset=chess", "?ruleset"),
        ("player=x", "?player"),
        ("game=x", "?game"),
    ],
)
def test_a_bad_filter_is_refused_by_name(played, query, pointer):
    played.anyone().get("/v1/results?" + query).problem(422, "invalid-value", pointer)


def test_what_else_is_refused(played):
    played.anyone().get("/v1/results?player=me").problem(401, "unauthorized")
    played.anyone().get("/v1/results?x=%zz").problem(400, "bad-request")
    played.anyone().get("/v1/results/x?x=%zz").problem(400, "bad-request")
    for path in ("/v1/results", "/v1/results/" + "0" * 16):
        kit.Client(played, "rf_no").get(path).problem(401, "unauthorized")
    for result in ("x", "0" * 16):
        played.anyone().get("/v1/results/" + result).problem(404, "not-found")


@pytest.mark.parametrize(
    "query",
    ["", "ruleset=bulls-and-cows", "ruleset=mastermind", "player=me", "player={duel}", "game={private}", "since={at}"],
)
def test_newest_first_is_the_same_list_from_its_other_end(played, query):
    """Asked by one who has private results among the public ones."""
    ann = played.private[0]
    at = feed(ann)[2]["published_at"]
    query = query.format(duel=played.duel[0].id, private=played.private.id, at=at)
    items = feed(ann, query)
    assert len(items) > 0 or query == "ruleset=mastermind"
    assert feed(ann, query + "&order=oldest") == items
    assert feed(ann, query + "&order=newest") == items[::-1]


def test_pages_from_the_newest_on_stay_what_they_were_while_results_arrive(own_server):
    ann = own_server.player("Ann")

    def lose(visibility):
        game = ann.post("/v1/games", {"ruleset": "mastermind", "visibility": visibility}).ok(201)
        ann.post(f"/v1/games/{game['id']}/resignation").ok(201)

    for number in range(6):
        lose("public" if number % 2 else "private")
    expected, seen = feed(ann)[::-1], []
    target = "/v1/results?order=newest&limit=5"
    while target is not None:
        reply = ann.get(target)
        page = reply.ok(200)
        seen += page["items"]
        lose("public")
        link = reply.headers.get("link")
        assert (link is None) == (page["next"] is None)
        target = link and link[1 : link.index(">")]
    assert seen == expected
    assert feed(ann, "order=newest")[: 2 * 3] == feed(ann)[:-7:-1], "and those that came since are the first now"


def test_nothing_is_newest_where_there_is_nothing(own_server):
    assert own_server.anyone().get("/v1/results?order=newest").ok(200) == {"items": [], "next": None}


@pytest.mark.parametrize(
    "query, pointer", [("order=", "?order"), ("order=best", "?order"), ("order=newest&wait=5", "?wait")]
)
def test_an_order_that_is_none_is_refused(played, query, pointer):
    played.anyone().get("/v1/results?" + query).problem(422, "invalid-value", pointer)


def test_a_wait_that_is_only_preferred_holds_nothing_that_is_newest_first(played):
    """A game without results: held, this would take a minute and more than the client's patience."""
    open_game = played.table()
    reply = played.anyone().get(
        f"/v1/results?order=newest&game={open_game.id}", headers={"Prefer": "wait=60"}, timeout=30
    )
    assert reply.ok(200) == {"items": [], "next": None}


def test_names_are_those_of_today(played):
    ann = played.player("Ann")
    game = ann.post("/v1/games", {"ruleset": "mastermind", "visibility": "public"}).ok(201)
    ann.post(f"/v1/games/{game['id']}/resignation").ok(201)
    ann.patch("/v1/players/me", {"name": "Anne"}).ok(200)
    assert feed(ann, "game=" + game["id"])[0]["seats"][0]["player"]["name"] == "Anne"


def test_verify_finds_a_missing_reader_and_mends_it():
    with kit.Server() as server:
        server.alone().resign(0).ok(201)
        server.stop()
        with server.database() as db:
            assert db.execute("DELETE FROM result_reader WHERE reader IN (SELECT id FROM player) AND result <> ''").rowcount == 2
        assert kit.run("verify", "--db", server.db).returncode == 1
        assert kit.run("verify", "--rebuild", "--db", server.db).returncode == 0
        assert kit.run("verify", "--db", server.db).returncode == 0
