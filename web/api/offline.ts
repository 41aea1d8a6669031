// SPDX-License-Identifier: Apache-2.0
// Games seen lately, for reading without a network: views and results as the server gave them to this player, by the
// Cache API. They go with the token (session.ts).
import type { Game, GameResults } from "./schemas";

export interface Seen {
  view: Game;
  results: GameResults | null;
}

const NAME = "referee-seen";
const MOST = 50;

const addressOf = (id: string): string => `/seen/games/${encodeURIComponent(id)}`;

/** Keeps what is shown of a game, in place of what was kept of it, and drops the oldest beyond fifty. */
export async function keepSeen(id: string, seen: Seen): Promise<void> {
  if (!("caches" in window)) return;
  try {
    const cache = await caches.open(NAME);
    // Deleted first, so that the keys stand in the order of the last look.
    await cache.delete(addressOf(id));
    await cache.put(addressOf(id), new Response(JSON.stringify(seen), { headers: { "Content-Type": "application/json" } }));
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((key) => cache.delete(key)));
  } catch {
    // Storage is full or forbidden: nothing can be read offline then.
  }
}

/** What was kept of the game, or null. */
export async function readSeen(id: string): Promise<Seen | null> {
  if (!("caches" in window)) return null;
  try {
    const kept = await (await caches.open(NAME)).match(addressOf(id));
    return kept === undefined ? null : ((await kept.json()) as Seen);
  } catch {
    return null;
  }
}
