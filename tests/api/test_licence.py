# SPDX-License-Identifier: Apache-2.0
"""What says which version this is and under which terms says the same everywhere."""

import json
import re
import shlex
import subprocess
import sys

import pytest

import kit

LICENCE = "Apache-2.0"


def text_of(name):
    return (kit.ROOT / name).read_text(encoding="utf-8")


def version():
    return kit.run("version").stdout.split()[1]


def labels():
    """Of the image."""
    (arguments,) = re.findall(r"^LABEL (.*?[^\\])$", text_of("Dockerfile"), re.MULTILINE | re.DOTALL)
    return dict(word.split("=", 1) for word in shlex.split(arguments.replace("\\\n", " ")))


def test_the_licence_is_there_as_it_was_written():
    licence = text_of("LICENSE")
    assert "Apache License\n                           Version 2.0, January 2004" in licence
    assert licence.rstrip().endswith("limitations under the License.") and len(licence.splitlines()) > 190


def test_the_contract_names_the_licence_and_the_version():
    info = kit.read_yaml(text_of("openapi.yaml"))["info"]
    assert info["license"]["identifier"] == LICENCE and info["version"] == version()


def test_the_image_names_the_licence_and_the_version():
    told = {name.removeprefix("org.opencontainers.image."): value for name, value in labels().items()}
    assert told["licenses"] == LICENCE and told["version"] == version()
    assert f"docker.io/library/{text_of('Dockerfile').split('FROM ')[-1].split()[0]}" == told["base.name"]


def test_the_changelog_tells_of_this_version():
    newest = text_of("CHANGELOG.md").split("\n## ")[1]
    assert newest.startswith(f"[{version()}]") or (newest.startswith("[Unreleased]") and f"be {version()}" in newest)


def test_compose_checks_the_health_as_the_image_does():
    (check,) = re.findall(r"^HEALTHCHECK (.*)$", text_of("Dockerfile"), re.MULTILINE)
    options, _, command = check.partition(" CMD ")
    service = kit.read_yaml(text_of("deploy/compose.yaml"))["services"]["referee"]["healthcheck"]
    assert service.pop("test") == ["CMD", *json.loads(command)]
    expected = dict(option.removeprefix("--").replace("-", "_").split("=") for option in options.split())
    assert service == expected


# --- scripts/check-licence -------------------------------------------------------------------------------------------

LINE = "SPDX-License-Identifier: Apache-2.0"


def check_licence(directory, *arguments):
    command = [sys.executable, kit.ROOT / "scripts" / "check-licence", *arguments]
    return subprocess.run(command, cwd=directory, capture_output=True, text=True, timeout=60, check=False)


@pytest.fixture
def sources(tmp_path):
    for name, text in {
        "a.c": "int a;\n", "tool": "#!/bin/sh\nls\n", "b.sql": "-- name: b\n", "page.md": "# A\n",
        "sql/sqlite/migrations/0001_a.sql": "CREATE TABLE a (b);\n",
    }.items():  # fmt: skip
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


def test_a_source_without_the_line_is_named_and_mended(sources):
    told = check_licence(sources)
    assert told.returncode == 1 and sorted(line.split(":")[0] for line in told.stdout.splitlines()) == ["a.c", "b.sql", "tool"]
    assert check_licence(sources, "--fix").returncode == 0
    assert (sources / "a.c").read_text() == f"/* {LINE} */\nint a;\n"
    assert (sources / "tool").read_text() == f"#!/bin/sh\n# {LINE}\nls\n"
    assert (sources / "b.sql").read_text() == f"-- {LINE}\n-- name: b\n"
    assert (sources / "sql/sqlite/migrations/0001_a.sql").read_text() == "CREATE TABLE a (b);\n", "its hash is known"
    again = check_licence(sources)
    assert (again.returncode, again.stdout) == (0, "")


def test_a_source_whose_comments_are_not_known_is_named(sources):
    (sources / "b.zig").write_text("const a = 1;\n")
    check_licence(sources, "--fix")
    told = check_licence(sources)
    assert told.returncode == 1 and told.stdout.startswith("b.zig:")
