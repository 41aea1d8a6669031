// SPDX-License-Identifier: Apache-2.0
// The dialog "Keyboard", which `?` opens everywhere: the keys of the screen, then those of every screen.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { words } from "../i18n";
import { Dialog } from "./dialog";

export type Keys = [key: string, does: string][];

const open = signal(false);
const ofScreen = signal<() => Keys>(() => []);

export function openKeyboard(): void {
  open.value = true;
}

/** Gives the dialog the keys of a screen for as long as it is shown. */
export function useKeys(keys: () => Keys): void {
  useEffect(() => {
    ofScreen.value = keys;
    return () => {
      if (ofScreen.value === keys) ofScreen.value = () => [];
    };
  }, [keys]);
}

/** Whether a key that is pressed in TARGET is text. */
export function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches("textarea, select, input:not([type=checkbox], [type=radio], [type=file])");
}

/** The dialog, and the key that opens it. Stands once, around all screens. */
export function KeyboardHelp() {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (takesText(event.target) || document.querySelector("dialog[open]") !== null) return;
      event.preventDefault();
      openKeyboard();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  if (!open.value) return null;
  const close = () => {
    open.value = false;
  };
  return (
    <Dialog title={words.value.common.keyboard} close={close}>
      <table class="keys">
        <tbody>
          {[...ofScreen.value(), ...words.value.common.keys].map(([key, does]) => (
            <tr key={key}>
              <th scope="row">
                <kbd>{key}</kbd>
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div class="buttons">
        <button type="button" class="main" data-first onClick={close}>
          {words.value.common.close}
        </button>
      </div>
    </Dialog>
  );
}
