// SPDX-License-Identifier: Apache-2.0
import { loadPart, useLoad } from "./load";
import { Failed } from "./problem";

interface Drawn {
  size: number;
  /** The dark fields, as a path. */
  path: string;
}

/** What draws is loaded with the first code: most games have no use for it. */
async function draw(text: string, again: boolean): Promise<Drawn> {
  const { encode } = await loadPart(() => import("uqr"), again);
  const { data, size } = encode(text, { border: 2, ecc: "M" });
  const dark = data.flatMap((row, y) => row.flatMap((set, x) => (set ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dark.join("") };
}

/** TEXT as a QR code, named LABEL; empty until what draws it is there. */
export function Qr({ text, label }: { text: string; label: string }) {
  const { value, problem, reload } = useLoad((again) => draw(text, again), [text]);
  if (problem !== null) return <Failed problem={problem} retry={reload} />;
  const drawn = value ?? { size: 1, path: "" };
  return (
    <svg class="qr" role="img" aria-label={label} viewBox={`0 0 ${drawn.size} ${drawn.size}`} shape-rendering="crispEdges">
      <rect class="qr-ground" width={drawn.size} height={drawn.size} />
      <path class="qr-dark" d={drawn.path} />
    </svg>
  );
}
