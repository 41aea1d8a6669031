// SPDX-License-Identifier: Apache-2.0
import { useMemo } from "preact/hooks";
import { encode } from "uqr";

/** TEXT as a QR code, named LABEL. */
export function Qr({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { border: 2, ecc: "M" });
    const dark = data.flatMap((row, y) => row.flatMap((set, x) => (set ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size, path: dark.join("") };
  }, [text]);
  return (
    <svg class="qr" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shape-rendering="crispEdges">
      <rect class="qr-ground" width={size} height={size} />
      <path class="qr-dark" d={path} />
    </svg>
  );
}
