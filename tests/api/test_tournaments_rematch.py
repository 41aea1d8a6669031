# SPDX-License-Identifier: Apache-2.0
"""Tournaments that are rematches one of the other: the same settings and entrants, further ones, and their series."""

import signal

import pytest

import databases
import kit
from test_tournaments import begin, bots, until_over
from test_tournaments_people import TIC_TAC_TOE, entrants, let_win, target


@pytest.fixture(scope="module")
def server():
    with kit.Server() as server:
        yield server


@pytest.fixture
def people(server):
    return [server.player(name) for name in ("Ann", "Bob", "Cyd")]


def finished(client, *names, format="round-robin", **more):
    return until_over(client, begin(client, format, bots(*(names or ("random", "random"))), **{**TIC_TAC_TOE, **more}))


def rematch(client, tournament, *more):
    return client.post(target(tournament, "/rematch"), {"entrants": list(more)} if more else {})


def series(client, tournament, rest=""):
    return client.get(f"/v1/tournaments?series={tournament['id']}{rest}").ok()


SAME = ["name", "ruleset", "format", "visibility", "creator", "options", "deal", "illegal", "clock", "table", "advance"]


@pytest.mark.parametrize(
    "asked",
    [
        {"format": "heats", "entrants": bots(*["greedy"] * 4), "table": 3, "advance": 2, "ruleset": "yahtzee"},
        {"format": "all-play", "entrants": bots("random", "methodical"), "deal": "duplicate", "games": 3, "name": "Both",
         "ruleset": "mastermind", "options": {"max_guesses": 9}, "seed": "twice"},
        {"format": "swiss", "entrants": bots(*["random"] * 4), "games": 2, "visibility": "private",
         "illegal": "disqualify", "clock": {"turn_seconds": 60}, **TIC_TAC_TOE},
    ],
)  # fmt: skip
def test_it_has_the_same_settings_and_entrants(people, asked):
    ann = people[0]
    first = until_over(ann, ann.post("/v1/tournaments", asked).ok(201))
    again = rematch(ann, first)
    made = again.ok(201)
    assert again.headers["location"] == target(made) and made["id"] != first["id"]
    over = until_over(ann, made)
    assert {key: over[key] for key in SAME} == {key: first[key] for key in SAME}
    assert over["games"] == first["games"] and over["total"] == first["total"] and over["starts_at"] is None
    assert over["seed"] not in (None, first["seed"]), "a seed of its own, or it would be the same again"
    created = ann.get(target(made, "/events")).ok()["items"][0]
    assert created["series"] == first["id"] == over["series"]


def test_further_entrants_stand_behind_the_others(people):
    ann, bob, cyd = people
    first = begin(ann, "knockout", entrants(ann, bob) + bots("random"), **TIC_TAC_TOE)
    assert bob.post(target(first, "/decline")).ok(201)["series"] is None
    assert ann.delete(target(first)).status == 204
    rematch(ann, first).problem(409, "not-allowed-now")
    first = begin(ann, "knockout", entrants(ann, bob, cyd), **TIC_TAC_TOE)
    bob.post(target(first, "/join")).ok(201)
    cyd.post(target(first, "/decline")).ok(201)
    rematch(ann, first).problem(409, "not-allowed-now")
    let_win(bob, ann, first)
    first = until_over(ann, first)
    rematch(bob, first).problem(403, "forbidden")
    dee = people[0].server.player("Dee")
    made = rematch(ann, first, {"bot": "random"}, {"player": dee.id}).ok(201)
    assert made["status"] == "open" and made["total"] == 4
    listed = [line["entrant"].get("bot") or line["entrant"]["player"]["name"] for line in made["totals"]]
    assert listed == ["Ann", "Bob", "random", "Dee"], "who has declined is not asked again"
    assert [line["status"] for line in made["totals"]] == ["playing", "invited", "playing", "invited"]
    assert dee.post(target(made, "/join")).ok(201)["series"] == first["id"]
    assert ann.delete(target(made)).status == 204


def test_whoever_is_gone_is_left_out(server):
    ann, bob, cyd = (server.player(name) for name in ("Ann", "Bob", "Cyd"))
    first = begin(ann, "swiss", entrants(ann, bob, cyd), games=3, **TIC_TAC_TOE)
    cyd.post(target(first, "/decline")).ok(201)
    bob.post(target(first, "/join")).ok(201)
    let_win(ann, bob, first)
    until_over(ann, first)
    assert bob.delete("/v1/players/me").status == 204
    rematch(ann, first).problem(422, "invalid-value", "/entrants")
    made = rematch(ann, first, {"bot": "random"}).ok(201)
    assert made["total"] == 2 and made["games"] == 1, "no more rounds than opponents"
    assert ann.delete(target(made)).status == 204


def test_a_series_is_listed_with_its_champion(server, people):
    ann, _, stranger = people
    first = finished(ann, games=5)
    assert series(ann, first) == {"items": [], "champion": [], "next": None}, "there was no rematch"
    etag = ann.get(target(first)).headers["etag"]
    second = until_over(ann, rematch(ann, first).ok(201))
    third = rematch(ann, second, {"bot": "random"}).ok(201)
    third = until_over(ann, third)
    assert [one["series"] for one in (second, third)] == [first["id"]] * 2
    changed = ann.get(target(first), headers={"If-None-Match": etag})
    assert changed.ok(200)["series"] == first["id"] and changed.headers["etag"] != etag
    assert ann.get(target(first), headers={"If-None-Match": changed.headers["etag"]}).status == 304
    page = series(stranger, first)
    assert [one["id"] for one in page["items"]] == [third["id"], second["id"], first["id"]] and page["next"] is None
    winners = {line["number"]: line["entrant"] for line in third["standings"]}
    assert page["champion"] == [winners[number] for number in third["winners"]]
    paged = series(ann, first, "&limit=2")
    rest = series(ann, first, f"&limit=2&cursor={paged['next']}")
    assert [one["id"] for one in paged["items"] + rest["items"]] == [one["id"] for one in page["items"]]
    assert paged["champion"] == rest["champion"] == page["champion"]
    assert series(ann, second) == {"items": [], "champion": [], "next": None}, "a series has the id of its first"
    assert series(ann, first, "&status=running")["items"] == []
    assert series(ann, first, "&status=running")["champion"] == page["champion"]
    link = ann.get(f"/v1/tournaments?series={first['id']}&limit=1").headers["link"]
    assert f"series={first['id']}" in link
    ann.get("/v1/tournaments?series=x").problem(422, "invalid-value", "?series")
    assert "champion" not in ann.get("/v1/tournaments").ok()


def test_the_champion_is_of_what_is_finished_and_may_be_seen(people):
    ann, bob, cyd = people
    first = begin(ann, "knockout", entrants(ann, bob), visibility="private", **TIC_TAC_TOE)
    bob.post(target(first, "/join")).ok(201)
    let_win(bob, ann, first)
    first = until_over(ann, first)
    second = rematch(ann, first, {"player": cyd.id}).ok(201)
    for client, seen in ((ann, 2), (bob, 2), (cyd, 1)):
        page = series(client, first)
        assert len(page["items"]) == seen
        assert [one["player"]["id"] for one in page["champion"]] == ([] if client is cyd else [bob.id])
    assert ann.get(f"/v1/tournaments?series={first['id']}&player=me").ok()["items"][0]["id"] == second["id"]
    bob.post(target(second, "/join")).ok(201)
    assert ann.delete(target(second)).status == 204
    assert [one["player"]["name"] for one in series(bob, first)["champion"]] == ["Bob"], "the last was cancelled"
    eve = people[0].server.player("Eve")
    assert series(eve, first) == {"items": [], "champion": [], "next": None}
    rematch(eve, first).problem(404, "not-found")


@pytest.mark.parametrize(
    "body, pointer",
    [
        ({"entrants": {}}, "/entrants"),
        ({"entrants": None}, "/entrants"),
        ({"games": 2}, "/games"),
        ({"entrants": [{"bot": "random"}, {"bot": "nobody"}]}, "/entrants/1/bot"),
        ({"entrants": [{"player": "1m7yhdzqy4cdgx3s"}]}, "/entrants/0/player"),
        ({"entrants": [{}]}, "/entrants/0"),
        ({"entrants": ["random"]}, "/entrants/0"),
    ],
)
def test_what_is_wrong_is_told_where_it_was_sent(people, body, pointer):
    ann = people[0]
    first = finished(ann)
    told = ann.post(target(first, "/rematch"), body).problem(422, "invalid-value", pointer)
    assert "/entrants/2" not in told["detail"] and "/entrants/3" not in told["detail"]


def test_who_is_not_known_or_says_too_much_is_refused(server, people):
    first = finished(people[0])
    server.anyone().post(target(first, "/rematch"), {}).problem(401, "unauthorized")
    body = {"entrants": [{"bot": "random" * 100}] * 2000}
    people[0].post(target(first, "/rematch"), body).problem(413, "too-large")


def test_too_many_at_a_table_are_refused(people):
    ann = people[0]
    first = finished(ann, format="all-play", games=1)
    rematch(ann, first, {"bot": "random"}).problem(422, "invalid-value", "/entrants")


def test_it_is_made_once_for_a_key_survives_a_kill_and_verifies(tmp_path):
    with databases.fresh(tmp_path) as path:
        with kit.Server(db=path) as server:
            ann = server.player("Ann")
            first = finished(ann, *["random"] * 5, format="knockout", name="Cup")
            key = {"headers": {"Idempotency-Key": "again"}}
            body = {"entrants": [{"bot": "random"}] * 250}  # in several parts
            made = ann.post(target(first, "/rematch"), body, **key).ok(201)
            server.restart(signal.SIGKILL)
            assert ann.post(target(first, "/rematch"), body, **key).ok(201) == made
            until_over(ann, made)
            assert made["total"] == 255 and len(series(ann, first)["items"]) == 2
            assert server.stop() == 0
        assert kit.run("verify", "--db", path).returncode == 0
        with databases.connected(path) as db:
            db.execute(f"UPDATE tournament SET series = NULL WHERE id = '{made['id']}'")
        assert kit.run("verify", "--db", path).returncode != 0
        assert kit.run("verify", "--rebuild", "--db", path).returncode == 0
        assert kit.run("verify", "--db", path).returncode == 0
        with databases.connected(path) as db:
            body = f"replace(body, '{first['id']}', '{made['id']}')"
            db.execute(f"UPDATE tournament_event SET body = {body} WHERE kind = 'created' AND tournament = '{made['id']}'")
        told = kit.run("verify", "--db", path)
        assert told.returncode != 0 and "It is no rematch of" in told.stdout + told.stderr
