# SPDX-License-Identifier: Apache-2.0
"""Yahtzee: cards, jokers, turns, and dice that anybody can check."""

import collections
import hashlib
import hmac
import json

import jsonschema
import kit
import pytest

UPPER = ["aces", "twos", "threes", "fours", "fives", "sixes"]
LOWER = ["three-of-a-kind", "four-of-a-kind", "full-house", "small-straight", "large-straight", "yahtzee", "chance"]
CARD = UPPER + LOWER
DEFAULTS = {"joker": "forced", "cards": "shown", "rounds": 1, "await_client_seed": False, "hints": False}


def alone(server, client_seed=None, **options):
    body = {"ruleset": "yahtzee", "options": options, **({"client_seed": client_seed} if client_seed else {})}
    player, game = server.guest(body)
    return kit.Table(game, [player])


# --- The rules once more, in Python ------------------------------------------------------------------------------------


def score(dice, category, joker=False):
    counts = collections.Counter(dice)
    most = max(counts.values())

    def run(length):
        return any(all(value in counts for value in range(low, low + length)) for low in range(1, 8 - length))

    if category in UPPER:
        value = UPPER.index(category) + 1
        return value * counts[value]
    return {
        "three-of-a-kind": sum(dice) * (most >= 3),
        "four-of-a-kind": sum(dice) * (most >= 4),
        "full-house": 25 * (joker or sorted(counts.values()) == [2, 3]),
        "small-straight": 30 * (joker or run(4)),
        "large-straight": 40 * (joker or run(5)),
        "yahtzee": 50 * (most == 5),
        "chance": sum(dice),
    }[category]


def choices(dice, boxes, joker="forced"):
    """What the view should offer."""
    free = [category for category in CARD if boxes[category] is None]
    upper = UPPER[dice[0] - 1]
    five = len(set(dice)) == 1
    further = five and boxes["yahtzee"] is not None
    if further and joker == "forced":
        lower = [category for category in free if category in LOWER]
        free = [upper] if upper in free else lower or free
    counts_fully = further and boxes[upper] is not None
    bonus = 100 if five and boxes["yahtzee"] == 50 else 0
    return [{"category": c, "score": score(dice, c, counts_fully), "bonus": bonus} for c in free]


def roll_of(proof, number):
    """The dice of a roll, out of the proof alone, as the contract says."""
    key = bytes.fromhex(proof["server_seed"])
    dice, block = [], 0
    while True:
        message = ",".join(proof["client_seeds"]) + f":{number}:{block}"
        for byte in hmac.new(key, message.encode(), hashlib.sha256).digest():
            if byte < 252:
                dice.append(byte % 6 + 1)
            if len(dice) == 5:
                return dice
        block += 1


def check_dice(game, events):
    """Every roll of a game that is over follows from its proof; how many there were."""
    proof = game["proof"]
    assert hashlib.sha256(bytes.fromhex(proof["server_seed"])).hexdigest() == game["commitment"]
    assert events[0]["commitment"] == game["commitment"]
    table = None
    rolls = [event for event in events if event["kind"] == "roll"]
    for number, event in enumerate(rolls):
        assert event["roll"] == number
        assert event["stage"] == 0 and event["keep"] == [] or event["stage"] > 0
        fresh = roll_of(proof, number)
        assert event["dice"] == [table[i] if i in event["keep"] else fresh[i] for i in range(5)]
        table = event["dice"]
    return len(rolls)


def check_card(card):
    boxes = card["boxes"]
    assert list(boxes) == CARD
    upper = sum(boxes[category] or 0 for category in UPPER)
    assert (card["upper_total"], card["upper_bonus"]) == (upper, 35 if upper >= 63 else 0)
    assert card["total"] == sum(filter(None, boxes.values())) + card["upper_bonus"] + card["yahtzee_bonus"]


def test_the_derivation_here_gives_the_published_vectors():
    proof = {"server_seed": bytes(range(32)).hex(), "client_seeds": [""]}
    assert [roll_of(proof, r) for r in (0, 1)] == [[1, 6, 5, 3, 3], [4, 4, 1, 6, 5]]
    proof["client_seeds"] = ["ann", "bob"]
    assert [roll_of(proof, r) for r in (0, 4)] == [[2, 1, 4, 4, 2], [2, 4, 4, 1, 5]]


# --- What can be played ------------------------------------------------------------------------------------------------


def test_the_ruleset_describes_itself(anyone):
    ruleset = anyone.get("/v1/rulesets/yahtzee").ok(200)
    assert (ruleset["family"], ruleset["title"], ruleset["seats"]) == ("yahtzee", "Yahtzee", {"min": 1, "max": 10})
    assert ruleset["categories"] == CARD and ruleset["labels"] == []
    assert ruleset["sections"] == {"upper": CARD[:6], "lower": CARD[6:]}
    jsonschema.Draft202012Validator.check_schema(ruleset["options"])
    assert {name: s["default"] for name, s in ruleset["options"]["properties"].items()} == DEFAULTS
    roll, score_ = ruleset["actions"]
    assert (roll["name"], roll["path"]) == ("roll", "/v1/games/{game}/rolls")
    assert (score_["name"], score_["path"]) == ("score", "/v1/games/{game}/scores")
    for action, good, bad in (
        (roll, [{"keep": []}, {"keep": [4, 0]}, {"keep": [0, 1, 2, 3, 4]}], [{}, {"keep": [5]}, {"keep": [0, 0]}]),
        (score_, [{"category": c} for c in CARD], [{}, {"category": "Chance"}]),
    ):
        jsonschema.Draft202012Validator.check_schema(action["body"])
        is_valid = jsonschema.Draft202012Validator(action["body"]).is_valid
        assert all(map(is_valid, good)) and not any(map(is_valid, bad))


@pytest.mark.parametrize(
    "options, pointer",
    [
        ({"joker": "none"}, "/options/joker"),
        ({"joker": None}, "/options/joker"),
        ({"rounds": 0}, "/options/rounds"),
        ({"rounds": 1001}, "/options/rounds"),
        ({"rounds": 1.0}, "/options/rounds"),
        ({"hints": "yes"}, "/options/hints"),
        ({"await_client_seed": 1}, "/options/await_client_seed"),
        ({"dice": 6}, "/options/dice"),
    ],
)
def test_options_that_make_no_sense_are_refused(anyone, options, pointer):
    anyone.post("/v1/games", {"ruleset": "yahtzee", "options": options}).problem(422, "invalid-value", pointer)


def test_there_are_ten_seats_at_most(anyone):
    body = {"ruleset": "yahtzee", "opponents": [{"open": True}] * 10}
    anyone.post("/v1/games", body).problem(422, "invalid-value", "/opponents")


@pytest.mark.parametrize(
    "options, ranked", [({}, True), ({"joker": "free"}, False), ({"hints": True}, False), ({"joker": "forced"}, True)]
)
def test_alone_it_is_ranked_with_the_defaults_only(server, options, ranked):
    table = alone(server, **options)
    assert table.game["ranked"] is ranked and table.game["options"] == {**DEFAULTS, **options}
    if not ranked:
        body = {"ruleset": "yahtzee", "options": options, "ranked": True}
        table[0].post("/v1/games", body).problem(422, "invalid-value", "/ranked")


# --- A game ------------------------------------------------------------------------------------------------------------


def test_a_game_alone_begins_with_a_roll_of_the_server(server):
    game = alone(server).game
    assert game["status"] == "playing" and game["version"] == 3
    assert game["turn"] == {"seats": [0], "actions": ["roll", "score"], "deadline": None}
    assert game["round"] == {"number": 1, "of": 1, "leader": 0}
    assert len(game["commitment"]) == 64 and game["proof"] is None
    state = game["state"]
    assert list(state) == ["dice", "stage", "turn_number", "cards", "choices"]
    assert len(state["dice"]) == 5 and all(1 <= value <= 6 for value in state["dice"])
    assert (state["stage"], state["turn_number"]) == (0, 1)
    empty = {category: None for category in CARD}
    totals = {"upper_total": 0, "upper_bonus": 0, "yahtzee_bonus": 0, "total": 0}
    assert state["cards"] == [{"seat": 0, "boxes": empty, **totals}]
    assert state["choices"] == choices(state["dice"], empty)


def play_turn(table, seat, rolls, best):
    """Rolls again a few times, keeping what shows most often, and scores: the answer to the score."""
    view = table.view(seat)
    for stage in range(1, rolls + 1):
        dice = view["state"]["dice"]
        common = collections.Counter(dice).most_common(1)[0][0]
        keep = [i for i in reversed(range(5)) if dice[i] == common][:4]
        answer = table.roll(seat, keep).ok(201)
        assert set(answer) == {"seq", "keep", "dice", "stage", "roll", "game"}
        assert (answer["keep"], answer["stage"]) == (keep, stage)
        assert all(answer["dice"][i] == dice[i] for i in keep)
        view = answer["game"]
        assert view["state"]["dice"] == answer["dice"] and view["state"]["stage"] == stage
        actions = ["roll", "score"] if stage < 2 else ["score"]
        assert view["turn"] == {"seats": [seat], "actions": actions, "deadline": None}
    state = view["state"]
    boxes = state["cards"][seat]["boxes"]
    assert state["choices"] == choices(state["dice"], boxes, view["options"]["joker"])
    choice = max(state["choices"], key=lambda c: (c["score"] + c["bonus"]) * (1 if best else -1))
    answer = table.score(seat, choice["category"]).ok(201)
    assert {name: answer[name] for name in ("category", "score", "bonus")} == choice
    assert set(answer) == {"seq", "category", "score", "bonus", "game"}
    card = answer["game"]["state"]["cards"][seat]
    assert card["boxes"] == {**boxes, choice["category"]: choice["score"]}
    check_card(card)
    return answer


@pytest.mark.parametrize("joker", ["forced", "free"])
@pytest.mark.parametrize("rolls", [0, 1, 2])
def test_a_whole_game_alone_from_the_first_roll_to_the_proof(server, rolls, joker):
    table = alone(server, client_seed=f"ann-{rolls}", joker=joker)
    for turn in range(1, 14):
        assert table.view()["state"]["turn_number"] == turn
        answer = play_turn(table, 0, rolls, best=rolls > 0)
    game = answer["game"]
    events = table.events()
    assert game["status"] == "finished" and game["turn"] == {"seats": [], "actions": [], "deadline": None}
    state = game["state"]
    assert (state["dice"], state["stage"], state["choices"]) == (None, None, [])
    card = state["cards"][0]
    assert None not in card["boxes"].values()
    assert game["result"]["points"] == [card["total"]] and game["seats"][0]["points"] == card["total"]
    assert (game["result"]["outcome"], game["result"]["winners"]) == ("win", [0])
    assert game["proof"]["client_seeds"] == [f"ann-{rolls}"]
    assert check_dice(game, events) == 13 * (1 + rolls)
    (round_,) = table.result()["rounds"]
    assert round_["cards"] == state["cards"] and round_["points"] == [card["total"]]
    assert (round_["winners"], round_["forfeited"], round_["forfeited_by"]) == ([0], [], None)


def test_the_log_tells_of_every_roll_and_every_score(server):
    table = alone(server)
    dice = table.game["state"]["dice"]
    rolled = table.roll(0, [4, 1]).ok(201)
    scored = table.score(0, "chance").ok(201)
    after = scored["game"]["state"]["dice"]
    events = [{k: v for k, v in event.items() if k != "at"} for event in table.events()]
    assert [event["kind"] for event in events] == ["created", "round", "roll", "roll", "score", "roll"]
    head = {"kind": "roll", "seat": 0}
    assert events[2] == {"seq": 3, **head, "keep": [], "dice": dice, "stage": 0, "roll": 0}
    assert events[3] == {"seq": 4, **head, "keep": [4, 1], "dice": rolled["dice"], "stage": 1, "roll": 1}
    assert events[4] == {
        **{"seq": 5, "kind": "score", "seat": 0, "category": "chance"},
        **{"score": sum(rolled["dice"]), "bonus": 0},
    }
    assert events[5] == {"seq": 6, **head, "keep": [], "dice": after, "stage": 0, "roll": 2}
    assert (scored["seq"], scored["game"]["version"]) == (5, 6)
    history = table.history()
    assert [turn["turn"] for turn in history] == [1, 2]
    assert [roll["roll"] for roll in history[0]["rolls"]] == [0, 1] and history[0]["category"] == "chance"
    assert history[1] == {
        **{"turn": 2, "seat": 0, "rolls": [{"keep": [], "dice": after, "stage": 0, "roll": 2}]},
        **{"category": None, "score": None, "bonus": None},
    }


def test_dice_stay_in_their_places_and_are_never_sorted(server):
    seen = [alone(server).game["state"]["dice"] for _ in range(20)]
    assert any(dice != sorted(dice) for dice in seen) and any(dice != sorted(dice)[::-1] for dice in seen)


def test_nothing_is_kept_or_all_but_one(server):
    table = alone(server)
    dice = table.game["state"]["dice"]
    answer = table.roll(0, [3, 0, 2, 1]).ok(201)
    assert answer["dice"][:4] == dice[:4]
    assert table.roll(0, []).ok(201)["stage"] == 2


def test_two_take_turns_and_the_higher_total_wins(server):
    table = server.table(ruleset="yahtzee")
    view = table.view(1)
    assert view["turn"] == {"seats": [0], "actions": [], "deadline": None}
    assert view["state"]["choices"] == choices(view["state"]["dice"], view["state"]["cards"][0]["boxes"])
    assert view["state"] == table.view(0)["state"]
    for turn in range(13):
        answer = play_turn(table, 0, turn % 3, best=True)
        assert answer["game"]["turn"] == {"seats": [1], "actions": [], "deadline": None}
        assert answer["game"]["state"]["turn_number"] == turn + 1 and answer["game"]["state"]["stage"] == 0
        answer = play_turn(table, 1, 0, best=False)
    game = answer["game"]
    totals = [card["total"] for card in game["state"]["cards"]]
    assert totals[0] > totals[1], "who scores best beats who scores worst, or the dice are strange"
    assert game["status"] == "finished" and game["result"]["winners"] == [0] and game["result"]["points"] == totals
    assert game["proof"]["client_seeds"] == ["", ""]
    check_dice(game, table.events(1))
    (round_,) = table.result(1)["rounds"]
    assert round_["winners"] == [0] and [c["total"] for c in round_["cards"]] == totals == round_["points"]


def test_ten_play_in_the_order_of_their_seats(server):
    table = server.table(seats=10, ruleset="yahtzee")
    seats = []
    game = table.view()
    while game["status"] == "playing":
        (seat,) = game["turn"]["seats"]
        seats.append(seat)
        game = table.score(seat, game["state"]["choices"][-1]["category"]).ok(201)["game"]
    assert seats == list(range(10)) * 13
    totals = [card["total"] for card in game["state"]["cards"]]
    assert game["result"]["winners"] == [s for s in range(10) if totals[s] == max(totals)]
    assert check_dice(game, table.events()) == 130


def test_rounds_add_up_the_leader_moves_on_and_rolls_count_over_the_whole_game(server):
    table = server.table(ruleset="yahtzee", rounds=2)
    first = table.fill_cards()
    assert first["status"] == "round-over" and first["proof"] is None
    assert first["turn"] == {"seats": [0, 1], "actions": ["round"], "deadline": None}
    game = table.next_round(1).ok(201)["game"]
    assert game["round"]["leader"] == 1 and game["turn"]["seats"] == [1]
    assert game["commitment"] == first["commitment"]
    assert all(box is None for card in game["state"]["cards"] for box in card["boxes"].values())
    assert table.events()[-1]["roll"] == 26
    game = table.fill_cards()
    totals = [[round_["points"][seat] for round_ in table.result()["rounds"]] for seat in (0, 1)]
    assert game["result"]["points"] == [sum(points) for points in totals]
    assert check_dice(game, table.events()) == 52
    assert [turn["round"] for turn in table.history(query="?round=all&limit=100")] == [1] * 26 + [2] * 26


def test_an_open_ended_game_goes_on_until_somebody_finishes(server):
    table = alone(server, rounds=None)
    table.fill_cards()
    assert table.view()["status"] == "round-over"
    assert table.next_round().ok(201)["game"]["state"]["stage"] == 0
    table.fill_cards()
    game = table.finish().ok(201)["game"]
    assert game["status"] == "finished" and len(table.result()["rounds"]) == 2
    check_dice(game, table.events())


# --- What is refused ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "body, pointer",
    [
        ({}, "/keep"),
        ({"keep": None}, "/keep"),
        ({"keep": 0}, "/keep"),
        ({"keep": "01"}, "/keep"),
        ({"keep": {"0": 1}}, "/keep"),
        ({"keep": [0, 1, 2, 3, 4, 0]}, "/keep"),
        ({"keep": [5]}, "/keep/0"),
        ({"keep": [-1]}, "/keep/0"),
        ({"keep": [0, 1.0]}, "/keep/1"),
        ({"keep": [0, "1"]}, "/keep/1"),
        ({"keep": [0, None]}, "/keep/1"),
        ({"keep": [True]}, "/keep/0"),
        ({"keep": [2, 3, 2]}, "/keep/2"),
        ({"keep": [], "dice": [6, 6, 6, 6, 6]}, "/dice"),
    ],
)
def test_a_keep_of_the_wrong_form_is_an_invalid_value(server, body, pointer):
    table = alone(server)
    table[0].post(table.path + "/rolls", body).problem(422, "invalid-value", pointer)
    assert table.view()["version"] == 3


@pytest.mark.parametrize("category", [None, 7, "", "Chance", "full_house", "bonus", ["chance"]])
def test_what_is_no_category_is_an_invalid_value(server, category):
    table = alone(server)
    table.score(0, category).problem(422, "invalid-value", "/category")
    table[0].post(table.path + "/scores", {}).problem(422, "invalid-value", "/category")


def test_after_the_second_roll_there_is_nothing_but_to_score(server):
    table = alone(server)
    table.roll(0, []).ok(201)
    table.roll(0, [0]).ok(201)
    table.roll(0, []).problem(409, "not-allowed-now")
    assert table.view()["turn"]["actions"] == ["score"]
    table.score(0, "chance").ok(201)
    assert table.roll(0, []).ok(201)["stage"] == 1


def test_a_used_box_stays_as_it_is(server):
    table = alone(server)
    table.score(0, "aces").ok(201)
    before = table.view()
    problem = table.score(0, "aces").problem(422, "illegal-category", "/category")
    assert "used" in problem["detail"] and table.view() == before


def test_only_the_seat_whose_turn_it_is_rolls_and_scores(server, eve):
    table = server.table(ruleset="yahtzee", visibility="public")
    for path, body in (("/rolls", {"keep": []}), ("/scores", {"category": "chance"})):
        table[1].post(table.path + path, body).problem(409, "not-your-turn")
        eve.post(table.path + path, body).problem(403, "forbidden")
        server.anyone().post(table.path + path, body).problem(401, "unauthorized")
        # The form comes first.
        table[1].post(table.path + path, {"no": 1}).problem(422, "invalid-value")
    assert table.view()["version"] == 4
    private = alone(server)
    eve.post(private.path + "/rolls", {"keep": []}).problem(404, "not-found")


def test_a_game_that_is_over_or_another_game_takes_no_rolls(server):
    table = alone(server)
    table.fill_cards()
    table.roll(0, []).problem(409, "game-over")
    table.score(0, "chance").problem(409, "game-over")
    other = server.alone()
    other.roll(0, []).problem(404, "not-found")
    other.score(0, "chance").problem(404, "not-found")
    other[0].put(other.path + "/client-seed", {"client_seed": "x"}).problem(404, "not-found")
    table[0].post(table.path + "/guesses", {"code": "1234"}).problem(404, "not-found")


def test_a_seed_a_roll_and_a_score_may_name_the_version_they_are_for(server):
    table = alone(server, await_client_seed=True)
    for method, path, body in (
        ("PUT", "/client-seed", {"client_seed": "late"}),
        ("POST", "/rolls", {"keep": []}),
        ("POST", "/scores", {"category": "chance"}),
    ):
        before = table.view()
        wrong = {"If-Match": f'"{before["version"] - 1}"'}
        table[0].call(method, table.path + path, body, headers=wrong).problem(412, "version-mismatch")
        assert table.view() == before
        fresh = {"If-Match": f'"{before["version"]}"'}
        table[0].call(method, table.path + path, body, headers=fresh).ok(201)


def test_only_who_has_a_seat_gives_a_seed(server, eve):
    body = {"ruleset": "yahtzee", "options": {"await_client_seed": True}, "visibility": "public"}
    table = kit.Table(server.player().post("/v1/games", body).ok(201), [eve])
    give(eve, table.game, "eve").problem(403, "forbidden")


def test_between_rounds_nobody_rolls(server):
    table = alone(server, rounds=2)
    table.fill_cards()
    table.roll(0, []).problem(409, "not-allowed-now")


def test_the_same_roll_sent_twice_with_a_key_is_made_once(server):
    table = alone(server)
    headers = {"Idempotency-Key": "roll-1"}
    first = table.roll(0, [1], headers=headers).ok(201)
    again = table.roll(0, [1], headers=headers)
    assert again.ok(201) == first and again.headers["idempotency-replayed"] == "true"
    table.roll(0, [1], headers={"If-Match": '"3"'}).problem(412, "version-mismatch")
    assert table.view()["state"]["stage"] == 1


# --- Leaving -----------------------------------------------------------------------------------------------------------


def test_who_resigns_alone_has_nothing(server):
    table = alone(server)
    table.score(0, "chance").ok(201)
    game = table.resign(0).ok(201)["game"]
    assert game["status"] == "finished" and game["result"]["outcome"] == "loss" and game["result"]["points"] == [0]
    (round_,) = table.result()["rounds"]
    assert (round_["winners"], round_["forfeited"], round_["forfeited_by"]) == ([], [0], 0)
    check_dice(game, table.events())


def test_the_one_player_left_wins_whatever_the_points(server):
    table = server.table(ruleset="yahtzee")
    total = table.score(0, "chance").ok(201)["game"]["state"]["cards"][0]["total"]
    game = table.resign(0).ok(201)["game"]
    assert game["status"] == "finished" and game["result"]["winners"] == [1] and total > 0
    assert game["result"]["points"] == [0, 0] and game["result"]["reason"] == "resignation"


def test_the_others_go_on_without_who_resigned(server):
    table = server.table(seats=3, ruleset="yahtzee")
    table.score(0, "chance").ok(201)
    game = table.resign(1).ok(201)["game"]
    assert game["status"] == "playing" and game["turn"]["seats"] == [2] and game["state"]["stage"] == 0
    game = table.score(2, "chance").ok(201)["game"]
    assert game["turn"]["seats"] == [0] and game["state"]["turn_number"] == 2
    game = table.fill_cards()
    assert game["result"]["points"][1] == 0 and 1 not in game["result"]["winners"]
    (round_,) = table.result()["rounds"]
    assert round_["forfeited"] == [1] and round_["forfeited_by"] == 1


def test_a_creator_takes_the_game_back_until_somebody_has_done_something(server):
    table = alone(server)
    other = alone(server)
    assert table[0].delete(table.path).status == 204
    game = table.view()
    assert game["status"] == "aborted"
    assert hashlib.sha256(bytes.fromhex(game["proof"]["server_seed"])).hexdigest() == game["commitment"]
    last = table.events()[-1]
    assert last["kind"] == "aborted" and last["proof"] == game["proof"]
    other.roll(0, []).ok(201)
    other[0].delete(other.path).problem(409, "not-allowed-now")


def test_the_time_of_a_turn_runs_from_its_first_roll_to_its_score(server):
    ann, bob = server.player("Ann"), server.player("Bob")
    body = {"ruleset": "yahtzee", "opponents": [{"open": True}], "clock": {"turn_seconds": 1000}}
    game = ann.post("/v1/games", body).ok(201)
    bob.post("/v1/join", {"join_code": game["join_code"]}).ok(201)
    table = kit.Table(game, [ann, bob])
    deadline = table.view()["turn"]["deadline"]
    assert deadline is not None
    assert table.roll(0, []).ok(201)["game"]["turn"]["deadline"] == deadline
    assert table.roll(0, [1]).ok(201)["game"]["turn"]["deadline"] == deadline
    game = table.score(0, "chance").ok(201)["game"]
    assert game["turn"]["seats"] == [1] and game["turn"]["deadline"] > deadline


def test_alone_each_turn_has_its_own_time(server):
    player, game = server.guest({"ruleset": "yahtzee", "clock": {"turn_seconds": 1000}})
    table = kit.Table(game, [player])
    first = game["turn"]["deadline"]
    assert table.roll(0, []).ok(201)["game"]["turn"]["deadline"] == first
    assert table.score(0, "chance").ok(201)["game"]["turn"]["deadline"] > first


def test_a_player_who_lets_their_time_pass_is_out_of_the_round_and_the_others_go_on(server):
    # A program from outside has a second a turn, people have all the time in the world.
    account = server.anyone().post("/v1/players", {"name": "Slow", "kind": "bot"}).ok(201)
    ann, cid, slow = server.player("Ann"), server.player("Cid"), kit.Client(server, account["token"], account)
    game = ann.post("/v1/games", {"ruleset": "yahtzee", "opponents": [{"open": True}] * 2}).ok(201)
    join(slow, game, seat=1).ok(201)
    join(cid, game, seat=2).ok(201)
    table = kit.Table(game, [ann, slow, cid])
    scored = table.score(0, "chance").ok(201)
    kinds = []
    after = scored["game"]["version"]
    while "timed-out" not in kinds:
        news = ann.get(f"{table.path}/events?after={after}&wait=20").ok(200)
        kinds += [event["kind"] for event in news["items"]]
        after = news["next"]
    view = table.view()
    assert view["turn"]["seats"] == [2] and view["state"]["stage"] == 0 and view["state"]["turn_number"] == 1
    over = table.fill_cards()
    assert over["status"] == "finished" and over["result"]["points"][1] == 0
    (round_,) = table.result()["rounds"]
    assert (round_["forfeited"], round_["forfeited_by"]) == ([1], 1) and 1 not in round_["winners"]
    assert [seat["status"] for seat in over["seats"]] == ["joined"] * 3
    assert check_dice(over, table.events()) == 13 + 1 + 13


# --- Seeds -------------------------------------------------------------------------------------------------------------


def join(player, game, **more):
    return player.post(f"/v1/games/{game['id']}/join", {"join_code": game["join_code"], **more})


def give(player, game, seed):
    return player.put(f"/v1/games/{game['id']}/client-seed", {"client_seed": seed})


def test_client_seeds_come_with_making_and_joining_and_stand_in_the_order_of_the_seats(server):
    ann, bob, cid = (server.player(name) for name in ("Ann", "Bob", "Cid"))
    body = {"ruleset": "yahtzee", "opponents": [{"open": True}] * 2, "client_seed": "Ann_1-", "seat": 1}
    game = ann.post("/v1/games", body).ok(201)
    assert game["status"] == "open" and len(game["commitment"]) == 64 and game["proof"] is None
    join(bob, game, seat=2, client_seed="b" * 64).ok(201)
    game = join(cid, game).ok(201)["game"]
    assert game["status"] == "playing" and game["turn"]["seats"] == [0]
    table = kit.Table(game, [cid, ann, bob])
    over = table.fill_cards()
    assert over["proof"]["client_seeds"] == ["", "Ann_1-", "b" * 64]
    events = table.events()
    assert check_dice(over, events) == 39
    assert events[0]["client_seeds"] == ["", "Ann_1-", ""] and events[1]["client_seed"] == "b" * 64
    assert "client_seed" not in events[2]


@pytest.mark.parametrize("seed", ["a b", "a,b", "ä", "a:b", "x" * 65, 7, ["a"], "a\n"])
def test_what_is_no_client_seed_is_refused(server, ann, seed):
    ann.post("/v1/games", {"ruleset": "yahtzee", "client_seed": seed}).problem(422, "invalid-value", "/client_seed")
    game = ann.post("/v1/games", {"ruleset": "yahtzee", "opponents": [{"open": True}]}).ok(201)
    join(server.player(), game, client_seed=seed).problem(422, "invalid-value", "/client_seed")
    give(ann, game, seed).problem(422, "invalid-value", "/client_seed")


def test_null_is_no_client_seed_and_games_without_dice_take_none(server, ann):
    ann.post("/v1/games", {"ruleset": "yahtzee", "client_seed": None}).ok(201)
    ann.put("/v1/games/none/client-seed", {"client_seed": "x"}).problem(404, "not-found")
    body = {"ruleset": "mastermind", "client_seed": "x"}
    ann.post("/v1/games", body).problem(422, "invalid-value", "/client_seed")
    game = ann.post("/v1/games", {"ruleset": "mastermind", "opponents": [{"open": True}]}).ok(201)
    join(server.player(), game, client_seed="x").problem(422, "invalid-value", "/client_seed")
    join(server.player(), game).ok(201)


def test_a_seed_may_be_given_and_changed_until_the_first_roll(server, ann, bob):
    game = ann.post("/v1/games", {"ruleset": "yahtzee", "opponents": [{"open": True}]}).ok(201)
    answer = give(ann, game, "one").ok(201)
    assert answer["seq"] == 2 and answer["game"]["status"] == "open"
    again = give(ann, game, "one").ok(200)
    assert again["game"]["version"] == 2
    assert give(ann, game, "two").ok(201)["seq"] == 3
    give(bob, game, "x").problem(404, "not-found")
    join(bob, game).ok(201)
    give(ann, game, "three").problem(409, "not-allowed-now")
    give(bob, game, "four").problem(409, "not-allowed-now")
    table = kit.Table(game, [ann, bob])
    over = table.fill_cards()
    assert over["proof"]["client_seeds"] == ["two", ""]
    events = table.events()
    check_dice(over, events)
    kinds = [event["kind"] for event in events[:6]]
    assert kinds == ["created", "client-seed", "client-seed", "joined", "round", "roll"]
    assert (events[2]["seat"], events[2]["client_seed"]) == (0, "two")


def test_a_player_who_leaves_before_it_begins_takes_their_seed_along(server, ann, bob, eve):
    game = ann.post("/v1/games", {"ruleset": "yahtzee", "opponents": [{"open": True}] * 2}).ok(201)
    join(bob, game, client_seed="bob").ok(201)
    bob.post(f"/v1/games/{game['id']}/decline").ok(201)
    join(eve, game).ok(201)
    join(server.player(), game).ok(201)
    assert ann.post(f"/v1/games/{game['id']}/resignation").ok(201)["game"]["status"] == "playing"
    over = eve.post(f"/v1/games/{game['id']}/resignation").ok(201)["game"]
    assert over["proof"]["client_seeds"] == ["", "", ""]


def test_an_invited_player_gives_their_seed_when_they_join(server, ann, bob):
    body = {"ruleset": "yahtzee", "opponents": [{"player": bob.id}], "clock": None}
    game = ann.post("/v1/games", body).ok(201)
    give(bob, game, "early").problem(409, "not-allowed-now")
    bob.post(f"/v1/games/{game['id']}/join", {"client_seed": "bob"}).ok(201)
    table = kit.Table(game, [ann, bob])
    assert table.fill_cards()["proof"]["client_seeds"] == ["", "bob"]


def test_the_first_roll_waits_for_the_seed_where_the_creator_wants_it(server):
    table = alone(server, await_client_seed=True)
    game = table.game
    assert game["status"] == "open" and game["state"] is None and game["join_code"] is None
    assert game["turn"] == {"seats": [], "actions": [], "deadline": None} and len(game["commitment"]) == 64
    table.roll(0, []).problem(409, "not-allowed-now")
    answer = give(table[0], game, "after-the-commitment").ok(201)
    assert answer["game"]["status"] == "playing" and answer["game"]["commitment"] == game["commitment"]
    assert answer["game"]["state"]["stage"] == 0
    assert give(table[0], game, "after-the-commitment").ok(200)["game"]["version"] == 4
    give(table[0], game, "another").problem(409, "not-allowed-now")
    over = table.fill_cards()
    assert over["proof"]["client_seeds"] == ["after-the-commitment"]
    check_dice(over, table.events())


def test_that_wish_may_stand_beside_the_client_seed_too(server, ann):
    body = {"ruleset": "yahtzee", "await_client_seed": True, "options": {"joker": "free"}}
    game = ann.post("/v1/games", body).ok(201)
    assert game["status"] == "open" and game["options"] == {**DEFAULTS, "joker": "free", "await_client_seed": True}
    assert ann.post("/v1/games", {"ruleset": "yahtzee", "await_client_seed": False}).ok(201)["status"] == "playing"
    body = {"ruleset": "yahtzee", "await_client_seed": True, "options": {"await_client_seed": True}}
    ann.post("/v1/games", body).problem(422, "invalid-value", "/await_client_seed")
    ann.post("/v1/games", {"ruleset": "yahtzee", "await_client_seed": 1}).problem(422, "invalid-value")
    ann.post("/v1/games", {"ruleset": "mastermind", "await_client_seed": True}).problem(422, "invalid-value")


def test_bodies_that_cannot_be_read_are_refused(server):
    table = alone(server)
    for method, path in (("POST", "/rolls"), ("POST", "/scores"), ("PUT", "/client-seed")):
        target = table.path + path
        table[0].call(method, target, raw=b"{").problem(400, "malformed-json")
        table[0].call(method, target, raw=b"[]").problem(422, "invalid-value")
        table[0].call(method, target, raw=b"{}", headers={"Content-Type": "text/plain"}).problem(415)
        table[0].call(method, target, raw=b" " * 70000).problem(413, "too-large")
        server.anyone().call(method, target, {}).problem(401, "unauthorized")
        table[0].get(target).problem(405, "method-not-allowed")
    assert table.view()["version"] == 3


def test_it_waits_for_everybody_who_is_no_built_in_bot(server, ann, bob):
    body = {"ruleset": "yahtzee", "options": {"await_client_seed": True}, "opponents": [{"open": True}]}
    game = ann.post("/v1/games", body).ok(201)
    assert join(bob, game).ok(201)["game"]["status"] == "open"
    assert give(ann, game, "ann").ok(201)["game"]["status"] == "open"
    assert give(bob, game, "bob").ok(201)["game"]["status"] == "playing"
    game = ann.post("/v1/games", body).ok(201)
    give(ann, game, "ann").ok(201)
    assert join(bob, game, client_seed="bob").ok(201)["game"]["status"] == "playing"


def test_nobody_is_shown_the_server_seed_before_the_game_is_over(server, eve):
    table = server.table(ruleset="yahtzee", visibility="public")
    for category in CARD[:12]:
        table.score(0, category) if table.view()["turn"]["seats"] == [0] else None
        table.score(1, category) if table.view()["turn"]["seats"] == [1] else None
    shown = "".join(
        json.dumps(client.get(table.path + path).ok(200))
        for client in (table[0], table[1], eve, server.anyone())
        for path in ("", "/events?limit=1000", "/history", "/result")
    )
    table[0].get(table.path + "/export").problem(409, "not-allowed-now")
    over = table.fill_cards()
    assert over["proof"]["server_seed"] not in shown and "server_seed" not in shown
    assert over["commitment"] in shown


# --- Records -----------------------------------------------------------------------------------------------------------


def test_an_export_proves_every_die(server):
    table = server.table(ruleset="yahtzee", rounds=2)
    for number in range(2):
        if number > 0:
            table.next_round().ok(201)
        for _ in range(26):
            (seat,) = table.view()["turn"]["seats"]
            play_turn(table, seat, number, best=True)
    document = table[0].get(table.path + "/export").ok(200)
    assert table[0].post("/v1/verify", document).ok(200) == {"valid": True}
    assert document["events"][0]["body"]["server_seed"] == table.view()["proof"]["server_seed"]


def tampered(document, change):
    copy = json.loads(json.dumps(document))
    change(copy["events"])
    return copy


def first(events, kind, number=0):
    return [event for event in events if event["kind"] == kind][number]


def change_die(events):
    body = first(events, "roll", 3)["body"]
    body["dice"][2] = body["dice"][2] % 6 + 1


def change_keep(events):
    """One die more is said to have been kept: one that has changed."""
    before, after = (first(events, "roll", number)["body"] for number in range(2))
    after["keep"].append(next(place for place in (0, 3, 4) if before["dice"][place] != after["dice"][place]))


def change_number(events):
    first(events, "roll", 2)["body"]["roll"] += 1


def change_score(events):
    first(events, "score")["body"]["score"] += 1


def change_seed(events):
    created = events[0]["body"]
    created["server_seed"] = "0" * 64


def change_seed_and_commitment(events):
    created = events[0]["body"]
    created["server_seed"] = "0" * 64
    created["commitment"] = hashlib.sha256(bytes(32)).hexdigest()


def change_client_seed(events):
    events[0]["body"]["client_seeds"] = ["bob"]


def change_client_seed_of_round(events):
    first(events, "round")["body"]["client_seeds"] = ["bob"]


def change_proof(events):
    first(events, "finished")["body"]["proof"]["client_seeds"] = [""]


def drop_roll(events):
    events.remove(first(events, "roll", 2))
    for number, event in enumerate(events):
        event["seq"] = number + 1


@pytest.mark.parametrize(
    "change, event",
    [
        (change_die, 8),
        (change_keep, 4),
        (change_number, 6),
        (change_score, 5),
        (change_seed, 1),
        (change_seed_and_commitment, 2),
        (change_client_seed, 2),
        (change_client_seed_of_round, 2),
        (change_proof, 31),
        (drop_roll, 6),
    ],
)
def test_the_first_event_that_was_tampered_with_is_told(server, tmp_path, change, event):
    has_changed = False
    while not has_changed:  # once in 216 times the three that are rolled fall as they lay
        table = alone(server, client_seed="ann")
        rolled = table.roll(0, [1, 2]).ok(201)
        has_changed = rolled["dice"] != table.game["state"]["dice"]
    table.score(0, "chance").ok(201)
    table.fill_cards()
    document = table[0].get(table.path + "/export").ok(200)
    forged = tampered(document, change)
    verdict = table[0].post("/v1/verify", forged).ok(200)
    assert verdict["valid"] is False and verdict["event"] == event, verdict
    path = tmp_path / "game.json"
    path.write_text(json.dumps(forged))
    offline = kit.run("verify", path)
    assert offline.returncode == 1 and str(event) in offline.stdout + offline.stderr
    path.write_text(json.dumps(document))
    assert kit.run("verify", path).returncode == 0


def test_a_game_goes_on_where_it_was_after_a_restart(own_server):
    table = own_server.table(ruleset="yahtzee", rounds=2)
    table.fill_cards()
    table.next_round().ok(201)
    table.roll(1, [0, 3]).ok(201)
    before = table.view(1)
    own_server.restart()
    assert table.view(1) == before
    assert table.roll(1, [0]).ok(201)["roll"] == 28
    own_server.restart(kit.signal.SIGKILL)
    game = table.fill_cards()
    assert game["status"] == "finished"
    check_dice(game, table.events())
    own_server.stop()
    checked = kit.run("verify", "--db", own_server.db)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_a_rematch_has_new_seeds_and_the_next_seat_begins(server):
    table = server.table(ruleset="yahtzee")
    over = table.fill_cards()
    again = table[0].post(table.path + "/rematch").ok(201)["game"]
    assert again["commitment"] != over["commitment"] and again["you"]["seat"] == 1
    game = join(table[1], again, client_seed="bob").ok(201)["game"]
    assert game["status"] == "playing" and game["turn"]["seats"] == [0]


def test_boards_know_the_best_and_the_average_card_and_no_wins_of_who_plays_alone(own_server):
    ann = own_server.player("Ann")
    totals = []
    for _ in range(5):
        game = ann.post("/v1/games", {"ruleset": "yahtzee"}).ok(201)
        totals.append(kit.Table(game, [ann]).fill_cards()["result"]["points"][0])
    board = "/v1/leaderboards/yahtzee?metric="
    (best,) = ann.get(board + "best").ok(200)["items"]
    assert (best["value"], best["games"]) == (max(totals), 5)
    (average,) = ann.get(board + "average").ok(200)["items"]
    assert average["value"] == pytest.approx(sum(totals) / 5)
    assert ann.get(board + "wins").ok(200)["items"] == []
    (stats,) = ann.get(f"/v1/players/{ann.id}/stats").ok(200)["items"]
    assert (stats["games"], stats["wins"], stats["losses"]) == (5, 0, 0)
    assert (stats["best"], stats["worst"]) == (max(totals), min(totals))


def test_the_higher_of_two_best_cards_leads_the_board(own_server):
    players = [own_server.player(name) for name in ("Ann", "Bob")]
    totals = {}
    for player in players:
        game = player.post("/v1/games", {"ruleset": "yahtzee"}).ok(201)
        totals[player.id] = kit.Table(game, [player]).fill_cards()["result"]["points"][0]
    items = players[0].get("/v1/leaderboards/yahtzee?metric=best").ok(200)["items"]
    assert [item["value"] for item in items] == sorted(totals.values(), reverse=True)
