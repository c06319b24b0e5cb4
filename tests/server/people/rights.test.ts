import { beforeAll, expect, it } from "vitest";

import { today } from "#domain/core/days/days.ts";
import { type CollectionName, collections } from "#domain/core/records.ts";
import { can, type Right, type Role, roles } from "#domain/people/permissions.ts";
import { registrations } from "#server/registry.ts";
import { asksCosts, recordRights, routeRights } from "#support/guardedWrites.ts";
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

/** Rights to read by the records API; every active person reads the other collections. */
const readRights: Partial<Record<CollectionName, Right>> = {
  optique_journal: "journal.see",
  optique_approvals: "journal.see",
  optique_cash_moves: "till.history",
  optique_closes: "till.history",
  optique_periods: "books.export",
  optique_bills: "cost.see",
  optique_bill_items: "cost.see",
  optique_bill_payments: "cost.see",
  optique_bill_parts: "cost.see",
  optique_supplier_credits: "cost.see",
};

let shop: Shop;
type Colleague = Awaited<ReturnType<Shop["colleague"]>>;
const people = new Map<Role, Colleague>();
const records: Partial<Record<CollectionName, string>> = {};

beforeAll(async () => {
  shop = await openShop();
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
  const fund = await shop.firstFunds();
  const unused = await shop.create("optique_funds", { name: "RAMED" });
  const claim = newId();
  expectOk(
    await shop.send("PUT", `/api/optique/claims/${claim}`, {
      invoice: sale.invoice?.id,
      fund: fund?.id,
    }),
  );
  const range = await shop.product({ type: "lens", is_range: true, geometry: "single" });
  const tariff = newId();
  const rows = [{ sphere: [-6, 6], cylinder: [-2, 0], price: 320 }];
  expectOk(
    await shop.send("PUT", `/api/optique/lens-tariffs/${tariff}`, {
      product: range.id,
      from: "2026-01-01",
      rows,
    }),
  );
  const service = newId();
  const repair = { kind: "repair", object: "Monture", client: client.id };
  expectOk(await shop.send("PUT", `/api/optique/services/${service}`, repair));
  const [sheet, trial, box] = [newId(), newId(), newId()];
  const lenses = await shop.product({ name: "Mensuelle", type: "contact_lens", reference: "M" });
  const worn = { client: client.id, date: "2026-11-21", right_lens: { sphere: -2 } };
  expectOk(await shop.send("PUT", `/api/optique/contact-prescriptions/${sheet}`, worn));
  const tried = { id: trial, trial: true, contact: sheet, product: lenses.id, quantity: 1 };
  await shop.create("optique_contact_orders", tried);
  await shop.create("optique_contact_boxes", { id: box, order: trial, lot: "A1" });
  const [bill, paid, asked] = [newId(), newId(), newId()];
  const paper = { supplier: supplier.id, number: "F-1", date: "2026-11-21" };
  const rates = [{ rate: 20, ht: 100, vat: 20 }];
  expectOk(await shop.send("PUT", `/api/optique/bills/${bill}`, { ...paper, rates }));
  const transfer = { supplier: supplier.id, date: "2026-11-21", method: "transfer", amount: 20 };
  expectOk(await shop.send("PUT", `/api/optique/bill-payments/${paid}`, transfer));
  const gap = { supplier: supplier.id, date: "2026-11-21", reason: "price", expected_amount: 5 };
  expectOk(await shop.send("PUT", `/api/optique/supplier-credits/${asked}`, gap));
  Object.assign(records, {
    optique_bills: bill,
    optique_bill_payments: paid,
    optique_supplier_credits: asked,
    optique_contact_prescriptions: sheet,
    optique_contact_orders: trial,
    optique_contact_boxes: box,
    optique_services: service,
    optique_lens_tariffs: tariff,
    optique_funds: unused.id,
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

type Refused = Refusal & { data: Record<string, { act?: string }> };
const sentence = /^Il faut le droit «\u00a0.+\u00a0»\.?$/;

/** Missing right of a refusal that names it in French; otherwise undefined. */
function missingRight({ status, body }: { status: number; body: unknown }): string | undefined {
  const refused = status === 403 ? (body as Refused).data["right"] : undefined;
  if (refused?.code !== "right") return undefined;
  return sentence.test(refused.message) ? refused.act : refused.message;
}
const callOf = (pattern: string) => {
  const [method = "GET", path = ""] = pattern.split(" ");
  const address = path
    .replace("{list}", "clients")
    .replace("{id}", newId())
    .replace("{number}", "BF-20261128-1")
    .replace("{day}", today());
  return [method as "GET" | "POST" | "PUT" | "DELETE", `/api/optique${address}`] as const;
};

it("every route and collection has its rights in the tables of this file", () => {
  const found = registrations.routes.map(
    ({ method, path }) => `${method} ${path.slice("/api/optique".length)}`,
  );
  expect(Object.keys(routeRights).sort()).toEqual(found.sort());
  expect(Object.keys(recordRights).sort()).toEqual(Object.keys(collections).sort());
});

type Call = { readonly name: string; readonly expected: string; ask: () => Promise<string> };

/**
 * Calls that the rights of a role decide; each gives the name of the missing right, or the result of an allowed call.
 */
function callsAs(role: Role): Call[] {
  const { send } = people.get(role) as Colleague;
  const has = (right: Right) => can({ role, rights: {}, active: true }, right);
  const call = (name: string, right: Right | "read", allowed: string, ask: Call["ask"]): Call => ({
    name,
    expected: outcome(name, right) ?? allowed,
    ask,
  });
  const outcome = (name: string, right: Right | "read"): Right | null => {
    if (asksCosts(name) && !has("cost.see")) return "cost.see";
    return right === "read" || has(right) ? null : right;
  };
  const pathOf = (collection: string) =>
    recordsPath(collection, records[collection as CollectionName]);
  const passes = async (...request: Parameters<typeof send>) =>
    missingRight(await send(...request)) ?? "passes";

  const routes = Object.entries(routeRights).flatMap(([pattern, right]) => {
    const [method, path] = callOf(pattern);
    const ask = () => passes(method, path, ["GET", "DELETE"].includes(method) ? undefined : {});
    return right === "own" ? [] : [call(pattern, right, "passes", ask)];
  });
  const changes = Object.entries(recordRights).flatMap(([collection, { update }]) => {
    const isUser = collection === "optique_users";
    const ask = async () => {
      const sent = isUser ? { name: `Nom ${newId()}` } : {};
      const answer = await send("PATCH", pathOf(collection), sent);
      return missingRight(answer) ?? String(answer.status);
    };
    // Anybody may change their own name.
    const right = isUser && role === "workshop" ? "read" : update;
    return right ? [call(`change of ${collection}`, right, "200", ask)] : [];
  });
  // Allowed deletions come last, as the owner.
  const deletions = Object.entries(recordRights).flatMap(([collection, { remove }]) => {
    const ask = () => passes("DELETE", pathOf(collection));
    return remove && !has(remove) ? [call(`deletion in ${collection}`, remove, "", ask)] : [];
  });
  const readings = Object.keys(collections).map((collection) => {
    const right = readRights[collection as CollectionName] ?? "read";
    const ask = () => passes("GET", recordsPath(collection));
    return call(`reading of ${collection}`, right, "passes", ask);
  });
  return [...routes, ...changes, ...deletions, ...readings];
}

const atOnce = 8;

it.each(roles)("every route and record asks the role %j for its right", async (role) => {
  const calls = callsAs(role);
  const found: [string, string][] = [];
  for (let at = 0; at < calls.length; at += atOnce) {
    const asked = calls.slice(at, at + atOnce);
    found.push(
      ...(await Promise.all(
        asked.map(async ({ name, ask }): Promise<[string, string]> => [name, await ask()]),
      )),
    );
  }
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(calls.map(({ name, expected }) => [name, expected])),
  );
});

it("a deletion succeeds for a person with the right", async () => {
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
