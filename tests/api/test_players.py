# SPDX-License-Identifier: Apache-2.0
"""Players, their names and their tokens."""

import re
import unicodedata

import pytest


def test_a_new_player_gets_a_token_and_a_location(anyone):
    reply = anyone.post("/v1/players", {"name": "Ann"})
    player = reply.ok(201)
    assert player["name"] == "Ann" and player["kind"] == "human"
    assert re.fullmatch(r"rf_[A-Za-z0-9_-]{43}", player["token"])
    assert reply.headers["location"] == "/v1/players/" + player["id"]


def test_a_player_may_be_a_program(anyone):
    assert anyone.post("/v1/players", {"name": "Deep Cow", "kind": "bot"}).ok(201)["kind"] == "bot"


def test_every_token_is_another_one(server):
    assert len({server.player().token for _ in range(20)}) == 20


def test_ids_sort_by_creation(server):
    ids = [server.player().id for _ in range(10)]
    assert ids == sorted(ids) and len(set(ids)) == 10


def test_me_is_the_player_whose_token_is_sent(server):
    ann = server.player("Ann")
    me = ann.get("/v1/players/me").ok(200)
    assert me == {name: value for name, value in ann.account.items() if name != "token"}


def test_a_profile_is_public_and_holds_no_token(server, anyone):
    ann = server.player("Ann")
    profile = anyone.get("/v1/players/" + ann.id).ok(200)
    assert profile["name"] == "Ann" and "token" not in profile


def test_a_new_name_shows_everywhere(server, anyone):
    ann = server.player("Ann")
    game = ann.post("/v1/games", {"ruleset": "bulls-and-cows"}).ok(201)
    assert ann.patch("/v1/players/me", {"name": "Anne"}).ok(200)["name"] == "Anne"
    assert ann.get("/v1/players/me").ok(200)["name"] == "Anne"
    assert anyone.get("/v1/players/" + ann.id).ok(200)["name"] == "Anne"
    assert ann.get("/v1/games/" + game["id"]).ok(200)["seats"][0]["player"]["name"] == "Anne"


@pytest.mark.parametrize(
    "given, kept",
    [
        ("  Ann  ", "Ann"),
        ("Ann Lee", "Ann Lee"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("\u00a0\u3000李明 ", "李明"),
        ("x" * 64, "x" * 64),
        ("\U0001f42e" * 64, "\U0001f42e" * 64),
        ("e\u0301" * 64, "\u00e9" * 64),
    ],
)
def test_names_are_trimmed_and_normalised(anyone, given, kept):
    name = anyone.post("/v1/players", {"name": given}).ok(201)["name"]
    assert name == kept and unicodedata.is_normalized("NFC", name)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "\u3000",
        "x" * 65,
        "\U0001f42e" * 65,
        "x" * 5000,
        "a\nb",
        "a\x00b",
        "a\x7fb",
        "a\u0085b",
        "\u202eevil",
        "a\u2066b",
        "a\u200fb",
        None,
        7,
        ["Ann"],
        {"name": "Ann"},
        True,
    ],
)
def test_names_that_would_mislead_are_refused(anyone, name):
    anyone.post("/v1/players", {"name": name}).problem(422, "invalid-value", pointer="/name")


@pytest.mark.parametrize(
    "body, pointer", [({}, "/name"), ({"name": "A", "kind": "cat"}, "/kind"), ({"name": "A", "nick": 1}, "/nick")]
)
def test_a_player_needs_a_name_and_a_known_kind_and_nothing_else(anyone, body, pointer):
    anyone.post("/v1/players", body).problem(422, "invalid-value", pointer=pointer)


def test_a_refused_name_changes_nothing(server):
    ann = server.player("Ann")
    ann.patch("/v1/players/me", {"name": ""}).problem(422, "invalid-value", pointer="/name")
    ann.patch("/v1/players/me", {"kind": "bot"}).problem(422, "invalid-value")
    assert ann.get("/v1/players/me").ok(200)["name"] == "Ann"


def test_two_players_may_have_one_name(server):
    assert server.player("Twin").id != server.player("Twin").id


@pytest.mark.parametrize("player", ["nobody", "0000000000000000", "zzzzzzzzzzzzzzzz", "x" * 100])
def test_an_unknown_player_is_not_found(anyone, player):
    anyone.get("/v1/players/" + player).problem(404, "not-found")


# --- Tokens --------------------------------------------------------------------------------------------------------

NEEDS_TOKEN = [
    ("GET", "/v1/players/me"),
    ("PATCH", "/v1/players/me"),
    ("GET", "/v1/games?player=me"),
    ("GET", "/v1/games?turn=me"),
    ("DELETE", "/v1/games/{game}"),
    ("POST", "/v1/games/{game}/decline"),
    ("POST", "/v1/games/{game}/rounds"),
    ("POST", "/v1/games/{game}/resignation"),
    ("POST", "/v1/games/{game}/finish"),
    ("PUT", "/v1/games/{game}/secret"),
    ("POST", "/v1/games/{game}/guesses"),
    ("POST", "/v1/games/{game}/answers"),
    ("PUT", "/v1/games/{game}/answers/1"),
    ("POST", "/v1/games/{game}/reveal"),
]


@pytest.mark.parametrize("method, path", NEEDS_TOKEN)
@pytest.mark.parametrize("game", ["a real one", "nosuchgame"])
def test_without_a_token_it_is_401_whether_the_game_exists_or_not(server, anyone, method, path, game):
    game = server.alone().id if game == "a real one" else game
    reply = anyone.call(method, path.format(game=game), body=None if method in ("GET", "DELETE") else {})
    reply.problem(401, "unauthorized")
    assert reply.headers["www-authenticate"].startswith("Bearer")


@pytest.mark.parametrize(
    "method, path",
    [
        *NEEDS_TOKEN,
        ("GET", "/"),
        ("GET", "/v1/rulesets"),
        ("GET", "/v1/games/{game}"),
        ("POST", "/v1/games"),
        ("POST", "/v1/join"),
        ("POST", "/v1/games/{game}/join"),
        ("POST", "/v1/players"),
        ("GET", "/v1/nothing"),
        ("GET", "/healthz"),
    ],
)
def test_a_bad_token_is_401_also_where_none_is_needed(server, method, path):
    bad = {"Authorization": "Bearer rf_" + "A" * 43}
    reply = server.anyone().call(method, path.format(game=server.alone().id), headers=bad)
    reply.problem(401, "unauthorized")
    assert reply.headers["www-authenticate"].startswith("Bearer")


@pytest.mark.parametrize(
    "header", ["nonsense", "Bearer", "Bearer ", "Basic QW5uOmFubg==", "Bearer x", "Bearer " + "x" * 1000]
)
def test_a_header_that_is_no_good_token_is_401(anyone, header):
    anyone.get("/v1/rulesets", headers={"Authorization": header}).problem(401, "unauthorized")


def test_a_token_in_the_query_does_not_count(server, anyone):
    ann = server.player()
    anyone.get(f"/v1/players/me?token={'x' * 46}&access_token={'x' * 46}").problem(401, "unauthorized")
    assert ann.get("/v1/players/me").status == 200


def test_the_scheme_is_not_case_sensitive_but_the_token_is(server):
    ann = server.player()
    ann.get("/v1/players/me", headers={"Authorization": "bearer " + ann.token}).ok(200)
    ann.get("/v1/players/me", headers={"Authorization": "Bearer " + ann.token.swapcase()}).problem(401, "unauthorized")


# --- Who may do what -----------------------------------------------------------------------------------------------

ACTIONS = [
    ("DELETE", "", None),
    ("POST", "/decline", {}),
    ("POST", "/rounds", {}),
    ("POST", "/resignation", {}),
    ("POST", "/finish", {}),
    ("PUT", "/secret", {"code": "1234"}),
    ("POST", "/guesses", {"code": "1234"}),
    ("POST", "/answers", {"bulls": 1, "cows": 0}),
    ("PUT", "/answers/1", {"bulls": 1, "cows": 0}),
    ("POST", "/reveal", {"code": "1234"}),
]


@pytest.mark.parametrize("method, action, body", ACTIONS)
def test_a_private_game_does_not_exist_for_a_stranger(server, eve, method, action, body):
    table = server.table(answers="manual", secret="committed" if action in ("/reveal", "/secret") else "held")
    if action == "/secret":
        body = {"commitment": "0" * 64}
    if action == "/reveal":
        body = {"nonce": "0" * 64, "code": "1234"}
    before = table.view()
    eve.call(method, table.path + action, body).problem(404, "not-found")
    assert table.view() == before


@pytest.mark.parametrize("what", ["", "/history", "/events", "/result"])
def test_a_private_game_cannot_be_read_by_a_stranger(server, eve, anyone, what):
    table = server.table()
    eve.get(table.path + what).problem(404, "not-found")
    anyone.get(table.path + what).problem(404, "not-found")


@pytest.mark.parametrize("method, action, body", ACTIONS)
def test_a_spectator_of_a_public_game_may_not_act(server, eve, method, action, body):
    custody = "committed" if action in ("/reveal", "/secret") else "held"
    table = server.table(visibility="public", answers="manual", secret=custody)
    if action == "/secret":
        body = {"commitment": "0" * 64}
    if action == "/reveal":
        body = {"nonce": "0" * 64, "code": "1234"}
    before = table.view()
    eve.call(method, table.path + action, body).problem(403, "forbidden")
    assert table.view() == before


@pytest.mark.parametrize("what", ["", "/history", "/events", "/result"])
def test_a_public_game_can_be_watched_by_everybody(server, eve, anyone, what):
    table = server.table(visibility="public")
    table.secret(0, "1234").ok(201)
    assert eve.get(table.path + what).status == 200
    assert anyone.get(table.path + what).status == 200


def test_a_spectator_is_told_who_they_are_and_that_they_have_no_seat(server, eve, anyone):
    table = server.table(visibility="public")
    view = eve.get(table.path).ok(200)
    assert (
        view["you"] == {"seat": None, "player": eve.id} and view["turn"]["actions"] == [] and view["join_code"] is None
    )
    assert anyone.get(table.path).ok(200)["you"] == {"seat": None, "player": None}
