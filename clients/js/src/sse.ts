// SPDX-License-Identifier: Apache-2.0
// Server-sent events, as the HTML standard has them, of texts that end anywhere.

export interface ServerSentEvent {
  /** Null where the event has none of its own. */
  id: string | null;
  data: string;
}

/** A function that takes a stream's text piece by piece, and gives the events that each piece completes. */
export function parseEvents(): (text: string) => ServerSentEvent[] {
  let rest = "";
  let id: string | null = null;
  let data: string[] = [];
  return (text) => {
    const events: ServerSentEvent[] = [];
    // A carriage return may be the first half of a line's end.
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? "";
    for (const line of lines) {
      if (line === "") {
        if (data.length > 0) events.push({ id, data: data.join("\n") });
        id = null;
        data = [];
        continue;
      }
      const colon = line.indexOf(":");
      const name = colon < 0 ? line : line.slice(0, colon);
      const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
      if (name === "data") data.push(value);
      else if (name === "id") id = value;
    }
    return events;
  };
}
