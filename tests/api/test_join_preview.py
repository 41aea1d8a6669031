# SPDX-License-Identifier: Apache-2.0
"""What a join code invites to, told before anybody takes a seat."""

import time

import kit
import pytest

PREVIEW = "/v1/join/preview"
NO_CODE = "222222"


def open_game(player, **body):
    return player.post("/v1/games", {"ruleset": "bulls-and-cows", "opponents": [{"open": True}], **body}).ok(201)


def preview(client, code, **more):
    return client.post(PREVIEW, {"join_code": code}, **more)


def test_what_is_no_small_json_body_is_refused(anyone):
    anyone.post(PREVIEW, raw=b" " * (65 * 1024), headers={"Content-Type": "application/json"}).problem(413, "too-large")
    anyone.post(PREVIEW, raw=b"{}", headers={"Content-Type": "text/plain"}).problem(415, "unsupported-media-type")


def test_it_tells_who_plays_what_and_nothing_else(server, ann):
    options = {"rounds": 6}
    clock = {"turn_seconds": 90}
    game = open_game(ann, options=options, clock=clock, ranked=True, opponents=[{"open": True}, {"bot": "random"}])
    for client in (server.anyone(), server.player("Eve"), ann):
        told = preview(client, game["join_code"]).ok(200)
        assert set(told) == {"game"}
        assert set(told["game"]) == {"id", "ruleset", "options", "clock", "ranked", "seats", "status"}
        for member in ("id", "ruleset", "options", "clock", "ranked", "status"):
            assert told["game"][member] == game[member], member
        assert told["game"]["options"]["rounds"] == 6 and told["game"]["clock"]["turn_seconds"] == 90
        assert told["game"]["seats"] == [
            {key: seat[key] for key in ("seat", "player", "status")} for seat in game["seats"]
        ]
        assert [seat["status"] for seat in told["game"]["seats"]] == ["joined", "open", "joined"]


def test_it_changes_nothing(server, ann):
    game = open_game(ann)
    before = ann.get(f"/v1/games/{game['id']}/events").ok(200)
    for _ in range(20):
        preview(server.anyone(), game["join_code"]).ok(200)
    assert ann.get(f"/v1/games/{game['id']}/events").ok(200) == before
    assert ann.get(f"/v1/games/{game['id']}").ok(200) == game
    server.anyone().get(f"/v1/games/{game['id']}").problem(404, "not-found")


def test_the_code_is_not_case_sensitive(server, ann):
    game = open_game(ann)
    assert preview(server.anyone(), game["join_code"].lower()).ok(200)["game"]["id"] == game["id"]


def test_it_is_nobody_elses_answer(server, ann):
    reply = preview(server.anyone(), open_game(ann)["join_code"])
    assert "no-cache" in reply.headers["cache-control"] and reply.headers["vary"] == "Authorization"


@pytest.mark.one_server("the others hear of it within a second")
def test_names_are_those_of_now(server, ann):
    game = open_game(ann)
    ann.patch("/v1/players/me", {"name": "Ann B."}).ok(200)
    assert preview(server.anyone(), game["join_code"]).ok(200)["game"]["seats"][0]["player"]["name"] == "Ann B."


def test_of_a_game_that_is_played_nothing_of_its_state_is_told(server):
    table = server.table(rounds=2)
    table.secret(0, "5302").ok(201)
    table.guess(1, "5320").ok(201)
    reply = preview(server.anyone(), table.game["join_code"])
    told = reply.ok(200)["game"]
    assert told["status"] == "playing" and [seat["status"] for seat in told["seats"]] == ["joined", "joined"]
    assert "5302" not in reply.text and "5320" not in reply.text and table.game["join_code"] not in reply.text
    server.player("Eve").post("/v1/join", {"join_code": table.game["join_code"]}).problem(409, "game-full")


def test_a_game_that_is_over_has_no_code(server, ann):
    table = server.table()
    table.resign(0).ok(201)
    preview(server.anyone(), table.game["join_code"]).problem(404, "not-found")
    game = open_game(ann)
    assert ann.delete(f"/v1/games/{game['id']}").status == 204
    preview(server.anyone(), game["join_code"]).problem(404, "not-found")


def test_whose_creator_is_gone_nobody_is_invited_to(server):
    gone = server.player("Gone")
    game = open_game(gone)
    assert gone.delete("/v1/players/me").status == 204
    preview(server.anyone(), game["join_code"]).problem(404, "not-found")


@pytest.mark.parametrize("body", [{}, {"join_code": None}, {"join_code": 7}, {"join_code": "K7QX2M" * 11}])
def test_what_is_no_code_is_refused(anyone, body):
    anyone.post(PREVIEW, body).problem(422, "invalid-value", pointer="/join_code")


def test_what_is_refused(server, anyone, ann):
    code = open_game(ann)["join_code"]
    for wrong in (NO_CODE, "", "K7QX2\x00", code + "2", code[:5]):
        preview(anyone, wrong).problem(404, "not-found")
    anyone.post(PREVIEW, {"join_code": code, "seat": 1}).problem(422, "invalid-value", pointer="/seat")
    anyone.post(PREVIEW, raw=b"{").problem(400, "malformed-json")
    anyone.post(PREVIEW, raw=b"[]").problem(422, "invalid-value")
    anyone.post(PREVIEW).problem(422, "invalid-value", pointer="/join_code")
    preview(kit.Client(server, "rf_bad"), code).problem(401, "unauthorized")
    for method in ("GET", "PUT", "DELETE"):
        reply = anyone.call(method, PREVIEW)
        reply.problem(405, "method-not-allowed")
        assert set(reply.headers["allow"].split(", ")) == {"POST", "OPTIONS"}


def test_a_service_and_a_server_without_guests_tell_it_too():
    with kit.Server("--no-guests") as server:
        token = kit.run("token", "create", "--scope", "service", "--db", server.db).stdout.strip()
        service = kit.Client(server, token)
        made = service.post("/v1/players", {"name": "Ann"}).ok(201)
        game = open_game(kit.Client(server, made["token"], made))
        for client in (service, server.anyone()):
            assert preview(client, game["join_code"]).ok(200)["game"]["id"] == game["id"]


def test_after_a_restart_it_is_the_same(own_server):
    game = open_game(own_server.player("Ann"))
    told = preview(own_server.anyone(), game["join_code"]).ok(200)
    own_server.restart()
    assert preview(own_server.anyone(), game["join_code"]).ok(200) == told


def test_previews_of_a_seat_that_is_being_taken_are_of_before_or_after(server, ann):
    for _ in range(5):
        game = open_game(ann)
        code, eve = game["join_code"], server.player("Eve")
        calls = [lambda: preview(server.anyone(), code) for _ in range(4)]
        *previews, joined = kit.together(*calls, lambda: eve.post("/v1/join", {"join_code": code}))
        joined.ok(201)
        for reply in previews:
            told = reply.ok(200)["game"]
            assert (told["status"], told["seats"][1]["status"]) in {("open", "open"), ("playing", "joined")}


# --- Wrong codes ---------------------------------------------------------------------------------------------------


@pytest.fixture
def limited():
    with kit.Server("--rate-limit", "1000") as server:
        yield server


def tried(calls):
    """How many of them are answered before one is refused for their number."""
    began, count = time.monotonic(), 0
    for call in calls:
        reply = call()
        if reply.status == 429:
            reply.problem(429, "rate-limited")
            assert 1 <= int(reply.headers["retry-after"]) <= 60
            break
        reply.problem(404, "not-found")
        count += 1
    assert count <= 10 + (time.monotonic() - began) / 6
    return count


def test_wrong_codes_are_counted_together_with_those_of_joining(limited):
    ann, anyone = limited.player("Ann"), limited.anyone()
    code = open_game(ann)["join_code"]
    for _ in range(30):
        preview(anyone, code).ok(200)  # right ones do not count
    calls = [lambda: preview(anyone, NO_CODE), lambda: anyone.post("/v1/join", {"join_code": NO_CODE})]
    assert tried(calls * 20) >= 10
    preview(ann, code).problem(429, "rate-limited")
    ann.post("/v1/join", {"join_code": code}).problem(429, "rate-limited")


def test_what_is_no_code_at_all_is_no_wrong_one(limited):
    anyone = limited.anyone()
    for _ in range(20):
        anyone.post(PREVIEW, {}).problem(422, "invalid-value")
    assert tried([lambda: preview(anyone, NO_CODE)] * 20) >= 10
