# SPDX-License-Identifier: Apache-2.0
"""The lobby as a stream: what there is, then what comes and goes."""

import signal

import pytest

import kit
from sse import Stream, wait_until

LOBBY = "/v1/games?status=open"


def open_game(client, ruleset="mastermind", seats=2, **more):
    body = {"ruleset": ruleset, "visibility": "public", "opponents": [{"open": True}] * (seats - 1), **more}
    return client.post("/v1/games", body).ok(201)


def join(client, game):
    client.post(f"/v1/games/{game['id']}/join").ok(201)


def listed(client, query=""):
    return client.get(f"{LOBBY}&limit=100{query}").ok(200)["items"]


@pytest.fixture
def club():
    """A server of one test alone, so that nobody else's games come in between."""
    with kit.Server() as server:
        server.ann, server.bob = server.player("Ann"), server.player("Bob")
        yield server
        assert server.stop() == 0


def test_a_stream_tells_what_there_is_and_then_what_comes_and_goes(club):
    first = open_game(club.ann)
    with Stream(club.bob, LOBBY) as stream:
        assert stream.message() == {"items": listed(club.bob)}
        second = open_game(club.ann, "gomoku")
        opened = stream.message()
        assert opened == {"opened": club.bob.get(f"/v1/games/{second['id']}").ok(200)}
        assert opened["opened"]["you"] == {"seat": None, "player": club.bob.id}, "as the reader sees it"
        join(club.bob, first)
        assert stream.message() == {"closed": first["id"]}
        club.ann.delete(f"/v1/games/{second['id']}").ok(204)
        assert stream.message() == {"closed": second["id"]}
        # What is played, private, for oneself alone or for somebody invited is none of its business.
        club.ann.post(f"/v1/games/{first['id']}/resignation").ok(201)
        open_game(club.ann, visibility="private")
        open_game(club.ann, opponents=[])
        open_game(club.ann, opponents=[{"player": club.bob.id}])
        last = open_game(club.ann)
        assert stream.message()["opened"]["id"] == last["id"]


def test_without_a_token_it_is_a_stranger_s(club):
    game = open_game(club.ann)
    with Stream(club.anyone(), LOBBY) as stream:
        assert stream.message() == {"items": [club.anyone().get(f"/v1/games/{game['id']}").ok(200)]}
        join(club.bob, game)
        assert stream.message() == {"closed": game["id"]}


def test_a_group_is_told_again_as_it_fills(club):
    carl = club.player("Carl")
    with Stream(carl, LOBBY) as stream:
        assert stream.message() == {"items": []}
        game = open_game(club.ann, "yahtzee", seats=3)
        assert stream.message()["opened"]["id"] == game["id"]
        join(club.bob, game)
        opened = stream.message()["opened"]
        assert [seat["status"] for seat in opened["seats"]] == ["joined", "joined", "open"]
        join(carl, game)
        assert stream.message() == {"closed": game["id"]}


def test_a_seat_that_opens_again_brings_the_game_back(club):
    """In a group: who was invited declines, so that anybody may take the seat."""
    with Stream(club.anyone(), LOBBY) as stream:
        assert stream.message() == {"items": []}
        game = open_game(club.ann, "yahtzee", opponents=[{"player": club.bob.id}, {"player": club.player("Carl").id}])
        club.bob.post(f"/v1/games/{game['id']}/decline").ok(201)
        assert stream.message()["opened"]["id"] == game["id"]


def test_the_lobby_of_one_ruleset(club):
    other, own = open_game(club.ann), open_game(club.ann, "gomoku")
    with Stream(club.bob, LOBBY + "&ruleset=gomoku") as stream:
        assert [game["id"] for game in stream.message()["items"]] == [own["id"]]
        join(club.bob, other)
        open_game(club.ann)
        join(club.bob, own)
        assert stream.message() == {"closed": own["id"]}


def test_whom_i_have_blocked_i_do_not_find_there(club):
    eve, carl = club.player("Eve"), club.player("Carl")
    club.ann.put(f"/v1/players/me/blocks/{eve.id}").ok(204)
    hidden, shown = open_game(eve), open_game(club.bob, "yahtzee", seats=4)
    with Stream(club.ann, LOBBY) as stream, Stream(eve, LOBBY) as other:
        assert [game["id"] for game in stream.message()["items"]] == [shown["id"]]
        assert [game["id"] for game in listed(club.ann)] == [shown["id"]], "as the list has it"
        assert len(other.message()["items"]) == len(listed(eve)) == 2, "who is blocked notices nothing"
        join(eve, shown)
        assert stream.message() == {"closed": shown["id"]}, "the one who was blocked sits at it now"
        assert other.message()["opened"]["id"] == shown["id"]
        last = open_game(carl)
        assert stream.message()["opened"]["id"] == last["id"]
    join(club.ann, hidden)  # what is open to everybody stays so
    assert [game["id"] for game in club.ann.get("/v1/games?player=me").ok(200)["items"]] == [hidden["id"]]


def test_a_reader_that_comes_back_is_told_everything_anew(club):
    games = [open_game(club.ann) for _ in range(3)]
    with Stream(club.bob, LOBBY) as stream:
        assert len(stream.message()["items"]) == 3
    join(club.bob, games[0])
    with Stream(club.bob, LOBBY, Last_Event_ID="5") as stream:
        assert [game["id"] for game in stream.message()["items"]] == [games[2]["id"], games[1]["id"]]
    club.restart(signal.SIGKILL)
    with Stream(club.bob, LOBBY) as stream:
        assert [game["id"] for game in stream.message()["items"]] == [games[2]["id"], games[1]["id"]]
        join(club.bob, games[1])
        assert stream.message() == {"closed": games[1]["id"]}, "also of one that was there before the server was"


def test_a_hundred_are_told_at_first_the_newest(club):
    games = [open_game(club.ann)["id"] for _ in range(103)]
    with Stream(club.anyone(), LOBBY) as stream:
        assert [game["id"] for game in stream.message()["items"]] == games[:2:-1]
        join(club.bob, {"id": games[0]})
        assert stream.message() == {"closed": games[0]}


class Lobby:
    """What a reader makes of a stream: the ids of the games that are there."""

    def __init__(self, stream):
        assert stream.status == 200, stream.reply
        self.stream = stream
        self.games = {game["id"] for game in stream.message()["items"]}

    def read_until(self, game):
        """Up to the message that a game is there."""
        while game not in self.games:
            message = self.stream.message()
            if "items" in message:
                self.games = {item["id"] for item in message["items"]}
            elif "opened" in message:
                assert message["opened"]["status"] == "open"
                self.games.add(message["opened"]["id"])
            else:
                self.games.discard(message["closed"])
        return self.games


def test_no_game_is_missed_while_many_come_and_go(club):
    """Readers begin at any moment; in the end each has exactly what there is."""
    makers = [club.player(f"Maker {number}") for number in range(3)]
    takers = [club.player(f"Taker {number}") for number in range(3)]

    def work(maker, taker):
        kept = []
        for number in range(20):
            game = open_game(maker, "tic-tac-toe")
            if number % 4 == 0:
                kept.append(game["id"])
            elif number % 4 == 1:
                maker.delete(f"/v1/games/{game['id']}").ok(204)
            else:
                join(taker, game)
        return kept

    def begin(after):
        wait_until(lambda: len(listed(club.anyone())) >= after)
        return Lobby(Stream(club.anyone(), LOBBY))

    results = kit.together(
        *[lambda pair=pair: work(*pair) for pair in zip(makers, takers)],
        *[lambda after=after: begin(after) for after in (0, 1, 3, 6, 9)],
    )
    last = open_game(club.ann, "gomoku")["id"]
    expected = {game for kept in results[:3] for game in kept} | {last}
    assert {game["id"] for game in listed(club.anyone())} == expected
    for lobby in results[3:]:
        assert lobby.read_until(last) == expected
        lobby.stream.close()


def test_a_stream_ends_with_the_server_and_with_its_token(club):
    token = club.ann.post("/v1/players/me/tokens", {"label": "other"}).ok(201)
    other = kit.Client(club, token["token"])
    with Stream(other, LOBBY) as revoked, Stream(club.bob, LOBBY) as stream:
        assert revoked.message() == stream.message() == {"items": []}
        club.ann.delete(f"/v1/players/me/tokens/{token['id']}").ok(204)
        assert revoked.message() is None
        assert club.stop() == 0
        assert stream.message() is None


def test_a_silent_stream_gets_heartbeats(club):
    with Stream(club.bob, LOBBY) as stream:
        assert stream.message() == {"items": []}
        assert stream.block() == [":"]


def test_a_caller_has_as_many_as_of_other_streams():
    with kit.Server("--rate-limit", "1000") as server:
        ann = server.player("Ann")
        streams = [Stream(ann, LOBBY) for _ in range(32)]
        Stream(ann, LOBBY).reply.problem(429, "rate-limited")
        with Stream(server.anyone(), LOBBY) as stream:
            assert stream.message() == {"items": []}
        for stream in streams:
            stream.close()


def test_head_ends_at_once(club):
    reply = Stream(club.bob, LOBBY, method="HEAD").reply
    assert reply.status == 200 and reply.body == b"" and reply.headers["content-type"] == "text/event-stream"


@pytest.mark.parametrize(
    "target, pointer",
    [
        ("/v1/games", "?status"),
        ("/v1/games?status=playing", "?status"),
        ("/v1/games?status=round-over", "?status"),
        (LOBBY + "&ruleset=chess", "?ruleset"),
        (LOBBY + "&player=me", "?player"),
        (LOBBY + "&turn=me", "?turn"),
        (LOBBY + "&limit=5", "?limit"),
        (LOBBY + "&cursor=1m7x1qd443vy59e8", "?cursor"),
    ],
)
def test_of_what_there_is_no_stream(server, bob, target, pointer):
    Stream(bob, target).reply.problem(422, "invalid-value", pointer)


def test_a_token_that_is_sent_must_be_good(server):
    Stream(kit.Client(server, "rf_no"), LOBBY).reply.problem(401, "unauthorized")
