// SPDX-License-Identifier: Apache-2.0
// The drawing of a board on cards and in lists.
import type { Game } from "../../api/schemas";
import { useTurn } from "../../parts/turn";
import { familyOf } from "../families";
import { MINIATURE_BOX, type MiniatureProps } from "../family";

/** Its room is there at once; it is drawn after what can be read and pressed. Empty for a family that the page does not know. */
export function Picture({ family, ...props }: MiniatureProps & { family: string | undefined }) {
  const drawn = useTurn();
  const Miniature = family === undefined ? undefined : familyOf(family)?.Miniature;
  return (
    <span class="picture">
      {Miniature !== undefined && (drawn ? <Miniature {...props} /> : <svg viewBox={MINIATURE_BOX} class="miniature" aria-hidden="true" />)}
    </span>
  );
}

/** The board of GAME as it is; a game that has not begun shows an example. */
export function PictureOf({ game: { family, ruleset, options, state } }: { game: Game }) {
  return <Picture family={family} ruleset={ruleset} options={{ ...options }} state={state} />;
}
