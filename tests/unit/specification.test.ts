/**
 * Format of docs/specification.md: each difference has its place in a specification, the letter, ours and the
 * reason.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import { root } from "#docker/lib/paths.mjs";

const page = readFileSync(join(root, "docs/specification.md"), "utf8");
/** Cells of the table rows below a heading, without the head rows. */
function rowsOf(heading: string): string[][] {
  const [, after = ""] = page.split(`\n## ${heading}\n`);
  const [part = ""] = after.split("\n## ");
  return part
    .split("\n")
    .filter((line) => line.startsWith("| ") && !/^\| (?:Where|What|Package) \|/.test(line))
    .map((line) => line.slice(2, -2).split(" | "));
}

describe("the page of differences", () => {
  it("each difference in docs/specification.md has a section, the specification's letter, ours and a reason", () => {
    const rows = rowsOf("Not to the letter");
    expect(rows.length).toBeGreaterThan(20);
    const wrong = rows.filter(
      ([where = "", ...cells]) =>
        !/^[SP][1-9] \p{Lu}/u.test(where) ||
        cells.length !== 3 ||
        cells.some((cell) => cell === ""),
    );
    expect(wrong).toEqual([]);
    const order = rows.map(([where = ""]) => where.slice(0, 2));
    const sorted = [...order].sort(
      (a, b) => "SP".indexOf(a.charAt(0)) - "SP".indexOf(b.charAt(0)) || a.localeCompare(b),
    );
    expect(order).toEqual(sorted);
  });

  it("docs/specification.md has a reason for each package and each addition", () => {
    expect(rowsOf("The packages").map((cells) => cells.length)).toEqual([3, 3]);
    const beyond = rowsOf("Beyond the letter");
    expect(beyond.length).toBeGreaterThan(20);
    expect(beyond.filter((cells) => cells.length !== 2)).toEqual([]);
  });

  it("docs/specification.md lists nothing twice", () => {
    const rows = [...rowsOf("Not to the letter"), ...rowsOf("Beyond the letter")].map(String);
    expect(rows.filter((row, at) => rows.indexOf(row) !== at)).toEqual([]);
  });
});
