# SPDX-License-Identifier: Apache-2.0
"""Private games that are made public once they are over: by whom, when, and what everybody may see of them then."""

import json

import kit
import pytest
from sse import Stream
from test_tournaments import bots, begin, until_over
from test_tournaments_duplicate import fill_card, sit_down, start
from receiver import Receiver
from test_webhooks import make_service, player_of

PUBLIC = {"visibility": "public"}


def publish(client, path, **more):
    return client.patch(path, PUBLIC, **more)


def finished(server, seats=2, **more):
    """A match that all but the last have given up."""
    table = server.table(seats=seats, **more)
    for seat in range(seats - 1):
        table.resign(seat).ok(201)
    return table


def test_what_is_no_small_json_body_is_refused(server):
    table = finished(server)
    for raw, kind, status, name in (
        (b"{", "application/json", 400, "malformed-json"),
        (b" " * (65 * 1024), "application/json", 413, "too-large"),
        (b"{}", "text/plain", 415, "unsupported-media-type"),
    ):
        table[0].patch(table.path, raw=raw, headers={"Content-Type": kind}).problem(status, name)


def between_rounds(server):
    """A game alone whose first round is over, and the code that was looked for."""
    table = server.alone()
    code = table.crack()[-1]["code"]
    assert table.view()["status"] == "round-over"
    return table, code


def kinds(client, path):
    return [event["kind"] for event in client.get(path + "/events?limit=1000").ok(200)["items"]]


def verify(server, *more):
    return kit.run("verify", "--db", server.db, *more)


# --- Making it public ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_any_seat_makes_a_finished_game_public(server, anyone, seat):
    table = finished(server, seats=3)
    anyone.get(table.path).problem(404, "not-found")
    before = table.view(seat)
    reply = publish(table[seat], table.path)
    game = reply.ok(200)
    version = before["version"] + 1
    assert game == {**before, "visibility": "public", "version": version, "updated_at": game["updated_at"]}
    assert reply.headers["etag"] == f'"{version}"' and game["you"]["seat"] == seat
    event = table.events(seat)[-1]
    assert event == {"seq": version, "at": game["updated_at"], "kind": "published", "seat": seat}
    assert anyone.get(table.path).ok(200) == {**game, "you": {"seat": None, "player": None}}


def test_everybody_then_sees_what_they_see_of_a_public_game(server, anyone, eve):
    table = server.table(rounds=2)
    table.secret(0, "5302").ok(201)
    table.guess(1, "5320").ok(201)
    table.guess(1, "5302").ok(201)
    table.resign(1).ok(201)
    paths = ["", "/events", "/history", "/history?round=all", "/result", "/export", "/analysis?round=1"]
    for path in paths:
        eve.get(table.path + path).problem(404, "not-found")
    publish(table[0], table.path).ok(200)
    for client in (eve, anyone):
        for path in paths:
            client.get(table.path + path).ok(200)
        assert client.get(table.path + "/events").ok(200)["items"][-1]["kind"] == "published"
        assert [item["code"] for item in client.get(table.path + "/history?round=1").ok(200)["items"]] == ["5320", "5302"]
        listed = client.get(f"/v1/games?player={table[1].id}").ok(200)["items"]
        assert [game["id"] for game in listed] == [table.id]
        assert table.id in [game["id"] for game in client.get("/v1/games?status=finished&limit=100").ok(200)["items"]]
        export = client.get(table.path + "/export").ok(200)
        assert client.post("/v1/verify", export).ok(200) == {"valid": True}
    eve.get(table.path + "/hint").problem(403, "forbidden")
    eve.post(table.path + "/join").problem(409, "game-over")


def test_a_secret_that_was_never_told_stays_one(server, anyone):
    """Nobody but the codemaker has seen the secret of a round that was given up before it was told."""
    table = server.table(rounds=2)
    table.secret(0, "5302").ok(201)
    told = [table.resign(1).ok(201)["game"], table.view(1)][1]
    publish(table[0], table.path).ok(200)
    seen = anyone.get(table.path).ok(200)
    assert (seen["state"], seen["proof"]) == (told["state"], told["proof"]), "what who played against it sees, no more"
    watched = server.table(rounds=2, visibility="public")
    watched.secret(0, "5302").ok(201)
    watched.resign(1).ok(201)
    assert kinds(anyone, table.path) == [*kinds(anyone, watched.path), "published"]
    assert seen["state"] == anyone.get(watched.path).ok(200)["state"], "as of a game that was public from the start"


def test_a_stream_that_is_open_tells_of_it_and_others_may_open_one(server, anyone):
    table = finished(server)
    with Stream(anyone, table.path + "/events") as stream:
        assert stream.status == 404
    with Stream(table[1], table.path + "/events") as stream:
        before = kinds(table[1], table.path)
        assert [stream.event()["kind"] for _ in before] == before
        publish(table[0], table.path).ok(200)
        assert stream.event()["kind"] == "published"
    with Stream(anyone, table.path + "/events") as stream:
        assert [stream.event()["kind"] for _ in kinds(anyone, table.path)] == kinds(table[0], table.path)


def test_services_are_told_like_of_all_events():
    with kit.Server("--allow-private-webhooks") as server:
        receiver, service = Receiver(), make_service(server)
        ann = player_of(service, "Ann")
        table = kit.Table(ann.post("/v1/games", {"ruleset": "bulls-and-cows"}).ok(201), [ann])
        table.resign(0).ok(201)
        publish(service, table.path).problem(403, "forbidden")
        service.post("/v1/webhooks", {"url": receiver.url, "events": ["game.event"]}).ok(201)
        publish(ann, table.path).ok(200)
        message = json.loads(receiver.wait(1)[0][1])
        assert (message["type"], message["data"]["kind"], message["data"]["game"]) == ("game.event", "published", table.id)
        receiver.close()


# --- When ----------------------------------------------------------------------------------------------------------


def refused(client, path, words):
    before = client.get(path).ok(200)
    assert words in publish(client, path).problem(409, "not-allowed-now")["detail"]
    assert client.get(path).ok(200) == before


def test_not_before_the_end(server, ann):
    game = ann.post("/v1/games", {"ruleset": "bulls-and-cows", "opponents": [{"open": True}]}).ok(201)
    refused(ann, f"/v1/games/{game['id']}", "once it is finished")
    table = server.table(rounds=2)
    refused(table[0], table.path, "once it is finished")
    table.secret(0, "5302").ok(201)
    table.guess(1, "5302").ok(201)
    assert table.view()["status"] == "round-over"
    for seat in (0, 1):
        refused(table[seat], table.path, "once it is finished")
    alone = server.alone()
    refused(alone[0], alone.path, "between rounds")


def test_not_by_whoever_gave_up_while_others_play_on(server):
    table = server.table(seats=3)
    table.resign(0).ok(201)
    refused(table[0], table.path, "once it is finished")
    table.resign(1).ok(201)
    publish(table[0], table.path).ok(200)


def test_not_by_whoever_is_only_invited(server, ann, bob):
    body = {"ruleset": "bulls-and-cows", "opponents": [{"player": bob.id}]}
    game = ann.post("/v1/games", body).ok(201)
    refused(bob, f"/v1/games/{game['id']}", "once it is finished")


def test_an_aborted_game_stays_private(server, ann):
    game = ann.post("/v1/games", {"ruleset": "bulls-and-cows", "opponents": [{"open": True}]}).ok(201)
    assert ann.delete(f"/v1/games/{game['id']}").status == 204
    refused(ann, f"/v1/games/{game['id']}", "aborted")


def test_alone_between_rounds_and_what_follows_is_watched(own_server):
    server, anyone = own_server, own_server.anyone()
    table, code = between_rounds(server)
    publish(table[0], table.path).ok(200)
    assert anyone.get(table.path).ok(200)["state"]["secret"] == code
    anyone.get(table.path + "/export").problem(409, "not-allowed-now")
    table.next_round().ok(201)
    watched = anyone.get(table.path).ok(200)
    assert (watched["status"], watched["visibility"], watched["state"]["secret"]) == ("playing", "public", None)
    publish(table[0], table.path).ok(200)
    server.restart()  # from the log: the newest round's event says that it is public
    assert anyone.get(table.path).ok(200) == watched
    table.crack()
    table.next_round().ok(201)
    server.restart()
    table.crack()
    table.finish().ok(201)
    assert kinds(anyone, table.path).count("published") == 1
    assert anyone.post("/v1/verify", anyone.get(table.path + "/export").ok(200)).ok(200) == {"valid": True}
    assert verify(server).returncode == 0


# --- How -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "body, pointer",
    [
        ({"visibility": "private"}, "/visibility"),
        ({"visibility": "PUBLIC"}, "/visibility"),
        ({"visibility": "public\x00"}, "/visibility"),
        ({"visibility": ""}, "/visibility"),
        ({"visibility": None}, "/visibility"),
        ({"visibility": True}, "/visibility"),
        ({}, "/visibility"),
        (None, "/visibility"),
        ({"visibility": "public", "ranked": True}, "/ranked"),
        ([], ""),
    ],
)
def test_there_is_no_other_change_and_no_way_back(server, body, pointer):
    table = finished(server)
    for status in (404, 200):
        version = table.view()["version"]
        table[0].patch(table.path, body).problem(422, "invalid-value", pointer=pointer)
        assert table.view()["version"] == version
        assert server.anyone().get(table.path).status == status
        publish(table[0], table.path).ok(200)


def test_what_is_public_stays_as_it_is(server):
    table = server.table(visibility="public")
    before = table.view()
    for seat in (0, 1):
        reply = publish(table[seat], table.path)
        assert reply.ok(200) == table.view(seat) and reply.headers["etag"] == f'"{before["version"]}"'
    over = finished(server)
    once = publish(over[0], over.path).ok(200)
    assert publish(over[0], over.path).ok(200) == once
    assert publish(over[1], over.path).ok(200)["version"] == once["version"]


def test_of_two_at_once_one_has_done_it(server):
    for _ in range(5):
        table = finished(server)
        replies = kit.together(*(lambda seat=seat: publish(table[seat], table.path) for seat in (0, 1, 0, 1)))
        assert {reply.ok(200)["version"] for reply in replies} == {table.view()["version"]}
        assert kinds(table[0], table.path).count("published") == 1


def test_beside_a_new_round_it_comes_before_or_is_refused(server):
    for _ in range(5):
        table, _ = between_rounds(server)
        version = table.view()["version"]
        reply, begun = kit.together(lambda: publish(table[0], table.path), table.next_round)
        begun.ok(201)
        assert kinds(table[0], table.path)[version:] == (["published", "round"] if reply.status == 200 else ["round"])
        if reply.status != 200:
            reply.problem(409, "not-allowed-now")


def test_only_the_version_that_was_meant(server):
    table = finished(server)
    version = table.view()["version"]
    publish(table[0], table.path, headers={"If-Match": f'"{version - 1}"'}).problem(412, "version-mismatch")
    publish(table[0], table.path, headers={"If-Match": f'"{version}"'}).ok(200)
    publish(table[0], table.path, headers={"If-Match": f'"{version}"'}).problem(412, "version-mismatch")


def test_who_may_not(server, anyone, eve):
    table = finished(server)
    publish(eve, table.path).problem(404, "not-found")
    publish(anyone, table.path).problem(401, "unauthorized")
    publish(kit.Client(server, "rf_bad"), table.path).problem(401, "unauthorized")
    publish(table[0], "/v1/games/nosuchgame").problem(404, "not-found")
    publish(make_service(server), table.path).problem(403, "forbidden")
    publish(table[0], table.path).ok(200)
    publish(eve, table.path).problem(403, "forbidden")
    publish(anyone, table.path).problem(401, "unauthorized")


def test_whoever_is_gone_or_blocked_makes_no_difference(server, anyone):
    table = finished(server)
    table[1].put(f"/v1/players/me/blocks/{table[0].id}").ok(204)
    assert table[1].delete("/v1/players/me").status == 204
    publish(table[1], table.path).problem(401, "unauthorized")
    publish(table[0], table.path).ok(200)
    seats = anyone.get(table.path).ok(200)["seats"]
    assert seats[1]["player"] == {"id": table[1].id, "name": None}


def test_nobody_is_notified(server):
    table = finished(server)
    before = table[1].get("/v1/players/me/events").ok(200)["items"]
    publish(table[0], table.path).ok(200)
    assert table[1].get("/v1/players/me/events").ok(200)["items"] == before


def test_a_rematch_is_private_again(server, anyone):
    table = finished(server)
    publish(table[0], table.path).ok(200)
    again = table[0].post(table.path + "/rematch").ok(201)["game"]
    assert again["visibility"] == "private"
    anyone.get("/v1/games/" + again["id"]).problem(404, "not-found")
    listed = finished(server, visibility="public")
    assert listed[0].post(listed.path + "/rematch").ok(201)["game"]["visibility"] == "public"


# --- Results -------------------------------------------------------------------------------------------------------


def ids(client, query):
    return [item["id"] for item in client.get("/v1/results?" + query).ok(200)["items"]]


def test_results_are_found_and_the_feed_of_all_does_not_change(own_server):
    server, anyone = own_server, own_server.anyone()
    table, _ = between_rounds(server)
    first = table.result()["rounds"][0]["id"]
    queries = [f"game={table.id}", f"player={table[0].id}", "", "ruleset=bulls-and-cows"]
    assert [ids(anyone, query) for query in queries] == [[]] * 4
    anyone.get("/v1/results/" + first).problem(404, "not-found")
    publish(table[0], table.path).ok(200)
    assert [ids(anyone, query) for query in queries] == [[first], [first], [], []]
    assert anyone.get("/v1/results/" + first).ok(200)["game"] == table.id
    assert ids(table[0], "") == [first], "as before"
    table.next_round().ok(201)
    table.crack()
    second = table.result()["rounds"][1]["id"]
    assert [ids(anyone, query) for query in queries] == [[first, second], [first, second], [second], [second]]
    server.restart()
    assert [ids(anyone, query) for query in queries] == [[first, second], [first, second], [second], [second]]
    assert verify(server).returncode == 0


# --- The log -------------------------------------------------------------------------------------------------------


def test_rows_are_mended_from_the_log(own_server):
    server, anyone = own_server, own_server.anyone()
    table = finished(server)
    publish(table[0], table.path).ok(200)
    server.stop()
    assert verify(server).returncode == 0
    for change in (
        "UPDATE game SET visibility = 'private'",
        "UPDATE seat SET is_public = 0",
        "UPDATE result SET is_public = 1",
    ):
        with server.database() as db:
            db.execute(change)
        assert verify(server).returncode == 1, change
        verify(server, "--rebuild")
        assert verify(server).returncode == 0, change
    server.start()
    listed = anyone.get(f"/v1/games?player={table[0].id}").ok(200)["items"]
    assert [game["id"] for game in listed] == [table.id]
    anyone.get(table.path).ok(200)


def test_a_log_in_which_it_does_not_follow_is_not_valid(server):
    table = finished(server)
    publish(table[0], table.path).ok(200)
    export = table[0].get(table.path + "/export").ok(200)
    *before, over, published = export["events"]
    assert (over["kind"], published["kind"], published["body"]) == ("finished", "published", {})
    again = {**published, "seq": published["seq"] + 1}
    early = [{**published, "seq": over["seq"]}, {**over, "seq": published["seq"]}]
    created = {**before[0], "body": {**before[0]["body"], "visibility": "public"}}
    for events, wrong in (
        ([*before, over, published, again], again["seq"]),
        ([*before, *early], over["seq"]),
        ([*before, over, {**published, "seat": None}], published["seq"]),
        ([*before, over, {**published, "seat": 7}], published["seq"]),
        ([*before, over, {**published, "body": {"by": "me"}}], published["seq"]),
        ([created, *before[1:], over, published], published["seq"]),
    ):
        verdict = table[0].post("/v1/verify", {**export, "events": events}).ok(200)
        assert not verdict["valid"] and verdict["event"] == wrong, (verdict, wrong)


def test_a_round_says_what_was_published_before_it(server):
    table, _ = between_rounds(server)
    publish(table[0], table.path).ok(200)
    table.next_round().ok(201)
    table.resign(0).ok(201)
    export = table[0].get(table.path + "/export").ok(200)
    rounds = [event for event in export["events"] if event["kind"] == "round"]
    assert [event["body"].get("made_public") for event in rounds] == [None, True]
    for event, value in ((rounds[0], True), (rounds[1], None)):
        body = {key: item for key, item in event["body"].items() if key != "made_public"}
        forged = {**event, "body": {**body, "made_public": True} if value else body}
        events = [forged if each is event else each for each in export["events"]]
        verdict = table[0].post("/v1/verify", {**export, "events": events}).ok(200)
        assert not verdict["valid"] and verdict["event"] == event["seq"]
    told = [event for event in table.events() if event["kind"] == "round"]
    assert not any("made_public" in event for event in told)


# --- Tournaments ---------------------------------------------------------------------------------------------------


def test_what_others_are_still_dealt_is_not_made_public(server, anyone):
    ann, bob = server.player("Ann"), server.player("Bob")
    made = start(ann, bob, bot=("optimal",))  # which wins: of two alone as many points as the other's would mean a game more
    paths = {client: sit_down(client, made) for client in (ann, bob)}
    assert fill_card(ann, paths[ann])["status"] == "finished"
    refused(ann, paths[ann], "dealt the same")
    anyone.get(paths[ann]).problem(404, "not-found")
    fill_card(bob, paths[bob], rolls=2)
    until_over(ann, made)
    publish(ann, paths[ann]).ok(200)
    assert anyone.get(paths[ann]).ok(200)["proof"] == bob.get(paths[bob]).ok(200)["proof"]
    anyone.get(paths[bob]).problem(404, "not-found")
    assert verify(server).returncode == 0


def test_any_other_game_of_a_tournament_is_like_all_games(server, anyone):
    ann = server.player("Ann")
    made = begin(ann, "all-play", [{"player": ann.id}, *bots("random")], ruleset="tic-tac-toe", games=1)
    path = sit_down(ann, made)
    refused(ann, path, "once it is finished")
    ann.post(path + "/resignation").ok(201)
    until_over(ann, made)
    assert publish(ann, path).ok(200)["tournament"] == made["id"]
    anyone.get(path).ok(200)
