// SPDX-License-Identifier: Apache-2.0
// A quiz on the game's screen: the desk of the master, the screen of a contender, what was asked once it is over.
import { quizOf } from "../../api/quiz";
import { words } from "../../i18n";
import type { BoardProps } from "../family";
import { Contender } from "./contender";
import { Desk } from "./desk";
import { roleOf } from "./model";
import { Review } from "./review";
import { Scores, Sets } from "./stage";

export function Board({ live, game, past }: BoardProps) {
  const quiz = quizOf(game);
  const { state } = quiz;
  const { quiz: word, game: frame } = words.value;
  if (state === null) return null;
  const master = roleOf(quiz) === "master";
  const over = game.status !== "playing" || past !== null;
  const Part = master ? Desk : Contender;
  return (
    <section class="quiz" aria-label={master && !over ? word.desk.title : frame.board}>
      {over ? (
        <>
          {past === null && <Scores game={quiz} state={state} />}
          <Review game={quiz} round={past ?? game.round?.number ?? 1} live={null} title={word.questions} />
          <Sets state={state} />
        </>
      ) : (
        <Part live={live} game={quiz} state={state} />
      )}
    </section>
  );
}
