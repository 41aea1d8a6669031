// SPDX-License-Identifier: Apache-2.0
// "Check that this was fair": the commitment as this browser first saw it, and every question that was put.
import { api, read } from "../../api/client";
import { seenCommitment } from "../../api/commitments";
import { type QuizItem, readQuizHistory } from "../../api/quiz";
import type { Game, Schemas } from "../../api/schemas";
import { formatClock, words } from "../../i18n";
import { checkQuiz } from "../../proof/quiz";
import type { Verdict } from "../family";

/** Whether the text that was shown is the text that was hashed. */
function isShown({ text, dealt }: QuizItem): boolean {
  try {
    return dealt === null || (JSON.parse(dealt) as { text?: unknown }).text === text;
  } catch {
    return false;
  }
}

const PAGE = 1000;

interface Told {
  /** The number of the event by which the first question of a round was put; Infinity where none was. */
  put: number;
  /** What its commitment was made of; null until it is over. */
  proof: Schemas["QuizProof"] | null;
}

/** What the log of GAME tells of ROUND. */
async function toldOf(game: string, round: number): Promise<Told> {
  const told: Told = { put: Infinity, proof: null };
  let now = 0;
  for (let after = 0; ; ) {
    const query = { after, limit: PAGE };
    const page = await read(api.GET("/v1/games/{game}/events", { params: { path: { game }, query } }));
    for (const event of page.items) {
      if (event.kind === "round" && "number" in event) now = event.number;
      if (now !== round) continue;
      if (event.kind === "question") told.put = Math.min(told.put, event.seq);
      if (event.kind === "round-over" && "proof" in event) return { ...told, proof: event.proof as Told["proof"] };
    }
    if (page.items.length < PAGE) return told;
    after = page.next;
  }
}

export async function prove(game: Game, round: number): Promise<Verdict> {
  const { proof: word } = words.value.quiz;
  const { put, proof } = await toldOf(game.id, round);
  if (proof === null) return { state: "not-yet", text: word.notOver };
  const seen = seenCommitment(game.id, round);
  if (seen === null) return { state: "not-proven", text: word.notSeen };
  const items = await readQuizHistory(game.id, round);
  const broken = await checkQuiz(proof, seen.commitment, items);
  if (broken !== null) return { state: "not-proven", text: broken.step === "commitment" ? word.commitment : word.question(broken.question) };
  const other = items.find((item) => !isShown(item));
  if (other !== undefined) return { state: "not-proven", text: word.question(other.question) };
  const at = formatClock(seen.at);
  if (seen.version >= put) return { state: "not-proven", text: word.late(at) };
  return { state: "proven", text: word.proven(items.length, at) };
}
