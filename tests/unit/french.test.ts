import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import { root } from "#docker/lib/paths.mjs";
import { files, isFrench, shown, textsOf } from "#support/frenchTexts.ts";
import { specifiedSentences } from "#support/specifiedSentences.ts";

const ACCENTED = /[\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u00FF\u0152\u0153\u0178]/;

const sources = files.filter((path) => !isFrench(path));

describe("French texts are in the files for translators", () => {
  it("the check of French texts reads more than thirty sources", () =>
    expect(sources.length).toBeGreaterThan(30));

  it("no source file outside the French texts has an accented letter", () => {
    const found = sources.flatMap((path) =>
      readFileSync(join(root, path), "utf8")
        .split("\n")
        .flatMap((line, at) => (ACCENTED.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });
});

/**
 * Wrong typography: a straight apostrophe after a letter, or a breaking space before a high mark, in
 * guillemets or in a number.
 */
const WRONG =
  /(?<=[\p{L}°])'(?=[\p{L}«{])|(?<=\S) (?=[:;!?%»](?![\w-]))|« |(?<=\d) (?=\d{3}(?!\d))/u;

describe("French typography", () => {
  it("the check of French typography reads more than 900 texts", () =>
    expect(shown.flatMap(textsOf).length).toBeGreaterThan(900));

  it("every French text has correct apostrophes and no-break spaces, except specified sentences", () => {
    const found = shown.flatMap((path) =>
      textsOf(path)
        .filter((text) => WRONG.test(text) && !specifiedSentences.includes(text))
        .map((text) => `${path}: ${text}`),
    );
    expect(found).toEqual([]);
  });
});
