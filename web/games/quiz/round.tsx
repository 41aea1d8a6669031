// SPDX-License-Identifier: Apache-2.0
// What the screens of the master, of contenders and of whoever watches have in common: the part and its clock above what is
// done now, what was told last below it, and the scores beside.
import type { ComponentChildren } from "preact";
import { Alert } from "../../parts/problem";
import { Appeals } from "./checking";
import { type QuizProps, roleOf } from "./model";
import { Ready } from "./ready";
import { SoFar } from "./review";
import { Last, Order, PartLine, QuizClock, Scores, Sets } from "./stage";

interface RoundProps extends QuizProps {
  /** What is asked, and what can be done about it. */
  children: ComponentChildren;
  /** What stands below the scores beside. */
  beside?: ComponentChildren;
}

export function Round({ live, game, state, children, beside }: RoundProps) {
  const checking = state.phase === "checking";
  return (
    <>
      <div class="quiz-now">
        <PartLine game={game} state={state} />
        <QuizClock game={game} state={state} />
        {children}
        {roleOf(game) !== "watcher" && <Ready live={live} game={game} state={state} />}
        <Alert problem={live.problem.value} />
        <Last game={game} state={state} />
        <Appeals live={live} game={game} state={state} />
      </div>
      <div>
        <Scores game={game} state={state} />
        <Order game={game} state={state} />
        <SoFar key={String(checking)} game={game} live={live} open={checking} />
        {beside}
        <Sets state={state} />
      </div>
    </>
  );
}
