/** Claims of the demonstration: of a fund that pays the client, and of one that pays the shop by slips. */
import { firstPapers } from "#domain/claims/firstFunds.strings.ts";
import { addDays, addMonths, type IsoDay, storedDay, today } from "#domain/core/days.ts";
import { type Centimes, toCentimes, toDirhams } from "#domain/core/money.ts";
import { itemsTotal } from "#domain/sale/invoice.ts";
import { claimTexts } from "#demo/demoClaims.strings.ts";
import { sendClaims } from "#server/claims/claimSlips.ts";
import { paySlip } from "#server/claims/slipPayments.ts";
import type { Staff } from "#server/platform/routeRequest.ts";
import { runSql } from "#server/platform/sql.ts";
import { readJson, readText, reading } from "#server/platform/statements.ts";
import { writeTransaction } from "#server/platform/transaction.ts";
import { invoiceDocument } from "#server/sale/saleDocument.ts";
import {
  backdate,
  dayOf,
  giveClaim,
  saveClaim,
  type Sold,
  soldBetween,
  type Writer,
} from "./demoClaim.ts";
import { demoId, demoInstant } from "./demoWorkshop.ts";

const fundRead = reading(
  "SELECT id FROM optique_funds WHERE company = {:company} AND pays = 'client' AND kind = 'amo' ORDER BY name DESC LIMIT 1",
);

export function fillDemoClaims(app: core.App, staff: Staff): void {
  writeTransaction(app, (tx) => {
    const writer = { tx, staff, day: today() };
    claimClients(writer);
    claimShop(writer);
  });
}

/** Claims whose client is paid: one to complete, one given to a child last year, and one of more than two years ago. */
function claimClients(writer: Writer): void {
  const { tx, staff, day } = writer;
  const fund = readText(tx, fundRead, { company: staff.company });
  const [recent, faithful] = soldBetween(writer, {
    status: "paid",
    from: addDays(day, -30),
    until: day,
  });
  const lastYear = { from: addMonths(day, -16), until: addMonths(day, -13) };
  const [child] = soldBetween(writer, { status: "paid", ...lastYear });
  const all = firstPapers;
  if (recent) saveClaim(writer, { sold: recent, fund, on: day, body: {}, papers: all.slice(0, 1) });
  if (child) {
    const body = {
      beneficiary: child.name.replace(/ \S+$/, ` ${claimTexts.child}`),
      beneficiary_birth: addMonths(day, -12 * 8 - 3),
      relation: claimTexts.relation,
    };
    giveClaim(writer, { sold: child, fund, on: dayOf(child), body, papers: all });
  }
  const old = faithful && sellLongAgo(writer, faithful);
  if (old) giveClaim(writer, { sold: old, fund, on: dayOf(old), body: {}, papers: all });
}

/** Lenses made to order, which have no stock. */
const orderedRead =
  reading(`SELECT json_object('id', id, 'price', selling_price) FROM optique_products
  WHERE company = {:company} AND type = 'lens' AND made_to_order = TRUE ORDER BY name LIMIT 1`);

/** Saves a paid sale of 26 months ago, which moves no stock: that of the demonstration begins later. */
function sellLongAgo({ tx, staff, day }: Writer, { client, name, prescriber }: Sold): Sold {
  const date = addMonths(day, -26);
  const invoice = demoId("old sale", client);
  const lens = readJson<{ id: string; price: number }>(tx, orderedRead, {
    company: staff.company,
  });
  const sold = { product: lens.id, label: claimTexts.oldGlasses, quantity: 2, price: lens.price };
  const amount = toDirhams(itemsTotal([sold]));
  const money = { id: demoId("payment", invoice), date, amount, payment_method: "cash" };
  const items = [{ id: demoId("line", invoice), ...sold }];
  const body = { client, date, items, payments: [money], notes: "" };
  invoiceDocument.prepare(tx, staff, invoice, body)(tx);
  const at = demoInstant(date, 0, 10);
  for (const [table, column] of [
    ["invoices", "id"],
    ["invoice_items", "invoice"],
    ["payments", "invoice"],
  ] as const)
    runSql(tx, `UPDATE optique_${table} SET created = {:at} WHERE ${column} = {:invoice}`, {
      at,
      invoice,
    });
  runSql(tx, "UPDATE optique_clients SET created = {:at} WHERE id = {:client}", { at, client });
  return {
    invoice,
    client,
    name,
    day: storedDay(date),
    prescriber,
    examined: storedDay(date),
    due: 0,
  };
}

/** Saves the fund that pays the shop; returns its id. */
function saveFund({ tx, staff }: Writer): string {
  const id = demoId("fund", staff.company);
  const { fund: name, fundNotes: notes, papers } = claimTexts;
  const values = { id, company: staff.company, name, kind: "mutual", pays: "shop", papers, notes };
  const months = { deadline_days: 60, months_adult: 24, months_child: 12, child_until: 12 };
  tx.save(new Record(tx.findCachedCollectionByNameOrId("optique_funds"), { ...values, ...months }));
  return id;
}

/** Claims whose shop is paid: asked, agreed, on a slip, and on an older slip that was paid in part. */
function claimShop(writer: Writer): void {
  const { day } = writer;
  const fund = saveFund(writer);
  const [asked, agreed, ...waiting] = soldBetween(writer, {
    status: "partial",
    from: addDays(day, -45),
    until: addDays(day, -1),
  });
  if (asked) {
    const body = { asked: asked.due };
    saveClaim(writer, { sold: asked, fund, on: dayOf(asked), body, papers: [] });
  }
  if (agreed) agree(writer, fund, agreed);
  sendSlip(writer, fund, waiting.slice(0, 2), 3);
  const earlier = soldBetween(writer, {
    status: "partial",
    from: addMonths(day, -12),
    until: addDays(day, -60),
  });
  const before = sendSlip(writer, fund, earlier.slice(0, 2), 5);
  if (before) payPartly(writer, before);
}

/** Saves a claim that was agreed the day after its sale, for the amount due. */
function agree(writer: Writer, fund: string, sold: Sold): string {
  const on = addDays(dayOf(sold), 1);
  const number = String(40_000 + (toCentimes(sold.due) % 10_000));
  const body = {
    status: "agreed",
    asked: sold.due,
    agreed: sold.due,
    agreement_number: number,
    agreement_on: on,
  };
  return saveClaim(writer, { sold, fund, on, body, papers: claimTexts.papers });
}

type SentSlip = { slip: string; on: IsoDay; claims: { id: string; due: Centimes }[] };

/** Sends claims of these sales on one slip, so many days after the last of them; null without a sale. */
function sendSlip(
  writer: Writer,
  fund: string,
  sales: readonly Sold[],
  days: number,
): SentSlip | null {
  const { tx, staff, day } = writer;
  const claims = sales.map((sold) => ({
    id: agree(writer, fund, sold),
    due: toCentimes(sold.due),
  }));
  const last = sales.map(dayOf).sort().at(-1);
  if (!last) return null;
  const planned = addDays(last, days);
  const on = planned < day ? planned : day;
  const ids = claims.map(({ id }) => id);
  const [sent] = sendClaims(tx, staff, fund, ids, on);
  for (const id of ids) backdate(tx, staff, id, on);
  return { slip: sent?.slip ?? "", on, claims };
}

/** One transfer for a slip, a month later: the first claim whole, the last one by half. */
function payPartly({ tx, staff, day }: Writer, { slip, on, claims }: SentSlip): void {
  const planned = addDays(on, 30);
  const date = planned < day ? planned : day;
  const amounts = claims.map(({ id, due }, place) => ({
    claim: id,
    amount: (place === claims.length - 1 ? Math.ceil(due / 2) : due) as Centimes,
  }));
  const payments = paySlip(tx, staff, slip, {
    date: storedDay(date),
    payment_method: "transfer",
    reference: claimTexts.reference,
    amounts,
  });
  const at = demoInstant(date, 0, 12);
  for (const id of payments)
    runSql(tx, "UPDATE optique_payments SET created = {:at}, updated = {:at} WHERE id = {:id}", {
      id,
      at,
    });
  for (const { id } of claims) backdate(tx, staff, id, date);
}
