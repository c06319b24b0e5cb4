import { expect, it } from "vitest";
import { splitColour } from "#features/products/productLabels.ts";

it.each([
  ["Monture Oasis 51-17, noir", "Monture Oasis 51-17", "noir"],
  ["Solaire, métal, bleu nuit", "Solaire, métal", "bleu nuit"],
  ["Verre - Progressif 1,6", "Verre - Progressif 1,6", ""],
  [", noir", ", noir", ""],
  ["", "", ""],
])("the label %j is split into the name %j and the colour %j", (name, base, colour) => {
  expect(splitColour(name)).toEqual({ base, colour });
});
