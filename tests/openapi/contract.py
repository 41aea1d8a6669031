# SPDX-License-Identifier: Apache-2.0
"""openapi.yaml as Python values: operations, their responses, and validation by their schemas.

The document is OpenAPI 3.1, so its schemas are JSON Schema, draft 2020-12, and are used as they stand.
"""

import hashlib
import json
import pathlib
import re
from urllib.parse import parse_qsl, unquote

import jsonschema
import yaml

PATH = pathlib.Path(__file__).resolve().parents[2] / "openapi.yaml"
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
METHODS = ("get", "post", "put", "patch", "delete")


def one_of(validator, subschemas, instance, schema):
    """The keyword oneOf, but by the discriminator where there is one: quicker, and the message is of the right branch."""
    discriminator = schema.get("discriminator")
    if discriminator is None or not isinstance(instance, dict):
        yield from jsonschema.Draft202012Validator.VALIDATORS["oneOf"](validator, subschemas, instance, schema)
        return
    reference = discriminator["mapping"].get(instance.get(discriminator["propertyName"]))
    if reference is None:
        yield jsonschema.ValidationError(f"{discriminator['propertyName']} has no known value: {instance!r}")
        return
    yield from validator.descend(instance, {"$ref": reference})


def validator_class():
    """Of one document: it remembers what has kept which schema, as most of what is said was said before."""
    kept = set()

    def refer(validator, reference, instance, schema):
        key = None
        if isinstance(instance, (dict, list)):
            key = hashlib.blake2b(f"{reference} {json.dumps(instance)}".encode(), digest_size=16).digest()
        if key not in kept:
            errors = list(jsonschema.Draft202012Validator.VALIDATORS["$ref"](validator, reference, instance, schema))
            if not errors and key is not None:
                kept.add(key)
            yield from errors

    return jsonschema.validators.extend(jsonschema.Draft202012Validator, {"oneOf": one_of, "$ref": refer})


class Contract:
    def __init__(self, path=PATH):
        self.document = yaml.load(path.read_text(encoding="utf-8"), LOADER)
        self._validator_class = validator_class()
        self._validators = {}
        self.operations = [
            Operation(self, method, template, item)
            for template, item in self.document["paths"].items()
            for method in METHODS
            if method in item
        ]

    def resolve(self, value):
        """What a Reference Object refers to; other values as they are. Its own description wins."""
        while isinstance(value, dict) and "$ref" in value:
            target = self.document
            for part in value["$ref"].removeprefix("#/").split("/"):
                target = target[part.replace("~1", "/").replace("~0", "~")]
            value = {**target, **{k: v for k, v in value.items() if k != "$ref"}}
        return value

    def validate(self, schema, value):
        """Messages on what is wrong with a value, none when it fits."""
        key = id(schema)
        if key not in self._validators:
            # With the components inside it, every schema is a document in which references can be followed.
            validator = self._validator_class(
                {**schema, "components": self.document["components"]},
                format_checker=self._validator_class.FORMAT_CHECKER,
            )
            self._validators[key] = (validator, schema)
        errors = self._validators[key][0].iter_errors(value)
        return [_describe(error) for error in errors]

    def find(self, method, path):
        """The operation that serves a method and a path (without query), or None."""
        wanted = "get" if method == "HEAD" else method.lower() if method.isupper() else None
        path = unquote(path)
        found = [operation for operation in self.operations if operation.pattern.fullmatch(path)]
        # A fixed segment beats a parameter: /v1/players/me is not a player of that id.
        found.sort(key=lambda operation: operation.path.count("{"))
        return next((o for o in found if o.path == found[0].path and o.method == wanted), None)


class Operation:
    def __init__(self, contract, method, template, item):
        self.contract, self.method, self.path, self.value = contract, method, template, item[method]
        self.name = f"{method.upper()} {template}"
        self.pattern = re.compile(re.sub(r"\\{(\w+)\\}", r"(?P<\1>[^/]+)", re.escape(template)))
        self.parameters = [
            contract.resolve(parameter)
            for parameter in [*item.get("parameters", []), *self.value.get("parameters", [])]
        ]
        self.responses = self._responses(self.value["responses"])
        # What the same address gives to whoever asks for it otherwise: kept apart, so that JSON has a type of its own
        # in the clients that are made from the document.
        self.alternatives = [self._responses(item["responses"]) for item in self.value.get("x-alternatives", [])]

    def _responses(self, responses):
        return {int(status): self.contract.resolve(r) for status, r in responses.items()}

    def statuses(self):
        return set(self.responses).union(*self.alternatives)

    def _response(self, status, headers):
        """The response that was described for a status and the media type that came."""
        media_type = headers.get("content-type", "").split(";")[0].strip()
        choices = [responses[status] for responses in [self.responses, *self.alternatives] if status in responses]
        fitting = [choice for choice in choices if media_type in choice.get("content", {"": None})]
        return next(iter(fitting or choices), None)

    def response_problems(self, status, headers, body_of):
        """What is wrong with an answer. `headers` by lower-case name; `body_of(media_type)` is the decoded body."""
        response = self._response(status, headers)
        if response is None:
            return [f"status {status} is not documented"]
        problems = []
        documented = {
            name.lower(): self.contract.resolve(header) for name, header in response.get("headers", {}).items()
        }
        for name, value in without_cors(headers).items():
            if name in TRANSPORT_HEADERS:
                continue
            if name not in documented:
                problems.append(f"header {name} is not documented for {status}")
                continue
            schema = documented[name]["schema"]
            value = int(value) if schema.get("type") == "integer" and value.isdigit() else value
            problems += [f"header {name}: {message}" for message in self.contract.validate(schema, value)]
        problems += [f"header {name} is missing" for name in ALWAYS_SENT if name in documented and name not in headers]
        return problems + self._body_problems(response, status, headers, body_of)

    def _body_problems(self, response, status, headers, body_of):
        content = response.get("content", {})
        media_type = headers.get("content-type", "").split(";")[0].strip()
        if not content:
            return (
                [f"a body of type {media_type} where {status} has none"]
                if body_of(media_type) not in (None, "")
                else []
            )
        if media_type not in content:
            return [f"content type {media_type!r} is not documented for {status}"]
        try:
            body = body_of(media_type)
        except ValueError as error:
            return [f"the body is no {media_type}: {error}"]
        return self.contract.validate(content[media_type]["schema"], body)

    def _takes_text(self):
        others = [item.get("requestBody", {}) for item in self.value.get("x-alternatives", [])]
        return any("text/plain" in self.contract.resolve(other).get("content", {}) for other in others)

    def request_problems(self, path, query, headers, body):
        """What is wrong with a request that was answered with success. `body` None: none was sent; a text: no JSON was."""
        problems = []
        members = self.pattern.fullmatch(unquote(path)).groupdict()
        values = {"path": members, "query": dict(parse_qsl(query)), "header": headers}
        for parameter in self.parameters:
            name = parameter["name"].lower() if parameter["in"] == "header" else parameter["name"]
            value = values[parameter["in"]].get(name)
            if value is None:
                problems += [f"parameter {name} is missing"] if parameter.get("required") else []
                continue
            variants = [value, int(value)] if re.fullmatch(r"-?\d+", value) else [value]
            variants += [value == "true"] if value in ("true", "false") else []
            messages = [self.contract.validate(parameter["schema"], variant) for variant in variants]
            problems += [] if any(not m for m in messages) else [f"parameter {name}: {messages[0][0]}"]
        definition = self.contract.resolve(self.value.get("requestBody"))
        if definition is None:
            return problems + ([f"a body that is not documented: {body!r}"] if body not in (None, {}) else [])
        if body is None:
            return problems + (["the body is missing"] if definition.get("required") else [])
        if isinstance(body, str):
            return problems + ([] if self._takes_text() else ["a text that is not documented"])
        schema = definition["content"]["application/json"]["schema"]
        return problems + [f"request body: {message}" for message in self.contract.validate(schema, body)]


# What HTTP/1.1 itself needs; everything else must be documented.
TRANSPORT_HEADERS = {"content-type", "content-length", "date", "connection", "keep-alive", "transfer-encoding"}
# Documented headers that no answer may lack; the others depend on the request or on the server's settings.
ALWAYS_SENT = {
    "x-request-id",
    "x-content-type-options",
    "etag",
    "location",
    "vary",
    "cache-control",
    "www-authenticate",
    "retry-after",
}


def without_cors(headers):
    """What an answer would have without --cors-origin, which adds to every answer and is described once for all."""
    plain = {name: value for name, value in headers.items() if not name.startswith("access-control-")}
    vary = [name for name in plain.pop("vary", "").split(", ") if name not in ("", "Origin")]
    return {**plain, "vary": ", ".join(vary)} if vary else plain


def _describe(error):
    """The deepest message of a failed schema, since of a oneOf only that helps."""
    best = jsonschema.exceptions.best_match([error])
    where = "/".join(str(part) for part in best.absolute_path)
    return f"at /{where}: {best.message[:300]}"


def examples(contract):
    """(where, schema, value) of every example of the document."""

    def walk(node, where):
        if isinstance(node, dict):
            schema = node.get("schema")
            if schema is not None:
                if "example" in node:
                    yield where, schema, node["example"]
                for name, example in node.get("examples", {}).items():
                    yield f"{where}/{name}", schema, contract.resolve(example)["value"]
            for name, child in node.items():
                if name not in ("example", "examples", "schema"):
                    yield from walk(child, f"{where}/{name}")
        elif isinstance(node, list):
            for index, child in enumerate(node):
                yield from walk(child, f"{where}/{index}")

    def walk_schemas(name, node):
        if isinstance(node, dict):
            if isinstance(node.get("examples"), list):
                for value in node["examples"]:
                    yield f"/schemas/{name}", {k: v for k, v in node.items() if k != "examples"}, value
            for child in node.values():
                yield from walk_schemas(name, child)

    yield from walk(contract.document["paths"], "")
    yield from walk({k: v for k, v in contract.document["components"].items() if k != "schemas"}, "/components")
    for name, schema in contract.document["components"]["schemas"].items():
        yield from walk_schemas(name, schema)
