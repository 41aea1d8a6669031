// SPDX-License-Identifier: Apache-2.0
// What every move of a round was worth: as a table, as a figure, and on the board.
import { useMemo } from "preact/hooks";
import { api, read } from "../../api/client";
import type { Schemas } from "../../api/schemas";
import { words } from "../../i18n";
import { useLoad } from "../../parts/load";
import { nameOf } from "../../parts/names";
import { Plot } from "../../parts/plot";
import { Failed } from "../../parts/problem";
import { still } from "../../parts/settings";
import type { AnalysisProps } from "../family";
import { type Field, type Mark, sameField } from "./field";
import { type BoardGame, isBoardGame, lookAt, lookedAt } from "./history";
import { Symbol } from "./symbol";
import { type AnalysedMove, heightOf, winnerBy } from "./values";

/** Where the best move in place of the one at INDEX of MOVES would have gone; null where there was no time to look. */
export type BestField = (moves: readonly AnalysedMove[], index: number, game: BoardGame) => Field | null;

const bestField: BestField = (moves, index) => {
  const best = moves[index]?.best ?? null;
  return best !== null && "row" in best ? (best as Field) : null;
};

export function Analysis(props: AnalysisProps) {
  const { field } = words.value.analysis.line;
  const short = ({ column, row }: Field) => `${column}, ${row}`;
  return <BoardAnalysis {...props} best={bestField} place={({ column, row }) => field(column, row)} short={short} />;
}

interface BoardAnalysisProps extends AnalysisProps {
  best: BestField;
  /** A move's place in words, and as short as possible. */
  place: (field: Field) => string;
  short: (field: Field) => string;
}

async function readAnalysis(id: string, round: number): Promise<AnalysedMove[]> {
  const given = await read(api.GET("/v1/games/{game}/analysis", { params: { path: { game: id }, query: { round } } }));
  return (given as Schemas["LineRoundAnalysis"] | Schemas["ConnectfourRoundAnalysis"]).items;
}

/** The analysis of line games and of Connect Four, which differ in how a best move is told. */
export function BoardAnalysis({ game, round, ...places }: BoardAnalysisProps) {
  const { value: moves, problem, reload } = useLoad(() => readAnalysis(game.id, round), [game.id, round]);
  if (problem !== null) return <Failed problem={problem} retry={reload} />;
  if (moves === null || !isBoardGame(game)) return <p>{words.value.common.loading}</p>;
  return <Found game={game} round={round} moves={moves} {...places} />;
}

interface FoundProps extends Pick<BoardAnalysisProps, "best" | "place" | "short"> {
  game: BoardGame;
  round: number;
  moves: readonly AnalysedMove[];
}

/** The first move of a round is X's, and then they take turns. */
const markBy = (index: number): Mark => (index % 2 === 0 ? "X" : "O");

function Found({ game, round, moves, best, place, short }: FoundProps) {
  const { line: word } = words.value.analysis;
  const chosen = (lookedAt(game.id, round)?.ply ?? moves.length) - 1;
  const show = (index: number) => {
    const better = best(moves, index, game);
    const move = moves[index];
    lookAt(game.id, round, index + 1, move !== undefined && sameField(better, move) ? null : better);
    const board = document.querySelector('[role="grid"]');
    board?.scrollIntoView({ block: "nearest", behavior: still() ? "auto" : "smooth" });
  };
  return (
    <>
      <p class="help">{word.help}</p>
      <ValueFigure game={game} moves={moves} chosen={chosen} choose={show} />
      <div class="scroll">
        <table class="line-analysis" aria-label={words.value.game.result.analysis}>
          <thead>
            <tr>
              <th scope="col">{word.move}</th>
              <th scope="col">{word.value}</th>
              <th scope="col">{word.best}</th>
              <th scope="col">{word.blunder}</th>
            </tr>
          </thead>
          <tbody>
            {moves.map((move, index) => {
              const mark = markBy(index);
              const better = best(moves, index, game);
              return (
                <tr key={move.ply} aria-current={index === chosen ? "step" : undefined} onClick={() => show(index)}>
                  <th scope="row">
                    <button type="button" class="line-move">
                      <span class="line-move-text" aria-hidden="true">
                        <span class="line-move-number">{move.ply}</span>
                        <Symbol mark={mark} />
                        <span>{short(move)}</span>
                      </span>
                      <span class="hidden">{words.value.line.move(move.ply, mark, move.column, move.row)}</span>
                    </button>
                  </th>
                  <td>{valueText(winnerBy(move, mark))}</td>
                  <td>{better === null ? "–" : <Short text={short(better)} words={place(better)} />}</td>
                  <td class={move.blunder ? "blunder" : undefined}>{move.blunder ? word.isBlunder : ""}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** TEXT for eyes, WORDS for ears. */
function Short({ text, words: said }: { text: string; words: string }) {
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span class="hidden">{said}</span>
    </>
  );
}

function valueText(winner: Mark | "draw" | null): string {
  const { line: word } = words.value.analysis;
  return winner === null ? word.unknown : winner === "draw" ? word.draw : word.wins(winner);
}

interface FigureProps {
  game: BoardGame;
  moves: readonly AnalysedMove[];
  chosen: number;
  choose: (index: number) => void;
}

/** Who would have won after each move, and how many blunders each side made. */
function ValueFigure({ game, moves, chosen, choose }: FigureProps) {
  const { line: word } = words.value.analysis;
  const plot = useMemo(() => {
    const values = moves.map((move, index) => heightOf(winnerBy(move, markBy(index))));
    return {
      proved: values.some((value) => value !== null),
      along: { names: moves.map(({ ply }) => String(ply)), long: moves.map(({ ply }) => word.ply(ply)) },
      up: { ticks: [[-1, word.wins("O")], [0, word.draw], [1, word.wins("X")]] as [number, string][] },
      series: [{ name: word.value, kind: "line" as const, values }],
    };
  }, [moves, word]);
  const parts = (["X", "O"] as const).map((mark, place) => {
    const seat = moves.find((_, index) => markBy(index) === mark)?.seat ?? place;
    const count = moves.filter((move, index) => markBy(index) === mark && move.blunder).length;
    return word.blunders(nameOf(game, seat), mark, count);
  });
  const label = plot.proved ? word.sentence(parts) : word.nothing;
  const along = plot.proved ? plot.along : { names: [] };
  return <Plot label={label} along={along} up={plot.up} series={plot.series} chosen={chosen} choose={choose} numbers="beside" />;
}
