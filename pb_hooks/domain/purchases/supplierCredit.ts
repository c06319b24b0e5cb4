/** Credits of suppliers (docs/rules-purchases-money.md, Credits): their state, and what is left of them. */
import { addDays, type IsoDay } from "#domain/core/days/days.ts";
import { type Centimes, centimesSql, minus, noMoney, toCentimes } from "#domain/core/money.ts";
import type { RecordOf } from "#domain/core/records.ts";

export const supplierCreditStates = ["expected", "received", "used", "abandoned"] as const;
export type SupplierCreditState = (typeof supplierCreditStates)[number];

/** Stored amounts that the state depends on; amounts in dirhams. */
export type CreditAmounts = Pick<
  RecordOf<"optique_supplier_credits">,
  "received_on" | "total_amount" | "used_amount" | "abandoned"
>;

/** Unused amount of a received credit. */
export const supplierCreditLeft = (credit: CreditAmounts): Centimes =>
  credit.received_on === "" || credit.abandoned
    ? noMoney
    : minus(toCentimes(credit.total_amount), toCentimes(credit.used_amount));

/** State of a credit. */
export function supplierCreditState(credit: CreditAmounts): SupplierCreditState {
  if (credit.abandoned) return "abandoned";
  if (credit.received_on === "") return "expected";
  return supplierCreditLeft(credit) > 0 ? "received" : "used";
}

/** `supplierCreditState` as SQL; `row`: the alias of the credit. */
export const supplierCreditStateSql = (row: string): string =>
  `CASE WHEN ${row}.abandoned = TRUE THEN 'abandoned' WHEN ${row}.received_on = '' THEN 'expected'
    WHEN ${row}.total_amount > ${row}.used_amount THEN 'received' ELSE 'used' END`;

/** Conditions of a credit that is awaited, and of one of which something is left; partial indexes repeat them. */
export const isExpectedCreditSql = (row: string): string =>
  `${row}.received_on = '' AND ${row}.abandoned = FALSE`;
export const isLeftCreditSql = (row: string): string =>
  `${row}.received_on > '' AND ${row}.total_amount > ${row}.used_amount`;

/** Unused amount as SQL, in centimes, of a received credit. */
export const supplierCreditLeftSql = (row: string): string =>
  `(${centimesSql(`${row}.total_amount`)} - ${centimesSql(`${row}.used_amount`)})`;

/** Days after which a credit that was asked for is asked for again. */
export const creditWaitDays = 30;
/** A credit asked for before this day is overdue. */
export const overdueCreditDay = (now: IsoDay): IsoDay => addDays(now, -creditWaitDays);
