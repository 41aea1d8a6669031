// SPDX-License-Identifier: Apache-2.0
// What helps to think, opened by buttons: notes, and which codes can still be.
import { useState } from "preact/hooks";
import type { CodeGame, Schemas } from "../../api/schemas";
import { words } from "../../i18n";
import { Candidates } from "./candidates";
import { spaceOf } from "./codes";
import type { CodeModel } from "./model";
import { Notes } from "./notes";
import type { Look } from "./peg";

interface HelpsProps {
  game: CodeGame;
  round: number;
  history: Schemas["AnsweredGuess"][];
  look: Look;
  /** How many codes fit, where the view says it. */
  count: number | null;
  /** The editor of whoever guesses; null where nobody does. */
  model: CodeModel | null;
}

export function Helps({ game, round, history, look, count, model }: HelpsProps) {
  const { code: word } = words.value;
  const [open, setOpen] = useState<{ notes: boolean; candidates: boolean }>({ notes: false, candidates: false });
  // While others still guess it would be cheating.
  const mayAsk = game.options.hints || game.status === "finished" || game.status === "round-over" || round !== game.round.number;
  if (model === null && !mayAsk) return null;
  const toggle = (which: "notes" | "candidates") => setOpen((before) => ({ ...before, [which]: !before[which] }));
  return (
    <div class="helps">
      <div class="buttons">
        {model !== null && (
          <button type="button" aria-expanded={open.notes} onClick={() => toggle("notes")}>
            {word.notes}
          </button>
        )}
        {mayAsk && (
          <button type="button" aria-expanded={open.candidates} onClick={() => toggle("candidates")}>
            {word.whatCanItBe}
          </button>
        )}
      </div>
      {open.notes && model !== null && <Notes game={game.id} round={round} space={spaceOf(game.options)} look={look} />}
      {open.candidates && mayAsk && (
        <Candidates
          ruleset={game.ruleset}
          options={game.options}
          history={history}
          count={count}
          look={look}
          choose={model === null ? null : (code) => model.fill(code)}
        />
      )}
    </div>
  );
}
