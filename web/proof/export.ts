// SPDX-License-Identifier: Apache-2.0
// The proofs in an exported game: what was committed to, what was told at the end, and whether the log follows from it.
// That every event was allowed is for a replay by the rules; here is only what needs none.
import { type AnsweredCode, type BrokenStep, checkRound } from "./code";
import { type BrokenDice, type DiceProof, type LoggedEvent, checkDice, numberingOf, rollsIn, seedsIn } from "./dice";

export interface ExportedGame {
  id: string;
  ruleset: string;
  seats: { seat: number; player: { name?: string } | null }[];
  events: (LoggedEvent & { at: string })[];
}

/** What became of one proof: of the dice of the whole game, or of the secret of a round. */
export type ProofCheck =
  | { of: "dice"; broken: BrokenDice | null; told: boolean; otherWords: number | null; rolls: number }
  | { of: "secret"; round: number; broken: BrokenStep; told: boolean; server: boolean; answers: number; seq: number };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function eventOf(item: unknown): (LoggedEvent & { at: string }) | null {
  if (!isObject(item) || !isObject(item.body)) return null;
  const { seq, at, kind, seat, body } = item;
  if (typeof seq !== "number" || typeof kind !== "string" || typeof at !== "string") return null;
  return { seq, at, kind, seat: typeof seat === "number" ? seat : null, members: body };
}

/** TEXT as an exported game; null where it is none. */
export function readExport(text: string): ExportedGame | null {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(read) || read.format !== "referee-game" || !Array.isArray(read.events) || !Array.isArray(read.seats)) return null;
  const { id, ruleset, seats } = read;
  const events = read.events.map(eventOf);
  if (typeof id !== "string" || typeof ruleset !== "string" || events.length === 0 || events.includes(null)) return null;
  return { id, ruleset, seats: seats as ExportedGame["seats"], events: events as ExportedGame["events"] };
}

/** The proof of the dice that the log tells: where it began (the record has it), or at its end. */
function diceProofIn(events: readonly LoggedEvent[]): DiceProof | null {
  for (const { members } of events) {
    if (typeof members.server_seed === "string") return { server_seed: members.server_seed, client_seeds: seedsIn(events) };
    const { proof } = members;
    if (isObject(proof) && typeof proof.server_seed === "string") return proof as unknown as DiceProof;
  }
  return null;
}

/** The event that tells other words than the players gave; null where none does. */
function otherWordsIn(events: readonly LoggedEvent[]): number | null {
  const given = seedsIn(events);
  const other = events.find(({ members: { proof } }) => {
    if (!isObject(proof) || !Array.isArray(proof.client_seeds)) return false;
    return proof.client_seeds.length !== given.length || proof.client_seeds.some((seed, seat) => seed !== given[seat]);
  });
  return other?.seq ?? null;
}

async function checkDiceOf(events: readonly LoggedEvent[], commitment: string): Promise<ProofCheck> {
  const rolls = rollsIn(events);
  const proof = diceProofIn(events);
  const base = { of: "dice", rolls: rolls.length } as const;
  if (proof === null) return { ...base, broken: null, told: false, otherWords: null };
  const alone = typeof events[0]?.members.tournament === "string";
  const broken = await checkDice(proof, commitment, rolls, numberingOf(rolls, alone));
  return { ...base, broken, told: true, otherWords: otherWordsIn(events) };
}

/** The guesses of a round with their answers, as corrected last. */
function answersIn(events: readonly LoggedEvent[]): AnsweredCode[] {
  const answers = new Map<number, AnsweredCode>();
  for (const { kind, members } of events) {
    if (kind !== "guess" && kind !== "answer" && kind !== "answer-corrected") continue;
    const attempt = Number(members.attempt);
    const code = members.code ?? answers.get(attempt)?.code;
    if (typeof code === "string") answers.set(attempt, { ...members, attempt, code });
  }
  // A guess that nobody has answered has no numbers to be true or false.
  return [...answers.values()].filter((item) => Object.keys(item).some((name) => !["attempt", "code", "solved"].includes(name)));
}

/** The secret that a round's log tells with its nonce. */
function secretIn(events: readonly LoggedEvent[]): { nonce: string; secret: string; seq: number } | null {
  for (const { seq, members } of events) {
    const { proof } = members;
    if (isObject(proof) && typeof proof.nonce === "string" && typeof proof.secret === "string") {
      return { nonce: proof.nonce, secret: proof.secret, seq };
    }
  }
  return null;
}

/** The commitment of a round: the server's with its beginning, or what the codemaker sent. */
function commitmentIn(events: readonly LoggedEvent[]): { commitment: string; server: boolean } | null {
  for (const { kind, members } of events) {
    if ((kind === "round" || kind === "secret") && typeof members.commitment === "string") {
      return { commitment: members.commitment, server: kind === "round" };
    }
  }
  return null;
}

/** All proofs of GAME, in order; none where nothing was committed to. */
export async function checkProofs(game: ExportedGame): Promise<ProofCheck[]> {
  const { events } = game;
  const seed = events[0]?.members.commitment;
  if (typeof seed === "string") return [await checkDiceOf(events, seed)];
  const begins = events.flatMap(({ kind }, index) => (kind === "round" ? [index] : []));
  const checks: ProofCheck[] = [];
  for (const [index, begin] of begins.entries()) {
    const round = events.slice(begin, begins[index + 1]);
    const committed = commitmentIn(round);
    if (committed === null) continue;
    const told = secretIn(round);
    const answers = answersIn(round);
    const broken = told === null ? null : await checkRound(committed.commitment, told.nonce, told.secret, answers);
    checks.push({
      of: "secret",
      round: index + 1,
      broken,
      told: told !== null,
      server: committed.server,
      answers: answers.length,
      seq: told?.seq ?? round[0]?.seq ?? 0,
    });
  }
  return checks;
}

/** The event that breaks CHECK; null where it is none of them, or nothing is broken. */
export function brokenAt(check: ProofCheck, events: readonly LoggedEvent[]): number | null {
  if (check.of === "dice" && check.otherWords !== null) return check.otherWords;
  if (check.broken === null) return null;
  if (check.of === "dice") return "at" in check.broken ? check.broken.at.seq : 1;
  const { broken } = check;
  if (broken.step === "commitment") return check.seq;
  const ofRound = rangeOf(events, check.round);
  return ofRound.find(({ members }) => members.attempt === broken.attempt && members.solved !== undefined)?.seq ?? check.seq;
}

function rangeOf(events: readonly LoggedEvent[], round: number): readonly LoggedEvent[] {
  const begin = events.findIndex(({ kind, members }) => kind === "round" && members.number === round);
  return events.slice(Math.max(0, begin));
}
