// SPDX-License-Identifier: Apache-2.0
import { useCallback } from "preact/hooks";
import { needRest, words } from "../../i18n";
import { bringStyle } from "../../parts/style";
import type { AnalysisProps, FamilyGame } from "../family";
import { Later } from "./later";

/** The region "Analysis", which is loaded when it is opened. */
export function AnalysisRegion({ bring, game, round }: AnalysisProps & { bring: NonNullable<FamilyGame["analysis"]> }) {
  const dressed = useCallback(async () => (await Promise.all([bring(), needRest(), bringStyle("/assets/more.css")]))[0], [bring]);
  return (
    <section class="analysis" aria-label={words.value.game.result.analysis}>
      <h2>{words.value.game.result.analysis}</h2>
      <Later bring={dressed} props={{ game, round }} />
    </section>
  );
}
