import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import { root } from "#docker/lib/paths.mjs";

const wordsIn = (text: string): number => (text.match(/\S*[\p{L}\p{N}]\S*/gu) ?? []).length;

const withoutDrawings = (text: string): string => text.replaceAll(/```[\s\S]*?```/g, "");
/** A code span and the address of a link count as one word. */
const withShortCode = (text: string): string =>
  text.replaceAll(/`[^`]*`/g, "code").replaceAll(/\]\([^)]*\)/g, "]");
/** Splits paragraphs, list items and table cells into sentences. */
const sentencesOf = (text: string): string[] =>
  withShortCode(withoutDrawings(text))
    .split(/\n|(?<!\\)\|/)
    .flatMap((part) => part.split(/(?<=[.!?][)*']*)\s+|(?<=:)\s+(?=\p{Lu})/u));

/** All pages except specification.md, which is a reference list without a word limit. */
const pages = ["docs", "web"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md") && name !== "specification.md")
    .map((name) => ({
      name: `${folder}/${name}`,
      text: readFileSync(join(root, folder, name), "utf8"),
    })),
);

describe("the pages", () => {
  it("every page of documentation has at most 1 200 words", () => {
    expect(pages.length).toBeGreaterThan(15);
    const counts = pages.map(({ name, text }) => ({ name, words: wordsIn(text) }));
    expect(counts.filter(({ words }) => words > 1200)).toEqual([]);
  });

  it("every sentence of the documentation has at most 25 words", () => {
    const long = pages.flatMap(({ name, text }) =>
      sentencesOf(text)
        .filter((sentence) => wordsIn(sentence) > 25)
        .map((sentence) => `${name}: ${sentence}`),
    );
    expect(long).toEqual([]);
  });
});
