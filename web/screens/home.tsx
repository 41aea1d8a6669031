// SPDX-License-Identifier: Apache-2.0
import { useEffect } from "preact/hooks";
import { action, send } from "../api/client";
import type { Game, Ruleset } from "../api/schemas";
import { ensureSession } from "../api/session";
import { go } from "../parts/router";
import { loadRulesets, needsNothing, rulesets } from "../parts/rulesets";
import { Heading } from "./shell";

async function play(ruleset: Ruleset): Promise<void> {
  await ensureSession();
  const opponents = ruleset.seats.min > 1 ? [{ bot: ruleset.bots[0] }] : undefined;
  const game = await send<Game>(action("POST", "/v1/games", { ruleset: ruleset.id, opponents }));
  go(`/games/${game.id}`);
}

export function Home() {
  useEffect(() => void loadRulesets(), []);
  return (
    <>
      <Heading text="Referee" />
      {rulesets.value.filter(needsNothing).map((ruleset) => (
        <button key={ruleset.id} type="button" onClick={() => void play(ruleset)}>
          Play {ruleset.title}
        </button>
      ))}
    </>
  );
}
