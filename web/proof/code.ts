// SPDX-License-Identifier: Apache-2.0
// Whether a round of code-breaking was fair: the secret is the one committed to, and every answer is true of it.
import { bytesOf, hexOf, sha256 } from "./sha256";

/** What a secret says to a guess, in every way that a game can ask. */
export interface CodeAnswer {
  /** Places where both agree. */
  exact: number;
  /** Further symbols that both have, each counted once. */
  misplaced: number;
  /** The guess with an X at each wrong place. */
  positions: string;
}

/** A guess with its answer under the names of the game. */
export type AnsweredCode = { attempt: number; code: string } & CodeNumbers;
export interface CodeNumbers {
  bulls?: number;
  cows?: number;
  black?: number;
  white?: number;
  exact?: number;
  misplaced?: number;
  positions?: string;
}

/** The name of a member of an answer. */
export type CodeLabel = keyof CodeNumbers;

/** SHA-256 of nonce, line feed and secret: what is published before the first guess. */
export async function commitmentTo(nonce: string, secret: string): Promise<string> {
  return hexOf(await sha256(bytesOf(`${nonce}\n${secret}`)));
}

/** The answer of SECRET to GUESS, which is as long. A symbol of the secret is never counted twice. */
export function answerTo(secret: string, guess: string): CodeAnswer {
  const left = new Map<string, number>();
  for (const [place, symbol] of [...secret].entries()) {
    if (guess[place] !== symbol) left.set(symbol, (left.get(symbol) ?? 0) + 1);
  }
  let exact = 0;
  let misplaced = 0;
  let positions = "";
  for (const [place, symbol] of [...guess].entries()) {
    const right = secret[place] === symbol;
    positions += right ? symbol : "X";
    if (right) exact++;
    const free = right ? 0 : (left.get(symbol) ?? 0);
    if (free === 0) continue;
    misplaced++;
    left.set(symbol, free - 1);
  }
  return { exact, misplaced, positions };
}

/** The member of ANSWER that LABEL stands for. */
export function numberOf(answer: CodeAnswer, label: CodeLabel): number | string {
  switch (label) {
    case "bulls":
    case "black":
    case "exact":
      return answer.exact;
    case "cows":
    case "white":
    case "misplaced":
      return answer.misplaced;
    case "positions":
      return answer.positions;
  }
}

const LABELS: readonly CodeLabel[] = ["bulls", "cows", "black", "white", "exact", "misplaced", "positions"];

/** The names of the members of an answer that ITEM has, in the order in which they are said. */
export const labelsIn = (item: CodeNumbers): CodeLabel[] => LABELS.filter((label) => item[label] !== undefined);

/** Whether the answer of ITEM is that of SECRET. Without a single number there is no answer that could be. */
export function isTrueOf(secret: string, item: AnsweredCode): boolean {
  const labels = labelsIn(item);
  const answer = answerTo(secret, item.code);
  return (
    secret.length === item.code.length && labels.length > 0 && labels.every((label) => item[label] === numberOf(answer, label))
  );
}

/** The first step of a proof that does not hold, or null where all do. */
export type BrokenStep = { step: "commitment" } | { step: "answer"; attempt: number } | null;

/** Checks NONCE and SECRET against COMMITMENT, then every answer of HISTORY against SECRET. */
export async function checkRound(
  commitment: string,
  nonce: string,
  secret: string,
  history: readonly AnsweredCode[],
): Promise<BrokenStep> {
  if ((await commitmentTo(nonce, secret)) !== commitment) return { step: "commitment" };
  const wrong = history.find((item) => !isTrueOf(secret, item));
  return wrong === undefined ? null : { step: "answer", attempt: wrong.attempt };
}
