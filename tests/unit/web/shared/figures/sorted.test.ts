import { describe, expect, it } from "vitest";

import { sorted } from "#shared/figures/sorted.ts";

const rows = [
  ["02/11/2026", "Étui", 9, "5\u00a0%"],
  ["01/12/2026", "Monture", 100, "12\u00a0%"],
  ["03/01/2027", "Écrin", 10, "12\u00a0%"],
].map((values) => ({ key: String(values[1]), cells: values, values }));
const names = (column: number, descends: boolean, isInOrder = false) =>
  sorted(rows, { column, descends }, isInOrder).map(({ key }) => key);

describe("the rows of a table of figures", () => {
  it("the rows of a table of figures keep their order until a column is selected", () => {
    expect(sorted(rows, null, false)).toBe(rows);
  });

  it("the rows are sorted by French words, by numbers or by percentages", () => {
    expect(names(1, false)).toEqual(["Écrin", "Étui", "Monture"]);
    expect(names(2, true)).toEqual(["Monture", "Écrin", "Étui"]);
    // Rows with equal values keep their order.
    expect(names(3, true)).toEqual(["Monture", "Écrin", "Étui"]);
    expect(names(3, false)).toEqual(["Étui", "Monture", "Écrin"]);
  });

  it("the rows are sorted by change, with a missing change below every fall", () => {
    const changes = ["12\u00a0%", "", "\u22125\u00a0%", "\u221210\u00a0%", "0\u00a0%", ""];
    const changed = changes.map((change, index) => ({
      key: `${index}`,
      cells: [],
      values: [change],
    }));
    const orderOf = (descends: boolean) =>
      sorted(changed, { column: 0, descends }, false).map(({ key }) => key);
    expect(orderOf(true)).toEqual(["0", "4", "2", "3", "1", "5"]);
    expect(orderOf(false)).toEqual(["1", "5", "3", "2", "4", "0"]);
  });

  it("rows sorted by day are in order of time", () => {
    expect(names(0, false, true)).toEqual(["Étui", "Monture", "Écrin"]);
    expect(names(0, true, true)).toEqual(["Écrin", "Monture", "Étui"]);
  });

  it("future rows are last in every order", () => {
    const days = [
      ...rows,
      { key: "à venir", cells: [], values: ["04/01/2027", "", 50, ""], isToCome: true },
    ];
    for (const column of [0, 2])
      for (const descends of [true, false])
        expect(sorted(days, { column, descends }, true).at(-1)?.key).toBe("à venir");
  });
});
