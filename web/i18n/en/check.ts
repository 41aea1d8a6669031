// SPDX-License-Identifier: Apache-2.0
// Checking an exported game.
import { plural } from "../plural";

export const check = {
  title: "Check a game",
  text:
    "A game that is over can be downloaded with every secret in it. Here its proofs are computed anew in this browser, and the " +
    "server plays all of it again by the rules. The file need not be of this server.",
  file: "Exported game",
  help: "The file that “Download” saves, ending in .json.",
  another: "Or drop it anywhere on this page.",
  verdict: "Verdict",
  working: "Checking",
  valid: "Valid:",
  notValid: "Not valid:",
  notYet: "Not yet:",
  unknown: "Not decided:",
  noExport: "That is no exported game. Choose a file that “Download” has saved.",
  tooLarge: "The file is too large: 4 MiB at most can be checked here.",
  game: (title: string, names: string, events: number) =>
    `${title}: ${names}; ${plural("en", events, { one: "# event", other: "# events" })}`,
  playedAt: (time: string) => `Played ${time}`,
  noProof: "nothing was committed to in this game, so there is nothing to prove.",
  event: (seq: number, why: string) => `event ${seq}: ${why}`,
  everything: "every event follows by the rules, and every proof holds.",
  rulesOnly: "every event follows by the rules.",
  partly: "every event follows by the rules; what is told of the proofs holds.",
  notReplayed: "the proofs hold, but the server could not play the game again.",
  tooLong: "The game is too long for the server to play it again now. On a machine of your own `referee verify FILE` takes its time.",
  checks: "What was checked",
  here: "In this browser",
  byServer: "By the server",
  replayed: (events: number) => plural("en", events, { one: "# event played again", other: "all # events played again" }),
  replayFailed: (why: string) => `The server could not play it again: ${why}`,
  dice: (rolls: number) =>
    `Dice: the server's number is the one committed to, and ${plural("en", rolls, { one: "the # roll follows", other: "all # rolls follow" })} from it`,
  diceUntold: "Dice: the server's number is not told in this file",
  secret: (round: number, answers: number) =>
    `Round ${round}: the secret is the one committed to, and ${plural("en", answers, { one: "the # answer is", other: "all # answers are" })} true of it`,
  secretUntold: (round: number) => `Round ${round}: the secret was never told, so what was committed to cannot be checked`,
  broken: {
    seed: "the number of the server is no seed of 32 bytes.",
    commitment: "what was told at the end is not what was committed to.",
    words: "the dice were not made of the words that the players gave.",
    number: (roll: number) => `a roll was left out before roll ${roll}.`,
    kept: (turn: number) => `the dice of turn ${turn} do not follow: a die that was kept has changed.`,
    dice: (turn: number) => `the dice of turn ${turn} should have been others.`,
    answer: (attempt: number) => `the answer to guess ${attempt} is not true of the secret.`,
  },
};
