# SPDX-License-Identifier: Apache-2.0
"""The allocator that the program is linked with (MALLOC= of the Makefile): it is there for everybody, or for nobody."""

import collections
import re
import subprocess

import kit
import pytest

FUNCTIONS = ("malloc", "calloc", "realloc", "free", "posix_memalign", "aligned_alloc", "memalign", "reallocarray")
BINDING = re.compile(rf"binding file (\S+) \[0\] to (\S+) \[0\]: normal symbol `({'|'.join(FUNCTIONS)})'")


def bindings():
    """Of each library, and of the program, whose functions it allocates and frees with."""
    settings = kit.environment() | {"LD_BIND_NOW": "1", "LD_DEBUG": "bindings"}
    done = subprocess.run(
        [kit.BINARY, "version"], env=settings, capture_output=True, text=True, timeout=kit.PATIENCE_SECONDS, check=True
    )
    found = collections.defaultdict(set)
    for user, provider, _ in BINDING.findall(done.stderr):
        found[user].add(provider)
    return found


def test_what_one_library_allocates_another_can_free():
    """All of them allocate with the same functions, the C library for itself among them."""
    linked = subprocess.run(["ldd", kit.BINARY], capture_output=True, text=True, check=True).stdout
    if "libmimalloc" not in linked:
        pytest.skip("made without mimalloc")
    found = bindings()
    assert any("libsqlite3" in user for user in found) and any("libc.so" in user for user in found), found
    for user, providers in found.items():
        assert all("libmimalloc" in provider for provider in providers), (user, providers)
