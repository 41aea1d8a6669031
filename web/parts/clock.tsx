// SPDX-License-Identifier: Apache-2.0
// A clock that runs down to an absolute moment, by the server's time.
import { useEffect, useState } from "preact/hooks";
import { serverNow } from "../api/client";
import { words } from "../i18n";
import { announce } from "./announce";

/** A moment of the server at which the time is over, or milliseconds left while the clock stands. */
export type ClockTime = { until: number } | { left: number };

const SPOKEN_S = [60, 30, 10];

const msLeft = (time: ClockTime): number => Math.max(0, "until" in time ? time.until - serverNow() : time.left);

/** MS as minutes and seconds, with tenths below ten seconds. */
export function clockText(ms: number): string {
  if (ms < 10_000) return (Math.floor(ms / 100) / 10).toFixed(1);
  const seconds = Math.floor(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const two = (value: number) => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

interface ClockProps {
  /** Whose clock it is. */
  name: string;
  time: ClockTime;
  /** What it is called, where it is nobody's. */
  label?: string;
}

export function Clock({ name, time, label = words.value.game.clockOf(name) }: ClockProps) {
  const [left, setLeft] = useState(() => msLeft(time));
  const moment = "until" in time ? time.until : null;
  useEffect(() => {
    setLeft(msLeft(time));
    if (moment === null) return undefined;
    let before = msLeft(time);
    const timer = setInterval(() => {
      const now = msLeft(time);
      const said = SPOKEN_S.find((seconds) => before > seconds * 1000 && now <= seconds * 1000);
      if (said !== undefined) announce(words.value.game.timeLeft(said));
      before = now;
      setLeft(now);
    }, 100);
    return () => clearInterval(timer);
  }, [moment, "left" in time ? time.left : null]);
  return (
    <span role="timer" class={left < 10_000 ? "clock late" : "clock"} aria-label={label}>
      {clockText(left)}
    </span>
  );
}
