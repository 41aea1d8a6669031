# SPDX-License-Identifier: Apache-2.0
"""What one client may take of the server: time, connections, requests a second."""

import contextlib
import json
import os
import pathlib
import re
import select
import socket
import ssl
import time

import pytest

import kit
from sse import Stream, wait_until
from wire import Wire, request

GET = "GET /healthz HTTP/1.1\r\nHost: a\r\n"


# --- Time ----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def hasty():
    """A server whose deadlines are a second each."""
    with kit.Server(
        "--header-timeout", "1", "--body-timeout", "1", "--idle-timeout", "1", "--send-timeout", "1"
    ) as server:
        yield server


def closes_after(server, begin="", keep_busy=None, is_used=False):
    """Seconds from before a connection is made until the server closes it, while something is sent every tenth of one. Who
    keeps it busy would keep it for ever if each byte gave new time, so there is no need to say how soon is soon."""
    start = time.monotonic()
    with Wire(server) as wire:
        assert not is_used or wire.is_open()
        wire.send(begin)
        wire.socket.settimeout(0.1)
        while time.monotonic() - start < kit.PATIENCE_SECONDS:
            try:
                if keep_busy:
                    wire.send(keep_busy)
                assert wire.socket.recv(65536) == b""
                return time.monotonic() - start
            except socket.timeout:
                continue
            except (ConnectionResetError, BrokenPipeError):
                return time.monotonic() - start
    raise AssertionError("the connection is still open")


def test_who_says_nothing_is_disconnected(hasty):
    assert closes_after(hasty) > 0.7


def test_who_sends_a_header_a_byte_at_a_time_is_disconnected(hasty):
    for begin in ("G", GET, GET + "X-Thing: "):
        assert closes_after(hasty, begin, "x") > 0.7


def closed_of(wires):
    """Those of the connections that the server has closed."""
    return {name for name, wire in wires.items() if select.select([wire.socket], [], [], 0)[0]}


def test_the_request_line_gives_no_new_time():
    """Of two connections the younger one would be closed first, if the older one had new time by its request line."""
    with kit.Server("--header-timeout", "6") as server, Wire(server) as busy:
        time.sleep(2.5)
        with Wire(server) as younger:
            time.sleep(2.5)
            with contextlib.suppress(ConnectionResetError, BrokenPipeError):
                busy.send(GET + "X-Thing: ")
            wires = {"busy": busy, "younger": younger}
            wait_until(lambda: closed_of(wires))
            assert "busy" in closed_of(wires)


def test_a_later_request_has_its_deadline_too(hasty):
    assert closes_after(hasty, GET + "X-Thing: ", "x", is_used=True) > 0.7
    assert closes_after(hasty, "", "x", is_used=True) > 0.7


def test_who_sends_a_body_a_byte_at_a_time_is_disconnected(hasty):
    for framing in ("Content-Length: 1000\r\n\r\n", "Transfer-Encoding: chunked\r\n\r\n3e8\r\n"):
        for path in ("/v1/games", "/v1/nothing"):
            if path == "/v1/nothing" and "chunked" in framing:
                continue  # refused at once
            assert closes_after(hasty, f"POST {path} HTTP/1.1\r\nHost: a\r\n{framing}", " ") > 0.7


def test_who_is_idle_is_disconnected(hasty):
    assert closes_after(hasty, is_used=True) > 1.5, "idle and header time together"


def test_who_asks_now_and_then_is_not(hasty):
    """For longer than any deadline; and so often that none can be over where much else runs."""
    until = time.monotonic() + 4
    with Wire(hasty) as wire:
        while time.monotonic() < until:
            assert wire.is_open()
            time.sleep(0.05)


def test_who_does_not_take_the_answer_is_disconnected(hasty):
    with Wire(hasty) as wire:
        wire.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        for _ in range(400):  # the answers are far more than all buffers on the way
            try:
                wire.socket.settimeout(0.5)
                wire.send("GET /openapi.yaml HTTP/1.1\r\nHost: a\r\n\r\n")
            except (socket.timeout, ConnectionResetError, BrokenPipeError):
                break
        deadline = time.monotonic() + kit.PATIENCE_SECONDS
        while metric(hasty, 'referee_http_timeouts_total{phase="send"}') == 0:
            assert time.monotonic() < deadline
            time.sleep(0.1)


def metric(server, name):
    text = server.anyone().get("/metrics").text
    found = re.search("^" + re.escape(name) + " (.*)$", text, re.MULTILINE)
    return float(found.group(1)) if found else None


def test_timeouts_are_counted(hasty):
    closes_after(hasty, "G")
    closes_after(hasty, "POST /v1/games HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n")
    closes_after(hasty, is_used=True)
    assert metric(hasty, 'referee_http_timeouts_total{phase="headers"}') >= 1
    assert metric(hasty, 'referee_http_timeouts_total{phase="body"}') >= 1
    assert metric(hasty, 'referee_http_timeouts_total{phase="idle"}') >= 1


# --- Connections ---------------------------------------------------------------------------------------------------


def alone(server):
    """A connection, once it is the only one: those of whoever asked before are let go of a moment after they are closed."""
    wire = Wire(server, timeout=kit.PATIENCE_SECONDS)
    deadline = time.monotonic() + kit.PATIENCE_SECONDS
    while b"\nreferee_http_connections 1\n" not in wire.send("GET /metrics HTTP/1.1\r\nHost: a\r\n\r\n").answer().body:
        assert time.monotonic() < deadline
        time.sleep(0.02)
    return wire


def open_until_refused(server, most):
    wires = []
    while len(wires) < most:
        wire = Wire(server, timeout=kit.PATIENCE_SECONDS)
        try:
            if not wire.is_open():
                break
        except (ConnectionResetError, BrokenPipeError):
            break
        wires.append(wire)
    return wires


def test_connections_are_limited_in_all():
    with kit.Server("--connections", "20") as server:
        wires = [alone(server), *open_until_refused(server, 30)]
        assert len(wires) == 20
        wires.pop().socket.close()
        deadline = time.monotonic() + kit.PATIENCE_SECONDS
        while not (more := open_until_refused(server, 1)):
            assert time.monotonic() < deadline
        wires += more
        for wire in wires:
            assert wire.is_open()
            wire.socket.close()


def test_connections_are_limited_for_each_address():
    with kit.Server("--connections-per-address", "5") as server:
        wires = [alone(server), *open_until_refused(server, 10)]
        assert len(wires) == 5
        other = socket.create_connection(
            ("127.0.0.1", server.port), source_address=("127.0.0.2", 0), timeout=kit.PATIENCE_SECONDS
        )
        other.sendall((GET + "\r\n").encode())
        assert other.recv(100).startswith(b"HTTP/1.1 200")
        other.close()
        for wire in wires:
            assert wire.is_open()
        for wire in wires[1:]:
            wire.socket.close()
        asked = wires[0].send("GET /metrics HTTP/1.1\r\nHost: a\r\n\r\n").answer().body.decode()
        assert int(re.search(r"\nreferee_http_connections_refused_total (\d+)\n", asked).group(1)) >= 1
        wires[0].socket.close()

        def has_room():
            with contextlib.suppress(OSError):
                return metric(server, "referee_http_connections") == 1
            return False

        wait_until(has_room)


def test_loopback_is_not_limited_by_default():
    with kit.Server() as server:
        wires = open_until_refused(server, 300)
        assert len(wires) == 300
        for wire in wires:
            wire.socket.close()


# --- Requests a second ---------------------------------------------------------------------------------------------


def numbers(text):
    """The parameters of a RateLimit header."""
    name, _, rest = text.partition(";")
    assert name == '"default"'
    return {key: int(value) for key, value in (part.split("=") for part in rest.split(";"))}


def test_a_rate_limit_is_told_and_kept():
    with kit.Server("--rate-limit", "5") as server:
        client = server.anyone()
        first = client.get("/v1/rulesets")
        assert numbers(first.headers["ratelimit-policy"]) == {"q": 10, "w": 2}
        left = numbers(first.headers["ratelimit"])
        assert 0 < left["r"] <= 9 and left["t"] in (1, 2)
        replies = [first]
        while replies[-1].status != 429:
            replies.append(client.get("/v1/rulesets"))
        refused = replies.pop()
        assert {reply.status for reply in replies} == {200}
        assert len(replies) > 1 and numbers(replies[-1].headers["ratelimit"])["r"] == 0
        refused.problem(429, "rate-limited")
        assert int(refused.headers["retry-after"]) == 1
        assert numbers(refused.headers["ratelimit"])["r"] == 0
        time.sleep(1.1)
        for _ in range(4):
            client.get("/v1/rulesets").ok(200)


def test_each_player_has_a_limit_of_its_own():
    with kit.Server("--rate-limit", "5") as server:
        ann, bob = server.player("Ann"), server.player("Bob")
        while ann.get("/v1/players/me").status != 429:
            pass
        bob.get("/v1/players/me").ok(200)
        ann.call("PATCH", "/v1/rulesets").problem(405, "method-not-allowed")
        while (reply := ann.get("/v1/games/nosuchgame")).status == 404:
            pass
        reply.problem(429, "rate-limited")


def test_bad_tokens_are_limited_by_address():
    with kit.Server("--rate-limit", "5") as server:
        statuses = []
        while 429 not in statuses:
            statuses.append(kit.Client(server, f"guess-{len(statuses)}").get("/v1/players/me").status)
        assert set(statuses) == {401, 429}


def test_a_limit_counts_the_client_behind_a_trusted_proxy():
    with kit.Server("--rate-limit", "1", "--trusted-proxy", "127.0.0.1,10.0.0.0/8", "--log", "json") as server:
        client = server.anyone()

        def exhaust(address):
            """An answer of so many bytes takes several requests, so that there are none for some seconds."""
            assert client.get("/openapi.yaml", headers={"X-Forwarded-For": address}).status == 200
            return [client.get("/v1/rulesets", headers={"X-Forwarded-For": address}).status].count(429)

        assert exhaust("192.0.2.1") > 0
        assert client.get("/v1/rulesets", headers={"X-Forwarded-For": "192.0.2.2"}).status == 200
        assert client.get("/v1/rulesets", headers={"X-Forwarded-For": "9.9.9.9, 192.0.2.1, 10.1.2.3"}).status == 429
        assert exhaust("2001:db8:1:2::1") > 0
        assert client.get("/v1/rulesets", headers={"X-Forwarded-For": "2001:db8:1:2:9::9"}).status == 429, "the same /64"
        assert client.get("/v1/rulesets", headers={"X-Forwarded-For": "2001:db8:1:3::1"}).status == 200
        assert server.stop() == 0, server.log
        clients = {json.loads(line).get("client") for line in server.log.splitlines()}
        assert {"192.0.2.1", "192.0.2.2", "2001:db8:1:2::1"} <= clients and "9.9.9.9" not in clients


@pytest.fixture
def frugal():
    """A server that gives a request a second to each address, which a client may choose."""
    with kit.Server("--rate-limit", "1", "--trusted-proxy", "127.0.0.1") as server:
        yield server


def from_address(number):
    return {"X-Forwarded-For": f"192.0.2.{number}"}


def processor_seconds(server):
    """Of the whole server since it began."""
    fields = pathlib.Path(f"/proc/{server.process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK")


def test_a_large_answer_takes_a_request_for_every_64_kib(frugal):
    """A bucket of two that fills by one a second: `t` is how many requests are missing from it."""
    small = frugal.anyone().get("/v1/rulesets/gomoku", headers=from_address(1))
    assert len(small.body) < 65536 and numbers(small.headers["ratelimit"])["t"] == 1
    before = processor_seconds(frugal)
    large = frugal.anyone().get("/openapi.yaml", headers=from_address(2))
    used = processor_seconds(frugal) - before
    assert len(large.body) > 131072
    told, asked = numbers(large.headers["ratelimit"]), 1 + len(large.body) // 65536
    # What takes the server long, as it does under a sanitizer, is paid for as well.
    assert told["r"] == 0 and asked <= told["t"] <= asked + used / 0.01 + 2, f"{used} s"
    only_head = frugal.anyone().head("/openapi.yaml", headers=from_address(3))
    assert numbers(only_head.headers["ratelimit"])["t"] == 1, "nothing was sent"


def test_long_work_takes_a_request_for_every_10_ms_of_processor_time(frugal):
    """However much of the two seconds that it may last the machine gives it."""
    before = processor_seconds(frugal)
    body = {"board": ["." * 15] * 7 + ["." * 7 + "XO" + "." * 6] + ["." * 15] * 7}
    reply = frugal.anyone().post("/v1/analysis/gomoku", body, headers=from_address(1))
    reply.ok(200)
    taken, used = numbers(reply.headers["ratelimit"])["t"] - 1, processor_seconds(frugal) - before
    assert taken >= 1 and min(used / 0.01 / 2 - 2, 60) <= taken <= used / 0.01 + 2, f"{taken} for {used} s"
    refused = frugal.anyone().get("/v1/rulesets", headers=from_address(1))
    refused.problem(429, "rate-limited")
    assert 1 <= int(refused.headers["retry-after"]) <= 61, "a debt is paid in a minute"
    frugal.anyone().get("/v1/rulesets", headers=from_address(2)).ok(200)


def test_what_a_stream_sends_is_paid_for_too():
    with kit.Server() as server:
        table = server.alone(length=12, repeats=True)
        for number in range(2400):
            table.guess(0, f"{number:012d}", headers={"Prefer": "return=minimal"}).ok(201)
        server.arguments = ("--rate-limit", "1")
        server.restart()
        with Stream(table[0], table.path + "/events") as stream:
            bytes_read = sum(len("".join(stream.block())) for _ in range(2402))  # quickly, as debts are paid by time
        assert bytes_read > 4 * 65536
        table[0].get(table.path).problem(429, "rate-limited")


def test_nobody_else_is_believed_about_the_client():
    with kit.Server("--log", "json") as server:
        server.anyone().get("/healthz", headers={"X-Forwarded-For": "192.0.2.1"})
        assert server.stop() == 0, server.log
        assert "192.0.2.1" not in server.log


def test_without_a_limit_nothing_is_said_of_one(anyone):
    headers = anyone.get("/healthz").headers
    assert "ratelimit" not in headers and "ratelimit-policy" not in headers


# --- Listening -----------------------------------------------------------------------------------------------------


def test_a_port_in_use_is_refused(server):
    ended = kit.run("serve", "--db", server.directory / "other.db", "--listen", f"127.0.0.1:{server.port}")
    assert ended.returncode == 1
    assert "already" in ended.stderr


def test_an_address_that_is_not_ours_is_refused(server):
    ended = kit.run("serve", "--db", server.directory / "other.db", "--listen", "192.0.2.1:0")
    assert ended.returncode == 1 and "192.0.2.1" in ended.stderr


def test_a_proxy_that_is_no_address_is_refused(server):
    ended = kit.run("serve", "--db", server.directory / "other.db", "--listen", ":0", "--trusted-proxy", "10.0.0.0/33")
    assert ended.returncode == 2 and "10.0.0.0/33" in ended.stderr


def test_https(certificate):
    key, cert = certificate
    with kit.Server("--tls-cert", cert, "--tls-key", key, tls=cert) as server:
        with Wire(server, timeout=kit.PATIENCE_SECONDS) as wire:
            wire.socket = ssl.create_default_context(cafile=cert).wrap_socket(wire.socket, server_hostname="localhost")
            body = '{"ruleset":"bulls-and-cows"}'
            for _ in range(50):
                wire.send(f"POST /v1/games HTTP/1.1\r\nHost: a\r\nContent-Length: {len(body)}\r\n\r\n{body}")
                answer = wire.answer()
                assert answer.status == 201 and answer.json["join_code"] is None, (answer.status, answer.body)
        assert server.stop() == 0, server.log


def test_a_key_that_does_not_belong_is_refused(certificate, tmp_path):
    key, _ = certificate
    ended = kit.run("serve", "--db", tmp_path / "a.db", "--listen", "127.0.0.1:0", "--tls-cert", key, "--tls-key", key)
    assert ended.returncode == 1 and "TLS" in ended.stderr


# --- Stopping ------------------------------------------------------------------------------------------------------


def test_a_request_that_is_being_sent_is_still_answered_when_the_server_stops(own_server):
    body = '{"ruleset":"bulls-and-cows"}'
    with Wire(own_server) as wire, Wire(own_server) as idle:
        assert idle.is_open()
        wire.send(f"POST /v1/games HTTP/1.1\r\nHost: a\r\nContent-Length: {len(body)}\r\n\r\n{body[:5]}")
        time.sleep(0.1)
        own_server.send(15)
        assert idle.is_closed()
        with pytest.raises(ConnectionRefusedError):
            Wire(own_server)
        answer = wire.send(body[5:]).answer()
        assert answer.status == 201 and answer.headers["connection"] == "close"
        assert wire.is_closed()
    assert own_server.wait() == 0


def test_what_was_accepted_before_the_stop_is_answered(own_server):
    body = '{"ruleset":"bulls-and-cows"}'
    data = f"POST /v1/games HTTP/1.1\r\nHost: a\r\nContent-Length: {len(body)}\r\n\r\n{body}"
    wires = [Wire(own_server) for _ in range(100)]
    for wire in wires:
        wire.send(data)
    own_server.send(15)
    for wire in wires:
        answer = wire.answer()
        assert answer is not None and answer.status == 201
        wire.socket.close()
    assert own_server.wait() == 0


def test_stopping_does_not_wait_for_ever():
    with kit.Server("--drain-timeout", "1", "--body-timeout", "3600") as server, Wire(server) as wire:
        wire.send("POST /v1/games HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n{")
        time.sleep(0.1)
        assert server.stop() == 0, server.log
