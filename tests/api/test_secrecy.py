# SPDX-License-Identifier: Apache-2.0
"""No byte that leaves the server tells a secret before its time, and none tells a token at all."""

import json
import random

import databases
import kit

ALPHABET = "0123456789abcdefghijklmnopqrstuvwxyz"
# Twelve places of 36 symbols: no such code occurs anywhere by accident.
OPTIONS = {"length": 12, "alphabet": ALPHABET, "repeats": True}


class Listener(kit.Client):
    """A caller who keeps every byte that they are told."""

    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.heard = []

    def call(self, *arguments, **more):
        reply = super().call(*arguments, **more)
        self.heard.append(f"{reply.status} {json.dumps(reply.headers)} {reply.text}")
        return reply

    def all_heard(self):
        return "\n".join(self.heard)


def random_code():
    return "".join(random.choice(ALPHABET) for _ in range(12))


def look_everywhere(client, path):
    """Everything that can be read of a game, and what refusals say."""
    for what in ("", "/history", "/history?round=all", "/events", "/events?limit=1000", "/result"):
        client.get(path + what)
        client.head(path + what)
    client.get("/v1/games")
    client.get("/v1/games?player=me")
    client.get("/v1/games?turn=me")
    client.get("/metrics")
    for action, body in (
        ("/guesses", {"code": "1"}),
        ("/guesses", {"code": random_code(), "x": 1}),
        ("/answers", {"bulls": 1, "cows": 0}),
        ("/rounds", {}),
        ("/finish", {}),
        ("/reveal", {"code": "1"}),
    ):
        client.post(path + action, body)
    client.put(path + "/secret", {"code": random_code()})
    client.post(path + "/guesses", {"code": random_code()}, headers={"If-Match": '"0"'})


def listeners_at(server, visibility="public", **options):
    """A duel in which both listen, and a spectator who does; all with the options above."""
    table = server.table(visibility=visibility, **OPTIONS, **options)
    players = [Listener(server, player.token, player.account) for player in table.players]
    spectator = server.player("Spectator")
    return kit.Table(table.game, players), Listener(server, spectator.token, spectator.account), Listener(server)


def test_a_registered_secret_is_told_to_nobody_before_the_round_is_over(own_server):
    secret = random_code()
    table, spectator, anyone = listeners_at(own_server)
    table.secret(0, secret, headers={"Idempotency-Key": "s"}).ok(201)
    others = (table[1], spectator, anyone)
    for _ in range(3):
        for other in others:
            look_everywhere(other, table.path)
        table.guess(1, random_code()).ok(201)
    own_server.restart()
    for other in others:
        look_everywhere(other, table.path)
    nonce_holder = table.guess(1, secret).ok(201)["game"]["proof"]
    for other in others:
        told = other.heard[:-1] if other is table[1] else other.heard
        assert len(told) > 60
        assert not any(secret in text or nonce_holder["nonce"] in text for text in told)
    assert secret in table[0].all_heard(), "the codemaker sees their own secret"
    assert spectator.get(table.path).ok(200)["state"]["secret"] == secret, "and everybody does when the round is over"
    assert secret not in own_server.log and nonce_holder["nonce"] not in own_server.log


def test_the_nonce_is_told_to_nobody_before_the_round_is_over(own_server):
    table, *_ = listeners_at(own_server)
    secret = random_code()
    table.secret(0, secret).ok(201)
    look_everywhere(table[0], table.path)
    before = table[0].all_heard()
    proof = table.resign(1).ok(201)["game"]["proof"]
    assert proof["secret"] == secret and proof["nonce"] not in before, "with it a short secret could be found by trying"


def test_the_servers_secret_is_told_to_nobody_before_the_round_is_over(own_server):
    player, game = own_server.guest({"ruleset": "bulls-and-cows", "visibility": "public", "options": OPTIONS})
    player = Listener(own_server, player.token)
    table, spectator = kit.Table(game, [player]), Listener(own_server)
    for _ in range(3):
        look_everywhere(player, table.path)
        look_everywhere(spectator, table.path)
        table.guess(0, random_code()).ok(201)
    before = player.all_heard() + spectator.all_heard() + own_server.log + json.dumps(game)
    proof = table.resign(0).ok(201)["game"]["proof"]
    assert proof["secret"] not in before and proof["nonce"] not in before
    assert proof["secret"] not in own_server.log, "the log never tells"


def test_the_next_rounds_secret_is_as_well_kept(own_server):
    table, spectator, _ = listeners_at(own_server)
    first, second = random_code(), random_code()
    table.secret(0, first).ok(201)
    table.guess(1, first).ok(201)
    table.next_round().ok(201)
    table.secret(1, second).ok(201)
    look_everywhere(table[0], table.path)
    look_everywhere(spectator, table.path)
    assert second not in table[0].all_heard() + spectator.all_heard()
    assert first in spectator.all_heard()


def test_a_pending_guess_does_not_make_refusals_tell_the_secret(own_server):
    table, spectator, _ = listeners_at(own_server, answers="manual")
    secret = random_code()
    table.secret(0, secret).ok(201)
    table.guess(1, random_code()).ok(201)
    look_everywhere(table[1], table.path)
    look_everywhere(spectator, table.path)
    table.answer(0, 12, 0).problem(422, "wrong-answer")
    assert secret not in table[1].all_heard() + spectator.all_heard()


def test_refusals_to_a_breaker_have_one_length_whatever_the_secret(server):
    lengths = set()
    for secret in ("0" * 12, random_code(), random_code()):
        table = server.table(**OPTIONS)
        table.secret(0, secret).ok(201)
        reply = table.guess(1, "1" * 11)
        body = reply.problem(422, "illegal-code")
        body.pop("request_id", None)
        lengths.add(json.dumps(body))
    assert len(lengths) == 1


def test_a_token_is_told_once_and_never_logged(own_server):
    anyone = Listener(own_server)
    made = anyone.post("/v1/players", {"name": "Ann"}).ok(201)
    guest = anyone.post("/v1/games", {"ruleset": "mastermind", "visibility": "public"}).ok(201)["you"]
    heard = []
    for token in (made["token"], guest["token"]):
        client = Listener(own_server, token)
        client.get("/v1/players/me")
        client.get("/v1/games?player=me")
        client.get("/v1/nothing?token=" + token)
        client.get("/v1/games/" + token)
        client.post("/v1/games", {"ruleset": token})
        client.post("/v1/games", {"ruleset": "mastermind"}, headers={"Idempotency-Key": "k"})
        client.post("/v1/games", {"ruleset": "mastermind"}, headers={"Idempotency-Key": "k"})
        heard.append((token, client))
    for token, client in heard:
        assert token not in client.all_heard(), "not even to its owner"
        assert token not in own_server.log.replace(
            "/v1/games/" + token, ""
        ), "but as a path, which no client should send"
        stored = databases.everything(own_server.db)
        assert token.encode() not in stored and token[3:].encode() not in stored, "only its hash is kept"
