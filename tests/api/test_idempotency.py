# SPDX-License-Identifier: Apache-2.0
"""Idempotency-Key and Prefer."""

import signal

import pytest

import kit


def key(text):
    return {"Idempotency-Key": text}


def long_game(server, **more):
    return server.alone(length=12, repeats=True, **more)


def test_the_same_key_gives_the_same_answer_and_no_second_effect(server):
    table = long_game(server)
    first = table.guess(0, "0" * 12, headers=key('"a"'))
    table.guess(0, "1" * 12).ok(201)
    again = table.guess(0, "0" * 12, headers=key('"a"'))
    assert "idempotency-replayed" not in first.headers and again.headers["idempotency-replayed"] == "true"
    assert (
        again.status == first.status == 201
        and again.json == first.json
        and again.headers["etag"] == first.headers["etag"]
    )
    assert table.view()["version"] == 4


def test_a_key_is_the_same_quoted_and_bare(server):
    table = long_game(server)
    first = table.guess(0, "0" * 12, headers=key('"k-1"')).ok(201)
    again = table.guess(0, "0" * 12, headers=key("k-1"))
    assert again.json == first and again.headers["idempotency-replayed"] == "true"


def test_a_key_used_for_another_request_is_refused(server):
    table, other = long_game(server), long_game(server)
    table.guess(0, "0" * 12, headers=key("a")).ok(201)
    table.guess(0, "1" * 12, headers=key("a")).problem(422, "idempotency-mismatch")
    table.resign(0, headers=key("a")).problem(422, "idempotency-mismatch")
    stranger = kit.Table(other.game, [kit.Client(server, table[0].token)])
    stranger[0].post("/v1/games", {"ruleset": "mastermind"}, headers=key("a")).problem(422, "idempotency-mismatch")
    assert table.view()["version"] == 3 and table.view()["status"] == "playing"


def test_keys_of_different_callers_have_nothing_to_do_with_each_other(server):
    one, two = long_game(server), long_game(server)
    first = one.guess(0, "0" * 12, headers=key("same")).ok(201)
    second = two.guess(0, "0" * 12, headers=key("same"))
    assert "idempotency-replayed" not in second.headers and second.ok(201)["game"]["id"] != first["game"]["id"]


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_answers_are_kept_across_restarts(own_server, how):
    table = long_game(own_server)
    first = table.guess(0, "0" * 12, headers=key("r")).ok(201)
    own_server.restart(how)
    again = table.guess(0, "0" * 12, headers=key("r"))
    assert again.ok(201) == first and again.headers["idempotency-replayed"] == "true"
    assert table.view()["version"] == 3


def test_of_many_at_once_with_one_key_exactly_one_has_an_effect(server):
    table = long_game(server)
    replies = kit.together(*(lambda: table.guess(0, "0" * 12, headers=key("race")) for _ in range(12)))
    assert {reply.status for reply in replies} == {201} and len({reply.body for reply in replies}) == 1
    assert sum("idempotency-replayed" not in reply.headers for reply in replies) == 1
    assert table.view()["version"] == 3


def test_only_successes_are_kept(server):
    table = server.table(answers="manual")
    table.guess(1, "4261", headers=key("k")).problem(409)
    table.guess(1, "1123", headers=key("k")).problem(409)
    table.secret(0, "1234").ok(201)
    table.guess(1, "1123", headers=key("k")).problem(422, "illegal-code")
    table.guess(1, "4261", headers=key("k")).ok(201)
    table.answer(0, 4, 0, headers=key("k")).problem(422, "wrong-answer")
    table.answer(0, 1, 2, headers=key("k")).ok(201)
    assert table.answer(0, 1, 2, headers=key("k")).headers["idempotency-replayed"] == "true"


def test_a_new_game_is_made_once(server):
    ann = server.player()
    body = {"ruleset": "bulls-and-cows"}
    first = ann.post("/v1/games", body, headers=key("new"))
    again = ann.post("/v1/games", body, headers=key("new"))
    assert again.ok(201) == first.ok(201) and again.headers["location"] == first.headers["location"]
    assert again.headers["etag"] == first.headers["etag"]
    assert len(ann.get("/v1/games?player=me").ok(200)["items"]) == 1


def test_every_kind_of_change_can_be_repeated(server, bob):
    ann = server.player()
    game = ann.post(
        "/v1/games", {"ruleset": "bulls-and-cows", "opponents": [{"open": True}], "options": {"rounds": None}}
    ).ok(201)
    table = kit.Table(game, [ann, bob])
    calls = [
        (bob, "POST", "/join", {"join_code": game["join_code"]}),
        (ann, "PUT", "/secret", {"code": "1234"}),
        (bob, "POST", "/guesses", {"code": "1234"}),
        (bob, "POST", "/rounds", {}),
        (bob, "PUT", "/secret", {"code": "1234"}),
        (ann, "POST", "/guesses", {"code": "1234"}),
        (ann, "POST", "/finish", {}),
    ]
    for number, (client, method, action, body) in enumerate(calls):
        first = client.call(method, table.path + action, body, headers=key(f"step-{number}"))
        again = client.call(method, table.path + action, body, headers=key(f"step-{number}"))
        assert again.ok(201) == first.ok(201) and again.headers["idempotency-replayed"] == "true", action
    assert table.view()["status"] == "finished" and table.view()["version"] == 11


def test_a_key_means_nothing_on_patch_and_delete(server):
    table = server.table()
    for name in ("Anne", "Annie"):
        assert table[0].patch("/v1/players/me", {"name": name}, headers=key("k")).ok(200)["name"] == name
    assert table[0].delete(table.path, headers=key("k")).status == 204
    table[0].delete(table.path, headers=key("k")).problem(409, "game-over")


def test_a_replay_never_holds_a_token_but_the_first_answer_does(server):
    ann = server.player()
    first = ann.post("/v1/players", {"name": "Kid"}, headers=key("kid")).ok(201)
    again = ann.post("/v1/players", {"name": "Kid"}, headers=key("kid")).ok(201)
    assert "token" not in again
    assert again == {name: value for name, value in first.items() if name != "token"}
    assert kit.Client(server, first["token"]).get("/v1/players/me").ok(200)["id"] == first["id"]


def test_without_a_token_a_key_is_ignored(server):
    body = {"ruleset": "bulls-and-cows"}
    first, second = (server.anyone().post("/v1/games", body, headers=key("guest")).ok(201) for _ in range(2))
    assert first["id"] != second["id"] and first["you"]["token"] != second["you"]["token"]
    game = server.player().post("/v1/games", {"ruleset": "mastermind", "opponents": [{"open": True}] * 2}).ok(201)
    join = {"join_code": game["join_code"]}
    seats = [server.anyone().post("/v1/join", join, headers=key("guest")).ok(201)["game"]["you"] for _ in range(2)]
    assert [you["seat"] for you in seats] == [1, 2] and seats[0]["token"] != seats[1]["token"]


def test_a_replay_shows_names_as_they_are_now(server):
    ann = server.player("Ann")
    first = ann.post("/v1/games", {"ruleset": "bulls-and-cows"}, headers=key("n")).ok(201)
    ann.patch("/v1/players/me", {"name": "Anne"}).ok(200)
    again = ann.post("/v1/games", {"ruleset": "bulls-and-cows"}, headers=key("n")).ok(201)
    assert first["seats"][0]["player"]["name"] == "Ann" and again["seats"][0]["player"]["name"] == "Anne"


def test_a_minimal_answer_is_kept_as_it_was(server):
    table = long_game(server)
    minimal = {**key("m"), "Prefer": "return=minimal"}
    first = table.guess(0, "0" * 12, headers=minimal).ok(201)
    assert "game" not in first and table.guess(0, "0" * 12, headers=minimal).ok(201) == first


@pytest.mark.parametrize("bad", ["", '""', "x" * 256, '"' + "x" * 256 + '"', 'a"b', "\u00e9"])
def test_a_key_that_is_none_is_refused(server, bad):
    table = long_game(server)
    table.guess(0, "0" * 12, headers=key(bad)).problem(400, "bad-request")
    assert table.view()["version"] == 2


def test_a_key_may_have_255_characters(server):
    long_game(server).guess(0, "0" * 12, headers=key("x" * 255)).ok(201)


# --- Prefer --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "prefer", ["return=minimal", "RETURN=minimal", "respond-async, return=minimal", "return=minimal; foo=bar"]
)
def test_a_minimal_answer_leaves_out_the_game(server, prefer):
    table = long_game(server)
    reply = table.guess(0, "0" * 12, headers={"Prefer": prefer})
    assert set(reply.ok(201)) == {"seq", "attempt", "code", "bulls", "cows", "solved"}
    assert reply.headers["preference-applied"] == "return=minimal" and reply.headers["etag"] == '"3"'


@pytest.mark.parametrize("prefer", ["return=representation", "respond-async", "return=minimally", ""])
def test_other_preferences_change_nothing(server, prefer):
    reply = long_game(server).guess(0, "0" * 12, headers={"Prefer": prefer})
    assert "game" in reply.ok(201) and "preference-applied" not in reply.headers


def test_a_preference_that_was_not_applied_is_not_claimed(server):
    minimal = {"Prefer": "return=minimal"}
    ann = server.player()
    reply = ann.post("/v1/games", {"ruleset": "bulls-and-cows"}, headers=minimal)
    assert reply.ok(201)["state"] and "preference-applied" not in reply.headers
    game = ann.post("/v1/games", {"ruleset": "bulls-and-cows", "opponents": [{"open": True}]}).ok(201)
    reply = server.anyone().post("/v1/join", {"join_code": game["join_code"]}, headers=minimal)
    assert reply.ok(201)["game"]["you"]["token"] and reply.json["game"]["seats"], "a guest must get the token"
    assert "preference-applied" not in reply.headers
    assert "preference-applied" not in ann.patch("/v1/players/me", {"name": "A"}, headers=minimal).headers


def test_who_left_a_private_game_gets_his_answer_again(server, ann, bob):
    body = {"ruleset": "bulls-and-cows", "opponents": [{"player": bob.id}]}
    path = "/v1/games/" + ann.post("/v1/games", body).ok(201)["id"]
    first = bob.post(path + "/decline", headers=key("gone"))
    again = bob.post(path + "/decline", headers=key("gone"))
    assert again.ok(201) == first.ok(201) and again.headers["idempotency-replayed"] == "true"
    assert again.headers["etag"] == first.headers["etag"]
    bob.post(path + "/decline", {"x": 1}, headers=key("gone")).problem(422, "idempotency-mismatch")
    bob.post(path + "/resignation", headers=key("gone")).problem(422, "idempotency-mismatch")
    bob.post(path + "/guesses", {"code": "1234"}, headers=key("gone")).problem(422, "idempotency-mismatch")
    for headers in ({}, key("new")):
        bob.post(path + "/decline", headers=headers).problem(404, "not-found")
    ann.post(path + "/decline", headers=key("gone")).problem(409, "game-over")
