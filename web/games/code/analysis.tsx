// SPDX-License-Identifier: Apache-2.0
// What every guess of a round told, beside what was to be expected of it and of the best: as a table, as figures, and
// each with what was known after it.
import { useMemo, useState } from "preact/hooks";
import { api, read } from "../../api/client";
import type { CodeGame, Schemas } from "../../api/schemas";
import { formatNumber, words } from "../../i18n";
import { useLoad } from "../../parts/load";
import { nameOf } from "../../parts/names";
import { Plot } from "../../parts/plot";
import { Failed } from "../../parts/problem";
import { rulesetOf } from "../../parts/rulesets";
import type { AnalysisProps } from "../family";
import { Candidates } from "./candidates";
import { labelsOf } from "./codes";
import { Guesses } from "./guesses";
import { type Look, Pegs, answerText } from "./peg";
import { guessesOf } from "./race";
import { historyOf } from "./result";
import { isRace, lookOf } from "./roles";

type Analysed = Schemas["AnalysedGuess"];
type SeatSums = Schemas["CodebreakingSeatAnalysis"];
type History = Schemas["AnsweredGuess"][];

interface Loaded {
  analysis: Schemas["CodebreakingRoundAnalysis"];
  /** The guesses of whoever is looked at: of all, but in a race. */
  historyOf: (seat: number) => History;
}

async function load(game: CodeGame, round: number): Promise<Loaded> {
  const params = { path: { game: game.id }, query: { round } };
  const analysis = (await read(api.GET("/v1/games/{game}/analysis", { params }))) as Loaded["analysis"];
  if (!isRace(game)) {
    const history = await historyOf(game, round);
    return { analysis, historyOf: () => history };
  }
  const { rounds } = await read(api.GET("/v1/games/{game}/result", { params: { path: { game: game.id } } }));
  const boards = rounds.find((one) => one.round === round)?.boards ?? [];
  return { analysis, historyOf: (seat) => (boards[seat] === undefined ? [] : (guessesOf(boards[seat]) ?? [])) };
}

export function Analysis({ game, round }: AnalysisProps) {
  return game.family === "codebreaking" ? <RoundAnalysis key={round} game={game} round={round} /> : null;
}

function RoundAnalysis({ game, round }: { game: CodeGame; round: number }) {
  const { code: word } = words.value.analysis;
  const { value, problem, reload } = useLoad(() => load(game, round), [game.id, round]);
  const [chosen, setChosen] = useState<number | null>(null);
  const [board, setBoard] = useState<number | null>(null);
  if (problem !== null) return <Failed problem={problem} retry={reload} />;
  if (value === null) return <p>{words.value.common.loading}</p>;
  const all = value.analysis;
  const first = all.items[0];
  if (first === undefined) return <p>{word.nothing}</p>;
  // In a race each board is looked at by itself: one's own at first.
  const whose = board ?? all.seats.find(({ seat }) => seat === game.you.seat)?.seat ?? first.seat;
  const isShown = ({ seat }: { seat: number }) => !isRace(game) || seat === whose;
  const items = all.items.filter(isShown);
  const sentence = all.seats.filter(isShown).map((seat) => sumText(game, seat)).join(" ");
  const history = value.historyOf(whose);
  const change = (seat: number) => {
    setChosen(null);
    setBoard(seat);
  };
  return (
    <div class="code-analysis" style={{ "--places": game.options.length }}>
      <p class="help">{word.help}</p>
      {isRace(game) && (
        <label class="whose">
          {words.value.code.race.whose}{" "}
          <select value={whose} onChange={(event) => change(Number(event.currentTarget.value))}>
            {all.seats.map(({ seat }) => (
              <option key={seat} value={seat}>{nameOf(game, seat)}</option>
            ))}
          </select>
        </label>
      )}
      <BitsFigure items={items} label={sentence} chosen={chosen} choose={setChosen} />
      <LeftFigure items={items} chosen={chosen} choose={setChosen} />
      {chosen !== null && <Position game={game} history={history} attempts={chosen + 1} />}
      <GuessTable game={game} items={items} history={history} chosen={chosen} choose={setChosen} />
    </div>
  );
}

/** How lucky SEAT was, and what better guesses would have told. */
function sumText(game: CodeGame, { seat, luck, skill }: SeatSums): string {
  const { code: word } = words.value.analysis;
  const mine = seat === game.you.seat;
  if (luck === null || skill === null) return mine ? word.youUncounted : word.otherUncounted(nameOf(game, seat));
  const lost = Math.max(0, -skill);
  const parts = [formatNumber(lost, 1), formatNumber(Math.abs(luck), 1), luck >= 0] as const;
  return mine ? word.you(...parts) : word.other(nameOf(game, seat), ...parts);
}

const bitsText = (value: number): string => formatNumber(value, 2);

/** What was not worked out is a dash. */
const orDash = (value: number | null, digits = 2): string => (value === null ? "–" : formatNumber(value, digits));

interface FigureProps {
  items: readonly Analysed[];
  /** The guess that is looked at, from 0. */
  chosen: number | null;
  choose: (index: number | null) => void;
}

/** What each guess told, beside what was to be expected of it, and of the best as a line. */
function BitsFigure({ items, chosen, choose, label }: FigureProps & { label: string }) {
  const { code: word } = words.value.analysis;
  const plot = useMemo(
    () => ({
      along: { names: items.map(({ attempt }) => String(attempt)), long: items.map(({ attempt }) => word.guess(attempt)) },
      up: { zero: true, format: (value: number) => word.bits(bitsText(value)) },
      series: [
        { name: word.gained, kind: "bars" as const, values: items.map((item) => item.bits_gained) },
        { name: word.expected, kind: "bars" as const, values: items.map((item) => item.bits_expected) },
        { name: word.best, kind: "line" as const, values: items.map(({ best }) => best?.bits_expected ?? null) },
      ],
    }),
    [items, word],
  );
  return <Plot label={label} {...plot} chosen={chosen} choose={choose} numbers="beside" />;
}

/** How many codes still fitted, from the start on. */
function LeftFigure({ items, chosen, choose }: FigureProps) {
  const { code: word } = words.value.analysis;
  const left = useMemo(() => [items[0]?.candidates_before ?? null, ...items.map((item) => item.candidates_after)], [items]);
  const plot = useMemo(
    () => ({
      along: {
        names: left.map((_, index) => String(index)),
        long: left.map((_, index) => (index === 0 ? word.start : word.after(index))),
      },
      up: { logarithmic: true },
      // A logarithm has no place for 0, which there is only where the codemaker did not tell the truth.
      series: [{ name: word.left, kind: "line" as const, values: left.map((count) => count || null) }],
    }),
    [left, word],
  );
  const counts = left.map((count) => (count === null ? null : formatNumber(count)));
  const label = word.leftSentence(counts[0] ?? null, counts[counts.length - 1] ?? null, items.length);
  // With the start there is one point more than guesses.
  const press = (index: number) => choose(index === 0 ? null : index - 1);
  return <Plot label={label} {...plot} chosen={chosen === null ? null : chosen + 1} choose={press} numbers="beside" />;
}

interface TableProps extends FigureProps {
  game: CodeGame;
  history: History;
}

function GuessTable({ game, items, history, chosen, choose }: TableProps) {
  const { code: word } = words.value.analysis;
  const look = lookOf(game);
  const labels = labelsOf(game.options, history, rulesetOf(game.ruleset)?.labels ?? []);
  return (
    <div class="scroll">
      <table class="guess-analysis" aria-label={words.value.game.result.analysis}>
        <thead>
          <tr>
            <th scope="col">{word.attempt}</th>
            <th scope="col" class="number">{word.before}</th>
            <th scope="col" class="number">{word.afterIt}</th>
            <th scope="col" class="number">{word.gained}</th>
            <th scope="col" class="number">{word.expected}</th>
            <th scope="col">{word.bestGuess}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, index) => {
            const answered = history.find(({ attempt }) => attempt === item.attempt);
            const answer = answered === undefined ? "" : answerText(labels, answered);
            return (
              <tr key={item.attempt} aria-current={index === chosen ? "step" : undefined} onClick={() => choose(index)}>
                <th scope="row">
                  <button type="button" class="guess-step">
                    <span aria-hidden="true">{item.attempt}</span>
                    <Pegs look={look} code={item.code} />
                    <span class="hidden">{words.value.code.guessRow(item.attempt, item.code, answer)}</span>
                  </button>
                  {game.seats.length > 2 && !isRace(game) && <span class="by">{nameOf(game, item.seat)}</span>}
                </th>
                <td class="number">{orDash(item.candidates_before)}</td>
                <td class="number">{orDash(item.candidates_after)}</td>
                <td class="number">{orDash(item.bits_gained)}</td>
                <td class="number">{orDash(item.bits_expected)}</td>
                <td>
                  <Best item={item} look={look} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The best guess in the place of ITEM, and what was to be expected of it. */
function Best({ item: { best, code }, look }: { item: Analysed; look: Look }) {
  const { code: word } = words.value.analysis;
  if (best === null) return <>–</>;
  return (
    <span class="best-guess">
      <span class="hidden">{best.code === code ? word.same : best.code}</span>
      {best.code === code ? <span aria-hidden="true">=</span> : <Pegs look={look} code={best.code} />}
      <span>{bitsText(best.bits_expected)}</span>
    </span>
  );
}

/** What was known after so many ATTEMPTS: the guesses until then, and which codes fitted. */
function Position({ game, history, attempts }: { game: CodeGame; history: History; attempts: number }) {
  const { code: word } = words.value.analysis;
  const look = lookOf(game);
  const known = history.slice(0, attempts);
  const { options, ruleset } = game;
  return (
    <section key={attempts} class="code-board over code-position" aria-label={word.after(attempts)}>
      <div class="code-panel">
        <h3>{word.after(attempts)}</h3>
        <Guesses
          label={word.after(attempts)}
          history={known}
          empty={words.value.code.noGuesses}
          pending={null}
          underWay={false}
          labels={labelsOf(options, history, rulesetOf(ruleset)?.labels ?? [])}
          look={look}
          places={options.length}
          most={null}
          nameOf={game.seats.length > 2 && !isRace(game) ? (seat) => nameOf(game, seat) : null}
        />
      </div>
      <Candidates ruleset={ruleset} options={options} history={known} count={null} look={look} choose={null} />
    </section>
  );
}
