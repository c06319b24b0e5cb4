import { describe, expect, it } from "vitest";

import { hasWords, isIndexAsked, readChoiceQuery } from "#domain/lenses/choiceQuery.ts";

describe("words for a lens", () => {
  it("mean an index, a thinness, or the beginning of a word", () => {
    expect(readChoiceQuery("1,67 ar")).toEqual({ index: 1.67, least: null, words: ["ar"] });
    expect(readChoiceQuery("Aminci Atlas")).toEqual({ index: null, least: 1.59, words: ["atlas"] });
    expect(readChoiceQuery("super aminci").least).toBe(1.66);
    expect(readChoiceQuery("ultra amincis").least).toBe(1.73);
    expect(readChoiceQuery("super 65")).toEqual({
      index: null,
      least: null,
      words: ["super", "65"],
    });
  });

  it("find by the beginning of words, without accents", () => {
    expect(hasWords(["ceda", "ver"], "Cédar 1.6 Verrerie")).toBe(true);
    expect(hasWords(["rerie"], "Cédar 1.6 Verrerie")).toBe(false);
    expect(hasWords([], "")).toBe(true);
  });

  it("stand apart where a mark parts them, as those of a lens do", () => {
    const found = (typed: string, text: string) => hasWords(readChoiceQuery(typed).words, text);
    expect(found("mi-distance", "Chêne Mi-distance")).toBe(true);
    expect(found("d’optique, UV+", "Comptoir d'Optique UV+")).toBe(true);
    expect(found("distance-mi", "Chêne Mi-distance")).toBe(true);
    expect(found("mi-dur", "Chêne Mi-distance")).toBe(false);
    expect(readChoiceQuery("1,5/AR")).toEqual({ index: 1.5, least: null, words: ["ar"] });
    expect(readChoiceQuery("super-aminci").least).toBe(1.66);
  });

  it("ask an index exactly, or at least", () => {
    const asked = (typed: string, index: number | null) =>
      isIndexAsked(readChoiceQuery(typed), index);
    expect([asked("1.6", 1.6), asked("1.6", 1.67), asked("1.6", null)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([asked("aminci", 1.59), asked("aminci", 1.5), asked("aminci", null)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
