# SPDX-License-Identifier: Apache-2.0
"""Queries that are not understood: refused everywhere, and told what would have been."""

import json

import pytest

import kit
import quiz_kit


@pytest.fixture(scope="module")
def routes():
    return json.loads(kit.run("describe").stdout)["routes"]


@pytest.fixture(scope="module")
def service(server):
    return kit.Client(server, kit.run("token", "create", "--scope", "service", "--db", server.db).stdout.strip())


@pytest.fixture(scope="module")
def places(server, service):
    """Something for every name in a path, and who may look at it."""
    ann, table = server.player(), server.alone()
    table.crack()
    entrants = [{"bot": "random"}, {"bot": "minimax"}]
    tournament = ann.post("/v1/tournaments", {"ruleset": "mastermind", "format": "all-play", "entrants": entrants}).ok(201)
    names = {"ruleset": "mastermind", "result": "0000000000000001", "webhook": "0000000000000001", "name": "x"}
    names |= {"game": table.path.rsplit("/", 1)[1], "player": ann.id, "tournament": tournament["id"]}
    names |= {"set": quiz_kit.make_set(ann, 2).made["id"]}
    return names, {"game": table[0], "webhook": service}, ann


def test_every_call_refuses_what_it_does_not_know(places, routes):
    names, owners, ann = places
    asked = [route for route in routes if route["method"] == "GET" and not route["any_query"]]
    assert len(asked) > 25
    for route in asked:
        owner = next((owners[name] for name in owners if "{" + name + "}" in route["path"]), ann)
        owner = owners["webhook"] if route["auth"] == "service" else owner
        problem = owner.get(route["path"].format(**names) + "?until=1").problem(422, "invalid-value")
        assert [error["parameter"] for error in problem["errors"]] == ["until"], route
        assert all(member["name"] in problem["detail"] for member in route["query"]), problem


def test_an_unknown_member_of_the_query_is_refused(server):
    ann = server.player()
    problem = ann.get("/v1/games?player=me&colour=red&staus=open&limit=5&limit=6&limit=x").problem(422, "invalid-value")
    known = "Known are player, status, ruleset, turn, limit and cursor."
    assert problem["errors"] == [
        {"parameter": "colour", "detail": f"is not known here. {known}"},
        {"parameter": "staus", "detail": f'is not known here; did you mean "status"? {known}'},
        {"parameter": "limit", "detail": "is given more than once"},
        {"parameter": "limit", "detail": "is given more than once"},
    ]
    assert problem["detail"] == "?colour: " + problem["errors"][0]["detail"]
    problem = ann.patch("/v1/players/me?wait=3", {"name": "Other"}).problem(422, "invalid-value")
    assert problem["errors"] == [{"parameter": "wait", "detail": "is not known here: this call takes no query"}]
    assert ann.get("/v1/players/me").ok(200)["name"] != "Other"


def test_values_out_of_range_are_all_told_of(server):
    problem = server.player().get("/v1/games?player=x&limit=101&cursor=1").problem(422, "invalid-value")
    assert problem["errors"] == [
        {"parameter": "player", "detail": "must be an id or me"},
        {"parameter": "limit", "detail": "must be an integer from 1 to 100"},
        {"parameter": "cursor", "detail": "must be an id"},
    ]


def test_a_member_that_means_nothing_here_must_be_well_made_all_the_same(server):
    table = server.alone()
    table[0].get(table.path + "/history?round=1&limit=0").problem(422, "invalid-value", "?limit")
    table[0].get(table.path + "/history?round=al").problem(422, "invalid-value", "?round")
    table[0].get("/v1/results?after=" + table.path.rsplit("/", 1)[1]).problem(422, "invalid-value", "?after")


def test_whoever_may_not_call_is_told_that_first(server):
    server.anyone().get("/v1/players/me?x=1").problem(401, "unauthorized")
    server.anyone().get("/v1/games/0000000000000001?x=1").problem(404, "not-found")


@pytest.mark.parametrize(
    "path",
    ["/", "/docs", "/healthz", "/readyz", "/metrics", "/problems", "/problems/not-found", "/openapi.yaml", "/openapi.json"],
)
def test_notices_leave_a_query_alone(server, path):
    assert server.anyone().get(path + "?utm_source=a&utm_source=b").status == 200


def test_the_page_leaves_a_query_alone(server):
    wish = {"Accept": "text/html"}
    for path in ("/", "/games", "/results?metric=7", "/sw.js", "/manifest.webmanifest"):
        assert server.anyone().get(path + ("&" if "?" in path else "?") + "fbclid=1", headers=wish).status == 200


