# SPDX-License-Identifier: Apache-2.0
"""What is said to a caller who has made a slip: which word, which path was meant; and links that lead somewhere."""

import subprocess
import urllib.parse

import pytest

import kit


@pytest.mark.parametrize(
    "body, pointer, meant",
    [
        ({"rulset": "mastermind"}, "/rulset", "ruleset"),
        ({"ruleset": "mastermnid"}, "/ruleset", "mastermind"),
        ({"ruleset": "mastermind", "options": {"lenght": 4}}, "/options/lenght", "length"),
        ({"ruleset": "mastermind", "options": {"maxGuesses": 4}}, "/options/maxGuesses", "max_guesses"),
        ({"ruleset": "mastermind", "options": {"secret": "comitted"}}, "/options/secret", "committed"),
        ({"ruleset": "yahtzee", "options": {"jocker": "free"}}, "/options/jocker", "joker"),
        ({"ruleset": "tic-tac-toe", "opponents": [{"opne": True}]}, "/opponents/0/opne", "open"),
    ],
)
def test_a_word_that_is_near_is_told(anyone, body, pointer, meant):
    problem = anyone.post("/v1/games", body).problem(422, "invalid-value", pointer=pointer)
    words = {error["pointer"]: error["detail"] for error in problem["errors"]}
    assert f'did you mean "{meant}"?' in words[pointer]
    assert f'did you mean "{meant}"?' in problem["detail"]


def test_a_word_that_is_near_to_nothing_gets_no_suggestion(anyone):
    problem = anyone.post("/v1/games", {"ruleset": "mastermind", "colour": "blue"}).problem(422, "invalid-value")
    assert "did you mean" not in str(problem)


@pytest.mark.parametrize("target", ["/v1/rulesets/gomuko", "/v1/leaderboards/gomuko", "/v1/games?ruleset=gomuko"])
def test_a_ruleset_in_an_address_is_suggested(anyone, target):
    assert 'did you mean "gomoku"?' in anyone.get(target).json["detail"]


@pytest.mark.parametrize(
    "target, meant",
    [
        ("/v1/games/", "/v1/games"),
        ("/v1/rulesets///", "/v1/rulesets"),
        ("/games", "/v1/games"),
        ("/players/me/", "/v1/players/me"),
        ("/problems/", "/problems"),
    ],
)
def test_a_path_with_a_slash_too_many_or_without_v1_says_which_is_meant(anyone, target, meant):
    assert f'did you mean "{meant}"?' in anyone.get(target).problem(404, "not-found")["detail"]


@pytest.mark.parametrize("target", ["/nothing", "/v2/games", "/v1/" + "g" * 400 + "/"])
def test_a_path_that_is_near_to_nothing_gets_no_suggestion(anyone, target):
    assert "did you mean" not in anyone.get(target).problem(404, "not-found")["detail"]


@pytest.mark.parametrize("arguments, meant", [(["serv"], "serve"), (["serve", "--lisen", "x"], "--listen"), (["help", "bto"], "bot")])
def test_a_command_or_flag_that_is_near_is_told(arguments, meant):
    done = subprocess.run([kit.BINARY, *arguments], capture_output=True, text=True, env=kit.environment(), timeout=60)
    assert done.returncode == 2
    assert f'did you mean "{meant}"?' in done.stderr


@pytest.mark.parametrize("arguments", [["serve", "--lo", "x"], ["serve", "--idl=3", "--tls", "x"]])
def test_a_flag_that_is_cut_too_short_is_ambiguous_and_not_unknown(arguments):
    done = subprocess.run([kit.BINARY, *arguments], capture_output=True, text=True, env=kit.environment(), timeout=60)
    assert done.returncode == 2 and "ambiguous" in done.stderr
    assert "no such flag" not in done.stderr and "did you mean" not in done.stderr


@pytest.mark.parametrize("encoding", ["gzip", "br", "identity"])
def test_a_body_is_not_unpacked(anyone, encoding):
    headers = {"Content-Encoding": encoding, "Content-Type": "application/json"}
    reply = anyone.call("POST", "/v1/games", raw=b'{"ruleset": "mastermind"}', headers=headers)
    assert "Content-Encoding" in reply.problem(415, "unsupported-media-type")["detail"]


def test_the_type_of_a_problem_is_the_same_on_every_server_and_explained_by_each(anyone):
    problem = anyone.get("/v1/games/0").problem(404)
    assert problem["type"] == "https://referee.example/problems/not-found"
    told = anyone.get(urllib.parse.urlsplit(problem["type"]).path).ok(200)
    assert told["type"] == problem["type"] and told["name"] == "not-found"
    assert problem["type"] in [item["type"] for item in anyone.get("/problems").ok(200)["items"]]


def test_the_type_of_a_problem_is_below_the_public_address():
    with kit.Server("--public-url", "https://play.example.org/referee") as server:
        problem = server.anyone().get("/v1/games/0")
        assert problem.json["type"] == "https://play.example.org/referee/problems/not-found"


@pytest.mark.parametrize("url", ["", "play.example.org", "ftp://x", "http://", "https://x/", "http://x y", "http:///x"])
def test_a_public_address_must_be_one(url):
    command = [kit.BINARY, "serve", "--db", ":memory:", "--public-url", url]
    done = subprocess.run(command, capture_output=True, text=True, env=kit.environment(), timeout=60)
    assert done.returncode != 0 and "--public-url" in done.stderr


def test_the_metric_of_the_contracts_example_exists(anyone):
    anyone.get("/v1/rulesets").ok(200)
    contract = kit.read_yaml((kit.ROOT / "openapi.yaml").read_text(encoding="utf-8"))
    example = contract["paths"]["/metrics"]["get"]["responses"]["200"]["content"]["text/plain"]["example"]
    metrics = anyone.get("/metrics").text.splitlines()
    for line in example.splitlines():
        if line.startswith("#"):
            assert line in metrics
        else:
            assert any(metric.startswith(line.split("{")[0]) for metric in metrics), line
