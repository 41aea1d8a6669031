# SPDX-License-Identifier: Apache-2.0
"""Making games: what is filled in, and how each wrong option is pointed at."""

import pytest


def create(client, **body):
    return client.post("/v1/games", {"ruleset": "bulls-and-cows", **body})


def test_a_game_alone_needs_nothing_but_a_ruleset(anyone):
    reply = anyone.post("/v1/games", {"ruleset": "bulls-and-cows"})
    game = reply.ok(201)
    assert reply.headers["location"] == "/v1/games/" + game["id"]
    assert reply.headers["etag"] == f'"{game["version"]}"'
    assert game["status"] == "playing" and game["round"] == {"number": 1, "of": None, "leader": None}
    assert game["turn"] == {"seats": [0], "actions": ["guess"], "deadline": None}
    assert game["visibility"] == "private" and game["ranked"] is True and game["join_code"] is None
    assert game["options"] == {
        "length": 4,
        "alphabet": "0123456789",
        "repeats": False,
        "blanks": False,
        "leading_zero": True,
        "max_guesses": None,
        "feedback": "pegs",
        "consistent_guesses": False,
        "codemaker": "server",
        "answers": "automatic",
        "secret": "registered",
        "rounds": None,
        "scoring": "rounds",
        "fewest_ties": "draw",
        "first_guess_wins": False,
        "hints": False,
    }
    assert game["state"]["secret"] is None and len(game["commitment"]) == 64 and game["proof"] is None


@pytest.mark.parametrize("ruleset, family", [("mastermind", "codebreaking"), ("gomoku", "line"), ("yahtzee", "yahtzee")])
def test_a_game_says_of_which_family_it_is_wherever_it_is_shown(ann, ruleset, family):
    game = ann.post("/v1/games", {"ruleset": ruleset, "opponents": [{"open": True}]}).ok(201)
    assert game["family"] == family
    assert ann.get("/v1/games/" + game["id"]).ok(200)["family"] == family
    assert {g["ruleset"]: g["family"] for g in ann.get("/v1/games?player=me").ok(200)["items"]}[ruleset] == family


def test_a_guest_is_made_who_can_go_on_playing(server, anyone):
    game = anyone.post("/v1/games", {"ruleset": "bulls-and-cows"}).ok(201)
    guest, again = server.guest({"ruleset": "bulls-and-cows"})
    assert game["you"]["player"] != again["you"]["player"]
    assert "token" not in guest.get("/v1/games/" + again["id"]).ok(200)["you"]
    assert guest.get("/v1/players/me").ok(200)["id"] == again["you"]["player"]


def test_with_a_token_no_guest_is_made_and_no_token_shown(ann):
    game = create(ann).ok(201)
    assert game["you"] == {"seat": 0, "player": ann.id}


def test_codemaker_players_keeps_an_open_seat_by_default(ann):
    game = create(ann, options={"codemaker": "players"}).ok(201)
    assert game["status"] == "open" and [seat["status"] for seat in game["seats"]] == ["joined", "open"]
    assert game["options"]["rounds"] == 2 and game["ranked"] is False
    assert game["round"] == {"number": 1, "of": 2, "leader": 0}, "the one to come"
    assert game["state"] is None and game["turn"]["actions"] == []
    assert len(game["join_code"]) == 6


def test_opponents_make_the_players_codemakers(ann):
    game = create(ann, opponents=[{"open": True}] * 2).ok(201)
    assert game["options"]["codemaker"] == "players" and game["options"]["rounds"] == 3 and len(game["seats"]) == 3


def test_answers_are_by_hand_where_the_server_does_not_know_the_secret(ann):
    for custody in ("committed", "held"):
        game = create(ann, options={"secret": custody}, opponents=[{"open": True}]).ok(201)
        assert game["options"]["answers"] == "manual"
    assert create(ann, opponents=[{"open": True}]).ok(201)["options"]["answers"] == "automatic"


def test_the_creator_sits_where_they_want(ann, bob):
    game = create(ann, opponents=[{"player": bob.id}, {"open": True}], seat=1).ok(201)
    seats = game["seats"]
    assert game["you"]["seat"] == 1 and seats[1]["player"]["id"] == ann.id
    assert seats[2]["player"]["id"] == bob.id and seats[2]["status"] == "invited", "opponents sit around the table"
    assert seats[0]["player"] is None and seats[0]["status"] == "open"


@pytest.mark.parametrize(
    "options, ranked",
    [
        ({}, True),
        ({"rounds": 3}, True),
        ({"length": 5}, False),
        ({"leading_zero": False}, False),
        ({"max_guesses": 9}, False),
        ({"hints": True}, False),
        ({"blanks": True}, False),
        ({"feedback": "exact"}, False),
    ],
)
def test_alone_a_game_is_ranked_at_the_rulesets_own_difficulty(ann, options, ranked):
    assert create(ann, options=options).ok(201)["ranked"] is ranked


def test_ranked_can_be_declined_and_with_opponents_asked_for(ann):
    assert create(ann, ranked=False).ok(201)["ranked"] is False
    assert create(ann, ranked=True, opponents=[{"open": True}]).ok(201)["ranked"] is True


def test_null_stands_for_no_clock_and_no_seed(ann):
    assert create(ann, clock=None, client_seed=None).ok(201)["clock"] is None


@pytest.mark.parametrize(
    "options",
    [
        {"length": 1, "alphabet": "01"},
        {"length": 12, "repeats": True, "alphabet": "0123456789abcdefghijklmnopqrstuvwxyz"},
        {"length": 11, "repeats": False, "blanks": True},
        {"alphabet": "aA"[::-1] + "bB", "length": 4},
        {"max_guesses": 100},
        {"rounds": 1000},
        {"feedback": "positions", "alphabet": "xyz0", "length": 3},
    ],
)
def test_options_at_their_limits_are_good(ann, options):
    resolved = create(ann, options=options).ok(201)["options"]
    assert {name: resolved[name] for name in options} == options


BAD_OPTIONS = [
    ({"length": 0}, "length"),
    ({"length": 13}, "length"),
    ({"length": -4}, "length"),
    ({"length": 4.0}, "length"),
    ({"length": "4"}, "length"),
    ({"length": None}, "length"),
    ({"alphabet": ""}, "alphabet"),
    ({"alphabet": "1"}, "alphabet"),
    ({"alphabet": "0120345"}, "alphabet"),
    ({"alphabet": "01234 6"}, "alphabet"),
    ({"alphabet": "0123é6"}, "alphabet"),
    ({"alphabet": "0123.6"}, "alphabet"),
    ({"alphabet": "0123\x006"}, "alphabet"),
    ({"alphabet": "0123456789abcdefghijklmnopqrstuvwxyzA"}, "alphabet"),
    ({"alphabet": ["0", "1"]}, "alphabet"),
    ({"repeats": "no"}, "repeats"),
    ({"repeats": 0}, "repeats"),
    ({"blanks": 1}, "blanks"),
    ({"leading_zero": None}, "leading_zero"),
    ({"max_guesses": 0}, "max_guesses"),
    ({"max_guesses": 101}, "max_guesses"),
    ({"max_guesses": 7.5}, "max_guesses"),
    ({"feedback": "colours"}, "feedback"),
    ({"feedback": "PEGS"}, "feedback"),
    ({"codemaker": "me"}, "codemaker"),
    ({"answers": "maybe"}, "answers"),
    ({"secret": "public"}, "secret"),
    ({"rounds": 0}, "rounds"),
    ({"rounds": -2}, "rounds"),
    ({"rounds": 1001}, "rounds"),
    ({"scoring": "best"}, "scoring"),
    ({"hints": "yes"}, "hints"),
    ({"lenght": 4}, "lenght"),
    ({"": 4}, ""),
    ({"a/b~c": 4}, "a~1b~0c"),
    # What contradicts itself.
    ({"length": 11}, "length"),
    ({"length": 3, "alphabet": "01"}, "length"),
    ({"feedback": "positions", "alphabet": "WXYZ"}, "alphabet"),
    ({"answers": "manual"}, "answers"),
    ({"secret": "committed"}, "secret"),
    ({"secret": "held"}, "secret"),
    ({"scoring": "fewest"}, "scoring"),
]


@pytest.mark.parametrize("options, name", BAD_OPTIONS)
def test_a_wrong_option_is_pointed_at(anyone, options, name):
    create(anyone, options=options).problem(422, "invalid-value", pointer="/options/" + name)


BAD_DUELS = [
    ({"rounds": 3}, "rounds"),
    ({"rounds": 1}, "rounds"),
    ({"codemaker": "server", "scoring": "guesses"}, "scoring"),
    ({"secret": "committed", "answers": "automatic"}, "answers"),
    ({"secret": "held", "answers": "automatic"}, "answers"),
]


@pytest.mark.parametrize("options, name", BAD_DUELS)
def test_a_wrong_option_of_a_duel_is_pointed_at(anyone, options, name):
    create(anyone, options=options, opponents=[{"open": True}]).problem(
        422, "invalid-value", pointer="/options/" + name
    )


def test_a_race_is_for_two(anyone):
    three = [{"open": True}] * 2
    create(anyone, options={"scoring": "fewest"}, opponents=three).problem(
        422, "invalid-value", pointer="/options/scoring"
    )
    create(anyone, options={"scoring": "fewest"}, opponents=three[1:]).ok(201)


def test_nobody_makes_codes_for_nobody(anyone):
    create(anyone, options={"codemaker": "players"}, opponents=[]).problem(
        422, "invalid-value", pointer="/options/codemaker"
    )


def test_several_wrong_values_are_all_pointed_at(anyone):
    problem = create(anyone, options={"length": 0, "hints": "yes", "lenght": 4}).problem(422, "invalid-value")
    assert {error["pointer"] for error in problem["errors"]} == {"/options/length", "/options/hints", "/options/lenght"}


BAD_BODIES = [
    ({"ruleset": "chess"}, "/ruleset"),
    ({"ruleset": "bulls-and-cows\x00"}, "/ruleset"),
    ({"ruleset": ""}, "/ruleset"),
    ({"ruleset": None}, "/ruleset"),
    ({"ruleset": 1}, "/ruleset"),
    ({"option": {}}, "/option"),
    ({"options": []}, "/options"),
    ({"options": "length=4"}, "/options"),
    ({"opponents": {}}, "/opponents"),
    ({"opponents": "minimax"}, "/opponents"),
    ({"opponents": [{"open": True}] * 5}, "/opponents"),
    ({"opponents": [{"open": True}] * 20}, "/opponents"),
    ({"opponents": ["open"]}, "/opponents/0"),
    ({"opponents": [{}]}, "/opponents/0"),
    ({"opponents": [{"open": True}, {"open": False}]}, "/opponents/1"),
    ({"opponents": [{"open": True, "player": "x"}]}, "/opponents/0"),
    ({"opponents": [{"open": 1}]}, "/opponents/0/open"),
    ({"opponents": [{"friend": "Bob"}]}, "/opponents/0/friend"),
    ({"opponents": [{"player": "nobody"}]}, "/opponents/0/player"),
    ({"opponents": [{"player": "0000000000000000"}]}, "/opponents/0/player"),
    ({"opponents": [{"bot": "nobody"}]}, "/opponents/0/bot"),
    ({"opponents": [{"open": True}, {"bot": "Minimax"}]}, "/opponents/1/bot"),
    ({"opponents": [{"bot": ""}]}, "/opponents/0/bot"),
    ({"opponents": [{"bot": "minimax", "open": True}]}, "/opponents/0"),
    ({"opponents": [{"bot": "optimal"}], "options": {"length": 5}}, "/opponents/0/bot"),
    ({"seat": 1}, "/seat"),
    ({"seat": -1}, "/seat"),
    ({"seat": 0.0}, "/seat"),
    ({"seat": 2, "opponents": [{"open": True}]}, "/seat"),
    ({"visibility": "hidden"}, "/visibility"),
    ({"visibility": True}, "/visibility"),
    ({"ranked": "yes"}, "/ranked"),
    ({"ranked": True, "options": {"length": 5}}, "/ranked"),
    ({"ranked": True, "options": {"hints": True}}, "/ranked"),
    ({"clock": {"turn_seconds": 0}}, "/clock/turn_seconds"),
    ({"clock": {"turn_seconds": 1.5}}, "/clock/turn_seconds"),
    ({"clock": {"turn_seconds": 60, "bot_turn_seconds": 3601}}, "/clock/bot_turn_seconds"),
    ({"clock": {"initial_seconds": 60, "increment_seconds": -1}}, "/clock/increment_seconds"),
    ({"clock": {"increment_seconds": 5}}, "/clock/initial_seconds"),
    ({"clock": {"turn_seconds": 60, "initial_seconds": 60}}, "/clock/turn_seconds"),
    ({"clock": {"turn_seconds": 60, "minutes": 1}}, "/clock/minutes"),
    ({"clock": {}}, "/clock"),
    ({"clock": 60}, "/clock"),
    ({"client_seed": "abc"}, "/client_seed"),
]


@pytest.mark.parametrize("body, pointer", BAD_BODIES)
def test_a_wrong_member_is_pointed_at(anyone, body, pointer):
    create(anyone, **body).problem(422, "invalid-value", pointer=pointer)


def test_the_ruleset_is_required(anyone):
    anyone.post("/v1/games", {}).problem(422, "invalid-value", pointer="/ruleset")
    anyone.post("/v1/games").problem(422, "invalid-value", pointer="/ruleset")


def test_nobody_plays_against_themselves_or_twice_against_one(ann, bob):
    create(ann, opponents=[{"player": ann.id}]).problem(422, "invalid-value", pointer="/opponents/0/player")
    create(ann, opponents=[{"player": bob.id}] * 2).problem(422, "invalid-value")


def test_a_refused_game_is_not_made(server):
    ann = server.player()
    create(ann, options={"length": 0}).problem(422)
    create(ann, ranked=True, options={"length": 5}).problem(422)
    assert ann.get("/v1/games?player=me").ok(200)["items"] == []
