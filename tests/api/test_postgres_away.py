# SPDX-License-Identifier: Apache-2.0
"""While PostgreSQL is away, or says nothing: who waits for it, for how long, and who does not."""

import concurrent.futures
import contextlib
import http.client
import signal
import socket
import threading
import time

import kit
import relay
import sse
from load import all_events, patiently
from postgres_kit import NEEDS_POSTGRES, again, breakable, url  # noqa: F401 (fixtures)

pytestmark = NEEDS_POSTGRES


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
