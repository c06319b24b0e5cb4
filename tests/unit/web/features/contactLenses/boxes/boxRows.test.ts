import { describe, expect, it } from "vitest";

import type { ListedContactOrder, ScanAnswer } from "#domain/contactLenses/contactAnswers.ts";
import {
  candidatesOf,
  foundRows,
  isOtherLens,
  missingBoxes,
} from "#features/contactLenses/boxes/boxRows.ts";
import { contactLens } from "#support/contactShop.ts";

const minus3 = contactLens({ bc: 8.6, dia: 14.2, sphere: -3 });
const minus4 = contactLens({ bc: 8.6, dia: 14.2, sphere: -4 });
const row = (id: string, values: object = {}): ListedContactOrder =>
  ({
    id,
    product: "monthly",
    product_name: "Biofinity",
    status: "ordered",
    lens: minus3,
    eye: "right",
    quantity: 2,
    boxes: 0,
    expand: { client: { name: "Zineb Alaoui" } },
    ...values,
  }) as unknown as ListedContactOrder;
const answer = (values: Partial<ScanAnswer>): ScanAnswer => ({
  gtin: "08412345678905",
  lot: "",
  expires_on: "",
  expired: false,
  product: "monthly",
  known: { product: "monthly", lens: minus3 },
  orders: ["waiting"],
  ...values,
});

describe("the rows that a scanned box may belong to", () => {
  it("the proposed rows for a box are those named by the server, in its order", () => {
    const rows = [row("one"), row("waiting"), row("first")];
    const named = candidatesOf(rows, answer({ orders: ["first", "gone", "waiting"] }));
    expect(named.map(({ id }) => id)).toEqual(["first", "waiting"]);
    expect(candidatesOf(rows, null)).toEqual([]);
    expect([row("one"), row("one", { boxes: 3 })].map(missingBoxes)).toEqual([2, 0]);
  });

  it.each([
    ["a row that waits for this lens", row("waiting"), answer({}), false],
    [
      "another row that waits, whatever a person may see",
      row("one", { lens: null }),
      answer({}),
      true,
    ],
    ["another product", row("waiting", { product: "daily" }), answer({}), true],
    [
      "a row whose boxes are there, of the same lens",
      row("one", { status: "arrived" }),
      answer({}),
      false,
    ],
    [
      "a row whose boxes are there, of another power",
      row("one", { status: "arrived", lens: minus4 }),
      answer({}),
      true,
    ],
    ["a code of a product that no box had yet", row("one"), answer({ known: null }), false],
    ["a code of another product", row("one"), answer({ known: null, product: "daily" }), true],
    ["an unknown code", row("one"), answer({ known: null, product: "" }), false],
    ["a typed box", row("one"), null, false],
  ])("the row for a box is checked for another lens: %s", (_, waiting, read, isOther) => {
    expect(isOtherLens(waiting, read)).toBe(isOther);
  });

  it("the rows for a box can be searched by client, product and lens", () => {
    const rows = [
      row("one"),
      row("two", { expand: { client: { name: "Élise Tazi" } }, lens: minus4 }),
    ];
    const found = (typed: string) => foundRows(rows, typed).map(({ id }) => id);
    expect(found("")).toEqual(["one", "two"]);
    expect(found("elise")).toEqual(["two"]);
    expect(found("biofin zineb")).toEqual(["one"]);
    expect(found("4.00")).toEqual(["two"]);
  });
});
