# SPDX-License-Identifier: Apache-2.0
"""deploy/nginx.conf as it is, in Debian's nginx, in front of a server: only ports, files and the certificate are others."""

import contextlib
import http.client
import json
import pathlib
import re
import shutil
import ssl
import subprocess
import sys
import time

import pytest
import yaml

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "api"))

import kit  # noqa: E402

DEPLOY = kit.ROOT / "deploy"
MIB = 1024 * 1024


class Proxied(kit.Client):
    """A caller through nginx, over TLS, from an address of its own."""

    def __init__(self, proxy, client, source="127.0.0.1"):
        super().__init__(client.server, client.token, client.account)
        self.proxy, self.source = proxy, source

    def open(self, timeout=kit.PATIENCE_SECONDS):
        context = ssl.create_default_context(cafile=self.proxy.certificate)
        return http.client.HTTPSConnection(
            "localhost", self.proxy.port, timeout=timeout, context=context, source_address=(self.source, 0)
        )

    def call(self, method, target, body=None, raw=None, headers=None, timeout=kit.PATIENCE_SECONDS):
        sent = dict(headers or {})
        if self.token:
            sent["Authorization"] = "Bearer " + self.token
        data = json.dumps(body).encode() if body is not None else raw
        if data is not None:
            sent.setdefault("Content-Type", "application/json")
        connection = self.open(timeout)
        try:
            with contextlib.suppress(BrokenPipeError, ConnectionResetError):
                connection.request(method, target, body=data, headers=sent)
            response = connection.getresponse()
            return kit.Reply(f"{method} {target}", response.status, response.getheaders(), response.read())
        finally:
            connection.close()


class Proxy:
    """nginx with the configuration of deploy/, in front of a server."""

    def __init__(self, directory, server):
        self.directory = directory
        (self.port, *_), (self.plain_port, *_) = self.ports = kit.reserve_port(), kit.reserve_port()
        self.certificate = directory / "fullchain.pem"
        self._make_certificate()
        self._write_configuration(server)
        self.process = None

    def _make_certificate(self):
        command = "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost"
        files = ["-keyout", self.directory / "privkey.pem", "-out", self.certificate]
        subprocess.run([*command.split(), *map(str, files)], check=True, capture_output=True, timeout=120)

    def _write_configuration(self, server):
        text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
        text = re.sub(r"\n *listen \[::\].*", "", text)
        for old, new in (
            ("server 127.0.0.1:8080;", f"server 127.0.0.1:{server.port};"),
            ("listen 80;", f"listen 127.0.0.1:{self.plain_port};"),
            ("listen 443 ssl http2;", f"listen 127.0.0.1:{self.port} ssl http2;"),
            ("/etc/ssl/referee/", f"{self.directory}/"),
        ):
            assert old in text, f"deploy/nginx.conf has no {old!r}"
            text = text.replace(old, new)
        paths = "".join(
            f"    {name}_temp_path {self.directory}/{name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        (self.directory / "nginx.conf").write_text(
            f"daemon off;\nmaster_process off;\npid {self.directory}/pid;\nerror_log {self.directory}/error.log;\n"
            f"events {{}}\nhttp {{\n    access_log off;\n{paths}{text}}}\n",
            encoding="utf-8",
        )

    def __enter__(self):
        command = [nginx(), "-p", self.directory, "-c", self.directory / "nginx.conf"]
        self.process = subprocess.Popen([*map(str, command)], stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + kit.PATIENCE_SECONDS
        while not self.is_there():
            assert self.process.poll() is None and time.monotonic() < deadline, self.errors
            time.sleep(0.05)
        return self

    def is_there(self):
        with contextlib.suppress(OSError):
            with contextlib.closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)) as connection:
                connection.connect()
                return True
        return False

    @property
    def errors(self):
        path = self.directory / "error.log"
        return path.read_text(encoding="utf-8") if path.exists() else ""

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(kit.PATIENCE_SECONDS)
        for _, keeper in self.ports:
            keeper.close()


def nginx():
    return shutil.which("nginx") or ("/usr/sbin/nginx" if pathlib.Path("/usr/sbin/nginx").exists() else None)


@pytest.fixture
def front(tmp_path):
    """A server with its ordinary limits, and nginx in front of it."""
    if nginx() is None:
        pytest.skip("there is no nginx here")
    with kit.Server("--rate-limit", "5", "--trusted-proxy", "127.0.0.1") as server, Proxy(tmp_path, server) as proxy:
        yield server, proxy


def players(front, count):
    server, proxy = front
    made = []
    for number in range(count):
        client = server.player(f"Player {number}")
        made.append(Proxied(proxy, client, f"127.0.1.{number + 1}"))
    return made


@pytest.mark.long
def test_a_stream_is_passed_on_event_by_event(front):
    server, proxy = front
    with kit.Server() as plain, Proxy(proxy.directory, plain) as behind:
        table = plain.alone(length=12, repeats=True)
        watcher = Proxied(behind, table[0])
        connection = watcher.open()
        headers = {"Accept": "text/event-stream", "Authorization": "Bearer " + watcher.token}
        connection.request("GET", table.path + "/events", headers=headers)
        stream = connection.getresponse()
        assert stream.status == 200 and stream.headers["Content-Type"] == "text/event-stream"
        seen = []

        def read_until(attempt):
            """Blocks until the event is there: with an answer that is buffered for ever."""
            while f'"attempt":{attempt}' not in "".join(seen):
                line = stream.readline()
                assert line, "the stream has ended"
                seen.append(line.decode())

        for attempt in (1, 2, 3):
            table.guess(0, f"{attempt:012d}").ok(201)
            read_until(attempt)
        while not any(line.startswith(":") for line in seen[-1:]):  # a heartbeat, through a silence of 15 s
            seen.append(stream.readline().decode())
        table.guess(0, "4" * 12).ok(201)
        read_until(4)
        connection.close()


@pytest.mark.long
def test_an_answer_is_held_for_as_long_as_the_server_holds_it(front):
    ann, bob = players(front, 2)
    body = {"ruleset": "tic-tac-toe", "opponents": [{"player": bob.id}]}
    path = "/v1/games/" + ann.post("/v1/games", body).ok(201)["id"]
    version = ann.get(path).ok(200)["version"]
    held = ann.get(f"{path}/events?after={version}&wait=60")
    assert held.ok(200)["items"] == [], "a whole minute, and it is no 504"
    results = kit.together(
        lambda: ann.get(f"{path}/events?after={version}&wait=60"), lambda: (time.sleep(1), bob.post(path + "/join", {}))[1]
    )
    assert results[0].ok(200)["items"][0]["kind"] == "joined"
    results[1].ok(201)


@pytest.mark.long
def test_the_largest_bodies_are_the_servers_to_judge(front):
    """Each endpoint takes what it takes without a proxy, and says itself what is too much."""
    (ann,) = players(front, 1)
    for target, limit in (("/v1/tournaments", MIB), ("/v1/verify", 4 * MIB), ("/v1/games", 64 * 1024)):
        fitting = b"{" + b" " * (limit - 2) + b"}"
        assert ann.post(target, raw=fitting).problem(422)["errors"], target
        ann.post(target, raw=fitting + b" ").problem(413, "too-large")


@pytest.mark.long
def test_clients_are_told_apart_by_the_address_that_nginx_saw(front):
    server, proxy = front
    anyone = server.anyone()
    one, other = Proxied(proxy, anyone, "127.0.2.1"), Proxied(proxy, anyone, "127.0.2.2")
    statuses = [one.get("/v1/rulesets").status for _ in range(40)]
    assert 429 in statuses, "one address uses up its own"
    assert other.get("/v1/rulesets").status == 200, "and nobody else's"
    forged = [one.get("/v1/rulesets", headers={"X-Forwarded-For": f"192.0.2.{n}"}).status for n in range(40)]
    assert forged.count(200) < 20, "what a client claims of itself is replaced"
    assert "127.0.2.1" in server.log and "192.0.2." not in server.log


@pytest.mark.long
def test_metrics_are_for_the_operator_alone(front):
    server, proxy = front
    assert Proxied(proxy, server.anyone()).get("/metrics").status == 200
    assert Proxied(proxy, server.anyone(), "127.0.3.1").get("/metrics").status == 403


def test_the_compose_example_trusts_the_gateway_of_its_own_network():
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    service = compose["services"]["referee"]
    (network,) = service["networks"]
    (config,) = compose["networks"][network]["ipam"]["config"]
    assert service["environment"]["REFEREE_TRUSTED_PROXY"] == config["gateway"]
    assert config["gateway"].rsplit(".", 1)[0] == config["subnet"].split("/")[0].rsplit(".", 1)[0]
