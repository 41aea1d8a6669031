// SPDX-License-Identifier: Apache-2.0
// The programs that play, how well, and a way to play each.
import type { Bot, Ruleset } from "../api/schemas";
import { families } from "../games/families";
import { formatNumber, words } from "../i18n";
import { Empty, Skeleton } from "../parts/empty";
import { useLoad } from "../parts/load";
import { type Act, startGame, useAct } from "../parts/play";
import { Alert, Failed } from "../parts/problem";
import { measureText, rememberProgram, wordsOf } from "../parts/programs";
import { loadBots, loadRulesets, needsNothing, rulesetOf, titleOf } from "../parts/rulesets";
import { Heading } from "./shell";

export function Bots() {
  const { bots: word } = words.value.lists;
  const { value, problem, reload } = useLoad(async () => (await Promise.all([loadBots(), loadRulesets()]))[0], []);
  const act = useAct();
  const there = families.filter(({ name }) => value?.some(({ family }) => family === name));
  return (
    <>
      <Heading text={word.title} />
      <p class="lead">{word.lead}</p>
      {value === null && (problem === null ? <Skeleton count={6} /> : <Failed problem={problem} retry={reload} />)}
      {value?.length === 0 && <Empty text={word.empty} />}
      {there.map(({ name: family }) => (
        <section key={family} aria-labelledby={`bots-${family}`}>
          <h2 id={`bots-${family}`}>{word.families[family]}</h2>
          <div class="programs">
            {value?.filter((bot) => bot.family === family).map((bot) => <Program key={bot.name} bot={bot} act={act} />)}
          </div>
        </section>
      ))}
    </>
  );
}

function Program({ bot, act }: { bot: Bot; act: Act }) {
  const { bots: word } = words.value.lists;
  const key = `${bot.family}/${bot.name}`;
  const playable = bot.rulesets.flatMap((id) => rulesetOf(id) ?? []).filter(needsNothing);
  const play = (ruleset: Ruleset) =>
    act.run(key, async () => {
      rememberProgram(ruleset, bot.name);
      await startGame({ ruleset: ruleset.id, opponents: [{ bot: bot.name }] });
    });
  return (
    <article class="program">
      <h3>{bot.name}</h3>
      <p>
        {wordsOf(bot)}
        {bot.levels > 0 && ` ${word.levels(bot.levels)}`}
      </p>
      {bot.strengths.length > 0 && (
        <ul class="strengths" aria-label={word.measured}>
          {bot.strengths.map(({ ruleset, level, measure, value }) => (
            <li key={`${ruleset} ${level} ${measure}`}>
              <strong>{formatNumber(value, 3)}</strong> {titleOf(ruleset)}
              {level !== undefined && level < bot.levels && `, ${word.atLevel(level)}`}, {measureText(measure)}
            </li>
          ))}
        </ul>
      )}
      <p class="play-at">
        <span aria-hidden="true">{word.playAt}</span>{" "}
        {playable.map((ruleset) => (
          <button
            key={ruleset.id}
            type="button"
            aria-label={word.play(bot.name, ruleset.title)}
            aria-disabled={act.busy !== null}
            onClick={() => play(ruleset)}
          >
            {ruleset.title}
          </button>
        ))}
      </p>
      <Alert problem={act.failed?.name === key ? act.failed.problem : null} />
    </article>
  );
}
