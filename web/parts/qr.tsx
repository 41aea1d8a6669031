// SPDX-License-Identifier: Apache-2.0
import { useEffect, useState } from "preact/hooks";

interface Drawn {
  size: number;
  /** The dark fields, as a path. */
  path: string;
}

/** What draws is loaded with the first code: most games have no use for it. */
async function draw(text: string): Promise<Drawn> {
  const { encode } = await import("uqr");
  const { data, size } = encode(text, { border: 2, ecc: "M" });
  const dark = data.flatMap((row, y) => row.flatMap((set, x) => (set ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dark.join("") };
}

/** TEXT as a QR code, named LABEL. Where it cannot be loaded its place stays empty; the text stands beside it. */
export function Qr({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<Drawn>({ size: 1, path: "" });
  useEffect(() => {
    let gone = false;
    draw(text).then(
      (made) => gone || setDrawn(made),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [text]);
  return (
    <svg class="qr" role="img" aria-label={label} viewBox={`0 0 ${drawn.size} ${drawn.size}`} shape-rendering="crispEdges">
      <rect class="qr-ground" width={drawn.size} height={drawn.size} />
      <path class="qr-dark" d={drawn.path} />
    </svg>
  );
}
