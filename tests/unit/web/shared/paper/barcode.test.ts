import { describe, expect, it } from "vitest";

import { barsOf, code128, codeBarsOf, quietModules } from "#shared/paper/barcode.ts";
import { barcodeModules, readCode128 } from "#support/code128.ts";

describe("the bars of a job ticket", () => {
  it.each(["2026110028", "2026110000", "2026129999", "20261110000", "202601123456"])(
    "a scanner reads the bars of a job ticket as %s",
    (number) => {
      const { path, width } = barsOf(number);
      const drawn = barcodeModules(path, width);
      const white = "0".repeat(quietModules);
      expect(drawn.startsWith(`${white}1`)).toBe(true);
      expect(drawn.endsWith(`1${white}`)).toBe(true);
      expect(readCode128(drawn.slice(quietModules, -quietModules))).toBe(number);
    },
  );

  it("the bar code of a job ticket has two digits per symbol, so ten digits take 90 modules", () => {
    expect(code128("2026110028")).toHaveLength(90);
  });

  it("a scanner refuses a ticket with one wrong bar", () => {
    const modules = code128("2026110028");
    // The check symbol follows the start symbol and five pairs of digits.
    const checkAt = 6 * 11;
    const other = code128("2026110029");
    const mixed = modules.slice(0, checkAt) + other.slice(checkAt);
    expect(() => readCode128(mixed)).toThrow("check");
    expect(() => readCode128(modules.slice(1))).toThrow();
  });
});

describe("the bars of a product's code", () => {
  it("a bar code EAN-13 or UPC-A takes 113 modules with its quiet zones", () => {
    for (const code of ["0400000000015", "3760123456784", "036000291452"])
      expect([code, codeBarsOf(code)?.width]).toEqual([code, 113]);
  });

  it("thirteen digits with a wrong check digit are printed as Code 128, in 143 modules", () => {
    expect(codeBarsOf("3760123456780")?.width).toBe(143);
    const { path = "", width = 0 } = codeBarsOf("RB-5154") ?? {};
    expect(readCode128(barcodeModules(path, width).slice(10, -10))).toBe("RB-5154");
  });

  it("an empty code, and one with letters that Code 128 lacks, has no bars", () => {
    expect([codeBarsOf("\u0642"), codeBarsOf("")]).toEqual([null, null]);
  });
});
