# SPDX-License-Identifier: Apache-2.0
"""Players who move as fast as they can while something breaks, and what must be found in the log afterwards."""

import http.client
import threading
import time

import kit


class Load:
    """Players who guess as fast as they can, no code twice, each in a game of their own; what was acknowledged is kept."""

    def __init__(self, server, players=2):
        self.tables = [server.alone(length=12, repeats=True) for _ in range(players)]
        self.acknowledged = [{} for _ in self.tables]
        self.refused, self.failures = [], []
        self.running = True
        self.threads = [threading.Thread(target=self.play, args=(index,)) for index in range(players)]
        for thread in self.threads:
            thread.start()

    def play(self, index):
        number = 0
        while self.running:
            number += 1
            code = f"{index:02d}{number:010d}"
            try:
                reply = self.tables[index].guess(0, code, headers={"Prefer": "return=minimal"})
            except (OSError, http.client.HTTPException) as failure:
                self.failures.append(failure)
                return
            if reply.status == 201:
                self.acknowledged[index][code] = reply.json["seq"]
            else:
                self.refused.append((code, reply))

    def count(self):
        return sum(map(len, self.acknowledged))

    def wait_for(self, moves):
        """That many more than there are."""
        wanted, deadline = self.count() + moves, time.monotonic() + kit.PATIENCE_SECONDS
        while self.count() < wanted:
            assert time.monotonic() < deadline and not self.failures, f"it does not go on: {self.failures}"
            time.sleep(0.005)

    def end(self):
        self.running = False
        for thread in self.threads:
            thread.join()

    def check(self):
        """Every move that was acknowledged is in the log: once, and where it was said to be."""
        assert not self.failures, self.failures
        for _, reply in self.refused:
            reply.problem(503, "store-unavailable")
        failed = {code for code, reply in self.refused if "unknown" not in reply.text}
        for table, acknowledged in zip(self.tables, self.acknowledged):
            events = all_events(table)
            assert [event["seq"] for event in events] == list(range(1, len(events) + 1))
            codes = [event["code"] for event in events if event["kind"] == "guess"]
            assert len(codes) == len(set(codes)), "none is there twice"
            logged = {event["code"]: event["seq"] for event in events if event["kind"] == "guess"}
            assert not failed.intersection(codes), "what was said not to have happened has not"
            assert len(acknowledged) > 0 and {code: logged.get(code) for code in acknowledged} == acknowledged


def patiently(ask):
    """Each of the connections on which the server reads may be found lost, and is made again then: the first other answer."""
    deadline = time.monotonic() + kit.PATIENCE_SECONDS
    while (reply := ask()).status == 503 and time.monotonic() < deadline:
        time.sleep(0.05)
    return reply


def all_events(table):
    events = []
    while True:
        page = patiently(lambda: table[0].get(f"{table.path}/events?after={len(events)}&limit=1000")).ok(200)["items"]
        if not page:
            return events
        events += page
