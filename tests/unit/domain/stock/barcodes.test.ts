import { describe, expect, it } from "vitest";

import { otherBarcodeForm, readScan, scannedCode, scannedDigits } from "#domain/stock/barcodes.ts";
import { searchTerms } from "#domain/search/terms.ts";

describe("a barcode", () => {
  it.each([
    ["036000291452", "0036000291452"],
    ["0036000291452", "036000291452"],
    ["6110001248873", ""],
    ["61100012", ""],
    ["A36000291452", ""],
  ])("the barcode %s is also searched as %j", (code, other) => {
    expect(otherBarcodeForm(code)).toBe(other);
  });

  it.each([
    ["&\u00e9\"'(-\u00e8_\u00e7\u00e0", "1234567890"],
    ["&\u00e9\"'(\u00a7\u00e8!\u00e7\u00e0", "1234567890"],
    ["6110001248873", "6110001248873"],
    ["\u00e0\u00e9A", "\u00e0\u00e9A"],
    ["GU-2026", "GU-2026"],
    ["", ""],
  ])("the code typed as %j on a French keyboard is read as %j", (typed, figures) => {
    expect(scannedDigits(typed)).toBe(figures);
  });

  it.each([
    ['$d\u00e9\u00e0&\u00e0_"\u00e8&&\u001dQW)?m', "]d201083711\u001dAZ-M;"],
    ["]d2010837", "]d2010837"],
    ["riad, (06)", "riad, (06)"],
    ["-&&\u00e0\u00e0\u00e0", "611000"],
  ])("the scanned code with letters, typed as %j, is read as %j", (typed, code) => {
    expect(scannedCode(typed)).toBe(code);
  });

  it.each([
    ["-&&\u00e0\u00e0\u00e0 ", "611000"],
    ["-&&\u00e0\u00e0", "-&&\u00e0\u00e0"],
    ["riad 52", "riad 52"],
    ["(06) 12", "(06) 12"],
  ])("the search typed as %j is read as %j", (typed, query) => {
    expect(readScan(typed)).toBe(query);
  });

  it("a barcode is searched by its UPC-A form, which its EAN-13 form contains", () => {
    expect(searchTerms("036000291452")).toEqual([[["036000291452"]]]);
    // May also be a foreign telephone number with the prefix 00.
    expect(searchTerms("0036000291452")).toEqual([[["036000291452"]], [["3600291452"]]]);
    expect(searchTerms("0033612345678")).toEqual([[["033612345678"]], [["33612345678"]]]);
  });
});
