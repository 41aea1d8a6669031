// SPDX-License-Identifier: Apache-2.0
// Who the viewer of a quiz is, who is asked, and what of the clock is left: read from the view, nothing decided.
import type { LiveGame } from "../../api/game";
import type { QuizGame, QuizQuestion, QuizScore, QuizState } from "../../api/quiz";
import type { GameSeat } from "../../api/schemas";
import { words } from "../../i18n";
import { nameOf } from "../../parts/names";

/** What every part of the screen of a game that goes on has. */
export interface QuizProps {
  live: LiveGame;
  game: QuizGame;
  state: QuizState;
}

export type Role = "master" | "contender" | "watcher";

/** What the viewer is in GAME. */
export function roleOf(game: QuizGame): Role {
  const seat = game.you.seat;
  if (seat === null) return "watcher";
  return game.seats[seat]?.role === "master" ? "master" : "contender";
}

/** The seats that the viewer answers for: their own, and those of teams at their table. */
export function ownSeats(game: QuizGame): number[] {
  const me = game.you.seat;
  if (me === null) return [];
  return game.seats.filter(({ seat, by, role, status }) => role !== "master" && status === "joined" && (seat === me || by === me)).map(({ seat }) => seat);
}

/** The set that who sits at SEAT has chosen for a subject; null for none. */
export const subjectOf = (seat: GameSeat): string | null => seat.subject?.set ?? null;

/** Whether SEAT is to respond now. */
export const isAsked = (state: QuizState, seat: number): boolean =>
  (state.phase === "question" || state.phase === "tie-break") && state.questions.length > 0 && state.waiting_for.includes(seat);

/** Whether all questions are on a sheet, open or being judged. A tie-break behind one is none. */
export const isSheet = (state: QuizState): boolean => state.part?.kind === "sheet" && state.phase !== "tie-break";

/** Whether the question master judges what is said to a question of KIND, and may mend it. */
export const isMasters = ({ options }: QuizGame, kind: QuizQuestion["kind"]): boolean =>
  options.judge === "master" && (kind === "text" || options.reading === "aloud");

/** What seat N sends beside: acting for a team that is not the viewer's own seat. */
export const actingFor = (game: QuizGame, seat: number): { seat?: number } => (seat === game.you.seat ? {} : { seat });

export const has = (game: QuizGame, action: QuizGame["turn"]["actions"][number]): boolean => game.turn.actions.includes(action);

/** Does an action of the quiz. Others act at the same time: the question's number is what guards it, not the version. */
export const act = (live: LiveGame, segment: string, body: object, method: "POST" | "PUT" = "POST"): void =>
  void (live.ready && live.act(segment, body, method, true));

/** Scores as they are shown: most points first, then fewer passes. */
export const ranked = (scores: readonly QuizScore[]): QuizScore[] =>
  [...scores].sort((a, b) => b.points - a.points || a.passes - b.passes || a.seat - b.seat);

/** So many people at the most are named one by one where all are told of at once; more are counted. */
export const NAMED_MAX = 12;

/** How many of OUTCOMES there are of each kind, those that there are. */
export function countOutcomes(outcomes: readonly { outcome: string }[]): [string, number][] {
  const kinds = ["right", "wrong", "pass", "unanswered"];
  return kinds.map((kind): [string, number] => [kind, outcomes.filter(({ outcome }) => outcome === kind).length]).filter(([, count]) => count > 0);
}

/** Who is waited for: by their names, or how many they are. */
export const waitingText = (game: QuizGame, seats: readonly number[]): string =>
  seats.length > NAMED_MAX ? words.value.quiz.waitingForMany(seats.length) : words.value.quiz.waitingFor(seats.map((seat) => nameOf(game, seat)).join(", "));

/** The place of each of RANKED: equal ones share it (1, 2, 2, 4). */
export function placesOf(scores: readonly QuizScore[]): number[] {
  const places: number[] = [];
  for (const [index, { points, passes }] of scores.entries()) {
    const before = scores[index - 1];
    places.push(before?.points === points && before.passes === passes ? (places[index - 1] ?? 1) : index + 1);
  }
  return places;
}

/** What the seat of SCORE has over all rounds: a round's points count with the game's when it is over. */
export const totalOf = ({ seats, status }: Pick<QuizGame, "seats" | "status">, { seat, points }: Pick<QuizScore, "seat" | "points">): number =>
  (seats[seat]?.points ?? 0) + (status === "playing" ? points : 0);

/** Whether QUESTION is shown to the viewer. */
export const isShown = (question: QuizQuestion): boolean => question.text !== null;

/** What a clock of the quiz is for. */
export type ClockOf = "stint" | "grace" | "question" | "sheet" | "judging" | "start" | "next" | "checking";

/** The clock that runs now, and the moment at which it is over; null where nothing runs. */
export function clockOf(state: QuizState): { of: ClockOf; until: number } | null {
  const at = (of: ClockOf, moment: string | null) => (moment === null ? null : { of, until: Date.parse(moment) });
  if (state.phase === "judging") return at("judging", state.closes_at);
  if (state.phase === "checking") return at("checking", state.closes_at ?? state.starts_at);
  if (state.starts_at !== null) return at(state.phase === "pause" ? "next" : "start", state.starts_at);
  if (state.stint !== null) return state.stint.rang ? at("grace", state.closes_at) : at("stint", state.stint.ends_at);
  return at(state.part?.kind === "sheet" ? "sheet" : "question", state.closes_at);
}
