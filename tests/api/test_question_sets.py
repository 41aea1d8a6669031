# SPDX-License-Identifier: Apache-2.0
"""Question sets: made, read, replaced, appended to and deleted; imported and exported; and what of them is nobody's."""

import contextlib
import http.client
import json
import threading
import time

import databases
import kit
import pytest

SETS = "/v1/question-sets"
SAMPLES = sorted((kit.ROOT / "docs" / "quiz").glob("*.json"))

CAPITALS = {
    "title": "Capitals",
    "language": "en",
    "licence": "CC-BY-SA-4.0",
    "author": "Ann",
    "source": "https://example.org/capitals",
    "subject": "Geography",
    "questions": [
        {"text": "What is the capital of France?", "answers": ["Paris", "City of Light"], "category": "Europe"},
        {"text": "Which is the capital of Norway?", "choices": ["Oslo", "Bergen"], "correct": 0, "category": "Europe"},
        {"text": "Is Sydney the capital of Australia?", "correct": False, "difficulty": "easy"},
        {"text": "In which year was Canberra founded?", "number": 1913, "tolerance": 1, "category": "Oceania"},
    ],
}

TRIVIA = {
    "response_code": 0,
    "results": [
        {
            "type": "multiple",
            "difficulty": "hard",
            "category": "Science &amp; Nature",
            "question": "What is H&#8322;O?",
            "correct_answer": "Water",
            "incorrect_answers": ["Air", "Fire", "Earth"],
        },
        {
            "type": "boolean",
            "difficulty": "easy",
            "category": "Science &amp; Nature",
            "question": "Is water wet?",
            "correct_answer": "True",
            "incorrect_answers": ["False"],
        },
        {
            "type": "multiple",
            "difficulty": "easy",
            "category": "Art",
            "question": "Which of nine?",
            "correct_answer": "1",
            "incorrect_answers": ["2", "3", "4", "5", "6", "7", "8", "9"],
        },
        {
            "type": "boolean",
            "difficulty": "easy",
            "category": "Art",
            "question": "is WATER wet",
            "correct_answer": "True",
            "incorrect_answers": ["False"],
        },
    ],
}

GIFT = b"""// of a course
$CATEGORY: Europe/North

::Oslo:: Which is the capital of Norway? {=Oslo ~Bergen ~Trondheim}

Name the capital of France. {=Paris =City of Light}

Sydney is the capital of Australia. {F}

Canberra was founded in {#1913:1}.

Match. {=Norway -> Oslo =Sweden -> Stockholm}

Write about Oslo. {}

Nothing is asked here.

Half right. {~%50%this ~%50%that}
"""

AS_GIFT = "format=gift&title=Geo&language=en&licence=own"


def make(owner, body=None, query="", **more):
    return owner.post(SETS + query, {**(body or CAPITALS), **more}).ok(201)


def path_of(made):
    return f"{SETS}/{made['id']}"


def questions_of(owner, made, query=""):
    return owner.get(f"{path_of(made)}/questions{query}").ok(200)


def count_questions(owner, made):
    """Of a set that is too large to be written down among the exchanges."""
    connection = http.client.HTTPConnection("127.0.0.1", owner.server.port, timeout=kit.PATIENCE_SECONDS)
    with contextlib.closing(connection):
        connection.request("GET", path_of(made) + "/questions", headers={"Authorization": "Bearer " + owner.token})
        response = connection.getresponse()
        assert response.status == 200
        return len(json.load(response)["items"])


def numbered(count, first=0, text="What is {0} times {0}?"):
    return [{"text": text.format(i), "number": i * i} for i in range(first, first + count)]


# ---- making one ----


def test_a_set_is_made_and_told_without_its_questions(ann):
    reply = ann.post(SETS, CAPITALS)
    made = reply.ok(201)
    assert reply.headers["location"] == path_of(made) and reply.headers["etag"] == '"1"'
    assert made == {
        "id": made["id"],
        "version": 1,
        "owner": {"id": ann.id, "name": "Ann", "kind": "human"},
        **{name: CAPITALS[name] for name in ("title", "language", "licence", "author", "source", "subject")},
        "visibility": "private",
        "count": 4,
        "kinds": {"text": 1, "choice": 1, "boolean": 1, "number": 1},
        "categories": [{"name": "Europe", "count": 2}, {"name": "Oceania", "count": 1}],
        "created_at": made["created_at"],
        "updated_at": made["created_at"],
    }
    assert ann.get(path_of(made)).ok(200) == made


def test_its_owner_reads_the_questions_as_they_were_given(ann):
    made = make(ann)
    assert questions_of(ann, made) == {"version": 1, "items": CAPITALS["questions"]}
    assert questions_of(ann, made, "?version=1&format=json")["version"] == 1


def test_what_is_optional_may_be_left_out_or_null(ann):
    body = {"title": "Few", "language": "de", "licence": "own", "author": None, "questions": [{"text": "?a", "correct": True}]}
    made = ann.post(SETS, body).ok(201)
    assert (made["author"], made["source"], made["subject"], made["visibility"]) == (None, None, None, "private")


def test_a_service_has_sets_too(server):
    made = kit.run("token", "create", "--scope", "service", "--db", server.db)
    service = kit.Client(server, made.stdout.strip())
    assert make(service)["version"] == 1


def test_nobody_makes_a_set_without_a_token(server):
    server.anyone().post(SETS, CAPITALS).problem(401)


def test_a_token_that_is_not_good_is_good_for_nothing(server, ann):
    path = path_of(make(ann, visibility="public"))
    bad = {"Authorization": "Bearer rf_none"}
    for method in ("GET", "PUT", "PATCH", "DELETE"):
        server.anyone().call(method, path, headers=bad).problem(401)
    for method in ("GET", "POST"):
        server.anyone().call(method, SETS, headers=bad).problem(401)
        server.anyone().call(method, path + "/questions", headers=bad).problem(401)


def test_a_query_that_is_no_text_is_refused(ann):
    path = path_of(make(ann))
    for target in (SETS, path, path + "/questions"):
        ann.get(target + "?q=%00").problem(400, "bad-request")


def test_a_dry_run_answers_alike_and_stores_nothing(ann):
    for _ in range(2):
        reply = ann.post(SETS + "?dry_run=true", CAPITALS, headers={"Idempotency-Key": "dry"})
        told = reply.ok(200)
        assert told["id"] is None and told["count"] == 4 and "location" not in reply.headers and "etag" not in reply.headers
    assert ann.get(SETS + "?owner=me").ok(200)["items"] == []
    made = make(ann, query="?dry_run=false")
    told = ann.put(path_of(made) + "?dry_run=true", CAPITALS).ok(200)
    assert told["id"] is None and told["version"] == 2
    told = ann.post(path_of(made) + "/questions?dry_run=true", {"questions": numbered(1)}).ok(200)
    assert told["id"] is None and told["count"] == 5
    assert ann.get(path_of(made)).ok(200) == made


def test_mistakes_are_told_each_where_it_is_the_first_twenty(ann):
    questions = numbered(30)
    for question in questions:
        question["number"] = "many"
    problem = ann.post(SETS, {**CAPITALS, "questions": questions}).problem(422, "invalid-value", "/questions/17/number")
    assert [error["pointer"] for error in problem["errors"]] == [f"/questions/{i}/number" for i in range(20)]
    assert "30 mistakes" in problem["detail"]
    assert ann.get(SETS + "?owner=me").ok(200)["items"] == []


@pytest.mark.parametrize(
    "change, pointer",
    [
        ({"title": None}, "/title"),
        ({"title": "x" * 101}, "/title"),
        ({"language": "english language"}, "/language"),
        ({"licence": ""}, "/licence"),
        ({"visibility": "hidden"}, "/visibility"),
        ({"questions": []}, "/questions"),
        ({"questions": numbered(5001)}, "/questions"),
        ({"secret": 1}, "/secret"),
        ({"questions": [{"text": "?", "answers": ["x"]}]}, "/questions/0/text"),
        ({"questions": [{"text": "Which?", "choices": ["a", "b"], "correct": 2}]}, "/questions/0/correct"),
        ({"questions": [{"text": "Which?"}]}, "/questions/0"),
        ({"questions": [{"text": "3 + 4?", "number": 7}, {"text": "3 + 4", "number": 7}]}, "/questions/1/text"),
        ({"questions": [{"text": f"{i}?", "number": i, "category": f"C{i}"} for i in range(101)]}, "/questions"),
    ],
)
def test_what_is_wrong_is_pointed_at(ann, change, pointer):
    body = {name: value for name, value in {**CAPITALS, **change}.items() if name != "title" or value is not None}
    if pointer == "/questions/0/text":
        body["questions"][0].pop("text")
    ann.post(SETS, body).problem(422, "invalid-value", pointer)
    ann.post(SETS + "?dry_run=true", body).problem(422, "invalid-value", pointer)
    made = make(ann)
    ann.put(path_of(made), body).problem(422, "invalid-value", pointer)


@pytest.mark.parametrize("query, pointer", [("format=xml", "?format"), ("dry_run=yes", "?dry_run"), ("encode=rot13", "?encode")])
def test_a_query_is_held_to_its_words(ann, query, pointer):
    ann.post(f"{SETS}?{query}", CAPITALS).problem(422, "invalid-value", pointer)


def test_a_body_may_have_four_mebibytes_and_no_more(ann):
    def body(padding):
        questions = [{"text": f"{i}?", "correct": True, "explanation": "e" * 1000} for i in range(3900)]
        questions.append({"text": "x?", "correct": True, "explanation": "e" * padding})
        return json.dumps({**CAPITALS, "questions": questions}, separators=(",", ":")).encode()

    limit = 4 * 1024 * 1024
    raw = body(1)
    raw += b" " * (limit - len(raw))
    made = ann.post(SETS, raw=raw, headers={"Content-Type": "application/json"}).ok(201)
    assert made["count"] == 3901
    assert count_questions(ann, made) == 3901
    headers = {"Content-Type": "application/json"}
    for method, path in (("POST", SETS), ("PUT", path_of(made)), ("POST", path_of(made) + "/questions")):
        ann.call(method, path, raw=raw + b" ", headers=headers).problem(413, "too-large")
    ann.patch(path_of(made), raw=b'{"title": "' + b"x" * 70_000 + b'"}').problem(413, "too-large")


# ---- who may ----


def test_a_private_set_is_there_for_its_owner_alone(server, ann, bob):
    made = make(ann)
    path = path_of(made)
    for who in (bob, server.anyone()):
        who.get(path).problem(404)
        assert made["id"] not in who.get(SETS).text
    bob.get(path + "/questions").problem(404)
    bob.put(path, CAPITALS).problem(404)
    bob.patch(path, {"title": "Mine"}).problem(404)
    bob.delete(path).problem(404)
    bob.post(path + "/questions", {"questions": numbered(1)}).problem(404)
    server.anyone().get(path + "/questions").problem(401)
    bob.get(SETS + "/0000000000000000").problem(404)
    bob.get(SETS + "/no-id").problem(404)
    assert bob.get(path).problem(404)["detail"] == bob.get(SETS + "/0000000000000000").problem(404)["detail"]


def test_a_public_set_is_seen_by_all_and_read_and_changed_by_its_owner(server, ann, bob):
    made = make(ann, visibility="public")
    path = path_of(made)
    for who in (bob, server.anyone()):
        assert who.get(path).ok(200) == made
        assert made in who.get(SETS).ok(200)["items"]
    bob.get(path + "/questions").problem(403)
    bob.get(path + "/questions?format=gift").problem(403)
    bob.put(path, CAPITALS).problem(403)
    bob.patch(path, {"title": "Mine"}).problem(403)
    bob.delete(path).problem(403)
    bob.post(path + "/questions", {"questions": numbered(1)}).problem(403)
    assert ann.get(path).ok(200) == made


# ---- versions ----


def test_replacing_makes_the_next_version_and_keeps_the_old(ann):
    made = make(ann)
    body = {**CAPITALS, "title": "Squares", "language": "fr", "questions": numbered(3)}
    reply = ann.put(path_of(made), body)
    told = reply.ok(200)
    assert reply.headers["etag"] == '"2"' and told["version"] == 2 and told["count"] == 3 and told["title"] == "Squares"
    assert told["created_at"] == made["created_at"] and told["updated_at"] >= made["updated_at"]
    assert ann.get(path_of(made)).ok(200) == told
    assert questions_of(ann, made) == {"version": 2, "items": numbered(3)}
    assert questions_of(ann, made, "?version=1")["items"] == CAPITALS["questions"]
    ann.get(path_of(made) + "/questions?version=3").problem(404)
    ann.get(path_of(made) + "/questions?version=0").problem(422, "invalid-value", "?version")
    ann.get(path_of(made) + "/questions?format=xml").problem(422, "invalid-value", "?format")


def test_appending_makes_the_next_version_with_all(ann):
    made = make(ann)
    told = ann.post(path_of(made) + "/questions", {"questions": numbered(2)}).ok(200)
    assert (told["version"], told["count"], told["kinds"]["number"]) == (2, 6, 3)
    told = ann.post(path_of(made) + "/questions", {"questions": numbered(2, 2)}).ok(200)
    assert (told["version"], told["count"]) == (3, 8)
    assert questions_of(ann, made)["items"] == CAPITALS["questions"] + numbered(4)
    assert questions_of(ann, made, "?version=2")["items"] == CAPITALS["questions"] + numbered(2)
    told = ann.put(path_of(made), {**CAPITALS, "questions": numbered(1)}).ok(200)
    assert (told["version"], told["count"]) == (4, 1)
    told = ann.post(path_of(made) + "/questions", {"questions": numbered(1, 1)}).ok(200)
    assert questions_of(ann, made)["items"] == numbered(2)
    assert questions_of(ann, made, "?version=3")["items"] == CAPITALS["questions"] + numbered(4)


def test_what_is_there_already_is_not_appended(ann):
    made = make(ann)
    again = {"questions": [*numbered(1), {"text": "what is the CAPITAL of france", "answers": ["Paris"]}]}
    for headers in ({}, {"Idempotency-Key": "again"}, {"Idempotency-Key": "again"}):
        reply = ann.post(path_of(made) + "/questions", again, headers=headers)
        reply.problem(422, "invalid-value", "/questions/1/text")
    ann.post(path_of(made) + "/questions", {}).problem(422, "invalid-value", "/questions")
    ann.post(path_of(made) + "/questions", CAPITALS).problem(422, "invalid-value", "/title")
    assert ann.get(path_of(made)).ok(200) == made


def test_a_set_has_five_thousand_questions_at_most(ann):
    made = make(ann, questions=numbered(4999))
    ann.post(path_of(made) + "/questions", {"questions": numbered(2, 4999)}).problem(422, "invalid-value", "/questions")
    assert ann.post(path_of(made) + "/questions", {"questions": numbered(1, 4999)}).ok(200)["count"] == 5000


def test_a_set_never_grows_beyond_eight_mebibytes(ann):
    def long(first):
        return [
            {"text": f"{i}?" + "t" * 900, "answers": ["a" * 200], "explanation": "e" * 1000, "source": "s" * 300}
            for i in range(first, first + 1500)
        ]

    made = make(ann, questions=long(0))
    assert ann.post(path_of(made) + "/questions", {"questions": long(1500)}).ok(200)["count"] == 3000
    problem = ann.post(path_of(made) + "/questions", {"questions": long(3000)}).problem(422, "invalid-value")
    assert "8 MiB" in problem["detail"]


def test_the_version_that_is_expected_is_held_against_the_sets(ann):
    made = make(ann)
    path, stale, good = path_of(made), {"If-Match": '"7"'}, {"If-Match": '"1"'}
    more = {"questions": numbered(1)}
    ann.put(path, CAPITALS, headers=stale).problem(412, "version-mismatch")
    ann.patch(path, {"title": "New"}, headers=stale).problem(412, "version-mismatch")
    ann.delete(path, headers=stale).problem(412, "version-mismatch")
    ann.post(path + "/questions", more, headers=stale).problem(412, "version-mismatch")
    ann.put(path + "?dry_run=true", CAPITALS, headers=stale).problem(412, "version-mismatch")
    assert ann.get(path).ok(200) == made
    assert ann.post(path + "/questions", more, headers=good).ok(200)["version"] == 2
    ann.put(path, CAPITALS, headers=good).problem(412, "version-mismatch")
    assert ann.put(path, CAPITALS, headers={"If-Match": '"1", "2"'}).ok(200)["version"] == 3
    assert ann.delete(path, headers={"If-Match": "*"}).status == 204


def together(count, act):
    replies = [None] * count
    begin = threading.Barrier(count)

    def run(i):
        begin.wait()
        replies[i] = act(i)

    threads = [threading.Thread(target=run, args=(i,)) for i in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return replies


def test_of_many_who_expect_the_same_version_one_makes_the_next(ann):
    made = make(ann)
    # Long enough to be written in several parts.
    body = {**CAPITALS, "questions": [{**q, "explanation": "e" * 900} for q in numbered(800)]}
    replies = together(4, lambda i: ann.put(path_of(made), body, headers={"If-Match": '"1"'}))
    assert sorted(reply.status for reply in replies) == [200, 412, 412, 412], [reply.text[:200] for reply in replies]
    assert ann.get(path_of(made)).ok(200)["version"] == 2
    assert len(questions_of(ann, made)["items"]) == 800


def test_all_who_append_at_once_are_in_it(ann):
    made = make(ann)
    replies = together(4, lambda i: ann.post(path_of(made) + "/questions", {"questions": numbered(20, 20 * i)}))
    assert [reply.status for reply in replies] == [200] * 4, [reply.text[:200] for reply in replies]
    assert sorted(reply.json["version"] for reply in replies) == [2, 3, 4, 5]
    texts = [item["text"] for item in questions_of(ann, made)["items"]]
    assert sorted(texts[4:]) == sorted(q["text"] for q in numbered(80))


def drafts_of(server):
    with server.database() as db:
        return db.execute("SELECT bytes FROM question_draft WHERE abandoned = 0").fetchall()


def fill_up(server, owner, left):
    """A draft of somebody else's making, in the place of many uploads: so many bytes are left of the owner's 64 MiB."""
    with server.database() as db:
        query = "SELECT coalesce(sum(bytes), 0) FROM question_set WHERE owner = ?"
        (used,) = db.execute(query, (owner.id,)).fetchone()
        draft = ("0" * 26, owner.id, int(time.time() * 1000), 64 * 1024 * 1024 - used - left)
        db.execute("INSERT INTO question_draft (upload, owner, at, bytes, abandoned) VALUES (?, ?, ?, ?, 0)", draft)


def append_behind_another(server, ann):
    """Appends much, and meanwhile a little: true where the much had been begun for the version before that."""
    made = make(ann)
    much = numbered(3000, text="What is {0} times {0}?" + "?" * 900 + "{0}")
    fill_up(server, ann, left=4_000_000)
    done = []
    thread = threading.Thread(target=lambda: done.append(ann.post(path_of(made) + "/questions", {"questions": much})))
    thread.start()
    while len(drafts_of(server)) < 2 and thread.is_alive():
        time.sleep(0.001)
    little = ann.post(path_of(made) + "/questions", {"questions": numbered(1, 9000)}).ok(200)
    thread.join()
    is_again = done[0].ok(200)["version"] > little["version"]
    assert len(drafts_of(server)) == 1, "the one that fills it up"
    assert ann.get(path_of(made)).ok(200)["version"] == 3
    with server.database() as db:
        db.execute("DELETE FROM question_draft WHERE upload = ?", ("0" * 26,))
    ann.delete(path_of(made)).ok(204)
    return is_again


def test_what_is_appended_once_more_does_not_count_twice(own_server):
    """Three megabytes, where there is room for four: what was written of them for a version that is no more is given up."""
    ann = own_server.player("Ann")
    assert any(append_behind_another(own_server, ann) for _ in range(20)), "they never met"


# ---- what describes it ----


def test_what_describes_it_changes_without_a_version(ann, bob):
    made = make(ann)
    reply = ann.patch(path_of(made), {"title": "Chief towns", "visibility": "public", "author": None, "licence": "CC0-1.0"})
    told = reply.ok(200)
    assert told == {
        **made,
        "title": "Chief towns",
        "visibility": "public",
        "author": None,
        "licence": "CC0-1.0",
        "updated_at": told["updated_at"],
    }
    assert reply.headers["etag"] == '"1"' and bob.get(path_of(made)).ok(200) == told
    assert ann.patch(path_of(made), {}).ok(200)["title"] == "Chief towns"
    ann.patch(path_of(made), {"visibility": "private"}).ok(200)
    bob.get(path_of(made)).problem(404)
    ann.post(path_of(made) + "/questions", {"questions": numbered(1)}).ok(200)
    assert ann.get(path_of(made)).ok(200)["title"] == "Chief towns"


@pytest.mark.parametrize(
    "body, pointer",
    [
        ({"title": ""}, "/title"),
        ({"title": None}, "/title"),
        ({"licence": None}, "/licence"),
        ({"visibility": "all"}, "/visibility"),
        ({"visibility": None}, "/visibility"),
        ({"language": "de"}, "/language"),
        ({"source": "s" * 301}, "/source"),
        ({"subject": 1}, "/subject"),
    ],
)
def test_a_description_is_held_to_its_bounds(ann, body, pointer):
    made = make(ann)
    ann.patch(path_of(made), body).problem(422, "invalid-value", pointer)
    assert ann.get(path_of(made)).ok(200) == made


def test_news_without_a_version_are_not_kept_back(ann):
    made = make(ann)
    ann.patch(path_of(made), {"title": "Newer"}).ok(200)
    reply = ann.get(path_of(made), headers={"If-None-Match": '"1"'})
    assert reply.ok(200)["title"] == "Newer" and reply.headers["etag"] == '"1"'


# ---- lists ----


def test_sets_are_listed_newest_first_and_found_by_title_and_language(server):
    ann, bob = server.player("Ann"), server.player("Bob")
    names = ["Łódź & Kraków", "Planets", "Old PLANETS", "Moons"]
    made = [
        make(ann, title=title, language=language, visibility=visibility)
        for title, language, visibility in zip(
            names, ["pl", "en-GB", "en", "de"], ["public", "public", "private", "private"], strict=True
        )
    ]

    def titles(who, query):
        ids = {item["id"] for item in made}
        return [item["title"] for item in who.get(f"{SETS}?limit=100&{query}").ok(200)["items"] if item["id"] in ids]

    assert titles(ann, "owner=me") == names[::-1]
    assert titles(ann, "") == names[::-1]
    assert titles(bob, "") == names[1::-1] and titles(bob, "owner=me") == []
    assert titles(ann, "q=planet") == ["Old PLANETS", "Planets"] and titles(bob, "q=planet") == ["Planets"]
    assert titles(server.anyone(), "q=lodz") == [names[0]]
    assert titles(ann, "language=en") == ["Old PLANETS", "Planets"]
    assert titles(ann, "language=EN-gb") == ["Planets"] and titles(ann, "language=e1") == []
    assert titles(ann, "owner=me&language=de&q=moon") == ["Moons"]


def test_pages_of_a_list_go_on_where_the_one_before_ended(server):
    ann = server.player("Ann")
    made = [make(ann, title=f"Büro & Co {i}")["id"] for i in range(5)]
    found, target = [], f"{SETS}?owner=me&limit=2&q=b%C3%BCro%20%26%20co"
    while target:
        reply = ann.get(target)
        found += [item["id"] for item in reply.ok(200)["items"]]
        target = reply.headers["link"].split(">")[0][1:] if "link" in reply.headers else None
        assert (target is None) == (reply.json["next"] is None)
    assert found == made[::-1]


def test_a_list_is_held_to_its_words(server, ann):
    server.anyone().get(SETS + "?owner=me").problem(401)
    ann.get(SETS + f"?owner={ann.id}").problem(422, "invalid-value", "?owner")
    ann.get(SETS + "?q=%3F%21").problem(422, "invalid-value", "?q")
    ann.get(SETS + "?q=" + "x" * 401).problem(422, "invalid-value", "?q")
    ann.get(SETS + "?language=e_n").problem(422, "invalid-value", "?language")
    ann.get(SETS + "?limit=0").problem(422, "invalid-value", "?limit")


# ---- deleting ----


def parts_of(server):
    with server.database() as db:
        return [
            db.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
            for table in ("question_set", "question_version", "question_part", "question_draft")
        ]


def wait_until_purged(server):
    deadline = time.monotonic() + kit.PATIENCE_SECONDS
    while parts_of(server) != [0, 0, 0, 0]:
        assert time.monotonic() < deadline, parts_of(server)
        time.sleep(0.2)


def test_a_deleted_set_is_gone_and_so_are_its_questions(own_server):
    ann, bob = own_server.player("Ann"), own_server.player("Bob")
    made = make(ann, visibility="public", questions=[{**q, "explanation": "e" * 900} for q in numbered(1000)])
    ann.put(path_of(made), CAPITALS).ok(200)
    assert ann.delete(path_of(made)).status == 204
    for who in (ann, bob):
        who.get(path_of(made)).problem(404)
        who.get(path_of(made) + "/questions").problem(404)
        who.delete(path_of(made)).problem(404)
        assert who.get(SETS).ok(200)["items"] == []
    assert ann.get(SETS + "?owner=me").ok(200)["items"] == []
    own_server.restart()
    wait_until_purged(own_server)
    assert kit.run("verify", "--db", own_server.db).returncode == 0


def test_with_an_account_its_sets_go(own_server):
    ann, bob = own_server.player("Ann"), own_server.player("Bob")
    made = make(ann, visibility="public")
    ann.delete("/v1/players/me").ok(204)
    bob.get(path_of(made)).problem(404)
    assert bob.get(SETS).ok(200)["items"] == []
    own_server.restart()
    wait_until_purged(own_server)


# ---- imports ----


def test_questions_of_open_trivia_db_are_imported(ann):
    told = ann.post(SETS + "?format=opentdb&title=Trivia", TRIVIA).ok(201)
    assert (told["title"], told["language"], told["licence"]) == ("Trivia", "en", "CC-BY-SA-4.0")
    assert told["source"] == "https://opentdb.com/"
    assert told["imported"] == 2
    assert told["skipped"] == [{"index": 2, "reason": "does-not-fit"}, {"index": 3, "reason": "duplicate"}]
    assert told["categories"] == [{"name": "Science & Nature", "count": 2}]
    items = questions_of(ann, told)["items"]
    assert items[0]["choices"][items[0]["correct"]] == "Water" and items[0]["text"] == "What is H₂O?"
    assert items[1]["correct"] is True
    more = ann.post(path_of(told) + "/questions?format=opentdb", TRIVIA).problem(422, "invalid-value", "/results")
    assert "duplicate" in more["detail"]
    told = ann.put(path_of(told) + "?format=opentdb&title=Again&language=de&licence=own&source=x", TRIVIA).ok(200)
    assert (told["version"], told["language"], told["licence"], told["source"]) == (2, "de", "own", "x")


def test_open_trivia_db_may_have_been_asked_for_other_encodings(ann):
    results = [{**TRIVIA["results"][1], "question": "Is%20water%20wet%3F", "category": "a", "correct_answer": "True"}]
    told = ann.post(SETS + "?format=opentdb&title=T&encode=url3986", {"response_code": 0, "results": results}).ok(201)
    assert questions_of(ann, told)["items"][0]["text"] == "Is water wet?"
    ann.post(SETS + "?format=opentdb&title=T", {"response_code": 5, "results": []}).problem(
        422, "invalid-value", "/response_code"
    )
    ann.post(SETS + "?format=opentdb", TRIVIA).problem(422, "invalid-value", "?title")


def test_gift_is_imported_with_what_curl_sends_and_as_plain_text(ann):
    for kind in ("text/plain", "text/plain; charset=utf-8", "application/x-www-form-urlencoded"):
        told = ann.post(f"{SETS}?{AS_GIFT}", raw=GIFT, headers={"Content-Type": kind}).ok(201)
        assert told["imported"] == 4 and told["count"] == 4
        assert told["skipped"] == [
            {"line": 12, "reason": "matching"},
            {"line": 14, "reason": "essay"},
            {"line": 16, "reason": "description"},
            {"line": 18, "reason": "partial-credit"},
        ]
    texts = [item["text"] for item in questions_of(ann, told)["items"]]
    assert texts[3] == "Canberra was founded in _____."
    more = b"One more? {T}\n\nSydney is the capital of Australia. {F}\n"
    told = ann.post(path_of(told) + "/questions?format=gift", raw=more, headers={"Content-Type": "text/plain"}).ok(200)
    assert (told["version"], told["count"], told["imported"]) == (2, 5, 1)
    assert told["skipped"] == [{"line": 3, "reason": "duplicate"}]


def test_gift_is_refused_by_its_line(ann):
    def send(raw, kind="text/plain", query=AS_GIFT):
        return ann.post(f"{SETS}?{query}", raw=raw, headers={"Content-Type": kind})

    send(b"Good? {T}\n\nBad {=a\n").problem(422, "invalid-value", "/lines/3")
    send(b"\xff").problem(422, "invalid-value", "/lines/1")
    send(b"").problem(422, "invalid-value", "/lines/1")
    send(GIFT, "application/json").problem(415, "unsupported-media-type")
    send(GIFT, "text/plain", "format=json").problem(415, "unsupported-media-type")
    problem = send(GIFT, query="format=gift").problem(422, "invalid-value", "?licence")
    assert {error["parameter"] for error in problem["errors"]} == {"title", "language", "licence"}


def test_a_set_is_exported_as_gift_and_imported_again(ann):
    made = make(ann)
    reply = ann.get(path_of(made) + "/questions?format=gift")
    assert reply.status == 200 and reply.headers["content-type"] == "text/plain; charset=utf-8"
    told = ann.post(f"{SETS}?{AS_GIFT}", raw=reply.body, headers={"Content-Type": "text/plain"}).ok(201)
    assert (told["imported"], told["skipped"], told["kinds"]) == (4, [], made["kinds"])
    ann.get(path_of(made) + "/questions?format=gift&version=2").problem(404)


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.stem)
def test_the_questions_that_come_along_can_be_had(ann, sample):
    made = ann.post(SETS, raw=sample.read_bytes(), headers={"Content-Type": "application/json"}).ok(201)
    body = json.loads(sample.read_text(encoding="utf-8"))
    assert made["count"] == len(body["questions"])
    exported = questions_of(ann, made)["items"]
    again = ann.post(SETS, {**body, "questions": exported}).ok(201)
    assert questions_of(ann, again)["items"] == exported
    assert of_gift(ann, made) == [without_lost(item) for item in exported]


# What GIFT has no place for, as the contract says of `format`.
LOST_IN_GIFT = {"difficulty", "source", "media", "unit"}


def without_lost(item):
    return {name: value for name, value in item.items() if name not in LOST_IN_GIFT}


def of_gift(owner, made):
    """The questions of a set after an export as GIFT and an import of that."""
    gift = owner.get(path_of(made) + "/questions?format=gift")
    assert gift.status == 200 and gift.headers["content-type"] == "text/plain; charset=utf-8"
    told = owner.post(f"{SETS}?{AS_GIFT}", raw=gift.body, headers={"Content-Type": "text/plain"}).ok(201)
    assert (told["imported"], told["skipped"], told["kinds"]) == (made["count"], [], made["kinds"])
    return questions_of(owner, told)["items"]


def test_whatever_a_question_is_made_of_comes_back_from_gift(ann):
    every = {"title": "::a::", "category": "top/$x$", "difficulty": "hard", "explanation": "#why\n\nso {x}", "source": "a book",
             "media": {"url": "https://example.org/", "alt": "A picture"}}  # fmt: skip
    asked = [
        {"text": "// {x} ~ = # \\ : ->\n$CATEGORY: y", "answers": ["%50%a", "[html]<b>", "c -> <d> &amp;", "=~#{x}"], **every},
        {"text": "Which of 日本, Łódź?", "choices": ["%100%a", "b -> c", "=d", "~e"], "correct": [1, 3], **every},
        {"text": "All of them", "choices": ["T", "F"], "correct": [0, 1]},
        {"text": "[html]&lt;b&gt;?", "correct": False, **every},
        {"text": "How far?", "number": -1.25, "tolerance": 0.125, "unit": "km", **every},
        {"text": "When?", "range": [-5, -1.5]},
        {"text": "::How many::", "number": 0},
    ]
    made = make(ann, questions=asked)
    assert of_gift(ann, made) == [without_lost(item) for item in questions_of(ann, made)["items"]]


# ---- answers given again ----


def test_a_repeated_request_makes_one_set_and_one_version(ann):
    key = {"Idempotency-Key": "set-1"}
    first = ann.post(SETS, CAPITALS, headers=key)
    made = first.ok(201)
    path = path_of(made)
    grown = ann.post(path + "/questions", {"questions": numbered(2)}, headers={"Idempotency-Key": "more"})
    put = ann.put(path, {**CAPITALS, "title": "Put"}, headers={"Idempotency-Key": "put"})
    ann.patch(path, {"title": "Other", "visibility": "public"}).ok(200)
    for reply, again in [
        (first, ann.post(SETS, CAPITALS, headers=key)),
        (grown, ann.post(path + "/questions", {"questions": numbered(2)}, headers={"Idempotency-Key": "more"})),
        (put, ann.put(path, {**CAPITALS, "title": "Put"}, headers={"Idempotency-Key": "put"})),
    ]:
        assert again.headers["idempotency-replayed"] == "true" and again.status == reply.status
        assert again.body == reply.body and again.headers["etag"] == reply.headers["etag"]
    assert ann.get(path).ok(200)["version"] == 3
    assert ann.delete(path).status == 204
    assert ann.post(SETS, CAPITALS, headers=key).body == first.body
    assert ann.put(path, {**CAPITALS, "title": "Put"}, headers={"Idempotency-Key": "put"}).body == put.body


def test_one_who_repeats_before_the_answer_is_there_is_answered_alike(ann):
    for number in range(5):
        made = make(ann)
        key = {"Idempotency-Key": f"impatient-{number}"}
        more = {"questions": numbered(300)}
        replies = together(4, lambda _: ann.post(path_of(made) + "/questions", more, headers=key))
        assert [reply.status for reply in replies] == [200] * 4, [reply.text[:200] for reply in replies]
        assert len({reply.body for reply in replies}) == 1
        assert ann.get(path_of(made)).ok(200)["version"] == 2


def test_a_repeated_import_tells_again_what_it_skipped(ann):
    made = ann.post(f"{SETS}?{AS_GIFT}", raw=GIFT, headers={"Content-Type": "text/plain"}).ok(201)
    raw = b"One more? {T}\n\nSydney is the capital of Australia. {F}\n"
    headers = {"Content-Type": "text/plain", "Idempotency-Key": "skips"}
    first, again = (ann.post(path_of(made) + "/questions?format=gift", raw=raw, headers=headers) for _ in range(2))
    assert first.ok(200)["skipped"] == [{"line": 3, "reason": "duplicate"}]
    assert again.body == first.body and again.headers["idempotency-replayed"] == "true"


def test_a_query_that_says_something_else_is_another_request(ann):
    headers = {"Content-Type": "text/plain", "Idempotency-Key": "query"}
    target = f"{SETS}?format=gift&language=en&licence=own&title="
    ann.post(target + "One", raw=GIFT, headers=headers).ok(201)
    ann.post(target + "Two", raw=GIFT, headers=headers).problem(422, "idempotency-mismatch")
    assert ann.post(target + "One", raw=GIFT, headers=headers).headers["idempotency-replayed"] == "true"


def test_a_large_body_is_known_again_by_its_key(ann):
    body = {**CAPITALS, "questions": [{**q, "explanation": "e" * 900} for q in numbered(500)]}
    first, again = (ann.post(SETS, body, headers={"Idempotency-Key": "large"}) for _ in range(2))
    assert first.ok(201) and again.body == first.body and again.headers["idempotency-replayed"] == "true"
    body["questions"][499]["number"] = 1
    ann.post(SETS, body, headers={"Idempotency-Key": "large"}).problem(422, "idempotency-mismatch")


# ---- how much there may be ----


def test_an_owner_has_so_many_sets(own_server):
    ann = own_server.player("Ann")
    for i in range(200):
        make(ann, questions=numbered(1), title=f"Set {i}")
    ann.post(SETS, CAPITALS).problem(409, "not-allowed-now")
    ann.post(SETS + "?dry_run=true", CAPITALS).problem(409, "not-allowed-now")
    newest = ann.get(SETS + "?owner=me&limit=1").ok(200)["items"][0]
    assert ann.put(path_of(newest), CAPITALS).ok(200)["version"] == 2
    assert ann.delete(path_of(newest)).status == 204
    make(ann)


def test_an_owner_has_so_many_bytes_also_in_old_versions(own_server):
    ann = own_server.player("Ann")
    made = make(ann)
    raw = json.dumps({**CAPITALS, "questions": [{**q, "explanation": "e" * 1000} for q in numbered(3800)]}).encode()
    statuses = []
    while len(statuses) < 20 and 409 not in statuses:
        statuses.append(ann.put(path_of(made), raw=raw, headers={"Content-Type": "application/json"}).status)
    assert statuses == [200] * (len(statuses) - 1) + [409] and 14 <= len(statuses) <= 18, statuses
    many = numbered(1200, 3800, "What is {0} times {0}? " + "t" * 900)
    more = {"questions": [{**q, "explanation": "e" * 1000, "source": "s" * 300} for q in many]}
    ann.post(path_of(made) + "/questions", more).problem(409, "not-allowed-now")
    assert ann.get(path_of(made)).ok(200)["version"] == len(statuses)
    assert kit.run("verify", "--db", own_server.db).returncode == 0


# ---- verified ----


FIRST = "(SELECT upload FROM question_version WHERE version = 1)"
LAST = "(SELECT upload FROM question_version WHERE version = 3)"


@pytest.mark.parametrize(
    "damage, told",
    [
        (f"DELETE FROM question_part WHERE upload = {FIRST}", "version 1: it has no questions"),
        ("UPDATE question_part SET body = '[{}]'", "version 1: its questions cannot be read"),
        (f"UPDATE question_part SET number = 1 WHERE upload = {LAST}", "version 3: a part"),
        ("UPDATE question_version SET questions = 7 WHERE version = 2", "version 2: what is told of its questions"),
        ("UPDATE question_version SET kinds = '{}' WHERE version = 2", "version 2: what is told of its questions"),
        ("UPDATE question_version SET categories = '[]' WHERE version = 1", "version 1: what is told of its questions"),
        ("UPDATE question_version SET bytes = 1 WHERE version = 3", "version 3: it counts for more or fewer bytes"),
        ("UPDATE question_version SET base = 1 WHERE version = 2", "version 3: its questions begin where none are"),
        ("DELETE FROM question_version WHERE version = 2", "version 2: it is missing"),
        ("DELETE FROM question_version WHERE version = 3", "version 2: it is not the newest"),
        ("DELETE FROM question_version", "version 0: there is none"),
        ("UPDATE question_set SET bytes = 5", "the set counts for more or fewer bytes"),
        ("UPDATE question_set SET plain_title = 'x'", "its title is searched by another"),
        ("INSERT INTO question_part (upload, number, body) VALUES ('0000000000000000', 0, '[]')", "are of no version"),
    ],
)
def test_damage_is_found_by_verify(sets_database, tmp_path, damage, told):
    with databases.copied(sets_database, tmp_path) as path:
        with databases.connected(path) as db:
            db.execute(damage)
        verified = kit.run("verify", "--db", path)
    assert verified.returncode == 1 and told in verified.stdout, verified.stdout


@pytest.fixture(scope="module")
def sets_database(tmp_path_factory):
    with databases.fresh(tmp_path_factory.mktemp("sets")) as path, kit.Server(db=path) as server:
        ann = server.player("Ann")
        made = make(ann)
        ann.put(path_of(made), {**CAPITALS, "questions": numbered(3)}).ok(200)
        ann.post(path_of(made) + "/questions", {"questions": numbered(2, 3)}).ok(200)
        assert server.stop() == 0
        verified = kit.run("verify", "--db", path)
        assert verified.returncode == 0 and "1 question set\n" in verified.stdout, verified.stdout
        yield path


# ---- durable ----


def test_what_was_answered_outlives_a_kill(own_server):
    ann = own_server.player("Ann")
    body = {**CAPITALS, "questions": [{**q, "explanation": "e" * 900} for q in numbered(900)]}
    for kill in (False, True, True):
        made = ann.post(SETS, body).ok(201)
        own_server.restart(how=9 if kill else 15)
        assert ann.get(path_of(made)).ok(200) == made
        assert questions_of(ann, made)["items"] == body["questions"]
    assert own_server.stop() == 0
    verified = kit.run("verify", "--db", own_server.db)
    assert verified.returncode == 0, verified.stdout


def test_a_kill_in_the_midst_leaves_all_of_an_upload_or_nothing(own_server):
    ann = own_server.player("Ann")
    body = {**CAPITALS, "questions": [{**q, "explanation": "e" * 1000} for q in numbered(3800)]}
    raw = json.dumps(body).encode()
    for round_ in range(3):
        made = ann.post(SETS, {**CAPITALS, "questions": numbered(1)}).ok(201)
        before = parts_of(own_server)[2]

        def upload(target=path_of(made)):
            with contextlib.suppress(OSError):
                ann.put(target, raw=raw, headers={"Content-Type": "application/json"})

        thread = threading.Thread(target=upload)
        thread.start()
        deadline = time.monotonic() + kit.PATIENCE_SECONDS
        while parts_of(own_server)[2] == before and thread.is_alive() and time.monotonic() < deadline:
            pass
        own_server.stop(how=9)
        thread.join()
        own_server.start()
        told = ann.get(path_of(made)).ok(200)
        assert (told["version"], count_questions(ann, made)) in ((1, 1), (2, 3800)), round_
    assert own_server.stop() == 0
    verified = kit.run("verify", "--db", own_server.db)
    assert verified.returncode == 0, verified.stdout


# ---- secrecy ----


def test_nobody_but_its_owner_is_told_anything_of_a_question(own_server):
    ann, bob, anyone = own_server.player("Ann"), own_server.player("Bob"), own_server.anyone()
    canary = "Zxqcanaryzxq"
    fields = {"explanation": canary, "source": canary, "title": canary, "media": {"url": f"https://e.org/{canary}", "alt": canary}}
    questions = [
        {"text": canary + " 1?", "answers": [canary], **fields},
        {"text": canary + " 2?", "choices": [canary + "a", canary + "b"], "correct": 0, **fields},
        {"text": canary + " 3?", "correct": True, **fields},
        {"text": canary + " 4?", "number": 1, "unit": canary, **fields},
    ]
    for visibility in ("private", "public"):
        made = make(ann, visibility=visibility, questions=questions)
        path = path_of(made)
        more = {"questions": [{"text": canary + " 5?", "number": "wrong"}]}
        ann.post(path + "/questions", more).problem(422)
        ann.post(path + "/questions", {"questions": [{"text": canary + " 1?", "answers": [canary]}]}).problem(422)
        ann.post(f"{path}/questions?format=gift", raw=canary.encode() + b" {=", headers={"Content-Type": "text/plain"})
        ann.post(SETS, raw=b'{"' + canary.encode(), headers={"Content-Type": "application/json"}).problem(400)
        ann.get(f"{SETS}?q={canary}").ok(200)
        replies = [ann.get(path), ann.get(SETS), ann.patch(path, {"author": "A"})]
        for who in (bob, anyone):
            replies += [
                who.get(path),
                who.get(SETS),
                who.get(f"{SETS}?q={canary}"),
                who.get(path + "/questions"),
                who.get(path + "/questions?format=gift"),
                who.post(path + "/questions", {"questions": [{"text": "Other?", "number": 1}]}),
                who.put(path, CAPITALS),
                who.get("/metrics"),
                who.get(f"/v1/players/{ann.id}"),
            ]
        assert [reply.what for reply in replies if canary.lower() in reply.text.lower()] == []
    assert canary in ann.get(path + "/questions").text
    assert own_server.stop() == 0
    assert canary not in own_server.log and canary.lower() not in own_server.log.lower()


# ---- beside moves ----


def test_moves_are_answered_while_large_sets_come_in(own_server):
    ann, bob = own_server.player("Ann"), own_server.player("Bob")
    raw = json.dumps({**CAPITALS, "questions": [{**q, "explanation": "e" * 1000} for q in numbered(3800)]}).encode()
    done = []

    def upload():
        for _ in range(3):
            done.append(ann.post(SETS, raw=raw, headers={"Content-Type": "application/json"}).status)

    thread = threading.Thread(target=upload)
    thread.start()
    played = 0
    while thread.is_alive():
        bob.post("/v1/games", {"ruleset": "bulls-and-cows"}).ok(201)
        played += 1
    thread.join()
    assert done == [201] * 3 and played > 3
