// SPDX-License-Identifier: Apache-2.0
// What helps to think, opened by buttons of the board: notes, and which codes can still be.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { CodeGame, Schemas } from "../../api/schemas";
import { words } from "../../i18n";
import { Later } from "../frame/later";
import { spaceOf } from "./codes";
import type { CodeModel } from "./model";
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

// Both are loaded when they are asked for.
const bringNotes = async () => (await import("./notes")).Notes;
const bringCandidates = async () => (await import("./candidates")).Candidates;

/** The buttons, which stand on the board, and what they have opened, which stands beside it or below. */
export function useHelps({ game, round, history, look, count, model }: HelpsProps): {
  buttons: ComponentChildren;
  opened: ComponentChildren;
} {
  const { code: word } = words.value;
  const [open, setOpen] = useState<{ notes: boolean; candidates: boolean }>({ notes: false, candidates: false });
  // While others still guess it would be cheating.
  const over = game.status === "finished" || game.status === "round-over" || round !== game.round.number;
  const mayAsk = game.options.hints || over;
  const notes = model !== null;
  const toggle = (which: "notes" | "candidates") => setOpen((before) => ({ ...before, [which]: !before[which] }));
  const buttons = (notes || mayAsk) && (
    <div class="helps-buttons">
      {notes && (
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
  );
  const showsNotes = open.notes && notes;
  const showsCandidates = open.candidates && mayAsk;
  const opened = (showsNotes || showsCandidates) && (
    <div class="helps" style={{ "--places": game.options.length }}>
      {showsNotes && <Later bring={bringNotes} props={{ game: game.id, round, space: spaceOf(game.options), look }} />}
      {showsCandidates && (
        <Later
          bring={bringCandidates}
          props={{
            ruleset: game.ruleset,
            options: game.options,
            history,
            count,
            look,
            choose: model === null ? null : (code) => model.fill(code),
          }}
        />
      )}
    </div>
  );
  return { buttons, opened };
}
