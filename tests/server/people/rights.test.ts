import { beforeAll, describe, expect, it } from "vitest";

import { today } from "#domain/core/days.ts";
import { type CollectionName, collections } from "#domain/core/records.ts";
import { can, type Right, type Role, roles } from "#domain/people/permissions.ts";
import { registrations } from "#server/registry.ts";
import {
  expectOk,
  line,
  newId,
  openShop,
  payment,
  recordsPath,
  type Refusal,
  type Shop,
} from "#support/shop.ts";
import { type Server, sharedServer } from "#support/startServer.ts";

/** Right of each route; 'own': the route decides, or is for guests. A new route fails until it is named here. */
const routeRights: Record<string, Right | "read" | "own"> = {
  "GET /lists/{list}": "read",
  "GET /removals/{list}/{id}": "read",
  "POST /signout": "own",
  "GET /quiet": "read",
  "GET /me": "read",
  "GET /people": "read",
  "POST /people/{id}/enter": "own",
  "POST /people/leave": "read",
  "POST /approvals": "read",
  "GET /clients/{id}/export": "client.export",
  "POST /clients/{id}/erase": "client.erase",
  "GET /stock": "read",
  "GET /reorder": "read",
  "GET /quick-products": "read",
  "POST /products/import": "import",
  "GET /receipts/{id}": "read",
  "PUT /receipts/{id}": "receipt.write",
  "GET /adjustments/{id}": "read",
  "PUT /adjustments/{id}": "adjustment.write",
  "GET /jobs/board": "read",
  "POST /invoices/{id}/issue": "sale.write",
  "GET /prescriptions/{id}": "read",
  "PUT /prescriptions/{id}": "sale.write",
  "GET /invoices/{id}": "read",
  "PUT /invoices/{id}": "sale.write",
  "PUT /refunds/{id}": "refund.give",
  "PUT /exchanges/{id}": "credit.issue",
  "GET /claims/{id}": "read",
  "PUT /claims/{id}": "quote.write",
  "POST /claims/slips": "quote.write",
  "POST /claims/slips/{number}/pay": "payment.take",
  "POST /claims/{id}/reject": "quote.write",
  "POST /defects/{id}/settle": "adjustment.write",
  "GET /credit-notes/{id}": "read",
  "PUT /credit-notes/{id}": "credit.issue",
  "GET /quotes/{id}": "read",
  "PUT /quotes/{id}": "quote.write",
  "POST /quotes/{id}/printed": "quote.write",
  "GET /till": "till.see",
  "POST /till/{day}/close": "till.close",
  "POST /till/slips": "cheque.state",
  "GET /dashboard": "read",
  "GET /figures/register": "read",
  "GET /waiting": "read",
  "GET /search": "read",
  "GET /statistics": "read",
  "GET /visits": "statistics.shop",
  "POST /events": "own",
  "GET /version": "own",
  "GET /setup": "own",
  "POST /setup": "own",
  "POST /demo": "own",
  "GET /integrity": "read",
  "GET /health": "read",
  "GET /backups": "backup.see",
};

type Writes = { update: Right | null; remove: Right | null };
/** Rights of the records API; null: written by the server alone, or once. */
const recordRights: Record<CollectionName, Writes> = {
  optique_users: { update: "people", remove: null },
  optique_companies: { update: "company.write", remove: null },
  optique_clients: { update: "client.write", remove: "client.delete" },
  optique_suppliers: { update: "product.write", remove: "product.write" },
  optique_products: { update: "product.write", remove: "product.write" },
  optique_prescriptions: { update: "sale.write", remove: "document.delete" },
  optique_jobs: { update: "job.move", remove: "document.delete" },
  optique_messages: { update: null, remove: null },
  optique_invoices: { update: "sale.write", remove: "document.delete" },
  optique_invoice_items: { update: "sale.write", remove: "document.delete" },
  optique_payments: { update: "payment.take", remove: "document.delete" },
  optique_funds: { update: "company.write", remove: "company.write" },
  optique_claims: { update: null, remove: "quote.write" },
  optique_credit_notes: { update: null, remove: null },
  optique_credit_items: { update: null, remove: null },
  optique_refunds: { update: null, remove: null },
  optique_quotes: { update: null, remove: "quote.write" },
  optique_quote_items: { update: null, remove: null },
  optique_cash_moves: { update: "till.move", remove: "till.move" },
  optique_closes: { update: null, remove: null },
  optique_stock_receipts: { update: "receipt.write", remove: "document.delete" },
  optique_stock_receipt_items: { update: "receipt.write", remove: "document.delete" },
  optique_stock_adjustments: { update: "adjustment.write", remove: "document.delete" },
  optique_stock_adjustment_items: { update: "adjustment.write", remove: "document.delete" },
  optique_stock_movements: { update: null, remove: null },
  optique_journal: { update: null, remove: null },
  optique_approvals: { update: null, remove: null },
  optique_events: { update: null, remove: null },
};
/** Rights to read by the records API; every active person reads the other collections. */
const readRights: Partial<Record<CollectionName, Right>> = {
  optique_journal: "journal.see",
  optique_approvals: "journal.see",
  optique_cash_moves: "till.history",
  optique_closes: "till.history",
};

let server: Server;
let shop: Shop;
type Colleague = Awaited<ReturnType<Shop["colleague"]>>;
const people = new Map<Role, Colleague>();
const records: Partial<Record<CollectionName, string>> = {};

beforeAll(async () => {
  server = await sharedServer();
  shop = await openShop(server);
  for (const role of roles) people.set(role, await shop.colleague(role));
  await fill();
});

/** One record of each collection that staff write. */
async function fill(): Promise<void> {
  const client = await shop.client();
  const product = await shop.product();
  const lens = await shop.product({ name: "Verre", type: "lens", reference: "V" });
  const supplier = await shop.create("optique_suppliers", { name: "Atlas" });
  const sale = await shop.savePrescription(newId(), {
    client: client.id,
    date: "2026-11-21",
    right_sphere: -2,
    notes: "",
    invoice: { id: newId(), items: [line(lens.id, 1, 850)], payments: [payment(100)] },
  });
  const receipt = {
    supplier: supplier.id,
    date: "2026-11-21",
    status: "received",
    receipt_number: "BR-1",
  };
  const order = { id: newId(), product: product.id, quantity: 1, price: 5, received_quantity: 1 };
  const receipts = newId();
  expectOk(
    await shop.send("PUT", `/api/optique/receipts/${receipts}`, { ...receipt, items: [order] }),
  );
  const adjustments = newId();
  const counted = { id: newId(), product: product.id, quantity: -1 };
  const adjustment = {
    date: "2026-11-21",
    reason: "other",
    adjustment_number: "AJ-1",
    items: [counted],
  };
  expectOk(await shop.send("PUT", `/api/optique/adjustments/${adjustments}`, adjustment));
  const move = await shop.create("optique_cash_moves", {
    date: today(),
    kind: "expense",
    amount: -5,
  });
  const alone = await shop.product({ name: "Étui", type: "accessory", reference: "E" });
  const stranger = await shop.client({ name: "Sans Vente" });
  const [job] = await shop.find("optique_jobs");
  const quotes = newId();
  const quote = { client: client.id, items: [line(product.id, 1, 5)] };
  expectOk(await shop.send("PUT", `/api/optique/quotes/${quotes}`, quote));
  const [fund, unused] = await shop.find("optique_funds");
  const claim = newId();
  expectOk(
    await shop.send("PUT", `/api/optique/claims/${claim}`, {
      invoice: sale.invoice?.id,
      fund: fund?.id,
    }),
  );
  Object.assign(records, {
    optique_funds: unused?.id,
    optique_claims: claim,
    optique_users: people.get("workshop")?.id,
    optique_companies: shop.company,
    optique_clients: stranger.id,
    optique_suppliers: (await shop.create("optique_suppliers", { name: "Cèdre" })).id,
    optique_products: alone.id,
    optique_prescriptions: sale.id,
    optique_jobs: job?.id,
    optique_invoices: sale.invoice?.id,
    optique_invoice_items: sale.invoice?.items[0]?.id,
    optique_payments: sale.invoice?.payments[0]?.id,
    optique_quotes: quotes,
    optique_cash_moves: move.id,
    optique_stock_receipts: receipts,
    optique_stock_receipt_items: order.id,
    optique_stock_adjustments: adjustments,
    optique_stock_adjustment_items: counted.id,
  });
}

const active = (role: Role) => ({ role, rights: {}, active: true });
const isRefused = ({ status, body }: { status: number; body: unknown }): boolean =>
  status === 403 && (body as Refusal).data["right"]?.code === "right";
const callOf = (pattern: string) => {
  const [method = "GET", path = ""] = pattern.split(" ");
  const address = path
    .replace("{list}", "clients")
    .replace("{id}", newId())
    .replace("{number}", "BF-20261128-1")
    .replace("{day}", today());
  return [method as "GET" | "POST" | "PUT", `/api/optique${address}`] as const;
};

it("every route and collection has its rights in these tables", () => {
  const found = registrations.routes.map(
    ({ method, path }) => `${method} ${path.slice("/api/optique".length)}`,
  );
  expect(Object.keys(routeRights).sort()).toEqual(found.sort());
  expect(Object.keys(recordRights).sort()).toEqual(Object.keys(collections).sort());
});

describe.each(roles)("the role %j", (role) => {
  const person = active(role);
  const colleague = (): Colleague => people.get(role) as Colleague;

  it.each(Object.entries(routeRights).filter(([, right]) => right !== "own"))(
    "is asked by %s for %s",
    async (pattern, right) => {
      const [method, path] = callOf(pattern);
      const answer = await colleague().send(method, path, method === "GET" ? undefined : {});
      const isAllowed = right === "read" || can(person, right as Right);
      expect(isRefused(answer)).toBe(!isAllowed);
      if (!isAllowed)
        expect(answer.body.data["right"]).toMatchObject({
          act: right,
          message: expect.stringMatching(/^Il faut le droit «\u00a0.+\u00a0»\.?$/) as string,
        });
    },
  );

  it.each(Object.entries(recordRights).filter(([, { update }]) => update))(
    "is asked by a change of %s for its right",
    async (collection, { update }) => {
      const path = recordsPath(collection, records[collection as CollectionName]);
      const sent = collection === "optique_users" ? { name: `Nom ${newId()}` } : {};
      const answer = await colleague().send("PATCH", path, sent);
      const isSelf = collection === "optique_users" && role === "workshop";
      expect([isRefused(answer), answer.status]).toEqual(
        can(person, update as Right) || isSelf ? [false, 200] : [true, 403],
      );
    },
  );

  it.each(Object.entries(recordRights).filter(([, { remove }]) => remove))(
    "is asked by a deletion in %s for its right",
    async (collection, { remove }) => {
      if (can(person, remove as Right)) return;
      const path = recordsPath(collection, records[collection as CollectionName]);
      expect(isRefused(await colleague().send("DELETE", path))).toBe(true);
    },
  );

  it.each(Object.keys(collections))("reads %s by its right", async (collection) => {
    const right = readRights[collection as CollectionName];
    const answer = await colleague().send("GET", recordsPath(collection));
    expect(isRefused(answer)).toBe(right ? !can(person, right) : false);
  });
});

it("deletes for a person with the right", async () => {
  for (const [collection, { remove }] of Object.entries(recordRights).reverse()) {
    const id = records[collection as CollectionName];
    if (!remove || !id || ["optique_invoice_items", "optique_payments"].includes(collection))
      continue;
    const { status } = await (people.get("owner") as Colleague).send(
      "DELETE",
      recordsPath(collection, id),
    );
    expect([collection, [204, 404].includes(status)]).toEqual([collection, true]);
  }
});
