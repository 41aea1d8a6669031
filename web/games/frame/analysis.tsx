// SPDX-License-Identifier: Apache-2.0
import { useCallback } from "preact/hooks";
import { needRest, words } from "../../i18n";
import { bringStyle } from "../../parts/style";
import type { AnalysisProps, FamilyGame } from "../family";
import { Later } from "./later";

/** The region "Analysis", which is loaded when it is opened. */
export function AnalysisRegion({ family, game, round }: AnalysisProps & { family: FamilyGame }) {
  const bring = useCallback(async () => (await Promise.all([family.analysis(), needRest(), bringStyle("/assets/more.css")]))[0], [family]);
  return (
    <section class="analysis" aria-label={words.value.game.result.analysis}>
      <h2>{words.value.game.result.analysis}</h2>
      <Later bring={bring} props={{ game, round }} />
    </section>
  );
}
