// SPDX-License-Identifier: Apache-2.0
// Actions, and events of a game beside its stream: the one that an action's answer tells of, and what was offered after the end.
import { type Action, api, read } from "./client";
import type { Game, GameEvent } from "./schemas";

/** An action that is under way, and what it is for ("guesses", "moves", ...), so that the board can show it. */
export interface Pending {
  segment: string;
  body: unknown;
  /** Of the view that it was made on; undefined for changes to the game itself. */
  version: number | undefined;
}

/** The answer to an action: the event's members on top, and the view. */
export interface Acted {
  seq?: number;
  game?: Game;
  [member: string]: unknown;
}

/**
 * The kind of event that an action's answer tells of with all that is said of it, by method and segment. That a round begins
 * is no such: the answer does not have its number.
 */
const EVENT_OF: Record<string, string> = {
  "POST guesses": "guess",
  "POST answers": "answer",
  "PUT answers": "answer-corrected",
  "PUT secret": "secret",
  "POST reveal": "reveal",
  "POST moves": "move",
  "POST rolls": "roll",
  "POST scores": "score",
  "POST resignation": "resigned",
};

/** The event that ANSWER to METHOD at SEGMENT tells of; null where it tells of none. */
export function eventIn(answer: Acted, method: Action["method"], segment: string): GameEvent | null {
  const kind = EVENT_OF[`${method} ${segment.split("/")[0]}`];
  if (kind === undefined || answer.seq === undefined) return null;
  const { game, ...members } = answer;
  return { kind, seat: game?.you?.seat ?? null, at: "", ...members } as unknown as GameEvent;
}

/** The game that EVENT offers to SEAT as a rematch; null where it does not. */
export function rematchIn(event: GameEvent, seat: number | null): string | null {
  return event.kind === "rematch" && "game" in event && event.seat !== seat ? String(event.game) : null;
}

/** Behind the end of a game come at most so many events: a rematch, and that the game was made public. */
const EVENTS_BEHIND_END = 8;

/** The rematch of GAME that others have offered until now; null where there is none. */
export async function offeredRematch(game: Game): Promise<string | null> {
  if (game.status !== "finished" || game.seats.length < 2 || game.you.seat === null) return null;
  const query = { after: Math.max(0, game.version - EVENTS_BEHIND_END) };
  const page = await read(api.GET("/v1/games/{game}/events", { params: { path: { game: game.id }, query } }));
  return page.items.reduce<string | null>((found, event) => rematchIn(event, game.you.seat) ?? found, null);
}
