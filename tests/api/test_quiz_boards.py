# SPDX-License-Identifier: Apache-2.0
"""Ranked rounds of the quiz in statistics and on boards: whole rounds of the format, with sets of a service's.

A stint ends when its questions are over, so sets that have no more than a game takes make short games of the true times.
"""

import kit
import pytest
from quiz_kit import make_quiz, make_set, mastermind

TRUE_TO_FORM = {"subject_seconds": 120, "general_seconds": 150, "appeal_seconds": 0, "ready_seconds": None}
METRICS = ("wins", "points", "average", "best", "streak", "rating")
SUBJECT, GENERAL, TIES = 20, 25, 20


@pytest.fixture
def club():
    with kit.Server() as server:
        yield server


@pytest.fixture
def operator(club):
    """Makes sets with an account that has the scope of an admin."""
    admin = kit.Client(club, kit.run("token", "create", "--scope", "admin", "--db", club.db).stdout.strip())
    minted = admin.post("/v1/players/me/tokens", {"scopes": ["play"]}).ok(201)
    return kit.Client(club, minted["token"], admin.get("/v1/players/me").ok(200))


def board(client, metric, period="all"):
    """(rank, player's name, value, games) of a board's first page."""
    items = client.get(f"/v1/leaderboards/mastermind-quiz?metric={metric}&period={period}").ok(200)["items"]
    return [(item["rank"], item["player"]["name"], item["value"], item["games"]) for item in items]


def stats(client, player):
    items = client.get(f"/v1/players/{player.id}/stats").ok(200)["items"]
    return next((item for item in items if item["ruleset"] == "mastermind-quiz"), None)


def play_stints(quiz, rights):
    """Plays a round to its end; rights: by seat, of how many questions they know the answer, from the first on."""
    known = list(rights)
    game = quiz.view()
    while game["status"] == "playing":
        seat = game["state"]["chair"]
        if game["state"]["phase"] in ("ready", "tie-break") and not game["state"]["questions"]:
            game = quiz.ready(seat).ok(201)["game"]
        elif known[seat] > 0:
            known[seat] -= 1
            game = quiz.right(seat).ok(201)["game"]
        else:
            game = quiz.wrong(seat).ok(201)["game"]
    return game


def test_alone_rounds_make_the_best_the_worst_and_the_average(club, operator):
    general, subject = make_set(operator, GENERAL), make_set(operator, SUBJECT)
    bob = club.player("Bob")
    rights = [3, 9, 1, 4, 4]
    for right in rights:
        quiz = make_quiz([bob], "mastermind-quiz", **mastermind(general, subject, **TRUE_TO_FORM))
        assert quiz.game["ranked"]
        assert play_stints(quiz, [right])["seats"][0]["points"] == right
    anyone = club.anyone()
    assert board(anyone, "best") == [(1, "Bob", 9, 5)] and board(anyone, "best", "week") == [(1, "Bob", 9, 5)]
    assert board(anyone, "average") == [(1, "Bob", 4.2, 5)]
    assert board(anyone, "points") == [(1, "Bob", 21, 5)]
    assert board(anyone, "wins") == board(anyone, "streak") == board(anyone, "rating") == []
    assert stats(anyone, bob) == {
        "ruleset": "mastermind-quiz", "games": 5, "ranked": 5, "wins": 0, "draws": 0, "losses": 0, "best": 9, "worst": 1,
        "average": 4.2, "streak": 0, "best_streak": 0, "rating": None, "rating_deviation": None,
    }  # fmt: skip
    # Another difficulty counts as played, and no more.
    quiz = make_quiz([bob], "mastermind-quiz", **mastermind(general, subject, **{**TRUE_TO_FORM, "grace_seconds": 14}))
    assert not quiz.game["ranked"]
    play_stints(quiz, [20])
    told = stats(anyone, bob)
    assert (told["games"], told["ranked"], told["best"], told["worst"]) == (6, 5, 9, 1)
    assert board(anyone, "best") == [(1, "Bob", 9, 5)]


def test_contenders_are_on_the_boards_and_their_master_is_on_none(club, operator):
    general = make_set(operator, 2 * GENERAL + TIES)
    subjects = [make_set(operator, SUBJECT) for _ in range(2)]
    ann, bob, eve = (club.player(name) for name in ("Ann", "Bob", "Eve"))
    options = mastermind(general, *subjects, **TRUE_TO_FORM, judge="automatic")
    for rights in ([6, 2], [6, 0]):
        quiz = make_quiz([ann, bob], "mastermind-quiz", master=eve, ranked=True, **options)
        game = play_stints(quiz, rights)
        assert game["ranked"] and game["result"]["winners"] == [0] and game["result"]["points"] == [*rights, 0]
    # Who is equal plays it off: the points stay what they were, and there is one winner.
    quiz = make_quiz([bob, ann], "mastermind-quiz", master=eve, ranked=True, **options)
    game = quiz.view()
    while game["state"]["phase"] != "tie-break":
        seat = game["state"]["chair"]
        played = quiz.wrong(seat) if game["state"]["questions"] else quiz.ready(seat)
        game = played.ok(201)["game"]
    game = play_stints(quiz, [1, 0])
    assert game["result"]["points"] == [0, 0, 0] and game["result"]["winners"] == [0]
    anyone = club.anyone()
    assert board(anyone, "wins") == [(1, "Ann", 2, 3), (2, "Bob", 1, 3)]
    assert board(anyone, "best") == [(1, "Ann", 6, 3), (2, "Bob", 2, 3)]
    assert board(anyone, "points") == [(1, "Ann", 12, 3), (2, "Bob", 2, 3)]
    assert board(anyone, "streak") == [(1, "Ann", 2, 3), (2, "Bob", 1, 3)]
    assert board(anyone, "average") == [], "which takes five rounds"
    told = {one: stats(anyone, one) for one in (ann, bob)}
    assert [(told[one]["best"], told[one]["worst"], told[one]["average"]) for one in (ann, bob)] == [
        (6, 0, 4),
        (2, 0, pytest.approx(2 / 3, abs=1e-4)),
    ]
    assert None not in (told[ann]["rating"], told[bob]["rating"])
    assert stats(anyone, eve) is None, "a master has no statistics"


def told_of_all(club, players):
    anyone = club.anyone()
    boards = {(metric, period): board(anyone, metric, period) for metric in METRICS for period in ("all", "week")
              if (metric, period) != ("rating", "week")}  # fmt: skip
    return boards, [stats(anyone, player) for player in players]


def test_boards_that_are_built_anew_are_the_same(club, operator):
    general = make_set(operator, 2 * GENERAL)
    subject = make_set(operator, 2 * SUBJECT)
    ann, bob, eve = (club.player(name) for name in ("Ann", "Bob", "Eve"))
    options = mastermind(general, subject, **TRUE_TO_FORM, tie_break=False)
    for rights in ([2, 5], [3, 3]):
        play_stints(make_quiz([ann, bob], "mastermind-quiz", ranked=True, **options), rights)
    alone = make_quiz([ann], "mastermind-quiz", **options)
    resigned = alone.resign(0).ok(201)["game"]
    assert resigned["status"] == "finished"
    play_stints(make_quiz([ann, bob], "mastermind-quiz", master=eve, ranked=True, judge="automatic", **options), [1, 2])
    before = told_of_all(club, (ann, bob, eve))
    boards, (of_ann, of_bob, of_eve) = before
    assert boards["best", "all"] == [(1, "Bob", 5, 3), (2, "Ann", 3, 4)]
    assert (of_ann["best"], of_ann["worst"], of_ann["ranked"]) == (3, 0, 4), "what somebody made who resigned is void"
    assert (of_bob["best"], of_bob["worst"], of_bob["wins"], of_bob["draws"]) == (5, 2, 2, 1)
    assert of_eve is None
    assert club.stop() == 0
    verified = kit.run("verify", "--db", club.db)
    assert verified.returncode == 0, verified
    assert kit.run("verify", "--rebuild", "--db", club.db).returncode == 0
    club.start()
    assert told_of_all(club, (ann, bob, eve)) == before
