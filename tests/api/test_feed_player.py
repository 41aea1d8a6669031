# SPDX-License-Identifier: Apache-2.0
"""What players are told of their games, wherever they play."""


import pytest

import kit
from sse import Stream, wait_until
from test_feed_wait import Later

PATH = "/v1/players/me/events"
MONTH_MS = 30 * 24 * 3600 * 1000


def told(client, query=""):
    return client.get(PATH + query).ok(200)["items"]


def kinds(client, query=""):
    return [event["kind"] for event in told(client, query)]


def test_who_has_no_games_is_told_nothing(ann):
    assert ann.get(PATH).ok(200) == {"items": [], "next": 0}


def test_a_request_that_is_not_well_formed_is_refused(ann):
    ann.get(PATH + "?x=%zz").problem(400, "bad-request")


def test_it_takes_a_token(anyone):
    anyone.get(PATH).problem(401, "unauthorized")
    Stream(anyone, PATH).reply.problem(401, "unauthorized")


def test_a_duel_is_told_to_both_from_their_own_sides(server):
    table = server.table(codemaker="players", answers="manual")
    table.secret(0, "1234").ok(201)
    table.guess(1, "4261").ok(201)
    table.answer(0, 1, 2).ok(201)
    table.guess(1, "1234").ok(201)
    table.answer(0, 4, 0).ok(201)
    table.next_round(0).ok(201)
    assert kinds(table[0]) == ["joined", "turn", "turn", "turn", "round-over"]
    assert kinds(table[1]) == ["turn", "turn", "round-over", "turn"]
    log = {event["seq"]: event["kind"] for event in table.events()}
    for seat in (0, 1):
        events = told(table[seat])
        assert [event["seq"] for event in events] == list(range(1, len(events) + 1))
        assert all(event["game"] == table.id for event in events)
    assert [log[event["game_seq"]] for event in told(table[1])] == ["secret", "answer", "round-over", "round"]


def test_the_end_of_a_game_is_told_to_all(server):
    table = server.table(seats=3, codemaker="players", rounds=3)
    table.resign(1).ok(201)
    table.resign(2).ok(201)
    assert [kinds(player)[-1] for player in table.players] == ["finished"] * 3


def test_a_guess_that_leaves_the_turn_where_it_is_tells_nobody(server):
    table = server.table(codemaker="players")
    table.secret(0, "1234").ok(201)
    before = told(table[0]), told(table[1])
    table.guess(1, "4261").ok(201)
    assert (told(table[0]), told(table[1])) == before


def test_a_game_alone_tells_nothing(server):
    table = server.alone()
    table.crack()
    table.next_round().ok(201)
    assert told(table[0]) == []


def test_invitations_and_what_became_of_them(server):
    ann, bob, carl = server.player("Ann"), server.player("Bob"), server.player("Carl")
    body = {
        "ruleset": "bulls-and-cows",
        "opponents": [{"player": bob.id}, {"player": carl.id}],
        "options": {"codemaker": "players", "rounds": 3},
    }
    game = ann.post("/v1/games", body).ok(201)
    assert [(event["kind"], event["game"], event["game_seq"]) for event in told(bob)] == [("invited", game["id"], 1)]
    assert kinds(carl) == ["invited"] and kinds(ann) == []
    bob.post(f"/v1/games/{game['id']}/join").ok(201)
    carl.post(f"/v1/games/{game['id']}/decline").ok(201)
    assert kinds(ann) == ["joined", "declined"]
    assert kinds(bob) == ["invited", "declined"], "but not of their own joining"
    ann.delete(f"/v1/games/{game['id']}").ok(204)
    assert kinds(ann)[2:] == ["aborted"] and kinds(bob)[2:] == ["aborted"]
    assert kinds(carl) == ["invited"], "Carl is not at the table any more"


def test_an_invitation_that_is_taken_back_is_told(server, ann, bob):
    game = ann.post("/v1/games", {"ruleset": "bulls-and-cows", "opponents": [{"player": bob.id}]}).ok(201)
    ann.delete(f"/v1/games/{game['id']}").ok(204)
    assert kinds(bob) == ["invited", "aborted"]


def test_paging_by_cursor_gives_each_event_once(server):
    table = server.table(codemaker="players", answers="manual")
    table.secret(0, "1234").ok(201)
    for code in ("4261", "4271", "4281", "4291"):
        table.guess(1, code).ok(201)
        table.answer(0, *kit.pegs("1234", code)).ok(201)
    whole, seen, after = told(table[1]), [], 0
    while after < len(whole):
        page = table[1].get(f"{PATH}?after={after}&limit=2").ok(200)
        assert 1 <= len(page["items"]) <= 2
        seen += page["items"]
        after = page["next"]
    assert seen == whole and len(whole) == 5


def test_a_cursor_that_cannot_be_is_refused(server, ann):
    for after in ("1", "-1", "x"):
        ann.get(f"{PATH}?after={after}").problem(422, "invalid-value", "?after")
    for limit in ("0", "1001"):
        ann.get(f"{PATH}?limit={limit}").problem(422, "invalid-value", "?limit")
    ann.get(PATH + "?wait=61").problem(422, "invalid-value", "?wait")
    Stream(ann, PATH, Last_Event_ID="1").reply.problem(422, "invalid-value", "Last-Event-ID")


def test_a_poll_is_held_until_there_is_something(server):
    ann, bob = server.player("Ann"), server.player("Bob")
    held = Later(bob.get, PATH, headers={"Prefer": "wait=60"})
    assert held.is_waiting()
    game = ann.post("/v1/games", {"ruleset": "bulls-and-cows", "opponents": [{"player": bob.id}]}).ok(201)
    reply = held.get()
    page = reply.ok(200)
    assert [(event["kind"], event["game"]) for event in page["items"]] == [("invited", game["id"])]
    assert reply.headers["preference-applied"] == "wait=60"
    assert bob.get(PATH + "?after=1&wait=1").ok(200) == {"items": [], "next": 1}


def test_a_stream_tells_of_every_game(server):
    ann, bob = server.player("Ann"), server.player("Bob")
    body = {"ruleset": "bulls-and-cows", "opponents": [{"player": bob.id}], "options": {"codemaker": "players"}}
    with Stream(bob, PATH) as stream:
        games = [ann.post("/v1/games", body).ok(201)["id"] for _ in range(3)]
        assert [(event["seq"], event["game"]) for event in stream.events(3)] == list(enumerate(games, 1))
        for game in games:
            bob.post(f"/v1/games/{game}/join").ok(201)
            ann.put(f"/v1/games/{game}/secret", {"code": "1234"}).ok(201)
        assert [(event["kind"], event["game"]) for event in stream.events(3)] == [("turn", game) for game in games]
    with Stream(bob, PATH, Last_Event_ID="4") as stream:
        assert [event["seq"] for event in stream.events(2)] == [5, 6]
    with Stream(bob, PATH, method="HEAD") as stream:
        assert stream.status == 200
    assert told(bob) == told(bob, "?after=0") and len(told(bob)) == 6


def test_the_player_is_told_with_whatever_token_they_ask(server):
    ann, bob = server.player("Ann"), server.player("Bob")
    other = kit.Client(server, bob.post("/v1/players/me/tokens", {"label": "phone"}).ok(201)["token"])
    ann.post("/v1/games", {"ruleset": "bulls-and-cows", "opponents": [{"player": bob.id}]}).ok(201)
    assert told(other) == told(bob) != []


def test_what_was_told_is_there_after_a_crash(own_server):
    table = own_server.table(codemaker="players")
    table.secret(0, "1234").ok(201)
    before = told(table[0]), told(table[1])
    own_server.restart(kit.signal.SIGKILL)
    assert (told(table[0]), told(table[1])) == before
    table.guess(1, "1234").ok(201)
    assert kinds(table[1], f"?after={len(before[1])}") == ["round-over"]


@pytest.fixture
def aged(own_server):
    """A duel whose events are all too old but those of its newest game; the server purges soon after it starts."""
    ann, bob = own_server.player("Ann"), own_server.player("Bob")
    body = {"ruleset": "bulls-and-cows", "opponents": [{"player": bob.id}]}
    for _ in range(5):
        ann.post("/v1/games", body).ok(201)
    assert [event["seq"] for event in told(bob)] == [1, 2, 3, 4, 5]
    own_server.stop()
    with own_server.database() as db:
        db.execute("UPDATE notification SET at = at - ? WHERE seq < 4", (MONTH_MS + 1000,))
    own_server.start()
    wait_until(lambda: len(told(bob)) == 2)
    return bob


def test_old_events_go_and_a_cursor_among_them_is_gone_too(aged):
    assert [event["seq"] for event in told(aged)] == [4, 5], "without a cursor it begins with what there is"
    assert [event["seq"] for event in told(aged, "?after=3")] == [4, 5], "nothing is missing behind 3"
    for after in (0, 1, 2):
        aged.get(f"{PATH}?after={after}").problem(410, "cursor-expired")
    Stream(aged, PATH, Last_Event_ID="2").reply.problem(410, "cursor-expired")
    with Stream(aged, PATH, Last_Event_ID="3") as stream:
        assert stream.event()["seq"] == 4
    aged.server.anyone().get("/problems/cursor-expired").ok(200)


def test_the_newest_event_stays_however_old_so_that_numbers_go_on(own_server):
    ann, bob = own_server.player("Ann"), own_server.player("Bob")
    body = {"ruleset": "bulls-and-cows", "opponents": [{"player": bob.id}]}
    for _ in range(3):
        ann.post("/v1/games", body).ok(201)
    own_server.stop()
    with own_server.database() as db:
        db.execute("UPDATE notification SET at = at - ?", (2 * MONTH_MS,))
    own_server.start()
    wait_until(lambda: len(told(bob)) == 1)
    ann.post("/v1/games", body).ok(201)
    assert [event["seq"] for event in told(bob)] == [3, 4]


def test_a_rematch_is_told_to_the_others_as_an_event_and_as_an_invitation(server):
    table = server.table(codemaker="players")
    with Stream(table[1], table.path + "/events?after=3") as stream:
        table.resign(0).ok(201)
        new = table[0].post(table.path + "/rematch").ok(201)["game"]["id"]
        seen = [stream.event()]
        while seen[-1]["kind"] != "rematch":
            seen.append(stream.event())
    events = [(event["kind"], event["game"]) for event in told(table[1])][-3:]
    assert sorted(events) == sorted([("finished", table.id), ("rematch", table.id), ("invited", new)])
    assert told(table[1])[-1]["seq"] == len(told(table[1]))


def test_a_target_that_is_not_well_formed_is_refused(ann):
    ann.get(PATH + "?x=%zz").problem(400, "bad-request")
