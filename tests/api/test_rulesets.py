# SPDX-License-Identifier: Apache-2.0
"""What the server says can be played."""

import jsonschema
import pytest

RULESETS = {
    "bulls-and-cows": {
        "length": 4,
        "alphabet": "0123456789",
        "repeats": False,
        "max_guesses": None,
        "feedback": "pegs",
    },
    "mastermind": {"length": 4, "alphabet": "123456", "repeats": True, "max_guesses": 12, "feedback": "pegs"},
    "super-mastermind": {"length": 5, "alphabet": "12345678", "repeats": True, "max_guesses": 12, "feedback": "pegs"},
    "mini-mastermind": {"length": 4, "alphabet": "012345", "repeats": True, "max_guesses": 6, "feedback": "pegs"},
    "number-guess": {
        "length": 4,
        "alphabet": "0123456789",
        "repeats": True,
        "max_guesses": None,
        "feedback": "positions",
    },
}
LABELS = {
    "bulls-and-cows": ["bulls", "cows"],
    "mastermind": ["black", "white"],
    "super-mastermind": ["black", "white"],
    "mini-mastermind": ["black", "white"],
    "number-guess": ["exact", "positions"],
}


def test_all_rulesets_are_listed(anyone):
    listed = anyone.get("/v1/rulesets").ok(200)
    codebreaking = [ruleset["id"] for ruleset in listed["items"] if ruleset["family"] == "codebreaking"]
    assert codebreaking == list(RULESETS) and listed["next"] is None


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_ruleset_is_the_same_alone_as_in_the_list(anyone, ruleset):
    alone = anyone.get("/v1/rulesets/" + ruleset).ok(200)
    assert alone in anyone.get("/v1/rulesets").ok(200)["items"]
    assert alone["family"] == "codebreaking" and alone["seats"] == {"min": 1, "max": 10}
    assert alone["labels"] == LABELS[ruleset]


@pytest.mark.parametrize("ruleset, options", RULESETS.items())
def test_the_schema_of_the_options_holds_the_defaults_that_a_game_gets(server, anyone, ruleset, options):
    schema = anyone.get("/v1/rulesets/" + ruleset).ok(200)["options"]
    jsonschema.Draft202012Validator.check_schema(schema)
    _, game = server.guest({"ruleset": ruleset})
    for name, value in options.items():
        assert schema["properties"][name]["default"] == value
        assert game["options"][name] == value
    assert set(schema["properties"]) == set(game["options"])
    assert not list(jsonschema.Draft202012Validator(schema).iter_errors(game["options"]))


@pytest.mark.parametrize(
    "options", [{"length": 0}, {"length": 13}, {"feedback": "colours"}, {"lenght": 4}, {"rounds": 0}]
)
def test_what_the_schema_of_the_options_refuses_is_refused(server, anyone, options):
    schema = anyone.get("/v1/rulesets/mastermind").ok(200)["options"]
    assert list(jsonschema.Draft202012Validator(schema).iter_errors(options))
    server.anyone().post("/v1/games", {"ruleset": "mastermind", "options": options}).problem(422, "invalid-value")


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_actions_say_how_they_are_done(anyone, ruleset):
    actions = {action["name"]: action for action in anyone.get("/v1/rulesets/" + ruleset).ok(200)["actions"]}
    ways = {name: (action["method"], action["path"].rsplit("{game}", 1)[1]) for name, action in actions.items()}
    assert ways == {
        "secret": ("PUT", "/secret"),
        "guess": ("POST", "/guesses"),
        "answer": ("POST", "/answers"),
        "correct": ("PUT", "/answers/{attempt}"),
        "reveal": ("POST", "/reveal"),
    }
    for action in actions.values():
        jsonschema.Draft202012Validator.check_schema(action["body"])
    assert not list(jsonschema.Draft202012Validator(actions["guess"]["body"]).iter_errors({"code": "1234"}))
    assert list(jsonschema.Draft202012Validator(actions["guess"]["body"]).iter_errors({"cod": "1234"}))


def test_number_guess_has_no_leading_zero(server):
    _, game = server.guest({"ruleset": "number-guess"})
    assert game["options"]["leading_zero"] is False


@pytest.mark.parametrize("ruleset", ["chess", "Mastermind", "mastermind%20", "x" * 200])
def test_an_unknown_ruleset_is_not_found(anyone, ruleset):
    anyone.get("/v1/rulesets/" + ruleset).problem(404, "not-found")


def every_ruleset(anyone):
    return anyone.get("/v1/rulesets").ok(200)["items"]


def test_the_options_are_enough_to_make_a_form_from(anyone):
    for ruleset in every_ruleset(anyone):
        schema = ruleset["options"]
        for name, option in schema["properties"].items():
            where = f"{ruleset['id']}: {name}"
            assert option["title"] and option["description"] and option["type"], where
            is_required = name in schema.get("required", [])
            # A default that depends on others is told in words.
            assert ("default" in option) + is_required + ("Left out: " in option["description"]) == 1, where
            if "default" in option or "minimum" in option:
                jsonschema.Draft202012Validator(option).validate(option.get("default", option.get("minimum")))


def test_a_form_sent_as_it_is_makes_the_same_game_as_none(server, anyone):
    for ruleset in every_ruleset(anyone):
        if "required" in ruleset["options"]:
            continue
        filled = {name: option["default"] for name, option in ruleset["options"]["properties"].items()}
        _, untouched = server.guest({"ruleset": ruleset["id"]})
        _, sent = server.guest({"ruleset": ruleset["id"], "options": filled})
        assert sent["options"] == untouched["options"], ruleset["id"]


def test_of_the_board_to_be_chosen_size_and_line_are_required(server, anyone):
    schema = anyone.get("/v1/rulesets/line").ok(200)["options"]
    assert schema["required"] == ["size", "line"]
    server.anyone().post("/v1/games", {"ruleset": "line"}).problem(422, "invalid-value")
