// SPDX-License-Identifier: Apache-2.0
// Style sheets that are loaded when they are needed. The build puts the names in that they have.

const asked = new Map<string, Promise<void>>();

/** Resolves when the style sheet at URL is in use; fails where it cannot be loaded, and asks again the next time. */
export function bringStyle(url: string): Promise<void> {
  const known = asked.get(url);
  if (known !== undefined) return known;
  const coming = new Promise<void>((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = url;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      asked.delete(url);
      reject(new Error(url));
    };
    document.head.append(link);
  });
  asked.set(url, coming);
  return coming;
}
