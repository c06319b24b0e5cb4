import { describe, expect, it } from "vitest";

import {
  columnsOf,
  faultsOf,
  readSheet,
  sheetRow,
  withPasted,
} from "#features/lenses/tariff/tariffSheet.ts";
import { nextYear, displayedTariff, stateOf } from "#shared/lenses/tariffDates.ts";

const columns = columnsOf("range", true);
const row = {
  sphere: [-6, 0] as const,
  cylinder: [-2, 0] as const,
  diameter: 65,
  price: 320,
  cost: null,
};

describe("the editable sheet of a tariff", () => {
  it("a tariff row is written into the sheet and parsed back unchanged", () => {
    expect(readSheet([sheetRow(row)], "range", columns).rows).toEqual([row]);
    const supplement = { to: 3, price: 80, cost: 20 };
    const own = columnsOf("supplement", true);
    expect(readSheet([sheetRow(supplement)], "supplement", own).rows).toEqual([supplement]);
  });

  it("blank rows of a sheet are left out, but an error still names the right row", () => {
    const { rows, places } = readSheet([{}, sheetRow(row)], "range", columns);
    expect([rows.length, places]).toEqual([1, [1]]);
    expect(faultsOf({ "rows.0.cylinder": "Trop fort", from: "Jour" }, places)).toEqual([
      { row: 1, message: "Ligne 2\u00a0: Trop fort" },
    ]);
  });

  it("a text that is no number, and a missing price, are refused with row and column", () => {
    const wrong = [
      { ...sheetRow(row), sphereTo: "x" },
      { ...sheetRow(row), price: "" },
    ];
    expect(readSheet(wrong, "range", columns).faults.map(({ message }) => message)).toEqual([
      "Ligne 1, Sph. à\u00a0: écrivez un nombre",
      "Ligne 2, Prix\u00a0: écrivez un nombre",
    ]);
  });

  it("pasted cells fill the sheet from the selected cell on, and add rows as needed", () => {
    const cells = [
      ["1", "2"],
      ["3", "4"],
    ];
    expect(withPasted([{ price: "5" }], columns, { row: 0, column: 0, cells })).toEqual([
      { sphereFrom: "1", sphereTo: "2", price: "5" },
      { sphereFrom: "3", sphereTo: "4" },
    ]);
  });

  it("the sheet has no column of costs for a person without the right to see them", () => {
    expect(columnsOf("range", false)).not.toContain("cost");
  });
});

describe("the days of tariffs", () => {
  const tariff = (id: string, from: string) => ({ id, product: "p", from, source: "", count: 1 });
  const tariffs = [
    tariff("next", "2027-01-01"),
    tariff("now", "2026-01-01"),
    tariff("old", "2025-01-01"),
  ];

  it("the current tariff is the latest one that has begun", () => {
    expect(tariffs.map((one) => stateOf(one, tariffs, "2026-12-31"))).toEqual([
      "coming",
      "current",
      "past",
    ]);
    expect(displayedTariff(tariffs, "", "2027-01-01")?.id).toBe("next");
    expect(displayedTariff(tariffs, "old", "2027-01-01")?.id).toBe("old");
  });

  it("the proposed first day of a copied tariff is next 1 January", () => {
    expect(nextYear("2026-11-29" as Parameters<typeof nextYear>[0])).toBe("2027-01-01");
  });
});
