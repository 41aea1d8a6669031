// SPDX-License-Identifier: Apache-2.0
// A game, held by whoever plays or watches. It has the newest view that it was given. What is done in it is sent with the
// version of that view (If-Match), so that nobody acts on a position that is not there any more: VersionConflictError then,
// with the view read anew. Where several seats may act at once, as in races and quizzes, none is sent.
import { VersionConflictError } from "./errors.js";
import { Listing } from "./listing.js";
import { EventStream, type StreamOptions } from "./stream.js";
import { type CallOptions, type Transport, addressOf, newKey, pause } from "./transport.js";
import type { Schemas } from "./types.js";

export interface ActOptions extends CallOptions {
  /** For whom, where they have no account and you act for them. */
  seat?: number | undefined;
  /** Seconds, at most 60, for which the answer is held until it is your turn again or the round is over. */
  wait?: number | undefined;
  /** The version that you saw, in the place of that of the view; null for whichever. */
  ifMatch?: number | null | undefined;
}

/** A wait is asked for in parts of so many seconds, of the 60 for which the server holds an answer at most. */
const HELD_MAX = 50;

const isOver = (status: string): boolean => status === "finished" || status === "aborted";

export class Game {
  /** What the server has shown of it last. */
  view: Schemas["Game"];
  readonly #transport: Transport;

  constructor(transport: Transport, view: Schemas["Game"]) {
    this.#transport = transport;
    this.view = view;
  }

  get id(): string {
    return this.view.id;
  }
  get ruleset(): Schemas["RulesetId"] {
    return this.view.ruleset;
  }
  get status(): Schemas["GameStatus"] {
    return this.view.status;
  }
  get version(): number {
    return this.view.version;
  }
  /** What others join with, while they can. */
  get joinCode(): string | null {
    return this.view.join_code;
  }
  /** Your own seat; null: you watch. */
  get seat(): number | null {
    return this.view.you.seat;
  }
  /** What you may do now. */
  get actions(): Schemas["ActionName"][] {
    return this.view.turn.actions;
  }
  get isMyTurn(): boolean {
    return this.actions.length > 0;
  }
  /** Finished or aborted: nothing more can be done. */
  get isOver(): boolean {
    return isOver(this.status);
  }

  // --- Looking ------------------------------------------------------------------------------------------------------

  /** Reads the newest view. */
  async refresh(options?: CallOptions): Promise<this> {
    return this.#look(undefined, options);
  }

  /** Waits until it is your turn, or the round or the game is over; no longer than MS milliseconds, where they are given. */
  async wait(ms = Infinity, options?: CallOptions): Promise<this> {
    const until = Date.now() + ms;
    for (;;) {
      const left = Math.min(HELD_MAX, (until - Date.now()) / 1000);
      await this.#look(Math.max(0, Math.floor(left)), options);
      if (this.isMyTurn || this.isOver || this.status === "round-over" || Date.now() >= until) return this;
      // Less than the server can be asked for.
      if (left < 1) await pause(Math.max(0, until - Date.now()), options?.signal);
    }
  }

  /**
   * The game each time that it is your turn, until it is over. Between two of them something should be done. Where a round is
   * over and you may begin the next (`status` is `round-over`), that is a turn as well.
   */
  async *turns(options?: CallOptions): AsyncGenerator<this, void, undefined> {
    while (!(await this.wait(Infinity, options)).isOver) {
      if (this.status === "round-over" && !this.isMyTurn) return;
      yield this;
    }
  }

  /**
   * What has happened behind the event AFTER, and what happens from now on, each once. Ends with the game; with UNTIL_OVER
   * false when the server ends it, a minute later.
   */
  events(how: StreamOptions & { after?: number; seat?: number; untilOver?: boolean } = {}): EventStream<Schemas["GameEvent"]> {
    const { after = 0, seat, untilOver = true, signal } = how;
    return new EventStream(this.#transport, {
      path: this.#path("events"),
      query: { seat },
      after: String(after),
      isLast: (event) => untilOver && isOver(event.kind),
      // Who has read some of the log may have read the end, though the view does not tell of it.
      isOver: async () =>
        untilOver && (this.isOver || (after >= this.version && (await this.refresh({ signal })).isOver)),
      signal,
    });
  }

  /** What has been done in a round: the current one, where none is named. */
  history(how: CallOptions & { round?: number | "all"; seat?: number } = {}): Listing<Schemas["HistoryItem"]> {
    const { round, seat, ...options } = how;
    return new Listing(this.#transport, this.#path("history"), { round, seat }, options);
  }

  result(options?: CallOptions): Promise<Schemas["GameResults"]> {
    return this.#get("result", {}, options);
  }

  /** What a bot would do in your place, in games made with the option `hints`. */
  hint({ strategy, seat, ...options }: CallOptions & { strategy?: string; seat?: number } = {}): Promise<Schemas["Hint"]> {
    return this.#get("hint", { strategy, seat }, options);
  }

  /** Luck and skill in a round that is over, move by move. */
  analysis({ round, ...options }: CallOptions & { round?: number } = {}): Promise<Schemas["RoundAnalysis"]> {
    return this.#get("analysis", { round }, options);
  }

  /** The whole log of a game that is over, with every secret. */
  export(options?: CallOptions): Promise<Schemas["GameExport"]> {
    return this.#get("export", {}, options);
  }

  /** A line game as other programs read it. */
  async sgf(options?: CallOptions): Promise<string> {
    const query = { format: "sgf" };
    const accept = "application/x-go-sgf";
    return (await this.#transport.send({ ...options, method: "GET", path: this.#path("export"), query, accept })) as string;
  }

  // --- Acting -------------------------------------------------------------------------------------------------------

  /**
   * Does what has no method of its own: `act("guesses", { code: "1246" })`. Resolves with the event's members, and the view as
   * `game`.
   */
  async act<T = Schemas["ChangeResult"]>(
    segment: string,
    body: object = {},
    options: ActOptions = {},
    method: "POST" | "PUT" = "POST",
  ): Promise<T> {
    const { seat, wait, ifMatch, ...call } = options;
    const version = this.view.turn.seats.length > 1 ? undefined : this.version;
    try {
      const answer = (await this.#transport.send({
        idempotencyKey: newKey(),
        ...call,
        method,
        path: this.#path(segment),
        query: { wait },
        held: wait,
        body: seat === undefined ? body : { ...body, seat },
        ifMatch: ifMatch === undefined ? version : (ifMatch ?? undefined),
      })) as T & { game?: Schemas["Game"] };
      if (answer.game !== undefined) this.#take(answer.game);
      return answer;
    } catch (error) {
      if (error instanceof VersionConflictError) await this.refresh(call);
      throw error;
    }
  }

  guess(code: string, options?: ActOptions): Promise<Schemas["GuessResult"]> {
    return this.act("guesses", { code }, options);
  }

  setSecret(code: string, options?: ActOptions): Promise<Schemas["ChangeResult"]> {
    return this.act("secret", { code }, options, "PUT");
  }

  /** Commits to a secret: SHA-256, in hexadecimal, of a nonce, a line feed and the code. */
  commit(commitment: string, options?: ActOptions): Promise<Schemas["ChangeResult"]> {
    return this.act("secret", { commitment }, options, "PUT");
  }

  reveal(code: string, nonce?: string, options?: ActOptions): Promise<Schemas["RevealResult"]> {
    return this.act("reveal", { code, nonce }, options);
  }

  /** Answers a guess by hand, in the ruleset's numbers: `answer({ bulls: 1, cows: 2 })`. */
  answer(numbers: Omit<Schemas["Answer"], "seat">, options?: ActOptions): Promise<Schemas["AnswerResult"]> {
    return this.act("answers", numbers, options);
  }

  /** Corrects the answer that ATTEMPT was given. */
  correctAnswer(
    attempt: number,
    numbers: Omit<Schemas["Answer"], "seat">,
    options?: ActOptions,
  ): Promise<Schemas["AnswerResult"]> {
    return this.act(`answers/${attempt}`, numbers, options, "PUT");
  }

  /** Puts your symbol on a field: `move({ column: 1, row: 1 })`; in Connect Four into a column. */
  move(field: { column: number; row?: number }, options?: ActOptions): Promise<Schemas["MakeMoveResult"]> {
    return this.act("moves", field, options);
  }

  /** Rolls all dice but those at these places, which count from 0. */
  roll(keep: number[], options?: ActOptions): Promise<Schemas["YahtzeeRollResult"]> {
    return this.act("rolls", { keep }, options);
  }

  score(category: Schemas["YahtzeeCategory"], options?: ActOptions): Promise<Schemas["YahtzeeScoreResult"]> {
    return this.act("scores", { category }, options);
  }

  /** A word of your own for the dice, until the first roll. */
  setClientSeed(clientSeed: string, options?: ActOptions): Promise<Schemas["ChangeResult"]> {
    return this.act("client-seed", { client_seed: clientSeed }, options, "PUT");
  }

  chooseSubject(set: string, options?: ActOptions): Promise<Schemas["ChangeResult"]> {
    return this.act("subject", { set }, options, "PUT");
  }

  ready(options?: ActOptions): Promise<Schemas["ChangeResult"]> {
    return this.act("ready", {}, options);
  }

  /** Answers a question of a quiz: `respond({ question: 1, text: "Paris" })`, or passes. */
  respond(response: Omit<Schemas["QuizResponse"], "seat">, options?: ActOptions): Promise<Schemas["QuizResponseResult"]> {
    return this.act("responses", response, options);
  }

  handIn(options?: ActOptions): Promise<Schemas["ChangeResult"]> {
    return this.act("hand-in", {}, options);
  }

  judge(judgement: Schemas["QuizJudgement"], options?: Omit<ActOptions, "seat">): Promise<Schemas["QuizJudgementResult"]> {
    return this.act("judgements", judgement, { ifMatch: null, ...options });
  }

  appeal(question: number, reason?: string, options?: ActOptions): Promise<Schemas["QuizAppealResult"]> {
    return this.act("appeals", { question, reason }, { ifMatch: null, ...options });
  }

  /** Votes on the appeal of a seat. */
  vote(vote: Schemas["QuizVote"], options?: Omit<ActOptions, "seat">): Promise<Schemas["QuizVoteResult"]> {
    return this.act("votes", vote, { ifMatch: null, ...options });
  }

  startRound(options?: ActOptions): Promise<Schemas["ChangeResult"]> {
    return this.act("rounds", {}, options);
  }

  resign(options?: ActOptions): Promise<Schemas["ChangeResult"]> {
    return this.act("resignation", {}, { ifMatch: null, ...options });
  }

  /** Ends an open-ended game between two rounds. */
  finish(options?: ActOptions): Promise<Schemas["ChangeResult"]> {
    return this.act("finish", {}, options);
  }

  // --- The game as a whole ------------------------------------------------------------------------------------------

  /** Takes the seat that you are invited to, or a free one of a public game. */
  async join(how: Partial<Schemas["Join"]> = {}, options?: CallOptions): Promise<this> {
    const body = this.joinCode === null ? how : { join_code: this.joinCode, ...how };
    this.view = ((await this.#change("POST", "join", body, options)) as { game: Schemas["Game"] }).game;
    return this;
  }

  async decline(options?: CallOptions): Promise<void> {
    await this.#change("POST", "decline", {}, options);
  }

  /** Another game with the seats moved on, to which the others are invited; that which they have asked for already. */
  async rematch(options?: CallOptions): Promise<Game> {
    const made = (await this.#change("POST", "rematch", {}, options)) as Schemas["RematchResult"];
    return new Game(this.#transport, made.game);
  }

  /** Shows a game that is over to everybody, for good. */
  async publish(options?: CallOptions): Promise<this> {
    this.view = (await this.#change("PATCH", "", { visibility: "public" }, options)) as Schemas["Game"];
    return this;
  }

  /** Ends a game of yours that nobody has begun to play. */
  async abort(options?: CallOptions): Promise<void> {
    await this.#change("DELETE", "", undefined, options);
  }

  #path(segment: string): string {
    return addressOf("/v1/games/{game}", { game: this.id }) + (segment === "" ? "" : `/${segment}`);
  }

  async #get<T>(segment: string, query: object, options?: CallOptions): Promise<T> {
    return (await this.#transport.send({ ...options, method: "GET", path: this.#path(segment), query: { ...query } })) as T;
  }

  #change(method: string, segment: string, body: object | undefined, options?: CallOptions): Promise<unknown> {
    const idempotencyKey = method === "POST" ? newKey() : undefined;
    return this.#transport.send({ idempotencyKey, ...options, method, path: this.#path(segment), body });
  }

  async #look(held: number | undefined, options?: CallOptions): Promise<this> {
    const sent = { ...options, method: "GET", path: this.#path(""), query: { wait: held }, held };
    this.#take((await this.#transport.send(sent)) as Schemas["Game"]);
    return this;
  }

  /** Takes a view that is newer, and none of a seat for which one only acts. */
  #take(view: Schemas["Game"]): void {
    if (view.version >= this.version && view.you.seat === this.seat) this.view = view;
  }
}
