// SPDX-License-Identifier: Apache-2.0
// The games that wait for anybody, as they come and go.
import { signal } from "@preact/signals";
import { api, read } from "./client";
import { STREAM_SLOTS, listen } from "./live";
import type { Problem } from "./problem";
import type { Game } from "./schemas";

const MOST = 100;

/** What the stream tells: the list when it opens, then each change of it. */
type LobbyEvent = { items: Game[] } | { opened: Game } | { closed: string };

/** Follows the lobby until `close`. */
export class Lobby {
  /** The newest first; null until they are known. */
  readonly games = signal<Game[] | null>(null);
  /** Why they cannot be known; null while the line is well or comes back by itself. */
  readonly failed = signal<Problem | null>(null);
  /** Nothing can be heard at the moment; the line comes back by itself. */
  readonly away = signal(false);
  readonly close: () => void;

  constructor() {
    this.close = listen({
      path: "/v1/games?status=open",
      // The stream has no ids: a reader that comes back gets the list anew.
      cursor: () => null,
      heard: (_id, data) => this.heard(data as LobbyEvent),
      state: (state) => {
        this.away.value = state === "reconnecting" || state === "offline";
        if (state === "connected") this.failed.value = null;
      },
      refused: (problem) => {
        this.failed.value = problem;
      },
      ask: () => this.ask(),
      slots: STREAM_SLOTS,
      orAsk: true,
    });
  }

  private async ask(): Promise<void> {
    const list = await read(api.GET("/v1/games", { params: { query: { status: "open", limit: MOST } } }));
    this.games.value = list.items;
  }

  private heard(event: LobbyEvent): void {
    const before = this.games.value ?? [];
    if ("items" in event) this.games.value = event.items;
    else if ("opened" in event) this.games.value = [event.opened, ...before.filter(({ id }) => id !== event.opened.id)];
    else this.games.value = before.filter(({ id }) => id !== event.closed);
  }
}
