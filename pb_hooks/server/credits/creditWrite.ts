/** Writes a credit note whole: lines, money, stock, invoice balance and job (docs/rules-credits.md, Credit notes). */
import { membersSql } from "#domain/core/text/sqlTexts.ts";
import { buyerFields } from "#domain/core/buyer.ts";
import { isBlank } from "#domain/core/text/blank.ts";
import { storedDay, today } from "#domain/core/days/days.ts";
import { type Centimes, sum, toCentimes, toDirhams } from "#domain/core/money.ts";
import type { CreditGoods } from "#domain/core/records.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import type { DocumentChild } from "#domain/documents/documentBody.ts";
import type { InvoiceDocument, SavedItem } from "#domain/documents/documents.ts";
import {
  checkGoods,
  type CreditBody,
  creditedByItem,
  creditExceeds,
  defaultGoods,
} from "#domain/sale/credit.ts";
import { netTotal } from "#domain/sale/due.ts";
import { checkTotal } from "#domain/sale/invoice.ts";
import { hasDrawer, hasStock } from "#domain/stock/nonStock.ts";
import { checkChildIdsFree } from "#server/engine/documents/documentChecks.ts";
import { type Actor, signatureOf } from "#server/platform/records/recordEvents.ts";
import { refuse, refuseConflict, refuseIf } from "#server/platform/requests/refuse.ts";
import { insertAndBroadcast, insertRows, takenIdsSql } from "#server/platform/storage/rowWrites.ts";
import { approverOf, checkRight, type Staff } from "#server/platform/requests/routeRequest.ts";
import { readJson, reading, readText } from "#server/platform/storage/statements.ts";
import { recordsById } from "#server/platform/records/storedRecords.ts";
import { noticeUse } from "#server/engine/firstUse.ts";
import { checkFundPart, refreshInvoiceSums } from "#server/sale/invoiceSums.ts";
import { issueInvoice, shopStampOf } from "#server/sale/issueInvoice.ts";
import { nextCreditNumber } from "#server/sale/numberSeries.ts";
import { invoiceReader } from "#server/sale/saleDocument.ts";
import { postItemMovements } from "#server/stock/stockLedger.ts";
import { creditIndex } from "./creditIndex.ts";
import { followCredit } from "./creditedJob.ts";
import { checkMoneyLeft, checkRefundBeside, journalRefund } from "./refunds.ts";
import { digestOf, isWritten } from "./idempotency.ts";

type Asked = { id: string; request: Values; value: CreditBody };
type Line = {
  id: string;
  place: string;
  invoice_item: string;
  quantity: number;
  amount: number;
  goods: CreditGoods;
  item: SavedItem | undefined;
};

/** Writes the credit note of a request; a repeated identical request writes nothing. */
export function issueCreditNote(tx: core.App, staff: Staff, { id, request, value }: Asked): void {
  const { company, actor } = staff;
  if (isWritten(tx, "optique_credit_notes", { id, company, request })) return;
  const invoice = invoiceReader.load(tx, company, value.invoice);
  if (!invoice) return refuse([{ field: "invoice", code: "unknown_record" }]);
  checkRefundRight(actor, invoice.id, value.refunds);
  const sold = withStockOfToday(tx, invoice.items);
  const lines = linesOf(sold, value);
  checkLines(tx, { ...invoice, items: sold }, lines, value);
  const total = sum(lines.map(({ amount }) => toCentimes(amount)));
  checkMoney(tx, company, invoice, value, total);
  issueInvoice(tx, invoice.id);
  const day = today();
  const date = storedDay(day);
  const number = nextCreditNumber(tx, company, day);
  const signature = signatureOf(actor);
  insertAndBroadcast(tx, "optique_credit_notes", {
    ...signature,
    approved_by: approverOf(actor, "credit.issue"),
    id,
    company,
    date,
    number,
    invoice: invoice.id,
    client: invoice.client,
    ...buyerOn(tx, invoice.id),
    ...shopStampOf(tx, company),
    reason: value.reason,
    notes: value.notes,
    total_amount: toDirhams(total),
    kept: toDirhams(value.kept),
    used: 0,
    request: digestOf(request),
  });
  noticeUse(tx, "optique_credit_notes", [{ company }]);
  creditIndex.put(tx, company, id, { number });
  insertRows(
    tx,
    "optique_credit_items",
    lines.map((line) => rowOf(line, id, company)),
  );
  writeRefunds(tx, staff, value.refunds, { date, invoice: invoice.id, credit_note: id });
  returnGoods(tx, { id, company, date, actor: actor.name }, lines);
  refreshInvoiceSums(tx, invoice.id);
  if (invoice.prescription) followCredit(tx, actor, invoice.prescription);
}

function writeRefunds(
  tx: core.App,
  staff: Staff,
  refunds: readonly DocumentChild[],
  of: { date: string; invoice: string; credit_note: string },
): void {
  const { company, actor } = staff;
  const approved_by = approverOf(actor, "refund.give");
  const rows = refunds.map(({ id, values }) => ({
    ...values,
    ...signatureOf(actor),
    ...of,
    approved_by,
    id,
    company,
  }));
  insertRows(tx, "optique_refunds", rows);
  for (const { id, values } of refunds) journalRefund(tx, staff, id, Number(values["amount"]));
}

function checkRefundRight(actor: Actor, record: string, refunds: readonly DocumentChild[]): void {
  const given = sum(refunds.map(({ values }) => toCentimes(Number(values["amount"]))));
  const act = { record, amount: toDirhams(given), method: onlyMethod(refunds) };
  if (given > 0) checkRight(actor, "refund.give", act);
}

/** The payment method shared by all refunds; '' when they differ. */
function onlyMethod(refunds: readonly DocumentChild[]): string {
  const [method = "", ...others] = new Set(
    refunds.map(({ values }) => textValue(values["payment_method"])),
  );
  return others.length > 0 ? "" : method;
}

/** Sold items marked as non-stock when their product has no stock today, or the lens was ordered for the client. */
function withStockOfToday(tx: core.App, items: readonly SavedItem[]): SavedItem[] {
  const ids = items.map(({ product }) => product);
  const products = recordsById(tx, "optique_products", ids);
  return items.map((item) => {
    const product = products.get(item.product);
    if (!product) return item;
    const current = {
      type: product.getString("type"),
      made_to_order: product.getBool("made_to_order"),
      is_range: product.getBool("is_range"),
    };
    const non_stock = item.non_stock || item.source === "lab" || !hasStock(current);
    return { ...item, non_stock, source: hasDrawer(current) ? item.source : "" };
  });
}

/** Lines with their sold item; goods that the body leaves out get their default. */
const linesOf = (sold: readonly SavedItem[], { items, reason }: CreditBody): Line[] =>
  items.map(({ id, place, values }) => {
    const invoice_item = String(values["invoice_item"]);
    const quantity = Number(values["quantity"] ?? 0);
    const item = sold.find((one) => one.id === invoice_item);
    const isOpen = isBlank(values["goods"]) && item;
    const sent = isOpen ? defaultGoods(reason, quantity, item) : (values["goods"] as CreditGoods);
    // A line with an amount but no quantity returns no piece, whatever its `goods`.
    const goods = quantity > 0 ? sent : "none";
    return { id, place, invoice_item, quantity, amount: Number(values["amount"]), goods, item };
  });

const takenRead =
  reading(`SELECT json_object('items', ${takenIdsSql("optique_credit_items", "items")},
  'refunds', ${takenIdsSql("optique_refunds", "refunds")})`);

function checkLines(
  tx: core.App,
  invoice: InvoiceDocument,
  lines: Line[],
  value: CreditBody,
): void {
  const idsOf = (children: readonly DocumentChild[]) =>
    JSON.stringify(children.map(({ id }) => id));
  const asked = { items: idsOf(value.items), refunds: idsOf(value.refunds) };
  const taken = readJson<{ items: string[]; refunds: string[] }>(tx, takenRead, asked);
  refuseIf([
    ...checkChildIdsFree(taken.items, value.items),
    ...checkChildIdsFree(taken.refunds, value.refunds),
    ...checkGoods(invoice.items, lines),
  ]);
  const before = creditedByItem(invoice.credit_notes.flatMap(({ items }) => items));
  const found = creditExceeds(invoice.items, before, lines);
  const unknown = found.filter(({ code }) => code !== "credit_exceeds");
  refuseIf(unknown);
  const [first] = found;
  if (first) refuseConflict(first.field, first.code);
}

/** Refuses more money, refunded or kept, than the credit note's total or than what is paid and not yet refunded. */
function checkMoney(
  tx: core.App,
  company: string,
  invoice: InvoiceDocument,
  { refunds, kept }: CreditBody,
  total: Centimes,
): void {
  const money = sum([kept, ...refunds.map(({ values }) => toCentimes(values["amount"] as number))]);
  const field = refunds[0] ? `${refunds[0].place}.amount` : "kept";
  refuseIf(checkTotal("items", total));
  const fund = toCentimes(invoice.fund_part);
  checkFundPart({ total: netTotal(invoice), credited: total, fund }, "items");
  if (money > total) refuse([{ field, code: "credit_money" }]);
  if (money > 0) checkMoneyLeft(money, invoice.paid_amount, field);
  for (const { place, values } of refunds)
    checkRefundBeside(tx, company, values, (field) => `${place}.${field}`);
}

const buyerRead = reading(`SELECT json_object(${membersSql(buyerFields, "i")})
  FROM optique_invoices i WHERE i.id = {:id}`);
const buyerOn = (tx: core.App, id: string): Values => readJson<Values>(tx, buyerRead, { id });

const rowOf = (line: Line, credit_note: string, company: string): Values => ({
  id: line.id,
  credit_note,
  company,
  invoice_item: line.invoice_item,
  quantity: line.quantity,
  amount: line.amount,
  goods: line.goods,
  product: line.item?.product,
  product_name: line.item?.product_name,
  product_reference: line.item?.product_reference,
  product_type: line.item?.product_type,
  vat_rate: line.item?.vat_rate,
});

const movedCellRead = reading(`SELECT cell FROM optique_stock_movements
  WHERE line = {:line} AND +reference_type = 'invoice' AND +company = {:company} LIMIT 1`);
/**
 * Cell of the drawer from which a lens was taken; '' for any other piece. It is read from the movement, because an
 * erasure empties the lens of the line.
 */
const cellOfSold = (tx: core.App, company: string, item: SavedItem | undefined): string =>
  item?.source === "stock" ? readText(tx, movedCellRead, { line: item.id, company }) : "";

/** Posts the stock movements of returned goods, dated by the credit note; those of the sale stay. */
function returnGoods(
  tx: core.App,
  source: { id: string; company: string; date: string; actor: string },
  lines: readonly Line[],
): void {
  const returned = lines.filter(({ goods, quantity }) => goods === "shelf" && quantity > 0);
  postItemMovements(
    tx,
    { type: "credit_note", ...source },
    returned.map(({ id, place, quantity, item }) => ({
      item: id,
      effect: {
        product: item?.product ?? "",
        cell: cellOfSold(tx, source.company, item),
        quantity,
        type: "return",
      },
      field: `${place}.quantity`,
    })),
  );
}
