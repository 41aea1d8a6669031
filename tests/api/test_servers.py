# SPDX-License-Identifier: Apache-2.0
"""Several servers of one database are one service: whatever goes to one of them, the others know, and of what two of them are
asked at once, one happens. Run whatever database the other tests are run on."""

import itertools
import json

import pytest

import databases
import kit
from quiz_kit import STILL, at_once, make_quiz, make_set, sheet
from receiver import Receiver
from sse import wait_until

pytestmark = pytest.mark.skipif(databases.why_no_postgres() is not None, reason=str(databases.why_no_postgres()))

COUNT = 3


@pytest.fixture(scope="module")
def servers():
    """To each request another one of them, by chance; or one of them, by its number."""
    with kit.Servers(COUNT, db=databases.shared().make_migrated()) as running:
        yield running
        assert running.stop() == 0, f"a server did not end well: {running.log[-2000:]}"
    databases.shared().drop(running.db)


def at(servers, number, client):
    """The same caller, whose requests go to that server."""
    return kit.Client(servers.one(number), client.token, client.account)


def everywhere(servers, client):
    return [at(servers, number, client) for number in range(COUNT)]


def test_servers_that_start_at_once_make_the_tables_once(servers):
    empty = databases.shared().make()
    with kit.Servers(COUNT, db=empty) as started:
        table = started.alone()
        for number in range(COUNT):
            at(started, number, table[0]).get(table.path).ok(200)
        with databases.connected(empty) as db:
            assert len(list(db.execute("SELECT * FROM migration"))) == 1
    databases.shared().drop(empty)


def test_what_one_server_has_done_all_know_at_once(servers):
    table = servers.alone(length=6, repeats=True)
    tag = None
    for attempt, doer, asked in itertools.product([1], range(COUNT), range(COUNT)):
        guess = at(servers, doer, table[0]).post(table.path + "/guesses", {"code": f"{attempt:06}"}).ok(201)
        reply = at(servers, asked, table[0]).get(table.path)
        assert reply.ok(200)["version"] == guess["seq"] and reply.headers["etag"] == f'"{guess["seq"]}"' != tag
        tag = reply.headers["etag"]
        again = at(servers, (asked + 1) % COUNT, table[0]).get(table.path, headers={"If-None-Match": tag})
        assert again.status == 304, again
        seen = at(servers, asked, table[0]).get(table.path + "/history").ok(200)["items"]
        assert len(seen) == guess["attempt"]


def test_a_webhook_hears_of_what_any_server_does_next():
    """From its very first move on, also where servers learn of each other's webhooks a second later."""
    options = ("--allow-private-webhooks", "--hints", "poll")
    with kit.Servers(2, *options, db=databases.shared().make_migrated()) as running:
        token = kit.run("token", "create", "--scope", "service", "--db", running.db).stdout.strip()
        made = kit.Client(running, token).post("/v1/players", {"name": "Ann"}).ok(201)
        ann, receiver = kit.Client(running, made["token"], made), Receiver()
        game = ann.post("/v1/games", {"ruleset": "mastermind", "options": {"max_guesses": None}}).ok(201)
        path = f"/v1/games/{game['id']}/guesses"
        for number, other in itertools.islice(itertools.cycle([(0, 1), (1, 0)]), 6):
            hook = {"url": receiver.url, "events": ["game.event"]}
            service, before = kit.Client(running.one(number), token), len(receiver.messages)
            at(running, other, ann).post(path, {"code": "1122"}).ok(201)
            hook = service.post("/v1/webhooks", hook).ok(201)
            told = [at(running, other, ann).post(path, {"code": "1122"}).ok(201)["seq"] for _ in range(2)]
            heard = [json.loads(body)["data"]["seq"] for _, body, _ in receiver.wait(before + len(told))[before:]]
            assert heard == told
            service.delete(f"/v1/webhooks/{hook['id']}").ok(204)
        receiver.close()
        assert running.stop() == 0
    databases.shared().drop(running.db)


def test_people_in_turn_are_never_refused(servers):
    for first in range(COUNT):
        results = []
        table = servers.table(ruleset="tic-tac-toe")
        for move, (column, row) in enumerate([(0, 0), (1, 0), (0, 1), (1, 1), (0, 2)]):
            player = at(servers, (first + move) % COUNT, table[move % 2])
            player.post(table.path + "/moves", {"column": column, "row": row}).ok(201)
        for seat, number in itertools.product(range(2), range(COUNT)):
            assert at(servers, number, table[seat]).get(table.path).ok(200)["status"] == "finished"
            result = at(servers, number, table[seat]).get(table.path + "/result").ok(200)
            results.append(result)
        assert all(result == results[0] for result in results), results


def test_of_one_move_that_comes_to_all_servers_one_is_made(servers):
    table = servers.table(ruleset="gomoku")
    for move in range(12):
        everyone = everywhere(servers, table[move % 2])
        replies = kit.together(
            *(lambda one=one: one.post(table.path + "/moves", {"column": move, "row": move % 2 * 5 + move // 4}) for one in everyone)
        )
        assert sorted(reply.status for reply in replies) == [201, 409, 409], replies
    assert [move["ply"] for move in table.history()] == list(range(1, 13))
    versions = [event["seq"] for event in table.events()]
    assert versions == list(range(1, len(versions) + 1))


def test_a_game_that_all_servers_change_at_once_takes_every_move(servers):
    table = servers.alone(length=6, repeats=True)
    codes = [f"{number:06}" for number in range(96)]

    def guess(number, own):
        one = at(servers, number, table[0])
        return [one.post(table.path + "/guesses", {"code": code}).ok(201)["attempt"] for code in own]

    made = kit.together(*(lambda number=number: guess(number % COUNT, codes[number::12]) for number in range(12)))
    assert sorted(itertools.chain(*made)) == list(range(1, len(codes) + 1)), made
    assert {item["code"] for item in table.history()} == set(codes)


def test_one_key_is_one_change_and_one_answer_at_all_servers(servers):
    table = servers.alone(length=6, repeats=True)
    for number in range(6):
        sent = {"headers": {"Idempotency-Key": f"key-{number}"}}
        replies = kit.together(
            *(
                lambda one=one: one.post(table.path + "/guesses", {"code": f"{number:06}"}, **sent)
                for one in everywhere(servers, table[0])
            )
        )
        assert len({(reply.status, reply.text) for reply in replies}) == 1 and replies[0].status == 201, replies
    assert len(table.history()) == 6


def test_a_seat_is_taken_by_one_of_those_who_come_at_once(servers):
    host = servers.player("Host")
    game = host.post("/v1/games", {"ruleset": "tic-tac-toe", "opponents": [{"open": True}]}).ok(201)
    guests = [at(servers, number, servers.player(f"Guest {number}")) for number in range(COUNT)]
    replies = kit.together(
        *(lambda guest=guest: guest.post("/v1/join", {"join_code": game["join_code"]}) for guest in guests)
    )
    assert sorted(reply.status for reply in replies)[0] == 201 and sum(reply.status == 201 for reply in replies) == 1, replies
    seated = {number: one.get(f"/v1/games/{game['id']}").ok(200)["seats"][1]["player"]["id"] for number, one in enumerate(everywhere(servers, host))}
    assert len(set(seated.values())) == 1, seated


def test_lists_have_games_as_they_are(servers):
    table = servers.table(ruleset="tic-tac-toe")
    at(servers, 0, table[0]).get("/v1/games?player=me").ok(200)
    table.resign(1).ok(201)
    for one in everywhere(servers, table[0]):
        assert one.get("/v1/games?player=me").ok(200)["items"][0]["status"] == "finished"


def test_what_one_server_puts_in_a_quiz_that_goes_on_another_knows_as_met(servers):
    asked = make_set(servers.player("Owner"), 7)
    for _ in range(3):
        cid = servers.player("Cid")
        here, there = at(servers, 0, cid), at(servers, 1, cid)
        quiz = make_quiz([here], parts=[at_once(asked, 7, 60, pause_seconds=0)], **STILL)
        quiz.ready(0).ok(201)
        there.get(quiz.path).ok(200)  # from now on the other server has the quiz in memory, as it is
        quiz.right(0).ok(201)
        quiz.right(0).ok(201)
        other = make_quiz([there], parts=[sheet(asked, 4, 60)], **STILL)
        other.ready(0).ok(201)
        met, shown = ({item["text"] for item in one} for one in (quiz.history(0), other.state()["questions"]))
        assert len(met) >= 2 and len(shown) == 4 and not met & shown


def test_a_name_that_its_player_gives_up_is_soon_gone_everywhere(servers):
    table = servers.table(ruleset="tic-tac-toe")
    name_at = [lambda one=one: one.get(table.path).ok(200)["seats"][1]["player"]["name"] for one in everywhere(servers, table[0])]
    assert [name() for name in name_at] == ["Player 1"] * COUNT
    assert at(servers, 0, table[1]).delete("/v1/players/me").status == 204
    assert name_at[0]() is None
    for name in name_at:
        wait_until(lambda name=name: name() is None)
