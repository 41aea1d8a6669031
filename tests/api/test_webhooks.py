# SPDX-License-Identifier: Apache-2.0
"""Webhooks: what is sent, signed by the book, in order, at least once, and to whom."""

import base64
import hashlib
import hmac
import json
import socket
import threading
import time

import kit
import pytest
from receiver import Receiver


@pytest.fixture(scope="module")
def open_server():
    with kit.Server("--allow-private-webhooks") as server:
        yield server


@pytest.fixture
def receiver():
    running = Receiver()
    yield running
    running.close()


def make_service(server):
    return kit.Client(server, kit.run("token", "create", "--scope", "service", "--db", server.db).stdout.strip())


@pytest.fixture
def service(open_server):
    return make_service(open_server)


def player_of(service, name):
    made = service.post("/v1/players", {"name": name}).ok(201)
    return kit.Client(service.server, made["token"], made)


ALL = ["game.event", "game.turn", "round.over", "result.published"]


def duel(service):
    ann, bob = player_of(service, "Ann"), player_of(service, "Bob")
    game = ann.post("/v1/games", {"ruleset": "bulls-and-cows", "opponents": [{"open": True}]}).ok(201)
    bob.post("/v1/join", {"join_code": game["join_code"]}).ok(201)
    return kit.Table(game, [ann, bob])


def check_signature(headers, body, *secrets):
    lower = {name.lower(): value for name, value in headers.items()}
    signed = f"{lower['webhook-id']}.{lower['webhook-timestamp']}.".encode() + body
    wanted = []
    for secret in secrets:
        assert secret.startswith("whsec_")
        mac = hmac.new(base64.b64decode(secret[6:]), signed, hashlib.sha256).digest()
        wanted.append("v1," + base64.b64encode(mac).decode())
    assert lower["webhook-signature"].split(" ") == wanted
    assert abs(int(lower["webhook-timestamp"]) - time.time()) < 300
    return lower["webhook-id"]


# --- What is sent --------------------------------------------------------------------------------------------------


def test_whose_turn_it_is_is_told_until_when(service, receiver):
    service.post("/v1/webhooks", {"url": receiver.url, "events": ["game.turn"]}).ok(201)
    ann, bob = player_of(service, "Ann"), player_of(service, "Bob")
    body = {"ruleset": "bulls-and-cows", "opponents": [{"player": bob.id}], "clock": {"turn_seconds": 60}}
    game = ann.post("/v1/games", body).ok(201)
    game = bob.post(f"/v1/games/{game['id']}/join", {}).ok(201)["game"]
    (_, told, _) = receiver.wait(1)[0]
    assert game["turn"]["deadline"] and json.loads(told)["data"]["deadline"] == game["turn"]["deadline"]


def test_a_game_is_told_in_order_and_without_its_secret(service, receiver):
    hook = service.post("/v1/webhooks", {"url": receiver.url, "events": ALL}).ok(201)
    table = duel(service)
    table.secret(0, "5302").ok(201)
    table.guess(1, "1467").ok(201)
    messages = [json.loads(body) for _, body, _ in receiver.wait(7)]
    assert not any("5302" in json.dumps(message) for message in messages)
    table.guess(1, "5302").ok(201)
    receiver.wait(11)
    messages = [json.loads(body) for _, body, _ in receiver.messages]
    kinds = [m["data"]["kind"] for m in messages if m["type"] == "game.event"]
    assert kinds == ["created", "joined", "round", "secret", "guess", "guess", "round-over"]
    events = table.events(1)
    told = [m["data"] for m in messages if m["type"] == "game.event"]
    assert [event["seq"] for event in told] == [event["seq"] for event in events]
    assert all(event["game"] == table.id for event in told)
    turns = [m["data"] for m in messages if m["type"] == "game.turn"]
    assert [turn["seats"] for turn in turns] == [[0], [1]]
    assert turns[1]["players"] == [table[1].id] and turns[1]["deadline"] is None
    over = [m["data"] for m in messages if m["type"] == "round.over"]
    assert len(over) == 1 and over[0]["secret"] == "5302"
    published = next(m["data"] for m in messages if m["type"] == "result.published")
    assert published["attempts"] == 2 and published["kind"] == "round" and published["game"] == table.id
    assert published["seats"][0] == {"seat": 0, "player": {"id": table[0].id}}
    ids = [check_signature(headers, body, hook["secret"]) for headers, body, _ in receiver.messages]
    assert len(set(ids)) == len(ids) and all(i.startswith(table.id + "-") for i in ids)


def test_only_what_was_asked_for_is_sent(service, receiver):
    service.post("/v1/webhooks", {"url": receiver.url, "events": ["result.published"]}).ok(201)
    table = duel(service)
    table.resign(0).ok(201)
    messages = [json.loads(body) for _, body, _ in receiver.wait(2)]
    assert [m["type"] for m in messages] == ["result.published"] * 2
    assert [m["data"]["kind"] for m in messages] == ["round", "match"]


def test_a_service_hears_of_its_own_players_alone(service, open_server, receiver):
    other = make_service(open_server)
    other.post("/v1/webhooks", {"url": receiver.url, "events": ALL}).ok(201)
    duel(service).resign(0).ok(201)
    alone = open_server.alone()
    alone.resign(0).ok(201)
    mine = player_of(other, "Mia")
    game = mine.post("/v1/games", {"ruleset": "mastermind"}).ok(201)
    receiver.wait(3)
    assert {json.loads(body)["data"]["game"] for _, body, _ in receiver.messages} == {game["id"]}


def test_a_webhook_can_be_tried_out(service, receiver):
    hook = service.post("/v1/webhooks", {"url": receiver.url, "events": ALL}).ok(201)
    delivery = service.post(f"/v1/webhooks/{hook['id']}/test").ok(201)
    assert delivery["type"] == "test" and delivery["state"] == "pending"
    (headers, body, _) = receiver.wait(1)[0]
    assert json.loads(body)["data"] == {"webhook": hook["id"]}
    assert check_signature(headers, body, hook["secret"]) == delivery["message"]


# --- Failures ------------------------------------------------------------------------------------------------------


def deliveries(service, hook, state=None):
    items = service.get(f"/v1/webhooks/{hook['id']}/deliveries?limit=100").ok(200)["items"]
    return [item for item in items if state in (None, item["state"])]


def wait_for(check):
    deadline = time.monotonic() + kit.PATIENCE_SECONDS
    while not check() and time.monotonic() < deadline:
        time.sleep(0.05)
    assert check()


def test_what_fails_is_tried_again_and_can_be_sent_by_hand(service):
    receiver = Receiver(answers=[500])
    hook = service.post("/v1/webhooks", {"url": receiver.url, "events": ["game.event"]}).ok(201)
    player_of(service, "Ann").post("/v1/games", {"ruleset": "mastermind"}).ok(201)
    receiver.wait(1)
    wait_for(lambda: [d["status"] for d in deliveries(service, hook)].count(500) == 1)
    assert len(receiver.messages) == 1, "the later message of the game waits for the earlier"
    failed = next(d for d in deliveries(service, hook) if d["status"] == 500)
    assert failed["state"] == "pending" and failed["attempts"] == 1 and failed["due_at"] > failed["tried_at"]
    service.post(f"/v1/webhooks/{hook['id']}/deliveries/{failed['id']}/retry").ok(200)
    receiver.wait(3)
    wait_for(lambda: len(deliveries(service, hook, "delivered")) == 2)
    ids = [headers["webhook-id"] for headers, _, _ in receiver.messages]
    assert ids[0] == ids[1] != ids[2], "the same message has the same id"
    receiver.close()


def test_retry_after_is_honoured(service):
    receiver = Receiver(answers=[503], headers={"retry-after": "3600"})
    hook = service.post("/v1/webhooks", {"url": receiver.url, "events": ["game.event"]}).ok(201)
    service.post(f"/v1/webhooks/{hook['id']}/test").ok(201)
    receiver.wait(1)
    wait_for(lambda: deliveries(service, hook)[0]["attempts"] == 1)
    item = deliveries(service, hook)[0]
    assert item["due_at"][:13] != item["tried_at"][:13], "an hour later"
    receiver.close()


def test_410_disables_a_webhook_and_it_can_be_used_again(service):
    receiver = Receiver(answers=[410])
    hook = service.post("/v1/webhooks", {"url": receiver.url, "events": ["game.event"]}).ok(201)
    service.post(f"/v1/webhooks/{hook['id']}/test").ok(201)
    wait_for(lambda: service.get(f"/v1/webhooks/{hook['id']}").ok(200)["disabled_at"] is not None)
    player_of(service, "Ann").post("/v1/games", {"ruleset": "mastermind"}).ok(201)
    assert len(deliveries(service, hook)) == 1 and deliveries(service, hook)[0]["state"] == "failed"
    assert service.patch(f"/v1/webhooks/{hook['id']}", {"disabled": False}).ok(200)["disabled_at"] is None
    service.post(f"/v1/webhooks/{hook['id']}/test").ok(201)
    receiver.wait(2)
    assert service.patch(f"/v1/webhooks/{hook['id']}", {"disabled": True}).ok(200)["disabled_at"] is not None
    receiver.close()


def test_redirects_are_not_followed(service, receiver):
    leading = Receiver(answers=[302], headers={"location": receiver.url})
    hook = service.post("/v1/webhooks", {"url": leading.url, "events": ["game.event"]}).ok(201)
    service.post(f"/v1/webhooks/{hook['id']}/test").ok(201)
    wait_for(lambda: deliveries(service, hook)[0]["status"] == 302)
    assert deliveries(service, hook)[0]["state"] == "pending" and receiver.messages == []
    leading.close()


def test_a_receiver_that_is_not_there_slows_no_move_and_gets_it_later(open_server):
    service = make_service(open_server)
    receiver = Receiver()
    receiver.close()
    hook = service.post("/v1/webhooks", {"url": receiver.url, "events": ["game.event"]}).ok(201)
    player = player_of(service, "Ann")
    table = kit.Table(player.post("/v1/games", {"ruleset": "bulls-and-cows"}).ok(201), [player])
    table.crack()
    wait_for(lambda: any(d["attempts"] == 1 and d["status"] is None for d in deliveries(service, hook)))
    assert not deliveries(service, hook, "delivered")


def test_messages_survive_a_restart(tmp_path):
    receiver = Receiver(answers=[500])
    with kit.Server("--allow-private-webhooks") as server:
        service = make_service(server)
        hook = service.post("/v1/webhooks", {"url": receiver.url, "events": ["game.event"]}).ok(201)
        service.post(f"/v1/webhooks/{hook['id']}/test").ok(201)
        receiver.wait(1)
        wait_for(lambda: deliveries(service, hook)[0]["attempts"] == 1)
        server.restart()
        receiver.wait(2)
        wait_for(lambda: deliveries(service, hook)[0]["state"] == "delivered")
    receiver.close()


def test_what_waits_for_a_webhook_out_of_use_goes_in_order_once_it_is_used_again(service):
    receiver = Receiver(answers=[500])
    hook = service.post("/v1/webhooks", {"url": receiver.url, "events": ["game.event"]}).ok(201)
    player = player_of(service, "Ann")
    long = {"ruleset": "bulls-and-cows", "options": {"length": 12, "repeats": True}}  # whose code nobody hits upon
    table = kit.Table(player.post("/v1/games", long).ok(201), [player])
    table.guess(0, "0" * 12).ok(201)
    wait_for(lambda: [d["status"] for d in deliveries(service, hook)].count(500) == 1)
    waiting = [d for d in deliveries(service, hook, "pending") if d["attempts"] == 0]
    assert len(waiting) == 2 and all(d["due_at"] is None for d in waiting), "behind the first of the game"
    service.patch(f"/v1/webhooks/{hook['id']}", {"disabled": True}).ok(200)
    assert all(d["due_at"] is None for d in deliveries(service, hook, "pending"))
    table.guess(0, "1" * 12).ok(201)
    service.patch(f"/v1/webhooks/{hook['id']}", {"disabled": False}).ok(200)
    receiver.wait(4)
    wait_for(lambda: len(deliveries(service, hook, "delivered")) == 3)
    seqs = [json.loads(body)["data"]["seq"] for _, body, _ in receiver.messages]
    assert seqs == [1, 1, 2, 3], "what happened while it was out of use is not told"
    receiver.close()


def test_what_was_delivered_can_be_sent_again(service, receiver):
    hook = service.post("/v1/webhooks", {"url": receiver.url, "events": ["game.event"]}).ok(201)
    delivery = service.post(f"/v1/webhooks/{hook['id']}/test").ok(201)
    wait_for(lambda: deliveries(service, hook, "delivered"))
    again = service.post(f"/v1/webhooks/{hook['id']}/deliveries/{delivery['id']}/retry").ok(200)
    assert again["state"] == "pending" and again["attempts"] == 0 and again["due_at"] is not None
    receiver.wait(2)
    wait_for(lambda: deliveries(service, hook, "delivered"))


def test_a_slow_receiver_holds_up_no_other(service, receiver):
    slow = Receiver(seconds=20)
    slow_hook = service.post("/v1/webhooks", {"url": slow.url, "events": ["game.event"]}).ok(201)
    for _ in range(40):
        service.post(f"/v1/webhooks/{slow_hook['id']}/test").ok(201)
    slow.wait(8)
    hook = service.post("/v1/webhooks", {"url": receiver.url, "events": ["game.event"]}).ok(201)
    service.post(f"/v1/webhooks/{hook['id']}/test").ok(201)
    receiver.wait(1)
    assert len(slow.messages) == 8, "the rest of them waits"
    service.delete("/v1/webhooks/" + slow_hook["id"])
    slow.close()


def test_a_message_that_is_too_old_is_tried_once(open_server, service):
    receiver = Receiver(answers=[500, 500])
    hook = service.post("/v1/webhooks", {"url": receiver.url, "events": ["game.event"]}).ok(201)
    delivery = service.post(f"/v1/webhooks/{hook['id']}/test").ok(201)
    wait_for(lambda: deliveries(service, hook)[0]["attempts"] == 1)
    assert deliveries(service, hook, "pending")
    with open_server.database() as db:
        db.execute("UPDATE delivery SET created_at = created_at - 80 * 3600000 WHERE id = ?", [delivery["id"]])
    service.post(f"/v1/webhooks/{hook['id']}/deliveries/{delivery['id']}/retry").ok(200)
    receiver.wait(2)
    wait_for(lambda: deliveries(service, hook, "failed"))
    assert len(receiver.messages) == 2
    receiver.close()


def test_a_receiver_that_never_ends_its_headers_is_cut_off(service):
    listener = socket.create_server(("127.0.0.1", 0))
    sent = []

    def flood():
        connection, _ = listener.accept()
        with connection:
            connection.recv(65536)
            try:
                connection.sendall(b"HTTP/1.1 500 No\r\n")
                while len(sent) < 100_000:
                    connection.sendall(b"X-Flood: " + b"x" * 1000 + b"\r\n")
                    sent.append(1)
            except OSError:
                pass

    threading.Thread(target=flood, daemon=True).start()
    url = f"http://127.0.0.1:{listener.getsockname()[1]}/"
    hook = service.post("/v1/webhooks", {"url": url, "events": ["game.event"]}).ok(201)
    service.post(f"/v1/webhooks/{hook['id']}/test").ok(201)
    wait_for(lambda: deliveries(service, hook)[0]["attempts"] == 1)
    assert len(sent) < 20_000 and deliveries(service, hook, "pending")
    listener.close()


# --- Keeping them --------------------------------------------------------------------------------------------------


def test_a_secret_is_shown_once(service, receiver):
    headers = {"Idempotency-Key": "hook-1"}
    body = {"url": receiver.url, "events": ["game.event"]}
    hook = service.post("/v1/webhooks", body, headers=headers).ok(201)
    assert len(base64.b64decode(hook["secret"][6:])) == 32
    shown = {name: value for name, value in hook.items() if name != "secret"}
    assert service.post("/v1/webhooks", body, headers=headers).ok(201) == shown
    assert service.get("/v1/webhooks/" + hook["id"]).ok(200) == shown
    assert shown in service.get("/v1/webhooks?limit=100").ok(200)["items"]


def test_after_a_rotation_both_secrets_sign(service, receiver):
    hook = service.post("/v1/webhooks", {"url": receiver.url, "events": ["game.event"]}).ok(201)
    rotated = service.post(f"/v1/webhooks/{hook['id']}/rotate").ok(200)
    assert rotated["secret"] != hook["secret"]
    service.post(f"/v1/webhooks/{hook['id']}/test").ok(201)
    headers, body, _ = receiver.wait(1)[0]
    check_signature(headers, body, rotated["secret"], hook["secret"])


def test_a_deleted_webhook_is_told_nothing(service, receiver):
    hook = service.post("/v1/webhooks", {"url": receiver.url, "events": ["game.event"]}).ok(201)
    assert service.delete("/v1/webhooks/" + hook["id"]).status == 204
    service.get("/v1/webhooks/" + hook["id"]).problem(404, "not-found")
    player_of(service, "Ann").post("/v1/games", {"ruleset": "mastermind"}).ok(201)
    time.sleep(0.3)
    assert receiver.messages == []


def test_a_service_that_is_gone_is_told_nothing(open_server, receiver):
    service = make_service(open_server)
    service.post("/v1/webhooks", {"url": receiver.url, "events": ["game.event"]}).ok(201)
    player = player_of(service, "Ann")
    service.delete("/v1/players/me").ok(204)
    player.post("/v1/games", {"ruleset": "mastermind"}).ok(201)
    time.sleep(0.3)
    assert receiver.messages == []


def test_a_service_has_at_most_twenty(open_server, receiver):
    service = make_service(open_server)
    for _ in range(20):
        service.post("/v1/webhooks", {"url": receiver.url, "events": ["game.event"]}).ok(201)
    service.post("/v1/webhooks", {"url": receiver.url, "events": ["game.event"]}).problem(409, "not-allowed-now")
    first = service.get("/v1/webhooks?limit=15").ok(200)
    rest = service.get("/v1/webhooks?limit=15&cursor=" + first["next"]).ok(200)
    assert len(first["items"]) == 15 and len(rest["items"]) == 5 and rest["next"] is None


@pytest.mark.parametrize(
    "body, pointer",
    [
        ({"events": ["game.event"]}, "/url"),
        ({"url": "https://example.org/"}, "/events"),
        ({"url": "https://example.org/", "events": []}, "/events"),
        ({"url": "https://example.org/", "events": ["game.over"]}, "/events/0"),
        ({"url": "https://example.org/", "events": ["game.event", 1]}, "/events/1"),
        ({"url": "ftp://example.org/", "events": ["game.event"]}, "/url"),
        ({"url": "http://example.org/", "events": ["game.event"]}, "/url"),
        ({"url": "https://ann:secret@example.org/", "events": ["game.event"]}, "/url"),
        ({"url": "https://example.org/#here", "events": ["game.event"]}, "/url"),
        ({"url": "https://127.0.0.1/", "events": ["game.event"]}, "/url"),
        ({"url": "https://2130706433/", "events": ["game.event"]}, "/url"),
        ({"url": "https://0x7f.1/", "events": ["game.event"]}, "/url"),
        ({"url": "https://10.1.2.3/", "events": ["game.event"]}, "/url"),
        ({"url": "https://[::1]/", "events": ["game.event"]}, "/url"),
        ({"url": "https://[::ffff:10.0.0.1]/", "events": ["game.event"]}, "/url"),
        ({"url": "https://[64:ff9b::7f00:1]/", "events": ["game.event"]}, "/url"),
        ({"url": "https://[fd00::1]/", "events": ["game.event"]}, "/url"),
        ({"url": "https://localhost/", "events": ["game.event"]}, "/url"),
        ({"url": "https://exa mple.org/", "events": ["game.event"]}, "/url"),
        ({"url": "https://example.org/" + "x" * 2048, "events": ["game.event"]}, "/url"),
        ({"url": "nonsense", "events": ["game.event"]}, "/url"),
        ({"url": "", "events": ["game.event"]}, "/url"),
    ],
)
def test_a_bad_webhook_is_refused_by_name(server, body, pointer):
    make_service(server).post("/v1/webhooks", body).problem(422, "invalid-value", pointer)


@pytest.mark.parametrize("allowed", [False, True])
def test_a_name_that_leads_to_a_private_address_fails_at_connect(allowed):
    """Names below `localhost` are this machine (RFC 6761), which only their resolution tells."""
    with socket.create_server(("127.0.0.1", 0)) as listener, kit.Server(
        *(["--allow-private-webhooks"] if allowed else [])
    ) as server:
        service = make_service(server)
        url = f"https://hooks.localhost:{listener.getsockname()[1]}/"
        hook = service.post("/v1/webhooks", {"url": url, "events": ["game.event"]}).ok(201)
        service.post(f"/v1/webhooks/{hook['id']}/test").ok(201)
        if allowed:
            listener.settimeout(kit.PATIENCE_SECONDS)
            listener.accept()[0].close()  # so that the name leads here is seen
        wait_for(lambda: deliveries(service, hook)[0]["attempts"] == 1)
        assert deliveries(service, hook)[0]["status"] is None
        listener.settimeout(0)
        with pytest.raises(BlockingIOError):
            listener.accept()


def test_webhooks_of_others_do_not_exist(service, open_server, receiver):
    hook = service.post("/v1/webhooks", {"url": receiver.url, "events": ["game.event"]}).ok(201)
    other, path = make_service(open_server), "/v1/webhooks/" + hook["id"]
    for call in (
        lambda: other.get(path),
        lambda: other.delete(path),
        lambda: other.patch(path, {"disabled": True}),
        lambda: other.post(path + "/rotate"),
        lambda: other.post(path + "/test"),
        lambda: other.get(path + "/deliveries"),
        lambda: other.post(f"{path}/deliveries/{'0' * 16}/retry"),
        lambda: service.post(f"{path}/deliveries/{'0' * 16}/retry"),
        lambda: service.get("/v1/webhooks/x"),
    ):
        call().problem(404, "not-found")


def test_webhooks_need_a_service(open_server, receiver):
    player, anyone = open_server.player(), open_server.anyone()
    path = f"/v1/webhooks/{'0' * 16}"
    for client, status, name in ((player, 403, "forbidden"), (anyone, 401, "unauthorized")):
        client.post("/v1/webhooks", {}).problem(status, name)
        client.get("/v1/webhooks").problem(status, name)
        client.get(path).problem(status, name)
        client.patch(path, {}).problem(status, name)
        client.delete(path).problem(status, name)
        client.post(path + "/rotate").problem(status, name)
        client.post(path + "/test").problem(status, name)
        client.get(path + "/deliveries").problem(status, name)
        client.post(f"{path}/deliveries/{'0' * 16}/retry").problem(status, name)


def test_what_else_is_refused(service, receiver):
    hook = service.post("/v1/webhooks", {"url": receiver.url, "events": ["game.event"]}).ok(201)
    path = "/v1/webhooks/" + hook["id"]
    service.patch(path, {}).problem(422, "invalid-value", "/disabled")
    for target in ("/v1/webhooks", path, path + "/deliveries"):
        service.get(target + "?x=%zz").problem(400, "bad-request")
    for target in ("/v1/webhooks", path + "/deliveries"):
        service.get(target + "?limit=0").problem(422, "invalid-value")
        service.get(target + "?cursor=x").problem(422, "invalid-value")


def test_that_a_tournament_is_finished_is_told(service, open_server, receiver):
    service.post("/v1/webhooks", {"url": receiver.url, "events": ["tournament.finished"]}).ok(201)
    ann = player_of(service, "Ann")
    entrants = [{"bot": "random"}, {"bot": "minimax"}]
    body = {"ruleset": "mastermind", "format": "all-play", "games": 3, "deal": "duplicate", "entrants": entrants}
    open_server.player("Stranger").post("/v1/tournaments", body).ok(201)  # is nobody's of this service
    made = ann.post("/v1/tournaments", body).ok(201)
    receiver.wait(1)
    headers, sent, _ = receiver.messages[0]
    message = json.loads(sent)
    assert message["type"] == "tournament.finished"
    data = message["data"]
    now = ann.get(f"/v1/tournaments/{made['id']}").ok()
    assert data["id"] == made["id"] and data["winners"] == now["winners"] and data["played"] == 3
    assert [line["number"] for line in data["standings"]] == now["winners"]
    ids = {name.lower(): value for name, value in headers.items()}
    assert ids["webhook-id"] == f"{made['id']}-{now['version']}-tournament.finished"
    made = service.post("/v1/tournaments", body).ok(201)  # a service hears of its own as well
    receiver.wait(2)
    assert json.loads(receiver.messages[1][1])["data"]["id"] == made["id"]


def test_of_many_winners_a_message_has_all_numbers_and_the_first_hundred_lines(service, receiver):
    service.post("/v1/webhooks", {"url": receiver.url, "events": ["tournament.finished"]}).ok(201)
    entrants = [{"bot": "perfect"}] * 120  # who draw all their games
    body = {"ruleset": "tic-tac-toe", "format": "swiss", "games": 1, "entrants": entrants}
    made = service.post("/v1/tournaments", body).ok(201)
    data = json.loads(receiver.wait(1)[0][1])["data"]
    members = {"id", "ruleset", "format", "status", "played", "tie_break_games", "winners", "standings"}
    assert set(data) == members and data["id"] == made["id"]
    assert sorted(data["winners"]) == list(range(1, 121))
    assert [line["number"] for line in data["standings"]] == data["winners"][:100]
    assert set(data["standings"][0]) == {"rank", "number", "entrant", "points"}


def test_the_end_of_a_tournament_is_told_to_however_many_services_listen(receiver):
    """And to nobody else; also where the server dies before all are told."""
    listening = 25
    with kit.Server("--allow-private-webhooks") as server:
        services = [make_service(server) for _ in range(listening + 20)]
        for number, one in enumerate(services):
            told = number >= 20  # those who do not listen are the first by their ids
            disabled = number < 10
            events = ["tournament.finished"] if told or disabled else ["game.turn"]
            hook = one.post("/v1/webhooks", {"url": receiver.url, "events": events}).ok(201)
            if disabled:
                one.patch(f"/v1/webhooks/{hook['id']}", {"disabled": True}).ok(200)
        players = [player_of(one, f"Player {number}") for number, one in enumerate(services)]
        entrants = [{"player": player.id} for player in players] + [{"bot": "random"}, {"bot": "perfect"}]
        body = {"ruleset": "tic-tac-toe", "format": "swiss", "games": 1, "entrants": entrants}
        ann = server.player("Ann")
        made = ann.post("/v1/tournaments", body).ok(201)
        for player in players:
            player.post(f"/v1/tournaments/{made['id']}/decline").ok(201)
        receiver.wait(listening)
        assert server.stop() == 0
        assert kit.run("verify", "--db", server.db).returncode == 0

        def messages(db):
            told = "SELECT webhook, message, body FROM delivery WHERE type = 'tournament.finished' ORDER BY webhook"
            return [(webhook, message, json.dumps(json.loads(body)["data"])) for webhook, message, body in db.execute(told)]

        with server.database() as db:
            first = messages(db)
            assert len(first) == listening and len({webhook for webhook, _, _ in first}) == listening
            assert len({(message, body) for _, message, body in first}) == 1
            assert db.execute("SELECT rows_version = version FROM tournament").fetchone() == (1,)
            # As where it dies behind the first job.
            db.execute("DELETE FROM delivery WHERE id NOT IN (SELECT id FROM delivery ORDER BY id LIMIT 10)")
            db.execute("UPDATE tournament SET rows_version = version - 1")
        assert kit.run("verify", "--db", server.db).returncode == 0
        server.start()
        receiver.wait(2 * listening - 10)
        assert server.stop() == 0
        with server.database() as db:
            assert messages(db) == first, "once each, and the same as before"
            assert db.execute("SELECT rows_version = version FROM tournament").fetchone() == (1,)
        assert kit.run("verify", "--db", server.db).returncode == 0
