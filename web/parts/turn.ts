// SPDX-License-Identifier: Apache-2.0
// What can wait is drawn when its turn comes, each part in a task of its own: what is pressed meanwhile is answered between.
import { useEffect, useState } from "preact/hooks";

const waiting: (() => void)[] = [];

function next(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setTimeout(next);
}

/** Whether the turn of whoever calls it has come, after all that is on the screen already. */
export function useTurn(): boolean {
  const [come, setCome] = useState(false);
  useEffect(() => {
    const begin = () => setCome(true);
    if (waiting.push(begin) === 1) setTimeout(next);
    return () => {
      const at = waiting.indexOf(begin);
      if (at >= 0) waiting.splice(at, 1);
    };
  }, []);
  return come;
}
