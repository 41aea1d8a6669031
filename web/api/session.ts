// SPDX-License-Identifier: Apache-2.0
// Who the player is: a token that this browser keeps, and the player it stands for.
import { signal } from "@preact/signals";
import { TRIES, action, api, onRefused, read, send, setBearer } from "./client";
import { Problem, noAnswer } from "./problem";
import type { Player, Schemas } from "./schemas";
import { local, readJson } from "./storage";

const TOKEN = "referee.token";
const PLAYER = "referee.player";

export interface Session {
  token: string;
  player: Player;
}

/** Null until the first call that needs a player has made one. */
export const session = signal<Session | null>(null);
/** A token that the server refuses is told once, where the player looks. */
export const sessionLost = signal(false);

let making: Promise<Session> | null = null;

function hold(token: string, player: Player): Session {
  const held = { token, player };
  local.set(TOKEN, token);
  local.set(PLAYER, JSON.stringify(player));
  setBearer(token);
  session.value = held;
  sessionLost.value = false;
  return held;
}

/** Takes up the token kept by this browser. What is known of the player is shown at once and asked again behind it. */
export function openSession(): void {
  // A token may end at any time. Whoever only tries one, of a link, goes on with their own.
  onRefused((refused) => {
    if (session.value?.token === refused || local.get(TOKEN) === refused) forget(true);
  });
  const token = local.get(TOKEN);
  const player = readJson<Player>(local, PLAYER);
  if (token === null) return;
  setBearer(token);
  if (player !== null) session.value = { token, player };
  void refreshSession();
  window.addEventListener("storage", (event) => {
    if (event.key === TOKEN) location.reload();
  });
}

/** Asks who the player is, as far as the server answers. */
export async function refreshSession(): Promise<void> {
  const token = local.get(TOKEN);
  if (token === null) return;
  try {
    hold(token, await read(api.GET("/v1/players/me")));
  } catch {
    // What this browser knows of the player stays; a token that was refused is forgotten already.
  }
}

/** Whether who plays has no name of their own yet: nobody, or a guest. */
export function isGuest(): boolean {
  const player = session.value?.player;
  return player === undefined || player.guest === true;
}

/** The session, with a guest made for it where there is none. */
export function ensureSession(): Promise<Session> {
  if (session.value !== null) return Promise.resolve(session.value);
  making ??= (async () => {
    try {
      const made = await send<Schemas["NewPlayer"]>(action("POST", "/v1/players", { guest: true }), { tries: TRIES });
      const { token, ...player } = made;
      if (token === undefined) throw noAnswer();
      return hold(token, player as Player);
    } catch (error) {
      // It makes no guests; any other refusal of that is a fault.
      if (error instanceof Problem && error.kind === "forbidden") throw new Problem(error.status, { type: "no-guests" }, null);
      throw error;
    } finally {
      making = null;
    }
  })();
  return making;
}

/** Takes TOKEN for this browser's. Throws a Problem when the server does not know it. */
export async function useToken(token: string): Promise<Session> {
  setBearer(token);
  try {
    return hold(token, await read(api.GET("/v1/players/me")));
  } catch (error) {
    setBearer(session.value?.token ?? null);
    throw error;
  }
}

/** Gives the player a name; a guest is a player from then on. */
export async function rename(name: string): Promise<Session> {
  const { token } = await ensureSession();
  return hold(token, await send<Player>(action("PATCH", "/v1/players/me", { name }), { tries: TRIES }));
}

/** Forgets who the player is, and all that was kept for them. LOST: because the server refused the token. */
export function forget(lost = false): void {
  for (const key of [TOKEN, PLAYER, ...local.keys("referee.notes."), ...local.keys("referee.last.")]) local.remove(key);
  setBearer(null);
  session.value = null;
  sessionLost.value = lost;
  if ("caches" in window) void caches.delete("referee-seen");
}
