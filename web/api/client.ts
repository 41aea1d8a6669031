// SPDX-License-Identifier: Apache-2.0
// Requests: reads by the generated types, changes with a key and tried until they are answered.
import createClient from "openapi-fetch";
import { language } from "../i18n";
import type { paths } from "./contract";
import { Problem, type ProblemBody, asProblem, noAnswer, problemOf } from "./problem";
import { randomHex } from "./storage";

let bearer: string | null = null;
let refused: (token: string) => void = () => {};
let offset = 0;

/** The token that every further request carries; null for none. */
export function setBearer(token: string | null): void {
  bearer = token;
}

/** Calls HEAR with the token of every request that the server did not know it by. */
export function onRefused(hear: (token: string) => void): void {
  refused = hear;
}

/** The server's clock now, in milliseconds, from the Date of its answers. */
export const serverNow = (): number => Date.now() + offset;

function noteTime(response: Response, sentAt: number): void {
  const date = Date.parse(response.headers.get("Date") ?? "");
  if (Number.isNaN(date)) return;
  // The header has whole seconds: the middle of its second, at the middle of the exchange.
  const measured = date + 500 - (sentAt + Date.now()) / 2;
  // Less than a second apart is what the header cannot tell.
  offset = Math.abs(measured - offset) > 1000 ? measured : offset;
}

/**
 * fetch with the caller's token; none where ANYBODY is to ask, and see what all may. Rejects with a Problem when nobody answers;
 * any answer resolves.
 */
export async function request(input: string | Request, init: RequestInit = {}, anybody = false): Promise<Response> {
  const made = new Request(input, { cache: "no-store", credentials: "omit", ...init });
  const token = anybody || made.headers.has("Authorization") ? null : bearer;
  if (token !== null) made.headers.set("Authorization", `Bearer ${token}`);
  // The server's own texts are shown beside the page's: in its language, not in the browser's.
  made.headers.set("Accept-Language", language.peek());
  const sentAt = Date.now();
  let response: Response;
  try {
    response = await fetch(made);
  } catch (error) {
    if (init.signal?.aborted || made.signal.aborted) throw error;
    throw noAnswer();
  }
  noteTime(response, sentAt);
  if (response.status === 401 && token !== null) refused(token);
  return response;
}

/** The interface by its generated types. `read` makes a value or a Problem of what it gives. */
export const api = createClient<paths>({ baseUrl: location.origin, fetch: (made: Request) => request(made) });

interface Answered<T> {
  data?: T;
  response: Response;
  error?: unknown;
}

/** The data of an answer; throws a Problem for a refusal or no answer. */
export async function read<T>(answer: Promise<Answered<T>>): Promise<NonNullable<T>> {
  let given: Answered<T>;
  try {
    given = await answer;
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw asProblem(error);
  }
  if (given.response.ok) return (given.data ?? null) as NonNullable<T>;
  const seconds = Number(given.response.headers.get("Retry-After") ?? NaN);
  const told = typeof given.error === "object" && given.error !== null;
  const body = told ? (given.error as ProblemBody) : { type: "internal-error" };
  throw new Problem(given.response.status, body, Number.isFinite(seconds) ? seconds * 1000 : null);
}

/** The largest body that the server takes, in bytes. */
export const BODY_MAX = 4 * 1024 * 1024;
/** How often a change is tried while somebody waits at a button. */
export const TRIES = 3;

/** A change that is asked for. It is plain data, so that a reload can ask again. */
export interface Action {
  method: "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  body?: unknown;
  /** The media type of a body that is a text, to be sent as it stands; of any other JSON is made. */
  type?: string;
  /** The version that the player saw, for If-Match. */
  version?: number;
  key: string;
}

/** A new action with a key of its own, the same for all its tries. */
export function action(method: Action["method"], path: string, body?: unknown, version?: number): Action {
  return { method, path, body, version, key: randomHex(16) };
}

/** Resolves after MS milliseconds, or rejects when SIGNAL is aborted before. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const gone = () => {
      clearTimeout(timer);
      reject(new DOMException("aborted", "AbortError"));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", gone);
      resolve();
    }, ms);
    if (signal?.aborted) gone();
    else signal?.addEventListener("abort", gone, { once: true });
  });
}

async function tryOnce(asked: Action, signal?: AbortSignal): Promise<unknown> {
  const headers: Record<string, string> = { "Content-Type": asked.type ?? "application/json", "Idempotency-Key": asked.key };
  if (asked.version !== undefined) headers["If-Match"] = `"${asked.version}"`;
  const body = asked.type !== undefined ? String(asked.body) : asked.body === undefined ? undefined : JSON.stringify(asked.body);
  const response = await request(asked.path, { method: asked.method, headers, body, signal });
  if (!response.ok) throw await problemOf(response);
  if (response.status === 204) return null;
  try {
    return await response.json();
  } catch {
    // The line broke within the answer: whether the change was made is told by asking again.
    throw noAnswer();
  }
}

/** The longest that a person waits at a button without being told why. */
const PATIENCE_MS = 5000;

/**
 * Sends ASKED until it is answered: no answer, 429 and 5xx of a server that is away are tried again with the same
 * key after 0.25, 0.5 ... 5 s or what Retry-After says; WAITING is called before each of these. A refusal throws
 * its Problem at once. TRIES bounds the tries where a person waits at a form, who is told when it would take long.
 */
export async function send<T>(
  asked: Action,
  { signal, waiting, tries = Infinity }: { signal?: AbortSignal; waiting?: (problem: Problem) => void; tries?: number } = {},
): Promise<T> {
  for (let attempt = 0, delay = 250; ; attempt++, delay = Math.min(delay * 2, 5000)) {
    try {
      return (await tryOnce(asked, signal)) as T;
    } catch (error) {
      if (signal?.aborted) throw error;
      const problem = asProblem(error);
      const wait = problem.retryAfter ?? delay;
      if (!problem.passes || attempt + 1 >= tries || (tries !== Infinity && wait > PATIENCE_MS)) throw problem;
      waiting?.(problem);
      await pause(wait, signal);
    }
  }
}
