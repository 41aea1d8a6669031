// SPDX-License-Identifier: Apache-2.0
// What happens to the player anywhere: one tab listens to /v1/players/me/events and tells the others, so that eight
// open tabs cost one connection.
import { signal } from "@preact/signals";
import { api, read } from "./client";
import type { Game, Schemas } from "./schemas";
import { session } from "./session";

export type PlayerEvent = Schemas["PlayerEvent"];

/** The games of the player that wait for them, newest first. */
export const waiting = signal<Game[]>([]);

type Hearer = (event: PlayerEvent) => void;
const hearers = new Set<Hearer>();
const channel = "BroadcastChannel" in window ? new BroadcastChannel("referee.player") : null;

/** Calls HEARER for each event of the player, heard by this tab or another; returns what ends that. */
export function onPlayerEvent(hearer: Hearer): () => void {
  hearers.add(hearer);
  return () => hearers.delete(hearer);
}

function tell(event: PlayerEvent): void {
  for (const hearer of [...hearers]) hearer(event);
}

/** Alone, a round that is over waits for nobody: it may be the last. */
const waits = (game: Game): boolean => game.status === "playing" || game.seats.length > 1;

let asking: Promise<void> | null = null;
let again = false;

/** Reads which games wait for the player; calls that come meanwhile share one further reading. */
export function refreshWaiting(): Promise<void> {
  if (session.value === null) {
    waiting.value = [];
    return Promise.resolve();
  }
  if (asking !== null) {
    again = true;
    return asking;
  }
  asking = (async () => {
    try {
      do {
        again = false;
        const list = await read(api.GET("/v1/games", { params: { query: { player: "me", turn: "me", limit: 100 } } }));
        waiting.value = list.items.filter(waits).sort((a, b) => b.updated_at.localeCompare(a.updated_at));
      } while (again);
    } catch {
      // The next event, or the next look at the tab, asks again.
    } finally {
      asking = null;
    }
  })();
  return asking;
}

let cursor: number | null = null;
let close: (() => void) | null = null;

function heard(event: PlayerEvent): void {
  cursor = event.seq;
  channel?.postMessage(event);
  tell(event);
}

/** Where the events are now, so that only new ones are told. */
async function begin(): Promise<number> {
  let after = 0;
  for (;;) {
    const page = await read(api.GET("/v1/players/me/events", { params: { query: { after, limit: 1000 } } }));
    if (page.items.length === 0) return after;
    after = page.next;
  }
}

async function ask(): Promise<void> {
  cursor ??= await begin();
  const page = await read(api.GET("/v1/players/me/events", { params: { query: { after: cursor } } }));
  page.items.forEach(heard);
}

/** Counts who listens for; what was begun for somebody before is dropped. */
let turn = 0;

/** Listens to what comes from now on. What listening takes is loaded here: who comes for the first time has no use for it. */
async function start(): Promise<void> {
  const mine = ++turn;
  try {
    const [{ listen }, newest] = await Promise.all([import("./live"), begin()]);
    if (mine !== turn) return;
    cursor = newest;
    close?.();
    close = listen({
      path: "/v1/players/me/events",
      cursor: () => (cursor === null ? null : String(cursor)),
      heard: (_id, data) => heard(data as PlayerEvent),
      state: () => {},
      // 410: the cursor is too old; what waits is read anew with the next event, so the line begins behind all.
      refused: (problem) => {
        if (problem.status === 410) void start();
      },
      ask,
      slots: ["referee.stream.player"],
    });
  } catch {
    // Without an answer there is nothing to listen to either; the next look at the tab tries again.
  }
}

/** Listens for as long as there is a session. Called once, by the page. */
export function startLeader(): void {
  channel?.addEventListener("message", (message: MessageEvent<PlayerEvent>) => {
    cursor = Math.max(cursor ?? 0, message.data.seq);
    tell(message.data);
  });
  onPlayerEvent(() => void refreshWaiting());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible") return;
    void refreshWaiting();
    if (close === null && session.value !== null) void start();
  });
  let token: string | null = null;
  session.subscribe((now) => {
    if ((now?.token ?? null) === token) return;
    token = now?.token ?? null;
    turn++;
    close?.();
    close = null;
    void refreshWaiting();
    if (token !== null) void start();
  });
}
