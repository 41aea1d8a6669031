// SPDX-License-Identifier: Apache-2.0
import type { Schemas } from "../api/schemas";
import { words } from "../i18n";

/** The name of PLAYER, as a link to their page; null is a seat that nobody has. */
export function PlayerLink({ player }: { player: Schemas["PlayerReference"] | null }) {
  if (player === null) return <>{words.value.game.freeSeat}</>;
  if (player.name === null) return <>{words.value.common.nobody}</>;
  return (
    <a class="player" href={`/players/${player.id}`}>
      {player.name}
    </a>
  );
}
