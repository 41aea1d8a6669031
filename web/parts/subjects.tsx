// SPDX-License-Identifier: Apache-2.0
// The subjects that contenders choose from, a button each: before a quiz, and before a stage of heats.
import { readSet } from "../api/questions";
import { words } from "../i18n";
import { Skeleton } from "./empty";
import { useLoad } from "./load";

/** The titles of SETS; of one that the player may not see there is its number. */
export function useTitles(sets: readonly string[]): string[] | null {
  const { value } = useLoad(() => Promise.all(sets.map((set) => readSet(set).then(({ title }) => title, () => null))), [sets.join(" ")]);
  return value?.map((title, index) => title ?? words.value.game.subjects.unnamed(index + 1)) ?? null;
}

interface SubjectsProps {
  label: string;
  heading?: string | undefined;
  sets: readonly string[];
  titles: string[] | null;
  mine: string | null;
  /** Why the player cannot have it: whose it is. */
  takenBy: (set: string) => string | null;
  /** Nothing can be chosen at the moment. */
  still: boolean;
  choose: (set: string) => void;
}

export function Subjects({ label, heading, sets, titles, mine, takenBy, still, choose }: SubjectsProps) {
  const { subjects: word } = words.value.game;
  if (titles === null) return <Skeleton count={3} />;
  return (
    <div role="group" class="buttons" aria-label={label}>
      {heading !== undefined && <h3>{heading}</h3>}
      {sets.map((set, index) => {
        const taker = takenBy(set);
        const title = titles[index] ?? set;
        const off = still || taker !== null;
        return (
          <button key={set} type="button" aria-pressed={mine === set} aria-disabled={off} onClick={() => off || mine === set || choose(set)}>
            {taker === null ? title : word.taken(title, taker)}
          </button>
        );
      })}
    </div>
  );
}
