import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import { root } from "#docker/lib/paths.mjs";

/** What is shipped. Tests quote the screens, so they hold French. */
const FOLDERS = [
  "web",
  "pb_hooks/domain",
  "pb_hooks/demo",
  "pb_hooks/server",
  "pb_migrations",
  "docker",
];
const SOURCE = /\.(?:ts|tsx|js|mjs|css|html|json|yml)$/;

/** CONTRIBUTING.md, Words: French only here, and what the demonstration shop is filled with. */
const FRENCH = [
  /^web\/features\/\w+\/(?:\w+\/)?\w+\.strings\.ts$/,
  /^web\/app\/app\.strings\.ts$/,
  /^web\/ui\/(?:\w+\/)?\w+\.strings\.ts$/,
  // The design's own file, used as it is: one French word in a comment.
  /^web\/style\/tokens\.css$/,
  /^web\/lib\/labels\.ts$/,
  /^web\/features\/site\/content\//,
  /^pb_hooks\/domain\/\w+\/\w+\.strings\.ts$/,
  /^pb_hooks\/domain\/core\/(?:messages|amountInWords)\.ts$/,
  /^pb_hooks\/demo\/demoContent\.ts$/,
];
const ACCENTED = /[\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u00FF\u0152\u0153\u0178]/;

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .filter((path) => SOURCE.test(path) && !FRENCH.some((french) => french.test(path))),
);

describe("French is where a translator looks for it", () => {
  it("reads the sources", () => expect(sources.length).toBeGreaterThan(30));

  it("leaves no accented letter anywhere else", () => {
    const found = sources.flatMap((path) =>
      readFileSync(join(root, path), "utf8")
        .split("\n")
        .flatMap((line, at) => (ACCENTED.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });
});
