# SPDX-License-Identifier: Apache-2.0
"""Leaderboards, ratings and statistics."""

import datetime
import time

import kit
import pytest


@pytest.fixture
def club():
    """A server whose boards belong to one test alone."""
    with kit.Server() as server:
        yield server


def board(client, ruleset="bulls-and-cows", **query):
    target = f"/v1/leaderboards/{ruleset}?" + "&".join(f"{name}={value}" for name, value in query.items())
    return client.get(target).ok(200)


def rows(client, ruleset="bulls-and-cows", **query):
    """(rank, player's name, value, games) of a board's first page."""
    items = board(client, ruleset, **query)["items"]
    return [(item["rank"], item["player"]["name"], item["value"], item["games"]) for item in items]


def stats(server, player, ruleset="bulls-and-cows"):
    items = server.anyone().get(f"/v1/players/{player.id}/stats").ok(200)["items"]
    return next((item for item in items if item["ruleset"] == ruleset), None)


def solo(server, player, rounds=1):
    """Plays alone, ranked: the numbers of guesses."""
    game = player.post("/v1/games", {"ruleset": "bulls-and-cows"}).ok(201)
    table = kit.Table(game, [player])
    needed = []
    for number in range(rounds):
        if number > 0:
            table.next_round().ok(201)
        needed.append(len(table.crack()))
    return needed


def duel(winner, loser, ranked=True):
    """A ranked match of two rounds that one of them wins by the other's resignation."""
    game = winner.post("/v1/games", {"ruleset": "bulls-and-cows", "ranked": ranked, "opponents": [{"open": True}]}).ok(
        201
    )
    loser.post("/v1/join", {"join_code": game["join_code"]}).ok(201)
    loser.post(f"/v1/games/{game['id']}/resignation").ok(201)
    return game


def draw(one, other):
    game = one.post("/v1/games", {"ruleset": "bulls-and-cows", "ranked": True, "opponents": [{"open": True}]}).ok(201)
    other.post("/v1/join", {"join_code": game["join_code"]}).ok(201)
    table = kit.Table(game, [one, other])
    table.secret(0, "1234").ok(201)
    table.guess(1, "1234").ok(201)
    table.next_round().ok(201)
    table.secret(1, "1234").ok(201)
    table.guess(0, "1234").ok(201)


# --- Alone ---------------------------------------------------------------------------------------------------------


def test_rounds_alone_count_as_games(club):
    ann = club.player("Ann")
    needed = solo(club, ann, 5)
    average = sum(needed) / 5
    assert rows(ann) == [(1, "Ann", 5, 5)]
    assert rows(ann, metric="points") == [(1, "Ann", 5, 5)]
    assert rows(ann, metric="best") == [(1, "Ann", min(needed), 5)]
    assert rows(ann, metric="average") == [(1, "Ann", pytest.approx(average, abs=1e-4), 5)]
    assert rows(ann, metric="streak") == [(1, "Ann", 5, 5)]
    assert rows(ann, metric="rating") == []
    told = stats(club, ann)
    assert told["average"] == pytest.approx(average, abs=1e-4)
    assert {name: told[name] for name in told if name != "average"} == {
        "ruleset": "bulls-and-cows", "games": 5, "ranked": 5, "wins": 5, "draws": 0, "losses": 0, "best": min(needed),
        "worst": max(needed), "streak": 5, "best_streak": 5, "rating": None, "rating_deviation": None,
    }  # fmt: skip


def test_an_average_takes_five_rounds(club):
    ann = club.player("Ann")
    solo(club, ann, 4)
    assert rows(ann, metric="average") == []
    solo(club, ann)
    assert len(rows(ann, metric="average")) == 1


def test_the_fewest_guesses_are_first_and_equal_values_share_a_rank(club):
    players = [club.player(f"P{number}") for number in range(6)]
    best = {player.id: min(solo(club, player, 2)) for player in players}
    items = board(club.anyone(), metric="best")["items"]
    assert [item["value"] for item in items] == sorted(best.values())
    for item in items:
        assert item["value"] == best[item["player"]["id"]]
        assert item["rank"] == 1 + sum(value < item["value"] for value in best.values())


def test_giving_up_breaks_a_streak_and_counts_no_guesses_where_there_is_no_limit(club):
    ann = club.player("Ann")
    solo(club, ann, 2)
    game = ann.post("/v1/games", {"ruleset": "bulls-and-cows"}).ok(201)
    ann.post(f"/v1/games/{game['id']}/resignation").ok(201)
    told = stats(club, ann)
    assert (told["games"], told["wins"], told["losses"]) == (3, 2, 1)
    assert (told["streak"], told["best_streak"]) == (0, 2)
    assert rows(ann, metric="streak") == [(1, "Ann", 2, 3)]


def test_an_unsolved_round_counts_one_guess_more_than_there_may_be(club):
    ann = club.player("Ann")
    game = ann.post("/v1/games", {"ruleset": "mastermind"}).ok(201)
    ann.post(f"/v1/games/{game['id']}/resignation").ok(201)
    told = stats(club, ann, "mastermind")
    assert (told["best"], told["worst"]) == (13, 13)
    assert rows(ann, "mastermind", metric="best") == [(1, "Ann", 13, 1)]
    assert rows(ann, "mastermind") == [], "nothing won, nothing listed"


@pytest.mark.parametrize(
    "body",
    [
        {"ranked": False},
        {"options": {"hints": True}},
        {"options": {"length": 5}},
    ],
)
def test_what_is_not_ranked_counts_for_statistics_alone(club, body):
    ann = club.player("Ann")
    game = ann.post("/v1/games", {"ruleset": "bulls-and-cows", **body}).ok(201)
    kit.Table(game, [ann]).crack()
    told = stats(club, ann)
    assert [told[name] for name in ("games", "ranked", "wins", "losses", "streak")] == [1, 0, 1, 0, 1]
    assert [told[name] for name in ("best", "worst", "average", "rating")] == [None] * 4, "which are of ranked games alone"
    assert all(rows(ann, metric=metric) == [] for metric in ("wins", "points", "best", "streak", "rating"))


# --- With others ---------------------------------------------------------------------------------------------------


def test_matches_are_won_lost_and_drawn(club):
    ann, bob = club.player("Ann"), club.player("Bob")
    duel(ann, bob)
    duel(ann, bob)
    draw(ann, bob)
    assert rows(ann) == [(1, "Ann", 2, 3)]
    told = stats(club, ann)
    assert (told["games"], told["wins"], told["draws"], told["losses"]) == (3, 2, 1, 0)
    told = stats(club, bob)
    assert (told["games"], told["wins"], told["draws"], told["losses"]) == (3, 0, 1, 2)
    assert told["best"] is None, "secrets of people are not measured"


def test_statistics_count_all_matches_and_say_how_many_were_ranked(club):
    ann, bob = club.player("Ann"), club.player("Bob")
    duel(ann, bob, ranked=False)
    told = [stats(club, player) for player in (ann, bob)]
    assert [[item[name] for name in ("games", "ranked", "wins", "losses")] for item in told] == [[1, 0, 1, 0], [1, 0, 0, 1]]
    assert told[0]["rating"] is None and rows(ann) == [] and rows(ann, metric="streak") == []
    duel(ann, bob)
    duel(bob, ann, ranked=False)
    told = stats(club, ann)
    assert [told[name] for name in ("games", "ranked", "wins", "losses")] == [3, 1, 2, 1]
    assert (told["streak"], told["best_streak"]) == (0, 2)
    assert told["rating"] == pytest.approx(1662.31, abs=0.01), "by the one match that was ranked"
    assert rows(ann) == [(1, "Ann", 1, 1)] and rows(ann, metric="streak") == [(1, "Ann", 1, 1)]


def test_ratings_are_glicko_2_and_listed_once_they_are_sure(club):
    players = [club.player(f"P{number}") for number in range(8)]
    duel(players[0], players[1])
    winner, loser = stats(club, players[0]), stats(club, players[1])
    assert winner["rating"] == pytest.approx(1662.31, abs=0.01)
    assert loser["rating"] == pytest.approx(1337.69, abs=0.02)
    assert winner["rating_deviation"] == pytest.approx(290.32, abs=0.01)
    assert rows(club.anyone(), metric="rating") == [], "not yet sure enough"
    for turn in range(8):
        for opponent in players[1:]:
            duel(*((players[0], opponent) if turn % 2 else (opponent, players[0])))
    told = stats(club, players[0])
    assert told["rating_deviation"] < 110
    listed = {name: value for _, name, value, _ in rows(club.anyone(), metric="rating")}
    assert listed["P0"] == told["rating"]


def test_guests_are_never_rated_and_nobody_is_by_them(club):
    ann = club.player("Ann")
    guest, game = club.guest({"ruleset": "bulls-and-cows", "ranked": True, "opponents": [{"open": True}]})
    ann.post("/v1/join", {"join_code": game["join_code"]}).ok(201)
    guest.post(f"/v1/games/{game['id']}/resignation").ok(201)
    assert stats(club, ann)["rating"] is None and stats(club, guest)["rating"] is None
    assert stats(club, ann)["wins"] == 1


def test_a_pair_is_rated_ten_times_a_day(club):
    ann, bob, eve = (club.player(name) for name in ("Ann", "Bob", "Eve"))
    for _ in range(10):
        duel(ann, bob)
    tenth = stats(club, ann)
    duel(ann, bob)
    eleventh = stats(club, ann)
    assert eleventh["rating"] == tenth["rating"] and eleventh["wins"] == 11
    duel(eve, ann)
    assert stats(club, ann)["rating"] < tenth["rating"]


def test_in_a_group_everybody_is_compared_with_everybody(club):
    game = (
        club.player("A")
        .post("/v1/games", {"ruleset": "bulls-and-cows", "ranked": True, "opponents": [{"open": True}] * 2})
        .ok(201)
    )
    assert game["status"] == "open"
    players = [club.player(name) for name in "BCD"]
    game = (
        players[0]
        .post("/v1/games", {"ruleset": "bulls-and-cows", "ranked": True, "opponents": [{"open": True}] * 2})
        .ok(201)
    )
    for player in players[1:]:
        player.post("/v1/join", {"join_code": game["join_code"]}).ok(201)
    for player in players[:2]:
        player.post(f"/v1/games/{game['id']}/resignation").ok(201)
    first, second, winner = (stats(club, player)["rating"] for player in players)
    assert winner > 1500 > first == second


# --- Pages ---------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def crowd():
    """25 players with 1 to 5 wins."""
    with kit.Server() as server:
        server.crowd = [server.player(f"P{number:02}") for number in range(25)]
        for number, player in enumerate(server.crowd):
            for _ in range(1 + number % 5):
                # Twelve guesses are always enough; the six of mini-mastermind are not, one time in five.
                game = player.post("/v1/games", {"ruleset": "mastermind"}).ok(201)
                codes = kit.all_codes(game["options"])
                answer = {"solved": False}
                while not answer["solved"]:
                    answer = player.post(f"/v1/games/{game['id']}/guesses", {"code": codes[0]}).ok(201)
                    numbers = (answer["black"], answer["white"])
                    codes = [code for code in codes if kit.pegs(code, answer["code"]) == numbers]
        yield server


def test_pages_go_on_without_gap_or_repeat(crowd):
    whole = board(crowd.anyone(), "mastermind", metric="points", limit=100)
    seen, query = [], {}
    while True:
        page = board(crowd.anyone(), "mastermind", metric="points", limit=4, **query)
        seen += page["items"]
        assert page["total"] == whole["total"]
        if page["next"] is None:
            break
        query = {"cursor": page["next"]}
    assert seen == whole["items"] and len(seen) == whole["total"] == 25


def test_around_a_player_they_are_in_the_middle(crowd):
    whole = board(crowd.anyone(), "mastermind", metric="points", limit=100)["items"]
    for at, item in enumerate(whole):
        around = board(crowd.anyone(), "mastermind", metric="points", limit=5, around=item["player"]["id"])
        first = min(max(at - 2, 0), len(whole) - 5)
        assert around["items"] == whole[first : first + 5] and around["next"] is None


def test_around_somebody_who_is_not_listed_there_is_nobody(crowd):
    page = board(crowd.anyone(), "mastermind", around="0" * 16)
    assert page["items"] == [] and page["total"] > 0


def test_a_link_leads_to_the_next_page(crowd):
    reply = crowd.anyone().get("/v1/leaderboards/mastermind?metric=points&limit=3")
    page = reply.ok(200)
    assert f"cursor={page['next']}" in reply.headers["link"] and "metric=points" in reply.headers["link"]


@pytest.mark.parametrize(
    "query, pointer",
    [
        ("metric=luck", "?metric"),
        ("period=year", "?period"),
        ("metric=rating&period=day", "?period"),
        ("limit=0", "?limit"),
        ("limit=101", "?limit"),
        ("cursor=5", "?cursor"),
        ("cursor=1.2.x", "?cursor"),
        ("cursor=99999999999999999999.2.0000000000000000", "?cursor"),
        ("around=x", "?around"),
        ("around=0000000000000000&cursor=1.2.0000000000000000", "?cursor"),
    ],
)
def test_a_bad_question_is_refused_by_name(crowd, query, pointer):
    crowd.anyone().get("/v1/leaderboards/mastermind?" + query).problem(422, "invalid-value", pointer)


def test_what_else_is_refused(crowd):
    nobody = kit.Client(crowd, "rf_no")
    crowd.anyone().get("/v1/leaderboards/chess").problem(404, "not-found")
    for player in ("x", "0" * 16):
        crowd.anyone().get(f"/v1/players/{player}/stats").problem(404, "not-found")
    for path in ("/v1/leaderboards", "/v1/leaderboards/mastermind", f"/v1/players/{crowd.crowd[0].id}/stats"):
        nobody.get(path).problem(401, "unauthorized")
        crowd.anyone().get(path + "?x=%zz").problem(400, "bad-request")


def test_the_boards_there_are(crowd):
    items = {item["ruleset"]: item for item in crowd.anyone().get("/v1/leaderboards").ok(200)["items"]}
    assert items["mastermind"]["metrics"] == ["wins", "points", "average", "best", "streak", "rating"]
    assert items["mastermind"]["periods"] == ["all", "day", "week", "month"]


# --- Time, and what is kept ----------------------------------------------------------------------------------------


def test_periods_are_of_the_calendar(club):
    """What was published before today is not in today's board: here by moving the database's past."""
    ann = club.player("Ann")
    solo(club, ann)
    assert all(len(rows(ann, period=period)) == 1 for period in ("all", "day", "week", "month"))
    club.stop()
    with club.database() as db:
        shift = int(datetime.timedelta(days=40).total_seconds() * 1000)
        db.execute("UPDATE event SET at = at - ?", (shift,))
        db.execute("DELETE FROM result")
        db.execute("DELETE FROM player_stats")
    assert kit.run("verify", "--db", club.db).returncode == 1
    kit.run("verify", "--rebuild", "--db", club.db)
    club.start()
    assert [len(rows(ann, period=period)) for period in ("all", "day", "week", "month")] == [1, 0, 0, 0]
    solo(club, ann)
    assert rows(ann, period="day") == [(1, "Ann", 1, 1)] and rows(ann) == [(1, "Ann", 2, 2)]


def test_boards_survive_a_restart_and_can_be_built_anew(club):
    players = [club.player(f"P{number}") for number in range(5)]
    for player in players:
        solo(club, player, 2)
    for opponent in players[1:]:
        duel(players[0], opponent)
    metrics = ("wins", "points", "best", "streak")
    before = [board(club.anyone(), metric=metric) for metric in metrics] + [stats(club, p) for p in players]
    club.stop()
    with club.database() as db:
        db.execute("DELETE FROM player_stats")
        db.execute("DELETE FROM rating_pair")
        db.execute("DELETE FROM rating_step")
    assert kit.run("verify", "--rebuild", "--db", club.db).returncode == 0
    club.start()
    assert before == [board(club.anyone(), metric=metric) for metric in metrics] + [stats(club, p) for p in players]


def test_a_deleted_player_leaves_the_boards(club):
    ann, bob = club.player("Ann"), club.player("Bob")
    for player in (ann, bob):
        solo(club, player)
    assert len(rows(bob)) == 2
    ann.delete("/v1/players/me")
    assert rows(bob) == [(1, "Bob", 1, 1)]
    assert board(bob, around=ann.id)["items"] == []


def test_a_board_that_was_looked_at_follows_what_happens(club):
    ann, bob = club.player("Ann"), club.player("Bob")
    solo(club, ann)
    assert rows(ann) == [(1, "Ann", 1, 1)]
    solo(club, bob, 2)
    assert rows(ann) == [(1, "Bob", 2, 2), (2, "Ann", 1, 1)]
    time.sleep(0.01)
    solo(club, ann)
    assert rows(ann) == [(1, "Bob", 2, 2), (1, "Ann", 2, 2)], "equal: who got there first"


def test_an_average_is_the_same_on_the_board_and_in_the_statistics(club):
    ann = club.player("Ann")
    needed = solo(club, ann, rounds=7)
    value = round(sum(needed) / 7, 4)
    assert rows(ann, metric="average") == [(1, "Ann", value, 7)]
    assert stats(club, ann)["average"] == value


def test_my_statistics_are_those_of_my_token(club):
    ann = club.player("Ann")
    solo(club, ann)
    assert ann.get("/v1/players/me/stats").ok(200) == ann.get(f"/v1/players/{ann.id}/stats").ok(200)
    club.anyone().get("/v1/players/me/stats").problem(401, "unauthorized")


def test_my_neighbourhood_is_that_of_my_token(club):
    ann, bob = club.player("Ann"), club.player("Bob")
    for player in (ann, bob, bob):
        solo(club, player)
    assert board(ann, around="me") == board(club.anyone(), around=ann.id)
    assert rows(bob, around="me", limit=1) == [(1, "Bob", 2, 2)]
    club.anyone().get("/v1/leaderboards/bulls-and-cows?around=me").problem(401, "unauthorized")
