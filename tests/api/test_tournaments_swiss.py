# SPDX-License-Identifier: Apache-2.0
"""Swiss tournaments as everybody can read them: nobody meets twice where it can be helped, and leads are shared out."""

import itertools

import pytest

import kit
from test_tournaments import begin, bots, until_over


@pytest.fixture(scope="module")
def server():
    with kit.Server() as server:
        yield server


@pytest.fixture(scope="module")
def ann(server):
    return server.player("Ann")


def play(client, entrants, rounds, seed):
    """The rounds as pairs of numbers, the leader first, and the points with which each round began."""
    made = begin(
        client, "swiss", bots(*["random"] * entrants), ruleset="tic-tac-toe", games=rounds, seed=seed
    )
    over = until_over(client, made)
    events, after = [], 0
    while after < over["version"]:
        page = client.get(f"/v1/tournaments/{made['id']}/events?after={after}&limit=1000").ok()["items"]
        events += page
        after = page[-1]["seq"]
    points, paired, before = [0.0] * (entrants + 1), [], []
    for event in events:
        if event["kind"] == "round":
            before.append(list(points))
            paired.append(([tuple(pair) for pair in event["pairs"]], event["byes"]))
            for number in event["byes"]:
                points[number] += 1
        elif event["kind"] == "game" and not event["tie_break"]:
            first, second = event["scores"]
            share = 0.5 if first == second else 1.0 if first > second else 0.0
            points[event["entrants"][0]] += share
            points[event["entrants"][1]] += 1 - share
    assert len(paired) == rounds
    return paired, before


def can_be_paired(free, met):
    """By trying everything: can those who are free meet without a rematch? A bye is a meeting with 0."""
    if not free:
        return True
    one, *others = free
    return any(
        frozenset((one, other)) not in met and can_be_paired([x for x in others if x != other], met) for other in others
    )


def check_rematches(paired, entrants):
    met = set()
    for number, (pairs, byes) in enumerate(paired, 1):
        meetings = [frozenset(pair) for pair in pairs] + [frozenset((bye, 0)) for bye in byes]
        again = [sorted(meeting) for meeting in meetings if meeting in met]
        possible = not again or can_be_paired(list(range(1 - entrants % 2, entrants + 1)), met)
        assert not again or not possible, f"round {number}: {again} again"
        met.update(meetings)
    return met


def check_leads(paired, before, entrants):
    """No three leads more than follows, or the other way round, nor three in a row, but of top scorers in the last round."""
    history = {number: [] for number in range(1, entrants + 1)}
    for number, (pairs, _) in enumerate(paired, 1):
        for first, second in pairs:
            history[first].append(1)
            history[second].append(-1)
        for entrant, leads in history.items():
            is_top = number == len(paired) and before[-1][entrant] * 2 > number - 1
            beyond = abs(sum(leads)) > 2 or (len(leads) >= 3 and abs(sum(leads[-3:])) == 3)
            assert is_top or not beyond, f"round {number}: {entrant} has {leads}"


@pytest.mark.parametrize("seed", [f"x{number}" for number in range(40)])
def test_six_meet_in_four_rounds_without_a_rematch(ann, seed):
    paired, before = play(ann, 6, 4, seed)
    met = check_rematches(paired, 6)
    assert len(met) == 12, "who looks ahead never has to let two meet again"
    check_leads(paired, before, 6)


@pytest.mark.parametrize("seed", "abcdefgh")
def test_twenty_share_the_leads_of_six_rounds(ann, seed):
    paired, before = play(ann, 20, 6, seed)
    check_rematches(paired, 20)
    check_leads(paired, before, 20)


@pytest.mark.parametrize("entrants, rounds", [(5, 5), (7, 6), (8, 7), (9, 5), (10, 9), (14, 8), (33, 8), (64, 10)])
def test_other_fields_too(ann, entrants, rounds):
    for seed in range(4):
        paired, before = play(ann, entrants, rounds, str(seed))
        met = check_rematches(paired, entrants)
        assert len(met) == rounds * ((entrants + 1) // 2)
        check_leads(paired, before, entrants)


def test_the_same_seed_gives_the_same_rounds(ann):
    assert play(ann, 7, 5, "again") == play(ann, 7, 5, "again")


def test_who_has_more_points_meets_who_has_as_many(ann):
    """Of sixteen the first two rounds pair winners with winners, as far as there is an even number of them."""
    paired, before = play(ann, 16, 4, "order")
    for pairs, points in zip((pairs for pairs, _ in paired[:2]), before):
        groups = [len(list(group)) for _, group in itertools.groupby(sorted(points[1:], reverse=True))]
        apart = sum(points[first] != points[second] for first, second in pairs)
        assert apart <= len(groups), (points, pairs)
