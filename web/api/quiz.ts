// SPDX-License-Identifier: Apache-2.0
// A game of the quiz as the interface gives it, and its history.
import { api, read } from "./client";
import type { Game } from "./schemas";

export type QuizKind = "text" | "choice" | "boolean" | "number";
export type QuizPhase = "ready" | "question" | "judging" | "pause" | "checking" | "tie-break" | "over";
export type QuizOutcome = "right" | "wrong" | "pass" | "unanswered";

export interface QuizQuestion {
  question: number;
  /** Null, like the rest, where it is read aloud or hidden in a tie-break. */
  text: string | null;
  language: string | null;
  kind: QuizKind | null;
  choices: string[] | null;
  unit: string | null;
  category: string | null;
  difficulty: string | null;
  media: { url: string; alt: string | null } | null;
  put_at: string;
  /** The accepted forms, for the master. */
  answers: string[] | null;
}

export interface QuizOutcomeOf {
  seat: number;
  outcome: QuizOutcome;
  points: number;
  text: string | null;
}

export interface QuizScore {
  seat: number;
  points: number;
  right: number;
  wrong: number;
  passes: number;
  unanswered: number;
  tie_break: number | null;
}

export interface QuizState {
  phase: QuizPhase;
  part: { number: number; of: number; kind: "chair" | "all" | "sheet"; title: string | null; seconds: number; order: number[] | null } | null;
  chair: number | null;
  stint: { began_at: string; ends_at: string | null; rang: boolean } | null;
  closes_at: string | null;
  starts_at: string | null;
  questions: QuizQuestion[];
  waiting_for: number[];
  responses: { question: number; seat: number; text: string | null; suggested: boolean | null }[];
  scores: QuizScore[];
  appeals: { question: number; seat: number; text: string | null; accept: number; refuse: number }[];
  sets: { set: string; version: number; title: string; licence: string; author: string | null; source: string | null }[];
  last: { question: number; answer: string | null; outcomes: QuizOutcomeOf[] | null } | null;
}

export interface QuizSeat {
  seat: number;
  role?: "contender" | "master";
  by?: number;
  subject?: { set: string; title: string } | null;
}

/** A game of the family; of the head only what differs. */
export type QuizGame = Omit<Game, "state" | "options" | "seats" | "proof"> & {
  state: QuizState | null;
  options: Record<string, unknown> & { judge: "automatic" | "master"; reading: "screen" | "aloud"; title: string | null; assignment?: string; subjects?: { set: string }[] };
  seats: (Game["seats"][number] & QuizSeat)[];
  proof: { nonce: string; secret: string } | null;
};

export interface QuizItem {
  question: number;
  part: number;
  seat: number | null;
  text: string | null;
  language: string | null;
  kind: QuizKind | null;
  choices: string[] | null;
  answer: string | null;
  explanation: string | null;
  source: string | null;
  salt: string | null;
  dealt: string | null;
  responses: {
    seat: number;
    text: string | null;
    outcome: QuizOutcome | null;
    points: number | null;
    after_ms: number | null;
    appeal: "open" | "granted" | "refused" | null;
  }[];
}

/** GAME, which is of the family, by the family's types. */
export const quizOf = (game: Game): QuizGame => game as unknown as QuizGame;

/** The most that a page of history has. */
const PAGE = 1000;

/** The questions of ROUND that were put, as far as the caller may know them. */
export async function readQuizHistory(game: string, round: number): Promise<QuizItem[]> {
  const items: QuizItem[] = [];
  for (let cursor: number | undefined; ; ) {
    const page = await read(api.GET("/v1/games/{game}/history", { params: { path: { game }, query: { round, limit: PAGE, cursor } } }));
    items.push(...(page.items as unknown as QuizItem[]));
    if (page.next === null) return items;
    cursor = Number(page.next);
  }
}
