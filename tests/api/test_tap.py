# SPDX-License-Identifier: Apache-2.0
"""The server sees each byte before libmicrohttpd does, or it does not start.

It relies on libmicrohttpd calling the program's recv or gnutls_record_recv, epoll_wait and epoll_ctl. A program that exports
them under other names is a program like any other to which libmicrohttpd was built in another way: the libraries find those
of libc and of GnuTLS.
"""

import pathlib
import re
import struct
import subprocess
import time

import kit
import pytest

from sse import wait_until
from wire import TlsWire, Wire

SHT_STRTAB, SHF_ALLOC = 3, 2


def names_of_symbols(program):
    """Where the names of the dynamic symbols stand in a program, as slices."""
    (sections,) = struct.unpack_from("<Q", program, 0x28)
    size, count = struct.unpack_from("<HH", program, 0x3A)
    for number in range(count):
        _, kind, flags, _, at, length = struct.unpack_from("<IIQQQQ", program, sections + number * size)
        if kind == SHT_STRTAB and flags & SHF_ALLOC:
            yield slice(at, at + length)


@pytest.fixture
def without(tmp_path):
    """Makes a program of which the functions whose names end so are nobody's but its own."""

    def make(ending):
        program = bytearray(pathlib.Path(kit.BINARY).read_bytes())
        old = ending.encode() + b"\0"
        for names in names_of_symbols(program):
            assert old in program[names]
            program[names] = program[names].replace(old, old[:-2] + b"x\0")
        path = tmp_path / "referee"
        path.write_bytes(program)
        path.chmod(0o755)
        return path

    return make


def serve(program, directory, *arguments):
    command = [program, "serve", "--db", directory / "a.db", "--listen", "127.0.0.1:0", *arguments]
    return subprocess.run(
        [*map(str, command)], capture_output=True, text=True, env=kit.environment(), timeout=kit.PATIENCE_SECONDS
    )


@pytest.mark.parametrize(
    ("ending", "what"),
    [
        ("recv", "does not read by the recv"),
        ("epoll_wait", "does not wait by the epoll_wait"),
        ("epoll_ctl", "does not watch its connections by the epoll_ctl"),
    ],
)
def test_without_its_tap_the_server_does_not_start(without, tmp_path, ending, what):
    ended = serve(without(ending), tmp_path)
    assert ended.returncode == 1 and f"{what} of this program" in ended.stderr, ended


def test_without_its_tap_the_server_does_not_start_with_tls_either(without, certificate, tmp_path):
    key, cert = certificate
    ended = serve(without("recv"), tmp_path, "--tls-cert", cert, "--tls-key", key)
    assert ended.returncode == 1 and "does not read by the gnutls_record_recv of this program" in ended.stderr, ended


@pytest.mark.parametrize("secure", [False, True])
def test_what_the_server_asks_itself_at_its_start_is_neither_counted_nor_logged(new_db, certificate, secure):
    key, cert = certificate
    arguments, tls = (["--tls-cert", cert, "--tls-key", key], cert) if secure else ([], None)
    with kit.Server("--log-level", "debug", *arguments, db=new_db, tls=tls) as server:
        until = time.monotonic() + kit.PATIENCE_SECONDS
        text = ""
        while "\nreferee_http_connections 1\n" not in text:  # that of who asked for /readyz may be closing yet
            assert time.monotonic() < until, text
            with (TlsWire if secure else Wire)(server) as wire:
                wire.send("GET /metrics HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
                text = wire.answer().body.decode()
        routes = set(re.findall(r'^referee_http_requests_total\{route="([^"]*)".*\} [1-9]\d*$', text, re.MULTILINE))
        assert routes <= {"/readyz", "/metrics"}, "which the test asked for"
        assert "\nreferee_http_aborted_total 0\n" in text
        wait_until(lambda: "/metrics" in server.log)  # lines are written a moment after what they tell of, in order
        others = [line for line in server.log.splitlines() if "/readyz" not in line and "/metrics" not in line]
        told = [line.split()[2] for line in others]
        assert [what for what in told if what != "instances"] == ["migrated", "serving"], told
