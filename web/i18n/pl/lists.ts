// SPDX-License-Identifier: Apache-2.0
import type { Words } from "../en";

export const lists: Words["lists"] = {
  games: {
    title: "Gry",
    open: "Otwarte gry",
    openEmpty: "Nikt teraz nie czeka na przeciwnika.",
    openOne: "Otwórz grę dla każdego",
    join: "Dołącz",
    joinName: (title, name) => `Dołącz: ${title}, ${name}`,
    back: (title) => `Wróć do gry: ${title}`,
    yours: "twoja",
    seats: (taken, all) => `zajęte miejsca: ${taken} z ${all}`,
    gone: "Ta gra nie jest już otwarta.",
    playing: "Trwają",
    playingEmpty: "Teraz nie trwa żadna publiczna gra.",
    watchName: (title, names) => `Oglądaj ${title}: ${names}`,
    and: (names) => new Intl.ListFormat("pl", { type: "conjunction" }).format(names),
    mine: "Twoje gry",
    mineEmpty: "Nie masz jeszcze żadnej gry.",
    toStart: "Zagraj w coś",
    results: "Wyniki wszystkich",
    yourPage: "Twoje statystyki",
    round: (number) => `runda ${number}`,
  },
  status: {
    open: "czeka na graczy",
    playing: "trwa",
    "round-over": "między rundami",
    aborted: "przerwana przed końcem",
    yourTurn: "twoja kolej",
    won: "wygrana",
    lost: "przegrana",
    draw: "remis",
    winner: (name) => `wygrywa ${name}`,
    points: (points) => points.join(" : "),
  },
};
