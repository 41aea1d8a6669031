# SPDX-License-Identifier: Apache-2.0
"""Waiting for one's turn: Prefer: wait and ?wait, on actions, games and their events."""

import signal
import socket
import threading
import time

import pytest

import kit
from sse import wait_until


class Later:
    """A call that goes on in the background."""

    def __init__(self, call, *arguments, **more):
        self.reply, self.failure = None, None

        def work():
            try:
                self.reply = call(*arguments, **more)
            except Exception as failure:  # pylint: disable=broad-except
                self.failure = failure

        self.thread = threading.Thread(target=work)
        self.thread.start()

    def is_waiting(self):
        self.thread.join(0.3)
        return self.thread.is_alive()

    def get(self):
        self.thread.join(kit.PATIENCE_SECONDS)
        assert not self.thread.is_alive(), "the answer does not come"
        if self.failure is not None:
            raise self.failure
        return self.reply


@pytest.fixture
def duel(server):
    """Seat 0 leads and answers by hand."""
    table = server.table(codemaker="players", answers="manual")
    table.secret(0, "1234").ok(201)
    return table


def test_a_game_is_held_until_it_is_the_callers_turn(duel):
    held = Later(duel[0].get, duel.path + "?wait=60")
    assert held.is_waiting()
    duel.guess(1, "4261").ok(201)
    reply = held.get()
    view = reply.ok(200)
    assert view["turn"]["seats"] == [0] and view["turn"]["actions"] == ["answer"]
    assert reply.headers["etag"] == f'"{view["version"]}"'
    assert "preference-applied" not in reply.headers, "nothing was asked for by Prefer"


def test_a_game_is_answered_at_once_when_it_is_the_callers_turn_already(duel):
    reply = duel[1].get(duel.path, headers={"Prefer": "wait=60"})
    assert reply.ok(200)["turn"]["actions"] == ["guess"]
    assert reply.headers["preference-applied"] == "wait=60"


def test_an_action_is_held_until_it_is_the_callers_turn_again(duel):
    held = Later(duel.guess, 1, "4261", headers={"Prefer": "wait=30"})
    wait_until(lambda: duel.view(0)["turn"]["seats"] == [0])
    assert held.is_waiting()
    done = duel.answer(0, 1, 2).ok(201)
    reply = held.get()
    answer = reply.ok(201)
    assert answer["seq"] == done["seq"] - 1 and answer["attempt"] == 1, "its own event, as ever"
    assert answer["game"]["version"] == done["seq"], "and the newest game"
    assert answer["game"]["state"]["history"] == [{"attempt": 1, "seat": 1, "code": "4261", "bulls": 1, "cows": 2}]
    assert reply.headers["etag"] == f'"{done["seq"]}"'
    assert reply.headers["preference-applied"] == "wait=30"


def test_both_preferences_are_applied_and_told(duel):
    held = Later(duel.guess, 1, "4261", headers={"Prefer": 'return=minimal; x=y, WAIT = "30"'})
    wait_until(lambda: duel.view(0)["turn"]["seats"] == [0])
    assert held.is_waiting()
    duel.answer(0, 1, 2).ok(201)
    reply = held.get()
    assert "game" not in reply.ok(201)
    assert reply.headers["preference-applied"] == "return=minimal, wait=30"


def test_an_action_is_held_until_the_round_is_over(duel):
    duel.guess(1, "4261").ok(201)
    held = Later(duel.answer, 0, 1, 2, headers={"Prefer": "wait=60"})
    wait_until(lambda: duel.view(0)["turn"]["seats"] == [1])
    assert held.is_waiting()
    duel.resign(1).ok(201)
    assert held.get().ok(201)["game"]["status"] == "finished"


def test_a_held_answer_comes_when_the_time_is_up(duel):
    begun = time.monotonic()
    view = duel[0].get(duel.path + "?wait=1").ok(200)
    assert view["turn"]["seats"] == [1]
    assert time.monotonic() - begun >= 1


def test_a_wait_of_nothing_is_no_wait(duel):
    assert duel[0].get(duel.path + "?wait=0").ok(200)["turn"]["seats"] == [1]
    reply = duel[0].get(duel.path, headers={"Prefer": "wait=0"})
    assert reply.ok(200) and reply.headers["preference-applied"] == "wait=0"


def test_a_query_that_waits_too_long_is_refused_and_changes_nothing(duel):
    for wait in ("61", "-1", "1.5", "", "soon"):
        duel[1].get(f"{duel.path}?wait={wait}").problem(422, "invalid-value", "?wait")
        duel[1].get(f"{duel.path}/events?wait={wait}").problem(422, "invalid-value", "?wait")
        duel[1].post(f"{duel.path}/guesses?wait={wait}", {"code": "4261"}).problem(422, "invalid-value", "?wait")
    assert duel.view()["version"] == 4


def test_a_preference_that_waits_too_long_is_capped_and_one_that_makes_no_sense_ignored(duel):
    reply = duel[1].get(duel.path, headers={"Prefer": "wait=3600"})
    assert reply.ok(200) and reply.headers["preference-applied"] == "wait=60"
    for preference in ("wait", "wait=soon", "wait=-1", "waiting=60", 'wait="'):
        reply = duel[0].get(duel.path, headers={"Prefer": preference})
        assert reply.ok(200) and "preference-applied" not in reply.headers, preference


def test_the_query_counts_where_a_preference_is_sent_too(duel):
    reply = duel[0].get(duel.path + "?wait=0", headers={"Prefer": "wait=60"})
    assert reply.ok(200) and "preference-applied" not in reply.headers


def test_a_game_that_waits_for_players_is_held_until_somebody_joins(server):
    ann, bob = server.player("Ann"), server.player("Bob")
    game = ann.post("/v1/games", {"ruleset": "bulls-and-cows", "options": {"codemaker": "players"}}).ok(201)
    held = Later(ann.get, f"/v1/games/{game['id']}?wait=60")
    assert held.is_waiting()
    joined = Later(bob.post, "/v1/join?wait=60", {"join_code": game["join_code"]})
    assert held.get().ok(200)["turn"]["actions"] == ["secret"]
    assert joined.is_waiting(), "it is not Bob's turn"
    ann.put(f"/v1/games/{game['id']}/secret", {"code": "1234"}).ok(201)
    assert joined.get().ok(201)["game"]["turn"]["actions"] == ["guess"]


def test_a_replayed_answer_is_not_held(duel):
    key = {"Idempotency-Key": "k1", "Prefer": "wait=30"}
    held = Later(duel.guess, 1, "4261", headers=key)
    wait_until(lambda: duel.view(0)["turn"]["seats"] == [0])
    assert held.is_waiting()
    replayed = duel.guess(1, "4261", headers=key)
    assert replayed.ok(201)["game"]["turn"]["seats"] == [0]
    assert "preference-applied" not in replayed.headers
    duel.answer(0, 1, 2).ok(201)
    assert held.get().ok(201)["seq"] == replayed.json["seq"]


def test_a_spectator_waits_for_the_end_of_the_round(server, eve):
    table = server.table(visibility="public", codemaker="players")
    held = Later(eve.get, table.path + "?wait=60")
    table.secret(0, "1234").ok(201)
    assert held.is_waiting()
    table.guess(1, "1234").ok(201)
    assert held.get().ok(200)["status"] == "round-over"


def test_head_is_not_held(duel):
    reply = duel[0].head(duel.path + "?wait=60", headers={"Prefer": "wait=60"})
    assert reply.status == 200 and "preference-applied" not in reply.headers


def test_a_copy_that_is_still_good_after_the_wait_is_304(duel):
    reply = duel[0].get(duel.path + "?wait=1", headers={"If-None-Match": '"4"'})
    assert reply.status == 304


# --- Events ---


def test_events_are_held_until_there_is_one(duel):
    version = duel.view()["version"]
    held = Later(duel[0].get, f"{duel.path}/events?after={version}", headers={"Prefer": "wait=60"})
    assert held.is_waiting()
    duel.guess(1, "4261").ok(201)
    reply = held.get()
    page = reply.ok(200)
    assert [event["kind"] for event in page["items"]] == ["guess"] and page["next"] == version + 1
    assert reply.headers["preference-applied"] == "wait=60"


def test_events_that_are_there_are_not_held(duel):
    page = duel[0].get(duel.path + "/events?after=3&wait=60").ok(200)
    assert [event["seq"] for event in page["items"]] == [4]


def test_events_end_empty_when_the_time_is_up(duel):
    assert duel[0].get(duel.path + "/events?after=4&wait=1").ok(200) == {"items": [], "next": 4}


def test_events_of_a_game_that_is_over_are_never_held(server):
    table = server.table()
    table.resign(0).ok(201)
    version = table.view()["version"]
    assert table[0].get(f"{table.path}/events?after={version}&wait=60").ok(200) == {"items": [], "next": version}


def test_polling_sees_every_event_once_and_in_order(server):
    table = server.alone(length=12, repeats=True)
    seen, after = [], 0

    def play():
        for number in range(100):
            table.guess(0, f"{number:012d}").ok(201)

    player = Later(play)
    while len(seen) < 102:
        page = table[0].get(f"{table.path}/events?after={after}&wait=20&limit=7").ok(200)
        assert page["items"], "nothing came"
        seen += [event["seq"] for event in page["items"]]
        after = page["next"]
    player.get()
    assert seen == list(range(1, 103))


# --- Ending ---


def test_stopping_answers_what_is_held_at_once(own_server):
    table = own_server.table(codemaker="players")
    held = [
        Later(table[1].get, table.path + "?wait=60"),
        Later(table[0].get, table.path + "/events?after=3&wait=60"),
        Later(table[1].get, table.path + "/events?after=3", headers={"Prefer": "wait=60"}),
    ]
    wait_until(lambda: under_way(own_server) == 1 + len(held))
    assert all(call.is_waiting() for call in held)
    begun = time.monotonic()
    own_server.send(signal.SIGTERM)
    assert own_server.wait() == 0
    assert [call.get().status for call in held] == [200, 200, 200]
    assert time.monotonic() - begun < 10


def under_way(server):
    """Requests that the server has begun with and not answered, the one that asks among them."""
    text = server.anyone().get("/metrics").text
    lines = [line for line in text.splitlines() if line.startswith("referee_http_requests_under_way ")]
    return float(lines[0].split()[1])


def test_a_client_that_hangs_up_is_noticed(own_server):
    table = own_server.table(codemaker="players")
    request = f"GET {table.path}?wait=60 HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer {table[1].token}\r\n\r\n"
    clients = [socket.create_connection(("127.0.0.1", own_server.port)) for _ in range(5)]
    for client in clients:
        client.sendall(request.encode())
    wait_until(lambda: under_way(own_server) == 6)
    for client in clients:
        client.close()
    wait_until(lambda: under_way(own_server) == 1)


def test_a_client_that_only_shut_down_its_sending_half_gets_its_answer(own_server):
    table = own_server.table(codemaker="players")
    request = f"GET {table.path}?wait=60 HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer {table[1].token}\r\n\r\n"
    with socket.create_connection(("127.0.0.1", own_server.port), timeout=kit.PATIENCE_SECONDS) as client:
        client.sendall(request.encode())
        client.shutdown(socket.SHUT_WR)
        assert client.makefile("rb").read().startswith(b"HTTP/1.1 200 ")
