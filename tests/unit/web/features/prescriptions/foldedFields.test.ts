import { describe, expect, it } from "vitest";

import { foldedParts, givenFields, isDeep } from "#features/prescriptions/foldedFields.ts";
import { blankExtra } from "#features/prescriptions/extraValues.ts";
import { blankPairs } from "#features/prescriptions/pairValues.ts";

describe("the folded measures", () => {
  it("the first press shows heights and near EIP only", () => {
    const first = foldedParts.extra.filter(
      (field) => !isDeep(field) && !field.startsWith("pairs."),
    );
    expect(first).toEqual(["right_near_eip", "right_height", "left_near_eip", "left_height"]);
    expect(isDeep("pairs.2.right_height")).toBe(false);
    expect(isDeep("pairs.2.wrap")).toBe(true);
    expect(foldedParts.deep).toContain("right_prism");
    expect(foldedParts.deep).not.toContain("left_height");
  });

  it("the folded line lists each value with its name", () => {
    const texts = { ...blankExtra, right_prism: "2.00", right_base: "in", left_height: "18,5" };
    const pairs = { ...blankPairs, "2": { ...blankPairs["2"], wrap: "5" } };
    const told = (later: readonly (2 | 3)[]) =>
      givenFields({ ...texts, vertex: "12", source: "medical" }, pairs, later).map(
        ({ text }) => text,
      );
    expect(told([2])).toEqual([
      "Prisme OD 2.00",
      "Base OD interne",
      "Hauteur OG 18,5",
      "Verre-œil (mm) 12",
      "Paire 2 Galbe (°) 5",
    ]);
    // The values of a pair without lines are not listed.
    expect(told([])).toHaveLength(4);
    expect(givenFields(blankExtra, blankPairs, [2])).toEqual([]);
  });
});
