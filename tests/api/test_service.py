# SPDX-License-Identifier: Apache-2.0
"""What is there for whoever runs or explores the server, and what every answer has."""

import gzip
import http.client
import re

import pytest

import kit
from sse import wait_until


def test_the_first_page_leads_on(anyone):
    page = anyone.get("/").ok(200)
    assert page["name"] == "referee" and re.fullmatch(r"\d+\.\d+\.\d+.*", page["version"])
    for target in page["links"].values():
        assert anyone.get(target).status == 200, target


def test_it_is_alive_and_ready(anyone):
    assert anyone.get("/healthz").ok(200) == {"status": "ok"} and anyone.get("/readyz").ok(200) == {"status": "ready"}


def test_metrics_are_in_prometheus_format(server, anyone):
    server.alone()
    reply = anyone.get("/metrics")
    assert reply.status == 200 and reply.headers["content-type"].startswith("text/plain; version=0.0.4")
    samples = [line for line in reply.text.splitlines() if line and not line.startswith("#")]
    assert all(
        re.fullmatch(r"[a-z_]+(\{[^{}]*(\{[a-z]+\}[^{}]*)*\})? [-+0-9.eInfNa]+", line) for line in samples
    ), samples
    described = {line.split(" ")[2] for line in reply.text.splitlines() if line.startswith("# TYPE")}
    names = {re.sub(r"_(bucket|sum|count)$", "", line.split("{")[0].split(" ")[0]) for line in samples}
    assert names <= described | {
        line.split("{")[0].split(" ")[0] for line in samples if line.split("{")[0] in described
    }


MADE = 'referee_http_requests_total{route="/v1/games",method="POST",status="201"}'


def test_metrics_count_requests(own_server):
    """Each once, and a moment after it is answered; the server may have changes of its own to make."""

    def count(name):
        found = re.search(rf"(?m)^{re.escape(name)} (\S+)$", own_server.anyone().get("/metrics").text)
        return int(float(found[1])) if found else 0

    for number in (1, 2):
        before = count("referee_writer_jobs_total")
        own_server.alone()
        assert count("referee_writer_jobs_total") > before
        wait_until(lambda number=number: count(MADE) >= number)
        assert count(MADE) == number


@pytest.mark.one_server("each has an address of its own")
def test_the_contract_is_served_as_it_is_in_the_source(server, anyone):
    reply = anyone.get("/openapi.yaml")
    assert reply.headers["content-type"].startswith("application/yaml")
    assert kit.read_yaml(reply.text)["openapi"].startswith("3.1.")
    asked = f"http://127.0.0.1:{server.port}"
    source = (kit.ROOT / "openapi.yaml").read_text(encoding="utf-8")
    assert reply.text == source.replace('  - url: "http://127.0.0.1:8080"\n', f'  - url: "{asked}"\n')
    assert kit.read_yaml(reply.text)["servers"][0]["url"] == asked


@pytest.mark.one_server("each has an address of its own")
def test_the_contract_is_served_as_json(server, anyone):
    served = anyone.get("/openapi.json").ok(200)
    source = kit.read_yaml((kit.ROOT / "openapi.yaml").read_text(encoding="utf-8"))
    source["servers"][0]["url"] = f"http://127.0.0.1:{server.port}"
    assert served == source


def addresses(client, **headers):
    """What both forms of the contract say of where the server is. Of YAML the one member: all of it takes seconds."""
    (servers,) = re.findall(r"^servers:\n(?:[ -].*\n)+", client.get("/openapi.yaml", headers=headers).text, re.MULTILINE)
    served = [kit.read_yaml(servers)["servers"], client.get("/openapi.json", headers=headers).ok(200)["servers"]]
    assert served[0] == served[1]
    return [item["url"] for item in served[0]]


def test_the_contract_names_the_address_that_was_asked(anyone):
    for host in ("play.example.org", "other.example.org:8443", "play.example.org", "[::1]:80", "[2001:db8::1]", "a:1"):
        assert addresses(anyone, Host=host) == [f"http://{host}"]


@pytest.mark.one_server("each has an address of its own")
@pytest.mark.parametrize(
    "host", ["a:", ":", ":80", "a:b", "a:123456", "a:1:2", "[::1", "[]", "[::1]x", "a!b", "a%20b", "&a", "*"]
)
def test_what_is_no_address_is_not_told_as_one(server, anyone, host):
    assert addresses(anyone, Host=host) == [f"http://127.0.0.1:{server.port}"]


def test_a_public_url_is_told_as_it_is():
    with kit.Server("--public-url", "https://play.example.org:") as server:
        assert addresses(server.anyone(), Host="a") == ["https://play.example.org:"]


def test_a_trusted_proxy_says_by_which_scheme_it_was_asked(anyone):
    with kit.Server("--trusted-proxy", "127.0.0.1") as server:
        for told in ("https", "HTTPS", "http", "https, http", "gopher"):
            scheme = "https" if told.lower() == "https" else "http"
            headers = {"Host": "play.example.org", "X-Forwarded-Proto": told}
            assert addresses(server.anyone(), **headers) == [f"{scheme}://play.example.org"]
    headers = {"Host": "play.example.org", "X-Forwarded-Proto": "https"}
    assert addresses(anyone, **headers) == ["http://play.example.org"], "nobody else is believed"


@pytest.mark.one_server("each has an address of its own")
@pytest.mark.parametrize("target", ["/openapi.yaml", "/openapi.json"])
def test_the_contract_is_read_once(anyone, target):
    plain = anyone.get(target)
    again = anyone.get(target, headers={"If-None-Match": plain.headers["etag"]})
    assert (again.status, again.body, again.headers["etag"]) == (304, b"", plain.headers["etag"])
    assert plain.headers["vary"] == "Accept-Encoding" and "content-encoding" not in plain.headers


def get_packed(server, target, encoding):
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    connection.request("GET", target, headers={"Accept-Encoding": encoding})
    response = connection.getresponse()
    body = response.read()
    connection.close()
    return response, body


# Long, and the same for everybody.
PACKED = ["/openapi.yaml", "/openapi.json", "/v1/rulesets"]


@pytest.mark.one_server("each has an address of its own")
@pytest.mark.parametrize("target", PACKED)
@pytest.mark.parametrize("encoding", ["gzip", "br, GZIP;q=0.5", "x-gzip"])
def test_what_is_long_is_packed_for_who_can_unpack_it(server, anyone, target, encoding):
    plain = anyone.get(target)
    response, body = get_packed(server, target, encoding)
    assert response.getheader("Content-Encoding") == "gzip"
    assert plain.headers["vary"] == response.getheader("Vary") and plain.headers["vary"].startswith("Accept-Encoding")
    assert gzip.decompress(body) == plain.body
    assert len(body) < len(plain.body) / 4
    assert "etag" not in plain.headers or response.getheader("ETag") != plain.headers["etag"], "other bytes, another tag"


@pytest.mark.one_server("each has an address of its own")
@pytest.mark.parametrize("target", PACKED)
@pytest.mark.parametrize("encoding", ["br", "gzip;q=0", "gzip; q=0.0, br", "gzipped"])
def test_what_is_long_is_not_packed_for_who_cannot(server, anyone, target, encoding):
    response, body = get_packed(server, target, encoding)
    assert response.getheader("Content-Encoding") is None
    assert body == anyone.get(target).body


def test_every_problem_is_explained(anyone):
    listed = anyone.get("/problems").ok(200)
    names = [item["name"] for item in listed["items"]]
    assert len(names) == len(set(names)) > 20 and listed["next"] is None
    for item in listed["items"]:
        assert anyone.get("/problems/" + item["name"]).ok(200) == item
        assert item["type"].endswith("/problems/" + item["name"]) and 400 <= item["status"] < 600
    anyone.get("/problems/no-such-problem").problem(404, "not-found")


def test_a_problem_is_titled_as_its_page_says(anyone):
    problem = anyone.get("/v1/nothing").problem(404, "not-found")
    page = anyone.get("/problems/not-found").ok(200)
    assert (problem["type"], problem["title"], problem["status"]) == (page["type"], page["title"], page["status"])


# --- Methods -------------------------------------------------------------------------------------------------------

READS = [
    "/",
    "/healthz",
    "/readyz",
    "/metrics",
    "/openapi.json",
    "/openapi.yaml",
    "/problems",
    "/problems/not-found",
    "/v1/players/me",
    "/v1/players/{player}",
    "/v1/rulesets",
    "/v1/rulesets/mastermind",
    "/v1/bots",
    "/v1/games",
    "/v1/games/{game}",
    "/v1/games/{game}/history",
    "/v1/games/{game}/events",
    "/v1/games/{game}/result",
    "/v1/games/{game}/hint",
]


@pytest.fixture(scope="module")
def table(server):
    return server.table(hints=True)


def targets(table, path):
    return path.format(player=table[0].id, game=table.id)


@pytest.mark.one_server("each has an address of its own")
@pytest.mark.parametrize("path", READS)
def test_head_is_get_without_the_body(table, path):
    get, head = (table[0].call(method, targets(table, path)) for method in ("GET", "HEAD"))
    assert head.status == get.status == 200 and head.body == b""
    for name in ("content-type", "etag", "vary", "cache-control"):
        assert head.headers.get(name) == get.headers.get(name), name
    if path != "/metrics":
        assert head.headers["content-length"] == str(len(get.body))


@pytest.mark.parametrize("path", READS)
def test_a_token_that_is_no_good_is_refused_on_every_read(table, path):
    bad = {"Authorization": "Bearer rf_" + "B" * 43}
    table[0].get(targets(table, path), headers=bad).problem(401, "unauthorized")


@pytest.mark.parametrize("path", READS)
def test_a_target_that_is_not_well_formed_is_refused_on_every_read(table, path):
    table[0].get(targets(table, path) + "?x=%zz").problem(400, "bad-request")


@pytest.mark.parametrize(
    "path, allowed",
    [
        ("/", {"GET", "HEAD"}),
        ("/v1/games", {"GET", "HEAD", "POST"}),
        ("/v1/players/me", {"GET", "HEAD", "PATCH", "DELETE"}),
        ("/v1/games/{game}", {"GET", "HEAD", "PATCH", "DELETE"}),
        ("/v1/games/{game}/secret", {"PUT"}),
        ("/v1/join", {"POST"}),
        ("/v1/join/preview", {"POST"}),
        ("/v1/games/{game}/answers/1", {"PUT"}),
    ],
)
def test_another_method_is_405_and_told_which_are_allowed(table, path, allowed):
    for method in {"GET", "POST", "PUT", "PATCH", "DELETE"} - allowed:
        reply = table[0].call(method, targets(table, path))
        reply.problem(405, "method-not-allowed")
        assert set(reply.headers["allow"].split(", ")) - {"OPTIONS"} == allowed


@pytest.mark.parametrize(
    "path",
    [
        "/v1",
        "/v1/",
        "/v1/nothing",
        "/v1/games/",
        "/v1/games/{game}/",
        "/v1/games/{game}/nothing",
        "/V1/games",
        "/v2/games",
        "/v1/players/me/nothing",
        "//",
        "/index.html",
        "/v1/games/{game}/answers/",
    ],
)
def test_what_is_not_there_is_404(table, path):
    table[0].get(targets(table, path)).problem(404, "not-found")


# --- What every answer has -----------------------------------------------------------------------------------------


def test_every_answer_has_a_request_id_which_problems_repeat(anyone):
    good, bad = anyone.get("/"), anyone.get("/v1/nothing")
    assert good.headers["x-request-id"] != bad.headers["x-request-id"]
    assert bad.json["request_id"] == bad.headers["x-request-id"]


def test_a_request_id_of_the_callers_is_taken_over_if_it_is_fit_for_a_log(anyone):
    assert anyone.get("/", headers={"X-Request-Id": "my-request.7"}).headers["x-request-id"] == "my-request.7"
    for unfit in ("x" * 65, "a b", 'a"b', "<script>", "\u00e9"):
        assert anyone.get("/", headers={"X-Request-Id": unfit}).headers["x-request-id"] != unfit


def test_cors_is_off_unless_asked_for(table):
    origin = {"Origin": "https://play.example"}
    for reply in (
        table[0].get("/", headers=origin),
        table[0].get(table.path, headers=origin),
        table[0].call("OPTIONS", "/v1/games", headers={**origin, "Access-Control-Request-Method": "POST"}),
    ):
        assert not [name for name in reply.headers if name.startswith("access-control")]


def test_cors_is_for_the_configured_origins_alone():
    with kit.Server("--cors-origin", "https://play.example") as server:
        anyone = server.anyone()
        good = anyone.get("/v1/bots", headers={"Origin": "https://play.example"})
        assert good.headers["access-control-allow-origin"] == "https://play.example"
        assert "ETag" in good.headers["access-control-expose-headers"]
        other = anyone.get("/v1/bots", headers={"Origin": "https://evil.example"})
        assert "access-control-allow-origin" not in other.headers
        assert "Origin" in other.headers["vary"] and "Origin" in good.headers["vary"]
        preflight = {"Origin": "https://play.example", "Access-Control-Request-Method": "PUT"}
        reply = anyone.call("OPTIONS", "/v1/games/x/secret", headers=preflight)
        assert reply.status in (200, 204) and "PUT" in reply.headers["access-control-allow-methods"]
        assert "Authorization" in reply.headers["access-control-allow-headers"]


def test_a_version_that_the_program_says_is_the_one_it_serves(anyone):
    said = kit.run("version")
    assert said.returncode == 0 and anyone.get("/").ok(200)["version"] in said.stdout


# --- Scopes --------------------------------------------------------------------------------------------------------


def service_client(server):
    token = kit.run("token", "create", "--scope", "service", "--db", server.db)
    assert token.returncode == 0, token.stderr
    return kit.Client(server, token.stdout.strip())


def test_a_token_made_by_hand_works_at_once(server):
    assert service_client(server).get("/v1/players/me").ok(200)["kind"] == "bot"


def test_a_service_does_not_play(server):
    service, table = service_client(server), server.table(visibility="public")
    service.post("/v1/games", {"ruleset": "mastermind"}).problem(403, "forbidden")
    service.post("/v1/join", {"join_code": table.game["join_code"]}).problem(403, "forbidden")
    service.post(table.path + "/join", {}).problem(403, "forbidden")
    service.post(table.path + "/guesses", {"code": "1234"}).problem(403, "forbidden")
    service.post("/v1/games/nosuchgame/guesses", {"code": "1234"}).problem(403, "forbidden")
    assert service.get(table.path).status == 200


def test_an_admin_may_play(server):
    token = kit.run("token", "create", "--scope", "admin", "--db", server.db).stdout.strip()
    kit.Client(server, token).post("/v1/games", {"ruleset": "mastermind"}).ok(201)


def test_without_guests_players_are_made_by_services_alone():
    with kit.Server("--no-guests") as server:
        anyone = server.anyone()
        anyone.post("/v1/players", {"name": "Ann"}).problem(401, "unauthorized")
        anyone.post("/v1/games", {"ruleset": "mastermind"}).problem(401, "unauthorized")
        anyone.post("/v1/join", {"join_code": "222222"}).problem(401, "unauthorized")
        ann = service_client(server).post("/v1/players", {"name": "Ann"}).ok(201)
        client = kit.Client(server, ann["token"])
        client.post("/v1/games", {"ruleset": "mastermind"}).ok(201)
        client.post("/v1/players", {"name": "Bob"}).problem(403, "forbidden")
