// SPDX-License-Identifier: Apache-2.0
// Lists: games, results, leaderboards, a player's page, programs.


export const lists = {
  games: {
    title: "Games",
    open: "Open games",
    openEmpty: "Nobody waits for an opponent right now.",
    openOne: "Open a game for anybody",
    join: "Join",
    joinName: (title: string, name: string) => `Join ${title} with ${name}`,
    back: (title: string) => `Back to ${title}`,
    yours: "yours",
    seats: (taken: number, all: number) => `${taken} of ${all} seats taken`,
    gone: "That game is not open any more.",
    playing: "Being played",
    playingEmpty: "No public game is being played right now.",
    watchName: (title: string, names: string) => `Watch ${title}: ${names}`,
    and: (names: string[]) => new Intl.ListFormat("en", { type: "conjunction" }).format(names),
    mine: "Your games",
    mineEmpty: "You have not played yet.",
    toStart: "Play something",
    results: "Results of everybody",
    yourPage: "Your statistics",
    round: (number: number) => `round ${number}`,
  },
  status: {
    open: "waiting for players",
    playing: "being played",
    "round-over": "between rounds",
    aborted: "ended before it was over",
    yourTurn: "your turn",
    won: "won",
    lost: "lost",
    draw: "a draw",
    winner: (name: string) => `${name} won`,
    points: (points: number[]) => points.join(" : "),
  },
};
