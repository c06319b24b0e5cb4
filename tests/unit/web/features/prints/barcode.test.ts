import { describe, expect, it } from "vitest";

import { barsOf, code128, quietModules } from "#shared/paper/barcode.ts";
import { barcodeModules, readCode128 } from "#support/code128.ts";

describe("the bars of a job ticket", () => {
  it.each(["2026110028", "2026110000", "2026129999", "20261110000", "202601123456"])(
    "the bars of a job ticket are read as %s",
    (number) => {
      const { path, width } = barsOf(number);
      const drawn = barcodeModules(path, width);
      const white = "0".repeat(quietModules);
      expect(drawn.startsWith(`${white}1`)).toBe(true);
      expect(drawn.endsWith(`1${white}`)).toBe(true);
      expect(readCode128(drawn.slice(quietModules, -quietModules))).toBe(number);
    },
  );

  it("encode two digits per symbol: 90 modules for ten", () => {
    expect(code128("2026110028")).toHaveLength(90);
  });

  it("a scanner refuses a ticket with one wrong bar", () => {
    const modules = code128("2026110028");
    // After the start symbol and five digit pairs.
    const checkAt = 6 * 11;
    const other = code128("2026110029");
    const mixed = modules.slice(0, checkAt) + other.slice(checkAt);
    expect(() => readCode128(mixed)).toThrow("check");
    expect(() => readCode128(modules.slice(1))).toThrow();
  });
});
