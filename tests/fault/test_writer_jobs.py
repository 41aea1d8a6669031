# SPDX-License-Identifier: Apache-2.0
"""One account does its worst with what is much: no change that it asks for may be long, as everybody's moves wait for it.

What is bounded is the work of a job of the writer, by the rows that it reads and writes (`referee_writer_job_rows`); how long
that takes depends on the machine, and stands beside it (`referee_writer_job_seconds`).
"""

import contextlib
import pathlib
import re
import signal
import sqlite3
import sys
import threading
import time

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "api"))

import kit  # noqa: E402
from receiver import Receiver  # noqa: E402
from test_webhooks import make_service  # noqa: E402

ROWS_MAX = 512
ENTRANTS = 10_000
MESSAGES = 2_000
FAR = 4_000_000_000_000


def job_rows(server):
    """How many jobs the writer has run, and how many of them had more than ROWS_MAX rows."""
    text = server.anyone().get("/metrics").text
    buckets = dict(re.findall(r'^referee_writer_job_rows_bucket\{le="([^"]+)"\} (\d+)$', text, re.MULTILINE))
    return int(buckets["+Inf"]), int(buckets["+Inf"]) - int(buckets[str(ROWS_MAX)])


@contextlib.contextmanager
def short_jobs(server):
    before, _ = job_rows(server)
    yield
    after, long = job_rows(server)
    assert after > before, "the jobs are counted"
    assert long == 0, f"{long} of {after} jobs had more than {ROWS_MAX} rows"


def tournament(**more):
    return {"ruleset": "tic-tac-toe", "format": "swiss", "games": 3, "entrants": [{"bot": "random"}] * ENTRANTS, **more}


def until(condition, what):
    deadline = time.monotonic() + kit.PATIENCE_SECONDS
    while not condition():
        assert time.monotonic() < deadline, what
        time.sleep(0.02)


def test_tournaments_of_ten_thousand_are_made_played_and_cancelled_in_short_jobs():
    with kit.Server() as server:
        mal, vic = server.player("Mal"), server.alone(length=12, repeats=True)
        with short_jobs(server):
            for body in (tournament(), tournament(format="knockout"), tournament(format="round-robin", games=1)):
                if body["format"] == "round-robin":
                    body["entrants"] = body["entrants"][:1000]
                made = mal.post("/v1/tournaments", body, headers={"Idempotency-Key": body["format"]}).ok(201)
                assert made["total"] == len(body["entrants"])
                vic.guess(0, "0" * 12).ok(201)
                until(lambda: mal.get(f"/v1/tournaments/{made['id']}").ok()["played"] > 0, "it does not begin")
                again = mal.post("/v1/tournaments", body, headers={"Idempotency-Key": body["format"]})
                assert again.ok(201)["id"] == made["id"] and again.headers["idempotency-replayed"] == "true"
                assert mal.delete(f"/v1/tournaments/{made['id']}").status == 204
        listed = mal.get("/v1/tournaments").ok()["items"]
        assert [item["status"] for item in listed] == ["cancelled"] * 3
        assert server.stop() == 0
        assert kit.run("verify", "--db", server.db).returncode == 0


def test_one_of_ten_thousand_ends_in_short_jobs():
    with kit.Server() as server:
        mal = server.player("Mal")
        with short_jobs(server):
            made = mal.post("/v1/tournaments", tournament(games=1, seed="end")).ok(201)
            until(lambda: mal.get(f"/v1/tournaments/{made['id']}").ok()["status"] == "finished", "it does not end")
        over = mal.get(f"/v1/tournaments/{made['id']}?limit=100&cursor=9900").ok()
        assert len(over["standings"]) == 100 and over["next"] is None, "everybody has a place"


def test_a_deal_that_ten_thousand_play_is_written_in_short_jobs():
    with kit.Server() as server:
        mal = server.player("Mal")
        with short_jobs(server):
            body = tournament(ruleset="bulls-and-cows", format="all-play", deal="duplicate", games=2)
            made = mal.post("/v1/tournaments", body).ok(201)
            until(lambda: mal.get(f"/v1/tournaments/{made['id']}").ok()["played"] > 0, "it does not begin")
            assert mal.delete(f"/v1/tournaments/{made['id']}").status in (204, 409)


def test_an_account_with_many_games_goes_in_short_jobs():
    """Also where the games are long and nobody has them in memory."""
    with kit.Server() as server:
        mal = server.player("Mal")
        for number in range(40):
            game = mal.post("/v1/games", {"ruleset": "bulls-and-cows", "options": {"length": 12, "repeats": True}}).ok(201)
            for _ in range(60 if number < 4 else 1):
                mal.post(f"/v1/games/{game['id']}/guesses", {"code": "0" * 12}).ok(201)
        vic = server.player("Vic")
        for _ in range(10):
            invitation = mal.post("/v1/games", {"ruleset": "tic-tac-toe", "opponents": [{"player": vic.id}]}).ok(201)
        server.restart()
        with short_jobs(server):
            assert mal.delete("/v1/players/me").status == 204
            until(
                lambda: vic.get("/v1/games?player=me&status=open").ok()["items"] == [], "the games are not left"
            )
        assert vic.get(f"/v1/games/{invitation['id']}").status in (200, 404)
        with contextlib.closing(sqlite3.connect(server.db)) as db:
            until(lambda: db.execute("SELECT count(*) FROM account_cleanup").fetchone() == (0,), "Vic does not leave")


GUESSES = 1_200


def guess_on(client, game):
    for number in range(GUESSES):
        code = {"code": "1122" if number % 2 else "3344"}
        client.post(f"/v1/games/{game}/guesses", code, headers={"Prefer": "return=minimal"}).ok(201)


def test_games_that_are_larger_than_the_cache_are_not_folded_by_the_writer():
    """Whoever asks for it, be it a clock, a stranger, or housekeeping."""
    endless = {"ruleset": "mastermind", "options": {"max_guesses": None}}
    with kit.Server() as server:
        mal, cyd = server.player("Mal"), server.player("Cyd")
        other = mal.post("/v1/games", endless).ok(201)["id"]
        guess_on(mal, other)
        first = mal.post("/v1/games", {**endless, "clock": {"turn_seconds": 5}}).ok(201)["id"]
        mal.post(f"/v1/games/{first}/resignation").ok(201)
        game = mal.post(f"/v1/games/{first}/rematch").ok(201)["id"]
        guess_on(mal, game)
        server.arguments = ("--cache", "1")
        server.restart()
        with short_jobs(server):
            path = f"/v1/games/{game}"
            assert mal.get(path).ok(200)["status"] == "playing", "it was resumed"
            cyd.post(f"{path}/join").problem(404, "not-found")
            assert mal.post(f"/v1/games/{first}/rematch").ok(201)["id"] == game
            mal.post(f"{path}/guesses", {"code": "1122"}).ok(201)
            until(lambda: mal.get(path).ok(200)["status"] != "playing", "the clock does not end it")
            assert mal.delete("/v1/players/me").status == 204
        with contextlib.closing(sqlite3.connect(server.db)) as db:
            kinds = "SELECT count(*) FROM event WHERE game = ? AND kind IN (?, ?)"
            assert db.execute(kinds, (other, "resigned", "resigned")).fetchone() == (1,)
            assert db.execute(kinds, (game, "resumed", "timed-out")).fetchone() == (2,)
        assert server.stop() == 0
        assert kit.run("verify", "--db", server.db).returncode == 0


def rows_of_nobody(path):
    """Rows of tournaments that are not there."""
    with contextlib.closing(sqlite3.connect(path)) as db:
        entrants = "SELECT count(*) FROM tournament_entrant WHERE tournament NOT IN (SELECT id FROM tournament)"
        drafts = "SELECT count(*) FROM tournament_draft"
        return db.execute(entrants).fetchone()[0], db.execute(drafts).fetchone()[0]


@pytest.mark.parametrize("rows", [0, 200, 3000, 9800])
def test_one_that_is_killed_while_it_is_made_is_there_whole_or_not_at_all(rows):
    with kit.Server() as server:
        mal = server.player("Mal")
        key = {"Idempotency-Key": "once"}
        answers = []

        def make():
            with contextlib.suppress(OSError, kit.http.client.HTTPException):
                answers.append(mal.post("/v1/tournaments", tournament(), headers=key))

        maker = threading.Thread(target=make)
        with contextlib.closing(sqlite3.connect(server.db)) as db:
            maker.start()
            count = "SELECT count(*) FROM tournament_entrant"
            until(lambda: db.execute(count).fetchone()[0] > rows or not maker.is_alive(), "nothing is written")
            server.stop(signal.SIGKILL)
        maker.join()
        server.start()
        listed = mal.get("/v1/tournaments").ok()["items"]
        assert len(listed) <= 1 and all(item["total"] == ENTRANTS for item in listed)
        until(lambda: rows_of_nobody(server.db) == (0, 0), "what was begun is not cleared away")
        made = mal.post("/v1/tournaments", tournament(), headers=key).ok(201)
        assert made["total"] == ENTRANTS
        assert [item["id"] for item in mal.get("/v1/tournaments").ok()["items"]] == [made["id"]], "once"
        assert not answers or answers[0].ok(201)["id"] == made["id"]
        assert mal.delete(f"/v1/tournaments/{made['id']}").status == 204


def test_tournaments_that_are_being_made_count_among_those_of_their_maker():
    """However many are asked for at the same time, twenty are made."""
    with kit.Server() as server:
        mal = server.player("Mal")
        body = tournament(entrants=[{"bot": "random"}] * 1200)
        answers = kit.together(*[lambda: mal.post("/v1/tournaments", body)] * 30)
        statuses = sorted(answer.status for answer in answers)
        assert statuses.count(201) == 20 and statuses.count(409) == 10, statuses
        assert rows_of_nobody(server.db) == (0, 0)


# --- Webhooks to which much has failed --------------------------------------------------------------------------------


@pytest.fixture
def receiver():
    running = Receiver()
    yield running
    running.close()


def failed_messages(server, hook):
    """As if so many attempts had failed, the next ones being far away; the server does not run."""
    with contextlib.closing(sqlite3.connect(server.db)) as db, db:
        names = [f"d{number:015d}" for number in range(MESSAGES)]
        body = '{"type":"test","timestamp":"2026-01-01T00:00:00.000Z","data":{}}'
        now = int(time.time() * 1000)
        db.executemany(
            "INSERT INTO delivery (id, webhook, message, type, body, created_at, attempts, due_at, tried_at, delivered)"
            " VALUES (?, ?, ?, 'test', ?, ?, 1, ?, ?, 0)",
            [(name, hook["id"], name + "-test", body, now, FAR, now) for name in names],
        )
    return {name + "-test" for name in names}


@contextlib.contextmanager
def webhook_with_failed_messages(receiver):
    with kit.Server("--allow-private-webhooks") as server:
        service = make_service(server)
        hook = service.post("/v1/webhooks", {"url": receiver.url, "events": ["game.event"]}).ok(201)
        server.stop()
        names = failed_messages(server, hook)
        server.start()
        yield server, service, f"/v1/webhooks/{hook['id']}", names
        assert server.stop() == 0
        assert kit.run("verify", "--db", server.db).returncode == 0


def ids(receiver):
    return {headers["webhook-id"] for headers, _, _ in list(receiver.messages)}


def rows(server, condition):
    with contextlib.closing(sqlite3.connect(server.db)) as db:
        return db.execute(f"SELECT count(*) FROM delivery WHERE {condition}").fetchone()[0]


def test_a_webhook_with_much_to_be_told_is_disabled_and_used_again_in_short_jobs(receiver):
    with webhook_with_failed_messages(receiver) as (server, service, path, names):
        with short_jobs(server):
            assert service.patch(path, {"disabled": True}).ok(200)["disabled_at"] is not None
            tried = service.post(path + "/test").ok(201)
            assert tried["state"] == "pending" and tried["due_at"] is None
            again = service.post(f"{path}/deliveries/d{0:015d}/retry").ok(200)
            assert again["state"] == "pending" and again["due_at"] is None
            other = service.post("/v1/webhooks", {"url": receiver.url, "events": ["game.event"]}).ok(201)
            passed = service.post(f"/v1/webhooks/{other['id']}/test").ok(201)
            receiver.wait(1)
            assert ids(receiver) == {passed["message"]}, "nothing goes to one that is disabled"
            assert service.patch(path, {"disabled": False}).ok(200)["disabled_at"] is None
            wanted = names | {tried["message"], passed["message"]}
            until(lambda: len(ids(receiver)) >= len(wanted), "not all are told")
            assert ids(receiver) == wanted
            until(lambda: rows(server, "delivered = 0") == 0, "not all are noted")


@pytest.mark.parametrize("hastened", [0, 200, 1000])
def test_one_that_is_killed_while_a_webhook_is_used_again_has_it_disabled_or_in_use(receiver, hastened):
    with webhook_with_failed_messages(receiver) as (server, service, path, names):
        service.patch(path, {"disabled": True}).ok(200)
        answers = []

        def use_again():
            with contextlib.suppress(OSError, kit.http.client.HTTPException):
                answers.append(service.patch(path, {"disabled": False}))

        changer = threading.Thread(target=use_again)
        changer.start()
        done = f"due_at < {FAR}"
        until(lambda: rows(server, done) > hastened or not changer.is_alive(), "nothing is written")
        server.stop(signal.SIGKILL)
        changer.join()
        told = len(receiver.messages)
        server.start()
        in_use = service.get(path).ok(200)["disabled_at"] is None
        assert in_use or (not answers and told == 0), "what was answered is done, and nothing goes before"
        service.patch(path, {"disabled": False}).ok(200)
        until(lambda: ids(receiver) >= names, "not all are told")


def test_a_webhook_with_much_to_be_told_is_deleted_in_short_jobs_whenever_the_server_is_killed(receiver):
    with webhook_with_failed_messages(receiver) as (server, service, path, _):
        with short_jobs(server):
            service.delete(path).ok(204)
        service.get(path).problem(404, "not-found")
        server.restart()  # what it purges, it purges first a few seconds after its start
        until(lambda: rows(server, "1") < MESSAGES, "nothing is purged")
        server.stop(signal.SIGKILL)
        server.start()
        until(lambda: rows(server, "1") == 0, "not all is purged")
        assert job_rows(server)[1] == 0 and receiver.messages == []
