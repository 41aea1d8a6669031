# SPDX-License-Identifier: Apache-2.0
"""What holds of PostgreSQL alone: which databases are taken and which are refused; that its server may come and go, and that no
acknowledged move is lost by that. Run whatever database the other tests are run on."""

import concurrent.futures
import contextlib
import http.client
import json
import re
import signal
import socket
import threading
import time

import pytest

import databases
import kit
import relay
import sse
from load import Load, all_events, patiently

pytestmark = pytest.mark.skipif(databases.why_no_postgres() is not None, reason=str(databases.why_no_postgres()))

# "Quickly": a server that answers nothing is given up within seconds, and one that is not there at once.
SOON_SECONDS = 15


@pytest.fixture
def url():
    """A database with all tables and no rows."""
    made = databases.shared().make_migrated()
    yield made
    databases.shared().drop(made)


@pytest.fixture
def empty():
    made = databases.shared().make()
    yield made
    databases.shared().drop(made)


@pytest.fixture
def breakable():
    """A PostgreSQL server that the test may stop."""
    postgres = databases.Postgres()
    yield postgres
    postgres.end()


def serve(db):
    return kit.run("serve", "--db", db, "--listen", "127.0.0.1:0")


def refused(db, *words):
    """By each command that opens a database for writing, in the words given."""
    for command in (("migrate",), ("serve", "--listen", "127.0.0.1:0")):
        done = kit.run(*command, "--db", db)
        assert done.returncode == 1 and done.stdout == "", done
        assert all(word in done.stderr for word in words), done.stderr


# --- Who has a database --------------------------------------------------------------------------------------------


def test_a_second_server_of_the_same_name_is_refused(url):
    with kit.Server("--instance", "north", db=url) as server:
        table = server.alone(length=12, repeats=True)
        second = kit.run("serve", "--db", url, "--listen", "127.0.0.1:0", "--instance", "north")
        assert second.returncode == 1 and second.stdout == ""
        assert "An instance named north is alive already" in second.stderr and "--instance" in second.stderr, second.stderr
        table.guess(0, "0" * 12).ok(201)
        assert server.stop() == 0
        server.start()
        assert table.guess(0, "1" * 12).ok(201)["seq"] > 0, "whoever is gone has nothing"


def test_another_database_of_the_same_server_is_another_database(url, empty):
    with kit.Server(db=url), kit.Server(db=empty) as server:
        server.alone().resign(0).ok(201)


# --- What is taken and what is not ---------------------------------------------------------------------------------


def test_migrating_makes_the_tables_once(empty):
    first, second = (kit.run("migrate", "--db", empty) for _ in range(2))
    assert first.returncode == 0 and "1 migration applied" in first.stdout, first
    made = databases.dumped(empty)
    assert "event" in [table for table, *_ in made]
    assert second.returncode == 0 and "0 migrations applied" in second.stdout, second
    assert databases.dumped(empty) == made
    with kit.Server(db=empty) as server:
        server.alone().resign(0).ok(201)


def test_a_database_of_another_program_is_refused_and_left_as_it_is(empty):
    with databases.connected(empty) as db:
        db.execute("CREATE TABLE customer (name TEXT)")
    refused(empty, "belongs to another program")
    assert databases.dumped(empty) == [("customer", "name", [])]


def test_a_database_that_is_not_in_utf_8_is_refused():
    made = databases.shared().make("template0", "ENCODING 'SQL_ASCII'")
    refused(made, "UTF8")
    assert databases.dumped(made) == []
    databases.shared().drop(made)


def test_a_server_that_does_not_write_to_its_disk_is_refused():
    postgres = databases.Postgres("fsync=off")
    try:
        made = postgres.make()
        refused(made, "fsync")
        assert databases.dumped(made) == []
    finally:
        postgres.end()


@pytest.mark.parametrize("setting", ["on", "off"])
def test_of_a_server_that_may_write_half_a_page_is_warned(setting):
    """It is not refused: on some file systems that is safe."""
    postgres = databases.Postgres("full_page_writes=" + setting)
    try:
        with kit.Server("--log", "json", db=postgres.make()) as server:
            server.alone().guess(0, "1234").ok(201)
            lines = [json.loads(line) for line in server.log.splitlines() if '"full-page-writes-off"' in line]
            assert len(lines) == (setting == "off"), server.log
            assert all(line["level"] == "warn" and "full_page_writes" in line["detail"] for line in lines)
    finally:
        postgres.end()


def test_a_database_that_there_is_not_is_refused(url):
    refused(url + "_not", "does not exist")


def test_a_server_that_is_not_there_is_told_of_at_once(url):
    port, keeper = kit.reserve_port()
    with keeper:
        began = time.monotonic()
        done = serve(re.sub(r":\d+/", f":{port}/", url))
        assert done.returncode == 1 and str(port) in done.stderr and time.monotonic() - began < SOON_SECONDS, done


def test_a_server_that_says_nothing_is_given_up(url):
    with socket.create_server(("127.0.0.1", 0)) as mute:
        began = time.monotonic()
        done = serve(re.sub(r":\d+/", f":{mute.getsockname()[1]}/", url))
        assert done.returncode == 1 and done.stderr and time.monotonic() - began < SOON_SECONDS, done


# --- Verify --------------------------------------------------------------------------------------------------------


def test_verify_looks_at_one_moment_however_long_it_takes(url):
    """What is committed while it waits, for a lock here, is of a later one: also what it would find wrong."""
    with kit.Server(db=url) as server:
        table = server.table(ruleset="tic-tac-toe", visibility="public")
        table.moves((0, 0), (1, 0), (0, 1), (1, 1), (0, 2))
        assert server.stop() == 0
    waiting = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    with databases.connected(url) as lock, contextlib.closing(databases.connection_to(url, True)) as other:
        lock.execute("LOCK TABLE question_set IN ACCESS EXCLUSIVE MODE")
        with concurrent.futures.ThreadPoolExecutor() as pool:
            found = pool.submit(kit.run, "verify", "--db", url)
            while other.execute(waiting).fetchone() == (0,):
                assert not found.done(), found.result()
            other.execute("DELETE FROM record")
            lock.commit()
            assert found.result().returncode == 0, found.result()
    assert kit.run("verify", "--db", url).returncode == 1, "the next one sees it"


# --- Passwords -----------------------------------------------------------------------------------------------------

SECRET = "Tz8qK2wLm5"


def with_password(url):
    """By both ways of a URL to have one."""
    return [url.replace("postgres@", f"postgres:{SECRET}@"), f"{url}?password={SECRET}"]


@pytest.mark.parametrize("way", [0, 1])
def test_no_password_is_logged(url, way):
    db = with_password(url)[way]
    with kit.Server("--log-level", "debug", db=db) as server:
        server.alone().resign(0).ok(201)
        cut_off(url)
        again(server)
        assert server.stop() == 0
        assert "127.0.0.1" in server.log and SECRET not in server.log


@pytest.mark.parametrize("way", [0, 1])
def test_no_message_has_a_password(url, way):
    db = with_password(url)[way]
    with kit.Server("--instance", "north", db=db):
        told = [kit.run("serve", "--db", db, "--listen", "127.0.0.1:0", "--instance", "north")]
    for wrong in (with_password(url + "_not")[way], with_password(re.sub(r":\d+/", ":1/", url))[way], db + "&no=such"):
        told += [kit.run(*command, "--db", wrong) for command in (["serve"], ["migrate"], ["verify"], ["token", "create"])]
    for done in told:
        assert done.returncode != 0 and done.stderr and SECRET not in done.stdout + done.stderr, done


@pytest.mark.parametrize(
    "wrong",
    [
        f"postgresql://postgres:{SECRET}%zz@127.0.0.1/games",
        f"postgresql://postgres:{SECRET}@[::1/games",
        f"postgresql://postgres:{SECRET}@127.0.0.1:port/games",
        f"postgresql://postgres:ab/{SECRET}@127.0.0.1/games",
        f"postgresql://postgres:{SECRET}/ab@127.0.0.1/games",
        f"postgresql://postgres:ab@{SECRET}@127.0.0.1/games",
        f"postgresql://postgres:ab@{SECRET}:1@127.0.0.1/games",
        f"postgresql://postgres:ab?{SECRET}@127.0.0.1/games",
        f"postgresql://127.0.0.1/games?password={SECRET}%zz",
        f"postgresql://127.0.0.1/games?password={SECRET}=1",
    ],
)
def test_what_is_wrong_with_a_url_is_told_without_its_password(wrong):
    """libpq quotes what it cannot read, which may be the password, or all of the URL."""
    done = kit.run("migrate", "--db", wrong)
    assert done.returncode == 1 and done.stderr and SECRET not in done.stdout + done.stderr, done


# --- The server comes and goes -------------------------------------------------------------------------------------


def cut_off(url):
    """Ends every connection to the database: how many there were."""
    name = url.rpartition("/")[2]
    ended = databases.shared().execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
    return len(ended)


def again(server):
    """Until it plays again."""
    patiently(lambda: server.anyone().post("/v1/games", {"ruleset": "mastermind"})).ok(201)


def test_no_move_is_lost_with_the_connections(url):
    with kit.Server(db=url) as server:
        load = Load(server)
        for _ in range(3):
            load.wait_for(100)
            assert cut_off(url) >= 2, "the writer's and a reader's"
        load.wait_for(100)
        load.end()
        load.check()
        assert not load.refused, f"nobody hears of it: {load.refused[0][1].text}"
        server.restart()
        load.check()
        assert server.stop() == 0


@pytest.mark.parametrize("what", ["answer", "commit"])
def test_a_commit_without_an_answer_counts_once(url, what):
    """Its batch's mark tells whether it happened. The player waits, until PostgreSQL takes what does not go on for ended after
    half a minute, and hears of nothing else."""
    with relay.Relay(url) as line, kit.Server("--store-wait", "3600", db=line.url) as server:
        table = server.alone(length=12, repeats=True)
        table.guess(0, "0" * 12).ok(201)
        for number in "12":
            line.lose(what)
            table.guess(0, number * 12).ok(201)
            line.wait_until_lost()
        codes = [event["code"] for event in all_events(table) if event["kind"] == "guess"]
        assert codes == [digit * 12 for digit in "012"]
        assert server.stop() == 0
    assert kit.run("verify", "--db", url).returncode == 0


def test_a_commit_that_arrives_late_changes_nothing(url):
    """It was taken for lost, and its moves were made by another batch: its mark does not follow any more."""
    with relay.Relay(url) as line, kit.Server(db=line.url) as server:
        table = server.alone(length=12, repeats=True)
        line.lose("commit")
        table.guess(0, "1" * 12).ok(201)
        line.wait_until_lost()
        before = databases.dumped(url, without=databases.BEATS)
        line.deliver()
        assert databases.dumped(url, without=databases.BEATS) == before
        table.guess(0, "2" * 12).ok(201)
        assert server.stop() == 0


def test_who_comes_back_has_the_database_again(url, document):
    """What needs it alone does not get it."""
    with kit.Server(db=url) as server:
        table = server.alone(length=12, repeats=True)
        assert cut_off(url) >= 2
        again(server)
        taken = kit.run("import", document, "--db", url)
        assert taken.returncode == 1 and f"process {server.process.pid}, since" in taken.stderr, taken
        patiently(lambda: table.guess(0, "0" * 12)).ok(201)


def test_who_was_away_for_long_goes_on_behind_another_server(url):
    """One stands still, loses its connections, and another server is begun: the first goes on from what is there."""
    with kit.Server(db=url) as first:
        table = first.alone(length=12, repeats=True)
        table.guess(0, "0" * 12).ok(201)
        first.suspend()
        assert cut_off(url) >= 2
        with kit.Server(db=url) as second:
            elsewhere = kit.Table(table.game, [kit.Client(second, table[0].token)])
            elsewhere.guess(0, "1" * 12).ok(201)
            first.send(signal.SIGCONT)
            table.guess(0, "2" * 12).ok(201)
            elsewhere.guess(0, "3" * 12).ok(201)
            assert second.stop() == 0
        table.guess(0, "4" * 12).ok(201)
        codes = [event["code"] for event in all_events(table) if event["kind"] == "guess"]
        assert codes == [digit * 12 for digit in "01234"], "each once, and in this order"
        history = patiently(lambda: table[0].get(table.path + "/history")).ok(200)["items"]
        assert [guess["code"] for guess in history] == codes
        assert first.stop() == 0


@pytest.mark.parametrize("how", [signal.SIGQUIT, signal.SIGINT], ids=["immediate", "fast"])
def test_no_move_is_lost_when_postgresql_is_restarted(breakable, how):
    made = breakable.make()
    with kit.Server(db=made) as server:
        load = Load(server)
        for _ in range(2):
            load.wait_for(100)
            breakable.stop(how)
            breakable.start()
        load.wait_for(100)
        load.end()
        load.check()
        server.restart(signal.SIGKILL)
        load.check()
        assert server.stop() == 0


def wait_for_standby(postgres, change):
    postgres.execute(f"ALTER SYSTEM {change}")
    postgres.execute("SELECT pg_reload_conf()")


def wait_until_commits_wait(postgres):
    """What was set is in force a moment later: once a commit is seen to wait, which is cancelled then."""
    commit = "SELECT pg_logical_emit_message(true, 'probe', '')"
    cancel = "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep' AND query LIKE '%emit_message%'"
    deadline = time.monotonic() + kit.PATIENCE_SECONDS
    probe = None
    while probe is None or not postgres.execute(cancel):
        assert time.monotonic() < deadline, "no commit waits"
        if probe is None or not probe.is_alive():
            probe = threading.Thread(target=postgres.execute, args=[commit])
            probe.start()
        time.sleep(0.02)
    probe.join()


def guess_without_standby(postgres, table):
    """Each commit waits from now on for a standby that is not there; so does that of this guess."""
    wait_for_standby(postgres, "SET synchronous_standby_names = 'nobody'")
    wait_until_commits_wait(postgres)
    replies = []
    player = threading.Thread(target=lambda: replies.append(table.guess(0, "1" * 12)))
    player.start()
    return player, replies


def cancel_waits(postgres, is_enough):
    """Of the writer's commits for a standby, each once."""
    asked = "SELECT pid, query_start FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
    deadline = time.monotonic() + kit.PATIENCE_SECONDS
    cancelled = []
    while not is_enough(cancelled):
        assert time.monotonic() < deadline, "nobody waits"
        for wait in [row for row in postgres.execute(asked) if row not in cancelled]:
            postgres.execute(f"SELECT pg_cancel_backend({wait[0]})")
            cancelled.append(wait)
        time.sleep(0.02)


def test_a_commit_whose_wait_for_the_standby_was_cancelled_twice_is_in_doubt(breakable):
    """Somebody who is tired of waiting cancels it: PostgreSQL reports success, with a warning that no standby may know."""
    made = breakable.make()
    with kit.Server(db=made) as server:
        table = server.alone(length=12, repeats=True)
        player, replies = guess_without_standby(breakable, table)
        # The guess's own, and that of the question what became of it; perhaps others before, as the server has things to note.
        cancel_waits(breakable, lambda _: not player.is_alive())
        replies[0].problem(503, "store-unavailable")
        assert "unknown" in replies[0].text, "no standby has it"
        wait_for_standby(breakable, "RESET synchronous_standby_names")
        patiently(lambda: table.guess(0, "2" * 12)).ok(201)
        codes = [event["code"] for event in all_events(table) if event["kind"] == "guess"]
        assert codes == ["1" * 12, "2" * 12], "it had been made, and the question after it is durable too"
        assert server.stop() == 0


def test_a_commit_whose_wait_for_the_standby_was_cancelled_waits_again(breakable):
    made = breakable.make()
    with kit.Server(db=made) as server:
        table = server.alone(length=12, repeats=True)
        player, replies = guess_without_standby(breakable, table)
        cancel_waits(breakable, lambda cancelled: cancelled)
        player.join(0.5)
        assert not replies, "whoever asks what became of it waits for the standby as well"
        wait_for_standby(breakable, "RESET synchronous_standby_names")
        player.join(kit.PATIENCE_SECONDS)
        replies[0].ok(201)
        assert [event["code"] for event in all_events(table) if event["kind"] == "guess"] == ["1" * 12]
        assert server.stop() == 0


def test_a_server_that_is_to_end_waits_no_longer(breakable):
    made = breakable.make()
    with kit.Server("--store-wait", "3600", "--drain-timeout", "0", db=made) as server:
        table = server.alone(length=12, repeats=True)
        table.guess(0, "0" * 12).ok(201)  # from now on the server knows who that is
        breakable.stop()
        replies = []
        player = threading.Thread(target=lambda: replies.append(patient_guess(table)))
        reader = threading.Thread(target=lambda: replies.append(patiently_read(server)))
        player.start()
        reader.start()
        player.join(0.5)
        assert not replies, "both wait"
        assert server.stop() == 0
        player.join(kit.PATIENCE_SECONDS)
        reader.join(kit.PATIENCE_SECONDS)
        assert len(replies) == 2 and all(reply in (None, 503) for reply in replies)


def patient_guess(table):
    """The status; None where the server has ended without an answer."""
    try:
        return table.guess(0, "1" * 12).status
    except (OSError, http.client.HTTPException):
        return None


def patiently_read(server):
    """Likewise, of what is nowhere but in the database."""
    try:
        return server.anyone().get("/v1/games").status
    except (OSError, http.client.HTTPException):
        return None


def tried_in(listener, seconds):
    """So many connections came within about that many seconds, each second."""
    began, count = time.monotonic(), 0
    while time.monotonic() < began + seconds:
        listener.settimeout(0.2)
        with contextlib.suppress(TimeoutError):
            listener.accept()[0].close()
            count += 1
    return count / (time.monotonic() - began)


def test_what_is_gone_for_good_is_looked_for_ever_less_often(breakable):
    """And is found again all the same. Whoever waits is slower on a slow machine, never quicker."""
    made = breakable.make()
    with kit.Server("--store-wait", "3600", "--instance", "one", db=made) as server:
        table = server.alone(length=12, repeats=True)
        breakable.stop()
        replies = []
        player = threading.Thread(target=lambda: replies.append(patient_guess(table)))
        with socket.create_server(("127.0.0.1", breakable.port), reuse_port=False) as listener:
            player.start()
            assert tried_in(listener, 12) > 1
            assert tried_in(listener, 5) < 15, "each connection tries once a second"
        breakable.start()
        player.join(kit.PATIENCE_SECONDS)
        assert replies == [201]
        assert server.stop() == 0


def until_not_ready(server):
    """The first answer of /readyz that is no 200."""
    deadline = time.monotonic() + kit.PATIENCE_SECONDS
    while (reply := server.anyone().get("/readyz")).status == 200:
        assert time.monotonic() < deadline, "it is ready for ever"
        time.sleep(0.1)
    return reply


def test_a_server_counts_as_ready_while_requests_wait_for_postgresql(breakable):
    """So that no balancer takes it for dead while the database changes hands; and who asks waits for nothing."""
    made = breakable.make()
    with kit.Server("--store-wait", "3600", db=made) as server:
        table = server.alone(length=12, repeats=True)
        breakable.stop()
        replies = []
        player = threading.Thread(target=lambda: replies.append(patient_guess(table)))
        player.start()
        for _ in range(8):
            server.anyone().get("/readyz").ok(200)
            player.join(0.5)
        assert not replies, "the move waits"
        breakable.start()
        player.join(kit.PATIENCE_SECONDS)
        assert replies == [201]
        assert server.stop() == 0


def test_without_postgresql_it_says_so_and_waits(breakable):
    made = breakable.make()
    with kit.Server("--store-wait", "1", db=made) as server:
        table = server.alone(length=12, repeats=True)
        breakable.stop()
        table.guess(0, "0" * 12).problem(503, "store-unavailable")
        until_not_ready(server).problem(503, "store-unavailable")
        breakable.start()
        again(server)
        assert patiently(lambda: server.anyone().get("/readyz")).status == 200
        assert server.stop() == 0


# --- Who reads -----------------------------------------------------------------------------------------------------


def beside(count, ask):
    """Begins so many at once; returns a function that has all their answers."""
    threads = concurrent.futures.ThreadPoolExecutor(count)
    begun = [threads.submit(ask) for _ in range(count)]
    return lambda: [each.result(kit.PATIENCE_SECONDS) for each in begun]


def test_nobody_waits_for_the_database_who_needs_nothing_of_it(url):
    """As many as there are connections, and more than there are loops, wait for its answer. Others are on the same loops."""
    with relay.Relay(url) as line, kit.Server(db=line.url) as server:
        table = server.table(answers="manual")
        table.secret(0, "1234").ok(201)
        with line.silence():
            lists = beside(12, lambda: server.anyone().get("/v1/games?status=open"))
            codes = beside(4, lambda: server.anyone().post("/v1/join/preview", {"join_code": "ABCDEF"}))
            guess = beside(1, lambda: table.guess(1, "5678"))
            for _ in range(16):
                alone = server.anyone()  # over a connection of its own; whose a token is would be asked
                alone.get("/v1/rulesets").ok(200)
                alone.get("/healthz").ok(200)
                alone.get("/v1/players/me").problem(401, "unauthorized")
                alone.get("/v1/games?what=else").problem(422, "invalid-value")
        assert [reply.status for reply in lists()] == [200] * 12
        assert [reply.status for reply in codes()] == [404] * 4
        assert guess()[0].status == 201
        assert server.stop() == 0


def test_streams_and_held_answers_wait_as_nobody_else_does(url):
    """Somebody waits for each kind of thing while the database says nothing, and hears of what comes afterwards."""
    with relay.Relay(url) as line, kit.Server(db=line.url) as server:
        table = server.table(answers="manual")
        table.secret(0, "1234").ok(201)
        seen = len(all_events(table))
        with sse.Stream(table[0], table.path + f"/events?after={seen}") as stream:
            held = [
                beside(1, lambda: table[0].get(table.path + "?wait=60")),
                beside(1, lambda: table[0].get(f"{table.path}/events?wait=60&after={seen}")),
                beside(1, lambda: table[0].get("/v1/players/me/events?wait=60&after=1000")),
            ]
            with line.silence():
                guess = beside(1, lambda: table.guess(1, "5678"))
                table[0].get("/healthz").ok(200)
            guess()[0].ok(201)
            assert stream.event()["code"] == "5678"
            view, events = (each()[0].ok(200) for each in held[:2])
            assert view["state"]["guess"] == "5678" and [event["kind"] for event in events["items"]] == ["guess"]


def test_of_many_streams_that_are_told_at_once_each_hears(url):
    """More than may wait for the one thread that reads: the others ask later."""
    with kit.Server("--queue", "1", "--db-lanes", "1", db=url) as server, contextlib.ExitStack() as opened:
        table = server.alone(length=12, repeats=True)
        seen = len(all_events(table))
        target = table.path + f"/events?after={seen}"
        streams = [opened.enter_context(patiently(lambda: sse.Stream(table[0], target))) for _ in range(12)]
        for digit in "012":
            patiently(lambda code=digit * 12: table.guess(0, code)).ok(201)
            assert [stream.event()["code"] for stream in streams] == [digit * 12] * 12


def test_reads_wait_for_a_database_that_comes_back(breakable):
    made = breakable.make()
    with kit.Server(db=made) as server:
        ann = server.player("Ann")
        breakable.stop(signal.SIGQUIT)
        lists = beside(6, lambda: server.anyone().get("/v1/players/" + ann.id))
        breakable.start()
        assert [reply.ok(200)["name"] for reply in lists()] == ["Ann"] * 6
