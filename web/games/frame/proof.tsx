// SPDX-License-Identifier: Apache-2.0
import { useEffect, useState } from "preact/hooks";
import type { Game } from "../../api/schemas";
import { words } from "../../i18n";
import type { FamilyGame, Verdict } from "../family";

/** Checks in this browser that what was committed to is what was played, and says so. */
export function Proof({ family, game, round }: { family: FamilyGame; game: Game; round: number }) {
  const { proof: word } = words.value.game;
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  useEffect(() => {
    let gone = false;
    setVerdict(null);
    family.prove?.(game, round).then(
      (found) => gone || setVerdict(found),
      (error: unknown) => gone || setVerdict({ state: "not-proven", text: word.failed(String(error)) }),
    );
    return () => {
      gone = true;
    };
  }, [family, game.id, round]);
  return (
    <p role="status" class={`proof ${verdict?.state ?? ""}`} aria-label={word.title}>
      {verdict === null ? words.value.common.loading : `${word.states[verdict.state]} ${verdict.text}`}
    </p>
  );
}
