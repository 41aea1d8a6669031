# SPDX-License-Identifier: Apache-2.0
"""deploy/cluster as it is (see composed.py): three servers behind HAProxy, on three nodes of Patroni, and something of it dies
under load. Nobody promotes anything by hand. No move that was acknowledged is lost, and none is made twice.

How long players waited is printed, and asserted of nothing."""

import http.client
import json
import pathlib
import shutil
import sys
import time
import urllib.error
import urllib.request

import pytest

TESTS = pathlib.Path(__file__).resolve().parents[1]
sys.path[:0] = [str(TESTS / "api"), str(TESTS / "fault"), str(TESTS / "cluster")]

import composed  # noqa: E402
import databases  # noqa: E402
import kit  # noqa: E402
from lib.movers import Movers  # noqa: E402

MISSING = [name for name in ("etcd", "patroni", "haproxy") if not shutil.which(name, path="/usr/bin:/usr/sbin:/bin:/sbin")]
pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(bool(MISSING), reason=f"not installed: {', '.join(MISSING)} (scripts/install-deps cluster)"),
    pytest.mark.skipif(databases.why_no_postgres() is not None, reason=str(databases.why_no_postgres())),
]
GAMES, CONNECTIONS, MOVES = 256, 32, 2000


class Front(kit.Server):
    """The servers as a client sees them: HAProxy's port."""

    def __init__(self, port):  # pylint: disable=super-init-not-called
        self.own_port, self.tls, self.recorded, self.process = port, None, False, None


def get(address, path):
    """Status and JSON, or None where nobody answers."""
    try:
        with urllib.request.urlopen(f"http://{address}{path}", timeout=5) as response:
            return response.status, json.load(response)
    except urllib.error.HTTPError as refusal:
        return refusal.code, None
    except OSError:
        return None, None


class Running(composed.Cluster):
    """With what is known of it once it is up."""

    def members(self):
        """What Patroni says of its nodes: name to role and state."""
        for node in self.named("db"):
            status, seen = get(f"{node.address}:8008", "/cluster")
            if status == 200:
                return {member["name"]: (member["role"], member["state"]) for member in seen["members"]}
        return {}

    def leader(self):
        (name,) = [name for name, (role, _) in self.members().items() if role == "leader"]
        return self[name]

    def wait_until_whole(self):
        """A primary, one standby that commits wait for and one that follows; and three servers that are ready."""

        def is_whole():
            roles = sorted(role for role, state in self.members().values() if state in ("running", "streaming"))
            ready = all(get(f"{server.address}:8080", "/readyz")[0] == 200 for server in self.named("referee"))
            return roles == ["leader", "replica", "sync_standby"] and ready

        composed.wait_until(is_whole, lambda: f"{self.members()}\n{self.logs()}", 2 * kit.PATIENCE_SECONDS)
        composed.wait_until(lambda: get(f"127.0.0.1:{self.port}", "/readyz")[0] == 200, self.logs)

    @property
    def url(self):
        hosts = ",".join(f"{node.address}:5432" for node in self.named("db"))
        password = composed.PASSWORDS["REFEREE_PASSWORD"]
        return f"postgresql://referee:{password}@{hosts}/referee?target_session_attrs=read-write"


@pytest.fixture(scope="module")
def cluster():
    with Running() as running:
        running.wait_until_whole()
        yield running


def play_through(cluster, *faults):
    """Players without a pause; each fault is done amidst their moves, and what it did is put right again."""
    cluster.wait_until_whole()
    movers = Movers(Front(cluster.port), GAMES, CONNECTIONS)
    try:
        movers.wait_until(MOVES)
        for what, do, mend in faults:
            before = len(movers.answers)
            began = time.monotonic()
            broken = do()
            movers.wait_until(movers.read() + MOVES)
            silence, _ = movers.silence_since(began)
            refused = sum(status != 201 for _, _, status, _, _ in movers.answers[before:])
            print(f"{what}: {silence:.2f} s without a move, {refused} refused")
            mend(broken)
            cluster.wait_until_whole()
        movers.end()
        found = movers.compare(cluster.url)
    finally:
        movers.close()
    print(dict(found))
    assert found["moves"] >= MOVES * (1 + len(faults))
    assert (found["lost"], found["doubled"], found["there"]) == (0, 0, 0)
    verified = kit.run("verify", "--db", cluster.url)
    assert verified.returncode == 0, verified.stdout + verified.stderr


def lose_primary(cluster):
    node = cluster.leader()
    node.kill()
    return node


def lose_postgres(cluster):
    """PostgreSQL alone: Patroni lives, and sees it."""
    node = cluster.leader()
    databases.kill_with_children(node.postmaster())
    return node


def start(service):
    service.start()


def nothing(_):
    pass


def test_the_primary_and_all_of_its_machine_is_lost(cluster):
    play_through(cluster, *[("a primary's machine lost", lambda: lose_primary(cluster), start)] * 2)


def test_the_primary_dies_and_its_machine_lives(cluster):
    play_through(cluster, *[("PostgreSQL killed", lambda: lose_postgres(cluster), nothing)] * 2)


def test_a_primary_gives_its_place_away(cluster):
    """For the upgrade of a machine, say: `patronictl switchover`, by its interface."""

    def switch():
        body = json.dumps({"leader": cluster.leader().name}).encode()
        request = urllib.request.Request(f"http://{cluster.leader().address}:8008/switchover", body, method="POST")
        with urllib.request.urlopen(request, timeout=kit.PATIENCE_SECONDS) as response:
            assert response.status == 200

    play_through(cluster, ("switchover", switch, nothing))


def test_etcd_loses_one_of_three(cluster):
    def lose():
        cluster["etcd-1"].kill()
        return cluster["etcd-1"]

    play_through(cluster, ("a node of etcd lost", lose, start))


def test_a_server_is_lost_and_another_is_stopped(cluster):
    """What was under way there is answered 502, or not at all: with the same key it is sent again, and happens once."""
    cluster.wait_until_whole()
    table = Front(cluster.port).alone(length=12, repeats=True)

    def guess(number):
        try:
            headers = {"Idempotency-Key": f"guess-{number}"}
            return table[0].post(table.path + "/guesses", {"code": f"{number:012d}"}, headers=headers).status == 201
        except (OSError, http.client.HTTPException):
            return False

    for number in range(60):
        if number == 20:
            cluster["referee-1"].kill()
        if number == 40:
            assert cluster["referee-2"].stop() == 0
        composed.wait_until(lambda: guess(number), cluster.logs)  # pylint: disable=cell-var-from-loop
    codes = [item["code"] for item in table.history(query="?limit=100")]
    assert codes == [f"{number:012d}" for number in range(60)]
    for name in ("referee-1", "referee-2"):
        cluster[name].start()
    cluster.wait_until_whole()
