# SPDX-License-Identifier: Apache-2.0
"""The scripts and styles of the page, for scripts/build-web.

esbuild divides what is loaded when it is needed by who needs it: the modules that the very same screens reach are a file. So
much of a page of many screens comes in a good many small files, a request each. What the first screen needs is therefore
put into main's own file, and so is what is too small to be worth a request; all others take it from there. In the same way
what a family's games share with other parts of it (its analysis, the form for any position, a family that is played on the
same board) is one file: whoever needs some of it loads a little more, and a game comes in as few requests as there may be.
That is possible behind esbuild, as it writes what one file has of another at the head of it, in one form.

Style sheets beside main.css and docs.css are loaded by the scripts that name them, as "/assets/NAME.css"; so are documents, as
"/assets/NAME.json".

The contract's page is bundled apart, so that nothing of it is loaded with the other, or the other way round.
"""

import base64
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys

TARGET = "es2020,chrome109,firefox115,safari16"
JSX = ["--jsx=automatic", "--jsx-import-source=preact"]
COMMON = ["--bundle", "--minify", f"--target={TARGET}", *JSX, "--log-level=warning"]
PAGE = ("main.tsx", "main.css")
DOCS = ("docs.tsx", "docs.css")
FIRST_SCREEN = "screens/home.tsx"
GAME_SCREEN = "screens/game.tsx"
GAMES = re.compile(r"games/[^/]+/game\.tsx?")
SMALL_BYTES = 2048  # before they are packed
HEAD = re.compile(r'import(?:\{([^}]*)\}from)?"\./([^"]+)";')
NAMED = re.compile(r'"\./([^"/]+)"')
LATER = re.compile(r'"/assets/([^"/]+\.(?:css|json))"')


def fail(message):
    sys.exit(f"build-web: {message}")


def hash_of(*parts):
    """Eight characters, in esbuild's style."""
    digest = hashlib.sha256()
    for part in parts:
        digest.update(len(part).to_bytes(8, "big") + part)
    return base64.b32encode(digest.digest())[:8].decode()


def esbuild(source, *arguments):
    """Within the sources: its hashes are of their paths as well, as it sees them from where it runs."""
    environment = {**os.environ, "NODE_PATH": str(source / "vendor")}
    if subprocess.run(["esbuild", *COMMON, *arguments], cwd=source, env=environment, check=False).returncode != 0:
        fail("esbuild did not take the sources")


def run(source, out, entries, *arguments):
    """Bundles entry points into a folder; what esbuild says of each file that it made, by its name."""
    meta = out / "meta.json"
    names = [f"--{kind}-names=[name]-[hash]" for kind in ("entry", "chunk", "asset")]
    esbuild(source, *entries, *arguments, "--format=esm", *names, f"--outdir={out}", f"--metafile={meta}")
    described = json.loads(meta.read_text(encoding="utf-8"))
    meta.unlink()
    foreign = sorted(name for name in described["inputs"] if "node_modules" in pathlib.PurePath(name).parts)
    if foreign:
        fail(f"{foreign[0]} is used; what the page is made of stands in {source / 'vendor'}")
    return {pathlib.PurePath(name).name: output for name, output in described["outputs"].items()}


def of_entries(outputs, entries):
    """The files of entry points, by their names without a hash: of main.tsx that is main.js."""
    return {
        pathlib.PurePath(name).stem.rsplit("-", 1)[0] + pathlib.PurePath(name).suffix: name
        for name, output in outputs.items()
        if output.get("entryPoint") in entries
    }


class Pieces:
    """What esbuild has made of main, each file with what it takes of others; some of them are put together."""

    def __init__(self, folder, outputs):
        self.folder = folder
        self.outputs = {name: output for name, output in outputs.items() if name.endswith(".js")}
        self.main = of_entries(outputs, PAGE)["main.js"]
        self.texts = {name: (folder / name).read_text(encoding="utf-8") for name in self.outputs}
        # What is loaded by its own name: that must stay a file.
        self.own = {name for name, output in self.outputs.items() if "entryPoint" in output}
        first = self.of_main()
        self.groups = [first, *self.of_games(first)]
        # By each that is put together with others: the file that they are in, and its number there.
        self.places = {name: (group[0], number) for group in self.groups for number, name in enumerate(group)}

    def heads(self, name):
        """What stands at the head of a file: what it takes (None: nothing), and of whom; and where the rest begins."""
        found, at = [], 0
        for match in iter(lambda: HEAD.match(self.texts[name], at), None):
            found.append(match.groups())
            at = match.end()
        return found, at

    def needed(self, *names):
        """These and all that they take of, directly or not."""
        found, waiting = set(), list(names)
        while waiting:
            name = waiting.pop()
            if name not in found:
                found.add(name)
                waiting += [other for _, other in self.heads(name)[0]]
        return found

    def named(self, pattern):
        """The files of the modules whose paths PATTERN is, of those that are loaded by their own name."""
        return sorted(name for name in self.own if re.fullmatch(pattern, self.outputs[name]["entryPoint"]))

    def of_main(self):
        """What comes into main's file, itself first: nothing that is loaded by its own name, nor what takes of others."""
        small = {name for name, output in self.outputs.items() if output["bytes"] < SMALL_BYTES}
        wanted = self.needed(self.main, *self.named(re.escape(FIRST_SCREEN))) | small
        return [self.main, *sorted(name for name in wanted - self.own if self.needed(name) <= wanted - self.own)]

    def of_games(self, main):
        """What the games of each family share with whatever else; families that share something do so as one."""
        there = self.own | set(main) | self.needed(*self.named(re.escape(GAME_SCREEN)))
        groups = []
        for name in self.named(GAMES):
            shared = self.needed(name) - there
            also = [group for group in groups if group & shared]
            groups = [group for group in groups if group not in also] + [shared.union(*also)]
        return [sorted(group) for group in groups if group]

    def put(self):
        """All texts there are, by the names of their files: each of a group is in the file of its first."""
        led = {name: self.led(name) for name in self.texts}
        for name, text in led.items():
            (self.folder / name).write_text(text, encoding="utf-8")
        alone = {name: text for name, text in led.items() if name not in self.places}
        return {**alone, **{group[0]: self.join(group) for group in self.groups}}

    def join(self, group):
        """The text of a group's file; what others take of each in it goes by the name and the number of that one."""
        parts = []
        for number, name in enumerate(group):
            given = ", ".join(f"{given} as {given}_{number}" for given in self.outputs[name]["exports"])
            parts.append(f'export {{ {given} }} from "./{name}";' if given else f'import "./{name}";')
        (self.folder / "joined.js").write_text("\n".join(parts), encoding="utf-8")
        others = [f"--external:./{name}" for name in self.outputs if name not in group]
        esbuild(self.folder, "joined.js", "--format=esm", *others, "--outfile=made.js")
        return (self.folder / "made.js").read_text(encoding="utf-8")

    def led(self, name):
        """The text of a file, which takes of the others where they are now; of those in its own group, by their names."""
        found, at = self.heads(name)
        here = self.places.get(name, (name, 0))[0]
        head = []
        for taken, other in found:
            there, number = self.places.get(other, (other, None))
            if number is None or there == here:
                head.append(f'import{{{taken}}}from"./{other}";' if taken else f'import"./{other}";')
                continue
            pairs = [pair.split(" as ") for pair in taken.split(",")] if taken else []
            renamed = ",".join(f"{pair[0]}_{number} as {pair[-1]}" for pair in pairs)
            head.append(f'import{{{renamed}}}from"./{there}";' if renamed else f'import"./{there}";')
        return "".join(head) + self.texts[name][at:]


def bundle_page(source, folder, out, documents):
    """Into `out`, where DOCUMENTS are, files by the names that scripts have for them; main's files by names without a hash."""
    folder.mkdir()
    later = tuple(sorted(path.name for path in source.glob("*.css") if path.name not in (*PAGE, *DOCS)))
    outputs = run(source, folder, (*PAGE, *later), "--splitting")
    pieces = Pieces(folder, outputs)
    texts = pieces.put()
    known = {**of_entries(outputs, later), **documents}
    # esbuild's names are hashes of what is in a file and in those it takes of; so are these, as they are of such names.
    others = repr((pieces.groups, sorted(known.items()))).encode()
    named = {name: re.sub("-[^-]*$", f"-{hash_of(name.encode(), others)}.js", name) for name in texts}
    for name, text in texts.items():
        renamed = NAMED.sub(lambda match: f'"./{named.get(match[1], match[1])}"', text)
        (out / named[name]).write_text(LATER.sub(lambda match: f'"/assets/{loaded(known, match[1])}"', renamed), encoding="utf-8")
    for name in outputs:
        if not name.endswith(".js"):
            (folder / name).rename(out / name)
    return {plain: named.get(name, name) for plain, name in of_entries(outputs, PAGE).items()}


def loaded(known, name):
    """The file of a style sheet or a document that a script names."""
    if name not in known:
        kind = pathlib.PurePath(name).suffix
        there = ", ".join(sorted(other for other in known if other.endswith(kind))) or "none"
        fail(f"a script names {name}, which is no {'style sheet' if kind == '.css' else 'document'}; there are {there}")
    return known[name]
