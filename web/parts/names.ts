// SPDX-License-Identifier: Apache-2.0
import type { Game, Schemas } from "../api/schemas";
import { words } from "../i18n";

/** The name of who sits at SEAT of GAME, as the page writes it everywhere. */
export function nameOf(game: { seats: readonly Pick<Schemas["GameSeat"], "seat" | "player">[] }, seat: number): string {
  const taken = game.seats.find((one) => one.seat === seat)?.player;
  if (taken === undefined || taken === null) return words.value.game.freeSeat;
  return taken.name ?? words.value.common.nobody;
}

/** The names of those who have or are offered a seat of GAME beside the caller, by seat; of all where the caller only watches. */
export function othersOf(game: Pick<Game, "seats" | "you">): string[] {
  return game.seats.filter(({ player }) => player !== null && player.id !== game.you.player).map(({ seat }) => nameOf(game, seat));
}
