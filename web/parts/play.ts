// SPDX-License-Identifier: Apache-2.0
// Beginning a game and going to it; and one thing at a time for whatever is asked of the server by a button.
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { TRIES, action, send } from "../api/client";
import { type Problem, asProblem } from "../api/problem";
import type { Game } from "../api/schemas";
import { ensureSession } from "../api/session";
import { go } from "./router";

/** Makes a game, as somebody new where nobody is known yet, and shows it. */
export async function startGame(wanted: object): Promise<void> {
  await ensureSession();
  const game = await send<Game>(action("POST", "/v1/games", wanted), { tries: TRIES });
  go(`/games/${game.id}`);
}

/** Takes a free seat of a game that is listed, and shows it. */
export async function takeSeat(game: string): Promise<void> {
  await ensureSession();
  await send(action("POST", `/v1/games/${game}/join`, {}), { tries: TRIES });
  go(`/games/${game}`);
}

export interface Act {
  /** What is under way, by the name it was given; null for nothing. */
  busy: string | null;
  /** Why the last one failed, and its name. */
  failed: { name: string; problem: Problem } | null;
  /** Does WORK under NAME unless something is under way. */
  run: (name: string, work: () => Promise<void>) => void;
}

/** One thing at a time: a second press while the first is under way does nothing. */
export function useAct(): Act {
  const [busy, setBusy] = useState<string | null>(null);
  const [failed, setFailed] = useState<Act["failed"]>(null);
  const gone = useRef(false);
  const under = useRef(false);
  useEffect(() => () => void (gone.current = true), []);
  const run = useCallback((name: string, work: () => Promise<void>) => {
    if (under.current) return;
    under.current = true;
    setBusy(name);
    setFailed(null);
    work()
      .catch((error: unknown) => gone.current || setFailed({ name, problem: asProblem(error) }))
      .finally(() => {
        under.current = false;
        if (!gone.current) setBusy(null);
      });
  }, []);
  return { busy, failed, run };
}
