import { describe, expect, it } from "vitest";

import { collections } from "#domain/core/records.ts";
import { readField } from "#domain/core/fields/readField.ts";

describe("the number of a document", () => {
  const { receipt_number } = collections.optique_stock_receipts;
  const { adjustment_number } = collections.optique_stock_adjustments;
  const { invoice_number } = collections.optique_invoices;
  it.each([
    ["BR-1", "BR-1"],
    ["\uff22\uff32\uff0d\uff11", "BR-1"],
    ["BR\u200b-1", "BR-1"],
    ["BR\u200d-\u20601\u00ad", "BR-1"],
    ["BR-1\ufe0f", "BR-1"],
    ["BR\u00a01", "BR 1"],
    [" BR\t1 ", "BR 1"],
    ["n°12", "n°12"],
    ["e\u0301-1", "é-1"],
  ])("the document number '%s' is stored as '%s', without invisible characters", (sent, stored) => {
    for (const shape of [receipt_number, adjustment_number, invoice_number])
      expect(readField(shape, sent).stored).toBe(stored);
  });

  it("a document number of only invisible characters is refused as missing", () =>
    expect(readField(receipt_number, "\u200b\u2060").stored).toBe(""));
});
