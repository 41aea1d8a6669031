// SPDX-License-Identifier: Apache-2.0
// Before a quiz in which contenders choose their subjects: one subject for one contender, until the first round.
import type { LiveGame } from "../../api/game";
import { type QuizGame, quizOf } from "../../api/quiz";
import { readSet } from "../../api/questions";
import type { Game } from "../../api/schemas";
import { words } from "../../i18n";
import { Skeleton } from "../../parts/empty";
import { useLoad } from "../../parts/load";
import { nameOf } from "../../parts/names";
import { Alert } from "../../parts/problem";
import { act, actingFor, ownSeats, subjectOf } from "./model";

interface OpeningProps {
  live: LiveGame;
  game: Game;
}

/** The titles of SETS; of one that the player may not see there is none. */
const titlesOf = (sets: readonly string[]): Promise<(string | null)[]> =>
  Promise.all(sets.map((set) => readSet(set).then(({ title }) => title, () => null)));

const takenBy = (game: QuizGame, set: string): number | null => game.seats.find((seat) => subjectOf(seat) === set)?.seat ?? null;

export function Opening({ live, game }: OpeningProps) {
  const quiz = quizOf(game);
  const { subject: word } = words.value.quiz;
  const chosen = quiz.options.assignment === "chosen";
  const sets = chosen ? (quiz.options.subjects ?? []).map(({ set }) => set) : [];
  const { value: titles } = useLoad(() => titlesOf(sets), [sets.join(" ")]);
  if (!chosen) return null;
  if (titles === null) return <Skeleton count={3} />;
  const title = (index: number) => titles[index] ?? word.unnamed(index + 1);
  return (
    <section class="quiz-subjects" aria-label={word.title}>
      <h2>{word.title}</h2>
      <p>{word.text}</p>
      {ownSeats(quiz).map((seat) => (
        <div key={seat} role="group" class="buttons" aria-label={seat === game.you.seat ? word.yours : words.value.quiz.forTeam(nameOf(game, seat))}>
          {seat !== game.you.seat && <h3>{words.value.quiz.forTeam(nameOf(game, seat))}</h3>}
          {sets.map((set, index) => {
            const taker = takenBy(quiz, set);
            const still = !live.ready || (taker !== null && taker !== seat);
            return (
              <button
                key={set} type="button" aria-pressed={taker === seat} aria-disabled={still}
                onClick={() => still || taker === seat || act(live, "subject", { set, ...actingFor(quiz, seat) }, "PUT")}
              >
                {taker === null || taker === seat ? title(index) : word.taken(title(index), nameOf(game, taker))}
              </button>
            );
          })}
        </div>
      ))}
      <Alert problem={live.problem.value} />
    </section>
  );
}
