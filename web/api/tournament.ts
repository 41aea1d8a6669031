// SPDX-License-Identifier: Apache-2.0
// One tournament as this tab follows it: redrawn at most twice a second, however fast its games are played.
import { signal } from "@preact/signals";
import { type Action, action, api, pause, read, send } from "./client";
import { STREAM_SLOTS, listen } from "./live";
import { type Problem, asProblem } from "./problem";
import type { Schemas } from "./schemas";
import { ensureSession } from "./session";

export type TournamentView = Schemas["Tournament"];
type TournamentGame = Schemas["TournamentGame"];

/** The tables of all stages of heats with so many ENTRANTS, where everybody plays. */
function tablesPlanned(entrants: number, table: number, advance: number): number {
  let tables = Math.ceil(entrants / table);
  let all = tables;
  while (tables > 1) {
    const next = Math.ceil((advance * tables) / table);
    tables = next < tables ? next : Math.ceil(tables / table);
    all += tables;
  }
  return all;
}

/** How many games VIEW will have had, without tie-breaks; a knockout's matches may need fewer. */
export function gamesPlanned(view: Schemas["TournamentHead"]): number {
  if (view.status === "finished" || view.status === "cancelled") return view.played;
  const { games, total: entrants } = view;
  switch (view.format) {
    case "all-play": return games;
    case "round-robin": return (games * entrants * (entrants - 1)) / 2;
    case "swiss": return games * Math.floor(entrants / 2);
    case "knockout": return games * (entrants - 1);
    case "heats": return tablesPlanned(entrants, view.table ?? entrants, view.advance ?? 1);
  }
}

const REDRAW_MS = 500;

export class LiveTournament {
  readonly id: string;
  readonly view = signal<TournamentView | null>(null);
  readonly failed = signal<Problem | null>(null);
  /** The last refusal of an action. */
  readonly problem = signal<Problem | null>(null);
  readonly games = signal<{ items: TournamentGame[]; next: string | null }>({ items: [], next: null });

  private readonly closing = new AbortController();
  private closeLine: (() => void) | null = null;
  private told = 0;
  private redrawing: Promise<void> | null = null;
  private behind = false;

  constructor(id: string) {
    this.id = id;
    void this.open();
  }

  close(): void {
    this.closing.abort();
    this.closeLine?.();
  }

  private async open(): Promise<void> {
    await this.refresh();
    if (this.closing.signal.aborted) return;
    this.told = this.view.value?.version ?? 0;
    this.closeLine = listen({
      path: `/v1/tournaments/${encodeURIComponent(this.id)}/events`,
      cursor: () => String(this.told),
      heard: (id) => {
        this.told = Number(id);
        this.redraw();
      },
      state: () => {},
      refused: (problem) => {
        if (problem.status !== 401 || this.view.value === null) this.failed.value = problem;
      },
      ask: () => this.refresh(),
      slots: STREAM_SLOTS,
    });
  }

  /** Reads the view now, or when the last reading is half a second ago; events that come meanwhile share it. */
  private redraw(): void {
    if (this.redrawing !== null) {
      this.behind = true;
      return;
    }
    this.redrawing = (async () => {
      do {
        this.behind = false;
        await this.refresh();
        await pause(REDRAW_MS, this.closing.signal).catch(() => undefined);
      } while (this.behind && !this.closing.signal.aborted);
      this.redrawing = null;
    })();
  }

  async refresh(): Promise<void> {
    try {
      const params = { path: { tournament: this.id } };
      this.view.value = await read(api.GET("/v1/tournaments/{tournament}", { params: { ...params, query: { limit: 100 } } }));
      this.failed.value = null;
      const shown = Math.min(100, Math.max(20, this.games.value.items.length));
      this.games.value = await read(api.GET("/v1/tournaments/{tournament}/games", { params: { ...params, query: { limit: shown } } }));
    } catch (error) {
      this.failed.value = asProblem(error);
    }
  }

  async moreGames(): Promise<void> {
    const { items, next } = this.games.value;
    if (next === null) return;
    try {
      const params = { path: { tournament: this.id }, query: { cursor: next, limit: 100 } };
      const page = await read(api.GET("/v1/tournaments/{tournament}/games", { params }));
      this.games.value = { items: [...items, ...page.items], next: page.next };
    } catch (error) {
      this.problem.value = asProblem(error);
    }
  }

  /** Asks for a rematch; the id of the tournament that was made, or null where it was refused. */
  async rematch(): Promise<string | null> {
    try {
      this.problem.value = null;
      const path = `/v1/tournaments/${encodeURIComponent(this.id)}/rematch`;
      return (await send<{ id: string }>(action("POST", path, {}), { tries: 5 })).id;
    } catch (error) {
      this.problem.value = asProblem(error);
      return null;
    }
  }

  /** Joins, declines, chooses or cancels. */
  async act(method: Action["method"], segment: string, body?: object): Promise<void> {
    try {
      this.problem.value = null;
      await ensureSession();
      await send(action(method, `/v1/tournaments/${encodeURIComponent(this.id)}${segment}`, body), { tries: 5 });
    } catch (error) {
      this.problem.value = asProblem(error);
    }
    await this.refresh();
  }
}
