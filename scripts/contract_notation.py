# SPDX-License-Identifier: Apache-2.0
"""The notation of contract/: OpenAPI, but that what is the same everywhere need not be said everywhere.

  $ref: Name           a component, of the kind that the place asks for
  nullable: true       beside $ref: or null
  enum: [$rulesets]    the program's rulesets; also $families, $actions, $problems
  properties           a schema with them is of the type object, and has no others but those of its allOf; open: true where
                       there are others, as where it is a part of other schemas
  list: Name           a schema: a page of these, {items, next}. next: cursor (where nothing is said), none or after
  headers: [Name]      of an answer: further ones, besides those that all answers have; {Header: {$ref: Name}} for another's
  schema, example(s)   of an answer or a request's body: of the media type application/json
  problems: [name]     an answer: problem details of the first of them, or another, with detail (and more) as an example
  ruleset: name        an example: what GET /v1/rulesets/NAME tells; rulesets: [name]: the list, cut down to some
"""

SECTIONS = ("parameters", "headers", "responses", "schemas", "examples")

SENT_ALWAYS = ["X-Request-Id", "X-Content-Type-Options", "RateLimit", "RateLimit-Policy"]
SENT_WITH_PROBLEM = {401: ["WWW-Authenticate"], 429: ["Retry-After"], 503: ["Retry-After"]}

# Beside "items" in a page of a list.
NEXT = {
    "cursor": {"description": "The `cursor` of the next page.", "$ref": "Cursor", "nullable": True},
    "none": {"type": ["string", "null"], "description": "Null, as all are here."},
    "after": {"type": "integer", "minimum": 0, "description": "The `after` to go on with."},
}


def page_of(name, following):
    items = {"type": "array", "items": {"$ref": name}}
    return {"required": ["items", "next"], "properties": {"items": items, "next": NEXT[following]}}


def closed(schema):
    """An object's schema, with its type and its end."""
    end = "unevaluatedProperties" if "allOf" in schema else "additionalProperties"
    result = {"type": "object"}
    for key, value in schema.items():
        if key == "properties" and not schema.get("open"):
            result[end] = False
        result[key] = value
    result.pop("open", None)
    return result


def with_headers(names):
    headers = {}
    for name in [*names, *SENT_ALWAYS]:
        headers.update(name if isinstance(name, dict) else {name: {"$ref": name}})
    return headers


def as_json(node):
    media = {key: node.pop(key) for key in ("schema", "example", "examples") if key in node}
    return {**node, "content": {"application/json": media}} if media else node


class Notation:
    """What stands for what, with the program's rulesets, problems and other words."""

    def __init__(self, words, rulesets, problems):
        self.words, self.rulesets, self.problems = words, rulesets, problems

    def expand(self, node, kind="schemas"):
        """A value without the notation; `kind`: of the components that a $ref in it names."""
        if isinstance(node, list):
            return [self.expand(child, kind) for child in node]
        if not isinstance(node, dict):
            return node
        node = dict(node)
        if "list" in node:
            node = page_of(node["list"], node.get("next", "cursor"))
        if "problems" in node:
            node = self.problem(node)
        elif kind in ("responses", "requestBody"):
            node = as_json(node)
        if kind == "examples":
            node = self.example(node)
        if isinstance(node.get("enum"), list):
            node["enum"] = [word for entry in node["enum"] for word in self.words.get(entry, [entry])]
        if isinstance(node.get("headers"), list):
            node["headers"] = with_headers(node["headers"])
        if isinstance(node.get("properties"), dict):
            node = closed(node)
        if "/" not in node.get("$ref", "/"):
            node["$ref"] = f"#/components/{kind}/{node['$ref']}"
        if node.pop("nullable", False):
            node["anyOf"] = [{"$ref": node.pop("$ref")}, {"type": "null"}]
        return {key: self.expand_member(key, child) for key, child in node.items()}

    def expand_member(self, key, child):
        is_value = key in ("example", "value", "const", "default", "required", "discriminator", "dependentRequired")
        if is_value or (key == "examples" and isinstance(child, list)):
            return child
        if key in (*SECTIONS, "properties", "dependentSchemas") and isinstance(child, dict):
            return {name: self.expand(value, key if key in SECTIONS else "schemas") for name, value in child.items()}
        return self.expand(child, key if key in (*SECTIONS, "requestBody") else "schemas")

    def example(self, node):
        if "ruleset" in node:
            return {"summary": node["summary"], "value": self.rulesets[node["ruleset"]]}
        if "rulesets" in node:
            items = [self.rulesets[name] for name in node["rulesets"]]
            return {"summary": node["summary"], "value": {"items": items, "next": None}}
        return node

    def problem(self, node):
        first, names = self.problems[node["problems"][0]], "|".join(node["problems"])
        members = {
            "status": {"type": "integer", "const": first["status"]},
            "type": {"type": "string", "pattern": f"/problems/{f'({names})' if '|' in names else names}$"},
        }
        example = {
            "type": f"https://referee.example/problems/{first['name']}",
            "title": first["title"],
            "status": first["status"],
            **{key: value for key, value in node.items() if key not in ("description", "problems")},
            "request_id": "2a239fbc-01-2k",
        }
        schema = {"allOf": [{"$ref": "Problem"}], "open": True, "properties": members}
        return {
            "description": node["description"],
            "headers": [
                {"Cache-Control": {"$ref": "Cache-Control-Problem"}},
                "Content-Language",
                {"Vary": {"$ref": "VaryByLanguage"}},
                *SENT_WITH_PROBLEM.get(first["status"], []),
            ],
            "content": {"application/problem+json": {"schema": schema, "example": example}},
        }
