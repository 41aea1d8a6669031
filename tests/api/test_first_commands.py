# SPDX-License-Identifier: Apache-2.0
"""./run and ./test where things are missing. That they do their work on a new machine is shown by scripts/check-fresh."""

import os
import shutil
import subprocess
import sys

import pytest

import kit

EVERYTHING = {"make", "gcc", "pkg-config", "libmicrohttpd-dev", "libcriterion-dev", "python3-pytest", "curl", "jq"}


@pytest.fixture
def bare(tmp_path):
    """A PATH of a machine on which nobody is root and no package is installed."""
    for name in ("sh", "dirname", "sort", "tr", "cat", "env"):
        (tmp_path / name).symlink_to(shutil.which(name))
    for name, script in {"id": "echo 1000", "dpkg-query": "exit 1", "apt-get": "exit 99"}.items():
        (tmp_path / name).write_text(f"#!/bin/sh\n{script}\n")
        (tmp_path / name).chmod(0o755)
    return str(tmp_path)


def call(command, path, **settings):
    environment = {**{name: value for name, value in os.environ.items() if "REFEREE" not in name}, "PATH": path, **settings}
    return subprocess.run(
        [kit.ROOT / command], env=environment, stdin=subprocess.DEVNULL, cwd="/", capture_output=True, text=True,
        timeout=kit.PATIENCE_SECONDS, check=False,
    )  # fmt: skip


def test_both_name_in_one_line_all_that_either_needs(bare):
    told = {command: call(command, bare) for command in ("run", "test")}
    assert [done.returncode for done in told.values()] == [1, 1]
    lines = [[line.strip() for line in done.stderr.splitlines() if "apt-get" in line] for done in told.values()]
    assert len(lines[0]) == 1 and lines[0] == lines[1]
    command, _, packages = lines[0][0].partition(" --no-install-recommends ")
    assert command == "apt-get install" and EVERYTHING <= set(packages.split())


@pytest.mark.parametrize("command", ["run", "test"])
def test_without_make_that_is_said(bare, command):
    done = call(command, bare, REFEREE_SKIP_DEPS="1")
    assert done.returncode == 1 and "there is no make" in done.stderr and done.stdout == ""


@pytest.mark.parametrize("command", ["run", "test"])
def test_both_become_make_with_what_they_were_given(bare, command, tmp_path):
    (tmp_path / "make").write_text('#!/bin/sh\necho "make $* in $PWD"\n')
    (tmp_path / "make").chmod(0o755)
    done = call(command, bare, REFEREE_SKIP_DEPS="1")
    assert (done.returncode, done.stdout) == (0, f"make --no-print-directory {command} in {kit.ROOT}\n")


def test_while_a_test_takes_long_it_is_told_which(tmp_path):
    """As long as it takes until that is said: the test under test waits for it."""
    told = tmp_path / "told"
    (tmp_path / "test_slow.py").write_text(
        f"""
import time

def test_one_of_two(): pass

def test_that_takes_long():
    until = time.monotonic() + {kit.PATIENCE_SECONDS}
    while "test_slow.py: test_that_takes_long" not in open("{told}").read():
        assert time.monotonic() < until
        time.sleep(0.1)
"""
    )
    environment = {**kit.environment(), "PYTHONPATH": str(kit.ROOT / "tests"), "REFEREE_SUITE": "slow"}
    for name in list(environment):
        if name.startswith("PYTEST_"):
            del environment[name]
    with open(told, "w", encoding="utf-8") as out:
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "progress", "-n", "1", tmp_path],
            env=environment, stdout=out, stderr=out, stdin=subprocess.DEVNULL, timeout=2 * kit.PATIENCE_SECONDS, check=False,
        )  # fmt: skip
    assert done.returncode == 0 and "1 of 2  test_slow.py: test_that_takes_long" in told.read_text(), told.read_text()
