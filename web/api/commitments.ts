// SPDX-License-Identifier: Apache-2.0
// Commitments as this browser first saw them. A proof takes that one: what is told later could have been made later.
import { serverNow } from "./client";
import type { Game } from "./schemas";
import { local, readJson } from "./storage";

export interface SeenCommitment {
  commitment: string;
  /** When, in milliseconds since 1970, by the server's clock. */
  at: number;
  /** The version of the view that it stood in: what has a greater `seq` came after it. */
  version: number;
}

const PREFIX = "referee.seen.";
/** More than this many are not kept: the oldest go. */
const KEPT_MAX = 500;

const keyOf = (game: string, round: number): string => `${PREFIX}${game}.${round}`;

function forgetOldest(): void {
  const keys = local.keys(PREFIX);
  if (keys.length <= KEPT_MAX) return;
  const aged = keys.map((key) => ({ key, at: readJson<SeenCommitment>(local, key)?.at ?? 0 })).sort((a, b) => a.at - b.at);
  for (const { key } of aged.slice(0, keys.length - KEPT_MAX)) local.remove(key);
}

/** Notes the commitment of VIEW's round, if this browser has not seen one for it before. */
export function noteSeen(view: Game): void {
  const round = view.round?.number;
  if (view.commitment === null || round === undefined || local.get(keyOf(view.id, round)) !== null) return;
  const seen: SeenCommitment = { commitment: view.commitment, at: serverNow(), version: view.version };
  local.set(keyOf(view.id, round), JSON.stringify(seen));
  forgetOldest();
}

/** The commitment of ROUND as it was first seen here; null where it never was. */
export const seenCommitment = (game: string, round: number): SeenCommitment | null =>
  readJson<SeenCommitment>(local, keyOf(game, round));
