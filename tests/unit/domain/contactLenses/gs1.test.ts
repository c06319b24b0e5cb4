import { describe, expect, it } from "vitest";

import { gtinOf, readScan } from "#domain/contactLenses/gs1.ts";
import { fitsElement } from "#domain/contactLenses/gs1Elements.ts";

const gtin = "08412345678905";
const fnc1 = "\u001d";
const box = (lot: string, expires_on = "2027-05-31") => ({ gtin, lot, expires_on });
const doubt = (expires_on = "") => ({ refusal: "doubt", sure: { gtin, expires_on } });
const refused = (refusal: string) => ({ refusal });

describe("the scanned code of a box", () => {
  it.each<[string, string, object]>([
    ["with the prefix of a data matrix", `]d201${gtin}1727053110AB12`, box("AB12")],
    ["with the prefix of a bar code", `]C101${gtin}1727053110AB12`, box("AB12")],
    ["without a prefix", `01${gtin}1727053110AB12`, box("AB12")],
    ["with FNC1 first", `${fnc1}01${gtin}1727053110AB12`, box("AB12")],
    ["with its lot before its day", `]d201${gtin}10AB12${fnc1}17270531`, box("AB12")],
    ["with its lot first", `]d210AB12${fnc1}01${gtin}17270531`, box("AB12")],
    ["with FNC1 last", `01${gtin}1727053110AB1221X${fnc1}`, box("AB1221X")],
    ["in brackets", `(01)${gtin}(17)270531(10)AB12`, box("AB12")],
    ["in brackets with blanks", ` (01) ${gtin} (17) 270531 (10) AB12 `, box("AB12")],
    ["in brackets, where a lot is sure", `(01)${gtin}(10)AB1721270531`, box("AB1721270531", "")],
    ["with the day 00, the month's last", `01${gtin}17280200`, box("", "2028-02-29")],
    ["with the day 00 of a short month", `01${gtin}17270400`, box("", "2027-04-30")],
    ["with a day of this century", `01${gtin}17991231`, box("", "2099-12-31")],
    [
      "with elements that are passed over",
      `]d201${gtin}11260101200521S${fnc1}3103001250240X${fnc1}17270531${fnc1}10AB12`,
      box("AB12"),
    ],
    ["with its lot alone", `]d210AB12`, { gtin: "", lot: "AB12", expires_on: "" }],
    ["with its day alone", "]C117270531", { gtin: "", lot: "", expires_on: "2027-05-31" }],
    ["of 14 digits", gtin, box("", "")],
    ["of 13 digits", "8412345678905", box("", "")],
    ["of 12 digits", "036000291452", { gtin: "00036000291452", lot: "", expires_on: "" }],
    ["of 8 digits", "96385074", { gtin: "00000096385074", lot: "", expires_on: "" }],
    ["of digits with blanks", "8 412345 678905", box("", "")],
    ["of a French keyboard", "_'&é\"'(-è_ç\u00e0(".replace("é", "\u00e9"), box("", "")],
  ])("the code of a box %s is parsed", (_, code, expected) => {
    expect(readScan(code)).toEqual(expected);
  });

  it.each<[string, string, object]>([
    ["that is empty", "", refused("unread")],
    ["that is a word", "Toric 55", refused("unread")],
    ["that begins like a lot by chance", "10AB12", refused("unread")],
    ["of another symbology", `]Q301${gtin}`, refused("unread")],
    ["of another length", "123456789", refused("unread")],
    ["that is cut", `01${gtin.slice(0, 9)}`, refused("unread")],
    ["with letters in its GTIN", `]d201${gtin.slice(0, 13)}A`, refused("unread")],
    ["with an unknown identifier", `01${gtin}05123`, refused("unread")],
    ["with an empty lot", `]d210${fnc1}01${gtin}`, refused("unread")],
    ["with a lot that is too long", `]d210${"Z".repeat(21)}${fnc1}01${gtin}`, refused("unread")],
    ["with two lots", `]d210A${fnc1}10B${fnc1}01${gtin}`, refused("unread")],
    ["with nothing of a box", `]d221AB12${fnc1}`, refused("unread")],
    ["with brackets that are no identifiers", `(01)${gtin}(5)A`, refused("unread")],
    ["with words before its brackets", `GTIN (01)${gtin}`, refused("unread")],
    ["that is too long", `]d210A${fnc1}91${"9".repeat(200)}`, refused("unread")],
    ["with a wrong check digit", `01${gtin.slice(0, 13)}6`, refused("check_digit")],
    ["of 13 digits with a wrong one", "8412345678906", refused("check_digit")],
    ["of zeros", "00000000", refused("check_digit")],
    ["with a month 13", `01${gtin}17271301`, refused("day")],
    ["with the 30th of February", `01${gtin}17270230`, refused("day")],
  ])("the code of a box %s is refused", (_, code, expected) => {
    expect(readScan(code)).toEqual(expected);
  });

  it.each<[string, string, object]>([
    ["a day", `]d201${gtin}10AB1217270531`, doubt()],
    ["a serial number", `01${gtin}1727053110AB1221XYZ`, doubt("2027-05-31")],
    ["a count", `01${gtin}10AB12306`, doubt()],
    ["a day of production and a serial number", `01${gtin}10AB1126010121S`, doubt()],
    ["more than 20 signs", `01${gtin}10AB12345621${"Z".repeat(18)}`, doubt()],
    ["a word of its maker", `01${gtin}10AB1291X`, doubt()],
  ])("a code of a box whose lot may contain %s is doubtful", (_, code, expected) => {
    expect(readScan(code)).toEqual(expected);
  });

  it("a code of a box is doubtful when another value may contain its lot", () => {
    expect(readScan(`01${gtin}21SER10LOT`)).toEqual(doubt());
    expect(readScan(`01${gtin}1727053110A${fnc1}21SER10LOT`)).toEqual(box("A"));
  });

  it("a code of a box is parsed when its lot cannot contain another value", () => {
    const lots = ["A12345", "LOT2026A", "0045", "AB17888888", "X01123", "12", "4567", "Q0110"];
    for (const lot of lots)
      expect([lot, readScan(`01${gtin}10${lot}`)]).toEqual([lot, box(lot, "")]);
  });

  it("a code of few digits that may be a day and a lot is doubtful", () => {
    for (const code of ["17270531", "173106241025"])
      expect(readScan(code)).toEqual({ refusal: "doubt", sure: { gtin: "", expires_on: "" } });
  });

  it("a code with a doubtful lot is first refused for its other faults", () => {
    expect(readScan(`01${gtin.slice(0, 13)}610AB1221X`)).toEqual(refused("check_digit"));
    expect(readScan(`01${gtin}1727023010AB1221X`)).toEqual(refused("day"));
  });
});

describe("a GTIN", () => {
  it.each([
    ["96385074", "00000096385074"],
    ["036000291452", "00036000291452"],
    ["8412345678905", gtin],
    [gtin, gtin],
    ["8412345678904", null],
    ["841234567890", null],
    ["1", null],
    ["", null],
    ["0".repeat(14), null],
    ["ABCDEFGH", null],
  ])("the GTIN of %s is %s", (code, expected) => expect(gtinOf(code)).toBe(expected));
});

describe("the value of a GS1 identifier", () => {
  it.each([
    ["01", gtin, true],
    ["01", "1", false],
    ["10", "", false],
    ["10", "A".repeat(20), true],
    ["10", "A".repeat(21), false],
    ["10", "A B", false],
    ["30", "12345678", true],
    ["30", "A", false],
    ["3103", "001250", true],
    ["253", "1".repeat(13), true],
    ["253", "1".repeat(12), false],
    ["421", "504X", true],
    ["421", "50X", false],
    ["05", "1", false],
    ["100", "A", false],
  ])("the GS1 identifier %s accepts the value '%s': %s", (ai, value, isFit) =>
    expect(fitsElement(ai, value)).toBe(isFit),
  );
});
