// SPDX-License-Identifier: Apache-2.0
// The rules of a game for people who play it, and the way back to where they were.
import { useEffect } from "preact/hooks";
import { language, words } from "../i18n";
import { useLoad } from "../parts/load";
import { address } from "../parts/router";
import { drawn, isRules, loadRules } from "../parts/rules";
import type { ScreenProps } from "./screens";
import { Heading, Nothing, Unloaded } from "./shell";

/** What stands in the address may be anything; an id and a ruleset are words. */
function wayBack(): { href: string; text: string } | null {
  const { rules: word } = words.value.lists;
  const { query } = address.value;
  const game = query.get("game") ?? "";
  const ruleset = query.get("new") ?? "";
  if (/^[\w-]+$/.test(game)) return { href: `/games/${game}`, text: word.toGame };
  if (/^[\w-]+$/.test(ruleset)) return { href: `/new/${ruleset}`, text: word.toNew };
  return null;
}

export function Rules({ params }: ScreenProps) {
  const name = params.page ?? "";
  if (!isRules(name)) return <Nothing />;
  return <Written key={name} name={name} />;
}

function Written({ name }: { name: Parameters<typeof loadRules>[0] }) {
  const { rules: word } = words.value.lists;
  const { value, problem, reload } = useLoad(() => loadRules(name, language.value), [name, language.value]);
  const { hash } = address.value;
  useEffect(() => {
    if (value !== null && hash !== "") document.getElementById(hash)?.scrollIntoView();
  }, [value, hash]);
  if (value === null) return <Unloaded problem={problem} retry={reload} />;
  const back = wayBack();
  return (
    <article class="handbook">
      <Heading text={value.title} />
      <p class="ways">
        {back !== null && <a href={back.href}>{back.text}</a>}
        {name !== "" && <a href="/rules">{word.all}</a>}
      </p>
      {value.body.map(drawn)}
    </article>
  );
}
