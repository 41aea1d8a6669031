// SPDX-License-Identifier: Apache-2.0
// Files: taken from whoever drops one on the page, and given to be saved.
import { useEffect, useRef } from "preact/hooks";

/** Gives a file that is dropped on the page to TAKE, instead of leaving the page for it. */
export function useDrop(take: (file: File) => void): void {
  const taking = useRef(take);
  taking.current = take;
  useEffect(() => {
    const over = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) taking.current(file);
    };
    document.addEventListener("dragover", over);
    document.addEventListener("drop", drop);
    return () => {
      document.removeEventListener("dragover", over);
      document.removeEventListener("drop", drop);
    };
  }, []);
}

/** Saves CONTENT as a file NAME of this device. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
