// SPDX-License-Identifier: Apache-2.0
// Whether dice were fair: the server's seed is the one committed to, every roll follows from it and from the players'
// words, no roll was left out, and what was kept stayed where it was.
import { bytesOf, bytesOfHex, hexOf, hmacSha256, sha256 } from "./sha256";

const DICE = 5;
const FACES = 6;
/** A byte from here up is skipped, so that all faces are equally likely. */
const ACCEPTED = 252;
const STAGES = 3;
const TURNS = 13;
const SEED_BYTES = 32;

export interface DiceProof {
  /** 32 bytes in hexadecimal. */
  server_seed: string;
  /** By seat; empty where a seat has given none. */
  client_seeds: readonly string[];
}

/** A roll of the log, with where it stands. */
export interface LoggedRoll {
  seq: number;
  round: number;
  seat: number;
  /** The seat's turn in the round, from 1. */
  turn: number;
  keep: readonly number[];
  dice: readonly number[];
  stage: number;
  /** Its number over the whole game, as the server says. */
  roll: number;
}

/** An event of a log, its own members apart. */
export interface LoggedEvent {
  seq: number;
  kind: string;
  seat: number | null;
  members: Readonly<Record<string, unknown>>;
}

/** The values of roll NUMBER of a game: the first five accepted bytes of HMAC-SHA256(seed, "S:r:b"), b = 0, 1, 2, ... */
export async function diceOf(seed: Uint8Array<ArrayBuffer>, clients: string, number: number): Promise<number[]> {
  const values: number[] = [];
  for (let block = 0; values.length < DICE; block++) {
    for (const byte of await hmacSha256(seed, bytesOf(`${clients}:${number}:${block}`))) {
      if (byte < ACCEPTED && values.length < DICE) values.push((byte % FACES) + 1);
    }
  }
  return values;
}

/** SHA-256 of SEED's bytes, as it is published before the first roll. */
export const commitmentToSeed = async (seed: Uint8Array<ArrayBuffer>): Promise<string> => hexOf(await sha256(seed));

const numbersIn = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);

/** All rolls of a log that begins with the game, in order. */
export function rollsIn(events: readonly LoggedEvent[]): LoggedRoll[] {
  const rolls: LoggedRoll[] = [];
  let round = 0;
  let turns: number[] = [];
  for (const { seq, kind, seat, members } of events) {
    if (kind === "round") {
      round = Number(members.number);
      turns = [];
    }
    if (kind !== "roll" || seat === null) continue;
    const stage = Number(members.stage);
    if (stage === 0) turns[seat] = (turns[seat] ?? 0) + 1;
    const [keep, dice] = [numbersIn(members.keep), numbersIn(members.dice)];
    rolls.push({ seq, round, seat, turn: turns[seat] ?? 0, keep, dice, stage, roll: Number(members.roll) });
  }
  return rolls;
}

/** How rolls are numbered: one after the other, or, where others are dealt the same dice, with three for each turn. */
export type Numbering = "game" | "deal";

function numberOf(numbering: Numbering, { round, turn, stage }: LoggedRoll, index: number): number {
  return numbering === "game" ? index : ((round - 1) * TURNS + turn - 1) * STAGES + stage;
}

/** The numbering that all of ROLLS follow; "game" where neither fits. ALONE: the game may be one of a duplicate deal. */
export function numberingOf(rolls: readonly LoggedRoll[], alone: boolean): Numbering {
  const fits = (numbering: Numbering) => rolls.every((roll, index) => roll.roll === numberOf(numbering, roll, index));
  return alone && !fits("game") && fits("deal") ? "deal" : "game";
}

/** The first step that does not hold. */
export type BrokenDice = { step: "seed" | "commitment" } | { step: "number" | "kept" | "dice"; at: LoggedRoll };

/** Whether AT goes on behind BEFORE as it must: kept dice are those of the roll before, the first roll keeps none. */
function followsOn(before: LoggedRoll | undefined, at: LoggedRoll): boolean {
  if (at.dice.length !== DICE) return false;
  if (at.stage === 0) return at.keep.length === 0;
  if (before === undefined || before.seat !== at.seat || before.turn !== at.turn || before.stage + 1 !== at.stage) return false;
  return at.keep.every((place) => place in at.dice && at.dice[place] === before.dice[place]);
}

/** Checks PROOF against COMMITMENT, and ROLLS, which are all of the game, against PROOF. Null: everything holds. */
export async function checkDice(
  proof: DiceProof,
  commitment: string,
  rolls: readonly LoggedRoll[],
  numbering: Numbering,
): Promise<BrokenDice | null> {
  const seed = bytesOfHex(proof.server_seed);
  if (seed === null || seed.length !== SEED_BYTES) return { step: "seed" };
  if ((await commitmentToSeed(seed)) !== commitment) return { step: "commitment" };
  const clients = proof.client_seeds.join(",");
  for (const [index, at] of rolls.entries()) {
    if (at.roll !== numberOf(numbering, at, index)) return { step: "number", at };
    if (!followsOn(rolls[index - 1], at)) return { step: "kept", at };
    const values = await diceOf(seed, clients, at.roll);
    if (!values.every((value, place) => at.keep.includes(place) || at.dice[place] === value)) return { step: "dice", at };
  }
  return null;
}

/** The words that the players gave, by seat, as the log tells them. */
export function seedsIn(events: readonly LoggedEvent[]): string[] {
  const seeds: string[] = [];
  for (const { kind, seat, members } of events) {
    if (kind === "created" && Array.isArray(members.client_seeds)) members.client_seeds.forEach((seed, at) => (seeds[at] = String(seed)));
    else if (seat !== null && kind === "declined") seeds[seat] = "";
    else if (seat !== null && typeof members.client_seed === "string") seeds[seat] = members.client_seed;
  }
  return seeds;
}
