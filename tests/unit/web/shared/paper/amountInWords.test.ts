import { describe, expect, it } from "vitest";

import type { Centimes } from "#domain/core/money.ts";
import { amountInWords } from "#shared/paper/amountInWords.ts";

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
    [70, "Soixante-dix dirhams"],
    [77, "Soixante-dix-sept dirhams"],
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
    [21_000, "Vingt et un mille dirhams"],
    [200_000, "Deux cent mille dirhams"],
    [1_000_000, "Un million de dirhams"],
    [1_000_200, "Un million deux cents dirhams"],
    [1_000_000.5, "Un million de dirhams et cinquante centimes"],
    [200_000_000, "Deux cents millions de dirhams"],
    [80_000_000, "Quatre-vingts millions de dirhams"],
    [
      999_999_999.99,
      "Neuf cent quatre-vingt-dix-neuf millions neuf cent quatre-vingt-dix-neuf mille neuf cent quatre-vingt-dix-neuf dirhams et quatre-vingt-dix-neuf centimes",
    ],
  ])("the amount %d in words is %s", (dirhams, text) => expect(words(dirhams)).toBe(text));
});
