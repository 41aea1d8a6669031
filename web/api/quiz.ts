// SPDX-License-Identifier: Apache-2.0
// Games of the quiz, and what was put in them.
import { api, read } from "./client";
import type { Game, Schemas } from "./schemas";

export type QuizGame = Schemas["QuizGame"];
export type QuizState = Schemas["QuizState"];
export type QuizQuestion = Schemas["QuizOpenQuestion"];
export type QuizScore = Schemas["QuizScore"];
export type QuizOutcome = Schemas["QuizOutcome"];
export type QuizItem = Schemas["QuizHistoryItem"];

/** GAME, which is of the family, by the family's type. */
export const quizOf = (game: Game): QuizGame => game as QuizGame;

/** The questions of ROUND that were put, as far as the caller may know them. */
export async function readQuizHistory(game: string, round: number): Promise<QuizItem[]> {
  const items: QuizItem[] = [];
  for (let cursor: number | undefined; ; ) {
    const page = await read(api.GET("/v1/games/{game}/history", { params: { path: { game }, query: { round, cursor } } }));
    items.push(...(page.items as QuizItem[]));
    if (page.next === null) return items;
    cursor = Number(page.next);
  }
}
