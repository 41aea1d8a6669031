// SPDX-License-Identifier: Apache-2.0
// What a Referee has of each resource of the interface.
import { Game } from "./game.js";
import { Listing } from "./listing.js";
import type { Referee } from "./referee.js";
import { EventStream, type StreamOptions } from "./stream.js";
import { Tournament } from "./tournament.js";
import { type CallOptions, addressOf } from "./transport.js";
import type { PathOf, Schemas, paths } from "./types.js";

/** What lists are asked with: the members of the operation's query, but for `cursor`. */
export type QueryOf<P extends PathOf<"GET">> = NonNullable<NonNullable<paths[P]["get"]>["parameters"]["query"]>;
type Lists<P extends PathOf<"GET">> = Omit<QueryOf<P>, "cursor" | "after" | "wait"> & CallOptions;

/** The options of a call apart from what else stands beside them. */
export function split<T extends CallOptions>(all: T): [Omit<T, keyof CallOptions>, CallOptions] {
  const { signal, timeout, retries, retryAfterMax, idempotencyKey, onRetry, ...rest } = all;
  const options = { signal, timeout, retries, retryAfterMax, idempotencyKey, onRetry };
  return [rest, Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))];
}

export class Games {
  readonly #referee: Referee;
  constructor(referee: Referee) {
    this.#referee = referee;
  }

  /** Makes a game: `create("connect-four", { opponents: [{ bot: "greedy" }] })`. */
  async create(
    ruleset: Schemas["RulesetId"],
    game: Omit<Schemas["GameCreation"], "ruleset"> = {},
    options?: CallOptions,
  ): Promise<Game> {
    const body = { ...game, ruleset } as Schemas["GameCreation"];
    return new Game(this.#referee.transport, await this.#referee.change("POST", "/v1/games", { body, ...options }));
  }

  async get(game: string, options?: CallOptions): Promise<Game> {
    const view = await this.#referee.call("GET", "/v1/games/{game}", { params: { path: { game } }, ...options });
    return new Game(this.#referee.transport, view as Schemas["Game"]);
  }

  /** Views of games, newest first: `list({ player: "me", turn: "me" })` are those that wait for you. */
  list(query: Lists<"/v1/games"> = {}): Listing<Schemas["Game"]> {
    return new Listing(this.#referee.transport, "/v1/games", ...split(query));
  }

  async join(joinCode: string, how: Omit<Schemas["JoinByCode"], "join_code"> = {}, options?: CallOptions): Promise<Game> {
    const body = { join_code: joinCode, ...how };
    const joined = await this.#referee.change("POST", "/v1/join", { body, ...options });
    return new Game(this.#referee.transport, (joined as { game: Schemas["Game"] }).game);
  }

  /** What a join code invites to. */
  async preview(joinCode: string, options?: CallOptions): Promise<Schemas["GameInvitation"]> {
    return (await this.#referee.call("POST", "/v1/join/preview", { body: { join_code: joinCode }, ...options })).game;
  }

  /** The games that wait for anybody: `{ items }`, then `{ opened }` and `{ closed }` as they change. */
  lobby({ ruleset, signal }: StreamOptions & { ruleset?: string } = {}): EventStream<LobbyEvent> {
    return new EventStream(this.#referee.transport, { path: "/v1/games", query: { status: "open", ruleset }, signal });
  }
}

export type LobbyEvent = { items: Schemas["Game"][] } | { opened: Schemas["Game"] } | { closed: string };

export class Players {
  readonly #referee: Referee;
  constructor(referee: Referee) {
    this.#referee = referee;
  }

  /** Makes a player, or a guest. `token` is shown here alone; whose it is, this client does not become. */
  create(player: Schemas["PlayerCreation"], options?: CallOptions): Promise<Schemas["NewPlayer"]> {
    return this.#referee.call("POST", "/v1/players", { body: player, ...options });
  }

  async me(options?: CallOptions): Promise<Schemas["Player"]> {
    await this.#referee.ensurePlayer(options);
    return this.#referee.call("GET", "/v1/players/me", { ...options });
  }

  get(player: string, options?: CallOptions): Promise<Schemas["Player"]> {
    return this.#referee.call("GET", "/v1/players/{player}", { params: { path: { player } }, ...options });
  }

  /** Gives you a name; a guest is a player from then on. */
  rename(name: string, options?: CallOptions): Promise<Schemas["Player"]> {
    return this.#referee.change("PATCH", "/v1/players/me", { body: { name }, ...options });
  }

  /** Deletes your account: the name goes, the games stay whole. */
  async delete(options?: CallOptions): Promise<void> {
    await this.#referee.call("DELETE", "/v1/players/me", { ...options });
  }

  async statistics(player: string, options?: CallOptions): Promise<Schemas["PlayerStatistics"][]> {
    return (await this.#referee.call("GET", "/v1/players/{player}/stats", { params: { path: { player } }, ...options })).items;
  }

  /** How the rating of a player came about, oldest first. */
  ratings(player: string, query: Lists<"/v1/players/{player}/ratings">): Listing<Schemas["RatingStep"]> {
    return new Listing(this.#referee.transport, addressOf("/v1/players/{player}/ratings", { player }), ...split(query));
  }

  /** What happens to you anywhere, behind the event AFTER; without one, all that is kept (30 days) and what comes. */
  events({ after, signal }: StreamOptions & { after?: number } = {}): EventStream<Schemas["PlayerEvent"]> {
    const cursor = after === undefined ? null : String(after);
    return new EventStream(this.#referee.transport, { path: "/v1/players/me/events", after: cursor, signal });
  }

  /** The number of your newest event, for `events` that tells only what comes from now on. */
  async newestEvent(options?: CallOptions): Promise<number> {
    await this.#referee.ensurePlayer(options);
    for (let after = 0; ; ) {
      const query = { after, limit: 1000 };
      const page = await this.#referee.call("GET", "/v1/players/me/events", { params: { query }, ...options });
      if (page.items.length === 0) return after;
      after = page.next;
    }
  }

  tokens(options?: CallOptions): Listing<Schemas["PlayerToken"]> {
    return new Listing(this.#referee.transport, "/v1/players/me/tokens", {}, options);
  }

  /** Another token, for another device. */
  createToken(token: Schemas["PlayerTokenCreation"] = {}, options?: CallOptions): Promise<Schemas["NewPlayerToken"]> {
    return this.#referee.change("POST", "/v1/players/me/tokens", { body: token, ...options });
  }

  /** With a service's token, a token for one of its players. */
  createTokenFor(
    player: string,
    token: Schemas["PlayerTokenCreation"] = {},
    options?: CallOptions,
  ): Promise<Schemas["NewPlayerToken"]> {
    const params = { path: { player } };
    return this.#referee.change("POST", "/v1/players/{player}/tokens", { params, body: token, ...options });
  }

  async revokeToken(token: string, options?: CallOptions): Promise<void> {
    await this.#referee.call("DELETE", "/v1/players/me/tokens/{token}", { params: { path: { token } }, ...options });
  }

  blocked(options?: CallOptions): Listing<Schemas["BlockedPlayer"]> {
    return new Listing(this.#referee.transport, "/v1/players/me/blocks", {}, options);
  }

  async block(player: string, options?: CallOptions): Promise<void> {
    await this.#referee.change("PUT", "/v1/players/me/blocks/{player}", { params: { path: { player } }, body: {}, ...options });
  }

  async unblock(player: string, options?: CallOptions): Promise<void> {
    await this.#referee.call("DELETE", "/v1/players/me/blocks/{player}", { params: { path: { player } }, ...options });
  }
}

export class Tournaments {
  readonly #referee: Referee;
  constructor(referee: Referee) {
    this.#referee = referee;
  }

  async create(tournament: Schemas["TournamentCreation"], options?: CallOptions): Promise<Tournament> {
    const made = await this.#referee.change("POST", "/v1/tournaments", { body: tournament, ...options });
    return new Tournament(this.#referee.transport, made);
  }

  async get(tournament: string, options?: CallOptions): Promise<Tournament> {
    const params = { path: { tournament } };
    const view = await this.#referee.call("GET", "/v1/tournaments/{tournament}", { params, ...options });
    return new Tournament(this.#referee.transport, view);
  }

  list(query: Lists<"/v1/tournaments"> = {}): Listing<Schemas["TournamentSummary"]> {
    return new Listing(this.#referee.transport, "/v1/tournaments", ...split(query));
  }
}

export class Results {
  readonly #referee: Referee;
  constructor(referee: Referee) {
    this.#referee = referee;
  }

  list(query: Lists<"/v1/results"> = {}): Listing<Schemas["PublishedResult"]> {
    return new Listing(this.#referee.transport, "/v1/results", ...split(query));
  }

  /** What is published behind a result, from the first without one, and what is published from now on. */
  stream(
    query: StreamOptions & { after?: string; ruleset?: string; player?: string; game?: string } = {},
  ): EventStream<Schemas["PublishedResult"]> {
    const { after = null, signal, ...filter } = query;
    return new EventStream(this.#referee.transport, { path: "/v1/results", query: filter, after, signal });
  }
}

export class Leaderboards {
  readonly #referee: Referee;
  constructor(referee: Referee) {
    this.#referee = referee;
  }

  get(
    ruleset: Schemas["RulesetId"],
    query: QueryOf<"/v1/leaderboards/{ruleset}"> = {},
    options?: CallOptions,
  ): Promise<Schemas["Leaderboard"]> {
    return this.#referee.call("GET", "/v1/leaderboards/{ruleset}", { params: { path: { ruleset }, query }, ...options });
  }
}

export class QuestionSets {
  readonly #referee: Referee;
  constructor(referee: Referee) {
    this.#referee = referee;
  }

  create(body: Schemas["QuestionSetBody"], how: Uploading = {}): Promise<Schemas["QuestionSetUpload"]> {
    const { dryRun, ...options } = how;
    const params = { query: dryRun === true ? { dry_run: true } : {} };
    return this.#referee.change("POST", "/v1/question-sets", { params, body, ...options });
  }

  replace(set: string, body: Schemas["QuestionSetBody"], how: Uploading = {}): Promise<Schemas["QuestionSetUpload"]> {
    const { dryRun, ...options } = how;
    const params = { path: { set }, query: dryRun === true ? { dry_run: true } : {} };
    return this.#referee.change("PUT", "/v1/question-sets/{set}", { params, body, ...options });
  }

  add(set: string, body: Schemas["QuestionsBody"], how: Uploading = {}): Promise<Schemas["QuestionSetUpload"]> {
    const { dryRun, ...options } = how;
    const params = { path: { set }, query: dryRun === true ? { dry_run: true } : {} };
    return this.#referee.change("POST", "/v1/question-sets/{set}/questions", { params, body, ...options });
  }

  get(set: string, options?: CallOptions): Promise<Schemas["QuestionSet"]> {
    return this.#referee.call("GET", "/v1/question-sets/{set}", { params: { path: { set } }, ...options });
  }

  list(query: Lists<"/v1/question-sets"> = {}): Listing<Schemas["QuestionSet"]> {
    return new Listing(this.#referee.transport, "/v1/question-sets", ...split(query));
  }

  questions(set: string, { version, ...options }: CallOptions & { version?: number } = {}): Promise<Schemas["QuestionsOfVersion"]> {
    const params = { path: { set }, query: { version } };
    return this.#referee.call("GET", "/v1/question-sets/{set}/questions", { params, ...options });
  }

  change(set: string, body: Schemas["QuestionSetChange"], options?: CallOptions): Promise<Schemas["QuestionSet"]> {
    return this.#referee.change("PATCH", "/v1/question-sets/{set}", { params: { path: { set } }, body, ...options });
  }

  async delete(set: string, options?: CallOptions): Promise<void> {
    await this.#referee.call("DELETE", "/v1/question-sets/{set}", { params: { path: { set } }, ...options });
  }
}

/** With `dryRun` nothing is stored: it only says what would come of it. */
export type Uploading = CallOptions & { dryRun?: boolean };

/** Of a service: its token is needed. */
export class Webhooks {
  readonly #referee: Referee;
  constructor(referee: Referee) {
    this.#referee = referee;
  }

  create(body: Schemas["WebhookCreation"], options?: CallOptions): Promise<Schemas["NewWebhook"]> {
    return this.#referee.call("POST", "/v1/webhooks", { body, ...options });
  }

  get(webhook: string, options?: CallOptions): Promise<Schemas["Webhook"]> {
    return this.#referee.call("GET", "/v1/webhooks/{webhook}", { params: { path: { webhook } }, ...options });
  }

  list(query: Lists<"/v1/webhooks"> = {}): Listing<Schemas["Webhook"]> {
    return new Listing(this.#referee.transport, "/v1/webhooks", ...split(query));
  }

  change(webhook: string, body: Schemas["WebhookChange"], options?: CallOptions): Promise<Schemas["Webhook"]> {
    return this.#referee.call("PATCH", "/v1/webhooks/{webhook}", { params: { path: { webhook } }, body, ...options });
  }

  async delete(webhook: string, options?: CallOptions): Promise<void> {
    await this.#referee.call("DELETE", "/v1/webhooks/{webhook}", { params: { path: { webhook } }, ...options });
  }

  rotate(webhook: string, options?: CallOptions): Promise<Schemas["NewWebhook"]> {
    return this.#referee.call("POST", "/v1/webhooks/{webhook}/rotate", { params: { path: { webhook } }, ...options });
  }

  test(webhook: string, options?: CallOptions): Promise<Schemas["WebhookDelivery"]> {
    return this.#referee.call("POST", "/v1/webhooks/{webhook}/test", { params: { path: { webhook } }, ...options });
  }

  deliveries(webhook: string, query: Lists<"/v1/webhooks/{webhook}/deliveries"> = {}): Listing<Schemas["WebhookDelivery"]> {
    return new Listing(this.#referee.transport, addressOf("/v1/webhooks/{webhook}/deliveries", { webhook }), ...split(query));
  }

  retry(webhook: string, delivery: string, options?: CallOptions): Promise<Schemas["WebhookDelivery"]> {
    const params = { path: { webhook, delivery } };
    return this.#referee.call("POST", "/v1/webhooks/{webhook}/deliveries/{delivery}/retry", { params, ...options });
  }
}
