// SPDX-License-Identifier: Apache-2.0
// What was played: published results, newest first, and those that come while somebody looks.
import { signal } from "@preact/signals";
import { api, read } from "./client";
import { STREAM_SLOTS, listen } from "./live";
import { type Problem, asProblem } from "./problem";
import type { Schemas } from "./schemas";

export type PublishedResult = Schemas["PublishedResult"];

/** Which results are wanted; what is empty does not count. */
export interface Filter {
  ruleset: string;
  player: string;
}

const PAGE = 25;
/** The most that a page of ratings has. */
const RATINGS = 100;

export type ResultPage = Schemas["PublishedResultList"];

/** FILTER as the interface takes it. */
const queryOf = ({ ruleset, player }: Filter) => ({
  ruleset: ruleset === "" ? undefined : (ruleset as Schemas["RulesetId"]),
  player: player === "" ? undefined : player,
});

/** Results behind CURSOR, newest first. */
export function newestResults(filter: Filter, cursor?: string, limit = PAGE): Promise<ResultPage> {
  return read(api.GET("/v1/results", { params: { query: { ...queryOf(filter), order: "newest", limit, cursor } } }));
}

/** How the rating of PLAYER in RULESET has become what it is, oldest first. */
export async function ratingsOf(player: string, ruleset: string): Promise<Schemas["RatingStep"][]> {
  const all: Schemas["RatingStep"][] = [];
  let cursor: string | undefined;
  do {
    const query = { ruleset: ruleset as Schemas["RulesetId"], limit: RATINGS, cursor };
    const page = await read(api.GET("/v1/players/{player}/ratings", { params: { path: { player }, query } }));
    all.push(...page.items);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return all;
}

/** Follows results until `close`. */
export class Feed {
  /** The newest first; null until they are known. */
  readonly items = signal<PublishedResult[] | null>(null);
  /** Those that came while somebody looked. */
  readonly fresh = signal<ReadonlySet<string>>(new Set());
  readonly problem = signal<Problem | null>(null);
  /** The cursor of what is older; null where there is nothing. */
  readonly next = signal<string | null>(null);
  private readonly filter: Filter;
  private readonly query: string;
  private end: (() => void) | null = null;
  private closed = false;

  constructor(filter: Filter) {
    this.filter = filter;
    this.query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== "")).toString();
    void this.begin();
  }

  close(): void {
    this.closed = true;
    this.end?.();
  }

  /** Reads anew, after a failure. */
  retry(): void {
    this.end?.();
    this.end = null;
    void this.begin();
  }

  /** Reads a page of what is older. */
  async more(): Promise<void> {
    if (this.next.value === null) return;
    try {
      const older = await newestResults(this.filter, this.next.value);
      this.items.value = [...(this.items.value ?? []), ...older.items];
      this.next.value = older.next;
      this.problem.value = null;
    } catch (error) {
      this.problem.value = asProblem(error);
    }
  }

  private async begin(): Promise<void> {
    this.problem.value = null;
    try {
      const newest = await newestResults(this.filter);
      if (this.closed) return;
      this.items.value = newest.items;
      this.next.value = newest.next;
      this.listen();
    } catch (error) {
      this.problem.value = asProblem(error);
    }
  }

  private listen(): void {
    this.end = listen({
      path: `/v1/results?${this.query}`,
      cursor: () => this.items.value?.[0]?.id ?? null,
      heard: (_id, data) => this.add([data as PublishedResult]),
      state: () => {},
      refused: (problem) => {
        this.problem.value = problem;
      },
      ask: async () => this.add((await newestResults(this.filter)).items),
      slots: STREAM_SLOTS,
      orAsk: true,
    });
  }

  private add(come: PublishedResult[]): void {
    const before = this.items.value ?? [];
    const unknown = come.filter((one) => before.every(({ id }) => id !== one.id));
    if (unknown.length === 0) return;
    this.items.value = [...unknown, ...before];
    this.fresh.value = new Set([...this.fresh.value, ...unknown.map(({ id }) => id)]);
  }
}
