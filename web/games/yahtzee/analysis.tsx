// SPDX-License-Identifier: Apache-2.0
import type { AnalysisProps } from "../family";

export function Analysis(_: AnalysisProps) {
  return null;
}
