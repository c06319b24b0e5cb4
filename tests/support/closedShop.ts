/** Shop with one dated record of each kind on a transmitted day, and functions that show what operations changed. */
import { firstDay, lastDay, openBooks, openDay, refusalOf } from "./booksShop.ts";
import { fillPurchases } from "./closedPurchases.ts";
import { differenceCodes } from "#domain/books/differences.ts";
import { addDays, today } from "#domain/core/days/days.ts";
import type { collections } from "#domain/core/records.ts";
import { expectOk, line, type Method, newId, payment, recordsPath } from "./shop.ts";

type Row = Record<string, unknown> & { id: string };
type Document = Row & { version: string; items: Row[]; payments: Row[] };
export type ClosedShop = Awaited<ReturnType<typeof closedShop>>;

/** Tables without dated records, which a sign-in or an approval writes too. */
const unread = ["optique_users", "optique_events"];

/** Fields of a till row that the figures use. */
const figuresOf = ({ id, date, amount, payment_method, kind, fund }: Row): unknown[] => [
  id,
  date,
  amount,
  payment_method,
  kind,
  fund,
];

/** Fields that an erasure of the person changes: without its prescription, a sale becomes a counter sale. */
const ofSales = ["corrections", "changes", "counter", "deposits", "balances"];

/** SQL moved the credit note to the transmitted day, but not its daily totals. */
const byHand = "sales of a day = its lines less what was credited";

export async function closedShop() {
  const shop = await openBooks();
  const sql = async (query: string): Promise<unknown[][]> =>
    expectOk(await shop.sendAsAdmin<{ rows: unknown[][] }>("POST", "/api/sql", { query })).rows;
  const document = async (path: string, body: object, id = newId()): Promise<Document> =>
    expectOk(await shop.send<Document>("PUT", `/api/optique/${path}/${id}`, body));
  await shop.send("PATCH", recordsPath("optique_companies", shop.company), { vat: true });
  const [client, other, doubled] = [
    await shop.client(),
    await shop.client({ name: "Alami Omar" }),
    await shop.client({ name: "Benali Aicha", phone: "0612345678" }),
  ];
  const frame = await shop.product({ stock: 50, purchase_price: 300 });
  const lens = await shop.product({ name: "Verre", type: "lens", vat_rate: 7, stock: 20 });
  const fitting = await shop.product({ name: "Pose", type: "service", stock: 0 });
  const unsold = await shop.product({ name: "Étui", reference: "ETUI", stock: 3 });
  const supplier = await shop.create("optique_suppliers", { name: "Atlas" });
  const cedar = await shop.create("optique_suppliers", { name: "Cèdre" });
  const old = { date: lastDay };
  const cheque = { payment_method: "check", due_on: today(), reference: "4471820" };
  const sale = await document("invoices", {
    client: client.id,
    ...old,
    items: [line(frame.id, 2, 850), line(lens.id, 1, 400)],
    payments: [payment(300, old), payment(200, { ...old, ...cheque })],
  });
  const prescribed = await shop.savePrescription(newId(), {
    client: client.id,
    ...old,
    right_sphere: -1,
    notes: "",
    invoice: {
      id: newId(),
      ...old,
      items: [line(lens.id, 2, 400)],
      payments: [payment(100, old)],
    },
  });
  // A payment received before the day of its invoice.
  const early = await document("invoices", {
    client: client.id,
    date: today(),
    items: [line(frame.id, 1, 850), line(lens.id, 1, 400)],
    payments: [payment(50, old)],
  });
  const open = await document("invoices", {
    client: client.id,
    date: openDay,
    items: [line(frame.id, 1, 850)],
    payments: [payment(20, { date: openDay })],
  });
  const amount = await shop.create("optique_invoices", { ...old, total_amount: 90 });
  const ordered = (product: string, quantity: number, received_quantity: number) => ({
    ...line(product, quantity, 200),
    received_quantity,
  });
  const receipt = await document("receipts", {
    receipt_number: "BR-1",
    supplier: supplier.id,
    ...old,
    status: "partial",
    items: [ordered(frame.id, 10, 6), ordered(fitting.id, 3, 1)],
  });
  const awaited = await document("receipts", {
    receipt_number: "BR-2",
    supplier: supplier.id,
    ...old,
    status: "pending",
    items: [ordered(lens.id, 4, 0)],
  });
  const adjustment = await document("adjustments", {
    adjustment_number: "AJ-1",
    ...old,
    reason: "damage",
    items: [{ id: newId(), product: frame.id, quantity: -1 }],
  });
  const move = await shop.create("optique_cash_moves", { ...old, kind: "expense", amount: -40 });
  const fund = await shop.create("optique_funds", { name: "Caisse", kind: "mutual", pays: "shop" });
  const agreed = { fund: fund.id, status: "agreed", agreed: 300 };
  const claim = await document("claims", { invoice: sale.id, ...agreed });
  const { slip } = expectOk(
    await shop.send<{ slip: string }>("POST", "/api/optique/claims/slips", {
      fund: fund.id,
      claims: [claim.id],
    }),
  );
  const pays = { payment_method: "transfer", reference: "VIR-1", amounts: { [claim.id]: 100 } };
  const paySlip = `claims/slips/${slip}/pay`;
  expectOk(await shop.send("POST", `/api/optique/${paySlip}`, { ...pays, ...old }));
  const [line1] = sale.items;
  const credit = await document("credit-notes", {
    invoice: sale.id,
    reason: "gesture",
    items: [{ id: newId(), invoice_item: line1?.id, quantity: 1, amount: 850, goods: "defect" }],
    refunds: [{ id: newId(), amount: 10, payment_method: "cash" }],
    kept: 20,
  });
  const gesture = await document("credit-notes", {
    invoice: sale.id,
    reason: "gesture",
    items: [{ id: newId(), invoice_item: sale.items[1]?.id, quantity: 0, amount: 5 }],
    refunds: [],
  });
  const service = await document("services", {
    kind: "repair",
    object: "Monture",
    client: client.id,
    items: [{ id: newId(), product: frame.id, quantity: 1, direction: "out" }],
  });
  const [refund] = await shop.find("optique_refunds");
  const [movement] = await shop.find("optique_stock_movements", `reference_id = '${receipt.id}'`);
  const count = await document("counts", { name: "Vitrine", types: ["lens"] });
  const scans = [{ id: newId(), product: lens.id, quantity: 1 }];
  expectOk(await shop.send("PUT", `/api/optique/counts/${count.id}/scans`, { scans }));
  // Moves credit notes, refunds and allotments by SQL, because their routes date them today.
  const past = `${lastDay} 00:00:00.000Z`;
  for (const table of ["optique_credit_notes", "optique_refunds"])
    await sql(`UPDATE ${table} SET date = '${past}' WHERE company = '${shop.company}'`);
  await sql(
    `UPDATE optique_stock_movements SET date = '${past}' WHERE reference_id = '${credit.id}'`,
  );
  await sql(`UPDATE optique_stock_movements SET date = '2020-01-01 00:00:00.000Z'
    WHERE movement_type = 'initial' AND company = '${shop.company}'`);
  await sql(`UPDATE optique_service_items SET day = '${past}' WHERE service = '${service.id}'`);
  const purchases = await fillPurchases(document, supplier.id);
  const lost = await document("invoices", {
    client: client.id,
    ...old,
    items: [line(frame.id, 1, 850)],
    payments: [payment(90, { ...old, ...cheque })],
  });
  const bounced = lost.payments[0]?.id ?? "";
  const bounce = { cheque_state: "bounced", bounced_on: lastDay };
  expectOk(await shop.send("PATCH", recordsPath("optique_payments", bounced), bounce));
  const [reversed] = await shop.find("optique_reversals");
  const close = expectOk(
    await shop.send<Row>("POST", `/api/optique/till/${lastDay}/close`, {
      counted: 0,
      notes: "Vide",
    }),
  );
  expectOk(await shop.closePeriod({ accept: differenceCodes }));

  const tables = (
    await sql(`SELECT m.name FROM sqlite_schema m JOIN pragma_table_info(m.name) c ON c.name = 'company'
      WHERE m.type = 'table' AND m.name LIKE 'optique_%' ORDER BY m.name`)
  )
    .map(([name]) => String(name))
    .filter((name) => !unread.includes(name));
  const columnsOf = async (name: string): Promise<string> =>
    (await sql(`SELECT '[' || name || ']' FROM pragma_table_info('${name}')`)).join(", ");
  const reads: string[] = [];
  for (const name of tables) {
    const columns = await columnsOf(name);
    const read = `SELECT '${name}', json_group_array(json_array(${columns})) FROM ${name} WHERE company = '${shop.company}'`;
    const last = reads.at(-1);
    // The console accepts five thousand characters.
    if (last && last.length + read.length < 4900)
      reads[reads.length - 1] = `${last} UNION ALL ${read}`;
    else reads.push(read);
  }
  const day = encodeURIComponent(lastDay);
  const figureOf = async (path: string): Promise<Record<string, unknown>> =>
    expectOk(await shop.send<Record<string, unknown>>("GET", `/api/optique/${path}`));
  const twice = async (method: Method, path: string, body?: unknown): Promise<string> => {
    const answers = [
      await shop.send(method, path, body),
      await shop.sendAsAdmin(method, path, body),
    ].map(refusalOf);
    return answers[0] === answers[1] ? String(answers[0]) : answers.join(" | ");
  };
  return {
    ...shop,
    sql,
    client,
    other,
    doubled,
    frame,
    lens,
    fitting,
    unsold,
    supplier,
    cedar,
    count,
    movement: movement as Row,
    dayBefore: addDays(lastDay, -1),
    sale,
    prescribed,
    early,
    open,
    amount,
    receipt,
    awaited,
    adjustment,
    move,
    fund,
    claim,
    paySlip,
    pays,
    credit,
    gesture,
    refund: refund as Row,
    service,
    close,
    cheque,
    purchases,
    bounced,
    reversal: reversed?.id ?? "",
    /** Violated invariants, except the one that the moved credit note violates. */
    broken: async (): Promise<unknown> =>
      ((await shop.violations()) as { rule: string }[]).filter(({ rule }) => rule !== byHand),
    /** All rows of the shop, by table. */
    rows: async (): Promise<unknown[][]> => (await Promise.all(reads.map(sql))).flat(),
    /** Figures of the transmitted period and of its last day. */
    figures: async () => {
      const statistics = await figureOf(`statistics?from=${day}&to=${day}`);
      const { byDay, byMethod, vat, invoices, total, credited, discounts } = statistics;
      const till = Object.entries(await figureOf(`till?day=${day}`))
        .filter(([name]) => !ofSales.includes(name))
        .map(([name, value]) => [name, Array.isArray(value) ? value.map(figuresOf) : value]);
      const stock = await figureOf(`figures/inventory?on=${day}&method=fifo`);
      const last = await figureOf(`figures/inventory?on=${day}&method=last`);
      const books = await figureOf(`books?from=${encodeURIComponent(firstDay)}&to=${day}`);
      const { purchases: bought, payments: given, collected } = books;
      const period = { byDay, byMethod, vat, invoices, total, credited, discounts };
      return { period, till, stock, last, books: { bought, given, collected } };
    },
    /** Refusal of a document sent with other values, as its form does. */
    put: async (
      kind: string,
      id: string,
      change: (stored: Document) => object,
    ): Promise<string> => {
      const path = `/api/optique/${kind}/${id}`;
      const stored = expectOk(await shop.send<Document>("GET", path));
      return refusalOf(await shop.send("PUT", path, { ...stored, ...change(stored) }));
    },
    /** Refusal of a request to one of our routes. */
    ask: async (method: Method, path: string, body?: object): Promise<string> =>
      refusalOf(await shop.send(method, `/api/optique/${path}`, body)),
    /** Present state of a document. */
    document: async (kind: string, id: string): Promise<Document> =>
      expectOk(await shop.send<Document>("GET", `/api/optique/${kind}/${id}`)),
    /** Refusals of the records API, for a person and for the administrator. */
    post: (name: keyof typeof collections, values: object) =>
      twice("POST", recordsPath(name), { company: shop.company, ...values }),
    patch: (name: keyof typeof collections, id: string, values: object) =>
      twice("PATCH", recordsPath(name, id), values),
    remove: (name: keyof typeof collections, id: string) => twice("DELETE", recordsPath(name, id)),
  };
}
