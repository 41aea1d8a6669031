// SPDX-License-Identifier: Apache-2.0
// Yahtzee: dice, the card, what was rolled and scored.
import { plural } from "../plural";

const listed = (dice: readonly number[]) => dice.join(", ");

export const yahtzee = {
  /** What a player gives towards the dice. */
  ownWord: {
    label: "A word of your own for the dice",
    help: "Any letters and digits; the dice are made of it too, so nobody can have chosen them beforehand. May stay empty.",
    bad: "Up to 64 letters, digits, _ and -.",
  },
  dice: "Dice",
  die: (place: number, value: number) => `Die ${place}: ${value}`,
  roll: (count: number) => plural("en", count, { one: "Roll # die", other: "Roll # dice" }),
  rollOf: (number: number) => `Roll ${number} of 3`,
  chooseBox: "Choose a box",
  rolling: (name: string) => `${name} rolls`,
  /** Highest first, and not whose they are. */
  totals: (totals: readonly number[]) => `Totals of all: ${totals.join(", ")}`,
  scorecard: "Scorecard",
  box: "Box",
  boxes: {
    aces: "Aces",
    twos: "Twos",
    threes: "Threes",
    fours: "Fours",
    fives: "Fives",
    sixes: "Sixes",
    "three-of-a-kind": "Three of a kind",
    "four-of-a-kind": "Four of a kind",
    "full-house": "Full house",
    "small-straight": "Small straight",
    "large-straight": "Large straight",
    yahtzee: "Yahtzee",
    chance: "Chance",
  },
  /** What fits a box and what it scores. */
  rules: {
    aces: "The sum of the ones",
    twos: "The sum of the twos",
    threes: "The sum of the threes",
    fours: "The sum of the fours",
    fives: "The sum of the fives",
    sixes: "The sum of the sixes",
    "three-of-a-kind": "Three alike: the sum of all dice",
    "four-of-a-kind": "Four alike: the sum of all dice",
    "full-house": "Three of one value and two of another: 25",
    "small-straight": "Four in a row: 30",
    "large-straight": "Five in a row: 40",
    yahtzee: "Five alike: 50",
    chance: "The sum of all dice",
  },
  upperTotal: "Upper total",
  upperBonus: "Bonus",
  upperBonusRule: "35 points from an upper total of 63 on",
  yahtzeeBonus: "Yahtzee bonus",
  yahtzeeBonusRule: "100 points for each further Yahtzee, where the box has 50",
  total: "Total",
  score: (points: number, box: string) => `Score ${points} in ${box.toLowerCase()}`,
  crossOutTitle: (box: string) => `Cross out ${box.toLowerCase()}?`,
  crossOutText: "These dice score nothing there, and another box would give points.",
  crossOut: "Cross out",
  chooseAnother: "Choose another",
  doNotAsk: "Do not ask again",
  lastTurns: "Last turns",
  rolledThen: (rolls: string[]) => rolls.join("; then "),
  scored: (points: number, box: string) => `${points} in ${box.toLowerCase()}`,
  event: {
    yourDice: (dice: readonly number[]) => `Your dice: ${listed(dice)}.`,
    rolls: (name: string, dice: readonly number[]) => `${name} has ${listed(dice)}.`,
    youScore: (points: number, box: string) => `You score ${points} in ${box.toLowerCase()}.`,
    scores: (name: string, points: number, box: string) => `${name} scores ${points} in ${box.toLowerCase()}.`,
    rollsUnseen: (name: string) => `${name} rolls.`,
    scoresUnseen: (name: string) => `${name} scores.`,
    bonus: "And 100 more for another Yahtzee.",
    word: (name: string) => `${name} has given a word for the dice.`,
  },
  hint: {
    keep: (values: readonly number[]) => (values.length === 0 ? "Keep nothing: roll all dice." : `Keep ${listed(values)}.`),
    score: (box: string) => `Score in ${box.toLowerCase()}.`,
  },
  result: {
    upper: (total: number, bonus: number) =>
      bonus > 0 ? `Upper section ${total}, with the bonus of ${bonus}.` : `Upper section ${total}, without the bonus.`,
    yahtzees: (count: number) => plural("en", count, { one: "# Yahtzee.", other: "# Yahtzees." }),
    card: (name: string, points: number) => `${name}: ${plural("en", points, { one: "# point", other: "# points" })}.`,
    forfeited: (name: string) => `${name} gave up the card.`,
    wins: (name: string, points: number) => `${name} wins with ${plural("en", points, { one: "# point", other: "# points" })}`,
    drawWith: (points: number) => `A draw at ${plural("en", points, { one: "# point", other: "# points" })}`,
  },
  keys: [
    ["1 – 5", "keeps a die, or lets it go"],
    ["R", "rolls the dice that are not kept"],
  ] as [string, string][],
  word: {
    title: "A word for the dice",
    text:
      "All dice follow from a number that the server has fixed already and from a word of every player. So nobody can know " +
      "them beforehand, and everybody can check them afterwards.",
    label: "A word of your own for the dice",
    help: "Up to 64 letters without accents, digits, _ and -. Whatever comes to mind.",
    illegal: "Only letters without accents, digits, _ and - will do, 1 to 64 of them.",
    any: "Any word",
    give: "Give this word",
    change: "Change the word",
    given: "has given a word",
    missing: "has not given a word yet",
    starts: "The first roll is made when everybody has given one.",
    commitment: "The server's number is fixed by",
  },
  proof: {
    /** BEFORE: rolls that had been made when the commitment was seen. */
    proven: (rolls: number, time: string, before: number) =>
      `${plural("en", rolls, { one: "the # roll follows", other: "all # rolls follow" })} from the number that the server had ` +
      `fixed (seen at ${time}, ${
        before === 0 ? "before the first roll" : plural("en", before, { one: "after the first roll", other: "after # rolls" })
      }) and from the players' words; no roll was left out, and kept dice stayed as they were.`,
    seenLate: (time: string) => `what the server had fixed was first seen here at ${time}, when all dice had been rolled.`,
    notSeen: "this browser has not seen what the server had fixed.",
    commitment: "the server's number is not the one that it had fixed.",
    word: "the dice were not made of the words that the players gave.",
    numbers: (turn: number) => `a roll was left out before one of turn ${turn}.`,
    dice: (turn: number, roll: number) => `roll ${roll} of turn ${turn} should have been other dice.`,
    kept: (turn: number, roll: number) => `roll ${roll} of turn ${turn} does not follow: a die that was kept has changed.`,
    notOver: "the server tells its number when the game is over.",
    duplicate: "the server tells its number when everybody who has the same dice has finished.",
  },
};
