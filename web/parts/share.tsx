// SPDX-License-Identifier: Apache-2.0
// Giving something to somebody else: by the device's own dialog, by copying, or by selecting it by hand.
import { useEffect, useRef, useState } from "preact/hooks";

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
  /** A button that copies; left out where a button elsewhere does it, by `turn`. */
  button?: string;
  copied: string;
  /** Gives the text away whenever it has another number: by the device's dialog, else by copying. */
  turn?: number;
  /** Lines to show; 1 for a link. */
  lines?: number;
}

/** A text that cannot be changed, to be copied. Where that is forbidden the text is selected. */
export function CopyField({ label, value, button, copied, turn, lines = 1 }: CopyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const [done, setDone] = useState<string | null>(null);
  const take = async () => {
    const field = input.current ?? area.current;
    if (await copy(value)) {
      setDone(value);
      return;
    }
    field?.focus();
    field?.select();
    setDone(document.execCommand("copy") ? value : null);
  };
  useEffect(() => {
    const give = async () => {
      if (!(await sendByDevice({ text: value }))) await take();
    };
    if (turn !== undefined) void give();
  }, [turn]);
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
      {button !== undefined && (
        <button type="button" onClick={() => void take()}>
          {button}
        </button>
      )}
      <span role="status">{done === value ? copied : ""}</span>
    </div>
  );
}
