# SPDX-License-Identifier: Apache-2.0
"""The allocator that the program is linked with (MALLOC= of the Makefile): it is there for everybody, or for nobody."""

import collections
import pathlib
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


def is_linked():
    return "libmimalloc" in subprocess.run(["ldd", kit.BINARY], capture_output=True, text=True, check=True).stdout


def test_what_one_library_allocates_another_can_free():
    """All of them allocate with the same functions, the C library for itself among them."""
    if not is_linked():
        pytest.skip("made without mimalloc")
    found = bindings()
    assert any("libsqlite3" in user for user in found) and any("libc.so" in user for user in found), found
    for user, providers in found.items():
        assert all("libmimalloc" in provider for provider in providers), (user, providers)


def mappings(pid):
    """Each mapping of a process, as its range and the fields below it."""
    found = []
    for line in pathlib.Path(f"/proc/{pid}/smaps").read_text(encoding="ascii", errors="replace").splitlines():
        if re.match(r"[0-9a-f]+-[0-9a-f]+ ", line):
            found.append((line.split()[0], {}))
        else:
            name, _, value = line.partition(":")
            found[-1][1][name] = value.split()
    return found


def test_a_server_takes_its_memory_from_where_huge_pages_are_asked_for(server):
    """Where the kernel has them: `hg` marks what MADV_HUGEPAGE was said of."""
    if not is_linked():
        pytest.skip("made without mimalloc")
    if not pathlib.Path("/sys/kernel/mm/transparent_hugepage/enabled").exists():
        pytest.skip("a kernel without huge pages")
    asked = [fields for _, fields in mappings(server.process.pid) if "hg" in fields["VmFlags"]]
    assert sum(int(fields["Rss"][0]) for fields in asked) > 1024, "a server that has answered has some MiB in it"
