// SPDX-License-Identifier: Apache-2.0
// One game as this tab follows it. The server's view is the state: the newest by version, and nothing beside it. What
// the player does is sent once, tried until it is answered, and never sent by itself when it was not sent before.
import { batch, signal } from "@preact/signals";
import { type Action, action, api, read, send } from "./client";
import { noteSeen } from "./commitments";
import { type Acted, type Pending, eventIn, offeredRematch, rematchIn } from "./events";
import { onPlayerEvent } from "./leader";
import { type LineState, STREAM_SLOTS, isGone, listen, persist } from "./live";
import { type Problem, asProblem } from "./problem";
import type { Game, GameEvent, GameResults } from "./schemas";
import { keepSeen, readSeen } from "./offline";
import { ensureSession } from "./session";
import { readJson, tab } from "./storage";

export type Connection = LineState;

interface Kept {
  asked: Action;
  segment: string;
}

/** Follows the game ID until `close`. */
export class LiveGame {
  readonly id: string;
  /** The newest view; null until the first has come. */
  readonly view = signal<Game | null>(null);
  /** Results of the rounds and of the match; null until a round is over. */
  readonly results = signal<GameResults | null>(null);
  readonly connection = signal<Connection>("connecting");
  /** Events that have not been announced yet, oldest first; the screen takes them. */
  readonly events = signal<GameEvent[]>([]);
  /** The last refusal of an action, until the next is sent. */
  readonly problem = signal<Problem | null>(null);
  /** Why the game cannot be shown at all. */
  readonly failed = signal<Problem | null>(null);
  readonly pending = signal<Pending | null>(null);
  /** The game that an offered rematch is, when it was seen here. */
  readonly rematch = signal<string | null>(null);

  private readonly closing = new AbortController();
  private readonly stopHearing: () => void;
  private closeLine: (() => void) | null = null;
  private told = 0;
  private fetching: Promise<unknown> | null = null;
  private readonly hearers = new Set<(event: GameEvent) => void>();
  private wanted = 0;

  constructor(id: string) {
    this.id = id;
    // A game that is over has no stream any more, but a rematch may still be offered.
    this.stopHearing = onPlayerEvent(({ game }) => {
      if (game === id && this.connection.value === "over") void this.ask().catch(() => {});
    });
    void this.open();
  }

  close(): void {
    this.closing.abort();
    this.stopHearing();
    this.closeLine?.();
  }

  /**
   * Whether the player may act now: the line is not gone, and nothing under way. While it is first made the server has just
   * answered with the view.
   */
  get ready(): boolean {
    return this.view.value !== null && this.pending.value === null && !isGone(this.connection.value);
  }

  private get path(): string {
    return `/v1/games/${encodeURIComponent(this.id)}`;
  }

  private async open(): Promise<void> {
    try {
      await this.fetch();
    } catch (error) {
      if (this.closing.signal.aborted) return;
      const problem = asProblem(error);
      if (!problem.passes || !(await this.showSeen())) {
        this.failed.value = problem;
        return;
      }
    }
    this.told = this.view.value?.version ?? 0;
    if (this.view.value !== null) void this.findRematch(this.view.value);
    this.goOn();
    this.listen();
  }

  /** Without an answer: shows the game as it was seen last. False when it never was. */
  private async showSeen(): Promise<boolean> {
    const seen = await readSeen(this.id);
    if (seen === null) return false;
    batch(() => {
      this.view.value = seen.view;
      this.results.value = seen.results;
      this.connection.value = navigator.onLine ? "reconnecting" : "offline";
    });
    return true;
  }

  /** Tries again after `failed`. */
  retry(): void {
    this.failed.value = null;
    void this.open();
  }

  /** An action that a reload interrupted is asked again with its key, instead of leaving it open. */
  private goOn(): void {
    const kept = readJson<Kept>(tab, this.keptUnder);
    if (kept !== null) void this.carryOut(kept);
  }

  private get keptUnder(): string {
    return `referee.action.${this.id}`;
  }

  private listen(): void {
    this.closeLine = listen({
      path: `${this.path}/events`,
      cursor: () => String(this.told),
      heard: (_id, data) => this.heard(data as GameEvent),
      state: (state) => this.tellState(state),
      refused: (problem) => {
        this.failed.value = problem;
      },
      ask: () => this.ask(),
      slots: STREAM_SLOTS,
    });
  }

  private tellState(state: LineState): void {
    const before = this.connection.value;
    // A line that was never there is gone until it is: tries to make it change nothing about that.
    if (state === "connecting" && before !== "connecting") return;
    // An action that is tried again has said "reconnecting"; the line may stand meanwhile.
    this.connection.value = state;
    if (state === "connected" && isGone(before)) void this.refresh();
  }

  private async ask(): Promise<void> {
    const query = { after: this.told };
    const page = await read(api.GET("/v1/games/{game}/events", { params: { path: { game: this.id }, query } }));
    for (const event of page.items) this.heard(event);
    const view = this.view.value;
    if (view !== null && (view.status === "finished" || view.status === "aborted")) this.connection.value = "over";
  }

  /** Calls HEARER for each event, as it comes, until the function that this returns is called. */
  onEvent(hearer: (event: GameEvent) => void): () => void {
    this.hearers.add(hearer);
    return () => this.hearers.delete(hearer);
  }

  private heard(event: GameEvent): void {
    if (event.seq <= this.told) return;
    this.told = event.seq;
    for (const hearer of this.hearers) hearer(event);
    this.rematch.value = rematchIn(event, this.view.value?.you.seat ?? null) ?? this.rematch.value;
    this.wanted = Math.max(this.wanted, event.seq);
    this.events.value = [...this.events.value, event];
    if ((this.view.value?.version ?? 0) < event.seq) void this.refresh();
  }

  /** A rematch that was offered before the screen was opened stands behind the end of the game. */
  private async findRematch(view: Game): Promise<void> {
    try {
      this.rematch.value = (await offeredRematch(view)) ?? this.rematch.value;
    } catch {
      // Without an answer the button says "Rematch", and takes up what was offered all the same.
    }
  }

  /** The events that have not been taken yet and that the view shows; the caller announces them. */
  takeEvents(): GameEvent[] {
    const version = this.view.value?.version ?? 0;
    const taken = this.events.value.filter((event) => event.seq <= version);
    if (taken.length > 0) this.events.value = this.events.value.filter((event) => event.seq > version);
    return taken;
  }

  /** Takes VIEW if it is newer than what is shown, and not that of a seat that the player has acted for. */
  accept(view: Game): void {
    const shown = this.view.value;
    if (shown !== null && (view.version < shown.version || (shown.you.seat ?? view.you.seat) !== view.you.seat)) return;
    noteSeen(view);
    batch(() => {
      this.view.value = view;
      this.failed.value = null;
    });
    if (view.status === "round-over" || view.status === "finished" || view.round?.number !== 1) void this.fetchResults(view);
    else void keepSeen(this.id, { view, results: null });
  }

  private resultsOf = -1;

  /** Reads the results as of VIEW, unless those of a newer one are asked for meanwhile. */
  private async fetchResults(view: Game): Promise<void> {
    if (this.resultsOf >= view.version) return;
    this.resultsOf = view.version;
    const options = { params: { path: { game: this.id } }, signal: this.closing.signal };
    const got = await this.persist(async () => {
      if (this.resultsOf !== view.version) return;
      const results = await read(api.GET("/v1/games/{game}/result", options));
      if (this.resultsOf !== view.version) return;
      this.results.value = results;
      await keepSeen(this.id, { view, results });
    });
    if (!got && this.resultsOf === view.version) this.resultsOf = -1;
  }

  /** Does GET until it succeeds; not while the line is gone, as what is new is read when it stands again. */
  private persist(get: () => Promise<void>): Promise<boolean> {
    return persist(get, this.closing.signal, () => !isGone(this.connection.value));
  }

  private async fetch(): Promise<void> {
    const options = { params: { path: { game: this.id } }, signal: this.closing.signal };
    this.accept((await read(api.GET("/v1/games/{game}", options))) as Game);
  }

  /** Reads the view anew; calls that come meanwhile share the reading, and one more follows if the view is behind. */
  refresh(): Promise<unknown> {
    this.fetching ??= this.persist(async () => {
      do await this.fetch();
      while ((this.view.value?.version ?? 0) < this.wanted);
    }).finally(() => {
      this.fetching = null;
    });
    return this.fetching;
  }

  /** What is under way and not in the view: once that has gone on it has it, or has made it impossible. */
  get unseen(): Pending | null {
    const pending = this.pending.value;
    return pending !== null && pending.version === this.view.value?.version ? pending : null;
  }

  /**
   * Does something in the game: `act("guesses", {code})`. One at a time: while one is under way the call does nothing.
   * Resolves with the answer, or null when it was refused (`problem` has why) or not sent. ANYHOW: also on another version,
   * where others act at the same time and the body says what it is about.
   */
  act(segment: string, body?: unknown, method: Action["method"] = "POST", anyhow = false): Promise<Acted | null> {
    const view = this.view.value;
    if (view === null || this.pending.value !== null || this.connection.value === "offline") return Promise.resolve(null);
    const asked = action(method, `${this.path}/${segment}`, body, anyhow ? undefined : view.version);
    return this.carryOut({ asked, segment });
  }

  /** Changes the game itself: making it public, aborting it. */
  change(method: Action["method"], body?: unknown): Promise<Acted | null> {
    if (this.pending.value !== null) return Promise.resolve(null);
    return this.carryOut({ asked: action(method, this.path, body), segment: "" });
  }

  private async carryOut(kept: Kept): Promise<Acted | null> {
    const { asked, segment } = kept;
    batch(() => {
      this.pending.value = { segment, body: asked.body, version: asked.version };
      this.problem.value = null;
    });
    tab.set(this.keptUnder, JSON.stringify(kept));
    try {
      await ensureSession();
      const answer = await send<Acted | null>(asked, {
        signal: this.closing.signal,
        waiting: () => {
          this.connection.value = navigator.onLine ? "reconnecting" : "offline";
        },
      });
      tab.remove(this.keptUnder);
      this.answered(kept, answer ?? {});
      return answer ?? {};
    } catch (error) {
      // Closed with the action under way: it stays in sessionStorage for whoever opens the game next in this tab.
      if (this.closing.signal.aborted) return null;
      tab.remove(this.keptUnder);
      this.problem.value = asProblem(error);
      await this.refresh();
      return null;
    } finally {
      this.pending.value = null;
    }
  }

  private answered({ asked, segment }: Kept, answer: Acted): void {
    batch(() => {
      if (this.connection.value === "reconnecting") this.connection.value = "connected";
      if (answer.game !== undefined) this.accept(answer.game);
      const event = eventIn(answer, asked.method, segment);
      // Behind events that have not come yet this one comes by the line too, so that all are told in their order.
      if (event !== null && event.seq === this.told + 1) this.heard(event);
    });
    if ((this.view.value?.version ?? 0) < (answer.game?.version ?? Infinity)) void this.refresh();
  }
}
