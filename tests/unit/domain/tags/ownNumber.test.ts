import { expect, it } from "vitest";

import { checkDigit, isEan, ownNumber } from "#domain/tags/ownNumber.ts";

it("the first numbers of a company are 0400000000015 and 0400000000022", () => {
  expect([1, 2, 9_999_999_999].map(ownNumber)).toEqual([
    "0400000000015",
    "0400000000022",
    "0499999999998",
  ]);
});

it.each([
  ["3760123456784", true],
  ["3760123456780", false],
  ["036000291452", true],
  ["036000291453", false],
  ["96385074", false],
  ["RB-5154", false],
  ["", false],
])("the code '%s' is a valid EAN-13: %s", (code, expected) => {
  expect(isEan(code)).toBe(expected);
});

it("the check digit of a multiple of ten is 0", () => {
  expect(checkDigit("0000000")).toBe(0);
});
