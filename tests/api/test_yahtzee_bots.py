# SPDX-License-Identifier: Apache-2.0
"""Yahtzee with bots: whole games, hints, what every choice is worth, luck and losses."""

import itertools

import kit
import pytest
from test_yahtzee import CARD, choices, score

VALUE = 254.5877287
# What is free in endings is left out of it.
CARD_BUT = {"aces": 3, "twos": 6, "threes": 9, "fours": 12, "fives": 15, "sixes": 18, "three-of-a-kind": 20,
            "four-of-a-kind": 0, "full-house": 25, "small-straight": 30, "large-straight": 0, "yahtzee": 0,
            "chance": 22}  # fmt: skip


def seat_at(server, *bots, **options):
    """A game against bots, and whoever plays it at seat 0."""
    player, game = server.guest({"ruleset": "yahtzee", "opponents": [{"bot": bot} for bot in bots], "options": options})
    return kit.Table(game, [player])


def act(table, action, body):
    return table[0].post(table.path + {"roll": "/rolls", "score": "/scores"}[action], body).ok(201)


def my_turn(table):
    """The game, when it is seat 0's turn or over."""
    while True:
        game = table[0].get(table.path + "?wait=20").ok(200)
        if game["status"] != "playing" or game["turn"]["actions"]:
            return game


def play(table, decide):
    """Plays a game out: decide(game) gives action and body."""
    game = my_turn(table)
    while game["status"] == "playing":
        act(table, *decide(game))
        game = my_turn(table)
    return game


def score_first(game):
    return "score", {"category": game["state"]["choices"][0]["category"]}


# --- Bots ----------------------------------------------------------------------------------------------------------


def test_bots_and_their_strength_are_listed(server):
    bots = [bot for bot in server.anyone().get("/v1/bots").ok(200)["items"] if bot["family"] == "yahtzee"]
    assert [bot["name"] for bot in bots] == ["random", "greedy", "winner", "optimal"]
    assert all(bot["rulesets"] == ["yahtzee"] and bot["words"] and bot["strengths"] for bot in bots)
    assert bots[3]["strengths"][0]["value"] == pytest.approx(VALUE, abs=1e-6)


@pytest.mark.parametrize("bots", [["optimal"], ["random", "greedy"], ["winner", "optimal", "greedy"]])
def test_bots_play_whole_games(server, bots):
    table = seat_at(server, *bots)
    game = play(table, score_first)
    assert game["status"] == "finished"
    for card in game["state"]["cards"]:
        assert None not in card["boxes"].values()
    seats = [event["seat"] for event in table.events() if event["kind"] == "score"]
    assert seats == list(range(len(bots) + 1)) * 13
    assert table.result()["rounds"][0]["points"] == [card["total"] for card in game["state"]["cards"]]


def test_bots_play_on_when_a_player_leaves(server):
    table = seat_at(server, "winner", "optimal")
    act(table, *score_first(my_turn(table)))
    table.resign(0).ok(201)
    game = table[0].get(table.path + "?wait=30").ok(200)
    while game["status"] == "playing":
        game = table[0].get(table.path + "?wait=30").ok(200)
    used = [sum(box is not None for box in card["boxes"].values()) for card in game["state"]["cards"]]
    assert game["status"] == "finished" and used == [1, 13, 13]


# --- Hints ---------------------------------------------------------------------------------------------------------


def test_whoever_follows_hints_loses_nothing(server):
    table = seat_at(server, "random", hints=True)

    def ask(game):
        hint = table[0].get(table.path + "/hint").ok(200)
        assert hint["strategy"] == "optimal" and hint["action"] in game["turn"]["actions"]
        return hint["action"], hint["body"]

    game = play(table, ask)
    analysis = table[0].get(table.path + "/analysis").ok(200)
    mine, other = analysis["seats"]
    assert mine["lost"] == 0 and other["lost"] > 50, "who plays by chance loses a lot"
    for seat, sums in enumerate(analysis["seats"]):
        total = game["state"]["cards"][seat]["total"]
        assert VALUE + sums["luck"] - sums["lost"] == pytest.approx(total, abs=1e-3)


@pytest.mark.parametrize("strategy", ["random", "greedy", "optimal", "winner"])
def test_every_bot_gives_hints(server, strategy):
    table = seat_at(server, hints=True)
    game = my_turn(table)
    hint = table[0].get(f"{table.path}/hint?strategy={strategy}").ok(200)
    assert hint["strategy"] == strategy
    assert table.view() == game, "a hint changes nothing"
    act(table, hint["action"], hint["body"])


def test_there_is_no_hint_for_another_strategy_or_seat(server):
    table = seat_at(server, hints=True)
    table[0].get(table.path + "/hint?strategy=minimax").problem(422, "invalid-value")
    plain = seat_at(server)
    plain[0].get(plain.path + "/hint").problem(403, "forbidden")
    two = server.table(2, "yahtzee", hints=True)
    two[1].get(two.path + "/hint").problem(409, "not-your-turn")


# --- Analysis of a round -------------------------------------------------------------------------------------------


def test_a_round_is_analysed_when_it_is_over(server):
    table = seat_at(server)
    table[0].get(table.path + "/analysis").problem(409, "not-allowed-now")
    play(table, score_first)
    analysis = table[0].get(table.path + "/analysis").ok(200)
    history = table.history()
    assert analysis["round"] == 1
    assert [item["action"] for item in analysis["items"]] == [{"category": turn["category"]} for turn in history]
    assert [(item["turn"], item["seat"]) for item in analysis["items"]] == [(turn, 0) for turn in range(1, 14)]
    card = dict.fromkeys(CARD)
    for item, turn in zip(analysis["items"], history):
        # What is told of the round is what is told of each of its positions.
        question = {"card": card, "dice": turn["rolls"][0]["dice"], "stage": 0}
        answer = server.anyone().post("/v1/analysis/yahtzee", question).ok(200)
        worth = {str({k: v for k, v in c.items() if k != "value"}): c["value"] for c in answer["choices"]}
        assert item["best_value"] == answer["value"]
        assert item["value"] == worth[str(item["action"])]
        assert worth[str(item["best"])] == answer["value"]
        assert item["lost"] == pytest.approx(item["best_value"] - item["value"], abs=2e-6)
        before = server.anyone().post("/v1/analysis/yahtzee", {"card": card}).ok(200)
        assert before["choices"] == []
        assert item["luck"] == pytest.approx(item["best_value"] - before["value"], abs=2e-6)
        card[turn["category"]] = turn["score"]


def test_what_a_seat_kept_is_named_as_it_was(server):
    table = seat_at(server)
    act(table, "roll", {"keep": [4, 1]})
    act(table, "roll", {"keep": []})
    play(table, score_first)
    items = table[0].get(table.path + "/analysis?round=1").ok(200)["items"]
    assert [item["action"] for item in items[:3]] == [{"keep": [4, 1]}, {"keep": []}, {"category": "aces"}]
    assert [item["turn"] for item in items[:4]] == [1, 1, 1, 2]


def test_whoever_keeps_all_dice_loses_what_throwing_would_have_given(server):
    table = seat_at(server)
    dice = table.view()["state"]["dice"]
    before = ask(server, dice=dice, stage=0)["value"]
    for stage in (1, 2):
        rolled = act(table, "roll", {"keep": [4, 3, 2, 1, 0]})
        assert (rolled["dice"], rolled["stage"], rolled["roll"]) == (dice, stage, stage)
    table[0].post(table.path + "/rolls", {"keep": [0, 1, 2, 3, 4]}).problem(409, "not-allowed-now")
    game = play(table, score_first)
    items = table[0].get(table.path + "/analysis").ok(200)["items"]
    assert [item["action"] for item in items[:2]] == [{"keep": [4, 3, 2, 1, 0]}] * 2
    assert items[0]["best_value"] == before
    assert [item["value"] for item in items[:2]] == [ask(server, dice=dice, stage=stage)["value"] for stage in (1, 2)]
    sums, total = table[0].get(table.path + "/analysis").ok(200)["seats"][0], game["state"]["cards"][0]["total"]
    assert VALUE + sums["luck"] - sums["lost"] == pytest.approx(total, abs=1e-3)


def test_a_turn_that_was_broken_off_is_not_judged(server):
    table = server.table(2, "yahtzee")
    for seat in (0, 1):
        dice = table.view(seat)["state"]
        table[seat].post(table.path + "/scores", {"category": dice["choices"][0]["category"]}).ok(201)
    table[0].post(table.path + "/rolls", {"keep": [0]}).ok(201)
    table.resign(0).ok(201)
    analysis = table[1].get(table.path + "/analysis").ok(200)
    assert [(item["turn"], item["seat"]) for item in analysis["items"]] == [(1, 0), (1, 1), (2, 0)]


# --- Analysis of a position ----------------------------------------------------------------------------------------


def ask(server, **question):
    return server.anyone().post("/v1/analysis/yahtzee", question).ok(200)


def test_an_empty_card_is_worth_what_is_known(server):
    assert ask(server)["value"] == pytest.approx(VALUE, abs=1e-6)
    assert ask(server, card={}) == {"value": pytest.approx(VALUE, abs=1e-6), "choices": [], "scores": []}
    assert ask(server, options={"joker": "free"}, card={"aces": None})["value"] == pytest.approx(254.5896095, abs=1e-6)


def worth(dice, card, joker):
    """Of the best score there is, by counting: for a card with one free box."""
    boxes = {category: card.get(category) for category in CARD}
    values = []
    for choice in choices(dice, boxes, joker):
        value = choice["score"] + choice["bonus"]
        upper = sum(boxes[category] or 0 for category in CARD[:6])
        if choice["category"] in CARD[:6] and upper < 63 <= upper + choice["score"]:
            value += 35
        values.append(value)
    return max(values)


def keeps(dice):
    """Every set of values that may be kept, each by its first places."""
    found = {}
    for count in range(5):
        for places in itertools.combinations(range(5), count):
            found.setdefault(tuple(sorted(dice[place] for place in places)), list(places))
    return found


@pytest.mark.parametrize("joker", ["forced", "free"])
@pytest.mark.parametrize("free", ["chance", "sixes", "full-house", "large-straight", "yahtzee", "four-of-a-kind"])
@pytest.mark.parametrize("dice", [[6, 1, 6, 6, 6], [2, 2, 5, 4, 3], [4, 4, 4, 4, 4]])
def test_choices_are_worth_what_counting_gives(server, free, dice, joker):
    card = {**CARD_BUT, "sixes": 12, "fives": 25, "yahtzee": 50, "aces": 2}
    del card[free]
    answer = ask(server, card=card, dice=dice, stage=1, options={"joker": joker})
    memo = {}

    def thrown(kept):
        falls = [tuple(sorted(kept + fall)) for fall in itertools.product(range(1, 7), repeat=5 - len(kept))]
        for roll in set(falls) - set(memo):
            memo[roll] = worth(list(roll), card, joker)
        return sum(memo[roll] for roll in falls) / len(falls)

    expected = {tuple(places): thrown(values) for values, places in keeps(dice).items()}
    told = {tuple(c["keep"]): c["value"] for c in answer["choices"] if "keep" in c}
    assert told == pytest.approx(expected, abs=1e-6)
    assert [c for c in answer["choices"] if "category" in c] == [{"category": free, "value": worth(dice, card, joker)}]
    values = [choice["value"] for choice in answer["choices"]]
    assert values == sorted(values, reverse=True) and answer["value"] == values[0]


def test_after_the_last_throw_one_can_only_score(server):
    answer = ask(server, dice=[3, 3, 3, 2, 2], stage=2)
    assert {choice.get("category") for choice in answer["choices"]} == set(CARD)
    for choice in answer["choices"]:
        after = ask(server, card={choice["category"]: score([3, 3, 3, 2, 2], choice["category"])})
        assert choice["value"] == pytest.approx(
            score([3, 3, 3, 2, 2], choice["category"]) + after["value"], abs=2e-6
        )


def test_a_further_yahtzee_is_worth_a_hundred_more(server):
    fives = {"card": {"yahtzee": 50, "fives": 15}, "dice": [5] * 5, "stage": 2}
    nothing = {**fives, "card": {"yahtzee": 0, "fives": 15}}
    choice = ask(server, **fives)["choices"][0]
    assert choice["category"] == "large-straight"
    behind = ask(server, card={"yahtzee": 50, "fives": 15, "large-straight": 40}, yahtzee_bonus=100)["value"]
    assert choice["value"] == pytest.approx(140 + behind, abs=2e-6)
    assert {c["category"] for c in ask(server, **nothing)["choices"]} == set(CARD[6:]) - {"yahtzee"}


def test_a_full_card_is_worth_nothing(server):
    assert ask(server, card=CARD_BUT) == {"value": 0, "choices": [], "scores": []}
    assert ask(server, card=CARD_BUT, dice=[1, 2, 3, 4, 5]) == {"value": 0, "choices": [], "scores": []}


# What is used of the card; the option joker; the boxes that fit, of those that the table of the rules lists.
LOWER_BUT = [category for category in CARD[6:] if category != "yahtzee"]
FITS = [
    ([2, 3, 3, 2, 3], {}, "forced", [*CARD[:6], "three-of-a-kind", "full-house", "chance"]),
    ([1, 2, 3, 4, 6], {}, "free", [*CARD[:6], "small-straight", "chance"]),
    ([2, 2, 2, 2, 2], {}, "forced", [*CARD[:6], "three-of-a-kind", "four-of-a-kind", "yahtzee", "chance"]),
    ([2, 2, 2, 2, 2], {"yahtzee": 50}, "forced", ["twos"]),
    ([2, 2, 2, 2, 2], {"yahtzee": 0, "twos": 4}, "forced", LOWER_BUT),
    ([2, 2, 2, 2, 2], {"yahtzee": 50}, "free", [*CARD[:6], "three-of-a-kind", "four-of-a-kind", "chance"]),
    ([2, 2, 2, 2, 2], {"yahtzee": 50, "twos": 4}, "free", [c for c in CARD if c not in ("twos", "yahtzee")]),
    ([2, 2, 2, 2, 2], {"twos": 4} | {c: 0 for c in CARD[6:12]} | {"chance": 5}, "forced",
     ["aces", "threes", "fours", "fives", "sixes"]),
]  # fmt: skip


@pytest.mark.parametrize("dice, card, joker, fitting", FITS)
def test_what_dice_score_is_told_box_by_box(server, dice, card, joker, fitting):
    answer = ask(server, card=card, dice=dice, options={"joker": joker})
    assert answer["scores"] == [
        {
            "category": choice["category"],
            "section": "upper" if choice["category"] in CARD[:6] else "lower",
            "fits": choice["category"] in fitting,
            "score": choice["score"],
            "bonus": choice["bonus"],
        }
        for choice in choices(dice, {category: card.get(category) for category in CARD}, joker)
    ]
    assert [line["category"] for line in answer["scores"]] == [c for c in CARD if c in boxes_of(answer)]
    assert set(fitting) <= set(boxes_of(answer))


def boxes_of(answer):
    """The boxes that the choices name."""
    return [choice["category"] for choice in answer["choices"] if "category" in choice]


@pytest.mark.parametrize(
    "question, pointer",
    [
        ({"card": {"twos": 3}}, "/card/twos"),
        ({"card": {"sixes": 36}}, "/card/sixes"),
        ({"card": {"full-house": 20}}, "/card/full-house"),
        ({"card": {"yahtzee": 51}}, "/card/yahtzee"),
        ({"card": {"chance": True}}, "/card/chance"),
        ({"card": {"chances": 20}}, "/card/chances"),
        ({"card": None}, "/card"),
        ({"yahtzee_bonus": 100}, "/yahtzee_bonus"),
        ({"card": {"yahtzee": 50, "sixes": 30}, "yahtzee_bonus": 200}, "/yahtzee_bonus"),
        ({"card": {"yahtzee": 50, "sixes": 30}, "yahtzee_bonus": 1}, "/yahtzee_bonus"),
        ({"dice": [1, 2, 3, 4, 0]}, "/dice/4"),
        ({"dice": [1, 2, 3]}, "/dice"),
        ({"dice": "12345"}, "/dice"),
        ({"dice": [1, 2, 3, 4, 5], "stage": 3}, "/stage"),
        ({"dice": [1, 2, 3, 4, 5], "stage": "0"}, "/stage"),
        ({"stage": 2}, "/stage"),
        ({"options": {"joker": "none"}}, "/options/joker"),
        ({"rolls": []}, "/rolls"),
    ],
)
def test_what_cannot_be_is_refused(server, question, pointer):
    server.anyone().post("/v1/analysis/yahtzee", question).problem(422, "invalid-value", pointer)
