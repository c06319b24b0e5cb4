import { beforeAll, describe, expect, it } from "vitest";

import { accessRules } from "#domain/core/accessRules.ts";
import { type CollectionName, collections } from "#domain/core/records.ts";
import {
  call,
  expectOk,
  line,
  type Method,
  newId,
  openShop,
  payment,
  recordsPath,
  type Shop,
} from "#support/shop.ts";
import { heard } from "#support/heard.ts";
import { sharedServer, startServer } from "#support/startServer.ts";

const server = await sharedServer();
let own: Shop;
let other: Shop;
let unlinked: Shop;
/** One record of each collection, in the company of `own`. */
const target = {} as Record<CollectionName, string>;

beforeAll(async () => {
  [own, other, unlinked] = await Promise.all([
    openShop(server),
    openShop(server),
    openShop(server, null),
  ]);
  const client = await own.client();
  const product = await own.product();
  const supplier = await own.create("optique_suppliers", { name: "Atlas" });
  const prescription = newId();
  const { invoice } = await own.savePrescription(prescription, {
    client: client.id,
    date: "2026-11-21",
    notes: "privé",
    invoice: { id: newId(), items: [line(product.id, 1, 850)], payments: [payment(100)] },
  });
  const admin = async (collection: CollectionName, values: object) =>
    (
      await own.sendAsAdmin<{ id: string }>("POST", recordsPath(collection), {
        company: own.company,
        ...values,
      })
    ).body.id;
  const [movement] = await own.find("optique_stock_movements");
  const receipt = await admin("optique_stock_receipts", {
    supplier: supplier.id,
    receipt_number: "BR-1",
    date: "2026-11-21",
    status: "pending",
  });
  const adjustment = await admin("optique_stock_adjustments", {
    adjustment_number: "AJ-1",
    date: "2026-11-21",
    reason: "other",
  });
  const cheque = await own.saveInvoice(newId(), {
    items: [line(product.id, 1, 850)],
    payments: [payment(50, { payment_method: "check" })],
  });
  const bounced = recordsPath("optique_payments", cheque.payments[0]?.id);
  expectOk(await own.send("PATCH", bounced, { cheque_state: "bounced" }));
  const [reversal] = await own.find("optique_reversals");
  const close = expectOk(
    await own.send<{ id: string }>("POST", "/api/optique/till/2026-11-20/close", { counted: 0 }),
  );
  // A period long before the other records, which stay outside transmitted days.
  const old = { from: "2020-01-01", to: "2020-01-31" };
  const period = expectOk(await own.send<{ id: string }>("POST", "/api/optique/books/close", old));
  const refund = { id: newId(), amount: 1, payment_method: "card" };
  const credit = expectOk(
    await own.send<{ id: string; items: { id: string }[] }>(
      "PUT",
      `/api/optique/credit-notes/${newId()}`,
      {
        invoice: invoice?.id,
        reason: "gesture",
        items: [{ id: newId(), invoice_item: invoice?.items[0]?.id, quantity: 0, amount: 1 }],
        refunds: [refund],
      },
    ),
  );
  const quoted = line(product.id, 1, 850);
  const quote = expectOk(
    await own.send<{ id: string }>("PUT", `/api/optique/quotes/${newId()}`, {
      client: client.id,
      items: [quoted],
    }),
  );
  const fund = await own.firstFunds();
  const claim = newId();
  expectOk(
    await own.send("PUT", `/api/optique/claims/${claim}`, {
      invoice: invoice?.id,
      fund: fund?.id,
    }),
  );
  const range = await own.product({ type: "lens", is_range: true, geometry: "single" });
  const tariff = newId();
  expectOk(
    await own.send("PUT", `/api/optique/lens-tariffs/${tariff}`, {
      product: range.id,
      from: "2026-01-01",
      rows: [{ sphere: [-6, 6], cylinder: [-2, 0], price: 320 }],
    }),
  );
  const hand = { tags: [{ product: product.id, hand: 1 }] };
  const tagPrint = newId();
  const printed = { product: product.id, quantity: 1, price: 850, barcode: "" };
  const prints = { template: "fold", tags: [printed] };
  expectOk(await own.send("PUT", `/api/optique/tag-prints/${tagPrint}`, prints));
  expectOk(await own.send("PUT", "/api/optique/tags", hand));
  const [tag] = await own.find("optique_tags");
  const [count, scan] = [newId(), newId()];
  expectOk(await own.send("PUT", `/api/optique/counts/${count}`, { name: "Vitrine" }));
  const scans = [{ id: scan, product: product.id }];
  expectOk(await own.send("PUT", `/api/optique/counts/${count}/scans`, { scans }));
  const [countLine] = await own.find("optique_count_lines");
  const [service, servicePart] = [newId(), newId()];
  expectOk(
    await own.send("PUT", `/api/optique/services/${service}`, {
      kind: "repair",
      client: client.id,
      object: "Monture",
      items: [{ id: servicePart, product: product.id, quantity: 1, direction: "out" }],
    }),
  );
  const lenses = await own.product({ name: "Mensuelle", type: "contact_lens", reference: "M" });
  const sheet = newId();
  expectOk(
    await own.send("PUT", `/api/optique/contact-prescriptions/${sheet}`, {
      client: client.id,
      date: "2026-11-21",
      right_lens: { sphere: -2 },
    }),
  );
  const trial = await own.create("optique_contact_orders", {
    trial: true,
    contact: sheet,
    product: lenses.id,
  });
  const box = await own.create("optique_contact_boxes", { order: trial.id, lot: "A1" });
  const [bill, billItem, billPayment, billPart, askedCredit] = Array.from({ length: 5 }, newId);
  const bought = { supplier: supplier.id, date: "2026-11-21" };
  const billPath = (name: string, id = "") => `/api/optique/${name}/${id}`;
  expectOk(
    await own.send("PUT", billPath("bills", bill), {
      ...bought,
      number: "F-1",
      rates: [{ rate: 20, ht: 100, vat: 20 }],
      items: [{ id: billItem, label: "Verres", quantity: 1, price: 100 }],
    }),
  );
  expectOk(
    await own.send("PUT", billPath("bill-payments", billPayment), {
      ...bought,
      method: "transfer",
      parts: [{ id: billPart, bill, amount: 20 }],
    }),
  );
  expectOk(
    await own.send("PUT", billPath("supplier-credits", askedCredit), {
      ...bought,
      reason: "price",
      expected_amount: 5,
    }),
  );
  await own.send("PATCH", recordsPath("optique_clients", client.id), { phone: "0611111111" });
  const [entry] = await own.find("optique_journal");
  Object.assign(target, {
    optique_users: own.user,
    optique_companies: own.company,
    optique_clients: client.id,
    optique_suppliers: supplier.id,
    optique_products: product.id,
    optique_prescriptions: prescription,
    optique_invoices: invoice?.id,
    optique_invoice_items: invoice?.items[0]?.id,
    optique_payments: invoice?.payments[0]?.id,
    optique_funds: fund?.id,
    optique_claims: claim,
    optique_lens_tariffs: tariff,
    optique_tags: tag?.id,
    optique_tag_prints: tagPrint,
    optique_credit_notes: credit.id,
    optique_credit_items: credit.items[0]?.id,
    optique_refunds: refund.id,
    optique_reversals: reversal?.id,
    optique_quotes: quote.id,
    optique_quote_items: quoted.id,
    optique_cash_moves: await admin("optique_cash_moves", {
      date: "2026-11-21",
      kind: "float",
      amount: 500,
    }),
    optique_closes: close.id,
    optique_periods: period.id,
    optique_bills: bill,
    optique_bill_items: billItem,
    optique_bill_payments: billPayment,
    optique_bill_parts: billPart,
    optique_supplier_credits: askedCredit,
    optique_jobs: await admin("optique_jobs", { prescription }),
    optique_messages: await admin("optique_messages", { client: client.id, kind: "ready" }),
    optique_stock_receipts: receipt,
    optique_stock_receipt_items: await admin("optique_stock_receipt_items", {
      receipt,
      product: product.id,
      quantity: 1,
      price: 1,
    }),
    optique_stock_adjustments: adjustment,
    optique_stock_adjustment_items: await admin("optique_stock_adjustment_items", {
      adjustment,
      product: product.id,
      quantity: 1,
    }),
    optique_stock_movements: movement?.id,
    optique_counts: count,
    optique_count_lines: countLine?.id,
    optique_count_scans: scan,
    optique_services: service,
    optique_service_items: servicePart,
    optique_contact_prescriptions: sheet,
    optique_contact_orders: trial.id,
    optique_contact_boxes: box.id,
    optique_journal: entry?.id,
    optique_approvals: await admin("optique_approvals", { act: "discount.any" }),
    optique_events: await admin("optique_events", { name: "view" }),
  });
});

const names = Object.keys(collections) as CollectionName[];
/** Guest, user without a company, user of another company. */
const strangers = (): [string, string | undefined][] => [
  ["a guest", undefined],
  ["a user without a company", unlinked.token],
  ["a user of another company", other.token],
];
const as = (token: string | undefined, method: Method, path: string, body?: unknown) =>
  call<{ totalItems?: number; items?: { id: string }[] }>(server, method, path, {
    ...(token && { token }),
    body,
  });

/** Answers to a stranger about one record: what the list and the record show, and statuses of writes. */
async function askedBy(token: string | undefined, name: CollectionName, values: object) {
  const path = recordsPath(name, target[name]);
  const list = await as(token, "GET", `${recordsPath(name)}?perPage=500`);
  const stolen = { name: "volé", notes: "volé" };
  // A user without a company may create one, but not this one.
  const mayCreate = name === "optique_companies" && token === unlinked.token;
  const sent = { ...values, company: own.company };
  return {
    isListed: JSON.stringify(list.body).includes(target[name]),
    read: (await as(token, "GET", path)).status,
    changed: (await as(token, "PATCH", path, stolen)).status,
    removed: (await as(token, "DELETE", path)).status,
    created: mayCreate ? 400 : (await as(token, "POST", recordsPath(name), sent)).status,
  };
}
const oneOf = (...statuses: number[]) => expect.toBeOneOf(statuses) as number;
const refusal = {
  isListed: false,
  read: 404,
  changed: oneOf(401, 403, 404),
  removed: oneOf(403, 404),
  created: expect.toSatisfy((status: number) => status >= 400 && status < 500) as number,
};

it.each(names)("%s is read and written by its own company only", async (name) => {
  const admin = (path: string) =>
    own.sendAsAdmin<{ id?: string; totalItems?: number }>("GET", path);
  const path = recordsPath(name, target[name]);
  const state = async () => ({
    record: await admin(path),
    count: (await admin(`${recordsPath(name)}?perPage=1`)).body.totalItems,
  });
  const before = await state();
  const { id, ...values } = before.record.body;
  expect(id).toMatch(/^[a-z0-9]{15}$/);
  const seen = await own.send<{ items: { id: string }[] }>(
    "GET",
    `${recordsPath(name)}?perPage=500`,
  );
  expect(seen.body.items.map((item) => item.id)).toContain(id);
  const answers: Record<string, object> = {};
  for (const [who, token] of strangers()) answers[who] = await askedBy(token, name, values);
  expect(answers).toEqual(Object.fromEntries(strangers().map(([who]) => [who, refusal])));
  expect(await state()).toEqual(before);
});

describe("the stored access rules", () => {
  type Rules = (typeof accessRules)[CollectionName];
  const path = (name: string) => `/api/collections/${name}`;

  it("equal those of the code", async () => {
    const stored = names.map(async (name) => [
      name,
      (await own.sendAsAdmin<Rules>("GET", path(name))).body,
    ]);
    const coded = names.map((name) => {
      const { authRule, manageRule, ...rules } = accessRules[name];
      const ofAccounts = name === "optique_users" && { authRule, manageRule };
      return [name, { ...rules, ...ofAccounts }];
    });
    expect(Object.fromEntries(await Promise.all(stored))).toMatchObject(Object.fromEntries(coded));
  });

  it("exactly these collections are read-only for staff", () => {
    const isReadOnly = (name: CollectionName) => {
      const { createRule, updateRule, deleteRule } = accessRules[name];
      return [createRule, updateRule, deleteRule].every((rule) => rule === null);
    };
    expect(names.filter(isReadOnly)).toEqual([
      "optique_credit_notes",
      "optique_credit_items",
      "optique_refunds",
      "optique_reversals",
      "optique_closes",
      "optique_periods",
      "optique_bill_items",
      "optique_bill_parts",
      "optique_quote_items",
      "optique_stock_movements",
      "optique_tags",
      "optique_tag_prints",
      "optique_counts",
      "optique_count_lines",
      "optique_count_scans",
      "optique_service_items",
      "optique_journal",
      "optique_approvals",
      "optique_events",
    ]);
  });

  it("forbid staff to write what only the server may write", async () => {
    const forbidden: Partial<Record<CollectionName, Method[]>> = {
      optique_users: ["DELETE"],
      optique_companies: ["DELETE"],
      optique_messages: ["PATCH", "DELETE"],
      optique_claims: ["POST", "PATCH"],
      optique_lens_tariffs: ["POST", "PATCH"],
      optique_bills: ["POST"],
      optique_bill_items: ["POST", "PATCH", "DELETE"],
      optique_bill_payments: ["POST", "PATCH"],
      optique_bill_parts: ["POST", "PATCH", "DELETE"],
      optique_supplier_credits: ["POST", "PATCH"],
      optique_services: ["POST"],
      optique_contact_prescriptions: ["POST"],
      optique_service_items: ["POST", "PATCH", "DELETE"],
      optique_closes: ["POST", "PATCH", "DELETE"],
      optique_periods: ["POST", "PATCH", "DELETE"],
      optique_stock_movements: ["POST", "PATCH", "DELETE"],
      optique_tags: ["POST", "PATCH", "DELETE"],
      optique_tag_prints: ["POST", "PATCH", "DELETE"],
      optique_counts: ["POST", "PATCH", "DELETE"],
      optique_count_lines: ["POST", "PATCH", "DELETE"],
      optique_count_scans: ["POST", "PATCH", "DELETE"],
      optique_journal: ["POST", "PATCH", "DELETE"],
      optique_approvals: ["POST", "PATCH", "DELETE"],
      optique_events: ["POST", "PATCH", "DELETE"],
    };
    for (const name of names)
      for (const method of forbidden[name] ?? []) {
        const at = method === "POST" ? recordsPath(name) : recordsPath(name, target[name]);
        const body = method === "DELETE" ? undefined : {};
        expect((await own.send(method, at, body)).status, `${method} ${name}`).toBe(403);
      }
  });

  it("the access rules are restored by the next start after a change in the dashboard", async () => {
    const alone = await startServer();
    try {
      const shop = await openShop(alone);
      const client = await shop.client();
      const ask = () => call(alone, "GET", recordsPath("optique_clients", client.id));
      const asAdmin = async (method: Method, name: CollectionName, body?: Partial<Rules>) =>
        expectOk(await shop.sendAsAdmin<Rules>(method, path(name), body));
      await asAdmin("PATCH", "optique_clients", { viewRule: "" });
      await asAdmin("PATCH", "optique_users", { authRule: null, manageRule: "id != ''" });
      expect((await ask()).status).toBe(200);
      await alone.restart();
      expect((await ask()).status).toBe(404);
      expect((await asAdmin("GET", "optique_clients")).viewRule).toBe(
        accessRules.optique_clients.viewRule,
      );
      const { authRule, manageRule } = await asAdmin("GET", "optique_users");
      const rules = accessRules.optique_users;
      expect([authRule, manageRule]).toEqual([rules.authRule, rules.manageRule]);
    } finally {
      await alone.stop();
    }
  });
});

describe("relations to another company's records", () => {
  const refused: [CollectionName, string, () => object][] = [
    [
      "optique_prescriptions",
      "client",
      () => ({ client: target.optique_clients, date: "2026-11-21" }),
    ],
    ["optique_invoices", "client", () => ({ client: target.optique_clients, date: "2026-11-21" })],
    [
      "optique_invoices",
      "prescription",
      () => ({ prescription: target.optique_prescriptions, date: "2026-11-21" }),
    ],
    [
      "optique_invoice_items",
      "invoice",
      () => ({ ...line(newId(), 1, 1), product: "", invoice: target.optique_invoices }),
    ],
    ["optique_payments", "invoice", () => ({ ...payment(1), invoice: target.optique_invoices })],
    [
      "optique_products",
      "supplier",
      () => ({ name: "A", type: "lens", supplier: target.optique_suppliers }),
    ],
  ];
  it("relations to another company's records are refused at their fields", async () => {
    for (const [collection, field, body] of refused) {
      const answer = await other.send("POST", recordsPath(collection), body());
      expect(answer.status, collection).toBe(400);
      expect(answer.body.data[field]?.message, collection).toMatch(/introuvable/);
    }
  });

  it("relations to another company's records are refused in a whole document", async () => {
    const client = await other.client();
    const body = { client: client.id, date: "2026-11-21", notes: "" };
    const items = [line(target.optique_products, 1, 1)];
    const path = `/api/optique/prescriptions/${newId()}`;
    const foreign = await other.send("PUT", path, {
      ...body,
      invoice: { id: newId(), items, payments: [] },
    });
    expect(foreign.body.data).toHaveProperty(["invoice.items.0.product"]);
    const stranger = await other.send("PUT", path, { ...body, client: target.optique_clients });
    expect(stranger.body.data).toHaveProperty("client");
  });

  it("another company's records cannot be found by filters, sorting or expand", async () => {
    const filter = encodeURIComponent(
      `client.name ~ "Benali" || client.id = "${target.optique_clients}"`,
    );
    const found = await other.send<{ totalItems: number }>(
      "GET",
      `${recordsPath("optique_invoices")}?filter=${filter}&expand=client`,
    );
    expect(found.body.totalItems).toBe(0);
    const back = encodeURIComponent('optique_prescriptions_via_client.notes ~ "privé"');
    const clients = await other.send<{ totalItems: number }>(
      "GET",
      `${recordsPath("optique_clients")}?filter=${back}`,
    );
    expect(clients.body.totalItems ?? 0).toBe(0);
  });
});

describe("our own routes", () => {
  const guestRefusal = { status: 401, body: { message: "Connectez-vous pour continuer." } };
  const noCompanyRefusal = {
    status: 403,
    body: { message: "Aucune entreprise associée à cet utilisateur." },
  };

  const paths = (): [Method, string, number][] => [
    ["GET", `/api/optique/prescriptions/${target.optique_prescriptions}`, 404],
    ["PUT", `/api/optique/prescriptions/${target.optique_prescriptions}`, 404],
    ["GET", `/api/optique/invoices/${target.optique_invoices}`, 404],
    ["PUT", `/api/optique/invoices/${target.optique_invoices}`, 404],
    ["GET", `/api/optique/receipts/${target.optique_stock_receipts}`, 404],
    ["GET", `/api/optique/claims/${target.optique_claims}`, 404],
    ["PUT", `/api/optique/claims/${target.optique_claims}`, 404],
    ["POST", `/api/optique/claims/${target.optique_claims}/reject`, 404],
    ["GET", `/api/optique/lens-tariffs/${target.optique_lens_tariffs}`, 404],
    ["PUT", `/api/optique/lens-tariffs/${target.optique_lens_tariffs}`, 404],
    ["GET", `/api/optique/tag-prints/${target.optique_tag_prints}`, 404],
    ["DELETE", `/api/optique/tags/${target.optique_products}`, 404],
    ["GET", `/api/optique/counts/${target.optique_counts}`, 404],
    ["PUT", `/api/optique/counts/${target.optique_counts}`, 404],
    ["GET", `/api/optique/counts/${target.optique_counts}/review`, 404],
    ["POST", `/api/optique/counts/${target.optique_counts}/abandon`, 404],
    ["GET", `/api/optique/contact-prescriptions/${target.optique_contact_prescriptions}`, 404],
    ["PUT", `/api/optique/contact-prescriptions/${target.optique_contact_prescriptions}`, 404],
    [
      "GET",
      `/api/optique/contact-prescriptions/${target.optique_contact_prescriptions}/renewal`,
      404,
    ],
    ["GET", `/api/optique/services/${target.optique_services}`, 404],
    ["GET", `/api/optique/bills/${target.optique_bills}`, 404],
    ["PUT", `/api/optique/bills/${target.optique_bills}`, 404],
    ["GET", `/api/optique/bill-payments/${target.optique_bill_payments}`, 404],
    ["PUT", `/api/optique/bill-payments/${target.optique_bill_payments}`, 404],
    ["POST", `/api/optique/bill-payments/${target.optique_bill_payments}/state`, 404],
    ["GET", `/api/optique/supplier-credits/${target.optique_supplier_credits}`, 404],
    ["PUT", `/api/optique/supplier-credits/${target.optique_supplier_credits}`, 404],
    ["GET", `/api/optique/removals/bills/${target.optique_bills}`, 404],
    ["GET", `/api/optique/suppliers/${target.optique_suppliers}/account`, 404],
    ["PUT", `/api/optique/services/${target.optique_services}`, 404],
    ["PUT", `/api/optique/receipts/${target.optique_stock_receipts}`, 404],
    ["GET", `/api/optique/adjustments/${target.optique_stock_adjustments}`, 404],
    ["GET", `/api/optique/removals/receipts/${target.optique_stock_receipts}`, 404],
    ["GET", `/api/optique/removals/clients/${target.optique_clients}`, 404],
    ["PUT", `/api/optique/adjustments/${target.optique_stock_adjustments}`, 404],
  ];

  it("answer 401 to a guest, 403 without a company, 404 for another company's document", async () => {
    for (const [method, path, status] of paths()) {
      const body =
        method === "PUT"
          ? { client: target.optique_clients, date: "2026-11-21", items: [] }
          : undefined;
      expect(await as(undefined, method, path, body), path).toMatchObject(guestRefusal);
      expect(await as(unlinked.token, method, path, body), path).toMatchObject(noCompanyRefusal);
      expect((await as(other.token, method, path, body)).status, path).toBe(status);
    }
  });

  const requireStaff = async (method: Method, path: string) => {
    expect(await as(undefined, method, path), path).toMatchObject(guestRefusal);
    expect(await as(unlinked.token, method, path), path).toMatchObject(noCompanyRefusal);
  };

  it("list the records of one company", async () => {
    const ids = new Set<string>(Object.values(target));
    for (const list of [
      "clients",
      "prescriptions",
      "invoices",
      "products",
      "suppliers",
      "receipts",
      "adjustments",
      "movements",
      "reminders",
      "services",
      "bills",
      "bill-payments",
      "supplier-credits",
    ]) {
      const path = `/api/optique/lists/${list}`;
      await requireStaff("GET", path);
      for (const query of ["", "?q=Benali", "?q=2026", "?q=Riad", "?q=Atlas", "?q=1"]) {
        const items = (await as(other.token, "GET", path + query)).body.items ?? [];
        expect(items.filter(({ id }) => ids.has(id))).toEqual([]);
      }
    }
  });

  it("need staff of a company", async () => {
    for (const route of [
      "search?q=Benali",
      "dashboard",
      "stock",
      "statistics?from=2026-01-01&to=2026-12-31",
      "integrity",
      "waiting",
      "quiet",
      "visits?from=2026-01-01&to=2026-12-31",
      "backups",
      "lens-refill",
      "services/board",
      "payables",
      "calendar",
      "lens-drawers/000000000000000",
    ])
      await requireStaff("GET", `/api/optique/${route}`);
    await requireStaff("POST", "/api/optique/products/import");
    await requireStaff("POST", "/api/optique/lens-imports");
    await requireStaff("POST", "/api/optique/services/slips");
  });

  it("return data of the user's company only", async () => {
    const told = async (token: string, route: string) =>
      JSON.stringify((await as(token, "GET", `/api/optique/${route}`)).body);
    for (const [route, mark] of [
      ["search?q=Benali", target.optique_clients],
      ["dashboard", target.optique_clients],
      ["stock", target.optique_products],
      ["statistics?from=2026-01-01&to=2026-12-31", '"total":850'],
    ] as const) {
      expect(await told(own.token, route)).toContain(mark);
      expect(await told(other.token, route)).not.toContain(mark);
    }
  });

  it("serve the photograph of an ordonnance only with a token of its company", async () => {
    const pixel = Uint8Array.from(
      atob(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      ),
      (letter) => letter.charCodeAt(0),
    );
    const form = new FormData();
    form.set("image", new Blob([pixel], { type: "image/png" }), "ordonnance.png");
    const path = recordsPath("optique_prescriptions", target.optique_prescriptions);
    const saved = await fetch(server.url + path, {
      method: "PATCH",
      headers: { Authorization: own.token },
      body: form,
    });
    const { image }: { image: string } = await saved.json();
    const url = `${server.url}/api/files/optique_prescriptions/${target.optique_prescriptions}/${image}`;
    const tokenOf = async (shop: Shop) =>
      (await shop.send<{ token: string }>("POST", "/api/files/token")).body.token;
    expect((await fetch(url)).status).toBe(404);
    expect((await fetch(`${url}?token=${await tokenOf(other)}`)).status).toBe(404);
    const sent = await fetch(`${url}?token=${await tokenOf(own)}`);
    expect(sent.status).toBe(200);
    expect(sent.headers.get("Cache-Control")).toBe("private, no-store");
  });
});

describe("realtime", () => {
  const listen = (
    token: string | undefined,
    during: () => Promise<unknown>,
    isHeard?: (text: string) => boolean,
  ): Promise<string> =>
    heard(server, {
      token,
      subscriptions: names.map((name) => `${name}/*`),
      status: token ? 204 : 401,
      during,
      ...(isHeard ? { isHeard } : {}),
    });

  it("reports how long ago a document, a record or a deletion was written", async () => {
    const quietMs = async () =>
      (await own.send<{ quietMs: number }>("GET", "/api/optique/quiet")).body.quietMs;
    const record = recordsPath("optique_clients", target.optique_clients);
    for (const write of [
      () => own.send("PATCH", record, { notes: "Écrite" }),
      () => own.create("optique_suppliers", { name: "Atelier Discret" }),
      () =>
        own.savePrescription(newId(), {
          client: target.optique_clients,
          date: "2026-11-20",
          right_sphere: 1,
          notes: "",
        }),
    ]) {
      await expect.poll(quietMs).toBeGreaterThanOrEqual(30);
      const before = performance.now();
      await write();
      expect(await quietMs()).toBeLessThanOrEqual(performance.now() - before);
    }
    // A read must not count as a write.
    await expect.poll(quietMs).toBeGreaterThanOrEqual(30);
    await own.send("GET", "/api/optique/lists/clients");
    expect(await quietMs()).toBeGreaterThanOrEqual(30);
  });

  it("sends a company only its own writes", async () => {
    const rename = (name: string) => () =>
      own.send("PATCH", recordsPath("optique_clients", target.optique_clients), { name });
    await listen(own.token, rename("Entendue"), (text) => text.includes("Entendue"));
    for (const [who, token] of strangers()) {
      expect(await listen(token, rename(`Inouïe de ${who}`)), who).toBe("");
    }
  });

  it("sends whole records of a saved document, in the format of the records API", async () => {
    const product = await own.product();
    const sale = { id: newId(), invoice: newId(), receipt: newId(), adjustment: newId() };
    const headers = [
      ["optique_prescriptions", sale.id],
      ["optique_invoices", sale.invoice],
      ["optique_stock_receipts", sale.receipt],
      ["optique_stock_adjustments", sale.adjustment],
    ] as const;
    const ids = headers.map(([, id]) => id);
    type Told = { action: string; record: { id: string } };
    const toldOf = (text: string) =>
      [...text.matchAll(/^data:(.*"record".*)\n/gm)].map(
        ([, json = ""]) => JSON.parse(json) as Told,
      );
    const one = (quantity: number) => [{ id: newId(), product: product.id, quantity, price: 5 }];
    const put = async (path: string, body: object) =>
      expectOk(await own.send("PUT", `/api/optique/${path}`, body));
    const text = await listen(
      own.token,
      async () => {
        await own.savePrescription(sale.id, {
          client: target.optique_clients,
          date: "2026-11-19",
          right_sphere: 0,
          left_cylinder: -1.25,
          notes: "Lunettes d’été",
          invoice: { id: sale.invoice, items: one(2), payments: [payment(3)] },
        });
        await put(`receipts/${sale.receipt}`, {
          receipt_number: "BR-ENTENDU",
          supplier: target.optique_suppliers,
          date: "2026-11-19",
          items: one(1),
        });
        await put(`adjustments/${sale.adjustment}`, {
          adjustment_number: "AJ-ENTENDU",
          date: "2026-11-19",
          items: one(1),
        });
      },
      // Events are sent independently, so their order may differ from that of the writes.
      (text) => ids.every((id) => toldOf(text).some(({ record }) => record.id === id)),
    );
    for (const [collection, id] of headers) {
      const record = await own.read(collection, id);
      const told = toldOf(text).filter(({ record }) => record.id === id);
      expect(told).toEqual([{ action: "create", record }]);
    }
  });

  it("sends no event for a document that is refused after its header was written", async () => {
    const foreign = await other.create("optique_suppliers", { name: "Labo d’ailleurs" });
    const lens = await own.product({ type: "lens" });
    const refused = {
      client: target.optique_clients,
      date: "2026-11-19",
      notes: "",
      job: { lab: foreign.id },
      invoice: { id: newId(), items: [line(lens.id, 2, 100)], payments: [] },
    };
    const text = await listen(own.token, async () => {
      const answer = await own.send("PUT", `/api/optique/prescriptions/${newId()}`, refused);
      expect(Object.keys(answer.body.data)).toEqual(["job.lab"]);
    });
    expect(text).toBe("");
  });
});

it.each(["@stored", "@whole"])(
  "a body with the internal key %s cannot bypass the record hooks",
  async (key) => {
    const answers = [
      await own.send<{ id: string }>("POST", recordsPath("optique_clients"), {
        name: `Cliente ${key}`,
        [key]: true,
      }),
      await own.sendAsAdmin<{ id: string }>("POST", recordsPath("optique_clients"), {
        company: own.company,
        name: `Client ${key}`,
        [key]: true,
      }),
    ];
    for (const answer of answers) {
      const { id } = expectOk(answer);
      const found = await own.read("optique_clients", id);
      expect(found.name).toContain(key);
      // Only our hooks write the search index.
      const search = await own.send<{ items: { id: string }[] }>(
        "GET",
        `/api/optique/lists/clients?q=${encodeURIComponent(found.name)}`,
      );
      expect(search.body.items.map((item) => item.id)).toContain(id);
    }
  },
);

describe("a user without a company", () => {
  it("can create one company, which becomes the user's own", async () => {
    const founder = await openShop(server, null);
    const made = await founder.send<{ id: string }>("POST", recordsPath("optique_companies"), {
      name: "Nouvelle optique",
    });
    expect(made.status).toBe(200);
    const me = await founder.send<{ company: string }>(
      "GET",
      recordsPath("optique_users", founder.user),
    );
    expect(me.body.company).toBe(made.body.id);
    const second = await founder.send("POST", recordsPath("optique_companies"), {
      name: "Encore une",
    });
    expect(second.status).toBe(400);
  });

  it("cannot join another company", async () => {
    const answer = await unlinked.send("PATCH", recordsPath("optique_users", unlinked.user), {
      company: own.company,
    });
    expect(answer.status).toBe(404);
  });
});

it.each([
  ["a wrong password", () => own.email],
  ["a name that nobody has", () => "personne@figuier.example"],
])("a sign-in with %s is refused with the same message", async (_, identity) => {
  const answer = await own.send("POST", "/api/collections/optique_users/auth-with-password", {
    identity: identity(),
    password: "not it at all",
  });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ message: "Identifiant ou mot de passe incorrect." });
});
