// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";

import {
  type AdjustmentValues,
  blankRow as blankCount,
  checkAdjustment,
  differenceOf,
  inputOf as adjustmentInput,
  signedOf,
  stockAfter,
} from "#features/adjustments/adjustmentValues.ts";
import {
  blankReceipt,
  blankRow,
  checkReceipt,
  inputOf,
  type ReceiptValues,
  totalOf,
  unitsOf,
} from "#features/receipts/receiptValues.ts";
import { proposedNumber } from "#ui/documents/proposedNumber.ts";
import { writeDraft } from "#lib/draft.ts";
import { isSameWork, startFrom } from "#ui/documents/documentStart.ts";

const row = (values: object) => ({ ...blankRow(), product: "p1", name: "Riad", ...values });
const receipt = (values: Partial<ReceiptValues>): ReceiptValues => ({
  ...blankReceipt(),
  supplier: "s1",
  items: [row({})],
  ...values,
});

describe("a receipt as it is typed", () => {
  it("has a proposed number and comes to the sum of its rows", () => {
    expect(proposedNumber("BR")).toMatch(/^BR-\d{8}-\d{3}$/);
    const items = [row({ quantity: "3", price: "10,50" }), row({ quantity: "2", price: "1 000" })];
    expect(totalOf(items)).toBe(203_150);
    expect(unitsOf(items, "quantity")).toBe(5);
  });

  it.each([
    ["nothing wrong", receipt({}), {}],
    [
      "no number and no supplier",
      receipt({ receipt_number: " ", supplier: "" }),
      {
        receipt_number: "Veuillez remplir tous les champs obligatoires",
        supplier: "Veuillez remplir tous les champs obligatoires",
      },
    ],
    [
      "no product anywhere",
      receipt({ items: [row({ product: "" })] }),
      { "items.0.product": "Ajoutez au moins un article valide" },
    ],
    [
      "a quantity of none",
      receipt({ items: [row({ quantity: "0" })] }),
      {
        "items.0.quantity": "La quantité doit être au moins 1",
        "items.0.product": "Ajoutez au moins un article valide",
      },
    ],
    [
      "half a frame received",
      receipt({ items: [row({ received_quantity: "1,5" })] }),
      { "items.0.received_quantity": "La quantité est un nombre entier" },
    ],
    [
      "a price that is none",
      receipt({ items: [row({ price: "cher" })] }),
      { "items.0.price": "Ce champ attend un montant" },
    ],
  ])("with %s", (_, values, errors) => expect(checkReceipt(values)).toEqual(errors));

  it("is sent with its rows in their places, and the version it was read at", () => {
    const sent = inputOf(receipt({ items: [row({ product: "" }), row({ price: "12,50" })] }), "v1");
    expect(sent.version).toBe("v1");
    expect(sent.items.map(({ product, price }) => [product, price])).toEqual([
      ["", 0],
      ["p1", 12.5],
    ]);
  });
});

describe("an adjustment as it is typed", () => {
  const count = (values: object) => ({ ...blankCount(), product: "p1", before: 10, ...values });
  const adjustment = (items: AdjustmentValues["items"]): AdjustmentValues => ({
    adjustment_number: "AJ-1",
    date: "2026-11-21",
    reason: "inventory_count",
    notes: "",
    items,
  });

  it.each([
    ["7", "-3"],
    ["12", "2"],
    ["10", "0"],
    ["", ""],
    ["sept", ""],
    ["-1", ""],
  ])("a count of %s is a difference of %s", (counted, difference) =>
    expect(differenceOf(counted, 10)).toBe(difference),
  );

  it("never shows less than nothing on the shelf", () => {
    expect(stockAfter(count({ quantity: "-25" }))).toBe(0);
    expect(stockAfter(count({ quantity: "\u22123" }))).toBe(7);
    expect(signedOf("+4")).toBe(4);
    expect(proposedNumber("AJ")).toMatch(/^AJ-\d{8}-\d{3}$/);
  });

  it("says what is missing at its row", () => {
    expect(checkAdjustment(adjustment([count({ product: "" })]))).toEqual({
      "items.0.product": "Produit requis",
      "items.0.quantity": "Quantité requise",
    });
    expect(checkAdjustment(adjustment([count({ quantity: "1,5" })]))).toHaveProperty([
      "items.0.quantity",
    ]);
    expect(checkAdjustment(adjustment([count({ quantity: "-2" })]))).toEqual({});
  });

  it("sends the quantity, never the count", () => {
    const [item] = adjustmentInput(
      adjustment([count({ counted: "8", quantity: "-2" })]),
      undefined,
    ).items;
    expect(item).toEqual({ id: expect.any(String), product: "p1", quantity: -2, notes: "" });
  });
});

describe("what a form starts from", () => {
  const stored = {
    id: "d1",
    version: "v1",
    base: { notes: "", items: [] as string[], shop: { name: "" } },
  };
  beforeEach(() => localStorage.clear());

  it("is the draft when there is one, with the version it was begun at", () => {
    const draft = {
      stored: { ...stored, version: "v0" },
      values: { notes: "en cours", items: ["x"], shop: { name: "Riad" } },
    };
    writeDraft("receipt.d1", draft);
    expect(startFrom("receipt.d1", stored)).toEqual({
      ...draft,
      draftKey: "receipt.d1",
      isDraft: true,
    });
  });

  it.each([
    ["nothing", null],
    ["another shape", { stored, values: { notes: 5, items: [] } }],
    ["another shape below", { stored, values: { ...stored.base, shop: { name: 5 } } }],
    ["no identity", { stored: { base: stored.base }, values: stored.base }],
  ])("is what is stored when the draft is %s", (_, draft) => {
    writeDraft("receipt.d1", draft);
    expect(startFrom("receipt.d1", stored)).toMatchObject({ isDraft: false, values: stored.base });
  });

  it("knows the same work", () => {
    expect(isSameWork({ a: [1] }, { a: [1] })).toBe(true);
    expect(isSameWork({ a: [1] }, { a: [2] })).toBe(false);
    // The name of what was chosen is only shown.
    expect(isSameWork({ a: { clientName: "" } }, { a: { clientName: "Benali" } })).toBe(true);
  });
});
