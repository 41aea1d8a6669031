// SPDX-License-Identifier: Apache-2.0
// The way in: a Referee is one caller at one server. Without a token a guest is made before the first change that needs
// somebody to make it, as keys are a player's.
import { Games, Leaderboards, Players, QuestionSets, Results, Tournaments, Webhooks, split } from "./resources.js";
import { type CallOptions, type Parts, Transport, type TransportOptions } from "./transport.js";
import type { Answer, Method, PathOf, Schemas, paths } from "./types.js";

export type RefereeOptions = Partial<TransportOptions>;

/** One caller at one server. */
export class Referee {
  readonly transport: Transport;
  readonly games: Games = new Games(this);
  readonly players: Players = new Players(this);
  readonly tournaments: Tournaments = new Tournaments(this);
  readonly results: Results = new Results(this);
  readonly leaderboards: Leaderboards = new Leaderboards(this);
  readonly questionSets: QuestionSets = new QuestionSets(this);
  readonly webhooks: Webhooks = new Webhooks(this);
  #making: Promise<void> | null = null;

  /** SERVER is by default that of the page, or http://localhost:8080. */
  constructor(options: RefereeOptions = {}) {
    const here = (globalThis as { location?: { origin?: string } }).location?.origin;
    const server = options.server ?? (here?.startsWith("http") ? here : "http://localhost:8080");
    this.transport = new Transport({ ...options, server });
  }

  /** Makes a player, and a client that is them: `await Referee.signUp({ name: "Robot", kind: "bot" })`. */
  static async signUp(player: Schemas["PlayerCreation"], options: RefereeOptions = {}): Promise<Referee> {
    const referee = new Referee({ ...options, token: null });
    referee.transport.token = (await referee.players.create(player)).token ?? null;
    return referee;
  }

  /** What the server knows you by. Keep a guest's, where their games are to be gone on with. */
  get token(): string | null {
    return this.transport.token;
  }

  /** Any operation of the contract, typed by it: `call("GET", "/v1/rulesets/{ruleset}", { params: { path: { ruleset } } })`. */
  call<M extends Method, P extends PathOf<M>>(
    method: M,
    path: P & keyof paths,
    ...init: Parts<M, P>
  ): Promise<Answer<M, P>> {
    return this.transport.call(method, path, ...init);
  }

  /** The same for a change, by a guest who is made for it where there is nobody yet. */
  async change<M extends Method, P extends PathOf<M>>(
    method: M,
    path: P & keyof paths,
    ...init: Parts<M, P>
  ): Promise<Answer<M, P>> {
    await this.ensurePlayer(init[0]);
    return this.transport.call(method, path, ...init);
  }

  /** Makes a guest where there is no token. */
  async ensurePlayer(options: CallOptions = {}): Promise<void> {
    if (this.transport.token !== null) return;
    // Of a call only how patient it is: its key and its body are another's.
    const { idempotencyKey: _, ...patience } = split(options)[1];
    this.#making ??= (async () => {
      try {
        this.transport.token = (await this.players.create({ guest: true }, patience)).token ?? null;
      } finally {
        this.#making = null;
      }
    })();
    await this.#making;
  }

  async rulesets(options?: CallOptions): Promise<Schemas["Ruleset"][]> {
    return (await this.call("GET", "/v1/rulesets", { ...options })).items;
  }

  ruleset(ruleset: Schemas["RulesetId"], options?: CallOptions): Promise<Schemas["Ruleset"]> {
    return this.call("GET", "/v1/rulesets/{ruleset}", { params: { path: { ruleset } }, ...options });
  }

  async bots(options?: CallOptions): Promise<Schemas["Bot"][]> {
    return (await this.call("GET", "/v1/bots", { ...options })).items;
  }

  /** What a position of a game that need not be here can still be, or is worth. */
  analyse(
    ruleset: Schemas["RulesetId"],
    position: Schemas["Position"],
    options?: CallOptions,
  ): Promise<Schemas["PositionAnalysis"]> {
    return this.call("POST", "/v1/analysis/{ruleset}", { params: { path: { ruleset } }, body: position, ...options });
  }

  /** Has a game replayed from its export alone. */
  async verify(document: Schemas["GameExport"], options?: CallOptions): Promise<Schemas["ExportVerdict"]> {
    await this.ensurePlayer(options);
    return this.call("POST", "/v1/verify", { body: document, ...options });
  }
}
