// SPDX-License-Identifier: Apache-2.0
// Addresses: the one shown, and going to another without loading the page anew.
import { signal } from "@preact/signals";

export interface Address {
  path: string;
  query: URLSearchParams;
  /** What stands behind `#`, without it. */
  hash: string;
}

const current = (): Address => ({
  path: location.pathname,
  query: new URLSearchParams(location.search),
  hash: location.hash.slice(1),
});

export const address = signal<Address>(current());

interface Mark {
  top?: number;
}

/** Where the entry that is shown was scrolled to when it was left; null for one that is new. */
export const scrolledTo = signal<number | null>(null);

function noteScroll(): void {
  history.replaceState({ ...(history.state as Mark | null), top: scrollY }, "");
}

/**
 * Shows URL of this page. REPLACE: in place of the entry of the history that is shown. KEEP: it is the same screen in
 * another light, which stays scrolled where it is.
 */
export function go(url: string, { replace = false, keep = false } = {}): void {
  noteScroll();
  if (replace) history.replaceState({}, "", url);
  else history.pushState({}, "", url);
  scrolledTo.value = keep ? scrollY : null;
  address.value = current();
}

/** Follows back, forward and clicks on links of this page. Called once. */
export function startRouter(): void {
  history.scrollRestoration = "manual";
  window.addEventListener("popstate", () => {
    scrolledTo.value = (history.state as Mark | null)?.top ?? 0;
    address.value = current();
  });
  let noting: ReturnType<typeof setTimeout> | undefined;
  window.addEventListener("scroll", () => {
    clearTimeout(noting);
    noting = setTimeout(noteScroll, 200);
  });
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || link.target !== "" || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.hasAttribute("data-plain") || (link.hash !== "" && link.pathname === location.pathname)) return;
    event.preventDefault();
    go(link.href);
  });
}
