# SPDX-License-Identifier: Apache-2.0
"""What is left of a game: history of each round, the log, and the results."""

import hashlib

import kit


def two_rounds(server):
    """A duel of two rounds that is over: 0 led 1234 (cracked in 2), 1 led 9073 (cracked in 3)."""
    table = server.table()
    table.secret(0, "1234").ok(201)
    table.guess(1, "4261").ok(201)
    table.guess(1, "1234").ok(201)
    table.next_round().ok(201)
    table.secret(1, "9073").ok(201)
    for code in ("0123", "9083", "9073"):
        table.guess(0, code).ok(201)
    return table


# --- History -------------------------------------------------------------------------------------------------------


def test_old_rounds_can_be_read(server):
    table = two_rounds(server)
    first, second = table.history(query="?round=1"), table.history(query="?round=2")
    assert [(pair["attempt"], pair["seat"], pair["code"]) for pair in first] == [(1, 1, "4261"), (2, 1, "1234")]
    assert [pair["code"] for pair in second] == ["0123", "9083", "9073"]
    assert table.history() == second, "without a round it is the newest"
    both = table.history(query="?round=all")
    assert [pair.pop("round") for pair in both] == [1, 1, 2, 2, 2] and both == first + second
    assert table.history(seat=1, query="?round=all") == table.history(query="?round=all")


def test_the_history_of_all_rounds_comes_in_pages_of_rounds(server):
    table = server.alone(length=1, alphabet="01")
    for _ in range(5):
        table.crack()
        table.next_round().ok(201)
    everything, pages, query = table.history(query="?round=all"), [], "?round=all&limit=2"
    assert {pair["round"] for pair in everything} == {1, 2, 3, 4, 5}
    while query:
        page = table[0].get(f"{table.path}/history{query}")
        body = page.ok(200)
        pages += body["items"]
        assert len({pair["round"] for pair in body["items"]}) <= 2
        query = f"?round=all&limit=2&cursor={body['next']}" if body["next"] else None
        assert ("link" in page.headers) == bool(query)
    assert pages == everything


def test_a_page_of_long_rounds_ends_early(server):
    table = server.table(rounds=4)
    for leader in (0, 1, 0):
        table.secret(leader, "5302").ok(201)
        for _ in range(1000 if leader == 0 else 0):
            table.guess(1, "1467", headers={"Prefer": "return=minimal"}).ok(201)
        table.guess(1 - leader, "5302").ok(201)
        table.next_round().ok(201)
    first = table[0].get(table.path + "/history?round=all").ok(200)
    assert ({pair["round"] for pair in first["items"]}, len(first["items"]), first["next"]) == ({1}, 1001, "2")
    rest = table[0].get(table.path + "/history?round=all&cursor=2").ok(200)
    assert [pair["round"] for pair in rest["items"]] == [2] + 1001 * [3]
    assert rest["next"] == "4", "the last round has no guess yet"
    assert table[0].get(table.path + "/history?round=all&cursor=4").ok(200) == {"items": [], "next": None}


def test_a_round_that_was_not_played_has_no_history(server):
    table = two_rounds(server)
    table[0].get(table.path + "/history?round=3").problem(404, "not-found")
    for wrong in ("0", "-1", "1.0", "x", "", "99999999999999999999"):
        table[0].get(f"{table.path}/history?round={wrong}").problem(422, "invalid-value", pointer="?round")
    table[0].get(table.path + "/history?round=all&limit=0").problem(422, "invalid-value", pointer="?limit")
    table[0].get(table.path + "/history?round=all&cursor=x").problem(422, "invalid-value", pointer="?cursor")


def test_before_the_first_round_the_history_is_empty(ann):
    game = ann.post("/v1/games", {"ruleset": "mastermind", "opponents": [{"open": True}]}).ok(201)
    path = f"/v1/games/{game['id']}/history"
    assert ann.get(path).ok(200)["items"] == [] == ann.get(path + "?round=all").ok(200)["items"]
    ann.get(path + "?round=1").problem(404, "not-found")


def test_histories_survive_a_restart(own_server):
    table = two_rounds(own_server)
    before = [table.history(query=f"?round={n}") for n in (1, 2, "all")], table.view(), table.events(), table.result()
    own_server.restart()
    assert before == (
        [table.history(query=f"?round={n}") for n in (1, 2, "all")],
        table.view(),
        table.events(),
        table.result(),
    )


# --- The log -------------------------------------------------------------------------------------------------------


def test_the_log_has_no_gap_and_ends_at_the_version(server):
    table = two_rounds(server)
    events = table.events()
    assert [event["seq"] for event in events] == list(range(1, table.view()["version"] + 1))
    assert [event["kind"] for event in events] == [
        "created",
        "joined",
        "round",
        "secret",
        "guess",
        "guess",
        "round-over",
        "round",
        "secret",
        "guess",
        "guess",
        "guess",
        "round-over",
        "finished",
    ]
    times = [event["at"] for event in events]
    assert times == sorted(times)


def test_events_say_what_happened(server):
    table = two_rounds(server)
    created, joined, first_round, secret, guess, _, over, *_, finished = table.events(1)
    assert created["ruleset"] == "bulls-and-cows" and created["options"] == table.view()["options"]
    assert created["seat"] == 0 and created["creator"] == table[0].id and created["visibility"] == "private"
    assert created["seats"] == [{"player": table[0].id, "status": "joined"}, {"player": None, "status": "open"}]
    assert "join_code" not in created
    assert joined["seat"] == 1 and joined["player"] == table[1].id
    assert first_round["seat"] is None and (first_round["number"], first_round["leader"]) == (1, 0)
    assert first_round["commitment"] is None and first_round["points"] == [0, 0]
    assert secret["seat"] == 0 and len(secret["commitment"]) == 64
    assert (guess["seat"], guess["attempt"], guess["code"], guess["bulls"], guess["cows"], guess["solved"]) == (
        1,
        1,
        "4261",
        1,
        2,
        False,
    )
    assert (over["round"], over["attempts"], over["solved"], over["solver"], over["secret"]) == (1, 2, True, 1, "1234")
    assert over["proof"]["secret"] == "1234"
    digest = hashlib.sha256(f"{over['proof']['nonce']}\n1234".encode()).hexdigest()
    assert digest == secret["commitment"]
    assert finished["winners"] == [0, 1] and finished["reason"] == "rounds"


def test_a_secret_is_in_the_log_for_its_codemaker_alone_and_never_added_for_others(server):
    table = server.table(visibility="public")
    table.secret(0, "1234").ok(201)
    spectator = server.anyone()

    def secret_events():
        readers = (table[0], table[1], spectator)
        return [reader.get(table.path + "/events?limit=1000").ok(200)["items"][3] for reader in readers]

    before = secret_events()
    assert before[0]["code"] == "1234" and "code" not in before[1] and "code" not in before[2]
    table.guess(1, "1234").ok(201)
    assert secret_events() == before, "what one role sees of an event never changes"


def test_the_servers_own_secret_is_in_no_event_before_the_round_is_over(server):
    table = server.alone(length=12, repeats=True, max_guesses=2)
    table.guess(0, "0" * 12).ok(201)
    text = table[0].get(table.path + "/events").text
    over = table.guess(0, "1" * 12).ok(201)["game"]
    assert over["proof"]["secret"] not in text and over["proof"]["nonce"] not in text
    assert table.events()[-1]["secret"] == over["proof"]["secret"]


def test_after_goes_on_where_it_was_left(server):
    table = two_rounds(server)
    everything = table.events()
    for limit in (1, 3, 1000):
        seen, after = [], 0
        while True:
            page = table[0].get(f"{table.path}/events?after={after}&limit={limit}").ok(200)
            seen += page["items"]
            assert page["next"] == (page["items"][-1]["seq"] if page["items"] else after)
            if not page["items"]:
                break
            after = page["next"]
        assert seen == everything
    assert table[0].get(f"{table.path}/events?after={len(everything)}").ok(200) == {
        "items": [],
        "next": len(everything),
    }


def test_a_cursor_beyond_the_version_is_refused(server):
    table = two_rounds(server)
    version = table.view()["version"]
    for after in (version + 1, "x", "-1", "", "1.5", "9" * 30):
        table[0].get(f"{table.path}/events?after={after}").problem(422, "invalid-value", pointer="?after")
    for limit in (0, 1001, "many"):
        table[0].get(f"{table.path}/events?limit={limit}").problem(422, "invalid-value", pointer="?limit")


def test_one_action_may_append_several_events_and_its_etag_is_the_last(server):
    table = server.table(rounds=2)
    table.secret(0, "1234").ok(201)
    reply = table.guess(1, "1234")
    body = reply.ok(201)
    assert body["seq"] == 5 and body["game"]["version"] == 6 and reply.headers["etag"] == '"6"'
    assert [event["kind"] for event in table.events(after=4)] == ["guess", "round-over"]


# --- Results -------------------------------------------------------------------------------------------------------


def test_before_the_first_round_is_over_there_is_no_result(server):
    table = server.table()
    assert table.result() == {"rounds": [], "match": None} == table.result(1)


def test_each_result_is_published_once_and_stays_as_it_is(server):
    table = server.table()
    table.secret(0, "1234").ok(201)
    table.guess(1, "1234").ok(201)
    first = table.result()
    assert len(first["rounds"]) == 1 and first["match"] is None
    table.next_round().ok(201)
    table.secret(1, "1234").ok(201)
    table.guess(0, "1234").ok(201)
    second = table.result()
    assert second["rounds"][0] == first["rounds"][0] and len(second["rounds"]) == 2
    assert second["match"]["points"] == [1, 1] and second == table.result(1)
    over = [event for event in table.events() if event["kind"] in ("round-over", "finished")]
    assert [event["id"] for event in over] == [r["id"] for r in second["rounds"]] + [second["match"]["id"]]
    assert [event["at"] for event in over] == [r["published_at"] for r in second["rounds"]] + [
        second["match"]["published_at"]
    ]


def test_a_result_is_published_once_though_many_ask_for_it_at_once(server):
    table = server.table()
    table.secret(0, "1234").ok(201)
    kit.together(*(lambda: table.guess(1, "1234") for _ in range(8)))
    assert len(table.result()["rounds"]) == 1
    assert [event["kind"] for event in table.events()].count("round-over") == 1
