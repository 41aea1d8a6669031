// SPDX-License-Identifier: Apache-2.0
import type { Words } from "../en";
import { plural } from "../plural";

export const analysis: Words["analysis"] = {
  code: {
    attempt: "Próba",
    before: "Kody przed",
    afterIt: "Kody po",
    gained: "Zysk",
    expected: "Oczekiwany",
    best: "Najlepszy",
    bestGuess: "Najlepsza próba",
    left: "Pozostałe kody",
    same: "ta sama",
    guess: (attempt) => `Próba ${attempt}`,
    start: "Na początku",
    after: (attempt) => `Po próbie ${attempt}`,
    bits: (bits) => `${bits} bit.`,
    you: (lost, luck, good) =>
      `${good ? "Szczęście dało ci" : "Pech zabrał ci"} ${luck} bit., a lepsze próby dałyby jeszcze ${lost} bit.`,
    other: (name, lost, luck, good) =>
      `${name}: ${good ? "szczęście dało" : "pech zabrał"} ${luck} bit., a lepsze próby dałyby jeszcze ${lost} bit.`,
    youUncounted: "Nie udało się obliczyć twojego szczęścia: kodów jest za dużo.",
    otherUncounted: (name) => `${name}: nie udało się obliczyć szczęścia, kodów jest za dużo.`,
    leftSentence: (start, end, guesses) => {
      const count = plural("pl", guesses, { one: "# próbie", few: "# próbach", many: "# próbach", other: "# próby" });
      if (end === null) return `Nie policzono, ile kodów zostało po ${count}.`;
      return start === null ? `Pozostałe kody po ${count}: ${end}.` : `Pozostałe kody: ${start} na początku, ${end} po ${count}.`;
    },
    help:
      "Każdy bit, który daje próba, zmniejsza o połowę liczbę pozostałych kodów. Zysk to tyle, ile powiedziała, oczekiwany — ile " +
      "powiedziałaby średnio, najlepszy — najwięcej, czego można było oczekiwać po jakiejkolwiek próbie. Wiersz pokazuje swoją pozycję.",
    nothing: "W tej rundzie nie było żadnej próby.",
  },
  yahtzee: {
    player: "Gracz",
    turn: "Ruch",
    done: "Wybór",
    best: "Najlepszy",
    lost: "Strata",
    luck: "Szczęście",
    step: (turn, roll) => `Ruch ${turn}, rzut ${roll}`,
    turnName: (turn) => `Ruch ${turn}`,
    keep: (dice) => (dice.length === 0 ? "nie zatrzymać niczego" : `zatrzymać ${dice.join(", ")}`),
    score: (box) => `zapisać w polu ${box.toLowerCase()}`,
    same: "ten sam",
    position: (turn, roll) => `Ruch ${turn}, rzut ${roll}: karta i kości`,
    worth: (done, value) => `Wybór: ${done}, średnio jeszcze ${value} pkt.`,
    better: (best, value) => `Najlepszy: ${best}, średnio jeszcze ${value} pkt.`,
    you: (lost, luck, good) =>
      `${good ? "Szczęście dało ci" : "Pech zabrał ci"} ${luck} pkt, a lepsze wybory dałyby jeszcze ${lost} pkt.`,
    other: (name, lost, luck, good) =>
      `${name}: ${good ? "szczęście dało" : "pech zabrał"} ${luck} pkt, a lepsze wybory dałyby jeszcze ${lost} pkt.`,
    help:
      "Strata to punkty, które najlepszy gracz zdobyłby od tego miejsca średnio więcej; szczęście to, co zmieniły kości. Wiersz " +
      "pokazuje swoją pozycję.",
    nothing: "W tej rundzie niczego nie wybrano.",
  },
  plot: {
    point: (place, parts) => `${place}: ${parts.join(", ")}`,
    pointAt: "Wskaż miejsce na wykresie, aby odczytać wartość.",
    interval: (value, low, high) => `${value} (od ${low} do ${high})`,
    numbers: "Liczby",
    failed: "Nie udało się wczytać wykresu. Tabela ma te same liczby.",
  },
  line: {
    move: "Ruch",
    value: "Wartość",
    best: "Najlepszy",
    blunder: "Błąd",
    isBlunder: "błąd",
    wins: (mark) => `wygrywa ${mark}`,
    draw: "remis",
    unknown: "otwarte",
    ply: (ply) => `Ruch ${ply}`,
    field: (column, row) => `kolumna ${column}, wiersz ${row}`,
    column: (column) => `kolumna ${column}`,
    blunders: (name, mark, count) =>
      `${name} (${mark}): ${plural("pl", count, { one: "# błąd", few: "# błędy", many: "# błędów", other: "# błędu" })}`,
    sentence: (parts) => `${parts.join(", ")}.`,
    nothing: "Żadna strona nie mogła wymusić niczego, co dałoby się udowodnić.",
    help: "Co zostawił każdy ruch przy najlepszej grze: wygraną, remis albo pozycję otwartą, gdy niczego nie udowodniono na czas. Wiersz pokazuje swoją pozycję na planszy, z pierścieniem tam, gdzie był lepszy ruch.",
  },
};
