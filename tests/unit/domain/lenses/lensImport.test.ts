import { describe, expect, it } from "vitest";

import { readTariff } from "#domain/lenses/import/readTariff.ts";
import { tariffDifference } from "#domain/lenses/import/difference.ts";
import { priceOfCost, readImportSettings } from "#domain/lenses/import/settings.ts";
import { columnsOf, isCorner } from "#domain/lenses/import/heads.ts";
import { toCentimes } from "#domain/core/money.ts";
import type { PowerRow } from "#domain/lenses/tariff.ts";

/** Cells of a file with semicolons as separators. */
const cells = (text: string) => text.split("\n").map((line) => line.split(";"));
const read = (text: string, asked: object = {}, supplier: "minus" | "plus" | null = null) =>
  readTariff(cells(text), readImportSettings({ ...asked }).settings, supplier);
/** Parsed tariff of a file; throws if the file has none. */
function tariffOf(...asked: Parameters<typeof read>) {
  const { tariff, violations } = read(...asked);
  if (!tariff) throw new Error(JSON.stringify(violations));
  return tariff;
}
const rowsOf = (...asked: Parameters<typeof read>) =>
  tariffOf(...asked).ranges.flatMap(({ rows }) => rows);
const messagesOf = (...asked: Parameters<typeof read>) =>
  tariffOf(...asked).lines.map(({ line, message }) => `${line} ${message}`);

const row = (
  sphere: [number, number],
  cylinder: [number, number],
  price: number,
  more = {},
): PowerRow => ({
  sphere,
  cylinder,
  diameter: 0,
  price,
  cost: null,
  ...more,
});

const listHeads =
  "Code;Nom;Géométrie;Indice;Matière;Traitement;Teinte;Ø;Fabrication;Délai;Sph min;Sph max;Cyl min;Cyl max;Add min;Add max;PVO;PVP";

describe("an import file with one zone of powers per row", () => {
  it("each row of a file is a zone of powers, and rows with the same code are one range", () => {
    const file = `Tarif 2027;;\n\n${listHeads}
ORM16;Orme 1.6 AR;Unifocal;1,6;Organique;AR;;65;Stock;2 j;-6,00;Plan;-2,00;0;;;187,00;320,00 DH
ORM16;;;;;;;70;;;−6.00;0;0;-2.00;;;195;1 340,00
CHE;Chêne;Progressif;1.5;;;;;Prescription;5;0;4;;;0,75;3,50;;890`;
    const { shape, ranges, lines } = tariffOf(file);
    expect(shape).toBe("list");
    expect(lines).toEqual([]);
    expect(ranges).toEqual([
      {
        line: 4,
        reference: "ORM16",
        name: "Orme 1.6 AR",
        values: {
          geometry: "single",
          lens_index: 1.6,
          material: "Organique",
          treatment: "AR",
          fabrication: false,
          delay_days: 2,
          diameters: [65, 70],
        },
        rows: [
          row([-6, 0], [-2, 0], 320, { diameter: 65, cost: 187 }),
          row([-6, 0], [-2, 0], 1340, { diameter: 70, cost: 195 }),
        ],
      },
      {
        line: 6,
        reference: "CHE",
        name: "Chêne",
        values: {
          geometry: "progressive",
          lens_index: 1.5,
          fabrication: true,
          delay_days: 5,
          add_from: 0.75,
          add_to: 3.5,
        },
        rows: [row([0, 4], [0, 0], 890)],
      },
    ]);
  });

  it("column heads may be ours or a supplier's, in any order, and may be repeated in the file", () => {
    const file = `price;sphere to;sphere from;reference;cylinder to
100;-2;-4;A;-1
Réf.;P.V.P. (DH);Cyl. max;Sph. mini;Sph. maxi
B;200;-2;0;3`;
    expect(rowsOf(file)).toEqual([row([-4, -2], [-1, 0], 100), row([0, 3], [-2, 0], 200)]);
    expect(columnsOf(["Code", "Prix"])).toBeNull();
  });

  it("an unsigned cylinder has the requested sign, else the supplier's, else minus with a warning", () => {
    const file = "Code;Sph min;Sph max;Cyl max;PVP\nA;-6;0;2,00;100";
    const cylinderOf = (...asked: [object, ("minus" | "plus")?]) =>
      rowsOf(file, ...asked)[0]?.cylinder;
    expect(cylinderOf({ sign: "minus" }, "plus")).toEqual([-2, 0]);
    expect(cylinderOf({}, "plus")).toEqual([0, 2]);
    expect(messagesOf(file, {}, "plus")).toEqual([]);
    expect(cylinderOf({})).toEqual([-2, 0]);
    expect(messagesOf(file)).toEqual([expect.stringMatching(/^1 .*sans signe/)]);
    expect(messagesOf(file.replace("2,00", "-2,00"))).toEqual([]);
  });

  it("powers priced blank, '-' or 'X' are not made, and a range without prices gets a warning", () => {
    const file = "Code;Sph min;Sph max;PVP\nA;0;1;100\nA;0;2;-\nA;0;3;x\nA;0;4;\nB;0;1;X";
    expect(rowsOf(file)).toEqual([row([0, 1], [0, 0], 100)]);
    expect(messagesOf(file)).toEqual([
      "6 La gamme «\u00a0B\u00a0» n’a pas de prix\u00a0: elle est laissée de côté",
    ]);
  });

  it("a range with an unreadable row is left out, with a message that names it and the line", () => {
    const file = `Code;Nom;Sph min;Sph max;Cyl min;Cyl max;PVP
A;Orme;0;1;0;0;100
A;Orme;abc;1;0;0;100
B;;0;1;0;0;12,,5
C;;0;1,10;0;0;100
D;;0;1;-1;+1;100
E;;0;40;0;0;100
F;;0;1;0;0;850.000
G;;0;1;0;0;100`;
    const { ranges } = tariffOf(file);
    expect(ranges.map(({ reference }) => reference)).toEqual(["G"]);
    expect(messagesOf(file)).toEqual([
      "3 Sphère\u00a0: «\u00a0abc\u00a0» n’est pas lisible. La gamme «\u00a0Orme\u00a0» est laissée de côté",
      "4 Prix\u00a0: «\u00a012,,5\u00a0» n’est pas lisible. La gamme «\u00a0B\u00a0» est laissée de côté",
      "5 La valeur doit être un multiple de 0,25. La gamme «\u00a0C\u00a0» est laissée de côté",
      "6 Les deux bouts du cylindre sont du même signe. La gamme «\u00a0D\u00a0» est laissée de côté",
      "7 La sphère doit être entre −30 et +30. La gamme «\u00a0E\u00a0» est laissée de côté",
      "8 Prix\u00a0: «\u00a0850.000\u00a0» n’est pas lisible. La gamme «\u00a0F\u00a0» est laissée de côté",
    ]);
  });

  it("one import file may have cylinders of both signs", () => {
    const file = "Code;Sph min;Sph max;Cyl min;Cyl max;PVP\nA;-6;0;0;-2;100\nB;-6;0;0;+2;120";
    expect(rowsOf(file).map(({ cylinder }) => cylinder)).toEqual([
      [-2, 0],
      [0, 2],
    ]);
  });
});

describe("an import file of powers 'up to' a limit", () => {
  it.each([
    ["6/2", [row([-6, 6], [-2, 0], 100)]],
    ["-6.00/-2.00", [row([-6, 0], [-2, 0], 100)]],
    ["+4.00/+2.00", [row([0, 4], [0, 2], 100)]],
    ["−6,00 / 2", [row([-6, 0], [-2, 0], 100)]],
    ["2-4", [row([-4, -2], [0, 0], 100), row([2, 4], [0, 0], 100)]],
    ["2 à 4", [row([-4, -2], [0, 0], 100), row([2, 4], [0, 0], 100)]],
    ["0-2", [row([-2, 2], [0, 0], 100)]],
    ["-2 à -4", [row([-4, -2], [0, 0], 100)]],
    ["±6/2-4", [row([-6, 6], [-4, -2], 100)]],
    ["Plan", [row([0, 0], [0, 0], 100)]],
  ])("an import reads the power %s as a zone", (power, rows) => {
    expect(rowsOf(`Code;SPH/CYL;PVP\nA;${power};100`, { sign: "minus" })).toEqual(rows);
  });

  it("overlapping zones give no warning: the price is that of the first row containing the power", () => {
    const file = "Code;Puissance;Prix\nA;2/2;200,00\nA;4/2;240,00\nA;6/2;320,00";
    expect(tariffOf(file, { sign: "minus" })).toMatchObject({ shape: "upto", lines: [] });
    expect(tariffDifference([], rowsOf(file, { sign: "minus" })).twice).toBe(0);
  });

  it("a column headed by a diameter holds the prices of that diameter", () => {
    const file = "Code;Puissance;65 mm;Ø 70\nA;-4/-2;100;120\nA;-6/-2;-;150";
    expect(rowsOf(file)).toEqual([
      row([-4, 0], [-2, 0], 100, { diameter: 65 }),
      row([-4, 0], [-2, 0], 120, { diameter: 70 }),
      row([-6, 0], [-2, 0], 150, { diameter: 70 }),
    ]);
    expect(tariffOf(file).ranges[0]?.values.diameters).toEqual([65, 70]);
  });

  it("an ambiguous power is refused", () => {
    for (const power of ["6/2/1", "-2-4", "abc", "", "2/x"])
      expect(
        messagesOf(`Code;Puissance;Prix\nA;${power};100\nB;1;1`, { sign: "minus" }),
      ).toHaveLength(1);
  });
});

describe("an import file with grids", () => {
  const file = `Tarif de janvier
Code;ORM16
Nom;Orme 1.6
Ø;65
SPH\\CYL;0.00;-0.25;-0.50
+0.25;100;100;120
Plan;100;100;X
-0.25;100;-;120

Code;ORM16
Ø;70
SPH\\CYL;0.00
0;130`;

  it("each grid is one range, grids of one code are merged, and equal neighbours become one row", () => {
    const { shape, ranges, lines } = tariffOf(file);
    expect({ shape, lines }).toEqual({ shape: "grid", lines: [] });
    expect(ranges).toMatchObject([
      { line: 2, reference: "ORM16", name: "Orme 1.6", values: { diameters: [65, 70] } },
    ]);
    expect(tariffDifference([], ranges[0]?.rows ?? [])).toMatchObject({ made: 8, twice: 0 });
    expect(ranges[0]?.rows).toHaveLength(5);
  });

  it("unsigned cylinders of a grid have the supplier's sign, and a grid may contain costs", () => {
    const grid = "Code;A\nSPH/CYL;0;0,25\n0;10;20";
    expect(rowsOf(grid, { as: "cost", coefficient: "2,5" }, "plus")).toEqual([
      row([0, 0], [0, 0], 25, { cost: 10 }),
      row([0, 0], [0.25, 0.25], 50, { cost: 20 }),
    ]);
  });

  it("equal prices half a dioptre apart are not merged into one row", () => {
    expect(rowsOf("Code;A\nSPH/CYL;0;-0,50\n0;10;10")).toHaveLength(2);
  });

  it("an unreadable sphere or price leaves its range out, and heads without a grid get a message", () => {
    expect(
      messagesOf("Code;A\nSPH/CYL;0\nabc;10\n0;1o\n\nCode;B\n\nCode;C\nSPH/CYL;0\n0;1"),
    ).toEqual([
      expect.stringMatching(/^3 Sphère.*abc.*A/),
      expect.stringMatching(/^4 Prix.*1o.*A/),
      expect.stringMatching(/^6 La grille manque.*B/),
    ]);
  });

  it("a table with a column 'SPH/CYL' is not mistaken for a grid", () => {
    expect(isCorner(["SPH/CYL", "Code", "PVP"])).toBe(false);
    expect(isCorner(["SPH\\CYL", "0.00", "-0.25", ""])).toBe(true);
  });
});

describe("prices of an import", () => {
  it("the price of a pair is halved, and rounded up to the centime", () => {
    expect(rowsOf("Code;Puissance;PVO;PVP\nA;1;45,03;45,01", { per: "pair" })).toEqual([
      row([-1, 1], [0, 0], 22.51, { cost: 22.52 }),
    ]);
  });

  it("a file with costs only needs a coefficient, whose prices are rounded up", () => {
    const file = "Code;Puissance;PVO\nA;1;187,00";
    expect(read(file).violations).toEqual([{ field: "coefficient", code: "required" }]);
    expect(tariffOf("Code;Puissance;PVO\nA;abc;187").lines).toHaveLength(1);
    const price = (rounding: number) => rowsOf(file, { coefficient: 2.5, rounding })[0]?.price;
    expect([0, 1, 5, 10].map(price)).toEqual([467.5, 468, 470, 470]);
    expect(priceOfCost(toCentimes(0.1), 33_333, 0)).toBe(34);
  });

  it("invalid import settings are refused, each at its field", () => {
    const { violations } = readImportSettings({
      shape: "pdf",
      sign: "up",
      per: 2,
      as: "x",
      coefficient: "abc",
      rounding: 3,
    });
    expect(violations.map(({ field }) => field)).toEqual([
      "shape",
      "sign",
      "per",
      "as",
      "coefficient",
      "rounding",
    ]);
    expect(readImportSettings({ coefficient: 0 }).violations).toMatchObject([{ code: "min" }]);
    expect(readImportSettings({}).violations).toEqual([]);
  });

  it("a file without heads, without prices, or of another shape than requested is no tariff", () => {
    const none = [{ field: "rows", code: "no_lens_tariff" }];
    expect(read("Nom;Prix\nA;1").violations).toEqual(none);
    expect(read("Code;Puissance;Prix\nA;1;-").violations).toEqual(none);
    expect(read("Code;Puissance;Prix\nA;1;5", { shape: "grid" }).violations).toEqual(none);
  });
});

describe("the difference between two tariffs", () => {
  const stored = [row([-1, 0], [-0.25, 0], 100)];

  it("the difference counts powers in quarter steps: changed, newly made and dropped", () => {
    expect(tariffDifference(stored, [row([-1, 0], [-0.25, 0], 110)])).toMatchObject({
      changed: 10,
      made: 0,
      dropped: 0,
    });
    expect(tariffDifference(stored, [row([-0.75, 0.25], [-0.25, 0], 100)])).toMatchObject({
      changed: 0,
      made: 2,
      dropped: 2,
    });
    expect(tariffDifference(stored, stored).isSame).toBe(true);
  });

  it("the difference treats plus and minus cylinder alike, and counts each diameter separately", () => {
    const plus = [row([-1.25, -0.25], [0.25, 0.25], 100), row([-1, 0], [0, 0], 100)];
    expect(tariffDifference(stored, plus)).toMatchObject({ changed: 0, made: 0, dropped: 0 });
    const widths = [65, 70].map((diameter) => row([0, 0], [0, 0], 100, { diameter }));
    expect(tariffDifference([], widths).made).toBe(2);
  });

  it("a price of one diameter does not hide a changed price of the other diameters", () => {
    const one = row([0, 0], [0, 0], 100, { diameter: 65 });
    const others = (price: number) => [one, row([0, 0], [0, 0], price)];
    expect(tariffDifference(others(120), others(130))).toMatchObject({ changed: 1, isSame: false });
  });

  it("a cost that is missing from the file is no difference", () => {
    const known = [row([0, 0], [0, 0], 100, { cost: 40 })];
    expect(tariffDifference(known, [row([0, 0], [0, 0], 100)]).isSame).toBe(true);
    expect(tariffDifference(known, [row([0, 0], [0, 0], 100, { cost: 41 })]).changed).toBe(1);
  });

  it("a power with two prices is counted, unless its later row contains the earlier one", () => {
    const twice = (...rows: PowerRow[]) => tariffDifference([], rows).twice;
    expect(twice(row([0, 1], [0, 0], 100), row([1, 2], [0, 0], 120))).toBe(1);
    expect(twice(row([0, 1], [0, 0], 100), row([0, 1], [0, 0], 120))).toBe(5);
    expect(twice(row([0, 1], [0, 0], 100), row([0, 2], [0, 0], 120))).toBe(0);
    expect(twice(row([0, 2], [0, 0], 100), row([0, 1], [0, 0], 120))).toBe(5);
  });

  it("the difference compares at most 25 000 powers of a range", () => {
    const widths = [60, 65, 70, 75].map((diameter) => row([-20, 20], [-12, 0], 100, { diameter }));
    const { made, isSame } = tariffDifference([], widths);
    expect({ made, isSame }).toEqual({ made: 25_000, isSame: false });
    expect(tariffDifference(widths, widths).isSame).toBe(true);
  });
});
