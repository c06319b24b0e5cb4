import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { parseRate, rateRefusal, rateText } from "#lib/texts/vatRate.ts";

describe("a typed rate", () => {
  it.each([
    ["20", 20],
    ["5,5", 5.5],
    ["0", 0],
    ["7.25", 7.25],
  ])("the typed rate %j is parsed as %d", (typed, rate) => {
    expect([parseRate(typed), rateRefusal(typed)]).toEqual([rate, null]);
  });

  it.each([
    ["", "Ce champ est requis"],
    ["vingt", "Ce champ attend un nombre"],
    ["-1", "La valeur doit être au moins 0"],
    ["100,01", "La valeur ne doit pas dépasser 100"],
  ])("the typed rate %j is refused with the server's message", (typed, sentence) => {
    expect(rateRefusal(typed)).toBe(sentence);
  });

  it("a displayed rate is parsed back unchanged", () => {
    const rates = fc.integer({ min: 0, max: 10_000 }).map((points) => points / 100);
    fc.assert(fc.property(rates, (rate) => parseRate(rateText(rate)) === rate));
  });
});
