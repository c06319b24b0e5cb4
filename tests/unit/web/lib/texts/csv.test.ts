import { describe, expect, it } from "vitest";

import { readCell, writeCommaCsv, writeCsv } from "#lib/texts/csv.ts";

describe("a table for a French spreadsheet", () => {
  it("a CSV table has semicolons, decimal commas and the byte order mark of UTF-8", () => {
    expect(writeCsv(["Nom", "Montant"], [["Aïcha", 1850.5]])).toBe(
      "\ufeffNom;Montant\r\nAïcha;1850,5\r\n",
    );
  });

  it("a CSV table quotes separators and line breaks", () => {
    expect(writeCsv(["Notes"], [['a;b "c"\nd']])).toBe('\ufeffNotes\r\n"a;b ""c""\nd"\r\n');
  });

  it.each([
    ["=HYPERLINK(1)", '"\'=HYPERLINK(1)"'],
    ["@SUM(1)", '"\'@SUM(1)"'],
    ["-1+cmd|' /C'!A0", "\"'-1+cmd|' /C'!A0\""],
    ["+212 612", "+212 612"],
    ["-12,50", "-12,50"],
    ['="1"&cmd', `"'=""1""&cmd"`],
    ['="0612"&A1', `"'=""0612""&A1"`],
  ])("the CSV cell %s cannot run as a formula", async (cell, expected) => {
    expect(writeCsv(["x"], [[cell]])).toBe(`\ufeffx\r\n${expected}\r\n`);
  });
});

describe("digits that a spreadsheet would change", () => {
  it.each(["0612345678", "06 12 34 56 78", "0004471820", "00", "6111234567890"])(
    "the CSV cell '%s' keeps all its digits, and the import parses it unchanged",
    (cell) => {
      const quoted = `"=""${cell}"""`;
      expect(writeCsv(["x"], [[cell]])).toBe(`\ufeffx\r\n${quoted}\r\n`);
      expect(writeCommaCsv(["x"], [[cell]])).toBe(`sep=,\r\nx\r\n${quoted}\r\n`);
      expect(readCell(`="${cell}"`)).toBe(cell);
    },
  );

  it.each(["0", "2026110001", "0,50", "01/12/2026", "A0012", "-0612"])(
    "the CSV cell '%s' is written plainly, since a spreadsheet does not change it",
    (cell) => expect(writeCsv(["x"], [[cell]])).toBe(`\ufeffx\r\n${cell}\r\n`),
  );

  it("the import leaves a cell with any other formula unchanged", () => {
    for (const cell of ['="A1"', "=1", '="06" & A1', "0612"]) expect(readCell(cell)).toBe(cell);
  });
});

it("the template of an import has commas, and a line that tells Excel the separator", () => {
  expect(writeCommaCsv(["name", "stock"], [["A, B", "3"]])).toBe(
    'sep=,\r\nname,stock\r\n"A, B",3\r\n',
  );
});
