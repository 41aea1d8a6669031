# SPDX-License-Identifier: Apache-2.0
"""Questions that a contender was put in earlier games are dealt last: what that is told by, through restarts and repairs."""

import signal

import databases
import kit
import pytest
from quiz_kit import Quiz, at_once, chair, insist, make_quiz, make_set, sheet

# Nothing is dealt but what the parts take, and nothing begins by itself.
STILL = {"ready_seconds": None, "tie_break": False, "appeal_seconds": 0}


@pytest.fixture(scope="module")
def owner(server):
    return server.player("Owner")


def words(asked):
    return {item["text"] for item in asked.items}


def put_in(quiz, seat=0):
    """The texts of the questions that were put, in order."""
    return [item["text"] for item in quiz.history(seat)]


def hand_in(quiz, *seats):
    """A quiz of one sheet, played to its end by those at these seats, who leave it blank; what it put."""
    seats = seats or range(len(quiz.players))
    for seat in seats:
        quiz.ready(seat).ok(201)
    for seat in seats:
        quiz.hand_in(seat).ok(201)
    assert quiz.view(seats[0])["status"] == "finished"
    return put_in(quiz, seats[0])


def play(players, asked, count, **more):
    quiz = make_quiz(players, parts=[sheet(asked, count, 60)], **{**STILL, **more})
    return quiz, hand_in(quiz)


def rematch(quiz):
    """The quiz once more, for which everybody asks in turn."""
    game = None
    for player in quiz.players:
        game = insist(lambda player=player: player.post(quiz.path + "/rematch")).ok(201)["game"]
    assert game["status"] == "playing"
    return Quiz(game, [quiz[(seat + 1) % len(quiz.players)] for seat in range(len(quiz.players))])


def test_a_rematch_asks_what_was_not_asked_before_and_then_what_was_asked_least(owner, bob, eve):
    asked = make_set(owner, 10)
    quiz, first = play([bob, eve], asked, 5)
    again = rematch(quiz)
    second = hand_in(again)
    assert not set(first) & set(second) and set(first) | set(second) == words(asked)
    third = hand_in(rematch(again))
    assert len(set(third)) == 5


def test_of_a_set_that_is_too_small_as_few_as_can_be_are_asked_again(owner, bob, eve):
    asked = make_set(owner, 8)
    quiz, first = play([bob, eve], asked, 5)
    again = rematch(quiz)
    second = hand_in(again)
    twice = set(first) & set(second)
    assert len(twice) == 2 and set(first) | set(second) == words(asked)
    third = hand_in(rematch(again))
    assert not twice & set(third), "six have been met once"


def test_whoever_takes_the_last_seat_counts_as_those_do_who_have_theirs(owner, server, bob, eve):
    asked = make_set(owner, 20)
    _, of_bob = play([bob], asked, 5)
    _, of_eve = play([eve], asked, 5)
    _, of_all = play([server.player("Cid"), bob, eve], asked, 10)
    assert not set(of_all) & (set(of_bob) | set(of_eve))


@pytest.mark.parametrize("is_another", [False, True])
def test_a_question_is_the_same_in_a_new_version_and_in_another_set(owner, server, is_another):
    cid = server.player("Cid")
    asked = make_set(owner, 10)
    _, first = play([cid], asked, 5)
    items = [{**item, "text": " " + item["text"].upper().replace("?", " ?!")} for item in asked.items]
    _, second = play([cid], make_set(owner, items) if is_another else asked.replace(items), 5)
    met = {item["text"].upper().replace("?", " ?!") for item in asked.items if item["text"] in first}
    assert len(met) == 5 and not met & {text.strip() for text in second}


def test_in_the_chair_what_was_met_comes_last(owner, server):
    cid = server.player("Cid")
    asked = make_set(owner, 8)
    _, first = play([cid], asked, 5)
    quiz = make_quiz([cid], parts=[chair(asked, 16)], **STILL)
    quiz.ready(0).ok(201)
    for _ in range(8):
        quiz.skip(0).ok(201)
    second = put_in(quiz)
    assert set(second[:3]) == words(asked) - set(first) and set(second[3:]) == set(first)


def test_what_was_put_in_a_game_that_goes_on_has_been_met(owner, server):
    cid, dan = server.player("Cid"), server.player("Dan")
    asked = make_set(owner, 6)
    quiz = make_quiz([cid, dan], parts=[at_once(asked, 6, 60, pause_seconds=0)], **STILL)
    for seat in (0, 1):
        quiz.ready(seat).ok(201)
    quiz.right(0).ok(201)
    quiz.right(1).ok(201)
    shown = {*put_in(quiz)}
    assert len(shown) == 2
    for one in (cid, dan):
        _, other = play([one], asked, 4)
        assert not shown & set(other)


def test_a_master_has_met_nothing_and_what_an_aborted_game_has_put_is_met(owner, server):
    cid, dan, master = server.player("Cid"), server.player("Dan"), server.player("Master")
    asked = make_set(owner, 16)
    quiz = make_quiz([cid, dan], master=master, named=["Team"], parts=[sheet(asked, 8, 60)], **STILL)
    quiz.ready(3).ok(201)
    first = {question["text"] for question in quiz.state()["questions"]}
    assert len(first) == 8
    quiz.resign(3).ok(201)
    assert quiz.view()["status"] == "aborted"
    for one in (cid, dan):
        assert not first & set(play([one], asked, 8)[1])
    again = make_quiz([master], parts=[chair(asked, 30)], **STILL)
    again.ready(0).ok(201)
    for _ in range(8):
        again.skip(0).ok(201)
    assert first & set(put_in(again)[:8]), "but for one chance in 12,870"


def test_it_is_known_after_a_kill(own_server):
    owner, bob, eve = (own_server.player(name) for name in ("Owner", "Bob", "Eve"))
    asked = make_set(owner, 10)
    quiz, first = play([bob, eve], asked, 5)
    own_server.restart(signal.SIGKILL)
    second = hand_in(rematch(quiz))
    assert not set(first) & set(second)


# --- Rows, held against the log ------------------------------------------------------------------------------------


def rows(path):
    with databases.connected(path) as db:
        return sorted(db.execute("SELECT game, round, fingerprints FROM round_questions"))


FORGERIES = {
    "missing": "DELETE FROM round_questions",
    "other": "UPDATE round_questions SET fingerprints = x'0102030405060708' WHERE length(fingerprints) = 24",
    "cut": "UPDATE round_questions SET fingerprints = substr(fingerprints, 1, 7) WHERE length(fingerprints) = 24",
    "too many": "INSERT INTO round_questions SELECT game, 2, fingerprints FROM round_questions LIMIT 1",
}


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """A database with a quiz that is over, one that was aborted within its round, one that goes on; and an export."""
    directory = tmp_path_factory.mktemp("met")
    with databases.fresh(directory) as path, kit.Server(db=path) as server:
        owner, bob, eve = (server.player(name) for name in ("Owner", "Bob", "Eve"))
        asked = make_set(owner, 10)
        quiz, _ = play([bob, eve], asked, 3)
        exported = directory / "game.json"
        exported.write_bytes(bob.get(quiz.path + "/export").body)
        left = make_quiz([bob], master=eve, named=["Team"], parts=[sheet(asked, 4, 60)], **STILL)
        left.ready(2).ok(201)
        left.resign(2).ok(201)
        make_quiz([bob], parts=[sheet(asked, 5, 60)], **STILL).ready(0).ok(201)
        assert server.stop() == 0
        yield path, exported


@pytest.fixture
def path(played, tmp_path):
    with databases.copied(played[0], tmp_path) as copy:
        yield copy


def test_the_rounds_that_are_over_have_rows_and_verify(played):
    path, _ = played
    assert sorted(len(fingerprints) for _, _, fingerprints in rows(path)) == [24, 32]
    assert kit.run("verify", "--db", path).returncode == 0


@pytest.mark.parametrize("forgery", FORGERIES.values(), ids=FORGERIES.keys())
def test_what_is_not_what_the_log_says_is_found_and_mended(path, forgery):
    before = rows(path)
    with databases.connected(path) as db:
        db.execute(forgery)
    assert rows(path) != before
    found = kit.run("verify", "--db", path)
    assert found.returncode == 1 and "questions is not what the log says" in found.stdout + found.stderr, found
    assert kit.run("verify", "--db", path, "--rebuild").returncode == 0
    assert rows(path) == before and kit.run("verify", "--db", path).returncode == 0


def test_an_imported_game_is_met_as_any(played, new_db):
    done = kit.run("import", "--db", new_db, played[1])
    assert done.returncode == 0, done
    assert [row[2] for row in rows(new_db)] == [row[2] for row in rows(played[0]) if len(row[2]) == 24]
    assert kit.run("verify", "--db", new_db).returncode == 0
