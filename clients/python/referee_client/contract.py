# SPDX-License-Identifier: Apache-2.0
"""What the server takes and gives, as types. Made from openapi.yaml by scripts/client-types: do not edit.

Everything here is for checkers of types and editors alone; at run time these are plain dictionaries, lists and texts.
"""

from __future__ import annotations

from typing import Any, Dict, List, Literal, NotRequired, TypeAlias, TypedDict, Union

# Taken back by its creator, declined by the other player, left alone for too long (an open-ended game of several
AbortReason: TypeAlias = Literal["creator", "declined", "expired", "timeout", "set-deleted", "master-left"]


class Acting(TypedDict):
    seat: NotRequired[ActingSeat]

# Done for this seat, which has no account and for which you act; yours, where left out.
ActingSeat: TypeAlias = 'SeatNumber'

ActionMethod: TypeAlias = Literal["POST", "PUT"]

ActionName: TypeAlias = Literal["secret", "guess", "answer", "correct", "reveal", "move", "roll", "score", "ready", "response", "hand-in", "judgement", "appeal", "vote", "round"]


class AnalysedGuess(TypedDict):
    attempt: int
    seat: SeatNumber
    code: Code
    candidates_before: Union[int, None]
    candidates_after: Union[int, None]
    bits_gained: Union[float, None]
    bits_expected: Union[float, None]
    best: Union[BestGuess, None]


class Answer(TypedDict):
    bulls: NotRequired[AnswerNumber]
    cows: NotRequired[AnswerNumber]
    black: NotRequired[AnswerNumber]
    white: NotRequired[AnswerNumber]
    exact: NotRequired[AnswerNumber]
    misplaced: NotRequired[AnswerNumber]
    positions: NotRequired[str]
    seat: NotRequired[ActingSeat]


class AnswerCorrection(TypedDict):
    attempt: int
    given: Answer
    possible: List[Answer]

AnswerLabel: TypeAlias = Literal["bulls", "cows", "black", "white", "exact", "misplaced", "positions"]

AnswerNumber: TypeAlias = int


class AnswerNumbers(TypedDict):
    """An answer's numbers, by the names that the ruleset and its feedback give them"""

    bulls: NotRequired[AnswerNumber]
    cows: NotRequired[AnswerNumber]
    black: NotRequired[AnswerNumber]
    white: NotRequired[AnswerNumber]
    exact: NotRequired[AnswerNumber]
    misplaced: NotRequired[AnswerNumber]
    positions: NotRequired[str]


class AnswerResult(TypedDict):
    bulls: NotRequired[AnswerNumber]
    cows: NotRequired[AnswerNumber]
    black: NotRequired[AnswerNumber]
    white: NotRequired[AnswerNumber]
    exact: NotRequired[AnswerNumber]
    misplaced: NotRequired[AnswerNumber]
    positions: NotRequired[str]
    seq: Seq
    attempt: int
    code: Code
    solved: bool
    game: NotRequired[Game]


class AnsweredGuess(TypedDict):
    """A guess and its answer."""

    bulls: NotRequired[AnswerNumber]
    cows: NotRequired[AnswerNumber]
    black: NotRequired[AnswerNumber]
    white: NotRequired[AnswerNumber]
    exact: NotRequired[AnswerNumber]
    misplaced: NotRequired[AnswerNumber]
    positions: NotRequired[str]
    attempt: int
    seat: SeatNumber
    code: Code


class BankClockRequest(TypedDict):
    initial_seconds: InitialSeconds
    increment_seconds: NotRequired[IncrementSeconds]
    bot_turn_seconds: NotRequired[BotTurnSeconds]


class BankGameClock(TypedDict):
    initial_seconds: InitialSeconds
    increment_seconds: IncrementSeconds
    bot_turn_seconds: NotRequired[BotTurnSeconds]


class BestGuess(TypedDict):
    code: Code
    bits_expected: float


class BlockedPlayer(TypedDict):
    player: PlayerReference
    created_at: Moment


class BlockedPlayerList(TypedDict):
    items: List[BlockedPlayer]
    next: Union[Cursor, None]


class BoardGuess(TypedDict):
    """How a guess on a board was answered."""

    bulls: NotRequired[AnswerNumber]
    cows: NotRequired[AnswerNumber]
    black: NotRequired[AnswerNumber]
    white: NotRequired[AnswerNumber]
    exact: NotRequired[AnswerNumber]
    misplaced: NotRequired[AnswerNumber]
    positions: NotRequired[str]
    attempt: int
    code: NotRequired[Code]


class Bot(TypedDict):
    name: BotName
    family: FamilyName
    rulesets: List[RulesetId]
    words: str
    levels: int
    strengths: List[BotStrength]


class BotEntrant(TypedDict):
    bot: BotName
    level: NotRequired[BotLevel]

# How strong it plays, from 1 to its `levels`; full strength where there is none.
BotLevel: TypeAlias = int


class BotList(TypedDict):
    items: List[Bot]
    next: Union[str, None]

# A built-in bot, as `GET /v1/bots` names it.
BotName: TypeAlias = str


class BotOpponent(TypedDict):
    bot: BotName
    level: NotRequired[BotLevel]


class BotStrength(TypedDict):
    ruleset: RulesetId
    level: NotRequired[BotLevel]
    measure: str
    value: float

# What a turn of a program from outside may take, by default 1; built-in bots are not meant.
BotTurnSeconds: TypeAlias = int

# By its `creator`, as too many have `declined`, as it has `expired`, or as a question set was deleted.
CancelReason: TypeAlias = Literal["creator", "declined", "expired", "set-deleted"]


class ChangeResult(TypedDict):
    seq: Seq
    game: NotRequired[Game]

# By seat, where contenders choose; empty text for a seat that has not.
ChosenSubjects: TypeAlias = 'List[str]'

# Up to 64 letters, digits, `_` and `-`.
ClientSeed: TypeAlias = str


class ClientSeedChoice(TypedDict):
    client_seed: ClientSeed

# By seat; empty text for a seat that has given none.
ClientSeeds: TypeAlias = 'List[str]'

# A limit for each turn, or a bank of time for each round, or a limit for programs alone.
ClockRequest: TypeAlias = 'Union[TurnClockRequest, BankClockRequest, ProgramClockRequest]'

# A row of symbols of the game's alphabet, `.` being a hole.
Code: TypeAlias = str


class CodeToPreview(TypedDict):
    join_code: JoinCode

# The server at once (`automatic`), or the codemaker by hand (`manual`), and the server checks.
CodebreakingAnswers: TypeAlias = Literal["automatic", "manual"]


class CodebreakingBoard(TypedDict):
    """The board of a seat in a race."""

    seat: SeatNumber
    attempts: int
    solved: bool
    done: bool
    history: List[BoardGuess]

# Who makes the codes
CodebreakingCodemaker: TypeAlias = Literal["server", "players"]


class CodebreakingEventAnswer(TypedDict):
    """The codemaker answered."""

    seq: Seq
    at: Moment
    seat: Union[SeatNumber, None]
    bulls: NotRequired[AnswerNumber]
    cows: NotRequired[AnswerNumber]
    black: NotRequired[AnswerNumber]
    white: NotRequired[AnswerNumber]
    exact: NotRequired[AnswerNumber]
    misplaced: NotRequired[AnswerNumber]
    positions: NotRequired[str]
    kind: Literal["answer"]
    attempt: int
    code: Code
    solved: bool


class CodebreakingEventAnswerCorrected(TypedDict):
    """The codemaker mended an answer."""

    seq: Seq
    at: Moment
    seat: Union[SeatNumber, None]
    bulls: NotRequired[AnswerNumber]
    cows: NotRequired[AnswerNumber]
    black: NotRequired[AnswerNumber]
    white: NotRequired[AnswerNumber]
    exact: NotRequired[AnswerNumber]
    misplaced: NotRequired[AnswerNumber]
    positions: NotRequired[str]
    kind: Literal["answer-corrected"]
    attempt: int
    code: Code
    solved: bool


class CodebreakingEventGuess(TypedDict):
    """A guess; with its numbers and `solved` where it was answered at once."""

    seq: Seq
    at: Moment
    seat: Union[SeatNumber, None]
    bulls: NotRequired[AnswerNumber]
    cows: NotRequired[AnswerNumber]
    black: NotRequired[AnswerNumber]
    white: NotRequired[AnswerNumber]
    exact: NotRequired[AnswerNumber]
    misplaced: NotRequired[AnswerNumber]
    positions: NotRequired[str]
    kind: Literal["guess"]
    attempt: int
    code: NotRequired[Code]
    solved: NotRequired[bool]


class CodebreakingEventReveal(TypedDict):
    """The codemaker revealed the secret."""

    seq: Seq
    at: Moment
    seat: Union[SeatNumber, None]
    kind: Literal["reveal"]
    honest: bool
    wrong: List[int]
    secret: NotRequired[Code]


class CodebreakingEventSecret(TypedDict):
    """The codemaker set the secret."""

    seq: Seq
    at: Moment
    seat: Union[SeatNumber, None]
    kind: Literal["secret"]
    commitment: Hash
    code: NotRequired[Code]

# `pegs`
CodebreakingFeedback: TypeAlias = Literal["pegs", "positions", "exact"]

# Where points go by `fewest` and both have cracked their code with equally many guesses
CodebreakingFewestTies: TypeAlias = Literal["draw", "second"]


class CodebreakingGame(TypedDict):
    id: Id
    ruleset: RulesetId
    status: GameStatus
    version: Seq
    created_at: Moment
    updated_at: Moment
    finished_at: Union[Moment, None]
    visibility: Visibility
    ranked: bool
    join_code: Union[JoinCode, None]
    you: GameViewer
    seats: List[GameSeat]
    round: CurrentRound
    turn: GameTurn
    tournament: NotRequired[Id]
    clock: Union[GameClock, None]
    commitment: Union[Hash, None]
    result: Union[MatchResult, None]
    reason: NotRequired[AbortReason]
    family: Literal["codebreaking"]
    options: ResolvedCodebreakingOptions
    proof: Union[SecretProof, None]
    state: Union[CodebreakingState, None]


class CodebreakingHistoryItem(TypedDict):
    """A guess and its answer; with `round=all` also the round that they belong to."""

    bulls: NotRequired[AnswerNumber]
    cows: NotRequired[AnswerNumber]
    black: NotRequired[AnswerNumber]
    white: NotRequired[AnswerNumber]
    exact: NotRequired[AnswerNumber]
    misplaced: NotRequired[AnswerNumber]
    positions: NotRequired[str]
    round: NotRequired[int]
    attempt: int
    seat: SeatNumber
    code: Code


class CodebreakingOptions(TypedDict):
    """What is left out is filled in"""

    length: NotRequired[int]
    alphabet: NotRequired[str]
    repeats: NotRequired[bool]
    blanks: NotRequired[bool]
    leading_zero: NotRequired[bool]
    max_guesses: NotRequired[Union[int, None]]
    feedback: NotRequired[CodebreakingFeedback]
    consistent_guesses: NotRequired[bool]
    codemaker: NotRequired[CodebreakingCodemaker]
    answers: NotRequired[CodebreakingAnswers]
    secret: NotRequired[CodebreakingSecret]
    rounds: NotRequired[Union[int, None]]
    scoring: NotRequired[CodebreakingScoring]
    fewest_ties: NotRequired[CodebreakingFewestTies]
    first_guess_wins: NotRequired[bool]
    hints: NotRequired[bool]


class CodebreakingPosition(TypedDict):
    options: NotRequired[CodebreakingOptions]
    history: NotRequired[List[CodebreakingPositionGuess]]
    strategy: NotRequired[Union[CodebreakingStrategy, None]]


class CodebreakingPositionAnalysis(TypedDict):
    consistent: bool
    candidates: Union[int, None]
    sample: List[Code]
    contradiction: Union[List[List[int]], None]
    suggestion: Union[SuggestedGuess, None]


class CodebreakingPositionGuess(TypedDict):
    """A guess, and the numbers of its answer under the ruleset's names."""

    bulls: NotRequired[AnswerNumber]
    cows: NotRequired[AnswerNumber]
    black: NotRequired[AnswerNumber]
    white: NotRequired[AnswerNumber]
    exact: NotRequired[AnswerNumber]
    misplaced: NotRequired[AnswerNumber]
    positions: NotRequired[str]
    attempt: NotRequired[int]
    seat: NotRequired[int]
    code: Code


class CodebreakingRoundAnalysis(TypedDict):
    round: int
    items: List[AnalysedGuess]
    seats: List[CodebreakingSeatAnalysis]

# `rounds`
CodebreakingScoring: TypeAlias = Literal["rounds", "guesses", "pegs", "fewest"]


class CodebreakingSeatAnalysis(TypedDict):
    seat: SeatNumber
    guesses: int
    luck: Union[float, None]
    skill: Union[float, None]

# Where a player's secret is
CodebreakingSecret: TypeAlias = Literal["registered", "committed", "held"]


class CodebreakingState(TypedDict):
    secret: Union[Code, None]
    guess: Union[Code, None]
    attempts: int
    max_guesses: Union[int, None]
    history: List[AnsweredGuess]
    boards: NotRequired[List[CodebreakingBoard]]
    candidates: Union[int, None]

CodebreakingStrategy: TypeAlias = Literal["random", "four-alike", "two-colours", "methodical", "minimax", "expected-size", "entropy", "most-parts", "optimal", "genetic"]


class CommittedSecret(TypedDict):
    commitment: Hash
    seat: NotRequired[ActingSeat]


class ConnectfourAnalysedMove(TypedDict):
    ply: int
    seat: SeatNumber
    column: ConnectfourCoordinate
    row: ConnectfourCoordinate
    value: LineValue
    best: Union[ConnectfourMove, None]
    blunder: bool

# The rows from the top, each from the left; a free field is `.`.
ConnectfourBoard: TypeAlias = 'List[str]'

ConnectfourCoordinate: TypeAlias = int


class ConnectfourEventMove(TypedDict):
    """A symbol has fallen into a column of a game of Connect Four."""

    seq: Seq
    at: Moment
    seat: Union[SeatNumber, None]
    kind: Literal["move"]
    column: ConnectfourCoordinate
    row: ConnectfourCoordinate
    symbol: LineSymbol


class ConnectfourField(TypedDict):
    """A field of the board; column 0, row 0 is top left."""

    column: ConnectfourCoordinate
    row: ConnectfourCoordinate


class ConnectfourGame(TypedDict):
    id: Id
    ruleset: RulesetId
    status: GameStatus
    version: Seq
    created_at: Moment
    updated_at: Moment
    finished_at: Union[Moment, None]
    visibility: Visibility
    ranked: bool
    join_code: Union[JoinCode, None]
    you: GameViewer
    seats: List[GameSeat]
    round: CurrentRound
    turn: GameTurn
    tournament: NotRequired[Id]
    clock: Union[GameClock, None]
    commitment: Union[Hash, None]
    result: Union[MatchResult, None]
    reason: NotRequired[AbortReason]
    family: Literal["connectfour"]
    options: ResolvedConnectfourOptions
    proof: Union[SecretProof, None]
    state: Union[ConnectfourState, None]


class ConnectfourHistoryItem(TypedDict):
    """A move of Connect Four; with `round=all` also the round that it belongs to."""

    round: NotRequired[int]
    ply: int
    seat: SeatNumber
    column: ConnectfourCoordinate
    row: ConnectfourCoordinate
    symbol: LineSymbol


class ConnectfourMove(TypedDict):
    """A column, from 0 on the left, that is not full; how many there are is a matter of the board."""

    column: int
    seat: NotRequired[ActingSeat]


class ConnectfourMoveResult(TypedDict):
    seq: Seq
    column: ConnectfourCoordinate
    row: ConnectfourCoordinate
    symbol: LineSymbol
    game: NotRequired[Game]


class ConnectfourOptions(TypedDict):
    """A game with other than 7 columns, 6 rows and a line of 4 is unranked."""

    columns: NotRequired[int]
    rows: NotRequired[int]
    line: NotRequired[int]
    rounds: NotRequired[Union[int, None]]
    hints: NotRequired[bool]


class ConnectfourPosition(TypedDict):
    options: NotRequired[ConnectfourOptions]
    board: ConnectfourBoard
    to_move: NotRequired[Union[LineSymbol, None]]


class ConnectfourPositionAnalysis(TypedDict):
    value: LineValue
    best: Union[ConnectfourMove, None]
    principal_variation: List[List[ConnectfourCoordinate]]
    depth: int
    nodes: int


class ConnectfourRoundAnalysis(TypedDict):
    round: int
    items: List[ConnectfourAnalysedMove]


class ConnectfourState(TypedDict):
    columns: int
    rows: int
    line: int
    board: ConnectfourBoard
    symbols: List[LineSymbol]
    last: Union[ConnectfourField, None]
    winning_line: WinningLine


class CreatedSeat(TypedDict):
    player: Union[Id, None]
    status: SeatStatus
    role: NotRequired[Role]
    name: NotRequired[PlayerName]
    by: NotRequired[SeatNumber]
    bot: NotRequired[BotName]
    level: NotRequired[BotLevel]
    outside_bot: NotRequired[Literal[True]]
    owns_questions: NotRequired[Literal[True]]


class CurrentRound(TypedDict):
    number: int
    of: Union[int, None]
    leader: Union[SeatNumber, None]

# Opaque.
Cursor: TypeAlias = str

# Of a round's secret, or of the dice of the game.
DealProof: TypeAlias = 'Union[RoundProof, DiceProof]'


class DiceProof(TypedDict):
    """SHA-256 of the 32 bytes of `server_seed` is the commitment."""

    server_seed: Hash
    client_seeds: ClientSeeds

EachMoveEvent: TypeAlias = 'Union[LineEventMove, ConnectfourEventMove]'

# No members.
EmptyObject: TypeAlias = 'Dict[str, Any]'

EntrantStatus: TypeAlias = Literal["invited", "playing", "declined", "disqualified"]


class EventAborted(TypedDict):
    """The game ended without a result; `seat` is the creator's who took it back, or the one whose time was over."""

    seq: Seq
    at: Moment
    seat: Union[SeatNumber, None]
    kind: Literal["aborted"]
    reason: AbortReason
    proof: NotRequired[Union[DiceProof, None]]


class EventClientSeed(TypedDict):
    """A seat gave its client seed, in place of one that it had given before."""

    seq: Seq
    at: Moment
    seat: Union[SeatNumber, None]
    kind: Literal["client-seed"]
    client_seed: ClientSeed


class EventCreated(TypedDict):
    """The game was made."""

    seq: Seq
    at: Moment
    seat: Union[SeatNumber, None]
    kind: Literal["created"]
    ruleset: RulesetId
    options: ResolvedOptions
    seats: List[CreatedSeat]
    visibility: Visibility
    ranked: bool
    creator: Id
    clock: NotRequired[Union[GameClock, None]]
    commitment: NotRequired[Hash]
    client_seeds: NotRequired[ClientSeeds]
    subjects: NotRequired[ChosenSubjects]
    tournament: NotRequired[Id]


class EventDeclined(TypedDict):
    """A player declined the seat, or left it before the game began."""

    seq: Seq
    at: Moment
    seat: Union[SeatNumber, None]
    kind: Literal["declined"]
    player: Id


class EventFinished(TypedDict):
    """The game is finished and the match result published."""

    seq: Seq
    at: Moment
    seat: Union[SeatNumber, None]
    id: Id
    outcome: MatchVerdict
    winners: List[SeatNumber]
    points: SeatPoints
    minor: NotRequired[SeatPoints]
    reason: FinishReason
    kind: Literal["finished"]
    proof: NotRequired[Union[DiceProof, None]]


class EventHead(TypedDict):
    seq: Seq
    at: Moment
    seat: Union[SeatNumber, None]


class EventJoined(TypedDict):
    """A player took a seat."""

    seq: Seq
    at: Moment
    seat: Union[SeatNumber, None]
    kind: Literal["joined"]
    player: Id
    outside_bot: NotRequired[Literal[True]]
    owns_questions: NotRequired[Literal[True]]
    client_seed: NotRequired[ClientSeed]
    subject: NotRequired[Id]

EventMove: TypeAlias = 'EachMoveEvent'


class EventProof(TypedDict):
    """Of a game with a duplicate deal, after its end"""

    seq: Seq
    at: Moment
    seat: Union[SeatNumber, None]
    kind: Literal["proof"]
    proof: Union[DealProof, None]


class EventPublished(TypedDict):
    """A seat made the game public, which was private, after its end or between two rounds."""

    seq: Seq
    at: Moment
    seat: Union[SeatNumber, None]
    kind: Literal["published"]


class EventRematch(TypedDict):
    """A seat, or (`seat` null) who made the game and watched it, asked for a rematch, after it was finished."""

    seq: Seq
    at: Moment
    seat: Union[SeatNumber, None]
    kind: Literal["rematch"]
    game: Id


class EventResigned(TypedDict):
    """A seat resigned; or tried what the rules forbid, in a tournament that has bots disqualified for that."""

    seq: Seq
    at: Moment
    seat: Union[SeatNumber, None]
    kind: Literal["resigned"]
    illegal: NotRequired[Literal[True]]


class EventResumed(TypedDict):
    """The server was down while somebody's time ran."""

    seq: Seq
    at: Moment
    seat: Union[SeatNumber, None]
    kind: Literal["resumed"]
    paused_ms: int


class EventRound(TypedDict):
    """A round began."""

    seq: Seq
    at: Moment
    seat: Union[SeatNumber, None]
    kind: Literal["round"]
    number: int
    leader: Union[SeatNumber, None]
    commitment: Union[Hash, None]
    points: SeatPoints


class EventRoundOver(TypedDict):
    """The round is over and its result published."""

    seq: Seq
    at: Moment
    seat: Union[SeatNumber, None]
    id: Id
    round: int
    leader: Union[SeatNumber, None]
    forfeited_by: Union[SeatNumber, None]
    points: SeatPoints
    attempts: NotRequired[int]
    solved: NotRequired[bool]
    solver: NotRequired[Union[SeatNumber, None]]
    secret: NotRequired[Union[Code, None]]
    honest: NotRequired[bool]
    boards: NotRequired[List[CodebreakingBoard]]
    moves: NotRequired[int]
    winner: NotRequired[Union[SeatNumber, None]]
    winning_line: NotRequired[WinningLine]
    winners: NotRequired[List[SeatNumber]]
    cards: NotRequired[List[YahtzeeCard]]
    forfeited: NotRequired[List[SeatNumber]]
    scores: NotRequired[List[QuizScore]]
    places: NotRequired[List[Union[int, None]]]
    tie_break: NotRequired[Union[List[QuizTieBreak], None]]
    title: NotRequired[Union[str, None]]
    kind: Literal["round-over"]
    proof: Union[RoundProof, None]


class EventTimedOut(TypedDict):
    """A seat whose turn it was let its time pass, and loses the round."""

    seq: Seq
    at: Moment
    seat: Union[SeatNumber, None]
    kind: Literal["timed-out"]

ExportFormat: TypeAlias = Literal["json", "sgf"]


class ExportVerdict(TypedDict):
    valid: bool
    event: NotRequired[Union[int, None]]
    detail: NotRequired[str]


class ExportedEvent(TypedDict):
    seq: Seq
    at: Moment
    kind: str
    seat: Union[SeatNumber, None]
    body: Dict[str, Any]

FamilyName: TypeAlias = Literal["codebreaking", "line", "yahtzee", "connectfour", "quiz"]

# The agreed rounds are played; all but one have resigned; it was finished; the last of the agreed rounds was lost on time;
# a code was cracked with the first guess of a round where that wins (`first_guess_wins`), whatever the points; it was open-
# ended and nobody had acted for too long; or a question set was deleted before its next round could be dealt from it.
FinishReason: TypeAlias = Literal["rounds", "resignation", "finish", "timeout", "first-guess", "expired", "set-deleted"]

# A game as the caller, a seat or a spectator, may see it.
Game: TypeAlias = 'Union[CodebreakingGame, LineGame, YahtzeeGame, ConnectfourGame, QuizGame]'


class GameChange(TypedDict):
    visibility: Literal["public"]

# The clock that was agreed.
GameClock: TypeAlias = 'Union[TurnGameClock, BankGameClock]'


class GameCreation(TypedDict):
    ruleset: RulesetId
    options: NotRequired[GameOptions]
    opponents: NotRequired[List[Opponent]]
    seat: NotRequired[Union[SeatNumber, None]]
    role: NotRequired[Role]
    visibility: NotRequired[Visibility]
    ranked: NotRequired[bool]
    clock: NotRequired[Union[ClockRequest, None]]
    client_seed: NotRequired[OptionalClientSeed]
    subject: NotRequired[OptionalSubject]
    await_client_seed: NotRequired[bool]

# What happened, as the caller may know it.
GameEvent: TypeAlias = 'Union[EventCreated, EventJoined, EventDeclined, EventRound, EventClientSeed, EventResigned, EventTimedOut, EventResumed, EventRoundOver, EventFinished, EventAborted, EventRematch, EventProof, EventPublished, CodebreakingEventSecret, CodebreakingEventGuess, CodebreakingEventAnswer, CodebreakingEventAnswerCorrected, CodebreakingEventReveal, EventMove, YahtzeeEventRoll, YahtzeeEventScore, QuizEventReady, QuizEventResponse, QuizEventHandIn, QuizEventJudgement, QuizEventAppeal, QuizEventVote, QuizEventPart, QuizEventQuestion, QuizEventClosed, QuizEventBell, QuizEventStintOver, QuizEventRuling, QuizEventTieBreak, QuizEventTieBreakOver, QuizEventSubject]'


class GameEventList(TypedDict):
    items: List[GameEvent]
    next: int


class GameExport(TypedDict):
    format: Literal["referee-game"]
    version: Literal[1]
    id: Id
    ruleset: str
    options: Dict[str, Any]
    seats: List[SeatOccupant]
    events: List[ExportedEvent]


class GameHead(TypedDict):
    """What games of all families have."""

    id: Id
    ruleset: RulesetId
    status: GameStatus
    version: Seq
    created_at: Moment
    updated_at: Moment
    finished_at: Union[Moment, None]
    visibility: Visibility
    ranked: bool
    join_code: Union[JoinCode, None]
    you: GameViewer
    seats: List[GameSeat]
    round: CurrentRound
    turn: GameTurn
    tournament: NotRequired[Id]
    clock: Union[GameClock, None]
    commitment: Union[Hash, None]
    result: Union[MatchResult, None]
    reason: NotRequired[AbortReason]


class GameInvitation(TypedDict):
    """A game for whoever may join it."""

    id: Id
    ruleset: RulesetId
    options: ResolvedOptions
    clock: Union[GameClock, None]
    ranked: bool
    seats: List[InvitationSeat]
    status: GameStatus


class GameList(TypedDict):
    items: List[Game]
    next: Union[Cursor, None]

# Those of the ruleset's family.
GameOptions: TypeAlias = 'Union[CodebreakingOptions, LineOptions, YahtzeeOptions, ConnectfourOptions, QuizOptions]'


class GameResults(TypedDict):
    rounds: List[RoundResult]
    match: Union[MatchResult, None]


class GameSeat(TypedDict):
    seat: SeatNumber
    player: Union[SeatedPlayer, None]
    status: SeatStatus
    role: NotRequired[Role]
    owns_questions: NotRequired[bool]
    subject: NotRequired[Union[QuizSubject, None]]
    by: NotRequired[SeatNumber]
    points: float
    bank_seconds: Union[float, None]

# `open`
GameStatus: TypeAlias = Literal["open", "playing", "round-over", "finished", "aborted"]


class GameTurn(TypedDict):
    seats: List[SeatNumber]
    actions: List[ActionName]
    deadline: Union[Moment, None]


class GameViewer(TypedDict):
    """Who the caller is in this game."""

    seat: Union[SeatNumber, None]
    player: Union[Id, None]
    token: NotRequired[Token]


class Guess(TypedDict):
    code: Code
    seat: NotRequired[ActingSeat]


class GuessResult(TypedDict):
    """The numbers and `solved` only where the guess was answered at once; else it waits for its answer."""

    bulls: NotRequired[AnswerNumber]
    cows: NotRequired[AnswerNumber]
    black: NotRequired[AnswerNumber]
    white: NotRequired[AnswerNumber]
    exact: NotRequired[AnswerNumber]
    misplaced: NotRequired[AnswerNumber]
    positions: NotRequired[str]
    seq: Seq
    attempt: int
    code: Code
    solved: NotRequired[bool]
    game: NotRequired[Game]

# SHA-256, or a nonce of the same size, in lower-case hexadecimal.
Hash: TypeAlias = str


class Health(TypedDict):
    status: Literal["ok"]

HeatsAdvance: TypeAlias = int

HeatsTable: TypeAlias = int


class Hint(TypedDict):
    strategy: BotName
    action: ActionName
    body: Dict[str, Any]

# An item of the family that the game is of.
HistoryItem: TypeAlias = 'Union[CodebreakingHistoryItem, LineHistoryItem, YahtzeeHistoryItem, ConnectfourHistoryItem, QuizHistoryItem]'

# Opaque, URL-safe, sorted by creation.
Id: TypeAlias = str

# What is added to it after each of them, by default 0.
IncrementSeconds: TypeAlias = int

# What a person has for all their turns of a round.
InitialSeconds: TypeAlias = int


class InvitationSeat(TypedDict):
    seat: SeatNumber
    player: Union[SeatedPlayer, None]
    status: SeatStatus
    role: NotRequired[Role]
    subject: NotRequired[Union[QuizSubject, None]]
    by: NotRequired[SeatNumber]


class InvitedEntrant(TypedDict):
    player: Id


class InvitedPlayer(TypedDict):
    player: Id
    role: NotRequired[Role]

# Has chosen no name and is not rated.
IsGuest: TypeAlias = bool


class Join(TypedDict):
    join_code: NotRequired[Union[JoinCode, None]]
    seat: NotRequired[Union[SeatNumber, None]]
    client_seed: NotRequired[OptionalClientSeed]
    subject: NotRequired[OptionalSubject]


class JoinByCode(TypedDict):
    join_code: JoinCode
    seat: NotRequired[Union[SeatNumber, None]]
    client_seed: NotRequired[OptionalClientSeed]
    subject: NotRequired[OptionalSubject]

# Upper and lower case are the same.
JoinCode: TypeAlias = str


class JoinPreview(TypedDict):
    game: GameInvitation

# A JSON Schema, draft 2020-12.
JsonSchema: TypeAlias = 'Dict[str, Any]'

LanguageTag: TypeAlias = Literal["en", "pl"]


class Leaderboard(TypedDict):
    ruleset: RulesetId
    metric: LeaderboardMetric
    period: LeaderboardPeriod
    total: int
    items: List[LeaderboardEntry]
    next: Union[str, None]


class LeaderboardDescription(TypedDict):
    ruleset: RulesetId
    metrics: List[LeaderboardMetric]
    periods: List[LeaderboardPeriod]


class LeaderboardDescriptionList(TypedDict):
    items: List[LeaderboardDescription]
    next: Union[str, None]


class LeaderboardEntry(TypedDict):
    rank: int
    player: PlayerReference
    value: float
    games: int

LeaderboardMetric: TypeAlias = Literal["wins", "points", "average", "best", "streak", "rating"]

LeaderboardPeriod: TypeAlias = Literal["all", "day", "week", "month"]


class LineAnalysedMove(TypedDict):
    ply: int
    seat: SeatNumber
    column: int
    row: int
    value: LineValue
    best: Union[LineField, None]
    blunder: bool

LineCoordinate: TypeAlias = int


class LineEventMove(TypedDict):
    """A stone was put on a field of a line game."""

    seq: Seq
    at: Moment
    seat: Union[SeatNumber, None]
    kind: Literal["move"]
    column: LineCoordinate
    row: LineCoordinate
    symbol: LineSymbol


class LineField(TypedDict):
    """A field of the board; column 0, row 0 is top left."""

    column: LineCoordinate
    row: LineCoordinate


class LineGame(TypedDict):
    id: Id
    ruleset: RulesetId
    status: GameStatus
    version: Seq
    created_at: Moment
    updated_at: Moment
    finished_at: Union[Moment, None]
    visibility: Visibility
    ranked: bool
    join_code: Union[JoinCode, None]
    you: GameViewer
    seats: List[GameSeat]
    round: CurrentRound
    turn: GameTurn
    tournament: NotRequired[Id]
    clock: Union[GameClock, None]
    commitment: Union[Hash, None]
    result: Union[MatchResult, None]
    reason: NotRequired[AbortReason]
    family: Literal["line"]
    options: ResolvedLineOptions
    proof: Union[SecretProof, None]
    state: Union[LineState, None]


class LineHistoryItem(TypedDict):
    """A move of a line game; with `round=all` also the round that it belongs to."""

    round: NotRequired[int]
    ply: int
    seat: SeatNumber
    column: LineCoordinate
    row: LineCoordinate
    symbol: LineSymbol


class LineMove(TypedDict):
    """A free field; which are on the board is a matter of its size."""

    column: int
    row: int
    seat: NotRequired[ActingSeat]


class LineMoveResult(TypedDict):
    seq: Seq
    column: LineCoordinate
    row: LineCoordinate
    symbol: LineSymbol
    game: NotRequired[Game]


class LineOptions(TypedDict):
    """The ruleset `line` needs `size` and `line`; tic-tac-toe (3, 3) and gomoku (15, 5) have neither."""

    exact_line: NotRequired[bool]
    rounds: NotRequired[Union[int, None]]
    hints: NotRequired[bool]
    size: NotRequired[int]
    line: NotRequired[int]


class LinePosition(TypedDict):
    options: NotRequired[LineOptions]
    board: List[str]
    to_move: NotRequired[Union[LineSymbol, None]]


class LinePositionAnalysis(TypedDict):
    value: LineValue
    best: Union[LineField, None]
    principal_variation: List[List[int]]
    depth: int
    nodes: int


class LineRoundAnalysis(TypedDict):
    round: int
    items: List[LineAnalysedMove]


class LineState(TypedDict):
    size: int
    line: int
    board: List[str]
    symbols: List[LineSymbol]
    last: Union[LineField, None]
    winning_line: WinningLine

LineSymbol: TypeAlias = Literal["X", "O"]

# What both sides can make of it by perfect play, where that was proved in time.
LineValue: TypeAlias = Literal["win", "draw", "loss", "unknown"]

MakeMoveRequest: TypeAlias = 'Union[LineMove, ConnectfourMove]'

MakeMoveResult: TypeAlias = 'Union[LineMoveResult, ConnectfourMoveResult]'

# In heats with a master, and only where it is so
MasterLeft: TypeAlias = Literal[True]


class MatchOutcome(TypedDict):
    id: Id
    outcome: MatchVerdict
    winners: List[SeatNumber]
    points: SeatPoints
    minor: NotRequired[SeatPoints]
    reason: FinishReason


class MatchResult(TypedDict):
    id: Id
    outcome: MatchVerdict
    winners: List[SeatNumber]
    points: SeatPoints
    minor: NotRequired[SeatPoints]
    reason: FinishReason
    published_at: Moment

# `draw`
MatchVerdict: TypeAlias = Literal["win", "draw", "loss"]

# RFC 3339, in UTC, with milliseconds.
Moment: TypeAlias = str


class NamedSeat(TypedDict):
    """Somebody without an account, as of two at one phone."""

    name: RequestedName
    role: NotRequired[Role]


class NewPlayer(TypedDict):
    """Given again under an `Idempotency-Key`, it is as the player is now, and comes without `token`."""

    id: Id
    name: PlayerName
    kind: PlayerKind
    created_at: Moment
    guest: IsGuest
    token: NotRequired[Token]


class NewPlayerToken(TypedDict):
    """Given again under an `Idempotency-Key`, it comes without `token`."""

    id: Id
    label: str
    scopes: TokenScopes
    created_at: Moment
    expires_at: Union[Moment, None]
    token: NotRequired[Token]


class NewWebhook(TypedDict):
    """Given again under an `Idempotency-Key`, it comes without `secret`."""

    id: Id
    url: str
    events: WebhookEventKinds
    created_at: Moment
    disabled_at: Union[Moment, None]
    secret: NotRequired[str]

# An OpenAPI document, version 3.1.
OpenApiDocument: TypeAlias = 'Dict[str, Any]'


class OpenSeat(TypedDict):
    open: Literal[True]
    role: NotRequired[Role]


class OpenTriviaQuestion(TypedDict):
    type: str
    difficulty: str
    category: str
    question: str
    correct_answer: str
    incorrect_answers: List[str]


class OpenTriviaQuestions(TypedDict):
    """As `https://opentdb.com/api.php` gives them."""

    response_code: int
    results: List[OpenTriviaQuestion]

Opponent: TypeAlias = 'Union[BotOpponent, OpenSeat, InvitedPlayer, NamedSeat]'

# In games with dice, your part of what they are made of
OptionalClientSeed: TypeAlias = 'Union[str, None]'

# In quizzes with the assignment `chosen`, the set that you choose as your subject.
OptionalSubject: TypeAlias = 'Union[str, None]'

PageEncoding: TypeAlias = Literal["br", "gzip"]


class Player(TypedDict):
    """Of one whose account is deleted `name` is null, and only the id is left beside it."""

    id: Id
    name: Union[PlayerName, None]
    kind: NotRequired[PlayerKind]
    created_at: NotRequired[Moment]
    guest: NotRequired[IsGuest]
    titles: NotRequired[List[PlayerTitle]]


class PlayerChange(TypedDict):
    name: RequestedName


class PlayerCreation(TypedDict):
    """Either `name`, or `guest` as true."""

    name: NotRequired[RequestedName]
    kind: NotRequired[PlayerKind]
    guest: NotRequired[bool]


class PlayerEntrant(TypedDict):
    player: PlayerReference


class PlayerEvent(TypedDict):
    """About a game, with `game` and `game_seq`, or a tournament, with `tournament` and `tournament_seq`."""

    seq: int
    at: Moment
    kind: PlayerEventKind
    game: NotRequired[Id]
    game_seq: NotRequired[Seq]
    tournament: NotRequired[Id]
    tournament_seq: NotRequired[int]

# `invited`
PlayerEventKind: TypeAlias = Literal["invited", "joined", "declined", "turn", "round-over", "finished", "rematch", "aborted", "tournament-invited", "tournament-missed"]


class PlayerEventList(TypedDict):
    items: List[PlayerEvent]
    next: int

PlayerKind: TypeAlias = Literal["human", "bot"]

# Trimmed, without control characters; 1 to 64 characters.
PlayerName: TypeAlias = str


class PlayerReference(TypedDict):
    """Of one whose account is deleted `name` is null, and `kind` is left out."""

    id: Id
    name: Union[PlayerName, None]
    kind: NotRequired[PlayerKind]


class PlayerStatistics(TypedDict):
    ruleset: RulesetId
    games: int
    ranked: int
    wins: int
    draws: int
    losses: int
    best: Union[float, None]
    worst: Union[float, None]
    average: Union[float, None]
    streak: int
    best_streak: int
    rating: Union[float, None]
    rating_deviation: Union[float, None]


class PlayerStatisticsList(TypedDict):
    items: List[PlayerStatistics]
    next: Union[str, None]


class PlayerTitle(TypedDict):
    tournament: Id
    ruleset: RulesetId
    title: str
    place: int
    at: Moment


class PlayerToken(TypedDict):
    id: Id
    label: str
    scopes: TokenScopes
    created_at: Moment
    expires_at: Union[Moment, None]


class PlayerTokenCreation(TypedDict):
    label: NotRequired[str]
    scopes: NotRequired[TokenScopes]
    expires_at: NotRequired[Union[str, None]]


class PlayerTokenList(TypedDict):
    items: List[PlayerToken]
    next: Union[Cursor, None]

# A position in a game of the ruleset's family.
Position: TypeAlias = 'Union[CodebreakingPosition, LinePosition, YahtzeePosition, ConnectfourPosition]'

# Of a position in a game of the ruleset's family.
PositionAnalysis: TypeAlias = 'Union[CodebreakingPositionAnalysis, LinePositionAnalysis, YahtzeePositionAnalysis, ConnectfourPositionAnalysis]'


class Problem(TypedDict):
    """Problem details, RFC 9457."""

    type: str
    title: str
    status: int
    detail: str
    request_id: NotRequired[str]
    errors: NotRequired[List[ProblemPointer]]
    attempt: NotRequired[int]
    attempts: NotRequired[List[int]]
    repairs: NotRequired[List[AnswerCorrection]]


class ProblemDescription(TypedDict):
    type: str
    name: ProblemName
    title: str
    status: int
    meaning: str


class ProblemDescriptionList(TypedDict):
    items: List[ProblemDescription]
    next: Union[str, None]

ProblemName: TypeAlias = Literal["bad-request", "malformed-json", "unauthorized", "forbidden", "not-found", "method-not-allowed", "not-your-turn", "not-allowed-now", "game-over", "game-full", "cursor-expired", "version-mismatch", "too-large", "uri-too-long", "unsupported-media-type", "invalid-value", "idempotency-mismatch", "rate-limited", "headers-too-large", "internal-error", "store-unavailable", "contradiction", "illegal-code", "wrong-answer", "bad-reveal", "illegal-move", "illegal-category"]


class ProblemPointer(TypedDict):
    """What is wrong with one value, of the body, the query or a header."""

    pointer: NotRequired[str]
    parameter: NotRequired[str]
    header: NotRequired[str]
    detail: str


class ProgramClockRequest(TypedDict):
    turn_seconds: NotRequired[None]
    bot_turn_seconds: BotTurnSeconds


class PublishedMatchResult(TypedDict):
    game: Id
    ruleset: RulesetId
    ranked: bool
    seats: List[SeatOccupant]
    id: Id
    outcome: MatchVerdict
    winners: List[SeatNumber]
    points: SeatPoints
    minor: NotRequired[SeatPoints]
    reason: FinishReason
    kind: Literal["match"]
    published_at: Moment

# A result as `GET /v1/games/{game}/result` has it, with where it comes from.
PublishedResult: TypeAlias = 'Union[PublishedRoundResult, PublishedMatchResult]'


class PublishedResultHead(TypedDict):
    game: Id
    ruleset: RulesetId
    ranked: bool
    seats: List[SeatOccupant]


class PublishedResultList(TypedDict):
    items: List[PublishedResult]
    next: Union[Cursor, None]


class PublishedRoundResult(TypedDict):
    game: Id
    ruleset: RulesetId
    ranked: bool
    seats: List[SeatOccupant]
    id: Id
    round: int
    leader: Union[SeatNumber, None]
    forfeited_by: Union[SeatNumber, None]
    points: SeatPoints
    attempts: NotRequired[int]
    solved: NotRequired[bool]
    solver: NotRequired[Union[SeatNumber, None]]
    secret: NotRequired[Union[Code, None]]
    honest: NotRequired[bool]
    boards: NotRequired[List[CodebreakingBoard]]
    moves: NotRequired[int]
    winner: NotRequired[Union[SeatNumber, None]]
    winning_line: NotRequired[WinningLine]
    winners: NotRequired[List[SeatNumber]]
    cards: NotRequired[List[YahtzeeCard]]
    forfeited: NotRequired[List[SeatNumber]]
    scores: NotRequired[List[QuizScore]]
    places: NotRequired[List[Union[int, None]]]
    tie_break: NotRequired[Union[List[QuizTieBreak], None]]
    title: NotRequired[Union[str, None]]
    kind: Literal["round"]
    published_at: Moment


class Question(TypedDict):
    """With `answers`; or `choices` and `correct`; or `correct` alone, true or false; or `number`, or `range`."""

    text: str
    answers: NotRequired[List[str]]
    choices: NotRequired[List[str]]
    correct: NotRequired[Union[bool, int, List[int]]]
    number: NotRequired[float]
    tolerance: NotRequired[float]
    range: NotRequired[List[float]]
    unit: NotRequired[str]
    title: NotRequired[str]
    category: NotRequired[str]
    difficulty: NotRequired[QuestionDifficulty]
    explanation: NotRequired[str]
    source: NotRequired[str]
    media: NotRequired[QuestionMedia]


class QuestionAddition(TypedDict):
    questions: List[Question]


class QuestionCategory(TypedDict):
    name: str
    count: int

QuestionDifficulty: TypeAlias = Literal["easy", "medium", "hard"]

QuestionExportFormat: TypeAlias = Literal["json", "gift"]

QuestionFormat: TypeAlias = Literal["json", "opentdb", "gift"]


class QuestionKindCounts(TypedDict):
    text: int
    choice: int
    boolean: int
    number: int


class QuestionMedia(TypedDict):
    """Told, and never fetched by the server."""

    url: str
    alt: NotRequired[str]


class QuestionSet(TypedDict):
    id: Id
    version: int
    owner: PlayerReference
    title: str
    language: str
    licence: str
    author: Union[str, None]
    source: Union[str, None]
    subject: Union[str, None]
    visibility: Visibility
    count: int
    kinds: QuestionKindCounts
    categories: List[QuestionCategory]
    created_at: Moment
    updated_at: Moment

QuestionSetBody: TypeAlias = 'Union[QuestionSetCreation, OpenTriviaQuestions]'


class QuestionSetChange(TypedDict):
    title: NotRequired[str]
    licence: NotRequired[str]
    author: NotRequired[Union[str, None]]
    source: NotRequired[Union[str, None]]
    subject: NotRequired[Union[str, None]]
    visibility: NotRequired[Visibility]


class QuestionSetCreation(TypedDict):
    title: str
    language: str
    licence: str
    author: NotRequired[Union[str, None]]
    source: NotRequired[Union[str, None]]
    subject: NotRequired[Union[str, None]]
    visibility: NotRequired[Union[Visibility, None]]
    questions: List[Question]


class QuestionSetList(TypedDict):
    items: List[QuestionSet]
    next: Union[Cursor, None]


class QuestionSetUpload(TypedDict):
    id: Union[Id, None]
    version: int
    owner: PlayerReference
    title: str
    language: str
    licence: str
    author: Union[str, None]
    source: Union[str, None]
    subject: Union[str, None]
    visibility: Visibility
    count: int
    kinds: QuestionKindCounts
    categories: List[QuestionCategory]
    created_at: Moment
    updated_at: Moment
    imported: NotRequired[int]
    skipped: NotRequired[List[SkippedQuestion]]

QuestionsBody: TypeAlias = 'Union[QuestionAddition, OpenTriviaQuestions]'


class QuestionsOfVersion(TypedDict):
    version: int
    items: List[Question]


class QuizAllPart(TypedDict):
    """Everybody the same question at the same time."""

    kind: Literal["all"]
    set: QuizSetOrReference
    seconds: NotRequired[int]
    questions: NotRequired[int]
    pause_seconds: NotRequired[Union[int, None]]
    points: NotRequired[int]
    speed: NotRequired[bool]
    title: NotRequired[Union[str, None]]


class QuizAppeal(TypedDict):
    question: int
    reason: NotRequired[Union[str, None]]
    seat: NotRequired[ActingSeat]


class QuizAppealResult(TypedDict):
    seq: Seq
    question: int
    reason: Union[str, None]
    game: NotRequired[Game]

QuizAppealStatus: TypeAlias = Literal["open", "granted", "refused"]

# Who answers on which.
QuizAssignment: TypeAlias = Literal["by-seat", "shared", "chosen"]


class QuizChairPart(TypedDict):
    """One contender at a time, question after question, against one clock."""

    kind: Literal["chair"]
    set: QuizSetOrReference
    seconds: NotRequired[int]
    order: NotRequired[QuizPartOrder]
    title: NotRequired[Union[str, None]]


class QuizCurrentPart(TypedDict):
    number: int
    of: int
    kind: QuizPartKind
    title: Union[str, None]
    seconds: int
    order: Union[List[SeatNumber], None]


class QuizEventAppeal(TypedDict):
    """A contender appealed against an outcome."""

    seq: Seq
    at: Moment
    seat: Union[SeatNumber, None]
    kind: Literal["appeal"]
    question: int
    reason: Union[str, None]


class QuizEventBell(TypedDict):
    """The time of a stint, a question or a sheet was over."""

    seq: Seq
    at: Moment
    seat: Union[SeatNumber, None]
    kind: Literal["bell"]


class QuizEventClosed(TypedDict):
    """A question was closed."""

    seq: Seq
    at: Moment
    seat: Union[SeatNumber, None]
    question: int
    answer: Union[str, None]
    outcomes: Union[List[QuizOutcomeOfSeat], None]
    kind: Literal["closed"]


class QuizEventHandIn(TypedDict):
    """A contender handed in the sheet."""

    seq: Seq
    at: Moment
    seat: Union[SeatNumber, None]
    kind: Literal["hand-in"]

QuizEventJudgement = TypedDict("QuizEventJudgement", {"seq": 'Seq', "at": 'Moment', "seat": 'SeatNumber', "kind": Literal["judgement"], "question": int, "correct": 'Union[bool, None]', "by": 'Union[SeatNumber, None]', "pass": 'NotRequired[Union[bool, None]]', "text": 'NotRequired[Union[str, None]]'})


class QuizEventPart(TypedDict):
    """A part began."""

    seq: Seq
    at: Moment
    seat: Union[SeatNumber, None]
    kind: Literal["part"]
    part: int
    of: int
    part_kind: QuizPartKind
    title: Union[str, None]
    seconds: int
    order: Union[List[SeatNumber], None]


class QuizEventQuestion(TypedDict):
    """A question was put, to `seat` or to all."""

    seq: Seq
    at: Moment
    seat: Union[SeatNumber, None]
    kind: Literal["question"]
    question: int
    text: Union[str, None]
    language: Union[str, None]
    answer_kind: Union[QuizQuestionKind, None]
    choices: Union[List[str], None]
    unit: Union[str, None]
    category: Union[str, None]
    difficulty: Union[QuestionDifficulty, None]
    media: Union[QuizMedia, None]


class QuizEventReady(TypedDict):
    """A seat is ready; without one, it was not waited for any longer."""

    seq: Seq
    at: Moment
    seat: Union[SeatNumber, None]
    kind: Literal["ready"]

QuizEventResponse = TypedDict("QuizEventResponse", {"seq": 'Seq', "at": 'Moment', "seat": 'Union[SeatNumber, None]', "kind": Literal["response"], "question": int, "text": 'Union[str, None]', "pass": 'Union[bool, None]', "correct": 'Union[bool, None]', "answer": 'Union[str, None]'})


class QuizEventRuling(TypedDict):
    """The appeal of `seat` was granted or refused, `by` the question master or, where that is null, by votes."""

    seq: Seq
    at: Moment
    seat: SeatNumber
    kind: Literal["ruling"]
    question: int
    granted: bool
    by: Union[SeatNumber, None]


class QuizEventStintOver(TypedDict):
    """A stint was over, and the answers to what was passed are told."""

    seq: Seq
    at: Moment
    seat: Union[SeatNumber, None]
    kind: Literal["stint-over"]
    points: int
    right: int
    wrong: int
    passes: int
    passed: List[QuizPassedQuestion]
    exhausted: bool


class QuizEventSubject(TypedDict):
    """A contender chose their subject, in place of one that they had chosen before."""

    seq: Seq
    at: Moment
    seat: Union[SeatNumber, None]
    kind: Literal["subject"]
    set: Id


class QuizEventTieBreak(TypedDict):
    """These are equal in front, and are put the same five questions one after the other."""

    seq: Seq
    at: Moment
    seat: Union[SeatNumber, None]
    kind: Literal["tie-break"]
    seats: List[SeatNumber]
    number: int


class QuizEventTieBreakOver(TypedDict):
    """All have had the five, which are told now."""

    seq: Seq
    at: Moment
    seat: Union[SeatNumber, None]
    kind: Literal["tie-break-over"]
    number: int
    questions: List[QuizToldQuestion]
    right: List[Union[int, None]]


class QuizEventVote(TypedDict):
    """A contender voted on the appeal of `seat`."""

    seq: Seq
    at: Moment
    seat: SeatNumber
    kind: Literal["vote"]
    question: int
    accept: bool
    by: SeatNumber


class QuizGame(TypedDict):
    id: Id
    ruleset: RulesetId
    status: GameStatus
    version: Seq
    created_at: Moment
    updated_at: Moment
    finished_at: Union[Moment, None]
    visibility: Visibility
    ranked: bool
    join_code: Union[JoinCode, None]
    you: GameViewer
    seats: List[GameSeat]
    round: CurrentRound
    turn: GameTurn
    tournament: NotRequired[Id]
    clock: Union[GameClock, None]
    commitment: Union[Hash, None]
    result: Union[MatchResult, None]
    reason: NotRequired[AbortReason]
    family: Literal["quiz"]
    options: ResolvedQuizOptions
    proof: Union[QuizProof, None]
    state: Union[QuizState, None]


class QuizHistoryItem(TypedDict):
    """A question that was put; with `round=all` also the round that it belongs to."""

    round: NotRequired[int]
    question: int
    part: int
    seat: Union[SeatNumber, None]
    text: Union[str, None]
    language: Union[str, None]
    kind: Union[QuizQuestionKind, None]
    choices: Union[List[str], None]
    answer: Union[str, None]
    explanation: Union[str, None]
    source: Union[str, None]
    salt: Union[Hash, None]
    dealt: Union[str, None]
    responses: List[QuizRecordedResponse]

# Who says whether a text is right.
QuizJudge: TypeAlias = Literal["automatic", "master"]

QuizJudgement = TypedDict("QuizJudgement", {"correct": 'NotRequired[bool]', "pass": 'NotRequired[Literal[True]]', "suggested": 'NotRequired[Literal[True]]', "text": 'NotRequired[str]', "question": 'NotRequired[int]', "seat": 'NotRequired[SeatNumber]'})

QuizJudgementResult = TypedDict("QuizJudgementResult", {"seq": 'Seq', "question": int, "seat": 'SeatNumber', "correct": 'Union[bool, None]', "by": 'Union[SeatNumber, None]', "pass": 'NotRequired[Union[bool, None]]', "text": 'NotRequired[Union[str, None]]', "game": 'NotRequired[Game]'})


class QuizLastQuestion(TypedDict):
    question: int
    answer: Union[str, None]
    outcomes: Union[List[QuizOutcomeOfSeat], None]


class QuizMedia(TypedDict):
    url: str
    alt: Union[str, None]


class QuizOpenAppeal(TypedDict):
    question: int
    seat: SeatNumber
    text: Union[str, None]
    accept: int
    refuse: int


class QuizOpenQuestion(TypedDict):
    question: int
    text: Union[str, None]
    language: Union[str, None]
    kind: Union[QuizQuestionKind, None]
    choices: Union[List[str], None]
    unit: Union[str, None]
    category: Union[str, None]
    difficulty: Union[QuestionDifficulty, None]
    media: Union[QuizMedia, None]
    put_at: Moment
    answers: Union[List[str], None]


class QuizOptions(TypedDict):
    """`parts` for `quiz`, `general` and `subjects` for `mastermind-quiz`."""

    judge: NotRequired[QuizJudge]
    reading: NotRequired[QuizReading]
    spelling: NotRequired[QuizSpelling]
    grace_seconds: NotRequired[int]
    ready_seconds: NotRequired[Union[int, None]]
    judge_seconds: NotRequired[int]
    appeal_seconds: NotRequired[int]
    tie_break: NotRequired[bool]
    rounds: NotRequired[int]
    title: NotRequired[Union[str, None]]
    general: NotRequired[QuizSetOrReference]
    subjects: NotRequired[List[QuizSetOrReference]]
    assignment: NotRequired[QuizAssignment]
    subject_seconds: NotRequired[int]
    general_seconds: NotRequired[int]
    parts: NotRequired[List[QuizPart]]


class QuizOrigin(TypedDict):
    set: Id
    version: int
    title: str
    licence: str
    author: Union[str, None]
    source: Union[str, None]

QuizOutcome: TypeAlias = Literal["right", "wrong", "pass", "unanswered"]


class QuizOutcomeOfSeat(TypedDict):
    seat: SeatNumber
    outcome: QuizOutcome
    points: int
    text: Union[str, None]

QuizPart: TypeAlias = 'Union[QuizChairPart, QuizAllPart, QuizSheetPart]'

QuizPartKind: TypeAlias = Literal["chair", "all", "sheet"]

# `reverse`
QuizPartOrder: TypeAlias = Literal["seats", "reverse"]


class QuizPassedQuestion(TypedDict):
    question: int
    text: str
    answer: str


class QuizPendingResponse(TypedDict):
    question: int
    seat: SeatNumber
    text: Union[str, None]
    suggested: Union[bool, None]

QuizPhase: TypeAlias = Literal["ready", "question", "judging", "pause", "checking", "tie-break", "over"]


class QuizProof(TypedDict):
    """`printf '%s\n%s' NONCE SECRET | sha256sum` gives the commitment."""

    nonce: Hash
    secret: str

# `boolean` has the choices true and false.
QuizQuestionKind: TypeAlias = Literal["text", "choice", "boolean", "number"]

# aloud
QuizReading: TypeAlias = Literal["screen", "aloud"]


class QuizRecordedResponse(TypedDict):
    seat: SeatNumber
    text: Union[str, None]
    outcome: Union[QuizOutcome, None]
    points: Union[int, None]
    after_ms: Union[int, None]
    appeal: Union[QuizAppealStatus, None]


class QuizReference(TypedDict):
    set: Id
    version: NotRequired[Union[int, None]]
    categories: NotRequired[Union[List[str], None]]
    difficulty: NotRequired[Union[List[QuestionDifficulty], None]]

QuizResponse = TypedDict("QuizResponse", {"text": 'NotRequired[str]', "choice": 'NotRequired[int]', "pass": 'NotRequired[Literal[True]]', "question": 'NotRequired[int]', "seat": 'NotRequired[ActingSeat]'})

QuizResponseResult = TypedDict("QuizResponseResult", {"seq": 'Seq', "question": int, "text": 'Union[str, None]', "pass": bool, "correct": 'Union[bool, None]', "answer": 'Union[str, None]', "game": 'NotRequired[Game]'})


class QuizScore(TypedDict):
    seat: SeatNumber
    points: int
    right: int
    wrong: int
    passes: int
    unanswered: int
    tie_break: Union[int, None]

# Questions of a set
QuizSetOrReference: TypeAlias = 'Union[Id, QuizReference]'


class QuizSheetPart(TypedDict):
    """Everybody all questions at once, as on a sheet of paper."""

    kind: Literal["sheet"]
    set: QuizSetOrReference
    seconds: NotRequired[int]
    questions: NotRequired[int]
    points: NotRequired[int]
    title: NotRequired[Union[str, None]]

# forgiving
QuizSpelling: TypeAlias = Literal["exact", "forgiving"]


class QuizState(TypedDict):
    """What you may know."""

    phase: QuizPhase
    part: Union[QuizCurrentPart, None]
    chair: Union[SeatNumber, None]
    stint: Union[QuizStint, None]
    closes_at: Union[Moment, None]
    starts_at: Union[Moment, None]
    questions: List[QuizOpenQuestion]
    waiting_for: List[SeatNumber]
    responses: List[QuizPendingResponse]
    scores: List[QuizScore]
    appeals: List[QuizOpenAppeal]
    sets: List[QuizOrigin]
    last: Union[QuizLastQuestion, None]


class QuizStint(TypedDict):
    began_at: Moment
    ends_at: Union[Moment, None]
    rang: bool


class QuizSubject(TypedDict):
    set: Id
    title: Union[str, None]


class QuizTieBreak(TypedDict):
    number: int
    seats: List[SeatNumber]
    right: List[int]


class QuizToldQuestion(TypedDict):
    text: str
    answer: str


class QuizVote(TypedDict):
    question: int
    seat: SeatNumber
    accept: bool


class QuizVoteResult(TypedDict):
    seq: Seq
    question: int
    seat: SeatNumber
    accept: bool
    by: SeatNumber
    game: NotRequired[Game]


class RatingStep(TypedDict):
    at: Moment
    rating: float
    deviation: float
    game: Union[Id, None]


class RatingStepList(TypedDict):
    items: List[RatingStep]
    next: Union[Cursor, None]


class Readiness(TypedDict):
    status: Literal["ready"]


class RegisteredSecret(TypedDict):
    code: Code
    seat: NotRequired[ActingSeat]


class RematchResult(TypedDict):
    seq: Seq
    id: Id
    game: Game

RequestedEntrant: TypeAlias = 'Union[BotEntrant, InvitedEntrant]'

# Is trimmed and brought into normal form C, and then needs 1 to 64 characters.
RequestedName: TypeAlias = str


class ResolvedCodebreakingOptions(TypedDict):
    length: int
    alphabet: str
    repeats: bool
    blanks: bool
    leading_zero: bool
    max_guesses: Union[int, None]
    feedback: CodebreakingFeedback
    consistent_guesses: bool
    codemaker: CodebreakingCodemaker
    answers: CodebreakingAnswers
    secret: CodebreakingSecret
    rounds: Union[int, None]
    scoring: CodebreakingScoring
    fewest_ties: CodebreakingFewestTies
    first_guess_wins: bool
    hints: bool


class ResolvedConnectfourOptions(TypedDict):
    columns: int
    rows: int
    line: int
    rounds: Union[int, None]
    hints: bool


class ResolvedLineOptions(TypedDict):
    """`size` and `line` only of the ruleset `line`."""

    exact_line: bool
    rounds: Union[int, None]
    hints: bool
    size: NotRequired[int]
    line: NotRequired[int]

# All options of the ruleset, resolved; they can be sent again.
ResolvedOptions: TypeAlias = 'Union[ResolvedCodebreakingOptions, ResolvedLineOptions, ResolvedYahtzeeOptions, ResolvedConnectfourOptions, ResolvedQuizOptions]'


class ResolvedQuizAllPart(TypedDict):
    kind: Literal["all"]
    set: ResolvedQuizReference
    seconds: int
    questions: int
    pause_seconds: Union[int, None]
    points: int
    speed: bool
    title: Union[str, None]


class ResolvedQuizChairPart(TypedDict):
    kind: Literal["chair"]
    set: ResolvedQuizReference
    seconds: int
    order: QuizPartOrder
    title: Union[str, None]


class ResolvedQuizOptions(TypedDict):
    judge: QuizJudge
    reading: QuizReading
    spelling: QuizSpelling
    grace_seconds: int
    ready_seconds: Union[int, None]
    judge_seconds: int
    appeal_seconds: int
    tie_break: bool
    rounds: int
    title: Union[str, None]
    general: NotRequired[ResolvedQuizReference]
    subjects: NotRequired[List[ResolvedQuizReference]]
    assignment: NotRequired[QuizAssignment]
    subject_seconds: NotRequired[int]
    general_seconds: NotRequired[int]
    parts: NotRequired[List[ResolvedQuizPart]]

ResolvedQuizPart: TypeAlias = 'Union[ResolvedQuizChairPart, ResolvedQuizAllPart, ResolvedQuizSheetPart]'


class ResolvedQuizReference(TypedDict):
    set: Id
    version: int
    categories: Union[List[str], None]
    difficulty: Union[List[QuestionDifficulty], None]


class ResolvedQuizSheetPart(TypedDict):
    kind: Literal["sheet"]
    set: ResolvedQuizReference
    seconds: int
    questions: int
    points: int
    title: Union[str, None]


class ResolvedYahtzeeOptions(TypedDict):
    joker: YahtzeeJoker
    cards: YahtzeeCards
    rounds: Union[int, None]
    await_client_seed: bool
    hints: bool

ResultOrder: TypeAlias = Literal["oldest", "newest"]


class Reveal(TypedDict):
    nonce: NotRequired[str]
    code: str
    seat: NotRequired[ActingSeat]


class RevealResult(TypedDict):
    seq: Seq
    honest: bool
    wrong: List[int]
    secret: NotRequired[Code]
    game: NotRequired[Game]

# In games with officials, who act and do not compete
Role: TypeAlias = str

# Of a round of the family that the game is of.
RoundAnalysis: TypeAlias = 'Union[CodebreakingRoundAnalysis, LineRoundAnalysis, YahtzeeRoundAnalysis, ConnectfourRoundAnalysis]'


class RoundHistory(TypedDict):
    items: List[HistoryItem]
    next: Union[str, None]


class RoundOutcome(TypedDict):
    """Beside the first five there are the members of the game's family, all of them and no others."""

    id: Id
    round: int
    leader: Union[SeatNumber, None]
    forfeited_by: Union[SeatNumber, None]
    points: SeatPoints
    attempts: NotRequired[int]
    solved: NotRequired[bool]
    solver: NotRequired[Union[SeatNumber, None]]
    secret: NotRequired[Union[Code, None]]
    honest: NotRequired[bool]
    boards: NotRequired[List[CodebreakingBoard]]
    moves: NotRequired[int]
    winner: NotRequired[Union[SeatNumber, None]]
    winning_line: NotRequired[WinningLine]
    winners: NotRequired[List[SeatNumber]]
    cards: NotRequired[List[YahtzeeCard]]
    forfeited: NotRequired[List[SeatNumber]]
    scores: NotRequired[List[QuizScore]]
    places: NotRequired[List[Union[int, None]]]
    tie_break: NotRequired[Union[List[QuizTieBreak], None]]
    title: NotRequired[Union[str, None]]

# What the commitment to a round's secret was made of.
RoundProof: TypeAlias = 'Union[SecretProof, QuizProof]'


class RoundResult(TypedDict):
    id: Id
    round: int
    leader: Union[SeatNumber, None]
    forfeited_by: Union[SeatNumber, None]
    points: SeatPoints
    attempts: NotRequired[int]
    solved: NotRequired[bool]
    solver: NotRequired[Union[SeatNumber, None]]
    secret: NotRequired[Union[Code, None]]
    honest: NotRequired[bool]
    boards: NotRequired[List[CodebreakingBoard]]
    moves: NotRequired[int]
    winner: NotRequired[Union[SeatNumber, None]]
    winning_line: NotRequired[WinningLine]
    winners: NotRequired[List[SeatNumber]]
    cards: NotRequired[List[YahtzeeCard]]
    forfeited: NotRequired[List[SeatNumber]]
    scores: NotRequired[List[QuizScore]]
    places: NotRequired[List[Union[int, None]]]
    tie_break: NotRequired[Union[List[QuizTieBreak], None]]
    title: NotRequired[Union[str, None]]
    published_at: Moment


class Ruleset(TypedDict):
    id: RulesetId
    family: FamilyName
    title: str
    seats: RulesetSeats
    roles: List[RulesetRole]
    options: JsonSchema
    actions: List[RulesetAction]
    bots: List[BotName]
    labels: List[AnswerLabel]
    categories: NotRequired[List[YahtzeeCategory]]
    sections: NotRequired[YahtzeeSections]


class RulesetAction(TypedDict):
    name: ActionName
    method: ActionMethod
    path: str
    body: JsonSchema

RulesetId: TypeAlias = Literal["bulls-and-cows", "mastermind", "super-mastermind", "mini-mastermind", "number-guess", "tic-tac-toe", "gomoku", "line", "yahtzee", "connect-four", "mastermind-quiz", "quiz"]


class RulesetList(TypedDict):
    items: List[Ruleset]
    next: Union[str, None]


class RulesetRole(TypedDict):
    role: Role
    competes: bool
    min: int
    max: int


class RulesetSeats(TypedDict):
    min: int
    max: int

# A place at the table, counted from 0.
SeatNumber: TypeAlias = int


class SeatOccupant(TypedDict):
    seat: SeatNumber
    player: Union[SeatedPlayer, None]

# By seat.
SeatPoints: TypeAlias = 'List[float]'

SeatStatus: TypeAlias = Literal["open", "invited", "joined", "declined", "resigned"]


class SeatedPlayer(TypedDict):
    """As everywhere; of somebody without an account `id` is null, and `name` is theirs in this game."""

    id: Union[Id, None]
    name: Union[PlayerName, None]
    kind: NotRequired[PlayerKind]

Secret: TypeAlias = 'Union[RegisteredSecret, CommittedSecret]'


class SecretProof(TypedDict):
    """`printf '%s\n%s' NONCE SECRET | sha256sum` gives the commitment."""

    nonce: Hash
    secret: Code

# A place in a game's log, counted from 1.
Seq: TypeAlias = int


class ServiceIndex(TypedDict):
    name: Literal["referee"]
    version: str
    links: Dict[str, str]

SkipReason: TypeAlias = Literal["duplicate", "does-not-fit", "partial-credit", "matching", "essay", "description"]


class SkippedQuestion(TypedDict):
    index: NotRequired[int]
    line: NotRequired[int]
    reason: SkipReason


class StageSubject(TypedDict):
    stage: int
    set: Id


class SubjectChoice(TypedDict):
    set: Id
    seat: NotRequired[ActingSeat]


class SuggestedGuess(TypedDict):
    code: Code
    expected_remaining: Union[float, None]
    worst_remaining: Union[float, None]
    bits_expected: float

# A bearer token.
Token: TypeAlias = str

TokenScope: TypeAlias = Literal["play", "service", "admin"]

TokenScopes: TypeAlias = 'List[TokenScope]'


class Tournament(TypedDict):
    """With `totals` until it is finished, with `standings` from then on."""

    id: Id
    name: Union[TournamentName, None]
    ruleset: RulesetId
    format: TournamentFormat
    status: TournamentStatus
    visibility: Visibility
    version: Seq
    created_at: Moment
    finished_at: Union[Moment, None]
    starts_at: Union[Moment, None]
    series: Union[Id, None]
    creator: PlayerEntrant
    master: Union[PlayerReference, None]
    options: ResolvedOptions
    deal: TournamentDeal
    illegal: TournamentIllegal
    clock: Union[ClockRequest, None]
    table: Union[HeatsTable, None]
    advance: Union[HeatsAdvance, None]
    seed: Union[str, int, None]
    title: Union[str, None]
    games: int
    played: int
    tie_break_games: int
    total: int
    winners: List[TournamentNumber]
    stages: Union[List[TournamentStage], None]
    you: Union[TournamentStanding, None]
    totals: NotRequired[List[TournamentStanding]]
    standings: NotRequired[List[TournamentStanding]]
    next: Union[Cursor, None]


class TournamentCreation(TypedDict):
    ruleset: RulesetId
    format: TournamentFormat
    games: NotRequired[int]
    entrants: List[RequestedEntrant]
    options: NotRequired[GameOptions]
    seed: NotRequired[Union[str, int, None]]
    deal: NotRequired[TournamentDeal]
    visibility: NotRequired[Visibility]
    illegal: NotRequired[TournamentIllegal]
    starts_at: NotRequired[Union[Moment, None]]
    clock: NotRequired[Union[ClockRequest, None]]
    name: NotRequired[Union[TournamentName, None]]
    table: NotRequired[HeatsTable]
    advance: NotRequired[HeatsAdvance]
    master: NotRequired[Union[str, None]]

# With `duplicate` everybody plays alone, all with the same secrets and dice; not for line games and quizzes.
TournamentDeal: TypeAlias = Literal["independent", "duplicate"]

TournamentEntrant: TypeAlias = 'Union[BotEntrant, PlayerEntrant]'

# What happened in a tournament.
TournamentEvent: TypeAlias = 'Union[TournamentEventCreated, TournamentEventJoined, TournamentEventDeclined, TournamentEventBegun, TournamentEventRound, TournamentEventStage, TournamentEventSubject, TournamentEventStarted, TournamentEventGame, TournamentEventDisqualified, TournamentEventDrawn, TournamentEventFinished, TournamentEventCancelled]'


class TournamentEventBegun(TypedDict):
    """The moment `starts_at` has come."""

    seq: Seq
    at: Moment
    kind: Literal["begun"]


class TournamentEventCancelled(TypedDict):
    """The tournament ended before it was played."""

    seq: Seq
    at: Moment
    kind: Literal["cancelled"]
    reason: CancelReason


class TournamentEventCreated(TypedDict):
    """The tournament was made."""

    seq: Seq
    at: Moment
    kind: Literal["created"]
    ruleset: RulesetId
    format: TournamentFormat
    games: int
    deal: TournamentDeal
    visibility: Visibility
    illegal: TournamentIllegal
    starts_at: NotRequired[Moment]
    series: NotRequired[Id]
    creator: Id
    table: NotRequired[HeatsTable]
    advance: NotRequired[HeatsAdvance]
    master: NotRequired[Union[Id, None]]
    title: NotRequired[Union[str, None]]


class TournamentEventDeclined(TypedDict):
    """A player declined the invitation, or left before it began."""

    seq: Seq
    at: Moment
    kind: Literal["declined"]
    number: TournamentNumber


class TournamentEventDisqualified(TypedDict):
    """A bot did what bots must not, and plays no more"""

    seq: Seq
    at: Moment
    kind: Literal["disqualified"]
    number: TournamentNumber
    game: int
    reason: str


class TournamentEventDrawn(TypedDict):
    """The games did not decide a match of a knockout; the lot did."""

    seq: Seq
    at: Moment
    kind: Literal["drawn"]
    round: int
    number: TournamentNumber


class TournamentEventFinished(TypedDict):
    """The tournament is over."""

    seq: Seq
    at: Moment
    kind: Literal["finished"]
    winners: List[TournamentNumber]


class TournamentEventGame(TypedDict):
    """A game is over."""

    seq: Seq
    at: Moment
    kind: Literal["game"]
    game: int
    round: NotRequired[int]
    tie_break: NotRequired[bool]
    entrants: NotRequired[List[TournamentNumber]]
    scores: NotRequired[List[Union[float, None]]]
    minor: NotRequired[SeatPoints]
    asked: NotRequired[SeatPoints]
    forfeits: NotRequired[List[TournamentNumber]]
    id: NotRequired[Id]
    seed: NotRequired[Hash]
    master_left: NotRequired[MasterLeft]


class TournamentEventHead(TypedDict):
    seq: Seq
    at: Moment


class TournamentEventJoined(TypedDict):
    """A player accepted the invitation."""

    seq: Seq
    at: Moment
    kind: Literal["joined"]
    number: TournamentNumber


class TournamentEventList(TypedDict):
    items: List[TournamentEvent]
    next: int


class TournamentEventRound(TypedDict):
    """A round of a swiss or a knockout was paired."""

    seq: Seq
    at: Moment
    kind: Literal["round"]
    round: int
    pairs: List[List[TournamentNumber]]
    byes: List[TournamentNumber]


class TournamentEventStage(TypedDict):
    """A stage of heats was drawn."""

    seq: Seq
    at: Moment
    kind: Literal["stage"]
    stage: int
    tables: List[List[TournamentNumber]]


class TournamentEventStarted(TypedDict):
    """A game with players has begun."""

    seq: Seq
    at: Moment
    kind: Literal["started"]
    game: int
    round: NotRequired[int]
    tie_break: NotRequired[bool]
    entrants: NotRequired[List[TournamentNumber]]
    id: NotRequired[Id]
    master_left: NotRequired[MasterLeft]


class TournamentEventSubject(TypedDict):
    """A contender has chosen what they are asked of in a stage of heats, or another one."""

    seq: Seq
    at: Moment
    kind: Literal["subject"]
    stage: int
    number: TournamentNumber
    set: Id
    drawn: bool

TournamentFormat: TypeAlias = Literal["all-play", "round-robin", "swiss", "knockout", "heats"]


class TournamentGame(TypedDict):
    game: int
    id: Union[Id, None]
    round: int
    entrants: List[TournamentNumber]
    scores: Union[List[Union[float, None]], None]
    tie_break: bool


class TournamentGameList(TypedDict):
    items: List[TournamentGame]
    next: Union[Cursor, None]


class TournamentHead(TypedDict):
    id: Id
    name: Union[TournamentName, None]
    ruleset: RulesetId
    format: TournamentFormat
    status: TournamentStatus
    visibility: Visibility
    version: Seq
    created_at: Moment
    finished_at: Union[Moment, None]
    starts_at: Union[Moment, None]
    series: Union[Id, None]
    creator: PlayerEntrant
    master: Union[PlayerReference, None]
    options: ResolvedOptions
    deal: TournamentDeal
    illegal: TournamentIllegal
    clock: Union[ClockRequest, None]
    table: Union[HeatsTable, None]
    advance: Union[HeatsAdvance, None]
    seed: Union[str, int, None]
    title: Union[str, None]
    games: int
    played: int
    tie_break_games: int
    total: int
    winners: List[TournamentNumber]

# What is done when a bot from outside tries an action that the rules refuse
TournamentIllegal: TypeAlias = Literal["refuse", "disqualify"]

# Trimmed, in normal form C, without control characters; 1 to 100 characters.
TournamentName: TypeAlias = str

# An entrant of the tournament, counted from 1.
TournamentNumber: TypeAlias = int


class TournamentRematch(TypedDict):
    entrants: NotRequired[List[RequestedEntrant]]


class TournamentStage(TypedDict):
    number: int
    name: str
    status: TournamentStageStatus
    choose_by: Union[Moment, None]
    tables: List[TournamentTable]

TournamentStageStatus: TypeAlias = Literal["running", "finished", "cancelled"]


class TournamentStanding(TypedDict):
    rank: int
    number: TournamentNumber
    entrant: TournamentEntrant
    points: float
    games: int
    wins: int
    draws: int
    losses: int
    average: Union[float, None]
    ci95: Union[List[float], None]
    status: EntrantStatus

# Open while players have not answered yet, and before `starts_at`.
TournamentStatus: TypeAlias = Literal["open", "running", "finished", "cancelled"]


class TournamentSummary(TypedDict):
    id: Id
    name: Union[TournamentName, None]
    ruleset: RulesetId
    format: TournamentFormat
    status: TournamentStatus
    visibility: Visibility
    version: Seq
    created_at: Moment
    finished_at: Union[Moment, None]
    starts_at: Union[Moment, None]
    series: Union[Id, None]
    creator: PlayerEntrant
    master: Union[PlayerReference, None]
    options: ResolvedOptions
    deal: TournamentDeal
    illegal: TournamentIllegal
    clock: Union[ClockRequest, None]
    table: Union[HeatsTable, None]
    advance: Union[HeatsAdvance, None]
    seed: Union[str, int, None]
    title: Union[str, None]
    games: int
    played: int
    tie_break_games: int
    total: int
    winners: List[TournamentNumber]


class TournamentSummaryList(TypedDict):
    items: List[TournamentSummary]
    champion: NotRequired[List[TournamentEntrant]]
    next: Union[Cursor, None]


class TournamentTable(TypedDict):
    """With players among the entrants, and while its stage runs, only those who see the game are told it and its points."""

    number: int
    game: Union[int, None]
    id: Union[Id, None]
    entrants: List[TournamentNumber]
    subjects: Union[List[Union[Id, None]], None]
    points: Union[List[Union[float, None]], None]
    advanced: List[TournamentNumber]

TriviaEncoding: TypeAlias = Literal["html", "url3986", "urlLegacy", "base64", "none"]


class TurnClockRequest(TypedDict):
    turn_seconds: TurnSeconds
    bot_turn_seconds: NotRequired[BotTurnSeconds]


class TurnGameClock(TypedDict):
    turn_seconds: Union[TurnSeconds, None]
    bot_turn_seconds: BotTurnSeconds

# What a person's turn may take, up to two weeks.
TurnSeconds: TypeAlias = int

# Public games and tournaments are listed, and may be watched by everybody.
Visibility: TypeAlias = Literal["private", "public"]

# A web application manifest.
WebManifest: TypeAlias = 'Dict[str, Any]'


class Webhook(TypedDict):
    id: Id
    url: str
    events: WebhookEventKinds
    created_at: Moment
    disabled_at: Union[Moment, None]


class WebhookChange(TypedDict):
    disabled: bool


class WebhookCreation(TypedDict):
    url: str
    events: WebhookEventKinds


class WebhookDelivery(TypedDict):
    id: Id
    message: str
    type: str
    state: WebhookDeliveryState
    attempts: int
    status: Union[int, None]
    created_at: Moment
    tried_at: Union[Moment, None]
    due_at: Union[Moment, None]


class WebhookDeliveryList(TypedDict):
    items: List[WebhookDelivery]
    next: Union[Cursor, None]

WebhookDeliveryState: TypeAlias = Literal["pending", "delivered", "failed"]

WebhookEventKind: TypeAlias = Literal["game.event", "game.turn", "round.over", "result.published", "tournament.finished"]

WebhookEventKinds: TypeAlias = 'List[WebhookEventKind]'


class WebhookList(TypedDict):
    items: List[Webhook]
    next: Union[Cursor, None]

# The whole unbroken run as [column, row], from the smaller column (in a column, from the smaller row); of several the first
# of row, column, falling and rising diagonal.
WinningLine: TypeAlias = 'Union[List[List[LineCoordinate]], None]'


class YahtzeeAnalysedDecision(TypedDict):
    turn: int
    seat: SeatNumber
    action: YahtzeeChoice
    value: YahtzeeValue
    best: YahtzeeChoice
    best_value: YahtzeeValue
    lost: float
    luck: float

# 100 for a further Yahtzee where the yahtzee box holds 50.
YahtzeeBonus: TypeAlias = Literal[0, 100]

# Null while it is free.
YahtzeeBox: TypeAlias = 'Union[int, None]'

YahtzeeBoxScore: TypeAlias = int

YahtzeeBoxes = TypedDict("YahtzeeBoxes", {"aces": 'YahtzeeBox', "twos": 'YahtzeeBox', "threes": 'YahtzeeBox', "fours": 'YahtzeeBox', "fives": 'YahtzeeBox', "sixes": 'YahtzeeBox', "three-of-a-kind": 'YahtzeeBox', "four-of-a-kind": 'YahtzeeBox', "full-house": 'YahtzeeBox', "small-straight": 'YahtzeeBox', "large-straight": 'YahtzeeBox', "yahtzee": 'YahtzeeBox', "chance": 'YahtzeeBox'})


class YahtzeeCard(TypedDict):
    seat: SeatNumber
    boxes: YahtzeeBoxes
    upper_total: int
    upper_bonus: Literal[0, 35]
    yahtzee_bonus: int
    total: int

# Whose cards and dice a seat sees before the game is over
YahtzeeCards: TypeAlias = Literal["shown", "own"]

YahtzeeCategory: TypeAlias = Literal["aces", "twos", "threes", "fours", "fives", "sixes", "three-of-a-kind", "four-of-a-kind", "full-house", "small-straight", "large-straight", "yahtzee", "chance"]

# What is done with the dice; of the dice in a hold, alike or not, the first places are named.
YahtzeeChoice: TypeAlias = 'Union[YahtzeeKeepChoice, YahtzeeScoreChoice]'

YahtzeeDice: TypeAlias = 'List[int]'


class YahtzeeEventRoll(TypedDict):
    """Dice were rolled"""

    seq: Seq
    at: Moment
    seat: Union[SeatNumber, None]
    kind: Literal["roll"]
    keep: NotRequired[YahtzeeKeep]
    dice: NotRequired[YahtzeeDice]
    stage: YahtzeeStage
    roll: YahtzeeRollNumber


class YahtzeeEventScore(TypedDict):
    """A seat scored its dice."""

    seq: Seq
    at: Moment
    seat: Union[SeatNumber, None]
    kind: Literal["score"]
    category: NotRequired[YahtzeeCategory]
    score: NotRequired[YahtzeeBoxScore]
    bonus: NotRequired[YahtzeeBonus]


class YahtzeeGame(TypedDict):
    id: Id
    ruleset: RulesetId
    status: GameStatus
    version: Seq
    created_at: Moment
    updated_at: Moment
    finished_at: Union[Moment, None]
    visibility: Visibility
    ranked: bool
    join_code: Union[JoinCode, None]
    you: GameViewer
    seats: List[GameSeat]
    round: CurrentRound
    turn: GameTurn
    tournament: NotRequired[Id]
    clock: Union[GameClock, None]
    commitment: Union[Hash, None]
    result: Union[MatchResult, None]
    reason: NotRequired[AbortReason]
    family: Literal["yahtzee"]
    options: ResolvedYahtzeeOptions
    proof: Union[DiceProof, None]
    state: Union[YahtzeeState, None]


class YahtzeeHistoryItem(TypedDict):
    """A turn of Yahtzee; with `round=all` also the round that it belongs to."""

    round: NotRequired[int]
    turn: int
    seat: SeatNumber
    rolls: List[YahtzeeRollOfTurn]
    category: Union[YahtzeeCategory, None]
    score: Union[YahtzeeBoxScore, None]
    bonus: Union[YahtzeeBonus, None]

# Where a further Yahtzee goes
YahtzeeJoker: TypeAlias = Literal["forced", "free"]

# Places of the dice that stay, in any order.
YahtzeeKeep: TypeAlias = 'List[int]'


class YahtzeeKeepChoice(TypedDict):
    """Some are kept and the others rolled."""

    keep: YahtzeeKeep


class YahtzeeOptions(TypedDict):
    joker: NotRequired[YahtzeeJoker]
    cards: NotRequired[YahtzeeCards]
    rounds: NotRequired[Union[int, None]]
    await_client_seed: NotRequired[bool]
    hints: NotRequired[bool]


class YahtzeePosition(TypedDict):
    options: NotRequired[YahtzeeOptions]
    card: NotRequired[YahtzeePositionCard]
    yahtzee_bonus: NotRequired[int]
    dice: NotRequired[Union[YahtzeeDice, None]]
    stage: NotRequired[Union[int, None]]


class YahtzeePositionAnalysis(TypedDict):
    value: YahtzeeValue
    choices: List[YahtzeeValuedChoice]
    scores: List[YahtzeePossibleScore]

YahtzeePositionCard = TypedDict("YahtzeePositionCard", {"aces": 'NotRequired[YahtzeeBox]', "twos": 'NotRequired[YahtzeeBox]', "threes": 'NotRequired[YahtzeeBox]', "fours": 'NotRequired[YahtzeeBox]', "fives": 'NotRequired[YahtzeeBox]', "sixes": 'NotRequired[YahtzeeBox]', "three-of-a-kind": 'NotRequired[YahtzeeBox]', "four-of-a-kind": 'NotRequired[YahtzeeBox]', "full-house": 'NotRequired[YahtzeeBox]', "small-straight": 'NotRequired[YahtzeeBox]', "large-straight": 'NotRequired[YahtzeeBox]', "yahtzee": 'NotRequired[YahtzeeBox]', "chance": 'NotRequired[YahtzeeBox]'})


class YahtzeePossibleScore(TypedDict):
    """A box that the dice may be scored in."""

    category: YahtzeeCategory
    section: YahtzeeSection
    fits: bool
    score: YahtzeeBoxScore
    bonus: YahtzeeBonus


class YahtzeeRoll(TypedDict):
    keep: YahtzeeKeep
    seat: NotRequired[ActingSeat]

# Its number over the whole game, everybody's rolls together; what its dice are made of.
YahtzeeRollNumber: TypeAlias = int


class YahtzeeRollOfTurn(TypedDict):
    keep: YahtzeeKeep
    dice: YahtzeeDice
    stage: YahtzeeStage
    roll: YahtzeeRollNumber


class YahtzeeRollResult(TypedDict):
    seq: Seq
    keep: YahtzeeKeep
    dice: YahtzeeDice
    stage: YahtzeeStage
    roll: YahtzeeRollNumber
    game: NotRequired[Game]


class YahtzeeRoundAnalysis(TypedDict):
    round: int
    items: List[YahtzeeAnalysedDecision]
    seats: List[YahtzeeSeatAnalysis]


class YahtzeeScore(TypedDict):
    category: YahtzeeCategory
    seat: NotRequired[ActingSeat]


class YahtzeeScoreChoice(TypedDict):
    category: YahtzeeCategory


class YahtzeeScoreOption(TypedDict):
    category: YahtzeeCategory
    score: YahtzeeBoxScore
    bonus: YahtzeeBonus


class YahtzeeScoreResult(TypedDict):
    seq: Seq
    category: YahtzeeCategory
    score: YahtzeeBoxScore
    bonus: YahtzeeBonus
    game: NotRequired[Game]


class YahtzeeSeatAnalysis(TypedDict):
    seat: SeatNumber
    lost: float
    luck: float

YahtzeeSection: TypeAlias = Literal["upper", "lower"]


class YahtzeeSections(TypedDict):
    """The boxes of the upper and of the lower section, in the order of the card."""

    upper: List[YahtzeeCategory]
    lower: List[YahtzeeCategory]

# 0 for the first roll of a turn.
YahtzeeStage: TypeAlias = int


class YahtzeeState(TypedDict):
    """Everybody sees the same, unless `cards` is `own`."""

    dice: Union[YahtzeeDice, None]
    stage: Union[int, None]
    turn_number: int
    cards: List[YahtzeeCard]
    choices: List[YahtzeeScoreOption]
    totals: NotRequired[List[int]]

# Points still to be made from there on, by the best play, on average; with all bonuses.
YahtzeeValue: TypeAlias = float

YahtzeeValuedChoice: TypeAlias = 'Union[YahtzeeValuedKeep, YahtzeeValuedScore]'


class YahtzeeValuedKeep(TypedDict):
    """To keep some and roll the others, and what that is worth."""

    keep: YahtzeeKeep
    value: YahtzeeValue


class YahtzeeValuedScore(TypedDict):
    """To score, and what that is worth."""

    category: YahtzeeCategory
    value: YahtzeeValue
