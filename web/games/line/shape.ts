// SPDX-License-Identifier: Apache-2.0
// X and O as paths in a field of ten by ten: apart from what draws them, as the first load has the small boards only.
import type { Mark } from "./field";

export const SHAPE: Record<Mark, string> = {
  X: "M2.6 2.6 7.4 7.4M7.4 2.6 2.6 7.4",
  O: "M5 2.1a2.9 2.9 0 1 1-.01 0z",
};
