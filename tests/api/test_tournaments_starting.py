# SPDX-License-Identifier: Apache-2.0
"""Tournaments that begin at a moment, without those who have not joined by then: `starts_at`."""

import datetime
import signal

import pytest

import databases
import kit
import sse
from test_tournaments import begin, bots, until_over
from test_tournaments_people import TIC_TAC_TOE, entrants, invited, let_win, target, wait_for

NOON = "2099-01-31T12:00:00.000Z"


@pytest.fixture(scope="module")
def server():
    with kit.Server() as server:
        yield server


@pytest.fixture
def people(server):
    return [server.player(name) for name in ("Ann", "Bob", "Cyd")]


def moment(seconds):
    at = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(seconds=seconds)
    return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def kinds(client, tournament):
    return [event["kind"] for event in client.get(target(tournament, "/events")).ok()["items"]]


def tournament_notices(client, tournament):
    items = client.get("/v1/players/me/events").ok()["items"]
    return [
        (item["kind"], item["tournament_seq"], item["at"]) for item in items if item.get("tournament") == tournament["id"]
    ]


def status_of(client, tournament):
    return client.get(target(tournament)).ok()["status"]


def test_it_begins_then_without_those_who_have_not_joined(people):
    ann, bob, cyd = people
    at = moment(0.7)
    made = begin(ann, "round-robin", entrants(ann, bob, cyd), starts_at=at, **TIC_TAC_TOE)
    assert made["status"] == "open" and made["starts_at"] == at and made["total"] == 3
    assert bob.post(target(made, "/join")).ok(201)["status"] == "open"
    wait_for(lambda: status_of(ann, made) == "running")
    now = cyd.get(target(made)).ok()
    assert now["total"] == 2 and now["you"]["status"] == "declined" and now["starts_at"] == at
    cyd.post(target(made, "/join")).problem(409, "not-allowed-now")
    let_win(ann, bob, made)
    over = until_over(ann, made)
    assert over["winners"] == [1] and [line["number"] for line in over["standings"]] == [1, 2]
    events = ann.get(target(made, "/events")).ok()["items"]
    assert [event["kind"] for event in events] == ["created", "joined", "begun", "started", "game", "finished"]
    assert events[0]["starts_at"] == at and events[2]["at"] >= at
    told = {person: tournament_notices(person, made) for person in people}
    assert told[ann] == [] and told[bob] == [("tournament-invited", 1, events[0]["at"])]
    assert told[cyd] == [*told[bob], ("tournament-missed", 3, events[2]["at"])]


def test_people_are_told_at_once_and_nobody_who_has_joined_is(people):
    ann, bob, cyd = people
    with sse.Stream(bob, "/v1/players/me/events") as stream:
        made = begin(ann, "round-robin", entrants(ann, bob, cyd) + bots("random"), starts_at=moment(3600), **TIC_TAC_TOE)
        heard = stream.event()
        assert (heard["kind"], heard["tournament"]) == ("tournament-invited", made["id"])
        assert "game" not in heard and "game_seq" not in heard
    again = begin(ann, "round-robin", entrants(ann, bob), **TIC_TAC_TOE)
    assert tournament_notices(bob, again) == [("tournament-invited", 1, again["created_at"])]
    assert tournament_notices(ann, again) == []


def test_before_it_is_open_also_where_all_have_answered(people):
    ann, bob, cyd = people
    made = begin(ann, "round-robin", entrants(ann, bob, cyd) + bots("random"), starts_at=moment(3600), **TIC_TAC_TOE)
    bob.post(target(made, "/join")).ok(201)
    assert cyd.post(target(made, "/decline")).ok(201)["total"] == 3
    assert status_of(ann, made) == "open" and kinds(ann, made) == ["created", "joined", "declined"]
    assert [item["starts_at"] for item in ann.get("/v1/tournaments?status=open").ok()["items"]][0] == made["starts_at"]
    assert bob.post(target(made, "/decline")).ok(201)["status"] == "open", "who has joined may still leave"
    assert ann.delete(target(made)).status == 204
    assert status_of(ann, made) == "cancelled"


def test_with_too_few_it_is_cancelled_at_once_or_then(people):
    ann, bob, cyd = people
    made = begin(ann, "round-robin", entrants(ann, bob), starts_at=moment(3600), **TIC_TAC_TOE)
    assert bob.post(target(made, "/decline")).ok(201)["status"] == "cancelled"
    made = begin(ann, "round-robin", entrants(ann, bob, cyd), starts_at=moment(0.5), **TIC_TAC_TOE)
    wait_for(lambda: status_of(ann, made) == "cancelled")
    last = ann.get(target(made, "/events")).ok()["items"][-1]
    assert kinds(ann, made) == ["created", "begun", "cancelled"] and last["reason"] == "declined"


def test_programs_wait_for_it_too(people):
    ann = people[0]
    made = begin(ann, "heats", bots(*["random"] * 5), starts_at=moment(0.5), ruleset="yahtzee", seed=3)
    assert made["status"] == "open" and made["played"] == 0
    over = until_over(ann, made)
    assert over["status"] == "finished" and kinds(ann, made)[:3] == ["created", "begun", "stage"]
    same = until_over(ann, begin(ann, "heats", bots(*["random"] * 5), ruleset="yahtzee", seed=3))
    assert same["standings"] == over["standings"] and same["starts_at"] is None


def test_it_begins_after_a_kill_and_verifies(tmp_path):
    with databases.fresh(tmp_path) as path:
        with kit.Server("--expire-open", "1", db=path) as server:
            ann, bob, cyd = (server.player(name) for name in ("Ann", "Bob", "Cyd"))
            many = [server.player(f"Player {number}") for number in range(3)]
            # What nobody has answered is cancelled, but not where it begins at a moment of its own.
            later = begin(ann, "knockout", entrants(ann, bob), starts_at=moment(3600), **TIC_TAC_TOE)
            game = ann.post("/v1/games", {"ruleset": "tic-tac-toe", "opponents": [{"open": True}]}).ok(201)
            wait_for(lambda: ann.get(f"/v1/games/{game['id']}").ok()["status"] == "aborted")
            server.arguments = ()
            server.restart()
            made = begin(ann, "knockout", entrants(ann, bob, cyd, *many), starts_at=moment(1.5), **TIC_TAC_TOE)
            bob.post(target(made, "/join")).ok(201)
            server.restart(signal.SIGKILL)
            wait_for(lambda: status_of(ann, made) == "running")
            invited(bob, made)
            server.restart(signal.SIGKILL)
            let_win(bob, ann, made)
            over = until_over(ann, made)
            assert over["winners"] == [2] and over["total"] == 2 and kinds(ann, made).count("begun") == 1
            assert status_of(ann, later) == "open"
            assert server.stop() == 0
        assert kit.run("verify", "--db", path).returncode == 0
        forgeries = ["starts_at = starts_at + 1", "starts_at = NULL"]
        for forgery in forgeries:
            with databases.connected(path) as db:
                db.execute(f"UPDATE tournament SET {forgery}")
            assert kit.run("verify", "--db", path).returncode != 0
            assert kit.run("verify", "--rebuild", "--db", path).returncode == 0
            assert kit.run("verify", "--db", path).returncode == 0
        with databases.connected(path) as db:
            db.execute("UPDATE notification SET game_seq = game_seq + 1 WHERE kind = 'tournament-missed'")
        assert "notice" in kit.run("verify", "--db", path).stdout


def test_an_answer_is_repeated_as_it_was(people):
    ann, bob, cyd = people
    key = {"headers": {"Idempotency-Key": "begin"}}
    body = {"format": "swiss", "entrants": entrants(ann, bob, cyd), "starts_at": moment(3600), **TIC_TAC_TOE}
    made = ann.post("/v1/tournaments", body, **key).ok(201)
    assert ann.delete(target(made)).status == 204
    assert ann.post("/v1/tournaments", body, **key).ok(201) == made


@pytest.mark.parametrize("at", ["", "now", "2020-01-31T12:00:00Z", NOON, 1893456000, "2027-13-31T12:00:00Z", True])
def test_a_moment_that_cannot_be_is_told(people, at):
    body = {"format": "swiss", "entrants": bots("random", "random"), "starts_at": at, **TIC_TAC_TOE}
    people[0].post("/v1/tournaments", body).problem(422, "invalid-value", "/starts_at")
