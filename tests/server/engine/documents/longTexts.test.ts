import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { line, newId, openShop, payment, type Shop } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";

let server: Server;
let shop: Shop;
let other: Shop;
let client: string;
let product: string;
let supplier: string;
beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server);
  other = await openShop(server, "Optique du Cèdre");
  client = (await shop.client()).id;
  product = (await shop.product()).id;
  supplier = (await shop.create("optique_suppliers", { name: "Essilor" })).id;
});
afterAll(() => server.stop());

const bomb = `1${" ".repeat(80_000)}1`;
const day = "2026-11-21";
const sold = (item: object = {}, paid: object = {}) => ({
  id: newId(),
  items: [{ ...line(product, 1, 10), ...item }],
  payments: [payment(5, paid)],
});
const prescription = (values: object) => ({ client, date: day, invoice: sold(), ...values });
const receipt = (values: object, item: object = {}) => ({
  receipt_number: newId(),
  supplier,
  date: day,
  status: "pending",
  items: [{ ...line(product, 1, 10), received_quantity: 0, ...item }],
  ...values,
});
const adjustment = (values: object, item: object = {}) => ({
  adjustment_number: newId(),
  date: day,
  reason: "other",
  items: [{ id: newId(), product, quantity: 1, ...item }],
  ...values,
});

type Bomb = [kind: string, field: string, body: () => object];
const bombs: Bomb[] = [
  ...["client", "date", "notes", "prescriber", "right_sphere", "left_axis", "right_eip"].map(
    (field): Bomb => ["prescriptions", field, () => prescription({ [field]: bomb })],
  ),
  ...["product", "quantity", "price"].map((field): Bomb => [
    "prescriptions",
    `invoice.items.0.${field}`,
    () => prescription({ invoice: sold({ [field]: bomb }) }),
  ]),
  ...["date", "amount", "payment_method", "reference", "notes", "bank", "due_on"].map(
    (field): Bomb => [
      "prescriptions",
      `invoice.payments.0.${field}`,
      () => prescription({ invoice: sold({}, { payment_method: "check", [field]: bomb }) }),
    ],
  ),
  ...["date", "notes"].map((field): Bomb => [
    "invoices",
    field,
    () => ({ client, ...sold(), [field]: bomb }),
  ]),
  ...["receipt_number", "supplier", "date", "status", "notes"].map((field): Bomb => [
    "receipts",
    field,
    () => receipt({ [field]: bomb }),
  ]),
  ...["quantity", "price", "received_quantity", "notes"].map((field): Bomb => [
    "receipts",
    `items.0.${field}`,
    () => receipt({}, { [field]: bomb }),
  ]),
  ...["adjustment_number", "date", "reason", "notes"].map((field): Bomb => [
    "adjustments",
    field,
    () => adjustment({ [field]: bomb }),
  ]),
  ...["quantity", "notes"].map((field): Bomb => [
    "adjustments",
    `items.0.${field}`,
    () => adjustment({}, { [field]: bomb }),
  ]),
];

/** Time limit: a parser of quadratic time took 26 s, within the transaction. */
const patienceMs = 5000;

describe("a field of 80 kB", () => {
  it.each(bombs)(
    "a field of 80 kB is refused without blocking another shop's save: %s, %s",
    async (kind, field, body) => {
      const began = performance.now();
      const refused = shop.send("PUT", `/api/optique/${kind}/${newId()}`, body());
      await other.client();
      const { status, body: answer } = await refused;
      expect({ status, answer }).toMatchObject({ status: 400 });
      expect(answer.data[field]?.message, JSON.stringify(answer)).toMatch(/^[A-ZÀÉ].*\.$/);
      expect(performance.now() - began).toBeLessThan(patienceMs);
    },
  );
});
