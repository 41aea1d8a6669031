# SPDX-License-Identifier: Apache-2.0
"""After the crash: is everything that was acknowledged there exactly once, and everything else at most once?"""

from lib.players import ABSENT, ACKNOWLEDGED, PRESENT, REFUSED, UNKNOWN, note_answer
from lib.server import expect

EVENTS_A_PAGE = 1000
EVENT_KIND = {"join": "joined", "secret": "secret", "guess": "guess", "round": "round", "finish": "finished"}


def read_events(caller, game):
    """The game's whole log as its first seat sees it; numbered 1, 2, 3, ... without a gap."""
    events = []
    while True:
        path = f"/v1/games/{game.id}/events?after={len(events)}&limit={EVENTS_A_PAGE}"
        items = caller.get(path, game.tokens[0])["items"]
        events += items
        if len(items) < EVENTS_A_PAGE:
            break
    seqs = [event["seq"] for event in events]
    expect(seqs == list(range(1, len(events) + 1)), f"game {game.id}: the seqs have a gap or a double: {seqs}")
    return events


def settle_unknown(game, events):
    """Decides of guesses without an answer whether they are in the log. Others need a key, or stay open."""
    for action in game.actions:
        if action.what == "guess" and action.state in (UNKNOWN, REFUSED):
            found = [event for event in events if event["kind"] == "guess" and event["code"] == action.body["code"]]
            expect(len(found) <= 1, f"game {game.id}: {action.body} is there {len(found)} times, sent once")
            expect(not found or action.state == UNKNOWN, f"game {game.id}: {action.body} was refused and is there")
            action.state = PRESENT if found else ABSENT
            action.seq = found[0]["seq"] if found else None


def check_log(game, events):
    """Every acknowledged action is there once, where the answer said; no event is there that nobody asked for."""
    expect(len(events) >= game.version, f"game {game.id}: {len(events)} events, but version {game.version} was told")
    done = [action for action in game.actions if action.state in (ACKNOWLEDGED, PRESENT)]
    seqs = [action.seq for action in done if action.seq is not None]
    expect(len(seqs) == len(set(seqs)), f"game {game.id}: two answers told the same seq: {sorted(seqs)}")
    for action in done:
        if action.seq is None:
            continue
        expect(action.seq <= len(events), f"game {game.id}: {action.what} was told {action.seq} and is gone")
        event = events[action.seq - 1]
        expect(event["kind"] == EVENT_KIND[action.what], f"game {game.id}: {action.what} is {action.seq}: {event}")
        if action.what == "guess":
            same = event["code"] == action.body["code"]
            expect(same, f"game {game.id}: {action.seq} was told for {action.body}, there is {event}")
    for what, kind in EVENT_KIND.items():
        sure = sum(action.what == what for action in done)
        open_ones = sum(action.what == what and action.state == UNKNOWN for action in game.actions)
        # The server itself begins the first round, and ends a game after its last agreed round.
        extra = 1 if what in ("round", "finish") else 0
        there = sum(event["kind"] == kind for event in events)
        limit = sure + open_ones + extra
        expect(sure <= there <= limit, f"game {game.id}: {there} events {kind}, but {sure} to {limit} were asked for")


def rounds_of(events):
    """The guesses of each round, in order."""
    rounds = []
    for event in events:
        if event["kind"] == "round":
            rounds.append([])
        elif event["kind"] == "guess":
            rounds[-1].append(event)
    return rounds


def check_projections(caller, game, events):
    """Game, history and result say what the log says."""
    token, path = game.tokens[0], f"/v1/games/{game.id}"
    answer = caller.call("GET", path, token)
    view = answer.json
    expect(answer.status == 200 and view["version"] == len(events), f"game {game.id}: {len(events)} events, {view}")
    expect(answer.etag == f'"{len(events)}"', f"game {game.id}: version {len(events)}, ETag {answer.etag}")
    finished = events[-1]["kind"] == "finished"
    game.over = finished
    expect((view["status"] == "finished") == finished, f"game {game.id}: {view['status']} after {events[-1]['kind']}")
    rounds = rounds_of(events)
    history = read_list(caller, f"{path}/history?round=all&limit=100", token)
    shown = [(item["attempt"], item["seat"], item["code"], item["black"], item["white"]) for item in history]
    logged = [
        (attempt, event["seat"], event["code"], event["black"], event["white"])
        for guesses in rounds
        for attempt, event in enumerate(guesses, start=1)
    ]
    expect(shown == logged, f"game {game.id}: the history is {shown}, the log {logged}")
    result = caller.get(f"{path}/result", token)
    over = sum(event["kind"] == "round-over" for event in events)
    expect([item["round"] for item in result["rounds"]] == list(range(1, over + 1)), f"game {game.id}: {result}")
    for item, guesses in zip(result["rounds"], rounds, strict=False):
        expect(item["attempts"] == len(guesses), f"game {game.id}: {len(guesses)} guesses, {item}")
    expect((result["match"] is not None) == finished, f"game {game.id}: {events[-1]['kind']}, match {result['match']}")


def retry(caller, action):
    """Sends a keyed request again, as it was."""
    return caller.call(action.method, action.path, action.token, action.body, action.key)


def retry_unknown(caller, world, game):
    """Keyed requests without an answer: sent again, each must leave exactly one event; a third time, none."""
    for action in game.actions:
        before = len(read_events(caller, game)) if action.key and action.state in (UNKNOWN, PRESENT, ABSENT) else None
        if before is None or action.status not in (None, 503):
            continue
        was_there = action.state == PRESENT
        answer = retry(caller, action)
        after = len(read_events(caller, game))
        text = f"game {game.id}: {action.what} {action.body} again: {answer.status} {answer.json}"
        if answer.status == 409 and not was_there:
            # Another thread's action came first, and it was never done.
            expect(after == before, f"{text}: refused, but {after - before} events came")
            note_answer(action, answer)
            continue
        expect(answer.good, text)
        expect(answer.replayed == (after == before), f"{text}: replayed {answer.replayed}, {after - before} new events")
        expect(answer.replayed or not was_there, f"{text}: it was there and was done again")
        third = retry(caller, action)
        same = third.status == answer.status and third.replayed and third.json["seq"] == answer.json["seq"]
        expect(same, f"{text}: a third time {third.status} {third.json}")
        note_answer(action, answer)
        game.version = max(game.version, answer.json["game"]["version"])
        game.over = game.over or answer.json["game"]["status"] == "finished"
        world.count_retry(answer)


def replay_acknowledged(caller, game, action):
    """A keyed request that was answered before the crash gets that answer again and does nothing."""
    before = len(read_events(caller, game))
    answer = retry(caller, action)
    told = {name: value for name, value in action.answer.items() if name != "game"}
    again = {name: value for name, value in (answer.json or {}).items() if name != "game"}
    text = f"game {game.id}: {action.what} {action.body} was answered {told}, then {answer.status} {again}"
    expect(answer.replayed and answer.status == action.status and told == again, text)
    expect(len(read_events(caller, game)) == before, f"{text}, and it was done again")


def read_list(caller, path, token):
    """All items of a list, page after page."""
    items, cursor = [], None
    while True:
        page = caller.get(path if cursor is None else f"{path}&cursor={cursor}", token)
        items += page["items"]
        cursor = page["next"]
        if cursor is None:
            return items


def list_games(caller, token):
    ids = [item["id"] for item in read_list(caller, "/v1/games?player=me&limit=100", token)]
    expect(len(ids) == len(set(ids)), f"a game is listed twice: {ids}")
    return set(ids)


def retry_creations(caller, world):
    """Keyed creations without an answer: sent again, each must leave exactly one game."""
    for action in world.creations:
        if action.state != UNKNOWN or not action.key:
            continue
        before = list_games(caller, action.token)
        answer, third = retry(caller, action), retry(caller, action)
        text = f"creating {action.body} again: {answer.status} {answer.json}"
        expect(answer.status == 201, text)
        added = list_games(caller, action.token) - before
        expect(len(added) == (0 if answer.replayed else 1), f"{text}, replayed {answer.replayed}, added {added}")
        expect(third.replayed and third.json["id"] == answer.json["id"], f"{text}, a third time {third.json}")
        note_answer(action, answer)
        world.count_retry(answer)


def invites(action, account):
    return {"player": account.id} in action.body.get("opponents", [])


def check_account(caller, world, account):
    """Every acknowledged creation is among the player's games, every other at most once, and nothing else is."""
    mine = [action for action in world.creations if action.token == account.token or invites(action, account)]
    there = list_games(caller, account.token)
    told = {action.answer["id"] for action in mine if action.state == ACKNOWLEDGED}
    unknown = sum(action.state == UNKNOWN for action in mine)
    expect(told <= there, f"player {account.id}: games {told - there} were acknowledged and are gone")
    strangers = there - told
    expect(len(strangers) <= unknown, f"player {account.id}: games {strangers} are there, {unknown} were unanswered")
