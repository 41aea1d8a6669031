# SPDX-License-Identifier: Apache-2.0
"""The examples of deploy/ for several servers name what there is: settings, files, ports, services. `make check-patroni` runs them."""

import re

import yaml

import kit

DEPLOY = kit.ROOT / "deploy"
CLUSTER = DEPLOY / "cluster"


def text_of(path):
    return path.read_text(encoding="utf-8")


def compose():
    return yaml.safe_load(re.sub(r"\$\{\w+:\?\}", "x", text_of(CLUSTER / "compose.yaml")))


def settings():
    """As the environment names them."""
    told = kit.run("serve", "--help").stdout
    return {"REFEREE_" + name.upper().replace("-", "_") for name in re.findall(r"(?m)^  --([a-z-]+)", told)}


def test_every_setting_of_a_server_is_one():
    said = [service["environment"] for service in compose()["services"].values() if service["image"] == "referee"]
    assert len(said) == 3
    names = {name for environment in said for name in environment} | set(
        re.findall(r"(?m)^(\w+)=", text_of(CLUSTER / "servers.env"))
    )
    assert names - {"PGPASSWORD"} <= settings()
    assert len({environment["REFEREE_INSTANCE"] for environment in said}) == 3


def test_what_the_services_name_is_there():
    said = compose()
    services = said["services"]
    for name, service in services.items():
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert (CLUSTER / source).exists() if source.startswith(".") else source in said["volumes"], volume
        for value in service["environment"].values():
            for other, port in re.findall(r"\b((?:etcd|db|referee)-\d+):(\d+)", value):
                assert other in services and port in ("2379", "2380", "5432", "8008", "8080"), (name, value)


def test_the_proxy_is_given_all_that_it_asks_for():
    asked = set(re.findall(r'"\$\{(\w+)\}"', text_of(CLUSTER / "haproxy.cfg")))
    assert asked == set(compose()["services"]["proxy"]["environment"])


def test_the_nodes_are_told_the_same_in_both_examples():
    node = set(re.findall(r"(?m)^(\w+)=", text_of(CLUSTER / "node.env")))
    services = compose()["services"]
    said = set(services["db-1"]["environment"]) | set(services["etcd-1"]["environment"])
    assert said - node == {"ETCD_DATA_DIR", "ETCDCTL_API"} and node <= said


def test_the_unit_of_several_servers_shields_as_that_of_one():
    """All that follows on the user of its own, line by line."""
    one, several = (text_of(DEPLOY / name).partition("DynamicUser=yes\n")[2] for name in ("referee.service", "referee@.service"))
    assert several and re.sub(r"(?m)^StateDirectory.*\n", "", one) == several
