// SPDX-License-Identifier: Apache-2.0
// Requests: what clients/js asks by, with the player's token, the server's clock and the page's problems.
import { type Parts, type Sent, Transport, newKey, pause } from "../../clients/js/src/transport.js";
import type { PathOf, paths } from "../../clients/js/src/types.js";
import { language } from "../i18n";
import { type Problem, asProblem } from "./problem";

export { pause };

let refused: (token: string) => void = () => {};
let offset = 0;

/** Time enough for the largest body on a slow line; there is an answer or there is none long before. */
const TIMEOUT_MS = 120_000;

/** A read is tried once: whoever asks knows whether it still makes sense to ask again. */
export const transport = new Transport({
  server: location.origin,
  retries: 0,
  timeout: TIMEOUT_MS,
  // The server's own texts are shown beside the page's: in its language, not in the browser's.
  language: () => language.peek(),
  onResponse: (response, sentAt, token) => {
    noteTime(response, sentAt);
    if (response.status === 401 && token !== null) refused(token);
  },
});

/** The token that every further request carries; null for none. */
export function setBearer(token: string | null): void {
  transport.token = token;
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

/** The interface, typed by the contract. `read` makes a Problem of what it is rejected with. */
export const api = {
  GET: <P extends PathOf<"GET">>(path: P & keyof paths, ...parts: Parts<"GET", P>) => transport.call("GET", path, ...parts),
  POST: <P extends PathOf<"POST">>(path: P & keyof paths, ...parts: Parts<"POST", P>) => transport.call("POST", path, ...parts),
};

/** What ANSWER gives; rejects with a Problem for a refusal or no answer, and with the reason where it was aborted. */
export async function read<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof DOMException && error.name === "AbortError" ? error : asProblem(error);
  }
}

/** The answer to a request that is asked for as it stands: as JSON, or where ACCEPT says what is wanted as a text. */
export const ask = (sent: Omit<Sent, "method"> & { method?: string }): Promise<unknown> =>
  read(transport.once({ method: "GET", ...sent }));

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
  return { method, path, body, version, key: newKey() };
}

/** The longest that a person waits at a button without being told why. */
const PATIENCE_MS = 5000;

/**
 * Sends ASKED until it is answered: no answer, 429 and 5xx of a server that is away are tried again with the same
 * key after 0.25, 0.5 ... 5 s or what Retry-After says; WAITING is called before each of these. A refusal throws
 * its Problem at once. TRIES bounds the tries where a person waits at a form, who is told when it would take long.
 */
export async function send<T>(
  { key, version, ...asked }: Action,
  { signal, waiting, tries = Infinity }: { signal?: AbortSignal; waiting?: (problem: Problem) => void; tries?: number } = {},
): Promise<T> {
  const answer = transport.send({
    ...asked,
    idempotencyKey: key,
    ifMatch: version,
    signal,
    retries: tries - 1,
    retryAfterMax: tries === Infinity ? Infinity : PATIENCE_MS,
    onRetry: (error) => waiting?.(asProblem(error)),
  });
  return (await read(answer)) as T;
}
