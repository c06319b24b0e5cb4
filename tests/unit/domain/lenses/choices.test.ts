import { describe, expect, it } from "vitest";

import type { Centimes } from "#domain/core/money.ts";
import { facetsOf, isPressed, type Offered } from "#domain/lenses/choiceFacets.ts";
import { hasWords, isIndexAsked, readChoiceQuery } from "#domain/lenses/choiceQuery.ts";

describe("words for a lens", () => {
  it("are an index, a thinness, or the beginning of a word", () => {
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

it("buttons count what the presses before leave, with the least total", () => {
  const range = (geometry: string, index: number, treatment: string, total: number): Offered => ({
    geometry,
    index,
    treatment,
    total: total as Centimes,
  });
  const ranges = [
    range("single", 1.5, "AR", 300),
    range("single", 1.6, "AR", 640),
    range("single", 1.6, "Bleu", 700),
    range("progressive", 1.6, "AR", 2000),
  ];
  const presses = { geometry: "single", index: 1.6 };
  const unmade = { ...range("single", 1.6, "AR", 0), total: null };
  const { geometries, indices, treatments } = facetsOf([...ranges, unmade], presses);
  expect(geometries).toEqual([
    { value: "single", from: 300, count: 3 },
    { value: "progressive", from: 2000, count: 1 },
  ]);
  expect(indices.map(({ value }) => value)).toEqual([1.5, 1.6]);
  expect(treatments).toEqual([
    { value: "AR", from: 640, count: 1 },
    { value: "Bleu", from: 700, count: 1 },
  ]);
  expect(ranges.filter((one) => isPressed(one, presses))).toHaveLength(2);
});
