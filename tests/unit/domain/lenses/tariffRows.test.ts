import { describe, expect, it } from "vitest";

import { changedPrices, readPowerRows, readSupplementRows } from "#domain/lenses/tariffRows.ts";
import { violationMessage } from "#domain/core/messages/messages.ts";

const good = { sphere: [-6, 0], cylinder: [0, -2], diameter: 65, price: 320, cost: 128 };

/** Refusal codes by path. */
const refusals = (rows: unknown) =>
  Object.fromEntries(
    readPowerRows(rows, [65, 70]).violations.map(({ field, code }) => [field, code]),
  );

describe("the rows of a tariff", () => {
  it("tariff rows are stored with their limits in order and prices to the centime", () =>
    expect(
      readPowerRows([good, { sphere: ["0", -6], cylinder: [2, 0], price: "10.005" }], [65, 70]),
    ).toEqual({
      rows: [
        { sphere: [-6, 0], cylinder: [-2, 0], diameter: 65, price: 320, cost: 128 },
        { sphere: [-6, 0], cylinder: [0, 2], diameter: 0, price: 10.01, cost: null },
      ],
      violations: [],
    }));

  it("invalid tariff rows are refused with their path", () =>
    expect(
      refusals([
        good,
        { ...good, sphere: [-31, 0] },
        { ...good, cylinder: [-2, 2] },
        { ...good, cylinder: [-2.1, 0] },
        { ...good, diameter: 75 },
        { ...good, diameter: 65.5 },
        { ...good, price: null },
        { ...good, cost: -1 },
        { ...good, sphere: [1] },
        { ...good, prix: 3 },
        { ...good, cylinder: [-13, 0] },
        7,
      ]),
    ).toEqual({
      "rows.1.sphere": "sphere_range",
      "rows.2.cylinder": "cylinder_signs",
      "rows.3.cylinder": "quarter_step",
      "rows.4.diameter": "diameter_unknown",
      "rows.5.diameter": "diameter",
      "rows.6.price": "required",
      "rows.7.cost": "min",
      "rows.8.sphere": "span",
      "rows.9": "row_parts",
      "rows.10.cylinder": "cylinder_range",
      "rows.11": "object",
    }));

  it("a tariff has between one and four thousand rows", () => {
    expect(refusals([])).toEqual({ rows: "rows_empty" });
    expect(refusals("no")).toEqual({ rows: "list" });
    expect(refusals(Array.from({ length: 4001 }, () => good))).toEqual({ rows: "too_many" });
    expect(
      readPowerRows(
        Array.from({ length: 4000 }, () => good),
        [65],
      ).rows,
    ).toHaveLength(4000);
  });

  it("each row of a supplement's tariff has a limit, or none", () => {
    const rows = [
      { to: 3, price: 80 },
      { to: null, price: 120, cost: 50 },
    ];
    expect(readSupplementRows(rows).rows).toEqual([
      { to: 3, price: 80, cost: null },
      { to: null, price: 120, cost: 50 },
    ]);
    expect(readSupplementRows([{ to: 0, price: 80 }]).violations[0]?.field).toBe("rows.0.to");
    expect(readSupplementRows([{ ...good }]).violations[0]?.code).toBe("row_parts");
  });

  it("every refusal of a tariff row has a sentence", () => {
    for (const code of ["rows_empty", "row_parts", "span", "cylinder_signs", "diameter_unknown"])
      expect(violationMessage({ field: "rows.3.cylinder", code })).toMatch(/^[A-ZÉ].{15}/);
  });
});

it("changed prices are counted as rows that are in only one of two tariffs", () => {
  const { rows } = readPowerRows([good, { ...good, diameter: 70 }], [65, 70]);
  const dearer = rows.map((row) => ({ ...row, price: row.price + 5 }));
  expect(changedPrices(rows, rows)).toBe(0);
  expect(changedPrices(rows, dearer)).toBe(2);
  expect(changedPrices([], rows)).toBe(2);
  expect(changedPrices(rows, [])).toBe(2);
  expect(changedPrices(rows, [...rows.slice(0, 1), ...dearer.slice(1)])).toBe(1);
});
