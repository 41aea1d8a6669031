// SPDX-License-Identifier: Apache-2.0
// Writes what `node --test` reports as JUnit XML, which scripts/run-tests counts. Node 18 has no such reporter of its own.
const escape = (text) =>
  String(text)
    .replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd]/g, "?")
    .replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

/** An error with what caused it: node wraps what a test throws. */
const described = (error) => [error?.stack ?? error, error?.cause?.stack ?? error?.cause].filter(Boolean).join("\n");

export default async function* report(source) {
  const cases = [];
  for await (const { type, data } of source) {
    // A file is told as a test around its tests; it counts only where it failed by itself.
    if (type !== "test:pass" && type !== "test:fail") continue;
    const isFile = data.name.endsWith(".mjs") || data.details?.type === "suite";
    if (isFile && (type === "test:pass" || data.details?.error?.failureType === "subtestsFailed")) continue;
    const attributes = `name="${escape(data.name)}" classname="web" time="${(data.details?.duration_ms ?? 0) / 1000}"`;
    if (type === "test:fail") cases.push(`<testcase ${attributes}><failure>${escape(described(data.details?.error))}</failure></testcase>`);
    else if (data.skip !== undefined) cases.push(`<testcase ${attributes}><skipped/></testcase>`);
    else cases.push(`<testcase ${attributes}/>`);
  }
  yield `<?xml version="1.0" encoding="utf-8"?>\n<testsuites><testsuite name="web">\n${cases.join("\n")}\n</testsuite></testsuites>\n`;
}
