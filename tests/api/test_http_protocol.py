# SPDX-License-Identifier: Apache-2.0
"""HTTP itself: methods, headers, bodies, connections."""

import json
import re
import socket

import pytest

import kit
from wire import Wire, request

GET = "GET /healthz HTTP/1.1\r\nHost: a\r\n"
MIB = 1024 * 1024


def post(target, body, *headers, length=None):
    lines = [f"POST {target} HTTP/1.1", "Host: a", f"Content-Length: {len(body) if length is None else length}", *headers]
    return "\r\n".join(lines) + "\r\n\r\n" + body


def chunked(target, *chunks):
    head = f"POST {target} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
    return head + "".join(f"{len(chunk):x}\r\n{chunk}\r\n" for chunk in chunks) + "0\r\n\r\n"


# --- Methods -------------------------------------------------------------------------------------------------------


def test_head_has_the_headers_of_get_and_no_body(server):
    with Wire(server) as wire:
        get = wire.send("GET /v1/rulesets HTTP/1.1\r\nHost: a\r\n\r\n").answer()
        head = wire.send("HEAD /v1/rulesets HTTP/1.1\r\nHost: a\r\n\r\n").answer(to_head=True)
        assert wire.is_open(), "no byte of a body was in the way"
    differing = {"x-request-id", "date"}
    assert {k: v for k, v in head.headers.items() if k not in differing} == {
        k: v for k, v in get.headers.items() if k not in differing
    }
    assert int(head.headers["content-length"]) == len(get.body) > 0


@pytest.mark.parametrize("path", ["/v1/results", "game"])
def test_head_of_a_stream_ends_with_its_headers(server, path):
    """And is not followed by the end of a body that it does not have."""
    table = server.alone()
    path = f"{table.path}/events" if path == "game" else path
    line = f"HEAD {path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer {table[0].token}\r\nAccept: text/event-stream\r\n\r\n"
    with Wire(server) as wire:
        answer = wire.send(line).answer(to_head=True)
        assert answer.status == 200 and answer.headers["content-type"] == "text/event-stream"
        assert answer.headers["connection"] == "close" and "content-length" not in answer.headers
        assert wire.buffer == b"" and wire.is_closed()


def test_options_tells_what_is_allowed(anyone):
    reply = anyone.call("OPTIONS", "/v1/games")
    assert (reply.status, reply.body) == (204, b"")
    assert reply.headers["allow"] == "GET, HEAD, POST, OPTIONS"
    assert "content-length" not in reply.headers and "access-control-allow-origin" not in reply.headers
    anyone.call("OPTIONS", "/v1/nothing").problem(404, "not-found")


def test_methods_are_case_sensitive(anyone):
    anyone.call("get", "/healthz").problem(405, "method-not-allowed")


def test_a_path_is_exact(anyone):
    for path in ("/healthz/", "//healthz", "/v1//games", "/v1/games/", "/V1/games", "/v1/../healthz", "/v1"):
        anyone.get(path).problem(404, "not-found")


# --- Headers of every answer ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/healthz", "/v1/rulesets", "/v1/nothing", "/metrics"])
def test_every_answer_has_the_common_headers(anyone, path):
    reply = anyone.get(path)
    assert reply.headers["x-content-type-options"] == "nosniff"
    assert re.fullmatch(r"\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT", reply.headers["date"])
    assert re.fullmatch(r"[A-Za-z0-9._-]{1,64}", reply.headers["x-request-id"])
    assert reply.headers["content-type"]


def test_a_request_id_is_taken_from_the_client_when_it_is_harmless(anyone):
    def id_of(sent):
        return anyone.get("/healthz", headers={"X-Request-Id": sent}).headers["x-request-id"]

    assert id_of("trace-1.2_3") == "trace-1.2_3"
    assert id_of("x" * 64) == "x" * 64
    for bad in ("x" * 65, "a b", 'a"b', "a/b", "\xe9"):
        assert id_of(bad) != bad


def test_request_ids_differ(server):
    with Wire(server) as wire:
        wire.send((GET + "\r\n") * 50)
        ids = [wire.answer().headers["x-request-id"] for _ in range(50)]
    assert len(set(ids)) == 50


def test_a_private_view_may_not_be_shared(server):
    table = server.alone()
    reply = table[0].get(table.path)
    assert reply.headers["cache-control"] == "private, no-cache"
    assert "Authorization" in reply.headers["vary"]


def test_a_problem_is_not_cached(anyone):
    assert anyone.get("/v1/nothing").headers["cache-control"] == "no-store"


def test_a_bad_token_is_told_in_the_standard_way(server):
    reply = kit.Client(server, "rf_of-nobody").get("/v1/rulesets")
    reply.problem(401, "unauthorized")
    assert reply.headers["www-authenticate"].startswith("Bearer")


@pytest.mark.parametrize("header", ["Basic YTpi", "Bearer", "Bearer ", "bearer x", "Bearer " + "x" * 300, ""])
def test_whatever_is_no_good_bearer_token_is_unauthorized(anyone, header):
    anyone.get("/v1/rulesets", headers={"Authorization": header}).problem(401, "unauthorized")


def test_the_scheme_of_a_token_is_not_case_sensitive(ann):
    for scheme in ("bearer", "BEARER", "Bearer "):
        kit.Client(ann.server).get("/v1/players/me", headers={"Authorization": f"{scheme} {ann.token}"}).ok(200)


# --- Conditional requests ------------------------------------------------------------------------------------------


def test_if_none_match(server):
    table = server.alone()
    etag = table[0].get(table.path).headers["etag"]

    def status(value):
        reply = table[0].get(table.path, headers={"If-None-Match": value})
        if reply.status == 304:
            assert reply.body == b"" and reply.headers["etag"] == etag
            assert reply.headers["cache-control"] == "private, no-cache"
        return reply.status

    assert [status(v) for v in (etag, "W/" + etag, '"x", ' + etag, f'W/"x",{etag},"y"', "*")] == [304] * 5
    assert [status(v) for v in ('"x"', etag.strip('"'), '"x", "y"', etag[:-1], "")] == [200] * 5


def test_not_modified_keeps_the_connection(server):
    table = server.alone()
    etag = table[0].get(table.path).headers["etag"]
    line = f"GET {table.path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer {table[0].token}\r\nIf-None-Match: {etag}\r\n\r\n"
    with Wire(server) as wire:
        assert wire.send(line).answer().status == 304
        assert wire.is_open()


# --- Bodies --------------------------------------------------------------------------------------------------------


def test_a_body_may_come_in_chunks(server):
    for chunks in (['{"ruleset":"bulls-and-cows"}'], list('{"ruleset":"bulls-and-cows"}'), ["{", '"ruleset":"bulls-and-cows"', "}"]):
        answer, closed = request(server, chunked("/v1/games", *chunks))
        assert answer.status == 201 and closed


def test_a_body_may_come_slowly(server):
    body = '{"ruleset":"bulls-and-cows"}'
    with Wire(server) as wire:
        wire.send(post("/v1/games", "", length=len(body)))
        for byte in body:
            wire.send(byte)
        assert wire.answer().status == 201
        assert wire.is_open()


@pytest.mark.parametrize("size", [64 * 1024, 64 * 1024 + 1])
def test_a_body_may_have_64_kib(server, size):
    body = "{" + " " * (size - 2) + "}"
    for data, closes in ((post("/v1/games", body), False), (chunked("/v1/games", body[:1000], body[1000:]), True)):
        answer, closed = request(server, data)
        answer.problem(*((422, "invalid-value") if size == 64 * 1024 else (413, "too-large")))
        assert closed == closes


def test_an_early_answer_waits_for_a_body_up_to_8_mib(server):
    """Whoever is still sending when the connection is closed may lose the answer to a reset."""
    for target, status, name in (("/v1/nothing", 404, "not-found"), ("/v1/games", 413, "too-large")):
        answer, closed = request(server, post(target, " " * (8 * MIB)))
        answer.problem(status, name)
        assert not closed


def test_an_early_answer_does_not_wait_for_more(server):
    with Wire(server) as wire:
        wire.send(post("/v1/nothing", "{", length=8 * MIB + 1))
        answer = wire.answer()
        answer.problem(404, "not-found")
        assert answer.headers["connection"] == "close" and wire.is_closed()


def test_expect_continue(server):
    body = '{"ruleset":"bulls-and-cows"}'
    with Wire(server) as wire:
        wire.send(post("/v1/games", "", "Expect: 100-continue", length=len(body)))
        assert wire.answer().status == 100
        assert wire.send(body).answer().status == 201
        assert wire.is_open()


def test_expect_continue_is_spared_the_body_when_it_will_be_refused(server):
    with Wire(server) as wire:
        wire.send(post("/v1/nothing", "", "Expect: 100-continue", length=1000))
        answer = wire.answer()
        answer.problem(404, "not-found")
        assert answer.headers["connection"] == "close" and wire.is_closed()


@pytest.mark.parametrize("framing", ["", "Content-Length: 0\r\n"])
def test_expect_continue_without_a_body_expects_nothing(server, framing):
    """What follows is another request."""
    with Wire(server) as wire:
        wire.send(GET + f"Expect: 100-continue\r\n{framing}\r\n" + GET + "\r\n")
        assert wire.answer().status == 200
        assert wire.answer().status == 200
        assert wire.is_open()


@pytest.mark.parametrize("kind", ["application/json", "Application/JSON; charset=utf-8", "application/x-www-form-urlencoded"])
def test_these_are_json(server, kind):
    answer, _ = request(server, post("/v1/games", '{"ruleset":"bulls-and-cows"}', f"Content-Type: {kind}"))
    assert answer.status == 201


@pytest.mark.parametrize("kind", ["text/plain", "application/json5", "application/jso", "multipart/form-data", ""])
def test_nothing_else_is_json(server, kind):
    answer, _ = request(server, post("/v1/games", '{"ruleset":"bulls-and-cows"}', f"Content-Type: {kind}"))
    answer.problem(415, "unsupported-media-type")


def test_without_a_body_its_type_does_not_matter(server):
    answer, _ = request(server, post("/v1/players", "", "Content-Type: text/plain"))
    answer.problem(422, "invalid-value")


# --- Sizes ---------------------------------------------------------------------------------------------------------


def test_a_target_may_have_8_kib(server):
    for size, status in ((8192, 404), (8193, 414), (12000, 414)):
        answer, closed = request(server, "GET /" + "x" * (size - 1) + " HTTP/1.1\r\nHost: a\r\n\r\n")
        answer.problem(status, "not-found" if status == 404 else "uri-too-long")
        assert not closed


def test_the_headers_may_have_16_kib(server):
    for size, status in ((16000, 200), (16500, 431), (20000, 431)):
        answer, closed = request(server, GET + "X-Thing: " + "x" * size + "\r\n\r\n")
        assert answer.status == status and not closed
        if status == 431:
            answer.problem(431, "headers-too-large")


def test_there_may_be_100_headers(server):
    for count, status in ((99, 200), (100, 431)):
        answer, _ = request(server, GET + "".join(f"X-{i}: 1\r\n" for i in range(count)) + "\r\n")
        assert answer.status == status


def test_what_does_not_fit_at_all_is_refused_and_the_connection_closed(server):
    for data, status, name in (
        ("GET /" + "x" * 40000 + " HTTP/1.1\r\nHost: a\r\n\r\n", 414, "uri-too-long"),
        ("GET /" + "x" * 40000, 414, "uri-too-long"),
        (GET + "X-Thing: " + "x" * 40000 + "\r\n\r\n", 431, "headers-too-large"),
        (GET + "X-Thing: " + "x" * 40000, 431, "headers-too-large"),
        (GET + "X:\r\n" * 5000 + "\r\n", 431, "headers-too-large"),
    ):
        answer, closed = request(server, data)
        answer.problem(status, name)
        assert closed


# --- Connections ---------------------------------------------------------------------------------------------------


def test_a_connection_serves_many_requests(server):
    with Wire(server) as wire:
        for _ in range(200):
            assert wire.is_open()


@pytest.mark.parametrize("line, kept", [
    ("GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", False),
    ("GET /healthz HTTP/1.0\r\n\r\n", False),
    ("GET /healthz HTTP/1.0\r\nConnection: keep-alive\r\n\r\n", True),
    ("GET /v1/nothing HTTP/1.1\r\nHost: a\r\n\r\n", True),
])
def test_who_closes(server, line, kept):
    answer, closed = request(server, line)
    assert closed != kept
    assert (answer.headers.get("connection", "").lower() == "close") != kept


def test_a_change_and_other_requests_share_a_connection(server):
    table = server.alone(length=12, repeats=True)
    head = f"Host: a\r\nAuthorization: Bearer {table[0].token}\r\n"
    body = '{"code":"012345678901"}'
    guess = f"POST {table.path}/guesses HTTP/1.1\r\n{head}Content-Length: {len(body)}\r\n\r\n{body}"
    with Wire(server) as wire:
        wire.send(guess + GET + "\r\n" + guess + guess + GET + "\r\n")
        assert [wire.answer().status for _ in range(5)] == [201, 200, 201, 201, 200]
        assert wire.is_open()


def test_a_client_that_has_finished_sending_still_gets_its_answer(server):
    for data in (post("/v1/games", '{"ruleset":"bulls-and-cows"}'), GET + "\r\n"):
        for _ in range(20):
            with Wire(server) as wire:
                wire.send(data).socket.shutdown(socket.SHUT_WR)
                assert wire.answer().status in (200, 201)


@pytest.fixture(scope="module")
def patient():
    """A server whose deadlines are far away."""
    hour = "3600"
    with kit.Server("--header-timeout", hour, "--body-timeout", hour, "--idle-timeout", hour) as running:
        yield running


@pytest.mark.parametrize("data", [GET + "\r\n", GET, "GE", post("/v1/games", "{", length=100)])
def test_a_client_that_has_hung_up_is_not_waited_for(patient, data):
    """Its last bytes and the end of its stream arrive together, which the library does not notice."""
    for _ in range(20):
        with Wire(patient) as wire:
            wire.send(data).socket.shutdown(socket.SHUT_WR)
            if data.endswith("\r\n\r\n"):
                assert wire.answer().status == 200
            assert wire.is_closed(), "long before any deadline"


def test_a_client_that_leaves_at_once_does_no_harm(server):
    table = server.alone(length=12, repeats=True)
    body = '{"code":"012345678901"}'
    guess = f"POST {table.path}/guesses HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer {table[0].token}\r\n"
    guess += f"Content-Length: {len(body)}\r\n\r\n{body}"
    for _ in range(500):
        with Wire(server) as wire:
            wire.send(guess)
    with Wire(server) as wire:
        assert wire.send(guess).answer().status == 201


# --- Cross-origin --------------------------------------------------------------------------------------------------


def test_no_origin_is_allowed_by_default(anyone):
    headers = anyone.get("/healthz", headers={"Origin": "https://app.example"}).headers
    assert not [name for name in headers if name.startswith("access-control")]


def test_named_origins_are_allowed():
    with kit.Server("--cors-origin", "https://app.example,https://other.example") as server:
        client = server.anyone()
        for origin in ("https://app.example", "https://other.example"):
            headers = client.get("/healthz", headers={"Origin": origin}).headers
            assert headers["access-control-allow-origin"] == origin
            assert "ETag" in headers["access-control-expose-headers"]
            assert "Origin" in headers["vary"]
        refused = client.get("/healthz", headers={"Origin": "https://app.example.evil"}).headers
        assert "access-control-allow-origin" not in refused and "Origin" in refused["vary"]
        assert "Origin" in client.get("/healthz").headers["vary"], "or a cache would hand out the wrong answer"

        preflight = client.call("OPTIONS", "/v1/games", headers={
            "Origin": "https://app.example",
            "Access-Control-Request-Method": "POST",
            "Access-Control-Request-Headers": "authorization, content-type",
        })
        assert preflight.status == 204 and preflight.headers["access-control-allow-origin"] == "https://app.example"
        assert "POST" in preflight.headers["access-control-allow-methods"].split(", ")
        allowed = preflight.headers["access-control-allow-headers"].split(", ")
        assert {"Authorization", "Content-Type", "If-Match", "Idempotency-Key", "Last-Event-ID"} <= set(allowed)
        problem = client.get("/v1/nothing", headers={"Origin": "https://app.example"})
        assert problem.headers["access-control-allow-origin"] == "https://app.example", "or a page could not read it"


def test_any_origin_may_be_allowed():
    with kit.Server("--cors-origin", "*") as server:
        headers = server.anyone().get("/healthz", headers={"Origin": "https://any.example"}).headers
        assert headers["access-control-allow-origin"] == "*" and "vary" not in headers


# --- The log -------------------------------------------------------------------------------------------------------


def test_every_request_leaves_one_line():
    with kit.Server("--log", "json") as server:
        ann = server.player("Ann")
        ann.get("/v1/players/me?secret=of-the-query", headers={"X-Request-Id": "find-me"}).problem(422)
        request(server, 'BREW /v1/p%C3%A9"{} HTTP/1.1\r\nHost: a\r\nX-Request-Id: find-me-too\r\n\r\n')
        ann.post("/v1/games", {"ruleset": "bulls-and-cows"}, headers={"X-Request-Id": "find-me-three"}).ok(201)
        assert server.stop() == 0, server.log
        lines = [json.loads(line) for line in server.log.splitlines()]
        found = {line.get("id"): line for line in lines if line["event"] == "request"}
        line = found["find-me"]
        assert (line["method"], line["path"], line["status"]) == ("GET", "/v1/players/me", 422)
        assert line["player"] == ann.id and line["client"] == "127.0.0.1"
        assert line["bytes"] > 0 and line["duration_us"] >= 0 and line["error"] == "INVALID_VALUE"
        line = found["find-me-too"]
        assert (line["method"], line["path"], line["status"]) == ("BREW", '/v1/p%C3%A9"{}', 404)
        assert line["error"] == "NOT_FOUND" and "player" not in line
        assert found["find-me-three"]["status"] == 201 and "error" not in found["find-me-three"]
        assert ann.token not in server.log and "of-the-query" not in server.log
