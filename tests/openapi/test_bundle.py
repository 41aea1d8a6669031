# SPDX-License-Identifier: Apache-2.0
"""openapi.yaml is what scripts/bundle-contract makes of contract/ and of what the program says of itself; and how contract/
is to stand: short, and with everything that a family of games says in one file."""

import copy
import importlib.machinery
import importlib.util
import json
import os
import pathlib
import shutil
import subprocess

import pytest
import yaml

import contract as contracts

ROOT = pathlib.Path(__file__).resolve().parents[2]
CONTRACT = ROOT / "contract"
HAND_WRITTEN_MAX = 7700


def load_bundler():
    loader = importlib.machinery.SourceFileLoader("bundle_contract", str(ROOT / "scripts" / "bundle-contract"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module


bundler = load_bundler()


@pytest.fixture(scope="module")
def description():
    binary = os.environ.get("REFEREE_BINARY") or ROOT / "build" / "referee"
    return json.loads(subprocess.run([binary, "describe"], capture_output=True, timeout=30, check=True).stdout)


def bundle(directory, description):
    return bundler.bundle(directory, copy.deepcopy(description))


def test_the_bundle_is_not_stale(description):
    made = subprocess.run(
        [ROOT / "scripts" / "bundle-contract"], input=json.dumps(description), capture_output=True, text=True, timeout=60
    )
    assert made.returncode == 0, made.stderr
    assert made.stdout == (ROOT / "openapi.yaml").read_text(encoding="utf-8"), "`make contract` makes openapi.yaml anew"


def test_what_is_written_by_hand_is_short():
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in CONTRACT.rglob("*.yaml")}
    assert sum(lengths.values()) <= HAND_WRITTEN_MAX, sum(lengths.values())


def keys_of(node):
    if isinstance(node, dict):
        yield from node
    for child in node.values() if isinstance(node, dict) else node if isinstance(node, list) else ():
        yield from keys_of(child)


def test_no_words_are_taken_for_a_key():
    """As of a text without quotes in braces, from its first comma on."""
    for path in CONTRACT.rglob("*.yaml"):
        keys = keys_of(yaml.load(path.read_text(encoding="utf-8"), contracts.LOADER))
        assert [key for key in keys if " " in str(key)] == [], path


def test_written_yaml_is_read_as_what_it_was(description):
    """Whatever its style, of the whole contract, and of texts that look like something else."""
    document = bundle(CONTRACT, description)
    assert yaml.load(bundler.contract_yaml.dump(document), contracts.LOADER) == document
    texts = """no 1 1e3 null #a { [a] ? it's " 2026-11-20 0x1f 1m7x 0c5e3 1_0 12:30 0b1 0o7 1.5 1.5.2 ~ *a &a !a %a @a
        `a` \\ é""".split()
    texts += ["", " x", "x ", "a: b", "a #b", "- a", "a\nb", "a\n", "word " * 60, "two  spaces " * 20]
    for document in ({text: text for text in texts}, {"value": {"a": texts}}, [[texts]], [{"a": text} for text in texts]):
        assert yaml.safe_load(bundler.contract_yaml.dump(document)) == document


# --- A family of games -------------------------------------------------------------------------------------------------

NIM = """
games: Nim for two
tag: {name: nim, description: Heaps.}
joins: {Game: NimGame, GameEvent: [NimEventTake, NimEventMove], HistoryItem: NimHistoryItem, GameOptions: NimOptions}
members:
  RoundOutcome: {heaps: {type: array, items: {type: integer}}, winner: {$ref: SeatNumber}}
operations:
  getHistory: {examples: {takes: {summary: Nim, value: {items: [{seat: 0}], next: null}}}}
paths:
  /v1/games/{game}/takes:
    post:
      operationId: take
      tags: [nim]
      summary: Take some
      requestBody: {required: true, schema: {$ref: NimTake}, example: {count: 1}}
      responses:
        "201": {description: Taken., schema: {$ref: ChangeResult}}
  /v1/games/{game}/moves:
    post:
      operationId: makeMove
      tags: [nim]
      summary: Move
      description: In nim, take some.
      requestBody: {required: true, schema: {$ref: NimTake}, example: {count: 1}}
      responses:
        "201": {description: Taken., schema: {$ref: NimMoveResult}, example: {seq: 3, count: 1}}
        "409": {$ref: NotNow}
        "422": {$ref: NimProblem}
responses:
  NimProblem: {description: There are not so many., problems: [illegal-code], detail: There are 2.}
schemas:
  NimMoveResult: {required: [seq, count], properties: {seq: {$ref: Seq}, count: {type: integer}}}
  NimEventMove:
    allOf: [{$ref: EventHead}]
    required: [kind, count]
    properties: {kind: {type: string, const: move}, count: {type: integer}}
  NimTake: {required: [count], properties: {count: {type: integer}}}
  NimHistoryItem: {required: [seat], properties: {seat: {$ref: SeatNumber}}}
  NimEventTake: {allOf: [{$ref: EventHead}], required: [kind], properties: {kind: {type: string, const: take}}}
  NimGame: {allOf: [{$ref: GameHead}], required: [family], properties: {family: {type: string, const: nim}}}
"""


@pytest.fixture(scope="module")
def with_nim(tmp_path_factory, description):
    """The document of a program that has one family more."""
    contract = pathlib.Path(shutil.copytree(CONTRACT, tmp_path_factory.mktemp("nim") / "contract"))
    (contract / "families" / "nim.yaml").write_text(NIM, encoding="utf-8")
    described = copy.deepcopy(description)
    described["routes"].append(
        {"method": "POST", "path": "/v1/games/{game}/takes", "auth": "play", "changes": True, "waits": True, "screen": False,
         "packs": False, "columns": []}
    )
    misere = {"type": "boolean", "default": False, "title": "Misère", "description": "Does the last one lose?"}
    variant = {"type": "string", "enum": ["normal", "grundy"], "default": "normal", "title": "V", "description": "What?"}
    ruleset = {"id": "nim", "family": "nim", "actions": [{"name": "take"}]}
    ruleset["options"] = {"properties": {"misere": misere, "variant": variant}}
    described["rulesets"].append(ruleset)
    return bundle(contract, described)


def mapping_of(union):
    return {value: reference.rsplit("/", 1)[1] for value, reference in union["discriminator"]["mapping"].items()}


def test_a_family_is_one_file(with_nim):
    schemas = with_nim["components"]["schemas"]
    assert schemas["FamilyName"]["enum"][-1] == "nim" == schemas["RulesetId"]["enum"][-1]
    assert schemas["ActionName"]["enum"][-2:] == ["take", "round"]
    assert mapping_of(schemas["Game"])["nim"] == "NimGame"
    assert mapping_of(schemas["GameEvent"])["take"] == "NimEventTake"
    assert {"$ref": "#/components/schemas/NimHistoryItem"} in schemas["HistoryItem"]["anyOf"]
    history = with_nim["paths"]["/v1/games/{game}/history"]["get"]["responses"]["200"]["content"]["application/json"]
    assert "takes" in history["examples"] and "moves" in history["examples"]
    assert ", and Nim for two. " in " ".join(with_nim["info"]["description"].split())


def test_options_come_from_the_program(with_nim):
    schemas = with_nim["components"]["schemas"]
    assert {"$ref": "#/components/schemas/NimOptions"} in schemas["GameOptions"]["anyOf"]
    assert schemas["NimOptions"]["properties"] == {
        "misere": {"type": "boolean", "description": "Does the last one lose? By default `false`."},
        "variant": {"$ref": "#/components/schemas/NimVariant"},
    }
    assert schemas["ResolvedNimOptions"]["required"] == ["misere", "variant"]
    assert schemas["NimVariant"]["enum"] == ["normal", "grundy"]
    assert schemas["LineOptions"]["additionalProperties"] is False
    assert schemas["ResolvedLineOptions"]["required"] == ["exact_line", "rounds", "hints"], "those of all its rulesets"


def test_members_of_families_exclude_each_other(with_nim):
    """As JSON Schema has it: all of the members of one family, and none of another's."""
    validator = bundler_validator(with_nim, "RoundResult")
    head = {"id": "a", "round": 1, "leader": 0, "forfeited_by": None, "points": [1, 0]}
    head["published_at"] = "2026-11-20T18:05:11.870Z"
    line = {"moves": 5, "winner": 0, "winning_line": None}
    nim = {"heaps": [0], "winner": 1}
    assert validator.is_valid({**head, **line}) and validator.is_valid({**head, **nim})
    for wrong in ({}, {"heaps": [0]}, {"moves": 5, "winner": 0}, {**line, **nim}, {**line, "heaps": [0]}, {"winner": 0}):
        assert not validator.is_valid({**head, **wrong}), wrong


def test_families_share_what_stands_at_the_same_place(with_nim):
    operation = with_nim["paths"]["/v1/games/{game}/moves"]["post"]
    assert operation["tags"][0] == "line" and operation["description"].endswith("In nim, take some.\n")
    assert operation["tags"] == [tag["name"] for tag in with_nim["tags"] if tag["name"] in operation["tags"]]
    assert operation["tags"][-1] == "nim"
    body = operation["requestBody"]["content"]["application/json"]
    assert body["schema"] == {"$ref": "#/components/schemas/MakeMoveRequest"}
    examples = [example["value"] for example in body["examples"].values()]
    assert examples[0] == {"column": 7, "row": 7} and examples[-1] == {"count": 1}
    assert len(examples) == len(operation["tags"])
    assert {"won", "nim-example"} <= set(operation["responses"]["201"]["content"]["application/json"]["examples"])
    refusal = operation["responses"]["422"]["content"]["application/problem+json"]["schema"]["properties"]["type"]
    assert refusal["pattern"] == "/problems/(illegal-move|invalid-value|idempotency-mismatch|illegal-code)$"
    assert not {"IllegalMove", "NimProblem"} & set(with_nim["components"]["responses"]), "nobody refers to them"
    assert operation["responses"]["409"] == {"$ref": "#/components/responses/NotNow"}
    answer = bundler_validator(with_nim, "MakeMoveResult")
    for good in ({"seq": 3, "count": 1}, {"seq": 3, "column": 1, "row": 1, "symbol": "X"}):
        assert answer.is_valid(good)
        assert not answer.is_valid({**good, "more": 1})


def test_events_of_one_kind_are_told_apart_by_their_members(with_nim):
    assert mapping_of(with_nim["components"]["schemas"]["GameEvent"])["move"] == "EventMove"
    event = bundler_validator(with_nim, "GameEvent")
    head = {"seq": 3, "at": "2026-11-20T18:05:11.870Z", "seat": 0, "kind": "move"}
    line, nim = {"column": 1, "row": 1, "symbol": "X"}, {"count": 1}
    assert event.is_valid({**head, **line}) and event.is_valid({**head, **nim})
    for wrong in ({}, {**line, **nim}, {**nim, "more": 1}, {**nim, "kind": "take"}):
        assert not event.is_valid({**head, **wrong}), wrong


def bundler_validator(document, name):
    schema = {"$ref": f"#/components/schemas/{name}", "components": document["components"]}
    return contracts.validator_class()(schema)


def test_an_operation_gets_what_its_kind_has(with_nim):
    item = with_nim["paths"]["/v1/games/{game}/takes"]
    names = [parameter["$ref"].rsplit("/", 1)[1] for parameter in item["parameters"] + item["post"]["parameters"]]
    assert names == ["Game", "IdempotencyKey", "IfMatch", "Prefer", "Wait"]
    answers = item["post"]["responses"]
    assert list(answers) == "201 400 401 403 404 412 413 414 415 422 429 431 500 503".split()
    assert {"ETag", "Vary", "Idempotency-Replayed", "Preference-Applied", "X-Request-Id"} <= set(answers["201"]["headers"])
    read = with_nim["paths"]["/v1/bots"]["get"]
    assert read["security"] == [{}, {"bearer": []}] and "security" not in item["post"]
    assert list(read["responses"]) == "200 400 401 414 422 429 431 500 503".split()
    written = ["Vary", "Content-Language"]
    sent = [*written, "Content-Encoding", *bundler.contract_notation.SENT_ALWAYS]
    assert list(read["responses"]["200"]["headers"]) == sent


@pytest.mark.parametrize(
    "break_it, says",
    [
        (lambda contract, program: program["routes"].pop(0), "program does not have"),
        (lambda contract, program: program["routes"].append({"method": "GET", "path": "/x", "screen": False}), "/x"),
        (lambda contract, program: program["rulesets"].append({"family": "go"}), "go"),
        (lambda contract, program: (contract / "families" / "line.yaml").unlink(), "line"),
        (lambda contract, program: shutil.copy(contract / "paths/bots.yaml", contract / "paths/b.yaml"), "BotList"),
    ],
    ids=["a route that is not served", "one not described", "a family not described", "a file too few", "two of one name"],
)
def test_the_bundler_says_what_is_missing_or_there_twice(tmp_path, description, break_it, says):
    contract = pathlib.Path(shutil.copytree(CONTRACT, tmp_path / "contract"))
    program = copy.deepcopy(description)
    break_it(contract, program)
    with pytest.raises(SystemExit, match=says):
        bundler.bundle(contract, program)
