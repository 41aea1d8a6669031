// SPDX-License-Identifier: Apache-2.0
// Where the values of a JSON text stand in it, so that what is said of one by its pointer can be shown there: pure.

/** From its first character to the one behind its last. */
export interface Place {
  from: number;
  to: number;
}

export interface JsonPlaces {
  /** By JSON pointer; "" is the whole. As far as it could be read. */
  at: Map<string, Place>;
  /** Where the text is no JSON; null where it is. */
  broken: number | null;
}

/** Deeper than anything that is asked for. */
const DEPTH_MAX = 64;
const SPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\\u0000-\u001f]+|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** MEMBER as a part of a JSON pointer. */
const escaped = (member: string): string => member.replace(/~/g, "~0").replace(/\//g, "~1");

class Scanner {
  readonly at = new Map<string, Place>();
  here = 0;

  constructor(private readonly text: string) {}

  private take(pattern: RegExp): string | null {
    pattern.lastIndex = this.here;
    const found = pattern.exec(this.text)?.[0] ?? null;
    if (found !== null) this.here += found.length;
    return found;
  }

  private skip(character: string): boolean {
    if (this.text[this.here] !== character) return false;
    this.here++;
    return true;
  }

  space(): void {
    this.take(SPACE);
  }

  /** The value that begins here; false where there is none. */
  value(pointer: string, depth: number): boolean {
    const from = this.here;
    const found =
      depth > DEPTH_MAX ? false
      : this.skip("{") ? this.rest("}", (_, key) => this.value(`${pointer}/${escaped(key)}`, depth + 1), true)
      : this.skip("[") ? this.rest("]", (index) => this.value(`${pointer}/${index}`, depth + 1), false)
      : this.take(STRING) !== null || this.take(PLAIN) !== null;
    if (found) this.at.set(pointer, { from, to: this.here });
    return found;
  }

  /** What follows an opening bracket, up to and with END; each item is read by ITEM, in an object behind its name. */
  private rest(end: string, item: (index: number, key: string) => boolean, named: boolean): boolean {
    this.space();
    if (this.skip(end)) return true;
    for (let index = 0; ; index++) {
      this.space();
      const key = named ? this.name() : "";
      if (key === null || !item(index, key)) return false;
      this.space();
      if (this.skip(end)) return true;
      if (!this.skip(",")) return false;
    }
  }

  private name(): string | null {
    const key = this.take(STRING);
    if (key === null) return null;
    this.space();
    if (!this.skip(":")) return null;
    this.space();
    return JSON.parse(key) as string;
  }

  end(): boolean {
    this.space();
    return this.here === this.text.length;
  }
}

let last: { text: string; places: JsonPlaces } | null = null;

/** Where everything stands in TEXT. The text that was asked for last is not read again. */
export function placesOf(text: string): JsonPlaces {
  if (last?.text !== text) {
    const scanner = new Scanner(text);
    scanner.space();
    const whole = scanner.value("", 0) && scanner.end();
    last = { text, places: { at: scanner.at, broken: whole ? null : scanner.here } };
  }
  return last.places;
}

/** Where POINTER stands; where that is not there, the nearest that it is in. Null where nothing was read. */
export function placeOf({ at }: JsonPlaces, pointer: string): Place | null {
  for (let looked = pointer; ; looked = looked.slice(0, looked.lastIndexOf("/"))) {
    const found = at.get(looked);
    if (found !== undefined) return found;
    if (looked === "") return null;
  }
}

/** The number of the line of TEXT in which the character at OFFSET stands, from 1. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let end = text.indexOf("\n"); end >= 0 && end < offset; end = text.indexOf("\n", end + 1)) line++;
  return line;
}

/** Where line LINE of TEXT stands, without its end; an empty place behind it all where there are fewer. */
export function lineOf(text: string, line: number): Place {
  let from = 0;
  for (let passed = 1; passed < line; passed++) {
    const end = text.indexOf("\n", from);
    if (end < 0) return { from: text.length, to: text.length };
    from = end + 1;
  }
  const to = text.indexOf("\n", from);
  return { from, to: to < 0 ? text.length : to };
}
