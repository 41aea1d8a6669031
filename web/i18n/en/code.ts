// SPDX-License-Identifier: Apache-2.0
// Code-breaking: its board, the editor, the codemaker, results, proofs.
import { plural } from "../plural";

const guesses = (count: number) => plural("en", count, { one: "# guess", other: "# guesses" });

export const code = {
  guesses: "Guesses",
  noGuesses: "No guess has been made yet.",
  /** The names of the eight pegs, in their order. */
  pegs: [
    "red circle", "blue square", "yellow triangle", "green diamond",
    "pink pentagon", "light blue star", "orange hexagon", "grey cross",
  ] as readonly string[],
  symbol: (symbol: string, peg: string) => `${symbol}, ${peg}`,
  hole: "hole",
  labels: {
    bulls: "bulls", cows: "cows", black: "black", white: "white",
    exact: "exact", misplaced: "misplaced", positions: "positions",
  },
  answers: {
    bulls: (count: number) => `${count} bulls`,
    cows: (count: number) => `${count} cows`,
    black: (count: number) => `${count} black`,
    white: (count: number) => `${count} white`,
    exact: (count: number) => `${count} exact`,
    misplaced: (count: number) => `${count} misplaced`,
  },
  guessRow: (attempt: number, code: string, answer: string) => `Guess ${attempt}: ${code}, ${answer}`,
  plainRow: (attempt: number, code: string) => `Guess ${attempt}: ${code}`,
  pendingRow: (attempt: number, code: string) => `Guess ${attempt}: ${code}, no answer yet`,
  guessesLeft: (count: number) => `${guesses(count)} left`,
  // The editor.
  yourCode: "Your code",
  place: (place: number) => `Place ${place}`,
  symbols: "Symbols",
  guess: "Guess",
  illegal: {
    repeats: "Every symbol at most once.",
    "leading-zero": "No code begins with 0.",
  },
  ruledOut: (attempt: number) => `The answer to guess ${attempt} rules that code out.`,
  // Whom one waits for.
  wait: {
    guess: (name: string) => `${name} is guessing.`,
    answer: (name: string) => `${name} has to answer the guess.`,
    reveal: (name: string) => `${name} has to reveal the secret.`,
    secret: (name: string) => `${name} is choosing a secret.`,
  },
  // Notes, and what can still be.
  notes: "Notes",
  note: (symbol: string, place: number, mark: string) => `${symbol} at place ${place}: ${mark}`,
  marks: { open: "open", no: "no", yes: "yes" },
  whatCanItBe: "What can it still be?",
  fit: (count: number) => plural("en", count, { one: "# code fits all answers.", other: "# codes fit all answers." }),
  manyFit: "More codes fit than can be counted.",
  noneFits: "No code fits all answers.",
  allOfThem: "All of them:",
  someOfThem: "Some of them:",
  candidates: "Codes that fit",
  take: (code: string) => `Take ${code}`,
  suggested: (bits: string) => `A good guess, worth ${bits} bits on average:`,
  // The codemaker.
  yourSecret: "Your secret",
  secretText: "Choose the code that is to be guessed.",
  commitText: "Choose the code that is to be guessed. The server learns it when you reveal it, and until then only a seal that keeps it from being changed.",
  setSecret: "Set secret",
  commit: "Commit to secret",
  any: "Any",
  notKept: "This browser cannot keep the secret when the tab is closed: save it as a file.",
  kept: "This browser keeps your secret until you reveal it.",
  saveSecret: "Save the secret as a file",
  savedSecret: "Saved secret",
  wrongFile: "That file has no secret for this round.",
  secretMissing: "This browser does not have your secret. Choose the file that you saved it in.",
  revealText: (code: string) => `The guessing is over. Your secret was ${code}.`,
  tellText: "Nobody has found your secret. You can tell it now.",
  doesNotFit: "Your answers are not true of that code.",
  reveal: "Reveal the secret",
  secretIs: (code: string) => `Your secret is ${code}.`,
  held: "The secret stays with you. You answer each guess.",
  yourAnswer: "Your answer",
  answerThis: (code: string) => `What is the answer to ${code}?`,
  placeRight: (place: number, symbol: string) => `Place ${place}, ${symbol}: right`,
  answer: "Answer",
  tooMany: (places: number) => `Together at most ${places}, and none below 0.`,
  noneMisplaced: (right: number) => `With ${right} in the right place, no other can be in a wrong one.`,
  contradiction: "These answers cannot all be true",
  wrongAnswer: "That is not the answer to this guess",
  changeAnswer: (attempt: number, answer: string) => `Change answer ${attempt} to ${answer}`,
  tooLate: (attempt: number, answers: readonly string[]) =>
    `Answer ${attempt} would have to be ${answers.join("; or ")}. It cannot be changed any more.`,
  // Events and results.
  corrected: (attempt: number, answer: string) => `The answer to guess ${attempt} is now ${answer}.`,
  secretSet: "Your secret is set.",
  secretSetBy: (name: string) => `${name} has set the secret.`,
  revealedHonest: "The secret was revealed: every answer was true.",
  told: (code: string) => `The code was ${code}; every answer was true.`,
  revealedFalse: (attempts: readonly number[]) =>
    attempts.length === 0 ? "The secret was revealed: it is no code of this game."
      : `The secret was revealed: not true ${plural("en", attempts.length, { one: "was answer", other: "were answers" })} ${attempts.join(", ")}.`,
  solvedIn: (count: number) => `Solved in ${guesses(count)}`,
  solvedBy: (name: string) => `${name} has cracked the code.`,
  notSolved: "Not solved",
  // Where several break one code at once.
  race: {
    boards: "The others",
    boardOf: (name: string) => `Board of ${name}`,
    whose: "Board of",
    guessRow: (name: string, attempt: number, answer: string) => `${name}, guess ${attempt}: ${answer}`,
    guessing: (count: number) => `${guesses(count)} so far`,
    solved: (count: number) => `Solved in ${guesses(count)}`,
    done: (count: number) => `Done after ${guesses(count)}`,
    fewest: (name: string, count: number) => `${name} needed the fewest guesses: ${count}`,
    shared: "Nobody alone needed the fewest guesses",
    nobody: "Nobody has cracked the code",
  },
  firstGuessWon: "The first guess was right, which wins the match at once.",
  codeWas: (code: string) => `The code was ${code}.`,
  dishonest: (name: string) => `Not every answer of ${name} was true.`,
  forfeited: (name: string) => `${name} gave the round away.`,
  youForfeited: "You gave the round away.",
  hint: (code: string, strategy: string) => `Hint: ${code} (${strategy}).`,
  proof: {
    proven: (at: string, before: number, answers: number) =>
      `the secret was fixed by the commitment seen at ${at}, ${
        before === 0 ? "before the first guess" : `after ${guesses(before)}`
      }, and ${plural("en", answers, { one: "the # answer is", other: "all # answers are" })} true of it.`,
    otherSecret: (at: string) => `nonce and secret do not give the commitment seen at ${at}.`,
    falseAnswer: (attempt: number) => `answer ${attempt} is not true of the secret.`,
    seenLate: (at: string) =>
      `nonce, secret and answers agree, but this browser saw the commitment only at ${at}, when the round was over.`,
    notSeen: "this browser has not seen the commitment of this round.",
    notTold: "the secret is told when all have finished.",
    notRevealed: "the secret was never revealed.",
    held: "the secret was never sealed; it stayed with the codemaker.",
    heldTold: "the secret was never sealed, but all answers are true of it.",
  },
  keys: [
    ["→ ←", "one place on, one back"],
    ["↑ ↓", "the next symbol, the one before"],
    ["0–9, a–z", "puts that symbol, and goes one place on"],
    ["Backspace", "one place back"],
    ["Home, End", "the first symbol, the last"],
    ["Enter", "sends the code"],
  ] as [string, string][],
};
