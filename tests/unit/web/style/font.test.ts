import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

import { root } from "#docker/lib/paths.mjs";
import { fontLetters } from "#support/fontLetters.ts";

const letters = fontLetters(readFileSync(join(root, "web/style/inter.woff2")));
/** The signs of a text that the font has no glyph for. */
const missingIn = (text: string): string[] =>
  Array.from(new Set(text)).filter((sign) => sign > "~" && !letters.has(sign.codePointAt(0) ?? 0));

it("knows what the font has, and what it has not", () => {
  expect(missingIn("Aé’\u202f−↵ ☃")).toEqual(["☃"]);
});

/** One that is not there is taken from another font, which the browser looks for within the click (web/README.md, Traps). */
it("has every sign that a screen shows", () => {
  const missing = readdirSync(join(root, "web"), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) =>
      missingIn(readFileSync(join(root, "web", name), "utf8")).map((sign) => `${name}: ${sign}`),
    );
  expect(missing).toEqual([]);
});
