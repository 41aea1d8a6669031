// SPDX-License-Identifier: Apache-2.0
import type { Schemas } from "../api/schemas";
import { words } from "../i18n";
import { calledOf } from "./names";

/** The name of PLAYER, as a link to their page if they have an account; null is a seat that nobody has. */
export function PlayerLink({ player }: { player: Schemas["SeatedPlayer"] | null }) {
  if (player === null) return <>{words.value.game.freeSeat}</>;
  if (player.name === null) return <>{words.value.common.nobody}</>;
  if (player.id === null) return <>{player.name}</>;
  return (
    <a class="player" href={`/players/${player.id}`}>
      {calledOf(player)}
    </a>
  );
}
