# SPDX-License-Identifier: Apache-2.0
"""deploy/cluster/compose.yaml without containers: each service is a process with the command, the environment and the files
that it has there, and an address of its own, so that every port is the one that the file names.

What a container would give is put in the place of what the file says, and nothing else: names of services become addresses
of the loopback network, paths of volumes become those of a folder, and a service that ends is started again.
"""

import contextlib
import ctypes
import os
import pathlib
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

import yaml

import databases
import programs

FOLDER = programs.ROOT / "deploy" / "cluster"
PASSWORDS = {"REFEREE_PASSWORD": "one", "REPLICATION_PASSWORD": "two", "SUPERUSER_PASSWORD": "three"}
DEBIANS_POSTGRES = "/usr/lib/postgresql/15/bin"
PR_SET_PDEATHSIG = 1


def read(path=FOLDER / "compose.yaml", variables=None):
    """The file as it is, with its variables put in."""

    def value(found):
        return (variables or PASSWORDS)[found["name"]]

    return yaml.safe_load(re.sub(r"\$\{(?P<name>\w+):\?\}", value, path.read_text(encoding="utf-8")))


class Service:
    """A process of the file, which lives until it is killed for good."""

    def __init__(self, cluster, name, said):
        self.cluster, self.name, self.said = cluster, name, said
        self.address = cluster.addresses[name]
        self.directory = cluster.directory / name
        self.directory.mkdir()
        self.paths = self._lay_out_files()
        self.process, self.is_wanted = None, False

    def _lay_out_files(self):
        """What the container's paths are here."""
        paths = {"/usr/lib/postgresql/15/bin": str(databases.newest("initdb").parent)}
        for volume in self.said.get("volumes", []):
            source, target, *_ = volume.split(":")
            own = self.directory / target.lstrip("/")
            paths[target] = str(own)
            if source.startswith("."):
                own.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(FOLDER / source, own)
            else:
                own.mkdir(parents=True)
        for target in paths:  # files name others
            own = pathlib.Path(paths[target])
            if own.is_file() and own.is_relative_to(self.directory):
                text = own.read_text(encoding="utf-8")
                for other, place in paths.items():
                    text = text.replace(other, place)
                own.write_text(text, encoding="utf-8")
        if os.geteuid() == 0:
            for path in [self.directory, *self.directory.rglob("*")]:
                shutil.chown(path, self.user)
        for path in self.directory.rglob("node"):
            path.chmod(0o700)
        return paths

    @property
    def user(self):
        return self.said.get("user", "nobody")

    def _here(self, text):
        for path, place in self.paths.items():
            text = text.replace(path, place)
        for name, address in self.cluster.addresses.items():
            text = re.sub(rf"(?<![\w-]){name}(?=:\d)", address, text)
        text = text.replace(self.cluster.network, "127.0.0.0/8")
        return text.replace("0.0.0.0", self.address)

    def _words(self):
        words = [self._here(word) for word in self.said["command"]]
        if self.said["image"] == "referee":
            return [str(programs.BINARY), *words]
        return [sys.executable, str(pathlib.Path(__file__).parent / "init.py"), *words] if self.said.get("init") else words

    def start(self):
        self.is_wanted = True
        environment = {"PATH": f"{os.environ['PATH']}:/usr/sbin", "HOME": str(self.directory), "LC_ALL": "C.UTF-8"}
        environment.update({name: self._here(value) for name, value in self.said["environment"].items()})
        environment.update(self.cluster.overrides.get(self.name, {}))
        libc = ctypes.CDLL(None)
        group = {"nobody": "nogroup"}.get(self.user, self.user)
        user = {"user": self.user, "group": group, "extra_groups": []} if os.geteuid() == 0 else {}
        with open(self.directory / "log", "ab") as log:
            self.process = subprocess.Popen(
                self._words(),
                stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=self.directory, env=environment, start_new_session=True,
                preexec_fn=lambda: libc.prctl(PR_SET_PDEATHSIG, signal.SIGTERM, 0, 0, 0),
                **user,
            )  # fmt: skip

    @property
    def log(self):
        return (self.directory / "log").read_text(encoding="utf-8", errors="replace")

    def postmaster(self):
        """PostgreSQL's first process, which Patroni lets go of."""
        (found,) = [pid for pid in databases.children_of(self.process.pid) if databases.name_of(pid) == "postgres"]
        return found

    def kill(self):
        """The machine is gone: all its processes at once, and they do not come back."""
        self.is_wanted = False
        self.process.declare(signal.SIGKILL)
        _, *others = databases.kill_with_children(self.process.pid)
        self.process.wait(programs.PATIENCE_SECONDS)
        wait_until(lambda: not any(_is_left(pid) for pid in others), f"{self.name} does not go")

    def stop(self):
        self.is_wanted = False
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            return self.process.wait(programs.PATIENCE_SECONDS)
        return None


class Cluster:
    """All services of the file; REFEREE_BIND of the proxy is a port of 127.0.0.1, as the file publishes it."""

    def __init__(self):
        self.directory = pathlib.Path(tempfile.mkdtemp(prefix="referee-cluster-"))
        self.directory.chmod(0o755)
        said = read()
        (network,) = said["networks"].values()
        self.network = network["ipam"]["config"][0]["subnet"]
        net = f"127.{random.randint(1, 254)}.{random.randint(1, 254)}"
        self.addresses = {name: f"{net}.{number}" for number, name in enumerate(said["services"], 10)}
        self.port, self.port_keeper = programs.reserve_port()
        self.overrides = {"proxy": {"REFEREE_BIND": f"127.0.0.1:{self.port}"}}
        # All players of a test have one address.
        self.overrides.update({name: {"REFEREE_RATE_LIMIT": "off"} for name in said["services"] if name.startswith("referee-")})
        self.services = {name: Service(self, name, service) for name, service in said["services"].items()}
        self.has_ended = threading.Event()
        self.keeper = threading.Thread(target=self._keep)

    def __getitem__(self, name):
        return self.services[name]

    def named(self, prefix):
        return [service for name, service in self.services.items() if name.startswith(prefix)]

    def _keep(self):
        """As `restart: unless-stopped`."""
        while not self.has_ended.wait(1):
            for service in self.services.values():
                if service.is_wanted and service.process.poll() is not None and not self.has_ended.is_set():
                    service.start()

    def __enter__(self):
        try:
            for service in self.services.values():
                service.start()
            self.keeper.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        self.has_ended.set()
        if self.keeper.is_alive():
            self.keeper.join()
        for prefix in ("proxy", "referee", "db", "etcd"):
            for service in self.named(prefix):
                service.is_wanted = False
                if service.process is not None and service.process.poll() is None:
                    service.process.send_signal(signal.SIGTERM)
            for service in self.named(prefix):
                if service.process is not None:
                    try:
                        service.process.wait(30)
                    except subprocess.TimeoutExpired:
                        service.kill()
        self.port_keeper.close()
        if not os.environ.get("REFEREE_KEEP"):
            shutil.rmtree(self.directory, ignore_errors=True)

    def logs(self, size=1500):
        return "\n".join(f"--- {name}\n{service.log[-size:]}" for name, service in self.services.items())


def _is_left(pid):
    """What is killed stays a zombie until somebody asks: where the tests inherit it they do, or Patroni takes it for alive."""
    with contextlib.suppress(ChildProcessError):
        os.waitpid(pid, os.WNOHANG)
    return pathlib.Path(f"/proc/{pid}").exists()


def wait_until(is_so, what, seconds=programs.PATIENCE_SECONDS):
    deadline = time.monotonic() + seconds
    while not (seen := is_so()):
        assert time.monotonic() < deadline, what() if callable(what) else what
        time.sleep(0.1)
    return seen
