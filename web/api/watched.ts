// SPDX-License-Identifier: Apache-2.0
// A game as anybody sees it, whoever the player of this browser is: what is shown to an audience must be no more than that.
import { signal } from "@preact/signals";
import { ask } from "./client";
import { type LineState, STREAM_SLOTS, listen, persist } from "./live";
import { type Problem, asProblem } from "./problem";
import type { Game } from "./schemas";

/** Follows the game ID until `close`. */
export class WatchedGame {
  readonly view = signal<Game | null>(null);
  readonly connection = signal<LineState>("connecting");
  /** Why the game cannot be shown. */
  readonly failed = signal<Problem | null>(null);

  private readonly path: string;
  private readonly closing = new AbortController();
  private closeLine: (() => void) | null = null;
  private reading: Promise<unknown> | null = null;
  private heard = 0;

  constructor(id: string) {
    this.path = `/v1/games/${encodeURIComponent(id)}`;
    void this.open();
  }

  close(): void {
    this.closing.abort();
    this.closeLine?.();
  }

  /** Tries again after `failed`. */
  retry(): void {
    this.failed.value = null;
    void this.open();
  }

  private async open(): Promise<void> {
    try {
      await this.fetch();
    } catch (error) {
      if (!this.closing.signal.aborted) this.failed.value = asProblem(error);
      return;
    }
    this.heard = this.view.value?.version ?? 0;
    this.closeLine?.();
    this.closeLine = listen({
      path: `${this.path}/events`,
      cursor: () => String(this.heard),
      heard: (id) => {
        this.heard = Math.max(this.heard, Number(id) || 0);
        void this.refresh();
      },
      state: (state) => {
        this.connection.value = state;
      },
      refused: (problem) => {
        this.failed.value = problem;
      },
      ask: () => this.fetch(),
      slots: STREAM_SLOTS,
      anybody: true,
    });
  }

  private async fetch(): Promise<void> {
    const view = (await ask({ path: this.path, signal: this.closing.signal, anybody: true })) as Game;
    if ((this.view.value?.version ?? 0) <= view.version) this.view.value = view;
  }

  /** Reads the view anew: once for ten events, and again where it is behind by then. */
  private refresh(): Promise<unknown> {
    this.reading ??= persist(
      async () => {
        do await this.fetch();
        while ((this.view.value?.version ?? 0) < this.heard);
      },
      this.closing.signal,
      () => true,
    ).finally(() => {
      this.reading = null;
    });
    return this.reading;
  }
}
