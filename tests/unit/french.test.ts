import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import { root } from "#docker/lib/paths.mjs";
import { files, isFrench, shown, textsOf } from "#support/frenchTexts.ts";
import { specifiedSentences } from "#support/specifiedSentences.ts";

const ACCENTED = /[\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u00FF\u0152\u0153\u0178]/;

const sources = files.filter((path) => !isFrench(path));

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

/** A straight apostrophe between letters; a space that may break before a high mark, in guillemets or in a number. */
const WRONG =
  /(?<=[\p{L}°])'(?=[\p{L}«{])|(?<=\S) (?=[:;!?%»](?![\w-]))|« |(?<=\d) (?=\d{3}(?!\d))/u;

describe("French is set as French is", () => {
  it("reads the texts", () => expect(shown.flatMap(textsOf).length).toBeGreaterThan(900));

  it("sets every text so, but the sentences of the specification", () => {
    const found = shown.flatMap((path) =>
      textsOf(path)
        .filter((text) => WRONG.test(text) && !specifiedSentences.includes(text))
        .map((text) => `${path}: ${text}`),
    );
    expect(found).toEqual([]);
  });
});
