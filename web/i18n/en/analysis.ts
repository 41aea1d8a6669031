// SPDX-License-Identifier: Apache-2.0
// Plots and the analysis of rounds, by family.
import { plural } from "../plural";

/** A written number with its unit. */
const measured = (number: string, unit: string): string => `${number} ${number === "1" ? unit : `${unit}s`}`;

export const analysis = {
  code: {
    attempt: "Attempt",
    before: "Codes before",
    afterIt: "Codes after",
    gained: "Gained",
    expected: "Expected",
    best: "Best",
    bestGuess: "Best guess",
    left: "Codes left",
    same: "the same",
    guess: (attempt: number) => `Guess ${attempt}`,
    start: "At the start",
    after: (attempt: number) => `After guess ${attempt}`,
    bits: (bits: string) => measured(bits, "bit"),
    /** The figure's sentence. LOST and LUCK are written numbers of bits, GOOD whether luck was not below 0. */
    you: (lost: string, luck: string, good: boolean) =>
      `You were ${good ? "lucky" : "unlucky"} by ${measured(luck, "bit")} and lost ${lost} to better guesses.`,
    other: (name: string, lost: string, luck: string, good: boolean) =>
      `${name} was ${good ? "lucky" : "unlucky"} by ${measured(luck, "bit")} and lost ${lost} to better guesses.`,
    youUncounted: "How lucky you were could not be worked out: there are too many codes.",
    otherUncounted: (name: string) => `How lucky ${name} was could not be worked out: there are too many codes.`,
    /** START and END are written numbers; null where they were not counted. */
    leftSentence: (start: string | null, end: string | null, guesses: number) => {
      const count = plural("en", guesses, { one: "# guess", other: "# guesses" });
      if (end === null) return `How many codes were left after ${count} was not counted.`;
      return start === null ? `After ${count}, codes left: ${end}.` : `Codes left: ${start} at the start, ${end} after ${count}.`;
    },
    help:
      "Each bit that a guess tells halves the codes that are left. Gained is what it told, expected what it would have told on " +
      "average, best the most that any guess was to be expected to tell. A row shows its position.",
    nothing: "No guess was made in this round.",
  },
  yahtzee: {
    player: "Player",
    turn: "Turn",
    done: "Done",
    best: "Best",
    lost: "Lost",
    luck: "Luck",
    step: (turn: number, roll: number) => `Turn ${turn}, roll ${roll}`,
    turnName: (turn: number) => `Turn ${turn}`,
    keep: (dice: readonly number[]) => (dice.length === 0 ? "keep nothing" : `keep ${dice.join(", ")}`),
    score: (box: string) => `score in ${box.toLowerCase()}`,
    same: "the same",
    position: (turn: number, roll: number) => `Turn ${turn}, roll ${roll}: the card and the dice`,
    worth: (done: string, value: string) => `Done: ${done}, on average ${value} more points.`,
    better: (best: string, value: string) => `Best: ${best}, on average ${value} more points.`,
    /** The figure's sentence. LOST and LUCK are written numbers, GOOD whether luck was above 0. */
    you: (lost: string, luck: string, good: boolean) =>
      `You were ${good ? "lucky" : "unlucky"} by ${measured(luck, "point")} and lost ${lost} to better choices.`,
    other: (name: string, lost: string, luck: string, good: boolean) =>
      `${name} was ${good ? "lucky" : "unlucky"} by ${measured(luck, "point")} and lost ${lost} to better choices.`,
    help:
      "Lost is what the best player would have made more from there on, on average; luck is what the dice changed. A row shows " +
      "its position.",
    nothing: "Nothing was decided in this round.",
  },
  position: {
    title: "What can it still be?",
    lead: "Enter a position of any game, also one that is played on a table, and see what can be told of it.",
    game: "Game",
    link: "Analyse a position",
    options: "Options",
    found: "What can be told",
    asking: "Working it out",
    clear: "Clear",
    // Code-breaking.
    guesses: "Guesses",
    noGuesses: "Enter a guess and its answer.",
    yourGuess: "Guess",
    answer: "Answer",
    add: "Add guess",
    remove: (attempt: number) => `Remove guess ${attempt}`,
    strategy: "Strategy",
    strong: "a strong one",
    contradicts: "These answers cannot all be true:",
    sets: "What contradicts",
    contradiction: (list: string, count: number) => (count === 1 ? `Guess ${list} alone` : `Guesses ${list} together`),
    wrongOptions: "With these options there are no codes. Change them to go on.",
    // Boards.
    put: "Put",
    inTurn: "X and O in turn",
    away: "take away",
    toMove: "To move",
    byCount: "by the count",
    value: (value: string) => `With best play: ${value}.`,
    open: "open, as nothing was proven in time",
    bestField: (mark: string, place: string) => `Best for ${mark}: ${place}.`,
    over: "There is no move to make.",
    line: (moves: string) => `It may go on so: ${moves}.`,
    wrongSize: "A board has from 3 to 20 rows, and a line is not longer than the board.",
    // Yahtzee.
    card: "Card",
    dice: "Dice",
    die: (place: number) => `Die ${place}`,
    notRolled: "not rolled",
    free: "free",
    rolls: "Rolls made",
    fullCard: "The card is full.",
    still: (points: string) => `On average ${points} more points with best play.`,
    choices: "Choices",
    choice: "Choice",
    worth: "Points on average",
    less: "Less than the best",
    scores: "What the dice score",
    fits: "They fit",
    yes: "yes",
    no: "no",
    points: "Points",
  },
  plot: {
    point: (place: string, parts: readonly string[]) => `${place}: ${parts.join(", ")}`,
    pointAt: "Point at the figure to read a value.",
    interval: (value: string, low: string, high: string) => `${value} (${low} to ${high})`,
    numbers: "Numbers",
  },
  line: {
    move: "Move",
    value: "Value",
    best: "Best",
    blunder: "Blunder",
    isBlunder: "blunder",
    wins: (mark: string) => `${mark} wins`,
    draw: "draw",
    unknown: "open",
    ply: (ply: number) => `Move ${ply}`,
    field: (column: number, row: number) => `column ${column}, row ${row}`,
    column: (column: number) => `column ${column}`,
    /** How many blunders somebody made; the figure's sentence is made of these. */
    blunders: (name: string, mark: string, count: number) =>
      `${name} (${mark}) made ${count === 0 ? "no blunder" : plural("en", count, { one: "# blunder", other: "# blunders" })}`,
    sentence: (parts: readonly string[]) => `${parts.join(", ")}.`,
    nothing: "Neither side could force anything that could be proven.",
    help: "What each move left with best play: a win, a draw, or open where nothing was proven in time. A row shows its position on the board, with a ring where a better move was.",
  },
};
