# SPDX-License-Identifier: Apache-2.0
"""Yahtzee in which every seat sees its own card alone until the game is over."""

import json
import re

import kit
import pytest
import sse
from test_tournaments import bots

OWN = {"cards": "own"}


def begin(people, **more):
    """A public game of these people, begun, in which seat 0 has rolled."""
    others = [{"player": person.id} for person in people[1:]]
    body = {"ruleset": "yahtzee", "options": OWN, "visibility": "public", "opponents": others, **more}
    game = people[0].post("/v1/games", body).ok(201)
    for person in people[1:]:
        person.post(kit.path(game, "/join")).ok(201)
    return kit.Table(people[0].get(kit.path(game)).ok(200), people)


def score_nothing(table, seat, which):
    """Scores the first or the last box that gives nothing for what was rolled."""
    choices = table.view(seat)["state"]["choices"]
    nothing = [choice["category"] for choice in choices if choice["score"] + choice["bonus"] == 0]
    return table.score(seat, nothing[which], headers={"Idempotency-Key": f"zero-{table.game['id']}-{seat}"}).ok(201)


READS = ("", "/history", "/history?round=all", "/history?round=1", "/events", "/result", "/export", "/analysis?round=1",
         "/hint", "?wait=0")


def look(table, viewer):
    """All that is told of it, but for what names the game and tells the time."""
    told = []
    for target in [table.path + rest for rest in READS] + ["/v1/games?limit=1", "/v1/results?limit=1"]:
        reply = viewer.get(target)
        told.append(f"{target} {reply.status} {reply.headers.get('etag')} {reply.text.replace(chr(10), ' ')}")
    for rest, body in (("/rolls", {"keep": [0]}), ("/scores", {"category": "chance"}), ("/scores", {"category": "aces"})):
        reply = viewer.post(table.path + rest, body)
        told.append(f"{reply.status} {reply.text}")
    with sse.Stream(viewer, table.path + "/events") as stream:
        told += [json.dumps(stream.event()) for _ in range(table.view()["version"])]
    text = "\n".join(told)
    for private in (table.game["id"], table.game["commitment"], table.game["join_code"]):
        text = text.replace(private, "-")
    return re.sub(r'"\d{4}-\d\d-\d\dT[\d:.]+Z"|"request_id":"[^"]+"|"next":(?:null|"[^"]+")', "-", text)


def test_whatever_others_have_rolled_and_scored_leaves_no_trace(server):
    """Two games in which the others roll other dice and give other boxes away: to the last byte the same is told."""
    people = kit.people(server, 3)
    watcher, heard = server.player("Watcher"), []
    for which in (0, -1):
        table = begin(people)
        told = [look(table, watcher) + look(table, people[2])]
        for seat in (0, 1):
            table.roll(seat, [which % 3]).ok(201)
            told.append(look(table, watcher) + look(table, people[2]))
            score_nothing(table, seat, which)
        told.append(look(table, watcher))
        heard.append(told)
        assert table.view(0)["state"]["cards"] != table.view(1)["state"]["cards"]
    for one, other in zip(*heard, strict=True):
        assert one.split("\n") == other.split("\n")


def test_one_sees_ones_own_card_and_of_others_the_totals(server, tmp_path):
    people = kit.people(server, 2)
    table, watcher = begin(people), server.player("Watcher")
    scored = table.score(0, "chance").ok(201)
    assert scored["category"] == "chance" and scored["score"] > 0
    mine, theirs, seen = (client.get(table.path).ok(200)["state"] for client in (*people, watcher))
    assert [card["seat"] for card in mine["cards"]] == [0] and mine["dice"] is None and mine["choices"] == []
    assert [card["seat"] for card in theirs["cards"]] == [1] and len(theirs["choices"]) == 13
    assert seen["cards"] == [] and seen["dice"] is None and seen["stage"] is None
    assert mine["totals"] == theirs["totals"] == seen["totals"] == [scored["score"], 0]
    events = [[event for event in table.events(seat) if event["kind"] in ("roll", "score")] for seat in (0, 1)]
    told = {event["kind"]: set(event) - {"seq", "at", "kind", "seat"} for event in events[1] if event["seat"] == 0}
    assert told == {"roll": {"stage", "roll"}, "score": set()}
    assert {"category", "score", "bonus"} <= set(next(e for e in events[0] if e["kind"] == "score" and e["seat"] == 0))
    assert [turn["seat"] for turn in table.history(0)] == [0] and [turn["seat"] for turn in table.history(1)] == [1]
    while table.view()["status"] == "playing":
        (seat,) = table.view()["turn"]["seats"]
        table.score(seat, table.view(seat)["state"]["choices"][0]["category"]).ok(201)
    over = watcher.get(table.path).ok(200)
    assert [card["seat"] for card in over["state"]["cards"]] == [0, 1] and len(table.history(1)) == 26
    assert sorted(over["result"]["points"], reverse=True) == over["state"]["totals"]
    late = [event for event in kit.events_of(watcher, over) if event["kind"] in ("roll", "score")]
    assert not any("dice" in event or "category" in event for event in late), "what was told of an event stays so"
    assert kit.replays(tmp_path, watcher.get(table.path + "/export").ok(200))


def test_cards_are_own_for_one_round(server):
    for options in ({"rounds": 2}, {"rounds": None}):
        body = {"ruleset": "yahtzee", "options": {**OWN, **options}, "opponents": [{"open": True}]}
        server.player().post("/v1/games", body).problem(422, "invalid-value", "/options/cards")


@pytest.mark.parametrize("bot", ["random", "greedy", "winner", "optimal"])
def test_bots_play_from_what_their_seat_sees(server, bot):
    ann = server.player()
    body = {"ruleset": "yahtzee", "options": {**OWN, "hints": True}, "opponents": [{"bot": bot}]}
    table = kit.Table(ann.post("/v1/games", body).ok(201), [ann])
    for _ in range(13):
        game = ann.get(f"{table.path}?wait=30").ok(200)
        hint = ann.get(table.path + "/hint").ok(200)
        assert hint["action"] in ("roll", "score")
        table.score(0, game["state"]["choices"][-1]["category"]).ok(201)
    over = ann.get(f"{table.path}?wait=30").ok(200)
    assert over["status"] == "finished" and len(over["state"]["cards"]) == 2
    items = ann.get(table.path + "/analysis?round=1").ok(200)["items"]
    assert {item["seat"] for item in items} == {0, 1}


def test_tournaments_with_people_have_own_cards_unless_they_say_otherwise(server):
    ann, bob = kit.people(server, 2)
    people = [{"player": ann.id}, {"player": bob.id}]
    for entrants, options, more, cards in (
        (people, {}, {}, "own"),
        (people, {}, {"deal": "duplicate"}, "own"),
        (people, {"cards": "shown"}, {}, "shown"),
        (people, {"rounds": 2}, {}, "shown"),
        (bots("random", "random"), {}, {}, "shown"),
    ):
        body = {"ruleset": "yahtzee", "format": "all-play", "games": 1, "entrants": entrants, "options": options, **more}
        made = ann.post("/v1/tournaments", body).ok(201)
        assert made["options"]["cards"] == cards
        ann.delete(f"/v1/tournaments/{made['id']}")
