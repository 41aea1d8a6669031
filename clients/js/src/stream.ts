// SPDX-License-Identifier: Apache-2.0
// Streams that come back by themselves, and miss nothing and repeat nothing. A line that breaks is made anew behind the last
// event that was read, at once where it has told something, else after 0.5, 1 ... 10 seconds. 204 is the end; a refusal that
// coming back does not mend rejects.
import { ProblemError, passes } from "./errors.js";
import { type Query, type Transport, about, pause } from "./transport.js";

export interface StreamOptions {
  /** Ends the stream, which then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
}

/** What a stream is of. */
export interface Source<T> extends StreamOptions {
  path: string;
  query?: Query;
  /** The id to begin behind; null for what the server begins with. */
  after?: string | null;
  /** Whether an event ends the stream, which the server keeps open for some time. */
  isLast?: (event: T) => boolean;
  /** Whether such an event has been, asked when reading begins. What stands behind it already is told. */
  isOver?: () => boolean | Promise<boolean>;
}

/** Ids are numbers that grow, or texts of which only the last is known. */
function isOld(id: string, cursor: string | null): boolean {
  if (cursor === null) return false;
  return /^\d+$/.test(id) && /^\d+$/.test(cursor) ? Number(id) <= Number(cursor) : id === cursor;
}

/** Events, for `for await`. It is read once; leaving the loop closes it. */
export class EventStream<T> implements AsyncIterable<T> {
  /** The id of the last event that was read: where another stream would go on. */
  cursor: string | null;
  readonly #transport: Transport;
  readonly #source: Source<T>;
  readonly #closing = new AbortController();
  readonly #events: AsyncGenerator<T, void, undefined>;

  constructor(transport: Transport, source: Source<T>) {
    this.#transport = transport;
    this.#source = source;
    this.cursor = source.after ?? null;
    this.#events = this.#read();
  }

  [Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    return this.#events;
  }

  /** Ends it, also while somebody waits for the next event. */
  close(): void {
    this.#closing.abort();
  }

  async *#read(): AsyncGenerator<T, void, undefined> {
    const { signal } = this.#source;
    const close = () => this.close();
    if (signal?.aborted) close();
    signal?.addEventListener("abort", close);
    try {
      yield* this.#all();
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      if (!this.#closing.signal.aborted) throw error;
    } finally {
      signal?.removeEventListener("abort", close);
      close();
    }
  }

  async *#all(): AsyncGenerator<T, void, undefined> {
    const { path, query, isLast } = this.#source;
    const signal = this.#closing.signal;
    let over = (await this.#source.isOver?.()) ?? false;
    let failures = 0;
    while (!over) {
      const before = this.cursor;
      let stood = false;
      let asked: number | null = null;
      try {
        const { response, events } = await this.#transport.connect({ path, query, lastEventId: this.cursor, signal });
        if (response.status === 204) return;
        stood = true;
        for await (const { id, data } of events) {
          if (id !== null && isOld(id, this.cursor)) continue;
          this.cursor = id ?? this.cursor;
          const event = JSON.parse(data) as T;
          yield event;
          over = isLast?.(event) ?? false;
          if (over) break;
        }
      } catch (error) {
        if (signal.aborted || !passes(error)) throw error;
        asked = error instanceof ProblemError ? error.retryAfter : null;
      }
      if (over) break;
      // A line that has told something was a good one, and one that stood a better one than none.
      failures = this.cursor !== before ? 0 : stood ? 1 : failures + 1;
      const delay = failures === 0 ? 0 : about(Math.min(500 * 2 ** (failures - 1), 10_000));
      await pause(asked ?? delay, signal);
    }
    yield* this.#rest();
  }

  /** What is there behind the cursor, read as lists. */
  async *#rest(): AsyncGenerator<T, void, undefined> {
    const { path, query } = this.#source;
    for (;;) {
      const sent = { method: "GET", path, query: { ...query, after: this.cursor, limit: 1000 }, signal: this.#closing.signal };
      const page = (await this.#transport.send(sent)) as { items: T[]; next: number };
      if (page.items.length === 0) return;
      this.cursor = String(page.next);
      yield* page.items;
    }
  }
}
