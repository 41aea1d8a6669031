// SPDX-License-Identifier: Apache-2.0
// Whether a round of the quiz was fair: every question that was put is among those that had been committed to.
import { commitmentTo } from "./code";
import { bytesOf, hexOf, sha256 } from "./sha256";

export interface PutQuestion {
  question: number;
  salt: string | null;
  /** The question as it was hashed: ASCII. */
  dealt: string | null;
}

/** What does not hold: the commitment itself, or a question. */
export type BrokenQuiz = { step: "commitment" } | { step: "question"; question: number };

/** The leaf of a question: SHA-256 of its salt, a line feed, and it. */
export const leafOf = async (salt: string, dealt: string): Promise<string> => hexOf(await sha256(bytesOf(`${salt}\n${dealt}`)));

/** Checks what was PUT against COMMITMENT, which was seen before, and what PROOF tells of it; null where all holds. */
export async function checkQuiz(
  proof: { nonce: string; secret: string },
  commitment: string,
  put: readonly PutQuestion[],
): Promise<BrokenQuiz | null> {
  if ((await commitmentTo(proof.nonce, proof.secret)) !== commitment) return { step: "commitment" };
  // One leaf stands for one question: a tie-break's are put several times.
  const leaves = new Set(proof.secret.split(","));
  for (const { question, salt, dealt } of put) {
    if (salt === null || dealt === null || !leaves.has(await leafOf(salt, dealt))) return { step: "question", question };
  }
  return null;
}
