# SPDX-License-Identifier: Apache-2.0
"""Making quizzes: options, references to sets, how many questions there must be, whose they are; and what becomes of a game
whose questions change, or go.
"""

import signal
import threading

import kit
import pytest
from quiz_kit import (
    at_once,
    canaries_of,
    chair,
    insist,
    make_quiz,
    make_set,
    mastermind,
    question,
    questions,
    sheet,
)

GAMES = "/v1/games"
NOT_THERE = "is no question set, or no version of one, that you may use"


@pytest.fixture(scope="module")
def owner(server):
    return server.player("Owner")


@pytest.fixture(scope="module")
def plenty(owner):
    """A public set that is enough for whatever is refused for another reason."""
    return make_set(owner, 400)


def quiz_of(*parts, **more):
    """The body of a quiz of these parts; more: members beside the options, or, of the options, those that it knows."""
    outer = {name: more.pop(name) for name in ("role", "opponents", "ranked", "visibility", "clock") if name in more}
    return {"ruleset": "quiz", "options": {"parts": list(parts), **more}, **outer}


def format_of(general, *subjects, **more):
    outer = {name: more.pop(name) for name in ("role", "opponents", "ranked", "visibility", "clock") if name in more}
    return {"ruleset": "mastermind-quiz", "options": mastermind(general, *subjects, **more), **outer}


def refused(player, body, pointer):
    """What a refusal says of a member, which is the only one that it names."""
    errors = player.post(GAMES, body).problem(422, "invalid-value")["errors"]
    assert [error["pointer"] for error in errors] == [pointer], errors
    return errors[0]["detail"]


# --- Options -------------------------------------------------------------------------------------------------------

COMMON = [
    ("judge", "nobody"),
    ("judge", "master"),  # there is none
    ("reading", "loud"),
    ("reading", "aloud"),
    ("spelling", "careless"),
    ("grace_seconds", -1),
    ("grace_seconds", 61),
    ("ready_seconds", 4),
    ("ready_seconds", 601),
    ("ready_seconds", "60"),
    ("judge_seconds", 4),
    ("judge_seconds", 301),
    ("appeal_seconds", -1),
    ("appeal_seconds", 601),
    ("tie_break", 1),
    ("title", ""),
    ("title", "x" * 41),
    ("title", "a\0b"),
    ("rounds", 0),
    ("rounds", 21),
    ("hints", True),
    ("hints", False),
]


@pytest.mark.parametrize("name, value", COMMON)
@pytest.mark.parametrize("make", [quiz_of, format_of])
def test_options_of_both_rulesets_that_are_refused(bob, plenty, make, name, value):
    body = make(chair(plenty), **{name: value}) if make is quiz_of else make(plenty, plenty, **{name: value})
    refused(bob, body, f"/options/{name}")


@pytest.mark.parametrize(
    "name, value",
    [
        ("general", None),
        ("general", 7),
        ("subjects", []),
        ("subjects", "all"),
        ("subjects", ["x"] * 21),
        ("assignment", "drawn"),
        ("subject_seconds", 4),
        ("subject_seconds", 601),
        ("general_seconds", 4),
        ("general_seconds", 601),
        ("parts", []),
    ],
)
def test_options_of_the_format_that_are_refused(bob, plenty, name, value):
    body = format_of(plenty, plenty)
    body["options"][name] = value
    refused(bob, body, f"/options/{name}")


@pytest.mark.parametrize("name", ["general", "subjects"])
def test_the_format_needs_its_sets(bob, plenty, name):
    body = format_of(plenty, plenty)
    del body["options"][name]
    refused(bob, body, f"/options/{name}")


@pytest.mark.parametrize(
    "kind, name, value",
    [
        ("chair", "seconds", 4),
        ("chair", "seconds", 601),
        ("chair", "order", "drawn"),
        ("chair", "questions", 5),
        ("chair", "points", 5),
        ("all", "questions", 0),
        ("all", "questions", 101),
        ("all", "seconds", 4),
        ("all", "seconds", 301),
        ("all", "pause_seconds", -1),
        ("all", "pause_seconds", 61),
        ("all", "pause_seconds", None),  # there is no master to go on
        ("all", "points", 0),
        ("all", "points", 1001),
        ("all", "speed", 1),
        ("all", "order", "seats"),
        ("sheet", "questions", 0),
        ("sheet", "questions", 51),
        ("sheet", "seconds", 9),
        ("sheet", "seconds", 3601),
        ("sheet", "points", 0),
        ("sheet", "points", 1001),
        ("sheet", "speed", True),
        ("sheet", "pause_seconds", 5),
        ("sheet", "title", ""),
        ("sheet", "title", "x" * 101),
        ("sheet", "set", None),
        ("sheet", "set", 7),
    ],
)
def test_members_of_parts_that_are_refused(bob, plenty, kind, name, value):
    part = {"kind": kind, "set": plenty.id, name: value}
    refused(bob, quiz_of(chair(plenty), part), f"/options/parts/1/{name}")


def test_parts_that_are_none(bob, plenty):
    refused(bob, {"ruleset": "quiz"}, "/options/parts")
    refused(bob, quiz_of(), "/options/parts")
    refused(bob, quiz_of(*[chair(plenty)] * 13), "/options/parts")
    refused(bob, quiz_of(7), "/options/parts/0")
    refused(bob, quiz_of({"set": plenty.id}), "/options/parts/0/kind")
    refused(bob, quiz_of({"kind": "stool", "set": plenty.id}), "/options/parts/0/kind")
    refused(bob, quiz_of({"kind": "chair"}), "/options/parts/0/set")
    refused(bob, quiz_of(chair(plenty), general=plenty.id), "/options/general")


def test_what_needs_a_master(bob, plenty):
    aloud = {"role": "master", "opponents": [{"open": True}], "reading": "aloud"}
    refused(bob, quiz_of(chair(plenty), at_once(plenty), **aloud), "/options/reading")
    refused(bob, quiz_of(chair(plenty), judge="automatic", **aloud), "/options/reading")
    refused(bob, quiz_of(chair(plenty), opponents=[{"name": "Team Bridge"}]), "/opponents/0/name")
    game = bob.post(GAMES, quiz_of(at_once(plenty, pause_seconds=None), role="master")).ok(201)
    assert game["options"]["parts"][0]["pause_seconds"] is None and game["options"]["judge"] == "master"
    assert bob.post(GAMES, quiz_of(chair(plenty), **aloud)).ok(201)["options"]["reading"] == "aloud"


def test_what_stands_where_nothing_is_said(bob, plenty):
    reference = {"set": plenty.id, "version": 1, "categories": None, "difficulty": None}
    common = {
        "judge": "automatic",
        "reading": "screen",
        "spelling": "exact",
        "grace_seconds": 15,
        "ready_seconds": 60,
        "judge_seconds": 30,
        "tie_break": True,
        "rounds": 1,
    }
    game = bob.post(GAMES, {"ruleset": "mastermind-quiz", "options": {"general": plenty.id, "subjects": [plenty.id]}}).ok()
    assert game["options"] == {
        **common,
        "appeal_seconds": 30,
        "title": "Mastermind",
        "general": reference,
        "subjects": [reference],
        "assignment": "shared",
        "subject_seconds": 120,
        "general_seconds": 150,
    }
    assert len(game["seats"]) == 4 and game["status"] == "open" and game["state"] is None and game["clock"] is None
    parts = [{"kind": kind, "set": plenty.id} for kind in ("chair", "all", "sheet")]
    alone = bob.post(GAMES, quiz_of(*parts)).ok(201)
    assert alone["options"] == {
        **common,
        "appeal_seconds": 0,
        "title": None,
        "parts": [
            {"kind": "chair", "set": reference, "seconds": 120, "order": "seats", "title": None},
            {
                "kind": "all",
                "set": reference,
                "seconds": 20,
                "questions": 10,
                "points": 1,
                "pause_seconds": 5,
                "speed": False,
                "title": None,
            },
            {"kind": "sheet", "set": reference, "seconds": 300, "questions": 10, "points": 1, "title": None},
        ],
    }
    assert len(alone["seats"]) == 1 and alone["status"] == "playing"


def test_options_as_they_are_shown_make_the_same_game_again(bob, plenty):
    body = quiz_of(chair(plenty, order="reverse", title="One"), sheet(plenty), ready_seconds=None, title="Champion")
    shown = bob.post(GAMES, body).ok(201)["options"]
    assert bob.post(GAMES, {"ruleset": "quiz", "options": shown}).ok(201)["options"] == shown
    shown = bob.post(GAMES, format_of(plenty, plenty, title=None)).ok(201)["options"]
    assert shown["title"] is None
    assert bob.post(GAMES, {"ruleset": "mastermind-quiz", "options": shown}).ok(201)["options"] == shown


# --- Seats ---------------------------------------------------------------------------------------------------------


def test_so_many_contenders_at_the_most(bob, plenty):
    eight = bob.post(GAMES, format_of(plenty, plenty, opponents=[{"open": True}] * 7)).ok(201)
    assert len(eight["seats"]) == 8
    refused(bob, format_of(plenty, plenty, opponents=[{"open": True}] * 8), "/opponents")
    part = at_once(plenty, 2)
    everybody = bob.post(GAMES, quiz_of(part, opponents=[{"open": True}] * 63)).ok(201)
    assert [seat["role"] for seat in everybody["seats"]] == ["contender"] * 64
    refused(bob, quiz_of(part, opponents=[{"open": True}] * 64), "/opponents")
    with_master = bob.post(GAMES, quiz_of(part, role="master", opponents=[{"open": True}] * 63)).ok(201)
    assert [seat["role"] for seat in with_master["seats"]] == ["contender"] * 63 + ["master"]
    assert with_master["you"]["seat"] == 63
    refused(bob, quiz_of(part, role="master", opponents=[{"open": True}] * 64), "/opponents")


def test_a_master_counts_beside_the_contenders(bob, plenty):
    assert len(bob.post(GAMES, format_of(plenty, plenty, role="master")).ok(201)["seats"]) == 5
    assert len(bob.post(GAMES, quiz_of(chair(plenty), role="master")).ok(201)["seats"]) == 2
    alone_with_a_master = [{"open": True, "role": "master"}]
    game = bob.post(GAMES, quiz_of(chair(plenty), opponents=alone_with_a_master)).ok(201)
    assert [seat["role"] for seat in game["seats"]] == ["contender", "master"] and game["you"]["seat"] == 0


def test_roles_that_are_refused(bob, plenty):
    refused(bob, quiz_of(chair(plenty), role="master", opponents=[]), "/opponents")
    refused(bob, format_of(plenty, plenty, role="master", opponents=[]), "/opponents")
    master = {"open": True, "role": "master"}
    refused(bob, quiz_of(chair(plenty), opponents=[master, {"open": True}, master]), "/opponents/2/role")
    refused(bob, quiz_of(chair(plenty), role="master", opponents=[{"open": True}, master]), "/opponents/1/role")
    refused(bob, quiz_of(chair(plenty), role="umpire"), "/role")
    refused(bob, quiz_of(chair(plenty), opponents=[{"open": True, "role": "umpire"}]), "/opponents/0/role")
    refused(bob, quiz_of(chair(plenty), opponents=[{"name": "Team", "role": "master"}]), "/opponents/0/name")


def test_clocks_and_bots_are_refused(bob, plenty):
    for clock in ({"turn_seconds": 60}, {"initial_seconds": 300}, {"bot_turn_seconds": 5}):
        refused(bob, quiz_of(chair(plenty), clock=clock), "/clock")
    assert bob.post(GAMES, quiz_of(chair(plenty), clock=None)).ok(201)["clock"] is None
    refused(bob, quiz_of(chair(plenty), opponents=[{"bot": "random"}]), "/opponents/0/bot")
    refused(bob, format_of(plenty, plenty, opponents=[{"open": True}, {"bot": "minimax"}]), "/opponents/1/bot")


def test_an_invited_person_is_given_no_clock(bob, eve, plenty):
    game = bob.post(GAMES, quiz_of(chair(plenty), opponents=[{"player": eve.id}])).ok(201)
    assert game["clock"] is None and [seat["bank_seconds"] for seat in game["seats"]] == [None, None]


def test_the_roles_at_its_tables_are_told(anyone):
    roles = anyone.get("/v1/rulesets/mastermind-quiz").ok(200)["roles"]
    assert roles == [
        {"role": "contender", "competes": True, "min": 1, "max": 8},
        {"role": "master", "competes": False, "min": 0, "max": 1},
    ]
    assert anyone.get("/v1/rulesets/gomoku").ok(200)["roles"] == []


def test_an_action_of_another_family_is_none_here(server, bob, plenty):
    quiz = bob.post(GAMES, quiz_of(chair(plenty))).ok(201)
    bob.post(f"{GAMES}/{quiz['id']}/guesses", {"code": "1234"}).problem(404)
    table = server.alone()
    table[0].post(table.path + "/ready", {}).problem(404)


# --- Assignment ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "contenders, subjects, said, resolved",
    [
        (1, 1, None, "by-seat"),
        (3, 3, None, "by-seat"),
        (3, 1, None, "shared"),
        (2, 4, None, "chosen"),
        (2, 2, "chosen", "chosen"),
        (1, 1, "shared", "shared"),
        (3, 2, None, None),
        (3, 2, "by-seat", None),
        (2, 3, "by-seat", None),
        (2, 2, "shared", None),
        (3, 2, "chosen", None),
    ],
)
def test_subjects_fit_their_assignment(owner, bob, contenders, subjects, said, resolved):
    sets = [make_set(owner, 60) for _ in range(subjects)]
    body = format_of(make_set(owner, 60), *sets, opponents=[{"open": True}] * (contenders - 1))
    if said:
        body["options"]["assignment"] = said
    if resolved:
        assert bob.post(GAMES, body).ok(201)["options"]["assignment"] == resolved
    else:
        detail = refused(bob, body, "/options/subjects")
        assert detail.startswith(f"has {subjects}, and there are {contenders} contenders")


def test_nobody_chooses_a_set_twice(owner, bob, plenty):
    other = make_set(owner, 60)
    body = format_of(plenty, other, plenty, other, assignment="chosen", opponents=[{"open": True}])
    refused(bob, body, "/options/subjects/2")


def test_each_of_several_may_have_the_same_subject_by_seat(bob, plenty):
    game = bob.post(GAMES, format_of(plenty, plenty, plenty, opponents=[{"open": True}])).ok(201)
    assert game["options"]["assignment"] == "by-seat"


def test_each_seat_is_asked_on_its_subject(owner, bob, eve):
    general, first, second = (make_set(owner, 60) for _ in range(3))
    quiz = make_quiz([bob, eve], "mastermind-quiz", **mastermind(general, first, second, grace_seconds=0))
    for seat, own in ((0, first), (1, second)):
        assert quiz.ready(seat).ok(201)["game"]["state"]["questions"][0]["text"] in {item["text"] for item in own.items}
        quiz.wait_for("stint-over", count=seat + 1)


# --- References ----------------------------------------------------------------------------------------------------


def test_a_reference_is_an_id_or_an_object(bob, plenty):
    resolved = {"set": plenty.id, "version": 1, "categories": None, "difficulty": None}
    for reference in (
        plenty.id,
        {"set": plenty.id},
        {"set": plenty.id, "version": 1},
        {"set": plenty.id, "version": None, "categories": None, "difficulty": None},
    ):
        game = bob.post(GAMES, quiz_of({"kind": "chair", "set": reference})).ok(201)
        assert game["options"]["parts"][0]["set"] == resolved


@pytest.mark.parametrize(
    "member, value, pointer",
    [
        ("set", 7, "/set"),
        ("version", 0, "/version"),
        ("version", "1", "/version"),
        ("versoin", 1, "/versoin"),
        ("categories", [], "/categories"),
        ("categories", "History", "/categories"),
        ("categories", ["History", 7], "/categories/1"),
        ("categories", [""], "/categories/0"),
        ("categories", ["x" * 101], "/categories/0"),
        ("categories", ["History", "ł" * 101], "/categories/1"),
        ("categories", ["History", "History"], "/categories/1"),
        ("difficulty", [], "/difficulty"),
        ("difficulty", ["easy", "grim"], "/difficulty/1"),
        ("difficulty", ["easy", "easy"], "/difficulty/1"),
        ("difficulty", ["easy", "medium", "hard", "easy"], "/difficulty"),
    ],
)
def test_references_that_are_not_well_made(bob, plenty, member, value, pointer):
    reference = {"set": plenty.id, member: value}
    refused(bob, quiz_of({"kind": "chair", "set": reference}), "/options/parts/0/set" + pointer)
    refused(bob, format_of(reference, plenty), "/options/general" + pointer)
    refused(bob, format_of(plenty, reference), "/options/subjects/0" + pointer)


def without_id(reply):
    return {name: value for name, value in reply.json.items() if name != "request_id"}


def length_without_id(reply):
    """The id ends in a count of the server's requests, whose digits may become more between two of them."""
    return int(reply.headers["content-length"]) - len(reply.json["request_id"])


def test_nobody_learns_what_private_sets_there_are(server, owner, bob, plenty):
    private = make_set(owner, 60, visibility="private")
    deleted = make_set(owner, 60)
    deleted.delete()
    gone = server.player("Gone")
    of_gone = make_set(gone, 60)
    gone.delete("/v1/players/me").ok(204)
    references = [
        private.id,
        {"set": private.id, "version": 1},
        {"set": private.id, "version": 2},
        deleted.id,
        of_gone.id,
        {"set": plenty.id, "version": 2},
        plenty.id[:-1] + ("0" if plenty.id[-1] != "0" else "1"),
        "nothing",
        "",
        "É" * 16,
        plenty.id.upper(),
        "x" * 5000,
    ]
    for make, pointer in (
        (lambda reference: quiz_of(chair(plenty), {"kind": "chair", "set": reference}), "/options/parts/1/set"),
        (lambda reference: format_of(reference, plenty), "/options/general"),
        (lambda reference: format_of(plenty, plenty, reference, opponents=[{"open": True}]), "/options/subjects/1"),
    ):
        replies = [bob.post(GAMES, make(reference)) for reference in references]
        for reply in replies:
            errors = reply.problem(422, "invalid-value")["errors"]
            assert errors == [{"pointer": pointer, "detail": NOT_THERE}]
        assert len({str(without_id(reply)) for reply in replies}) == 1
        assert len({length_without_id(reply) for reply in replies}) == 1


def test_a_private_set_is_its_owner_s(owner, bob, eve):
    private = make_set(owner, 60, visibility="private")
    game = owner.post(GAMES, quiz_of(chair(private), opponents=[{"player": bob.id}])).ok(201)
    assert bob.post(f"{GAMES}/{game['id']}/join").ok(201)["game"]["status"] == "playing"
    eve.post(GAMES, quiz_of(chair(private))).problem(422, "invalid-value", "/options/parts/0/set")
    eve.server.anyone().post(GAMES, quiz_of(chair(private))).problem(422, "invalid-value", "/options/parts/0/set")


def test_a_set_that_has_become_private_still_serves_the_games_that_name_it(owner, bob, eve):
    asked = make_set(owner, 60)
    game = bob.post(GAMES, quiz_of(chair(asked), opponents=[{"player": eve.id}])).ok(201)
    owner.patch(asked.path, {"visibility": "private"}).ok(200)
    bob.post(GAMES, quiz_of(chair(asked))).problem(422, "invalid-value", "/options/parts/0/set")
    assert eve.post(f"{GAMES}/{game['id']}/join").ok(201)["game"]["status"] == "playing"


# --- Versions ------------------------------------------------------------------------------------------------------


def first_question(player, game):
    return player.post(f"{GAMES}/{game['id']}/ready", {}).ok(201)["game"]["state"]["questions"][0]["text"]


def test_the_newest_version_is_meant_where_none_is_named(owner, bob):
    old = make_set(owner, 60)
    new = old.replace(questions(60))
    game = bob.post(GAMES, quiz_of(chair(old))).ok(201)
    assert game["options"]["parts"][0]["set"]["version"] == 2
    assert first_question(bob, game) in {item["text"] for item in new.items}
    game = bob.post(GAMES, quiz_of(chair({"set": old.id, "version": 1}))).ok(201)
    assert game["options"]["parts"][0]["set"]["version"] == 1
    assert first_question(bob, game) in {item["text"] for item in old.items}


def test_a_later_version_changes_no_game(owner, bob, eve):
    old = make_set(owner, 60)
    game = bob.post(GAMES, quiz_of(chair(old), opponents=[{"player": eve.id}])).ok(201)
    old.replace(questions(3))  # which would not be enough
    assert eve.post(f"{GAMES}/{game['id']}/join").ok(201)["game"]["options"]["parts"][0]["set"]["version"] == 1
    assert first_question(bob, game) in {item["text"] for item in old.items}


def test_a_game_uses_one_version_of_a_set(owner, bob):
    asked = make_set(owner, 60)
    asked.replace(questions(60))
    first = {"set": asked.id, "version": 1}
    detail = refused(bob, quiz_of(chair(first), chair(asked)), "/options/parts/1/set")
    assert "version 2" in detail and "version 1" in detail
    refused(bob, format_of(first, asked), "/options/subjects/0")


# --- How many questions --------------------------------------------------------------------------------------------


def counted(detail):
    """How many there are and how many it takes."""
    words = detail.split()
    return int(words[words.index("through") + 1]), int(words[words.index("takes") + 1])


@pytest.mark.parametrize(
    "contenders, part, takes",
    [
        (1, lambda asked: chair(asked, seconds=120), 20),
        (1, lambda asked: chair(asked, seconds=121), 21),
        (1, lambda asked: chair(asked, seconds=7), 2),
        (3, lambda asked: chair(asked, seconds=120), 3 * 20 + 20),
        (1, lambda asked: at_once(asked, 7), 7),
        (2, lambda asked: at_once(asked, 7), 7 + 20),
        (1, lambda asked: sheet(asked, 50), 50),
        (9, lambda asked: sheet(asked, 4), 4 + 20),
    ],
)
def test_a_set_must_have_what_a_game_takes(owner, bob, contenders, part, takes):
    opponents = [{"open": True}] * (contenders - 1)
    short = make_set(owner, takes - 1)
    detail = refused(bob, quiz_of(part(short), opponents=opponents), "/options/parts/0/set")
    assert counted(detail) == (takes - 1, takes)
    bob.post(GAMES, quiz_of(part(make_set(owner, takes)), opponents=opponents)).ok(201)


def test_without_tie_breaks_nothing_is_kept_for_them(owner, bob):
    body = quiz_of(at_once(make_set(owner, 3)), opponents=[{"open": True}], tie_break=False)
    bob.post(GAMES, body).ok(201)


def test_what_the_format_takes_of_each(owner, bob):
    """Two contenders: 20 of a subject each, 25 of the general set each and its 20 for tie-breaks."""
    whole = {"subject_seconds": 120, "general_seconds": 150, "opponents": [{"open": True}]}
    fine, thin = make_set(owner, 20), make_set(owner, 19)
    general, short = make_set(owner, 70), make_set(owner, 69)
    bob.post(GAMES, format_of(general, fine, make_set(owner, 20), **whole)).ok(201)
    assert counted(refused(bob, format_of(short, fine, make_set(owner, 20), **whole), "/options/general")) == (69, 70)
    assert counted(refused(bob, format_of(general, fine, thin, **whole), "/options/subjects/1")) == (19, 20)
    shared = make_set(owner, 40)
    bob.post(GAMES, format_of(general, shared, **whole)).ok(201)
    assert counted(refused(bob, format_of(general, fine, **whole), "/options/subjects/0")) == (20, 40)


def test_references_to_the_same_questions_share_them(owner, bob):
    both = make_set(owner, 9)
    assert counted(refused(bob, quiz_of(at_once(both, 5), sheet(both, 5)), "/options/parts/0/set")) == (9, 10)
    bob.post(GAMES, quiz_of(at_once(both, 5), sheet(both, 4))).ok(201)


def test_a_category_is_told_by_its_characters_however_many_bytes_they_have(owner, bob):
    longest = "𝕏" * 100
    asked = make_set(owner, questions(1, category=longest) + questions(1))
    game = bob.post(GAMES, quiz_of(at_once({"set": asked.id, "categories": [longest]}, 1))).ok(201)
    assert game["options"]["parts"][0]["set"]["categories"] == [longest]


def test_references_that_let_through_others_share_nothing(owner, bob):
    items = questions(5, category="History") + questions(4, category="Art", difficulty="hard") + questions(3)
    asked = make_set(owner, items)
    history = {"set": asked.id, "categories": ["History"]}
    art = {"set": asked.id, "categories": ["Art"], "difficulty": ["medium", "hard"]}
    both = {"set": asked.id, "categories": ["Art", "History"]}
    bob.post(GAMES, quiz_of(at_once(history, 5), sheet(art, 4))).ok(201)
    assert counted(refused(bob, quiz_of(sheet(art, 5)), "/options/parts/0/set")) == (4, 5)
    assert counted(refused(bob, quiz_of(sheet({**art, "difficulty": ["easy"]}, 1)), "/options/parts/0/set")) == (0, 1)
    assert counted(refused(bob, quiz_of(at_once(history, 4), sheet(both, 6)), "/options/parts/0/set")) == (5, 10)
    bob.post(GAMES, quiz_of(at_once(history, 4), sheet(both, 1))).ok(201)
    # Of the whole set there is enough, but what one of the others takes may be all that this one lets through.
    assert counted(refused(bob, quiz_of(at_once(history, 4), sheet(asked, 2)), "/options/parts/0/set")) == (5, 6)


def test_what_a_reference_keeps_out_is_not_asked(owner, bob):
    wanted = questions(6, category="History", difficulty="hard")
    asked = make_set(owner, wanted + questions(50, category="History") + questions(50, difficulty="hard"))
    reference = {"set": asked.id, "categories": ["History"], "difficulty": ["hard"]}
    quiz = make_quiz([bob], parts=[sheet(reference, 6)])
    shown = quiz.ready(0).ok(201)["game"]["state"]["questions"]
    assert {one["text"] for one in shown} == {item["text"] for item in wanted}
    assert {(one["category"], one["difficulty"]) for one in shown} == {("History", "hard")}


def test_a_game_that_could_not_be_dealt_is_refused(owner, bob):
    """Questions that are as long as may be, a hundred of them: more than a deal may hold."""
    long = [question(explanation="é" * 1000, answers=["ü" * 190 + str(i) for i in range(20)]) for _ in range(105)]
    asked = make_set(owner, long)
    body = quiz_of(at_once(asked, 100))
    detail = refused(bob, body, "/options/parts/0/set")
    assert "so long that a round could not be dealt" in detail
    bob.post(GAMES, quiz_of(at_once(asked, 20))).ok(201)


# --- Who counts ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def operator(server):
    """Plays, with an account that has the scope of an admin beside that of players."""
    admin = kit.Client(server, kit.run("token", "create", "--scope", "admin", "--db", server.db).stdout.strip())
    minted = admin.post("/v1/players/me/tokens", {"scopes": ["play"]}).ok(201)
    return kit.Client(server, minted["token"], admin.get("/v1/players/me").ok(200))


@pytest.fixture(scope="module")
def official(operator):
    return make_set(operator, 400)


TRUE_TO_FORM = {"subject_seconds": 120, "general_seconds": 150}


def test_alone_the_format_counts_by_itself_where_its_sets_are_a_service_s(bob, official, plenty):
    def ranked(general, subject, **more):
        return bob.post(GAMES, format_of(general, subject, opponents=[], **{**TRUE_TO_FORM, **more})).ok(201)["ranked"]

    assert ranked(official, official)
    assert not ranked(plenty, official) and not ranked(official, plenty)
    assert not ranked(official, official, subject_seconds=119)
    assert not ranked(official, official, general_seconds=151)
    assert not ranked(official, official, grace_seconds=14)
    assert not ranked(official, official, spelling="forgiving")
    assert ranked(official, official, title="Champion", appeal_seconds=10, ready_seconds=None, tie_break=False)


def test_with_others_somebody_must_ask_for_it(bob, official, plenty):
    two = {**TRUE_TO_FORM, "opponents": [{"open": True}]}
    assert not bob.post(GAMES, format_of(official, official, **two)).ok(201)["ranked"]
    assert bob.post(GAMES, format_of(official, official, ranked=True, **two)).ok(201)["ranked"]
    refused(bob, format_of(plenty, official, ranked=True, **two), "/ranked")
    refused(bob, format_of(official, plenty, ranked=True, **two), "/ranked")
    refused(bob, format_of(official, official, ranked=True, **{**two, "grace_seconds": 0}), "/ranked")


def test_a_quiz_of_one_s_own_making_never_counts(bob, official):
    refused(bob, quiz_of(chair(official), ranked=True), "/ranked")
    assert not bob.post(GAMES, quiz_of(chair(official))).ok(201)["ranked"]


def test_with_somebody_without_an_account_it_does_not_count(bob, official):
    mastered = {"role": "master", "judge": "automatic", "opponents": [{"name": "Team Bridge"}], **TRUE_TO_FORM}
    refused(bob, format_of(official, official, ranked=True, **mastered), "/ranked")


# --- Whose questions they are --------------------------------------------------------------------------------------


def owners(game):
    return [seat["owns_questions"] for seat in game["seats"]]


def test_a_contender_who_owns_questions_is_told_of(owner, bob, plenty):
    game = owner.post(GAMES, quiz_of(chair(plenty), opponents=[{"player": bob.id}])).ok(201)
    assert owners(game) == [True, False] and not game["ranked"]
    game = bob.post(GAMES, quiz_of(chair(plenty), opponents=[{"player": owner.id}], visibility="public")).ok(201)
    assert owners(game) == [False, False]
    assert owners(owner.post(f"{GAMES}/{game['id']}/join").ok(201)["game"]) == [False, True]
    assert owners(bob.server.anyone().get(f"{GAMES}/{game['id']}").ok(200)) == [False, True]
    events = bob.get(f"{GAMES}/{game['id']}/events").ok(200)["items"]
    assert next(event for event in events if event["kind"] == "joined")["owns_questions"] is True


def test_a_master_may_own_them(owner, bob, plenty):
    game = owner.post(GAMES, quiz_of(chair(plenty), role="master", opponents=[{"player": bob.id}])).ok(201)
    assert owners(game) == [False, False]


def test_nobody_is_ranked_by_questions_of_their_own(operator, official, bob):
    whole = {**TRUE_TO_FORM, "opponents": [{"open": True}]}
    assert not operator.post(GAMES, format_of(official, official, **{**whole, "opponents": []})).ok(201)["ranked"]
    refused(operator, format_of(official, official, ranked=True, **whole), "/ranked")
    game = bob.post(GAMES, format_of(official, official, ranked=True, visibility="public", **whole)).ok(201)
    before = bob.get(f"{GAMES}/{game['id']}").ok(200)
    operator.post(f"{GAMES}/{game['id']}/join").problem(409, "not-allowed-now")
    assert bob.get(f"{GAMES}/{game['id']}").ok(200) == before
    mastered = bob.post(GAMES, format_of(official, official, ranked=True, visibility="public", judge="automatic",
                                         **TRUE_TO_FORM, opponents=[{"open": True, "role": "master"}])).ok(201)  # fmt: skip
    assert operator.post(f"{GAMES}/{mastered['id']}/join").ok(201)["game"]["ranked"]


def test_sets_of_somebody_who_is_no_service_any_more_count_no_more(server, bob):
    admin = kit.Client(server, kit.run("token", "create", "--scope", "admin", "--db", server.db).stdout.strip())
    own, service = (admin.post("/v1/players/me/tokens", {"scopes": [scope]}).ok(201) for scope in ("play", "service"))
    asked = make_set(kit.Client(server, own["token"]), 60)
    alone = format_of(asked, asked, opponents=[], **TRUE_TO_FORM)
    assert bob.post(GAMES, alone).ok(201)["ranked"]
    (first,) = [one for one in admin.get("/v1/players/me/tokens").ok(200)["items"] if "admin" in one["scopes"]]
    admin.delete("/v1/players/me/tokens/" + first["id"]).ok(204)
    assert bob.post(GAMES, alone).ok(201)["ranked"], "there is a service's token still"
    kit.Client(server, own["token"]).delete("/v1/players/me/tokens/" + service["id"]).ok(204)
    assert not bob.post(GAMES, alone).ok(201)["ranked"]


# --- The last seat deals -------------------------------------------------------------------------------------------


def log_of(server, game):
    """The kinds of a game's events, as its creator reads them."""
    return [event["kind"] for event in server.get(f"{GAMES}/{game['id']}/events?limit=1000").ok(200)["items"]]


def test_it_is_dealt_when_the_last_seat_is_taken(server, owner, bob, eve):
    asked = make_set(owner, 60)
    carl = server.player("Carl")
    game = bob.post(GAMES, quiz_of(chair(asked), opponents=[{"player": eve.id}, {"open": True}])).ok(201)
    assert game["status"] == "open" and game["commitment"] is None
    assert eve.post(f"{GAMES}/{game['id']}/join").ok(201)["game"]["status"] == "open"
    last = carl.post("/v1/join", {"join_code": game["join_code"]}).ok(201)["game"]
    assert last["status"] == "playing" and last["commitment"] and last["state"]["phase"] == "ready"
    assert last["state"]["sets"] == [
        {"set": asked.id, "version": 1, "title": "Made up", "licence": "CC0-1.0", "author": None, "source": None}
    ]
    assert log_of(bob, game) == ["created", "joined", "joined", "round", "part"]


def test_what_a_licence_asks_for_is_told(owner, bob):
    told = {"title": "Capitals", "licence": "CC-BY-SA-4.0", "author": "Ann", "source": "https://example.org/capitals"}
    asked = make_set(owner, 60, **told)
    game = bob.post(GAMES, quiz_of(chair(asked))).ok(201)
    assert game["state"]["sets"] == [{"set": asked.id, "version": 1, **told}]


def test_many_take_the_last_seats_at_once(server, owner, bob):
    asked = make_set(owner, 1000)
    games = [bob.post(GAMES, quiz_of(chair(asked), opponents=[{"open": True}])).ok(201) for _ in range(4)]
    players = [server.player(f"Player {number}") for number in range(8)]
    replies = kit.together(
        *[
            lambda player=player, body={"join_code": games[number % 4]["join_code"]}: insist(
                lambda: player.post("/v1/join", body)
            )
            for number, player in enumerate(players)
        ]
    )
    assert sorted(reply.status for reply in replies) == [201] * 4 + [409] * 4
    for game in games:
        assert log_of(bob, game) == ["created", "joined", "round", "part"]
        assert bob.get(f"{GAMES}/{game['id']}").ok(200)["status"] == "playing"


def test_a_thousand_questions_are_loaded_by_several_at_once(server, owner):
    asked = make_set(owner, 1000)
    players = [server.player(f"Player {number}") for number in range(8)]
    body = quiz_of(chair(asked, seconds=600))
    replies = kit.together(*[lambda player=player: insist(lambda: player.post(GAMES, body)) for player in players])
    commitments = {reply.ok(201)["commitment"] for reply in replies}
    assert len(commitments) == 8  # each was dealt by itself


def test_others_go_on_while_the_largest_sets_are_loaded(server, owner):
    """Others are answered, whatever they ask for, while games of sets of five thousand questions are made."""
    large = [make_set(owner, 5000) for _ in range(2)]
    table, ended, answers = server.table(2), threading.Event(), []
    body = quiz_of(*[at_once(asked, 100) for asked in large])

    def ask():
        while not ended.is_set() or len(answers) < 2:
            answers.append(table.view())
            answers.append(server.player("Other"))

    def create(count=3):
        try:
            creators = [server.player("Creator") for _ in range(count)]
            return kit.together(*[lambda one=one: insist(lambda: one.post(GAMES, body)) for one in creators])
        finally:
            ended.set()

    _, made = kit.together(ask, create)
    assert [reply.ok(201)["status"] for reply in made] == ["playing"] * 3


# --- Sets that go --------------------------------------------------------------------------------------------------


def delete_account(player):
    player.delete("/v1/players/me").ok(204)


@pytest.mark.parametrize("how", ["set", "account"])
def test_an_open_game_whose_questions_are_gone_is_aborted(server, bob, eve, how):
    owner = server.player("Owner")
    asked = make_set(owner, 60)
    game = bob.post(GAMES, quiz_of(chair(asked), opponents=[{"player": eve.id}], visibility="public")).ok(201)
    if how == "set":
        asked.delete()
    else:
        delete_account(owner)
    assert bob.get(f"{GAMES}/{game['id']}").ok(200)["status"] == "open"
    answer = eve.post(f"{GAMES}/{game['id']}/join").ok(201)["game"]
    assert (answer["status"], answer["state"], answer["result"]) == ("aborted", None, None)
    last = bob.get(f"{GAMES}/{game['id']}/events").ok(200)["items"][-1]
    assert (last["kind"], last["seat"], last["reason"]) == ("aborted", None, "set-deleted")
    eve.post(f"{GAMES}/{game['id']}/ready", {}).problem(409, "game-over")


@pytest.mark.parametrize("how", ["set", "account"])
def test_a_game_that_is_played_goes_on_whole(own_server, tmp_path, how):
    owner, bob = own_server.player("Owner"), own_server.player("Bob")
    asked = make_set(owner, 60)
    quiz = make_quiz([bob], parts=[sheet(asked, 3), at_once(asked, 2)])
    if how == "set":
        asked.delete()
    else:
        delete_account(owner)
    own_server.restart(signal.SIGKILL)
    quiz.ready(0).ok(201)
    for shown in quiz.state()["questions"]:
        quiz.right(0, shown["question"]).ok(201)
    quiz.hand_in(0).ok(201)
    quiz.ready(0).ok(201)
    quiz.right(0).ok(201)
    quiz.wait_for("question", count=5)
    assert quiz.right(0).ok(201)["game"]["result"]["points"] == [5]
    exported = tmp_path / "game.json"
    exported.write_bytes(bob.get(quiz.path + "/export").body)
    assert kit.run("verify", exported).returncode == 0
    assert kit.run("verify", "--db", own_server.db).returncode == 0
    bob.post(quiz.path + "/rematch").problem(409, "not-allowed-now")


def test_a_set_that_is_deleted_while_games_of_it_are_made(server, bob):
    """Each of them is made whole, or refused; none is left between."""
    for _ in range(3):
        asked = make_set(server.player("Owner"), 1000)
        calls = [lambda asked=asked: bob.post(GAMES, quiz_of(chair(asked))) for _ in range(4)]
        *replies, _ = kit.together(*calls, asked.delete)
        for reply in replies:
            if reply.status == 201:
                assert reply.json["status"] in ("playing", "aborted")
            else:
                assert reply.problem(422, "invalid-value")["errors"][0]["detail"] == NOT_THERE


# --- Again ---------------------------------------------------------------------------------------------------------


def test_a_creation_is_repeated_without_a_second_game(bob, plenty):
    again = {"headers": {"Idempotency-Key": "quiz-1"}}
    first = bob.post(GAMES, quiz_of(chair(plenty)), **again)
    second = bob.post(GAMES, quiz_of(chair(plenty)), **again)
    assert second.ok(201) == first.ok(201) and second.headers["idempotency-replayed"] == "true"
    bob.post(GAMES, quiz_of(sheet(plenty)), **again).problem(422, "idempotency-mismatch")


def test_a_creation_is_repeated_when_its_set_is_gone(owner, bob):
    asked, again = make_set(owner, 60), {"headers": {"Idempotency-Key": "quiz-2"}}
    first = bob.post(GAMES, quiz_of(chair(asked)), **again).ok(201)
    asked.delete()
    assert bob.post(GAMES, quiz_of(chair(asked)), **again).ok(201) == first


def test_the_last_join_is_repeated_without_a_second_deal(owner, bob, eve):
    asked, again = make_set(owner, 60), {"headers": {"Idempotency-Key": "join-1"}}
    game = bob.post(GAMES, quiz_of(chair(asked), opponents=[{"player": eve.id}])).ok(201)
    first = eve.post(f"{GAMES}/{game['id']}/join", {}, **again)
    second = eve.post(f"{GAMES}/{game['id']}/join", {}, **again)
    assert second.ok(201) == first.ok(201) and second.headers["idempotency-replayed"] == "true"
    assert log_of(bob, game) == ["created", "joined", "round", "part"]


def test_one_key_used_by_many_at_once_makes_one_game(bob, plenty):
    call = {"headers": {"Idempotency-Key": "quiz-3"}}
    replies = kit.together(*[lambda: bob.post(GAMES, quiz_of(chair(plenty)), **call)] * 6)
    assert len({reply.ok(201)["id"] for reply in replies if reply.status == 201}) == 1
    assert {reply.status for reply in replies} <= {201, 409}


def test_a_guest_makes_one_and_plays(server, plenty):
    guest, game = server.guest(quiz_of(chair(plenty)))
    assert game["status"] == "playing" and not game["ranked"]
    assert guest.post(f"{GAMES}/{game['id']}/ready", {}).ok(201)["game"]["state"]["phase"] == "question"
    other = server.anyone().post(GAMES, quiz_of(chair(plenty), opponents=[{"open": True}])).ok(201)
    joined = server.anyone().post("/v1/join", {"join_code": other["join_code"]}).ok(201)
    assert joined["game"]["status"] == "playing"


def spoilt_batches(server):
    name = "referee_writer_spoilt_batches_total "
    return next(line for line in server.anyone().get("/metrics").text.splitlines() if line.startswith(name))


def test_who_begins_a_quiz_before_its_sets_are_loaded_holds_up_nobody(own_server):
    """The last seat, and a rematch alone: both are refused before they have written, and done again with the sets."""
    bob, eve = own_server.player("Bob"), own_server.player("Eve")
    asked = make_set(bob, 60, visibility="public")
    before = spoilt_batches(own_server)
    make_quiz([eve, bob], parts=[sheet(asked)])
    alone = make_quiz([eve], parts=[sheet(asked)])
    eve.post(alone.path + "/resignation").ok(201)
    assert eve.post(alone.path + "/rematch").ok(201)["game"]["status"] == "playing"
    assert before.endswith(" 0") and spoilt_batches(own_server) == before


def test_a_rematch_is_made_by_whoever_may_still_use_the_set(server, bob):
    owner = server.player("Owner")
    asked = make_set(owner, 60)
    quiz, other = (make_quiz([bob, owner], parts=[sheet(asked)]) for _ in range(2))
    owner.patch(asked.path, {"visibility": "private"}).ok(200)
    for table in (quiz, other):
        table.resign(0).ok(201)
        bob.post(table.path + "/rematch").problem(409, "not-allowed-now")
    assert owner.post(quiz.path + "/rematch").ok(201)["game"]["status"] == "open"
    assert bob.post(quiz.path + "/rematch").ok(201)["game"]["status"] == "playing"


def test_a_rematch_is_dealt_anew_from_the_same_version(owner, bob, eve):
    asked = make_set(owner, 60)
    quiz = make_quiz([bob, eve], parts=[at_once(asked, 3)], title="Champion")
    asked.replace(questions(60))
    quiz.resign(0).ok(201)
    again = bob.post(quiz.path + "/rematch").ok(201)["game"]
    assert again["status"] == "open" and again["options"] == quiz.game["options"]
    begun = eve.post(quiz.path + "/rematch").ok(201)["game"]
    assert begun["status"] == "playing" and begun["commitment"] != quiz.game["commitment"]
    assert [seat["player"]["id"] for seat in begun["seats"]] == [eve.id, bob.id]
    for one in (bob, eve):
        shown = one.post(f"{GAMES}/{begun['id']}/ready", {}).ok(201)["game"]["state"]["questions"]
    assert shown[0]["text"] in {item["text"] for item in asked.items}


def test_a_refused_creation_leaves_nothing(own_server):
    owner, bob = own_server.player("Owner"), own_server.player("Bob")
    asked = make_set(owner, 3)
    bob.post(GAMES, quiz_of(chair(asked, seconds=600))).problem(422, "invalid-value")
    own_server.anyone().post(GAMES, quiz_of(chair(asked, seconds=600))).problem(422, "invalid-value")
    assert bob.get("/v1/games").ok(200)["items"] == []
    assert not [word for word in canaries_of(asked.items) if word in own_server.log]
