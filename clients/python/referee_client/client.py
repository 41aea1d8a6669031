# SPDX-License-Identifier: Apache-2.0
"""The way in: a `Referee` is one caller at one server.

    referee = Referee("http://localhost:8080")
    game = referee.games.create("mini-mastermind")
    print(game.guess("0123"))

Without a token a guest is made before the first change that needs somebody to make it; `referee.token` is then theirs.
"""

from __future__ import annotations

import os
import ssl
import threading
from types import TracebackType
from typing import Any, Literal, Mapping, Sequence, cast

from . import contract
from .game import Game, Listing, Tournament
from .stream import Stream
from .transport import Options, Query, Request, Transport, new_key, path_of

PLAYER_EVENTS = path_of("players", "me", "events")


class Unset:
    """What is left out, where None says something."""

    def __repr__(self) -> str:
        return "UNSET"


UNSET = Unset()


def given(members: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in members.items() if not isinstance(value, Unset)}


class _Part:
    """What a resource asks by."""

    def __init__(self, referee: Referee) -> None:
        self._referee = referee
        self._transport = referee.transport

    def _get(self, *segments: str, **query: str | int | bool | None) -> Any:
        return self._transport.send(Request("GET", path_of(*segments), query)).json()

    def _change(self, method: str, *segments: str, body: object = None, query: Query | None = None) -> Any:
        """A change by somebody, who is made where there is nobody yet, as keys are a player's."""
        self._referee.ensure_player()
        key = new_key() if method in ("POST", "PUT") else None
        return self._transport.send(Request(method, path_of(*segments), query or {}, body, key=key)).json()


class Games(_Part):
    def create(
        self,
        ruleset: str,
        *,
        options: Mapping[str, Any] | Unset = UNSET,
        opponents: Sequence[contract.Opponent] | Unset = UNSET,
        seat: int | None | Unset = UNSET,
        role: contract.Role | Unset = UNSET,
        visibility: contract.Visibility | Unset = UNSET,
        ranked: bool | Unset = UNSET,
        clock: contract.ClockRequest | None | Unset = UNSET,
        client_seed: str | None | Unset = UNSET,
        subject: str | None | Unset = UNSET,
        key: str | None = None,
    ) -> Game:
        """
        Makes a game: `create("connect-four", opponents=[{"bot": "greedy"}])`. What is left out is as the contract says.
        `key` is that of an earlier call whose answer never came.
        """
        body = given({
            "ruleset": ruleset, "options": options, "opponents": opponents, "seat": seat, "role": role,
            "visibility": visibility, "ranked": ranked, "clock": clock, "client_seed": client_seed, "subject": subject,
        })  # fmt: skip
        self._referee.ensure_player()
        answer = self._transport.send(Request("POST", path_of("games"), body=body, key=key or new_key()))
        return Game(self._transport, answer.json())

    def get(self, game: str) -> Game:
        return Game(self._transport, self._get("games", game))

    def list(
        self,
        *,
        player: str | None = None,
        status: contract.GameStatus | None = None,
        ruleset: str | None = None,
        turn: Literal["me"] | None = None,
        limit: int | None = None,
    ) -> Listing[contract.Game]:
        """Views of games, newest first: `list(player="me", turn="me")` are those that wait for you."""
        query = {"player": player, "status": status, "ruleset": ruleset, "turn": turn}
        return Listing(self._transport, path_of("games"), query, limit)

    def join(
        self, join_code: str, *, seat: int | None = None, client_seed: str | None = None, subject: str | None = None
    ) -> Game:
        members = {"join_code": join_code, "seat": seat, "client_seed": client_seed, "subject": subject}
        body = {name: value for name, value in members.items() if value is not None}
        return Game(self._transport, self._change("POST", "join", body=body)["game"])

    def preview(self, join_code: str) -> contract.GameInvitation:
        """What a join code invites to."""
        body = {"join_code": join_code}
        answer = self._transport.send(Request("POST", path_of("join", "preview"), body=body))
        return cast(contract.GameInvitation, answer.json()["game"])

    def lobby(self, ruleset: str | None = None) -> Stream[dict[str, Any]]:
        """The games that wait for anybody: `{"items": [...]}`, then `{"opened": GAME}` and `{"closed": ID}` as it changes."""
        return Stream(self._transport, path_of("games"), query={"status": "open", "ruleset": ruleset})


class Players(_Part):
    def create(self, name: str | None = None, *, kind: contract.PlayerKind | None = None) -> contract.NewPlayer:
        """Makes a player, or without a name a guest. `token` is shown here alone; whose it is, this client does not become."""
        body: dict[str, Any] = {"guest": True} if name is None else {"name": name}
        if kind is not None:
            body["kind"] = kind
        # Of an answer that is lost nobody knows the token: a second player is made, and the first is nobody's.
        key = new_key() if self._transport.token is not None else None
        return cast(contract.NewPlayer, self._transport.send(Request("POST", path_of("players"), body=body, key=key)).json())

    def me(self) -> contract.Player:
        self._referee.ensure_player()
        return self.get("me")

    def get(self, player: str) -> contract.Player:
        return cast(contract.Player, self._get("players", player))

    def rename(self, name: str) -> contract.Player:
        """Gives you a name; a guest is a player from then on."""
        return cast(contract.Player, self._change("PATCH", "players", "me", body={"name": name}))

    def delete(self) -> None:
        """Deletes your account: the name goes, the games stay whole."""
        self._change("DELETE", "players", "me")

    def statistics(self, player: str) -> list[contract.PlayerStatistics]:
        return cast("list[contract.PlayerStatistics]", self._get("players", player, "stats")["items"])

    def ratings(self, player: str, ruleset: str, *, limit: int | None = None) -> Listing[contract.RatingStep]:
        """How the rating of a player came about, oldest first."""
        return Listing(self._transport, path_of("players", player, "ratings"), {"ruleset": ruleset}, limit)

    def events(self, after: int | None = None) -> Stream[contract.PlayerEvent]:
        """What happens to you anywhere, behind the event `after`; without one, all that is kept (30 days) and what comes."""
        self._referee.ensure_player()
        return Stream(self._transport, PLAYER_EVENTS, after=None if after is None else str(after))

    def newest_event(self) -> int:
        """The number of your newest event, for `events` that tells only what comes from now on."""
        self._referee.ensure_player()
        after = 0
        while True:
            page = self._get("players", "me", "events", after=after, limit=1000)
            if not page["items"]:
                return after
            after = page["next"]

    def tokens(self) -> Listing[contract.PlayerToken]:
        return Listing(self._transport, path_of("players", "me", "tokens"), {})

    def create_token(
        self, label: str | None = None, *, expires_at: str | None = None, player: str = "me"
    ) -> contract.NewPlayerToken:
        """Another token, for another device; with a service's token, for one of its players."""
        body = {name: value for name, value in (("label", label), ("expires_at", expires_at)) if value is not None}
        return cast(contract.NewPlayerToken, self._change("POST", "players", player, "tokens", body=body))

    def revoke_token(self, token: str) -> None:
        self._change("DELETE", "players", "me", "tokens", token)

    def blocked(self) -> Listing[contract.BlockedPlayer]:
        return Listing(self._transport, path_of("players", "me", "blocks"), {})

    def block(self, player: str) -> None:
        self._change("PUT", "players", "me", "blocks", player, body={})

    def unblock(self, player: str) -> None:
        self._change("DELETE", "players", "me", "blocks", player)


class Tournaments(_Part):
    def create(
        self,
        ruleset: str,
        format: contract.TournamentFormat,
        entrants: Sequence[contract.RequestedEntrant],
        *,
        games: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: str | int | None = None,
        deal: contract.TournamentDeal | None = None,
        visibility: contract.Visibility | None = None,
        illegal: contract.TournamentIllegal | None = None,
        starts_at: str | None = None,
        clock: contract.ClockRequest | None | Unset = UNSET,
        name: str | None = None,
        table: int | None = None,
        advance: int | None = None,
        master: str | None = None,
    ) -> Tournament:
        members = {
            "ruleset": ruleset, "format": format, "entrants": entrants, "games": games, "options": options, "seed": seed,
            "deal": deal, "visibility": visibility, "illegal": illegal, "starts_at": starts_at, "name": name, "table": table,
            "advance": advance, "master": master,
        }  # fmt: skip
        body = {member: value for member, value in members.items() if value is not None} | given({"clock": clock})
        return Tournament(self._transport, self._change("POST", "tournaments", body=body))

    def get(self, tournament: str) -> Tournament:
        return Tournament(self._transport, self._get("tournaments", tournament))

    def list(
        self,
        *,
        status: contract.TournamentStatus | None = None,
        player: str | None = None,
        series: str | None = None,
        limit: int | None = None,
    ) -> Listing[contract.TournamentSummary]:
        query = {"status": status, "player": player, "series": series}
        return Listing(self._transport, path_of("tournaments"), query, limit)


class Results(_Part):
    def list(
        self,
        *,
        ruleset: str | None = None,
        player: str | None = None,
        game: str | None = None,
        since: str | None = None,
        order: contract.ResultOrder | None = None,
        limit: int | None = None,
    ) -> Listing[contract.PublishedResult]:
        query = {"ruleset": ruleset, "player": player, "game": game, "since": since, "order": order}
        return Listing(self._transport, path_of("results"), query, limit)

    def get(self, result: str) -> contract.PublishedResult:
        return cast(contract.PublishedResult, self._get("results", result))

    def stream(
        self, *, after: str | None = None, ruleset: str | None = None, player: str | None = None, game: str | None = None
    ) -> Stream[contract.PublishedResult]:
        """What is published behind a result, from the first without one, and what is published from now on."""
        query = {"ruleset": ruleset, "player": player, "game": game}
        return Stream(self._transport, path_of("results"), query=query, after=after)


class Leaderboards(_Part):
    def get(
        self,
        ruleset: str,
        *,
        metric: contract.LeaderboardMetric | None = None,
        period: contract.LeaderboardPeriod | None = None,
        around: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> contract.Leaderboard:
        query = {"metric": metric, "period": period, "around": around, "limit": limit, "cursor": cursor}
        return cast(contract.Leaderboard, self._get("leaderboards", ruleset, **query))


class QuestionSets(_Part):
    def create(self, question_set: contract.QuestionSetBody, *, dry_run: bool = False) -> contract.QuestionSetUpload:
        return self._upload("POST", "question-sets", body=question_set, dry_run=dry_run)

    def replace(
        self, set: str, question_set: contract.QuestionSetBody, *, dry_run: bool = False
    ) -> contract.QuestionSetUpload:
        return self._upload("PUT", "question-sets", set, body=question_set, dry_run=dry_run)

    def add(self, set: str, questions: contract.QuestionsBody, *, dry_run: bool = False) -> contract.QuestionSetUpload:
        return self._upload("POST", "question-sets", set, "questions", body=questions, dry_run=dry_run)

    def get(self, set: str) -> contract.QuestionSet:
        return cast(contract.QuestionSet, self._get("question-sets", set))

    def list(
        self, *, owner: str | None = None, language: str | None = None, q: str | None = None, limit: int | None = None
    ) -> Listing[contract.QuestionSet]:
        return Listing(self._transport, path_of("question-sets"), {"owner": owner, "language": language, "q": q}, limit)

    def questions(self, set: str, *, version: int | None = None) -> contract.QuestionsOfVersion:
        return cast(contract.QuestionsOfVersion, self._get("question-sets", set, "questions", version=version))

    def change(self, set: str, change: contract.QuestionSetChange) -> contract.QuestionSet:
        return cast(contract.QuestionSet, self._change("PATCH", "question-sets", set, body=change))

    def delete(self, set: str) -> None:
        self._change("DELETE", "question-sets", set)

    def _upload(self, method: str, *segments: str, body: object, dry_run: bool) -> contract.QuestionSetUpload:
        query = {"dry_run": True} if dry_run else {}
        return cast(contract.QuestionSetUpload, self._change(method, *segments, body=body, query=query))


class Webhooks(_Part):
    """Of a service: its token is needed."""

    def create(self, url: str, events: contract.WebhookEventKinds) -> contract.NewWebhook:
        return cast(contract.NewWebhook, self._change("POST", "webhooks", body={"url": url, "events": events}))

    def get(self, webhook: str) -> contract.Webhook:
        return cast(contract.Webhook, self._get("webhooks", webhook))

    def list(self, *, limit: int | None = None) -> Listing[contract.Webhook]:
        return Listing(self._transport, path_of("webhooks"), {}, limit)

    def change(self, webhook: str, *, disabled: bool) -> contract.Webhook:
        return cast(contract.Webhook, self._change("PATCH", "webhooks", webhook, body={"disabled": disabled}))

    def delete(self, webhook: str) -> None:
        self._change("DELETE", "webhooks", webhook)

    def rotate(self, webhook: str) -> contract.NewWebhook:
        return cast(contract.NewWebhook, self._change("POST", "webhooks", webhook, "rotate"))

    def test(self, webhook: str) -> contract.WebhookDelivery:
        return cast(contract.WebhookDelivery, self._change("POST", "webhooks", webhook, "test"))

    def deliveries(self, webhook: str, *, limit: int | None = None) -> Listing[contract.WebhookDelivery]:
        return Listing(self._transport, path_of("webhooks", webhook, "deliveries"), {}, limit)

    def retry(self, webhook: str, delivery: str) -> contract.WebhookDelivery:
        return cast(contract.WebhookDelivery, self._change("POST", "webhooks", webhook, "deliveries", delivery, "retry"))


class Referee:
    """One caller at one server, for any number of threads. Close it, or use it by `with`."""

    def __init__(
        self,
        server: str | None = None,
        token: str | None = None,
        *,
        timeout: float = Options.timeout,
        retries: int = Options.retries,
        retry_after_max: float = Options.retry_after_max,
        language: str | None = None,
        ssl_context: ssl.SSLContext | None = None,
    ) -> None:
        """
        Server and token are by default $REFEREE_SERVER (else http://localhost:8080) and $REFEREE_TOKEN. timeout: seconds of
        silence after which a try has failed. retries: how often a request is sent again. retry_after_max: the longest pause,
        in seconds, that the server may ask for. language: of what people read, "pl" say; English by default.
        """
        server = server or os.environ.get("REFEREE_SERVER") or "http://localhost:8080"
        token = token or os.environ.get("REFEREE_TOKEN") or None
        self.transport = Transport(server, token, Options(timeout, retries, retry_after_max, language), ssl_context)
        self._making = threading.Lock()
        self.games = Games(self)
        self.players = Players(self)
        self.tournaments = Tournaments(self)
        self.results = Results(self)
        self.leaderboards = Leaderboards(self)
        self.question_sets = QuestionSets(self)
        self.webhooks = Webhooks(self)

    @property
    def token(self) -> str | None:
        """What the server knows you by. Keep a guest's, where their games are to be gone on with."""
        return self.transport.token

    def ensure_player(self) -> None:
        """Makes a guest where there is no token, so that all changes can have keys."""
        if self.transport.token is not None:
            return
        with self._making:
            if self.transport.token is None:
                self.transport.token = self.players.create().get("token")

    @classmethod
    def sign_up(
        cls,
        name: str,
        server: str | None = None,
        *,
        kind: contract.PlayerKind | None = None,
        timeout: float = Options.timeout,
    ) -> Referee:
        """Makes a player, and a client that is them: `Referee.sign_up("Robot", kind="bot")`."""
        referee = cls(server, timeout=timeout)
        referee.transport.token = None
        referee.transport.token = referee.players.create(name, kind=kind).get("token")
        return referee

    def call(
        self, method: str, path: str, body: object = None, *, query: Query | None = None, if_match: int | None = None,
        key: str | None = None,
    ) -> Any:  # fmt: skip
        """What has no method of its own, with the same patience: `call("GET", "/v1/rulesets/gomoku")`. The answer's JSON."""
        keyed = key or (new_key() if method in ("POST", "PUT") else None)
        return self.transport.send(Request(method, path, query or {}, body, if_match=if_match, key=keyed)).json()

    def rulesets(self) -> list[contract.Ruleset]:
        return cast("list[contract.Ruleset]", self._get("rulesets")["items"])

    def ruleset(self, ruleset: str) -> contract.Ruleset:
        return cast(contract.Ruleset, self._get("rulesets", ruleset))

    def bots(self) -> list[contract.Bot]:
        return cast("list[contract.Bot]", self._get("bots")["items"])

    def analyse(self, ruleset: str, position: Mapping[str, Any]) -> contract.PositionAnalysis:
        """What a position of a game that need not be here can still be, or is worth."""
        request = Request("POST", path_of("analysis", ruleset), body=position)
        return cast(contract.PositionAnalysis, self.transport.send(request).json())

    def verify(self, export: contract.GameExport) -> contract.ExportVerdict:
        """Has a game replayed from its export alone."""
        self.ensure_player()
        return cast(contract.ExportVerdict, self.transport.send(Request("POST", path_of("verify"), body=export)).json())

    def _get(self, *segments: str) -> Any:
        return self.transport.send(Request("GET", path_of(*segments))).json()

    def close(self) -> None:
        """Cuts off what is under way, ends streams, and closes the connections."""
        self.transport.close()

    def __enter__(self) -> Referee:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
