// SPDX-License-Identifier: Apache-2.0
// Keeps the page and the assets of one version, so that it opens without a network. Nothing of the interface is kept
// here: what a player may read offline the page keeps itself.
export {};
declare const self: ServiceWorkerGlobalScope;
/** The assets of this version and its name, put in by the build. */
declare const ASSETS: readonly string[];
declare const VERSION: string;

const NAME = `referee-${VERSION}`;
const PAGE = "/";

/** The page is asked for as a browser does; curl would be given JSON at the same address. */
const askForPage = (): Request => new Request(PAGE, { headers: { Accept: "text/html" }, cache: "no-cache" });

async function install(): Promise<void> {
  const cache = await caches.open(NAME);
  const page = await fetch(askForPage());
  if (!page.ok) throw new Error(`the page is answered with ${page.status}`);
  await cache.put(PAGE, page);
  await cache.addAll(ASSETS.map((asset) => new Request(asset)));
}

async function dropOthers(): Promise<void> {
  const names = await caches.keys();
  // "referee-seen" is the page's own.
  const old = names.filter((name) => name.startsWith("referee-") && name !== NAME && name !== "referee-seen");
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** A screen: the network first, as the server may have a newer page; then what is kept. */
async function page(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    if (response.status < 500) return response;
  } catch {
    // No network.
  }
  // The kept page has `Vary: Accept`, which a navigation's own list of types would not match.
  return (await caches.match(PAGE, { cacheName: NAME, ignoreVary: true })) ?? Response.error();
}

async function asset(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: NAME, ignoreVary: true })) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(dropOthers()));
self.addEventListener("message", (event) => {
  if (event.data === "take-over") void self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
  // The contract's page and documents are read from the server alone.
  else if (request.mode === "navigate" && pathname !== "/docs") event.respondWith(page(request));
});
