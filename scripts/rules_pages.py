# SPDX-License-Identifier: Apache-2.0
"""The documents for people who play (docs/games) as the page shows them, for scripts/build-web.

A document is written in a part of Markdown, so that it can be read where the sources are, too, and becomes a tree: a node is
a text, or a list of a tag, its attributes (an object or null), and its children. The page makes elements of it: the policy of
the page has no place for markup in strings. All that the tags and attributes can be stands here.

What may be written:

    # Title                     once, first
    ## Heading, ### Heading
    a paragraph, a list of `- ` or `1. ` (an item may go on indented), a table with a line of dashes below its head
    **strong**, *emphasis*, `code`, [text](address)
    ```board WHAT IS SEEN       a board in letters, drawn; WHAT IS SEEN is read to those who cannot see it
    ```text                     as it is
    <!-- anything -->           left out; tests/api/test_rules_pages.py reads these, and holds the tables below them to the program

An address is one of the web, or another document beside this one. All else is refused, with the line.
"""

import re

FENCE = re.compile(r"```(board|text)(?: (.+))?$")
HEADING = re.compile(r"(#{1,3}) (.+)$")
ITEM = re.compile(r"(?:- |(\d+)\. )(.+)$")
COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
INLINE = re.compile(r"\*\*(?P<strong>[^*]+)\*\*|\*(?P<em>[^*\s][^*]*)\*|`(?P<code>[^`]+)`|\[(?P<text>[^\]]+)\]\((?P<to>[^)\s]+)\)")
RULED = re.compile(r"\|(?: *:?-+:? *\|)+$")
ADDRESS = re.compile(r"https?://\S+$")
DOCUMENT = re.compile(r"([a-z-]+)\.md(#[a-z0-9-]+)?$")
FIELD = re.compile(r"\((\d+), (\d+)\)")
CELL, SHOWN = 20, 28  # a field of a drawn board: in its own units, and in pixels where there is room


class Refused(Exception):
    """What is written cannot be shown; says where and why."""


def inline(text, line):
    """The nodes of a text."""
    nodes, at = [], 0
    for match in INLINE.finditer(text):
        nodes += [text[at : match.start()]] if match.start() > at else []
        at = match.end()
        if match["text"]:
            nodes.append(["a", {"href": address(match["to"], line)}, *inline(match["text"], line)])
            continue
        tag = match.lastgroup
        nodes.append([tag, None, match[tag]] if tag == "code" else [tag, None, *inline(match[tag], line)])
    rest = text[at:]
    for plain in [*filter(lambda node: isinstance(node, str), nodes), rest]:
        if re.search(r"[<>`]|\*\*|\]\(", plain):
            raise Refused(f"line {line}: this is not among what may be written: {plain.strip()[:60]}")
    return nodes + ([rest] if rest else [])


def address(to, line):
    if ADDRESS.fullmatch(to):
        return to
    match = DOCUMENT.fullmatch(to)
    if not match:
        raise Refused(f"line {line}: {to} is neither of the web nor another document")
    return "/rules" + ("" if match[1] == "README" else f"/{match[1]}") + (match[2] or "")


def slug(text):
    """As it stands behind `#`: what others make of the same heading."""
    return re.sub(r"[^\w-]+", "-", re.sub(r"[*`]", "", text).lower()).strip("-")


def table(rows, line):
    # A field of a board is one word.
    rows = [FIELD.sub("(\\1,\u00a0\\2)", row) for row in rows]
    head, *body = [[cell.strip() for cell in row.strip().strip("|").split("|")] for row in rows]
    body = body[1:]
    for number, row in enumerate(body, line + 2):
        if len(row) != len(head):
            raise Refused(f"line {number}: {len(row)} cells below a head of {len(head)}")
    top = ["thead", None, ["tr", None, *(["th", {"scope": "col"}, *inline(cell, line)] for cell in head)]]
    lines = [
        ["tr", None, ["th", {"scope": "row"}, *inline(row[0], at)], *(["td", None, *inline(cell, at)] for cell in row[1:])]
        for at, row in enumerate(body, line + 2)
    ]
    return ["table", None, top, ["tbody", None, *lines]]


def board(rows, told, line):
    """A drawing of fields: a point is a free one, X and O are stones, and whatever else is a letter in its field."""
    width = max((len(row) for row in rows), default=0)
    if width == 0 or any(len(row) != width for row in rows) or not told:
        raise Refused(f"line {line}: a board has rows of equal length, and behind `board` the words for it")
    drawn = []
    for y, row in enumerate(rows):
        for x, mark in enumerate(row):
            left, top = x * CELL, y * CELL
            drawn.append(["rect", {"x": left, "y": top, "width": CELL, "height": CELL, "class": "field"}])
            middle = {"cx": left + CELL // 2, "cy": top + CELL // 2, "r": 6, "class": "second"}
            cross = f"M{left + 5} {top + 5}l10 10m0-10l-10 10"
            if mark == "X":
                drawn.append(["path", {"d": cross, "class": "first"}])
            elif mark == "O":
                drawn.append(["circle", middle])
            elif mark != ".":
                drawn.append(["text", {"x": left + CELL // 2, "y": top + 15, "class": "mark"}, mark])
    size = {"viewBox": f"-1 -1 {width * CELL + 2} {len(rows) * CELL + 2}", "width": width * SHOWN, "class": "drawn-board"}
    return ["figure", None, ["svg", {**size, "role": "img", "aria-label": told}, *drawn]]


class Reader:
    """Goes through the lines of a document."""

    def __init__(self, text):
        # Comments leave as many lines as they had, so that the lines are called as they are.
        kept = COMMENT.sub(lambda match: "\n" * match[0].count("\n"), text)
        self.lines = [line.rstrip() for line in kept.split("\n")]
        self.at = 0

    def line(self):
        return self.lines[self.at] if self.at < len(self.lines) else None

    def take(self, wanted):
        """The lines from here on for as long as they are WANTED."""
        first = self.at
        while self.line() is not None and wanted(self.line()):
            self.at += 1
        return self.lines[first : self.at]

    def fence(self, match):
        number = self.at + 1
        self.at += 1
        rows = self.take(lambda line: line != "```")
        if self.line() is None:
            raise Refused(f"line {number}: this has no end")
        self.at += 1
        if match[1] == "board":
            return board(rows, match[2], number)
        return ["pre", {"tabIndex": 0}, "\n".join(rows)]

    def items(self):
        number, tag, items = self.at + 1, None, []
        while (line := self.line()) is not None and (match := ITEM.match(line)):
            kind = "ol" if match[1] else "ul"
            if tag not in (None, kind):
                raise Refused(f"line {self.at + 1}: a list is either numbered or not")
            tag = kind
            self.at += 1
            more = self.take(lambda line: line.startswith("  ") and line.strip() != "")
            items.append(["li", None, *inline(" ".join([match[2], *map(str.strip, more)]), number)])
        return [tag, None, *items]

    def block(self):
        number, line = self.at + 1, self.line()
        if match := FENCE.match(line):
            return self.fence(match)
        if match := HEADING.match(line):
            self.at += 1
            return [f"h{len(match[1])}", {"id": slug(match[2])}, *inline(match[2], number)]
        if line.startswith("|"):
            rows = self.take(lambda line: line.startswith("|"))
            if len(rows) < 3 or not RULED.match(rows[1]):
                raise Refused(f"line {number}: a table has a head, a line of dashes and rows")
            return table(rows, number)
        if ITEM.match(line):
            return self.items()
        own = lambda line: line != "" and not (ITEM.match(line) or line.startswith(("|", "#", "```")))  # noqa: E731
        text = self.take(own)
        if not text:
            raise Refused(f"line {number}: this is not among what may be written: {line[:60]}")
        return ["p", None, *inline(" ".join(map(str.strip, text)), number)]


def tree_of(text):
    """A document as the page takes it: its title, and the nodes below that."""
    reader, nodes = Reader(text), []
    while reader.line() is not None:
        if reader.line() == "":
            reader.at += 1
        else:
            nodes.append(reader.block())
    titles = [node for node in nodes if node[0] == "h1"]
    if len(titles) != 1 or nodes[0][0] != "h1":
        raise Refused("line 1: a document begins with its title, and has no other")
    return {"title": "".join(part for part in nodes[0][2:] if isinstance(part, str)), "body": nodes[1:]}


def documents(folder):
    """All documents below FOLDER, by the name of their asset: rules-NAME.json, and rules-NAME-LANGUAGE.json of translations."""
    found = {}
    for path in sorted([*folder.glob("*.md"), *folder.glob("??/*.md")]):
        language = "" if path.parent == folder else f"-{path.parent.name}"
        name = "start" if path.stem == "README" else path.stem
        try:
            found[f"rules-{name}{language}.json"] = tree_of(path.read_text(encoding="utf-8"))
        except Refused as error:
            raise Refused(f"{path}: {error}") from error
    return found
