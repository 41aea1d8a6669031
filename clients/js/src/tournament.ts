// SPDX-License-Identifier: Apache-2.0
import { Listing } from "./listing.js";
import { EventStream, type StreamOptions } from "./stream.js";
import { type CallOptions, type Transport, addressOf, newKey } from "./transport.js";
import type { Schemas } from "./types.js";

/** A tournament. */
export class Tournament {
  /** What the server has shown of it last. */
  view: Schemas["Tournament"];
  readonly #transport: Transport;

  constructor(transport: Transport, view: Schemas["Tournament"]) {
    this.#transport = transport;
    this.view = view;
  }

  get id(): string {
    return this.view.id;
  }
  get status(): Schemas["TournamentStatus"] {
    return this.view.status;
  }
  get isOver(): boolean {
    return this.status === "finished" || this.status === "cancelled";
  }

  async refresh(options?: CallOptions): Promise<this> {
    this.view = (await this.#transport.send({ ...options, method: "GET", path: this.#path("") })) as Schemas["Tournament"];
    return this;
  }

  /** What has happened behind the event AFTER, and what happens until it is over, each once. */
  events({ after = 0, signal }: StreamOptions & { after?: number } = {}): EventStream<Schemas["TournamentEvent"]> {
    return new EventStream(this.#transport, {
      path: this.#path("/events"),
      after: String(after),
      isLast: (event) => event.kind === "finished" || event.kind === "cancelled",
      isOver: () => this.isOver,
      signal,
    });
  }

  games({ limit, ...options }: CallOptions & { limit?: number } = {}): Listing<Schemas["TournamentGame"]> {
    return new Listing(this.#transport, this.#path("/games"), { limit }, options);
  }

  /** All lines, best first: the totals while it runs, the standings once it is finished. */
  async *standings(options?: CallOptions): AsyncGenerator<Schemas["TournamentStanding"], void, undefined> {
    let cursor: string | null = null;
    do {
      const sent = { ...options, method: "GET", path: this.#path(""), query: { cursor, limit: 100 } };
      const page = (await this.#transport.send(sent)) as Schemas["Tournament"];
      yield* page.standings ?? page.totals ?? [];
      cursor = page.next;
    } while (cursor !== null);
  }

  join(options?: CallOptions): Promise<this> {
    return this.#change("/join", options);
  }

  decline(options?: CallOptions): Promise<this> {
    return this.#change("/decline", options);
  }

  async chooseSubject(body: Schemas["StageSubject"], options?: CallOptions): Promise<Schemas["StageSubject"]> {
    const sent = { idempotencyKey: newKey(), ...options, method: "PUT", path: this.#path("/subject"), body };
    return (await this.#transport.send(sent)) as Schemas["StageSubject"];
  }

  /** Another with the same settings and entrants, and with further ones. */
  async rematch(entrants?: Schemas["RequestedEntrant"][], options?: CallOptions): Promise<Tournament> {
    const sent = { idempotencyKey: newKey(), ...options, method: "POST", path: this.#path("/rematch"), body: { entrants } };
    return new Tournament(this.#transport, (await this.#transport.send(sent)) as Schemas["Tournament"]);
  }

  async cancel(options?: CallOptions): Promise<void> {
    await this.#transport.send({ ...options, method: "DELETE", path: this.#path("") });
  }

  #path(rest: string): string {
    return addressOf("/v1/tournaments/{tournament}", { tournament: this.id }) + rest;
  }

  async #change(rest: string, options?: CallOptions): Promise<this> {
    const sent = { idempotencyKey: newKey(), ...options, method: "POST", path: this.#path(rest), body: {} };
    this.view = (await this.#transport.send(sent)) as Schemas["Tournament"];
    return this;
  }
}
