# SPDX-License-Identifier: Apache-2.0
"""`referee import`: exported games in another database, as they were, unranked, once."""

import copy
import json

import databases
import kit
import pytest

from test_exports import play_alone, play_committed, play_held, play_registered
from test_results_stream import id_after

GAMES = {"alone": play_alone, "registered": play_registered, "committed": play_committed, "held": play_held}


def play_yahtzee(server):
    table = server.table(ruleset="yahtzee", rounds=1)
    table.fill_cards()
    return table


def play_gomoku(server):
    table = server.table(ruleset="tic-tac-toe", rounds=1, visibility="public")
    table.moves((0, 0), (1, 0), (0, 1), (1, 1), (0, 2))
    return table


def play_bots(server):
    ann = server.player("Ann")
    body = {"ruleset": "tic-tac-toe", "opponents": [{"bot": "random"}], "ranked": True, "options": {"rounds": 1}}
    game = ann.post("/v1/games", body).ok(201)
    ann.post(f"/v1/games/{game['id']}/resignation").ok(201)
    return kit.Table(game, [ann])


def play_levels(server):
    """By two programs, one of them below its full strength."""
    ann = server.player("Ann")
    body = {"ruleset": "tic-tac-toe", "seat": None, "opponents": [{"bot": "gomoku", "level": 2}, {"bot": "gomoku"}]}
    table = kit.Table(ann.post("/v1/games", body).ok(201), [ann])
    while table.view()["status"] != "finished":
        ann.get(f"{table.path}/events?wait=5&after={table.view()['version']}").ok(200)
    return table


def play_ranked(server):
    ann, bob = server.player("Ann"), server.player("Böb")
    body = {"ruleset": "tic-tac-toe", "opponents": [{"player": bob.id}], "ranked": True, "visibility": "public"}
    game = ann.post("/v1/games", body).ok(201)
    bob.post(f"/v1/games/{game['id']}/join").ok(201)
    bob.post(f"/v1/games/{game['id']}/resignation").ok(201)
    return kit.Table(game, [ann, bob])


def play_watched(server):
    """By two programs; who made it has no seat."""
    ann = server.player("Ann")
    body = {"ruleset": "tic-tac-toe", "seat": None, "opponents": [{"bot": "greedy"}, {"bot": "random"}], "visibility": "public"}
    table = kit.Table(ann.post("/v1/games", body).ok(201), [ann])
    while table.view()["status"] != "finished":
        ann.get(f"{table.path}/events?wait=5&after={table.view()['version']}").ok(200)
    return table


GAMES.update(watched=play_watched, levels=play_levels, yahtzee=play_yahtzee, gomoku=play_gomoku, bots=play_bots, ranked=play_ranked)


def end(table):
    if table.view()["status"] not in ("finished", "aborted"):
        table.finish() if len(table.players) == 1 else table.resign(0).ok(201)


def export(table):
    return table[0].get(table.path + "/export").ok(200)


@pytest.fixture(scope="module")
def documents(tmp_path_factory):
    """One exported game of each kind, as files by name."""
    directory, files = tmp_path_factory.mktemp("exports"), {}
    with kit.Server() as server:
        for name, play in GAMES.items():
            table = play(server)
            end(table)
            files[name] = directory / f"{name}.json"
            files[name].write_text(json.dumps(export(table)), encoding="utf-8")
    return files


def load(path):
    return json.loads(path.read_text(encoding="utf-8"))


def save(path, document):
    path.write_text(json.dumps(document), encoding="utf-8")
    return path


def test_what_was_exported_is_there_as_it_was(documents, new_db):
    done = kit.run("import", *documents.values(), "--db", new_db)
    assert done.returncode == 0 and done.stderr == "", done
    assert done.stdout.count(" imported\n") == len(documents)
    verified = kit.run("verify", "--db", new_db)
    assert verified.returncode == 0 and f"{len(documents)} games" in verified.stdout, verified
    made = kit.run("token", "create", "--scope", "admin", "--db", new_db)
    with kit.Server(db=new_db) as server:
        stranger = kit.Client(server, made.stdout.strip())
        for name, file in documents.items():
            document = load(file)
            if document["events"][0]["body"]["visibility"] != "public":
                stranger.get("/v1/games/" + document["id"]).problem(404)
                continue
            game = stranger.get("/v1/games/" + document["id"]).ok(200)
            assert game["status"] in ("finished", "aborted") and game["ranked"] is False, name
            expected = copy.deepcopy(document)
            expected["events"][0]["body"]["ranked"] = False
            assert stranger.get(f"/v1/games/{document['id']}/export").ok(200) == expected, name
            for seat in document["seats"]:
                player = server.anyone().get("/v1/players/" + seat["player"]["id"]).ok(200)
                assert player["name"] == seat["player"]["name"] and player["kind"] == seat["player"]["kind"]


def test_a_ranked_game_of_elsewhere_is_on_no_leaderboard(documents, new_db):
    assert load(documents["ranked"])["events"][0]["body"]["ranked"] is True
    assert kit.run("import", documents["ranked"], "--db", new_db).returncode == 0
    with kit.Server(db=new_db) as server:
        assert server.anyone().get("/v1/leaderboards/tic-tac-toe").ok(200)["items"] == []
        results = server.anyone().get("/v1/results?ruleset=tic-tac-toe").ok(200)["items"]
        assert results and all(result["game"] == load(documents["ranked"])["id"] for result in results)


def stored(db, copy):
    """Byte for byte where it is a file, which is copied; else row by row."""
    if databases.is_url(db):
        return databases.everything(db)
    assert kit.run("backup", copy, "--db", db).returncode == 0
    return copy.read_bytes()


def test_nothing_is_done_twice(documents, new_db, tmp_path):
    files = list(documents.values())
    assert kit.run("import", *files, "--db", new_db).returncode == 0
    before = stored(new_db, tmp_path / "before.db")
    again = kit.run("import", *files, files[0], "--db", new_db)
    assert again.returncode == 0 and again.stdout.count("was there already") == len(files) + 1, again
    assert stored(new_db, tmp_path / "after.db") == before


def test_a_game_goes_back_to_the_database_it_came_from_as_one_that_is_there(tmp_path):
    with kit.Server() as server:
        table = play_ranked(server)
        file = save(tmp_path / "game.json", export(table))
        assert server.stop() == 0
        done = kit.run("import", file, "--db", server.db)
        assert done.returncode == 0 and "was there already" in done.stdout, done
        server.start()
        assert table.view()["ranked"] is True, "what is there stays as it is"


def test_what_older_programs_exported_is_stored_as_of_the_version_that_it_was_held_to(new_db):
    files = sorted((kit.ROOT / "tests/fuzz/corpus/exports").glob("*.json"))
    done = kit.run("import", *files, "--db", new_db)
    assert done.returncode == 0 and done.stdout.count("imported") == len(files), done
    again = kit.run("import", *files, "--db", new_db)
    assert again.returncode == 0 and again.stdout.count("was there already") == len(files), again
    assert kit.run("verify", "--db", new_db).returncode == 0
    with databases.connected(new_db) as db:
        created = [json.loads(body) for (body,) in db.execute("SELECT body FROM event WHERE seq = 1")]
    assert [body["log"] for body in created] == [3] * len(files)


def forge_age(document):
    """An old log's events may go back, and this one says that it is old."""
    del document["events"][0]["body"]["log"]
    for event in document["events"][-2:]:
        event["at"] = "2020-01-01T00:00:00.000Z"


def forge_outcome(document):
    document["events"][-1]["body"]["winners"] = [0]


def drop_event(document):
    del document["events"][2]


def cut_off(document):
    document["events"].pop()


def other_format(document):
    document["format"] = "something-else"


def no_name(document):
    document["seats"][0]["player"]["name"] = "a\u202eb"


@pytest.mark.parametrize("tamper", [forge_age, forge_outcome, drop_event, cut_off, other_format, no_name])
def test_what_does_not_verify_is_not_taken_and_keeps_no_other_out(documents, new_db, tmp_path, tamper):
    document = load(documents["registered"])
    tamper(document)
    bad = save(tmp_path / "bad.json", document)
    done = kit.run("import", bad, documents["held"], "--db", new_db)
    assert done.returncode == 1 and f"{bad}: not imported: " in done.stderr and done.stdout.count("imported") == 1
    verified = kit.run("verify", "--db", new_db)
    assert verified.returncode == 0 and "1 games" in verified.stdout, verified


def test_another_game_with_the_same_id_is_refused(documents, new_db, tmp_path):
    first, second = load(documents["registered"]), load(documents["held"])
    second["id"] = first["id"]
    forged = save(tmp_path / "forged.json", second)
    assert kit.run("import", documents["registered"], "--db", new_db).returncode == 0
    done = kit.run("import", forged, "--db", new_db)
    assert done.returncode == 1 and "another game with the id" in done.stderr, done
    assert kit.run("verify", "--db", new_db).returncode == 0


def test_the_id_of_a_game_is_no_players_and_the_other_way_round(documents, new_db, tmp_path):
    gomoku, held = load(documents["gomoku"]), load(documents["held"])
    assert kit.run("import", documents["gomoku"], "--db", new_db).returncode == 0
    own = held["seats"][0]["player"]["id"]
    for old, new, what in (
        (held["id"], gomoku["seats"][0]["player"]["id"], "There is a player with the id"),
        (own, gomoku["id"], "There is a game with the id"),
        (own, held["id"], "There is a game with the id"),
    ):
        forged = save(tmp_path / "forged.json", json.loads(json.dumps(held).replace(old, new)))
        done = kit.run("import", forged, "--db", new_db)
        assert done.returncode == 1 and f"{what} {new}" in done.stderr, done
        verified = kit.run("verify", "--db", new_db)
        assert verified.returncode == 0 and "1 games" in verified.stdout, verified
    assert kit.run("import", documents["held"], "--db", new_db).returncode == 0


def test_a_player_who_is_there_keeps_the_name(documents, new_db, tmp_path):
    document = load(documents["gomoku"])
    assert kit.run("import", documents["gomoku"], "--db", new_db).returncode == 0
    document["id"] = id_after(document["id"], 1 << 20)
    for event in document["events"]:
        if "id" in event["body"]:
            event["body"]["id"] = id_after(event["body"]["id"], 1 << 20)
    old = document["seats"][0]["player"]["name"]
    document["seats"][0]["player"]["name"] = "Mallory"
    done = kit.run("import", save(tmp_path / "copy.json", document), "--db", new_db)
    assert done.returncode == 0, done
    with kit.Server(db=new_db) as server:
        assert server.anyone().get("/v1/players/" + document["seats"][0]["player"]["id"]).ok(200)["name"] == old


def test_beside_a_running_server_it_is_refused_with_who_has_the_database(documents, own_server):
    done = kit.run("import", documents["held"], "--db", own_server.db)
    assert done.returncode == 1 and f"process {own_server.process.pid}, since" in done.stderr and done.stdout == ""
    assert kit.run("verify", "--db", own_server.db).stdout.startswith("0 games")


def test_files_that_cannot_be_read_are_named(new_db, tmp_path):
    (tmp_path / "bad.json").write_text("{", encoding="utf-8")
    done = kit.run("import", tmp_path / "bad.json", tmp_path / "none.json", "--db", new_db)
    assert done.returncode == 1 and "bad.json" in done.stderr and "none.json: No such file" in done.stderr
    assert kit.run("import").returncode == 2


def test_a_directory_is_called_one_and_no_database_is_made(tmp_path):
    path = tmp_path / "referee.db"
    done = kit.run("import", tmp_path, "--db", path)
    assert (done.returncode, done.stderr) == (1, f"referee: {tmp_path}: Is a directory\n")
    done = kit.run("verify", tmp_path)
    assert (done.returncode, done.stderr) == (1, f"referee: {tmp_path}: Is a directory\n")
    assert not list(tmp_path.iterdir())


def test_no_database_is_made_before_a_game_has_verified(documents, tmp_path):
    path, document = tmp_path / "referee.db", load(documents["registered"])
    forge_outcome(document)
    bad = save(tmp_path / "bad.json", document)
    done = kit.run("import", bad, tmp_path / "none.json", "--db", path)
    assert done.returncode == 1 and f"{bad}: not imported: " in done.stderr
    assert list(tmp_path.iterdir()) == [bad], "neither a database nor its lock"
    assert kit.run("import", bad, documents["held"], "--db", path).returncode == 1
    assert kit.run("verify", "--db", path).stdout.startswith("1 games")


def test_a_database_that_cannot_be_written_is_named_once(documents, tmp_path):
    path = tmp_path / "nowhere" / "referee.db"
    done = kit.run("import", *documents.values(), "--db", path)
    told = done.stderr.splitlines()
    assert done.returncode == 1 and done.stdout == "" and len(told) == 1 and "nowhere" in told[0], done


@pytest.mark.parametrize("text", ['{"id": "a\\u0000b"}', '{"a\\u0000b": 1}'])
def test_the_character_nul_is_named_in_words_of_ones_own(tmp_path, text):
    path = tmp_path / "nul.json"
    path.write_text(text, encoding="utf-8")
    for command in (("verify", path), ("import", path, "--db", tmp_path / "referee.db")):
        done = kit.run(*command)
        assert done.returncode == 1 and f"{path}:1:" in done.stderr and "U+0000" in done.stderr, done
        assert "JSON_ALLOW_NUL" not in done.stderr and "NUL byte" not in done.stderr


def test_a_file_is_not_rebuilt(documents, tmp_path):
    for more, settings in ((["--rebuild"], {}), ([], {"REFEREE_REBUILD": "1"})):
        done = kit.run("verify", documents["held"], *more, **settings)
        assert done.returncode == 2 and "--rebuild" in done.stderr and done.stdout == "", done
    assert kit.run("verify", documents["held"]).returncode == 0
