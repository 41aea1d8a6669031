# SPDX-License-Identifier: Apache-2.0
"""What a game takes in the cache, of each family: by the server's own count, which knows every piece of it."""

import re

import kit
import pytest

GAMES = 16


def guessed(server):
    """Six guesses in each game. Only the first can crack its code, as all others contradict its answer; where it does, which is a
    matter of luck, all begins anew with nothing in the cache."""
    tables = []
    while len(tables) < GAMES:
        table = server.alone(length=4, alphabet="0123456789")
        answer = table.guess(0, "0123").ok(201)
        tables.append((table, (answer["bulls"], answer["cows"])))
        if answer["solved"]:
            server.restart()
            tables = []
    for table, first in tables:
        others = [code for code in kit.all_codes(table.view()["options"]) if kit.pegs(code, "0123") != first]
        for code in others[:: len(others) // 5][:5]:
            assert not table.guess(0, code).ok(201)["solved"]


def moved(server, ruleset, bodies):
    for _ in range(GAMES):
        table = server.table(ruleset=ruleset)
        for body in bodies:
            table[table.view()["turn"]["seats"][0]].post(table.path + "/moves", body).ok(201)


def gomoku(server):
    moved(server, "gomoku", [{"column": 2 * number, "row": number % 3} for number in range(6)])


def connectfour(server):
    moved(server, "connect-four", [{"column": number} for number in range(6)])


def rolled(server):
    for _ in range(GAMES):
        player, game = server.guest({"ruleset": "yahtzee"})
        table = kit.Table(game, [player])
        for _ in range(3):
            table.roll(0, [0, 1]).ok(201)
            table.score(0, table.view()["state"]["choices"][0]["category"]).ok(201)


# Of one game in the middle of a round: with its places in the cache's lists, what the allocator adds, and its seats.
BYTES_MAX = {guessed: 699, connectfour: 850, rolled: 980, gomoku: 1240}


@pytest.mark.parametrize("play", BYTES_MAX)
def test_a_game_takes_little_memory(own_server, play):
    play(own_server)
    metrics = own_server.anyone().get("/metrics").text
    games, taken = (float(re.search(rf"^referee_cache_{what} (\S+)$", metrics, re.M)[1]) for what in ("games", "bytes"))
    assert games == GAMES
    assert taken / games <= BYTES_MAX[play], f"{taken / games:.0f} bytes"
