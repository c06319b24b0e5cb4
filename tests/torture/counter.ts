import { openCounting } from "./counting.ts";
import { openLensSale } from "./lensSale.ts";
import { openOwing } from "./owing.ts";
import { openRemaking } from "./remaking.ts";
import { openWearing } from "./wearing.ts";
import { expectOk, line, newId, payment, type Shop } from "#support/shop.ts";

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
export const between = (least: number, most: number) => least + Math.random() * (most - least);

/** Simulates the daily work of a shop's users, and records which saves were answered. */
export async function openCounter(shop: Shop) {
  const client = (await shop.client()).id;
  const product = (await shop.product({ stock: 1_000_000 })).id;
  const supplier = (await shop.create("optique_suppliers", { name: "Atlas" })).id;
  const sales = new Set<string>();
  const receipts = new Set<string>();
  const notes = new Set<string>();
  let imported = 0;

  const sale = async () => {
    const id = newId();
    const items = [line(product, 1, 10), line(product, 2, 20)];
    const invoice = { id, items, payments: [payment(5)] };
    await shop.savePrescription(newId(), { client, date: "2026-11-21", notes: "", invoice });
    sales.add(id);
  };
  const receipt = async () => {
    const id = newId();
    const item = { ...line(product, 3, 2), received_quantity: 3 };
    const header = { receipt_number: id, supplier, date: "2026-11-21", status: "received" };
    const body = { ...header, notes: "", items: [item] };
    expectOk(await shop.send("PUT", `/api/optique/receipts/${id}`, body));
    receipts.add(id);
  };
  /** Ids of the credit note and the sale of each exchange that was sent. */
  const exchanges: { note: string; sale: string }[] = [];
  const exchange = async () => {
    const [old, item] = [newId(), line(product, 1, 50)];
    const bought = { client, date: "2026-11-21", items: [item], payments: [payment(50)] };
    await shop.saveInvoice(old, bought);
    sales.add(old);
    const pair = { note: newId(), sale: newId() };
    exchanges.push(pair);
    const credited = { id: newId(), invoice_item: item.id, quantity: 1, amount: 50 };
    expectOk(
      await shop.send("PUT", `/api/optique/exchanges/${pair.note}`, {
        credit: { invoice: old, reason: "return", items: [credited] },
        sale: { id: pair.sale, client, date: "2026-11-21", items: [line(product, 1, 80)] },
        payment: payment(30),
      }),
    );
    sales.add(pair.sale);
    notes.add(pair.note);
  };
  const rows = Array.from({ length: 500 }, (_, index) => ({
    name: `Importé ${index}`,
    type: "frame",
    stock: 1,
  }));
  const importFile = async () => {
    expectOk(await shop.send("POST", "/api/optique/products/import", { rows }));
    imported += rows.length;
  };

  /** Number of tariff rows of each range. */
  const powers = 100;
  const sellLens = await openLensSale(shop, client, powers);
  const lensSale = async () => {
    const id = newId();
    await sellLens(id);
    sales.add(id);
  };
  const importTariff = async () => {
    const code = newId();
    const zones = Array.from({ length: powers * 5 }, (_, at) => [
      `${code}${at % 5}`,
      `-${Math.floor(at / 5) / 4}/-2`,
      String(100 + at),
    ]);
    const body = { supplier, from: "2026-01-01", apply: true };
    const rows = [["Code", "SPH/CYL", "PVP"], ...zones];
    expectOk(await shop.send("POST", "/api/optique/lens-imports", { ...body, rows }));
  };

  const idsOf = async (collection: string, condition = "TRUE") => {
    // Aggregates into one row, because the console answers at most a thousand.
    const query = `SELECT json_group_array(id) FROM ${collection} p WHERE company = '${shop.company}' AND ${condition}`;
    const answer = await shop.sendAsAdmin<{ rows: [string][] }>("POST", "/api/sql", { query });
    return JSON.parse(expectOk(answer).rows[0]?.[0] ?? "[]") as string[];
  };
  const counting = await openCounting(shop, idsOf);
  const remaking = await openRemaking(shop, idsOf);
  const wearing = await openWearing(shop, idsOf);
  const owing = await openOwing(shop, idsOf);
  /** SQL condition that is true for a range whose tariff, or index of powers, is incomplete. */
  const isTorn = `is_range = TRUE AND NOT EXISTS (SELECT 1 FROM optique_lens_tariffs t JOIN optique_lens_grids g ON g.tariff = t.id
    WHERE t.product = p.id AND t.count = ${powers} AND json_array_length(t.rows) = ${powers} AND ${powers} =
      (SELECT COUNT(*) FROM optique_lens_rows WHERE id BETWEEN g.number * 4096 AND g.number * 4096 + 4095))`;
  const stored = async () => ({
    sales: new Set(await idsOf("optique_invoices")),
    receipts: new Set(await idsOf("optique_stock_receipts")),
    notes: new Set(await idsOf("optique_credit_notes")),
    products: (await idsOf("optique_products", "is_range = FALSE AND type = 'frame'")).length - 1,
  });
  const lost = async (): Promise<string[]> => {
    const now = await stored();
    return [
      ...(await counting.lost()),
      ...(await remaking.lost()),
      ...(await wearing.lost()),
      ...(await owing.lost()),
      ...[...sales].filter((id) => !now.sales.has(id)).map((id) => `sale ${id}`),
      ...[...receipts].filter((id) => !now.receipts.has(id)).map((id) => `receipt ${id}`),
      ...[...notes].filter((id) => !now.notes.has(id)).map((id) => `credit note ${id}`),
      ...exchanges
        .filter(({ note, sale: sold }) => now.notes.has(note) !== now.sales.has(sold))
        .map(({ note }) => `a part of exchange ${note}`),
      ...(await idsOf("optique_products", isTorn)).map((id) => `a part of range ${id}`),
      ...(now.products < imported ? [`${imported - now.products} products`] : []),
      ...(now.products % rows.length > 0 ? [`a part of an import: ${now.products}`] : []),
    ];
  };
  return {
    sale,
    receipt,
    importFile,
    importTariff,
    lensSale,
    exchange,
    count: counting.count,
    remake: remaking.remake,
    wear: wearing.wear,
    pay: owing.pay,
    bounce: owing.bounce,
    transmit: owing.transmit,
    stored,
    /** Answered records that are missing, and imports that are incomplete. */
    lost,
    /** Takes the stored state as the expected one, after a restore to an older day. */
    takeStored: async () => {
      const now = await stored();
      for (const [known, found] of [
        [sales, now.sales],
        [receipts, now.receipts],
        [notes, now.notes],
      ] as const) {
        known.clear();
        for (const id of found) known.add(id);
      }
      imported = now.products;
      await counting.takeStored();
      await remaking.takeStored();
      await wearing.takeStored();
      owing.takeStored();
    },
    /** Number of answered sales and receipts. */
    answered: () => sales.size + receipts.size,
    violations: async () =>
      expectOk(await shop.send<{ violations: unknown[] }>("GET", "/api/optique/integrity"))
        .violations,
  };
}

export type Counter = Awaited<ReturnType<typeof openCounter>>;

/** Repeats the work until the server no longer answers. */
export async function untilCut(work: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await work();
    } catch (error) {
      // A refusal is not a crash, so this waits: otherwise retries would flood the server.
      if (String(error).includes("refused")) await pause(50);
      else return;
    }
  }
}
