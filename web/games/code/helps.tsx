// SPDX-License-Identifier: Apache-2.0
// What helps to think, opened by buttons of the board: notes, and which codes can still be.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { CodeGame, Schemas } from "../../api/schemas";
import { words } from "../../i18n";
import { useLoad } from "../../parts/load";
import { Failed } from "../../parts/problem";
import type { CandidatesProps } from "./candidates";
import { spaceOf } from "./codes";
import type { CodeModel } from "./model";
import type { NotesProps } from "./notes";
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

/** What a player notes; it is loaded when it is asked for, as what can still be is. */
function Notes(props: NotesProps) {
  const { value, problem, reload } = useLoad(() => import("./notes"), []);
  if (problem !== null) return <Failed problem={problem} retry={reload} />;
  return value === null ? <p>{words.value.common.loading}</p> : <value.Notes {...props} />;
}

function Candidates(props: CandidatesProps) {
  const { value, problem, reload } = useLoad(() => import("./candidates"), []);
  if (problem !== null) return <Failed problem={problem} retry={reload} />;
  return value === null ? <p>{words.value.common.loading}</p> : <value.Candidates {...props} />;
}

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
      {showsNotes && <Notes game={game.id} round={round} space={spaceOf(game.options)} look={look} />}
      {showsCandidates && (
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
  return { buttons, opened };
}
