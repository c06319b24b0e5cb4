/** Writes a payment to a supplier: its parts with their days, its cash, and the paid sums of its bills and credit. */
import { blankRecord } from "#domain/core/fields/fields.ts";
import { parseDay, storedDay, today } from "#domain/core/days/days.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import { type Centimes, formatMoney, toCentimes, toDirhams } from "#domain/core/money.ts";
import type { RecordOf } from "#domain/core/records.ts";
import type { Violation } from "#domain/core/violation.ts";
import { isEmptyDifference } from "#domain/documents/difference.ts";
import type { DocumentChild } from "#domain/documents/documentBody.ts";
import {
  isCountedState,
  partDay,
  paymentLeft,
  stateToStore,
} from "#domain/purchases/billPayment.ts";
import {
  type BillPaymentBody,
  checkBillPayment,
  methodValues,
  type StoredBillPayment,
} from "#domain/purchases/billPaymentBody.ts";
import {
  checkChildIdsFree,
  checkDocumentVersion,
  checkRelatedOwner,
  hasSameValues,
} from "#server/engine/documents/documentChecks.ts";
import type { SentDocument } from "#server/engine/documents/documentSave.ts";
import { childDifference, writeChildren } from "#server/engine/documents/documentWrites.ts";
import { refuse, refuseConflict, refuseIf } from "#server/platform/requests/refuse.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";
import { payableOf, refreshPaid } from "./paidBills.ts";
import { checkCashDays, followCash, moveOf } from "./supplierCash.ts";
import { writePurchase } from "./writePurchase.ts";

const header = "optique_bill_payments";
const children = "optique_bill_parts";
type Payment = RecordOf<typeof header>;
type Part = { id: string; place: string; bill: string; amount: number; date: string };
type SentBillPayment = SentDocument<StoredBillPayment, BillPaymentBody, "document" | "supplier">;

/** The payment as it will be stored, except for its parts, the rest and the cash. */
function merged(company: string, { id, stored, value }: SentBillPayment): Payment {
  const before = stored ?? { ...blankRecord(header), company };
  const payment = { ...before, ...value.values, id } as unknown as Payment;
  const after = { ...payment, ...methodValues(payment) };
  const { date, state_on } = after;
  return {
    ...after,
    state: stateToStore(after.method, after.state),
    // A cheque cannot be debited before it is written.
    state_on: state_on !== "" && state_on < date ? date : state_on,
  };
}

/** Parts of the payment after the save, each with the day on which it was allotted. */
function partsOf(after: Payment, { stored, value }: SentBillPayment): Part[] {
  const known = new Map(stored?.parts.map((part) => [part.id, part]));
  const sent =
    value.parts ??
    (stored?.parts ?? []).map((part, at): DocumentChild => ({
      id: part.id,
      place: `parts.${at}`,
      values: part,
    }));
  const date = parseDay(after.date) ?? today();
  const before = stored && parseDay(stored.date);
  return sent.map(({ id, place, values }) => {
    const part = {
      id,
      bill: textValue(values["bill"]),
      amount: Number(values["amount"] ?? 0),
    };
    const old = known.get(id);
    const oldDay = old && { ...old, date: parseDay(old.date) ?? date };
    return { ...part, place, date: storedDay(partDay(part, { date, before }, oldDay, today())) };
  });
}

const childOf = ({ id, place, ...values }: Part): DocumentChild => ({ id, place, values });

export function saveBillPayment(tx: core.App, staff: Staff, sent: SentBillPayment): void {
  const { id, body, owners, stored } = sent;
  const { company } = staff;
  const payment = merged(company, sent);
  const parts = partsOf(payment, sent);
  const change = childDifference(stored?.parts ?? [], parts.map(childOf));
  if (stored && hasSameValues(stored, { ...payment }) && isEmptyDifference(change)) return;
  checkDocumentVersion(stored, body["version"]);
  if (payment.supplier !== stored?.supplier)
    checkRelatedOwner(company, "supplier", owners.supplier);
  refuseIf(checkBillPayment(payment, parts));
  checkRefused(stored, payment, change);
  const added = change.added.map((part) => part.id);
  checkPayable(tx, payment, parts, added);
  const after = {
    ...payment,
    left_amount: toDirhams(paymentLeft(payment, parts)),
    cash_move: moveOf(stored, payment),
  };
  checkCashDays(tx, company, stored, after);
  writePayment(tx, staff, { id, stored, after, parts, change });
}

const partValues = ({ id, bill, amount, date }: Part): Values => ({ id, bill, amount, date });

/** True when none of the payment's figures changes. */
const isSameMoney = (stored: Payment, after: Payment): boolean =>
  (["supplier", "date", "amount", "method", "supplier_credit"] as const).every(
    (name) => stored[name] === after[name],
  );

/** Refuses changed figures of a refused payment: another method would reset its state, so that it would count again. */
function checkRefused(
  stored: StoredBillPayment | null,
  after: Payment,
  change: Written["change"],
): void {
  if (!stored || isCountedState(stored.state)) return;
  if (!isEmptyDifference(change) || !isSameMoney(stored, after))
    refuseConflict("state", "bill_refused");
}

type Written = {
  id: string;
  stored: StoredBillPayment | null;
  after: Payment;
  parts: readonly Part[];
  change: ReturnType<typeof childDifference<StoredBillPayment["parts"][number]>>;
};

function writePayment(tx: core.App, staff: Staff, written: Written): void {
  const { id, stored, after, parts, change } = written;
  const { company } = staff;
  writePurchase(tx, staff, header, {
    id,
    before: stored,
    after: { ...after },
    list: { name: "parts", change, final: parts.map(partValues) },
  });
  const row = ({ values }: DocumentChild) => ({ ...values, company, payment: id });
  writeChildren(tx, children, change, { added: row, updated: row });
  followCash(tx, staff, stored, after);
  refreshPaid(
    tx,
    [...parts, ...(stored?.parts ?? [])].map(({ bill }) => bill),
    [after.supplier_credit, stored?.supplier_credit ?? ""],
  );
}

/**
 * Refuses parts for unknown bills or another supplier's, and amounts above what is left of a bill or credit. When two
 * stations pay one bill, the second is refused with 409.
 */
export function checkPayable(
  tx: core.App,
  payment: Payment,
  parts: readonly Part[],
  added: readonly string[] = [],
): void {
  const found = payableOf(tx, {
    payment: payment.id,
    bills: parts.map(({ bill }) => bill),
    credit: payment.supplier_credit,
    added,
  });
  refuseIf([
    ...checkChildIdsFree(found.taken, parts.filter((part) => added.includes(part.id)).map(childOf)),
    ...parts.flatMap(({ place, bill }) => checkOwn(found.bills[bill], payment, `${place}.bill`)),
  ]);
  if (payment.method === "credit") checkCredit(found.credit, payment);
  if (!isCountedState(payment.state)) return;
  // A payment may have two parts for one bill, when the second was allotted later.
  const paid = new Map<string, number>();
  for (const { place, bill, amount } of parts) {
    const { total = 0, others = 0 } = found.bills[bill] ?? {};
    const rest = total - others - (paid.get(bill) ?? 0);
    paid.set(bill, (paid.get(bill) ?? 0) + toCentimes(amount));
    if (toCentimes(amount) > rest)
      refuseConflict(`${place}.amount`, "bill_exceeds", {
        rest: formatMoney(Math.max(0, rest) as Centimes),
      });
  }
}

type Named = { company: string; supplier: string } | undefined | null;

const checkOwn = (bill: Named, { company, supplier }: Payment, field: string): Violation[] => {
  if (bill?.company !== company) return [{ field, code: "unknown_record" }];
  return bill.supplier === supplier ? [] : [{ field, code: "bill_supplier" }];
};

/** Refuses a credit that is not received yet, another supplier's credit, or an amount above what is left of it. */
function checkCredit(
  credit: ReturnType<typeof payableOf>["credit"],
  { company, supplier, date, amount }: Payment,
): void {
  const field = "supplier_credit";
  if (credit?.company !== company) return refuse([{ field, code: "unknown_record" }]);
  if (credit.supplier !== supplier) refuse([{ field, code: "credit_supplier" }]);
  if (credit.received_on === "") refuse([{ field, code: "credit_expected" }]);
  if (date < credit.received_on) refuse([{ field: "date", code: "credit_late" }]);
  const left = (credit.total - credit.others) as Centimes;
  if (toCentimes(amount) > left) refuseConflict(field, "credit_used", { left: formatMoney(left) });
}
