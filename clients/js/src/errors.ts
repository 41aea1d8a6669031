// SPDX-License-Identifier: Apache-2.0
// What goes wrong, as errors: a refusal of the server by its status, and that there was no answer at all. A call that was
// aborted rejects with the reason of its signal, as fetch does.
import type { Schemas } from "./types.js";

/** One bad value of a request: `pointer` is into the body, `parameter` of the query, `header` a header's name. */
export type ProblemPointer = Schemas["ProblemPointer"];

/** The members of application/problem+json (RFC 9457), and those that single problems add. */
export interface ProblemBody {
  type?: string;
  title?: string;
  detail?: string;
  request_id?: string;
  errors?: ProblemPointer[];
  [extra: string]: unknown;
}

/** All that this library rejects with, but for aborted calls and errors of whoever calls it. */
export class RefereeError extends Error {
  constructor(message?: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** No answer came, after all tries. Whether the request was carried out nobody knows; ask again with the same key. */
export class APIConnectionError extends RefereeError {}

/** No answer came in time. */
export class APITimeoutError extends APIConnectionError {}

/** A refusal. A refused request has changed nothing. */
export class ProblemError extends RefereeError {
  readonly status: number;
  readonly body: ProblemBody;
  /** Milliseconds that the server asks to wait, or null. */
  readonly retryAfter: number | null;

  constructor(status: number, body: ProblemBody, retryAfter: number | null = null) {
    super(body.detail ?? body.title ?? `the answer was ${status}`);
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }

  /** The address at which the server explains the problem. */
  get type(): string {
    return this.body.type ?? "about:blank";
  }

  /** The last part of `type`, such as `not-your-turn`: what a program decides by. */
  get kind(): string {
    return this.type.replace(/^.*\//, "");
  }

  /** Each bad value. */
  get errors(): ProblemPointer[] {
    return this.body.errors ?? [];
  }
}

/** 400, 413, 414, 415, 422, 431: the request is not understood, or a value in it is bad; `errors` says which. */
export class InvalidRequestError extends ProblemError {}
/** 401: there is no token, or it is not valid any more. */
export class AuthenticationError extends ProblemError {}
/** 403: the token does not allow this. */
export class PermissionDeniedError extends ProblemError {}
/** 404: it does not exist, or not for the caller. */
export class NotFoundError extends ProblemError {}
/** 409: not possible as things stand: not your turn, an illegal move, the wrong phase. */
export class ConflictError extends ProblemError {}
/** 410: what stood behind the cursor is not kept any more; begin anew without one. */
export class CursorExpiredError extends ProblemError {}
/** 412: something has happened since the version that was seen. A `Game` has been read anew by then. */
export class VersionConflictError extends ProblemError {}
/** 429, after all tries; `retryAfter` says for how long. */
export class RateLimitError extends ProblemError {}
/** 5xx, after all tries where another may help. */
export class ServerError extends ProblemError {}

const BY_STATUS: Record<number, typeof ProblemError> = {
  401: AuthenticationError,
  403: PermissionDeniedError,
  404: NotFoundError,
  409: ConflictError,
  410: CursorExpiredError,
  412: VersionConflictError,
  429: RateLimitError,
};

/** The error for RESPONSE, which is none of 2xx. A proxy's page is no problem document; its status says enough. */
export async function problemOf(response: Response): Promise<ProblemError> {
  const seconds = Number(response.headers.get("Retry-After") ?? NaN);
  const body: unknown = await response.json().catch(() => null);
  const Kind = BY_STATUS[response.status] ?? (response.status >= 500 ? ServerError : InvalidRequestError);
  const told = typeof body === "object" && body !== null ? (body as ProblemBody) : {};
  return new Kind(response.status, told, seconds >= 0 && seconds < Infinity ? seconds * 1000 : null);
}

/** Whether the same request may succeed when it is sent again. */
export const passes = (error: unknown): error is RefereeError =>
  error instanceof APIConnectionError || (error instanceof ProblemError && [429, 502, 503, 504].includes(error.status));
