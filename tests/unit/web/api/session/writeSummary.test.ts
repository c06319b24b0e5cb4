import { describe, expect, it } from "vitest";

import { summaryOfWrite } from "#api/session/writeSummary.ts";

const api = "/api/optique";
const records = "/api/collections";
const items = [
  { id: "a", product: "p", quantity: 2, price: 250.5, discount: 1 },
  { id: "b", product: "q", quantity: 1, price: 100 },
];

describe("the summary of a write", () => {
  it.each([
    ["PUT", `${api}/invoices/x`, { items }, "sale", 60_000],
    ["PUT", `${api}/prescriptions/x`, { invoice: { items } }, "sale", 60_000],
    ["PUT", `${api}/prescriptions/x`, { invoice: null }, "sale", 0],
    ["POST", `${records}/optique_payments/records`, { amount: 12.5 }, "payment", 1250],
    ["POST", `${records}/optique_refunds/records`, { amount: 3 }, "refund", 300],
    ["PUT", `${api}/credit-notes/x`, { items }, "credit", 0],
    ["PUT", `${api}/exchanges/x`, { sale: { items } }, "credit", 0],
    ["POST", `${records}/optique_clients/records`, { name: "Amina" }, "client", 0],
    ["PATCH", `${records}/optique_products/records/x`, new FormData(), "product", 0],
    ["PUT", `${api}/receipts/x`, {}, "receipt", 0],
    ["PUT", `${api}/adjustments/x`, {}, "adjustment", 0],
    ["PATCH", `${records}/optique_jobs/records/x`, {}, "job", 0],
    ["POST", `${records}/optique_cash_moves/records`, {}, "till", 0],
    ["PATCH", `${records}/optique_companies/records/x`, {}, "other", 0],
    ["DELETE", `${records}/optique_clients/records/x`, undefined, "removal", 0],
  ])("the summary has the right kind and amount for %s %s", (method, path, body, kind, amount) => {
    expect(summaryOfWrite(path, { method, body })).toEqual({ kind, amount });
  });
});
