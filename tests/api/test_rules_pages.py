# SPDX-License-Identifier: Apache-2.0
"""What is written for people who play (docs/games): every game and every figure in it is what the program says.

Above a table stands a comment that says what it is of, and what its columns hold (`*`: words, which nobody checks):

    <!-- game FILE ROUND: COLUMN... -->     a round of exports/FILE, line by line; all of them stand there
    <!-- figures NAME: COLUMN... -->        what `figures` below works out under that name
    <!-- position FILE MOVES -->            above a board: how it stands after so many moves of exports/FILE

and behind a number in a sentence one with `=` and its name. A number is held to as many digits as are written.
"""

import collections
import functools
import itertools
import math
import re
import time

import kit
import pytest

GAMES = kit.ROOT / "docs" / "games"
EXPORTS = sorted((GAMES / "exports").glob("*.json"))
LANGUAGES = {"en": GAMES, "pl": GAMES / "pl"}
NAMES = sorted(path.name for path in GAMES.glob("*.md"))
COMMENT = re.compile(r"<!-- (game|figures|position) ([^:>]+?)(?:: ([^>]+?))? -->\n((?:.+\n)+)")
INLINE = re.compile(r"([\d.,]+)<!-- =([^>]+?) -->")
# Words that stand for the program's, by language.
SAID = {
    "en": {"no limit": None, "yes": True, "no": False},
    "pl": {
        **{"bez limitu": None, "tak": True, "nie": False},
        **{"remis": "draw", "wygrana": "win", "przegrana": "loss", "nieznane": "unknown"},
        **{"czwórka": "four", "dobrze": "right", "źle": "wrong", "pas": "pass"},
        **{"jedynki": "aces", "dwójki": "twos", "trójki": "threes", "czwórki": "fours", "piątki": "fives"},
        **{"szóstki": "sixes", "trzy jednakowe": "three-of-a-kind", "cztery jednakowe": "four-of-a-kind"},
        **{"ful": "full-house", "mały strit": "small-straight", "duży strit": "large-straight", "szansa": "chance"},
    },
}
BOXES = [
    *("aces", "twos", "threes", "fours", "fives", "sixes", "three-of-a-kind", "four-of-a-kind", "full-house"),
    *("small-straight", "large-straight", "yahtzee", "chance"),
]


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    """A server whose database has every exported game, each of which the program has verified before."""
    db = tmp_path_factory.mktemp("rules") / "games.db"
    done = kit.run("import", *EXPORTS, "--db", db)
    assert done.returncode == 0, done.stderr
    with kit.Server("--rate-limit", "off", db=db) as server:
        yield Program(server.anyone(), dict(zip((path.name for path in EXPORTS), re.findall(r"game (\w+) imported", done.stdout))))


class Program:
    """What it says of the games, and of anything else."""

    def __init__(self, anyone, ids):
        self.anyone, self.ids, self.known = anyone, ids, {}

    def once(self, what, *names):
        """Both languages ask for the same."""
        key = (what, *names)
        if key not in self.known:
            self.known[key] = getattr(self, what)(*names)
        return self.known[key]

    def ask(self, file, what, number=1):
        query = f"?round={number}" + ("&limit=100" if what == "history" else "")
        return self.insist(lambda: self.anyone.get(f"/v1/games/{self.ids[file]}/{what}{query}")).ok(200)

    def analyse(self, ruleset, body):
        return self.insist(lambda: self.anyone.post(f"/v1/analysis/{ruleset}", body)).ok(200)

    def insist(self, call):
        """What it answers once it is not busy: one that has just begun may still be working out its tables."""
        until = time.monotonic() + kit.PATIENCE_SECONDS
        while (reply := call()).status == 503 and time.monotonic() < until:
            time.sleep(0.1)
        return reply

    @functools.cached_property
    def bots(self):
        items = self.anyone.get("/v1/bots").ok(200)["items"]
        return {(bot["name"], one["ruleset"], one["measure"]): one["value"] for bot in items for one in bot["strengths"]
                if one.get("level", 0) == bot["levels"]}

    # --- games ---

    def rows(self, file, number):
        game = self.anyone.get(f"/v1/games/{self.ids[file]}").ok(200)
        history = self.ask(file, "history", number)["items"]
        analysis = [] if game["family"] == "quiz" else self.ask(file, "analysis", number)["items"]
        names = [seat["player"]["name"] for seat in game["seats"]]
        return [*getattr(self, "rows_of_" + game["family"])(history, analysis, names)]

    def rows_of_codebreaking(self, history, analysis, _):
        for guess, judged in zip(history, analysis, strict=True):
            yield {**guess, "left": judged["candidates_after"]}

    def rows_of_line(self, history, analysis, _):
        for move, judged in zip(history, analysis, strict=True):
            # What is to be proved in two seconds may not be, where others are at work on the machine.
            yield {**move, "field": f"({move['column']}, {move['row']})", "value": unproved(judged["value"])}

    def rows_of_connectfour(self, history, analysis, names):
        board = {}
        for move, row in zip(history, self.rows_of_line(history, analysis, names)):
            at, stone = (move["column"], move["row"]), move["symbol"]
            before, wins = threats(board, stone), makes_four(board, stone, at)
            board[at] = stone
            new = ", ".join(f"({x}, {y})" for x, y in threats(board, stone) if (x, y) not in before)
            yield {**row, "threats": "four" if wins else new or "-"}

    def rows_of_yahtzee(self, history, analysis, _):
        for turn in history:
            judged = [one for one in analysis if (one["turn"], one["seat"]) == (turn["turn"], turn["seat"])]
            bonus = f" + {turn['bonus']}" if turn["bonus"] else ""
            yield {
                "turn": turn["turn"],
                "rolls": shown_rolls(turn["rolls"]),
                "box": turn["category"],
                "score": f"{turn['score']}{bonus}" if bonus else turn["score"],
                "lost": sum(one["lost"] for one in judged),
                "luck": sum(one["luck"] for one in judged),
            }

    def rows_of_quiz(self, history, _, names):
        for question in history:
            (response,) = question["responses"]
            said = {"who": names[response["seat"]], "said": response["text"] or "-"}
            yield {**question, **said, "outcome": response["outcome"], "points": response["points"]}

    # --- figures ---

    def figures(self, name):
        return [*getattr(self, "figures_" + name.replace("-", "_"))()]

    def figures_code_games(self):
        for name in ("bulls-and-cows", "mastermind", "super-mastermind", "mini-mastermind", "number-guess"):
            properties = self.anyone.get(f"/v1/rulesets/{name}").ok(200)["options"]["properties"]
            of = {key: schema.get("default") for key, schema in properties.items()}
            told = {"length": of["length"], "symbols": len(of["alphabet"]), "repeats": of["repeats"], "guesses": of["max_guesses"]}
            yield {**told, "codes": self.analyse(name, {"history": []})["candidates"]}

    def figures_first_guesses(self):
        codes = ["".join(word) for word in itertools.product("123456", repeat=4)]
        for first in ("1111", "1112", "1122", "1123", "1234"):
            sizes = collections.Counter(kit.pegs(code, first) for code in codes).values()
            left = sum(size * size for size in sizes) / len(codes)
            average = self.guesses_from([], codes, first) / len(codes)
            yield {"code": first, "answers": len(sizes), "worst": max(sizes), "left": left, "average": average}

    def guesses_from(self, history, codes, guess):
        """How many guesses all of CODES take together when GUESS is the next, and then what most-parts says."""
        parts = collections.defaultdict(list)
        for code in codes:
            parts[kit.pegs(code, guess)].append(code)
        total = len(codes)
        for (black, white), part in parts.items():
            if black == 4:
                continue
            if len(part) < 3:
                total += 2 * len(part) - 1
                continue
            known = [*history, {"code": guess, "black": black, "white": white}]
            after = self.analyse("mastermind", {"history": known, "strategy": "most-parts"})
            assert after["candidates"] == len(part)
            total += self.guesses_from(known, part, after["suggestion"]["code"])
        return total

    def figures_breakers(self):
        for name in ("random", "methodical", "minimax", "expected-size", "entropy", "most-parts", "optimal"):
            told = {game: self.bots[name, game, "average guesses over all secrets"] for game in ("mastermind", "bulls-and-cows")}
            yield {"name": name, "mastermind": told["mastermind"], "bulls": told["bulls-and-cows"]}

    def figures_line_games(self):
        for name in ("tic-tac-toe", "gomoku"):
            size, line = (3, 3) if name == "tic-tac-toe" else (15, 5)
            row = "X" * (line - 1)
            board = [row + "." * (size - len(row)), *["." * size] * (size - 1)]
            best = self.analyse(name, {"board": board, "to_move": "X"})["best"]
            assert best == {"column": line - 1, "row": 0}, "so many make a line"
            yield {"size": size, "line": line}

    def figures_ttt_first(self):
        for column, row in ((0, 0), (1, 1), (1, 0)):
            hold = 0
            for x, y in itertools.product(range(3), repeat=2):
                if (x, y) != (column, row):
                    board = [["."] * 3 for _ in range(3)]
                    board[row][column], board[y][x] = "X", "O"
                    hold += self.analyse("tic-tac-toe", {"board": ["".join(line) for line in board]})["value"] == "draw"
            yield {"hold": hold}

    def figures_boards(self):
        for size, line in ((3, 3), (4, 3), (5, 3), (4, 4), (5, 4), (6, 4), (5, 5)):
            board = {"options": {"size": size, "line": line}, "board": ["." * size] * size}
            yield {"size": size, "line": line, "value": unproved(self.analyse("line", board)["value"])}

    def figures_four_boards(self):
        for columns, rows in ((4, 4), (5, 4), (6, 4), (4, 5), (5, 5), (6, 5), (5, 6)):
            empty = {"options": {"columns": columns, "rows": rows}, "board": ["." * columns] * rows}
            yield {"columns": columns, "rows": rows, "value": unproved(self.analyse("connect-four", empty)["value"])}

    def yahtzee(self, card, **more):
        return self.analyse("yahtzee", {"card": card, **more})

    def figures_yahtzee_boxes(self):
        empty = self.yahtzee({})["value"]
        lower = {"three-of-a-kind": 24, "full-house": 25, "small-straight": 30, "large-straight": 40, "chance": 20}
        used = {**dict.fromkeys(BOXES, 0), **lower}
        for box in BOXES[:-1]:
            last = self.yahtzee({name: score for name, score in used.items() if name != box})["value"]
            yield {"box": box, "last": last, "lost": empty - self.yahtzee({box: 0})["value"]}

    def figures_yahtzee_keeps(self):
        for dice in ([2, 2, 5, 6, 6], [1, 3, 3, 4, 4], [5, 5, 6, 6, 6], [3, 4, 5, 5, 5], [2, 3, 4, 5, 5], [1, 2, 3, 4, 6]):
            best = self.yahtzee({}, dice=dice, stage=0)["choices"][0]
            kept = " ".join(str(dice[place]) for place in best["keep"])
            yield {"dice": " ".join(map(str, dice)), "keep": kept, "value": best["value"]}

    # --- numbers in sentences ---

    def number(self, name):
        kind, *words = name.split()
        return getattr(self, "number_" + kind.replace("-", "_"))(*words)

    def number_bot(self, game, name):
        measures = {"mastermind": "average guesses over all secrets", "yahtzee": "average total of a card"}
        winner = "percent of duels with optimal won, a draw as half"
        return self.bots[name, game, winner if name == "winner" else measures[game]]

    def number_yahtzee(self, which):
        return self.yahtzee({}, options={"joker": "free" if which == "empty-free" else "forced"})["value"]

    def number_sum(self, file, column):
        return sum(row[column] for row in self.once("rows", file, 1))

    def number_points(self, file, seat):
        return self.anyone.get(f"/v1/games/{self.ids[file]}/result").ok(200)["match"]["points"][int(seat)]

    def number_total(self, file):
        return self.number_points(file, 0)

    def number_ttt(self, which):
        x, o, draws = play_outs("." * 9, "X")
        return {"games": x + o + draws, "x": x, "o": o, "draws": draws}[which]

    def number_fours(self, *field):
        """The fours that the common board of Connect Four has room for: all, or those through a field."""
        wanted = tuple(map(int, field))
        return sum(not wanted or wanted in four for four in FOURS)

    def number_lose_at_once(self, file, moves):
        """The answers after which the other side wins with its next disc but one, whatever is done against it."""
        history = self.once("rows", file, 1)[: int(moves)]
        board = drawn(history, 7, 6)
        lost = 0
        for column in range(7):
            free = [row for row in range(6) if board[row][column] == "."]
            if free:
                answer = {"column": column, "row": max(free), "symbol": "XO"[len(history) % 2]}
                after = self.analyse("connect-four", {"board": drawn([*history, answer], 7, 6)})
                lost += after["value"] == "win" and len(after["principal_variation"]) == 3
        return lost

    def number_free_beside(self, file, moves, column):
        board = drawn(self.once("rows", file, 1)[: int(moves)], 7, 6)
        return sum(mark == "." for row in board for x, mark in enumerate(row) if x != int(column))

    def number_lines_through(self, size, line, column, row):
        size, line, column, row = map(int, (size, line, column, row))
        ways = 0
        for right, down in ((1, 0), (0, 1), (1, 1), (1, -1)):
            for back in range(line):
                ends = [(column + right * step, row + down * step) for step in (-back, line - 1 - back)]
                ways += all(0 <= x < size and 0 <= y < size for x, y in ends)
        return ways


@functools.lru_cache(maxsize=None)
def play_outs(board, mover):
    """Of all ways to go on from a board of three by three: (won by X, won by O, drawn)."""
    lines = [board[i : i + 3] for i in (0, 3, 6)] + [board[i::3] for i in range(3)] + [board[::4], board[2:7:2]]
    for number, mark in enumerate("XO"):
        if mark * 3 in lines:
            return tuple(int(number == place) for place in range(3))
    if "." not in board:
        return (0, 0, 1)
    other = "O" if mover == "X" else "X"
    ways = [play_outs(board[:i] + mover + board[i + 1 :], other) for i, mark in enumerate(board) if mark == "."]
    return tuple(map(sum, zip(*ways)))


FOURS = [
    [(x + right * step, y + down * step) for step in range(4)]
    for right, down in ((1, 0), (0, 1), (1, 1), (1, -1))
    for x, y in itertools.product(range(7), range(6))
    if x + 3 * right < 7 and 0 <= y + 3 * down < 6
]


def makes_four(board, stone, field):
    """Does a disc of that side on a field make four, on a board of {field: side}?"""
    return any(field in four and all(one == field or board.get(one) == stone for one in four) for four in FOURS)


def threats(board, stone):
    """The free fields on which a disc makes four, whether or not it could fall there yet."""
    fields = itertools.product(range(7), range(6))
    return [field for field in fields if field not in board and makes_four(board, stone, field)]


def drawn(history, columns, rows):
    """The board after those moves, from the top."""
    board = [["."] * columns for _ in range(rows)]
    for move in history:
        board[move["row"]][move["column"]] = move["symbol"]
    return ["".join(row) for row in board]


class Unproved(str):
    """What the program could not prove in its time: any value that it may have may stand there."""


def unproved(value):
    return Unproved(value) if value == "unknown" else value


def shown_rolls(rolls):
    """46432 (44), 46425: the dice, and in brackets those that stay for the next roll."""
    shown = []
    for before, roll in zip([None, *rolls], rolls):
        if before:
            shown[-1] += f" ({''.join(str(before['dice'][place]) for place in roll['keep']) or '-'})"
        shown.append("".join(map(str, roll["dice"])))
    return ", ".join(shown)


def is_said(text, value, language):
    """Does a cell or a number say that value, in the digits it has?"""
    plain = SAID[language].get(text.lower(), text)
    if isinstance(value, Unproved):
        return plain in ("win", "draw", "loss", "unknown")
    if value is None or isinstance(value, bool):
        return plain is value
    if isinstance(value, (int, float)):
        number = text.replace(",", ".") if language == "pl" else text
        digits = len(number.partition(".")[2])
        return math.isclose(float(number), value, rel_tol=0, abs_tol=0.5 * 10**-digits + 1e-6 if digits else 1e-6)
    return plain == value or str(plain).lower().replace(" ", "-") == value


def cells(line):
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def held(language):
    """What there is to hold: (document, kind, name, columns, block)."""
    for path in sorted(LANGUAGES[language].glob("*.md")):
        for kind, name, columns, block in COMMENT.findall(path.read_text(encoding="utf-8")):
            yield path.name, kind, name, columns.split(), block.splitlines()


# --- The tests ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", EXPORTS, ids=lambda path: path.name)
def test_every_exported_game_is_valid(path):
    done = kit.run("verify", path)
    assert (done.returncode, done.stdout.strip()) == (0, f"{path}: valid")


def test_each_family_has_two_games_with_notes_and_each_game_is_in_a_document():
    shown = collections.Counter(name for _, kind, what, *_ in held("en") if kind == "game" for name in {what.split()[0]})
    assert set(shown) == {path.name for path in EXPORTS}
    by_document = {document: set() for document, *_ in held("en")}
    for document, kind, what, *_ in held("en"):
        by_document[document] |= {what.split()[0]} if kind == "game" else set()
    assert {document: len(games) for document, games in by_document.items() if games} == {
        "code-breaking.md": 2, "line-games.md": 2, "connect-four.md": 2, "yahtzee.md": 2, "quiz.md": 2,
    }  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_says_what_the_program_says(program, language):
    checked = 0
    for document, kind, name, columns, block in held(language):
        if kind == "position":
            continue
        rows = program.once("rows", name.split()[0], int(name.split()[1])) if kind == "game" else program.once("figures", name)
        written = [cells(line) for line in block[2:]]
        assert len(written) == len(rows), (document, name)
        for line, row in zip(written, rows):
            for column, text in zip(columns, line, strict=True):
                assert column == "*" or is_said(text, row[column], language), f"{document}, {name}: {text} and not {row[column]}: {line}"
                checked += column != "*"
    assert checked > 650, checked


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_board_is_that_of_the_game(program, language):
    checked = 0
    for document, kind, name, _, block in held(language):
        if kind != "position":
            continue
        file, moves = name.split()
        history = program.once("rows", file, 1)
        shown = block[1 : block.index("```")]
        assert shown == drawn(history[: int(moves)], len(shown[0]), len(shown)), (document, name)
        checked += 1
    assert checked == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_in_a_sentence_is_the_programs(program, language):
    checked = 0
    for path in sorted(LANGUAGES[language].glob("*.md")):
        for text, name in INLINE.findall(path.read_text(encoding="utf-8")):
            number = program.once("number", name)
            assert is_said(text, number, language), f"{path.name}: {text} and not {number} ({name})"
            checked += 1
    assert checked >= 24, checked


def test_a_wrong_number_would_be_noticed(program):
    assert not is_said("4.645", program.number("bot mastermind random"), "en")
    assert not is_said("254,58", program.number("yahtzee empty"), "pl")
    assert not is_said("win", "loss", "en") and not is_said("wygrana", "loss", "pl") and not is_said("256", 255, "en")


@pytest.mark.parametrize("name", NAMES)
def test_both_languages_have_the_same_documents_in_the_same_parts(name):
    shapes = []
    for folder in LANGUAGES.values():
        text = (folder / name).read_text(encoding="utf-8")
        heads = [match.count("#") for match in re.findall(r"^#+(?= )", text, re.MULTILINE)]
        items = len(re.findall(r"^(?:-|\d+\.) ", text, re.MULTILINE))
        shapes.append((heads, items, re.findall(r"<!-- .*? -->", text)))
    assert shapes[0] == shapes[1]
