# SPDX-License-Identifier: Apache-2.0
"""A game and a tournament, held by whoever plays.

A `Game` holds the newest view that it was given. What is done in it is sent with the version of that view (`If-Match`), so
that nobody acts on a position that is not there any more: VersionConflictError is raised then, with the view read anew.
Where several seats may act at once, as in races and quizzes, versions pass by without a meaning and none is sent.
"""

from __future__ import annotations

import time
from typing import Any, Generic, Iterator, Literal, TypeVar, cast

from . import contract
from .errors import VersionConflictError
from .stream import Stream
from .transport import Query, Request, Transport, new_key, path_of

T = TypeVar("T")
#: If-Match as the handle decides.
AUTO: Literal["auto"] = "auto"
#: A wait is asked for in parts of so many seconds, of the 60 that the server holds an answer at most.
HELD_MAX = 50
OVER = ("finished", "aborted")


class Listing(Generic[T]):
    """All items of a list, read page by page as they are asked for: `for game in referee.games.list(): ...`."""

    def __init__(self, transport: Transport, path: str, query: Query, limit: int | None = None) -> None:
        self._transport, self._path = transport, path
        self._query: dict[str, str | int | bool | None] = {**query, "limit": limit}

    def page(self, cursor: str | int | None = None) -> tuple[list[T], str | int | None]:
        """The items behind a cursor, the first ones without, and the cursor of the next page; None: there is none."""
        query: Query = {**self._query, "cursor": cursor}
        body = self._transport.send(Request("GET", self._path, query)).json()
        return body["items"], body["next"]

    def __iter__(self) -> Iterator[T]:
        cursor: str | int | None = None
        while True:
            items, cursor = self.page(cursor)
            yield from items
            if cursor is None:
                return


class Game:
    """One game. `view` is what the server has shown of it last; everything else here is read from that, or asks."""

    def __init__(self, transport: Transport, view: contract.Game) -> None:
        self._transport = transport
        self.view: contract.Game = view

    def __repr__(self) -> str:
        return f"<Game {self.id} {self.ruleset} {self.status} version={self.version}>"

    @property
    def id(self) -> str:
        return self.view["id"]

    @property
    def ruleset(self) -> str:
        return self.view["ruleset"]

    @property
    def status(self) -> contract.GameStatus:
        return self.view["status"]

    @property
    def version(self) -> int:
        return self.view["version"]

    @property
    def join_code(self) -> str | None:
        """What others join with, while they can."""
        return self.view["join_code"]

    @property
    def seat(self) -> int | None:
        """Your own; None: you watch."""
        return self.view["you"]["seat"]

    @property
    def actions(self) -> list[contract.ActionName]:
        """What you may do now."""
        return self.view["turn"]["actions"]

    @property
    def is_my_turn(self) -> bool:
        return bool(self.actions)

    @property
    def is_over(self) -> bool:
        """Finished or aborted: nothing more can be done."""
        return self.status in OVER

    # --- Looking -----------------------------------------------------------------------------------------------------

    def refresh(self) -> Game:
        """Reads the newest view."""
        return self._look(None)

    def wait(self, timeout: float | None = None) -> Game:
        """Waits until it is your turn, or the round or the game is over; with a timeout, no longer than so many seconds."""
        until = None if timeout is None else time.monotonic() + timeout
        while True:
            left = HELD_MAX if until is None else min(HELD_MAX, until - time.monotonic())
            self._look(max(0, int(left)))
            if self.is_my_turn or self.status in (*OVER, "round-over") or (until is not None and time.monotonic() >= until):
                return self
            if left < 1:
                # Less than the server can be asked for.
                time.sleep(max(0.0, left))

    def turns(self) -> Iterator[Game]:
        """
        The game each time that it is your turn, until it is over. Between two of them something should be done. Where a
        round is over and you may begin the next (`status` is `round-over`), that is a turn as well.
        """
        while not self.wait().is_over:
            if self.status == "round-over" and not self.is_my_turn:
                return
            yield self

    def _look(self, held: int | None) -> Game:
        request = Request("GET", path_of("games", self.id), {"wait": held}, held=held or 0)
        self._take(cast(contract.Game, self._transport.send(request).json()))
        return self

    def _take(self, view: contract.Game) -> None:
        """Takes a view that is newer, and none of a seat for which one only acts."""
        if view["version"] >= self.version and view["you"]["seat"] == self.seat:
            self.view = view

    def events(self, after: int = 0, *, seat: int | None = None, until_over: bool = True) -> Stream[contract.GameEvent]:
        """
        What has happened behind the event `after`, and what happens from now on, each once: it comes back by itself when
        the line breaks. Ends with the game; with `until_over=False` when the server ends it, a minute later.
        """
        return Stream(
            self._transport, path_of("games", self.id, "events"), query={"seat": seat}, after=str(after),
            is_last=lambda event: until_over and event["kind"] in OVER, is_over=lambda: until_over and self._is_over_by(after),
        )  # fmt: skip

    def _is_over_by(self, after: int) -> bool:
        """Whether it is over. Who has read some of the log may have read the end, though the view does not tell of it."""
        return self.is_over or (after >= self.version and self.refresh().is_over)

    def history(self, round: int | Literal["all"] | None = None, *, seat: int | None = None) -> Listing[contract.HistoryItem]:
        """What has been done in a round: the current one, where none is named."""
        return Listing(self._transport, path_of("games", self.id, "history"), {"round": round, "seat": seat})

    def result(self) -> contract.GameResults:
        return cast(contract.GameResults, self._get("result"))

    def hint(self, strategy: str | None = None, *, seat: int | None = None) -> contract.Hint:
        """What a bot would do in your place, in games made with `options={"hints": True}`."""
        return cast(contract.Hint, self._get("hint", {"strategy": strategy, "seat": seat}))

    def analysis(self, round: int | None = None) -> contract.RoundAnalysis:
        """Luck and skill in a round that is over, move by move."""
        return cast(contract.RoundAnalysis, self._get("analysis", {"round": round}))

    def export(self) -> contract.GameExport:
        """The whole log of a game that is over, with every secret, for `referee verify` or `referee.verify()`."""
        return cast(contract.GameExport, self._get("export"))

    def sgf(self) -> str:
        """A line game as other programs read it."""
        request = Request("GET", path_of("games", self.id, "export"), {"format": "sgf"}, accept="application/x-go-sgf")
        return self._transport.send(request).body.decode()

    def _get(self, segment: str, query: Query | None = None) -> Any:
        return self._transport.send(Request("GET", path_of("games", self.id, segment), query or {})).json()

    # --- Acting ------------------------------------------------------------------------------------------------------

    def act(
        self, segment: str, body: dict[str, Any] | None = None, *, method: str = "POST", seat: int | None = None,
        wait: int | None = None, if_match: int | None | Literal["auto"] = AUTO, key: str | None = None,
    ) -> Any:  # fmt: skip
        """
        Does what has no method of its own: `act("guesses", {"code": "1246"})`. The answer is the event's members, and the
        view as `game`.

        seat: for whom, where they have no account and you act for them. wait: seconds for which the answer is held until it
        is your turn again. if_match: the version that you saw, None for whichever. key: of an earlier call, to ask again.
        """
        sent = dict(body or {})
        if seat is not None:
            sent["seat"] = seat
        version = self._version() if if_match == AUTO else if_match
        request = Request(
            method, path_of("games", self.id, *segment.split("/")), {"wait": wait}, sent, if_match=version,
            key=key or new_key(), held=wait or 0,
        )  # fmt: skip
        try:
            answer = self._transport.send(request).json()
        except VersionConflictError:
            self.refresh()
            raise
        if "game" in answer:
            self._take(answer["game"])
        return answer

    def _version(self) -> int | None:
        return None if len(self.view["turn"]["seats"]) > 1 else self.version

    def guess(self, code: str, *, seat: int | None = None, wait: int | None = None) -> contract.GuessResult:
        return cast(contract.GuessResult, self.act("guesses", {"code": code}, seat=seat, wait=wait))

    def set_secret(self, code: str, *, seat: int | None = None, wait: int | None = None) -> contract.ChangeResult:
        return cast(contract.ChangeResult, self.act("secret", {"code": code}, method="PUT", seat=seat, wait=wait))

    def commit(self, commitment: str, *, seat: int | None = None, wait: int | None = None) -> contract.ChangeResult:
        """Commits to a secret: SHA-256, in hexadecimal, of a nonce, a line feed and the code."""
        return cast(
            contract.ChangeResult, self.act("secret", {"commitment": commitment}, method="PUT", seat=seat, wait=wait)
        )

    def reveal(self, code: str, nonce: str | None = None, *, seat: int | None = None) -> contract.RevealResult:
        body = {"code": code} if nonce is None else {"code": code, "nonce": nonce}
        return cast(contract.RevealResult, self.act("reveal", body, seat=seat))

    def answer(
        self, *, bulls: int | None = None, cows: int | None = None, black: int | None = None, white: int | None = None,
        exact: int | None = None, misplaced: int | None = None, positions: str | None = None, attempt: int | None = None,
        seat: int | None = None, wait: int | None = None,
    ) -> contract.AnswerResult:  # fmt: skip
        """Answers a guess by hand, in the ruleset's numbers. With `attempt`, corrects an answer that was given."""
        numbers = {
            "bulls": bulls, "cows": cows, "black": black, "white": white, "exact": exact, "misplaced": misplaced,
            "positions": positions,
        }  # fmt: skip
        body = {name: number for name, number in numbers.items() if number is not None}
        segment, method = ("answers", "POST") if attempt is None else (f"answers/{attempt}", "PUT")
        return cast(contract.AnswerResult, self.act(segment, body, method=method, seat=seat, wait=wait))

    def move(
        self, column: int, row: int | None = None, *, seat: int | None = None, wait: int | None = None
    ) -> contract.MakeMoveResult:
        """Puts your symbol on a field; in Connect Four into a column."""
        body = {"column": column} if row is None else {"column": column, "row": row}
        return cast(contract.MakeMoveResult, self.act("moves", body, seat=seat, wait=wait))

    def roll(self, keep: list[int], *, seat: int | None = None) -> contract.YahtzeeRollResult:
        """Rolls all dice but those at these places, which count from 0."""
        return cast(contract.YahtzeeRollResult, self.act("rolls", {"keep": keep}, seat=seat))

    def score(
        self, category: contract.YahtzeeCategory, *, seat: int | None = None, wait: int | None = None
    ) -> contract.YahtzeeScoreResult:
        return cast(contract.YahtzeeScoreResult, self.act("scores", {"category": category}, seat=seat, wait=wait))

    def set_client_seed(self, client_seed: str) -> contract.ChangeResult:
        """A word of your own for the dice, until the first roll."""
        return cast(contract.ChangeResult, self.act("client-seed", {"client_seed": client_seed}, method="PUT"))

    def choose_subject(self, question_set: str, *, seat: int | None = None) -> contract.ChangeResult:
        return cast(contract.ChangeResult, self.act("subject", {"set": question_set}, method="PUT", seat=seat))

    def ready(self, *, seat: int | None = None) -> contract.ChangeResult:
        return cast(contract.ChangeResult, self.act("ready", seat=seat))

    def respond(
        self, question: int | None = None, *, text: str | None = None, choice: int | None = None, skip: bool = False,
        seat: int | None = None,
    ) -> contract.QuizResponseResult:  # fmt: skip
        """Answers a question of a quiz, by a text or a choice, or passes (`skip`)."""
        given = {"question": question, "text": text, "choice": choice, "pass": True if skip else None}
        body = {name: value for name, value in given.items() if value is not None}
        return cast(contract.QuizResponseResult, self.act("responses", body, seat=seat))

    def hand_in(self, *, seat: int | None = None) -> contract.ChangeResult:
        return cast(contract.ChangeResult, self.act("hand-in", seat=seat))

    def judge(self, judgement: contract.QuizJudgement) -> contract.QuizJudgementResult:
        return cast(contract.QuizJudgementResult, self.act("judgements", cast("dict[str, Any]", judgement), if_match=None))

    def appeal(self, question: int, reason: str | None = None, *, seat: int | None = None) -> contract.QuizAppealResult:
        body: dict[str, Any] = {"question": question} if reason is None else {"question": question, "reason": reason}
        return cast(contract.QuizAppealResult, self.act("appeals", body, seat=seat, if_match=None))

    def vote(self, question: int, of_seat: int, accept: bool) -> contract.QuizVoteResult:
        """On the appeal of a seat."""
        body = {"question": question, "seat": of_seat, "accept": accept}
        return cast(contract.QuizVoteResult, self.act("votes", body, if_match=None))

    def start_round(self) -> contract.ChangeResult:
        return cast(contract.ChangeResult, self.act("rounds"))

    def resign(self, *, seat: int | None = None) -> contract.ChangeResult:
        return cast(contract.ChangeResult, self.act("resignation", seat=seat, if_match=None))

    def finish(self) -> contract.ChangeResult:
        """Ends an open-ended game between two rounds."""
        return cast(contract.ChangeResult, self.act("finish"))

    # --- The game as a whole -----------------------------------------------------------------------------------------

    def join(self, seat: int | None = None, client_seed: str | None = None, subject: str | None = None) -> Game:
        """Takes the seat that you are invited to, or a free one of a public game."""
        given = {"seat": seat, "client_seed": client_seed, "subject": subject, "join_code": self.join_code}
        body = {name: value for name, value in given.items() if value is not None}
        answer = self._transport.send(Request("POST", path_of("games", self.id, "join"), body=body, key=new_key()))
        self.view = answer.json()["game"]
        return self

    def decline(self) -> None:
        self._transport.send(Request("POST", path_of("games", self.id, "decline"), body={}, key=new_key()))

    def rematch(self) -> Game:
        """Another game with the seats moved on, to which the others are invited; that which they have asked for already."""
        answer = self._transport.send(Request("POST", path_of("games", self.id, "rematch"), body={}, key=new_key()))
        return Game(self._transport, answer.json()["game"])

    def publish(self) -> Game:
        """Shows a game that is over to everybody, for good."""
        self.view = self._transport.send(
            Request("PATCH", path_of("games", self.id), body={"visibility": "public"})
        ).json()
        return self

    def abort(self) -> None:
        """Ends a game of yours that nobody has begun to play."""
        self._transport.send(Request("DELETE", path_of("games", self.id)))


class Tournament:
    """One tournament. `view` is what the server has shown of it last."""

    def __init__(self, transport: Transport, view: contract.Tournament) -> None:
        self._transport = transport
        self.view: contract.Tournament = view

    def __repr__(self) -> str:
        return f"<Tournament {self.id} {self.view['ruleset']} {self.status}>"

    @property
    def id(self) -> str:
        return self.view["id"]

    @property
    def status(self) -> contract.TournamentStatus:
        return self.view["status"]

    @property
    def is_over(self) -> bool:
        return self.status in ("finished", "cancelled")

    def refresh(self) -> Tournament:
        self.view = self._transport.send(Request("GET", self._path())).json()
        return self

    def events(self, after: int = 0) -> Stream[contract.TournamentEvent]:
        """What has happened, and what happens until it is over, each once."""
        return Stream(
            self._transport, self._path("events"), after=str(after),
            is_last=lambda event: event["kind"] in ("finished", "cancelled"), is_over=lambda: self.is_over,
        )  # fmt: skip

    def games(self, *, limit: int | None = None) -> Listing[contract.TournamentGame]:
        return Listing(self._transport, self._path("games"), {}, limit)

    def standings(self) -> Iterator[contract.TournamentStanding]:
        """All lines, best first: the totals while it runs, the standings once it is finished."""
        cursor: str | None = None
        while True:
            page: contract.Tournament = self._transport.send(
                Request("GET", self._path(), {"cursor": cursor, "limit": 100})
            ).json()
            yield from page.get("standings") or page.get("totals") or []
            cursor = page["next"]
            if cursor is None:
                return

    def join(self) -> Tournament:
        return self._change("POST", "join", {})

    def decline(self) -> Tournament:
        return self._change("POST", "decline", {})

    def choose_subject(self, stage: int, question_set: str) -> contract.StageSubject:
        body = {"stage": stage, "set": question_set}
        answer = self._transport.send(Request("PUT", self._path("subject"), body=body, key=new_key()))
        return cast(contract.StageSubject, answer.json())

    def rematch(self, entrants: list[contract.RequestedEntrant] | None = None) -> Tournament:
        """Another with the same settings and entrants, and with further ones."""
        body = {} if entrants is None else {"entrants": entrants}
        answer = self._transport.send(Request("POST", self._path("rematch"), body=body, key=new_key()))
        return Tournament(self._transport, answer.json())

    def cancel(self) -> None:
        self._transport.send(Request("DELETE", self._path()))

    def _path(self, *segments: str) -> str:
        return path_of("tournaments", self.id, *segments)

    def _change(self, method: str, segment: str, body: dict[str, Any]) -> Tournament:
        self.view = self._transport.send(Request(method, self._path(segment), body=body, key=new_key())).json()
        return self
