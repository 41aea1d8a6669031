# SPDX-License-Identifier: Apache-2.0
"""Rematches: the same game again, with the seats moved on."""

import kit
import pytest


def finished(server, seats=2, **more):
    table = server.table(seats=seats, **more)
    for seat in range(seats - 1):
        table.resign(seat).ok(201)
    assert table.view()["status"] == "finished"
    return table


def rematch(table, seat, **more):
    return table[seat].post(table.path + "/rematch", **more)


def test_the_first_who_asks_makes_the_game_and_the_other_joins_it(server):
    table = finished(server, rounds=4)
    reply = rematch(table, 1)
    made = reply.ok(201)
    game = made["game"]
    assert made["id"] == game["id"] != table.id and reply.headers["location"] == "/v1/games/" + game["id"]
    assert reply.headers["etag"] == f'"{game["version"]}"'
    assert game["status"] == "open" and game["options"] == table.view()["options"]
    assert [seat["player"]["id"] for seat in game["seats"]] == [table[1].id, table[0].id], "moved on by one"
    assert [seat["status"] for seat in game["seats"]] == ["joined", "invited"] and game["you"]["seat"] == 0
    joined = rematch(table, 0).ok(201)
    assert joined["id"] == game["id"] and joined["seq"] == made["seq"]
    assert joined["game"]["status"] == "playing" and joined["game"]["you"]["seat"] == 1
    assert joined["game"]["round"]["leader"] == 0, "who did not lead first leads now"


def test_the_old_game_tells_of_it(server):
    table = finished(server)
    before = table.view()["version"]
    made = rematch(table, 0).ok(201)
    event = table.events(1)[-1]
    assert (event["kind"], event["seat"], event["game"], event["seq"]) == ("rematch", 0, made["id"], made["seq"])
    assert table.view()["version"] == before + 1 == made["seq"] and table.view()["status"] == "finished"


def test_asking_again_gives_the_same_game(server):
    table = finished(server)
    made = rematch(table, 0).ok(201)
    again = rematch(table, 0).ok(201)
    assert again["id"] == made["id"] and again["game"]["version"] == made["game"]["version"]
    assert len([event for event in table.events() if event["kind"] == "rematch"]) == 1


def test_two_who_ask_at_once_meet(server):
    for _ in range(10):
        table = finished(server)
        replies = kit.together(lambda: rematch(table, 0), lambda: rematch(table, 1))
        ids = {reply.ok(201)["id"] for reply in replies}
        assert len(ids) == 1
        assert table[0].get("/v1/games/" + ids.pop()).ok(200)["status"] == "playing"


def test_alone_it_begins_at_once(server):
    player, game = server.guest({"ruleset": "mastermind"})
    player.post(f"/v1/games/{game['id']}/resignation").ok(201)
    made = player.post(f"/v1/games/{game['id']}/rematch").ok(201)
    assert made["game"]["status"] == "playing" and made["game"]["ruleset"] == "mastermind"
    assert made["game"]["ranked"] is True


def test_in_a_group_everybody_moves_up(server):
    table = finished(server, seats=3, rounds=3)
    made = rematch(table, 0).ok(201)
    assert [seat["player"]["id"] for seat in made["game"]["seats"]] == [table[1].id, table[2].id, table[0].id]
    rematch(table, 1).ok(201)
    assert rematch(table, 2).ok(201)["game"]["status"] == "playing"


def test_bots_join_at_once(server, ann):
    body = {"ruleset": "mastermind", "opponents": [{"bot": "random"}]}
    game = ann.post("/v1/games", body).ok(201)
    ann.post(f"/v1/games/{game['id']}/resignation").ok(201)
    made = ann.post(f"/v1/games/{game['id']}/rematch").ok(201)
    assert made["game"]["status"] == "playing"
    assert [seat["player"]["kind"] for seat in made["game"]["seats"]] == ["bot", "human"]


def test_the_seat_of_somebody_who_is_gone_is_open(server):
    table = finished(server)
    table[0].delete("/v1/players/me")
    made = rematch(table, 1).ok(201)
    assert [seat["status"] for seat in made["game"]["seats"]] == ["joined", "open"]
    assert made["game"]["join_code"] is not None


def test_an_invitation_that_was_declined_is_no_seat(server):
    table = finished(server)
    made = rematch(table, 0).ok(201)
    table[1].post(f"/v1/games/{made['id']}/decline").ok(201)
    assert rematch(table, 1).ok(201)["game"]["status"] == "aborted"


def test_a_retry_makes_no_second_one(server):
    table = finished(server)
    headers = {"Idempotency-Key": "once-more"}
    made = rematch(table, 0, headers=headers).ok(201)
    again = rematch(table, 0, headers=headers)
    assert again.ok(201) == made and again.headers["idempotency-replayed"] == "true"


def test_before_the_end_there_is_none(server):
    table = server.table()
    rematch(table, 0).problem(409, "not-allowed-now")
    game = table[0].post("/v1/games", {"ruleset": "mastermind"}).ok(201)
    table[0].delete("/v1/games/" + game["id"])
    table[0].post(f"/v1/games/{game['id']}/rematch").problem(409, "not-allowed-now")


def test_only_who_had_a_seat_may_ask(server, eve, anyone):
    table = finished(server)
    eve.post(table.path + "/rematch").problem(404, "not-found")
    anyone.post(table.path + "/rematch").problem(401, "unauthorized")
    public = finished(server, visibility="public")
    eve.post(public.path + "/rematch").problem(403, "forbidden")
    eve.post("/v1/games/none/rematch").problem(404, "not-found")


def test_another_version_is_refused(server):
    table = finished(server)
    rematch(table, 0, headers={"If-Match": '"1"'}).problem(412, "version-mismatch")
    rematch(table, 0, headers={"If-Match": f'"{table.view()["version"]}"'}).ok(201)


@pytest.mark.parametrize("visibility", ["public", "private"])
def test_it_is_as_visible_as_the_first(server, visibility):
    table = finished(server, visibility=visibility)
    assert rematch(table, 0).ok(201)["game"]["visibility"] == visibility


def test_rematches_verify():
    with kit.Server() as server:
        table = finished(server)
        rematch(table, 0).ok(201)
        rematch(table, 1).ok(201)
        server.restart()
        assert table.events()[-1]["kind"] == "rematch"
        server.stop()
        assert kit.run("verify", "--db", server.db).returncode == 0
