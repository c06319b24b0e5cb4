import { describe, expect, it } from "vitest";
import { blankValues, type FormValues } from "#features/prescriptions/formValues.ts";
import {
  blankRow,
  type AdjustmentValues,
  withDifferences,
} from "#features/adjustments/adjustmentValues.ts";
import { fieldName } from "#shared/documents/fieldName.ts";
import { newPayment } from "#shared/sales/payments/payment.ts";
import type { ItemValues } from "#shared/sales/items/saleItems.ts";
import { unsettled } from "#features/prescriptions/formTotals.ts";
import { mergeValues } from "#shared/documents/mergeValues.ts";

const line = (id: string, over: Partial<ItemValues> = {}): ItemValues => ({
  id,
  product: "p",
  name: "Verre",
  reference: "",
  type: "lens",
  stock: 1,
  quantity: "1",
  price: "10,00",
  eye: "",
  label: "",
  discount: "",
  minPrice: 0,
  ...over,
});
const payment = (id: string, amount = "5,00") => newPayment({ id, amount, date: "2026-11-20" });
const base: FormValues = {
  ...blankValues("invoice", "2026-11-20"),
  client: "c1",
  clientName: "A",
  right_sphere: "+1.00",
  invoice: {
    id: "invoice",
    isStored: true,
    notes: "",
    contact: "",
    items: [line("l1"), line("l2")],
    payments: [payment("p1")],
    settled: unsettled,
  },
};
const withInvoice = (invoice: Partial<FormValues["invoice"]>): FormValues => ({
  ...base,
  invoice: { ...base.invoice, ...invoice },
});

describe("the merge of two stations' changes", () => {
  it("a merge without any change has no clashes", () =>
    expect(mergeValues(base, base, base)).toEqual({ value: base, clashes: [] }));

  it("a merge contains the changes of both stations", () => {
    const mine = { ...base, right_sphere: "+2.00", notes: "ici" };
    const theirs = { ...base, left_sphere: "−1.00", client: "c2", clientName: "B" };
    expect(mergeValues(base, mine, theirs)).toEqual({
      value: {
        ...base,
        right_sphere: "+2.00",
        notes: "ici",
        left_sphere: "−1.00",
        client: "c2",
        clientName: "B",
      },
      clashes: [],
    });
  });

  it("a value changed at both stations keeps the one typed here, and is a clash", () => {
    const { value, clashes } = mergeValues(
      base,
      { ...base, notes: "ici" },
      { ...base, notes: "là" },
    );
    expect([value.notes, clashes]).toEqual(["ici", ["notes"]]);
  });

  it("payments added at either station are all in the merge", () => {
    const mine = withInvoice({ payments: [payment("p1"), payment("mine")] });
    const theirs = withInvoice({ payments: [payment("p1"), payment("theirs")] });
    const { value } = mergeValues(base, mine, theirs);
    expect(value.invoice.payments.map(({ id }) => id)).toEqual(["p1", "mine", "theirs"]);
  });

  it("a line that the other station removed is removed, unless it was changed here, which is a clash", () => {
    const mine = withInvoice({ items: [line("l1", { quantity: "2" })] });
    const theirs = withInvoice({ items: [] });
    expect(mergeValues(base, mine, theirs).value.invoice.items.map(({ id }) => id)).toEqual(["l1"]);
    expect(mergeValues(base, base, theirs).value.invoice.items).toEqual([]);
    expect(mergeValues(base, mine, base).value.invoice.items).toEqual([
      line("l1", { quantity: "2" }),
    ]);
    expect(mergeValues(base, mine, theirs).clashes).toEqual(["invoice.items.0"]);
  });

  it("a row removed here stays if the other station changed it, which is a clash", () => {
    const mine = withInvoice({ payments: [] });
    const theirs = withInvoice({ payments: [payment("p1", "50,00")] });
    const { value, clashes } = mergeValues(base, mine, theirs);
    expect([value.invoice.payments, clashes]).toEqual([
      [payment("p1", "50,00")],
      ["invoice.payments.0"],
    ]);
    expect(mergeValues(base, mine, base).value.invoice.payments).toEqual([]);
  });

  it("changes to different fields of one line are merged", () => {
    const mine = withInvoice({ items: [line("l1", { quantity: "2" }), line("l2")] });
    const theirs = withInvoice({
      items: [line("l1", { price: "12,00" }), line("l2", { price: "9,00" })],
    });
    const { value, clashes } = mergeValues(base, mine, theirs);
    expect(value.invoice.items).toEqual([
      line("l1", { quantity: "2", price: "12,00" }),
      line("l2", { price: "9,00" }),
    ]);
    expect(clashes).toEqual([]);
    const both = mergeValues(
      base,
      mine,
      withInvoice({ items: [line("l1", { quantity: "3" }), line("l2")] }),
    );
    expect(both.clashes).toEqual(["invoice.items.0.quantity"]);
  });
});

it("a counted number is compared with the stock after the other station's changes", () => {
  const row = { ...blankRow(), product: "p", name: "Riad", stock: 5, counted: "7", quantity: "+2" };
  const counted: AdjustmentValues = {
    stored: [],
    adjustment_number: "AJ-1",
    date: "2026-11-20",
    reason: "inventory_count",
    count: "",
    notes: "",
    items: [row],
  };
  const start = { ...counted, items: [{ ...row, counted: "", quantity: "1" }] };
  const theirs = { ...start, items: [{ ...row, stock: 4, counted: "", quantity: "1" }] };
  const { value, clashes } = mergeValues(start, counted, theirs);
  expect(clashes).toEqual([]);
  expect(withDifferences(value, counted).items).toEqual([{ ...row, stock: 4, quantity: "+3" }]);
  // A quantity typed by hand after the count is not computed again.
  const corrected = { ...counted, items: [{ ...row, quantity: "1" }] };
  const again = mergeValues(start, corrected, theirs).value;
  expect(withDifferences(again, corrected).items).toEqual([{ ...row, stock: 4, quantity: "1" }]);
});

it("the field of a clash is named with its row; a display value has no name", () => {
  const nameOf = (path: string) =>
    fieldName(path, { quantity: "Quantité", notes: "Notes" }, (row) => `article ${row}`);
  expect(["notes", "items.1.quantity", "items.2", "items.0.name"].map(nameOf)).toEqual([
    "Notes",
    "Quantité, article 2",
    "article 3",
    "",
  ]);
});
