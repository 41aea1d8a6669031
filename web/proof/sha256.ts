// SPDX-License-Identifier: Apache-2.0
// SHA-256 and HMAC-SHA256: the browser's own, and @noble/hashes, loaded then only, where there is none (plain http from
// another machine is no secure context).

const encoder = new TextEncoder();

/** TEXT, which is ASCII, as bytes. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text);

/** BYTES as lower-case hexadecimal digits. */
export const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The bytes that HEX stands for; null where it is not pairs of hexadecimal digits. */
export function bytesOfHex(hex: string): Uint8Array<ArrayBuffer> | null {
  if (!/^([0-9a-f]{2})*$/i.test(hex)) return null;
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

const hashes = () => import("@noble/hashes/sha2.js");
const hmacs = () => import("@noble/hashes/hmac.js");

/** Loads what the functions below take where the browser has none; who calls it first can tell when that cannot be loaded. */
export async function needHashes(): Promise<void> {
  if (subtle() === undefined) await Promise.all([hashes(), hmacs()]);
}

/** The browser's own; undefined outside of a secure context, whatever the types say. */
const subtle = (): SubtleCrypto | undefined => globalThis.crypto?.subtle as SubtleCrypto | undefined;

/** The 32 bytes of SHA-256 of BYTES. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const own = subtle();
  if (own !== undefined) return new Uint8Array(await own.digest("SHA-256", bytes));
  return (await hashes()).sha256(bytes);
}

/** The 32 bytes of HMAC-SHA256 of MESSAGE under KEY, which is not empty. */
export async function hmacSha256(key: Uint8Array<ArrayBuffer>, message: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const own = subtle();
  if (own !== undefined) {
    const imported = await own.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    return new Uint8Array(await own.sign("HMAC", imported, message));
  }
  const [{ hmac }, { sha256: hash }] = await Promise.all([hmacs(), hashes()]);
  return hmac(hash, key, message);
}
