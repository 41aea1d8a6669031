# SPDX-License-Identifier: Apache-2.0
"""The shape that clients made from openapi.yaml need: what generators make of it must compile and be pleasant to use.

Each rule stands for something that a generator made wrong code of. tests/clients makes the clients themselves.
"""

import builtins
import collections
import re

import pytest

import contract as contracts

# What TypeScript's and Python's own libraries call something else; a type of that name hides it.
TAKEN = {name for name in dir(builtins) if name[0].isupper()} | set(
    """Array ArrayBuffer Attr Blob Boolean Cache Client Comment DataView Date Document Element Error Event EventSource
    EventTarget File FormData Function Headers History Image Infinity Intl Iterator JSON Location Lock Map Math Navigator
    Node Notification Number Object Option Options Performance Plugin Promise Proxy Range ReadableStream Record Reflect
    RegExp Report Request Required Response Screen Selection Set Storage String Symbol Text URL WeakMap WebSocket Window
    Worker""".split()
)


@pytest.fixture(scope="module")
def contract():
    return contracts.Contract()


@pytest.fixture(scope="module")
def document(contract):
    return contract.document


def schemas_below(node, where):
    """(where, schema) of a schema and all that it is made of; a reference is one without more."""
    yield where, node
    if not isinstance(node, dict):
        return
    for keyword in ("properties", "patternProperties", "dependentSchemas", "$defs"):
        for name, child in node.get(keyword, {}).items():
            yield from schemas_below(child, f"{where}/{keyword}/{name}")
    for keyword in ("items", "not", "contains", "propertyNames", "if", "then", "else"):
        if keyword in node:
            yield from schemas_below(node[keyword], f"{where}/{keyword}")
    for keyword in ("allOf", "anyOf", "oneOf", "prefixItems"):
        for index, child in enumerate(node.get(keyword, [])):
            yield from schemas_below(child, f"{where}/{keyword}/{index}")
    if isinstance(node.get("additionalProperties"), dict):
        yield from schemas_below(node["additionalProperties"], f"{where}/additionalProperties")


def all_schemas(document):
    for name, schema in document["components"]["schemas"].items():
        yield from schemas_below(schema, name)

    def walk(node, where):
        if isinstance(node, dict):
            for name, child in node.items():
                if name == "schema":
                    yield from schemas_below(child, where)
                elif name not in ("schemas", "example", "examples", "value"):
                    yield from walk(child, f"{where}/{name}")
        elif isinstance(node, list):
            for index, child in enumerate(node):
                yield from walk(child, f"{where}/{index}")

    yield from walk({"paths": document["paths"], "components": document["components"]}, "")


def operations(document):
    for path, item in document["paths"].items():
        for method in contracts.METHODS:
            if method in item:
                yield f"{method.upper()} {path}", item[method]


def reachable(document, schema):
    """All schemas that a schema is made of, also through references."""
    seen, waiting = set(), [("", schema)]
    while waiting:
        name, schema = waiting.pop()
        for where, node in schemas_below(schema, name):
            reference = node.get("$ref") if isinstance(node, dict) else None
            if reference is not None and reference not in seen:
                seen.add(reference)
                name = reference.rsplit("/", 1)[1]
                waiting.append((name, document["components"]["schemas"][name]))
            yield where, node


def test_bodies_of_requests_have_no_defaults(document):
    """A member with a default is a required one to openapi-typescript."""
    for name, operation in operations(document):
        for media in operation.get("requestBody", {}).get("content", {}).values():
            found = [where for where, node in reachable(document, media["schema"]) if "default" in (node or {})]
            assert not found, f"{name}: {found}"


def test_no_schema_is_a_mere_boolean(document):
    assert not [where for where, schema in all_schemas(document) if not isinstance(schema, dict)]


def test_no_two_schemas_have_one_title(document):
    titles = collections.Counter(schema["title"] for _, schema in all_schemas(document) if "title" in schema)
    assert not [title for title, count in titles.items() if count > 1]


def test_names_of_schemas_hide_nothing(document):
    names = set(document["components"]["schemas"])
    assert not names & TAKEN
    assert len({name.lower() for name in names}) == len(names)


def test_every_operation_has_a_name_of_its_own(document):
    names = collections.Counter(operation.get("operationId") for _, operation in operations(document))
    assert None not in names
    assert not [name for name, count in names.items() if count > 1]


def test_success_is_of_one_kind(contract, document):
    """JSON beside a text would be of the type `string | X`."""
    for name, operation in operations(document):
        contents = [
            tuple(contract.resolve(response).get("content", {}))
            for status, response in operation["responses"].items()
            if status.startswith("2")
        ]
        assert len(set(contents)) == 1, name
        assert len(contents[0]) <= 1, name


def test_values_that_are_listed_have_a_type(document):
    for where, schema in all_schemas(document):
        listed = "enum" in schema or "const" in schema
        assert "type" in schema or not listed or "propertyNames" in where, where


def test_every_union_of_games_and_of_events_tells_its_members_apart(document):
    schemas = document["components"]["schemas"]
    found = set()
    for where, schema in all_schemas(document):
        members = [m["$ref"].rsplit("/", 1)[1] for m in schema.get("oneOf", schema.get("anyOf", [])) if "$ref" in m]
        told = [m for m in members if re.search("(State|Game)$|Event[A-Z]|^Event|^Published", m)]
        if len(told) < 2 or where == "EachMoveEvent":  # of one kind: by the game's family alone
            continue
        found.add(where)
        member = schema["discriminator"]["propertyName"]
        mapping = {value: ref.rsplit("/", 1)[1] for value, ref in schema["discriminator"]["mapping"].items()}
        assert sorted(mapping.values()) == sorted(members), where
        for value, name in mapping.items():
            shared = schemas.get("Each" + name.removeprefix("Event") + "Event", {}).get("anyOf", [])
            for each in [one["$ref"].rsplit("/", 1)[1] for one in shared] or [name]:
                assert schemas[each]["type"] == "object", f"{each}: only objects can be told apart"
                assert schemas[each]["properties"][member]["const"] == value
                assert member in schemas[each]["required"]
    assert found == {"Game", "GameEvent", "PublishedResult", "TournamentEvent"}


def test_what_may_be_left_out_of_an_object_is_not_of_another_type(document):
    """A member beside additional ones of another type is an error in TypeScript."""
    for where, schema in all_schemas(document):
        if isinstance(schema.get("additionalProperties"), dict):
            assert not schema.get("properties"), where


def test_no_member_that_is_always_there_is_always_null(document):
    """openapi-fetch leaves it out of the type of what is read."""
    for where, schema in all_schemas(document):
        for name in schema.get("required", []):
            assert schema.get("properties", {}).get(name, {}).get("type") != "null", f"{where}: {name}"


def is_anonymous(where, schema):
    """An object or a choice of words for whose type a generator has to invent a name."""
    is_object = "properties" in schema or schema.get("type") == "object" and "additionalProperties" not in schema
    is_choice = "string" in schema.get("type", ()) and len(schema.get("enum", ())) > 1
    is_union = sum("$ref" in member for member in schema.get("oneOf", schema.get("anyOf", ()))) > 1
    return (is_object or is_choice or is_union) and "/" in where and "propertyNames" not in where


def test_every_object_choice_and_union_has_a_name(document):
    """But for what a problem says more exactly than others of its kind, which is read as any problem."""
    found = [where for where, schema in all_schemas(document) if is_anonymous(where, schema)]
    assert not [where for where in found if not where.endswith("/content/application/problem+json")]


def test_schemas_are_named_in_one_way(document):
    """Words in capitals; a list of X is an XList."""
    for name, schema in document["components"]["schemas"].items():
        assert re.fullmatch(r"([A-Z][a-z0-9]*)+", name), name
        if schema.get("required") == ["items", "next"] and "$ref" in schema["properties"]["items"].get("items", {}):
            item = schema["properties"]["items"]["items"]["$ref"].rsplit("/", 1)[1]
            assert name in (f"{item}List", "RoundHistory"), name
