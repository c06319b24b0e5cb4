import { describe, expect, it } from "vitest";

import { areEyesSeen, mayHold, namesHidden, withoutHidden } from "#domain/people/hiddenFields.ts";

const withoutCosts = (value: unknown) => withoutHidden("cost.see", value);
const mayHoldCosts = (json: string) => mayHold("cost.see", json);

it("a prescription has eye fields, even empty ones, unless the server removed them", () => {
  const prescription = { collectionName: "optique_prescriptions", right_sphere: null };
  expect(areEyesSeen(prescription)).toBe(true);
  expect(areEyesSeen(withoutHidden("eyes.see", prescription) as object)).toBe(false);
});

describe("an answer without costs", () => {
  it("an answer without costs still has all other fields, at any depth", () => {
    const product = { collectionName: "optique_products", name: "Riad", purchase_price: 300 };
    const receipt = { collectionName: "optique_stock_receipts", total_amount: 900, notes: "x" };
    const item = { collectionName: "optique_stock_receipt_items", price: 300, quantity: 3 };
    const invoice = { collectionName: "optique_invoices", total_amount: 850 };
    expect(
      withoutCosts({ items: [{ ...item, expand: { product, receipt } }], invoice, price: 5 }),
    ).toEqual({
      items: [
        {
          collectionName: item.collectionName,
          quantity: 3,
          expand: {
            product: { collectionName: product.collectionName, name: "Riad" },
            receipt: { collectionName: receipt.collectionName, notes: "x" },
          },
        },
      ],
      invoice,
      price: 5,
    });
    expect(withoutCosts({ changes: { purchase_price: [1, 2], name: ["a", "b"] } })).toEqual({
      changes: { name: ["a", "b"] },
    });
  });

  it("an answer is searched for costs only if its text may contain some", () => {
    expect(mayHoldCosts('{"purchase_price":5}')).toBe(true);
    expect(mayHoldCosts('{"collectionName":"optique_stock_receipt_items"}')).toBe(true);
    expect(mayHoldCosts('{"name":"purchase_price"}')).toBe(true);
    expect(mayHoldCosts('{"collectionName":"optique_clients"}')).toBe(false);
  });
});

describe("an answer without eye values", () => {
  it("an answer without eye values still has all other fields, at any depth", () => {
    const prescription = {
      collectionName: "optique_prescriptions",
      date: "2026-11-28",
      right_sphere: -2,
      left_near_va: "P2",
      pairs: { 2: { right_height: 20 } },
      image: "a.png",
    };
    const job = { collectionName: "optique_jobs", tray: "4", ordered: { lenses: [] }, pairs: [] };
    const product = { collectionName: "optique_products", image: "b.png" };
    expect(withoutHidden("eyes.see", { job, expand: { prescription, product }, wrap: 4 })).toEqual({
      job: { collectionName: "optique_jobs", tray: "4", pairs: [] },
      expand: {
        prescription: { collectionName: "optique_prescriptions", date: "2026-11-28" },
        product,
      },
    });
  });

  it.each([
    ["optique_prescriptions", "right_sphere > 5", true],
    ["optique_invoices", "prescription.left_add != null", true],
    ["optique_prescriptions", "pairs != ''", true],
    ["optique_jobs", "ordered ~ 'x'", true],
    ["optique_jobs", "status = 'ordered'", false],
    ["optique_products", "image != ''", false],
    ["optique_clients", "name ~ 'right_sphere'", false],
  ])("a query of %s by %j contains an eye value: %s", (collection, text, isEye) =>
    expect(namesHidden("eyes.see", collection, text)).toBe(isEye),
  );
});

describe("a query", () => {
  it.each([
    ["optique_products", "purchase_price > 5", true],
    ["optique_products", "-purchase_price", true],
    ["optique_invoice_items", "product.purchase_price=5", true],
    ["optique_products", "name = 'purchase_price'", false],
    ["optique_products", "purchase_price:isset = true", true],
    ["optique_stock_receipts", "-total_amount", true],
    ["optique_stock_receipt_items", "receipt.total_amount > 1", true],
    ["optique_stock_receipt_items", "price>1", true],
    ["optique_invoices", "total_amount > 1", false],
    ["optique_invoice_items", "price > 1", false],
  ])("a query of %s by %j contains a cost: %s", (collection, text, isCost) =>
    expect(namesHidden("cost.see", collection, text)).toBe(isCost),
  );
});
