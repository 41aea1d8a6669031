// SPDX-License-Identifier: Apache-2.0
// Which codes fit all answers, and what a strategy would guess: asked of the server, as any script could.
import { api, read } from "../../api/client";
import type { CodeGame, Schemas } from "../../api/schemas";
import { formatNumber, words } from "../../i18n";
import { useLoad } from "../../parts/load";
import { Failed } from "../../parts/problem";
import type { AnsweredCode } from "../../proof/code";
import type { CodeOptions } from "./codes";
import { type Look, Pegs } from "./peg";

type Analysed = Schemas["CodebreakingPositionAnalysis"];

export interface CandidatesProps {
  ruleset: CodeGame["ruleset"];
  options: CodeOptions;
  history: readonly (AnsweredCode & { seat: number })[];
  /** How many codes fit, where the game's view says it. */
  count: number | null;
  look: Look;
  /** Puts a code in the editor; null where there is none. */
  choose: ((code: string) => void) | null;
}

/** What is asked of the server. What the options say beside of the codes and which of them may be guessed does not matter to it. */
export function positionOf(options: CodeOptions, history: readonly AnsweredCode[]): Schemas["CodebreakingPosition"] {
  const { length, alphabet, repeats, blanks, leading_zero, feedback, consistent_guesses } = options;
  return { options: { length, alphabet, repeats, blanks, leading_zero, feedback, consistent_guesses }, history: [...history] };
}

async function ask(ruleset: CodeGame["ruleset"], options: CodeOptions, history: CandidatesProps["history"]): Promise<Analysed> {
  const params = { path: { ruleset } };
  return (await read(api.POST("/v1/analysis/{ruleset}", { params, body: positionOf(options, history) }))) as Analysed;
}

export function Candidates({ ruleset, options, history, count, look, choose }: CandidatesProps) {
  const answers = JSON.stringify(history);
  const { value, problem, reload } = useLoad(() => ask(ruleset, options, history), [ruleset, answers]);
  if (problem !== null) return <Failed problem={problem} retry={reload} />;
  if (value === null) return <p>{words.value.common.loading}</p>;
  return <Fitting value={value} count={count} look={look} choose={choose} />;
}

/** What the server found to fit. */
export function Fitting({ value, count, look, choose }: Pick<CandidatesProps, "count" | "look" | "choose"> & { value: Analysed }) {
  const { code: word } = words.value;
  const fit = count ?? value.candidates;
  const shown = value.sample;
  const entry = (code: string) =>
    choose === null ? (
      <span class="candidate">
        <span class="hidden">{code}</span>
        <Pegs look={look} code={code} />
      </span>
    ) : (
      <button type="button" class="candidate" aria-label={word.take(code)} onClick={() => choose(code)}>
        <Pegs look={look} code={code} />
      </button>
    );
  return (
    <div class="candidates">
      <p>{!value.consistent ? word.noneFits : fit === null ? word.manyFit : word.fit(fit)}</p>
      {shown.length > 0 && (
        <>
          {fit !== null && fit > 1 && <p class="code-quiet">{shown.length >= fit ? word.allOfThem : word.someOfThem}</p>}
          {/* A box that scrolls must be reached by the keyboard: by its buttons, or by itself. */}
          <ul aria-label={word.candidates} tabIndex={choose === null ? 0 : undefined}>
            {shown.map((code) => (
              <li key={code}>{entry(code)}</li>
            ))}
          </ul>
        </>
      )}
      {choose !== null && value.suggestion !== null && (
        <p class="suggestion">
          {word.suggested(formatNumber(value.suggestion.bits_expected))} {entry(value.suggestion.code)}
        </p>
      )}
    </div>
  );
}
