import { expect, it } from "vitest";
import { emptyLens } from "#domain/contactLenses/lens.ts";
import type { InvoiceItem } from "#domain/core/records.ts";
import { lineWords, withLineWords } from "#shared/contactLenses/lineWords.ts";

const lens = { ...emptyLens, bc: 8.7, dia: 14.5, sphere: -2.5, cylinder: -0.75, axis: 180 };
type Line = Parameters<typeof lineWords>[0];
const line = (values: Partial<Pick<InvoiceItem, "eye" | "lens">>): Line => ({
  product_type: "contact_lens",
  ...values,
});

it.each<[string, Line, string]>([
  ["an eye", line({ eye: "right", lens }), "OD · RC 8.70 · Ø 14.5 · −2.50 (−0.75) 180°"],
  ["both eyes", line({ eye: "", lens }), "ODG · RC 8.70 · Ø 14.5 · −2.50 (−0.75) 180°"],
  ["an eye whose values are hidden", line({ eye: "left" }), "OG"],
  ["a colour without values", line({ eye: "", lens: null }), ""],
  ["another product", { ...line({ eye: "right", lens }), product_type: "lens" }, ""],
])("a line of %s has the right text", (_, of, words) => {
  expect(lineWords(of)).toBe(words);
  expect(withLineWords([of])).toEqual([words ? { ...of, lensWords: words } : of]);
});
