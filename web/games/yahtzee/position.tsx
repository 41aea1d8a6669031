// SPDX-License-Identifier: Apache-2.0
// A card and dice as they lie on a table, and what every choice is worth with best play.
import { useState } from "preact/hooks";
import type { Schemas } from "../../api/schemas";
import { formatNumber, words } from "../../i18n";
import { ChoiceField } from "../../parts/field";
import { OptionFields, type Values } from "../../parts/form";
import { Failed } from "../../parts/problem";
import { optionsOf, rulesetOf } from "../../parts/rulesets";
import { useAnalysis } from "../frame/ask";
import { type Box, LOWER, pointsOf, UPPER } from "./card";
import { SmallDie } from "./die";
import { scoresOf } from "./entering";
import "./words";

type Found = Schemas["YahtzeePositionAnalysis"];
type Valued = Found["choices"][number];
type Score = Found["scores"][number];

/** The options that a position depends on. */
const ASKED = ["joker"];
/** So many choices are listed at first. */
const SHOWN = 8;

export function Position({ ruleset: id }: { ruleset: string }) {
  const { position: word } = words.value.analysis;
  const [values, setValues] = useState<Values>({});
  const [card, setCard] = useState<Partial<Record<Box, number>>>({});
  const [dice, setDice] = useState<number[]>([0, 0, 0, 0, 0]);
  const [rolls, setRolls] = useState("1");
  const ruleset = rulesetOf(id);
  const rolled = dice.every((value) => value > 0);
  const body = { options: values, card, dice: rolled ? dice : null, stage: rolled ? Number(rolls) - 1 : null };
  const asked = useAnalysis<Found>(id, body as unknown as Schemas["Position"]);
  if (ruleset === undefined) return null;
  const schema = optionsOf(ruleset);
  const without = Object.keys(schema.properties).filter((key) => !ASKED.includes(key));
  const setBox = (box: Box, text: string) =>
    setCard(({ [box]: _, ...others }) => (text === "" ? others : { ...others, [box]: Number(text) }));
  const clear = () => {
    setCard({});
    setDice([0, 0, 0, 0, 0]);
    setRolls("1");
  };
  return (
    <>
      <details class="position-options">
        <summary>{word.options}</summary>
        <div class="form">
          <OptionFields schema={schema} values={values} change={setValues} errors={{ at: {}, rest: [] }} without={without} />
        </div>
      </details>
      <div class="position">
        <div>
          <DiceFields dice={dice} change={setDice} />
          <ChoiceField
            label={word.rolls}
            choices={[["1", "1"], ["2", "2"], ["3", "3"]]}
            value={rolls}
            change={setRolls}
            without={rolled ? [] : ["1", "2", "3"]}
          />
          <CardFields card={card} change={setBox} />
          <div class="buttons">
            <button type="button" onClick={clear}>{word.clear}</button>
          </div>
        </div>
        <section class="position-found" aria-label={word.found} aria-busy={asked.value === null && asked.problem === null}>
          <h2>{word.found}</h2>
          {asked.problem !== null && <Failed problem={asked.problem} retry={asked.retry} />}
          <div role="status">
            {asked.value === null
              ? asked.problem === null && <p>{word.asking}</p>
              : <p class="position-value">{Object.keys(card).length === 13 ? word.fullCard : word.still(formatNumber(asked.value.value, 1))}</p>}
          </div>
          {asked.value !== null && asked.value.choices.length > 0 && <Choices choices={asked.value.choices} dice={dice} />}
          {asked.value !== null && asked.value.scores.length > 0 && <Scores scores={asked.value.scores} />}
        </section>
      </div>
    </>
  );
}

function DiceFields({ dice, change }: { dice: readonly number[]; change: (change: (before: number[]) => number[]) => void }) {
  const { position: word } = words.value.analysis;
  return (
    <div role="group" class="position-dice" aria-label={word.dice}>
      {dice.map((value, place) => (
        <label key={place}>
          <span class="hidden">{word.die(place + 1)}</span>
          <SmallDie value={value} kept={value > 0} />
          <select
            value={value}
            onChange={(event) => {
              const wanted = Number(event.currentTarget.value);
              change((before) => before.map((one, at) => (at === place ? wanted : one)));
            }}
          >
            <option value={0} aria-label={word.notRolled}>–</option>
            {[1, 2, 3, 4, 5, 6].map((one) => <option key={one} value={one}>{one}</option>)}
          </select>
        </label>
      ))}
    </div>
  );
}

function CardFields({ card, change }: { card: Partial<Record<Box, number>>; change: (box: Box, text: string) => void }) {
  const { position: word } = words.value.analysis;
  return (
    <div role="group" class="position-card" aria-label={word.card}>
      {[...UPPER, ...LOWER].map((box) => (
        <label key={box}>
          <span>{words.value.yahtzee.boxes[box]}</span>
          <select value={card[box] ?? ""} onChange={(event) => change(box, event.currentTarget.value)}>
            <option value="">{word.free}</option>
            {scoresOf(box).map((score) => <option key={score} value={score}>{score}</option>)}
          </select>
        </label>
      ))}
    </div>
  );
}

/** All that may be done with DICE, the best first. */
function Choices({ choices, dice }: { choices: readonly Valued[]; dice: readonly number[] }) {
  const { position: word } = words.value.analysis;
  const [all, setAll] = useState(false);
  const shown = all ? choices : choices.slice(0, SHOWN);
  const best = choices[0]?.value ?? 0;
  return (
    <>
      <table class="position-choices" aria-label={word.choices}>
        <thead>
          <tr>
            <th scope="col">{word.choice}</th>
            <th scope="col" class="number">{word.worth}</th>
            <th scope="col" class="number">{word.less}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((choice) => (
            <tr key={"category" in choice ? choice.category : choice.keep.join()}>
              <th scope="row"><Choice choice={choice} dice={dice} /></th>
              <td class="number">{formatNumber(choice.value, 1)}</td>
              <td class="number">{formatNumber(best - choice.value, 1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {choices.length > SHOWN && !all && (
        <div class="buttons">
          <button type="button" onClick={() => setAll(true)}>{words.value.common.showMore}</button>
        </div>
      )}
    </>
  );
}

/** What the dice make in each box that they may be scored in. */
function Scores({ scores }: { scores: readonly Score[] }) {
  const { position: word } = words.value.analysis;
  return (
    <table class="position-choices" aria-label={word.scores}>
      <thead>
        <tr>
          <th scope="col">{word.scores}</th>
          <th scope="col">{word.fits}</th>
          <th scope="col" class="number">{word.points}</th>
        </tr>
      </thead>
      <tbody>
        {scores.map((score) => (
          <tr key={score.category}>
            <th scope="row">{words.value.yahtzee.boxes[score.category]}</th>
            <td>{score.fits ? word.yes : word.no}</td>
            <td class="number">{pointsOf(score)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Choice({ choice, dice }: { choice: Valued; dice: readonly number[] }) {
  const { yahtzee: word } = words.value.analysis;
  if ("category" in choice) return <>{word.score(words.value.yahtzee.boxes[choice.category])}</>;
  return (
    <span class="small-dice">
      <span class="hidden">{word.keep(choice.keep.map((place) => dice[place] ?? 0))}</span>
      {dice.map((value, place) => <SmallDie key={place} value={value} kept={choice.keep.includes(place)} />)}
    </span>
  );
}
