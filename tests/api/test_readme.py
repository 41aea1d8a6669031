# SPDX-License-Identifier: Apache-2.0
"""README from top to bottom, typed at a real server: every block does what it should and prints what is shown."""

import json
import os
import pathlib
import re
import signal
import subprocess
import sys

import pytest

import kit

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import readme  # noqa: E402

README = readme.PATH.read_text(encoding="utf-8")


def type_all(directory):
    """All that a shell prints, in a directory like that in which ./run was called, with its limits; and the address."""
    (directory / "build").mkdir()
    (directory / "build" / "referee").symlink_to(kit.BINARY)
    for name in ("docs", "clients"):
        (directory / name).symlink_to(kit.ROOT / name)
    with kit.Server("--rate-limit", "100", db=directory / "referee.db") as server:
        address = f"127.0.0.1:{server.port}"
        shell = subprocess.Popen(
            ["bash", "-c", readme.script(readme.read_blocks(), address)],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            cwd=directory, env=kit.environment(), start_new_session=True,
        )  # fmt: skip
        try:
            printed, complaints = shell.communicate(timeout=5 * kit.PATIENCE_SECONDS)
        finally:
            # Streams that nobody reads any more.
            try:
                os.killpg(shell.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
        assert shell.returncode == 0 and complaints == "", printed[-1000:] + complaints
    return printed, address


def test_every_block_prints_what_is_shown(tmp_path):
    for attempt in range(3):
        directory = tmp_path / str(attempt)
        directory.mkdir()
        printed, address = type_all(directory)
        # One reader in 5040 guesses the code at once, and has nothing to give up.
        if '"attempt":1,"code":"1246","bulls":4' not in printed:
            break
    found = readme.differences(readme.read_blocks(), printed, address)
    assert not found, "\n".join(found)


def test_what_other_checks_run_is_what_needs_a_machine_of_its_own():
    others = [(block.runner, block.text) for block in readme.read_blocks() if block.runner]
    assert [runner for runner, _ in others] == ["scripts/check-fresh", "tests/clients", "tests/clients"]
    assert others[0][1].startswith("./run") and others[2][1] == "node first.mjs\n"


# --- The check itself ------------------------------------------------------------------------------------------------

PAGE = "```sh\nA=1; echo $A\n```\n\n```text\n...\n```\n\nand\n\n  ```sh\n  echo $((A + 1))\n  ```\n\n  ```json\n  2\n  ```\n"


def differences(tmp_path, text):
    (tmp_path / "README.md").write_text(text, encoding="utf-8")
    blocks = readme.read_blocks(tmp_path / "README.md")
    done = subprocess.run(
        ["bash", "-c", readme.script(blocks, "x:1")], capture_output=True, text=True, timeout=60, check=False
    )
    return readme.differences(blocks, done.stdout, "x:1")


def test_variables_live_on_and_three_dots_stand_for_anything(tmp_path):
    assert differences(tmp_path, PAGE) == []


@pytest.mark.parametrize(
    "old, new", [("  2\n", "  3\n"), ("  ```json\n  2\n  ```\n", ""), ("A + 1", "A + 2"), ("A=1;", "false;"), ("$A", "$B")]
)
def test_what_is_printed_otherwise_is_found(tmp_path, old, new):
    assert old in PAGE and differences(tmp_path, PAGE.replace(old, new))


@pytest.mark.parametrize("block", ["```\nls\n```\n", "```console\n$ ls\n```\n", "```json\n{}\n```\n"])
def test_a_block_that_nobody_would_run_is_refused(tmp_path, block):
    (tmp_path / "README.md").write_text("# A\n\n" + block, encoding="utf-8")
    with pytest.raises(ValueError, match="README.md:3"):
        readme.read_blocks(tmp_path / "README.md")


# --- What else it says -----------------------------------------------------------------------------------------------


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


def test_the_dice_are_rolled_again_as_they_fell(server, tmp_path):
    program = tmp_path / "roll.py"
    program.write_text(next(block.text for block in readme.read_blocks() if block.language == "python"))
    player, game = server.guest({"ruleset": "yahtzee", "client_seed": "an-old-shoe-7"})
    table = kit.Table(game, [player])
    table.roll(0, []).ok(201)
    over = table.fill_cards()
    done = subprocess.run(
        [sys.executable, program], input=json.dumps(over), capture_output=True, text=True, timeout=60, check=True
    )
    rolls = [event["dice"] for event in table.events() if event["kind"] == "roll"]
    assert done.stdout.splitlines()[:14] == [f"{number} {dice}" for number, dice in enumerate(rolls)]
