// SPDX-License-Identifier: Apache-2.0
// A move by two taps, where one finger covers several fields or whoever plays wants it so.
import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { words } from "../../i18n";
import { settings } from "../../parts/settings";
import { type Field, sameField } from "./field";

/** Boards up to this size have fields that a finger finds. */
const SMALL_BOARD = 9;

/** Whether a tap on a board of COLUMNS by ROWS only marks. */
export function asksTwice(columns: number, rows: number): boolean {
  const wish = settings.value.confirmMoves;
  if (wish !== "small") return wish === "always";
  return Math.max(columns, rows) > SMALL_BOARD && matchMedia("(pointer: coarse)").matches;
}

export interface Confirmation {
  /** The field that was marked by a first tap. */
  marked: Signal<Field | null>;
  /** Whether moves are confirmed here at all: then the button has its place. */
  asks: boolean;
  /** A tap on FIELD, which is free: marks it, or places where it was marked. */
  tap: (field: Field) => void;
  /** Places what is marked. */
  place: () => void;
}

/** Confirmation by PLAY on a board of COLUMNS by ROWS; a mark goes when VERSION changes. */
export function useConfirmation(columns: number, rows: number, version: number, play: (field: Field) => void): Confirmation {
  const marked = useSignal<Field | null>(null);
  useEffect(() => {
    marked.value = null;
  }, [version]);
  const asks = asksTwice(columns, rows);
  const place = () => {
    const field = marked.value;
    marked.value = null;
    if (field !== null) play(field);
  };
  const tap = (field: Field) => {
    if (!asks) play(field);
    else if (sameField(marked.value, field)) place();
    else marked.value = field;
  };
  return { marked, asks, tap, place };
}

/** The button of the second tap. It stays where it is, also while there is nothing to place. */
export function PlaceHere({ confirmation }: { confirmation: Confirmation }) {
  const { marked, asks, place } = confirmation;
  if (!asks) return null;
  return (
    <button type="button" class="main place-here" aria-disabled={marked.value === null} onClick={place}>
      {words.value.line.placeHere}
    </button>
  );
}
