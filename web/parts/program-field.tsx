// SPDX-License-Identifier: Apache-2.0
// The fields that choose a program, and how strong it is to play where it has levels.
import type { Ruleset } from "../api/schemas";
import { words } from "../i18n";
import { botOf, programText } from "./programs";

interface ProgramProps {
  ruleset: Ruleset;
  program: string;
  /** 0: its full strength. */
  level: number;
  change: (program: string, level: number) => void;
  /** Whether what is chosen is what is wrong. */
  invalid?: boolean;
}

/** Another program plays at its full strength at first: a level of one is none of another. */
export function ProgramField({ ruleset, program, level, change, invalid }: ProgramProps) {
  const { form: word } = words.value;
  const levels = botOf(ruleset, program)?.levels ?? 0;
  return (
    <>
      <div class="entry">
        <label>
          {word.program}
          <select value={program} aria-invalid={invalid || undefined} onChange={(event) => change(event.currentTarget.value, 0)}>
            {ruleset.bots.map((name) => <option key={name} value={name}>{name}</option>)}
          </select>
        </label>
        <span class="help">{programText(ruleset, program, level)}</span>
      </div>
      {levels > 0 && (
        <div class="entry">
          <label>
            {word.level}
            <select value={level === 0 ? levels : level} onChange={(event) => change(program, Number(event.currentTarget.value))}>
              {Array.from({ length: levels }, (_, at) => at + 1).map((one) => <option key={one} value={one}>{word.levelOf(one, levels)}</option>)}
            </select>
          </label>
        </div>
      )}
    </>
  );
}
