# SPDX-License-Identifier: Apache-2.0
"""Whoever waits with a token that is revoked waits no longer: what happens next is told to nobody with it."""

import select
import time

import pytest

from sse import Stream
from test_feed_wait import Later

import kit
from wire import Wire


def mint(player):
    token = player.post("/v1/players/me/tokens", {}).ok(201)
    return token, kit.Client(player.server, token["token"], player.account)


@pytest.fixture
def duel(own_server):
    """Seat 1 guesses, and is read by another token than it plays with."""
    table = own_server.table(codemaker="players", answers="manual")
    table.secret(0, "1234").ok(201)
    return table


def revoke(player, token):
    assert player.delete("/v1/players/me/tokens/" + token["id"]).status == 204


@pytest.fixture
def silent(duel):
    """A stream a second older than any that the test opens: nothing but a heartbeat will come of it, and that before theirs."""
    with Stream(duel[0], "/v1/results") as stream:
        time.sleep(1)
        yield stream


def is_silent(stream):
    return not select.select([stream.connection.sock], [], [], 0)[0]


def last_event(stream):
    """The id of the last event of a stream that ends."""
    last = None
    while (event := stream.event()) is not None:
        last = event
    return last


def test_a_stream_ends_before_the_next_event(duel, own_server):
    token, phone = mint(duel[1])
    with Stream(phone, duel.path + "/events") as stream, Stream(duel[1], duel.path + "/events") as other:
        revoke(duel[1], token)
        duel.guess(1, "4261").ok(201)
        told = last_event(stream)
        assert told is None or "4261" not in str(told)
        assert "\nreferee_http_streams 1\n" in own_server.anyone().get("/metrics").text, "it counts no longer"
        while "4261" not in str(other.event()):
            pass


def test_all_its_streams_end_and_count_no_longer(duel, own_server):
    token, phone = mint(duel[1])
    streams = [Stream(phone, duel.path + "/events") for _ in range(32)]
    Stream(phone, duel.path + "/events").reply.problem(429, "rate-limited")
    revoke(duel[1], token)
    for stream in streams:
        last_event(stream)
        stream.close()
    assert "\nreferee_http_streams 0\n" in own_server.anyone().get("/metrics").text


@pytest.mark.parametrize("path", ["/v1/results", "/v1/players/me/events"])
def test_other_streams_end_too_and_wait_for_no_heartbeat(duel, silent, path):
    token, phone = mint(duel[1])
    with Stream(phone, path) as stream:
        revoke(duel[1], token)
        last_event(stream)
        assert is_silent(silent)


def test_a_held_answer_is_given_as_a_refusal(duel):
    token, phone = mint(duel[0])
    held = Later(phone.get, duel.path + "?wait=60")
    kept = Later(duel[0].get, duel.path + "?wait=60")
    assert held.is_waiting() and kept.is_waiting()
    revoke(duel[0], token)
    held.get().problem(401, "unauthorized")
    assert kept.is_waiting(), "another token of the same player is as good as before"
    duel.guess(1, "4261").ok(201)
    kept.get().ok(200)


def test_who_deletes_the_account_ends_all_that_waits(own_server):
    cyd = own_server.player("Cyd")
    with Stream(cyd, "/v1/results") as stream:
        held = Later(mint(cyd)[1].get, "/v1/players/me/events?wait=60")
        assert held.is_waiting()
        assert cyd.delete("/v1/players/me").status == 204
        held.get().problem(401, "unauthorized")
        last_event(stream)


def test_a_token_that_revokes_itself_ends_its_own_stream(duel, silent):
    token, phone = mint(duel[1])
    with Stream(phone, duel.path + "/events") as stream:
        revoke(phone, token)
        last_event(stream)
        assert is_silent(silent)


def test_somebody_else_hears_nothing_of_it(duel):
    token, _ = mint(duel[1])
    held = Later(duel[0].get, duel.path + "?wait=60")
    with Stream(duel[0], duel.path + "/events") as stream:
        assert held.is_waiting()
        revoke(duel[1], token)
        duel.guess(1, "4261").ok(201)
        held.get().ok(200)
        while "4261" not in str(stream.event()):
            pass


@pytest.mark.parametrize("rest", ["}", "no JSON"])
def test_a_body_that_comes_behind_the_revocation_is_not_taken(own_server, rest):
    """Its head came before, and was good then."""
    ann = own_server.player()
    token, _ = mint(ann)
    with Wire(own_server) as wire:
        wire.send(
            f"POST /v1/players/me/tokens HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer {token['token']}\r\n"
            f"Expect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: {1 + len(rest)}\r\n\r\n"
        )
        assert wire.answer().status == 100
        wire.send("{")
        revoke(ann, token)
        wire.send(rest).answer().problem(401, "unauthorized")
    assert len(ann.get("/v1/players/me/tokens").ok()["items"]) == 1
