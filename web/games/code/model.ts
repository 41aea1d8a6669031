// SPDX-License-Identifier: Apache-2.0
// What stands in the editor of a code, and what a key does to it. Every change begins at the newest state, so that keys
// that come faster than the page is drawn are not lost.
import { computed, signal } from "@preact/signals";
import { type Space, firstCode, illegality } from "./codes";

export interface Entry {
  /** As long as a code, of its symbols; not always a legal code. */
  code: string;
  /** The place that the next symbol goes to, from 0. */
  cursor: number;
}

export class CodeModel {
  readonly space: Space;
  readonly entry = signal<Entry>({ code: "", cursor: 0 });
  readonly illegality = computed(() => illegality(this.space, this.entry.value.code));
  private begun: Entry;

  /** Begins with the first legal code, or with START. */
  constructor(space: Space, start?: string) {
    this.space = space;
    this.begun = this.begin(start);
  }

  /** Begins anew, with the cursor on the first place. */
  begin(start?: string): Entry {
    this.begun = { code: start ?? firstCode(this.space), cursor: 0 };
    this.entry.value = this.begun;
    return this.begun;
  }

  /** Whether nothing was entered since it began. */
  get untouched(): boolean {
    return this.entry.value === this.begun;
  }

  /** Puts a whole code in the place of what stands there. */
  fill(code: string): void {
    this.entry.value = { code, cursor: 0 };
  }

  choose(place: number): void {
    this.entry.value = { ...this.entry.value, cursor: place };
  }

  /** The cursor BY places on, round the ring. */
  move(by: number): void {
    const { length } = this.space;
    const { code, cursor } = this.entry.value;
    this.entry.value = { code, cursor: (cursor + by + length) % length };
  }

  private set(symbol: string | undefined, on: number): void {
    if (symbol === undefined) return;
    const { code, cursor } = this.entry.value;
    this.entry.value = {
      code: code.slice(0, cursor) + symbol + code.slice(cursor + 1),
      cursor: Math.min(cursor + on, this.space.length - 1),
    };
  }

  /** Puts SYMBOL, which is one of the game's, and goes one place on; at the last place the cursor stays. */
  put(symbol: string): void {
    this.set(symbol, 1);
  }

  /** The symbol BY further in the alphabet, round the ring. */
  turn(by: number): void {
    const { symbols } = this.space;
    const { code, cursor } = this.entry.value;
    const index = symbols.indexOf(code[cursor] ?? "");
    this.set(symbols[(index + by + symbols.length) % symbols.length], 0);
  }

  /** Does what KEY stands for; false where it stands for nothing here. */
  press(key: string): boolean {
    const { symbols } = this.space;
    if (key === "ArrowRight") this.move(1);
    else if (key === "ArrowLeft") this.move(-1);
    else if (key === "ArrowUp") this.turn(1);
    else if (key === "ArrowDown") this.turn(-1);
    else if (key === "Backspace") this.choose(Math.max(this.entry.value.cursor - 1, 0));
    else if (key === "Home") this.set(symbols[0], 0);
    else if (key === "End") this.set(symbols[symbols.length - 1], 0);
    else if (key.length === 1 && symbols.includes(key)) this.put(key);
    else return false;
    return true;
  }
}
