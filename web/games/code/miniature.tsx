// SPDX-License-Identifier: Apache-2.0
import type { MiniatureProps } from "../family";

export function Miniature(_: MiniatureProps) {
  return <svg viewBox="0 0 96 72" class="miniature" aria-hidden="true" />;
}
