// SPDX-License-Identifier: Apache-2.0
// Defined at build: the addresses of this version's assets, and its name.
declare const ASSETS: readonly string[];
declare const VERSION: string;

self.addEventListener("install", (event) => {
  const installing = event as Event & { waitUntil(done: Promise<unknown>): void };
  installing.waitUntil(caches.open(`referee-${VERSION}`).then((cache) => cache.addAll([...ASSETS])));
});

export {};
