# SPDX-License-Identifier: Apache-2.0
"""Idempotency-Key and Prefer."""

import datetime
import hashlib
import json
import signal
import time

import pytest

import kit
from wire import Wire


def key(text):
    return {"Idempotency-Key": text}


MINIMAL = {"Prefer": "return=minimal"}


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


def test_a_player_who_left_a_private_game_gets_their_answer_again(server, ann, bob):
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


def test_an_answer_that_is_forgotten_before_the_body_has_come_is_no_answer(own_server):
    """The game is invisible to the caller, so all that let the request in was the answer that was kept."""
    ann, bob = own_server.player("Ann"), own_server.player("Bob")
    options = {"ruleset": "yahtzee", "opponents": [{"player": bob.id}], "options": {"await_client_seed": True}}
    path = "/v1/games/" + ann.post("/v1/games", options).ok(201)["id"]
    bob.post(path + "/join").ok(201)
    bob.put(path + "/client-seed", {"client_seed": "abc"}, headers=key("k")).ok(201)
    bob.post(path + "/decline").ok(201)
    body = '{"client_seed":"abc"}'
    head = (
        f"PUT {path}/client-seed HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer {bob.token}\r\n"
        f"Idempotency-Key: {key('k')['Idempotency-Key']}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\nExpect: 100-continue\r\n\r\n"
    )
    with Wire(own_server) as wire:
        assert wire.send(head).answer().status == 100, "it is let in for the answer that is kept"
        with own_server.database() as db:
            assert db.execute("DELETE FROM idempotency_record").rowcount > 0
        wire.send(body).answer().problem(503, "store-unavailable")
    assert own_server.is_ready()


# --- Given again, byte for byte ------------------------------------------------------------------------------------

PLAIN = {"content-type", "content-length", "etag", "location", "preference-applied", "cache-control", "vary"}


def said(reply):
    """All that makes the answer: its status, the headers that say something about it, and its bytes."""
    return reply.status, {name: value for name, value in reply.headers.items() if name in PLAIN}, reply.body


def check_again(client, method, path, body, headers, first):
    again = client.call(method, path, body, headers=headers)
    assert said(again) == said(first), path
    assert again.headers["idempotency-replayed"] == "true"


class Recorder:
    """Makes requests with keys, and remembers what the answers were."""

    def __init__(self):
        self.calls = []

    def call(self, client, method, path, body=None, prefer=None, status=201):
        headers = key(f"call-{len(self.calls)}")
        if prefer:
            headers["Prefer"] = prefer
        reply = client.call(method, path, body, headers=headers)
        assert reply.status == status, f"{path}: {reply.text}"
        self.calls.append((client, method, path, body, headers, reply))
        return reply.json

    def check_all(self):
        for call in self.calls:
            check_again(*call)


def play_with_keys(server, record):
    """One of everything that takes a key and shows a game."""
    ann, bob = server.player("Ann"), server.player("Bob")
    options = {"rounds": 2, "answers": "manual", "max_guesses": 3}
    body = {"ruleset": "mastermind", "opponents": [{"player": bob.id}], "options": options}
    game = record.call(ann, "POST", "/v1/games", body)
    path = "/v1/games/" + game["id"]
    record.call(bob, "POST", path + "/join")
    record.call(ann, "PUT", path + "/secret", {"code": "1122"})
    for attempt, (code, black, white) in enumerate((("1234", 1, 1), ("1222", 3, 0), ("1122", 4, 0))):
        prefer = "return=minimal" if attempt == 1 else None
        record.call(bob, "POST", path + "/guesses", {"code": code}, prefer)
        record.call(ann, "POST", path + "/answers", {"black": black, "white": white}, prefer)
    record.call(bob, "POST", path + "/rounds")
    record.call(bob, "PUT", path + "/secret", {"code": "5566"})
    record.call(ann, "POST", path + "/guesses", {"code": "5511"})
    record.call(bob, "PUT", path + "/secret", {"code": "5566"}, status=200)
    record.call(ann, "POST", path + "/resignation")
    record.call(ann, "POST", path + "/rematch")
    record.call(bob, "POST", path + "/rematch")
    open_game = record.call(ann, "POST", "/v1/games", {"ruleset": "bulls-and-cows", "opponents": [{"open": True}] * 2})
    record.call(bob, "POST", "/v1/join", {"join_code": open_game["join_code"]})
    record.call(bob, "POST", f"/v1/games/{open_game['id']}/decline")
    dice = record.call(ann, "POST", "/v1/games", {"ruleset": "yahtzee", "await_client_seed": True})
    record.call(ann, "PUT", f"/v1/games/{dice['id']}/client-seed", {"client_seed": "mine"})
    record.call(ann, "POST", f"/v1/games/{dice['id']}/rolls", {"keep": []})
    record.call(ann, "POST", f"/v1/games/{dice['id']}/scores", {"category": "chance"})
    line = record.call(ann, "POST", "/v1/games", {"ruleset": "tic-tac-toe", "opponents": [{"bot": "random"}]})
    record.call(ann, "POST", f"/v1/games/{line['id']}/moves", {"column": 1, "row": 1})
    endless = record.call(ann, "POST", "/v1/games", {"ruleset": "bulls-and-cows", "opponents": [{"open": True}]})
    record.call(bob, "POST", f"/v1/games/{endless['id']}/join", {"join_code": endless["join_code"]})
    return ann, bob


@pytest.mark.parametrize("how", [None, signal.SIGKILL])
def test_what_a_game_answered_is_given_again_byte_for_byte(own_server, how):
    record = Recorder()
    play_with_keys(own_server, record)
    if how is not None:
        own_server.restart(how)
    record.check_all()


def test_an_answer_of_a_long_round_is_given_again_as_it_was(own_server):
    """So long that it is folded on another thread; early, late and newest, before and after a restart."""
    table, record = long_game(own_server), Recorder()
    for number in range(600):
        if number in (3, 290, 400, 599):
            record.call(table[0], "POST", table.path + "/guesses", {"code": f"{number:012}"})
        else:
            table.guess(0, f"{number:012}", headers={"Prefer": "return=minimal"}).ok(201)
    assert [call[-1].json["game"]["state"]["attempts"] for call in record.calls] == [4, 291, 401, 600]
    record.check_all()
    own_server.restart(signal.SIGKILL)
    record.check_all()


def test_minimal_is_what_the_first_answer_was(server):
    table = long_game(server)
    asked = {"Prefer": "return=minimal"}
    minimal = table.guess(0, "0" * 12, headers={**key("m"), **asked})
    whole = table.guess(0, "1" * 12, headers=key("w"))
    assert said(table.guess(0, "0" * 12, headers=key("m"))) == said(minimal)
    assert said(table.guess(0, "1" * 12, headers={**key("w"), **asked})) == said(whole)


def test_what_a_tournament_answered_is_given_again_as_it_was(own_server):
    record = Recorder()
    ann, bob, cem = (own_server.player(name) for name in ("Ann", "Bob", "Cem"))
    entrants = [{"player": ann.id}, {"player": bob.id}, {"player": cem.id}, {"bot": "random"}]
    body = {"ruleset": "tic-tac-toe", "format": "round-robin", "entrants": entrants}
    path = "/v1/tournaments/" + record.call(ann, "POST", "/v1/tournaments", body)["id"]
    record.call(bob, "POST", path + "/join")
    record.call(cem, "POST", path + "/decline")
    bots = {"ruleset": "tic-tac-toe", "format": "round-robin", "entrants": [{"bot": "random"}] * 150}
    played = record.call(ann, "POST", "/v1/tournaments", bots)
    assert len(played["totals"]) == 100 and played["next"] and played["played"] == 0
    alone = {"ruleset": "tic-tac-toe", "format": "round-robin", "entrants": [{"player": ann.id}, {"player": bob.id}]}
    cancelled = record.call(ann, "POST", "/v1/tournaments", alone)
    assert record.call(bob, "POST", f"/v1/tournaments/{cancelled['id']}/decline")["status"] == "cancelled"
    record.check_all()
    own_server.restart(signal.SIGKILL)
    record.check_all()


@pytest.mark.parametrize("prefer", [None, "return=minimal"])
def test_an_event_that_tells_much_is_given_again_and_the_server_lives(own_server, prefer):
    """A revealed secret comes with all answers that it belies, as many as there were."""
    table, record, nonce = own_server.table(secret="committed", max_guesses=None), Recorder(), "ab" * 32
    commitment = hashlib.sha256(f"{nonce}\n1234".encode()).hexdigest()
    table[0].put(table.path + "/secret", {"commitment": commitment}).ok(201)
    for _ in range(160):
        table.guess(1, "5678", headers=MINIMAL).ok(201)
        table.answer(0, 0, 1, headers=MINIMAL).ok(201)
    record.call(table[1], "POST", table.path + "/guesses", {"code": "1502"}, prefer)
    record.call(table[0], "POST", table.path + "/answers", {"bulls": 4, "cows": 0}, prefer)
    told = record.call(table[0], "POST", table.path + "/reveal", {"nonce": nonce, "code": "1234"}, prefer)
    assert len(told["wrong"]) == 161
    record.check_all()
    own_server.restart(signal.SIGKILL)
    record.check_all()
    with own_server.database() as db:
        kept = db.execute("SELECT max(length(body)), count(*) FROM idempotency_record").fetchone()
    assert kept == (0, 3), "what the log tells is not kept beside it"


def test_an_event_that_was_kept_beside_the_log_is_given_again(own_server):
    """As versions before did."""
    table, record = long_game(own_server), Recorder()
    record.call(table[0], "POST", table.path + "/guesses", {"code": "0" * 12})
    record.call(table[0], "POST", table.path + "/guesses", {"code": "1" * 12}, "return=minimal")
    own_server.stop()
    with own_server.database() as db:
        for number, (*_, reply) in enumerate(record.calls):
            members = json.dumps(without(reply.json, "seq", "game"))
            assert db.execute("UPDATE idempotency_record SET body = ? WHERE key = ?", (members, f"call-{number}")).rowcount == 1
    own_server.start()
    record.check_all()


def without(body, *names):
    return {name: value for name, value in body.items() if name not in names}


def test_accounts_tokens_and_webhooks_are_given_again_without_what_is_shown_once(server):
    token = kit.run("token", "create", "--scope", "service", "--db", server.db).stdout.split()[-1]
    service = kit.Client(server, token)
    kid = service.post("/v1/players", {"name": "Kid"}).ok(201)
    label = '"' * 30 + "\u00e9" * 34
    webhook = {"url": "https://example.com/" + "x" * 1500, "events": ["round.over", "game.turn"]}
    calls = [
        ("/v1/players", {"name": "Bot", "kind": "bot"}, ["token"]),
        ("/v1/players/me/tokens", {"label": label, "scopes": ["service"], "expires_at": "2099-01-31T12:00:00+02:00"}, ["token"]),
        (f"/v1/players/{kid['id']}/tokens", {"label": "phone"}, ["token"]),
        ("/v1/webhooks", webhook, ["secret"]),
    ]
    for number, (path, body, once) in enumerate(calls):
        first, again = (service.post(path, body, headers=key(f"n-{number}")) for _ in range(2))
        assert set(once) <= set(first.ok(201)) and again.headers["idempotency-replayed"] == "true"
        assert again.ok(201) == without(first.json, *once) and list(again.json) == list(without(first.json, *once))
        assert again.headers.get("location") == first.headers.get("location")
    path = "/v1/webhooks/" + first.json["id"]
    rotated = service.post(path + "/rotate", headers=key("r")).ok(200)
    tested = service.post(path + "/test", headers=key("t"))
    service.patch(path, {"disabled": True}).ok(200)
    again = service.post(path + "/rotate", headers=key("r")).ok(200)
    assert again == without(rotated, "secret") and again["disabled_at"] is None
    assert said(service.post(path + "/test", headers=key("t"))) == said(tested)


# --- What has changed since -----------------------------------------------------------------------------------------


def repeated(client, path, body, first):
    """The answer to `path` under the key `again`, which must be the first one without what is shown once."""
    reply = client.post(path, body, headers=key("again"))
    assert reply.ok(201) == without(first, "token") and reply.headers["idempotency-replayed"] == "true"


def test_a_token_whose_time_has_come_was_minted_all_the_same(server, ann):
    expires = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(seconds=1)
    body = {"expires_at": expires.strftime("%Y-%m-%dT%H:%M:%S.%fZ")[:-4] + "Z"}
    first = ann.post("/v1/players/me/tokens", body, headers=key("again")).ok(201)
    time.sleep(1.1)
    ann.post("/v1/players/me/tokens", body, headers=key("later")).problem(422, "invalid-value")
    repeated(ann, "/v1/players/me/tokens", body, first)


def test_a_game_and_a_tournament_were_made_though_their_players_have_gone(server, ann):
    gone, other = server.player("Gone"), server.player("Other")
    game = {"ruleset": "bulls-and-cows", "opponents": [{"player": gone.id}]}
    entrants = [{"player": other.id}, {"player": ann.id}]
    tournament = {"ruleset": "tic-tac-toe", "format": "round-robin", "entrants": entrants}
    calls = [("/v1/games", game), ("/v1/tournaments", tournament)]
    first = [ann.post(path, body, headers=key(path)).ok(201)["id"] for path, body in calls]
    for player in (gone, other):
        player.delete("/v1/players/me").ok(204)
    for (path, body), made in zip(calls, first):
        ann.post(path, body).problem(422, "invalid-value")
        reply = ann.post(path, body, headers=key(path))
        assert reply.ok(201)["id"] == made and reply.headers["idempotency-replayed"] == "true"


def test_what_has_been_done_is_not_limited_again():
    with kit.Server("--rate-limit", "1000") as server:
        ann, bob = server.player(), server.player("Bob")
        first = ann.post("/v1/players", {"name": "Kid"}, headers=key("again")).ok(201)
        game = bob.post("/v1/games", {"ruleset": "bulls-and-cows", "opponents": [{"open": True}]}).ok(201)
        join = {"join_code": game["join_code"]}
        joined = ann.post("/v1/join", join, headers=key("join")).ok(201)
        while ann.post("/v1/players", {"name": "Kid"}).status != 429:
            pass
        while ann.post("/v1/join", {"join_code": "WRONG22222"}).status != 429:
            pass
        ann.post("/v1/join", join).problem(429, "rate-limited")
        repeated(ann, "/v1/players", {"name": "Kid"}, first)
        assert ann.post("/v1/join", join, headers=key("join")).ok(201) == joined


def test_what_was_done_for_what_is_gone_is_told_again(server):
    token = kit.run("token", "create", "--scope", "service", "--db", server.db).stdout.split()[-1]
    service = kit.Client(server, token)
    kid = service.post("/v1/players", {"name": "Kid"}).ok(201)
    hook = service.post("/v1/webhooks", {"url": "https://example.com/", "events": ["round.over"]}).ok(201)
    tokens, test = f"/v1/players/{kid['id']}/tokens", f"/v1/webhooks/{hook['id']}/test"
    calls = [(tokens, {"label": "a"}), (test, None)]
    first = [service.post(path, body, headers=key(path)) for path, body in calls]
    kit.Client(server, kid["token"]).delete("/v1/players/me").ok(204)
    service.delete(f"/v1/webhooks/{hook['id']}").ok(204)
    for (path, body), reply in zip(calls, first):
        service.post(path, body).problem(404, "not-found")
        again = service.post(path, body, headers=key(path))
        assert again.ok(201) == without(reply.ok(201), "token") and again.headers["idempotency-replayed"] == "true"


def test_keys_and_paths_that_are_long_are_told_apart(own_server):
    ann = own_server.player()
    keys = ["k" * 254 + end for end in "ab"] + ["sha256:" + "x" * 43]
    body = {"ruleset": "bulls-and-cows"}
    games = [ann.post("/v1/games", body, headers=key(text)).ok(201)["id"] for text in keys]
    assert len(set(games)) == 3
    path = "".join(f"%{ord(letter):02x}" for letter in "games")
    odd = ann.post("/v1/" + path, body, headers=key("odd")).ok(201)["id"]
    own_server.restart(signal.SIGKILL)
    for text, game in zip([*keys, "odd"], [*games, odd]):
        target = "/v1/" + (path if text == "odd" else "games")
        assert ann.post(target, body, headers=key(text)).ok(201)["id"] == game
    ann.post("/v1/games", body, headers=key("odd")).problem(422, "idempotency-mismatch")


def test_what_a_replay_had_to_recall_is_nothing_to_the_next_request_of_its_connection(server):
    """The next one is a change without anything to recall."""
    ann = server.player()
    entrants = [{"bot": "random"}, {"bot": "minimax"}]
    body = json.dumps({"ruleset": "bulls-and-cows", "format": "round-robin", "entrants": entrants})
    head = (
        f"POST /v1/tournaments HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer {ann.token}\r\nIdempotency-Key: again\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    with Wire(server) as wire:
        first = wire.send(head + body).answer()
        again = wire.send(head + body).answer()
        assert (first.status, again.status) == (201, 201)
        assert again.headers["idempotency-replayed"] == "true"
        assert wire.send("GET /readyz HTTP/1.1\r\nHost: a\r\n\r\n").answer().status == 200
