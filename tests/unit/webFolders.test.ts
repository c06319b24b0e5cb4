import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { describe, expect, it } from "vitest";

import { root } from "#docker/lib/paths.mjs";

const { imports }: { imports: Record<string, string> } = JSON.parse(
  readFileSync(join(root, "package.json"), "utf8"),
);
const aliases = Object.entries(imports).map(
  ([alias, target]) => [alias.slice(0, -1), target.slice(2, -1)] as const,
);

/** Resolves an import to its path from the root; undefined for a package. */
function targetOf(file: string, from: string): string | undefined {
  if (from.startsWith(".")) return posix.join(dirname(file), from);
  const found = aliases.find(([alias]) => from.startsWith(alias));
  return found && found[1] + from.slice(found[0].length);
}

const files = readdirSync(join(root, "web"), { recursive: true, encoding: "utf8" })
  .map((name) => `web/${name.replaceAll("\\", "/")}`)
  .filter((name) => /\.tsx?$/.test(name));

/**
 * Imported folders of each importing folder; imports between a folder and its own subfolders are left out.
 */
const imported = new Map<string, Set<string>>();
for (const file of files) {
  const folder = dirname(file);
  const text = readFileSync(join(root, file), "utf8");
  for (const [, from = ""] of text.matchAll(/(?:from|import)\s*\(?"([#.][^"]+)"/g)) {
    const target = dirname(targetOf(file, from) ?? file);
    const isNested = target.startsWith(`${folder}/`) || folder.startsWith(`${target}/`);
    if (target === folder || isNested || !target.startsWith("web/")) continue;
    const found = imported.get(folder) ?? new Set();
    imported.set(folder, found.add(target));
  }
}

/** Import cycle through a folder: the path back to itself; null without one. */
function cycleOf(start: string): string[] | null {
  const seen = new Set<string>();
  const walk = (folder: string, path: string[]): string[] | null => {
    for (const next of imported.get(folder) ?? []) {
      if (next === start) return [...path, next];
      if (seen.has(next)) continue;
      seen.add(next);
      const found = walk(next, [...path, next]);
      if (found) return found;
    }
    return null;
  };
  return walk(start, [start]);
}

describe("folders of web", () => {
  it("more than forty folders of web have imports", () =>
    expect(imported.size).toBeGreaterThan(40));

  it("folders of web import each other without a cycle", () =>
    expect([...imported.keys()].map(cycleOf).filter((cycle) => cycle !== null)).toEqual([]));
});
