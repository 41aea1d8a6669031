#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A bot in thirty lines: it joins what it is invited to, and plays at random. Put something better into `act`.

    PYTHONPATH=. python3 referee_bot.py [http://localhost:8080]
"""

import contextlib
import random
import sys
import threading

from referee_client import ConflictError, Game, Referee, RefereeError


def act(game: Game) -> None:
    view = game.view
    if game.status == "round-over":
        with contextlib.suppress(ConflictError):  # the other may have been quicker
            game.start_round()
    elif view["family"] == "codebreaking":
        game.guess("".join(random.sample(view["options"]["alphabet"], view["options"]["length"])))
    elif view["family"] == "connectfour" and view["state"]:
        game.move(random.choice([column for column, top in enumerate(view["state"]["board"][0]) if top == "."]))
    elif view["family"] == "line" and view["state"]:
        rows = enumerate(view["state"]["board"])
        game.move(*random.choice([(column, row) for row, fields in rows for column, at in enumerate(fields) if at == "."]))


def play(game: Game) -> None:
    try:
        for turn in game.join().turns():
            act(turn)
    except RefereeError as error:
        print(f"game {game.id}: {error}", flush=True)


if __name__ == "__main__":
    with Referee.sign_up("Robot", *sys.argv[1:2], kind="bot") as robot:
        print(f"{robot.players.me()['id']} waits to be invited", flush=True)
        for event in robot.players.events():
            if event["kind"] == "invited":
                threading.Thread(target=play, args=[robot.games.get(event["game"])], daemon=True).start()
