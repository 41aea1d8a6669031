# SPDX-License-Identifier: Apache-2.0
"""`referee play` at a terminal: what is on the screen, what the keys do, and that the terminal is given back."""

import os
import re
import signal

import pytest

import kit
from terminal_kit import (
    CONTROL_C,
    CONTROL_D,
    DOWN,
    ENTER,
    ESCAPE,
    LEFT,
    RIGHT,
    RUBOUT,
    UP,
    Terminal,
    play,
)

pytestmark = pytest.mark.sqlite_only("a client is the same, whatever the server keeps its games in")


def address(server):
    return f"http://127.0.0.1:{server.port}"


def prompt_is(terminal, wanted):
    terminal.until(lambda _: terminal.prompt.startswith(wanted))


def colours_of(terminal, wanted):
    """Background and foreground of each character of a text on the screen."""
    for number, line in enumerate(terminal.screen.display):
        if wanted in line:
            start = line.index(wanted)
            row = terminal.screen.buffer[number]
            return [(row[column].bg, row[column].fg) for column in range(start, start + len(wanted))]
    raise AssertionError(f"{wanted} is not on the screen:\n{terminal.text}")


def test_a_code_is_typed_and_changed_by_the_arrow_keys():
    with Terminal("mini-mastermind") as terminal:
        prompt_is(terminal, "guess [_] _  _  _")
        terminal.press("1", "2")
        prompt_is(terminal, "guess  1  2 [_] _")
        terminal.press(UP, RIGHT, DOWN)
        prompt_is(terminal, "guess  1  2  0 [5]")
        terminal.press(LEFT, LEFT, UP, UP, UP, UP, LEFT, DOWN)
        prompt_is(terminal, "guess [0] 0  0  5")
        terminal.press(RUBOUT)
        prompt_is(terminal, "guess [_] 0  0  5")
        terminal.press(ENTER)
        terminal.until("There are places without a symbol.")
        terminal.press("9", RUBOUT, "1", ENTER)  # 9 is no symbol: it begins a line of words, which is rubbed out again
        terminal.until(re.compile(r"You guessed  1  0  0  5 : \d black, \d white\.").search)
        prompt_is(terminal, "guess [_] _  _  _")
        assert terminal.screen.cursor.x == len("guess ") + 1
        colours = [background for background, _ in colours_of(terminal, " 1  0  0  5 ")]
        assert colours[0] != colours[3] == colours[6] != "default" and colours[0] != "default"
        terminal.process.declare(signal.SIGINT)
        terminal.press(CONTROL_C)
        assert terminal.end() == -signal.SIGINT


def test_the_history_stands_line_by_line_and_words_are_understood():
    with Terminal("mini-mastermind", "--options", '{"alphabet":"abhqx","length":6,"repeats":true}') as terminal:
        prompt_is(terminal, "guess [_]")
        terminal.type("abhqxa")
        terminal.until("You guessed  a  b  h  q  x  a :")
        terminal.type(":hint")  # h is a symbol of this alphabet
        terminal.until("Hint: guess ")
        terminal.type("show")
        terminal.until(re.compile(r"(?m)^ 1\.  a  b  h  q  x  a   \d black, \d white$").search)
        terminal.type(":nonsense")
        terminal.until("Refused: There is no command 'nonsense'")
        terminal.press("/", "q", ESCAPE)
        prompt_is(terminal, "guess [_]")
        terminal.type("resign")
        terminal.until("you have lost")
        assert terminal.end() == 0


def test_words_are_edited_and_come_back():
    with Terminal("tic-tac-toe") as terminal:
        prompt_is(terminal, ">")
        terminal.press("mve 1 1", "\x01", RIGHT, "o", ENTER)
        terminal.until("You put X at column 1, row 1.")
        terminal.press("nonsense", "\x15", UP)
        prompt_is(terminal, "> move 1 1")
        terminal.press("\x17\x17", "2 x", RUBOUT, "2", LEFT, LEFT, LEFT)
        prompt_is(terminal, "> move 2 2")
        assert terminal.screen.cursor.x == len("> move ")
        terminal.press("\x0b")
        prompt_is(terminal, "> move")
        terminal.press("é€", RUBOUT, RUBOUT, RUBOUT, "e", "\x1b[5~", "\x1b[3~")
        prompt_is(terminal, "> movee")
        terminal.type("\x15quit")
        assert terminal.end() == 0


def test_a_board_is_drawn_with_its_moves_in_colours():
    with Terminal("tic-tac-toe") as terminal:
        terminal.until("Your turn: move COLUMN ROW.")
        terminal.type("1 1")
        text = terminal.until(re.compile(r"greedy put O[^>]* 2 (. ){2}.\nYour turn").search)
        board = [line for line in text.splitlines() if re.match(r" [012]( [.XO]){3}$", line)][-3:]
        assert "".join(board).count("X") == 1 and "".join(board).count("O") == 1 and board[1][5] == "X"
        assert colours_of(terminal, " . X")[3][1] != colours_of(terminal, " 0 1")[1][1]
        terminal.type("quit")
        assert terminal.end() == 0


def test_a_card_and_dice_are_drawn():
    with Terminal("yahtzee", rows=60) as terminal:
        text = terminal.until("Your turn: roll")
        assert "┌─────┐ ┌─────┐ ┌─────┐ ┌─────┐ ┌─────┐" in text and text.count("full-house") == 1
        dice = [int(die) for die in re.search(r"Dice: (\d) (\d) (\d) (\d) (\d);", text).groups()]
        assert text.count("●") == sum(dice)
        terminal.type("roll")
        terminal.until("one more roll")
        terminal.type("score chance")
        terminal.until(re.compile(r"You scored \d+ in chance\.").search)
        terminal.until(re.compile(r"(?m)^chance +\d+$").search)
        terminal.type("resign")
        assert terminal.end() == 0


def test_a_quiz_is_answered():
    with Terminal("quiz") as terminal:
        terminal.until("Your turn: ready.")
        terminal.type("ready")
        terminal.until("Question 1: ")
        terminal.type("answer Żółć")
        terminal.until("You responded: Żółć - wrong.")
        terminal.until("Question 2: ")
        terminal.type("resign")
        assert terminal.end() == 0


@pytest.mark.parametrize("settings", [{"NO_COLOR": "1"}, {"kind": "vt100"}])
def test_there_are_no_colours_where_they_are_not_wanted(settings):
    with Terminal("mini-mastermind", **settings) as terminal:
        prompt_is(terminal, "guess [_]")
        terminal.press("1", "1", "2", "2", ENTER)
        terminal.until("You guessed  1  1  2  2 :")
        assert not re.search(rb"\x1b\[(\d+;)*([349]\d|10\d)(;\d+)*m", terminal.raw)
        terminal.type("quit")
        assert terminal.end() == 0


def test_a_dumb_terminal_is_told_in_plain_lines():
    with Terminal("mini-mastermind", kind="dumb") as terminal:
        terminal.until("Your turn: guess CODE.")
        terminal.press("guess 0011\n")
        terminal.until("You guessed 0011: ")
        terminal.press("quit\n")
        assert terminal.end() == 0 and b"\x1b" not in terminal.raw


@pytest.mark.parametrize("locale", ["C", "POSIX"])
def test_a_locale_without_such_characters_is_given_others(locale):
    with Terminal("yahtzee", LC_ALL=locale, encoding="latin-1", rows=60) as terminal:
        assert "+-----+ +-----+" in terminal.until("Your turn: roll")
        terminal.press("x\xe9\xff", RUBOUT)  # no characters there
        terminal.type("\x15quit")
        assert terminal.end() == 0
        assert max(terminal.raw) < 0x80


def test_a_new_size_is_honoured():
    with Terminal("gomoku", columns=80) as terminal:
        terminal.until("Your turn")
        assert " 7 . . . . . . . . . . . . . . ." in terminal.text
        terminal.press("move 7")
        prompt_is(terminal, "> move 7")
        terminal.resize(30, 40)
        text = terminal.until(lambda text: " 7..............." in text)
        assert max(len(line) for line in text.splitlines()) <= 30
        prompt_is(terminal, "> move 7")  # what was typed is still there
        terminal.press(" 7" + " " * 40 + "x")
        terminal.until(lambda _: terminal.prompt.endswith("x") and len(terminal.prompt) <= 30)
        terminal.press(RUBOUT * 41, ENTER)
        terminal.until(re.compile(r" 7[.O]{7}X").search)
        terminal.resize(100, 50)
        terminal.until(re.compile(r" 7( [.O]){7} X").search)
        terminal.type("quit")
        assert terminal.end() == 0


@pytest.mark.parametrize(
    "number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT, signal.SIGSEGV, signal.SIGKILL]
)
def test_however_it_ends_the_terminal_is_given_back_and_no_database_left(number):
    with Terminal("mini-mastermind") as terminal:
        prompt_is(terminal, "guess [_]")
        terminal.process.send_signal(number)
        assert terminal.end() == -number  # and what else that looks at


def test_the_end_of_the_input_is_not_the_end_of_the_game():
    with Terminal("mini-mastermind") as terminal:
        prompt_is(terminal, "guess [_]")
        terminal.press(CONTROL_D)
        assert terminal.end() == 1


def test_suspended_it_gives_the_terminal_back_until_it_goes_on():
    with Terminal("tic-tac-toe") as terminal:
        terminal.until("Your turn")
        terminal.press("\x1a")
        _, status = os.waitpid(terminal.process.pid, os.WUNTRACED)
        assert os.WIFSTOPPED(status)
        assert terminal.settings() == terminal.before
        terminal.screen.reset()
        terminal.process.send_signal(signal.SIGCONT)
        terminal.until("Your turn: move COLUMN ROW.")
        terminal.type("quit")
        assert terminal.end() == 0


def test_wrong_usage_leaves_the_terminal_alone():
    with Terminal("nonsense") as terminal:
        assert terminal.end() == 2 and "there is no ruleset 'nonsense'" in terminal.text


def test_two_terminals_play_by_a_code():
    with kit.Server() as server:
        ann, bob = server.player("Ann"), server.player("Bob")
        with Terminal("tic-tac-toe", "--server", address(server), REFEREE_TOKEN=ann.token) as first:
            code = re.search(r"--join (\w+)", first.until("the code to join is ")).group(1)
            with Terminal("--server", address(server), "--join", code, REFEREE_TOKEN=bob.token) as second:
                first.until("Bob joined.")
                second.until("Waiting for Ann.")
                second.type("1 1")
                second.until("Refused: ")
                for player, other, name, move in (
                    (first, second, "Ann", "1 1"),
                    (second, first, "Bob", "0 0"),
                    (first, second, "Ann", "0 2"),
                    (second, first, "Bob", "0 1"),
                    (first, second, "Ann", "2 0"),
                ):
                    player.type(move)
                    other.until("{} put {} at column {}, row {}.".format(name, "XO"[name == "Bob"], *move.split()))
                assert "you have won" in first.until("The game is over")
                assert "you have lost" in second.until("The game is over")
                assert first.end() == second.end() == 0


def test_what_the_other_does_does_not_disturb_what_is_typed():
    with kit.Server() as server:
        ann, bob = server.player("Ann"), server.player("Bob")
        game = ann.post("/v1/games", {"ruleset": "tic-tac-toe"}).ok(201)
        with Terminal("--server", address(server), "--join", game["join_code"], REFEREE_TOKEN=bob.token) as terminal:
            terminal.until("Waiting for Ann.")
            terminal.press("move 2 ")
            prompt_is(terminal, "> move 2")
            ann.post(f"/v1/games/{game['id']}/moves", {"column": 1, "row": 1}).ok(201)
            terminal.until("Ann put X at column 1, row 1.")
            prompt_is(terminal, "> move 2")
            terminal.press("2", ENTER)
            terminal.until("You put O at column 2, row 2.")
            terminal.type("quit")
            assert terminal.end() == 0


def test_a_server_that_goes_away_is_told_and_waited_for():
    with kit.Server() as server:
        ann = server.player("Ann")
        with Terminal("mini-mastermind", "--server", address(server), REFEREE_TOKEN=ann.token) as terminal:
            prompt_is(terminal, "guess [_]")
            server.stop(signal.SIGKILL)
            terminal.until("The connection to the server is lost")
            terminal.type("0011")
            terminal.until("Refused: ")
            server.start()
            terminal.until("The server is there again.")
            terminal.type("0011")
            terminal.until("You guessed  0  0  1  1 :")
            terminal.type("quit")
            assert terminal.end() == 0


def test_a_pipe_is_no_terminal_even_where_term_says_so():
    done = play("mini-mastermind", lines=["quit"], TERM="xterm-256color")
    assert done.returncode == 0 and "\x1b" not in done.stdout
