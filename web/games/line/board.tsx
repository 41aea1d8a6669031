// SPDX-License-Identifier: Apache-2.0
import type { BoardProps } from "../family";

export function Board({ game }: BoardProps) {
  return <p>{game.ruleset}</p>;
}
