/** Credits of suppliers (docs/rules-purchases-money.md, Credits): their state, and what is left of them. */
import { addDays, type IsoDay } from "#domain/core/days/days.ts";
import { type Centimes, centimesSql, minus, noMoney, toCentimes } from "#domain/core/money.ts";
import type { RecordOf } from "#domain/core/records.ts";

export const supplierCreditStates = ["expected", "received", "used", "abandoned"] as const;
export type SupplierCreditState = (typeof supplierCreditStates)[number];

/** Stored values that decide the state; amounts in dirhams. */
export type CreditAmounts = Pick<
  RecordOf<"optique_supplier_credits">,
  "received_on" | "total_amount" | "used_amount" | "abandoned"
>;

/** Unused amount of a received credit. */
export const supplierCreditLeft = (credit: CreditAmounts): Centimes =>
  credit.received_on === "" || credit.abandoned
    ? noMoney
    : minus(toCentimes(credit.total_amount), toCentimes(credit.used_amount));

export function supplierCreditState(credit: CreditAmounts): SupplierCreditState {
  if (credit.abandoned) return "abandoned";
  if (credit.received_on === "") return "expected";
  return supplierCreditLeft(credit) > 0 ? "received" : "used";
}

/** `supplierCreditState` as SQL; `row`: the alias of the credit. */
export const supplierCreditStateSql = (row: string): string =>
  `CASE WHEN ${row}.abandoned = TRUE THEN 'abandoned' WHEN ${row}.received_on = '' THEN 'expected'
    WHEN ${row}.total_amount > ${row}.used_amount THEN 'received' ELSE 'used' END`;

/** SQL conditions: the credit is not received yet; a received credit is not used up. Partial indexes repeat them. */
export const isExpectedCreditSql = (row: string): string =>
  `${row}.received_on = '' AND ${row}.abandoned = FALSE`;
export const isLeftCreditSql = (row: string): string =>
  `${row}.received_on > '' AND ${row}.total_amount > ${row}.used_amount`;

/** Unused amount of a received credit as SQL, in centimes. */
export const supplierCreditLeftSql = (row: string): string =>
  `(${centimesSql(`${row}.total_amount`)} - ${centimesSql(`${row}.used_amount`)})`;

/** Days after which a requested credit that has not come is overdue. */
export const creditWaitDays = 30;
/** A credit requested before this day is overdue. */
export const overdueCreditDay = (now: IsoDay): IsoDay => addDays(now, -creditWaitDays);
