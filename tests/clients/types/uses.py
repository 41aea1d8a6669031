# SPDX-License-Identifier: Apache-2.0
"""What the types of clients/python promise: read by mypy (`make check-client-python`), which also says where it need not be
told to look away, and not run.
"""

from typing import assert_type

from referee_client import AsyncReferee, Referee, contract


def uses(referee: Referee) -> None:
    game = referee.games.create("connect-four", opponents=[{"bot": "greedy"}], clock=None)
    assert_type(game.guess("1246"), contract.GuessResult)
    for event in game.events():
        if event["kind"] == "created":
            assert_type(event["options"], contract.ResolvedOptions)
    if game.view["family"] == "line" and game.view["state"] is not None:
        assert_type(game.view["state"]["board"], list[str])
    for view in referee.games.list(player="me", status="open", limit=10):
        assert_type(view["status"], contract.GameStatus)
    assert_type([line["rank"] for line in referee.tournaments.get("1").standings()], list[int])

    game.guess(1246)  # type: ignore[arg-type]
    game.view["stat"]  # type: ignore[typeddict-item]
    referee.games.list(status="strange")  # type: ignore[arg-type]
    referee.games.create("yahtzee", visibility="secret")  # type: ignore[arg-type]


async def uses_asyncio(referee: AsyncReferee) -> None:
    game = await referee.games.create("mastermind")
    assert_type(await game.guess("1246"), contract.GuessResult)
    async for event in game.events():
        assert_type(event["seq"], int)
    await game.guess(1246)  # type: ignore[arg-type]
