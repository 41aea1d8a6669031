// SPDX-License-Identifier: Apache-2.0
// Which codes a game has, and what their answers are called. Pure.
import type { CodeGame } from "../../api/schemas";
import type { CodeLabel, CodeNumbers } from "../../proof/code";
import { labelsIn } from "../../proof/code";

/** The hole of games with `blanks`, the smallest symbol of all. */
export const HOLE = ".";

export type CodeOptions = CodeGame["options"];

/** What of the options makes the codes. */
export interface Space {
  length: number;
  /** All symbols in their order, the hole first. */
  symbols: string;
  repeats: boolean;
  /** The symbol that no code begins with, or null. */
  notFirst: string | null;
}

export function spaceOf(options: CodeOptions): Space {
  return {
    length: options.length,
    symbols: (options.blanks ? HOLE : "") + options.alphabet,
    repeats: options.repeats,
    notFirst: options.leading_zero ? null : "0",
  };
}

/** Why a row of symbols is no code of the game. */
export type Illegality = "repeats" | "leading-zero";

/** Why CODE, symbols of SPACE in its length, is no code; null where it is one. */
export function illegality(space: Space, code: string): Illegality | null {
  if (!space.repeats && new Set(code).size < code.length) return "repeats";
  return code[0] === space.notFirst ? "leading-zero" : null;
}

/** Makes a code place by place; CHOOSE takes one of the symbols that may stand there, which are never none. */
function build(space: Space, choose: (symbols: string[]) => string): string {
  let code = "";
  for (let place = 0; place < space.length; place++) {
    const free = [...space.symbols].filter(
      (symbol) => (space.repeats || !code.includes(symbol)) && !(place === 0 && symbol === space.notFirst),
    );
    code += choose(free);
  }
  return code;
}

/** The first legal code in the order of the alphabet. */
export const firstCode = (space: Space): string => build(space, ([first]) => first ?? "");

/** A whole number below COUNT, each as likely as the others. */
function below(count: number): number {
  const limit = Math.floor(0x100000000 / count) * count;
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while ((drawn[0] ?? 0) >= limit);
  return (drawn[0] ?? 0) % count;
}

/** A code drawn by chance, each as likely as the others: whatever stands before, each place has equally many symbols. */
export const randomCode = (space: Space): string => build(space, (free) => free[below(free.length)] ?? "");

/**
 * The names of an answer's members: those of the history where there is one, else by the feedback. OWN are the
 * ruleset's names with its own feedback.
 */
export function labelsOf(options: CodeOptions, history: readonly CodeNumbers[], own: readonly string[]): CodeLabel[] {
  const told = history[0] === undefined ? [] : labelsIn(history[0]);
  if (told.length > 0) return told;
  if (options.feedback === "positions") return ["exact", "positions"];
  if (options.feedback === "exact") return ["exact"];
  if (own.includes("bulls")) return ["bulls", "cows"];
  return own.includes("black") ? ["black", "white"] : ["exact", "misplaced"];
}
