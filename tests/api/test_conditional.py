# SPDX-License-Identifier: Apache-2.0
"""ETag, If-None-Match and If-Match: the version of a game as HTTP knows it."""

import pytest


def test_the_etag_is_the_version(server):
    table = server.alone(length=12, repeats=True)
    for _ in range(3):
        reply = table[0].get(table.path)
        assert reply.headers["etag"] == f'"{reply.json["version"]}"'
        changed = table.guess(0, "0" * 12)
        assert changed.headers["etag"] == f'"{changed.json["game"]["version"]}"'


def test_who_has_the_newest_version_gets_304_and_no_body(server):
    table = server.alone()
    etag = table[0].get(table.path).headers["etag"]
    for known in (etag, f'"999", {etag}', "W/" + etag, "*"):
        reply = table[0].get(table.path, headers={"If-None-Match": known})
        assert reply.status == 304 and reply.body == b"" and reply.headers["etag"] == etag, known


def test_who_has_an_older_version_gets_the_game(server):
    table = server.alone(length=12, repeats=True)
    etag = table[0].get(table.path).headers["etag"]
    table.guess(0, "0" * 12).ok(201)
    for known in (etag, '"nonsense"', "", '"'):
        assert table[0].get(table.path, headers={"If-None-Match": known}).ok(200)["version"] == 3


def test_a_304_is_no_way_around_who_may_see_the_game(server, eve):
    table = server.alone()
    eve.get(table.path, headers={"If-None-Match": "*"}).problem(404, "not-found")


@pytest.mark.parametrize("known", ['"2"', '"1", "2"', '"2","7"', "*"])
def test_a_change_with_the_right_version_is_done(server, known):
    table = server.alone(length=12, repeats=True)
    assert table.guess(0, "0" * 12, headers={"If-Match": known}).ok(201)["seq"] == 3


@pytest.mark.parametrize("known", ['"1"', '"3"', '"999"', '"1", "3"', '"02"', 'W/"2"', "2", "nonsense", ""])
def test_a_change_with_another_version_is_refused(server, known):
    table = server.alone(length=12, repeats=True)
    table.guess(0, "0" * 12, headers={"If-Match": known}).problem(412, "version-mismatch")
    assert table.view()["version"] == 2


def test_every_change_of_a_game_heeds_the_version(server, bob):
    wrong = {"If-Match": '"99"'}
    ann = server.player()
    game = ann.post("/v1/games", {"ruleset": "bulls-and-cows", "opponents": [{"player": bob.id}]}).ok(201)
    path = "/v1/games/" + game["id"]
    bob.post(path + "/join", headers=wrong).problem(412, "version-mismatch")
    bob.post(path + "/decline", headers=wrong).problem(412, "version-mismatch")
    ann.delete(path, headers=wrong).problem(412, "version-mismatch")
    bob.post(path + "/join", headers={"If-Match": '"1"'}).ok(201)
    table = server.table(answers="manual")
    table.secret(0, "1234", headers=wrong).problem(412, "version-mismatch")
    table.secret(0, "1234").ok(201)
    table.guess(1, "4321", headers=wrong).problem(412, "version-mismatch")
    table.guess(1, "1234").ok(201)
    table.answer(0, 4, 0, headers=wrong).problem(412, "version-mismatch")
    table.answer(0, 4, 0).ok(201)
    table.next_round(headers=wrong).problem(412, "version-mismatch")
    table.finish(headers=wrong).problem(412, "version-mismatch")
    table.resign(0, headers=wrong).problem(412, "version-mismatch")
    assert table.view()["status"] == "round-over"


def test_joining_by_code_heeds_the_version(server, ann, bob):
    game = ann.post("/v1/games", {"ruleset": "mastermind", "opponents": [{"open": True}]}).ok(201)
    bob.post("/v1/join", {"join_code": game["join_code"]}, headers={"If-Match": '"9"'}).problem(412, "version-mismatch")
    bob.post("/v1/join", {"join_code": game["join_code"]}, headers={"If-Match": '"1"'}).ok(201)


def test_reads_of_what_is_no_game_have_no_etag(anyone):
    for path in ("/v1/rulesets", "/v1/games", "/", "/problems"):
        assert "etag" not in anyone.get(path).headers


def test_views_of_a_caller_are_not_for_shared_caches(server):
    table = server.table(visibility="public")
    for path in (
        table.path,
        table.path + "/history",
        table.path + "/events",
        table.path + "/result",
        "/v1/games",
        "/v1/players/me",
    ):
        headers = table[0].get(path).headers
        assert headers["vary"].split(", ")[0] == "Authorization" and headers["cache-control"] == "private, no-cache", path
