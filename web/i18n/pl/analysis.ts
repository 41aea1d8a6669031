// SPDX-License-Identifier: Apache-2.0
import type { Words } from "../en";

export const analysis: Words["analysis"] = {
  plot: {
    point: (place, parts) => `${place}: ${parts.join(", ")}`,
    pointAt: "Wskaż miejsce na wykresie, aby odczytać wartość.",
    interval: (value, low, high) => `${value} (od ${low} do ${high})`,
    numbers: "Liczby",
    failed: "Nie udało się wczytać wykresu. Tabela ma te same liczby.",
  },
};
