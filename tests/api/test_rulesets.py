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
    assert alone["family"] == "codebreaking" and alone["seats"] == {"min": 1, "max": 5}
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
