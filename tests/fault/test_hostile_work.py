# SPDX-License-Identifier: Apache-2.0
"""One account that asks for all the long work it can get, and another that only wants to play.

Nothing here looks at a clock: bounds are on how many tasks there are, whose they are and how long the longest may run.
"""

import concurrent.futures
import contextlib
import json
import pathlib
import random
import re
import socket
import sys
import threading
import time

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "api"))

import kit  # noqa: E402

SYMBOLS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
CONNECTIONS = 8
MOVES = 12


@pytest.fixture
def server():
    """With limits, as it comes; but so high a rate that only what takes long is limited."""
    with kit.Server("--workers", "1", "--rate-limit", "100000") as running:
        yield running


def metric(server, name, **labels):
    wanted = "{" + ",".join(f'{key}="{value}"' for key, value in labels.items()) + "}" if labels else ""
    found = re.search(rf"^{re.escape(name + wanted)} (\S+)$", server.anyone().get("/metrics").text, re.M)
    assert found, f"there is no metric {name}{wanted}"
    return float(found[1])


def work(server, what):
    return metric(server, what, lane="work")


def wait_until(condition, what):
    deadline = time.monotonic() + kit.PATIENCE_SECONDS
    while not condition():
        assert time.monotonic() < deadline, what
        time.sleep(0.02)


def pegs(secret, guess):
    black = sum(a == b for a, b in zip(secret, guess))
    return black, sum(min(secret.count(s), guess.count(s)) for s in set(guess)) - black


def held_table(server):
    return server.table(ruleset="mastermind", length=12, alphabet=SYMBOLS, secret="held", max_guesses=None, rounds=2)


def answer(table, secret, guess):
    black, white = pegs(secret, guess)
    table.guess(1, guess).ok(201)
    return table[0].post(table.path + "/answers", {"black": black, "white": white})


def demanding_export(server, answers=900):
    """A game of many answers by hand, each of which is searched for contradictions with all before: so few guesses, again
    and again, leave the search as hard as it can be, and make tens of seconds of work of it."""
    table = held_table(server)
    answer(table, "0" * 12, "0" * 11 + "1").ok(201)
    table.resign(1).ok(201)
    export = table[0].get(table.path + "/export").ok(200)
    dice = random.Random(5)
    secret = "".join(dice.choices(SYMBOLS, k=12))
    head, tail = export["events"][:3], export["events"][5:]
    events, at = list(head), head[-1]["at"]
    guesses = ["".join(dice.choices(SYMBOLS, k=12)) for _ in range(12)]
    for attempt in range(1, answers + 1):
        code = guesses[attempt % len(guesses)]
        black, white = pegs(secret, code)
        body = {"attempt": attempt, "code": code}
        events.append({"seq": 0, "at": at, "kind": "guess", "seat": 1, "body": body})
        body = {**body, "black": black, "white": white, "solved": False}
        events.append({"seq": 0, "at": at, "kind": "answer", "seat": 0, "body": body})
    export["events"] = [dict(event, seq=seq) for seq, event in enumerate(events + tail, 1)]
    assert len(json.dumps(export)) > 64 * 1024
    return export


@contextlib.contextmanager
def hostile(account, document):
    """While it lasts, an account has games verified on many connections; a list of the statuses it gets."""
    stopping, statuses = threading.Event(), []

    def ask():
        while not stopping.is_set():
            reply = account.post("/v1/verify", document)
            statuses.append(reply.status)
            if reply.status == 429:
                assert int(reply.headers["retry-after"]) >= 1
                stopping.wait(0.05)

    with concurrent.futures.ThreadPoolExecutor(CONNECTIONS) as pool:
        jobs = [pool.submit(ask) for _ in range(CONNECTIONS)]
        try:
            yield statuses
        finally:
            stopping.set()
        for job in jobs:
            job.result()


def test_moves_never_stand_behind_what_another_has_verified(server):
    table, mallory = held_table(server), server.player("Mallory")
    dice = random.Random(8)
    secret = "".join(dice.choices(SYMBOLS, k=12))
    with hostile(mallory, demanding_export(server)) as statuses:
        wait_until(lambda: work(server, "referee_tasks_waiting") >= 2, "the lane is not full")
        before = work(server, "referee_task_seconds_count")
        for _ in range(MOVES):
            answer(table, secret, "".join(dice.choices(SYMBOLS, k=12))).ok(201)
        # Each of them would have stood behind three, were they all in one queue.
        assert work(server, "referee_task_seconds_count") - before < 2 * MOVES
        wait_until(lambda: 429 in statuses, "the hostile account is never refused")
        assert work(server, "referee_tasks_waiting") <= 2 and work(server, "referee_tasks_running") <= 1
    assert set(statuses) <= {200, 429, 503}
    assert metric(server, "referee_tasks_refused_total", lane="work", why="caller") > 0
    assert metric(server, "referee_tasks_refused_total", lane="moves", why="caller") == 0


def test_another_callers_analysis_is_next_whatever_one_has_brought(server):
    mallory, ann = server.player("Mallory"), server.player("Ann")
    with hostile(mallory, demanding_export(server)) as statuses:
        wait_until(lambda: work(server, "referee_tasks_waiting") >= 2, "the lane is not full")
        for _ in range(3):
            assert ann.post("/v1/analysis/bulls-and-cows", {}).ok(200)["candidates"] == 5040
    assert 429 in statuses


def send(server, account, document):
    """Asks for a verification and leaves the connection open."""
    body = json.dumps(document).encode()
    connection = socket.create_connection(("127.0.0.1", server.port))
    head = f"POST /v1/verify HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {account.token}\r\nContent-Length: {len(body)}"
    connection.sendall(head.encode() + b"\r\n\r\n" + body)
    return connection


def test_who_hangs_up_leaves_the_queue_and_stops_what_runs(server):
    mallory, eve = server.player("Mallory"), server.player("Eve")
    document = demanding_export(server)
    def hang_up_in_the_queue():
        connections = [send(server, mallory, document) for _ in range(2)]
        wait_until(lambda: work(server, "referee_tasks_waiting") >= 3, "they do not wait")
        for connection in connections:
            connection.close()
        wait_until(lambda: work(server, "referee_tasks_waiting") <= 2, "they wait still")
        return metric(server, "referee_tasks_refused_total", lane="work", why="gone") > 0

    with hostile(eve, document):
        wait_until(lambda: work(server, "referee_tasks_waiting") >= 2, "the lane is not full")
        # One whose turn comes just then is not withdrawn, but ends as soon as it runs: so perhaps more than once.
        wait_until(hang_up_in_the_queue, "nothing leaves the queue")
    wait_until(lambda: work(server, "referee_tasks_running") == 0, "something runs for nobody")
    assert mallory.post("/v1/verify", {**document, "events": document["events"][:1]}).status == 200


def test_no_verification_runs_much_longer_than_two_seconds(server):
    """The limit, and one search for contradictions, which looks at no clock and is bounded by steps; with time to spare."""
    reply = server.player().post("/v1/verify", demanding_export(server))
    reply.problem(503, "store-unavailable")
    assert int(reply.headers["retry-after"]) >= 1
    assert work(server, "referee_task_seconds_count") == metric(
        server, "referee_task_seconds_bucket", lane="work", le="5"
    )


def test_verifying_much_needs_a_token(server):
    document = demanding_export(server)
    reply = server.anyone().post("/v1/verify", document)
    assert "token" in reply.problem(401, "unauthorized")["detail"] and "www-authenticate" in reply.headers
    small = {**document, "events": document["events"][:3]}
    assert server.anyone().post("/v1/verify", small).ok(200)["valid"] is False
    chunked = {"Transfer-Encoding": "chunked", "Content-Type": "application/json"}
    raw = json.dumps(document).encode()
    body = b"".join(b"%x\r\n%s\r\n" % (len(raw[i : i + 9000]), raw[i : i + 9000]) for i in range(0, len(raw), 9000))
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        head = "POST /v1/verify HTTP/1.1\r\nHost: x\r\n" + "".join(f"{n}: {v}\r\n" for n, v in chunked.items())
        connection.sendall(head.encode() + b"Connection: close\r\n\r\n" + body + b"0\r\n\r\n")
        assert connection.makefile("rb").readline().split()[1] == b"401"


def test_without_limits_one_may_ask_for_all_but_the_lane_of_moves():
    with kit.Server("--workers", "1") as server:
        table, mallory = held_table(server), server.player("Mallory")
        with hostile(mallory, demanding_export(server)) as statuses:
            wait_until(lambda: work(server, "referee_tasks_waiting") >= 4, "it is limited")
            before = work(server, "referee_task_seconds_count")
            for _ in range(MOVES):
                answer(table, "0" * 12, "0" * 11 + "1").ok(201)
            assert work(server, "referee_task_seconds_count") - before < 4 * MOVES
        assert 429 not in statuses


def test_who_answers_by_hand_in_many_games_at_once_is_refused_nowhere():
    """With the limits as they come: moves of one player stand in turn with each other, and none is refused for that."""
    games = 20
    with kit.Server("--workers", "1", "--rate-limit", "100") as server:
        table = held_table(server)
        body = {name: table.game[name] for name in ("ruleset", "options")}
        tables = [table]
        for _ in range(games - 1):
            game = table[0].post("/v1/games", {**body, "opponents": [{"player": table[1].id}]}).ok(201)
            table[1].post(f"/v1/games/{game['id']}/join").ok(201)
            tables.append(kit.Table(game, table.players))
        dice = random.Random(11)
        secret = "".join(dice.choices(SYMBOLS, k=12))
        turns = 6
        for guess in ["".join(dice.choices(SYMBOLS, k=12)) for _ in range(turns)]:
            replies = kit.together(*[lambda each=each: answer(each, secret, guess) for each in tables])
            assert [reply.status for reply in replies] == [201] * games
        assert metric(server, "referee_task_seconds_count", lane="moves") >= games * turns, "they were examined there"
        assert metric(server, "referee_tasks_refused_total", lane="moves", why="caller") == 0


def test_large_tournaments_are_checked_on_the_threads_of_long_work(server):
    """Ten thousand entrants are looked at one by one; meanwhile a loop would answer nobody."""
    ann, ben, host = server.player("Ann"), server.player("Ben"), server.player("Host")

    def make(*entrants):
        before = work(server, "referee_task_seconds_count")
        body = {"ruleset": "tic-tac-toe", "format": "knockout", "entrants": list(entrants)}
        reply = host.post("/v1/tournaments", body)
        return reply, work(server, "referee_task_seconds_count") - before

    bot, people = {"bot": "random"}, [{"player": ann.id}, {"player": ben.id}]
    for entrants, tasks in ((people, 0), (people + [bot] * 500, 1), ([bot] * 10_000, 2)):  # the last is parsed there, too
        reply, ran = make(*entrants)
        made = reply.ok(201)
        assert ran == tasks and made["total"] == len(entrants)
        assert host.delete(f"/v1/tournaments/{made['id']}").status == 204
    for wrong, pointer in (({"bot": "nobody"}, "/bot"), ({"player": "nobody"}, "/player"), ({"player": ann.id}, "")):
        for some in ([], [bot] * 500):
            problem = make(*people, *some, wrong)[0].problem(422, "invalid-value")
            at = f"/entrants/{len(some) + 2}{pointer}" if pointer else "/entrants"
            assert [error["pointer"] for error in problem["errors"]] == [at]
    assert host.get("/v1/tournaments").ok(200)["items"][3:] == []
