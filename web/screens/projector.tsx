// SPDX-License-Identifier: Apache-2.0
// A game on a projector: as anybody sees it, whoever is signed in here.
import { useEffect, useMemo } from "preact/hooks";
import { WatchedGame } from "../api/watched";
import { familyOf } from "../games/families";
import { words } from "../i18n";
import { loadPart, useLoad } from "../parts/load";
import { learnRulesets, titleOf } from "../parts/rulesets";
import type { ScreenProps } from "./screens";
import { Heading, Nothing, Unloaded } from "./shell";

export function Projector({ params }: ScreenProps) {
  const id = params.game ?? "";
  const watched = useMemo(() => new WatchedGame(id), [id]);
  useEffect(() => () => watched.close(), [watched]);
  useEffect(learnRulesets, []);
  const game = watched.view.value;
  const failed = watched.failed.value;
  const audience = game === null ? undefined : familyOf(game.family)?.audience;
  const { value: Audience, problem, reload } = useLoad(
    async (again) => (audience === undefined ? null : loadPart(audience, again)),
    [audience],
  );
  if (failed !== null && [401, 403, 404].includes(failed.status)) return <Nothing text={words.value.game.notPublic} />;
  if (game === null) return <Unloaded problem={failed} retry={() => watched.retry()} />;
  if (audience === undefined) return <Nothing />;
  if (Audience === null) return <Unloaded problem={problem} retry={reload} />;
  return (
    <>
      <Heading text={titleOf(game.ruleset)} />
      <p role="status" class={`connection ${watched.connection.value}`} aria-label={words.value.game.connection}>
        {words.value.game.connectionState[watched.connection.value]}
      </p>
      <Audience game={game} />
    </>
  );
}
