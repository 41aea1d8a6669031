// SPDX-License-Identifier: Apache-2.0
// A real board: its guesses and answers are entered, and the server says what fits, what contradicts, what to guess.
import { useMemo, useState } from "preact/hooks";
import type { CodeGame, Schemas } from "../../api/schemas";
import { language, words } from "../../i18n";
import { OptionFields, type Values } from "../../parts/form";
import { Failed } from "../../parts/problem";
import { loadBots, optionsOf, rulesetOf } from "../../parts/rulesets";
import { useLoad } from "../../parts/load";
import type { AnsweredCode } from "../../proof/code";
import { useAnalysis } from "../frame/ask";
import { AnswerFields, bodyOf, enteredOf, impossible } from "./answer-fields";
import { Fitting, positionOf } from "./candidates";
import { type CodeOptions, labelsOf, spaceOf } from "./codes";
import { Editor } from "./editor";
import { makesCodes } from "./entering";
import { CodeModel } from "./model";
import { Answer, type Look, PegLight, Pegs, answerText } from "./peg";
import { hasPegs } from "./pegs";
import "./words";

/** The options that codes and answers depend on, and which codes may be guessed. */
const ASKED: readonly string[] = ["length", "alphabet", "repeats", "blanks", "leading_zero", "feedback", "consistent_guesses"];

export function Position({ ruleset: id }: { ruleset: string }) {
  const { position: word } = words.value.analysis;
  const [values, setValues] = useState<Values>({});
  const ruleset = rulesetOf(id);
  if (ruleset === undefined) return null;
  const schema = optionsOf(ruleset);
  const all = Object.keys(schema.properties);
  const defaults = Object.fromEntries(all.map((key) => [key, schema.properties[key]?.default]));
  const options = { ...defaults, ...values } as unknown as CodeOptions;
  const without = all.filter((key) => !ASKED.includes(key));
  return (
    <>
      <details class="position-options">
        <summary>{word.options}</summary>
        <div class="form">
          <OptionFields schema={schema} values={values} change={setValues} errors={{ at: {}, rest: [] }} without={without} />
        </div>
      </details>
      {makesCodes(schema, options) ? (
        <RealBoard key={JSON.stringify(options)} ruleset={ruleset.id} own={ruleset.labels} options={options} />
      ) : (
        <p role="alert" class="alert">{word.wrongOptions}</p>
      )}
    </>
  );
}

interface RealBoardProps {
  ruleset: CodeGame["ruleset"];
  /** The ruleset's names of the numbers of an answer. */
  own: readonly string[];
  options: CodeOptions;
}

function RealBoard({ ruleset, own, options }: RealBoardProps) {
  const { position: word } = words.value.analysis;
  const [history, setHistory] = useState<AnsweredCode[]>([]);
  const [strategy, setStrategy] = useState("");
  const model = useMemo(() => new CodeModel(spaceOf(options)), []);
  const labels = labelsOf(options, [], own);
  const [entered, setEntered] = useState(() => enteredOf({}, labels, model.entry.value.code));
  const look: Look = { pegs: hasPegs(ruleset), alphabet: options.alphabet };
  const { code } = model.entry.value;
  const why = impossible(entered, labels, options.length);
  const add = (guess: string) => {
    setHistory((before) => [...before, { attempt: before.length + 1, code: guess, ...bodyOf(entered, labels, guess) }]);
    setEntered(enteredOf({}, labels, guess));
    model.begin();
  };
  const remove = (attempt: number) =>
    setHistory((before) => before.filter((item) => item.attempt !== attempt).map((item, index) => ({ ...item, attempt: index + 1 })));
  const body = { ...positionOf(options, history), strategy: strategy === "" ? null : (strategy as Schemas["CodebreakingStrategy"]) };
  const asked = useAnalysis<Schemas["CodebreakingPositionAnalysis"]>(ruleset, body);
  const wrong = new Set(asked.value?.contradiction?.flat() ?? []);
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.repeat || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (why === null && model.illegality.value === null) add(code);
  };
  return (
    <div class="position">
      <div class="code-board position-board" style={{ "--places": options.length }} data-long={options.length > 8}>
        <PegLight />
        <div class="code-panel">
          <Entered history={history} labels={labels} look={look} places={options.length} wrong={wrong} remove={remove} />
          <Editor
            model={model} look={look} label={words.value.code.yourCode} button={word.add} send={add}
            ready={why === null} waits={why} takesFocus
            further={
              <div role="group" class="answer-fields" aria-label={word.answer} onKeyDown={press}>
                <AnswerFields guess={code} labels={labels} look={look} entered={entered} change={setEntered} />
              </div>
            }
          >
            <button type="button" aria-disabled={history.length === 0} onClick={() => setHistory([])}>
              {word.clear}
            </button>
          </Editor>
        </div>
      </div>
      <section class="position-found" aria-label={word.found} style={{ "--places": options.length }} aria-busy={asked.value === null && asked.problem === null}>
        <h2>{word.found}</h2>
        <Strategy ruleset={ruleset} value={strategy} change={setStrategy} />
        {asked.problem !== null && <Failed problem={asked.problem} retry={asked.retry} />}
        {asked.value === null && asked.problem === null && <p>{word.asking}</p>}
        {asked.value !== null && (
          <>
            <Contradictions sets={asked.value.contradiction} />
            <div role="status">
              <Fitting value={asked.value} count={null} look={look} choose={(taken) => model.fill(taken)} />
            </div>
          </>
        )}
      </section>
    </div>
  );
}

interface EnteredProps {
  history: readonly AnsweredCode[];
  labels: ReturnType<typeof labelsOf>;
  look: Look;
  places: number;
  /** The attempts that contradict each other. */
  wrong: ReadonlySet<number>;
  remove: (attempt: number) => void;
}

function Entered({ history, labels, look, places, wrong, remove }: EnteredProps) {
  const { position: word } = words.value.analysis;
  if (history.length === 0) return <p class="no-guesses">{word.noGuesses}</p>;
  return (
    <table class="guesses" aria-label={word.guesses}>
      <tbody>
        {history.map((item) => {
          const { attempt, code } = item;
          const answer = answerText(labels, item);
          return (
            <tr key={attempt} class={wrong.has(attempt) ? "contradicts" : undefined} aria-label={words.value.code.guessRow(attempt, code, answer)}>
              <th scope="row">{attempt}</th>
              <td>
                <span class="hidden">{code}</span>
                <Pegs look={look} code={code} positions={item.positions} />
              </td>
              <td>
                <span class="hidden">{answer}</span>
                <Answer labels={labels} item={item} places={places} />
              </td>
              <td>
                <button type="button" class="remove-guess" aria-label={word.remove(attempt)} onClick={() => remove(attempt)}>
                  ×
                </button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The smallest sets of attempts whose answers cannot all be true. */
function Contradictions({ sets }: { sets: readonly (readonly number[])[] | null }) {
  const { position: word } = words.value.analysis;
  if (sets === null) return null;
  const list = new Intl.ListFormat(language.value, { type: "conjunction" });
  return (
    <div role="alert" class="alert">
      <p>{word.contradicts}</p>
      <ul aria-label={word.sets}>
        {sets.map((attempts) => (
          <li key={attempts.join()}>{word.contradiction(list.format(attempts.map(String)), attempts.length)}</li>
        ))}
      </ul>
    </div>
  );
}

/** Which of the programs of RULESET is to suggest a guess. */
function Strategy({ ruleset, value, change }: { ruleset: CodeGame["ruleset"]; value: string; change: (value: string) => void }) {
  const { position: word } = words.value.analysis;
  const { value: bots } = useLoad(loadBots, []);
  const there = bots?.filter(({ rulesets }) => rulesets.includes(ruleset)) ?? [];
  return (
    <label class="whose">
      {word.strategy}{" "}
      <select value={value} onChange={(event) => change(event.currentTarget.value)}>
        <option value="">{word.strong}</option>
        {there.map(({ name }) => (
          <option key={name} value={name}>{name}</option>
        ))}
      </select>
    </label>
  );
}
