# SPDX-License-Identifier: Apache-2.0
"""Streams of a game's events: server-sent events."""

import signal
import socket

import pytest

import kit
from sse import Stream, wait_until


@pytest.fixture
def duel(server):
    table = server.table(codemaker="players")
    table.secret(0, "1234").ok(201)
    return table


def test_a_stream_tells_what_was_and_what_comes(duel):
    with Stream(duel[1], duel.path + "/events") as stream:
        assert [event["kind"] for event in stream.events(4)] == ["created", "joined", "round", "secret"]
        duel.guess(1, "4261").ok(201)
        event = stream.event()
        assert (event["seq"], event["kind"], event["bulls"], event["cows"]) == (5, "guess", 1, 2)
        duel.guess(1, "1234").ok(201)
        assert [event["kind"] for event in stream.events(2)] == ["guess", "round-over"]


def test_a_stream_and_a_poll_tell_the_same(duel):
    duel.guess(1, "4261").ok(201)
    for seat in (0, 1):
        with Stream(duel[seat], duel.path + "/events") as stream:
            assert stream.events(5) == duel.events(seat)


def test_a_secret_is_not_told_to_others(server, eve):
    table = server.table(visibility="public", codemaker="players")
    with Stream(eve, table.path + "/events") as stream, Stream(table[1], table.path + "/events") as other:
        table.secret(0, "7391").ok(201)
        assert "7391" not in str(stream.events(4)) + str(other.events(4))
        table.guess(1, "7391").ok(201)
        assert [event["kind"] for event in stream.events(2)] == ["guess", "round-over"]


def test_a_stream_goes_on_behind_its_cursor(duel):
    with Stream(duel[0], duel.path + "/events?after=3") as stream:
        assert stream.event()["seq"] == 4
    with Stream(duel[0], duel.path + "/events?after=1", Last_Event_ID="2") as stream:
        assert stream.event()["seq"] == 3, "Last-Event-ID beats after"
    with Stream(duel[0], duel.path + "/events?after=99", Last_Event_ID="4") as stream:
        duel.guess(1, "4261").ok(201)
        assert stream.event()["seq"] == 5


def test_a_cursor_that_cannot_be_is_refused(duel):
    for after in ("5", "-1", "x", "99999999999999999999"):
        Stream(duel[0], f"{duel.path}/events?after={after}").reply.problem(422, "invalid-value", "?after")
    for last in ("5", "-1", "x", "1.5", "99999999999999999999"):
        reply = Stream(duel[0], duel.path + "/events", Last_Event_ID=last).reply
        reply.problem(422, "invalid-value", "Last-Event-ID")
    with Stream(duel[0], duel.path + "/events", Last_Event_ID="") as stream:
        assert stream.event()["seq"] == 1


@pytest.mark.parametrize(
    "accept",
    ["text/event-stream", "Text/Event-Stream", "application/json, text/event-stream;q=0.5", "*/*,text/event-stream"],
)
def test_the_type_may_stand_anywhere_in_accept(duel, accept):
    with Stream(duel[0], duel.path + "/events", Accept=accept) as stream:
        assert stream.event()["seq"] == 1


@pytest.mark.parametrize("accept", ["application/json", "*/*", "text/html"])
def test_other_types_get_json(duel, accept):
    reply = duel[0].get(duel.path + "/events", headers={"Accept": accept})
    assert len(reply.ok(200)["items"]) == 4


def test_a_private_game_has_no_stream_for_strangers(duel, eve, anyone):
    Stream(eve, duel.path + "/events").reply.problem(404, "not-found")
    Stream(anyone, duel.path + "/events").reply.problem(404, "not-found")


def test_anybody_may_follow_a_public_game(server, anyone):
    table = server.table(visibility="public")
    with Stream(anyone, table.path + "/events?after=2") as stream:
        assert stream.event()["kind"] == "round"


def test_head_ends_at_once(duel):
    with Stream(duel[0], duel.path + "/events", method="HEAD") as stream:
        assert stream.status == 200 and stream.reply.headers["content-type"] == "text/event-stream"
        assert stream.reply.body == b""


def test_the_stream_of_a_game_that_is_over_can_be_read_once_and_then_is_204(duel):
    with Stream(duel[0], duel.path + "/events?after=4") as stream:
        duel.resign(0).ok(201)
        kinds = [stream.event()["kind"]]
        while kinds[-1] != "finished":
            kinds.append(stream.event()["kind"])
    version = duel.view()["version"]
    with Stream(duel[0], f"{duel.path}/events?after={version - 1}") as stream:
        assert stream.event()["kind"] == "finished"
    done = Stream(duel[0], duel.path + "/events", Last_Event_ID=str(version))
    assert done.status == 204 and done.reply.body == b""
    assert Stream(duel[0], duel.path + "/events", method="HEAD", Last_Event_ID=str(version)).status == 204


def test_several_streams_of_one_caller_stand_side_by_side(duel):
    streams = [Stream(duel[1], duel.path + "/events?after=4") for _ in range(8)]
    duel.guess(1, "4261").ok(201)
    assert [stream.event()["seq"] for stream in streams] == [5] * 8
    for stream in streams:
        stream.close()


def test_a_player_has_32_streams_at_most_and_gets_them_back(own_server):
    table = own_server.table()
    streams = [Stream(table[0], table.path + "/events") for _ in range(32)]
    assert all(stream.status == 200 for stream in streams)
    assert "\nreferee_http_streams 32\n" in own_server.anyone().get("/metrics").text
    more = table[0].post("/v1/players/me/tokens").ok(201)["token"]
    Stream(kit.Client(own_server, more), table.path + "/events").reply.problem(429, "rate-limited")
    refused = Stream(table[0], table.path + "/events")
    refused.reply.problem(429, "rate-limited")
    assert int(refused.reply.headers["retry-after"]) >= 1
    assert Stream(table[0], table.path + "/events", method="HEAD").status == 200, "HEAD opens none"
    assert table[0].get(table.path + "/events?wait=0").status == 200, "nor does a poll"
    with Stream(table[1], table.path + "/events") as other:
        assert other.status == 200, "another player has its own"
    for stream in streams[:16]:
        stream.close()

    def can_open():
        with Stream(table[0], table.path + "/events") as stream:
            return stream.status == 200

    wait_until(can_open)
    for stream in streams[16:]:
        stream.close()


def test_without_a_token_the_address_counts(own_server):
    table = own_server.table(visibility="public")
    streams = [Stream(own_server.anyone(), table.path + "/events") for _ in range(32)]
    Stream(own_server.anyone(), table.path + "/events").reply.problem(429, "rate-limited")
    with Stream(table[0], table.path + "/events") as stream:
        assert stream.status == 200
    for stream in streams:
        stream.close()


def test_no_event_is_missed_or_told_twice_across_reconnects(server):
    table = server.alone(length=12, repeats=True)
    for round_ in range(5):
        for number in range(20):
            table.guess(0, f"{round_ * 20 + number:012d}").ok(201)
    seen = []
    while len(seen) < 102:
        with Stream(table[0], table.path + "/events", Last_Event_ID=str(seen[-1]) if seen else "") as stream:
            seen += [event["seq"] for event in stream.events(min(7, 102 - len(seen)))]
    assert seen == list(range(1, 103))


def test_streams_keep_the_order_while_many_play(server):
    table = server.alone(length=12, repeats=True)
    streams = [Stream(table[0], table.path + "/events") for _ in range(4)]

    def play():
        for number in range(150):
            table.guess(0, f"{number:012d}", headers={"Prefer": "return=minimal"}).ok(201)

    def read(stream):
        return [event["seq"] for event in stream.events(152)]

    results = kit.together(play, *[lambda stream=stream: read(stream) for stream in streams])
    assert results[1:] == [list(range(1, 153))] * 4
    for stream in streams:
        stream.close()


def test_a_stream_goes_on_after_a_restart(own_server):
    table = own_server.alone()
    with Stream(table[0], table.path + "/events") as stream:
        stream.events(2)
        own_server.send(signal.SIGTERM)
        assert stream.ends(), "a stream does not hold up the server"
        assert own_server.wait() == 0
    own_server.start()
    table.guess(0, "1234").ok(201)
    with Stream(table[0], table.path + "/events", Last_Event_ID="2") as stream:
        assert stream.event()["seq"] == 3


def test_a_silent_stream_gets_heartbeats_and_ends_with_its_token(own_server):
    table = own_server.table(visibility="public")
    ann = table[0]
    minted = ann.post("/v1/players/me/tokens", {"label": "other"}).ok(201)
    other = kit.Client(own_server, minted["token"])
    bob = table[1]
    with Stream(ann, table.path + "/events?after=3") as good, Stream(other, table.path + "/events?after=3") as revoked:
        with Stream(bob, table.path + "/events?after=3") as deleted:
            ann.delete(f"/v1/players/me/tokens/{minted['id']}").ok(204)
            bob.delete("/v1/players/me").ok(204)
            assert good.event()["kind"] == "resigned"
            revoked.response.read()
            deleted.response.read()
            good.connection.sock.settimeout(kit.PATIENCE_SECONDS)
            while good.heartbeats == 0:
                lines = good.block()
                good.heartbeats += lines == [":"]


def test_a_stream_ends_when_its_caller_may_no_longer_see_the_game(server):
    ann, bob, carl = server.player("Ann"), server.player("Bob"), server.player("Carl")
    body = {
        "ruleset": "bulls-and-cows",
        "opponents": [{"player": bob.id}, {"player": carl.id}],
        "options": {"codemaker": "players", "rounds": 3},
    }
    reply = ann.post("/v1/games", body)
    game = reply.ok(201)
    with Stream(bob, f"/v1/games/{game['id']}/events") as stream:
        assert stream.event()["kind"] == "created"
        bob.post(f"/v1/games/{game['id']}/decline").ok(201)
        assert stream.ends()


def test_a_reader_that_does_not_read_is_cut_and_goes_on_where_it_was(own_server):
    table = own_server.alone(length=12, repeats=True)
    with socket.socket() as lazy:
        lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        lazy.connect(("127.0.0.1", own_server.port))
        head = f"GET {table.path}/events HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer {table[0].token}\r\n"
        lazy.sendall((head + "Accept: text/event-stream\r\n\r\n").encode())
        for number in range(1500):
            table.guess(0, f"{number:012d}", headers={"Prefer": "return=minimal"}).ok(201)
        wait_until(lambda: " path=" + table.path + "/events status=200" in own_server.log)
    with Stream(table[0], table.path + "/events") as stream:
        assert [event["seq"] for event in stream.events(1502)] == list(range(1, 1503)), "a reader that reads gets all"


def test_a_stream_can_be_read_across_origins(own_server):
    own_server.arguments = ("--cors-origin", "https://game.example")
    own_server.restart()
    table = own_server.alone()
    with Stream(table[0], table.path + "/events", Origin="https://game.example") as stream:
        assert stream.reply.headers["access-control-allow-origin"] == "https://game.example"
        assert stream.event()["seq"] == 1
