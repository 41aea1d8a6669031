# SPDX-License-Identifier: Apache-2.0
"""README.md as a program: its blocks, in the order of the page, as one script for bash, and what each should print.

    readme.py script ADDRESS           prints the script, for a server at ADDRESS (host:port)
    readme.py compare ADDRESS          compares what the script has printed (standard input) with what README shows

Blocks that are run are `sh`; `json` or `text` right behind one is what it prints, in which `...` stands for anything. A block
behind which nothing is shown prints nothing. A block of `python` is a file, named in its first line. A comment
<!-- run by PROGRAM --> before a block says that another check runs it; a block of `js` must have one, as Node.js is not
there where README is read first. Every other kind of block is an error, so that none is forgotten.
"""

import pathlib
import re
import sys

PATH = pathlib.Path(__file__).resolve().parents[1] / "README.md"
ADDRESS = "localhost:8080"
MARK = "@@ block "
FENCE = re.compile(
    r"^(?:<!-- run by (?P<runner>\S+) -->\n)?(?P<indent> *)```(?P<language>\w*)\n(?P<text>.*?)^(?P=indent)```$",
    re.MULTILINE | re.DOTALL,
)


class Block:
    def __init__(self, match):
        self.language, self.runner = match["language"], match["runner"]
        indent = match["indent"]
        self.text = "".join(line.removeprefix(indent) for line in match["text"].splitlines(keepends=True))
        self.line = match.string.count("\n", 0, match.start("language")) + 1
        self.shown = ""


def read_blocks(path=PATH):
    """All blocks but those that show what the one before prints, which are its `shown`."""
    blocks = []
    for match in FENCE.finditer(path.read_text(encoding="utf-8")):
        block = Block(match)
        if block.language in ("json", "text"):
            if not blocks or blocks[-1].language != "sh" or blocks[-1].shown:
                raise ValueError(f"README.md:{block.line}: nothing before it prints this")
            blocks[-1].shown = block.text
        elif block.language in ("sh", "python") or (block.language == "js" and block.runner):
            blocks.append(block)
        else:
            raise ValueError(f"README.md:{block.line}: a block of {block.language or 'no language'} is run by nobody")
    return blocks


def script(blocks, address):
    """One shell for all, so that variables live on. It stops at the first command that fails."""
    lines = ["set -euo pipefail"]
    for block in blocks:
        if block.runner is not None:
            continue
        if block.language == "python":
            name = block.text.splitlines()[0].removeprefix("# ")
            lines += [f"cat >{name} <<'END OF THE FILE'", block.text.rstrip("\n"), "END OF THE FILE"]
        else:
            lines += [f"printf '\\n%s\\n' '{MARK}{block.line}'", block.text.rstrip("\n")]
    return "\n".join([*lines, f"printf '\\n%s\\n' '{MARK}end'", ""]).replace(ADDRESS, address)


def differences(blocks, printed, address):
    """What was printed otherwise than shown, by block: messages."""
    parts = re.split(f"^{MARK}(.*)\n", printed, flags=re.MULTILINE)
    texts = dict(zip(parts[1::2], parts[2::2]))
    found = [] if "end" in texts else ["the script came to no end"]
    for block in blocks:
        if block.runner is not None or block.language != "sh":
            continue
        text = texts.get(str(block.line))
        shown = block.shown.replace(ADDRESS, address)
        if text is None:
            found.append(f"README.md:{block.line}: was not run")
        elif not re.fullmatch(re.escape(_joined(shown)).replace(r"\.\.\.", ".*"), _joined(text)):
            found.append(f"README.md:{block.line}: shown is\n{shown}\nprinted was\n{text}")
    return found


def _joined(text):
    """Without what only breaks lines that would be too long: those that go on begin with a space."""
    return re.sub(r"\n +", "", text).strip()


def main(arguments):
    if len(arguments) != 2 or arguments[0] not in ("script", "compare"):
        sys.exit("usage: readme.py script|compare ADDRESS")
    if arguments[0] == "script":
        print(script(read_blocks(), arguments[1]), end="")
        return 0
    found = differences(read_blocks(), sys.stdin.read(), arguments[1])
    print("\n".join(found) or "README.md prints what it says")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
