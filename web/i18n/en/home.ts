// SPDX-License-Identifier: Apache-2.0
// The start, and coming in by a code.
import { plural } from "../plural";

/** SECONDS in minutes where they are whole ones. */
const duration = (seconds: number): string =>
  seconds > 0 && seconds % 60 === 0
    ? plural("en", seconds / 60, { one: "# minute", other: "# minutes" })
    : plural("en", seconds, { one: "# second", other: "# seconds" });

export const home = {
  title: "Referee",
  lead: "Games and quizzes with an impartial referee: alone, with friends, against programs. No account, one click.",
  playNow: "Play now",
  /** What a game is, by its ruleset; one that is not here has none. */
  about: {
    "bulls-and-cows": "Four different digits, deduced from bulls and cows.",
    mastermind: "Crack the code of four pegs in six colours.",
    "super-mastermind": "Five pegs, eight colours: the long evening.",
    "mini-mastermind": "The classic code, with six guesses only.",
    "number-guess": "A number of four digits; every answer says which are right.",
    "tic-tac-toe": "Three in a row on nine fields.",
    gomoku: "Five in a row on the big board.",
    line: "Your own board: how large, and how many in a row.",
    yahtzee: "Five dice, thirteen boxes, a little courage.",
    "connect-four": "Drop discs, connect four, block the other.",
    "mastermind-quiz": "A chair, a clock, your subject and everybody's: as on television.",
    quiz: "Questions of your own, for a class, a pub, an evening at home.",
  } as Record<string, string>,
  play: "Play",
  playName: (title: string) => `Play ${title}`,
  invite: "Invite a friend",
  inviteName: (title: string) => `Invite a friend to ${title}`,
  more: "More",
  moreName: (title: string) => `More about ${title}`,
  against: (program: string) => `against ${program}`,
  yourTurn: "Your turn",
  invitedBy: (name: string) => `${name} invites you`,
  /** What invites where nobody does. */
  tournament: "A tournament",
  goingOn: "Going on",
  alone: "alone",
  withNames: (names: string) => `with ${names}`,
  waitingForOthers: "waiting for others to join",
  theirTurn: (name: string) => `${name} is to move`,
  roundOver: "round over",
  join: {
    title: "Join a game",
    text: "Somebody has given you a code? It lets you in.",
    code: "Join code",
    button: "Join",
    empty: "Enter the code of the invitation.",
    notACode: "A join code has six letters and digits.",
  },
  clock: {
    none: "No clock.",
    turn: (seconds: number) => `${duration(seconds)} for each move.`,
    game: (seconds: number, increment: number) => `${duration(seconds)} for the game and ${duration(increment)} more with each move.`,
  },
  yes: "yes",
  no: "no",
  noLimit: "no limit",
};
