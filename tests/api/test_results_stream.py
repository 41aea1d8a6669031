# SPDX-License-Identifier: Apache-2.0
"""Streams of published results: server-sent events."""

import time

import pytest

import kit
from sse import Stream, wait_until


def lose(client, ruleset="mastermind", visibility="public"):
    """A game alone that ends at once: its round and its match are published."""
    game = client.post("/v1/games", {"ruleset": ruleset, "visibility": visibility}).ok(201)
    client.post(f"/v1/games/{game['id']}/resignation").ok(201)
    return game["id"]


def all_results(client, query=""):
    return client.get("/v1/results?limit=100&" + query).ok(200)["items"]


@pytest.fixture
def ended(own_server):
    """A server with some results: two public games, and a private one of Ann."""
    ann, bob = own_server.player("Ann"), own_server.player("Bob")
    own_server.ann, own_server.bob = ann, bob
    own_server.games = [lose(ann), lose(ann, visibility="private"), lose(bob, "mini-mastermind")]
    return own_server


def test_a_stream_tells_what_was_published_and_what_will_be(ended):
    anyone = ended.anyone()
    with Stream(anyone, "/v1/results") as stream:
        assert stream.events(4) == all_results(anyone)
        game = lose(ended.bob)
        items = stream.events(2)
        assert [(item["kind"], item["game"]) for item in items] == [("round", game), ("match", game)]
        assert all_results(anyone)[-2:] == items


def test_everybody_gets_what_they_may_see(ended):
    public, private = ended.games[0], ended.games[1]
    streams = {
        name: Stream(client, "/v1/results")
        for name, client in (("anyone", ended.anyone()), ("ann", ended.ann), ("bob", ended.bob))
    }
    more = lose(ended.ann, visibility="private")
    last = lose(ended.bob)
    seen = {
        name: {item["game"] for item in stream.events(10 if name == "ann" else 6)} for name, stream in streams.items()
    }
    for stream in streams.values():
        stream.close()
    assert seen["ann"] == {*ended.games, more, last}
    assert seen["bob"] == seen["anyone"] == {public, ended.games[2], last} and private not in seen["bob"]


def test_a_service_follows_its_players(ended):
    service = kit.Client(ended, kit.run("token", "create", "--scope", "service", "--db", ended.db).stdout.strip())
    made = service.post("/v1/players", {"name": "Mia"}).ok(201)
    with Stream(service, "/v1/results", Last_Event_ID=all_results(ended.anyone())[-1]["id"]) as stream:
        game = lose(kit.Client(ended, made["token"], made), visibility="private")
        lose(ended.ann, visibility="private")
        public = lose(ended.ann)
        assert [item["game"] for item in stream.events(4)] == [game, game, public, public]


def test_a_stream_goes_on_behind_the_last_result(ended):
    items = all_results(ended.anyone())
    with Stream(ended.anyone(), "/v1/results", Last_Event_ID=items[1]["id"]) as stream:
        assert stream.events(2) == items[2:]
    with Stream(ended.anyone(), f"/v1/results?cursor={items[0]['id']}") as stream:
        assert stream.event() == items[1]
    with Stream(ended.anyone(), f"/v1/results?after={items[0]['id']}", Last_Event_ID=items[2]["id"]) as stream:
        assert stream.event() == items[3], "Last-Event-ID beats the query"
    with Stream(ended.anyone(), "/v1/results", Last_Event_ID="") as stream:
        assert stream.event() == items[0]


@pytest.mark.parametrize("last", ["x", "5", "1m7x1qd5zk2p8d0a1", "zzzzzzzzzzzzzzzz"])
def test_a_cursor_that_cannot_be_is_refused(ended, last):
    reply = Stream(ended.anyone(), "/v1/results", Last_Event_ID=last).reply
    reply.problem(422, "invalid-value", "Last-Event-ID")


def test_filters_are_those_of_the_list(ended):
    ann, anyone = ended.ann, ended.anyone()
    since = all_results(anyone)[2]["published_at"]
    queries = {
        "ruleset=mini-mastermind": lambda: lose(ann, "mini-mastermind"),
        f"player={ann.id}": lambda: lose(ann),
        "player=me": lambda: lose(ann, visibility="private"),
        f"since={since}": lambda: lose(ended.bob),
    }
    for query, play in queries.items():
        before = all_results(ann, query)
        with Stream(ann, "/v1/results?" + query) as stream:
            assert stream.events(len(before)) == before
            lose(ended.bob, "super-mastermind") if not query.startswith("since") else None
            game = play()
            assert {item["game"] for item in stream.events(2)} == {game}, query
    for query in ("ruleset=chess", "player=x", "game=x", "since=x", "cursor=x"):
        Stream(anyone, "/v1/results?" + query).reply.problem(422, "invalid-value", "?" + query.split("=")[0])
    Stream(anyone, "/v1/results?player=me&ruleset=chess").reply.problem(401, "unauthorized")


@pytest.mark.parametrize("order", ["newest", "oldest", "best"])
def test_a_stream_has_one_order(ended, order):
    Stream(ended.anyone(), "/v1/results?order=" + order).reply.problem(422, "invalid-value", "?order")


def test_the_results_of_one_game(ended):
    table = ended.table(visibility="public", rounds=2)
    with Stream(ended.anyone(), "/v1/results?game=" + table.id) as stream:
        table.secret(0, "1234").ok(201)
        lose(ended.bob)
        table.guess(1, "1234").ok(201)
        assert (stream.event() or {})["round"] == 1
        table.next_round().ok(201)
        table.resign(1).ok(201)
        assert [item["kind"] for item in stream.events(2)] == ["round", "match"]


def test_a_player_is_who_has_a_seat(ended):
    service = kit.Client(ended, kit.run("token", "create", "--scope", "service", "--db", ended.db).stdout.strip())
    made = service.post("/v1/players", {"name": "Mia"}).ok(201)
    game = lose(kit.Client(ended, made["token"], made))
    me = service.get("/v1/players/me").ok(200)["id"]
    assert {item["game"] for item in all_results(ended.anyone(), "player=" + made["id"])} == {game}
    assert all_results(ended.anyone(), "player=" + me) == [], "a service sits at no table"


def test_no_result_is_missed_or_told_twice_while_many_are_published(ended):
    players = [ended.player(f"P{number}") for number in range(4)]
    count = 4 + 4 * 10 * 2
    streams = [Stream(ended.anyone(), "/v1/results") for _ in range(3)]

    def play(player):
        for _ in range(10):
            lose(player)

    def read(stream):
        return [item["id"] for item in stream.events(count)]

    results = kit.together(
        *[lambda player=player: play(player) for player in players],
        *[lambda stream=stream: read(stream) for stream in streams],
    )
    items = all_results(ended.anyone())
    ids, moments = ([item[name] for item in items] for name in ("id", "published_at"))
    assert len(ids) == count == len(set(ids)) and moments == sorted(moments)
    assert results[len(players) :] == [ids] * 3
    for stream in streams:
        stream.close()


def id_after(newest, steps):
    """The id so many steps behind another one: 16 digits of Crockford's base 32 are one number."""
    digits = "0123456789abcdefghjkmnpqrstvwxyz"
    number = steps + sum(digits.index(digit) << 5 * place for place, digit in enumerate(reversed(newest)))
    return "".join(digits[number >> 5 * place & 31] for place in reversed(range(len(newest))))


def test_much_that_is_not_wanted_hides_nothing_behind_it(ended):
    """More results lie between the cursor and what is wanted than are looked at in one go."""
    with ended.database() as db:
        newest = db.execute("SELECT max(id) FROM result").fetchone()[0]
        mine = db.execute("SELECT max(result) FROM result_reader WHERE reader = ?", [ended.ann.id]).fetchone()[0]
        for number in range(1, 1024):
            row = [id_after(newest, number), number, mine]
            db.execute(
                "INSERT INTO result SELECT ?1, app, game, 1000 + ?2, ruleset, 0, 1, published_at, body FROM result WHERE id = ?3",
                row,
            )
            db.execute("INSERT INTO result_reader (reader, result) VALUES (?2, ?1)", [row[0], ended.ann.id])
    ended.restart()  # so that new ids come behind those
    with Stream(ended.anyone(), f"/v1/results?player={ended.ann.id}&ruleset=super-mastermind") as stream:
        game = lose(ended.ann, "super-mastermind")
        assert {item["game"] for item in stream.events(2)} == {game}


def test_the_clock_being_set_back_between_two_runs_changes_no_order(ended):
    far = "7" + "z" * 15
    with ended.database() as db:
        db.execute("UPDATE result SET id = ?1 WHERE id = (SELECT max(id) FROM result)", [far])
    ended.restart()
    game = lose(ended.bob)
    with Stream(ended.anyone(), "/v1/results", Last_Event_ID=far) as stream:
        assert {item["game"] for item in stream.events(2)} == {game}


def test_head_ends_at_once_and_others_get_json(ended):
    with Stream(ended.anyone(), "/v1/results", method="HEAD") as stream:
        assert stream.status == 200 and stream.reply.headers["content-type"] == "text/event-stream"
    for accept in ("application/json", "*/*", "text/html"):
        assert len(ended.anyone().get("/v1/results", headers={"Accept": accept}).ok(200)["items"]) == 4


def test_a_poll_is_held_until_there_is_a_result(ended):
    last = all_results(ended.ann)[-1]["id"]

    def poll(client, query):
        began = time.monotonic()
        items = client.get(f"/v1/results?cursor={last}&{query}").ok(200)["items"]
        return [item["game"] for item in items], time.monotonic() - began

    def play():
        time.sleep(0.5)
        games = [lose(ended.ann, visibility="private")]
        time.sleep(1.5)
        return [*games, lose(ended.bob), lose(ended.bob, "super-mastermind")]

    got = kit.together(
        lambda: poll(ended.anyone(), "wait=30"),
        lambda: poll(ended.ann, "wait=30&limit=1"),
        lambda: poll(ended.anyone(), "wait=30&ruleset=super-mastermind"),
        lambda: poll(ended.anyone(), "wait=1&player=" + ended.ann.id),
        play,
    )
    private, public, narrow = got[4]
    assert got[1][0] == [private], "one's own"
    assert got[0][0][0] == public and got[2][0][0] == narrow
    assert got[3][0] == [] and got[3][1] > 0.9


def test_a_poll_is_not_held_where_there_is_something_or_nobody_asks(ended):
    reply = ended.anyone().get("/v1/results", headers={"Prefer": "wait=100"})
    assert len(reply.ok(200)["items"]) == 4 and reply.headers["preference-applied"] == "wait=60"
    last = reply.json["items"][-1]["id"]
    assert ended.anyone().get("/v1/results?cursor=" + last).ok(200) == {"items": [], "next": None}
    assert ended.anyone().head(f"/v1/results?wait=30&cursor={last}").status == 200
    ended.anyone().get("/v1/results?wait=61").problem(422, "invalid-value", "?wait")


def test_a_stream_of_results_ends_with_its_token_and_counts_among_the_32(ended):
    streams = [Stream(ended.ann, "/v1/results") for _ in range(32)]
    Stream(ended.ann, "/v1/results").reply.problem(429, "rate-limited")
    ended.ann.delete("/v1/players/me").ok(204)
    for stream in streams:
        stream.response.read()
        stream.close()
    wait_until(lambda: "\nreferee_http_streams 0\n" in ended.anyone().get("/metrics").text)
    Stream(ended.ann, "/v1/results").reply.problem(401, "unauthorized")
