// SPDX-License-Identifier: Apache-2.0
// A stream of server-sent events, each line of which is one of clients/js. What comes back here after a line broke is not
// that library's stream, as it knows of tabs: one that is not seen has no line, and all share a few slots.
import { pause, transport } from "./client";
import { Problem, asProblem } from "./problem";

/** What became of a line: `slotless` asks from time to time instead of listening. */
export type LineState = "connecting" | "connected" | "reconnecting" | "offline" | "over";

/** Whether the line was there, and is not any more. */
export const isGone = (state: LineState): boolean => state === "reconnecting" || state === "offline";

export interface LineOptions {
  /** The address to listen to; it is asked for each try, with the cursor in `Last-Event-ID`. */
  path: string;
  /** The id to go on behind, or null to begin with what comes. */
  cursor: () => string | null;
  /** One event: its id ("" for none) and its data. */
  heard: (id: string, data: unknown) => void;
  state: (state: LineState) => void;
  /** A refusal that coming back does not mend: 401, 404, 410 and the like. */
  refused: (problem: Problem) => void;
  /** Asks once instead of listening, where no slot is free. */
  ask: () => Promise<void>;
  /** The names of the slots, one of which the line takes. */
  slots: readonly string[];
  /** The stream is a convenience that a server may lack (404, 406, or JSON in its place): then the line asks instead. */
  orAsk?: boolean;
  /** Listens as anybody, without the player's token. */
  anybody?: boolean;
}

/** Slots of the streams of games and tournaments: a browser opens six connections to a host in all. */
export const STREAM_SLOTS = ["referee.stream.0", "referee.stream.1", "referee.stream.2"] as const;

const ASK_MS = 3000;
/** Asking where there is no stream at all: seen as soon as needed, and no load for a server. */
const ASK_INSTEAD_MS = 5000;
const DELAY_MAX_MS = 10_000;

const visible = (): boolean => document.visibilityState === "visible";

/** Resolves when the tab is seen. */
function seen(signal: AbortSignal): Promise<void> {
  if (visible()) return Promise.resolve();
  return new Promise((resolve) => {
    const look = () => {
      if (!visible() && !signal.aborted) return;
      document.removeEventListener("visibilitychange", look);
      signal.removeEventListener("abort", look);
      resolve();
    };
    document.addEventListener("visibilitychange", look);
    signal.addEventListener("abort", look);
  });
}

/** A pause that ends early when the tab is seen, or the browser says that it is online. */
async function restUntilWoken(ms: number, signal: AbortSignal): Promise<void> {
  const woken = new AbortController();
  const wake = () => woken.abort();
  const look = () => visible() && wake();
  window.addEventListener("online", wake);
  document.addEventListener("visibilitychange", look);
  signal.addEventListener("abort", wake);
  try {
    await pause(ms, woken.signal);
  } catch {
    // Woken: that is what it is for.
  } finally {
    window.removeEventListener("online", wake);
    document.removeEventListener("visibilitychange", look);
    signal.removeEventListener("abort", wake);
  }
}

/**
 * Does GET, again after 0.5, 1 ... 5 s or what Retry-After says while it fails with what passes and SENSIBLE holds. Resolves
 * with whether it has succeeded.
 */
export async function persist(get: () => Promise<void>, signal: AbortSignal, sensible: () => boolean): Promise<boolean> {
  for (let delay = 500; ; delay = Math.min(delay * 2, 5000)) {
    try {
      await get();
      return true;
    } catch (error) {
      const problem = asProblem(error);
      if (signal.aborted || !problem.passes || !sensible()) return false;
      await pause(problem.retryAfter ?? delay, signal).catch(() => {});
    }
  }
}

/**
 * Runs WORK while holding one of SLOTS; false when none is free. Where the browser has no locks (plain http from
 * another machine) the tab that has the focus is the one that listens.
 */
async function withSlot(slots: readonly string[], work: () => Promise<void>): Promise<boolean> {
  if (!("locks" in navigator)) {
    if (!document.hasFocus()) return false;
    await work();
    return true;
  }
  for (const name of slots) {
    const taken = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock === null) return false;
      await work();
      return true;
    });
    if (taken) return true;
  }
  return false;
}

class Line {
  private readonly options: LineOptions;
  private readonly closing = new AbortController();
  private delay = 500;
  private wasConnected = false;
  private streamless = false;

  constructor(options: LineOptions) {
    this.options = options;
    void this.run();
  }

  close(): void {
    this.closing.abort();
  }

  private async run(): Promise<void> {
    const closed = this.closing.signal;
    while (!closed.aborted) {
      await seen(closed);
      if (closed.aborted) return;
      let goOn = true;
      if (this.streamless) {
        if (!(await this.askOnce(ASK_INSTEAD_MS))) return;
        continue;
      }
      const had = await withSlot(this.options.slots, async () => {
        goOn = await this.listen();
      });
      if (closed.aborted || !goOn) return;
      if (this.streamless) continue;
      if (had) await this.rest();
      else if (!(await this.askOnce(ASK_MS))) return;
    }
  }

  /** Without a slot: asks, and waits. False when asking makes no sense any more. */
  private async askOnce(restMs: number): Promise<boolean> {
    try {
      await this.options.ask();
      this.options.state("connected");
    } catch (error) {
      const problem = asProblem(error);
      if (!this.comesBack(problem)) return false;
    }
    await restUntilWoken(restMs, this.closing.signal);
    return true;
  }

  private async rest(): Promise<void> {
    if (!visible()) return;
    await restUntilWoken(this.delay * (0.75 + Math.random() / 2), this.closing.signal);
    this.delay = Math.min(this.delay * 2, DELAY_MAX_MS);
  }

  /** Tells what PROBLEM means for the line; false when it is the end of it. */
  private comesBack(problem: Problem): boolean {
    if (!problem.passes && problem.status < 500) {
      this.options.refused(problem);
      return false;
    }
    this.options.state(navigator.onLine ? "reconnecting" : "offline");
    return true;
  }

  /** One connection from its request to its end. False when there is nothing more to listen to. */
  private async listen(): Promise<boolean> {
    const line = new AbortController();
    const cut = () => line.abort();
    const hide = () => visible() || cut();
    this.closing.signal.addEventListener("abort", cut);
    document.addEventListener("visibilitychange", hide);
    window.addEventListener("offline", cut);
    try {
      if (!this.wasConnected) this.options.state("connecting");
      const { path, anybody } = this.options;
      const sent = { path, anybody, lastEventId: this.options.cursor(), signal: line.signal };
      const { response, events } = await transport.connect(sent);
      if (response.status === 204) {
        this.options.state("over");
        return false;
      }
      this.options.state("connected");
      this.wasConnected = true;
      this.delay = 500;
      for await (const { id, data } of events) this.options.heard(id ?? "", JSON.parse(data));
      return true;
    } catch (error) {
      if (this.closing.signal.aborted) return false;
      // Hidden by the person, no fault of the line.
      if (!visible()) return true;
      const problem = asProblem(error);
      // No stream at this address, but JSON or nothing.
      this.streamless = this.options.orAsk === true && (problem.status === 404 || problem.status === 406);
      return this.streamless || this.comesBack(problem);
    } finally {
      this.closing.signal.removeEventListener("abort", cut);
      document.removeEventListener("visibilitychange", hide);
      window.removeEventListener("offline", cut);
    }
  }
}

/** Listens until the function that it returns is called. */
export function listen(options: LineOptions): () => void {
  const line = new Line(options);
  return () => line.close();
}
