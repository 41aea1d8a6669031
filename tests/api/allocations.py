# SPDX-License-Identifier: Apache-2.0
"""A server whose allocations are counted, by a library that is loaded before its own: see count_allocations.c."""

import mmap
import pathlib
import struct
import subprocess

import pytest

import kit

LINKED_BY_SANITIZERS = ("libasan", "libtsan")
NUMBERS = struct.Struct("=QQq")


def build_counter(directory):
    """The library that counts; skips the test where a sanitizer has the allocator."""
    linked = subprocess.run(["ldd", kit.BINARY], capture_output=True, text=True, check=True).stdout
    if any(name in linked for name in LINKED_BY_SANITIZERS):
        pytest.skip("there every piece is one of its own")
    library = directory / "count_allocations.so"
    source = pathlib.Path(__file__).with_name("count_allocations.c")
    subprocess.run(["cc", "-D_GNU_SOURCE", "-O1", "-shared", "-fPIC", "-Wall", "-Werror", "-o", library, source], check=True)
    return library


class Counted(kit.Server):
    def __init__(self, counter, *options):
        super().__init__(*options)
        path = self.directory / "allocations"
        path.write_bytes(bytes(mmap.PAGESIZE))
        with open(path, "r+b") as file:
            self.mapped = mmap.mmap(file.fileno(), NUMBERS.size)
        self.env = {"LD_PRELOAD": str(counter), "ALLOCATIONS": str(path)}

    def counts(self):
        """How often the program has asked for memory, and how often its libraries."""
        return NUMBERS.unpack(self.mapped[:])[:2]

    def held(self):
        """How many bytes are allocated."""
        return NUMBERS.unpack(self.mapped[:])[2]
