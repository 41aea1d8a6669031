# SPDX-License-Identifier: Apache-2.0
"""Writes YAML as a person would: what fits on a line stands on one, texts of several lines as such.

PyYAML's own writer knows one style for a whole document, and breaks lines as its version likes.
"""

import json
import re
import textwrap

import yaml

WIDTH = 120
# What is read as a whole stands on lines of its own, however short it is.
SPREAD = {
    "paths", "components", "schemas", "responses", "properties", "get", "post", "put", "patch", "delete", "requestBody",
    "content", "mapping", "tags", "servers", "dependentRequired",
}  # fmt: skip

# Plain texts: those that nothing but a text can be, for readers of YAML 1.1 and 1.2 alike. In a flow, commas and brackets
# would end them. What begins with a digit must be no number in any notation. Addresses are quoted, as the server writes its
# own in place of the one under `servers`.
START = r"(?:[A-Za-z/$(]|(?=\d+\.\d+\.\d+$|\w*[g-nq-wyz])\d)"
IN_BLOCK = re.compile(START + r"(?:[^\n:#\\]|(?<=\S)#)*(?<!\s)")
IN_FLOW = re.compile(START + r"(?:[^\n:#\\,\[\]{}\"?]|(?<=\S)#)*(?<!\s)")
RESOLVER = yaml.resolver.Resolver()


def spreads(key, value):
    """Is it to stand on lines of its own?"""
    children = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return key in SPREAD and any(isinstance(child, (dict, list)) for child in children)


def scalar(value, pattern=IN_FLOW):
    if isinstance(value, str) and pattern.fullmatch(value):
        if RESOLVER.resolve(yaml.ScalarNode, value, (True, False)) == "tag:yaml.org,2002:str":
            return value
    return json.dumps(value, ensure_ascii=False)


def flow(node):
    """A value on one line; None where it should not stand on one."""
    if isinstance(node, dict):
        parts = [None if spreads(key, value) else flow(value) for key, value in node.items()]
        return None if None in parts else "{%s}" % ", ".join(f"{scalar(k)}: {v}" for k, v in zip(node, parts))
    if isinstance(node, list):
        parts = [flow(value) for value in node]
        return None if None in parts else f"[{', '.join(parts)}]"
    return None if isinstance(node, str) and "\n" in node else scalar(node)


def text_lines(text, indent):
    """A text of several lines, or one that is too long for its own; after what introduces it."""
    margin = " " * indent
    if "\n" in text:
        lines = [(margin + line).rstrip() for line in text.rstrip("\n").split("\n")]
        return ["|" if text.endswith("\n") else "|-", *lines]
    folded = textwrap.wrap(text, WIDTH - indent, break_long_words=False, break_on_hyphens=False)
    if " ".join(folded) != text or any(line.startswith(" ") for line in folded):
        return [json.dumps(text, ensure_ascii=False)]
    return [">-", *(margin + line for line in folded)]


def filled(node, indent, is_data):
    """The lines of words that do not fit on one, or of an object of an example whose members are short; else None."""
    values = list(node.values() if isinstance(node, dict) else node)
    texts = [flow(value) for value in values]
    if isinstance(node, dict):
        parts = [f"{scalar(key)}: {text}" for key, text in zip(node, texts)]
        is_short = is_data and not any(isinstance(v, (dict, list)) and len(t or "") > 40 for v, t in zip(values, texts))
    else:
        parts, is_short = texts, not any(isinstance(value, (dict, list)) for value in values)
    if not parts or None in texts or not is_short or any(len(part) > WIDTH // 2 for part in parts):
        return None
    lines = ["{" if isinstance(node, dict) else "["]
    for part in parts[:-1]:
        lines += [" "] if len(lines[-1]) + len(part) + 2 > WIDTH - indent else []
        lines[-1] += part + ", "
    lines += [" "] if len(lines[-1]) + len(parts[-1]) + 1 > WIDTH - indent else []
    lines[-1] += parts[-1] + ("}" if isinstance(node, dict) else "]")
    return [line.rstrip() for line in lines]


def entry(head, node, indent, is_data):
    """The lines of a member or an item: `head` is "name:" or "-"."""
    is_data = is_data or head in ("example:", "value:")
    if isinstance(node, str):
        line = f"{head} {scalar(node, IN_BLOCK)}"
        if "\n" not in node and len(line) + indent <= WIDTH:
            return [line]
        first, *rest = text_lines(node, indent + 2)
        return [f"{head} {first}", *(line[indent:] for line in rest)]
    line = f"{head} {flow(node)}"
    short = flow(node) is not None and len(line) + indent <= WIDTH
    if not isinstance(node, (dict, list)) or (short and not spreads(head.rstrip(":"), node)):
        return [line]
    lines = [("  " + line).rstrip() for line in filled(node, indent + 2, is_data) or block(node, indent + 2, is_data)]
    if head == "-":
        return ["- " + lines[0][2:], *lines[1:]]
    return [head, *lines]


def block(node, indent=0, is_data=False):
    """The lines of an object or an array, to be indented by so much."""
    lines = []
    for key, value in node.items() if isinstance(node, dict) else [(None, value) for value in node]:
        lines += entry("-" if key is None else f"{scalar(key, IN_BLOCK)}:", value, indent, is_data)
    return lines


def dump(document, apart=1):
    """A document; what stands at most `apart` levels below its top has an empty line before it."""
    lines = []
    for line in block(document):
        depth = (len(line) - len(line.lstrip(" "))) // 2
        begins = re.match(r" *[^\s-][^\s]*:$| *\"[^\"]*\":$", line)
        if lines and begins and depth <= apart and not lines[-1].endswith(":"):
            lines.append("")
        lines.append(line)
    return "\n".join(lines) + "\n"
