# SPDX-License-Identifier: Apache-2.0
"""How often the server asks for memory: what a request needs for itself it takes from its arena.

A move makes a game, a round and its state, which stay; nothing else. Of its libraries, libmicrohttpd takes three pieces
for each header of an answer and one for the answer, and SQLite two for an event that is appended.
"""

import contextlib
import http.client
import json

import pytest

import allocations
import kit

GAMES = 8
MOVES = 8  # of each game, that are counted: the first ones find buffers that have yet to grow


class Calls(allocations.Counted):
    """Counts what calls take: `own` by the program, `others` by its libraries."""

    def fewest(self, make):
        """How many allocations each of the calls takes at least: what the server does by itself at the same time is beside it."""
        return min(self.each(make()) for _ in range(3))

    def each(self, calls):
        """Those of one time; the calls share a connection."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=kit.PATIENCE_SECONDS)
        with contextlib.closing(connection):
            self.send_all(connection, calls[: len(calls) // 2])
            before = self.counts()
            counted = calls[len(calls) // 2 :]
            self.send_all(connection, counted)
            after = self.counts()
        return [(now - then) / len(counted) for then, now in zip(before, after, strict=True)]

    @staticmethod
    def send_all(connection, calls):
        for client, method, path, body in calls:
            headers = {"Authorization": "Bearer " + client.token, "Content-Type": "application/json"}
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            answer = connection.getresponse()
            told = answer.read()
            assert answer.status in (200, 201), told


@pytest.fixture(scope="module")
def counted(tmp_path_factory):
    with Calls(allocations.build_counter(tmp_path_factory.mktemp("counter"))) as running:
        yield running
        assert running.stop() == 0


def guesses(server):
    """By turns in some games, two for each that is counted."""
    tables = [server.guest({"ruleset": "mastermind", "options": {"length": 8, "alphabet": "0123456789abcdef"}})
              for _ in range(GAMES)]  # fmt: skip
    return [
        (player, "POST", f"/v1/games/{game['id']}/guesses", {"code": f"{number:08x}"})
        for number in range(1, MOVES + 1)
        for player, game in tables
    ]


def moves(server, ruleset, bodies):
    tables = [server.table(ruleset=ruleset) for _ in range(GAMES)]
    leaders = [table.view()["turn"]["seats"][0] for table in tables]
    return [
        (table[(leader + number) % 2], "POST", table.path + "/moves", body)
        for number, body in enumerate(bodies)
        for table, leader in zip(tables, leaders, strict=True)
    ]


def gomoku(server):
    return moves(server, "gomoku", [{"column": 2 * number % 15, "row": 2 * number // 15 * 3} for number in range(MOVES)])


def connectfour(server):
    return moves(server, "connect-four", [{"column": number % 6} for number in range(MOVES)])


def rolls(server):
    """Rolled once by the server, each turn has two more."""
    tables = [server.guest({"ruleset": "yahtzee"}) for _ in range(GAMES * 4)]
    return [(player, "POST", f"/v1/games/{game['id']}/rolls", {"keep": [0]}) for player, game in tables for _ in range(2)]


@pytest.mark.parametrize("make", [guesses, gomoku, connectfour, rolls])
def test_a_move_allocates_the_game_that_it_leads_to_and_little_else(counted, make):
    own, others = counted.fewest(lambda: make(counted))
    assert own < 4, f"{own:.2f} allocations of its own, and {others:.2f} of its libraries"


def test_a_read_allocates_nothing(counted):
    player, game = counted.guest({"ruleset": "mastermind"})
    own, others = counted.fewest(lambda: [(player, "GET", f"/v1/games/{game['id']}", None)] * 100)
    assert own < 1, f"{own:.2f} allocations of its own, and {others:.2f} of its libraries"
