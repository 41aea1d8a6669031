// SPDX-License-Identifier: Apache-2.0
import type { Words } from "../en";
import { plural } from "../plural";

const attempts = (count: number) =>
  plural("pl", count, { one: "# próba", few: "# próby", many: "# prób", other: "# próby" });
/** Behind a preposition that takes the locative. */
const inAttempts = (count: number) => plural("pl", count, { one: "# próbie", other: "# próbach" });

export const code: Words["code"] = {
  guesses: "Próby",
  noGuesses: "Nie było jeszcze żadnej próby.",
  pegs: [
    "czerwone koło", "niebieski kwadrat", "żółty trójkąt", "zielony romb",
    "różowy pięciokąt", "błękitna gwiazda", "pomarańczowy sześciokąt", "szary krzyż",
  ],
  symbol: (symbol, peg) => `${symbol}, ${peg}`,
  hole: "puste",
  labels: {
    bulls: "byki", cows: "krowy", black: "czarne", white: "białe",
    exact: "trafione", misplaced: "przestawione", positions: "miejsca",
  },
  answers: {
    bulls: (count) => plural("pl", count, { one: "# byk", few: "# byki", many: "# byków", other: "# byka" }),
    cows: (count) => plural("pl", count, { one: "# krowa", few: "# krowy", many: "# krów", other: "# krowy" }),
    black: (count) => plural("pl", count, { one: "# czarny", few: "# czarne", many: "# czarnych", other: "# czarnego" }),
    white: (count) => plural("pl", count, { one: "# biały", few: "# białe", many: "# białych", other: "# białego" }),
    exact: (count) => plural("pl", count, { one: "# trafiony", few: "# trafione", many: "# trafionych", other: "# trafionego" }),
    misplaced: (count) =>
      plural("pl", count, { one: "# przestawiony", few: "# przestawione", many: "# przestawionych", other: "# przestawionego" }),
  },
  guessRow: (attempt, code, answer) => `Próba ${attempt}: ${code}, ${answer}`,
  plainRow: (attempt, code) => `Próba ${attempt}: ${code}`,
  pendingRow: (attempt, code) => `Próba ${attempt}: ${code}, jeszcze bez odpowiedzi`,
  guessesLeft: (count) =>
    plural("pl", count, { one: "Została # próba", few: "Zostały # próby", many: "Zostało # prób", other: "Zostało # próby" }),
  yourCode: "Twój kod",
  place: (place) => `Miejsce ${place}`,
  symbols: "Symbole",
  guess: "Sprawdź",
  illegal: {
    repeats: "Każdy symbol najwyżej raz.",
    "leading-zero": "Żaden kod nie zaczyna się od 0.",
  },
  ruledOut: (attempt) => `Odpowiedź na próbę ${attempt} wyklucza ten kod.`,
  wait: {
    guess: (name) => `Zgaduje ${name}.`,
    answer: (name) => `Odpowiedzieć ma ${name}.`,
    reveal: (name) => `Sekret ma ujawnić ${name}.`,
    secret: (name) => `Sekret wybiera ${name}.`,
  },
  notes: "Notatki",
  note: (symbol, place, mark) => `${symbol} na miejscu ${place}: ${mark}`,
  marks: { open: "nie wiem", no: "nie", yes: "tak" },
  whatCanItBe: "Co to jeszcze może być?",
  fit: (count) =>
    plural("pl", count, {
      one: "Do wszystkich odpowiedzi pasuje # kod.",
      few: "Do wszystkich odpowiedzi pasują # kody.",
      many: "Do wszystkich odpowiedzi pasuje # kodów.",
      other: "Do wszystkich odpowiedzi pasuje # kodu.",
    }),
  manyFit: "Pasuje więcej kodów, niż da się policzyć.",
  noneFits: "Żaden kod nie pasuje do wszystkich odpowiedzi.",
  allOfThem: "Wszystkie:",
  someOfThem: "Niektóre z nich:",
  candidates: "Pasujące kody",
  take: (code) => `Weź ${code}`,
  suggested: (bits) => `Dobra próba, warta średnio ${bits} bita:`,
  yourSecret: "Twój sekret",
  secretText: "Wybierz kod, który ma zostać odgadnięty.",
  commitText: "Wybierz kod, który ma zostać odgadnięty. Serwer pozna go, gdy go ujawnisz; do tego czasu ma tylko pieczęć, która nie pozwala go zmienić.",
  setSecret: "Ustaw sekret",
  commit: "Zapieczętuj sekret",
  any: "Dowolny",
  notKept: "Ta przeglądarka nie zachowa sekretu po zamknięciu karty: zapisz go w pliku.",
  kept: "Ta przeglądarka przechowuje twój sekret, aż go ujawnisz.",
  saveSecret: "Zapisz sekret w pliku",
  savedSecret: "Zapisany sekret",
  wrongFile: "W tym pliku nie ma sekretu tej rundy.",
  secretMissing: "Ta przeglądarka nie ma twojego sekretu. Wybierz plik, w którym go zapisałeś.",
  revealText: (code) => `Zgadywanie skończone. Twój sekret to ${code}.`,
  tellText: "Nikt nie odgadł twojego sekretu. Możesz go teraz podać.",
  doesNotFit: "Twoje odpowiedzi nie pasują do tego kodu.",
  reveal: "Ujawnij sekret",
  secretIs: (code) => `Twój sekret to ${code}.`,
  held: "Sekret zostaje u ciebie. Odpowiadasz na każdą próbę.",
  yourAnswer: "Twoja odpowiedź",
  answerThis: (code) => `Jaka jest odpowiedź na ${code}?`,
  placeRight: (place, symbol) => `Miejsce ${place}, ${symbol}: dobrze`,
  answer: "Odpowiedz",
  tooMany: (places) => `Razem najwyżej ${places} i nic poniżej 0.`,
  noneMisplaced: (right) => `Gdy na swoim miejscu jest ${right}, żaden inny nie może być przestawiony.`,
  contradiction: "Te odpowiedzi nie mogą być wszystkie prawdziwe",
  wrongAnswer: "To nie jest odpowiedź na tę próbę",
  changeAnswer: (attempt, answer) => `Zmień odpowiedź ${attempt} na ${answer}`,
  tooLate: (attempt, answers) =>
    `Odpowiedź ${attempt} musiałaby brzmieć ${answers.join("; albo ")}. Nie można jej już zmienić.`,
  corrected: (attempt, answer) => `Odpowiedź na próbę ${attempt} to teraz ${answer}.`,
  secretSet: "Twój sekret jest ustawiony.",
  secretSetBy: (name) => `Sekret ustawia ${name}.`,
  revealedHonest: "Sekret ujawniono: każda odpowiedź była prawdziwa.",
  told: (code) => `Kod to ${code}; każda odpowiedź była prawdziwa.`,
  revealedFalse: (wrong) =>
    wrong.length === 0 ? "Sekret ujawniono: nie jest kodem tej gry."
      : `Sekret ujawniono: nieprawdziwe odpowiedzi: ${wrong.join(", ")}.`,
  solvedIn: (count) => `Rozwiązane w ${inAttempts(count)}`,
  solvedBy: (name) => `Kod łamie ${name}.`,
  notSolved: "Nierozwiązane",
  firstGuessWon: "Pierwsza próba była trafna, a to od razu wygrywa grę.",
  codeWas: (code) => `Kod to ${code}.`,
  dishonest: (name) => `Nie każda odpowiedź gracza ${name} była prawdziwa.`,
  forfeited: (name) => `${name} oddaje rundę.`,
  youForfeited: "Oddajesz rundę.",
  hint: (code, strategy) => `Podpowiedź: ${code} (${strategy}).`,
  proof: {
    proven: (at, before, answers) =>
      `sekret był ustalony zobowiązaniem widzianym o ${at}, ${
        before === 0 ? "przed pierwszą próbą" : `gdy było: ${attempts(before)}`
      }, a zgodnych z nim odpowiedzi jest ${answers} z ${answers}.`,
    otherSecret: (at) => `liczba jednorazowa i sekret nie dają zobowiązania widzianego o ${at}.`,
    falseAnswer: (attempt) => `odpowiedź ${attempt} nie zgadza się z sekretem.`,
    seenLate: (at) => `wszystko się zgadza, ale ta przeglądarka widziała zobowiązanie dopiero o ${at}, po rundzie.`,
    notSeen: "ta przeglądarka nie widziała zobowiązania tej rundy.",
    notTold: "sekret będzie podany, gdy wszyscy skończą.",
    notRevealed: "sekretu nie ujawniono.",
    held: "sekretu nie zapieczętowano; został u tego, kto go wymyślił.",
    heldTold: "sekretu nie zapieczętowano, ale wszystkie odpowiedzi się z nim zgadzają.",
  },
  keys: [
    ["→ ←", "miejsce dalej, miejsce wstecz"],
    ["↑ ↓", "następny symbol, poprzedni symbol"],
    ["0–9, a–z", "wstawia ten symbol i przechodzi dalej"],
    ["Backspace", "miejsce wstecz"],
    ["Home, End", "pierwszy symbol, ostatni symbol"],
    ["Enter", "wysyła kod"],
  ],
};
