# SPDX-License-Identifier: Apache-2.0
"""`referee engine`: the Gomocup protocol over the real program's standard input and output."""

import os
import re
import signal
import subprocess
import time

import kit
import pytest



def hear(*lines, flags=()):
    """All that it says to these lines, as lines; it must end by itself, with success."""
    text = "".join(line + "\n" for line in lines)
    patience = kit.PATIENCE_SECONDS
    command = [kit.BINARY, "engine", *flags]
    done = subprocess.run(command, input=text, capture_output=True, text=True, timeout=patience, check=False)
    assert done.returncode == 0 and done.stderr == ""
    return done.stdout.splitlines()


def talk(*lines, flags=()):
    """What it answers, without what it says while it thinks."""
    return [line for line in hear(*lines, flags=flags) if not line.startswith("MESSAGE ")]


def fast(*lines):
    return talk("INFO timeout_turn 200", *lines)


def move(line):
    assert re.fullmatch(r"\d+,\d+", line), line
    return tuple(map(int, line.split(",")))


def test_it_says_who_it_is():
    (about,) = talk("ABOUT", "END")
    assert 'name="Referee"' in about and 'version="' in about and 'author="' in about


def test_it_begins_in_the_middle_and_answers_each_move():
    answers = fast("START 15", "BEGIN", "TURN 8,8", "END")
    assert answers[0] == "OK" and move(answers[1]) == (7, 7)
    assert move(answers[2]) not in ((7, 7), (8, 8)) and len(answers) == 3


def test_commands_may_be_in_any_case_and_lines_end_as_on_other_systems():
    assert talk("start 15\r", "Begin\r", "end\r") == ["OK", "7,7"]


def test_it_ends_with_its_input():
    assert talk("START 10") == ["OK"]


@pytest.mark.parametrize("size, good", [(4, False), (5, True), (20, True), (21, False), ("", False), ("x", False)])
def test_boards_of_5_to_20_can_be_played(size, good):
    (answer,) = talk(f"START {size}", "END")
    assert answer == "OK" if good else answer.startswith("ERROR")


def test_rectangles_are_boards_only_where_they_are_squares():
    answers = talk("RECTSTART 12,12", "RECTSTART 12,10", "RECTSTART 12", "BEGIN", "END")
    assert answers[0] == "OK" and answers[1].startswith("ERROR") and answers[2].startswith("ERROR")
    assert move(answers[3]) in ((5, 5), (5, 6), (6, 5), (6, 6)), "on the board of 12"


def test_a_board_is_set_up_and_answered():
    win = fast("START 15", "BOARD", "0,0,1", "0,5,2", "1,0,1", "1,5,2", "2,0,1", "2,5,2", "3,0,1", "3,5,2", "DONE", "END")
    assert win == ["OK", "4,0"]
    stop = fast("START 15", "BOARD", "0,5,2", "0,0,1", "1,5,2", "8,8,1", "2,5,2", "9,2,1", "3,5,2", "DONE", "END")
    assert stop == ["OK", "4,5"]
    assert move(fast("START 15", "BOARD", "DONE", "END")[1]) == (7, 7)


def test_what_is_no_board_is_an_error_and_the_game_goes_on():
    for bad in ("0,0", "15,0,1", "0,0,3", "nonsense"):
        answers = fast("START 15", "BOARD", "1,1,2", bad, "DONE", "TURN 3,3", "END")
        assert answers[1].startswith("ERROR") and move(answers[2]), bad
    answers = fast("START 15", "BOARD", "1,1,2", "1,1,1", "DONE", "BOARD", "1,1,1", "2,2,1", "DONE", "END")
    assert [answer.split()[0] for answer in answers] == ["OK", "ERROR", "ERROR"]


def test_moves_that_are_none_are_errors():
    answers = fast("BEGIN", "TURN 1,1", "START 15", "TURN 15,0", "TURN -1,0", "TURN 1", "TURN 7,7", "TURN 7,7", "END")
    assert [answer.split()[0] for answer in answers[:6]] == ["ERROR", "ERROR", "OK", "ERROR", "ERROR", "ERROR"]
    assert move(answers[6]) and answers[7].startswith("ERROR")


def test_moves_are_taken_back():
    answers = fast("START 15", "TAKEBACK 1,1", "TURN 7,7", "TAKEBACK 7,7", "END")
    assert answers[0] == "OK" and answers[1].startswith("ERROR") and answers[3] == "OK"
    assert fast("TAKEBACK 1,1")[0].startswith("ERROR")


def test_a_restart_clears_the_board():
    answers = fast("RESTART", "START 15", "BEGIN", "RESTART", "BEGIN", "END")
    assert answers[0].startswith("ERROR") and answers[1:] == ["OK", "7,7", "OK", "7,7"]


def test_with_the_rule_of_exactly_five_six_are_no_line():
    stones = ["0,0,1", "1,0,1", "2,0,1", "4,0,1", "5,0,1", "0,9,2", "2,9,2", "4,9,2", "6,9,2", "8,9,2"]
    free = fast("INFO rule 0", "START 15", "BOARD", *stones, "DONE", "END")
    exact = fast("INFO rule 1", "START 15", "BOARD", *stones, "DONE", "END")
    later = fast("START 15", "INFO rule 1", "BOARD", *stones, "DONE", "END")
    assert free[1] == "3,0" and exact[1] != "3,0" and later[1] != "3,0"


def test_rules_that_it_does_not_know_are_errors():
    for rule in (2, 4, 8):
        assert fast(f"INFO rule {rule}", "START 15", "BEGIN", "END")[1].startswith("ERROR")


def test_what_it_does_not_know_is_unknown_and_information_is_never_answered():
    assert talk("DANCE 1,1", "SWAP2BOARD", "x" * 2000, "", "ABOUTX", "END") == ["UNKNOWN command"] * 4
    assert talk("INFO", "INFO folder /somewhere", "INFO max_memory 83886080", "INFO evaluate 1,1", "INFO x y z", "END") == []


@pytest.mark.parametrize("info", ["timeout_turn 0", "timeout_turn 100", "timeout_match 1000\nINFO time_left 500"])
def test_it_keeps_to_the_time_that_it_is_given(info):
    begun = time.monotonic()
    answers = talk("INFO " + info, "START 15", "BOARD", "7,7,2", "8,8,1", "7,8,2", "DONE", "END")
    assert move(answers[1]) and time.monotonic() - begun < 10


def test_a_full_board_is_an_error():
    stones = [f"{i % 5},{i // 5},{1 + (i % 5 + i // 5 * 2) % 4 // 2}" for i in range(25)]
    mine = sum(stone.endswith(",1") for stone in stones)
    answers = fast("START 5", "BOARD", *stones, "DONE", "END")
    assert 12 <= mine <= 13 and answers[1].startswith("ERROR")


def test_a_number_of_nodes_ends_a_move_before_its_time():
    """With a minute for every move, nobody would wait for five of them."""
    board = ["BOARD", "7,7,2", "8,8,1", "9,6,2", "DONE"]
    answers = talk("INFO timeout_turn 60000", "INFO max_node 1000", "START 15", *5 * board, "END")
    assert len(answers) == 6 and all(move(answer) for answer in answers[1:])


def test_nodes_decide_alike_however_long_they_take():
    board = ["INFO timeout_turn 60000", "INFO max_node 300", "START 15", "BOARD", "7,7,2", "8,8,1", "9,8,2", "DONE", "END"]
    assert talk(*board) == talk(*board)


def test_no_number_of_nodes_leaves_a_move_its_time():
    for none in ("0", "-1", "99999999999999999999"):
        answers = talk("INFO timeout_turn 100", f"INFO max_node {none}", "START 15", "BOARD", "7,7,2", "DONE", "END")
        assert move(answers[1]), none


def processor_ticks(pid):
    with open(f"/proc/{pid}/stat", encoding="ascii") as stat:
        fields = stat.read().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def test_time_is_that_of_the_processor_where_it_is_asked_for():
    """Stopped for as long as it has, an engine that went by the clock on the wall would find its time over."""
    command = [kit.BINARY, "engine", "--clock", "cpu"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as engine:
        engine.stdin.write("INFO timeout_turn 1000\nSTART 15\n")
        engine.stdin.flush()
        assert engine.stdout.readline() == "OK\n"
        engine.send_signal(signal.SIGSTOP)
        before = processor_ticks(engine.pid)
        engine.stdin.write("BOARD\n7,7,2\n8,8,1\n9,6,2\nDONE\n")
        engine.stdin.flush()
        engine.send_signal(signal.SIGCONT)
        while processor_ticks(engine.pid) == before:
            time.sleep(0.001)
        engine.send_signal(signal.SIGSTOP)
        time.sleep(1)
        engine.send_signal(signal.SIGCONT)
        answer = next(line for line in engine.stdout if not line.startswith("MESSAGE "))
        assert move(answer.strip())
        seconds = (processor_ticks(engine.pid) - before) / os.sysconf("SC_CLK_TCK")
        engine.stdin.write("END\n")
    assert engine.returncode == 0
    assert seconds > 0.8, "a tenth of the second is left for the manager"


def test_any_bot_for_line_games_can_be_the_engine():
    assert talk("START 15", "BOARD", "0,0,1", "1,0,1", "2,0,1", "3,0,1", "9,9,2", "9,8,2", "9,7,2", "4,4,2", "DONE", "END",
                flags=["--strategy", "greedy"]) == ["OK", "4,0"]  # fmt: skip
    assert talk("START 15", "START 5", "END", flags=["--strategy", "perfect"])[0].startswith("ERROR")
    done = subprocess.run([kit.BINARY, "engine", "--strategy", "optimal"], input="", capture_output=True, text=True, check=False)
    assert done.returncode == 1 and "'optimal'" in done.stderr and done.stdout == ""


MIDDLE = ["START 15", "BOARD", "7,7,2", "8,8,1", "9,6,2", "DONE"]
MESSAGE = r"MESSAGE depth (\d+) nodes (\d+) eval (-?\d+|[+-]M\d+) pv((?: \d+,\d+)+)"


def test_it_says_how_far_it_has_come():
    """A line for each depth, the last of which begins with the move that it makes."""
    said = hear("INFO timeout_turn 300", *MIDDLE, "END")
    told = [re.fullmatch(MESSAGE, line) for line in said[1:-1]]
    assert len(told) > 2 and all(told), said
    assert [int(match[1]) for match in told] == list(range(1, len(told) + 1))
    nodes = [int(match[2]) for match in told]
    assert nodes == sorted(nodes) and nodes[0] > 0


def test_a_win_is_told_in_plies():
    said = hear("START 15", "BOARD", "6,7,1", "0,0,2", "8,7,1", "14,0,2", "7,6,1", "0,14,2", "7,8,1", "14,14,2", "DONE", "END")
    evals = [re.fullmatch(MESSAGE, line)[3] for line in said if line.startswith("MESSAGE ")]
    assert evals[-1].startswith("+M"), said


@pytest.mark.parametrize("flags, info", [(["--threads", "3"], []), ([], ["INFO threads 3"]), ([], ["INFO threads 0"])])
def test_several_threads_think_about_a_move(flags, info):
    answers = talk("INFO timeout_turn 200", *info, *MIDDLE, "TURN 3,3", "RESTART", "BEGIN", "END", flags=flags)
    assert len(answers) == 5 and answers[3] == "OK" and answers[4] == "7,7"
    assert move(answers[1]) not in ((7, 7), (8, 8), (9, 6)) and move(answers[2])


def test_what_it_keeps_in_mind_is_of_one_kind_of_board():
    """The same numbers of fields are other fields on a board of another size, and six in a row no line by another rule."""
    stones = ["0,0,1", "1,0,1", "2,0,1", "4,0,1", "5,0,1", "0,9,2", "2,9,2", "4,9,2", "6,9,2", "8,9,2"]
    board = ["BOARD", *stones, "DONE"]
    answers = fast("START 15", *board, "INFO rule 1", *board, "START 12", *board, "END")
    assert answers[1] == "3,0" and answers[2] != "3,0" and answers[4] != "3,0"
