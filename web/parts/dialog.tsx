// SPDX-License-Identifier: Apache-2.0
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";

interface DialogProps {
  title: string;
  /** Called when the dialog wants to go: Escape, or a button of it. */
  close: () => void;
  children: ComponentChildren;
}

/** A modal dialog. The element in it that has `data-first` gets the focus, else the browser chooses. */
export function Dialog({ title, close, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    const shown = dialog.current;
    shown?.showModal();
    shown?.querySelector<HTMLElement>("[data-first]")?.focus();
    return () => {
      // One that the browser has closed may be gone from sight for a while, and somebody may have gone on elsewhere.
      const { activeElement: now } = document;
      const lost = now === null || now === document.body || shown?.contains(now) === true;
      if (lost && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={close}>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}

interface ConfirmProps extends DialogProps {
  /** What is done on `yes`; the dialog stays until `close`. */
  act: () => void;
  yes: string;
  /** Has the focus. */
  no: string;
  /** Of what does no harm, if it is meant. */
  harmless?: boolean;
}

/** Asks before ACT is done. */
export function Confirm({ title, close, children, act, yes, no, harmless = false }: ConfirmProps) {
  return (
    <Dialog title={title} close={close}>
      {children}
      <div class="buttons">
        <button type="button" class={harmless ? "main" : "danger"} onClick={act}>
          {yes}
        </button>
        <button type="button" data-first onClick={close}>
          {no}
        </button>
      </div>
    </Dialog>
  );
}
