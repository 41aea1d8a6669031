# SPDX-License-Identifier: Apache-2.0
"""Heats: every size against what is reckoned apart, what people do at their tables, and what is refused."""

import itertools
import json
import pathlib

import pytest

import heats_reckoning
import kit
import sse
from test_tournaments import begin, bots, read_games, until_over
from test_tournaments_people import entrants, games_of, target, wait_for

YAHTZEE = {"ruleset": "yahtzee"}
# In which many are equal, for five at most.
CODES = {"ruleset": "mini-mastermind"}


@pytest.fixture(scope="module")
def server():
    with kit.Server() as server:
        yield server


@pytest.fixture
def ann(server):
    return server.player("Ann")


def events_of(client, tournament, kind=None):
    items = client.get(target(tournament, "/events?limit=1000")).ok()["items"]
    return [event for event in items if kind in (None, event["kind"])]


# --- What is reckoned apart ----------------------------------------------------------------------------------------


def test_the_plans_of_the_unit_tests_are_those_that_are_reckoned_here():
    path = pathlib.Path(__file__).parents[1] / "unit" / "tournament" / "heats_plans.inc"
    assert path.read_text().splitlines() == list(heats_reckoning.lines())


def reckon(seed, count, table, advance, games):
    """The tables of all stages, and who has won; games: the scores by entrant, of each set of entrants."""
    stages = [heats_reckoning.draw(seed, 1, range(1, count + 1), table)]
    while True:
        tables, number = stages[-1], len(stages)
        points = {entrant: games[frozenset(at)][entrant] for at in tables for entrant in at}
        if len(tables) == 1:
            best = max(points.values())
            return stages, [entrant for entrant in sorted(points) if points[entrant] == best]

        def key(entrant):
            return -points[entrant], heats_reckoning.lot(seed, "lot", number, entrant)

        going = heats_reckoning.go_on(tables, table, advance, key, key)
        stages.append(heats_reckoning.draw(seed, number + 1, going, table))


@pytest.mark.parametrize("count", range(3, 41))
def test_every_size_is_played_as_it_is_reckoned(server, ann, count):
    plan, most = (CODES, 5) if count % 2 else (YAHTZEE, 8)
    table = 3 + count // 2 % (most - 2)
    advance = 1 + count % (table - 1)
    made = begin(ann, "heats", bots(*["random"] * count), table=table, advance=advance, seed=f"seed {count}", **plan)
    assert (made["table"], made["advance"], made["games"], made["stages"]) == (table, advance, 1, [])
    over = until_over(ann, made)
    games = {
        frozenset(game["entrants"]): dict(zip(game["entrants"], game["scores"]))
        for game in events_of(ann, over, "game")
    }
    stages, winners = reckon(f"seed {count}", count, table, advance, games)
    assert [event["tables"] for event in events_of(ann, over, "stage")] == stages
    assert sorted(over["winners"]) == winners and over["played"] == sum(map(len, stages)) and over["tie_break_games"] == 0
    assert [stage["name"] for stage in over["stages"]] == heats_reckoning.names(len(stages))
    for stage, tables, following in itertools.zip_longest(over["stages"], stages, stages[1:], fillvalue=[]):
        assert stage["status"] == "finished"
        assert [line["entrants"] for line in stage["tables"]] == tables
        for line in stage["tables"]:
            assert dict(zip(line["entrants"], line["points"])) == games[frozenset(line["entrants"])]
            assert line["advanced"] == [entrant for entrant in line["entrants"] if entrant in itertools.chain(*following)]
    reached = {entrant: number for number, tables in enumerate(stages) for entrant in itertools.chain(*tables)}
    order = [reached[line["number"]] for line in over["standings"]]
    assert order == sorted(order, reverse=True), "who came further stands higher"


def test_the_same_seed_gives_the_same_heats(ann):
    first, second = (
        until_over(ann, begin(ann, "heats", bots(*["random"] * 11), seed="again", **YAHTZEE)) for _ in range(2)
    )
    assert first["stages"] == second["stages"] and first["winners"] == second["winners"]
    other = until_over(ann, begin(ann, "heats", bots(*["random"] * 11), seed="other", **YAHTZEE))
    assert other["stages"] != first["stages"]


def test_a_duplicate_deal_is_won_by_the_better_score(ann):
    plan = {"ruleset": "mini-mastermind", "deal": "duplicate", "seed": "dup"}
    over = until_over(ann, begin(ann, "heats", bots(*["random"] * 7), table=3, **plan))
    final = over["stages"][-1]["tables"][0]
    scores = {n: score for n, score in zip(final["entrants"], final["points"]) if score is not None}
    assert over["winners"] == sorted(n for n, score in scores.items() if score == min(scores.values()))


# --- What people do ------------------------------------------------------------------------------------------------


def gather(creator, *others, **more):
    """Heats that all have joined."""
    made = begin(creator, "heats", entrants(creator, *others), **{**YAHTZEE, **more})
    for client in others:
        client.post(target(made, "/join")).ok(201)
    return made


def tables_of(client, tournament, stage=1):
    """The tables of a stage, once it has begun."""
    return wait_for(lambda: client.get(target(tournament)).ok()["stages"][stage - 1 : stage])[0]["tables"]


def path_of(client, tournament):
    """The one game of the tournament that waits for the client."""
    game = wait_for(lambda: games_of(client, tournament, "open"))[0]
    return f"/v1/games/{game['id']}"


def sit_down(clients, tournament):
    """All of a table accept their game."""
    path = path_of(clients[0], tournament)
    for client in clients:
        client.post(path + "/join").ok(201)
    return path


def play_cards(clients, path):
    """All fill their cards; what each has scored, by player."""
    turn = 0
    while (game := clients[0].get(path).ok())["status"] == "playing":
        seat = game["turn"]["seats"][0]
        player = game["seats"][seat]["player"]["id"]
        client = next(client for client in clients if client.id == player)
        # Another category each time, so that nobody is equal to anybody.
        choices = client.get(path).ok()["state"]["choices"]
        category = choices[(seat * 5 + turn) % len(choices)]["category"]
        client.post(path + "/scores", {"category": category}).ok(201)
        turn += 1
    return {seat["player"]["id"]: seat["points"] for seat in game["seats"]}


def numbered(tables, people):
    """The people at each table, by the tournament's numbers."""
    return [[people[number - 1] for number in table["entrants"]] for table in tables]


def test_five_people_play_two_heats_and_a_final(server):
    people = [server.player(name) for name in ("Ann", "Bob", "Cyd", "Dan", "Eve")]
    stranger = server.player("Sue")
    made = gather(*people, name="  Spring cup ")
    assert made["name"] == "Spring cup" and made["title"] is None and made["master"] is None
    tables = tables_of(stranger, made)
    assert sorted(len(table["entrants"]) for table in tables) == [2, 3]
    seated = numbered(tables, people)
    with sse.Stream(stranger, target(made, "/events?after=5")) as stream:
        assert stream.event()["kind"] == "stage"
    paths = [sit_down(at, made) for at in seated]
    # While the stage is played only those at a table are told what it plays, and nobody what another one has scored.
    own = seated[0][0].get(target(made)).ok()["stages"][0]
    assert own["status"] == "running" and own["name"] == "heat"
    assert own["tables"][0]["id"] == paths[0].split("/")[-1] and own["tables"][1]["id"] is None
    first = play_cards(seated[0], paths[0])
    wait_for(lambda: stranger.get(target(made)).ok()["played"] == 1)
    hidden = stranger.get(target(made)).ok()["stages"][0]["tables"]
    assert [(table["game"], table["id"], table["points"], table["advanced"]) for table in hidden] == [(None, None, None, [])] * 2
    for client, shown in ((seated[0][0], [True, False]), (seated[1][0], [False, False]), (stranger, [False, False])):
        told = client.get(target(made)).ok()["stages"][0]["tables"]
        assert [table["points"] is not None for table in told] == shown
    second = play_cards(seated[1], paths[1])
    final = tables_of(stranger, made, 2)
    points = {**first, **second}
    by_number = {number: points[people[number - 1].id] for number in range(1, 6)}
    done = stranger.get(target(made)).ok()["stages"][0]
    assert done["status"] == "finished"
    for table in done["tables"]:
        assert table["points"] == [by_number[number] for number in table["entrants"]]
        assert max(by_number[number] for number in table["advanced"]) == max(table["points"]), "of equals the lot takes one"
    assert sorted(n for table in done["tables"] for n in table["advanced"]) == sorted(final[0]["entrants"])
    assert len(final[0]["entrants"]) == 4
    finalists = numbered(final, people)[0]
    last = play_cards(finalists, sit_down(finalists, made))
    over = until_over(stranger, made)
    best = max(last.values())
    assert {people[number - 1].id for number in over["winners"]} == {id for id, value in last.items() if value == best}
    assert over["stages"][1]["name"] == "final" and over["played"] == 3
    assert over["standings"][-1]["number"] not in final[0]["entrants"]
    assert stranger.get(f"/v1/players/{people[0].id}").ok()["titles"] == []


def test_three_play_the_final_alone(server):
    people = [server.player(name) for name in ("Ann", "Bob", "Cyd")]
    made = gather(*people)
    finalists = numbered(tables_of(people[0], made), people)[0]
    path = sit_down(finalists, made)
    for client in finalists[1:]:
        client.post(path + "/resignation").ok(201)
    over = until_over(people[0], made)
    assert [stage["name"] for stage in over["stages"]] == ["final"]
    assert over["winners"] == [people.index(finalists[0]) + 1]
    assert [line["rank"] for line in over["standings"]][0] == 1


def test_who_declines_is_out_and_the_others_play_again(server):
    people = [server.player(name) for name in ("Ann", "Bob", "Cyd", "Dan", "Eve")]
    made = gather(*people)
    tables = tables_of(people[0], made)
    three, two = sorted(numbered(tables, people), key=len, reverse=True)
    three[0].post(path_of(three[0], made) + "/decline").ok(201)
    again = wait_for(lambda: [game for game in games_of(three[1], made, "open") if len(game["seats"]) == 2])[0]
    assert {seat["player"]["id"] for seat in again["seats"]} == {client.id for client in three[1:]}
    # Who is out is told no more of it than those at other tables.
    for client, shown in ((three[1], again["id"]), (three[0], None), (two[0], None)):
        told = next(table for table in tables_of(client, made) if len(table["entrants"]) == 3)
        assert told["id"] == shown and (told["game"] is None) == (shown is None)
    for client in three[1:]:
        client.post(f"/v1/games/{again['id']}/join").ok(201)
    three[2].post(f"/v1/games/{again['id']}/resignation").ok(201)
    path = sit_down(two, made)
    two[1].post(path + "/resignation").ok(201)
    finalists = numbered(tables_of(people[0], made, 2), people)[0]
    assert {client.id for client in finalists} == {three[1].id, two[0].id}, "who was out does not fill up"
    path = sit_down(finalists, made)
    finalists[0].post(path + "/resignation").ok(201)
    over = until_over(people[0], made)
    assert over["winners"] == [people.index(finalists[1]) + 1]
    assert [line["status"] for line in over["standings"]] == ["playing"] * 5
    table = next(table for table in over["stages"][0]["tables"] if len(table["entrants"]) == 3)
    assert table["points"][table["entrants"].index(people.index(three[0]) + 1)] is None
    started = events_of(people[0], made, "started")
    assert len(started) == 4 and len(read_games(people[0], over)) == 4


def test_a_game_that_nobody_comes_to_is_forfeited_by_those_who_have_not_come():
    with kit.Server() as server:
        people = [server.player(name) for name in ("Ann", "Bob", "Cyd")]
        made = gather(*people)
        path = path_of(people[0], made)
        for client in people[:2]:
            client.post(path + "/join").ok(201)
        server.arguments = ("--expire-open", "1")
        server.restart()
        again = wait_for(lambda: [game for game in games_of(people[0], made) if len(game["seats"]) == 2])[0]
        over = wait_for(lambda: [now for now in [people[0].get(target(made)).ok()] if now["status"] == "finished"])[0]
        assert over["winners"] == [], f"of {again['id']} nobody came either, as it expired at once"
        forfeits = [event["forfeits"] for event in events_of(people[0], made, "game")]
        assert forfeits[0] == [3] and sorted(forfeits[-1]) == [1, 2]


def test_who_comes_but_does_not_bring_what_the_game_waits_for_is_out():
    with kit.Server() as server:
        people = [server.player(name) for name in ("Ann", "Bob", "Cyd")]
        made = gather(*people, options={"await_client_seed": True})
        path = path_of(people[0], made)
        for client in people:
            client.post(path + "/join", {} if client is people[1] else {"client_seed": client.id}).ok(201)
        assert people[0].get(path).ok()["status"] == "open"
        server.arguments = ("--expire-open", "1")
        server.restart()
        first = wait_for(lambda: events_of(people[0], made, "game"))[0]
        assert first["forfeits"] == [2] and first["scores"] == [None] * 3


def test_who_has_resigned_is_out_also_where_the_game_is_left_lying_after():
    with kit.Server() as server:
        people = [server.player(name) for name in ("Ann", "Bob", "Cyd")]
        made = gather(*people)
        finalists = numbered(tables_of(people[0], made), people)[0]
        path = sit_down(finalists, made)
        game = people[0].get(path).ok()
        assert game["turn"]["seats"] == [0]
        finalists[1].post(path + "/resignation").ok(201)
        server.arguments = ("--expire-idle", "1")
        server.restart()
        over = until_over(people[0], made)
        numbers = [people.index(client) + 1 for client in finalists]
        assert [event["forfeits"] for event in events_of(people[0], made, "game")] == [numbers[:2]]
        assert over["winners"] == numbers[2:] and len(read_games(people[0], over)) == 1


def test_whose_account_is_gone_has_no_seat(server):
    people = [server.player(name) for name in ("Ann", "Bob", "Cyd", "Dan", "Eve")]
    made = gather(*people)
    tables = numbered(tables_of(people[0], made), people)
    three, two = sorted(tables, key=len, reverse=True)
    gone = two[0] if two[0] is not people[0] else two[1]
    paths = [sit_down(at, made) for at in (three, two)]
    assert gone.delete("/v1/players/me").status == 204
    wait_for(lambda: people[0].get(target(made)).ok()["played"] == 1)
    left = next(client for client in two if client is not gone)
    scores = play_cards(three, paths[0])
    assert len(scores) == 3
    final = numbered(tables_of(people[0], made, 2), people)[0]
    assert left in final and gone not in final and len(final) == 4
    # And of the final, before it begins: those who are there play it without.
    last = final[0] if final[0] is not people[0] else final[1]
    path = path_of(last, made)
    assert last.delete("/v1/players/me").status == 204
    others = [client for client in final if client is not last]
    again = wait_for(lambda: [g for g in games_of(others[0], made, "open") if f"/v1/games/{g['id']}" != path])[0]
    assert len(again["seats"]) == 3
    for client in others:
        client.post(f"/v1/games/{again['id']}/join").ok(201)
    for client in others[1:]:
        client.post(f"/v1/games/{again['id']}/resignation").ok(201)
    over = until_over(people[0], made)
    assert over["winners"] == [people.index(others[0]) + 1]


def test_bots_and_people_meet_and_it_goes_on_after_a_restart():
    with kit.Server() as server:
        ann = server.player("Ann")
        made = begin(ann, "heats", entrants(ann) + bots(*["random"] * 6), table=3, **YAHTZEE)
        assert made["status"] == "running"
        path = path_of(ann, made)
        server.restart()
        assert len(made["stages"]) == 0 and len(ann.get(target(made)).ok()["stages"]) == 1
        ann.post(path + "/join").ok(201)
        ann.post(path + "/resignation").ok(201)
        over = until_over(ann, made)
        assert over["winners"] and 1 not in over["winners"] and "tournament-failed" not in server.log
        assert kit.run("verify", "--db", server.db).returncode == 0


def test_of_private_heats_strangers_know_nothing(server):
    people = [server.player(name) for name in ("Ann", "Bob", "Cyd")]
    made = gather(*people, visibility="private", name="Ours")
    sue = server.player("Sue")
    for rest in ("", "/events", "/games"):
        assert people[2].get(target(made, rest)).status == 200
        for stranger in (sue, server.anyone()):
            stranger.get(target(made, rest)).problem(404, "not-found")
    assert sue.post(target(made, "/join")).status == 404
    for query in ("limit=100", f"player={people[0].id}&limit=100"):
        listed = [item["id"] for client in (sue, people[0]) for item in client.get(f"/v1/tournaments?{query}").ok()["items"]]
        assert listed.count(made["id"]) == 1, "to who has made them"
    assert people[2].get(target(made)).ok()["name"] == "Ours"
    assert tables_of(people[1], made), "it has begun"
    assert people[0].delete(target(made)).status == 204
    stage = people[1].get(target(made)).ok()["stages"][0]
    assert stage["status"] == "cancelled" and stage["tables"][0]["advanced"] == []


def test_an_answer_given_again_is_as_the_first(server, ann):
    body = {"format": "heats", "entrants": bots(*["random"] * 5), "name": "Twice", "seed": 5, **YAHTZEE}
    first = ann.post("/v1/tournaments", body, headers={"Idempotency-Key": "heats"}).ok(201)
    until_over(ann, first)
    assert ann.post("/v1/tournaments", body, headers={"Idempotency-Key": "heats"}).ok(201) == first


# --- What is refused -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "change, pointer",
    [
        ({"ruleset": "tic-tac-toe"}, "/format"),
        ({"ruleset": "connect-four"}, "/format"),
        ({"ruleset": "mastermind-quiz"}, "/options/general"),
        ({"entrants": bots("random", "random")}, "/entrants"),
        ({"entrants": bots(*["random"] * 513)}, "/entrants"),
        ({"table": 2}, "/table"),
        ({"table": 9}, "/table"),
        ({"advance": 0}, "/advance"),
        ({"advance": 4}, "/advance"),
        ({"table": 8, "advance": 8}, "/advance"),
        ({"games": 2}, "/games"),
        ({"name": ""}, "/name"),
        ({"name": "x" * 101}, "/name"),
        ({"name": "a\nb"}, "/name"),
        ({"name": 7}, "/name"),
        ({"master": "nobody"}, "/master"),
        ({"format": "knockout", "table": 4}, "/table"),
        ({"format": "all-play", "advance": 1}, "/advance"),
        ({"format": "swiss", "master": "nobody"}, "/master"),
        ({"format": "lottery"}, "/format"),
        ({"options": {"rounds": 0}}, "/options/rounds"),
    ],
)
def test_what_heats_cannot_be_is_refused(ann, change, pointer):
    body = {"format": "heats", "entrants": bots(*["random"] * 4), **YAHTZEE, **change}
    ann.post("/v1/tournaments", body).problem(422, "invalid-value", pointer)


def test_a_master_is_for_games_with_roles(server, ann):
    body = {"format": "heats", "entrants": bots(*["random"] * 4), "master": ann.id, **YAHTZEE}
    ann.post("/v1/tournaments", body).problem(422, "invalid-value", "/master")


def test_nobody_is_made_a_master_by_whom_they_have_blocked(server, ann):
    """Nor told of anybody else's blocks: others may name them, and what is wrong beside it is told as ever."""
    eve, sue = server.player("Eve"), server.player("Sue")
    body = {"format": "heats", "entrants": bots(*["random"] * 4), **YAHTZEE}
    ann.put(f"/v1/players/me/blocks/{eve.id}").ok(204)
    problem = eve.post("/v1/tournaments", {**body, "master": ann.id}).problem(422, "invalid-value", "/master")
    assert problem["errors"][0]["detail"] == "takes no invitations from you"
    for client, master in ((eve, sue), (sue, ann), (ann, eve), (ann, ann), (eve, eve)):
        problem = client.post("/v1/tournaments", {**body, "master": master.id}).problem(422, "invalid-value", "/master")
        assert "everybody competes" in problem["errors"][0]["detail"]


def test_as_many_as_there_may_be_are_played(ann):
    over = until_over(ann, begin(ann, "heats", bots(*["random"] * 512), table=8, advance=7, **YAHTZEE))
    assert len(over["stages"][0]["tables"]) == 64 and over["stages"][-1]["name"] == "final"
    assert over["stages"][0]["name"] == "heat 1" and over["stages"][-2]["name"] == "semi-final"
    first = ann.get(target(over, "?limit=500&cursor=0")).ok()
    rest = ann.get(target(over, f"?limit=500&cursor={first['next']}")).ok()
    assert first["stages"] == over["stages"] and len(first["standings"]) == 500
    assert rest["stages"] is None and len(rest["standings"]) == 12, "what is much is told once"


def test_any_tournament_may_have_a_name(ann):
    made = begin(ann, "knockout", bots("random", "random"), ruleset="tic-tac-toe", name="Café")
    assert made["name"] == "Café" and made["stages"] is None and made["table"] is None
    items = ann.get("/v1/tournaments?limit=100").ok()["items"]
    assert next(item for item in items if item["id"] == made["id"])["name"] == "Café"
    assert until_over(ann, made)["name"] == "Café"


def test_a_tournament_loses_its_name_with_the_account_of_whoever_made_it():
    with kit.Server() as server:
        ann, bob = server.player("Ann"), server.player("Bob")
        made = [
            begin(client, "knockout", bots("random", "random"), ruleset="tic-tac-toe", name="Ann's cup")
            for client in (ann, ann, bob)
        ]
        over = [until_over(bob, tournament) for tournament in made]
        assert ann.delete("/v1/players/me").status == 204
        assert [bob.get(target(tournament)).ok()["name"] for tournament in made] == [None, None, "Ann's cup"]
        assert bob.get(target(made[0])).ok()["winners"] == over[0]["winners"]
        assert kit.run("verify", "--db", server.db).returncode == 0


# --- Titles --------------------------------------------------------------------------------------------------------


def test_who_wins_a_titled_game_holds_the_title():
    """Whatever the game: the log of one that has none is given a title."""
    with kit.Server() as server:
        people = [server.player(name) for name in ("Ann", "Bob", "Cyd")]
        made = gather(*people)
        finalists = numbered(tables_of(people[0], made), people)[0]
        assert server.stop() == 0
        with server.database() as db:
            for (body,) in db.execute("SELECT body FROM tournament_event WHERE seq = 1").fetchall():
                db.execute(
                    "UPDATE tournament_event SET body = ? WHERE seq = 1", [json.dumps({**json.loads(body), "title": "Champion"})]
                )
            db.execute("UPDATE tournament SET title = 'Champion'")
        server.start()
        path = sit_down(finalists, made)
        for client in finalists[1:]:
            client.post(path + "/resignation").ok(201)
        over = until_over(people[0], made)
        assert over["title"] == "Champion"
        title = {"tournament": made["id"], "ruleset": "yahtzee", "title": "Champion", "place": 1, "at": over["finished_at"]}
        assert server.anyone().get(f"/v1/players/{finalists[0].id}").ok()["titles"] == [title]
        assert finalists[1].get(f"/v1/players/{finalists[2].id}").ok()["titles"] == []
        assert "titles" not in finalists[0].get("/v1/players/me").ok()
        assert kit.run("verify", "--db", server.db).returncode == 0
        assert finalists[0].delete("/v1/players/me").status == 204
        assert server.anyone().get(f"/v1/players/{finalists[0].id}").ok() == {"id": finalists[0].id, "name": None}
