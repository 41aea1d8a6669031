# SPDX-License-Identifier: Apache-2.0
"""Built-in bots at the table: in every role, in every custody of the secret, whatever happens meanwhile."""

import hashlib
import signal
import time

import pytest

from kit import PATIENCE_SECONDS, Client, all_codes, pegs, run

NAMES = {"bulls-and-cows": ("bulls", "cows"), "mastermind": ("black", "white")}
NONCE = "5a" * 32


class Board:
    """A game with bots, from the chair of the one person in it."""

    def __init__(self, client, ruleset="bulls-and-cows", bots=("minimax",), seat=0, **options):
        self.client, self.ruleset = client, ruleset
        body = {"ruleset": ruleset, "options": options, "opponents": [{"bot": bot} for bot in bots], "seat": seat}
        self.game = client.post("/v1/games", body).ok(201)
        self.path = f"/v1/games/{self.game['id']}"
        self.secret = None

    def view(self):
        return self.client.get(self.path).ok(200)

    def until(self, condition):
        """The first view that meets a condition; fails when none does in time."""
        deadline = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < deadline:
            view = self.view()
            if condition(view):
                return view
            time.sleep(0.01)
        raise AssertionError(f"the bots do not act: {view}")

    def my_turn(self):
        """The view when it is the person's turn, or the round is over."""
        return self.until(lambda view: view["turn"]["actions"] or view["status"] in ("finished", "aborted"))

    def act(self, view):
        """One action of the person's: guesses what fits, sets a secret, answers truly, reveals."""
        action, first, second = view["turn"]["actions"][0], *NAMES[self.ruleset]
        history = view["state"]["history"]
        if action == "guess":
            fits = (
                code
                for code in all_codes(view["options"])
                if all(pegs(code, pair["code"]) == (pair[first], pair[second]) for pair in history)
            )
            self.client.post(self.path + "/guesses", {"code": next(fits)}).ok(201)
        elif action == "secret":
            self.secret = all_codes(view["options"])[777]
            committed = view["options"]["secret"] == "committed"
            commitment = hashlib.sha256(f"{NONCE}\n{self.secret}".encode()).hexdigest()
            body = {"commitment": commitment} if committed else {"code": self.secret}
            self.client.put(self.path + "/secret", body).ok(201)
        elif action == "answer":
            self.secret = self.secret or all_codes(view["options"])[777]
            exact, misplaced = pegs(self.secret, view["state"]["guess"])
            self.client.post(self.path + "/answers", {first: exact, second: misplaced}).ok(201)
        else:
            self.client.post(self.path + "/reveal", {"nonce": NONCE, "code": self.secret}).ok(201)

    def play_round(self):
        """Plays to the end of the round; the view then."""
        view = self.my_turn()
        while view["status"] == "playing":
            self.act(view)
            view = self.my_turn()
        return view

    def play(self):
        """Plays all rounds; the view at the end."""
        view = self.play_round()
        while view["status"] == "round-over":
            self.secret = None
            self.client.post(self.path + "/rounds").ok(201)
            view = self.play_round()
        return view

    def result(self):
        return self.client.get(self.path + "/result").ok(200)


@pytest.fixture(name="ann")
def fixture_ann(server):
    return server.player()


# --- a seat like any other -----------------------------------------------------------------------------------------


def test_a_bot_joins_at_once_and_is_shown_as_a_player(ann):
    board = Board(ann)
    assert board.game["status"] == "playing" and board.game["join_code"] is None
    seat = board.game["seats"][1]
    assert seat["status"] == "joined" and seat["player"]["name"] == "minimax" and seat["player"]["kind"] == "bot"
    assert ann.get("/v1/players/" + seat["player"]["id"]).ok(200)["kind"] == "bot"
    created = ann.get(board.path + "/events").ok(200)["items"][0]
    assert [seat.get("bot") for seat in created["seats"]] == [None, "minimax"]


def test_a_bot_is_the_same_player_in_every_game(ann):
    ids = {Board(ann).game["seats"][1]["player"]["id"] for _ in range(2)}
    assert len(ids) == 1


def test_the_same_bot_may_have_several_seats(ann):
    board = Board(ann, bots=("minimax", "minimax"))
    view = board.play()
    assert view["status"] == "finished" and len(view["seats"]) == 3
    assert view["seats"][1]["player"] == view["seats"][2]["player"]


def test_a_bot_is_not_invited_by_its_id(ann):
    bot = Board(ann).game["seats"][1]["player"]["id"]
    body = {"ruleset": "mastermind", "opponents": [{"player": bot}]}
    problem = ann.post("/v1/games", body).problem(422, "invalid-value", pointer="/opponents/0/player")
    assert '{"bot": "minimax"}' in problem["errors"][0]["detail"]


def test_nobody_can_have_a_token_for_a_bot(server, ann):
    bot = Board(ann).game["seats"][1]["player"]["id"]
    token = run("token", "create", "--scope", "service", "--db", server.db).stdout.strip()
    assert Client(server, token).post(f"/v1/players/{bot}/tokens").status in (403, 404)


def test_a_game_with_a_bot_waits_for_the_people_first(server, ann):
    bob = server.player("Bob")
    body = {"ruleset": "bulls-and-cows", "opponents": [{"bot": "random"}, {"player": bob.id}], "seat": 2}
    game = ann.post("/v1/games", body).ok(201)
    assert game["status"] == "open"
    bob.post(f"/v1/games/{game['id']}/join").ok(201)
    board = Board.__new__(Board)
    board.client, board.path = ann, f"/v1/games/{game['id']}"
    assert board.until(lambda view: view["commitment"])["turn"]["seats"] == [1]


# --- every role ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, {"answers": "manual"}, {"secret": "committed"}, {"secret": "held"}], ids=str)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_duel_is_played_to_its_end(ann, seat, options):
    board = Board(ann, seat=seat, **options)
    assert board.play()["status"] == "finished"
    rounds = board.result()["rounds"]
    assert len(rounds) == 2 and all(r["honest"] and r["solved"] for r in rounds)


BREAKERS = ["random", "four-alike", "two-colours", "methodical", "genetic", "expected-size", "entropy", "most-parts"]


@pytest.mark.parametrize("bot", [*BREAKERS, "optimal"])
def test_every_bot_breaks_codes(ann, bot):
    board = Board(ann, ruleset="mastermind", bots=(bot,))
    assert board.play_round()["state"]["history"][-1]["black"] == 4


@pytest.mark.parametrize("bot", ["four-alike", "two-colours"])
@pytest.mark.parametrize(
    "ruleset, options, plays",
    [
        ("mastermind", {"length": 6, "alphabet": "0123456789"}, True),
        ("mastermind", {"blanks": True}, True),
        ("mastermind", {"length": 6, "alphabet": "0123456789a"}, False),
        ("mastermind", {"repeats": False}, False),
        ("mastermind", {"feedback": "exact"}, False),
        ("mini-mastermind", {"leading_zero": False}, False),
        ("bulls-and-cows", {}, False),
        ("number-guess", {}, False),
    ],
    ids=str,
)
def test_taught_with_pegs_they_play_where_symbols_repeat_and_codes_are_not_too_many(ann, bot, ruleset, options, plays):
    reply = ann.post("/v1/games", {"ruleset": ruleset, "options": options, "opponents": [{"bot": bot}]})
    if plays:
        assert reply.ok(201)["status"] == "playing"
    else:
        reply.problem(422, "invalid-value", "/opponents/0/bot")


def test_minimax_breaks_mastermind_in_five(ann):
    for _ in range(3):
        assert Board(ann, ruleset="mastermind").play_round()["state"]["attempts"] <= 5


@pytest.mark.parametrize("options", [{}, {"answers": "manual"}, {"secret": "committed"}], ids=str)
def test_a_group_with_bots_is_played_to_its_end(ann, options):
    board = Board(ann, bots=("random", "entropy"), seat=1, **options)
    view = board.play()
    assert view["status"] == "finished" and view["round"]["number"] == 3
    assert all(r["honest"] for r in board.result()["rounds"])


def test_a_committed_secret_is_proved(ann):
    board = Board(ann, seat=1, secret="committed")
    view = board.play_round()
    proof = view["proof"]
    assert hashlib.sha256(f"{proof['nonce']}\n{proof['secret']}".encode()).hexdigest() == view["commitment"]


def test_bots_start_no_round(ann):
    board = Board(ann)
    assert board.play_round()["status"] == "round-over"
    time.sleep(0.2)
    assert board.view()["status"] == "round-over"


# --- whatever happens meanwhile ------------------------------------------------------------------------------------

# Long codes of many symbols, at which a bot thinks until its time is up; few guesses, as nobody else has to act.
HARD = {"length": 12, "alphabet": "0123456789abcdefghijklmnopqrstuvwxyz", "repeats": True, "max_guesses": 4}


def hard_board(ann, **more):
    """A game in which a bot is about to think for long."""
    board = Board(ann, bots=("genetic",), **HARD, **more)
    ann.put(board.path + "/secret", {"code": "zyxwvutsrqpo"}).ok(201)
    return board


def test_the_answer_to_a_move_does_not_wait_for_the_bot(ann):
    """In several games at once, whose bots each have tenths of a second to think about: not all of them can be done."""
    boards = [Board(ann, bots=("genetic",), **HARD) for _ in range(6)]
    for board in boards:
        game = ann.put(board.path + "/secret", {"code": "zyxwvutsrqpo"}).ok(201)["game"]
        assert game["turn"]["seats"] == [1] and game["state"]["attempts"] == 0
    assert "playing" in [board.view()["status"] for board in reversed(boards)]


def test_resigning_while_a_bot_thinks(ann):
    board = hard_board(ann)
    over = ann.post(board.path + "/resignation").ok(201)["game"]
    assert over["status"] == "finished" and over["result"]["winners"] == [1]
    time.sleep(0.2)
    assert board.view()["version"] == over["version"]


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_bot_goes_on_after_a_restart(server, ann, how):
    board = hard_board(ann)
    waiting = [hard_board(ann) for _ in range(5)]
    server.restart(how)
    for other in [board, *waiting]:
        assert other.until(lambda view: view["status"] == "round-over")["state"]["attempts"] == HARD["max_guesses"]


def test_a_committed_secret_survives_a_restart(server, ann):
    board = Board(ann, seat=1, secret="committed")
    board.act(board.my_turn())
    board.my_turn()
    server.restart(signal.SIGKILL)
    view = board.play_round()
    assert view["status"] == "round-over" and board.result()["rounds"][0]["honest"]


def test_everything_the_bots_did_verifies(server, ann):
    Board(ann, bots=("random", "random")).play()
    Board(ann, secret="committed").play()
    checked = run("verify", "--db", server.db)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert "bot-failed" not in server.log and "bot-refused" not in server.log


@pytest.mark.one_server("each counts what it does")
def test_what_bots_do_is_counted(server, ann):
    Board(ann).play()
    lines = server.anyone().get("/metrics").text.splitlines()
    counted = dict(line.split(" ") for line in lines if line.startswith("referee_bot_") and "{" not in line)
    assert float(counted["referee_bot_actions_total"]) > 0 and float(counted["referee_bot_failures_total"]) == 0
