import fc from "fast-check";
import papa from "papaparse";
import { describe, expect, it } from "vitest";

import type { IsoDay } from "#domain/core/days/days.ts";
import { toCentimes } from "#domain/core/money.ts";
import { amountCell, csvFile, dayCell, rateCell, textCell } from "#domain/core/text/csv.ts";

describe("a CSV file for a French spreadsheet", () => {
  it("a CSV file begins with the byte order mark of UTF-8, and its lines end in CRLF", () => {
    expect(csvFile(["Nom", "TTC"], [['Aïcha; "Z"', "1234,56"]])).toBe(
      '\ufeffNom;TTC\r\n"Aïcha; ""Z""";1234,56\r\n',
    );
  });

  it("amounts, rates and days of a CSV file have the French format", () => {
    const amounts = [1234.56, -12, 0, 0.05, 999_999_999.99].map((one) =>
      amountCell(toCentimes(one)),
    );
    expect([
      ...amounts,
      rateCell(2000),
      rateCell(550),
      rateCell(0),
      rateCell(null),
      dayCell("2026-11-30" as IsoDay),
      dayCell(""),
    ]).toEqual([
      "1234,56",
      "-12,00",
      "0,00",
      "0,05",
      "999999999,99",
      "20",
      "5,5",
      "0",
      "",
      "30/11/2026",
      "",
    ]);
  });

  it("a text that a spreadsheet would run as a formula gets an apostrophe", () => {
    expect(["=1+1", "+212 612", "-5", "@SUM(A1)", "\t=1", "a=1", "'a", ""].map(textCell)).toEqual([
      "'=1+1",
      "'+212 612",
      "'-5",
      "'@SUM(A1)",
      "'\t=1",
      "a=1",
      "'a",
      "",
    ]);
  });

  it("the cells of a CSV file are parsed back unchanged", () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom(";", '"', "\r\n", " a ", "'", "=1"));
    const rows = fc.integer({ min: 2, max: 4 }).chain((width) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
        minLength: 1,
        maxLength: 6,
      }),
    );
    fc.assert(
      fc.property(rows, (cells) => {
        const head = cells[0]?.map((_, at) => `c${at}`) ?? [];
        const { data, errors } = papa.parse(csvFile(head, cells).slice(1), {
          delimiter: ";",
        });
        expect(errors).toEqual([]);
        expect(data).toEqual([head, ...cells, [""]]);
      }),
    );
  });
});
