# SPDX-License-Identifier: Apache-2.0
"""Whole games as documents: checked offline, and every tampering found."""

import copy
import hashlib
import json
import pathlib
import subprocess

import kit
import pytest

COMMITTED = "5302"


def commitment(nonce, code):
    return hashlib.sha256(f"{nonce}\n{code}".encode()).hexdigest()


def play_alone(server):
    table = server.alone(rounds=2)
    table.crack()
    table.next_round().ok(201)
    table.crack()
    return table


def play_registered(server):
    table = server.table(rounds=2, answers="manual")
    for number, (leader, breaker) in enumerate(((0, 1), (1, 0))):
        if number > 0:
            table.next_round().ok(201)
        table.secret(leader, "5302").ok(201)
        table.guess(breaker, "1467").ok(201)
        table.answer(leader, 0, 0).ok(201)
        table.guess(breaker, "5302").ok(201)
        table.answer(leader, 4, 0).ok(201)
    return table


def play_committed(server):
    table = server.table(rounds=2, secret="committed")
    for number, (leader, breaker) in enumerate(((0, 1), (1, 0))):
        nonce = f"{number}" * 64
        if number > 0:
            table.next_round().ok(201)
        table[leader].put(table.path + "/secret", {"commitment": commitment(nonce, COMMITTED)}).ok(201)
        table.guess(breaker, "5320").ok(201)
        table.answer(leader, 2, 2).ok(201)
        table.guess(breaker, COMMITTED).ok(201)
        table.answer(leader, 4, 0).ok(201)
        table[leader].post(table.path + "/reveal", {"nonce": nonce, "code": COMMITTED}).ok(201)
    return table


def play_held(server):
    table = server.table(rounds=2, secret="held")
    for number, (leader, breaker) in enumerate(((0, 1), (1, 0))):
        if number > 0:
            table.next_round().ok(201)
        table.guess(breaker, "5320").ok(201)
        table.answer(leader, 2, 1).ok(201)
        table[leader].put(table.path + "/answers/1", {"bulls": 2, "cows": 2}).ok(201)
        table.guess(breaker, "5302").ok(201)
        table.answer(leader, 4, 0).ok(201)
    return table


def play_group(server):
    table = server.table(seats=3, rounds=3)
    table.secret(0, "5302").ok(201)
    table.guess(1, "1467").ok(201)
    table.resign(1).ok(201)
    table.resign(2).ok(201)
    return table


PLAYS = [play_alone, play_registered, play_committed, play_held, play_group]


@pytest.fixture(scope="module", params=PLAYS, ids=[play.__name__ for play in PLAYS])
def exported(server, request):
    table = request.param(server)
    assert table.view()["status"] == "finished"
    return table, table[0].get(table.path + "/export").ok(200)


def check(client, document):
    return client.post("/v1/verify", document).ok(200)


def offline(path):
    return kit.run("verify", path)


# --- What is whole -------------------------------------------------------------------------------------------------


def test_an_export_is_valid_here_and_offline(exported, anyone, tmp_path):
    _, document = exported
    assert check(anyone, document) == {"valid": True}
    path = tmp_path / "game.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    result = offline(path)
    assert result.returncode == 0 and "valid" in result.stdout, result.stdout + result.stderr


def test_it_can_be_piped_in(exported):
    _, document = exported
    result = subprocess.run(
        [kit.BINARY, "verify", "-"], input=json.dumps(document), capture_output=True, text=True, timeout=30, check=False
    )
    assert result.returncode == 0, result.stderr


def test_every_round_s_proof_holds(exported):
    _, document = exported
    proven = 0
    rounds = [event["body"] for event in document["events"] if event["kind"] == "round"]
    overs = [event["body"] for event in document["events"] if event["kind"] == "round-over"]
    secrets = [event["body"] for event in document["events"] if event["kind"] == "secret"]
    for number, over in enumerate(overs):
        promised = rounds[number]["commitment"] or (secrets[number].get("commitment") if secrets else None)
        if promised is not None:
            assert commitment(over["proof"]["nonce"], over["proof"]["secret"]) == promised
            proven += 1
    held = document["options"]["secret"] == "held"
    assert proven == (0 if held else len(overs))


def test_it_holds_the_log_and_no_join_code(exported):
    table, document = exported
    shown = table.events()
    assert [(event["seq"], event["kind"], event["at"]) for event in document["events"]] == [
        (event["seq"], event["kind"], event["at"]) for event in shown
    ]
    assert document["events"][0]["body"]["join_code"] is None
    assert [seat["player"]["id"] for seat in document["seats"]] == [player.id for player in table.players]


def test_an_aborted_game_is_exported_too(server, ann, anyone):
    game = ann.post("/v1/games", {"ruleset": "mastermind"}).ok(201)
    ann.delete("/v1/games/" + game["id"])
    assert check(anyone, ann.get(f"/v1/games/{game['id']}/export").ok(200)) == {"valid": True}


# --- What is not ---------------------------------------------------------------------------------------------------


def changed(value):
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, (int, float)):
        return value + 1
    if isinstance(value, str):
        return "x" if value == "" else value[:-1] + ("1" if value[-1] == "0" else "0")
    return {"x": 1} if value is None else None


def places(value, path=()):
    """The paths to all scalars in a document."""
    if isinstance(value, dict):
        for name, child in value.items():
            yield from places(child, path + (name,))
    elif isinstance(value, list):
        for index, child in enumerate(value):
            yield from places(child, path + (index,))
    else:
        yield path


def with_change(document, path):
    copied = copy.deepcopy(document)
    at = copied
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = changed(at[path[-1]])
    return copied


# What says nothing about the play: moments, ids of results and of who plays, names.
FREE = {"at", "id", "name", "kind_of_player", "player", "creator", "visibility", "ranked", "join_code", "published_at"}


CANNOT_BE_KNOWN = {("guess", "code"), ("answer", "bulls"), ("answer", "cows")}


def test_every_tampering_is_found_at_its_event(exported, anyone):
    _, document = exported
    missed, tried = [], 0
    for path in places(document["events"]):
        names = [step for step in path if isinstance(step, str)]
        if FREE.intersection(names) or names[0] == "seq":
            continue
        verdict = anyone.post("/v1/verify", dict(document, events=with_change(document["events"], path)))
        tried += 1
        if verdict.status == 422:
            continue
        answer = verdict.ok(200)
        # Another guess may have had the same answer, and of a secret on the table another answer may be as true.
        kind = document["events"][path[0]]["kind"]
        if answer["valid"] and (kind, path[-1]) in CANNOT_BE_KNOWN:
            continue
        if answer["valid"] or (answer["event"] or 0) < document["events"][path[0]]["seq"] and answer["event"]:
            missed.append(path)
    assert tried > 20 and not missed, missed


def test_no_single_event_can_be_left_out(exported, anyone):
    """Not even right before a `round`, from where a server may begin to read a game."""
    _, document = exported
    events = document["events"]
    for index in range(len(events) - 1):
        verdict = check(anyone, dict(document, events=events[:index] + events[index + 1 :]))
        assert (verdict["valid"], verdict["event"]) == (False, events[index + 1]["seq"]), index


def test_no_round_can_be_left_out(exported, anyone):
    _, document = exported
    events = document["events"]
    for index in (index for index, event in enumerate(events) if index > 1 and event["kind"] == "round"):
        verdict = check(anyone, dict(document, events=events[:1] + events[index:]))
        assert (verdict["valid"], verdict["event"]) == (False, events[index]["seq"]), index


@pytest.mark.parametrize("what", ["gap", "repeat", "cut", "nothing-after", "ruleset", "options", "seats", "order"])
def test_what_is_not_the_whole_game_is_found(exported, anyone, what):
    _, document = exported
    document = copy.deepcopy(document)
    events = document["events"]
    wanted = None
    if what == "gap":
        del events[3]
        wanted = events[3]["seq"]
    elif what == "repeat":
        events.insert(3, copy.deepcopy(events[3]))
        wanted = events[3]["seq"]
    elif what == "cut":
        del events[-1]
    elif what == "nothing-after":
        events.append(dict(events[-1], seq=events[-1]["seq"] + 1))
        wanted = events[-1]["seq"]
    elif what == "order":
        events[2], events[3] = events[3], events[2]
        wanted = events[2]["seq"]
    elif what == "ruleset":
        document["ruleset"] = "mastermind"
    elif what == "options":
        document["options"]["length"] = 5
    else:
        document["seats"][0]["player"]["id"] = "0" * 16
    verdict = check(anyone, document)
    assert verdict["valid"] is False and verdict["event"] == wanted and verdict["detail"]


def test_a_bad_file_is_refused_by_name(tmp_path):
    path = tmp_path / "game.json"
    assert offline(path).returncode == 1
    for text in ("", "{", "[]", "{}", '{"format":"chess"}'):
        path.write_text(text, encoding="utf-8")
        result = offline(path)
        assert result.returncode == 1 and result.stderr.startswith(f"referee: {path}"), result.stderr


def test_offline_the_event_is_named(exported, tmp_path):
    _, document = exported
    document = copy.deepcopy(document)
    del document["events"][3]
    path = pathlib.Path(tmp_path) / "game.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    result = offline(path)
    assert result.returncode == 1 and f"event {document['events'][3]['seq']}:" in result.stdout


@pytest.mark.parametrize("path", sorted((kit.ROOT / "tests/fuzz/corpus/exports").glob("*.json")), ids=lambda p: p.stem)
def test_what_older_programs_exported_stays_valid(anyone, path):
    """By the rules of its time: in `play_group` two forfeited, and the second of them was told."""
    assert check(anyone, json.loads(path.read_text(encoding="utf-8"))) == {"valid": True}


# --- Who may, and when ---------------------------------------------------------------------------------------------


def test_before_the_end_nothing_is_exported(server):
    table = server.table()
    table[0].get(table.path + "/export").problem(409, "not-allowed-now")


def test_a_long_game_is_exported_too(server, anyone, tmp_path):
    """So long that it is not made on the way: by other threads, over another connection."""
    table = server.alone(length=12, repeats=True)
    for _ in range(1000):
        table.guess(0, "0" * 12, headers={"Prefer": "return=minimal"}).ok(201)
    table.resign(0).ok(201)
    reply = anyone.get(table.path + "/export")
    reply.problem(404, "not-found")
    document = table[0].get(table.path + "/export").ok(200)
    assert [event["seq"] for event in document["events"]] == list(range(1, len(document["events"]) + 1))
    assert len(document["events"]) == table.view()["version"] > 1000
    assert document["seats"][0]["player"]["name"] == "Guest"
    (tmp_path / "long.json").write_text(json.dumps(document))
    assert offline(tmp_path / "long.json").returncode == 0
    assert len(json.dumps(document)) > 64 * 1024, "so long that it is parsed elsewhere as well"
    assert check(table[0], document) == {"valid": True}
    document["events"][-1]["body"]["surprise"] = 1
    assert check(table[0], document)["event"] == len(document["events"])
    document["events"][-1]["seat"] = "nobody"
    pointer = f"/events/{len(document['events']) - 1}/seat"
    table[0].post("/v1/verify", document).problem(422, "invalid-value", pointer=pointer)
    table[0].post("/v1/verify", raw=json.dumps(document)[:-1].encode()).problem(400, "malformed-json")


def test_a_private_game_is_exported_to_its_seats_alone(server, eve, anyone):
    table = server.table()
    table.resign(0).ok(201)
    table[1].get(table.path + "/export").ok(200)
    for stranger in (eve, anyone):
        stranger.get(table.path + "/export").problem(404, "not-found")
    kit.Client(server, "rf_no").get(table.path + "/export").problem(401, "unauthorized")
    table[1].get(table.path + "/export?x=%zz").problem(400, "bad-request")


@pytest.mark.parametrize("query, status", [("format=json", 200), ("format=sgf", 422), ("format=", 422)])
def test_there_is_one_format(server, query, status):
    table = server.table()
    table.resign(0).ok(201)
    assert table[0].get(f"{table.path}/export?{query}").status == status


@pytest.mark.parametrize(
    "change, pointer",
    [
        ({"format": "x"}, "/format"),
        ({"version": 2}, "/version"),
        ({"id": "u" * 16}, "/id"),
        ({"events": []}, "/events"),
        ({"events": [1]}, "/events/0"),
        ({"events": [{}]}, "/events/0/seq"),
        ({"seats": []}, "/seats"),
        ({"options": []}, "/options"),
        ({"more": 1}, "/more"),
    ],
)
def test_a_document_of_another_form_is_refused_by_name(server, anyone, change, pointer):
    table = server.alone()
    table.resign(0).ok(201)
    document = table[0].get(table.path + "/export").ok(200)
    anyone.post("/v1/verify", {**document, **change}).problem(422, "invalid-value", pointer)
    event = document["events"][0]
    for bad, at in (({**event, "at": "now"}, "at"), ({**event, "kind": "a\0b"}, "kind"), ({**event, "seat": 64}, "seat")):
        anyone.post("/v1/verify", {**document, "events": [bad]}).problem(422, "invalid-value", f"/events/0/{at}")


def test_what_else_is_refused(server, ann, anyone):
    kit.Client(server, "rf_no").post("/v1/verify", {}).problem(401, "unauthorized")
    anyone.post("/v1/verify", raw=b"{", headers={"Content-Type": "application/json"}).problem(400, "malformed-json")
    for client, name in ((ann, "too-large"), (anyone, "unauthorized")):
        reply = client.post("/v1/verify", raw=b"x" * 4_200_000, headers={"Content-Type": "application/json"})
        reply.problem(413 if client is ann else 401, name)
    anyone.post("/v1/verify", raw=b"x" * 65_537, headers={"Content-Type": "application/json"}).problem(401, "unauthorized")
    anyone.post("/v1/verify", raw=b" " * 65_536, headers={"Content-Type": "application/json"}).problem(400)
    anyone.post("/v1/verify", raw=b"{}", headers={"Content-Type": "text/plain"}).problem(415, "unsupported-media-type")
