# SPDX-License-Identifier: Apache-2.0
"""Files that fail on demand: the library of tests/fault/shim, made when it is first wanted."""

import contextlib
import functools
import os
import pathlib
import subprocess
import tempfile

SOURCES = sorted((pathlib.Path(__file__).resolve().parents[1] / "shim").glob("*.c"))


@functools.cache
def library():
    """The path of the shim, compiled for this run of the tests."""
    path = pathlib.Path(tempfile.mkdtemp(prefix="referee-shim-")) / "io_faults.so"
    command = ["gcc", "-std=c11", "-Wall", "-Wextra", "-Werror", "-O1", "-shared", "-fPIC", "-pthread", "-o", path, *SOURCES]
    subprocess.run([*map(str, command)], check=True, timeout=120)
    return path


class Faults:
    """What fails for one database, which is called referee.db in a directory of its own."""

    def __init__(self, directory):
        self.switch = pathlib.Path(directory) / "faults"
        self.database = pathlib.Path(directory) / "referee.db"
        self.disk_environment = {}

    @property
    def environment(self):
        preload = ":".join(filter(None, [os.environ.get("LD_PRELOAD"), str(library())]))
        return {"LD_PRELOAD": preload, "IO_FAULTS": str(self.switch), "IO_FAULTS_OF": str(self.database)} | self.disk_environment

    def keep_what_is_synced(self):
        """From the next start on; returns the path of the database as a power cut leaves it."""
        disk = self.switch.with_name("disk")
        disk.mkdir()
        self.disk_environment = {"LOSING_DISK": str(disk)}
        return disk / self.database.name

    def set(self, kinds):
        """In one step: it is read at any moment."""
        new = self.switch.with_suffix(".new")
        new.write_text(kinds, encoding="ascii")
        new.replace(self.switch)

    @contextlib.contextmanager
    def failing(self, kinds):
        self.set(kinds)
        try:
            yield
        finally:
            self.set("")
