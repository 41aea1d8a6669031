# SPDX-License-Identifier: Apache-2.0
"""What is brought to the table before the first round, by a game that no server has: tests/next/panel.c.

Where a panel has topics, each contender brings one of them, and no two the same. What client seeds do is in
test_yahtzee.py.
"""

import signal

import pytest

import kit
from kit import events_of, path, people, replays
from test_panel import say, verified


@pytest.fixture(scope="module")
def panels():
    with kit.Server(binary=kit.NEXT, recorded=False) as running:
        yield running
        verified(running)


def made(player, opponents, topics=4, **more):
    body = {"ruleset": "panel", "opponents": opponents, **more}
    body["options"] = {"topics": topics, **more.get("options", {})}
    return player.post("/v1/games", body)


def invited(players, **more):
    """The first makes it; none of the others has joined."""
    return made(players[0], [{"player": one.id} for one in players[1:]], **more).ok(201)


def joined(players, **more):
    game = invited(players, **more)
    for one in players[1:]:
        game = one.post(path(game, "/join")).ok(201)["game"]
    return game


def bring(player, game, name, **more):
    return player.put(path(game, "/topic"), {"name": name, **more})


def topics(player, game):
    seats = player.get(path(game)).ok()["seats"]
    return [seat["topic"] and seat["topic"]["number"] for seat in seats]


def test_the_first_round_waits_for_what_everybody_brings(panels):
    ann, bob = people(panels)
    game = joined([ann, bob])
    assert (game["status"], game["state"]) == ("open", None)
    answer = bring(bob, game, "topic-3").ok(201)
    assert (answer["seq"], answer["game"]["status"]) == (3, "open")
    assert [seat["topic"] for seat in answer["game"]["seats"]] == [None, {"number": 3, "said": None}]
    say(ann, game, 1).problem(409, "not-allowed-now")
    begun = bring(ann, game, "topic-1").ok(201)["game"]
    assert begun["status"] == "playing"
    assert [seat["topic"] for seat in begun["seats"]] == [{"number": 1, "said": False}, {"number": 3, "said": False}]
    kinds = [(event["kind"], event["seat"], event.get("name")) for event in events_of(ann, game)]
    assert kinds == [("created", 0, None), ("joined", 1, None), ("topic", 1, "topic-3"), ("topic", 0, "topic-1"),
                     ("round", None, None)]  # fmt: skip
    said = say(bob, game, 5).ok(201)["game"]
    assert [seat["topic"]["said"] for seat in said["seats"]] == [False, True]


def test_it_can_come_with_making_and_with_joining(panels):
    ann, bob = people(panels)
    game = invited([ann, bob], topic="topic-0")
    assert topics(bob, game) == [0, None]
    shown = bob.post("/v1/join/preview", {"join_code": game["join_code"]}).ok(200)["game"]
    assert [seat["topic"] for seat in shown["seats"]] == [{"number": 0, "said": None}, None]
    begun = bob.post(path(game, "/join"), {"topic": "topic-1"}).ok(201)["game"]
    assert begun["status"] == "playing" and topics(ann, game) == [0, 1]
    created, seated = events_of(ann, game)[:2]
    assert created["topics"] == ["topic-0", ""] and seated["topic"] == "topic-1"
    assert "topics" not in events_of(ann, game)[2], "of a round everybody knows them"


def test_null_and_nothing_are_none(panels):
    ann, bob = people(panels)
    game = invited([ann, bob], topic=None)
    bob.post(path(game, "/join"), {"topic": ""}).ok(201)
    assert topics(ann, game) == [None, None]


def test_no_two_bring_the_same(panels):
    ann, bob = people(panels)
    game = invited([ann, bob], topic="topic-0")
    bob.post(path(game, "/join"), {"topic": "topic-0"}).problem(409, "not-allowed-now")
    assert bob.get(path(game)).ok()["seats"][1]["status"] == "invited"
    bob.post(path(game, "/join")).ok(201)
    bring(bob, game, "topic-0").problem(409, "not-allowed-now")
    bring(ann, game, "topic-2").ok(201)
    assert bring(bob, game, "topic-0").ok(201)["game"]["status"] == "playing"
    assert topics(ann, game) == [2, 0]


@pytest.mark.parametrize("name", ["topic-4", "topic-", "topic-00", "Topic-1", "a b", "a,b", "", "x" * 65, None, 1])
def test_what_is_not_offered_is_refused_where_it_stands(panels, name):
    ann, bob = people(panels)
    game = invited([ann, bob])
    bring(ann, game, name).problem(422, "invalid-value", "/name")
    if name not in ("", None):
        made(ann, [{"player": bob.id}], topic=name).problem(422, "invalid-value", "/topic")
        bob.post(path(game, "/join"), {"topic": name}).problem(422, "invalid-value", "/topic")
        bob.post("/v1/join", {"join_code": game["join_code"], "topic": name}).problem(422, "invalid-value", "/topic")
    assert len(events_of(ann, game)) == 1
    ann.put(path(game, "/topic"), {"name": "topic-1", "topic": "topic-1"}).problem(422, "invalid-value", "/topic")
    ann.put(path(game, "/topic"), {}).problem(422, "invalid-value", "/name")


def test_the_same_again_changes_nothing(panels):
    ann, bob = people(panels)
    game = joined([ann, bob])
    first = bring(ann, game, "topic-0").ok(201)
    again = bring(ann, game, "topic-0").ok(200)
    assert (again["seq"], again["game"]["version"]) == (first["game"]["version"],) * 2
    bring(bob, game, "topic-1").ok(201)
    assert bring(ann, game, "topic-0").ok(200)["game"]["status"] == "playing"
    bring(ann, game, "topic-2").problem(409, "not-allowed-now")
    assert topics(ann, game) == [0, 1]


def test_nobody_changes_it_for_ever(panels):
    """Each change is an event that is kept."""
    ann, bob = people(panels)
    game = joined([ann, bob])
    answer, changes = bring(ann, game, "topic-0").ok(201), 0
    while changes < 2000:
        reply = bring(ann, game, f"topic-{(changes + 1) % 2}")
        if reply.status != 201:
            break
        changes += 1
    assert "stays what it is" in reply.problem(409, "not-allowed-now")["detail"]
    assert ann.get(path(game)).ok()["version"] == 1000 == answer["seq"] + changes
    assert bring(bob, game, "topic-2").ok(201)["game"]["status"] == "playing"


def test_an_answer_is_given_again_for_its_key(panels):
    ann, bob = people(panels)
    game = joined([ann, bob])
    key = {"Idempotency-Key": "mine"}
    first = ann.put(path(game, "/topic"), {"name": "topic-0"}, headers=key).ok(201)
    bring(ann, game, "topic-2").ok(201)
    again = ann.put(path(game, "/topic"), {"name": "topic-0"}, headers=key)
    assert again.ok(201)["seq"] == first["seq"] and again.headers["idempotency-replayed"] == "true"
    assert topics(ann, game) == [2, None]
    ann.put(path(game, "/topic"), {"name": "topic-1"}, headers=key).problem(422, "idempotency-mismatch")


def test_it_keeps_to_the_version_that_was_seen(panels):
    ann, bob = people(panels)
    game = joined([ann, bob])
    body = {"name": "topic-0"}
    ann.put(path(game, "/topic"), body, headers={"If-Match": '"1"'}).problem(412, "version-mismatch")
    ann.put(path(game, "/topic"), body, headers={"If-Match": '"2"'}).ok(201)


def test_who_is_invited_brings_it_by_joining_and_a_stranger_nothing(panels):
    ann, bob, eve = people(panels, 3)
    game = invited([ann, bob])
    bring(bob, game, "topic-0").problem(409, "not-allowed-now")
    bring(eve, game, "topic-0").problem(404, "not-found")
    bring(panels.anyone(), game, "topic-0").problem(401)
    public = invited([ann, bob], visibility="public")
    bring(eve, public, "topic-0").problem(403, "forbidden")


def test_who_leaves_takes_it_along(panels):
    ann, bob, cyd = people(panels, 3)
    game = made(ann, [{"open": True}, {"open": True}]).ok(201)
    for one, name in ((bob, "topic-1"), (cyd, "topic-2")):
        one.post("/v1/join", {"join_code": game["join_code"], "topic": name}).ok(201)
    bob.post(path(game, "/decline")).ok(201)
    assert topics(ann, game) == [None, None, 2]
    bring(ann, game, "topic-1").ok(201)


# --- Other games ---------------------------------------------------------------------------------------------------


def test_other_games_have_no_use_for_it(panels):
    ann, bob = people(panels)
    plain = ann.post("/v1/games", {"ruleset": "tic-tac-toe", "opponents": [{"player": bob.id}]}).ok(201)
    ann.put(path(plain, "/topic"), {"name": "topic-0"}).problem(404, "not-found")
    bob.post(path(plain, "/join"), {"topic": "topic-0"}).problem(422, "invalid-value", "/topic")
    ann.post("/v1/games", {"ruleset": "tic-tac-toe", "topic": "topic-0"}).problem(422, "invalid-value", "/topic")
    ann.post("/v1/games", {"ruleset": "yahtzee", "topic": "topic-0"}).problem(422, "invalid-value", "/topic")
    game = invited([ann, bob])
    ann.put(path(game, "/client-seed"), {"client_seed": "x"}).problem(404, "not-found")
    bob.post(path(game, "/join"), {"client_seed": "x"}).problem(422, "invalid-value", "/client_seed")
    made(ann, [{"open": True}], client_seed="x").problem(422, "invalid-value", "/client_seed")
    both = {"client_seed": "x", "topic": "topic-0"}
    assert made(ann, [{"open": True}], **both).problem(422, "invalid-value")["errors"][0]["pointer"] in ("/client_seed", "/topic")


def test_where_there_are_no_topics_nobody_brings_one(panels):
    ann, bob = people(panels)
    game = invited([ann, bob], topics=0)
    bring(ann, game, "topic-0").problem(409, "not-allowed-now")
    made(ann, [{"player": bob.id}], topics=0, topic="topic-0").problem(422, "invalid-value", "/topic")
    bob.post(path(game, "/join"), {"topic": "topic-0"}).problem(422, "invalid-value", "/topic")
    begun = bob.post(path(game, "/join")).ok(201)["game"]
    assert begun["status"] == "playing" and "topic" not in begun["seats"][0]
    assert "topics" not in events_of(ann, game)[0]


# --- Officials and seats without an account ------------------------------------------------------------------------


def with_bridge(server, **more):
    """Cyd chairs a game of Ann and Team Bridge, which has no account; Ann has joined."""
    cyd, ann = people(server)
    opponents = [{"player": ann.id}, {"name": "Team Bridge"}]
    game = made(cyd, opponents, role="chair", options={"acts": "official", **more}).ok(201)
    return cyd, ann, ann.post(path(game, "/join"), {"topic": "topic-1"}).ok(201)["game"]


def test_an_official_brings_it_for_seats_without_an_account(panels):
    cyd, ann, game = with_bridge(panels)
    assert game["status"] == "open"
    bring(cyd, game, "topic-0").problem(409, "not-allowed-now")
    bring(cyd, game, "topic-0", seat=0).problem(403, "forbidden")
    bring(ann, game, "topic-0", seat=1).problem(403, "forbidden")
    bring(cyd, game, "topic-1", seat=1).problem(409, "not-allowed-now")
    bring(cyd, game, "topic-9", seat=1).problem(422, "invalid-value", "/name")
    bring(cyd, game, "topic-2", seat="one").problem(422, "invalid-value", "/seat")
    assert bring(ann, game, "topic-1", seat=0).ok(200)["game"]["status"] == "open"
    begun = bring(cyd, game, "topic-2", seat=1).ok(201)["game"]
    assert begun["status"] == "playing" and [seat["topic"] and seat["topic"]["number"] for seat in begun["seats"]] == [
        1, 2, None]  # fmt: skip
    assert [(event["seat"], event["name"]) for event in events_of(ann, game) if event["kind"] == "topic"] == [
        (1, "topic-2")]  # fmt: skip


def test_an_official_has_none_of_their_own(panels):
    cyd, ann = people(panels)
    made(cyd, [{"player": ann.id}], role="chair", topic="topic-0").problem(422, "invalid-value", "/topic")
    game = made(ann, [{"player": cyd.id, "role": "chair"}], topic="topic-0").ok(201)
    cyd.post(path(game, "/join"), {"topic": "topic-1"}).problem(422, "invalid-value", "/topic")
    assert cyd.post(path(game, "/join")).ok(201)["game"]["status"] == "playing"


def test_who_has_made_the_game_brings_it_for_those_who_share_their_device(panels):
    (ann,) = people(panels, 1)
    game = made(ann, [{"name": "Ben"}], topic="topic-0").ok(201)
    assert game["status"] == "open"
    assert bring(ann, game, "topic-1", seat=1).ok(201)["game"]["status"] == "playing"


# --- The log -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_it_outlives_the_server(how):
    with kit.Server(binary=kit.NEXT, recorded=False) as server:
        ann, bob = people(server)
        waiting = joined([ann, bob])
        bring(ann, waiting, "topic-3").ok(201)
        playing = joined([ann, bob], topic="topic-0", options={"rounds": 2})
        bring(bob, playing, "topic-1").ok(201)
        for number in range(2):
            server.restart(how)
            assert topics(ann, waiting) == [3, None] and topics(bob, playing) == [0, 1]
            for one in (ann, bob):
                say(one, playing, 7).ok(201)
            if number == 0:
                ann.post(path(playing, "/rounds")).ok(201)
        assert ann.get(path(playing)).ok()["status"] == "finished"
        assert bring(bob, waiting, "topic-2").ok(201)["game"]["status"] == "playing"
        verified(server)


def change_created(events):
    events[0]["body"]["topics"][0] = "topic-1"


def drop_created(events):
    del events[0]["body"]["topics"]


def change_joined(events):
    events[1]["body"]["topic"] = "topic-0"


def not_offered(events):
    events[2]["body"]["name"] = "topic-4"


def another_s(events):
    events[2]["body"]["name"] = "topic-1"


def change_round(events):
    events[4]["body"]["topics"][0] = "topic-2"


def drop_round(events):
    del events[4]["body"]["topics"]


def another_word(events):
    events[2]["kind"] = "brought"


@pytest.mark.parametrize("tamper", [
    None, change_created, drop_created, change_joined, not_offered, another_s, change_round, drop_round, another_word])  # fmt: skip
def test_an_export_replays_as_it_is_and_not_otherwise(panels, tmp_path, tamper):
    ann, bob, cyd = people(panels, 3)
    game = made(ann, [{"open": True}, {"player": cyd.id, "role": "chair"}], topic="topic-3").ok(201)
    bob.post("/v1/join", {"join_code": game["join_code"], "topic": "topic-1"}).ok(201)
    bring(ann, game, "topic-0").ok(201)
    cyd.post(path(game, "/join")).ok(201)
    cyd.post(path(game, "/closing")).ok(201)
    exported = ann.get(path(game, "/export")).ok(200)
    assert [event["kind"] for event in exported["events"]][:5] == ["created", "joined", "topic", "joined", "round"]
    if tamper is not None:
        tamper(exported["events"])
    assert replays(tmp_path, exported, kit.NEXT) is (tamper is None)


def test_a_rematch_brings_its_own(panels):
    ann, bob = people(panels)
    game = joined([ann, bob], topic="topic-0")
    bring(bob, game, "topic-1").ok(201)
    for one in (ann, bob):
        say(one, game, 7).ok(201)
    again = ann.post(path(game, "/rematch"), {}).ok(201)["game"]
    bob.post(path(game, "/rematch"), {}).ok()
    assert topics(ann, again) == [None, None]
    bring(ann, again, "topic-1").ok(201)
    assert bring(bob, again, "topic-0").ok(201)["game"]["status"] == "playing"
