import { describe, expect, it } from "vitest";

import {
  productTypeOf,
  readCatalogueRow,
  readPriceRow,
  catalogueRowMessage,
  supplierKey,
} from "#domain/stock/catalogue.ts";

describe("a row of an imported catalogue", () => {
  it.each([
    ["12.5", 12.5],
    ["12,50", 12.5],
    ["1 234,5", 1234.5],
    ["1\u202f250,00 DH", 1250],
    ["1.250,00", 1250],
    ["1.250.000", 1_250_000],
    ["12.345.678,90 dhs", 12_345_678.9],
    ["1,250.00 MAD", 1250],
    ["850 dirhams", 850],
    ["", 0],
  ])("the catalogue price %j is parsed as %d", (typed, price) => {
    const { product, violations } = readCatalogueRow({
      name: "Riad",
      type: "frame",
      selling_price: typed,
    });
    expect(product["selling_price"]).toBe(price);
    expect(violations).toEqual([]);
  });

  it.each(["douze", "1.25.0", "12 EUR", "1,2,3"])("the catalogue price %j is refused", (typed) => {
    const row = { name: "Riad", type: "frame", selling_price: typed };
    expect(readCatalogueRow(row).violations).toMatchObject([{ field: "selling_price" }]);
  });

  it.each(["850.000", "850,000", "1.250 DH"])(
    "the ambiguous amount %j is refused in catalogue rows and in price rows",
    (typed) => {
      const row = { name: "Riad", type: "frame", selling_price: typed };
      for (const { violations } of [readCatalogueRow(row), readPriceRow(row)])
        expect(violations.map(catalogueRowMessage)).toEqual([
          `Prix de vente\u00a0: «\u00a0${typed}\u00a0» se lit de deux façons\u00a0: écrivez-le sans séparateur`,
        ]);
    },
  );

  it.each([
    ["frame", "frame"],
    ["MONTURES", "frame"],
    ["Montures  optiques", "frame"],
    ["verres", "lens"],
    ["Solaires", "sunglasses"],
    ["lunettes de soleil", "sunglasses"],
    ["Accessoires", "accessory"],
    ["étuis", "accessory"],
    ["Divers", "other"],
    ["autres", "other"],
    ["Lentilles de contact", "contact_lens"],
    ["LENTILLES", "contact_lens"],
    ["contact lenses", "contact_lens"],
    ["contact_lens", "contact_lens"],
  ])("the catalogue type %j is recognised", (typed, type) => {
    expect(productTypeOf(typed)).toBe(type);
  });

  it.each(["", "x", "jumelles"])("the catalogue type %j is refused", (typed) => {
    expect(productTypeOf(typed)).toBeUndefined();
  });

  it("a supplier's name is compared without spaces, case and accents", () => {
    expect(supplierKey("  Atelier  ÉTÉ ")).toBe(supplierKey("atelier été"));
  });
});

describe("a row of new prices", () => {
  it("a blank price in a row of new prices leaves the price unchanged", () => {
    expect(readPriceRow({ purchase_price: " ", selling_price: "1.250,00" })).toEqual({
      prices: { selling_price: 1250 },
      violations: [],
    });
  });

  it("a row of new prices refuses a text that is no price", () => {
    expect(readPriceRow({ selling_price: "-5" }).violations).toMatchObject([
      { field: "selling_price" },
    ]);
  });
});

describe("codes damaged by a spreadsheet", () => {
  const read = (values: object) => readCatalogueRow({ name: "Riad", type: "frame", ...values });
  it.each([
    ['="0061100012"', "0061100012"],
    ["'0061100012", "0061100012"],
    ["6 111 234 567 890", "6111234567890"],
    ["6111234567890,00", "6111234567890"],
    ["6,111234567890E+12", "6111234567890"],
    ["6111\u200b24567\uff1901", "611124567901"],
  ])("the barcode %s, damaged by a spreadsheet, is repaired", (typed, stored) => {
    const { product, violations } = read({ barcode: typed });
    expect([product["barcode"], violations]).toEqual([stored, []]);
  });

  it.each([
    ['="GU-2026"', "GU-2026"],
    ["'007", "007"],
    ["GU 2026", "GU 2026"],
    ["1E5", "1E5"],
  ])("the reference %s, damaged by a spreadsheet, is repaired", (typed, stored) => {
    const { product, violations } = read({ reference: typed });
    expect([product["reference"], violations]).toEqual([stored, []]);
  });

  it.each([{ barcode: "6,11E+12" }, { reference: "6.11E+12" }, { barcode: "6E12" }])(
    "a shortened code %o is refused, and the message says why",
    (values) => {
      const { violations } = read(values);
      expect(violations.map(catalogueRowMessage).join()).toMatch(/tableur a abrégé ce code/);
    },
  );
});
