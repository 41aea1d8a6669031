# SPDX-License-Identifier: Apache-2.0
"""Ending: no acknowledged move is lost, whether the server is asked to stop or is killed."""

import http.client
import signal
import socket
import threading
import time

import pytest

import kit
from sse import wait_until

PLAYERS = 8


class Load:
    """Players who guess as fast as they can, each in a game of their own, and remember what was acknowledged."""

    def __init__(self, server):
        self.tables = [server.alone(length=12, repeats=True) for _ in range(PLAYERS)]
        self.acknowledged = [[] for _ in self.tables]
        self.refused = []
        self.running = True
        self.threads = [threading.Thread(target=self.play, args=(index,)) for index in range(PLAYERS)]
        for thread in self.threads:
            thread.start()

    def play(self, index):
        while self.running:
            try:
                reply = self.tables[index].guess(0, f"{index:012d}", headers={"Prefer": "return=minimal"})
            except (OSError, http.client.HTTPException):
                return
            if reply.status == 201:
                self.acknowledged[index].append(reply.json["seq"])
            else:
                self.refused.append(reply)

    def wait_for(self, moves):
        while sum(map(len, self.acknowledged)) < moves:
            time.sleep(0.005)

    def end(self):
        self.running = False
        for thread in self.threads:
            thread.join()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_ending_under_load_loses_no_acknowledged_move(own_server, how):
    load = Load(own_server)
    load.wait_for(300)
    own_server.send(how)
    assert own_server.wait() == (0 if how == signal.SIGTERM else -signal.SIGKILL)
    load.end()
    for reply in load.refused:
        reply.problem(503, "store-unavailable")
    own_server.start()
    for table, seqs in zip(load.tables, load.acknowledged):
        events = table.events()
        assert seqs == list(range(3, 3 + len(seqs))), "each acknowledged once, in order"
        assert [event["seq"] for event in events] == list(range(1, len(events) + 1))
        lost = len(seqs) + 2 - len(events)
        assert lost <= 0, f"{lost} acknowledged moves are gone"
        assert len(events) <= len(seqs) + 3, "at most the one under way was done without an answer"
        assert table.view()["version"] == len(events)
        table.guess(0, "1" * 12).ok(201)


def test_stopping_waits_for_requests_under_way(own_server):
    table = own_server.alone(length=12, repeats=True)
    connection = http.client.HTTPConnection("127.0.0.1", own_server.port, timeout=kit.PATIENCE_SECONDS)
    body = b'{"code":"000000000000"}'
    connection.putrequest("POST", table.path + "/guesses")
    connection.putheader("Authorization", "Bearer " + table[0].token)
    connection.putheader("Content-Length", str(len(body)))
    connection.endheaders()
    connection.send(body[:5])
    time.sleep(0.2)
    own_server.send(signal.SIGTERM)
    time.sleep(0.2)
    assert own_server.process.poll() is None, "a request is under way"
    connection.send(body[5:])
    response = connection.getresponse()
    assert response.status in (201, 503)
    response.read()
    connection.close()
    assert own_server.wait() == 0


def test_a_stopping_server_is_not_ready_and_takes_nobody_new(own_server):
    """Observed on a connection that was open before; while another request keeps the server from ending at once."""
    table = own_server.alone(length=12, repeats=True)
    slow = http.client.HTTPConnection("127.0.0.1", own_server.port, timeout=kit.PATIENCE_SECONDS)
    slow.putrequest("POST", table.path + "/guesses")
    slow.putheader("Authorization", "Bearer " + table[0].token)
    slow.putheader("Content-Length", "23")
    slow.endheaders()
    with socket.create_connection(("127.0.0.1", own_server.port), kit.PATIENCE_SECONDS) as early:
        early.sendall(b"GET /readyz HTTP/1.1\r\nHost: localhost\r\n")
        own_server.send(signal.SIGTERM)
        wait_until(lambda: not own_server.is_ready())
        early.sendall(b"\r\n")
        answer = early.makefile("rb").read()
    assert answer.startswith(b"HTTP/1.1 503 ") and b"store-unavailable" in answer
    assert not own_server.is_ready()
    slow.close()
    assert own_server.wait() == 0


def takes_nobody(server):
    try:
        socket.create_connection(("127.0.0.1", server.port), kit.PATIENCE_SECONDS).close()
    except OSError:
        return True
    return False


def begin_request(server, method, path, body, token=None):
    """A connection on which a request has come up to its body."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=kit.PATIENCE_SECONDS)
    connection.putrequest(method, path)
    if token is not None:
        connection.putheader("Authorization", "Bearer " + token)
    connection.putheader("Content-Length", str(len(body)))
    connection.endheaders()
    return connection


def test_a_body_that_comes_when_the_server_has_all_but_stopped_harms_nothing():
    """By then the writer, the clocks and the bots are gone; the loops still try to send what they have."""
    with kit.Server("--drain-timeout", "0") as server:
        ann, game = server.guest({"ruleset": "bulls-and-cows", "clock": {"turn_seconds": 60}})
        guess = b'{"code":"1234"}'
        late = {
            begin_request(server, "POST", f"/v1/games/{game['id']}/guesses", guess, ann.token): guess,
            begin_request(server, "GET", "/metrics", b"{}"): b"{}",
            begin_request(server, "GET", "/readyz", b"{}"): b"{}",
        }
        server.send(signal.SIGTERM)
        wait_until(lambda: takes_nobody(server))
        time.sleep(0.2)  # of the two seconds that are left, for the writer to end
        for connection, body in late.items():
            connection.send(body)
            response = connection.getresponse()
            assert (response.status, response.read().count(b"store-unavailable")) == (503, 1)
            connection.close()
        assert server.wait() == 0


def test_a_server_can_be_restarted_many_times(own_server):
    table = own_server.alone(length=12, repeats=True)
    for number in range(5):
        table.guess(0, "0" * 12).ok(201)
        own_server.restart(signal.SIGKILL if number % 2 else signal.SIGTERM)
    assert len(table.history()) == 5
    assert kit.run("verify", "--db", own_server.db).returncode == 0
