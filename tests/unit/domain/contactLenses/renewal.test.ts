import { describe, expect, it } from "vitest";

import { type ContactEye, emptyContactEye, lensOfEye } from "#domain/contactLenses/lens.ts";
import {
  type LastLine,
  type RenewalInputs,
  renewalDifferences,
  renewalWarningsOf,
  type RenewedSheet,
  renewedItems,
} from "#domain/contactLenses/renewal.ts";
import type { IsoDay } from "#domain/core/days/days.ts";

const right: ContactEye = {
  ...emptyContactEye,
  product: "toric",
  bc: 8.7,
  dia: 14.5,
  sphere: -2.5,
  cylinder: -0.75,
  axis: 180,
};
const left: ContactEye = { ...right, sphere: -2, axis: 170 };
const sheet: RenewedSheet = {
  id: "s",
  status: "final",
  date: "2026-05-01 00:00:00.000Z",
  created: "2026-05-01 10:00:00.000Z",
  check_on: "2027-05-01 00:00:00.000Z",
  right_lens: right,
  left_lens: left,
  solution: "solution",
  right_until: "2026-12-01 00:00:00.000Z",
  left_until: "2026-12-20 00:00:00.000Z",
};
const product = {
  name: "Toric 55",
  type: "contact_lens",
  selling_price: 280,
  archived: false,
} as const;
const solution = {
  name: "Solution",
  type: "accessory",
  selling_price: 120,
  archived: false,
} as const;
const line = (values: Partial<LastLine> = {}): LastLine => ({
  product: "toric",
  product_name: "Toric 55",
  product_type: "contact_lens",
  eye: "right",
  quantity: 2,
  price: 280,
  lens: lensOfEye(right),
  ...values,
});
const lines = [line(), line({ eye: "left", quantity: 3, lens: lensOfEye(left) })];
const inputs = (values: Partial<RenewalInputs> = {}): RenewalInputs => ({
  sheet,
  current: sheet,
  products: { toric: product, solution },
  lines,
  noticeDays: 14,
  ...values,
});
const withEyes = (right_lens: ContactEye | null, left_lens: ContactEye | null): RenewedSheet => ({
  ...sheet,
  right_lens,
  left_lens,
});
const shortOf = (of: RenewalInputs) =>
  renewedItems(of).map(({ product, eye, quantity }) => `${quantity} ${product} ${eye}`);

describe("the lines of a renewal", () => {
  it("a renewal proposes the eyes of the sheet at today's price, with as many boxes as last time", () => {
    expect(renewedItems(inputs())).toEqual([
      { product: "toric", quantity: 2, price: 280, eye: "right", lens: lensOfEye(right) },
      { product: "toric", quantity: 3, price: 280, eye: "left", lens: lensOfEye(left) },
    ]);
  });

  const both = withEyes(right, right);
  const forBoth = [line({ eye: "", quantity: 3 })];
  it.each<[string, Partial<RenewalInputs>, string[]]>([
    ["no sale before", { lines: [] }, ["1 toric right", "1 toric left"]],
    ["an eye that was not sold", { lines: [line()] }, ["2 toric right", "1 toric left"]],
    [
      "a line credited in full",
      { lines: [line({ quantity: 0 }), line({ eye: "left" })] },
      ["1 toric right", "2 toric left"],
    ],
    [
      "two lines of one eye",
      { lines: [line(), line({ quantity: 1 })] },
      ["3 toric right", "1 toric left"],
    ],
    [
      "another product beside",
      { lines: [line(), line({ product: "colour", quantity: 5 })] },
      ["2 toric right", "1 toric left"],
    ],
    [
      "another product alone",
      { lines: [line({ product: "old", quantity: 4 })] },
      ["4 toric right", "1 toric left"],
    ],
    [
      "glasses alone",
      { lines: [line({ product_type: "lens" })] },
      ["1 toric right", "1 toric left"],
    ],
    ["one line for both equal eyes", { sheet: both, lines: forBoth }, ["3 toric "]],
    [
      "one line for both eyes that differ now",
      { lines: forBoth },
      ["2 toric right", "2 toric left"],
    ],
    ["two lines of equal eyes", { sheet: both }, ["2 toric right", "3 toric left"]],
    [
      "a line for both and one more",
      { sheet: both, lines: [...forBoth, line()] },
      ["4 toric right", "2 toric left"],
    ],
    [
      "equal eyes of two products",
      { sheet: withEyes(right, { ...right, product: "solution" }), lines: forBoth },
      ["2 toric right"],
    ],
    ["one eye", { sheet: withEyes(null, left) }, ["3 toric left"]],
    [
      "an eye without a product",
      { sheet: withEyes({ ...right, product: "" }, left) },
      ["3 toric left"],
    ],
    ["a product that is gone", { products: { solution } }, []],
    [
      "an archived product",
      { products: { toric: { ...product, archived: true } } },
      ["2 toric right", "3 toric left"],
    ],
    ["a product of another type", { products: { toric: { ...product, type: "accessory" } } }, []],
    [
      "the solution",
      {
        lines: [
          ...lines,
          line({ product: "solution", product_type: "accessory", eye: "", quantity: 1 }),
        ],
      },
      ["2 toric right", "3 toric left", "1 solution "],
    ],
    [
      "a credited solution",
      {
        lines: [
          ...lines,
          line({ product: "solution", product_type: "accessory", eye: "", quantity: 0 }),
        ],
      },
      ["2 toric right", "3 toric left"],
    ],
    [
      "another solution",
      {
        sheet: { ...sheet, solution: "" },
        lines: [...lines, line({ product: "", product_type: "other", eye: "" })],
      },
      ["2 toric right", "3 toric left"],
    ],
  ])("a renewal proposes the right lines after %s", (_, values, expected) => {
    expect(shortOf(inputs(values))).toEqual(expected);
  });
});

describe("the differences of a renewal", () => {
  it("a renewal without changes since the last sale has no differences", () =>
    expect(renewalDifferences(inputs())).toEqual([]));

  it("the differences of a renewal are values, product and price, the right eye first", () => {
    const changed = withEyes(
      { ...right, sphere: -2.75, color: "Vert" },
      { ...left, product: "solution" },
    );
    const found = renewalDifferences(
      inputs({ sheet: changed, products: { toric: { ...product, selling_price: 300 } } }),
    );
    expect(found).toEqual([
      { eye: "right", key: "sphere", before: -2.5, now: -2.75 },
      { eye: "right", key: "color", before: "", now: "Vert" },
      { eye: "right", key: "price", before: 280, now: 300 },
      { eye: "left", key: "product", before: "Toric 55", now: null },
    ]);
  });

  it("without a lens now only the product differs; a line without values has no differences", () => {
    expect(renewalDifferences(inputs({ sheet: withEyes(null, left) }))).toEqual([
      { eye: "right", key: "product", before: "Toric 55", now: null },
    ]);
    expect(renewalDifferences(inputs({ lines: [line({ lens: null })] }))).toEqual([]);
  });

  it("a line for both eyes lists its differences once", () => {
    const both = withEyes({ ...right, bc: 8.6 }, { ...right, bc: 8.6 });
    expect(renewalDifferences(inputs({ sheet: both, lines: [line({ eye: "" })] }))).toEqual([
      { eye: "right", key: "bc", before: 8.7, now: 8.6 },
    ]);
  });
});

describe("the warnings of a renewal", () => {
  const now = "2026-11-28" as IsoDay;
  const warnings = (values: Partial<RenewedSheet>, more: Partial<RenewalInputs> = {}) =>
    renewalWarningsOf(inputs({ sheet: { ...sheet, ...values }, ...more }), now);
  const current = { ...sheet, id: "t", date: "2026-06-01 00:00:00.000Z" };

  it.each<[string, string[], string[]]>([
    ["a sheet in time", warnings({}), []],
    ["a trial", warnings({ status: "trial" }), ["trial"]],
    ["a stopped sheet", warnings({ status: "stopped" }), ["stopped"]],
    ["an older sheet", warnings({}, { current }), ["older"]],
    ["a check that is past", warnings({ check_on: "2026-11-27 00:00:00.000Z" }), ["check"]],
    ["a check of today", warnings({ check_on: "2026-11-28 00:00:00.000Z" }), []],
    ["boxes beyond the notice", warnings({ right_until: "2026-12-13" }), ["early"]],
    ["boxes until its last day", warnings({ right_until: "2026-12-12" }), []],
    ["no known end", warnings({ right_until: "", left_until: "" }), []],
    ["an end of one eye beyond it", warnings({ right_until: "" }), ["early"]],
    ["a product that is gone", warnings({}, { products: {} }), ["product_right", "product_left"]],
    [
      "an archived product",
      warnings({ left_lens: null }, { products: { toric: { ...product, archived: true } } }),
      ["product_right"],
    ],
    [
      "an eye without a product",
      warnings({ left_lens: { ...left, product: "" } }),
      ["product_left"],
    ],
    [
      "all at once",
      warnings(
        { status: "stopped", check_on: "2026-01-01", right_until: "2028-01-01" },
        { current, products: {} },
      ),
      ["stopped", "older", "check", "early", "product_right", "product_left"],
    ],
  ])("the renewal of %s has the right warnings", (_, found, expected) =>
    expect(found).toEqual(expected),
  );
});
