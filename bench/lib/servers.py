# SPDX-License-Identifier: Apache-2.0
"""The programs under test as child processes, and the two clients that load them."""

import hashlib
import http.client
import json
import os
import pathlib
import resource
import shutil
import signal
import socket
import subprocess
import time

BENCH = pathlib.Path(__file__).resolve().parent.parent
CFLAGS = ["-std=c11", "-D_GNU_SOURCE", "-O2", "-Wall", "-Wextra", "-Werror"]
PROGRAMS = {
    "constant": (["constant.c"], ["-lmicrohttpd", "-lpthread"]),
    "stall": (["stall.c", "client.c", "games.c", "latencies.c"], []),
    "load": (["load.c", "client.c", "games.c", "latencies.c"], ["-lpthread"]),
    "tell": (["tell.c", "client.c", "games.c"], ["-lpthread"]),
    "make_games": (["make_games.c", "client.c", "games.c"], ["-ljansson"]),
    "prepare": (["prepare.c", "client.c", "games.c"], ["-ljansson"]),
    "multiply": (["multiply.c", "templates.c"], ["-lsqlite3", "-lsodium"]),
}
CLIENT_THREADS = 2
READY_SECONDS = 60
PEER_BUILD_SECONDS = 900


ROOT = pathlib.Path(__file__).resolve().parents[2]


class Failure(Exception):
    """A measurement that could not be made."""


def build_programs(directory):
    """Compiles the clients and the constant server, where they are older than what they are made of."""
    newest = max(path.stat().st_mtime for path in (*BENCH.glob("*.[ch]"), pathlib.Path(__file__)))
    for name, (sources, libraries) in PROGRAMS.items():
        target = directory / name
        if target.exists() and target.stat().st_mtime > newest:
            continue
        command = ["gcc", *CFLAGS, "-o", str(target), *(str(BENCH / source) for source in sources), *libraries]
        if subprocess.run(command, check=False).returncode != 0:
            target.unlink(missing_ok=True)
            raise Failure(f"{sources[0]} could not be compiled")


def build_peer(directory):
    """Installs the Fastify service under `directory`; why it cannot be had, or None when it is there.

    better-sqlite3 is compiled here, against the headers of the node that will run it: its maker's ready-made binaries
    are not in the registry of packages.
    """
    source = BENCH / "peer-fastify"
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return "node or npm is not installed"
    version = subprocess.run([node, "--version"], check=True, capture_output=True).stdout
    wanted = hashlib.sha256(version + (source / "package-lock.json").read_bytes()).hexdigest()
    mark = directory / "built"
    if not (mark.exists() and mark.read_text(encoding="ascii") == wanted):
        print("building better-sqlite3 for the peer; this takes some minutes and is done once", flush=True)
        shutil.rmtree(directory, ignore_errors=True)
        shutil.copytree(source, directory, ignore=shutil.ignore_patterns("node_modules"))
        environment = dict(os.environ)
        prefix = pathlib.Path(node).resolve().parent.parent
        if (prefix / "include/node/node.h").exists():
            environment["npm_config_nodedir"] = str(prefix)
        for command in (
            ["npm", "ci", "--ignore-scripts", "--silent"],
            ["npm", "--prefix", "node_modules/better-sqlite3", "run", "--silent", "build-release"],
        ):
            with open(directory / "build.log", "ab") as log:
                done = subprocess.run(
                    command, cwd=directory, env=environment, stdout=log, stderr=log, stdin=subprocess.DEVNULL,
                    timeout=PEER_BUILD_SECONDS, check=False,
                )  # fmt: skip
            if done.returncode != 0:
                return f"{' '.join(command)} failed, see {directory / 'build.log'}"
        mark.write_text(wanted, encoding="ascii")
    for name in ("server.js", "schemas.js", "schema.sql"):
        shutil.copy(source / name, directory / name)
    return None


def reserve_port():
    """A port, and the socket that keeps it from everybody but a server: see tests/api/kit.py."""
    keeper = socket.socket()
    keeper.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    keeper.bind(("127.0.0.1", 0))
    return keeper.getsockname()[1], keeper


class Process:
    """A server on a port of its own."""

    def __init__(self, name, command, ready_path, log_path, cwd=None):
        self.name = name
        self.port, self.port_keeper = reserve_port()
        self.log_path = log_path
        self.command = [argument.replace("PORT", str(self.port)) for argument in command]
        self.ready_path = ready_path
        self.cwd = cwd
        self.process = None
        self.start_seconds = None  # from the start to the first answer

    def start(self):
        """Starts it and waits until it answers."""
        began = time.monotonic()
        with open(self.log_path, "ab") as log:
            self.process = subprocess.Popen(
                self.command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=self.cwd
            )
        while time.monotonic() < began + READY_SECONDS and self.process.poll() is None:
            if self.status_of(self.ready_path) == 200:
                self.start_seconds = time.monotonic() - began
                return
            time.sleep(0.001)
        status = self.process.poll()
        self.stop()
        what = "does not answer" if status is None else f"ended with status {status}"
        raise Failure(f"{self.name} {what}; see {self.log_path}")

    def status_of(self, path):
        try:
            return self.get(path)[0]
        except (OSError, http.client.HTTPException):
            return None

    def call(self, method, path, body=None, token=None):
        """Status and body of the answer; the request's body is JSON as text."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        headers = {"Content-Type": "application/json"} if body is not None else {}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        try:
            connection.request(method, path, body=body, headers=headers)
            response = connection.getresponse()
            return response.status, response.read()
        finally:
            connection.close()

    def get(self, path, token=None):
        return self.call("GET", path, token=token)

    def post(self, path, body, token=None):
        status, answer = self.call("POST", path, json.dumps(body), token)
        if status // 100 != 2:
            raise Failure(f"{self.name}: POST {path}: {status} {answer[:300]}")
        return answer

    def stop(self):
        if self.process is None or self.process.poll() is not None:
            return
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def processor_seconds(self):
        """What each thread has used so far, by its number: what the kernel tells of it to the nanosecond."""
        used = {}
        for task in pathlib.Path(f"/proc/{self.process.pid}/task").iterdir():
            try:
                used[task.name] = int((task / "schedstat").read_text(encoding="ascii").split()[0]) / 1e9
            except (FileNotFoundError, ProcessLookupError):
                pass  # the thread has just ended
        return used

    def processor_seconds_in_all(self):
        """What the process has used so far, with the threads that have ended."""
        stat = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii", errors="replace")
        fields = stat.rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def metric(self, name):
        """The value of a metric without labels; None where the server has none of that name."""
        for line in self.get("/metrics")[1].decode().splitlines():
            if line.startswith(name + " "):
                return float(line.split()[1])
        return None

    def resident_bytes(self):
        with open(f"/proc/{self.process.pid}/statm", encoding="ascii") as statm:
            return int(statm.read().split()[1]) * os.sysconf("SC_PAGESIZE")


class Postgres:
    """A PostgreSQL server for a measurement: scripts/with-postgres, which ends it when its input does."""

    name = "PostgreSQL"

    def __init__(self):
        self.process = None
        self.url = None  # of a database in it

    def start(self):
        command = [ROOT / "scripts/with-postgres", "sh", "-c", 'echo "$REFEREE_TEST_POSTGRES"; cat >/dev/null']
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        address = self.process.stdout.readline().strip()
        if not address:
            raise Failure("there is no PostgreSQL server: see scripts/with-postgres")
        self.url = f"{address}/postgres"

    def stop(self):
        if self.process is not None:
            self.process.communicate()  # closes its input, and waits
            self.process = None

    def processor_seconds(self):
        """Of all its processes so far: they are those below this one, as deep as they stand."""
        children, used = {}, {}
        for status in files_of_processes("stat"):
            try:
                fields = status.read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()
                children.setdefault(int(fields[1]), []).append(int(status.parent.name))
                used[int(status.parent.name)] = int((status.parent / "schedstat").read_text(encoding="ascii").split()[0]) / 1e9
            except (FileNotFoundError, ProcessLookupError):
                pass  # it has just ended
        below = [self.process.pid]
        for pid in below:
            below += children.get(pid, [])
        return sum(used.get(pid, 0.0) for pid in below[1:])


def files_of_processes(name):
    """/proc/PID/NAME of all. Not by glob, which looks whether each is there and fails where its process ends (ESRCH)."""
    return [pathlib.Path("/proc", pid, name) for pid in os.listdir("/proc") if pid.isdecimal()]


def referee(binary, database, log_path, *options):
    command = [str(binary), "serve", "--db", str(database), "--listen", "127.0.0.1:PORT", "--rate-limit", "off"]
    command += options
    return Process("referee", command, "/readyz", log_path)


def constant(directory, body, log_path, internal=False):
    command = [str(directory / "constant"), "--port", "PORT", "--loops", "2", "--body", str(body)]
    name = "constant"
    if internal:
        command.append("--internal")
        name = "constant, the library's threads"
    return Process(name, command, "/", log_path)


def peer(directory, database, log_path):
    command = ["node", "server.js", "--db", str(database), "--port", "PORT"]
    return Process("Fastify + better-sqlite3", command, "/readyz", log_path, cwd=directory)


def used_since(server, before, operations):
    """Processor time of the server since: microseconds an operation in all, and of the thread that used most."""
    threads = [seconds - before.get(name, 0.0) for name, seconds in server.processor_seconds().items()]
    scale = 1e6 / max(operations, 1)
    return {"server_us": sum(threads) * scale, "busiest_thread_us": max(threads, default=0.0) * scale}


def children_seconds():
    """Processor time of all processes that were waited for."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


class Clients:
    """The load generators."""

    def __init__(self, programs, directory):
        self.programs = programs  # where they were built
        self.directory = directory  # for files of games

    def make_games(self, server, count, *flags):
        """A file of new games on the server."""
        path = self.directory / f"games-{server.port}"
        with open(path, "wb") as out:
            command = [str(self.programs / "make_games"), "--port", str(server.port), "--count", str(count), *flags]
            done = subprocess.run(command, stdout=out, stderr=subprocess.PIPE, check=False)
        if done.returncode != 0:
            raise Failure(f"{server.name}: {done.stderr.decode(errors='replace')}")
        return path

    def wrk(self, server, script, games, seconds, connections=64):
        """wrk's figures; any answer but 2xx, and any broken connection, is a failure."""
        command = ["wrk", f"-t{CLIENT_THREADS}", f"-c{connections}", f"-d{seconds}s", "--timeout", "20s"]
        command += ["-s", str(BENCH / script), f"http://127.0.0.1:{server.port}"]
        command += ["--", str(games), str(CLIENT_THREADS), str(connections)]
        before, own = server.processor_seconds(), children_seconds()
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        own = children_seconds() - own
        if done.returncode != 0 or not done.stdout.strip():
            raise Failure(f"wrk on {server.name}: {done.stdout}{done.stderr}")
        figures = json.loads(done.stdout.strip().splitlines()[-1])
        if figures["refused"] or figures["failed"] or not figures["answers"]:
            seen = ", ".join(f"{figures[name]} {name}" for name in ("answers", "refused", "failed"))
            raise Failure(f"wrk on {server.name}: {seen}")
        used = used_since(server, before, figures["answers"])
        return {**figures, **used, "busiest_client_thread": own / CLIENT_THREADS / seconds}

    def run(self, server, program, *arguments):
        """What one of our programs printed; a failure where it found something wrong."""
        command = [str(self.programs / program), *map(str, arguments)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            where = f" on {server.name}" if server else ""
            raise Failure(f"{program}{where}: {done.stderr.strip()} {done.stdout.strip()}")
        return done.stdout

    def load(self, server, seconds, *what, connections=64):
        """What bench/load prints of the requests named by `what`, with the server's processor time in it."""
        before = server.processor_seconds()
        where = ("--port", server.port, "--connections", connections, "--threads", CLIENT_THREADS)
        seen = json.loads(self.run(server, "load", *where, "--seconds", seconds, *what))
        return {**seen, **used_since(server, before, seen["answers"])}

    def tell(self, server, *arguments):
        """What bench/tell prints; of no server, with --bare, of what the machine can do."""
        if server is None:
            return json.loads(self.run(None, "tell", *arguments))
        before = server.processor_seconds()
        seen = json.loads(self.run(server, "tell", "--port", server.port, *arguments))
        return {**seen, **used_since(server, before, seen["events"])}

    def prepare(self, server, kind, count):
        """A file of the requests of a kind of work, see bench/prepare.c."""
        path = self.directory / f"chains-{kind}"
        path.write_text(self.run(server, "prepare", "--port", server.port, "--kind", kind, "--count", count))
        return path

    def stall(self, server, games, connections, seconds):
        """What bench/stall prints; `good` tells whether it saw neither a stall nor a refusal."""
        command = [str(self.programs / "stall"), "--port", str(server.port), "--games", str(games)]
        command += ["--connections", str(connections), "--seconds", str(seconds)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if not done.stdout.strip():
            raise Failure(f"stall on {server.name}: {done.stderr}")
        figures = json.loads(done.stdout)
        if figures["refused"]:
            raise Failure(f"stall on {server.name}: {figures} {done.stderr}")
        return figures
