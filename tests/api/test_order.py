# SPDX-License-Identifier: Apache-2.0
"""When several things are wrong at once, the first in the documented order is told."""

JSON = {"Content-Type": "application/json"}
BIG = b" " * 70_000


def test_method_before_token(server):
    bad = {"Authorization": "Bearer nonsense"}
    reply = server.anyone().call("PATCH", server.alone().path + "/guesses", headers=bad)
    reply.problem(405, "method-not-allowed")
    assert "POST" in reply.headers["allow"].split(", ") and "GET" not in reply.headers["allow"]


def test_token_before_existence(anyone):
    anyone.post("/v1/games/nosuchgame/guesses", {}).problem(401, "unauthorized")


def test_existence_before_size(ann):
    ann.post("/v1/games/nosuchgame/guesses", raw=BIG, headers=JSON).problem(404, "not-found")
    ann.post("/v1/nothing", raw=BIG, headers=JSON).problem(404, "not-found")


def test_size_before_media_type(server):
    table = server.alone()
    table[0].post(table.path + "/guesses", raw=BIG, headers={"Content-Type": "text/plain"}).problem(413, "too-large")


def test_media_type_before_syntax(server):
    table = server.alone()
    for kind in ("text/plain", "application/xml", "multipart/form-data; boundary=x", "application/jsonp"):
        table[0].post(table.path + "/guesses", raw=b"{", headers={"Content-Type": kind}).problem(
            415, "unsupported-media-type"
        )


def test_syntax_before_form(server):
    table = server.alone()
    table[0].post(table.path + "/guesses", raw=b'{"code":1,"surprise":2', headers=JSON).problem(400, "malformed-json")


def test_form_before_replay(server):
    table = server.alone(length=12, repeats=True)
    key = {"Idempotency-Key": "k"}
    table.guess(0, "0" * 12, headers=key).ok(201)
    table[0].post(table.path + "/guesses", {"code": 7}, headers=key).problem(422, "invalid-value", pointer="/code")


def test_replay_before_version(server):
    table = server.alone(length=12, repeats=True)
    key = {"Idempotency-Key": "k", "If-Match": '"2"'}
    table.guess(0, "0" * 12, headers=key).ok(201)
    assert table.guess(0, "0" * 12, headers=key).ok(201)["seq"] == 3, "the stored answer, though the version moved on"
    table.guess(0, "1" * 12, headers=key).problem(422, "idempotency-mismatch")


def test_version_before_seat(server, eve):
    table = server.table(visibility="public")
    eve.post(table.path + "/guesses", {"code": "1234"}, headers={"If-Match": '"99"'}).problem(412, "version-mismatch")


def test_seat_before_phase(server, eve):
    table = server.table(visibility="public")
    table.resign(0).ok(201)
    eve.post(table.path + "/guesses", {"code": "1234"}).problem(403, "forbidden")
    table[0].post(table.path + "/guesses", {"code": "1234"}).problem(409, "game-over")


def test_turn_and_phase_before_legality(server):
    table = server.table()
    table.secret(0, "1234").ok(201)
    table.guess(0, "1123").problem(409, "not-your-turn")
    table.guess(1, "1123").problem(422, "illegal-code")
    table.guess(1, "1234").ok(201)
    table.guess(1, "1123").problem(409, "not-allowed-now")


def test_version_before_turn(server):
    table = server.table()
    table.guess(0, "1234", headers={"If-Match": '"99"'}).problem(412, "version-mismatch")


def test_an_unknown_path_is_404_only_for_who_has_no_bad_token(server, anyone):
    anyone.get("/v1/nothing").problem(404, "not-found")
    anyone.get("/v1/nothing", headers={"Authorization": "Bearer nonsense"}).problem(401, "unauthorized")
