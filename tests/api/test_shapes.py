# SPDX-License-Identifier: Apache-2.0
"""Lists, standings and exports packed by gzip, and as tables for spreadsheets."""

import csv
import io
import json

import pytest

import quiz_kit
from sse import Stream, wait_until

GZIP = {"Accept-Encoding": "gzip"}
CSV = {"Accept": "text/csv"}
NAME = '=HYPERLINK("x"),\u0141'


def rows_of(reply):
    """The rows behind the first, by the names in that."""
    assert (reply.status, reply.headers["content-type"]) == (200, "text/csv; charset=utf-8; header=present"), reply.text
    text = reply.unpacked.decode("utf-8")
    assert text.endswith("\r\n")
    return list(csv.DictReader(io.StringIO(text, newline=""), strict=True))


def value_at(item, column):
    for name in column.split("."):
        item = item.get(name) if isinstance(item, dict) else None
    return item


def cell_of(value):
    """A cell as README has it, but for texts that begin as a formula does."""
    if isinstance(value, str) or value is None:
        return value or ""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


@pytest.fixture(scope="module")
def filled(server):
    """Somebody with many games that are over, one of these, and a tournament that is."""
    ann = server.player(NAME)
    for _ in range(8):
        body = {"ruleset": "tic-tac-toe", "opponents": [{"bot": "random"}], "visibility": "public"}
        game = ann.post("/v1/games", body).ok(201)["id"]
        ann.post(f"/v1/games/{game}/resignation").ok(201)
    entrants = [{"bot": "random"}, {"bot": "minimax"}]
    body = {"ruleset": "mini-mastermind", "format": "all-play", "games": 4, "entrants": entrants}
    made = ann.post("/v1/tournaments", body).ok(201)["id"]
    wait_until(lambda: ann.get(f"/v1/tournaments/{made}").ok()["status"] == "finished")
    return ann, game, made


def lists(filled):
    ann, game, made = filled
    return [
        f"/v1/results?player={ann.id}",
        f"/v1/results?player={ann.id}&order=newest&limit=3",
        f"/v1/games?player={ann.id}&limit=3",
        "/v1/leaderboards/tic-tac-toe",
        f"/v1/tournaments/{made}",
        f"/v1/tournaments/{made}?limit=1",
    ]


# --- gzip ----------------------------------------------------------------------------------------------------------


def test_what_is_long_is_packed_for_who_wants_it(server, filled):
    ann, game, made = filled
    anyone = server.anyone()
    targets = [f"/v1/results?player={ann.id}", f"/v1/games?player={ann.id}", f"/v1/tournaments/{made}"]
    targets += [f"/v1/games/{game}/export", "/v1/leaderboards", "/v1/bots", "/v1/rulesets/yahtzee"]
    for target in targets:
        plain = anyone.get(target)
        packed = anyone.get(target, headers=GZIP)
        assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
        assert "Accept-Encoding" in packed.headers["vary"] and packed.headers["vary"] == plain.headers["vary"]
        assert packed.unpacked == plain.body and len(packed.body) < len(plain.body) * 0.6
        assert int(packed.headers["content-length"]) == len(packed.body)
        head = anyone.head(target, headers=GZIP)
        told = ("content-length", "content-encoding", "etag", "vary")
        assert [head.headers.get(name) for name in told] == [packed.headers.get(name) for name in told]


@pytest.mark.parametrize("wish", ["br", "gzip;q=0", "gzip;q=0.4, identity;q=0.5", "identity", "*;q=0", ""])
def test_who_does_not_want_it_gets_it_as_it_is(server, filled, wish):
    reply = server.anyone().get(f"/v1/results?player={filled[0].id}", headers={"Accept-Encoding": wish})
    assert "content-encoding" not in reply.headers and len(reply.ok()["items"]) > 5


@pytest.mark.parametrize("wish", ["gzip, br", "x-gzip", "*", "identity;q=0, gzip;q=0.1", "GZIP;q=0.001", "identity;q=0.5, *"])
def test_wishes_are_weighed(server, filled, wish):
    reply = server.anyone().get(f"/v1/results?player={filled[0].id}", headers={"Accept-Encoding": wish})
    assert reply.headers["content-encoding"] == "gzip"


def test_what_is_short_is_not_worth_it(server):
    reply = server.anyone().get("/v1/results?player=0000000000000001", headers=GZIP)
    assert "content-encoding" not in reply.headers and "Accept-Encoding" in reply.headers["vary"]


def test_what_a_seat_may_see_alone_is_never_packed(server, filled):
    ann, game, made = filled
    others = [f"/v1/games/{game}", f"/v1/games/{game}/events", f"/v1/games/{game}/history", "/v1/players/me/events"]
    for target in ["/v1/games?player=me", "/v1/players/me/tokens", *others]:
        reply = ann.get(target, headers=GZIP)
        assert reply.status == 200 and "content-encoding" not in reply.headers, target
    assert server.player().get(f"/v1/games?player={ann.id}", headers=GZIP).headers["content-encoding"] == "gzip"


def test_problems_and_answers_to_changes_are_sent_as_they_are(server):
    ann = server.player()
    assert "content-encoding" not in ann.post("/v1/games", {"ruleset": "quiz"}, headers=GZIP).headers
    reply = ann.get("/v1/results?" + "&".join(f"x{i}=1" for i in range(20)), headers=GZIP)
    assert len(reply.body) > 1024 and "content-encoding" not in reply.headers
    table = server.alone()
    reply = table[0].post(table.path + "/guesses", {"code": "1234"}, headers={**GZIP, **CSV})
    assert len(reply.body) > 1024 and reply.ok(201) and "content-encoding" not in reply.headers


def test_a_stream_is_sent_as_it_is(server, filled):
    wish = {"Accept_Encoding": "gzip", "Accept": "text/event-stream, text/csv"}
    with Stream(server.anyone(), f"/v1/results?player={filled[0].id}", **wish) as stream:
        assert stream.reply.headers["content-type"].startswith("text/event-stream")
        assert "content-encoding" not in stream.reply.headers
        assert stream.event()["kind"]


def test_each_shape_has_a_tag_of_its_own(server, filled):
    anyone, target = server.anyone(), f"/v1/tournaments/{filled[2]}"
    shapes = [{}, GZIP, CSV, {**GZIP, **CSV}]
    tags = [anyone.get(target, headers=shape).headers["etag"] for shape in shapes]
    version = tags[0].strip('"')
    assert tags == [f'"{version}"', f'"{version}-gzip"', f'"{version}-csv"', f'"{version}-csv-gzip"']
    for shape, tag in zip(shapes, tags):
        same = anyone.get(target, headers={**shape, "If-None-Match": f'"x", W/{tag}'})
        assert same.status == 304 and same.headers["etag"] == tag and not same.body
        assert "content-encoding" not in same.headers
        for other in set(tags) - {tag}:
            assert anyone.get(target, headers={**shape, "If-None-Match": other}).status == 200


def test_the_tag_of_any_shape_names_the_version(server):
    ann = server.player()
    made = quiz_kit.make_set(ann, 30).made
    reply = ann.get(f"/v1/question-sets/{made['id']}/questions", headers=GZIP)
    assert reply.headers["content-encoding"] == "gzip"
    tag = reply.headers.get("etag", '"1-gzip"')
    change = {"title": "Another"}
    ann.patch(f"/v1/question-sets/{made['id']}", change, headers={"If-Match": tag}).ok(200)
    ann.patch(f"/v1/question-sets/{made['id']}", change, headers={"If-Match": '"9-gzip"'}).problem(412, "version-mismatch")


def test_a_long_answer_is_packed_too(server):
    """On another thread, as it takes a while."""
    ann = server.player()
    made = quiz_kit.make_set(ann, 600).made
    target = f"/v1/question-sets/{made['id']}/questions"
    plain, packed = ann.get(target), ann.get(target, headers=GZIP)
    assert len(plain.body) > 32 * 1024 and packed.unpacked == plain.body
    assert len({len(ann.get(target, headers=GZIP).body) for _ in range(3)}) == 1


# --- Tables ----------------------------------------------------------------------------------------------------------


def test_tables_say_what_the_lists_say(server, filled):
    for client in (server.anyone(), filled[0]):
        for target in lists(filled):
            reply, table = client.get(target), client.get(target, headers=CSV)
            answer, rows = reply.ok(), rows_of(table)
            items = answer.get("items") or answer.get("standings") or []
            assert len(rows) == len(items) > 0 or "leaderboards" in target, target
            for row, item in zip(rows, items):
                for column, cell in row.items():
                    assert cell.removeprefix("'") == cell_of(value_at(item, column)), (target, column)
            assert table.headers.get("link") == reply.headers.get("link")
            assert table.headers["vary"] == reply.headers["vary"] and "Accept," in table.headers["vary"]
            packed = client.get(target, headers={**CSV, **GZIP})
            assert packed.unpacked == table.body


def test_pages_of_a_table_are_followed_by_link(server, filled):
    target, seen = f"/v1/results?player={filled[0].id}&limit=3", []
    while target:
        reply = server.anyone().get(target, headers=CSV)
        seen += [row["id"] for row in rows_of(reply)]
        link = reply.headers.get("link")
        target = link[1 : link.index(">")] if link else None
    listed = server.anyone().get(f"/v1/results?player={filled[0].id}&limit=100").ok()["items"]
    assert seen == [item["id"] for item in listed]


def test_no_cell_is_a_formula(server, filled):
    ann = filled[0]
    table = server.anyone().get(f"/v1/games?player={ann.id}", headers=CSV).text
    assert NAME.replace('"', '\\"').replace('"', '""') in table, "which within JSON begins no cell"
    entrants = [{"player": ann.id}, {"bot": "random"}]
    body = {"ruleset": "tic-tac-toe", "format": "all-play", "games": 2, "entrants": entrants}
    made = ann.post("/v1/tournaments", body).ok(201)["id"]
    target = f"/v1/tournaments/{made}"
    wait_until(lambda: ann.get(target).ok()["status"] == "running")
    rows = rows_of(ann.get(target, headers=CSV))
    assert {row["entrant.player.name"] for row in rows} == {"'" + NAME, ""}
    assert {row["points"] for row in rows} <= {"0", "0.5", "1"}
    ann.delete(target).ok(204)


@pytest.mark.parametrize(
    "wish, is_table",
    [
        ("text/csv", True),
        ("TEXT/CSV; header=present", True),
        ("text/csv, */*", True),
        ("text/csv;q=0.5, application/json;q=0.4", True),
        ("text/csv, application/json", False),
        ("text/csv;q=0.9, application/json", False),
        ("text/csv;q=0", False),
        ("text/*", False),
        ("*/*", False),
        ("text/html", False),
        ("application/xml", False),
    ],
)
def test_what_is_wanted_more_is_sent(server, wish, is_table):
    reply = server.anyone().get("/v1/leaderboards/mastermind", headers={"Accept": wish})
    assert reply.headers["content-type"].startswith("text/csv" if is_table else "application/json")


def test_what_is_no_list_is_no_table(server):
    assert server.anyone().get("/v1/rulesets/mastermind", headers=CSV).ok(200)
    server.anyone().get("/v1/results?x=1", headers=CSV).problem(422, "invalid-value")
