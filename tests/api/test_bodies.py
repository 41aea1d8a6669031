# SPDX-License-Identifier: Apache-2.0
"""Bodies that are not what they should be, sent to everything that reads one."""

import kit
import pytest

JSON = {"Content-Type": "application/json"}

# (what, body, status, pointer): refused alike everywhere.
BAD = [
    ("an array", b"[]", 422, ""),
    ("a full array", b'[{"code":"1234"}]', 422, ""),
    ("a number", b"1", 422, ""),
    ("a string", b'"code"', 422, ""),
    ("null", b"null", 422, ""),
    ("true", b"true", 422, ""),
    ("an unknown member", b'{"surprise":1}', 422, "/surprise"),
    ("an unknown member with a long name", b'{"%s":1}' % ("\u20ac" * 60).encode(), 422, "/" + "\u20ac" * 30),
    ("nothing but an opening brace", b"{", 400, None),
    ("a word", b"nul", 400, None),
    ("two values", b"{} {}", 400, None),
    ("a comment", b"{/* */}", 400, None),
    ("a trailing comma", b'{"code":"1234",}', 400, None),
    ("single quotes", b"{'code':'1234'}", 400, None),
    ("a form", b"code=1234", 400, None),
    ("a duplicate member", b'{"code":"1234","code":"5678"}', 400, None),
    ("a duplicate member further down", b'{"code":{"a":1,"a":1}}', 400, None),
    ("invalid UTF-8", b'{"code":"\xff"}', 400, None),
    ("overlong UTF-8", b'{"code":"\xc0\xb1"}', 400, None),
    ("an encoded surrogate", b'{"code":"\xed\xa0\x80"}', 400, None),
    ("a lone high surrogate", b'{"code":"\\ud800"}', 400, None),
    ("a lone low surrogate", b'{"code":"\\udc00"}', 400, None),
    ("surrogates the wrong way round", b'{"code":"\\udc00\\ud800"}', 400, None),
    ("a raw control character", b'{"code":"12\n4"}', 400, None),
    ("a raw NUL", b'{"code":"12\x004"}', 400, None),
    ("a byte order mark", b'\xef\xbb\xbf{"code":"1234"}', 400, None),
    ("UTF-16", '{"code":"1234"}'.encode("utf-16"), 400, None),
    ("an infinite number", b'{"code":1e400}', 422, None),
    ("an integer beyond 64 bits", b'{"code":123456789012345678901234567890}', 422, None),
    ("not a number", b'{"code":NaN}', 400, None),
    ("a leading zero", b'{"code":0123}', 400, None),
    ("deep arrays", b"[" * 30_000, 400, None),
    ("deep objects", b'{"a":' * 10_000 + b"1" + b"}" * 10_000, 400, None),
    ("deep but closed arrays", b"[" * 30_000 + b"]" * 30_000, 400, None),
]


@pytest.fixture(scope="module")
def targets(server):
    """Every operation that reads a body, with a caller who may call it, and how to see that nothing has changed."""
    table = server.table(answers="manual", secret="held")
    committed = server.table(answers="manual", secret="committed")
    opened = table[0].post("/v1/games", {"ruleset": "bulls-and-cows", "opponents": [{"player": table[1].id}]}).ok(201)
    invited = "/v1/games/" + opened["id"]
    made_token = kit.run("token", "create", "--scope", "service", "--db", server.db)
    service = kit.Client(server, made_token.stdout.strip())
    owned = service.post("/v1/players", {"name": "Mia"}).ok(201)["id"]
    token = table[0].post("/v1/players/me/tokens").ok(201)["id"]
    table[0].put("/v1/players/me/blocks/" + table[1].id).ok(204)
    hook = service.post("/v1/webhooks", {"url": "https://example.org/", "events": ["game.turn"]}).ok(201)["id"]
    webhook = "/v1/webhooks/" + hook
    asked = {"title": "One", "language": "en", "licence": "own", "questions": [{"text": "Is it?", "correct": True}]}
    question_set = "/v1/question-sets/" + table[0].post("/v1/question-sets", asked).ok(201)["id"]
    entrants = [{"player": table[1].id}, {"bot": "greedy"}, {"bot": "greedy"}]
    cup = {"ruleset": "yahtzee", "format": "heats", "entrants": entrants}
    cup = "/v1/tournaments/" + table[0].post("/v1/tournaments", cup).ok(201)["id"]
    return [
        (table[0], "POST", "/v1/players", None),
        (table[0], "PATCH", "/v1/players/me", "/v1/players/me"),
        (table[0], "DELETE", "/v1/players/me", "/v1/players/me"),
        (table[0], "POST", "/v1/players/me/tokens", "/v1/players/me/tokens"),
        (table[0], "DELETE", "/v1/players/me/tokens/" + token, "/v1/players/me/tokens"),
        (table[0], "PUT", "/v1/players/me/blocks/" + owned, "/v1/players/me/blocks"),
        (table[0], "DELETE", "/v1/players/me/blocks/" + table[1].id, "/v1/players/me/blocks"),
        (service, "POST", f"/v1/players/{owned}/tokens", None),
        (service, "POST", "/v1/webhooks", "/v1/webhooks"),
        (service, "PATCH", webhook, webhook),
        (service, "DELETE", webhook, webhook),
        (service, "POST", webhook + "/rotate", webhook),
        (service, "POST", webhook + "/test", webhook + "/deliveries"),
        (service, "POST", f"{webhook}/deliveries/{'0' * 16}/retry", webhook),
        (table[0], "POST", "/v1/question-sets", "/v1/question-sets?owner=me"),
        (table[0], "PUT", question_set, question_set),
        (table[0], "PATCH", question_set, question_set),
        (table[0], "DELETE", question_set, question_set),
        (table[0], "POST", question_set + "/questions", question_set),
        (table[1], "POST", cup + "/join", cup),
        (table[1], "POST", cup + "/decline", cup),
        (table[1], "PUT", cup + "/subject", cup),
        (table[0], "POST", cup + "/rematch", cup),
        (table[0], "DELETE", cup, cup),
        (table[0], "POST", "/v1/games", "/v1/games?player=me"),
        (table[0], "POST", "/v1/join", None),
        (table[0], "POST", "/v1/verify", None),
        (table[1], "POST", invited + "/join", invited),
        (table[1], "POST", invited + "/decline", invited),
        (table[0], "DELETE", invited, invited),
        (committed[0], "PUT", committed.path + "/secret", committed.path),
        (table[1], "POST", table.path + "/guesses", table.path),
        (table[0], "POST", table.path + "/answers", table.path),
        (table[0], "PUT", table.path + "/answers/1", table.path),
        (table[0], "POST", table.path + "/reveal", table.path),
        (table[0], "POST", table.path + "/rounds", table.path),
        (table[0], "POST", table.path + "/resignation", table.path),
        (table[0], "POST", table.path + "/finish", table.path),
        (table[0], "POST", table.path + "/rematch", table.path),
    ]


@pytest.mark.parametrize("body, status, pointer", [bad[1:] for bad in BAD], ids=[bad[0] for bad in BAD])
def test_a_bad_body_is_refused_everywhere_and_changes_nothing(targets, body, status, pointer):
    for client, method, path, witness in targets:
        before = client.get(witness).ok(200) if witness else None
        reply = client.call(method, path, raw=body, headers=JSON)
        reply.problem(status, "malformed-json" if status == 400 else "invalid-value")
        if pointer is not None:
            reply.problem(status, pointer=pointer)
        assert before is None or client.get(witness).ok(200) == before


def test_a_body_of_more_than_64_kib_is_too_large_everywhere(targets):
    body = b'{"code":"' + b"1" * 65536 + b'"}'
    for client, method, path, _ in targets:
        # Whole games, sets of questions and many entrants: see test_exports.py, test_question_sets.py, test_tournaments.py.
        takes_more = path == "/v1/verify" or path.endswith("/rematch") and "/tournaments/" in path or (method in ("POST", "PUT") and path.startswith("/v1/question-sets"))
        if not takes_more:
            client.call(method, path, raw=body, headers=JSON).problem(413, "too-large")


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/xml", "multipart/form-data; boundary=x", "application/jsonp", "json", "*/*"]
)
def test_a_body_of_another_media_type_is_refused_everywhere(targets, kind):
    for client, method, path, _ in targets:
        client.call(method, path, raw=b"{}", headers={"Content-Type": kind}).problem(415, "unsupported-media-type")


@pytest.mark.parametrize("kind", ["application/x-www-form-urlencoded", "application/json", None])
def test_a_form_is_told_how_json_is_sent(server, kind):
    table = server.alone()
    headers = {} if kind is None else {"Content-Type": kind}
    detail = table[0].post(table.path + "/guesses", raw=b"code=1122&x=1", headers=headers).problem(400)["detail"]
    assert "-H 'Content-Type: application/json' -d '{\"code\":\"1122\"}'" in detail
    for no_form in (b"code", b"=", b"{code=1}", b"code 1=2"):
        detail = table[0].post(table.path + "/guesses", raw=no_form, headers=headers).problem(400)["detail"]
        assert detail.startswith("The body is not well-formed JSON")


def test_a_code_that_is_a_number_is_told_why_it_is_a_string(server):
    table = server.alone()
    problem = table[0].post(table.path + "/guesses", {"code": 1122}).problem(422, "invalid-value")
    assert problem["errors"] == [{"pointer": "/code", "detail": "a code is a string: leading zeros count"}]
    problem = table[0].post(table.path + "/guesses", {"code": True}).problem(422, "invalid-value")
    assert problem["errors"] == [{"pointer": "/code", "detail": "must be a string"}]


def test_a_body_of_64_kib_is_read(server):
    table = server.alone()
    body = b'{"code":"1123"}'
    table[0].post(table.path + "/guesses", raw=body + b" " * (65536 - len(body)), headers=JSON).problem(
        422, "illegal-code"
    )


def test_two_megabytes_are_refused_without_being_read(server):
    table = server.alone()
    table[0].post(table.path + "/guesses", raw=b"x" * 2_000_000, headers=JSON).problem(413, "too-large")


def test_an_empty_body_stands_for_no_members(server, bob):
    ann = server.player()
    game = ann.post("/v1/games", {"ruleset": "bulls-and-cows", "opponents": [{"player": bob.id}]}).ok(201)
    bob.post(f"/v1/games/{game['id']}/join").ok(201)
    table = server.alone(length=1, alphabet="01")
    table[0].post(table.path + "/guesses").problem(422, "invalid-value", pointer="/code")
    table.crack()
    table[0].post(table.path + "/rounds").ok(201)
    table.crack()
    table[0].post(table.path + "/finish", headers=JSON).ok(201)


@pytest.mark.parametrize(
    "kind",
    [
        "application/json",
        "application/json; charset=utf-8",
        "APPLICATION/JSON",
        "application/x-www-form-urlencoded",
        "application/json;charset=UTF-8",
        None,
    ],
)
def test_media_types_that_are_read_as_json(server, kind):
    table = server.alone(length=12, repeats=True)
    headers = {} if kind is None else {"Content-Type": kind}
    table[0].post(table.path + "/guesses", raw=b'{"code":"000000000000"}', headers=headers).ok(201)


@pytest.mark.parametrize("raw", [b'{"code":"\\u0031\\u0032\\u0033\\u0034"}', b'\r\n\t {"code" : "1234"} \n'])
def test_json_may_be_written_in_more_than_one_way(server, raw):
    table = server.table()
    table[0].put(table.path + "/secret", raw=raw, headers=JSON).ok(201)
    assert table.view()["state"]["secret"] == "1234"


def test_an_escaped_nul_is_readable_but_no_legal_value(server, anyone):
    anyone.post("/v1/players", raw=b'{"name":"A\\u0000B"}', headers=JSON).problem(422, "invalid-value", pointer="/name")
    anyone.post("/v1/games", raw=b'{"ruleset":"mastermind\\u0000"}', headers=JSON).problem(
        422, "invalid-value", pointer="/ruleset"
    )
    table = server.alone()
    table[0].post(table.path + "/guesses", raw=b'{"code":"12\\u00004"}', headers=JSON).problem(422, "illegal-code")
    reply = table[0].post(table.path + "/guesses", raw=b'{"code\\u0000":"1234"}', headers=JSON)
    assert reply.status in (400, 422) and reply.problem(reply.status)


def test_a_number_with_a_point_is_no_integer(server):
    table = server.table(answers="manual")
    table.secret(0, "1234").ok(201)
    table.guess(1, "4261").ok(201)
    for raw in (b'{"bulls":1.0,"cows":2}', b'{"bulls":1,"cows":2e0}', b'{"bulls":1E0,"cows":2}'):
        table[0].post(table.path + "/answers", raw=raw, headers=JSON).problem(422, "invalid-value")


def test_a_body_on_delete_is_not_minded(server):
    table = server.table()
    assert table[0].delete(table.path, raw=b"{}", headers=JSON).status == 204
