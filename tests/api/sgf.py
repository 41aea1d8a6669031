# SPDX-License-Identifier: Apache-2.0
"""Reads SGF as its definition (FF[4]) has it, as far as a game of one line of moves goes; strict where that is."""


def read(text):
    """A collection: of each game tree its nodes, each a dict of lists of raw values by property."""
    trees, at = [], _skip(text, 0)
    while at < len(text):
        tree, at = _tree(text, at)
        trees.append(tree)
        at = _skip(text, at)
    assert trees, "a collection has at least one game tree"
    return trees


def simple_text(raw):
    """A value of SimpleText: what follows a backslash stands for itself, white space is a blank."""
    read_, escaped = [], False
    for c in raw:
        if not escaped and c == "\\":
            escaped = True
            continue
        read_.append(" " if c.isspace() else c)
        escaped = False
    return "".join(read_)


def point(raw):
    """Two letters as (column, row)."""
    assert len(raw) == 2 and raw.isalpha() and raw.islower(), raw
    return ord(raw[0]) - ord("a"), ord(raw[1]) - ord("a")


def _skip(text, at):
    while at < len(text) and text[at].isspace():
        at += 1
    return at


def _tree(text, at):
    assert text[at] == "(", f"a game tree begins with (: {text[at:at + 20]!r}"
    nodes, at = [], _skip(text, at + 1)
    while text[at] == ";":
        node, at = _node(text, _skip(text, at + 1))
        nodes.append(node)
    assert nodes and text[at] == ")", f"a tree of one line ends with ): {text[at:at + 20]!r}"
    return nodes, at + 1


def _node(text, at):
    node = {}
    while text[at].isupper():
        start = at
        while text[at].isupper():
            at += 1
        name = text[start:at]
        assert name not in node, f"{name} stands twice"
        node[name], at = _values(text, _skip(text, at))
    return node, at


def _values(text, at):
    values = []
    while text[at] == "[":
        start = at = at + 1
        while text[at] != "]":
            at += 2 if text[at] == "\\" else 1
        values.append(text[start:at])
        at = _skip(text, at + 1)
    assert values, "a property has a value"
    return values, at
