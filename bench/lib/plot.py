# SPDX-License-Identifier: Apache-2.0
"""The figures of a run as pictures (SVG). They can be read on light and on dark ground."""

import statistics
from xml.sax.saxutils import escape

WIDTH, LINE = 860, 34
LABELS, RIGHT = 360, 110  # room for text left and right of the bars
PANEL_WIDTH, PANEL_HEIGHT, MARGIN = 330, 210, 60
# The ground is whatever the page has, so lines and words are of a grey that stands out from black and white.
STYLE = (
    "text { font: 13px sans-serif; fill: #767676; } .title { font-weight: bold; } .bar, .dot { fill: #2a78c0; } "
    ".whole { fill: #76767633; } .line { fill: none; stroke: #2a78c0; stroke-width: 2; } "
    ".axis { stroke: #767676; stroke-width: 1; } .faint { stroke: #76767655; } "
    ".bare { fill: none; stroke: #c0702a; stroke-width: 2; stroke-dasharray: 6 4; } .bare-text { fill: #c0702a; }"
)


def text(x, y, words, anchor="start", kind=""):
    kind = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}"{kind}>{escape(words)}</text>'


def line(x1, y1, x2, y2, kind):
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def picture(width, height, title, parts):
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
        f'role="img"><title>{escape(title)}</title><style>{STYLE}</style>'
    )
    return "\n".join([head, *parts, "</svg>", ""])


def work(rows):
    """How near each kind of work comes to what the machine can do: a bar each, the whole is the machine."""
    rows = [row for row in rows if row["unit"] == "/s"]
    room = WIDTH - LABELS - RIGHT
    parts = []
    for place, row in enumerate(rows):
        y, share = 40 + place * LINE, min(1.0, statistics.median(row["ratios"]))
        parts += [
            text(LABELS - 10, y + 15, row["text"], "end"),
            f'<rect x="{LABELS}" y="{y}" width="{room}" height="20" class="whole"/>',
            f'<rect x="{LABELS}" y="{y}" width="{share * room:.1f}" height="20" class="bar"/>',
            text(LABELS + room + 10, y + 15, f"{share:.2f}; {row['ours']:,.0f}/s"),
        ]
    title = "Work a second, as a share of what the machine can do"
    return picture(WIDTH, 50 + len(rows) * LINE, title, [text(LABELS, 22, title, kind="title"), *parts])


def panel(left, title, sizes, values, bare=None):
    """Values over sizes, each ten times the one before; the ground of the panel is 0."""
    top, step = MARGIN, PANEL_WIDTH / max(len(sizes) - 1, 1)
    most = max([*values, bare[1] if bare else 0]) * 1.15
    points = [
        (left + place * step, top + PANEL_HEIGHT * (1 - value / most)) for place, value in enumerate(values)
    ]
    ground = top + PANEL_HEIGHT
    parts = [text(left, top - 25, title, kind="title"), line(left, ground, left + PANEL_WIDTH, ground, "axis")]
    for (x, y), size, value in zip(points, sizes, values, strict=True):
        digits = f"{value:,.0f}" if value >= 1000 else f"{value:.1f}"
        parts += [
            line(x, ground, x, top, "faint"),
            text(x, ground + 20, f"{size:,}", "middle"),
            text(x, y - 10, digits, "middle"),
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" class="dot"/>',
        ]
    parts.append(f'<polyline points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in points)}" class="line"/>')
    if bare:
        y = top + PANEL_HEIGHT * (1 - bare[1] / most)
        parts += [line(left, y, left + PANEL_WIDTH, y, "bare"), text(left + 4, y - 6, bare[0], kind="bare-text")]
    return parts


def growth(rows, bare_us):
    """Guesses a second and what one costs, over the number of games that they are drawn from."""
    sizes = [row["games"] for row in rows]
    left, right = MARGIN, 2 * MARGIN + PANEL_WIDTH + 20
    parts = panel(left, "Guesses a second, 64 connections", sizes, [row["per_second"] for row in rows])
    parts += panel(
        right, "Processor time of a guess, microseconds", sizes, [row["server_us"] for row in rows],
        ("the bare library's answer", bare_us),
    )  # fmt: skip
    height = MARGIN + PANEL_HEIGHT + 60
    parts.append(text((left + right + PANEL_WIDTH) / 2, height - 12, "games under way, drawn at random", "middle"))
    return picture(right + PANEL_WIDTH + MARGIN, height, "Guesses as games under way grow in number", parts)
