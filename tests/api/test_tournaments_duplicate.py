# SPDX-License-Identifier: Apache-2.0
"""Tournaments with people and a duplicate deal: everybody plays alone with the same secrets and dice, and nobody is told a
proof before all have finished."""

import hashlib
import hmac

import pytest

import kit
from test_tournaments import begin, bots, read_games, until_over
from test_tournaments_people import entrants, games_of, invited, target, wait_for


@pytest.fixture(scope="module")
def server():
    with kit.Server() as server:
        yield server


@pytest.fixture
def people(server):
    return [server.player(name) for name in ("Ann", "Bob")]


def start(creator, *others, ruleset="yahtzee", bot=(), format="all-play", **more):
    """A tournament of one game by default, which all have joined."""
    everybody = entrants(creator, *others) + bots(*bot)
    made = begin(creator, format, everybody, ruleset=ruleset, deal="duplicate", **{"games": 1, **more})
    for client in others:
        client.post(target(made, "/join")).ok(201)
    return made


def sit_down(client, tournament):
    """Accepts the game that the client is invited to: its path."""
    game = invited(client, tournament)
    client.post(f"/v1/games/{game['id']}/join").ok(201)
    return f"/v1/games/{game['id']}"


def fill_card(client, path, rolls=0):
    """A card from the first free box to the last, with so many further rolls a turn."""
    game = client.get(path).ok()
    while game["status"] == "playing":
        if game["state"]["stage"] < rolls:
            game = client.post(path + "/rolls", {"keep": []}).ok(201)["game"]
            continue
        category = game["state"]["choices"][0]["category"]
        game = client.post(path + "/scores", {"category": category}).ok(201)["game"]
    return game


def rolls_of(client, path):
    """The dice by turn and stage."""
    turns = client.get(path + "/history").ok()["items"]
    return {(turn["turn"], roll["stage"]): roll["dice"] for turn in turns for roll in turn["rolls"]}


def dice(seed, number):
    """Roll `number` by the seed, without any client seed."""
    found, block = [], 0
    while len(found) < 5:
        stream = hmac.new(bytes.fromhex(seed), f":{number}:{block}".encode(), hashlib.sha256).digest()
        found += [byte % 6 + 1 for byte in stream if byte < 252]
        block += 1
    return found[:5]


def kinds(client, path):
    return [event["kind"] for event in client.get(path + "/events?limit=1000").ok()["items"]]


def check_forgeries(client, export):
    """A proof that is not the game's, that comes twice, or too early, is found out."""
    *before, finished, proof = export["events"]
    created = before[0]
    seed = {**proof["body"]["proof"], "server_seed": "0" * 64}
    again = {**proof, "seq": proof["seq"] + 1}
    early = [{**proof, "seq": finished["seq"]}, {**finished, "seq": proof["seq"]}]
    for events, wrong in (
        ([*before, finished, {**proof, "body": {"proof": seed}}], proof["seq"]),
        ([*before, finished, proof, again], again["seq"]),
        ([*before, *early], finished["seq"]),
        ([*before, finished, {**proof, "seat": 0}], proof["seq"]),
        ([{**created, "body": {**created["body"], "deal_seed": "zz"}}, *before[1:], finished, proof], 1),
    ):
        verdict = client.post("/v1/verify", {**export, "events": events}).ok()
        assert not verdict["valid"] and verdict["event"] == wrong


def test_everybody_has_the_same_dice_and_the_proof_comes_when_all_have_finished(people):
    ann, bob = people
    made = start(ann, bob, bot=("optimal",))
    paths = {client: sit_down(client, made) for client in people}
    assert paths[ann] != paths[bob], "each plays alone"
    views = [client.get(paths[client]).ok() for client in people]
    assert views[0]["commitment"] == views[1]["commitment"] and len(views[0]["seats"]) == 1
    over = fill_card(ann, paths[ann])
    assert over["status"] == "finished" and over["proof"] is None
    assert ann.get(paths[ann] + "/events?limit=1000").ok()["items"][-1]["proof"] is None
    ann.get(paths[ann] + "/export").problem(409, "not-allowed-now")
    bob.get(paths[ann]).problem(404, "not-found")
    assert ann.get(target(made)).ok()["played"] == 0
    fill_card(bob, paths[bob], rolls=2)
    finished = until_over(ann, made)
    proofs = [client.get(paths[client]).ok()["proof"] for client in people]
    assert proofs[0] == proofs[1]
    seed = proofs[0]["server_seed"]
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == views[0]["commitment"]
    for client in people:
        rolls = rolls_of(client, paths[client])
        assert len(rolls) == (13 if client is ann else 39)
        assert all(found == dice(seed, 3 * (turn - 1) + stage) for (turn, stage), found in rolls.items())
        assert kinds(client, paths[client])[-2:] == ["finished", "proof"]
        export = client.get(paths[client] + "/export").ok()
        assert client.post("/v1/verify", export).ok() == {"valid": True}
        check_forgeries(client, export)
    game = read_games(ann, finished)[0]
    totals = [client.get(paths[client]).ok()["state"]["cards"][0]["total"] for client in people]
    assert game["scores"][:2] == totals and game["scores"][2] > 0 and game["entrants"] == [1, 2, 3]
    assert seed == hmac.new(finished["seed"].encode(), b"game:1", hashlib.sha256).hexdigest()
    best = max(game["scores"])
    assert {line["number"]: line["points"] for line in finished["standings"]} == {
        number: int(score == best) for number, score in enumerate(game["scores"], 1)
    }


def test_the_games_of_a_tournament_name_everybody_their_own(people):
    ann, bob = people
    made = start(ann, bob)
    paths = {client: sit_down(client, made) for client in people}
    for client in people:
        items = client.get(target(made, "/games")).ok()["items"]
        assert [f"/v1/games/{item['id']}" for item in items] == [paths[client]]
        started = [event for event in client.get(target(made, "/events")).ok()["items"] if event["kind"] == "started"]
        assert started and "ids" not in started[0]
        told = [event["kind"] for event in client.get("/v1/players/me/events").ok()["items"]]
        assert told[-1:] == ["invited"] or "invited" in told
    assert ann.delete(target(made)).status == 204


def test_the_same_secret_is_to_be_found_and_the_fewest_guesses_win(people):
    ann, bob = people
    made = start(ann, bob, ruleset="mastermind", format="knockout")
    assert made["options"]["rounds"] == 1, "alone one could go on without end"
    paths = {client: sit_down(client, made) for client in people}
    secrets = {}
    for client, more in ((ann, 0), (bob, 1)):
        codes = kit.all_codes(client.get(paths[client]).ok()["options"])
        for _ in range(more):  # wrong ones, as Ann has found the secret
            wrong = next(code for code in codes if code != secrets[ann])
            client.post(paths[client] + "/guesses", {"code": wrong}).ok(201)
        solved = False
        while not solved:
            answer = client.post(paths[client] + "/guesses", {"code": codes[0]}).ok(201)
            solved = answer["solved"]
            codes = [code for code in codes if kit.pegs(code, answer["code"]) == (answer["black"], answer["white"])]
        secrets[client] = answer["code"]
        if client is ann:
            assert answer["game"]["proof"] is None
            assert ann.get(paths[ann] + "/result").ok()["rounds"][0]["secret"] == secrets[ann]
    assert secrets[ann] == secrets[bob]
    finished = until_over(ann, made)
    assert finished["winners"] == [1]
    scores = read_games(ann, finished)[0]["scores"]
    assert scores[1] == scores[0] + 1
    for client in people:
        game = client.get(paths[client]).ok()
        text = f"{game['proof']['nonce']}\n{game['proof']['secret']}"
        assert hashlib.sha256(text.encode()).hexdigest() == game["commitment"]


def test_who_does_not_come_has_forfeited_and_the_others_are_told(people):
    ann, bob = people
    made = start(ann, bob)
    path = sit_down(ann, made)
    bob.post(f"/v1/games/{invited(bob, made)['id']}/decline").ok(201)
    fill_card(ann, path)
    finished = until_over(ann, made)
    assert finished["winners"] == [1] and read_games(ann, finished)[0]["scores"][1] is None
    assert ann.get(path).ok()["proof"] is not None


def test_a_player_who_lets_their_time_pass_has_forfeited(people):
    ann, bob = people
    made = start(ann, bob, clock={"turn_seconds": 1})
    bobs = sit_down(bob, made)
    finished = wait_for(lambda: bob.get(bobs).ok()["status"] == "aborted" and bob.get(bobs).ok())
    assert finished["reason"] == "timeout" and finished["proof"] is None, "Ann may still play"
    ann.post(f"/v1/games/{invited(ann, made)['id']}/decline").ok(201)
    assert wait_for(lambda: bob.get(bobs).ok()["proof"])["server_seed"]
    wait_for(lambda: ann.get(target(made)).ok()["played"])
    assert [line["losses"] for line in ann.get(target(made)).ok()["totals"]] == [1, 1]
    assert ann.delete(target(made)).status == 204


def test_client_seeds_would_make_other_dice(people):
    ann, bob = people
    made = start(ann, bob, options={"await_client_seed": True})
    path = f"/v1/games/{invited(ann, made)['id']}"
    ann.post(path + "/join", {"client_seed": "mine"}).problem(422, "invalid-value", "/client_seed")
    ann.put(path + "/client-seed", {"client_seed": "mine"}).problem(409, "not-allowed-now")
    assert ann.post(path + "/join").ok(201)["game"]["status"] == "playing", "it waits for no seed"
    assert ann.delete(target(made)).status == 204


def test_proofs_come_at_once_where_a_tournament_was_cancelled(people):
    ann, bob = people
    made = start(ann, bob)
    paths = {client: sit_down(client, made) for client in people}
    fill_card(ann, paths[ann])
    assert ann.delete(target(made)).status == 204
    wait_for(lambda: ann.get(paths[ann]).ok()["proof"])
    fill_card(bob, paths[bob])
    wait_for(lambda: bob.get(paths[bob]).ok()["proof"])
    assert ann.get(target(made)).ok()["status"] == "cancelled"


def test_a_restart_changes_nothing():
    with kit.Server() as server:
        ann, bob = server.player("Ann"), server.player("Bob")
        made = start(ann, bob, games=2)
        paths = {client: sit_down(client, made) for client in (ann, bob)}
        fill_card(ann, paths[ann])
        server.restart()
        assert ann.get(paths[ann]).ok()["proof"] is None
        fill_card(bob, paths[bob], rolls=1)
        wait_for(lambda: bob.get(paths[bob]).ok()["proof"])
        later = {client: sit_down(client, made) for client in (ann, bob)}
        assert ann.get(later[ann]).ok()["commitment"] != ann.get(paths[ann]).ok()["commitment"]
        for client in (ann, bob):
            fill_card(client, later[client])
        until = wait_for(lambda: [1] if ann.get(target(made)).ok()["played"] == 2 else [])
        assert until and server.stop() == 0
        assert kit.run("verify", "--db", server.db).returncode == 0


def test_sixty_four_people_begin_at_once_and_more_are_too_many(server, people):
    ann, *_ = people
    crowd = [server.player(f"Player {number}") for number in range(64)]
    body = {"ruleset": "yahtzee", "format": "all-play", "deal": "duplicate", "entrants": entrants(ann, *crowd)}
    ann.post("/v1/tournaments", body).problem(422, "invalid-value", "/entrants")
    made = ann.post("/v1/tournaments", {**body, "format": "round-robin"}).ok(201)
    assert games_of(ann, made) == [] and ann.delete(target(made)).status == 204
    made = start(ann, *crowd[:-1])
    wait_for(lambda: games_of(ann, made))
    assert len({game["id"] for client in (ann, *crowd[:-1]) for game in games_of(client, made)}) == 64
    assert ann.delete(target(made)).status == 204
