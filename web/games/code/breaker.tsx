// SPDX-License-Identifier: Apache-2.0
// What a codebreaker does: enters guesses, also while others think.
import type { ComponentChildren } from "preact";
import type { LiveGame } from "../../api/game";
import type { CodeGame } from "../../api/schemas";
import { words } from "../../i18n";
import { Alert } from "../../parts/problem";
import { settings } from "../../parts/settings";
import { Editor } from "./editor";
import type { CodeModel } from "./model";
import type { Look } from "./peg";
import { waitText } from "./roles";

interface BreakerProps {
  live: LiveGame;
  game: CodeGame;
  look: Look;
  model: CodeModel;
  /** Further buttons, beside "Guess". */
  children: ComponentChildren;
}

export function Breaker({ live, game, look, model, children }: BreakerProps) {
  const { code: word } = words.value;
  const mine = game.turn.actions.includes("guess");
  const send = async (code: string) => {
    model.begin(settings.value.beginWithLast ? code : undefined);
    const answer = await live.act("guesses", { code });
    // Refused: what was entered comes back, unless something else was entered meanwhile.
    if (answer === null && model.untouched) model.fill(code);
  };
  const problem = live.problem.value;
  const attempt = problem?.body.attempt;
  return (
    <>
      <Editor
        model={model}
        look={look}
        label={word.yourCode}
        button={word.guess}
        send={(code) => void send(code)}
        ready={mine && live.ready}
        waits={waitText(game)}
        takesFocus={mine}
      >
        {children}
      </Editor>
      <Alert problem={problem} text={typeof attempt === "number" ? word.ruledOut(attempt) : null} />
    </>
  );
}
