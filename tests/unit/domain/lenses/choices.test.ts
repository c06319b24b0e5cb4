import { describe, expect, it } from "vitest";

import { hasWords, isIndexAsked, readChoiceQuery } from "#domain/lenses/choiceQuery.ts";

describe("a search for a lens by words", () => {
  it("a word of a lens search is an index, a thinness, or the beginning of a name's word", () => {
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

  it("a lens search matches beginnings of words, without accents", () => {
    expect(hasWords(["ceda", "ver"], "Cédar 1.6 Verrerie")).toBe(true);
    expect(hasWords(["rerie"], "Cédar 1.6 Verrerie")).toBe(false);
    expect(hasWords([], "")).toBe(true);
  });

  it("punctuation separates words, both in a lens search and in a lens name", () => {
    const found = (typed: string, text: string) => hasWords(readChoiceQuery(typed).words, text);
    expect(found("mi-distance", "Chêne Mi-distance")).toBe(true);
    expect(found("d’optique, UV+", "Comptoir d'Optique UV+")).toBe(true);
    expect(found("distance-mi", "Chêne Mi-distance")).toBe(true);
    expect(found("mi-dur", "Chêne Mi-distance")).toBe(false);
    expect(readChoiceQuery("1,5/AR")).toEqual({ index: 1.5, least: null, words: ["ar"] });
    expect(readChoiceQuery("super-aminci").least).toBe(1.66);
  });

  it("a number searches a lens of exactly that index, and 'aminci' one of at least its index", () => {
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
