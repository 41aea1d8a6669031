// SPDX-License-Identifier: Apache-2.0
import type { CallOptions, Query, Transport } from "./transport.js";

/** All items of a list, read page by page as they are asked for: `for await (const game of referee.games.list()) ...`. */
export class Listing<T> implements AsyncIterable<T> {
  readonly #transport: Transport;
  readonly #path: string;
  readonly #query: Query;
  readonly #options: CallOptions;

  constructor(transport: Transport, path: string, query: object, options: CallOptions = {}) {
    this.#transport = transport;
    this.#path = path;
    this.#query = { ...query };
    this.#options = options;
  }

  /** The items behind a cursor, the first ones without, and the cursor of the next page; null: there is none. */
  async page(cursor?: string | number | null): Promise<{ items: T[]; next: string | number | null }> {
    const sent = { ...this.#options, method: "GET", path: this.#path, query: { ...this.#query, cursor } };
    return (await this.#transport.send(sent)) as { items: T[]; next: string | number | null };
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    let cursor: string | number | null = null;
    do {
      const page: { items: T[]; next: string | number | null } = await this.page(cursor);
      yield* page.items;
      cursor = page.next;
    } while (cursor !== null);
  }

  /** All of them. */
  async all(): Promise<T[]> {
    const items: T[] = [];
    for await (const item of this) items.push(item);
    return items;
  }
}
