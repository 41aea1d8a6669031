// SPDX-License-Identifier: Apache-2.0
// A refusal of the server, or that there was no answer at all.

/** One bad value of a request. */
export interface ProblemField {
  pointer?: string;
  parameter?: string;
  detail: string;
}

/** The members of application/problem+json (RFC 9457), and those that single problems add. */
export interface ProblemBody {
  type?: string;
  title?: string;
  detail?: string;
  errors?: ProblemField[];
  [extra: string]: unknown;
}

/** What every request of the page fails with. */
export class Problem extends Error {
  /** The problem's name, as /problems lists them; "no-answer" when nobody answered. */
  readonly kind: string;
  /** The HTTP status, 0 when nobody answered. */
  readonly status: number;
  readonly body: ProblemBody;
  /** Milliseconds that the server asks to wait, or null. */
  readonly retryAfter: number | null;

  constructor(status: number, body: ProblemBody, retryAfter: number | null) {
    super(body.detail ?? body.title ?? "no answer");
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
    this.kind = (body.type ?? "no-answer").replace(/^.*\//, "");
  }

  get errors(): ProblemField[] {
    return this.body.errors ?? [];
  }

  /** Whether the same request may succeed when it is sent again. */
  get passes(): boolean {
    return this.status === 0 || this.status === 429 || this.status === 502 || this.status === 503 || this.status === 504;
  }
}

/** The problem that RESPONSE tells of. */
export async function problemOf(response: Response): Promise<Problem> {
  const seconds = Number(response.headers.get("Retry-After") ?? NaN);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : null;
  try {
    const body: unknown = await response.json();
    if (typeof body === "object" && body !== null) return new Problem(response.status, body as ProblemBody, wait);
  } catch {
    // A proxy's page is no problem document; its status says enough.
  }
  return new Problem(response.status, { type: "internal-error" }, wait);
}

export const noAnswer = (): Problem => new Problem(0, {}, null);

/** ERROR as a problem: whatever a request failed with. */
export function asProblem(error: unknown): Problem {
  return error instanceof Problem ? error : noAnswer();
}
