// SPDX-License-Identifier: Apache-2.0
// Entering a code: its places, the symbols, and the button that sends it.
import type { ComponentChildren } from "preact";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { words } from "../../i18n";
import { Alert } from "../../parts/problem";
import type { CodeModel } from "./model";
import { type Look, Peg, symbolName } from "./peg";

interface EditorProps {
  model: CodeModel;
  look: Look;
  /** The name of the group of places. */
  label: string;
  /** The word on the button that sends. */
  button: string;
  /** Sends the code, which is legal. */
  send: (code: string) => void;
  /** Whether a code may be sent now. */
  ready: boolean;
  /** Why it may not, in words, where there is something to say. */
  waits?: string | null;
  /** Whether the editor takes the focus as long as nothing else was focused on purpose. */
  takesFocus: boolean;
  /** What is entered with the code, between its symbols and the button. */
  further?: ComponentChildren;
  /** Further buttons beside the one that sends. */
  children?: ComponentChildren;
}

/** How many columns COUNT things take, so that no line of at most MOST is much shorter than the others. */
const columns = (count: number, most: number): number => Math.ceil(count / Math.ceil(count / most));

/** Whether the focus is nowhere, or where a change of the page has put it. */
function focusIsFree(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches("h1, [data-yields]");
}

export function Editor({ model, look, label, button, send, ready, waits = null, takesFocus, further, children }: EditorProps) {
  const { code: word } = words.value;
  const places = useRef<HTMLDivElement>(null);
  const [told, setTold] = useState(false);
  const why = useId();
  const { code, cursor } = model.entry.value;
  const wrong = model.illegality.value;
  const reason = waits ?? (wrong === null ? null : word.illegal[wrong]);
  const focusPlace = () => {
    const place = places.current?.children[model.entry.value.cursor];
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (takesFocus && focusIsFree()) focusPlace();
  }, [takesFocus, model]);
  // Where the focus is in the editor it goes with the cursor.
  useLayoutEffect(() => {
    if (places.current?.contains(document.activeElement)) focusPlace();
  }, [cursor]);
  const submit = () => {
    if (model.illegality.value !== null) setTold(true);
    if (!ready || model.illegality.value !== null) return;
    send(model.entry.value.code);
    focusPlace();
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter") {
      // A key that is held down sends one code.
      if (!event.repeat) submit();
    } else if (model.press(event.key)) setTold(false);
    else return;
    event.preventDefault();
  };
  return (
    <div
      class="editor"
      style={{
        "--place-columns": columns(model.space.length, 6),
        "--symbol-columns": columns(model.space.symbols.length, 6),
        "--wide-columns": columns(model.space.symbols.length, 8),
      }}
    >
      <div
        ref={places}
        role="group"
        class="places"
        aria-label={label}
        onKeyDown={press}
      >
        {[...code].map((symbol, place) => (
          <div
            key={place}
            role="spinbutton"
            class={place === cursor ? "code-place at" : "code-place"}
            tabIndex={place === cursor ? 0 : -1}
            aria-label={word.place(place + 1)}
            aria-valuemin={0}
            aria-valuemax={model.space.symbols.length - 1}
            aria-valuenow={model.space.symbols.indexOf(symbol)}
            aria-valuetext={symbolName(look, symbol)}
            onFocus={() => model.entry.value.cursor === place || model.choose(place)}
          >
            <Peg look={look} symbol={symbol} />
          </div>
        ))}
      </div>
      <div role="group" class="symbols" aria-label={word.symbols}>
        {[...model.space.symbols].map((symbol) => (
          <button
            key={symbol}
            type="button"
            tabIndex={-1}
            aria-label={symbolName(look, symbol)}
            // The focus stays where the keys are.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              setTold(false);
              model.put(symbol);
            }}
          >
            <Peg look={look} symbol={symbol} />
          </button>
        ))}
      </div>
      {further}
      <div class="buttons">
        <button
          type="button"
          class="main"
          aria-disabled={!ready || wrong !== null}
          aria-describedby={reason === null ? undefined : why}
          onClick={submit}
        >
          {button}
        </button>
        {children}
      </div>
      <div class="why">
        <p id={why} class={told && wrong !== null ? "hidden" : undefined}>
          {reason}
        </p>
        <Alert text={told && wrong !== null ? word.illegal[wrong] : null} />
      </div>
    </div>
  );
}
