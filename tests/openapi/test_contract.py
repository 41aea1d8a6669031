# SPDX-License-Identifier: Apache-2.0
"""What the tests over HTTP have said, held against openapi.yaml: the checks of check_contract.py, one test each.

Runs after tests/api and tests/fault, on the exchanges that they left, in parts that can be held against it side by side.
"""

import copy
import hashlib
import json
import zlib

import pytest

import check_contract
import contract as contracts


PARTS = 16


@pytest.fixture(scope="module")
def contract():
    return contracts.Contract()


@pytest.fixture(scope="module")
def exchanges():
    """All of them, in parts; what one test said stays together."""
    parts = [[] for _ in range(PARTS)]
    for exchange in check_contract.read_exchanges(check_contract.default_path()):
        parts[zlib.crc32(exchange["test"].encode()) % PARTS].append(exchange)
    return parts


@pytest.fixture(scope="module")
def seen(contract, exchanges):
    """Which operation answered how often with which status."""
    report = check_contract.Report()
    for part in exchanges:
        for exchange in part:
            check_contract.see_exchange(contract, report, exchange)
    return report


def test_every_example_is_valid(contract):
    report = check_contract.Report()
    check_contract.check_examples(contract, report)
    assert not report.failures
    assert report.passed > 50


def test_commitments_and_proofs_of_the_examples_hold(contract):
    proven = 0

    def walk(node):
        nonlocal proven
        if isinstance(node, dict):
            if node.get("proof") and node.get("commitment"):
                proof = node["proof"]
                if "server_seed" in proof:  # of games with dice
                    committed = bytes.fromhex(proof["server_seed"])
                else:
                    committed = f"{proof['nonce']}\n{proof['secret']}".encode()
                assert hashlib.sha256(committed).hexdigest() == node["commitment"]
                proven += 1
            for child in node.values():
                walk(child)
        elif isinstance(node, list):
            for child in node:
                walk(child)

    walk(contract.document["components"]["examples"])
    assert proven >= 3


def test_the_server_serves_what_the_contract_describes_and_nothing_else(contract):
    report = check_contract.Report()
    check_contract.check_routes(contract, report, check_contract.routes_of_binary())
    assert not report.failures


def test_the_members_of_queries_are_those_that_the_program_knows(contract):
    report = check_contract.Report()
    routes = check_contract.describe_binary()["routes"]
    check_contract.check_queries(contract, report, routes)
    assert not report.failures
    for route in routes:  # and a check that cannot fail would be none
        route["query"] = route["query"][1:]
    check_contract.check_queries(contract, report, routes)
    assert len(report.failures) > 20


@pytest.mark.parametrize("part", range(PARTS))
def test_every_exchange_keeps_the_contract(contract, exchanges, part):
    report = check_contract.Report()
    for exchange in exchanges[part]:
        check_contract.check_exchange(contract, report, exchange)
    assert not report.failures, "\n".join(sorted(set(report.failures))[:20])
    assert report.passed == len(exchanges[part])


def test_there_are_exchanges_to_hold_against_it(exchanges):
    assert sum(len(part) for part in exchanges) > 500


def test_every_operation_was_seen_to_succeed(contract, seen):
    check_contract.check_coverage(contract, seen)
    assert not seen.failures


def test_every_documented_refusal_was_seen(contract, seen):
    assert not check_contract.check_coverage(contract, seen)


def test_the_columns_of_tables_are_the_members_of_what_they_list(contract):
    report = check_contract.Report()
    routes = [route for route in check_contract.describe_binary()["routes"] if route["columns"]]
    check_contract.check_columns(contract, report, routes)
    assert not report.failures and len(routes) == 4
    for route in routes:
        route["columns"] = [*route["columns"][1:], "player.nick"]
    check_contract.check_columns(contract, report, routes)
    assert len(report.failures) >= 8


# --- The check itself ----------------------------------------------------------------------------------------------


def exchange_of(contract, example, action, body):
    """An exchange that keeps the contract, made of its own examples."""
    answer = contract.document["components"]["examples"][example]["value"]
    return {
        "test": "",
        "method": "POST",
        "path": f"/v1/games/{answer['game']['id']}/{action}",
        "query": "",
        "request_headers": {},
        "request_body": json.dumps(body),
        "status": 201,
        "headers": {
            "content-type": "application/json",
            "etag": f'"{answer["game"]["version"]}"',
            "vary": "Authorization",
            "cache-control": "private, no-cache",
            "x-request-id": "1",
            "x-content-type-options": "nosniff",
        },
        "body": copy.deepcopy(answer),
    }


def exchange_of_a_guess(contract):
    return exchange_of(contract, "GuessThatSolved", "guesses", {"code": "5903"})


def exchange_of_a_move(contract):
    return exchange_of(contract, "MoveThatWon", "moves", {"column": 2, "row": 0})


def failures_of(contract, exchange):
    report = check_contract.Report()
    check_contract.check_exchange(contract, report, {**exchange, "body": json.dumps(exchange["body"])})
    return report.failures


def test_the_check_finds_nothing_where_nothing_is_wrong(contract):
    assert not failures_of(contract, exchange_of_a_guess(contract))
    assert not failures_of(contract, exchange_of_a_move(contract))


VIOLATIONS = {
    "a member nobody described": lambda e: e["body"].update(hint="5903"),
    "one deep inside": lambda e: e["body"]["game"]["state"]["history"][0].update(secret="5903"),
    "a member too few": lambda e: e["body"]["game"].pop("commitment"),
    "the numbers of another ruleset": lambda e: e["body"].update(white=0),
    "a wrong type": lambda e: e["body"].update(attempt="3"),
    "an unknown status of a game": lambda e: e["body"]["game"].update(status="paused"),
    "a moment without milliseconds": lambda e: e["body"]["game"].update(updated_at="2026-11-20T18:01:44Z"),
    "a status nobody described": lambda e: e.update(status=202),
    "a header nobody described": lambda e: e["headers"].update({"x-secret": "5903"}),
    "a header too few": lambda e: e["headers"].pop("etag"),
    "a malformed header": lambda e: e["headers"].update(etag="6"),
    "another content type": lambda e: e["headers"].update({"content-type": "text/html"}),
    "a path nobody described": lambda e: e.update(path="/v1/cows"),
    "a request that should have been refused": lambda e: e.update(request_body='{"code": 1234}'),
}


@pytest.mark.parametrize("violate", VIOLATIONS.values(), ids=VIOLATIONS)
def test_the_check_notices(contract, violate):
    exchange = exchange_of_a_guess(contract)
    violate(exchange)
    assert failures_of(contract, exchange)


LINE_VIOLATIONS = {
    "a symbol that nobody has": lambda e: e["body"]["game"]["state"].update(board=["XXZ", ".O.", "..O"]),
    "a field of the board beyond the largest": lambda e: e["body"].update(column=20),
    "a winning line of one field": lambda e: e["body"]["game"]["state"].update(winning_line=[[0, 0]]),
    "three seats with symbols": lambda e: e["body"]["game"]["state"].update(symbols=["X", "O", "X"]),
    "a move without its symbol": lambda e: e["body"].pop("symbol"),
    "a state with members of another family": lambda e: e["body"]["game"]["state"].update(attempts=0),
    "options of two families": lambda e: e["body"]["game"]["options"].update(length=4),
    "a body that should have been refused": lambda e: e.update(request_body='{"column": "2", "row": 0}'),
}


@pytest.mark.parametrize("violate", LINE_VIOLATIONS.values(), ids=LINE_VIOLATIONS)
def test_the_check_notices_in_line_games(contract, violate):
    exchange = exchange_of_a_move(contract)
    violate(exchange)
    assert failures_of(contract, exchange)


def test_a_violation_is_noticed_also_behind_what_has_kept_the_contract(contract):
    """What was seen to be right is remembered, and what only looks like it is not taken for it."""
    assert not failures_of(contract, exchange_of_a_guess(contract))
    for violate in VIOLATIONS.values():
        exchange = exchange_of_a_guess(contract)
        violate(exchange)
        assert failures_of(contract, exchange)
    assert not failures_of(contract, exchange_of_a_guess(contract))
