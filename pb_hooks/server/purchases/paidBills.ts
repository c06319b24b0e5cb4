/** Sums derived from the parts of payments: the paid amount of a bill, and the used amount of a credit. */
import { centimesSql } from "#domain/core/money.ts";
import { countedStateSql } from "#domain/purchases/billPayment.ts";
import { currentTimestamp, inJsonList } from "#server/platform/storage/sql.ts";
import { execute, readJson, reading, statement } from "#server/platform/storage/statements.ts";

/** SQL of a bill's paid amount in centimes: its parts `x` of payments that count. */
export const paidOfSql = (bill: string, condition = "TRUE"): string =>
  `COALESCE((SELECT SUM(${centimesSql("x.amount")}) FROM optique_bill_parts x JOIN optique_bill_payments y ON y.id = x.payment
    WHERE x.bill = ${bill} AND ${countedStateSql("y.state")} AND ${condition}), 0)`;

/** SQL of the centimes of a credit used by payments `y`. */
export const usedOfSql = (credit: string, condition = "TRUE"): string =>
  `COALESCE((SELECT SUM(${centimesSql("y.amount")}) FROM optique_bill_payments y
    WHERE y.supplier_credit = ${credit} AND y.supplier_credit > '' AND ${countedStateSql("y.state")} AND ${condition}), 0)`;

const setPaid =
  statement(`UPDATE optique_bills SET paid_amount = ${paidOfSql("optique_bills.id")} / 100.0, updated = {:now}
  WHERE id ${inJsonList("ids")} AND paid_amount <> ${paidOfSql("optique_bills.id")} / 100.0`);
const setUsed =
  statement(`UPDATE optique_supplier_credits SET used_amount = ${usedOfSql("optique_supplier_credits.id")} / 100.0, updated = {:now}
  WHERE id ${inJsonList("ids")} AND used_amount <> ${usedOfSql("optique_supplier_credits.id")} / 100.0`);

/** Updates the paid amount of these bills, and the used amount of these credits. */
export function refreshPaid(
  tx: core.App,
  bills: readonly string[],
  credits: readonly string[],
): void {
  const now = currentTimestamp();
  const sets = [
    [setPaid, bills],
    [setUsed, credits.filter(Boolean)],
  ] as const;
  for (const [asked, ids] of sets)
    if (ids.length > 0) execute(tx, asked, { ids: JSON.stringify([...new Set(ids)]), now });
}

/** A bill that a payment refers to; amounts in centimes, `others`: paid by other payments. */
export type PayableBill = { company: string; supplier: string; total: number; others: number };
/** A credit that a payment refers to; `others`: used by other payments. */
export type UsableCredit = PayableBill & { received_on: string };

const payableRead = reading(`SELECT json_object(
    'bills', (SELECT json_group_object(b.id, json_object('company', b.company, 'supplier', b.supplier,
        'total', ${centimesSql("b.total_amount")}, 'others', ${paidOfSql("b.id", "y.id <> {:payment}")}))
      FROM optique_bills b WHERE b.id ${inJsonList("bills")}),
    'credit', (SELECT json_object('company', c.company, 'supplier', c.supplier, 'received_on', c.received_on,
        'total', ${centimesSql("c.total_amount")}, 'others', ${usedOfSql("c.id", "y.id <> {:payment}")})
      FROM optique_supplier_credits c WHERE c.id = {:credit}),
    'taken', (SELECT json_group_array(x.id) FROM optique_bill_parts x WHERE x.id ${inJsonList("added")}))`);

/**
 * Bills and credit of a payment, with what other payments use of them. `added`: ids of new parts; `taken` of the answer
 * lists those that exist already.
 */
export const payableOf = (
  app: core.App,
  asked: {
    payment: string;
    bills: readonly string[];
    credit: string;
    added: readonly string[];
  },
) =>
  readJson<{
    bills: Partial<Record<string, PayableBill>>;
    credit: UsableCredit | null;
    taken: string[];
  }>(app, payableRead, {
    ...asked,
    bills: JSON.stringify(asked.bills),
    added: JSON.stringify(asked.added),
  });
