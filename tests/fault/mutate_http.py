#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""Sends mutated HTTP to a server, byte for byte over sockets, and holds every answer to what a reader of our own expects.

    mutate_http.py [--binary build/asan/referee] [--count 20000] [--seed 1] [--only N]

A case is one or several requests, mutated, cut into pieces, and a good request behind them whose id only it has. Our
reader says how many requests stand there and which is the first that is not well formed. Then there may be

  - one answer for each request that is, none for one that is cut short, one refusal for one that is not, nothing behind it;
  - nothing behind an answer that says it closes the connection, and no answer for the good request but its own;
  - in an answer nothing but one header block and its body: problems as JSON, never HTML but the page itself.

In the end the server must be alive and stop as it should, with nothing said by a sanitizer. The seed and a case's number
make its bytes, so a failure is seen again with --only.
"""

import argparse
import json
import pathlib
import random
import re
import socket
import sys
import tempfile
import threading

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

from lib.server import Broken, Server  # noqa: E402

THREADS = 32  # mostly they wait until the server notices that a client has hung up
TIMEOUT = 20
TOKEN = rb"[!#$%&'*+.^_`|~0-9A-Za-z-]+"
REQUEST_LINE = re.compile(rb"(" + TOKEN + rb") ([\x21-\x7e]+) HTTP/1\.([0-9])")
HEADER = re.compile(rb"(" + TOKEN + rb"):[ \t]*([^\x00-\x08\x0a-\x1f\x7f]*?)[ \t]*")
HOST = re.compile(rb"[A-Za-z0-9\-._~%!$&'()*+,;=:\[\]]*")
CHUNK = re.compile(rb"([0-9A-Fa-f]{1,15})(;[^\x00-\x08\x0a-\x1f\x7f]*)?")
ONCE = (b"host", b"content-length", b"transfer-encoding", b"authorization", b"content-type")
STATUS_LINE = re.compile(rb"HTTP/1\.1 ([1-5][0-9][0-9]) [A-Za-z0-9 '-]+")

BODY = b'{"ruleset":"bulls-and-cows","options":{"length":4}}'
HOST_LINE = b"Host: referee.example\r\n"
REQUESTS = [
    b"GET /healthz HTTP/1.1\r\n" + HOST_LINE + b"\r\n",
    b"GET /v1/rulesets?limit=3&a=%20b HTTP/1.1\r\n" + HOST_LINE + b"Accept: application/json\r\nX-Request-Id: abc\r\n\r\n",
    b"GET /v1/games/0123456789abcdef HTTP/1.1\r\n" + HOST_LINE + b"Authorization: Bearer rf_x\r\nCookie: a=b; c=d\r\n\r\n",
    b"GET /v1/nothing HTTP/1.0\r\nConnection: keep-alive\r\n\r\n",
    b"GET /sw.js HTTP/1.1\r\n" + HOST_LINE + b"Accept-Encoding: gzip;q=0.5, br;q=0, *\r\nIf-None-Match: W/\"a\", \"b\"\r\n\r\n",
    b"GET /assets/x-%2e.js HTTP/1.1\r\n" + HOST_LINE + b"Accept: text/html;q=0.1, */*;q=0\r\n\r\n",
    b"OPTIONS /v1/games HTTP/1.1\r\n" + HOST_LINE + b"Origin: https://a.example\r\n\r\n",
    b"POST /v1/games HTTP/1.1\r\n" + HOST_LINE + b"Content-Type: application/json\r\nContent-Length: %d\r\n\r\n" % len(BODY) + BODY,
    b"POST /v1/players HTTP/1.1\r\n" + HOST_LINE + b"Content-Length: 14\r\n\r\n" + b'{"name":"Ann"}',
    b"POST /v1/games HTTP/1.1\r\n" + HOST_LINE + b"Transfer-Encoding: chunked\r\n\r\n"
    + b"10\r\n%s\r\n%x;x=y\r\n%s\r\n0\r\nA: b\r\n\r\n" % (BODY[:16], len(BODY) - 16, BODY[16:]),
    b"DELETE /v1/players/me HTTP/1.1\r\n" + HOST_LINE + b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    b"POST /v1/nothing HTTP/1.1\r\n" + HOST_LINE + b"Content-Length: 5\r\n\r\nhello",
]
SPLICES = [
    b"\r", b"\n", b"\r\n", b"\r\n\r\n", b"\n\n", b"\0", b" ", b"\t", b":", b";", b"%", b"%00", b"?", b"#", b"\x7f", b"\x80", b"\xff",
    b"0", b"-1", b"+", b"0x", b"5", b", 5", b"18446744073709551616", b"ffffffffffffffff", b"A" * 300, b"x:\r\n" * 120, b"/" * 9000,
    b"Content-Length: 5\r\n", b"Content-Length:\r\n", b"Transfer-Encoding: chunked\r\n", b"Transfer-Encoding: identity\r\n",
    b"Host: b\r\n", b"Expect: 100-continue\r\n", b"Connection: close\r\n", b" folded\r\n", b"HTTP/1.1", b"GET / HTTP/1.1\r\n", b"0\r\n\r\n",
]  # fmt: skip


class Wrong(Exception):
    """The server did what it must not do."""


# --- Making ---------------------------------------------------------------------------------------------------------


def mutate(rng, data):
    data = bytearray(data)
    for _ in range(rng.choice((0, 1, 1, 1, 2, 3, 6))):
        at = rng.randrange(len(data) + 1)
        kind = rng.randrange(6)
        if kind == 0 and at < len(data):
            data[at] ^= 1 << rng.randrange(8)
        elif kind == 1:
            data[at:at] = rng.choice(SPLICES)
        elif kind == 2:
            del data[at : at + rng.choice((1, 1, 2, 5, 20))]
        elif kind == 3:
            piece = data[at : at + rng.randrange(1, 40)]
            data[at:at] = piece
        elif kind == 4 and at < len(data):
            data[at] = rng.randrange(256)
        elif kind == 5:
            # A line end or a colon is where it hurts most.
            spots = [m.start() for m in re.finditer(rb"[\r\n:]", data)]
            if spots:
                spot = rng.choice(spots)
                data[spot : spot + 1] = rng.choice((b"", b"\n", b"\r", b"\0", b" ", b"::", b" \r\n"))
    return bytes(data)


def make_case(seed, number):
    """The bytes, the pieces they are sent in, and the id of the good request."""
    rng = random.Random(seed * 1_000_003 + number)
    requests = [rng.choice(REQUESTS) for _ in range(rng.choice((1, 1, 1, 2, 3)))]
    mutated = b"".join(mutate(rng, request) if rng.random() < 0.8 else request for request in requests)
    name = b"good-%d" % number
    data = mutated + b"GET /healthz HTTP/1.1\r\nHost: a\r\nX-Request-Id: %s\r\n\r\n" % name
    cuts = sorted(rng.randrange(len(data)) for _ in range(rng.choice((0, 0, 0, 1, 3))))
    return data, [data[a:b] for a, b in zip([0, *cuts], [*cuts, len(data)])], name.decode()


# --- What is expected -------------------------------------------------------------------------------------------------


def read_line(data, at):
    """The line at a place and where the next begins; (None, None) when it is cut short."""
    end = data.find(b"\n", at)
    if end < 0:
        return None, None
    if end == at or data[end - 1 : end] != b"\r":
        raise ValueError("bare line feed")
    return data[at : end - 1], end + 1


def read_section(data, at):
    """Lines up to an empty one."""
    lines = []
    while True:
        line, at = read_line(data, at)
        if line is None:
            return None, None
        if line == b"":
            return lines, at
        lines.append(line)


def read_headers(lines):
    headers = {}
    for line in lines:
        match = HEADER.fullmatch(line)
        if not match:
            raise ValueError("header")
        name = match[1].lower()
        if name in ONCE and name in headers:
            raise ValueError("twice")
        headers[name] = match[2]
    return headers


def skip_chunks(data, at):
    """Where a chunked body ends; None when it is cut short."""
    while True:
        line, at = read_line(data, at)
        if line is None:
            return None
        match = CHUNK.fullmatch(line)
        if not match:
            raise ValueError("chunk size")
        size = int(match[1], 16)
        if size == 0:
            lines, at = read_section(data, at)
            read_headers(lines or [])
            return at
        at += size + 2
        if not b"\r\n".startswith(data[at - 2 : at]):
            raise ValueError("chunk end")
        if len(data) < at:
            return None


def read_request(data, at):
    """What this request is, and where the next begins; None where nothing follows."""
    lines, at = read_section(data, at)
    if lines is None:
        return "cut", None
    match = REQUEST_LINE.fullmatch(lines[0])
    if not match:
        raise ValueError("request line")
    headers = read_headers(lines[1:])
    if len(lines) > 101:
        raise ValueError("too many headers")
    if not HOST.fullmatch(headers.get(b"host", b"")) or (b"host" not in headers and match[3] != b"0"):
        raise ValueError("host")
    if b"transfer-encoding" in headers:
        if b"content-length" in headers or match[3] == b"0" or headers[b"transfer-encoding"].lower() != b"chunked":
            raise ValueError("encoding")
        try:
            return "cut" if skip_chunks(data, at) is None else "good", None
        except ValueError:
            return "bad body", None
    length = headers.get(b"content-length", b"0")
    if not re.fullmatch(rb"[0-9]+", length) or int(length) >= 2**64 - 1:
        raise ValueError("length")
    end = at + int(length)
    return ("good", end) if end <= len(data) else ("cut", None)


def expect(data):
    """What each request is ("good", "cut", "bad", "bad body") until nothing can follow, and where the last begins."""
    expected, at, last = [], 0, 0
    while at is not None and at < len(data):
        while data.startswith(b"\r\n", at):
            at += 2
        last = at
        try:
            what, at = read_request(data, at)
        except ValueError:
            what, at = "bad", None
        expected.append(what)
    return expected, last


# --- What comes -------------------------------------------------------------------------------------------------------


def parse_answers(data):
    """(status, headers, body) of each answer; raises what is wrong with them."""
    answers = []
    while data:
        head, empty, data = data.partition(b"\r\n\r\n")
        lines = head.split(b"\r\n")
        match = STATUS_LINE.fullmatch(lines[0])
        if not empty or not match:
            raise Wrong(f"no answer begins like that: {head[:80]!r}")
        headers = {}
        for line in lines[1:]:
            name, colon, value = line.partition(b": ")
            if not colon or not re.fullmatch(TOKEN, name):
                raise Wrong(f"no header: {line!r}")
            headers[name.lower().decode()] = value.decode("latin-1")
        status = int(match[1])
        if status == 100:
            continue
        length = 0 if status in (204, 304) else int(headers["content-length"])
        body, data = data[:length], data[length:]
        if len(body) < length:
            raise Wrong("an answer is cut short")
        check_answer(status, headers, body)
        answers.append((status, headers, body))
        if headers.get("connection", "").lower() == "close" and data:
            raise Wrong(f"something follows the last answer: {data[:80]!r}")
    return answers


def check_answer(status, headers, body):
    is_page = headers.get("content-security-policy", "").startswith("default-src 'none'") and status in (200, 404)
    if b"<html" in body.lower() and not is_page:
        raise Wrong("HTML")
    if status >= 400 and not is_page:
        if headers.get("content-type") != "application/problem+json":
            raise Wrong(f"{status} is no problem+json: {headers}")
        if json.loads(body)["status"] != status:
            raise Wrong(f"{status} is told as {body!r}")
    if status >= 500:
        raise Wrong(f"{status}: {body!r}")


def check(data, answers, name):
    expected, last = expect(data)
    ids = [headers.get("x-request-id") for _, headers, _ in answers]
    closes = bool(answers) and answers[-1][1].get("connection", "").lower() == "close"
    if len(answers) > len(expected):
        raise Wrong(f"{len(answers)} answers to {expected}")
    if len(answers) < len([what for what in expected if what != "cut"]) and not closes:
        raise Wrong(f"only {len(answers)} answers to {expected}")
    for what, (status, headers, _) in zip(expected, answers):
        if what == "bad" and status not in (400, 414, 431) or what == "bad body" and not 400 <= status < 500:
            raise Wrong(f"what is malformed is answered {status}")
        if what != "good" and headers.get("connection", "").lower() != "close":
            raise Wrong(f"what is {what} is answered {status}, and the connection stays")
    head = data[last:].split(b"\r\n\r\n", 1)[0]  # what stands behind it may be its body
    is_good_last = expected[-1] == "good" and head.startswith(b"GET /healthz") and name.encode() in head
    if name in ids[:-1] or (len(answers) == len(expected) and is_good_last and ids[-1] != name):
        raise Wrong(f"the good request is answered as another: {ids}")


def run_case(port, seed, number):
    data, pieces, name = make_case(seed, number)
    received = b""
    with socket.create_connection(("127.0.0.1", port), timeout=TIMEOUT) as connection:
        try:
            for piece in pieces:
                connection.sendall(piece)
            connection.shutdown(socket.SHUT_WR)
        except OSError:
            pass  # it has refused and closed already
        try:
            while more := connection.recv(65536):
                received += more
        except ConnectionResetError:
            pass
        except socket.timeout as failure:
            raise Wrong("the connection stays open") from failure
    check(data, parse_answers(received), name)


# --- Running ----------------------------------------------------------------------------------------------------------


class Run:
    """Cases, shared by threads."""

    def __init__(self, port, seed, numbers):
        self.port, self.seed, self.numbers = port, seed, iter(numbers)
        self.lock = threading.Lock()
        self.failures, self.done = [], 0

    def work(self):
        while len(self.failures) < 10:
            with self.lock:
                number = next(self.numbers, None)
            if number is None:
                return
            try:
                run_case(self.port, self.seed, number)
            except (Wrong, OSError, ValueError, KeyError) as failure:
                self.failures.append((number, failure))
            self.done += 1

    def run(self):
        threads = [threading.Thread(target=self.work) for _ in range(THREADS)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()


def mutate_http(binary, directory, seed, numbers):
    """Runs the cases; what went wrong as (number, why), and how many were run."""
    server = Server(binary, directory, "mutations")
    server.start()
    run = Run(server.port, seed, numbers)
    try:
        run.run()
        server.stop()
    except Broken as failure:
        run.failures.append((None, failure))
    finally:
        if server.is_alive():
            server.kill()
    return run.failures, run.done


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--binary", default="build/asan/referee")
    parser.add_argument("--count", type=int, default=20000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=int, help="one case, shown")
    given = parser.parse_args()
    numbers = range(given.count) if given.only is None else [given.only]
    if given.only is not None:
        print(make_case(given.seed, given.only)[1])
    with tempfile.TemporaryDirectory(prefix="referee-mutations-") as directory:
        failures, done = mutate_http(given.binary, directory, given.seed, numbers)
    for number, why in failures:
        print(f"case {number} of seed {given.seed}: {why!r}")
    print(f"{done} cases, {len(failures)} went wrong")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
