# SPDX-License-Identifier: Apache-2.0
"""Where the servers of the tests keep their games: in files of SQLite, or in databases of a PostgreSQL server.

What goes to `--db` is a path or a URL, and tests do not ask which:

    with fresh(tmp_path) as db:                 a database that is not there yet (SQLite) or is empty (PostgreSQL)
    with copied(db, tmp_path) as copy:          of one that nobody uses
    with connected(db) as connection:           committed and closed in the end
        connection.execute("SELECT body FROM event WHERE game = ?", [game]).fetchall()

Settings come from the environment:

    REFEREE_TEST_DB         sqlite, as by default, or postgres
    REFEREE_TEST_POSTGRES   the URL of the PostgreSQL server that all processes of a run share, without a database
                            (scripts/with-postgres, scripts/run-tests). Where there is none, the first to need it starts one
                            and sets it.

A PostgreSQL server of the tests keeps all that it would lose with the power (fsync is on), as no other is accepted.
"""

import atexit
import contextlib
import ctypes
import functools
import itertools
import os
import pathlib
import re
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import time

from programs import BINARY, PATIENCE_SECONDS, environment, files_of_processes, reserve_port

KIND = os.environ.get("REFEREE_TEST_DB") or "sqlite"
assert KIND in ("sqlite", "postgres"), f"REFEREE_TEST_DB is neither sqlite nor postgres: {KIND}"
IS_POSTGRES = KIND == "postgres"
# What is new is a copy of it: it has every table and no rows.
TEMPLATE = "referee_template"
PR_SET_PDEATHSIG = 1


def is_url(db):
    return str(db).startswith(("postgresql:", "postgres:"))


# --- PostgreSQL ----------------------------------------------------------------------------------------------------


class Cluster:
    """The databases of a PostgreSQL server that somebody has started."""

    _numbers = itertools.count(1)

    def __init__(self, address):
        self.address = address

    def url(self, name):
        return f"{self.address}/{name}"

    def execute(self, statement, name="postgres"):
        """Outside a transaction, as CREATE DATABASE has to be: the rows, where there are any."""
        connection = _psycopg2().connect(self.url(name))
        try:
            connection.autocommit = True
            with connection.cursor() as cursor:
                cursor.execute(statement)
                return cursor.fetchall() if cursor.description else None
        finally:
            connection.close()

    def make(self, template="template1", more=""):
        """A new database: its URL."""
        name = f"t{os.getpid()}_{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {template} {more}")
        return self.url(name)

    def make_migrated(self):
        return self.make(TEMPLATE)

    def copy(self, url):
        return self.make(url.rpartition("/")[2])

    def drop(self, url):
        self.execute(f"DROP DATABASE IF EXISTS {url.rpartition('/')[2]} WITH (FORCE)")


class Postgres(Cluster):
    """A PostgreSQL server of the tests' own."""

    def __init__(self, *settings, place=None):
        """place: a port and its keeper, of a server that has gone."""
        self.directory = pathlib.Path(tempfile.mkdtemp(prefix="referee-postgres-"))
        self.port, self.port_keeper = place or reserve_port()
        super().__init__(f"postgresql://postgres@127.0.0.1:{self.port}")
        self.settings = [
            "listen_addresses=127.0.0.1", f"port={self.port}", "unix_socket_directories=", "max_connections=600", *settings,
        ]  # fmt: skip
        # It does not run as root.
        self.user = {"user": "postgres", "group": "postgres", "extra_groups": []} if os.geteuid() == 0 else {}
        self.process = None
        try:
            if self.user:
                shutil.chown(self.directory, "postgres", "postgres")
            self._make_files()
            self.start()
        except BaseException:
            self.end()
            raise

    def _make_files(self):
        self.run("initdb", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "-D", "data")

    def run(self, program, *arguments):
        """One of PostgreSQL's programs, in the server's folder."""
        done = subprocess.run(
            [newest(program), *arguments], capture_output=True, text=True, cwd=self.directory, env=_environment(), check=False,
            **self.user,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr

    @property
    def log(self):
        return (self.directory / "log").read_text(encoding="utf-8", errors="replace")

    def start(self):
        settings = [word for setting in self.settings for word in ("-c", setting)]
        libc = ctypes.CDLL(None)
        with open(self.directory / "log", "ab") as log:
            self.process = subprocess.Popen(
                [newest("postgres"), "-D", self.directory / "data", *settings],
                stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=self.directory, env=_environment(),
                start_new_session=True,  # Ctrl-C is for the tests, which need it to the end
                preexec_fn=lambda: libc.prctl(PR_SET_PDEATHSIG, signal.SIGQUIT, 0, 0, 0),  # nor does it outlive them
                **self.user,
            )  # fmt: skip
        deadline = time.monotonic() + PATIENCE_SECONDS
        while self.process.poll() is None and time.monotonic() < deadline:
            with contextlib.suppress(_psycopg2().OperationalError):
                self.execute("SELECT 1")
                return self
            time.sleep(0.05)
        raise AssertionError(f"PostgreSQL did not get ready, exit code {self.process.poll()}: {self.log[-2000:]}")

    def stop(self, how=signal.SIGQUIT):
        """At once, as in a crash; SIGINT (fast) and SIGTERM (smart) are for those who want another end."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE_SECONDS)

    def kill(self):
        """All its processes at once, as when the machine is gone."""
        self.process.declare(signal.SIGKILL)
        kill_with_children(self.process.pid)
        self.process.wait(PATIENCE_SECONDS)

    def end(self, keeps_port=False):
        self.stop()
        if not keeps_port:
            self.port_keeper.close()
        shutil.rmtree(self.directory, ignore_errors=True)


class Standby(Postgres):
    """A copy of another server, which it follows until it is promoted."""

    def __init__(self, primary, place=None):
        self.primary = primary
        super().__init__(place=place)

    def _make_files(self):
        source = f"host=127.0.0.1 port={self.primary.port} user=postgres application_name=standby"
        self.run("pg_basebackup", "-d", source, "-D", "data", "-R", "-X", "stream", "--checkpoint=fast", "--no-sync")

    def promote(self):
        assert self.execute("SELECT pg_promote(TRUE, 60)") == [(True,)], self.log[-2000:]


def wait_for_standby(primary):
    """From now on each commit waits for it."""
    deadline = time.monotonic() + PATIENCE_SECONDS
    while not primary.execute("SELECT 1 FROM pg_stat_replication WHERE state = 'streaming'"):
        assert time.monotonic() < deadline, primary.log[-2000:]
        time.sleep(0.02)
    primary.execute("ALTER SYSTEM SET synchronous_standby_names = '*'")
    primary.execute("SELECT pg_reload_conf()")
    while primary.execute("SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'") == []:
        assert time.monotonic() < deadline, primary.log[-2000:]
        time.sleep(0.02)


def kill_with_children(pid):
    """A process and all below it at once, so that none sees another go: their pids, that one first."""
    family = [pid]
    for number in (signal.SIGSTOP, signal.SIGKILL):
        for each in family:
            with contextlib.suppress(ProcessLookupError):
                os.kill(each, number)
            if number == signal.SIGSTOP:
                family += children_of(each)
    return family


def name_of(pid):
    """As ps shows it; empty where it has gone."""
    with contextlib.suppress(OSError):
        return pathlib.Path(f"/proc/{pid}/comm").read_text(encoding="utf-8", errors="replace").strip()
    return ""


def children_of(pid):
    found = []
    for status in files_of_processes("stat"):
        with contextlib.suppress(OSError):
            fields = status.read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()
            found += [int(status.parent.name)] if int(fields[1]) == pid else []
    return found


def newest(program):
    """A program of the newest PostgreSQL that is installed as Debian does it; None where there is none."""
    found = pathlib.Path("/usr/lib/postgresql").glob(f"*/bin/{program}")
    return max(found, key=lambda path: float(path.parts[4]), default=None)


def why_no_postgres():
    """Why no PostgreSQL server can be started here, or None."""
    if newest("initdb") is None:
        return "there is no initdb"
    try:
        _psycopg2()
    except ImportError:
        return "there is no psycopg2"
    return None


def _environment():
    kept = {name: value for name, value in environment().items() if not name.startswith(("PG", "LC_"))}
    return {**kept, "LC_ALL": "C"}


@functools.cache
def _psycopg2():
    """Not needed by those who have SQLite alone. Bytes come as bytes."""
    import psycopg2.extensions  # pylint: disable=import-outside-toplevel

    extensions = psycopg2.extensions
    as_bytes = extensions.new_type((17,), "BYTES", lambda value, cursor: value and bytes.fromhex(value[2:]))
    extensions.register_type(as_bytes)
    return psycopg2


def _make_template(cluster):
    """Once, also where several processes of a run come to it at the same time."""
    with contextlib.closing(_psycopg2().connect(cluster.url("postgres"))) as lock:
        lock.autocommit = True
        lock.cursor().execute("SELECT pg_advisory_lock(1)")
        if cluster.execute(f"SELECT 1 FROM pg_database WHERE datname = '{TEMPLATE}'"):
            return
        cluster.execute(f"CREATE DATABASE {TEMPLATE}")
        command = [BINARY, "migrate", "--db", cluster.url(TEMPLATE)]
        done = subprocess.run(command, capture_output=True, text=True, env=environment(), check=False)
        assert done.returncode == 0, done.stderr


@functools.cache
def shared():
    """The PostgreSQL server for all tests that break none."""
    given = os.environ.get("REFEREE_TEST_POSTGRES")
    if given:
        cluster = Cluster(given)
    else:
        cluster = Postgres()
        atexit.register(cluster.end)
        os.environ["REFEREE_TEST_POSTGRES"] = cluster.address
    _make_template(cluster)
    return cluster


# --- A database for a test -----------------------------------------------------------------------------------------


@contextlib.contextmanager
def _gone_in_the_end(url):
    try:
        yield url
    finally:
        shared().drop(url)


def fresh(directory, name="referee.db"):
    """Within `with`: one that is not there yet, or, as a server makes none, one that is empty."""
    return _gone_in_the_end(shared().make()) if IS_POSTGRES else contextlib.nullcontext(pathlib.Path(directory) / name)


@contextlib.contextmanager
def copied(db, directory, name="copy.db"):
    """Within `with`: a copy of one that nobody uses."""
    if is_url(db):
        with _gone_in_the_end(shared().copy(db)) as url:
            yield url
        return
    path = pathlib.Path(directory) / name
    with contextlib.closing(sqlite3.connect(db)) as source, contextlib.closing(sqlite3.connect(path)) as target:
        source.backup(target)
    yield path


# --- Its rows ------------------------------------------------------------------------------------------------------

# What SQLite calls them, on a log's bodies: what is not changed stays as it was, byte for byte.
JSON_FUNCTIONS = """
CREATE SCHEMA words;
SET LOCAL search_path = public, words;
CREATE FUNCTION words.json_steps(path TEXT) RETURNS TEXT[] LANGUAGE sql AS
$$ SELECT string_to_array(replace(replace(substr(path, 3), '[', '.'), ']', ''), '.') $$;
CREATE FUNCTION words.json_put(whole JSON, steps TEXT[], part JSON) RETURNS JSON LANGUAGE plpgsql AS $$
DECLARE
    members TEXT;
BEGIN
    IF cardinality(steps) = 0 THEN
        RETURN part;
    ELSIF json_typeof(whole) = 'array' THEN
        SELECT string_agg((CASE WHEN place = steps[1]::INT + 1 THEN json_put(item, steps[2:], part)
                                ELSE item END)::TEXT, ','
                          ORDER BY place)
        INTO members FROM json_array_elements(whole) WITH ORDINALITY AS items (item, place);
        RETURN '[' || coalesce(members, '') || ']';
    END IF;
    SELECT string_agg(to_json(key)::TEXT || ':' || (CASE WHEN key = steps[1] THEN json_put(item, steps[2:], part)
                                                         ELSE item END)::TEXT, ',' ORDER BY place)
    INTO members FROM json_each(whole) WITH ORDINALITY AS items (key, item, place);
    IF part IS NOT NULL AND whole -> steps[1] IS NULL THEN
        members := concat_ws(',', members, to_json(steps[1])::TEXT || ':' || json_put('{}', steps[2:], part)::TEXT);
    END IF;
    RETURN '{' || coalesce(members, '') || '}';
END $$;
CREATE FUNCTION words.json_set(body TEXT, path TEXT, part ANYELEMENT) RETURNS TEXT LANGUAGE sql AS
$$ SELECT json_put(body::JSON, json_steps(path), coalesce(to_json(part), 'null'))::TEXT $$;
CREATE FUNCTION words.json_set(body TEXT, path TEXT, part TEXT) RETURNS TEXT LANGUAGE sql AS
$$ SELECT json_put(body::JSON, json_steps(path), coalesce(to_json(part), 'null'))::TEXT $$;
CREATE FUNCTION words.json_remove(body TEXT, path TEXT) RETURNS TEXT LANGUAGE sql AS
$$ SELECT json_put(body::JSON, json_steps(path), NULL)::TEXT $$;
CREATE FUNCTION words.json_extract(body TEXT, path TEXT) RETURNS NUMERIC LANGUAGE sql AS -- of numbers alone
$$ SELECT (body::JSON #>> json_steps(path))::NUMERIC $$;
"""


class Connection:
    """To a database of PostgreSQL, in the words of the sqlite3 module."""

    def __init__(self, url, autocommit=False):
        self._connection = _psycopg2().connect(url)
        self._connection.autocommit = autocommit
        self._has_words = False

    def execute(self, statement, arguments=()):
        """With `?` for each argument in turn, or ?1 for the first: the cursor."""
        cursor = self._connection.cursor()
        if re.search(r"\bjson_[a-z]+\(", statement) and not self._has_words:
            cursor.execute(JSON_FUNCTIONS)
            self._has_words = True
        named = {f"a{number}": value for number, value in enumerate(arguments, 1)}
        cursor.execute(translated(statement), named)
        return cursor

    def commit(self):
        if self._has_words:  # for this transaction alone
            with self._connection.cursor() as cursor:
                cursor.execute("DROP SCHEMA words CASCADE")
            self._has_words = False
        self._connection.commit()

    def close(self):
        self._connection.close()


def translated(statement):
    """A statement for SQLite in the words of psycopg2 and PostgreSQL: ? and ?1, x'00', and a % as it is."""
    numbers = itertools.count(1)

    def word(found):
        text = found.group()
        if text[0] in "xX":
            return rf"'\x{text[2:-1]}'::BYTEA"
        if text[0] == "?":
            return f"%(a{text[1:] or next(numbers)})s"
        return text.replace("%", "%%")

    return re.sub(r"[xX]'[0-9a-fA-F]*'|'[^']*'|\?\d*|%", word, statement)


def connection_to(db, is_watched=False):
    """Whoever has it closes it. Watched: each statement sees what was written last."""
    if is_url(db):
        return Connection(db, autocommit=is_watched)
    more = {"isolation_level": None} if is_watched else {}
    return sqlite3.connect(f"file:{db}?mode=rw", uri=True, timeout=PATIENCE_SECONDS, **more)


@contextlib.contextmanager
def connected(db):
    """Within `with`: a connection, committed where nothing has failed, and closed in the end."""
    with contextlib.closing(connection_to(db)) as connection:
        yield connection
        connection.commit()


TABLES = """
SELECT table_name, string_agg(column_name, ', ' ORDER BY ordinal_position) FROM information_schema.columns
WHERE table_schema = 'public' GROUP BY table_name ORDER BY table_name
"""


# The tables in which a server says that it is alive, and how far it has come.
BEATS = ("instance", "member", "uptime_mark")


def dumped(db, without=()):
    """All tables and their rows, in an order that stays as long as they do; `without` those of PostgreSQL."""
    with connected(db) as connection:
        if not is_url(db):
            return list(connection.iterdump())
        tables = connection.execute(TABLES).fetchall()
        return [(*table, connection.execute(f"SELECT * FROM {table[0]}").fetchall()) for table in tables if table[0] not in without]


def everything(db):
    """All that is stored, as bytes in which a text can be looked for."""
    if is_url(db):
        return repr(dumped(db)).encode()
    return b"".join(path.read_bytes() for path in (pathlib.Path(db), pathlib.Path(f"{db}-wal")) if path.exists())
