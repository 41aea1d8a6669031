"""What the tests over HTTP have said, held against openapi.yaml: the checks of check_contract.py, one test each.

Runs after tests/api and tests/fault, on the exchanges that they left.
"""

import hashlib

import pytest

import check_contract
import contract as contracts


@pytest.fixture(scope="module")
def contract():
    return contracts.Contract()


@pytest.fixture(scope="module")
def report(contract):
    """Of all exchanges."""
    exchanges = check_contract.Report()
    for exchange in check_contract.read_exchanges(check_contract.default_path()):
        check_contract.check_exchange(contract, exchanges, exchange)
    return exchanges


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
                text = f"{node['proof']['nonce']}\n{node['proof']['secret']}"
                assert hashlib.sha256(text.encode()).hexdigest() == node["commitment"]
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


def test_every_exchange_keeps_the_contract(report):
    assert not report.failures, "\n".join(sorted(set(report.failures))[:20])
    assert report.passed > 500


def test_every_operation_was_seen_to_succeed(contract, report):
    seen = check_contract.Report()
    seen.seen = report.seen
    check_contract.check_coverage(contract, seen)
    assert not seen.failures


def test_every_documented_refusal_was_seen(contract, report):
    seen = check_contract.Report()
    seen.seen = report.seen
    assert not check_contract.check_coverage(contract, seen)
