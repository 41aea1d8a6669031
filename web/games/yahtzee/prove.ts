// SPDX-License-Identifier: Apache-2.0
// "Check that this was fair": the commitment as this browser first saw it, the seed told at the end, every roll anew.
import { api, read } from "../../api/client";
import { type SeenCommitment, seenCommitment } from "../../api/commitments";
import type { Game, GameEvent } from "../../api/schemas";
import { seedGiven } from "../../api/seed";
import { formatClock, words } from "../../i18n";
import { type BrokenDice, type LoggedEvent, checkDice, numberingOf, rollsIn, seedsIn } from "../../proof/dice";
import type { Verdict } from "../family";
import { yahtzeeOf } from "./card";

const PAGE = 1000;

function loggedOf(event: GameEvent): LoggedEvent {
  const { seq, kind, seat, ...members } = event;
  return { seq, kind, seat: seat ?? null, members };
}

/** All that happened in the game. */
async function logOf(game: string): Promise<LoggedEvent[]> {
  const events: LoggedEvent[] = [];
  for (let after = 0; ; ) {
    const query = { after, limit: PAGE };
    const page = await read(api.GET("/v1/games/{game}/events", { params: { path: { game }, query } }));
    events.push(...page.items.map(loggedOf));
    if (page.items.length < PAGE) return events;
    after = page.next;
  }
}

/** The game's commitment as it was seen here first: it is one for all rounds. */
function firstSeen(game: Game): SeenCommitment | null {
  for (let round = 1; round <= (game.round?.number ?? 1); round++) {
    const seen = seenCommitment(game.id, round);
    if (seen !== null) return seen;
  }
  return null;
}

/** Why dice are not fair, as a sentence's end. */
export function brokenText(broken: BrokenDice): string {
  const { proof: word } = words.value.yahtzee;
  if (!("at" in broken)) return word.commitment;
  const { turn, stage } = broken.at;
  if (broken.step === "number") return word.numbers(turn);
  return broken.step === "kept" ? word.kept(turn, stage + 1) : word.dice(turn, stage + 1);
}

/** Checks the whole GAME: its seed is told only when all rounds are over. */
export async function prove(game: Game): Promise<Verdict> {
  const { proof: word } = words.value.yahtzee;
  const { proof } = yahtzeeOf(game);
  if (proof === null) {
    const over = game.status === "finished" || game.status === "aborted";
    return { state: "not-yet", text: over ? word.duplicate : word.notOver };
  }
  const seen = firstSeen(game);
  if (seen === null) return { state: "not-proven", text: word.notSeen };
  const log = await logOf(game.id);
  const rolls = rollsIn(log);
  const broken = await checkDice(proof, seen.commitment, rolls, numberingOf(rolls, game.tournament !== undefined));
  if (broken !== null) return { state: "not-proven", text: brokenText(broken) };
  const told = seedsIn(log);
  const own = game.you.seat === null ? null : seedGiven(game.id);
  const stands = proof.client_seeds.every((seed, seat) => seed === (told[seat] ?? "")) && proof.client_seeds.length === game.seats.length;
  if (!stands || (own !== null && proof.client_seeds[game.you.seat ?? 0] !== own)) return { state: "not-proven", text: word.word };
  const before = rolls.filter(({ seq }) => seq <= seen.version).length;
  const at = formatClock(seen.at);
  if (before === rolls.length) return { state: "not-proven", text: word.seenLate(at) };
  return { state: "proven", text: word.proven(rolls.length, at, before) };
}
