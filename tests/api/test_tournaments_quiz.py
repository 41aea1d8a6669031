# SPDX-License-Identifier: Apache-2.0
"""Tournaments of quizzes: no question is dealt to two tables, whatever happens; and what is refused."""

import hashlib
import json
import signal

import pytest

import kit
from quiz_kit import Quiz, insist, make_set, mastermind, questions
from test_guests import make_guest
from test_tournaments import until_over
from test_tournaments_people import entrants, target, wait_for
from test_tournaments_heats import events_of, numbered, path_of, tables_of

# What a game takes at the least of stints of 5 s: one question each, and 20 for tie-breaks of the last part's set.
TIES = 20


@pytest.fixture(scope="module")
def server():
    with kit.Server() as server:
        yield server


@pytest.fixture
def owner(server):
    return server.player("Owner")


def players(server, count):
    return [server.player(f"P{number}") for number in range(1, count + 1)]


def body_of(people, options, format="heats", ruleset="mastermind-quiz", **more):
    return {"ruleset": ruleset, "format": format, "options": options, "entrants": entrants(*people), **more}


def begin(creator, people, options, **more):
    """A tournament that all have joined, whoever of them has made it."""
    made = insist(lambda: creator.post("/v1/tournaments", body_of(people, options, **more))).ok(201)
    for one in people:
        if one is not creator:
            made = one.post(target(made, "/join")).ok(201)
    return made


def short(general, subject, **more):
    return mastermind(general, subject, appeal_seconds=0, grace_seconds=0, tie_break=False, **more)


def sit_down(clients, tournament, master=None):
    """All of a table accept their game; the quiz, with its players by seat."""
    path = path_of(clients[0], tournament)
    game = None
    for client in [*clients, *([master] if master else [])]:
        game = insist(lambda client=client: client.post(path + "/join")).ok(201)["game"]
    by_id = {client.id: client for client in [*clients, *([master] if master else [])]}
    return Quiz(game, [by_id[seat["player"]["id"]] for seat in game["seats"]])


def play(quiz, contenders, until=None):
    """The earlier seats know more: seat 0 one question of each of its stints, all others none. Stops after so many stints."""
    stints = 0
    while quiz.view()["status"] == "playing" and stints != until:
        state = quiz.state()
        if state["phase"] == "ready":
            quiz.ready(state["chair"]).ok(201)
            stints += 1
            seat = state["chair"]
            if seat == 0 and quiz.state()["questions"]:
                quiz.right(seat)
            while quiz.state()["phase"] == "question" and quiz.state()["chair"] == seat:
                if not quiz.wrong(seat).status == 201:
                    break
        elif state["phase"] == "tie-break":
            raise AssertionError("there is no tie-break")
        else:
            quiz.wait_for_phase("ready", "over")
    return quiz


def dealt_of(server, tournament):
    """By game of the tournament, the texts of all questions that were dealt to it, asked or not."""
    with server.database() as db:
        rows = db.execute(
            "SELECT event.game, event.body FROM event JOIN tournament_game ON tournament_game.game = event.game"
            " WHERE tournament = ? AND event.kind = 'round'",
            [tournament["id"]],
        ).fetchall()
    dealt = {}
    for game, body in rows:
        deal = json.loads(body)["deal"]
        dealt.setdefault(game, []).extend(json.loads(entry["dealt"])["text"] for entry in deal["questions"])
    return dealt


def expect_disjoint(server, tournament, games):
    dealt = dealt_of(server, tournament)
    assert len(dealt) == games, dealt.keys()
    every = [text for texts in dealt.values() for text in texts]
    assert len(every) == len(set(every)), "a question was dealt twice"
    return dealt


def expect_proved(quiz, dealt):
    """As many leaves as were dealt, and those that were put are among them."""
    game, history = quiz.view(), quiz.history()
    leaves = game["proof"]["secret"].split(",")
    assert len(leaves) == len(dealt)
    for item in history:
        assert hashlib.sha256(f"{item['salt']}\n{item['dealt']}".encode("ascii")).hexdigest() in leaves
        assert item["text"] in dealt


def play_stage(server, made, people, number, master=None):
    """All tables of a stage, which are played to the end; the quizzes."""
    tables = numbered(tables_of(people[0], made, number), people)
    quizzes = []
    for clients in tables:
        quizzes.append(play(sit_down(clients, made, master), len(clients)))
    return quizzes


# --- Heats ---------------------------------------------------------------------------------------------------------


def totals(sizes, ties=True):
    """What the tables take of the general set and of the subject's, where stints are of 5 s."""
    return sum(sizes) + (TIES * len(sizes) if ties else 0), sum(sizes)


@pytest.mark.parametrize("count, sizes, table", [(5, [[3, 2], [4]], 4), (9, [[3, 3, 3], [3]], 3)])
def test_no_question_is_dealt_to_two_tables(server, owner, tmp_path, count, sizes, table):
    general, subject = (make_set(owner, total) for total in totals([n for stage in sizes for n in stage]))
    people = players(server, count)
    options = mastermind(general, subject, appeal_seconds=0, grace_seconds=0)
    made = begin(people[0], people, options, table=table)
    assert made["title"] == "Mastermind" and made["options"]["assignment"] == "shared"
    assert made["options"]["general"] == {"set": general.id, "version": 1, "categories": None, "difficulty": None}
    quizzes = []
    for number, tables in enumerate(sizes, 1):
        played = play_stage(server, made, people, number)
        assert sorted(len(quiz.players) for quiz in played) == sorted(tables)
        quizzes += played
    over = until_over(people[0], made)
    dealt = expect_disjoint(server, made, len(quizzes))
    every = {text for texts in dealt.values() for text in texts}
    assert every == {item["text"] for asked in (general, subject) for item in asked.items}, "there was not one too many"
    for quiz in quizzes:
        expect_proved(quiz, dealt[quiz.id])
    final = quizzes[-1]
    assert [people[number - 1] for number in over["winners"]] == [final.players[0]]
    exported = tmp_path / "final.json"
    exported.write_bytes(final[0].get(final.path + "/export").body)
    assert kit.run("verify", exported).returncode == 0
    assert "shares" not in exported.read_text() and '"shares"' not in json.dumps(events_of(people[0], made))
    titles = server.anyone().get(f"/v1/players/{final.players[0].id}").ok()["titles"]
    assert [(line["tournament"], line["ruleset"], line["title"]) for line in titles] == [
        (made["id"], "mastermind-quiz", "Mastermind")
    ]
    stages = over["stages"]
    assert [stage["name"] for stage in stages] == ["heat", "final"]
    for stage in stages:
        for line in stage["tables"]:
            assert max(line["points"]) == 2 and line["points"].count(0) == len(line["points"]) - 1
    assert kit.run("verify", "--db", server.db).returncode == 0


@pytest.mark.parametrize("short_of", ["general", "subject"])
def test_a_set_one_question_too_small_is_refused_with_the_numbers(server, owner, short_of):
    people = players(server, 5)
    sizes = dict(zip(("general", "subject"), totals([3, 2, 4])))
    sizes[short_of] -= 1
    general, subject = make_set(owner, sizes["general"]), make_set(owner, sizes["subject"])
    body = body_of(people, mastermind(general, subject))
    pointer = "/options/general" if short_of == "general" else "/options/subjects/0"
    problem = insist(lambda: people[0].post("/v1/tournaments", body)).problem(422, "invalid-value", pointer)
    detail = problem["errors"][0]["detail"]
    assert f"lets through {sizes[short_of]} questions" in detail
    assert f"3 at the most, take {sizes[short_of] + 1} of them" in detail
    assert people[0].get("/v1/tournaments?player=me").ok()["items"] == []


def test_questions_are_those_that_are_let_through(server, owner):
    rivers = questions(30, category="Rivers", difficulty="easy") + questions(10, category="Rivers", difficulty="hard")
    items = [item for pair in zip(rivers, questions(40, category="Lakes", difficulty="easy")) for item in pair]
    asked = make_set(owner, items)
    people = players(server, 5)
    easy = {"set": asked.id, "categories": ["Rivers"], "difficulty": ["easy"]}
    parts = [
        {"kind": "sheet", "set": {"set": asked.id, "categories": ["Lakes"]}, "questions": 10, "seconds": 600},
        {"kind": "chair", "set": easy, "seconds": 6},
    ]
    options = {"parts": parts, "appeal_seconds": 0, "grace_seconds": 0, "tie_break": False, "title": "Rower"}
    made = begin(people[0], people, options, ruleset="quiz")
    assert made["title"] == "Rower"
    for clients in numbered(tables_of(people[0], made), people):
        sit_down(clients, made)
    dealt = expect_disjoint(server, made, 2)
    allowed = {item["text"]: (item["category"], item["difficulty"]) for item in items}
    for texts in dealt.values():
        assert len([text for text in texts if allowed[text][0] == "Lakes"]) == 10
        assert {allowed[text] for text in texts if allowed[text][0] == "Rivers"} == {("Rivers", "easy")}
    people[0].delete(target(made)).ok(204)


def test_a_game_that_is_played_again_is_dealt_from_its_tables_share(server, owner):
    general, subject = make_set(owner, 120), make_set(owner, 60)
    people = players(server, 5)
    made = begin(people[0], people, short(general, subject))
    three, two = sorted(numbered(tables_of(people[0], made), people), key=len, reverse=True)
    three[0].post(path_of(three[0], made) + "/decline").ok(201)
    again = wait_for(
        lambda: [game for game in three[1].get("/v1/games?player=me&status=open").ok()["items"] if len(game["seats"]) == 2]
    )[0]
    for client in three[1:]:
        insist(lambda client=client: client.post(f"/v1/games/{again['id']}/join")).ok(201)
    sit_down(two, made)
    expect_disjoint(server, made, 2)
    people[0].delete(target(made)).ok(204)


def test_tables_that_begin_at_the_same_moment_are_dealt_apart(server, owner):
    general, subject = (make_set(owner, total) for total in totals([3, 3, 3, 3]))
    people = players(server, 9)
    made = begin(people[0], people, mastermind(general, subject), table=3)
    tables = numbered(tables_of(people[0], made), people)
    paths = [path_of(clients[0], made) for clients in tables]
    for path, clients in zip(paths, tables):
        for client in clients[:-1]:
            client.post(path + "/join").ok(201)
    last = [lambda path=path, clients=clients: insist(lambda: clients[-1].post(path + "/join")) for path, clients in zip(paths, tables)]
    assert [reply.ok(201)["game"]["status"] for reply in kit.together(*last)] == ["playing"] * 3
    expect_disjoint(server, made, 3)
    people[0].delete(target(made)).ok(204)


def test_a_game_that_was_begun_and_is_played_again_has_questions_enough():
    """Whoever was waited for in vain is out; the others begin anew, with as many questions as any game."""
    with kit.Server() as server:
        owner = server.player("Owner")
        general, subject = (make_set(owner, total) for total in totals([3]))
        people = players(server, 3)
        options = mastermind(general, subject, ready_seconds=None, appeal_seconds=0, grace_seconds=0)
        made = begin(people[0], people, options)
        quiz = sit_down(numbered(tables_of(people[0], made), people)[0], made)
        chair = quiz.state()["chair"]
        server.arguments = ("--expire-idle", "1")
        server.restart()
        wait_for(lambda: quiz.view()["status"] == "aborted")
        server.arguments = ()
        server.restart()
        others = [client for seat, client in enumerate(quiz.players) if seat != chair]
        again = sit_down(others, made)
        assert again.id != quiz.id and play(again, 2).view()["status"] == "finished"
        over = until_over(people[0], made)
        assert over["winners"] == [people.index(again.players[0]) + 1]
        assert kit.run("verify", "--db", server.db).returncode == 0


def test_a_game_has_no_rematch_as_it_would_be_dealt_what_is_for_others(server, owner):
    general, subject = make_set(owner, 120), make_set(owner, 60)
    people = players(server, 3)
    made = begin(people[0], people, short(general, subject))
    quiz = play_stage(server, made, people, 1)[0]
    quiz.players[1].post(quiz.path + "/rematch").problem(409, "not-allowed-now")


def test_a_master_asks_at_every_table(server, owner):
    general, subject = make_set(owner, 120), make_set(owner, 60)
    people, master = players(server, 5), server.player("Magnus")
    options = short(general, subject, judge="automatic")
    made = begin(people[0], people, options, master=master.id)
    seen = []
    for number in (1, 2):
        for clients in numbered(tables_of(people[0], made, number), people):
            quiz = sit_down(clients, made, master)
            assert quiz.game["seats"][-1]["role"] == "master"
            seen.append(play(quiz, len(clients)))
    until_over(people[0], made)
    expect_disjoint(server, made, 3)


def test_guests_take_part(server, owner):
    general, subject = make_set(owner, 120), make_set(owner, 60)
    people = [*players(server, 3), make_guest(server), make_guest(server)]
    made = begin(people[0], people, short(general, subject))
    for number in (1, 2):
        play_stage(server, made, people, number)
    until_over(people[0], made)
    expect_disjoint(server, made, 3)


# --- Other formats -------------------------------------------------------------------------------------------------


def test_a_league_takes_what_all_its_games_take(server, owner):
    people = players(server, 3)
    # Three games of two: six stints, and five questions of a sheet a game.
    asked = make_set(owner, 21)
    parts = [{"kind": "sheet", "set": asked.id, "questions": 5, "seconds": 600}, {"kind": "chair", "set": asked.id, "seconds": 5}]
    options = {"parts": parts, "appeal_seconds": 0, "grace_seconds": 0, "tie_break": False}
    few = make_set(owner, 20)
    too_few = json.loads(json.dumps(options).replace(asked.id, few.id))
    body = body_of(people, too_few, format="round-robin", ruleset="quiz")
    insist(lambda: people[0].post("/v1/tournaments", body)).problem(422, "invalid-value", "/options/parts/0/set")
    made = begin(people[0], people, options, format="round-robin", ruleset="quiz")
    for played in range(3):
        game = wait_for(lambda: [g for one in people for g in open_games(one, made)])[0]
        at = [one for one in people if one.id in [seat["player"]["id"] for seat in game["seats"]]]
        quiz = sit_down(at, made)
        quiz.players[1].post(quiz.path + "/resignation").ok(201)
        wait_for(lambda played=played: people[0].get(target(made)).ok()["played"] == played + 1)
    over = until_over(people[0], made)
    assert over["tie_break_games"] == 0
    assert sum(map(len, expect_disjoint(server, made, 3).values())) == 21


def open_games(client, tournament):
    items = client.get("/v1/games?player=me&status=open&limit=100").ok()["items"]
    return [game for game in items if game.get("tournament") == tournament["id"]]


def test_a_drawn_knockout_is_decided_by_lot_and_a_shared_first_place_stays(server, owner):
    """No questions are kept for further games."""
    people = players(server, 2)
    asked = make_set(owner, 10)
    options = {
        "parts": [{"kind": "sheet", "set": asked.id, "questions": 2, "seconds": 600}],
        "appeal_seconds": 0,
        "tie_break": False,
    }
    for format, winners in (("knockout", 1), ("round-robin", 2), ("all-play", 2)):
        made = begin(people[0], people, options, format=format, ruleset="quiz")
        assert made["games"] == 1
        quiz = sit_down(people, made)
        for seat in (0, 1):
            quiz.ready(seat).ok(201)
        for seat in (0, 1):
            quiz.hand_in(seat).ok(201)
        over = until_over(people[0], made)
        assert len(over["winners"]) == winners and over["tie_break_games"] == 0 and over["played"] == 1, format
    assert kit.run("verify", "--db", server.db).returncode == 0


# --- Crashes and deletions -----------------------------------------------------------------------------------------


def test_killed_between_stages_it_deals_the_others_all_the_same():
    with kit.Server() as server:
        owner = server.player("Owner")
        general, subject = (make_set(owner, total) for total in totals([3, 2, 4]))
        people = players(server, 5)
        made = begin(people[0], people, mastermind(general, subject, appeal_seconds=0, grace_seconds=0))
        tables = numbered(tables_of(people[0], made), people)
        server.restart(signal.SIGKILL)
        play(sit_down(tables[0], made), len(tables[0]))
        quiz = sit_down(tables[1], made)
        play(quiz, len(tables[1]), until=2)
        server.restart(signal.SIGKILL)
        play(quiz, len(tables[1]))
        tables_of(people[0], made, 2)
        server.restart(signal.SIGKILL)
        play_stage(server, made, people, 2)
        until_over(people[0], made)
        dealt = expect_disjoint(server, made, 3)
        assert sum(map(len, dealt.values())) == sum(totals([3, 2, 4]))
        assert kit.run("verify", "--db", server.db).returncode == 0
        assert kit.run("verify", "--db", server.db, "--rebuild").returncode == 0


@pytest.mark.parametrize("shares", ['{"tables": 1, "seats": 2}', '{"tables": 3, "seats": 2}', "null"])
def test_a_log_whose_games_have_no_share_is_found(shares):
    with kit.Server() as server:
        owner = server.player("Owner")
        people = players(server, 5)
        made = begin(people[0], people, short(make_set(owner, 120), make_set(owner, 60)))
        for clients in numbered(tables_of(people[0], made), people):
            path_of(clients[0], made)
        assert server.stop() == 0
        assert kit.run("verify", "--db", server.db).returncode == 0
        with server.database() as db:
            statement = "UPDATE tournament_event SET body = json_set(body, '$.shares', json(?)) WHERE seq = 1"
            assert db.execute(statement, [shares]).rowcount == 1
        assert kit.run("verify", "--db", server.db).returncode == 1


@pytest.mark.parametrize("how", ["set", "account"])
def test_sets_deleted_between_stages_cancel_it(server, how):
    owner = server.player("Owner")
    general, subject = make_set(owner, 120), make_set(owner, 60)
    people = players(server, 5)
    made = begin(people[0], people, short(general, subject))
    first, second = numbered(tables_of(people[0], made), people)
    play(sit_down(first, made), len(first))
    quiz = sit_down(second, made)
    if how == "set":
        subject.delete()
    else:
        owner.delete("/v1/players/me").ok(204)
    play(quiz, len(second))
    over = until_cancelled(people[0], made)
    assert [stage["status"] for stage in over["stages"]] == ["finished", "cancelled"]
    assert over["winners"] == [] and events_of(people[0], made)[-1]["reason"] == "set-deleted"
    assert quiz.view()["status"] == "finished" and open_games(people[0], made) == []


def test_a_final_whose_sets_are_deleted_between_two_rounds_counts_by_the_first(server, owner):
    general, subject = make_set(owner, 120), make_set(owner, 120)
    people = players(server, 3)
    made = begin(people[0], people, short(general, subject, rounds=2))
    quiz = sit_down(numbered(tables_of(people[0], made), people)[0], made)
    assert play(quiz, 2 * len(people)).view()["status"] == "round-over"
    subject.delete()
    ended = insist(lambda: quiz.next_round()).ok(201)["game"]
    assert (ended["status"], ended["result"]["reason"]) == ("finished", "set-deleted")
    over = until_over(people[0], made)
    assert over["status"] == "finished" and over["played"] == 1
    assert kit.run("verify", "--db", server.db).returncode == 0


def test_sets_deleted_while_a_game_waits_cancel_it_and_what_is_played_goes_on(server, owner):
    general, subject = make_set(owner, 120), make_set(owner, 60)
    people = players(server, 5)
    made = begin(people[0], people, short(general, subject))
    first, second = numbered(tables_of(people[0], made), people)
    quiz = sit_down(first, made)
    path = path_of(second[0], made)
    for client in second[:-1]:
        client.post(path + "/join").ok(201)
    general.delete()
    answer = insist(lambda: second[-1].post(path + "/join")).ok(201)["game"]
    assert answer["status"] == "aborted"
    over = until_cancelled(people[0], made)
    assert events_of(people[0], made)[-1]["reason"] == "set-deleted"
    assert over["played"] == 0
    assert play(quiz, len(first)).view()["status"] == "finished"
    assert kit.run("verify", "--db", server.db).returncode == 0


def until_cancelled(client, tournament):
    return wait_for(lambda: [now for now in [client.get(target(tournament)).ok()] if now["status"] == "cancelled"])[0]


# --- What is refused -----------------------------------------------------------------------------------------------


def test_private_sets_are_their_owners_alone_and_nobody_learns_of_them(server, owner):
    private, public = make_set(owner, 200, visibility="private"), make_set(owner, 200)
    people = players(server, 3)

    def refused(creator, general, subject, pointer):
        body = body_of(people, short(general, subject))
        problem = insist(lambda: creator.post("/v1/tournaments", body)).problem(422, "invalid-value", pointer)
        return problem["errors"][0]["detail"]

    ann = people[0]
    said = {
        refused(ann, private, public, "/options/general"),
        refused(ann, "0" * 16, public, "/options/general"),
        refused(ann, {"set": public.id, "version": 7}, public, "/options/general"),
        refused(ann, public, private, "/options/subjects/0"),
    }
    assert len(said) == 1, said
    # Whoever makes it has the right, and those who play need none; and it is the version of then.
    made = begin(owner, people, short(private, public))
    private.replace(questions(3))
    quiz = play_stage(server, made, people, 1)[0]
    assert all(seat["owns_questions"] is False for seat in quiz.game["seats"])
    assert until_over(ann, made)["options"]["general"]["version"] == 1


@pytest.mark.parametrize(
    "change, pointer",
    [
        ({"options": {"assignment": "by-seat"}}, "/options/assignment"),
        ({"options": {"assignment": "chosen"}}, "/options/subjects"),
        ({"options": {"assignment": "chosen"}, "format": "swiss"}, "/options/assignment"),
        ({"options": {"judge": "master"}}, "/options/judge"),
        ({"deal": "duplicate"}, "/deal"),
        ({"deal": "duplicate", "format": "all-play"}, "/deal"),
        ({"table": 9}, "/table"),
        ({"clock": {"turn_seconds": 60}}, "/clock"),
        ({"seed": "mine"}, "/seed"),
    ],
)
def test_what_such_a_tournament_cannot_be(server, owner, change, pointer):
    general, subject = make_set(owner, 120), make_set(owner, 60)
    people = players(server, 3)
    body = {**body_of(people, short(general, subject)), **change}
    if "options" in change:
        body["options"] = {**short(general, subject), **change["options"]}
    insist(lambda: people[0].post("/v1/tournaments", body)).problem(422, "invalid-value", pointer)


def test_bots_of_the_server_answer_no_questions(server, owner):
    general, subject = make_set(owner, 120), make_set(owner, 60)
    people = players(server, 3)
    body = body_of(people, short(general, subject))
    body["entrants"][2] = {"bot": "random"}
    insist(lambda: people[0].post("/v1/tournaments", body)).problem(422, "invalid-value", "/entrants/2/bot")


def test_two_subjects_are_too_many(server, owner):
    sets = [make_set(owner, 120) for _ in range(3)]
    people = players(server, 3)
    options = mastermind(*sets)
    body = body_of(people, options)
    insist(lambda: people[0].post("/v1/tournaments", body)).problem(422, "invalid-value", "/options/subjects")


def test_the_same_request_again_has_the_same_answer(server, owner):
    general, subject = make_set(owner, 120), make_set(owner, 60)
    people = players(server, 3)
    body = body_of(people, short(general, subject))
    headers = {"Idempotency-Key": "quiz-heats"}
    first = insist(lambda: people[0].post("/v1/tournaments", body, headers=headers)).ok(201)
    subject.delete()
    assert people[0].post("/v1/tournaments", body, headers=headers).ok(201) == first
