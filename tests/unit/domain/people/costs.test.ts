import { describe, expect, it } from "vitest";

import { mayHoldCosts, namesCost, withoutCosts } from "#domain/people/costs.ts";

describe("an answer without costs", () => {
  it("keeps all other fields, at any depth", () => {
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

  it("is looked for only where one may stand", () => {
    expect(mayHoldCosts('{"purchase_price":5}')).toBe(true);
    expect(mayHoldCosts('{"collectionName":"optique_stock_receipt_items"}')).toBe(true);
    expect(mayHoldCosts('{"name":"purchase_price"}')).toBe(true);
    expect(mayHoldCosts('{"collectionName":"optique_clients"}')).toBe(false);
  });
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
  ])("of %s by %j names a cost: %s", (collection, text, isCost) =>
    expect(namesCost(collection, text)).toBe(isCost),
  );
});
