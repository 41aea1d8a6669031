// SPDX-License-Identifier: Apache-2.0
// The forms that are made from a ruleset's schema of options. The server's own texts are English; another language
// has its own for the options that it knows, by their keys.

/** An option as a language says it; what is left out is said as the server says it. */
export interface OptionText {
  title?: string;
  help?: string;
  values?: Record<string, string>;
}

export const form = {
  newGame: (title: string) => `New game: ${title}`,
  name: "New game",
  /** Texts by an option's key; English needs none. */
  options: {} as Record<string, OptionText>,
  /** What the server says of a value that it refuses; of one that has no field, with its name. */
  refused: (detail: string) => detail,
  refusedOf: (name: string, detail: string) => `${name}: ${detail}`,
  noLimit: "No limit",
  changed: "changed",
  reset: "Reset",
  opponent: "Opponent",
  opponents: { nobody: "Nobody", friend: "A friend", program: "A program", anybody: "Anybody" },
  opponentHelp: {
    nobody: "You play alone.",
    friend: "You get a link to send to whom you want to play with.",
    program: "A program of the server plays against you.",
    anybody: "The game is listed; whoever comes first plays.",
  },
  program: "Program",
  addProgram: "Add another program",
  removeProgram: "Remove the last program",
  freeSeats: "Free seats",
  strength: (measure: string, value: string) => `${measure.charAt(0).toUpperCase()}${measure.slice(1)}: ${value}.`,
  clock: "Clock",
  clocks: { none: "None", turn: "For each move", game: "For the game" },
  turnSeconds: "Seconds for each move",
  initialSeconds: "Seconds for the game",
  incrementSeconds: "Seconds added with each move",
  ranked: "Ranked",
  rankedHelp: "Counts for leaderboards and ratings.",
  notRanked: "Not with hints.",
  onlyOwn: "Only the game's own settings are ranked.",
  watch: "Everybody may watch",
  hints: "Hints",
  more: "Settings of the game",
  create: "Create game",
  unknown: "There is no such game on this server.",
  tournament: {
    title: "New tournament",
    game: "Game",
    format: "Format",
    formats: { "all-play": "All at one table", "round-robin": "Round robin", swiss: "Swiss", knockout: "Knockout", heats: "Heats and a final" } as Record<string, string>,
    name: "Name",
    nameHelp: "What it is called; may be empty.",
    table: "At a table",
    tableHelp: "So many sit at a table at most, 3 to 8.",
    advance: "Go on",
    advanceHelp: "So many of each table go on by their place; the best of the others fill up.",
    master: "Question master",
    masterHelp: "The link of a player's page: who asks and judges at every table. Empty: nobody does.",
    games: "Games",
    gamesHelp: "How many games, or rounds of them, are played; empty: as the format has it.",
    entrants: "Entrants",
    noEntrants: "Nobody yet.",
    tooFew: "At least two have to take part.",
    howMany: "How many",
    addPrograms: "Add program",
    person: "Link of a player",
    personHelp: "The address of the player's page, or its last part.",
    addPerson: "Add player",
    addMe: "Add me",
    me: "You",
    remove: (name: string) => `Remove ${name}`,
    deal: "Deal",
    deals: { independent: "Independent", duplicate: "Duplicate" } as Record<string, string>,
    dealHelp: "Duplicate: everybody has the same secrets and dice, so that only skill counts.",
    startsAt: "Begins at",
    startsAtHelp: "Who has not joined by then is out; empty: once all have answered.",
    illegal: "Illegal actions of bots from outside",
    illegals: { refuse: "Refused", disqualify: "Who tries is out" } as Record<string, string>,
    illegalHelp: "The server's own programs are always out.",
    seed: "Seed",
    seedHelp: "The same seed gives the same tournament of programs again; empty: drawn.",
    create: "Create tournament",
  },
};
