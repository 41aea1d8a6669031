# SPDX-License-Identifier: Apache-2.0
"""A client for Python that is made from openapi.yaml when a program starts: a method for each operation.

It is what a generator would write, without the files: arguments are told apart by the contract's parameters, bodies and
answers are checked by its schemas, and an answer is an object whose members are attributes. A name that no member has is
an error, as it would be for a type checker.
"""

import http.client
import json
import keyword
import pathlib
import re
import sys
from urllib.parse import quote, urlencode

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "openapi"))

import contract as contracts  # noqa: E402


class Refused(Exception):
    """An answer that is a problem."""

    def __init__(self, problem):
        super().__init__(problem.detail)
        self.problem = problem


class Answer:
    """A JSON object as Python's attributes."""

    def __init__(self, members):
        self.__dict__.update({snake(name): wrap(value) for name, value in members.items()})


def wrap(value):
    if isinstance(value, list):
        return [wrap(item) for item in value]
    return Answer(value) if isinstance(value, dict) else value


def snake(name):
    """An identifier of Python for an operation, a parameter or a member."""
    words = re.sub(r"(?<=[a-z0-9])([A-Z])", r"_\1", name).replace("-", "_").lower()
    return words + "_" if keyword.iskeyword(words) else words


class Client:
    def __init__(self, address, contract=None):
        self.address, self.token = address, None
        self.contract = contract or contracts.Contract()
        for operation in self.contract.operations:
            name = snake(operation.value["operationId"])
            assert name.isidentifier() and not hasattr(self, name), name
            setattr(self, name, self.method_of(operation))

    def method_of(self, operation):
        parameters = {snake(parameter["name"]): parameter for parameter in operation.parameters}
        assert len(parameters) == len(operation.parameters), f"{operation.name}: two parameters of one name"
        body_of = self.contract.resolve(operation.value.get("requestBody")) or {}
        schema = body_of.get("content", {}).get("application/json", {}).get("schema")

        def call(body=None, **arguments):
            path, query, headers = operation.path, {}, {}
            for name, value in arguments.items():
                parameter = parameters[name]
                if parameter["in"] == "path":
                    path = path.replace("{" + parameter["name"] + "}", quote(value, safe=""))
                else:
                    (query if parameter["in"] == "query" else headers)[parameter["name"]] = str(value)
            assert "{" not in path, f"{operation.name}: an argument is missing"
            assert body is None or not self.contract.validate(schema, body), self.contract.validate(schema, body)
            return self.send(operation, path + ("?" + urlencode(query) if query else ""), headers, body)

        return call

    def send(self, operation, target, headers, body):
        if self.token is not None:
            headers["Authorization"] = "Bearer " + self.token
        connection = http.client.HTTPConnection(self.address, timeout=120)
        try:
            connection.request(operation.method.upper(), target, None if body is None else json.dumps(body), headers)
            response = connection.getresponse()
            text = response.read()
        finally:
            connection.close()
        described = operation.responses[response.status].get("content", {})
        media_type = (response.getheader("Content-Type") or "").split(";")[0]
        value = json.loads(text) if media_type.endswith("json") else text.decode() or None
        problems = self.contract.validate(described[media_type]["schema"], value) if described else []
        assert not problems, f"{operation.name}: {problems}"
        if response.status >= 400:
            raise Refused(wrap(value))
        return wrap(value)
