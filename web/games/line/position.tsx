// SPDX-License-Identifier: Apache-2.0
import { useState } from "preact/hooks";
import { words } from "../../i18n";
import { OptionFields, type Values } from "../../parts/form";
import { optionsOf, rulesetOf } from "../../parts/rulesets";
import { EnteredBoard } from "./entered";
import { symbolAt } from "./entering";
import { cursorTo } from "./field";
import { Numbers } from "./grid";
import { Symbol } from "./symbol";
import "./words";

/** The sides of boards that have no option for it. */
const SIZES: Readonly<Record<string, number>> = { "tic-tac-toe": 3, gomoku: 15 };
/** What a board of any size begins with. */
const FIRST = { size: 5, line: 4 };
/** The options that a position depends on. */
const ASKED = ["size", "line", "exact_line"];

export function Position({ ruleset: id }: { ruleset: string }) {
  const { position: word, line } = words.value.analysis;
  const fixed = SIZES[id];
  const [values, setValues] = useState<Values>(fixed === undefined ? FIRST : {});
  const ruleset = rulesetOf(id);
  if (ruleset === undefined) return null;
  const schema = optionsOf(ruleset);
  const side = fixed ?? Number(values.size);
  const right = (key: string, most: number) =>
    Number.isInteger(values[key]) && Number(values[key]) >= (schema.properties[key]?.minimum ?? 1) && Number(values[key]) <= most;
  const possible = fixed !== undefined || (right("size", schema.properties.size?.maximum ?? 1) && right("line", side));
  const without = Object.keys(schema.properties).filter((key) => !ASKED.includes(key));
  return (
    <>
      <details class="position-options" open={fixed === undefined}>
        <summary>{word.options}</summary>
        <div class="form">
          <OptionFields schema={schema} values={values} change={setValues} errors={{ at: {}, rest: [] }} without={without} />
        </div>
      </details>
      {possible ? (
        <EnteredBoard
          key={side}
          ruleset={id}
          options={values}
          columns={side}
          rows={side}
          target={symbolAt}
          moves={(event, at) => cursorTo(event.key, event.ctrlKey, at, side, side)}
          draw={(mark) => <Symbol mark={mark} />}
          place={({ column, row }) => line.field(column, row)}
          classes={side > 9 ? "wood-board" : "paper-board"}
          frame={(grid) => (
            <div class="edge-numbered">
              <Numbers size={side} at="top" />
              <Numbers size={side} at="side" />
              {grid}
            </div>
          )}
        />
      ) : (
        <p role="alert" class="alert">{word.wrongSize}</p>
      )}
    </>
  );
}
