// SPDX-License-Identifier: Apache-2.0
import type { LiveGame } from "../../api/game";
import type { QuizGame, QuizState } from "../../api/quiz";
import { words } from "../../i18n";
import { useFocus, useUnread } from "./answering";
import { useQuizKeys } from "./keys";
import { act, has, ownSeats, roleOf, waitingText } from "./model";

interface ReadyProps {
  live: LiveGame;
  game: QuizGame;
  state: QuizState;
}

/** Saying that one is ready, and who has not said it. What waits next is asked anew: no key of before begins it. */
export function Ready(props: ReadyProps) {
  const { phase, chair, part, questions } = props.state;
  return <Saying key={`${phase} ${chair} ${part?.number} ${questions.length > 0}`} {...props} />;
}

function Saying({ live, game, state }: ReadyProps) {
  const { quiz: word } = words.value;
  const may = has(game, "ready");
  const asked = state.questions.length > 0 || state.phase === "pause";
  const waiting = asked ? [] : state.waiting_for.filter((seat) => !ownSeats(game).includes(seat) && seat !== game.you.seat);
  const still = useUnread() || !live.ready;
  const say = () => {
    if (!still) act(live, "ready", {});
  };
  const focus = useFocus(may, may);
  useQuizKeys({ [word.key.ready]: may ? say : null });
  return (
    <div class="quiz-ready">
      {may && (
        <button type="button" class="main" ref={(element) => void (focus.current = element)} aria-disabled={still} aria-keyshortcuts={word.key.ready.toUpperCase()} onClick={say}>
          {state.phase === "pause" && roleOf(game) === "master" ? word.goOn : word.ready}
        </button>
      )}
      {waiting.length > 0 && <p>{waitingText(game, waiting)}</p>}
    </div>
  );
}
