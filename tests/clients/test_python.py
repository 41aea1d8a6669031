# SPDX-License-Identifier: Apache-2.0
"""clients/python against the real server: each family played, and lines that do what lines do now and then."""

import asyncio
import contextlib
import os
import pathlib
import re
import ssl
import subprocess
import sys
import threading
import time

import pytest

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
PACKAGE = ROOT / "clients" / "python"
sys.path[:0] = [str(ROOT / "tests" / "api"), str(PACKAGE)]

import kit  # noqa: E402
import lines  # noqa: E402
import referee_client as rc  # noqa: E402
from referee_client.stream import parse  # noqa: E402

ONE_OF_THREE = {"length": 1, "alphabet": "abc", "repeats": True}
QUESTIONS = [{"text": f"Is {number} a number?", "correct": True} for number in range(3)]


@pytest.fixture(scope="module")
def server():
    with kit.Server() as running:
        yield running


@pytest.fixture(scope="module")
def url(server):
    return f"http://127.0.0.1:{server.port}"


@pytest.fixture
def ann(url):
    with rc.Referee.sign_up("Ann", url) as referee:
        yield referee


@pytest.fixture
def bob(url):
    with rc.Referee.sign_up("Bob", url) as referee:
        yield referee


@pytest.fixture
def line(server):
    with lines.Line(server.port) as made:
        yield made


def through(line, referee, **more):
    """The same player by the line."""
    return rc.Referee(line.url, referee.token, **more)


def kinds(events):
    return [event["kind"] for event in events]


# --- Playing -------------------------------------------------------------------------------------------------------


def test_a_guest_breaks_a_code_and_reads_the_log(url):
    with rc.Referee(url) as referee:
        assert referee.token is None
        game = referee.games.create("mastermind", options=ONE_OF_THREE)
        assert referee.token is not None and game.is_my_turn and game.version == 2
        for code in "abc":
            if game.guess(code).get("solved"):
                break
        assert game.is_over or game.status == "round-over"
        if not game.is_over:
            game.finish()
        with game.events() as events:
            told = list(events)
        assert [event["seq"] for event in told] == list(range(1, game.refresh().version + 1))
        assert kinds(told)[0] == "created" and kinds(told)[-1] == "finished"
        assert [item["code"] for item in game.history(1)] == [event["code"] for event in told if event["kind"] == "guess"]
        assert referee.verify(game.export())["valid"]


def test_two_play_on_a_board_and_are_told_of_each_other(ann, bob):
    game = ann.games.create("tic-tac-toe", opponents=[{"open": True}], clock=None)
    assert bob.games.preview(game.join_code)["ruleset"] == "tic-tac-toe"
    other = bob.games.join(game.join_code)
    assert (game.refresh().seat, other.seat) == (0, 1)
    waiting = bob.games.get(game.id)
    teller = threading.Thread(target=game.move, args=(0, 0))
    teller.start()
    assert waiting.wait().is_my_turn
    teller.join()
    for player, column, row in [(other, 0, 1), (game, 1, 0), (other, 1, 1), (game, 2, 0)]:
        player.refresh().move(column, row)
    assert game.is_over and game.view["result"]["winners"] == [0]
    assert "(;FF[4]" in game.sgf()
    again = game.rematch()
    assert again.id != game.id and [event["game"] for event in other.events(after=game.version) if event["kind"] == "rematch"]
    invited = next(event for event in bob.players.events() if event["kind"] == "invited")
    assert bob.games.get(invited["game"]).join().refresh().status == "playing"
    assert [result["kind"] for result in ann.results.list(game=game.id)] == ["round", "match"]


def test_connect_four_against_a_bot(ann):
    game = ann.games.create("connect-four", opponents=[{"bot": "random"}])
    for turn in game.turns():
        top = turn.view["state"]["board"][0]
        turn.move(top.index("."), wait=30)
    assert game.is_over and game.view["result"]["outcome"] in ("win", "draw", "loss")


def test_yahtzee_to_the_last_box(ann):
    game = ann.games.create("yahtzee", client_seed="an-old-shoe-7")
    game.roll([0, 1])
    for turn in game.turns():
        turn.score(turn.view["state"]["choices"][0]["category"])
    assert game.is_over and game.view["state"]["turn_number"] == 13


def test_a_quiz_of_a_set_of_ones_own(ann):
    made = ann.question_sets.create({"title": "Numbers", "language": "en", "licence": "own", "questions": QUESTIONS})
    assert ann.question_sets.get(made["id"])["count"] == 3
    part = {"kind": "sheet", "set": made["id"], "seconds": 300, "questions": 3}
    game = ann.games.create("quiz", options={"parts": [part]})
    game.ready()
    for question in [item["question"] for item in game.view["state"]["questions"]]:
        assert game.respond(question, choice=0)["question"] == question
    game.hand_in()
    assert game.wait().is_over
    score = game.view["state"]["scores"][0]
    assert score["right"] + score["wrong"] == 3


def test_a_tournament_of_bots_and_one_that_is_joined(ann, bob):
    cup = ann.tournaments.create("yahtzee", "all-play", [{"bot": "random"}, {"bot": "greedy"}], games=3, seed="cup")
    assert kinds(cup.events())[-1] == "finished"
    assert cup.refresh().is_over and [line["rank"] for line in cup.standings()] == [1, 2]
    assert len(list(cup.games(limit=2))) == 3
    me = [{"player": referee.players.me()["id"]} for referee in (ann, bob)]
    cup = ann.tournaments.create("tic-tac-toe", "round-robin", me, clock=None)
    bob.tournaments.get(cup.id).join()
    started = iter_until(cup.events(), "started")[-1]
    games = [referee.games.get(started["id"]) for referee in (ann, bob)]
    for game in games:
        with contextlib.suppress(rc.ConflictError):
            game.join()  # of two that are invited one may be seated already
    first, second = sorted((game.refresh() for game in games), key=lambda game: game.seat)
    for game, column, row in [(first, 0, 0), (second, 0, 1), (first, 1, 0), (second, 1, 1), (first, 2, 0)]:
        game.refresh().move(column, row)
    told = kinds(cup.events())
    assert told[0] == "created" and told[-1] == "finished" and {"joined", "game"} <= set(told)


def iter_until(events, *last):
    """Events up to the first of these kinds."""
    told = []
    for event in events:
        told.append(event)
        if event["kind"] in last:
            break
    return told


def test_a_game_for_asyncio(url):
    async def play():
        async with rc.AsyncReferee(url) as referee:
            game = await referee.games.create("tic-tac-toe", opponents=[{"bot": "random"}], clock=None)
            heard = asyncio.create_task(all_of(game.events()))
            async for turn in game.turns():
                rows = turn.view["state"]["board"]
                await turn.move(*next((rows[row].index("."), row) for row in range(3) if "." in rows[row]))
            assert game.is_over and (await game.result())["match"] is not None
            assert game.id in [view["id"] async for view in referee.games.list(player="me")]
            with pytest.raises(rc.ConflictError):
                await game.move(0, 0)
            return await heard, game.version

    async def all_of(events):
        return [event async for event in events]

    told, version = asyncio.run(play())
    assert [event["seq"] for event in told] == list(range(1, version + 1))


def test_the_bot_of_the_readme_plays_what_it_is_invited_to(ann, url):
    environment = {**os.environ, "PYTHONPATH": str(PACKAGE)}
    command = [sys.executable, PACKAGE / "referee_bot.py", url]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as bot:
        try:
            player = bot.stdout.readline().split()[0]
            for ruleset, options in (("tic-tac-toe", {"rounds": 2}), ("connect-four", {})):
                game = ann.games.create(ruleset, options=options, opponents=[{"player": player}], clock=None)
                for turn in game.turns():
                    if turn.status == "round-over":
                        time.sleep(0.02)  # the bot begins the next
                        continue
                    rows = turn.view["state"]["board"]
                    row = next(row for row in range(len(rows)) if "." in rows[row])
                    turn.move(rows[row].index("."), *([row] if ruleset == "tic-tac-toe" else []))
                assert game.status == "finished" and game.view["result"]["reason"] == "rounds"
        finally:
            bot.terminate()


def test_there_is_a_method_for_whatever_else_there_is(server, url, ann, bob):
    assert ann.players.rename("Anna")["name"] == "Anna" and ann.players.get("me")["name"] == "Anna"
    bobs = bob.players.me()["id"]
    ann.players.block(bobs)
    assert [item["player"]["id"] for item in ann.players.blocked()] == [bobs]
    ann.players.unblock(bobs)
    token = ann.players.create_token("phone")
    with rc.Referee(url, token["token"]) as phone:
        assert phone.players.me()["name"] == "Anna"
    ann.players.revoke_token(token["id"])
    assert token["id"] not in [item["id"] for item in ann.players.tokens()]
    assert ann.players.newest_event() == 0 and ann.players.statistics(bobs) == []
    assert list(ann.players.ratings(bobs, "mastermind")) == []
    assert ann.leaderboards.get("mastermind")["ruleset"] == "mastermind"
    assert ann.analyse("mastermind", {"history": []})["suggestion"]["code"]
    lobby = ann.games.lobby("gomoku")
    assert next(lobby)["items"] == []
    game = ann.games.create("gomoku", opponents=[{"open": True}], visibility="public")
    assert next(lobby)["opened"]["id"] == game.id
    game.abort()
    assert next(lobby)["closed"] == game.id
    made = ann.question_sets.create({"title": "Numbers", "language": "en", "licence": "own", "questions": QUESTIONS})
    assert ann.question_sets.add(made["id"], {"questions": [{"text": "Is x?", "correct": False}]}, dry_run=True)["count"] == 4
    assert ann.question_sets.change(made["id"], {"title": "More"})["title"] == "More"
    assert [item["id"] for item in ann.question_sets.list(owner="me")] == [made["id"]]
    assert len(ann.question_sets.questions(made["id"])["items"]) == 3
    ann.question_sets.delete(made["id"])
    service = kit.run("token", "create", "--scope", "service", "--db", server.db).stdout.strip()
    with rc.Referee(url, service) as backend:
        hook = backend.webhooks.create("https://example.com/hook", ["game.turn"])
        assert backend.webhooks.change(hook["id"], disabled=True)["disabled_at"] is not None
        assert backend.webhooks.rotate(hook["id"])["secret"] != hook["secret"]
        assert [item["id"] for item in backend.webhooks.list()] == [hook["id"]]
        assert list(backend.webhooks.deliveries(hook["id"])) == []
        backend.webhooks.delete(hook["id"])
        carl = backend.players.create("Carl")
        with rc.Referee(url, backend.players.create_token(player=carl["id"])["token"]) as own:
            assert own.players.me()["id"] == carl["id"]
            own.players.delete()


# --- Lines that break ------------------------------------------------------------------------------------------------


def test_an_answer_that_is_lost_is_asked_for_again_and_nothing_is_done_twice(line, ann):
    with through(line, ann) as referee:
        line.lose_answer_to("POST /v1/games ")
        game = referee.games.create("mastermind")
        assert len(set(line.keys_of("POST /v1/games "))) == 1 and len(line.heads_of("POST /v1/games ")) == 2
        assert [view["id"] for view in referee.games.list(player="me")] == [game.id]
        line.lose_answer_to(f"POST /v1/games/{game.id}/guesses")
        line.lose(f"POST /v1/games/{game.id}/guesses")
        assert game.guess("1122")["attempt"] == 1
        keys = line.keys_of(f"POST /v1/games/{game.id}/guesses")
        assert len(keys) == 3 and len(set(keys)) == 1 and keys[0]
        assert kinds(log_of(game)).count("guess") == 1
        game.guess("1123")
        assert len(set(line.keys_of(f"POST /v1/games/{game.id}/guesses"))) == 2


def log_of(game):
    """What is there now."""
    with game.events() as events:
        for event in events:
            yield event
            if event["seq"] == game.version:
                return


@pytest.mark.parametrize("status", [429, 502, 503, 504])
def test_what_passes_is_tried_again_with_the_same_key(line, ann, status):
    with through(line, ann) as referee:
        line.refuse("POST /v1/games ", status, {"Retry-After": "0"})
        line.refuse("GET /v1/bots", status, {})
        assert referee.games.create("mastermind").version == 2
        assert len(set(line.keys_of("POST /v1/games "))) == 1 and len(line.heads_of("POST /v1/games ")) == 2
        assert referee.bots()


def test_retry_after_is_kept_to(line, ann):
    with through(line, ann) as referee:
        line.refuse("GET /v1/bots", 503, {"Retry-After": "1"})
        began = time.monotonic()
        referee.bots()
        assert time.monotonic() - began >= 1


def test_who_asks_too_often_waits_as_long_as_the_server_says():
    with kit.Server("--rate-limit", "4") as server:
        with lines.Line(server.port) as line, rc.Referee.sign_up("Ann", line.url) as ann:
            for _ in range(12):
                assert ann.players.me()["name"] == "Ann"
            assert len(line.heads_of("GET /v1/players/me")) > 12


def test_who_asks_for_too_long_a_pause_has_refused(line, ann):
    with through(line, ann, retry_after_max=5) as referee:
        line.refuse("GET /v1/bots", 429, {"Retry-After": "3600"})
        with pytest.raises(rc.RateLimitError) as refused:
            referee.bots()
        assert refused.value.retry_after == 3600 and len(line.heads_of("GET /v1/bots")) == 1


def test_tries_come_to_an_end(line, ann):
    with through(line, ann, retries=2) as referee:
        for _ in range(3):
            line.refuse("GET /v1/bots", 503, {"Retry-After": "0"})
        with pytest.raises(rc.ServerError) as refused:
            referee.bots()
        assert refused.value.status == 503 and len(line.heads_of("GET /v1/bots")) == 3
    with rc.Referee("http://127.0.0.1:9", retries=0) as nobody, pytest.raises(rc.APIConnectionError):
        nobody.bots()


def test_silence_is_a_time_out():
    with lines.silent_port() as listener:
        with rc.Referee(f"http://127.0.0.1:{listener.getsockname()[1]}", timeout=0.2, retries=1) as referee:
            with pytest.raises(rc.APITimeoutError):
                referee.bots()


def test_a_stream_that_is_cut_goes_on_where_it_was(line, ann):
    with through(line, ann) as referee:
        game = referee.games.create("mastermind", options={"max_guesses": None})
        events, told = game.events(), []
        for number in range(6):
            ann.games.get(game.id).guess("1122")
            while len(told) < game.version + number + 1:
                told.append(next(events))
            line.cut()
        ann.games.get(game.id).resign()
        told += list(events)
        assert [event["seq"] for event in told] == list(range(1, game.refresh().version + 1))
        heads = line.heads_of(f"GET /v1/games/{game.id}/events ")
        cursors = [re.search(r"(?im)^last-event-id: *(\d+)", head)[1] for head in heads]
        assert cursors[0] == "0" and len(cursors) >= 4


def test_a_stream_outlives_the_server():
    with kit.Server() as server, rc.Referee.sign_up("Ann", f"http://127.0.0.1:{server.port}") as ann:
        game = ann.games.create("mastermind")
        events = game.events()
        told = [next(events), next(events)]
        server.restart()
        game.guess("1122")
        told.append(next(events))
        assert [event["seq"] for event in told] == [1, 2, 3] and told[2]["kind"] == "guess"
        events.close()
        assert list(events) == []


def test_a_line_with_tls_is_as_good_as_another_and_is_called_off_as_well(tmp_path):
    key, cert = tmp_path / "key.pem", tmp_path / "cert.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
         "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", cert],
        capture_output=True, check=True,
    )  # fmt: skip
    with kit.Server("--tls-cert", cert, "--tls-key", key, tls=cert) as server:
        url, trusted = f"https://localhost:{server.port}", ssl.create_default_context(cafile=cert)
        with rc.Referee(url, retries=0) as wary, pytest.raises(rc.APIConnectionError, match="(?i)certificate"):
            wary.bots()
        with rc.Referee(url, ssl_context=trusted) as referee:
            game = referee.games.create("mastermind")
            assert game.guess("1122")["attempt"] == 1 and kinds(log_of(game))[-1] == "guess"
            events = game.events(after=game.version)
            assert called_off(lambda: list(events), events.close) == []
            assert game.guess("1122")["attempt"] == 2


# --- What is refused -------------------------------------------------------------------------------------------------


def test_refusals_are_told_in_the_language_that_is_asked_for(ann, url):
    told = {}
    for language in (None, "en", "pl"):
        with rc.Referee(url, ann.token, language=language) as referee, pytest.raises(rc.NotFoundError) as refused:
            referee.games.get("0")
        told[language] = refused.value.detail
    assert told[None] == told["en"] != told["pl"], told


def test_refusals_are_typed_and_say_what_is_wrong(ann, url):
    with pytest.raises(rc.InvalidRequestError) as refused:
        ann.games.create("mastermind", options={"length": 99})
    assert refused.value.status == 422 and refused.value.kind == "invalid-value" and refused.value.detail
    assert refused.value.errors[0]["pointer"] == "/options/length" and refused.value.type.endswith("/problems/invalid-value")
    with pytest.raises(rc.InvalidRequestError) as refused:
        list(ann.games.list(status="strange"))
    assert refused.value.errors[0]["parameter"] == "status"
    with pytest.raises(rc.NotFoundError):
        ann.games.get("0")
    with rc.Referee(url, "rf_nobody") as nobody, pytest.raises(rc.AuthenticationError):
        nobody.players.me()
    game = ann.games.create("tic-tac-toe", opponents=[{"open": True}])
    with pytest.raises(rc.ConflictError) as refused:
        game.move(0, 0)
    assert refused.value.kind == "not-allowed-now" and isinstance(refused.value, rc.RefereeError)
    stream, game.view["id"] = game.events(), "0"
    with pytest.raises(rc.NotFoundError):
        next(game.events())
    assert next(stream)["kind"] == "created"
    with pytest.raises(rc.InvalidRequestError):
        ann.call("POST", "/v1/games", {"ruleset": "chess"})
    assert ann.call("GET", "/v1/rulesets/gomoku")["id"] == "gomoku"
    with pytest.raises(ValueError, match="address"):
        rc.Referee("localhost:8080")


def test_nobody_acts_on_a_position_that_is_gone(ann):
    game, other = (ann.games.create("mastermind") for _ in range(2))
    other = ann.games.get(game.id)
    other.guess("1122")
    with pytest.raises(rc.VersionConflictError):
        game.guess("1122")
    assert game.version == other.version, "the view has been read anew"
    assert game.guess("1122")["attempt"] == 2
    assert game.act("guesses", {"code": "1123"}, if_match=None)["attempt"] == 3


# --- Calling off -----------------------------------------------------------------------------------------------------


def called_off(call, off, begun=lambda: True):
    """What `call` ends with when it is called off while it waits."""
    ended = []

    def run():
        try:
            ended.append(call())
        except rc.RefereeError as error:
            ended.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    while thread.is_alive() and not begun():
        thread.join(0.01)
    while thread.is_alive():
        off()
        thread.join(0.05)
    return ended[0]


def test_a_call_is_called_off(ann, line):
    referee = through(line, ann)
    game = referee.games.create("tic-tac-toe", opponents=[{"open": True}])
    cancel = rc.Cancel()

    def wait():
        with cancel:
            return game.wait()

    def asked(what, times=1):
        return lambda: len(line.heads_of(f"GET /v1/games/{game.id}{what}")) >= times

    assert isinstance(called_off(wait, cancel.cancel, asked("?wait=")), rc.Cancelled)
    assert game.refresh().status == "open", "and the client goes on"
    events = game.events(after=game.version)
    assert called_off(lambda: list(events), events.close, asked("/events")) == []
    assert called_off(lambda: list(game.events(after=game.version)), referee.close, asked("/events", 2)) == []
    with pytest.raises(rc.Cancelled):
        game.refresh()


def test_a_task_that_is_cancelled_cuts_its_call_off(url):
    async def run():
        async with rc.AsyncReferee(url) as referee:
            game = await referee.games.create("tic-tac-toe", opponents=[{"open": True}])
            with pytest.raises(asyncio.TimeoutError):
                await asyncio.wait_for(game.wait(), 0.1)
            events = game.events(after=game.version)
            asyncio.get_running_loop().call_later(0.1, lambda: asyncio.ensure_future(events.aclose()))
            assert [event async for event in events] == []

    asyncio.run(run())
    assert not [thread for thread in threading.enumerate() if thread.name == "referee-client" and ended_not(thread)]


def ended_not(thread):
    thread.join(kit.PATIENCE_SECONDS)
    return thread.is_alive()


# --- What is shown -----------------------------------------------------------------------------------------------------


def blocks_of(path):
    """The blocks of Python in a page, each from behind its first line, which names it."""
    return re.findall(r"^```python\n# (\S+)\n(.*?)^```$", path.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def test_the_first_example_runs_as_it_is(url, tmp_path):
    ((name, text),) = blocks_of(PACKAGE / "README.md")
    (tmp_path / name).write_text(text.replace("http://localhost:8080", url), encoding="utf-8")
    environment = {"PYTHONPATH": str(PACKAGE), "PATH": os.environ["PATH"]}
    done = subprocess.run([sys.executable, tmp_path / name], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and re.search(r"(?m)^1 created$", done.stdout), done.stdout + done.stderr


def test_the_bot_is_what_the_readme_shows():
    shown = dict(blocks_of(ROOT / "README.md"))
    assert (PACKAGE / "referee_bot.py").read_text(encoding="utf-8").endswith('"""\n\n' + shown["referee_bot.py"])


# --- Form --------------------------------------------------------------------------------------------------------------


def test_a_stream_is_read_as_the_standard_has_it():
    text = b"retry: 2000\n\n:\nid: 1\ndata: a\ndata:b\n\ndata: c\r\n\r\nid: 2\ndata: d\n"
    assert list(parse(text.splitlines(keepends=True))) == [("1", "a\nb"), (None, "c")]


def test_the_types_are_those_of_the_contract():
    command = [ROOT / "scripts" / "client-types", ROOT / "openapi.yaml"]
    made = subprocess.run(command, capture_output=True, text=True, check=True)
    kept = (PACKAGE / "referee_client" / "contract.py").read_text(encoding="utf-8")
    assert made.stdout == kept, "`make contract` makes clients/python/referee_client/contract.py anew"


def test_asyncio_has_what_threads_have():
    pairs = [(rc.Game, rc.AsyncGame), (rc.Tournament, rc.AsyncTournament), (rc.Referee, rc.AsyncReferee)]
    with rc.Referee("http://x") as sync:
        asynchronous = rc.AsyncReferee("http://x")
        parts = [name for name in vars(sync) if hasattr(asynchronous, name)]
        pairs += [(type(getattr(sync, name)), type(getattr(asynchronous, name))) for name in parts]
    assert len(pairs) == 10
    for one, other in pairs:
        public = {name for name in dir(one) if not name.startswith("_")} - {"close", "sign_up", "ensure_player", "transport"}
        assert public <= set(dir(other)), f"{other.__name__} lacks {public - set(dir(other))}"
