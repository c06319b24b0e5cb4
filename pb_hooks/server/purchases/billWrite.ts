/** Writes a bill: its due day, day in the books, lines with receipts, and the sums that its payments need. */
import { blankRecord } from "#domain/core/fields/fields.ts";
import { formatDay } from "#domain/core/days/formatDays.ts";
import { parseDay, storedDay, today } from "#domain/core/days/days.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import { toCentimes } from "#domain/core/money.ts";
import type { RecordOf } from "#domain/core/records.ts";
import { isBlank } from "#domain/core/text/blank.ts";
import type { Violation } from "#domain/core/violation.ts";
import { isEmptyDifference } from "#domain/documents/difference.ts";
import type { DocumentChild } from "#domain/documents/documentBody.ts";
import { bookedOn, defaultDueDay } from "#domain/purchases/bill.ts";
import type { BillBody, StoredBill } from "#domain/purchases/billBody.ts";
import { defaultBillLabel } from "#domain/purchases/purchases.strings.ts";
import {
  checkChildIdsFree,
  checkDocumentVersion,
  checkRelatedOwner,
  hasSameValues,
} from "#server/engine/documents/documentChecks.ts";
import type { SentDocument } from "#server/engine/documents/documentSave.ts";
import {
  childDifference,
  emptyDifference,
  writeChildren,
} from "#server/engine/documents/documentWrites.ts";
import { refuse, refuseConflict, refuseIf } from "#server/platform/requests/refuse.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";
import { takenIdsSql } from "#server/platform/storage/rowWrites.ts";
import { readJson, reading } from "#server/platform/storage/statements.ts";
import { type ReceiptLine, receiptLines } from "./billedLines.ts";
import { closedUntilSql } from "#server/platform/records/closedUntil.ts";
import { writePurchase } from "./writePurchase.ts";

const header = "optique_bills";
const lines = "optique_bill_items";
type Bill = RecordOf<typeof header>;
type SentBill = SentDocument<StoredBill, BillBody, "document" | "supplier">;

const lookupsRead = reading(`SELECT json_object(
    'days', COALESCE((SELECT s.payment_days FROM optique_suppliers s WHERE s.id = {:supplier}), 0),
    'holder', COALESCE((SELECT b.id FROM optique_bills b WHERE b.supplier = {:supplier} AND b.number_key = {:key}), ''),
    'held', COALESCE((SELECT b.date FROM optique_bills b WHERE b.supplier = {:supplier} AND b.number_key = {:key}), ''),
    'closed', COALESCE(${closedUntilSql}, ''),
    'parts', (SELECT COUNT(*) FROM optique_bill_parts p WHERE p.bill = {:id}),
    'taken', json(${takenIdsSql(lines, "lines")}))`);
type Lookups = {
  days: number;
  holder: string;
  held: string;
  closed: string;
  parts: number;
  taken: string[];
};

/** The bill as it will be stored. */
function merged(company: string, { id, stored, value }: SentBill): Bill {
  const before = stored ?? { ...blankRecord(header), company };
  return { ...before, ...value.values, id } as unknown as Bill;
}

/** Fills in the due day, by default the supplier's usual one, and the day in the books. */
function completed(bill: Bill, sent: SentBill, { days, closed }: Lookups): Bill {
  const { stored, body } = sent;
  const date = parseDay(bill.date) ?? today();
  const isAsked = "due_on" in body ? !isBlank(body["due_on"]) : Boolean(stored?.due_on);
  const before = stored && { date: stored.date, booked: stored.booked_on };
  return {
    ...bill,
    label: bill.label || defaultBillLabel,
    due_on: isAsked ? bill.due_on : storedDay(defaultDueDay(date, days)),
    booked_on: storedDay(bookedOn(date, closed, before)),
  };
}

export function saveBill(tx: core.App, staff: Staff, sent: SentBill): void {
  const { id, body, owners, stored, value } = sent;
  const { company } = staff;
  const bill = merged(company, sent);
  const items = value.items ? childDifference(stored?.items ?? [], value.items) : emptyDifference;
  const lookups = readJson<Lookups>(tx, lookupsRead, {
    id,
    company,
    supplier: bill.supplier,
    key: bill.number_key,
    lines: JSON.stringify(items.added.map((line) => line.id)),
  });
  const after = completed(bill, sent, lookups);
  if (stored && hasSameValues(stored, { ...after }) && isEmptyDifference(items)) return;
  checkDocumentVersion(stored, body["version"]);
  if (bill.supplier !== stored?.supplier) checkRelatedOwner(company, "supplier", owners.supplier);
  checkNumber(lookups, id);
  refuseIf(after.due_on < after.date ? [{ field: "due_on", code: "due_early" }] : []);
  checkPaid(stored, after, lookups);
  const goods = goodsOf(tx, company, sent, after);
  refuseIf([...checkChildIdsFree(lookups.taken, items.added), ...goods.violations]);
  writePurchase(tx, staff, header, {
    id,
    before: stored,
    after: { ...after },
    list: { name: "items", change: items, final: (value.items ?? []).map(valuesOf) },
  });
  const stamped = (child: DocumentChild) => ({
    ...blankRecord(lines),
    ...child.values,
    company,
    bill: id,
    ...goods.stampOf(child),
  });
  writeChildren(tx, lines, items, { added: stamped, updated: stamped });
}

const valuesOf = ({ id, values }: DocumentChild): Values => ({ id, ...values });

/** Refuses a number that another bill of the supplier has; the message tells that bill's date. */
function checkNumber({ holder, held }: Lookups, id: string): void {
  if (holder !== "" && holder !== id)
    refuse([{ field: "number", code: "bill_number", params: { date: formatDay(held) } }]);
}

/** Refuses, for a bill with payments, another supplier, or a total below what they pay. */
function checkPaid(stored: StoredBill | null, after: Bill, { parts }: Lookups): void {
  if (!stored || parts === 0) return;
  if (after.supplier !== stored.supplier) refuseConflict("supplier", "bill_paid");
  if (toCentimes(after.total_amount) < toCentimes(stored.paid_amount))
    refuseConflict("rates", "bill_paid");
}

/** Checks the receipts of the lines, and returns the product that each line takes from its receipt. */
function goodsOf(tx: core.App, company: string, { stored, value }: SentBill, after: Bill) {
  const items = value.items ?? [];
  const idOf = ({ values }: DocumentChild) => textValue(values["receipt_item"]);
  const found = receiptLines(tx, items.map(idOf).filter(Boolean));
  const known = new Map(stored?.items.map((item) => [item.id, textValue(item["receipt_item"])]));
  const isMoved = after.supplier !== stored?.supplier;
  const violations = items.flatMap((child): Violation[] => {
    const id = idOf(child);
    if (id === "" || (!isMoved && known.get(child.id) === id)) return [];
    const field = `${child.place}.receipt_item`;
    const line = found[id];
    if (line?.company !== company) return [{ field, code: "unknown_record" }];
    return line.supplier === after.supplier ? [] : [{ field, code: "receipt_supplier" }];
  });
  const stampOf = (child: DocumentChild): Values => stampedGoods(found[idOf(child)]);
  return { violations, stampOf };
}

const stampedGoods = (line: ReceiptLine | undefined): Values => ({
  product: line?.product ?? "",
  product_name: line?.name ?? "",
});
