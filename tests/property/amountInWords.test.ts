import fc from "fast-check";
import { toCardinal } from "n2words/fr-FR";
import { describe, expect, it } from "vitest";

import { amountInWords, numberInWords } from "#domain/core/amountInWords.ts";
import type { Centimes } from "#domain/core/money.ts";

const words = (dirhams: number) => amountInWords(Math.round(dirhams * 100) as Centimes);

describe("an amount in words", () => {
  it.each([
    [0, "Zéro dirham"],
    [0.01, "Un centime"],
    [0.5, "Cinquante centimes"],
    [1, "Un dirham"],
    [1.01, "Un dirham et un centime"],
    [21, "Vingt et un dirhams"],
    [71, "Soixante et onze dirhams"],
    [80, "Quatre-vingts dirhams"],
    [81, "Quatre-vingt-un dirhams"],
    [91, "Quatre-vingt-onze dirhams"],
    [100, "Cent dirhams"],
    [200, "Deux cents dirhams"],
    [201, "Deux cent un dirhams"],
    [1000, "Mille dirhams"],
    [1850.5, "Mille huit cent cinquante dirhams et cinquante centimes"],
    [2290, "Deux mille deux cent quatre-vingt-dix dirhams"],
    [80_000, "Quatre-vingt mille dirhams"],
    [200_000, "Deux cent mille dirhams"],
    [1_000_000, "Un million de dirhams"],
    [1_000_200, "Un million deux cents dirhams"],
    [80_000_000, "Quatre-vingts millions de dirhams"],
    [
      999_999_999.99,
      "Neuf cent quatre-vingt-dix-neuf millions neuf cent quatre-vingt-dix-neuf mille neuf cent quatre-vingt-dix-neuf dirhams et quatre-vingt-dix-neuf centimes",
    ],
  ])("writes %d as %s", (dirhams, text) => expect(words(dirhams)).toBe(text));

  it("writes whole amounts up to 1 000 000 as n2words does", () => {
    for (let value = 0; value <= 1_000_000; value += 1) {
      const text = numberInWords(value);
      // Avoids a million calls of expect, which are slow.
      if (text !== toCardinal(value)) expect(text).toBe(toCardinal(value));
    }
  });

  it("writes any amount up to 999 999 999,99 as n2words does", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (centimes) => {
        const text = amountInWords(centimes as Centimes).toLowerCase();
        const [dirhams, rest] = [Math.floor(centimes / 100), centimes % 100];
        if (dirhams > 0) expect(text.startsWith(toCardinal(dirhams))).toBe(true);
        if (rest > 0) expect(text).toMatch(new RegExp(`${toCardinal(rest)} centimes?$`));
      }),
      { numRuns: 2000 },
    );
  });
});
