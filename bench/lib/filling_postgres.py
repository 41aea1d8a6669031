# SPDX-License-Identifier: Apache-2.0
"""Databases of PostgreSQL with very many games: the server plays some, and their rows are copied under new ids.

A game's rows are those that came into being while it was played, in whatever table, and hold an id that came into being then:
so little here needs to know what is in a table. Copies are a second apart, the last a day ago, and their ids go up as those
that a server gives do; the hash of a token stands for none that anybody has.
"""

import io
import itertools
import random
import re
import time

from lib.filling import play_one

DIGITS = "0123456789abcdefghjkmnpqrstvwxyz"
ID = re.compile(rf"(?<![0-9a-z])[{DIGITS}]{{16}}(?![0-9a-z])")
HASH = re.compile(r"\\\\x[0-9a-f]{64}(?=\t|\n)")
HASH_OR_POSITION = re.compile(HASH.pattern + "|\0")
# Numbers of which each may be there once: those of results in their feed, and of changes of a leaderboard, which follow them.
POSITION = """
SELECT table_name, ordinal_position FROM information_schema.columns
WHERE table_schema = 'public' AND (table_name, column_name) IN (('result', 'position'), ('player_stats', 'changed'))
"""
# What follows on the feed's order stands behind all that has been made.
NUMBERED = "UPDATE numbering SET last = %s WHERE scope = 'results' OR scope LIKE 'rank:%%'"
TIME_DIGITS = 9  # of an id; the others are chance
COPIES_AT_ONCE = 10000
POSITIONS_AHEAD = 1000000  # of what the server gives meanwhile
DAY_SECONDS = 86400
TABLES = "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY table_name"


def lines_of(connection):
    """Of each table its rows as COPY writes them."""
    with connection.cursor() as cursor:
        cursor.execute(TABLES)
        seen = {}
        for (table,) in cursor.fetchall():
            out = io.StringIO()
            cursor.copy_expert(f"COPY {table} TO STDOUT", out)
            seen[table] = set(out.getvalue().splitlines(keepends=True))
    connection.rollback()
    return seen


def words_in(seen):
    return {word for lines in seen.values() for line in lines for word in ID.findall(line)}


def written(number, digits):
    text = ""
    for _ in range(digits):
        text, number = DIGITS[number & 31] + text, number >> 5
    return text


class Template:
    """A game as text with holes: of each table the lines, cut at what is new in each copy."""

    def __init__(self, before, after, numbered):
        ids = sorted(words_in(after) - words_in(before))
        self.id_count = len(ids)
        known = {word: number for number, word in enumerate(ids)}
        self.tables = {}
        for table, lines in after.items():
            own = sorted(line for line in lines - before[table] if any(word in known for word in ID.findall(line)))
            if table in numbered:
                place, fields = numbered[table], [line[:-1].split("\t") for line in own]
                own = ["\t".join([*line[: place - 1], "\0", *line[place:]]) + "\n" for line in fields]
            if own:
                self.tables[table] = self.cut("".join(own), known)

    @staticmethod
    def cut(text, known):
        """Texts and, between them, numbers of ids; HASH and POSITION stand for what is new in each."""
        holes = [(found.span(), known[found.group()]) for found in ID.finditer(text) if found.group() in known]
        holes += [(found.span(), POSITION if found.group() == "\0" else HASH) for found in HASH_OR_POSITION.finditer(text)]
        pieces, end = [], 0
        for (begin, stop), what in sorted(holes, key=lambda hole: hole[0]):
            pieces += [text[end:begin], what]
            end = stop
        return [*pieces, text[end:]]

    def copy(self, out, milliseconds, chance, positions):
        """Writes one, to the text of each table."""
        stamp = written(milliseconds, TIME_DIGITS)
        ids = [stamp + written(chance.getrandbits(35), 16 - TIME_DIGITS) for _ in range(self.id_count)]
        for table, pieces in self.tables.items():
            texts = out.setdefault(table, [])
            for piece in pieces:
                if piece is HASH:
                    texts.append("\\\\x" + chance.randbytes(32).hex())
                elif piece is POSITION:
                    texts.append(str(next(positions)))
                else:
                    texts.append(ids[piece] if isinstance(piece, int) else piece)


def fill(connection, server, count, templates=16, seed=1):
    """So many games that are over, in the database that `connection` (psycopg2's) and the server share; seconds it took."""
    chance, made = random.Random(seed), []
    with connection.cursor() as cursor:
        cursor.execute(POSITION)
        numbered = dict(cursor.fetchall())
    for _ in range(templates):
        before = lines_of(connection)
        play_one(server, chance, named=False)
        made.append(Template(before, lines_of(connection), numbered))
    began = time.monotonic()
    first = (int(time.time()) - DAY_SECONDS - count) * 1000
    with connection.cursor() as cursor:
        cursor.execute("SELECT coalesce(max(last), 0) FROM numbering WHERE scope = 'results' OR scope LIKE 'rank:%'")
        positions = itertools.count(cursor.fetchone()[0] + POSITIONS_AHEAD)
        cursor.execute("SET session_replication_role = replica")  # no trigger and no foreign key: the rows agree already
        for start in range(0, count, COPIES_AT_ONCE):
            out = {}
            for number in range(start, min(start + COPIES_AT_ONCE, count)):
                made[number % templates].copy(out, first + number * 1000, chance, positions)
            for table, texts in out.items():
                cursor.copy_expert(f"COPY {table} FROM STDIN", io.StringIO("".join(texts)))
            cursor.execute(NUMBERED, [next(positions)])
            connection.commit()
        connection.autocommit = True
        cursor.execute("VACUUM ANALYZE")
    return time.monotonic() - began
