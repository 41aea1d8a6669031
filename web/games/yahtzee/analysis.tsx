// SPDX-License-Identifier: Apache-2.0
// What every decision of a round lost against the best one, and what the dice gave: as a table, as a figure, and each
// with the dice and the card that it was made with.
import { useMemo, useState } from "preact/hooks";
import { api, read } from "../../api/client";
import type { Game, Schemas } from "../../api/schemas";
import { formatNumber, language, words } from "../../i18n";
import { useLoad } from "../../parts/load";
import { nameOf } from "../../parts/names";
import { Plot } from "../../parts/plot";
import { Failed } from "../../parts/problem";
import type { AnalysisProps } from "../family";
import { type Decision, type PlayedTurn, byTurn, decisionsOf } from "./decisions";
import { SmallDie } from "./die";
import { Scorecard } from "./scorecard";

type Choice = Schemas["YahtzeeChoice"];
interface Loaded {
  analysis: Schemas["YahtzeeRoundAnalysis"];
  history: PlayedTurn[];
}

async function load(id: string, round: number): Promise<Loaded> {
  const params = { path: { game: id }, query: { round } };
  const [analysis, history] = await Promise.all([
    read(api.GET("/v1/games/{game}/analysis", { params })),
    read(api.GET("/v1/games/{game}/history", { params })),
  ]);
  return { analysis: analysis as Loaded["analysis"], history: history.items as PlayedTurn[] };
}

export function Analysis({ game, round }: AnalysisProps) {
  const { yahtzee: word } = words.value.analysis;
  const { value, problem, reload } = useLoad(() => load(game.id, round), [game.id, round]);
  const [seat, setSeat] = useState(game.you.seat ?? 0);
  if (problem !== null) return <Failed problem={problem} retry={reload} />;
  if (value === null) return <p>{words.value.common.loading}</p>;
  return (
    <>
      {game.seats.length > 1 && (
        <label class="whose">
          {word.player}{" "}
          <select value={seat} onChange={(event) => setSeat(Number(event.currentTarget.value))}>
            {game.seats.map((one) => (
              <option key={one.seat} value={one.seat}>
                {nameOf(game, one.seat)}
              </option>
            ))}
          </select>
        </label>
      )}
      <SeatAnalysis key={seat} game={game} seat={seat} loaded={value} />
    </>
  );
}

function SeatAnalysis({ game, seat, loaded }: { game: Game; seat: number; loaded: Loaded }) {
  const { yahtzee: word } = words.value.analysis;
  const [chosen, setChosen] = useState<number | null>(null);
  const decisions = useMemo(() => decisionsOf(seat, loaded.analysis.items, loaded.history), [seat, loaded]);
  if (decisions.length === 0) return <p>{word.nothing}</p>;
  const turn = chosen === null ? null : (decisions[chosen]?.analysed.turn ?? null);
  return (
    <>
      <p class="help">{word.help}</p>
      <TurnFigure
        game={game}
        seat={seat}
        decisions={decisions}
        turn={turn}
        choose={(wanted) => setChosen(decisions.findIndex(({ analysed }) => analysed.turn === wanted))}
      />
      {chosen !== null && decisions[chosen] !== undefined && <Position game={game} decision={decisions[chosen]} />}
      <div class="scroll">
        <table class="yahtzee-analysis" aria-label={words.value.game.result.analysis}>
          <thead>
            <tr>
              <th scope="col">{word.turn}</th>
              <th scope="col">{word.done}</th>
              <th scope="col">{word.best}</th>
              <th scope="col" class="number">{word.lost}</th>
              <th scope="col" class="number">{word.luck}</th>
            </tr>
          </thead>
          <tbody>
            {decisions.map((decision, index) => (
              <Row
                key={index}
                decision={decision}
                first={decision.roll === 1}
                chosen={index === chosen}
                choose={() => setChosen(index)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** VALUE with its sign, as luck goes both ways. */
const signed = (value: number): string =>
  new Intl.NumberFormat(language.value, { maximumFractionDigits: 1, minimumFractionDigits: 1, signDisplay: "exceptZero" }).format(value);

const sameChoice = (a: Choice, b: Choice): boolean => JSON.stringify(a) === JSON.stringify(b);

function choiceText(choice: Choice, dice: readonly number[]): string {
  const { yahtzee: word } = words.value.analysis;
  if ("category" in choice) return word.score(words.value.yahtzee.boxes[choice.category]);
  return word.keep(choice.keep.map((place) => dice[place] ?? 0));
}

/** A choice as short as possible for eyes, and in words for ears. */
function Chosen({ choice, dice }: { choice: Choice; dice: readonly number[] }) {
  if ("category" in choice) return <span class="scored">{words.value.yahtzee.boxes[choice.category]}</span>;
  return (
    <span class="small-dice" role="img" aria-label={choiceText(choice, dice)}>
      {dice.map((value, place) => (
        <SmallDie key={place} value={value} kept={choice.keep.includes(place)} />
      ))}
    </span>
  );
}

function Row({ decision, first, chosen, choose }: { decision: Decision; first: boolean; chosen: boolean; choose: () => void }) {
  const { yahtzee: word } = words.value.analysis;
  const { analysed, dice, roll } = decision;
  const same = sameChoice(analysed.action, analysed.best);
  return (
    <tr class={first ? "begins" : ""} aria-current={chosen ? "step" : undefined} onClick={choose}>
      <th scope="row">
        <button type="button" class="quiet">
          <span aria-hidden="true">
            {analysed.turn}.{roll}
          </span>
          <span class="hidden">{word.step(analysed.turn, roll)}</span>
        </button>
      </th>
      <td>
        <Chosen choice={analysed.action} dice={dice} />
      </td>
      <td>
        {same ? (
          <>
            <span aria-hidden="true">–</span>
            <span class="hidden">{word.same}</span>
          </>
        ) : (
          <Chosen choice={analysed.best} dice={dice} />
        )}
      </td>
      <td class={analysed.lost >= COSTLY ? "number costly" : "number"}>{formatNumber(analysed.lost, 1)}</td>
      <td class="number">{signed(analysed.luck)}</td>
    </tr>
  );
}

/** From so many points on a loss is marked. */
const COSTLY = 5;

interface FigureProps {
  game: Game;
  seat: number;
  decisions: readonly Decision[];
  turn: number | null;
  choose: (turn: number) => void;
}

/** Points lost beside luck, turn by turn. */
function TurnFigure({ game, seat, decisions, turn, choose }: FigureProps) {
  const { yahtzee: word } = words.value.analysis;
  const turns = useMemo(() => byTurn(decisions), [decisions]);
  const plot = useMemo(
    () => ({
      along: { names: turns.map((one) => String(one.turn)), long: turns.map((one) => word.turnName(one.turn)) },
      up: { zero: true, format: (value: number) => formatNumber(value, 1) },
      series: [
        { name: word.lost, kind: "bars" as const, values: turns.map(({ lost }) => lost) },
        { name: word.luck, kind: "bars" as const, values: turns.map(({ luck }) => luck) },
      ],
    }),
    [turns, word],
  );
  const lost = turns.reduce((sum, one) => sum + one.lost, 0);
  const luck = turns.reduce((sum, one) => sum + one.luck, 0);
  const parts = [formatNumber(lost, 1), formatNumber(Math.abs(luck), 1), luck >= 0] as const;
  const label = seat === game.you.seat ? word.you(...parts) : word.other(nameOf(game, seat), ...parts);
  const at = turn === null ? null : turns.findIndex((one) => one.turn === turn);
  const press = (index: number) => choose(turns[index]?.turn ?? 0);
  return <Plot label={label} along={plot.along} up={plot.up} series={plot.series} chosen={at} choose={press} numbers="beside" />;
}

/** The dice and the card that a decision was made with, and what it and the best one were worth. */
function Position({ game, decision }: { game: Game; decision: Decision }) {
  const { yahtzee: word } = words.value.analysis;
  const { analysed, dice, card, roll } = decision;
  return (
    <section class="turn-position" aria-label={word.position(analysed.turn, roll)}>
      <h3>{word.position(analysed.turn, roll)}</h3>
      <span class="small-dice large" role="img" aria-label={dice.join(", ")}>
        {dice.map((value, place) => (
          <SmallDie key={place} value={value} kept />
        ))}
      </span>
      <p>
        {word.worth(choiceText(analysed.action, dice), formatNumber(analysed.value, 1))}
        <br />
        {word.better(choiceText(analysed.best, dice), formatNumber(analysed.best_value, 1))}
      </p>
      <Scorecard game={game} label={word.position(analysed.turn, roll)} cards={[card]} choices={[]} ready={false} scoring={null} last={new Map()} choose={() => {}} />
    </section>
  );
}
