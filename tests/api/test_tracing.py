# SPDX-License-Identifier: Apache-2.0
"""Traces that clients are in the middle of (W3C Trace Context), and the log's line of a request."""

import contextlib
import http.client
import json
import re

import kit
import pytest
from sse import wait_until
from receiver import Receiver
from test_webhooks import duel, make_service, player_of

TRACE, SPAN = "4bf92f3577b34da6a3ce929d0e0e4736", "00f067aa0ba902b7"
PARENT = f"00-{TRACE}-{SPAN}-01"


@pytest.fixture(scope="module")
def logging_server():
    with kit.Server("--log", "json", "--allow-private-webhooks") as server:
        yield server


@pytest.fixture
def receiver():
    with contextlib.closing(Receiver()) as running:
        yield running


def lines(server, **wanted):
    """The log's lines of requests with these members; all of the log must be JSON."""
    found = [json.loads(line) for line in server.log.splitlines() if line.startswith("{")]
    return [line for line in found if line["event"] == "request" and wanted.items() <= line.items()]


def line_of(server, mark):
    wait_until(lambda: lines(server, id=mark))
    (line,) = lines(server, id=mark)
    return line


def test_a_line_says_which_call_it_was_and_of_which_game(logging_server):
    table = logging_server.alone()
    game = table.path.rsplit("/", 1)[1]
    headers = {"X-Request-Id": "one-guess", "traceparent": PARENT}
    table[0].post(table.path + "/guesses", {"code": "1234"}, headers=headers).ok(201)
    line = line_of(logging_server, "one-guess")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", line["time"]) and line["level"] == "info"
    assert line["route"] == "/v1/games/{game}/guesses" and line["path"] == table.path + "/guesses"
    assert line["game"] == game and line["player"] == table[0].id
    assert (line["method"], line["status"]) == ("POST", 201) and line["duration_us"] >= 0 and line["bytes"] > 0
    assert line["trace_id"] == TRACE and line["parent_id"] == SPAN


def test_a_line_without_game_or_trace_has_neither(logging_server):
    logging_server.anyone().get("/v1/rulesets", headers={"X-Request-Id": "no-game"}).ok(200)
    logging_server.anyone().get("/nowhere/at/all", headers={"X-Request-Id": "no-route", "tracestate": "a=1"})
    logging_server.anyone().get("/v1/games/x", headers={"X-Request-Id": "no-id"}).problem(404)
    line = line_of(logging_server, "no-game")
    assert line["route"] == "/v1/rulesets" and not {"game", "trace_id", "parent_id"} & line.keys()
    assert not {"route", "game", "trace_id"} & line_of(logging_server, "no-route").keys()
    line = line_of(logging_server, "no-id")
    assert line["route"] == "/v1/games/{game}" and "game" not in line


def test_the_line_of_a_stream_has_the_same(logging_server):
    table = logging_server.alone()
    game = table.path.rsplit("/", 1)[1]
    connection = http.client.HTTPConnection("127.0.0.1", logging_server.port, timeout=kit.PATIENCE_SECONDS)
    headers = {"Accept": "text/event-stream", "X-Request-Id": "a-stream", "traceparent": PARENT, "tracestate": "a=1"}
    connection.request("GET", table.path + "/events", headers=headers | {"Authorization": f"Bearer {table[0].token}"})
    assert connection.getresponse().status == 200
    connection.close()
    table.guess(0, "1234").ok(201)
    line = line_of(logging_server, "a-stream")
    assert (line["route"], line["game"]) == ("/v1/games/{game}/events", game)
    assert (line["trace_id"], line["parent_id"]) == (TRACE, SPAN)


def test_no_secret_is_logged(logging_server):
    """Neither what opens something, nor what people are called, nor what they send."""
    server = logging_server
    ann, bob = server.player("Annabella Quartz"), server.player("Bobolink Feldspar")
    body = {"ruleset": "bulls-and-cows", "opponents": [{"open": True}]}
    game = ann.post("/v1/games", body).ok(201)
    bob.post(f"/v1/join?x={game['join_code']}", {"join_code": game["join_code"]})
    bob.post("/v1/join", {"join_code": game["join_code"]}, headers={"X-Request-Id": "a-join"}).ok(201)
    ann.post(f"/v1/games/{game['id']}/guesses", {"code": "9183"})
    ann.get(f"/v1/players/{ann.token}", headers={"traceparent": f"{PARENT}-{ann.token}", "tracestate": f"a={ann.token}"})
    line_of(server, "a-join")
    for secret in (ann.token, bob.token, game["join_code"], "Annabella", "Bobolink", "9183", "tracestate"):
        assert secret not in server.log, secret


BAD = {
    "short": "00-" + TRACE + "-" + SPAN,
    "zero": "00-" + "0" * 32 + "-" + SPAN + "-01",
    "upper": PARENT.upper(),
    "version": "ff" + PARENT[2:],
    "long": PARENT + "-00",
    "words": "give me a trace",
}


@pytest.mark.parametrize("name", BAD)
def test_a_trace_that_is_not_well_made_is_ignored(logging_server, name):
    mark = "bad-" + name
    headers = {"traceparent": BAD[name], "X-Request-Id": mark}
    assert logging_server.anyone().get("/healthz", headers=headers).ok(200) == {"status": "ok"}
    assert "trace_id" not in line_of(logging_server, mark)


def test_of_two_parents_neither_counts(logging_server):
    connection = http.client.HTTPConnection("127.0.0.1", logging_server.port, timeout=kit.PATIENCE_SECONDS)
    connection.putrequest("GET", "/healthz")
    connection.putheader("X-Request-Id", "two-parents")
    connection.putheader("traceparent", PARENT)
    connection.putheader("traceparent", PARENT)
    connection.endheaders()
    assert connection.getresponse().status == 200
    connection.close()
    assert "trace_id" not in line_of(logging_server, "two-parents")


def traced(receiver, count):
    told = receiver.wait(count)
    return [{name.lower(): value for name, value in headers.items()} for headers, _, _ in told]


def test_webhooks_are_told_in_the_trace_of_whoever_caused_the_message(logging_server, receiver):
    service = make_service(logging_server)
    service.post("/v1/webhooks", {"url": receiver.url, "events": ["game.event"]}).ok(201)
    table = duel(service)
    before = len(receiver.wait(3))
    assert all("traceparent" not in headers for headers in traced(receiver, before)), "nobody sent one"
    headers = {"traceparent": PARENT, "tracestate": "vendor=abc, other@sys=x y"}
    table[0].post(table.path + "/resignation", {}, headers=headers).ok(201)
    told = traced(receiver, before + 1)[before]
    version, trace, span, flags = told["traceparent"].split("-")
    assert (version, trace, flags) == ("00", TRACE, "01")
    assert span != SPAN and re.fullmatch("[0-9a-f]{16}", span), "an attempt is a span of its own"
    assert told["tracestate"] == headers["tracestate"]


def test_a_state_that_is_not_well_made_is_left_out(logging_server, receiver):
    service = make_service(logging_server)
    hook = service.post("/v1/webhooks", {"url": receiver.url, "events": ["game.turn"]}).ok(201)
    headers = {"traceparent": PARENT[:-2] + "00", "tracestate": "No Key"}
    service.post(f"/v1/webhooks/{hook['id']}/test", headers=headers).ok(201, 202)
    (told,) = traced(receiver, 1)
    assert told["traceparent"].startswith(f"00-{TRACE}-") and told["traceparent"].endswith("-00")
    assert "tracestate" not in told


def test_each_attempt_is_a_span_of_its_own(logging_server):
    with contextlib.closing(Receiver([503], {"Retry-After": "0"})) as receiver:
        service = make_service(logging_server)
        player_of(service, "Ann")
        hook = service.post("/v1/webhooks", {"url": receiver.url, "events": ["game.turn"]}).ok(201)
        service.post(f"/v1/webhooks/{hook['id']}/test", headers={"traceparent": PARENT}).ok(201, 202)
        first, second = (headers["traceparent"].split("-") for headers in traced(receiver, 2))
    assert first[1] == second[1] == TRACE and len({first[2], second[2], SPAN}) == 3


def test_a_page_elsewhere_may_send_a_trace():
    with kit.Server("--cors-origin", "https://play.example.org") as server:
        asked = {"Origin": "https://play.example.org", "Access-Control-Request-Method": "GET"}
        allowed = server.anyone().call("OPTIONS", "/v1/games", headers=asked).headers["access-control-allow-headers"]
        assert {"traceparent", "tracestate"} <= set(allowed.split(", "))
