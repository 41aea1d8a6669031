// SPDX-License-Identifier: Apache-2.0
// The contract's texts: as much of Markdown as they have. Elements are made of it, never markup.
import type { ComponentChildren } from "preact";
import type { Json } from "./openapi";

const inline = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\((https:\/\/[^)\s]+|\/[^)\s]*)\)/g;

function spans(text: string): ComponentChildren[] {
  const parts: ComponentChildren[] = [];
  let at = 0;
  for (const match of text.matchAll(inline)) {
    const [whole, code, strong, label, address] = match;
    parts.push(text.slice(at, match.index));
    if (code !== undefined) parts.push(<code>{code}</code>);
    else if (strong !== undefined) parts.push(<strong>{strong}</strong>);
    else parts.push(<a href={address}>{label}</a>);
    at = match.index + whole.length;
  }
  return [...parts, text.slice(at)];
}

const fence = /^```\w*\n([\s\S]*?)\n```$/;

/** Blocks are apart by an empty line, but for those of code, which may have such. */
function blocksOf(text: string): string[] {
  return text
    .split(/(^```[\s\S]*?^```$)/m)
    .flatMap((part) => (part.startsWith("```") ? [part] : part.split(/\n{2,}/)))
    .map((block) => block.trim())
    .filter((block) => block !== "");
}

function Block({ text }: { text: string }) {
  const code = fence.exec(text);
  if (code) return <pre tabIndex={0}>{code[1]}</pre>;
  const heading = /^#+ (.*)$/.exec(text);
  if (heading) return <p class="heading">{spans(heading[1] ?? "")}</p>;
  if (text.startsWith("- ")) {
    const items = text.slice(2).split(/\n- /);
    return <ul>{items.map((item) => <li>{spans(item)}</li>)}</ul>;
  }
  return <p>{spans(text)}</p>;
}

export function Text({ text }: { text: string | undefined }) {
  return <>{blocksOf(text ?? "").map((block) => <Block text={block} />)}</>;
}

/** One line of such a text, within another. */
export function Line({ text }: { text: string | undefined }) {
  return <>{spans(text ?? "")}</>;
}

export function Code({ value }: { value: Json }) {
  return <pre tabIndex={0}>{typeof value === "string" ? value : JSON.stringify(value, null, 2)}</pre>;
}
