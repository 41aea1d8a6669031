// SPDX-License-Identifier: Apache-2.0
import type { Words } from "../en";
import { plural } from "../plural";

const listed = (dice: readonly number[]) => dice.join(", ");
const points = (count: number) =>
  plural("pl", count, { one: "# punkt", few: "# punkty", many: "# punktów", other: "# punktu" });
const withPoints = (count: number) =>
  plural("pl", count, { one: "# punktem", few: "# punktami", many: "# punktami", other: "# punktu" });

export const yahtzee: Words["yahtzee"] = {
  ownWord: {
    label: "Twoje słowo dla kości",
    help: "Dowolne litery i cyfry; kości powstają także z niego, więc nikt nie mógł ich wybrać wcześniej. Może zostać puste.",
    bad: "Do 64 liter, cyfr, _ i -.",
  },
  dice: "Kości",
  die: (place, value) => `Kość ${place}: ${value}`,
  roll: (count) =>
    plural("pl", count, { one: "Rzuć # kością", few: "Rzuć # kośćmi", many: "Rzuć # kośćmi", other: "Rzuć # kości" }),
  rollOf: (number) => `Rzut ${number} z 3`,
  chooseBox: "Wybierz pole",
  rolling: (name) => `Rzuca ${name}`,
  totals: (totals) => `Sumy wszystkich: ${totals.join(", ")}`,
  scorecard: "Karta wyników",
  box: "Pole",
  boxes: {
    aces: "Jedynki",
    twos: "Dwójki",
    threes: "Trójki",
    fours: "Czwórki",
    fives: "Piątki",
    sixes: "Szóstki",
    "three-of-a-kind": "Trzy jednakowe",
    "four-of-a-kind": "Cztery jednakowe",
    "full-house": "Ful",
    "small-straight": "Mały strit",
    "large-straight": "Duży strit",
    yahtzee: "Yahtzee",
    chance: "Szansa",
  },
  rules: {
    aces: "Suma jedynek",
    twos: "Suma dwójek",
    threes: "Suma trójek",
    fours: "Suma czwórek",
    fives: "Suma piątek",
    sixes: "Suma szóstek",
    "three-of-a-kind": "Trzy jednakowe: suma wszystkich kości",
    "four-of-a-kind": "Cztery jednakowe: suma wszystkich kości",
    "full-house": "Trzy jednakowe i dwie inne jednakowe: 25",
    "small-straight": "Cztery kolejne: 30",
    "large-straight": "Pięć kolejnych: 40",
    yahtzee: "Pięć jednakowych: 50",
    chance: "Suma wszystkich kości",
  },
  upperTotal: "Suma góry",
  upperBonus: "Premia",
  upperBonusRule: "35 punktów od sumy góry równej 63",
  yahtzeeBonus: "Premia Yahtzee",
  yahtzeeBonusRule: "100 punktów za każde kolejne Yahtzee, gdy w polu jest 50",
  total: "Razem",
  score: (count, box) => `Zapisz ${count} w polu ${box.toLowerCase()}`,
  crossOutTitle: (box) => `Skreślić pole ${box.toLowerCase()}?`,
  crossOutText: "Te kości nic tam nie dają, a inne pole dałoby punkty.",
  crossOut: "Skreśl",
  chooseAnother: "Wybierz inne",
  doNotAsk: "Nie pytaj więcej",
  lastTurns: "Ostatnie ruchy",
  rolledThen: (rolls) => rolls.join("; potem "),
  scored: (count, box) => `${count} w polu ${box.toLowerCase()}`,
  event: {
    yourDice: (dice) => `Twoje kości: ${listed(dice)}.`,
    rolls: (name, dice) => `${name} ma ${listed(dice)}.`,
    youScore: (count, box) => `Zapisujesz ${count} w polu ${box.toLowerCase()}.`,
    scores: (name, count, box) => `${name} zapisuje ${count} w polu ${box.toLowerCase()}.`,
    rollsUnseen: (name) => `${name} rzuca.`,
    scoresUnseen: (name) => `${name} zapisuje wynik.`,
    bonus: "I jeszcze 100 za kolejne Yahtzee.",
    word: (name) => `${name} podaje słowo do kości.`,
  },
  hint: {
    keep: (values) => (values.length === 0 ? "Rzuć wszystkimi kośćmi." : `Zatrzymaj ${listed(values)}.`),
    score: (box) => `Zapisz w polu ${box.toLowerCase()}.`,
  },
  result: {
    upper: (total, bonus) => (bonus > 0 ? `Góra ${total}, z premią ${bonus}.` : `Góra ${total}, bez premii.`),
    yahtzees: (count) =>
      plural("pl", count, { one: "# raz Yahtzee.", few: "# razy Yahtzee.", many: "# razy Yahtzee.", other: "# razu Yahtzee." }),
    card: (name, count) => `${name}: ${points(count)}.`,
    forfeited: (name) => `${name} oddaje kartę.`,
    wins: (name, count) => `Wygrywa ${name} z ${withPoints(count)}`,
    drawWith: (count) => `Remis: po ${points(count)}`,
  },
  keys: [
    ["1 – 5", "zatrzymuje kość albo ją puszcza"],
    ["R", "rzuca kośćmi, które nie są zatrzymane"],
  ],
  word: {
    title: "Słowo do kości",
    text:
      "Wszystkie kości wynikają z liczby, którą serwer już ustalił, i ze słowa każdego z graczy. Dzięki temu nikt nie może ich " +
      "znać wcześniej, a każdy może je potem sprawdzić.",
    label: "Twoje własne słowo do kości",
    help: "Do 64 liter bez znaków diakrytycznych, cyfr, _ i -. Cokolwiek przyjdzie do głowy.",
    illegal: "Od 1 do 64 znaków: tylko litery bez znaków diakrytycznych, cyfry, _ i -.",
    any: "Dowolne słowo",
    give: "Podaj to słowo",
    change: "Zmień słowo",
    given: "słowo podane",
    missing: "słowa jeszcze nie ma",
    starts: "Pierwszy rzut nastąpi, gdy wszyscy podadzą swoje słowa.",
    commitment: "Liczbę serwera ustala",
  },
  proof: {
    proven: (rolls, time, before) =>
      plural("pl", rolls, {
        one: "# rzut wynika", few: "wszystkie # rzuty wynikają", many: "wszystkie # rzutów wynika", other: "# rzutu wynika",
      }) +
      ` z liczby, którą serwer ustalił (widziano o ${time}, ${
        before === 0
          ? "przed pierwszym rzutem"
          : plural("pl", before, { one: "po # rzucie", few: "po # rzutach", many: "po # rzutach", other: "po # rzutu" })
      }), i ze słów graczy; żadnego rzutu nie pominięto, a zatrzymane kości się nie zmieniły.`,
    seenLate: (time) => `to, co ustalił serwer, widziano tu dopiero o ${time}, po wszystkich rzutach.`,
    notSeen: "ta przeglądarka nie widziała, co ustalił serwer.",
    commitment: "liczba serwera nie jest tą, którą ustalił.",
    word: "kości nie powstały ze słów, które podali gracze.",
    numbers: (turn) => `pominięto rzut przed jednym z rzutów ruchu ${turn}.`,
    dice: (turn, roll) => `rzut ${roll} w ruchu ${turn} powinien dać inne kości.`,
    kept: (turn, roll) => `rzut ${roll} w ruchu ${turn} nie zgadza się: zmieniła się zatrzymana kość.`,
    notOver: "serwer poda swoją liczbę, gdy gra się skończy.",
    duplicate: "serwer poda swoją liczbę, gdy skończą wszyscy, którzy mają te same kości.",
  },
};
