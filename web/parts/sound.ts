// SPDX-License-Identifier: Apache-2.0
// Four short sounds, made on the spot: off unless the player wants them, and never the only thing that tells something.
import { settings } from "./settings";

export type Sound = "move" | "turn" | "won" | "lost";

/** The notes of each in hertz, one after the other. */
const NOTES: Record<Sound, readonly number[]> = {
  move: [330],
  turn: [440, 587],
  won: [523, 659, 784],
  lost: [392, 311],
};
const NOTE_S = 0.11;
const LOUDNESS = 0.12;

let context: AudioContext | null = null;

/** Plays SOUND where sounds are on and the browser lets the page play; else nothing happens. */
export function play(sound: Sound): void {
  if (!settings.value.sounds || !("AudioContext" in window)) return;
  context ??= new AudioContext();
  // Before the first touch or key of the player browsers keep it suspended.
  if (context.state === "suspended") void context.resume().catch(() => undefined);
  const start = context.currentTime;
  for (const [index, frequency] of NOTES[sound].entries()) {
    const note = context.createOscillator();
    const volume = context.createGain();
    const from = start + index * NOTE_S;
    note.type = "triangle";
    note.frequency.value = frequency;
    volume.gain.setValueAtTime(LOUDNESS, from);
    volume.gain.exponentialRampToValueAtTime(0.001, from + NOTE_S);
    note.connect(volume).connect(context.destination);
    note.start(from);
    note.stop(from + NOTE_S);
  }
}
