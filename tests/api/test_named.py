# SPDX-License-Identifier: Apache-2.0
"""Seats with a name and no account: several people at one device, of whom one has an account and acts for the others."""

import json
import subprocess

import pytest

import kit

BEN = {"id": None, "name": "Ben", "kind": "human"}


def made(player, *others, ruleset="tic-tac-toe", **more):
    opponents = [{"name": one} if isinstance(one, str) else one for one in others]
    return player.post("/v1/games", {"ruleset": ruleset, "opponents": opponents, **more}).ok(201)


def path(game, rest=""):
    return f"/v1/games/{game['id']}{rest}"


def move(player, game, column, row, **more):
    return player.post(path(game, "/moves"), {"column": column, "row": row, **more})


def yahtzee(player, *others, **more):
    return made(player, *others, ruleset="yahtzee", **more)


def turn_of(player, game):
    return player.get(path(game)).ok()["turn"]["seats"][0]


def score(player, game, **more):
    choices = player.get(path(game)).ok()["state"]["choices"]
    return player.post(path(game, "/scores"), {"category": choices[0]["category"], **more})


def duel(player, *others, **more):
    """A game with secrets, in which the people set them: seat 0 first."""
    return made(player, *(others or ("Ben",)), ruleset="bulls-and-cows", **more)


def play_all(ann, game):
    """Ann's game with Ben: she has won."""
    for number, (column, row) in enumerate([(0, 0), (1, 0), (0, 1), (1, 1), (0, 2)]):
        answer = move(ann, game, column, row, **({"seat": 1} if number % 2 else {})).ok(201)
    return answer["game"]


# --- Playing -------------------------------------------------------------------------------------------------------


def test_two_people_play_at_one_phone(ann):
    game = made(ann, "Ben")
    assert (game["status"], game["join_code"], game["ranked"]) == ("playing", None, False)
    assert game["seats"][1] == {"seat": 1, "player": BEN, "status": "joined", "by": 0, "points": 0, "bank_seconds": None}
    assert "by" not in game["seats"][0]
    move(ann, game, 0, 0).ok(201)
    move(ann, game, 1, 1).problem(409, "not-your-turn")
    answer = move(ann, game, 1, 1, seat=1).ok(201)
    assert answer["symbol"] == "O" and answer["game"]["you"] == {"seat": 1, "player": ann.id}
    events = ann.get(path(game, "/events")).ok()["items"]
    assert [(event["kind"], event["seat"]) for event in events[2:]] == [("move", 0), ("move", 1)]
    assert events[0]["seats"][1] == {"player": None, "status": "joined", "name": "Ben", "by": 0}


def test_it_goes_on_after_a_restart_and_the_database_is_whole(own_server):
    ann = own_server.player("Ann")
    game = made(ann, "Ben", options={"rounds": 2})
    own_server.restart()
    now = play_all(ann, game)
    assert now["status"] == "round-over" and now["seats"][1]["player"] == BEN
    ann.post(path(game, "/rounds"), {"seat": 1}).ok(201)
    own_server.restart()
    assert ann.get(path(game)).ok()["seats"][1] == {**now["seats"][1], "points": 0}
    assert ann.post(path(game, "/resignation"), {"seat": 1}).ok(201)["game"]["result"]["winners"] == [0]
    assert own_server.stop() == 0
    for arguments in ((), ("--rebuild",), ()):
        found = kit.run("verify", "--db", own_server.db, *arguments)
        assert found.returncode == 0, found.stdout + found.stderr


def test_seat_can_be_ones_own_and_must_be_one(ann):
    game = made(ann, "Ben")
    move(ann, game, 0, 0, seat=0).ok(201)
    move(ann, game, 0, 1, seat=2).problem(403, "forbidden")
    for wrong in ("1", 1.5, None, -1, 64, True):
        move(ann, game, 0, 1, seat=wrong).problem(422, "invalid-value", "/seat")
    move(ann, game, 0, 1, seat=1).ok(201)


def test_nobody_but_who_made_the_game_acts_for_it(ann, bob, eve):
    game = yahtzee(ann, "Ben", {"player": bob.id}, visibility="public")
    bob.post(path(game, "/join")).ok(201)
    score(ann, game).ok(201)
    score(bob, game, seat=1).problem(403, "forbidden")
    score(eve, game, seat=1).problem(403, "forbidden")
    bob.post(path(game, "/resignation"), {"seat": 1}).problem(403, "forbidden")
    ann.post(path(game, "/resignation"), {"seat": 2}).problem(403, "forbidden")
    assert turn_of(ann, game) == 1
    score(ann, game, seat=1).ok(201)
    assert turn_of(ann, game) == 2


def test_a_seat_that_has_a_name_cannot_be_joined(ann, bob):
    game = yahtzee(ann, "Ben", {"open": True})
    code = {"join_code": game["join_code"]}
    shown = bob.post("/v1/join/preview", code).ok(200)["game"]
    assert shown["seats"][1] == {"seat": 1, "player": BEN, "status": "joined", "by": 0}
    bob.post(path(game, "/join"), {**code, "seat": 1}).problem(409, "game-full")
    assert bob.post(path(game, "/join"), code).ok(201)["game"]["you"]["seat"] == 2


def test_a_guest_can_have_friends_too(server):
    guest, game = server.guest({"ruleset": "tic-tac-toe", "opponents": [{"name": "Ben"}]})
    assert play_all(guest, game)["result"]["winners"] == [0]


def test_with_bots_and_names_at_one_table(ann):
    game = made(ann, "Ben", {"bot": "random"}, ruleset="yahtzee")
    assert game["status"] == "playing" and [seat["status"] for seat in game["seats"]] == ["joined"] * 3


# --- What is refused -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pointer", "more"),
    [
        ("/opponents/0/name", {"opponents": [{"name": ""}]}),
        ("/opponents/0/name", {"opponents": [{"name": " \t "}]}),
        ("/opponents/0/name", {"opponents": [{"name": "x" * 65}]}),
        ("/opponents/0/name", {"opponents": [{"name": "a\u202eb"}]}),
        ("/opponents/0/name", {"opponents": [{"name": 7}]}),
        ("/opponents/1/name", {"ruleset": "yahtzee", "opponents": [{"name": "Ben"}, {"name": " Ben "}]}),
        ("/opponents/0", {"opponents": [{"name": "Ben", "open": True}]}),
        ("/ranked", {"opponents": [{"name": "Ben"}], "ranked": True}),
    ],
)
def test_what_is_wrong_is_said_where_it_stands(ann, pointer, more):
    ann.post("/v1/games", {"ruleset": "tic-tac-toe", **more}).problem(422, "invalid-value", pointer)


# --- Secrets -------------------------------------------------------------------------------------------------------


def test_each_seat_is_looked_at_by_itself(ann, eve):
    game = duel(ann, visibility="public", options={"answers": "automatic"})
    secret = {"code": "5302"}
    assert turn_of(ann, game) == 0
    ann.put(path(game, "/secret"), secret).ok(201)
    told = ann.post(path(game, "/guesses"), {"code": "1467", "seat": 1}).ok(201)
    assert "5302" not in json.dumps(told), "Ben's answer is what Ben may know"
    bens = ann.get(path(game) + "?seat=1")
    assert bens.ok()["you"] == {"seat": 1, "player": ann.id} and bens.json["turn"]["actions"] == ["guess"]
    for rest in ("", "/events", "/history"):
        assert "5302" not in ann.get(path(game, rest) + "?seat=1").text, rest
    assert "5302" in ann.get(path(game, "/events")).text, "Ann has made it"
    assert ann.get(path(game) + "?seat=0").ok() == ann.get(path(game)).ok()
    for rest in ("", "/events", "/history"):
        for seat in (0, 1):
            eve.get(path(game, rest) + f"?seat={seat}").problem(403, "forbidden")
        assert "5302" not in eve.get(path(game, rest)).text
        ann.get(path(game, rest) + "?seat=7").problem(403, "forbidden")
        ann.get(path(game, rest) + "?seat=x").problem(422, "invalid-value", "?seat")


def test_what_a_named_seat_knows_is_shown_where_it_is_looked_at_alone(ann):
    game = duel(ann, seat=1)
    assert turn_of(ann, game) == 0
    ann.put(path(game, "/secret"), {"code": "5302", "seat": 0}).ok(201)
    for rest in ("", "/events", "/history"):
        assert "5302" not in ann.get(path(game, rest)).text, rest
    assert "5302" in ann.get(path(game, "/events") + "?seat=0").text
    assert "5302" in ann.get(path(game) + "?seat=0").text
    ann.post(path(game, "/guesses"), {"code": "5302"}).ok(201)


def test_pages_of_a_history_are_from_the_seat_of_the_first(ann):
    game = duel(ann, options={"rounds": 2})
    for leader, code in ((0, "5302"), (1, "1467")):
        ann.put(path(game, "/secret"), {"code": code, "seat": leader}).ok(201)
        ann.post(path(game, "/guesses"), {"code": code, "seat": 1 - leader}).ok(201)
        if leader == 0:
            ann.post(path(game, "/rounds")).ok(201)
    first = ann.get(path(game, "/history?round=all&seat=1&limit=1"))
    link, rel = first.headers["link"].split("; ")
    assert rel == 'rel="next"' and set(link[1:-1].split("?")[1].split("&")) == {
        "round=all", "seat=1", "limit=1", f"cursor={first.ok(200)['next']}"}  # fmt: skip
    second = ann.get(link[1:-1])
    assert [[(item["round"], item["seat"]) for item in page.ok(200)["items"]] for page in (first, second)] == [
        [(1, 1)], [(2, 0)]]  # fmt: skip
    assert "link" not in second.headers and second.json["next"] is None


def test_another_player_of_the_game_looks_from_their_own_seat_alone(ann, bob):
    game = yahtzee(ann, "Ben", {"player": bob.id})
    bob.post(path(game, "/join")).ok(201)
    bob.get(path(game) + "?seat=1").problem(403, "forbidden")
    assert bob.get(path(game) + "?seat=2").ok()["you"]["seat"] == 2


def test_an_answer_given_again_is_the_one_that_was_given(ann):
    game = duel(ann, seat=1)
    for body in ({"code": "5302", "seat": 0},):
        first = ann.put(path(game, "/secret"), body, headers={"Idempotency-Key": "one"})
        again = ann.put(path(game, "/secret"), body, headers={"Idempotency-Key": "one"})
        assert again.headers["idempotency-replayed"] == "true" and again.ok(201) == first.ok(201)
        assert first.json["game"]["you"]["seat"] == 0
    other = {"code": "5302"}
    ann.put(path(game, "/secret"), other, headers={"Idempotency-Key": "one"}).problem(422)


def test_hints_are_for_the_seat_that_asks(ann):
    game = made(ann, "Ben", options={"hints": True})
    move(ann, game, 0, 0).ok(201)
    ann.get(path(game, "/hint")).problem(409, "not-your-turn")
    hint = ann.get(path(game, "/hint") + "?seat=1").ok()
    ann.post(path(game, "/moves"), {**hint["body"], "seat": 1}).ok(201)


# --- Around the game -----------------------------------------------------------------------------------------------


def test_it_has_no_statistics_and_the_results_name_it(ann):
    game = made(ann, "Ben")
    assert play_all(ann, game)["result"]["winners"] == [0]
    (mine,) = ann.get(f"/v1/players/{ann.id}/stats").ok()["items"]
    assert (mine["games"], mine["wins"], mine["rating"]) == (1, 1, None), "Ann's record has it, no board does"
    (listed, *_) = ann.get(f"/v1/results?game={game['id']}").ok()["items"]
    assert [seat["player"]["name"] for seat in listed["seats"]] == [ann.account["name"], "Ben"]


def test_an_export_says_it_and_replays(ann, tmp_path):
    game = made(ann, "Ben")
    play_all(ann, game)
    exported = ann.get(path(game, "/export")).ok()
    assert exported["seats"][1] == {"seat": 1, "player": BEN}

    def replays():
        (tmp_path / "game.json").write_text(json.dumps(exported))
        return subprocess.run([kit.BINARY, "verify", tmp_path / "game.json"], capture_output=True, check=False).returncode == 0

    assert replays()
    exported["seats"][1]["player"]["name"] = "Bob"
    assert not replays()
    exported["seats"][1]["player"]["name"] = "Ben"
    created = exported["events"][0]["body"]["seats"][1]
    for name, wrong in (("by", 1), ("by", 2), ("by", None), ("name", ""), ("name", None), ("status", "open")):
        right = created[name]
        created[name] = wrong
        assert not replays(), (name, wrong)
        created[name] = right
    assert replays()
    assert "PW[Ben]" in ann.get(path(game, "/export") + "?format=sgf").text


def test_it_is_imported_with_its_names(ann, new_db, tmp_path):
    game = made(ann, "Ben", visibility="public")
    play_all(ann, game)
    exported = ann.get(path(game, "/export")).ok()
    document = tmp_path / "game.json"

    def imported():
        document.write_text(json.dumps(exported))
        return kit.run("import", "--db", new_db, document)

    exported["seats"][1]["player"]["name"] = exported["events"][0]["body"]["seats"][1]["name"] = "a\u202eb"
    refused = imported()
    assert refused.returncode != 0 and "/seats/1/player/name" in refused.stdout + refused.stderr
    exported["seats"][1]["player"]["name"] = exported["events"][0]["body"]["seats"][1]["name"] = "Ben"
    assert imported().returncode == 0
    with kit.Server(db=new_db) as server:
        assert server.anyone().get(path(game)).ok()["seats"][1]["player"] == BEN
    assert kit.run("verify", "--db", new_db).returncode == 0


def test_in_a_rematch_names_go_with_their_seats(ann, bob):
    game = made(ann, "Ben", {"player": bob.id}, ruleset="yahtzee", options={"rounds": 1})
    bob.post(path(game, "/join")).ok(201)
    for _ in range(2):
        ann.post(path(game, "/resignation"), {"seat": 1} if _ else {}).ok(201)
    again = bob.post(path(game, "/rematch"), {}).ok(201)["game"]
    assert [(seat["player"]["name"], seat["status"], seat.get("by")) for seat in again["seats"]] == [
        ("Ben", "joined", 2), ("Bob", "joined", None), ("Ann", "invited", None)]  # fmt: skip
    bob.get(path(again) + "?seat=0").problem(403, "forbidden")
    ann.get(path(again) + "?seat=0").problem(403, "forbidden")
    ann.post(path(again, "/join")).ok(201)
    assert ann.get(path(again) + "?seat=0").ok()["you"]["seat"] == 0


def test_a_rematch_without_who_acted_opens_the_seat(server):
    ann, bob = server.player("Ann"), server.player("Bob")
    game = made(ann, "Ben", {"player": bob.id}, ruleset="yahtzee")
    bob.post(path(game, "/join")).ok(201)
    ann.delete("/v1/players/me").ok(204)
    over = bob.get(path(game)).ok()
    assert [seat["status"] for seat in over["seats"]] == ["resigned", "resigned", "joined"]
    assert over["result"]["winners"] == [2]
    again = bob.post(path(game, "/rematch"), {}).ok(201)["game"]
    assert [seat["status"] for seat in again["seats"]] == ["open", "joined", "open"]


def test_who_has_resigned_still_acts_for_the_others(server):
    ann, bob = server.player("Ann"), server.player("Bob")
    game = made(ann, "Ben", {"player": bob.id}, ruleset="yahtzee")
    bob.post(path(game, "/join")).ok(201)
    ann.post(path(game, "/resignation")).ok(201)
    assert turn_of(bob, game) == 1
    score(ann, game).problem(409, "not-allowed-now")
    score(ann, game, seat=1).ok(201)
    ann.delete("/v1/players/me").ok(204)
    over = bob.get(path(game)).ok()
    assert (over["status"], over["result"]["winners"]) == ("finished", [2]), "nobody is left to act for Ben"


def test_when_an_account_goes_the_match_is_won_by_whom_it_acted_for(server):
    ann = server.player("Ann")
    game = made(ann, "Ben", visibility="public")
    move(ann, game, 0, 0).ok(201)
    ann.delete("/v1/players/me").ok(204)
    over = server.anyone().get(path(game)).ok()
    assert (over["status"], over["result"]["winners"]) == ("finished", [1]) and over["seats"][1]["player"] == BEN


def test_whoever_acts_is_told_of_the_turn_unless_they_have_just_acted(ann, bob):
    game = made(ann, "Ben", {"player": bob.id}, ruleset="yahtzee", seat=0)
    bob.post(path(game, "/join")).ok(201)

    def turns(who):
        items = who.get("/v1/players/me/events?limit=1000").ok()["items"]
        return [item["seq"] for item in items if item["kind"] == "turn" and item["game"] == game["id"]]

    before = len(turns(ann))
    score(ann, game).ok(201)
    assert turn_of(ann, game) == 1 and len(turns(ann)) == before, "Ann has just acted"
    score(ann, game, seat=1).ok(201)
    assert len(turns(bob)) == 1
    score(bob, game).ok(201)
    score(ann, game).ok(201)
    assert len(turns(ann)) == before + 1


def test_a_game_is_among_ones_turns_while_a_named_seat_is_to_act(ann):
    game = made(ann, "Ben")
    move(ann, game, 0, 0).ok(201)
    assert game["id"] in [item["id"] for item in ann.get("/v1/games?player=me&turn=me").ok()["items"]]
    held = ann.get(path(game), headers={"Prefer": "wait=60"})
    assert held.ok()["turn"]["seats"] == [1], "it is Ann's to do: nothing to wait for"


def test_a_name_is_of_no_player(ann, bob):
    """It stays what it was typed as, whoever else is called so."""
    game = made(ann, "Bob", visibility="public")
    assert game["seats"][1]["player"] == {"id": None, "name": "Bob", "kind": "human"}
    bob.get(path(game) + "?seat=1").problem(403, "forbidden")
    move(ann, game, 0, 0).ok(201)
    move(bob, game, 0, 1, seat=1).problem(403, "forbidden")


def test_dice_wait_for_the_seeds_of_those_who_can_give_one(ann, bob):
    game = yahtzee(ann, "Ben", {"player": bob.id}, options={"await_client_seed": True})
    bob.post(path(game, "/join"), {"client_seed": "bobs"}).ok(201)
    assert ann.get(path(game)).ok()["status"] == "open"
    ann.put(path(game, "/client-seed"), {"client_seed": "bens", "seat": 1}).problem(422, "invalid-value", "/seat")
    given = ann.put(path(game, "/client-seed"), {"client_seed": "anns"}).ok(200, 201)
    assert given["game"]["status"] == "playing"


def test_a_database_is_whole_after_all_ways_of_leaving():
    """Ann leaves at once, or after having resigned; games that wait are taken back."""
    with kit.Server() as server:
        ann, bob = server.player("Ann"), server.player("Bob")
        games = [yahtzee(ann, "Ben", "Cyd", {"player": bob.id}, options={"rounds": 3}) for _ in range(3)]
        for game in games[1:]:
            bob.post(path(game, "/join")).ok(201)
        score(ann, games[1]).ok(201)
        ann.post(path(games[2], "/resignation")).ok(201)
        score(ann, games[2], seat=1).ok(201)
        ann.delete("/v1/players/me").ok(204)
        seen = [bob.get(path(game)).ok() for game in games]
        assert [game["status"] for game in seen] == ["aborted", "finished", "finished"]
        assert all(game["result"]["winners"] == [3] for game in seen[1:])
        assert server.stop() == 0
        for arguments in ((), ("--rebuild",), ()):
            found = kit.run("verify", "--db", server.db, *arguments)
            assert found.returncode == 0, found.stdout + found.stderr
