// SPDX-License-Identifier: Apache-2.0
// The service worker: registering it, and telling when a newer page waits.
import { signal } from "@preact/signals";

/** What the browser calls trusted types; the library's declarations do not have it. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL(url: string): string };
}

/** The worker of a newer page, which waits until the player says so. */
export const newer = signal<ServiceWorker | null>(null);

const ADDRESS = "/sw.js";
const QUIET_MS = 3000;

/** The one address that the page's policy lets through: registering a worker runs a script. */
function scriptUrl(): string {
  const types = (window as unknown as { trustedTypes?: TrustedTypes }).trustedTypes;
  if (types === undefined) return ADDRESS;
  const policy = types.createPolicy("referee", {
    createScriptURL: (url) => {
      if (url !== ADDRESS) throw new TypeError(`no script at ${url}`);
      return url;
    },
  });
  return policy.createScriptURL(ADDRESS);
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // Without a controller this is the first visit: nothing older is shown.
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null) newer.value = registration.waiting;
  };
  look();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", look);
  });
}

/**
 * Resolves when what was asked for stands and has been left alone for a moment. A first visit's worker fetches the whole page
 * once more, which would take the line and the processor from what the player is waiting for.
 */
async function firstScreen(): Promise<void> {
  if (document.readyState !== "complete") await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
}

/** Registers the worker; nothing happens where the browser has none (plain http from another machine). */
export async function startWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await firstScreen();
  try {
    watch(await navigator.serviceWorker.register(scriptUrl()));
  } catch {
    // The page works without.
  }
}

/** Lets the newer page take over and shows it. */
export function takeNewer(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  newer.value?.postMessage("take-over");
}
