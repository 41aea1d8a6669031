// SPDX-License-Identifier: Apache-2.0
// Appeals that are open: the others vote on them, or the question master rules.
import { words } from "../../i18n";
import { nameOf } from "../../parts/names";
import { type QuizProps, act, has, roleOf } from "./model";

export function Appeals({ live, game, state }: QuizProps) {
  const { quiz: word } = words.value;
  const master = roleOf(game) === "master";
  const checking = state.phase === "checking";
  if (!checking && state.appeals.length === 0) return null;
  const decide = (question: number, seat: number, right: boolean) =>
    master ? act(live, "judgements", { question, seat, correct: right }) : act(live, "votes", { question, seat, accept: right });
  const texts = master ? [word.desk.grant, word.desk.refuse] : null;
  return (
    <section class="quiz-appeals" aria-label={checking ? word.check.title : word.check.appeals}>
      <h2>{checking ? word.check.title : word.check.appeals}</h2>
      {checking && <p>{word.check.text}</p>}
      {state.appeals.length > 0 && (
        <ul aria-label={word.check.appeals}>
          {state.appeals.map(({ question, seat, text, accept, refuse }) => {
            const may = seat !== game.you.seat && has(game, master ? "judgement" : "vote");
            return (
              <li key={`${question} ${seat}`}>
                {word.question(question)}, {nameOf(game, seat)}: <strong>{text}</strong>{" "}
                {!master && <span class="help">{word.check.counts(accept, refuse)}</span>}
                {may && (
                  <div class="buttons">
                    {[true, false].map((right) => (
                      <button key={String(right)} type="button" aria-disabled={!live.ready} onClick={() => decide(question, seat, right)}>
                        {texts === null ? (right ? word.check.accept : word.check.refuse)(question, nameOf(game, seat)) : texts[right ? 0 : 1]?.(nameOf(game, seat))}
                      </button>
                    ))}
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
