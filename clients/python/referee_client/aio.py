# SPDX-License-Identifier: Apache-2.0
"""The same for asyncio: `AsyncReferee` has the methods of `Referee`, to be awaited, and its streams are for `async for`.

    async with AsyncReferee() as referee:
        game = await referee.games.create("mini-mastermind")
        async for event in game.events(): ...

Each call is made on a thread of its own, as the standard library reads HTTP in no other way; the event loop never waits.
Cancelling the task cuts the call off. A stream whose next event is given up (by `asyncio.wait_for`, say) is closed.
"""

from __future__ import annotations

import asyncio
import contextvars
import ssl
import threading
from types import TracebackType
from typing import Any, AsyncIterator, Callable, Concatenate, Coroutine, Generic, Iterable, Iterator, ParamSpec, TypeVar

from . import client, contract, game
from .cancel import Cancel
from .errors import Cancelled
from .transport import Options

P = ParamSpec("P")
T = TypeVar("T")
_END: Any = object()


async def in_thread(call: Callable[[], T], cancel: Cancel | None = None) -> T:
    """What CALL gives, made on a thread that ends with it. Cancelled, it is cut off."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()
    cut = cancel or Cancel()

    def tell(how: Callable[[Any], None], what: Any) -> None:
        if not done.done():
            how(what)

    def work() -> None:
        try:
            with cut:
                result = call()
        except BaseException as error:
            # A StopIteration cannot be told to a future.
            told: BaseException = RuntimeError("it has ended") if isinstance(error, StopIteration) else error
            send(done.set_exception, told)
        else:
            send(done.set_result, result)

    def send(how: Callable[[Any], None], what: Any) -> None:
        try:
            loop.call_soon_threadsafe(tell, how, what)
        except RuntimeError:
            pass  # the loop has been closed, and nobody waits

    context = contextvars.copy_context()
    threading.Thread(target=context.run, args=(work,), name="referee-client", daemon=True).start()
    try:
        return await done
    except asyncio.CancelledError:
        cut.cancel()
        raise


class AsyncItems(Generic[T]):
    """Items of a stream or a list, for `async for`."""

    def __init__(self, make: Callable[[], Iterable[T]]) -> None:
        self._make = make
        self._cancel = Cancel()
        self._items: Iterator[T] | None = None

    def __aiter__(self) -> AsyncIterator[T]:
        return self

    async def __anext__(self) -> T:
        try:
            item = await in_thread(self._next, self._cancel)
        except Cancelled:
            raise StopAsyncIteration from None
        if item is _END:
            raise StopAsyncIteration
        return item

    def _next(self) -> T:
        if self._items is None:
            self._items = iter(self._make())
        return next(self._items, _END)

    async def aclose(self) -> None:
        self._cancel.cancel()

    async def __aenter__(self) -> AsyncItems[T]:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.aclose()


class _Handle:
    def __init__(self, sync: Any) -> None:
        self.sync = sync

    def __repr__(self) -> str:
        return f"<Async of {self.sync!r}>"


class called(Generic[P, T]):
    """A method that is called on a thread."""

    def __init__(self, method: Callable[Concatenate[Any, P], T]) -> None:
        self._method = method
        self.__doc__ = method.__doc__

    def __get__(self, handle: _Handle, kind: type[object] | None = None) -> Callable[P, Coroutine[Any, Any, T]]:
        async def call(*args: P.args, **kwargs: P.kwargs) -> T:
            return await in_thread(lambda: self._method(handle.sync, *args, **kwargs))

        return call


class called_for_game(Generic[P]):
    """A method that gives a game."""

    def __init__(self, method: Callable[Concatenate[Any, P], game.Game]) -> None:
        self._method = method
        self.__doc__ = method.__doc__

    def __get__(self, handle: _Handle, kind: type[object] | None = None) -> Callable[P, Coroutine[Any, Any, AsyncGame]]:
        async def call(*args: P.args, **kwargs: P.kwargs) -> AsyncGame:
            made = await in_thread(lambda: self._method(handle.sync, *args, **kwargs))
            return handle if isinstance(handle, AsyncGame) and made is handle.sync else AsyncGame(made)

        return call


class called_for_tournament(Generic[P]):
    """A method that gives a tournament."""

    def __init__(self, method: Callable[Concatenate[Any, P], game.Tournament]) -> None:
        self._method = method
        self.__doc__ = method.__doc__

    def __get__(
        self, handle: _Handle, kind: type[object] | None = None
    ) -> Callable[P, Coroutine[Any, Any, AsyncTournament]]:
        async def call(*args: P.args, **kwargs: P.kwargs) -> AsyncTournament:
            made = await in_thread(lambda: self._method(handle.sync, *args, **kwargs))
            return handle if isinstance(handle, AsyncTournament) and made is handle.sync else AsyncTournament(made)

        return call


class iterated(Generic[P, T]):
    """A method that gives a stream, a list or an iterator."""

    def __init__(self, method: Callable[Concatenate[Any, P], Iterable[T]]) -> None:
        self._method = method
        self.__doc__ = method.__doc__

    def __get__(self, handle: _Handle, kind: type[object] | None = None) -> Callable[P, AsyncItems[T]]:
        def call(*args: P.args, **kwargs: P.kwargs) -> AsyncItems[T]:
            return AsyncItems(lambda: self._method(handle.sync, *args, **kwargs))

        return call


class AsyncGame(_Handle):
    """A `Game`, for asyncio. What only reads the view is there at once."""

    sync: game.Game

    @property
    def view(self) -> contract.Game:
        return self.sync.view

    @property
    def id(self) -> str:
        return self.sync.id

    @property
    def ruleset(self) -> str:
        return self.sync.ruleset

    @property
    def status(self) -> contract.GameStatus:
        return self.sync.status

    @property
    def version(self) -> int:
        return self.sync.version

    @property
    def join_code(self) -> str | None:
        return self.sync.join_code

    @property
    def seat(self) -> int | None:
        return self.sync.seat

    @property
    def actions(self) -> list[contract.ActionName]:
        return self.sync.actions

    @property
    def is_my_turn(self) -> bool:
        return self.sync.is_my_turn

    @property
    def is_over(self) -> bool:
        return self.sync.is_over

    async def turns(self) -> AsyncIterator[AsyncGame]:
        """The game each time that it is your turn, until it is over."""
        while not (await self.wait()).is_over:
            if self.status == "round-over" and not self.is_my_turn:
                return
            yield self

    refresh = called_for_game(game.Game.refresh)
    wait = called_for_game(game.Game.wait)
    events = iterated(game.Game.events)
    history = iterated(game.Game.history)
    result = called(game.Game.result)
    hint = called(game.Game.hint)
    analysis = called(game.Game.analysis)
    export = called(game.Game.export)
    sgf = called(game.Game.sgf)
    act = called(game.Game.act)
    guess = called(game.Game.guess)
    set_secret = called(game.Game.set_secret)
    commit = called(game.Game.commit)
    reveal = called(game.Game.reveal)
    answer = called(game.Game.answer)
    move = called(game.Game.move)
    roll = called(game.Game.roll)
    score = called(game.Game.score)
    set_client_seed = called(game.Game.set_client_seed)
    choose_subject = called(game.Game.choose_subject)
    ready = called(game.Game.ready)
    respond = called(game.Game.respond)
    hand_in = called(game.Game.hand_in)
    judge = called(game.Game.judge)
    appeal = called(game.Game.appeal)
    vote = called(game.Game.vote)
    start_round = called(game.Game.start_round)
    resign = called(game.Game.resign)
    finish = called(game.Game.finish)
    join = called_for_game(game.Game.join)
    decline = called(game.Game.decline)
    rematch = called_for_game(game.Game.rematch)
    publish = called_for_game(game.Game.publish)
    abort = called(game.Game.abort)


class AsyncTournament(_Handle):
    """A `Tournament`, for asyncio."""

    sync: game.Tournament

    @property
    def view(self) -> contract.Tournament:
        return self.sync.view

    @property
    def id(self) -> str:
        return self.sync.id

    @property
    def status(self) -> contract.TournamentStatus:
        return self.sync.status

    @property
    def is_over(self) -> bool:
        return self.sync.is_over

    refresh = called_for_tournament(game.Tournament.refresh)
    events = iterated(game.Tournament.events)
    games = iterated(game.Tournament.games)
    standings = iterated(game.Tournament.standings)
    join = called_for_tournament(game.Tournament.join)
    decline = called_for_tournament(game.Tournament.decline)
    choose_subject = called(game.Tournament.choose_subject)
    rematch = called_for_tournament(game.Tournament.rematch)
    cancel = called(game.Tournament.cancel)


class AsyncGames(_Handle):
    create = called_for_game(client.Games.create)
    get = called_for_game(client.Games.get)
    list = iterated(client.Games.list)
    join = called_for_game(client.Games.join)
    preview = called(client.Games.preview)
    lobby = iterated(client.Games.lobby)


class AsyncPlayers(_Handle):
    create = called(client.Players.create)
    me = called(client.Players.me)
    get = called(client.Players.get)
    rename = called(client.Players.rename)
    delete = called(client.Players.delete)
    statistics = called(client.Players.statistics)
    ratings = iterated(client.Players.ratings)
    events = iterated(client.Players.events)
    newest_event = called(client.Players.newest_event)
    tokens = iterated(client.Players.tokens)
    create_token = called(client.Players.create_token)
    revoke_token = called(client.Players.revoke_token)
    blocked = iterated(client.Players.blocked)
    block = called(client.Players.block)
    unblock = called(client.Players.unblock)


class AsyncTournaments(_Handle):
    create = called_for_tournament(client.Tournaments.create)
    get = called_for_tournament(client.Tournaments.get)
    list = iterated(client.Tournaments.list)


class AsyncResults(_Handle):
    list = iterated(client.Results.list)
    get = called(client.Results.get)
    stream = iterated(client.Results.stream)


class AsyncLeaderboards(_Handle):
    get = called(client.Leaderboards.get)


class AsyncQuestionSets(_Handle):
    create = called(client.QuestionSets.create)
    replace = called(client.QuestionSets.replace)
    add = called(client.QuestionSets.add)
    get = called(client.QuestionSets.get)
    list = iterated(client.QuestionSets.list)
    questions = called(client.QuestionSets.questions)
    change = called(client.QuestionSets.change)
    delete = called(client.QuestionSets.delete)


class AsyncWebhooks(_Handle):
    create = called(client.Webhooks.create)
    get = called(client.Webhooks.get)
    list = iterated(client.Webhooks.list)
    change = called(client.Webhooks.change)
    delete = called(client.Webhooks.delete)
    rotate = called(client.Webhooks.rotate)
    test = called(client.Webhooks.test)
    deliveries = iterated(client.Webhooks.deliveries)
    retry = called(client.Webhooks.retry)


class AsyncReferee(_Handle):
    """One caller at one server, for asyncio."""

    sync: client.Referee

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
        """As `Referee`."""
        super().__init__(
            client.Referee(
                server,
                token,
                timeout=timeout,
                retries=retries,
                retry_after_max=retry_after_max,
                language=language,
                ssl_context=ssl_context,
            )
        )
        self.games = AsyncGames(self.sync.games)
        self.players = AsyncPlayers(self.sync.players)
        self.tournaments = AsyncTournaments(self.sync.tournaments)
        self.results = AsyncResults(self.sync.results)
        self.leaderboards = AsyncLeaderboards(self.sync.leaderboards)
        self.question_sets = AsyncQuestionSets(self.sync.question_sets)
        self.webhooks = AsyncWebhooks(self.sync.webhooks)

    @property
    def token(self) -> str | None:
        return self.sync.token

    call = called(client.Referee.call)
    rulesets = called(client.Referee.rulesets)
    ruleset = called(client.Referee.ruleset)
    bots = called(client.Referee.bots)
    analyse = called(client.Referee.analyse)
    verify = called(client.Referee.verify)

    async def aclose(self) -> None:
        """Cuts off what is under way, ends streams, and closes the connections."""
        self.sync.close()

    async def __aenter__(self) -> AsyncReferee:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.aclose()
