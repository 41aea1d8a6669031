# SPDX-License-Identifier: Apache-2.0
"""/metrics: what is counted, what the documentation and the examples for operators say of it."""

import contextlib
import http.client
import json
import os
import pathlib
import re
import resource
import time

import databases
import kit
import metrics_page
import pytest
import yaml
from sse import Stream, wait_until
from receiver import Receiver
from test_webhooks import duel, make_service

DOCS = (kit.ROOT / "docs" / "metrics.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def quiet():
    with kit.Server() as server:
        yield server


def test_the_documentation_has_all_of_them(quiet):
    """Each with its kind and its words, and no others: `tests/api/metrics_page.py` prints the table."""
    page = metrics_page.read(quiet)
    documented = [line for line in DOCS.splitlines() if line.startswith("| ") and not line.startswith("|---")]
    wanted = [line for line in metrics_page.table(page.families) if not line.startswith("|---")]
    left_out = metrics_page.OF_FILE if databases.IS_POSTGRES else set()
    assert [line for line in documented if line.split("`")[1:2] == [] or line.split("`")[1] not in left_out] == wanted


def test_names_are_as_prometheus_wants_them(quiet):
    for name, family in metrics_page.read(quiet).families.items():
        assert re.fullmatch("(referee|process)_[a-z]+(_[a-z]+)*", name), name
        assert (family.kind == "counter") == name.endswith("_total"), name
        assert family.kind in ("counter", "gauge", "histogram") and family.help.endswith("."), name


def names_of(expression):
    """The metrics that an expression names."""
    return set(re.findall(r"\b(?:referee|process)_[a-z_]+", expression))


def family_of(name, families):
    plain = re.sub("_(bucket|sum|count)$", "", name)
    return plain if families.get(plain, ("",))[0] == "histogram" else name


def expressions():
    dashboard = json.loads((kit.ROOT / "deploy/grafana/referee.json").read_text(encoding="utf-8"))
    for panel in dashboard["panels"]:
        for target in panel.get("targets", []):
            yield panel["title"], target["expr"]
    for variable in dashboard["templating"]["list"]:
        yield variable["name"], variable.get("definition", "")
    alerts = yaml.safe_load((kit.ROOT / "deploy/prometheus/alerts.yaml").read_text(encoding="utf-8"))
    for rule in alerts["groups"][0]["rules"]:
        yield rule["alert"], rule["expr"]
        yield rule["alert"], " ".join(rule["annotations"].values())


def test_dashboard_and_alerts_name_what_is_there(quiet):
    families = metrics_page.read(quiet).families
    there = set(families) | (metrics_page.OF_FILE if databases.IS_POSTGRES else set())
    used = set()
    for where, expression in expressions():
        for name in names_of(expression):
            assert family_of(name, families) in there, f"{where}: {name}"
            used.add(name)
    assert len(used) > 30


def test_the_dashboard_can_be_imported():
    """What Grafana asks of one: panels with numbers of their own that do not lie upon each other, and a source of data."""
    dashboard = json.loads((kit.ROOT / "deploy/grafana/referee.json").read_text(encoding="utf-8"))
    panels, taken = dashboard["panels"], set()
    assert dashboard["title"] and dashboard["uid"] and dashboard["schemaVersion"] >= 36
    assert len({panel["id"] for panel in panels}) == len(panels)
    for panel in panels:
        place = panel["gridPos"]
        cells = {(x, y) for x in range(place["x"], place["x"] + place["w"]) for y in range(place["y"], place["y"] + place["h"])}
        assert not cells & taken and place["x"] + place["w"] <= 24, panel["title"]
        taken |= cells
        for target in panel.get("targets", []):
            assert target["datasource"]["uid"] == "${datasource}" and target["expr"].count("(") == target["expr"].count(")")
    assert {"datasource", "job", "instance"} == {variable["name"] for variable in dashboard["templating"]["list"]}


def test_the_process_tells_what_the_system_says(quiet):
    page = metrics_page.read(quiet)
    place = pathlib.Path(f"/proc/{quiet.process.pid}")
    limit = int(re.search(r"Max open files\s+(\d+)", (place / "limits").read_text())[1])
    assert page.of("process_max_fds") == limit
    assert 5 < page.of("process_open_fds") < limit
    ticks = (place / "stat").read_text().rpartition(")")[2].split()
    began = time.time() - time.clock_gettime(time.CLOCK_BOOTTIME) + int(ticks[19]) / os.sysconf("SC_CLK_TCK")
    assert abs(page.of("process_start_time_seconds") - began) < 5
    assert page.of("process_cpu_seconds_total") <= (int(ticks[11]) + int(ticks[12])) / os.sysconf("SC_CLK_TCK") + 0.1
    assert page.of("process_resident_memory_bytes") % resource.getpagesize() == 0
    assert 1 << 20 < page.of("process_resident_memory_bytes") < page.of("process_virtual_memory_bytes")
    kind = "postgresql" if databases.IS_POSTGRES else "sqlite"
    assert page.of("referee_build_info", database=kind) == 1
    assert page.of("referee_store_healthy") == 1 and page.of("referee_instances") == 1
    assert page.of("referee_database_size_bytes") >= 4096


def restarted(server):
    """A census is taken at the start, and the next one a while later."""
    server.restart()
    return metrics_page.read(server)


def test_games_and_tournaments_are_counted_by_status():
    with kit.Server() as server:
        ann = server.player()
        for _ in range(3):
            ann.post("/v1/games", {"ruleset": "gomoku", "opponents": [{"open": True}]}).ok(201)
        playing, over = server.alone(), server.alone()
        over.crack()
        over[0].post(over.path + "/finish", {}).ok(201)
        entrants = [{"open": True}, {"open": True}]
        body = {"ruleset": "gomoku", "format": "all-play", "entrants": entrants}
        made = ann.post("/v1/tournaments", body)
        page = metrics_page.read(server)
        assert page.of("referee_games_created_total") == 5
        assert page.of("referee_games_ended_total", status="finished") == 1
        assert page.of("referee_games_ended_total", status="aborted") == 0
        page = restarted(server)
        assert page.of("referee_games", status="open") == 3 and page.of("referee_games", status="playing") == 1
        assert page.of("referee_tournaments", status="open") == (made.status == 201)
        assert page.of("referee_tournaments", status="running") == 0
        assert page.of("referee_games_created_total") == 0, "a counter is the process's own"
        assert playing[0].get(playing.path).status == 200


def test_messages_to_webhooks_are_counted_while_their_webhook_is_used():
    with kit.Server("--allow-private-webhooks") as server, contextlib.closing(Receiver([500] * 1000)) as receiver:
        service = make_service(server)
        hook = service.post("/v1/webhooks", {"url": receiver.url, "events": ["game.event"]}).ok(201)
        duel(service)
        receiver.wait(1)
        wait_until(lambda: metrics_page.read(server).of("referee_webhook_attempts_total", outcome="failed") >= 1)
        assert metrics_page.read(server).of("referee_webhook_attempts_total", outcome="delivered") == 0
        page = restarted(server)
        assert page.of("referee_webhook_messages_waiting") >= 3
        assert 0 < page.of("referee_webhook_oldest_message_seconds") < 3600
        service.patch(f"/v1/webhooks/{hook['id']}", {"disabled": True}).ok(200)
        page = restarted(server)
        assert page.of("referee_webhook_messages_waiting") == page.of("referee_webhook_oldest_message_seconds") == 0


def test_a_message_that_is_given_up_is_counted():
    with kit.Server("--allow-private-webhooks") as server, contextlib.closing(Receiver([410])) as receiver:
        service = make_service(server)
        hook = service.post("/v1/webhooks", {"url": receiver.url, "events": ["game.event"]}).ok(201)
        service.post(f"/v1/webhooks/{hook['id']}/test").ok(201, 202)
        wait_until(lambda: metrics_page.read(server).of("referee_webhook_messages_given_up_total") == 1)
        assert metrics_page.read(server).of("referee_webhook_attempts_total", outcome="failed") == 1


def test_streams_and_held_answers_are_counted(quiet):
    table = quiet.alone()
    held = http.client.HTTPConnection("127.0.0.1", quiet.port, timeout=kit.PATIENCE_SECONDS)
    version = table[0].get(table.path).ok(200)["version"]
    headers = {"Authorization": f"Bearer {table[0].token}"}
    held.request("GET", f"{table.path}/events?after={version}&wait=60", headers=headers)
    with contextlib.closing(Stream(table[0], table.path + "/events")):
        wait_until(lambda: metrics_page.read(quiet).of("referee_http_streams") == 1)
        wait_until(lambda: metrics_page.read(quiet).of("referee_http_held") == 1)
    held.close()
    wait_until(lambda: metrics_page.read(quiet).of("referee_http_streams") == 0)
    wait_until(lambda: metrics_page.read(quiet).of("referee_http_held") == 0)


def test_who_is_throttled_is_counted():
    with kit.Server("--rate-limit", "1") as server:
        refused = 0
        deadline = time.monotonic() + kit.PATIENCE_SECONDS
        while refused == 0 and time.monotonic() < deadline:
            refused += server.anyone().get("/v1/rulesets").status == 429
        throttled = re.search(r"(?m)^referee_http_throttled_total (\d+)$", wait_for_metrics(server))
        assert int(throttled[1]) >= refused == 1


def wait_for_metrics(server):
    """The page itself costs a request, but is refused to nobody for long."""
    pages = []

    def is_there():
        pages.append(server.anyone().get("/metrics"))
        return pages[-1].status == 200

    wait_until(is_there)
    return pages[-1].text


def test_no_label_has_an_id(quiet):
    """Their number is bounded: routes, methods, statuses and words."""
    table = quiet.table(ruleset="gomoku")
    table[0].get(table.path).ok(200)
    table[0].get("/v1/players/" + table[1].id).ok(200)
    page = metrics_page.read(quiet)
    text = json.dumps(page.samples)
    for secret in (table.path, table[0].id, table[1].id, table[0].token):
        assert secret not in text
    assert {label for sample in page.samples for label in sample.labels} == {
        "database", "lane", "le", "method", "outcome", "phase", "route", "status", "version", "why",
    }  # fmt: skip


@pytest.mark.skipif(not databases.IS_POSTGRES, reason="a file has one server")
def test_each_of_several_servers_knows_how_many_they_are():
    with kit.Servers(2) as servers:
        for number in range(2):
            one = kit.Client(servers.one(number))
            wait_until(lambda one=one: metrics_page.Page(one.get("/metrics").text).of("referee_instances") == 2)
