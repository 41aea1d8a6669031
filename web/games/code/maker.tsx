// SPDX-License-Identifier: Apache-2.0
// What a codemaker does: sets a secret, answers where that is by hand, reveals what was committed to, or waits.
import type { LiveGame } from "../../api/game";
import type { CodeGame } from "../../api/schemas";
import { words } from "../../i18n";
import { Alert } from "../../parts/problem";
import type { CodeLabel } from "../../proof/code";
import { AnswerForm } from "./answer";
import { keptSecret } from "./kept";
import type { Look } from "./peg";
import { waitText } from "./roles";
import { Reveal, SecretEditor, SecretKept } from "./secret";

interface MakerProps {
  live: LiveGame;
  game: CodeGame;
  state: NonNullable<CodeGame["state"]>;
  look: Look;
  labels: readonly CodeLabel[];
  /** The secret, where this browser knows it. */
  secret: string | null;
}

export function Maker({ live, game, state, look, labels, secret }: MakerProps) {
  const { code: word } = words.value;
  const { actions } = game.turn;
  const kept = keptSecret(game.id, game.round.number, game.commitment);
  const answering = actions.includes("answer") && state.guess !== null;
  const waits = waitText(game);
  if (actions.includes("secret")) {
    return (
      <>
        <SecretEditor live={live} game={game} look={look} />
        <Alert problem={live.problem.value} />
      </>
    );
  }
  return (
    <div class="maker">
      {/* It stands on the shelf, for who sees it. */}
      {secret !== null && <p class="hidden">{word.secretIs(secret)}</p>}
      {game.options.secret === "held" && <p>{word.held}</p>}
      {answering && (
        <AnswerForm
          key={state.history.length}
          live={live}
          game={game}
          guess={state.guess ?? ""}
          labels={labels}
          look={look}
          secret={secret}
        />
      )}
      {actions.includes("reveal") && <Reveal live={live} game={game} />}
      {!answering && <Alert problem={live.problem.value} />}
      {waits !== null && <p class="wait">{waits}</p>}
      {kept !== null && <SecretKept game={game} secret={kept} />}
    </div>
  );
}
