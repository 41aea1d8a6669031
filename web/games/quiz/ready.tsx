// SPDX-License-Identifier: Apache-2.0
import { words } from "../../i18n";
import { useFocus, useUnread } from "./answering";
import { useQuizKeys } from "./keys";
import { type QuizProps, act, has, ownSeats, roleOf, waitingText } from "./model";

/** Saying that one is ready, and who has not said it. What waits next is asked anew: no key of before begins it. */
export function Ready(props: QuizProps) {
  const { phase, chair, part, questions } = props.state;
  return <Saying key={`${phase} ${chair} ${part?.number} ${questions.length > 0}`} {...props} />;
}

function Saying({ live, game, state }: QuizProps) {
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
    <div>
      {may && (
        <button type="button" class="main" ref={(element) => void (focus.current = element)} aria-disabled={still} aria-keyshortcuts={word.key.ready.toUpperCase()} onClick={say}>
          {state.phase === "pause" && roleOf(game) === "master" ? word.goOn : word.ready}
        </button>
      )}
      {waiting.length > 0 && <p>{waitingText(game, waiting)}</p>}
    </div>
  );
}
