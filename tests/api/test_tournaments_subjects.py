# SPDX-License-Identifier: Apache-2.0
"""Heats of quizzes whose contenders choose a subject before each stage: whose it can be, and what is drawn for others."""

import json
import signal
from concurrent.futures import ThreadPoolExecutor

import pytest

import kit
from quiz_kit import insist, make_set, mastermind, moment
from test_tournaments import until_over
from test_tournaments_heats import events_of
from test_tournaments_people import target, wait_for
from test_tournaments_quiz import begin, body_of, expect_disjoint, expect_proved, play, players, sit_down


@pytest.fixture(scope="module")
def server():
    with kit.Server() as server:
        yield server


@pytest.fixture
def owner(server):
    return server.player("Owner")


def sets_of(owner, count, each=20, general=200):
    return make_set(owner, general), [make_set(owner, each) for _ in range(count)]


def short(general, subjects, **more):
    return mastermind(
        general, *subjects, assignment="chosen", appeal_seconds=0, grace_seconds=0, tie_break=False, **more
    )


def choose(client, made, stage, subject):
    return client.put(target(made, "/subject"), {"stage": stage, "set": getattr(subject, "id", subject)})


def stage_of(client, made, number=1):
    """The stage, once it has begun."""
    return wait_for(lambda: [one for one in client.get(target(made)).ok()["stages"] if one["number"] == number])[0]


def first_made(client, made):
    """The first table of the stage whose game has been made, once it has."""
    return wait_for(lambda: [one for one in stage_of(client, made)["tables"] if one["id"]])[0]


def begun(creator, people, options, **more):
    """One whose first stage has begun."""
    made = begin(creator, people, options, **more)
    stage_of(creator, made)
    return made


def seated(people, stage):
    """By table, who sits there."""
    return [[people[number - 1] for number in table["entrants"]] for table in stage["tables"]]


def subjects_played(quiz):
    return [seat["subject"]["set"] for seat in quiz.view()["seats"]]


# --- How it goes -----------------------------------------------------------------------------------------------------


def test_five_choose_for_two_stages_and_each_game_is_made_when_its_table_has(server, owner):
    general, subjects = sets_of(owner, 5)
    people = players(server, 5)
    made = begun(people[0], people, short(general, subjects))
    assert made["options"]["assignment"] == "chosen"
    stage = stage_of(people[0], made)
    began = next(event for event in events_of(people[0], made, "stage"))
    assert moment(stage["choose_by"]) - moment(began) == 24 * 3600 * 1000
    assert all(table["subjects"] == [None] * len(table["entrants"]) for table in stage["tables"])
    assert all(table["game"] is None for table in stage["tables"])
    tables, chosen, quizzes = seated(people, stage), {}, []
    for clients in tables:
        for client, subject in zip(clients, subjects):
            assert choose(client, made, 1, subject).ok(201) == {"stage": 1, "set": subject.id}
            chosen[client.id] = [subject.id]
        quiz = play(sit_down(clients, made), len(clients))
        assert subjects_played(quiz) == [chosen[client.id][0] for client in quiz.players]
        quizzes.append(quiz)
    final = stage_of(people[0], made, 2)
    assert stage_of(people[0], made, 1)["choose_by"] is None
    (finalists,) = seated(people, final)
    for number, client in enumerate(finalists):
        had = subjects.index(next(one for one in subjects if one.id == chosen[client.id][0]))
        refused = choose(client, made, 2, subjects[had]).problem(409, "not-allowed-now")
        assert "earlier stage" in refused["detail"]
    free = {client.id: [one for one in subjects if one.id not in chosen[client.id]] for client in finalists}
    taken = set()
    for client in finalists:
        subject = next(one for one in free[client.id] if one.id not in taken)
        taken.add(subject.id)
        choose(client, made, 2, subject).ok(201)
        chosen[client.id].append(subject.id)
    quizzes.append(play(sit_down(finalists, made), len(finalists)))
    over = until_over(people[0], made)
    dealt = expect_disjoint(server, made, 3)
    for quiz in quizzes:
        expect_proved(quiz, dealt[quiz.id])
    assert all(stage["choose_by"] is None for stage in over["stages"])
    for table in over["stages"][1]["tables"]:
        assert table["subjects"] == [chosen[people[number - 1].id][1] for number in table["entrants"]]
    told = events_of(people[0], made, "subject")
    assert len(told) == 5 + len(finalists) and not any(event["drawn"] for event in told)
    assert kit.run("verify", "--db", server.db).returncode == 0


def test_exactly_as_many_questions_as_all_tables_can_take_are_enough(server, owner):
    # Two heats and a final: of each subject one stint at each table, of the general set one for each seat.
    def made_with(each, general):
        people = players(server, 5)
        sets = sets_of(owner, 5, each, general)
        return insist(lambda: people[0].post("/v1/tournaments", body_of(people, short(*sets))))

    made_with(3, 9).ok(201)
    short_of = made_with(2, 9).problem(422, "invalid-value", "/options/subjects/0")
    assert "2" in short_of["errors"][0]["detail"] and "3" in short_of["errors"][0]["detail"]
    made_with(3, 8).problem(422, "invalid-value", "/options/general")


# --- Refusals ----------------------------------------------------------------------------------------------------------


def test_who_may_choose_what_and_when(server, owner):
    general, subjects = sets_of(owner, 5)
    people = players(server, 5)
    made = insist(lambda: people[0].post("/v1/tournaments", body_of(people, short(general, subjects)))).ok(201)
    early = choose(people[0], made, 1, subjects[0]).problem(409, "not-allowed-now")
    assert "has not begun" in early["detail"]
    for client in people[1:]:
        client.post(target(made, "/join")).ok(201)
    stage = stage_of(people[0], made)
    first, second = seated(people, stage)
    choose(owner, made, 1, subjects[0]).problem(403, "forbidden")
    server.anyone().put(target(made, "/subject"), {"stage": 1, "set": subjects[0].id}).problem(401, "unauthorized")
    choose(first[0], made, 1, general).problem(422, "invalid-value", "/set")
    choose(first[0], made, 1, "nonsense").problem(422, "invalid-value", "/set")
    choose(first[0], made, 0, subjects[0]).problem(422, "invalid-value", "/stage")
    first[0].put(target(made, "/subject"), {"set": subjects[0].id}).problem(422, "invalid-value", "/stage")
    first[0].put(target(made, "/subject"), {"stage": 1}).problem(422, "invalid-value", "/set")
    choose(first[0], made, 2, subjects[0]).problem(409, "not-allowed-now")
    made_before = people[0].get(target(made)).ok()["version"]
    assert choose(first[0], made, 1, subjects[0]).ok(201)
    again = choose(first[0], made, 1, subjects[0])
    assert again.ok(200) == {"stage": 1, "set": subjects[0].id}
    assert people[0].get(target(made)).ok()["version"] == made_before + 1
    taken = choose(first[1], made, 1, subjects[0]).problem(409, "not-allowed-now")
    assert "at your table" in taken["detail"]
    choose(second[0], made, 1, subjects[0]).ok(201)
    choose(first[0], made, 1, subjects[1]).ok(201)
    choose(first[1], made, 1, subjects[0]).ok(201)
    choose(first[2], made, 1, subjects[2]).ok(201)
    quiz = sit_down(first, made)
    late = choose(first[0], made, 1, subjects[3]).problem(409, "not-allowed-now")
    assert "has been made" in late["detail"]
    assert choose(first[0], made, 1, subjects[1]).ok(200)
    chosen = {first[0].id: subjects[1], first[1].id: subjects[0], first[2].id: subjects[2]}
    assert subjects_played(quiz) == [chosen[client.id].id for client in quiz.players]
    assert people[0].delete(target(made)).status == 204
    choose(second[1], made, 1, subjects[1]).problem(409, "not-allowed-now")


def test_the_game_takes_no_other_subject_than_the_tournament(server, owner):
    general, subjects = sets_of(owner, 3)
    people = players(server, 3)
    made = begun(people[0], people, short(general, subjects))
    for client, subject in zip(people, subjects):
        choose(client, made, 1, subject).ok(201)
    table = first_made(people[0], made)
    path = f"/v1/games/{table['id']}"
    others = {client.id: subjects[(number + 1) % 3].id for number, client in enumerate(people)}
    client = people[0]
    client.post(path + "/join", {"subject": others[client.id]}).problem(409, "not-allowed-now")
    client.post(path + "/join").ok(201)
    refused = client.put(path + "/subject", {"set": others[client.id]}).problem(409, "not-allowed-now")
    assert "tournament" in refused["detail"]
    assert client.put(path + "/subject", {"set": subjects[0].id}).ok(200)


@pytest.mark.parametrize("count, table, offered, least", [(3, 4, 2, 3), (5, 4, 4, 5), (9, 3, 3, 4), (9, 3, 4, 4)])
def test_there_must_be_subjects_enough_for_all_stages(server, owner, count, table, offered, least):
    general, subjects = sets_of(owner, offered)
    people = players(server, count)
    reply = insist(lambda: people[0].post("/v1/tournaments", body_of(people, short(general, subjects), table=table)))
    if offered >= least:
        reply.ok(201)
    else:
        assert str(least) in reply.problem(422, "invalid-value", "/options/subjects")["errors"][0]["detail"]


def test_nobody_chooses_elsewhere(server, owner):
    general, subjects = sets_of(owner, 4)
    people = players(server, 3)
    league = body_of(people, short(general, subjects), format="round-robin")
    insist(lambda: people[0].post("/v1/tournaments", league)).problem(422, "invalid-value", "/options/assignment")
    shared = mastermind(general, subjects[0], appeal_seconds=0)
    made = begun(people[0], people, shared)
    refused = choose(people[0], made, 1, subjects[0]).problem(409, "not-allowed-now")
    assert "Nobody chooses" in refused["detail"]
    assert stage_of(people[0], made)["tables"][0]["subjects"] is None


def test_of_private_heats_strangers_know_nothing(server, owner):
    general, subjects = sets_of(owner, 3)
    people = players(server, 3)
    made = begun(people[0], people, short(general, subjects), visibility="private")
    choose(owner, made, 1, subjects[0]).problem(404, "not-found")
    choose(people[0], made, 1, subjects[0]).ok(201)


def test_nobody_chooses_for_ever(server, owner):
    """Each choice is an event in the log."""
    general, subjects = sets_of(owner, 3)
    people = players(server, 3)
    made = begun(people[0], people, short(general, subjects))
    for number in range(32):
        choose(people[0], made, 1, subjects[number % 2]).ok(201)
    refused = choose(people[0], made, 1, subjects[0]).problem(409, "not-allowed-now")
    assert "32 times" in refused["detail"]
    assert len(events_of(people[0], made, "subject")) == 32
    choose(people[1], made, 1, subjects[0]).ok(201)


# --- At once, again, and not at all -------------------------------------------------------------------------------------


def test_of_many_who_want_the_same_at_once_one_at_each_table_gets_it(server, owner):
    general, subjects = sets_of(owner, 6)
    people = players(server, 8)
    made = begun(people[0], people, short(general, subjects))
    tables = seated(people, stage_of(people[0], made))
    with ThreadPoolExecutor(len(people)) as pool:
        replies = dict(pool.map(lambda one: (one.id, choose(one, made, 1, subjects[0])), people))
    for clients in tables:
        got = [client for client in clients if replies[client.id].status == 201]
        assert len(got) == 1
        for client in clients:
            if client not in got:
                replies[client.id].problem(409, "not-allowed-now")


def test_the_same_request_again_has_the_same_answer(server, owner):
    general, subjects = sets_of(owner, 3)
    people = players(server, 3)
    made = begun(people[0], people, short(general, subjects))
    body, headers = {"stage": 1, "set": subjects[0].id}, {"Idempotency-Key": "my-subject"}
    first = people[0].put(target(made, "/subject"), body, headers=headers)
    for client, subject in zip(people[1:], subjects[1:]):
        choose(client, made, 1, subject).ok(201)
    again = people[0].put(target(made, "/subject"), body, headers=headers)
    assert again.ok(201) == first.ok(201) and again.headers["etag"] == first.headers["etag"]
    assert again.headers["idempotency-replayed"] == "true"


def test_what_nobody_has_chosen_in_time_is_drawn_after_a_kill_too():
    with kit.Server("--expire-choice", "3") as server:
        owner = server.player("Owner")
        general, subjects = sets_of(owner, 5)
        people = players(server, 5)
        made = begun(people[0], people, short(general, subjects))
        tables = seated(people, stage_of(people[0], made))
        choose(tables[0][0], made, 1, subjects[2]).ok(201)
        server.restart(signal.SIGKILL)
        quizzes = [sit_down(clients, made) for clients in tables]
        told = events_of(people[0], made, "subject")
        assert [event["drawn"] for event in told].count(False) == 1
        for table, quiz in zip(stage_of(people[0], made)["tables"], quizzes):
            assert len(set(table["subjects"])) == len(table["subjects"]) and None not in table["subjects"]
            assert set(subjects_played(quiz)) == set(table["subjects"])
        assert stage_of(people[0], made)["choose_by"] is None
        assert kit.run("verify", "--db", server.db).returncode == 0


def test_rows_that_were_being_written_when_somebody_chose_are_written_to_the_end(server, owner):
    general, subjects = sets_of(owner, 3)
    people = players(server, 3)
    made = begun(people[0], people, short(general, subjects))

    def rows_version(change=0):
        with server.database() as db:
            db.execute("UPDATE tournament SET rows_version = rows_version - ? WHERE id = ?", [change, made["id"]])
            return db.execute("SELECT rows_version, version FROM tournament WHERE id = ?", [made["id"]]).fetchone()

    wait_for(lambda: [True] if len(set(rows_version())) == 1 else [])
    behind, version = rows_version(1)
    assert behind < version
    choose(people[0], made, 1, subjects[0]).ok(201)
    wait_for(lambda: [True] if len(set(rows_version())) == 1 else [])
    assert rows_version()[1] > version


@pytest.mark.parametrize("when", ["before", "after"])
def test_who_is_gone_keeps_nobody_waiting(server, owner, when):
    """Whether their account is deleted before the others have chosen or after."""
    general, subjects = sets_of(owner, 4)
    people = players(server, 4)
    made = begun(people[0], people, short(general, subjects))
    if when == "before":
        people[3].delete("/v1/players/me").ok(204)
    for client, subject in zip(people[:3], subjects):
        choose(client, made, 1, subject).ok(201)
    if when == "after":
        people[3].delete("/v1/players/me").ok(204)
    quiz = sit_down(people[:3], made)
    assert len(quiz.view()["seats"]) == 3
    told = events_of(people[0], made, "subject")
    assert [event["number"] for event in told if event["drawn"]] == [4]


def test_a_game_that_is_played_again_keeps_its_subjects(server, owner):
    general, subjects = sets_of(owner, 4)
    people = players(server, 4)
    made = begun(people[0], people, short(general, subjects))
    for client, subject in zip(people, subjects):
        choose(client, made, 1, subject).ok(201)
    table = first_made(people[0], made)
    people[3].post(f"/v1/games/{table['id']}/decline").ok(201)
    wait_for(lambda: [one for one in stage_of(people[0], made)["tables"] if one["id"] not in (None, table["id"])])
    quiz = sit_down(people[:3], made)
    assert quiz.id != table["id"]
    chosen = {client.id: subject.id for client, subject in zip(people, subjects)}
    assert subjects_played(quiz) == [chosen[client.id] for client in quiz.players]


def test_a_row_that_is_made_anew_waits_as_long():
    with kit.Server() as server:
        owner = server.player("Owner")
        general, subjects = sets_of(owner, 3)
        people = players(server, 3)
        made = begun(people[0], people, short(general, subjects))
        waits = stage_of(people[0], made)["choose_by"]
        assert server.stop() == 0
        with server.database() as db:
            assert db.execute("UPDATE tournament SET choose_by = NULL WHERE id = ?", [made["id"]]).rowcount == 1
        assert kit.run("verify", "--db", server.db).returncode != 0
        assert kit.run("verify", "--db", server.db, "--rebuild").returncode == 0
        assert kit.run("verify", "--db", server.db).returncode == 0
        server.start()
        assert waits is not None and stage_of(people[0], made)["choose_by"] == waits


def test_a_log_with_another_draw_is_found():
    with kit.Server("--expire-choice", "1") as server:
        owner = server.player("Owner")
        general, subjects = sets_of(owner, 3)
        people = players(server, 3)
        made = begun(people[0], people, short(general, subjects))
        first_made(people[0], made)
        assert server.stop() == 0
        assert kit.run("verify", "--db", server.db).returncode == 0
        with server.database() as db:
            rows = db.execute("SELECT seq, body FROM tournament_event WHERE kind = 'subject' ORDER BY seq").fetchall()
            bodies = [json.loads(body) for _, body in rows]
            bodies[0]["set"], bodies[1]["set"] = bodies[1]["set"], bodies[0]["set"]
            for (seq, _), body in zip(rows[:2], bodies):
                statement = "UPDATE tournament_event SET body = ? WHERE kind = 'subject' AND seq = ?"
                assert db.execute(statement, [json.dumps(body), seq]).rowcount == 1
        found = kit.run("verify", "--db", server.db)
        assert found.returncode != 0 and "The subject is not the one that the seed draws." in found.stdout + found.stderr
