// SPDX-License-Identifier: Apache-2.0
import { useState } from "preact/hooks";
import { words } from "../../i18n";
import { OptionFields, type Values } from "../../parts/form";
import { optionsOf, rulesetOf } from "../../parts/rulesets";
import { EnteredBoard } from "../line/entered";
import "../line/words";
import { columnTo } from "./column";
import { Disc } from "./disc";
import { discAt } from "./entering";

/** The options that a position depends on. */
const ASKED = ["columns", "rows", "line"];

export function Position({ ruleset: id }: { ruleset: string }) {
  const { position: word, line } = words.value.analysis;
  const [values, setValues] = useState<Values>({});
  const ruleset = rulesetOf(id);
  if (ruleset === undefined) return null;
  const schema = optionsOf(ruleset);
  const given = (key: string) => Number(values[key] ?? schema.properties[key]?.default);
  const options = Object.fromEntries(ASKED.map((key) => [key, given(key)]));
  const possible = ASKED.every((key) => {
    const { minimum = 1, maximum = Infinity } = schema.properties[key] ?? {};
    return Number.isInteger(given(key)) && given(key) >= minimum && given(key) <= maximum;
  });
  const [columns, rows] = [given("columns"), given("rows")];
  const without = Object.keys(schema.properties).filter((key) => !ASKED.includes(key));
  return (
    <>
      <details class="position-options">
        <summary>{word.options}</summary>
        <div class="form">
          <OptionFields schema={schema} values={values} change={setValues} errors={{ at: {}, rest: [] }} without={without} />
        </div>
      </details>
      {possible && given("line") <= Math.max(columns, rows) ? (
        <EnteredBoard
          key={`${columns} ${rows}`}
          ruleset={id}
          options={options}
          columns={columns}
          rows={rows}
          target={discAt}
          moves={(event, at, board) => (event.ctrlKey ? null : columnTo(event.key, at, board))}
          draw={(mark) => <span class="falling-disc"><Disc mark={mark} /></span>}
          place={({ column }) => line.column(column)}
          classes="four-board"
          frame={(grid) => (
            <div class="four-plate">
              <div class="drop-columns" aria-hidden="true">
                {Array.from({ length: columns }, (_, column) => <span key={column}>{column}</span>)}
              </div>
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
