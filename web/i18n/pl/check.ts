// SPDX-License-Identifier: Apache-2.0
import type { Words } from "../en";
import { plural } from "../plural";

export const check: Words["check"] = {
  title: "Sprawdź grę",
  text:
    "Zakończoną grę można pobrać razem ze wszystkimi tajemnicami. Tutaj przeglądarka oblicza jej dowody od nowa, a serwer " +
    "rozgrywa ją jeszcze raz według zasad. Plik nie musi pochodzić z tego serwera.",
  file: "Pobrana gra",
  help: "Plik zapisany przyciskiem „Pobierz”, z końcówką .json.",
  another: "Można go też upuścić w dowolnym miejscu tej strony.",
  verdict: "Orzeczenie",
  working: "Sprawdzanie",
  valid: "Poprawna:",
  notValid: "Niepoprawna:",
  notYet: "Jeszcze nie:",
  unknown: "Nierozstrzygnięte:",
  noExport: "To nie jest pobrana gra. Wybierz plik zapisany przyciskiem „Pobierz”.",
  tooLarge: "Plik jest za duży: tutaj można sprawdzić najwyżej 4 MiB.",
  game: (title, names, events) =>
    `${title}: ${names}; ${plural("pl", events, { one: "# zdarzenie", few: "# zdarzenia", many: "# zdarzeń", other: "# zdarzenia" })}`,
  playedAt: (time) => `Rozegrana ${time}`,
  noProof: "w tej grze nie było żadnego zobowiązania, więc nie ma czego dowodzić.",
  event: (seq, why) => `zdarzenie ${seq}: ${why}`,
  everything: "każde zdarzenie zgadza się z zasadami i każdy dowód jest prawdziwy.",
  rulesOnly: "każde zdarzenie zgadza się z zasadami.",
  partly: "każde zdarzenie zgadza się z zasadami; to, co podano z dowodów, jest prawdziwe.",
  notReplayed: "dowody są prawdziwe, ale serwer nie mógł rozegrać gry jeszcze raz.",
  tooLong: "Gra jest za długa, żeby serwer rozegrał ją teraz jeszcze raz. Na własnym komputerze `referee verify PLIK` ma na to czas.",
  checks: "Co sprawdzono",
  here: "W tej przeglądarce",
  byServer: "Przez serwer",
  replayed: (events) =>
    plural("pl", events, {
      one: "rozegrano # zdarzenie", few: "rozegrano wszystkie # zdarzenia", many: "rozegrano wszystkie # zdarzeń",
      other: "rozegrano # zdarzenia",
    }),
  replayFailed: (why) => `Serwer nie mógł rozegrać jej jeszcze raz: ${why}`,
  dice: (rolls) =>
    `Kości: liczba serwera jest tą, do której się zobowiązał, i ${plural("pl", rolls, {
      one: "# rzut z niej wynika", few: "wszystkie # rzuty z niej wynikają", many: "wszystkie # rzutów z niej wynika",
      other: "# rzutu z niej wynika",
    })}`,
  diceUntold: "Kości: w tym pliku nie ma liczby serwera",
  secret: (round, answers) =>
    `Runda ${round}: tajny kod jest tym, do którego się zobowiązano, i ${plural("pl", answers, {
      one: "# odpowiedź jest prawdziwa", few: "wszystkie # odpowiedzi są prawdziwe", many: "wszystkie # odpowiedzi jest prawdziwych",
      other: "# odpowiedzi jest prawdziwe",
    })}`,
  secretUntold: (round) => `Runda ${round}: tajnego kodu nigdy nie podano, więc zobowiązania nie można sprawdzić`,
  broken: {
    seed: "liczba serwera nie ma 32 bajtów.",
    commitment: "to, co podano na końcu, nie jest tym, do czego się zobowiązano.",
    words: "kości nie powstały ze słów, które podali gracze.",
    number: (roll) => `przed rzutem ${roll} pominięto rzut.`,
    kept: (turn) => `kości ruchu ${turn} nie zgadzają się: zmieniła się zatrzymana kość.`,
    dice: (turn) => `kości ruchu ${turn} powinny być inne.`,
    answer: (attempt) => `odpowiedź na próbę ${attempt} nie jest prawdziwa dla tajnego kodu.`,
  },
};
