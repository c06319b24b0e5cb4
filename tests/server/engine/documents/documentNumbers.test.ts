import { beforeAll, expect, it } from "vitest";

import { line, newId, openShop, recordsPath, type Shop } from "#support/shop.ts";
import { sharedServer } from "#support/startServer.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(await sharedServer());
});

const taken = (field: string) => ({
  status: 400,
  body: { data: { [field]: { message: expect.stringMatching(/existe déjà/) } } },
});

it("document numbers that look the same are refused as duplicates, in the records API and in documents", async () => {
  const supplier = (await shop.create("optique_suppliers", { name: "Essilor" })).id;
  const product = (await shop.product()).id;
  const receipt = (receipt_number: string) => ({
    receipt_number,
    supplier,
    date: "2026-11-21",
    status: "pending",
    items: [{ ...line(product, 1, 10), received_quantity: 0 }],
  });
  const adjustment = (adjustment_number: string) => ({
    adjustment_number,
    date: "2026-11-21",
    reason: "other",
    items: [{ id: newId(), product, quantity: 1 }],
  });
  const put = (kind: string, body: object) =>
    shop.send("PUT", `/api/optique/${kind}/${newId()}`, body);
  expect(await put("receipts", receipt("BR\uff0d1"))).toMatchObject({
    status: 200,
    body: { receipt_number: "BR-1" },
  });
  expect((await put("adjustments", adjustment("AJ-1"))).status).toBe(200);
  for (const like of ["BR-1", "BR\u200d-1", "\uff22R-1\u00ad"]) {
    expect(await put("receipts", receipt(like))).toMatchObject(taken("receipt_number"));
    const { items: _, ...record } = receipt(like);
    expect(await shop.send("POST", recordsPath("optique_stock_receipts"), record)).toMatchObject(
      taken("receipt_number"),
    );
  }
  expect(await put("adjustments", adjustment("AJ\u2060-1"))).toMatchObject(
    taken("adjustment_number"),
  );
});
