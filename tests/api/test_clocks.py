# SPDX-License-Identifier: Apache-2.0
"""Clocks: turns and banks, deadlines, time that is over, and time that does not count."""

import contextlib
import signal
import socket
import threading
import time
from datetime import datetime, timedelta

import pytest

import kit

DUEL = {"ruleset": "bulls-and-cows", "options": {"codemaker": "players"}}
SHORT = kit.SHORT_TURN_SECONDS
# Where only programs let their time pass.
SHORT_FOR_PROGRAMS = {"turn_seconds": 3600, "bot_turn_seconds": 1}


def moment(text):
    return datetime.fromisoformat(text)


def duel(ann, bob, clock, **more):
    """A duel that has begun: Ann is to set the secret."""
    body = {**DUEL, "opponents": [{"player": bob.id}], **more}
    if clock != "left out":
        body["clock"] = clock
    game = ann.post("/v1/games", body).ok(201)
    path = "/v1/games/" + game["id"]
    bob.post(path + "/join", {}).ok(201)
    return path


def events(who, path):
    return who.get(path + "/events?limit=1000").ok(200)["items"]


def kinds(who, path):
    return [event["kind"] for event in events(who, path)]


def wait_for(who, path, kind):
    """The first event of a kind, waited for if need be."""
    after = 0
    until = time.monotonic() + kit.PATIENCE_SECONDS
    while time.monotonic() < until:
        page = who.get(f"{path}/events?after={after}&wait=5").ok(200)
        for event in page["items"]:
            if event["kind"] == kind:
                return event
        after = page["next"]
    raise AssertionError(f"no {kind} in {path}: {kinds(who, path)}")


def is_clean(server):
    result = kit.run("verify", "--db", server.db)
    return result.returncode == 0


@pytest.fixture
def engine(server):
    """A program from outside."""
    account = server.anyone().post("/v1/players", {"name": "Engine", "kind": "bot"}).ok(201)
    return kit.Client(server, account["token"], account)


# --- Agreeing ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "clock, shown",
    [
        ("left out", None),
        (None, None),
        ({"turn_seconds": 60}, {"turn_seconds": 60, "bot_turn_seconds": 1}),
        ({"turn_seconds": 60, "bot_turn_seconds": 3}, {"turn_seconds": 60, "bot_turn_seconds": 3}),
        ({"initial_seconds": 300, "increment_seconds": 5}, {"initial_seconds": 300, "increment_seconds": 5}),
        ({"initial_seconds": 300}, {"initial_seconds": 300, "increment_seconds": 0}),
        ({"bot_turn_seconds": 3}, {"turn_seconds": None, "bot_turn_seconds": 3}),
    ],
)
def test_the_clock_is_shown_as_it_was_agreed(ann, bob, clock, shown):
    path = duel(ann, bob, clock)
    assert ann.get(path).ok(200)["clock"] == shown
    assert events(bob, path)[0]["clock"] == shown


def test_a_shown_clock_can_be_asked_for_again(ann):
    shown = ann.post("/v1/games", {**DUEL, "clock": {"bot_turn_seconds": 3}}).ok(201)["clock"]
    assert ann.post("/v1/games", {**DUEL, "clock": shown}).ok(201)["clock"] == shown


def test_without_a_clock_nothing_is_due(ann, bob):
    path = duel(ann, bob, None)
    game = ann.get(path).ok(200)
    assert game["turn"]["deadline"] is None
    assert [seat["bank_seconds"] for seat in game["seats"]] == [None, None]


def test_an_open_game_has_no_deadline_yet(ann):
    game = ann.post("/v1/games", {**DUEL, "clock": {"turn_seconds": 1}}).ok(201)
    assert game["status"] == "open" and game["turn"]["deadline"] is None


def test_a_rematch_keeps_the_clock(ann, bob):
    path = duel(ann, bob, {"turn_seconds": 60, "bot_turn_seconds": 2})
    bob.post(path + "/resignation").ok(201)
    again = ann.post(path + "/rematch").ok(201)["game"]
    assert again["clock"] == {"turn_seconds": 60, "bot_turn_seconds": 2}


# --- Deadlines -----------------------------------------------------------------------------------------------------


def test_a_turn_is_due_so_long_after_the_event_that_gave_it(ann, bob):
    path = duel(ann, bob, {"turn_seconds": 60})
    game = ann.get(path).ok(200)
    given = events(ann, path)[-1]
    assert given["kind"] == "round" and game["turn"]["seats"] == [0]
    assert moment(game["turn"]["deadline"]) - moment(given["at"]) == timedelta(seconds=60)
    game = ann.put(path + "/secret", {"code": "1234"}).ok(201)["game"]
    given = events(ann, path)[-1]
    assert given["kind"] == "secret" and game["turn"]["seats"] == [1]
    assert moment(game["turn"]["deadline"]) - moment(given["at"]) == timedelta(seconds=60)
    assert game["turn"]["deadline"] == bob.get(path).ok(200)["turn"]["deadline"]
    game = bob.post(path + "/guesses", {"code": "5678"}).ok(201)["game"]
    given = events(ann, path)[-1]
    assert moment(game["turn"]["deadline"]) - moment(given["at"]) == timedelta(seconds=60)


def test_a_bank_shows_what_was_left_at_the_start_of_the_turn(ann, bob):
    path = duel(ann, bob, {"initial_seconds": 300, "increment_seconds": 5})
    game = ann.get(path).ok(200)
    assert [seat["bank_seconds"] for seat in game["seats"]] == [300, 300]
    ann.put(path + "/secret", {"code": "1234"}).ok(201)
    game = bob.post(path + "/guesses", {"code": "5678"}).ok(201)["game"]
    log = {event["kind"]: moment(event["at"]) for event in events(ann, path)}
    used = [log["secret"] - log["round"], log["guess"] - log["secret"]]
    left = [timedelta(seconds=305) - time for time in used]
    shown = [timedelta(seconds=seat["bank_seconds"]) for seat in game["seats"]]
    assert shown == left
    assert moment(game["turn"]["deadline"]) == log["guess"] + left[1]
    bob.post(path + "/guesses", {"code": "1234"}).ok(201)
    game = bob.post(path + "/rounds").ok(201)["game"]
    assert [seat["bank_seconds"] for seat in game["seats"]] == [300, 300]


def test_between_rounds_nothing_is_due(ann, bob):
    path = duel(ann, bob, {"turn_seconds": 60})
    ann.put(path + "/secret", {"code": "1234"}).ok(201)
    game = bob.post(path + "/guesses", {"code": "1234"}).ok(201)["game"]
    assert game["status"] == "round-over" and game["turn"]["deadline"] is None


# --- Time that is over ---------------------------------------------------------------------------------------------


def test_a_player_who_lets_their_time_pass_loses_the_round_and_not_the_match(server, ann, bob):
    path = duel(ann, bob, {"turn_seconds": SHORT})
    ann.put(path + "/secret", {"code": "1234"}).ok(201)
    deadline = ann.get(path).ok(200)["turn"]["deadline"]
    late = wait_for(ann, path, "timed-out")
    assert late["seat"] == 1 and moment(late["at"]) >= moment(deadline)
    game = ann.get(path).ok(200)
    assert game["status"] == "round-over" and game["seats"][1]["status"] == "joined"
    assert [seat["points"] for seat in game["seats"]] == [1, 0]
    result = ann.get(path + "/result").ok(200)["rounds"][0]
    assert result["forfeited_by"] == 1 and result["points"] == [1, 0]
    # The next round is played as if nothing had happened; it is the last.
    bob.post(path + "/rounds").ok(201)
    bob.put(path + "/secret", {"code": "1234"}).ok(201)
    assert wait_for(bob, path, "finished")["reason"] == "timeout"
    game = ann.get(path).ok(200)
    assert game["status"] == "finished" and game["result"]["reason"] == "timeout"
    assert game["result"]["outcome"] == "draw" and game["result"]["points"] == [1, 1]
    assert kinds(ann, path)[-3:] == ["timed-out", "round-over", "finished"]
    exported = ann.get(path + "/export").ok(200)
    assert ann.post("/v1/verify", exported).ok(200) == {"valid": True}
    assert kinds(ann, path).count("timed-out") == 2
    assert is_clean(server)


def test_a_match_that_goes_on_after_it_ends_for_its_rounds(ann, bob):
    path = duel(ann, bob, {"turn_seconds": SHORT})
    ann.put(path + "/secret", {"code": "1234"}).ok(201)
    wait_for(ann, path, "round-over")
    bob.post(path + "/rounds").ok(201)
    bob.put(path + "/secret", {"code": "1234"}).ok(201)
    ann.post(path + "/guesses", {"code": "1234"}).ok(201)
    assert ann.get(path).ok(200)["result"]["reason"] == "rounds"


def test_a_game_whose_very_first_turn_is_let_pass_is_aborted(server, ann, bob):
    path = duel(ann, bob, {"turn_seconds": 1})
    event = wait_for(bob, path, "aborted")
    assert event["seat"] == 0 and event["reason"] == "timeout"
    game = bob.get(path).ok(200)
    assert game["status"] == "aborted" and game["reason"] == "timeout" and game["turn"]["deadline"] is None
    assert ann.get(path + "/result").ok(200) == {"rounds": [], "match": None}
    assert "timed-out" not in kinds(ann, path)
    assert is_clean(server)


def test_a_bank_that_is_used_up_is_over(ann, bob):
    path = duel(ann, bob, {"initial_seconds": SHORT, "increment_seconds": 0})
    ann.put(path + "/secret", {"code": "1234"}).ok(201)
    for code in ("5678", "5679"):
        time.sleep(0.01)  # time is counted in milliseconds
        bob.post(path + "/guesses", {"code": code}).ok(201)
    game = bob.get(path).ok(200)
    assert game["seats"][1]["bank_seconds"] < SHORT
    late = wait_for(ann, path, "timed-out")
    assert late["seat"] == 1 and moment(late["at"]) >= moment(game["turn"]["deadline"])


def test_alone_too(ann):
    body = {"ruleset": "mastermind", "options": {"rounds": 1, "length": 12}, "clock": {"turn_seconds": SHORT}}
    game = ann.post("/v1/games", body).ok(201)
    path = "/v1/games/" + game["id"]
    ann.post(path + "/guesses", {"code": "112211221122"}).ok(201)
    finished = wait_for(ann, path, "finished")
    assert finished["reason"] == "timeout" and finished["outcome"] == "loss"


def test_in_a_group_the_others_play_on(server, ann, engine):
    cid = server.player("Cid")
    body = {"ruleset": "mastermind", "options": {"codemaker": "players"}, "clock": SHORT_FOR_PROGRAMS}
    body["opponents"] = [{"player": engine.id}, {"player": cid.id}]
    path = "/v1/games/" + ann.post("/v1/games", body).ok(201)["id"]
    engine.post(path + "/join", {}).ok(201)
    cid.post(path + "/join", {}).ok(201)
    ann.put(path + "/secret", {"code": "1122"}).ok(201)
    assert wait_for(cid, path, "timed-out")["seat"] == 1
    view = cid.post(path + "/guesses", {"code": "1122"}).ok(201)["game"]
    assert view["status"] == "round-over" and [seat["points"] for seat in view["seats"]] == [0, 0, 1]
    result = ann.get(path + "/result").ok(200)["rounds"][0]
    assert result["forfeited_by"] == 1 and result["solver"] == 2


def test_what_comes_after_the_deadline_is_refused(ann, engine):
    path = duel(ann, engine, SHORT_FOR_PROGRAMS)
    ann.put(path + "/secret", {"code": "1234"}).ok(201)
    wait_for(ann, path, "round-over")
    engine.post(path + "/guesses", {"code": "5678"}).problem(409, "not-allowed-now")


def send_and_read_nothing(server, request, count):
    """A connection on which so many requests stand, one behind the other, and not one answer is taken."""
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    client.connect(("127.0.0.1", server.port))
    client.settimeout(0.5)
    with contextlib.suppress(TimeoutError):  # the server reads no more of them, as it cannot answer
        client.sendall(request * count)
    return client


def test_a_clock_does_not_wait_for_a_client_to_take_its_answer(own_server):
    """Of many moves that the writer refuses before they are played there is one whose answer does not go out."""
    ann, bob = own_server.player("Ann"), own_server.player("Bob")
    game = {"ruleset": "tic-tac-toe", "opponents": [{"player": bob.id}], "clock": {"turn_seconds": SHORT}}
    path = "/v1/games/" + ann.post("/v1/games", game).ok(201)["id"]
    bob.post(path + "/join", {}).ok(201)
    ann.post(path + "/moves", {"column": 0, "row": 0}, headers={"Idempotency-Key": "k"}).ok(201)
    bob.post(path + "/moves", {"column": 1, "row": 0}).ok(201)
    body = '{"column":2,"row":0}'
    head = f"POST {path}/moves HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer {ann.token}\r\nIdempotency-Key: k\r\n"
    request = f"{head}Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n{body}"
    with send_and_read_nothing(own_server, request.encode(), 20000):
        assert wait_for(bob, path, "timed-out")["seat"] == 0
        assert 'referee_http_timeouts_total{phase="send"} 0\n' in own_server.anyone().get("/metrics").text


# --- Programs ------------------------------------------------------------------------------------------------------


def test_a_program_from_outside_has_a_second(server, ann, engine):
    path = duel(ann, engine, "left out")
    game = ann.get(path).ok(200)
    assert game["clock"] is None and game["turn"] == {"seats": [0], "actions": ["secret"], "deadline": None}
    game = ann.put(path + "/secret", {"code": "1234"}).ok(201)["game"]
    given = events(ann, path)[-1]
    assert moment(game["turn"]["deadline"]) - moment(given["at"]) == timedelta(seconds=1)
    assert wait_for(ann, path, "timed-out")["seat"] == 1
    assert is_clean(server)


def test_a_program_that_joins_has_its_own_limit(ann, engine):
    game = ann.post("/v1/games", {**DUEL, "clock": {"turn_seconds": 60, "bot_turn_seconds": 20}}).ok(201)
    path = "/v1/games/" + game["id"]
    engine.post("/v1/join", {"join_code": game["join_code"]}).ok(201)
    assert events(ann, path)[1]["outside_bot"] is True
    game = ann.put(path + "/secret", {"code": "1234"}).ok(201)["game"]
    assert moment(game["turn"]["deadline"]) - moment(game["updated_at"]) == timedelta(seconds=20)


def test_a_program_alone_takes_its_time(engine):
    game = engine.post("/v1/games", {"ruleset": "mastermind"}).ok(201)
    assert game["turn"]["deadline"] is None


def test_a_built_in_bot_never_loses_on_time(ann):
    body = {"ruleset": "mastermind", "options": {"codemaker": "players"}, "opponents": [{"bot": "random"}], "seat": 1}
    game = ann.post("/v1/games", {**body, "clock": {"turn_seconds": 60}}, headers={"Prefer": "wait=20"}).ok(201)
    path = "/v1/games/" + game["id"]
    wait_for(ann, path, "secret")
    game = ann.get(path).ok(200)
    assert game["turn"]["seats"] == [1] and game["turn"]["deadline"] is not None


# --- Time that does not count --------------------------------------------------------------------------------------


def stop_for_a_while(server, how):
    """For longer than a short turn."""
    server.stop(how)
    time.sleep(SHORT + 0.2)
    server.start()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_time_for_which_the_server_is_down_does_not_count(own_server, how):
    ann, bob = own_server.player("Ann"), own_server.player("Bob")
    path = duel(ann, bob, {"turn_seconds": SHORT})
    before = ann.put(path + "/secret", {"code": "1234"}).ok(201)["game"]
    untimed = duel(ann, bob, None)
    stop_for_a_while(own_server, how)
    log = events(bob, path)
    assert log[-1]["kind"] == "resumed" and log[-1]["seat"] is None
    game = bob.get(path).ok(200)
    paused = timedelta(milliseconds=log[-1]["paused_ms"])
    assert paused >= timedelta(seconds=SHORT)
    assert moment(game["turn"]["deadline"]) == moment(before["turn"]["deadline"]) + paused
    assert game["version"] == before["version"] + 1
    assert moment(game["turn"]["deadline"]) > moment(log[-1]["at"])
    bob.post(path + "/guesses", {"code": "5678"}).ok(201)
    assert wait_for(bob, path, "timed-out")["seat"] == 1
    assert kinds(ann, untimed)[-1] == "round"
    assert own_server.stop() == 0
    assert is_clean(own_server)


def test_however_often_the_server_is_killed_every_time_is_over_once(own_server):
    ann, bob = own_server.player("Ann"), own_server.player("Bob")
    paths = []
    for _ in range(8):
        paths.append(duel(ann, bob, {"turn_seconds": SHORT}))
        ann.put(paths[-1] + "/secret", {"code": "1234"}).ok(201)
    for _ in range(4):
        own_server.restart(signal.SIGKILL)
    for path in paths:
        wait_for(ann, path, "round-over")
        log = kinds(ann, path)
        assert log.count("timed-out") == 1 and log[-2:] == ["timed-out", "round-over"]
    assert "resumed" in kinds(ann, paths[-1])
    assert own_server.stop() == 0
    assert is_clean(own_server)


def test_time_for_which_the_server_is_suspended_does_not_count(own_server):
    ann, bob = own_server.player("Ann"), own_server.player("Bob")
    path = duel(ann, bob, {"turn_seconds": 5})
    ann.put(path + "/secret", {"code": "1234"}).ok(201)
    own_server.suspend()
    time.sleep(6.5)  # longer than the turn, and than any sleep of the server's and what it takes for one too long
    own_server.send(signal.SIGCONT)
    assert wait_for(bob, path, "resumed")["paused_ms"] > 2000
    assert bob.post(path + "/guesses", {"code": "5678"}).ok(201)["game"]["status"] == "playing"


def test_a_move_that_arrived_in_time_is_not_refused_after_the_process_stood_still(own_server):
    """Whatever its clocks were about to do then; half of the moves arrive while it stands still, half at once after."""
    ann, bob = own_server.player("Ann"), own_server.player("Bob")
    paths = [duel(ann, bob, {"turn_seconds": 6}) for _ in range(8)]
    for path in paths:
        ann.put(path + "/secret", {"code": "1234"}).ok(201)
        time.sleep(0.11)
    moves = [threading.Thread(target=lambda path=path: replies.append(bob.post(path + "/guesses", {"code": "5678"})))
             for path in paths]
    replies = []
    own_server.suspend()
    for move in moves[::2]:
        move.start()
    time.sleep(7)
    own_server.send(signal.SIGCONT)
    for move in moves[1::2]:
        move.start()
    for move in moves:
        move.join()
    assert all(reply.ok(201)["game"]["status"] == "playing" for reply in replies) and len(replies) == 8
    for path in paths:
        log = kinds(ann, path)
        assert log[log.index("secret") + 1 :][:2] == ["resumed", "guess"], log
    assert is_clean(own_server)


def test_a_damaged_game_does_not_stop_the_other_clocks(own_server):
    ann, bob = own_server.player("Ann"), own_server.player("Bob")
    damaged, sound = (duel(ann, bob, {"turn_seconds": 60}) for _ in range(2))
    own_server.stop()
    with own_server.database() as store:
        store.execute("UPDATE event SET body = '{}' WHERE seq = 3 AND game = ?", (damaged.rsplit("/", 1)[1],))
    own_server.start()
    assert kinds(ann, sound)[-1] == "resumed"
    assert own_server.stop() == 0  # lines are written a moment after what they tell of
    assert "clock-lost" in own_server.log


def test_a_pause_is_not_the_first_action(own_server):
    """DELETE is for games in which nobody has acted; the server's pause is nobody's act."""
    ann, bob = own_server.player("Ann"), own_server.player("Bob")
    path = duel(ann, bob, {"turn_seconds": 60})
    own_server.restart(signal.SIGKILL)
    assert kinds(ann, path)[-1] == "resumed"
    ann.delete(path).ok(204)
