// SPDX-License-Identifier: Apache-2.0
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Game } from "../../api/schemas";
import { needRest, words } from "../../i18n";
import type { AnalysisProps, FamilyGame } from "../family";

/** The region "Analysis", which is loaded when it is opened. */
export function AnalysisRegion({ family, game, round }: { family: FamilyGame; game: Game; round: number }) {
  const [part, setPart] = useState<{ Analysis: ComponentType<AnalysisProps> } | null>(null);
  useEffect(() => {
    let gone = false;
    void Promise.all([family.analysis(), needRest()]).then(([Analysis]) => gone || setPart({ Analysis }));
    return () => {
      gone = true;
    };
  }, [family]);
  return (
    <section class="analysis" aria-label={words.value.game.result.analysis}>
      <h2>{words.value.game.result.analysis}</h2>
      {part === null ? <p>{words.value.common.loading}</p> : <part.Analysis game={game} round={round} />}
    </section>
  );
}
