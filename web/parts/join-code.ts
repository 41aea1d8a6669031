// SPDX-License-Identifier: Apache-2.0
// Join codes as people write them.

/** The code in TEXT: of a whole link what stands behind `#`; without the spaces and hyphens that make codes readable. */
export function codeIn(text: string): string {
  return text.replace(/^.*#/s, "").replace(/[\s-]/g, "").toUpperCase();
}

export const isCode = (code: string): boolean => /^[0-9A-Z]{6}$/.test(code);
