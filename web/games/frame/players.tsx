// SPDX-License-Identifier: Apache-2.0
// Who plays: names, points, whose turn it is, clocks.
import type { ComponentChildren } from "preact";
import type { Game } from "../../api/schemas";
import { words } from "../../i18n";
import { Clock, type ClockTime } from "../../parts/clock";
import { nameOf } from "../../parts/names";
import { PlayerLink } from "../../parts/player";
import { competes } from "./roles";

/** What SEAT has left: until when, or how many seconds while the others think; null without a clock. */
function timeOf(game: Game, seat: number): ClockTime | null {
  if (game.clock === null || game.status !== "playing") return null;
  const bank = game.seats[seat]?.bank_seconds ?? null;
  if (game.turn.seats.includes(seat) && game.turn.deadline !== null) return { until: Date.parse(game.turn.deadline) };
  return bank === null ? null : { left: bank * 1000 };
}

interface PlayersProps {
  game: Game;
  /** The family's sign of a seat: its symbol or disc. */
  symbol?: (seat: number) => ComponentChildren;
  /** What a seat has in the round that is played; null where that is not told. */
  running?: (seat: number) => number | null;
}

export function Players({ game, symbol, running }: PlayersProps) {
  const { game: word, common } = words.value;
  if (game.seats.length < 2) return <SoloClock game={game} />;
  return (
    <ul class="players" aria-label={word.players}>
      {game.seats.map(({ seat, player, status, points }) => {
        const moves = game.status === "playing" && game.turn.seats.includes(seat);
        const time = timeOf(game, seat);
        const more = running === undefined ? 0 : running(seat);
        return (
          <li key={seat} aria-current={moves ? "true" : undefined}>
            {symbol?.(seat)}
            <span class="who">
              <PlayerLink player={player} />
              {game.you?.seat === seat ? ` ${common.you}` : ""}
            </span>
            {competes(game, seat) && more !== null && <span class="points">{word.points(points + more)}</span>}
            {moves && <span class="moves">{word.toMove}</span>}
            {status === "resigned" && <span>{word.resigned}</span>}
            {status === "invited" && <span>{word.invited}</span>}
            {time !== null && <Clock name={nameOf(game, seat)} time={time} />}
          </li>
        );
      })}
    </ul>
  );
}

/** Alone there is no list, but there can be a clock. */
function SoloClock({ game }: { game: Game }) {
  const time = timeOf(game, 0);
  return time === null ? null : <Clock name={nameOf(game, 0)} time={time} />;
}
