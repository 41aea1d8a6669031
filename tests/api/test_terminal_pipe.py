# SPDX-License-Identifier: Apache-2.0
"""`referee play` on a pipe: whole games of every family, command by command, in words and as JSON."""

import json
import re
import signal
import subprocess
import time

import pytest

import kit
from terminal_kit import Pipe, play

ESCAPE = "\x1b"

pytestmark = pytest.mark.sqlite_only("a client is the same, whatever the server keeps its games in")


def paragraphs(done):
    """What was said, without a trace of a terminal."""
    assert ESCAPE not in done.stdout and "\x01" not in done.stdout and "\x02" not in done.stdout, done.stdout
    assert done.stdout == "" or done.stdout.endswith("\n\n"), done.stdout
    return done.stdout.split("\n\n")[:-1]


def lines_of(done):
    return [json.loads(line) for line in done.stdout.splitlines()]


def address(server):
    return f"http://127.0.0.1:{server.port}"


# --- Codes ---------------------------------------------------------------------------------------------------------


def all_codes():
    return [f"{number:04d}" for number in range(6000) if not set(f"{number:04d}") - set("012345")]


def pegs(secret, guess):
    black = sum(a == b for a, b in zip(secret, guess))
    return black, sum(min(secret.count(c), guess.count(c)) for c in set(guess)) - black


def test_a_code_is_cracked_in_words(tmp_path):
    fitting = all_codes()
    with Pipe("mini-mastermind", "--options", '{"max_guesses":20}', folder=tmp_path) as pipe:
        assert pipe.paragraph().startswith("Mini Mastermind.\n")
        told = ""
        while "solved" not in told:
            guess = fitting[0]
            pipe.say("guess " + guess)
            told = pipe.paragraph()
            black, white = map(int, re.match(rf"You guessed {guess}: (\d) black, (\d) white", told).groups())
            fitting = [code for code in fitting if pegs(code, guess) == (black, white)]
        assert "you have won" in told
        assert pipe.end() == ("", "", 0)  # it does not wait for more
    assert list(tmp_path.iterdir()) == []


def test_a_code_is_cracked_in_json(tmp_path):
    fitting = all_codes()
    with Pipe("mini-mastermind", "--json", "--options", '{"max_guesses":20}', folder=tmp_path) as pipe:
        game = json.loads(pipe.process.stdout.readline())
        assert game["ruleset"] == "mini-mastermind" and game["status"] == "playing" and "token" not in game["you"]
        answer = {"solved": False}
        while not answer["solved"]:
            pipe.say(fitting[0])  # the code alone is a guess
            answer = json.loads(pipe.process.stdout.readline())
            assert answer["code"] == fitting[0]
            fitting = [code for code in fitting if pegs(code, answer["code"]) == (answer["black"], answer["white"])]
        assert answer["game"]["status"] == "round-over" and answer["game"]["proof"]["secret"] == answer["code"]
        assert pipe.end() == ("", "", 0)


def test_each_command_is_answered_by_a_paragraph_or_a_line_and_a_refused_one_ends_nothing():
    lines = ["guess 1299", "show", "gess 0011", "hint", "guess", "help", "guess 0011", "", "quit", "guess 2233"]
    done = play("mini-mastermind", lines=lines)
    told = paragraphs(done)
    assert done.returncode == 0 and done.stderr == "" and len(told) == 8
    assert told[1] == "Refused: the code must have 4 symbols of 012345"
    assert told[2] == told[0]
    assert told[3] == "Refused: There is no command 'gess', see help; did you mean \"guess\"?"
    assert told[4].startswith("Hint: guess ") and told[5].startswith("Refused: It is said so: guess")
    assert "quit: leave" in told[6] and told[7].startswith("You guessed 0011: ")

    done = play("mini-mastermind", "--json", lines=lines)
    said = lines_of(done)
    assert done.returncode == 0 and len(said) == 9  # the game, and one for each but the empty line and what follows quit
    assert said[1]["type"].endswith("/problems/illegal-code") and said[1]["status"] == 422
    assert said[2]["id"] == said[0]["id"] == said[8]["id"]
    assert said[3]["type"] == "about:blank" and "gess" in said[3]["detail"]
    assert said[4]["action"] == "guess" and said[6]["id"] == "mini-mastermind" and said[7]["attempt"] == 1


def test_the_end_of_the_input_before_the_end_of_the_game_is_told_by_the_exit_code():
    assert play("mini-mastermind", lines=["guess 0011"]).returncode == 1
    assert play("mini-mastermind").returncode == 1
    assert play("mini-mastermind", lines=["quit"]).returncode == 0
    done = play("mini-mastermind", lines=["resign", "guess 0011"])
    assert done.returncode == 0 and "you have lost" in done.stdout and "The code was " in done.stdout


def test_a_codemaker_answers_by_hand_and_is_held_to_the_secret():
    options = '{"codemaker":"players","answers":"manual","hints":false}'
    lines = ["secret 12345", "secret 1234", "answer 4 0", "answer nothing", "show", "resign"]
    told = paragraphs(play("mini-mastermind", "--against", "optimal", "--options", options, lines=lines))
    assert told[1].startswith("Refused: ") and told[2].startswith("You set the secret.\noptimal guessed 0012; ")
    assert "answer black white" in told[2] and "The code is 1234." in told[5]
    assert told[3] == "Refused: to 0012 the secret answers black 0, white 2"
    assert told[4] == "Refused: It is said so: answer and how many are black, and how many white"


def crack_by_hand(secret, *arguments, folder, options, first):
    """Makes the code of the first round, answers as it is, and guesses in the second what the last paragraph allows."""
    with Pipe("mini-mastermind", "--against", "optimal", "--options", json.dumps(options), *arguments, folder=folder) as pipe:
        told = pipe.paragraph()
        if first:
            pipe.say(first)
            told = pipe.paragraph()
        while "the answer is awaited" in told or "waits for its answer" in told:
            guess = re.findall(r"(?:guessed|guess) (\d{4})(?:; the answer is awaited| waits)", told)[-1]
            pipe.say("answer {} {}".format(*pegs(secret, guess)))
            told = pipe.paragraph()
        yield told
        pipe.say("reveal" if first else "reveal " + secret)
        yield pipe.paragraph()
        pipe.say("resign")
        yield pipe.paragraph()
        assert pipe.end() == ("", "", 0)


def test_a_code_that_was_committed_to_is_revealed(tmp_path):
    options = {"codemaker": "players", "secret": "committed", "hints": False}
    play_on = crack_by_hand("4321", folder=tmp_path, options=options, first="secret 4321")
    assert "reveal" in next(play_on)
    revealed = next(play_on)
    assert revealed.startswith("You revealed the secret.\nRound 1 is over. The code was 4321."), revealed
    assert "you have lost" in next(play_on)
    assert next(play_on, None) is None


def test_what_is_no_code_is_not_committed_to_and_the_nonce_is_told():
    options = '{"codemaker":"players","secret":"committed"}'
    arguments = ("mini-mastermind", "--against", "random", "--options", options)
    told = play(*arguments, lines=["secret 1239", "secret 1234", "quit"]).stdout
    assert "Refused: That is no code of this game" in told
    assert re.search(r"reveal [0-9a-f]{64} 1234\n", told)
    said = lines_of(play(*arguments, "--json", lines=["secret 1234", "show", "quit"]))
    assert re.fullmatch("[0-9a-f]{64}", said[1]["game"]["commitment"]) and "1234" not in json.dumps(said[2]["state"])


def test_a_code_that_is_held_is_answered_and_told(tmp_path):
    options = {"codemaker": "players", "secret": "held", "hints": False}
    play_on = crack_by_hand("0123", folder=tmp_path, options=options, first=None)
    assert "Round 1 is over." in next(play_on)
    assert next(play_on) == "Refused: The secret of this round is known already.\n"  # and the next has not begun
    assert "you have lost" in next(play_on)
    assert next(play_on, None) is None


def test_a_race_shows_what_the_others_were_answered_and_not_what_they_guessed():
    lines = ["guess 0011", "guess 0011", "guess 0011", "guess 0011", "guess 0011", "guess 0011"]
    done = play("mini-mastermind", "--against", "random", "--options", '{"codemaker":"server"}', lines=lines)
    told = paragraphs(done)
    assert done.returncode == 0 and "random guessed: " in done.stdout and "The game is over" in told[-1]
    assert re.search(r"random: \d guesses", told[0])


def test_positions_are_answered_as_a_number_guess_has_them():
    options = '{"codemaker":"players","answers":"manual"}'
    lines = ["secret 1234", "answer 1 2", "show", "quit"]
    told = paragraphs(play("number-guess", "--against", "random", "--options", options, lines=lines))
    assert told[2] == "Refused: It is said so: answer and the guess with an X at each wrong place, as in XX72"


# --- Boards --------------------------------------------------------------------------------------------------------


def free_fields(game):
    rows = game["state"]["board"]
    return [(column, row) for row, line in enumerate(rows) for column, field in enumerate(line) if field == "."]


def test_tic_tac_toe_is_played_to_its_end_in_json(tmp_path):
    with Pipe("tic-tac-toe", "--json", folder=tmp_path) as pipe:
        game = json.loads(pipe.process.stdout.readline())
        assert game["seats"][1]["player"]["name"] == "greedy"  # who plays alone is found an opponent
        while game["status"] == "playing":
            column, row = free_fields(game)[0]
            pipe.say(f"move {column} {row}")
            game = json.loads(pipe.process.stdout.readline())["game"]
        assert game["status"] == "finished" and pipe.end() == ("", "", 0)


def test_a_board_is_drawn_with_its_numbers_and_moves_are_told():
    done = play("gomoku", "--against", "greedy", lines=["move 7 7", "move 7 7", "3 4", "move 7", "drop 3", "show", "resign"])
    told = paragraphs(done)
    assert done.returncode == 0 and len(told) == 8
    assert " " * 22 + " 1 1 1 1 1\n   0 1 2 3 4 5 6 7 8 9 0 1 2 3 4\n" in told[0]
    assert told[1].startswith("You put X at column 7, row 7.\ngreedy put O at column ")
    assert told[2].startswith("Refused: ") and told[3].startswith("You put X at column 3, row 4.")
    assert told[4].startswith("Refused: It is said so: move COLUMN ROW")
    assert told[5].startswith("Refused: There is no command 'drop'")
    rows = [line for line in told[6].splitlines() if re.match(r" ?\d+ [.XO]", line)]
    assert len(rows) == 15 and rows[7].split()[8] == "X" and rows[4].split()[4] == "X"


def test_connect_four_is_played_to_its_end():
    lines = [f"drop {column}" for column in (0, 1, 2, 3, 4, 5, 6) * 7]
    done = play("connect-four", "--against", "random", lines=lines)
    assert done.returncode == 0 and "The game is over: " in done.stdout and "You dropped X into column 0." in done.stdout
    assert paragraphs(done)[0].count(" . . . . . . .\n") == 6


def test_a_game_of_several_rounds_goes_on_by_itself(tmp_path):
    with Pipe("tic-tac-toe", "--json", "--options", '{"rounds":3}', folder=tmp_path) as pipe:
        game = json.loads(pipe.process.stdout.readline())
        while game["status"] != "finished":
            if game["status"] == "playing":
                pipe.say("move {} {}".format(*free_fields(game)[0]))
                game = json.loads(pipe.process.stdout.readline()).get("game", game)
            else:  # whatever is done next begins the next round: here a move that may be taken already
                before = game["round"]["number"]
                pipe.say("move 2 2")
                game = json.loads(pipe.process.stdout.readline()).get("game", game)
                pipe.say("show")
                game = json.loads(pipe.process.stdout.readline())
                assert game["round"]["number"] >= before + 1
        assert game["round"]["number"] == 3 and pipe.end() == ("", "", 0)


# --- Dice ----------------------------------------------------------------------------------------------------------

BOXES = [
    "aces", "twos", "threes", "fours", "fives", "sixes", "three-of-a-kind", "four-of-a-kind", "full-house",
    "small-straight", "large-straight", "yahtzee", "chance",
]  # fmt: skip


def test_a_card_of_yahtzee_is_filled_in_words():
    lines = ["roll 1 3", "roll 0 1 2 3 4", "roll", "score chance", "score chance"]
    # Any box will do; a joker may have to be somewhere else, and then its line is refused and a later one takes it.
    lines += [f"score {box.replace('-', ' ')}" for box in BOXES] * 13
    done = play("yahtzee", lines=lines)
    told = paragraphs(done)
    assert done.returncode == 0 and told[1].startswith("You rolled: ") and told[3].startswith("Refused: ")
    assert re.match(r"You scored \d+ in chance\.", told[4]) and "is used: chance has" in told[5]
    assert "The game is over" in told[-1] and "Points: You " in told[-1]
    assert len([line for line in told[0].splitlines() if line.split()[0] in BOXES]) == 14  # and its bonus


def test_kept_dice_stay_in_json():
    said = lines_of(play("yahtzee", "--json", "--against", "random", lines=["roll 1 3", "score chance", "quit"]))
    before, after = said[0]["state"]["dice"], said[1]["dice"]
    assert (before[1], before[3]) == (after[1], after[3]) and said[1]["keep"] == [1, 3]
    assert said[2]["category"] == "chance" and said[2]["game"]["turn"]["seats"] == [0]  # the bot has played


# --- The quiz ------------------------------------------------------------------------------------------------------


def answers_by_text():
    found = {}
    for name in ("general-knowledge", "solar-system"):
        for question in json.loads((kit.ROOT / "docs" / "quiz" / f"{name}.json").read_text())["questions"]:
            found[question["text"]] = question
    return found


def right_line(question, known):
    """The command that answers it as its set has it."""
    item = known[question["text"]]
    if question["kind"] == "text":
        return "answer " + item["answers"][0]
    if question["kind"] == "number":
        return f"answer {item['range'][0] if 'range' in item else item['number']}"
    if question["kind"] == "boolean":
        return f"choose {[choice.lower() for choice in question['choices']].index(str(item['correct']).lower())}"
    right = item["correct"]
    right = item["choices"][right[0] if isinstance(right, list) else right]
    return f"choose {question['choices'].index(right)}"


def test_a_quiz_is_played_with_the_questions_that_are_built_in(tmp_path):
    known = answers_by_text()
    with Pipe("quiz", "--json", folder=tmp_path) as pipe:
        game = json.loads(pipe.process.stdout.readline())
        pipe.say("ready")
        game = json.loads(pipe.process.stdout.readline())["game"]
        right = 0
        while game["status"] == "playing":
            pipe.say(right_line(game["state"]["questions"][0], known))
            answer = json.loads(pipe.process.stdout.readline())
            assert answer["correct"], answer
            right += 1
            game = answer["game"]
        assert right == 40 and game["seats"][0]["points"] == 40 and pipe.end() == ("", "", 0)


def test_a_quiz_is_told_in_words():
    done = play("mastermind-quiz", lines=["answer x", "ready", "answer", "answer #1 nonsense", "pass", "show", "resign"])
    told = paragraphs(done)
    assert done.returncode == 0 and told[1].startswith("Refused: ") and "Question 1: " in told[2]
    assert told[3].startswith("Refused: It is said so: answer TEXT")
    assert "nonsense - wrong.\nThe answer to question 1: " in told[4] and "Question 2: " in told[4]
    assert told[5].startswith("You passed.") and "1 wrong, 1 passes" in told[6]


def test_questions_of_a_file_are_asked(tmp_path):
    questions = tmp_path / "mine.json"
    questions.write_text(
        json.dumps(
            {
                "title": "Capitals",
                "language": "en",
                "licence": "own",
                "questions": [{"text": f"Say {word}", "answers": [word]} for word in ("one", "two", "three")],
            }
        )
    )
    done = play("quiz", "--questions", questions, folder=None, lines=["ready", "answer one", "answer two", "answer three"])
    assert done.returncode == 0 and "The game is over" in done.stdout and "right" in done.stdout
    missing = play("quiz", "--questions", tmp_path / "none.json")
    assert missing.returncode == 1 and "none.json" in missing.stderr


# --- On a server ---------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server():
    with kit.Server() as one:
        yield one


def test_two_play_by_a_code_and_each_is_shown_what_the_other_does(server, tmp_path):
    ann, bob = server.player("Ann"), server.player("Bob")
    with Pipe("tic-tac-toe", "--server", address(server), folder=tmp_path, REFEREE_TOKEN=ann.token) as first:
        code = re.search(r"--join (\w+)\n", first.paragraph()).group(1)
        with Pipe("--server", address(server), "--join", code, folder=tmp_path, REFEREE_TOKEN=bob.token) as second:
            assert first.paragraph().startswith("Bob joined.\nRound 1 begins. You begin.\n")
            assert "Waiting for Ann." in second.paragraph()
            second.say("move 0 0")  # before it is his turn: it waits for it
            first.say("move 1 1")
            assert first.paragraph() == "You put X at column 1, row 1.\nWaiting for Bob.\n"
            assert second.paragraph().startswith("Ann put X at column 1, row 1.\n")
            assert second.paragraph().startswith("You put O at column 0, row 0.\n")
            assert first.paragraph().startswith("Bob put O at column 0, row 0.\n")
            second.say("resign")
            assert "you have lost" in second.paragraph()
            assert "Bob resigned." in first.paragraph()
            assert first.end()[2] == second.end()[2] == 0


def test_a_code_for_another_game_is_not_joined(server):
    game = server.player("Ann").post("/v1/games", {"ruleset": "tic-tac-toe"}).ok(201)
    refused = play("gomoku", "--server", address(server), "--join", game["join_code"])
    assert refused.returncode == 2 and "tic-tac-toe and not gomoku" in refused.stderr
    joined = play("tic-tac-toe", "--server", address(server), "--join", game["join_code"], lines=["resign"])
    assert joined.returncode == 0 and "X: Ann, O: You" in joined.stdout
    unknown = play("--server", address(server), "--join", "ZZZZZZ")
    assert unknown.returncode == 1 and "could not be joined" in unknown.stderr


def test_on_a_server_nothing_is_added_to_what_was_wished_for(server):
    ann = server.player("Ann")
    arguments = ("mini-mastermind", "--server", address(server), "--token", ann.token, "--json")
    said = lines_of(play(*arguments, lines=["hint", "resign"]))
    assert said[0]["you"]["player"] == ann.id and said[0]["options"]["hints"] is False and said[0]["ranked"] is True
    assert said[1]["status"] == 403 and said[2]["game"]["status"] == "finished"
    bad = play("mini-mastermind", "--server", address(server), "--token", "rf_nonsense")
    assert bad.returncode == 1 and "401" in bad.stderr


def test_a_quiz_of_a_server_is_answered_and_chosen(server):
    ann = server.player("Ann")
    made = ann.post("/v1/question-sets", json.loads((kit.ROOT / "docs/quiz/solar-system.json").read_text())).ok(201)
    part = {"kind": "sheet", "set": made["id"], "questions": 5, "seconds": 300}
    options = json.dumps({"parts": [part]})
    lines = ["ready", "answer #1 nonsense", "pass #1", "choose #9 0", "show", "hand-in"]
    arguments = ("quiz", "--server", address(server), "--token", ann.token, "--options", options)
    done = play(*arguments, lines=lines)
    assert done.returncode == 0 and done.stdout.count("Question 5: ") >= 2, done.stdout
    assert "You handed in the sheet." in done.stdout and "The game is over" in done.stdout


def test_a_server_that_goes_away_ends_a_script(tmp_path):
    with kit.Server() as one:
        ann = one.player("Ann")
        with Pipe("mini-mastermind", "--server", address(one), folder=tmp_path, REFEREE_TOKEN=ann.token) as pipe:
            pipe.paragraph()
            one.stop(signal.SIGKILL)
            pipe.say("guess 0011")
            assert pipe.paragraph().startswith("Refused: ")
            out, err, code = pipe.end()
            assert code == 1 and out == "" and "referee: http://127.0.0.1:" in err


def test_a_server_that_comes_back_goes_on(tmp_path):
    with kit.Server() as one:
        ann = one.player("Ann")
        with Pipe("mini-mastermind", "--server", address(one), folder=tmp_path, REFEREE_TOKEN=ann.token) as pipe:
            pipe.paragraph()
            one.restart(signal.SIGKILL)
            pipe.say("guess 0011")
            assert pipe.paragraph().startswith("You guessed 0011: ")
            pipe.say("quit")
            assert pipe.end() == ("", "", 0)


# --- Usage, and what is left behind ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ((), "which game? bulls-and-cows mastermind"),
        (("mastermin",), "there is no ruleset 'mastermin'; did you mean \"mastermind\"?"),
        (("../games",), "there is no ruleset '../games'"),
        (("mastermind", "gomoku"), "'gomoku' is one argument too many"),
        (("mastermind", "--options", "{"), "--options: "),
        (("mastermind", "--options", "[]"), "--options: it must be an object of JSON"),
        (("mastermind", "--options", '{"lenght":3}'), "/options/lenght: is not a member known here"),
        (("mastermind", "--against", "nobody"), "/opponents/0/bot: "),
        (("mastermind", "--join", "ABCDEF"), "--join needs --server"),
        (("--server", "http://127.0.0.1:1", "--join", "A", "--against", "random"), "who joins a game"),
        (("mastermind", "--agianst", "random"), "did you mean \"--against\"?"),
    ],
)
def test_wrong_usage_is_told_and_ends_with_2(arguments, told):
    done = play(*arguments)
    assert done.returncode == 2 and told in done.stderr and done.stdout == "", done


def test_a_server_that_is_not_there_is_told():
    done = play("mastermind", "--server", "http://127.0.0.1:1")
    assert done.returncode == 1 and "http://127.0.0.1:1" in done.stderr


def test_settings_for_servers_that_last_are_not_those_of_the_game(tmp_path):
    done = play("mini-mastermind", lines=["quit"], REFEREE_DB=str(tmp_path / "x.db"), REFEREE_LISTEN="nonsense", REFEREE_TOKEN="rf_x")
    assert done.returncode == 0 and not (tmp_path / "x.db").exists()


def test_a_server_of_its_own_is_asked_by_nobody_else():
    proxy = "http://127.0.0.1:1"
    assert play("mini-mastermind", lines=["quit"], http_proxy=proxy, ALL_PROXY=proxy).returncode == 0


def test_without_standard_files_it_ends_and_leaves_nothing(tmp_path):
    shell = ["sh", "-c", 'exec "$0" play mini-mastermind <&- >&- 2>&-', kit.BINARY]
    done = subprocess.run(shell, env=kit.environment(TMPDIR=str(tmp_path)), timeout=kit.PATIENCE_SECONDS, check=False)
    assert done.returncode == 1 and list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL])
def test_no_database_is_left_behind_by_a_signal(tmp_path, number):
    with Pipe("mini-mastermind", folder=tmp_path) as pipe:
        pipe.paragraph()
        assert [path.name[:13] for path in tmp_path.iterdir()] == ["referee-play-"]
        pipe.process.send_signal(number)
        assert pipe.end()[2] == -number
    deadline = time.monotonic() + kit.PATIENCE_SECONDS
    while list(tmp_path.iterdir()):  # of one that was killed it is removed by its keeper
        assert time.monotonic() < deadline, list(tmp_path.iterdir())
        time.sleep(0.02)


def test_a_line_that_is_no_text_is_refused(tmp_path):
    with Pipe("mini-mastermind", "--json", folder=tmp_path) as pipe:
        pipe.process.stdout.readline()
        pipe.process.stdin.buffer.write(b"guess \xff\xfe\nguess 00\x0011\n" + b"g" * 5000 + b"\nquit\n")
        pipe.process.stdin.flush()
        for _ in range(3):
            assert json.loads(pipe.process.stdout.readline())["type"]
        out, _, code = pipe.end()
        assert code == 0 and json.loads(out)["status"] == "playing"
