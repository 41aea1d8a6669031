// SPDX-License-Identifier: Apache-2.0
// The boards of a race: how the guesses of each were answered, and once it is over the guesses themselves.
import type { CodeGame, Schemas } from "../../api/schemas";
import { words } from "../../i18n";
import { nameOf } from "../../parts/names";
import type { AnsweredCode, CodeLabel } from "../../proof/code";
import { Guesses } from "./guesses";
import { Answer, type Look, answerText } from "./peg";

type Told = Schemas["CodebreakingBoard"];

/** The guesses of BOARD as a history has them; null while their codes are not told. */
export function guessesOf({ seat, history }: Told): (AnsweredCode & { seat: number })[] | null {
  const told = history.flatMap(({ code, ...item }) => (code === undefined ? [] : [{ ...item, code, seat }]));
  return told.length < history.length ? null : told;
}

interface BoardsProps {
  game: CodeGame;
  boards: readonly Told[];
  labels: readonly CodeLabel[];
  look: Look;
}

/** The boards of all but the viewer, whose own is the one that is played on. */
export function Boards({ game, boards, labels, look }: BoardsProps) {
  const { race: word } = words.value.code;
  const others = boards.filter(({ seat }) => seat !== game.you.seat);
  return (
    <section class="race-boards" aria-label={word.boards}>
      {others.map((board) => (
        <OneBoard key={board.seat} game={game} board={board} labels={labels} look={look} />
      ))}
    </section>
  );
}

function OneBoard({ game, board, labels, look }: Omit<BoardsProps, "boards"> & { board: Told }) {
  const { race: word } = words.value.code;
  const name = nameOf(game, board.seat);
  const places = game.options.length;
  const guesses = guessesOf(board);
  const progress = board.solved ? word.solved(board.attempts) : board.done ? word.done(board.attempts) : word.guessing(board.attempts);
  return (
    <div class="race-board">
      <h2>{name}</h2>
      <p>{progress}</p>
      {guesses !== null && guesses.length > 0 ? (
        <Guesses
          label={word.boardOf(name)} history={guesses} pending={null} underWay={false} labels={labels} look={look}
          places={places} most={null} nameOf={null}
        />
      ) : (
        <ol aria-label={word.boardOf(name)}>
          {board.history.map((item) => (
            <li key={item.attempt}>
              <span class="hidden">{answerText(labels, item)}</span>
              <Answer labels={labels} item={item} places={places} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
