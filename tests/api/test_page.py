# SPDX-License-Identifier: Apache-2.0
"""The web page as it is served: who gets it and at which addresses, its encodings, what may be kept of it, its headers.

What the page itself does in a browser is the concern of tests/web.
"""

import gzip
import http.client
import json
import os
import re
import subprocess
import time

import pytest

import kit

BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8"
HTML = {"Accept": BROWSER}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'; trusted-types referee"
)
PAGE_HEADERS = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": POLICY,
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "x-content-type-options": "nosniff",
    "cache-control": "no-cache",
    "vary": "Accept, Accept-Encoding",
}


def screens():
    """The addresses of the screens, as web/screens/screens.ts has them, with something in the place of names."""
    text = (kit.ROOT / "web" / "screens" / "screens.ts").read_text(encoding="utf-8")
    paths = re.findall(r'^\s*\{ path: "([^"]+)"', text, re.MULTILINE)
    return [re.sub(r":\w+", "anything", path) for path in paths if path != "/"]


def read(port, target, method="GET", **headers):
    """Off the record, which takes texts alone: status, headers by lower-case name, the bytes as they come."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=kit.PATIENCE_SECONDS)
    try:
        # Without http.client's own "Accept-Encoding: identity".
        connection.putrequest(method, target, skip_accept_encoding=True)
        for name, values in headers.items():
            for value in values if isinstance(values, list) else [values]:
                connection.putheader(name.replace("_", "-"), value)
        connection.endheaders()
        response = connection.getresponse()
        return response.status, {name.lower(): value for name, value in response.getheaders()}, response.read()
    finally:
        connection.close()


def unpacked(headers, body):
    encoding = headers.get("content-encoding")
    if encoding == "gzip":
        return gzip.decompress(body)
    if encoding == "br":
        return subprocess.run(["brotli", "-dc"], input=body, capture_output=True, check=True).stdout
    assert encoding is None
    return body


@pytest.fixture(scope="module")
def page(server):
    """The page's text."""
    return server.anyone().get("/", headers=HTML).text


@pytest.fixture(scope="module")
def assets(page):
    """The addresses of the assets that the page names."""
    found = re.findall(r'"(/assets/[^"]+)"', page)
    assert {re.sub("-[A-Z0-9]{8}", "", name) for name in found} >= {"/assets/main.js", "/assets/main.css"}
    return found


@pytest.fixture(scope="module")
def script(assets):
    return next(name for name in assets if re.search(r"/main-\w+\.js$", name))


# --- Who gets it ---------------------------------------------------------------------------------------------------

WANT_HTML = [
    BROWSER,
    "text/html",
    "TEXT/HTML",
    "text/html, application/json",
    "application/json;q=0.9, text/html",
    "text/html;charset=utf-8",
    'text/html;level="1,q=0";q=1, */*;q=0.1',
    "text/*",
    "text/html ; q=0.001",
    "application/json;q=0, */*",
    "application/json;q=0.5,text/*;q=0.6",
    "*/*, text/html",
    "text/plain;q=wrong, text/html;q=0.2",
]
WANT_JSON = [
    None,
    "",
    "*/*",
    "application/json",
    "application/json, text/html;q=0.9",
    "application/json, text/plain, */*",
    "text/html;q=0",
    "text/html;q=0, */*",
    "text/html;q=0.000",
    "text/html;q=0.5, application/*;q=0.7",
    "*/*, text/html;q=0.9",
    "text/html;q=2",
    "text/html;q=0.1234",
    "text/html;q=",
    "text/htmlx",
    "image/png",
]


@pytest.mark.parametrize("accept", WANT_HTML)
def test_whoever_prefers_html_gets_the_page(anyone, accept):
    reply = anyone.get("/", headers={"Accept": accept})
    assert reply.status == 200 and reply.text.endswith("</html>\n")
    assert {name: reply.headers.get(name) for name in PAGE_HEADERS} == PAGE_HEADERS


@pytest.mark.parametrize("accept", WANT_JSON)
def test_everybody_else_gets_json(anyone, accept):
    reply = anyone.get("/", headers={} if accept is None else {"Accept": accept})
    assert reply.ok(200)["name"] == "referee"
    assert reply.headers["vary"] == "Accept, Accept-Encoding"
    assert "content-security-policy" not in reply.headers


def test_a_wish_may_stand_on_several_lines(server):
    assert read(server.port, "/", Accept=["application/json;q=0.5", "text/html"])[1]["content-type"].startswith("text/html")
    assert read(server.port, "/", Accept=["text/html;q=0.5", "application/json"])[1]["content-type"] == "application/json"


def test_the_first_page_of_programs_leads_to_that_of_people(anyone):
    links = anyone.get("/").ok(200)["links"]
    assert (links["page"], links["docs"]) == ("/", "/docs")


# --- Where ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", screens())
def test_every_screen_is_the_page(anyone, page, path):
    reply = anyone.get(path, headers=HTML)
    assert (reply.status, reply.text) == (200, page)
    assert {name: reply.headers.get(name) for name in PAGE_HEADERS} == PAGE_HEADERS
    again = anyone.get(path, headers={**HTML, "If-None-Match": reply.headers["etag"]})
    assert (again.status, again.body) == (304, b"")
    anyone.get(path).problem(404, "not-found")
    anyone.get(path + ".html", headers=HTML).problem(404, "not-found")
    anyone.get(path, headers={**HTML, "Authorization": "Bearer rf_" + "B" * 43}).problem(401, "unauthorized")
    anyone.get(path + "?x=%zz", headers=HTML).problem(400, "bad-request")


def test_a_program_at_a_screens_address_is_told_what_it_meant(anyone):
    for path in ("/games", "/games/", "/players/me"):
        assert f'"/v1{path.rstrip("/")}"' in anyone.get(path).problem(404, "not-found")["detail"]
    assert "mean" not in anyone.get("/settings/").problem(404, "not-found")["detail"]


@pytest.mark.parametrize("path", ["/nothing", "/games/x/y", "/V1/games", "/a.b/c", "//", "/v1x", "/settings/", "/new/a/b"])
def test_where_nothing_is_the_page_says_so(anyone, page, path):
    reply = anyone.get(path, headers=HTML)
    assert (reply.status, reply.text) == (404, page)
    assert {name: reply.headers.get(name) for name in PAGE_HEADERS} == PAGE_HEADERS
    assert "etag" not in reply.headers
    assert anyone.get(path, headers={**HTML, "If-None-Match": "*"}).status == 404
    head = anyone.head(path, headers=HTML)
    assert (head.status, head.headers["content-length"]) == (404, str(len(page.encode())))
    anyone.get(path).problem(404, "not-found")
    anyone.post(path, {}, headers=HTML).problem(404 if path not in screens() else 405)


@pytest.mark.parametrize(
    "path",
    [
        "/v1", "/v1/", "/v1/nothing", "/v1/games/nosuchgame", "/%76%31/nothing", "//v1/nothing", "/problems/nothing",
        "/problems/a/b", "/assets", "/assets/", "/assets/nothing", "/assets/nothing.js", "/assets/a/b", "/favicon.ico",
        "/robots.txt", "/nothing.html", "/index.html", "/docs.html", "/a/b.c", "/games/x.json", "/games/x%2Ejson",
        "/.well-known", "/assets/../index.html", "/assets/%2e%2e", "/assets/main.js", "/sw.js.br",
    ],
)  # fmt: skip
def test_the_page_is_never_taken_for_something_else(anyone, path):
    anyone.get(path, headers=HTML).problem(404, "not-found")


def test_the_contract_is_a_page_for_everybody(anyone, page):
    """Nothing else is there, so it is not asked who wants what."""
    replies = [anyone.get("/docs", headers=headers) for headers in ({}, HTML, {"Accept": "application/json"})]
    for reply in replies:
        assert reply.status == 200 and "<title>Interface" in reply.text and reply.text != page
        assert {n: reply.headers.get(n) for n in PAGE_HEADERS} == {**PAGE_HEADERS, "vary": "Accept-Encoding"}
    again = anyone.get("/docs", headers={"If-None-Match": replies[0].headers["etag"]})
    assert (again.status, again.body) == (304, b"")
    assert re.search(r"/assets/docs-\w{8}\.js", replies[0].text)
    anyone.get("/docs", headers={"Authorization": "Bearer rf_" + "B" * 43}).problem(401, "unauthorized")
    anyone.get("/docs?x=%zz").problem(400, "bad-request")


def test_the_worker_keeps_what_the_page_needs_and_not_what_only_the_contracts_page_does(anyone, assets):
    worker = anyone.get("/sw.js").text
    assert all(name in worker for name in assets)
    assert "/assets/docs-" not in worker


# --- Methods -------------------------------------------------------------------------------------------------------


def served(assets):
    others = ["/docs", "/sw.js", "/manifest.webmanifest", *assets]
    return [("/", HTML), ("/games", HTML), *((path, {}) for path in others)]


def test_pages_and_assets_are_only_read(anyone, assets):
    for path, _ in served(assets):
        for method in ("POST", "PUT", "PATCH", "DELETE"):
            reply = anyone.call(method, path, headers=HTML)
            reply.problem(405, "method-not-allowed")
            assert reply.headers["allow"] == "GET, HEAD, OPTIONS"


def test_head_is_get_without_the_body(anyone, assets):
    for path, headers in served(assets):
        get, head = (anyone.call(method, path, headers=headers) for method in ("GET", "HEAD"))
        assert (get.status, head.status, head.body) == (200, 200, b"")
        assert int(head.headers["content-length"]) == len(get.body) > 0
        differing = {"date", "x-request-id"}
        assert {n: v for n, v in head.headers.items() if n not in differing} == {
            n: v for n, v in get.headers.items() if n not in differing
        }


# --- What may be kept ----------------------------------------------------------------------------------------------


def test_assets_are_kept_for_ever_under_names_that_change_with_their_bytes(anyone, assets):
    types = {".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".svg": "image/svg+xml"}
    for name in assets:
        if name.endswith(".png"):
            continue
        reply = anyone.get(name)
        assert reply.status == 200
        assert reply.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert reply.headers["content-type"] == types[os.path.splitext(name)[1]]
        assert reply.headers["x-content-type-options"] == "nosniff"
        assert reply.headers["vary"] == "Accept-Encoding"
        assert anyone.get(name, headers={"If-None-Match": reply.headers["etag"]}).status == 304


@pytest.mark.parametrize("path", ["/sw.js", "/manifest.webmanifest"])
def test_worker_and_manifest_are_asked_for_each_time(anyone, path):
    reply = anyone.get(path)
    kind = {"/sw.js": "text/javascript; charset=utf-8", "/manifest.webmanifest": "application/manifest+json"}[path]
    assert (reply.status, reply.headers["content-type"]) == (200, kind)
    assert (reply.headers["cache-control"], reply.headers["vary"]) == ("no-cache", "Accept-Encoding")
    assert reply.headers["x-content-type-options"] == "nosniff"
    again = anyone.get(path, headers={"If-None-Match": reply.headers["etag"]})
    assert (again.status, again.body, again.headers["cache-control"]) == (304, b"", "no-cache")
    anyone.get(path, headers={"Authorization": "Bearer rf_" + "B" * 43}).problem(401, "unauthorized")
    anyone.get(path + "?x=%zz").problem(400, "bad-request")


def test_assets_are_refused_as_everything_is(anyone, script):
    anyone.get(script, headers={"Authorization": "Bearer rf_" + "B" * 43}).problem(401, "unauthorized")
    anyone.get(script + "?x=%zz").problem(400, "bad-request")


@pytest.mark.parametrize(
    "known, status",
    [
        ("{tag}", 304),
        ("W/{tag}", 304),
        ('"other", {tag}', 304),
        ('W/"other",W/{tag} , "third"', 304),
        ("*", 304),
        ('"other"', 200),
        ("{bare}", 200),
        ("", 200),
    ],
)
def test_a_page_that_is_known_is_not_sent_again(anyone, known, status):
    tag = anyone.get("/", headers=HTML).headers["etag"]
    for method in ("GET", "HEAD"):
        sent = {**HTML, "If-None-Match": known.format(tag=tag, bare=tag.strip('"'))}
        reply = anyone.call(method, "/", headers=sent)
        assert reply.status == status and bool(reply.body) == (status == 200 and method == "GET")
        assert reply.headers["etag"] == tag and reply.headers["cache-control"] == "no-cache"
        assert reply.headers["vary"] == "Accept, Accept-Encoding"


def test_the_tag_of_one_encoding_is_not_that_of_another(server):
    tags = {
        encoding: read(server.port, "/", Accept=BROWSER, Accept_Encoding=encoding)[1]["etag"]
        for encoding in ("br", "gzip", "identity")
    }
    assert len(set(tags.values())) == 3 and not any(tag.startswith("W/") for tag in tags.values())
    status, headers, _ = read(server.port, "/", Accept=BROWSER, Accept_Encoding="br", If_None_Match=tags["gzip"])
    assert (status, headers["etag"]) == (200, tags["br"])
    assert read(server.port, "/", Accept=BROWSER, Accept_Encoding="br", If_None_Match=tags["br"])[0] == 304


# --- Encodings -----------------------------------------------------------------------------------------------------

ENCODINGS = [
    (None, None),
    ("", None),
    ("br", "br"),
    ("gzip, deflate, br, zstd", "br"),
    ("gzip", "gzip"),
    ("x-gzip", "gzip"),
    ("GZIP", "gzip"),
    ("deflate", None),
    ("brx, gzipped", None),
    ("*", "br"),
    ("br;q=0", None),
    ("br;q=0, gzip", "gzip"),
    ("br;q=0, *", "gzip"),
    ("br;q=0.5, gzip;q=0.8", "gzip"),
    ("br;q=0.8, gzip;q=0.8", "br"),
    ("gzip;q=0.001", "gzip"),
    ("gzip;q=1.000 , br ; q=0.999", "gzip"),
    ("identity, br;q=0.5", None),
    ("identity;q=0.5, br;q=0.4, gzip;q=0.6", "gzip"),
    ("identity;q=0, gzip", "gzip"),
    ("identity;q=0, gzip;q=0.1, br;q=0", "gzip"),
    ("*;q=0, gzip", "gzip"),
    ("*;q=0.5, br;q=0.4", "gzip"),
    # Nothing that there is is acceptable: RFC 9110, section 12.4.1, leaves it to the server to send it plain all the same.
    ("*;q=0", None),
    ("identity;q=0", None),
    ("br;q=0, gzip;q=0, identity;q=0", None),
    # A weight that is none.
    ("br;q=1.5, gzip", "gzip"),
    ("br;q=0.1234, gzip", "gzip"),
    ("br;q=-1, gzip", "gzip"),
]


@pytest.mark.parametrize("accepted, encoding", ENCODINGS)
def test_it_comes_in_the_encoding_that_is_wanted_most(server, page, accepted, encoding):
    headers = {} if accepted is None else {"Accept_Encoding": accepted}
    for target, plain in (("/", page.encode()), ("/sw.js", read(server.port, "/sw.js")[2])):
        status, sent, body = read(server.port, target, Accept=BROWSER, **headers)
        assert (status, sent.get("content-encoding")) == (200, encoding)
        assert unpacked(sent, body) == plain and int(sent["content-length"]) == len(body)
        assert "Accept-Encoding" in sent["vary"]
        assert read(server.port, target, "HEAD", Accept=BROWSER, **headers)[1]["content-length"] == str(len(body))


def test_encodings_may_stand_on_several_lines(server):
    assert read(server.port, "/sw.js", Accept_Encoding=["gzip", "br;q=0.5"])[1]["content-encoding"] == "gzip"


def test_assets_are_packed_where_that_helps(server, assets):
    for name in assets:
        plain = read(server.port, name)[2]
        for accepted in ("br", "gzip"):
            status, headers, body = read(server.port, name, Accept_Encoding=accepted)
            assert status == 200 and unpacked(headers, body) == plain
            assert len(body) < len(plain) or "content-encoding" not in headers


# --- Limits --------------------------------------------------------------------------------------------------------


def test_assets_take_nothing_of_the_rate(script):
    with kit.Server("--rate-limit", "1") as server:
        for _ in range(20):
            status, headers, _ = read(server.port, script)
            assert status == 200 and "ratelimit" not in headers
        left = [read(server.port, "/", Accept=BROWSER)[0] for _ in range(10)]
        assert left[0] == 200 and 429 in left, "the page does"
        assert read(server.port, script)[0] == 200


# --- Settings ------------------------------------------------------------------------------------------------------


def test_without_a_page_there_is_json_alone(script):
    with kit.Server("--no-web") as server:
        anyone = server.anyone()
        for headers in ({}, HTML):
            index = anyone.get("/", headers=headers).ok(200)
            assert not {"page", "docs"} & set(index["links"])
            for path in ("/games", "/nothing", "/docs", "/sw.js", "/manifest.webmanifest", script):
                anyone.get(path, headers=headers).problem(404, "not-found")
        anyone.post("/games", {}).problem(404, "not-found")


@pytest.fixture
def folder(tmp_path):
    """A folder as scripts/build-web leaves it."""
    made = tmp_path / "page"
    (made / "assets").mkdir(parents=True)
    (made / "index.html").write_text("<!doctype html><title>Mine</title></html>\n", encoding="utf-8")
    (made / "sw.js").write_text("// mine\n", encoding="utf-8")
    (made / "manifest.webmanifest").write_text('{"name": "Mine"}\n', encoding="utf-8")
    (made / "assets" / "main-1.js").write_text("mine();\n", encoding="utf-8")
    (made / "assets" / "main-1.js.gz").write_bytes(gzip.compress(b"mine();\n"))
    return made


def test_a_folder_is_served_in_place_of_what_was_built_in(folder, script):
    with kit.Server("--web-dir", folder) as server:
        anyone = server.anyone()
        for path, status in (("/", 200), ("/games", 200), ("/nothing", 404)):
            reply = anyone.get(path, headers=HTML)
            assert (reply.status, reply.text) == (status, (folder / "index.html").read_text(encoding="utf-8"))
            assert {name: reply.headers.get(name) for name in PAGE_HEADERS} == PAGE_HEADERS
        for name in ("sw.js", "manifest.webmanifest", "assets/main-1.js"):
            reply = anyone.get("/" + name)
            assert (reply.status, reply.body) == (200, (folder / name).read_bytes())
            assert anyone.get("/" + name, headers={"If-None-Match": reply.headers["etag"]}).status == 304
        _, headers, body = read(server.port, "/assets/main-1.js", Accept_Encoding="br, gzip;q=0.5")
        assert headers["content-encoding"] == "gzip" and gzip.decompress(body) == b"mine();\n"
        anyone.get(script).problem(404, "not-found")
        anyone.get("/docs").problem(404, "not-found")
        anyone.get("/assets/main-1.js/").problem(404, "not-found")


def test_what_changes_in_the_folder_is_seen_at_once(folder):
    with kit.Server(env={"REFEREE_WEB_DIR": str(folder)}) as server:
        anyone = server.anyone()
        tag = anyone.get("/", headers=HTML).headers["etag"]
        (folder / "index.html").write_text("<!doctype html><title>New</title></html>\n", encoding="utf-8")
        reply = anyone.get("/", headers={**HTML, "If-None-Match": tag})
        assert reply.status == 200 and "New" in reply.text and reply.headers["etag"] != tag
        (folder / "index.html").unlink()
        assert server.anyone().get("/nothing", headers=HTML).problem(404, "not-found")


def test_nothing_but_the_folders_own_files_is_served(folder, tmp_path):
    (tmp_path / "secret.js").write_text("secret", encoding="utf-8")
    (folder / "secret.txt").write_text("secret", encoding="utf-8")
    (folder / "assets" / ".secret.js").write_text("secret", encoding="utf-8")
    (folder / "assets" / "link.js").symlink_to(tmp_path / "secret.js")
    (folder / "assets" / "link.css").symlink_to("main-1.js")
    (folder / "assets" / "folder.js").mkdir()
    (folder / "assets" / "big.js").write_bytes(b"x" * (8 * 1024 * 1024 + 1))
    os.mkfifo(folder / "assets" / "pipe.js")
    names = [
        "link.js", "link.css", "folder.js", "big.js", "pipe.js", ".secret.js", "..", ".", "../secret.js", "..%2fsecret.js",
        "%2e%2e/secret.js", "..%5csecret.js", "../../secret.js", "a%00b", "%ff", "..;/secret.js", "x" * 300, "nothing.js",
        "main-1.js.gz.gz", "main-1.js%20", "folder.js/x",
    ]  # fmt: skip
    with kit.Server("--web-dir", folder) as server:
        for name in names:
            status, _, body = read(server.port, "/assets/" + name)
            assert status in (400, 404) and json.loads(body)["status"] == status, name
        for target in ("/secret.txt", "/../secret.js", "/assets/../secret.txt", "/screens"):
            status, _, body = read(server.port, target)
            assert status in (400, 404) and b"secret" not in body, target
        assert server.anyone().get("/assets/main-1.js").status == 200


def test_an_assets_folder_that_is_a_link_is_none(folder, tmp_path):
    (folder / "assets").rename(tmp_path / "elsewhere")
    (folder / "assets").symlink_to(tmp_path / "elsewhere")
    with kit.Server("--web-dir", folder) as server:
        server.anyone().get("/assets/main-1.js").problem(404, "not-found")


def test_a_folder_without_a_page_is_refused_at_the_start(tmp_path):
    for folder in (tmp_path, tmp_path / "nothing"):
        done = kit.run("serve", "--db", tmp_path / "x.db", "--listen", "127.0.0.1:0", "--web-dir", folder)
        assert done.returncode == 2 and "--web-dir" in done.stderr and "index.html" in done.stderr
    assert not (tmp_path / "x.db").exists()


# --- Metrics, routes -----------------------------------------------------------------------------------------------


def test_screens_have_routes_of_their_own(own_server):
    anyone = own_server.anyone()
    anyone.get("/games/x", headers=HTML)
    counted = 'referee_http_requests_total{route="/games/{game}",method="GET",status="200"} 1'
    until = time.monotonic() + kit.PATIENCE_SECONDS
    while counted not in anyone.get("/metrics").text:  # it is counted once it has been sent
        assert time.monotonic() < until
        time.sleep(0.02)
    routes = kit.run("routes").stdout.splitlines()
    assert {"GET /games/{game}", "GET /assets/{file}", "GET /sw.js", "GET /manifest.webmanifest"} <= set(routes)
