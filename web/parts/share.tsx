// SPDX-License-Identifier: Apache-2.0
// Giving something to somebody else: by the device's own dialog, by copying, or by selecting it by hand.
import { useRef, useState } from "preact/hooks";

/** Puts TEXT where it can be pasted from; false where the browser does not allow it (plain http). */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export const canSend = (): boolean => "share" in navigator;

/** Opens the device's dialog; false when there is none or it refused. Closing it counts as done. */
export async function sendByDevice(data: ShareData): Promise<boolean> {
  if (!canSend()) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

interface CopyFieldProps {
  label: string;
  value: string;
  button: string;
  copied: string;
  /** Lines to show; 1 for a link. */
  lines?: number;
}

/** A text that cannot be changed, with a button that copies it. Where that is forbidden the text is selected. */
export function CopyField({ label, value, button, copied, lines = 1 }: CopyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const [done, setDone] = useState(false);
  const take = async () => {
    const field = input.current ?? area.current;
    if (await copy(value)) {
      setDone(true);
      return;
    }
    field?.focus();
    field?.select();
    setDone(document.execCommand("copy"));
  };
  return (
    <div class="copy">
      <label>
        {label}
        {lines === 1 ? (
          <input ref={input} readOnly value={value} onFocus={(event) => event.currentTarget.select()} />
        ) : (
          <textarea ref={area} readOnly rows={lines} value={value} />
        )}
      </label>
      <button type="button" onClick={() => void take()}>
        {button}
      </button>
      <span role="status">{done ? copied : ""}</span>
    </div>
  );
}
