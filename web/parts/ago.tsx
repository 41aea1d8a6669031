// SPDX-License-Identifier: Apache-2.0
// How long ago something was; the exact time is what a pointer that rests on it shows.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { serverNow } from "../api/client";
import { formatAgo, formatTime } from "../i18n";

const STEP_MS = 20_000;

/** The time that all of them are relative to: one clock, which runs while one of them is shown. */
const now = signal(serverNow());
let shown = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now.value = serverNow();
}

export function Ago({ at }: { at: string }) {
  useEffect(() => {
    if (shown++ === 0) {
      tick();
      timer = setInterval(tick, STEP_MS);
    }
    return () => {
      if (--shown === 0) clearInterval(timer);
    };
  }, []);
  // Within a minute it is "now": seconds would be wrong before the next tick.
  const since = Math.max(now.value, Date.parse(at));
  const shownAt = since - Date.parse(at) < 60_000 ? new Date(since).toISOString() : at;
  return (
    <time class="ago" dateTime={at} title={formatTime(at)}>
      {formatAgo(shownAt, since)}
    </time>
  );
}
