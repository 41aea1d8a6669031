// SPDX-License-Identifier: Apache-2.0
// What this browser keeps for the page. Storage can be full or forbidden: then the page goes on without, for the
// time that the tab is open.

const memory = new Map<string, string>();

function guarded(store: () => Storage) {
  return {
    get(key: string): string | null {
      try {
        return store().getItem(key) ?? memory.get(key) ?? null;
      } catch {
        return memory.get(key) ?? null;
      }
    },
    /** Keeps VALUE; false when it is only kept while the tab is open. */
    set(key: string, value: string): boolean {
      try {
        store().setItem(key, value);
        memory.delete(key);
        return true;
      } catch {
        memory.set(key, value);
        return false;
      }
    },
    remove(key: string): void {
      memory.delete(key);
      try {
        store().removeItem(key);
      } catch {
        // Nothing was kept there.
      }
    },
    keys(prefix: string): string[] {
      try {
        return Object.keys(store()).filter((key) => key.startsWith(prefix));
      } catch {
        return [...memory.keys()].filter((key) => key.startsWith(prefix));
      }
    },
  };
}

/** Kept until it is removed, shared by the tabs. */
export const local = guarded(() => localStorage);
/** Kept while the tab is open, through reloads. */
export const tab = guarded(() => sessionStorage);

/** The JSON value under KEY, or null where there is none that can be read. */
export function readJson<T>(store: typeof local, key: string): T | null {
  const text = store.get(key);
  if (text === null) return null;
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}

/** BYTES random bytes as lower-case hexadecimal digits. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
