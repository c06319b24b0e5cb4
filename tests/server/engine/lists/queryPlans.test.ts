import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { startServerWithRoutes } from "#support/extraRoutes.ts";
import { expectOk, line, newId, openShop, payment, recordsPath, type Shop } from "#support/shop.ts";
import type { Server } from "#support/startServer.ts";

/**
 * Accepted full scans, with their reason. Any other statement that reads a whole table fails.
 */
const knownScans: [RegExp, string][] = [
  [/SELECT '1' AS json FROM optique_users LIMIT 1/, "stops at the first user"],
  [/__pb_create__/, "PocketBase checks a create rule against a table of the one row to be"],
  [/WHERE 0=1/, "PocketBase looks up no id at all: nothing is read"],
  [
    /'stored', stored, 'expected', expected|'date', substr\(date, 1, 10\)/,
    "the integrity report reads everything, in ranges: that is its purpose",
  ],
  [/received AS MATERIALIZED/, "the inventory joins lines that it read by an index, as `r`"],
  [
    /DELETE FROM optique_(?:merges|events|journal) WHERE/,
    "crons delete old rows, hourly or at night",
  ],
  [/FROM optique_search_merges/, "at most one row, read each minute"],
  [
    /`__auth_optique_users`/,
    "the records API counts by its rule (docs/traps.md, SQLite): why the lists have a route of their own",
  ],
];

let server: Server;
let shop: Shop;
/** A company whose clients share a family name. */
let common: Shop;
/** Ids of its invoices, latest first. */
const invoices: string[] = [];
/** Statements of migrations, start and test data, which run once. */
let atStart: Set<string>;

beforeAll(async () => {
  server = await startServerWithRoutes("tests/server/engine/lists/plan.pb.js", {
    flags: ["--dev=true"],
  });
  common = await openShop(server);
  await fillCommon();
  atStart = new Set(statements());
  shop = await openShop(server);
});
afterAll(() => server.stop());

/** Number of clients of one family name: above the limit of a search by ids (pb_hooks/server/engine/search/searchTargets.ts). */
async function fillCommon(): Promise<void> {
  const query = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5100)
    INSERT INTO optique_clients (id, company, name, phone, created, updated)
    SELECT printf('t%014d', i), '${common.company}', 'Tahiri ' || i, '0520261100',
      strftime('%Y-%m-%d %H:%M:%fZ', '2026-01-01', '+' || i || ' seconds'), '2026-01-01 00:00:00.000Z' FROM n`;
  expectOk(await common.sendAsAdmin("POST", "/api/sql", { query }));
  await common.client({ name: "Benali Aïcha" });
  const frame = await common.product();
  for (const [place, client] of [42, 4242, 7].entries()) {
    const id = newId();
    await common.savePrescription(newId(), {
      client: `t${String(client).padStart(14, "0")}`,
      date: `2026-11-0${place + 1}`,
      notes: "",
      invoice: { id, items: [line(frame.id, 1, 100)], payments: [payment(10)] },
    });
    invoices.unshift(id);
  }
  // Rows written by SQL are missing in the search index.
  await server.command("reindex");
}

const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");
const complete = new Set<string>();
let readFrom = 0;

/** Statements run so far, from the development log of PocketBase. Reads only what was printed since the last call. */
function statements(): string[] {
  const printed = server.output();
  // An entry is '[0.12ms] SELECT …', with colours; the last one may still grow.
  const starts = [...printed.slice(readFrom).matchAll(/^(?:\S*\[[0-9;]*m)?\[[\d.]+ms\] /gm)];
  const last = starts.at(-1);
  if (!last) return [...complete];
  const lastFrom = readFrom + last.index;
  for (const sql of statementsIn(printed.slice(readFrom, lastFrom))) complete.add(sql);
  readFrom = lastFrom;
  return [...new Set([...complete, ...statementsIn(printed.slice(lastFrom))])];
}

const statementsIn = (text: string): string[] =>
  text
    .replaceAll(colours, "")
    .split(/^\[[\d.]+ms\] /m)
    .slice(1)
    .map(
      (entry) => entry.split(/\n\d{4}\/\d\d\/\d\d |\n(?:DEBUG|INFO|WARN|ERROR) /)[0]?.trim() ?? "",
    )
    .filter((sql) => /^(?:SELECT|WITH|UPDATE|DELETE)\b/i.test(sql) && /optique_/.test(sql));

const plans = new Map<string, Promise<string[]>>();

/** Asks for the plans of many statements in few requests. */
function explain(statements: readonly string[]): void {
  const together = 40;
  const unknown = statements.filter((sql) => !plans.has(sql));
  for (let from = 0; from < unknown.length; from += together) {
    const asked = unknown.slice(from, from + together);
    // Throws when SQLite cannot explain a statement.
    const answered = shop
      .sendAsAdmin<string[][]>("POST", "/api/test/plan", { statements: asked })
      .then(expectOk);
    for (const [place, sql] of asked.entries())
      plans.set(
        sql,
        answered.then((found) => found[place] ?? []),
      );
  }
}

function planOf(sql: string): Promise<string[]> {
  explain([sql]);
  return plans.get(sql) ?? Promise.resolve([]);
}

/** Steps of a plan that scan a whole table of ours, under any alias. */
const scansOf = (sql: string, plan: string[]): string[] => {
  const aliases = new Map(
    [...sql.matchAll(/[`"{]*(optique_\w+)[`"}]*(?:\s+(?:AS\s+)?[`"[]?(\w+)[`"\]]?)?/gi)].map(
      ([, table, alias]) => [alias, table],
    ),
  );
  return plan.filter((step) => {
    const name = /^SCAN (\w+)/.exec(step)?.[1];
    if (!name || step.includes("VIRTUAL TABLE")) return false;
    return name.startsWith("optique_") || aliases.has(name);
  });
};

/** Steps that read all rows of a company but its few users: right for a page or yearly figures, not for a save. */
const walksOf = (plan: string[]): string[] =>
  plan.filter(
    (step) =>
      /^SEARCH .*\((?:(?:company|kind|reference_type)=\?(?: AND )?)+\)$/.test(step) &&
      !step.includes("idx_users_company"),
  );

/**
 * True for a search, or a list of one client or product: it must not read all rows of a company. Looks at the condition
 * before ORDER BY.
 */
const isNarrow = (sql: string): boolean =>
  / FROM optique_\w+ t WHERE (?:(?!ORDER BY).)*\bt\.(?:(?:client|product|supplier|reference) = '|(?:id|client) IN )/s.test(
    sql,
  );

/** True for a search that counts its matches first, and reads in the list's order when there are many. */
const walksIfMany = (sql: string): boolean => /IIF\(total \* total > \d+ \* \(/.test(sql);
const inOrder = / t USING INDEX idx_\w+_created \(company=\?\)$/;

it("every list, rule, hook and figure uses an index", async () => {
  await shop.send("PATCH", recordsPath("optique_companies", shop.company), { vat: true });
  const client = await shop.client({ phone: "0612345678" });
  const supplier = await shop.create("optique_suppliers", { name: "Atlas" });
  const frame = await shop.product({ supplier: supplier.id });
  const id = newId();
  const invoice = { id: newId(), items: [line(frame.id, 1, 100)], payments: [payment(10)] };
  const body = { client: client.id, date: "2026-11-21", notes: "", invoice };
  const { version } = await shop.savePrescription(id, body);
  await shop.savePrescription(id, {
    ...body,
    version,
    invoice: { ...invoice, items: [...invoice.items, line(frame.id, 2, 5)] },
  });
  const item = await shop.create("optique_invoice_items", {
    ...line(frame.id, 1, 1),
    invoice: invoice.id,
  });
  await shop.create("optique_payments", { ...payment(1), invoice: invoice.id });
  await shop.send("PATCH", recordsPath("optique_invoice_items", item.id), { quantity: 2 });
  await shop.send("DELETE", recordsPath("optique_invoice_items", item.id));
  await shop.send("PATCH", recordsPath("optique_clients", client.id), { name: "Autre" });
  await shop.sendAsAdmin("PATCH", recordsPath("optique_products", frame.id), { stock: 3 });
  const [receipt, adjustment] = [newId(), newId()];
  await shop.send("PUT", `/api/optique/receipts/${receipt}`, {
    receipt_number: "BR-1",
    supplier: supplier.id,
    date: "2026-11-21",
    status: "received",
    notes: "",
    items: [{ id: newId(), product: frame.id, quantity: 1, price: 1, received_quantity: 1 }],
  });
  await shop.send("PUT", `/api/optique/adjustments/${adjustment}`, {
    adjustment_number: "AJ-1",
    date: "2026-11-21",
    reason: "other",
    notes: "",
    items: [{ id: newId(), product: frame.id, quantity: 1 }],
  });
  const lens = await shop.product({ type: "lens", supplier: supplier.id });
  const sold = { ...line(lens.id, 1, 1), invoice: invoice.id };
  await shop.create("optique_invoice_items", sold);
  const [job] = await shop.find("optique_jobs");
  for (const status of ["delivered", "ready"])
    await shop.send("PATCH", recordsPath("optique_jobs", job?.id), { status });
  await shop.create("optique_cash_moves", { date: "2026-11-21", kind: "float", amount: 500 });
  const cheque = { ...payment(7, { payment_method: "check" }), invoice: invoice.id };
  await shop.create("optique_payments", cheque);
  await shop.send("POST", "/api/optique/till/slips", { cheques: [cheque.id] });
  await shop.send("POST", "/api/optique/till/2026-11-20/close", { counted: 0 });
  const told = { client: client.id, kind: "ready", record: id, text: "Bonjour" };
  await shop.create("optique_messages", told);
  const quote = newId();
  const quoted = { client: client.id, prescription: id, items: [line(frame.id, 1, 5)] };
  await shop.send("PUT", `/api/optique/quotes/${quote}`, quoted);
  await shop.send("POST", `/api/optique/quotes/${quote}/printed`, {});
  const converted = { client: client.id, quote, items: [line(frame.id, 1, 5)] };
  await shop.send("PUT", `/api/optique/invoices/${newId()}`, converted);
  const fund = await shop.create("optique_funds", { name: "Caisse", pays: "shop" });
  const ofPower = { type: "lens", is_range: true, geometry: "single", supplier: supplier.id };
  const [range, tariff] = [await shop.product(ofPower), newId()];
  const rows = [{ sphere: [-6, 6], cylinder: [-2, 0], price: 320 }];
  const priced = { product: range.id, from: "2026-01-01", rows };
  expectOk(await shop.send("PUT", `/api/optique/lens-tariffs/${tariff}`, priced));
  const count = newId();
  expectOk(
    await shop.send("PUT", `/api/optique/counts/${count}`, { name: "Vitrine", word: "riad" }),
  );
  const scanned = [
    { id: newId(), product: frame.id },
    { id: newId(), code: "INCONNU" },
  ];
  expectOk(await shop.send("PUT", `/api/optique/counts/${count}/scans`, { scans: scanned }));
  const decided = [{ product: frame.id, note: "Vu" }];
  expectOk(await shop.send("PUT", `/api/optique/counts/${count}/lines`, { lines: decided }));
  const code = { code: "INCONNU", product: frame.id };
  expectOk(await shop.send("PUT", `/api/optique/counts/${count}/codes`, code));
  const [claim, claims] = [newId(), "/api/optique/claims"];
  const asked = { invoice: invoice.id, fund: fund.id, status: "agreed", agreed: 5 };
  expectOk(await shop.send("PUT", `${claims}/${claim}`, asked));
  const { slip } = expectOk(
    await shop.send<{ slip: string }>("POST", `${claims}/slips`, {
      fund: fund.id,
      claims: [claim],
    }),
  );
  const transfer = { date: "2026-11-21", payment_method: "transfer", amounts: { [claim]: 2 } };
  expectOk(await shop.send("POST", `${claims}/slips/${slip}/pay`, transfer));
  expectOk(await shop.send("POST", `${claims}/${claim}/reject`, { refusal: "Plafond" }));
  const service = newId();
  const repair = { kind: "warranty", client: client.id, supplier: supplier.id, product: frame.id };
  const part = { id: newId(), product: frame.id, quantity: 1, direction: "out" };
  expectOk(
    await shop.send("PUT", `/api/optique/services/${service}`, { ...repair, items: [part] }),
  );
  const back = { supplier: supplier.id, services: [service] };
  expectOk(await shop.send("POST", "/api/optique/services/slips", back));
  const ready = { status: "ready", slip: "" };
  expectOk(await shop.send("PATCH", recordsPath("optique_services", service), ready));
  await shop.create("optique_messages", { ...told, kind: "service", record: service });
  const monthly = await shop.product({
    name: "Mensuelle",
    type: "contact_lens",
    wear: "monthly",
    box_size: 6,
  });
  const [sheet, worn] = [newId(), newId()];
  const eye = { sphere: -2, product: monthly.id };
  const lensSheet = { client: client.id, date: "2026-11-21", right_lens: eye };
  expectOk(await shop.send("PUT", `/api/optique/contact-prescriptions/${sheet}`, lensSheet));
  const boxes = { ...line(monthly.id, 2, 300), eye: "right", lens: { sphere: -2 } };
  const lensSale = { client: client.id, contact: sheet, items: [boxes], payments: [] };
  await shop.saveInvoice(worn, lensSale);
  await shop.saveInvoice(worn, {
    version: (await shop.saveInvoice(worn, lensSale)).version,
    items: [{ ...boxes, quantity: 1 }],
  });
  const [row] = await shop.find("optique_contact_orders");
  await shop.create("optique_contact_boxes", { order: row?.id, gtin: "08412345678905", lot: "A1" });
  await shop.create("optique_messages", { ...told, kind: "lens_ready", record: worn });
  const [bill, paid, due] = [newId(), newId(), newId()];
  const [goods] = await shop.find("optique_stock_receipt_items");
  const paper = { supplier: supplier.id, date: "2026-11-21", number: "F-118" };
  const rates = [{ rate: 20, ht: 100, vat: 20 }];
  const billed = [{ id: newId(), receipt_item: goods?.id, quantity: 1, price: 100 }];
  const put = async (address: string, sent: object) =>
    expectOk(await shop.send<{ version: string }>("PUT", `/api/optique/${address}`, sent));
  await put(`bills/${bill}`, { ...paper, rates, items: billed });
  const owed = { supplier: supplier.id, date: "2026-11-21", reason: "price" };
  await put(`supplier-credits/${due}`, {
    ...owed,
    expected_amount: 5,
    number: "A-1",
    received_on: "2026-11-22",
    rates,
  });
  const parts = [{ id: newId(), bill, amount: 20 }];
  const onDay = { supplier: supplier.id, date: "2026-11-22" };
  await put(`bill-payments/${newId()}`, { ...onDay, method: "cash", parts });
  const used = { ...onDay, method: "credit", supplier_credit: due, amount: 5 };
  await put(`bill-payments/${newId()}`, used);
  const issued = { ...onDay, method: "check", amount: 5, due_on: "2026-12-21", reference: "441" };
  const { version: first } = await put(`bill-payments/${paid}`, issued);
  await put(`bill-payments/${paid}`, { ...issued, version: first, amount: 7 });
  await shop.send("POST", `/api/optique/bill-payments/${paid}/state`, { state: "refused" });
  const written = new Set(statements());
  for (const path of [
    `contact-prescriptions/${sheet}`,
    `contact-prescriptions/${sheet}/renewal`,
    "contact-scan?code=08412345678905",
    "lists/contact-prescriptions",
    "lists/contact-prescriptions?q=autre",
    "lists/contact-prescriptions?status=trial",
    `lists/contact-prescriptions?client=${client.id}`,
    "lists/contact-orders",
    "lists/contact-orders?q=autre",
    "lists/contact-orders?status=to_order",
    "lists/contact-orders?status=given",
    "lists/contact-orders?trial=1",
    `lists/contact-orders?supplier=${supplier.id}`,
    `lists/contact-orders?client=${client.id}`,
    `lists/contact-orders?contact=${sheet}`,
    `lists/contact-orders?invoice=${worn}`,
    "lists/contact-renewals",
    "lists/contact-renewals?q=autre",
    "lists/contact-renewals?why=supply",
    "lists/contact-renewals?lapsed=1",
    "lists/contact-boxes",
    "lists/contact-boxes?lot=a1",
    "lists/contact-boxes?gtin=08412345678905",
    `lists/contact-boxes?order=${row?.id}`,
    `bills/${bill}`,
    `bill-payments/${paid}`,
    `supplier-credits/${due}`,
    "lists/bills",
    "lists/bills?state=open",
    "lists/bills?state=late",
    "lists/bills?state=paid",
    "lists/bills?state=open&sort=due",
    "lists/bills?q=118",
    "lists/bills?q=atlas",
    "lists/bills?q=21/11/2026",
    `lists/bills?supplier=${supplier.id}`,
    "lists/bills?from=2026-01-01&to=2026-12-31",
    "lists/bill-payments",
    "lists/bill-payments?state=issued",
    "lists/bill-payments?method=cash",
    "lists/bill-payments?q=441",
    `lists/bill-payments?credit=${due}`,
    `lists/bill-payments?supplier=${supplier.id}`,
    "lists/supplier-credits",
    "lists/supplier-credits?state=expected",
    "lists/supplier-credits?state=received",
    `lists/supplier-credits?bill=${bill}`,
    `lists/supplier-credits?supplier=${supplier.id}`,
    `lists/unbilled?supplier=${supplier.id}`,
    `suppliers/${supplier.id}/account?from=2026-01-01&to=2026-12-31`,
    "payables",
    "calendar",
    `removals/bills/${bill}`,
    `removals/bill-payments/${paid}`,
    `removals/supplier-credits/${due}`,
    "lists/clients",
    "lists/clients?q=autre",
    "lists/clients?standing=owing",
    "lists/clients?standing=reminder",
    "lists/prescriptions?q=11/2026",
    "lists/prescriptions?q=21/11",
    "lists/prescriptions?q=novembre",
    "lists/prescriptions?q=autre",
    `lists/prescriptions?client=${client.id}`,
    "lists/invoices",
    "lists/clients?sort=-created",
    "lists/prescriptions?sort=date",
    "lists/invoices?sort=number",
    "lists/invoices?sort=-date",
    "lists/invoices?sort=amount",
    "lists/invoices?sort=-due",
    "lists/invoices?sort=-amount&status=paid",
    "lists/invoices?sort=due&status=unpaid",
    "lists/invoices?sort=-due&status=partial",
    "lists/invoices?sort=-due&status=overdue",
    "lists/products?sort=name",
    "lists/products?sort=-reference",
    "lists/products?sort=stock",
    "lists/suppliers?sort=-name",
    "lists/receipts?sort=date",
    "lists/adjustments?sort=-number",
    "lists/invoices?status=unpaid",
    "lists/invoices?status=partial",
    "lists/invoices?status=overdue",
    "lists/invoices?status=paid",
    "lists/invoices?q=0001",
    "lists/invoices?q=21/11/2026",
    "lists/invoices?q=novembre",
    "lists/receipts?q=21/11",
    "lists/adjustments?q=nov 2026",
    `lists/invoices?client=${client.id}`,
    "lists/products",
    "lists/products?q=riad",
    "lists/products?type=lens",
    "lists/products?level=out",
    "lists/products?level=low&type=lens",
    "lists/products?archived=1",
    "lists/products?code=riad",
    `lists/products?supplier=${supplier.id}`,
    "lists/suppliers",
    "lists/adjustments",
    "lists/receipts?status=received",
    `lists/receipts?supplier=${supplier.id}`,
    "lists/adjustments?reason=other",
    "lists/jobs",
    "lists/jobs?late=1",
    "lists/jobs?status=delivered",
    "lists/jobs?q=autre",
    "lists/jobs?q=0001",
    "waiting",
    `lists/jobs?prescription=${id}`,
    `lists/jobs?lab=${supplier.id}`,
    "lists/sales",
    "lists/sales?from=2026-01-01&to=2026-12-31",
    "lists/sales?status=unpaid&from=2026-01-01",
    "lists/jobs?status=delivered&from=2026-01-01&to=2026-12-31",
    "lists/credit-notes?from=2026-01-01&to=2026-12-31",
    "lists/quotes",
    "lists/quotes?state=open",
    "lists/quotes?state=sent",
    "lists/quotes?state=expired",
    "lists/quotes?state=accepted",
    "lists/quotes?state=refused",
    "lists/quotes?waiting=7",
    "lists/quotes?q=autre",
    "lists/quotes?sort=number",
    "lists/quotes?sort=-date",
    `lists/quotes?client=${client.id}`,
    `lists/quotes?prescription=${id}`,
    "lists/quotes?from=2026-01-01&to=2026-12-31",
    `removals/quotes/${quote}`,
    "lists/cheques",
    "lists/cheques?state=open",
    "lists/cheques?state=due",
    "lists/cheques?state=cleared",
    "lists/cheques?from=2026-01-01&to=2026-12-31",
    "lists/cheques?slip=RB-20261121-1",
    "lists/cheques?q=autre",
    "till",
    "till?day=2026-11-21",
    "jobs/board",
    "jobs/board?q=autre",
    `jobs/board?lab=${supplier.id}`,
    `services/${service}`,
    "services/board",
    "services/board?q=autre",
    `services/board?supplier=${supplier.id}`,
    "lists/services",
    "lists/services?q=autre",
    "lists/services?late=1",
    "lists/services?status=todo",
    "lists/services?status=returned",
    "lists/services?credit=awaited",
    "lists/services?lent=out",
    "lists/services?slip=RF-20261121-1",
    "lists/services?from=2026-01-01&to=2026-12-31",
    "lists/services?sort=date&status=returned",
    `lists/services?client=${client.id}`,
    `lists/services?product=${frame.id}`,
    `lists/services?supplier=${supplier.id}`,
    `lists/services?invoice=${invoice.id}`,
    `removals/services/${service}`,
    "lists/reminders?q=autre",
    "lists/reminders?kind=reimbursable",
    "lists/reminders?kind=reimbursable&q=autre",
    `claims/${claim}`,
    "lists/claims",
    "lists/claims?status=agreed,sent",
    "lists/claims?q=autre",
    "lists/claims?q=0001",
    `lists/claims?fund=${fund.id}`,
    `lists/claims?client=${client.id}`,
    `lists/claims?slip=${slip}`,
    "lists/tags",
    "lists/tags?reason=price&type=frame",
    "lists/tags?q=riad",
    "lists/tag-prints",
    "lists/lens-tariffs",
    `lists/lens-tariffs?product=${range.id}`,
    `lists/lens-tariffs?supplier=${supplier.id}`,
    `lens-tariffs/${tariff}`,
    "lists/counts",
    "lists/counts?status=open",
    `counts/${count}`,
    `counts/${count}/review`,
    `counts/${count}/review?list=all&q=riad&several=1`,
    `counts/${count}/review?list=unknown&q=1`,
    "lens-choices?right=1,-1,,2&left=9",
    "lens-choices?right=1&q=aminci+orme",
    "lists/funds-due",
    "lists/funds-due?age=31-60",
    `lists/funds-due?fund=${fund.id}`,
    "lists/shelf",
    "lists/shelf?level=out&type=lens",
    "lists/shelf?q=riad",
    "lists/shelf?sort=name",
    `lists/shelf?supplier=${supplier.id}`,
    "reorder",
    `removals/clients/${client.id}`,
    `removals/suppliers/${supplier.id}`,
    `removals/products/${frame.id}`,
    `removals/invoices/${invoice.id}`,
    `removals/prescriptions/${id}`,
    `removals/receipts/${receipt}`,
    `removals/adjustments/${adjustment}`,
    `reorder?supplier=${supplier.id}`,
    "lists/movements",
    `lists/movements?product=${frame.id}`,
    "lists/movements?from=2026-01-01&to=2026-12-31",
    "lists/reminders",
    "search?q=autre",
    "dashboard",
    "stock",
    "statistics?from=2026-01-01&to=2026-12-31",
    "books?from=2026-01-01&to=2026-12-31",
    "books/pack?from=2026-01-01&to=2026-12-31",
    "integrity",
  ]) {
    expect((await shop.send("GET", `/api/optique/${path}`)).status, path).toBe(200);
    if (!path.startsWith("lists/")) continue;
    // Only a page beyond the end runs the statement that counts the list.
    const beyond = `${path}${path.includes("?") ? "&" : "?"}page=9`;
    expect((await shop.send("GET", `/api/optique/${beyond}`)).status, beyond).toBe(200);
  }
  for (const collection of ["optique_clients", "optique_invoices", "optique_products"] as const)
    await shop.find(collection);
  const read = new Set(statements().filter((sql) => !written.has(sql)));
  await shop.send("DELETE", recordsPath("optique_clients", client.id));
  await shop.send("DELETE", recordsPath("optique_services", service));
  await shop.send("DELETE", recordsPath("optique_bills", bill));
  await shop.send("DELETE", recordsPath("optique_bill_payments", paid));
  await shop.send("DELETE", recordsPath("optique_supplier_credits", due));
  await shop.send("DELETE", recordsPath("optique_stock_receipts", receipt));
  await shop.send("DELETE", recordsPath("optique_funds", fund.id));
  await shop.send("DELETE", recordsPath("optique_products", frame.id));
  await shop.send("DELETE", recordsPath("optique_suppliers", supplier.id));
  await shop.send("DELETE", recordsPath("optique_prescriptions", id));
  await shop.send("DELETE", recordsPath("optique_clients", client.id));

  const seen = statements().filter((sql) => !atStart.has(sql));
  expect(seen.length).toBeGreaterThan(60);
  const scans: string[] = [];
  let explained = 0;
  explain(seen);
  for (const sql of seen) {
    const plan = await planOf(sql);
    if (plan.length > 0) explained += 1;
    if (knownScans.some(([pattern]) => pattern.test(sql))) continue;
    const walks = read.has(sql) && !isNarrow(sql) ? [] : walksOf(plan);
    if (walksIfMany(sql) && inOrder.test(walks[0] ?? "")) walks.shift();
    for (const step of [...scansOf(sql, plan), ...walks])
      scans.push(`${step}: ${sql.replace(/\s+/g, " ").slice(0, 300)}`);
  }
  expect(explained).toBeGreaterThan(60);
  expect(seen.filter(isNarrow).length).toBeGreaterThan(5);
  expect(seen.filter(walksIfMany).length).toBeGreaterThan(2);
  expect(scans).toEqual([]);
});

it("each statement of the integrity report reads a range of rows or days, so saves never wait for it", async () => {
  expect((await shop.send("GET", "/api/optique/integrity")).status).toBe(200);
  const checks = statements().filter((sql) => sql.includes("'expected', expected"));
  expect(checks.length).toBeGreaterThan(60);
  const undivided: string[] = [];
  explain(checks);
  for (const sql of checks) {
    expect(scansOf(sql, await planOf(sql)), sql).toEqual([]);
    if (!/\b(?:rowid|day) BETWEEN /.test(sql))
      undivided.push(/FROM (optique_\w+_counts|optique_companies)/.exec(sql)?.[1] ?? sql);
  }
  // Tables that have one row for each company.
  expect([...new Set(undivided)].sort()).toEqual([
    "optique_claim_counts",
    "optique_client_counts",
    "optique_companies",
    "optique_prescription_counts",
  ]);
});

it("a search reads only the index entries of its own kind", async () => {
  const known = new Set(statements());
  for (const path of ["lists/clients?q=2026", "lists/invoices?q=2026", "search?q=2026"])
    expect((await shop.send("GET", `/api/optique/${path}`)).status, path).toBe(200);
  const searches = statements().filter((sql) => !known.has(sql) && sql.includes(" MATCH "));
  // The palette searches all kinds in one statement.
  expect(searches).toHaveLength(3);
  for (const sql of searches) {
    const plan = await planOf(sql);
    const matches = plan.filter((step) => step.includes("VIRTUAL TABLE INDEX"));
    expect(matches, sql).toHaveLength(sql.split(" MATCH ").length - 1);
    // FTS5 prints a rowid range in this form.
    for (const step of matches) expect(step, sql).toMatch(/:M\d+><$/);
  }
});

/**
 * Lists continued after a cursor, each with the index range that it reads. Lists by name are short and have no such
 * index.
 */
const ordered: [string, string][] = [
  ["clients", "created<?"],
  ["prescriptions", "(date,created)<(?,?)"],
  ["prescriptions?q=2026", "(date,created)<(?,?)"],
  ["invoices", "created<?"],
  ["invoices?status=unpaid", "created<?"],
  ["invoices?status=paid", "created<?"],
  ["invoices?sort=-amount", "<expr><?"],
  ["invoices?sort=-due&status=paid", "<expr><?"],
  ["invoices?sort=-amount&status=unpaid", "<expr><?"],
  ["invoices?sort=-due&status=overdue", "<expr><?"],
  ["invoices?sort=-due&status=partial", "<expr><?"],
  ["products", "created<?"],
  ["products?type=frame,lens", "created<?"],
  ["products?archived=1", "created<?"],
  ["receipts", "created<?"],
  ["receipts?status=pending", "created<?"],
  ["adjustments", "created<?"],
  ["adjustments?reason=other", "created<?"],
  ["movements", "created<?"],
  ["movements?type=sale", "created<?"],
  ["movements?from=2026-01-01&to=2026-12-31&type=sale", "created<?"],
  ["movements?product=PRODUCT", "created<?"],
  ["reminders", "(date,client)<(?,?)"],
  ["claims", "created<?"],
  ["tag-prints", "created<?"],
  ["counts", "created<?"],
  ["counts?status=open", "created<?"],
  ["lens-tariffs", "from<?"],
  ["claims?status=agreed", "created<?"],
];
it("the next page of a list reads the index of its order, and sorts at most the rows of one day", async () => {
  const product = (await shop.product()).id;
  for (const [path, range] of ordered) {
    const known = new Set(statements());
    const tie = path.startsWith("prescriptions") ? ["9", 9] : [path === "reminders" ? "9" : 9];
    // The cursor of a list with several parts begins with the name of the part.
    const part = path === "reminders" ? [0] : [];
    const after = encodeURIComponent(JSON.stringify([...part, "9", ...tie]));
    const asked = path.replace("PRODUCT", product) + (path.includes("?") ? "&" : "?");
    const url = `/api/optique/lists/${asked}after=${after}`;
    expect((await shop.send("GET", url)).status, path).toBe(200);
    const [sql = "", ...more] = statements().filter(
      (one) => !known.has(one) && / < \('9'/.test(one),
    );
    expect(more).toEqual([]);
    const plan = await planOf(sql);
    const step = plan.find((one) => /^SEARCH [tv] /.test(one));
    expect(step?.endsWith(`${range})`), `${path}: ${plan.join("; ")}`).toBe(true);
    expect(plan, path).not.toContain("USE TEMP B-TREE FOR ORDER BY");
  }
});

it("TVA figures read rated lines first, then each document", async () => {
  const client = await shop.client();
  const { id } = await shop.product();
  await shop.saveInvoice(newId(), {
    client: client.id,
    date: "2026-11-21",
    items: [line(id, 1, 100)],
    payments: [payment(10)],
  });
  const known = new Set(statements());
  await shop.send("GET", "/api/optique/statistics?from=2026-02-01&to=2026-11-30");
  const asked = statements().filter((sql) => !known.has(sql) && sql.includes("vat_rate"));
  expect(asked).toHaveLength(2);
  for (const sql of asked) {
    const plan = (await planOf(sql)).join("; ");
    expect(plan, sql).toMatch(/idx_(?:invoices|payments)_company_date/);
    expect(plan, sql).toContain("idx_invoice_items_invoice (invoice=?)");
  }
  const rated = statements().filter(
    (sql) => sql.includes("SELECT EXISTS") && sql.includes("vat_rate"),
  );
  expect((await planOf(rated.at(-1) ?? "")).join("; ")).toContain(
    "idx_invoice_items_rated (company=?)",
  );
});

it("a seller's own sales are found by the seller's index, and the money by its day", async () => {
  const seller = await shop.colleague("seller");
  const known = new Set(statements());
  for (const path of ["dashboard", "statistics?from=2026-01-01&to=2026-12-31"])
    expect((await seller.send("GET", `/api/optique/${path}`)).status, path).toBe(200);
  const asked = statements().filter((sql) => !known.has(sql) && sql.includes("i.seller_id"));
  expect(asked.length).toBeGreaterThan(6);
  for (const sql of asked) {
    const plan = await planOf(sql);
    expect([...scansOf(sql, plan), ...walksOf(plan)], sql).toEqual([]);
    expect(plan.join("; "), sql).toMatch(
      /idx_invoices_company_seller \(company=\? AND seller_id=\? AND date>\? AND date<\?\)|_company_date(?:_created)? \(company=\? AND date>\? AND date<\?\)/,
    );
  }
});

it("the till sums the payments of each sale once", async () => {
  await shop.send("GET", "/api/optique/till");
  const days = statements().filter((sql) => sql.includes("balances AS MATERIALIZED"));
  expect(days.length).toBeGreaterThan(0);
  for (const sql of days) {
    const plan = (await planOf(sql)).join("; ");
    expect(plan).toMatch(/LIST SUBQUERY \d+; MATERIALIZE balances/);
    expect(plan).not.toContain("CORRELATED");
  }
});

it("the workshop board reads open jobs and those delivered today, not all delivered jobs", async () => {
  for (const path of [
    "jobs/board",
    "jobs/board?q=autre",
    "lists/jobs",
    "lists/jobs?late=1",
    "lists/jobs?page=9",
    "lists/jobs?after=%5B%229%22,9%5D",
    "dashboard",
    "waiting",
  ])
    expect((await shop.send("GET", `/api/optique/${path}`)).status, path).toBe(200);
  const jobs = statements().filter((sql) => sql.includes("FROM optique_jobs t"));
  const open = jobs.filter(
    (sql) => /status IN \('to_order'/.test(sql) && !/status IN \([^)]*'delivered'/.test(sql),
  );
  expect(open.length).toBeGreaterThan(6);
  for (const sql of open)
    expect((await planOf(sql)).join("; "), sql).not.toMatch(/idx_jobs_company(?:_promised_on)? \(/);
  const boards = jobs.filter((sql) => sql.includes("'jobsOpen'"));
  expect(boards.length).toBeGreaterThan(1);
  for (const sql of boards) {
    const plan = await planOf(sql);
    // The step appears twice: for the count and for the cards.
    const delivered = plan.filter((step) =>
      step.includes("idx_jobs_delivered (company=? AND <expr>>?)"),
    );
    expect(delivered.length, sql).toBeGreaterThan(1);
  }
});

it("the board of tickets reads open tickets and those handed back today; lists of tickets use a partial index", async () => {
  for (const path of [
    "services/board",
    "services/board?q=autre",
    "lists/services",
    "lists/services?late=1",
    "lists/services?status=todo,ready",
    "lists/services?credit=awaited",
    "lists/services?lent=out",
    "dashboard",
  ])
    expect((await shop.send("GET", `/api/optique/${path}`)).status, path).toBe(200);
  const tickets = statements().filter((sql) => sql.includes("FROM optique_services t"));
  const open = tickets.filter((sql) =>
    sql.includes("t.status IN ('todo', 'waiting', 'supplier', 'ready')"),
  );
  expect(open.length).toBeGreaterThan(6);
  for (const sql of open)
    expect((await planOf(sql)).join("; "), sql).not.toMatch(/idx_services_company/);
  const boards = tickets.filter((sql) => sql.includes("'servicesOpen'"));
  expect(boards.length).toBeGreaterThan(1);
  for (const sql of boards) {
    const returned = (await planOf(sql)).filter((step) =>
      step.includes("idx_services_returned (company=? AND <expr>>?)"),
    );
    expect(returned.length, sql).toBeGreaterThan(1);
  }
  const lists: [RegExp, RegExp][] = [
    [/t\.expected > 0/, /idx_services_awaited \(company=\?/],
    [/t\.lent > ''/, /idx_services_lent \(company=\?/],
  ];
  for (const [condition, index] of lists) {
    const asked = tickets.filter((sql) => condition.test(sql));
    expect(asked.length).toBeGreaterThan(0);
    for (const sql of asked) expect((await planOf(sql)).join("; "), sql).toMatch(index);
  }
});

it("cheques are found by state or due day through partial indexes", async () => {
  for (const path of [
    "lists/cheques",
    "lists/cheques?state=open",
    "lists/cheques?state=open&page=9",
    "lists/cheques?state=cleared&perPage=1",
    "lists/cheques?state=due",
    "lists/cheques?state=in_hand&from=2026-01-01&to=2026-12-31",
    "lists/cheques?from=2026-01-01&to=2026-12-31",
    "dashboard",
  ])
    expect((await shop.send("GET", `/api/optique/${path}`)).status, path).toBe(200);
  const asked = statements().filter(
    (sql) =>
      / FROM optique_payments t\s+WHERE t.company = /.test(sql) &&
      !/t\.slip|instr\(|'expected'/.test(sql),
  );
  expect(asked.length).toBeGreaterThan(8);
  for (const sql of asked) {
    const steps = (await planOf(sql)).filter((step) => /^(?:SEARCH|SCAN) t\b/.test(step));
    expect(steps.length, sql).toBeGreaterThan(0);
    const index = /cheque_state (?:=|IN)/.test(sql)
      ? /idx_payments_cheques \(company=\? AND cheque_state=\? AND due_on[=>]/
      : /idx_payments_due \(company=\? AND due_on[=>]/;
    for (const step of steps) expect(step, sql).toMatch(index);
  }
});

it("a scanned product, and the prescription of a reminder, are found by an index", async () => {
  const known = new Set(statements());
  await shop.send("GET", "/api/optique/lists/products?code=scanned");
  const asked = statements().filter((sql) => !known.has(sql) && sql.includes("COLLATE NOCASE"));
  expect(asked.length).toBeGreaterThan(0);
  for (const sql of asked) {
    const plan = (await planOf(sql)).join("; ");
    expect(plan, sql).toContain("idx_products_company_reference");
    expect(plan, sql).toContain("idx_products_company_barcode");
  }

  const { body } = await shop.sendAsAdmin<{ rows: unknown[][] }>("POST", "/api/sql", {
    query: "SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name LIKE 'optique_visits_%'",
  });
  // EXPLAIN does not show the statements of a trigger.
  const latest = body.rows.flatMap(([sql]) => [
    ...String(sql).matchAll(/INSERT INTO optique_visits (SELECT [^;]*);/g),
  ]);
  expect(latest).toHaveLength(4);
  for (const [, sql = ""] of latest) {
    const plan = (await planOf(sql.replaceAll(/\b(?:new|old)\.client/g, "'x'"))).join("; ");
    // The statement reads only the first index entry, however many sales the client has.
    expect(plan).toMatch(/INDEX idx_prescriptions_latest \(client=\?\)/);
    expect(plan).not.toMatch(/SCAN optique|TEMP B-TREE/);
  }
});

type List = {
  items: { id: string; name: string; invoice_number: string; date: string }[];
  totalItems: number;
  totalPages: number;
  isAtLeast?: boolean;
  next?: string;
};

const list = async (asked: string, by = common): Promise<List> =>
  expectOk(await by.send<List>("GET", `/api/optique/lists/${asked}`));

describe("a search for a name that thousands of clients have", () => {
  it("reads pages in the list's order without counting", async () => {
    const first = await list("clients?q=tahiri&perPage=3");
    expect(first.items.map(({ name }) => name)).toEqual([
      "Tahiri 5100",
      "Tahiri 5099",
      "Tahiri 5098",
    ]);
    expect(first).toMatchObject({ totalItems: 4, totalPages: 2, isAtLeast: true });
    const second = await list("clients?q=tahiri&perPage=3&page=2");
    expect(second.items.map(({ name }) => name)).toEqual([
      "Tahiri 5097",
      "Tahiri 5096",
      "Tahiri 5095",
    ]);
    const last = await list("clients?q=tahiri&perPage=500&page=11");
    expect(last.items).toHaveLength(100);
    expect(last).toMatchObject({ totalItems: 5100, totalPages: 11 });
    expect(last.isAtLeast).toBeUndefined();
  });

  it("gives the same page at any size, word beginnings first", async () => {
    const pages = (perPage: number, asked: readonly number[]) =>
      Promise.all(asked.map((page) => list(`clients?q=tahiri+4&perPage=${perPage}&page=${page}`)));
    const all = (await pages(500, [1, 2, 3, 4, 5])).flatMap(({ items }) =>
      items.map(({ id }) => id),
    );
    // Newest first; numbers that begin with 4 before those that contain it.
    const numbers = Array.from({ length: 5100 }, (_, at) => String(5100 - at));
    const expected = [
      ...numbers.filter((number) => number.startsWith("4")),
      ...numbers.filter((number) => number.lastIndexOf("4") > 0 && !number.startsWith("4")),
    ];
    expect(all).toEqual(expected.map((number) => `t${number.padStart(14, "0")}`));
    const asked = [1, 2, 3, 100, 159, 160, 200];
    for (const [place, { items, totalItems, isAtLeast }] of (await pages(7, asked)).entries()) {
      const from = ((asked[place] ?? 0) - 1) * 7;
      expect(items.map(({ id }) => id)).toEqual(all.slice(from, from + 7));
      expect([totalItems, isAtLeast]).toEqual([all.length, undefined]);
    }
  });

  it("reads every match from one cursor to the next", async () => {
    const found: string[] = [];
    for (let next: string | undefined = ""; next !== undefined;) {
      const after = next && `&after=${encodeURIComponent(next)}`;
      const page: List = await list(`clients?q=tahiri&perPage=500${after}`);
      found.push(...page.items.map(({ name }) => name));
      next = page.next;
    }
    expect(found).toHaveLength(5100);
    expect(new Set(found).size).toBe(5100);
  });

  it("returns the same rows by page number as by cursor", async () => {
    const found: string[] = [];
    for (let next: string | undefined = ""; next !== undefined;) {
      const after = next && `&after=${encodeURIComponent(next)}`;
      const page: List = await list(`clients?perPage=500${after}`);
      found.push(...page.items.map(({ name }) => name));
      next = page.next;
    }
    for (const page of [1, 3, 5, 6, 7, 10, 11, 12]) {
      const { items, totalItems, totalPages, next } = await list(
        `clients?perPage=500&page=${page}`,
      );
      const place = (page - 1) * 500;
      expect(items.map(({ name }) => name)).toEqual(found.slice(place, place + 500));
      expect([totalItems, totalPages]).toEqual([5101, 11]);
      expect(next !== undefined, `${page}`).toBe(page < 11);
    }
  });

  it("finds the documents of these clients", async () => {
    const found = await list("invoices?q=tahiri");
    expect(found.items.map(({ id }) => id)).toEqual(invoices);
    expect(found).toMatchObject({ totalItems: 3 });
    expect((await list("prescriptions?q=TAHÏRI")).totalItems).toBe(3);
    expect((await list("invoices?q=tahiri&status=paid")).totalItems).toBe(0);
    expect((await list("invoices?q=tahiri&client=t00000000000042")).totalItems).toBe(1);
  });

  it("counts the matches of a more precise search", async () => {
    expect(await list("clients?q=tahiri 4242")).toMatchObject({ totalItems: 1, totalPages: 1 });
    expect((await list("clients?q=benali")).totalItems).toBe(1);
  });

  it("finds nothing in another company", async () => {
    expect(await list("clients?q=tahiri", shop)).toMatchObject({ items: [], totalItems: 0 });
    expect(await list("invoices?q=tahiri", shop)).toMatchObject({ items: [], totalItems: 0 });
  });
});

it("a search of invoices lists matching numbers before matching clients", async () => {
  const frame = await common.product();
  const client = `t${String(77).padStart(14, "0")}`;
  const id = newId();
  const sale = { client, date: "2026-10-05", items: [line(frame.id, 1, 100)], payments: [] };
  await common.saveInvoice(id, sale);
  // All clients have these digits in their telephone, three invoices in their number.
  const pages = [];
  for (const page of [1, 2, 3]) {
    const found = await list(`invoices?q=202611&perPage=2&page=${page}`);
    pages.push(found.items.map((item) => item.id));
  }
  expect(pages).toEqual([invoices.slice(0, 2), [invoices[2], id], []]);
  const first = await list("invoices?q=202611&perPage=2");
  const rest = await list(
    `invoices?q=202611&perPage=2&after=${encodeURIComponent(first.next ?? "")}`,
  );
  expect(rest.items.map((item) => item.id)).toEqual([invoices[2], id]);
});

it("the integrity report is empty at the end", async () => {
  const { violations } = expectOk(
    await common.send<{ violations: unknown[] }>("GET", "/api/optique/integrity"),
  );
  expect(violations).toEqual([]);
});
