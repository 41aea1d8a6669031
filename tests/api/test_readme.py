# SPDX-License-Identifier: Apache-2.0
"""What README tells people to type is typed here, block by block, at a real server."""

import json
import re
import subprocess
import sys

import kit

README = (kit.ROOT / "README.md").read_text(encoding="utf-8")


def block(heading):
    """The first block of shell under a heading."""
    section = README[README.index(heading) :]
    return re.search(r"```sh\n(.*?)```", section, re.DOTALL).group(1)


def typed(server, script):
    """What a shell prints: it stops at the first command that fails."""
    script = script.replace("localhost:8080", f"127.0.0.1:{server.port}")
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", script], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def answers(text):
    """The JSON documents in it, one after the other."""
    decoder, at, found = json.JSONDecoder(), 0, []
    while at < len(text):
        value, at = decoder.raw_decode(text, at)
        found.append(value)
        at += len(text[at:]) - len(text[at:].lstrip())
    return found


def test_the_first_call_makes_a_game(server):
    (game,) = answers(typed(server, block("## A game in curl")))
    assert game["status"] == "playing" and game["you"]["token"] and re.fullmatch("[0-9a-f]{64}", game["commitment"])


def test_the_game_for_two_comes_to_its_end(server):
    told = answers(typed(server, block("### For two")))
    guesses = [answer for answer in told if "attempt" in answer]
    assert [(guess["code"], guess["bulls"], guess["cows"]) for guess in guesses] == [
        ("4261", 1, 2), ("1234", 4, 0), ("9867", 2, 2), ("9876", 4, 0)
    ]  # fmt: skip
    assert told[-1]["match"]["outcome"] == "draw" and len(told[-1]["rounds"]) == 2


def test_the_committed_secret_is_revealed(server):
    names = block("### For two").split("GAME=")[0]
    told = answers(typed(server, names + block("### Other codes, more players, a secret of one's own")))
    assert told[-1]["honest"] is True and told[-1]["game"]["state"]["secret"] == "1234"


def test_the_rulesets_are_those_that_there_are(server):
    table = README[README.index("### Other codes") :].split("\n\n")[2]
    shown = {row.split("|")[1].strip(" `"): row.split("|") for row in table.splitlines()[2:]}
    rulesets = server.anyone().get("/v1/rulesets").ok(200)["items"]
    assert list(shown) == [ruleset["id"] for ruleset in rulesets if ruleset["family"] == "codebreaking"]
    for ruleset in rulesets[: len(shown)]:
        options = ruleset["options"]["properties"]
        alphabet = options["alphabet"]["default"]
        _, _, places, symbols, repeats, guesses, answer, _ = shown[ruleset["id"]]
        assert int(places) == options["length"]["default"]
        assert symbols.split(",")[0].split() == [alphabet[0], "to", alphabet[-1]]
        assert (repeats.strip() == "yes") is options["repeats"]["default"]
        assert guesses.strip() == str(options["max_guesses"]["default"] or "no limit")
        assert re.findall("`(.*?)`", answer) == ruleset["labels"]


def test_the_tournament_is_played_to_its_end(server):
    told = typed(server, block("### Tournaments"))
    stream, _, rest = told.rpartition("data: ")
    assert stream.count('"kind":"game"') >= 100
    last, standings = answers(rest)
    assert last["kind"] == "finished" and last["winners"] == standings["winners"] == [3]
    assert [line["entrant"]["bot"] for line in standings["standings"]] == ["optimal", "greedy", "random"]


def test_the_game_of_tic_tac_toe_is_won(server):
    script = block("### For two").split("\n\n")[0] + "\n" + block("### Tic-tac-toe, gomoku, any board")
    game = answers(typed(server, script))[-1]["game"]
    assert game["status"] == "finished" and game["result"]["winners"] == [0]
    shown = README[README.index("The board comes with every answer") :]
    assert game["state"] == json.loads(re.search(r"```json\n(.*?)```", shown, re.DOTALL).group(1))


def test_a_turn_of_yahtzee_is_rolled_and_scored_and_its_dice_are_rolled_again(server, tmp_path):
    shown = [json.loads(line) for line in typed(server, block("### Yahtzee")).splitlines()]
    first, choices, kept, rolled, score, next_turn = shown
    assert len(choices) == 13 and (kept[0], kept[2]) == (first[0], first[2])
    assert score == sum(rolled) and len(next_turn) == 5
    section = README[README.index("### Yahtzee") :]
    program = tmp_path / "roll.py"
    program.write_text(re.search(r"```python\n(.*?)```", section, re.DOTALL).group(1))
    player, game = server.guest({"ruleset": "yahtzee", "client_seed": "an-old-shoe-7"})
    table = kit.Table(game, [player])
    table.roll(0, []).ok(201)
    over = table.fill_cards()
    done = subprocess.run(
        [sys.executable, program], input=json.dumps(over), capture_output=True, text=True, timeout=60, check=True
    )
    rolls = [event["dice"] for event in table.events() if event["kind"] == "roll"]
    assert done.stdout.splitlines()[:14] == [f"{number} {dice}" for number, dice in enumerate(rolls)]


def test_the_bot_of_ten_lines_cracks_the_code(server):
    script = block("### A bot in ten lines of shell")
    assert len(script.strip().splitlines()) <= 10
    lines = typed(server, script).strip().splitlines()
    assert lines[-1].endswith("4 bulls, 0 cows") and len(lines) <= 7


def test_a_bot_of_the_server_s_is_played_against(server):
    script = block("### For two").split("\n\n")[0] + "\n" + block("### Against a bot")
    (answer,) = answers(typed(server, script))
    assert answer["attempt"] == 1 and answer["code"] == "1122"


def test_the_analysis_says_what_readme_says(server):
    (told,) = answers(typed(server, block("### What can the code still be?")))
    assert told["consistent"] is True and told["candidates"] == 18 and told["suggestion"]["code"] == "0315"


def test_the_game_against_the_clock_has_one(server):
    names = block("### For two").split("GAME=")[0]
    (game,) = answers(typed(server, names + block("### Against the clock")))
    assert game["clock"] == {"initial_seconds": 300, "increment_seconds": 5}
    assert [seat["bank_seconds"] for seat in game["seats"]] == [300, 300]


def test_the_engine_answers_as_shown(tmp_path):
    section = README[README.index("### Write a bot") :]
    command, *shown = re.search(r"```console\n\$ (.*?)```", section, re.DOTALL).group(1).splitlines()
    (tmp_path / "referee").symlink_to(kit.BINARY)
    done = subprocess.run(
        ["sh", "-c", f"PATH={tmp_path}:$PATH; {command}"], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.splitlines()[:2] == shown[:2] and len(done.stdout.splitlines()) == len(shown)
