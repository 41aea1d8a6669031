// SPDX-License-Identifier: Apache-2.0
import type { Game } from "../../api/schemas";
import { Problem } from "../../api/problem";
import { words } from "../../i18n";
import { loadPart, useLoad } from "../../parts/load";
import { Failed } from "../../parts/problem";
import { needHashes } from "../../proof/sha256";
import type { FamilyGame, Verdict } from "../family";

type Bring = NonNullable<FamilyGame["prove"]>;
type Prove = Awaited<ReturnType<Bring>>;

/** What the check finds. What cannot be read or loaded proves nothing against anybody, and fails with its problem. */
async function verdictOf(prove: Prove, game: Game, round: number): Promise<Verdict> {
  try {
    return await prove(game, round);
  } catch (error) {
    if (error instanceof Problem) throw error;
    return { state: "not-proven", text: words.value.game.proof.failed(String(error)) };
  }
}

/** Checks in this browser that what was committed to is what was played, and says so. */
export function Proof({ bring, game, round }: { bring: Bring; game: Game; round: number }) {
  const { proof: word } = words.value.game;
  const { value, problem, reload } = useLoad(async (again) => {
    const [prove] = await loadPart(() => Promise.all([bring(), needHashes()]), again);
    return { verdict: await verdictOf(prove, game, round), round };
  }, [bring, game.id, round]);
  if (problem !== null) return <Failed problem={problem} retry={reload} />;
  const verdict = value?.round === round ? value.verdict : null;
  return (
    <p role="status" class={`proof ${verdict?.state ?? ""}`} aria-label={word.title}>
      {verdict === null ? words.value.common.loading : `${word.states[verdict.state]} ${verdict.text}`}
    </p>
  );
}
