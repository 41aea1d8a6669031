// SPDX-License-Identifier: Apache-2.0
// The card: a row for each box, a column for each seat. It is one table in two halves, which stand side by side where
// there is room; the roles are said outright, as a layout of its own takes them away in some browsers.
import type { ComponentChildren } from "preact";
import type { Game } from "../../api/schemas";
import { words } from "../../i18n";
import { nameOf } from "../../parts/names";
import { type Box, type Card, type Choice, LOWER, PAR, UPPER, pointsOf } from "./card";
import { SmallDie } from "./die";

/** What stands before the name of a lower box, in place of a rule. */
const SIGNS: Partial<Record<Box, string>> = {
  "three-of-a-kind": "3×", "four-of-a-kind": "4×", "full-house": "3+2", "small-straight": "4→", "large-straight": "5→",
  yahtzee: "5×", chance: "Σ",
};

interface ScorecardProps {
  game: Game;
  /** The table's name, where it is not the one that is played on. */
  label?: string;
  cards: readonly Card[];
  /** What the viewer may score now. */
  choices: readonly Choice[];
  ready: boolean;
  /** The box on its way to the server, and the one that each seat filled last. */
  scoring: Box | null;
  last: ReadonlyMap<number, Box | null>;
  choose: (choice: Choice) => void;
}

export function Scorecard(props: ScorecardProps) {
  const { game, cards } = props;
  const word = words.value.yahtzee;
  const crowd = cards.length === 1 ? "one" : cards.length === 2 ? "two" : cards.length <= 4 ? "few" : "many";
  return (
    <div class="card-frame" tabIndex={cards.length > 2 ? 0 : undefined}>
      <table role="table" class={`scorecard ${crowd}`} aria-label={props.label ?? word.scorecard}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {word.box}
            </th>
            {cards.map(({ seat }) => (
              <th key={seat} role="columnheader" scope="col" class={columnClass(game, seat)}>
                {nameOf(game, seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          <Names game={game} cards={cards} />
          {UPPER.map((box, index) => (
            <BoxRow key={box} {...props} box={box} mark={<SmallDie value={index + 1} />} />
          ))}
          <SumRow game={game} cards={cards} label={word.upperTotal} value={upperText} />
          <SumRow
            game={game}
            cards={cards}
            label={word.upperBonus}
            rule={word.upperBonusRule}
            value={(card) => card.upper_bonus}
          />
        </tbody>
        <tbody role="rowgroup">
          <Names game={game} cards={cards} />
          {LOWER.map((box) => (
            <BoxRow key={box} {...props} box={box} mark={<span class="sign">{SIGNS[box]}</span>} />
          ))}
          <SumRow
            game={game}
            cards={cards}
            label={word.yahtzeeBonus}
            rule={word.yahtzeeBonusRule}
            value={(card) => card.yahtzee_bonus}
          />
        </tbody>
        <tfoot role="rowgroup">
          <SumRow game={game} cards={cards} label={word.total} value={(card) => card.total} />
        </tfoot>
      </table>
    </div>
  );
}

/** The upper total of CARD beside what earns the bonus; on a narrow column in two lines. */
const upperText = (card: Card) => (
  <>
    {card.upper_total}
    <wbr />/{PAR}
  </>
);

function columnClass(game: Game, seat: number): string {
  const moves = game.status === "playing" && game.turn.seats.includes(seat);
  return moves && game.seats.length > 1 ? "moves" : "";
}

/** The names once more above each half, for the eyes alone: the table's head says them already. */
function Names({ game, cards }: { game: Game; cards: readonly Card[] }) {
  if (cards.length === 1) return null;
  return (
    <tr class="names" aria-hidden="true">
      <th />
      {cards.map(({ seat }) => (
        <td key={seat} class={columnClass(game, seat)}>
          {nameOf(game, seat)}
        </td>
      ))}
    </tr>
  );
}

function BoxRow({ game, cards, choices, ready, scoring, last, choose, box, mark }: ScorecardProps & {
  box: Box;
  mark: ComponentChildren;
}) {
  const word = words.value.yahtzee;
  const choice = choices.find(({ category }) => category === box);
  return (
    <tr role="row">
      <th role="rowheader" scope="row" title={word.rules[box]}>
        <span class="name">
          <span class="mark" aria-hidden="true">
            {mark}
          </span>
          <span>{word.boxes[box]}</span>
        </span>
      </th>
      {cards.map(({ seat, boxes }) => {
        const points = boxes[box];
        const open = points === null && seat === game.you.seat && choice !== undefined;
        const fresh = points !== null && last.get(seat) === box ? " last" : "";
        return (
          <td key={seat} role="cell" class={columnClass(game, seat) + fresh}>
            {points !== null && points}
            {open && (
              <button
                type="button"
                class={`box${pointsOf(choice) === 0 ? " nothing" : ""}${scoring === box ? " sent" : ""}`}
                aria-label={word.score(pointsOf(choice), word.boxes[box])}
                aria-disabled={!ready}
                onClick={() => choose(choice)}
              >
                {pointsOf(choice)}
              </button>
            )}
          </td>
        );
      })}
    </tr>
  );
}

interface SumRowProps {
  game: Game;
  cards: readonly Card[];
  label: string;
  rule?: string;
  value: (card: Card) => ComponentChildren;
}

function SumRow({ game, cards, label, rule, value }: SumRowProps) {
  return (
    <tr role="row" class="sum">
      <th role="rowheader" scope="row" title={rule}>
        {label}
      </th>
      {cards.map((card) => (
        <td key={card.seat} role="cell" class={columnClass(game, card.seat)}>
          {value(card)}
        </td>
      ))}
    </tr>
  );
}
