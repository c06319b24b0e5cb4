import { describe, expect, it } from "vitest";

import { writeCommaCsv, writeCsv } from "#lib/csv.ts";

describe("a table for a French spreadsheet", () => {
  it("has semicolons, decimal commas and the mark of UTF-8", async () => {
    expect(await writeCsv(["Nom", "Montant"], [["Aïcha", 1850.5]])).toBe(
      "\ufeffNom;Montant\r\nAïcha;1850,5\r\n",
    );
  });

  it("quotes separators and line breaks", async () => {
    expect(await writeCsv(["Notes"], [['a;b "c"\nd']])).toBe('\ufeffNotes\r\n"a;b ""c""\nd"\r\n');
  });

  it.each([
    ["=HYPERLINK(1)", '"\'=HYPERLINK(1)"'],
    ["@SUM(1)", '"\'@SUM(1)"'],
    ["-1+cmd|' /C'!A0", "\"'-1+cmd|' /C'!A0\""],
    ["+212 612", "+212 612"],
    ["-12,50", "-12,50"],
  ])("%s never runs as a formula", async (cell, expected) => {
    expect(await writeCsv(["x"], [[cell]])).toBe(`\ufeffx\r\n${expected}\r\n`);
  });
});

it("a template has commas, and the separator line for Excel", async () => {
  expect(await writeCommaCsv(["name", "stock"], [["A, B", "3"]])).toBe(
    'sep=,\r\nname,stock\r\n"A, B",3\r\n',
  );
});
