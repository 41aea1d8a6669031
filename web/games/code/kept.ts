// SPDX-License-Identifier: Apache-2.0
// Secrets that this browser has committed to. They are kept before the commitment is sent: without them the round is lost.
import { local, randomHex, readJson } from "../../api/storage";
import { saveFile } from "../../parts/files";
import { commitmentTo } from "../../proof/code";

export interface KeptSecret {
  nonce: string;
  code: string;
  commitment: string;
}

const keyOf = (game: string, round: number): string => `referee.secret.${game}.${round}`;

/** CODE with a fresh nonce, and what commits to both. */
export async function sealed(code: string): Promise<KeptSecret> {
  const nonce = randomHex(32);
  return { nonce, code, commitment: await commitmentTo(nonce, code) };
}

/**
 * Keeps SECRET for ROUND. What was kept for it before stays: its commitment may have arrived although nobody said so.
 * False when it is only kept while the tab is open.
 */
export function keep(game: string, round: number, secret: KeptSecret): boolean {
  const before = readJson<KeptSecret[]>(local, keyOf(game, round)) ?? [];
  return local.set(keyOf(game, round), JSON.stringify([secret, ...before]));
}

/** The secret of ROUND that COMMITMENT commits to, if this browser has it. */
export function keptSecret(game: string, round: number, commitment: string | null): KeptSecret | null {
  const all = readJson<KeptSecret[]>(local, keyOf(game, round)) ?? [];
  return all.find((secret) => secret.commitment === commitment) ?? null;
}

/** Saves SECRET as a file. */
export function saveAsFile(game: string, round: number, { nonce, code, commitment }: KeptSecret): void {
  const text = JSON.stringify({ game, round, nonce, code, commitment }, null, 2);
  saveFile(`secret-${game}-${round}.json`, new Blob([`${text}\n`], { type: "application/json" }));
}

/** The secret in FILE, if it is the one that COMMITMENT commits to; else null. */
export async function readFile(file: File, commitment: string): Promise<KeptSecret | null> {
  try {
    const { nonce, code } = JSON.parse(await file.text()) as { nonce?: unknown; code?: unknown };
    if (typeof nonce !== "string" || typeof code !== "string") return null;
    return (await commitmentTo(nonce, code)) === commitment ? { nonce, code, commitment } : null;
  } catch {
    return null;
  }
}
