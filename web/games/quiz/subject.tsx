// SPDX-License-Identifier: Apache-2.0
// Before a quiz in which contenders choose their subjects: one subject for one contender, until the first round.
import type { LiveGame } from "../../api/game";
import { type QuizGame, quizOf } from "../../api/quiz";
import type { Game } from "../../api/schemas";
import { words } from "../../i18n";
import { nameOf } from "../../parts/names";
import { Alert } from "../../parts/problem";
import { Subjects, useTitles } from "../../parts/subjects";
import { act, actingFor, ownSeats, subjectOf } from "./model";

interface OpeningProps {
  live: LiveGame;
  game: Game;
}

const takenBy = (game: QuizGame, set: string): number | null => game.seats.find((seat) => subjectOf(seat) === set)?.seat ?? null;

export function Opening({ live, game }: OpeningProps) {
  const quiz = quizOf(game);
  const { quiz: { subject: word }, game: { subjects: said } } = words.value;
  const chosen = quiz.options.assignment === "chosen";
  const sets = chosen ? (quiz.options.subjects ?? []).map(({ set }) => set) : [];
  const titles = useTitles(sets);
  if (!chosen) return null;
  return (
    <section class="quiz-subjects" aria-label={said.title}>
      <h2>{said.title}</h2>
      <p>{word.text}</p>
      {ownSeats(quiz).map((seat) => {
        const team = seat === game.you.seat ? undefined : words.value.quiz.forTeam(nameOf(game, seat));
        const takenByOther = (set: string) => {
          const taker = takenBy(quiz, set);
          return taker === null || taker === seat ? null : nameOf(game, taker);
        };
        return (
          <Subjects
            key={seat} label={team ?? said.yours} heading={team} sets={sets} titles={titles} mine={sets.find((set) => takenBy(quiz, set) === seat) ?? null}
            takenBy={takenByOther} still={!live.ready} choose={(set) => act(live, "subject", { set, ...actingFor(quiz, seat) }, "PUT")}
          />
        );
      })}
      <Alert problem={live.problem.value} />
    </section>
  );
}
