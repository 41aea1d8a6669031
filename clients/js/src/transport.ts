// SPDX-License-Identifier: Apache-2.0
// Requests: tries, keys, time limits. It knows of no game.
//
// A request is sent until it is answered. No answer, 429, 502, 503 and 504 are tried again, after what Retry-After says or
// after 0.25, 0.5 ... 5 seconds, each a little more or less. All tries of a change have one Idempotency-Key, so it is made
// once even when the answer to an earlier try was lost. Any other refusal rejects at once.
import { APIConnectionError, APITimeoutError, ProblemError, type RefereeError, passes, problemOf } from "./errors.js";
import { type ServerSentEvent, parseEvents } from "./sse.js";
import type { Answer, Init, Method, PathOf, paths } from "./types.js";

export type Query = { readonly [name: string]: unknown };

/** What every call may be told beside what it is about. */
export interface CallOptions {
  /** Aborts the call: it rejects with the signal's reason. Whether a change was made is told by asking again with its key. */
  signal?: AbortSignal | undefined;
  /** Milliseconds after which a try has failed, beside the time for which the server was asked to hold its answer. */
  timeout?: number | undefined;
  /** How often it is sent again. */
  retries?: number | undefined;
  /** The longest pause that the server may ask for, in milliseconds; for a longer one its refusal is what comes. */
  retryAfterMax?: number | undefined;
  /** The key of a change: that of an earlier call, to ask again. */
  idempotencyKey?: string | undefined;
  /** Told of each try that failed and will be made again, and of the pause before it in milliseconds. */
  onRetry?: ((error: RefereeError, pause: number) => void) | undefined;
}

/** What is asked of an operation, behind its path: may be left out where nothing need be said. */
export type Parts<M extends Method, P extends keyof paths> = object extends Init<M, P>
  ? [(Init<M, P> & CallOptions)?]
  : [Init<M, P> & CallOptions];

/** A request. */
export interface Sent extends CallOptions {
  method: string;
  /** From the server's root: /v1/... */
  path: string;
  query?: Query | undefined;
  body?: unknown;
  /** The media type of a body that is a text, to be sent as it stands; of any other JSON is made. */
  type?: string | undefined;
  /** The version that the caller has seen, for If-Match. */
  ifMatch?: number | undefined;
  accept?: string;
  lastEventId?: string | null;
  /** Seconds for which the server is asked to hold the answer. */
  held?: number | undefined;
  /** Sent without the token. */
  anybody?: boolean | undefined;
}

export interface TransportOptions extends Omit<CallOptions, "signal" | "idempotencyKey"> {
  /** The server's address. */
  server: string;
  /** Of the caller; null for none. */
  token?: string | null;
  /** What people read is asked for in this language: texts of problems and of rulesets. The server's own is English. */
  language?: string | (() => string);
  /** In the place of the global `fetch`. */
  fetch?: typeof fetch;
  /** Told of every answer, with the moment at which its request was sent and whether that had the token. */
  onResponse?: (response: Response, sentAt: number, token: string | null) => void;
}

/** An answer that is a stream. */
export interface Line {
  response: Response;
  /** What it tells, until it ends; rejects when it breaks. */
  events: AsyncGenerator<ServerSentEvent, void, undefined>;
}

const TIMEOUT_MS = 30_000;
const RETRIES = 6;
const RETRY_AFTER_MAX_MS = 60_000;
/** The server sends a comment every 15 seconds: a stream that says nothing for so long is dead. */
const SILENCE_MS = 40_000;

/** A new key for a change. It must be no other's of the same caller, and is no secret: node 18 has no global `crypto`. */
export function newKey(): string {
  const bytes = Uint8Array.from({ length: 16 }, () => Math.random() * 256);
  globalThis.crypto?.getRandomValues(bytes);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** MS, a little more or less, so that those who were refused together do not come back together. */
export const about = (ms: number): number => ms * (0.75 + Math.random() / 2);

/** Resolves after MS milliseconds, or rejects when SIGNAL is aborted before. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const gone = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", gone);
      resolve();
    }, ms);
    if (signal?.aborted) gone();
    else signal?.addEventListener("abort", gone, { once: true });
  });
}

/** A path of the contract with its names filled in, and a query: what is null or undefined is left out. */
export function addressOf(template: string, path: Query = {}, query: Query = {}): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const asked = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]));
  return pairs.length === 0 ? filled : `${filled}?${asked}`;
}

// What is private is so by the compiler's word: the web page is built of this for browsers to which `#` is a detour.

/** A limit of time that is set anew with every sign of life, and a signal of whoever calls. */
class Watch {
  private readonly line = new AbortController();
  private readonly outer: AbortSignal | undefined;
  private readonly ms: number;
  private readonly cut = (): void => this.line.abort();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ms: number, outer?: AbortSignal) {
    this.ms = ms;
    this.outer = outer;
    if (outer?.aborted) this.cut();
    outer?.addEventListener("abort", this.cut);
    this.alive();
  }

  get signal(): AbortSignal {
    return this.line.signal;
  }

  alive(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.cut, this.ms);
  }

  end(): void {
    clearTimeout(this.timer);
    this.outer?.removeEventListener("abort", this.cut);
  }

  /** Ends it, and the exchange. */
  drop(): void {
    this.end();
    this.cut();
  }

  /** What an exchange that failed with ERROR is told to have failed with. */
  told(error: unknown): unknown {
    if (this.outer?.aborted) return this.outer.reason;
    if (error instanceof ProblemError) return error;
    const Kind = this.signal.aborted ? APITimeoutError : APIConnectionError;
    return new Kind(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** The way to one server. */
export class Transport {
  /** Goes with every request. */
  token: string | null;
  private readonly options: TransportOptions;
  private readonly server: string;

  constructor(options: TransportOptions) {
    if (!/^https?:\/\//.test(options.server)) {
      throw new TypeError(`the server's address is http://HOST:PORT or https://HOST, not ${options.server}`);
    }
    this.options = options;
    this.server = options.server.replace(/\/+$/, "");
    this.token = options.token ?? null;
  }

  /** One exchange; any answer resolves. */
  private exchange(sent: Sent, watch: Watch): Promise<Response> {
    const headers: Record<string, string> = { Accept: sent.accept ?? "application/json" };
    const token = sent.anybody === true ? null : this.token;
    if (token !== null) headers["Authorization"] = `Bearer ${token}`;
    const { language } = this.options;
    if (language !== undefined) headers["Accept-Language"] = typeof language === "string" ? language : language();
    if (sent.idempotencyKey !== undefined) headers["Idempotency-Key"] = sent.idempotencyKey;
    if (sent.ifMatch !== undefined) headers["If-Match"] = `"${sent.ifMatch}"`;
    if (sent.lastEventId != null) headers["Last-Event-ID"] = sent.lastEventId;
    if (sent.body !== undefined || sent.type !== undefined) headers["Content-Type"] = sent.type ?? "application/json";
    const body = sent.type !== undefined ? String(sent.body) : sent.body === undefined ? undefined : JSON.stringify(sent.body);
    const init: RequestInit = { method: sent.method, headers, signal: watch.signal, cache: "no-store", credentials: "omit" };
    if (body !== undefined) init.body = body;
    const sentAt = Date.now();
    const asked = (this.options.fetch ?? fetch)(this.server + addressOf(sent.path, {}, sent.query), init);
    return asked.then((response) => {
      this.options.onResponse?.(response, sentAt, token);
      return response;
    });
  }

  /** The JSON of an answer of 2xx (null where there is none), or its text where another type was asked for. */
  async once(sent: Sent): Promise<unknown> {
    const ms = (sent.timeout ?? this.options.timeout ?? TIMEOUT_MS) + (sent.held ?? 0) * 1000;
    const watch = new Watch(ms, sent.signal);
    try {
      const response = await this.exchange(sent, watch);
      if (!response.ok) throw await problemOf(response);
      if (response.status === 204) return null;
      // A line that breaks within the answer: whether the change was made is told by asking again.
      return sent.accept === undefined ? await response.json() : await response.text();
    } catch (error) {
      throw watch.told(error);
    } finally {
      watch.end();
    }
  }

  /** The same, tried until it is answered or there are no tries left. */
  async send(sent: Sent): Promise<unknown> {
    const { options } = this;
    const longest = sent.retryAfterMax ?? options.retryAfterMax ?? RETRY_AFTER_MAX_MS;
    for (let left = sent.retries ?? options.retries ?? RETRIES, delay = 250; ; left--, delay = Math.min(delay * 2, 5000)) {
      try {
        return await this.once(sent);
      } catch (error) {
        if (sent.signal?.aborted || left <= 0 || !passes(error)) throw error;
        const asked = error instanceof ProblemError ? error.retryAfter : null;
        if (asked !== null && asked > longest) throw error;
        const ms = asked ?? about(delay);
        (sent.onRetry ?? options.onRetry)?.(error, ms);
        await pause(ms, sent.signal);
      }
    }
  }

  /** An operation of the contract, typed by it. A change has a key; one with a token alone, as others are not kept. */
  async call<M extends Method, P extends PathOf<M>>(
    method: M,
    path: P & keyof paths,
    ...[init]: Parts<M, P>
  ): Promise<Answer<M, P>> {
    type Given = { params?: { path?: Query; query?: Query }; body?: unknown } & CallOptions;
    const { params, body, ...options } = (init ?? {}) as Given;
    const idempotencyKey = method === "POST" || method === "PUT" ? newKey() : undefined;
    const sent: Sent = { idempotencyKey, ...options, method, path: addressOf(path, params?.path), query: params?.query, body };
    return (await this.send(sent)) as Answer<M, P>;
  }

  /** Opens a stream, once. 204 resolves as well: there is nothing more to be told. */
  async connect(sent: Omit<Sent, "method">): Promise<Line> {
    const watch = new Watch(SILENCE_MS, sent.signal);
    try {
      const response = await this.exchange({ accept: "text/event-stream", ...sent, method: "GET" }, watch);
      if (!response.ok) throw await problemOf(response);
      if (response.status === 204) watch.end();
      else if (!(response.headers.get("Content-Type") ?? "").startsWith("text/event-stream")) {
        throw new ProblemError(406, { type: "not-acceptable", detail: "the answer is no stream" });
      }
      return { response, events: this.events(response, watch) };
    } catch (error) {
      const told = watch.told(error);
      watch.drop();
      throw told;
    }
  }

  private async *events(response: Response, watch: Watch): Line["events"] {
    const reader = response.body?.getReader();
    try {
      if (reader === undefined) return;
      const parse = parseEvents();
      const text = new TextDecoder();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        watch.alive();
        yield* parse(text.decode(value, { stream: true }));
      }
    } catch (error) {
      throw watch.told(error);
    } finally {
      watch.end();
      void reader?.cancel().catch(() => {});
    }
  }
}
