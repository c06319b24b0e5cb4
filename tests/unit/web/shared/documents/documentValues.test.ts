import { beforeEach, describe, expect, it } from "vitest";

import {
  type AdjustmentValues,
  blankRow as blankCount,
  checkAdjustment,
  agreesWhole,
  differenceOf,
  adjustmentInputOf,
  levelOf,
  levelsOf,
  signedOf,
  type StoredRow,
} from "#features/adjustments/adjustmentValues.ts";
import {
  blankReceipt,
  blankRow,
  checkReceipt,
  hasNewPrice,
  receiptInputOf,
  missingIn,
  type ReceiptValues,
  stockChange,
  totalOf,
  unitsOf,
  withAllReceived,
} from "#features/receipts/receiptValues.ts";
import { proposedNumber } from "#shared/documents/proposedNumber.ts";
import { writeDraft } from "#lib/forms/draft.ts";
import { isSameWork, startFrom } from "#shared/documents/documentStart.ts";

const row = (values: object) => ({ ...blankRow(), product: "p1", name: "Riad", ...values });
const receipt = (values: Partial<ReceiptValues>): ReceiptValues => ({
  ...blankReceipt(),
  supplier: "s1",
  items: [row({})],
  ...values,
});

describe("a typed receipt", () => {
  it("a new receipt has a proposed number, and the sum of its rows", () => {
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
  ])("a receipt with %s has the right errors", (_, values, errors) =>
    expect(checkReceipt(values)).toEqual(errors),
  );

  it("a receipt is sent with all its rows in order, and the version that was loaded", () => {
    const sent = receiptInputOf(
      receipt({ items: [row({ product: "" }), row({ price: "12,50" })] }),
      "v1",
    );
    expect(sent.version).toBe("v1");
    expect(sent.items.map(({ product, price }) => [product, price])).toEqual([
      ["", 0],
      ["p1", 12.5],
    ]);
  });
});

describe("a receipt saved again", () => {
  const stored = receipt({
    status: "partial",
    items: [row({ quantity: "10", received_quantity: "7" })],
  });
  const typed = (values: object, status: ReceiptValues["status"] = "partial") => ({
    ...stored,
    status,
    items: [{ ...row({ quantity: "10", received_quantity: "7" }), ...values }],
  });

  it.each([
    ["nothing new", stored, typed({}), [0, 0]],
    ["three more", stored, typed({ received_quantity: "10" }), [3, 0]],
    ["two less", stored, typed({ received_quantity: "5" }), [0, 2]],
    ["another product", stored, typed({ product: "p2" }), [7, 7]],
    ["a slip that waits again", stored, typed({}, "pending"), [0, 7]],
    ["a slip that waited", typed({}, "pending"), typed({}, "received"), [7, 0]],
    [
      "nothing in stock",
      typed({}, "pending"),
      typed({ received_quantity: "9" }, "pending"),
      [0, 0],
    ],
  ] as const)(
    "a receipt saved with %s previews the right change of stock",
    (_, before, after, [enters, leaves]) =>
      expect(stockChange(before, after)).toEqual({ enters, leaves }),
  );

  it("the missing pieces are counted without surplus, and 'all received' fills them in", () => {
    const items = [
      row({ quantity: "10", received_quantity: "7" }),
      row({ quantity: "4", received_quantity: "6" }),
      row({ product: "", quantity: "1", received_quantity: "0" }),
    ];
    expect(missingIn(receipt({ items }))).toBe(3);
    expect(withAllReceived(items).map((one) => one.received_quantity)).toEqual(["10", "6", "1"]);
  });

  it.each([
    ["12,50", "10,00", true],
    ["10", "10,00", false],
    ["0,00", "10,00", false],
    ["cher", "10,00", false],
    ["5,00", "0,00", true],
  ])(
    "a row at %s, for a product that costs %s, offers to update its price: %s",
    (price, productPrice, is) => {
      const offered = row({ price, productPrice, updatesPrice: true });
      expect(hasNewPrice(offered)).toBe(is);
      expect(receiptInputOf(receipt({ items: [offered] }), "v1").update_prices).toHaveLength(
        is ? 1 : 0,
      );
    },
  );
});

describe("a typed adjustment", () => {
  const count = (values: object) => ({ ...blankCount(), product: "p1", stock: 10, ...values });
  const adjustment = (
    items: AdjustmentValues["items"],
    stored: StoredRow[] = [],
  ): AdjustmentValues => ({
    stored,
    adjustment_number: "AJ-1",
    date: "2026-11-21",
    reason: "inventory_count",
    count: "",
    notes: "",
    items,
  });

  it.each([
    ["7", "\u22123"],
    ["12", "+2"],
    ["10", "0"],
    ["", ""],
    ["sept", ""],
    ["-1", ""],
  ])("a count of %s with 10 in stock has the difference '%s'", (counted, difference) =>
    expect(differenceOf(counted, 10)).toBe(difference),
  );

  /** Stock before and after each row, such as '10 → 7'; checked also by the function for all rows. */
  const levels = (values: AdjustmentValues) =>
    values.items.map((one) => {
      const level = levelOf(values, one);
      expect(levelsOf(values).get(one.id)).toEqual(level);
      return `${level.before} → ${level.after}`;
    });

  it("the previewed stock of an adjustment is never below zero", () => {
    expect(levels(adjustment([count({ quantity: "-25" })]))).toEqual(["10 → 0"]);
    expect(levels(adjustment([count({ quantity: "\u22123" })]))).toEqual(["10 → 7"]);
    expect(signedOf("+4")).toBe(4);
    expect(proposedNumber("AJ")).toMatch(/^AJ-\d{8}-\d{3}$/);
  });

  it("a reopened adjustment previews the stock it really changed, also after an edit", () => {
    const stored = [{ id: "r1", product: "p1", quantity: -50, moved: -8 }];
    const opened = (quantity: string) =>
      adjustment([count({ id: "r1", stock: 0, quantity })], stored);
    expect(levels(opened("-50"))).toEqual(["8 → 0"]);
    expect(levels(opened("-1"))).toEqual(["8 → 7"]);
    expect(levels(opened("3"))).toEqual(["8 → 11"]);
  });

  it("rows of the same product are previewed one after the other, as the ledger posts them", () => {
    const [a, b] = [count({ id: "a", quantity: "-3" }), count({ id: "b", quantity: "-2" })];
    expect(levels(adjustment([a, b]))).toEqual(["10 → 7", "7 → 5"]);
    // Reopened adjustments: one row changed, one removed, and two limited by the stock.
    const stored = [
      { id: "a", product: "p1", quantity: -3, moved: -3 },
      { id: "b", product: "p1", quantity: -2, moved: -2 },
    ];
    const now = (items: AdjustmentValues["items"]) =>
      adjustment(
        items.map((one) => ({ ...one, stock: 5 })),
        stored,
      );
    expect(levels(now([a, { ...b, quantity: "-1" }]))).toEqual(["8 → 5", "7 → 6"]);
    expect(levels(now([a]))).toEqual(["10 → 7"]);
    const floored = [
      { id: "a", product: "p1", quantity: -50, moved: -8 },
      { id: "b", product: "p1", quantity: -2, moved: 0 },
    ];
    const empty = [
      { ...a, stock: 0, quantity: "-1" },
      { ...b, stock: 0 },
    ];
    expect(levels(adjustment(empty, floored))).toEqual(["8 → 7", "7 → 7"]);
  });

  it("a row that selects another product returns its pieces to the former one", () => {
    const stored = [{ id: "r1", product: "p2", quantity: -3, moved: -3 }];
    const rows = [
      count({ id: "r1", quantity: "-1" }),
      count({ id: "r2", product: "p2", stock: 4, quantity: "-5" }),
    ];
    expect(levels(adjustment(rows, stored))).toEqual(["10 → 9", "7 → 2"]);
  });

  it("a typed quantity of 0 is refused, but a count without a difference is accepted", () => {
    const typed = adjustment([count({ quantity: "0" })]);
    expect(checkAdjustment(typed)).toEqual({
      "items.0.quantity":
        "Une quantité de 0 ne corrige rien\u00a0: tapez un écart, ou la quantité comptée",
    });
    const counted = adjustment([count({ counted: "10", quantity: "0" })]);
    expect([checkAdjustment(counted), agreesWhole(counted)]).toEqual([{}, true]);
    const short = count({ product: "p2", counted: "8", quantity: "-2" });
    expect(agreesWhole(adjustment([...counted.items, short]))).toBe(false);
    expect(agreesWhole(typed)).toBe(false);
  });

  it("a product counted twice is refused at its second row, whatever the reason", () => {
    const [first, second] = [count({ quantity: "-1" }), count({ counted: "9", quantity: "-1" })];
    const sentence = { "items.1.product": "Ce produit est déjà compté à l’article 1" };
    expect(checkAdjustment(adjustment([first, first]))).toEqual(sentence);
    const broken = { ...adjustment([first, first]), reason: "damage" as const };
    expect(checkAdjustment(broken)).toEqual({});
    expect(checkAdjustment({ ...broken, items: [first, second] })).toEqual(sentence);
  });

  it("missing values of an adjustment are reported at their row", () => {
    expect(checkAdjustment(adjustment([count({ product: "" })]))).toEqual({
      "items.0.product": "Produit requis",
      "items.0.quantity": "Quantité requise",
    });
    expect(checkAdjustment(adjustment([count({ quantity: "1,5" })]))).toHaveProperty([
      "items.0.quantity",
    ]);
    expect(checkAdjustment(adjustment([count({ quantity: "-2" })]))).toEqual({});
  });

  it("an adjustment is sent with its quantity, not with the counted number", () => {
    const [item] = adjustmentInputOf(
      adjustment([count({ counted: "8", quantity: "-2" })]),
      undefined,
    ).items;
    expect(item).toEqual({ id: expect.any(String), product: "p1", quantity: -2, notes: "" });
  });
});

describe("start values of a form", () => {
  const stored = {
    id: "d1",
    version: "v1",
    base: { notes: "", items: [] as string[], shop: { name: "" } },
  };
  beforeEach(() => localStorage.clear());

  it("a form starts with its draft, and with the version that the draft started from", () => {
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
  ])("a form starts with the stored values when its draft is %s", (_, draft) => {
    writeDraft("receipt.d1", draft);
    expect(startFrom("receipt.d1", stored)).toMatchObject({ isDraft: false, values: stored.base });
  });

  it("form values are compared by content, without names that are for display only", () => {
    expect(isSameWork({ a: [1] }, { a: [1] })).toBe(true);
    expect(isSameWork({ a: [1] }, { a: [2] })).toBe(false);
    // The name of a selected client is for display only.
    expect(isSameWork({ a: { clientName: "" } }, { a: { clientName: "Benali" } })).toBe(true);
  });
});
