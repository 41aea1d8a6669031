#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""Holds what was said in the tests over HTTP against openapi.yaml.

    check_contract.py [EXCHANGES]

EXCHANGES is the file, or the directory of files, that the tests left (see tests/api/kit.py); by default what the
environment says in REFEREE_EXCHANGES. REFEREE_BINARY is asked for its routes. Prints what is wrong, which documented
problems no test has seen, and the counts; the last line is "N passed, N failed", a check being an example, a route, an
operation, or an exchange. Exits 1 when something failed.
"""

import collections
import json
import os
import pathlib
import subprocess
import sys
import warnings
from urllib.parse import unquote

warnings.simplefilter("ignore", DeprecationWarning)  # Debian's jsonschema says so of the resolver that it needs

import contract as contracts  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]

# Reported, but not expected of the tests: they would need a broken server, or one that limits rates.
HARD_TO_REACH = {414, 429, 431, 500, 503}


def read_exchanges(path):
    """All exchanges of a file or a directory."""
    files = sorted(path.glob("*.jsonl")) if path.is_dir() else [path]
    for file in files:
        with open(file, encoding="utf-8") as lines:
            yield from (json.loads(line) for line in lines)


def default_path():
    return pathlib.Path(os.environ.get("REFEREE_EXCHANGES") or ROOT / "build" / "exchanges.jsonl")


def routes_of_binary():
    """The lines of `referee routes`: METHOD PATH."""
    binary = os.environ.get("REFEREE_BINARY") or ROOT / "build" / "referee"
    output = subprocess.run([binary, "routes"], capture_output=True, text=True, timeout=30, check=True).stdout
    return set(output.split("\n")) - {""}


class Report:
    """Failures by check, and how often each operation answered with each status."""

    def __init__(self):
        self.passed, self.failures = 0, []
        self.seen = collections.Counter()

    def check(self, what, problems):
        if problems:
            self.failures += [f"{what}: {problem}" for problem in problems]
        else:
            self.passed += 1


def check_examples(contract, report):
    for where, schema, value in contracts.examples(contract):
        report.check(f"example {where}", contract.validate(schema, value))


def check_routes(contract, report, routes):
    documented = {operation.name for operation in contract.operations}
    for name in sorted(documented | routes):
        missing = "the server does not serve it" if name not in routes else "openapi.yaml does not describe it"
        report.check(f"route {name}", [] if name in documented and name in routes else [missing])


def describe_binary():
    """What the program says of itself."""
    binary = os.environ.get("REFEREE_BINARY") or ROOT / "build" / "referee"
    return json.loads(subprocess.run([binary, "describe"], capture_output=True, timeout=30, check=True).stdout)


def bounds_of(schema):
    """Of a parameter that is a number, also where it may be a word beside that."""
    numbers = [part for part in schema.get("anyOf", [schema]) if part.get("type") == "integer"]
    return (numbers[0].get("minimum"), numbers[0].get("maximum")) if numbers else None


def check_queries(contract, report, routes):
    """The members of a query that the contract has for an operation are those that the program knows there."""
    known = {f"{route['method']} {route['path']}": route["query"] for route in routes}
    for operation in contract.operations:
        documented = {p["name"]: p for p in operation.parameters if p["in"] == "query"}
        declared = {member["name"]: member for member in known.get(operation.name, [])}
        problems = [f"?{name} is known to one side only" for name in sorted(documented.keys() ^ declared.keys())]
        for name in documented.keys() & declared.keys():
            bounds = bounds_of(documented[name]["schema"])
            if bounds is None:
                continue
            least, most = declared[name].get("min"), declared[name].get("max")
            unbounded = bounds[1] is None and (most or 0) > 2**32
            if bounds != (least, None if unbounded else most):
                problems.append(f"?{name} is from {bounds[0]} to {bounds[1]}, or from {least} to {most}")
        report.check(f"query of {operation.name}", problems)


def members_of(contract, schema):
    """All members that an object of a schema may have, whichever of its alternatives it is."""
    schema = contract.resolve(schema)
    found = dict(schema.get("properties", {}))
    for part in [*schema.get("allOf", []), *schema.get("anyOf", []), *schema.get("oneOf", [])]:
        found |= members_of(contract, part)
    return found


def check_columns(contract, report, routes):
    """The columns of a list as a table are members of its items, and no member of an item is left out."""
    operations = {operation.name: operation for operation in contract.operations}
    for route in (route for route in routes if route["columns"]):
        operation = operations[f"{route['method']} {route['path']}"]
        answer = members_of(contract, operation.responses[200]["content"]["application/json"]["schema"])
        rows = next(answer[name] for name in ("items", "standings") if name in answer)
        item = members_of(contract, contract.resolve(rows)["items"])
        problems = [f"{name} has no column" for name in item.keys() - {c.split(".")[0] for c in route["columns"]}]
        for column in route["columns"]:
            members = item
            for name in column.split("."):
                problems += [] if name in members else [f"{column} is no member"]
                members = members_of(contract, members.get(name, {}))
        report.check(f"columns of {operation.name}", problems)


def decoded(exchange):
    """The body of an answer by its media type, as JSON where it is JSON."""

    def body_of(media_type):
        body = exchange["body"]
        if exchange["method"] == "HEAD" or body is None:
            return None
        if isinstance(body, dict) and media_type.startswith("image/"):
            return ""  # the bytes of a picture are no text to look into
        if isinstance(body, dict):
            raise ValueError("bytes that are no UTF-8, or too many")
        return json.loads(body) if media_type.endswith("json") else body

    return body_of


def is_page(exchange):
    """The page is sent also where nothing is, to whoever wants it."""
    is_html = exchange["headers"].get("content-type", "").startswith("text/html")
    return is_html and exchange["status"] == 404 and "text/html" in exchange["request_headers"].get("accept", "")


def check_unknown_target(contract, exchange):
    """An answer where the contract has no operation must be a problem that says so, or the page."""
    known = any(o.pattern.fullmatch(unquote(exchange["path"])) for o in contract.operations)
    if exchange["status"] < 400:
        return [] if exchange["method"] == "OPTIONS" else ["a success that is not documented"]
    if known and exchange["status"] == 405 and "allow" not in exchange["headers"]:
        return ["405 without Allow"]
    if exchange["method"] == "HEAD" or is_page(exchange):
        return []
    try:
        return contract.validate({"$ref": "#/components/schemas/Problem"}, json.loads(exchange["body"] or "null"))
    except (TypeError, ValueError):
        return ["the body is no problem"]


def see_exchange(contract, report, exchange):
    """Only counts it for the coverage."""
    operation = contract.find(exchange["method"], exchange["path"])
    if operation is not None:
        report.seen[operation.name, exchange["status"]] += 1


def sent_body(body):
    """As JSON where it is that, else as the text that it is."""
    try:
        return None if body is None else json.loads(body)
    except ValueError:
        return body


def check_exchange(contract, report, exchange):
    what = f"{exchange['test']}: {exchange['method']} {exchange['path']}?{exchange['query']} -> {exchange['status']}"
    operation = contract.find(exchange["method"], exchange["path"])
    status, headers = exchange["status"], exchange["headers"]
    if operation is None:
        report.check(what, check_unknown_target(contract, exchange))
        return
    report.seen[operation.name, status] += 1
    if exchange["method"] == "HEAD":
        problems = [] if status in operation.statuses() else [f"status {status} is not documented"]
        problems += ["an answer to HEAD has a body"] if exchange["body"] else []
    else:
        problems = operation.response_problems(status, headers, decoded(exchange))
    body = exchange["request_body"]
    if status < 300 and not isinstance(body, dict):
        problems += operation.request_problems(
            exchange["path"], exchange["query"], exchange["request_headers"], sent_body(body)
        )
    report.check(what, problems)


def check_coverage(contract, report):
    """Each operation succeeded at least once; what documented problems nobody has met."""
    never = []
    for operation in contract.operations:
        successes = sum(report.seen[operation.name, status] for status in operation.statuses() if status < 400)
        report.check(f"operation {operation.name}", [] if successes else ["no exchange shows it succeed"])
        never += [
            f"{operation.name} {status}"
            for status in sorted(operation.statuses())
            if not report.seen[operation.name, status] and status not in HARD_TO_REACH
        ]
    return never


def main(arguments):
    if len(arguments) > 1:
        sys.exit("usage: check_contract.py [EXCHANGES]")
    path = pathlib.Path(arguments[0]) if arguments else default_path()
    contract, report = contracts.Contract(), Report()
    check_examples(contract, report)
    check_routes(contract, report, routes_of_binary())
    check_queries(contract, report, describe_binary()["routes"])
    check_columns(contract, report, describe_binary()["routes"])
    exchanges = 0
    for exchange in read_exchanges(path):
        check_exchange(contract, report, exchange)
        exchanges += 1
    never = check_coverage(contract, report)
    for operation in contract.operations:
        counts = ", ".join(
            f"{status}: {report.seen[operation.name, status]}"
            for status in sorted(operation.statuses())
            if report.seen[operation.name, status]
        )
        print(f"{operation.name}   {counts}")
    print(f"{exchanges} exchanges")
    print("\n".join(["Documented, but seen in no test:", *never]) if never else "Every documented answer was seen.")
    for failure, count in collections.Counter(report.failures).most_common():
        print(f"FAIL {failure}" + (f" ({count} times)" if count > 1 else ""))
    print(f"{report.passed} passed, {len(report.failures)} failed")
    return 1 if report.failures or not exchanges else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
