// SPDX-License-Identifier: Apache-2.0
// What can be done beside moving; always at the same places, and what destroys asks first.
import { useState } from "preact/hooks";
import { api, read } from "../../api/client";
import type { LiveGame } from "../../api/game";
import { type Problem, asProblem } from "../../api/problem";
import type { Game } from "../../api/schemas";
import { words } from "../../i18n";
import { announce } from "../../parts/announce";
import { Confirm } from "../../parts/dialog";
import { openKeyboard, useKeys } from "../../parts/keys";
import { Alert } from "../../parts/problem";
import type { FamilyGame } from "../family";

interface ToolbarProps {
  live: LiveGame;
  game: Game;
  family: FamilyGame;
}

const hasHints = (game: Game): boolean => "hints" in game.options && game.options.hints === true;

export function Toolbar({ live, game, family }: ToolbarProps) {
  const { toolbar: word } = words.value.game;
  const [open, setOpen] = useState<"resign" | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const seat = game.you?.seat ?? null;
  const playing = game.status === "playing" || game.status === "round-over";
  const mine = seat !== null && game.seats[seat]?.status === "joined";
  const still = !live.ready;
  useKeys(family.keys);
  // Who watches has nothing to do but to look; the keys are told by "?" all the same.
  if (seat === null) return null;
  const hint = async () => {
    try {
      setProblem(null);
      const given = await read(api.GET("/v1/games/{game}/hint", { params: { path: { game: game.id } } }));
      announce(family.hint(given, game));
    } catch (error) {
      setProblem(asProblem(error));
    }
  };
  const resign = () => {
    setOpen(null);
    void live.act("resignation");
  };
  return (
    <>
      <div role="toolbar" class="toolbar" aria-label={word.title}>
        {mine && hasHints(game) && (
          <button type="button" aria-disabled={still || !canAct(game)} onClick={() => still || !canAct(game) || void hint()}>
            {word.hint}
          </button>
        )}
        <button type="button" onClick={openKeyboard}>
          {words.value.common.keyboard}
        </button>
        {mine && playing && (
          <button type="button" aria-disabled={still} onClick={() => still || setOpen("resign")}>
            {word.resign}
          </button>
        )}
        {mine && game.status === "round-over" && game.round?.of === null && (
          <button type="button" aria-disabled={still} onClick={() => still || void live.act("finish")}>
            {word.finish}
          </button>
        )}
      </div>
      <Alert problem={problem} />
      {open === "resign" && (
        <Confirm title={word.resignTitle} close={() => setOpen(null)} act={resign} yes={word.resign} no={word.playOn}>
          <p>{game.seats.length > 1 ? word.resignText : word.resignAlone}</p>
        </Confirm>
      )}
    </>
  );
}

const canAct = (game: Game): boolean => game.status === "playing" && game.turn.actions.length > 0;
