// SPDX-License-Identifier: Apache-2.0

/** The sign of the page: two pegs of a code and what they were answered. The same drawing as icons/icon.svg. */
export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 64 64" aria-hidden="true">
      <rect width="64" height="64" rx="14" fill="#a3451b" />
      <circle cx="21" cy="21" r="10" fill="#fffdf9" />
      <path d="M43.5 10.5 54.5 30.5h-22z" fill="#f5c9a6" stroke="#f5c9a6" stroke-width="2" stroke-linejoin="round" />
      <circle cx="22" cy="45" r="7" fill="#26211a" />
      <circle cx="43" cy="45" r="6" fill="none" stroke="#fffdf9" stroke-width="4" />
    </svg>
  );
}
