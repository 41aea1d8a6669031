# SPDX-License-Identifier: Apache-2.0
"""Tournaments of built-in bots: formats, standings, games, events, and what is refused."""

import hashlib
import hmac
import itertools
import os
import time

import pytest

import kit
import sse

# A sanitizer makes fewer games take as long.
IS_WATCHED = "REFEREE_TEST_THREADS" in os.environ


@pytest.fixture(scope="module")
def server():
    with kit.Server() as server:
        yield server


@pytest.fixture(scope="module")
def ann(server):
    return server.player("Ann")


def bots(*names):
    return [{"bot": name} for name in names]


def begin(client, format, entrants, ruleset="bulls-and-cows", **more):
    body = {"ruleset": ruleset, "format": format, "entrants": entrants, **more}
    return client.post("/v1/tournaments", body).ok(201)


def until_over(client, tournament):
    """The tournament once it has ended."""
    until = time.monotonic() + kit.PATIENCE_SECONDS
    while time.monotonic() < until:
        now = client.get(f"/v1/tournaments/{tournament['id']}").ok()
        if now["status"] in ("finished", "cancelled"):
            return now
        time.sleep(0.02)
    raise AssertionError("the tournament does not end")


def play(client, format, entrants, **more):
    return until_over(client, begin(client, format, entrants, **more))


def read_games(client, tournament, limit=100):
    items, cursor = [], ""
    while cursor is not None:
        query = f"?limit={limit}" + (f"&cursor={cursor}" if cursor else "")
        page = client.get(f"/v1/tournaments/{tournament['id']}/games{query}").ok()
        items += page["items"]
        cursor = page["next"]
    return items


def points_of(games, share=0.5):
    """What the games that are no tie-breaks bring each entrant, worked out from their scores."""
    points = {}
    for game in games:
        if not game["tie_break"]:
            best = max(game["scores"])
            winners = [n for n, score in zip(game["entrants"], game["scores"]) if score == best]
            for number in game["entrants"]:
                won = 0 if number not in winners else 1 if len(winners) == 1 else share
                points[number] = points.get(number, 0) + won
    return points


def by_number(tournament):
    return {line["number"]: line for line in tournament["standings"]}


FEWEST = {"scoring": "fewest"}


def test_a_game_that_is_won_at_once_counts_for_the_winner_alone(own_server):
    client = own_server.player("Ann")
    at_once = {"scoring": "fewest", "first_guess_wins": True, "length": 1, "rounds": 8}
    over = play(client, "round-robin", bots("random", "random"), ruleset="mastermind", games=10, options=at_once)
    games = [game for game in read_games(client, over) if not game["tie_break"]]
    assert sum(sorted(game["scores"]) == [0, 1] for game in games) >= 5, "one of six guesses is right at once"
    lines = by_number(over)
    assert points_of(games) == {number: lines[number]["points"] for number in (1, 2)}
    assert kit.run("verify", "--db", own_server.db).returncode == 0


# --- Formats -------------------------------------------------------------------------------------------------------


def test_a_round_robin_lets_every_pair_meet_as_often_as_asked(ann):
    over = play(ann, "round-robin", bots("random", "methodical", "minimax", "random"), games=3, options=FEWEST)
    assert over["status"] == "finished" and over["played"] == 18 and over["total"] == 4
    games = [game for game in read_games(ann, over) if not game["tie_break"]]
    assert [game["game"] for game in games] == list(range(1, 19))
    for pair in itertools.combinations(range(1, 5), 2):
        meetings = [game["entrants"] for game in games if sorted(game["entrants"]) == list(pair)]
        assert len(meetings) == 3
        assert len({tuple(meeting) for meeting in meetings}) == 2, "they lead in turn"
    for round in range(1, 10):
        entrants = [n for game in games if game["round"] == round for n in game["entrants"]]
        assert sorted(entrants) == [1, 2, 3, 4], "everybody plays once a round"
    lines = by_number(over)
    for number, points in points_of(games).items():
        line = lines[number]
        assert line["points"] == points and line["games"] == 9
        assert line["wins"] + line["draws"] + line["losses"] == 9
        assert line["points"] == line["wins"] + line["draws"] / 2
        assert abs(line["average"] - points / 9) < 1e-6
        assert line["ci95"][0] <= line["average"] <= line["ci95"][1]
    assert [line["points"] for line in over["standings"]] == sorted(points_of(games).values(), reverse=True)
    assert over["winners"] == [line["number"] for line in over["standings"] if line["rank"] == 1]


def test_an_all_play_gives_a_point_to_everybody_with_the_highest_total(ann):
    over = play(ann, "all-play", bots("random", "methodical", "random"), games=12, options={"scoring": "guesses"})
    games = read_games(ann, over)
    main = [game for game in games if not game["tie_break"]]
    assert len(main) == over["played"] == 12 and len(games) - 12 == over["tie_break_games"]
    assert all(sorted(game["entrants"]) == [1, 2, 3] for game in main)
    assert {game["entrants"][0] for game in main} == {1, 2, 3}, "the first seat rotates"
    points = points_of(main, share=1)
    assert {line["number"]: line["points"] for line in over["standings"]} == points
    best = [number for number, value in points.items() if value == max(points.values())]
    assert set(over["winners"]) <= set(best)


def test_a_swiss_pairs_nobody_twice_and_gives_one_bye_a_round(ann):
    over = play(ann, "swiss", bots(*["random"] * 9), games=4, options=FEWEST)
    assert over["played"] == 16
    games = [game for game in read_games(ann, over) if not game["tie_break"]]
    met = [tuple(sorted(game["entrants"])) for game in games]
    assert len(set(met)) == len(met) == 16
    events = ann.get(f"/v1/tournaments/{over['id']}/events?limit=1000").ok()["items"]
    rounds = [event for event in events if event["kind"] == "round"]
    byes = [event["byes"] for event in rounds]
    assert [len(bye) for bye in byes] == [1] * 4 and len({bye[0] for bye in byes}) == 4
    for event in rounds:
        numbers = [n for pair in event["pairs"] for n in pair] + event["byes"]
        assert sorted(numbers) == list(range(1, 10))
    lines = by_number(over)
    for bye in byes:
        assert lines[bye[0]]["wins"] >= 1, "a bye is a win"


def test_a_knockout_ends_with_one_winner(ann):
    over = play(ann, "knockout", bots(*["random"] * 6), games=2, options=FEWEST)
    assert len(over["winners"]) == 1
    assert [line["rank"] for line in over["standings"]] == [1, 2, 3, 3, 5, 5]
    events = ann.get(f"/v1/tournaments/{over['id']}/events?limit=1000").ok()["items"]
    rounds = [event for event in events if event["kind"] == "round"]
    assert sorted(rounds[0]["byes"]) == [1, 2], "byes are for the first"
    assert [len(event["pairs"]) for event in rounds] == [2, 2, 1]


def test_a_knockout_that_no_game_decides_is_drawn_by_the_seed(ann):
    # A bot that always cracks the code wins each round in which it breaks: under `rounds` every game of two is drawn.
    over = play(ann, "knockout", bots("random", "random"), seed="lot")
    assert over["played"] == 1 and over["tie_break_games"] == 100
    events = ann.get(f"/v1/tournaments/{over['id']}/events?limit=1000").ok()["items"]
    lot = hmac.new(b"lot", b"draw:1:1:2", hashlib.sha256).digest()
    winner = [1, 2][lot[0] & 1]
    assert events[-2]["kind"] == "drawn" and events[-2]["number"] == winner
    assert over["winners"] == [winner]


def test_a_tie_for_first_that_games_do_not_break_is_shared(ann):
    over = play(ann, "round-robin", bots("random", "minimax"))
    assert over["played"] == 1 and over["tie_break_games"] == 100
    assert over["winners"] == [1, 2] and [line["rank"] for line in over["standings"]] == [1, 1]


def test_a_duplicate_deal_gives_everybody_the_same_secrets(ann):
    entrants = bots("random", "minimax", "optimal", "optimal")
    over = play(ann, "all-play", entrants, ruleset="mastermind", deal="duplicate", games=30)
    assert over["deal"] == "duplicate"
    games = [game for game in read_games(ann, over) if not game["tie_break"]]
    for game in games:
        scores = dict(zip(game["entrants"], game["scores"]))
        assert scores[3] == scores[4], "the same bot against the same secret needs the same guesses"
        assert all(1 <= score <= 12 for score in scores.values())
    points = points_of([{**game, "scores": [-score for score in game["scores"]]} for game in games], share=1)
    assert {line["number"]: line["points"] for line in over["standings"]} == points


# --- What can be repeated --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("format", ["all-play", "round-robin", "swiss", "knockout"])
def test_the_same_seed_gives_the_same_tournament(ann, format):
    entrants = bots("random", "methodical", "random", "random")
    games = {"swiss": 2}.get(format, 3)
    first, second = (
        play(ann, format, entrants, games=games, seed=4711, options={"scoring": "pegs"}, ruleset="mastermind")
        for _ in range(2)
    )
    assert first["seed"] == second["seed"] == 4711
    assert first["standings"] == second["standings"]
    assert read_games(ann, first) == read_games(ann, second)


def test_a_seed_that_was_drawn_is_shown_at_the_end_and_repeats_the_tournament(ann):
    begun = begin(ann, "round-robin", bots("random", "random", "random"), options=FEWEST)
    assert begun["seed"] is None
    over = until_over(ann, begun)
    again = play(ann, "round-robin", bots("random", "random", "random"), options=FEWEST, seed=over["seed"])
    assert again["seed"] == over["seed"]
    assert read_games(ann, again) == read_games(ann, over)


def test_the_seed_of_a_game_follows_from_that_of_the_tournament(ann):
    over = play(ann, "round-robin", bots("random", "methodical"), games=2, options=FEWEST, seed="dice")
    events = ann.get(f"/v1/tournaments/{over['id']}/events").ok()["items"]
    games = [event for event in events if event["kind"] == "game"]
    for event in games:
        expected = hmac.new(b"dice", f"game:{event['game']}".encode(), hashlib.sha256).hexdigest()
        assert event["seed"] == expected


def test_entrants_that_are_the_same_bot_have_luck_of_their_own(ann):
    over = play(ann, "all-play", bots("random", "random"), deal="duplicate", games=20)
    assert any(len(set(game["scores"])) == 2 for game in read_games(ann, over))


def test_yahtzee_is_played_for_the_highest_total(ann):
    count = 8 if IS_WATCHED else 40
    asked = {"ruleset": "yahtzee", "games": count, "seed": "dice"}
    over = play(ann, "all-play", bots("random", "greedy", "optimal", "winner"), **asked)
    games = [game for game in read_games(ann, over) if not game["tie_break"]]
    assert len(games) == count and all(0 <= score <= 1575 for game in games for score in game["scores"])
    assert {line["number"]: line["points"] for line in over["standings"]} == points_of(games, share=1)
    assert over["standings"][-1]["number"] == 1, "who plays at random comes last"
    again = play(ann, "all-play", bots("random", "greedy", "optimal", "winner"), **asked)
    assert read_games(ann, again) == read_games(ann, over)


def test_with_the_same_dice_who_thinks_alike_has_the_same_total(ann):
    entrants = bots("optimal", "optimal", "greedy")
    over = play(ann, "all-play", entrants, ruleset="yahtzee", games=5 if IS_WATCHED else 20, deal="duplicate")
    for game in read_games(ann, over):
        scores = dict(zip(game["entrants"], game["scores"]))
        assert len({scores[number] for number in (1, 2) if number in scores}) == 1


# --- Reading ---------------------------------------------------------------------------------------------------------


def test_a_tournament_is_made_and_found(server, ann):
    reply = ann.post("/v1/tournaments", {"ruleset": "mastermind", "format": "all-play", "games": 2,
                                         "entrants": bots("random", "minimax")})
    made = reply.ok(201)
    assert reply.headers["location"] == f"/v1/tournaments/{made['id']}"
    assert reply.headers["etag"] == '"1"' and made["version"] == 1
    assert made["status"] == "running" and made["games"] == 2 and made["winners"] == []
    assert "standings" not in made and [line["number"] for line in made["totals"]] == [1, 2]
    assert made["totals"][0]["average"] is None and made["totals"][0]["ci95"] is None
    assert made["creator"]["player"]["name"] == "Ann" and made["you"] is None
    over = until_over(ann, made)
    assert "totals" not in over and over["finished_at"] >= over["created_at"]
    bob = server.player("Bob")
    reply = bob.get(f"/v1/tournaments/{made['id']}")
    assert reply.ok() == over
    again = bob.get(f"/v1/tournaments/{made['id']}", headers={"If-None-Match": reply.headers["etag"]})
    assert again.status == 304


def test_standings_come_in_pages(ann):
    over = play(ann, "swiss", bots(*["random"] * 7), games=1, options=FEWEST)
    lines, cursor, pages = [], None, 0
    while pages == 0 or cursor is not None:
        query = "?limit=3" + (f"&cursor={cursor}" if cursor else "")
        page = ann.get(f"/v1/tournaments/{over['id']}{query}")
        lines += page.ok()["standings"]
        cursor = page.ok()["next"]
        assert ("link" in page.headers) == (cursor is not None)
        pages += 1
    assert pages == 3 and lines == over["standings"]


def test_tournaments_are_listed_newest_first(server):
    eve = server.player("Eve")
    made = [begin(eve, "all-play", bots("random", "random"), games=1)["id"] for _ in range(3)]
    for tournament in made:
        until_over(eve, {"id": tournament})
    items = eve.get("/v1/tournaments?status=finished&limit=3").ok()["items"]
    assert [item["id"] for item in items] == made[::-1]
    first = eve.get("/v1/tournaments?limit=1").ok()
    assert [item["id"] for item in first["items"]] == made[2:] and first["next"]
    second = eve.get(f"/v1/tournaments?limit=1&cursor={first['next']}").ok()
    assert [item["id"] for item in second["items"]] == made[1:2]
    assert eve.get("/v1/tournaments?player=me").ok()["items"] == []
    eve.get("/v1/tournaments?status=played").problem(422, "invalid-value", "?status")
    eve.get("/v1/tournaments?player=Bob").problem(422, "invalid-value", "?player")


def test_events_come_as_json_and_as_a_stream(ann):
    begun = begin(ann, "round-robin", bots("random", "methodical", "random"), games=5, options=FEWEST)
    with sse.Stream(ann, f"/v1/tournaments/{begun['id']}/events") as stream:
        streamed = list(iter(stream.event, None))
    over = until_over(ann, begun)
    items, after = [], 0
    while after < over["version"]:
        page = ann.get(f"/v1/tournaments/{begun['id']}/events?after={after}&limit=4").ok()
        items += page["items"]
        after = page["next"]
    assert [event["seq"] for event in items] == list(range(1, over["version"] + 1))
    assert streamed == items
    assert items[0]["kind"] == "created" and items[-1]["kind"] == "finished"
    assert "seed" not in items[0]
    with sse.Stream(ann, f"/v1/tournaments/{begun['id']}/events", Last_Event_ID=str(after)) as stream:
        assert stream.status == 204
    ann.get(f"/v1/tournaments/{begun['id']}/events?after={after + 1}").problem(422, "invalid-value", "?after")
    held = ann.get(f"/v1/tournaments/{begun['id']}/events?after={after}&wait=10")
    assert held.ok() == {"items": [], "next": after}, "of one that is over nobody waits for more"


def test_a_poll_waits_for_the_next_event(ann):
    begun = begin(ann, "round-robin", bots("random", "methodical"), games=1)
    after, kinds = 0, []
    while not kinds or kinds[-1] != "finished":
        page = ann.get(f"/v1/tournaments/{begun['id']}/events?after={after}&wait=30").ok()
        kinds += [event["kind"] for event in page["items"]]
        after = page["next"]
    assert kinds[0] == "created" and kinds.count("game") == 101


# --- Cancelling ------------------------------------------------------------------------------------------------------


def test_who_made_a_tournament_can_cancel_it(server, ann):
    bob = server.player("Bob")
    begun = begin(ann, "all-play", bots("random", "random", "random"), games=300000)
    target = f"/v1/tournaments/{begun['id']}"
    bob.delete(target).problem(403, "forbidden")
    assert ann.delete(target).status == 204
    gone = ann.get(target).ok()
    assert gone["status"] == "cancelled" and gone["winners"] == [] and gone["finished_at"]
    ann.delete(target).problem(409, "not-allowed-now")
    played = gone["played"]
    time.sleep(0.2)
    assert ann.get(target).ok()["played"] == played, "nothing is played any more"
    assert ann.get(target + f"/events?after={gone['version'] - 1}").ok()["items"][0]["kind"] == "cancelled"


def test_there_is_a_limit_to_how_many_run_at_once(server):
    eve = server.player("Eve")
    body = {"ruleset": "mastermind", "format": "all-play", "games": 300000, "entrants": bots("random", "random")}
    made = [eve.post("/v1/tournaments", body).ok(201)["id"] for _ in range(20)]
    eve.post("/v1/tournaments", body).problem(409, "not-allowed-now")
    for tournament in made:
        assert eve.delete(f"/v1/tournaments/{tournament}").status == 204
    assert eve.delete(f"/v1/tournaments/{until_over(eve, begin(eve, 'all-play', bots('random', 'random'), games=1))['id']}").status == 409


# --- What is refused -------------------------------------------------------------------------------------------------

GOOD = {"ruleset": "mastermind", "format": "round-robin", "entrants": bots("random", "minimax")}


@pytest.mark.parametrize(
    "change, pointer",
    [
        ({"ruleset": "chess"}, "/ruleset"),
        ({"format": "ladder"}, "/format"),
        ({"format": None}, "/format"),
        ({"games": 0}, "/games"),
        ({"games": 1.0}, "/games"),
        ({"games": 1000000}, "/games"),
        ({"format": "swiss", "games": 2}, "/games"),
        ({"entrants": bots("random")}, "/entrants"),
        ({"entrants": []}, "/entrants"),
        ({"entrants": bots(*["random"] * 10001)}, "/entrants"),
        ({"entrants": bots("random", "deep-blue")}, "/entrants/1/bot"),
        ({"entrants": [{"bot": "random"}, {}]}, "/entrants/1"),
        ({"entrants": [{"bot": "random"}, {"bot": "random", "player": "1m7x20v5abstj72d"}]}, "/entrants/1"),
        ({"entrants": [{"bot": "random"}, {"player": "1m7x20v5abstj72d"}]}, "/entrants/1/player"),
        ({"entrants": [{"bot": "random"}, {"robot": "random"}]}, "/entrants/1/robot"),
        ({"entrants": [{"bot": "random"}, "minimax"]}, "/entrants/1"),
        ({"format": "all-play", "entrants": bots(*["random"] * 6)}, "/entrants"),
        ({"format": "all-play", "entrants": bots(*["random"] * 11), "options": {"codemaker": "server"}}, "/entrants"),
        ({"format": "heats", "entrants": bots(*["random"] * 12), "table": 6}, "/table"),
        ({"options": {"length": 0}}, "/options/length"),
        ({"options": {"rounds": 3}}, "/options/rounds"),
        ({"options": {"length": 12, "alphabet": "abcdefghij"}, "entrants": bots("random", "optimal")}, "/entrants/1/bot"),
        ({"seed": ""}, "/seed"),
        ({"seed": 1.5}, "/seed"),
        ({"seed": "x" * 129}, "/seed"),
        ({"seed": "a\0b"}, "/seed"),
        ({"deal": "double"}, "/deal"),
        ({"visibility": "secret"}, "/visibility"),
        ({"clock": {"turn_seconds": 0}}, "/clock/turn_seconds"),
        ({"clock": 5}, "/clock"),
        ({"prize": 100}, "/prize"),
    ],
)
def test_a_tournament_that_cannot_be_is_refused(ann, change, pointer):
    body = {name: value for name, value in {**GOOD, **change}.items() if value is not None}
    ann.post("/v1/tournaments", body).problem(422, "invalid-value", pointer)


def test_line_games_cannot_be_dealt_twice(ann):
    body = {"ruleset": "tic-tac-toe", "format": "round-robin", "deal": "duplicate", "entrants": bots("random", "random")}
    ann.post("/v1/tournaments", body).problem(422, "invalid-value", "/deal")


def test_a_token_is_needed_to_change_one(server, ann):
    over = play(ann, "all-play", bots("random", "random"), games=1)
    nobody = server.anyone()
    target = f"/v1/tournaments/{over['id']}"
    for reply in (
        nobody.post("/v1/tournaments", GOOD),
        nobody.get("/v1/tournaments?player=me"),
        nobody.post(target + "/join"),
        nobody.post(target + "/decline"),
        nobody.delete(target),
    ):
        reply.problem(401, "unauthorized")


def test_everybody_may_look_at_a_public_one(server, ann):
    over = play(ann, "all-play", bots("random", "random"), games=3, seed="for all")
    target = f"/v1/tournaments/{over['id']}"
    assert over["visibility"] == "public"
    for client in (server.anyone(), server.player("Sue")):
        assert client.get(target).ok(200) == over
        assert read_games(client, over) == read_games(ann, over)
        assert client.get(target + "/events").ok(200) == ann.get(target + "/events").ok(200)
        listed = client.get("/v1/tournaments?limit=100").ok(200)["items"]
        assert over["id"] in [item["id"] for item in listed]
        assert client.get("/v1/tournaments?limit=100&status=finished").ok(200)["items"] == [
            item for item in listed if item["status"] == "finished"
        ]
    with sse.Stream(server.anyone(), target + "/events") as stream:
        assert stream.event() == ann.get(target + "/events?limit=1").ok(200)["items"][0]
    stale = kit.Client(server, "rf_no")
    for rest in ("", "/games", "/events"):
        stale.get(target + rest).problem(401, "unauthorized")
    stale.get("/v1/tournaments").problem(401, "unauthorized")


def test_whoever_looks_without_a_token_is_limited_like_anybody():
    with kit.Server("--rate-limit", "5") as server:
        nobody = server.anyone()
        replies = [nobody.get("/v1/tournaments") for _ in range(30)]
        assert {reply.status for reply in replies} == {200, 429}


def test_a_private_one_is_its_creator_s_and_its_entrants_affair(server, ann):
    bob, sue = server.player("Bob"), server.player("Sue")
    made = begin(ann, "knockout", [{"player": bob.id}, *bots("random")], ruleset="tic-tac-toe", visibility="private")
    target = f"/v1/tournaments/{made['id']}"
    assert made["visibility"] == "private"
    for stranger in (sue, server.anyone()):
        for rest in ("", "/games", "/events"):
            stranger.get(target + rest).problem(404, "not-found")
        sse.Stream(stranger, target + "/events").reply.problem(404, "not-found")
        for query in ("", "&status=open", "&player=" + ann.id, "&player=" + bob.id):
            items = stranger.get("/v1/tournaments?limit=100" + query).ok(200)["items"]
            assert made["id"] not in [item["id"] for item in items]
    sue.post(target + "/join").problem(404, "not-found")
    sue.delete(target).problem(404, "not-found")
    for client in (ann, bob):
        assert client.get(target).ok(200)["id"] == made["id"]
        events = client.get(target + "/events").ok(200)["items"]
        assert events[0]["kind"] == "created" and events[0]["visibility"] == "private"
        for query in ("player=" + bob.id, "status=open&player=" + bob.id):
            items = client.get("/v1/tournaments?limit=100&" + query).ok(200)["items"]
            assert made["id"] in [item["id"] for item in items], query
    for query in ("", "status=open"):
        items = ann.get("/v1/tournaments?limit=100&" + query).ok(200)["items"]
        assert made["id"] in [item["id"] for item in items], "who has made it has it in the list of all"
    # Those who have declined know of it; with them the last of its people is gone.
    bob.post(target + "/decline").ok(201)
    assert bob.get(target).ok(200)["status"] == ann.get(target).ok(200)["status"] == "cancelled"
    sue.get(target).problem(404, "not-found")


def test_lists_page_past_private_ones():
    with kit.Server() as server:
        ann, bob, sue = (server.player(name) for name in ("Ann", "Bob", "Sue"))
        entrants = [{"player": bob.id}, *bots("random")]
        made = [
            begin(ann, "knockout", entrants, ruleset="tic-tac-toe", visibility="private" if number % 3 else "public")["id"]
            for number in range(7)
        ][::-1]
        bob.post(f"/v1/tournaments/{made[1]}/decline").ok(201)

        def listed(client, query=""):
            ids, cursor = [], ""
            while cursor is not None:
                page = client.get(f"/v1/tournaments?limit=2&{query}" + (cursor and "&cursor=" + cursor)).ok(200)
                ids += [item["id"] for item in page["items"]]
                cursor = page["next"]
            return ids

        assert listed(ann) == listed(bob, "player=me") == listed(ann, "player=" + bob.id) == made
        assert listed(bob) == listed(sue) == listed(server.anyone()) == listed(sue, "player=" + bob.id) == made[::3]
        still_open = made[:1] + made[2:]
        assert listed(ann, "status=open") == listed(bob, "player=me&status=open") == still_open
        assert listed(sue, "status=open") == made[::3] and listed(sue, "status=cancelled") == []
        assert listed(ann, "status=cancelled") == made[1:2]


def test_what_is_not_there_is_not_found(ann):
    for target in ("/v1/tournaments/1m7yhdzqy4cdgx3s", "/v1/tournaments/NONE"):
        ann.get(target).problem(404, "not-found")
        ann.get(target + "/games").problem(404, "not-found")
        ann.get(target + "/events").problem(404, "not-found")
        ann.post(target + "/join").problem(404, "not-found")
        ann.post(target + "/decline").problem(404, "not-found")
        ann.delete(target).problem(404, "not-found")


def test_who_takes_no_part_can_neither_join_nor_decline(ann):
    over = play(ann, "all-play", bots("random", "random"), games=1)
    ann.post(f"/v1/tournaments/{over['id']}/join").problem(403, "forbidden")
    ann.post(f"/v1/tournaments/{over['id']}/decline").problem(403, "forbidden")


def test_an_idempotency_key_makes_one_tournament(ann):
    body = {**GOOD, "games": 1, "seed": "once"}
    first = ann.post("/v1/tournaments", body, headers={"Idempotency-Key": "once"})
    again = ann.post("/v1/tournaments", body, headers={"Idempotency-Key": "once"})
    assert again.headers["idempotency-replayed"] == "true" and again.ok(201)["id"] == first.ok(201)["id"]
    assert again.headers["location"] == first.headers["location"]
    assert again.json["creator"] == first.json["creator"]
    other = ann.post("/v1/tournaments", {**body, "games": 2}, headers={"Idempotency-Key": "once"})
    other.problem(422, "idempotency-mismatch")


# --- Restarts --------------------------------------------------------------------------------------------------------


def test_a_tournament_goes_on_after_a_restart_and_comes_out_the_same(tmp_path):
    games = 100 if IS_WATCHED else 400
    body = {"ruleset": "bulls-and-cows", "format": "all-play", "games": games, "seed": "night",
            "entrants": bots("random", "methodical", "random"), "options": {"scoring": "guesses"}}
    with kit.Server() as server:
        ann = server.player("Ann")
        whole = until_over(ann, ann.post("/v1/tournaments", body).ok(201))
        cut = ann.post("/v1/tournaments", body).ok(201)
        for _ in range(3):
            time.sleep(0.1)
            server.restart()
        over = until_over(ann, cut)
        assert over["standings"] == whole["standings"]
        played = read_games(ann, over)
        assert played == read_games(ann, whole)
        assert [game["game"] for game in played] == list(range(1, len(played) + 1))


# --- Requests that are not well made -----------------------------------------------------------------------------------


def test_every_operation_refuses_what_is_not_well_made(ann):
    over = play(ann, "all-play", bots("random", "random"), games=1)
    target = f"/v1/tournaments/{over['id']}"
    for method, path, largest in (
        ("POST", "/v1/tournaments", 1024 * 1024),
        ("POST", target + "/join", 64 * 1024),
        ("POST", target + "/decline", 64 * 1024),
        ("DELETE", target, 64 * 1024),
    ):
        ann.call(method, path, raw=b"{").problem(400, "malformed-json")
        ann.call(method, path, {"prize": 1}).problem(422, "invalid-value")
        ann.call(method, path, raw=b"{}", headers={"Content-Type": "text/plain"}).problem(415, "unsupported-media-type")
        ann.call(method, path, raw=b" " * (largest + 1)).problem(413, "too-large")
    for path in ("/v1/tournaments", target, target + "/games", target + "/events"):
        ann.get(path + "?limit=0").problem(422, "invalid-value", "?limit")
        ann.get(path + "?limit=%00").problem(400, "bad-request")
    ann.get(target + "?cursor=x").problem(422, "invalid-value", "?cursor")
    ann.get(target + "/games?cursor=x").problem(422, "invalid-value", "?cursor")
