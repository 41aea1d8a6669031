// SPDX-License-Identifier: Apache-2.0
import type { Words } from "../en";
import { plural } from "../plural";

const duration = (seconds: number): string =>
  seconds > 0 && seconds % 60 === 0
    ? plural("pl", seconds / 60, { one: "# minuta", few: "# minuty", many: "# minut", other: "# minuty" })
    : plural("pl", seconds, { one: "# sekunda", few: "# sekundy", many: "# sekund", other: "# sekundy" });

export const home: Words["home"] = {
  title: "Referee",
  lead: "Gry i quizy z bezstronnym sędzią: w pojedynkę, z przyjaciółmi, przeciw programom. Bez konta, jednym kliknięciem.",
  playNow: "Zagraj teraz",
  about: {
    "bulls-and-cows": "Cztery różne cyfry, odgadywane po bykach i krowach.",
    mastermind: "Złam kod z czterech kołków w sześciu kolorach.",
    "super-mastermind": "Pięć kołków, osiem kolorów: na długi wieczór.",
    "mini-mastermind": "Klasyczny kod, ale tylko sześć prób.",
    "number-guess": "Liczba z czterech cyfr; każda odpowiedź mówi, które są dobre.",
    "tic-tac-toe": "Trzy w rzędzie na dziewięciu polach.",
    gomoku: "Pięć w rzędzie na dużej planszy.",
    line: "Własna plansza: jak duża i ile w rzędzie.",
    yahtzee: "Pięć kości, trzynaście rubryk, trochę odwagi.",
    "connect-four": "Wrzucaj krążki, połącz cztery, blokuj drugiego.",
    "mastermind-quiz": "Fotel, zegar, twój temat i wiedza ogólna: jak w telewizji.",
    quiz: "Własne pytania, na lekcję, do pubu, na wieczór w domu.",
  },
  play: "Graj",
  playName: (title) => `Graj: ${title}`,
  invite: "Zaproś kogoś",
  inviteName: (title) => `Zaproś kogoś: ${title}`,
  more: "Więcej",
  moreName: (title) => `Więcej: ${title}`,
  against: (program) => `przeciw: ${program}`,
  yourTurn: "Twoja kolej",
  invitedBy: (name) => `Zaprasza cię ${name}`,
  tournament: "Turniej",
  goingOn: "W toku",
  alone: "w pojedynkę",
  withNames: (names) => `gracze: ${names}`,
  waitingForOthers: "czeka na pozostałych",
  theirTurn: (name) => `teraz: ${name}`,
  roundOver: "runda skończona",
  join: {
    title: "Dołącz do gry",
    text: "Masz od kogoś kod? Wpuści cię do gry.",
    code: "Kod dołączenia",
    button: "Dołącz",
    empty: "Wpisz kod z zaproszenia.",
    notACode: "Kod dołączenia ma sześć liter i cyfr.",
  },
  clock: {
    none: "Bez zegara.",
    turn: (seconds) => `Na każdy ruch: ${duration(seconds)}.`,
    game: (seconds, increment) => `Na całą grę: ${duration(seconds)}; za każdy ruch dodatkowo: ${duration(increment)}.`,
  },
  yes: "tak",
  no: "nie",
  noLimit: "bez limitu",
};
