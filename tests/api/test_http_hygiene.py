# SPDX-License-Identifier: Apache-2.0
"""Requests that are not well formed, or that two readers could read differently: 400, and the connection is closed."""

import pytest

import kit
from sse import wait_until
from wire import TlsWire, Wire, request

GET = "GET /healthz HTTP/1.1\r\nHost: a\r\n"
CHUNKED = GET + "Transfer-Encoding: chunked\r\n\r\n"

REFUSED = {
    "two hosts": GET + "Host: b\r\n\r\n",
    "the same host twice": GET + "Host: a\r\n\r\n",
    "no host in HTTP/1.1": "GET /healthz HTTP/1.1\r\n\r\n",
    "a host that is none": "GET /healthz HTTP/1.1\r\nHost: a/b\r\n\r\n",
    "a host with a space": "GET /healthz HTTP/1.1\r\nHost: a b\r\n\r\n",
    "two tokens": GET + "Authorization: Bearer a\r\nAuthorization: Bearer a\r\n\r\n",
    "two lengths": GET + "Content-Length: 0\r\nContent-Length: 0\r\n\r\n",
    "two lengths that differ": GET + "Content-Length: 0\r\nContent-Length: 5\r\n\r\nhello",
    "length and encoding": GET + "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "encoding and length": GET + "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n",
    "two encodings": GET + "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "an unknown encoding": GET + "Transfer-Encoding: gzip\r\n\r\n",
    "a list of encodings": GET + "Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
    "an encoding in disguise": GET + "Transfer-Encoding: \x0bchunked\r\n\r\n0\r\n\r\n",
    "an encoding that only begins so": GET + "Transfer-Encoding: chunkedx\r\n\r\n0\r\n\r\n",
    "an encoding in HTTP/1.0": "GET /healthz HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "a space before the colon": GET + "X-Thing : 1\r\n\r\n",
    "a space before a length's colon": GET + "Content-Length : 5\r\n\r\nhello",
    "a tab before the colon": GET + "X-Thing\t: 1\r\n\r\n",
    "a space inside a name": GET + "X Thing: 1\r\n\r\n",
    "an empty name": GET + ": 1\r\n\r\n",
    "an empty name and value": GET + ":\r\n\r\n",
    "an empty name with a short value": GET + ":1\r\n\r\n",
    "an empty name first": "GET /healthz HTTP/1.1\r\n: 1\r\nHost: a\r\n\r\n",
    "an empty name before others": GET + ": 1\r\nX-Thing: 1\r\n\r\n",
    "a name that is no token": GET + "X(Thing): 1\r\n\r\n",
    "a name with a byte above ASCII": GET + "X-Th\xefng: 1\r\n\r\n",
    "a space before the first name": "GET /healthz HTTP/1.1\r\n Host: a\r\n\r\n",
    "a folded header": GET + "X-Thing: 1\r\n 2\r\n\r\n",
    "a header folded by a tab": GET + "X-Thing: 1\r\n\t2\r\n\r\n",
    "a header folded to nothing": GET + "X-Thing: 1\r\n \r\n\r\n",
    "a header folded, then another": GET + "X-Thing: 1\r\n 2\r\nX-Other: 3\r\n\r\n",
    "a folded host": "GET /healthz HTTP/1.1\r\nHost: a\r\n b\r\n\r\n",
    "a NUL in a value": GET + "X-Thing: a\x00b\r\nX-Other: 1\r\n\r\n",
    "a bare carriage return in a value": GET + "X-Thing: a\rb\r\n\r\n",
    "a control character in a value": GET + "X-Thing: a\x01b\r\n\r\n",
    "a DEL in a value": GET + "X-Thing: a\x7fb\r\n\r\n",
    "an escaped NUL in the path": "GET /healthz%00 HTTP/1.1\r\nHost: a\r\n\r\n",
    "an escaped slash in the path": "GET /v1%2frulesets HTTP/1.1\r\nHost: a\r\n\r\n",
    "an escaped slash, upper case": "GET /v1%2Frulesets HTTP/1.1\r\nHost: a\r\n\r\n",
    "an escaped backslash in the path": "GET /v1%5crulesets HTTP/1.1\r\nHost: a\r\n\r\n",
    "a backslash in the path": "GET /v1\\rulesets HTTP/1.1\r\nHost: a\r\n\r\n",
    "an escaped control character in the path": "GET /v1%0arulesets HTTP/1.1\r\nHost: a\r\n\r\n",
    "an escaped byte that is not UTF-8": "GET /v1/%ff HTTP/1.1\r\nHost: a\r\n\r\n",
    "an overlong slash": "GET /v1%c0%afrulesets HTTP/1.1\r\nHost: a\r\n\r\n",
    "an escape cut short": "GET /healthz%4 HTTP/1.1\r\nHost: a\r\n\r\n",
    "an escape that is none": "GET /healthz%zz HTTP/1.1\r\nHost: a\r\n\r\n",
    "an escape that is none in the query": "GET /healthz?a=%g1 HTTP/1.1\r\nHost: a\r\n\r\n",
    "an escaped NUL in the query": "GET /healthz?a=%00 HTTP/1.1\r\nHost: a\r\n\r\n",
    "a query that is not UTF-8": "GET /healthz?a=%ff HTTP/1.1\r\nHost: a\r\n\r\n",
    "a byte above ASCII in the path": "GET /healthz\xe9 HTTP/1.1\r\nHost: a\r\n\r\n",
    "a space in the target": "GET /health z HTTP/1.1\r\nHost: a\r\n\r\n",
    "two spaces before the target": "GET  /healthz HTTP/1.1\r\nHost: a\r\n\r\n",
    "two spaces before the version": "GET /healthz  HTTP/1.1\r\nHost: a\r\n\r\n",
    "a tab in the target": "GET /health\tz HTTP/1.1\r\nHost: a\r\n\r\n",
    "a NUL in the target": "GET /healthz\x00x HTTP/1.1\r\nHost: a\r\n\r\n",
    "a fragment": "GET /healthz#x HTTP/1.1\r\nHost: a\r\n\r\n",
    "a target that is a URL": "GET http://a/healthz HTTP/1.1\r\nHost: a\r\n\r\n",
    "a target without a slash": "GET healthz HTTP/1.1\r\nHost: a\r\n\r\n",
    "a target that is a star": "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n",
    "a method that is no token": "G(T /healthz HTTP/1.1\r\nHost: a\r\n\r\n",
    "a method with a NUL": "GE\x00T /healthz HTTP/1.1\r\nHost: a\r\n\r\n",
    "no version": "GET /healthz\r\nHost: a\r\n\r\n",
    "a version that is none": "GET /healthz HTTP/x.y\r\nHost: a\r\n\r\n",
    "a version in small letters": "GET /healthz http/1.1\r\nHost: a\r\n\r\n",
    "another protocol's version": "GET /healthz HTTP/2.0\r\nHost: a\r\n\r\n",
    "an old version": "GET /healthz HTTP/0.9\r\nHost: a\r\n\r\n",
    "something behind the version": "GET /healthz HTTP/1.1 \r\nHost: a\r\n\r\n",
    "a space before the method": " GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n",
    "nothing but a word": "hello\r\n\r\n",
    "a length that is no number": GET + "Content-Length: five\r\n\r\n",
    "a negative length": GET + "Content-Length: -1\r\n\r\n",
    "a signed length": GET + "Content-Length: +3\r\n\r\nabc",
    "a list of lengths": GET + "Content-Length: 3, 3\r\n\r\nabc",
    "a hexadecimal length": GET + "Content-Length: 0x3\r\n\r\nabc",
    "a length with a point": GET + "Content-Length: 3.0\r\n\r\nabc",
    "a length with a space inside": GET + "Content-Length: 3 3\r\n\r\nabc",
    "an empty length": GET + "Content-Length:\r\n\r\n",
    "a blank length": GET + "Content-Length: \t \r\n\r\n",
    "a length above 64 bits": GET + "Content-Length: 18446744073709551616\r\n\r\n",
    "a length far above 64 bits": GET + "Content-Length: " + "9" * 100 + "\r\n\r\n",
    "a length that stands for another thing": GET + "Content-Length: 18446744073709551615\r\n\r\n",
    "a NUL in a name": GET + "X-Th\x00ing: a\r\nX-Other: 1\r\n\r\n",
    "a line without a colon": GET + "X-Thing\r\n\r\n",
    "bare line feeds": "GET /healthz HTTP/1.1\nHost: a\n\n",
    "a bare line feed behind the request line": "GET /healthz HTTP/1.1\nHost: a\r\n\r\n",
    "a bare line feed behind a header": GET + "X-Thing: 1\nX-Other: 2\r\n\r\n",
    "a bare line feed that hides a header": GET + "X-Thing: 1\nContent-Length: 5\r\n\r\nhello",
    "a bare line feed behind the last header": GET + "X-Thing: 1\n\r\n",
    "a bare line feed for the empty line": GET + "X-Thing: 1\r\n\n",
    "a bare line feed behind a NUL": GET + "X-Thing: 1\x00\n\x00\n",
    "a bare line feed in front": "\n" + GET + "\r\n",
    "nothing but empty lines": "\r\n" * 20000,
    "two carriage returns": GET + "X-Thing: 1\r\r\n\r\n",
    "a chunk size that is none": CHUNKED + "zz\r\n\r\n",
    "an empty chunk size": CHUNKED + "\r\n0\r\n\r\n",
    "a signed chunk size": CHUNKED + "+1\r\na\r\n0\r\n\r\n",
    "a chunk size with 0x": CHUNKED + "0x1\r\na\r\n0\r\n\r\n",
    "a chunk size with a space behind it": CHUNKED + "1 \r\na\r\n0\r\n\r\n",
    "a chunk size with a space before it": CHUNKED + " 1\r\na\r\n0\r\n\r\n",
    "a chunk size above 64 bits": CHUNKED + "10000000000000000\r\na\r\n0\r\n\r\n",
    "a chunk size line that ends in a bare line feed": CHUNKED + "1\na\r\n0\r\n\r\n",
    "a chunk size line that ends in a bare carriage return": CHUNKED + "1\ra\r\n0\r\n\r\n",
    "a chunk extension that ends in a bare line feed": CHUNKED + "1;x=y\na\r\n0\r\n\r\n",
    "a chunk extension with a NUL": CHUNKED + "1;x\x00\r\na\r\n0\r\n\r\n",
    "a chunk extension without an end": CHUNKED + "1;" + "x" * 4000,
    "a chunk that ends in a bare line feed": CHUNKED + "1\r\na\n0\r\n\r\n",
    "a chunk that is longer than it says": CHUNKED + "1\r\nab\r\n0\r\n\r\n",
    "a last chunk that ends in a bare line feed": CHUNKED + "1\r\na\r\n0\n\r\n",
    "a body that ends in a bare line feed": CHUNKED + "1\r\na\r\n0\r\n\n",
    "a trailer that ends in a bare line feed": CHUNKED + "0\r\nX-Thing: 1\n\r\n",
    "a trailer without a colon": CHUNKED + "0\r\nX-Thing\r\n\r\n",
    "a trailer that is folded": CHUNKED + "0\r\nX-Thing: 1\r\n 2\r\n\r\n",
    "trailers without an end": CHUNKED + "0\r\n" + "X-Thing: 1\r\n" * 1000,
}


@pytest.fixture(scope="module")
def secure(certificate):
    key, cert = certificate
    with kit.Server("--tls-cert", cert, "--tls-key", key, tls=cert) as server:
        yield server


@pytest.mark.parametrize("name", REFUSED)
def test_is_refused_and_the_connection_closed(server, name):
    answer, closed = request(server, REFUSED[name])
    answer.problem(400, "bad-request")
    assert answer.headers["connection"] == "close"
    assert closed


@pytest.mark.parametrize("name", REFUSED)
def test_is_refused_byte_by_byte(server, name):
    """However the bytes come in, the answer is the same one, and there is nothing behind it."""
    with Wire(server) as wire:
        for byte in REFUSED[name]:
            try:
                wire.send(byte)
            except (BrokenPipeError, ConnectionResetError):
                break  # it has been answered already
        wire.answer().problem(400, "bad-request")
        assert wire.buffer == b"" and wire.is_closed()


@pytest.mark.parametrize("name", REFUSED)
def test_is_refused_over_tls(secure, name):
    with TlsWire(secure) as wire:
        wire.send(REFUSED[name])
        wire.answer().problem(400, "bad-request")
        assert wire.is_closed()


def test_a_refused_head_request_gets_no_body(server):
    with Wire(server) as wire:
        wire.send("HEAD /healthz HTTP/1.1\r\nHost: a\r\nX-Thing : 1\r\n\r\n")
        assert wire.answer(to_head=True).status == 400
        assert wire.buffer == b"" and wire.is_closed()


def test_what_came_before_a_refused_request_is_answered(server):
    with Wire(server) as wire:
        wire.send((GET + "\r\n") * 3 + GET + "X-Thing : 1\r\n\r\n" + GET + "\r\n")
        assert [wire.answer().status for _ in range(4)] == [200, 200, 200, 400]
        assert wire.is_closed()


def test_a_bad_chunk_changes_nothing(server):
    """The body is whole JSON by then; it is its framing that cannot be trusted."""
    ann = server.player("Ann")
    body = '{"ruleset":"bulls-and-cows"}'
    head = f"POST /v1/games HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer {ann.token}\r\nTransfer-Encoding: chunked\r\n\r\n"
    for end in ("0\n\r\n", "0\r\n\n", "0;x\n\r\n", "zz\r\n"):
        answer, closed = request(server, f"{head}{len(body):x}\r\n{body}\r\n{end}")
        answer.problem(400, "bad-request")
        assert closed
    assert ann.get("/v1/games?player=me").ok(200)["items"] == []


@pytest.mark.parametrize("name", ["two lengths that differ", "length and encoding", "an unknown encoding", "an empty name"])
def test_what_follows_a_refused_request_is_not_taken_for_another(server, name):
    with Wire(server) as wire:
        wire.send(REFUSED[name] + GET + "\r\n")
        wire.answer().problem(400, "bad-request")
        assert wire.is_closed()


ACCEPTED = {
    "a plain request": GET + "\r\n",
    "an empty line in front": "\r\n" + GET + "\r\n",
    "empty lines in front": "\r\n\r\n\r\n" + GET + "\r\n",
    "a later HTTP/1": "GET /healthz HTTP/1.2\r\nHost: a\r\n\r\n",
    "white space behind a length": "GET /healthz HTTP/1.1\r\nHost: a\r\nContent-Length:\t005 \r\n\r\nhello",
    "no space behind the colon": "GET /healthz HTTP/1.1\r\nHost:a\r\n\r\n",
    "white space around a value": GET + "X-Thing: \t 1 \t \r\n\r\n",
    "a tab inside a value": GET + "X-Thing: 1\t2\r\n\r\n",
    "bytes above ASCII in a value": GET + "X-Thing: \xe9\r\n\r\n",
    "an empty value": GET + "X-Thing:\r\nX-Other: \r\n\r\n",
    "a header of our own twice": GET + "X-Thing: 1\r\nX-Thing: 2\r\n\r\n",
    "an empty host": "GET /healthz HTTP/1.1\r\nHost:\r\n\r\n",
    "a host with a port": "GET /healthz HTTP/1.1\r\nHost: [::1]:8080\r\n\r\n",
    "an escape that need not be": "GET /%68ealthz HTTP/1.1\r\nHost: a\r\n\r\n",
    "a query": "GET /healthz?a=b&c=%C3%A9&&d HTTP/1.1\r\nHost: a\r\n\r\n",
    "a query with an escaped slash": "GET /healthz?a=%2f%5c HTTP/1.1\r\nHost: a\r\n\r\n",
    "many query members": "GET /healthz?" + "a&" * 4000 + " HTTP/1.1\r\nHost: a\r\n\r\n",
    "a length of nothing": GET + "Content-Length: 0\r\n\r\n",
    "a cookie": GET + "Cookie: a=b; c=d\r\n\r\n",
    "far too many cookies": GET + "Cookie: " + "a=b; " * 3000 + "\r\n\r\n",
    "a body on GET": GET + "Content-Length: 5\r\n\r\nhello",
}

# Nothing follows a chunked body, well formed as it may be.
ACCEPTED_AND_CLOSED = {
    "an empty chunked body": CHUNKED + "0\r\n\r\n",
    "a chunked encoding in capitals": GET + "Transfer-Encoding:CHUNKED \r\n\r\n0\r\n\r\n",
    "chunks": CHUNKED + "5\r\nhello\r\n00A\r\n0123456789\r\n000\r\n\r\n",
    "chunk extensions": CHUNKED + "5;a;b=c\r\nhello\r\n1;\tq=\"r s\"\r\n!\r\n0;z\r\n\r\n",
    "trailers": CHUNKED + "1\r\na\r\n0\r\nContent-Length: 7\r\nX-Thing:\r\n\r\n",
}


@pytest.mark.parametrize("pieces", ["whole", "bytes"])
@pytest.mark.parametrize("name", ACCEPTED_AND_CLOSED)
def test_is_accepted_and_the_connection_closed(server, name, pieces):
    with Wire(server) as wire:
        data = ACCEPTED_AND_CLOSED[name]
        for piece in [data + GET + "\r\n"] if pieces == "whole" else data:
            wire.send(piece)
        answer = wire.answer()
        assert answer.status == 200 and answer.headers["connection"] == "close"
        assert wire.buffer == b"" and wire.is_closed()


@pytest.mark.parametrize("name", {**ACCEPTED, **ACCEPTED_AND_CLOSED})
def test_is_accepted_over_tls(secure, name):
    with TlsWire(secure) as wire:
        wire.send({**ACCEPTED, **ACCEPTED_AND_CLOSED}[name])
        assert wire.answer().status == 200
        assert wire.is_closed() if name in ACCEPTED_AND_CLOSED else wire.is_open()


def test_chunks_are_put_together_whatever_their_extensions(server):
    body = '{"ruleset":"bulls-and-cows"}'
    head = "POST /v1/games HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
    for size in (1, 7, len(body)):
        parts = [body[at : at + size] for at in range(0, len(body), size)]
        for extension in ("", ";x", ';x="y"'):
            data = head + "".join(f"{len(part):X}{extension}\r\n{part}\r\n" for part in parts) + f"0{extension}\r\nA: b\r\n\r\n"
            answer, closed = request(server, data)
            assert answer.status == 201 and answer.json["ruleset"] == "bulls-and-cows" and closed


@pytest.mark.parametrize("name", ACCEPTED)
def test_is_accepted_and_the_connection_kept(server, name):
    with Wire(server) as wire:
        wire.send(ACCEPTED[name])
        assert wire.answer().status == 200
        assert wire.is_open()


@pytest.mark.parametrize("name", ["a plain request", "a header of our own twice", "many query members", "a cookie"])
def test_is_accepted_byte_by_byte(server, name):
    data = ACCEPTED[name].encode("latin-1")[:600] if len(ACCEPTED[name]) > 600 else ACCEPTED[name].encode("latin-1")
    if not data.endswith(b"\r\n\r\n"):
        data += b" HTTP/1.1\r\nHost: a\r\n\r\n"
    with Wire(server) as wire:
        for i in range(len(data)):
            wire.send(data[i : i + 1])
        assert wire.answer().status == 200
        assert wire.is_open()


def test_folding_is_found_when_it_comes_in_pieces(server):
    with Wire(server) as wire:
        for piece in (GET, "X-Thing: 1\r\n", " 2\r\n", "\r\n"):
            wire.send(piece)
        wire.answer().problem(400, "bad-request")
        assert wire.is_closed()


def test_a_refused_request_is_forgotten(own_server):
    """Nothing may be left of such a request, nor may a stop wait for it."""
    for _ in range(20):
        with Wire(own_server) as wire:
            wire.send("GET /healthz\x00?" + "a=b&" * 3000 + " HTTP/1.1\r\nHost: a\r\n\r\n")
            while wire.answer() is not None:
                pass
    # A client sees the end a moment before the server is through with it; then only the one that asks is left.
    wait_until(lambda: "\nreferee_http_requests_under_way 1\n" in own_server.anyone().get("/metrics").text)
    assert own_server.stop() == 0, own_server.log


def test_pipelined_requests_are_answered_in_order(server):
    with Wire(server) as wire:
        ids = [f"r{i}" for i in range(20)]
        wire.send("".join(GET + f"X-Request-Id: {i}\r\n\r\n" for i in ids))
        assert [wire.answer().headers["x-request-id"] for _ in ids] == ids


def test_unknown_methods_are_not_allowed_where_the_path_is_known(server):
    answer, closed = request(server, "BREW /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
    answer.problem(405, "method-not-allowed")
    assert answer.headers["allow"] == "GET, HEAD, OPTIONS"
    assert not closed
    request(server, "BREW /pot HTTP/1.1\r\nHost: a\r\n\r\n")[0].problem(404, "not-found")
