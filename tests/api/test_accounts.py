# SPDX-License-Identifier: Apache-2.0
"""Accounts: tokens of one's own, services that make players, and leaving for good."""

import datetime
import time

import kit
import pytest


def moment(**ahead):
    when = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(**ahead)
    return when.isoformat(timespec="milliseconds").replace("+00:00", "Z")


@pytest.fixture
def service(server):
    made = kit.run("token", "create", "--scope", "service", "--db", server.db)
    return kit.Client(server, made.stdout.strip())


@pytest.fixture
def admin(server):
    made = kit.run("token", "create", "--scope", "admin", "--db", server.db)
    return kit.Client(server, made.stdout.strip())


def mint(client, body=None, path="/v1/players/me/tokens"):
    token = client.post(path, body).ok(201)
    kit.tokens.add(token["token"])
    return token, kit.Client(client.server, token["token"])


# --- One's own tokens ----------------------------------------------------------------------------------------------


def test_a_minted_token_speaks_for_its_player(ann):
    token, phone = mint(ann, {"label": "phone"})
    assert token["label"] == "phone" and token["scopes"] == ["play"] and token["expires_at"] is None
    assert phone.get("/v1/players/me").ok(200)["id"] == ann.id


def test_tokens_are_listed_without_what_is_secret(ann):
    first, _ = mint(ann, {"label": "one"})
    second, _ = mint(ann, {"label": "two", "expires_at": moment(days=1)})
    items = ann.get("/v1/players/me/tokens").ok(200)["items"]
    assert len(items) == 3 and items[0]["label"] == ""  # the one that came with the account
    assert items[1:] == [{k: v for k, v in token.items() if k != "token"} for token in (first, second)]


def test_a_list_of_tokens_goes_on_page_by_page(ann):
    for _ in range(4):
        mint(ann)
    seen, cursor = [], ""
    while cursor is not None:
        page = ann.get(f"/v1/players/me/tokens?limit=2{cursor and '&cursor=' + cursor}").ok(200)
        seen += [item["id"] for item in page["items"]]
        cursor = page["next"]
    assert len(seen) == 5 and seen == sorted(set(seen))


@pytest.mark.parametrize("query", ["limit=0", "limit=101", "limit=x", "cursor=x"])
def test_a_bad_page_of_tokens_is_refused(ann, query):
    ann.get("/v1/players/me/tokens?" + query).problem(422, "invalid-value")


def test_a_target_that_is_not_well_formed_is_refused(ann):
    ann.get("/v1/players/me/tokens?x=%zz").problem(400, "bad-request")


def test_a_revoked_token_is_refused_everywhere_and_no_longer_listed(ann, server):
    token, phone = mint(ann)
    phone.get("/v1/players/me").ok(200)
    assert ann.delete("/v1/players/me/tokens/" + token["id"]).status == 204
    phone.get("/v1/players/me").problem(401, "unauthorized")
    phone.get("/v1/games/" + "0" * 16).problem(401, "unauthorized")
    assert token["id"] not in [item["id"] for item in ann.get("/v1/players/me/tokens").ok(200)["items"]]
    ann.delete("/v1/players/me/tokens/" + token["id"]).problem(404, "not-found")


def test_a_token_may_revoke_itself(ann):
    token, phone = mint(ann)
    assert phone.delete("/v1/players/me/tokens/" + token["id"]).status == 204
    phone.get("/v1/players/me").problem(401, "unauthorized")


def test_nobody_revokes_the_token_of_somebody_else(ann, bob):
    token, phone = mint(ann)
    bob.delete("/v1/players/me/tokens/" + token["id"]).problem(404, "not-found")
    bob.delete("/v1/players/me/tokens/no-such-id").problem(404, "not-found")
    phone.get("/v1/players/me").ok(200)


def test_an_expired_token_is_refused(ann):
    token, phone = mint(ann, {"expires_at": moment(seconds=5)})
    assert token["expires_at"] is not None
    phone.get("/v1/players/me").ok(200)
    while moment() <= token["expires_at"]:
        time.sleep(0.1)
    phone.get("/v1/players/me").problem(401, "unauthorized")


@pytest.mark.parametrize("scopes", [["service"], ["admin"], ["play", "admin"]])
def test_a_token_gets_no_scope_that_its_minter_lacks(ann, scopes):
    ann.post("/v1/players/me/tokens", {"scopes": scopes}).problem(403, "forbidden")


def test_an_admin_mints_tokens_of_every_scope(admin, server):
    token, service = mint(admin, {"scopes": ["service"]})
    assert token["scopes"] == ["service"]
    service.post("/v1/games", {"ruleset": "mastermind"}).problem(403, "forbidden")
    service.post("/v1/players/me/tokens", {"scopes": ["play"]}).problem(403, "forbidden")


def test_a_token_does_not_outlive_its_minter(ann):
    _, phone = mint(ann, {"expires_at": moment(hours=1)})
    for expires_at in (None, moment(hours=2)):
        phone.post("/v1/players/me/tokens", {"expires_at": expires_at}).problem(422, "invalid-value", "/expires_at")
    mint(phone, {"expires_at": moment(minutes=30)})


@pytest.mark.parametrize(
    "body, pointer",
    [
        ({"scopes": []}, "/scopes"),
        ({"scopes": ["king"]}, "/scopes/0"),
        ({"scopes": ["play", 1]}, "/scopes/1"),
        ({"scopes": "play"}, "/scopes"),
        ({"label": "x" * 65}, "/label"),
        ({"label": "a\nb"}, "/label"),
        ({"label": None}, "/label"),
        ({"expires_at": "tomorrow"}, "/expires_at"),
        ({"expires_at": "2020-01-01T00:00:00Z"}, "/expires_at"),
        ({"expires_at": 5}, "/expires_at"),
        ({"role": "play"}, "/role"),
    ],
)
def test_a_bad_token_is_refused_by_name(ann, body, pointer):
    ann.post("/v1/players/me/tokens", body).problem(422, "invalid-value", pointer)


def test_a_label_may_have_64_characters_of_any_kind(ann):
    assert mint(ann, {"label": "\U0001f42e" * 64})[0]["label"] == "\U0001f42e" * 64


def test_a_replayed_minting_shows_no_token(ann):
    headers = {"Idempotency-Key": "mint-1"}
    first = ann.post("/v1/players/me/tokens", {"label": "a"}, headers=headers).ok(201)
    again = ann.post("/v1/players/me/tokens", {"label": "a"}, headers=headers)
    kit.tokens.add(first["token"])
    assert again.ok(201) == {k: v for k, v in first.items() if k != "token"}
    assert again.headers["idempotency-replayed"] == "true"


def test_there_is_a_bound_for_tokens(ann):
    minted = [mint(ann)[0] for _ in range(99)]
    ann.post("/v1/players/me/tokens").problem(409, "not-allowed-now")
    ann.delete("/v1/players/me/tokens/" + minted[0]["id"])
    mint(ann)


def test_the_bound_holds_for_tokens_that_a_service_mints(service):
    path = f"/v1/players/{service.post('/v1/players', {'name': 'Mia'}).ok(201)['id']}/tokens"
    for _ in range(99):
        mint(service, None, path)
    service.post(path).problem(409, "not-allowed-now")


def test_tokens_need_a_token(anyone):
    anyone.get("/v1/players/me/tokens").problem(401, "unauthorized")
    anyone.post("/v1/players/me/tokens").problem(401, "unauthorized")
    anyone.delete("/v1/players/me/tokens/" + "0" * 16).problem(401, "unauthorized")
    anyone.post(f"/v1/players/{'0' * 16}/tokens").problem(401, "unauthorized")
    anyone.delete("/v1/players/me").problem(401, "unauthorized")


# --- Services ------------------------------------------------------------------------------------------------------


def test_a_service_makes_players_and_mints_tokens_for_them(service):
    made = service.post("/v1/players", {"name": "Mia"}).ok(201)
    kit.tokens.add(made["token"])
    token, mia = mint(service, {"label": "session"}, f"/v1/players/{made['id']}/tokens")
    assert token["scopes"] == ["play"] and mia.get("/v1/players/me").ok(200)["name"] == "Mia"
    mia.post("/v1/games", {"ruleset": "mastermind"}).ok(201)


def test_a_service_mints_play_alone_and_for_its_own_alone(service, ann, server):
    made = service.post("/v1/players", {"name": "Mia"}).ok(201)
    service.post(f"/v1/players/{made['id']}/tokens", {"scopes": ["service"]}).problem(403, "forbidden")
    service.post(f"/v1/players/{ann.id}/tokens").problem(403, "forbidden")
    service.post("/v1/players/0000000000000000/tokens").problem(404, "not-found")
    service.post("/v1/players/nobody/tokens").problem(404, "not-found")
    ann.post(f"/v1/players/{made['id']}/tokens").problem(403, "forbidden")
    other = kit.run("token", "create", "--scope", "service", "--db", server.db).stdout.strip()
    kit.Client(server, other).post(f"/v1/players/{made['id']}/tokens").problem(403, "forbidden")


def test_a_service_sees_no_private_game_of_its_players(service):
    made = service.post("/v1/players", {"name": "Mia"}).ok(201)
    _, mia = mint(service, None, f"/v1/players/{made['id']}/tokens")
    game = mia.post("/v1/games", {"ruleset": "mastermind"}).ok(201)
    service.get("/v1/games/" + game["id"]).problem(404, "not-found")
    service.post(f"/v1/games/{game['id']}/guesses", {"code": "1122"}).problem(403, "forbidden")


# --- Leaving for good ----------------------------------------------------------------------------------------------


@pytest.mark.one_server("the others hear of it within a second")
def test_a_deleted_player_has_no_name_and_no_token(server, anyone):
    ann = server.player("Ann")
    _, phone = mint(ann)
    phone.get("/v1/players/me").ok(200)
    assert ann.delete("/v1/players/me").status == 204
    for client in (ann, phone):
        client.get("/v1/players/me").problem(401, "unauthorized")
    gone = anyone.get("/v1/players/" + ann.id).ok(200)
    assert gone == {"id": ann.id, "name": None}


def test_games_of_a_deleted_player_stay_whole(server):
    table = server.table(codemaker="players")
    ann = table[0]
    table.secret(0, "1234").ok(201)
    table.guess(1, "5678").ok(201)
    ann.delete("/v1/players/me")
    game = table.view(1)
    assert game["status"] == "finished" and game["result"]["reason"] == "resignation"
    assert game["seats"][0]["player"] == {"id": ann.id, "name": None}
    assert [event["kind"] for event in table.events(1)][-3:] == ["resigned", "round-over", "finished"]


def test_a_deleted_player_declines_and_takes_back_and_cannot_be_invited(server, bob):
    ann = server.player("Ann")
    invited = bob.post("/v1/games", {"ruleset": "bulls-and-cows", "opponents": [{"player": ann.id}]}).ok(201)
    own = ann.post(
        "/v1/games", {"ruleset": "bulls-and-cows", "visibility": "public", "opponents": [{"open": True}]}
    ).ok(201)
    assert ann.delete("/v1/players/me").status == 204
    game = bob.get("/v1/games/" + invited["id"]).ok(200)
    assert game["status"] == "aborted" and game["seats"][1]["status"] == "declined"
    assert bob.get("/v1/games/" + own["id"]).ok(200)["status"] == "aborted"
    bob.post("/v1/games", {"ruleset": "bulls-and-cows", "opponents": [{"player": ann.id}]}).problem(
        422, "invalid-value", "/opponents/0/player"
    )


def test_somebody_with_many_games_leaves_them_all_also_after_a_restart(own_server):
    ann, bob = own_server.player("Ann"), own_server.player("Bob")
    games = []
    for _ in range(11):
        game = ann.post("/v1/games", {"ruleset": "bulls-and-cows", "opponents": [{"open": True}]}).ok(201)
        bob.post("/v1/join", {"join_code": game["join_code"]}).ok(201)
        games.append(game["id"])
    assert ann.delete("/v1/players/me").status == 204
    own_server.restart()
    deadline = time.monotonic() + kit.PATIENCE_SECONDS
    left = set()
    while len(left) < len(games) and time.monotonic() < deadline:
        left = {game for game in games if bob.get("/v1/games/" + game).ok(200)["status"] == "finished"}
        time.sleep(0.1)
    assert left == set(games)
    own_server.stop()
    with own_server.database() as db:
        assert db.execute("SELECT count(*) FROM account_cleanup").fetchone() == (0,)


# --- Games that nobody touches -------------------------------------------------------------------------------------


def wait_for_status(client, game, status):
    deadline = time.monotonic() + kit.PATIENCE_SECONDS
    view = client.get("/v1/games/" + game).ok(200)
    while view["status"] != status and time.monotonic() < deadline:
        time.sleep(0.1)
        view = client.get("/v1/games/" + game).ok(200)
    assert view["status"] == status
    return view


def test_games_that_nobody_touches_come_to_their_end():
    with kit.Server() as server:
        ann = server.player("Ann")
        waiting = ann.post("/v1/games", {"ruleset": "bulls-and-cows", "opponents": [{"open": True}]}).ok(201)["id"]
        alone = ann.post("/v1/games", {"ruleset": "bulls-and-cows"}).ok(201)["id"]
        duel, endless = server.table(), server.table(codemaker="players", rounds=None)
        server.arguments = ("--expire-open", "1", "--expire-idle", "2")  # only now: nothing may expire while it is made
        server.restart()
        view = wait_for_status(ann, waiting, "aborted")
        events = ann.get(f"/v1/games/{waiting}/events").ok(200)["items"]
        assert events[-1]["kind"] == "aborted" and events[-1]["reason"] == "expired" and view["join_code"] is None
        ann.post(f"/v1/games/{waiting}/join").problem(409)
        wait_for_status(ann, alone, "finished")
        kinds = [event["kind"] for event in ann.get(f"/v1/games/{alone}/events").ok(200)["items"]]
        assert kinds[-3:] == ["timed-out", "round-over", "finished"]
        result = ann.get(f"/v1/games/{alone}/result").ok(200)
        assert result["match"]["reason"] == "expired" and result["rounds"][0]["solved"] is False
        for table in (duel, endless):
            assert wait_for_status(table[0], table.id, "aborted")["reason"] == "expired"
        server.stop()
        assert kit.run("verify", "--db", server.db).returncode == 0


def test_an_open_ended_game_that_expires_between_rounds_is_finished_as_it_stands():
    with kit.Server() as server:
        table = server.alone()
        table.crack(0)
        server.arguments = ("--expire-idle", "2")
        server.restart()
        wait_for_status(table[0], table.id, "finished")
        result = table.result(0)
        assert len(result["rounds"]) == 1 and result["match"]["outcome"] == "win"
        assert result["match"]["reason"] == "expired"


def test_with_off_nothing_expires():
    with kit.Server("--expire-open", "off", "--expire-idle", "off") as server:
        ann = server.player("Ann")
        game = ann.post("/v1/games", {"ruleset": "bulls-and-cows"}).ok(201)["id"]
        assert ann.get("/v1/games/" + game).ok(200)["status"] == "playing"


def test_a_game_whose_log_is_damaged_keeps_no_other_from_expiring(own_server):
    ann = own_server.player("Ann")
    body = {"ruleset": "bulls-and-cows", "opponents": [{"open": True}]}
    games = [ann.post("/v1/games", body).ok(201)["id"] for _ in range(3)]
    own_server.stop()
    with own_server.database() as db:
        db.execute("UPDATE event SET body = '{}' WHERE game = ? AND seq = 1", [games[0]])
    own_server.arguments = ("--expire-open", "1")
    own_server.start()
    for game in games[1:]:
        assert wait_for_status(ann, game, "aborted")["reason"] == "expired"
    listed = [item["id"] for item in ann.get("/v1/games?player=me").ok(200)["items"]]
    assert listed == [games[2], games[1]], "nor from being listed"
    ann.get("/v1/games/" + games[0]).problem(500, "internal-error")
