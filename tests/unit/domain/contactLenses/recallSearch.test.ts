import { describe, expect, it } from "vitest";
import { isDoubtfulLot, recallSearches, scannedLot } from "#domain/contactLenses/recallSearch.ts";

const gtin = "08412345678905";
const asked = (text: string) => recallSearches(text).map((one) => Object.entries(one).join());

describe("the recall of a lot", () => {
  it.each<[string, string, string[]]>([
    ["letters and figures", " AB12 ", ["lot,AB12"]],
    ["figures with the form of a GTIN", "12345670", ["lot,12345670", "gtin,00000012345670"]],
    ["figures with a wrong check digit", "12345678", ["lot,12345678"]],
    ["figures that begin like a day", "17120831", ["lot,17120831"]],
    ["a day and a lot", "1712083110AB12", ["lot,1712083110AB12", "lot,AB12"]],
    ["a whole code", `01${gtin}10AB12`, [`lot,01${gtin}10AB12`, "lot,AB12"]],
    ["the code of a box", gtin, [`lot,${gtin}`, `gtin,${gtin}`]],
  ])("the recall searches %s both as a typed lot and as a scanned code", (_, text, expected) =>
    expect(asked(text)).toEqual(expected),
  );

  it("the lot is extracted from a scanned code, unless it is doubtful", () => {
    const codes = [`01${gtin}10AB12`, gtin.slice(1), "AB12 ", `01${gtin}10AB1217310531`];
    expect(codes.map(scannedLot)).toEqual(["AB12", gtin, "AB12", null]);
    expect(codes.map(isDoubtfulLot)).toEqual([false, false, false, true]);
  });
});
