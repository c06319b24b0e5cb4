import { expect, it } from "vitest";

import { inLine } from "#shared/documents/companyLines.ts";

it("an Arabic part of a line is isolated with direction marks, and other parts are unchanged", () => {
  expect(inLine("Optique", "12, شارع الحسن", "", "05 22 00 00 00")).toBe(
    "Optique · \u206812, شارع الحسن\u2069 · 05 22 00 00 00",
  );
  expect(inLine("Optique", "12, avenue des Acacias")).toBe("Optique · 12, avenue des Acacias");
});
