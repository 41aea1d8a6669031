# SPDX-License-Identifier: Apache-2.0
"""`referee stats`: what there is, counted, on a database that is being served."""

import datetime
import json
import re

import pytest

import databases
import kit
import terminal

DAY_MS = 24 * 3600 * 1000


def stats(db, *more):
    done = kit.run("stats", "--db", db, *more)
    assert done.returncode == 0 and done.stderr == "", done
    return done.stdout


def figures(db):
    return json.loads(stats(db, "--json"))


def days(first, last):
    """The dates between two moments, as they are told."""
    one, other = (datetime.datetime.fromtimestamp(at / 1000, datetime.timezone.utc).date() for at in (first, last))
    return [str(one + datetime.timedelta(number)) for number in range((other - one).days + 1)]


def test_a_new_database_has_nothing_and_all_days(new_db):
    assert kit.run("migrate", "--db", new_db).returncode == 0
    found = figures(new_db)
    assert found["games"] == [] and found["events"] == found["moves"] == 0
    assert found["players"] == {"people": 0, "guests": 0, "programs": 0, "deleted": 0}
    assert [day["moves"] for day in found["moves_by_day"]] == [0] * 14
    now = datetime.datetime.fromisoformat(found["at"].replace("Z", "+00:00")).timestamp() * 1000
    assert [day["day"] for day in found["moves_by_day"]] == days(now - 13 * DAY_MS, now)
    assert found["bytes"]["database"] > 0


def test_what_is_played_is_counted_while_it_is_played(own_server):
    ann, bob = own_server.player("Ann"), own_server.player("Bob")
    own_server.player("Gone").delete("/v1/players/me").ok(204)
    own_server.anyone().post("/v1/games", {"ruleset": "bulls-and-cows"}).ok(201)
    game = ann.post("/v1/games", {"ruleset": "tic-tac-toe", "opponents": [{"player": bob.id}], "seat": 0}).ok(201)
    before = figures(own_server.db)
    bob.post(f"/v1/games/{game['id']}/join", {}).ok()
    joined = figures(own_server.db)
    assert joined["moves"] == before["moves"] == 0 and joined["events"] > before["events"], "whoever joins has not moved"
    ann.post(f"/v1/games/{game['id']}/moves", {"column": 0, "row": 0}).ok(201)
    bob.post(f"/v1/games/{game['id']}/moves", {"column": 1, "row": 1}).ok(201)
    ann.post(f"/v1/games/{game['id']}/resignation", {}).ok()
    found = figures(own_server.db)
    assert found["moves"] == 2 == sum(day["moves"] for day in found["moves_by_day"])
    rows = {row["ruleset"]: row for row in found["games"]}
    nothing = {"open": 0, "playing": 0, "finished": 0, "aborted": 0}
    assert rows["bulls-and-cows"] == {"family": "codebreaking", "ruleset": "bulls-and-cows", **nothing, "playing": 1}
    assert rows["tic-tac-toe"] == {"family": "line", "ruleset": "tic-tac-toe", **nothing, "finished": 1}
    assert found["players"] == {"people": 2, "guests": 1, "programs": 0, "deleted": 1}
    assert found["bytes"]["log"] > 0, "the write-ahead log, which is not in the file yet"
    assert own_server.stop() == 0


def test_moves_count_for_the_day_on_which_they_were_made(own_server):
    """Also where they stand at the log's end and are old, as in games that were imported."""
    ann = own_server.player()
    game = ann.post("/v1/games", {"ruleset": "bulls-and-cows"}).ok(201)["id"]
    for _ in range(4):
        ann.post(f"/v1/games/{game}/guesses", {"code": "1234"}).ok(201)
    assert own_server.stop() == 0
    now = figures(own_server.db)["moves_by_day"][-1]
    with databases.connected(own_server.db) as db:
        moves = db.execute("SELECT seq FROM event WHERE kind = 'guess' ORDER BY seq").fetchall()
        for (seq,), ago in zip(moves, (0, 1, 13, 14)):
            db.execute("UPDATE event SET at = at - ? WHERE seq = ?", (ago * DAY_MS, seq))
    found = figures(own_server.db)
    assert found["moves"] == 4, "ever"
    # Should the day end meanwhile, all is a place further to the left.
    shift = 0 if found["moves_by_day"][-1]["day"] == now["day"] else 1
    wanted = [0] * 14
    for ago in (0, 1, 13):
        if ago + shift < 14:
            wanted[13 - ago - shift] = 1
    assert [day["moves"] for day in found["moves_by_day"]] == wanted


def test_people_get_a_table_and_bars_on_a_terminal(own_server, tmp_path):
    ann = own_server.player()
    game = ann.post("/v1/games", {"ruleset": "bulls-and-cows"}).ok(201)["id"]
    ann.post(f"/v1/games/{game}/guesses", {"code": "1234"}).ok(201)
    shown = stats(own_server.db)
    assert re.search(r"(?m)^    bulls-and-cows +0 +1 +0 +0$", shown) and "#" not in shown and "\x1b" not in shown
    assert len(re.findall(r"(?m)^  20\d\d-\d\d-\d\d +\d+$", shown)) == 14
    assert re.search(r"(?m)^  ever +1 of \d+ events in the log$", shown)
    setup = f"stats() {{ {kit.BINARY} stats --db '{own_server.db}'; printf 'all-%s\\n' told; }}\n"
    with terminal.Shell(["/bin/bash", "--norc", "--noprofile", "-i"], setup, tmp_path, tmp_path) as shell:
        assert re.search(r"20\d\d-\d\d-\d\d +1 #+\r\n", shell.run("stats", "all-told"))


@pytest.mark.parametrize("more", [[], ["--json"]])
def test_a_database_that_is_not_there_is_named(tmp_path, more):
    refused = kit.run("stats", "--db", tmp_path / "referee.db", *more)
    assert refused.returncode == 1 and str(tmp_path) in refused.stderr and refused.stdout == ""
    assert not list(tmp_path.iterdir())


def test_numbers_that_cannot_be_written_are_no_success(own_server):
    with open("/dev/full", "w", encoding="ascii") as full:
        done = kit.subprocess.run([kit.BINARY, "stats", "--db", own_server.db], stdout=full, stderr=kit.subprocess.PIPE, check=False)
    assert done.returncode == 1 and b"cannot be written" in done.stderr
