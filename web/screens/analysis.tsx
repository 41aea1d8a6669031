// SPDX-License-Identifier: Apache-2.0
// Any position without a game: a real board is entered, and the family says what can be told of it.
import type { ComponentType } from "preact";
import { familyOf } from "../games/families";
import { words } from "../i18n";
import { loadPart, useLoad } from "../parts/load";
import { Failed } from "../parts/problem";
import { go } from "../parts/router";
import { loadRulesets, rulesetOf, rulesets } from "../parts/rulesets";
import type { ScreenProps } from "./screens";
import { Heading } from "./shell";

interface Loaded {
  ruleset: string;
  Position: ComponentType<{ ruleset: string }> | null;
}

async function load(id: string, again: boolean): Promise<Loaded> {
  await loadRulesets();
  const ruleset = rulesetOf(id);
  const position = ruleset === undefined ? null : (familyOf(ruleset.family)?.position ?? null);
  return { ruleset: id, Position: position === null ? null : await loadPart(position, again) };
}

export function AnalysisScreen({ params }: ScreenProps) {
  const { position: word } = words.value.analysis;
  const id = params.ruleset ?? "";
  const { value, problem, reload } = useLoad((again) => load(id, again), [id]);
  const Position = value?.ruleset === id ? value.Position : null;
  if (value?.ruleset === id && Position === null) {
    return (
      <>
        <Heading text={words.value.common.nothingHere} />
        <p>{words.value.form.unknown}</p>
      </>
    );
  }
  return (
    <>
      <Heading text={word.title} />
      <p class="lead">{word.lead}</p>
      <label class="whose">
        {word.game}{" "}
        <select value={id} onChange={(event) => go(`/analysis/${event.currentTarget.value}`)}>
          {rulesets.value
            .filter(({ family }) => (familyOf(family)?.position ?? null) !== null)
            .map((one) => (
              <option key={one.id} value={one.id}>
                {one.title}
              </option>
            ))}
        </select>
      </label>
      {problem !== null && <Failed problem={problem} retry={reload} />}
      {Position === null ? problem === null && <p>{words.value.common.loading}</p> : <Position key={id} ruleset={id} />}
    </>
  );
}
